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
   Hadamard basis; plus 4 or 5 per token. A greedy session goes on by itself: the token of the
   greatest logit is embedded next, several tokens in one submit (`tokens_per_submit`), and handed
   out as they are sampled; if anything else is fed, what was computed ahead is dropped. Each token
   sends back its id and its final state. Prompts go through a tiled integer product in batches of
   up to 512 tokens, if the session's option `batch` allows it; the next batch is submitted while
   one is computed, as far as the token budget goes, so that the GPU always finds work. Batches of 2
   to 8 tokens, as in speculative decoding, read the weights once. Attention takes 64 positions a
   workgroup, for all query heads that share their keys; in a short text, where that would leave
   most of the device idle, for one. Of a prompt a workgroup takes up to 8 queries, of a few tokens,
   and goes through all positions.

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

   Each session has its KV cache and buffers on the GPU and, in memory that both see, what two of
   its submits send and bring back: 11 MiB at the 2B shape. bitnet_session_save and _copy fetch what
   they need; a copied or restored session starts on the CPU: attach it. Where there are recurrent
   states each snapshot takes memory on the GPU as well; such sessions compute nothing ahead, one
   batch of a prompt at a time, and check no guesses there.

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

   Other models are refused with BITNET_ERROR_GPU_UNSUPPORTED: those of experts (maple); with a bias
   of the lm_head; with matrices of floats behind sub-norms or norms of their own; in a Hadamard
   basis with blocks of more than 4096 columns, or behind sub-norms, or that differs from layer to
   layer; without a layer that attends; MTP heads, which the CPU computes. Sessions with an adapter
   or int8 keys and values are refused too; one that gets an adapter leaves the GPU. The CPU goes on
   with the same bits.

3 YOUR OWN VULKAN                                                                  >>gpu-vulkan

   bitnet_gpu_options.vulkan takes your vkGetInstanceProcAddr, instance, device and queue, and
   functions that lock the queue. BITNET_GPU_USE_VOLK uses the loader of <volk.h>, which the program
   must then contain. If you need prototypes of Vulkan's functions, or volk, include those headers
   before this one. Required: Vulkan 1.1 and a compute queue, no features. Used if present: subgroup
   shuffles with the integer dot product (the fast tier), full subgroups, float controls. A device
   opened here uses a compute-only queue if there is one.

   Old C libraries (glibc before 2.34) need -ldl.

4 WHEN IT FAILS                                                                   >>gpu-failure

   bitnet_gpu_create tests what it opens: the device's arithmetic, then each kernel on the model's
   own weights against scalar C, by memcmp. If the fast tier fails, it takes the plain one; if that
   fails too, the next device, unless you named one. So it does where a token takes the device
   longer than this CPU. The model's log hook gets the reasons.

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
    BITNET_GPU_PLAIN
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
   GPU_UNSUPPORTED, GPU_FAILED, OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_gpu_attach(bitnet_session *session, bitnet_gpu *gpu);

/* Moves the session and its KV cache back to the CPU. Ignores NULL and sessions not attached. */
BITNET_API void bitnet_gpu_detach(bitnet_session *session);

/* True if a GPU computes the session: it is attached and has not left after a failure. */
BITNET_API bool bitnet_gpu_is_attached(const bitnet_session *session);

typedef struct bitnet_gpu_stats {
    const char *device;           /* its name */
    const char *tier;             /* "fast" or "plain" */
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

typedef struct bitnet__vk {
    void *library; /* of the system's loader, where we opened it */
    PFN_vkGetInstanceProcAddr GetInstanceProcAddr;
    PFN_vkCreateInstance CreateInstance;
    PFN_vkEnumerateInstanceExtensionProperties EnumerateInstanceExtensionProperties; /* or NULL */
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
    BITNET__GPU_THREADS = 128, /* of a workgroup: what every device has */
    BITNET__GPU_BINDINGS = 8,  /* storage buffers of a shader */
    BITNET__GPU_BATCH = 512,   /* tokens of a prompt in one submit, at most */
    BITNET__GPU_STATES = 32,   /* tokens of a submit whose states come back */
    BITNET__GPU_VERIFIED = 8   /* rows of a batch that all get logits */
};

/* Extensions of a device: of use where they are there. */
enum {
    BITNET__EXTENSION_DOT,
    BITNET__EXTENSION_CONTROLS,
    BITNET__EXTENSION_SUBGROUPS,
    BITNET__EXTENSION_MEMORY,
    BITNET__EXTENSION_BUDGET,
    BITNET__EXTENSION_PORTABILITY, /* must be enabled where it is */
    BITNET__EXTENSIONS
};

static const char *const bitnet__gpu_extension_names[BITNET__EXTENSIONS] = {
    "VK_KHR_shader_integer_dot_product",
    "VK_KHR_shader_float_controls",
    "VK_EXT_subgroup_size_control",
    "VK_KHR_vulkan_memory_model",
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
    machine->vk.GetPhysicalDeviceProperties2(a->physical, &properties);
    machine->vk.GetPhysicalDeviceFeatures2(a->physical, &features);
    least = sizes.minSubgroupSize ? sizes.minSubgroupSize : subgroup.subgroupSize;
    a->shuffles = least >= 8 && (subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT) &&
                  (subgroup.supportedOperations & needed) == needed;
    a->full_subgroups = full.subgroupSizeControl && full.computeFullSubgroups;
    a->integer_dot = dot.shaderIntegerDotProduct == VK_TRUE;
    a->device_scope = memory.vulkanMemoryModel && memory.vulkanMemoryModelDeviceScope;
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

/* Ops, a row each: the name here and in tests; the number of pipelines (4: for 1, 2, 4 and 8
   tokens; 5: for prompts, too); the variant, for ops that share a kernel; the name in
   bitnet_gpu_measure; the suffix of bitnet__gpu_specialise_..., which chooses kernel and
   constants. */
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
    X(BY_HEAD,      "attention-head",   1, 1, "attention",        attention) \
    X(SPLIT,        "attention",        1, 1, "attention",        attention) \
    X(WHOLE,        "attention-prompt", 1, 0, "attention",        prompt) \
    X(JOINED_HEAD,  "joined-head",      1, 0, "query, key, value; attention", joined) \
    X(JOINED,       "joined",           1, 0, "query, key, value; attention", joined) \
    X(NORM,         "norm",             1, 0, "norms",            norms) \
    X(ADD,          "add",              1, 1, "post-norms",       norms) \
    X(TURN,         "turn",             1, 0, "basis",            turn) \
    X(FLOATS,       "floats",           1, 0, "floats",           as_named) \
    X(GATES,        "gates",            1, 0, "gates",            as_named) \
    X(MIX,          "mix",              1, 0, "convolution",      states) \
    X(RULE,         "delta",            1, 0, "states",           states) \
    X(ACTIVATE,     "activate",         1, 0, "activation",       activate) \
    X(CARRY,        "carry",            1, 0, "carry",            as_named) \
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
    bool fast, has_integer_dot, has_float_controls, has_full_subgroups;
    bool native_halves;      /* the device's own conversion is right for all of them */
    bool flushes;            /* denormals to zero, or signs of zeros are lost */
    uint32_t spins;          /* looks that a workgroup of joined.comp takes */
    int32_t few;             /* workgroups that leave the device idle */
    bitnet__atomic joined;   /* it is used; 0: not, or no longer */
#if !defined(BITNET_NO_THREADS)
    bitnet__monitor monitor; /* guards the queue, pipelines, passes and statistics */
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

    int layers_used;  /* all; the self-test computes fewer */
    bool grouped;     /* their matrices are by >>groups, but for those of floats */
    bool heads_apart; /* heads have their own dispatch: BITNET__PIPELINE_HEADS */
    bitnet__gpu_blocks blocks;
    bitnet__gpu_layer *layers;
    bitnet__gpu_table lm_head, embedding; /* with the same pieces if they are one */
    bitnet__gpu_screen screen;            /* of the head */
    bitnet__gpu_region parameters;        /* gains, scales, biases and so on */
    uint32_t output_gain, lm_head_scales; /* these by rows, where a head of codes or a ternary one
                                             has one scale */
    uint32_t signs[BITNET__PRODUCTS];     /* of a turned basis, for products, */
    uint32_t embedding_signs, lm_head_signs; /* and for these */
    struct bitnet__gpu_pass *passes;         /* that nobody uses */
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
    const char *extensions[BITNET__EXTENSIONS];
    bool wanted[BITNET__EXTENSIONS] = {false};
    const float priority = 1;
    bitnet_result result;
    int i;
    wanted[BITNET__EXTENSION_DOT] = gpu->has_integer_dot = gpu->can.integer_dot;
    wanted[BITNET__EXTENSION_CONTROLS] = gpu->has_float_controls =
        gpu->can.denormals || gpu->can.rounding;
    wanted[BITNET__EXTENSION_SUBGROUPS] = gpu->has_full_subgroups = gpu->can.full_subgroups;
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
static bitnet_result bitnet__spv_unpack(const char *kernel, bool fast,
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
        bitnet__spv_unpack(kernel, gpu->fast, &gpu->allocator, &words, &count, error);
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

/* Does any product, or the head? */
static bool bitnet__gpu_norms_apart(const bitnet_gpu *gpu) {
    bool apart = gpu->model->lm_head.signs != NULL;
    int product;
    for (product = 0; product < BITNET__PRODUCTS; product++)
        if (bitnet__gpu_matrix(gpu->model, bitnet__gpu_products[product].first)->rows)
            apart = apart || bitnet__gpu_is_normed_apart(gpu, product);
    return apart;
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

static bitnet__gpu_slice bitnet__gpu_slice_of(const bitnet_gpu *gpu, int layer, int product,
                                              int number) {
    const bitnet__gpu_layer *l = &gpu->layers[layer];
    int matrix = bitnet__gpu_products[product].first;
    bitnet__gpu_slice slice;
    slice.product = product;
    slice.rows = bitnet__gpu_rows(gpu, product);
    slice.before = 0;
    for (; number > 0; number--, matrix++)
        slice.before += (uint32_t)bitnet__part_rows(&gpu->model->info, matrix);
    if (bitnet__gpu_is_apart(gpu, product))
        slice.rows = bitnet__part_rows(&gpu->model->info, matrix);
    slice.matrix = bitnet__gpu_matrix(gpu->model, matrix);
    slice.first = l->first[matrix];
    slice.scales = l->scales[product] + slice.before;
    slice.biases = l->biases[product];
    if (slice.biases != BITNET__GPU_NONE) slice.biases += slice.before;
    slice.gain = bitnet__gpu_norms_each(gpu) ? l->gains_in[matrix] : l->gains[product];
    return slice;
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
    return "ternary";
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
    c[BITNET__CONSTANT_SPLIT] = (uint32_t)op->which;
    c[BITNET__CONSTANT_QUANTISED] = bitnet__gpu_is_quantised(gpu);
    if (op->first == BITNET__PIPELINE_BY_HEAD) c[BITNET__CONSTANT_EACH] = 1;
    return "attention";
}

static const char *bitnet__gpu_specialise_prompt(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)op, (void)variant;
    c[9] = (uint32_t)bitnet__gpu_tokens_each(&gpu->model->info);
    c[BITNET__CONSTANT_QUANTISED] = bitnet__gpu_is_quantised(gpu);
    return "attention_prompt";
}

static const char *bitnet__gpu_specialise_heads(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)op, (void)variant;
    c[BITNET__CONSTANT_NORMED] = bitnet__has_part(gpu->model->parts, BITNET__Q_NORM);
    c[9] = (uint32_t)bitnet__gpu_qkv_stride(gpu);
    c[10] = gpu->model->info.attention_period != 0;
    return "heads";
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
    (void)gpu, (void)variant;
    c[2] = (uint32_t)op->which;
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
    c[BITNET__CONSTANT_NATIVE_HALVES] = gpu->native_halves;
    c[BITNET__CONSTANT_SPLIT] = true;
    c[BITNET__CONSTANT_SPINS] = gpu->spins;
    c[BITNET__CONSTANT_EACH] = (uint32_t)bitnet__gpu_heads_each(info);
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

/* Norms that only quantisation computes. */
#define BITNET__GPU_NORMED_PARTS \
    (BITNET__PART(ATTN_SUB_NORM) | BITNET__PART(FFN_SUB_NORM) | BITNET__NORM_IN_PARTS)

/* A head's input is quantised whole or by groups of 32 columns, as that of layers. */
static bool bitnet__gpu_takes_lm_head(const bitnet_model *model) {
    const bitnet__matrix *m = &model->lm_head;
    return !m->bias && (!bitnet__is_grouped(m->layout) || !model->activation_group ||
                        model->activation_group == BITNET__GROUP);
}

/* Says what is wrong with a layer's matrix, or NULL. All layers share kernels, so each must match
   the first. */
static const char *bitnet__gpu_objection(const bitnet_model *model, int layer, int i) {
    const bitnet__matrix *m = &model->layers[layer].matrix[i], *form = bitnet__gpu_form(model);
    const bitnet__matrix *first = bitnet__gpu_matrix(model, i);
    bool grouped = bitnet__is_grouped(m->layout), floats = m->layout == BITNET__FLOATS;
    if (floats && model->parts & BITNET__GPU_NORMED_PARTS)
        return "layer %i has weights that are not ternary, behind norms that only the CPU computes "
               "then";
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
                            "lm_heads whose input is quantised by groups of more than 32 columns, "
                            "and those with a bias, are not supported on the GPU");
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
    VkDeviceSize attention =
        each * (bitnet__pad((size_t)info->head_width, 64) + 64 + 4 + 64) * 4 + 6144;
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
    if (model->basis.block && model->parts & BITNET__GPU_NORMED_PARTS)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "a Hadamard basis behind sub-norms is not supported on the GPU");
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
    gpu->layers_used = model->info.layers;
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

   Calls >>architectures, >>groups, >>screen, >>model, >>recurrent, >>session, >>gpu-loader,
   >>gpu-device, >>gpu-memory and >>gpu-kernels.
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
    bitnet_session *session; /* NULL: a pass */
    int32_t context;         /* positions of its KV cache; of a pass one for each row */
    bitnet__gpu_trip now;    /* the submit that answers the session, or will, */
    bitnet__gpu_trip behind; /* and in flight behind it, the submit of the tokens that follow */
    bitnet__gpu_block block;
    bitnet__gpu_region floats, quants, rope, state; /* of it: bindings 2, 3, 6 and 7 */
    bitnet__gpu_blocks cache_blocks;
    bitnet__gpu_region *cache; /* [layers][keys, values] of those: bindings 4 and 5; of recurrent
                                  layers [states, channels] in slots, see >>gpu-running */
    VkDeviceSize cache_bytes;  /* of a layer's keys, and of its values */
    int32_t slots[BITNET__SNAPSHOTS + 2]; /* positions of their states; -1: none */
    int32_t from, to;                     /* slots that the next submit reads and writes */

    /* Offsets and strides in `floats`. */
    uint32_t x, normed, turned, branch, qkv, gates, q, attention, ffn, steps, states, turned_states,
        logits, parts, lowers, list, mask;
    uint32_t partial;
    uint32_t x_stride, qkv_stride, q_stride, attention_stride, ffn_stride; /* qkv: heads apart */
    uint32_t turned_stride;
    uint32_t mixed, mixed_stride, delta, delta_stride; /* of recurrent layers */
    uint32_t gates_stride; /* of gate and up, if they are multiplied apart */
    uint32_t logits_stride, parts_stride, chunks;
    uint32_t mask_stride;

    VkDescriptorPool sets_pool;
    VkDescriptorSet *sets; /* [layers], pieces of the head, of a separate embedding, of the screen;
                              in a pass, from own_sets on, those of its members */
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
    g->chunks = (uint32_t)(longest + 63) / 64;
    g->mask_stride = (uint32_t)mask_words;
    g->x_stride = (uint32_t)bitnet__pad((size_t)info->width, 64);
    g->qkv_stride = 0;
    if (gpu->heads_apart) g->qkv_stride = (uint32_t)bitnet__gpu_qkv_stride(gpu);
    g->gates_stride = 0;
    if (bitnet__gpu_is_apart(gpu, BITNET__PRODUCT_GATE_UP))
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
    g->normed =
        bitnet__gpu_take_floats(&floats, bitnet__gpu_norms_apart(gpu) ? batch * g->x_stride : 0);
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
    g->cache_bytes = bitnet__gpu_align((VkDeviceSize)info->kv_heads * (size_t)context * head * 2);
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
    int own = g->own_sets = planes + (gpu->screen.there ? gpu->lm_head.pieces : 0);
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
    for (i = planes; i < own; i++)
        bitnet__gpu_write_set(g, g->sets[i], &gpu->screen.piece[i - planes], 0);
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
    bitnet__gpu_blocks_free(gpu, &g->cache_blocks);
    bitnet__free(&gpu->allocator, g->cache);
    bitnet__free(&gpu->allocator, g->sets);
    bitnet__free(&gpu->allocator, g->mask_now);
}

/* ==================================================
   >>gpu-recording   Recording: the dispatches of a token

   A command body computes one batch, at the position and of the tokens that the state names, so it
   is recorded once and submitted repeatedly. At its end the state names the next token.

   Calls >>gpu-device, >>gpu-memory, >>gpu-kernels, >>gpu-model and >>gpu-session.
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
   of the stream, four turns, heads, attention, its gates and activation; embedding and head by
   pieces, with the screen; the last norm, turns of these, and the choice. */
static uint32_t bitnet__gpu_most_dispatches(const bitnet_gpu *gpu) {
    return (uint32_t)((2 * BITNET__USUAL_MATRICES + 12) * gpu->layers_used + gpu->embedding.pieces +
                      2 * gpu->lm_head.pieces + 6);
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

/* What comes next reads what was written. */
static void bitnet__gpu_then(bitnet__gpu_recorder *r) {
    if (r->result != BITNET_OK) return;
    bitnet__gpu_barrier(r->session->gpu, r->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_WRITE_BIT,
                        VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                            VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
}

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
    push.quantised = 1;
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
                !bitnet__gpu_is_apart(r->session->gpu, slice->product);
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
        return bitnet__gpu_is_quantised(r->session->gpu) && r->session->session;
    return r->joined && !bitnet__gpu_norms_each(r->session->gpu) &&
           !bitnet__gpu_signs_of(r->session->gpu, product) &&
           !bitnet__gpu_is_apart(r->session->gpu, product) &&
           !bitnet__gpu_is_post_normed(r->session->gpu, before) &&
           (product != BITNET__PRODUCT_QKV || (layer > 0 && layer < r->session->gpu->layers_used));
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
    bitnet__gpu_bind(r, BITNET__PIPELINE_PRODUCT + 5 * product + variant, g->sets[layer], &push,
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
    bitnet__gpu_bind(r, BITNET__PIPELINE_PRODUCT + 5 * product + variant, g->sets[layer], &push,
                     sizeof push);
    if (variant == 4) bitnet__gpu_dispatch_tiles(r, slice);
    else
        bitnet__gpu_dispatch(r, bitnet__gpu_product_groups(gpu, product, slice->rows, 1 << variant),
                             1, 1);
    bitnet__gpu_then(r);
}

/* The norm of vectors of the model's width, by itself or added to the target, as `pipeline` has
   it. */
static void bitnet__gpu_record_norm(bitnet__gpu_recorder *r, int layer, int pipeline, uint32_t gain,
                                    uint32_t source, uint32_t target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    bitnet__push_norms push;
    push.source = source;
    push.target = target;
    push.stride = g->x_stride;
    push.gain = gain;
    push.reciprocal = bitnet__gpu_reciprocal(model->info.width);
    push.epsilon = model->info.norm_epsilon;
    push.scale = pipeline == BITNET__PIPELINE_ADD ? model->residual_scale : 1.0f;
    bitnet__gpu_bind(r, pipeline, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, r->rows, 1, 1);
    bitnet__gpu_then(r);
}

/* A product of a layer with all norms of its input, and its turn. */
static void bitnet__gpu_record_product(bitnet__gpu_recorder *r, int layer, int product,
                                       uint32_t source, uint32_t source_stride, uint32_t target,
                                       uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    bool apart = bitnet__gpu_is_apart(gpu, product);
    int slices = apart ? bitnet__gpu_products[product].count : 1, i;
    if (bitnet__gpu_is_normed_apart(gpu, product)) {
        bitnet__gpu_record_norm(r, layer, BITNET__PIPELINE_NORM, gpu->layers[layer].gains[product],
                                source, g->normed);
        source = g->normed;
    }
    if (bitnet__gpu_signs_of(gpu, product)) {
        bitnet__push_turn turn = {0, source, source_stride, g->turned, g->turned_stride, 0, 0,
                                  0, 1};
        turn.columns = (uint32_t)bitnet__gpu_columns(gpu, product);
        turn.signs = gpu->signs[product];
        bitnet__gpu_record_turn(r, turn, r->rows);
    }
    for (i = 0; i < slices; i++) {
        bitnet__gpu_slice slice = bitnet__gpu_slice_of(gpu, layer, product, i);
        bool turned = slice.matrix->signs != NULL;
        bitnet__gpu_record_slice(r, layer, &slice, turned ? g->turned : source,
                                 turned ? g->turned_stride : source_stride, target + slice.before,
                                 target_stride);
    }
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
    bool apart = bitnet__gpu_is_apart(g->gpu, BITNET__PRODUCT_GATE_UP);
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
    const int32_t teams = BITNET__GPU_THREADS / 8;
    push.gain = g->gpu->layers[layer].head_gains;
    push.source = g->qkv;
    push.reciprocal = bitnet__gpu_reciprocal(info->head_width);
    bitnet__gpu_bind(r, BITNET__PIPELINE_HEADS, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (info->heads + 2 * info->kv_heads + teams - 1) / teams, r->rows, 1);
    bitnet__gpu_then(r);
}

/* In a pass: copies each row's keys and values to its session's cache, which attention reads. */
static void bitnet__gpu_record_members(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    const bitnet__gpu_slice slice = bitnet__gpu_slice_of(g->gpu, layer, BITNET__PRODUCT_QKV, 0);
    uint32_t row;
    for (row = 0; row < (uint32_t)r->rows; row++) {
        bitnet__push_carry push;
        push.row = row;
        push.rows = (uint32_t)g->context;
        push.context = (uint32_t)g->members[row]->context;
        bitnet__gpu_bind(r, BITNET__PIPELINE_CARRY, bitnet__gpu_member_set(g, row, layer), &push,
                         sizeof push);
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
        bitnet__gpu_bind(r, BITNET__PIPELINE_SPLIT, bitnet__gpu_member_set(g, row, layer), &push,
                         sizeof push);
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
    const bitnet__gpu_slice slice = bitnet__gpu_slice_of(g->gpu, layer, BITNET__PRODUCT_QKV, 0);
    bool split = r->rows <= BITNET__GPU_VERIFIED;
    bitnet__push_layer push = bitnet__gpu_layer_push(r, layer, &slice, g->x, g->q, g->q_stride);
    int by_itself = r->by_head ? BITNET__PIPELINE_BY_HEAD : BITNET__PIPELINE_SPLIT;
    /* Tiles begin at multiples of their tokens, so there may be one more. */
    int32_t tiles = r->rows / bitnet__gpu_tokens_each(&g->gpu->model->info) + 2;
    int joined = r->by_head ? BITNET__PIPELINE_JOINED_HEAD : BITNET__PIPELINE_JOINED;
    if (r->joined && !g->gpu->grouped) {
        bitnet__gpu_bind(r, joined, g->sets[layer], &push, sizeof push);
        bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_GROUPS);
        bitnet__gpu_then(r);
        return;
    }
    if (g->gpu->heads_apart) {
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
        bitnet__gpu_bind(r, split ? by_itself : BITNET__PIPELINE_WHOLE, g->sets[layer], &push,
                         sizeof push);
        if (split) bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_CHUNKS);
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
    push.biases = push.next_gain = BITNET__GPU_NONE;
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
    push.biases = BITNET__GPU_NONE;
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
    bitnet__gpu_then(r);
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
    for (layer = 0; layer < g->gpu->layers_used; layer++) {
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

/* Makes a pass for sessions of at most this context. NULL on an error. */
static bitnet__gpu_pass *bitnet__gpu_pass_make(bitnet_gpu *gpu, int32_t longest,
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
            (!best || bitnet__gpu_is_recorded(*at, members, rows)))
            best = at;
    if (best) {
        pass = *best;
        *best = pass->next;
    }
    bitnet__gpu_unlock(gpu);
    return pass ? pass : bitnet__gpu_pass_make(gpu, longest, error);
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

/* The layer of row `number` of the KV cache, which recurrent ones have no part in. */
static int bitnet__gpu_layer_of(const bitnet_model_info *info, int number) {
    int layer = number / 2 / info->kv_heads;
    return info->state_heads ? (layer + 1) * info->attention_period - 1 : layer;
}

/* Copies positions [from, to) of row `number`, the keys or values of a layer's head, between the
   session's pages and memory. */
static void bitnet__gpu_pages(const bitnet_session *s, bool up, int number, int32_t from,
                              int32_t to, uint8_t *bytes) {
    const bitnet_model_info *info = &s->model->info;
    int layer = bitnet__gpu_layer_of(info, number), head = number / 2 % info->kv_heads;
    size_t stride = bitnet__head_stride(info), size = stride * sizeof(uint16_t);
    for (; from < to; from++, bytes += size) {
        const bitnet__page *page = s->pages[from / BITNET__PAGE];
        uint16_t *at = bitnet__keys_of(page, info, layer, head);
        at += (size_t)(from % BITNET__PAGE) * stride;
        if (number % 2) at += bitnet__to_value(page, info);
        memcpy(up ? bytes : (uint8_t *)at, up ? (uint8_t *)at : bytes, size);
    }
}

/* Copies positions [from, to) of all rows through a channel that has room for them. */
static bitnet_result bitnet__gpu_move_positions(bitnet_session *s, bitnet__gpu_channel *channel,
                                                bool up, int32_t from, int32_t to) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet_model_info *info = &s->model->info;
    size_t stride = bitnet__head_stride(info) * sizeof(uint16_t);
    size_t size = (size_t)(to - from) * stride;
    int rows = 2 * bitnet__attention_layers(info) * info->kv_heads, i;
    bitnet_result result = BITNET_OK;
    uint8_t *bytes = NULL;
    bool comes; /* with the flush */
    for (i = 0; i < rows && result == BITNET_OK; i++) {
        size_t head = (size_t)(i / 2 % info->kv_heads);
        size_t at = (head * (size_t)s->options.context + (size_t)from) * stride;
        result =
            bitnet__gpu_stage(channel, up, &g->cache[2 * bitnet__gpu_layer_of(info, i) + i % 2], at,
                              size, &bytes, &s->error);
        if (result == BITNET_OK && (up || channel->staged == 0))
            bitnet__gpu_pages(s, up, i, from, to, bytes);
    }
    comes = !up && channel->staged > 0;
    if (result == BITNET_OK) result = bitnet__gpu_flush(channel, &s->error);
    bytes = channel->block.mapped + channel->staging_at;
    for (i = 0; i < rows && comes && result == BITNET_OK; i++)
        bitnet__gpu_pages(s, false, i, from, to, bytes + (size_t)i * size);
    return result;
}

/* Copies positions [from, to) of the KV cache, up or down, in as few submits as 64 MiB allow. */
static bitnet_result bitnet__gpu_move_kv(bitnet_session *s, bool up, int32_t from, int32_t to) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet_model_info *info = &s->model->info;
    VkDeviceSize each = 4 * (VkDeviceSize)(bitnet__attention_layers(info) * info->kv_heads) *
                        bitnet__head_stride(info);
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
    bool joined = bitnet__load_acquire(&gpu->joined) != 0;
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

/* True if the session's batch is a token that a pass could compute. */
static bool bitnet__gpu_can_share(const bitnet_session *s, const bitnet_gpu *gpu) {
    return bitnet_gpu_is_attached(s) && bitnet__gpu_of(s)->gpu == gpu && s->batch &&
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
    bitnet_gpu *gpu = bitnet__gpu_of(sessions[0])->gpu;
    int32_t rows = 0;
    int i;
    if (bitnet__load_acquire(&gpu->apart) || !bitnet__gpu_can_share(sessions[0], gpu)) return;
    for (i = 0; i < count && rows < BITNET__GPU_VERIFIED; i++)
        if (bitnet__gpu_can_share(sessions[i], gpu) &&
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

BITNET_API bitnet_result bitnet_gpu_attach(bitnet_session *session, bitnet_gpu *gpu) {
    if (!gpu || session->model != gpu->model)
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "the session's model is not the one on the GPU");
    if (session->adapter)
        return bitnet__fail(&session->error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "the session has an adapter, which only the CPU computes");
    if (session->options.cache != BITNET_CACHE_F16)
        return bitnet__fail(&session->error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "the session keeps keys and values as int8, which only the CPU does");
    if (bitnet_gpu_is_attached(session) && bitnet__gpu_of(session)->gpu == gpu) return BITNET_OK;
    bitnet_gpu_detach(session);
    return bitnet__gpu_attach(session, gpu);
}

/* ==================================================
   >>gpu-selftest   Self-test

   First the arithmetic: sums, products and the contract's functions, of ordinary, tiny, huge and
   denormal numbers. Then every kernel: a few tokens through the first layer and the head, in
   batches of all kinds, against a session that computes them with scalar C. All by memcmp, with one
   exception: if the arithmetic shows that the device flushes denormals or loses the signs of zeros,
   but is right otherwise, differences of this kind count as equal.

   Calls >>scalar, >>model, >>batch, >>recurrent, >>session, >>forward, >>passes, >>sampler,
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

/* The same for halves, whose denormals are no denormal floats. */
static bool bitnet__gpu_alike_halves(const bitnet_gpu *gpu, const uint16_t *a, const uint16_t *b,
                                     size_t count) {
    size_t i;
    if (!gpu->flushes) return memcmp(a, b, count * sizeof *a) == 0;
    for (i = 0; i < count; i++)
        if (a[i] != b[i] && ((a[i] | b[i]) & 0x7FFF) != 0) return false;
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
   with scalar C. */
typedef struct bitnet__gpu_probe {
    bitnet_model model;
    bitnet__layer layers[2];
    bitnet__gpu_layer uploaded[2];
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
    g->gpu->prompt_microseconds = 1; /* so that it is not split */
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

/* Tests the next `count` tokens as one batch; 0: one token in a pass, as for several sessions. */
static bitnet_result bitnet__gpu_test_batch(bitnet__gpu_probe *probe, int32_t count,
                                            bitnet_error *error) {
    bitnet_session *here = probe->here, *there = probe->there;
    bitnet__gpu_session *g = bitnet__gpu_of(there);
    bitnet_result result;
    int32_t i, head;
    bool shared = count == 0;
    if (shared) count = 1;
    if (count > there->options.context - there->length)
        count = there->options.context - there->length;
    if (count < 1) return BITNET_OK;
    if ((result = bitnet__gpu_feed_probe(probe, count, error)) != BITNET_OK) return result;
    g->token_microseconds = g->gpu->prompt_microseconds = 1; /* so that it is not split */
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
    for (i = 0; i < here->computed; i++)
        for (head = 0; head < probe->model.info.kv_heads; head++) {
            size_t stride = bitnet__head_stride(&probe->model.info);
            size_t at = (size_t)(i % BITNET__PAGE) * stride;
            const bitnet__page *first = here->pages[i / BITNET__PAGE];
            const bitnet__page *second = there->pages[i / BITNET__PAGE];
            const bitnet_model_info *info = &probe->model.info;
            const uint16_t *k = bitnet__keys_of(first, info, 0, head) + at;
            const uint16_t *l = bitnet__keys_of(second, info, 0, head) + at;
            if (!bitnet__gpu_alike_halves(g->gpu, k, l, stride))
                return bitnet__gpu_differs("keys, in a batch,", count, error);
            if (!bitnet__gpu_alike_halves(g->gpu, k + bitnet__to_value(first, info),
                                          l + bitnet__to_value(second, info), stride))
                return bitnet__gpu_differs("values, in a batch,", count, error);
        }
    if (!bitnet__gpu_alike(g->gpu, here->end.hidden, there->end.hidden,
                           (size_t)probe->model.info.width))
        return bitnet__gpu_differs("states, in a batch,", count, error);
    result = bitnet__gpu_test_lm_head(probe, error);
    return result == BITNET_OK ? bitnet__gpu_test_screen(probe, error) : result;
}

/* The first layer of the model, or of each kind, on one thread. Scalar kernels cannot read weights
   kept only in base 3; the kernels in use stand in for them there. */
static void bitnet__gpu_probe_model(bitnet__gpu_probe *probe, const bitnet_gpu *gpu) {
    const bitnet_model *model = gpu->model;
    int32_t period = model->info.attention_period, count = 1, layer;
    int i;
    bool in_place = model->lm_head.data != NULL;
    probe->model = *model;
    memset(&probe->model.lender, 0, sizeof probe->model.lender);
    probe->layers[0] = model->layers[0], probe->uploaded[0] = gpu->layers[0];
    if (model->layers[0].recurrent) {
        count = probe->model.info.attention_period = 2;
        probe->layers[1] = model->layers[period - 1], probe->uploaded[1] = gpu->layers[period - 1];
    }
    for (layer = 0; layer < count; layer++)
        for (i = 0; i < BITNET__MATRICES; i++) {
            const bitnet__matrix *m = &probe->layers[layer].matrix[i];
            in_place = in_place && (m->data || !m->rows);
        }
    for (layer = 0; layer < count && in_place; layer++)
        for (i = 0; i < BITNET__MATRICES; i++) probe->layers[layer].matrix[i].packed = NULL;
    if (in_place) {
        probe->model.lm_head.packed = NULL;
        probe->model.looked_up = false;
        bitnet__scalar_kernels(&probe->model.kernels);
    }
    probe->model.layers = probe->layers;
    probe->model.info.layers = count;
    probe->model.info.threads = 1;
    probe->model.pool = NULL;
    memset(&probe->model.tasks, 0, sizeof probe->model.tasks);
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
                                            bitnet_error *error) {
    bitnet_session_options options;
    bitnet_result result;
    memset(&options, 0, sizeof options);
    options.context = BITNET__GPU_DEPTH + 64;
    for (;;) {
        probe->here = bitnet_session_create(&probe->model, &options, error);
        probe->there = bitnet_session_create(&probe->model, &options, error);
        if (!probe->here || !probe->there) return BITNET_ERROR_OUT_OF_MEMORY;
        probe->here->recurrent.turn_token = probe->there->recurrent.turn_token = -1;
        result = bitnet__gpu_attach(probe->there, gpu);
        if (result != BITNET_OK) *error = probe->there->error;
        if (result != BITNET_ERROR_GPU_MEMORY || options.context == 128) return result;
        options.context = 128;
        bitnet_session_free(probe->here);
        bitnet_session_free(probe->there);
    }
}

BITNET__NOINLINE static bitnet_result bitnet__gpu_test_kernels(bitnet_gpu *gpu,
                                                               bitnet_error *error) {
    static const int32_t batches[] = {1, 0, 65, 1, 2, 3, 8, 33};
    bitnet_model *model = gpu->model;
    bitnet__gpu_layer *layers = gpu->layers;
    bitnet__gpu_probe *probe =
        (bitnet__gpu_probe *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *probe);
    bitnet_result result;
    size_t i;
    if (!probe) return bitnet__no_memory(error);
    bitnet__gpu_probe_model(probe, gpu);
    gpu->model = &probe->model;
    gpu->layers = probe->uploaded;
    gpu->layers_used = probe->model.info.layers;
    result = bitnet__gpu_open_probe(probe, gpu, error);
    if (result == BITNET_OK) result = bitnet__gpu_test_numbers(bitnet__gpu_of(probe->there), error);
    for (i = 0; i < sizeof batches / sizeof *batches && result == BITNET_OK; i++)
        result = bitnet__gpu_test_batch(probe, batches[i], error);
    if (result == BITNET_OK) result = bitnet__gpu_test_depth(probe, error);
    gpu->prompt_microseconds = 0; /* of one layer */
    bitnet_session_free(probe->here);
    bitnet_session_free(probe->there);
    bitnet__lender_free(&probe->model);
    bitnet__gpu_free_passes(gpu);
    gpu->model = model;
    gpu->layers = layers;
    gpu->layers_used = model->info.layers;
    bitnet__free(&gpu->allocator, probe);
    return result;
}

/* ==================================================
   >>gpu-opening   Opening and closing

   Calls >>architectures, >>pool, >>groups, >>model, >>session, >>forward, >>sampler, >>gpu-device,
   >>gpu-memory, >>gpu-kernels, >>gpu-model, >>gpu-recording, >>gpu-passes, >>gpu-running and
   >>gpu-selftest.
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

/* Tests the tiers, fastest first. Only wrong results and kernels that fail to compile lead to the
   next tier; other errors end the search. */
static bitnet_result bitnet__gpu_settle_tier(bitnet_gpu *gpu, bitnet_error *error) {
    bitnet_result result;
    bitnet__fpenv saved;
    gpu->fast = gpu->options.tier != BITNET_GPU_PLAIN && gpu->can.shuffles && gpu->has_integer_dot;
    if (gpu->options.tier == BITNET_GPU_FAST && !gpu->fast)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "%s has no subgroups of 8 that shuffle, or no integer dot product",
                            gpu->can.info.name);
    bitnet__store_release(&gpu->joined, bitnet__gpu_may_join(gpu));
    for (;;) {
        saved = bitnet__fp_enter();
        result = bitnet__gpu_test_kernels(gpu, error);
        bitnet__fp_leave(saved);
        if (result != BITNET_ERROR_GPU_ARITHMETIC && result != BITNET_ERROR_GPU_UNSUPPORTED)
            return result;
        if (bitnet__load_acquire(&gpu->joined)) {
            bitnet__log(&gpu->log, BITNET_LOG_WARNING, "leaving joined dispatches: %s",
                        error->message);
            bitnet__store_release(&gpu->joined, 0);
            continue;
        }
        if (!gpu->fast || gpu->options.tier == BITNET_GPU_FAST) return result;
        bitnet__log(&gpu->log, BITNET_LOG_WARNING, "leaving the fast tier: %s", error->message);
        bitnet__gpu_drop_pipelines(gpu);
        gpu->fast = false;
    }
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
        {"tier", o ? o->tier : 0, 0, BITNET_GPU_PLAIN},
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
                    gpu->fast ? "fast" : "plain");
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
    stats.tier = gpu->fast ? "fast" : "plain";
    stats.joined = bitnet__load_acquire(&gpu->joined) != 0;
    return stats;
}

/* ---- kernels by the device's clock */

/* Bytes of weights, keys and values that a kernel reads for a token that sees so many positions,
   without the few rows of the head that survive its screen. */
static int64_t bitnet__gpu_bytes_read(const bitnet_gpu *gpu, int pipeline, uint32_t seen) {
    const bitnet_model_info *info = &gpu->model->info;
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
        return bitnet__gpu_bytes_read(gpu, BITNET__PIPELINE_PRODUCT + 5 * BITNET__PRODUCT_QKV,
                                      seen) +
               bitnet__gpu_bytes_read(gpu, BITNET__PIPELINE_SPLIT, seen);
    if (pipeline == BITNET__PIPELINE_SPLIT || pipeline == BITNET__PIPELINE_BY_HEAD)
        return (int64_t)seen * info->kv_heads * (int64_t)bitnet__head_stride(info) * 4;
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
        if (r->kernels[i] >= BITNET__PIPELINE_BY_HEAD && r->kernels[i] <= BITNET__PIPELINE_JOINED) {
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
        kernels[k].bytes += bitnet__gpu_bytes_read(gpu, r->kernels[i], seen);
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
    r.joined = bitnet__load_acquire(&gpu->joined) != 0;
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

   SPIR-V of shaders_spv/: a text for each kernel, with both tiers unless they are the same. Three
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
    } tier[2]; /* plain and fast; or twice the same */
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
static const char bitnet__spv_attention[][96] = {
"!^'L<!=4:Pzz=(&!!qV5!!2,.672ji<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!=qL-$7s04;d7|)A|_A*",
"$'5-F!!W+<!=zS3#.h.^!BUS4#Yl`/#_*'(4C`I]$9Xzu1,:P8#_Fg`#_dHk$^Dv%4C}h($9w9{2)V-C#_czc#`%fr$<Lpt",
"2fHUI'RrJu3F#p8!@)/m$;Q1@-X<d3'RJ/q0jj3#!@(X[$9l&*(K3s{'R!sl/PPij!@($J$8)vr#<+%f6;7M;!^Dc<$G%s0",
"LsMi.'naXh-Vb5%!^JDs$Hh!<S#W=:'n8<c,:Hl1!^Jz'$JL-KX/`sI'mp$_+!.D=!^KR7]#Q&7'mQm[2FMjd-ym:'(0mny",
"2cal@3bj<z2HY}x#yG[<!!]z7'LI#L#ynvB!!T$:!!iUI$!^)t!!UQk#aK:v$!4v.!!^6A*${r^#zaMK!!^DF+=7:g#{+hP",
"!!^RJ,YRcp#^4xS#a64U4GtZA$=5{P6[-0%#a]5w6^7y&$!{|&!!^lS/1(V$#|FY]!!^yW0LA},3+f.L6tp4Z!@*#R$@xd@",
":Nw1=3,/LR8P=Yn8P=Ys6VrRH6zv}x6zv}K6zv}K6zv}K;jd`=4dr'X8PIgv!@*dm$C(<a5``,84f:A]9jc0]!@)NG$<N95",
"0SVV,4fc[a!@)&;]:B:<4fwicNT7@*6]n628u.s[7xZl[:nNhfA#f7l6^ADW@bDf}!!z]3BqZS94=ym8#&SA#&;F0H(IbG;",
"&82.{%rBb5&1c7&4]cPj!{9j/$VUA;!#'q4!#<0%!#F!#&R0aH!(=dT'57Q/(IXkP6{}8h!(2g%$vC#T!}R$$&3:Pr'N`*d",
"13@i5*B;Lm83jl-!$jH5!$tY%'.KB%(8d+)#4)=c!%3kY(+D=X!ti4d!!{<D(+9M(!%S#B'.SdN5aF*v!Z(R/'jz/=(+y'V",
"8P]]:!%z:x(+9QH$r<8!.ULTh#;UN8sV!#w!^9g.%43Qn!(;Uq)U,uj1+#1}/s=-$1I@.9&5r&6'2wZ;(2*aU82YDU!'6-n",
"(2S%@!_sbr!'K:$(2S%:*'!!-!'_Hs4{-T#7;=h53gImf'j|!S(2-3Q$r<854d$yA!]pPi4|s(s!f,)/,YT[=5[Mtl+!/6f",
"+=99;69,3q!]{NH,YX<T!(;_t#b2uF&bgyj%ZQ_l!(kJ|!dDwH5x!z6[Ud(m5:R^c6j2@]6xN[y7Z2[[^06|!%;7j^$!qf!",
"3B6wF%WLPV3i+q[!pw`)Zk5|p6{s_gQcJ5dsV&Gq!3Q17!/_)Q!4`y7!@[8r!)*39)kdx{3}qxaN-wxG!]_[!7HsDX!}TL-",
":#WCp&7}r@g{]0@';^4f'4x7!7ZZx^!#<2I!=ANV$^QlRbApZu!A&Zf$^[1Q79=}sN;ky9!)#0&;phUI!z|[M4s&P&$Vs'u",
"6{-J1]UN`;!(zh|/cYPS7{S-H6Gh'3dD|'C=zmI9fF]fd6VMbvzzDq,{9]-w8c}lW!du#{7qa6}_@'C!6VMXs9`*UR'Ax.Y",
"'5`fz(2g--8g6<'[`9mh6Y]Ay.&bF$&SZ.m!3Q1J!3Q1A!3Q1/7HU1<'5VxJ'5LXx7ZQrQ7S/#4!!S]y!4`{T&|W)3.jS/p",
"$8+ZX5:6Pk7}9_4Gd@S;!3Q9{'2&Gv%;#lb6|Viy(IX;S$!zfh+!4v]`3i<#+]V2-#:9ItfB*3V!),a-3J/LK5C13Tg$(hk",
"H'+}rH0Q0jHK2%@:V(yFZlGh{BSBt6(IQ7b!'W#H!@[8A!)%m)I$(j1I-jbtIH.BC7$t};7Hrw=!Gzz-[t.Iw'T`xv9L:0D",
"!!+ZT!4`z+9L:0r!4`{1ct_$]&!7[/&{;UK7x_|{!#BTNZfGJ40'Y;+0.B*G7I(zL&WSrG$!ruF7Kj5vkm:F!P2LvL7I(yq",
"9bi=K'rZy}gdktR9$LAP-^[V$&muR8!_Ca%7/=crguiR!)XtLx!#@;*!@{]V*JuNS'F84b'6I606}/Ph_8V`*SAAQwSP,nX",
"SfFIc7'}%]LZ1SB8z71V<$uk3dc;0H#$qR88uB/Y#!];m7qa}67T#B(0Ik*6FQ@446W<x/&(n.b4{&vU71,xH!%hq;5,YdQ",
"#,-_k5u3{l6|L[y!G9$j9k(I*c1t].(gp0|Il7]IVdFqSZu^=RZf$cV5(;fM)(26#X5(1F(+2_#X!wi5X5qvs:Z}2x7qbiP",
"7G{|jGf1zA!4`{+Y@aSu81(R'8PF[(7%8jShST_vfDINL!$4JG!#<6r!@w6|Zf6{c!`55zgt@aJ%St3V7HAB;!$pZ|8mcG{",
"*atr=7qa[_!3QZg!=rfRg].L8#wv]qsV)`S*b-2qZ/-/n%5Bp7*)7r@[+K%[Zg:CV!CdD:!3;A`8nS!_9/@f&&L}:q-^<`&",
"6VMbk!3f7I!{d3B!]c$m6zF0:+#S0[74aJj75h-/+|bRW'qFs`!{$z+!%S%A!!5B1+{!9c,:ppD!}f8n#w|KS+{3VWsVh_X",
"!3p@c9`,;7,<T*CsVy8%#$!,`9LAU;$9c!b:+66''L[{/!]c-P*)6R8]d%Vg8mcH:3J3K:!({4]!3QXL!4']{/1@zh+!C0b",
"75!^m)Gf553}{;2$xYKN%qu)G!_Wkv6ulsN%WV$]#Y_R{[fR2=/cit9!$ir=!{$6@!]c$Ls_&d'[dpji!&)A@[f&wm;(Ql$",
"!4a{X!!rN,#:;&[1-LwA#Y`/m!BzLK!B*)C&mqQM!HPGJ:zFcU1RIKQ:hTWu$Y={y$7yCW%87i[$y7$z2(RAisV2hz681^z",
"!3pZ[!`nN-!HmZM[fmM_,7`P{;m5-J[fF5[,V}a$!I6uS=3[IN1k6h^=*`lxs`5Y9[fpF|-Sz11@(3CX@_dCR1M6rh=I]R(",
"A%Muc[fFJb2mahis`pHsBHmN)[fpG`.n5tH=JHd_CDil`[fpkn(nV3;saN%W!3R,vDAG<H3)Cfqsa^ap!3p@{D`&4g[c6fM",
"c0F}z0+M%8!]c-X7|My6^Y1m&#%jqT!)[Y0!{Guv!iXAh#ZBiNDvX#}7A&fN9BRyD6u/18[fm/t/11Pg_9Nh&/d<6@!$irD",
"sV&H#.D,_'PQ/7r&2srG#w|pL!'=a[-Vmhh)kb:*7}MYF!!av)sV&H2P2B<*c.&5b7hBry+{<i#$8nn2!`@(l!]cHH%s(7b",
"*CClt$j'TQ.735Z/1ni$$)wAV[`<4M3BSyJ8V(F16vB=f!^!2n6tp:<Zi*uy!#.dK!]^pV!!MrD!!$Tw!'7pL6th/T2*1zy",
"!]zK8!JGMM'raI:#@@FZ*d$HV#]CTs!{$6S-Vv0U'2/H|ZgZ.k+:b#M&qV+/+=<}]%%;il!556g]|-2P#P@ts&Sn:v!]c$;",
"!3S3t,$qFk:IU:r-VNZ5!#,=I(Xc#D4:ZUN3+f/00%c]n75!^m]}H1|6uw@KNrQ+&#Ba<<.4@3v+|'|xsWC{)*Cl*76`G']",
"sWalK!%hqw!bViS7qm&n(JuKh[d3C#3'-:Y!3Qbv,%Xu)sXJ6x!%Tcw!!$@m!'%z(#wy#R4%dQJ7Y78z4'yF[+][}^!3QdF",
"9T3Nc9qu$87YiAP5a(<Y-trffZg[vk7PmgzstIK0!DM-N1nm,/s}k1]A4W<9ASuG@@xUd/sx1P|6:xlJAVUM*4G8%:86Bf%",
"A{RpT7n.:-2F9/]B4+ln7s<]j7{my#t!@m!!3QcHZgb'J8.L]3NTGfR:5/g27|%(St!Tl|Ck-/LD+K7ICQ+V7Zg^,3girzB",
"sV)tX!)FQP!!$`'!]_]#7_6Qu7Zp'/9qLfY:5l0c7|`P#t#26&Fd%kYG%BtPFJ-9@sx2!.sx.nY#:;q+/<X1f!PFHLarvtp",
"78v!`&pmf8+)Q#=+!VHT;Fnm{!=V}H7|tgPsVA{d7SC=K$ts7p6tduT*a%/9$8dh874q(.8m_].!.T$m6VJ)Y0Lj;c#:NX%",
"RhQ#}2Mz'^!{0N$[iF_J!dc1V6tl*i+':W3!]cHK!BIIm#:A[{Zhw&$_9u`I)LGZ_!{$-X*Un#.*)$D(_:,]$+:b5Z)*l0A",
"Sd@a7/f-dG[GHXYQMpX98)4/S7h.Tr=0h4N$|rGf!*9$5!!%&/6th5l7r|*l!5{}m[fbig&1BU@!FU{'!)&$!(M4zG!3pkj",
"-Xf}{[g5bs)&;AksbC#Q[fD.D:F`Ju+!!Hl-VX]+(.y=-Zkj7j)<0t4_9l6s&UQ.P*^/8+!3QXQ!5{By8Z-(^(1tbcZgG]g",
"A4L#m7SkYa.41pc%;wy@!,#l6!`G4B6v+qB)kRRpZlzVJ<W.B)2'{W+0jizH76]!l7@:kyc+3w+!_K_<6xNz*2cW}MCPd,,",
"3`Y]vDrD)<+=LBY!v//J$VZ_FDI_7AI(lWJZg^C_0'p_s7u3V/,jD]$*Cl)z8%1pL[GP/_6}gi370HY5+:/4)<%M$z=dC%^",
":t-sZ#]Ym^!3QZs-{iL6Pn8Ja)7Gxv6VNG}GVR1%-Wj)lZj9D],:]Ud8mqb'!fb*:6uN_F$XkC_l-YN8!j]c`7r4]$jqC)0",
"#&V!QU!kTy*aBaFsV$<a+-#NM7#AW79rTbV7#sn9f`FqP8{Pv^3`T-D8Wpyy&PLwt6d90[iVb*r6W]cF4(b297LFL77:W_+",
"Fg]JB%@L8H!3R/lZmAA998s.m:,2lx8g-4,*&'jq!3QdXZgFhG%;6/%7tj^:,<7*XG`t}I*=j6H!61BWH!3mA7rUJK+}K]G",
"sWb:$*D,<:*FZ;9,Nd*%.735u.V^1R!^rYL9(]Z4sV*zg5M'=W8mdrD8mcv-==35v,a`x'8Q|*D'LJ|J!#,=^8PBQ.:+sXc",
"H=R!$$GH#sZm60L7n,n[<&Aq^sW/Fk02*]1.SQ#nV:s]Y!Cc(asV&XDsXt$0&sMbb.4@3v+|:,|sWX1!*D#69/_G6#!&h5*",
"8PAlK!z|]M*bzIU$]f{k0Ik+a#zaau$WCTY$xx_Z=du73NU7;P8zbRpNTybSC#y!/ZgHY%NTfr(7s13psXr{@K4DxR!4%yA",
"Mk01a#ZM2Z!48(m2Bh3U$_n5H-7=<`LPsQ3!A&a8,%mx^7T&zA!N)xxstC[StC9).-fA73ZgYZA7L1=47jP+s7b6;c7tj8t",
"9yW+X8#iU)tCP.@6fXIY0<.^z!5+^`t7QmG[g5d3t;xQG!5}.fW7tbwKSwY%t3bJ@c3bw|8PSbu+@<y*djRTt!]c$=SG'wy",
"!kjG..51j!.4_;s,%2F's]R')*IwNmR{<]R,-mH'tDJt'.737,t6KPH)UU69PnT3mJ,k@%9:cfdU#0-|!AMk+P3S/78}:SI",
"Q.j5MsV3!.!3Q]fNTC4X,M$398Z[YUKu&=:!z{yY!I@bBP24(P*1`PmKijJlZgYih9:iWH)tQaJKX*Dq!5{}mc3c@H2FM^_",
"#Yc,3%DGp^75D-B-W^bXS(b&'<GH_u8SyqID4y`&7;[xxc+4$A!_KX:76g6x+Ml4&6uaV<-;4nBZgZn#.LMN_8r9q}NTH'Y",
"-u,4wKf'K7NIW/=#B)m}$7;U}7;rUa3`iTc@C8H57rl9D-VfN@TC#8Y5B]jWSG$cU5YB!Y&@@uN!3QZRc..6$2FRv('2zz1",
"!@(t%&qU{+';G9y*D,<jKf0V}!+1^38/FMFNL1|M#YZ-H8V-}w!!u&jZgM6^`Q7}^76iRINs1^640(_4-X(-_%ut$[ZgZ!g",
"+:asD%V:T't3b/2u.6sd!a]Tn6lFybC#R%=!)Mi*!*5),83nh_*FcGm,m%3'-;;NZ!)&iK!$)'W33s0f!(w:@!!vVU4P.mC",
"!)M@z8_Fv+%SU+zmg3#J!B7_b/WHbu'n`PH!3RWY7sf(9PJ(*`)cdBT&143%6}(f}90y[3B;.I+Zg_=wNrQ2U-85`$MmSk=",
".xbh8[DmWU-Xy^*(kg|fZgZ=q+:b2X(L/m9!fX$38K:7X!:TJinGJ:'8t%j/P*m0B!Czdu!)6FF!z{I5!)ym9D](&1ZgZBZ",
"6v@!L)kQ(4WWft/!Q`6n$_(D3*G.)#!3db].CvP'*C&Y%*C&Xu!3R2T2BbzI7VCBZ+=9Sk!'P5--)zKK70zxj-WJSM2U/yB",
"7ur-_7DKTCA^3<IPQWYx9Qhd&!:j]M+##N&;FGSy!}7Fk!N8;.Nja4P'P37/(-&*f(MJng-xr1DZgZu%+:bh{-Y9(^0P.3m",
"0yczD1/&b'Nr[).!Z(US6dP#q@;/RvLZ'G<[c71QX4k[h6ucm+&pyn/#:AAZ[g,_`[c6fr&4}[mPJF,-!{57I%u`9t&1.Dy",
"**I28!NWJ+!3nlBQ9VdD[flN[+0:1';H{65$7F^a)cdSY!P!kTRV'I:+%nD{RDunz7rs#b!]_P;7y]0&U#&Vi1X*Xx7@}FT",
"${q(f$ZFma!-M1W2VTr0!.S}g6VJ+,7scU(8_y+[Zk61@!@H--P1q!6=PmcZ!^sss762af(l16XNT(:'[c6rw)J1|$%98c5",
"RtFNp!%RCJ7'a!V=daud!(}NFU{XQT;7X)L!a4Q*<TFz^.qn&KNT;X,/aIGFZgCsn-;#jA-VRTKSd]y7!C0/c*CCnQS:HNt",
"*=k,c6vB4yU{an(#7cpJVy@0*!/C7t6th2cA!`p]+1(/g7y4i;9]Iju&12Z.Nrm`,8QwNYT7BYX7TmfYU{il.#W$rqU|$T_",
"AVkV$A{NkrZg:rN85b}R4lx/5:,pM2$VTrf#]I/j!3ST5U#&yN,J}nG+%ja1&Q6F'-Vw'4ZmW^;+BM:F6x&%jNrg#_-H0:.",
"#ByI*!C0<D*6:U%Z.[7PLc)L5:,g(G7V7$T!-Tv$!=AGsP1q`v2sX5c!/2D,<rx&<*BpKr&ufIF7TDy]QkK@/!3m}7#x-$5",
"(+:#=T&<&q%rB_Y'jp}!LHJ2I!)/i-$77RL2(8RH8nwG1.4JJ/7ql3/#:r8I'/i`r-+s_#8p$s3%V:Z)a7VB1&7%T'[g-<'",
"tu*Zvtu+3gQ.n|F+;+t[tu+[=M_Q43-Yj;^-XpPn+)2y:,WG1W7u;vF;+F`@I/n``-[ADuZg:J;<bl^!7XDK9WvX7d$;(Pw",
"!ahB!!&)'T$g;vq)(#b.!-/:]=Pc^K!{hwc(gmW;4@AnWZg[Y9.;Z(^9S8[StqMLJT'/sc!(guXKKC[66WSf[)wmv'%54Q6",
"*CMtc+0L}m!).vq!C!A&${s.KQlCsG&B!Z}(nX3m7@V}b%W}0tWmqd`(IJxP92x$v)M1n2c.'!},x&}Q;Fdf![if*l$XC*F",
"9YFv`'4xpm,^DYC&nUP(-Vm08ZmXS^-V%k-,!<dS:-=TW!!7-WPnC+lGw:x*<,a1K#G5=@!3R0,J-qZ77%vAV+&pC%7:A2J",
"Vq[Ul!z|ar#.PP9!#J]RJ.c-z$7At6*cf<j2cacDU+){,tq@#*!3nmuUj8JhsXrT)).fk!Z.cU`]H@4Y2ca`GV(CY73${Iw",
"!3QXU6x2uNPQbGnQa7=SR!VGS*BR8T*F2#*+3J_y.735q.6ukH,$i*{`9rvB3F#[(!+_#GHpx{p!3'L_719bN#GTFJX4r8[",
"90_K<)(%C[!'mJ&6JU)'!)&_+#d}{N!C/{sQM&Y{&FR{0#zanR$VW,`!#{z]#Y[)B$WC/MYn;u,HpGDm!(xvs.W;9K&Q6F'",
"-Wj#JZ0yJG/3)|M8rcY4'[4iZ4!+AT$@Z7r)K.uC-W}CS]}HByV;!U278g+P3`^AA*}z96@YQ+#Nh=F31l|TD+&qt}-[Y5z",
"]AsxG#^Kj&D@jIx#y%-V.7+xH8S47m+=75v-W@FNc0Z%X4'Fp##%I9P4aI3Cl.tZQ-VYyT]}HM.&K1yL!$(wR!]_UN75fg9",
"4|S+]!3=]|ru;,Y5B_su$w^+{$9SWu+:a|K&S6{-!.=jb74(@]P2lp84Q]P#:3H!M%SSslsV)`[:xbDIQM<TS8'(g][Ii4[",
"Hr]r&ZgL169GM_C*hM'l9F)j6[j{YDA=qAt6uC@l#:AB)#Z6=#!5L-}PnU|L7s(-{.4.t(;.fwM(IHL/#@wd1.uY#uM#Tju",
".W;6I!&4r{*$}|!=zrcxq:;7:/5Vq!,]<QS-:qx+*G.`SZkBJT$r<;`!+sCV@KcL/T&1@s8R_|3)FAA8Q1J^IGV;^n!.h'f",
"!]_b175,f_+^@`d.41pc:+%)`+C)as8A^A7,!<d3&qtw;/PR#i7|vy/NrHfa@KcJLWWC9_'nl''ZgZ4m+:b)R'P3F3!A(mR",
"S*;7/!iTf9:Mf<L/4v{##+Br;/U!'&7Tm-H&10XSNjUrC6uw{pLxyl1TD-zaZ*rWb<YCw$92{|YW7ifRshg91Zn6Z1sm+`)",
"ZgCF18x64`-WD5K+!*}%[{#-u-Vmir6z/^1`xC}X:3X$<#%m.wFG.{J={'hy7A6h4-`|]^8PM6rkk.|/FdPM#ZLz[c87!Zr",
"%4U^=75*r+R,F;k9l#F`%45#z!*Xb]!!$SW40Fw%)(&}5!K&=j-@]6w7s_)U#ZbW}-W_U;*(mR--^b7nQM*aY!IHSz&WQyf",
"-VXpuBH.Q$^7YiaU=n:6!$Cn96u1M{0Qidz&QI.6[f'A`#;svC!AVrq.4@q,+}`&:8S=DG*'hRFZ*AC-s]u$PD!G,$%yN[H",
"X4v:26I'$k.zGGD$_.#0!kP<}82'0nA!$<4QN0NG76wv;*%#1#!'d+3$Jv8N!-W=Y1wv`S!@,z]Qkb=.7+)'H;6R;<0.7&^",
"7#a6i5m)Jj7KS{1+ljtl#am{pZinVnU@3$G!2{BY=dC])8gKY5.ZGD19jwA($uZMF!Ba#iQkg51#;K6A!)HV7:9`2L74vD/",
"NT**f7A7I%74C4l!iRPF0ZFg/,sV+-#UI*l!XVqjspAHQ!3=^UmFstpn%WK`na4fdu0_IT!5}/gc4jLmTC-]B4nzX^NrjdC",
"l+W0D^wP'&8r5Bx#aStYNT/.V.GM6#!FA]}!*!pj8d3)]%4=0=-,*,36uyq;*C7jT%HbhR%uvJT!)/$2*F(R0,6L70sp_[T",
"!3<y=u3nI98-C8j`138!!,bfG'8b*Guia@[p{Ha*q:fkBqZ&u@LCbInp{P9,qZ-Wr!)$]4u4Q`{u4J2D=dM-Wr7`uSU{{k%",
"`PRVu$:!{{718N`1(4J/0+L;J7PuldtUq+CuL+f0uL=u!+:tsXt1XP*0hHdPt3aU=9+cQ'Tc*Jl!:hX^$rdr^7;%g#Zc;i(",
"-YVsW-]K*]2Bl-uu0`6muk3;j!3=Syu2#/'uL{=.!}5-qtn6|j!I_TYNV+!0725lxukQXhvh/X^u4JZ^NT:b6uM)=7uMFY6",
"72hQ8-sH+=+G:Ai7rgRl7pZQzu0uTuuMmt@!!$@_7qcQK%T2Tg&5:d:T&1Px(wj.t$UaYl!=lFPT%zh17hLiz!]`_jb4Z+i",
"CA%{L6{#I8Nr_%D82mR.u2I!]!C0BW*ByRqy=cJ2y^$T8!$Cx-!a1qH80VB{Z.NhM!#[C%!=AQi!)/=QNrmU<7V-z.!]I+T",
"'xP2!y^,,Kz:hGPzxFaTu0^,+75-#9U|S#1C|a1g{7[(AZ-_5&uF$aY*D-@:*H)<(Zg[0Z/klpYuSzy<0hhS,uN{s%6}swK",
"YQnUkl+W:$74.J!l2+N<!=RZ7uP3m&#8CI]r]$B1-t%h-@wljw=ZFk}!Zc{Z#8B7_c4sk1QMpTM<U7=k!,;GN!=B&+T%h+@",
"9,%D$-Vg,{T%h.A$5<R;!!b!F#YZ{zuSfm@Ns.@]uSfr^-H'9q75qvu%nv$y%&N/,$ryzj%QX6nP1cv69{zCr+B$y#!)z|v",
"$l4HR!!v.H%44Q(Z+YnQuSy7$6v46r.uw%P1W*6J!!!&{NL2*}!9CHU{(hacB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{",
"C{/md.08d-!=4(!!=4(!!=4(!n.l;/7y86R#::@w6`=9$5%r'}7/<f4AR<{gA[@i{(gfZxnLin176q.`7[uhq!%rtJFD-tt",
"!,7]H!)&,x!+;:G!)/R&!(y8}!)/X(!2^j)!)'JC!)w%M!,Wvlc+.|d74)mY)MN1|!-Q<@!!%Zz!!*MVzzC^*zzI(!_9l$U",
"_C8X7!bSZ:!4aFdCJ8JK+!%7M7T+Zx+8K%-7T=hz6ukXt+#*tQ7T]{}1(IL^#:A[M!G*45;k[(p82Tt8$7DHP;A&zq6WI+0",
"7T=g&+8K%7821+v7s(,z75S|y,aDXScn7%u!%^qW:*y=usV.&g36=f}ms]KJ7JLsf6[I+<7ANnr1IpgR#:A6p!@RFK!)5h2",
"!#uGH7qcr|cQ%{}75S}B_7_B.*^&U0-tr|i79J+^&7{ziX4bR'Bh]57!fPum6uMK{6w1RY!BJI+b5&*g!(SXs!=AK&1Q}8!",
"!(nbm#;x*V-W`;T-pA;91NSl@2F@Lx7SNKU_79Z<+:bCc8[lsl*`[GA2F8HP/1(B=2FkiNstCi(0;n9MNUjvH6z'It9mn<!",
"6^a6Z$<;^-4:fd<4Z&k{#$-:v4Z'Sm3`UIy6z5(m87GV_s[qUG7^qN):KunC0rY`V6|Z<D84J}T:Psq|&$&*'4xCuw57b!|",
"!^{]N8Vcqysts#<sx.=u!`@Fp8Vw}}5x5%#6S{Ix5w|dU9Tiz0-Vd57!):.<71Z]:!&LY<!!%hm!!%,`!!$DI!!$DJ!!%,a",
"!!$KM!!&{=!!&x=!!$K.!!$CJ!!$DI!!$l[!!$`d!!$Q}!=AvqQM+#Y/K88#!+<yz!*|]U!,'U(!+=-#!*BUxmqc#X@20*^",
"dJHy^@x7D/s`M%P9-}kyls1i:DR@+vaP8w3p+Mq3/K8S%mtPs_97t4IJ(bpLG280GLc2U{@%<,)NthHX:n)zVBS<U/0j_tK",
"0j_tDkN{9ICv%K}!&LY<8PBZU/K8Iz!*7z(!)X^D!)'xS!)NWC*a.Z<sV$Ab/K8,'!)ZAy1d*nIBS;(v@wlZq!#fW7G_2{c",
"!);*u!(|$vtRx'Vt=zuh/K8.}mnN)t7^n%7/K8.X6#c<i!);A|D+WR,mp}DK-aGQ%!))9dDh2}TF*pw|$)<p*c.)3B=k!a.",
"JY{<N!-p!A!++v#t6JJItH-R<7$$[!*NF4V!+h;*9:cfdd/R#SBXHMsH`H7ANT:I)/K8I=mra=9I(VjA*}yKC1I<*BCuZ1'",
"mqzM{=TRt[9:5i38X-zMNT;uA/K8F[!)M2v!)`Xa!,{2R!+GwY!)A170Trnd!&LY,7SFa'mnaVI<x-/q-n.9qPnh0R7.P=Y",
"sm{61/K9'dJYA]585Lw7mq1|r8]vibmrw$U82($HC!<XS9Z2;:PppaP<fX2TTzu.v1I=VYkP(A;D9,QW!=@X&L3uy7PQ6g:",
"/K=qJ!)M2v=^vZ$/K<1P!).il!.S}g/K8/;LqTdK!&LY5!!$v)7qcxB7&'g77)QCG!&LY,7SFa_/K8&&8xf4HMmQySM8#!D",
"!&LXx7qcc-C_#R%NjM8VaP%<iMmPNHFglB,M|u/l93)$H!-ft@!)[p/Q(&zU:NK`;)kqK;1d(0T7Wnc$;6H/r#_'-X-XQ&C",
"!)._Rz:JWutVtKx$tu=s-ta.$-XxJK+)1lv!;:dp7SVT!!ZPunPQRs98$R&htS'Lm!!$dj!!$XI7SFF2/K8.;9,}7Q$I[Z`",
"!&LY/81%1k@q{$xKdU+3T9xgf!==,(S<zzM%42'{S]:'N1I<*nnDp6)MmPMAK|&kA#|D6JR{)/_864x.&AC2R7WnbZ/K8VA",
"!-${J!*8$*-h3rH!.3jA!1SII!,kph!*'QZmr%k4BZ@gDw(7<[<,;TT!&LY[!!&/R!!%2[!!$_+!!$Iv!!$Sz!!$^$!]_n&",
"J3kQJ4Q]N@:3H!MmpK0-;W)w0:Z6__7FySSH3x{g7Wnb_/K9[S!+-:h!)zW^!&4r{/K88`!3M@1!)TF{!*D&I!+['[!*@2.",
"!+YG(!)iqI!*Iy&!1*M/mnd(R6*fq^7T9F5mna]g=ka2dbL#*41I<*A;FZ_nM.C,%1I<*C4=1&KWP+@`WP+@X1I<*I<+s8T",
"6^BNiu4JWt!{y;h9J8`c4=P8N7;xUq`4Hj39J9y8!({4HmsSP6AMJRb8B1f9!*XbK/K8MlI]M#I32l@1!&LX{84s7h.ZYB:",
"!&LXt!!$=P!!&0#zzBwH*v$pP!+<|a!)^FzQkan8D_0zaa0f`01I<*BanqHBbI|Tibh;^Jc(ZhH!(z@'b+_@KbhBwwcG!3{",
"c*[n{WWkIU8D(]D`S*L.YgA`u!&LX{!!%gB;'upaFI17H#|D6/u4Ikk6yyS:+g]CHd%]P#Zc;Fgd(|(Fu4RHuu4J4{u4J+y",
"%44I0uGy{3uH0-)7-S%+-m1jk-[%f!!),]su0n9s8g@c47f{if7-gn)1$l0j0(&%'7LNTAtT}T9uHbLHuHv[7+7MYphuF*d",
"7LbaCf}fGCRhss[/K8mk6u_^8mpJix3x<MYsmzPB!z|[CjP}v$<a4;puIJz-7.ltF-nLNt!,+s:xBn1;uh2ALkLz2uu4IN9",
"%44ICuIi0SuI|@N7/A6Q-n}py+G94F7rfFI7l37Wu0uTuuJGZW!!$@:<`P*71I=VYm*UlS!=S7m!)AL,R+v.B8mqa!/K83s",
"!)8f+mnnP[9)alr%0$Md$RXUrmnLYG8-&brmnKs08-/ismnP[58-8ptmnN|x!Y!q,7a,DWp+HK,p^)RLu0^,+/K8s_*^jNh",
"R}q}J!)Ag4uR`PBubGx66uu$m*C7`Qc4$T2<$cpd-kWWV!)-]3u4P&Pu4Hfs-VW9tzxDi6mI3,A7PMR`7Y#qHpIg8B/K8q5",
"!*sVT7XaJfu0fFs6][FzT%j2ps4]2w!!b!F#Y[!Xu4HfzNs.C9:D[x^!C+2g!)/@RU@,^:H[kh2uL^(C/K8_j=H'}m`SH`1",
"8M:Glu0WIG!&LXmH[k_f!&LXn",
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
"!#H7{!#:$5!#F+&!#P'8%4QD9%xl9%&1F%#'.<y75&PAb7SW_z!_-DJ7s:944_Hql&1C5H)FBV)(-*$c(Kd`^94k/l!#:])",
"!#Pc6(IX@S'5CL<@WV606#.K)MmQL#!!#$V+|XSG+|{0+!^%JFf}Qvv,[Ty`!^LdJBq[DdsZw;p'.<y=(3X`X$4`%|'0-+P",
"#x^9s!&0=z!#wz6!^P#w74'KKsV!)y!^'Y,$^Fv(!`y[/sV!/{!^Y-6sV!2|!^wK<%SRku1-$SB!]zw5's5Um(+(d#1iBlZ",
"2)}yW!]{*:'.,Q#!(=^T<p88X4=31,!c<pu#BLRt7;^!N7;h(P)FBI/4A5yW&8[+6+=9-74|p_|%Sf;N*$}j55[NDz!]{AC",
"+=99;!(<$!-@U!dZvrm`YI$I'Z'_b!Z)hA}+)<#S.qm|YZ)c}|)(6qg-VTUU5:V(aZ'a8[(,Bjr$r<8LZ.2{U%4GK5/nM;i",
"Z)aX|6w<B]!bs-n!3;-Q(+Zq^##{_P).|$N&PlPr8Dn-MZdvN8!(20i#0LQ%Z.Xim6{s_gzzDj*!!&SQ;cWW/zzISw!!$B9",
"!`57}7YA'K&|J`k4!()N!)+Qv!!@(-7<,nX6v.)='c_8i^;YrU^;W[{/utc*6tf=aYI-%a!{p2`6MkdY6VRIg!@3#i'50,&",
"BCa_2!z|]|4HhJ'j4#'56z}NFR%T2g!(zdV/cQ6k!z|[R5|=X5957cS'4saT'DN5A7z{Dq'Dmq0'4x6ty$;An'LHl2C.CYi",
"8c`XT!du#{7qa6}^C+%{6VMRq9_tHP'Ad!W'5`fx(2g-*8g6<%[$]Yb6Y]Ay':'M*'93(='7Ny-':v3Q'5V_w'5LXv7ZQrN",
"7S/#-!!S]y!4BhQ$fAA,.jS/p$8+ZX5:6Pk7}0R1GG#!.!3;-y'1p8t%;#lb7!Y,0f}czY!]gcy!%#AJ!#<24!!$Bp!!$R/",
"!b.N@7MV#V6u/0m8n0tS!tUx=Z32Zl%}Fi{&zJ}B%y|TA'AHp}7!r[k!_i_z.xmh[#<bjX));Z@I$6Bp:I6PAI=.Xp['p7Y",
"Z8}cH500MK51SdM'F)<j@Vwna!R^h!8'#tC!H'z1K(/uI:I6PJKtbK$Z'_u%6tf=b7qkm#9;!Yn[656A7r`9^!#:XX!@{PN",
"!#<J!^;[+|Z)dV.k+P]2&wb%L)[K*2!#@5&!@{VT^;X(W:Iji08m]|2!]_d'7M^<{4{$Sv9.7J)-!l'=_Q)9rfA{^,!CZ;n",
")k`%u54Ma/0s3g@fBnqC7qa_@Z'a:V7Ug-I'l80g[`9mV8m]|A!4Bf6!4Bf}74v*pn<J&7%D;db'rX.Hg]DM}/WZG0&q.4W",
"&v%G%&v%G&7ZZv`2Bbf:!(<n{NU5dx3RTW+7U(2|S_](7SmU!ST&cSd:YY9jrwM|=7V0AC#<5(,s^UZc!K_,7NTjuJ88aL#",
"!iM!W74:`y8P][xf}f`LHh^i!^;_G<Z)Z'}0r[np7F}=l4/hxs)*;{aVU`Vj:I6PlVqWfh!4Bg+!4Bg$9;r:#7g4Y_2'|W2",
"$$CLSXad{(==1+4;'yC-;F8M.7)^lgY64^.8,:[[I!w{.6^R,c&mkSD=f!/j8,[HD'Ir.$#::LJ'Tthp4=3!5$|`QQ-@wFK",
"NVNmSZ*sZ$sXrQ&kuT1Q!]bz8!]bz9!3=Gf-l4&A4(%2^2cWSRbginx3)m3%4Yz;J!!(Rn!5`Hx6VHz1!]]:K4%bRGb3f)g",
"BwbDr.4@2]0Lj{x67f,|,a}X:!`IIs&mqA'.!]hd'T&Nk-VZ&WYS<ZjkLGV2+(LNR.:fJb0LLhq$wgt@!&v7T&ugKd!5^/,",
"-0!,H*Bd%C!3=Fu<9*1!9.0kj,:9-^H{0-DsbmXh!3;MNlgb8a!3<J[8,QP%8*0k=#Z/KN!3;U;'MQm0Z+&6`<`a&%i6ya=",
")()),'555{f]]4n,7c(t!3nl=Q`m`_*RWDY.4@3v+}Kv68S+0@)I,6A!`7N[76fmM6tfkW&PLN}*cXqJm(!,JsV*y8*ByU,",
"$KS;I.7p^`<a#(Kdj3@n!|CGc0LAi[%X*6/!&vBWAf-4I!3;Nib10Vu!Z1^j#YXVMZ*{GX=69[;DrLIs9./z[3!I.,&,rbn",
"!!'`T)MBa;4@(@$lkA0@!!gzD!3<&J!)WD##Yf2a';u/[3hPRu%;6Q/-XAXvmc^Z-sYx0ssYnHk=zyWA'I{2mn%&*Un`aDY",
"sW6zcn}x%=(6FqB*CW|N*Cl*'!3=F}+T$R-_7#c}*%KCXp]V4kp`VA6q:3Il!$iq)pzzybqYY5g!!HJ*sYw.SYL5.qsYn./",
":Q;'isXzQlR]i'!P1kLA!#<8*!!$N26th:8!]aGx!,ZZR!!%)B8PB:J:I|U]%bGiLrVMqs)si4bNrXR}sV<'t!3;QVNTC4X",
"6u&*y6yI#jZg2(Q'+=!Y.4@3v+|:,|sWX0|*D#6A!JD0'PpHv+7n5ZgM8@4)!*+Mx!).lmp$ZUF7@qGm%PfC{$Y]v3Z*{^`",
"-4YCB$:!{{'lZqasSJ2xsYx0ssYnj)=l=a'sSJz5t1/Bx!)-}8!)$tR!5_])Q/5%9b87#D.9VK=0L`uv&P}rF#j$NM!`H&B",
"ryFM:!#N.4sYw:WsX|`1r7.MW72!lb#YXh/sVQ69$Xc[tr7/jY*C8fs#$=5P-TTbBuP|Q7!3*kduL@`V(23.S/uq_)&S6mh",
"-wX([-Y9(^!.]wf/|diMvI<-)!3<J^7p(<!sV,A2@-('cQ.p^9sYn5@19<rf&WGQ(!4%vM4Z$yy!]c';#/B'fqzQ'i!!$N#",
"00dp)2cacMWaP_G.G_9k+|cH(sX#Y(*DJRF4xC|',%0^*szN#'.7p_6sw*RJIlVpG!C+/iNV5s|72Jy$Kr-<2Qknr|zYJ<`",
"!MuF;!(y#H%Ygq+*wy/LsV!k1['YV0vk|rm!3[^Z;b+cQ!^A1u-!`-T&A.{<!.!gd'.-$<!]cg3#^`8vb2Ms'!_Q|(*R;Pf",
"wF8K,!5_!-72h;B6u&+$Z*hR#-r$xH77KrgwIBCs#:A0=!N{0K!C/dc*C&Z`*CWy|x$u_/!5_!69,t(UsV}%db3_Y)sVQ-R",
"#icA=!)8@|!#rjV)V)Y&4%v<*,W'u$)Mb$cRJAXl!^'`H#w|DA/11I8$tuMh3$.9a(gh{mRJuZ-';u/m&qUzu,<}CQ3'bA!",
"3gCFU4%wr6NudHW872HV7quAnQk<w9,jNc3*)7rQ6t1c@*}xvU/85+1[';`d/c-L3'TLNvZ/KJt(d-X}#:y/Q!3;KN!#fM%",
"!=AK&$!r@Mb5WXF*=f0'(nV&wiSP.46XD`9!_$|W9_W;0/qWZ[1pHDDsV,<U!5^.r8SGZ}Z,7@#0rz<4!^c0P!3=+n[)4-`",
"!Cb(R!3nbfZhq=/;tl+L:*xs:+#g1;:I|VtMW+|4*BH9n!3;K:*2i+b$ZGI#!3[^ZZ*^Mh6|yhm-XdCv#YZny[iWZL=G.qp",
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
"UtQl]UW/@^t7R_at7L_%$vcWt-hald-X7C/!)=8BWLn/N*)6R8a7TfkQkDF|(9X|*!548R!5+_9!3Z_AF^;N@#!kuP&BT&u",
"7SC<s$tv5m6tduT*a%/9$8dh674q(.:*wP`!.4mj7SFC[,%gpw:F`Pa-`Ydp!3[NJ:c}Va6tkgY^DD{i^<p:D^=0Hd-Vl*N",
"^C]J6;%<caHS8#66;2R=!3<@lZ/_Tq.46')+}U|8sXU-<*F;)N.t^YS6VMKx!556h#&0s7!&{%}!!$Iw7r-t`sV40sNTFmA",
"=^b|'76FU%+N%P[2(1qU&1BTA!@_lbQ.tGT!nV*3$Y@264#7VMB1[Ik!ALkwstCUA[)g_/!HH]r!j#Uj`V*k*(kTi!Fi[mv",
",7^Cgt3aUN(K[HP74,*-!4B_g+$3%1,=QY^sV2hw@jU{_,xNcK!]bz9$!tX`!!vcV;78rrHB,*L&1.Dx6]#Lk<)3bk_7#c}",
"1Yb[!0jl2/76]!l7|B;!$7WR_9Lm0.+'8^D79Xb;+,m@j79vv@9{py#i7w#Q!3;U;sYd.87B+!@,*3,%kmYYI,YXApRh9&J",
"=1cgq#Z(zWau64'RhhIs!H-WX@aID]Z*^WJ7<axl7=`bfstKh[78|ri+!`]n<a!0y4(lz`7}WqKb..m5bSvk36|C$0#!kx|",
"Ld%p|b1)v^9fT5K%4J2^*h^jY6u`7L8LTWR%r)h,TaPBX/fB+(bnkcs*}xt]6u/2j[flih/11PrZ*AD#NTG^JsXr^D7BzVA",
"U=zLD7;[$XsV,f[7U*TH(n]{w+dT^0(2-5q%SQ`&7wd<x67,.:0/5!}kmPSH6tk]q6uMa40/z)57r!Jg#:Rl_I.b}`IGqip",
"8d{VD!]tsgNs!587!u-B-W,=0-)g-h+{Iin6{xw)2kgG;!)W#p#:SM-/8,)c7r!Ns+-s{q@.t@Q8:A&+YILIrmPd$5!L{3l",
"6^=xS!+$Jm@KF3v#IwHh$txbB<paU.%#F<r!3;LW!3=G))/.CR(+'R.7Yctk!#fK9$H$9aV;`0}#x-.c!]bz9!3=B<11*F1",
"!.WPR!a%]X!]csV!.aVJ!C0^-*F(y)*svHu.7p^v.V+nGt)DvF/iW(h!$irn8V%}.#:;1.Q.itP8^#q4<`p0y6u88f!^9kX",
"6vhpZ'0$#hM15rh7&&szW7iHI@jj9c!]kr=9*tq8q])tn6WI!.:[i%<#CPh$!$[A0BF8W*7+GTxNrpXQ76:NYMn(vN!]bz;",
"7C[B+Qk30z!*$kx!!$_#D_*F6XrJJ|+C)w%!3pk]8qqL31p`RI!)6]H0.&5kp`/Q`%45u/#aaq1!3;Ph'rh[NZ*i(_QBNhB",
",YX6]+N%V!*}xdA76j8a1JG2=(gqjc1+'QaS)-ps###%w!%l2)=p3V=!F39H.&8g|H!R*!#{}9n[f'*s!^@*W!5r+VP3*|D",
"@/[cY.HHWj6xKRBWX.y^GsAXu[iB#Q;GwmW%bQsd.zGnV#D;;8!gs5J:+$vZYS<Z/+:.9h+$Y_7-Y7aD!Al%GRhbd4*dKNw",
"!^H+w74D-T6YPpX!b.Kj8qz}y.SLRkp}IhR!J<LqNrPfx6xVJs%8`'i-tv!57b8]+*d`x;&6b(z!.,3s6VJ7M6zNdb+7XX:",
"-]_y#$@NXD7W^3b/T|nXqAh7x4%cxV5:.:jsVq_)!3;L)/rVK.tqv)n!CwIF0TR!6/sI8_!:#vM8tfpJ)c`)<tqC*k0;n0=",
"&83qSNT<(r7Xvjx3*_Z=3}xS0=du(i!+1Q/!)0/8!)'uR!)0xR7ZQ-B71vi[#^LK%!@iKi!)&*&QkHGN6`CrvFz!7AsV*IT",
"C_7|-V[8Sm6}C[USdis,-nWb])hP3%sXKPJ!3+GW*'hklqAg^S+%jC%#[zBh-Vlj-*,*kk(j&Xt!:#v48q=Vl,YUXy8pnfU",
"QM-rI6i;8V${n(DRJ0%]R{)2)6yDr$RhNfJ&}@GP7=:nN$u=lX4=7]1$(B_/bm2`(74P2L7XNPP2();*=lShv6c]i}s[]H]",
"!&Q<]!cIA#7cdJq3hfK8*g1H]s]0dY!$/hH!a1ql7FQGv7Y,wI3gR!D-W./U$W{._5=}nH!5^.UDzmK-!.|U3IP+C6815_7",
"+]Yg4&ZU9n0.*Gi!3;WS]Ak3k7d%k:-Vm1k744RC7kt$K7dk}itqWS`7GW90UvtcU!]hUT%6{7}4A{v*5%(*^5@3::PQ/^;",
"6^ig$$+HM<8:#v.#x$WG%)^_B7l[bI%8$`V6I9$7#<u5lN#kyv)x.,+MmrF}'.0JI!N%uiN_J8&&5'gA!CQ0B+dQ9<8#NyS",
"&1Q/D74WF9!{XwC#,u7}':]TtNjW-.&S6n)&|nX}*D#6i+/dIjYn3qh!%&U,9LfAh5xJIJ!{$'q[i=.9:,2m-NTHv|M%7q^",
"!+A)MHVB+q77ZyNZ/&yS%fY|'0jxi2PQK|G_75sxPJCqQZ+%VZ+{M@TPhl%[^aUPI7sPH`Pi7X'!5^jjb6h&G2FM^_#x$83",
"C@dj]sWI8W*D,<B'29f4#GCFb!5_wYD!PR.*`hfC5N|^&!)af'W188s$t};u.5R#d,!fhRsZ&ZR*GLt$M#@r7R(^bX!F-W'",
"`;;AMdc{tiNT3ku[*NL0!I<JDXT=nR4a@iX4N:fX-]l+}[*XP;5$V;(&AdgZ!A<U'NTFk,!m/2k!]c'V-[vVl@N0&m8R2Mc",
"&qV(.!!/dJ!=B/5P2-b*8a{Ka:+K<MNryKQ%42BM!3;QQ8d*h[%SU)*+LBa'y=X+b!]hU[%tYT%&Qw.X&rqQh_Y,$p-t.k-",
"NT:6#u!Ds'6l(fnC_/7A!+:{;83pc|*FcJn,ln'%.G^.F77C+r)66(YQ/-HP=Tz0jQ0<=U&}!sVXjSp!5NA5R8QKhn&&/-)",
"XL0da(IGI0$V[Cq!3[MX3a(Pp-V]l!*(mR-18}YP-Y8Z)6VJ/p-W5D]!}@7C)hP|<*&Vd8#:AAx!Bg]p-75K^76QTj*a9Lb",
"!]bzvV:m$z5mp/[Yckd3!`H,l&145[$@0y=sXU!A]AixxQkSYs[)g4q*`d'!krsI|S#LTl[*03l-gM_C*dQGb!3nlC;Yu-<",
"!C0x&*FxQ1-KL9)-xt*-Nrnp%!3:V`XTR^+%G@&P`:vhbJM$@Gs]q9V<q{VW;-wkQVxShG27|`p&1.c#77y5SZdbq@-VX9}",
".*Pm5%tD}@+QY3%$VU`--{fq(7:Q`(6j,S32Y]v]!LJAq[JsA96+lc88urZ]aW-*K&.WjzWuXAI7u<ZT]!V^c*``YX!3==t",
"!%Tc@(;H/j!,pcm7qcP70k.C)!]hU`#%z6K(L/g7)('UN<$nXx]]]<s0.*Gk#HJ0r!3=GA&_8&]!)0aJ!)9kLVZ/_U!l+r6",
"6XPGQ37ww+/S1j=$&]IX'h3PV7SjT&&1Vql'IsXH!fNfJ6^|nZB,gw:!*w5YGZW2P*bIRf6v4urVZ2i,$)w7A!A%Qn_47FD",
"u0]s-*b=Z@F,|BD_6mY,=iDk8.SK+y%:^N=%47l|Zg1h,7qvi;!]kiB9z.#V!3=Fz+@[.G$Z}I8/T6w7!3QUr!D%UmVx]KS",
";K,)_$7F{i&Bk[KTy'i#(-pS3(iuDh),)7p*d`2:Z*|=u-4Z%l*F(_H#&/`-((RY]NrcY,1vS@nNY;yx(.uYb!%lu@C_8'f",
"!(`+'*r4S+!,y7_6/T0k+==_X7Hsl7$uRj4!3=($NrW1YM@_&A!)as+,{b::!3QUd!!$D3!z|b8UKf3(UVGpSCWB8l7sshh",
"'LI=#,a;jW!ah.I+aZy-Z*|Ix-4Z.s+B%)N.6v4^.u|g3/5.9'NrQi&:*N`.`qGVUTb-ZC.+mq<T&AB5'<!DbdN$);9%]-I",
"%qrCm!#@LMHscX+!)!rqZ0@Kj`13<r%=z(S!3;NJZ*qD#8I_j6%SiCA!)TFa%7QRx!(Mb[+P4I17quw$$7P)]PQ3W[kn7&5",
"&<pX+#Y_F(!3]ui[.B5q%;,kxA^9R|#:ll4!)<]2:*y7kNTpj<.7!Z,.4iCw0M48$$Vi#$-W;kDYnFp]-]$jr2+k6g867&p",
"amXT|U^3$gD#$g*3*_xZ/rk'0Z*|u)Wjt@XQM!TACi,8.!!.,X!/@pMnD[*(CKGic=f}gx96'|qG'fT={).;qB`PdrJHsdq",
"IjH&jJwU}rmGh6yzzI(2!!+%!zzA^izzI(!6{s[UlrT%!H;2v$i6fz:ls}P7'H(4A!*<%Q7SG&!;#HqY!83Ncn.Kg@<;c&c",
"$8r1(:RT*1/1,RI{'M^dB=kM2#:DL&s[@Ih!!$KJ!!$Lp!!$vX!!&0H!!%:F!!$Vv#Y[-}Bn&N|!)5(Z!)5n.)/B5HluKgg",
"8(tyw9C9I|!.lXK!+5;-!+H*_!)#d-!.AWP;&a]R6vjPgQcbwz7k#Z=hwKKu5%qxc7=3Y(=W{UJvgb/)$Q*F]smz=;$VW1f",
"smg0tsmzA9!z|^5jmj_#jS!z5vj0_ck0^0BkPH{)l+'&^!!qVskjm+FlIKFJ#!$j[k.*i*!+/Y=#wy%CMjyh%7ab)|%y*yA",
"!)N&2lsny}+'Wh{;jW.24)CH1!+/YS!!$G=!!$J@7SFLfls7J'FCu3h7Y,wI@JI^@jqC){mg3#Dn(aucsYwcdsYnix72rFz",
"G@|tVp$MrP!+5b=FI2=WFQ$XP#(+w@p]V7<ljUvA8-W3W#U{5b!)-Y-sYw%m#:;{Gq:3LA!&dUg=W{Tz78diZ6qHb[=W|&}",
"!+2z]!)6jL!)AqMQ.qIS8%anXq]+!18UFPgq]=.3!)w.58R,-T=W|Qysw*-at)Y8T6yH2S*GinpPnMP^-Gz@*:lim5n/I]D",
"G`|y<lrlgh!y75r9P!)KbjAhc!,3=h=W{W%!)6qN!**HW!.!gd;^psKlt,J,7mvDP;%*IZ7n#JQ7Pb@P!N{0H!+/YG!!$GR",
"!!$WW!z|^Tt1/u+NTmj97iIG3t3[]^!gkm=8.g|QAlQ,WtR{z:tRxwUA:'RpNtt&)=W|/X!)z&M!1%;J!9A.l!7HvY+#H}P",
"CPV[42a#pB^<wari{R^8!=zd'$7;pJi70[P$ty&L%42'v%SxKy%quCPhY=HPh%VrQ0[7_h7Hb-t0yVDi6_Ycx2G!xl6]C5a",
"&8#=W,a`U:['a_c!)C8y!)88zP1n&N#=n-W!3Za]!!$K#:*y=usV-3H,2#P{GLG_au0Xgn2caXG<Xi^r6c3=Hi7/pW#x#cv",
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
":i<vK[$[,^[`Bjv(b}*X!#uhT!!%7!74(YZlT^yt2;:Qd7U8r@'f3#9!+-mx!)Irl!)M[&!.KX;'f1GT:)){J7cH(K!!!!!",
};
static const char bitnet__spv_carry[][96] = {
"!^'Lh!=4:Pzz=(&!!qV5!!!&w9-qXr{&LBiD:<tJ3*Lzj!]qI]!)B|rFrst_!!!,@#Dw8)!^0c1#dTAj$Bri%$&Mq<Cn*t=",
"#:Dg0!=}**#wvm1$VU*3!@'uB$7bSD!,V47Cn3}A#Ylx'!=t<1!!V@)!!SV1/7v,D!!gjS$8_0U%#JDICng<F%4;D9!@'^9",
"$Alv;=,B28@:)`WAV@hqBq^_&D0A64Cmtg;!]gTA!@+JS$F50WsaTXv6V[1@$L1=bv8*K$&Pu!8'8UfJ%#4wA%ru&A@[)Yw",
"Cp9_K&PViJ'WsfH&;P9C&Qg@C6XJ-^CpZs-'LS)Q(Tp&K(Tf#K'N#rJ@[d}|Cpw)R(INGW)QkCN'v)lI(K;FQ!A|s|Cq6;U",
")FJd^*MgaR$^F5t#]NBg6YGdG$W!/2!]]S-,YRPQ%r%K:&n+{Y(LvU!%u6`V&n!{Z'1q;}DQ/=a#xU9X,]ZTs+]V4T.T:b`",
".qh9`%WC<p/mc_fN1iZ;MmPtndc5m]&R0ap&prLv!^%JF'.+8Vf}QDf%8B1K!#2Mb(N(|5(KQVd0.%Cy!D-qh#[qTQst<K1",
"),[MP),Q)$90=^F02pX<!#;A.!@x_1!#;A,!#n&})I#b=0LB3J0Q<*{)I,b<!#;9(!@xX3.6N4c.8(LM.9-B.1.x]1)I@b:",
"!#;,|&r^Cv'psT3($6b4'4H%Z)k&k@!Bza,5!6GD!$jyF4zn:B!%I8$!$LWZ,zpMA-:7nj*`n.F*FNs{!]^Rk&W<Bf!&0k.",
"+`Ku{+$Fl!+=L4q!^l}^5wj::!&c+66yT0a!&w%21.30:!&&aK2,gRJ!$6[;!]^pV1,ZB7#wwfm!!,9s+{!9f$Wnbv(IG1:",
"!%qjy+!/qv-7Cr.2Nl'}!]hUR@YFmw6:(pg/4wVt$]Acg.4@3v+|:,|@y<+R%tYa)BU|8A*MUmF!,.cK.qsih",
};
static const char bitnet__spv_choose[][96] = {
"!^'L*z{)i6!!+1&$VU95!A@Xz!=I1$<iYdcJ#aNk1*wM)!bjNnDj[z8HA{Y*#*fnc<%%s$#Yvq0$C1|(#f/c:#B}vt!@'^9",
"$@zA-:Tl-*Cm`Y9!{'Z'!zz=*@:lrlCn=$A#Ybm5$b!j<$&8S:$udR8Cn]3C$t|9=!@'n@6V_J%1P<BG#c0b6#cU^+#ZK<5",
"#ZUH7$8;f;&yB,RCp'RI&17bD!@'rA$7XLI;p(s7Cn]6D6^Mi:CnI.H!)'|[&mlv(#Ybr@!@+;N$DktVI,9|S4|u13!@)&;",
"]:CdtCmVS8!^AZuCPB]FC1%SG'.*sB$75wA$ts77!#'j.!!{FN)(#hI(INdL!!=jN#<HWm%u-Q:&q$]Z%6!8@'0vx[%tm7N",
"'MF.T!!Iq6!#1A`6W&jC!#H+x!zzcW-VMq[-70'd)F_jy!#:|t!@x;s!#:im(,i=k(K<iv!(C|@!#;#Z!@w6_!#;5Y!(;S:",
"!#;/s(K+Ua0.%*0!$}Tq+A<qI(/[!&+`jhJ+!9N=/7F%a+|XL'/7D5H,;vUz5(;fM)(-W..Zc,,&mw4I.v.[z.v64+/TU7.",
"/PGK#-]vun3$va00.%i(N-nw.3B5u42cXd35@y}x5#;5I0pM*C00c7B*Gv!7!&Y*r*B<*h!&wq)!!!1W6VZx=*g0(s0RC*X",
"!]_&{$VVG}!!,9J*`dqc0q+Nb!]_3#1+#!V!'AP&4}mv45=5N(+{*VJ!^9]m69Lk[!#)Qd!'V9.!zzjl*B=fn0k35j=dW's",
"@YHb8!*{x}!+xcP2'{cMBS@&K!*|%L5=rvA!hD/x!]`aQ'jj49!+yBnB!l.J,YfgK!a:t1!B*#A$tuxL8;uj]=&FrX#{{FT",
"=&X;u!@n#j)2Nr!#Z_fZ)gJ6=(irZp*F2#w!-IRl!C1@6!(fHA!C1C;B^LAH.b5YPI='zBHp2Gx!+zb<!B|XQ!B*)C4=4A.",
"!LQh<87y<H*aGCQ#I#4^6ths)2){x'!^0W18m`p').q{uB#^}]'sIB1*`]pc%qrVZ*BfDn!+y0`#:Nq6$w^+{%qrVi=^'Z@",
"C2SBH,z*b%!]`R)!+zzB#^^LZAyL4}!_K_<+Buz[-Y0!Z!abd3+C;p,BZ}2Z-;8D;=*_#a.@9'I5aF}68Y_(B0[.3A!({mp",
"!.cCi${ptv!*|%[=*N6P-FIvkK$'+d#x$|S@YHbK!%#;Q8{&!{$Y}Hy!C2tx!*{xL#$qQX!@d<l<+umA!{P:)!*{x@!Hi}h",
"5b9T|Bq[YD'TLMnNTTvj8!Nb@!^'j0.459y6ulR<-dc|8),+*g,{v(HNT2U!*RF'3P3gyKNQ5cY.u{cl6f*mT*}xu]/85*8",
"!!#HN",
};
static const char bitnet__spv_delta[][96] = {
"#%jljz{(iR!!+1&$VU95!Z'bM!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'YU@L3!!UTn!!Ti}",
"!!hlx#|Fr.!!TiT!=r|a!!Tf]!!^m%#:9]/#xJ}3!!]].$VU'7#xs97!!]j2%qnNA#y;U;$8gz}4ATZY)-}@#3`^/C!@)@x",
"$<%cQ/3JjD)-V%{2FCf-!@(ig$:@W9*'@y.)--hw1+*;u!@(3U$8[K%).hDT0.-|d!=zcG'.*vv#[Gf@#{K``!!S}9!!UKL",
"!!UHL!!i[R$@(;x5=7]l+FrP05YUkM!@)K&#_dz`6[6&|#a6!{#aA.R$@QgZ6Z'Kv-!j6874/=`!@)i4$==|y3(UIp-#3R<",
"673!H!@)3$$;Zqb-xKNV-!6t3!G%m5$:A!R*([+F,}w`03}{8!$;XkasY[yk3B@'c$-y$9!!Uaq!=sf7!!__7+]VFi#{4nQ",
"!!^UK,wpmr6|2p^6Z}s]0N1=z0jj-C.4,7;#|(FY!!^pT$:`<c5a:!.2.irJ2jjuQ3%!sK0LA}C#|mta!!U#Z!!U[W!!tf$",
"%4G37${d`X!#0q/8m]{+!zzj4#:9w6#yZs@!(=dT(nq%-$^Ndz!#mXB5AaT7#:c9:!(d_p!{Nq<$v/5S!#:A<!@wj/'N/6y",
"'chvT!#,3L!A&U*!_CY{(,kU4!!+%!#;Uc))H's5@t:6`))hp467*Fh!!Sx#'4uz2%SSM1*&c..]cZ5b*D$.G6]b{4!$tNF",
"1v::)!$}U8BCab/!%*]c;phXF!%3b4auXMC!%<i6$g0ql!%Hp9/cQ9h!%Rv;/cYSP6xBs)6Gh--#::f`=zgxKBx`/S.5v%Z",
"/2lgI{8tYw/R3^a/pK3S0/i-N'8Jc&'sI!D(,9K+F+bNq0ja{d7qa[{!!+Y47qa]g2'{Fr*&c6QBq])z;cSIjH}fr0FI2&)",
"@:)DvKV:m;+(jZ|8PAX'6th)a81$Tg7SI_n6VMAk)XAC[!#=TY!@zu=XN#[3!#@Fv!(BmL<JUDv!!4`P!2h`p!2haS!2hkW",
"&n%Rr5&('V81P5fKbC/'+=Da%&&r0h&{Z_K'5tr'%ynWi'A*Rw(RNR2%y%Vj1Q/w)(2$$HGK2&+M'PAL7CKG<8#2aA0jfJZ",
"MpkFbX_*MHM|1[TXZqs|!2h`INqk+!P-,P_9<(G&N@WFg&#r/f&|uZ[%y}BZ'@tNx6_<%a*C0]F!4`z(!2hjv(8Hb{!d.TX",
"!2hkU'9RA/6^ia[)/nauSAN5K:I6PaS]F`R!2hj{)5D6.UXc{Z:I6PiUt[Ha!4`z.!3{Z!7),9[WC5n-Wq+b+*T{'`!3nA.",
"#:;i_&vB]!5YN.N7qhA/!2i*g!2i056VHz.!!&FrXUcK-+MX/u-7Cs:$txRx!2i4a$;:PX$;:YuXQs(i%T7f6!%gIl4G-4R",
"Q8P@}XPI;c+@ah_LbaINPgIH=!$X(Q%qqXR+@v!hLc!gUPgINA,YTn5!]c1%*B<-C!2ibF!!![m#w|XW0LW)1(wS(f!&vD1",
"+G3xv!'-Ax11yBZ!3y#T!ByWU!B*/FsV!J_(n^_a!'ij#7Y$'3'.*wL!2i36!=shu!(zQI5=$ZT_u(@s5x4:$4=lZL)c^U)",
"5x;x[0jfJf@,SbW'Is'<hx%}0%Zj8+7t6&m77V@f!#*!t##VfqhqRTw$!&7'!!!}}748.A,;m}WGFhk<#:9LLXUcH,782uz",
"2.uxUGkP4Hq%0ZD!rMai!]bq5r9kQJ6tq6C$dtdq.4-Dc'jfv}q|39g!]hUc(-pS3(iu3b*D^`5#,4]UT[F3-#Y]{F+|XIB",
"$!N%=Qtl0Q!2i3:.PtB32cZ}W%42'uMQV]RS}uQ2T==a4sYP)8!.GTq!z|Zp!Bx_U3`T@X,wpZ2#wv]r-9xUQ!3!V}sY9xm",
"sYP)3sYc57!8*Y0-XZ8FNT:RB(YqRI7UZyb6YYv+/@rz=Nt4BhXPC|c9kM]csV6dX%;-&#U,TI3P2%5S6wYl/#_*i<q%0h7",
"!)4#TVGmqUsYn2tY0a+&-r65/%GCD@W&L'7XPJ0h(T:q&-Vdv4NsHG3sZ'NX57WXI4x=,[.J6fzsXjKI*)7rz6Ziql*}xvP",
"/85+,Y-F%^/bY+.!$ir2!{#z6!]bjD_!vu5!2|iF:X$S!#xiz0_;YgJ!!wl0#@'Zq#Y_NX<Qy4B&r![w!Gqb99#[QFY/qhB",
".;bD6+{gir`Snc=#]CdxCw+Mb!2jnqXQp*PFQ1!{Y-dI0Y/nPR7qrbm$V|4P!!$Ab,wsQN9s_k2:[5!IY/xZI1RNwQ:hJQk",
"$:!nw#xR2U*C8h{:J+(R]&va#+5K|Q2FkjSati+i;X1=FY0@&_1|G)[bUV/y<-^$B<sKlZY/r/H1|Z;d=*`lpcS2^_@/f=Q",
"Y/uz`2maZ`d1#T2@d&JTA=+%ZY/v$g2mahidn)1<B!h.]Bf:0YY/u``1SH,bB{kB8C;KqjD#UX^XQfSjXPG`/39YF*fkqi=",
"8_@$^!JwaV%47b=!]c0]!2}(j7|T@@Z'_@PNTPV)6u/1GY07gY/11Pd!`hZA6j${.33TZ<+_XaZ/.Q`&!]bjf!2i/RXTwW^",
":B/09_7-9r77zj97xZlV#x%%'6VJ1wZGMKd$txRL*a&qc%XRQV'YIJt!C/mv*CMsv&(Qgb&TXQs;.m5+'.5/H!%5KY!an9K",
"740pl'Md}ZY.^Qw2j8K{)((uM!2i5c+(z+s!(A{(!&;D{$VW/R4FKTS-WBCY%TwLdXPFnT,0:s]lmTuf4zp105:-CU5xyB^",
"!2i3xXPLL19)c.nqYQ;ssV+0)%8lQ(qwwCi$qs,w8.+U]sq3xbrtk}S7xHy/sqI.f!8*[L!C1KPAf-:I7/v!w7XlcX!Y{NX",
"=GC:d!)B$Ssqp2=3}wPs!2i5V,C5dD!!8dA!&nl-$tuF_-rTZ^-WIg#'Tj!Qu.+hCsV&/y$#&*=6_1`2!)tU^!)B6Yujh%A",
"p$NtrgzL=2um6#4v-SKaun0|dsYw`csYnL)$vcXz-sG1p-X:X3!)BNGwc_tN!Gyq2Q.fFw/|xmH$7Cal%zwXUY0`qZ$P-h+",
"-m(a2#%Y(Z#^J:]Z'j$z$#;md]d%VW6tkm5!4$}%8=rRV!z|+;8<MVHZF#6R+#]+<,ZlCQ!a:t1!`H&@'jlMFRIyD382P<c",
"#Z-(n!9w)(9<cjQ*CCmD*CCl{!2|pR%-u6V)FG+M!]hUb'mRF1(KM$`*DTZ+*)7rI6flPx$)c8I7V;lN[$rlSTCfyF7sI4y",
"g=b|r0LAi`'*M<]SH1GAXP'b-(.vQ{$90:f*BBcZ=zqx`(m`3f+#qw!-XQ1W&$WJp#yH)I7Zh@`6tj@rNTHxyYKv$c6uNR5",
"#C.&AY/pR|+z}J`%6S]57y=9(H&DTgY07Wi.Ah`@+|:,|75@7u.6GVZ+}U|8ZHTm=)*l0A/PL)b!L5Xi!{y86HmH@'!!8Q9",
"NT;Bx=B3(*-]V$/01s7N4!()K!(z/c13ZuC+&]`w-[:#t7&RSg!+hWK!)F(T1VB8`NUZ:^I-tQ[J/_9qXP*`q+Kr{B74WCa",
"P2%B8!C/vP!8*Z+/urZ(!L]Am,Ih<6#jizt`U!qq'0t71+}`5N+`dkv*FxS(.u;$`R=QVQP2*l,:[pfcrY(&U!MYKl!))t9",
"!*!_!R,7_/rx**{!]bj67(#ACNTFUA1I],]!=WK;&=vJ%*CW{:%Gz8M&TXQq-{fpZ-X2&bRJl:_<CITi%&_UKRJ-AgXQ^lg",
"NT1fI7;5)]YKv-Q-X*/$P1m[B&d.@@'25dwZg:kc-Z@`:#Cb'4sXsq!8`cvC#C90;#+xQu75tYk2dA@_!M:!g7%hy*/G()-",
":kn$smlBM!!!!!#!/i-}z])aT<}d;b{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv)d.R_!!hiv#|:h+!!TfS!=ry_",
"!!TbZ!!^j##0'{&3}r1s!@)X!$<k0X(mN9]3%!y:!@)/r$;Q=H-Xg+:(m$kx1gfR&!@(X`$9l21(K]9&(lYQt0LL)m!@($N",
"$8*&y#<SIm#}`Nk!(p&x10g|q'LI#^4ck=J4FW:J5%=VM+(^I/5wsuV!@)b,$=+[j2I9Q^+(51,4]P@;4zmJ9#ND2L6VH$s",
"!3*[%$@Pd|5=a$t,a`997qkSU!@)K*$<C<j01W2^,a$q35:6a9!@(sv$:_1T+%MBH,`YV/3}{8%!@(<d!(yil6x9-l,`1:$",
"-8#:<-VX(7*}x2-7r(*Z/PFMD0.V$C0LL$B<sLBFzzm!v'5a}K'5BQN'4x5K'5.CN5%gq}%rD4f'.AB&'57JT5%qwp6uP,I",
"F-3BzF5z*;FR9G8:UJR=N9.yX2lat^G-K}V*(ilJ!!=gs!(;ga!(GnF!(R!K&n%Nb5&('WY23!IXMj-{'8Jc&FQq,^;8s;+",
"!))t1!)9^H!*6BTG+b+8Lg16J7CA@;7&-;;M4Xrx7ami|M^fb*!2hazXZgl1<U.<]!R,jL8&NwJ%44_RNy9L&P2t8W7bKMS",
";.N^^/5}*2!2hkS(8Fx=!bh[J)(%n@S$0,I:I6P`S=(VPSp%l[!2hjd@+}_^(h/W11lw*i5:-CtLS5&<LqT/9-VMn2LqT/5",
"PI3(U'.-(Q,,51H&AFU.Q63=B!%zX2!!$IB%V*1j+@u{fLDWSRPI+D@!+6dc!!$J/!]_r79[b&=;k#k_8L,;Mq]*}S!+$Wv",
"<sLR=Y3rsS7|}d#!!]S+-@)3LsV*$^;vQRu9.;</=9_nAG'p*'*}w|0!'P4v;vQ:vS=&F/ljKpA!)AI@74yzA;vQ7*lKxxn",
"!*Y;`9-|z:+Z!ST!*Y;c!!$`-!]_VF77-3#;vQFqsYsVjsYt4(sYt7*6z/^A;vQ1}6tpj';vQ0k&WR!5!*Y;[&PNr7sX=;y",
"sXSJ}*cCq[9f^7zS]S#PNT;0!;X24):KX]QY2G9aHp2HXY2<TB#,z{:Y2:Mv:a]w97V-y*:-ak2(S,z4Y2[{L7cR/C*HRk(",
"XPFYR1Fi,W1(J^n79auII$v}`zzI(!9Ff'7G^=&c+]VyM#aS-Y6}}$-%;($y8+-V5::faDU^UxK:-WfGKf0=g!$d_a$VW/$",
"%SWCU!3);:+p$KF#=&MQ.SPl_6v.+qP1ru;$7Jwt)FB+X+G(Yr763!U*Bn=J!4aML6]p;M12c4(!^Nz`!3!d+-mc}31.nw`",
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
"%T^mUsU}<2'/[96'4x5B'57JG(2g+Q+#|ZY.[|Vs%zFl<&wL#$'66|'%x^l9'p7VY(2AiP$:jDV!%g%r07BWV/5UBh9L:0N",
"!!+Z4!&'8P9L:0m!%])/&X%`jzz@ii!!+(!6tgDK.qj&8NT32-!'^u%6zPF+3bVV!!{7GC7!`Kf=Fz$M'22a@%y))R(Pbsk",
"%y!-]&n$${(n_5n4d$]8CVVf:CtsS:5[0m$5(;fM)(.Z1Drlnw(gnqpDWw;aDs]26:U5D;;'u4h7SF)]@C#f[4_4sqG*19@",
"G35]0GN5d;:UhfBK#ftIdpv.+7$Zm]HmB&$I|G*d%Ul;b7B+td!$mtG8ma`F*b+!F/8@0c!]a:cF*r3&%;,f)!$7JZ${mZ]",
"FVKd3)I4D]785'`!$_sY!(y<L!.:/rI}|Kr*`n1G1Mu-H9nA!9!ifWi-!`-T*BPuB!`IIl!!&(c!B)yi#:=Px0jciv6{UNT",
"NPU;2-#Rs<*Bd%C(N<`U*B:hgFLb]'-uibA-7/dl*BpL4!#fM!)FBq30M+2!$7i+S5z^b/+&agf1IR6|!=a&`*HBX+!&cB-",
"-VhLT'QR3uI}|}5.AhF6.U/21(V_.B!$mzI7SH1M*)6R8K=j/T74*.^9LYK8L4,)m!]a;!!.:..!#R;!%44DB!.:73NU)Gv",
"8@_MBD4qf;.:RNX0L`uv&1jmWI}|Nj/|X!x1n})jP*vKi$twS!##`wx8PCPa$8S,S:+66''L[zW!]aFw!]ak=6d6T<7ScWW",
"K{Ls3J'S6Q+NJTxTwi]*RDBCc$tw$k!]a;6!.:.H9wuw=I}d3C'r`u+J!%AN+Q%k09U0})UtU_l6[kx]Ph00U!`H2n#=&Gq",
"!]a:v6u+HZ+=L7p%;&]^9LP6-VTIs9!HCNX!'k.26th1=U8X+9!HMV6:tpA56^G4#;41A;88=#I;(@:);SMYaI}|IZ-9GMh",
"Ww17[(,Yad!]a;:=.)}7I}l2T,-+`w)mhZ^XL*[Y#Z,tw!/.6f4N1Z!$7A:!(IGJW!]aVm*C/ac!/.;($7K08YI)c+5,mpu",
"ZGP8Q!B*#A=]M3A!.:7=Fp'5W@IC@KI}n(<7!0pH9Vk+ZZcQT<3}|g`2BNWa$w^+{%SUB&0.}Cu[&+PU$f_Sa!{*W3*)9`<",
"Ns|7LI}iFs7*rzqI}|NrPQ0uN8'x=)AVLu<$FSMu+Nk{-BD3h.BS;(t%SQ0w%r7U{$:!uyAVB7BP1cP(%utP_J|J,C!^w65",
"!4M2N)k_7z!/l0WPQ[80Fv9f^C!55-NrPNH!.X]S#GRzS!&8r{",
};
static const char bitnet__spv_floats[][96] = {
"!^'L.!=4:P!!-;k$VU95!BZN+!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@)wl",
"%TaH5!@0q<&1.];67p^.%#JDICng<F%4;D9!@'^9$Alv;=,B28Cn=$A#x#{3!@*sA$CR%JD8KgGCmtg;!]gTA!@!CR$VU$:",
"&mlZk&u<2(!={(ICP7VCC1%SG%SQAD'jhwu'jq6A!={1LCP7VGC1%SJ&PL_I(gd7+(glUD!={:PCP7VJC1%SM(vNkn$9Muh",
"*Mr`j#]/8I#]QvS83cR8+`a:a#z&&C!!z]3!]]V0!]]SS#!&CR&1`fA(IbG;&5**[%rBb54^%c.!]qV,$7669%5u;D!(<K,",
"2Ji]z!#D}]!#9w;!@wbw&pQFKN-wYQ!#'c,!A%{}'lL9mN-mSP!|_K5(K*_u!!+%!(iIA*N.B4I'.+;V82*B|'4(f)#ZMJ5",
"2d%*I4G#Nw'4dTny$;@6'LHl2'3{X0'4Z#7C.CX46VH=,4]Pd'dj+HQf}Qyw!(<$]!#9wT!@w7#!#<7y))fc_!(=ML(Qi34",
"!&NSg6[!F{!&dB!!&lh(!&vn2!'#uG!',{&!'6%V!'A+Y!'K1U!'U7Z3B5J_6tf=b7qkm#!'sLY!'|]]'3.bzGkX2T!Gw2I",
"!#;kpA^2|X!#<Jf0N)(;0lGNU1,d[W1K%[U1iBiW68nFk!$/`}!#<9):iul$:ptP,;/|]z:R_a##DDl)7|B:40.6m6#C,#w",
";fr1G;m0$4<,xz}6}Mdw)2b2*=$:)H:I6P#==4[1!(Zzm!,BJ+-7;,29j]qF)R%[g!#<|5!@z@-I@imM!#<Q$C2u+F+}M;Q",
",{Q=!!$W8V*0wVZBxM&jH&BZi(,aX6&pH02Cp3(1FI010.xaq(!-qldC3x{p${lZu!(z2;!,BtrC4/%'C9.f&,$!j{!^0W5",
"#:<rT!]`_$!'-CB-{hCG!,CHpC9wDs$D.8&!'U[z#<T7c3}sqZ!GP854dStc!,DlAC4)M4+|=`!!]zJ367+pj##Vcn5l*Q;",
"&mjX|GG6-Q!]`^S!2i'H)k^rj!.fLWC6J9UM`rn6#wz(U%q{+p!%5I.74(:&8&{_m7Wg##&uSBx*B<++!.(Ws!!$(26ty%@",
"1.;crNLj+}#:9LLFL%{r-WGr`#|%*KIBAF(.DRr474X97!,BIx!!!7LVqQUL0j})b6{UUVK:C$)7W*h8!%RX/!%=GRI(_FF",
",*<40!a&NT;F8;<Zg:Kkb1R,Z!,VzPC3|`Ibn/@]!,v2s'TI}/!)*sQ!)#4{AM|#P6W&5!$79;@!,c<#'/2c,]+HZt!{Dj.",
"!48&B!C44,!'V|G!!$B8!=AI}'TJ'@!)*yS!)#:}7,un26{UI/'5PRq!]hW&+`B/N.SMVy!,B|/.&XYR!3yGQ*hN,-9{:Ka",
"!dF1Y85Y:-0LD5sH(w=cYIsT<$tv{f!,CGS!,BzT-7DKB#p@[L!,a'U!UYmb<B4p<74aWG7KIQ2'..n)dh1GZ!,bU#dyaXg",
".4@<y+|cH(QH)<B'0t71*D<7bC47.K(Fn/w*C'SfS#K2i*C}%_GgJ3Wf(LNq!,b&qXP$FJ7'2{2J%Q2k-QBN{N6tYT#Fays",
"$BKCp!%,B,3p^](!%XVV!!5B16tpt+/vGU3@)J.!#^^8SD2a{()%N`}3hMZPPQ]4L6]<0RN7I&22M34/!54aNF2(#y!@I%:",
"#(mCv6)t5,%T9{f<BnD<9(G{]K:CHY.M1h70L`uv%rB]Y;lf$v$t};V.UunqhG-z8!$m=47SGT8*)6R8DT%7,74)QJ9LYK8",
"H}x$N!]`^k!,Brm!#R;!%44D6!,B{sK@t}`9Ys2:#x'&c6cF'|!_$sS8;C9BD2Ru1D3.QV,J+}]L4rWy/n&@t7y/0i%4y;z",
"C8xb)/pRnf/1:PaDm3}|F1ad+81/{,3hNhK!({+Y!,Bqz!,vv1/1@zh+!C0b9M6F+LSJ2Z3}{;2$xPCa%qrcZ!]`_(6ult^",
"%WKzn#Y]/1D.`)$FnAig74)aPAGm(F6yC^XD3#-p6tp%^D3JN{/13|3M^{n].;psT$@hD59v:hc9n{jF@x/AcH):InR+])K",
"$W&,bh9m]q!]`_$+0W#1#:Dqx7Db%]M^^mq,iqJ9!*i(F&Q#WU!,CFv#AI/P1+$`*9ycR@PgLqC!]hUQ%V:G#&2M5}*Cl+Q",
"6_hYURb$v;'LIs=-VcA`/WJ/s2H)%d!,aD[,$Kq=S#}H&)FCsj!%#;h!!$@m!&;D{$VW/R4FJ3)-WBCY%TwLdC48Lp,*<v|",
"S`X814zp105:-CU5xyB^!,B{5C4;T[9!$&|c((0HsV+0)%8lPZcFLqq$lcCL8)yl1sl&16dBBqZ7xHy/sl8F9!0<L.!C1J^",
"Af-:I7(4w(7XlcX!Ulf-=GC:d!)@^(f=D`G3}uD0!,B{},C30S!!8dA!&nk`$tuF3-mDqf-WHBU'Th[&gY_6KsV$%6$##T#",
"6_/,A!)s12!)@r.h7;RIUtS8#M0rM=h9kshhY*=5h:fq8sYv;7sYnK[$vcXP-n6Hw-X93g!)A*yj14CY:kn$s&6;|R!!!!#",
"!/i-}z])aT<}d;b{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv#xnPD#d2u3g!k#X3`]r^!$}U/!%*[4!%3b:!%<i:",
"!#cc.!#mj.,:5Nm5wi}z!%q+]!$7'5!$B-4-tn#v8m]z*/PG/h%[jrYdl71rg]/R'+#^<l0LAj;/PFPA)0;$h!%Hp-!%RvG",
"!%[|I!%g&H!%q,L6z(!G=c;!_6zbqI843J05yMv};fts.<4^c]<bpU!8PA|G2F;/73$u[T+]}M7.v'D.5YKM[3B4fu4]P/P",
"LqT/TN-mWDM1:TbMmSu|NL-aBSzc6P!z}3RUI-d+MP1C;N-w^:6thI*6h37q!!|{t:xDfI!*/yH!)S2V-WGGV!)I2X!*N@Q",
"!-%gb;F7nrVV.(^^!CgL]zS-j!!vm[!=AIm'TIS!!F.72'TIVJ<Vd.(WmL1MXjb{a7b3=@N$gXR_6lUp_6lUpPgHcS_V,_q",
"'.3i{:xD-TQ'h_C!*9bP9-|zN/my$NFnz*t#x$`/7SFg0:xD;9:N)lzU^l0w7&Y*38@sQA6u&*l8(%Cn!T3p0<B4H0!!$I=",
"JJtqi!*9bJ!]_Vv9C-[-7b_WC*Bp-cC46a;$4`=ZsaAVmY+,:a*BY,QGgIgI`u<^T`qxJzSz_8b#YZ}K!32^Y!)[YBQF'Ab",
"!'wW#:xD9JU_gs|={Xs&!'u2MHR2PY2.kjmq/6'6*a%/-[S2fY!HNfb!)p^X9D[|B96Hv`c*_Pn[}VnT)(#Ak9jXrV:gU1K",
"PI*!CR$aSL!$)Y474(BhP1m{<!@H*)!)36@74q73IlVxp!*#21QM`xz6v4uGIBAKk*pNJ|77}[J.5!D#*a&'g&T[7q$WQz-",
"D2b(+!^Nw0!'%[G6VJ)k(N1A,#Z5zvIBA:%5C(ff9.2MK$W*b3D8AjJM1-+'-W`;TD1p811NUYn2F<*.!]hUk*F(RC+$qtA",
"*FG0`-Gz:%!*#83!)[lI!)D@;FL*d28c$<P&WRJt!&!2v74(<-.Cvj2NUvd#-f%&L-WdZ9U!`35shfqM7*{/N;9l/HB:x0w",
"!)F!R8ACgD!#R=y$tu<G0M+2!$7_%<04{MD7,`8b84@tP:PUYv$)c*usYs`gsYnR:!]_]q8(-ZVsVTD,sYn64!`,9.8F_r[",
"_77b6_quA7_7#bt88JLI-Vi5W!)@.[`PXT{!&8r{",
};
static const char bitnet__spv_gates[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!!'d9-qXr{&LBiD:<tJ3*Lzj!]qI]!)B|rFrst_!!!,@#Dw8)!^0c1!!`f&4{2Q^$9X=g,{Bxq",
"!%fMP-7D*y!^FpP$:4hn)cijc!BfJP,x&zf,!Zkq,]nam###!V-VX*z.S{NW-uJDW!#[Gh!!Tq%!!r3a%4G376[=SL!#2rv",
"/PFsn!zzj4#:9w6!#9z4!@wHs$8zaK'chvT!#,3L!A&,)!_C:r!#p%mzz=F<6VGjh4]P=x%xi;6'54$|5:$:q'4ub*4|Tam",
"&pRF!N-wYQ'/p'bN;us&'N3P`FsWKK'lM(#7kKc4(,k57R%^,c(K+D5]UXY8(iIR^]qL)!))g_`67A)[$^P8='4saV'DN3g",
"'3J6!*lfU[!$tPk+zu!B6tf=b7qkm#!%Hp@0Psgt,_5DH%rVm!&sZBV6_2y['1{8D'5%;D'rjW@'0.gI)/0(G1-Kwn:I6NY",
"1+*X<:I6Nx0Qf<a0/4;b*%Q1y/W7=S.U%2y.sDmN/5s`m/R$$Q.t__[+#UJ<+=L4w5Y_Z<!!#fx#:;6#!#n/U3'v#^1L2'v",
"+#|dB+@5|q(Kngh!]_6$#:;N(!(<9)5D};k+JmI[Cmj]v(Q@w*!]_J{!%+#nH'hP;+}i8c6zn)nH'qtn+{*wU6u88+(IXMF",
".4-<2&qCX{)FB]s6VHz0!]]:K*GKU)&TS9g!%zr/+!2;y3`g||-V[TzHgHDZ-Z]Vt-x_K{!-r/i-Z^}B(Q<kM0Q*_N':f^j",
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
"&1.|G%rLi6%5::(&WJN'!{9Y*%5BpH&PL|K!#:$8!(ZV[&1BXC!$-_M!(IW_$vMTN'LIQT*,k,d%t9v*!(2Rq&311m&S-80",
"&2^(k(J}$b,%xpJ!$jGW#:;RT#Zu`}(k+PBK^4'`#:x#r,C-}:6{s_g;cR8Fzz@3W!!&SQzz@6XN-mVP!!Ir#-X41BN0bia",
"!%z3,!/JyN!&'7]N,+M=!&0@N!/5lL78=FJ'4(f7)ilB-'6=.M'5%;Lh9`-r';^4f'4x5B'5BQH#{B6h!&'8F6ygk97H,bx",
"zz@fh6MkdY'5'$d'6-9R!=4%X'4pv#PH|x.'Ct,|FI&zn'44W%jRut&'4C:m$thtf'4Q6YfAhPw'4[RF]zI'_'4fXH%ZC!=",
"5;rg.2G|q55;sVwfFSDX6VIy_9-|T`@:)9s6ax])74+vx!=A5y]@Y-B78]!9$^Qc!T{60j!3nDs!4V}$'j}RK'yJlz&WU%2",
"'m|u1'yJs|'s%`:(2.`:Hf[7q!3nPQ75&Sb!G{'0]R}q}'T`xv9L:03!!+ZT!4u*-9L:0j7HsFu{#MI))YHPt!#={t!@{=L",
"!#<UI!#Aq$KXai_Kd2,8K|b3L:W7dR3B:]n!#:S_P-)rp5aH|4PPHd5[aztcPmg`F%TF&zQ.'S&QHFwn[pkh@PJ/gS&$:Ws",
"&}=u`A{^<N[bA{[I-]Rt*BBwW[a|[$^yT0'*0ZAvg]3vR_v/{w_v1A)[a}<|.xg@f'.B_T7&D{6!]|H&f}VbP!#9z3T<@ml",
"TLGB_TbAgg:YmHl9LB#-)Y4L5!#A(Z!@|HnV640`VFzHjV[8Dm7(y`g'td9&(2',jWs#PD!4u+T!3nF&!3nD}!4V}4(N-f-",
"%y%wu&n$${6^Ck@(2^m!Wss'MdWV'z&&Ss*'#VDw%z!6v)<ISGYKUD9:I6PvYgKa{Z9N[|[b=2z6--nu9.[=r.4-:D!]gcy",
"!B@F9%xsQ-!)'/9!)&;}!(z/:/W@2<kP89l#:9In#YZKM1Jl;W1_aYQ!du#{7qa6}NrVCL#:0F/(Q3ah#[9BS2.v</5!-,F",
"5%([L7-=Z''rbZ7'4Qh6C.CYn*%),3%^6|d9j`,.sV&i!#uHI]!==FvkQ$|D7*2@rZXP;YB;!$m!#c*P!6IPw'N6Yl6^R;i",
"&mkSJ&vB])&vBZ0#:f:#&vB]9<%cN+81Kuv;hDZL!5q;M8)!Ty7*rvm83X<r82<Z*<b3yP[cM-u[iuIw1FgP=#:AA}g`%Xx",
"+8C5Y+=L6@sV2hd&LvgZl.sMB,C%S*!Z(r}3}|}h4]P0^,AjD*!3nw6[iuQ#!Z)%w!{$6C*B<*j!4v+[!+la;!]^pV%5wPp",
"#w|l`!!,;w81,<1:+60:7n#Jra4M^3'8,P#l-dn$#zaau$WCZ[*C8iF*Cl)|'%a3k'QV+CsYnYZsYnkMsYp+X@x@,|sU|Z`",
"6a]fcsaA'4!6FQffDu#N-b${<-u&YBCmaV9#ILn3#uAzh!.;MD#YZpW#w|lPJC0xp!Z+(,<]v0J$VZiI!3qmIsV6BdDI_;=",
"Dg|FgF(;Pr!3]r#sagtnsa{%q7#wMx7#d2.8[Hj&74uVv8WC)Y7UYX%7u,z!,CZ({,&+rI!3nq#+{hTgS:G9AGBVwIG`u$I",
"!3p,YsbF<c:Fa@2#&f[Z!]c|YsV'G<!C0/p*CWyw&D|:[&rwu=A^m*A!)/2yA|::5!)&H$-Vgz<-V[jK-x8+psWW`s7At#)",
"!fgZx-Va{4P2:bCA7s4C+g@_H!4kGM+!nFI$_MGb_Yr1l'w%U1$vPF2_xFIqH{/1%P1rUC-9Qfm!]cNJ!]cNM!=^XS.<c@l",
")*kz9)g1K!*D{uW*G%WH-j<f0.88@r4aV%p[cWz=.N)CD7wj0P-Yb@j-{VH6_qt)g.:tR7sXnptsimS1m=^[L*W9PVPQ]F6",
"<WLQWNrIk|sgA}c!3pB--H'6n[cU{H7SWDrs6b|J9ksbj!^'R,-!`-T*BPuB7v!ZU=YrL)!_Q0Y75!b[-80#;TwV(]]As}p",
"!):.W!_CwS8PFbH&PLcm#$|u2$VZiV1+,h5!0+jF4!#&+V195KHhXW0[c@;q!]jGq6)`+)6y4FKsYnS:sYn2SsYnkgHhA/d",
"#TyXz-]i}t-V]-V@xYF;sU|ZdscV+3scj77!4.}f-XiGh(/+ld_wh[|.N'|L,[Kb0sY]8t*B:i=!7-z`8Pz!H1+$ZAsV-Sk",
"!#<0UIl.]x!(zGCNsC.jsYpAgbN|r#-cq0Q-V]6Y8UwNZsU|Z`sd*L=*BpM8*D#6!!,N9*!!$p{@YGm*$).K]6]51a@,Say",
"7SRY:7SM0|!Mi8Wt%yvFJ%]s5ML`&vN+<CJ$Y={y&14;N^zwGc9/6U##JxRKkN{97NL/j!*}zY!Njt(CPFTVc%5u3)Ngy^N",
"PFWxS$:!nw*'hKC!+U&K33A(P!+#RG3R,GG%vxmK83Q[HPRU{,+N.TRsVybi*B:iAPcr`f(X0W]NT;2V!NQdst&bGM;sH#@",
"Q%51}$;A3psYn=R-{q'z!)/_*-V]c)!)<b.R!1ZQ%WZfw*d_y3[cVqz.N(8^.6ukH.:3}*sw*0={7)kc,:2TGst1lSsZ,xa",
"!:sJ#*)7r{6g@r)*}xvZ/85+6[bxtg/c_m8!$ir<!{$<B!]c-P!]c-u!3qI0[i,z30(/vw2ck`[hwTz2!{$P,:8cWZ*Z(]:",
"!4Xwy's;,R!3qM!!Cj<%^zumi8hHHD*-qk;!3pD;[iAD=/1;&b+{IUgsWagt!3qTwF1rw]Q.h6m#h44x!3qP<NTFUY6jhz$",
")sK!W'T38H#w|[F3}{,-#@+}J$7;fG%xi#D3%K=/6[WhY74WBR!4%'$NU+&1[dz+Q/mv+n7;Q{X(nUqV!)kCz#Hqwd#:;&[",
"!!$HU6VJ2Z1JvaU$u!Uylr}ix9`@G7PQ04:$.lNG%8@C1$y7$z2.c9FmI*'Z#Y_RD!{$<[]D#H,2|fv&n/K$<:3*=A:zYq$",
"]D4/%1RRWGnl;RG;0MwI<6t7J]DML.1c$`*6`2Ta<jKC[=S/b1]DMJS1c6z4;md_{@(3J_@mJ,7]DMJW1`uT&;m)DyA%X%b",
"B*c_i1KLj]0*rqC,&tZ4qzSRiBSB}c!4&Q1C'_nc]AsyJ^}7Zl2`b`=rwUTd.qsj*6VMz*'y]g`!k1*b6k#03$x3K;6srPM",
"!4kz_-@0Tg6uz=2$^GN/!(xin!4xRUIYinXl-wcZ$!h4t$7AI'6VJ)5'TY=S!4uZN!Aa{*!)#^69F3'=`$Z4U!:hxv&PSiX",
"!)7pS!&!8m81$Y`P1d:)2d#&`!=Vc0+GJ7h9;7&h$W)Bh!]cD_FWzN47B8`HJig:r!!<Bk6fHI+'2&LI'LNkR!i93gDAy7g",
"2p.aU#7h=yD}WMx#^akf]Cb9tDl62M2L/])*B:hDF<uVk]At:W]D$&l.48hu+!/$c3b}Mv-W/|d]DvY,({Vx'-qYQg]BpV_",
"(K[fr(n].s1KQ0g6u2z&1L)QI!K`HQ$w^+{FI6#g7rWV8`qITP7=Xv4<aBSgGc^Z8$7;_D<$p)uR+[-.=Kp|#$S}0r6ZyWa",
"sVyl8*B[<t!4WuZ!{0w98mcc#!(qkr6VJ,h761H,/2G=X+=uHfGfBgK'.0[-6W+IB8R}2L&WJS^[iN.87/`0=%1[JS1vz/A",
"6[*)(!5@<iNrPV*1X*]97#su:_y./gGF@X=6ty&j#C/:i]D#_k1IH6xI=G7b!-&.[6th2`sV,K4,K!*wU^6qa-I6'*!_CQb",
"Ik,PA*ByRp!4&TX$(Z`#amf#H8G_Xf#J+;[!#vI+!+[ga6`xH7@JqhC(FmP!!)HL.LcGP%L3v]uaqAN!%8$`V!4%y@!4.|Q",
"3S2!4Lg9b%#[^1)!4.|S'r|)^!=acXLa[sN6v70.#:g[#!l/,')Is&q$txyI!l82(NAsC,avfJ&/@jnL[';`dc1NQG/PLb'",
")sK'j6`J&Y(qM$F:l*P/P1gWu+la.+[cBqr<9I:hGs83:!$h}ANrl,J,!<M2!=X/[NjRbr^zuj0*^&H,NjRyz!4Y@A+la$j",
"sWW|j*B:h[Rt1NY*`m0X7v99</1+3*0LB6K/3&_//4vxHRG:h/t3b;x/U!'-!4(1T#{jK9!4(1(#^LD:S3Mg}]`1FISdU]'",
"6yI#i7w5u-0M#R%S&B5Y6!xpK0R9a_!z}&L&qV%-$8B$P*BPu`SRmbZ4zm8N1I<*C5YKMN1h;mQSD*Z_:ndV`1l|St!Dt'Z",
"SP1v_t3tI$1n{KkMu@L1S];p(,C.!$B;.hW3`T2R5wiWULZ1vgAWy..#xi5At7LI7(kgz^7<vZ<T%`St.7@4z0Q[Rj.viW}",
"[f'fl#@bx'*H!4V!3pH##'lH@6XLJ7,@ua&HgCh#!-a=Y*rIltP2%kc<=l1+,:4!D6x<@[Q.a_R!|&@$.1Y22)Hywx<!N&s",
"!&.vP+860^;FGSy!=bGvT)MY&6vw*Bt3giz5i6y3#)8Bc!]hUQNrQDDkZgJn&18AD!'L|c!=B,$*K<)7*FZ;:!3pCn,I**c",
"H}x%F(3+uK!B*&l#w|UU*BfG,!3pGT!{0Y2!*D*6!=AbAQM.s#77}ZIP2%:(F(PJv0<%Mw!KGa+stC[.t@Y@K7t02't3iWS",
"8A#4K7||wlt@dRU6VH{D!!!j_!i#D66}YqZ-79<YUtRcj!C/gz!3nvM(pnp*$xw}k[cV.dZB]LvVqN%x'kDA&)cdLZ)02Jl",
"&rpq&t7a$a[!9sw[';a0cPnP%R,5d!9;{YZP3RrV!$l.vLdCK97`b3UsV,K3H3;U1!=bf{#Mj<LWP^|*JYB0GQkyK66c12l",
"!-ipB6th2a7Tr+,-Vl+n7Frp=SG6<|-XGI%^}LJu'DC=/77fCX^x01s(/qAMRi,(WHbqmtR$bJ]lL/Ak7/-j`NT4dz6_fC|",
"9j[3sNUa<;=^0ZL82YC}-X2&^$@NX%!4&8P&2f@b!'0{s74(8Xk0b:V!@^}hNrG/97!}}usV4*rA#+Pi!{@jYd.M|MRJF4j",
"!&xU}/CIR%!!8h@:gWM6%;%|L7<b.t1Y9:|6u{$T7-=TfY1q{S!^:4J-VXP'[d3mh(*p&x7qlfP2cYR()(Wj:*BB`Y;({=i",
"$B#'v[c6hD^zvsmQ/]n`!Du'DQ.}8V6W8Bq!-Tv$8aVug/mcwD=fb14)7)^j6jr0T7qcPr!6Na@NraJ+8Q'wqH+cX2-7C}V",
"XjGb5C&Yn:YnwGp<C+@.$!A.S!3nsU7<zn,6{j=@!*P#^';uW@81WVy+]]*^79yGY7<afV$fAKJ!)4Ja!6PS{!C0Z1*D{s(",
"*V,_x+&(9[.uwqR_qyw%dhk<n8*GHW#Cu7a76}kp7b0PD$w1;)$txsH[iuP_U!mc_'nX#q!A.WasV&R-+#qy576P^;&S&C%",
"sV&R4dPdp4!]qI(!6H61dMbN2A4L#m':JW6!]hUU'P37/(-&3i*DJTR!/87M!]`5676Dc+YQ2Kj[iuk<)%LlC-Vc6;%&-*i",
"-;#Sb!6PT'NrFpsM&q|8&2/y`+|:,|m,0Cp%tYa)aX9/|!S8Tjz[}w}nby4-;mMG':I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l",
"{)%&nY7,Wj!=6Bv!=4(!!=4(!#%+l`!xF[J!cuip9.9qZ!(dXk:L8uT79'=@X25Q@SDQ[9H'==X!!$HC!!$A)!!'YY!!$iG",
"!!$vP6VJ_:=Gk+15YMaX.SJ.B&mjXz'LHl|/mcV:(+'$!0LAj<1h&Na1}!cR,:[aS51bjM5YKMX67)aW!zz=zs6_PQ!(Wid",
"zzB)P78q1<:/d-H*d-GjsU}#X!!$Mx5QWtJ!)P]daX-jgFr)P}3=_'C!(Mba%45G<sYnkLsYp+W74LJ_8:wtva7a!i7!{ay",
"-anjYaW5Sm8ZjBa:gsCy7z4rgsS<xMaWrBa-`A)4-Z.hd-[+Ip!)2AcaWJa,!,D0Z!!$<{!+3W&6/,'q!)/H#aY@XC78q1}",
"!mM=h!KZhG7_in2sb2<':(C508W}_F=iRM6&1L[3A|::;aup$3!KptY7`*%5Gc``,A{gHtaW=hnM[XxI7}*j'7Ajj(8<*`%",
"7`3z*sbdK&<R/<X7:<V*au37t45<.kI:TNC`mqg$,2)0Qsk(IRsZ,wka.0J5`qG)y8xZkFSzpAR!)Hs2!)/H#!JGMMaXm!L",
"!%5Vq&_kDSaWPB`9l)pcHCm'6XSw4HM|Q1haW,{7sgj.0:6a,;AVBkuI{[p9JVh|SJu))g8zQ^/Jx(p7KSd;VIz`3.6{*RH",
"I]G+i!(/Nk!!$Nn!!$Mr!!$A<7qcV41g`4I!+tx04T[9!sYs1WsYn2X!!$F5528K#!(/Na!,Nj+@YGm(7C0c=I]X91!).sU",
"!)*'68Lbat-Vx]K$4nZ$!(&HW4ryH'!(&H[!=ApK5%r)#!(&HY!H-_0aWH,}5QWQJ%4InkaW6V/45<TF!+F@(RJWhP<p8;U",
"7[<||NTT;G45<xy!)1mm75'9JaW;nb!NG_;t&X@L!!$@q4ryA-!FCRY-{q'y#B;{$sYn2h!%|%p4ryA0).'h&0Iv()*`NyM",
"_wq}0z:5,GyzmF_7SB7mdsz+t7]h=nzzI(!@8}Zw`$n.Q6V['n!-P!/!!%&#!!$@l!!$x}!!%J2G;.w$!1!SR!*+Tz!.DHJ",
"a:q#z9.c.0J#//q)t;]ba82P(<&+K@H&7TK!#Y-3:4TbV'LLTV'jfw,!zz=}4zm9:&mjYKa@P'r<':5L7Pb@P)cb7]*${_;",
"s6_PS!-'c,!!%2*!!%2PF!s5v!)l)0a:Adb7tV-=$fA<F#7fmN!,qV0DC6#ta8{;c9T4Als]w8R81$nzDC5}h!)M&r!+mZ,",
"!)P7X!b0xr@=.S,7SG])7SC+XU@ATJ84*Cz74)S(+]VkB!i9]78T/-'*hTV,.Z9{C!,]I/!!$Rq5Jwp#:mWsv=]Tvd:j7CM",
"=]Vd=!Daa=*JUR.!,SB17qd[$.4.is!,SB5&_M)u!fl689.*m]t3gDl52/G]@7i|U)MH7p!K.uSP2c<4A4`-Y@YYx=a91}s",
"-Sm0<a8R2}:id%)U6v{|a8R7*8BW^]B,!:At6Kwq!!$BS:I8b)#YZtD=dHC-&PPlFP1w]2/Lnl(!,!!39j[[/8:RtvB,!kU",
"a8UG):Md%N:#_.);J`AI!$Ki=:/Y5f<-&$r,,a6n!)C,u!,!!I!!$@5!!$X$!!$rF!!$[*!!$fI!!%$g!!$A<:gWM4a7lRv",
"9MCkq1g`Sn!,!!<!!$W^!+<}UB,!!6@&]mk7!dt{B,!}k8<N6hA^q$-!,!!3!!%:*=5$([a99aaA7@s2<q2XZ;M]3t3$yci",
"!,!!28m_sH!)cJ:81$_Ta:r6sALb%5A`@$qZkCN$Ak`rY[i}Zb:ctmhjqC8]s6_PT!+Vcz!!$lj'}&gz8Yu-w@nfC[NrQ,S",
"@ndkV!)&A!a8ir7*swc'!+Vd,",
};
static const char bitnet__spv_gemm_groups[][96] = {
"!^'L.!=4:P!!-;k$VU95!GV0V!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@)wl",
"#Yvrl:.$9^#wxs%!!]L*!zzS-$7_$31,:P7%vfUj0LL*-!@(|b$:{^/+|1_$%v<9f/11_u!@(HQ$98Qw&p(mk%us}a!G%l{",
"$7|_g!|7JZ%uUj^,wyxm!@+cY$G%_$Lrp,}%u-PY0LL(,02Q](**3,T&Ua|p1+*942)^Ip1iJIq6[g=G1N5GQ'qF^w2FCb<",
"3DB-x2fn$x#y;U;!!g}7$==Ua).#R`3`^/C!@)@x$<%cQ/3JjD.9_c,3g2W@4'ZhB4F%xD*h57-5YUkT!@)_*$=!Rg2*q;Z",
"*gl!*4=:C<7:u#A$;;F9,zgLD*gCd&3%!y(!@(Rd$9X89'm][.*fyJ!1gfQp.xVw8*ff:|!@-Wl];2g`#`}lq#a@#.#`WU)",
"#^U}l#aA4T#a64U4FF9'$;q&A6Yq<u#a]5w#aJ84#aJ;66^an;!LGCD)kmS6#aJCJ#aJG9#as][#a|c]4(n#7!@)Gg!)00#",
"#aJTQ#ahkC4GtZA$=#nM7W|H'6[4}[78z:F#{{=X!!^lS/1(V$#|FY]!!^yW0LA},=(^-F$a(lG!]]S-6]m$W%r%H9%Squ!",
"!#H.u!$-R;!#H7{(1td'!#F*w!#m9;#:NV57!{a#%Sd<=%SQ_I!(GNs$Wy5Y'.+2K!#FHN!$-yZ!$/h5(,kUJ!(=QM!.NAJ",
"7;*Js!(ZL%)*C`)!#D}J*&`tp!(=dT*b='m.;)%#5A8uH+BB;(!#9wQ!@x<@,;xp,N-wYQ))dLK,yWVSN-mSP)fB`M-X4`R",
"!!+%!-vS%:N..(G78+7X'4(ds!!$H56VJ-!'5`ks6];y]/R+2%'chvT,;{#v,[7u@/R,}N6W(XF6tg-C%xjIZ'54$|5:$;5",
"'4ub*!|ahS1,djD1m,<J!',{PBCab/!'6&y;phXF!'A+KauXMC!'K1M$g0ql!'U7Q/cQ9h!'_=S/cYSP79mF@'4n6%%TF%]",
"4|T]-1iA1&4_6BufBTaB6VIs]+(}s%3&_7[3CzG`WpDn(4A5_nD.2zx!2rgZi^+m`$ugnc5k&#86VM9i*hV[$HP`(g!!-S^",
")d=C!9L:1r!!+ZN!(Zzj9L:0k!3d={!2TSk+{#b.)X6Tb!#=ki!@{.G!#<UCWpH<kZfB&85gZV(81(2z&WHQ/!jlHr)X6ag",
"!#=xr!@{:K[C`JH!#<J!ZfF@s_'^kN$txi8KXSDd4}]4.'4sHi5)''^'.99L@VwnY!QvI|8&9VA!H'c/La:zI:I6PPMP:|.",
"LZ2CtWp3'-Wp/xlZfBV*_'_(W7dv'q!dVlx6{|fh(PjNPWp3gGWpG6T'7X/K(52h0N&}'W!2T]((,_/-!t@z-N@C0m!3Q9x",
"&(K,!):G#,Nl|RA:I6PUP*tQ8^@akJ)Wx(v!#@T8!@{t^WpDHQZfB#P/AN}J8$8=J8PF;{)YqS1!#@dD!@|'c!'Bq}5b/qB",
"^Kkx{&$n0d&}r7f'69*i%yG<x(</pyN1|Au!2TU'!(@=L!#9y3!@w7#Wp/{m^g.g1ac[Tp!2TS%!G.il^Ywl24]V;%6xILh",
"!=J$S!$-K8$vPK%ZfB-z6*2zxdc:q98b1YD#;/8b^9sAW#<#+/XjGrWM_G)z$^]AusXB4I(F#]MQ[Sv`WpKyn^wjYGf}V9B",
"$!wa!8_!-u#Ri(M!%5I.!_Wm.7I]-a1p!TGsV-zw!#yX+!]_Tp7I]<qp}]xbI_w%N!2V.X^wb^mVdb[z(Fn:!#W*3AWp-fk",
"%Yg}/!4Q4`-Z@]bhY+V*&W;&a/5LbZ7GDcB!$p;s8mc)rb-`^}#DF)l!)!rq(Q{!8(Rxvd#CNug!2U$[!2Vnj<bD4ysVGuY",
"!5r+c+!KMv+=L62sV2hW!2Vp%<bvW''NikC3}|1N-7/f6-!`-T*B:h}!:K/%05C[B'h1P4!{#m5!2U'4$ZZ-i+G1tN!)@n-",
"6{Af_#cMg.!2Vwy&uuI9*Cv0&!2UUS&Pa/M+dH<L%n9]8G.hd'6zPK_9h%@5#Y_$7sV,kU&p[-|*B<+[!3f@P!!!y]6ty%@",
"1,'5Zg{*TA#:9LL+dx*N!*!Gw!)6PC!3;bK$X;6).N9HJ#zcc2$WC5P*C8i5*Cl)|'$QI_'QUZ3sYnYZsYw)ssYnkLsYp(V",
"W:H5RAr*/mBPib_C.G|csV&p-CLb|I)M;#cHhMs5p}P6P!!$A##YZpW#w|KDI(uCg_.)<QWqiHp#W%+s6tkFW;`yrt!Js8=",
",f1dc/;p]m5f=p'&mq$%D+CGjDh!anBZ9<m=GQQ#!)%vr!)F4X=)!ln!3T!5!%U6(!!5B1+=C'a%zRZIZgd(M*=f-&#]CTs",
"!a:wd8Pqq!sYpA}sYndU-cq1fJVkL'sV')4GBVxM!2Bupsb(*`sb:7w(i{$QASkAM*ByRp*D5D%(;Z([(kp%;NT1ylsYnx4",
"W6i{|G`t}G+}`5N,^!7z*FxSR/_2$1NrZ^b/_2%,!)5+v!2U'=JVkz5`qLW:JJ}rj%9aB&WqIZ9Zl2an8PSbu.4KFD815D;",
":+A6m<{56d87rT7$XL9&I{-F-H!4-K!@^`P<+w+f!(xbl#YZ*@L:|M|<7GPCaP7K}%$XtT*0l^g$d[,qXmD{nsYn41%&|`h",
"7W<r:7`=$:H+96^H{3+'%8:gZ),(D-WqgGh.LW*C.6CJ;,!yuVh^DT,-wX4`Wq+[&X4[-_WqHHL!CdD:!2s'[XQZ7{&R<$.",
"!2VTdWt/l`+5}@V6uC@_7,u8/,30(ddF,H*!{$-p-f9U'=:TS0!}f8n#w|-I+{3VWf%=H}81'w1!Gq_9!3QhX0Tu[h!2UNC",
"#@tt1!{0m8FXNmK!^nRH*)6R8Yn0ZS8mc*13J1!U!({+Y!2Tz]!3+!r/1@zh+!C0b9M6Fkf}cy/3}{;2$xYKD%qti;!]bch",
"6uluR%WV'q#Y_3r=/WJ@Z,3wAXk|mlWs#WCWs,ZC/muZa7;f+N(nT/!!*!R+g]3sm0j})`7xQsY#Y]2q6V}x31Jw4f$u![p",
"hCg%_:;kp0$Z]/R[F7(d.LVN{/1ZZ{6CaCv!]c$T!2s2V!2s|R1IYF!i6s</:RR+9;8h3hXpXDf2!SLp;F@;g;0WY;<U$[n",
"XpT$=2mH^}jz4w9=*wRH=b@fIXpXUt2mCCZkY:UF@F[5QA,WVPXpX[z2mCQcl7B2Q<M-sNBGqqPXp{f^(Q6}4lW*c=:gZ_6",
"!JfLA!2Ur{Xp'I%XpQ4K+!(K[3C:KZmI*'P!]bmN!CfQ3!3QNbNsHs*9yPADZmV2S,%n'y6VM_j!2iZ<$WL*U!3f8Q!2Tz1",
"%rc.'#:A=@[P)D2n[{=y6uFWxnFWgsR+R',!|ku;#Y_HD%S[$0!=AI}!)hh1!3hjG[P2L'8-08U-)qF#!(uMf!$(wU#xC4x",
"!i8m_:5PGTFY$/{/7v$.Zi]3`7/t<ANrI|!$8=l:6VHz:!]f&$6]r`k+#]yq1K,<[!=Vq)pl'L7F;dysXpTk67A%G7XjqN^",
"FJsGP2QV$+*B:jzFyC!aXmD,KXpQt`.48ny+!/$c3b}Mj-W0&ZXqGQ#(lbfS-p4XXXn@GS(K[fr(n].s1KKV46u3#y1L)nP",
"!Kt[I$w^+{G'rp]/1{i{W3MGW]Fn,A9V;;0#FD.L!^rmR7GX|ZS(fgB7jY2*Qk7LPG6-$m(IDy9!!X4P6wg3Vs6a_|6awM<",
"7V7#=!2rYN!Au)%!!3;/74K6M*&/^I!2sN<*F3qH6tq$U7PlH)MAGBN&mn%).4,%46{_P;,^DB9,wpZ9-X1zG!CY4=%V:G#",
"(-pS3/PL&a#Y[8g0rcU(*wk#&6^AF9sXt0asq3^P(K!N8#+Z8qKJn[t$;@Y{Xp21jK9xvp!(+CS1X<i#0nS;ZF1tps10.g8",
"!a]Mm7SuS%-Z]a{2k[7I!(xyt#A[6AstCR@ZnU}B#@@1RZi*cm%r}2}Ns7)LMLf5T!#b;4!_5JGsV*{Q6xvz%!!8X+Pp9;1",
"=mcWc7$*+AQkAr69cf44sV2hWT%av!763aHWmsB|^%H%yNs&^h@.-k-sV-cq7%$@*p}N2l<hpVqNrPpJWs,_;SdT1W6u&+S",
"R+^^n6v=zW7+;3R9k|iP+4PL(<'(*$5%^+=!(xfm!)M_'%42c)!#@IL74(J;;*+i[%n8jx$VZA76umyZ!.Z_!!%_'DD[=Ai",
"NT)9C(X:7z!)!hmT%s1_7V-zR[B1fS!(upY_tJsz<*rN&Wq[f:<mf)&&q:2W-VX3{WrD,D$uyTR'.02A#w|-s7z@Va-XZI!",
"%WAgc+]uPR77.MHNrSdw!%JT[+n9z#2cg8{*B:h[+x@nR#qj0x!]c<D!}f@q!#b:=+!hP=;()Ii!]qD($Y={y#Y_[Z*aBIR",
"+zu<I6)tDI5aG2r-tm<^!+|;K6th2U*a%[.h^8)`U=nPa%7RSa!2Vv;WqW<,7J7kwBxa03/WUnW!(q/;8@ZQm'LLu6TbAhF",
"#_S'W!2VvLU^]$8%n8^Z8`d;T#C,Q=!,GQN!$M{+JKI=AstKYk9ycU2!{5%B5wp(Q-;}NXR`A!j^]/HdsYd.0!xYi3!C0]L",
"*D{s(*Tpmk+&'jLWqI8g<``/g%Q/[b!LHHN)M:H4!_:}W76l|r7<af<#,gk%$rS`L%1qj;!2U9:$r[+MU{KgD!0!Z8!tn7&",
"NrFF'!xZ6(!]hX.W3MH$`Y|RW!AQ3XPQ8.S+NCj(P1x#LXNy`PVZ30d%u`3t!3*;U-Ws8NNrwiS9]h!f7SuKq:Xt,;!!#HW",
"Ww(6+7J8@*U!R(cI1gnUWw([!%n9=+`sLy9-Vm$4WrD)X+UnvA!2iAX6v[+b^c}=R!]qI(!4Nz{9R:4/=|_d(!'4ZZ-W6uh",
"'2/K`Ww(_7PQ.da6wmzWsYFy:Jig=t!^=C.#^iV9@aTRc-;@tIgb/@f)(%tLa`Bu}!4PPPT-wBfsgHvn^bDnS7FH:Q3-{`t",
"=]I@q$tvx4U{KG9!JN*1PQ4,!850(j1Iyq:!b}&1D5'({-<R&b5:._rP1f%R!F][|!(xgI00n'M0]tRI*H4D_(vXi'RJ:=&",
"/t95Q;()Il!]qCx!Ji8@#]CTs4]U^CZm&B`7NyvJWW0]h!3:`++9s9r;63..sV*0a7s<Vk#;a-I*a7BPsV!a.-bjT),,}zc",
"R+iv[B),$GPnV99!2h7371*H=%ZlVd&p#rw!Pzxz#:AR}64SzP$=p9S!b0rt9&Gv-b-c%YsV[$V&vBZiPQN6s!#HaP!!%&J",
"<`P+(PQM0[:-CWxaP&[0,wpZ5!#|0_/_nN=75@K-JJjk`&ru+!-tr__!]hU^/mj&_^wTy40.VAK-VY6<*pxa+.8BX2)(.Fb",
"7SFJmQM-!vsXraS*)ip72cYT(PnKj+*R2:y0Q45^7X(Ng0R8'n%SQ}02H*]C!]hUr,<}CQ,{II|*G%YS;5_pZW9U2/!IHFA",
"NTW(6bg{DB-VYyT!JX9YPQ/dc@,Sb@7:1clt7LJG93gqV5C;(@!V^M/5a[J`tKz0t!$v6J!(+^_7SFPv2k^F^!G*1*%;6gA",
"7B&VI-Vc:NQMYHS<F$Z0*a%N#hu's{6z#%aXraai#x5w4.dWDm!)P7Xf`3Rg%Bp@w!V{aVt3aD#7T@TD!V}KvstCX-tL9F_",
"UKYKJ%us}h[F74i.LV]'7r^iD%U+<I!!$BR!!%&0!!$J-!=AM2!)9+N!)A(4j1IQ[:Z*GzXvl]5Z*TWF/)vnJ79{VgQ.l{u",
"+QF--!=l_}$+|q8!3;d(t8PZ5$;*[.!WF{ZVM#pD.|DI-jn'nC.453w,#bFfh_-::00n3p*_]KGWqpCpwct-8wFMaI.ptuI",
"F{26`!!,w.nD[(UCKGic=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}r_t0`WzzI(5zzI(!%h<y|!(zTH5yP@N67)aT",
"4zm8T5:-Cm5wiWSsV;mu94;pv!]]_6#wv^+$7Jtt!)Y,s!/M(3!*@#)!*J5.!)'uR&n#jv_^Y%lG*Bx`=B3'A!#yS{'BwN4",
"!+;PM!*KVX^|Rr@!]`&DK=dr@7m&lG:gi;x=&v;U7w5tH:gi;x!A8d!_^GQv<[pFi6X4|zh}fqn&mk1J&mjXz!]]4l(ID-'",
"(ID-#&mjXzqzY4[!)_}N!*!p'_b#vD8sM#=$tsTC9-z]d81!=^I`y_XsV*8!'a5iP!,'p0-q3g7-XJDK-Y:|U!)2*[_^Rhz",
"2:]|]sYrQ<'a5]2!);3x!*<<R!)Ycf!)(Fa&qG{/CLb|4Ck$(=D+A1cDI_:m!#tK'(=rw7DL7)($78hu;kwy';cR+4)F@K9",
"-!j3y#yl)5sYndT7B<;'_=gz/-a);|_!`xl7_7=((n]R<sYrrI'a63<sYqs*!!$F%!!$t3!]`=_9:@!=!:52d<cs6d:pWvY",
"<B/=6&mjY#I]jD0G`u$JGF,B&!=A|g#[M|GsYnMSP1nKu'a5cRPQ:[]'a5b2!)2`*_^=5-'a6^[!0AMv!2`{m!=4(!!3hqD",
"U{AFWnDrdLp$MJYnc/@Bp`+^X5:-Cq!)J)n!!%;J!{!+.qw(u|&8(|f6|/|]8L@JnrY&gVs6_Pg!)@#h!!$Rc7SFGU_Au:5",
"!(r,H<`P10!z|ct0T1<%#CF;isp}QK!!%5-!!$y'!!$_n7+ItG!)aCy!)w:U!*4f!sbsAHsdIQC!!$@w!!%k:!!$f(8m_z(",
"TC)kY!LQM4_!qwj=9MZH!]_Sq3J8GI!)!ls!!$kz!!$ZV!MW]Z_=qV`8QHMN-#s6+_D_+Y7UwlpGw&,4<mRn=_B$Z0=|A:{",
"8p6X#8p6X#7V$s):-ux4=|-.190fM/8SRT1FcmByBZ.ta!(ufq!=BcmT&:]i;Yk11!).lm,YS=K!)!lb!!${k#:;y:wFB7#",
"$78]dWwDvF_6CKg-tp{t!)!lc74(Cp$@p(Fy=:1vy]Y8,#D6W_t2{Y,7+IcV!)X#0st<[*!)Kw@!)Sul!)0)6!%.g#HR);f",
"!)!lf!!$U!!!%.^!!%2R!!$b!!=B.*_!iq6!'#JT_@dA08p6Xj7T=fu_@{)wB{-qf1I@HF<}t|q9%A7;_A1&)<C+@p2Z/3j",
"-SxC.7PG70!(=QM7+J4G!*UPU!)Ywl!(x_k!)}*N9g!AKs_fLd#Y[;!4:ZB'!);$Z!)(qp6v:AP7+Ijlp[yB6;cnbk:ITK<",
"!(QHh!)P+8!*Q`:!(znQ!)F1W-701N*B:i=!)!lx!!%:b!!$[+7SFMh_C3T)7h7[]7UPR$=N+^@!!wiz7+J.2!)M#q_@)YF",
"@$qwApAmrJ[}Vn!]]4$n_t^vyPQ/dc@,Sb@7wmwn`qGF9NTfZj!Fghp_@6|ktIQM^7JtFs!(+^T7SFPf2k^F^7ZCvQ_@+Ad",
"8f0Wj_B,DUsknnc!!%u=!!$Iw!!$B|!!$Lr#:;k%tJ`@M!!&9[!!$Iz!!$C!!!$Lu!hX5/@3+|6^Y2_rbjHl$!z}:[ru#J}",
"dF@T)f!41K9k$-bf!9c#s8Wir,7[w.tP8F%t7h^8sq{*M!!#Hx",
};
static const char bitnet__spv_grouped[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!/jBzzI.$:S,[YJI:*82iXm@!]s'68=lp8C<`$I!!C,V#:bc*!G.mj!=zSL$W;A6$WGH7!@9g1",
"$WZU9At_.7$'50G!!W+<$@'D$JBmym!!]LM!zzS-#x@w2!!]Y-1I<8b$VU'^#xs97!!]j267)ty&1.XC#yG[<!!]z74zmP{",
"!@)b($=+Nb2Hq,V)j[T%3`^/;!@),t$;GBL-9g:@)j37}2FCf'!@(Ub$9b55)it&Z1IHGt!@(-U$8HD&$9m'w)iKhv0.-|^",
"!@+}p$)WTC!!UCg!(+#{!@(w7$!Ism!!UJi!=s_-!!UR,5:Ww6!(+0'!@)*A$!h5x!!UWm!=sf3!!_i6*B:{`-!`-66tp4Z",
"!@*#;$=h8|4Bnms-#*K;8P=YQ8P=YM6VJ6C$<aXt6ZXl|2M3&&.ZCi=741*874/=M!FIa}!@)HN4Flm^${dt`4aa=]2M[@*",
".Zl&C8PKR.8PIgR!FHvf!@)HS4D*aQ$<buT/TWhm2N&Z..[5@H9jdy!9jc0V!FHAT5YMg44BFU5$<bTI*GMcQ2Lii!.YyN9",
"!FHWt!@)HG]:AYs2LUZ|.YfA7!@$Qt/1(S=/PPc=,wpn<#{^+UNTGhg$=*m;6[66&1.*4'1IHAF.qhL@#|:S[!!^vV8P=YF",
"6VImC6VR+s$xfsx!=sfL!!UbN+)4Mk!@*d1!)0f3#aK+g$!s=T!!_5`3$up<#`BAi956gH7^x+I6as%#6ah`{95IWf6tpn%",
"!'W_H!!$|j!05]H:20xs:2:#k6tf(t6VrAF@bF+3!!z]3BqZS95Z56<#&SA#&;F0H(IbG;&82.{%rBb5&1c7&'L]/;!]]`1",
"BqZS;!]]cz!#PDI%rW#J&1Y1%'.=#95&PAf6@$la!#D}B!(G<x&RPPt(+'d['0/A|!`2v}!(GY$)Hk0u)FBP501.|u*'^Cv",
"s^LQ)!$tNT!$}^r'.A=A(-xwt!};s^!%<hW!%Hyf'.<yU(3X`U.rq:i(2]%M#!Wdr!%z:a(-G]q!aMhu!&0If(-Zju#@@+{",
"!&DLb!&N^N0n=U.!aCay!&bjl(+9Ci!ak|#!&vmv!'$!W(+98i#@hG+8ss[_!'6.A(2^6{6[S1v!'LAJ(,5rx-yc1X!'_Ia",
"(+98m!bhZ5!'sVc(+9M|!c1u;!()c)(2]4d#$:r<.SL5123f_15R)X]!]sNL45m0V(IlR%'s(H6@Vq<pBSCiS670D2ci;L=",
"-Vd#-4ztz.ci<0T6u,v'!tB3y!61%k'k09#(2$5(9NR5p!62S7*iG*Tg]4ajg_0Gv6u9*++tb{I!62R}!^DmS7<#x)f}WMh",
"!(=kX!ku=K6{-.0LxNn,#RfbV(h_TA$PVu0!]x.T$78&W&1k+V&gK{`$xYrI!#BrM!@}s1ci!M{ci$}#ci!Q2'8Jc&!=4'5",
"'.*cb6}8W'N-cSQ:gU0a!!5!)$^dVT7s@lP'4(ds81$`q6tf!)3hZ7_$^Nviw,F#S!7Af$!7Ad;78_Hs#I`x=3k-'=!$/p/",
"!!sy[!=AT(!(zzIbApZt6VRIh!@3#i'50,&BCa_2!z|]|4HhJ'j4#'56z}NFR%T2g!(zdV/cQ6k!z|[R5|=X5N.D3+!7Ad:",
"#G,Az!6P0f18jR[h;Sp)#C-P^*c{b}{9[twh9l@&7qa]j!!+Y47qa]g!60zidc7Kcdd;jMf}WMh!(DJy)/D<BI!C^XFI6d]",
"9rd4'ci$I1ci!^6ci!Z5ci4a5g_2Z[I!$6(!6P/.i^+m`#&Cj.5k&#8(Ic/@8H5#r7iqa'&*=Uc&{nlM'5tr'%x|%:'D;^9",
"7ZGkwz|lhndrBr{&#!C=&|&&S%y}(R($81C7;%)7sdIf1!7Ad+))=V!drk.d&#IkH&|M@W'68]Z%yZLB8HRMx!^R2G7D.(Z",
"Pmd'wQ.+_6ci'}55(;fM)(3,)R,$&6%4=c3Qsnf@R,ku^7'KaW!/%y+<pCFR7ZQiVf`1qK0jg{)^:0s{6zZ22!^(pZci=Q0",
"!xMV'S_[gbSmU!qT&cSd:YY9jdc<&c(-Ff$!ti6W!|Ct^MmW/v!^(+&N-u8w!z{%%F*q:*!bF(y6yqDa&}+G`rw]G%#::(%",
"!#^cQ#[h:v!(F=RP2.4h!_Wh@6v@MH#iDwj),yG2V6C}8:I6PkVS8[f:I6NxW*[XG)^lcl!#A:h!@|[uci@*0sVc&}!8Kmn",
"!dmqPg].b^Y_2|,!/8(|!Lxq(A{Z2/f}r)/8vTYc#Ri%N'/4|Y)BVJ{)HV*-!#AVy!@|v}!K|-|NrQ29si('Kcg9hR8m]zh",
"!q.X6&'Fd:'$Hz#'sw0(%y/$-74P{ds^t)-!60x|!G.il!@'tz'.3l588M:}siws8]3ZWM]H!;$:]D,)fJJX8)]+4n!#Ax1",
"!@}9+h;R&M!#<B|NT85MsYQ!S!@3#0$@0H4:':ZRh:s;nh;Q}I!#<M#'5,=)cg9gd6tf=b7qkm#!7Ad<!7AdM81@'y$DDja",
"sV';`1d'V@!^^LJ6ww0b+lVj`!{LTH!^{cU7VA8.7Nfci%-Vgn!//'x83''y$^vwSbDnmG7,T`DbaqGrQkdGm*0x&,cPlmy",
"%5k,YdGSn8sV)mX!!U_79/Mx59c2Y40N)Ug!!(bW!'!MX++[Ux+=L6XpB!br#w}A7!61P3!&&hQcl(8(*.`6)!&v7T!(zuU",
"!7..0!Bz}|!B*)C+z{5}sV*y8*BySj$NH3g.;%j$:h*JDsWkn/!Fgir5%r3Y!)F.V!)0JB!z}Qw5wiWZs[4(+H{/2Ccj<8a",
"cq,|5+Xxp|!^m#D-76H!!Dt'(=|uK:3B4gp+'FI03$vti!&%pP!*j:H!=Ai%Ig21K,Cb`|!)/i-'.B=,CuH(}-WJS7-[&h:",
"-V`tm@xh4UsU|Zxsq)hg.6C=Z+{qptsW/h3*CWz^1d*&62%G@Y670bK!%YpY!!5B1!f6V_7.bZD*c1)jn`X^Z!6PVZr7/gq",
"9T6=;dg<DB-ql)n:1qWd.8R6P+}j,<sY)_[*FQ5r*H!4W0bS6].;%jM.8c}m,$Jtus[i=4*I1#[7b/cfNUl:*$GNrN<c_(.",
"tPD6c7:x0r%SQ7`&uZ,b&J{_H#ytN]sV'Zx8i7ln.4L3^6tyz:mF=6I!)HL-'50_u*{`[nsV#zV!C/gg*BpKz)s_FgsV7'y",
"7;R&KaP&88)(,H(#}'@I$7<hy8Pqq(sYn`i-s2%_-Y6f.-Y$[-P1vii)*1$*sq[+r*BfHR*FxQ3-NA1G.;%jB6x8.umc]Ay",
"NrfZi#fG8[6tlX|GkG^*!xb|SsVs]nsYwV`.1rd_sV5{X@%t19%6{7Vb-ahA!&STr#YZr3!]d6CNTJXG'Cfgs+]tG66tdw*",
"!}T:i#:Y$:c*[p%.V=&Vsl/qd*XXP'!61BU.qsih6VNH78m^MB7vkjk%ZLGzdct0T/g#CR/8,%Qcp'<32BbjA#:y/Q!61C/",
"!#fM%!!$AFIl7[9gf'-v3{;AH(nVf.n$z[i!}f8n#w}@n+{3VWsVhiw!6Q+I:_gDZ,BD]ksVy80#$+3+:I<h[$9Dk_:+66'",
"'L[{K!]d#k*)6R8fh#5@82,Y53J3pN!({=`!61Bh!6fH8/1@zh+!C0b75!_+4|4(_3}{;2$xYKj%qu{b!_Wkv6ulsv%WV$]",
"#Y`H8dg%4A/gJ^V!$irZ!{%,[!]cvhs_DmFdhmJNPnNS8&3R3g0LD]U5u3ul0j})`QkH5Igb/L(8.JkX4G&N<diB:D1hWs[",
"6Ssy`<9@sc$Z]CXh=)a,6r0J]#]CdxFRc!h#[B6T<X@[LHJ%XUdg76`diA}v!GL!P#:Sn:!)1mv!*r5*=6;2.diB%u1hQg_",
"7n/Wk@37Qq$;=M]h=)^+R+fGR/1PcK#hSjM!]d5y%;&$Gdi`._8.JdV@RVYt2l%Z0s`H!(A03rd1Qs90s`[4,Alq(hdiD{v",
"9Ih6fAaK4$BilC%2n]j<sa/g6CHJVp2).BY:FclvCZu3.DDG%/1RQbBB@a]fDX0f8diDQL2n^k-sb#XIF|}HpdiF*%2pn]=",
"6bi*RGR_nFcktsDcjZD]3;yyLsbZ@6!6Q+bHXWy.dg4Dsgbv0)<!8zb!]d#t/<q$Lg_n1+:$r1{P1pXR=g1!(6uF]x!7ABm",
"dJMAr-fb_lh@CF!cj8)W$^NZw!7F.ms]X-5!7F/_!!$;l6th/rsVf0)!]_Uj7z];Wh=)Ph*J5S-2a$3N%4G3w!)m!2!7F1n",
"IgH76sWMZ78q#PthwJfbNTPV)6u/15dij6}/11Pn+/dJxi;;dG+]W*_tmbAd!(6`|BbZ{P+#=SM*a7<gsV#jQ!C/iQ6wS-u",
"PQFT-74&#+%SRw@!!/hG7qcMx+{@:Y$8nnN!`@.n!]d;c%s)-}*CClt$lf<l.;%j%/1ni$!0+jQ!!CkX!z|^'B1H9x'TVTp",
"RhCWM81z{GrwPup&B@(n!!v.L6y|f5#C5'kgbN94R+yJK*B:l@$Vi]*$^X_CR+g.c!6PQ*#:Ng0.46*4+|YA&sWvPC*D@Kf",
"!6PVi<pCG^jWW:J6tfm(#PB4}6xQ|Uitxl'#:B--;'uY=-VNk:7Z`w%PQ%=.8$h`,0(XU.81z|.1+#;|7:xR{CR1g7!]hUQ",
"%V:G#&2Q=#&TTM*=da:6'.5CN!%ryl!b`pT7qm&n(,WAhdh1#<3=^4)!61M3cj`*LD+@d0!z{L33`SpI3}sW(4^-WT$]T)q",
"&8=(#,$t8piwVs}+zz|z5&]}L!)w=V!)0rP,%Hk{sYx6F!61Mj9X8160+a.nt3gX3%9Jv!0J#iS$[K=l7vahRt8I9W1F{m9",
"7xHy/t8]3R!FIN$PQal(!hl4(7SjT.7Xlc_!DTZTBZUHt!)9WF2BxX)3}x]7cjXztFF[AZNTGiS:0BUb7w5u#t9'fL3=tKH",
"3^3Tv3%hkdcjY0|s!934sV)tX!)FQv7qcs@t3{H+7YJBq7A7IU:'PaX:0}}07ws<Nt9c#N57l)UNrhtQ57k0Mt7NQ]t7Lx)",
"!_Mnh9r<S(Pp{hi1vy}.!&]{w(9m)V7X#(b75=q&G'p2w&W;#a*HLv4!6PVjIUT8BdiAjrIK^q`sc@SzdiFlI7}zLU$7Xdy",
"74[LF!-]B.1IS.u%Tf+u(gj$pJg|UX(w-1^dj+'G(M4u-!6QW=-Xk}[-_uU<0[.9'6XTy7#](L4diBMtK!V8ZdiB`1U^:[B",
"#(v/v$dLg##%Rg5k7Qh{9Ls$A#FDIU!)<z<6VJ*p7s13#7x;Xd#:Gz^3qx=-(IF&<7yI'!8zlXTTCJ<W!$&ZT%v^nj-YBh!",
"sYd+Jsd=KW-fNLMNT;;Y*F0mN6tq$UK4F$gV[/Da5KjBJ.4/dJ7xZm@,^DB9,wpZ:-X1zG!CY4=%V:G#(-pS3/PM8)KV;V-",
"12$_)5u8K!M$272sXt0]!,9+A(K+V[#,v=FPA:<I$;A%+di$k1P-i1|!(=QU8A#!Z0nS;ZFnH|t1Y_P%4/rWT8!i)h-Z]^|",
"Bd4|`!(}$6#A[63stDdfghGZIU@-LUMLZmI9Lc*(t5,UbNgy%XNI[rr-^2HvU@@Z86VGy/7/8@6SG#iBknu+-kR|h]dg4T_",
"kXG'M-VW|*VZ`t9!!]LS!/Q#{!!$@t#:</d&PTIkC|BwS!':T%Gt;t;!(nip6Y--BsVGz0K+$)GdidYnsV;sk!6R:b;cg{Q",
"+!.-c+}s;&!{0NH9LFp]sVGv-PQ&-D*n,GKclxZ*:+-2y!B3zr*'hDA)g289+&!z8*d}TC#_-k)!8SJN#&1nV!-W=a!!$J:",
"7r-u$sV5DANTFm}=^b|'76FU%+N%P[2(1qU&1BTQ!@`i#RhMxY%5.fl$Wd]!4#7VM!xYk%7UQkb(k^]Rsg!<3diAlCQBNb}",
"+!#H--VX]+(.zRScni1P)CdXph<iu0&UQ.PuLJ[t!61Bl!7..(9[jQ3,w{:NJ-]G+6dN-RPnwhPsYdIIsgAky!C/f1;W#.X",
"/1d[X!]cw36^D<u!)nAw6}YF;!+HV*4244u#Ym9<2(Dnv2c_40S!+VZ3`ZS3DrD)<Ja7.2!bqnG$V[TaHR2@^S={Xs!{%#[",
"!6Q-M6vtd2.4K4P7Ts#Ilj79P#f]Yd8mbyB#C;BI!)<qDM|G,P!(rFc:4v*ZsV,9<;X)kX8aI7@&n$ktXT0_,7&[G/!c}q<",
"7GM%ASzg&.1Xq)=8</7<SdB!d!6w;k!C08%!7/[59!*xD#<K85!adl/'nk_}cjWs+6r0uy'P3F3##9dmTyNq^!&4@i.D5g$",
"!&4@l.D5rX7rK@J!|'^y!n29UU0'uYU#;cg*CM+|*GLr;.,|FN.;%jD77uM!X.2(y/PQlK!(}cC8PBC8p}Kzu!{,SS%SWrr",
"7Tlc9AGm58&xXBT.4@3v+|:,|sWX1I*D#6b!7}UutVmd$dj3C#tVKLu!6PW`diDrZ6tp&S2m|C|!Q'igUa4Y$stDQ_/;*9B",
"&}=TVQ/1bw7%_khK^5:X6vI0aK{_m,8n1Hp$7<J`.)MC*8R@vj/P^uR#C4^g8R<2c#Y[0M&mjY(@%VhV%WB6s$W[n^+]]t#",
"P1myXsV2}d!61DIPnNcU'w1hdsYd44sh*;GkRz=Tkq0An7sG,7VqM0I8z{X]6v!gI9#1N_)gg[]Q._m*),(3@cjX#/#$}+(",
".UaT<!d*%%9'Vsr'.,fD%;#X]NUNc9Y+A=a#YXSwBZ,Ya6W/j#&#Zzf(IKw`#N!v:'N%-m'.20}#=Pq<X@X)d$f|fM$7=2)",
"+!RtA-XxLw'Q8Dq!61`p'lnz)!]d5f[!*(Y!]qI(!8I_*Z`fug7SM]DY,Hgs.;%j/.U883t,8mc.n4m.#Hq`_sZLV^!=AH5",
"NTVn-HRGf@SG8Mb7x2SU&11Gn!)pm1,-4)c!#-Xv!=Ai&P28%N+AbvzsVy8'JJ}u{!$G3Y!'uFN!!$^{)UiMU7;yxu#aIq_",
"[{#{#7BUT7+@Rza!%Bpd*Rd]fsYf9Y7*,Jd(d-z+sXrW(%8t1+:+--ASG''a!4VI5T%{zl7:sSpRJFi-7Y#q^HRQbbP2uw}",
"/taVX%UN2c!61Fb<faHm[c}3Y3a*!3!5)m6%44Dp!]cJm*`g*M7Y|Qi-W}t7fHpVa6I#i,tS#a@(22rR7p1MGvgxc##Y`AF",
"!6Rm)dm{*0%;,kxA^9R}#:llW!ka.86{Jc&*Fc]@*IcAp5p[y#.;%j_.Yg63#Jtv.sZN&J1X]&D#C5J:!)<L,I3j9T#G'[C",
"!':;!7cJNG!*rJ0!61Bl!61Fscj:]K)J1y#!6Fh!7quL.+ztf'P1mV)05wxdNT(:%-Z+N%dI_!I-^STU#)&([*B:jH#i3U!",
"cpP9fXrSyl*umjf*)K^%-X<;m-x]Q=!7BKn.8C2*%SWs8!Brw<!)&f`-VY@z(IGPPh=*qb+{*`M!aWqm&S6u+*%&BI#_]2l",
"!6FNb!)&|q-VYR#%qq^Lh=+$m.xLpx+zz}P!CQA=!)'2|-VY_'#YZvIh=+0vNT:bG-a=[a+aZyIh@XKT!BHb,*HSV_1BA5q",
".;%jP/5}Ryc-=#Vs]nSa0z=,P/PGaz!(yxx9b,%j.qlJt.4,4@6}ID0[i&lt5,ckY!%%fa<RMaJ:!c(1Q/IpS6wYm&Q/iGG",
"8)4/w6}Wi`=mPFJ#YlqvT%sbj!4L=D.',rn#:F.$7qcrD8f9^d1Iz<M*BCKs5C(lM!^;<HccdWU!)!dl!]d)H+!&S879'AU",
",YRW}PQ.fK*!G}'7@6;2I]GLd8#;8i0.7wy_#Ntb`7PF-!+JlJ*B=---[<''4%bbn*I0wdtqA,24cmUjg$G`z71;=2Z.Yj_",
"h@MQ;GF@_A$Anx]g%:r#&6d4N#$t4.A4Q[+/3N5;1IH:_^x*$I(+-cm!61BhcjHTm*!I}h!T:=a!7./j2Hm9a_7#dA^%ciN",
"-W$9[(MIsdcjWy-6r0zn(-p]64}Z2.5Q<dG5^SK^RJ(BF6[S:tTaG_f:a=bV_@3FdsV2lpIMnLq<$p@|RK,#:CD.@:<vfDy",
"Z0*vw$X8&=!H`%(NT:NV0!!,X82GCBcg=6N_@DWc6_s:w-[(4dg$Df++!v)x@-($[#:_'`0nRv{8FcAi*FZ;8,RDr@,{|U^",
"NrQQ{6a^`{[J]:&74C3{NTZL-8_J6H!)#Q'7v$(%86_'[,axdKcj<U)6u<{16vT*HU^jaK8nwDM(KI4Vdi$Sk!$L;P!61zk",
"#QP(081S`H#:Gg@!Q786NT2Qa0z],)6tuLL1:9JN!7.X|$ViDC&1.HV.qiym'LHm$7:n$s)($9A1IA1K*${_,WW0Du,3'U0",
"#zl%x+B<rL.4hNb,!*@DsXxvF*FnJu$[*(.+]aS3-VUR#'ySM6NrkS]+FJqQpA|%|!s-jhb&StsdhnfA2MXbU!C/rf*)7r7",
"6bmV(!$kLVstD@;;5|zX!$GvxMa]XFcr6xxsqRxLsXz_ms^6H(8_rS<#Z`sMgwv`Q!7-}`3JidRsVzQ@*BR7p795(`7Vb^!",
"H`J5<9P_.&TaPDc74Pf@81V!q-AFKt13(hw9Tbi3-VbMNXT=Nw7.1+t)J1#cZM-Ub!At,ltS#dq*'hKw#:K0g!`i'#<3&QL",
"!(t:5:I8Bj9n58H-XzlU,{a27!5}HF-ZPR]+%LQS-70<@7SNUa'1f_s-W||Gc3w&[-Q-SX6tz3W-Z+@-Idx.a#fh.!-Y&{Z",
"U!YG&/5UZD2c_}H7MLpa-W-!C.uXuHRJGf53qZ5#(Ipm1/U!'&&Tu1-+}t2@sY2i^*FZ;s:kpD/=D5^&!!!!#!/i-}z])aT",
"<}d;b{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv{#y|szzI(!zzI(!zzI(!6tnwii{_Z[#7ci'6{1gi&7|}_%xj=F",
"!-x)T!!$yNC0{aF3B8T;!-FfnG!<q*jYzVTH:XN47]HD|!#fJ2IVpKm!(x|ujyTzQ'N,{n!.VS6zzHTm@F$9$HjBc;AB;l*",
"=IfqtC1Ql|sa4SW8PC,78aBiLIfT5N$d,C#sYp_,sYn3^#:;n@snXiH!!%1T!!$a3!!$Q(!!$J4!]_Z=6lvDqJr,l/!)rBw",
":m6tSi_<X}9*,*l8h2w6&IDNQi^S/2spL6d!!$n:#wy==Sx&K<8G<8_)s_FasV-}xHYiV1[}Wj*&=cu#-qb&@-Y65|-Y$,{",
"!)6L(mFGjqn%&*UhwHICDTVXq!.VQ`$78BS-qCpAp!!R[n'f8C!*H<5cH|Dn!!:j&Jr-$=!3XIS!.%+c!=4(!J:RaI!^'RI",
"+7g&b!7B-fcn7+1*7`<P7YpD7#xKaX!7B-b#](S3h<jv|)klY1!(xyth<iVr+(|'76adqf=lT8l7KW&3K)S#]6Wsv(2G!xl",
"6d;J=&7}&qdnaYTdcMf/-#3sA!)88zPQ./P77ba'D'Q`D(+(5Ji@fp'=x1V3!$HH'I7<{!bT-+U6V{HrC#Qdacp*1.1d']A",
"#x$.&8QRYK*$|$Q7x&|Vfh6<z!#PPN+{+AbsW/G4!6wnB&F*]B#=&MQ.SR))75L1qPnPWW748/#)F@c^+G*<I763!U*Bn=J",
"!7B6h6]yGP1R$cF!(nbm#;x*V-W`;T(=@KV1NZgm2FAB5!]hUk*F(RC+$t{C+C@'9NTZQy:L+{d8ww`r8Tb=<*ju2Gx}yk{",
"78ka]0[.i0!(zCBNU%|R=(]q)1J(8d%qP787qL7xst]_s73n(K;b|-ICW3q&!)F!R6r9)L&u{py]dc-T!6NiA#x-$5t3gR(",
"7vdp97vd|T7vf5|-W,h5-W^U9NTPU't3Gfu=/aZA!]fPp7SVL|!:{_)NTYb+!xYyV#7y.6!]r7.9rzrM!^/jt7r<r%t4&0+",
"<x(Jr!+49(!)(wr!*u*&!,P57!)r=v!)U.4!+|Vh!-5|)!%aMt<x&T;i$Y(C!%@Z.<4,5P!*y%F!!$g)!]_h78mqa&i$SpW",
"!):M_<`P10F*stV11wX(!*y%7!,9+.<x'=_!*u_6!)x]!i#At(99N:*:#U((:t(l1HnpwsRB&[`!.S6H!-AM6!+J5C!)2g,",
"!)2j-!+J8D!)Gz0!0}##!0iv!8L!H37F){J7`I*,;Sjd=:AQY/9(y<;C=[bT@*b.A=*gp|BB}XT@J;*P;2TA*AvmT)R$dN{",
"SfFJDMLZb`!*y%8!!$fu0_%%}9<LG1QF)9yRB!]SMmPM9D-tZ%N-mWN<}jw7QF&=PS]Y:,CB(MS8{#f3;}*+T8X-zM0.'[s",
"0.AtS6y[GNx$}U_!(z5'!)NC;!)98:!)';=1(m'1K{[Q+!*y%x!!%l7!!$j[6VKHa<x))S!2Bkk!)Qz/!)gGZ!*w.f!*gv!",
"!)IZd!-kSf@L-aL!*y%7!!$]c!!%i6CV.jMW0n2/Y*brwYI#|&T%q|6<x'Lj!-v'%!)=Zf!)]df!)d'p!)**7!)@Z'(QYf<",
"Am-l.d'[+X!=4%j!)Idh!)d0s!*YSu!)@a)i#IuJ@!:y1[`:`=12-f57]<.#<x&gbi#+uMCYSU/=Aij;=4%!!<3/aG!$p,v",
"<x',@!-AM6;MR0di$=Fd:[3<g7s]*t@mp`j^wRHGp$MJh=zg5l<}jw&$tr{:<B.c%=!!&u!*}yc!+*iwCSf^<,wsVhp$MJY",
"_6lUu(nful!*y%:!!$fu,LcC%7]<.;i$nIRG08<|i6iNg<B.c,NTY];8_J6Hi!qc=8pD%k,awAUi%w9pIg=%<!QtQ^7]<.@",
"i%M<gD2(gGD-wVSNTFP2@QN3F2M,uc!*y%5!!$Nv;5|zI!$GvxMa]XFi!YsG7z^/i:qR*u7Ja!y9avh$89{7l7=ji[CCmp/",
"i+LL:&bL1n7z[6zc*_+l7z[6y<x&cG!*|:J!*jiz,wt&J:.GI.LqW+mXjDhyIdn&$!*y%L!!$t::w<D@!I8.3!,5rV",
};
static const char bitnet__spv_head[][96] = {
"!^'L=!=4:Pzz=(&!!qV5!!,_:zzI.$<iYbKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!^0V.#xU'3#x_-4A|_A*",
"$'5-F!!W+<!=zS3!@fN5'TBx<'LTu9'LS-@!={.KCP7VFC1%SI$8dvR(+'9C!@(:N6vCL=$8IG2$Cl<KCp0XJ&PVl;!@*X7",
"$B_MJAav1GCng<F%4;FA!@+/J$'&PV!!h*;$9G_d'8`CX%qqQ^$VTqr#A1aB!@w07'lK%L(,s4N(K;FQCq68T)chr`!@(BQ",
"$9)Kd&;d/XCpm#Q(INJJ7:|ji!(nUi'L`L/7:vxn&n%7-NT+{`$DjJ&I,:@^CnqDG!@)&;]:Cf!Cn]6D!@$QtCP7VNC1%SR",
"*B:xX)(#QY+=7=V!={VXCP7VSC1%SVM#@Z)$:5^,,f*_y#]uhQ#^@!M#^+xP#^A3t$WfQR!]]S-.T1[_%vfjR%SpWV!#F99",
"!$-R;!#GGa!#:$5!(2:3!]qI.!#DwB!#P-6'.]5H5#G;A1Q.!K&1D/<'jzQF5$0S&(Nd8$'q;5%@VpQVMmQ*udc6$c(K)@'",
"(ij*|!^%JF4=1n,hY+,r)h(0S'0/9/!{8`k!#msK#a!)Xs6`-/+#]0W+A;hA!^`{Ps];Ti'.q8=5aF'q!Z(R,5Y_jp!Z(R-",
"(+9WM!tU(f8qJmisU}pr$W+d!f}R&z!(;6h!#9wH!(21T6ZM=|#@t33!#:lw!@x_K/R,u6N-wYQ!#'c,!A&TU0N)f_N-mSP",
"!|_K51,dp^!!+%!1K%3HN..(G79:$d'4(ds!!$HB#YZsJ9p42.3hF33'.46+4|ry=!'iG={9[tw!'sNp!'|Sa&R4&4&pQ},",
"4|i(h4|wH*1RcTk!cn=G!du#{7qa6}5ac9_6tf]3;.XfB'4nr|'8APR'6]C@'4Z$+'93'Z'7NxI'4(`&'5V_4'5LX3%x|$-",
")._5n;f}9r:I6N{<$y3):I6Nx8m]zd6xk/lGMb_374'HJ7#x=6'.=d^(QRrS%y#[-&n$${(2$#l;=!:KDt=vxFk{.V<Jxq{",
"9L9j&Ds<|3DvJ{[5)g*@5+#9!'0m)a@Vwm|!K6Cw7|YQ:!)dd)=gS+4:I6P'@YP&9:I6NxA&XG`!|0C#DlXB;A#'Uw7B=-n",
"'/lpw).ps7AXk}[:I6P+AtiMC(+PxWzzB^F'0_J7'5tri%ydQg)37ABBt+Sh:I6P/C1%uLFhtGY:I;2k'LLH[!(@C#4/h[7",
"(h659!(@C'9yP]LTZ},BTZ{ycTZ|#fDlMV6-9gdZPv]}K!%t6H*0wVZDT'Wu1,X&%*Cw@=FJkY6S#9H_/pA-R0/_6SJ;ZsD",
"$^mCu#D{#:+`}Ju9L9h'XLDs)#:=&/!19(bDmV8mDmZxV,%1S)#Yla:81T$h5:/Hc#<rK9@YGL%!%Tl/-7dDa!,u@!DtDh9",
"+MMvn';{uw!z}xY*B<*j!,ulg!!#Fy6ty%@,<AAU81]h2#:9LLDmp%t*aM-^YA;SI0/-!9Pg[7k6tiQz=f!@+LxRjVFL'+1",
"-X3n6&TR6^DmpQ%.Hp@i82G/M:,R$.7jP+,#!1j0#/wWZ1+H9JYI_G8-9G3K'I=i.hwShv#zaau$WBN7*C8hm!,0p4!!$KV",
"'LK2Jq],.D8Q9($!zz@4RcGrA1Qi)(NU.5N7bi^U!%5V0!!$^w#YZvv$VXL]NrGP++=lg)!,u6hDmv'Y!`nN*Atg)vbm;kH",
"r{2!/!,u<W'sMc`@&<BVNsVZW!I[g}!({%tDm[1b%;7!=sYnSSD5BX$sZBP4+!6@*!xF]+8PH]|%43c2amBH%*atd7!:hI#",
"!-4H_#7f!4rwKz^!#H;'9[1947T^[0!=r-L!!%f'#W${T#@,18!1NB*5%xGm!).lm!(xlp7UN[g74kNr#zu^H$VTqt$vk6)",
"$S}FZ#!l1:*DTX#)7PaW.:vCH.68C9,!fhR[G!Z%-9yx[3F#N$4'iJs*IF/D*IwP+6C}!%.HrS%5]8$^*JSd9DmrH)71Q`!",
"6r1UR88BA^sV*m^Kf0nciuKTb0LAiV$1Lxa0T:M@#YXm481]gI8n0tH(IGr`$V|-wqzJ1B6=JLf%1]]:!-5Gv*a_d/jK:Q|",
"!]`nU!]a/A6VH{[!]]:Kjt4!)+8*K%1IR6n!@=)L#=&Gq%45jt<BZ<;&Lul2@%X1))fj+86WS79!^'xY#zaau$VXjx8Pzw(",
"!%^c]%qqbn#^^;(Hf3-3!_$D8!!$Zx6th4g8)4/'3Bi8`!,u<X76*`pPQ&KR!^2sb6vqKg-<1q<Y5&gN+=CHl+@H!Z!!%x{",
"Hk]y:=GW'r!7'r{Sx,yxPgSM/!}f8n5:1;|!-r^<HkUTT9LN|w'LK;T5YNDM2q&_0VPX=b0Lj,fWLT]i.4_y00PKgRsh2QJ",
"#x.%9WjvL<!C,$zW.6s%,/382[Ia8[*T:R6*R2^K!,u6Y7-0LH&k6gPm*[]ksV*y2!9NSc!C/k&#|$`#sZ%PUTVaZIT7G1|",
".HtnlsXmLINyBTZ!-r!T9u3[kdG)(6PnN+t#&$:f!,u3W!Bu;nPQ-yL%TBi8PgR1B81$^g#Ygf$19]166uN$(814LRitHQ3",
"A!].^!(xpq!-rZyP2.CW821*7*B:n@!%^c26VJ)a74C4/)34ux76Pi+$79Cm=G&jv#@@ghNrYX^!BHy=.4A5r+}t2@[DZ5f",
")I,DFf$[@sAH$F$!)$LD7=0X(:Dcda'.-kh6t}{2!^bz:%!g+T!,u=$Fl,tA'rl-Q!C/hq*HzqG*)7rq6Wjrn*}xuq/85*M",
"Fj0=#/[f4P'TLN3Ds=)8348sATwi[y#wz7YU6t)_UV2bQUu)ij!{!84M_25^.P$)R0L`uv&1jmIDmp+[0!nP41p<;_VqYju",
"$tvtk##`x19L=BV$9Da[:+66''L[zI!]`xi*)6R8Gk8}:6tjM'#C6*/9jZi9+&;sW:I|V1MW+{Q*BH9n!,u3W!,vl0$ZKqB",
"!-5GvDmR,&Dsga7-h'40#[J%.GNK7h<hQ]mPcu,YH):In#Yy+tFjM+s#C42s:6.(f${lWv:UL=u:MZ!9sbp@l8<|S:/n$l|",
"CuSrYHj]A0Nrcj.9:#[R6u/1]Fm%#{/11PI#H;#x/]v#W6w])3#PA8_!,u9_Ds=Ix7Gb*]%;%K/7Gl6aQ._n$Ag3$^Sg&-'",
"#_q8QDp/u41QB(K!-]_^Q.j9%!3ZAU!C/mH*CMsv&%<[A&TX&d;.m5+'.5/H!%5K,!an9K740pl'Md}ZFkIk:2j8Hz)(&yn",
"!,u@W+(x_F!)%im.yL9{!(zWI4flqI$]T)q&8=(#,$t8nI`U4u+zwux!'kBQ!!$UT%SST[Dmr1#,1Luq_:r7cstI6(!Cn]K",
"/uu_.t!=SbBn0pFC.NxFBT/74sx1a%6:xlPC2!V7['Sv/-[tA!NTFUBLvsf.2F9#VCmc,m7s*If7|B:|t!s-&!,u=gDmtZh",
"7+SBQ!lIgd0U1QW!);I!F(Is6$b]FM7|sn2t#;97!,u=k7D:MI9Bq/!9XN0q7|}c&t#Q3!!&G7Q!!_jy!'%u7!!$Y,$tuD1",
"-c*db-WD9T'TdT%H]}!I':%l_7}fF:t$/MB.qsj::(Fl(J|0N;!-+pd*BAdK!5+2:0=4/pTcyynG73@`(iRbz'jjXh$HsfU",
")Fry-!]`nX6h,[RS(aaN6|;w#(1x*iSd@Yg-9)NYY3AYz!.cGm!5InNGU6#|#zahT+]Yku)FAWI6{nHx75Iv}7quB=#^rFT",
",aB$u7D6ZI!%#Y8.SLJh(L/`5+}`5N,]|D@*FxS+*GLrV.|^UP/TR$D.uxAaJ7M.URdrgU7aTDRb-b)9!(.B:8Q3`!Q/,)V",
"<BV|m+%}ls-XnDtFLv=+$u)fA!]`nU3}{d@1d0WV!A`xybL&h5!-]_gQ.nA,!-[kA#:;f.#Y^`-!#H6s!$C|[(IGID'P37/",
"(-%IQ*DJSy*Dhf4!,u3j%D)Xn-YN(7+==Rl#g'`Z!]cldK!W6zRhb}vPg[Fr6y5!',b-,ZU@Bl|=BfIG$[V3_3BD5w(8qQ^",
"*v.2`%w&h!4]P/N%s]N,T]T}R.Hp8d.5;f'.X`Rw6iZv$!!,-x!/@pMnD[*(CKGic=f}gx96'|qG'fT={).;qB`PdrJHsdq",
"IjH&jJwU}rYw!t%;dN/a@;iLuCp9_K&PViJ'WsfH'WibH@xAIA'lU+M!=4'l8nwG|6VH4)7qa`.-]Aci'/h8['57J`'5%;/",
"5%qwa6xNNt)(Lt;1R]F=%z1X8&w6s!%y{M}%w2P[6z3#3YnnV,:-ux`DlKGRDl[{]6AmI$6yD^<4{/J:HB5BQg!/tn.sPVS",
"%;/3f6[w+-)0U++YpB*)8R_|f!'5Y[=bi5^79lmH*%Q%C$^DDdDlXsd;IFqGDjs-n;249j.qjS,2(CXX+@s^B1IfDL1i7iX",
"X-gU2^Y0Al_V,_y67Gu[7HQnk!(QHh!0&#P`3p46!!%q,!!%-y!!$^%!!$cg!!$Q!!!$@=!!$M%8PAgP6i[^wn+K<Un(&MH",
"!0pqT!!&}5&10c/dgzuw!pIY{!]c9C!)6Slp$N(_!(u6|6K;M&+9wc`-qD`H/@|&K!(BtN!!$Pa4pbx|%xqpUYnWY97P/}+",
"Yn[2}7P9'+q<|{4Ynaz$7)X(62XM0u2kZ2'YnW]:7PN3'1yn}t2kZ8)rtBdR0_Uf|!)qui!)qui!)qui.HIr2!(z{9sXjKu",
"sasv{QL#I[*I.l,!)P%6!+RAf!)5W'!-'|J!)6IAYnMwF*{8DZfVr1N##Z(Dfu1:b!zz@%$t|%!JiS/!6yD^5<8V`S-#hD`",
"!)!dlXjF(f78bh&:<3H#$tuyy##Z(5XWHS=!!!!k!!!!kam}p+sm7n,!)gc8!+.q9!)uT|!)<iK!)])RS:L7'T:-HQ!)*i2",
"sXmLg!z|]MR{*Qd!zz=nPI3(K#:;ju!7jDi#:;h3!8<hL!!$@4(IGQ`QBPU2Q%4,r.HL2]sXm+<NyBTP!!$@6!=Ahv7;&n[",
"6u<{00#xYF!)h=wYnp)08fw(YAB^<u-!kgV!&^hj!z|`dl%9|a!+i)I74(@%&ur:MP2rfx8n9zxP1p*d0#wWBYp6yhPg[7*",
"ldhd$DxTJ]L-:Tc8C^A^9A$yfGXf#3IdJqB6|WWMQkIv^!@H)k!)3AC773Tc,-gUx!*ha8#$6Fv*B:hM7&-,l-tq5N.4rS<",
"*a&'g7WRsS$WQ`nFl:Y0!^Nw0!'%[G6VJ)k(N1A,6Z)vS6w(Kf!bh]Y#_*0zCP}zB!pmZ/%X]qW-tw_I1mm<P!-]`0!C0^C",
"*F(y)*r*4b+CCQ$NTQJx:-krZ9$%&h85D4;*t!V;:FjJv77y,T.&Xw(!(zCBNU%|R<IuRyNk4`X%]%#57<`vt7Sln1<!GkB",
";'tp36yW^f87GV[Z/|dp&WQ/h!)+5[$:!nU#:=.m&B!W_7#'x^84@tP:PUYv$)c*usx2zmsx.Z6!]_[k7zS9LstrN-sx.@0",
"!`,8)8:'RR==U/1=x;s3===/n88G9D-Vf%R!):zW@Vztn!.@m$!!$_]!{$Q%XUY=i]<twj/WJ-A!).lm9YZU!J/j<P!)qui",
"!)Saf!*&$,!)h+q$^|mx!L^w5Q/pgCJ/jf|!)9/7!*w]u!+6mw!*mSs!)Irl!*ww}7yR|zJ/j*N:Lx$/YSJ)'=p:<59#w|g",
"!!!!!",
};
static const char bitnet__spv_heads[][96] = {
"#%jljz{(iR!!+1&$VU95!Ji7v!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'@HCnB!!UCi!!SwI",
"!!SjF!!SgF!!SmI!!SzN!!SzP!()S$!@*dG#zGij!!T*=!=r=Q!!h.J$9y#p(s9(c'M:;CCpw)R(glTP$85u*#f06MCpXsN",
"'jq5=!@*sA$CR%WD8L0TCp0XJ&PVmN!@+JS$F50dJGUdaCng<F%4;F[!@,!d$Gx;rCnK;#$7A(f!@,Ir$I4.{TGNJxCm}m<",
"!{'^s!@-!&$Jw:+YTX!(CmVS8!!4H%!{ij8$.<<8!{Y_LG(#YXNUB/Q!!gd1$:u_&Cr,'<,:<cn!@(SV$9Zls'v<{g&qs]W",
",=GQk,]nam,{7rp#@J1X.45B!!@(pU$:T(x*a&Hl#@!xU,wywi7:t2l$8nz#%SyWV#=W^Q+]`PS!@'c1$D@6bGcsd_#=/CL",
"*BG)d$;Xk@sVHi))chtB$-y#w!!T_Q!=rsZNT2Qi#wxWs!!]L*!zzS-#Z#m1$;p6(1Jcc:#_Pma#_nRm#_ZHm$</U.2G}AF",
"#_n$d#`.pt#_dXr1nC<s(0mny2cal@3bj<z2*:tw#yG[<!!]z7'LI#L#ynvB!!^*;(gbJU-zCal#z82G!!^6A6tf(+*B:|'",
"6Y:b.$!=3!!!^KH+ztPk5}4^6#{I{S!!^[M-VN$v#{r7W!!TbQ!(+K;!@)_S$!hp-!!Uaq!=sfG!!_fI/mcj(6[*uA#aK#+",
"$^;zd!]]S-6]bzV%Sd<8!#<!r!#F!#!#P'7&1Lb;4]wYk#Z-*2$766<$vW;J!(=dT-^[[A$^Nn}!#PNV(IX@L5C1R^&QzTB",
"!$-U@,C0G-)(%FQ4^6cs$WH)H(IDZP!#:0B!@w}5!#*#`!A&U**&cZIN-wYQ*C}tP{9]+!'52uL67)`k$^PJD'[$=T!%3aT",
"!/JyN!%<hUN,+M=!%HpG!/5lL77VuB'4(f9+':w,'6=.6'5%;Dp}=a''88D!'5%;-'4x5-'5BQ24%dk</R,pa{8tYw/pRhb",
"0/i<T0N)6P'8Jc&'sI!@(,&Km;FnlU1+#(c7qa[{!!+Y47qa]g2F:Pt4@v[YBq],{;cSLkH}fu1FI2)*@:)HwKV:q<7qcCc",
"8PAZg81$Tg7SIUkN6HaM6`+{fsU}sD'm{uU&u^%c's$_J(2-`l<cUs-!2JW$%tHs`)-l_f=_u_w:I6P%=zqp5WYRuRX-zdc",
"$|2<W%u.(Q&x3G('5tr'%{+Ig(;RNu<FKv.:I6NG!2JLd7@GYwCVU<XCtxKwWQn8(5(;fM)(1s8Drq*!WQI8nDWw;aDs]26",
":U5D;8uWHK=*_;h!]_&r3&yYA$AsW(.qmbQ5[1$ANT3k+!2KB<!2JWS'.A`g(8d)T##rXF!2JV'%r.Uj)8ayzHbvxc:I6P@",
"H}nNmX.q)_9LB#-)Wm@`&WA$X!@{4.J<CUsJINGnJbHjH:VnJM3B:1`apG_|3j22m3}wFbWR/__4Hyr<6VM<j6(q_37:z8c",
"_v1Ul!$0+-!#<6g!@w6|WR/|YZNJ*X7SJD'f}V6AWR0`B!gVt8fQb.pWR+@97!4F(auj#a!`,2a7GbYk6<{W9g]3KCWR/RX",
"2m33Q)X%W'!#@{T!@|<kWR'<]%6j(xd;ww#zzDP!h9jiS6^QpZ&mkS:=f!/m:=9+z_Y!qW+65mC6ty&Y6zNcQWS4JQ+`6!/",
":gU1d*`x*0M|4|1!2LrmNZpA}q<j&b'1rV`,,hmTP*x^w-!`-T*B:is-VQ/5#@C&U#@@1nWTv^brwifjQ812kWS3H8,'McM",
"QU2NUq<pu]&ugP-%SW^_!2KcF,$zFh!^'QtR&qLK!B*#A'.11d*B[=8!5TSd!{0{pBxU_{QhJDp-wX(Y.qh8<*BpL9*BpKq",
"!2_[I#A1qaN-u'S!&G3n+(}xu+]k7.9PCm#g=%&/!B)yi!{#jD0jf/C.:y[5'Wl!,!B{P-!B*)C-I'!3S2)qK.y#9|UVZ&Q",
"6tduSm*UlA-Z=C]4C(UI!2K3=+FVCg;i8Yx!mqd$!2K!psYj,Hf0PDi!2_$2!)3=)*B='K-g#`25^B&T!2`R<sZUjzX2u0^",
"+}|IH78<q'7cyJ(X2tKv.4:1s0M+2!&QI.+XNym|(N9RP.4@3v+|wU,dfI%&'mRP4S&^=A*J2AG1Fh`61d(if!276BsZ}(!",
".9@^;+}}8BZI6bp+$cvKWRkR%*Tq}Y!2Jt.6VS=%6VIAJ!2iZ3X0fRMWTbMBWX=pg9a9F|`S;-y#:@td!2_WL8C`2:awn%@",
"8dgG!/1z,p9jmxCbL]'G:,<R(bkDK,!}f2p%48T^6Xtw&05GJYcI0*&'.0/t*BH9n!2J}6:kNx7ci)86d'[l47=Xy-:A)QU",
"!_|k*!$;'V74(:G&n+`#6|;xKX0g,H#!l(S!2KsNX0f_]#@,4U.4@YDNT*.{!(4D!!z|^sYPqQM$}B,M8aiuHX2@]Y4G.,8",
"9#<8:P1mZL!2^Vt!*!X$f$Zft0j})bP1mbCasCt17j(!-X2t-l1J21A$_8T]fi.JW:;Wb.$;=&P_wh3p.KYmp/1QTy!.2G4",
"0;n1d#Y]k:1IfRI!=Uzi2d58U!HL5^/8.g^.;rr3$@^31;8T.H;,73J[B/j*NTL@h+!I7`sV&&u!2LN<WS:=N9_`@lg=721",
"!{#j4gt;TS.D#X*f$ZfGPnt&masCt(8IA`6!!^:xWTi.G1QB(K!2i'QX0fvqiw7ch-V}=s%WUwZ_whAt.KZ(!6ulRB!CQ..",
"+dX1i.ZD@I!D_w&%xtJ2-twl73+R$2!2J}kWSPzv7/7[R74C4.93nRP6zbquajk|{4%dQJ7Y78z4'yBZ+][]S!2K#*3Jt8@",
"!)c1T!)0rP,%HkylPs4h.41N[!CdTq/X/[H7jlLth74rbsYv86sYnKZ$XFNM-n-Au-X90f%5wYq*xMSp2@.%K7quF82()^3",
"!#pSP!H$W7&8)%Aj3dr5iu^XBWSPq@,4%9BmNzz$NTG[L9dCD=8+swjsn(U9kLHs'kjfydk1Q@UWSP}DdA/wUmg35Gkm<^)",
"l-YNBkmPR</83UN$#&$H12h&d!)scC!)AF=m()]r$pX9j8,ncPsnx,Vn${d7nB:kvmgH/DQM1f_D+@,;[dl]274FMV#;kv]",
"!]b`1!2Lr=WS-.+&WQG$!({Ld!5T(]awL=.8P[=I(1u#f8-0)Q#Z7tGBqxLA+Gn,@(+)4c${bN]PQ.CV!CbM[WS3XS<j#*-",
"g^q.@+(i1)Qkq7d!#R;VCAC0pp$YP%#j-Xp6VMijG6-+Z$Zs7u8mfF[q<pu]6z)di!I[VJ7y.0=A@'_{!:KJB+!4z^-Va|J",
"X0fU;XNz,B7mvk]@YN[f#[T+(!2i'D!)5M3!=`Q=@d/GS!2_%5!2_$IAi!NS-cNS+!2_$JB)=XYX3;7N;1p,3B=aI0*)6R8",
"6c`)Z!3p=P/PLU#FXY(Y;3t5gDHW;|;YTT2NrICs)6$4yWS4Mc<;ipZ;na[!!!3;'NrkJm,!<J,!=Vz(Bq`]<!5T*r,:Qh4",
"<MFQ7!{$m26w60H#7d5%!`H&@B|t(/!2i)P(vXi'!Cc:!0LH@b/Qb_^/4vxHFMK.BstCbh/U!'G!2a8F#{jK9!2a7w#^LD:",
"G875JXP$;]7L2ib6yI!qn-'nu0L}3DG,Q[3!)08d0R9a_!z}&L&qV%-$7wgK*BPuDGWX1'4zm8M1I<*B5YKMN1h;`KGK8#8",
"9ri7]1l|St!Dt'ZGRcJcstV-z1Qzqqn2Y^TGcL2`,%mu#A@)CS3`T/Q5wiWTK!X9^A]3{Z#xi51sx.=6(kgzwWX{yA,4&an",
"sV2hV*GVx:!2KNm)ct+@Bq`]M.6jy90R&lssyS2-6y=&T#ZMC-!5T)&NrSFy@JzpN!B%X]P2$y.Fd$T3$76:%6{QS!@Bv!f",
"%;,rzsf',&#-:0TstCi#&LvhH+62<3;FGSk!=a3AH2)Wv7&@XXstH}d3R#3F7%'-Y*+vWl!=axB*-Cvv76xC8=V6#@:D1D%",
",!yL|WTmL|<pT=8!]cbU7b/d,*B[<t!2KKAU@0CX#;$%/NT1KB9M|suFIDH@!]b`1P1n#26H*=*!Mh37%V^rr-tzN`Tt}l7",
"Mk*;JP1xKDN+B}:!F$Q%-|+;NNIfTr-!`-T*B:hV&q'H;!2LpNsYl)Pf0mX]%qyZY'jlCF%6B-|*C8f|!2J}88f/h}7%=6K",
"+|li^svrHp(K^:S*Cv0,cFQ^V.iNZcsh]R@/c}%T=0@$D)Gt4|$txH7!]b`kWS+#*av8$/B]%y+(d-U,!,y(a74PWkU^lF!",
"Gt)Jw%%;lj!2J}JWS*i=${mG/#aS_!9lxTr*`[dR$tu#]-Va{4&WZ8:!)%ys-VXsq*G./@=0!^F+%%))6x&Bs,=y*6sV2hv",
"JiI8$-trN<6u*h,&7}6+P1nxjFY|uk!^Dq2;7MxN6_dKII/QPdVy@,XK*0n:$^iIn!':W)6VJar$XMif)a)tJ#zaau$WCZ[",
"*C8i,=Q.']9xnrI;cUx1+dx'z9xd^CZF$D%Tac@=+V9TVZF-X.&{^SiL)$p!VxR)(LBmu3.SPXY-VY-9%;5l=8PJbZGBU_m",
",=z.^;rI'R!]bgL-Y$_L-;!;9!2i'1NrP|{77tT|.h$(P#!m1A*D#5zLd`$m'nsG,)JF_3WSI@h%Pz@X)*l'<0.*Mj3}|=S",
"cccBj'[qb#7V$#mM1)JN'57M$!(yN'Maq6#/4vyF#@`]j!CcQp#P#uD!!-yS!/@pMnD[*(CKGic=f}gx96'|qG'fT={).;q",
"B`PdrJHsdqIjH&jJwU}r[RYH*#Zifw#Z_lC#Zs|G6X,U/+{@p0!()P!!@*dF#z;bh!!T'<!=r:P!!h+I$9nym(Tyxa'0L1R",
"Cpm#Q(INJM!@'uB$7bSR!,V]F[Is8n'L_(M!^I,G$Cy=ZFTfUXCp'UJ&1BjS!^IaX$F^KhKap+fCn]9F$u)B`!^J7j$HBWu",
"Qnx_sCn3}A6ty;R6ty$k6ty$k6ty$k6ty$k6ty$k6u&*l6u/0m*Bn7H<NL@@$:_h},f*_yCq|k]+z}Yl!@(PU$9Qfq'W}nd",
"&SKLU+}|@i+D^Pb###!V-tv6|!@(lS$:I{u*B[3i#!WhS,Y[mg7:t/j$8dq$%4RCS#!/MN+=BFQ!@'`/$D@3`GciZ]!}f2J",
"*%(|c$;Xk=sV<_')FJjA$-y#v!!T[P!=rpX!!^UR1zC]`.qhI81*}6-!=|2j&PL_h&mtpm/mcg+2'yU3!=|;q'LH|n'jq/t",
"0j`'/3$us9!=|Gw(ID;u(glMz&1.Xl#ZA%+#^Ktifgx=i!=5nT/pK3p0/i3Q0N)0M!(=QM!#9}d1K#;Z*D$8:1gfpT4zpUS",
"N69!86_{:RsU}H5'lWyF'yIp;'s$[Y(2-[Y<Cqnj!'iPp%rwqA),HgW=AW*g:I6P$=]Sf34INTC3`h#R$|.d3%r/*17=Bf_",
"-VRvd5]TRp'ji(/!#:L;BssCp6=[5yB{}-c!(f$VWZXBk$78+t)(1s7DTR||C2!!,%|Sr]&yXI8!)GP$<j5_IsU}|H(.Z1W",
"%rY(L!2JVA'0vGi'5LWVJlyUd89K4277V@07uRh5X9D]7%}Ps}&zU'C!)2`+9L;kt)Wm;_!#=nk!@{1HI}&KqJ+'5lJD*`G",
"7%43@<)4@d!'|]B(/Lgc<)H^9!2JVS'2dZ07[&4dKtzAn<*[4+WR$t,WR/`18@M$u3a@j.WR0Z[6}PmJ!FQ9d!]_s]96qHQ",
";L9M[6VJ'2MDSN@!+uRHl-[c8<B.c%g].!3;F2DiljKp@!)UL=!({PfVw]/lGzB<W:`C'5<wNf;9Uc=k!!44&!]`HF8r%y:",
"@_S-D,YVyl,wpZA,Z9!7!C.lW7W;sCsYZ.1kSv%%UXhF$!!+%!!!$W48D^lI!)'/9g=tj8!]cc2!2LQ!%;[}=7K=^*,.m8x",
"!*#217`WgI&PQ88#'6/QfC%CP77[^b.4{h/*a&'g&T[8M$ViL&NrPfc$7Jwm)FB+X!HDfL!)CXW)(%Ld1IH0A/UJ=w$7K08",
"hwMzC1M5Z@!DAc,4zsj{XN{8<-YNYB*GAQk_wht'.KZYB83a!h*`[,7i6fS9/1(B=i78t8sV&/u-f9JsNUjvH6z'Ik9mn<!",
"6@7jP$;K)$b+-+^bIK2K#JBp1skYjZ!&dJK0[.a+5:0bWaP.C{74(Lq:_nc@05!,#7.07r84@tP:PUYv$)c*usYusMsYnRK",
"!]_^#8)[YusVTD,sYn6D!`,9<8H/qzcgd1GdBBnHcgN2&88JzX-Vidg!)@]kf!'S8!)IfT!!$lz!!$@)!=AUh&WI|3#B*c8",
"!5U{+8D]`'!+W[N[,{4C6}/NQB-txJ@rW.P!8<$T!8q*`!)sfr!*2}I=]QiWg].!7@:'@n@YDJ{@wvaq!)Z1w!)nDx!({qq",
"Aa)N@@wiS{!!$Dt!!%lLF-#5rP2bX0+BUi-g<{<7B@1.}!9NRp8'=Jk!))<}7.!@6,Uk3%<.{@5!)4X_7Ha(,h(]Pcg].!*",
"FIN757#fXs<gh{`FUCNMgzL+,hwHI5Fgb:)5C;[I!)+Ri7*B{,NT5*TgcJ3*!)!KU!]_d27XFd#7*C&F7AG:;9VUtti$bYH",
"8=65x7*C,-${fccAmNc(=ziTfBSxQ!!2K#R[,PXL9NTPZ@YGdgBSQ4w!)1wW!)Ywll-b'&6Kdn.&WJ2{[-.)SsDx_m#a0bT",
"!:iD(!)A=;!(|I%8[ttD7AV]&TB|dW%g.PU8f]aA5m)kp=VDv[8gsck5m)hS6}Ri*;0f-u9V-Yp!8p9V9k#<-7#d0|7Pb@P",
"[+wgg!KyqW!AxKa[+c)ht&P7[7At&*<pMJW9Y4pwstINr!aZ7W;S6V;gzvS%I]JtA8VaK;4q-Mf)l)H)[,6_/8c7<M43P/a",
"sw.Y*!!$Bk!!$_}!!%.P!!$Jt!!$<d7SG%q[.a-V9M-<Z*`[8C[,+M9;f$mS4zp5:$tr{#g].!36tdutsV)a943P8Y!*^,)",
"LT&Tt;F2Dlg]B.5!*b&I&6I}9!L{vUKJF[PWSLbg[+mLTL%FBQB3{|(KVCl4!!$Dd!!$y+!!$Yi!]_m=:ca,=_V7b`%by&y",
"7Tg0`Lqhp<'57M$[+iatM!t0]M57IFTY6DM!!!!i",
};
static const char bitnet__spv_joined[][96] = {
"!^'LM!=4:Pzz=(&!!qV5!!288zzI.$:S,[YJI:*82iXm@!bjpz!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04#x_-49kKH$",
"!@9g1#x|A7;da8-Ati79$'5-F!!W+<$@'H&!(ZQF#x#g0!!]P*#:9]/#xJ}3!!]].$VU'7#xs97!!]j2%qnNA#Z|K:4DgNs",
"$:`$-4ATZZ#`LKk#`kN$$^F8/4F'mU$;3N55<n7d#`j_n#a+l*$!4l+!!^-<)(#TW#]&/G$<XGD6Yq<t#a]5w#aJ84!(pi1",
"#`br^4D{A-$<9@F7W5v|6ZM:l6xta;#{4nQ!!^UK,wpmr#{^+U0rQ`d!!_|].SJA|#|1LZ!!^sU/mcj(#|Yg_!!_#Y6tf(C",
"6tf(_6tf(^6tf(Z2F8[M$<jHi6]p;45C'}V673!]$@x{H:P_`G5CF3Y81+]q!@*Wk$B^*^A]iQ]5CmN^9LF'b!@)bP$=,i<",
"2Lb<35D6ib:g_NU!@)-<$;H]05DU}F;cZlK!@(c0$:-k')LiWz5D}8j<}u5<!@(-|$8I^w$=`$m5FHTn@:0^0!@-9a$KhMi",
"](#6h5FpnsBCiKI4GL@G$B^5s7Z!h:CPdX#C1%S{NrFF&7yC;h98R]@$#Dv!!!_Wk67)uT+'qQHCuG$!6tp4Z!@*$'$@zAs",
":TnIrCunA'8P=Yn7#qUg!-|@0#(&`p@%`rM4=R!'7=BNX!FG7A4G7l87qm;R.:^a{@&+.RCuxH(8PKRP8PIgy!FJ8t!@*az",
"4J%'h$BTJ{B|3f/6_2};CvDgn9jdyf9jc0}!FJp(!@*b!4Kg2}$BTX#I,<VF@&zcZCvj|0!FHWt!@*b%]:Cfk@'0q]Cw!,2",
"NTja/;MiGtNU%P.!&QNy!$Xa(!'k<96G}d/)m]r'Q1k,J<..8).[T}$6trfuFX0YL74(va:l/y};.lrgA#f7l6^ADW@bDf}",
"!!z]3BqZS9!]]St#&SA#&;F0H(IbG;6^KUV%rDFt&1c7&&P`y;!{9t2#;,};#ZU0q!#mD=$7Jt87!{a#&P`[B'LIQY8m]zj",
"#YZdm(+2F$&2zWR8m]z-$VU<@!$B,M(gd=k!^I%|!`)pK76Yb;!(4)s$w4Wf#!CX,4`P,`)ghWz,:3tn,<-f;'7X.i(AJRq",
"8HNuL!%[{Z!%g0u'.<{W(5;lj6m=^P!&&nZ784JG!&9Y{!&DWT(+9:T!ti4q!&Xc|(+NFU.s'Bt!&lr$'.=!R(1}ZS#3_%s",
"!'-'m(+XL]$0nPz!'A3p'/bqb(2<n['V2vTf}R_/3D.*x3D=sy8SwbR=(qR]fAtU)4A3j&8T6vUI(`R}!(;q4(2S'D%-BT(",
"!(Q|{(,i6d#qQG*6{L$U!(;:)NrYXl((PI(!dWZj5:AVw5[Lz_#:YK()a)qc5ylXysV!l26<J}25<W.JsXgWh6wc$-7:6*g",
"85lP{!$8k,7TL/F!#P'W/TMKG8ps0#(d.*wsX%9f!xF[-sWuyl(2$0(f}QR9s]RL@!Z(Q|5&PHY6vzRf6|R)y9LG3,!`TPT",
"77ug[#Ylq^-r65q7X4rZ!^DhI$uH05sV!b:!!$[9:vAbF$^Dp!@a41[,:3Z5!@^SK!(}..5C,K{!fZ71N-n!HNrFF&!-#_.",
"!@pI}NT1NC!^Nt5'5/t2##SQ:!&STn!#pT^!B#:x/85/G6@-NV#;S4S#wx$@%44rq93j$i!dnMQ!&]Zl75.!c.[@G|dcJh-",
"!({(ZsV9Z(7Ug!Y)=.Cj6wK6F9t%^f(d.04A)Y,88QFH'!]uk<NT<u8!cq^v9jp`%#b'Rw#I9whsV!aX7=BKr&PQh,&WJ'a",
"69q_k*`{b=6tz#p!k&!<7:KAp!dmv=%y4(B!):(U#x%0D6X7ML84HWy6ukY16x.09G.]pu(d/nk7;2ihQcDYTsV)qV$uSb(",
"!/_)Q-4YW=&WS|t7b$,;7[WTb!!!(B!@</W!)CIP)FA)6*i(mw,:Ab46^/[36WFkn!CZB/!)F+U$|(2F-^k)cN,+JB!!}#f",
"9/v8;'c_00sWg586{UHw7xy#_75VCXzzi]@BY3.JdcA7A!@</_!)($JbApZt6VRPk!@<,k'rvG)BCa_2!z|`}4HhJ'j4#'6",
"7:<XGR%T2g!)'kW/cQ6k!z|_S5|=X56bsxA!%[N0!-,m'7SFFn9-{+R@:'Qr8P=IX!$Q3V6tr5V7;)_d{8k=0!(G6b%y<L*",
"&n$.!%y)(z-4[Hx6Vq$t)a)qb)FA8H6ZH)R*J95w!)BypH}fJYFI04&FnHfhKV9I`HJ5Gp#aUV]NTHr+7S/!$!!]g|-4YYZ",
"NTD]%gS1/v${xV}!=SF,)Qmcv9+IK,(d1g[&!Vy5&{ZiN%y|xM(d04rBS=ijRIzJT(w$)^7YJ:281IY%L67yqLUaQd:I6PM",
"Lq^i*)FBFbsV*vy!%r{V!)Y@{!!$A}!!$Gp!#R@7*pxmj8!@AW8ma2V%4H'4'TDiM8=Mfw)/!5{sWUS6!+H^3&7k4S1(Mr&",
"&#^!L&|aMYNT5|q85wyr)6+nw)K@x+!#@W:!@{w_sX%^J$1*S8sb{'Z6=m.$!$/^dNrQZH6vr=44#L%y,:}@CsVQ*Q8WL=7",
"Qk<q08k(p='k0z&6gVVF!]rc9PQ@{g78S&V!z|d55k&#8lj`xbVsbg{!|7[K'rsmQN@/-9WR@z}WmKgBdcMl/$@5qNshFIy",
"shs,N!!7&5:*y7w%uN@]Xs0vr9L9j&s^ihfC|uHkY-/KNYKNJ/:I6PvYgKa{siDvlZXNbHZlGh{:[pi$'4|H.(jL4<$%5=|",
"sj[+S6k4@#8$,*;5(;fZ!ATi'(d3p=NV0{H_8yFn&(u/F'%vy17yrznNr]WqJi*kalj7#JPnFgN%y2@&)a,Ir9PN5*(d4/I",
"&)r/n'&sW:)03GF)HV*M!#BY[!@}y@-@-$@7ZTmV9+IKI:I6Un7tR&V6Vf!q(ha0F%r%Tw-r8[z-r=-c&*d##''f.DPQ4]_",
"5-tV24Z#LjPQX$ksm,6igtDtCh&VMD:`W6Js^UZc#!xVQ9;1W@!]gVvJK=G`QM*|P7!52t7!J=p7!@7t+N%S]NTRx,8JpKp",
"7!rY}Ck!p^6}+-#6|R&g!&Q9CMA;+c9jYAr6V_)Z4)B@#NTI,)#7P_|KGg+fNs%bP-fvbuCk)`387J&2Q/+lM&XYAF-r=lx",
"&,h$L')hNY7[V-6sca)[8Q<TX*iZk'K4HW$BS=imR,Nu^7tA|U;47MafA}LI8$,.'(p)hy+G[KL7Skw$sm+`=8_,!T7Pr,*",
".Zl_<!&]^l#:p)k,V}+l;6[G&sXC04)I*IA#W%%Vs_){isV*2|B&s]R6|k^M7]!p,7xsQL4x@Ph3p@Ww!$-yK$9xI.!$h}m",
"hVZp3NT^zX!CG*LP2/:WV197I0TYy49rdc%88x3WPQLY5!I<@&HJ-P1!)0)6X!yA+!%d[=,V}7xNs`h@!|al$Ln$|GNTPt8",
"sd!Q<sWus=6vI0vT%`I}(S6KN7UXfh!dVlx6{|fh<B/@y'/:^MsV<_msWjyq7xn+)S(mdm{9Scc*:<kn6^L,M!$jT8!$Jj0",
"'k;{!!3Ng{+8r@D!]]y}!%)6F755h{sYGcS!^'PK-!`-T*BPuB#y*a]!$#PY6wxM9#{{]bs^t%|$v%fZ)kcF9(d/)U<&@.<",
"69%5M!$5]y-dlp_-pH0x(M4fx!({(Y)*Mm#$w^+{sX_jzs]m,d6tfm=/856Z6Y){S.CvP+7PnwMs^fS6sa4Tb6v%*[!$Kvu",
"/S&D87SCvj9LX}NsV6:b$@;<J(2'Rz!).yr!)4ai77I1.9}g,%!z{N.NT`d)#zFVV##$`+6yS1]!_%,[(d.[C^VYuf!$TqQ",
")a+XM^twka!%QNN8c|ycsZVjv894hz%4xbr6|f;c6vT+'748.G*%I!T*^(Ik9PSJP6@'p4!({Ba%Vhri*=hh!!l+I9#=&;q",
"$tsS'$ynjz!@1{X!$Tq_(n].S7<8rp-j;bH#wx{{s_<Q56Vy.+0yVNNsZMUX!N4]]!z{-A7qcR(&A%}&#:NmwNT7Z*s[SRb",
"sV,LyNT4NH8d=$HsZBtA9jmx<#wwl1(p6Ww&9RMB/GNCL,:SRf%4355NU+%.06L;uaP(`%'.hQN*BH9n%;-h<7*4`JsWktJ",
"!=APk!(ybv!#{qS!&dJ94M{a:!(y[+#Bp=(!$|-56u:XJ#xulS3}{,--VNUF!_/Q!74NU@#^^7R6`q_-!/uT.!!/hC!/uwk",
"(d/)`!Ty9p!$TqQ*B<+b*J6yZ!*r)5!%d[_!!x+}#:;&[%tRAz!%QN_-/`vC*Bd%C-^@]z)a+Tg1hWs^s_g6bs[-tJ<C.9=",
"$Y={y#{]8V.K0ML/1ZZ{<n2_;c+=N3=$#TMMW;d3NT4=:#&UZC!T;qn!^hPM7{1j}=!qZ+.9Chj1J2``=gd,%)a+W`@3!n#",
"@[x:Z$;=T_sY;%NsV[38*C8i';dDPV2(X-<!]^D-%xp[s6z0`JdBA[26!H56d`_c&A9VPa1}4![ABq!/s[1n:s`pG1)a+Yq",
"1T5cjAaN=3s[:{=B^C,[C3N-c2nv6iC;G';s[1{@7#5@BCy6qXs[2!A7#JTGDX*3Ns[2%B7#^hKF5yUSs[2(C7#r{PFsl@d",
"s[1;+B{uhkGf};ps[W(q7$;FXH0Q,-sZ^h=,(Xd`!L0b:s[_4bsbnK9*32I!H}pMX#,zx^79m0ThwTl`!`,._8]BV8+zwz,",
"PQ`$/C@dh$5B{(;!=W7FDrBfr!LI-n*):RX6VHyrP3!SV(vw##s`5|s74ml!!%[UR6xUX_QkziL/n.'L!]^K/Dy]KqI=tv=",
"#::_1iqtX$!zz]v+=7)+)kb4niqm:6#x,jt!)K-y-4Z+T+dZ$2[{#Pq%4G3x!*(7W-4^&Tj1-`=&P`t%*K04<#<`U^.1Vn+",
"81L:h#dr}`7]by-%S^xwIN.da!)&/y!*Ama)BjbD+!aAc!)HY4/@{y5*+}WPRhNLh)hPS:!}I4g!%d[V6w;M}7T4`*9CbdS",
"'Py0Y+!72/76y1S+Fh].-4Z+nNrPfG7T{0s9G/As)hm@h,Ypd477MSX;a0$d2/SP4/vGIZ7VWj`!C8nN!)9)^6xaq_!^FUF",
"-:t@v,{u@:sY;}lsYR'u*G7gF7uT4(.SL-`79^Bn#;/ydI}5%{J#&,s%};Kf/.S.1+]W*_st<Jc!.Q`GGtGk1+#I`R#wws3",
"!8n:U-VtVa+)1q0!,ZZS#:;dvm(!*N=04{T!)&l/!(z)8!Jp!Y7;2|n;.lxc(0sH..45Rf+{zvv$uf80&59dS%v3I#A`7HP",
")FA*!n'p@C9H43-75tVi!]r4vQk[Tx!$-gc!#*([!]^pV!$Z9[!!$Zy!'u8S74(;V2*1mv7uCWZ!!.iw!_k{A7SlfD.7!(w",
"74X93#[hxv+%i^n*D#5z(d.[RcFFsA&qV+/+=8=R#$ix)0IlV9g+lPt=/adK$@:J3SdK9z,%:VR;MZC3-VR0(87V6pQM!vX",
"5iB&;&Plra6y@KP5%}'q*{D5I756JLNrS#a#U{ls.4@3v+|'|x&2JLI&TXnTBZU6A'.@WU.ZYt]2M<`W!D_w&&uz7G-twl/",
"t3[^h6z;LmsX@5T!^H#U7m8*H7Sa=8:0jpS7w_1(4FCBI-WBCY!@pQ[5%ipk/k/wY+{*a67<%3#!*$FW!)9xQ6{8G5sYx:d",
"!^H%R:'m&cp]i,}t3gi9%9|=1p{1)g$qT|v8L+R]tNRxbqx&mN87g&0tNfr]!Fqk1Pp!wT!iJ__7[%Ay7w,ma!Y^9cDTW/|",
"!)K}Qru)v/4!)n$$@3fb8.L]4+N%^Z4*'L8!)L'SsSf2:$rGU!8L{)ftPD:d#&-F@7Pv&,r9cLWt3^QStRxw_t3nzX2/;Lv",
"$^uiX4fRW9!*3f`!)L9YuL^%I$s%|(8MYQltQ#zsvIR;mvgpD3v-gX_U#-!-/UQzW!)'C'$y)V{!'+TL1(J:J@a=6ts_HFp",
"!=WBy8]bf^ljF`HIm4Br!+1G,&PMJR)sK!_!.!zjGss^J!(xpq#:D]r!a:wd8.=b:s6bXJ%6Xap:c|ZD6tffi6_yRP;6R<P",
"#f]ga+C)dnSdB<=7PlH%SFyPGiqm/2Q.kh7s^}a2!B3xs*'hDA)J''i.K0M_/3InDCaFN&NT<.t83At62t,n/!)NZD#arh@",
"!g,|N82'6F%qs.y)(#A;NT1B)!du'P$AYp;)a+^h&1BU@!Ba)i!)&$!(M4yv)a+nm(|+=-74/jK(i[t%J[r7y1IQA#!k6GH",
"sY'uT-YLl;(M4bwsX$5h(d0$z)//=lNrG)j#`9^WYc}R%Q.`kwH3Q[xtmbFT6{)F&7V}QJ8PCWl8mgqdBbZqk%:{A7!;D|x",
"!sCLA6v+qB*J9X47<c15<G[bwlj9:/0jizI7VDLt7n|)l,:gZB!_K_<!&;KG!!U_H!-s5c!!$@Z7YMTv*+w@2!hs.u$W2g)",
"wcWR%NT5fh7%=62sV<'&)a+D:)MYHL#*Iqc&S6n)!/G<*9L<&4z]$LY0.$`:RKTMG8]NPMi6rRW27,k1!*4s&!)7Ud!*D6=",
"M}7Xy!(L73M}7iwz:,^u7=(JC+{rIj!$5]zsVAIf6Y=$pNT@5T!%Ta;@i1!a#]gQp'Q&3wW7nx#sW&F8)(%p|iSP(X!`H,l",
"'mRF1(-:^U.K0MZ7sQ@U+]vFV8#-hr(IG)G8z=wLy}Da-!L!PaSdh8,1I[fZ!k|uP)a+a[9Z]#:%VIzH.WP(;sY<0rsZ&Xq",
"*Gk*KnB:N%0.A':;,B9q.SJ2-Ns6zD7:K7VSG/m@7TSt)8wHbXtV)#{!C03^*Cb#x-4Z+^cFFi9%tYa)!&a8VtVqZ}H2|Ba",
"_4^T=tSN|/)a+VU@.j5(2wmrQM|0C!_SuK8!aQ+f8d*-&2F9HT8UY`kV:u1j&#Zj+Y1jL[&#ZiM8P@'mU=cTD@N''<4G.aK",
"==+/tU|H%F#icFZ!*4Z{!)1`i&p4$8-VX9}sYxPD%u$Ff#ic6S#uL(q(IP/@D[SVS!^=x:$T+L:PQ2;s$ACDj!'+TY!C04t",
"!-&Ib0<BYL1pI<h!(y#v!)pyK6X|QF+0Bma*D^_&77vm4*%=Ll7uqcm={*BT90xiF<}maI===/lNUlw<R`{3b#YXSxFP}Uk",
"6wssP*pGX&(IDx]QiCul&r[0_!B{mD!)&*+1(J|u7SS##0k.S[R%^Gl&^4Mr!A7^w-vGX6tRy^f6v^s&RB5-t!#/{y!]qI*",
"#`Xl)-WScAPn_yS(9u+/(MQLZQMHkv7!,,nAHKwVVyn]c830(}D!1A#+d[9Z0XAimS)l^tC_kKh$xK2$sWBc%&M$/pQM'L7",
":9`'5!C'qs-Xn_XA2[uctRyWc-;#Y7sX|gq-Z4;n!)%c7!.Stb!c=@J78+{51IBSV8QYUvtRyhi.WdJD#]CZu6yWraSd@f^",
"sVf3FP1wrh!*{-5!!!B7!a]nv7Sa<|&nC+/!&vIYHq&!p!)1PcRh;KJC$Mc@-^)Nz#xu^Z!F39m7TUk|4=[+n3*aFV3`{,L",
"!GL-}MW@I/(-#8U-W,9Z3(gvx&RyHC3(iSY((SF|4%8Nl8RMhA8#&B]NT5kF)Ha6}0jt#fPnt/I7rIc###Lb@!`[Gb!,p1`",
"#wyZ,!$|-L;H.#b'jjW*'jfw!&6/cV(/+}(sY;L[sX5kK*D^a4*Gk(K(d.[ncFGZp-wXBd!$5]M(d1tvsWBbZ8Jx`p*}y;Q",
"YQ(9^tu*]m+mqcm1S8=D7c<qJS<|'cRJW_485bI|1+$TDNstD6HQ|0{9/TsitqH%[I/ZR^!INMr%=LQ@%%)[i=Z=cT@7z}X",
"NrSY,8::Mrtrl9t@uWH:tu.Y<tu+%HNrYYH!#yU575L2g7!J@4AL(v=!_x9X82(bC&1/*vQNMv;tu*nitu+IVQM39TArRla",
"sXunw7Q5b+Hpn^iBQ0xJBnP%@C.m/|L'|F7t{F$k+,9-BtrU+&!H-ZjPQVQ;:Xt')9+G5&!$5]w-@nz)st<,Z-Vb'b#^^LY",
"'QM`#sY;FY75h_D&S8=z-9ykW,[h-d.K0MjAx)&5st<xss^,NFNrd{;SC@u[=*Y<cX4nAM1Z,x[ZM+.)$Krhi%qng*!.=g_",
"<q+x[!&{k/*BqH=)a+Ti1IH7:t'`fJs[XA9(d;fz)a+V88BMb9$7Xy974]Rg6w(Ki+(iT#759|^U=q}VUI`,r,M|y&s[r;g",
"-W1RRPQ2y=(m.);hVT=gV;*F4(KZ^S*,#cz1KK.)#M:sm#ZFYJ)a+TsP1str#*2&R$h_rd:T]wSU@.Jl.cGDR^%YH_!#yan",
"74(AQW1MKh!%QP+_#(<u!`#(S7V$&w,:rM#!_$<6/8&AH!-u]i7;rV_SdKkj!Cb,0).z.G6|[hrsWam86w3uy9NyQU'rn(.",
"]G/d,!f6V_:.6':@YFpQ6]|P$=0^1N6}gH)#a_XS[+`d66bnB(I2cPQ%4ZR}X0;FG!`%HY7f#8QsV*!w%*:q7!G]lTNU%{M",
"75S}cU^8xH8D1cP2d/]]X_Byh*uHZ0#(Z;F$-3d$!%'/3%C|YP!k(j%7y87J7LP5C7ch[8!*lD9GTv|}V;*'a,uF)fG.vg{",
"!]^*D74/I@Ta3gyLc)/)1Ijps#0`u}'jgf8&m}f{!)F7=!=c6+]$,_U'TI@tZkAn{!`#%:74//l#aUR0s[+<KU=}9j]S.;k",
"*=hpy8c]LmA7%aK1*|}A!&^M7&`^d/*0iqFYq4YIIN%XM#Zx*a(d.U`!)%dm:!$.%!;D|p8f&`pNrHy`!rz&x!k)3)7@9z_",
"stKQ[!^H#;97*)a!]a69!$d_dF90b}aP(U|NrG|W7v98%-VZv{D{Kb4Nrf1r/T6a&aTIM'@2(K&u0X%m/U!&u)k[CY#{jK:",
"!{y7w#^LD:amdf=6{rlHs[=4!!!$Dv!f6W/7muRn!D,PZ-l$=R!z|fA02qN.R+R';BD[!+7up/!b-ctu!%%U^!!$KQ!!$AA",
"$&Z/j1M.`W7vcny2-F<=2hJi1(d.[ANTBz^5ug@b4GV:}rY$qabL#`b-@3F)GMG3g3`T8U5wiWWNT3{{'/Gz<!'!NB!^'c6",
"!Fwmy(jMm7Lb,Zg&;-3i.unA,sZl3%.viV8$^P;0#@dK^*H!4V#;WWM#%j1.6X`Z:,@ud(3}s*i-iMRw!AHy2P28:W65'DX",
"sV3HiXrJJFKh[%L%xs.}s`W:Y4m%5Nu0XhG/Lyk8]<vR:$xi(nbp=3Fu4Hc8QkNaS/AG0I7]4;UX5.X49$9PdNrd_Ls_fMB",
"!B_1++dny[5d38v!*<UY*FZ;0NT2v/7GMu(WmKh4#*IL]!B*&l#x$]/'A<Mb$76KD7r!Nv/PFQ%!L+LdQ.zBR7`zKFPQNTk",
"<{h]$GsKCc!IDJx!$5]G<{hlX*haSs!DY7{PR6H6=xcvv==@dBNT+B)M`.V0&mxV80@9kksYhJ=7K4Fk%qq-Z'jp|}#<rt}",
"*C8f|!`^P39==.V7KSWD!nj2Vu3-n+%6tZ!*Cv0,TuTN,8BV{ZAVbF%90GH@PRJdp=]zM1b4dMX#ic7:75:D]PQ7!+0h4:N",
"%Vi1w2cacx#R|}@fBH5%R,S&n!/kkiNVjfV75Ivx!.;M-<U7Ur!*lX@(Yih:&r[ix,V|jj'5t(k84uuastTyaYpL,UHbquj",
"`qPQ]sV4J&sV*{A,i].N!&qhr:gWWlNV#;X@xK%j8p6X#-X2&^$^lb&#'_/L&2dXN!)pg16th/W!%pbz8xiGINT48w86@rN",
"#y^T{!'Sr_+!.j<!]^R1#=&Ms7yz_.*}xUK$!0DL!'h!j8)HM#*CV{%-r7mn!^wA8!mc_]!)2L$/PIzc!(|<d9SL$:#:<_z",
"!&{r<!!$S$1yy$J9p`q+SdL2-7)ZRW;l+KI!*4l$ZMXiv@3kI-Nr]J(I0a2W+}tT4!$Jj<Nrx/pstQwi(:U^G'k:uX!'h!j",
"C|C)q.1V:W-W_y!U{i`X7U:D7'.SY:,<}CQ!_x|p84=IuH$kuxF+94&H!4AP!_g#Z6xif+7A.B'9Lpjx'LK#L*`YsBQM<-N",
"!%Th#830%iCWqDC!*+p&C8+Yk$;Qq--uiyIuNvSz6y#1!sW/_W$y/(,9LG2hsWCb2%Wk9r&n<z-.uar;GcM!9&8+22!)9@<",
"2+k66.1V;4P1yIx3(h;j(m/+:-XRx_1M/6i-4]3C3N35X1l|TD!&C&R81jqbZ.RXg535%r6]5Li'N.7_'ns7X+a[C9sY;qh",
"sYGzc*FnLA*HIP_(d.[ucFH#*1-j[v!*vR@9-|yvPQ9HR7:sS,67,(MSG=p78W8$|IlLnb8ujKC-|1iN!)(%V!':d/9L<(p",
"%qs)F!#^cV.fIhB7t.Q<74bk00k1:7!)M,t6r9GV!.{Du+lBd'!M1<qgdgKc--CTQ$<p:($ViDC&1.HV.qj2v'LHm'7^-,5",
")($pZ1IA]Z*${_/Y1s3&+}$1%#zl%x+$Mmr#x$3X!K.rS!)&^L6c+Np).ziNsYn.2+Na%QNs!}i+FJBl!Vt-Bi8/qKsYCyP",
"..TQL!$TqQ!(I`v;t/WI`1<t-/]@S:QkR{D;sp[Y8maB07;xHUA*$L[=)tL[stH!X8tSy6!$0(c<%F]D&w{J3V=$yP.b|S+",
"6}qb5!{3Kr_!slH!W3.DsYA19!uY#*jU6WgPQbX_lRWCy!*FJiCGlx!$2)]|#{bkvk2sky7ZP}<jqMk;-*ls:V;,2F#Ta=l",
"'S}MM9+G+*-nvs&sZ#bCsr0:g`ZW-G${xwr*`x:MuNv%kSd^P288WAD9.f`-(d.[T7TJ5S-Vb'r3J6nv!-09}8m_{.(+(yD",
"!$xfn74(Dmn()]8sV*y85Mb^L$7ByUK0VcV5CcUYQm@Y`GU6*]!),:|!!v.G&}4^d9P^LquP!]|)Yn.b^ahT#!,VtfuSnIU",
"8i7l_uNuug!w43usY'JLp=s9Z7zc2;7Jk*4uSfq7!MW<u'Tc)U7qt4L:I98_-Va{5'TsaL!)9MB=zy;stq8rjuikJxuj!Yt",
"'[4;/bIRjW+!..k74IzPqzFJ=.4JqL8p%CM&mp+288='4;F2LM!_nNb;dZWvFQC!-V;HHi779g=L;*yySfnDp*G$l0rW,:=",
"sY'2<nBvz[7PW[buPV3-.PTXu(np%RuSntzF]#DX:MTLVstL;P81$bTrwP)KD[+<ZuP3RV#:;kTsrFf`!,96'!z|kXt1b`<",
"st;cR[hGKR%szpG7#Y7p]);)**pQkj!*x51']P;T!)CK!7Sg%1-VcW8aWFIPtQ#aX!/PUlI/xf^7;fCf:,[)Z8M(xW71lQS",
"gG*<9$7K%]7n^5k+YM1&u0a3Y%&sXKPQBud7nhxi*<A1(um=H[7&y`-PQBh`!Zx|)!$Tr'u._3MukFP2vJ$j6!%QP(m(!A-",
"!.@w&7SFUX/P];x!)*&zZkTXS/|Q'6RhNjr)88Fc772[G%=8+k!@aCNS*3#R8'!&N$VU|S8Pzw*!CZ<m!)U3zV;=y:&1t|p",
"Y2c@p8:1Gj,=;cU![-X(+yNfIv,6zu((Rm'uhdb*ukmm:*BpN`!&dK@%SSZ{wd4|Sx%T),xBr2SsV[$Yx%[NB!)%AL##w.r",
"K50U|794{dAl!+`-Vb']+'C:[2'zSd7RY{w1g{N'80B7z$VXGlyB7rly{Kd2@JzxIy!Wsdy^52M_!g+Xz:iXWzZ)x4zxH%i",
"{7f.7s`<`r#8B/&zZ1ZT{7muX6wAAF.7=P#.6a^=uq%LA(d.]gK51_HurAa2L2*_w*PA.t(n`n.H^[PJH%(j)7B3L5@YHqb",
"90BlGuP%GrI0u=:s__Tq#v*J+NT=`,7zT)S5-%+6:J)f%9L<D<!(6n)6])s7ZM98|,3nRfP3A'=6H+%2!)Wb'!)aX#!'P:y",
"1vRf&m1Is58_J10(+9p;!*7phrtkLcYnm$R$Wf/Uur&z=ur(2`ur&w8P1nhgutQfRumHs]HTh$x,]<Q,64-#/6|tpz-u&0r",
"Yn:pB32l/0!)dAx7x$zs9L;V76^Z*n]Gvuzlh@-V!=fk:umg**((Q[Jv!SRG6u7]_br8(rJ5]psb5Q]A7dG*-!)3lM7xa&<",
"7]#%n7F#6A<-rRa7]!pD!DBf@!)1`n8=V,.jxX3B:tZ/P2.}`,!L`h_YnDt#9sY.h%4IUJ+G:}[74v<-Q%0T<!aSGm8Pqq&",
"P*jTW#D9fbFQ&/Q;nmla@aJn:!BDaDVzbJx/a=U)SfP}g7&9t['#`0p$u+G_=G<-{^BwII8Lrnk!##zc48nN=6dvlg33iQA",
"8{J/|*%5$zVy*Dh7r{'F+@Ht]!)Thw2X%qYWv<75$[V4Y85t<G'M*nS,!yJ9!(p[I!a`0`844BsPIL^p9[.)YstH!q'=mWt",
"dkgvZAJAMi.xp)a94S02Nts{CAw=]&!)YS`!=Al#Ns(04sX@8K`:yV86|TJ^%T/0z.7},Jk7Y!/3VwKf%Z)Q[!$h}a*f1X,",
"0.*,&9;%GxQlR`=7[CHyCG9Y+dm)@9.gPLR!(VS4!!$G1!=BMSP2PN:9yF`WqFX*G!!ilcBCia3&8Qh-Fd%LA7|ighv-]j|",
"!)F5X*77,/8:0n^v-]gs.,L:F(qJL&=zqy(!C(w4'5Bf&brFQ!6rD_a@8F9a#!p#=!_)0[7ZP}G6-ZpC7{:!a8SHN$:SpI0",
"8:chgv7$sw6a4fcL&bqs#IpTLv1H!'$78/{s_iaYBQWy<!k!=m6x0yt!j/wN0zS#y!*vyT=tCBlH#&P.!+i@M8}wzU-$6W6",
",%2F'5`rKF5{uw+v1Z28Cks;Jv/i)/sa=unBnwHX7_$Z)WW[5Q8#vY99sJf7RhX<7;8|-_7v!dj%4313!*F;^(`ST^7Y:Vg",
"pJ9.;6p0CKcQxw_sVGyv)UK8.76lK]n'_}IGA[D39fTZX8+/iln'Sqv!HD|R_^9u(s[IIA#Yc*QCA/*a75HYQ-W^bXi!Val",
"6x}fFdLjxv.ht[W8X@^$'L^<mSf:LZ+L3-f6uaV<0b,8ssYyN`*GBl^*[/R*!C{5$!)}*wIYu]/7[S&{$7KaU<JAVq#%pI*",
"nfc16GcX%6$2AxMnjLif#$WRY5!`xT2G+|N(d0G[JVh2q!&+Cj!]_T!7Xlm#i6z{8Ync34'Hk[<*D,<j/#i9*!+Fk58I@t}",
"I]CUC9:RuV!!=dg7%3<|gZIx7GVf+Q9NM)RQ.j`/&g0<d](ZR2$:`:!cFFf7%V:T'#,V#sf{lynf`1a+:1gNF!#5IV!!$R+",
"!=Ap-!)8gL!%lG47qcS#Pnn.9;V6BqR}^YV7CJsfSfq5$$jdF694!U:%STD^!#{t^=/kb}R=K4L!Dmn+T%^M*!Zx/I=N!^V",
"=G)h.7<bW$R$cc:brPdp&`^2=Jw`NQ7Ww:,%44yY8Q}as,x;`4!]hUf6_bWS)Ha6})hjt_NTQ8s/aZ=[!)g&4NT6b(=0dmu",
"q],NPR$aSQ!.}ny33|,d!l'.Z75^,X+G4i^nMQ.%Kh)SM#)u+T*G.)#!!w[t6f3:D7v}_LgFjfh$2gt,SG5h4@=/DUUV67K",
"!.^$j#L}2u-WJRXC|M$w.q!.4TaF,<+07nKPp+q{:/FwY!2=wpS(as.s_Ha<!}:g4qAQq:!aVb*D@`LW-wX(3'N<zR.7{P^",
",#bFf1'kY01/,=xNrp508ah=z@BxF#nn2Ga#1s277U8/%f+[yv%hS*%$$G#B3`h(h7mY!L-W'D7%u_qf%c&22-Ws5j!!$Gy",
"#{&#`)a+Tr74WHS%ZCX&!{/P{ryu6=sY'dJ;H{4S!Y|Bh*$}z.*=hr6#Yb[lsXgXC!:qXL-r%(t-Va+NNTPyl9@PYsNTq)c",
"A-@w&7](,D:*w}z%r%m'P2$|r+{p{!!%vW:74(A{'s&'cb6MXU9kURd89DN&-^K[:(M5T|!,QaS7<x6kNT+8k-YLt$C*A<N",
"!IhvAX4k<`#7cj5!L,<ydkIK51`}nQ!fbpN7u3`zX5/Gi-ZgfA3p@CB!'=&u!`#)Z7uI{.77tU]M$xi{sV*yB*CClu,uG4]",
"sVd6S'T8*C8@+m]X-k$j9s#A'sV+tZ!!$Pk!ir|-8q`xC-^_Nl8|(['a8R:nD[+II'U+I57CX0#Nrn:Y-,)pX!*0xgCtxyv",
"`Z.v9!=sibNTp@(8$,3<:K/W3$VXZ}k8@8(:+s].77ynl,Yr}b81,DW*dKy#!}gIm!$5]}+%%)dNrZ[!A)Y,r7`1i0Njx;Q",
"!]hU`!!*)QN*gnh!LrDyNU7^w7V7#5!.xr2!=AJtPQ9qxM#Tqw!'qCx9d(UX!,[`m!A&TDU^Kp1Fa1&)!^Dq2!`JI2:&S3A",
"#YfAa!=AMyi@qI`7VL0R6]2}[_!uiy%h<uF7A{R0p+fA%'/bps8CBZM:,<;7%V:Z)'LT^VK*v{(3b`t:$S}}mwG5)-wdT2A",
"QkRJ3wG4#svPki{&$C@I-sda6-Xx,H,&L#xxaWyb8NVF};D@vsPnjuG0[hB|#J.s4u.|'q+/nMY;,)`d$7lDa!aggm78UDD",
"tY}fLuM;4D6`!K/:S,332cwv)76:RL*ID4,(d.]!.;Z(^:P4yVvL)J|Tbv297Z^Bq%xtlK7rlUM:Q(!;8QFK(89pm*XjGQ&",
"R.d1SS:QC(:MuXSS)$df7b|lW%46#z8PbL8RB&NIU@AT@JiI<4*B;^C#Hi|G!!,9JBcMyk!ATm{U{Ugn,.:0x0.BXU81,U]",
",@&Q)+%7J/!$5]},{_U,77C=vQ/qsXWLTg&Q.a4m/.hNX!%&U4!=A[A[h3rw%d!n`7@sxA+&pG(4zn*b!HD-6ha`Kn$r<A-",
"C#n}SWWC<`!%hqSL.'Uc75*q[sW2_2sVxD`*=g&L7@::gRh<;*!^m9kWLUWr6w*`i%PTUs%rul;s[S<DsWLfvdkC6u**[ak",
"!$5];:.CQ2-WLBQ%P|nlsa4u,7Ni%=*cF_9+$/Y_.K0Md.6ukH,$i*{4F/g;4aVBBPQMk<:[3<8stH=U!!$=J8G}`n!'FJ7",
"9PR+))('jK!.Iml4pDr-!)&_+#ZYjL!C/{sQkC+k3zC'J#zanR]):BM0yjU#7_H(H4]QyC7`GaI$tu3G0L_}A81,ic.7z{*",
"#!w4%!$#P{mPvjt<LjZkF2!it0nSG^-W|*Q01t$g$yM93!$|-Ci!}k{!2=xsY1r$K!D,jt!$#P}2Kq6*10-,:8,ru`6}_ws",
"-[Y=CZN)at&`!T{+$cl%*cFlJ!#{qV$tuxJ4![Dmv-TYx[JqmY]y%7N$|%h!4aGh9%wwW7!$|-C7Tn4p4]QCYvjDl^NT:{T",
"!FZg9!$#Q!cdpgj5B_su:Iz{4cRQ}/4Tfr49nd.&Wvj6B:JGp/Tu*tL!#AAm@-::W[+xML@1#b|!)IHJ!_kyf9WQ`g,C2,G",
"7PlTWi{3y77,mL@#x,}xSFxj8$8SxVs`nG]#:lj^!'mW!GV[%xFQ5%KHi,)|V[0#u+Z+[[%-Ds4!/:XrF^GHa78@*atS)bW",
"Mh26s6^f_@-:kGb-ZWu&7ur*yYI(6:!#s-i&B!`DTb$f)90<2C)FBrkQ1hrMImgU2!)R]1!]_b17TJp`xLr;k-ZS[@$_i@C",
"#=Dgp$)*5x+`tQN7T|2f+]Vv6RJ<UV%bQjq!#i']%)hSm#(s#l(.%}k7C#Un-]AkG!^RTS7TK8m02n{WU!njR.'|A=!)WM}",
"75b-=C}qyi!##4K3SnmB((QDH<XpX|1+!._7#j7Q`qsgKAyZIlnLin+8`1UBw*PM-DzmU=Ur(K#,V{kK8a4.<$ZFQ5RhAy^",
"Ccq!#,b`+.0LbQ17Z)*l-[F1,!)1!Fw.B!tH8<p{w<[:jw1<p27*a)8U|!w)/ba$9WW=l5Ag*+cZN*2t@;-%;P*lw6UtQlY",
"6|%U{:-8RNH}nY:!CG<NU^V5,-W#Rg*G-b1sv|gV!&)(wC_kDjIzmP6&2imD*G-A'sa(A8P)0nWU{LP8!$X#&6u:W}U^-D/",
"&QI5{$^Nv%#;sv]!AVrq.4@q,+}`&:+$mZZ*FG/w&HsMRs]tmg7dR6W&v[BVYQG*M(:6WI21,wZ%;}^A!c$G59#w-]By+nU",
"QlqH_N)WM+YQf:M9ym_NTaL0Q/CSX&8%k(=VS1{C!gVL{78g1G<`M^)!gDH[8!/]$$HUUY$@Lk(s[P@4&k4u-#@:C&!!!Ru",
"@pa=G!cv2s6|[5iNTf'N.SULT,KqV,:I_f)%SRS.!AZUgYnY0')sK#bB;0I-&v%Q#-7HL_&QkvZ,n2Hd#Q&HF!T30C7hB6/",
"v0`((w=/a&w=Cpq+5$2Cw*TC+,V}f0BV(MZsU}hp6h#[M!Ar._k9u;@6)`BG7BQhKX5/CM<p8D`:Jr9lWL^fU!I@[BWv{C|",
"7#d1{T%T${#{V<9.;XCR81rlB*C9Ymw.A5uw.AIh(}SHK+fj'.a/G]ystU`qH,s|@7`pRuw.@sM-rs43-[.@x-Zn/v7rQ7v",
"a1WX$b,C(#bi!B'bLq2&/fA4{%,wkX!^*hycG]]+$ar$p%W[D.w.@U`$_C@xw.A{&w.Ar$C@nscw.=jCw@hi/w@{v3R{*/z",
"-m(!T4&f}=c*sKma8N/+Jk$r9w*U1cU=mNsH9m2if|--jg;K76sY'2<f^kiv7L0TDvLgmnf|,@1gZp&Ag=.wG9'JrGR$nbJ",
"#iPid!)#Z*%R<CLw`7[Qhv%il5i7!,h8M;[hv+ZJ!),r#w.HLb!B^[SJa`[b!)A(4iT_mBj2F1SitCg2wQ'aJ%s!<<&57yy",
"Tawj{FYB*#$Q<wF!IU5NTaaWl7f#.m!]]GdzFZIX+Yc^H6v]fqNr]/i8R-[Hw*[aZ)='[k#=&MT%/09p$Q]-n(IDv:-Vc0[",
"X5)m{1|my-l,5nkIzjpA!!$G}J,Vn11QVm`7SUd=w+`QywBu1[wC+=`7/UX[kkuUaNT1bpVyZvC'[][Mm)2.ys[{2LPGc(Z",
"(QdTH#9!wb+{<.W!ya3rcFF;m*BFG[s`C}ax&'0,7]LN;Zl6`d]y.C,7lGwY]|(V<!XL}pwCgdbnCLYhNrY0&-nV^.@wuGQ",
"0/,^/mdufknCT#pmn@Li7DX0Q9;&(}Nt`r@8-/jsw*]Pk!d:+08-CKaw*]Vm';u;,!)UmJ-V`k,9Mh[Q-Vbh7NrbRn'G2DC",
"q]'{L${^fHp|-dzqZj#!PQ,[pHs(S@+B$y#!#-]9LKI'z!$(wU%SS`[sYx9rz;1p$rWfJ(SdK]p7J._07WN/Sw3FQm&}gnl",
"8Tu^(nMU'%bIT$P4*Rs,#$7I;Xgx,{_!g8Y<#&,B7!|4)`xX:l!By[nHJTn2!)RA:NTN'p7Gv2!s^t!_!=]mX&mlQW!Bu#l",
"2N$u[9P+2P0s1jw*D@K#M*N<U!f*]N6vi/X(-dt|PQ-f]:45s2VZ-sM0yVK;:kpCq1M^Uh!!!&sNL2*}!9CHU{(hacB]Q!&",
"<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/mdc8L0mzzI)#zzI(!zzI(!zzI(!zzI(!zzI(!c8Iwc8WM0Q!F/VCNT]0vBS;|N",
"NV3b:NT1CPNbS<ANT1TUPp,DA$0G7x%K2rv!)C8y+UM$#N[#J61g[gzNTcg,CWZnA!@xCZ(_DxTN[L3j!=4fI!:RV.@3FKX",
")y_BINU($IjqA*}9s'm1+U7t%NVIdX5CZC(+U7ut!=4(!!)A17st<5z#:@<psXAJgzzD--!!+%!zzG1/zzI(!7%+*-6VZzk",
"3X,MZ!)5{2!*p'D!*#hCNUv!k1+!wDj3aqCNUv4r3B6_L38lB3NUu{j5:/8R2yN7}$%xnk-4]N=7.vgxNT+<NNT<m=hBd7@",
"8<K3#7!rZ47r]pv75+bu6uu_u7r{'!:d#fi<iRh0CPN]MC8)rx8vXK%$7B^9bZk,)(Y64d2WI_`i{InM8nm<y82F6J7Tr)z",
".xZJcnLx!Q!&;Bd;F4jz!(v*K!!$aBb;NpV8(jtA$@F1LPnXB29dMP[/$=JD#x-:+!):1<!$2-]I:n5:NTk7ScnUHi!%[fr",
"*vK0B-tlvN7<g<$&ufRSauHKF1aqA{!KWF^3J/VQ!(yH%0LL|aIWuXv)(%jp1IH0C!'kJS8PAa]-Vx3b1.nw`@/^|21NX,a",
"2FY7y7qlUV,x:kBcFG5W8tN5R*`]%Uj3aq@/1(B=j3aq8t3dtS6)V6-NV!,MN;Z%T:Lji-95Akx$@4wF`PgcF`n'lH#&/].",
"`n,rc_tLWL6|7I&8Vd`lsjs1p7}AI+;;Q::2M4'87-[{n8T)A_;/8Y/F9'm4a.DvCaLc#I!`Vb`9&&]pt43Fgt7LKA!`TX<",
"9CWtub.-`abg|JDb-t_!<,X8f-ViTa!)JSicF`{0BJ_V1!-x4h!+avV!)AB<!)AF=!,#/Z!)_]C!2faD!1t/;!)S8X!).|s",
"!)AB<!*fKR!*550!)pyK!,{{j!+l8`!+MXN!,Trk!,,^i!*fl]NWYIbum7b)`S(})jq@'Lt3Zm`-!}B$!!f5Wb;M7@<!l7p",
"<^h_k=wh6bH]Zx!;@'|CN+k5:!<%Bv!,_]h!)igF!+7I,NTgZ+Nh4A]BJ_UktVp$g!]_YA7D#T)9;;M=8@K5;7bAC@tUFZ'",
"!!%'U!!'5p!=C$h!*]JWGbk0xV9)]*!,+1k!!'pD!=AZ0!)k&T9KpYT!!+%!,j:#$zwiZ5sx5^Ab;M`b7M6d@JrZ1pFuYna",
"8K/_CA1u7QC$Mb_82vsl!,+1k!!$U'!!$Z=!!%2=!=AR(!)%6FRJcStb;PYG'm)QXsVQ{Ks^,R574(Q&b;M%b7WRsBtr!Wt",
"!!$A6!!$J<!!$nP!!%4QHp;Qb85CQ(tqyIbtu*YbNrYsx/.y8b/kX[S0J5vW!+@i@Kf0C8-[9:t8M3[u&6.}u!bguj6bs{@",
"6[=%Q!%JY<<d|%j!,+1k#:<SRtu+I&#:;lHtvMlK!!$AB$VW;0tu*Yltu/SK#wy#MtvawG79b%i7XvjG===/$zYJChFh+g%",
"6tdtiN]U<4#wy}A$VTr0$75gs$tr{+.qh7bNL-aF$75gw%42(|%SQ1%%qn;-^a=*PjPK;%!AIrSNV!.Ir9gRzFQ<jKBJ_Ud",
"!*T@0!+(d6!/gHzp$MLY)F@KD)c^U<jq@'CtqC*u!!%{17qcr+b;MuY;*T&=@rW.P;mYug!,+1k!]_v,9G.P49SP=C7{kFX",
"!^yD2DG1T!!,+1k!!$l-!!%5D!!$K%7qcxxstJirA)c:g7UDiliqm(CBJ_Ui!)vnGsw24;:N'QQ!,+1k!!$X<@i0xl<,}h3",
"!a6)*<+{Mv*a}mqBS<.9jS%,5NUL370LF,lNrcYP@zkXH!,+1k(XNul!CW8:%}GUp-twJcst<Jcu4p<}83vYFu0byx$f_t$",
"85Wa+u4z*mb;M^1:DPXX;HjX&!,+1k:.%S5!,+1k:-Z70#)'PnDhQGMPRHRL81S_|NVqH6r9gRzPQ6g6,W'v@BJ_V(6tjM0",
"!/kWUBJ_Uw!)}<U!*@a<!*-SZ!*Tn@`qNvi!-+XC!'mG-HB++2!,+1k!!$=]!!%=j!z|s=#uL#7.qh7Y0.$`lGn4I%!,+1k",
"!!$x(CXmVI7VqkmNVUBu0LF,l.qh7Bjq@(y`S(}DCWnI1BJ_Uu:dR.M9NTXu:TA6asuuy5&5INXHJ^a|BJ_VP!)Ygg!2--8",
"sXtAf2a,w4SG=p78U|1pIlLnb8tPY5-|1iNNXC&GjqCGd2cWRf2cWRV!M1<qNW;H%3iCAjNT;#Qb;Mdj!&njPFI2G<!,+1k",
"7qcxD4=2C[BJ_Ub!*ABSNU0+r[A{z50.$`C5wiW`6VGk]7SC+k`S)!q4]P/Ujq@'UPQKtIb;Ma+@}}dr=5q338cVQp<ITx`",
"!qtA&jq@'S^wNL+jqJ-R7SG(rNT{d1]zVN:r9c1V_6lUz]{'P(sjrN$#wx{:_r[N]7J$ya9%S%wGM<(cBJ_UZLxs;C7w{V6",
"!TRsA!+_QV!]_UV8GHU07u<ZG7hj{x$a_$tud*=uud<Nq!!$Bw!!$Sx!!$@j!!$n)81%:67qa;ABJ_U^7a,bqb;M2h779h+",
"L;(d1BJ_Ulk./|C^wl_r7i3[2uSz*<bhGmXbL<n}@n&1=95=Q_-jf&N7rZFtbj`Ry7K*^l-lJ1`82.cy8H0b0#3#d:!),Fl",
"!(v4|BJ_Ul!+&<JNX%'y^w[s@!!$Gn!]_Z&7if}H:i,xp:5$-`8HDnY:_ZV.!,+1k!=AQ'!)8r;!)5W'7u'c97j'n(*7^'C",
"f`1a*]z]3m!!$H,%SSS4f!d&Jf^A9/g:|U3uP4KY7M@zR<i7zpna6)FRhMN:b;M8K:pKGt1w07}BJ_UtsV+*!b;N-D95zyp",
"!VAFK+tkZvv'TqD#wx|[ug#Zv8g^z;96(!g!V_SL-PcC!8+@xGudzgYugJv=b;M-tuvIrq1X*_iBJ_Ud!)K(3!)K+4Nrkqg",
"b;M)`!W;rY#rjYd$`}aLugi,Fug|8JMFKzg!WZ7Y1CF36!v.Pdv(nbR((SGguhxp,uh;MQ:CS@]#)'Pn:dgtv:+-*`!({7K",
"uq#i)8/3L{6|)0auuC.[!z|[W8MR.b;'s9b]<twu;cQNfuP4KY7z=/%Cp)u-!,+1k;cTBpP3-(tb;MxR2UD-&BJ_U_NU%XG",
"(3<mGjmj-KNU7'3uPu51uSh,/uSfpg#wy%DuhZ_9:CqTc;m&-t96YBl5,Yn$BJ_Uc!vt}G]=qU|!XBgiui%yV#:;kDuhxtG",
"!!%1X!=C0L!9)0YDpcwM!,+1k!=B(*!-I)s7[^tm=IM_$9WDw^b;P+6QJ=/0JF0DD5k0UAA%`bQB!i%t8v6TrBJ_Uc!.R4B",
"!+8HKNY$IzmHw7mUC#<p@7YgPBJ_V5st@}s!!$Ku!!$[B$-hu@78[M+v-hwK's4Yd740X<#|1P{0.%6Q$C#j,/l$@b0J_2`",
"BJ_U[[h^1I0hzk*NTg;#0jc5m1+#W<0Lj'F1GZZgBJ_Ujv1FGh!]_XD798w17Xb]Dv-iL)&WH4cNVi<@6VK.$!+i@Mb;Map",
"*I&b)!(zT53#4C)2FW[GCtSty9[Q#D7s|HNP2A{$b;N+f7|./'3p@=zBJ_UjF,+'lK_)8'!,+1k!!$IV74)LCB|F@Z!,+1k",
"!!%+-7SFfrb;M2P<2[*CBJ_Uc!)[XB!)v^A!-Wf{!+afQ!)IC]1p6r[BJ_Ux!*'da76K3JV3p[WBJ_Ukv1J<&M|d@^!)+#U",
"k..t!BJ_UxFI3T0BJ_VA@]4<p!,+1k'y][mBJ_V%8i.z/Fsk[N:6@R.U3.+==W;dKXn%`*!,+1k!=AZ:K@Sb#BJ_V%!)U15",
"!++p9z|G*Y!,+1k!=A]C+Igp#BJ_W9+{x.u!%vW:b;M/l!#yb,b;NQ8lhIVK!!%#77qd!m7Atr:56SC+BJ_Uw!*2Y;NT@gT",
"TC4Iib;M2}BUIPL6/5'gBJ_Ud!)f*1stI&{b;NG9XY@k<`IrS39lf8+!+wa-!0Kkf!)iL;stGA^6thL$%%VMfpiRUd!`JI9",
"G@*0^7^M:WMAQ4MBJ_VG-XN.$!)@w}h85cjvPj4K$tuB8-n$W*-XvUu,&JLHiTSd_8Is:M;=]lBPnjuG8^U3-!,+1k!!$n2",
"!!$Z<!=AY<!)X.L!)|(.Cu-}P!,+1k81%722w!F+Nn6v:!,+1k!!%H^!!$Q5!]_mC828`8I/8qmRZ3A(9_}MmFiZTML.jSs",
"!<%LysVB5{7qck*NTS|$-@AlMBJ_Uq!.G!{!*A4N!(zCB!/%J%!3A*K!-1d`!+,aUQF}7.7,u7}T(6%W!,+1k!!&B{!=BFT",
"!*39=!)HA;!)fXA!*&vH!*&yITWkNxXs:!16i;Wx;)+Tk!,+1k!!$tS!!$qS7SFS0NU)1P(27+:BJ_V2!+U%[!*!s(9viX%",
"!,+1k!!(Xs!!$Vz!!$t:!]`PU;*z.`BLgFQ9A`CllhIUA!!$p;!=DS&!)X]=7WChaXrW,Hb;M;$@[QrF7hj{x9(p6:Bji[8",
"NT^R]jqCGd#:9IqR$aSQR$aSGjq@'<A@0F`8ubCuw.@A@!|&G/(H!MS#:NVrNTF$Xvjz1Nw,Q_G6vzw)5a[S7BJ_V+!+}w3",
"95lv2RB%_=BJ_UfDL=c;=l=rWBJ_Uf.;=JkBJ_UZNTy;^PI-An=]I,k`3htT!=4&xsXxq2!!%=b!!$YB<q+w$NY.UNN-qwj",
"jq@'8Nkf^tPGdB4Pf%KtQ&BUr'X2*uP)NB|Pf(qmQCd-r!/rAWNV&=xk9#$^Ml+W[7V#4TNY4t+S]=GyWv{*[Aa/9/#GDYp",
"w.AI6(}SGx+a(y[R#BHvstKYpb;MfFw9+zgR^z,1R|93IS;X<G)U6%aR^}`2S;[}!!)*b;w.F<%w.AmKA^Nn_Sy4<YVy!0/",
"TVjkWBJ_UW9T9J=-[K3i-[-'QNr_hvxaDt+Tv5b,UTr|0sY$q_Us,u67dC7n!hgFm9!]b-NVkRcV3|@&Gu/.rBJ_Uc-]H&w",
"k..snV4/,W7dkSs&4AgXW/La:!)+,Jw.Ff,'..2+-m1*Cp^k7/w;6G|Xi#-j5i7!,X,I(XXi'FG!)+;Pw.Fv1!B^[#Ja`[1",
"!)=QbYG].pZ&@zPYgA(`NV<i:jqCGdZ'_1xiV8j4!)I^WRhSZ-9.0ixb;M.RruzQ`V3nvXZD|:iZcngn[@Uz@83D6y!,+1k",
"0|AA-BJ_UYRh^LGb;M(_8'Z*tNTT^4]<x98=^b{y[@ZRX[|7l]]Zu)a[AxYf]]I1+!)-m@]y1:vw,R+umGPx5w,dG2snm;Z",
"lJU%!7N2tN=76,B-dwny!)4n_w.Dlyw.@C=-n6lchv*b-ZF;Pf7h.*-w*P+|w<yUhw=/bl!!%7-!!%+MF:AYk8FtChf2@u:",
"Fw|kl8F}Ji`3iKl`SZ@}a/ATH)6$1maM_^KHQ|5[BJ_UY!)51x`Qg0Ja/G]yal%w}[j{/$b;Mgp-dwq&NTa.B7i!,1#GDYp",
"w@,A=!!$T!!!$Sm'iDz1!@|-ZTadDZ2$$6v7IYNV;L2{2!JI:la8)2bb;M{6!-i95!!$P:JJjr-NV/n62MUV`9G%I#*R2B]",
"BJ_V-NU:.KaP:kJ!!#Hx",
};
static const char bitnet__spv_mix[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!2G5zzI.$:S,[YJI:*82iXm@!]s'68=lp8C<`$I!!C,V#:bc*!G.mjA|_9([/w}8#YXw5$;p9*",
"0/!r./uJ&A!@)#`$;(Z+,;1M|$y-m`.SJ<q.qhHn/1(S%/PF]'1g[K1!@)@p$<%IA/2X!4&UCil0LL*'!@(i^6YQ@j*&Nfx",
"&TyNh/11_n!@(3L$8[/s$vD=g&TR3c-tv6X!@']9/.R.k&T2}`!@-Wl];2:C#_Ytb#_x[pCW)R,$<8_b2fHUI#_x*f#`7yv",
"$<a&x3D8|P(0cky2cap;!@)5r$;dFG.60.96<=1H!@(ld$:JT5*D@i*(/{;r0LL)t!@(6S$8fG}%65wr(/T#m/11_^!=zY@",
"1g[D73}r2A!=|Q})F@Z{)chl$4DfJ94]P@B4zmJG5:-TJ(ID@{#[p#D4FYA'$;[v=6Y]0s#a=#t#aJ22$!rG6!!^<C*`Z(b",
"*}x2.#{!aN!!^NI,:3Ym#{I{S!!^[M-VN$v#{r7W!!^iR.qhL!4)t^G4fRuJ6^ADW5&mU]!!z]33`T1k-7xN!%wv;y&1F%#",
"4]cFg!{9`,&1.|F&P}v7#xU<59-zz.!^Xqn%T&bC&PM2I6v%#J&R1:i!]zV+#:lj9&1.sC!#'t6*hVi|)(&vu!(2Hn$u2K8",
"$u20<#:9t<#YX}98m]z7*B;4S$VU<9$tsK<*+YzI!#P0:&R9uV'l`-g(.M::!#P_Z&3:Q#&Rd<r)*D8|.;&[B6{s_gzz@D]",
"Ml,0t6VHP17qaz6zz@H^%x^ku6tfc1zz@UbBY3.J(QJ9b'5'Rbdc5B=6yIW47H,bkzz@[d6MkdY!(z5P'6-9R!=4%U'4pv#",
"PH|x+'Ct,|FI&zk'44W%jRut#'4C:m$thtb'4Q6YfAhPt'4[RF]zI'['4fXH%ZC!:4@vI+.U.rq4@w7tfBTG86VIp[+(}l#",
"5yS4'{8tYw68usxV5VTkV5VCf'8Jc&'sI!Z(-iUSG*.m9VqP417qa[{!!+Y47qa]gVqP596X.D!'8B9-'6]Cu':&]9'93(1",
"'7Nx}':v3C+$y<3!2#1j!2#1d!2#1i!2#1g!2#1c!3Hw3!$-R<&]#K%V3tAg!4%Sy!4;V[6W(/V';`UI':MwT@87.Y:*|y'",
"==1!1tS!5d!3HvgV5TVA!!+%!ZM-#u'.=JH'86J;'7'_0R{GDFz{1S0'.+8C@7P^RMmZ!K%95hL]@Y'a]@Zcf6fF#:'kZg=",
"!4%S@!4%Rz!4%TI!2#327I)Rn6}u{n'Z%LX!4%SI!4%S,!4%SY!4%SX9rT1[xH%2$!{p2]DQqF4i6i;(zzI+l6uYh#0rc^]",
"IdS)W73wkG4Za&Z!(zk6K{%7Y!2#1W!^yCq7RC)H54arV!)2CN)'v&TW%T&WGjkzPH+,D+V5V7K5(;fM)(1f@I)%#2+{#w}",
"Hm1I/I)n7B:V;)HV;y9l)WY5_!#=up!@{7JJfJLrVrUB8!#A7d!@{=I$^Gzc/Zkwx:I6NqW!(85&!Lp3&{QbM'suSS(2C-4",
"L-:VMV5h6dV5tY3LMn#87%vv2!t-!YM%UGt#<J/UV5v]M&5,<n)WYam!#@C.!@{cX4dj_u'.gD5!=4&k:Q:r&';Dn3'5V`!",
"7Zy.Z(qub+fR5Bq'.;|y%z%g%(;<AsM*`0UFQ4!n$!vrc7f@Kc8maMb7#$@3$P.aY&u]QX7dCck!dVlx6{|fh6|)liG)==s",
"!4%T&U+VfNU7<dn@a[H:7[k^dA7$;np}J1T!&+@j*R)8}*2YJ2U{Ca$[&4UI#D**g!5{1[+!-8s748/V7r+N{7Zd|YV8TBf",
"!Z(Wi#Y_'r6VHz0!]]:KV7%'J!&&aKV8],Z!!SP+!]^pV68d&J#w|0:!!,:r-VXlk)J1_3!1lj8.6kd&+{]bpG(i14#zany",
"+@g}9-9;.H&13b9!]bSb!2#cU+%iWn!B4;&+a!,&*)7rVVY}/PV6mtG!CdD:!25]UW5@^r*}xt]/n$k@#y}UX/mu;U7;Q{F",
"(nRvV!)kD(cgA$g0j})`NT1NAX2i!V7i]d)+cB8g9!s|CVvbuN1QztP9.ysY$Y={y$7y/Q*CCp-;dNVX*pG;iV8YmXFQ1M-",
"VtNd*VvXhJ7qs/|$V|4P!!$Ac(+)w<:3)d-:xkZBVvbsB1RYKa;(h^f$uAqLdcr|D#=&WvIfLgm!2_m0VtT%KVvvuK!tU1C",
"!Hw/<<5(3`VvjY]1`L{mh'6r(!IAJC=QAM@Vvj`a1SH)V=tvJ2@(2pL@kZvj*CDg41a!Z'=h'dxABuTUB(u@qVw&qP1a4u1",
"6aMmiB^U|zCC0hjVv[VD2n{k%=hwW,Cy;zg!2$/bD^5I9V9V|p0(yq.1IR7D!K$m1%47K6!]bgP!26Wq7|^rPWmIXH#%jqT",
"!'c=z!{Guv!iatX#[!,SF6!_p.|s&26VM<t9yPa,!2%2bX7#*B954[L88h!R#C4/rFxddcFkr'hZ([q-*BBLb!2@A|+!I73",
"sV%vq!2%3{V7#L[9_7&hlLAt=!{#]0m&+CvJJ}x4cgA$7Fvbt!P2'!+mIRCv1nKf,0#a;Y75!^^W3a0$+#,H#*`n$-#Uh#6",
".4@3v+|'|xddZdT%6{G%.Z;Iu70gCZ6vT*=2+jwP78U<'!Di<z5wnzzV7/yC,7#&:q|pcc!z{=-3`SpI3}sB|sVp0X-]Wx'",
"3dD_n4@B:g!2#ckV73fB9*|gt947m17YiAP5a(6W-tr6V!2#fn/8gRM9GVj(lIBwfsW'p.-p3'--WHzh'Ti57m()]q'H.,s",
"'5Dg/mcdwwp}RWU!]hV&!J22H'TKX995-166tw^A!+*Hz&10mR,66z4lq4_y4=6Bl,aL,t!!CkB!&xr|$tuFP-q&[=-WI6q",
"'TiQAp]]j&sV%vr7SVI89.0iz9g(R88-X&JspjJD!&QCw!!inu!'.{w!!$ZQ$tuFV-qb&L-WIKw'TidHrVU[2'I],%8.=b_",
"sqHrK)U|`I6[Chl3a:Ca#y5L{!26fL-W;52#^RC|$7W,[74X[@$*+(vZF{@X/c-L3[)*NCHq%kbX6PJv#W$ul'97yr$VZ[A",
"!}f2p$VZ02!]bgf#zcsm*`nw^7Tr+u#C,*mV8STg3<vY;!^'QpsV&DV$xwc[['P^^-#=8L6](9]!c=9Q7qtPn6wF_'%51!4",
"!2#Y3!2$0Z6|yJAV;p=L8uW@`.4@Ug0Nm=D)H%XDNUBucZduN]6]hwt;Fdfa%43w7%4;-x!$v5,%qqr'$T$3!$4`+n!]bhB",
"A*_k);(Fif6^Cc3+!aF@00'$Q$r<9X!3GR9!ABdw-u#c*(P`<q6]<QV76mpZBy)tf!3Z[;C#GjpNrQWa<p8@T8V7[}*aV^`",
"8TD-4.SU.<!!$Hc!!$N=&A%v{!)9aI6@-XYP1d;W!!KTp6[KK_!^0Y}!$2$V!!$=f6VJ(J74M:[!*Anc(hk<4!#&sAV=TGv",
"A=z<r6Vf#U%SW#F-^fa{%;A5&6tu!4$Vi06$VZ[xNL0ib0.$`^0.$`:X.'hg9}T}Y81+Dn$8=m}#:@z8!2aI}7|ycU$W*=(",
"!{#qpFX'l]NTZ5TsWuy26{/ZA0N3YX%rjx)&53<cX2U1n!_t8L$dbqH^B`jk/PL;x9;Ip)$^G_/94k<INT:_F7=5(pPnvnr",
"(KIgJ!4']{+{/Bk%PyNp*ByRq!3Z[<7`sh.$xx1%]CbHx!^Y$2!2_bNNTa=XsZDNA0.7d|&.Wbr!2$-@!3GR9!Ak#!-u#q.",
"7n5YK*G.,:!4&QR+#H+=+}|Bb!{0N&*`f!+6YYx&4mVT7+#R1;:g|Ld&n=<,+=<FJ!=AHG(Q6<'7_)r;ZN<8:-Vb*PX7-lB",
"'h1V&#aWg5&PS#{Ns7W=9N<-%7Z7At.55J<0Lu%z$W;C#NT1RD!2^4d$7L#[*HV|=!Di}a((R)zstCN*-[y:L#@@/0V6n$K",
"7<:7:Q/z'-!2#JR]A{WY+91V[nBDZ5#:APX!Cb(U*,TtQ!-8!R!`@<A7svpk^YFKwQM8umH2U0_V6n[F%;5x{NrZ;W]CN-]",
"]CX*SQ._m*+!}mZ75=ra:-MaL(+'6'6X9g<$8Q`6#'pXp!4/ST!-MmlD;u8Q#w{(;8Sk@RNr<[]7D&WT6t{MZQM4-9%8%.*",
"ch6ym8PIjBmFI;:PQL5Z/d'v;!g*T_81]h`jqAU`%s/bW!2%2w@<xF,sV;nY!iJb%6u7Fr-^Iz6)%Kw26tk4R!Z(j'&XRCF",
"!3I;0-W!=9&r[<q7TsCG'/v|jBDp3d_Z`u`85^(a*a/uPdcrl@6{&@TsWn58!4&Q_D.7.%H+b1%+xG:@:v})kBPfK2&142G",
"ZH|FA%WAjW!|%;XstCN*-W_$uRhuk]B&UG'NrGM_5i6yAZH{CA7],4rP*mRB${{<;!`PP:(+,UZQMq]UcjC,WPnN1v:-/M<",
"7#7!GRI{GpX6PR^#7d7y!=l+S&X$#f)cbK@%&MZ|0Lj{x$7s1}V:i]Y!|/C.#x-HJTBsFk.KZ.r0L`uv&4KX:['PQ=K^{Tp",
"!4'x&sZnT9!ct('7v:KI,5)1/$u)+u6]TcnPQLY,/dF+kJiqHp6{i_WPQ1fa;U*&=!3QU:1X3^|!4;bX3,8]U!(urrQkyU5",
"7T7MC)siFd+*.V*LxDFM!)/b+#,Kq!,:9Kd6_k<*@{4su78<n7!4.*$<2[)g7A34CX2h{S.y^ZF#C5dD!DUq(749pkZF{RM",
"1.pD8sZv,c(wA8%+&z}Q:K8I%!4%$56u1Jf!{!8u!b:!t6Vzvn$:L0|*f{4ccmV5r!#@jW!!||X!k&)676mr(-7q&A-X=(f",
"3hMk34cqmD%SVN5-VYyT4%bXkL&lVk4FF69$:!Zt-X]4gX1b[(4U^l_!)PTA#:;p74aAA#&PNk5+(7:i-X;%F4a@fm7YLGw",
"5%4VI6VJ*3850(p-Ya%m!)Wpk!*@C3!jI]j88WBd]}S-f#@,1T!49(a+!RAl-WJMT#@,!T!48GM#Z;C`!+-#L#%1Hn!=^XU",
"1nK|4#:mRH6tp19NrhC5#-1$m!g^vI7T]{rTC]m5#{{auX2Txg!_Kb=(9::mPrT{c[(B.P,7^C=6W4+583-f22V|.++Bx'$",
"PgxYX#wv|v!2%nt#!n-6!2%nq#^LD:!3ZvCTavZY*a`d_6Y:d#7UfxF:h)RU#@jb<!3ZvV7wM@[77`HB=BpNH=/kM;U!P5:",
"78<nc=al#}!3Fa&85Y];@iP+L6yJXnRhXDD##hZP)MPg!-[;[S!*$Z5#iF$z4(bYW1M0Tb!b_m#1gzam6zZ'G93nRP-70rH",
"79@Pk-VRf=!.J6q!$b7D6thGu6uMFmSd8]U!!KU*=0T!U*hUiR89m59C7l{w7V68s#!1d;#!l!StS**v7bb$=82NUg#:Yn)",
"6jUi*;syJ[RhbQP7SkG9.5s`i$:3|X!BGHStS!b#+Z@{p#aN$7+;#W1PQBrL/dc@31x_9586n!#'zFBp!)/8{!@Z5[Qk[Zz",
"%s4;I&WGWRZ.w2j#W$z6YnDfs<D:+8V9P%R.n2u<*BBYVNrwl*:/)7K!^0Wq+][zY-VXm0@aR+j-Y8Z.ZH{;[(R:DK-Vwyp",
"$7;'n#|_Fx#Y_<r6xCVZ<)+3V!@FZ/(jMm7(KMKm*Drn;!2a)'C|M<qNsWPs!4.+16)`+X6vm'DNrPj{.uY25##-Ax0jf^k",
"NrZv3/5UFfG6-i<!*::q!(j(:!!$G}0yVN%<n$++sV+9l0yVK@#=4Wt)J1#}1XRr])gAaQ-VXm0Zg1a^:QFn$RJ'CQ*'gRq",
"$aIFd+#h-9-W5@I!c]Qj6wdwMNTgu}!Z(`874/17ZG&k'#[3GQ!B]VtD4p8d7n6BpNsM/-$S}8^W8lC{)8CL|!&]h}/_Z<J",
"Pp@(#86_'w3B6/`!-8%WHQ|5_0nRsX!D-V&3}wcvNr[,910+L@)V[1C7::ch9a'1|830Kz.zJg32m_Rl)mQV4sYfAc!49)0",
"-ZA*0$|<]X,{a1s#Zu`}]}SCH'58tL!2_AA-;+%P!@JLQ12+A|!Cc=*-Z=M2!48)J!C0xG.46Nb*B=9W!ab@2-x]T2-Z@w)",
"^!P@b.7RQV!48)j6ZCa4A*_h9.5F-I!3Z[bC#Qd'!4;bbsZt!##@KL06tq<^/%|<w!D-VI0jfur!i/4`8U=u,U!Ghq.D|0G",
"!)DdI7#V=MBSHWA0^9d+/mwsb.4@2L75,[=!]i]k41.F5$)*i8$VZqN76m|W/uUNH$u;<67:LQy1J9*Ls]G,Ws];&G6Gt.Y",
"-]v4x4a@in5,Yd!6b-uB7NpiNSdC=<5W=H's]1|Ss](vG#|q5|4C%^M7YB@y8'4+P!(n[k4=;Vy0[`XT2(#Bf0LAic!Z(SQ",
"0y}s0!(|*x!)0TFzx)n8{7Gx=+dg4|tq.4j!;3!3!G&p;tS{Z=672%^tS!|+!G&rq6uml%u%N$btVlazNT(@{$jx@7&59rt",
"!-N3vIMnv-!)vQ;*`yDn7yYfIQ.x4G:T(ujPq)%m81ML4:pb-=!FhI|PnW#0*d6H:8T9'2sW(yM!b]aA-VY0:Pn]S},M$0h",
"$@,_M3!B943=`A4%6lGd-x^mi!48)B7W@!..SV*_74(K%RJRL:-l{dT]B3.GC.C{}6Yj,Y!c1zj7&y]1-VYN#:nPJH0RBDw",
"3${`{(gbp5Vr4Z]01tm#78^<gYh-hv/rV_|78T6c0/3QnK)]26!(yD$jqG%L#ImAm#Y_(MJJ}}{-WL;22.}C*/t:+r-W@G:",
"2J,6'GIU}32J,l8!D_w't4r^@.9MFI0/+;'sVySw*Cb$9(NZr=$dy8rs[5A=s[,99HQs-5-[f&_1.nYV%T0rf1.q6,.;0n=",
"!=]`w76){{10+[M-VYRG&82^_-[GfY01sBR;5_l7!/(p{4QzZM4YyGj8)uWB#x$T(AK^f16|[CfWuc716kxfp6yi_Z#C6$H",
"YpC}^5u4'Td.)Y`%qqhi0.$m@)knvc6{JP67VL/IZ.QB,/%Bsw-7yxQJ:#Up7VB1C&mja$!@TLJ0TZqM71NCT6y0]z!F4;v",
"`:zu@:[@aN-@Ad&V6q:y:Qd+)!))w2!'wL|7qcVg#D@177}Y#skP)'l33@T+PJC|m!z{yY!A3_-!)3$8Ma3RmNT:Yp8)qWt",
"$VizzJBz@_8:-Q<-Y/%|(kSly!2_Bh)*SU/!+Ani,LDj0%;:2D8PJ<<[{JHS-9f;;NL/x}77%=JNk5FDVw#nK7Cx$,Vr&Np",
"P,Np8C}]l`7D2^+-XQxvVwKu#*I7ub!NVux/#{*l6VM$kB&L&l!-8ViD%lt888VND!!B0S7T74K&mnT#9.N}f!]bS/@,]kN",
"8x;M2P1y|^#0N7}NT1bH)Hu1d%aup$-W$'3V6nDT)hQ/'$%}rN.6kdC74D-1Vr#f1kPPaU+N7cd!C0%X$wmu3*'X_c*F({=",
"_{x*['%0=(6yv+t#[hgQ'.0)<RhCr}&W)D+'jl;@3}{Q8cFF7iG73%}CLc.RVtL0KX3)tb9h%4ZNS|3LM}%Ln)+rb,!49(m",
"-Y$A((kSpz##m7x(kTU3tqQP`QkHsT!47Nd#x-3I,:8jPK!k's)J1p%7UdxQ)ci'$82*:z/ct!*)P1S#UVZ|Ubr2`-=##GL",
"Q/g_y<&!Cl#x.]:P1n^c!!_i,6ffh$:*xN2)(%Ih:I6'b(Q3^yQ/+%cLTPxP!kcXt740*U+]YK}#x-P,-@*AZ8!m/A7t}H(",
"91v8D)(%,JRIp0.8#v!K!!mfy.h-th7WT9f8*0kd78z7{/T6'y7vG_/6y<yZ'hc`T;MB`i!C0:h*)7r79;x'qYgtt{sWZ0g",
"1w'A$YgA4k_!z{w=#FG8DrLIfV6|bc8^U6tlM!6'!Nu%dR4c7ZNv(ZtX1/yn8{_TGsV+FD!%rr-4M{Mt!ITvLa8)6H<C!92",
"W3`pB-WAh|#|&i!]B3=f.KYtt8Prb;$7Ag}6[|zssVR%-+Dx3d$*bdJRrAFZ+{p)mRq!G_$+#xKSn;j`V6suGSG$F$.'z`Z",
"ir6@{W3af2-WL/*V<Mbh7)bNhS(P61(|BT2*hJ]vP1yPz!DKY3sV%}A1l|Us.453w+|F3!ddtPt&3wk*3}wYs`:n9s2=:Nw",
"NTFm17]T3$P1zyV2Km3/-!v&2+'IqnH!f5n!]bgfQ/5z&*GKXQ;s<)<9L9swsV[)n!]__r7H#Rg$W^QkR$gpg!2%Mgaujv{",
"H{aZKM}.S&(IT;0TLKvh!2#cfX1/yzsd3a{)uM]xU=nVc0Lj<[#LgbTPQ6pGB&U@$!Gpc.R,*5MJpZr%L1tr|!1mKZL1|)l",
"!}f8n+$clH+`dTn*FZ=D:kpD/d,fTr!!!!#!/i-}z])aT<}d;b{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv,H0rN",
"$[-wb/PPj*!@(|^$:{Q(+{h8y$Zc]^.4,3n.SJ<l)c`}W&68il1+*<4!@)/i$;Q%7-Wt@,&5pRi.;1{B!@(XW$9kv#(JjNt",
"&5H6d.STKg!@($F$8)ij#;`^^&4|z`748Dt!]`cW!]]4l!b#,:&mtpl'.3yp0.$q(2F8_5!=|@s'jg)q(+08v3$us;!@)Mx",
"$<LqN'q3gV2(&[4!@)&k$;2!<,[LM1'ph8r0jj2|!@(NY$9Ms('NB[y'p=|m/PPig!@'wH$7ifp!A7kc#`%0g:nGF53bb38",
"#`7<i#`W8|#`%yy#`',=#`DCC#`XTG#}lZH!!^*;4=14{6VIm,6VR+=!=|l1+ztM/,:<^3)c^i,$D*,w3iVTF4H3kIp/#Xw",
"!=7`Y68n=mi^#[{F%=^J!(=MQNrFW.*xG[j74'lK$JKPVi^=#/7aw9=%s+-#&TcMuMZI/=/R3_F!(Zy}=(QyH)g!-U*B:i/",
",wpZ_5:U^^5wpUv!%mcp.k9VZ!)2P%Y6'.K2W<q@H%Q'/HDI9@9Y/#fGprC^!#=hd!@{+F&PNs9I_s+f:I6PCIzjlt;4;0G",
";47M:V}zwA&!Bf1&{G[L'suPR!))xz(&pJ4i=nPBL/S2'7aK&3i^!Y#.Lvp3V5vY`mVi9b)WY^l!#@@,!@{`W4)%Dqi^q#2",
"La6c;=dVrZ(+[:%!V(U[,r=G.9.YAig]3<=i`r,X:n[3u'k(I(7-9[P9{(+<mI!HI.Lxfli^Q/h8,RAhlrYYK!&{8#-1^`T",
"!+@ML!::2D!=4(!!)imHiD6z87@x55=Q-zTljn5f#:@g`6WPx3%;:!'!$;ln7SFh{`xM%26v4tVZLyyI*vtJb6x`S!f+br'",
"!2=x1&8)MT7;.AsdM'=b6w1R|!BJI_VZRYB!(IQP!=AH%12`.}!^Nz`!285$-p3|S1.nw`!26'6*fh!/+'CXf.4@3v+}`&:",
"dg5<u*'hRF!%k&g!!$_3!!$TI#YZ|B!2@lcNTaI=<&Aw=2'z[T+dYqu7WMC[.b60asYvhisYnUWG7p4*f{#S405&6=NUT'd",
"!,&zG!=AUS!)JcBcg9T0YQ0cJ#:9Pa!62g*7/K+!84@tP:PUYv$)c*usYvkjsYnRX!]_^/8*vL1sVTD,sYn6R!`,9K8IJc6",
"hYTKTi42*UhY<L288KDf-Vj.t!)A'xiqu5T!,{Hn7SFPFF%4_-!+5CJiB!1w:'F[a9)M_B*hMz]!,h9DD(8BuiA.Zn=X/;b",
"p`/+/lj6bx!,=}SBj},$!]f4d8(Y3A;@l'#94:*4qzI:,:SmU7=Vkmj!)}-Pi@G2i8qTcuBZCg9!*y(1<Yppk/mfQ{J,'Z+",
"lj9Wr77hVCrJC8<!.jWb!BrsgiA7i!!*k3}D-wig1p#ZZH;m!uNTS$Sll/}t7;9yPRJ&Ax7.I2ti@;WvCJiIHrwC]p!(bWu",
"5r.ai!)XnJ!*4Jvi!YF#;]`)<i@3T68P]]V9m:|z#:;W.#:9I|S(kXB4u3,_!(xin!*NQV&1p[fhV]brstCb'!3GTZi@FfA",
"90^w^$77k.$VTr+$trzxhajG|9k_V:%SS42#wv]qQM3'[3x5}Di@d@jG]BI675=pw6v+lw7/V$:&k4|'2{9HB!)/#tNTD'q",
"G{KJ<8Jp_HI(tH)!'Hg2!!$;i!!$Nj!!$N$!!$<f2!=6J!)P}pd/%YV8KMt0nDqvR6ydAMiAZP`=#c1d;(dp#;A6hPm*WAI",
"PQ6g4/IjaNi@%NH75h-KHD+!R:&^,Hnc0iK78:{jK)S'.8rV9_,r6trQkHkZ,r46}iBASRFSA+[8pt#);tA<W;=+A8:]vIz",
"8v-qKXL(p[8WM0P7V{]H,r46-)c`7aiCdmN:WVuhM}#)*:&^,HP1nd)1x#f.!BPCWi@2#<7rj1}mI]<<(gi(Q=:0ihnc937",
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
"CIS5QBZ^*_ljP@(i#Mh#88M9j7'AWDR3HtJRrAMJV<SSy,/qhzS0Sac!,=z@!!$=I!!%jL!!$Yn!!$jX7qcSj9j]QY!,=zB",
"!!$P{!!$BF!!$Ar!!$pcBjt+w!*.$jV76-qi#WYs7{my$7'}!KT-{DFGF@P,!+*f[!(t[K8UwjiA7'!U=%8$k-Vca6i!Pp1",
"uKC|S!!$q1",
};
static const char bitnet__spv_norms[][96] = {
"!^'L/!=4:P!(dNk$VU95!JK!r!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04A|_<);RPs7",
"!!T$=!!gt=#y_9Z!!Sq6!=r(I,D46W$7sfs)Qv7c#[p&F#]2bP#[|RM#Z};P4@7L$$7UvJ*l1mm#]8@J#]Z|T9P3)@!!hS-",
"$:kX$+Jn3uCqsd[+]`Pg!@(BQ$9)Kk&;dC_$u]Q]#]uhQ74l9L,^.z%-[11l*`Z%m$ts6B!#'j.!!|)b%SQU:!aWnY!]zI4",
"!{DY7!!]};#wxf5/PFs_$^'vm0.%)a%44+x&QIJG!{9}52)5.{s[4Ua!#PVF!#Yh^'.@`((ATX`#4)=V!#wpI!$%#i'.<{U",
"(/r2})*1)R(1$|.#3JuV!$VCS(-)Kl!t,kW6Y2;@(-<w)#Ri![!$}TT!%*f@(+9:V!ti4c!%<r^(+9F[!tU(c!%Ruh6xB|2",
"-92_l!{LTFdkcWdf}R&z-vqgq.5IrB%Sl1Jf}R/}.sm'w(-ihY!tU(m!&N^T(+9PZ!t@xm!&bjx(2S0H!`r]`6:d)p8m]z!",
"2F:YB!amBG2cY]A#:Z'+2M3!Q6{s_gzz@pkBY3.J6{63Y6tdw{zz@sl67)`g6VGt|7qaB%4#V(&diBFl!(;g[{9[tw!(Gpu",
"!(Qta%5x[069.Vm4f&%m!dB`L!du#{7qa6}G/'&28[[wi'2vKd':&[f'93']'7NxK'4Ft+'5V_6'5LX5'57K3'4(`('4x62",
"(1tU38HNv;6Z'N{8_4w6F*tYN!(|:4!_$c-!-+$[(+DJ@!t@|T!#yZc7@zMj)*(t';HaiC:I6Nz;c[*'!-+%A6fPQN$)c'R",
"!)CC|$<%c[FK2{pR$usc%STqW=AQ6p=I:w_=fSP&:SR7+JbHjHJatIB)1I5_@z3=h3D'3]A7-8=BA)!KI0@m.*cNk#!$.Cs",
"B|z)iFU<(u%}1St&y&{0%yZJ#(UQ'=%y#b/&n$${7x^4D83.szG/XG77SF@d8PDyq(5T(q(Kxng+BY_xFK7&$R'&!17#J^D",
"D8`*iDm79Y*N<=&!.0XR7}+=(!2+ms8=0w06vL=d6wg0v&4X;Y*}xtz!-+CI!2Jq/${xaC,:4Ki&PNk8#:=+Z!-+KZ,zdWn",
"6i10$*Cm&LFS$(:-g*W',]GX(+3#ba-Va{b-:%_'78#*c!B<uh!!%i(.7@7T0LLhq-Mkfl!&v7T&ugKd!32RN!C!Z1!B*)C",
"*b^NF10gll-XhBK-Z=G;!,wGC.8;3DV6p/z/T7AC$W=`{-Z=xM!aD{#6YS+s74C4.!D5FV%qrT%6tduTUtQlV0Sh$%$;y-<",
"!!%a_jUvNq+##b,*`n#dn{jA^!]`{Y#)B@N6VHz/!]`aWFS-!S%#jM(!-+N3j7IFB!p]Sw2ffS.C1(sb#zaauC0|J&,:t=j",
"paY^a!]_'G0T1<&7U3%W!C1]**BfDs*Dhf()pi!.*GH!u.umcNFLN]C.Gt[9.WYmf!-+6}!$mV;7SGkA*)6R8Gk8}96VKWQ",
"!-=Nj!-+si!--)/FMwbZ/mt-1+)Q!H1J&Xu7f7pgG)Jn+:J)i%!2_[C!zzb$74M:C1+JhzYIU@p1LxPh$_8T&9U4fT:671l",
"G,z9X.<,[=+{]bpXLc8m#=&WvIdG%b!(sF%<J$Ct2d5)P!=U}2+G=MQI&6q0PQ%RD*a+-b4]Sp8!]`v+!-+GNFR!)G,,@@u",
"!]zJ:[61v^#,6_k-iK)-#GLkT#w|AR6VJ1PHCVp*$tv]p*cd[!%XRPy!]`{Y]]:)@!]hUQ%V:G#&2NhP*Cl+i6_hYUL5Z+*",
"'LIs=-VcA`/WJ/s2H)%d!-=lb,$Kq@Lstcy)FD,r!%#</!!$@m!&;D{$VW/R4FG;,-WBCY%TwLdFLP3w,*]-#_YIr_4zp10",
"5:-CU5xyB^!-+L<FLTP+9%^LDG%6WLsV+0)%8lN_GBYFy$c']Q7}<(5sbGK:H=S7c7xHy/sbZ_=!48'[!C1K(Af-:I7'CA|",
"7XlcX!L0!1=GC:d!);j,I:R4P3}u[7!-+MR,C4@w!!8dA!&njd$tuD7-cg+n-WDNY'Tdh*JVkjTsV$:=$#!}t6_07d!)p<6",
"!);}2K4J'Ra0f^FMP1W@K6{:lKV8f9K7v8<sYsI;sYnJ`$vcWT-dXa#-X6@k!)<5}M.Av_#}yB)J%QY,81&B^&nAW`&vB]<",
"8Pj#zsV^s;!-,ytQ/'LT%,G!|QkH)D4ln.R!32R=!),G(!)*P3!!$^wC|a@m,3NLx$u)+B+zw{w$;-+tFLA&w,2fQW$9S,h",
"g`tF(!p]:p%aWMu'Q&4r9jm$@c+bU4(/0S*.J^,(.4A)l+|mN*XN3gS'P3F3G(9cL<D)'u!$xNZ!!$A#7qc_D!Hi|0@Bu+H",
"##abG!g=bk<NN$p%89Z}FLMW#.GsKP.4sJ{,#&{XXQ-^z-Y9.`hY0Cb/PQlK!(Ax-8PB@7MP2aK#+YHj%STqr6|.Rx:8cR}",
"'):_u.4@3v+|:,|XM`5$%tYa)sV$SCl+')+!-@Mwl+).&sV$B<<ll$4%;,awG-J7G-VZpG6}jC|s^V;/.qskL2a'PqIat0z",
"!.1TpK=}:N!-+AX#Iu(8!-+C<6th5Z7;Qyi2.wB.-r9pG!(tw;VS/,Z5%]k385@.h#YZ706c[jb-X)Af%8$]a!-+_h%TlqY",
"#`)j|FL65|SG#=`!K5XRRhuuTjUuC&-X2ds!%RGI!+GJ2!(zxV#@`l`!7}l|+zvj8!C0Q'*C/_s*D^_+)RJu,*))us.uwgN",
"/.U8bGJ_g<!&zns6th1:NUF@/BSxSk#YXSw@a3{Y6W/j##,h!U(IHs_#G.)J'N%-m'.2$y*(3(UAa<N,*BpKn!.Pr{#dRIA",
")FD,n-VXS(NT1s`'lj%x!]bw;!8K,_!]qI*!]aC!&5(@+JK+!dXN-B:'P3B2V[DsZ!H|T.M0r7Mz]&PQnby4-;mMG':I0C#",
"{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&npmSCS!=7Rx6W8Dq74(,`+F^=gU{XA76Wa][+N7YnFIXt6G)Rz{#@wn-!-*wK6th[5",
"(QVY%#ww4$fB(x.V]}:M&*S(!!!$HK8C7^]sW2(Q!%z2h!-+%;76;4V+21$bV]@2n;JB.*74C3m+`iQj!$.My!!%G[42!$q",
"7SF#R8PAC_!(zH-6vhi1761H#(iQLL$trzu*%1lp!)Mv.!)+Jb+zu<g!]_wu<Ft0i92,F<<dpbL@0-gy!'J`[81&Il42#$^",
"!)Jx/iV.$u!!%%N!!$G;!!%1D!!$dHzzAa39A`ClG9y870.$a;6uqcB=m&/lZF2Jp#:=,-!@H9s!)*AG!*XiK7SFh{P1q,a",
"!#PKP+{+AbYJ2hq-tpd#$_(vF#=&Ms.SMx%75L1qNrRU`$7Jw=)FB+X+G(Yr763!U*Bn=J!2_-6!Fg^g12`.}!^Nz`!-A{N",
"-g*Y$1.nw`!-=lb*fh!/+'CX2.4@3v+}`&:XP'Y@*'hRF!%k&g!!$_3!!$Sm#YZ|B!-ITUNT]j+<&Aw=2'z[T+dYqu7WMC[",
".b60asYtz0sYnTC34nQ7Ar,zk05!X+NUPHQ!,&zG!=AUS!)IKfY*cBmPQ$Y)#(Msw#x-$5sV+6$7X2YC7X2fP78ssuPIpd5",
"%@<xD7{w/(sa#<r8#Wn7!h|4y7|-;*sa5L/2sD*)-VfI^!);AbD+CD(D.A@qDg|FCD.*h!VZABN:,R#';ZnF*6{$'L8'x;m",
"7gd8m:[[Wm9%g1y:LLN#aP%<waP%;|bj<f)^wNKmc*[p&_6lV#^9q6sM7kr:!!'B`!]aDT8)z`:<9=04@M<X_;hQca7:|Z=",
"!!'BY!z}7=gwvbl===/l!)#]n!)Tk*!)@a)!),d,h76bn/PFL:K=};#!!'Bu!!%CJ!!%L'!!$K<8m`4$*`fCJ!2.x2A7*_I",
"V]_i,BtwCP=31IvA0xZGCgNLP85N:<9(2m4;]]X;!!!!!",
};
static const char bitnet__spv_numbers[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!2;-zzI.$:S,[YJI:*82iXm@!]s'68;tV&C<`$I!!C,V#'Y,'!=qV.!!`f&'k-2Q!=IF*02Zc)",
"/56+!%XHHh6VR(D1,FIB0Mpki&68il1+*<4!@)/i#|1x6!!_&[1g[Cd.qhI,$ts6Q!#'j.$@)1f1g[['*$|%L!{0L4#$P}k",
"!^Dc8!{N`7#:vql6Wuw#'L|!N!]]`16tf=$673:)!#FP+!/_)Q-VN0T!!+]{!#cc!!/_&P!!=j5!#wq)!!!%!6vhlp&|Jgm",
"!)&D3'lM$))(#A'!!4.l2kHqn'.5aX!bjyZ76dA!';_X}!=4%<'.*c`!=4%='5f7A!=4%@'.*c^(M`Bq'5%;<h9`-c';^4f",
"'4x5/'5BQ4&SMl]!$7'2!%q,D3k-'=6xBsM6NWC9$^PaL6{p5J]cQD%-vS<S6]b{4!&'8R1v::)!&0@FBCab/!&9Hp;phXF",
"!&DMAauXMC!&NTC$g0ql!&XZG/cQ9h!&baI/cYSP6yS^46Gh--dDw}#=zhP]Bx`T_1iH3L!$/`}!#<2R3b7%b!#<+u!@y2_",
"4_5a`4|Td_'8Jc&+&@1:5[CfyGfrn&Gq(|QH,rx=:U{sD6!Iuz9L:0f4b]n<!'A+]9L:0j!.Nqy:I6Nt!.Nq|!.NqB!.NqC",
"!.NqD!.NqF!.NqG!==+!ILRtwJY=,DI]M#I6yTa/!!!+;+d^mKh9jfc6^PS1&mkRq&vB[H!!LbZ1+#Cg!!&.f!{!nP6VHzX",
"!]]:K.7zZ2*BR77-xj)g!.PA/*B<*m!.Prw!!!1*6VZx=,<69T/nB!(#:9LL*G-A&!/V{66a_V4-^T{m3$yj*.FnFU.4K/n",
"+|'|xGGQbx%6{G%2Knx`(II8{!]adN&6),22cY7Q!.P9<!'KUy${rp8!.P<$J]Z`F+!.:H0%9sx-7CrqV$7Wb!]hUQ7Z5M7",
"NTQdd8p-R8aRw<P6@3d]!/V+{!ByWS(QS(*<hj}V+|6@g!]zJJHB/1sKY7kR!Jl@x&vHmka0fhHamLM{'.-%4$cU$F$mM|t",
"-uH86f}Pkd##tx`!{(_R7txvJ!C0MH!.PF'ga&fu%jhR'8QuPig].!g05uy(:^|SD7xZm|!VjY$!!&8(!%#AM#:;kuh{@U1",
"!$Cr)#A]Vsi:^b7!$CrA%qqtFiY{p=!.Q8Gix;Q6!%5I.!!$C2%qq^!J^|.LJb+l^-lh=a!KTrJ!)K1<3(zDSJ]]M`.AUT}",
".X}g%j}n4X!$n$K7SH7P*)6R8K{Hab74*4`6u&+!32j.$PI<.z#wzjjPgHYPQ(kwL!]aBi!/WZzP2;_!+|xv&##)lmJ_+b7",
"!_$A78!1WWKZvZZK[RXk,Kx2nRa:F6/n&@t7y&*}%4xplJb<m=6vT/}NT+Tv,h!ynL8J9-KW#58J^uTw6|yGb%&_Iu#:D`s",
"$y0*}!Gp<r!/X,2<h}jQ*SV=V!/WYF's8zl%5:n!*BH;Q!/V+vLyF0&J_%!!::PA[!_ABX#]CGr'..px!.R$UDrR/gPQ)l&",
"#Ik%A!.Qyp(X0Wk0Ip=cNU)<YJ_!l6/mst*7;[%$(nW6%!)uK)UtVJn0j})`PnKvFMsQx/7dCtZ3J'5:K[F^Q1hWsT9@*vu",
"$|mJz*C/`c$)v!(%8<-J$y7$z1IUjSNUQX^0@7Vj7))Dn+)xYU1J&Y'!PFj|#:SZ4!)(Pm!*h/):uDB:K[FG{1hQPP;8@|(",
"$`-i#*C&Yi#iWu&$x}$H$Zwtx2c[Xf2._i1Wm]XA#Y]jl!{!W&K[F3n2v5XHXUg;1<L&mx=.Z+mK[Ukn1S9(VY3Xk9=IJI#",
"@ItS$K[qPx1[RYT6`y:9A%HuUAd/z{K[qP,1[ft_@(c.]B@/y7C!JF%5:/]W1YFMP@('rZC;TT:D:cyBK[qP40$Bjm,']*c",
"[B);TDjV{3!.n$tF7`+4KY7gyMt8]72Y2BY]=+(I$H6F[M7c/c#%jqT!'mF{!{Guv!ijn5#ZBfMFUHcN7#yiP6Yx2_!&2=k",
"%r9r!!i}{;.})246q.}/C|k8#7gZd}+!;RH6u883PnP5&Jb=zw:IK@{MW+|7!@(sT%463n3}{814x7Vn!.Pk|!/$WjQkD+R",
"!@fJG!)I)c!.Qr@Mwy^9Pn}2I!$&Z66VJQi+#|b;#=&Gq#w{.*/1Pb^<C,7F(,i/v&PQ}[!/W}fKfDBi",
};
static const char bitnet__spv_prepare[][96] = {
"!^'L/!=4:P!(dNk$VU95!FwjQ!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04A|_<)D93*P",
"!!TsY!()`(!@*hH#zGij!!T*=!=r=Q!!T+K!!h6U#zd|q!!T3B!=rIT4)s-|$8yl+,f*_y#]uhQ#^@!M#^+xP#]'Bg4A=R8",
"$8[{`-u$Cv#^@%U#^^BU91vIB#wxsR!!]L*!zzS-#x@w2!!g`.$<BYC0/J76&6&_k0LL**!@(s`$:^M-+#@H!&5[Dg0jj/v",
"#x_-5!!]c0!(d_w%SQD=#y2N:!!]t5&mjlH#[;_=4F'ly$:}A35<n7d#`j_n#a+l*$!+f*!!^-<)(#TW#zC8H!!^9B67)u+",
"*`Z(b#zuZM!!^KH+ztPk7xZl[#^+rR#_q_=$@;c[6Zw$!/W@)B74/=`!@*/J$ABZ85^zq$4d{*V7y//a/7v$*!(z8=!(z8=",
"!(z8=!(z8=$Ak'q5|mA+12K{M8mgqZ!@)R:$<Wz(12lD09jc0Q!@)*.$;<*{,|tZr133LU!@)&;]:Au113HYW!@$Qt1g[DH",
"2(&UH6tf(_8P=Y`6VImC6VR+V+(}vL#aJxN)kP|a#aKC<$a(l$!]]S-6]m$W%Sd<8!#<%s!#F!#!#9w3!#'x$!#R<'&Pjl8",
"#xU<5#CqK$!^0V69-{$0!^l}q&1b5P&PM2I%s-Iq!_UNw!(GU}&QzWZ1Jd9]&R::g'/mV[s^B5!!$7'M!$B7f'.A<:(ATXh",
"#4)=^!$`@Q!$jR_'.<{U(3X`N.sv}m(2]%G#3Ju^!%<rZ(-;Xn!t,k_!%S!_(-Qfq#Ri!c!%g%[!%q5H0n=V|!ti4k!&'Bf",
"(+9F[!tU(k!&9Fp!&DWQ(+98;#:NVV8Tw*W!&Xcl(2T-M6W8BC!&mwC(,5rL-W,7%!'$!Y(+98A!^Nja!'6.[(+9MQ!^w'h",
"!'K:#(2S.6!|$$i.SL51)3'2i2LKR#!]s073IQv%5:UhG3*WAv68PU2&7.IQ&VBIP4'r-'4QPs/!#;yQ!@yGb68n,N'chvT",
"4_7j44|T^]!#pZ!zzDY%6VGjh6th)azzDS#BY3.J67*FjddZV;!31zn!31zx!31{$-;$V]{9]-w74+NksV&)gYgC0d7qa]i",
"!!+Y47qa]g!2TTvXL)g;XM.('1+&MY!(C'M)/D;yI!C^XFI5R6<hVziWp1mVWp0%pWp0!nK@,d|7ZQiVf`1tLsV&;m!|CT|",
"3djXK#=l&;(1L:{fIX%qWwQ7D%zx@I&w}C)%y{f('@`Av(52h0<2p1)g]BB1%xy='!).spXVL^:%{7^P&x<W,0r]_DWp3,z",
"XMn9S.;1z|Wp-`*/WDWi'.<y<7#d2l7Sa='6wmyx6u86n!tA!M!#y]5:vA_8(QK;q53*&+82Adl'rY`U&pBR`f`3$R))<zj",
"Bt-pR:I6P/C1%uL]`taW)2V*nD0H8Z:I6P3DL==UFZc`0I6Rv#)Hk)T!$.5jNT<qc6GgwjWua6i&nj:'(2<nfi!$nc%#.(6",
"!$4Am!(=Y=K!{2PdcV9]7y<iR79vu)_V/WU!!b!C,AV7nHlj]bX#$v;&&Im_&z_$A'5tr'%y;6r'#B-r&v%G24M{Q2fcLm!",
"6am;37aw);8^iD1$FAAfWpMj5fck%Bga<SqN-t9X8mc5wdc;'A)Wwdk!#@2$!@{SSWpNNG2l$I6drpnl6vS80-TU^l$^Q8{",
"n`NR=!z|[A@G_d<g=%%+PQ234m+];'WpMv084)QsR56/@!9X<XsfYF*7&RB;7VUCs5Z5%$!Z(SV8H9n,6uYv#!Aa9=(IN59",
"%y%Ph&n$${6{auAYi+/=-@@m}p&X{'!mV2C81(#uXTqlqX#$BT5/Hf250W{z'CCxl@VwnY!Qw.48&:9W!H'cFT-m38:I6Pf",
"Tw`*Z!31z|!2T]n8*R5/p+H+D9MCpPrz|CmUXT='Uh+&DU|[0k:Z6bq3JMSW3i^3a7(v'WVdDG'P2+Km*2S*9WV{4.YJ[$C",
"Xl#=sk1(XBYJ^Su'5%;i+(rcv,D=A5$^UPs=)C(q*cF9bs^6J)!2Tz46VHz0!!&x%sXrWD;%<WV(n_Z_*BpKq!#fQ#$vPBa",
"0M+2!$7_%z)/0:.!(w:@p`-F!+@+%@!_-5##Y_$75:XKL!B*#ACP7d$-XJ4J5z^banlL}5!]bj3*`f`@FQ.U#&us,68PK8c",
"3B4gN$xyNk$xwtyXQs.ksVy@sA{ltb7_imj!$}'X7#qVM,:Icz!]bc2WqhST<`a/(f`Fp.!B)yisV&*)!!!c;6VZx=,;bzP",
"hx&s&#:9LLsYn1M;/.,V!(|Y*NgvC$P(5Lb!2C!{sdfr{sdz$Q+0+T/PFS=d!M{<_PJN6W)U['}&AT(t!m-|i#^t`=sfD<Y",
"+(rad-{k;k%qsB=6tduTjS!z7QdhAVR=L4&!2U9AsfXJ'D;k2+-^RU5Ix+`:!}f8nR`HVi6u&0v6ty%*WqgZR*aWfpN+7u6",
"!4/#S4Yyap#UaAi.4@3v6uD64J7I]T-!u_G!(yD$R]j<|R{*HlS:HR}sYtU`7H4U&RB_RbS:L3g3J4Ak*Dhf=)v3Yg*GJA`",
".umcNWqh%{.Nx;&6xuW%7(H;JsYnM2sYpkC.)+v]S^X%:#@F3vsZ%IS[{$&{Jw`[ST:.dyNsS!*7(3/7P29@fU4<xK'trV]",
"=zvSPsU|ZWsgU)r+nAmS7qa5[#:G701X3y-!)5Z(!2T}N,3^I0$u)+z!.ucL+#$2!!]_ZT!/!jV#iP,.%6{7i%s'TL*Cb$f",
"Uq{D!sYtpiKGg'J8R2yMsU|ZSsg|Cz*F2$p*)7rTX4W^YWqHHL!CdD:!2h}ZXnxB|*}xt]/n$kF0.6nC!XZ'68mc*26XNc9",
"9k6b@!32|I!zz[c74M:C1+JJsncac73J&81XR2Vy1hWsT9H`y0$|nhF*C/`c$-+,I%8@^9$y7$z:hK7+p`=lMq)PTr:+w9|",
"$7;<8qGwkz!jdZ07<Wxr<C4G)XR3Uw1J2BL$_l(iqfV,#;v:;9$;=5UYj^Q^.Nw#3/1QTyYj$7h/bc1/#%jr`$blq[!32vK",
"!2Tz1%rc.'#:A.9YtP-Mr5h_:6uFWxq{-X{#x#cq!z|dP#Y_6=%S[$0!=AJL!)j0^!35IAYtY7+9+)4b8_5$F!(u;`!,xkS",
"#xC4x!gAQJ7<c15[&^Aq*BBVf!2U$1Wv=<;9IP{W7n4dzYj@QUsXrd,#7cdm!]hUPPQ.RDIl7^lQ.isB821*gQ.t:!7g(q,",
"+{<v&$8nn)!^ZvY!]bw7%s'hS$f_UKpa(Uw$:#%}Nrn){!/8kw!z|]^$r<7x&ux@kPnKyG81zzDd'dg`4Nd=9!!8dF!'7pL",
"6th/T2*1zy!]zK_6],=g'rcg_#@@FZ*cwAU#]CTs!{#tH-Vv0U'2/H|Wqg2a.NwJN+#Sz%7tj9}]=KiG*BBcj!mPAINs${G",
"5KtIJWv:Mg,2RJW:+61g-VNG/#==2l#x!M5#Y[%UWs)BK1n`1L!2s-5NrFi|)sU(gQM*JR*CLwu&'#hS&TZ(F<+sZ/'.58K",
"!%Tf;DzF&p&WRn;-twl96Sz1@WqhMI,2<xisXJ6n!%J]@!!$@m!&xt'#wy#R4%dQJ7Y78z4'yF[+][`T!2U).9M|$-9qu$8",
"7YiAP5a(<Y-trH[Wqg5+'h2UDstIK0!DM-}1nn]_t&D5.Q%:s:QBYzpPh99_sx3$N6:xlyQF9$Y4G9Uk86A-QA{RUK7j2_a",
"7Xlc[!NxpTA^Y*q!)<bIR]w{-3}wIq!2U)v7UDYG&_8#u20!S+!)<iKS:V7-$gb(w8$xQ]t'Azb!2U(r7KDqT(FmL%Sz[ZC",
"T9w9WSzm<Q0rsgi$@:,*2lU8^!*'JX!)<|RU4N*9$h@P}8%Vxct'}HjV1FV_VPc_,Uuk^b!ChB!!2TqX^#)3:77H#QTa190",
"]`3ScXP&p7]f]n!-VW{ISdjvP!!]L`!/Pis!!$@t&PP1n&PS)A!2i*8!9YT89NZJr$79Mu#C*zVXQr{SsVGyl6z'S]2HZLJ",
"!{0MvXU1nf!dc1V$g;wI*}}`z!]bw:!BIIm#:A-lWs$=@YjJ283'K:V!]zJt*cK3@*D{s')XRwn+&(Ua*d}TCsh=<;/cs||",
"YMPzFQMpX98'x<77*5Nb40n=1$wRs.!)ym1!!%#.6th5l7r{}i!9YG4XRQc[&1BU@!DP7y!(xy}(M4yu!2j)_-XhRM${lX,",
"1KTn@)%NXl=2UcH+$azD-YLmh(M4bwnGsq3stC3F(K[HL74+c!!31tY+$2x-,=QYVsV2iB9z}Qb,xD]J!]bc2#:p+/!2T|K",
"4lx%P+:bZW!w%j[6v+qB)M2:KWw)Z@<UrPy#YZbT0jizH76]!l77B3.p$xg8!_K_<2(Dnw2c^!isVU=`!2TzT6[_Xh!^((K",
"s6d|t!2U'4sYd.87!@866}aq'0&}/97VtL$%cC;h*Cl*)*)7rF6kFTH!3)nI$%V{X!'4ZM7*_<h40Q=484y(|-tq,BU!c58",
"3S2;Y78f8$U@PsQ:+6051(I=:!g,_F79&M5NrJ27WwF[Y#)rp!NT3+Y783i.+(t}HNTGG[G6K9D,wv3G!]hU_%49uXNry1U",
"#@,`k!ac6]'nk_}Wqg8c.NwQS75s,S+p=Mg!+n._7UA_TNTZ]58U5`l0jj}K<qJ+QXR2.V2ca_dA;=hM&xs6j.4sJ{,#&{X",
"pd1_@-Y9.`#=]Gj!C14V26lhX!*i1I!'mI}HRxqs!2UNC!lgtNNTS!x<!Nz}!]hU]&3wa'&pA:Y*D#8V!3nlJt7P4s%DGmH",
"<=qF8t3aCxB)I`G%;,awXR^&M-V[2]7!kMXt6(QHLD@ni6p6($2697%Ta58`#J+4=!2T|X6th5Z,&BDG74kQaW171IkVsp:",
"!KC.[#%s7gW813'6H*IJV<Wsk&:-Xy!@Q/g-u^q(lga#'P1myXsV2zW!2Tzl&CFLz!]j|#6+lU@]`3(P]}H+B-X2dsW7nzZ",
"6H<P:/WsB]!(y#v!)QS#6X|QF,-4'c*D^_9)WtPd*),6^.uwgNi4673Xnz3X!'F+w9L<%'R,8];9XN12#YZL4A!S(Z6W/j#",
"#iF4X(IJa8#H5`1'N%-m'.0hR#=Pq<DvX,|Il`uc$7;i8+!P{c-XxLR'Q8DqH2U#h,<-A*FID2q!(PMR!]qI*!]c6[-]s3w",
"PnUsR(68^U*DJTZ@-(%Wl4SZ-Q/H<1;WsBlAx$X/-a_NaRJpAP8AJ9m$bXzls]l9[6r1L{7DClb!^{wT7qlR^,{ar.W:Fk^",
"..$.P,^0.[-77)26tqA_<5Q$X1hFG!+!&F48shy7XTS|t/G');$;;mLQ.j&d2vBz_!]biy$!R0Y#^'Jh%5BrbRhCGH4S-3)",
"#__Px0k35jQkpWP1y;^#!9Zg`(9mIm-q&_l#xkTX!F3;a756a{4@M%c3*aFV3`[3I!YI<pIdG%|(-'_4-W,9Z3(gvx!83by",
"3(p0K!2Bup3gX|H0rxG4${^yU)HgUv0jt#fPQK|GjShN1#'#ND!`[I9!-/=_#Y[J)t3aH$S)htG75{:68pUl&*Cb)x*D@K(",
"(Zx1^),/wW/TKgKWqh+}.Nx1|/r`*jLWc$i6Sq+;7S}bm*}zcy/nBNQ-Va|;SG4;&w(.Aw7AI'JGF-43R,&H17vD==1*}I@",
"Ns`647GdD6Ns'+-wFLBH$#5'3-VaV'754HSt5.;9tQhF6tQ{S:!83faNrm@|x`g6dtpPgry=F5;y]c@97&[I*tR1]L6v%%X",
"73GW'0|iP^!^^IJ7rhXB75Ivx!0J9Py{$J4z:ATI8|{A8tRPqV!48);74}V9t4d#Ut7LI0t7Q.HSd@jkzY^f}{7FZPt4{C,",
"!GF+UPQX<tWw<FX<9]_Afa.@5!(cYs!]|xZ.4rU{.4_;s+|cH(pan=m&S7!.-9ykW,{II|*GBmn!34aCsl:@KNrQkmGJP:i",
"!&T.}0@c3aGv47qQMdU0,*GyLd'l<)!%ks!M`W&R%{Y3l!]bkM!L#Dc#!nK%L'@y+XR21[/15;(W3MHrm1NYh!'(M-;U[tQ",
"!$dbg!=AGv$!swKZMr[P!=i`,RJ9Lz!^'`C%49ua!&gu|!]_Rg9Lv=XVy1-r!J8zUP1mbI$9%|<!$;Un!=AbpPr#mqWqH}4",
"Wqh+aHb4%SC0yU:6ua[MU=q1&!Pc]2WwI<s)RV0J1wbT%paFs{%6{J&#|-=z.;Xdh83%W]*%!%^1*|}K$##$3I2Na;8PLPU",
"XR24h=YrM(!+A8T*q.r$!%4J$!32|L#YYb#2c^!{0kBfNNTPlHsVGzg74(<II]}TV$Yc2$KT$7}!]bc4Kg61%74zI7%x_Hb",
"57VvWLn<xc'tJIUKuU7%(;ncY!M#si'lZmp7quAy#:9rk&Qg[1Yl.LP!#kti$ttWg!I_QdQM.CWXR2TsD9pVrGM&zss`7vn",
"!QB6Y!l%A#7$x'r+I_.'@u-r`!32yJXXN:2XR;=P1IL7;sc;u<(ytdQXR27x2r+yhJ{yW+JIrB2L)Bk76_73S2uZ]g!)8N$",
"!A`GX$7;Kp(Q4T(7SuRt+@|j.Yj_:v.NwZY<bd3ts;Lb($@rK:<%*J;s;jv+!/;$$!!$=5!#[C<&10tb*IF-pMCH=@5@4SX",
"Q/+u;-]BUu4'}FUGBsspWxGJ.d05#v-Vb067Z$yh7&'fM8X{.j=]r|2Nh4=t!bc7}8PTNZQfhSW1Wr)vsV.5*!9YH83M-KN",
"sVGvD%xam};fs=G!MrAatS!N91WqA-!@,2LN[(JL*hWmwtVm@1#YZzBNIvN2%y#JkXR6W;!JU'G!lk,%Py1wRXR6f;BPk*|",
"N<:aQQv.DXU^G5bR=iT0,*y=-R=i03NT):q&#ZcI[+`)l!$b+|,kUZb'52{P,[h-R&rJ8@!`H&@!B*&l#^F{5#-LzN4dl<^",
"!(nfn!|)0[mPcY)7`l*RQM|h3FXNth:3p`UsV,RW5iV26!#@IJ6V{H0HJ'=+7#c=cRhY;T!{Nh$7qcY4ZN*fhA+pRjRJ'%^",
"<R/;=!2Vnm$g<)_+_iUA+C)_-Yk@C9,#7CWRU3,6&TR3lWqg,_.Nw8C6uvXFDrC`*'0Kzi!2Tz;74PX$D-u(y89x7W#xL}W",
"!2i*3/C=WW0LD{B/v:f/!)XJ<VxH7P9/iq**Gt7{0@Wf40nh&A.uxNf1TfZn!!!%3NL2*}!9CHU{(hacB]Q!&<JrMbHNF-^",
"FI*Ti{(Pl^B`d4{HmYn{C{/md''%b@!=4(!!=4(!6x^+0cQ88d6xVKJ-l%(k#ww'{cRbfy8)stT!d{a|=bL.`79lmH799LB",
"7:#zJA[jBa8VxlU9SLpTF|`l5cQ!`+$0G88!)hi(!!$;u4UN'w6ayKw'c@fq<8x.L!+)z^*F(Q}4]Pr5dM9-x!{p2H1g^IT",
"#FI+{&v%G3!!$D$!!%2I!!%WX0br_4!+V{%@R03K6zVUJ81+uSAN+L.cQ2c`:,2m)7tbXx@R/zJ!/h-2!]kr=8*QH:=U3&(",
"cQGqb:0VcP%wb;p7:&^@df%UL:c`7X74Z=$s]vA47SFUC:Njfb)/3%67zZgh<vUxc!*AYZ/7x$z!*xT#!-#Xd<X7/D7T6@K",
"Bn&Ry%STr.!*nM*!!$iD<8wwr7tnCR7SC+bJYg6kK4G2U$`97&scV+3scj77!z|]4J7JtvKWJQ=)TA4q&@85g7aX$Fscu;3",
"7C8xF7%qX4=L;RXLr!:_ML[xvLqh;9!*&i)!+]|8!);t/!*5{H!(|6|cQ4z2!MiUZ';gupsdfsFNgvD=!)*y7N+<@fDnU0]",
"Nk-'hPFTW6!(}X.7]y-pWmjQ#7Ga1]7_`Y%sf(!<7&[h}*`i]yP21<7L,tTCP27D<#q!=%!*Z=y$N]]`!*Z@=$783T4YxL`",
"3]},mH$hV&QdJ-bsYtH[-gQzH!)3_.R=Pg}!/n%sJ:RaI!^'Q{#pbN6!32DD!34r)+63Q87SuMg#xKCB!32D6#<^=0!32Gv",
"!!$Cu#:;dx!32DB6Y3w{G.hiN!K%k]:QA;`#Y_)x6dd/12G!xl$&|R7+!%=r75!^f+:86J821+k7s(,z75S|y,C:{|XP-SR",
"!)CN#!)/H#!#}v;!=AaWbvfF37PvNX#aW#/p-fI$9gd!Wr:-MU#x$(#81$`n*$}Mq!'QmT0$Kpt!!!P=Yj^@X*z)m%77}](",
".4}!'*a&'g&T[8N^a4MdHpGCv6uMKt6w1RX#!(]-XP'@y6aP@96w(Kf!bh]Y#YZ3LNrYS(1M.j(79(Xt-w0NQXm:C=-YNYB",
"*GAQkYj_1s.Nwkd[hfWJ:-ks5sV*za.&XUk!)D@;*`c),<^#2V788@W/#U6+!(zCBNU%|R<J!]!r:M3k%]jQ<7]gQ|st]Rn",
"7!+<T;0y:JhBpX4!JN:4!)KkJnDpdR^B}|WD]0y_stIA%7X2Y;7X2fP7X2|v-W0CH-WW`=NTI`+s}a}s9;r75!h@nt7{Nv%",
"s}v.*2sD*#-Vf4W!);-]B1UXyB4IbjBn0n<B42+xbvia<FcY5N!z|!j!zz@(#:9Ip#:9Ip#YXT*sV)`T1_2Lu!-dFp!0Qra",
"!)9rN7Rw{M7Sa<n;(dp#:@i+(8s5VABT7c5=@9k-=:5*a&PN0v'.*c;r9c1Y'jfw$(1tTt!')w^!!$cp:I8Q)sV*+PJi4%y",
"!(p5}:p1s'*`[R&,%mt{!&sj[!!$U3!!$f8!!$A0!!$X,!!$v1!!$X-!!%8=0CvW<!.YGgsU}v3!z|_6.P{TTsV)`f7@4)h",
"bss698Wmg{-71@--7MxH77|pDt<&Lc!!$<2!!$N2!!$H1!]_U67WH#+9()g3Ba5{=bj@@vrY$:m!&icq!!$Q2!!$fF6VK@J",
"0Cw@C!,=RCb{[W`8gi]b92rtF<GysPj1$(-:FjI[-W/f7-qxjIbt)BNA4-w;c((.d!&AI{74(IRbrut|:lVNx7T+Xs@71Hd",
"RJw9._Sj-y!&-:J!!$Sv!!$W%!!%+.!!$Iw7qcSl+Nu7=6ZJ!u.,bf@rp=KT4/hL}&8){7!%w.G%cWSu1`I<c#7hPr!%w.G",
"!!$^|-N&#@Ns&]|gx+Wq#aWg/-V_{SbrJQ(tJM=MtKz31tL0A5!!$@.9[1CU-n-Fdr7JpV&J#*f!uZ!Z6^(jk6n14B!%5I8",
";hbSVrY%T;#=|I]t7M5t#:;k8tLbb;!!$@3$VW:#t7LH]t7Q-t#wy!=tLvp.7/6'K7MKq7<HlJX!',PY!,b,Wrp=RV<pC@f",
"!%XxU!!%Tr!!$HP!!$W}!!%`m!!$QV!!$<P5l_@+9Ps`H7r5jq7n-m]/_nW[84aGUbt;yPJ&%(P;H+^.CWd@|d,mcqPpSFK",
"7XDJ$brDI3!Gu01brkS(8X!Q}Vx@%$A7uU,5wjU69jXqs/mcV<0Lj'U;B{01rYAPk6u/0z*8r-`!*B9p9+IRK9jXqi:*vz_",
":I6'_9-z]lV;R!`*X0]h!+ma.!)V$Q!)(glU^^^6*X0MT&uc2Z#zi(V3{&i17<Vvu5Y`R5!({ILrp@)l<!YD/!$&dg!!$<c",
",-SIX!Aq@6bs[:j9pn<c7<MWc7<W^d8X{.j-^[_7!)(VP<=xWS<B.bl7r!IY7zS@z-`5ki=YuFM<a!W{sf$Ia);u5@!)Ywl",
"!BuaxbrYmp7=rQ,6z0PC90hfvAVK[T9/b'MAVK[T(|WF*4G/Sf!A]2;!+9u_!+08g!)Z0t!(zGC!):}r!*Lm!btWvu:cV1m",
"LDU$q!$4#:!!$<q!!%dV6th6X(_7sF!*,#+.qiimbsI*q<fZLS!!!fI",
};
static const char bitnet__spv_screen[][96] = {
"!^'LG!=4:Pzz=(&!!qV5!!0HRzzI.$:S,[Y6FDM]1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!{N`/#xU'3A|_<);cd[$",
"@;#{mCnS0C$7A$9%@]}@$CW];)kPB4$B[FW%|FbL#Z_98#[#wC$8_*F&[$|PCnzKH%6}3<%SZN;!@'a:6}<&}$B44A@G[Z<",
"Cn=$A#x#{7!@+#F$Cy=NFTf0KCmtg;%qxVPCp0UI&PVlJ7x[3r!(xpq!(xbl!!V2W!!V@0!!SmA!!SqC!!h$H$9G_d'8`CX",
"CpNlM'LS,J!@'uB$7bSN!,VSB6X!w%&Pb[(!^H|B$CR%SD8L$QCngAG%4GLK!^ITT$F50`saTt#$7K-_$L7qzv8*_)(+9F;",
"(s/2M6ah`{'lL1x@<Qz|Cq$/S(glQY)p+MP)2C5M#fv$D#d3FS6Y2QB))S[=4Aq[6$7t5Q+i.6t#]WTM#]y2W6YhH9)FaKU",
"-:a%r#^rBZ.45=!/1mp[.T:f[#wv].#x#gp!!]P*#:9]/#xJ}3!!]].$VU'7#xs97!!Sc1!!U6;!!rXy%4G37$zzs(!#0q/",
"3$v&)#YX}63`T7m%rc.(6:Py6#:NV6%42iG4{l0:%UI^N%U6Ym!#p=vsU|[{'.KB''rjW/@Vq4idDvjZdc5w`'N-#6'lq&b",
"!^%JFhY*|m(K)LR$vwV)#!YBf!$B,M!$Mkk&1L^x!$Wr$%Tk)#'LJtw8m]z!+]X6'Mu@lk%tG!H&r##;'5'_h'4(_,!=4%C",
"';hgb{9S(D&#N=]'1#,A'4x58'5jkC'6]BM'7NwW(1}ZJ&|W#j,:K-$%ZKkL/R*ds/pif`!`N}]G.^@6$7K$n!aWp/!du#{",
"7qa6}.y#&H)J[jp!#<Cn!@ydx!#<Tu9lzuR9sY{R:3$=w:RAL|6tgNN93^,^!#;dj!@yuz!#<J!1iB=:2)a&^4_5xh;*//;",
"5$wDh;0=z65'D!u!(;fu<+/vI<DP:y5F#^2;GaCy%zYz!&w`/&'67&)Ja7!j=AMlV=I:w$=fSP&:SR7+BSA=d8majJ7SF2`",
"7a0XJ!dVlx6{|fhdmiuxg]26{$!s@W)-6ryAw/mt3I!n+B4)WF!/UUW:I6Nm!([(F-|/v!#:=`aKX@5(.S^DR!!&7]KX@4d",
"/4w'|#wztcKW}AR7#'u[87Gvi$79}d!(=[5#,zxq$W;q*KX$tj6X+sx)m]h%!.m'G!/UUM!/UTu7qa]l!!+ZY!!4a!6xXgh",
"!c!#D6`{+c@i:52Mp8*S{8tYwDl|JLDvRx,F2z;7:U@K<zzCB[6Ggg6BtcR@'/UC$'5LXP'5V_Q's<yT)k]8nXwm+(!.m(L",
"'nF[t{+|)Q6^P]4&mkRt&vB[N6|;x=!#<@'!#fnKD-vwn8@-#<1,dNS!!&7i!{!W<!.p6PK_}%Y*qhz%S(u`3!]aLi!]aLj",
"!.pK[KY[yQ*`n+DWc`^w&W;r{<v*t7`3|$S74Y^yKZ{20=2^.sDrLID!(!;T!%{y,!#*#w&PNlMA(R'%KYZ(#00<Au7T]{A",
"7=hJA8HNv&-7X9UWZ.!27C(ZV'.])J$VUV*=dBdY,%;9D75+d<8p$KR5^<mg!.nN.5^=6tS('C!!!&24+(LNR-^*4r!%RG,",
"!6cxJ.46#k0LLhq#-u6*!&v7T&ugNf!0*M0!C$Nl!B*)C$VY*q!.mXnNT1Hzg]B0_h![+`9LAi9NP,jb]$Kk=-V|#J%ut$[",
"KYWA5.IMak.5;f'9/jhU8IG5=:,y<37jm=/W3`sC$V{9r.GTzb+{S[m^:c'Z#]Caw$7B_R!!$<z!=ARV!)6!8!0,L*!%W;,",
"!!5B1-VXli-]`)t8Q:8dsZ.CWsVZ0V!1N7+s:Q9y*BfDm!H6jgMX#'X7cfLU!BT`1!)xg(!)11YBa+_;KYC63,.(c:@GAVd",
"#xrI=C1}.G!!&Vz%1[`_!^Mx8#YZp]!+|/P)FBnfs6cwYKY7},K_&z;+7vYj:g|LCjS5*s*a%^<$S}0:&vpWF!@N%:#y1]B",
"!!&Px%n8zcXjF`y%sgU.&Lw'=!/V;#sWB_^!/V)#,%x$6!)3NC-VXDh-v;MQsVp1=75g9q7kUmT!A$D76v]=,sW0G3+|kcN",
"!^0WW.40:3!.mYKMqYW4+|.Lz#YlaW!=Ch@%ZAa8C^mMc!aMrP*FdD:,hA)T-;:P:/TL6ZKYXGW.INf..8Pqh,$,`n^A5@3",
"1L*fw5]7M26&X{b*J$W2$H-F-!*$PZ6|LXykN}ru9k$-a!^bxb!ciu'76n2^bjB9x!HlK=Q.jI3K_NqH'Sm2[!]aM;!0,GI",
"PST18P2BZZ<R8DX!`H,JsV%:7#icKf4:2bcsU|Z.!v9N/:&RS=P3W'P$F=!PKYFxp`6z.0%ZN}(QM*n^7ba{&/PG$J!]gm|",
"-H'6u!(x_k!9DK-!C/u(*D#5{'Z6F0(/1kvNT(li$fA9X!(y[+,xFbk!6YvTM_Q5(!/VQ)!/V!r/#r|G!{!mc0LFNr%F,|1",
"!&vBWI/nag!AG$XJ%]y76w0_i(t}c[%})36*CMsu%%aT#&59/gLA=k*CW;R)!(zMFG4pVI1IIwtG(07|3`X)I%CKB}!Ku(:",
"KYXn-9dPP}!K{l3L9MbL1U|]HpNW8^HmG#`IM(N!L91DX-cMTA4.$bzs[=.f!.qq)!m]g$+}`5Nr9hP^6vvAuID/_(!0*M1",
"7u2b|P1{x:7.mT:!!|xs9yYTq7GW+@(QJ,'R,#IJ6u/1XA75n0#y-}Q.5d-'82G/IsV+i{8#as/4#jwKa./Q8KY8JcPRx<#",
".4@9Q0Lu%z^VY_<8Pqq-#cv7;-a2;rP1hX06|rWd8L#5hWmIvP&un8jNU,w&*{CK3Q'jL@Pn`<7_qt+#K=wC|)%LvQ!/%Z+",
"76Dbh$8zH;+{3SpXk6@ClK{p7!]aS{R+f|I*CCk.XIR;-,/[T6shZkbsZ+G#Xgn}aKXyv]K{I31KY7c&!CdD:`raM3LWhH/",
"*}xt]/n$j|QkBNY7(fPXPnc5$*B;;7!.rA&*BfDt!.p.=NT6b0!.l`r#:Ng0L4LY$/^r[{6^8[g6]pr]9M7CVVqa95!}f@q",
"%SUHs!]aN&$:!nw#:=`}6uCDy94w2jQ`r4r9T/ls#:[@k6tjFi6u87TMzUt'X!rLa!{!nr6YVAf!A/Z&!)!)`7dv9b8$5-0",
"%S[$0!=AIZ!)gZl!/Y#yMzf)r8b)#p#ILnG6c};D6thB+Y*dVz#ydq([`=_8!/j+s*ByRq!.mMk)tnwq7:YtjS(a]&$x<YB",
"0M]T,%r`qh<J)`t64W/u!)3z96h!X|5-u4A6acQ=6v+mrJ,`hc`3lB$6wA<D7[MNkYKvWJ-X)Qm&53-]KYWD6.IMdm75@iH",
"5:Cu'NT6XkH2s<96y/GV${mUdT&(BXPQ}AiR,8aPS&#n-(:$G!!!!.(:2,b+RJfS=8Fji+_tL9.%SQ0x#$iu%)cbl`#[jlb",
"<}rCJFQ47<8]T-NaSizp$Jbcw!h2MR6}#r526bGR+Lu(($7KZ3!]aM'+.i+x*d_X,KYWsG.IN,(/3]{IWv_;T!N].[z[}w}",
"nby4-;mMG':I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nDY[J*!=7*p!=4(!!%Ru]83BU'*`qBy!)/X;;cRkPf}R,|.YyRK",
",:3G2-7Mx<91d[B.5nQh!#<+u9lzhM8at{z!(z&7!H#xJ%;dQZ!&lh@!&vnY6zP:M3gH4L5$c*Z5#T.''.5dk$78)Q<DP:u",
"4*g5*Wv=cU79DT2).<Y}!)m8UBS=2w8m_ag!*|tn!)'ZI!*,{I!)9{R!(z^KKX<H5@^+vLfB#tx12&'n!!{(!(/U;0-u#(s",
"8atn{6zbwL4=P:d#C4$[KXAV35_7n<!)zf]!!%,4!!&Sc;8JdHJIP':!,pWk!*,T:!/ZM=!)#!u!*Q%(!)ha%]]:)&!!$Lh",
"!=AIu#aT14WuCFN9@:LVA,Ucw7dawX!*t3h;8JikB4&_C74(cZ;8K*xWx7n|7PN3F@R@i9<w'K77j'n(-N{`i[,G`hZF2If",
"!)qui!)h%n!)Tu-$[3IGsV'dH!C/xT;8JbP!+L1#!*y$B-]_}1!).sU#7ckp!(xiTr]r{2#x@xl$T!I<#xJ}wsYnH{!!%C1",
"!!$TS!!$M36v77+#Y]v=#D_JXsYn187SFC^*JAnDWv0yM;8JWg8[N9]#YfDmH5@)S6}+v:*JD<2Wv[(-6uua,;8K$`!)6%4",
"<B3A:[}YXd[}Vmp[}Vmp]zqB@<x[LH!$v4);8K&m!)'aK!*w:j!)Jn,-VlqW7P0WB'.iv!-VjC@!-1r18cua3<DP75-H'6d",
"!g$5U9f4{x8'Z)j:$Qc1-JNc9[/csFmg3#H(ID-RWvuji8Dx3c8Zlah1+#i;*J@Ix!*F#W!!$<C!}5HU4:ZFa!*F#V!!$@A",
"!!$ZK#YZv&!.qq'!)SG)!(wSHWukVN8qp_+!473&!)#q0p$MhM!)!'F.'J{Z[}WR}7<J#GWukd:5,cuz8'wKTWuMhasj|;j",
"MW#sj!*F#Z74(Y];8JhY!)-+7*+xydNTXHy8j,2Y!#[Fz;8Jw8!*,82!)={qsYvT^!!$D#/|Q$$6}+v=kN{m676V)[;8Jgp",
"sXmu%scl3=]1tl;*TP_8!)+2@!*#&-!7*6H!+@rX!/Y)w7Z2bZIz`=4WP+@bRh8A4#/S'!!)STa<b@{Y5:-NV^wNLM[B.gi",
"B;/Fk:;Ls%[}Vxp4]P/QPQ-`-#/S&1KZ0A;6^AQDPQR{F;Y^[)QkR:7`AYy@'%c)7#/S-g=zmS/!!$Pi!!$Py!!$IY!!$wi",
"!!$Ij",
};
static const char bitnet__spv_survivors[][96] = {
"!^'L=!=4:Pzz=(&!!qV5!!/:0zzI.$<iYbKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!^0V.#xU'3#x_-4A|_A*",
"$'5-F!!W+<!=zS3!@fN5'TBx<'LTu5'LS-@!={.KCP7VFC1%SI(+'8R!@(:N6vCL=$8Id7$Cl<KCp0XJ&PVl;!@*X7$B_MJ",
"Aav1GCng<F%4;FA!@+/J$DCYWGp!fT#[GiA$BpFH(Tyn]CpXsN!)cFl!!$;v0jb1G&mji:'.*s8'LH|M'jg)P*${uZ!@(PU",
"$9Qfj'W}Z^Cpw)R(glTP!@'xC6u;h56VQrT!j2/'6ab)7!-Tym&10a*$DktaI,:@^CnqDGNT)dN]:B9RCn]6D!@$QtCP7VN",
"C1%SR(gbGS*}x4T!={SWCP7VRC1%SU)c^d_+ztSh!={]ZCP7VUC1%SX'[=@r#^6+L$W[GP!]]S-.4hK]%r%H9%SpTU!#F68",
"!$-R;!#GC`!#:$5!(2:2!]qI.!|$$<(Q<d3%42UH&2qdN!(<b32-R7*!#D}d'NA.Y!(<yr!$/2%(-!-9'7X.T(8Y}y2z(*+",
"!$7&L!$B6}'.<{W(1.&06mr!G!$`M^!#cm/!]zRmsU}3/(+ZP)6r',a!%+a0!%3lB(+9Pd!xF[!,;vi`,a'+s!{/Yj-!A}3",
"$7J$n-92,l81;G.5b%H`2H*s|(+vi4#3s1j(gd<{8m]z!/mfZ44]d`K.r3)%/md#|0.&hb0LB9'!#QQb&Pjll#:dC^#_ZFT",
"6tf<{7SMcU!'6%S!/_)Q3}r:j!!+]{!'U7g!/_&P!!=j5!'iFf!!!%!6zYB8&|Jgm!)'^[3CypQ4]P/N9rIDG4|U!j&7}r<",
"!#(9C7:Utl';hnC!},%i68qAIMn&3kzzBZD6X7:['5bD`C.CY&6VHF.9-{97dlXKWf}TBd!(=3:!#9xF!@w7#!#<7y)fGCP",
"!(=ML(Qij2Bx%D6;cU'=H}hKbFI3YY@:*vHKV<;k8PC!381%u27SGa0K#3SC)T'^r!#<_#!@z#$!#<T}!#@(J/2nbv8nS.c",
"!&XZyFI0g6!]zq{98ib9!#;{r!@z)#1K%lZ!#<:z!$1!:!#<6,!@w6|2f<zC<bfs)DXA^k<jKpqDV;n5!,jc`=chJN=})nN",
"9VbDt=I(<{!#<y1!@z;,'[!*Q!-*xY&:hS5%{LrT&xRd.).}2,!#:DCNTIQ,&^ZL[68qwLDN8I3Ifa6M8[*Vc&pP'!)/9.)",
"B6M:b:I6P-BSGaHFIG;dNT(9S#$qQW!2,6}<a@&'zzBdHzn&fy7#|x;'m=s8!2,7p!2,7q!,jn6&w/.r6^_Xk;sH0C6w;,6",
")RInb)H7d<VTtTiDN/P6/3_B`Pv]zIP1r6f32v/]!$Aq,7@ZuU!$mF68m^_F8m^bG8ma15!)Zq:!,k3|!,lf&DUP%)*d|uq",
"MWJ2%!]`kT!]`kU!,k7M4}bK-6x0As!%#:=#wy'Jh<_357uYiU!^'`;$VXI^3`TQ^${v[]+)8WF!(x|u!)%pp!)!kn11nY`",
"[}W<w0/*DGPg[7j6tiMy*J61T-7D'm]+cSm!-+AW*B<*j!,kff!!#P|6ty%@,@CajI]}Rd#:9LLF-drq-WB&(F-j;$-WL2+",
"$;@u$DPR.y.Ikdc7r@U;$[B(@6VGkSId:as!)$gM$W=hf!!,9J81,<3<BLw/DP<4a,'4)D!__VJ&PQ's)h^g$sYn44DS1c%",
"'+S}vBSDv-FL/-VsYn41%s}'B!-shL!%RZY!!5B1-f99g(i1C/@:+N1.51g@0Lu%z'kNHY-@<[:!`H&D.Zb&g!(pR)DLh9J",
"!^1*8!}5.+!]hUn$ttND&PVV%!!$U8-VQ5T!C1!&*G.^3.#X0H.WV$H0nflcDPSSG.Pk(:<GzlD(FmJ8*2i9,!:ia8*BR88",
"6gjzl&1c&0!-+_n,:RgL*^&1A.y6qV!-ri1Br9JS.4@1j0Lj{x%rLcR+f%97!,mJNM_Ckj!8[{D-Vb*46wXymNs-|r-@06`",
"!(y5|!(yX*!-s{F6|%0(9.x&5jASxmspwXH.;7:*!{fWk-VgJP6tp-U8uZG3)h,L!!!!9hsV$:N!zz`9MP4y30k35g.:yi9",
"7#!)bP1fAL*BnGI!,k6V76NirA)mFc7SWDs)M11y'Nlf@!-,@u<D'+uq|[V5#:=By!-t4^NT(AA*2i8n!-tP]Hcmt(=B*DL",
"P2.iJ(+w)/sYn=6HgD/=((P<y:jB:*ddSpk.D<MK<BMnA)%K^:8zS}N+=8J<6_%Hy+fL]nDPR%_6y*r9)Bj-1!]a.c#{|R]",
"JBx+Q#x-381I=W}QM)}/!^p8!749Gy!]zuj8TN4d;-])|!#pP{#;MRQFMifk-z8un!]hUQ'P37/-{K}}DR`U*1k[lFsZ*6T",
"SYf;B5`u:|R]jH@NU9.H^zCuNsVn<TsV*yI!8[{N%ZU.fP2Z|%H{/;TQ/35IR{)5R7&fS-74gKS$fg:`,:[a8m+*/u7B&`L",
"+!`kG=]]95qzY5!%rnmI!]`uW!]a.w/A)6)$7it/!]a/T-fDY'HcmXx83}C0$Y/B0$xwj[Hf397!_6bA*D#6#!-rK$%Sf&Z",
"74S(66wx$8#^^=TP1m__,H;ux77VM5$79,g=Fygw;kB%%)kI^B!{(jb.80kFDPS7<.Il^=*d.,Psm+[HLDU'{!)A!277A@s",
"8cBC}P1rh=83V#<8QF,y1hckr!z}uX!-sipQlBbj0<%9-JaN2q#VPMiP26yI6uaSRkjfbT.ky3{sai[a*N36P!,k-R.qsih",
"6VKM9!-!jy!|Kw1!]`l(!,l%WDP8(@&WG;!!)!#VDPWBN9|-sdX.'i17::cksV[+,7%U^'#z9N;+{3VWXLpb{9.!=W!H.z`",
"!-r!T0TtB@!,k_f$[0<8!{0m8!]`l*+lBYp!{+{@GLyt8S(WK26u1Ng7yWK<$;;MH6ti^v!Cb*!DP2nsDU!2/-iU3@FP.#}",
"+!upq:hp$6Vqa9!'TBhQ;)'FV!^0W@#'{pA!-T.&*Bn52!-+AU#:f!w!fa3b&2-=%:3(#Z.yt'r@u1I8-^tY:6Z}x<!H}.]",
"R+_2:Af6IM!,n}y*BfDt!,ll*RJ@1I6Vf!^6)`S1NTRa|7*,I<&7}M|6g$rQMAnKt#:[&]81]l}H`n6yI(ZKl6ug+8=pwkY",
"7r6pw9:#]G#:<6P2d5)P!=U}0+G=MQJ@RH8T%TaQ)d.mcsV$19!,lf:DPCYP9YJs5[BBu2!z}uX&}]u_[}]/k1:0TN!-rQv",
"!)Sxt/zt,(75!^(Gg=k;+#,H#*`n#V7IQ7r%TdT&VVLXW.Ikrl6ulRB!CQ..+dW,H.ZD@I!D_w&%xtJ2-twl73+R#W!,k70",
"DPX9x7,&Q0GV;i&.yL9{!(zWI4i8Mb$]T)q&8=(#,$t8nI`U4t+zwrw!'kBZ!!$UT%SST[DPT(!,2ISzb1f3lstI6(!Cn]f",
"/uvQIt$t5|KSnDzKr.M`K7lkPsx2S=6:xljKu_+S^zHcT-[t_+NTFUBLvsf.2F9#VLSB`*7s*If8!v}8t%In@!,k8#DPVQg",
"7,N}Z!lIgd0U2Br!)<9:Mk*8l$f3)h8#JRMt%q{S!,k8'7D;=c9Clk+9[%s-8#UG@t&'u:!&G7k!!_k&!'%uB!!$YG$tuDL",
"-f_I8-WF,n'TfF=QB^F}'<YPy8$;)Vt&d-[.qsjV6VK;4!.YqT/PJ+3!$iqz8md25!+68T!!$^x=]KJC81&Ju-W5=;F-fV|",
"6uX*(#C,j$DPRct76(H$U^-b3Kg,u]QM#I2!ACd'+G4,4d+@8$$L2P#!]aIh,YY8z$'9m^+=uHm777-=76P[I#aW%g/WJWI",
"!)7sn6VzU;!Brc/#aavM0LBif.7=/V.68C5,!3GG_:A%#+`B5Q.V5B`/5DhQ*Gk*<NT2f3/`TW[7SFI2f$U{B#F2ZX&vB[_",
"8Q3`+Q/,&U:+A6c7iqa&DP3(^'Q9,t!-!RuS(aW_(M5Hm!-@Mw-XfqwVV7*F*a{WgMRg(%!gs&F6wctCVVLA27+GJt8#sZR",
"84HWK+|[<2_8pU9'0t71(jMt9,wt1w#xwtN*dLGP77.(C/n:a@-Va|g!.Z^S(:-J/-f`;'NrGs0!Br{)NTPXi<Fj*}!LdW-",
"M8,Aw7TKdU%T/9y!-SZq!)86R!)'dL%tYSi&QvhL*Cv1}*HSVL40x7`T%LbL7$<IJgzMPM:s1Ua#:pA[!,k-T@-:1R7YnD}",
"sV*L^0]3wk!M19jP2Z/y81Ku^==|t*+(vb(!.rAs!.xt.#:;h*@YLfk(X0g]7;Bt(LS5vTL4{nD$tvS_!,m)2PQ2&m,J}rk",
"7A<%<2slCF*bS3^]%HCZP26sl<G<Lt*biNv$[6{t.M3c=+{S[m_7_F##]Caw!&grv81$^`#x%IC'ji;K3B8vB8Q2nzn%'PL",
"+'PRX86_)(<Bk,ZW7j2X6uWLhRIz-3!aX@ZAVI/zfc0g[t7LI3!BJM0(2utb-V[(i8Qzip%1pR$t=SYl!.:-jt7Pa$'<4R]",
"!+(M/7=qdZ-VbW3&WTQl7TLz{7@1cu%{!F0BsgY/!-,p'BP{];C.[,h+z}LpddnJ4!]_DRC0x:x@wlZq!!$D!!!$Dy!!$Cr",
"#:;q#t@1%l6th0a+{hLW_9/sA(-p`7!B//p!(z#b1kb2xDPS]J.DTF5+'':m=xFa,!K)MCstAF[/;pd_DNtt{/`t{zPQ6h%",
"!8f.B6Hym|6v9V8`S+J_7B''[l0N],-VjIxU{x.'Hp;Rx$uGV#!&vBW@.`6^!)5(u!,ls/6|fL]12B0=!).vq!)%ys!)F1W",
"$(VR**d%/L777-A9l33v&P`]P!]`kmDPVDY74/S)DLK9a!(xy}l0N_|Aw2zq&mk[;6v0F3QM![[=PmdF6x<Th0N[tl&r3{+",
"+aZv(DPR{4.IlJ1/3{1P7Db$TT@LG{8%'s}#CMSl6v0V;lj;'`!'F+w!!$Ct!2V@g!)&,x$!&71F-fS{7rJA*V;Uyi)+r3w",
"!-!6nDP3.y&;_[w#:F.L)J1)z!-!6r*hT}T'X5w_!A:+5(-pS3'/g@w*D^a(!-q|qVy-hK!8[Dg!C0`@!8[{;P2M%<!Av+/",
"NrTm*83`)6Hj.tD@::IDMS0B,9TN|7.00Ur6xLGZ04}Jh!^T]P8a%)<F*q4p9P,=t-u@W,$zfqw!(=MU/_1sm6[XLp$}y!K",
"!DmZ#YnkjdD{6R:n']Pi#K1'Q8UnP(0.GFy8nY1-HcmUr.4@<R0M48$*CBMfNrx#M#_gR*#{{FiX4kA{%UA]:-W']%FP.$8",
",N/j{%43fJR,;w@6}MbN1yGd[!_-fGJM}'-4!nzA@u-q{!BIJ7<QT+iWv{gT$RP2y*Frg$%_fu7*C8fs$D#|g%uz/g%Wt9}",
"sb)pd8a.0bp`-zw:5,Ng8`(_=!:$/<+!6'%A75l(6VZx{%qrw`6tq816u/F%&PQ-b$VW0w74aJ('..Rj#zcsKF-h3H7l3sR",
"7rhA4(IHii!]hWd7P0_)(K,3wtR|PF=$BNiFnHg2(kSsf(5L_fFL/kgFNFpw+!%,P@;K8DPg[7u%8HB9!B4:zt3_FD77&3`",
"82:0[&1cf+-W#6v#asc}!-r[7Pp$RU#{J#B,wqIK$X+Cw#:NW;!Cb,_'Bvs]!!.hl!/@pMnD[*(CKGic=f}gx96'|qG'fT=",
"{).;qB`PdrJHsdqIjH&jJwU}r_fkM4;dN5.@;iLuCp9_K&PViJ'WsfH'WibHCpNiL'LS,Q*J5rG!@'zF$7v`P!i3cCCnzKH",
"0%H7=%V[$n!@*sA$CR%PD8KwLCnI*B$7A(G!@!CR$8dvPMF`hZ&PL_<&mtp76.WLm)c^kc!@(LT$9G_h'8`M[Cpm#Q(INJM",
"!@'uB6u2a3$76t6AavFNCpDiM'.=*I!^I8K$DCY^Gp!y[CnzNI748G3!]_:j!]]4l!^0VrCPB]P6VJ&l%6@5hCqKGV*%(xb",
"+,DuT*M]^R+B6&f{%!__#x#`(!#Y]375hbv0LCY0&^K1G'57K0'5%;25%qwd6yLaQ)(Lt;4HQAS%z1X8&w6s!%y{M}%x/-f",
"6{/^<_@=tF:Rsl77<adf;h$m@!%yhN7],^r<L!w'!,jddDV2h!Lgwk<!K-8:7|PG8%44_!=gS+|@&qY'7]hC#!&N%RN%321",
")G{^]!#=#7!@zC._{H'm!#<,d%+tt27qa[|$kBr!2f<f^DN/B2DN6N]Gn83J5wj#y<B.bg*%1lG!);)5!*7b}6VN-d'Bv_@",
"!+GqW!#B)}'Bw5a!)!Jc!)vdC!)1}samIzC6thb)9nTLW(2+98!(qQH[`8$q75nCv8F7H&&WT4d_`&H!!(ZNz!.sDN!+%!!",
"nDt8a!#jDU!!$q$#YZuv!8I)y!)=bs!).yr!*Il!!+wa-__BP6<DHR1#::#<(nfux!#jD,!!$Ys!!$MG!!$Tz'%XT`T<vB)",
"_^dtFsWal,!!$[;%qrI`Puvh4p}Qs=sV*y2+n9}(_^jb6@!:n=dcs5Tsngj9-{mcn!#7$#%I}sZP2'+v8,fN^!!!D2A{lYk",
"!#$t)9NTS#NT(WK$M%Y:!).|s!(xpq!.%Vr!)/#t!(xsr!)HL6$M%h{!)u[!_`cjd9*^JU%qnM9)F@K&/9Fs7!)0JB!J]+$",
"PnKp_#Q)0u3B5{r_^bam6x752;-61;NkRZhNgvn8*RC7$!(}9%sZ,Q]:PT0G*b$Ntsq<h+sV*y<!7L26!#*(YIN%q79X/*k",
"NL-fYPI*!BiV&]D9rSKI!!(6uW<6JMBxY;K!/R,w!z|`nsM2L&!-&.]6th7h&unlv_@tb48QmILM#Jcj!/H&G!!$kL!!$K3",
"7SFQ,MFV!ysXpRI!!$C-!!&gb!!+!!!!(}7!!&XG!!$Vp8FdQ1!)&#uLqT@:6^Z*pNjt*c]FnRT7rj9#[B(9g!!$_16th:R",
"&PQ^'[h;DP*tIn:6x`RMXT+TD!@f;&!(p$D#`q3D$V|.C!(xps!)&N&0LFXp;UR;U)(%Ld1IH0A/UJ=w$7K08]]7dD1M3$M",
"!DAc,4zqyBGgA'f-YNYB*GAQkVVM,h.ID,+83a!h*`[,7^9q6v/1(B=^:DXustAS@-f9IxNUjvH6z'Ik9mn<!6@7jP$;K)$",
"FFdavFd%jR#JC2;t#F7h!&dIQ0[.`05:0bWDj[u$74(LY+3]jM/_Q4(!))B!stIA%7X2YP7X2fP78ssuPh/n6%ANgR7}){4",
"t#Q3!8#WnD!j/%)7}<+6t#dA;2sD*4-Vfmj!);fpH]}!AH`qP|I:X[QH`Yw-_AP:(_./nw!4t[,!)4[a!+jg0!]^c;_A$!h",
";I3yx]zUXt]zS-s`S(}*a0d2|_A_cy#N}3nA<y;2,YT{8^9q6n]zS-}]zS.$`3ht'`qG)xNrFF99PnNu[B(-p32bJJ!)J)v",
"!!%'|!!$]t!z|ifbC3MPSdh#=8Fd'1!)I,U!*1Vz#C:Iy9TcnwK{Vb4!)!ak!6PS[_Gzz_9$B9Y:[ykq:$2P.8Hc%*G:&@8",
"G]jb^7j9{*!7$.F+!4!D!!$=t9L<,S!HI_2&w3G9yaLr|t<%Z]!.:-Zt7P1r'<4RM!+(M/7y}yM;cSym:*vz_<$nXh9-z][",
"<B.bi1h8[I<=p!G!):gR5aV&L!)J)`!!$Ah!!$Hb7x4v;==-Ms<`w7T=Z+VP!)J)d!!$Ys!z}7#=xGz%Bqn=x!*BXa!),n/",
"PQ4`_%d=xl_@jN/*a`d;8IANSA;<j<cg;Q*]zS.jNT(:&8Fc6s!,{5S!*FVx7aTDU&AM8W!)3t88Fh9J!)Ixn!)_76jS*'n",
"hYHS191.&])kXJa6|/|K8Fcq+_@2VA=b.T+Ns9H88Fc'h_@ZmD7[CHN@kHDX6|/|L_AA^_2vk7*7Zl2M_BIj[A[NP6UV5/Z",
"R,8U:8Fc}d!)ctj!*nm;!+s{p8FcX8!)^(q!)dt+!,#)X@:.v[<F-in[AxYl]zS-s^9q6ti6fS7[`7cnm*Ul<7<zK&!z|jv",
"81!=d]]4%17xnzV7;N)W8FcS)",
};
static const char bitnet__spv_ternary[][96] = {
"!^'L;!=4:Pzz=(&!!qV5!!0yh!G%Xi<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04#x_-49kKH$",
"!@9g1A|_H,W<*d,#wxCa!!]L*!zzS-#Z#m1$;p6(1Jcc:#_Pma#_nRm#|xRn!!]c0%429;#Zi<8$;<-*(P7#[3%!vB4$3N|",
"3D`D|0S=f7/Uy-0-=Ktj)jyh(4=:@K5<v3(4}b3)#yx|C!!^-<)(#TW#zC8H!!T3A.t-(7*`Z(b#zuZM!!^KH+ztPk#{=uR",
"!!^XL6tf(56tf(]6tf(_6tf(^5:Ww;.qhLA$;Y]]6[_R)1nUnJ74/=`!@*/R$ABrA;iiB@1n}+N8PIgv!@)fD$=5K/2ipS&",
"1pHFS9jc0S$;z)w.w#By1pfYV:g_NI!@(g&$:6Lv)ivll1q/tZ<$xv:!@(0r$8S@i$[m7_1qX0_672}t!^Dca$JM932.az)",
"5Y_s_!^KDW$Kh,<]&xJ:2.-MD748Cu7y/2b6!Y+/2M){K74/:Z6]'SJ6zNgM#_Pj`4GtZA$B^5s7Y8836]R#M8VQUW#}70f",
"!!_5`3$up<#}`Kj!!_Cd4=18GCuG$!6tp4Z!@*$'$@zAs:TnIrCunA'8P=Yn8P=Ys=]sq`!@)[7$B63&@G^m%Cv.U*9.'{$",
"!@+#F$Cy@:FTh^9CvVp.:IADc!@)[x/.U09Cvu&1!@-Wl];5;u#]z;d!=sf|PRU+L8{&4C;ki;28Wa;s7[ui9+fQ^.)m]r'",
"Ps+JP7r59P!!VU!!!U[W!!tf$%4G376^9c]!#28c8m]{+#YX}6#ww-8!#F$5!#mA<#x,j7%;i)*7!{a#!{0L5&1/)I!&;.%",
"6th07!#PbH%s4^Z&1wF('.=,<5&PAh7SWt$!_ij076:N8!(4,t$w4Wa'N|Q0!#Plc'l_mz@Vq1u0.%[$0.%_(+@z:C+_Z,+",
"!]{pSBq[9a0.%l,,[5b],yujV-;Iuj-XS`N!]|8`1+!;4.6/(x#:QMc1g]W8.skB|!^)Mf6tgAJ3}sID/s]$3#YnTc3}sPG",
"0ND1q&n#gs7qbpS4znwM1K@Pq!{Gdkdkd%s5YM3R2*!-#).w_9fAtDM2fZ6}8T-pT67+UX3D7-w8PZQ/dc7<-4#tB#'.FcP",
"f}Rl34_T{k!^%JF!aav02(*|w3*W9:!(G<h#$g:k5wkbN5`|ff1nA_&4(PRb7MAjMkP1H34cc@R0Sf3]itFkk6]uM]kVPcI",
"!#R1B'rDPC'5'p5(2*cJ8sTlu9G&vR!8*=I5b-av#$1m&!(=dVjTx=+ll;AC-_:gs2c_qi6xag]#YlqT!w!c;#(;)D!^MF'",
"$u;z/mg5++&SKMAmb#JPm`hG+jYyTA6{s_g;cY0azzGC[!!&SQ!G.w[k2Gk6!!+%!)kdJlM|/R$MP1^B!!@B37;`Tx8!v|B",
"N-mcg8+jI)!9/I.%Tm=yMl,0t6VPMP7qiuT%xu]Y#FG#@3k-'=!AMv/$^dpt6{p5J]cQ8d!A&`0$^[1Q79=}sN;ky9!)#0&",
";phUI!z|[M4s&P&$Vs'u6{-J1]UN`;!(zh|/cYPS#aKJ@mhxD}A^[]vk2J/z9/Fz6@:/#j8PH+VzzGC[6VT,U6{iUa{8ktB",
"jTn.[!(;Hj!#<BR!@w7#!#<7yjTli|jU'UHqG;gj!uy!1k0_)Z/Wr|8I#54aFI7Bq@:.__KVB'%CWDFUjTgRNNT<k*7S.}l",
"!$U}0!9/y%!8*4)!8*@/'.A<:(8d*0#4)AlF+'I,PQ+w|!A&U<%xiJ,!(xinsV9Z(!$&a2#,gmF)(7};Hbxm@:I6P@H}nNm",
"!aG!*6X4-l(X0Tb!)CC|f}dgB4G5<p7t#vkJ[`j(JgvXfK#ftI:VxQNrb-^f)4vH!L6Kan:I6PLLS@_(Mh9a%)%KsD3}z'`",
"(PD(4P1v-pgS1<,!#;l7@aGD&7XY*U#;Cy](1L:{#W$r;NT2CBslujS4}.zv(d5:T!{@+G6fC<x!]{]56yfDV78S%t:vUk[",
"T{60W$9mmsS7g,}SW'6m#!9u]'lT9k'yL#n's&m-(2/m-T3)iD!8*@B1(NA99(kDjkIz!z7r`:0!#:6M!@|Dj!#<J!Pnh7_",
")F6WGUw&q5:I6PjV3yRc8m]zsVsp,7W38;9:I6PnWP4yl6a.]R/.QhH;.|crZXP{ljf]fdjTd=I5(;fM)(3h_](v|1jTiMx",
"[t%<k])a2#:]9&(j[,=M788@TNT!&f!!s|_#(l7181*!UR}i)m!A/ZbQM,+*%xB!d'GJ'Q)/lR`_v|gr:I6Q+`3sPCjh,Fb",
"&)!<]'&$#2'6:N57=!{=s^UpT!9/v}!#<2m!,D6k6XVLj#7ZQ-7qa[{nZN%W&)Sph'&UC7%z#6670-(6$S}9,P2.)1nZkq<",
"&)r/n'&sW:NrW.T93;0U8gKPW)5ln3$!|qbPp5q:(i]mKmhxa`mhy:kmhyBmmhy=lmhx^WNTHr+7}*jC5#daF2%M!i6YKNH",
"6|R&f#!x3=mg5+-9jY9nsV@MH83#lw7Z@@!rwXA1NT1HB8RbM!0kL7IfAyuy88c0{!HUr<PnbLY)MGUy7kKgL!dVlx6{|fh",
"7.MWliPQ$*'Irbp1,gl(*:<knj:TfCmJM{$sXu#ts^6H9!8*^$!=^XP!!)9(*)7r:jx/Y]jU}x(!CdD:kpI:_*BD39!8<ik",
"!8+/|!8,CC9T3NC6y4)*#:BiAk58VMk62v*7n,UG!{%vX!%Tiw!!5B1/12@n!`JRs#x!5L(QsWZ!8,;P/8gX0,:SRfsW&@C",
"6Y+%d05wyN9NH/r'.2%Q*BH9n!8*frj[6Uw:(Bql'.7g;7SFCv9k-7L)(*`W,i=$f!(w%7#!qJh8md{N+#g=A-W,8zjX|y.",
"+!CRl-W5@{!^yB|79bwv5%_w`!)%pp6VP27Af-R|:C$/4/mq=-.<,Bk0LLhq#x5sVml!3!$_hJd!&vBW)M;;p!8ql[-$/9*",
"*Bd%C!8<il:aUT*k5sy/:R^lK$}9t&*C/`h$3))).<]p2/1ZZ{;R=+&;Fh/=s_PRZ%Az/,!8<jd;{n{&7qma@$V|4W!!$Dj",
"-VQhR;m6Zw<ZM1)k5sw)<Kt^[$`Y3+*C&Ym#sh|'.<]p1/1QTy!M8BIJa5R6k3`&Nk6)y,<]v3f=WIP&2mSY@s`)a3@5'h&",
"1SC8;s`;u7@rb{)k5l`(=x4Zn@d1:/An_702n@'Js`pICB8j{_k66(6@u12!B^[99CJ7w:1T!aNACH!nCZulFk5lln2n@M$",
"sab9UF%q<#68n)h2pQ=4AD&]{FUKrSjW]9hjVB1m!xF`#G'tW<k59Rkk5i[&+!(ip3C:L4sV2i9!8=Y0GQB:-*)6R8m1FAl",
"7::cr7qu^M$!xnCmgqYj/ia-m#%js@$]&1%!90s+!8*[k%TF%&#:C,xC.G<N!{&#w+=7)+(n[niC.Cn{#x,js!);6_!90Jz",
"!`JB/7:{gFsW&Cs%SShg&ms;(mtGSiCLb2%Mui'Fnhf,d7Scua#Flzg7<=)}%S^TjD[4AR!)&/y!*6g`!9'5w83}TRCP9(8",
"#hill!9'7$(n]4M!Au(u-u,z0**pVP!8*]&!%{z<!=AXg!)&9C-VXsl%SSM4+}t;h!^Nl`&mrwyD-v*K.ST4;!z|_*,@%|3",
"stZwT84Sr`8R_|X+b8@=-u,.77W4w^-xrV3$7=J!-R@/B,{u@:mjRG[;`zzI+}`JUPQ.y66q*Pk5,m{&$7mtPG{i(FGhmDk",
"%9uI&!9m:hjV4(*7Rw{L98g%:1(JyT'rn4w!90A%GBVYC#*7{!7quF832l;:!(nlqGF6iM*RZgq!8q8yNrbP$jV=:L7T,-&",
"+!/!C+{*Ky!@YCp%6{7}$ulr!&55u8%v3I#!a+&b8-wj^#P@05#IY-i!]dTl7Dl,njV=N{NUL;M!%pfd!]^pV6w--DNT<$G",
"#`NbZjWazh3+yYQ!8Hm0k3]SMsXrW(H{/2B!]hUQ%V:G#&2Qw4&TU!9=da:6'.@JP-{yv$1Q7:S!D_w&&WR{A-twl:[]l+/",
"jV@}%$r=%))FHj(,adD9!)%im12v0(!)0dK-]Wuq3dD_n4@LBh!8*gLjVH+lJu(vM4zpB75:-CW5y/P`!8*gR,+VqwsZ%<Z",
"!DC$n1R:WW7k@qziqwLpsx5T=sx.Ua$XFNS-n_g$-X9Al!_Chh7MK'I244M[6]@Bks[=4L!$N!<!Ht.A&uxFKkm=gGkQL8J",
"jVG^$1(K8x4=8DM-^`pB!#{qS!'M:|$tuFH-p<00-WH}j'Ti89mFQqustF%T7U0NB9xQGD:C{678,pUBt/B&<!&x^t!!it<",
"!'aCZ!!$aK$tuFN-pyX<-WI3q'TiMAp=Ic%'Ht^{8-W6Xt/}MD,.'iLr{wSyQ.it,rxz-Lr]%irk3]ArrbL(b-VW{gPQ(K]",
"<pk[NR+yTN=!gT:!8GzQNT(RS.c;;zT%l7w*B;Q6!8<im*BfDt*BfDn!8=D%Lm|X7'9kCv!8=YRM.;_76tm<,mpfg;(9NrW",
"0kW<#+C)dn!91xI/|.Zh+=L6lC.CZH!8+R@j[#=D.46')+}U|8sXU-p*F;*#76yBpsV!<t8[/PHsVUac&vB[[:h!jFMP4P*",
"!dp}:7ra6h%qpj6sV)`[;T|tk!.g}gFvl|]#x-w9Q/7{dsWXDD!8*hFjV!6uj[||k#)rp!6wsuM7Cc'M+(rxwsYd}TsbxSb",
"QM*':!8H9`!C08%!8rhH8_1i2-XhTK.@A{A.4A)l+|mN*sX,c[*DTXx/#Tf|'n'/{.b5^+NrZ5U.b5h2Nr|Qy6y]/b%@V5$",
"IWBLFk62s+9:%&}%U7:w.WP(;jV@RV;`{-T-Y9.`#A_]{!C15]=0@7}!*s7J!(`!*)6_Bi!8+/|Bbp$[NTS1}A4abI!]hU]",
"&3wa'&pC98'224;q`'CJ-a1M64!!8Pf=G{Mk3`FZ1SWL@!=WAq={c5#J+-lkAr=W9!`{dR7{Y#9sV*BS3421-T%X,`#hSFp",
"jV#,tL:ym:8Ph6m$7=(t#HImds]m.u7vnsT-Sw/2Sd{;@:X6mR!*+Tz!)/v1&p*S*-VX9}jVzq)%Tl([$APp<+1YQl<bY6^",
"(k/jm!]dTnUq{@x:d%a$!:K2&!:U5&!C04t6VHz0!]aLp*`]9u%qppPLS5&4+=B/26th/l.4bha+}6i25i`6P(jMyt5JwrM",
"kTLTI!(-Z$7&y]Q;,q<-#x%w@!!$YB6VJ5[$8djDNTrLA!8<<jM.#.=&r[0_!:U55+dQ3KML=/D#^^8|r^n]XM1n-_!8*[n",
"!A7^w-vGX6YF`J'lm_X@AdjfX!]bXS2FMZ`#x,lk&5&9()UU4]sX'JT*DJRwQ.u@$/TK58INC.@Tb7w!7sRhXBcCNq*J6VK",
".^k]]rwF4rp`,Sd#fIL]!]dlQQ/B&GWjsHqsYr{..<=]u+!/$a-ZqgA$@NX<sY[9l!7vbf-ZPNZ+%LQS-70yT740K`9yPH:",
"2.|{C.7|<S!8<il%T:1Zt3c5%.WdIG#]CZu6{xDxR+_J6sVf3yP1mjM%[!F9!!!B7sV(!d!zzk|#aMc-0k35jQky^Q7VB*C",
"lt]#XNTn#K#+7dg3dMbWtSW[c-VYpQNT1g'4'y+n6zGU`-]Aq,747VB&!JzH(,}RV-W,9Z3(gvx&3[<B3(p_Z!7vWK3gY&L",
"2/<u9%zRrT0LAi`&Rww/!&v=V;5}&=!)8&tk0|hg7qvA5#Y]J}-7b(Kv+1w%LDJu$%xcf;lpW;x2H1gp!]gf]C}{&r75,$#",
"$Zz]7(-pS3(iv|:),*qC/TKgKjV@[Y;`{0V-wXBd/PMkJsV'yZsWj{L(w|l!'TCF;!kZ,}74.={.5]#sk5iWk!MT%b!lNgV",
"R,5%!7vD=s1+#@{Nsj<5<R&3;9#NqItS(y:=/aQ@!=[Vs%4YYA&x#:P!xcuV#WB1ZsX{jt#WB&4&Z@YXtVj`#-Yj8Z-Ws#I",
"748K_'T:.H%x_%|$VUz6.4Kbf7T@_<'jzUwNTFp_75Iw).'65y%1zqD%Q9zXGsi8btS}t)!:U5.+!t$}-Va}.-VX<@-f.=p",
"8SH{)1d9_h&.v<lmj2Ml7ZGzDPQ[T6CAM0n)%Kwk$tz;PsYdq,Z%*PI!C/dP*BpKu*D,<#'(t@1.<]p;.5Zy.,![aPsY[2z",
"*GBl-!92^$'Iw[M7ujd6/14y2#kfj3#fh0|$V]7tWW-QaKhdx47U6pX75=q&Z'b0I+i;(x!8<i{!8<i|PC*Cik5iX'P<Cdh",
"sf8HCk5n7P7D6Rzk15BFQ)JWq(P9Ad*B:j7Q^Ck]k3]S&k5j;9.49u^,LXvuk6RrY(M4uA!8=jf-Xgq7-aFTM/%7s26XTy7",
"#](L4k5j8cK!V8nk5jMDNrUBV#(v1@$gF#J9R}KzS(f:P<bcYuR}r#+$7=(q<$p,wR+[-.=P89z[]b%3@J{!H$vC_8##(z1",
"lp%|F!_$<6-{_qB!#|'_6{arTSG#6:!CbP_jV+4/<qH@psWahB6XVT<8q<;M&udRyY1rW}!FgbCYQd1(.n2i;/PNBZ6g/yk",
"6],+b#C5g2!90v-7_jg+$Xx:}%49Lv!n2shU1szhsXw]k]w{KgWW)PND@`'(NT}xG+|D]'!^9_S!1%,kI1+NWVkM]$#{{D7",
"k5KUCVU$Db#hz`C6VI5zK^^)J&n86L8mcdZAtb/}Sd4_332b*-NTVkG#M[[Q`14H9A{^v`!_&Zh+!%Ft*b=#{sW8MA#*nNC",
"#/Wat'kF#9&ms${!)/@c!=bq*X#8yc!8<k[!8<j&Y%c5x(W_{/!8<j'YC$A!k62s+;8v-SXL)*&:YR]9!(z)8NTDV#5L*}Y",
"NS{jC!$:(/IQPbj:.w4[+{@+M!RWnaZ(ZmjsXwNXsj#Vp(8z[KjV@9<+z}KGsi9)(26bGSlmfC-=P=kW8mziF${n,y!5R*&",
"<`ar<siA.)!8Hm@,,jr2!Cc9}0LJ4=0mF8/-VYDB.u_qF/.Th50G!NbA;H%U6VZz6A7,xW6u&-8+z}Srsj;m3!8Hl|79&M]",
"6yI!ts[SB,#wx}:01s7N7v:Th0pa<-!*6!z*D,;}&_7y]QkX]T7gnAQ4zmiD1I<*C5YKMN1h;qR^_<#%;/.gb1l|St!Dt'Z",
"^mm|t!{+{A'IzIJ&W](C3,Htt!*1Sy4]Q=p%;''m!)NuM7;4x;7SHa(rcq=(#:w-4tPcb{*DTX#NrSFS4n*k1.Jq8c0Q[Rj",
".viXLjWm|9#@d'J*H!4V!8+6N#86A/6XLJ7,@ua&T$W.r7|RgYbL#nMtS%}W!A/gjVxHd%&aYWQ%;,rzsVdDZ19Hx.tS%$S",
"d%%J$9l!/7!]dZm#1dmd{7Gx3/_n=v!Gfc/NTFN(8%n<-6{Gt,(X9as'I{-y&18KI!$v:I!'v#5&PP2P+B%#LtqABflmd#^",
"8`a`T.5!U%0..^sT:Ud3#`g$=#;#yVNTFXD9bU2+]]I3%!(}=+*pZNq!hZJL9LDp^trAf*jVzXutt-+n)ku]q!M(0hP2`54",
"#8.&j!^d<G!%RM3!$BiHCW2v57:Ab_0lH1S!5;z8!fpng+|00y69!|F%58UG$:!uy(gjV&*i4%]!),(vjV=j)58!kh'/15N",
"&qU{+*J!Q8V;+y(/T|V/(9m:4!+,_J=/l(U%qp349U|,-SFyBPAfAIjR+w*`#2DTGb(a$6#^QR`8z)g,Hi@[|HjZ&-!(y&w",
"&PQ!*!{!G2!@A-cSdZiN-XGH&lq4aC'7/tw7;u-&ljtKC(Aqz6Ri,(WHbqJ1$CSBX;%<_z'Ir.B7|p4@0.%]BNU$w0-)]V4",
"!+1@*!)CG}%u`Dk#xaS{tS$=_7s(]S#YZB1H+X)k6VPTDS)$Ad7b/V1U{qZt*a7n{sV'`lnHn:n#{{FT(1ta@!l.[+84!%+",
"-7q^lbjFs:-@A0n%tYSb$V]Z38210+3}tJ,sVQzUsZLVmD]0z8W8UW':I_An2cWqT&PLN}7<{MFX5M@g$g[0y!$R,u!)PL%",
"!!$b#*sYXX2%FHYNrYS*7c5<Z+}tT3+=@f30yVN#jPK=36vm<K-9)0/cgB2=$A:[:.43nB!]hUX!*l|ML(y$5,@8^'U!nI3",
"*G$<c/#hw1!(zdM!'r%IBx!W&&nL5=&vB]Y${nS7Ns.$:=_6=N=}[-A=NIrC<$pU&TaPhK!*}H|!!$_%)mSkv-W6fGnIk/W",
"/I2]W!8*g9-[N:n.W:!L#[^F--XmRU!)u[MKr$_D8p%rt%D4!t/mczF%T7`!*h7$'79N[{-YdmX2J*}_(0GnN-X<h[mqlvB",
"3PN%d1l|TDu0`$f^%a+vM&IXQ6yw]2,!qMwsWlFU*D5Du*FQ59,4}$R.<]pN.75!N,$#Yls[@u@*Hgd:+lVr7U^uy<74C4#",
"7Mj':l-[8|S)!f58,RAw/|n@sQ/1bw!%Tk+81$^,'LI+#!Mnb2(Q@D9Ns%5Q761I5(+3{AGv!k/d*8Mk#YZ/^#:NVtQMx&a",
"7VtKYPp3g*7/t6d78U9%0MIp|%TVui!BykS1n`=Q!)XJ<NTd;UJMKSg@b1D0!)XdG.yK4Z%v/]5&StsAk5KUD!@n,q6)`.,",
"77!]A.*J%26[1+)-VMwcNTG)67|%(24]xJX!Ujz%ddJ51jVFv(/rg!M8*9tS7T!SNiu.nzs]w#/7lIsUU@cRI6{$'W70HXJ",
"M_G4$;}QT=sV,NG8UWFu!#yrX:h#'J%zQ<wU_q}4/$2K6*/D8r!{%_DjV)a'jV,pFjmiHLfXhbDg7YK+P29HQh}(4J!$HA&",
"G:Z-|$0vMd#dLaT!VSK;R+fk<gt/{K!-CF^.FxuUsVNxDhSuc}-XmRK5^D(4!8*|56!U@}6[wI1#xA3w!9'5u82_)@nc3$L",
"+{px6'sI$P%k%d;#!(c9hY4^nZM.i&8+6Pg.b5flQN0Bc7YK-rF90bU-WF08.<=[)+{S[m74upF#YYaY$77fV7{ACI;F5ZR",
"MuT.%Q/*JQ#/<i0!8Hlp])*Z28hH'S2BcXZ-f_TiG`x]FtqA;#!mB=ysY$PMR^;G&7r9VB6|yApu4Hg6!.;Xm!A&]UT%r$/",
"70fmTu4Hg6!#fX`*%!&Dk9xC1uLSu:uAdQt*q{FLR{ZRu!C2D'Xr@@|KGg%p&utB^*Cv/{H2U/jRK^th!.y!h*RnmF%92SH",
"7B'$c8QmI+*iJl/7A^/|;H4fL-:(ZCu4Ivx+-Jj$u0Y43U4rSR!7u|7Tu]397Fddf-h'7HZMQ&,.w;zj84C)M#x/lbNTDUf",
";5iv]7T9s[U75T37Fxr@-h9I482-@M8%an^#.qzn!)+#@!(}vS#A%=8sWC{L'&#[`:M.I)_%34h8X!Qv'..Z,PQ-`-D&#d+",
"VnL&+!91@5VnQu@!+i)F5-%*i6|H8d9M|sS8%uzX7(y]UbT0(.$7K%Y7GM4k+PZ;{WP4GZGs@|XP1xdb7GW{l*3N<(X-qZ]",
"%bdvNPQ7a_!R)3XtS$@:uC!CRuC4Q4<U!4J`nCiHltBRQ9+Y5<+@J]tsZLX_!8*i67,%#bNT3X_7W<dQU{MYs&@xmJt3gb-",
"6VJ8b/g<B47:1{!ljmma!_6U;7v2_27{x!C87;NQ$7UG!:+KD,tRzj4)rR44Y(akKYG!u*Yd@!Ki{q`Bu@Ta*uC]k<7:8F*",
"sV*Lj%X#W3Z%^+TZB{4-Za:=TUu/5ZZC#`D!)!GM!8*fs-T^{f6xf)V78R{s-XI,s+'@A]-[mDV+!*w(-[c<LNr`J'7T4`d",
"!S.*%#mZm7$^+j-uD:4KuDPBP%IBJs!SKL,1=5Gi!q|c7ucAl%!7vWh]Z7y[^7tyXPnHn.Bgj[!*DrlK.24*{,!x@vuSp6L",
".<]pRuRa<<+Z_8%,!(imuR|`C!},%B+x{xi!*b<7#iP'/!Mds:SG'7h<@Jma`Q&_=NT9sq7]4|C!NSwR:+i[$9L:(T!!&dF",
"!DLpKY1r&p!^;vp;*3|'P3rCV8RAiG9/K[#%D;iLk3][|6aYC8PQCB2!_MnA:/wIDsX@5#+=9][%SY:v-Vb-Y-ZPXa-V_)9",
"8T$'(sr'6v_4qC_W7v,I*Fm=8!8,Wl4l:Wk!b[3V6x8.uNrTJM9J``}0[.Ju#y%_glm_$j:!anhu2ZvI_rIcm`1gl<ixFaf",
"u8%GF7J$xd%4[+'.uwBB1J.F.!!!&TNL2*}!9CHU{(hacB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md3<G]F!=4(!",
"!=4(!!=4(!!=4(!!&t}')$3*F!..TY!!$H&;cSkF(gfy&AF9Qink-j36vtaIDLq-K%qs9%&mjY!6X]%K(.a]Z(A{u{KpaL]",
"!G0,88=uVc$^Dx]!/=TZzzA|Y:s56)H=R!$!#^cQ/_:{*n](Th/L+WF!!H#}$RfrU!.[tVnld;+@z(C/NrPd|-0hQy!!p</",
"zzGDZzzI(!mtWD|6V['n!'!%.!!$Av!!$m(7SFb-1'(0N!*6+L/WW_J!'!$&0fgmXnN:)dNSSwh+#TZYCPV[gD+=xK+#f=9",
"74WDFcn-(:<Xi^/0k+#`$tz]}%42'v%SxKy%qv{$(hKdL#:C+{9LG8DsV.&h+qyyJn2|C&7n|)I$!|UYltIQl7<t],%y<6F",
"'Ir=#P26q/:Kun{:gY^q!)_,$%K'U7$7SnQ!8Hmbk3]476Xddx6xt^D_=r0$'z0l36uMKt6w1RY!BJI+!(y<S!_H,v76FWX",
"!bh^=#Z.XSCP}zB#,qvm%X]p0gFt5(1wa$v!8HmB!C0^C*F(y)*yj<T.<]pJ8S!+i*`[GACP7G&/1(B=CPjh%stF.S0;n:l",
"NUjvH6z'It9mn<!6^a6Z$<;^.]Yi`b]x)j;#$6Bw]x.RM[}XK:6z@.n87GV`sivTf7^zUb8XIkuk0|Ny7T+fwstImD7vdr<",
"7vd|T7vf5|'.q_y%ISH;8(-[}t*Trj=N!cD!r2br8(Aj#t*i#*6GtA.-Vi/U!)@(Z_r'@u_tucq`P][:_t^vvn3,)`G2M<t",
"@H8h97_VS$7_`Y%@HCn:8<Ht(Gp{)T8=vs64lnB0n/jHh:s56T8{#f3:j}i'K6{$IK6y[7LS5&BH`Fj)LqT/=H}ct;D-tZJ",
"K6y[<N.-kz8|:f'=l26S8z00+<@JUj8X7$N3`U6`3`r&_7:,7ZtGv@a!!$<I!!$NI!!$HH!]_UM;.&XqQ4t6lD-v#3PI*!m",
"Q'f4P04r3M!&7Pa!!'I|!!$P:!!$VL!=HRGSG%U5.lf,=DIb{Z=1%0m7#FzyINJRw9pn<K@i.UV8$G{I@f&Q59v8w&8*w:.",
"9'|`29[a:KA1L{L8+K]37*hph8t!Q6n5]@aQ2qp#S!)SdDI^YnNL6h@75tQ(t3g:k!]_WG70GmJ7_VS$:wm9X@f&Q59!!cS",
"t3hp9=/aSx!Y40K7P&-XQG-Ifp{1)gqYmCk!)$]18L+R5t5/(Sr7CwQt7V9tt7Lq#NrPU$!#pMt75B.B6qp|m.lfIL!++U1",
"*!;*l7Pk[`tBqd871MTy7k-S2sqzLXt1:RxtPY^J&2=0't1CP|mj:<F7Q+pI=18/b!0nx`!,yN`'Iw-^7ujM/n4a@c=n=_5",
"7G/`U<rMGgCaM-y9S`|V8`CFNS}N(!:ZUsbWaT4[N^`]A!2rAwCk(FLY*brbLqT/HYgU56A{p+d!&7Nw!!$gn!!$zv!!(VB",
"P-&;^[`9+}[}Vn$]<tw}D-tZ(]]4%)CmVQG6^_YH!&7P)!!$cu7qd8}.lf=r!)|:4D+Gz83,CW:!&7Nt!!$P!!!%A:!!$h7",
"!!%.&!!$J07qc{(^9sK=tS%}W!#p]B.lf@(sq;|3!z|mw_qu&Ln/If^9*,)t7NRUCQ.b)ZI8v$k'IyuSn/q[ZspL5l!'v#5",
"9j[8pNT)a<.lfzJ!+5_@.lfH&P1thDB&_Sh!Y!'G!FAd(n.^`dtTT+}7Np&hKGz;$:'Ny9tS(s9!anGw<zM!![`9+})/N:z",
"!&7Ny9mQ6<)c_z<n/S6T*F0j,!*T^%!+,_J=/kZG!&7P%7qcq-`qJBg9nqA)8:[zx.lfaCn/LIT:^TrN9sF!f;;2(&C$/-Q",
"n2&Nr-)]V=!)C,u!&7P5!!$<i!!%3R!z|r&Uqz,_cHyy:dc5CPDsXTfv-Tqqd'X/0m4f!;-)g1'!&7P#!!$Z-!!(nM!!%[D",
"8PBjh.lfr+!*(%kn/3tH#[^PZ-m9hZ!)WNLn61F28:PZ=p{;CHhY*@$!'G7881$]xhwJ6[PQKt08I_`c,aw,an2'9,Ab!nd",
";]]X;9cdz5itDzD8ru#x7U1<Vn0QJr!&;AiD-v|8LqUUNNTFP3:%WHThY+dF3+f/8!&7Nu!!$T^!!$k1!!$^B!!$uL!!)1w",
"!!$W`!!$Q8!!$n581%K$n0H80@4xxx<P<h<8Z`9{:C4fAA:.%2D-v#3D-tZ44)=uI7WZXln.c)y9Zr'XLqUUNDL3d'C1L^2",
"sa{4.#YZq!!iZq,!))AjSGWZc8;XanFgPT8jS'$YG'vt6C$ub[kuRak8<Hu/7hj|,7AV]&g^!{KGC-h'H!j%+FI0$}S]:'P",
"H$hV&D-tZ*K{yd3n/1mzI1+nFn/-Q;9mQ$GHhKq+!atc&7@m;|-b.}]!))[sH^L4f7A}7=-c=ii!+=d}!)imHu4L+F#YZt/",
"!jaU6!))buu4L`XA^c!B!);t/u0yD3!!$B-<}m2*D-v#3,&B706Z_9vMiC-3!))j.JWA8v:.*y^/8swC!);z1n/VUn%%L@{",
"7xL9qK7(*JGs@|X!CVXpPQ-ch.ld{|743B5n.j@'7C'[`uB8s]u=CzCu=X*H!]_S57#P3C:bwhQ7Kqk(9!+jT6*Rc.!&7Nt",
"81%%@n1/k<!%|$b.lfxH!)_zM-V]7!-YfC$y!IQ{BSxPzM.t;N!)RH)!)_}N-V]B#-Z8n,/WXhWMkR/aNJ/rW!atbr81*j9",
"n/]mH8#K@j8#UG@7bAC@n.lKf!NGX(7D@lUuB8s]u@Tf[u@hs`&PNsRu4Hdlu4JBBu4Hhp73:q)uA[DTuA))g:9]&t*BQw`",
"jV=6[!;FuZu4_]u#8C+.*`'pNjVI$Sy!MvIxF*+y7Rx.nqzHz.8n5P2u0f^68`FgDj[gk0sgA+3.ldzQn1i@[;B<M(/A)Cy",
"@zz<sPQ8.C.lf*}n/3mG!_N(V7_$=y.lf3v-ZN=W-V]pr!)*_4R^DClS:}UrrY$:VrwAF]83niPn/^*Q::1($-aZcY-V]vt",
"6wNgQ,wr#I8rW/c!!#H$",
};
static const char bitnet__spv_turn[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!,A/zzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*A|_6'#fv$D#d5U$#Z603",
"#xiK7!!k7@$8@zN$&MzBCnI*B$7A'3!@*</$Alv8Cu;,|#:Dh-!@*f;$C)hCB|17@#ZK-6$7|H5%|FbK#Z_98#[#wC#ZlgA",
"4@7$t$B[P;&yB,S#Z|N;#[A-G6X&:)-7QfP)g+0Z!#N}5!!z`4BqZS9!]]SL%|('G&PaMM!]qL)#{=uX+]`k:$76Kb,wq$v",
"+z}tW!!r-a+^SL*!!{3A+^]S(!#(GY'Pf)u!!+g6#!Wu4f}Q6a&V}!A!{/Yj,j7@L!=KT}6^6im!@xD<!#(yS!A%ks!#;J`",
"(K){+#<!4k#[==l#y]Im$8zSn/RhqC/Tj0R/TiB,/5K:/*)KZx1g[Tt76p=p6yI!T'2m825$BxK%s^Pa&n#`q%wl5m'1S|6",
"'4Py;C.CX9g]/8|-vQ/x.5n5_)+{*P!#;{q)fD'[.sNSD/p_*M-wDx%)Hlf]6^M&B&mkR!&vBZP.qjQd&vBZR*i1t`/8@/k",
"!]^yx!H#{k!'AYC!%S:c3'upl1jQ0w+%aqT5;,94-ZqdA!]_6$#:;N(!(<9)/3z=v+&+==*`n#'.viVS!]_K*%45:S!+dSL",
"!&&hSA;mrw!$`GQ!]^pV-8k)+#wxl0!!,:++{!9f$_5z#5:/Aa!+dJ#!+d}ZAB!]i#fQ&$(iIRw!'j'(+!0-w*`n#J4-9Q_",
"<D)7CCmj^F-!`-T*BPuB!-gf[)M2'|!^;<H!.PQx!))h';nKi($;:L`AyL;#;f^==!(H3+!C0ZN*D{s(*M#;%+&#0x5Cn<.",
"NTHWd*P-]}Djq%)7Zp8a!BT]0!*!HU!)36:!+gD/A:,8b7&'l8<&hBF(,5lI!z}TM!/6dl$H$4n#:D}|67,/p-VztNAxYS.",
"Qsi{23`h51-VnvQRFqGf!+xuN-g8Ia'nk[fA:@Mz.;bhg9/jhY.CZDs+B$p8M3r32*'hRF!_1jQ9VLkqFh#R<82Tw<HBI^j",
"8==6IN.La@!]`K(#aT0a$9buZ*C8ft!,ulp$u)RG&PLRWLtI**75vUIP+-U77b:)W<B9s3@JzrD!(|j/NsmAL8!NcR+)Z*2",
"P21SD8]09k9X;:n<ar&j%ut!VAyLM(<bg22!-#X,'LK2T+z}MG9@Y`h!]`JL=InTv<,<{*!,uB6Az*TdPqD+W:I:3a!C/sr",
"*H!4;=h.^{0nh)B.uxRg6gY&k*}xud/85*AAwA%s/ZUJz#%jquAtsd+#C4/r8:yfY85D7@!!!!M",
};
static const bitnet__spv bitnet__spvs[] = {
    {"activate", bitnet__spv_activate, 1088, 1244,
     {{0, 1145, 0xF8138156}, {0, 1145, 0xF8138156}}},
    {"attention", bitnet__spv_attention, 10128, 23072,
     {{0, 10653, 0x9C0CD982}, {11639, 10484, 0xD58FA277}}},
    {"attention_prompt", bitnet__spv_attention_prompt, 9576, 22003,
     {{0, 10217, 0xC0A9C5CE}, {11106, 10048, 0x2483BA3F}}},
    {"carry", bitnet__spv_carry, 752, 766,
     {{0, 734, 0xA00A0194}, {0, 734, 0xA00A0194}}},
    {"choose", bitnet__spv_choose, 1068, 1210,
     {{0, 1176, 0xF05E7C49}, {0, 1176, 0xF05E7C49}}},
    {"delta", bitnet__spv_delta, 4572, 8034,
     {{0, 3827, 0x3B8300B9}, {4054, 3766, 0xC19CD48E}}},
    {"embed", bitnet__spv_embed, 1560, 1758,
     {{0, 1682, 0x83D4C572}, {0, 1682, 0x83D4C572}}},
    {"floats", bitnet__spv_floats, 2996, 5229,
     {{0, 2505, 0xDAFB71C2}, {2650, 2432, 0x6B34E5B7}}},
    {"gates", bitnet__spv_gates, 924, 1034,
     {{0, 946, 0x25DE0882}, {0, 946, 0x25DE0882}}},
    {"gemm", bitnet__spv_gemm, 6480, 13808,
     {{0, 6384, 0x6D101571}, {6935, 6317, 0x4C9B0AA2}}},
    {"gemm_groups", bitnet__spv_gemm_groups, 5968, 12202,
     {{0, 5684, 0xD88AAA9B}, {6121, 5617, 0x5046032C}}},
    {"grouped", bitnet__spv_grouped, 8584, 19417,
     {{0, 8965, 0x884F9E70}, {9862, 8717, 0x5A5C9A45}}},
    {"head", bitnet__spv_head, 4488, 8499,
     {{0, 4073, 0x7C3AAD3C}, {4288, 4012, 0x92BAE028}}},
    {"heads", bitnet__spv_heads, 5656, 9659,
     {{0, 4626, 0x7CB0910E}, {4868, 4557, 0x31111EC6}}},
    {"joined", bitnet__spv_joined, 18104, 47622,
     {{0, 19232, 0x2418149E}, {23976, 18996, 0x41C6060E}}},
    {"mix", bitnet__spv_mix, 9280, 19349,
     {{0, 9103, 0x0420E6EA}, {9784, 9034, 0x7DA13754}}},
    {"norms", bitnet__spv_norms, 3152, 5940,
     {{0, 2874, 0xCB9F9C69}, {2996, 2817, 0x152BF043}}},
    {"numbers", bitnet__spv_numbers, 1736, 2193,
     {{0, 2021, 0x7C6EB5AA}, {0, 2021, 0x7C6EB5AA}}},
    {"prepare", bitnet__spv_prepare, 7720, 15221,
     {{0, 7149, 0xD5E44665}, {7777, 6909, 0x62006585}}},
    {"screen", bitnet__spv_screen, 3804, 6959,
     {{0, 3355, 0x9500FEA7}, {3500, 3284, 0xCA8CFAAD}}},
    {"survivors", bitnet__spv_survivors, 6328, 12245,
     {{0, 5873, 0x5DC3F1D3}, {6160, 5812, 0xF2B50A30}}},
    {"ternary", bitnet__spv_ternary, 10428, 23342,
     {{0, 10570, 0xB707D9C1}, {11783, 10391, 0xC16FB095}}},
    {"turn", bitnet__spv_turn, 1048, 1195,
     {{0, 1163, 0xF87E3937}, {0, 1163, 0xF87E3937}}},
};
static const uint32_t bitnet__spv_firsts[] = {
    131089, 393227, 196622, 458767, 393232, 262215, 196679, 327752, 131091, 196641,
    262165, 196630, 262176, 262177, 327713, 262203, 262187, 131092, 262194, 393268,
    262167, 458782, 196637, 196638, 393267, 327734, 131320, 327745, 262205, 327812,
    262201, 327808, 327856, 196855, 262394, 393281, 196670, 393273, 131321, 65789,
    65592, 131326, 196663, 262268, 327810, 458997, 262390, 327857, 327813, 327811,
    327866, 393385, 327809, 327876, 327864, 262271, 327737, 262216, 393249, 262172,
    458785, 458804, 524321, 589857, 655393, 196657, 1966110, 327724, 1179678, 196656,
    458809, 196833, 262368, 327879, 327854, 327877, 393228, 327874, 327760, 327822,
    262254, 327817, 327850, 327814, 458764, 327847, 327851, 524345, 327852, 720953,
    589881, 327761, 458832, 458986, 655417, 327846, 262312, 524298, 393562, 327858,
    524300, 327710, 393231, 327860, 1048606, 196649, 589854, 262255, 917534, 327815,
    327819, 458817, 458796, 393418, 327875, 327878, 397666, 393246, 1245214, 262270,
    524303, 851998, 196650, 458991, 458993, 262174, 393260, 262298, 327829, 327830,
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
static bool bitnet__spv_restore(const bitnet__spv *spv, bool fast, uint8_t *bytes,
                                uint32_t *words) {
    size_t at = spv->tier[fast].at, count = spv->tier[fast].count;
    return at <= spv->bytes && bitnet__spv_expand(spv, bytes) &&
           bitnet__spv_words(bytes + at, spv->bytes - at, words, count) &&
           bitnet__crc32(0, words, count * sizeof *words) == spv->tier[fast].crc;
}

static bitnet_result bitnet__spv_unpack(const char *kernel, bool fast,
                                        const bitnet_allocator *allocator, uint32_t **words,
                                        size_t *count, bitnet_error *error) {
    const bitnet__spv *spv = bitnet__spvs, *end = spv + sizeof bitnet__spvs / sizeof *spv;
    size_t room;
    while (spv < end && strcmp(spv->name, kernel) != 0) spv++;
    if (spv == end)
        return bitnet__fail(error, BITNET_ERROR_GPU_FAILED, "there is no kernel %s", kernel);
    *count = spv->tier[fast].count;
    room = *count + BITNET__SPV_CONTROLS;
    *words = (uint32_t *)bitnet__alloc(allocator, room + spv->bytes / 4 + 1, sizeof **words);
    if (!*words) return bitnet__no_memory(error);
    if (bitnet__spv_restore(spv, fast, (uint8_t *)(*words + room), *words)) return BITNET_OK;
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
