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
      Functions: loading Vulkan                                     >>gpu-loader
      Device: choosing, opening, asking what it can                 >>gpu-device
      Memory: blocks and transfers                                  >>gpu-memory
      Kernels: from words to pipelines                              >>gpu-kernels
      Model: the weights, uploaded                                  >>gpu-model
      Session: the memory of one                                    >>gpu-session
      Recording: the dispatches of a token                          >>gpu-recording
      Passes: rows of several sessions                              >>gpu-passes
      Running: batches, tokens ahead, the KV cache                  >>gpu-running
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
   groups, and in recurrent layers 10, or 15; one more for each norm and each input turned into a
   Hadamard basis; with int8 keys and values as with head norms; plus 4 or 5 per token. A greedy
   session goes on by itself: the token of the greatest logit is embedded next, several tokens in
   one submit (`tokens_per_submit`), and handed out as they are sampled; if anything else is fed,
   what was computed ahead is dropped. Each token sends back its id and its final state. Prompts go
   through a tiled integer product in batches of up to 512 tokens, if the session's option `batch`
   allows it: by the device's own matrices, where it has them for int8 and is faster with them (the
   tier "matrix"); these sum up the same integers. The next batch is submitted while one is
   computed, as far as the token budget goes, so that the GPU always finds work. Batches of 2 to 8
   tokens, as in speculative decoding, read the weights once. Attention takes 64 positions a
   workgroup, for all query heads that share their keys; in a short text, where that would leave
   most of the device idle, for one. Of a prompt a workgroup takes up to 8 queries, of a few tokens,
   and goes through all positions; with int8 keys and values, of one token.

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
   hunyuan-dense and minicpm whose layers are ternary or of one bit, all in one form: I2_S, TQ1_0 or
   TQ2_0 with one scale a matrix and activations quantised whole; or these, Q2_0, PQ2_0, PTQ1_0,
   STQ1_0 or Q1_0 by groups, with activations quantised by groups of 32 columns. Chapter 8 of
   bitnet.h says which of both a model is. Beside these, or instead, matrices may be kept as floats,
   the same ones in all layers.

   Embeddings and lm_heads are uploaded as halves if they are F16, as they are if by groups, and as
   floats otherwise. A ternary lm_head, by groups or not, has no screen: it is no larger than one.
   Nor has a head with a scale or biases.

   Other models are refused with BITNET_ERROR_GPU_UNSUPPORTED: those of experts (maple); with a
   norm of each matrix's input and matrices of floats; in a Hadamard basis with blocks of more than
   4096 columns, or that differs from layer to layer; without a layer that attends; MTP heads, which
   the CPU computes. Sessions with an adapter are refused too where each matrix norms its input or
   branches are scaled (minicpm). The CPU goes on with the same bits.

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

#ifndef VULKAN_CORE_H_
#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES
#endif
#include <vulkan/vulkan_core.h>
#endif
#if defined(BITNET__POSIX) && !defined(BITNET_GPU_USE_VOLK)
#include <dlfcn.h>
#endif

#if defined(__clang__)
#if defined(BITNET__X86) /* as in bitnet.h */
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

/* ==================================================
   >>gpu-loader   Functions: loading Vulkan

   The library's own table, filled through vkGetInstanceProcAddr: nothing is linked, and no symbol
   can clash with the program's.

   Calls nothing.
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

   Calls >>pool and >>gpu-loader.
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
    {BITNET__DELTA_O, 1, 0, 0}};

/* Variants of attention, and of what surrounds it. */
enum { BITNET__GPU_SPLIT = 1 /* into chunks */, BITNET__GPU_BYTES = 2 /* int8 keys, values */ };

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
    X(FINAL,        "final",            1, 0, "last norm",        final) \
    X(HEADS,        "heads",            1, 0, "heads",            heads) \
    X(BY_HEAD,      "attention-head",   1, BITNET__GPU_SPLIT, "attention", attention) \
    X(SPLIT,        "attention",        1, BITNET__GPU_SPLIT, "attention", attention) \
    X(WHOLE,        "attention-prompt", 1, 0, "attention",        prompt) \
    X(CARRY,        "carry",            1, 0, "carry",            carry) \
    X(BYTES_HEADS,  "bytes-heads",      1, BITNET__GPU_BYTES, "heads", heads) \
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
    X(DELTA_OUT,    "delta-out",        5, BITNET__PRODUCT_DELTA_OUT, "output",          product)
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
    BITNET__PIPELINE_PRODUCT = BITNET__PIPELINE_QKV          /* + 5 * product */
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
    bool matrix;             /* prompts are multiplied by the device's matrices; then it is fast */
    bool native_halves;      /* the device's own conversion is right for all of them */
    bool flushes;            /* denormals to zero, or signs of zeros are lost */
    uint32_t spins;          /* looks that a workgroup of joined.comp takes */
    int32_t few;             /* workgroups that leave the device idle */
    int32_t crew;            /* teams that share a row, where workgroups are few */
    bitnet__atomic joined;   /* it is used; 0: not, or no longer */
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

   Calls >>gpu-loader and >>gpu-device.
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

   A pipeline is made at first use. Shapes are specialisation constants, so loops have known bounds;
   where the device can promise IEEE arithmetic, the module asks for it.

   Calls >>architectures, >>model, >>gpu-loader, >>gpu-device and >>gpu-words.
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
    uint32_t source, target, stride;
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

/* ---- what is special about each pipeline */

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

/* Are its matrices multiplied one by one, because their inputs differ or are not quantised? */
static bool bitnet__gpu_is_apart(const bitnet_gpu *gpu, int product) {
    int i = bitnet__gpu_products[product].first, end = i + bitnet__gpu_products[product].count;
    bool apart = bitnet__gpu_norms_each(gpu) && bitnet__gpu_products[product].count > 1;
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

/* What of a product is multiplied at once: all of its matrices, or one. */
typedef struct bitnet__gpu_slice {
    int product, rows;            /* gate and up count together */
    const bitnet__matrix *matrix; /* the first layer's */
    uint32_t before;              /* rows of the product before it */
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
    static const uint32_t modes[BITNET__PRODUCTS] = {0, 1, 2, 1, 3, 1}; /* rows.glsl's; 3: stored */
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
        bitnet__gpu_specialise_groups(bitnet__gpu_form(gpu->model), (int)c[1], tokens, c);
        c[6] = (uint32_t)bitnet__gpu_columns(gpu, next);
        c[7] = tokens == 1 && next != BITNET__PRODUCT_OUTPUT; /* which attention is before */
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
    c[BITNET__CONSTANT_NORMED] = bitnet__has_part(gpu->model->parts, BITNET__Q_NORM);
    c[9] = (uint32_t)bitnet__gpu_qkv_stride(gpu);
    c[10] = gpu->model->info.attention_period != 0;
    return op->which == BITNET__GPU_BYTES ? "bytes" : "heads";
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

/* The pipeline, made if need be. */
static bitnet_result bitnet__gpu_pipeline(bitnet_gpu *gpu, int number, VkPipeline *pipeline,
                                          bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    bitnet__gpu_lock(gpu);
    if (!gpu->pipelines[number])
        result = bitnet__gpu_make_pipeline(gpu, number, &gpu->pipelines[number], error);
    *pipeline = gpu->pipelines[number];
    bitnet__gpu_unlock(gpu);
    return result;
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

   Calls >>formats, >>architectures, >>groups, >>base3, >>screen, >>model, >>gpu-device,
   >>gpu-memory and >>gpu-kernels.
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
    const bitnet__matrix *m = &model->layers[layer].matrix[i], *form = bitnet__gpu_form(model);
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

static bitnet_result bitnet__gpu_check_model(const bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_model *model = gpu->model;
    const bitnet_model_info *info = &model->info;
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
    if (~model->parts & BITNET__LLAMA_PARTS & ~BITNET__PART(FFN_NORM) ||
        model->parts & ~(BITNET__BITNET_PARTS | BITNET__GEMMA3_PARTS | BITNET__LONGROPE_PARTS |
                         BITNET__QWEN35_PARTS))
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
        const float *gain = bitnet__norm_of(layer, bitnet__gpu_products[p].norm);
        int first = bitnet__gpu_products[p].first;
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

    for (i = 0; i < model->info.layers; i++)
        gpu->stats.weight_bytes += (int64_t)gpu->layers[i].weights.size;
    for (i = 0; i < gpu->lm_head.pieces; i++)
        gpu->stats.weight_bytes +=
            (int64_t)(gpu->screen.there ? gpu->screen.piece[i].size : gpu->lm_head.piece[i].size);
    gpu->stats.upload_microseconds = bitnet__microseconds() - start;
    return result;
}

/* ==================================================
   >>gpu-session   Session: the memory of one

   One block on the device, laid out once: the floats that kernels pass on, rotations, and a
   submit's state. The KV cache, as on the CPU, has blocks of its own, so that the device's memory
   alone limits contexts; recurrent layers have slots there, one for each snapshot. Exchange with
   the CPU goes through channels: a session has two, since two of its submits may be in flight.

   Calls >>formats, >>architectures, >>groups, >>screen, >>model, >>batch, >>recurrent, >>session,
   >>gpu-loader, >>gpu-device, >>gpu-memory and >>gpu-kernels.
   ================================================== */

/* Words of the kernels' struct State that the CPU writes or reads. */
enum {
    BITNET__STATE_POSITION = 0,
    BITNET__STATE_LATE = 2,
    BITNET__STATE_CHUNKS,
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
    uint32_t gates_stride;        /* of gate and up, if they are multiplied apart */
    uint32_t inner, inner_stride; /* what an adapter's A makes of an input */
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

    uint32_t *mask_now; /* what a row's mask would be now */
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
    size_t quants = batch * bitnet__gpu_quants_stride((int)bitnet__widest(info));
    size_t digits = verified * 4 * bitnet__screen_stride(info->width);
    size_t steps = 4; /* floats, of a token */
    VkDeviceSize used = 0, floats = 0;
    int32_t i;
    g->context = context;
    g->layers = info->layers;
    g->chunks = (uint32_t)(longest + 63) / 64;
    g->mask_stride = (uint32_t)mask_words;
    g->x_stride = (uint32_t)bitnet__pad((size_t)info->width, 64);
    g->qkv_stride = 0;
    if (bitnet__gpu_heads_apart(g)) g->qkv_stride = (uint32_t)bitnet__gpu_qkv_stride(gpu);
    g->gates_stride = 0;
    if (bitnet__gpu_is_parted(g, BITNET__PRODUCT_GATE_UP))
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
    g->gates = bitnet__gpu_take_floats(&floats, batch * g->gates_stride);
    g->branch = bitnet__gpu_take_floats(
        &floats, bitnet__gpu_is_post_normed(gpu, BITNET__PRODUCT_DOWN) ? batch * g->x_stride : 0);
    g->qkv = bitnet__gpu_take_floats(&floats, batch * g->qkv_stride);
    g->q = bitnet__gpu_take_floats(&floats, batch * g->q_stride);
    g->attention = bitnet__gpu_take_floats(&floats, batch * g->attention_stride);
    g->ffn = bitnet__gpu_take_floats(&floats, batch * g->ffn_stride);
    if (gpu->grouped ||
        gpu->lm_head.form == BITNET__GPU_CODES) /* and padded, so 2 groups or more */
        steps = 2 * bitnet__groups((int)bitnet__widest(info));
    g->steps = bitnet__gpu_take_floats(&floats, steps * batch);
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
    g->partial =
        bitnet__gpu_take_floats(&floats, (VkDeviceSize)verified * g->chunks * (size_t)info->heads *
                                             ((size_t)info->head_width + 2));
    g->floats = bitnet__gpu_take(&used, floats * sizeof(float));
    g->quants = bitnet__gpu_take(&used, quants > digits ? quants : digits);
    g->cache_bytes =
        bitnet__gpu_align((VkDeviceSize)info->kv_heads * (size_t)context * bitnet__gpu_row_size(g));
    g->rope = bitnet__gpu_take(&used, (VkDeviceSize)context * (size_t)info->rope_width * 4 *
                                          bitnet__gpu_turns(gpu));
    g->state = bitnet__gpu_take(&used, BITNET__GPU_STATE_BYTES +
                                           verified * (size_t)info->heads * sizeof(uint32_t));
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
    return block <= gpu->largest_block && largest <= gpu->largest_block &&
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
    g->floats.block = g->quants.block = g->rope.block = g->state.block = &g->block;
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
                            "a context of %i takes %i MiB on the GPU, which is too much: one of %i "
                            "would fit",
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

static void bitnet__gpu_write_set(bitnet__gpu_session *g, VkDescriptorSet set,
                                  const bitnet__gpu_region *weights, int layer) {
    bitnet__gpu_region regions[BITNET__GPU_BINDINGS];
    regions[0] = *weights, regions[1] = g->gpu->parameters;
    regions[2] = g->floats, regions[3] = g->quants;
    regions[4] = g->cache[2 * layer], regions[5] = g->cache[2 * layer + 1];
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
        bitnet__gpu_write_set(g, g->sets[layers + i], &gpu->lm_head.piece[i], 0);
    for (i = 0; !tied && i < gpu->embedding.pieces; i++)
        bitnet__gpu_write_set(g, g->sets[layers + gpu->lm_head.pieces + i],
                              &gpu->embedding.piece[i], 0);
    for (i = planes; i < screens; i++)
        bitnet__gpu_write_set(g, g->sets[i], &gpu->screen.piece[i - planes], 0);
    if (g->adapter) bitnet__gpu_write_set(g, g->sets[screens], &g->uploaded->all, 0);
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

   Calls >>architectures, >>model, >>adapter, >>gpu-device, >>gpu-memory, >>gpu-kernels, >>gpu-model
   and >>gpu-session.
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
    if (r->result == BITNET_OK)
        r->session->gpu->vk.CmdDispatch(r->commands, (uint32_t)x, (uint32_t)y, (uint32_t)z);
}

/* What comes next reads what was written, `to` at these stages. */
static void bitnet__gpu_then_at(bitnet__gpu_recorder *r, VkPipelineStageFlags to,
                                VkAccessFlags used) {
    if (r->result != BITNET_OK) return;
    bitnet__gpu_barrier(r->session->gpu, r->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | to,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | used);
}

/* The same of kernels alone. Only choose.comp writes sizes of dispatches; where every dispatch
   waited for sizes as well, it took an H100 3.3 microseconds more. */
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
    push.rope = 0;
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
    bitnet__gpu_dispatch(r, r->rows, 1, 1);
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
    size_t stride = bitnet__gpu_quants_stride(bitnet__gpu_columns(gpu, product));
    bitnet__push_grouped push;
    memset(&push, 0, sizeof push);
    push.first = slice->first;
    push.scales = slice->scales;
    push.biases = slice->biases;
    push.target = target;
    push.target_stride = target_stride;
    push.rows = (uint32_t)slice->rows;
    push.count = (uint32_t)r->rows;
    push.steps = g->steps;
    push.quants_stride = (uint32_t)(stride / 16);
    push.residual_scale = gpu->model->residual_scale;
    push.next_gain = prepares ? gpu->layers[next_layer].gains[next] : BITNET__GPU_NONE;
    push.next_reciprocal = bitnet__gpu_reciprocal(bitnet__gpu_columns(gpu, next));
    push.epsilon = gpu->model->info.norm_epsilon;
    bitnet__gpu_bind(r, bitnet__gpu_pipeline_of_product(r, product), g->sets[layer], &push,
                     sizeof push);
    if (variant == 4) bitnet__gpu_dispatch_tiles(r, slice);
    else bitnet__gpu_dispatch(r, slice->rows / BITNET__GROUP_ROWS, 1, 1);
    bitnet__gpu_then(r);
}

/* The same of floats, of vectors that are not quantised. */
static void bitnet__gpu_record_floats(bitnet__gpu_recorder *r, int layer,
                                      const bitnet__gpu_slice *slice, uint32_t source,
                                      uint32_t source_stride, uint32_t target,
                                      uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const int32_t teams = BITNET__GPU_THREADS / 8;
    bool branch = bitnet__gpu_products[slice->product].count == 1;
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
    bitnet__gpu_bind(r, BITNET__PIPELINE_FLOATS, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (slice->rows + teams - 1) / teams, r->rows, 1);
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
                                    uint32_t source, uint32_t target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    int columns = bitnet__gpu_columns(g->gpu, bitnet__gpu_op_of(pipeline)->which);
    bitnet__push_norms push;
    push.source = source;
    push.target = target;
    push.stride = (uint32_t)bitnet__pad((size_t)columns, 64);
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
        inner.scales = inner.biases = BITNET__GPU_NONE;
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
    uint32_t input = source; /* of an adapter */
    if (normed || (g->adapter && bitnet__gpu_is_normed(gpu, product))) {
        int norm = product == BITNET__PRODUCT_OUTPUT ? BITNET__PIPELINE_NORM_OUT
                   : product == BITNET__PRODUCT_DOWN ? BITNET__PIPELINE_NORM_DOWN
                                                     : BITNET__PIPELINE_NORM;
        bitnet__gpu_record_norm(r, layer, norm, gpu->layers[layer].gains[product], source,
                                g->normed);
        input = g->normed;
    }
    if (normed) source = input;
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
        bitnet__gpu_record_adapter(r, layer, product, input, source_stride, target, target_stride);
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
                                gpu->layers[layer].post_gains[product], g->branch, g->x);
}

/* Gate and up, and their activation. */
static void bitnet__gpu_record_gates(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    int32_t columns = g->gpu->model->info.ffn_width;
    bool apart = bitnet__gpu_is_parted(g, BITNET__PRODUCT_GATE_UP);
    bitnet__push_activate push;
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_GATE_UP, g->x, g->x_stride,
                               apart ? g->gates : g->ffn, apart ? g->gates_stride : g->ffn_stride);
    if (!apart) return;
    push.columns = (uint32_t)columns;
    push.source = g->gates;
    push.source_stride = g->gates_stride;
    push.target = g->ffn;
    push.target_stride = g->ffn_stride;
    bitnet__gpu_bind(r, BITNET__PIPELINE_ACTIVATE, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (columns + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, r->rows, 1);
    bitnet__gpu_then(r);
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

/* Dispatches as many workgroups as three words of the session's state say. */
static void bitnet__gpu_dispatch_stated(bitnet__gpu_recorder *r, const bitnet__gpu_session *g,
                                        int word) {
    if (r->result == BITNET_OK)
        g->gpu->vk.CmdDispatchIndirect(r->commands, g->block.buffer,
                                       g->state.offset + (VkDeviceSize)word * sizeof(uint32_t));
}

/* Prepares heads for attention, whose push constants it gets. */
static void bitnet__gpu_record_heads(bitnet__gpu_recorder *r, int layer, bitnet__push_layer push) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    int32_t heads = info->heads + 2 * info->kv_heads, each = g->bytes ? 1 : BITNET__GPU_THREADS / 8;
    push.gain = g->gpu->layers[layer].head_gains;
    push.source = g->qkv;
    push.reciprocal = bitnet__gpu_reciprocal(info->head_width);
    bitnet__gpu_bind(r, bitnet__gpu_pipeline_of(g, BITNET__PIPELINE_HEADS), g->sets[layer], &push,
                     sizeof push);
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
        bitnet__push_layer push =
            bitnet__gpu_layer_push(r, layer, &slice, g->x, g->q + row * g->q_stride, g->q_stride);
        push.context = (uint32_t)g->members[row]->context;
        push.outputs += row * g->attention_stride;
        push.quantised = 0; /* the set has other memory instead of int8 */
        push.partial += row * g->chunks * (uint32_t)info->heads * ((uint32_t)info->head_width + 2);
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
    bitnet__gpu_record_norm(r, 0, BITNET__PIPELINE_NORM, g->gpu->output_gain, g->x, g->normed);
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
        bitnet__gpu_record_gates(r, layer);
        bitnet__gpu_record_branch(r, layer, BITNET__PRODUCT_DOWN, g->ffn, g->ffn_stride);
    }
    bitnet__gpu_record_lm_head(r);
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

/* Goes before the bodies: copies the state, and masks if any, from the inbox. */
static bitnet_result bitnet__gpu_record_before(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands = g->now.channel.before;
    VkBufferCopy copies[2];
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_after_others(gpu, commands);
    copies[0].srcOffset = g->inbox_at;
    copies[0].dstOffset = g->state.offset;
    copies[0].size = BITNET__GPU_STATE_BYTES;
    copies[1].srcOffset = g->mask_at;
    copies[1].dstOffset = g->floats.offset + (VkDeviceSize)g->mask * 4;
    copies[1].size = 4 * (VkDeviceSize)bitnet__gpu_heads(&g->now.record) * g->mask_stride;
    gpu->vk.CmdCopyBuffer(commands, g->now.channel.block.buffer, g->block.buffer,
                          g->now.record.masked ? 2 : 1, copies);
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
   which attention reads; the head's results go where each session looks for its own.

   Passes are made on demand and lent. The last session to finish with a pass returns it. A pass
   recorded for the same sessions is reused with its commands.

   Calls >>gpu-loader, >>gpu-device, >>gpu-memory, >>gpu-session and >>gpu-recording.
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

/* Points the members' sets at their KV caches and states; carry.comp reads 0 and 3. */
static void bitnet__gpu_write_members(const bitnet__gpu_session *g, int32_t rows) {
    bitnet__gpu_region regions[BITNET__GPU_BINDINGS];
    int layers = g->gpu->model->info.layers, layer;
    int32_t row;
    for (row = 0; row < rows; row++)
        for (layer = 0; layer < layers; layer++) {
            const bitnet__gpu_session *member = g->members[row];
            regions[0] = g->cache[2 * layer], regions[3] = g->cache[2 * layer + 1];
            regions[1] = g->gpu->parameters, regions[2] = g->floats;
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
    VkBufferCopy copies[2 + BITNET__GPU_VERIFIED], state;
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
        state.srcOffset = member->inbox_at;
        state.dstOffset = member->state.offset;
        state.size = BITNET__GPU_STATE_BYTES;
        gpu->vk.CmdCopyBuffer(commands, member->now.channel.block.buffer, member->block.buffer, 1,
                              &state);
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

   Calls >>architectures, >>model, >>batch, >>recurrent, >>session, >>forward, >>passes, >>sampler,
   >>gpu-loader, >>gpu-device, >>gpu-memory, >>gpu-session, >>gpu-recording and >>gpu-passes.
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

/* Looks at what a submit has brought back. */
static bitnet_result bitnet__gpu_look(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet__gpu_record *record = &g->now.record;
    int32_t chosen = record->ahead ? record->count : bitnet__gpu_lm_head_rows(record->count), i;
    if (!record->shared && g->now.outbox[BITNET__STATE_LATE]) {
        bitnet__gpu_part(g->gpu);
        record->count = 0;     /* what was computed is worth nothing, */
        record->ahead = false; /* so that nobody takes it for used up */
        return BITNET_OK;
    }
    if (!record->shared)
        bitnet__gpu_note_time(g, bitnet__microseconds() - g->now.channel.submitted);
    bitnet__gpu_note_survivors(g);
    for (i = 0; i < bitnet__gpu_heads(record); i++)
        if (g->now.outbox[bitnet__gpu_choice_at(i) + BITNET__CHOICE_BAD])
            return bitnet__fail(&s->error, BITNET_ERROR_NON_FINITE,
                                "a logit is not a finite number");
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
    bool joined = bitnet__load_acquire(&gpu->joined) != 0 && !g->adapter;
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
        if (true_ones > 0 && bitnet__constrain(s) != BITNET_OK) s->sampler.mask = NULL;
        bitnet__gpu_make_mask(s, g->now.mask_out + (size_t)row * g->mask_stride);
        bitnet__gpu_suppose(s, -true_ones);
    }
    if (guesses > 0) bitnet__constrain(s);
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
    if (end < s->length || bitnet__constrain(s) != BITNET_OK) s->sampler.mask = NULL;
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

/* ---- several sessions in one pass */

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

   Calls >>model, >>batch, >>recurrent, >>session, >>forward, >>passes, >>sampler, >>gpu-device,
   >>gpu-memory, >>gpu-recording, >>gpu-passes and >>gpu-running.
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

/* Its first layer, or one of each kind. */
static void bitnet__gpu_probe_model(bitnet__gpu_probe *probe, const bitnet_gpu *gpu) {
    const bitnet_model *model = gpu->model;
    const int32_t period = model->info.attention_period;
    bitnet__gpu_part_probe(probe, gpu);
    probe->layers[0] = model->layers[0], probe->uploaded[0] = gpu->layers[0];
    probe->model.info.layers = 1;
    if (model->layers[0].recurrent) {
        probe->model.info.layers = probe->model.info.attention_period = 2;
        probe->layers[1] = model->layers[period - 1], probe->uploaded[1] = gpu->layers[period - 1];
    }
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
    int head;
    if (!bitnet__reserve_pages(s, s->computed, to)) return bitnet__no_memory(error);
    for (from = s->computed; from < to; from += n) {
        const bitnet__page *page = s->pages[from / BITNET__PAGE];
        int32_t at = from % BITNET__PAGE;
        n = to - from < BITNET__PAGE - at ? to - from : BITNET__PAGE - at;
        for (head = 0; head < info->kv_heads; head++) {
            uint16_t *keys = bitnet__keys_of(page, info, 0, head);
            uint64_t seed = (uint64_t)(from * info->kv_heads + head);
            bitnet__gpu_fill_head(keys, info, at, at + n, 2 * seed);
            bitnet__gpu_fill_head(keys + bitnet__to_value(page, info), info, at, at + n,
                                  2 * seed + 1);
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
    if (result == BITNET_OK) bitnet__gpu_of(probe->there)->layers = probe->model.info.layers;
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

   Calls >>architectures, >>pool, >>groups, >>model, >>session, >>forward, >>passes, >>sampler,
   >>gpu-device, >>gpu-memory, >>gpu-kernels, >>gpu-model, >>gpu-session, >>gpu-recording,
   >>gpu-passes, >>gpu-running and >>gpu-selftest.
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

/* Microseconds of 256 tokens of a prompt, after 64 that find everything cold; 0: unknown. The least
   of three times or, if they are short, of a quarter of a second, in which a device that was idle
   while kernels were compiled comes up to speed. */
static int64_t bitnet__gpu_prompt_time(bitnet_gpu *gpu) {
    enum { COLD = 64, COUNT = 256, TIMES = 3, SOME_TIME = 250000 };
    int32_t ids[COLD + COUNT] = {0}, i;
    bitnet_session_options options;
    bitnet_session *s;
    int64_t least = INT64_MAX, first, start;
    bool fed;
    memset(&options, 0, sizeof options);
    options.context = COLD + COUNT;
    s = bitnet_session_create(gpu->model, &options, NULL);
    fed = s && bitnet__gpu_attach(s, gpu) == BITNET_OK && bitnet_feed(s, ids, COLD) == BITNET_OK &&
          bitnet_logits(s);
    first = bitnet__microseconds();
    for (i = 0; fed && (i < TIMES || bitnet__microseconds() - first < SOME_TIME); i++) {
        bitnet_session_truncate(s, COLD);
        ids[0] = i & 1; /* others than before, which the GPU still knows */
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

/* Tests the tiers, fastest first. Only wrong results and kernels that fail to compile lead to the
   next tier; other errors end the search. A prompt tells whether the device's matrices are faster:
   on some they are not. */
static bitnet_result bitnet__gpu_settle_tier(bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_gpu_tier wanted = gpu->options.tier;
    int64_t with = 0; /* matrices: microseconds */
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
            with = bitnet__gpu_prompt_time(gpu);
            bitnet__gpu_use_matrices(gpu, false);
            continue;
        }
        if (result == BITNET_OK && with && gpu->fast)
            bitnet__gpu_use_matrices(gpu, with < bitnet__gpu_prompt_time(gpu));
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
    int product = (pipeline - BITNET__PIPELINE_PRODUCT) / 5, count = 0;
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
            bytes += (int64_t)m->rows * (int64_t)bitnet__gpu_row_bytes(m);
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
    r.joined = bitnet__load_acquire(&gpu->joined) != 0 && !r.session->adapter;
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

#if defined(__clang__) && defined(BITNET__X86)
#pragma float_control(pop)
#elif defined(__clang__)
#elif defined(__GNUC__)
#pragma GCC pop_options
#elif defined(_MSC_VER)
#pragma float_control(pop)
#endif

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

   Calls nothing.
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
"#%jljz{(iR!!+1&$VU95!Bx_-!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'SiXT}!!SL-+*up#",
"!=zS5,@C=v/mcfi!(dcA$<%:8/2/Z-%8j-d/PPj$!@(iY#{#&#!!TsW!!h}&#|xF=!!TyY!=s/l!!T|j!!U*3!!rKq%4G37",
"6](9[!#2rv1g[Z}!zzj4#:9w6!#9z4!@wHz$8zxZ'chvT!#,3L!A&C7!_CSy!#p:uzz=F<6VGjh6tf(#%xi;6'54$|5:$:q",
"'4ub*4|Tam&pRF!N-wYQ'/p'bN;us&'N3P`FsWKK'lM(#7kKc4(,k57R%^,c(K+D5]UXY8(iIR^]qL)!))g_`67A)[$^P8=",
"'4saV'DN3g'41f)(61cS!$tPk1jnzu!%3b;!$.*6!c(wD{!lGD6PtKHzz@-U5k&#86VH}AsU}K6(IZ3x%x}=C&n$${'rbvk",
"(}3MQ!G9&i9L:01!!+Yg9L:0r!&DM/5}-Dp!%g&D/Upq.%w:^Y&t7t`%yzH]'pLc[)kYw1#_ylA7919b!$kQZ8m_)S8m_,T",
"7qbf[!'AS+!'K[{6:<zp+zt:|!{DYd'LI@b!'|zP!'KUy4`Ng#(-x}V+#q|k+=L5(!^'Pk$77y1!(fU-)gSlg+$:Ju*`n#c",
"4B0$<+@*{<!^m!R#Y]]k!^9mw!%=.t)kZD1!([RT!%RG^!!5B1+{!9c#[)SXH`Gv*Jz[%C,@&!n!%]]n74RdY!BqFs!!&1n",
".7rgb&^q7y.4J9w.TQi!,+9DPF1dY*7SH4k*)6R8K^*8U*B@|3!.Y@d!.Fdv8=G(dJ|4YB!&)-8J|If69.Y/z!/7B}!zzZY",
"6Vp(A1/at*MPcf%#:9LLJzZS%J|hJ-1hWsR8_#!U$|Y5v*C/`a$)/P}%8;=0$y7$z2.c9FNj_y&#Y]cj!{!Q$J|g}Q2sUn$",
"PQvk`9s^@d:Vq,GJ|vbH1RHQDQ/i:i:q$xl;r,SmJ}4!R1XqU'6`)J'<L#NC=.F{UJ}3}v1Y'p1;P;K@=ghL%@I`F[5:/]N",
"1Y:,;;N_0<@d.'(Acyz.J}4!!/}klA,&jSYS]IM/B4$)*!.YtWB`v,*JzZSnMt8]72V[_=TYKS,'y]R_!(sm16z,!a#;MyZ",
"!hx2/.|#N*8rqL|K8Tjz#D**g$VjKB8uRU`NT+;&$8=l*6VHz:!]bI/6[/QX+#^@|1K,</!=VfWV#,|sD:Pl@J|kIr.@k4q",
"0Lu%z'.q3_2kR;[!!'BCJ|g|:+#+.k1KTX3!K6|m!`H2n)FDZ}$''1@4,{!T(l::.-gSPgJ{W0'(K[bq(Q3{q1KL_W6u2vJ",
"1L)ZG!KV;t$w^+{F*u+-/1{_x!!#HN",
};
static const char bitnet__spv_adapt[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!!'<9-qXr{&LBiD:<tJ3*Lzj!]qI]!)B|rFrst_!!!,@#Dw8)!^0c1!!`f&#x86.A#b}&67y6u",
"%42<<!@'{D$7v`I!i3P;Cn=$A#x#{'!@*K3$B62;@G[M8Cmtg;$V_.8$7i*3CnqAF%4;AA&;Y<C%^r'A!$lLy!()Hv!@*d=",
"#y_9Z!!Sq6!=r(I!!S{GCW)U=!!tdr%4G37$w7vP!#0q/'jgAN!z|Cg&P`b6!{9`,$:+^T*c9_l*C.=]!`f8Q+B#yp+ztY_",
"dfa@r7TJXr%rbLk&q7$d%6ghH'1[*Y%u6SS'/cca'1y6k'1f*]'1f*^'1f*_'2MXh'/0GT-8%ZF!#1Ap)(#x|-9[/D-70-|",
"-79=$-VN6|!#Y[_/1(j,*dL2=.SK'T.Wb{b2+WiU,{ChA,<sb$*FZhq!$}QQ!%*X'!%3_)!%<f+!%Hl-!%4)8+$xs%+=L4l",
"2ck_)!!#Dm#::su!$}xa/qcYV.7!!k+%/:H*`n!s,!dp0!]^sv#:;,z!'6U{-YBkq+%Vk33dQkL3'upr3F<q!+{*jQ!^0Vf",
"!]_3&!&Y!#4`PR$5%4VI*dtC#.w)jY!]_D(#:;[,!(fN+=BIhv5`V#|0m@^p!z}@G!'_b{=B+XS0S{5:,Yg_h!a:t1!B*#A",
".4A*60LLhq#An+a=Cv2S!!jn2#:;&[+_y&-#YZR*!!,9^+{!9f$:r/N:I8(|=}f:Y4B'$#6{'LX@#s7v+=B8;Fhh}D)FCK]",
"!(fb1,{PFS-VZ#V4aCIc'Vf215%6_,'P37/'/fif*DJS8!-r)t8T<fD-w&WS5wiWh!^(j4=Ak35*LP+f!+)!@.qsih6W2C/",
"!+GdW)M0(q#Y[Z+1IfRI!=Ubs2dra[!GcM`*)8{(A!SIz#::jA2d@/Q!=Uiu!&;Ak",
};
static const char bitnet__spv_attention[][96] = {
"!^'L@!=4:Pzz=(&!!qV5!!-ZazzI.$<iYHKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!=qL-$7s04={Nd0;dC&*",
"A|_D+$'5-F!!W+<$@';|!(QJN#x#g0!!SI)!!hz)$<.F;/QWn0%X3<g/mmt&!@(l[$:J8'*CM|x%Wj$b.STKm!@(6J$8f,n",
"%5D.b-VZ,8!@'m;$7K9^I!uqr%W$SZ,:<dp!@+q]$GLv%N/!H!%VY7V+!%;|!@,Hn$I1%1T;*{.%V0{R)cht,$@#WgX.x-7",
"%UqhN(glV5!@-H/$L0#I^;$aF#|Yj`!!]Y-$75z5104K21/k0.*g/TY'R{Qv2(&X:3&wzv6XT6'2-)cw+cJ(`(P7%|3%!vB",
"4$3N|3D`D|.wf322-N|8-]i}k)jyh(4=:@K5<v3(4`D*(3*iQ@.:fHq5wsuV!=|f-+=78++]`J04]P@L6VH%P!=|l2,:3W1",
",Y[h45YK^Q6VH%J!=|l5-7/u7-VX(78P=Ya6VH%]&R[9Z!=sf9!!_p@,:3Ym7u3T87Wq([6[,Hj85lSH#{r7W!!^iR.qhL!",
"#|:S[!!^vV0.$t*#|cm`!!T|Y!!j&h2/+}j#aK)%$#;VW!!_2_2cWf:#}VDi!!_@c3}r/D#}}_m!!_Mh5:-WM$!Hyr!!_Zl",
",K=(KAAMSj*/-]0!@)t#$@S'm98T{lCud9&7qkSk!!V30NT+8*=]sqL!@)[7$B63&@G^m%Cv.U*9.'{$!@+#F$Cy@:FTh^9",
"CvVp.:IAF8!@+WW/.U09Cvu&1!@-Wl];5;u,ch/b!=sf|!!Ut%!!`/g:20y}6tf(t:*w-b$ts77!#'j.$@)Td8m]zbBqZV;",
"!{0L474C4&#Yl`6#b0U%!^9]7!{bml!#'m2!#R<'&QSTI#xUH8#CqK$!^0V69-{046v4ta&1B}(&Pa2D'l_t_7sYN74b)l/",
"'.=^N*B='2)*C_m)I!3d!#DwB!#PsN(L/t3&8H4;'mdzV';k2r6G]_X,wqb},;vYG,[YD,!]{NH,YSc#-92/b#:PbKsU|})",
"(-G]Y)Izq+!&'7`!&2+!!]zV,/Wsn!-tmA-'0-{T%8%mc.SK[1/uh@K!]zY,!$%#R!^9yw$77AF(+DMC!bJG*(IGF-4&PUL",
"1Nqi{!bj<d#Ax1B!)0My#_yps!(zCy2KdnF3}s}i(Ny^('50<Z(2<n`86_(*8tf2g4A-L^'50YU(2*a`86s4.!(;py(+;cj",
"8tdV4!%q4`(+XJP!|iR`!&'Bi'3@<$(3XbK#z&&j!6f')#$Q(!+==zG&WGT.%rWnY+{g+<(+::f''bMiddQI6fCwFB-7Kdd",
"g]4rpg]BV9+dP}b'.<yC(5;n]#!ks(g^!|_fIvXf/Pf,#$W!5Z*}z6+!I#H:!G5Y@+|bwM!vMAc!(R#<7;R|I!brbt!*Kx'",
"!K@fn!)%g^'rlKZ$!qGudcCR(!/WBc#Y[#U6V[-.A^LM3iV'@d!]_NU#*)),#qX@xg{<`3hpWuIhqT[,hZ+DgfAts)g6PZ5",
"!@yQf$@Gy}$1Jkl70*F-%s,In&KTDV%r,4I''QZ5'5'_h'<ZA(C.CZ.zzFvM!!&SQ;cXcSzzISw!!$B9!`57}7YA'K&|J`k",
"4!()N!),^:!!@(-7<.('6v.)='c_8iiWm7xiWk$A/utc*6tf=aYI-%a!{p2`6MkdY6VRIg!@3#i'50,&BCa_2!z|]|4HhJ'",
"j4#'56z}NFR%T2g!(zdV/cQ6k!z|[R5|=X5957cS'4saT'DN5d7z{F5'DlPd-F}Uw!7j!J!6c;Q{9[twiV(x/7qa]i!!+Y4",
"7qa]g!6c<sg<q/ng@=XW8mdG<f}W^m!(vy%*J^fLI!C)GFI6ub;.}m0fCZz*fCY1;fCY.:fJLzv84Qkw&vRCBfCty684Gdv",
"Gz.lkfNRp2g=%(2$|3iT%t1JG&zJt='5tr'%yZLG(Ak=CrRp3;NT;&67S/!R!!+Bu77DN2^:4Px6zZ22!^'w<fCl{4fCw@]",
"7`Q%I'2ak)PQV03!tU2:&8*B**^&6),:4LQk0^[F,wq%=#:9It7Tb`9g]CtKPQ-lG7Z,#d))p<lI}3c7:I6PDJ:*vv:I6Nx",
"!6c<h!(S[Y&_k;hdcK}V&8G@8gL<y*&!Bf1&{G[L1Q:ugiWpfz#C-FZ!I5b@.Z`zjNT2#R$W=p68{Sj^!:hJ<6Z9{LNr|4G",
"Kvxn9L%Z;ML<#<M7%q[G&+'PU7L<Mw9G8I&7MB7#!Z(T$!:hP0'Ir+`Lrq30M3=M_:I6PPMP:|.sW(TB7qa]-!(p,`P2DNT",
"pJDY3'IvY`&#IkH&|M@W)019aP-=Fz:I6PVPI3Z:pB6j(7SK@DrY:Fl$@P1m91q{`qdh)j*gICC)])sD!#@W:!@{w_Rbc!D",
"Rq9MpS)h4a:Y:'g!i%dN7;[#X!!+S8!6cG0!:j|r7qaz5'Tm9_7qb'-(ngjP,W%`H!bm7w9/s'X8j^TXVsnXBW37J}:I6Pn",
"WP4yliV'AS'ItbWscAym!g[M-7['=f(IHBq7{|Z=)2:MF%qwP+5u6F:;'zPQ;F9YR'B@NX6}kx0s^_i6#)rp6(Fs38!]]h&",
"I@+2N!7j!J!6cGL)knh.90nav&n.Y@;ki;Hh&7MTsbPDd%&_jfk1[!d!f46!sm!Sl7TB&A7ALVP7y&*xPnY{9L',kZMu@%$",
"!#<M'=dKN/7JCT06Xv:t6nk!N.Pz@ZstDW4fWRr6fWZIf9Dfz2b%jiM!#BIN!@}i9sWZD!-f9<$GqWL%=]QAY7,szJ$S}90",
"$^vn_5u6LFs`M%P!_Cb$84GfF6Gt4/fAs9k6tf=b7qkm#d<;QPdF-7=sV(pb;UyTB5&{X{7`*$ldfuMb*Xva+!6wFN&1Y+q",
"!)}Kw+$&T)-Va|f&WZ8$!)%_j!)8#s!))g-673!$%SQ2F.uw=/6VN_@-{gLl!CdDB!6PM$:hhwk:F`FAsX+0Y7<7X[#|3fJ",
"gc{TG74,yW;FQpUsV2i%$!s,CfDt<W'5.W%!)(Lc6x'w)6$J1DsV;pA6VH{+!]]:KfF0k{.7]Vv0L`uv&1jnQfF0rc<{5L^",
"9LBda!H;=jnI:N`=Yrfp/n&Jw7yWLz%4yD#fKG@:/pRnf/1:Qng}.:,/ghrYNTcd_!'k-p'LK+q$7<Zb6tlz'!Cb*!fDqa{",
"NT1_G-`_BsgDkt)+!upq<CIVF;(*&w!(xz<<a^wZ74WD1!7%`uh^_J}*}xt]/n$kr0.6nn@7SAx!7%Kp*B<+^!7%Rr!*Il%",
"sV'n_!zzZ06Vp(A10#-.sVQ|C!!,:L+!%zb1Jv1'$u!jAs_F*TgC|#q.<JsG+{girsVf@:*CCmy:J4.TnK0yKAr*5p#a=A`",
"!{%;z1IURGsV,S!<9sC|1rh(Bs__7{<wQJ{1rr.F<`Ys;<L;aqgD)jh1SH)VCLdl4@S++|1Tr7M6`p2/@d!VngC|mj2mkkh",
"s`f=3B-bQ/gDG[$Dh!I,B@2`+C*^{(1U:SZ=g]_NB|/*0D'Z:60NZSaFF]q:<$vLg!K1,qfHV$rG%:,/!]d2qD8ql8!7$w_",
"!9FG@2R`,YsV2i(Nrh4k6n(.[81AkY#Y['H1I[KH6t|c=2d,JJ!KB*i*):0Mi{3:V81)8Z#;.m;!]dJx#Y`G`=!z{|sVGv1",
"=-Gj$6u&-36YPp*!_v!%7A_qrsV[)n!z|g+#Y`hn%Sf65!)(LI;B]$k=@9k}sWWa<!7lKa7}H-|<2pCXNTv'k6u/17gDCj&",
"/11Ph+/dJrjWW:P+]W*_0Iu0T!&!;iHpZX{+#=SM*a7<ksV$_l!C/il76q3uPQB+!0LA|ZJ7I[C%&|l[!9D[!PQ@-rfF0uk",
"7T,-&+!/!C+{*Kk!@YCa%6{7}$ulFq&56=G%v3I#@;(^Qg<n!sK78p39:^2{6vVLh!^!Jw6tp:<%&_Fm!#'c2!]^pV#wv]t",
"$VTqy!]^}G#C4$VnK1PM7SWAq!!.bk!_Wk<74N[C.7#(60Lu%z#YviH+%i^n*D#5z'c-[%.=waL+#Sz%7tj:Ll.Y+,*BD6:",
"!7KgT9.Kvd+@hBLk0r=i#:B<8fF5%kP3*QP77tTT6tf@J6w|lPNr],f#`NaZfGT#H3+yYQ!7L0fNrFi|,,jmv-VzP.%WUwZ",
"iYC43ASjR*%6{G%0T4B*.Pt!F'LJ,I-Vc_j2MR8!2HG=j!7%6i2j;Sd)(*3vfF1caML[MM!z{P43`SpI3}sZ)4^-WT$]T)q",
"&8=(#,$t8pk3q<*+z{0#5&^vi!)w=V!)0rP,%Hk{sYx6K!6cp.9[%#TmcgHqstIN2%9Jx%n%/0W$pvRn8-.zTt/VGYp!%+@",
"7xHy/t/j@T!FIQ'PQalC!hl4,7U9S<7Xlc_!Y!qWBZUHt!)AcIp{'}.3}xm<fF1LYNgw*wNTGiS:Dmkf8-b-&t03rNqwygM",
"r78mxq^%3ifF8p'srCZ8!!irs!)PX5!!$aV!]_^R7muWv7bACs9xG@C:FL548.@TRt0q:UsqrDZt11L!sVyppsx6S^sx.q+",
"!]_^X;C&11<%MUqRh8BlS(qBgsb;A=fHRC.RJH8a#g#6p7AN#SlKz)!&zW5u!0m|`R=Pj`!]d)]GcR=u!^9mwfDvP|%;,x|",
"fF0xm+!.7G75+f1Hh5fimI,7'R+cgG)6_C1!8yfx!8q-a!7$wdHZypu#!kuPH32U|!!aPK!!lPS!!$@t#:</d&PTYqK)Hxh",
"!(7%*GssYC!(xpq#;$'x!]d2s7cG54SBlQg!]d2y<3{jD7:|Zr!7lQK!7jHh!7jS*+C)dn!7l5A/}zmz6_BXv)Rs&6!{%2y",
"*Y$<U*)$D(iYCcCASjvB)*l0ATB{u9/iT|mg%|j@Ql/b:8,[Hl7kKg5<q^7P%(5:T!*9$5!!%&/6th5l7r|*l!9F82gD8z*",
"&1BU@!DF4y!)&$!(M4yu!7%w--XkSM${lX,1KWb;S:K4!I6hQ4+1FCj-YLn9(M4bwsX$5a!6d{'(j(a4!7jH{iWV:u(y5Cl",
"+z{/|!]d{|Taj$.!$&Z#4N1^F$##xdfDr.rP1nuisYdIpscBn!!C/fPC$uXf/1d[X!]d*$6^DS#!)p646{.i$!+HV*C$C;M",
"$7=Pd9Lm0.+'8^D79Xb`+3gxN79vvc,K=(:sW9/rfF0nu-7D-SK7#],I!nXT!{%2agCGzU(n{3J#!+@k&S6n)!fNXG8Hxb1",
"9rVC779Ca*+'a|)5Z)w(A=zYf:tivU#]cwc!6cd2.ZPx!8PUR8SdZg,!9CYPU#TQx%v5Nd3}{,-#<y4[!]d{|<QyH2$;(]^",
"(gm5@6VJ&YNTR-]!^w.YC%J&fQ/xH(7*rw6-Gz-b]zSc!6zhYjU^.hQ!`JBd6m,SP!!U`#(vNd5!&!2f4l:Z3!AnN_Sf:wj",
"^twjm6^G'rsVpiR!6dv&,n;*:sY]8t*B:jD'1#f<b+-&K@Vs*4!77'bbIJs6'CQd&.4@3v74X95bL!'(6]^]psWN3Q!6cpn",
"fF17p-9[7}MP85NsV+b1#BNnad`_a8$VW.w@:mgSsX!{SJk6U0@]XdpFQ0]c8S8#Kg<{|<)FBgA.4iCu.5p)-.6a^=,!3GG",
"8Sqvs+`B5Q#xFqUpDMdp7Ns%/<J*kh!!&7K.b@`(!!&W:&PNyP!]d*C!6fw*pLS9N6ty-nNT)q[#^t[Fhtrz^!(}9=!]f(k",
"%tYT%#YaG37rr'*sV)uB8x9/j%PyPu7#$@6R,Y,T0[}sc!(x|u!]gj{#.6l2!$)Hg=N4bg!%M,m!PYX_!#,BN6VJ/[+Al}N",
"sVy8,7;rPJ&%{;JRJK_m01@u(!!Su!6tlj-!*V4}!!$_$;tl+.,7@CM$u),H%qv.i%SZY%5ijBJ-Vc*FpHiSk0/)[F!755D",
"!C/v(*Cb#x&g1;{.=waI.5Gl),!*@DsYG|h*FnK4NrZv,/Q`GsR,8u:jPK:q#cy.b8m]va${u$STc@aM91QAHNTZ:)=_6=x",
"*$|,|6@U]Y!*+b!NTamfr[CwK!(qp5&PNn.%SX&-.7{3l!6x+67487;/2Pk[!78'#*f,HG0.'!#!lT0^&PQ!/!(-k-8ZlfZ",
"!z}-a*bzIU$]f|.G`skI#zaau$WDVy$xzuB=du73NU7;P9(f0yNTpbT*4/(IfD{{,NTfr(7Tr*n(Xm(h!a!2h7!!;{sVR3V",
"!7L0vQ.w$.tVjk0h]nnm(qTA|@:0|&!B^Y/&WZK$675u}Ju0vJ@W1'X#!p&9K=u<T6{s[U!).fk!)1wq'5MYA6|_Ac!);'t",
"AT-Ky!(rmY&5.j},{xT^kR{<L-`^/2S(dp:tjm`W!9GZcXrLmR;a9IztS$`dnPhs|8PSbu+@=53qcC/]!]d)`QkK|I!v0[&",
".51j!.4_;s,%2F's]R'J*IwPUD+_M',)TZYt^P2{.=wbFtUh1{,KI4wPnV;Q.D@z1!MZR2#aTk*PnSj`:K:cJ:%aNBQQ<1]",
"A9M9q:L^=9#Yd:4)tQ`c.68Ch-VY$6fFm8+,asXyZBInI@VsRB6vbt=L;FVSPSw0r7bsfj#Y]$$83R&VQM_nF75r4J81qsv",
"!]k@{$gH''!AQH_-@,@9!)'@@4C$)CsXy<'7:6,k-W,T4g$DfAP1fa%!#HCJ&10kbiZ!:V6GRiz!6wnBZ.}}k6{KB/gx4^Q",
"tS&Ng,!h5{iSu@;$7<{qQ{.yF+%|b-fF1h:ASk#I*'hUG+W+nx!g_8N8ZJ@*.qv;J0=qMC/msN9#-i'T!9G[5K@(ZC,Rk;L",
";L0C01I=[[5YKMP!&S^s)c`ua,$#Yls[@u1*HgdIkk'66,5FLvtkA&9!z|^7l+Cx}#Dw0(#(Z^Y!@G)g&mjq*BUIP2cd$W6",
"%sh!`*C/_|!6cca!@Q/j67p1[;%[lx6v#3<ZkKg^&k4xB!+A,Q<1|kcKV;M.!@5w_Xr]u$$hCfZ6}^CN+ANgvk2%*u7$pmQ",
"S)U2K%6Ut]fDqZd)hQ,&7Up!P*%|bH!7L0{gAmJ01Z#n(@VsfL#imDNSt=a{#^J+T!9F9pgD9Bs)tl[6)*kz9(ivR-*)'XT",
"+C*;;;7b(d+C*a.+^q%:sg=b;gCyAHmF=:|!)<S26**cLRJU|v$[6}x$cKAf273L}sgKt#Ca:<yV:snD*6mg0!@sir!)&*&",
"T@;N<!'mL{4Q43L7#$^M5,n+.9:FljTC2MT$*}-A7$RIY%45@y$@J*1+XFV]q]:,{7AySI[+}}0Gv^@C0jy8BNTP_C7r+Q-",
"fD{+k,52{p#k6)k&157l)kQ]Z/PM@+U6{Aa!9F82nPi:t2FM^_#Yc,U$I<)c75F)`-W^bXNrP|}@@hXr8SyqlD4zKJ7;g!y",
"nFC[[!_KX:76g6x+XGW+6uaV<-;4rCfF2!C!xGxZ,z[kY9xApX-tvrM!]_m_8ia'1q]mNhNT4%|gDaqT!J&x[&udVTH!]HT",
"U{7Rx#[aGuH=}++PQ/uPt|C#=VKUl'fDyUI,HQ1F!n]qC9|')'$;,(z*Cv/yVirnY'QP{_P2}nw=_-74KrKK3!!8kC!&nax",
"@K1VZ!6cggfF&[Gk=@r[76KNKNs1xIh[|N*&]Gb7U=w:yfF1D+ASjU,%V:T'tqALWI:vqn!CSrwQM-|L/aSUF-bVLL${z^}",
"tu.7L#:;j0J7s0k&V%VXgJ'dntvaw.t}RL57%3M8-cr0*6tswrQM%(S)3!s1nI7i)VZg&z7b/dZ!*gv!+=Za_:kx)`&11)V",
"8W<XukmGfa=1mtX&TRNvfF18,ASj[0&3wn+3J.$!78MW_2_g+h77`JZ2}0:D6wPiQV:w*U*IN;.53S)$.4IFv7wj0PWXJVQ",
"+3}5V7B'A`P2(#*9*@5ZV;I4p-VvDqfHpU|74Cb|p`+_I(gmTc<TYwXV;:d4:/d.a:/Z'G$tu_m!.#7%!=AW|V<}w./k.uD",
"77R/Z-72j.+zu}c&9*2=%qv/.)+s.n!6dbz(2!Ij9Q11aBZLt4#Hgzd+%iX$!&G3A8=f(@RJD<A6u87Ss_q*wsV2fy*ByT1",
"f==+L@Vt2WHqW.q6X0Y9$V}JasXrh/,#M@H.4@3v+}}8BsY;sf*FdD3*)7rUs]m/!1(Jj=8R<hpf}f`}T%r1U7SkDp#Z%VJ",
"$tyuf7Y*-<@xKSS6Vy0-#w}[K!7'-.'/2c,lt|IH!{Dj.!7$w`X);ZTB&i`P79^`nH$huM!.600.hB$T(gbf4GcJL&)c^U)",
"A9&:/%4:0S===;/!]f=JgAm}h7z|P3!]r3YsY(d,!^0Xi!]dl&(L/`5WmR#s83-lP6Vi3F8U!aU5:Xj@6SrV{!JG@KU@8&k",
";]]XWP2;(JYhQu!#Yl`y!)05!!{(S7!!$`h-tn;]4!Q.HxB[kz!6cctXDL:k,!:b]X-w2|X_!bB!6cc]!9D[<XTquXsX5/k",
"$VW/9-x#=F!'!MX0!=5C6c=3a0M*;`$7UI%8Q&}=:+|`I9.!J_!!b:Q*r+Ku/T;Xl&^{5+-twRD3!s;wfD|1`7;g!xPQ2!N",
"-XZUrfHqft1I)6<]([#b!^'j[$V[vW7;!rFt3_;a6{p93!:hb)%SX5Z8umYS(khs:fF1Q3ASjs@(L/m9/3r]d/bJW#/rlPh",
"QM=T03(gP)fHt]$3WftSB`3Y(sV*(N9[(0Q4]Q;*-Vl%774p3sFdKp'#<BX`G%k34!_ar,7|}'(+ZI|290*(C=3]$)7Af:C",
"6f3:2#Ff=iBnWp`#;MQ/!RMMq@KF:M5u5G/sXrh-C.u{c5u4s'6x%//-VvK^$;:LW$xc`u(vbmJ*hwSP*F%G7*dblV,@8uG",
"fF1u@ASk8X+}`CS-wX(['XB|ru3Fn/Y}&umASmsq*Nb^kU^PFZ7xds`NS|`r@;/R&P1[])!0r.8_^0g}6ucl'&p{'k#:BG{",
"gDaq$gAlwV&4}[mZ(z;N!}W&i%u`9t!$GXd2gFT-Z]#w*gAm%dgCz*/2cujXZvhk+*BCl|!S+v=!77'h[wRnYh$!z$-jCS=",
"*dR8#%VZQs<7!RDZlQ2[@WV6@95=Q_0<L^wRhc}6%bGiP:-{4tRh9vQ4s/I_!!b+GC#ZmV75mKR%itcZ!gT|H8pAaCg=9Xx",
"'1y|r!'Yx.!^[5,6vV7I*J.%8'Q92x'jfw!7;%]!=^;G;!@KnLKVBP.6zr]n7*rvsD[!6Q!)%*X](^|w:<_+c!^Kf.6^WrD",
"!__[wD[]b`#$7F9]=#8d#c[mx-[0z5$@NX:!6d$k,!Rxw861=`.xg+X$w^+UJQ{um<'5nb$VW[f!,z+&#wy%b!.k]T7rZ4h",
"&mju.%42]+!+AhaALZ@*+#gl{3`{.#+!+,`-W5@n'Q8Dq!B#6*c1W'G6Gt4-!C07`::R^H8R.2:&S6{-:sGf&vj4.{NUjH8",
":I_AG9,`jc'LI:@6uS775[M}((JTw^6c!*m)d(rS2j$-'!=mQI#w}ag#:BMd!r1P|^:Z!T.IWGz+|cH(8RBIT'0t71*F(RC",
"+$th9+C<Lg8TP't]fM.+6W&4L#xaSzu0_!Q<%8(c$tu3Cwg,|j!DFa-NT:bS6uaS19[:H3$Zsr*%T^gu*CWzd5ij=17Zd-@",
"Q/pX}6}&HN%J+$#+<9W|7s`x{9i]4-&1.Pu9-z]`8^:bWx}pfn:T$#u81%[NX6cNYA/8hZ&Q%1)'.1Vl7}_ZL$7A4h!!$_*",
"I14Yy!(yU)[,+}Z,i<y/+%ja1&Q6F'-Vw'4fM+Lh+BM:F77C.k^&sk5(*[jQbTBPg6|2qnV[3$':L!uq*`[nj5YKMQHh@Cn",
"7@ffRQ/I'8!.bSx_{XIV#^^@)Q.i|b%3hm-7660Dg=Fi4!^Dq/!`5:08{!t.^%G:jD{}&':,R^:+=9{Q!JGQT!)/#p!9F83",
"@LAzb74SgF`Z8PF'/bpF&Fz3&&*T*/'QQ%^nK1.Y2H;B$'jz(U_0S@7T8#8wTW@D-KH9Klu`7jBTu^P[$Z|a!uSkyfuSgW3",
"#]Yxw-h8_`!)=)Ah'D4+NrPXB!Z2)S!]hU}uN|+H!6drX!0!]t$(kGL!xPy97V.#VLb,T2!@j/{U^G<y7!,-4WvWTq-]$Y|",
"!)&H%4A{uj5%)6$*IcB:%bR*44nP,888+KA8Q0}az<lkG74(8^fB_6$.;X@P7rJ[=8P=kZ@<`g`stGnH0[VZ|7S]4KstKul",
"#L6yYYP{<b83-g-PQl@f$wAqj!9D[8!ByWRWZ..|fF0v(6uX''VZ{YF9].8m#!Dr'BtZ87H^MRD,=fxW!]d)`A)wYn.qjT8",
":4L{8^c8d'CD78)fGWbRWuNH%8B1fF0kq#U4zu6A!.k]T7SaDW1I`m^7r(^4#YY.n7^Uh@7T+Y6gCz<D2cacf_js@SuN|:M",
"!7$zY`L$}TsXrT)).fkibT%}yh']t`2ca`h`h.{_3$|P9!6ccv6x6{rPQd.Ky^,|hy{Kg8*BR8u*F2#*+6]k;Bg%/23dYJV",
"fF2cY.MJp6.Y3t)$!'HX8m]p`<g{8XR-0$j@Pi&-VZp}x<bmBdZk7Hv%+LZ-#f4+Q!C/{sQL}83Gz9UZ8{3r@Sf!%6D;u12",
"#]*pf$WD4nb4[&{J,`lR!(xvs.W;9K&Q6F'-Wj#JdnM7r/AC1q8rcY4'ySv]4!+DU$@Z7r)K.uC-W}CSh[|T;YnQd=78g,D",
"3`^KD*}z96DL@D/wd3dx1l|TD+&qt}-[Y6<g}K+h#^Kj&LGki2#ytba.7+xH8S47m+=7@y-W@FPnKmI{47;Ci#!#nF4aC3g",
"8nw_q-VYyTh[|^P&9.(p!$G-U!]_UN75`g^4|*x[!6RyF@W_lM5B_su8;){AsV*F`(x)dj!,Q{f6)jRa9/3;jZN3w0:,)f8",
"%nC`t!$HA#@KP:V^C=Y},;Xgmstp)D!6cgh8pi)nW8'._=_8sgPnWHd7s(.(.4/sd;kD3R(IHS16WS}Rsu&H&.uY!,#-($N",
".W;6I!@_3b!(y,`!CY44t3b[./U!'u*FnJ[-0UIJ.4IFZ.Vr=V!C|jPYR&m@7x)Lk8n+g2)($H;!&{C'AVC*-T%JN9M@rtl",
"!)My/%7;Dv!)[w6-k:Y[:+%)8+C)as<q+nH,!<d3&qtw;dF$mR7}$#0TbN`0*CW1y*D5D+(Aip).=waN7sQ@U*}xX&7!2Bp",
"-]Ak;!^HGP75-/l02n{KTC)PN;6pTh!)MG|6vHgTMAxS$$7:1C$[yP:stDQB!9GZ0!PPc)#Atq@1)9$:6`Q+dYnG$[irUW-",
"$Vcz[!A,PCstFL^,,j}w6{;S!^Bnca:3v5z#%w4xnC%=0hwfz;7NQzX-n7j!67:W/8MQ6tnaIsiauDn=87!ZF9LY`r7;n<q",
"R,HYY9l#Fq%46;8!,[%r!=AZmQkHkA!-#UjLFGq:8pJAX'jhvG%B[G}%VGAx-WKD87TH}x761HJ=GG[^76NA]!B3J]%1gBW",
"u0^y86x&6l).rT;#C523+/Sj2$tyxz0Mfhs&p'L](kT8t!_`na*F(RC+$th;GuMQ`6[*)&U`D@_(^nN_0Y)bq9W9*`Im=J!",
";M#&H;LfXn=|8iP&n#H;.xdHmSIZa)=lr^aPnLd_7{(J:v-^'l%+.Si!DF.vTB}N-D!cMi7svskgd-(1,PCkY0.7&^6wCW-",
"&D`:37P0CWCA.}X#ZZA^fH@hUU^S/h8)gQ6TBkk&MgT}3$W3bG!9FaAPntCW*GKUx6`S[.6,A6C!An_h_{Nd5#,ggi76rU@",
"%xszI-7HL_-[TQ3-Z$lQ-Vxk1-VZZ/J7LBmtS#f.v5S1mv5g@I+*A}|v-Sk_!9GZSnQyP;9LVT*v.!(U;am]!8r',*!Hz93",
"t3bZKv6'V**BpLh<@Kp8<^iyc<|*&D=;H/BtrBqcv69`v<|)*sNTIP-)Bsq_!%/_*%c8C42PIwX)1:wR(4J`P$BdMC$Xpv^",
"v6m%_v7$1c'.-&#A5=lBAT]uyAr{!ZB2:+X$Cd&-!hK/|B2<,n(S)-h%WVbXv1D6]v1Fv}v1Dt_v1Dj]&|W'Zv.'--v7i`s",
"v7|mw0+M{d-b%7G-]P=(-YG;g69a}%F(cS6DJT+}^CLrs;VbZP!)$mU6u[*t[+W[7FGL+LstI&:<S^YpFdk9kG&+DusY#a.",
"F)-kd!Kf+Q!(cYkv1H`:3qn;Cv/0f1v8pF+7AV)+-bkI+!)2Dmv1HjT#k[Xq&3vG4&U]P7-hWy:-[{=--[^.+7T/V!Gd@G!",
"H^fS5I;Cm9I!VK224*l0%%-Rb!!CkC!!$P1$VW67v9ay$v9v*A!!$B.!!$P181$[ystI%88PAdu&1/*w-Va{I](id{JuwHA",
"stGjT(wKB|!)W)r7_Tp6&PN9:!Hwab*hp_U%0TlL=]g@m81G7HNrnwk-XdHvW7lQl!Al&LQ.gIB!$X(T9@*hf*n;cU$Zuic",
"KTVrbKrt{r!$Cx5!a1qQ8!b9MRJ3tcLQQz+nc8xV!!$D(!,v]K!D._fRJ&AsKTV6XL27)NLntCSg}PPz-dNs`G|G}b!)rZn",
"%SSf&v:{kT!6QX+MMNBN.7=nnv0DG|vD7:Psj5.V]ZR7@DBKAAY(}h8nPhnGXTd=u=0+k`!)HA;-V]F'YdaQ%v;G(X(9']G",
"v1I0vnP{}6vD|&}v;1y[v;G)`!9G|8'z:.c$Y@%T=@}B(P*j{J!Kuqi5&@stPdd6n!L+}kNTK2b8A2dM!NZh^&A^I}!cAZ%",
"7b|5]Jwh)I!!$C|Ld%uXv;nB=v<%Qm7'K*lWX,BZB+Var#DTR=uN|%H9;{3U!cu6l:h)X*RB#qURaFKV!6PtcR^a$&P1iJi",
"7{zP+8Ay4x7'irI@WL@uSZ[vzd.i{m6Ul+!!!+zs!/@pMnD[*(G#zZl=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}r",
"yV@xRzzI):zzI(!zzI(!zzI(!%q4.p7x;F5sV,ca8_4w=74'<{(+'N.yTMZU6x}ddyLX#;=B)}r912,}+]Wln!=4&[h^.x^",
")(%*j*%Fy7*Cw5:NT(:`yIjtksbdK`!!&hs!!&;m!!)y@!]bh}6]m%02'Avs!/9_h!=4(!G(@[<!^'RM@X`Xx!7jHjuu2ds",
";Y%P67613b`Z&GZ3[n]&(+P/B$tz1p%42'v%SxKy%qvPsr%5XT;S0V$GF9)$779N5hC0QN2G!y-6]0@(&7}b&-#*f<gAmSw",
"!)C8y!)88zP1n&N77ba9C*|]G(+(5Jxl)YXI:M@5!/Qv@0ir,'7<Na)$!zG=nQGm{7:5n-(+(th#x-4'!).iR!.W4pG`X6.",
"lTShF75S}WzF]wU*k+;N6x`SVZM%ln!#H222_#mA6}_mx6w1RY!BJI+dkXyp!(SW^!=AK&1Q}8!!(nbm#<.6X-W`;T0'rv0",
"1NWp`2FAS:7SNKUiVRhhASk&K8]$8v*`[GAI=$}5/1(B=I=VA4stDnI0;n:mNUjvH6z'It9mn<!6^a6Z$<;^.]x)jF^7Gt<",
"#$6Bw^7L_P]<vU;6z@.n87GV`sj#Zg7^zUp:S[:+0rZUy7,jCd84J}T:Psq|'[]_-^Vd}8^u&*=!_(cP8csx[sts)@sx.A6",
"!`@H19%H1a_VW2D`1=R9_V@lu:2V9T-Vi8X!)@1^`n#h{!#br)#Y]5`Kr$.W!*&[%!0$Z}!-BFT!+JZP!)3-7!)308!+J^Q",
"!)HA;!0}G.!0tC.!)HvN!)(=_!)3-7!*N/K!*#T;!)[R@!*Nd]!*DZZ!+ABh!+!p:!,)zs!+KYn!*P%gxmX@{@{!fY^#C%K",
"Q/q.V8CT:+'5G.`xp70|=BH3T9@mlc7)b-]G';7|9A66N[}WD(]=4-s9}GlU:=&{t9`Hhr9a9=z!5*i.!){P`!*:Lv!)42Y",
"!)2])sV'(w!!&HY6thzsxk_T[JQyRg7'D$29/_N}wp(ClCz<:76@-vZ!-Cgi'-:$8xqmU+n`lyVbIJsfdc5C]Tb-Zp5i7(.",
"@;i206@V+7!#br!!!%tQ8PBJR'-:{S!+^rUxl@k_HX`<g(Xm([!#bqu!]_iA7`3+:78Hu8(kSla/PG$P!*I9Y!!$H8#wx|B",
"tWH/68U!kX6{j,]!/^g48W:Fu0LB@[0jb210.KzC1(i,Y!|_1*1G(t3ZF2Id!(z;)X4ly2,uY@ytS$`d'-:1qQkJ=,=V,yC",
"3%rmn,$]C'tXWyI!z|[G3^<9;b-`RCPq8|U'-:7NG+').)(#uBU6sXPL;Cu-75gq}'-:ji<aD;PTYV.p:^{;+9Y#R/99bH.",
"7`=$+9{cR^8C5'Y7f,3]XIn9'xmJ%U7Gv0mtaP!;Rhp%I'-9|BK@&z'A+D2UPQ7;J'-:.XtUjV+ti^hA7*+bB*UM76!2:[P",
"!+K7c!,7tP:l[}7HB)5F)(#AnU6sXYS]:(#:*vzbh9j4-hY*=/c1yBFS){w_.bs78!.}{j'-:QQ!),n/:tKbU7ZH@_7U'{%",
"'-;+0!)3iL!,1ZHi6j%@!#br3!!%#C7SFa%'-9Zm7xB0p5wj-nKu#,:6T;Y$A75ku!)P7B!-,Jw!+J,@!):I`0Tu|i!#br1",
"7SF_NxkW'r<hGFw-^HR5!)(%@7Q;LP4=P8W7;;*i-]`$.!)(+Btu,^y2kpC6xk/JRtqaX*txZ3.6|;41-^ys:!,9,`!,n%N",
"!)wjdYnIwm=l4Zs!_A(.:6gzhj3bI075gq]HZ0;q+ztqLjq@'Hk0^0WkN{9XV;2kh'-:,GNs#3p'-<<q!+asU!*0W[!)2])",
"!0Wwb!)d}.!)w=VxqM1;@U!Sg:8LxD8,RA=!8p9V76'Rh7t03rlj77ZHB(a',C`B2!#br0!=D*#K|'#r7sF(#xkwxr=^'T8",
"<Z6@G!4%'$!*HD7xp)G27$L`6=0;RX<NtM8=`rx64]PcjQcWVG!)9u9u4QSr!]_UP7x(k}<[yLX6f3:'!#bqx!z}G]2C6*#",
"5x)l96{J`X8%x8B*IkFqxv1s@8^5|I&:qq6xqaV[<7!R*ZlPfM[]&X*QcC|bTY6D]:*vzz&PLN|*JJPy7sF((qzI_D_{XQ]",
"'-:BpBvv7C[}WD(+zt;^r9c1aam}p%$jBlj!)2_mxl*0k<1g.U7V'3rNTG&H'-:k&9Mf2^xm0buAq})|8{uc*'58!(!#brz",
"!!$]|!!%#C7SFaCxkB%TC'T':8$#A8!#bq}7qcdCCk4y9tRyMr+zt<!^&q_pNh]X^HB)5Fam`[%9,AdF!|W`|H]pHy7ZN2X",
"sX##8'-:hX$7L_Nxrk9K'v)vW7@YC/u]m%<-b%2R!))3gD,!U.)2jp_7|Uk4uZVNCF(xxZDjRn!!|_0xwcV;X@wbTsHB(`2",
"sV)`X7SFGI'-9ZC!)d<wC945iF*qN<6|)jS7}X_fxqp5Ay=/pqQcCI_uVdiA#L6ylxDixz!#brB!!&Wm!!$UY8PBfu'-;.r",
"sV'(zH]p3xPn_w1'-9T*xlq3%FBdHl;!+K:`.4@SIW!v{yzl&bHB(a#sV)`x8PB+`'-;`C!({`kxs[k;KP(ZvADhIC:;Apb",
"7t6v)8q<;-9mWn39PCk3v'$3-9.!`a[J[*t(z,NL!A#{!!*IT]:I53[zwhCfT%gv8'-9a!xpna3zwhCv!!!#!U^KQH!Z1Zv",
"!#bqy!!'qj!!$N2!!$k_!!%6C!!$jf!!%3_!!$UY!!$m]74+#H'-9_;7<IN-ZkK`L'-9Zyxm<m077`GB99bH.!1aSj8L4TG",
"7`*t)9|L#f74C3m9LXyu8<g*+:3v5^#%w4x^WCJ)X.((h7IYc&-iA*=xk3/Uup`1@v$j'a74(=X'-:u!!+dSJ8Yia=stK;X",
"'-9x*i6qpX4/h^4!A#{$-^fQv7U'zb'-9^F73cxMJk3y-^]CLF!{'B%US]z.)c^U.*${_2$75gw!/Pft'-:cD!)/_*!4Z3A",
"-Z#.N-Vw/]-VX|ZH]q34t3b[-v0Zzgv0p(A77UiA=%30C%RVkj#H!`dv1DvC'-9M9,v3I6!)/|#-Z|$M-Wt%n-WUrl@C,D)",
"vImLM$xm!i8M[[ustHB['-:.3-[xl]-Xpm|-XR]z7T-,2.T;L=/MbiY0,A&^/pHbM3)b6F)iU6'(lb}%$y|jv0.m]Tv-i43",
"8UJ7g%42[41JWyP2&7KL2CVU-2at_+%U/lY1f!`a2CW%m3#4=r%Xf:C3@RsN3^p|T3|0)4#yZNyv3:bx8V:mxxmY[96]DgX",
"26D.yv-[DU!C/|4xl</b-=B$As]D9`6VJ-n7YiBb4=T%q7:^mg0M@C{v3n&Qv4%3&#!Z'x4;N2Z5YiaT8VPzg%qnp65y8Vu",
"v1Hc;v1FlXv1FbVNT:`/v4/,iv4LN.7;21.-^Ri;-[ph[81}FT81!JC8P=I^#;,}x8/=X68kzs:81!=X8P=I^xk_=Q9M__2",
"=j/u<7;[#Zv<&-K!!$H](wKBn!)W)r7^(,Pxka*s(!^l8!#br*!!$[S7SFI3'-9^4!)YVa-X=YT7T}m_'-9T/W8(aN'-9UF",
"RJ;-='-9TvDrmAv!#bqu!]_Ud95q=:gzkJfAA,Kj;G/W-dj8<FvJAzM$tuJrMkl9*MMU*y!(}$&v0B]Z!!$=8!z}3<<#-fM",
"%]RrQv1D%4-cgFUI;Bmy!}%<W=;H0)!_A'u6}C(Azc{jm'-:;3!+4|<!)(`j=ZjJ_=]I,rQcWVGNTIV/8::Lx!IcQ+&:g1K",
"#$_d&!J#|=7{#|.A7$407aU&i{%9;<'-:PJ72rTJ4qB(a6vIgr81&rpAt_kw#;|9wv7KL|7qcpi8;${F7!rYt/kkLBBnyGs",
"!#bqx",
};
static const char bitnet__spv_attention_prompt[][96] = {
"!^'L@!=4:Pzz=(&!!qV5!!/:3zzI.$<iYHKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!=qL-$7s049M$6!;dC&*",
"A|_D+$'5-F!!W+<$@';|!%37,#Yb]/#^|z&4CV=Z$9Nqs0kr:5#_:`_#_Z<i$^Ds$4Ct^.$9m0y1i-w@#_Ytb#_x[p#}%[q",
"!!gm2$<k$Q1K.*D'RhCt2h62:!@)#i#^Ja7#^-S!#_yi4#`&s6$<l2:4ATZY)-}@#3`^/C!@)@x$<%cQ/3JjD)-V%{-^ThF",
"!@(ig$:@W9*'@y.)--hw1+*;u!@(3U$8[K%$w6*v),cMs.^9y$]:A!M),P@q!@$Qt)c^d}*%(v&10g|q4zmQ/!@)b($=+Nb",
"2Hq,V)i(9k3`^/;!@),t$;GBL-9g:@)j37}2FCf'!@(Ub$9b55(-]K*)ii{y67+y`!@'}Q$7})}!}SYr)iAau/mmu'!@,-t",
"$H=xHQfyVD)hwGq.STM3!@,c($J%'UVt&,R)hP,l-79&A!@-98Zfs;B)h0vi,:<fK!@$[F3B4vC5YKd=!=|b+*}x/)+=B@.",
"(gbK!#z82G!!^6A*${r^#zaMK!!^DF+=7:g+]XH0#{4nQ!!^UK,wpmr#{^+U!!T[N!!ivc$!hi+!!Uaq!=sfD!!_sK/1(V$",
"#|FY]!!TsV!!Ui[!!j&h-^^JX#aK!v$!|:R!!_,]2'yR6#`%-f#c&Hh#aKBW$a(l$!]]S-6a^W!%w9-W%Squ!!#I=:!$-R;",
"!#H7{!#:$5!#F+&!#P'8%4QD9%xl9%&1F%#'.<y76_)sh7SW_z!_-DJ7s:944_Hql&1C5H)FBg.(-*$c(Kd`^94k/l!#:])",
"!#Pc6(IX@S'5CL<@WV606#.K)MmQL#!!#$V+|XSG+|{0+!^%JFf}Qvv,[Ty`!^LdJBq[DdsZw;p'.<y=(3X`X$4`%|'0-+P",
"#x^9s!&0=z!#wz6!^P#w74'KKsV!*!!^'Y,$^Fv-!`y[/sV!0$!^Y-6sV!3%!^wK<%SRku1-$SB!]zw5's5Um(+(d#1iBlZ",
"2)}yW!]{*:'.,Q#!(r!Y<p88X4=3B1!c<pu#BLRt7;^!N7;h(P)FBI/4A5yW&8[+6+=9-74|p_|%Sf;N*$}j55[NDz!]{AC",
"+=99;!(pD'-@U!dZvrm`YI$I'Z'_b!Z)hA}+)<#S.qm|YZ)c}|)(6qg-VTUU5:V(aZ'aJa(,Bjr$r<8LZ.f=Z%4GK5/nM;i",
"Z)aX|6w<B]!bs-n!3;-Q(+Zq^##{_P).|$N&PlPr8Dn-SZdvN8!(20i#0LQ%Z.Xim6{s_gzzDj*!!&SQ;cWW/zzISw!!$B9",
"!`57}7YA'K&|J`k4!()N!)+Qv!!@(-7<,n^6v.)='c_8i^;YrU^;W[{/utc*6tf=aYI-%a!{p2`6MkdY6VRIg!@3#i'50,&",
"BCa_2!z|]|4HhJ'j4#'56z}NFR%T2g!(zdV/cQ6k!z|[R5|=X5957cS'4saT'DN5A7z{Dq'Dmq0'4x6ty$;An'LHl2C.CYi",
"8c`XY!du#{7qa6}^C+%{6VMRq9_tHU'Ad!W'5`fx(2g-*8g6<%[$]jh6Y]Ay':'M*'93(='7Ny-':v3Q'5V_w'5LXv7ZQrN",
"7S/#-!!S]y!4BhQ$fAA,.jS/p$8+ZX5:6Pk7}0R1GG#!.!3;-y'1p8t%;#lb7!Y,0f}czY!]gcy!%#AJ!#<24!!$Bp!!$R/",
"!b.N@7MV#V6u/0m8n0tS!tUx=Z32Zl%}Fi{&zJ}B%y|TA'AHp}7!r[k!_i_z.xmh[#<bjX));Z@I$6Bp:I6PAI=.Xp['p7Y",
"Z8}cH6ii!Q6k-7S'F)<j@Vwna!R^h'9|xRJ!H'z1K(/uI:I6PJKtbK$Z'_u%6tf=b7qkm#9;!mu[656A7r`9^!#:XX!@{PN",
"!#<J!^;[+|Z)dV.k+P]2&wb%L)[K*2!#@5&!@{VT^;X(W:Iji08m]|2!]_d'7M^<{6V['{9.7J)-!l'=_Q)9rfA{^,!CZ;n",
")k`%u6n(440s3g@fBnqC7qa_@Z'aL[7Ug-I'l80g[`9}[8m]|A!4Bf6!4Bf}74v*pn<J&7%D;db'rX.Hg]DM}/WZG0&q.4W",
"&v%G%&v%G&9TSTg2Bbf:!(q2$NU5dx3RTW+7U(2|S_](7SmU!ST&cSd:YY9jrwM|=7V0AC#<5(,s^UZc!K_,7NTjuJ88aL#",
"!iM!W74:`y8P][xf}f`LHh^i!^;_G<Z)Z'}0r[np7F}=l4/hxs)*;{aVU`Vj:I6PlVqWfh!4Bg+!4Bg$9;r:#7g4Y_2'|W2",
"$$CLSXaf.-==1+4;'yC-;F8M.7)^lgY64^.8,:[[I!w{.6^R,c&mkSD=f!/j8,[HD'Ir.$#::LJ'Tthp4=3!5$|`QQ-@wFK",
"NVNmSZ*sZ$sXrQ&kuT1Q!]bz8!]bz9!3<XL-l4&A4(%2^2cWSRbginx3)m3%4Yz;J!!(Rn!5`Nz6VHz1!]]:K4%bRGb3f)g",
"CV@Xt.4@2]0Lj{x67f,|,a}X:!`IIs&mq@k.!]hd'T&Nk-VZ&WYT97tkLGV2+(LNR.:fJb0LLhq$wgt@!&v7T&ugKd!5^/,",
"-0!,H*Bd%C!3<W[5pd&i9.0kj,:9-^H{0-DsbmXh!3;MNlgb8a!3<J[8,QP%8*0k=#Z/KN!3;U;'MQm0Z+&6`5:AYii6ya=",
")()(t'555{f]]4n,7c(t!3nl=Q`m`_*RWDY.4@3v+}Kv68S+0@)I,6A!`7N[76fmM6tfkW&PLN}*cXqJm(!,JsV*y8*ByU,",
"$KS;I.7p^`5:`]1dj3@n!|CGc0LAi[%X*6/!&vBWAf-4I!3;Nib10Vu!Z1^j#YXVMZ*{GXAlnMFDrLIs;((Xb3!I.,&,rbn",
"!!'`T)MBa;4@(@$lkA0@!!gzD!3<&J!)WD##Yf2a';u/[3hPRu%;6Q/-XAXvmc^Z-sYx0ssYnHkBqmSK'I{2mn%&*Un`aDY",
"sW6zcn}x%=(6FqB*CW|N*Cl*'!3<Wd+T$R-_7#c}*%KCXp]V4kp`VA6q:3Il!$iq)pzzybqYY5g!!HJ*sYw.SYL5.qsYn./",
":Q;'isXzQlR]i'!P1kLA!#<8*!!$N26th:8!]aGx!,ZZR!!%)B8PB:J:I|U]%bGiLrVMqs)si4bNrXR}sV<'t!3;QVNTC4X",
"6u&*y6yI#jZg2(Q'+=!Y.4@3v+|:,|sWX0|*D#6A!JD0'PpHv+7n5ZgM8@4)!*+Mx!).lmp$ZUF7@qGm%PfC{$Y]v3Z*{^`",
"-4YCB$:!{{'lZqasSJ2xsYx0ssYnj)=l=a'sSJz5t1/Bx!)-}8!)$tR!5_3yQ/5%9b93^N.9VK=0L`uv&P}rF#j$NM!`H&B",
"ryFM:!#N.4sYw:WsX|`1r7.MW72!lb#YXh/sVQ69$Xc[tr7/jY*C8fs#$=5P-TTbBuP|Q7!3*T]uL@`V(23.S/uq_)&S6mh",
"-wX([-Y9(^!.]wf/|diMvI<-)!3<J^7p(<!sV,A2@-('cQ.p^9sYn5@19<rf&WGQ(!4%vM4Z$yy!]c';#/B'mqzQ'i!!$N#",
"00dp)2cacMWaP_G.G_9k+|cH(sX#Y(*DJRF4xC|',%0^*szN#'.7p_6sw*RJIlVpG!C+/iNV5s|72Jy$Kr-<2Qknr|zYJ<`",
"!MuF;!(y#H%Ygq+*wy/LsV!k1['YV0vk|rm!3[^Z=yAKX!^A1u-!`-T&A.{<!.!gd'.-$<!]cgB#^`8vb2Ms'!_Q|(*R;Pf",
"wF8K,!5_!-72h;B6u&+$Z*hR#-r$xH77KrgwIBCs#:A0=!N{0K!C/dc*C&Z`*CWy|x$u_/!5_!69,t(UsV}%db3_Y)sVQ-R",
"#icA=!)8@|!#rjV)V)Y&4%v<*,W'u$)Mb$cRJAXl!^'`H#w|DA/11I8$tuMh3$.9a(gh{mRJuZ-';u/m&qUzu,<}CQ3'bA!",
"3gCFU4%wr6NudHW872HV7quAnQk<w9,jNc3*)7rQ6t1c@*}xvU/85+1[';`d/c-L3'TLNvZ0)rz(d-X}#:y/Q!3;KN!#fM%",
"!=AK&$!r@Mb4;g7*=f0'(nV&wiSP.46XD`9!_$|W9_W;0/qWZ[1pHDDsV,<U!5^.r8SGZ}Z,7@#0rz<4!^c0P!3=:t[)4-`",
"!Cb(R!3nbfZhq=/;tl+L:*xs:+#g1;<%W*yMW+|4*BH9n!3;K:*2i+b$ZGI#!3[^ZZ*^Mh6}N+s-XdCv#YZny[j+{R=G.qp",
"iq|z7]CJw6*}xt]/n$kN$GR@w!BZK}:I;vA6[l%a;Fp)B!4ChU8nQ5$1+UQ;sVQ{z40(dF&pQgk!HYGI;9P`T1RSfX;(rdu",
"%=*hMsVf=v*CCm96ub|HFQsaK!5^jm6Z6Mw2Fm}RsV;nc[)fzy-r69+;m5'K[)r;a.1X4)<L(HK[)r@b1S0!Ts_iI]=q&R}",
"[)ivP=ak16@(3;Z[)hCd%ZCm{s`R)IAK^$([*35[0+Q3FAa@1aBHYN`1N*Iv=hP/1B^Ycl[)hQi1SR5fC;4VCCZt6sD2bSc",
"/sd%y,'S%5sV-8p!3<A)/sx1}1IR7S!K$m@%47vF!]cfn[*(rq2BbjA%&|c_]CJyS8#Mj-#C4/rF<MJ$F/4qf!4C&k^^dN@",
"+]W*_y]MxW!/PRk@iP+|+#=LK*a7<HsV!Z,!C/i,&`!WZ7=0[*sV4]&Sf:hB7h%NNZ*{Q=7T,-&+!/!A+{*KH!@YC<%6{7}",
"$uk8M&54;f%v3I#=hG<K7*@W3!(QHh!)P+8#YY($!)<]12tTr1:,(-PNTqd}7T4_xJiq@=(h5f,!{$pkC}Ip_$VZb)$^X_C",
"Q.jn`!3ZYH#:Ng0.46*4+|YA&sWvP&*D@KD!3Z_K:8mUU_y!%f6tfm(#PBr777GlR%ZC,D64S,S:SW%:-VNZ5!%kGt!!$<=",
"6VJ0:_8;dv$txbR*a&zg%XRQ`76#t:7U;Hs!]hUQ%V:G#&2P=a&TSGgTaPSx'.*jL!%^lP!bLbR7qm&n$8h(X[(V.}3,%W/",
")(j7W!3;WY7Zd-X74C429qLfR7YA'}4FCBI-WBCY%s6VfZ*}BY,1VdjsY:m!!(=iC!!$[V&10h^Z*}Sd8k*-}.41id12la|",
"9y}Z4Qa#uwt4c86-f|`A-WF5s'TfPCR=cu''<wg}'5Dg/R{B1%5:8L0BbGr(2()`K!$/mF!HUx<&uxD[S=!4TS#$iYZ+$Fa",
",4V[Hs]'^<7uK'qS]:VBSzZy/S^6bWt7RKZt7L^{$XFMl,.KqRX+G!N!=|uA88x09!*'MY!)=#SUSv<59jZN35winYUV4W6",
"UtQl]UW/@^t7R_at7L_%$vcWt-hald-X7C/!)=8BWLn/N*)6R8a7TfkQkDF|(9X|*!548R!5+_9!3Z_AF^;fH#!kuP&BT&u",
"7SC<s$tv5m6tduT*a%/9$8dh674q(.:*wP`!.4mj7SFC[,%gpw:F`Pa-`Ydp!3[NJ:c}Va6tkg_^F-Lq^<p:D^=0Hd-Vl*N",
"^D9r<;%<caHS8#66;2R=!3<@lZ02uv.46')+}U|8sXU-<*F;)N.t^YS6VMKx!556h#&0s7!&{%}!!$Iw7r-t`sV40sNTFmA",
"=^b|'76FU%+N%P[2(1qU&1BTA!@_lbQ.tGT!nV*3$Y@264#7VMB1[Ik!ALkwstCUA[)g_/!HH]r!j#Uj`V*k*(kTi!Fi[mv",
",7^Cgt3aUG(K[HP74,*-!4B_g+$3%1,=QY^sV2hw@jU{_,xNcK!]bz9$!tX`!!vcV;78rrHB,*L&1.Dx6]#Lk5^nWU_7#c}",
"1Yb[(0jl2/76]!S7|B;!$7WR_9Lm0.+'8^D79Xb;+,m@j79vv@9{py#i7w#Q!3;U;sYd.87B+!@,*3,%kmYYI,YXApRh9&J",
"=1cgq#Z(zWau64'RhhIs!H-WX@aID]Z*^WJ7:URV7=`bfstKh[78|ri+!`]n5:_f`4(lz`7}WqKb..m5bSvk36|C$0#!kx|",
"Ld%p|b1)v^9fT5K%4J2^*h^jY6u`7L8LTWR%r)h,TaPBX/fB+(bnkcs*}xt]6u/2j[flih/11PrZ*AD#NTG^JsXr^D7BzVA",
"U=zLD7;[$XsV,f[7U*TH(n]{w+dT^0(2-5q%SQ`&7wd<x67,.:0/5!}kmPSH6tk]z6uMa40/z)57r!Jg#:Rl_I.b}`IGqip",
"8d{VD!]tsgNs!587!u-B-W,=0-)g-h+{Iin6{xw)2kgG;!)W#p#:SM-/8,)c7r!Ns+-s{q@.t@Q8:A&+YILIrmPd$5!L{3l",
"6^=xS!+$Jm@KF3v#IwHh$txbB<paU.%#F<r!3;LW!3<Wm)/.CR(+'R.7Yctk!#fK9$H$9aV;`0}#x-.c!]bz9!3<^(11*F1",
"!.WPR!a%]X!]csV!.aVJ!C0^-*F(y)*svHu.7p^v.V+nGt)DvF/iW(h!$irn8V%}.#:;1.Q.itP8^#q45:Pf`6u88f!^9kX",
"6vhpZ'0$#hM15rh7&&szW7iHI@jj9c!]kr=9*tq8q])tn6WI!.:[i%<#CPh$!$[A0BF8W*7+GTxNrpXQ76:NYMn(vN!]bz;",
"7C[B+Qk30z!*$kx!!$_#D_*F6XrJJ|+C)w%!3pk]8qqL31p`RI!)6]H0.&5kp`/Q`%45u/#aaq1!3;Ph'rh[NZ*i(_QBNhB",
",YX6]+N%V!*}xdA76j8a1JG2=(gqjc1+'QhS)-ps###%w!%l2)=p3V=!F39H.&8g|H!R*!#{}9n[f'*s!^@*W!5r+VP3*|D",
"@/[cY.HHWj6xKRBWX.y^GsAXu[iB#Q;GwmW%bQsd.zGnV#D;;8!gs5J:+$vZYT978+:.9h+$Y_7-Y7aD!Al%GRhbd4*dKNw",
"!^H+w74D-T6YPpX!b.Kj8qz}y.SLRkp}IhR!J<LqNrPfx6xVJs%8`'i-tv!57b8]+*d`x;&6b(z!.,3s6VJ7M6zNdb+7XX:",
"-]_y#$@NXD7W^3b/T|nXqAh7x4%cxV5:.:jsVq_)!3;L)/rVK.tqv)n!CwIF0TR!6/sI8_!:#vM8tfpJ)c`)<tqC*k0;n0=",
"&83qSNT<(r7Xvjx3*_Z=3}xS0=du(i!+1Q/!)0/8!)'uR!)0xR7ZQ-B71vi[#^LK%!@iKi!)&*&QkHGN6`CrvFz!7AsV*IT",
"C_7|-V[8Sm6{64=Sdis,-nWb])hP3%sXKPJ!3+da*'hklqAg^S+%jC%#[zBh-Vlj-*,*kk(j&Xt!:#v48q=Vl,YUXy8pnfU",
"QM-rI6i;8V${n(DRJ0%]R{)2)6yDr$RhNfJ&}@GP7=:nN$u=lX4=7]1$(B_/bm2`(74P2L7XNPP2();*=lShv6c]i}s[]H]",
"!&Q<]!cIA#7cdJq3hfK8*g1H]s]0dY!$/hH!a1ql7FQGv7Y,wI3gR!D-W./U$W{._5=}nH!5^.UDzmK-!.|U3IP+C6815_7",
"+]Yg4&ZU9n0.*Gi!3;WS]Ak3k7d%k:-Vm1k744RC7kt$K7dk}itqWS`7GW90UvtcU!]hUT%6{7}4A{v*5%(*^5@3::PQ/^;",
"6^ig$$+HM<8:#v.#x$WG%)^_B7l[bI%8$`V6I9$7#<u5lN#kyv)x.,+MmrF}'.0JI!N%uiN_J8&&5'gA!CQ0B+dQ9<8#NyS",
"&1Q/D74WF9!{XwC#,u7}':]TtNjW-.&S6n)&|nX}*D#6i+/dIjYn3qh!%&U,9LfAh5xJIJ!{$'v[i=.9:,2m-NTHv|M%7q^",
"!+A)MHVB+q77ZyNZ/&yS%fY|'0jxi2PQK|G_75sxPJCqQZ+%VZ+{M@TPhl%[^aUPI7sPH`Pi7X'!5^jjb7YZP2FM^_#x$83",
"C@dj]sWI8W*D,<B'29f4#GCFb!5`-`D!PR.*`hfC5N|^&!)af'W188s$t};u.5R#d,!fhRsZ&ZR*GLt$M#@r7R(^bX!F-W'",
"`;;AMdc{tiNT3ku[*NL0!I<JDXT=nR4a@iX4N:fX-]l+}[*XP;5$V;(&AdgD!A<U'NTFk,!m/2k!]c'V-[vVl@N0&m8R2Mc",
"&qV(.!!/dJ!=B/5P2-b*8a{Ka:+K<MNryKQ%42BM!3;QQ8d*h[%SU)*+LBa'y=X+b!]hU[%tYT%&Qw.X&rqQh_Y,$p-t.k-",
"NT:6#u!Ds'6l(yuC_/7A!+:{;83pc|*FcJn,ln'%.G^.F77C+r)66(YQ/-HP=Tz0jQ0<=U&}!sVXjSp!5NA5R8QKhn&&/-)",
"XL0da(IGI0$V[Cq!3[MX3a(Pp-V]l!*(mR-18}YP-Y8Z)6VJ/p-W5D]!}@7C)hP|<*&Vd8#:AA}!Bg]p-75K^76QTj*a9Lb",
"!]bz]V:mB'5mp/[Yckd3!`H,l&145[$@0y=sXU!A]AixxQkSYs[)g4q*`d'!krsI|S#LTl[*03l-gM_C*dQGb!3nlC;Yu-<",
"!C0x&*FxQ1-KL9)-xt*-Nrnp%!3:V`XTR^+%G@&P`:vhbJM$@Gs]q9V<q{VW;-wkQVxShG27|`p&1.c#77y5SZdbq@-VX9}",
".*Pm5%tD}@+QY3%$VU`--{fq(7:Q`(6j,S32Y]v]!LJAq[Js_D6+lc88urZ]aW-*K&.WjzWuXAI7u<ZT]!V^c*``YX!3<Z^",
"!%Tc@(;H/j!,pcm7qcP70k.C)!]hU`#%z6K(L/g7)('UN5YKMb]]]<s0.*Gk#HJ0r!3<X(&_8&]!)0aJ!)9kLVZ/_U!l+r6",
"6XPGQ37ww+/S1j=$&]IX'h3PV7SjT&&1Vql'IsXH!fNfJ6^|nZB,gw:!*w5YGZW2P*bIRf6v4urVZ2i,$)w7A!A%Qn_47FD",
"u0]s-*b=Z@F,|BD_6mY,=iDk8.SK+y%:^N=%47lgZg1h,7qvi;!]kiB9z.#V!3<Wa+@[.G$Z}I8/T6w7!3QUr!D%UmVx]KS",
"=bAng$7F{i&Bk[KTy'i#(-pS3(iuDh),)7p*d`2:Z*|=u-4Z%l*F(_H#&/`-((RY]NrcY,1vS@nNY;yx(.uYb!%lu@C_8'f",
"!(`+'*r4S+!,y7_6/T0k+==_X7Hsl7$uRj4!3=:*NrW1YM@_&A!)as+,{b::!3QUd!!$D3!z|b8UKfK/UVGpSCWB8l7sshh",
"'LI=#,a;jW!ah.I+aZy-Z*|Ix-4Z.s+B%)N.6v4^.u|g3/5.9'NrQi&:*N`.`qGVUTb-ZC.+mq<T&AB5'<!DbdN$);9%]-I",
"%qrCm!#@LMHscX+!)!rqZ.3%T`13<r%=z(S!3;NJZ*qD#8I_j6%SiCA!)TFa%7QRx!(Mb[+P4I17quw$$7P)]PQ3W[kn7&5",
"&<pX+#Y_F'!3]rh[.7/p%;,kxA=zH{#:ll4!)<]2:*y7kNTpj<.7!Z,.4iCw0M48$$Vi#$-W;kDYnFp]-]$jr2+k6g867&p",
"amXT|U^3$gD#$g*3*_xZ/rk'0Z*|u)Wjt@XQM!TACi,8.!!.,X!/@pMnD[*(G#zZl=f}gx96'|qG'fT={).;qB`PdrJHsdq",
"IjH&jJwU}rmGh6yzzI(2!!+%!zzA^izzI(!6{s[UlrT%!H;2v$i6fz:ls}P7'H(4A!*<%Q7SG&!;#HqY!83Ncn.Kg@<;c&c",
"$8r1(:RT*1/1,RI{'M^dB=kM2#:DL&s[@Ih!!$KJ!!$Lp!!$vX!!&0H!!%:F!!$Vv#Y[-}Bn&N|!)5(Z!)5n.)/B5HluKgg",
"8(tyw9C9I|!.lXK!+5;-!+H*_!)#d-!.AWP;&a]R6vjPgQcbwz7k#Z=hwKKu5%qxc7=3Y(=W{UJvgb/)$Q*F]smz=;$VW1f",
"smg0tsmzA9!z|^5jmj_#jS!z5vj0_ck0^0BkPH{)l+'&^!!qVskjm+FlIKFJ#!$j[k.*i*!+/Y=#wy%CMjyh%7ab)|%y*yA",
"!)N&2lsny}+'Wh{;jW.24)CH1!+/YS!!$G=!!$J@7SFLfls7J'FCu3h7Y,wI@JI^@jqC){mg3#Dn(aucsYwcdsYnix72rFz",
"G@|tVp$MrP!+5b=FI2=WFQ$XP#(+w@p]V7<ljUvA8-W3W#U{5b!)-Y-sYw%m#:;{Gq:3LA!&dUg=W{Tz78diZ6qHb[=W|&}",
"!+2z]!)6jL!)AqMQ.qIS8%anXq]+!18UFPgq]=.3!)w.58R,-T=W|Qysw*-at)Y8T6yH2S*GinpPnMP^-Gz@*:lim5n/I]D",
"G`|y<lrlgh!y75r9P!)KbjAhc!,3=h=W{W%!)6qN!**HW!.!gd;^psKlt,J,7mvDP;%*IZ7n#JQ7Pb@P!N{0H!+/YG!!$GR",
"!!$WW!z|^Tt1/u+NTmj97iIG3t3[]^!gkm=8.g|QAlQ,WtR{z:tRxwUA:'RpNtt&)=W|/X!)z&M!1%;J!9A.l!7HvY+#H}P",
"GFJW=2a#pB^<wari{R^8!=zd'$7;pJi70[P$ty&L%42'v%SxKy%quCPhY=HPh%VrQ0[7_h7HbK}0yVDi6_Ycx2G!xl6]C5a",
"&8#=W,a`U:['a_c!)C8y!)88zP1n&N#=n-W!3Za]!!$K#:*y=usV-3H,2#P{GLG_au0Xgn2caXG<Xi^x6c3=Hi7/pW#x#cv",
"8PAn**$}bMPQKt7=l]p9!!!P@^=/Pd,V{26-trvg$)+rM*a&'g783j5](_8+!3Yq8$7K07)FB.Y+G(Yr763!U*Bn=J!4C8I",
"!Fqhi1Q}8!!(nbm#;czS-W`;T#pa0Y1NUIp2F@Fv!&j3b8PAt_*`[C@3}qyU/1(B=4!F;Tt3al'/|Q1!NUjvH6z'Is9mn<!",
"6^a3Y$<2W,F(Q_iFFngR#$-:vFFr+wDL5<N6z5(m87GV_sahly7^qN/6Yc|;(BSVC#:[xx6uCDyKSw3c,CMsP6#&&uPnaWm",
"t7LVBt7LdR&#ZmbG%PC6#cFyC-VfgK)kz1*Ga-^:#Bf7*t7LJM!]_]+8]&J-!jD.47}[B:tAB_('f2c:!-@Cs!+H<f!)0nN",
"!)0rP!+HAg!)F%S!0{*D!0r'D!)FPa!),J$!)0nN!*Kqa!*)L8!)Y+S!*LHs!*76p!+=&}!*|mZ!,'_+!+=6&!*B_{lU7mH",
"99D3<BQ8du9dCD;'f20A!+C<G!+=y:!..=i!)M[&!*VUv!,Cfi!!07S'f2<W6srMI7B&5b:7!FusV*;K6VJCN'f1ci!*5,-",
"<_1*Vx$tK]!,bN#'f1mn!+(,%!+<$^!*Hvc!,15:!!l(G'f2-|!)dc&!+4f5!*V'g={2DclU&cP<lV/G8]QgwHBGQ%G3S08",
":5v6*=2W&qlVVss7A}w;8@W`*:2FSH!A4rt1p+3r!#uhx!!$c57SFm)lU'}3Az<Yw:RAIk!!+%!74)P4'f1c.!-rdx!-iM2",
"lUZjf7%]KF7r4Ur74aHq;iA%83$v7@%42(.&mjY%:I6'h=du(p!#uhf!!$Wz!!$H/#(8q7-5%PA!#uha!!%v-!!%ym74(CA",
"'f1Rc!(zMF!*]s!lUM-RH*H<+7aby8lTT9PK|QT=:I6aY3}qys3haW5!#uh_7SFP*'f19ulULcF36qsX!_S{{7Y,)N!M5bK",
"lT1x87C'[HtvvvK7C0!HQ'i_]!#uhg!!$pY6VK4`lW)V<Dzc2q7sW{<lU&+jJi*xu!#uha9j[xnlS|aX:8a(YlW(6t7D_aX",
",iI'c75yhF'f2A^^%w:G'f2cB!)1B_!,/XgR}aY`!#uh[!!$LM!!%$Y7SF`<'f1BA:Pv#x3$v7@.qh7;NT:I*'f23r@:5&M",
"p$N'<SzY0NlVhay9HJ2]IMxhdtq@!l'f1p6tu27k!]_WC70)a5spL5A74)CR;76LaS<{WCQcCIHFVI:(u0WhPIG:l1lT$D}",
"!@R5,!)M=_8Q_5[AIDni3$v7@.qh7;)/0(p7U8r8'f1Xs=(B#(U6t4J3$u[[_!]3!'f1il!,G`g!,Xb'='1i/VS/]NVqM,W",
"W0k5w3$u[hjS!z]WmIJ]X-gTf<B.biK@HWB!#uhm!!%6w!!$M7:gWNSJW:+^!#uhg!]`0f6^|nL'f1|l!-rdx!)!;_!++i7",
"lUmZBIBC^dQkRk*'f2Ki!-RzD!+_gqA7x]llV`/-8<Ht98bYsfDzc5_7U8rZlWh0a9.w9/&`IhY!#ui,!!%=v!!$CVC`T(3",
":i<vK[$[,^[`Bjv(b}*=!#uhT!!%7!74(YZlT^yt2;:Qd7U8r@'f3#9!+-mx!)Irl!)M[&!.KX;'f1GT:)){J7cH(K!!!!!",
};
static const char bitnet__spv_bytes[][96] = {
"#%jljz{(iR!!+1&$VU95!UMa|!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'C<6jL!!SY1!!T$P",
"&WnuD$98s))p5FfCq$/S)(,^X!@(1K$8U*]$b,UQCpXsN'jq5B!^Dd9$C)hTCu;U-'.=*I!^I8K$DCY^Gp!y[CnzNI%r%`V",
"!^In]$G(fkL|+PiCnS3D$Vi7c!^JFn$HjrxS,4&vCn*w@67<)T$J'd%V|%5#Cmjc;!=SQz!^KF/$Kiq1],-m1CmV];*BnAL",
"(KdmY#=8R)CqUWZ*BZ1g+,D{V)2C8N)*u9^4H_4(!!T9i!!T9j!!TUt!!TKr!!hft#|1^(!!TbR!=rv]!!hs]$;c{/.4s|$",
"$;PY^.STKz!@(_S3+fFv#]'M9#^sb|#^|m!$;f-&1,:P7%vfUj0LL*-!@(|b$:{^/+|1_$%v<9f2M@AK!@(HQ$98Qw&p(mk",
"%us}a-tv6_!@'q=$7UDaI#!zt%uKc]!@)&;]:@^6%u6VZ!@$Qt!!Tz@!=s/l!!^sf$VU'7#xs97!!]j2%qnNA#y;U;!!Sq5",
"!!_$83$uks5:/F$5:6a5!=|_)*`Z&'+!%5,!!__R(gbJU#z82G!!^6A*${r^#zaMK!!^DF+=7:g0SjI*#{+hP!!TKI!(+K;",
"!@)DJ$!hX&!!Uaq!=sf=)kZN@6VH$s#[h=X!=sfB!):5.!)0C@#aJi$#a|.L#aKBW$]s``!]]S-6]9`R%Sd<8!#;rm!#F!#",
"!(20g!{9]/#:lj9!!h'=$78#a!$v:-.4}uH&1.sL!$-N:!(zxa#;UbB&PNSu&Q!#A#xUX=$8xt%(J|IW6{};i!#'mg$^Qhh",
")FBP`&Pa@M&2T4Z%t9uR&qWf7'5'_hh9`-^';^4f'4x5$'T`Z*!$}TR!!!%!!#1B(!%Hp@3k-'=77BiK6{KAg!!$&s-8u*Y",
"{8tYw-X;#Z-vSVL.5qPH'8Jc&'sI!:(AWPw<Y'Ug.qjQ[7qa[{!!+Y47qa]g0.&xj*%!+(Bq[st;cS4cH}f^*FI1p#@:)0p",
"KV:Y5+(jGv8PAD)6tgsZ81$@`7SF/_(+)++N6bVGsV!f95[Qh;#x-N@sV!ka'.AjU'u$'g95%CG!GzK]6!H/4'T`xv9L:0%",
"5g{#s!&vnX9L:0r!2#2d!2#;N'.AjR(8d)P!}R%)!2#:#(+D;Y!`H(*8m]z46%0Wh%{7^P&x<W,'stM1.xf)(.{McHZN)^z",
"6VM*ct!mysCsxRZ7|HXz,:8cCV5icU2H=$iDL[-zV|C+i6b@^J&ykJH%y|@9(;<KvA:r48VA&(lVFuw)XX<p)-hS53stC#b",
"VADmnVAMF=9@#.jGRJ2]!#=db!@{(D6=pKU!2#;h'3WS@(1tUi<f=([!4.XW9L:0t!4.Y|!4.Y)KkG&22c]nYL6:TtLC%Ly",
"L[@HN:WLrTzzDH|7S.zi!!]cz!4.ZN&8@5b6{Pt$6wcs`A<a$|!2#<2(49^,DN-!QN!Qh%))zvtc4C5J'.0M{!5+@R'D*Pm",
"6_[7_84l1#2M,:`c3Qtx^:[Lj%wcVV7(hv@!$.;k!#<6b!@w6|]^yLh]^yY!V5tdmi[%u9#:Z-A6{-0Qi[2db)WFuv!#@dD",
"!@|'cV5tzR=i0}K)WG!y!#@nK!@|0gS||IQT-|1HTD$]f7(31_3:$bD(M`Au7(CSLU+7@tUXyjt*T4VX!31w(#:f&c&vB[m",
"!!s}t6th4T%r:4B!!'=,7qhH1!2#Yp!!|xu!z|a6`$:[(+|v]B#:NWp$7;'C!2$j_mj+zv6xT|c!!|y/!z|[5%SVN6#YYt9",
"&n=<,!2#fg!%,F/!!$JA.ZZ40!2#]:`]Nkb,trQC!a:t1!B*#A.PM%1-Vbsj-x^=X!1ljJ+agB:+b8Qb-VMp4VwK.{1N!3)",
"&LzX8QuYr|!&(].]b#6q!#B,5!2$3;!zzqa6Vp(A,<_l`67[&v#:9LLV6w}I*aJWl*^&2=7G9fw#:G`;!@ymN!){r/9(pXH",
"]+;XP#ZKN:1d(ig2%Fsg2Bd!@!2$pis[34$+'Bf52BcTX4]VP06Gt256wPf)*H<rr!!RQ2-Vi70#^^PZ`VPAns]C}/!C)0g",
"!(yfc!(}[J!(y)x2('&W!!$<0*B=(j*C&Y$*Cb#}*G.^@-+r<z.WRf:`^_.{8tcc5.S_cN@aI1/sXNX=-['#R40FFXsU|ZR",
"!:i^g#Q3[B6u&.60rgPy8U!a(sYntz-^ZcT6r2*p!!'=33=`ubQcIfs6wA0A6ty%GsYn41!%rqn#:;iMs[p].!]__N6u,FX",
"*CD9$*D5D)*)7rJ6]X&w*}xvH/85+%Vt/;VWV|(B*BB1Y!25g,!2$-<8C$N,Vv'4DP1q!-$9PPb0LD=K$kJF1#Ash%#Y_sd",
"6VJ1]1JwBj$u!Rf`y%P=9@3*$$Z]&N]`RPi.JJ(f/1ZZ{Vt/;_$b.T/!]bSh9^;x9%#}]6!25g|9{p;<IG:q;;(d|)%42'u",
"1LxPx$_Mh]:3)d-:xk^CVv[5H.<@iC+{]bpa1Bm8#=&WvIdG%b!(u#WK^[d##C42s;WIn@${lWv;uh(H;htICX-i!*LZ'wM",
"2d5)P!=V-j+G=ZUY/7P9Q.`fG(+U;bsV%vq!2%HCV7!Q<;WyTlbjg$!!}u#dc^|kS$#{bA0j_s{7xZsX#x$m|8$#2I0#M/W",
"75!^^W3`Un+#,H#*`n$-7K]`@%TbUA]`RYl.JJ:s6ulRB!CQ..+dWk].ZD@I!D_w&%xtJ2-twl73+R$.!2#cgV75.f7.(qF",
"74C4.93nRP6zbquf][8+4%dQJ7Y78z4'yBZ+][PN!2#d|3Jss3!)c1T!)0rP,%Hkyh{C&W.41AW!CdTd/X0&U7l)=$l+&-p",
"sYvaDsYnKh$XFNZ-pH31-X9Xs%5wYq*yhF,2<{827quF82()^3!#pSC!H$W7&8)%Nn'U-CmhMrPV75qI,2rP5izKjqNTG[L",
"9f^5L8-/iwspBGHp=7.Ap]V4rp%@YbV75}MjPTLtjS#0:p`-w5p}IhPp`=kK/83|[$#%`;12g_X!)t-Q!)AmLqwwA.$qs,w",
"8.+U]sq3{crtk}Ss4,(&rY6IRQM;5m9<kM<]fqx#l<LYu+ffA[3%*+)lUtT8!]bY=#cdxH.zpb{U4D3QYktk&6iY_.Hq82F",
"#aV0p+9dm%6uWM[+{Hz]!^'Qp%47D46}+*#!3F^3Q.yi&#%m;18mfL^lKz!(04{9%4dIzR!**<T!:6;A+!4FP-Va|CVtL-7",
"W3`b<+:8R/!AQ*T'r`[*W3`iF7kB3F#(tSABG4KNVtPG;VtLsDVvX^G3p{f-VtLvaVvXnL2ca_jB{kB1B4%h!.qsj+:*|8y",
"`3k^S!#,:J!!$;n$VW<'6VHz7!!%QV$8]{<!2%s!D..C06`Sf/0LtQi#YlaqV7.8rNrPfG,'g2F6wKbP!24xyYktu)7$R7I",
"T&ZdV7!`ijrZUa_%SVN5!]cUr!5.BGS)+u3!$Mu'74PWkRhMt)2t^p@*BH9}!2#Y1!2#cFV6nA9Sd@Vf#:p*.sXrVk8${f@",
"*`Z#,$tu#]-Va{4&WZ8:!)%ys-VXs|*G./@!3Ix++BMq<,!fkJ-7q:[!]cUQS),!8W3`7$NrQhgK)Hz&.SJYC7$fIFRI{Gf",
"F;<*0!.!P]H2U1WTCj'I/$G]9$^i4h<Lm-SDrBtg-WA#y.4q`8+{S[ma1W$<#]CawV4:%3JZ.|.TCF5:7]4{q!BT`1<J6M.",
"XL(d#RJMX6+U*i%XL4by&zuu]InClkP1mqgJ*p^k.SPKU-VY-9%;5l=673zSKr-4y,=z.^<m[tI!]bYH-W4L8-;!;9!2@j-",
"NrP|{6xVJzc(*!}-ZJji'2/HaV7._[.JJK..5f#.+}Ap4nfi2#)*l'<0.*8c3}|=ShVS[s$r=4X$T(iA!c-S|7SM;5,,tts",
"KJ23t/4vy<!Cd=_Nrf*m8Dn-kS(n(m@J{&b#&l0=!={l]6]@IgV7jyI$bI7$!90;z7rq01'/9p}!]cUQ!2$IT70Q`)(Q@aD",
"V7.iGPQjGQL&bQk!)<'41nVc^.5F$K0Lj{x)rL&lU@Kg]'m2nB+][PK7SM}P/_;#u)g@6!+zy`N!kZ/l,x9gP'jl5ALqWK@",
"1Jv/S!M:+b%6{7}'LN2R750-UsVR!F/ciu[)6U<[*BBmX!4%N0!3xt.!25g2Mc.:T#!kuP=lIpq74&3r$tv8t6tduT*`x)7",
"75T!g3Bk!2sV2hr4ld!4$7c==!`H2n6_%DtsVH$26z'ST7Tr*C&R*Ip6tk:Q]gP7n]`3(B6Yd{K-Vml.]f]^:'+T-z!]bS;",
"cgA'V!2$N_V<C[i.46')+}U|8a3:da)*l0A*)7JV6`L{4+lVlc!$xUm$HU|3QllW[#K:$Y#*]qd!AVr{P1wt3)*M!S*B;C;",
"VrIh_)Y.I{*C/`+41LV4#(xMH$9%**7|[.A!{2:2Q/a20'h17G78ukYsVf/|Dz(#sP1p!l7scV<$7s30sV;mU748.%Mp*}C",
"!}f8nsV&yC!{0jG6aD|3+=B=_(A'kbV497yN..Nj!)3I,0^9a.NN]vA+{=jWj40jjNkf]M-VgY$,<T*w<a+7/#x(:L!Di}f",
"75$Gu!D_6wBu&1Qp!#n,2-GhI5wntn$VUS*1h&pR-<;DH+(iS3ZNqta-Vb-Q$xwa7`^!sZ)g*=9RK%z=/.f4L!ljrc!2@j-",
"7PFjh7YK-L9[wfF-W%N#4%d&9$H|r%4cmK/1(^cF6yC^Z783hx@CUB,6im<#2Ub@[%!4(TPyp`Rt7LF5S(]/R7@ICw-VpNF",
"7SW:7+#|lX!]hUs4A{v*4lqyF*IY:Hc@Zm|*)7tJ6`a+61xKN!!fX*69L:#Cl.6xW7zXy6#:X`QsV)`[$xfs]$VZ0V!2#]<",
"#aYh&V:Ati761l.WX,IY8q35a,!d{p7VWPZ,;FV_!={ls!{#cM9.Z/c!=qzM'mRF1(KLjX*DTX{B(M_m*cF_2+B;Cj*FQ7<",
"*)7rS6`u7<8m^M25%_!C6u00/PPy|y7bl!97:d=&QM*$u(Xl|F6t{JYQMzyQ7T4`gLF)L4!A2b'7Saz)&R=qC(/.YmV8IGf",
"VAWB:j6}1Q9]}Q&%xir66{nc!]H+|j!Sv,lM0r7Mz]&PQnby4-;mMG/:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nU'|3[",
"&PM.D(hA#7)F@aV]d/K3$9:((&yB@YCpbyP(+0@K!@'rA$7XLP@G[xHCp9_K&mtwB!@+#F$Cy=XFTfNUCnqDG%SZPP67t/<",
"JGU^_CnS0C$V_1Y!@,!d$Gx;pPT_3lCn*t=#:Dhg!@,Vv$I]I|UahhyCm`Y9!!+@t!^K7+$KAV-ZnrF-]%[Q2CmV`<*BxHM",
"(KdqZ#=8U*CqUZ[*Bd7h+,F!W)2C;P)*u<_NUV;S*(P-Z6Z%24,^:$S+aGdp,{7rp#@J1X-tv3|.rF_Y.4rUY#|:S].qrV&",
"!@(vY$:h;!+=ups#{r:Y-VM}j-tl*h'}vDN0j`,{!@)5i$;d+6.5<C+%X*6f/PPi}!@(_W6Y2#`))4Av%W_za.45Ah!@(*F",
"$8;pi#y*a]%W6`],wywR!@+VT/.R%d%VwLY!@-Wl];21;#_:`_#_Z<i#|1zd]f{%%!!TR^!!^}62cWaq4zp:!4zwW3!=|['",
"*B:y%*`d,*(+'5}]FnRh'}xdV8pi|(7qbNH6VI*D74'AH6tg9H#^h;9'/=0<'57JM6^KKl74m#C!&wS/<H0^l!'%qu(3m|;",
"!^Dc`!'6-w!gG.)=zh:V7=-mX8t,2;1lqf27r`8:!#9zD]F{]]77VA.'3}(@(8Z!C<Cghl!()Xt!(2kH(+98H!_-3t!(Gv{",
"%tP+Z)-9<`@<Sbv5:/]N@YP&9A!I]v!(f.M%t];b'q=9d@V{8a'v4,Z(2BAz@yZp%D=uqN!%z;H+Jw::)WXiQ!#=JS!@zk:",
";Y7jy,FmSg!)2I86D5h=Bq`P)!QCMj$B/Yp)(1f;H,d,2FhTq4%}Fcw&zJ}B!)Gj,.!H6t9-|Wa#cy`r.<t#.!)9n_:I8.w",
"7SF5a(7j:,CrpAGW!FLM&!k/9&{nvQ!,)!V2+&ig/1-_MV5t'^=Jacf#wxl#V5t*j3.RR`6f-/7@0lTs$VW(t!)9i[^arc<",
"'{{2_'4-F1C.CY[2c]nY]JX2r1n$RN!]_k';['AK=J`&13}{#i85;T8cgH`G!!&9]!!$M#!]_W$:6^fu7#:tx*ja#C7LY<U",
";dPHmk0ad[+G:gt]Hy&C9Cvs5CGtQAGF5H9$N).B!#b:5T&(]G:A)=fcIbLP%4;.#:*yAx.5#;h.n3m[/.Ry4.4T=:/.S'F",
".qh76CmVPxp`+^R!ibP,:LI@T;A`%Tp`/9m!,q.0!=AVF!)rkYK_3&)s]vA:/Lq%##H,V#!99_LDAz27,u;]d/Q-zIsYq/T",
"79v%^sZL]7!!$A:D$]*^-@+rb!)'8<0Ik4A!)0C&!,Rx*!!$_JzzD]l9DA.*G[x-U1+!P%#aS-Y`^dVW;[.`/cID6$YPqqU",
"82*Bm*$|_37ulW#PQ(^16v4t$]`RBH7+dr}PnM0b#{{ZtW3`9M6v68F+p$N,!^Nw3!'%[G<6%Dw83/=X!(IQL!=AH%12`.}",
"!^Nz`!28T--l@'u1.nw`!26'6*fh!/+'CXf.4@3v+}`&:a3d.j*'hRF!%k&g!!$_3!!$T+#YZ|B!2@lFNTaPA<&Aw=2'z[T",
"+dYqu7WMC[.b60asYulKsYnUY-hZr<gY^m805&<ANUT-g!,&zG!=AUS!)J=7_tK9$6}{hXm(!-j,&&[K5%|XnNT2yd-l^Il",
"-W[YZ!)@wthVZ_K#auz2-Vj+T)M`J1i47yP#As`}sYn6V!]_^58Ir}@!uQr;8+i!Dsmr00&_uI{]H/xH7jY1[g*Ba;<`Vsh",
"#:;n2/11YT!!$<h9L<9;==,v8!]gLr/cM548mf!Ah9lZw!&T{A!]_xI;1CXN7i==}8xAzv8fNk&1h([=Aa)Q%!&T{=!!$X{",
"$78&{<k]r@B{Sj.NU-}2/cL%9!)x`#!*%j%!)xg%!)^^%!+3||!+C[Q!)KPA`_4RJ!+&XSAz&@)nF9|*HB0V68TU1*.I1Lv",
"]HJ%q:P]<%:'PaQc*^,Zcg9&)q<gsIq]'{S!aJaD9w|=R9tA]p#2vZ88m`H.+@]hCXL4_x&zkn[IQ&bi-L5&Q<PBh^7_`Y%",
"<P3d<q]'{J!%bGC!!$Yx!]_m6:a@U|.KF`hhwQPD/A;/Q!=aLKrY$j[#]r^2-V]&3!(|j]!/)8<$8,F:hwP^*+S<]u!(|*x",
":%|7T(XNkV!%&|/!!$Y80};}!]I{jP8[[wF9Z)59!98NX*VB0U8{PGd8!v|8@H8h97&'f68@A/:]K$#_@:0GB7SM0l7SW6m",
"@:9M'7r!HpAS$Ud@CzUvJ52+p<n04D:qp<x:xivb$7_'.=J)<J#YYMB#wv]w$75h#$VTr!MP1C;$VTqvMmYTJ!!$T&!]_mD",
"7b$})#K.aY!]_^&7&Y3q6uaRsB<di(=W)WI<'y|(%43!HR,Mb<*^8LT7bGaL,:=C`!=Aa'!)rrLR+jnx*7$}R!)N)3Q.jh^",
"*7%5kr<Y4K%nAf6!$[b'!=AI@!(}9bVx_8T*7$v8(Q}l(!$pp/!z|`D'IxkA!$yv)!!%,x!!$d,:9V4a!$yv<!!$b*:I8j!",
")cb4;]H!;`9avhC9lhbwPgI.uNT1B'+q[W|!)TZ%!)F]f!)DTC!)us)7YQ(!]LXKy9[M.kciGUPNT1JR6wcsD,P8h=",
};
static const char bitnet__spv_carry[][96] = {
"!^'LF!=4:Pzz=(&!!qV5!!!'29-qXr{&LBiJBhp!2iXm@!]s'681=UtC<`$I!!C,V<%.y%#Z#z3#dTi'$Bri%$&Mq<Cn*t=",
"#:Dg0!=}**$75}4!@'rA6u)Z%6|G|t$AB1@;p(X/=!!&(#Yvg/#x@w1$7i*3CnqAF%SZNC$8+U)#GpjACnS0C$u)A4!^HU4",
"$B62@@G[W<Cn3}A#Ylx7!^I,G$Cy=MFTf-KCmjc;!=SQF!^IaX/.U/C$!g8y#;)sf];5:{#[)bB#[A-K#ZXYB#ZipG#c6k4",
"4@L6y$Bf]@'W}GW#[2[=#[U9I#[,zD68b3(@<2gyCpbyP'jq2S(s//L(s&,L'lK%L@[p'}Cq$/S(glQY)p+MP(5GvJ(idVS",
"!`H'!CqACV)chn`*l'kS$^F5t#]XL{#]9:a#]l`h$W2|G!]]S-,x&gT%vR]P&n,%[(M,i&%uKmX&n#%]'2'R%HdURn#xU9Z",
"-:Luw,:3IV/2.&d/PFNb%Xh5}0LAsh0.$lh(i;:U!@mXn&R1+a/7w:c&pNhs/7vMJ'/lrW6`u8S)(-!z.[@|!3%%6a.v.[z",
".uw!(.WXx+(/=ppN1}!GMmQ-vdc6'd(iGIy)**3}!^%JF!Gk'%!$V8|!$b+V0T(;#*D=Na!^7QF)I5yD!#;K2!@xi;/q(qr",
"/s3AY/t&*62,I<9)IJyB!#;<*!@x[9.UlPk.WP]S.X|m46;.GD-x+h[-Yk`8-:MTd!%<i;-:8Zl*%(hg,aD8:+}i2}+%&7H",
"*`n!g*cbvz!]^Nj#::fn!$}x`.VJ+P.u'Pr,#a{n+%.@*+=L4r!^bw^:I6|R!&m18!&wAx1.20|!&&aK2,gRJ!$$N9!]^pV",
"4@lHC#wwin!!,9i+=C'c,;N72!]_9(!(<3.5=Khc-8@UV2P5B*!([D)!&mH{-W.-(0nGH}#`FSh(1w|K=zhx0!C/|3*Cv/z",
"'8L^s'nnmx!%Rnr!*@f(+]a0b@<GuJDjfzj#=&Gq;'t|#6u/7'6ty%-C4$n^+CK)t2(/Kh-tpBy!#[B{%44C<!,B{-5{Q,V",
"7_wd&!.9:W6u3#%!.9:l7rWZ5Gmd`T'xL[L.Ty&*.@MjB!$m=47SGT8!&8r{",
};
static const char bitnet__spv_choose[][96] = {
"!^'L*z{)i6!!+1&$VU95!A@Xz!=I1$<iYdcJ#aNk1*wM)!bjNnH}n#DHA{Y*#*fnc<%%s$#Yvq0$C1|(#f/c:#B}vt!@'^9",
"$@zA-:Tl-*Cm`Y9!{'Z'!zz=*@:lrlCn=$A#Ybm5$b!j<$&8S:$udR8Cn]3C$t|9=!@'n@6V_J%1P<BG#c0b6#cU^+#ZK<5",
"#ZUH7$8;f;&yB,RCp'RI&17bD!@'rA$7XLI;p(s7Cn]6D6^Mi:CnI.H!)'|[&mlv(#Ybr@!@+;N$DktVI,9|S4|u13!@)&;",
"]:CdtCmVS8!^AZuCPB]FC1%SG'.*sB$75wA$ts77!#'j.!!{FN)(#hI(INdL!!=jN#<HWm%u-Q:&q$]Z%6!8@'0vx[%tm7N",
"'MF.T!!Iq6!#1A`6W&jC!#H+x!zzcW-VMq[-70'd)F_jy!#:|t!@x;s!#:im(,i=k(K<iv!(v@F!#;#Z!@w6_!#;5Y!(ntA",
"!#;/s(K+Ua0.%*0!$}Tq+A<qI(/[!&+`jhJ+!9N=/7wFg+|XL'/7vWM,;vUz6`u8S)(-W..[AT2&mw4I.v.[z.v64+/TU7.",
"/PGK#-]vun3$va00.%i(N-nw.3B5u42cXd35@y}x5#;5I0pM*C00c7B*Gv!7!&Y*r*B<*h!&wq)!!!1W6VZx=*g0(s0RC*X",
"!]_&{$VVG}!!,9J*`dqc0q+Nb!]_3#1+#!V!'AP&4}mv45=5N(+{*VJ!^9]m69Lk[!#)Qd!'V9.!zzjl*B=fn0k35j=dW's",
"@YHb8!*{x}!+xcP2'{cMBS@&K!*|%L5=rvA!hD/x!]`aQ'jj4A!+yBnB#hjT,YfgK!a:t1!B*#A$tuxL8;uj]=&FrX#{{FT",
"=&X;u!@n#j)2Nr!#Z_fZ)gJ6=(irZp*F2#w!-IRl!C1@6!(fHA!C1C;B^LUN.b5YPI='zBHp2Gx!+{,K!B|XQ!B*)C4=4A.",
"!LQh<87y<H*aGCQ#I#4^6ths)2){x'!^0W18m`p)).q{uB$dbh'sIB1*`]pc%qrVZ*BfDn!+y0`#:Nq6$w^+{%qrViCn3}N",
"C2SBH,z*b%!]`R/!+{9L#^^LZAyL4}!_K_<+Buz[-Y0!Z!abd3+C;p,B[[Za-;8D;=(3FH.@9'I5aF}68Y_(B0[.3A!({mp",
"!.cCi${ptv!*|%[=(An8-FIvkK$'+d#x$|S@YHbK!%#;Q8{&#,$Y}Hy!C2tx!*{xL#$qQX!@d<l<+umA!{P:)!*{x@!Hi}h",
"5b9i&Bq[YD'TLMnNTTvj8!Nb@!^'j0.459y6ulR<-dc|8),+*g,{v(HNT2U!*RF'3P3gyKNQ5cY.u{cl6f*mT*}xu]/85*8",
"!!#HN",
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
"&n%Rr6^_X[81P5fKcIr1+=Da%&&r0h&{Z_K'5tr'%ynWi'A*Rw(RNR2%y%Vj1Q/w)(2$$HGK2&+M'PRR7CKG<8#2aA0jfJZ",
"MpkFbX_*MHM|1lYXZr'%!2h`INr=L'P-,P_9<(Z,N@WFg&#r/f&|uZ[%y}BZ'@tNx6_<%a*C0]F!4`z(!2hjv(8Hb{!d.TX",
"!2hkU'9RA/6^ia[)/nauSAN5K:I6PaS]F`R!2hj{)5D6.UXc{Z:I6PiUt[Ha!4`z.!3{{,7),9[WC5n-Wq+b+*T{'`!3nA.",
"#:;i_&vB]!5YN.N7qhA/!2i*g!2i056VHz.!!&FrXSW$u+MX/u-7Cs:$txR_!2i4a$;:PX$;:YuXQs(i%T7f6!%gIl4G-4R",
"Q8P@}XPI;c+@ah_LbaINPgIH=!$X(Q%qqXR+@v!hLc!gUPgINA,YTn5!]c11*B<-C!2ibF!!![m#w|XW0LW)1(wS(f!&vD1",
"+G3xv!'-Ax11yBZ!3y#T!ByWU!B*/FsV!J_(n^_a!'ij#7Y$'3'.*wL!2i36!=shu!(zQI5=$ZT_u(@s5x4:$4=lZL)c^U)",
"5x;x[0jfJf@,SbW'Is'<hx%}0%Zj8+7t6&m77V@f!#*!t##VfqhqRT}$!&7'!!!}}748.A,;m}WGFhk<#:9LLXSV}t782uz",
"2.uxUGkP4Hq%0ZD!rMai!]bq5r9kQJ6tq6C$dtdq.4-Dc'jfv}q|39g!]hUc(-pS3(iu3b*D^`5#,4]UT[F3-#Y]{F+|XIB",
"$!N%=Qtl0Q!2i3:.PtB32cZ}W%42'uMQV]RS}uQ2T==a4sYP)8!.GTq!z|Zp!Bx_U3`T@X,wpZ2#wv]r-9xUQ!3!u*sY9xm",
"sYP)3sYc57!8*Y0-XZ8FNT:RB(YqRI7UZyb6YYv+/@rz=Nt4BhXPC|c9kM]csV6dX%;-&#U,TI3P2%5S6wYl/#_*i<q%0h7",
"!)4#TVGmqUsYn2tY0a+&-r65/%GCD@W&L'7XPJ0h(T:q&-Vdv4NsHG3sZ'NX57WXI4x=,[.J6fzsXjKI*)7rz6Ziql*}xvP",
"/85+,Y-F%^/bY+.!$ir2!{#z6!]bjD_!vu5!2|iF:X$S!#xiz0_;YgJ!!wl0#@'Zq#Y_NX<Qy4B&r![w!Gqb99#[QFY/qhB",
".;bD6+{gir`Snc=#]CdxCw+Mb!2k!vXQp*PFQ1!{Y-dI0Y/nPR7qrbm$V|4P!!$Ab,wsQN9s_k2:[5!IY/xZI1RNwQ:hJQk",
"$:!nw#xR2U*C8h{:J+(R]&va#+5K|Q2FkjSati+i;X1=FY0@&_1|G)[bUV/y<-^$B<sKlZY/r/H1|Z;d=*`lpcS2^_@/f=Q",
"Y/uz`2maZ`d1#T2@d&JTA=+%ZY/v$g2mahidn)1<B!h.]Bf:0YY/u``1SH,bB{kB8C;KqjD#UX^XQfSjXPG`/39YF*fkqi=",
"8_@$^!JwaV%47b=!]c0]!2}(j7|T@@Z'_@PNTPV)6u/1GY07gY/11Pd!`hZA6j${.33TZ<+_XaZ/.Q`&!]bjl!2i/RXUV!d",
":B/09_7-9r77zj97xZlV#x%%'6VJ1wZGMKd$txRL*a&qc%XRQV'YIJt!C/mv*CMsv&(Qgb&TXQs;.m5+'.5/H!%5KY!an9K",
"740pl'Md}ZY.^Qw2j8K{)((uM!2i5c+(z+s!(A{(!&;D{$VW/R4FKTS-WBCY%TwLdXPFnT,0:s]lmTuf4zp105:-CU5xyB^",
"!2i3xXPLL19)c.nqYQ;ssV+0)%8lQ(qwwCi$qs,w8.+U]sq3xbrtk}S7xHy/sqI.f!8*[L!C1KPAf-:I7/v!w7XlcX!Y{NX",
"=GC:d!)B$Ssqp2=3}wPs!2i5V,C5dD!!8dA!&nl-$tuF_-rTZ^-WIg#'Tj!Qu.+hCsV&/y$#&*=6_1`2!)tU^!)B6Yujh%A",
"p$NtrgzL=2um6#4v-SKaun0|dsYw`csYnL)$vcXz-sG1p-X:X3!)BNGwc_tN!Gyq2Q.fFw/|xmH$7Cal%zwXUY0`qZ$P-h+",
"-m(a2#%Y(Z#^J:]Z'j$z$#;md]d%VW6tkm5!4$}%8=rRV!z|+;8<MVHZF#6R+#]+<,ZlCQ!a:t1!`H&@'jlMFRIyD382P<c",
"#Z-(n!9w)(9<cjQ*CCmD*CCl{!2|pR%-u6V)FG+M!]hUb'mRF1(KM$`*DTZ+*)7rI6flPx$)c8I7V;lN[$rlSTCfyF7sI4y",
"g=b|r0LAi`'*M<]SH1GAXP'b-(.vQ{$90:f*BBcZBqdtj(m`3f+#qw!-XQ1W&$WJp#yH)I7Zh@`6tj@rNTHxyYKv$c6uNR5",
"#C.&AY/pR|+z}J`%6S]57y=9(H&DTgY07Wi.Ah`@+|:,|75@7u.6GVZ+}U|8ZHTm=)*l0A/PL)b!L5Xi!{y86HmH@'!!8Q9",
"NT;Bx=B3(*-]V$/01s7N4!()K!(z/c13ZuC+&]`w-[:#t7&RSg!+hWK!)F(T1VB8`NUZ:^I-tQ[J/_9qXP*`q+Kr{B74WCa",
"P2%B8!C/vP!8*Z+/urZ(!L]Am,Ih<6#jizt`U!qq'0t71+}`5N+`dkv*FxS(.u;$`R=QVQP2*l,:[pfcrY(&U!MYKl!))t9",
"!*!_!R,7_/rx**{!]bj67(#ACNTFUA1I],]!=WK;&=vJ%*CW{:%Gz8M&TXQq-{fpZ-X2&bRJl:_<CITi%&_UKRJ-AgXQ^lg",
"NT1fI7;5)]YKv-Q-X*/$P1m[B&d.@@'25dwZg:kc-Z@`:#Cb'4sXsq!8`cvC#C90;#+xQu75tYk2dA@_!M:!g7%hy*/G()-",
":kn$smlBM!!!!!#!/i-}z])aT<}dWk{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv)d.R_!!hiv#|:h+!!TfS!=ry_",
"!!TbZ!!^j##0'{&3}r1s!@)X!$<k0X(mN9]3%!y:!@)/r$;Q=H-Xg+:(m$kx1gfR&!@(X`$9l21(K]9&(lYQt0LL)m!@($N",
"$8*&y#<SIm#}`Nk!(p&x10g|q'LI#^4ck=J4FW:J5%=VM+(^I/5wsuV!@)b,$=+[j2I9Q^+(51,4]P@;4zmJ9#ND2L6VH$s",
"!3*[%$@Pd|5=a$t,a`997qkSU!@)K*$<C<j01W2^,a$q35:6a9!@(sv$:_1T+%MBH,`YV/3}{8%!@(<d!(yil6x9-l,`1:$",
"-8#:<-VX(7*}x2-7r(*Z/PFMD0.V$C0LL$B<sLBFzzm!v'5a}K'5BQN'4x5K'5.CN6^AF&%rD4f'.AB&'57JT6^KKu6uP,I",
"F-3BzF5z*;FR9G8:UJR=N9.yX2lat^G-K}[*(ilJ!!=gs!(;ga!(GnF!(R!K&n%Nb6^_X]Y23!IXMj-{'8Jc&If%1i;8s;+",
"!))t1!)9^H!*6BTG+b+8Lg1HP7CA@;7&-;;M4Xrx7ami|M^fb*!2hazXZg|6<U.<]!R,jL9|GUQ%44_RNy9L&P2t8W7bKMS",
";.N^^/5}*2!2hkS(8Fx=!bh[J)(%n@S$0,I:I6P`S=(VPSp%l[!2hjd@+}_^(h/W11lw*i5:-CtLS5&<LqT/9-VMn2LqT/5",
"PI3(U'.-(Q,,51H&AFU.Q63=B!%zX2!!$IB%V*1j+@u{fLDWSRPI+D@!+6dc!!$J/!]_r79[b&=;k#k_8L,;Mq]*}S!+$Wv",
"<sLR=Y3rsS7|}d#!!]S+-@)3LsV*$^;vQRu;(3y5=9_nAG'p*'*}w|0!'P4v;vQ:vS=&F/ljKpA!)AI@74yzA;vQ7*lKxxn",
"!*Y;`9-|z:+Z!ST!*Y;c!!$`-!]_VF77-3#;vQFqsYsVjsYt4(sYt7*6z/^A;vQ1}6tpj';vQ0k&WR!5!*Y;[&PNr7sX=;y",
"sXSJ}*cCq[9f^7zS]S#PNT;0!;X24):KX]QY2G9aHp2HXY2<TB#,z{:Y2:Mv:a]w97V-y*:-ak2(S,z4Y2[{L7cR/C*HRk(",
"XPFYR1Fi,W1(J^n79auII$v}`zzI(!9Ff'7G^=&c+]VyM#aS-Y7#Cy:%;($y8+-V5::faDU^UxK:-WfGKf0=g!$d_a$VW/$",
"%SWCU!3);:+p$KF#=&MQ.SPl_6v.+qP1ru;$7Jwt)FB+X+G(Yr763!U*Bn=J!4aML6]p;M12c4(!^Nz`!3#%4-mc}31.nw`",
"!2|U=*fh!/+'CXm.4@3v+}`&:`V(xm*'hRF!%k&g!!$_3!!$T8#YZ|B!3);[NTa}Q<&Aw=2'z[T+dYqu7WMC[.b60asYv8Y",
"sYnUi&&Yg8l+,kX05&lQNUT[v!,&zG!=AUS!)J7F_V-0#S(aR2!2{Im#x-$5sV+6$7X2Zi7X2fP78ssuhx0.&%N#Aj8,ZVM",
"sncf88#Wp^!v`]A8,ncPsnwsU2sD+N-Vj^&!)AV*nBC3snF:z7n}x!inF&CGY1yH|D!7u.7i+1{8V{1AVqMsvh9j4IG'l7W",
"kP1H:!-VBQ!06l$!*2L7!-VFR88)ps!$<-96th<nRhW}7GR^7*H5g]jY4`8T8<g*BHNwTZh9t:86f3YQ!$<-/!!$sfBy+N*",
"CPWC<;S3xaI@A1iY07Wl+.$y=BPpLb76B,_P2'l'!C/fJ,.9k0$9Ss!2cf]=J!-W{MmPMXR,kvA8iCcZJw]9Q:P&Knn'Rsa",
"mg3#FT%Si5([Cw%!(|g.JZgPyljKpIY1f=7FwiTv!$)})8m_x8Y2h1cCW=BwiVbcU!:A)JNrbX^#+hs]!#R:y&&mwP!M0sv",
"7%^s)7*^ig!!!!!",
};
static const char bitnet__spv_embed[][96] = {
"!^'L6!=4:Pzz=(&!!qV5!KJdc!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<!!SP2",
"!!S]7&uZC,#]MU<4@VAz$B[Y@'v<TY#[;b@#[_AJ#[_<J8Qx/5!!hRr$9nym(TyxaCpw)R(glTS!@(%G$8,mW#Gq*K!!UKR",
"#zC@J!Iz/|&8fF_$9X@!Cr2u^,Y[mt!@(`Z$:&)x)2XIlCqi^Z/Tuaz+]VBX+ztLl,:3Vn.SJDy!@(|Y$:{B}+{=sr#@,!V",
"-79$n!@(HH6XJ9I&n6!c#=adR+z}YX!@'q5$7U*RFIY@[#=8JM*`d2a!@+VL/.QkU#<y5J!@-Wl];1x-#^T1W#^rVY77VW8",
"!'-#:.WDj{(/h-H$yV*d/PPg*0MRTd/n}Jd0pM'-#Z,t2#_fX1$Y,tn!]]S-2fcw{%x@pb%Sq%d!#FfI!#P*5%r7b9&nU*x",
"'43`R!=4%)%42(['4Gr4'2usf{9S(,'.*ca'3J5m!=4%.'4(^q#ZMG(!#mgt%;6884!(dc$^Y,8'lK&*(-!3((,kHv(KIi5",
"!f;%,74&g4g].im)H%]R)fc;<!^%CCs^`W)!$`AR!$jR('.AH=(0(A*2hA;,7;q22f}Qls+_[+L$VpxIdc6Kq,;vXa,[W]T",
"%T^mUsU}<2'/[96'4x5B'57JG(2g+Q+#|ZY.[|Vs%zFl<&wL#$'66|'%x^l9'p7VY(2AiP$:jDV!%g%r07Bxa/5UBh9L:0N",
"!!+Z4!&'8P9L:0m!%])/&X%`jzz@ii!!+(!6tgDK.qj&8NT32-!'^u%6zPF+3bVV!!{7GC7!`Kf=Fz$M'22a@%y))R(Pbsk",
"%y!-]&n$${(n_5n4d$]8CW+)ACuGtA5[0m$6`u8S)(.Z1DsK7}(gnqpDWw;aDs]26:U5D;;'u4h7SF)]@C#f[4_4sqG*19@",
"G35]0GN5d;:UhfBK#ftIdpv.+7$Zm]HmB&$I|G*d%Ul;b7B+td!$mtG8ma`F*b+!F/8@0c!]a:cF*r3&%;,f)!$7JZ${mZ]",
"FVKd3)I4D]785'`!$_sY!(y<L!.:/rI}|Kr*`n1G1Mu-H5{Qf-!ifWi-!`-T*BPuB!`IIl!!&(c!B)yi#:=Px0jciv6{UNT",
"NPU;2-#Rs<*Bd%C(N<`U*B:hgFLb]'-uibA-7/dl*BpL4!#fM!)FBq30M+2!$7i+S5z^b/+&agf1IR6|!=a&`*HBX+!&cB-",
"-VhLT'QR3uI}|}5.AhF6.U/21(V_.B!$mzI7SH1M*)6R8K=j/T74*.^;FR)@L4,)m!]a;!!.:..!#R;!%44DB!.:73NSlUi",
"8@_MBD4qf;.:RNX0L`uv&1jmWI}|Nj/|X!x1n})jP*vKi$twS!##`wx8PCPa$8S,S;cni,'L[zW!]aFw!]ak=6d6T<7ScWW",
"K{Ls3J%(Z6+NJTxTwi]*RDBCc$tw$k!]a;<!.:.H9wu+&I}d3C'r`u+J!%AN+Q%k09U0})UtU_l6[kx]Ph00U!`H2n#=&Gq",
"!]a:v6u+HZ+=L7p%;&]^;FGs3VTIs9!HCNX!'k.26th1=U8X+9!HMU{:tpA56^G4#;40S$88=#I;(@:);SMYaI}|IZ-9GMh",
"Ww17[(,Yad!]a;A=.)0|I}l2T,-+`w)mhZ^XL*[Y#Z,tw!/.6f4N1Z!$7A:!(IGJW!]aVm*C/ac!/.;($7K08YI)c+5,mpu",
"ZGP8Q!B*#A=]M3(!.:7=Fp'5W@IB[4I}n(<7!0pH;PbgaZcQT<3}|g`2BNWa$w^+{%SUB&0.}Cu[&+PU$f_SS!{*W3*)9`<",
"Ns|7LI}iFs7*rzqI}|NrPQ0uN8'x=)AVLu<$FSMu+Nk{-BD3h.BS;(t%SQ0w%r7U{$:!uyAVB7BP1cP(%utP_J|J,C!^w65",
"!4M2N)k_7z!/l[fPQ[80Fv9f^C!55-NrPNH!.X]S#GRzS!&8r{",
};
static const char bitnet__spv_floats[][96] = {
"!^'L.!=4:P!!-;k$VU95!C%i/!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@)wl",
"%TaH5!@0q<&1.];67p^.%#JDICng<F%4;D9!@'^9$Alv;=,B28Cn=$A#x#{3!@*sA$CR%JD8KgGCmtg;!]gTA!@!CR$VU$:",
"&mlZk&u<2(!={(ICP7VCC1%SG%SQAD'jhwu'jq6A!={1LCP7VGC1%SJ&PL_I(gd7+(glUD!={:PCP7VJC1%SM(vNkn$9Muh",
"*Mr`j#]/8I#]QvS83cR8+`a:a#z&&C!!z]3!]]V0!]]SS#!&CR&1`fA(IbG;&5**[%rBb54^%c.!]qV,$7669%5u;D!(pl1",
"2Ji]z!#D}]!#9w;!@wbw&pQFKN-wYQ!#'c,!A%{}'lL9mN-mSP!|_K5(K*_u!!+%!(iIA*N.B4I'.+;V82*B|'4(f)#ZMJ5",
"2d%9N4G#Nw'4dTny$;@6'LHl2'3{X0'4Z#7C.CX46VH=,4]Pd'dj+HQf}Qyw!(pDb!#9wT!@w7#!#<7y))fc_!(qnR(Qi34",
"!&NSg6[!F{!&dB!!&lh(!&vn2!'#uG!',{&!'6%V!'A+Y!'K1U!'U7Z3B5J_6tf=b7qkm#!'sLY!'|]]'3.bzJaL.^!Gw2I",
"!#;kpA^2|X!#<Jf0N)(;0lGNU1,d[W1K%[U1iBiW68nFk!$/`}!#<9):iul$:ptP,;/|]z:R_a##DDl)7|B:40.6m;#C,#w",
";fr1G;m0$4<,xz}6}Mdw'8ivm73xxv<bp5s<jJVH=)u:$:S<+)74(5c9j]qF)R%[g!#<|5!@z@-I@imM!#<Q$C2u+F+}M;Q",
",{Q=!!$Wuj*0wVZBxM&jH&BZi(,aX6&pH02Cp3(1FI010.xaq(!-qldC3x{p${lZu!(z2;!,BtrC4/%'C9a)+,$!j{!^0W5",
"#:<rT!]`_*!'-CB-{hCG!,CHpC:iy{$D.8&!'U[z#<T7c3}sqZ!GP854dStc!,C}(C4)M4+|=`!!]zJ367+pj##Vcn5l*Q;",
"&mjX|GG6-Q!]`^S!2i'H)k^rj!.fwfC6J9UM`rn6#wz(U%q{+p!%5I.74(:&8&{_m7Wg##&uSBx*B<++!.(Ws!!$(26ty%@",
"1.;crNLj+}#:9LLFL%{r-WGr`#|%*KIBAF(.DRr474X97!,BIx!!!7LVqQUL0j})b6{UUVK:C$)7W*h8!%RX/!%=GRI(_FF",
",*<40!a&NT;F8;<Zg:Kkb1R,Z!,VzPC3|`Ibn/@]!,v2s'TI}/!)*sQ!)#4{A/^vN6W&5!$79;=!,c9!'/2c,]+<Ts!{Dj.",
"!48&B!C44,!'V|G!!$B8!=AI}'TJ'@!)*yS!)#:}7,un26{UI/'5PRq!]hW&+`B/N.SMVy!,B|/.&XYR!3yGQ*hN,-9{:Ka",
"!dF1Y85Y:-0LD5sJ{k9mYIsT<$tv{p!,CGS!,BzT-7DKB#p@[L!,a'U!UYmb<B4p&74aWG7KIQ2'..n)dh1GZ!,b;xdyaXg",
".4@<y+|cH(QH)<B'0t71*D<7bC47.K(Fn/w*C'SfS#K2i*C}%_GgJ3Wf(LNq!,b&qXP$FJ8AMF6^y[l.-!`-T*BPuB!,BzR",
"^]}1z!l@9S1K&pd!@Hs=#]CTs%STcp#cjF&_V.ZN2cufh82!&,&nqC=!'k0J$HK^U1nM]ksd`p@#A]8LX-mw9$FI3=2caym",
"A7D-C7!'f+AX&+g!.fSQ&ta$'hwL]/*B[A4!.d!{!{0t8-Vdl;+dQ*6*)7rPCW0#GC3w8j!CdD:!,`zyCs*&Y&R<$.!,D_+",
"C6]!++.**b6uC=|7%!$:,+8pqJYRUT!{!T0B&KWr7JC!}(ha.I+{3VWKW%`K81%rP!GnYX!.cV305Txt!,CDa(l<aD!{0m8",
"!]`_+!,aXt.qsh}-Szf]NT5!86*<]/8m_N7+&;sW<%W*1MW+{K*BH9n!,BqR!,D_1$ZJg}!,b&qC3wW|C9aQ7-c]yk#[J%.",
"DtF(g=(ngn@7T1#FMadc6u(JWPn9rv#:f#_!fBqZ#xuVz95kAP7;qZ-G'qd7PQ%yZ2d#&r!=Ut)8uYgzHIyD/*hN7q]Gfy5",
"C4-a]C9JzI7C9p8%;%N+7CD|<;(5d]8@Yj9-VPta1nKf;/z-Z}75!^$FL&)/756JLQ)k25-Vzm%%WUwZIBAV-.DS%@6ulRB",
"!CQ..+dUby.ZD@I!D_w&%xtJ2-twl73+GyR!,B{,C4;JH7'j`b74C4.93nRP6zbqu_47-s4%dQJ7Y78z4'yBZ+]YZr!,B{i",
"3JqjQ!)c1T!)0rP,%HkyT!Tk8.4/Lz!CdT$/X/<<7ipnjdBAvXsYuy-sYnKQ$XFNC-m0ca-X8q[%5wYq*wQu[26`(k7quF8",
"2()^3!#pR`!H$W7&8)%6g<qv,g!j]7C4=NU,,B1QT}]RSNTG[L9cGg48*w:`sm+w0hVTvqhtr}Zh:]DKC4=[YUQNdyUV2vX",
"hwJa|i6fS7hw[V3/836D$##WY12dPs!)sF8!)A(4j14C^$n[]`8+s(Fsm{NLk.*i%kLHpljqrH<!CjJaJ.PFM!!+`j!/@pM",
"nD[*(G#zZl=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}rV%kag!!gcT%SZI8zzF|K'3tLM'4:l3'4n/9'4d)9'5%;=",
"'4x5-6^-6b%rWuY'.A$y'57JG'5%;36^KKk%rv:b(IZj*U^a-'/p]6&/pmcs-#wwZ!(yX:!GvdDU^u9)'35t4'5V^F'5`dH",
"'5LWG'5jkK'5trM!!$<B!!%&_!!$<I#wy)6;cS`r:+N..5wmAd67)aW2F8HL!,yLr#:;|R.{d/$!!$fD!!%k|!!$KK!!%8i",
"!!$]@#:<|f!,Buz!!$S@!=AS@!*bB0Sz_8H!!$LT!=AI8!)[SpUV3hr${v[]U`T,R:X!2Z8a+tV$jb#.8C!{#;UNqQF8:nb",
"!2J6x+!2al-Va|5!!$=j,kABx!)!dl7+2,m;W5=`7+<M7^wvi<!,yLv!z|c^N`NrG]z]3m!!$B9!!$Bp!#pS$!!$BA!=AIq",
"U^fsn!)Fn}D{AqC!)!5]!a]Gn8PDw/!B5;=!)yiKU_56/0[+y88v'$(NjPHMNjKk;!zz=q^9q6k_u)2z!34Sz!)<F:NrVhG",
"D{A`*!),!t`h.p<Q'f4I#]aX2+{QrLsVn=aC4;5/#7cuT!xG}(+!shL-jZqb#YZtz!1D0-!)H^(!)z{jYk/K_;s<ZL=^9h-",
"!'u2M<$rhX3J<$BPnyr=6]3);NVg,1#:;hKSz`({D^%Ax9ZlHYf8crQ;N;h`!,f=i!!&fi!!&[Q!!'*z!!&^H!!$Kd!!$VG",
"0=rv,!),:|7:Zw-%;'4Z7aw5A,KS0dQ/*K::-Wd<8|QdC&PM:$+{fr5Nk[V}-tpY|$_m|@#=&Ms.SMn!$v:430M48$$V|.=",
"11wnI!(yH%0LLs]#wx|)+{4Hi6w(LB!bh^<#_*0zGFrvL!ln[i%X]qX-tw_I1mm<J!-+=+!C0^C*F(y)*m`z=+CBQbNTQJx",
":-krZ8}&(I85D4;*q#W{]Y^@y77y,T.&Xw(!(zCBNU%|R<IuRyMn8BU%h'[=7IcR|Yglll_4=#T^9rl<6yW^f87GV[Q:)GZ",
"&WQ/h!)*6;$:!nW#:<{h6uCDydBAXP,&&[K5%|XnNT2yd-f.,)-WZh@!)@(Y_qz8t#auz2-Vi88)M_Wu`PXTx#As`}sYn6:",
"!]_]y8G<:i!rz0#8)3<*sk;Vw.qsk+",
};
static const char bitnet__spv_gates[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!!'d9-qXr{&LBiD:<tJ3*Lzj!]qI]!)B|rFrst_!!!,@#Dw8)!^0c1!!`f&4{2Q^$9X=g,{Bxq",
"!%fMP-7D*y!^FpP$:4hn)cijc!BfJP,x&zf,!Zkq,]nam###!V-VX*z.S{NW-uJDW!#[Gh!!Tq%!!r3a%4G376[=SL!#2rv",
"/PFsn!zzj4#:9w6!#9z4!@wHs$8zaK'chvT!#,3L!A&,)!_C:r!#p%mzz=F<6VGjh4]P=x%xi;6'54$|5:$:q'4ub*4|Tam",
"&pRF!N-wYQ'/p'bN;us&'N3P`FsWKK'lM(#7kKc4(,k57R%^,c(K+D5]UXY8(iIR^]qL)!))g_`67A)[$^P8='4saV'DN3g",
"'3J6!*lfU[!$tPk+zu!B6tf=b7qkm#!%Hp@0Psgt,_5DH%rVm!&sZBV6_2y['1{8D'5%;D'rjW@'0.gI)/0(G1-Kwn:I6NY",
"1+*X<:I6Nx0Qf<a0/4;b*%Q1y/W7=S.U%2y.sDmN/5s`m/R$$Q.t__[+#UJ<+=L4w5Y_Z<!!#fx#:;6#!#n/U3'v#^1L2'v",
"+#|dB+@5|q(Kngh!]_6$#:;N(!(<9)5BS`R+JmI[Cmj]v(Q@w*!]_J{!%+#nH'hP;+}i8c6zn)nH'qtn+{*wU6u88+(IXMF",
".4-<2&qCX{)FB]f6VHz0!]]:K*GKU)&TS9g!%zr/+!2;y3`g||-V[TzHgHDZ-Z]Vt-x_K{!-r/i-Z^}B(Q<kM0Q*_N':f^j",
"1K$d#!=k)X._SV-.$JRN!$mgB7Xz/9*)6R8IFrbK*B@f,!-qp]!-^5n8<^W]Hd|r2!&)-8Hf2}/9.Y/z!.Prv!zzZR6Vp(A",
"10,0.K7M|s#:9LLHcDjzHfRb&1hWsR8^8QF$|X|n*C/`a$(H!v%8;()$y7$z)qQ:B2(yKcLSJ2t#Y]Lb5;TU4HfR7A2rm=y",
"M8a&Q9s^)]:V*[6Hf`c71RHQDMvSTY:q$ad;qD%fHf|8B1X+&|;Ns$/<L&Pr=-^MF4@9$R1X=A*;P;K7=gh3z@HwuLHf|7s",
"1XS[4;N_05@d-l}Ac3L'Hf|7w/}&<8,&jSRQF2d}B4#p#NrQ}HB!l1]!-qp^!.nG0Hfu5TBc#ui!_Z*T6cY,725frw#C4/r",
"B}Ms-Bu}+^!!!!M",
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
"!#<UI!#Aq$KXai_Kd2,8K|b3L:W7dR3B:]n!#:S_P-)rp5aH|4PPz(:[aztcPn:$K%TF&zQ.Xt+QHFwn[pk{GPJ/gS&$:Ws",
"&}=u`A{^<N[bA{[I-]Rt*BBwW[a|[$^yT0'*0ZAvg]3vR_v/{w_v1A)[a}<|.xg@f'.B_T7&D{6!]|H&f}VbP!#9z3T<@ml",
"TLGB_TbAgg:YmHl9LB#-)Y4L5!#A(Z!@|HnV640`VFzHjV[8Dm7(y`g'td9&(2',jWs#PD!4u+T!3nF&!3nD}!4V}4(N-f-",
"%y%wu&n$${6^Ck@(2^m!Wss'MdWV'z&&Ss*'#VDw%z!6v)<ISGYKUD9:I6PvYgKa{Z9N[|[b=2z6--nu9.[=r.4-:D!]gcy",
"!B@F9%xsQ-!)'/9!)&;}!(z/:/W@2<kP89l#:9In#YZKM1Jl;W1_aYV!du#{7qa6}NrVCL#:0F/(Q3ah#[9BS2.v</6Yd^K",
"6]`/R7-=Z''rbZ7'4Qh6C.CYn*%),3%^6|d9j`,.sV&i!#uHI]!==FvkQ$|D7*2@rZXP;YB;!$m!#c*P!6H5P'N6Yl6^R;i",
"&mkSJ&vB])&vBZ0#:f:#&vB]9<%cN+81Kuv;hDZL!5q;M8)!Ty7*rvm83X<r82<Z*<b3yP[cM-u[gi#a1FgP=#:AAdg`%Xx",
"+8C5Y+=L6@sV2hd&LvgZl.sMB,C%S*!Z(r}3}|}h4]P0^,AjD*!3nw6[gi)j!Z)%w!{$6C*B<*j!4v+[!+la;!]^pV%5wPp",
"#w|l`!!,;w81,<1:+60:7n#Jra4M^3'8,P#l-dn$#zaau$WCZ[*C8iF*Cl)|'%a3k'QV+CsYnYZsYnkMsYp+XBSw_%sU|Z`",
"6a]fcsaA'4!6FQffDu#N-b${<-u&YBCmaV9#ILn3#uAzh!.;MD#YZpW#w|lPJC0xp!Z+:2<]v0J$VZiI!3r*RsV6BdDI_;=",
"Dg|FgF(;Pr!3^%(sagtnsa{%q7#wMx7#d2.8[Hj&74uVv8WC)Y7UYX%7u,z!,CZ({,&+rI!3nq#+{hTgS:G9AGBVwIG`u$I",
"!3p,YsbF<c:Fa@2#&f[Z!]c|YsV'G<!C0/p*CWyw&D|:[&rwu=A^m*A!)/2yA|::5!)&H$-Vgz<-V[jK-x8+psWW`s7At#)",
"!fgZx-Va{4P2:bCA7s4C+g@_H!4kGM+!nFI$_MGb_Yr1l'w%U1$vPF2_xFIqH{/1%P1rUC-9Qfm!]cNJ!]cNM!=^XS.<c@l",
")*kz9)g1K!*D{uW*G%WH-j<f0.88@r4aV%p[cWz=.N)CD7wj0P-Yb@j-{VH6_qt)g.:tR7sXnptsimS1m=^[L*W9PVPQ]F6",
"<WLQWNrIk|sgA}c!3pB--H'6n[cU{H7SWDrs6b|J5y&I]!^'R,-!`-T*BPuB7v!ZU=YrL)!_Q0Y75!b[-80#;TwV(]]As}p",
"!):.W!_CwS8PFbH&PLcm#$|u2$VZiV1+,h5!0+jF4!#&+V195KNrTRD.Td$/L;/g}[c@;q!_'^,JVh|XJu))WK4G2h!-s/@",
"4zp]s!M+gV$dKU_!!(!+Ju+z3KSh67]`.4L(u'W@.4J9w+|wU,m,m#*'mRS5-!`-T!!%(gg`#{|#uDAX!,y!Z!JlAN%xmr:",
"K^P;M6z8d+9n#+X-Z+lT+!djVJ7I[8!MIzY2rlJ4!!'qaLPc_=#^bYa'2/V!CW;UG!*Vf{!)/R&LqaRZ3R#2!NT35`!M^}R",
"!==]|MPwrBN+9._7!{zdsd5,ksdRgH*C/aA!3nvI,A<xm%r%J4N-z<7!!$@n!(=Vz!)w_2#:;l0sYn2b'.-&Qsdfs)sdz$Q",
"*C&ZD*F2#/@icFgQNm's=/Wf$Nrx{i1FgLy)UK+g;QD`DNr=#f$v:4D!!%.isYn4NNT1`z7Uc_:Ph'4DQBPtgNrPf-sf(CC",
".DQg=-W$)s75Nf77V-yS!Nnr_8$G,VsfGvv.DnzF.5;f#+}j,<m-_r0*F(_H4A{v**H23$sZ&vK{7)G%zwnZ0.N05asw1Pg",
".uy5`R{/'[!$pl%7SJ$)*)6R8^%B`f*BBjl!4%y=!3p@Q!3qcz[iiA8;]SX<hYRZD!]c3R!Gg|I!4YsYNTamiiZImr_!*v+",
"8h3-<[ikn9/J'9$,:SRfjT(`Y<h<.n[d|8X;{c8H!_AC1#]CGr'.0ZR[j%ac7/%9I7/-hKK!b=K[isiI7qv-)^9q}kNT1B&",
"6I0*P!4%yR!=^XT-VTg&!4%yC6u0K=#^^:`1X*RM#YZXP]=4-l:!)A_0.w&'!WrS:8PFH=6`gX*9Lw63Gt)Q`!&vB[!):(Y",
"!)7|r&pGVg!G{,G9B#=R]D%qv7;fHX_uJqt.N'N-/1ZZ{6CaCv!]cD_!4%{r!4&h^1IYt0mg@dI9s`.B:]:j$]D+&!2$$Dz",
":gb#n:Rf]D;wV3*]D&,G2m4#+pKM2R<L(UP=&bRG]D+5/2m//Tq*Sn]=gj8X@P,-W]D+;52m/;]i$ywM;n:vVAjFHW]DMnf",
"(Q6w0qh$sI:*|sB!JRgL!3pd8]CW&;]D#DW+!(DW3C:KgrY6Ji!]c3Z!CfJ@!4W2mNsI54Ji3ut_&-][,%n'yx`Xrn_Z`yH",
"7+Rn@%bQbp6]hmn6u86w_}H-4sQ:[8!{$Y+6YY&<!A/Z&!(wcU7[gR)_wh'a).z+)7-{B7g{RpM=@9k|sWW`}!4wS)7qjIb",
".&lbm!(urr6w-$B#;&fY!i''i7^fHIM#U.7#Z(PQ!4X(fNT0I#Il7XrQM*A8!xFg0P1wbB-u7M}!4%yQD$[.w]D#AXCn*#,",
"sanfR]D&qi.@u:s0Lu%z'.q483hWaa!!!4`]D#Dt+#+.l1KTXl!KB*J!`H2n)FGIX$'2&y4-((U_q}/lq_4^V-tv`*(k+QZ",
"6uckr([KZI#H^vq*D&![G3:l'*C8fs!4&T[$b{ga!)HY1@i:6U$a+%T!]c-b!3nmV!#R@$6th37HB]#[sV&is/_xX#$vWl:",
"###=<^|:fw!_$<6!4Yj66^7Db!)&A!(IDK*&!8;t#zaQs'jlnR!3pyy$+[Jk*$|aF7#-Q<<F-qRm*izRsV4i2Q/47s0+W7u",
"a59ZR74FMVNTJa6FX0V)0.tDI!]zK.!]c4,6dN$N1JD.q!=W9B#+2CxF9P$z!(y#v!Hb<7NTxC975S}=SG^iN]DK-2.49/3",
"0M!+|'YWtSLxM{b6VN8y7`sq.sWWmC7Zy,n71'$Q6u1KZ!]tNYNTQ8:7rgwf(KKpW!v<Rz!]cbQ+!%Ft*b=#P7T]{x1I^5t",
"6u*N6*bS<mkQVA^Lr;:T]D,HZ6dax-HRndq]D#K^-^HPb]Atc|]D#[_2ca`.M{}xMM0xgY.qsjM5W'aa_Za8R7i5gMV=iA_",
"4/^@wV]#[{@,{B}9m]MQ+|YPL!N/.pN};jNsXvApl<50G*C[4jRUpT@[cUxC!Z-,9$7;vQ^zv_LB$K6w8mzhw${m[j!$|-5",
"5:BI%sdvfr!4.|@;taxw&8*IGSdKD}!CmS3-g@*{ax_)D03`[t@|)xT6VZyi@wlnV6u&,k+z}Srk_r(d2(#=v!/Pyz!(S[!",
"7'vAq-VYN%/rZ(*1+@G+:l8sP'QMXaNT1sj!%*;T5:7B&!)3hH!)9uP!(z;@A!|QW-VY[)1.tS32GBqH-[Zz/[cUxzMW0{W",
"kXY42&83k<2/Ba^!*'@U4]Q:n%;&wi!)NuM6^M^8${z}*!5j<I!^'c6!Hz'-(jMm7:X-Xv+dt'Z*GVxW!3pG{)ct+@NjRc$",
".6jy90R&lst8q;;6y=&9#ZMC-!4WJyNr^L:8P=J++zu8I!Bu)g'TcQcTB|'q2sl5@6ug:4H!H+1QM4FT!5gufsXuCg%n8W<",
"!4%{jT2D:ut7LF5QM%}533,@27@wIfU^M`j-Vv4]*J5I+!@h]M*-DZs7V7M9==4)Z+:aH(.5Zyl01-]SH!H#}!4WKfNT^Xa",
"###aX[dyql.B(/p0Lj{x#;#y*NTFXD9QTW7RB4l_!#|'W'<+;y!g,K;9.+Amt4m/y[d3C[tFQS67A-WyFX0bp9vkNrt3hA,",
"%8D6Z,fn5Y)+`!H6wPf(4|HG%&mlu^*=g;K!v=N9+|00y69!{w%58RD$:!uy(gi.W*JxTl!(}|U[cVSZZ%=Lx'06uW&qU{+",
"*Ut^J.u|pZIY{<<_Za;S:VAv_#Y[*K6|BV+:hp#BS([m];5swY7X&C%W1ull]DJ[^-hll)G.vBu!);z19s^|2=gyb+6v+n4",
"!,X;x!jn^=7SNK80.'$%%$_fr!@xJnstCsKS(X$nB'f0xsV&hq#YmAn%sD2l*=i4A0h0$s!C72{Bb;_u!`7NY7K6]`*pGYc",
"!%Bin!!%&*!z|i$!@Z5i-uJYFq:;7CNT:s[6Vy.DJLm*tSfl&')%K`-7#|x;.F2=!K[92cU^D[GV19<U1QIP@6z{tt7:K7$",
"NrQwX6yq:B7dd^P%qxc$6th68V['zr!(=MX%G+wv'8[9!'Q8Hd&R1tkstC[./2u4s42409@';dW[c7LZ7:V5l8wzJu!^0n-",
",YXHa.ZJu^6`SU3$82Hm!+,iD6VJ&Y:iWRG%;&)NNrGul7=uUjsV<Ya6mAxp!{;xsfd_`&!*X98/$xi&#;'k13]}Cl7l&b.",
"$tvD+!!c-l6VJan+_bmCR{)0@(vbp9W9.&8;%3QUHJ,vj[c9-08qg]S!)YC88PAi=YgACQ*d-3P*dKJ!.4@3v+}U|8m-K^,",
")gJDC[';a0gFd`s/PM87GU-%t[J)N[A`@%0[+k[%[cB(_!Z(nq%qu2n'.D#f-Vvg+[d3BZ(CL#H!6FPk5lK&][dz<x!fRXZ",
"!]c}A<BBv%!^0X@!]c}3Z.q-N-W@{''QMUa[cVPp.N'vH8R%MU=A$;`sY1k+1vRf-%6cC',YXI(-Z@-n7W+q^-ZIiI*f!!]",
"&4|yp7TDB2RhHmj*Ca-d&c;F^'27!A.uwID00Ugp!!!&}!9CHU{)Z7lB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md",
"7,4H.!=4(!!=4(!aWQ9{!(24FaY!@t!(ZLJ#:;{xH%(j'!!$b5!!$A@!!'S@!]b4;7vqLx76mp)Xr+3Y;,70G<GysP<*'&S",
"!%#7)6/5Ld!*-SZ!)'&6!)&2z!)&8|!)'2:!)&A!!+ZzX!(q8D!,&Gx!(p_1!)wA^!)Y1U!*Ag_!).pnaWw]d=al$4!!+%!",
"!!$A<#wy;N%n9SV8QD9_:(71X:I83gs6_PT!(C[d!=Bp<aW]5@B=kMu'u_pI*kffWsa4T!!!$@m6/4uj!+Vcy!z|[xCk$)K",
"!(Mb]!!$N|!!$dy!z|fj<=a4,%YidmD+A2;DI_:fDg|FqCmVPz6{3XI7#Z,+8[<c%:J)]!(+)6),C`A}!(8Uq$VW2GsYn5m",
"sYn2G$VW6-*m#XSsV#7@!!$N_!=B07Lyi&U(+*=/#<lT;sYn2J4ryGuH=Uk<:*z7h!(8U[!!&Mg!!$I'!!$B(!!$L%!]_Y,",
"7A})+a^[3..&lSJ76%hu_91,,.:tN6sXnlssimS0m=TUJ*W0IU!)TB`PRDmW4T[JgS:L=)(+'$%PnUq.3=_(M878sY7z^/.",
"s6`!L!(/N[6VJGk4T]m;89:@=I=)PC!ckbZ7B35WaW*V|9Z4chI{^s9JVh|VJu))g8zQ^/Jx(p7KSd;VIz`3.6{*RHI]G+i",
"!(/Nk!!$Nn!!$Mr!!$A<7SFL32%D^f!+tx04T[9!sYs1WsYn2X!!$F5528K#!(/Na!,Nj+@YGm(7C0c=I]X91!).sU!)*'6",
"8Lbat-Vx]K$4nZ$!(&HW4ryH'!(&H[!=ApK5%r)#!(&HY!H-_0aWH,}5QWQJ%4InkaW6V/45<TF!+F@(RJWhP<p8;U7[<||",
"NTT;G45<xy!)1mm75'9JaW;nb!NG_;t&X@L!!$@q4ryA-!FCRY-{q'y#B;{$sYn2h!%|%p4ryA0).'h&0Iv()*`NyM_wq}0",
"z:5,GyzmF_7SB7mdsz+t7]h=nzzI(!@8}Zw`#hJF6V['n!-P!/!!%&#!!$@l!!$x}!!%J2G;.w$!1!SR!*+Tz!.DHJa:q#z",
"9.c.0J#//q)t;]ba82P(<&+K@H&7TK!#Y-3:4TbV'LLTV'jfw,!zz=}4zm9:&mjYKa@P'r<':5L7Pb@P)cb7]*${_;s6_PS",
"!-'c,!!%2*!!%2PF!s5v!)l)0a:Adb7tV-=$fA<F#7fmN!,qV0DC6#ta8{;c9T4Als]w8R81$nzDC5}h!)M&r!+mZ,!)P7X",
"!b0xr@=.S,7SG])7SC+XU@ATJ84*Cz74)S(+]VkB!i9]78T/-'*hTV,.Z9{C!,]I/!!$Rq5Jwp#:mWsv=]Tvd:j7CM=]Vd=",
"!Daa=*JUR.!,SB17qd[$.4.is!,SB5&_M)u!fl689.*m]t3gDl52/G]@7i|U)MH7p!K.uSP2c<4A4`-Y@YYx=a91}s-Sm0<",
"a8R2}:id%)U6v{|a8R7*8BW^]B,!:At6Kwq!!$BS:I8b)#YZtD=dHC-&PPlFP1w]2/Lnl(!,!!39j[[/8:RtvB,!kUa8UG)",
":Md%N:#_.);J`AI!$Ki=:/Y5f<-&$r,,a6n!)C,u!,!!I!!$@5!!$X$!!$rF!!$[*!!$fI!!%$g!!$A<:gWM4a7lRv9MCkq",
"1g`Sn!,!!<!!$W^!+<}UB,!!6@&]mk7!dt{B,!}k8<N6hA^q$-!,!!3!!%:*=5$([a99aaA7@s25Kr/A;M]3t3$yci!,!!2",
"8m_sH!)cJ:81$_<a:r6sALb%5A`@$qZkCN$Ak`rY[gr3L:ctmhjqC8]s6_PT!+Vcz!!$lj'}&gz8Yu-w@nfC[NrQ,S@ndkV",
"!)&A!a8ir7*swc'!Itn<!(xpZM0uug7YU'I!!7V:a8Y7XHk{XvDjLdm{*faqB_,GxJGF&kKbW2}aZ:)9)+tP]GRb.;B`(=U",
"H/]ghL3pw({*3hc<NcwY7SNdK(IG^P<%8#&#Z-'6#cAT*#cK^,#c_n/45A2_:LUXd$!JSK!!]S+#YXg1#Z5z3#_<A.#_3<.",
"#_HN1#_pl6#}/y8!!]q43B4xr(m`5!3`^/G!@)Jz$<BtS00;$G2ccmK!@)#m$;)%B,<L^5(lwdw1IHG}!@(K[$9Cv,'0Bl}",
"(lPJs0.-|h!@'tJ$7_it!$7{h),PCr/1:h&$@!fXPKK{<),1/n.4@J/!^J`#$IYcMUXURK)+gsj,x'#;!^K63$K<pZZf_(X",
")+=Xf+]jXJ!=wUB!!_<;81-H/!!{k[*BG!k*%(v&6VJ'3+dHwz!FI8[!@(z9$!S|q!=rpS!=sN*aWqb)!!^q-*`Z(b#zuZM",
"!!hRI$@(X$7u_-#-{p[<7SMIf!@)f6#`Wlz9Rz{<#xW:#!@)xs04|hS!(z)8!(z)8$ABZ'5^zq$/WhCG8PIgX!@)N4$<Mb}",
"0Qr:t/X1^K9jc0K!@(w$$:iVq+Chfg/XYxP'TIqs]:Acy/W!s=!!Y@r!=s|JaW4<3!!]mk.qhL!#|:S[JCWlb#aJrR#a_+M",
"8uNx56]0td7wi6S93x[W6]PAY87GUW6]b}R#}L<haW<|V#`VcR#cWim8di`V4=;Yx1|(GQ$!j`-!=tW+!=sf{*jP#3!(z{U",
"&9@4P$8)<A8m]z'%qniJaV{zz!TiBz!]qmI(IvuW6{j&c&QzTB!$-_G9&)l{!^cb[)FBP(6uv<6(,Ac^!$-pY4}dW)!_6lb",
"7SC}9;k}B:;l*I;74&w9!|_L_'.ABs(8d('!^'PH!%3lG(2]./!{ltP91DSL!%HyG6_)ycNT:Y,!abr4*di[L!$-RX!#R@7",
"&47Kr'1=6#6^_Y$auZw2,|h1H!_tv()-$^|0j_t<,x8u51,dya1I<*C1*|}B2'y<F2F8HG2cWRH3$u[I3B4fJ3`SpK0.t6H",
"4@vui4_5W]1+pUK1K%NQ4|Tka2(CXJ5[1u`5wiWS67)aT^wNKq^wNKq^wNKq^wNKq^wNKq^wNKq^wNKq^wNKq^:blw68mkX",
"^y5_8^x|K#^;ki}`U-Y:3/kJ$auM607^I#z0rQAh(h_kI^;iXL^;n''+#K<Y^;jMt^;n')^;kxF^;uxFJIA5|5:3KzK@^q;",
"!]imu8(=by!|kx.K@fjG!$q@6!]_V{8(%{%_(:{M6VvUl&(G]])<!(;M3FRG:I6PPMP:|.!4Bq.&+!A.(|a.A6}Q#)6_*9K",
"'.8VF6a^Xv$^UUP6`u8_)(2QwS)Z21%4=c!Rq+CMS)h4a7'iuZ8(%Dw`T0J=17'LD/mjupA{mLP!5]WN!5]X0!4Bg%!C1{b",
")kX5F(BG68!tU*B9L:2B_+:d*&%a#v'!cmn'69Dr)/lR:Vs}qr:I6PmW0upj^M:v}&&=_&'#B6u,C3Q}^;lNT`U-]{l@Xg%",
":I<W77IG0%v-YT%!z|XnM(tIJ<B4k+$@NU$6|(F;h9x:L$7uTis6gUQh&%,=`S[&3iW!H5))I[5sV&bS!uGgM6|G|fC&hX7",
"g=%%j6ziS-A!U7*78Y`8$Q!g/g=VFp'IVIY'8U^C6}8VfY*w4j!$.24&)Nd-'5'fn7Zy.k)=0%JZ*2bB:I6PxZF)v#:I6Nx",
"!5]Y]fUCz=&'Fd:'$Hz#'sw0((+_<9[vg<76X,Jp!-#X'!j;5+6{$/k&m}vG8mc[&)/(12sV9h,!@f@C!)a5w*J5P,rY=;$",
"*+vx&76.rx.PsT:NrLMQ$l47T&mui=!!_f0!$b+8!^p;,7WR#1b/Dh+NTS136Gt4}rZ<Dc7*dr|]3Z{^^;^QY)4W*X%s+.V",
"]_t4W*VV,q!5IG=!7}+J8GId{=T_C!$^W$D%x|s0(Q@cKd(%b|bM[22_6lbv+)d-z+);:*%zad<!4C5l!4D=g5F)KKsVGul",
"!90<q^<x@r^<yBF*wz(bsU}^l'5-M}%58sB!F*5G!!(*a2.txB^=3@D5Y_mmg^g(S!{$HI!40!aiwDsL5^=3s&7Uu@)%Mf*",
"!!(%,5B_su!6cd<!8g'U!d&fs!!($J$Mk'h$tz4`!!&=/sV&b:8{^<6,:g,VsVQ{u'C_'Ksm2ZQ!4C9c^FhqtI^3_4)5|gy",
",,zj'6[(!(6v^1,rBulK)2wnClN{<--fsQf)%QK;sfXJNR=L4s8F0Vd+!F^1R=KNx-W888-u:,p6XJ.|H5It{&FQ]^.4IFC",
"7r{|L']7c4!'k-'75`HCb.#C89/hyh`SS_&ASj8s'smY#2KDn2$ty&]sV&b*^=/Pq7SWDrsVh3%!4C0I:^Bvh+dz`.Nrh_a",
"%.!!b${{62!%QNR+!6<p7xdu['5suf!5^Sc$)c3I!*+s'!).fk!4Ca[!4C2L5aI%2!q_<u!PB5msV&bH5L0Q0g].Y;-tw$U",
"7ADkr,mURl:d_5u-t{$6sU|[25jbgjLq_Yc6GtA8!(nXj!_W)STVay}Tu#&vU4@0/,V|%qNT@fgsYp3ksYn2u_%[a(TV``I",
"U4D&tUr#@xsV&l+!C0[J7G;)D6Y8.67dZ03!'d75#m#H,81*!HNTG8;DCi%YsV-1`!#<0t!/&'f!=AHl`yMfN$J-j8sV';:",
"VPYYYVmway@K'y%VP^X;`yBbP;q}i`7WHlF!J9p/NT1W/79f#lW0xIC!#[F{$8h-CsYn2|C-G,;Vr/W{Wjx2(_^5qG!4BD<",
",F/N6J1vYL74Sl`7ml<17f,3]7jF%{!R1Hw7H+LlsW&Wyshny.9_A5=Q.mxmIrXGL#w||4:*yB0h9m,p!c-I|75Bm[NTSTr",
"IlLli!.-DH!=AP2NT1a:7Uc_8!RPb|siC9k:vKdnZ%0.U`xZXT&DSzH*B<(RZcd`i[=F1+ZFGVi[=Jg@#IGl=sY)_IIrX@=",
"sw(uWm(#Jm,5m]wsnlv-.4IHbsXpy7*)7th6j=pM*}xv`J1v=:6VMsp7+HjF!4VK*6jjM=)d+*)!4D}R^DCWU0*28.2ck`a",
"p$Z+R!{$`=J1vLw!`Pz%#w||v!z|rQq=mWk`SG2w9*hrZ!4BN-!4CfG^DMx_${bN`<Py@0r;RFvrY'x`7@su<;}pb%J1vB;",
"6VMsq!4at]83ZXF+!'=dJ1v=<!)!ak!)!hm`xA+j1X*S3Y1s_*!4VIHNU+56^@T]V/mvk*7;y7b(nUtW!*4_!9T&|zR+V.p",
"6HRaD&pQ`i!HFWQ:]n*[1R<L2:J5Jz#Gu+TsVf@&K.rZ=2(R9gsV2hr681^^!4X+c!^&]n!HckT^}%;J#uDc];Nl3P^|Z&G",
"$4btb!I.(Y<u&mT1hLw@<j7X|s`,jA^}(*g%1_Dq=gjJ^@A;2P1JM$J=+4<,@d&{i^|Z8M2mW^fs`f<xB+6rq^}(+f1bx$C",
"=*k6.B@:wqCFRJw3''<g&Ly61;F8ML!Jz3V^AQQT'+WQ(!]cDWCZ}[y!4W;F!5,Vr2H'hTsV2hl!CfTs!5+TsNsIG9%&sRr",
"`^fpvNrcj.6kdXb6xDf|#;'r{!iNRs7_/bM+/x{,!aSGp7+q=U7%K[.%ZUDZ!i0S*7SW7$#C.GM^zM}s^|ZJm1IH6m(d166",
"F{(;+1UH.gFgq,V!_fN#7_a0<]F|)%^|Z9u+#+.q1KTXr7_nRC^y|VX^}C.{(M4u#!4X;}(M5HQ(.v&S8FWx<^xDTI(Wm4K",
"#I)Cz*Bi/NHN}a4#f5w-%$FZIPQB*h/dwQu#%jrx!#htTLDTzs!4D:n^<t1b&WQG$!(zhN#d7dN!5-{T`y*#{!5*m=76bvu",
"7hLhu9aDF{!4B6&6^8^Q+}#ifD%lb,'jm!=!4D<&0!!&0*$|^D6V`a1D%lP37[gK(*%*8J<paaf6WBY_!5hXrNrPV*1X*];",
"$7<890.-tADC,_57!N|-#C/Bk^|Z2q1IH6|JY`mq!#5]T!=AH+ra%5f,K!*vTB{I]8A{i|Lgm2.DC,dMJwb`N!)*$I6VNG}",
"7`sq2sWWmC7y86$6v={!6Vr@U^a.+C8|J+5SdT4X!%pi@+!6<UDaJp;'.0r<%quMR#(GMP#,WM.'k9y8&mqkU$91Hj1gfF-",
"N;I.VRIyf<1IfQt6t}_C+$FiH1J8gd!=Wv[NyZ:g!5}1d!CgbVt*KZQ/fl5kd,(-sAwD3bNT#MG<bg2rPp_@,+lVhd'1LV|",
"Pzj;;^BK'7*mZQjS<|Is&#dv2^=0V%+z}K(glJNx$7<)V`VQhcB$s`#DaK5@!)'2:Q7'HC!4aBcI0k8:*`fDvr^nN:`xf';",
"-gg5Fc4x^M7Rx!M8(7Qq8(7QqTP9jp_9jXh+7(g7#YZwugDCW}`xf';-gq)=6{/Qi5Cgyp8yD|{5:F]iNT6Q$7w|DW6yq:@",
"6]w*M2;1KS1.t_c`xk[YU-vdy!ka/x9+)VU)a<'Z!'7{d6thVC7YU3p!#)|z!!$NM6{Mb#!@<*=`xfY47Umg58@um+!,GuX",
"D%lVX!)4nm`xigy!4BF8!}dD_6XLJ7,@ua&J$^1,8X1aQ0jc5D!B%R^'TaP%T%_P#0<7DV6t}k-2a6'QQM4tc!611csXsB(",
"*{C9_!4W@'UN(}}t7LF5QM&,Y0[VN#78pG'U^M]i)YFbKNrQDDr^dIB`x6Q(!$b,6!'CVw8PAz|NT+iU,IMbzJ:3LP#)N]2",
"J:[gL^9q6lNTFP*9S%VFS]P5c!!vBL&#nt'!fX*69.)@.t4m#u^=ku#tAj&n79&TYC|W-i9RFB1t3h0'!aZ6n865!aBZ0'-",
"6ap$j-P:xxW0lc#CG0Dh!(uZj`xsh$!4B=48[[.'7)Cwu+|li^t61S'8pvW/GGTd`._y}jt*KZQ/fv<IC_uWf!(t126H*q<",
"%qp346z_.*P1{2/4YxP6%@0LY2cacQXLUTl7GvB,7zJ$#5-BF-@a7r{&12:LCuQ*bIdQ=;!,I7)BcCI7$&@t,Wj{n_8(nA7",
"!5*i.!)w=:!)!akS<|G8sV4r1rY.[-#Glg,6[*+!*2i-r;gU%_$76t|&mjY2`xJhb#xaU$stCs57ThT(`x`^#!4..2RhKBM",
"(^G*,7@UT56th.'!*b_G;tCcb$V[d]!(PMW6{UNV!)-tnM1<p!gi6HX8QJg68p-RV#Z/.sfDy_@3,&zZ9TKmJ6xt^5U^P[W",
"6{|d&5r4xg7SFNA8PSzg+ftfi!(zdM8m]wg]^1f5jYv}(*BD'5.(y)%!*!Gw!)A%3!)V0^!C/x_lS}dn$LX&h6u%7ZNT*.G",
"jmiMYNTCkQ#D3#+!*Rlp!*L(X')T0V!4C/R!5+kZ!ByWR!B*,D#(Z;I^B7ns8Taku:+UDTsV)d9!lId3!4C5M!4C2yP1q%7",
"/@{v{&PNd`)G}+i!4C5G:d%xhsq]%N*wjpf+]Xx}!]hU^#;+GFsWb:,$p*(C&mn12;cQNp5:U^Wh9q;g%4@T$!-A2|$VWC<",
"sdIx+sV;md8[sBt<ag_,7:uXf:(C-w$x1/6!*<_zsX{xr*`n#65wl):!77'd!7:Vr;FH)26tp(6Y1q[1!X1Wu+B$y-,!/Q+",
",@81Wl4_-v510S6!)!9B!.h$c5,p&s#||Sv!4D=l7<%KNPQ.L.#<T5'!4D:r!!$CyAi@HX(+)P+7jZ0^sV2h@3+h:&7{6aB",
"N.dMU!xFkngi9:7':B3jsX5m6*D^_%*)7rJ6td'yLFZpL7:u@tPnC2W${p/0!(PMz0'tS1W7x}&`13:+2MFUZ6Zyrh5:_hB",
"7:Gj+<}j}ZXsY3S!@H)t!)'n]9qH6k5%i!`WW-J(=pfq##)Dj5g:C:(@:'@t.4aMM*BBq_;({=S$B#'v^<p:J`VQGsbs@H;",
"8FBN|8c`WqA,N@l/mctC=^r^L'z0p_m1LvS8PFsL/PS,{<R&:lQlC{VsYdC'sK'$b7KhcHPQYCb<C+@+5%a<M^=''`7g:-N",
"6{mCD!,RSy';uUasV_wr!4C0Z4)J}25YN$ANTY],7g(pqfc'Z[!,=F0+pt+*%8xt|/iM$$lQGW;8m^K.]*#lA8Z9A;%SSvU",
"[h;Dc%Dd}(^BJV,VZH6d!6c8t!4C2^^@Tp$!j8($brTA@7-I[-,;QQ9*G1Ws$9vjw673YLv+1vV.6kdC+|YA&sWvP0*D@K!",
"!.;ZB!]`5578)p:[+k#q-g#ji,[:-n-x^m$!C0wt*f+%]&4ssr!#hjQ!iTlK78,(/^:=&I!xG/*!,g`/",
};
static const char bitnet__spv_gemm_groups[][96] = {
"!^'L.!=4:P!!-;k$VU95!INJj!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@)wl",
"#Yvrl:.$9^#wxs%!!]L*!zzS-$7_$31,:P7%vfUj0LL*-!@(|b$:{^/+|1_$%v<9f/11_u!@(HQ$98Qw&p(mk%us}a!G%l{",
"$7|_g!|7JZ%uUj^,wyxm!@+cY$G%_$Lrp,}%u-PY0LL(,02Q](**3,T&Ua|p1+*942)^Ip1iJIq6[g=G1N5GQ'qF^w2FCb<",
"3DB-x2fn$x#y;U;!!g}7$==Ua).#R`3`^/C!@)@x$<%cQ/3JjD.9_c,3g2W@4'ZhB4F%xD*h57-5YUkT!@)_*$=!Rg2*q;Z",
"*gl!*4=:C<7:u#A$;;F9,zgLD*gCd&3%!y(!@(Rd$9X89'm][.*fyJ!1gfQp.xVw8*ff:|!@-Wl];2g`#`}lq#a@#.#`WU)",
"#^U}l#aA4T#a64U4FF9'$;q&A6Yq<u#a]5w#aJ84#aJ;66^an;!LGCD)kmS6#aJCJ#aJG9#as][#a|c]4(n#7!@)Gg!)00#",
"#aJTQ#ahkC4GtZA$=#nM7W|H'6[4}[78z:F#{{=X!!^lS/1(V$#|FY]!!^yW0LA},=(^-F$a(lG!]]S-6]m$W%r%H9%Squ!",
"!#H.u!$-R;!#H7{(1td'!#F*w!#m9;#:NV57!{a#%Sd<=%SQ_I!(xpx$Wy5Y'.+2K!#FHN!$-yZ!$/h5(,kUJ!(qrS!/s8X",
"7;*Js!).m*)*C`)!#D}J*&`tp!(r(Y*b='m.;)%#6yrIM+BB;(!#9wQ!@x<@,;xp,N-wYQ))dLK,yWVSN-mSP)fB`M-X4`R",
"!!+%!-vS%:N..(G78+7X'4(ds!!$H5#YZs<8r)9%3hDm('/wC;h9`-p';^4f'4x5='5BQD$#)d-!%g&B6yIW67H,bxzz@[d",
"6MkdY'5&wa'6-8r2TpbH1K%L(N;us&1iGu&FsWKK2)`LF7kKc42G}Z[R%^,c2f<iY]UXY83&[w$]qL)!3Cz'&67A)[$^QFb",
"'4saV'0_G0'7Dqk$'%@h!(;i07:j$L';_]@'5jk_'u--t(1x*|!xF[IXl+Xk78]!9$^Qc!T{60^!2TSf6{6tLP*}-w!GgNy",
"$#,{d!#AK:!@{(A5yQ:j!#<4x[Cc5nWp/uk!GBfjXw6Dk%}d*%&zi3F%y|^D'|[i{(2%`/I]L1:!3d<r6y#}lI]kd!Xw__P",
"&!.R-&{2NJ'684M%yZKz(;yiyI^3`C!3Q;3(n7WH*Pb<r6FyL@Bq``.!QvG$stC2hW{WH'W{_|U9@U%#LBmp}!#@8&!@{YU",
"6|{^w'@^Uh'57Kl(3Xa}I_'6LWmJ0+6tf=b7qkm#5:Q/$'Bd%m'yF|T@Vs8)BSBV-dc:q<WpKrV&n#qvfAx'@WpBR@ZfB)J",
"_)/Hr^CI8!)Yg1(!#@J2!@{jZ0WQlzW|RV_&#{=S&}!a]'sv$b(1yAFQIBRtQuw$,!3d<y^ikmf&$Pq^&}T%b2.xn!94r:]",
"S$'S_S0b^YSH(=b:YF-h8mcG|YQX|r.SPyZWp3gV6`u5R%r+T3&n$.!'5BQ!:Qc$T^}BBfWp-_16Vp$k$:-w0!4Ny{-.IT`",
"!AtN:(IN59&v+9x(2<n-QKY#-!2TSgXjH%s$^GkM!(u,_'5k$-!(uZnPnI0@7AXw:).5bkq/pF|dc:q<(+WSX!ti61!2T_*",
"7,.r6N2nx.dcJx7+dPq2'rgz,^}!qx85InY!M7xi'rcxp!)%im^}TS*!]jCp)dIGjWuT9}!]pPiWpI15sXVZUsh/_R'.[3#",
"4lcvq^b=aD-Z@]9!%i0f6VT.t/5Kg;W3MK'*Tgw^!2h]$!!K[_:J+yw7+ZGu8q5z$87J(X!!L,5.4.I.!!'P1!{#mWWtp<L",
"'h1A|7qhl<WqHWxWqRU2)Bim#$VZA]6{-yL-X;l$WtGIv,^M+n5=k$r!`H&@qzN1a'2n6s+|kcF!]zJt!]bc4*C/`&!%,B1",
"!]_^/6|Z9Q#cWln!2V+`&uuI9*Cv0&!2UUS&Pa/M+dHAM%n9]8GM(u*6zcXa!(IX'!Ipfu'TN|S!&)<P[Gfml!$qq]!]^pV",
"%5mIn#w|KU!!,;h81,<1:+6097lfXCZ+G%K'7vA}mg=B)*J#IV$KzWM$y!i#&TRA|[F7:k.LVm1-Ws_)-qHys-XJHL-Y;#V",
"BX6dQsU|ZSsa!G]sa4Ta!4kKSsYrW#6zbuW7@Fr2!2T)0!)&G^!(zrR!3QfC7[`iP_#n`q,'<&'sVp1^!2W4zsV6BdCk$)6",
"D+A1@DI_:dDg|Fn!2C2]saSgksagul7#c@t8;tT-74kPr88%|X7gxGpZnhn6,c8K(!a:t1!B*#A<2f2[,;N<asV2ha*BpL+",
"-!kkh#Ylz3-Z,T)-X5[UJu+S'sb:7,!5SyssYrFzW;%'2FFY=yG%:7w(n`Y}sYru^#{{CY'nkm%Wqg8c.LVz975s,S-Xql!",
"4$7<vsYd)y*FZ<D,MhKx,{|HYNTQZ}7VjC_NTTM/7hVpGWqg#=sc}Ct!2U!UP1cnS2sb3<+%TRV5w|fW!^'R!#!I/h!`HQx",
"#:<)gsV)`[(pn|vsbYL/H=S7m!2U9AsbYKfH]qBf%xjqX=dQa)!(xbl#YZ9FMuW2*5n$D-aP7K}%$m$V*1#ki$f/MvXmD{n",
"sYn41&_W3p7W<r:7`S0<Hgv[fIYpF+%8:m]),(D-WqgGh.LW*C.6CJ;,!yuVh^DT,-wX4`Wq+[&X4[3aWqHHL!CdD:!2s'[",
"XQZ7{&R<$.!2VhkWt/l`+5}@V6uC@_7,u8/,30(ddF,H*!{$-b-f9U'=:TS0!}f8n#w|-I+{3VWf%=H}81'w1!Gq_9!3QhX",
"0Tu[h!2UNC#@tt1!{0m8HRGKW!^nRH*)6R8Yn0ZS8mc*13J1Pd!({+Y!2Tz]!3+1w/1@zh+!C0b;G/$rf}cy/3}{;2$xYKD",
"%qti;!]bcm6uluR%WV'q#Y_3w=/WJ@Z,3wAXk|mlWs#WCWs,ZC/muZa7;f+N(nT@'!*!R+g]3sm0j})`7xQsY#Y]Cv6WS:8",
"1Jw4f$u![phCg%_:;kp0$Z]/R[F7(d.LVN{/1ZZ{6CaCv!]c$T!2s2V!2s|R1IYF!i6s</:RR+9;8h3hXpXDf2!SLp;F@;g",
";0WY;<U$[nXpT$=2mH^}jz4w9=*wRH=b@fIXpXUt2mCCZkY:UF@F[5QA,WVPXpX[z2mCQcl7B2Q<M-sNBGqqPXp{f^(Q6}4",
"lW*c=:gZ_6!JfLA!2Ur{Xp'I%XpQ4K+!(K[3C:KZmI*'P!]bmN!CfQ3!3QNbNsHs*9yPADZnz+a,%n'y6VM_j!2iZ<$WL*U",
"!3f8Q!2Tz1%rc.'#:A<}[K}=qn[{=y6uFWxnFWgsR+R',!|kuB#Y_HD%S[$0!=AI}!)hh1!3gh'[L*Gd8-08U-)qF#!(uMf",
"!$(wU#xC4x!i8m_:5PGTHRxl%/7v$.Zi]3`7/t<ANrI|!$8=l:6VHz:!]f&$6]r`k+#]yq1K,<[!=Vq)pl'L7F;dysXpTk6",
"7A%G7Xjq_cFJsGP2R*D0*B:jzFyC!aXmD,KXpQt`.48ny+!/$c3b}Mj-W0&ZXqGQ#(lvsU-p4XXXn@GS(K[fr(n].s1KK]6",
"6u3#y1L)nP!Kt[I$w^+{G'rp]/1{i{W3MGW]Fn2C9V;;0#FD.L!^rmR7GX|ZS(fgB7jY2/Qk3.(G6-$s(IDy9!#,VU6wg3V",
"s6a_|6awM<7V7#=!2rYN!Au)%!!3;/74K6M*&/^I!2sN<*F3wJ6tq$U7PlH)MAGBN&mn%).4,%46{_P;,^DB9,wpZ9-X1zG",
"!CY4=%V:G#(-pS3/PL&a#Y[8g0rcU(*wk#&6^AF9sXt0asq3^P(K!N8#+Z8qKJn[t$;@Y{Xp21jK9xvp!(+CS1X<i#0nS;Z",
"F1tps10.m:!a]Mm7SuS%-Z]a{2k[7I!(xyt#A[6AstCR@Znj-G#@@1RZi*cm%r}2}Ns7)LN+CJV!#b:z!_5JGsV*{Q6xvz%",
"!!8X+Pp9;1AI<+i7$*+AQkAr6;]]q:sV2hWT%b)'763aMWmsB|^%H+{Ns&^hB(&I3sV-cq7%$@*p}IsD<hpVqNrPpJWs,_;",
"SdT1W6u&+XR+^^n6v=zW7+;3R9k|iP+4PL(5[a{k5%^+=!(xfm!)M_'%42c)!#@IL7b/vv!f8m16ty_d!%rzr1X*^[!%Lp`",
"#wyG6WqHp#7:UXX!F+@V-#q2aPnBMX6wg-zNt@W_7+;3M7u@y|*B;|G!kPHk6kI_W!!AdsAg3#Y+^*aHJVgdw)S<m+!@;#d",
"-u#A|%6qq6!2Tz8!2V)d5[Btd(IzAD-VX=!#!:m;+@SD}74*^*,C&1)U@$g_.&v][!!!zxsYd.Mgl,85!4C/H*BpKp'+U6B",
"$PHN}!]bc1!]c=$*C/_s!4Ch^$7K08!%)3DPQSu'6x.0;!&2$x!N]zm!(x_k#AUk#.SPb[6xbl=,%f.;Wtq0.+Nih;`qZ6{",
"7;%3q7X;]46[=%k/%W%}!%&)p:I8It0rQ$4Wtq_78GJtRsV6GcTD%$q6[*vW#ic9L)MD:+Qkn&}!Ks&@PQ-y0!lIaZ!2V,W",
"-#_.j!%nbU+!5.=-7CsMt3]+v-YKsW*)$GjWqgQk.LW3J6w;Qa5;3:Y(G$Wl!LHHN)M:H4!c-T!76l|r7:U=('U$-Q'hG[L",
"((dfG!2U9:'hPDaU{L'N!0!Zg!tn7&NrFF'%nN21!]hX.W3MH$`Y|XY!AQ3XPQ8.S+NCj(P1x#LXNy`PVZ30d%u`4D!3*;U",
"-Ws@QNrwiS9]h!f7SuKqI0Bxd!!#HXWtxms+TLG_7@-G8!^G=4!2V,b6u}ts-kb5x*dKR+!2U99+%*wb,wv0_G.gLT!4PL8",
"!]qI*!]cB$6}1-{*ju^[sV!@$!C/v%*D#5{!2V,cM@{x/CW3#8%n9c883dvP+!.@_-W$UC$BhHCXPmQ2+tcq6+AX]K,QaB$",
"Sz`;k,.3NH2%Jf%!4P.#G.v!h6zH^G7]T1s6WCJ17F{p;0LP4H/|n7|P2/.maU/ut-VcfL$b7;]sYfq@r}g[pM|Q%<2cca*",
"%SSLy,#X=ch^z^I/qQ$l!$;*U/AnRSXn}]<YRsut-Vb$M.48tL;Ff^Bs]0d6!3Sd#RJ.6'35Br1t3aTfXmLa(7<I9'#W$rz",
"RhX)D$7_P;sXrd.4YxL)!C3dS!%BsbC}4Su74q}J*RQSlt3aC^QkG+97TV;vPJcz1<`]'STw|jk!(cYj81j!Ai6{0LQl$!C",
"7,Bvi6r05P!C+8n&:An`#aT,/'s,'KX7LJt9yc]7QN'Pi8dg;P8T/{7-v2jR-VY$6WrDGg,u9&p!0Itg7CTNV*bh}d&rp;S",
".4@3v+|:,|hZbtS%tYa)&PPn)2f(Qj^wTy4!2Tz1!D-VXQ.kJ;1$Ctr!2T}b75@^vPQ8|Z@im=S-r71U-X3k5!'.bA7:/@x",
"NrS@n-^3L/2J*}^3%$x0!$Mx^'SSRu!C0TH*Dhf&)v3Yg*GIVHNTQ@u<DcFX=Fy)g8fv:qt3j:g19].8NTBkI3R5C6!j+V^",
"7kJ{F:X$[i-m9nU-V`:]NTCqRk.;cIPnT3U:x&i+77Q|R-Vbn74df7_7yz6(!Wp1;8,GPMtM-l8!%#<X!(4d`#j-^zNt4Sm",
"XNyc<7kJz{U{P3@G8ansU7R+r!!Xgb8m`#I7M-]n-WV6h-7BBahVgiz&ux^@-t}W;8.TcPm(;mS&Bu_3*CWyv%HvuW&TY;+",
"A{v}<UWD!(&1.DxkN{9Nm*Ul@i6pY1!!$H5#YZ{G,6$t2!*0]X!2uQ(!3;HF6y(f<NT5#':vs}:&{{^21IH=DUu4UKt3aU(",
"$5!s_-W6Xb-V`Yg7G.Brt7vzd-ppU;0QGP$Wqh5$.LWvv.8n'ptUd'xtdN|&hYp':*BwJW.uwAl070wP!!!%p!9CHU{)Z7l",
"B]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/mdN%Dtv!=4(!!=4(!!.i_7!]_RJ7x<0894a)XB:9-l7x)KQBx5Ur!xFdk",
"_^nqz@:9NM74aHqI^*^K!!$RS!!&M3!!$i)!!$l.!]_UT6v@$^Kk(^K!-=AS!+)%A9-{9m!/<#]!!%)M!z},[-Lgac2FMUV",
"!.d_f!)6YG!*4Qx!*|]U!)9^H!*4QxhY4$CM(B#!!*p_W!(p,z_nUY}75^(H75^&z8PSUq761H#761H#;GkJ+!:5,b!!$TN",
"6thTnM(B+c!+q&x_^d=49kUPJ8v=Za7Zd|Y_c;3^,u9zX!/H)D%qrZ<sYw#psYnkKsYp(U!!$DuN%<CK#!5a5C.DsG!/H)@",
"!!$Hx!!$hR!!$Rf81$_P;)QW&!Ji2<,f(^b/;fVl7_-G,C0|fa7&B,.8;jM,7T+Ys__ajA=H]aH76P[&:.V_&Dk4amFFZYU",
"_{SVzF]{j)sYr@7HV`BC_^=#'!}5,TA4M6K#,CGUGBVx<G'l7%pAkTVKVMsL!)f8zq<puC!*s!(__Ci`89h-7sbGA&H!4.k",
"GF^c+sYs!/!!$F(!+3J(MF`w[-WNAt76hf+_^T&w7`=%W_^P&Y7`I+X7`*t)_aH{iQ4!BGX6YGmzzI(![N7986V['n!'GkH",
"!!%%W!!$@C!!$xU!!%Li1{JR<!+x`L!-H1-q<puB6thC61{J^lr9d0j!';cL!!%+d1^,87!)Ycf!(xXi=D:5z6_4`7!)/y2",
"!')VY6VJ&T1!M}$q<h'i!+c]r!*r,'!*%3q__#!^9.m3M9r!)W:hGf!@g@YKMP1qC!)&,^!-H]:!*4y(!)<387Xh7gId;2{",
"82l_gpAl#n!&sIX74)%m0a0D:!*I^z!*z#a!)kb%!)tDXNULr_%1[G578wI/0a/bT(IF@R!&sIv!!$D(!=Bz7I(ja/!&sIZ",
"!!%)3!!$R#!!$R#!!$D)!!$_4!!%)1!!$U/!!$N10BqnS_`U7|DfuH=%TLp78SW^d!]_=j)MN1q_^w}=x}ym3,wpZD-7X!;",
"rXb7FstGjc!=AJfIhKuT__.9F7UmfX6{/M7-syZ8-VW}4[h;QStQ,rS7r*cZ*}yWx*Bd&2qz'%C]]4$m.4,%9PT5dL7T=g6",
"__F#m9/UbU@Uh$^@{r;R:J2b!=T3`+;J}XM#%SpZ0+L{k!&sIM!!$R#*3Q]k7X6S:0a0[j!)bkH79fdGI(tJj!&sIR$VWh0",
"-<R(c5:.[q74(C6<fvH92cY-4A7#_#!]]4rpAkTDA7,dz!]_nP;(1]g!()3fD+V'<CmVP{WVxrA8nyaG@YZ2`!)Kj)sq-fM",
"!z}!z5Vtj/hwHI367)a`6tdu[*B;5M-7/u6&82az!&sIl!!%:b!!$_,7SFT;_`L;*G1r@b`S*Xc(ID-$PQ6g-JPb)A__j[J",
"8PSVD7xJ%@4H2{/!&sI[!!%+]M#@it:^J!iP1y6x0a/]%0ruDW$<+0Qf=S<Uf]qFM`SQ8xf]v}'7:Z$pPnbQxJ1C|X4ddaf",
"899A(!V6,,8*lJ;tKSg)0a/Wbf`3fq={@GQdF.!s!-ft&!)@Z'!),a+!)JI}!),d,gx-vw!.tVQ!)@d*!),h-!)JT$A{}k8",
"hu.yP!&sI[!=AY|!*yhpt8PCJ#:;ngt7LHV#:;k4tL9Fj'LKXQt6PPgtG0ushvU*y*_]KG!*SM[!)#.yM0uug7YU'I!!6!c",
"__!dSHk{XFDjLdm{*faqB_,GxJGF&kKbW2}_aCK3)+tQ[GRb.;B`(=UH/]ghL3pw({*3hc<NcwY7SRbC(IG^P<%8#&#Z-'6",
"#cAT*#cK^,#c_n/&(g<-U6}%t,^kBs1IDCT#xJ}3!!]].$VU'7$<L3f2G}AG'3J8s1gfR5!@),k$;G(;-8tQ0'3!|n0LL)}",
"$:-t@)H',}'2aik/PPim!@(-L$8H)t$8z:h'28Ng.45AW!@+c^$G%l,Ls8U)'1p3b0j`(+2F8[6+Dur^_^':x+]X:K3'.-y",
"3DB0y3*_J=2iw&8$=*[l4ATZZ4$Rc#4`&t%#ydpA!!h-;$=g|n4A|!b*IW{*4]YMG.Z:G*#_G]Y#_*N4#`vdI#a#nK$!K%N",
"!@)xs$@(Cz5{+'s,%w}6673!R!@)R*$<WDi0n!5],%:V04zwW:87q2D$:s7X+`uFG,$r:,3`^/&!@(Dd$90,;sY<_f2cap1",
"$L7q/v0rJl,wplJ,Y[h04(WW46tf(.4Fua%6tf(=6u1K@6:!,{4G4cR$<DGH6ZD_z#_m}c#aJM;#aJJ:7;@:GMF`.`#`.3i",
"#aJW@_{x3H'4gY*6VR+Q!!_bB1IHA<1+*6H,Q,4|4zx:m6aB[a#a!'1#a_!K8W0d1#yfVX!!_&Z1I<<2#}.*d!!_2_.J%7$",
"!)ZH{!+=U/$tsKU!(xit#y)lQ&PM2M8m]zj'jhzw7:})s'N/6p'laU4'lb$2'lMt1!/%{48v+Wg!$-|K!$70+(2S'G#4)=[",
"!$L<@'jz1W(2AD/!ti4]$78#a!b0Qd!`p@S*cw'C!$-RX!#R@+&47Kr&S`fu,!3^,77`GH'NiC4-Vl%}_{XYx6x}f_3J)7D",
"'.JBp6_)t''.@1_L+Pxq/s=8Y!!$<9!!$A=#:;pF'6]BP#:;pH'6=.N!!$HF!!$HG!!$HH!!$HF!z|fM3b9[83}qyLDrBAg",
"/R,(;/pJzK4@vW_#JaTG'5%;N!!$HP!!$HQ!!$HR!!$HS!!$HT!!$If!!$If!!$If!!$If!!$If!!$If$VW9n'2uuZ'7Dqv",
"#:;qj'4x6s$780j(1x7*FIvT<_{QB77Y/3]-!dTb%T&K8Il@J-!!-Sd#:y6p9L:1xLh-v^!)+xr_v4Y6Yi(SrIzj90;xIVl",
"Zdk_y7%Dy8(IK.L_v57i.xZ4%)H84HK9;8(KFhy#K_D*K:W.^Q_{Uc-(<V,hJzQJc!4.d@(n.^`*Pb<v6)&jHBq`t4!RT{.",
"stCGnYuw@1Yv!u`9A2Y-M^RU)!#@G.!@{gY6|{^{'A:D[mdw1<9'A7sYi(_{!#<M#j5CjaYiFda8dd6:LS{hF%wv=x8(wKh",
"!4.0:7S^lKYnFN'bL@Rj9-z|}P;zwH!]aTX/#i!x!';cJI/xWabP4/j$7:'Y,b/1rtq=dr!31{,!31{6!4.c0(^R{G`;)Dk",
"6|*1%5YRNyYi@bY-{nhNYiGj;7D4-X-VcNdfAx9GYi9u^]_8dVPgdL=8m]|)fR0qG&$1SW&}4n_%y}L^)<ggJ`;QaKYi8L'",
"12&xf'rH7t'5HRT)/N<0S},{`:I6PcT:$tV7Iy)y^xw=Y)]*;R!#A!V!@|Al76HpR[A|H<'/SDF:Qc$Z%n8Xv'.G#bAkBfr",
"5x3IgYi,S:!Itc{G.|Gw'/Cb.6luDv`;Zpt6ivPg!)Tn+hwIHL:Q4$S!/FXm6zf;GR}uxPNT22;(@/ud!tU*5!=|r5%y6r}",
"6}i.Z7.:1P0DR=#(X9`^&8q4D`X:P'i!9tt)G4AgYnL*0!]pPiYiARX4$JzU)a/IcYi'&)$}Cqx,^%qn,D=y&!G6PD-v;HR",
"*(xWYYPsq:ZGWAG#CAY_$^V`8g<n%8)lr}z5Cd*Z#Dml%!)4ai!32Kk!33TZ5BHa/sVGu`!7}SI+$Mn.+=L68a0xB&$VZUc",
"!33Sf-]i-rYm='|!*:hl#YZsSsU}2^05DA*4x7pZ!{$$;8&sb),&'q1!)AVD6{Kl`$B@*4!33S|YjdY]!*Y{q9-|}R#=czf",
"-Yj/r7$c)NMW.t<Yjb#UA^DXw7A-Pf7ALV6_ta&T`;]kS!4..!!)6SK!z{F3sV)`[%7R]/sV&U,-W@{/74j]X_tky28j#GZ",
"'%`4;!)6YX%n<{i'y0{p*Qnty0y=)2!!']}ML`)FN+<CJg$T=s-f6)_4!#YwNL.PUYgc@&9MTfdJ%]n4!)2])`h4G9Yjai.",
")a*-*ZM)_`-c@f,-V]Rb-Z&n)-ZvI2BYr--sWW`jsf'*Ssf96W!,9+M7ztk4=dn'x=G@)u!41P3`;Dw}@JzyD,;N<[sV2hh",
"*V-vm`;jF.'<RF0sfXJNR=L5Ri9jq4-dbfYBqj0PsU|ZYsfXK^7'Ttf-g3a@`;F:+(<6R0!)$LZ$|:H4)6yF&-75Ay`:rP6",
",NDu=!)$Li!&]Zq!!$_8@1i79W1T`zYjPLf6uiZ5PQG4B9h%GH!]bw7`<&Af!*B!k!=Ahy`;0q}sfx1_SYf^V!32bHsg#d+",
"Sx&hN%xjqX@ab9R!(yD$`;Vq<!31{0Ymwdw-n%0n-WPTy76iuP(+vv|!3QX`Tu#&t!AxN]&uy]KNr_b%sg6wfsgU)rAkBpd",
")g0sN!z|nMpG(iJYhGjmZ.T|-Yj@&S_!|i_!3FW=!|Kw1!]bwq!33:zYjHHb&WG;!!)$!5Yjfbq62:V6l-wcS!aS@n7BRHy",
"YgBnV'W<[0lLbaA9LAU;!H:/F!4/1u!)_]M7Y1tnAkBdM!)!;_87V3lNT!AC:9L)@:*xs:6_8[9[KWCL6a;YhNT(:s-pSiG",
"Zj9Db+!upq<CIV!jqT4C'T7aP8:u-hZcqd9/cK`6=/WB76X)5l0.7.+!XQ0B:I;s@6[Mh[;Fns9KH9Fg6a;YkQM<3z&tV`m",
":z(LWZiS0[1RZC};(rdt#(q-}pBT8qCv`sq!4/l@ZgD8vZig0X!wJ)a!HwWK<6B'-ZiZp*1cAt-qfqdS!IArQ=R[=MZiZv.",
"1SH)V=wkA^@(38Y@lui6*abq51ctRD=h'f(ABu{bB*12<Zit,]!:kcxB@1PdBwDF^1IQFI=g]_*B|-wjD$)yqZit,c!xJ.*",
"<$u;B!K/zLYl}z:#W(G{!]c$LD8p[s!3QX9Q.ad*(vN_^$4`+z.qsj06VMm&*2sNc#'^_:]hj;|Nrcm06jhzL!%r}6#xC4x",
"!ib<j:5waX(Y67|/7v$.]bTpcK{V/27T9:182:0)Nr^&S*Bg=-!3QXKFz!IxZiHmSFh^(@sbL|SZiLSq7}*uC$7XAI74[1;",
"75=qVZdP[{+#+.s1KTXg7`%f;!3QH3Hsw=/HbTL%2F@52sX-:]!ABda`;2V9!3Ptq1KLl;6u30'1L)):7`C&CZch0uI@%Qf",
"Y+KBf^a!`k6VMV0<QyGDQM<9J6v=zK7r-hYnc/R;6]#IlQ.`P0!$b(426NQ:!(y2{!+i&D8Fm9x*``V6Zc<}7#x!aTnS=P2",
"7fsb)!3Pb{!))6b9/rgQF1kt$!(y,y!(yy4`:dqG!)1C[:*y@(Zc@B!)c^U)0rcU(*z$]A6^AF9sXt0]!,&z2$vYFC#,%h{",
"LfgN![hAb5!3Pf|7aPk`*}{!I6{P}p$@R@uG('(9P1y;K=T,yL`;9#i84*D0!4.6(CUf=X!z|gp+Z!Q(Yi&3z@i}<FNjM#_",
"ncD_f)a)tJY+$(c8(Nw[_6mf}!%7|h<4!{LR+]Pp6umuz#=:hl!4W;G!6g/R6{UNV!&C&RM1;vb`_1GC&14)D&PN/TT%gv;",
"+$Dfz75r5$7ZGm3K!L&!7qgvc7qb4hbL,SV!'%]%!^p;G;'}l6I1+G.%ZL7F+dS:z6VMHd!5{fvS)+kj:+60/8)I:|sVq]5",
"$Wd[g0+M!`!+$#K7SFSNcg=0+95!<H3=_UWS)7D=1YXf5!32DC!4//Q!ByWR&unJ#Yj^kU5;3-qh9}C9#wxDMsV..+$f-3y",
"2F@+q$tx_A8A+}{6xf,R7Tr*a!__zv4=6gw!'Iil.n:;lsXxrM6wx#dTB{_a8&rZ&!,bU!!!$b(#:;vQ!32N}!JN/$Fp[$)",
"!)X/4Mjwz$!z|;H8[_7K<ag_+6{WHb1d(DZ$x()5!'Sn^sX{xr*`n!x5wk/|!54dP!585];FH)2[+iA2&D@|V&rx.G+C</5",
"Yj_:v.Nmnj.7+xL,%)=%P136p4A|&.2U:=m#|U7r!33W8798Z1PQ..%#<T4z!33T=!!$Cy74(<D(+0_y6VJ)csVH$'7)wDb",
".:{s|U^Aj^M#@a^#x(6yFPA<6*DJT*(ytcg)JM}X.uw`L6VNR:!3H%_6vY0M6|,5J7yMwQ!6h:t0%r1z8}m{SXgthR4(|HK",
"7XhLpQM*`B6{$'_3rVj2!)C8yPQ+gb#'pS^$tx_R8zhf_YgD%%Q._m*!&;-t6]<@Jb4TDY=0+pC(IG7c'rVJk#F<t}6W7UM",
":8cWP4dsKd!)W2u$VUB#sV-7h5M09X$tu)Z8908}5wmI07YYjs!(IU!7wWQ{-A3ugQM'=NB&K@n=(-s'-!tjr!-Cjl#@jc)",
"6mq0c8rx^F8*c./#Dx3&!32K<7YnZ{Gy*zV!)+C`!(u5^!C=uxGkZBL6c!y}Gy*lWW7fVVGy*i@6|W3)Gy*vD!)1+WQcFuP",
"fDqh7,xv=@$R_/;!]bw7!)Ji(!)@a)+zvb3!!$MF!]_U^7W<g,Rh93@.(2I*ZHr8=8KcFtYh6RJYmhl*+P<+B79@:dBxa-2",
"/WUnW8-FS{Q/7%q<CzuK11q^,Ymi;=8IW;hsV68QV</m06[*uu,K=-j*,@c0Sd`XC!LQMmPnRL|$fA<T!33T^'Uib]!*3Y%",
"+!5t[-7CsN[!8zgb5/)w*UM8W!)$LbZF]pLt3aRBK&/l`!({Ba!jgtd7;(m@7:U=,'UKHY]x2s'^7Qz3!32bB]x6z:PnHk*",
"%D2_^!w'vBNrFF'[!9&|`xUDmshy}U7j[M9sV*g^*pdub%z{N379T:gPQ8pYZHr;@XT+vn&r[S*!3fd[-X3`wWv!NsLCln@",
"!!Pq(!z|_hh;bPL!Jp%]RhCM^!_kuu6x$6+-PQ&!nIjqx!@U$[b4uI(!^G}86}2HF-d2,2-Z=^D!C'qwstCAB-ZJlb&3wh)",
"+][t{!#^jR!hN$47V_K7CuzpF-:.hqnK'c(6`;3w,Shd)+{=!B=:T@iNr=u5!K#R]$!s,p2+p$P%9Il:G.{a$1l|Sk#+p@F",
"h|=am!'mP{6th6#JBydD-n&s]2hI-a!4aZN'h19c!4W;u7Y%,r3gQs$Kkx(}0pSi$7vcvH7z{Bn3&4.A!]c$L!]c*z#8&47",
"$(k^Js]9k=7*v%(b58[-!3x.N%n8c_Q.yh[!#[K&7SFGnb4|_+!+mbW&kWBf#=4JptS![D.c)0#7:R^[-HDNutS!ag75g9b",
"&8UDx$Xr&$!Q1;3#:B<<0<tq`81k1$Y+0Ugi{;Z_!h;GR6wPhMPQk769b5{J!=il!#aUVBZ0ib(-gsU<PR*{_8gscd+]WTF",
"&3,Tl!B+5+-usR9$T*6dQ.jk|Fv9]uZs'WX``${K,:9A`#*$-6pCG+q4#6rWuLJ[G!5r.s!32DX!0r3u6[:S6#!04fstCAB",
",!<h',:9|u3}|+L5W*x@!p[l&!AxD]!)qay8g_g779X`F81}7ah9lUf7ZBRySG6h^KIiG)4]UqxhLgKAVH$F3YjF=}0nST`",
"V8^Bft3bTI+&quJ#+(Hp4x7Z3Vr@%k1.tlgVvF_S1Jw:u!4wcb`!(FzA!]Au6u/2u6u8](!+9<m!]zV0Q/@4P<DP8Q*a'L_",
"GBssx++Mvc!]cNZtS$]^_wJ.l_wh$MB4)/z*rxc&Ck@$u7D/]8PQ8;]&&FY{!=lq%$,RHF!3y.30NHT^-W6Xb-V[tR7G[}b",
"tVCkK-c].p(/+fdYj^xk.NmMT.6&55,#lLhpGsGu0P.<q!HD$3!!#Hx",
};
static const char bitnet__spv_grouped[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!0f`zzI.$:S,[YJI:*82iXm@!]s'68=vv9C<`$I!!C,V#:bc*!G.mj!=zSL$W;A6$WGH7!@9g1",
"$WZU9At_.7$'50G!!W+<$@'D$JBmym!!]LM!zzS-#x@w2!!]Y-1I<8b$VU'^#xs97!!]j267)ty&1.XC#yG[<!!]z74zmP{",
"!@)b($=+Nb2Hq,V)j[T%3`^/;!@),t$;GBL-9g:@)j37}2FCf'!@(Ub$9b55)it&Z1IHGt!@(-U$8HD&$9m'w)iKhv0.-|^",
"!@+}p$)WTC!!UCg!(+#{!@(w7$!Ism!!UJi!=s_-!!UR,5:Ww6!(+0'!@)*A$!h5x!!UWm!=sf3!!_i6*B:{`-!`-66tp4Z",
"!@*#;$=h8|4Bnms-#*K;8P=YQ8P=YM6VJ6C$<aXt6ZXl|2M3&&.ZCi=741*874/=M!FIa}!@)HN4Flm^${dt`4aa=]2M[@*",
".Zl&C8PKR.8PIgR!FHvf!@)HS4D*aQ$<buT/TWhm2N&Z..[5@H9jdy!9jc0V!FHAT5YMg44BFU5$<bTI*GMcQ2Lii!.YyN9",
"!FHWt!@)HG]:AYs2LUZ|.YfA7!@$Qt/1(S=/PPc=,wpn<#{^+UNTGhg$=*m;6[66&1.*4'1IHAF.qhL@#|:S[!!^vV8P=YF",
"6VImC6VR+s$xfsx!=sfL!!UbN+)4Mk!@*d1!)0f3#aK+g$!s=T!!_5`3$up<#`BAi956gH7^x+I6as%#6ah`{95IWf6tpn%",
"!'W_H!!$|j!05]H:20xs:2:#k6tf(t6VrAF@bF+3!!z]3BqZS95Z56<#&SA#&;F0H(IbG;&82.{%rBb5&1c7&'L]/;!]]`1",
"BqZS;!]]cz!#PDI%rW#J&1Y1%'.=#96_)sk6@$la!#D}B!(x_}&RPPt(+'d['0/A|!`2v}!(xz))Hk0u)FBP501.|u*'^Cv",
"s^LQ)!$tNT!$}^r'.A=A(-xwt!};s^!%<hW!%Hyf'.<yU(3X`U.rq:i(2]%M#!Wdr!%z:a(-G]q!aMhu!&0If(-Zju#@@+{",
"!&DLb!&N^N0n=U.!aCay!&bjl(+9Ci!ak|#!&vmv!'$!W(+98i#@hG+8ss[_!'6.A(2^6{6[S1v!'LAJ(,5rx-yc1X!'_Ia",
"(+98m!bhZ5!'sVc(+9M|!c1u;!()c)(2]4d#$:r<.SLG623f_15R)Xb!]sNL45m0[(IlR%'s(H6@Vq<pBSCiS670D2ci;L=",
"-Vd#-4ztz.ci<0T6u,v'!tB3y!61%k'k09#(2$5(9NR5p!62c<*iG*Tg]4ajg_0Gv6u9*++tb{I!62c&!^DmS7<#x)f}WMh",
"!(r.^!ku=K6{-.5LxNn,#RfbV(h_TA$PVu5!]x.T$78&]&1k+V&gK{`$xYrI!#BrM!@}s1ci!M{ci$}#ci!Q2'8Jc&!=4'5",
"'.*cb6}8W'N-cSQ:gU0a!!5!)$^dVT7s@lP'4(ds81$`q8P=S.3hZ7_$^Nviw,F#S!7Af$!7Ad;78_Hs#I`x=3k-'=!$/p/",
"!!sy[!=AT(!(zzIbApZt6VRIh!@3#i'50,&BCa_2!z|]|4HhJ'j4#'56z}NFR%T2g!(zdV/cQ6k!z|[R5|=X5N.D3+!7Ad:",
"#G,Az!6P0f18jR[h;Sp)#C-P^*c{b}{9[twh9lQ+7qa]j!!+Y47qa]g!60zidc7[idd;jMf}WMh!(vl!)/D<BI!C^XFI6d]",
"9rd4'ci$I1ci!^6ci!Z5ci4a5g_2Z[I!$6(!6P/.i^+m`#&Cj.5k&#8(Ic/@8H5$#7iqa'&*=Uc&{nlM'5tr'%x|%:'D;^9",
"7ZGkwz|lhndrBr{&#!C=&|&&S%y}(R($81C7;%)7sdIf1!7Ad+))=V!drk.d&#IkH&|M@W'68]Z%yZLB8HRMx!^R2G7D.(Z",
"Pn7H|Q.^#;ci'}56`u8S)(3,)R,_M<%4=c3Qsnf@R,ku^7'KaW!/%y+<pCFR7ZQiVf`1qK0jg{)^:0s{6zZ22!^(pZci=Q0",
"!xMV'S_[gbSmU!qT&cSd:YY9jdc<&c(-Ff$!ti6W!|Ct^MmW/v!^(+&N-u8w!z{%%F*q:*!bF(y6yqDa&}+G`rw]G%#::(%",
"!#^cQ#[h:v!(w`WP2.4h!_Wh@6v@MH#iDwj),yG2V6C}8:I6PkVS8[f:I6NxW*[lM)^lcl!#A:h!@|[uci@*0sVc&}!8JTG",
"!dmqPg].b^Y_2|,!/8(|!Lxq(A{Z2/f}r)/8vTYc#Ri%N'/4|Y)BVJ{)HV*-!#AVy!@|v}!K|-|NrQ29si('Kcg9hR8m]zh",
"!q.X6&'Fd:'$Hz#'sw0(%y/$-74P{ds^t)-!60x|!G.il!@'tz'.3l588M:}siws8]3ZWM]H!;$:]D,)fJJX8)]+4n!#Ax1",
"!@}9+h;R&M!#<B|NT85MsYQ!S!@3#0$@0H4:':ZRh:s;nh;Q}I!#<M#'5,=)cg9gd6tf=b7qkm#!7Ad<!7AdM81@'y$DDja",
"sV';f1d'V@!^^LJ6ww0b+lVj`!{LTH!^{cU7VA8.7Nfci%-Vgn!//'x83''y$^vwSbDn}L7,T`DbaqGrQkdGm*0x&,cPlmy",
"%5k,YdGSn8sV)mX!!U_79/Mx58Hw10;HB5|cjNh;sXrQ&s^AN)!61CZ!61FXcms4W,6W3&!]zK:!B)yisV';N!!!{D6ty%@",
",@C/Y0.`+w#:9LLg$Ddy-WATv.<q|.+{S[msVpJ-*C8gZ!63977}yP($Vs*q6VIt52'y<GA#0P`!*!Gw8+TqyIYm-csbw_i",
"!61Cz!62NzcjKz3+{*mR!aCc_-VYlPc4t@23gQk<sX}L=+'krF3`U0m%qr4yitCg<74*)*+=7)0CW(wb+Z#&:!c{u]q:3Iu",
"qYRT;qwp]n!5}XIsp|_*)B5V;*C8g+%KCRm.;%j';(fhL1d)5Xg`W$#l+(!z-!`-T748-nsZ7Q'&mlwB!6wmv+!5u_-Va|c",
"4!')(q{95FsV'G=!=ri06|#C4*F2#U+6+J6.;%j9.6ukH,#X=csZvM$*H=J'*Hqjs39))n.KD[%8UizD3$x!x7@_WHsVpIC",
"!62P9P2$#p!lIa)!(x|usV39aNTd2#gchXAsr8Q63p@LQ*D#5|!|CS|!]dr:!/YXq#YZq0!]d6R/8D8C6Y69Nw'xT2*BpKp",
"!7.Xw#Ym$:Hh6^@w'xKr)%,W)!.WPR7x:hdr^ndp!6PtcsqGy.*C&[S!6Q0s$7UKX+zz|x!61P3*{tiqsV#zV!C/gg*D^_'",
":t+YCaP%Ug.SJ.8!!b!H'.-7Gsq[)XsSJ3dsqh:Dt1(FC3R@CFs9#h{t1/Bx#=&Gq2I'&z3*R}n3G;cV4(m<=7/sF&*R;J=",
"AVvb2DrLJ2!j2/w9.90DsqzJftmc[f6xiucsqz5W!gyfX6ulR<9CX^IhwIwF7yq3'b-l,3!z|s(!!)#a)kQ0P!|-<9!!$Qt",
"*`]8<ciz5Kd.R*Qcj8#r!CdD:!5{+{!$qQ91FpTu6yad[#|*_Hf+D#:74,iR;FQpSsV2h|$!s,&cj9n3'5.W%!)'QFNrR=x",
"5}SZjsV;p*4N1udn$z[i!}f8n#w}@n+{3VWsVhiw!6Q+I:_gDZ,BD]ksVy80#$+3+:I<h[$9Dk_;cni,'L[{K!]d#k*)6R8",
"fh#5@82,Y53J36;!({=`!61Bh!6fX=/1@zh+!C0b75!_+4|4(_3}{;2$xYKj%qu{b!_Wk{6ulsv%WV$]#Y`H=dg%4A/gJ^V",
"!$irZ!{%,[!]cvhs_DmFdhmJNQ.l]9&3R3S0LD]U5u3ul0j})`QkH5Igb/QF64S/R6ZR5V1Jw:k$u!q<s_Y'QdiDUP.<_#K",
"+{girsVf@6*CCm[;dNVX';u0cck}HU6{hd5+*a-c1J&Yv7PpCg!kM+77]^Sz<aSQ*diBg/1J2Y[$`TnAs`6NWdiDiZ.=;GW",
"+{]bp74a[8#:Q`FK|bNu!7.i|6^hm<2Fm}RsV;p$diAn^8LhiX@F]IzdiN@F8k+}_A%NjzdiNCG1T#Vfs`[:.BKN:kdiF'!",
"B;rBmB^Z`,diDGI%ZD+/saCxZD'(jsdimD-:d$|{D8gU2F$%711RZiFB@uqjF6$)<diD,@1TD)#Fs[8{G3;ZDGi}st/w-<H",
",(DY]mI$r'H$p8-dhq5IdiAmq+!(sv3C:L#sV2i)!6QFlHKmZ!*)6R8h%:^I7:1]q<BG(Y$!x8@h:IlW/grxZPnj![/n.-(",
"+!.-c6u89&hDgSV5u4#PhDj,&!(xbl!(pU*$7K],!)(]N<{5Hl+{3Q36u891sW/K2!]_UG9RmV<hDqYN=:Tpu&PTWR)/[Bm",
"dd$BYi!:)v81)8Z#::c}2d5)P!=W3YNT5:)/h06B!$irbsV';<5,YgjQ/$$D&3*!9#w}dh!+XR*-Vp15*JT].7}&BB!!&&u",
"!%M2k!lh'T!(p_-#=]Tq&mr:i*+Q@t!7B-c%jrGs%86jdcjWX#6r0Qa$:#%}PQL;}#,hUY!)#G$sV#ws7SF_f74WB%$tvWx",
"!KughSf:gD$fASx1nj4L6w6KJ2*1wx7r!K0!!.0^!_Wk<74N[C76wv2dg#pd!^0`,!B=Bm'0t+-'l[m!(/.!/dg4s(QM=.f",
"/hX646th1z#PA^m6xQ|Uitx5t#:B-3;'uY=-VNk:7XrgqPQ%B/2VJxy0(XU.81z|.1+!bk79,BjCR1g7!]hUQ%V:G#&2Q=#",
"&TTM*=da:6'.5CN!%ryl!b`pT7qm&n(,WAhdh1#<3.F*G!61M3cj`*LD+@d0!z{L33`SpI3}sW(4^-WT$]T)q&8=(#,$t8p",
"iwVs}+zz|z5&]}L!)w=V!)0rP,%Hk{sYx6F!61Mj9X8165uI'%t3gX3%9Jv464i<z$^CY#7xZ$ft:ATk71cdb7xHy/t:UMf",
"!FIN6PQal(!hl4(7SjT.7Xlc_!GLthBZUHt!):4Y8.a-Q3}x]7cjXztFF[AZNTGiS:29nv7y/05t:}!`9+[Bp9IyL,8nPbx",
"cjYm2s$2MIsV)tX!)FQv!!$_g!]_[b7[B]97A7IU:'PaX:2w8D7ykWbt;[Ig;%S}|;Br*2:hRH#t7P.qt7Lx;!]_[i7]!'H",
"Qk_n/FXF9F79@4b<$q0+6vw3F%Z`N(TB{BZ7$%G!6v7.a'0u7]'LPYk!jj#1IsrC12qaByG`wqYJRPXSQ/%)i'.q<U3hWaq",
"!!%rPdiAn/+#+.{1KTY(!LqX%(-B:rKNL.WK9*<-stDQ_(M5JA(.xB;!D0rq%;$;B^x$[.Klj!M#Iu(7L-*+UIPql8Jw}$9",
"74yqGst^-37kb06NTx()7r.QpH}g@p#C*zV'5C!/Vxh,=!^'Sc6zhzt761H=U`ZN3!$&Zf#_I)b-YBh!U^KSp-fNL-NT;;Y",
"*F0mN6tq$UK4Dzd7%'9iFQ,i<!(yy4-u%N$!*#Mb!)/y2-Z5VK%WUu'(/,*+dg5#,;kV]4!(sj0NLMUt7tX<V1+BY_7%ym8",
"7%gS@diB(,2cac2NjxfD#!Sx|$H5!'LqV6x!f&g17vYgF#*2&,101+i!c_n%7r4]&-Z]^|;7v7N!(}$6#A[63stDdfghZh`",
"U@-LUMLZmJ9Lc*(t5,UbNgx8TNI[rr-^2HvU@@Z86VGy07/8@6SG#iBknu+-kR|h]dg4T_kY.UU-VW|*Vx}}:!!]L@!/Z)|",
"!!$@t#:</d&PTIkC|BwS!'FZ&Gt;t;!(nip6Y--BsVGz0KIA2HdidYnsV;sk!6RLh=z|cX+!.-c+}s;&!{0NH;F<McsVGv-",
"PQ&-D*n,GKclxZ*;cdf!!B3zr*'hDA)g289+&!z8*d}TC#_6r*!8SJN#&1nV!-W=a!!$J:7r-u$sV5HBNTFm}=^b|'76FU%",
"+N%P[2(1qU&1BTQ!@`i#RhMxY%5.fl$Wd]!4#7VM(dAb77UQkb(k^]Rsg!<3diAlCQBNb}+!#H--VX]+(.zRScn#aH)(=l&",
"h<iu0&UQ.P{71T*!61Bl!7..(9[jQ3,w{:NJ-]G+6dN-RPnwMHsYdIIsgAky!C/f1;u@7Y/1d[X!]cv{6^DR{!)nAw6{.i$",
"!+HV*4QS=v#Ym9<2(Dnv2c_40S!+VZ3`ZS3DrD)<Ja7.2!bqnG$V[TaHR2@^S={Xs!{%#[!6Q-M6vtd2.4K4P7Ts#Ilj7<Q",
"#f]Yd8mbyB#C;BI!)<qDM|G,P!(rFc:3)xIsV,9<-Gz@NNT38c8B8J9$7u0Z!By^NY4*G#8a@%b(I]I<XrNi-cj8-qWW09#",
"sV;zt7,v<-D[!1G+zu:L7@6;5g!k7@-X<G)gchK*TVa$T(IJZu.<q|1.4A)l+|mN*sX,cH*DTXh8|J$A'nXb)8_+xqPQ7JW",
"8_,$|PQ[8.$<`FQ%4j6WTpg^Vdij'v9=KPl%Sd{*Y1qq&/s2V3/1(B89:YUYB4ds035]s26z0SlTD.&R<a!0KJi4(fTaC|,",
"ckr2IPQ.&L897.<tWk20!C02u*Cb#x&gmf%.;%j++#4f{H=p3M!L/4Pt3bZ`+-i(|G%Uj8!nGHW'knw+Ulc,rtVjQxdj8V{",
"ti<Yg740SWm*X:z7C,DYHrIb8sV-ww(yCV$&uiN.cjYgN7quXvsV,|`1Xg,2'h2bKWv+`NC_8.F!*+Tz!)/8{&p*S*-VX9}",
"ck4xs%Tl([$CqFV+2}Iz5<8l06]5Bg#:P4T!39Z%!d6i7!]d^n)(*m'40Z+9S)(+7!&d[q!!$;v!=A]`!(pDD7#ix=+{!ng",
"Hpxgv(jMyt5JwrMg%}I&!(-Z$6VJ)c;/K:s#x%w@!!$Yf6VJ5[$8djDNTrLA!6P+WXG2JU&r[0_!8Rt!+dQ3KXdP2xQM*%4",
"!8IKg#lAz*)FH-n-VXS(ck52%(A+V2!7.-ws`h[a!]qC|kUGy,sV[)n!@d=Q'2zY(6r0tW'P3B2c-=#Is]mnKGsA*(/PGd{",
"!(y{y8Fs|[QMr;V7|t]M5YL#V!#@w[9[:A@Q.fnA1zMS$!*!i%8Sx{z)F|b/$ty^`P1nJ@)6$#{3i(pN!*!T{QM^z;7;y63",
"#aJby[{#{#7BUT7+@Rza!%Bpd26D2#sYf9Y7*,Jd(d-z+sXrW(%8t1+:+--ASdAWq!4VHCTC;'m7:sR|RJH+X7Y#r;$*KgN",
"P2uw}/taVX%UN2c!61Fb5AA|T[c}3Y3a*!3!5)m6%44Dp!]cJm*`g*M7Y|Qi-X#8dfHpVa6K&+Atq@kA(22nn7Tg<d&/#P@",
"#Y`AD!6Rj(dmr$/%;,kxA=zH|#:llW!ka.86{AXC*Fc]@*IcAp5p[y#.;%j_.Yg63#B*j;sZN&J1X]&D#C5J:!)<L,,1/nZ",
"#G'[C!':;!LD|=&!*rJ0!61Bl!61Fscj:]K)J1y#!6Fh!7quL.+ztf'P1mV)05wxdNT(:%-Z+N%dI_!I-^STU!}7yj*B:jH",
"#`HI/cq$[kY1r&m*umit*)K^%-X<;m-x]Q=!7BKn.8Cr=%SWs=!Brw<!)&f`-VY@z(IGPPh=*qb+{*`M!aWqm&S6u+*%&BN",
"#_]2l!6FNb!)&|q-VYR#%qq^Lh=+$m.xLpx+zz}U!CQA=!)'2|-VY_'#YZvIh=+0vNT:bG-a=[a+aZyIh@XKT!BHb,*HSV_",
"1BA5q.;%jP/5}Ryc-=#Vs]nYc0z=,P/PGaz!(yxx9b,%j.qiVz.4,4@6}ID0[i(hS5,cl8!%%fa<RMaJ:!c(1Q/IpS6wYm&",
"Q/jgr8)4/w7zT)c&mkg=#YlqvTC2lk!4L<R.',rn#:F.$7qcrD8f9^d1Iz<M*BCKs5C(lM!^;<HccdWU!)!dl!]d)H+!&S8",
"79'AU,YRW}79rqr76Yb2[+bTB7`S0f_!i21sZ`k)ALda&:=wjG!z}KX-Y7_R4C%2<+F6<PBV)rP<{^R+4FF6k!6wn:SF}bq",
"0AKPS!7Bbx7@(c{tr!jk!6x,U7s)|:tqY3,7^'cJ^{u*3diAjs,1KkS'NK0^tq@d@_l<(I+}T4&_V<$F_tRjkdi`lrsj_%m",
"LI1H2!C/nr*DJR#`Jy@w.;%j1.6/;6,%2F's]L3i*ImI50]*sZs]nu+::HWtYR4`40%RKQd%$R!7B/VG6{63f,-]ft!AyU)",
"_}DC#4312h+@+3^(IQz{25fkw!C{5#YQF<58H0aV(!^y-4G%D=.uZ<R!6wm]dg4_27]c#//n/w%!D6]M%}=)B+}`5N,^#LB",
"*FxSV#K0zcs]r2s8DgZ-NT1K@'ySQn!)R]36th4n'5Fx,Wum28!a1}l7iTMq.;&mpPQ%2RCBh9%Ns%5Q!$.*%!6Q0k!z{-S",
"rwI)L0k0T!NrmpGpB4rH!(%79%C|Rl9R6zn.xcpd%98L-%49(|,xb6^75Ivy8TX7r8pKf%VZ4wm9N[<(8UJnH90[G.-i&,N",
",=X:90M!/)&SVU*+a[(tcjX;76r10w*F(iK$^^iH+]aS3-VUR#'ySM6NrkS]+FJqQpA|%|!s-jhb&StsdhnfA2MXbU!C/rf",
"*)7r76dpv;!$kLVstD@;;5|zm!*9lW35LwTcs3W%sqRxLsXz_ms^6H(8_rS<#Z`sMgwv`Q!7-}`3JidRsVzQ@*BR7p795(`",
"7Vb^!NjL^a9V]*cTaQi174Pf@81V!q-AGpB13(hw9Tbi3-VdI-XT=Nw7.1,S)J1#cZM-Ub!At-KtS#di*'hL-#B='F!`i'#",
"<3&QL!(t:5:I8Bj9n58H-X|k4,{a27!5}XK-ZQMz+%LQS-70<@7SNUa'1f_s-W||Gc4saf-T#Jv6tz3W-Z+@-Idx.a#fh.!",
"-Y&{ZU!YG&/5UZD2c_}H7MLpa-W-!C.uXuHRJGf53qZ5#.4WdF/U!'&&Tu1-+}t2@sY2i^*FZ;s:kpD/I&r0x!!!!#!/i-}",
"z])aT<}dWk{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv{({AJzzI(!zzI(!zzI(!6tnwij:yqc#7ciZ6{1gi&8!_5",
"%xj=F!%:IZ!!$yNC0{aF3B5`C!$h(u){bG0jx9`U+7|%p7Sif&!#fJ2,T5!t!(x|uk8s'R'N,|D!%ws<zzHnv@F$9$HjBc;",
"AB;l*:r2!kd'Z^+sV_7`Bn&N}j@npW:qJR-dDy'yj@)jm/hlXN!Wx7^7l)=JsnFX7@s*`h:Axt38fbx(8+Uc47l*0;+8_*r",
"I!9RF_6mqv<}t|rC|CB4!%wqh!!$TK!=AZ7'5.qL!aV'b;][i[!7K:FM|G-sbTP^$7|./-*R;`fsV.'z-nPPUsYw4wsYdpv",
"!!$V$!]_ZA<[2.g*z;j!sV%_-;F4pr$H$Yjj=W;Nsp%@qn${dFnB:l4n`Yv3mIR@GnBC6W!+&f;!)i75j;pl=9f{JuspLGG",
"p=7.G!)-V,p==[y888-SNs+LW-nQW-!3XPU!.%+c!=4(!G(@[<!^'RI:Bmnp!,DN#!7B-fdLt]<'a5RL7X|q0#xMB/!7B-b",
"#](S3h<jv|)klY1!(xyth<iVr+(|'76`s=^@,rCn7KWC<KGq,^6]u8]2G!xl6Z^jF&7})rdp^6^dcMf/-#3sA!)88zPQ./P",
"77ba(($u5K(+(5Ji_&y(=x1Vh!#Us|,4bR(brK:X6V{HiC@nnbcpfY41d']A#x$.&8QRYK*${gI7w3KNgFsU}!#PNS+{+Ab",
"sW/G4!6wnB#m^r9#=&MQ.SR))75L1qPnP;P748/$)FBD4+G*<I763!U*Bn=J!7B6h6]yGP1R$I<!(nbm#;x*V-W`;T%gt`N",
"1NV1;2FAB5!]hUk*F(RC+$t{C+C@'9NTZQy:L+{d8ww`r8Tb=<*ju2G%Q/]178ka]0[.i0!(zCBNU%|R=(]q)1J(8d%U*KM",
"7U'L.t3zit6vI6r;GW;[CW3q&!)F!R8=|hy!#[K-;YLzN#:B5C6uCDy,7qs`,CMsP6#&&uPnaWmt7LVHt7LcN&#Zl_'hFw0",
"#cZ)G-Vb[H*,60((G%34#ByF-t7LIJ!]_[(8R_3'!_|w37t6-7t5{J%!uL!.!+49(!)(wr!*u*&!,P57!)s!-!)PVb!+}6|",
"!-6^<!%kTu!uJ*Ci`6:F+n1<$!!;DL!!$g)!!$Rc<4JQd:+4@<7V}Q}!uJWG!(s0{i_1`Z7$%F%AD5)JGF,JaI]B*=A=q1b",
"!!;D;!!$V,!!$^;$78N8I:QKkH{4'_<}jwCI=$}WI=$}CI]B*-I]B*-Iz`3FJ9}<1JY<I$stGkD!!$M_!!$B_!!$F,!=At=",
"!*)m,!)`'Q!,G(T!+@,A!*}v|!,({T!+JZP!*C'*i`|wN8A[!K.cZs$:u}5,<}k!HPI*!L3J8G6!)*7(!uJAm!(LmX!uJ3r",
"!*95PcjH|4i^sUy<l-s1GTjFi:qR*uK*%&|K)I1h#*53xSYdD'!!;DZ74(Dx!uJN5i^U<w<h)1f-^*<2!)'x:6T0TZ4]P/K",
"4zm8R6VGkU_V@ls!*6gIifGG1GP):9;7AR[D{43xSCa=x<}k!HR}]rKV3nvXUtQlY#YXT%Z'_1sQMpN87]4|3i_0U.9|6sf",
"G0i168b(R`!uK,5!+Ucq!,[]%!(u2]BWGs'U6sa/Zc;G6YgA(b<}jvnT9w9TtS%}T!=AQD(QZdFARbYKtS&)3zzAG@8DY|h",
"976js;w54u8,H9<:.L_',a`@Y!!;DK7SFj]!uJ8qi_(=S92.i,=zg=K*`YsM]zS.#Q/[KJ<4haQi`2XDG0i188'd/k<mq#9",
"Y*bz;'s].|^Y2JS!!;DM!!%P3!!$CG!!%3)!!%U0!!%5P!]_t2=*q)#=K<J6@P,^m!!;DW!!%#I!!$TL74(BZ!uJJY!*7Hu",
"_#`$!!uK+X@AKJx;M_I1!!;D`!!%N$8PB;{PQVY+8G=,i'57SG81;b(C]*6q<}k!HWuk=|!uK59B:h!/.ZW{`!!;DY7qcpq",
"aP%ys6Vc04!uJ8u!)Qt-PQ1sf:xbTPWuN&w7_VS^<}k!H<}jvkb-`R(b-`Qy<}jvqA@'=_Y1rblVB4+HY2'p+!uJ'%!.h}&",
"!uJ%Hi^zG7='hr`<L+[z!,DU%@Pi2=!!;D<!!%9r8PB$r!uJ|s!*baYRJGNI!uJ00Bpgnk!!!!!",
};
static const char bitnet__spv_head[][96] = {
"!^'L=!=4:Pzz=(&!!qV5!!-MUzzI.$<iYbKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!^0V.#xU'3#x_-4A|_A*",
"$'5-F!!W+<!=zS3!@fN5'TBx<'LTu9'LS-@!={.KCP7VFC1%SI$8dvR(+'9C!@(:N6vCL=$8IW7$Cl<KCp0XJ&PVl;!@*X7",
"$B_MJAav1GCng<F%4;FA!@+/J$DCYWGp!fT$9%|C(Tyn]CpXsN!):+h!!$;v0jb1G&mji:'.*s8'LH|M'jg)P*${uZ!@(PU",
"$9Qfj'W}Z^Cpw)R(glTP!@'xC6u;h56VQrT!ihs#6ab)7!-,_i5:/_^$DktaI,:@^CnqDG!@)&;]:Cf!Cn]6D!@$QtCP7VN",
"C1%SR*B:xX)(#QY+=7=V!={VXCP7VSC1%SV!N4]^4B0z$$83TW,f*_z#]uhQ#^@!M#{T+R!!W+=!!h[m#{r={!!TXN!=rlV",
"!!T[T!!Tf{!!r*Z%4G376[!4F!#;Mi!#0tZ!]]`A!z{$<!]]`d/mc|c#wxam'L]#9!]]`1$tsK=%sSWK!(q2<2-){%!#D}i",
"'0$%W!(qK#!$/@('la0;'7X.X(8Y}x46AR.!$-|K!$70|'.<{W(1V@36mr!F!$Vnj!#cm0!]zRmsU}3/(+Zm2#7Y^{!$}TT",
"!%*fA6V[97!xHd%+|X__,C9Bw!{/Yj,aV67$7J$n,ys#k81;G.7;[yl!Z(R/(+vi4#3s1i(gdP$8m]z!/PHQ3$!hQU.SsyX",
"6tf=57SMcM!&NTK!/_)Q3B5(h!!+]{!&lh_!/_&P!!=j5!'#u^!!!%!6yqr1&|Jgm!)'GT1,d*I2F8HG!!SBp'6#LF6];yi",
"3&Yj|Mtl=2zz@yn{9]-w8m_M`sV!WW!#PVN!#Y],;.1)`!(;s16[U{T%r'Lq&n$.!%y)(z'4]Hc6^ADi89B'MG)SYHG)TiV",
"G)T3DG)U@hG)U&_G)TNMG)SP.G)Sq8G)Sm7!#<4x;HV-h;Nfqr;lZq|:Rsn%6A3&jLZl'I=dD'H'9|'I(QHkN%xlf2/pHi#",
"!$/k$!#<61!@w6|G)qu%K$%%]8[_pHG3JMd<Jxq{9L9j&G/XG7'rcK3=(_28=F|f,G)R8|6`u8S)(00S@D!@1'jsT=@'z@$",
"@D0c(:SfF-G/vZ:7!D#:81h4,!-=1S6a%XdP1ridH&M7`A9FM)ABp{[A_K-,7!^Q&'0-2!73xy#5[0X75yQ:j!#<M#Uv8l)",
"BU`:8B^TalBydU07#(k*)3_!BD0F*u:I6P3DL==U!1v+p!-=1C6a$!CNr{X]#[T(v6a$.LNs:b]'9H|k'5LXh'5`fj's3sk",
")k[iPR/ZFL-dRi6H}cs=6^P.&&mkRd&vBZX&vBZA&vB[:&vB[c&vBZT&vBZU7spy4<0tWD,=4tX!!%hY!{!)4!-AI+U9j^m",
"+/nV_+=L5Z5Y_Z}!]`{]#ZaT!!(H3p)k_q!!(<-',azH7#aW[=G+/uQ5:AclN.$djQ'i{0!-=Xl!&&hQG,YL*!&4B}!]^pV",
"(K!Ny#wzcl!!,:5+{!9f$Xa9Wg<uu{%<+Z`!]`{k!-Aiy8n4Pr7%=70*d-zH'3hL).4@3v+|F3!]^wbZ&3wn+&mmr(hwHI8",
"+dYqwZF%Uc#:;xw#wzc|)(%d|sV$YM-W@yd#|&ZzUwn3P.I8@[@:YYQ87nqb7aw):L6ub$-VW%/67yAX!zz@8#7cnRsV%_g",
"!'a2M(vP!f!)3_I!z{F3@wbTy+=jJ2MnB%p=/aG^'my4F!]`{Z!-=Z`-7F,WZPutL!6:IX#W&+5!-=X[(2v$g@aqUxNsVZW",
"!Ipu+!({%tG*uYg%;7!=sYnSSFPtR'sZBP4+!sh6$r<958Q'(&%43}:c*[p)*aBC2$4`'-7$CXM75!^7%4ZDA%42'v!I,R;",
"&uxh@673.+sU|Z#sW.Ra!^(i['./|<!(S`b!!$Cm!=AJx!)/H(!)/2y7T#R36v4sxsVys&sWLfh!=^X](jMm7)Hg9^)hfNM",
"-ZT4HG+,cA.I9G@.7rI[,$_$y]c3yU3'bN&5zVZ4s]gm)sZ+=/.:]9JsXk&[sb<33Rh}}&*Jqx<Nrq<y:(B;%8#1fj#58K|",
"H)Ufm!!ddP#_I#F0k35b05FhGNs$|I761H{*aLcQ!Z(S/7%J;R&t`R#!-^az*b<.5kf}5,!]`{Y!]a;T6VH{`!]]:Kl0NI-",
"+8Rs-1IR6s!@=)Q#=&Gq%45wx6u2Q*8JfDt8h[3:76RwmFnB1f#aSCv+B#'F7X5%qm.;HC7HMzp2fh<P!A0k^&3wa''jjj$",
"@;NdY(FmJ<74q(48Tb@0J!)|v.4@<R0M!+|)(rvcMvFvL-#05-.4BGB0Lu%z&1ttX!)uGz!)#G$c*]/($8`N]+{/br!^0W@",
"!(_{+!]_Qp76l|n-KAv^ZQhK]+=CHl+A&Ia!!&)#J)-dI@&49t!7NCjUr%l(R$lu7!}f8nsV$a,J$*/6YFMW%!{!GZ9yFU9",
"=GMP#6_t|}%f1''H)Ust&&tfg+C;yCG,ZKIXIVT.0L}9%si/.[#x${C*U7/AG+1'3Z%078X+34!:[dlqNT2V57Kqku*bi*2",
"!w4rZYFL<%q<pr[sV*y3*ByT_VPY_#,.},0sg|CLsZ+=wVmwBTZ6#G|sV$`L95u&|7-T:9)s_/D#:Z|[81&(F!{(.wG5vv`",
"755'#&Ai*jQkf<2f`d(W!C+Ms4dI}gPRR^Q!+[`4#:;du!]a:{-)q<z!)C8y!`H&B&PMb@+G(Yr,aV93!AcRYNrQ8[6W/;+",
"#FCg3*BfF#6G}7)!{(H^+%|f/G+,I7.I8y$*c(H8r3H$=!,Z^R!!$MP!#[G/BC|w5Rh9+_!@R3;P2-pP,#&D)R%!gu0.(S<",
"#!D5G.4@3v.Y*m#sb;|g*NfXS!-=NW.qsih6VK^@!-T.'!|Kw1!]`|3!-@FZG*qSC&WG;!!(}yTDrRkhJ%A}y9^cfc#{4w#",
"*B[AP!-@)m!{0w:$@zXT!-^7Z9Xx2VJ!.|W8b(pjG,FF</u}z0!^c0L!-A@5H)B3#!Cb(R!-qg(NT5=C0zq4|3J/M4!({4]",
"!-=P'!-sdA/1@zh+!C0b;G/$:XjXv-3}{;2$xYJl%qs$d!]`|66ulu(%WV$p#Y]MAH%T!,Id6SK7SH+Z!$j#G#Y]F`1IfRI",
"!=Uw32d{h]!HB,(*)91.6qf(Q!C2+Z;.d=4Y*zQn#aM.@!%._`!)PR&#xC4x!fuRn6|zk06ji+%6d5j)8B:fW+^R|P((P@2",
"!]`|3/%%cm#:DqxJL9id82,j9-VQDw6dvfsJy,a2$tvcr*a&qc%XRQ#(.]*{#P3@#.4@3v+|'|x]^YF&%6{G%.Z;Iu7+;i#",
"6vT*=2+jwP78U<'!Di<z5YP@JG+-9q,1VJa_XW;X!z{=-3`SpI3}sB|su/9Y-]Wvz3dD_n4@B:g!-=Y9G+/ZB9%T.:947m1",
"7YiAP5a(6W-tpa&!-=Zc/8dcs9:J){Ju0w[suDy/-d'Bv-WDX^'Tdr.KSr9[';!Ji'5Dg/L1PUb^Y6@A!]hV&!J22H'TGy'",
"95-166tt:5!+*Hz%qqbF,,+7}Q-c1N4=4l:7u,l'LqT6!M0sqrLrPkCsx2cDsx.Tg$XFMX,,ST)R=U#Y!!_jL!(r*f!!$YC",
"!]_]A7CvFT7JLsG9A.#m9[.xy8#_MAt&14DPc{i8Q%:qnPJ'6_sx2}Msx.nx*B=1b/AW0FFKq4!Ta*i-/PJjIT@G7L&mkQN",
"88WBl#::.{<H53<-W8D5Gg@+%6uX*(#C+4PG+,6y83$f'#YZFH!&4dtD<SYF*$|@9&U=g/!5h=l+!g7:*`n#k77VBB$W6(|",
"G*uP{,C8,QR+g!_!!U_Y!&Q<I!=AQp!(nc:#x$t59k/U=6yS([(MK2.,!yaBG+,S:.I954.7@(Q,#&{X]aYB3.6vBbFKq4K",
"U!J=[NT-AL0<LYAVZvhp:A;L_4/^T*!)<V2&%TVt!-=P$)H/w/'jjfuG*kSc(M4fa!-rn|-Xgq7UwYtC*a{GaNm#P.!h)2H",
"6wctIUwn-07*s)n8$;uV6x./G'QN2tUwnX[.I8dt.5p)1+$1D/77`HI-W,Z.bm3v8NT2C]d,1D',@&!n.SN=Z#HIcd,@*kJ",
"9[16^-VN}^!(}q@!=B,HM8,Aw7TKdU%T/9y!.'{q!)86R!)'dL%tYSk&QvaJ*Cv1x*HSVL:kpDH3*'a<!!!!#!/i-}z])aT",
"<}dWk{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv+AUB,!(+rd!@*d=#y_9Z!!Sq6!=r(I&1aAU!!VT2!*,#<!=4(!",
"8nwG|6VH4)7qa`.-]Acn'/h8['57J`'5%;/6^KKg6xNNt)(Lt;1R]F=%z1X8&w6s!%y{M}%w2P[6z3#3Z/0&Y:-uy-G)dnV",
"G)vFa6AmI$6}TJk6ViDnHB5PUg!19;.sPVS%;/3f6a(uY)0U++Z/`3*8R_}2!'5Y[7w$=JBw/qg7:#zJ*aj`L$^DDdG)sJm",
";IZ3PG(/yA;249j/PJ,Z2d!lZ+|QrD2(CXN2Gt|ZYI#|6_tJiq`qG)}am`[%7Hy7t!(dUj!/y)SYgD#]!-'%F!!%-}!!$^)",
"!!$ck#Y[%+-W@|@Z/*u!7*J]wCZHX*pB&<gZ.uqhqX^tRq<lw_!,HZb&10c3g%6@%!pqu#!]cHHZ.uwj!#yp2Bf[V$Z.v$F",
"s3jpXrwFYJNs#mLA-#bA!)SafZ.u}D71D6S8-l2Y!!%*x88*Xu!=B0xs7)jT!Z(TM!+-hc7waP-!]`3wqzF(J!*wZa87+a;",
"#:<Aw!^'Pr#W${T[AxYl[AxYm[AxYm9Lc$i9IfG|68kmb,%b{.s]b4JsZ*4S6r1,P6VGkWg<muCf$TM'p`+^p!*cM_#YZuv",
"!5SuS!*ZbHaP,DS6thk'8IKSg8gAB.!$Mx%<6.aa<'x0N,CB{#!7`XqZ0u{z:+sXy/2`J`Z0@PP!/WZ=<6.y%_tK|B${lU]",
"XrmCW7c)scNT46/J/V$n$!zp$i:SA]7fX's#wyRx#wv]rc+98/smu72!)gqD7L-*n;W)va7]LUY/W5]A!*cM_!]_gZ7d%_{",
"sg}9R'.-&dUq{%RW.9:-.Hu.vsXmYM-)gQ[7;VRusX&=a!8Hlv!C/gwm-Q#@-VtY|7d%^7S#m.g,-wH&sfv_AsZ+1hSYf;<",
"mX6-Z$75gq$7@m|7;+}J7:}LC!*cN(6thLf;FGR]A!^=i6}JCb<602]!)+TfaP+j@C|W6(!)KYD&unQ%P2rz!8nwF)P1qK1",
"<6.`tZ/V&iPh8`ZlfG.*Dy1rcL/g0|8D:id9AL5jGY/;7$VUh;#aS-YR+jdu!@H)P!)3NH7;890'zc7k!*ha8#$6Fv*B:hM",
"6xRni-tp[;.4rS<*a&'g7WRsW$WQ`nH)V$4!^Nw0!'%[G6VJ)k(N1A,6Z)vS6w(Kf!bh]Y#_*0zGFrvL!q6u7%X]q[-tw_I",
"1mm<T!.'z4!C0^C*F(y)*rRPg+CC^(NTQJx:-krZ9$L@l85D4;*tIqACk+t577y,T.&Xw(!(zCBNU%|R<IuRyQ(P*]%_N]P",
"7A-T/@x/YvFFh%uDL59M6yW^f87GV[[Mcj/&WQ/h!)+C`$:!nU#:=:r(wUIh7%RUw84@tP:PUYv$)c*usx3*rsx.ZQ!]_]'",
"7||v!strN-sx.@J!`,8B8<R/'GctXKH=]<MGc^Y*88H)^-Vfqk!);iqH{<.C!$fQ}!!$_c!{$Q)Ypsgr^Y0An/WJ-A!).lm",
"9P#7{*6:vL!)r%m!)Snj!*&62!)h7u$^|z|!B&[2Q/pgH*6;@y!)9{R!*wjy!+6z{!*m`w!)J!q!*x(%7yR|z*6:bK:Lx03",
"Z1(;)=pcW49$B8k!!!!!",
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
"!0pQ](4&uC<C4Hd8m]z83jZ[U%zx@I&w}C)96+)j!Gz'RSP'w!'T`xv9L:0C!!+Z5!'6%[9L:1$!0pRP%u0C`'4gim(nRi]",
"(l3T_UaX$k)6t`mstB[VRl$)YRl+_*@&LxyCy)B*!#=JQ!@zk:$^H(z+@KD(2f]pl<%-yc6zF=/(+lxS<DwTv!(QtD7:_zQ",
"MrbBQ-VSg:Rb$ykRbGZC!]{UJ-74]9!#9z3HDN5(HNxASHiQ.A7$`q9'=/S*)/lR%I_r^W:I6PCIzjltRmcf/6cp-i&{:jB",
"'suLQ@V|%m(7xPK<GHT(!4%[q(0zis<G[a*!0pQR'44]@(1tU];ia:Y!3G,1!3G*}5Yv$HN`3;13B9^PP-/IiP8s'$PR3CX",
":XIP^7c2x_!dVlx6{|fh2c]JMRbH@S=5Jrl5:2:VRbB/r_VBtkPQ2_1(1kw{;jXS7!0pQP'q]]N)k]y9_fX$C!0pHu!#c-1",
"7D`Y%!$nfa8mbvlXL'ki#DmCq,D8dx!3;H=RcDzp${lZu!(zaL!0prZRcSqARj(SY,!dxn!^0Wd6tjnN,]db{NPkA`!`H&@",
"-Vw'4Rd9jR+%$#`-Vbw2SBw'V.6.lW.4_;u0M+2!$7T{j]FQR56y!+C!!57#.SU,lRcRx=Rihth.J^%[0LLhq#x5rg!&v7T",
"&ugKd!4&)Y!B{4&!B*)C)FFC7!0pxW.y#CG74`!F87xvW7jm=/2+k$($<MN24{Z@'RcJY206WUs!^'Qc-ZA3t2+jt[+'0cq",
"!!'!k2Kn{M4]U1`!{(_]%tYT%&Qv@=*Cv2$'3UWA4zsjr1ISnu/WN|[*D{sC*S-aY+&%up.uwqR6[8u4*}xv:/85*v0/TwK",
"/``nx!$iq|!{#=$!]b.0!]b.[!0r^PRin0S0$IJQ2ck`;[`F6K!{$=3LCbUh*VK5t!4'.g's9w,!0r_f!Ci*]]B<:c8ck!|",
"*-qk;!0qF{RixU^/1;&b+{IUgsWagU!0rftF1qd66Yk43#h445!0ra]NTFUY6gi{b)sK!W7!m21SAzS6#!l(S!0qm<SAz(L",
"#@,4U.4@YDNT*.{!(4D!!z|^sTa'w,$}B,M8`0p(SCU&84G.,88}c3+P1mZ;!1&Pv!*!X$`S.hU0j})bP1mbC]CvF47hW!{",
"SD*T[1J21A$_8TLa8`I6:9|[{$;=&PZI:d`.J+n`/1QTy!.2G40;n1T#Y]k:1IfRI!=UzX2d58U!HL5M/8.g^.;r@$$@^31",
";6y)6;,73JVSD1wNTKlW+!I7`sV%Rd!0r]+RcP6.;V|vbamjbp!{#7%bCA:9.D#Wx`S.h'0<7XA!4&ZXPnz]^UWarz$twt7",
"*cd[!%XRQB!]b4#d'_vl!]hUQ%V:G#&2P!W*Cl,#6_hYUfatpz'LIs=-VcA`/WJ/s2H)%d!1':+,$Kq@g#qB3)FFC9!%#<H",
"!!$@m!&;D{$VW/R4FIiy-WBCY%TwLdRc^w@,.amLg`K3@4zp105:-CU5xyB^!0pxdRcc|j9(!#]_SV!:sV+0)%8lPN_qz;X",
"$kSX@8(j$&sjsG+`mqaB7xHy/sk)Z.!6FNa!C1K<Af-:I7.2sf7XlcX!T[z!=GC:d!)@7yajs,.3}vr_!0pz0,C5/2!!8dA",
"!&nkT$tuF(-l4(M-WG{I'Th5wc(.a2sV%Rf$#$V56_1'}!)rk'!)@M#ccj{0iV()_amB[!cg:c[d'X/*ch5a-sYuv,sYnKP",
"$vcXC-m']_-X8mZ!)@cmf]bm<#zzGiW7^a76VM1%8_rD6RcHx25SW^*;cd]Y$7:`&5YK{_,;0%7<BBq|itJfP&AaMY$vMb8",
"*B[A4!4&TU!{0w98mcR|!(]^n6VJ,h761H,/2P50+=uHf;fIik'./[S6XLNw8R}2K&WI#0QM*{b!F=DWQkgI4!2I}vQ.yJy",
"/#Tn&!836d!8g$_2.rC=@%bg28JpRC75+cbm.<<B!riz/!]b`0+!%Ft*b=#0mJ/iB!]b4##(QZ<'k9v7&mp[0'ji<(1gfDa",
"A%6(p)((@7#:@I%7=wQ))J4{Y$twz*!hZkABF%jFWY!P{/;.4_R'CcFXr7PG/PKpjVuz+-8yk`M'6K`W(U-UrQNTLC)U5yU",
"&q1kqBc-xLRgw0f*j1uQ`_(:u)dAWaFY!zYRc[{%,Qsl`ncup_Bqa0P!4(8&(vc!_p%r`[!`H&@B|sSc!10$/'y]K$!Cc:!",
"0LGlR/Qb_N/4vxHFMK.BstC0a/U!',!1)03#{jK9!1)/f#^LD:G6^08S`64;7JbjS6yI!qi[YAf0L}3DG,Q[3!)08d0R9a_",
"&mm=Y&qV%--!`-T*BPwyGU|;Z!!WxB!!$DN!!$<@$%#$W1M.`W7XFd$2-F902hJi1Gt:D:!kM#L9%KlW;a&x8!'7{l6thXx",
"A@*<Q3`T/Q5wiWTK!X9^A8[%-#xi5!sx.=6(kgz]6{-t$T%U{c.NwsM0Q[Rj.viW_Rf-iM#@ad_*H!4V!0qIa#'b<<6XLJ7",
",@ua&<gJj[7!w52PnDhs8-X&`<!C}bq<hBW#_j(-Rc]!(%;,rzs&r3f(us^&;a&sQkmDUR!1&}&H5J]/sx.:4PnFVk*32D#",
"7@m=c-7cmVH}cy'!0r/QNT26B_akjg&18AD!!$A*!'CVh&PP0K+B%#LstB[u]BA-Y8Y:Ip.6m&!0..^s=!IAb#=&Gq$7:`7",
"*`x.IsnPTd8_,-5+KAP_rwUTC7a^NUstSs|P2L$XF(FaA!0q.)Dh,Q))MHg}!I,U<P2YfBFd$TSF+wyV!%V&B!$BiHA{YD0",
"5BJ'mb-t_nIzhzA!C/gV!0px.(2|N&$xw}kRc]1FZ%4:tJw]CN'kDA&)ccM:(RA&f&rpq!sxBw`Z`qbtRc!wrR,:Nm@JqiW",
"P2+(L+=jY{K7/j'$^@-76VHz7!!&7m!#H55@k39f#^a/c#^^=qRf-*SmIH=[!0px&$J/ZcRc_h}TaY]^6iD%-</*nzA{[iT",
"&vyrLRc<wh]FQaqFRvu4$4`'k!'c^,6u1MjP2%w;+!.r1/1:Q0+!aDf+}5r8&1BSm)ccM7&mjw&sV)qV#-PRW4Gs)p!(xvs",
"!B4:j$VUB&+!`M2)gTf%74X9V+^+uJ-YCdH$(=.V!4&)j8nX<aS]Ri+P1nrhKGg&h.SJYC7{A51#:Z]Q74aNzsVAnZ8bI#,",
"V3sqX95DsA7dCcYM}u**!*h5+'lbpFsV*y8*ByRx$K]CJ$x}ygV;2zyMPwub!@,zf!)1Vk!{(L4MBuLV7d/gY&%J(aRcP9<",
",.`lTKv65`LC)Ut=/kQG+/4*C-Z]XR,{a27,;;J;SFaJm.3Lk+]B=I32NqH}!{0Md-Z=ca!C'qr/1-DM7CyS8.;'u].dS{V",
"#!m1A*D#5zMAc1_'nruz)JF_3Rc]gW.PL#u+$:K2-[0ybSDxyi.Hcq+kmDURS(k{:#,QDk75`Fg2dC:P!Mw]`7&GG1/_WuS",
"!ghpA8D3|MU^Czw-hyX:6^:}nSFxZ'6uP_t3BLQ+QM*5T7r{'K'/9p}!]c3F!0q^47P`w&T%VF}!!|v&@,r.T7vh}y*BA$9",
"sV+H)Lb^w{NL3_V8Pgj1-WK7BRc=BK)J2&&7T-{`*CCxJSAzjVSD*JX)kX5YQM!+h!+ywD'ji;VNym8@*CClt!1'V<%DP+)",
":kn$sJ#pG-!!!!#!/i-}z])aT<}dWk{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv%tU|#'.*sD'LH|D'jg)H6VJ&b",
"&2hSg@<Gt{Cpw)R(INGW)QkCN'WibHCq-2S)FJh^*J6(M!@(0T$8U*]$b,UQCpXsN'jq5B!^Dd95<JiaB|1jRCp9bL&m}}L",
"!^IGP$DktaI,:@_CnqHH%SdVY!^I{a$GQ#nN8DtlCnI-C$7K.g!^JSs$I4.{!!$;k!!$;k!!$;k!!$;k!!$;k!!$;k!!$;l",
"#:;dr#:wiN)wQ9L,YRgq!@(j^$:C;{*/TgpCqi^Z+=BFa!!S{I!!SqU[h[aN!!hRd$;:T#,x1,t#!kuU-79$r!@(RJ$9WGj",
"'k(:^#%c,<+z}Y[!@'z7$7s9T!]{KH!}y@L*`d2]!@+IG$F1igsV<b()chrq$L7pnv-rM.-VX,N.S{NW,:pqR:UTU4#a4k%",
"$;f-&1,:P7#_Fg`#_dHk#_Q<k$<&K,2)V-B#_czc#`%fr#_ZNp$<Ci23&piL#`%0g#`C&x#_nfu04t*v#|pp<[j#%+!!S}U",
"!!_<L5YK^'6VIm06VR+C(zTHF#aJ;C$!rQ97r5U2!(z/|z}&fZ'5a]@'5BQQ'4x5M6^KL(%r91f'.AB&'57JU!A&T9!(xmI",
";KqiL;j0t:!$L<7'UzXvN6N4<7zKwZ7<wjY!]_,t3bY,m%<vlG/W{MM)JqF#!#<p-!@z2)@&L#j!]ilU7wa/j!|kx.@&SF$",
"!+`7k+=9HT!(['a%s`AA(lzDd6*_A-C7mh0Rb&nYCW,=%!).kJ!P2Ju9zM4y%44_0D8P)]DU=)58;tV3<Cr4:!&0J_,c'8)",
"$@1hTRbC!<*KxyH81$#V[JI:T;H^&9(+'$%)(#A%H%xA4H0Q0QHK2%@7`3}:6]XtJRm;tb%}n3'&zs9G)00gQJ<Pr[:I6PF",
"JYI#xK*L}-3i%x7!0pR8(/Bc{#7cfIRbCT:/Y&3k+][+4ZGbyV[J+tX-dY]$!*$5K&mp0L)0v+bP-:S!:I6PVPI3Z:*/186",
"0[c0z.qm0@RbHA1<g7.,1IC#IRbB/q[JqPD;J}qd!0pQVWt{U#Bhx):NZkf$Gxr=H:^s('<u}g-<KW9u!!+%!zzD9t9Cvr&",
"G[PqQ,wr.r#aS-Y]JSGI;ZnL,bLHvr#x$(#81$`_*$}ZbNT1B1<U%7z!(y)x!3G[@V:psjMBBq[*ByRw!10!%&82TU$Y={R",
"!F_u#11wnIV;*Rp(N1Ay5Bzu9!(p<#91iI+$W*b3SKDi$am^3F-W`;TSBvY_1NU]p2F=JX!]hUk*F(RC+$s^x*FG12-Gz:%",
"!*#83!)^d'!)D@;S`6_98azYD&WRJt!&!2v74(<-.Cvj2NUvd#-l5/.-Wd8/ZkGh=sgV([7)uK7;8fK;B:x0w!)F!R8G'Pj",
"!#R=yFZHP#sV+6$7X2Z/7X2fP78ssu_VsDg%HL`08''trsi0&^8#Wp%!q,zf8':$tsiD2y2sD*s-VhlJ!)=dN[]hq^[`cJ]",
"]:AP/[`Lqk[J/=K;M_@87,7nw89Iug5n|JtV:j!LA};f{:AGU-f$V!f6!m7U!&^xD!!$<b!!%=9$78wH*i1vKh3X-$hY*=5",
"hw[V;!*BUx!)57z!*B[z!({gm@clq0A7#^vAV@hyAuGByWY!Ly7^=ryGNJr1<9]D70$Lyv&RrapBDmnKRgvSR*j(kM98psM",
"F*rL`BSG.v#YZr!!4&+l!*LM!!)6+6bW1#Tb-`QxFIN757#fXs<d39FFUCNMbK}ZzcHyy'Fgb:)5C;[I!&^xQ!!$G7#iF!Y",
"9CZfdbL#/]G(#F*9TK.[!C|%;!))J:!)mFY9&f&l1p$BI78bx)!@<#y[Ln[q87dj'bW-TC!]b.$6VJG)0$KtV!)'{T71[f^",
"<B.bhh:*I58JY7[6{UHR;^mCXA7.8T#:;xI!99D[!!$J-!=AI&!)Qk)[+l3d!9M^%Kiv'T8Fmft/DmgY=5U{08H'ZX.g1P:",
"7<p#n[K:n[9V-Z;!7A7F[Jwah7#d1I7N3A@[J6]a!IF/%!A;$ZY1jYGt#xUd7==AS:vUlQ9V_.]stI9k!aZ7;;P`rfbLJ8[",
"I]JF1(2R{t!&,W:!$X/l.Hr;Z(Qv0h##(u:USh!Q/PFL9NT(:,.HrG;!)yH8!*&R:!)x-p!)^T!!+3sy!+C'=[JFHGFRlu_",
"<zMfZP1nqb-Kvg}QMxN+8S3AW,m8dm[KMdm:L{Sa:'muTb-a[N0.$`]r9c24rY$:V!`v5:9xxzX9t$Il#2XG58m`H7+@aQb",
"UVB$l&{h(YLDgsq+q<<R<Q=cr7n5WS;T4%DrY$:M!%/y9!!$YN!]_mA:b2-1.G@}<g]5d4A*_q3!=ajUs6_}^#]T@,-V]CH",
"!(}*g!)<*5!.;h5$8*kig]5)!!)k2X!({Pf:&ncY;5}/=9vTN^!=@&9N-mW<st;cqNL-aAncCMM[JB/=N[@,FPgH+G!!!!i",
};
static const char bitnet__spv_joined[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!0yrzzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*#Z,t1$7s04#x_-49kKH$",
"!@9g1=^Nn2$8GR9=|$(5;duG/At|L=$'5-F!!W+<$@'N*!#m=k#x#g0!!]P*#:9]/#xJ}314xnG$VU'7#xs97!!]j2%qnNA",
"#y;U;!!]w62cWaq4zp:!4zwW2!=|['*B:y%*`d,*3g)l+5wkY(5wsu:!=|f-+=78++]`J0)(#U&#zC8H!!^9B5wih)6VH%K",
"!=|l6-VN!8-tv186v+m`8P=YW6VIm)6VR+I+B8Iv!=sf;!!_f=,wpmr#{^+U!!^bP.4,6z#|(FY2kIKp!!ivM$@)#07vx|/",
"1n_uK7SMIf!@*;V$Ak.G='%mF1p*1P8mgq]!@)X@$<l0,1NV.#9jc0c!@)02$;R=#-[f{v1pp`W;'|XF!@(Y!$9m1s(N]Hi",
"1q8z[<B8#7!@($m$8+&f#ASr[1nAaH67<'q$JMf3X3+912.KaH5:Aib!^KR[$L1GA^A3n=#a]8x$#[$b!!^|X0j`*.#|wzb",
"!!_,]2'yR6#}B6g!!U2`#C-MG!!Up.!!_l[4=18G7y//a@BtrLCuG'#&!8&m!=sf|!!_f|8P=YY!$vh+7bDF/6VH%0!@)t#",
"$@S'm98T{lCud9&7qkSk!!V30FQ-YlI({nx!)(gl6tq|N#$4-H@%jxN4=R.+7=BRY!FG7F5aS5=81-Gy81+]x!FJ,p!@*ay",
"4IYjb$BTGzAax9*@&IBUCv7[+9LGp`9SW6H!FJb$!@*a}4K<vx$BTU!Gp%+@@&q]YCv`v/:ga8v:g_P$4CT+%$BT_%saWBn",
";F=NX;F;c&9$_wl8m`vMNU$w=!&QNy!$Xa(!'k<96G}d/)m]r'Q3'{W!!SL^P1gC$!/Wmm4/r^kNV+Mg<-C7f%b<p+81%Gn",
"!*X6g!%_gJ.T4#6:20y_6tf(t:*w-b$ts77!#'j.!!|v}8m]z!BqZV;!{0L474C4&#_xBP#b0U%!^Xq:!|$$=$VU<:$tu!p",
"'Lz@D!]]`1BqZS@!]]cz!$-vV!#<8.!).m^!G7ir'LI;X!#:<K!#F1())dSV!(r(Y$C:b3)F@uK)c_7T4cNc^)(6P[,:5b7",
"+$wy$+B6'B!#Ppf'mz*;@Vq1zdDwDmdc6Rs,yTmI-98qu!^%JFBq[Kgf}R){.4T`C.UP<[.t+Qg/3-3T!^%5=g]/N&/pg^!",
"#:VC@%x`B]0NDxP!^.;@6tgRPfAt6'1K@Pq#YtaHf}RR+2){cv&n(`Q7qc#X<J+-V!'_I&'k':Y(AW(y,qJC@79wVM!'|Fk",
"(,5t_-mFaG6zw`P4|qPS8PZQ/dc7N25[Mt('.FcPf}R|869.Pq6Vg'v7SX[9sV<+F6zCk`!]qq61d'Q'#$Y5*sV!uT(-+_p",
"!)0y72-;gS3!C/n3{;7.4YzPl4]Q!f0LC^x(n].x%;8$_&PalC.;(cvsU}'H'qDm.6|=cw!'IhQ64S_L8mytX2BcAUsX%7V",
"#3s1x2Bf&y!{/Yj6^8rD!B,7Z.ZZ1s77w-(-;=^@9q$YGdcL-Y$@2zg.Sf.kg].!*dcK!6!)0GC6_2*A8@um30.%yf#:9Ip",
"%Shd(;.xV86Wuq!7;1t:NT@a675h-^($^}.sV!sA$9m}{!#D}8&PlIP6wsUJ!!_i!6VJ'6=l4X)7&HY07CX|9!f]V=N-n!H",
"!{!M2!]j8m#,gqF!*X66,i=$l9Il&yJJjrf7@F!^s^KZk!%hu'!#fM(7Vv}.!^9`G!]r!&A@0N|NT(_H6H*P{NT1I+6u/1R",
"!$D!26u:T^-@K8_8VT.F!$-Up7;+Lss^}A(2BcBd'u5Bs7ywL$79vt^!fqc0:IA[q,J}wd$^d]VDg{4|#:9gy!csu%7]qTZ",
"NS|I2!^pK07|UVi#x.g8%;PC-C.Cr|f}]l(!^H&%7;R%tNrp<I!_8^+7T#x^K@+G)sV2sp!Al)(Nrcvx#C_gz!(nXr$)mXl",
"*aB{C:c}Lk7:573*aLQ3!cg[<7Zq%{M8'#,9jpcm#b'Qu!F}.-NUk]-#qQYgsV!rQ$cq=s6r02d!]_NU!/kVFNrQ5V!`^QK",
"6^aVx%bny_#aS2q!`tvh7:|c7!dkc]*,V{u7y'x6#@`iNsV!{X!!$KT!+3Dw$*-B-6u;^c!@x{Q<pk[,#aWyI7#'u]!=4B1",
"'.*cb;cSjIzzIYz!!$F:!`^W&7w_0L&|J`l'rVJj!)'TG!!@117xFn)7T}JL7yYcS67)d5MmPM<MP1aD!!@P87Z}^y7C9iA",
"$[DWaMl,0t!(wg`!!U_W7[1a77&RB5@t:6d)M[Zp7xNLm7H,Aj4{$GP's1@27[F`J1v::3P+*gW7JnIVFsMRN!)'bFauXJG",
"!z|_P5;%jQf$ra)7:Vm|]qB/%NTRhU!dDyj8::MX6m+R8&@xsL#aU``!({clNT3n,6Vf!'!#R:y(gdVl{9]-w6r0367qa]i",
"!!+Y47qa]g*hVhV!(qkU)N7WPPQ/Sz=04dm!]^.*04{9*#aW*.!(s3|2(30Z!(sj081&4u7SC:Z!AZ0W$|/-`'DvNR7Z^4(",
"^:2'+79x;3!^'Y4CW=1^sagtvscuyYL%Z9dL<#<M:WBkSs_){i!*-a76xDW%RJ9$97]T2+81IY%Lsu/sM3@k*:I6PPMP:|.",
"3$wW&sV*vy!%r|&!)YAK!!$A}!!$Gp!#R@7335W)7{id=8ma2V%4H'4'TFnn8Cq]G)/!5{sWUS6!+H^a&7k4t:d&+I&#r4Q",
"&|uZ[NT6&s:3%c:)6A%;)NT&N!#@^@!@{}asX%^L$1*Y]s_-WT6=m.D!$/^dNrR`i6z'JV4#L+{QkTV2H!2{LNr{04+P!.!",
"8;iYf8n:%KsV!G&QkTm^%uvAb!f^^!T|}67sgbU)!!7&W:*y89'Q(rbU@_gf9L9j&!(wg`9L:0rRhP9g7H#7hUV@Q:8B(`#",
"Mk!!|!cK`|7k/sLKtx(b7x7b]*{MRJXpmQF!|7[K'v(xxN@lZbYNKdH!c6Py7Fb#]shywW$f|q|ZHIsSZfiwU:I6Pz[$f,'",
"sim2q[t2Gr])a2#:]9&('4yu<(m_@_32b:(`Itl(`x82K=x3@'(hu`$2Bj-3skH7.=5AMY2)9[fadIPPavLj2:^s+77Tv`9",
"NS}-I!@</FNTdaH!(ppV9L:0mdH9crdfbjq:I6Q:f$_)dslb+0fXa1Jfi;&@:`.zF<}l@58mssD&WJaqT%t_D!IHT(S(n*<",
"#7ZH&7qa[{g|p$+h<83-:I6QDhY3xv!%u5h!'u32#,!;%@VqqR't,+Q)MMB/!#C$v!A!CM!#<VJ9yV8{sluVQH+xxSPcqM@",
"PI*YT#%R]4C.G3j*hhx%[!+{G6u+1=QMVVI8WYZ89s9|4ZcA!wf}d43$@H$gQM|-=0=+$I!,QhS!!$<m!!U_u!!$<n!)PQQ",
"7T7!+s{sld!@</69rWxq7&X6$%;0(X${p-f:*y#@8RdUC8X4^r7x^Q#rwXH4NrYXD83bZ)2k`99fAt@x95b=y!'@aA88bVA",
":2Gdu:gj/}*,;,bPndCq#;8[Anjrxs!DBg00U_#$8VLNx)*&C6)L;W7!#CcB!A#%b!#<V_86{I}:Qw/U-I|X]P2#Hw9%],'",
"spts<q9KP^qGr5a7P0#[`3iz!`4=mj3=_%++C@7R)ZI9i!#CwP!A#7iryd_Us9.NP:I6QgsV*5]GkQlysi/-D8Q<Ty*i^[$",
"XgqjQ8:,|3z]6gU$|&3d3}q{bfB[KX&y,Yy888,l#<J=c&v%G3#<rPBslLA}L(2Z)NTFj5+^UDjsWVlt'+Tp9!#:D%&pMs|",
":K%Gn6r02d`PTsN7t_CrsV4*g$^[9#a./Uu8;GkB%}v^a%|0<,n`[..!(wg`#Z/2l64UM4%;-m}NTIP=7J7fGA4V.8'UCS:",
"'64.+6}#!V7]!pC+)5v7:r%Yb&n/3T<JGQDs^j!{'I{1WNULa@!CG*VPnlUzmc]BM0TYy4Mu^iMSGBNBIlk)KsV,^N!L)5m",
"Hh[b4U,cm(!(wg`64U^B3J9y^sj+iN$84sy!9Ld0zYT5Hgz`qB$|H_u$X3NY!(c[$s[HB8M%%cL&7csCsU}<y!#<5R!@w6|",
"'rbmT,aP!,)kYids[*.&sa=Z-HquJy%!qY`!#c-1!(=ty!dkZi1d(Dg2%GspsWW_4:Qm)AsXs.=s{UT92Bcb{sw1a)Ar36x",
")dzfA!(cYp!%RGL!!5B1-VXlis[ziX&1.Dd$uSa;#zaau!(cZ2,a}iK0.`y^'.,PQ6^CTG5XX)W!z|,B)+z_@(kThf!ALkb",
"'Q1X,.6MG8.TGa|2BcY)2a&))Hh@CD!CdD@,%dbt%WdPtsa=ZPMj{UstPIcb0T:l46VI_MsZNQX1nix|6}/WgtmbGc!!ipN",
"!$&`i!!$Cr!=AQX$@:T$s]bKBsV;mP/#Ts]#xUt1*B[=B%;.7K!{0wT;-<$Y0,Rn/;'u19;KyAr,X,d{$tu1V3,M4%2Bd5s",
"2k|2B!^c09A{[:p2M3YVNT1H=!'s%D6zl(vNs8$8!(gib6th3M$8HY)!'{,@/1@zh6u0*-7T=g)wIk/%3}{;2-71Zi!AWu-",
"!)(Vt%8,{A.4hL;3{@1N2kH4I##w1v4YyyW!{,!B/n$j01QUv-6v0I7sVGyt)U,xK3=`s&xB3SXM|:x{!)Vbfx}r/8s]Y&k",
"sV[$S6v}ti%5Yhc!Cku0sYF{KsW&<WLCbc_78i|873Q^p!_AUg#]CGr!@H,8MW-)Cuj_6hBqd7x7qcQxuNutS)($uT!(-Z$",
"7SFH7&n6&L8m_W6NT(L,-W,VJs[zXJ#@+|'$7KF%!)%m77r5v=8uQ207qfn+5:-H9'./<[<HWKl/mwX4<B0Y=!B)yi&qWfj",
"0LDjYsV!u4!zz]+6Vp(A1,9dh#YZhR!C&T-!B*)C&r^H,<g4ius[4DI{7+IA3=`fu.=);T+{gir$7uL]%86j<$y7$zNt7lc",
"!:rg5=bqsqMW5*#NT4F<#&UZC![_f_!^hPM7{Fx#=!qZ+.9Chj1J2gd@FWSJ3=`i$@YapsA<iZ}$;=ZasY;%Nsty<[*C8fr",
";dDPV2(X-<!]_JN%xi!a6z0`J#7ms!6!H56#W-ytAzGp'1h7mLB!cHUs[+3*t!CdX3=`i!1TJqnB@AfYs[4A-C;4U&Ct=M)",
"2p%hYCy8Mbs[+A.7#JThDX*3]s[+D/7#^hlF5yUSs[+H07#r{qFskvWs[+K17$)1uGR^ais[3fwCZh24HHn]4s[W.u7$QY}",
"HmBM1sZW--,(ls&!LFu_s[`:&t$Bb_*32FlI]MaZ#,zx`79m0T&mv|M!`,._8]P)*5YP-MPQ`$/C@dh$5B{(;!=W=HDrBfr",
"!L]As*):XZ6VJ#4P3#Xw(vw##sa^Ap74mlB!(n`s6{hd#QkziL/n.'L!]_QQDy]Kq=!]n|#:;dS'hF9^!zz]v+=7)+)kb4n",
"'h:S&#x,jt!)CQh6r1:u+dZ$2u.#m_%4G3x!**bF6r33U((Yw-&P`t%*K)X,#<`U^7n.!m81L:h#dr}`7]by-%S^xwIN.da",
"!)&/y!*Ama3!Asf+!aAc!Gfc5$@<4#*+vz;755i7)hPQq!}I4g!(wgw6w;M}74uV)zwhD6,Y[W7!z|b$*dKK)5Z2{WsY;ji",
"74uV[&mm@Z(gfP,.ST4=!z|b+,@%|3t3y$V8r1*$90<2b+b8@F-u,.87uT$_-xq]u$9kK-6r1:s.46D;,!RZM,]{'7-xq][",
"-ZrmW!($^#2sbQr6}]X,JYg*-J^a@u%};Kf8k*=t+]W*_t3]Z(!.Q^rGtGh|+#I`R#wxxU!$s*C-VlyP+)1q0!,ZZS#:;dv",
"*{MA^=04{T!)&l/!({.Z!Jp!Y7;2|n;.lxc(0sH..45Rf+{zvv$ug=R&53*A%v3I#A`7HP3$v9B+{3Q0918!y75tVi!]r4v",
"QkRMw$K^[.!!!B18PSVF#wwPs$VTq{!]_0L#a]3Y6z(0ZT%s2S*B:lU$Vic-$|#pF#^_0sRJ&Mi!^1:<!B=Bm'0t+-'RqUt",
".44:G6v@sM8SHMW:+8*.88}iv#qTm-!+#UF6W1TxSdLC),(Nas;MZC3-VR0(87V6pQM!vX5iB&;&Plra6yAQq5%}'q4YyGj",
"756JLNrS#a#@#W`.4@3v+|'|x&2KRj&TR3BBZU6A'.@WU.ZZy}2M<`W!D_w&&uz7G-twl/tRzn,6z;K9sX@5T!^H#v7W;v5",
"7Sa=8:0jpS7w_1(4FCBI-WBCY!@pQ[5%ipk9If*z+{*a67;zVn!*$FW!)9xQ6{8G5sx7Ff!^H#=9nqrRAT*<LtS's:%9|;]",
"ArK[a$aVhD8;-;+t]rj0BnD|H87g&0t^(c+!Fqi]Pp!uA!iJ__7_6M;7w,ma!J`#0DTW/|!)GA{CkCK)4!)n$$@4p'/.]fv",
"NTQ|X:Tl'G8;`F^t^Q6%Dh;ZUF(ZcNDLIP67ZAARsc$pq!@3'$:R7q!!*/$+!)GV%Fd:;5/PH5t@wdt]FgQ2lG'l7.FhJj/",
"tVn73tVjhT$vmaG-c*kd-X5p_!)GlsH^3.C##FG';%@(&R+p91sWW|M+)Q!(#wyBb#xvI}K#p,$#!kuPHRQ`)#ztl/!.4}k",
"!z}C/$8dfw7U|DC/mhTP!-WIf6VJ)Y0Lj)]#:Pj6TC2[g78g,=!|$n*s_]vy7:|Y0DT(<}7<ID)!^q_!!BIIm!(whH78yJ*",
"SFyPG'h:G!Q.kh7s_S%7!B3y5*'hDA)M82,.44:M/3InDCaFN&NT=4686U!X2t,n/!)P`f#asma!g,|N81|Z3%qs.y)(#A;",
"NT1B)!du'P$AYp;3=`p+&1BU@!Ba)i!)&$!(M4yu3=a#0(m-)YV:t:3T7X.63=`f0!D!H_K]#b@+'%T^*}zaz-VX]+(.yj:",
"s]m&1d`|sY6vs&Q3,&b&tR{1W6wdZaRI}%5stQx(5.qAq,wqBH!.T*i!!it&76*^z!|9dx2Bn#izYNX/&18dZ7%NU`5^nGR",
"9.)')!)mQ`!=Af3+)*pC3$y3Y#]4/i'M0<#.y^^I#aTuHHhL9b6zb%07wU*K+nc6X`:Y:v#y=r(sx%797CNvxKV8p{_{9ul",
",k63p)MYHL#*Iqc&S6n)!/G<*9-|yUstJ<C!!$<U;Fh(]sV-Z`3R5Nn81{R,%qq'GstGj^5Jw{j).|$Q7a$Qy5xyuY!^Dw1",
"!!,9L8mhR8!{!;w84WW[sty3],jDq[71Y(i7Bbpi-WM06!'IiGst_Sg6w](]!lSkB+zuLS7aTDVsV^91'QWV@WW/%$suCN0",
")(%mj'I{=G!`H,l'mRF1(0Niv.44:I7sQ@U-7R-$8#Auy(IH:l8p;<C6ti'@!@{tXSdh811I[g#!l4*s3=`r|9Zq@F%U=w3",
"02)YBsY<Awsxv6@*H=I<'<!R(7U5t=8n+G`2FDh_;)=ha#YZcJP2V'F7=^C,SG,3.7TStk8wp|]ttBQk!C02+*Cb#x6r1;!",
"!:s#)%tYa)!)tDwtu,)M/AG0Atyu!R#_g5us[,CRVZB=c.n[4XNq3hPtu*Zf-^M$6u&=UJ@KcP}QM@}AFw|t&7`l[bI=%H}",
"7Z&-0'rk#^%xa9d8]#AXJ:!$N#CsM=!(|`,8r#%p#YY]|sV)`]6th9t-X)Aw%8$]a2Bd#q%Tl([!a!)f6|dDG5<8m96x<#S",
"#:NkV!*3]&+l`s7!({:_)(&'5740AGQ'gLc!-/+Z!'8&h!!$;v!=AcN!(pDD#(G@I)*kz9RJ'WW*Dz[bNTGs$/]spsNTpmi",
"7B4(%!.93D<p8l:9z^$Z81S_s6bSGfJ%]zl%VJ^n=_USs#L$v;'N%-m'.4|C#YZr|RiS@nQkR4$!*,5n#jI`t!'Ih^!A7^w",
"-vGX6tq9n*6v^qZR}rAv!*Rqg!]qI*#`Xl)-_uX/Q.}&T(:+5|(MIpIQkfuw7%=6D)UsYd9Tl9&830't,.Y35+d[9Z23kr{",
"S*;mq/$GDq%|sKts}%ar<^$KK!aku1(y&F--x^}G)(uA1*{NZv!'4[H.8@L5+%`dY-tp}Q740RbM|G$m3,&BH.uZXR!!l.G",
"%rcF`!'g|*/T}l3*C&Y=3p{k*7@VVV$7Y)/7T##hI]xB6!#(*7GV2ac!zzj4#i3/t0k35jVy/Hc7_th97#FzyS)lf`f{CMU",
"$|%c}4C*SM%YPG5#A_Sy4'{$c#:;fLhV|157TB(a'wvD0#x$$H-Xg:h)M9Sq-mw=Z7!{dU4q*{:8RMnF8#&B]NT3fd)Ha6}",
"0jt#fPnt/I7rIc-#_*vB!`[H&R+y@H0!!^I4Yyat(%1HA!&r8.!!$D!-VQGP.4|R!+|wU,(iqJl),(&K/TKgKsY<9usxMm6",
"*H+::n%F|2:YRTq:&qU4P2(^8<6Lt{sbd[5<=b(:*{Qiw8!s&f*}x[)YnFRctu*]_']mI81b_r{7cT&mSzYmXRJW_4@-mus",
"6xGy]<{@@*!BBffP25Ucp!A5jp=`Fm,,twmu,ds6u,y%g7Ny/kpAkb3&TLgztu2PY-t.mi-Wzg!7S`:7'rW;k&8'sUq])*m",
"]d0,$(vNiN%65%W!$1}V;F4cr-W73f-Y-X/7T*]=trCmp*{%DKtq:jHQkHFntu*zjtu*[vtu/[WTaG0Uru4CssSyB|%xh#z",
"9TH[-8YDZVRI{ulsVq@72Bdt5Dg{J$!*[w*!]}Sn.4rU{.4_;s+|cH('/dUa(/cXA*G%W@2Bcm*!:saS,<}WW.1^bC!FjS5",
"P4MQ+sas0Y<^#1L*{QiwJ-gcy;tk&,<%W]06th278:bz7T:jg'3%%[@T9y(##J7l6/11Z8'zmbQ!kQp87VFGz2(2)6$##MV",
"Bn/Zv7CUZx7SuK}'TD^GSG!{U,-zS:=.U!0XrMrz=Q.!R[+_dv0Asn_%qng*!&!;i5K}^:7<{MF1K-4C!nU_-3=`dxV#(!H",
"VXu|g1ZB04#/2|1(yaxcVs1P*!(gkWM$)(}W0v:u'@t-y!dz<A810nJ)G4M&Wt1GnWpW,U$Ax2D(M5I|(.v&T!MdA(%ZAGC",
"S{7Mn3=`f/NT1Q11L)+#X@RU%7!P#0%);{2T&1NL7HkJP7=mdG:*wSg7}'pr7:U<c=0h.Hs`{liDIh)^6}5dYsu8H-<u'P!",
"#YZdrCPV`CR,Y4f7scUy,jlzc!Lgwd).z.G6|fnssWam86w3v<9NyQU'rjq+^%kx.!f6W*:.8k2K6|@=6ax1N5jRt66}gH)",
"#a`u}[h<x86aJJB(z#'M]d.lX7H5DxZ't+fPQHQ:76:N`FzJA}9vaDp&PNlK7Agyv[$_2x#g:Nu[HaVw`:bRjA)Y&,[CmT*",
"7+SmfNTJff*5J0*8mfIN&PQ12U!Y/9<Qy2kPpjCfsx%=I7I({$!'s(z!@G)W6}+*#%r1Jt7ta12]]=7]!$M{)!]_R!8;A=q",
"#13b.3=`hy7+&$l76FU6).rx^!=YD*6{x<t,18h4U{[[W^mq!w3{@3G8d'tvKtY&U:gU0b!*Y/cKI6wh*0l@4ZNrslIN%Xv",
"#Zx*a2Bcg$!)%dr:=i`.!'Ik^8mHUb,:i<mbRICr*6cf&Mk#%=!H'3;$@48tB)bD(!$HK':9j2AQ.cf^!+pk&6yUC6/mfii",
"6`SH)&udKdNrf1r/T6a&bnbu+C)Ca3u0Y+0/U!(t)k[@X#{jK:!{y7w#^LD:c+!/C7#'wms[=4!!!$F9!f6W/7Wy@]!D,PZ",
"-lKYV!z|fA02qN..4J7H75^|LH}dt0!#s-]+/dRr!)D{Q!)'CAD59]c-VY[)1.v2h2GM3S-[Zz/sY:nd7iQ*mu0umP9WZjI",
"s4]834f)ah!*2(,4]QFs%xl_{!)c%P9rsqG7s@q9s`bY-#xi4'u4Hg:(kg|H7Yj*&V:wyRIYux&.tTPb!'Ihq)ct+@_ti8|",
"6wFlX%xig!sr;*.(nhHV0.`HK!(cYpYnsb8-*0P]!)Q}08.Iy=7UFK6WuxD974aJ;!y%/!Qkk{#!*+icsw9kUAr371NT9ln",
"s`0!9!=d'1dDM;G79JBgu0b_r@i0{<6zA1&+d^bC!cK]}</0[i*a}mqMP2I]stIyS#:</K+B%#L/@rm;RJ+{:8`uh<.4N&8",
"6tpt,Tx2y+#^cn/#;#wdSG{BYFy8hb%xpI)7`&FAPQNTkz:^U#GsKCc!]HFw!'Ihhz:c/&*hrXs!DY7zPR<G5{7Ynuz^)3J",
"!%[G1!$BiHHJ-7D7Y_l`MPdMY!'Ikg@lN+|!(y#v;.YBt.51su6uN<8uR-kG!%,Yq6th7q!!C$);-pX^.5nR&.5f#+uRb/X",
"9^g)0sZQtb6*[zn!##=W$f`5d7`F[(YQwFC$IR2c!A1}URJHdV#3|]p3=`r|-mPw,L[RPg:7B#dFQ*]Q!!&WW74(@c9/K]C",
"QM.4`8=bg1'kmA83}{T9t3^%4Sd@<zM&{,Z(7qaF&^s+K2Bpx^Kr3d=-ta!07#'u]NTQg98!lvj1vI&!!'mG-!!%2.!z|p&",
"!@Z5iTB{5CJW:1.NTFy]6Vy.`#Jg];s]m-8<S52w!+s)D0^m,Ysw1n=@7Yd57PmFr#{{FTSG!hk36]j:Ynx)'sx%F]smInW",
"%8N@C0M]T,$VW4Y8QP9,M0s)K77+k47[8AHTC+.85i!N9TC(aN!pz(i7BvflYQ[_97cpCp!/s@W8`jngstKTt!!%3Y7SF`;",
"-VX/L;<'|'82G@ANL1R`$77|_NL-aI!H(&^!)3A%7rNB4-Vmmc6wZndfh8ui,kKK=NTA)r#_S-AMk'(qNrutgsXrkW%WAdA",
"7quF8'jg7*&u7MT*FG/:2Bcm$!:sWL+$cyL!%Lyg#:;mXsZLWvIMnVG](Z`$7FH1Y9Lpjx'jhb@*}w|C*${_*uPgl`saKM_",
"QBXb&!bwx48AQ,3QBXhA27iPA6zK:$$WZcN7qv@tP2&l]6{64fU^Xt2';uA'!*+b!WWFdM$<.I1-uj/PuNwY<6y^p-sW/_W",
"$ykPU9LGGnsWCb2%XIc:&n<z-0nRs18m`(p@;-&K1+%!I-W@F@*aUur3`V606|.Hv3bvqX'S2uN-X*h^sa,jZr7B[13I+Y[",
"NrGH8&tVn56r2!7sVI;78k)mq!|#Hz#If/F-Vv0P2y.1c*FZ;/75`@(,y`zP3dYWhsY<g&szGd_*IP3J&|uD1PQR2-9Tgai",
"#:;gBTwUN[K^3={74u}$%WAh{!_pl+7SbXFQcYN|NT:N@sWCY*(9P3Z6{GV&brD4l#.+G7:Nq[88WDsc!(}_K83kSXNWf(X",
"$Z(BjzYJ9.9jZHH!!8kG+N%Yr!GRq7QkW:nBD<!=NT:sL1X*U:'jg*&6W@_fSFwk|)+t.b!:s)-&S6{-)gJ6=**GG|.44:P",
"83LrcVS1{::s'qGstI*lMF$]$!)*|T!)]0B7qccHstGnC$gH4CWP,^'Vy&.G75r3!CF]7'Pp*ZU7UPS:(+322=pz*!*/<_6",
"!&vI!!]_av9{ljJ,YU-v9PSJSstH%K*:iZB6y&CU%4xtu,xb6^7Th#z9QTV|9/ip&ZM08;9lyH29RG.Y9NyQ/+Rt,Y,=SB_",
"0M!/)+B7{$.4hNb,!*@D*xQ0&,^W4WS(vW'&H_6B!!@!'7|$5)'jh60#a/L-2BcgABx^vAj3}=%jvhm-sZW|+8+sws7r=]W",
"1Iq[`s]njj*R;HI:5]zKUVi7Msux9h82[f^stK@T@/+%d9$AKS8t!Wv8n34vW9J7pA8^iG0@PY}85hBrjZ4'_5MjZ#!v'rm",
"3uix!2BcfsTu*vyl3%61sY0,$9G`1J!F}1-^b8H*<9Aa($2f:,#{'Cpm/}UC7^c+_ljFgQ5-70XWWIbL#U=g7'M@ruDg{:R",
"-pU5*sZ#vHTuS.)bTNbI${xw`*`x:Mum64/U!ww&8CrNj9.f+#2Bclu7TJ5Y-Vb'r3J7%|!%',08m_{4(+(yD!B.izQkP9V",
"$K5;%$7ByUF%+JKT(g&rH2U)z!)%_j!!v.G%'<#^9X^siumBQ{:=y#1`;B((!/t)cur-{F6:'s3uNv{*!uQ-rsY&s:j1s^v",
"7VfMczwhD}-Va{5Lx}FR'Tf+P7qs^9ZD}Z+-Va{5'Ts,:!)<'4Bqlaktq9x-v(GMAv(ZZS'[4:{zYRS3+!..k7=G%Skm:g-",
".4JqL8p%CM&mp+29mIdh[A}(z!_2'[;d[a9FQA,UW8Cfl779h3L;*DnTbjbs*G$l9lJ,_.sX|V,i4w@w7MsSRumsg$.MpNn",
"(nnMAur.IjHwK6p:ks}&7bi^DDyIKT7r[BIljYP97N)`.-pI0!82/c:8K/`P#6!bZ!)-F.!)$:=$G]aCsWCyZ*Cl+W^BbG.",
"!bViX7NGu.7/}<T3pK:i!(Wsy!PFYBTC:cb,-+'h7W&/Q[`7dT$7@mv!%^h$6thMld.s<D#x,zD$q#lvkmGMZ!z|_-!Xu-p",
"!#JVN(90hw'5A8W7t5$M!Y!p]!)HY0=N4h^BSP&&u0Y%.v)a=;v)uLm@UzY)um6V977$2d]]6Dg+=7)17AyjN!!5u3RhKpv",
"+lBaSRhNcpD@Ks[7;`z#%IJ2k!Mz`uS*)sU9[(:-$VW%t8Pzw*!&;6m!!$N$MaS_j!_$D;,0<M5Vxv)[-YuTz-V`qt-Yiy6",
"Bp!)H%CaZwv*4_g.P@QV74D-18FLUC-ZIm}-V`zw-Z<G@!)Az<r7z+8ru[;!NT(:&_4B!B18jb`g(VCP!]zt:2BX%S!(wgm",
"sT1`T!{i9csrPjT!,QTN#YZxzur&y}Nrcl.v*hrZv+(7(_^/hF&sZ)fur&z#ur(WVur&}&B{qIs^:h<Du.r:0ukPV46wUNH",
"TBt,Cv1Y'RG&+%Yv2{3Qt#FQ!F)/-M.AS$nv0Ah*!_v#17!{,p*M=QKNT4q97+G9y_|-ZcgZ=p/!Kujg&8+/d`1Gtd!(t+'",
"82RdN!{(W!:XV5LPp#c8su/A6$h/Va7_+'dDL4@i@&b+D(+)5P&PLP!PQ6g275S}Si!Wv97{x!J(2UIHMjyJL)(5N2!)9@%",
"*k:&-!^0q<.2G;N![$U(-5_,M!'4[%v+mB*vhK}:#%=0F5=_Zk7A}7]jx;B[*G6K[CDL25!'cBx9j[HmSG-k_6|R'TNr<bX",
"-j{cu-mY4k-VaP*wdHHB!'4Zfw(fH(SG+8+*CBVfXU)@<CBh<'7M5qzlIBw6#x&,^82<TL3KrZN!)0uQ#Yd9F7SFN:^aTiX",
"$pHGIp,h;<7w&)5*%,@':z)*_NU'];-WTYA!BJP4!(xt+8WL.$%r8q/!Cb1WFPpb]Y2+;h8!)apNT1aA,/KbU8Z)J3'./15",
"stGj^M|Z2z$Vj[I`xR2iajun,!&ghpJNRC8-8U2np`/L[#h%s9!6Cb;dLwS{G;`bg!,zL'5NsYf!DwP{WW@rX#xWCSsx%}f",
"7P0!j7+dNX!7A7FYnB`d,0R8g!kcbp:$(Z),Y{tg4Z(`ma7X^zLkA3.-Y@q/7'Cw06z|I#WWXzj6|2qjPQFCA&DL:rZ/;^U",
"8ik|RNT(W:8LJQYs`X-q6VZxC!{c$z7Pp]A6ty-nNT,'636S[W6bVjYZ/vs[6Vy-|18}dw!)!dl^9qDz76U<H]*.M%Hscg[",
"!%b/+/DFv;!Lh='Y2AuI6w:Y&sVy<[;mYt__=u`-BNv.x9Rt`$:hp$,9#cpd*%2A+SdPP(!#H5M!=AQzhaaB`!a')s3}|SY",
"vKswAsXt(7$<7(I75'qTVxJc@=2%!jWul@|/czs(`Zy5ckLQ`8!)*}CHwsNRl7Gm29nu*YNTflW@;sT;*$}TKYqf<#jPUBy",
"#!S8k5N;uW7V+Q(6**BxDg{Q,-;s0l75[h:_{Q;Zs[zz4@7cjIpzt#0U}(#4!-i;_,-=S#H+y#|!#ty9N'sTr#@;:AstI&9",
"I1gr'!,/|s9GLg(NU:r46XVQ[$@0M^NTz!*7s14(#j-UZ!=ww#88*l#`:vjyQaiFc!=mUwf+]|NPGP!I!A8r;-@3Im7rDDL",
"7DihXt4YKmv[LfP-g<-P!m10JC.Cu}_!swQR|%n2+=9`!R}^NaS<}THR`h$PSZf||ZN)_VAmwA:-fsnt!)<s<@L<v[vKsj;",
")aJKR,Jz|gXjYFmSd7yU!nB9hi{TUuvL'iv%'R!BU!W_!MfN.u4}Z2*5AV,F.44:v.:='0vNa_d2BcnIU5@i,vPv9$V26jY",
"!-uVaGUA4b:V}2ciV&hH!*c^g#0w6%PpTz:-*FgK!,B`HQlm-v7SuL<,%{3!,@':=!`z`n!g$8U7u+^jPnYJZL,}aWB6'q#",
"sV5-+^%jxn7-LB(Zl&._I07v7!)W;x7U&2&Rh:Tj4S$017{.BX-W|-1*|=D^4]RU3!+L.lKh;`_P1ph&!#[U.!=AUVqFu]0",
"6!P(svL1Wv7^c.T7:iKlxaN94vK{2q##B_:z;1aX)+[a-!BH5*+$clH*HdQ}.44:Q-Y/QD7VV.yvL(S*SGW@W859.xsVA2{",
"6y<{<!{9]2PQ-i)80u877Qi%ZPRjLt7vlZl8VnfTsV-{dLD#Yl1L*[p1m&z8.44:j.9.9vvly]%2Bcld![.=fvn5D%#X+L3",
"#ci[4#$}=6!@G)g&mjt-gd(XyuM;Sp%sh!`*C/_|!}J7.!@Q/jWuMFPMkuUi6v#3<i{jI<9a'2uqFwKdDA3rz=ik@d6ti]Q",
"77#}a7UYYP9-{(}!&VRp!mmyr7&84P77.&IPn`@4)g=Vf!(17dP1n,p(|.QmPnU|G8|^7F!=gS2#W%#89Ksl1s[J&`6VR`_",
"8C7CL#`rkx-XR)7i!W!k-Ya#;Lj'6t5aG,pmFIKC!{p1vmcgKD!'PC#6*3qPRhx<=$[7![#%yY1#uA{t$7P+:nk3X;7r`/B",
"-VZ!dM.!k$75@6'/2%)[PQB&/;xG!'#bP+[:U*rLSfx/;7'9.F!&_.KM_Zq7!#M^P-M:mKmQ5Fu@,{!w8Z3=Ns@9fJ%PyR=",
"6VP*%Y2=5t$r<@fBC|VdsW%KZ_^9W#8nY0J7)GA=sV+U-)YPl/7Tr6#2Fyd4!@p!ST%rPd%PySs!PYUZ/rUP*18}['s`FDC",
"swx+s(^G@R8XTk&'L_DBWX+fh+XQ]x6uaV<MIJz#sYyN`*GBm-*2s8$!l.K09l(}2#Ymj|V;PcwsVf1@7]7CG3`}Q!%n:N4",
"ljFAQ$91B2!R0k-%n:m$#cqc4Y)9LGPQ8{Qv}za32BdtvsWC{h2BcdP7)8BI&.Wl!q(Y;&-X2$z7+=]c'/Wp/*D,<j4N2(;",
"!+Fk58F-p_nc1Fm91$+C%4Jy:$@5xIsiu|WK*Xk`7YdS#[,583Ydq,QV:sW;'1T6H!:r|'%V:T'!)tDwvn(v!/BBtr7H=zS",
"WWMdGW/;DV7fh-{-hlgD!)4TUvn(_-4GS|I[hC4aD,FxAZas0R[@QKV[%&]&!RP!0#c<Iq&M!rRWuM3u84*C9Zl4$)@i1T=",
"!!l(I9HtjX!,QQ]=l4^N!'x=:G<=.k7#N0*jZHQ)*D+.)64V*^PQl7s#A4$Y!C1N]#;CMA!C1R_D@`#*&<[C},%)=%5BK@d",
"5^V}nP2&d=LGayz!'*UkB'yBF!(6h%JMj&c!a{M/749H9&PWYC)xjW4/ZR%67Sb')q<k0j!#A<j!!$n=-K&`VWY(Wv9/6N2",
"qwxMH!%&H0C`+k}!'(Z*!F!4bNT8+8-+iP3f][G3NT2,|)K$X7RhN8LM}B{3qzIug(h-aK$YU*s+=8ja81vL4S)'0X8id71",
"s_pSi3;@kz6{]/RsVJKL$t]z}7rNqB`595m!^Nw0iqm}S-YlS;cRN_2!*+[!/hC1Fk7}5FN;Z:c!'Tg}!=AQtVxf('6u87A",
"81zz1#wvnp$7sz4!'g|H$!sP^A!]Aw7:zhb6u8P&!*3YbdkN<0s`/rC!_T]q7vr=gyh*xQ((YJ7!#DYsMl}RK(gbp9'LJ#F",
")c^U+A8R!-%4:3U===;/!]fBLC7t&%7z|P47l|(Lrtuk&/mwsX!]_x^(L/`5!*3Y/!aNFD+0%jysZUIs#:<!8sZLXk!!$TJ",
"M%M&C<jxA!%Sf^4pi5rR;=+AcsV.,5!%i0U$tuB14!Q.Hw*QV1i{gIz((PFj4/{Z0!AJ`#$^P+l(Fn-6qFbJi!cgU,9jmdr",
"(gy@.!),Vk+aH8&iqm}tU{VUu!pz!h6|bWUsu&<#cqUJ$961(uU@1*d(d-^%RJwBH/rUL;:d!j(0X5RW6ZbtPU{cpZD[IPY",
"0nWl,8#M`P79(ytH9'CQC1.V=$VVnM7;!rFtS&`n(=rs-C.Cdx%Sp958umYS'(W=A)*M}[.44:L.68C9,#9+])%MJ;.44:a",
"7uz{)-Vp3+6wc'KsT9Tl1<Z}v!&!R4$k8TN7lQY(w.@HdB;,{j8CIgNtqbAj%)GL3v-h@s!)ICNfh=fr#,qtm!)7|rNT:t7",
"&c*Vr!9t}H76$GTs[SNU!Aht^7'/w4n`Z/%sw1r.Tv0XCn`YZwsY:r,1}%.3#]CZR)Bj'R:Payv.4LzX84IPs-7n]s-xrcU",
"Sd_75Xi!QL,/g!D)a+^=!:x%J*Tx@JV;8H;8j59aNT#R%B5:C;ha/]X.lZn)6xtCw6sWKT!D{nGTB{%U7Uwl1-W0KV%u_qf",
"TC(tP&2]MCT%rG&BTa!i1K|+;*=g{Dl4^=A)G]YJ2cuh{*{F1G*^')'!'{+c3{@:b$7Ap/)c^U&+AbcDs[SKHsY9yL-Y`)n",
"-YKyl-Yj/n=aX8yum7[M!&|7K!!%Bx0`HB9!'YQ%:Y3T%:pQ#,#bG-1#*4cl!@1y`!,ZaQ4/{a,7XTwz%p,15!`Byj9/_ia",
"3%Ccf'1y|r!&{Z,!^f@.7U4bu3%Af^'Q92v'jgyB7;u9-NrJQ;%7PQ(64VK[`;guU,Vzp^!%XT;7/vn!$(1Y0,Vzlp81Sf|",
"ncR1(81gt.Z.{(_-Y.ft77KGtSFy)1@9|S.jxD#,-=t9SNrQU(+SR[9NT2yXNTTkCPR}PC*T4xC!AfyCrC'X(+m41Q81xT-",
"&mlsq%42`,!!wAnDHP]i75rp3PnDRm!BpMx7BRtlsV-vt!B^`UNT1|fNTJ,.$s2-d!*d^(;zAWn;1W]lw*Pz:NU}U::g|KY",
"9K*zf'LUb1-1=Cz[h<%{;H=kQ'rbd^7t7&.8}1[8!=hXN#ww'|#;s`&s[yca-VWzs-Z3J]8T/,#8PB6y&9TP%+B$p8+$n`{",
"+CB8!gGf!k/Ft[[&`Au*P1mq4()j9{NU}aY:hQm+8lVmd`Yw5s25fk|!)%|t81D43,aFs/8QPU.$Y@+}!&q{x:gW]DsV+Uz",
"8m_uFstR#N{%v)(!C2$5QMf/)<xv7.95XK'6{u:Ui=t#*<pv+w!)AqMAu7x+U|-px/j4W)92_<VNrm}{'kNJ{$VTq}93t-k",
"$u!}w1=8]=#%pI)!B=C/-X)0Q*G-K*2Bg+N+BM:F7Va7l`<4jF(*fp5i!tCz6|2qIWX73v:j@#4*`ZA@5YKMQK^<Fz7_&pS",
"QMg$6!%<<mtZ2a:+U,Sr!L+]_Q.}CL;aQY$!^Dq2!`JI29P7v._{;QI6,_,i:Jph;+=8l_3JHn_89zX@h`yY&KR-UX7x%0s",
"&n#:ay+U6y.-3in'QQ4Y2.t:k76(y4'lN.83=`|6-VY2X-XMwi-r=*;$'9wbf@_U98*NWDwIcm'f|65sg;U<rf`f-TwLfFM",
"!=AW.Q.bi]<2f-F0L_3@#B#&fbi$s]+/nM@;+|Yc$7kPh!ab%878UDD`Z-hkc)B#`6b.4Q:S,332cw,|76:RL*ID4,2BcmB",
".;Z(^:P4yVwI%i#Xt&Un!):7a@/<bj7rqvw:Q*/w8QFK(8;$aXr9hMbSI}YW$T3@]@J$YrU!p`{#W7#!88I3174WB,QkrRq",
"JiI;H*B;^C#I]Vp!!,9JD_!%0!J2JS^%W))2Wd{^'.W|m-Vm08sa6DUYGg,@,=fxW1B7G%##9u{.qq0n:MKVb`]H&s8Dqd(",
"6yK#{XrU]Z2V_#.6u@A]4{V#G!%GKR8mzp^sV6snPn`#p7r4V|-@=P3s@6h].PsM2%_/{_.1VgBsX|z60K1!&7%HL_.r]3%",
"sXrT)).fm[p+]$IA*|}v!=Tb^s[ycdsZA^I!/M4f8g/UR,@`{i${C=FsZ`=T0K29:zFg!|*F0wY2Bcm!^BuxM8S*8JsV)b6",
"<}m7Zt3fd!!!$;s)YZ`t!'1;59PR+v)(%rv76j,p`xP*=%&iL2-WKJvg(]fq73r9`980<bTC]cK0[LKI7@|uFsV-XINy77r",
"6)t;D!)%|t.W;9K&n_Y*-Wj#Jsa5P@al(UW.8;3rNUw`F!i^sF8U6zK0Q2m4&U0sD*aX$B3B6j%Bm{wk3`[f<)x}dADL@Ct",
"wg.c12-Gh679)$M1IT5lT%^%z-[Y@(ZN)at&AaJk+$cl%*cFlJ!#{qV$tuxJ4![Dmv-U`:dMnPcKU*'Y$|%h!4aDy`%wwW7",
"!(17d7TlH94]QCYwgA,aNT:zy7:A0twIWhk6Hm&]6{/;wlU'-l;tvQn9x'I]^&J0/G9^mb!*+i$9/@ih%qs)C!+5vIKk:uR",
"/8#GG&.k}|!{11'U#;'jGv+xKYr'2&3RTWJ_^P!%78*b@97bAu8RKqC&WJ1mFFc^+$y/'(!d34*:/)}:-VY2:;DW;+71&94",
"g(JWv$^ds,[!(%M,<}QU2<jQ.RiqJ88K8fV#hng;!$2Ul7F^sY!)/U'6d/zpPQFkC8S<G|+C)akM$GB!aW3*:!BR9p-Vb7K",
"RJ/Ql,=dz9+C*aN!DBiRJC&'=9xB/b]dMfpQ5S48'$*C%79`0R-]AkF!^RTS7TK8m02n{VU!njR-IA-8!)WM}75ftVCB4fg",
"!!v.I2VsP=1d(Ui@Bj!R1+#4#7#L%Mb./-YDpSY<y+A!L%*Z(.:*bHg-WM|D+!%Y9t3^%44lFr56y9:m`:bUR:S{ru#&Ua%",
"%pisFy`C1u7Tg`7-tMmJa7iAzK5j)w&0)*'d.S6&8Vr,1s7#*;7n!XdRJn^;:Jrn$%44Rc!*lvb!=A^pR+prA!.2Ct'!Yd'",
"9/hNZ'jixg%53yj%VGAx-WKD87TS*z7UPRMA@<sY7UlN_!B3M_%Q0SY!'4[Q,!G5M6}Iv677V@K!0h'K#$`=0&1C#K%sqv5",
"-W{ym(.uXv*F(y)2Bcl}8WlC;t4)&W`15K7!(jm_1X]t8hwJDSSdhd[<<H55<,@X$A8^;]&n%L|6|G*%T(sZX:w*y-!Gjc[",
"_^r!4&$/-b7a9<+WW/aS'hFG1!AGA^j;DY6!^Dk%<S!nt7TF6Q%SiCM&WjtT7;tv}x(5Pa2BdSA7vCM%sVKJd*B:hm:4([6",
"$VjxAT%Uz4^hzqT0IF017#$T;%H2%zS)57Z$Y!RD7B(H&FgP!%!z}^xDjgP3NT;^gx+;,[x+;m/x+:jnx+:`lQs/xF:)=w0",
"M/pxbMlN4gsY$+KN,gtG!(cZPsb)sK0+L{{#@RUpx+@sZ#Za[MNiGC76^Ba{NK(4h#^bmwx+:lax+<-Ax+;+#x+:}}%@B0X",
"P)fs/x(LFJ8A;Knt3hN.%fnB07f4IDx+;/Px+<KPx+;I0x+;=.NTFh#x5gpyx6'I|7DsNv-g4.6-]2RW-Y*Q7-Xj@57rbvM",
"x6:0nS[4J5Vy!-1(dBDp$:!{{3SWU]*4JU<)7X<:7d&.nw-b`}x6lw*x7$(2+1d*`x'S5}UsLDkV2jMfVR*WG<+kHgUsQJN",
"VR.Z<=b2TMp`VzG$hi6i6|uN/x()q(!C/}@U@}f[x+;X_x+;tS+$v/3x'Sl1X,b,wn}wd_-hl:+TaAY4S;WF!x7sZix8)jI",
"#!d/'VpHbwX.'h_8a]txt3s&XNt]=zx83aZY)^KRYG{SkYf:]iFWzU[Y)bcbYfA$T!)+GVx+B@<x+<HmNTPuB8bn#q8':sg",
"x's^%x8yAZ7HhGT8bn#h7*@Uc:#8@r6w9ll+lLtd!*{G.[_39;!@`)}!)=d^7V$)p!]^1|NT:I/Nr^WP75S}bB44d#+GHkQ",
"%0^vN#'bsd##g^x8=Kp)(hDw80Ik+an._zptp2As*,,FqWWX/x[|Q18@rcXZx+:iLx+;7P)/0[4-!u8Q]yMbA8#)Wvx'X!N",
"!A&]!!)8aaGMK7)1QW*i7ST;qx(_fyx9Wihx9kvl7+:rd]yLS7u7[/+/H93!9.&tYx+;&L4;%;Cx'Lm28(B6ax+Qkwp@fjG",
"x,spWt/ixlnCjqvDHa#}x'M<BB!}uF8mvL5QMJD!8c}kv!T*y4x:J=;`R$VsP1uw^-j<A0BSMR-wg/3Ax:53jx:J@y7J7Fs",
"Ql<,J*CBTH8dAUr!(6h63r.X:8d[rqx+:c(4Pjl=8GHnqaP%sqamti%bJy1P<R/TRbi8:R!F}+'!)8FzVZNGial;#=bK!I+",
"c)]c/:R2G5au=7QFvNtb!K8I`P1gL/JP9|g#Yl}4!'mJ)!!$Q$40P}8x<}|37,tx(Fnzsscg:VTd'X/'wIA5cx;d1[8;0Bx",
"1IUp+^%XS+!Pwn!%(Yx@!Jp!XU#'hD:*3#k79l%0:P6^/5x)sv6Y0plVC[J)GX^]kCU.kJ7UX1@,x3q&8Pzpv7b_X_G#AVR",
"!'1G$#:;i-&W1*B7I]]]NU7WX903,N9[1Ak8Vc=y(/+m7h&VTV#!n08!`3Wn;29mFKf'Qp7Y;D}.SUqTqkrmU!M7D4M0r7M",
"z]&PQnby4-;mMG/:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nk='tCz|^WJzzI(!zzI(!zzI(!zzI(!zzI(!zzI(!<}tx}",
"!#8p=qkrVkDg{0<1a|_G!(}'76S86wBP7Y(8-qk5M-mjI!*0*=qks<=821*lrJQ*-Nl/wl!*HT*8mis189Hqv&uZ3+qkxv,",
"`U=M@PIyU^z|UR7t&*0%qkvnHtafF*qks+*J[Tud<hIsV6aIF$qksHWC|W+W=`u[t{(@]9!]g7$Tyu4zv5gtfjiFKa7cf:N",
"qksN@7swc.!*]n}!0,05!)7*V)+z6Q!18t`!=4(!!7KwY!=4(!G'l97!]g:lqMXn27U1=D*bS0T/1(BJ/u{D2K3b!R!*U=P",
"1nt`YK3b!RNU&n$/WbJ=JtCuQN]<pu+#%mL!z|ZR!(whgfh-#%rhmcL[2G}:KnNgI+)@^0!(}'7!)8,v!)&#u#aSQz,atlA",
"6x(_@Qm7{!sbG6c7@I6@s^X7}2G!yB9Hw&k766AG6_l|G!j;CX8nm<X82F6J7Tr)z.xZJcs^(D_!&;Bj;'u`y!=H*1!)v(t",
"JzFSJ!(:&p.ki@:DL3{'!K0g.NT=4N&X1BzC.CkzPn}-3:KunI!@hx<xMK6L7Tr*K6WF{#zwhdq!(17d<2[&a7A@0$7TfQz",
"s@Lzv!'k-86th2l(N1A/6u7)87Uc_r!bh]Y#YZKVNrwg+1M.jf79(Xtt3yT_6ys&u+'CaQi!`8Z*hJT!6tn.pNTgH[:L+{x",
"(FwR|/1(B=stGjW!=AH!NTf7[<b3<a2'{Tq,a`6y87tH|7&S+/tVnwhtVjqs7b/]`tX&V,!'Lyy8_,Dn5:12g0jt$FH,5Sq",
"sV*9f1cAl+tS'l.86W;y86WM_8Uus0-W/v9-WV:tNTRBatX0KaKGq@B!c1.K86^=ZtXDXc<2[8x-Vcp,!)Dn43^=5&3`}}P",
"4:yns3`g|NNYh%@(gc=6*B:iZ*B:iC*`Ys,*`Ys,*}w|I+=7)1+]V32(+'${PI*!D*B:i*+zt;0U6sXa#:9Iz,:3G6,wpZY",
"(gb6=-tkxM.SJ.Z/1(BX)M/{|+wRY_!*scX!+2jW!*@80!*#{JB7Gx'!}2p;2'y<P2'y<K3$u[V/1(BK/mcVR(gb6T2'y<Q",
"1I<+*4=P8]F0w-ZKr8`{NVAP5=dWyk!@^VRNV3^8tSD:l{7G{1.q{F:!)%_S9-HSUy{,8f!!!!mUVGpU!+1+k!1c*;!-qXU",
"!*_q_!-Jh}N^0$Z(gc=6:I6(n6tduY6VGkZ!=4%{RK6j*sx.QL-XmV3NVA6)(gc=6=zg5ltS&!.!!%h/!!$K0:I973tqDKt",
"q/5@g9@1D}9VUttA,AVu8C^A^7%]K293Ia8N]-*:X-rbp!!&gk!]_Yq:!/JvP2(^8q/5d;s^-Mw;*4$%/ur@<^wNKpPI<.C",
"!)+rY!)8f+!*Ja;!+Z+<P2NL4_S}:1#{'@i-V_/:7TQ+itr5iku(-qau(A}f#K:&MP24(K`n90Nu(V,*aLw1gak68P)s_1]",
"a0dp*,C7S'/W;IF+wRYN!+:u9-Y+}v!)5:fb+Vjs!),4d!)IG^-V_Jc-gcN'!)5Fibh6QhcFu-yc*[n|8m]S[74C4nDsR;m",
"7iIG!tqaCq19!.8+wRYFP1fx,q/6KpHiZ4V4SKQM;0Q1Z!%;(Q!!'mu!!%6&!!$Dk!!%#}!!%b6!]_mn8R_xmXyM)H:qp<x",
"]I:.$SgjAd3p^W!n/3s]<k(19!%;(Q7SHIcq/5a<;nJ'F=J-_+N0'&h!!+%!!!%@Q!!%*0!!$j(!!%CC!!%z/!=Ay2!+f,M",
"!*C$)!,.LC;KbTF:_)4)t,.wz8PA{vq/5Lb7$0s1sz0_Uq/6HW;[%SMACad78H'Z$;;xV--*0Nj!)QS#8)fnl<CzuF!BZ1R",
"!)|q1sw83::N'RD!%;(Q!!$Z;@i0zk<,}h36aqV%,'Sd67tVW:A).Ku(d6]cNUB-6u0lBl!,R[UA!l4<!%;(Q(XNwk!WZ49",
"!KuFcNTCqUKVg(IkM$=NPQLpMkk8'q!@5BU05N&Yl+_Vi+wRYQ!*#Q:NUW,V%qpC-NU/#W%SR8,NU.sS&Pkk2=#D@8%&}&W",
"PQL&Iq/6*=:MYzf'[SQTH0'69:.4$FFQ*]QBq_hL!%;(Q!!$[B!!$j0!!$d)#:<96t+xd<<`QPL$77`6NXsL[9-{dp/1(B7",
"HB(`FH`c}2ByY_gJ*f1a7XNPB;q`T:FjwiG!%;(Q)X@:F+wRYp6@cly+wRY_@:rMK!%;(Q!!$`:!!)bt!!%aM!!$Fg!!$c=",
"!=AY9!+FUV!,L`G!,.LC!*0^^NTxXH(pmb-Ln*&I9/C1{D9^u<!BZ1R!+v@M!+kXKVNQ{1FKGQM8Pgbs9;2G<(9P1a+wRYD",
"st@+W!!%0W!!$}S8m`u3q/69l7XNPc;U9cN-f9<f+wRZ0]d<ZH7Diis9!.5B!)RvM!=N!IRhzjs!%|'Aq/6Z'BUSUd<3_HX",
"9]+VPstH%Kq/67z!'uMrAGm.W+wRYS*$}7aNX6%S/1)JMNTFP4:wwB%!%;(Q6VJV<q/5Sg91b+Z;r*n@::mN]=Q4ajrM.'P",
"7XNPB;7AR[<RA*S@yy$<+NBqc+wRYR!+_Sj!+!R1!)SJ^!*m!bAVZDy@yy$<<5ahm+mr_/9X{$K!%;(Q!!$`c!!$bD#Y[Ux",
"YdT/y!)&JiYdY3r7H=qQ9#mvfGM:3-+wRY@Lx{l2'Td^A7qr)hVqNJ|-Va{5'TqUi!);Y'NTB;8V4bUq[!s*M[^QDRZ'_1a",
"81!=^[`7cg(gb61NU$w<9^md0;glUKFQA,U+wRYBhBnyB=kM,d!`x:S76Dhg-iA*=!)+aWv)W27]ZH25]=4-lD_0B:-i#t:",
"!)4kY]xk8|7IFU[-jf&N82..i8FLU|#1<X*!)+n[!(u^k+wRYG^BlM/!',Vt_5!l.^wP*%NuFtuDn(c)!BZ1R!)W+d!*9{g",
"NUua`_6m^&[`Bji!!$H,!=APs!)8r&!)5!s7t3Lz7hBat*5Q^-`S(|vQ(kwN_rbkh`QA(l!),%b)%]nDY*br^PgH+MRhMNB",
"q/5Pt:y[N.2t,W$+wRYY+=8PZ+wRY_!)gkg-V_8`-YhDd2ayrD<Bk,maM;Ps!)TIj!)gnh-V_Ca-Z:pm05C'<b+ut5bhW'{",
"+wRY@87kTNNUWyRbj=m1c*[p#cHyy$8;Qr;#=VPUur&yM%44L.v&/|Fv&D-%8*'.(!Uc+I1AW%&!t@@SvD@]A$VW2Mv&b@D",
"v&vN/!z}!35v(CV5:AQP!(zd:v0@@w3@Ry[6zN.Rv3)2L!z|[G3^p[BZc;FcW0k5c[AxYgh9}B/!)=dPNWc1^[AyayP3<UJ",
"6)jZ'+wRYY9p}'l7V_1;q/5P7!_b:Q7UXj$q/5Y'.-Z!1!V@JU7jNQAv%qV&v'5b5!!$a3!!$qu81$t[NUXC_h9k;AW1grl",
"!VTWWv'TtF#:;k1v'Jn%!!%1F<$rz]q/9{.DA+(K+wRYq!+;qX!)r.q!)4hkNTBM=NTx55B3}'*`SG3!:=udc:^Jk#:@,a!",
"9bA%(!60M8!*(wm!*Fu%!)',87[TCIdc7Q7+wRZ$!+Vz892]hl!%;(Q81&k[NVhl-Z0qAvA+yq1+wRYd=MQB09PVmCq/7Uj",
"MQ`B!LjB%j:l`UM'N_=LNu9;_7)yG=Jq4KI!%;(Q!=BN$!-g9c!*{{@!L@B4NYw1!Qk]=F#p%m'9uGmk!%;(Q#Ps1|7={%c",
"vL'k/'s4Z<742Bu$%R%UB3|T*$=:ZmAs--iBQf@s+wRYG8Lky[7{mwwq/5Fq:TMqD8;B1mvV}H!=,6=*#!7FTCk|dM.q{F:",
"!))0is^0sb=;Q$t!#R;<q/6(U7B4'Mi6fr++wRYRvN`(G!]_S#7#c_#*N(!S!0|^dA'D{w@!%;SNYAZc4znAa,wpZ0(gb67",
"/ur<K+wRYm=d*M1!%;(Q!!$u8!!$_-!!$[,!!$J(!!$d9!!$Q4##B^ik/-LU+wRYW!)6.7kMCAD3qZ@7+wRYSPQJ9pBj=#t",
"7V_1;NVC'QvMt}&mG:k3vR:<Rt/-@YlJ@rj]8d[_ANZ;AF3Xd15V(7BTfSBF!%;(Q!!$bX!!&Is!!$N&!!$IB!!$M42UXII",
"+wR[$9v+m^^D3(<q/6Am8+_jW@,{!D+wRYPGdZ{_L<7n.!%;(Q!!$H$74)J0C+bnt!%;(Q!!%,Y7SFh+q/5L}=MuQ_+wRY=",
"!)Qz/w*Cv^8=8{@v|jFm!!$]5!!%vX!!%2<!!$L:C62;#!%;(Q7SFj,[,583JWmK}+wRYQvn'<`!]_Y2:7PlW-c!Uf!)2z$",
"vn''X#:;m6Ks+,|!(+MP(<v1Fvq.,Kvw{_N7C'.L-dFN0NWgmu(gc=6LS5&bJ9}<<NT:I*q/6%Pt%IMV;5}8Y-]!rT%;6x<",
"NYP:B1I=1Ul-YNQlKwXclj6bdWWM4uq/6$G9)WfdN_!2$mHt}S,wpZP(gb6/cHyy!(gb6x:I6'i:IA-s!!&IU!!%Al!!$i8",
"#:;rHt3n|A6thJr!]iT}Z_@zV!%;(Q8m`W*q/60_y{ri0nDy<G%b;lU+wRYa:-4@U!%;(Q!!%2f!z}@'q:;7N*,,G$+wRYh",
"!)&H$!+7c4!*rZ5NVJ%lH$i^9c*p|#!)Gizw.I9{!]_Y+8<pf9=wT*`<2[)8+wRYB!+]v6w*WlV!{!{iIZ|*nH}ct+H`c}+",
"a<|r]zw{Ti!=AX!+h1$Q+wRZ/!+v9`0}f[-Nb;)Ic*]w2f}Pk9PI*!`2F8HIPI3(P9.!16rwBW/y+_4Qq/64FBfYy1+wRYb",
"!.RYN!+;qX!)L'Sst=dN)%V#0'T`Zl+wRYG(*y/|,&%%/+wRY<G17%Y!%;(Q!!$n_!!%)X9L=$bNTz'&'ruf}+wRZX:FUnL",
"@#rZX9hBB[25fku+wRY=!,cG:;Kuw&!%;(Q7SFaHuLJ]{+wRYh!2qS^!4l.]!!:L&q/7aX903,K!()-c!)jfKvjPJp;*4##",
"*JLWi)%VD6+wRYhu7IV{q/7fg'{SRB7dC:pzw{hpV2Z@67dMBqw[HqwVp3UpW/R^AVSbM$wLcnz!!$LZq/5@i!5*iP!)VfM",
"!)q/R#apjX.R`n2/W_1[+wRYB!)z8TCrkuF!%;(Q81%6X%HYxZNPwl9!BZ1R!,Agp!)JQ#:fuwW)l%tVNY2Kj(gc=6Iz`3|",
"B3{{{(gb6M4=mN0#9H%a!)arp8;2h;7V_1;q/6'[Iz`2czZd+rwHvyk!!$@i!=CFJ!3FN]!-!$L=]H;h$XkCBRB!^4A#9V_",
"+wRZ1Lpu;8AvuAA:a+U<89!Zb96(!g:3ASm9t-PmxCDCk!/0$I9m#M#[iXyLq/5^=<$x_=;cdZ{7qk9m0]z^*7_z9cq/7)j",
"@YNQH:4R<y-nNr`+wRYD!5w]A!)bkH!*g)f!+x=A!*QqA!,+9<!)p64!*d`8!28(u8sNjf-IA,s7_2{@NU0b:B3}'*2F8H]",
"(gb6%s!F'=8jh[b!%;(Q!!$H&!!$dB!!$Cp!!$Wv7SFTq77Y%--nLPd%;IfHwk&qj!z|dLqZvNH$<IUUp|:[8qZ}/&7[,x]",
"q/6q2Ayj8#8`c|<!I-#QNUjZ:.;0k49/h*NNUY:|stHrg7ui<%^C66<q/5Is{71U+h9j4-1*}!!!=4'bx/a5C:H0FY+wRYJ",
"!)mqh!LJq&NY)s`:gV7u(gb6';GaF<<#j/^<A*8=<_HC;!)&Ji;bKp;<A+qa<|h-f<`Llh:+60z7]Ii*-_X;B!)(c`x@w(B",
"7]Sp`/YVz^&:S7P%=a!M7]{,/,8ciK@9$bnx0y#x9[(=6={b(t%u,A^x+<J|x+;H^x+;<[%44K!x1/03x1C<y7@1Cs-aR$d",
"-]0{'-Y(yf-Xhic7raAzx1X'<CN1i2Vx|V_%1pTN+wRY;-]:.C-Y2/k-Xr|iNT@'G%2m-UDK1T-F)mn1sY#80FH*AM4-'#3",
"*lw!s7_j=B#{3cWx2^098z&h4NVjF@GF-J7Qk<$,!:500NUn8]-XA2r-Z82#)%Y]1!97VZx+@KMpQX&5-c!W)TaJ+c&y$bk",
"H_CzCI<#6HH`f5S7_tFC-cIpjVx|wj%nMhw+wRYSX,dp32SS281V`y67`q$Mx(H(,x3csLx3x#Q$VW37K5u3)KU4;<$fAHS",
"!)R36!)<*5K5t&IKsVCY!))}*!)R36!(|t2!H:rs!(y&_=}}zg!%;(Q!]_Y78^JkB7Uw=I!]^1|NT:I/Nr]6lq/5Ih/G[_j",
"+wRYT!*&*.!)Td(8qB)G8{i5:'Z^gd&|5.{NTQADMP2KM8#)Wvx'X!NC$MJ'+wRY=GMIaV+wRY=7SRg@NTTJ7NT+9|*hUU.",
"AdtDM!`x:S7KS6K7rj1`x+Qat`2c+Cx,spWt+(mi_5h2FDB|vMx'M<Bq/5s'-_N5bQMVxq!NGndx5g3jQC}upP1tC--dY[K",
"NTA5kiuKSRPfG'tQD%Ax!+i7U!+:u9!)3UFR#c(xR$aSLc*p|#NTUJp8`&1]!P/+c&B2!,#'hiG!PLk}8<kcI!%;(Q'!wbI",
"x69URx6Nd(C`Q0D!%;(QA7%z;NVW$x:+77v8`a7nT9x[_#`[B+T8w/<NU*%|/v)S<!)S)S!)*pPx1M;w::Y#3!%;(Q!!$R9",
"UG`^nC`4[a8Xz@Ry,,y]/kC&-4)jD%+wRYJ!)CC|Au<$I7}KLw6vz5.SG8Q4=#D{f84;F=9/||`9[1A2+wRYqNU:.K2FN]Z",
"!!#Hx",
};
static const char bitnet__spv_mix[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!2G5zzI.$:S,[YJI:*82iXm@!]s'68=vv9C<`$I!!C,V#:bc*!G.mjA|_9([/w}8#YXw5$;p9*",
"0/!r./uJ&A!@)#`$;(Z+,;1M|$y-m`.SJ<q.qhHn/1(S%/PF]'1g[K1!@)@p$<%IA/2X!4&UCil0LL*'!@(i^6YQ@j*&Nfx",
"&TyNh/11_n!@(3L$8[/s$vD=g&TR3c-tv6X!@']9/.R.k&T2}`!@-Wl];2:C#_Ytb#_x[pCW)R,$<8_b2fHUI#_x*f#`7yv",
"$<a&x3D8|P(0cky2cap;!@)5r$;dFG.60.96<=1H!@(ld$:JT5*D@i*(/{;r0LL)t!@(6S$8fG}%65wr(/T#m/11_^!=zY@",
"1g[D73}r2A!=|Q})F@Z{)chl$4DfJ94]P@B4zmJG5:-TJ(ID@{#[p#D4FYA'$;[v=6Y]0s#a=#t#aJ22$!rG6!!^<C*`Z(b",
"*}x2.#{!aN!!^NI,:3Ym#{I{S!!^[M-VN$v#{r7W!!^iR.qhL!4)t^G4fRuJ6^ADW5&mU]!!z]33`T1k-7xN!%wv;y&1F%#",
"4]cFg!{9`,&1.|F&P}v7#xU<59-zz.!^Xqt%T&bC&PM2I6v%#J&R1:i!]zV+#:lj9&1.sC!#'t6*hVi|)('9#!(2Hn$u2K8",
"$u20<#:9t<#YX}98m]z7*B;4S$VU<9$tsK<*+YzI!#P0:&R9uV'l`-g(.M::!#P_Z&3:Q#&Rd<r)*D8|.;&[B6{s_gzz@D]",
"Ml,0t6VHP17qaz6zz@H^%x^ku6tfc1zz@UbBY3.J(QJ9b'5'Rbdc5B=6yIW47H,bkzz@[d6MkdY!(z5P'6-9R!=4%U'4pv#",
"PH|x+'Ct,|FI&zk'44W%jRut#'4C:m$thtb'4Q6YfAhPt'4[RF]zI'['4fXH%ZC!:4@vI+.U.rq4@w7tfBTG86VIp[+(}l#",
"5yS4'{8tYw68usxV5VTkV5VCf'8Jc&'sI!Z(-iUSG*.m9VqPF67qa[{!!+Y47qa]gVqPG@6X.D!'8B9-'6]Cu':&]9'93(1",
"'7Nx}':v3C+$y<3!2#1j!2#1d!2#1i!2#1g!2#1c!3I-9!$-R<&]#K%V3tbr!4%Sy!4;wg6W(/V';`UI':MwT@87.Y:*|y'",
"==1!1tS!5d!3I,mV5TVA!!+%!ZMiJ{'.=JH'86J;'7'_0R{GDFz{1S0'.+8C@7P^RMmZ!K%95hL]@Y'a]@Zcf6fF#:'kZg=",
"!4%S@!4%Rz!4%TI!2#327I)Rn6}u{n'Z%LX!4%SI!4%S,!4%SY!4%SX9rT1[xH%2$!{p2]DQqF4i6i;(zzI+l6uYh#0rc^]",
"IdS)W73wkG4Za&Z!(zk6K{%7Y!2#1W!^yCq7RC)H54arV!)2CN)'v&TW%T&WGk@<UH+^f0V5V7K6`u8S)(1f@I)`J8+{#w}",
"Hm1I/I)n7B:V;)HV;y9l)WY5_!#=up!@{7JJgQ0|VrUB8!#A7d!@{=I$^Gzc/Zkwx:I6NqW!(85&!Lp3&{QbM'suSS(2C-4",
"L-:VMV5h6dV5tY3LMn#87%vv2!t-!YM%UGt#<J/UV5v]M&5,<n)WYam!#@C.!@{cX4dj_u'.gD5!=4&k:Q:r&';Dn3'5V`!",
"7Zy.Z(qub+fR5Bq'.;|y%z%g%(;<AsM*`0UFQ4!n$!vrc7f@Kc8maMb7#$@3$P.aY&u]QX7dCck!dVlx6{|fh6|)liG)==s",
"!4%T&U+VfNU7<dn@a[H:7[k^dA7$;np}J1T!&+@j*R)8}*2YJ2U{Ca$[&4UI#D**g!5{1[+!-8s748/V7r+N{7Zd|YV8TBf",
"!Z(Wi#Y_'x6VHz0!]]:KV7%'J!&&aKV8],Z!!SP+!]^pV68d&J#w|0:!!,:r-VXlk)J1_3!1lj8.6kd&+{]bpG(i14#zany",
"+@g}9-9;.H&13b9!]bSh!2#cU+%iWn!B4;&+a!,&*)7rVVY}/PV6mtG!CdD:!25]UW5@^r*}xt]/n$k@#y}UX/mu;U7;Q{F",
"(nRvV!)kD(cgA$g0j})`NT1NAX2i!V7i]d)+cB8g9!s|CVvbuN1QztP9.ysY$Y={y$7y/Q*CCp-;dNVX*pG;iV8YmXFQ1M-",
"VtNd*VvXhJ7qs/|$V|4P!!$Ac(+)w<:3)d-:xkZBVvbsB1RYKa;(h^f$uAqLdcr|D#=&WvIfLgm!2_m0VtT%KVvvuK!tU1C",
"!Hw/<<5(3`VvjY]1`L{mh'6r(!IAJC=QAM@Vvj`a1SH)V=tvJ2@(2pL@kZvj*CDg41a!Z'=h'dxABuTUB(u@qVw&qP1a4u1",
"6aMmiB^U|zCC0hjVv[VD2n{k%=hwW,Cy;zg!2$/bD^5I9V9V|p0(yq.1IR7D!K$m1%47K6!]bgP!26Wq7|^rPWmIXH#%jqT",
"!'c=z!{Guv!iatX#[!,SF6!_p.|s&26VM<t9yPa,!2%GiX8G#Q954[L88h!R#C4/rFxddcFkr'hZ([q-*BBLb!2@A|+!I73",
"sV%vq!2%I%V7#L[;X/anlLAt=!{#]0m&+W|JJ}x4cgA$7Fvbt!P2'!+mIRCv1nKf,0#a;Y75!^^W3a0$+#,H#*`n$-#Uh#6",
".4@3v+|'|xddZdT%6{G%.Z;Iu70gCZ6vT*=2+jwP78U<'!Di<z5wnzzV7/yC,7#&:q|pcc!z{=-3`SpI3}sB|sVp0X-]Wx'",
"3dD_n4@B:g!2#ckV73fB9*|gt947m17YiAP5a(6W-tr6V!2#fn/8gRM9GVj(lIBwfsW'p.-p3'--WHzh'Ti57m()]q'H.,s",
"'5Dg/mcdwwp}RWU!]hV&!J22H'TKX995-166tw^A!+*Hz&10mR,66z4lq4_y4=6Bl,aL,t!!CkB!&xr|$tuFP-q&[=-WI6q",
"'TiQAp]]j&sV%vr7SVI89.0iz9g(R88-X&JspjJD!&QCw!!inu!'.{w!!$ZQ$tuFV-qb&L-WIKw'TidHrVU[2'I],%8.=b_",
"sqHrK)U|`I6[Chl3a:Ca#y5L{!26fL-W;52#^RC|$7W,[74X[@$*+(vZF{@X/c-L3[)*NCHq%kbX7-r|#W$ul'97yr$VZ[A",
"!}f2p$VZ02!]bgX#zcsm*`nw^7Tr+u#C,*mV8STg3<vY;!^'QpsV&D[$xwc[['P^^-#=8L6](9]!c=9Q7qtPn6wF_'%51!4",
"!2#Y3!2$0Z6}MkGV<C`R8uW@`.4@Ug0Nm=D)H%XDNUBucZduN]6]hwt;Fdfa%43w7%4;-x!$v58%qqr'$T$_/$4`+n!]bhM",
"A*_k)<`};k6^Cc3+!aF@00'$Q$r<9X!3GR9!ABdw-u#c*(P`<q6]<QV76mpZBy)tf!3Z[;C#GjpNrQWa<p8@T8V7[}*aV^`",
"8TD-4.SU.<!!$Hi!!$N=&A%v{!)9aI6@-XYP1d;W!!KTp6[KK_!^0Y}!$2$V!!$=f6VJ(J74M:[!*Anc(hk<4!#&sLV=J@u",
"A!]3q6Vf#U%SW#F-^fa{%;A5&6tu!4$Vi06$VZ[}R`Bnm0.$`^0.$`:X.'hg9}T}Y81+Dn$8=m}#:@z8!2aQ#7|ycU$W*=(",
"!{#qvFX'l]NTZ5TsWuy26{/ZA0N3YX%rjx)&53<cX2U1n!_t8L$dbqH^B`jk/PL;x9;Ip)$^G_/94k<INT:_F7@Y}}Pnvnr",
"(KIgJ!4'n$+{/Bk%PyNp*ByRq!3Z[<7`sh.$xx1%]CbHx!^Y$2!2_bNNTa=XsZDNA0.7d|&.Wbr!2$-@!3GR9!Ak#!-u#q.",
"7n5YK*G.,:!4&QR+#H+=+}|Bb!{0N&*`f!+6YYx&4mVT7+#R1;<BV}j&n=<,+=<FJ!=AHG(Q6N,7_)r;ZNpZA-Vb*PX8H^P",
"'h1V&#aWg5&PS$%Ns7W=;H4i+7Z7At.55J<0Lu%z$W;C#NT1RD!2^4d$7L#[*HV|=!Di}a((R)zstCN*-[y:L#@@/0V6n$K",
"7<mYAQ/z'-!2#JR]A{WY+91V[nBDZ5#:APc!Cb(U*,TtQ!-8!R!`@<A7svpk^YFKwQM8umH2U0_V6n[F%;5x{NrZ;W]CN-]",
"]CX*SQ._m*+!}mZ75=ra;g(4R(+'6'6X9g<$8Q`6#'pXp!4/ST!-MmlD;u8Q#w{(;8Sk@RNr<[]7D&WT6t{MZQM4-9%8%.*",
"ch6ym673%9mFI;:PQL5Z/d'v;!g*T_81]h`jqAU`%s/bW!2%G}D0h_8sV;nY!iJb%6u7Fr-^Iz6)%Kw26tk4Z!Z(j'&XRCF",
"!3IM5-W!=9&r[<q7TsCG'/v|jBDp3d_Z`u`85^(a*a/uPdcrl@6{&@TsWn58!4&Q_H%,*.H+b1%+xG:@:v})kBPfK2&142G",
"ZH|FA%WAjW!|%;XstCN*-W_$uRhuk]B&UG'NrGM_5i6yAZH{CA7]h]xS=!WM${{<;!`PP:(+,UfQMq]UcjC,WPnN1v;fh!C",
"7#7!GRI{GpX7-yd#7d7y!=l+S&X$#f)cbK@%&MZ|0Lj{x$7s1}V:i]Y!|/C.#x-HJTBsFk.KZ.r0L`uv&4KX:['PQ=K^{Tp",
"!4(4.sZnT9!ct('7v:KI,5)1/$u)+u6]TcnPQLY,/dF+kJiqHp6{i_WPQ1vg;U*&=!3QU:1X3^|!4<&c3,8]U!(urrQkyU5",
"7T7MC)siFd+*.V*LxDFM!)/b+#,Kq!,:9Kd6_k<*@{4su78<n7!4.*$<2[)g7A34CX2h{S.y^ZF#C5dD!DUq(749pkZF{RM",
"1.pD8sZv,c(wA8%+&z}Q:K8I%!4%$56u1Jf!{!8u!b:!t6Vzvn$:L0|*f{4ccmV5r!#@jW!!||X!k&)<76mr(-7q&A-X=(f",
"3hMk34cqmD%SVN5-VYyT4%bXkL&lVk4FF69$:!Zt-X]4gX1b[(4U^l_!)PTA#:;p74aAA#&PNk5+(7:i-X;%F4a@fm7YLGw",
"5%4VI6VJ*3850(p-Ya%m!)Wpk!*@C3!jI]j88WBd]}S-f#@,1T!49(a+!RAl-WJMT#@,!T!48GM#Z;C`!+-#L#%1Hn!=^XU",
"1nK|4#:mRH6tp19NrhC5#-1$m!g^vI7T]{rTC]m5#{{auX2Txg!_Kb=(9::mPrT{c[(B.P,7^C=6W4+583-f22V|.++Bx'$",
"S{,_c#wv|v!2%ks#!n-6!2%kp#^LD:!3ZvCTavZY*a`d_6Y:d#7UfxF:h)RU#@jb<!3ZvV7wM@[77`HB=BpNH=/kM;U!P5:",
"78<nc=al#}!3Fa&85Y];@iP+L6yJXnRhXDD##hZP)MPg!-[;[S!*$Z5#iF$z4(bYW1M0Tb!b_m#1gzam6zZ'G93nRP-70rH",
"79@Pk-VRf=!.J6q!$b7D6thGu6uMFmSd8]U!!KU*=0T!U*hUiR89m59C7l{w7V68s#!1d;#!l!StS**v7bb$=82NUg#:Yn)",
"6jUi*;syJ[RhbQP7SkG9.5s`i$:3|X!BGHStS!b#+Z@{p#aN$7+;#W1PQBrL/dc@31x_9586n!#'zFBp!)/8{!@Z5[Qk[Zz",
"%s4;I&WGWRZ.w2j#W$z6YnDfs<D:+8V9P%R.n2u<*BBYVNrwl*;h`jQ!^0Wq+][zY-VXm0@aR+j-Y8Z.ZH{;[(R:DK-Vwyp",
"$7;'U#|_Fx#Y_<w6xCVZ5^f)@!@FZ/(jMm7(KMKm*Drn;!2aT4C|M<qNsWPs!4.+16)`+X6vm'DNrPj{.uY25##-Ax0jf^k",
"NrZv3/5UFfG6-i<!*::q!(j(:!!$G}0yVN%<n$++sV+9l0yVK@#=4Wt)J1#}1XRr])gAaQ-VXm0Zg1a^:QFn$RJ'CQ*'gRq",
"$aIFd+#h-9-W5@I!c]Qj6wdwMNTgu}!Z(`874/17ZG&k'#[3GQ!B]VtD4p8d7n6BpNsM/-$S}8^W8lC{)8CL|!&]h}/_Z<J",
"Pp@(#86_'w3B6/`!-8%WHQ|5_0nRsX!D-V&3}wcvNr[,910+L@)V[1C7::ch9a'1|830Kz.zJg32m_Rl)mQV4sYfAc!49)0",
"-ZA*0$|<]X,{a1s#Zu`}]}SCH'58tL!2_AA-;+%P!@JLQ12+A|!Cc=*-Z=M2!48)J!C0xG.46Nb*B=9W!ab@2-x]T2-Z@w)",
"^!P@b.7RQV!48)j6ZCa4A*_h9.5F-I!3Z[bC#Qd'!4<&msZt!##@KL06tq<^/%|<w!D-VI0jfur!i/4`8U=u,U!Ghq.D|0G",
"!)DdI7#V=MBSHWA0^9d+/mwsb.4@2L75,[=!]i]k41.F5$)*i8$VZq]76m|W/uUNH$u;<67:LQy1J9*Ls]G,Ws];&G6Gt.Y",
"-]v4x4a@in5,Yd!6b-uB7NpiNSdC=<5W=H's]1|Ss](vG#|q5|4C%^M7YB@y8'4+P!(n[k4=;Vy0[`XT2(#Bf0LAic!Z(SQ",
"0y}s0!(|I%!)0TFzx)n8{7Gx=+dg4|tq.4j!;3!3!G&p;tS{Z=672%^tS!|+!G&rq6uml%u%N$btVlazNT(@{$jx@7&59rt",
"!-N3vIMnv-!)vQ;*`yDn7yYfIQ.x4G:T(ujPq)%m81ML4:pb-=!FhI|PnW#0*d6H:8T9'2sW(yM!b]aA-VY0:Pn]S},M$0h",
"$@,_M3!B943=`A4%6lGd-x^mi!48)B7W@!..SV*_74(K%RJRL:-l{dT]B3.GC.C{}6Yj,Y!c1zj7&y]1-VYN#:nPJH0RBDw",
"3${`{(gbp5Vr4Z]01tm#78^<gYh-hv/rV_|78T6c0/3QnK)]26!(yD$jqG%L#ImAm#Y_(XJJ}}{-WL;22.}C*/t:+r-W@G:",
"2J,6'GIU}32J,l8!D_w't4r^@.9MFI0/+;'sVySw*Cb$9(NZr=$dy8rs[5A=s[,99HQs-5-[f&_1.nYV%T0rf1.q6,.;0n=",
"!=]`w76){{10+[M-VYRG&82^_-[GfY01sBR;5_l7!/(p{4QzZM4YyGj8)uWB#x$T(AK^f16{ARXWuc716kxfp6yi_Z#C6$H",
"YpCVQ5u4'Td.)Y`%qqhi0.$m@)knvc6{JP67VL/IZ.QB,/%Bsw-7yxQJ:#Up7VB1C&mja$!@TLJ0TZqM71NCT6y0]z!F4;v",
"`:zu@:[@aN-@Ad&V6q:y:Qd+)!))w2!'wL|7qcVg#D@177}Y#skP)'l33@T+PJC|m!z{yY!A3_-!)3$8Ma3RmNT:Yp8)qWt",
"$VizzJBz@_8:-Q<-Y/%|(kSly!2_Bh)*SU/!+Ani,LDj0%;:2D673V5[{JHS-9f;;NL/x}77%=JNk5FDVw#nK7Cx$,Vr&Np",
"P,Np8C}]l`7D2^+-XQxvVwKu#*I7ub!NVux/#{*l6VM$kB&L&l!-8ViD%lt888VND!!B0S7T74K&mnT#9.N}f!]bS/@,]kN",
"8x;M2P1y|^#0N7}NT1bH)Hu1d%aup$-W$'3V6nDT)hQ/'$%}rN.6kdC74D-1Vr#f1kPPaU+N7cd!C0%X$wmu3*'X_c*F({=",
"_{x*['%0=(6yv+t#[hgQ'.0)<RhCr}&W)D+'jl;@3}{Q8cFF7iG73%}CLc.RVtL0KX3)tb9h%4ZNS|3LM}%Ln)+rb,!49(m",
"-Y$A((kSpz##m7x(kTU3tqQP`QkHsT!47Nd#x-3I,:8jPK!k's)J1p%7UdxQ)ci'$82*:z/ct!*)P1S#UVZ|Ubr2`-=##GL",
"Q/g_y<&!Cl#x.]:P1n^c!!_i,6ffh$:*xN2)(%Ih:I6'b(Q3^yQ/+%cLTPxP!kcXt740*U+]YK}#x-P,-@*AZ8!m/A7t}H(",
"91v8D)(%,JRIp0.8#v!K!!mfy.h-th7WT9f8*0kd78z7{/T6'y7vG_/6y<yZ'hc`T;MB`i!C0:h*)7r79;x'qYgtt{sWZ0g",
"1w'A$YgA4k_!z{wAWy7BDrLIfV6|bc8^U6tlM!6'!Nu%dR4c7ZNv(ZtX1/yn8{_TGsV+FD!%rr-4M{Mt!ITvLa8)6H<C!92",
"W3`pB-WAh|#|&i!]B3=f.KYtt8Prb;$7Ag}6[|zssVR%-+Dx3d$*bd0RrAFZ+{p)mRq!G_$+#x4Sn;j`V6suGSG$F$.'z`Z",
"ir6@{W3af2-WL/*V:A:R7)bNhS(P61(|BT2*hJ]vP1yPz!DKY3sV%}81l|Us.453w+|F3!ddtPt&3wk*3}wYs`:n9s2=:Nw",
"NTFm17]T3$P1zyV2Km3/-!v&2+'IqnH!f5n!]bgXQ/5z&*GKXQ;s<)<9L9swsV[)n!]__r7H#Rg$W^QkR$gpg!2$iQaujv{",
"H{aZKM}.S&(IT;0TLKvh!2#cfX1/yzsd3a{)uM]xU=nVc0Lj<[#LgbTPQ6pGB&U@$!Gpc.R,*5MJpZr%L1tr|!1mKZL1|)l",
"!}f8n+$clH+`dTn*FZ=D:kpD/d,fTr!!!!#!/i-}z])aT<}dWk{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv,H0rN",
"$[-wb/PPj*!@(|^$:{Q(+{h8y$Zc]^.4,3n.SJ<l)c`}W&68il1+*<4!@)/i$;Q%7-Wt@,&5pRi.;1{B!@(XW$9kv#(JjNt",
"&5H6d.STKg!@($F$8)ij#;`^^&4|z`748Dt!]`cW!]]4l!b#,:&mtpl'.3yp0.$q(2F8_5!=|@s'jg)q(+08v3$us;!@)Mx",
"$<LqN'q3gV2(&[4!@)&k$;2!<,[LM1'ph8r0jj2|!@(NY$9Ms('NB[y'p=|m/PPig!@'wH$7ifp!A7kc#`%0g:nGF53bb38",
"#`7<i#`W8|#`%yy#`',=#`DCC#`XTG#}lZH!!^*;4=14{6VIm,6VR+=!=|l1+ztM/,:<^3)c^i,$D*,w3iVTF4H3kIp/#Xw",
"!=7`Y68n=mi^#[{F%=^J!(qnVNrFW.*xG[j74'lK$JKP[i^=#/9ZnvF%s+-#&TcMuQnZ4J/R3_F!(Zy}=(QyH)g!-U*B:i/",
",wpZ_5:U^^5wpUv!%mcp.k9VZ!)2P%Y6'.K2W<qFH%Q'/HDI9@9Y/5lGprC^!#=hd!@{+F&PNs9I_s+f:I6PCIzjlt;4;RR",
";47M:V}zwA&!Bf1&{G[L'suPR!))xz(&pJ4i=nPBL/S2'7aK&3i^!Y#.Lvp3V5vY`mVi9b)WY^l!#@@,!@{`W4)%Dqi^q#2",
"La6c;=dVrZ(+[:%!V(U[,r=G.9.YAig]3<=i`r,X:n[3u'k(I(7-9[P9{(+<mI!HI.Lxfli^Q/h8,RAhlrYYK!&{8#-1^`T",
"!+@ML!::2D!=4(!!)imHiD6z87@x55=Q-zTljn5f#:@gg6WPx3%;:!'!$;ln7SFh{`xM%26v4tVZLyyI*vtJb6x`S!f+br'",
"!2=x1&8)MT7;.AsdM'=b6w1R|!BJI_VZRYB!(IQP!=AH%12`.}!^Nz`!28T--p3|S1.nw`!26'6*fh!/+'CXf.4@3v+}`&:",
"dg5<u*'hRF!%k&g!!$_3!!$TI#YZ|B!2@lcNTaI=<&Aw=2'z[T+dYqu7WMC[.b60asYvhisYnUWG7p4*f{#S405&6=NUT'd",
"!,&zG!=AUS!)JcBcg9T0YQ0cJ#:9Pa!62g*7/K+!84@tP:PUYv$)c*usYvkjsYnRX!]_^/8*vL1sVTD,sYn6R!`,9K8IJc6",
"hYTKTi42*UhY<L288KDf-Vj.t!)A'xiqu5T!,{Hn7SFPFF%4_-!+5CJiB!1w:'F[a9)M_B*hMz]!,h9DD(8BuiA.Zn=X/;b",
"p`/+/lj6bx!,=}SBj},$!]f4d8(Y3A<yFX(94:*4qzI:,:SmU7=Vkmj!)}-Pi@G2i8qTcuBZCg9!*y(1<Yppk/mfQ{J,'Z+",
"lj9Wr77hVCrKI{I!.jWb!BrsgiA7i!!*k3}D-wir1p#ZZH;m!uNTS$Sll/}t7;9yPRJ&Ax7.I2ti@;WvCJiIHrwC]p!(bWu",
"5r.ai!)XnJ!*4Jvi!YF#;]`)<i@3T68P]]V9m:|z#:;W.#:9I|S(kXB4u3,_!(xin!*NQV&1p[fhV]brstCb'!3GTZi@FfA",
"90^w^$77k.$VTr+$trzxhajG|9k_V:%SS42#wv]qQM3'[3x5}Di@d@jG]BI675=pw6v+lw7/V$:&k4|'2{9HB!)/#tNTD'q",
"G{KJ<8Jp_HI(tH)!'Hg2!!$;i!!$Nj!!$N$!!$<f2!=6J!)P}pd/%YV8KMt0nDqvR6ydAMiAZP`=#c1d;(dp#;A6hPm*WAI",
"PQ6g4/IjaNi@%NH75h-KHD+!R:&^,Hnc0iK78:{jK)S'.8rV9_,r6trQkHkZ,r46}iBASRFSA+[8pt#);tA<W;=+A8:]vIz",
"8v-qKXL(p[8WM0P7V{]H,r46-)c`7aiCdmN:WVuhM}#)*:&^,HP1nd)1x#f.!BPCWi@2#<7rj1}mI]<<(gi(Q=:1,snc937",
"(a(*$*}yV[iB,h17vxy@0T:wr!(pi06v)yD6Zjab%.Vj^!)[yMi=ria8RbA{M7v5fi@=ZB8S|0(NT1Wh&,uxu!!ZU98PAuv",
"7V$sD#r:{M!)8[(S(pDK!hX'[:b(W;t3hz*-HN_i9jCwY*+p=G6[W{c!W#/XtVk<UtVjcG!z|^z&M69Lg{*S2&.v<l!/A@F",
"i@;8lF99sY!!)32=p[yBi%]d#6wF`T8iCbC*%!1_!Mg+g@%kpp9ZlmTN()K#i%]d#Af6Cu={_+_(ggW'gzL+CNrYSsq@6tN",
"!.t^s!!$b4Kf'477BnWH77'7di%'R:7f,5$Kf'=hi$%dr!hv:9:m*$Qq]@3HVy0&w!Gc9%i(fiq;*r8TnzFFx6wmy+6x./.",
"9.yYfM0v1.s6_PZ12$_47AryAHY_r*-Z@I7!(ydr!*+v(;'J3[sYFx-!!$Qw!!$qT!=As=i#;8CCwIDHC,K<^,:74#,x8u4",
"-Sy4887L-mNT5/xG]c#)!)_B9!)-LC4C$rV0rdtN7_rp5G]c(}i#^=T;#YKc.4/m(uP=R_v+<6-A7i.xv+FI.8/FQmy{#8g",
"!).3C!)_P=w(<*:l+D9Hlj6bP6bbDJG!(&Ai21cf77L9F%dJ.b,uCN_7A,K0FBIum.7zV{-x^t&P1p!RFBIxf!,,nn!+4'!",
"!*<6P!)p|L!)<yQG5Gs(2/$]z!-(KP!!$Xx!!$SJF%+a#!(yf.1M/pJNT2nQF%+U`i!Dqr7NRVVDckGli!k)59Mb!|QcH$0",
"0.6mP!/XymsV!;@7SFv92%D]Y!iPRY9YTsl!&b7V8R_.,9q.RN7BqN2i#IDU93nS`!'@YZ!]aQq9yWV(KV<7zM1(G<NT:Yn",
"D(/<4!*|t]!(}$6!*bdZ!)fR=!)+#UN-pA,NL-a@Nj_x=!)RRZ!)<H@!)ysH1L*<I)cm<]!,Za3i#dJl8tdV_$]f|k!-W7X",
"!!$MqCgp3'!)'ZI!(j+-Cgp@_!+U:c!*NxcW3djJ0jcD(_6lUw==+#v5:-CU,:3G@j3aq6QcCIK5YKMTK!j8+7^v3+i!LDp",
"88:MT74)P<H}ct,Q/fRS821*[i#{nM79vtt8VnfZ/u}TYhC09u!#fTW9qwu8L3yI{9xB#[.SWc!8RN12L3yI{nc2':7@N$0",
"CIR&h9rb5}aP:ua3hbzC7@N$4CIR2v02nt)i#$6w:u.RJIGn.2+NJ^{LSDsl6vZMwY+:3[Q6<.<18u3`!,J$K!!$V9!%rq|",
"CIS5QBZ^*_ljP@(i#Mh#88M9j7'AWDR3HtJRrAMJV:G,c,/qhzS0Sac!,=z@!!$=I!!%jL!!$Yn!!$jX7qcSj9j]QY!,=zB",
"!!$P{!!$BF!!$Ar!!$pcBjt+w!*.$jV76-qi#WYs7{my$7'}!KT-{DFGF@P,!+*f[!(t[K8UwjiA7'!U=%8$k-Vca6i!Pp1",
"uKC|S!!$q1",
};
static const char bitnet__spv_norms[][96] = {
"!^'L/!=4:P!(dNk$VU95!KG]{!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04A|_<);RPs7",
"!!T$=!!gt=#y_9Z!!Sq6!=r(I,D46W$7sfs)Qv7c#[p&F#]2bP#[|RM#Z};P4@7L$$7UvJ*l1mm#]8@J#]Z|T9P3)@!!hS-",
"$:kX$+Jn3uCqsd[+]`Pg!@(BQ$9)Kk&;dC_$u]Q]#]uhQ74l9L,^.z%-[11l*`Z%m$ts6B!#'j.!!|)b%SQU:!aWnY!]zI4",
"!{DY7!!]};#wxv:/PFs_$^'vm0.%)a%44+x&QIJG!{9}52)5.{s[4Ua!#PVF!#Yh^'.@`((ATX`#4)=V!#wpI!$%#i'.<{U",
"(/r2})*1)R(1$|.#3JuV!$VCS(-)Kl!t,kW6Y2;@(-<w)#Ri![!$}TT!%*f@(+9:V!ti4c!%<r^(+9F[!tU(c!%Ruh6xB|2",
"-92_l!{LTFdkcWdf}R&z-vqgq.5IrB%Sl1Jf}R/}.sm'w(-ihY!tU(m!&N^T(+9PZ!t@xm!&bjx(2S0H!`r]`6:d)u8m]z!",
"2F:jH!amBG2cYmG#:Z'+2M3!Q6{s_gzz@pkBY3.J6{63Y6tdw{zz@sl67)`g6VGt|7qaB%4#V(&diBFl!(;g[{9[tw!(Gpu",
"!(Qta%5x[069.Vm4f&%m!dB`R!du#{7qa6}G/'&28[[wn'2vKd':&[f'93']'7NxK'4Ft+'5V_6'5LX5'57K3'4(`('4x62",
"(1tU38HNv;6Z'N{8_4w6F*tYN!(|:4!_$c-!-+$[(+DJ@!t@|T!#yZc7@zMj)*(t';HaiC:I6Nz;c[*'!-+%A6fPQN$)c'R",
"!)CC|$<%c[FK2{pR$usc%STqW=AQ6p=I:w_=fSP&:SR7+JbHjHJatIB)1I5f@z3=h3D'3]A7-8=BA)!K:Xq}d*cNk#!$.Cs",
"C!#ktFU<(u%}1St&y&{0%yZJ#(UQ'=%y#b/&n$${7x^4D83.szG/XG77SF@d8PDyq(5T(v(Kxng+BY_xFK7&$R'&!17#J^D",
"D8`*iDm79Y*N<=&!.0XR7}+=(!2+ms8=0w06vL=d6wg0v&4X;Y*}xtz!-+CI!2Jq/${xaC,:4Ki&PNk8#:=+Z!-+KZ,zdWn",
"6i10$*Cm&LFPVK#-g*W',]GX(+3#ba-Va{b-:%_'78#*c!B<uh!!%h}.7@7T0LLhq-Mkfl!&v7T&ugKd!32RN!C!Z1!B*)C",
"*b^NF10gll-XhBK-Z=G;!,wWI.8;3DV6p/z/T7AC$W=`{-Z=xM!aD{#6YS+|74C4.!D5FV%qrT%6tduTUtQlV0Sh$%$;y-<",
"!!%a_jUvNq+##b,*`n#dn{jA^!]`{Y#)B@V6VHz/!]`aWFS|V[%#jM(!-+N3j7IFB!p]Sw2ffS.C1(sb#zaauC0|J&,:t=j",
"paY^a!]_'G0T1<&7U3%W!C1]**BfDs*Dhf()pi!.*GH!u.umcNFLN]C.Gt[9.WYmf!-+6}!$mV;7SGkA*)6R8Gk8}96VKWQ",
"!-=Nj!-+si!--84FMwbZ/mt-1+)Q!H1J&Xu7f7pgG)Jn+:J)i%!2_[C!zzb$74M:C1+JhzYIU@p1LxPh$_8T&9U4fT:671l",
"G,z9X.<,[=+{]bpXLc8m#=&WvIdG%b!(sF%<J$Ct2d5)P!=U}2+G=MQI&6q0PQ%RD*a+-b4]Sp8!]`v1!-+GNFR]QM,,@@u",
"!]zJ:[61vd#,6_k-iK)-#GLkT#w|AR6VJ1PHCVp*$tv]p*cd[!%XRPy!]`{Y]]:)@!]hUQ%V:G#&2NhP*Cl+i6_hYUL5Z+*",
"'LIs=-VcA`/WJ/s2H)%d!-=lb,$Kq@Lstcy)FD,r!%#</!!$@m!&;D{$VW/R4FG;,-WBCY%TwLdFLP3w,*]-#_YIr_4zp10",
"5:-CU5xyB^!-+L<FLTP+9%^LDG%6WLsV+0)%8lN_GBYFy$c']Q7}<(5sbGK:H=S7c7xHy/sbZ_=!48'[!C1K(Af-:I7'CA|",
"7XlcX!L0!1=GC:d!);j,I:R4P3}u[7!-+MR,C4@w!!8dA!&njd$tuD7-cg+n-WDNY'Tdh*JVkjTsV$:=$#!}t6_07d!)p<6",
"!);}2K4J'Ra0f^FMP1W@K6{:lKV8f9K7v8<sYsI;sYnJ`$vcWT-dXa#-X6@k!)<5}M.Av_#}yB)J%QY,81&B^&nAW`&vB]<",
"8Pj#zsV^s;!--/zQ/'LT%,G!|QkH)D4ln.R!32R=QMX}c6[i_zbjSL]#=&Gq#w|AP,x8zU*C7FI!,;ZU!!$^w!NT#`,3N]}",
"$u)+B-VRP|$@@66FLA&w,2fQW$<f7+g`tV-!p]:p%V,Wh'QWVw5w|h2c+bU4-XUXy!aiD`'nk_}FLMr+.Gsph75s,S-DMC*",
"7<lJD(IG/I6tduTM8,()2FG:;7!.D]1I]X+!=V-60V.@B*CCmn$b_;l%W[HS02)YBFLNjH.Gt_;8s$B1M8Cs$!48&L!C1UI",
"*B[=FI0%xk!*g|$!+^|H/}.LB!-+siLD5gwNTS%wkjg6s!]hU]&3wa'&pA+T*D#7k!-qpjsYvZBG-j8Gsa+LV!-=R'G-!z{",
"6tp%j2{`M9!I3{5=8Q,]8p`|2!CjTdsb)pd/]kx4Iap(174&w)FL/,}K!V:4FL4:B!)%sq8P=wh6w-KLsarzV6h^ld!!AZp",
"6VJ(:B'f:8!)[`2.cGy-&p3L'-VX9}FM+ws%wC*M9yYK=+7bLm761I6DrFuk8n'sw*b+ZD'0K9t,Yf`q@=d!26{i[V/8U7[",
"j7Ig$!)Q0u-Y&TH$ZYYW),(<+FLN!/.Gs|q.UaT<sasbb/agTR0yLL-!(tpR:i4;S#x%P2!!$X|6VJ2Z$8dj<NTr79!-=$L",
"Acr(c&r[0_!8*Xz+dQ3KB%/p@#^^8YJ_+i9AuZg:!-+AZ!A7^w75^_W(-K<6!32RNkYd$`!]qI(!.Q)!-njl|PnUsR(53#V",
"*DJSp:kpD%@|r`]!!!!#!/i-}z])aT<}dWk{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMvz|p(a$V^t*!(Gm^5:/]6",
"7<d$p%qsC7P1Y}6#<!uB'2utyC%h9zFJs8P!*6+L7V[Zb!#fJ2!^;xxA[`D|fB,98!)9hXVy8ln%[]n4-vTNNFK4w;(ivWk",
"VxJ0.=]gA!.SN/V!zz={+^3Z3(LX<;!,89[VZI_2!'i,#!'sL[6z2}#(,_+H(ID-!'LRs}!!$D%!]aj^8S3@J7HJRb!%*/D",
"!*1@6-70sn.SJ.I/1(B@ZD|:u2FMU^!.G(}V^J'l8I6GJ!8;tP!+/Qt!)6:;!+W<D!*2zH!)|73[Ax[z]]4$q!'d+^%FWX+",
"R%hHU!]bx)!--1(%;Zgv7D-TH;tv+K!*#217;j_x&Qqz%!`H&@%SVb@!-ITL8`cyf*ByRw!-IR[&7|GS7:G3w!]gui!'%[G",
"6VJ)k(N1A,#Z5zvX1&pT5C(ff9.2MK$W*b3G35&ZR${WY-W`;TG+gu71NU]p2F<31!]hUk*F(RC+$sGq*FG0y-Gz:%!*#83",
"!)]{m!)D@;GI(3Z8YlrX&WRJt!&!2v74(<-.Cvj2NUvd#-i|_u-WatCU{XkBs_H@z7!gb`;1WcQB:x0w!)F!R8Ck]g!#R=y",
"6th4G@a45J!^Dq2!D%RC0T@8<0TdhP0UN6v$7wgKBPg_mBn'hFB42+xNrg}1C.CidCLb{=Bqp.5NTT$3!i*:p7|AJ,saJXv",
"#C_hpsYn5B!]_]#7_6Mt&mlNWb-`R&4zm8[]zS-j^9q6nZD|:c`S(}!4{AZ[!]bw;6thmj35&!!!)^L|!*1n%FL@_jVZrb6",
"<8jmj9B]!v@mfY(:WY3-aP'2TNTccd#,=^Td'_vl!'d+78m`I&6{jqi6zK!+35%k&!*nj:sYv,Q!]_W-7-z,n8fw(*8*Dx)",
"7L:(,s]Y&N!!$G-74(R+35&`w!,.`J!,H]'!)DC<!*)72!J;ZWV]yPQ!7-(|@^jkH+zv1iZD|;&gzL+@gzL+G/PFL^hwHI2",
"hY*=3!!!!x",
};
static const char bitnet__spv_numbers[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!2C/zzI.$:S,[YJI:*82iXm@!]s'68<z90C<`$I!!C,V#'Y,'!=qV.!!`f&'k-2Q!=IF*02Zc)",
"/56+!%XHHh6VR(D1,FIB0Mpki&68il1+*<4!@)/i#|1x6!!_&[1g[Cd.qhI,$ts6Q!#'j.$@)1f1g[['*$|%L!{0L4#$P}k",
"!^Dc8!{N`7#:vql6Wuw#'L|!N!]]`16tf=$673:)!#FP+!/_)Q-VN0T!!+]{!#cc!!/_&P!!=j5!#wq)!!!%!6vhlp&|Jgm",
"!)&D3'lM$))(#A'!!4.l2kHqn'.5aX!bjyZ76dA!';_X}!=4%<'.*c`!=4%='5f7A!=4%@'.*c^(M`Bq'5%;<h9`-c';^4f",
"'4x5/'5BQ4&SMl]!$7'2!%q,D3k-'=6xBsM6NWC9$^PaL6{p5J]cQD%-vS<S6]b{4!&'8R1v::)!&0@FBCab/!&9Hp;phXF",
"!&DMAauXMC!&NTC$g0ql!&XZG/cQ9h!&baI/cYSP6yS^46Gh--dDw}#=zhP]Bx`T_1iH3L!$/`}!#<2R3b7%b!#<+u!@y2_",
"4_5a`4|Td_'8Jc&+&@1:5[CfyGfrn&Gq(|QH,rx=:U{sD6!Iv(9L:0f4b]n<!'A+]9L:0j!.Nqy:I6Nt!.Nq|!.NqB!.NqC",
"!.NqD!.NqF!.NqG!==+!ILRtwJY=,DI]M#I6yTa/!!!+;+d^mKh9jfc6^PS1&mkRq&vB[H!!LbZ1+#Cg!!&.f!{!nV6VHzX",
"!]]:K.7zZ2*BR77-xj;m!.PA/*B<*m!.Prw!!!1*6VZx=,<69T/nB!(#:9LL*G-A&!/V{66asc6-^T{m3$yj3.FnFU.4K/n",
"+|'|xGGQbx%6{G%2Knxg(II8{!]adU&6),22cY7Q!.P9<!'KUy${rp8!.P<$J]Z`F+!.:H0%9sx-7CrqV$7Wb!]hUQ7Z5M7",
"NTQdd8p-R8aRw<P6@3d]!/V+{!ByWS(QS(*<hj}V+|6@g!]zJJHB/1sKY7kR!Jl@x&vHmka0fhHamLM{+=9HC$tw*}!]aC@",
"!.n$VI.T'=g%AYz$mX&{!!&7q5%xx*!C/uY!.PCj)N/#$,*p7,_7s9U-XD%Dh=[9:!.ndBhS*;$#::P1&QJaW%j{a*!!&8(",
"#<^XSh{@U3!!$;y#:<%:i:^b9!!$<+%qqtFiY{pA!.Q8Iix;Q6!%5I.!!$C2'ji:(J^|.NJbh;g-lh=aK]6gQ7M$j9-W$X=",
"3dXX-J]]Tb.AU[%.Y3t)j}n4X!$n$K7SH7P*)6R8K{Hab74*4`6u&+!32j.$PI<.z#wzjjPgHYPQ(kwL!]aBi!/W2mP2;_!",
"+|xv-##)lmJ_+b7!_$A78!1WWKZvZZK[RXk,Kx2nRa:F6/n&@t7y&*}%4xplJbq0D6vT/}NT+^x,h!ynL8J9-KW#58J^uTw",
"6}Mhh%&_Iu#:9Yr$u`*Q!Gp<r!/XT@<h}jQ*SV=V!/W17's8zl%5:n!*BH;Q!/V+vLyF0&J_%!!;u)sa!_ABX#]CGr'..px",
"!.R3ZDrR/gPQ)l&#Ik%I!.R,u(X0Wk1(MSfNU)<YJ_!l6/mst*7;[%$(nRy[!)uK)UtVJn0j})`PnKvFMsQx67dCtZ3J'MC",
"K[F^Q1hWsT9@*vu$|mJz*C/`c$)v!(%8<-J$y7$z2(2}UNUQX^0@7Vj7))Dn+)xYU1J&Y'!PFj|#:SZ4!)(Pm!*h/):uDB:",
"K[FG{1hQPP;8@|($`-i#*C&Yi#iWu&$x}$H$Zwtx3B8lh2(uyTWm]XA#Y]jl5;TU4K[F3n2v5XHXUg;1<L&mx=.Z+mK[Ukn",
"1S9(VY3Xk9=IJI#@ItS$K[qPx1[RYT@(9dTA%L6/Ad/z{4!ywY1[ft_@(c.]B@/y7C!JF%K[qP01YFMP@('rZC;TT:D:cyB",
"K[qP40$Bjm,']*c[B);TDjV{3DyqaS!K-uZ%46<r!]ad/!.n<}7_ID#/PYr.!(sz|NTP`,6u87LK[F5'1Q6iWK[mW0/15+z",
"!b.PR9;ImQ6u/19K[mn4/11PiMq1_Q7CfA^&mx1w!P(8J!.P8gCA.}S-DRx!#:=WC!40t|-VgIbJ];Hl$;(][!.nM)/nX:%",
"*`n#d^;$$X7vJ.aU8CZ';G%ypS!PI,!]adb6Xm'H:hQl67]%*P#@A+&Ms;kD!^N}2*BH9q!/X*]MwuByAvkiP6u&,;!!&8{",
};
static const char bitnet__spv_prepare[][96] = {
"!^'L/!=4:P!(dNk$VU95!IDGj!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04A|_<)D93*P",
"!!TsY!()`(!@*hH#zGij!!T*=!=r=Q!!T+K!!h6U#zd|q!!T3B!=rIT4)s-|$8yl+,f*_y#]uhQ#^@!M#^+xP#]'Bg4A=R8",
"$8[{`-u$Cv#^@%U#^^BU91vIB#wxsR!!]L*!zzS-#x@w2!!g`.$<BYC0/J76&6&_k0LL**!@(s`$:^M-+#@H!&5[Dg0jj/v",
"#x_-5!!]c0!(d_w%SQD=#y2N:!!]t5&mjlH#[;_=4F'ly$:}A35<n7d#`j_n#a+l*$!+f*!!^-<)(#TW#zC8H!!^9B67)u+",
"*`Z(b#zuZM!!^KH+ztPk7xZl[#^+rR#_q_=$@;c[6Zw$!/W@)B74/=`!@*/J$ABZ85^zq$4d{*V7y//a/7v$*!(z8=!(z8=",
"!(z8=!(z8=$Ak'q5|mA+12K{M8mgqZ!@)R:$<Wz(12lD09jc0Q!@)*.$;<*{,|tZr133LU!@)&;]:Au113HYW!@$Qt1g[DH",
"2(&UH6tf(_8P=Y`6VImC6VR+V+(}vL#aJxN)kP|a#aKC<$a(l$!]]S-6]m$W%Sd<8!#<%s!#F!#!#9w3!#'x$!#R<'&Pjl8",
"#xU<5#CqK$!^0V69-{$0!^l}v&1b5P&PM2I%s-Iq!_UNw!(xw&&QzWZ1Jd9]&R::g'/mV[s^B5!!$7'M!$B7f'.A<:(ATXh",
"#4)=^!$`@Q!$jR_'.<{U(3X`N.sv}m(2]%G#3Ju^!%<rZ(-;Xn!t,k_!%S!_(-Qfq#Ri!c!%g%[!%q5H0n=V|!ti4k!&'Bf",
"(+9F[!tU(k!&9Fp!&DWQ(+98;#:NVV8Tw*W!&Xcl(2T-M6W8BC!&mwC(,5rL-W,7%!'$!Y(+98A!^Nja!'6.[(+9MQ!^w'h",
"!'K:#(2S.6!|$$i.SLG6)3'2i2LKR(!]s073IQv*6u/:L3*WAv68PU2&7.IQ&VBIP4'r-'4QPs/!#;yQ!@yGb68n,N'chvT",
"4_7j44|T^]!#pZ!zzDY%6VGjh6th)azzDS#BY3.J67*FjddZV;!31zn!31zx!31{$-;$V]{9]-w74+NksV&)gYgCAj7qa]i",
"!!+Y47qa]g!2TTvXL)wBXM.('1+&MY!(uHS)/D;yI!C^XFI5R6<hVziWp1mVWp0%pWp0!nK@,d|7ZQiVf`1tLsV&;m!|CT|",
"3djXK#=l&;(1L:{fIX%qWwQ7D%zx@I&w}C)%y{f('@`Av(52h0<2p1)g]BB1%xy='!).spXVL^:%{7^P&x<W,0r]_DWp3,z",
"XMn9S.;1z|Wp-`*/WDWi'.<y<7#d2l7Sa='6wmyx6u86n!tA!M!#y]5:vA_8(QK;q6laW082Adl'rY`U&pBR`f`3$R))<zj",
"Bt-pR:I6P/C1%uL]`taW)2V*uD0H8Z:I6P3DL==UFZc`0:`&)X)Hk)T!$.5jNT<qc6GgwjWua6i&nj:'(2<nfi!$nc%#.(6",
"!$4Am!(qzDK!{2PdcV9]7y<iR79vu)_V/WU!!b!C,AV7nHmqAmX#$v;&&Im_&z_$A'5tr'%y;6r'#B-r&v%G24M{Q2fcLm!",
"6am;37aw);8^iD1$FAAfWpMj5fck%Bga<SqN-t9X8mc5wdc;'A)Wwdk!#@2$!@{SSWpNNG2l$I6drpnl6vS80-TU^l$^Q8{",
"n`NR=!z|[A@G_d<g=%%+PQ234m+];'WpMv084)QsR56/@!9X<XsfYF*7&RB;7VUCs74mV)!Z(SV8H9n,6uYv#!Aa9=(IN59",
"%y%Ph&n$${8W:IGYi+/=-@@m}p&X{'!mV2C81(#uXTqlqX#$BT6i#876j1Q#'CCxl@VwnY!Qw.99|2v^!H'cFT-m38:I6Pf",
"Tw`*Z!31z|!2T]n8*R5/p+yLJ9MCpPrz|CmUXT='Uh+&DU|[0k:Z6bq3JMSW3i^3a7(v'WVdDG'P2+Km*2S*9WV{4.YJ[$C",
"Xl#=sk1(XBYJ^Su'5%;i+(rcv,D=A5$^UPs=)C(q*cF9bs^6J)!2Tz46VHz0!!&x%sXrWD;%<WV(n_Z_*BpKq!#fQ#$vPBa",
"0M+2!$7_%z)/0:.!(w:@p`-F!+@+%@!_-5##Y_$75:XKL!B*#ACP7d$-XJ4J5z^banlL}5!]bj3*`f`@FQ.U#&us,6674R[",
"3B4gN$xyNk$xwtyXQs.ksVy@sA{ltb7_imj!$}'X7#qVM,:Icz!]bc2WqhST5:Aclf`Fp.!B)yisV&*)!!!c;6VZx=,;bzP",
"hx&s&#:9LLsYn1M;/.,V!(|Y*NgvC$P(5Lb!2C2$sdfr{sdz$Q+0+T/PFS=d!M{<_PJN6W)U['}&AT(t!m-|i#^t`IsfD<Y",
"+(rad-{k;k%qsB=6tduTjS!z7QdhAVR=L4&!2U9AsfXJ'D;k2+-^RU5Ix+`:!}f8nR`HVi6u&0v6ty%*WqgZR*aWfpN+7u6",
"!4/#S4Yyap#UaAi.4@3v6uD64J7I]T-!u_G!(yD$R]j<|R{*HlS:HR}sYtU`7H4U&RB_RbS:L3g3J4Ak*Dhf=)v3Yg*GJA`",
".umcNWqh%{.Nx;&6xuW%7(H;JsYnM2sYpkC.)+v]S^X%:#@F3vsZ%IS[{$&{Jw`[ST:.dyNsS!*7(3/7P29@fU4<xK'trV]",
"BqjNYsU|ZWsgU)r+nAmS7qa5[#:G701X3y-!)5Z(!2T}N,3^I0$u)+z!.ucL+#$2!!]_ZT!/!jV#iP,.%6{7i%s'TL*Cb$f",
"Uq{D!sYtpiKGg'J68{3FsU|ZSsg|Cz*F2$p*)7rTX4W^YWqHHL!CdD:!2h}ZXnxB|*}xt]/n$kF0.6nC!XZ'68mc*26XNc9",
"9k6b@!32|I!zz[c74M:C1+JJsncac73J&81XR2Vy1hWsT9H`y0$|nhF*C/`c$-+,I%8@^9$y7$z<C%j0p`=lMq)PTr:+w9|",
"$7;<8qGwkz!jdZ07<Wxr<C4G)XR3Uw1J2BL$_l(iqfV,#;v:;9$;=5UYj^Q^.Nw#3/1QTyYj$7h/bc1/#%jr`$blq[!32vK",
"!2Tz1%rc.'#:A-xYqG)-r5h_:6uFWxq{-X{#x#cq!z|dP#Y_6=%S[$0!=AJL!)j0^!34G!YqQ2i9+)4b8_5$F!(u;`!,xkS",
"#xC4x!gAQJ7<c15[&^Aq*BBVf!2U$1WvzfC;BHY^7n4dzYj@QUsXrd,#7cdm!]hUPPQ.RDIl7^lQ.isB821*gQ.t:!7g(q,",
"+{<v&$8nn)!^ZvY!]bw7%s'hS$f_UKpa(Uw$:#%}Nrn){!/8kw!z|]^$r<7x&ux@kPnKyG81zzDd'dg`4Nd=9!!8dF!'7pL",
"6th/T2*1zy!]zK_6],=g'rcg_#@@FZ*cwAU#]CTs!{#tH-Vv0U'2/H|Wqg2a.NwJN+#Sz%7tj9}]=KiG*BBcj!mPAINs${G",
"5KtIJWvwum,2RJW:+61g-VNG/#==2l#x!M5#Y[%UWs)BK1n`1L!2s-5NrFi|)sU(gQM*JR*CLwu&'#hS&TZ(F<+sZ/'.58K",
"!%Tf;DzF&p&WRn;-twl96Sz1@WqhMI,2<xisXJ6n!%J]@!!$@m!&xt'#wy#R4%dQJ7Y78z4'yF[+][`T!2U).9M|$-9qu$8",
"7YiAP5a(<Y-trH[Wqg5+'h2UDstIK0!DM-}1nn]_t&D5.Q%:s:QBYzpPh99_sx3$N6:xlyQF9$Y4G9Uk86A-QA{RUK7j2_a",
"7Xlc[!NxpTA^Y*q!)<bIR]w{-3}wIq!2U)v7UDYG&_8#u20!S+!)<iKS:V7-$gb(w8$xQ]t'Azb!2U(r7KDqT(FmL%Sz[ZC",
"T9w9WSzm<Q0rsgi$@:,*2lU8^!*'JX!)<|RU4N*9$h@P}8%Vxct'}HjV1FV_VPc_,Uuk^b!ChB!!2TqX^#)3:77H#QTa190",
"]`3ScXP&p7]gF=)-VW{ISdjvP!!]L`!/Pis!!$@t&PP1n&PS)A!2i*8!9YT89NZJr$79Mu#C*zVXQr{SsVGyl6z'S]2HZLJ",
"!{0MvXUd1k!dc1V$g;wQ*}}`z!]bw:!BIIm#:A-sWs$=@YjJ283'K:V!]zJt*cK3F*D{s')XRwn+&(Ua*d}TCsh=<;/cs||",
"YMPzFQMpX98'x<77*5Nb40n=1$wRs.!)ym1!!%#.6th5l7r{}i!9YG4XRQc[&1BU@!DP7y!(xy}(M4yu!2j)_-XhRM${lX,",
"1KTn@)%NXl=2UcH+$azD-YLmh(M4bwnGsq3stC3<(K[HL74+c!!31tY+$2x-,=QYVsV2iB9z}Qb,xD]J!]bc2#:p+/!2T|K",
"4lx%P+:bZW!w%j[6v+qB)M2:KWtz3*@Nj.##YZbT0jizH76]!S77B3.p$xg8!_K_<2(Dnw2c^!isVU=`!2TzT6[_Xh!^((K",
"s6d|t!2U'4sYd.87!@866}aq'0&}/97VtL$%cC;h*Cl*)*)7rF6kFTH!3)nI$%V{X!'4ZM7*_<h40Q=484y(|-tq,BU!c58",
"3S2;Y8U!a(3J9W=!(t+&1XHiB#x!Lk,x8zU*C7FI!(.76!=AhxR,1-csX,*:%Fa_.!2Tz<!2W5@sVAIf7)9tQC|B{D+zu:L",
"7@-53Xk_xf-X<G)p+)tC/.R!=(I{&].1UM]!`H,l'mRF1(KLz^*DTZ[#i'jR'nXcuU{_T[5,w{Z!)<F.5K71[7rKQP!|().",
"!hH4QAi+bUSGW3**CM))*H!4B/ayR31/-W-NTp5/!N+aa#F)#F!C1S`Hr4TH!-8Bg8PB=qb-dD|#!zuu%SV_L7YPmkGs6$L",
"&wHT1.4@3v+|:,|pad4r%tYa)t3af&<=mI(%xmX7+*`!K:d3[P!h[BS$uz{!BGgwMt7LG:,%r53<^-'##$6Y}_=d_&7A<1G",
"6IX7]jSNN_#w|-5&WG)cWqi+'Ta::Vsh<UY8hhVD/PQYK6Vh;!<rn(:!+@lF'@79}&p3P(-VX9}WrD@M&,^UD@K'xN3{;<M",
"(IJZF6^d},#:NZ<&!Cs(!4/#B!48&B!C04t8a`WI!.^'h!&QK]!!$;v!=AY$!(pDD)170Z)*kz9)g0_g*D{u`*)7rM6n'<_",
"8Ct!^jqApUWv4YJ(Y-GCNT{UZ7r4VP!IyfnCuG90&nCRY=_UU*!=k$8*bIY,%sSIA1IgJf!K6}I&s4:$$uZM2WqHYI'nX8v",
"&pZ'm)q@nrp'u@HAD,(=!]_CL2FMZ`#x,l*&5#&!*RQS`pb1c/'P3B2!_1}U6p'(r'[qu]9L|fhXW$:k8ryrwHq/9':Id0A",
"-XRRc#uD38nLh{N!`H,l/mj&_7qlX`-Z@(0W:x.c.j_BR-;#Vd-tt;46tqHa'@t3p2G$Z$+!&L68s|)9XSkNl0%b;=$;;tQ",
"Q.j&dJ/K]P!]biy$!R0Y#^w!q%5BrbRhCGHKj4tV#`R($0k35jR,/aQI2F<}!9[0m<Rv+U-r#;v#xkTZ!FHJm756h}4|+7f",
"3gSm_4=8HK!ZDyyIdG%|(-'_4-W,9Z3dF,|!83by3dMbW!2C4y4FK@L0rxG6%&DG;)HgUv0jt#fPQ6pD7af4h.;;#S+![z<",
"74%}lSHhvXXn,Gk((lgd!&Iv%!!$@},:5vI.4|R!+|wU,pbBqx'P3I4/S1jg.WU=**H+<vy{$JV8$hRd9-RVUP2v^nWs#s%",
"Wz0L3d.GmcT%^%7D;k.;'raP<!2i[Iz:AT0#Jj@|XR;!-M}Vk1!(s=#:0*3sNsd=I!K,V:Ns'-rzY^I!$'Nt`-Vaw1754i^",
"t5/cgtRn*MtS%9S!83bkNrc[*!ZG6<tS7D|#8&4T#WC=FFvD_V!zzw}+dQ4#.ZCs97U`;b'jzDr!)80.!)&,x$<Gx.)d:5S",
"#x^F@%%[,r$4}L_t3as)Y1gpP$T<dP$r]g;%1zrT9=7)^tSjff+!|x;%1z#vsV,#:/|Z6]!2V*0Wu#^x-N{mmsV!n2-Vb(<",
"#^^LY'QM`#Wqg5b.NwCJ.5Zy.,![aPpch66,<}WW-uzzg!@|9_P3zBJYs5V4d.Qtd8Q(,b/11x<4PtkJXT[.1XR2T99+F|q",
"GcPzl!]bc428;UIU#,#'G8MW!!2m9cH5SBd-_8-#RhH8f1Ifsf!K}fJ*):DT6rCQ$6+DTqQN|6WINu99!(x|u6|nHF9gx(^",
"#C/J47tjnA#:q[!!9Zg_M#|=%!({Ld#uDih9.^tDA{R$R74MKu'LTA6-gsb*Q/K3F%)G}8'.-tC/PKy^!]bc4-Sz9F!w&-g",
"-flXs7<+U0<a4sz6v:Dp7SN!<%T.w|&rx1FRhMnq(ins&*D{ssHpZZvPpSBh7XDJY1I}:Ksc!)L)l,T+IQljl8YN^V*`^P5",
"(UqQt!z{DnnDux!0Lt,{,}F;p!&vN);s<&B:F`Pa%xrya8zll8Wn;W3,.-^l%Sd=|6}=U4QkK5$#y4i+$!<$W8%Brc(i[aK",
"!.vsk(KM$p0LQ''%6+zIQ.})G74M;+!#PHG!32|P$VUJr;dM,XtS)Zf6*<TnJ/J}xXXg=LJ*,'D=:WFL6vPDVsV31`$!t7r",
"YjM6t!h5dl#Y_6M!2kI|JMi-rXR2)j=YvQL.6I4zK,G<sXR_N41VvrnJIHi}/{aaF0T4+[!)4*G#wy&*;F<5K7T+Zi!AMk;",
"VZ;w^*FFDr)93mr+acibWtpI)8L`7'tScy6WtxpF8j}L+LqTUB+zt;-s6`$_-8T]F4A{v*2r|q9*IcB:2695WtVlH,WtIIt",
"talC&!2WXhsl:u]tVjS9(QU(P!(}pQ!(rFc#:^BJtS$hS193zh!`IIm)2g&lMmV&'!N%dxp)q4}Ar*8q#:C8:6aCa`)+t4Y",
"V1Ybt!2j)RV1^5s$H'J#N|5Wz7!qj,-`,^f!)=/@tVpj#7^c-I1ZIurBn+.6PZry$XR6`|1XJK#sf5idQWn-+XR_yP7bnHU",
"tT--,I=/A^tS!Gz6wk[4NT+;l76q1!*,&Y+VZd.=7Cw2s(d.$=-!`-T*B:hN*B[<m2:!XCQcI|Q8!l'!6W&4QC`gy[6Vx=W",
"JKI499p}NyQ.wM,Cb}H)!JRVwPQ:<7&#Zg/#aJrH6|a<+F(:967v{:`#Yqp*!)3[K:LN{]VxHkp76:P8P1p*KWtxrTRJMxV",
"-L5!g-VXz..#tId/.Zg+Yj_=|.45^8+|F3!paQ!g%V:W(6dlib)*/!jWqHpN#C5@7!#JjTCc[v-#b5|QXP&b9W89[+!+[`N",
"8n*,18rvBm6vB7c'LLQ5/p*NQWqh/!.;YW=.Wx$lI5v{w!!,L%!/@pMnD[*(G#zZl=f}gx96'|qG'fT={).;qB`PdrJHsdq",
"IjH&jJwU}rd@ua@zzI(BzzI(!2[L(X7s7x{-VS-(b4_M.!#<,P<B0}ld.UV/<v`#,10-!a3B4f^1g[3B3}qyJ2F8HD5wiWm",
"4]P/Qd.Rgr779J<dcCgX@2y]@!(x|udMbs8IUJp3f}dtGcr*1d=D{vj*F'la!$.@q81$yC$^QUm!(f-!DD,+a7qat(!)/K3",
"!+ZLI!,kAXf+Q%bF_Bfxcs&4I8HfB(!@rgNcnq-u7mX0c%qs#Y+)1k#cr;y4NI.cG!N+S;fdJ^QcpRBt8L5D_3$y/#3`{,W",
"4){<b'LHl|rY$;z#f-0@6r038!)F4<2cX)X7^ug'CfK'GcpnJT;.0Ki6]w*MCfK6aF1lgdcqllI$[V4lsV,xZ!-,g-CH-HH",
"!*@uDcqJ/w+L[=q!!$fc#=U1FsYn2TC)lxSJu+wVKSh67!(|svsYsBX%SSR8L1BR}LP`ZrLm}dhKu#,8Ln$lALS5&5Idf:B",
"#GNqFsYp!u!]_Y::8B$TA&Wh87}zA/:l.3H7#d0|7u@y|MQmm!N+9._NIX7qsYt-S7FxbisdIW62y}A,$&-'ZsYpk57'i$a",
"F_Vp6#)0g0X+2jaG'l7$PI<.CNsRVz!NQ_F8;_T$dk)iQ8Qyjrdk)pSBiNmCdkIiYBiPyi!)HpLsV$I)sX{xq!!$<G%45#D",
"-hCRPS:L-d7c2)VsfPBDN[z`N#YbV'#:A.2cs:X4Yj@QZYshg2d'u=x#Y_6:#]@a8Yj@)<)/'7,YjI,z!)/&u!(xytYj@JG",
"*J5j46zU6}D;kVs7Gptu!2h1i%iXl1$7A-zK/Z({!@1yY$txR:r:.Xt%SVf<&1.D{&PLN{7ApFD+6fv&82mSr7UFK#,pZKN",
"!)j9VGFIc$stAN26tkcMD'D]]rY6K=#:@wl!@H:[!),G)!+j=p%h=9D[JYHD!#PL;+{+Abnd@,Z-trRZ$f1%I#=&Ms.SPf]",
"75L1qP1rT`$7JxI)FB+X+G(Yr+$(|-BDf,C)(%Ld1IH0A!'%sI7SFCY-Vv5%1.nw`)/_t%*fg}u+'CXk.4@3v+}`&:pc+Y0",
"8S+:w*`_Dj!C45pNTcf)85D4f!:hZlstC;w.b5giNUjvH6z'In9mn<!6^a'U$;sC(=x;ur@7Z|=##m(s@7]jR==,W:794{j",
"BZc@g8Kp*K!#R=y7SFJ-S(dQJ!D%SN0T@&70TdhP0UN6v$(ARj%=`T=7{9i#@:9b^Nrgj,A4V3cASuG8@wwQ/NTSm.!hKri",
"7{c&'t!,9q#C_hisx.@;!]_[yGQB@5rY&S]!(b$/!!%,(!!$Cn!!$Cp!!%,)!=AQsc4AQ(H;vvWQd+va7ws<Nyzl&b!zz=m",
"$VTqtbj<f+/mcVF$trzy%SQ17rY$:b!(b#w!!%@9!!$i+!!$MP6VJQs6/hS'!*14p!)D#2!@^m_NrnC;6XT4C8|h0/!(Wyn",
"!=Af3dL{).5pJYzc2sMY91/hv:jh:8+BiMh9URQB'ji',)F@K6(ID-*rY$:j!(Cll9.!gVc2But!%yf0!)N7|sqGl-!=B)K",
"K@*X}c32{g8X7%2-71r=-7MxH77|pDt<&Lc!!$<2!!$N2!!$H1!]_U67WH#+9()g3Ba5{=bj@s*rY$:m!(Cm%!!$Q2!!$fF",
"6VK@J52l}U!,=RCc:yaa8gi]s92rtF<GysPlgVw5:FjI[-W-IP-qxjIc3GLPBmfKSc((.d!'yS/74(IRc25:):lVP+7T+Xs",
"@71HdRJwl@bI^*k!'fD[!!$T#!!$W%!!%+7!!$J$7qcSl5j*]b6]%+)2yX1K!),{3jPaJt7:F}vc2{t0d,maJ4PLRn!,2@I",
"7U3Z)jS$g5$($[qXR9GY7SjTl$VV]trY$:W!'<*mF8g]28+|4#t42rVt7LH^1|Yk$k.D2Vkk$7JlI_SNt3c1SI/ZQ--p3*p",
"ujzBm&K(lq!v`cf6b6T76p6wM!%5I8;hbSarY&%M#_kUm-Y-3!!)-F)mcxVc!)$=(!)5J#!X`mJGA9$!7NZqTtJMB(tN)Z^",
"&'#`z!)-P,!*i`XsV!;@!=BTn!)-S-p=LPt9y*Cj2FY<F8Q0&pc3NgpD4(cG7w|DP9MKQ}FDITm8k1uV6{A9P8L@JPc3R@z",
"I0/#<-qyH|9ggA(NT5Z;&_kHN!&KS`!!&)0!!$l.!z}l#*=NWl!,GWYC#n{%!C_VL)kb7v!&ALP;u#5=77*G_/)gap!+*3f",
"!);6y!*sFN-W-p(!+]|#!#CzsB4gi!DL5(p9LNtl!*-wL!)(:^!({7^!*`Hq!+[vv:l3V%#YYxdr9c1iHB(`,r9c1L9:;&i",
"r9dWAc3cD-d-${CtVlJS.K*Y[F(]G|7T+Y]-Vk*D7Z$0P7#d13d.q$'M@{}Q!C6:Gc2yG'9pn<r7<MWc7<W^d8X{.j-^[_7",
"!))DiFd9p(<B.bl7r!IY7||{5-baI%=Yv3gG(A$6sf$Ia-N.`P!)Ywl!@|Kfc1xg,7B=-T6z0PC90hfvIzkR|9/b'MIzkR|",
"-/np84G/Sf!C$.L!+9u_!+08g!)Z0t!(zGC!):}r!*Lm!c3v#v:cV1{,j9_m!%X{K!!$<q!!%dV6th6X,pQ=U!*,#+.qiim",
"c2g3r<fZLa!!#2X",
};
static const char bitnet__spv_screen[][96] = {
"!^'LG!=4:Pzz=(&!!qV5!!0HRzzI.$:S,[Y6FDM]1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!{N`/#xU'3A|_<);cd[$",
"@;#{mCnS0C$7A$9%@]}@$CW];)kPB4$B[FW%|FbL#Z_98#[#wC$8_*F&[$|PCnzKH%6}3<%SZN;!@'a:6}<&}$B44A@G[Z<",
"Cn=$A#x#{7!@+#F$Cy=NFTf0KCmtg;%qxVPCp0UI&PVlJ7x[3r!(xpq!(xbl!!V2W!!V@0!!SmA!!SqC!!h$H$9G_d'8`CX",
"CpNlM'LS,J!@'uB$7bSN!,VSB6X!w%&Pb[(!^H|B$CR%SD8L$QCngAG%4GLK!^ITT$F50`saTt#$7K-_$L7qzv8*_)(+9F;",
"(s/2M6ah`{'lL1x@<Qz|Cq$/S(glQY)p+MP)2C5M#fv$D#d3FS6Y2QB))S[=4Aq[6$7t5Q+i.6t#]WTM#]y2W6YhH9)FaKU",
"-:a%r#^rBZ.45=!/1mp[.T:f[#wv].#x#gp!!]P*#:9]/#xJ}3!!]].$VU'7#xs97!!Sc1!!U6;!!rXy%4G37$zzs(!#0q/",
"3$v&)#YX}63`T7m%rc.(6:Py6#:NV6%42iG4{l0:%UI^N%U6Ym!#p=vsU|[{'.KB''rjW/@Vq4idDvjZdc5w`'N-#6'lq&b",
"!^%JFhY*|m(K)LR$vwV)#!YBf!$B,M!$M{q&1L^x!$X%)%Tk)#'LK'|8m]z!+]X6'Mu@lk%tG!H&r##;'5'_h'4(_,!=4%C",
"';hgb{9S(D&#N=]'1#,A'4x58'5jkC'6]BM'7NwW(1}ZJ&|W#j,:K-$%ZKkL/R*ds/pif`!`N}]G.^@;$7K$n!aWp4!du#{",
"7qa6}.y#&H)J[jp!#<Cn!@ydx!#<Tu9lzuR9sY{R:3$=w:RAL|6tgNN93^,h!#;dj!@yuz!#<J!1iB=:2)a&^4_5xh;*//;",
"5$wDh;0@-;5'D1z!(;fu<+b8N<DP:y5F#r8;GaCy%zYz!&w`/&'67&)Ja7!j=AMlV=I:w$=fSP&:SR7+BSA=d8majJ7SF2`",
"7a0XJ!dVlx6{|fhdmiuxg]26{$!s@W)-6ryAw/mt3I!n+B4)WF!/UUW:I6Nm!([(F-|/v!#:=`aKX@5(.S^DR!!&7]KX@4d",
"/4w'|#wztcKW}AR7#'u[87Gvi$79}d!(q|:#,zxq$W;q*KX$tj6X+sx)m]h%!.m'G!/UUM!/UTu7qa]l!!+ZY!!4a!6xXgh",
"!c!#D6`{+c@i:52Mp8*S{8tYwDl|JLDvRx,F2z;7:U@K<zzCB[6Ggg6BtcR@'/UC$'5LXP'5V_Q's<yT)k]8nXwm+(!.m(L",
"'nF[t{+|)Q6^P]4&mkRt&vB[N6|;x=!#<@'!#fnKD-vwn8@-#<1,dNS!!&7i!{!WD!.pHUK]q[C*qhz%S(u`3!]aLi!]aLj",
"!.n]BKY[yQ*`n+DWc`^w&W;r{5QiJ|`3|$S74Y^yKZ{20Ai2}{DrLID!(!;T!%{y,!#*#w&PNlMA(R'%KYZ(#00<Au7T]{A",
"7=hJA8HNv&-7X9UWZ.!27C(ZV'.])J$VUV*=dBdY,%;9D75+d<8p$KR5^<mg!.nN.5^=6tS('C!!!&2-+(LNR-^*4r!%RG,",
"!6cxJ.46#k0LLhq#-u6*!&v7T&ugNf!0*M0!C$Nl!B*)C$VY*q!.mXnNT1Hzg]B0_h![+`9LAi9NP,jb]$Kk=-V|#J%ut$[",
"KYWA5.IMak.5;f';)bF[8IG5=:,y<37jm=/W3`sC$V{9r.GTzb+{S[m^:c'Z#]Caw$7B_R!!$<z!=ARV!)6!8!0,t6!%W;,",
"!!5B1-VXli-]`)t68&R]sZ.CWsVZ0V!1N7+s:Q9y*BfDm!H6jgMX#'X7cfLU!BT`1!)xg(!)11YBa+_;KYC63,.(c:@GAVd",
"#xrI=C1}.G!!&Vz%1[`_!^Mx8#YZp]!+|/P)FBnfs6cwYKY7},K_bDC+7vYj<BV}IjS5*s*a%^<$S}0:&vpWF!@N%:#y1]B",
"!!&Px%n8zcXjF`y%sgU.&Lw'=!/V;#sWB_^!/V)#,%x$6!)3NC-VXDh-v;MQsVp1=75g9q7kUmT!A$D76v]=,sW0G3+|kcN",
"!^0WW.40:3!.mYKMqYW4+|.Lz#YlaW!=Ch@%ZAa8C^mMc!aMrP*FdD:,hA)T-;:P:/TL6ZKYXGW.INf..8Pqh,$,`n^A5@3",
"1L*fw5]7M26&X{b*J$W2$H-F-!*$PZ6|LXykN}ru5x2rT!^bxb!ciu'76n2^bjB9x!HlK=Q.jI3K`$3M'Sm2[!]aMC!0,rW",
"PTn$GP2BZZ<R8DX!`H,JsV%:=#icKf4:2bcsU|Z.!v9N/:&RS=P3W'P$F=!PKYFxp`6z.0%ZN}(QM*n^7ba{&/PG$J!]gm|",
"-H'6u!(x_k!9DK-!C/u(*D#5{'Z6F0(/1kvNT(li$fA9X!(y[+,xFbk!6YvTM_Q5(!/VQ)!/V!r/#r|G!{!mc0LFNr%F,|1",
"!&vBWI/nag!AG$XJ%]y76w0_i(t}c[%})36*CMsu%%aT#&59/gL=xryCW;R)!(zMFG4pVI1IIwtG(07|3`X)I%CKB}!Ku(:",
"KYXn-9dPP}!K{l3L9MbL1U|]HpNW8^HmG#`IM(N!L91DX-cMTA4.$bzs[=.f!.qDx!m]g$+}`5Nr9hP^6vvAuID/_(!0*M1",
"7u2b|P1{x:7.mT:!!|xs9yYTq7GW+@(QJ,'R,#IJ6u/1XA75n0#y-}Q.5d-'82G/IsV+i{8#as/4#jwKa./Q8KY8JcPSVf)",
".4@9Q0Lu%z^VY_<8Pqq-#cv7;-a2;rP1hX06|rWd8L#5hWmIvP&un8jNU,w&*{CK3Q'jL@Pn`<7_qt+#K=wC|)%LvQ!/%Z+",
"76Dbh$8zH;+{3SpXk6@ClK{p7!]aS{R+f|I*CCk.XIR;-,/[T6shZkbsZ+G#Xgn}aKXyv]K{I31KY7c&!CdD:`raM3LWhH/",
"*}xt]/n$j|QkBNY7(fPXPnc5$*B;;7!.rb0*BfDt!.p=DNT6b0!.l`r#:Ng0L4LY$/^r[{6^8[g6]pr];G0!]Vqa95!}f@q",
"%SUHs!]aN0$:!nw#:=`}6uCDy94w2jQ`r4r9T/ls#:[@k6tjFi6u87TMwLndX!rLa!{!nR6YVAf!A/Z&!)!)`7dv9b8$5-0",
"%S[$0!=AIZ!)gZl!/W}YMw]%R8b)#p#ILnG6c};D6thB+Y*dVz#ydq([`=_8!/j+s*ByRq!.mMk)tnwq7:YtjS(a]&$x<YB",
"0M]T,%r`qh<J)`t64W/u!)3z96h!X|5-u4A6acQ=6v+mrJ,`hc`3lB$6wA<D7[MNkYKvWJ-X)Qm&53-]KYWD6.IMdm75@iH",
"5:Cu'NT6XkH2s<96y/GV${mUdT&(BXPPcP[R,8aPS&#n-(:$G!!!!.(:2,b+RJfS=8Fji+_tL9.%SQ0x#$iu%)cblG#[jlb",
"<}rC1FQ47<8]T-NaSizp$Jbcw!h2MR6}U4:26bGR+Lu(($7KZ3!]aM'+.i:}*d_X,KYWsG.IN,(/3]{IWv_;T!N].[z[}w}",
"nby4-;mMG/:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nDY[J*!=7*p!=4(!!%Ru]83BU'*`qBy!)/X;;cRkPf}R,|.ZMsQ",
",:3G2-7Mx<91d[B.5nQh!#<+u9lzhM8at{z!(z&7!H#xJ%;dQZ!&lh@!&vnY6zP:M3gH4L6];[`6[-`,'.5dk$78)Q<DP:u",
"4*gJ0Wv=cU79DT2).<Y}!)m8UBS=2w8m_ag!*|tn!)'ZI!*,{I!)9{R!(z^KKX<H5@^+vLfB#tx12&'n!!{(!(/U;0-u#(s",
"8atn{6zbwL4=P:d#C4$[KXAV35_7n<!)zf]!!%,4!!&Sc;8JdHJIP':!,pWk!*,T:!/ZM=!)#!u!*Q%(!)ha%]]:)&!!$Lh",
"!=AIu#aT14WuCFN9@:LVA,Ucw7dawX!*t3h;8JikB4&_C74(cZ;8K*xWx7n|7PN3F@R@i9<w'K77j'n(-N{`i[,G`hZF2If",
"!)qui!)h%n!)Tu-$[3IGsV'dH!C/xT;8JbP!+L1#!*y$B-]_}1!).sU#7ckp!(xiTr]r{2#x@xl$T!I<#xJ}wsYnH{!!%C1",
"!!$TS!!$M36v77+#Y]v=#D_JXsYn187SFC^*JAnDWv0yM;8JWg8[N9]#YfDmH5@)S6}+v:*JD<2Wv[(-6uua,;8K$`!)6%4",
"<B3A:[}YXd[}Vmp[}Vmp]zqB@<x[LH!$v4);8K&m!)'aK!*w:j!)Jn,-VlqW7P0WB'.iv!-VjC@!-1r18cua3<DP75-H'6d",
"!g$5U9f4{x8'Z)j:$Qc1-JNc9[/csFmg3#H(ID-RWvuji8Dx3c8Zlah1+#i;*J@Ix!*F#W!!$<C!}5HU4:ZFa!*F#V!!$@A",
"!!$ZK#YZv&!.qDv!)SG)!(wSHWukVN8qp_+!473&!)#q0p$MhM!)!'F.'J{Z[}WR}7<J#GWukd:5,cuz8'wKTWuMhasj|;j",
"MW#sj!*F#Z74(Y];8JhY!)-+7*+xydNTXHy8j,2Y!#[Fz;8Jw8!*,82!)={qsYvT^!!$D#/|Q$$6}+v=kN{m676V)[;8Jgp",
"sXmu%scl3=]1tl;*TP_8!)+2@!*#&-!7*6H!+@rX!/Xfl7Z2bZIz`=4WP+@bRh8A4#/S'!!)STa<b@{Y5:-NV^wNLM[B.gi",
"B;/Fk:;Ls%[}Vxp4]P/QPQ-`-#/S&1KZ0A;6^AQDPQR{F;Y^[)QkR:7`=8F('%c)7#/S-g=zmS/!!$Pi!!$Py!!$IY!!$wi",
"!!$Ij",
};
static const char bitnet__spv_survivors[][96] = {
"!^'L=!=4:Pzz=(&!!qV5!!/:0zzI.$<iYbKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!^0V.#xU'3#x_-4A|_A*",
"$'5-F!!W+<!=zS3!@fN5'TBx<'LTu5'LS-@!={.KCP7VFC1%SI(+'8R!@(:N6vCL=$8Id7$Cl<KCp0XJ&PVl;!@*X7$B_MJ",
"Aav1GCng<F%4;FA!@+/J$DCYWGp!fT#[GiA$BpFH(Tyn]CpXsN!)cFl!!$;v0jb1G&mji:'.*s8'LH|M'jg)P*${uZ!@(PU",
"$9Qfj'W}Z^Cpw)R(glTP!@'xC6u;h56VQrT!j2/'6ab)7!-Tym&10a*$DktaI,:@^CnqDGNT)dN]:B9RCn]6D!@$QtCP7VN",
"C1%SR(gbGS*}x4T!={SWCP7VRC1%SU)c^d_+ztSh!={]ZCP7VUC1%SX'[=@r#^6+L$W[GP!]]S-.4hK]%r%H9%SpTU!#F68",
"!$-R;!#GC`!#:$5!(2:2!]qI.!|$$<(Q<d3%42UH&2qdN!(q&82-R7*!#D}d'NA.Y!(q;w!$/2%(-!-9'7X.T(8Y}y2z(*+",
"!$7&L!$B6}'.<{W(1.&06mr!G!$`M^!#cm/!]zRmsU}3/(+ZP)6r',a!%+a0!%3lB(+9Pd!xF[!,;vi`,aXLx!{/Yj-!tA8",
"$7J$n-92,l81;G.7;[yl2H*s|(+vi4#3s1j(gdP$8m]z!/mfZ44]d`K.r3)%/md#|0.&xh0LB9'!#QQb&Pjll#:dC^#_ZFT",
"6tf<{7SMcU!'6%S!/_)Q3}r:j!!+]{!'U7g!/_&P!!=j5!'iFf!!!%!6zYB8&|Jgm!)'^[3CypQ4]P/N!!SBp'6#`L6];yq",
"%5uCR5[2{$N.&_z(Q@vw';hcd#^j]%!,jds'TB.s8s_.6sV$1+!#mjR!#wq/;2_'0!,jp`6]RY^%r)*F&n$.!%y)(z'95L4",
"6^ADl89CQz5B$RA!,jdQ!,jd=!,jdb!,jdY!,jdH!,jdk!,jd3!,jd28m]ziKAD}|%z:b:&wAy#%y{R!&!UDJ':n[I$`h6B",
"/pLKj!$/h#!|8N0DV!^U%x5Uc&wU|!'5tr'%y2/R(U1q:%y#X,&n$${'5'bi(pNFdFT|hW=(_$,=F|X(DMwfr6`u8S)(/}M",
"@D!/,=!t3n%{.N1&x3Q+MuM4=FJvfl@z(C(A%HkUAA-$+7!TJ%%sIM[7zj[YLZ*C|'=PFt(23hh;)kU=DL5}:'/+y^7qa:!",
")RM)q!#=/A!@zQ2!d'iZ6tf^63hMp'VTr4$$XYP)!-*xFVBNbzFvD_R)kN+mVTti&VTtkqDN8S6;4&Ya7qaw4Nrz{1)f7^H",
"FI9`2'jiF<'5BQ8's<yn)k[XDPrlJA7A.xhP1[XU)(u3gCq:5j*M}+#!%HkU!%RsG!,}n58z0c,DPI-|DU];,<UrSz/1P]d",
"7qgNs!,k/!!,k0UDPT_P*aLPJ,Bmjl+(s7)!)<RC*`sYy-mYq+#:m:(!,k6W!$&a*74(918*0k06uu`574WAp7+G8n6Yc|,",
"!#R@P%44Dr!]`kf!,mHp6w5.!!^:UcBS=67FL/*U!&&hMDR!x%!&SI|!]^pV.U'Q0#wzVh!!,:h*`dqa$[V1r*p&m6$z*Iu",
".CU|C+{]bp_7iNK#zany0LMy%!!$@s6th3:7190m$@Qm]!ByWS!B*/F!z}l!+@]!L;(dq3(+*Xj!,kbf.&XHv-Vb'i3}{VW",
"sU|Yw!9Xs2+!=.L-Va{`(QSKyHjkU`,ZDHY!a:t1NT1H=&Lur@!.QWF%44D'#]CTs$79`w7SuS)*B:ui7r#i<6YFiT#^7<7",
"#[2YI(ng%*!C0gp!&ZA;!=Aa|!)b@I!)8i,-ZT!L-ZSVvDPS1:.IlhF.7rI[,#lLhs;lV$0P.ArsV$T(NT_*&sYnLU!agBz",
"T<v=B#aVciFM,-|!{DY)sV$SH8U=uGHg0;^#}KLG!]a/N#=&Gq#wzVv8Pgj%DX*RyPgQ=;l0T+r!^&]k*^&3M;(3p07*Y=k",
"6v^0F6wcs*Hl'|S8#-2<$w4U.@Z,x|q*x(+7Mu5D$AWS3!l-p+!=pZ47!X|-,K4(U!!pT%!-+yh!#(){!,kfh#YX{a6W&4C",
"Bxr}D6z@4a#ZN#_DPQxs)Bj$)PQ`lI!^'T.6Z)iL)21=GFP.$*'h13x(gg0X!-r^VHlPkl6ty-nNT^5&HmL,&,<iGi+#*hi",
"84#V}$X'sM-W#6f4#.KgsU|Z%*J/hI%yj)JPgSM8!}f8nsV$T(Hp;Gu!&+8l8|T3S9k:t5+{<gn/1:PbsW/Ua!-q|y.7fWX",
"6uD64!^w.U!&QiP74(D-%Z@}V!aLv2!|FzS.SUMw3B6!t'TBGt%ZPML/sgGZ2MH/Z!C/kw*D,;|6&tfh2M!VA.'p'!.F&)F",
"sXmLI5GwZwsZ,vI:PT0R*b6iz$S}0r!C0LIl0TK474}jY9]+V[sVB7j8PSW/sV6/LP1wh!$+'dRPgR1B#:;x|#Y]LgI0%h4",
"$85%q!]`kT!]a/P%$]Hz!-+Ab!-rZwP2`a[#[{BU!-tqdNs7a_,;vc&+!.,_)q,dt.4TDZ0M=@&&p'K['2/XfHf3R@!_t@N",
"#KcKX+]Y[9.4J7774D-1FI]2*,Yymn!,2CJ6Z'P!6YPq*6H*@#!CRJy.4AW|,!yuV_:U7',]<k[g]5)!R,&h88+AW[+x=[*",
"]<uKy7Bb3Y)c_3%%42'x%9uL+!,k7-Hjpby:'pm1P1nL47YU3}qzF5*8P]bx$ttw;sY(^pkjfZ|DNtuHDrC(wDP2an!CdD:",
"!-+6}F/CZb&R<$.!,ly/DRwiY+2.k.6uC@$7)&cf,/=S;Wm]X%!{!8(4lFiq#x0a0K^*`$)+vR}!{0w:$@zHN!-+uW9XFpQ",
"Hcs[U8b:|lDQkr8/u}z0!^c0=!,l|0NT(sQ!N+S^6VKT%6th6l#C7T[9jZi9.78f-!-AC:/1@zh+!C0b;G/$5YI6,*3}{;2",
"$xYJg%qrq_!]`l16ulu*%WV'q#Y];:=/WJ@Gh{:)#Yy+tFL/!r#C42s:6%!d${lWv:UB7t:MZ!9sai[a8<iCv/n$l|<+kwD",
"7#BXpNrwr!D]uT.#@@BWDUgJL8&{yl!z|wRNsj<387JG2ZF!1'6[/WXU8&G$S(WK0#&6H'#x-$5#:rFK6j^%k%&_cmZcSKB",
"#aM!:I=(`B!*N0;#xC4x!fuAi7<9u1/]sl66wS#2#P=V+!,k3nDU^%)+Rqm<I]V6U#:=#0!,k8QRhkhR!2+j}SdsCvHfH6L",
"8cBWtI^q7V$tvSl*avHl%XRPz!]`uW^Y6QG%_A-b+|'|x_82w-%6{G%.Z;Iu7+p,(6vT*=2+jwP78U<'!Di<z5wm8FDPSgk",
",2*kga30nXSdJkU93nSh6zbquDIhC#4%dQJ7Y78z4'yBZ+]Yhv!,k7u3Js2|!)c1T!)0rP,%Hkyar<$j.4/Z!!CdTP/X,dL",
"7a&bxJu16gsx2L;sx.T_$XFMQ-dDV|-X68j%5wYq*ndhw2:xvf7quF82()^3!#pRI!H$W7&8)$DLqW08LTPuFDPV=h,,jLU",
"bS(_%NTG[L9ZZWB8#-,mt%]r=N+D6.NIb=iMnB]XDPVLlPw6+xbj<y%NL/z,NjKkFNLAnA/80^S$#$x&12fzB!)plG!)<NB",
"Pd#+y$fpQn8$(yTt&PIZQ`x)@R!70zQHd)a!Cgqp!,VtxJ|0N;!-!ic*BAdK!6'nF=n$uD!*!Jx!(}DB!.JF*$78,a*bqz2",
"$XM-R6[v:g+}A)g(+90J6uzF6RhFr{6|;x#(1ti]6|*^t-9)N-]*4V0!.cGm!6FLXG5vv{#zahT+]Yht)FAWI7$RVL75Iv}",
"7quB=#^rFT,aB$u7D6ZI!%#Y8+]XN^(L/`5+}`5N,]|A=*FxS4*GLrV.|TNN/TRAN785*}S]TS^!(}Ru!&Shs<rPpm8mbNS",
"$_]*L86wjl#:;jGdc5C.+#*h7-XnDsF.X4*748j#-Xh&5G-j6/(lDRP+=Bx%&*S#3)cbCs=lgyq*}{k[+{<W1_7@wuPgHVN",
",:41J'6lP](-%]W*DJT&*Dhf4!,k-i%&iNm-YN(7+==pv#fzYY!]d,nK!W6zSGA3xPg[Dr6y5!',b-)Y81,_8,wrPTJBmp)",
"7rUJL%9yx6#y}UYGgG/|7r|kR7:6*L*CW-[&C9/J&rvMq1ka9LSG$B=6`MsJGt2VB!&4kuD!mh,#b@_NDP2hXQkHJP5L<u5",
"!Ad[cRh=z}KfDM;9Y_MH#C4+D$^P/v7%/zgKfv{3K{X<.!)#M&!7}RkNT`pK8${iS!$[/s%4gfF!,k7}DSZ$$7C9p8NT4d{",
"FvD[vPnk2U'jz@y-VRLz8PJk6.SNTL(Q&GU0.(P+jS-:{#zaau$WBb=*C8hw0<BW{!)%vr!DPa+!)3*<!.Y@x$]+listA4^",
"2j6Bm3$zTX#wxDL7%vAh$VWUk6wK6A-v=v4!8=#u+!4(H-Va|g+G4qv9[M:N!Ix:V&xbFJt3_=_Ar<y/I}bPS-aPa9PQY33",
"=@NxAAS}5p!_Q*U7@0y'%=aFABS;(v=]S2l(IGP0FPtS+t:#62t=qnf!=^YY&mpy=!(S`h!!$Cm!=AKx!)/F'!)23y!).yr",
"!);<{Ck8D*!(s'`$[Gm|)*=0^*Dhh)*T!S&6y#*c.8)'B,$,`nQKQb{1L*ixt3_tJDIsJC!-,@uDIuxw*)6R8Ta'v^7SI3|",
"lL04vRh:q6&_W06!)I-=I14[z*aC%G!v/0!8@K8fNs1^D#ZCA40j})aU{|t[7hLiwDUza4;d=cx81wNS7SuLG74uUs87xvW",
"K,;z$,=<d4+]Ynt&nbMm!]a/'!,kyz,,DvJ!@cLP!dz'96ukx1*aL]N)^qF7!%,G=&@xlZ6yvIlU=pt|,kU[}(s]y%,=U0L",
".45su,!*@D_9vYw*cFsLR+g@7/`{{&T@G7t7aTDU&AM8W!/1pw25fuJ!)/#tWuWUg75Ivx4M{x+*bgsn$9/$Q99s&l-WMsI",
"F-fd)+#=bhCa:Uz!A9zV-VlbfF-fn-6v@l5DW%'s'v{]H*D@J}&yVnz),.4zHcmS/9)XZ_l.j[S-YUR=l0Sq<91.Ji)kXJa",
"7AklI*$|&z@;#{z!`R-^*}{vm7dxHsnF:w:-7:':6{;P!$g2p}U=c+Q!!v1K*UY`6#ZPcT3`WA75%h-_NT(D=1Z5xW==5)*",
"2V#Q+8KY1pU=n{|!C;!GNrn&$2Wdm;#,W#7$tvSm,;lLF!^'QD$Y={y%45}z8Q1'71R,+V.4@ph74N33'T7y}#i%^g3}|+L",
"Y(.0m!'%[b8xlTp@:)ZGXTC`m&R'^zY2:&k$y%)&sV$1W+C+&:M@^mm;fNMan']&a,iS-lFnI)I$xw`bDPR4{.Ikaa/1db!",
"FKq4,U^(FY!(}4,Bfn.NRJMfDqBP)-!wW3c!]`/@!]`l9!-!7:!C5YU#:w=%!-!7;!)!k}#wz=F!-SYC*JRCV*hht9ll/{y",
"%5MD3!-!7@!C6Kxq_+W@'7#.L!,kKr)g=yT6tiN%-Vl+dCAC0h+$<=g1havw!=V_F&11z`!]a/Q.f+id*dL#'!,kK]+%[w^",
"%qq;X#c[4i#Yms]7xp|BHfgC<8xtD},Y_6q!$M{,&b.!5!]`uA/1Izb__BRL!KJ/}M0r7Mz]&PQnby4-;mMG/:I0C#{(N_x",
"DY[n)Ii0vgHl0tYI<{:l{)%&nR1+7R$x3C9'.,dl'.4$=!={+JCP7VDC1%SH'jg/P!@(7M6v8F;$8;|a$&N0ICp'RI&17b9",
"_=j-|+Dcz3$C)hLB|1SICnS0C$V_1C!@+;N$'MjX&Q!GI_`@x5!!SZZ!=qL6_^P.8!!hS/$9nym(TyxaCpw)R(glTS!@(%G",
"$8,mW#Gq*K!%JYwCpNpN'L]3F!^I,G$Cy=ZFTfUXCp'UJ&1BjS!^IaX!(8AS!!$@l#YZrr!=r9C!(pI3(K_)F*`Z+R!={PV",
"CP7VQC1%ST*}x.b6.WZ!!=4(!&pR69'/p*-!'QgHL+(Gi7SGa.6tfY274&g409-$P#C+_l;*6t,;0<`k;N;g{:Rih$5&w[f",
"5CcDa8^R@*<$snH<$nXq,YRQ0-u54I<DHi(<aSQtDMzta=(^ns_=zA&DV9|dDVFVM!)n7h=I*u):I6P&@:0y7/PYY<_=sia",
"&x:=r%{BhR&xH^-6|sNg%xa;l`:m1)!#9z:_^pfc'4G@-'rt^Z(,D-]AW)8B!#B*N!!$AQ!]`N(7{ThR:rC_}!5-6{_^cFu",
"@@{Wi&(]&}_`I#P7*@Uu9p(mC7^1Ys!5g24!*JjM-tlgM75nCv6]Dg]!!|{t'Bvk*]zSm#7=:GC<t1T*5x*D$Kj#nN=4%!!",
"!.2C+'Bx(-!*Vw$!).vqkSbw!8'J<s7T!Rr;Fnl!At|(-:kg@0(ngN:!#jD574(df'BvfC!)r4s!)K`G!)aGz_^aJP+!77V",
"8u:3#'.=FL!)vT$!+QgSM_LXk!7L27!C/h*U@-}K9'iSR,aBQC#y8f<lV<nl7.F},%h='K_^8;P7x{=NmHtpF!#-y}7SFnb",
"%+a.1(n]7/6u^bk_^FMd7T+Xz6uMDqI8i.r7T4_t6uWKr8@l06_^s_t9ki[)@s{'^q<h)k!!YX{!!$@w;'un%7XNPpC(=%#",
"749$+_^'<H!%hw98m`8D,YR[P2/*&.%4WR.s[5F9PFT_67&lDA.Lt[v4}]_6&9<@Lr9l:b!C0+<h]$w{%;=sYP2ZZwDg{08",
"!!1<y!!$I=!!$zS6th:z!4lxiGN+5`7&B*,Mcuu&!)+dkamIzCF9P)B!),=}75cHP:AQY@&PQxbNrYS.MFV8r!*H0L!)D&3",
"!)6F@_=|18*Y]$0!),jr!0;nb!=+!!!7&f7!/nkG!)h(p_D;:C75+cc!!U^n7b/WT#:Dqx6th:)%;9d3!H1&X!*#4-!)4^h",
"!.Sq_74(8b[`csx-tph$74gP;&7|<t6Ww/F4p9[=#:=+@6uMK{76P[&!-Rg<Q/*l/!(IRF!=AH%12`.}!^Nz`!-..V-dc`v",
"1.nw`!-+_`*fh!/+'CX3.4@3v+}`&:]}S)J*'hRF!%k&g!!$_3!!$Sr#YZ|B!-SZZNT^07<&Aw=2'z[T+dYqu7WMC[.b60a",
"sx2qjsx.^QLIFRMFFgX'05!|7NUPl]!,&zG!=AUS!)Iz$[B/6wPQFNv7A.BP!D%R;0T@^K0TdhP0UN6v$7wgKG%Bu{GB`}S",
"Fgb:'NrhD=G`}!rH!=3LGFA<BNTTHA!j9'{7}R78t#xN&#C_h{sx.@P!]_].<0sj=_6p#x_ti!07g+`aAM#60!&Q<9:gWSd",
"+)gY'!)J)l!!$Ys!!%!!!!$Vz<aAp#[B(-p3ps!0!)J)y!!$H2!!${!!!%($!!$w|!!$Lv6thqr,alsV!Gh2gNU89i8FcmS",
"!+6}|!){:t!)FSbamIzC8PAwm_Byr%8BkkC:]vIz7,%au8Fd9+7%X6^7+)(4dg+G[P]D3Y[A{'n[AxYkf$TM0fArW/]zS-n",
"i6fS]f}PkVg=L=1!qF1&!)!|4!)1F`:Ij*%;Br*+&;3@3;BqNpI}b!C-`!b+PQXc%=@NxA;%Rg`!)J)`!!$Ad!!$Ha!!$Af",
"!!$H^#wx|mt<7i$7zS<M7Hrlg8Fc+F!)(Yh!):Pb5a]1P!)J)`#Bm/Vt<a&M8Fc7d!)r4s!*mq|t7Nv'!]_Um;1.^m7LY:/",
"7L1!+U^-l5:#i45%4]m%h9r@%.xaq&!)J)y!!'@}6th4T_@P,WF$^nA;:,BxLb#ViQ.}047cr_H_M[n[8F7H]9(Gz6!7K:F",
"!z|a7+WJm/6u]+78Fc-{_B<I'87Is*04}f/9Tcng_=zXM9SY5-:*yHhV:sW@8Fc1g;dpvCYnH3T8Fc.;@}<xB1QD54!)J)z",
"8m`'H_BhHR96F5X<Y9b;AhlMp_ASZK9$t[_99D3+B/9qX!8pAX+!5_u!!$Um!!$Ym!!$Ys!!$Yt!!$Z7!!$Bg<p8:l!)J)^",
"!!$dy!!%T}7SG'i8FcPY_AB%&!!!!m",
};
static const char bitnet__spv_ternary[][96] = {
"!^'LC!=4:Pzz=(&!!qV5!!-2RzzI.$:S,[YJ#aN]1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04#x_-49kKH$",
"!@9g1=^Nn2At_.7$'50G2cz{F!=IF*#x,j0!!]S+#YXg102Q](&Uayn1+*942)^Ip1K,=p#xs97!!]j2%qnNA.X_Y*3}t0N",
"!=|Q})F@Z{)chl$4=15D3$ul55:/Dt5:6a5!=|_)*`Z&'+!%5,(IDA##z/,F!!^3@)c^h[#]8;I).s/j!!^D`+=7:g#{+hP",
"!!^RJ,YRcp#{T%T,%f&S!!UlL!!Us_!!Up^!!UfZ!!_p]/PF`&2.inI6tp4Z!@*#N$@xZ;:NX{:2/3.N81+]q$B4LG5_mN.",
"2/RBR9.'zZ!@)N<$<M}+0Rcx!2/y]V:IADM!@(w,$:iq{+DZCr20CwZ;cZl@!@(Ax$9'dn20d@<<`W,5!@'wk$7jsd!Da^Z",
"2._kI5wsvZ!@--R$K=p9Zi_&62.6QD4]YNh!@$[b8P=Y_6VIm56VR+X'50]@#aJ{a$!s1P!!U#Z!(+XA!@*dt*hjXR#aK,1",
"$#G`Y!!_5`3$up<#}`Kj!!_Cd4=18G$=Hpp6b!&`CuQ-$74/=`!@*0+$AD[x;p*tw=)7qs#C`}q$=@67=,DA|Cv%N)8mgq{",
"!@*sA$CR&5D8N24CvLi-:+$:3!@)l}$=LBnsaW=m;'|XN$L7qzv8-6x,,`i]#aLS$;MlnwJCMG,7qbV)81#$};cS,<9xApW",
"=(x^-G.[i:#[gNC#d5Ul#aKBW$a(l$!]]S-6a^W!%W}FL!#=79!#F!#!#P'7&1Lb;'Lq8<!]]`18m]z&BqZSC!]]cz!$-R<",
".xd72!(quT&RXy1&2SkM$@li'!^Nj99-{97!_UN}(In}x(gbxQ4cXj_)(6BW)c`Y(&Rwwv'l`-gs^BJ(!$tNT!$}_+'.A:W",
"(01H-##TBu!%<hW!%Hyf'.<yl(3X`U.rq:i(2]%M#$n4+!%z:a(-2Q(!cd7.!&0If(-G^,#BVY4!&DLb!&N^N0n=UF!cZ12",
"!&bjl(+9D#!d%L8!&vmv!'$!W(+99##B}tB8UUR^!'60'(2T,f6luCY!'L*B(,5t_-P(W@!'_I`(+9:Z!tU({!'sVb(+9PZ",
"!t@x{!()c)(2S0H#!1gp!aav50.2Aq3*W9=!(x_m#$g:n5wksT5`|ff1nA_+4(PRb7M_}QlL-f;4cc@U0Sf<`67hD86{4aa",
"lSR8`!#R1F&7j{<'rTlI'5'p8(2*cM8s|)|9GD,U!8HSL7;f4{#$Z*-!(r([kQt]1mi7_G-|Y}x.r2NY:&#@|ddRRYkR$5X",
".r&7jg]5J$dcJx3!)'CC!)$`K7489r78q1_74MUw!Z(T46yg:M&P`m$!w=wF!`%HZ6vRl|($^z&nc1Y3$:rrTjq@Q[jq@T^",
"!#Mc<!#C]0!A!ZIndti@kQc5YN-wYQ$^NJrMnB(BzzGTa67)`g!!5!)$^^$s,CGX^N,+JB!!svc#<!|P'4-2B!bk%r6|yC8",
"'c_8mndvz,ndtdS:QH3NNrFm4p}=mv7^RjY6NW;7YI-=j!]_RV8)F7_:1gQpN-wxF!|akWbW(m@F+0.#6zpiZ7kAj7!(z`Y",
"$g0mp!z|[Q5_!KM]]S6l7Z!!#6Ggw'=zp#lfB+|2Lx`=wndu!jnduVmkQbsN6Vp$k!#<+v+]XNu{9]-w(gj_v8ik}0!du#{",
"7qa6}nkH-S6VP5H9dug+(CaC(8g6<Yl-[ix6Xjjq':',,'93(t'7Nyb':v4(#GhdK!8HIM!lId,7ZQiVf`2R`3$}HGMmWv/",
"dc<kzkQ`MPkR&.36u-,-(6&CW33,BI!]gq}!#</*FvNi[7UN_hJ%rbx)(7};I$8$F:I6PAI=.Xp%7yq2%syp56p'M.82WmM",
")M0aj'N3sdsV+b23i.8V!:lXD&!Lp3&{QbM%y|uL!:k*[)5#X,)FI`J!#@2$!@{SSkR$=&sVc&[!:k*v4'qs|mg3dK$@!q.",
"3djXKkW5(H&mw{&<pMJt!=SF3!90$N,7]rs$xs.psXSM%pAml^NTQG@kQt]l-!lNLsdzx@!c!&{7LpiKKtxwz7YxX['r%@9",
"'yK|q.ZSrDsg-glT5#^XTT@itTr^s2!8HSM(:XFtT3f2NU^uWv!]inA8,Fg:%UAj6U^|qg9L9j&kWhIM-#&'Ul=QnQ&%k,x",
"'!mtp%y}}n0+PN(0+SF;&&4U$'#70t7yr(S!|W_%ZfUIH6Xk+c6qlg<%1cn8stF.GkbmB5kbuwdLy;60[U[cU!#An)!@}0(",
"!#<V%NTCr`;s;yb7x`Dp8!Xi=ndrVu,aNS{6{;3/5:ASy.v1x=9L:0d!9N/9kcrV`&(k*X'%ls0)03&9a389}:I6Q/aP.wL",
"!9N-`$$/Ig'0h[%7</G87[/8k6Vf!x+!llH%r%Tw)AfJ`blr67:I6Q4c*gKW:I6Nx!9N/F#*xTv%n8zc%b+k|cimU=:I6Q7",
"d'bi^!#TYM#!Z9w9q}8Y!]tk{&uq9A71)!,9k$5z$^wIr8PK-.!BJRmQkH056Vp)42sv8{750L;!b.V(6|d5[6uaSJ!tU.I",
"!!$A[3RTkx$9&X8!9N-[!9N-n!9N-q!9N-p!(4U@7rAwwKt]6G2(MyTsnYX|!lz}}9L:'d1nL#2MuB^-9jY9n4H)fp!b'dn",
"7489T)/Q78$@rD9!8HS:93c[NkPHI{91KpS8770s!$.6:!#<7G!@w6|kQvq7!`56P(FugmPQ.C:!#Zf|7M7Zs!$r7R8mf:X",
"!*<_z+.xh:-Va|wjw<&/.S{NR!8Hg6!$r=T7SKTX&WQ2JlQP-h*}xt]/n$l%<BBrLsV2i5$!t%akXI^n<!9$d!]df$!HGx!",
"mru|H<]v3f-!`-T*BPuB<{6_3mmmLZ=:TRk;f,81sW&@=*BH:l!90M{8YXda!J/t.!(z00kXT!`/1;&b+{IUg,[5_&'LQ7]",
"I(kar6Yd^B!N+Y=kXT%Q7qv-)m*V|JNT1B&lMRh.#C6S^!8[}$!=^XT-VV8U!8[|s6u0K=#^^:`5Jwn[#YZ[Ql-wb<:&`F0",
"01N3P@u0V.!8]R#*B<+^!8]X%!*Il%sV(Fq!zzZ26Vp(A10#-.sVQ|A!!,:N+!%zb1Jv16$u!jRs_F[dl2hZ&.<JsG+{gir",
"sVf@M*CCm{7TA2J8#X4NkTb`.7!qiT+*L}a1J&Z.<=Zu-!kM+77]JFx<aSQ*l2g.N1J2SW$`@ZSs`%&kl2hn/.=)8S+{]bp",
"sV[5K*C8gz:J+(RmlSf[C.C^t#a=A`!{%p-1IU_KsV,g7@5F(91s1BMs`;u:@s$.81s:IQ@YRdZ@Fr:0l2sQ|1T&djDh!JQ",
"BMZm;1U:SX6aMnMB^U[{l2iU!2nJI{saCzRD)43Kl32IAG%:'<D8h8IF&0_F1S&&JAa2xsDvcaNG#,|U3'0DqGBYDL=zn`!",
"!Kn,+kU[4tG`wT7!]df$G3HFW!8[|p!918<2Rt8[sV2i7!Cfq&!906=NsJgd$f_S+mrkvc,aL<}6VPWH!9F!`PnKt-/n.-7",
"+!.-y6u89;nm,^lA4L)pnm02Y!(xbl!(pU*$7K],!))XlH]p:,+{3Q36u89HsW/K2!]_Ud9UbM[nm5ddH{/c4&PU:h)/]=-",
"p}lL{9LC]|AHAPMP1c]GB&_M=7SCNx&PQ(u6tduT*a.5:$9uSz19*i7NT5<Z*m`&/%VP1%-X)[Z)J1#}!9Ns'+$PUU74uXA",
"8Z$r@'Py0Y+!72.6w[(R+Fhj2!9N_:kRz<w/WJ^K!)Q}076[(S!BpTJ!(yfV-(S3V!&ZNc!C;3S!)&f^-VY2v*`]6SngMnp",
"+{*`M!C0wJ,z[^U,^$Ud-xtxc-ZrmW!.{6h81$Z4QM##X2d#%l!=W-mNrT=(/jZnu!$ir{stF.VI{L3Fs[HB{7BRILng.i:",
"sXrd,KSc%T!]hUPNrx_L!!qqm!8IK!8nr[,,:]Z<r:6U;#Asc|&ms%#*+Q@t!9NTy%l}n+%86jdkS9m8B1HX$$:#%}Q/*R#",
"#,hUt!)$+8sV%$67SF`*+!LS_-Va|y/_nC|sV(%<!!!BA814LD#wv{b$VTqy!]^}G#C4$VmlT:K7SWAq!!/)z!_Wk<74N[C",
".7#(60Lu%z#YviX+%i^n*D#5z'dph5.@-nN+#Sz%7tj:]s6u9uR,%NZ9.Kw)+=a^Ar9wA1#Iwbq!8Hy}+N8*pNrQdf9ym_D",
"7^id93hCp)0+&1H75!_BlNl]P6uw@KNrQ1(#K&2..4@3v+|'|xsWC{Z*Cl+#6`Z9asWalM!%{}@!bjvU7qm&n(JuKjl1U-T",
"39XR]!8HzK+|/:NsXJ7M!%Tdc!!$@m!'%z(#wy#R4%dQJ7Y78z4'yF[+]^[2!8H|R9[B5P9qu$87YiAP5a(<Y-ttC9kS@0,",
"Q%1qgt3gU1!DM,Q1nj12t47Ka$T4V@$rS`C$8)w1t7L`$6:xkL$u)`,4G5*=8t$KuBZ0;^*!Id[2F95_%S^(s7s<]j7r{('",
"t4l)&!8Hy|,$=&As]'^s7uU.X&1/$t&PN;^&2+$'t7Lt*t7L]K$vcV;+|acN*^8@S$@F1n8X9J:!*!v)!)8K#((d'2QcF&x",
"&1.]$(+(ud(ID-,(,#_-t7M*0t7L]R$vcVC-Xw_a-X2k]!)8ap*![v@#F2CQsZL_|6fyc-),K',!!3:w!:iGul0X_us`/tm",
"!=W.@8<g3VKtb$'9]$vB!*{8*&PU$c&#ZbQ!,;hU!m(C)!(xpq#;$'x!]df&7c)#1RCf,x!]df,<3^VA7:|[%!9Q]]6|u*$",
"!bVjz!BIIm#:C5VkTZ8Ang7Jz)S0J;!{%i-*ZfJg*)$D(ngMGUB1I,D)*l0AQM*y0#7csJ8PH1usVS0u&vB[k:h!jIR}a/=",
"!kx&{7rafw%qrkwsV)`[0]zXk(Q5VGSx%SK%:gz-$7s2c!By^N8S*W6KtblA&AW;V#x/#]QMWVusX,hC!8H{XkRzUxkYl%|",
"#)rp!kS,iAU![w1$:7%@Wjs|=A4Pz,&7cU8.SRa:!]hU_%49hGNT_dh#@,ck!afkN'nk_}kS:*BB1H|:'P3F3#&Ww1I|YgG",
"!)RS-(vbrm!)RS0(vb}C7rKQP!|${)!jtkIJ5=$MRi&sB*CM+.*H!4B/hmGq.@-nj92AL2NTTh6G5vy]-]3,}##$m*R,v(r",
"<a!/5Ji4+gR+f^TkTUH|R+fWR89B3pt8M,0!C03A*Cb#x&iz.9.@-nK+#4f{USq01!Q3rxstF4u+1mhiT7Vfx!k*xK$uz{!",
"Jrz81t7LGU,%s&8V1R4N!*N<<.(;[!Ta5@b#hSF^kR{TzL:ym:8Ph6m$7=1w#FdhUs]m.x7vnsW.PsM5TCYQBD;uBZ!*+Tz",
"!)0#4&p*S*-VX9}kSw0,%Tl([$D'SX+3*P{5<8lH)gM`j!]d^rZBIn*A4Q33!:iG)sXrW('0K7LSG!^s!.v[q!)P:[!&xib",
"!!$;v!=Ac@!(pDD#gP_t)*kz9PnT41*Dz^&NT;l#/T_Bg5i7-W!(yv38m]tc!GHB5!)pbJ!)C&sQLw7599GQPl.jp@s`0D|",
"!=kmS6vT[V%sSJf1IpKGM@<2a8$rX8$:raH+!Qj|-XxM0'Q8Dq!8I0)'lr7p!]duz[=H.6!]qI(3+r$#[!'!k7SM]DN.b6r",
".@-nP.U883!':7z9j[,+.4-t^7;%m/83D:(-$csQ's4k+,&a|z*JTY,#C<$M#_sn%!]dvZQM`^W]:@u%sYsL<.=m]5+!/$a",
"-['tG$@NX@sYpHn!86)}.8D1J+%`dY-tm8Y740Rb@i:!L2.|{C.uZXW!8[|p%T:1]t3c=}/5Vr.#]CZu7!0s1RI|d@sVf3@",
"P1mj]%[!FM!!!B7sV(+h!zzl.#c:v@0k35jR,8hR7V`;kD.6bc9.c/NJ%RT5-[97g#xkTZ!FHH]756h}4{7uc3gSm_4=Y@N",
"!D]ujK!`Q&'njgR#x$$H-Xg:h)M9Sq-[lYwj{Vt64_)LZ83/dDM_nVR!!!I:)HiQU0jt#fPQK|G7rId!#^j_<!`[IwQkR/F",
"4mL}k!8g;|75}%@S(XpN!duK+!]dv0&,M(K7U:K%$t}tJ=n6w^(/+}5kS:-CB1I#<'P3I4/S1jg.WW8g0QJjltVkixl3XuH",
"tlQf*LDK+_%y-fD$7=2'sV(&PsX+1_(:-A)!.Stc6v}a+-VcBdQkJNxtYt$)NdjDC1IM%wsV7CjH3Ggd;-l-*G.ftV9$|pX",
"tS*FiM@hrY!Gj<_%;hA-%&MTv8M+D.9+g_2NrS$w88WAntTJ*S9hC]utVm{+tVjx4NrPS4!#pNC75B,T6|f3#$xwh(NT:fd",
"(,|B[&@xvX!)&,x$CI7c)lr7C$$5H0%7U%q;%_Q@!!3;'74w@4-YFW9-VZa,-f9i]6:4XkG%KcL;a;kDng10[7<`|[8c`X_",
"5=jb9sVp2;!8J#M-9m[SsV&TI-Vb)T#^^LY'QM`#kS:'AV:t-v.5Zvf,![aPsY[2}*GBl;<=wNR!9PTa<=}:l$vpstsV(GR",
"sX+1`S)@3!Nnnf*;nYUbVZ*)M8%(g:XT&*uG8adn%qn`'sV,hS8}:^=*LI,q!8[}#Pafaml2dv*P^1mysfCXHl2jYc8#|m!",
"$7UQ)74]-Z!5+;{1IS.u%TfkB(gjg(Qt([94ng<:l3N1](M4uB!8]}j-XhlV-btS]:x/r]6XTy7#](L4l2fX'K!V8pl2fkH",
"P1sPY#(v0@$gP)L9PSrbSG%#)5<bDFS=1,/$7=1t5YL!aRIy6/B'w2_a./RG.&bXm$vC_8##)KAml!;I!_$<6-{_wD!,y!^",
"6{arTSG&zR!CbQukS'S25L1{WsWahF6XVTB8q<;M&uha#Z.mv$!FgavZM`P9/k/(s/PNL^+P+<I6],+b#C4Bi!9P,07^Fmz",
"$Xx@#%49Vy!n<&lUQR9lsXw`lbIIy(XT&<a5lU-2NU!IV+|D]'!^9_V!2S+zIPS_ZW,+z(#{{D8l2GsGVsARd#hz`C6VI@}",
"K^^2M&n86L8md4jGF/^/T%Si432b)rNTW:V75+ci-7[N-WmQ5l8W27J%8$`d!8[|p!8g$#7%f`'l2d}G(1}frlNm-+(Fmz-",
"XLm.dl2n|,6i5J;'@t*{l2f#.D]Y7Sl0Y9@l2f202ca`SY[&y.!&a94TCAs86[3{v4nS$3:jlrV'6C*&Dr2j3;F;K2P1dBI",
"0[LiIkS(H5!(x^aSR=1X!6ky@7{DmX,;Dx:!q{gs!8Hyq79Mj#f`nG*ZF'{qXs!)M7quB%g#!}N!`H&@ZYHu,lNn;.Nr[%n",
"27#TF0LB6J.tai+-VYDB.u_tG0+QFD015(]@|)xT6VZz9@wlnV6u&-;+z}SrsjGw86[s_@2M=xW6^By%R!._{0L}3D^^sd}",
"!)9@f0R9a_!z}&L&qV%-!#TVLD[gduNTBWB7w|D_6yq:@7x2RR!DTkf-k'nL%<S}F1NU@@+{#3H7IaSBtqW:A7sljJ!#RCV",
"!'a7&6thYd7YU3r!#)}$!!$NM6{ky'%;@mI!:k[}#:w-44xb+v*DTX#NrRW8-h2Ry.LA7f0Q[Rj.viXPkTj;<#@d*K8%d,[",
"1h&sQ/n&x$$^F&pmj[nQ8`cX1Pn`498*w:v57}|NH}nU@D@6f(!#|_l!|&=}i43uu$<[(&tq8&QiSPu,@;VgJ!]ddq_V4tm",
"tu*Y7QM'/B9ymUh7[u&QVxh<uF[/WfNrZNGs_H7z!B@tP*hiUW3jyn9!*02P*FZ;:!8IH@,LY^rTYKT:$``JJ!B*&l#x!)'",
",k|ga$7=1Z7r!NviV)hz!]g:u8#u|/B:}d7#,Kpq!Hz-/%Yq}5-txu13=i,p<@&.KP2%UG<^@J2!I@bH.Zdw#<{aFp-!`-T",
"*B:hV&mx.+8C%9&sYfpwsk):,!C/fR!8Hy|)08#,$xw}kkS9c5S:p9`aP&8;Xr=BGtsmlD%6`Ix*Cv0,SxN*(8$xZU0jx1c",
"RJVAR@,h1gP3RrV!$l/)<pMGJ7$qDjP2%zH7kKh=anI[&l3/2/-l!wkGN**B9v{0U=h&i-50A3c&PQ!*!{!G2!Lri|Sd[8^",
"-XGH+mm1!G':%l67<IN+mgpyL(CAyGRi,(W@[p*|$CqV[ASj/:(FmLF7|p4@1*}zFNU$w0-)]V4!+1@*!)CG}%u`Dk#xaS{",
"tS$Ib7s(^M#YZB1H+X)k6VP^HS)$Kh7b/V6V;15'*a7nQsV(0{pDjZ$#{{FTS(WWiFvXla84!+I-7q#Yc*dML-@A_}%tYSb",
"$V]d68210+1g[zQ6aFC;!(!8w/%7pn!Adbd'5'N476ARMTaya-Jj9ZV!)!-I#YZp]/PHFrX5-r1n}vj$!(LjW74(RD-W6Fg",
"kUy8:7s)5=n'T;,$77iW3$u[R!+U{j7SFK2RhQa#*(mL:!9DK6Nrd#jsV2m|5,YgX'k:aQ!9%I`#,qyY!9lf$!C0%}41Vc3",
"WuWln.5n_$+}}8BsY;sw*FdD5C#Zql!({1[!)6zW7yLRs#GA9f8mfIR6|(wM9.HPr'jgHv*}w|A*${_)u1=[]mr_rL9g0f4",
"#Ylal!)Aj0%0hyN6tu.FBZ-1tsVpQ}QM3-n2U9#^!8J#5M%%m#!!/^B!!$^}/C+Cv-W6y=pFgMa1-=rX!8HzD-[vVs0Q2]Y",
"#[^F--Y-fX!)u[TQBP.T8p&(z!,l[#5,nVC!)9MBu6B4x!9lg$(XDf3)gDm03G'yx&tKZIBTbp<SYnK}3I+Y[!8HtJ&6G4q",
"!9PCBA4L*<u0`-i_!];{!]]CJ:IVTG.4`wD,!3GG.+Yfh+`B573c@[&4F6K04aX/zP2&Z:7yWKbq]*m.!$Q9_!!$ay6VJ0C",
"$WngTYn4Lb9^HiZ#!l:[!dRq87480K&1FC]Q/QCn&a18:7=dcbsV*a.4RDpG77p&X71XD8*GKTjBs(0+,Z'2(sV*y8!&GwT",
"C_/(DNTG)R$f_R]QM29,%DR$RNT:sL-Gz-|'jg'$+Kp`D&rp<rkS9}=B1Hs4&S6{-)gJ6=*F%{J*dbsXNrdGv/XFs&Ql8a&",
"vgZ!)!)]sU81$^Gvj3xZQMH338MxP|,axQ1!)%6]!'Y{1(<b-16z/^*8nwD4(IFK6!L#KyY1rH/*'!4r!&vHp!]_^u9i*!M",
",YS^G9Md6=wg-Xa/W@'$%CaWv%49h3,xb6^75Ivy8rvBt8pKf%XrKly9N[<N8shxK90[G./&quY,=Y$R0M!/)&SVU@+a[(t",
"kS:RPB1I7F*F(iK6]htt(nTQcsYn.2(vNhkNrhR]+FJ=G6tvkQ!t68KfZ:TDl23qc3,6;cRhMaPt.PYV:d#f[!/2'$,M6ZX",
"#aU``&WPxs!KWB_V<MRG{7(P105RBg#a]ps:sxJt%zM2xV[wD8']1/K6|Cf@sXk%Tg7xkDkS%/,kS))GtmbDngV%@Nh4t!L",
"P29HTiymFH!%vM8D%vgz$15kk#d.MQ!VqiCS(b4DhqJP:!*938:xb7DsVP%HiQ0Sr-Y-fN5!f{3!8I2;5Bfmt6dcf)#xA3w",
"!9DJx82ZC+xc)fh+{px6'sI$S%kC%C#!(c9iV0{r[hI2*8+Ucq.b5flQP6'n+x{&W#{l{s+{S[m74upI#YYhb7z9sPAtb*a",
"MuT.%Q/*JQ0@c=^!8g#s^C@=#8hf9j3]}#_-YL/TL1BG@u0_P|!a.vlsX|j7,uw@|7v,4m7!JA!uSfq7!.;WW!A&]SU@-I{",
"73djkuSfq7!#fWJ*%!&Tl7q<)uTWY(uSp4J*dh}!-56Lc!C2s5Yn:_#KGg&C&up]H*Cv/{H2U/jS*;*j!M8)KQk[8.2BbjZ",
"(Z3B#&PPr'9Mp)[HXDGZ(+*z<*hPLa-Z54UL1BaI!)`6uuSgsDjx&TauYX}^/MNS3/1G9S8SZ|G6tqxF;;h)L7YhP5Nrnm6",
"$[$rR#'5D80,+Ln/n-q@%8|Yr0LF%I0.AtB78yZ.6yS(;/DwP5&2Q_q&TTQ+$[9Jgjw<&_ubwQV!#pTR@|*gq`='=(8X!Rd",
"'..1|7;Bq&P1^M2%(8Q_7qtSV$7CNT!%5I{6thGj[h;zP!^w9x1GG)q!}hL3ng/8b7@$51uP-*5P1x_(799MZ)I]_m2(&DF",
"'<=JTPQ7Z]!DicGtqATFuU!}5uU5-g@AYD$9h`Y4mr0ul8n0'[+@=2;sZ7K`!8H|YRJ$0d&#Zg2RJ0YnMC+<i6{G0t%4dKj",
"-!`-|:kv%fNT<N[!9/S6#x-<C-|(5U!);c*VZSv8&1t|tY2Y8n$4j/y+%GU93!}[43@<dr3^[p4jx,t*uhGK&uU^Hp*BpLK",
"!&Q<<%SSW#3{yy<4;9%u4ZX/<rY_cU4;9gv!(z^6!8Hyu94aGI2.u2;PnM7puSgI.ng0)2uShTml0XPSuShQl8@utp!)/#t",
"-VZ&47SwaD4^W{$5WU=!652Y&/8*F&-VZ,P-[RJS-Vd;#`nQ1Nu0_QCuVd,AuVx9,BbQk57$h)x.7I_]uRgl-uh=3rsl%9y",
"c(dvS.KNukuRgR%uh=3i7+x!k*W:K`NT7n66uaSm^&+<I*@Cz6!]d^pkVN!'s|)5F!#|_k7r}JJ!{+,p&$/GbPQXS6su/B)",
"34;.56dwJxsWM^}/#i94!%.bt!!$N&7SF^l&PLmn76|RF(++:s7tQfLsX##1!]_sP8$;&F'|yfw#ZKNX7nj4%8/*=L8MHI&",
"!84yX7njz$8MIX4#|-{/5=_Zk6|2s'g(LN:*G6KD*UPKB!$xR[9L<:qS(c/N!fIXpuN|wf=S'Rb-Y7#g-VZG'9JF#:u0_P`",
"uWL^#*3xuU%6{7Xr&ZxQ!@xsHM0r7Mz]&PQnby4-;mMG/:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nU'|3[!=7`s!=4(!",
"!=4(!!=4(!r&whZ7xnzbsV,165U]@D6z/^**]T^$rB_!r+wnLR7_UQK!#fJ2-4+6@!)MC{rCPrd6}(a@f}i#5r+[TX6Zthg",
"/j^6)6^rk(1'y`t!*sgYI]B,AsV)`^(9'`!NrJliq=RZ|s]xzg3=2zl;mtxNI]D-a4GSxj6]Ws%4YJ:_!GHI+r+q0qj`1#K",
"zzI(!#YbV'#:C5tqqKFL7Ajk3;S%569Q^]A;J0C/1+$HAH}ct5qfR%s93dLZ-^_y}!,5fcBP.R}!9NU*!9RAtsV6im!9NU.",
"<u9Wt7#Ml{)kwuw!%N#&!$X(1#:;dx!9NU&#=:m=!9N_6HRGxq7l$tU&}!<M7<`]-PnD0c!^0cH6tp7;-#!=n!%m4I!%^qA",
"!!$GzL&v]yCW<9)812T{7UFKHG$Rbi9Yh/{Jw^[-!'SXQ(@xT@)crv/ra/^2KMFpa#x-4'!)/Jg!'F4{1bF';j;<)@75S}]",
"s]y|_*k=Tu!aWq{c1s(m+94bc79|]*QkK#I$7Jw.)FB.Y+G(Yr6vsuT0A_`6)(+,s1IJ@(!'.yJ81$W[-Vvd31.nw`)kL32",
"*fh#J+'CYJ.4@3v+}`&:sX|U{*FG02/|Q0.!*,@4!)Z}/!)NG<lNqL38i.g(&WRd|!&qi!74(<-0yL[:NV,u'-[mY^-Wg<q",
"NTD0Zn%'Xv0rb5ZNU^v}!,N6S!]__T8;$.1!#[K-5Q8Qb#:BxW=S'8q71kb984J}T:Psq|'[]_-n`c{mp!%(s!_(cP8iu8f",
"sts)@sx.Ak!`@Hf9*IQkp`V0xq:<Pnp`=kK:2Wy*-Vjx.!)Aq3qx$H(!$@M5!!%iX!!%-J!!$F2!!$F3!!%-K!!$L6!!%pc",
":gW[<LS7:i!$@Ll!!$g774(P-6XVMDqHPjG:n;z`PgHsLPgH+HR$u`T;.u<P!$@Lh!!$zY!!%lg!!$g79.!nl]dy<h!1//Z",
"qGm1w=ma5y7aDf5<,^)X;/$jY!$@Ld!z}95Fd.rZkP1H9!(|<g!)QK}!);A|!))F#G%N/pLZ8d.!$@MM!!%lY!!$j]6VKNd",
")$i4,!3,B5!)TBz!)qQ]!<<c_7=JYzqGL_'shH_qXIR6@I]B*@dc5C$C0x;MSzY0UVqM,pI]B*.I]B*F!!!!s!==+mdc5C*",
"#YXSw#YXT,t3dtU81$^6M_nVR6Xg83)$ha[!)&K%)C0^97aJU`qH*kvshH[p9:4w.+12,$qFvAK76P[;tXblI!!$<%!!$F2",
"!!$gh!!%0FM#Jsa7tA5rtSRcntVjPP)$fM|*!l{I*^D;-+;#W1*`Ys*&Q&NWtVkN:-]@{0-Wsnb7498x'T;Xu%x_r7+zuFQ",
"qHH%p=jX1Y)h'yc77__Bth7qy77__<81S_s!BykQNP{N,77|sFtYKJUtVidA!!$<2!!$A3!z}<uZBHYJ-tkxZ^wbXqP3+g_",
")$fh|(Fsyq9.h3!qLvkm=pm^17H^_d<s{FvCb{-+9VUtt8c7;lT$B|=:]&rrWc%3kN`0[Q!4BA)I:TCk^Y0ArRB!]W_7#cG",
"A{p+d!$@Lk!!$g}!!${(!!(YSPKCGna0d{$aP%<2amBH/I]B*6tS%}q!!%h(7qcl})$g@c!*1u'!+5,BqH+.:9l)p:sWM^w",
"8PAy})$ffD!)Q}0!,1hL!*4y(!+Lj4!)8C}!*5#*!(}=-!=AT!'Ta0zqH5@ssZL]P!z|r*dBBQKqGiWh8rD!P77jM2Q.b2^",
"BNvZd(Fn_FqH)CbsYd.H!'v#9:gWX%/PG5FNTFPK;yu!5cg9m,7tx|MtqQWMP2V)p.1|^w!L.nd%;+z.qG,XR9n^SVtqG)=",
"!anDg<ddw_a0d{$)/N:z!$@Lm9mQ7.BS;q#qGh|[*Mgkg!*W/s!+@lL=lInI!$@Lv7qcq;fAusw9lx<z8:[zx)$g96qGb0[",
":`%qJ9v8w&;<a'4C}+KTqJ:f+-)]V+!)C,u!$@M*!!$=Y!!%3a!z|r4ZBHY}hwHIK%SQ1Gi6fS0*J@I|!$@M(LGCGS!$@M0",
"BYGZ$NrZ;4)$g,y!)sS<!7!#a!,Z%Q7Rn%Q:C=lB7MUw8=}@5(I]Br6I]B*ItqC*s74(aG)$fa{&n=[@0nX{28PAxm)$g[6",
"!+Q}Z!+J@G!10j7!,d+R!)T+s!)UP@Q/Pvz)$fbAsV&)X!!%.[!!$^M%&_W-8R^tm)$g5G76#q<pAkp87UbVWqMf|}7PN2d",
"r9fcLT%{&88.5NX*RdgcR,.X.!%TkV)$g]j!+rTI!*Rb[Ql7b/ASt-#1p3}<NT;#Q)$g,`*$}(YqJHxZ:9]ch(vNhVqGgD9",
":FB.n9q9r7%42p#jS!z9um4AfvKqUcwHlsn%SQ2NtRxwTp`+^QI]B*9P2-jF)$g)w!+DQl!*d:-8kwdJ:G3c`A:.%2I]Br6",
"u0a3nAtadtNT=8v)$fRhqGXRj9]!PfwFjU_u14Upwd+xu!(|_pwd*sl72{ZLx%Hia7Wl+l)$fUr8NL1R7k$MS![ja-!!NPW",
"!]_T]8N`=z7j9{:!]!L1t3c@DuN%$NuN70I!8g&iqG=U/*s8(Ly{@GGI]B*8K{yd3qGIUC(Z3B.qGC7D9mQ$2HhK3|!}:jw",
"Ix4Knu1!HYzY|u%0k36Du4fi}!},+$w(Mf%83@jmz]-jK:vKf=u0u8p#:;kn!;H.5!J0$#!).lY!{&gt!(x_W6VZ:W)$fkj",
"!]^jC!_{`b74BX'6ty$k-fF6QqJ!g|8Zva}sV*J]74(aU)$f|274u_wqG%)j!=gI=7}kmJ#YcC{F8zXU!A^VcPnKlI)$fTt",
"!(xpqui7|8uPHyauP])f$78%xB$w.Qy=/p4p`+^RRJ/D<)$fbN:g!zWCAC9T7t#`hBB}X|sV*J]%44YvuSfm@uSgpa7'5s9",
"ubZ1nuPz;l!=ATy!)`|S-VX9_-Z4gj/WTa6%n|U1&MT_u!_{`d87ni8qGsRN7s1347s:8|7U(5|qG%,k!A-NR#[Z6P$]u]+",
"uQXdyuQlr})$fQu-VXU|-[Pt#-VbfPQaKzKtqAGBuR$%=uR6/)$tuZ7Tu^.RTWGT@!(}b7uRf*zR@*dW,-YH)u_Q<`!z|]F",
"R^HG<sV)`Q8m_rXu0d2l)$fQL!(xXi!:sM*%x|#d!$@M$;'v$pP3+pM)$g@;9.{z;'TW<t:-7H[sX@54:I8K#)G2j8*#'^y",
"*@DhS%rLb}*#'5/!)v.{!*IWxNs-vF0yLK2!$@Lk%44a=uSp3luSfmT6wm<4uc`mw8qZs8!!!!!",
};
static const char bitnet__spv_turn[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!,A/zzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*A|_6'#fv$D#d5U$#Z603",
"#xiK7!!k7@$8@zN$&MzBCnI*B$7A'3!@*</$Alv8Cu;,|#:Dh-!@*f;$C)hCB|17@#ZK-6$7|H5%|FbK#Z_98#[#wC#ZlgA",
"4@7$t$B[P;&yB,S#Z|N;#[A-G6X&:)-7QfP)g+0Z!#N}5!!z`4BqZS9!]]SL%|('G&PaMM!]qL)#{=uX+]`k:$76Kb,wq$v",
"+z}tW!!r-a+^SL*!!{3A+^]S(!#(GY'Pf)u!!+g6#!Wu4f}Q6a&WRBG!{/Yj,k=%W!=KT}6^6im!@xD<!#(yS!A%ks!#;J`",
"(K){+#<!4k#[==l#y]Im$8zSn/RhqC/Tj0R/TiB,/5K:/*)KZx1g[Tt76p=p6yI!T'2m826[zLQ%s^Pa&n#`q%wl5m'1S|6",
"'4Py;C.CX9g]/8|-vQ/x.5n5_)+{*P!#;{q)fD'[.sNSD/p_*M-wDx%)Hlf]6^M&B&mkR!&vBZP.qjQd&vBZR*i1t`/8@/k",
"!]^yx!H#{k!'AYC!%S:c3'upl1jQ0w+%aqT5;,94-ZqdA!]_6$#:;N(!(<9)/3z=v+&+==*`n#'.viVS!]_K*%45:S!+dSL",
"!&&hSA;mrw!$`GQ!]^pV-8k)+#wxl0!!,:++{!9f$_5z#5:/Aa!+dJ#!+d}ZABr3r#fQ&$(iIRw!'j'(+!0-w*`n#J4-9Q_",
"@;}tJCmj^F-!`-T*BPuB!-gf[)M2'|!^;<H!.PQx!))h';nKi($;:L`AyL;#;f^==!(H3+!C0ZN*D{s(*M#;%+&#0x5DLf4",
"NTHWd*P-]}Djq%)7Zp8a!BT]0!*!HU!)36:!+fUtA:,8b7&'l85[D6/(,5lI!z}TM!/6dl$H$4n#:D}|67,/p-VztNAxYS.",
"Qsi{23`h51-VnvQRFqGf!+xuN-g8Ia'nk[fA:@Mz.;bhg;)bF`.CZDs+B$p8M3r32*'hRF!_1jQ9VLkqFh#R<82Tw<HBI^j",
"8==6IN.La@!]`Jl#aT0a$9buZ*C8ft!,ulp$u)RG&PLRWLtI**75vUIP+-U77b:)W<B9s3@JzrD!(|j/NsmlZ8!NcR+)Z*2",
"P21SD8]09k9X;:n<ar&j%ut!VAyLM(<bg22!-#X,'LK2T+z}MG9@Y`h!]`JL=InTv<,<{*!,uB6Az*TdPqD+W:I:3a!C/sr",
"*H!4;=h.^{0nh)B.uxRg6gY&k*}xud/85*AAwA%s/ZUJz#%jquAtsd+#C4/r8:yfY85D7@!!!!M",
};
static const bitnet__spv bitnet__spvs[] = {
    {"activate", bitnet__spv_activate, 1088, 1244,
     {{0, 1145, 0xF8138156}, {0, 1145, 0xF8138156}, {0, 1145, 0xF8138156}}},
    {"adapt", bitnet__spv_adapt, 736, 772,
     {{0, 744, 0x7A3D7CED}, {0, 744, 0x7A3D7CED}, {0, 744, 0x7A3D7CED}}},
    {"attention", bitnet__spv_attention, 13152, 31054,
     {{0, 14176, 0x73BF4693}, {15679, 13932, 0xEA4D0171}, {15679, 13932, 0xEA4D0171}}},
    {"attention_prompt", bitnet__spv_attention_prompt, 9576, 22003,
     {{0, 10217, 0xC0A9C5CE}, {11106, 10048, 0x2483BA3F}, {11106, 10048, 0x2483BA3F}}},
    {"bytes", bitnet__spv_bytes, 6152, 10628,
     {{0, 5092, 0x8EE4D3E5}, {5348, 5031, 0x9A447EB1}, {5348, 5031, 0x9A447EB1}}},
    {"carry", bitnet__spv_carry, 884, 903,
     {{0, 870, 0x5E93E503}, {0, 870, 0x5E93E503}, {0, 870, 0x5E93E503}}},
    {"choose", bitnet__spv_choose, 1068, 1210,
     {{0, 1176, 0xF05E7C49}, {0, 1176, 0xF05E7C49}, {0, 1176, 0xF05E7C49}}},
    {"delta", bitnet__spv_delta, 4572, 8034,
     {{0, 3827, 0x3B8300B9}, {4054, 3766, 0xC19CD48E}, {4054, 3766, 0xC19CD48E}}},
    {"embed", bitnet__spv_embed, 1560, 1758,
     {{0, 1682, 0x83D4C572}, {0, 1682, 0x83D4C572}, {0, 1682, 0x83D4C572}}},
    {"floats", bitnet__spv_floats, 2988, 5279,
     {{0, 2530, 0xCC435EAC}, {2675, 2457, 0x7147F9F6}, {2675, 2457, 0x7147F9F6}}},
    {"gates", bitnet__spv_gates, 924, 1034,
     {{0, 946, 0x25DE0882}, {0, 946, 0x25DE0882}, {0, 946, 0x25DE0882}}},
    {"gemm", bitnet__spv_gemm, 11388, 21332,
     {{0, 6384, 0x0E314F7F}, {6935, 6317, 0x3D479A7B}, {13808, 6852, 0x69A7FE77}}},
    {"gemm_groups", bitnet__spv_gemm_groups, 10760, 19394,
     {{0, 5781, 0x7C7A3E21}, {6229, 5714, 0x66885AA3}, {12418, 6373, 0x292EF934}}},
    {"grouped", bitnet__spv_grouped, 8724, 19767,
     {{0, 9119, 0x0FB8078C}, {10037, 8871, 0xB3539210}, {10037, 8871, 0xB3539210}}},
    {"head", bitnet__spv_head, 4652, 8832,
     {{0, 4218, 0x787CEC59}, {4455, 4157, 0xE68C8E54}, {4455, 4157, 0xE68C8E54}}},
    {"heads", bitnet__spv_heads, 5776, 9860,
     {{0, 4750, 0x9B0A9E92}, {4971, 4681, 0x9DF75FBD}, {4971, 4681, 0x9DF75FBD}}},
    {"joined", bitnet__spv_joined, 21588, 57733,
     {{0, 23273, 0x6B190D1C}, {29031, 23037, 0x08CAF34D}, {29031, 23037, 0x08CAF34D}}},
    {"mix", bitnet__spv_mix, 9280, 19349,
     {{0, 9103, 0x0420E6EA}, {9784, 9034, 0x7DA13754}, {9784, 9034, 0x7DA13754}}},
    {"norms", bitnet__spv_norms, 3200, 6046,
     {{0, 2925, 0x35CD4911}, {3049, 2868, 0xB1DB7136}, {3049, 2868, 0xB1DB7136}}},
    {"numbers", bitnet__spv_numbers, 1748, 2200,
     {{0, 2028, 0xA88037F5}, {0, 2028, 0xA88037F5}, {0, 2028, 0xA88037F5}}},
    {"prepare", bitnet__spv_prepare, 7840, 15505,
     {{0, 7278, 0x2DBEAE20}, {7920, 7038, 0x91C120D3}, {7920, 7038, 0x91C120D3}}},
    {"screen", bitnet__spv_screen, 3804, 6959,
     {{0, 3355, 0x9500FEA7}, {3500, 3284, 0xCA8CFAAD}, {3500, 3284, 0xCA8CFAAD}}},
    {"survivors", bitnet__spv_survivors, 6332, 12245,
     {{0, 5873, 0x5DC3F1D3}, {6160, 5812, 0xF2B50A30}, {6160, 5812, 0xF2B50A30}}},
    {"ternary", bitnet__spv_ternary, 11156, 25165,
     {{0, 11404, 0xC3BE2E90}, {12728, 11168, 0x5D977069}, {12728, 11168, 0x5D977069}}},
    {"turn", bitnet__spv_turn, 1048, 1195,
     {{0, 1163, 0xF87E3937}, {0, 1163, 0xF87E3937}, {0, 1163, 0xF87E3937}}},
};
static const uint32_t bitnet__spv_firsts[] = {
    131089, 393227, 196622, 458767, 393232, 262215, 196679, 327752, 131091, 196641,
    262165, 196630, 262176, 262177, 327713, 262203, 262187, 131092, 262194, 393268,
    262167, 458782, 196637, 196638, 393267, 327734, 131320, 327745, 262205, 327812,
    262201, 327808, 327856, 196855, 262394, 393281, 196670, 393273, 131321, 65789,
    65592, 131326, 196663, 262268, 327810, 458997, 262390, 327857, 327813, 327811,
    327866, 393385, 327809, 327876, 327864, 262271, 327737, 262216, 393249, 655390,
    327814, 327817, 327854, 458809, 262172, 458785, 458804, 524321, 589857, 655393,
    196657, 327732, 1966110, 327724, 1179678, 196656, 458796, 196833, 262368, 327879,
    327877, 393228, 327874, 327760, 393418, 327875, 327822, 262254, 327850, 458817,
    327761, 458832, 458764, 327847, 262255, 589881, 524345, 458831, 262312, 327851,
    327852, 720953, 458986, 655417, 327846, 524298, 397666, 393562, 327858, 524300,
    458991, 327710, 393231, 327860, 1048606, 196649, 589854, 917534, 327815, 327819,
    327878, 524303, 463208, 262188, 327757, 327742, 528745, 463211, 463210, 393277,
    393246, 1245214, 262270, 196650, 458993, 262174, 393260, 262298, 327829, 327830,
    393296, 262299, 327853, 327831, 327855, 262253, 262256, 262344, 720926,
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
