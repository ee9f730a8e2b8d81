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
   follows attention; plus 4 or 5 per token. A greedy session goes on by itself: the token of the
   greatest logit is embedded next, several tokens in one submit (`tokens_per_submit`), and handed
   out as they are sampled; if anything else is fed, what was computed ahead is dropped. Each token
   sends back its id and its final state. Prompts go through a tiled integer product in batches of
   up to 512 tokens, if the session's option `batch` allows it; the next batch is submitted while
   one is computed, as far as the token budget goes, so that the GPU always finds work. Batches of 2
   to 8 tokens, as in speculative decoding, read the weights once.

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

   The CPU tokenizes, samples, and computes what an observer of layers wants to see.

   bitnet_gpu_measure tells what each kernel of a token takes by the device's clock.

   If the GPU shares its memory with the CPU, the CPU copies weights and KV caches itself, without a
   submit.

   Each session has its KV cache and buffers on the GPU and, in memory that both see, what two of
   its submits send and bring back: 11 MiB at the 2B shape. bitnet_session_save and _copy fetch what
   they need; a copied or restored session starts on the CPU: attach it.

   The device's own instruction converts halves if the self-test finds it right for all 65,536 of
   them, else integers do.

   The GPU takes models of the architectures bitnet, llama, qwen2, qwen3 and minicpm whose layers
   are ternary or of one bit, all in one form: I2_S, TQ1_0 or TQ2_0 with one scale a matrix and
   activations quantised whole; or these, Q2_0, PQ2_0, PTQ1_0 or Q1_0 by groups, with activations
   quantised by groups of 32 columns. Chapter 8 of bitnet.h says which of both a model is.

   Embeddings and lm_heads are uploaded as halves if they are F16, as they are if by groups, and as
   floats otherwise. An lm_head by groups has no screen: it is no larger than one.

   Other models are refused with BITNET_ERROR_GPU_UNSUPPORTED: those with recurrent states (qwen35);
   with windows, post-norms or GELU (gemma3); of experts (maple); with norms behind the rope
   (hunyuan-dense) or before each matrix; in a Hadamard basis; with a ternary lm_head that is not by
   groups. Sessions with an adapter or int8 keys and values are refused too; one that gets an
   adapter leaves the GPU. The CPU goes on with the same bits.

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

/* Prefers a queue family that computes but does not draw, so that the program's frames need not
   wait. Returns the number of families if none computes. */
static uint32_t bitnet__gpu_queue_family(const bitnet__gpu_machine *machine,
                                         VkPhysicalDevice physical, uint32_t *count) {
    VkQueueFamilyProperties families[16];
    uint32_t i, found, alone;
    machine->vk.GetPhysicalDeviceQueueFamilyProperties(physical, count, NULL);
    if (*count > 16) *count = 16;
    found = alone = *count;
    machine->vk.GetPhysicalDeviceQueueFamilyProperties(physical, count, families);
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
    BITNET__PRODUCTS
};

/* The parts of the model's layers (>>architectures in bitnet.h) that form each product. */
static const struct {
    int first, count; /* its matrices */
    int norm;         /* of their input */
} bitnet__gpu_products[BITNET__PRODUCTS] = {{BITNET__Q, 3, BITNET__ATTN_NORM},
                                            {BITNET__O, 1, BITNET__ATTN_SUB_NORM},
                                            {BITNET__GATE, 2, BITNET__FFN_NORM},
                                            {BITNET__DOWN, 1, BITNET__FFN_SUB_NORM}};

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
    X(FINAL,        "final",            1, 0, "last norm",        final) \
    X(HEADS,        "heads",            1, 0, "heads",            heads) \
    X(SPLIT,        "attention",        1, 1, "attention",        attention) \
    X(WHOLE,        "attention-prompt", 1, 0, "attention",        attention) \
    X(JOINED,       "joined",           1, 0, "query, key, value; attention", joined) \
    X(CARRY,        "carry",            1, 0, "carry",            as_named) \
    X(CHOOSE,       "choose",           1, 0, "choice",           as_named) \
    X(NUMBERS,      "numbers",          1, 0, "numbers",          as_named) \
    X(SURVIVORS,    "survivors",        1, 0, "head: survivors",  survivors) \
    X(SCREEN,       "screen",           4, 0, "head: screen",     screen) \
    X(HEAD,         "head",             4, 0, "head",             lm_head) \
    X(QKV,          "qkv",              5, BITNET__PRODUCT_QKV,     "query, key, value", product) \
    X(OUTPUT,       "out",              5, BITNET__PRODUCT_OUTPUT,  "output",            product) \
    X(GATE_UP,      "gate",             5, BITNET__PRODUCT_GATE_UP, "gate and up",       product) \
    X(DOWN,         "down",             5, BITNET__PRODUCT_DOWN,    "down",              product)
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
    uint32_t first[BITNET__PRODUCTS];  /* its row 0, in units of 16 bytes */
    uint32_t scales[BITNET__PRODUCTS]; /* in the parameters, by rows */
    uint32_t biases[BITNET__PRODUCTS]; /* the same, or BITNET__GPU_NONE */
    uint32_t gains[BITNET__PRODUCTS];  /* by columns, where there is a norm */
    uint32_t head_gains;               /* of a query, then of a key, where they have norms */
} bitnet__gpu_layer;

#define BITNET__GPU_NONE 0xFFFFFFFFu

/* Forms of the embedding or head; codes are by >>groups. embed.comp uses the same numbers. */
enum { BITNET__GPU_FLOATS, BITNET__GPU_HALVES, BITNET__GPU_CODES };

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
    bool grouped;     /* their matrices are by >>groups */
    bool heads_apart; /* heads have their own dispatch: BITNET__PIPELINE_HEADS */
    bitnet__gpu_blocks blocks;
    bitnet__gpu_layer *layers;
    bitnet__gpu_table lm_head, embedding; /* with the same pieces if they are one */
    bitnet__gpu_screen screen;            /* of the head */
    bitnet__gpu_region parameters;        /* gains, scales and biases */
    uint32_t output_gain, lm_head_scales; /* these by rows, where a head of codes has one scale */
    struct bitnet__gpu_pass *passes;      /* that nobody uses */
    bitnet__atomic apart;                 /* 1: passes failed, each session is computed by itself */
    uint64_t attached;                    /* sessions so far */
    int64_t prompt_microseconds;          /* that a token of a prompt took lately; 0: unknown */
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

   Calls >>architectures, >>gpu-loader, >>gpu-device and >>gpu-words.
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
} bitnet__push_layer;
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
    uint32_t rows, first;
    uint32_t states;
    uint32_t logits, logits_stride;
    uint32_t parts, first_part, parts_stride;
    uint32_t count;
    uint32_t has_scale;
    float scale;
} bitnet__push_head;
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
enum { BITNET__GPU_PUSH = 88 }; /* bytes of the longest */
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

/* Whether the input of a product has a norm. */
static bool bitnet__gpu_is_normed(const bitnet_gpu *gpu, int product) {
    return bitnet__has_part(gpu->model->parts, bitnet__gpu_products[product].norm);
}

/* Can attention quantise its output for the next product? Only without a norm between them, and
   with whole groups. */
static bool bitnet__gpu_is_quantised(const bitnet_gpu *gpu) {
    return gpu->grouped && !bitnet__gpu_is_normed(gpu, BITNET__PRODUCT_OUTPUT) &&
           gpu->model->info.head_width % BITNET__GROUP == 0;
}

/* The next product, perhaps in the next layer. */
static int bitnet__gpu_next_product(int product) { return (product + 1) % BITNET__PRODUCTS; }

/* Rows of a product; gate and up count together. */
static int bitnet__gpu_rows(const bitnet_gpu *gpu, int product) {
    int first = bitnet__gpu_products[product].first, rows = 0, i;
    int count = product == BITNET__PRODUCT_GATE_UP ? 1 : bitnet__gpu_products[product].count;
    for (i = first; i < first + count; i++) rows += bitnet__part_rows(&gpu->model->info, i);
    return rows;
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

/* Limited by registers: for one token they hold the weights of a round of turns, for several the
   sums. */
static int bitnet__gpu_team_rows(const bitnet_gpu *gpu, int product, int tokens) {
    int matrices = product == BITNET__PRODUCT_GATE_UP ? 2 : 1;
    size_t stride = bitnet__gpu_quants_stride(bitnet__gpu_columns(gpu, product)) / 512;
    int turns = (int)(stride / ((stride + 7) / 8));
    return bitnet__gpu_spread(gpu, bitnet__gpu_rows(gpu, product),
                              (tokens == 1 ? 16 / turns : 4 / tokens) / matrices);
}

static int bitnet__gpu_head_rows(const bitnet_gpu *gpu, int tokens) {
    return bitnet__gpu_spread(gpu, gpu->lm_head.piece_rows, 4 / tokens);
}

/* groups.glsl's constants, and grouped.comp's token count. */
static void bitnet__gpu_specialise_groups(const bitnet__matrix *m, int tokens,
                                          uint32_t c[BITNET__CONSTANTS]) {
    c[1] = (uint32_t)m->columns;
    c[3] = m->layout == BITNET__ONE_BIT ? 1 : 2;
    c[4] = (uint32_t)(m->span ? (m->columns + m->span - 1) / m->span : 0);
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
    static const uint32_t modes[BITNET__PRODUCTS] = {0, 1, 2, 1}; /* rows.glsl's; 3: stored */
    int product = op->which;
    int tokens = 1 << variant; /* but for prompts, whose tiles have a size of their own */
    c[1] = (uint32_t)bitnet__gpu_columns(gpu, product);
    c[2] = product == BITNET__PRODUCT_QKV && gpu->heads_apart ? 3 : modes[product];
    c[8] = gpu->model->activation == BITNET__SILU;
    c[BITNET__CONSTANT_NORMED] = bitnet__gpu_is_normed(gpu, product);
    if (gpu->grouped) { /* its input is prepared already, and it may prepare the next one's */
        const bitnet__layer *layer = &gpu->model->layers[0];
        int next = bitnet__gpu_next_product(product);
        bitnet__gpu_specialise_groups(&layer->matrix[bitnet__gpu_products[product].first], tokens,
                                      c);
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
    return "joined";
}

static const char *bitnet__gpu_specialise_lm_head(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__CONSTANTS]) {
    int tokens = 1 << variant;
    (void)op;
    c[2] = gpu->lm_head.form;
    c[3] = (uint32_t)tokens;
    if (gpu->lm_head.form == BITNET__GPU_CODES) {
        c[2] = 4; /* grouped.comp's MODE_LOGITS, */
        c[7] = 0; /* which prepares nothing */
        bitnet__gpu_specialise_groups(gpu->lm_head.matrix, tokens, c);
        return "grouped";
    }
    c[4] = (uint32_t)bitnet__gpu_head_rows(gpu, tokens);
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
    return "attention";
}

static const char *bitnet__gpu_specialise_heads(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)op, (void)variant;
    c[BITNET__CONSTANT_NORMED] = bitnet__has_part(gpu->model->parts, BITNET__Q_NORM);
    return "heads";
}

static const char *bitnet__gpu_specialise_prepare(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)variant;
    c[1] = (uint32_t)bitnet__gpu_columns(gpu, op->which);
    c[2] = c[3] = 0;
    c[4] = gpu->grouped;
    c[BITNET__CONSTANT_NORMED] = bitnet__gpu_is_normed(gpu, op->which);
    return "prepare";
}

static const char *bitnet__gpu_specialise_final(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)op, (void)variant;
    c[2] = c[BITNET__CONSTANT_NORMED] = true;
    c[3] = gpu->screen.there;
    c[4] = gpu->lm_head.form == BITNET__GPU_CODES;
    return "prepare";
}

static const char *bitnet__gpu_specialise_embed(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)op, (void)variant;
    bitnet__gpu_specialise_groups(gpu->embedding.matrix, 1, c);
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
    c[1] = (uint32_t)info->width;
    c[3] = (uint32_t)info->heads;
    c[4] = (uint32_t)info->kv_heads;
    c[5] = (uint32_t)info->head_width;
    c[6] = (uint32_t)info->rope_width;
    c[7] = gpu->model->architecture.rope == BITNET__ROPE_NEIGHBOURS;
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

   Ternary rows are uploaded as the CPU's kernels store them, one region per layer; rows of the
   embedding and head padded to whole segments of 64; gains, scales and biases as one float array.

   Calls >>formats, >>groups, >>base3, >>screen, >>model, >>gpu-device, >>gpu-memory and
   >>gpu-kernels.
   ================================================== */

/* A head by groups needs its input quantised as the products' input is. */
static bool bitnet__gpu_takes_lm_head(const bitnet_model *model) {
    const bitnet__matrix *m = &model->lm_head;
    if (bitnet__is_grouped(m->layout)) return model->activation_group == BITNET__GROUP && !m->bias;
    return m->layout == BITNET__FLOATS && !m->bias;
}

/* Says what is wrong with a layer's matrix, or NULL. All layers share kernels, so each must match
   `first`, the model's first matrix. */
static const char *bitnet__gpu_objection(const bitnet_model *model, const bitnet__matrix *m,
                                         const bitnet__matrix *first) {
    bool grouped = bitnet__is_grouped(m->layout);
    if (m->layout != BITNET__TERNARY && !grouped)
        return "layer %i has weights that are not ternary: such models are not supported on the "
               "GPU";
    if (m->layout != first->layout || m->span != first->span)
        return "layer %i has weights in another form than the first: such models are not "
               "supported on the GPU";
    if (grouped && model->activation_group != BITNET__GROUP)
        return "layer %i is multiplied by groups of 32 columns, but activations are not quantised "
               "by these: such models are not supported on the GPU";
    if (grouped && m->rows % BITNET__GROUP_ROWS)
        return "layer %i has a matrix by groups whose rows are no multiple of 16: such models are "
               "not supported on the GPU";
    return NULL;
}

static bitnet_result bitnet__gpu_check_matrices(const bitnet_model *model, bitnet_error *error) {
    const bitnet__matrix *first = &model->layers[0].matrix[BITNET__Q];
    int layer, i;
    if (!bitnet__gpu_takes_lm_head(model) ||
        (model->embedding.layout != BITNET__FLOATS && !bitnet__is_grouped(model->embedding.layout)))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "heads that are ternary, where activations are not quantised by groups "
                            "of 32 columns, and heads with a bias, are not supported on the GPU");
    for (layer = 0; layer < model->info.layers; layer++)
        for (i = 0; i < BITNET__USUAL_MATRICES; i++) {
            const char *objection =
                bitnet__gpu_objection(model, &model->layers[layer].matrix[i], first);
            if (objection)
                return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED, objection, (int64_t)layer);
        }
    return BITNET_OK;
}

static bitnet_result bitnet__gpu_check_model(const bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_model *model = gpu->model;
    const bitnet_model_info *info = &model->info;
    VkDeviceSize widest = bitnet__gpu_quants_stride((int)bitnet__widest(info));
    VkDeviceSize group = (VkDeviceSize)(info->heads / info->kv_heads);
    VkDeviceSize shared = widest + 8192; /* a quantised vector, and what sums and results take */
    VkDeviceSize attention =
        group * (bitnet__pad((size_t)info->head_width, 64) + 64 + 4) * 4 + 8192;
    if (attention > shared) shared = attention;
    if (shared < 16384) shared = 16384;
    if (shared > gpu->can.limits.maxComputeSharedMemorySize)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "the model's vectors are too wide for this GPU's shared memory");
    if (~model->parts & BITNET__LLAMA_PARTS ||
        model->parts & ~(BITNET__BITNET_PARTS | BITNET__ATTENTION_PARTS | BITNET__LONGROPE_PARTS) ||
        model->architecture.rope == BITNET__ROPE_FIRST)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "models of the architecture %s are not supported on the GPU",
                            model->architecture.name);
    if (model->basis.block)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "weights in a Hadamard basis are not supported on the GPU");
    if (model->activation == BITNET__GELU)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "models with GELU are not supported on the GPU");
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
        float none = biases ? -0.0f : m->scale; /* -0 adds nothing */
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
    size_t head = (size_t)gpu->model->info.head_width;
    int p, i;
    for (p = 0; p < BITNET__PRODUCTS; p++) {
        const float *gain = bitnet__norm_of(layer, bitnet__gpu_products[p].norm);
        int first = bitnet__gpu_products[p].first;
        bool biases = false;
        for (i = first; i < first + bitnet__gpu_products[p].count; i++)
            biases = biases || layer->matrix[i].bias;
        to->gains[p] =
            gain ? bitnet__gpu_put(out, used, gain, (size_t)bitnet__gpu_columns(gpu, p)) : 0;
        to->scales[p] = bitnet__gpu_put_rows(out, used, layer, p, false);
        to->biases[p] = biases ? bitnet__gpu_put_rows(out, used, layer, p, true) : BITNET__GPU_NONE;
    }
    to->head_gains = q ? bitnet__gpu_put(out, used, q, head) : 0;
    if (q) bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__K_NORM), head);
}

static uint32_t bitnet__gpu_put_parameters(bitnet_gpu *gpu, float *out) {
    const bitnet_model_info *info = &gpu->model->info;
    const bitnet__matrix *head = &gpu->model->lm_head;
    uint32_t used = 0;
    int l;
    for (l = 0; l < info->layers; l++) bitnet__gpu_put_layer(gpu, l, out, &used);
    gpu->output_gain = bitnet__gpu_put(out, &used, gpu->model->output_norm, (size_t)info->width);
    gpu->lm_head_scales = used;
    if (bitnet__is_grouped(head->layout) && !head->span) {
        for (l = 0; l < head->rows && out; l++) out[used + (uint32_t)l] = head->scale;
        used += (uint32_t)bitnet__pad((size_t)head->rows, 64);
    }
    return used;
}

/* ---- regions */

static void bitnet__gpu_plan_layer(bitnet_gpu *gpu, int layer) {
    bitnet__gpu_layer *to = &gpu->layers[layer];
    int p, i;
    to->weights.size = 0;
    for (p = 0; p < BITNET__PRODUCTS; p++) {
        int first = bitnet__gpu_products[p].first;
        to->first[p] = (uint32_t)(to->weights.size / 16);
        for (i = first; i < first + bitnet__gpu_products[p].count; i++) {
            const bitnet__matrix *m = &gpu->model->layers[layer].matrix[i];
            to->weights.size += (VkDeviceSize)m->rows * m->stride;
        }
    }
}

static bitnet_result bitnet__gpu_plan_table(bitnet_gpu *gpu, bitnet__gpu_table *table,
                                            const bitnet__matrix *matrix, bitnet_error *error) {
    size_t columns = bitnet__pad((size_t)matrix->columns, 64), rows, block = 1;
    int32_t i;
    table->matrix = matrix;
    table->form = matrix->type == BITNET_TYPE_F16 ? BITNET__GPU_HALVES : BITNET__GPU_FLOATS;
    table->row_bytes = columns * (table->form == BITNET__GPU_HALVES ? 2 : 4);
    if (bitnet__is_grouped(matrix->layout)) {
        table->form = BITNET__GPU_CODES;
        table->row_bytes = matrix->stride;
        block = BITNET__GROUP_ROWS;
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
    gpu->screen.there = table->form != BITNET__GPU_CODES && !table->matrix->has_scale &&
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

static bitnet_result bitnet__gpu_send_layer(bitnet__gpu_upload *upload, int l,
                                            bitnet_error *error) {
    bitnet_gpu *gpu = upload->gpu;
    VkDeviceSize offset = 0;
    bitnet_result result = BITNET_OK;
    int i, row;
    for (i = 0; i < BITNET__USUAL_MATRICES && result == BITNET_OK; i++) {
        const bitnet__matrix *m = &gpu->model->layers[l].matrix[i];
        size_t size = (size_t)m->rows * m->stride;
        if (m->data) {
            result =
                bitnet__gpu_send(upload, &gpu->layers[l].weights, offset, m->data, size, error);
        } else {
            uint8_t *rows = (uint8_t *)bitnet__alloc(&gpu->allocator, size + m->stride * 4, 1);
            if (!rows) return bitnet__no_memory(error);
            for (row = 0; row < m->rows; row++)
                bitnet__gpu_unpack_base3(m, row, rows + size, rows + (size_t)row * m->stride);
            result = bitnet__gpu_send(upload, &gpu->layers[l].weights, offset, rows, size, error);
            bitnet__free(&gpu->allocator, rows);
        }
        offset += size;
    }
    return result;
}

/* Codes go up as they are. */
static bitnet_result bitnet__gpu_send_codes(bitnet__gpu_upload *upload,
                                            const bitnet__gpu_table *table, bitnet_error *error) {
    const uint8_t *data = table->matrix->data;
    bitnet_result result = BITNET_OK;
    int32_t i;
    for (i = 0; i < table->pieces && result == BITNET_OK; i++) {
        result = bitnet__gpu_send(upload, &table->piece[i], 0, data, (size_t)table->piece[i].size,
                                  error);
        data += table->piece[i].size;
    }
    return result;
}

static bitnet_result bitnet__gpu_send_floats(bitnet__gpu_upload *upload,
                                             const bitnet__gpu_table *table, bitnet_error *error) {
    const bitnet__matrix *m = table->matrix;
    int32_t most = (int32_t)(((size_t)4 << 20) / table->row_bytes) + 1, row, i;
    uint8_t *rows =
        (uint8_t *)bitnet__alloc_zero(&upload->gpu->allocator, (size_t)most, table->row_bytes);
    bitnet_result result = BITNET_OK;
    if (!rows) return bitnet__no_memory(error);
    for (row = 0; row < m->rows && result == BITNET_OK;) {
        int32_t piece = row / table->piece_rows, at = row % table->piece_rows, count = most;
        if (count > table->piece_rows - at) count = table->piece_rows - at;
        if (count > m->rows - row) count = m->rows - row;
        for (i = 0; i < count; i++) {
            const uint8_t *from = m->data + (size_t)(row + i) * m->stride;
            uint8_t *to = rows + (size_t)i * table->row_bytes;
            if (table->form == BITNET__GPU_HALVES) memcpy(to, from, (size_t)m->columns * 2);
            else bitnet__type_of(m->type)->expand(from, m->columns, (float *)(void *)to);
        }
        result = bitnet__gpu_send(upload, &table->piece[piece], (VkDeviceSize)at * table->row_bytes,
                                  rows, (size_t)count * table->row_bytes, error);
        row += count;
    }
    bitnet__free(&upload->gpu->allocator, rows);
    return result;
}

static bitnet_result bitnet__gpu_send_table(bitnet__gpu_upload *upload,
                                            const bitnet__gpu_table *table, bitnet_error *error) {
    return table->form == BITNET__GPU_CODES ? bitnet__gpu_send_codes(upload, table, error)
                                            : bitnet__gpu_send_floats(upload, table, error);
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
   alone limits contexts. Exchange with the CPU goes through channels: a session has two, since two
   of its submits may be in flight.

   Calls >>groups, >>screen, >>model, >>gpu-loader, >>gpu-device, >>gpu-memory and >>gpu-kernels.
   ================================================== */

/* Words of the kernels' struct State that the CPU writes or reads. */
enum {
    BITNET__STATE_POSITION = 0,
    BITNET__STATE_LATE = 2,
    BITNET__STATE_CHUNKS,
    BITNET__STATE_KV_HEADS,
    BITNET__STATE_ROWS,
    BITNET__STATE_GROUPS,      /* and two ones */
    BITNET__STATE_CHOICES = 10 /* [BITNET__GPU_VERIFIED] */
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
    bitnet__gpu_region *cache; /* [layers][keys, values] of those: bindings 4 and 5 */
    VkDeviceSize cache_bytes;  /* of a layer's keys, and of its values */

    /* Offsets and strides in `floats`. */
    uint32_t x, qkv, q, attention, ffn, steps, states, logits, parts, lowers, list, mask, partial;
    uint32_t x_stride, qkv_stride, q_stride, attention_stride, ffn_stride; /* qkv: heads apart */
    uint32_t logits_stride, parts_stride, chunks;
    uint32_t mask_stride;

    VkDescriptorPool sets_pool;
    VkDescriptorSet *sets; /* [layers], pieces of the head, of a separate embedding, of the screen;
                              in a pass, from own_sets on, those of its members */
    int32_t own_sets;
    VkCommandPool body_pool;
    VkCommandBuffer bodies[BITNET__GPU_BODIES]; /* recorded when they are first needed */
    int32_t dispatches[BITNET__GPU_BODIES];     /* in each */
    bool joined;                                /* as they were recorded */

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
    if (gpu->heads_apart)
        g->qkv_stride =
            (uint32_t)bitnet__pad((size_t)bitnet__gpu_rows(gpu, BITNET__PRODUCT_QKV), 64);
    g->q_stride = (uint32_t)((size_t)info->heads * head);
    g->attention_stride = (uint32_t)bitnet__pad((size_t)(info->heads * info->head_width), 64);
    g->ffn_stride = (uint32_t)bitnet__pad((size_t)info->ffn_width, 64);
    g->logits_stride = (uint32_t)bitnet__pad((size_t)info->vocabulary, 64);
    g->parts_stride = 0;
    for (i = 0; i < gpu->lm_head.pieces; i++)
        g->parts_stride += (uint32_t)(gpu->lm_head.piece_rows / (BITNET__GPU_THREADS / 8)) + 1;

    g->x = bitnet__gpu_take_floats(&floats, batch * g->x_stride);
    g->qkv = bitnet__gpu_take_floats(&floats, batch * g->qkv_stride);
    g->q = bitnet__gpu_take_floats(&floats, batch * g->q_stride);
    g->attention = bitnet__gpu_take_floats(&floats, batch * g->attention_stride);
    g->ffn = bitnet__gpu_take_floats(&floats, batch * g->ffn_stride);
    if (gpu->grouped ||
        gpu->lm_head.form == BITNET__GPU_CODES) /* and padded, so 2 groups or more */
        steps = 2 * bitnet__groups((int)bitnet__widest(info));
    g->steps = bitnet__gpu_take_floats(&floats, steps * batch);
    g->states = bitnet__gpu_take_floats(&floats, (size_t)BITNET__GPU_STATES * g->x_stride);
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
    g->rope = bitnet__gpu_take(&used, (VkDeviceSize)context * (size_t)info->rope_width * 4);
    g->state = bitnet__gpu_take(&used, BITNET__GPU_STATE_BYTES +
                                           verified * (size_t)info->kv_heads * sizeof(uint32_t));
    return used;
}

/* Bytes of a session whose block has so many. */
static VkDeviceSize bitnet__gpu_session_bytes(const bitnet__gpu_session *g, VkDeviceSize block) {
    return block + 2 * (VkDeviceSize)g->gpu->model->info.layers * g->cache_bytes;
}

/* Does the device allow this layout at all? */
static bool bitnet__gpu_session_fits(const bitnet__gpu_session *g, VkDeviceSize block,
                                     uint64_t available) {
    const bitnet_gpu *gpu = g->gpu;
    return block <= gpu->largest_block && g->cache_bytes <= gpu->largest_block &&
           bitnet__gpu_session_bytes(g, block) <= available &&
           g->floats.size <= gpu->largest_range && g->cache_bytes <= gpu->largest_range &&
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
        g->cache[i].size = g->cache_bytes;
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
    VkQueryPool times;  /* where a dispatch's beginning is noted, if anywhere, */
    int *kernels;       /* and which pipeline it is */
    int32_t dispatches; /* so far */
    bitnet_result result;
    bitnet_error *error;
} bitnet__gpu_recorder;

/* An upper bound on a token's dispatches: per layer four products, their preparation, heads and
   attention; embedding and head by pieces, with the screen; the last norm and the choice. */
static uint32_t bitnet__gpu_most_dispatches(const bitnet_gpu *gpu) {
    return (uint32_t)((2 * BITNET__PRODUCTS + 2) * gpu->layers_used + gpu->embedding.pieces +
                      2 * gpu->lm_head.pieces + 2);
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

static void bitnet__gpu_record_embedding(bitnet__gpu_recorder *r) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->embedding;
    const bitnet__matrix *m = table->matrix;
    int32_t i;
    for (i = 0; i < table->pieces; i++) {
        bitnet__push_embed push;
        push.rows = (uint32_t)bitnet__gpu_piece_rows(table, i);
        push.first = (uint32_t)(i * table->piece_rows);
        push.target = g->x;
        push.target_stride = g->x_stride;
        push.has_scale = m->has_scale;
        push.scale = m->scale;
        push.embedding_scale = g->gpu->model->embedding_scale;
        bitnet__gpu_bind(r, BITNET__PIPELINE_EMBED, bitnet__gpu_embedding_set(g, i), &push,
                         sizeof push);
        bitnet__gpu_dispatch(r, r->rows, 1, 1);
        bitnet__gpu_then(r);
    }
}

/* Workgroups of a product for a batch shorter than a prompt's. */
static int32_t bitnet__gpu_product_groups(const bitnet_gpu *gpu, int product, int32_t tokens) {
    int32_t rows = bitnet__gpu_rows(gpu, product);
    int32_t each = BITNET__GPU_THREADS / 8 * bitnet__gpu_team_rows(gpu, product, tokens);
    return (rows + each - 1) / each;
}

/* The push constants of a layer's kernels. */
static bitnet__push_layer bitnet__gpu_layer_push(const bitnet__gpu_recorder *r, int layer,
                                                 int product, uint32_t source, uint32_t target,
                                                 uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_layer *l = &gpu->layers[layer];
    bitnet__push_layer push;
    push.first = l->first[product];
    push.scales = l->scales[product];
    push.biases = l->biases[product];
    push.gain = l->gains[product];
    push.source = source;
    push.target = target;
    push.target_stride = target_stride;
    push.rows = (uint32_t)bitnet__gpu_rows(gpu, product);
    push.count = (uint32_t)r->rows;
    push.context = (uint32_t)g->context;
    push.steps = g->steps;
    push.reciprocal = bitnet__gpu_reciprocal(bitnet__gpu_columns(gpu, product));
    push.epsilon = gpu->model->info.norm_epsilon;
    push.score_scale = gpu->model->score_scale;
    push.outputs = g->attention;
    push.outputs_stride = g->attention_stride;
    push.partial = g->partial;
    push.chunks = g->chunks;
    push.groups = (uint32_t)bitnet__gpu_product_groups(gpu, product, 1);
    push.ready = push.groups * (uint32_t)(layer + 1);
    push.residual_scale = gpu->model->residual_scale;
    push.quantised = 1;
    return push;
}

/* Dispatches a prompt's product in tiles of 64 tokens by 64 rows; gate and up take half as many
   each. */
static void bitnet__gpu_dispatch_tiles(bitnet__gpu_recorder *r, int product) {
    int32_t rows = bitnet__gpu_rows(r->session->gpu, product);
    int32_t each = product == BITNET__PRODUCT_GATE_UP ? 32 : 64;
    bitnet__gpu_dispatch(r, (rows + each - 1) / each, (r->rows + 63) / 64, 1);
}

/* Dispatches the norm and quantisation of a product's input, unless the product does this
   itself. */
static void bitnet__gpu_record_prepare(bitnet__gpu_recorder *r, int layer, int product,
                                       uint32_t source, uint32_t source_stride) {
    const bitnet__gpu_session *g = r->session;
    bitnet__push_prepare push;
    push.source = source;
    push.source_stride = source_stride;
    push.gain = g->gpu->layers[layer].gains[product];
    push.target = g->steps;
    push.reciprocal = bitnet__gpu_reciprocal(bitnet__gpu_columns(g->gpu, product));
    push.epsilon = g->gpu->model->info.norm_epsilon;
    push.digits = 0;
    bitnet__gpu_bind(r, BITNET__PIPELINE_PREPARE + product, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, r->rows, 1, 1);
    bitnet__gpu_then(r);
}

/* Has attention or the previous product already prepared this product's input? */
static bool bitnet__gpu_is_prepared(const bitnet__gpu_recorder *r, int layer, int product) {
    if (product == BITNET__PRODUCT_OUTPUT)
        return bitnet__gpu_is_quantised(r->session->gpu) && r->session->session;
    return r->joined &&
           (product != BITNET__PRODUCT_QKV || (layer > 0 && layer < r->session->gpu->layers_used));
}

/* A product by groups, of what has been prepared. */
static void bitnet__gpu_record_grouped(bitnet__gpu_recorder *r, int layer, int product,
                                       uint32_t target, uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_layer *l = &gpu->layers[layer];
    int variant = bitnet__gpu_variant(r->rows);
    int next = bitnet__gpu_next_product(product), next_layer = layer + (next == 0);
    bool prepares = bitnet__gpu_is_prepared(r, next_layer, next);
    int32_t rows = bitnet__gpu_rows(gpu, product);
    size_t stride = bitnet__gpu_quants_stride(bitnet__gpu_columns(gpu, product));
    bitnet__push_grouped push;
    memset(&push, 0, sizeof push);
    push.first = l->first[product];
    push.scales = l->scales[product];
    push.biases = l->biases[product];
    push.target = target;
    push.target_stride = target_stride;
    push.rows = (uint32_t)rows;
    push.count = (uint32_t)r->rows;
    push.steps = g->steps;
    push.quants_stride = (uint32_t)(stride / 16);
    push.residual_scale = gpu->model->residual_scale;
    push.next_gain = prepares ? gpu->layers[next_layer].gains[next] : BITNET__GPU_NONE;
    push.next_reciprocal = bitnet__gpu_reciprocal(bitnet__gpu_columns(gpu, next));
    push.epsilon = gpu->model->info.norm_epsilon;
    bitnet__gpu_bind(r, BITNET__PIPELINE_PRODUCT + 5 * product + variant, g->sets[layer], &push,
                     sizeof push);
    if (variant == 4) bitnet__gpu_dispatch_tiles(r, product);
    else bitnet__gpu_dispatch(r, rows / BITNET__GROUP_ROWS, 1, 1);
    bitnet__gpu_then(r);
}

/* A product of a layer, its input's norm included. */
static void bitnet__gpu_record_product(bitnet__gpu_recorder *r, int layer, int product,
                                       uint32_t source, uint32_t source_stride, uint32_t target,
                                       uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    int variant = bitnet__gpu_variant(r->rows);
    bitnet__push_layer push =
        bitnet__gpu_layer_push(r, layer, product, source, target, target_stride);
    if (gpu->grouped ? !bitnet__gpu_is_prepared(r, layer, product) : variant > 0)
        bitnet__gpu_record_prepare(r, layer, product, source, source_stride);
    if (gpu->grouped) {
        bitnet__gpu_record_grouped(r, layer, product, target, target_stride);
        return;
    }
    bitnet__gpu_bind(r, BITNET__PIPELINE_PRODUCT + 5 * product + variant, g->sets[layer], &push,
                     sizeof push);
    if (variant == 4) bitnet__gpu_dispatch_tiles(r, product);
    else bitnet__gpu_dispatch(r, bitnet__gpu_product_groups(gpu, product, 1 << variant), 1, 1);
    bitnet__gpu_then(r);
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
        bitnet__push_layer push = bitnet__gpu_layer_push(r, layer, BITNET__PRODUCT_QKV, g->x,
                                                         g->q + row * g->q_stride, g->q_stride);
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

/* Computes queries, keys and values, then attention. */
static void bitnet__gpu_record_attention(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    bool split = r->rows <= BITNET__GPU_VERIFIED;
    bitnet__push_layer push =
        bitnet__gpu_layer_push(r, layer, BITNET__PRODUCT_QKV, g->x, g->q, g->q_stride);
    if (r->joined && !g->gpu->grouped) {
        bitnet__gpu_bind(r, BITNET__PIPELINE_JOINED, g->sets[layer], &push, sizeof push);
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
        return;
    }
    bitnet__gpu_bind(r, split ? BITNET__PIPELINE_SPLIT : BITNET__PIPELINE_WHOLE, g->sets[layer],
                     &push, sizeof push);
    if (split) bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_CHUNKS);
    else bitnet__gpu_dispatch(r, 1, g->gpu->model->info.kv_heads, r->rows);
    bitnet__gpu_then(r);
}

/* The states that logits are made of. */
static void bitnet__gpu_record_final(bitnet__gpu_recorder *r, int32_t count) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    bitnet__push_prepare push;
    push.source = g->x + (uint32_t)(r->rows - count) * g->x_stride;
    push.source_stride = g->x_stride;
    push.gain = g->gpu->output_gain;
    push.target = g->states;
    push.reciprocal = bitnet__gpu_reciprocal(info->width);
    push.epsilon = info->norm_epsilon;
    push.digits = g->steps;
    bitnet__gpu_bind(r, BITNET__PIPELINE_FINAL, g->sets[info->layers], &push, sizeof push);
    bitnet__gpu_dispatch(r, count, 1, 1);
    bitnet__gpu_then(r);
}

/* The same of a head by groups. */
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

/* All logits of a piece of the head, after `part` workgroups; returns its own number of
   workgroups. */
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
    push.rows = (uint32_t)rows;
    push.first = (uint32_t)(piece * table->piece_rows);
    push.states = g->states;
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
    push.states = g->states;
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
    r.error = error;
    return r;
}

/* The dispatches of a whole batch. */
static void bitnet__gpu_record_batch(bitnet__gpu_recorder *r) {
    bitnet__gpu_session *g = r->session;
    int layer;
    bitnet__gpu_record_embedding(r);
    for (layer = 0; layer < g->gpu->layers_used; layer++) {
        bitnet__gpu_record_attention(r, layer);
        bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_OUTPUT, g->attention,
                                   g->attention_stride, g->x, g->x_stride);
        bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_GATE_UP, g->x, g->x_stride, g->ffn,
                                   g->ffn_stride);
        bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_DOWN, g->ffn, g->ffn_stride, g->x,
                                   g->x_stride);
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
static void bitnet__gpu_put_state(const bitnet__gpu_session *g, int32_t position, int32_t count) {
    const bitnet_gpu *gpu = g->gpu;
    uint32_t *inbox = bitnet__gpu_inbox(g);
    uint32_t chunks = (uint32_t)(position + count - 1) / 64 + 1;
    uint32_t kv_heads = (uint32_t)gpu->model->info.kv_heads;
    int row;
    memset(inbox, 0, BITNET__GPU_STATE_BYTES);
    inbox[BITNET__STATE_POSITION] = (uint32_t)position;
    inbox[BITNET__STATE_CHUNKS] = chunks;
    inbox[BITNET__STATE_KV_HEADS] = kv_heads;
    inbox[BITNET__STATE_ROWS] = (uint32_t)count;
    inbox[BITNET__STATE_GROUPS] =
        (uint32_t)bitnet__gpu_product_groups(gpu, BITNET__PRODUCT_QKV, 1) + chunks * kv_heads;
    inbox[BITNET__STATE_GROUPS + 1] = inbox[BITNET__STATE_GROUPS + 2] = 1;
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

   Calls >>model, >>batch, >>session, >>passes, >>sampler, >>gpu-loader, >>gpu-device, >>gpu-memory,
   >>gpu-session, >>gpu-recording and >>gpu-passes.
   ================================================== */

static bitnet__gpu_session *bitnet__gpu_of(const bitnet_session *s) {
    return (bitnet__gpu_session *)s->device.state;
}

/* Copies positions [from, to) of row `number`, the keys or values of a layer's head, between the
   session's pages and memory. */
static void bitnet__gpu_pages(const bitnet_session *s, bool up, int number, int32_t from,
                              int32_t to, uint8_t *bytes) {
    const bitnet_model_info *info = &s->model->info;
    int layer = number / 2 / info->kv_heads, head = number / 2 % info->kv_heads;
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
    int rows = 2 * info->layers * info->kv_heads, i;
    bitnet_result result = BITNET_OK;
    uint8_t *bytes = NULL;
    bool comes; /* with the flush */
    for (i = 0; i < rows && result == BITNET_OK; i++) {
        size_t head = (size_t)(i / 2 % info->kv_heads);
        size_t at = (head * (size_t)s->options.context + (size_t)from) * stride;
        result = bitnet__gpu_stage(channel, up, &g->cache[2 * (i / 2 / info->kv_heads) + i % 2], at,
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
    VkDeviceSize each =
        4 * (VkDeviceSize)(info->layers * info->kv_heads) * bitnet__head_stride(info);
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
        s->observer.logits || g->wants_logits)
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
    if (s->observer.logits) return BITNET__GPU_VERIFIED;
    if (!g->now.record.ahead) rows = bitnet__gpu_rows_of(s, &g->now.record);
    if (rows == 0 && g->behind.in_flight) rows = bitnet__gpu_rows_of(s, &g->behind.record);
    if (rows > 0) return rows;
    return s->computed + 1 == s->length ? BITNET__GPU_VERIFIED : bitnet__gpu_rows_in_time(s);
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

/* Drops recorded bodies if attention has since got its own dispatches. */
static bitnet_result bitnet__gpu_forget_bodies(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bool joined = bitnet__load_acquire(&gpu->joined) != 0;
    if (joined == g->joined) return BITNET_OK;
    g->joined = joined;
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
    if (s->device.home > s->computed) s->device.home = s->computed;
    if (s->device.away > s->computed) s->device.away = s->computed;
    if (s->device.away < s->computed)
        result = bitnet__gpu_move_kv(s, true, s->device.away, s->computed);
    if (result == BITNET_OK) s->device.away = s->computed;
    return result;
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
    bitnet__gpu_put_state(g, first, rows);
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
    if (rows < 1 || s->batch->count == 1 || s->observer.logits || g->behind.in_flight ||
        !g->now.in_flight || !bitnet__gpu_answers(s))
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
    size_t width = (size_t)s->model->info.rope_width, turns = s->long_turns;
    size_t at = (turns * BITNET__PAGE + (size_t)(s->computed % BITNET__PAGE)) * width;
    const float *rope = bitnet__rope_of(s->model, s->computed / BITNET__PAGE);
    uint8_t *mapped = g->now.channel.block.mapped;
    if (!rope) return false;
    bitnet__gpu_begin_record(&member->now, s->computed, 1, false, true);
    member->now.record.tokens[0] = s->tokens[s->computed];
    bitnet__gpu_plan_lm_head(s, screened);
    bitnet__gpu_put_state(member, s->computed, 1);
    bitnet__gpu_put_choice(g, row, &member->now.record);
    bitnet__gpu_inbox(g)[BITNET__STATE_TOKENS + row] = (uint32_t)s->tokens[s->computed];
    memcpy(mapped + g->rope_at + (size_t)row * width * 4, rope + at, width * 4);
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
    bitnet__gpu_put_state(g, 0, rows);
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
    bitnet_result result = bitnet__gpu_settle(s);
    if (s->device.home > s->computed) s->device.home = s->computed;
    if (s->device.away > s->computed) s->device.away = s->computed;
    if (result == BITNET_OK && s->device.home < s->computed)
        result = bitnet__gpu_move_kv(s, false, s->device.home, s->computed);
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
    size_t width = (size_t)model->info.rope_width, turns = g->session->long_turns;
    float *all = (float *)bitnet__alloc(&g->gpu->allocator, (size_t)context, width * sizeof *all);
    bitnet_result result = all ? BITNET_OK : bitnet__no_memory(error);
    for (at = 0; at < context && result == BITNET_OK; at += n) {
        const float *page = bitnet__rope_of(model, at / BITNET__PAGE);
        n = context - at < BITNET__PAGE ? context - at : BITNET__PAGE;
        if (page)
            memcpy(all + (size_t)at * width, page + turns * BITNET__PAGE * width,
                   (size_t)n * width * sizeof *all);
        else result = bitnet__no_memory(error);
    }
    if (result == BITNET_OK)
        result = bitnet__gpu_transfer(&g->now.channel, true, &g->rope, 0, all,
                                      (VkDeviceSize)context * width * sizeof *all, error);
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

   Calls >>groups, >>scalar, >>model, >>batch, >>session, >>forward, >>passes, >>sampler,
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

/* Two sessions with the same tokens on a model of one layer; `here` computes with scalar C. */
typedef struct bitnet__gpu_probe {
    bitnet_model model;
    bitnet__layer layer;
    bitnet_session *here, *there;
    int32_t fed;
} bitnet__gpu_probe;

/* Logit `id` of the state that the session's head used, by scalar C. */
static float bitnet__gpu_scalar_logit(const bitnet_session *s, int32_t id) {
    const bitnet__matrix *head = &s->model->lm_head;
    const bitnet__operand *state = &s->choice->state;
    float logits[BITNET__GROUP_ROWS];
    if (bitnet__is_grouped(head->layout)) {
        bitnet__scalar_grouped(logits, BITNET__GROUP_ROWS, head, id - id % BITNET__GROUP_ROWS,
                               BITNET__GROUP_ROWS, state);
        return logits[id % BITNET__GROUP_ROWS];
    }
    bitnet__scalar_dot(logits, 1, head->type, head->data + (size_t)id * head->stride, head->stride,
                       1, head->columns, state->floats, 0, 1, s->choice->scratch[0].row);
    return head->has_scale ? logits[0] * head->scale : logits[0];
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
        logit = bitnet__gpu_scalar_logit(probe->here, id);
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
    if (shared && bitnet__gpu_make_ready(there) == BITNET_OK) bitnet__gpu_share_pass(g->gpu, &g, 1);
    if ((result = there->device.backend->compute(there, 0, 0)) != BITNET_OK) {
        *error = there->error;
        return result;
    }
    there->device.backend->state(there, there->computed + count - 1);
    there->batch->count = 0;
    there->computed += count;
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

/* One layer of the model, on one thread. Scalar kernels cannot read weights kept only in base 3;
   the kernels in use stand in for them there. */
static void bitnet__gpu_probe_model(bitnet__gpu_probe *probe, const bitnet_model *model) {
    int i;
    bool in_place = true;
    probe->model = *model;
    memset(&probe->model.lender, 0, sizeof probe->model.lender);
    probe->layer = model->layers[0];
    for (i = 0; i < BITNET__USUAL_MATRICES; i++) in_place = in_place && probe->layer.matrix[i].data;
    for (i = 0; i < BITNET__USUAL_MATRICES && in_place; i++) probe->layer.matrix[i].packed = NULL;
    if (in_place) bitnet__scalar_kernels(&probe->model.kernels);
    if (in_place) probe->model.looked_up = false;
    probe->model.layers = &probe->layer;
    probe->model.info.layers = 1;
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
    bitnet__gpu_probe *probe =
        (bitnet__gpu_probe *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *probe);
    bitnet_result result;
    size_t i;
    if (!probe) return bitnet__no_memory(error);
    bitnet__gpu_probe_model(probe, model);
    gpu->model = &probe->model;
    gpu->layers_used = 1;
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
    size_t heads = (size_t)(info->heads / info->kv_heads);
    size_t shared = bitnet__gpu_quants_stride(info->width) +
                    heads * (bitnet__pad((size_t)info->head_width, 64) + 64 + 4) * 4 + 8192;
    bool wanted = gpu->options.join == BITNET_GPU_JOIN_AUTO
                      ? gpu->can.info.kind != BITNET_GPU_SOFTWARE
                      : gpu->options.join == BITNET_GPU_JOIN_ON;
    if (!wanted || !gpu->can.device_scope) return false;
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
    gpu->grouped = bitnet__is_grouped(gpu->model->layers[0].matrix[BITNET__Q].layout);
    gpu->heads_apart = gpu->grouped || bitnet__has_part(gpu->model->parts, BITNET__Q_NORM);
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

/* Bytes of a row of a product. */
static int64_t bitnet__gpu_row_bytes(const bitnet_gpu *gpu, int product) {
    if (gpu->grouped)
        return (int64_t)gpu->model->layers[0].matrix[bitnet__gpu_products[product].first].stride;
    return (int64_t)(bitnet__pad((size_t)bitnet__gpu_columns(gpu, product), 128) / 4);
}

/* Bytes of weights, keys and values that a kernel reads for a token at the position, without the
   few rows of the head that survive its screen. */
static int64_t bitnet__gpu_bytes_read(const bitnet_gpu *gpu, int pipeline, int32_t position) {
    const bitnet_model_info *info = &gpu->model->info;
    int product = (pipeline - BITNET__PIPELINE_PRODUCT) / 5;
    int64_t bytes = 0;
    int32_t i;
    if (pipeline >= BITNET__PIPELINE_PRODUCT)
        return (int64_t)bitnet__gpu_rows(gpu, product) *
               (product == BITNET__PRODUCT_GATE_UP ? 2 : 1) * bitnet__gpu_row_bytes(gpu, product);
    if (pipeline == BITNET__PIPELINE_JOINED)
        return bitnet__gpu_bytes_read(gpu, BITNET__PIPELINE_PRODUCT + 5 * BITNET__PRODUCT_QKV,
                                      position) +
               bitnet__gpu_bytes_read(gpu, BITNET__PIPELINE_SPLIT, position);
    if (pipeline == BITNET__PIPELINE_SPLIT)
        return (int64_t)(position + 1) * info->kv_heads * (int64_t)bitnet__head_stride(info) * 4;
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
    bitnet__gpu_put_state(g, g->session->computed, 1);
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
    uint32_t count = 16, bits = 0;
    gpu->vk.GetPhysicalDeviceQueueFamilyProperties(gpu->can.physical, &count, families);
    if (gpu->can.queue_family < count) bits = families[gpu->can.queue_family].timestampValidBits;
    return bits < 64 ? ((uint64_t)1 << bits) - 1 : UINT64_MAX;
}

/* Sums the dispatches of each kernel; returns the number of kernels. */
static size_t bitnet__gpu_sum_kernels(const bitnet__gpu_recorder *r, const uint64_t *times,
                                      uint64_t mask, bitnet_gpu_kernel *kernels, size_t capacity) {
    const bitnet_gpu *gpu = r->session->gpu;
    int32_t i;
    size_t count = 0, k;
    for (i = 0; i < r->dispatches; i++) {
        const char *name = bitnet__gpu_op_of(r->kernels[i])->told;
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
        kernels[k].bytes +=
            bitnet__gpu_bytes_read(gpu, r->kernels[i], r->session->session->computed);
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

   1  Text to bytes. A character is a digit to the base 85; five digits are four bytes, the lowest
      byte first. Zeros follow the end.
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
static const char bitnet__spv_attention[][96] = {
"'a,PE'D9AS{{D-+''rY:''0/o{{M3)Ck]LON(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/'DrP2)<t59(^F)8(^O/9",
"F}bI0),:2J''Z0C)E,B}''9=mF|RLy''`So3rjLY6/~;260/Ex'D}7l+SPbj+ouqo4ofi/7,zX87-+a~'D}Br,PL}p,lr4u",
"7fZnA'E7Tx;_Vm154s-M,UaBu6MLO3'E6zh)]|g:0(jn.,U:(q533(w'E6IW,4z2`,Tvnn466eh'E5{K)Y}ho'(pZc,pvhm",
"39EP}'aW5m)h9W<SO)W9,pQOi1y,+1'aWh})ixcJX[2/GNd3':)^U2_8I=}S(c3;j(cQ4{(~H(z''`x;,3/wN(zgqF''a,A",
"-MIEV:)vAM0K-]7'D}nZ0{uQ41ACa8.fak,({ZKN''aFI/~y6g(|'dR''aRM1A8]o(|M|V''a_Q;uh-;=SD]_;YL*d;YU3V",
"1dIBM6/~5J6MLFJ;YL-_'E7zL)apE9@8'B7672jO<rmYn6pRXp<rf/74<w)/'-{NI'-{NI'-{NI'-{NI)c0G:D,H)M7n+SW",
"=oiud'E7kL)`N[87Oqc.7nQl[A0)CW)^,Eot_X|<AibVv<L9p/;`6d9=uTOXApRjh;F1JR;aFIZEeIh~'(,f::xk{u9Dzo=",
"(+VF(+^f@O+p/t;+ZT<}*sGe:+T)G,,3D+A'|@l4)YXOE'(5x:'(C5*'(S-)+UIpN')+v-,:<T4+p'=N;|~=j'(gQl)wH(W",
"'~U(X+U]]t-kzUk'``f7/GBAj=8lz6')lR5')uh='h)Fq9`T3:i`4(z0c(td'|<KHi`4.|)xDgO'aZ~r'*V3u,m,ro.m[3O",
"'^-U4.-:ZH.JP~V=iOMZ'*{M}CN.c6(B:96'+5Yj.g.@n'^-U9.JWmK'`{MW,liZY:C`Y@4tguG'e;lW(FJon'(TX861xrt",
"6Om+^'h'Hy+onE)7/MKf,P`NJ*VU}'7i,^h'cCKP+onQ-'))OA-pkCQ8iMc`9FUc]9FX(Y9Fb(Y@:W<uP^,nu.n1un'^-UN",
".Qno==UOqk'-U2(.JWjc'cL,,'-h@G.Jv@M'~U*5'7jx3-1b3iC0vOPZoN31<.jkd/XZ{[^wsQd'r8^w]B;o~(5UYf]BO{{",
"2D~@y,PM,+/*6n.*yliV'(A5G'(Tw`<:j9o'(Aqn'G=Zz[R(:^[R*hb,w-x-'D9+r,lhxg;~=YdR2fVaAiX5d'':'.)agYW",
"<tEnS,rfyv=6)cQ/~y-a8j^6M)aRwkx1J(V'8yVc'8yUz<=bLt<^Bee<L1Fc9|2j[<^5/eA6iTqR2xyJ'}dmZeZ-oEJ053(",
";{qk^<mFl<'-{c])i5oq'{}_T:b'OQ``V;n<yD0))}ZPq[R(5C`(YrNJTOx+]O)0m[R(6o|=u]x')2L:'(CFz'G8/4'(C<z",
"[R+tq')+]},nvy7'7jjz'8yV)'7jx|-DE^H=6A1g;]8v5RsTl@,xeE*,wqAA,v24/,yWLQ)]Y7+'7jiu'7jit'QH1))ag{a",
"-)WeY<SnMRaA5~j;{^77'a,]8G^<m].Qgq('u1o2)'inQSp;~7'Fd|r*ykZ5gfNg2*yty@'.0gm'.[.74ZE7CgJ8=Z(A@Mp",
"(]^OP2aW^d/*=hw0qH3p'(Dgg'G;xU'(CXF[R+Rn9gQ0Y<9=r+;yYNn(C_(P3:S{I0qdPv'(Dpm'G<)X((uud[]FvO]M;3j",
")}7Oc'(FLI'G</W`(Uc+'(CN'`(XavND0gSNMRb;NeLlL<*D@R+.<T2.^lp<fbsoH'|_.J^,bra<A-cl;zi9RfHP~nkY/{^",
"Rt3nO<LEQ4@e(pH,s^[tgap=1n}D'_/cfz3'c(0.<3Y|eg`mA50qHj)'(EE1'G<Ug/NvRW-)9'_,u,O00/GZ;`(X/|VcL1(",
"VoX<^W+fVgA]]@x^4kWzC)vW3gfAxI^04cSt^)Mv^,brY4b7*q;}6G0tY7ocKX(x9;}*Iu3@d|p<rd`o''1+O[`X-i[auNM",
"a3,XbtjmwV'7jieX[=6iXx]v{@'bGrW|MIO+*m-H/sa4}2FEN/cv;ab'*0'b'*9.QZ-e53=6-@'=SJI(;xF8Nh@YMihIMRP",
"'(crz'(C;l'G8/1[RNTc'dg:*g_G80*YWyr<K]GI'+EH,=of5)47GFR<rdIZ'7k^i'Ds}]gIwg6(xw`rtY.cV/e27kZt1ZN",
"*:Gq<3[G}`[s9BP[TW^o'IGnG'7XFp6N7YJ6j<m^)9jB]2aCc+;YQOf'7~*G'|g8G'`elQ;{@r74T<4f<9dNe<:'`-8*|Gj",
"*]52['|)em',tFU'';2N8*)021AqqB((:=9(x}8]8*9vqtYjeU'8/Kh@}eBD:_*c_tYz<{()'1[@lbLL)@f'e:y.rw,P_|-",
"'`eu]3[FMY^PnpZ=of5B8N8OA'-|<a'7k[W'8Cdh60<[p4Sq4)<:'ah,4SR3;YU3H)y]OK*ruqR'bZmk;vo1R*ZY)`(]b@i",
"]RAO;7@Z;A'+=rK'|(~L'`elYtb4W=]SD5m'-0gY]S90+BJpw*'8zyb''s;*(ABpu62PxF(]bw~'JBk_'H[-V+or=X'L]:_",
"B=|f^=[W]eB-sgq)^o|E)<z1j*A@sk)zuP7=p9Z(tY7jt;=6at'8/sm'c-~+'LxNb]To|i/'NmwC2a,T]TSmg/Dj||'MFg[",
"DU8od:D'MfDM0(utcEMP]Tr6-0AgQ1EJ_BmE~*QV=VTezDj,h)FGvpv]TT'm@YS/+tczUoGhJt7]Tr6s1Z'6GDjqasHeG7t",
"]TrZ(-pY;Dtd[3]'7l7yIa}e^7jC2jtdjjk'8/K~I}_]y]QS}YczBc02s;B6'`euj<}Zk5_F{,|(*lrW'._]5'|Kvw'ke5z",
"(^GkRJ;'{6<F5(Y@FlOB;v46=]Tow+60/2p`*j997A0[F'+=rPtY+5P3I1amST4'l+7tsK(x}[W'+Z7f4p+<j.meA/<~Q]J",
"''dw.tY+5=S7GC(cxwV{<i^Hs8*E/@)=pp0'cE-n'`f5S*t-'t3sq|@)kDpd9FTij60iv=).xFY]M-QJ60C8G=;'m.;wGGi",
"'a'7p;uqAJ[V=.('(3QH'`b^p''QsI'')Wx',<qP;uj4W=qu77'`{O6'NKQQ,sdxO(GGhq/g)LY(asW='|(~]4p2w`,96k8",
"[Ug|2.*P@J+t,/W0DCig**Bkn'9R)c^i6Bg(SEut+VpAw'`elk'7kyP8/1:|AMXAl2YR^:'(1DM-[f(I7*IoK80h45:6,qy",
"<:'ah^jcN,;vxEORsT0+(Fyo:9DJ:98+.oGtZH|'3t@<X;cK,`tZdnO'*jrq'eYkV<ro+w-NvOj]U;OK8F~hE'7k~.8/sh=",
"t[N;r'*Wfq'')Eo',*{-(xz(U9+Q'U<]<U*9,zJ_0`_ip'7l'R@VO~_@rv)=<]kFS:d-C]2usRw[UiQu:<['ttuMO5'IQ29",
"6pnBut|EXH<p<0o=3Y93<W:@utyx6m;BdB<=6:)p9K<:(=;GQ{F|UqW:YwW+7J@4`=olHX<tC`l<zHCit|u6h'7k~D[Un_V",
":v:v1RWKhUA7f0x<zZO=t}/6fAJm|'Ag1,;A0l1}[Uj10gS6['tY.u['.JTL'')bm'`b_i<_luG<^.Y-@qg;UA8FWN<{9si",
"t}h]lCDf]3Ca)eCC*mq,tyxc{tyvDL(ABqq69+7='SJLPb_VPk<=w'c/ea'K4Z|SK4T)v_B-Tft'DZ)F<}~o[tYF|g<VHDH",
")ut<q;ugvW46S`N)=gj6<9r-3;YMv,'3W)o;YN.]9`xcs(ARZ{UjSkw@9vmo'|5Qz]Skj1'gf6Y;umrc0,AZ8'`f5_'GMcv",
"(AFI_[VJ7+`.d<v.Ob1Z'|(uS/X-+w/0+gB`,;OH.*PRV.1B4hVgEdD7Az-L]5*LVTQq[@=-PbO<iK+lD5j9R)}0wa'/@):",
"''*+4;uj:n<s}/n':;;}]TfTw+6GXE'JX|,'.+)'-Q|OR'8/Zm4q{xl]SrUu.(qgUtePqe]TR{Q=3Nep0''5u4opI@-4dr:",
"[TkMC.@g<z`+,R{+XT3S(<ooj'7k[['::v8=]IZY-6uef[X7:9C|:@h:AXs]396[m*BxzE'0@Cd'bag@;w0rN.mUUq[XgpG",
"CYJs'4ohq)5lk{L<;`'n<DWBscr}6)'bObC(E*RI'7k[y(Ka_Z'7k]L;_b[j'a--PkY183'7k}StbUDm<G9-985M[DgJ:R2",
"1][5|Uj@+N+YW_=WdJ^27B+*UD5a8CoLwP4q**tO(x}8L;vfq[Kugqg0-u,S[T`=z;~Zyn'f01p=+P8/crh/0A'ywj3yha7",
"'Daqe/**9v'::uuRX(Lx4plFV'G1<5'-yu0RWZoi'ax3TDSfiZA6p]'j@lD:)}yNSHPf3Ntd9VZST+.z2K{3s)|h0S=KiQ)",
"'`iWaQF^I.'(Nr_=V1]Q+om8{;gnUdiDPGq;[6,O9-ff~<O`|5:dT~a'Q^({IWRKk[W:R1D;5R=IsPMo*rs'vfLzz/*C*4N",
"[Un+}AN7k)<:DskANKt4-4ef-tbUE-tfY{BdWUEtt^GY;)_c<r.i4ov,4kDq,VT]r1)|lb[UhSC.*Pni0dr9v,C';)j(tmE",
"'HijwX|oGU'<FN9'9Q87D]:{o1HG|/=Tt)H,PNzM'((<`=SGT3A0t[fJ-A<z)KBzs[Y'6B:Yv.WC+FratZ4Jf57/u63VSl@",
"YAt`]'Hf*gtY+FJrdPH~4qE68+<:Qs[Ugs/.*P5D*w/cQ+SS|3',-N2=SFp2'{}iT48Lwg)`h|f36XHd(}6dA)ZHBl){{jj",
"Dgv<HRX<BS=z{)iRWz_TH}vD6[X7yMRWhs-<t68pt^G{SL|47G'8BzMJg4/T(^Q7^'8U-o50Td9)c3NOBfbBzIMs5s'F+d=",
"1*oyJ<W+6.'OiIctY+@2uExX_4{:Mk[UgMU<OMp2<ki^m<buiO<ul=u@x:XE<~L~puF3[-;f;t.4bTNy'9Haju=<V:]SrV{",
"u@Qu2':;aJZ<txbHPw=ou8e7[c{Q6`=SVevANC)deVAng'`elSVK,3d'm)w/9E;mC9Dgo=8099Rt`U,'3yJa1NvB}R86R7:",
"uG/Dg9FTk'u<yfD-wx(~Spa)iGMN8DSTpAF+*N1X4opFTJ=s.t'.{/<L8.HjNv,u4<aX^@Xa<TLI'oe6(K=Ag'.<v<D4m^I",
"=J<WuO==M,[UmOl8*R8SOZabLUjA^'+Wsag]Tf35+Suq;3VSzt;urRM7Y:aFVi<[s'FP=X9DJx}8+zIWtZ{693u1oa-nKsQ",
"'.r2ABW}}n<HJWSYB}eF]V8C9^jcZzVK)V-8.RqVP@Q2Y(,b1O7k7NI-0E4d[X7y/8<5Sc*HH5t:A7y+Pr^VB*Ysyn)Bq1j",
"3t,0BQH`;.)-uL('9Haa<]G[c9D9]J;blw}=tNfxRW`z,2hne{(MSo+u8dIS;eraC(dQ=44731emP^h3'2Hip'')S7'DFYc",
"73r9M<=n0nuGMQe39;aaOu[:E.M9GG(EWK;-m|n`42W;T[UoAqq'9hepcpo@<Rz,_ST=,BA+Dw|n2`Z4V-vb8C*d4W*VWKq",
"tY.c_PIbgS'.;6='7m*t4ZLOo-4huN'7lH^<tpE(PW95y/**9`+68z{<CJnw0D<O-<{Rz;87;^<<X]]uW*WU:tg`gv.1CPf",
"'7}eI'Hw|83u(iL.=mC}9FTix<XTylrC~o1'.OGu3rr65@.@QaXERlS@zd6Pm5au<S9,+E=jU2g.-W~+'R3n'/VH)wRP3VX",
";w]X^RW.fW.-:k849JPb<;xx|9F']q9DgoA9a=,D)<Nv{4pHVoJ[x4|Jp|0K'/'e(STak}q,PO1)v0soRsTn=3WSu7QS6HA",
";gn;V<@,EL2aN;DT4MlxrdQ/g4TQ|9B-.Mr'~<Mg'RH1DS0'Y],Te;W-2*rw-SPxu2{uUk[UhfI.*Q(u2^k-*5T`885zolY",
"66-m8Rs_.C=2w@;r`73vEB+K{ODn9b]QTM[[9m_j;vfn(+q|,X(AF/l]V80{]QS}{+:i1vSjfQ:(.*gS*wLk|+63Iz//M7=",
"'Rd=B'8.nNT[40Y]To:m4brk=B/a22)<Jd^.fgAd'S0^PUt`lP0+Yx-Uf:7,<WWwks@hFx<z`5+^n'W}@)32pSplD*4k:ny",
"4p~MSI_0@]SpP.ONO91h'-~/=-0,5)R2p3S;v8y9*B2)y<BL7fX'S;-5Fba^-Q}+,-07]r;uj:m4SzO^4reXgBvNJj^4~W:",
"8ca)FVI|6-<wsJg<+S)B<DE3nX'sUb1lY[JU1=gV'7j=7<Yv|4X|YWK4j@5s4tB^s'2:nN=6)_'4q<{m*AE+OtbUW;tiFm|",
"+v^sJ<[aJhs]@URY_'o/'4=7<;uj7_EdGb]=:Tq50gs[7TQv4'<:MyB6wUq:+Zy|5<,(U-Rs_/g2jBe''.Y/VB9i'vU'1sJ",
"+ZK=k'/@2C@Q[8U<tr-N^.6OL.;L)Y]S9,Y/.(RPT3k}J')t~7(_E'.<sMf:VK'vV[TX+6cxx`<9'-GlG9TD68*D~E)[Q34",
"@Ygg;,9yCZ64[jb)KqEv'7k[w'IP)g4qCtY5q=/b'7m9x6o+CN;{KCTRsg]8)MhG)'A2N9'HwsF9`hc='.,Ks<@J8]3C:uA",
"4rTFc.lh`~[Uh<:.*PXZ.N^:h,@*Re')Z7=4+r^*'`a2o3=2DOKWwtv(]]XQ;vHD`'JGuVZ=Z`C3rjVD'8VMv<:M_[*z)/~",
"=/-9:uV5IpQvNbH3shvJ'7k[Mcy'vLWdoreuZVIOuZX-wuZX9|<9uu]<XfbguZV-1,:3M{<kjPE'`M07/GDR~4rIEYE][Yp",
"T*Ri4z|:1M{]sKQ|<SdUuV'[3/*VF,'8B}G*y(=W^2rf8.-s71]S9Rh.KST5)aRw,({Qpr3uX/^3LMWF+p0dg-QAF:9b/A6",
"/,EPrU0qm[1|I6l3]Uz0uxG7B)si{N+4-VJ9VMX[uvV,.'7k[UuvzRq)|nZuuvzS10D@L2'yqP2(=4VEuvrL5EyND{^d+xT",
"'^SpY(=30^TmUE9<SeF)6_Bc9@A-C^X(<Z^3g+1a'/'e(=~PT8*rqfEUcDiN*}Obwcxws(U`k9L'|(ul5|[~W(AJP2+7u.N",
"(]b9('80Wf]Vjem*B1myFa@U}(Ann5'4Kh9-x;<n;be.I'1,/qK;kn(4pKzI3[)SW'7k[G=:6]BVD'mV4rIEYZxoeF5JZ2_",
"9HYN48-NHth-B4y1ERSz5b)3cTQB@0;i[CxKQ9nMA=o}K=;Juq/*(D0Z=H<KA2Qao<o+nK4p[^{cy:sB0caON'FgIcTQ/Er",
"<<P==1AD:='aLH'<9RIe2<n^:4s2~c4ZEZn<<PyJrdO1P4UE98T4/0BA]qho*w/Uz,q(IY-OQ)y-om)vRWK.~-3+)i<+(zy",
"4umcJ'aLKU<:2:w5qdDRTmMaM(P~7YXEF~f+|e7=<9H]f=6M^k;Z4BB23(-9-65UtZwN@GCYxAj@7|}UWd8a.tj/rx[Z'r]",
"tnH6'[T_J/<JBK:4<wf14oxqe4SX^xW<G[V4pQm~9HsC';u{OAC0ub9G989@TQ_GWt_'*BRt+;X<VmK7Rtfp3[My@}'Pixe",
"]TtdGU|TYf<KvPw4~aYB'.0BLuvw/8uvr15Zxp2vv3W*Dv+9Z=<.v[BYB))S+Trje+utJpt_'CuJ@5jB7-<bM3rjC9KX~0t",
"<vQHY'|-Px'naC_'N_6eRsy*7*K.`|4SfcB=8Fv7.mr:~=U-nN,yaZ.XE.~v/h89})xbD+TGST0-MJKO4oo`A'MLS0+ZTz_",
"4opZv<INeJ1B7Fs0**.J'8.ne;v6Q|9dtD2+TM34]S9Ui(BtwH'FZ0y9DJsM8,dtf=VDID/.<TlZs]pGt`u9:PfC57*zRIE",
"X|~j3<5_i5C+2u'=9O5UHG1Nz=68]YC3GjVTR4l7<=Lw@,ljL@'.i8F,'JKP;|^~3v62R-'7la|-]OUR'-~}X(]fV2<.BGb",
"(B*CFcx5'u=TAC(5PJsN'+M^t4(}F,UNQ|ZgL=,h)uyUrMJ~},'OmYcLN(G=v:5{+v:58]v:5[iv:5;`E}In_4mH)-/a[N6",
"0B:g:j'{1|CJF3//+Yh[XE]^b=*docv5fb2'(q^<M6Mwe<Ec3N)0UCif/`()0gTS2'I]3x'/'tb=diPH*9Cx;OiXJ*,8f[E",
"'`jnc)z30G*W`Ng3t,10H)ZOb/guaG1DSx)t]J7J'7XUrv8oa(<v.nCZlsoh'1ehL<}@]y1B`pW1vple2:3vC2WQ'8Qa|ru",
"1vpJa2WPfJ'-zv}v:6Nov:6h<F'iYK37.jBRWTyY[06t]<s5-2'HRBQ9+:5M5q36D<=_HYuXrJPv9qAQv:+MV4X-vA51'Fl",
"6R/]Iu8dCE=tN,YUl.jyrdO74)_OMLTGRap''J)i0D@W'9eSnUt_/DZ'@o=_v:6m^ZxoeN+@P3p6KBKc-paXHv:6sv:3V/k",
"E^VW`6k@[f7H<Zvv:8c;4{E]5<W;WA6jSWl7dY|k8E9<o8*9qM;{[0e*A+~18~vwl'|[iv8|rVs'-{^9'-{ZM'2I/xJzH`D",
"CmY(kv5nezVK't79^Pqi'3N@r4~G`i'.Z.s<`KA]v5d]Y(2A0e'(W]QR'9@:-6FTv9DJ:94p4=/4peD/<9oaG;wsC<v:5;d",
"ER+~M<(<AR<]}Re,B(A_;<.dV<`x(4v5hd',lkAj:ZO;};:.V);sgo-v5`t7<:2;1ST*Gg[Ugg].*Pba/KYan*btFfv<^1r",
"'7Y;v<71129GIl'v9uV:vHG1NtdVyqHQ<,rGb5^YDyfvx':;kHZ=ZQQ.*~2G==3Iu<Z3~7=3~S0v:8D14]bz09ylz/'KuP2",
"urEK{v<g8}v<yF5;}B<7TQr)A5aew@'0t1N'')}0,`S4R=Z~qPv:5;D)M_CL<zPeO@P@|O@m28iAK:;7N1YyuAgWF9'H'1g",
"'.4Cb<96mfv6V{ev=YkCv=lwG6xnWx()=Fc0HUyp'*w+I(6kDH''n-K*99TrZw`xcvA@r_;bylJP2/c~6qy+q''8*N'4EqQ",
"pI_/-H2.beDh~iy@;,}rK,hWD|.3BrGcSgsNLtgrMlL+lNxX~smJ+O({{M.O{{M-'{{M-'<ypz[=oagd'2y=Y@_6;8<9Rf+",
"kk1zTm@KJE(WfZs',i51;ujKr/N;:pBfTqq2aV8:m=F)YGu5u2<:MwyE'4RK<Xfb+;wj:~<Xxn-Y;-J(<@IVH@r*OQHuECn",
"B}5,B'.))Q''*^t''/=L{{Ha({{M-'`+,@``0xl4'dm18'8zJg8xwFr4SSh`<W0^r4j5)9<WDjt;vm[u4TYHc<W`|w3p7gY",
"(AFIa'K/9:Bm^pi=7Wu=)<FdS2petS;ZM05<WDi+4j5)E=760p<t-1{<:V}z1dI[VcyI.m'*as6A/zDvtY1Y3Dq`,=KO1oW",
"]/fq`3rj<<KP{.q(h9ul'7kwy*_,FK<kip1IITh@'/(76<H:IZ+SS_C)dsFvtZ4Jq'8U+`7:hhC<'AdLZvSrh+)*~;'8/H`",
")<O5<.JG3]0K-]s<;8'X3sAn]'8zj`'Jrjk6T~=''-peo(By/Y4pw*fPPef56R`,-7JE:(<VRe``''Q..*P__=TY+b/c_KF",
"53)cL46-GD53Y)KtuHU45Bp@8RXlwL;{,Mu@opC';ad;^)CBa21vKV*29g]l()2Aw29gA@1A9~c;{:-o=<KYbt]Jy2<arR'",
"@)Rlm]S9Ch'aIr4'+yXI,Bv7:67H'W681X}(z<8Z*=(ml<v_(Q2<IB/Rsz*U36b[93T')g2v({XRW_'V'dn1<<w+BUtyPV:",
"(I/-8tyuoj'`b_DKk(c~461tL6/}~n6/}~[6MC/G6MC/G6i_8^7,zCK7J=M<(][Wek;hV86/}~E7fZUKSiL0StY.c^'')Wh",
"'DFwkTQ1d-R-^bw'0Cet'/}JQ'1,B~'0Cty'/GCrl`T{QE4fRJgNLzaCd+c|tbgWL@2~|x/NIO*IR-bm]/|UpmvAVsR-^{'",
"lcCoW@<2hGN,{FIJs7YCQ~P~(E*8+-RumPRAp.{XEA0r|3VN3H3VN3Bf/_q4HZgF|'4`E8=SG^QR-^qr'/<e~'.[KB'.,dO",
"'.REA46^/QtY)/^R-^Ut'.]Yd4PsC.@P@ia<rmA['(hZ<<3qtr'.AD`'.-Db@jFTLAJx4=<HdDUM<pyC;E@0M'4`Di'-a(T",
"(ABqkuByXCR-_(ou=;H2'`bXh;~<kj<Cdghu9=<^'::v]l`:MD4B9B5tY)@c)uv}CD^.~:DAp)9'-|YSu<xW:G9'`'STpAF",
"EU=D~la51*<F3HS1N~ud<HdD^R-_Ztlfg^f5Pu6/K5AKUw2Z|jpIq:K/GAkc46-GVe2cU7buNk}Rs]V/R-^}CVKbor(auep",
"5,ggp*^Y6HiAU4G,Bi(~gGZ2eg*C4O9XrIwu<|B6=6*o9l`WR7=_{3]la^:8xJGB0LG-c0L~fuO@2{`f46-H+1+G<5'4`Ea",
"'DFXCJp|2]'Q{N0'.P8C'/Zb@rcs1Lw2Z|jpIzBLb[yWWRsb+<R-^Rw'3MxhR-^Y.M{ckF<e'Mrl_n2.AcvMl'08Ro<VJLx",
"l`E[O0nGe4<e'MZR-^Oz=|yBjNxd*DPydvG=(DVhH`znwOYD<FPV:+nlcfWcAZ3_oHszJaLKe*ZRsb+<R-_5N'.jS}'0(1I",
"<[W3d3B'.2'4`EG''*BZ'DFhHWdAS4=pzk1oLyMQlV'{Cp-Zp[pcyHWq'<Q]9KCxy==4psqDYYw=7hlmqF{2X<zx~Sqc55X",
"IQRY0pd'[cqD`tgq|A4kp,U1EpIq:Fpf4EGuV*~Z'DFTU'.2~BJRn+)uWn`vts-bev3K9(9VUS9uZBue'{}a^rAUxDl9(,;",
"<S4;e5-wk14owbzu6QJzuoHHg*99J[unz/fuo4<qFrk;806VqvA5Cc*l_;mUBWV:vAZc|I<HIq<7;I9|<e'MXR-`*M'01NQ",
"'.zhH'2ZPdR-^cA'9D.''0Flv'0TiVA/Zx[*,BqQ'4`D~<9-Mfl_IO<VPXCW=`^u{XE-rOR-^Nj=SnxJPyV@4'4`Dz@2}{U",
"Wd/Z-R-^c''.,1='.q,4'./@C'.qkJ'.IEB1*{pt'Q{MqRt+;KR-_2ARsawlQ3gu^(1[`qQQ,R(Kfjc.<H[@W4{OZu4ot4m",
"'./;,QQ25iR0haV'/eB;'1y{l'0~8|tY);~Rsy**B;Iv].mro'=qJOBl_S+J<d@cfR-^X5l^fMV<G{YelcUW7K=bM]'|,G*",
"@MhTyurH/s'')Ke,lna]uvzn{uvr2:uvrUHuvr5=;z8*zusE=-v5*/Mv5<;Q'<<[o'.d(['((rd=Emsi=4xvQBu;;kI9}mu",
"'4`E5@2~8FXE6b_R-_:Z1]Kg:tuB'((]^qC{y7ds'.Pz['0;-c52,DH4oobC4u=Bx4t7_o'.*n]'BB1)'yy*^(ZYDb(B(xv",
"53bLt<9lp3'gGqp):8]fV`A,S@WVXM4ooti4udq+4t_4zRsSq9(vcpv)squj*TR5nmskjv4p}hMl^,-3vJ3RFE'NO7+67w.",
"OuZq7+T/x3,1.u4'-{-}v:5_R)<=.++mjf`,NK(z,3Lw~=q1rAPHf9'4op:v<TFMYv7etC-gdLM7:hm~-.*@B-gc[*'-zHn",
"v:5wZ'GNPIM-}*T'.4[-.HC84/'{42.faX+l_sp5DHQx};xJb,uSRJV'.=guU0vE.=orcHR-^^k'.6Yhl^VER=rLI`)xj*R",
")AD1fl^@T=<ul@`l^Bv3<uuFal^AWN<YcCal^Bxo<YlIbnW1nS7(@T,4Vw0h0^Vs*'n@W';~GzuvMXk;)uvHB=3~Js<pgN+",
"'-{|Ev9t=,'')CZ(AC:^v:=t{Q(Nm84opt49B5'bv9_3U'@o=jv:61JR-^O4n9m|VIgs(s'4`D}''*(R,`S40=:=Q-.(O[U",
"'E1fZRWKyZ=:I9H'Hn<Y+:po{(0A,k'I0^p<CM2'mv=rA(mLF_(+.W05jb1_ENeazl_b|`)L)Av'.ITGl^-@k;{x'zl^7.U",
"'''(S",
};
static const char bitnet__spv_carry[][96] = {
"'a,Pj'D9AS{{D-+''rY:'''+x@2r[s|+PGkIACuN8/P{l'`rM`'.G}sJstub'''1E(Ix=.'a5f6(gWFl)d6t+)+QrCHp/uE",
"(AIl6'D~//(xwo6)YX29'E5|H)Z(`J'1Y9<Hp8~G(]n|-'DuC6''YE.''VY64<w1I''rrW)Z}@Y*(NIMHpiCK*9BLA'E5gA",
")c2(CD1G7=EA.cZFYEjrGrab+I6KzEHouiC'`iZG)^,FHtdW_x''0H~)2.Pz'Dru;'Dr|J00FQ=''iuD'E8pF(zb@^''Vr;",
"'Ds-M''VpG''i~J9Lr*](z}Rd''V{@'Ds6P''W-N''j/P'E8pL({Bej''W,C'DsAS''W'L''j8V'E5fL({^wp''W5F.mS'S",
"/Kbz`/c^*e,li.]*97I@'(5r4'EJ}U1]UxX0|'Ch(A@{^2<52y1ADLh:dq^e(|HI*'(A,A'G97,'(6qR'F<jl'(B=^'}t}k",
"*u7Fw*tn.B+8aSx'dtkiR2p,ui`3Ul,5)*P,Rt~b*B/V66MCO31_Wqk'FP;'-OC/x55-Y=4qhz@-k^ck-9WS'0DGy149fV`",
"-iplF4X',+4WtM24WkJC.k;Zy4VRT.*ykyX-TECV3usul3vy,[3wbS45ppcE0cPNP'(B8)'G9HE2][Vj2^:GU;C9-O2<@i5",
"1{zNY1`_G<'*/e<1`Ljs3VW;u1*Le40H^}B4VBOT46ARu/,rXu'`aLx(AAcG')mAo2zAo[3@kr/APE^4.JWZj1xrc;'+JJ<",
"'+TbL-Qj.t4Vy}^8*0k5.0X|z0`lDx''(cN'HZz4(AB8D<rd9+;|XRW1*L=o9+(w73s6UV'-/wC9f46WBgQpA6rR,}'-Lh:",
"'+.UL4p=h03_|sN(c6Gg-6wl9D`NYx'HwN<3t56D+^_.,,99x/5qQRd;[=GV4SKu/672hP''(_X",
};
static const char bitnet__spv_choose[][96] = {
"'a,P/{|.k;''06+)YX@:'FE[{'DM6)Ck]gfN(dRm6/xQ.'elRpHoc`:LF|]/(/hpfC**t)(]wr5)dT..(h4fA(G~wv'E5gA",
")b@O3AWn2/Hoc]A'|,^,'{{D/EAns9HpD)G(]eo:)e'lC)+=VA)vgU=Hp`8I)u}CE'E5vF;YbN*6SCGK(f5e;(fXa0(^OC:",
"(^XL<)Z^qC+zG1UHq,UN+6<hJ'E5yG)YwYNBq-t<Hp`;J;aQkAHpM3L'.,}_(]^q{(]evFRW0|c1Y}v)HouiC'E;Hg]gcNv",
"(^}RB(_F2K(^[]D(_LBO*'HS;'``Y3-sz(T*s*LA/cyr^,o/5g1`.7f'K<r,,301e''1)ZGr^YP''0fV-MIWf,liaY,oz)^",
",oz)e:y:1]+9trg'F;R=*;1]j1DCd21DUa21C}:p/J[~'(`QNU3VNnvgiaE21^=~e'ddv^3VN5m*=Ouh2xPd{;z8sK*wN7P",
",oiO,H3H[7i`4(z49]G[0bAI<'*8jx4Wl)f'*Cp[1EZ|D'*Lv]482qR3urE91aeP`4qCbU*w0X[/gv6A,q;=6;_/v],p][=",
",rJb7,qa51,zJ|5,rSh;.2Y(@+v8Mv3AMd`.O=AG:Eqr{'+AGf''(VJ'HZz453+Bi<rd8s;|XRW4t0Bl4X9BZ:]b^G'aRl`",
"(xwci64GxU4XDT`AMO8Z*wq]H8G;Sf'-Cbi'-My_:c0AL<9=Ft'-h;r'''Gg7f]Gw9`oGt+rXNQ'.<}s*`f_'9McFn'`c7T",
")<@*vARY]A*('d9,POlo'-N-c4S`pMCGGr3H7rYO'{~^|'0|1P',s{f'';2N8*)02J0nYC3^q`L'/~*D3sLd;/2{a*(]f/W",
".LgQH9Dfj(8,Qhb@58qD-4EndK,r)~.fl3GLG/vU0'+YL;H=kX((5am.VJN[+{d(q(xzzA''2,e:]Y{<)`_us:AAQx<BN6R",
"Lgky84Ss_q+=-}wF};X<G97A7RWffO(Ca<M'0|4Y1zmMZ:`EJ)'ax-=(EWK;(xzyr9D]Jq9aQ8H-1EtPF~z:9@Z`26CJlr3",
"H63N='`cUB3sC^A'0z_q(]o@H4rop-3[*,h3r~KN3utCTGaOV43vTit2cQen3A;Mc'Jrg|5Wrot'+rjo(ABhuBJ;[o.KDJ<",
"'`c7`'/~pQOFVFg'm=GF46fo-Ock)WD{j:1:HjSbOvOVb*rzth*rs<_J07.b;uqMN<`*6H'D`SC(ACKVP9*o3<AZwD@=8MO",
"'(qV}*H}`v'.C,94oxqc*A@1s-p`6]'H{W03u1pM3vKbnE1VdgSQLSvRzQ)d4(WJk3[H'/DJ~.<D+=t{'IGnG''''W",
};
static const char bitnet__spv_embed[][96] = {
"'a,P;'D9AS{{D-+''rY:'ONgf'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/F}b;,),:2J''Z0C''VS7",
"''V`<+v^H1(`QXC)=_+H)czfF,wCW](_BeE(_bFN(_bCN=Ty4:''s[t)]4+p-WzydHqx.V-inZW'E60L)ZNx[(Kr/O''XOU",
"({HEN'M{4}+=hJb)@[E'Hs7vb1]_rv'E6i_)]H7z.7[MnHrka_4Wvd{0`YG[0{uPn1A8Yp3VNL{'E7+^)^AQ'0|Dts(E1'Z",
"2<@,q'E6RM;[N@M+p:a[(DdgV0{~`]'E5x;)Yt8VJM]E_(D=NR'E6q9]flT}(D+BP'E):m(xwoY)<E~_)L)8k'DrP`''jt}",
"'E6Fr(}^-9''WqY'Dt+h''Wtf''b,36/~4c3919-*97IT'(5r4)E.0d6/~LL.JEvP'|5P:(A[`A9D6Ps8cas,''j2|'4b.T",
"/~yGP''0fx'(-Fs'4b+S''Dr<'(ARz'''*';w1Om+}Noq+qes`,t03x,RH,/'-BPY8G:H,;a2w};uhY8gf;,k-k^ZD./SBC",
"'a*NJ<re)Ah~T_s/,D@^,v:Gp.O;e0@IO9L')uWX;xgdx0F^Q_0Fh+<@PYp7h~Tqy0~F7j'aYZIBJ8TUh~Tz|-Oq2j@P[/^",
"'*i0m'*r7J'*{=N;xBL50F6F0C-+/fAM;R}CG=h<'*LwRAM;RmCg{X:;xge5,o.fzIsYRJ'K@@D*w9_]/lx]8,tV-.*z74K",
".O58b(Z)q66kW|m|@`0'4UCgf7L8}Z7i+XG(D`7f.NfFI*VVQVh~Uh:9)8[}4UtJ_F{2RO',;0;@PA5n:A2vZ;uhDe<rn;4",
":goT(:c}qq.q*tn2'JMTtuDsc;+OE5;+Xi@=Y}M4Hz*5Z'(DNT'G;`M8eRn|9(nvk7LiKb5TNTj=SFQg0m8AE'(D^a'G;oR",
"'(CXCM~,yvM~/Y4*=@,`72DlnS6s_u3cJO2Mg8|8N`7D5(I//i'3y(-N(5_22c(WJ'b@xL46S~L0dBb(<WE,k'Dd(_2uni7",
"'~NAW-QVt~ANh+p'aeyS(]`^*'*0Sr-7(D,'4m*Y',s|v'';2N5PQ=*N+cYh'-.)cN)sEULGg:L'`b^p*:oMo(]a0B''2,U",
";urIB'*{E94oz1'1Eq1S'3_-K9GodR<9I_F<sr~13sTWp'3^K4(y;/<]M+5/'3]qKJv/{QQvE)BBhE^'Zz{-^Ji]gl,Te;W",
",xUkR3tn^a3[G}gNGpWfN(45D'IGnG'3]hJNbe51+UC)3'3Ay~N)@7M4a_A};vHE7<+,hK87Fu:Qof^t'|'v7=}N0c(|=II",
"3s/Qu'3B7-'|5xA)E`et'3^O^=`yvhRVe_m=bL-RN)|Q]4v~r2'af5H'3BE1N~yACRW6LD;]y75;YN,xQ}K)r(^fVG'`dBG",
"'3Bqo(d[BYN(9+hN)11,4d-x<CdVUOV`Ljw*VX;}V'g7i)<@p,'3Bq~L0gilRsOb+,9`A<(GL5H(GGV9N)sNXY9=<q'HT5@",
"DgJKe*:H81'3Ay}N+qx5<-zdO;jh^7*XXo1N,[@<A[{sMTnTVjCcxGWUHiW.AkSuh8*<[_'LG:6)Y[y-'7ct)ST851N*^PT",
"CkvOyCkK)7D/w';Dlg3XD-hH*'.DHa:3y0[;uz+;+<~z1<,)^NP_F1Z9U*AX9aH2F)Z.9]^1*DS<.|zW9-o`b'`e~0N,V/o",
"88OA;'e(1sC*p{2ToZ`'Sr{Qs0ls_T'3A{'6nA+*'3^^4){|m-N~oya'bu.K'44-F<F02/EyXKnE}f|bqSK@'(KYp`'N-_E",
"'|z@wFGu;2'2ZD]9nJl)@_p^XFdHb_Gc[w|'-|zN'.7/w'.++w){{K|4ZNHp'-|rr+wz^I*w/VM(]`g247<7laQxYzD|6H1",
"Y9+,C=T(V@=SmN_'E9._)d/jO-jati'IEZi''''W",
};
static const char bitnet__spv_gemm[][96] = {
"(*lnl{|-kU''06+)YX@:'SGEM'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/F}b;,WhWt)''VP2-8JRs",
"(aOSK(aFO{(aX_~(a}{+(}C/-''`Y16MCHg'E7Hp)_<MD3t4m65PP2I'E6zd)]|Z30(EL'+:_Ij466et'E6IS)[=Nw*t:Yk",
"+:8/f2uw@`'E5oC)YXCcNBSX}+W8)e1y,*y)gnrPR4Dh.+Vtob0|/h*'aW[u)iS<=WBMA:+VOV^608GJ5Tyr0/L_A}+u14t",
"6MLI;7L-]s7.s]t(^b;</jP+_)]kuk8I=}T(c3;j(cQ4{(~3tx''`x;,3/wN(zgqF''a,A-MIEV)[mEL;]V/r0J|Y7:xtyW",
"'E7b07iehL0JaG49{oND:A2WB:]OaT:xkjV;YL-a'E7z=)aot,:a08w2'~IB<rmYZ'E7X2)_mUu5T'Kd2'P);:dUKh'E6}z",
")^.J[0GvYO2')i7'E6q9]fmZd1~o]5'E):m2YR'=2uw6=0D<B4(|0jS''aUN1]Ufq(a9yVK3kCq<Av++;_93m<={AJ5lc[Z",
"6MqOL6ihOK'')L]0{wbh'DthM''btS5PF~1<A}[];(nAQBm}MpEGurt8jHJT9Dgi|9`]KT')[<u)uvEZ'DthV''XhY(H2=E",
"A3)3G*97J@'(5r4'(.~'Gr^`C'h9;''a5Y<'|[iC7-y8R=o`{)Gr^YG'``o~'(oC@,Q@aS(^2C=(e5X*'ax,P)=KwH<:Mx0",
"+6GUL+piWW;|~:i'(g)@*s*qX+8Ry]')2t[,nbcs.-(p[.JE|_,mSTN-7CpC;uz5q')bzS-kzP/1'2Op'(@~='G9.O..{x)",
"0}qJUR2x]T1C1b[|@`0',:7vP;<.cm)aSaQ-wBi['*r6`'4NzR'*{<aR10QD'+,ES'4:nP<=9JO,rfzB.l(S3,t{GT,scTQ",
"j@c2r,zAMj,sYNJ,s~gO(|G;i'+5KM;z`mA<L1ey{{Eek;Qmg],:+~h,tkRW'D9*Z,sR1*SL}y2-(UF'JM+{o,rrm,lUvu*",
",s'Sq)ujug,s3O_hFjSw,s=hL`{M,a,sHnN*^H'C9}jl47hTx89}k]yhKS(e;YMwc@2}ZfEA.Cw.7RE/04_g}^LHXk^LIIy",
"^LG=;^LP=;KqtD|;umbvK0Dio^Uq:^_)pco)}7_m'(F_@'G;{S:zgMn'(C6x^K|Ew7jv{J_5ZQ]*~p83/oeWW*z}dJ+,P_}",
"0Ju|wN`VhpAM;SKNxiX/'8KG.*t3u*-'b171dG+,;~As|-7iS|,lvS:-:Bp@)aX;B-9WS10DLynSPm7L*9bxUS=ec/SU8H[",
"<+xEb.[h1G<A2+H<XzX58)|Jo`}P7h`}Qr*^Ky){^LRKd'kjm~R9E</9{u)u^LM}<'|7am_1Kaz0r:oA'(EpO'G=(u`}R0m",
"V~gmuW2}MaWI)`hA]fFy0r(uE'(F*['G=:{0d'k;'8K61'8K5|YhXDv'<2pH+rTf`*z*lr/crC0;aHmE.Qy;/YZ/aWea:Jn",
"++0O./s|I(*{'/s0X(rL[6);7AM;Ss[P6e([}m,y^LQ+{8:q[i;Z-Qm<P6':h~gp3*yl-E;w9z|,3CtX391PH,lhw~3rj<<",
"(A@MohG/8Y'.1y98N=VP)'{Qw')*vw'(BMq'G8/4^Kx{y'Qxbn'K3knePM^9<rdJ6-1*Md`{Vn]'``uuPeNk}.J}TD'8K5m",
"*^R7j<]Y.l`}OkLib_;QYVPHV''kt^*99P]]C07P]QC3Y<3dcP,3'[Ze[6+j,R;]]<L;kE'+EZ2=ofX4=o`~C(I)W9=og1-",
")aY3K(H9u+2arLAcrpU4b@f}9_Fy]j0.g2{0.BA/*{dgC'8M7;'8MJtCg.G2tYKve';T*2^NWU_^R.gq.d.x)''CH;<3oXy",
"*<_[O8h9}|'8Lmd;}sAE80`6E'a@b(+orI+'8LN;'-./ha)g@6B*Jw-'.<nn,:,[i'<4O='JIN7'H[-V'{|M9r`.)vBlROJ",
"Bczng'HwMn3sLfa)PSfm)|*MF+YWeHa)7I@9Z[PT4q0vE4qbeJ4r_HT*S}KW'',f{CD^sGCdj.(eTT[J4]FW8DAWEyeR[|O",
"'))R@';.Fv'{|/HtY+IE(]]IP;Z+9_:]~uvtYT}1**[j.trTweD]t{*BQ4eh<:3fw^OahBD<bgTIsPMu4w@h.4snDe4tj~o",
"Exqjqt[1)stcG}StcZ1W,+W5wfQQ.R<'MQe'1wX~Fh29QIsn{l*p=l{1HcF~=EAb[<kDEH^R0lu)^5K9tY+I@t^Yght^YdE",
"^R8F1Fs/4ot^Jp*9y<Y2':jYf':s]e4q;nQ*xwHr^O`P49Z[JP=TT^]<Wj*)=|vo2<:9m''n.gf'NX+H1KWKi+orI'H3K}f",
":xtaU'`bTo=^OB5)YY-*CN)tE`d[5x)dcfy@s]:+Bfa~7FVl-n+vydBAief6tX}^i<E]4n..Nr3'9=Zx'9=|b((WV_HEz5Y",
"3u1p-.]]L5/031g2D<Rn^Oa@M9Z]9'9Gos~8003PmYJ^m9HQ*V4,;~m^Oeq7_`j{I]fnLj=fFV'_~_9~<'o:JRPp^]^PDzp",
"RsSkL8*0yv'a,T~'1.HP*rr]Y(AGO(;YMhM'``Af-wRb'tY/eu+FQ@H<:/i[BgTcmV`A=P_./Xv'.6-Y'bHxQ=SJRV+SP]l",
";^Bzc;vZQG'd4ZM)f22g^PnrrthIB*'lKI@<LP*b(AR^1'Hrdo'-{.NIi}`XJ-BiOJJ^rb'lTHG;v;U[t^[gyt^YdQ_3:4E",
"Ii|0xJJ`|tK*A<xtY+R5'Hwvz3tn]K-`a//.36na',tVE@Mi)~'dw*S<rk(WTQUa=;y<;BQP^fSf/`=0'30Ya'')C8+}dLB",
"KGZ5u':13dt^^93t^YdT]n,*BKGX`}L';c~(asW=+WhuS@PD9m*rpA.G'44y<9hA380j-V'MaqE+vpC=+ZfEa4osXwzD8nf",
"-uu]Jteo^*9P:8)8*k]AtZHVn'<45N@tAGu<9UA5<m;]8<cV5p,j6<nM|0(HNYk:^*:xo{My4V2NYmo6)BSpC/.<Nj'.CY8",
"1O`r<'/wOJ87nB<*vNpA=8KXKSUXy004pNRtYzek3rj<FNv.E`-[5Z`RWB7Y'Pwbetfl;HBX.z5O9N,`)DH(ut^Yok2|r,l",
"'.4b/4osw~'.C4|P6JS4*]`W|/ieA[^O`~E9Z[xo9F|Bn9J@SRtyZbDwi_}]8EfubtsdoBt`4/dx,zTr3[G~@;ghms4SKuv",
"672i=^N4by7@mIC'+=rM'|)5Q'`e~`'`e~f'8LGm^OSjp:8_7*@PRvph~`D-'|*FRA=fZW40'}P'<3w~,tAzP'8Lgn'ILX+",
"ifaLX=iu,D/2rmB'8LwU^Pcs,608dk8*OJ5tZdiq'8LqYJ6siZT3j,j(j99x'8Lj+RWJX];lEb}.tO'Z,VXqF(x}RT;YT|C",
"(E0~J)<B[U*yk(P7g293;_Zj]<9ZGU'8]k}RX/w2^Q2Ch9|'_{<BT|W-pXrY'.mH{(J^NQ(ABpu'')LX;YN7^=Ty(o)v'Xv",
"m=K/{@bwvPST59A)35,E*AGVF)zuP7=vKS`moSVq(]bIS'|)5p_1.W@@gvl;nWrS8A8/6MA{7F6_00E,=[Vwbo7e~BB5QlT",
"C;Pia_1NUA=kTaB;c7W`ClOH_DUi7E_1NSh=kgyLBogbxE-8BsEo(^K_1NSl=i@O;Bo.IvF*ZvwG/B1|7hi8d:;N7S81vzM",
"qFy~bGVGra'8_m=H,<Dx_./TXih*ZD@LsWTrC|(^5lm_;uSO@{`e^bH<9JQY(AD^};]FXO;v=;xa.h}Jrv4i3'|)JA;b^7i",
"'F4^+'-xVS<[:6ea)6}t.3{0.<2Dy6h*^8KK-ju8r|~3s+SVXM=qnIWa]5S_Rsoc/5zcO@_1Kmy60/2hAlc]6S7S:'=pSA4",
"rC|)';}GRu'aCUZ;YMk+T3fA4/UBE4,5bW@'Nz|2;d}<Z+Yjcn5/Bak_1p}'+7a<^-T8|r+Go|3(hEP''8_4OIbqs6){{)|",
"_1.eD4TPUy=UOs''O;~H*=P<IIP@Xo<sdS;axV<s<<BhUCdHr5JMI75)<BUSC)q.v8HSZWK-(K]JiY4i'<5EP;cDO4sAlC9",
"((:=9(x~b.=S`f+'-`al;YN1j<;6L161@eZAMuvOJO.DG,35R.;^LZe=U~7O+ZK;X^Pxt-<42o=8DNy'))p:Nb`|;w;YQ~K",
"9R-Z(;_4Q[(H:Rq'9@Pv_4]r9RsJOD*9`^`L;Jf5_1.Qn<~D*LRW-^'D{{W;tY7k.'*<ei6yEy<;}*c'@PSOm'P/}](}6dA",
"LG3Tx;vLJJ'9u`ZNdi]*/d.KY=o`k`'Hi^qRsJe1+*'h+Nx_p^byxq*)Bor^;ulW-)uuxH(+[@B(0g[8;d5}6kva^mOZ(sS",
"_0(ke<*Z^'(H1Oq_1.Zs2aLSa_.06,_1.jt@PIvFPdB.AOub0A5lm_Y6-],``e^}Q<j[]SY'NcP4(W`tYCeU{*IL8:@mp@C",
"0}Rg9'QghBQe]lXt^K7w<I;KU(H06`^Oa598*'l;sjQ9/)<Ck2ifav|DOP|h=o{k8)|oqr''*gJ^Rq:J4PY)<<w@@=46a+C",
"'8h7O1l[rH4oq1S3wK-+'9xae4tL[-_3FI~4vW4A_3D|/4va=C^O`,^4N'a.<[ebE53*0E7f]a.))K:P57^iY<Z|dK5qdCr",
"'/;'{3t[PLU;0~d9D:Ty5lbuF9{o=P60b6EU.^Bc;|v:[6520o'Ic5aU8R,l:xxaq()'6q,j8(@UG)I)1H3')FaTQV8)v}S",
":A2HVO|WegFZTs/(yk:@u=8xE;~ZnFVgFd_9F0I~9dY=+3=x:v^P6e,(ER`~3w=;.'8L[/()]A{;[PN::ay^HKOu7:'0NqG",
"-yL/nS7*HY7d:~S-MIh;;xu(YSpI^t'}+F./Djre1i`<.7GwtO')t,U4j4w_B-.Mu'De=mUk'+h(]bC]'8h7aRW8uuFMhP=",
"'HwA[(]h(`')n8S'G(b`'.+_<760MAA1pHp1)|oT^Q3+UKRW3y'`g;-@zJPR3s/QK'8Lvg(GKA,^P5V1'a,i4AwFe='.n47",
"<IFWJ/*(r=<snY;u8jL3/7}BQ*Z^SwAidrVTG[f;@j@t9STG_JA-YN6'J~343BKUuAJx1_9-dQ,3rj;h+r,RD'8MQ[tb^HJ",
"lfR8D*rzsd,lndj')5-sCr9sR-ix:C/1S;K'-~qT^O`bpRj1-X,5;sX+t+{S4(ytO5qUkII0Sd=`e_(RATan3(]^uI;|g3*",
"ANTwFV-hST@B|@G<YkTvXv^JM_1Kdr5'^=-K3w9r'3{8`<^<Rx4p)utBmX9jdv97d(*lrYAMT,LDa5_5=7]H~4qLmh)ER[*",
"'8`Jw<t=M/<VvQ1tkI7c-]Ox2;v~u`GyYi,'exa(=CN+66y:w3;hnR/=;4-D5s`VyY^:^VMp5vtU0`DlM6sA0*ryf);uj;S",
"X}L+A'-DR296YbG,BA|@,U'wn+U72ttuHRY61nr_IaFmlE,B:L^NPc^<Cea*=x{Nv;v=<mY]~7@@plwf7mLF*<sN)')YX3k",
"Km=}lYC,(v'(.~;AwObfV-glU[ip58'-w=iel`+,<kX;])<dt](x}LRTmE]~'a,j^'+H,3[WBhu=p]6G)uu*E:*`mL^Q~B0",
"Cpmm5<;;,EQ*d[xRXO2.),YaB^NR:m=wj|.'.]H==SFkX[P,zP49[db/gOMy9DJ:98,ZndmUs1(.jyHj]mUPMgPnyk7-(vH",
"K:nyn^mO@]FcE*Z^Q+F'^R.z^CD@/j<W`|r4tU-r,U'}|'8M<q,nr:Q.JK~zs]/,T'8LvtFYZ(V'`rI:eVy@~7JQgdtY7jy",
")ONTb'HwMn3t[PH,~4C{-SW[]Oai;v'0-a9*p@`;<[9v_QvG;r*p@iE4oy}P*+))j2Bk)l':s^4RsJqt,FCOy+<-588+B{K",
"mTYqh*w/cQc_D,.'QcTd{_~x~pez92BoQK+AM5H(|-RbyI]_p.Mk5wiLn5u]MC|An|.*+pJ<=a1'D<]A'D9-''D9-'HV<H0",
"R=z4h.8:j4.:g3j.4Cz,.QLz,=W+v}0{xYX:A2Hq:AOZtA6HCB<=Lv=S6SFA=Y7CQB2CtU=YphW<A2)OSSS;=CJOuEC-Y,H",
"'*(<.H-is.'/29T'.+w7'.+7{'.+=}'.,+;'.+F''0^oW')*yn'1+=o')*Qa'.x8V'.]*T'/;V]<WCu_@iSm_460nh'D9*|",
"'.+k3'/(K<t^H;U=lsdVr{MRw:xkZ]r{J-SAM;,ltY.c}HK,PW'1,L)4qb_k4r_ES)sF4TBJ7If<(H;rCG749CcPni)YWs-",
"<9+'dr|)SW4v{We'.6iT<:3cvHK,VBt^].6t^Z~dt^[Cn'')IoI*e^.'1M9('')Cn'DFXtcBtV6<WDj.E'6|:0{xi^PsJgE",
"FVmZEFs0dEF<t9{t^Jm)9]yP0ExeWu)Yay1=|w)G=TA-)G9MQ'Gp-'H'k,M,<E@zh<y7V^FueDFFuatZGr^6yExeWqH5yA{",
"GrpDzS6s)7HK.U{t^D5BtkK)6mec6/4+ofi'.VvUSUIGMHgIZ9QPc7h)us{x''MAs3pAdv0KSv0T4(S8=P:H`'{~lA,9y:o",
"'NiDYS72qi<ESz8SibeqL0qgz'1D31)uvKqt^YdMt^ZA`LMw}T(K[Y1t^YdP'')J(HgIT<')i(2H-imI'.SPb'.Q:x'.+k3",
"'./,;'2vM^'skiSc^5H14z@ot4osLS'.7Xlc^,B0GjMH;H@SRy'.4.wKfQgJ'ji9(<WCvl<Fcf,s-{/r(LtL;texc@GN/~w",
"c^@W5GN015'/:W@<9U<4GN0*f@WQQ}=7e[hc]{J<'hXmp<cL;{c_Er<EAww;=pS.yRWB04=}a31<}8`Yc`TTj<_4@i**<7R",
"<tk2DN]~3aO9KN`'.3RMc^,d;G0lw0<:R2FG0lyN4ost}2}0+Jc^,m@G0mTCtyZ[pwMCtZ8E]oatsZiAt`4/cwi_KpPV:+:",
"@l[t2'D9,f'0IKk'9AxF`-KKn5PGMr;<.dd'(uYI''*~}''*Dk'')ZV'|'PitV8jM'(cL0'')s|''*sD'')Wv'')Wx'')t*",
"''+ld''*pnRRL,l+63yNr{J-_+SPRzr{J-k)YWrt*97-6r{J-h+ol]*:d]9H<:gL/t`,fw,*wn:'.u8Vc`]Zft]g3F=6)pp",
",*wqg'.Q:x'0om6'.+w7'.2fO'0Jm:'.@1;'/(^D'./rC+g[[A,:=fKc_U8<t`f1a(]_(4/'MKwc^|Ac=u^R`;Ku6+AkrKS",
"9''9pAl<HL8~|Ox'Idd@/NX2('(G83<VKTb/GDMf'(<26).x;b'KUS3S6zcj*j`;A'.,gP9^8C*.QK7R'N7=MS7e;s:Z/{4",
"9|*i|c_VgSB~h`l'.maic_C3,=D@OB*j`LJ-q03K'}8O3NvBI}HS<JyS7l8B<s9Y[c`A;IA0;5)')XqECfb/jIlV1Kc`TsR",
"@[gYz;<.wxEeIiy'.=+u'DoiHK3iGJ''S`('')s;'')^}'')h=''*)Y'')F3AiZQ+c^2Hv@4+cm2<6'`''JY:'')ZE'08xI",
"(7.D*Dh9`k;v(It'sl8d=8_EkFEI_(''6M/''*@x'')NQ'')qJ'DGE6S6rTiB3q8b3VO<]''6M.=obt<'.]H==6)bWca9~q",
"FPHo0FcE)r^3h:~'WO-}'.)`N'/8LY'.Ws1'.2fO'/O`^]T8GX'WOVSc`UPI<:'_vc^ld(<:'_vA=-)1]T5jm'WO]_",
};
static const char bitnet__spv_gemm_groups[][96] = {
"'a,P3'D9AS''2Bm)YX@:'I|0J'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/F}b;,),:2J''Z0C)E.xn",
"(]wsnA3)@a)YYax4pZa1)_)re466f+'E6w^)]sE)/dQnu)^]Ya2uw@o'E6FM)[47m*WH|a)^6A]'K*qy)YtF^KgC3j)]s-Y",
"0`cWl'E9lY)gG^zPsKev)]MmU466a-3vnx}-nSKs*=~@j4oor15mzgi5Qhgj;_D*G57UtQ+Xdzq60/@97.aMq6O1Dq(yt@<",
"''rx9)`9;X6kYCL7P}vO'E7=r)^yJI2why;1}|')7ORt;7kx+=8/F:A.PUW+9DAKP'E7[()_v8^5o3OQ.P/B(8*'}:'E7(p",
";^+(*0c*}1.Oc'|6ihW~'E6O`)[Qz3t[OuY5ll;))kgI}w5'b`8~|;_9~R)+7iGI~1bbqb:*0MO9fvJO8M7dG;<.yY;<8*C",
"'D}k40`YH20{~W79{oNT;YL*X;YU3G'D}n81]Ud:1xzs:;uh-Z;uh-_=SD]e;YL*Q;YU3L,SsNm'Dth@''XhC''l+j'E7OO",
".mocA(dNT`)'|mG''a_Q2YR)w(|s<Z''akU3rjP';^ldC1J7^(''}ke*VgC@*B*YV'(@x5'(J*)'``fu'{{r<'``f|:C6|i",
"(xx2B+SQ:N*VyU8,WJn/*Wd(A)=KUL,PMTU)ZKtS+U5^X,PMBV,liNY-0,X6'))~;'{|'*(]`JH.mgX//GB`_./Hc*/c^GT",
"')cKW.fb:G')uWX;ynul')4160GG4L;uhCy<VR2S'*LwG'4b.T')G7Q'*`+X'4b+S')YES'*r7W'''*';yd4-+}Nio'.,(N",
"2[M-D3rj<@''VGq,tE,j;`Bz`4UDE,,fjwW1C64y1_Q*G4UF2T;Z-[J;ui2J*ylM`,sr<':A)B:,sVw1'}djV61yxK6o1CN",
"',2*UGHde4',;1|Bqj[J',F6Qdv[QH',O<S)i5rn',XDV4fT@j',bJX4f]VS<@oPG,sPO,*WJ*`9}jl46kX6)9bOSxhGWdG",
";YMtb0-~t,8+tJS8I5We9G83*YbTLS;<.gY;@a[uK4[K<@P@l7<VJ1cY^z5l<9-.d{{II~0GbISKif*eAM;SBL)t[uAM;Ry",
"LW833'8.2x92[of=6-+y+w+s9LfRuyLoGkmM.p<GAYB.X@PFQ}ZZvRo;BHWF'',c4NDVbgYga@3NMR=i'TNMeYcj*U'71D'",
"O@(0KO]GpWYd-mIN^I4E+'c~F/pX0`AT9}0*ydLkYX2`RYX/al]OTM/`k{+I<gQli'gYny;|}hv;YQ2i*ruzBYX3DAYXX/W",
",v:HM.TQ65P]C.v'71S-;wN/[.fuOv<HF1@,lnZH'(Fu]Q9)=_QED<AQ[AhUAZm-g`.d7(0phJ}'(EK5'G<[iYXV@P.S`w]",
"..Ov:,t+LF0Kg+-T0'ERAM;S]TJ5GS`CweF`JMmC0rWu@'(EdG'G<tq^.^4`'(CG}]OW1p`mOuptY*zg`Cv]<<rd_|''1)G",
"'71Dm'9-a*'sepN{{II~;YW1XJ`8:^6371v-7'tK'DM9D^,bf/''|]:'8.2{,pL{c-FW^=<z9^NZSVvf)2qU@`''c,cK7k2",
";dfB9;ZAevS5|f3'71S^.c^4i'uk;2'71U+<0gZ7PwXT/gfNy<0gSr7,sio-;{<B`'uE|iO'QiT<(,v`;v+0'9<C:+AwXm:",
"<AbOW`k{Z`tY*zmcLv|2<-Q`VXZG_*--,)A.;;/I`O*;b2^E`@'*l5,;YW3q4:OiBXye(64*m1k'7El1''O_bAN0zt<071r",
"=r:{)'-NA{2v<]2'',Gb'|(ckY`(7Z)sCJt<rjbM'727z'73HeC+LmttYq6]*ymo+1Emg;'72zW',u/+'-0).46Bv}i[.EQ",
")[@W]Y[o-:8*0sd,P_|'(}6jChFt]J+6<O|<<,A[CvPZ0`bbc+9E<Ai9b0_T+pi<,5Wp9W0a'VT7k5at-ir,@(brC)Y[q.v",
"EH05t<Aj]<9K:;p9`^`5/[~SS'.<nn+viRh'8/jo'JH}*'H[-V'{|J8o/XnLBlROJC|::Y'HwMn3sLfg)OW-d)|)|7+YWeH",
"^2DM59Y8WG4q0vE+3^d[,uw3O/PY,X5v+<n'',AoDEAT1E<VfSaEHGA<DVNW'9GlM'''`<tY*{7'{|,M;Yq-]:]~`otYT|c",
"*)i7(tl7aCEv4I0<^D|L+vsL''72X{Y`8~W'kWg~t^]6nt^YdCt^Zugt^[5pY'3KaF9PW~Fs2L^GSkebtZN^K<D*<`<9vZ+",
"<9-x=(y,=,+_+u1tY+@g;YMi='``Af<zm_6'a{No'8/Qi9F.P_9a*x@)Yl8A2}@+FGp-'jH3J0Xt^^M94_w<_C|::o'Nt=K",
"'',AmH3K}fHm+=jHVuWY'M@8:(}6dA,q(IY-OPos3u(kf3vB[h14(r42``pmRW^e5=s+mWO|P@'<j3jz8+.K]L`q.nY_C8b",
";vjjzST6m;/DhLi'`eYB(AF/Y,zVTZ3t56E'/2ri'DFjzAph[CtY::ECjKcy4o|OpSpSC;I0Dz,r`/tJRsM=(<Cg6z`b)hn",
"'`eYjIMbXTIi}`VPHwW+4W2]:4oxgFSTAI@2v:;]J/rP6:jhoRtdr|p9O=Xo9E=5I8,=[^iFJLa-m|zd3=K9*3v}GE3w46z",
"3[G}|;efOS4SKuj672i1ZWAfp7=TV5,WPRlY[[gZ7z0Ume2ub|(x|~FeP'10emIN-'`eYM'8/<gRX'S_tY`4]3s/R-'72hS",
"'|5xA)Ea}B'7P'h=dlO4]S^'r=hf<6Y]OB*4v~r2'af5@T3e'0*[1R^5lm^2;YQD+'7F^;;z=de;}Bx;YZaMj[9Q;b'n0M@",
"(EWB.)uyCI'`eYK'E79t2<:5}'725I'72}d*=r^o39k,R'7cHiRWJXK7=w_Q+onwn9|2RW<VZ=['XzDw@3)/G;^_7VA0X_A",
"'8CT[Sp~Ml;akc~(l)RO+s'_x'L5hT@}+sSZZ]un9L-]V8*k]AiDY^I(asgDHwd7g'8/qPZWcCbZZm[g'ukDJ'LRzWAz(bx",
"ZY[bk=ieC'jeOa)'Lx:QC:A|UZY[ho=[~~dC]r(3ClS8`DTYL*5mjsK=j:z<CPGtoE-7whEmqq0ZZyKc=jO:HCPmBwFGv^p",
"G.1=6ZZ^7Y@Z;[3;dQomGaXY+'72myHH,rOY[m1t::H^D=SVZb'N]J0*9<UM'`eul'7PQ46:VP;]Q8Fv@}nSURsK**E:ZNN",
";vAVP'8AcFZ;7W,)hb_P^2{RiYZ`+B)aR^x'8E6AK(T9/hG6n:)'ku<)<FM,;YN.*,WZHt'8CEY'Fd|/'.(1,@H]'3^7|~=",
"KEs*|oNHw^S7G_L;kwJ.-=rZX(H94sI()|wHtZrjUj@H_;Ysbt=pS@QnP2iL<(X^;'aDZy;YMjwUjBu;94sTz,5k^A'O4g)",
";e7J]36bL~m7+]AAibbY+V2@@;vfml+8Ki@(hW8v'7OIDJBCB-){{)~ZZZV74TPU{=UOrt'OP8A*=P<IJ/wIf60~F(Xye6k",
"_0WI7@Si^X(JGBr'0:tH;YN1/0oVLpV-tRh7u1Kr;{WPi=UOqEq)TD4S6gRK=l(1W,s[..4=;*[/ccD=Bf_KihRSC8L87Nd",
"Aic1E/j17r'GVj6rCkU|TmhC6'0zuc'')Bz;uj7}4sb<d'')[<,lk9I2B*1U9DBVb9EH;K4UN9L;z8u-;rhxC'eG_C;]HZd",
"(d23W'Abmj+=647MpoP9ZZvUg9PF=L9a=,D0'u_<80qQp;up0T'dJ{p<w]~Q'k:X+<@.)wZSbm8'b2O@(-4hu'`jo''DExJ",
"4r@=X]Sr`@7Oe7y'`ev((EWK;tY+@B(AR~:+6_@[tetI-tg':;5,ULu3B3bv'gCP2@c(iYW*bEU4}y@0;zZvbiDYv5'`eYK",
"<FPqr-T<x-(M5{d;fc.]=XvP6WH.^W'PBEHMJ|xy'JlP6/N:nz*VW0x'._`3MS0N]U0_:LO/5Mq:H-Ra3^Nj:8O:RcYZf'E",
";~IG|'-DNX'')Bo;YN:n<six1qFmz=PyZp*'/N+.4SeoDC*d5p@9v[T)Y]-=+SQhQ;d5w3-[5Ws')B/j<9-DW5{{KMSpYQY",
";k4|S=obo`=-3Nt(I|S,'73Eg=@vyj4qDO@)_2xg'73Kf4TGO(Ce5zztY_*ZL1+;2*wM(z;vx7L+9F]wRsV3F'5'^M*rqL@",
"<ac-M-5]iK'dw*S')Nly4T'eE9DJ8cBfr0TRlP)EYZ`<``-^Wl9DJ<g9aH2F)Z.:2t^GiDhJ5ju'-c-/;`zKU<<~^c'`cC^",
"U0_23Z:5@<;oO/V:Pr,_4TQ:g0`_W0'73J:RsYdK;dYrL'+TFp<9-@-W+/J~<X6C]06Mwy9'K|)6MHOD'6oya*VoUw''wcd",
"<VobI(]`(jo/YZY<(~0Kw0-sq<B~w}C*3uV<]}TBtbVPxhU@17'9+NT0Ag9)qESt8'`jns/.<Hh/fO,)3uk=m)'F6p'73a]",
"FlZel0yD`LSplkKtYU(~',3hW;|+L751:-F4oxR7Ait7^t98u:z`dqG<:oLRUG@<b'-ye-+BEfY5/6dd5qQ20`y)fzSTCz4",
"1<`hDGVb|SSpYo:46y+p<:W'iUM}./'7aB04q/dPRt)qW@`Dgc<s9XsCqQKB'-zh3'73WlSpV'^Q**fZ(buD6'73WuRW@Y@",
"5*Sdv/h8(7'73Ke0*/DS1xw*3KQ,YT'9-9:'`rM/'`f8l;{6tW4@TYetY'*y'HwK)3tRJG'73WvQ(ap3HZ8(==3OixJpv9)",
"4re]y3=f<Q3sVvJ'7Gb8@6;`*Y_@4yF]pF7Ur4[=`I]]u'Hm;t'|)Cm'Oa{d)'t.GM-vI)'-ywt1(59A5PL2A4bT3xS743o",
"c=uQr4ozQ_)e<B`tbW)sq/tc`Q}T*C534q'*VVPz8.^42iHd.A4t')7')B/X(P)]'ZYMFO[9m@`4oxkX9DD+K7Jo67s)Z72",
"'`eutUN+j@A^[:'u8dKe4TkVEB;83/r{J]_Uj[+H)<bext^GfC7*I]v'HzHE'73WjU0kL80q)FcSpY@@'7D|4<ROG+*z1ch",
"+w{Mb'SVTl(AFIn8`~]U)C}fN'e@yv@*}^~crMZWtY_)Y/k6uoSTQ{l'(LdT''*+FCcS/}ST]TIA2HZzc8l811xq^:'(}5b",
"4bpRD<:E2)Nk/vd+t'6(2usUl'`jnh4okwl``@Ic53YFO4op}Q0RYv23=G,(+S[W]<VJNoTQ2*xt^Gcf/.kq47f]W-SpOl0",
"/U7<z5T{gh<[-hp5U=,o*VT{47L/]G'`jnz1ERGv1|MB73vTjtB:bt_Y{;.3'MUQ2RWYW,`y6m64oqdf'NeF^ST4gfE1VeF",
"<AAlou=8yS=uMiI:*||D'X+K}:HCEiuNG0f')n5<'-'Za<VJSh7maG`'J~0.*B;iB<G+YM4oz,ZTQe{HCJ)^646S|6f-AAi",
";{(*c[WFG((y:x}J^88U'.S<[crLvX*Gh=w'XH_Qu8d;S<WEW8'XJJhtuHOXuNcEIW4wUM*xwE}^2DG39Y8H;<sb=W*X0CM",
"'')GQ''*+5'')M{'DFQ('.@0C'.EW*gG`J@A]b~1Z_/y2[pk3T4-Ck=<@sShT3x'vGgE+v'DnUz)0XMM'7v)Tu=S.+)B8d}",
"'XmwUX53G;3|r--h'@f(9DA::8.g:4iHrs757D8:43St^Y[v|tsv/'wsYekM5j8QRKy*Rk''1I|pI_-XH2.beDh~iy@;,}r",
"K,hWD|.3BrGcSgsNLtgrMlL+lNxX~sbVT(C{{M-={{M-'8fUq~'(Y8.''bnZ+g5Fk'.@jO'1+bl'-{pT:zfj]:]b^z7QHiV",
"'(c@-O{n8U(]].B*97-.8cVqZ7-4OJ*ykN1'(c@,''*jN;YNn'GBb,50`Yt`/~x}G0|8TEBjM+yS4H'-'`dDn<@E0YB)Y-X",
"D+wBX<[wlKB)Y-X'F4]}bE.KvCMt3yXZ+Juix;vG<9dLr;vHCq=lEEQ<:Dqx<:DqxBJpn''@=R['')WI;ujWg-Dl'pbEK67",
"@l[r/=vQ+[<]tLTbI}wu/Dh/=')8_2+66g:4ptSE4qbqN4rUNW'.6oVbE8Hr-a-nD'/3Ox'/9n)'.]M`t^]..'')Ip;wGBj",
"rCjZzbDr:_4op)94sR<f4tErobD~Zb=AS^/bDi{3=Axv3)Z^[:BoLy:@2|H3+ol]62'l8z({1=<t^Z9V<FFasb'M{54xPR'",
"adGWe<aJj6-p`_Et^^-L-a/+N'0AT3KG]TAp,zKP.d6SWATf(e')8_8'')Uf(ABjvt^YgS'')Iz'/l0u-a.j'4pfeq<;jE}",
"bE9kr<b3<9bE5kV<b<D:<ay/{bH,3TT7pY*[:iqg{{M-'^86~;;Y_,p'.sFu@GXoQ'2rXW'2Km'oL|_3;ujH2@GX{+pIr9c",
"'.j=f''*0^''**^<9-E5b)]k,ASka9;ujPbr`,|_59s8)(+fZnsWjQxsxFJk'.a7s'')bg'')ZP=fxCN'.nvNb(n-cLmViD",
"P8w09'-yhV'2TVw'/9^|'.Bo2<Zvd`M-d-_=T52a*99c('.N+q<VK6O=J]iV'/UXZ'.t~PPz}1U<939U*B=7jATc0ZLdc^s",
",325+[2iW_JM@0TDlKJ.(xz/y(xwa/(xw`w,PLo*-MI2)(A@My,lhx;.-(F0qFmWNG^1^/'.N+w'DGdDW+A`bDV[eU'.;fN",
"/)}NF'.W1i'')|^(ABz7sYYai'')yW'DFNOMN)^8b(Sl@<W|5m;|+K;5/^b+4ow{(_N-_;u4<,;=3s1,-MK_0,m58/p)_I}",
"`Cuxn0`Y76SW:gP<VH01b(ikl@Pf)hEB2*4E|'hMAM;+vDUJPw7N9,+(-8Vu2Vx1]'.W1i'')TwOLIVl<^w:X=fy3+'.eTD",
"<@_HBM-vE+'.W1m)YZj,Bksr*:A3Fj<9-H2Ch+r653,5J<VH0hrCisQ*97,v<VZ<d'.mWfBFwXH',:``AJw:yA/w{dZ<^jE",
"=pzde;usPaI{,n2rCjA[(+SNn8'Ex|gf:H.8cVqZ9D6+N+@Pvu'07*Eb*_nIFZKQ)@mte(<W'UsNk/vd'.W2('')Je<VJQg",
"b'lDKBiJJMrClGU;'xDFA7P-X=fxrY'0AT3'.VH_'.`Tb9fs,C<DIq2STIvv+g,8e8NNCH<YB[P`]sTO(HoWhuLj-K@l_8a",
"<iA~M:kG**b(^cEM4gUQ'.W1cA[c3E'Ks:w'2pk{'.Dai'.0jn'.MTd'.0moaYqkR'3ta8'.Djl'.0pp'.M^gF|}s{bVr=u",
"'.W1v'`bffCd_iq5a~wK'.;G,4ous`'.0|^bs1T`'/Suku<}A}uJjJeiZjF141Z]K5qXlI",
};
static const char bitnet__spv_grouped[][96] = {
"'a,Pg'D9AS{{D-+''rY:''4A7{{M3)AV1_]NMA/=7k[oE'`t,;=D,F6HCc)M''H1Y(Aef/'K3ol'D{VP)ZBF;)ZKL<'E@i6",
")Z^X@Fub3<),:5K''Z0C)E,I)NGozo''`P3;YK~r(yH4{''`]26MC=e)YX,a(yt@<''`l7*rpRF-S<'}8GE.J'E7Qz)_YuT",
"4qsoH-Rojz7-+b4'E6wj)]sj@-T1@X60/E}'E6R^)[Zw/+qy[{-R-=s4oowi'E5xM)YtksO[L[3-Q`}o3VWT)'E(,p7,zR@",
"9D6BH9DAK5;<j1i''XBg'DtU*''XI)''XIL''kRI'E7)@)'Mto''XNk'Dtb2''bX1.-(WZ0gJf8;uq<_'E7q6)``zs8-1yg",
"0fX`=:A2WF:]OaD:xkjV;<.s];YL*`;YU3L'E.t='E7FM)ESn,)_[TN:|VIy672jN2ECRC<rmVZ<x}fG'E.U3'E7FQ)CZUv",
")_[aR5pMpm66fQJ2Du8=:xtvD:xtyJ'E-z{'E7FI)AtJ^)_[BH0dDlR;`e~W2DQsk'E-k8'E7FF]fm^f66-+D2D;l7'E):m",
"2un0@39:A@0`YK=(|9pT''WRN''kwf'E7RP<Au}k;_'r~<[,<I(|j6Y''ahT3VNF}Bm}Mp:G{uW6T2aM7-x9w7JHbM;uh-]",
"(DAp-;YU3]-ig]a'DthP''bhR6MCC7(~3/g''X1a3z*Pq'E8m7'.5t<(dO<a(dOAY<zJlQ<^.Xo;dt*(;djc|=<yw`Ho[F_",
"<VI/|.o9+]SVpkK<s9|3=6Ymm''YX'(H2QKA1)2w*97J@'(5r4)E.Wg=o`{eGr^`D'|5P:<9H8~(]nc<(e5X*'a@`='(R~L",
"'(5x8'(qU/,Q[|R)<}_B(HrO)'a5Y<@2|8<;wD{5+Sd50-M[sP-2/5g'(]XT-7))(.fb12-NOMZ.Jb]_'(fzh-2/9'/,rXo",
"=V90e/eYAB0)JHs'h0z0.JFPp,li|q0}n_`1CeLl*B)H2BfUaI'.+tO=oakg0`ZP+2x<^k.-;GZ1A9i/3Xuvn.ft`_1xs)3",
"47~dk4UtIV2'dEX0{voL55RPt'aAqS2<6C95n[c{62Q(_'`|hS392hA6k|rx6l/D6=sACe53+NI7OSb7*Vhpb4SLBI8,Ik5",
"'`|tW53+ZM8f(|l'a^Zf6ME-S9F`;4=p7WO5ldyS'))LALTt2+doHB*'g,[3doH0L(A^nP=.MB4tai<(':ihM':iwY.JZ2q",
"'fK+q':ivt.LfU((*Ygz:`1t~eRP=o(AT^j;}[^,,PO'8eRY;_@PSk6(|)~ShID=w;v={,0gBLq':iyT'aIoR<C(m.h~ZEj",
"')+|1'mvDO;|22ePyRp1(UC@Q-jbWF)S3]d'`y'O)<=+3+T09V,e}s^*<x|N'(GgM'G@Z@eQz7zeQ|e~eQz:5,w-x-'D9,6",
",lhxg;~=Z(R2fVTAiX5d'':'.)agYW<tEnS,rfyv=6)cn/~y-a8j^<^)aRwkx1J(V';xU'';xT@<=bLt(McyD8m2,D')4q4",
"''tz_'DFW-'-{{MeFq^u;YUMj'E8(k,:51+GHdb7'{}`}9LjN,l9(,:;{~RJU*W7i'-{gY4fT;m'{}_U:}D[:R3I80';xT=",
"(K1F{';,{f6=lU_i(QX,(H2Sa/f|e~|@_uxh~TRV<rd`l''1)G<rd`i':iiefL{^7fN)GMh~ZEj')0QM.4ICCM'Ha[JM;Z^",
"@sg-*eQ|3(eQzH9eQzE8hItxKe]_t6fLz}*fO.YCO(LcJ@P@l7<VO+CeWll6<91zB2D7AJOA3hiOJk7IObI/OAZ3aafU,C<",
"<*p-`tY,QA5MqJf=6.=ErbLzr0tcqG'(E:+'G<Ldi(Oju'(CN'4=TvHt;tx_O'gg,RB[HTe^tTB':iiyS1qIWSP70.e_8<D",
"RQ8MQ+(|=k/qp{l@s[7:*ydLk(.m-V<V3{k''V`z';xUo'}=QJ8gl[O(E1=E.Phg(t5=@7e_hMs+)]{j/rQIr.RSkp=ho)=",
"eROtIoM6+vQZ1M=,WT|QeQw{P-TH<T*B1jx-TGH9'aWVQ;zM/`KXF.ir`G|~(AA-*'2Q6Z(_jAw')1G'Rsp0e'QmEd3B5:Y",
"747:/lJ62'+*Gex/s9ty*z~rl33o6jXxc11Y-VSBYBz@nA^Fl'ipaN[lEuIN<_ckM'(]CAeRH]UPAsomNH8X~;zU:)(-+cu",
"@ngN2gfEv<).f/Lrb7Un,Mxc0++`}8/tSh-K3nPv<:rFf[68v/'(`2x'(C9/]P1/.]_9L4]qONyA_UX2=,4B4(IIn.@mGe6",
"eQyQ`;Yq)m)=0]{'DM9+=SKHF^jSOB_,p99AM;S|_G+a:=o`{tg@M'l+,g*N/uYN7,tx@0*zKDA<OG1w0DQH=)a]<q;uzx/",
"p,hAd'cYql;bL0z'KS0],:16*eP'3^;uhDe<rn;4';xTA';xTO=6ES.)HM3ZtY,475Mm3A'aNDL;xRua/UBG_'|PWL'aWMT",
"<Xw}/<RCMg*2Yip'44,u<th{y)EV{vd/0mt<11<EdK3eyTmg=g3cJUme9VJr*<,|wf2W<GtY.o[''Xb8@4Qy6@ekD55R.Xi",
"''-Y,'+Z7f4]bk+AMO:/p,h@k(x~88':j~H'-./heV6jF/3;{*'.<nn'-{vX';guP'JCX;'H[-V0{|/0tY07F3sLe1)Q~e{",
"9JcT8;v@bKtZmp0'Jikk:*s8]'.J3Y'.5NG'{~Tx:xkZ^t_9-0JJ]F6eTUWfeXrX6AeSWR'ao(E2<;@9'IuC4EC9XI8G9im",
"4XrwE8)wig'*^X^'/lAL'DFk*Mi6vG1Hec}'.4_.,3GD1HvKyz4pc@E4tA9@4owFnEyiyPtX}^utq;7X9FMEi8*tcCtZ4j4",
"3t,0~5Mnnx5j1kT;<5Xi',{0k'';2N'h;Yb<2r+A48`Yzn0*nQ';-lhpc^3q@W;]JfQUbI5/6=oA6rZg9HZ<g8,mzht].bZ",
"3u}J83wQH|5e0hr9JcTa9HlT88/PgDt_kD53xa5x<e4fhRXnA/)KRsRCf:m/rxpJY<Ay5s*VT<c+v^1e+N1/D(zuR`tY,Qa",
"=jK;`9DU9t;u{OOlokJE'.LP2,:5bv4PAWvtY(oU'Hw;h3sC^F.tbJitY<,z<BU+GaxSL5.-1L-(~,EM)<C_+=Srr-t^Z5r",
"50Y9X4rQ724r=.1S6wRc./6)/tqkWc3s8Yo3vKb[2Qxc^9JcTV;y=a,m3.SrRsh^k(hK=_;unOyKmKa/'xrLNr'Dmht^blb",
"B)kJzq~d1SE*tv6*=P;hcrLEB'+VWs(]^s0'`g/ERWNCC,HCPpA0;5k;ugx+'~WAk(A])AdoGK~5S:d`tmi,w4._e.':jYc",
"5lm^v;YR@H6MDV8<wHSe*^PK{fM]iS7C2yY4=1*PeUNDv6-MGB(Az4S':jZ:'(hQ*'')FFMn<_:hLa4Z7d(xH-pYh3mPKlc",
"((:=9(x~7y8*9vqtYjkt';.JUAbDRe:c8N.tYz=1()08,AMC^k)@Imb:y.rw,P_|K'`fty3[FMYgPhn;=71]:8N8qR'-|Dc",
"':jYt';Bc,60<[p4Sq4)<:'b,8dya^;YU3H)y]Oh*rvpo'bZmk;vo1z*ZY)`(]c@-fOjmB7CY9^'+=rh'|)}i'`fkvtbIc^",
"fS<3ZSpRV=+8U8i9`V(f9]yQf<s'LyTmL:MhN:_B9y<hQ;`NPk=Ty_+)v'r=tb[x[fTOdb9Lg)c8*k]AtYhE73sq||BgRlb",
",Bv5feW5Qh;|EN64]3^t=T,z1;9Xza'mQ0<<`aV{CdVT/fTMtH=T8yu)cWpBtc;FbfTOvl9MGLn8*bV=<9d_9(AU@ZO}eR|",
"';h;6;aEV=@3U9ktYBp}fTL{o<6RFWEJ`B4fSIWM<SqY^F*Ra5fSIZN=^)v~tc_A/GO,JpfTP79GBN-kGa^VDfTOJ[*^I04",
"tdHy^I+bA*fTlNE@MjXxI=iLKJ(^fI=[8o]GEvrhJ;(zTfTO0S=^JL@Jt_=xK8BQZKk~tu:+ngX83Jyrn2jM|L)q1-fS@mU",
"fTL{,4SWH-@mbZ8tY7k*';.r{LOJD{3[FMYhj(:E<A6`rB-1aX)'y13i'4IV7C~SbSpl'Z9|;p=4S]^p;v=@'i1f[k9]y[O",
"i1i*8'-yen'-s9a)<O`1'.-SNBcz~j8*9qP;v=@2tZ4O7'`bXG@UJA=i1obdC'@Lr+SWNg.4C'h'-~A4=6)]v(AAc}@PxCi",
"'DZ8XRW:A47DAnJ'+=rotY,4m9nA`aT4(uE+8/'=(x~Zt'05;94p,l=/NW`3<}zAF''+(u',AG}'RM{V';gu+STDrkeUaSr",
"<W12+4S^RV8*0l{'E]H[*=P<I)vn.'+<<Y=*wqr<EA1(KfL{+kEy(js@<X3_'(qY~Qc*U{V.(*Y*SC/=@4K[X)YX3fUjA-k",
"(Ah(8';h;HDo-9P;y~g<9E)d'''tvx5_~n;'|)}X4p2w`,96k8eUayP:YvKr+t,/W0DDi+(fT(H'<d4IW*Vjx@3Ox4WGt1K",
"7`fnxpfZ_oS8/L:<Z8aVTQ:Qq=}j5J(dwFFeVHwKVKE3Z<@,E/RsUhg(KCfg9DJ:98+.oGtZH|E3t@=(;c^@doN[-@,PN.L",
"4ozHr7483~7LB<k';/)27lE7].-.v,':j~H<a]*w<9H97@rPhU<]F,~9JHGM4p[0k*t;YheUcG28AGvFt]Ao@'-Dkd'')_Y",
"+65jaeUcV<HPf'C397[<67oaB@pM^+2sOKju9f=;4saK/4pZPm,Wd~83T/uh,7Giw,:Ii;43i5fE]TVTIC'P47-.iQ')H{k",
"'Ll-E+vyHP4SMmK47YFOeUbu+5Mo+w9D<]Q2ac/0'(slU',Q=~;YN8-u=9,Ou=92u)[JP`8.w5O9ApT['D}vU==z1['/(|N",
"'.@TH6gBBvIP:FUpf4ZO6ia+,7,zCQ6jZqRu=:a]u=92{)wfYg4uGVQ4qN]-'.@j78a94*BlN8,T3fQ14c<_QUM|{B4c<[0",
"T3c8:<~`3*4bg:qfV2Z`+:hQ'';.ZB4q@{V4wf(='NwR0*B)+7XABc3MtNsVfQMylfTMX=9DE5I=T.ER*:Bvo-MOlzNMX;l",
"(}}m'M{is<<:+lItu_-U<m=ttRW{Wv<s3T6JM5N,(H/{Y,:H'4Y^Mt='a,V:<+:te<;6LD1+3`xWds3mOM;9[/c^WBfN<Ic",
".k<W0LDWm|9]}hp'2Z<[E1Vg_4rSG673tyg'2q',Ia;|s;v/|6;yl[N'gxD[A3Oo9<Y~T72B'p)9DBVb9EH;K4UN9L<=U~R",
";fGg(((~}H/im27(+4x;N<O,1M`JS;=UPL('Ddni(Nw-^3sUkf';.F})Kmg(NA(Jq2D~;y5q@meJpL}u6[nxzJx287<yd,.",
"4stK,3K*z''-}i3(F_RAtuIZlhPx+=XE2PXNv,{b@Pf/-u:1XeP6J7EOs-tg4u~tzXEEQ9;YKyR<3qE;V-ebFlXvW,l=8Dj",
"fQN0llC(YL4oog2YBG`9''`QH'.L~B'')Eu(AC4g+SWAwH}GxV'3sUs7Y1qV'-pkq;]22GtYK{5:lr*`fTdIytYBtm';.WK",
"BJMsS4S]^p8,u_='|5RH7JITPtYKw.ST+eQ/p1KOeUX0~:x}om'G8{o/.<Hh.i71R0-*4N/h_|](ifkw'=0NR(+6d^'2ZDd",
"'')N;<s2u}tY8GcRWJovDae},<;JX*0R*S_=ou-n+6GWP'Ec_9UN4p[*:3i`)Zg`';ZnLaz`['v<XU*l-mb@hthYuHfTLyR",
"Qlyrr0'(@<4opI@-4etYeTfl/.G:]ci*~PA+XT3Ssuuli':jYx';guH@^xz01yJYV'`fl/''XdV+)+7<P6I-99]~L++6=|e",
";[]OSC.8emj]CQY'-`eP'DFeu.m_.YRlRqD'n*O/@Po534Xh2W;{@[XSfr[Q8c^JDIsI.CAMOF05Mm/M':j{pST2hO*){BR",
"':j}LfSF0]-Ta/M(.=6^+WhoQ'02HYI_`t0'6PKR<3K9C*-+ghRstHw;b_<221_.*'Et;k[v43BVy*Sa'cZ4q<JB=GRsK]W",
"'7P;EWu~uS'Ln@;Tma1^/GSyu<Ay/sggV5g4qV|0hL_O{U'26O-QJ8D9LRfG9DK]78+qCUt[1fH3u(j/4(Wh},p,4|3e:aN",
"ST<NZ3e:i:ST^}+)C3*,*EwxdVX+ghfTi20@D)*a*X;Be3]ULdeUbih:Yw1D2^k3,(LVle'Hxgl)0CX5'/t<N'-c'.=cf|u",
"':k5w+F=+^RWV3}B*aJ@'`jng+:LcO+qGV@,98uBj|voR4x)E6;YWaO/'_1<fQPeJ=[8wO'D[Ey@nUQ|W3+(OBdAU9';.Zb",
"BdEnGTmL1z=NU;OO|aoW<+(zi*p=_A<<hvk(_9wM':j|`ZvdCh+m9z4'mJIp;w9*;E48bh'.zu;'')d{;YN4c4qD+r*=l2k",
"':ko6<::8K'`u)QUjDfw-[[qneUiWlBfyq(X;z*=4S_`x46ATy,5O@u'4SkvM5Z5T*rqnQYV4(W0DG47;uj4n9Dh*r8,=[^",
"7u1S5-m|z+9nAaUgkYM+',xQ';YN.bB4OAt(y*rC'')]d;YN:_)=glIRWsPF';,pUZ0ROH+tHbi'=0/10gT8OZMn@/TQ/*5",
"'='5)(mxc+.JK~z4op@;eX9[P-Ahbf';gu9tcsXa'`rHulBI'DtY_.p'EgYS,56jk:YvPR,TeFZdsVmdt`oQEK:eu'7,{N(",
"'-zpv=J)LVT4W7X<}PH=9D9*D'/ekM=}a2CT3hW<A{7G)'/'k*=VTdw.JtX1)uzU6Ku^vP')7,Z',vJJ'')a|-x2=V<Bzyv",
"(dMl`]JQ0x<GXWnANTz;'*<ke.XkDetbVP2<.e4Z,MsV,t^GY;*=u6,A022MVK)s{'8fs-W*}O|<AO<hUN=SJ<@ei[Jwx5^",
"S7vx~4udYX*Wzqa':kl8Ch=2k^MflT8d.|6'9;<c*99Im'`f4g468Zg<]}Tg4q<s,g3Lfh;L58)uV(WO-77gC<odR;s<Q9r",
"(]c8F';/V*fVdc1*B1myFa@U~(AnnV'mZ-<;|N8u3v61R3y6T::q9N:9JcTq5VbHN(G{CIt_EQR4bgL=(H:B;'-u6-6D+Ih",
"(K,RD'+`sy:2u`C'/sN5':jYx':klIeTT8Y.NyN/':~,R<rvP30{u[(S6oY.<_=HzRW-A*4sF:1f86jw2aVWX(-7TV3rj=R",
"(jF}weVz'O[sVzn4JMe*/.O`~4qW*v2zJ'K';z[<3=Gw'*VZh-'GsxC'.+hc4oq.*-MKSSi,5}w8*1'h'dZrk+WhuS/*+9;",
"(b`7n':|eg'.+}r4oq=/*rraPi,65)3y*Xu0{{rC'HTFD'.,7}4oqK3(]^wMi,6C1RWAeK2dD_d0faAai,ezo'GLe13x'h+",
"6Fxh,9JcTc64wb6dsVmjt`p<[4)KRI7,{K''-zmu@d=Qd2YSg-1xqmA;~'/1_NhLl:1fnF')^O`B;8=JA'@m2T4MeR;x]o'",
"T4i/`=-G[l;~4R_BuZjH(]nrwW*tXh'8]j92/5Wi(AJ3)<rfsE=K/}^tYhl^':kl[;wrP)(}{@/tbUrv</jst';@jF'Ho]*",
"60,W:''+pI<<@M;tY.mEGe.Va'-<xJP,tE3'NLrzae=q4a|9|o(]e]y/GD4o4tVn:9+O7w/M65nurE}39foX^gj_<-<5t*3",
"^3]SYi-aehJ0,;B)=d7rgno1E+;g9R())a+Dy:ev47LU6=SM^t``oPA-02Z)':jYteX3{4-g4Yb'Vrvr';gw)@5.9q`{iB<",
"`gJUM4p=)M-SP9zeUb-T:YvVh-4E__:(06V:SuBY:cXapUN-GX;^cggWdKUdAcvLMb'rwxtY7oXLq7<hC)qE}UO1(A0ql:M",
"Cvtor]qlUo)[=,*'Lc*_RWARY2MO@S=7KHGeP(NabEIZf;btA24tB`e(.v`ffQN:C<`Rt24p73k'I;uX*s0_01(59t1a(DY",
"3vKdw(O5{ft`r;X@~;-2RW6OE,zVTp'.CS6;uj9h,:K05ZZRz8'd7'W<k1ec3B+ioST*7U20b[ARt*:T')3/*';.Fv'{|2V",
"r`3UU<s6h9RsoqKp,zNH'3|o)*H}Un@T]Vj3yi-O*=_*,*9=z.9'fYw<:Mwz=W[<s=qOh*Y^9xo@R_BC=XNpL@5_K3I()h9",
"1D[399a3V;+VYX+0faM0eUbM_:Yvip=:ADF2=)Sa8-/lSrcwV='(|rV.:w{'eX2*}8C5/Abuh;IcMz/'';.JF-5V+h'`jn^",
"hK*{ot`r_IA/yHqKGbi3AU^=346-sM+|:=2':lJ^Dy@VM4m5FHDy8yW;agL}'a5xi'XdkRtY,QT(~e{kDy6rG<=CvzFE.)|",
"[sW[m<(g7'd=W`189KAw,WP^qd=.<l'*k9P=XHMe]7U@6.1]Nq8X';B'.(N*=8QP]<@,DT'Fu1KuV(ZS/,jOj;vi<8@l{+c",
"=p];CT4tP~;vHD['1IX*R*CVq'H-08EyuV/[j3Ak1|[Gc+3]5j3[*LI,3}`.1b10R'd-'-uV(K{1a55O'~N</'Ho]LXc/]v",
"4:bZ6)BU/F)eoOplZKBv4THy9-@o3+((Fi/Dy7zg<ziL1GyYc657q,5TR66R3uigO0X(*Q9JcTP5S</dPlx2A''2[L'4EqQ",
"pI_/-H2.beDh~iy@;,}rK,hWD|.3BrGcSgsNLtgrMlL+lNxX~sksANf{{M-R{{M-'{{M-';upxkkaF1Q<6I:`kDe:I'(C1Q",
"Ho[nLkH1x.I8:3u8~vB4'1'm8+jQG]<(4|/-TW4t(xx9)'1sF['')BvNW'[rkw7SoBfX:Y'D9,n'0M+}'2td<'0iI+kFqh@",
"'0SRFGSkR[CN^b('4K22HD2,VjyCh/kVTP1krpXajxqf9krv=<fi@+@doGL*iCov3kuHi9kuZu:(dSgU'2A_z'DFfqRXI'~",
"K'6:e'.bVE'.Wy3<:Td7K'5|`h'-@Th)WQ8n3;wO'5Jem'.N'Y;])2NpG@Yi<}:C5FkL-Al:1T8t^bJVt^ZW|t^ZQ{(xz*D",
"tp5RDD=6y_@IbG2AX*`vn2a:1mSfkLt^bAS<Qk;RtpJU:<rg'8=gV4jExg:n'2A`('',qN{{H)^{{M-'i2)[`;Y_,p(C,jq",
"'|*=q2RGJW;bnQQfpPtG'D{fv)<CdutYUkr';yGD')[-6(ABgy';yFy;]M0'LMwxH'MNnSBm_p-<GZuO)|eT;<BhEgSpANz",
"'b+KB=.lz=';,IB'*arF'')K{GeKi^t</}{,PSPw-0-7Mk(Lh+C`w2~'/-1cHiiKleW1pP''Xb3G+XM1eUQ+m5Mm9B(y)3+",
"=TU]K/)~n.<}j,-hj;8x'(SRQ8*261tZ4K5';T*M</Z-{(EWPc3VTz8<:P6rSpPud<9=3}.JG820K/CM<;8'X3sAn]';yh|",
";`zKS6U'af'-peo(Bf{V4pw*f=fRm46R^Pg7JF9F'`jnt/KYTj0)upZ0JG=ORW^U0AP0|f=xSJo=WeDC4@yJUwMJzp<=d^_",
"5Bpb4'-{HGRX*}UCjDi,tYrnuxfdt`y*'}=();Gxy*/2;x/TK5;{E3p=<KYctswr^<a{XQ=YKOcfMRbJ'aIr4'I<bJ66xm2",
"67H'W681X}(z32Y*UVg==52y{y,bbZRsxN~y~z{ezDAK8yfCB)RWoX)'{D*h=5Y:'u7}Of(I//dtyur;'`banV{I;G_F|'0",
"Hvg;j'.:s}''*zt<rgymEA/xv<^[|j<lrHGCcQw3EC<omFYH4;hc6d8Fut'{Xakl]<lrEv1xt).je{72;dWTbAR@d9HS@mC",
"H5|e*'.:t:''){3;YNLb<lq{/'.g`)'.|Y}'/<~.tetLNthA.V''+4[''*k7''*2@'')J)'')J*''*2A'')P-''+|x''+yx",
"'')QG'')GF'')J)'')o:'')c~'')W8''*IM''*/<'')}y''*FO''*2K;YNXj<lr^R'.LOE'Od]ojeGyIAr.p`FK<LVtY2Zs",
"<lquS'/=zK'./@C'.qI='/v2,'2Poc'/<@r'3r}wtY*FF''*Of'')V0<VJ|;<lqnq'/syEuZW(b'{}_51=,Eb/GAk-/c]t3",
"1A8K6XugzX'/:^+jkO.3KRb'~Ax5rUI`*VpVHZ<xBfVu/HoYT|V`A,SVC{{TtY.cf'')yx@PC8RBJ;9lAV='EXY:.vBfTRo",
"XuTo'jgZ7~EPV[VI'd5z;j_VWK<.jh'.:t<''*wy'')M`'')V`'')Xm'')G4'')Mv'FQx4jf~:E<MpO`''0*''')Pb'')Xp",
"'')rn<VJVl<lq}MjfJ`YABu8W@q`W93^^@K<^[|p<lqtP'1Rt2'0-^8'0)fw@;:q8]M)^r'.:t4''*k7'/P(_<lr@K'/5gc",
":+-fZjfbOGHe|2v<Ql,AEf;C)H[m+/z|1=h<rd9t=SVYh'/~nb'0/@jH]o`|/GD4PnOx[T_c<fn-phvn'.:t.'')hr.v4Tr",
"<^[}/jfTDTK5=Cmhc9-O@l[s)RW]`B=(n)JjdVD9=qI*]1dwlGjg_KYMhuj-ONK{)<^[}2jg48hI7-i9FYH4;RWJS7EL+^P",
"7Q1ET'.:t)'')RoB:}{E'(XFqNQOVNjdARB<{9tVAr.or<MpNr@d,6y=@V|j<Dlk_E4_l*jm3-6(R@1U<yx-jcV/w[<yx-i",
"<lqz8'/|m@'/l_w1xu+NA9RLnLG0,OW@x@lMgp+)'.:t='')u1A@c5='KW}''1:HK",
};
static const char bitnet__spv_head[][96] = {
"'a,PD'D9AS{{D-+''rY:''1_@{{M3)Ck]eON(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/'a5Y3(yX,8(yb29F}bF/",
"),:2J''Z0C'D{V8'EhR:,WGyC,PV1d,PV5F'D|3OHS<YJH6*VM)=gwU-0,CI'E6GS;wHPD)ZiT8)HnCOHq5[O+SYqC'E8b=",
")c}ZOFdw6KHpiCK*9BMG'E9:O),+SY''s5C)[gkh,=cH[*rrTa)YWrs(F6dG'Ex5<,nO*P-1t9R-OBJTHr;=X.fjvd'E6MU",
")[KXh+Bg4[Hqo(U-MRQO<A}lk'-pXk,PcP4<Awyp+ud~j'E9HS1Z'CNHp{OM'E;Hg]gcO((`+7L(`KqU(_bCN(`53a)ZqQS",
"0Np/r(`QQP(`q1Y<<-L=/J|9Y1]Ulo'D|f`'''6M'`rVU1xzrs/)|pk*97IG'(5r4)E-aI1xr*.*97UC'|5P:4Sfbf(]nc<",
"(ajAb'a@`A');XB(ARY;(^X5H'(ARL*VTqs5r)1O+63tF6kF0+,PMR(,liN}7.tGc,neE7-2Y2~'f=dvR2p@{i`3hr..ycV",
".Lo.9*B/f;;</VKtX~57.JWdG)sC=),o7g<'a+]l<9+~Dj]0E}73kvQ'`zZQ'*Cpb'*M1M(]wnq'*V6e*sYp|'*`9e2}4vZ",
"2@ixq=oqoZ2[ygr'a*HH'bteS'h9;'.k2T|6jAur/gkkE4ZE+K;|tbu{{EUf''+VT;{,MRBfTU5{{E_i''+VSAiX@4{{Eek",
"8~ryb)aT3`,nJSy'`bXI<wf6:<@R]I/~y3J7hVL8+<~sC<@fI_,zC}_z)BEX-0,(9,tCyeH3H[U;YLA2@2|5;gnY|2h~Ut@",
"')++f'(@xr'G8/4'(C<z-k`b}')+`~-Tkkf'1us4'1usW'1usG'1us2'1us`'1usO'1us-'1us;'1us:=o`{k:ev.g*{AeH",
"/l694*z|U'*yZLl,yPqO)cj;D3tgCl'(_J{/+@oN'+[ciIlVG5;uhDe<rn;4'1v*;MlWyy'Kpd''(DYs'G:y4'(CN'Cg)jM",
"IwksqClNMJIu]Tk'1urfDbR^(D~qDZ=y*|QDM-Cg'(Cz6'G;3=(1MWEF+[Wg'}@H'Io(`FF(,Xx'lwF]Jk2bcFA2|5FGr9f",
"FbO21<'aT7,nkK)<8yy|:_I[::zgMn'(CQ(GYMrXGaWyqGzgX5<(-m;.UW7,-kKH`JiRoU;_mye/,0;nIlVSR.4DjO'6Qw1",
"'6Qvh'6QvjH_3JNHs9<l<+})+''(A]I7/D{3}Xb7'+x8s')chO'20DI'5zsn'+Rya'+]'b<*1,A''t}2=p/e1ItW<mIq|Ln",
"<.R/a9`xNy<ri@|'1vg6'1ww1Ir8^V;v=Cr4=NKQeVAmW46TRZ_PMvbPV;9aP<`[c(x{<v'1x48ItdZZ8+bGF'`{N='HZz4",
"QS9}H<rd9=;|bXXLiwmN9.:)W3s6UV'1w.qhK;j/<.k|wIscw}D4}IZIsPM5'08[w-v{Co'20o/'HwgE3t@<E+zdd5,VYg(",
"Faf/U'/'q,'.:j1W]Yat=p)HiLjjm5<hN_iL2B{Q)[F}z9YhHY8*XP;_GmMq(asdC;YO4wPV:+=4U8bR5/gRWI7[)Pr{f@f",
"'5rFo',3t,+}ZHb'.8UI'{|J8ExeWzAN7emPW-^i'`cpr0DnhT'1wwCIr<^s'cgL.Fui/NepmlZsa^J:'1w.q,tQfcE+CDX",
"RtY^Z'M_i~'-|*uIt`T<*B<'Dt^Z)]I7Zift^GS94S[i;'^-V/Rt(xZA0}bV<jv*zL.2qv4TF8C4oxfk+=.-c<WUx^<9H8o",
"-07^]-1ZIDJn6@o'yJ^j(Z)|W8*0w8dq,X+'`b@Q(][VrsxOPR'')I('DFNs'.3{7'-yqr(vG=0)V~J^9DA::8,4U[_IK)7",
"3uE|53v^nn3(f(d3][+V8MD'7Ir8Qy9Uwky9Ir9N80VMXAg(fYAJeK;t`.m[<Sopj<6UxD9R]uit^@dc0R3gQCNJaS1+7=-",
"''KQY'2:Qx'{{XR)Z/nO'.<}s'+gXK@zSXB'.+I(NEHR04Se]64oxfu;YU5[<G=`Kl8g7kE(E@BQSJTo9-dQ,3r|IU'=94z",
"Jn+PNJp{4.9DANv9`yr<+prCVLl3gM=q([f'iz`@=Uum+O'PBn9DJDu9a3~B+6~{X3z:KJ]M*6+5mzhR3sC^:'2sw+(]o2D",
"fLzz.)|nX`TQI]W'fK9-(]`3uTQ/bH=F0{f'`rVt)'rvlm[U[;'q`v*4rnaH;]T6ytX}^*'2u6U0MFY8E]PMcd~S^}9RHRj",
"CGRDTk{k~M2uqsZ'2uK5RWxwN<X6Co<AXDPIr1B[*gSx^JocH~++3;b0JEA[IrgzeY6EW}9a2a7tjKaS(y)|A4*|3aIr;zE",
"9Ux)/:alYb(`L}mtY)9pD-nAb47XR}'wQHRZ3:Y*p,]t_tY07A3sLe|W<I[489<{Tti:tEt`2V(WYe0W[zCXStY)Vj@:v+v",
"<20j3+FH2@(A^}_=6*yT'|-Q('niuO<::,(+FEohTQL86gJNaa'I--|9gM~iS72qI=j7yR'0_bp(ABgv'`d45/UBPs'.H=z",
"'dw*U+SQeE0K-]s1dY@8'FfIXRsT=_;Z4B*(JHi83s8WK:O)y+'|-La0-(-IIr7X_9Uvc848WJ[pzj'3'0k.M<9-E3+vsAQ",
"S7t,*;wD{|*^SA(=69n|3WN+7'{~ys'2:VS1C4'u'`jnZ8.7EJIpf8hJ6cspIq'm5'IGnG'29o;JRWDo+UC)3'1w(qIr2[V",
"4c|r;;vHE*<-LAb<-UGT8W1OaY942011Ir<(*2<KIrg)J'b)F<@=sgfJoqamJowxm:mc=IZ6it99|4*-<zQIs*9z=zIs3B~",
"9}_Ux6082oKNBh@<F[vnVJvXz;v6R:;}_2@Iq([|KPr+.'n0M@(EWB.)uwYn'`cppTQ0Ud)y]rg*rsuq'`cp~;vo30*ZY)q",
"(]`E/Jj=Z-LM{sD<VK|b'+@'Y(]`<m=Sird'DXx4@Qb}u'LG1)3[I.O;p5I6'H70YB3guKZod.l(dQ'3'*3bc'.SU'(yH9y",
"'hvJ);}|';;l(]{;fnl.B<+^cA0tj)*p=[,'`cpp6xn[s(AIryQG*ak=71l@2YU)1;Z9DQMar=3)uwZ'46UEt*[US|-3`/|",
"(Rl*x9DJ:98+.oG_HD{{*=PJM3^BMv</tQ|;wW/D71VLZ<=XC,'IkC{:]S7sIr8L,8<4RvaCBtS'{|D28cVqM8~tG}tv4@]",
"4uoaj8h24w9EGAi'1w/RIr:]U@*0s;@9<o6<]kFS:d-;Z2uqW='1w0t4=gYp@<tJdG6UIFtvIz44yhKM4p]RO,Wg'sGp7u,",
",=NiY,:Ii;HPq52`C{kL'`jo2'N77L,WKn(@:26;;utMz'0/L{*rre084XudRrMjJ9D9bS<v1n(I2udgIP:CZI3r<.tyyG6",
"tyv*W)[JQC84~5lM]vQ@''blL'-s/d'')].'`b`,<FFd}<N*[G@Efhk@[[;b<~/l,u(^U/L'DPlLD`X_KgKeItyy`@tyvDh",
"/GD6L6;y/vI7,~7VJp/'7,~RYV+}JP/c_@m==ZGj(AB';CMp:Q4pSgSJQWc4;v[/-(H09SIr7I4=8)h,(]^fT'*mNqICV]J",
"/)}E@+ZuKM':F`A4T8[K46ASw<<YGC)Z;-}It`K`1H=1TU0i'b''Xb]'+TCM'DFTq'-pfA(y)u:@m4X@;zV-_-SQVH1)})i",
"Ir7bb9Uv{J9GJZv8.-n(_KDy03=KG.I7,~fVg4aSRW28T5CP]FYB[TlAEt6g94aW/'.CY70p6L.'1vf3.L55;,ll]IIq(/p",
"-Q|:k'2Nq)4q|i+WeFlt47MinQUi-+'j.7L;xfuIWbv=I</Nnl=(t^U;y34K,VTW0Wbvh'9UvP,9Ev[Y4UaGR<<cLI4pGG:",
"dWMQIRW7H`er^.81EmSw3VRD^(LMfg1Er3Q@_6;a2YR~a'/x.V'DG1LQ=1Fx<WOgX*W4@z'2a6x'.=;U'.,gP*w/U{+TwWa",
"3tIF@3x'grAnR(X0IJ.E''''('4k2~{`.dWC~g=d|-Ro-G`-MoNLkpvI[C*[IP3(`|-StmI@lT3NK]Qw0N):x''lE2'E8mE",
"(zb@^''Vr;'Ds-M+6dFX''YW7'AEk/'D9-'*tl,E+8.x1')+j)QvOFE'-Bo.'(or8'(xx7:A3*f;[YT50IRD:BML8kAM;R{",
"Bf_U8AM;Ry=o`{Y.ws;W')81{)uv^Dgnweci`6]n]sg5h2kmZIIu]SP0846TF(3H<@2}+V]qFhb(+bd(-W/[['*w=8(ABw2",
",tV-a'DG:`'.w.8.3{9tBMAiJIlsP]B79@l3VOiu6j+RZ0)qJR60L@O6P9Tg[2iX7;<.dT;<.d^:y.m^<LTpm'-KFi'5+(S",
"c8q9;''*r1''*2z'')a*'')fi'')T''')EC'')Q*=SFiS5bY`eomtb^oihHK'5rFe''+~9+65f4gnk.N'qM]|'`f@V'.;St",
"pf4|a'+svj5F;Oo4lA.o5/TFR4E}+N'+N^@'')Sd'')KJ'(C6W4+|)hRs[L{3h`yx]pQiEr[akj2OHVk7mZf;'*n7/',Z(+",
"22+Jc7mg=-'*[+.()VE0suOO4'*4k.'')]k'')]k(AC)ot`2I.,32'g9A_kU8|Es89R]V_t^@EX'')RS''*4g'')K,''*cN",
"'')KE082gfcZX)GB{ATDh~p|XDX~0JA02.w.gT3JF-;Vl2'm6I]r,G)'*b)[;uj9Y@}P(q-70b9[X2d`<W9cdi`Q6Z<KqVk",
"<SeESt;cMx({a13hlc~S@EtQ}DXeb@@mOK|=)U*N=~mYTthxYK'`b]O<JB@s4)nD5'-~_4t`2HF'')JL'DFjx'.0xJkB0U{",
"'.(j3lvj}a'.(y8'.8bMt^C3'tduf1^:hch4(gbKRqi)L'.)(j'/'Bu<0TEr(26-4]tGea@Gi.9=YVp@h)XHPF'`3a;xPI)",
"/;86|'.0Kdc8q9;EkJ5t]pmM7'(_N=DR0{x]px=mF.f3c<;lQq/;6b@'57NZ'=o^('1yS_'3~Je'.MH`'.ijh]XTI.<94-y",
"''XapA@Oxg(AIry;ujA.*B;2r'*3}m;ujn)+SnOC<=Cp<UM~*N<<~_^(~~wpL.2]ASpZ9o3s^1h'2:R()<O5<.JG0[0K-]s",
"=84D[:G}0M'-zI)@37QO)Z/e8Jsq;RPro~I4pw*fJqe^f6RX]p7JC@H'`jnt/KYTj0)t(}3utEJ2K{A*'/(=8'.`mj'.IEB",
"L.8:i=[CwN+ZUNu'+'7w<9-C23Hwl7RXwg(4}['Z4px2B]6lGDt|FTp;~<iGB5.gFGAy5x'.J'U=IDS`'(UDz)<=/f9a=,D",
")<b*H'EWoY5WDk45WgjS5XR;w)<xiOC'JSjCDf[DBfg_kRsiS)Ca(GYC|Fn<CGHb,RWVV+'i]Bc<{rR+t~=fj(HbjctyupA",
"'`b_r<`iUY;<22k_Fy]q_~v+,<h4*ZFP+],'+TC@AiZVg0.j[9'1LV{'')]k'')Sh'')c0'')YrCdFpw[P95u9RT97'1LW/",
"'')L;''){v''*,x'')xt'')Pn;ujrj1dnwZ'Nh`vRX=@bHI*gd'0;ct'.`ji",
};
static const char bitnet__spv_heads[][96] = {
"(*lnl{|-kU''06+)YX@:'G.5,'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/F}b;,ELHpG''X(a''VxM",
"''VlJ''ViJ''VoM''V{R''V{S''i~N'E8mL({Kkl''W/D'DsDT@<*B81]Ulj'E6rb)]dK}/4WiqHrka_0DGMe4wV'A''VrX",
"''WOk''WRm''shr)^]a)1y61u('mvY2<@,t'E6[O)[vTm,m-Aa()D840{~``'E6)=)Z7IX'`|OL'~zEQ/cg:a)^,E;tYCh.",
"/*.)A)2.Oo''W_S'Dsq[RWTdl(xy=d''`P/5PG+a'E7=j)^y092vu4-*=c,g466e}'E6eY)]9|}-jlCq*=;lc-igS8'E62I",
")ZTqi(^cQ]*<oS_1]_rT'-tS7)fyL@OZFUw*<J9Z0DGNw'E:8h)h`W/TgO.+*;{yV/*.)+'E:kx)0fP9''az[46-U[6MCI5",
"'D}:n''X[F'Dt7p''X(n''t84(~GoP''X.a'DtBv''X+r''tC:(~d2Y''X7d'DtK|''b7x+olnL(z^kE''a)@'-gc)-MIEV",
"2_zQk({41J''a8E.faj_({ZKN''aFI;uh-30D<B/<z44d6pOgL3Az[C<94A^;^c^A;z/pD;]y19(dO's){OA]'``Y3;_V6O",
"+6GUB'(B^h'(S-)'(o@A+SlnC,3V4B(^2/7)<;FF)wmNP')+v-2a__F)aRp~'(oe]+o~nK-TMA6+T{WG'(]8@1H5K2.-(vy",
"+T9+G*sdTP/e}gF*^Q2e,sfw0,u@Y5'D9*A,lhxg|@V-B<Hf+@'''3;;x^O*Q}5WN0F5FnQSAJR0bROYw2`Qp0}q.wPra6P",
"1C1b[9'.As749@~AiX[I;ui2J{{EC`G]83N;uhM4;YLG4<rdo92aMjr,sW5tz)BEK-0,(9,tCyW,slZSH3H[I@2|OEgncY~",
"h~UL1')*e]'(@xf'G8/4'(C<z')+.],:SIU',kP3',tV~',}]o'-.d8'-7j1'-Boz;`od.'-VKi'-_)k'-h/kBulIcC-d39",
"R;_NL<{]3g<D-'f,34k3V~.kx.S._H7n4V[0f3tC'(Ct4'G;-;.mTk{/P++w8ka8d;YPraW2vcu-AI9B-6fo:,n^7<EYxpP",
"'S^h.203=]'Kr2fHz,sdAM;S9Il`rgAM;Ry'6=z`(KskB1'NU|((<c^WlklnW*DzEKn:^@@P@l7=6)BdW+JDd=SFQgQoXVJ",
"1xvcGV}UTsV~0DP'`|RL1]ZYF'(@{8LJ:s8LRy[bLkT3F<)crL,|:OY0L*=3Mc^AfAM;SHM{m;)W/~KA+'<_;/p1p[,tvPT",
";a;E9Bk1gy'8^Cr'8^D*V{]ej;uhDe<rn;4'6=yg,|~PO.QR8'9e^Xy'6=yz.JZUv'Io=n'6={+.Rt5p'fT1G'(C77*v+eU",
"a'RXi'6=zU,uhmsNN~xJV~.(k6r6k4Bk:+fWka{:+)A`d/r45o.56Xl3B0YVcIabX'6=k~'(f26<J0I<'+Dsv=of+~]iF9k",
"46y8XcB(ep'`eA88)vzSAPN7(/GOCR'',-Y'|(JRQ~lP2W,Y45QzK}P',;yY2EIv{/*}s6'R<HrSA,f`W)AiA4F0;01F|9^",
":ahEBCd0<,'`eAXW)@cJ8cj0gSoLD}'H['T*VZ:s3s/QX'9@3h'|6Mz'*9(N0Hq7F'6SW((cdb/(ccc;WcMax39aRW'9@'e",
"2|j2:;'f;U'dx`E.ff^r'`eAC3rlAD'6A5I'''90;Y^yZO'Ya/'JCnN'H[-V1A=P{'6@~v3z(HK<9bvG=<ywZ<m)P68KoHF",
")Cw(D'',-[W+hRu<_xD<;_Qd['ngwHL~o,}WagNG;.Y*)'-zz9T<:z=W)@-hBg@VW<e}p1WdfPx<rr+()AXgX46b[E/|HAk",
"'`jnm-4EU[-kufm3u1qU0Aevl;kS[Kt^[;-t^Yc[VHd==0AdI,0yEa41ERGv1|M(/3vTjF3[G}vWGkyqW(.2a'IGnG'+e^N",
"W}{:m4SKs|9|2RN;uz+Q_G3jb'`eAC'6@z<Wc]SMWe)][GiE,y``V=+)_.Mz'd}3-(x}eg+8/4:*9<2V3ru'.'9@<k.Qt[@",
"=8f)q'`eAS'6AER'IESlW)=.q.GlC6,PQta'2(^,<+hR5bv)CC.--Kc-wRj['-ukS'~Y[^=oeet4U8nT4pG'AW*MgR4Sq'|",
"4pP-B'azG};{@iu9gFJU'.*qq;YPxSBW~A1W*p@e9{~c`;}7sBWdfQ<<9:,^W^sH,A0kb)'8_g_'{{eA<9QA_=6Q7[dSYc9",
"=Vzq()b4NR@:nz;@|/:IWdhyW9L-YU8*bV=cs*f7(EWZBMgK*kRWFh-'3pyi(Ah'x'hnhO(yvY{AUTaH<CA0<@E-D0=EmiW",
"We)ce60/2T'cj^,=+2v)(SGDs'6AkvW),-NAat3.Yrd@S(AESE'6A(ReqW<pRsZ/e'8]lMSq'L{a*v4{=hIy0+S~~r'6A:5",
"0IJnm60+4j'6RiE';^/l'HwCp3s{*B+,Ooq+Y^v0B3o:@,3:4L'*:ON'dp@O<95qu,Qg~^WeOs:7l=O|.--KY'6A(`0-z^f",
"'.*ko3zP@|'-{ZM9q}vM)`WEy+=D-/8/v].Yuc<p0{zGc',mGp'')XW*VVW_W)A-j8AH3Mj|Q1TtY02,'HpaQ4vyi4tmAWe",
"dlo<Te02ERdSvQ;t^a41;BdC]e3im@h-~zb4u2*KRWJXGkC-0-7J@(YelOFq<t/Mh=.`O'tmply9'Tl|'6A(S1H::9''=gF",
"'+pm])uvJ25+}5c4p`uY,WjK}gciJCtY*c*)()`C;b63('.s|1'.Ea-hDIcAl8fBdeO~q)hFu;dhc6d4hGp97t^aZ=t^Yz`",
")wf[M5,phs4qShj'.Eutj<BUM({{Kk[Vy*@;YQD6=bsI;W+fcmCy2:JBfg`a)<Ao=C)q.v8HANUCGGs'C)vb3*B+x';[@oI",
"lW-dq('`at'|5{B;']~]'.+F'-MIO/+A+yP(}6T0,lm}m'6B,]-76@I/)}aI;{WVp<<)}@9-p~4=;iMv[lf4X<hG^LRWWE4",
"m8V6ARWV-5<4;okAp^:b'=apd4Sd(c4oxgJWagIBW|yqG<n/RKEA9Y+(_W0-'6[lI'.:+)'DcQCEJgqT'6Rj<'6RiMFMUIa",
"2d~Vz'6RiNFiqRgWe)Y]<Dvi)G'=<(3[FMY;d`i='7bpE7-((-F/2[CB0}~tIK7IpB[Hk,RsLtf)hXh^W+g`1CAR~PBpZTr",
"Il^Q:;wlUt1Clhh'kdYW'6@~Da*1+*:t^,GCQAN/'|)J+;y7nU'/a79CceGQevS394okhf)@8_]467tRc=Y-F4WtrwJQXO:",
"EL-*:9AgN=4:Yr''`eGn'D},F'|(Po'Ds~FJXMUk'6[nB6TMG1:H.T~<Q+Kp'I1S^4zyWk'{}eE57rR39DoQaCe.@pPy_[5",
"'.5jP'-{:CATKuI4oqB35T}Yp6jg6;4t`R5W)<zwLjI2Z@*bCcCDe3@',3vo;ujXw<A({n''}wx'')ON;|=W|*WS4J)Y^V,",
"4oxqaCc]kd;zvv_p/k0u3=K9*5PKqv9dNq[3aYt=4YRpbW)njEC|Fz@-7(,T4Sy/K8GAmHC7h5<'dw*Zpf<7d'5'ez;~YzR",
"<RqkYWH9SE;vHCzLD_05GeTu4tuHH~'AOb2Wam`t]UFWp4ooiq85Y|r,m@@{tuGtz5_39(;{}/y.m_bq'.0|t'/Aj'<;yH=",
"D:`,6A*ZLs1)|o8W*jyACo7k''`f@j:1]t)3s/QQ'6ARR(GJMlW)mKu'a,i4'@f42@PH~6'aB~J'6AomRs[V(6[Ci=<bO`j",
"S6xfvJg)v@'6Aq]JJjv5.QLp('L4x8S7]nIKGbjPJjY4[',wc`')HWcF|]tECikT.elUtvM{jrq'Hw;c'6@~O-7}R+){{F(",
"W)=4s^*9AuNx`HR,mIF+.ff^[-UF+h+ut7<t{J@,^cs8+WaLk;^Ppj*'**kfBtq`9VgaTRCH0E.W|z1O4pYal9D[QO8*XP;",
"cs<x;(asdC'F7XkXb*92Bg*td0gy,{@^BQF(]gAH=SFoKeR)Q<'Q-[~OiWhTW)C1u4TBAM<<cLsOuo7^ST)k/;0[[oOw`L3",
"'6SoS(<fpp4opzPW|yL`;wOKL8e54vtY*h{3=B:89DA::8+h;SctHeO,7I8X.jy:f/74M+3uX20'7FCY'HJDPtY*i7saLZ_",
"(vNhI'm-@m<947A;vHD(We)la4ot*O3^M5764_wh^4v<H'EBNjQ5s<Q{`+STpez92BoQK+AM5H(|-RbyI]_p.Mk5wiLn5u]",
"MC|An|.*+pU60<U*Wntm*:v7H*t`QK,5(|P(H/{X)=_7b)czrJ.7[0e(_g}I(`._RD}[sI1DM;8'E6oa)]ZE{.q:]oHrbZ^",
"0'*Dc''VyL''VoV^4*1K''s]+)^SV~1]iwr'dHgW1xz{r'E6XM)[mKj,Pa-^'fDC60`cV^'E5~;)Z.@U'DW;I'cU4O/GK1`",
")^,E:tY8_,.fjx@)2.On''W[R'DsnY''aUS7[ZP^53){E'E7:h)^p'62ZOz*)z;ue3rs[{'E6bW)]0sz-NG/n)yo]a2Y[5g",
"'E6/G)ZKhf(B<=Y)yJD];uzCu'bmFh)fyK{OZFUx*<J<[0DPTx'aWCi'``9m'``9m'``9m'``9m'`{Mp;<7|E3rjLY6/~@3",
"'D}7l+SPbj+ouqo4ofi07,z[9'D}Br,PL}p,lr4u5lc,48)vwA'D}Kx-MIBv-inQ{+63[n)Ci/U2CU=h;'@uT|(yQG,tDrG",
",s~gT,sYNQ-7/dU*s@0f,l}Y-,suaX'F+W@'-yoKBO`k3Bh}1+R;R0D<{Oo_<Cxc^'{}1w7i-.p)~[eJ3]`RC0djx3'(Cq2",
"'G;*:8f)4p*{Q*04[SpV9JBNr-65-9,qvd)-:Bo),lt++EYxoP'Jaj.2'6A]'Ko4fH^`alAM;S8IPDieAM;Ry'-U2f.S:9H",
"C*d4l;IUF[:]b^Z)}3yF'(C-y]pMVm<w@=d=X1]GBLMv7,PLo(-MI2(L*yF9L5TL`LO7*E<c8~M',l)*W/Y18*~p83/oeWW",
"0LKR[ND<SjAM;SJN]MO-'-.clP.m_|68MbzA/z-n'/)PoQG23T'6=yJ]pjIX5T7ZT'6=yy'-|T98cbAA396/KV~.Zw.fu8o",
"^3f@['e(6YQI-(NCl;:T4SSVG'ecr@VI|fjelH5X7-4Oe'/XVY'.6Vg8cXcACG3emelLm|'',<E''*rN'')g.'')|4'`bkn",
"E/[/vEt`r^Bh0W1<:j1|4qCsk4op=O'.4Kh,j6l5'=LUL'6mosfi@-:h)WQ1<^mej(dX5,a,uqE7_0_of0,1y(y)-(=6)cd",
"/*'P{RW6G6PK=3H'-z.y'8_WbW}'pQSpQ-l(~~zuW|yUg<:XHK3s]ti:1fm/;vQOu;x6U['GNM0'-zCV;d]=9;x-Oh'ej`]",
"(b/5{H6crF'twb|*[a0IAicv}6oxI}'6[lk'Hx3O3uX/Q/u;L70JKRPRWTO/A2ms^@,)*.=:I9B4LP)m]flJE<<z1W3+[x-",
"'-{HGRX*}UCMvUzf0Jg=*i/~B<Liu{YV_`2_DNiE^I~r8;zZah=<KY_d+ma++ZT4j'.('v;_dya)<b3959|QI<12w`=9EuS",
"ASX]w).f/vt^`zLt^Z(C'`b`m=,]=OtYWI1t^Yh;'c1@.=J2TT``b56a<C,@``M5p==NAH4o~m]'.D|Yau~qo'.M[S'')nh",
"'')Dz'DFXj+ZM},(Hf(U'9Aa3'')nt<9.*,=I9QG'-|Je'1'8B'0Z8F'.a|3'.b*5D`T5IelCh0D{i:oEA,E{E][Zq'.^3v",
"'.pFx'-|oqFGb@BE]O*d'')It''*n;J2(:fS7e[1APWiUeP2~|G'iZq'<con=I9=i'..@}<1gO.:s:-6C3s=-BfTRtJ0,-)",
"'.(;-'/pJ43wIy:'')C|'DG+P'..E9'.jg+'.Wd,4tFA=]raGL<F<MperJnE'.M[X'`bg+<[6p,=I97AB81OLg3Ul(=DXBx",
"=I9=1)|hceFn8lw;ujGQG9^Jz'6A(T'.tMB]q2}j<B7iIu'ELt'')IZ'{}qqm0LgF<9+'[mR|kK'Kiea'.XZOoQA/q'.F3;",
"'-}M*=_u01;~v|lWG}WU-zw@+=K)zy=I9GtD:l69=L@j^=I9DZ;~T}qB5h2v@Y2]q'=BuS]qE.l<(^0k<Q~8C]p`|Z<`a=6",
"]p[y<<DN:^u)Pw2<DVRZ@B|@O@YtAbtuM2i'd^<DBSv'lf0.VzM`NAc-7U|u'.DUZ')[4n=+v1w-Tw5j(+@qZXVjSc4SJP@",
"qFmW|qc0aS'grbb@y^iZ@u)Mn(7nW<=ocL9AN_LtYr_It+|W-uOiWh0<hZ(x<5c}pXav6]'J{jV]pLX(C{=ZIV{_RFOuZqA",
"P91.D'/7xe4:BbsrYqU_'lVxh;uq.=<oR.^Ps/j44W}WP'')D:'')D<",
};
static const char bitnet__spv_joined[][96] = {
"'a,PU'D9AS{{D-+''rY:''4oN{{M3)AV1_]NMA/=7k[oE'`t,;'|.^oLF|]/(/hpf'|I].(Aes/(^1u6)<t59(yb29@mOL)",
"'E@i6(y}F<)w*hB)w3nCFutGB),:2J''Z0C)E,O-'(S0m(y(i5''`S/(A@`4F|RIx''``e)YX,<(yt@<''`l7*rpRF(zBXB",
"''Vr:''kIC'E6r6)'0Xf''XEh'DtX,7gPFk''kRI'E7)@)'Mto''XNk'Dtb2''bX1.-(WZ({H=L''W8F''tIL)'jE|''Xdr",
"'Dth;+65aE''XLT''kOX'E7IM0./)C(dNNk)'saD''aXO1xqos(|a0X''aeS;uh-=3VNGI(}6P^''atX4ofl-=u_5Q=Z=(a",
"(}oud''t:a)aKE<<xZK:8jZVV<VQPi'E8Ha)c0PRD,d;P8k'oZ=oiu}'E7tR)`jw@8kE*=@lf8^'E7OF)_R,54YB*+8kjCb",
"B,}_Q'E6u4)]ky)/M7Qw8l6[fCG=+E'E6C|)[,mu*A.xk8l]tj5Bp1u)EU)o)c|Eu<]QK:9}1<,:A;^V7fZhO@:MZh:]PMq",
";D@m9H6*V|8~s4X(~~bo''bQj:A2ZQ)'Lzs''b^n;YL-['E7{))ar5p@=W|nHvg@,<rmYn''Y85JT2]nM-|py'E8j;)E/lj",
"<DGOZ'E,ff80}I8<VQLx(*,eTE+',x)@JDo)csNzD1IF}E+98zHw*R/=oir|=uz)J'E/tF'E8j})HU+:)csZ~I=R79E+`R~",
"HwPk3A0)A8A0)D()Ai;G)cse)tdZAnAibSuAibV*<L9paHSA2Z=o`V]@u.1A4Z}e<.o`v-8Ng1@RsM9;'*:ol')[d,C)rvQ",
")/=C;;uh,s7:ztp)aLJm(eq@q(ezFi;d*oS*HX5F''~n**VgC@;a@f`'(C*{'(J*)'``gD'{{r<'``f|=o`{*)utOE*97bF",
"'(S/;'(f@E(^2,A<'|d)*s*LH+om1S=o`{l(]]LI-07J)*X0:T=o`{0)YXFF')3+Q-0,eB'aLpw'bteN<;JX9'(h1I)x'Nd",
"('4N_,5uP0./w4u0`Ylo0bxh@,v:Gm._fzt=LRvN'*Lv^'*V5x,l{6].TZ:n;oDaQ'*qd[<='NM'+,Pz'+5ZY.JWf['uk9p",
"'+Ig'.Jjo]3t,Gs'+[s+,l{9W.Q@*X(8b*r'+x,q.Jsud)5pSy',28s,nF,g.Q[<a,Y7wUh~U[67hy5{7i0z|=VxeUD-rOb",
"hFuR,8e~r-=W;wXM-cP('-.r;.QnRM*2GW+'-B}~.L*bk(rTK-;|<)Z'))O^Rs][n;V:-|'`t[V:;y;[-MnW)t8}q2')dvf",
":bnn^'):Yb;'J)8'(nC]<=zGc(<fpt)EA3n,V6zet8wi0;}J~W<93-c'FkhV=ozu[@MBVp'AEzg.nEnR'^-WM-7i62.-DW|",
".QBaZ'yJ^o.QJJE2yVPv'a6uAtX~@(*H}UV)<I3|(_sD/')+y7'.dKcr`-P7s@feX,liN.A,ylU'AElK'AE{O,l}eH.W~UP",
"C7_*x'{~.h'`{r|;xBKH,Ms3dtY8;dRWJ[W;{nxV<^q+m'a]/QtX~_F8jQYX(BV9V(xxr=*99Tg')-xY;YN+n).f,Ht8umR",
"@lgO4)gI`hsC7@ntY@^*<;/a;.D3Hj;YYN.:+jEGAJ<rwAfY|`)^Lf,62QC]*WOz{'lTKy<BUHk9K1=4'a<HH=SPKaCq=QK",
";[Nb5(fQiE,/vZ-*^VzC/GS+4(<nhM;uz5X(i3Z7-MeQ*NdF-pPye[R)E5z+tX~R,'(L:i(cRgZr`-Pa0g^LF;uhD;<VR4n",
"'AEkb'AElS'AEkM'4b.T)sCv*+=0ns<e)1B<C=Nd'''-E'E8+X'.=GRt=]i^.n(Mtt[|Z09K<U8)a](m2aayj<yKbX<H[}@",
"<do(Hw2VX;)a_+8,:.dLi{mhd<+@LC;|XMz<^^wa;w37R{{jy/G]83NgfF6C'E8+`'-{{MeFq^u;YUMj'E8(k,:51+GHdb7",
"'{}`}9LjN,l9(,:;{~RJU*W7i'-{gY4fT;m'{}_U:}D[:R2zx,'2b(m'j[8z<p)0';}L'/<'10s,t9*/(A5Ig+=.(d'-{yW",
"|@_s<tX~B{'(CE,'G8/4'(C<z,mdeq-6uYb-qZYpS6nc)(OS0G'`a*+3^=c)sBcLIsBc21sBbXysBceC=6Q-m<VP6d'Dw*I",
")ag{a<2Vd-<SnLraA6Lv;{^77'a,]8DK,hRt^kyBsMUd|+'d+E/pX0`*z}|R--/gm.TQ7-0Rv/K'H{ss+=83('.<zrtJn9a",
"+('HK/ptDc6TB0o1*x,r<`Iw3,vFLe<(g8b<VdD*@oHdwT3vOM@_-<M-pkKs43U'Ktr_ycEk6(Nh~pfE<a,di<wRK;RoXBc",
"S2}isAM;SYSM9*Mt^gsJ=m/3:thB19T;3ojTR4d_A[ifpio,vxJR,MX;</Lf+vVAK<z<IGsG{}_/e)w@.Q[<htY(0At__S1",
"QEap@'J2g'Pyx^U=m.p8=m.qYYS5pP'AE{P.RQSCYO{ylZ91uf'`kpX=3Mj{+34p-/s|=}*z^N(=3*xF{~E=`0y@}:'(FDl",
"'G=U+[oTTy]2w*|AM;Sv]M3(.+v`{d1]gm5.mp]p`V*`v`}Y-4,p*@}EYxqP']gDz29;sP*c[eFao[[-b([p.A`wQA;x;/M",
"AT/j;<6KoG0L+:`dra_EAM;T6e2mXasTPB/+.`zs/wRfK;}wut<D'z4'c*AB*w7E8*S|ta*T)8M+/6Q}/x),PRsZ<Z;vm]t",
"1<`o5RsppOtnZv^h@=<)hN|zDAc*uUtaX^f;yRos;|t`U<^z1dtaXe^(^Z`8t;c5jS6i/v;f]F,;wYM{;}h8:;}q=g-7ZC+",
"h~|124m5;KDK]FNH6+A;'E.wfT4W{D'*ar;)=9pQ'AE|G@:r*gSTHv{i)]EeiG)JUAM;TFi`=*}'cj^*=:vh57;eW2NA9EX",
";E@fF1H@S|'+Vjz'*Wi8-wRzd''HmECqd[e'.K~6<9@/2to0iK<BT0KteK;K=7hvA).o2z(dXuit]'I*)|vA=pL|A.piGTd",
"AM;T^q)[RU'.8J0<,n941HbS/tX}bQ-E3r3tY6uQ8U(E5<z_X+S6prEJ[5cC'G:SNt]iQzt]p3}.M9GL.iXsKt]{^|RXExr",
"'b=_0=BOKt/7k9gq{OW`,3/h7*|5GZs@ffq;uhDe<rn;4*tbltr@kbWrD.Lvt^FcY,C{w.+rB-q'(f26<S6J<'+Gtv=ohcs",
"47ue[<ri24sE=t2t^GY;{]N=e2ZcvO'.Y6@',s{g'';2N4oq+(rfve^A1Bt*9D6-E8GtY<*VVcd;y,Y,sGs.nC+E3CASkQ,",
"'|+Ket[FdJ'bv<'533O@.faYz){{kC5qQIa;YSsv4SKvb672j)rd<Fc43'Xv43VFkt_@(ctaNf.;Zf~D'Aa[@7-*V-5:-H'",
"sF3uKV]gML(Az4S'AF_r'(hQ*'DFPQ)'t24t_nX4tYBo[-=r`A(|avS3s/Qh'AG6K'|5xA)FW@BtD(vttD/PEXr{3K'.Y6@",
"=dD6LsG'O}67@X@'af5U'AGDOtC|=`'IES['^.vi'yLuT=ohd29-oid'-|Je'AF^J'^/iY'n0M@(EWB.)u|*A+9B'm'E79I",
"2<<vu'AF^A,senu*=q2D39jPA'^/raEdM@u;YSs^t_DC/'+=pT'|+T<<ZX2eM4TI2(BbY)tD)*xtEOg]Z3:YQIBd-['.VH_",
"ZluK:t_iRstY_)_,5Hd.*9A3V'IJ~2t`S({tZ+CcH}H:@;|wPT;1VMt'bFHv(asK/,37lSsGdRLWYd@_3rwM_<VJI5WAFiD",
".-0Lc'+9En<VJK^/d+dJ=o`b]4U8qV4pG(BsGVhR4Sq'|4pP.C'E_<|S6xnq;|ZdjS6|B,A0XIr<Yy/w]-6,:'AcMM3rl@/",
"'AcJL'/|4/''zmT''x:e(ABpu6l98I'.Y6H98)QE3s6UV'Abp:C`pTdtD-+WCXMCY)~y.`3s_q9)sE2W^GLpm(asgDL1(di",
"(f^.UD]PVIN*c[ktB6QEtE2d_'T`.W(AW'F'.A~{'/|B0E<M+'tE2ha:B)(s_'.}MF9IH`)DFxvt_`[wtY_7{3shx4B-iS^",
"6AebU_)bs3(dDId'|+T]=S]NUtY1xVFs(e^:S+KQtcqM_GSan^:S4QTG91M{G'~qktD2j3=^][9`y'y]I0<Mu=fbig;e(Go",
"I=ckftE8YB@Zc7JtdwRsJfqsntES/yb9AX;Jtup)KOu5a=d`K[HBE'@KUr<.L`j]3tES0'bV]tJFYMqP'PH0`sF=nEbry*1",
"'`hKNLoW{6'Abp:RW8|A@GrKNtY7kQS76ml;vQJLNO'-i;|p2ptE2W_8N4KktEOpq6030=t^5'.t`o1Z=luP:(B<c@''zmU",
"'AF^8)ZVp*''zn,tk+,I'')Dt'')Bn<9-CNtYh51'`b]x=K87gt_`RK<9ZFytZ4O;'`b]RAA59KteBC+tZZb''aL)~=g_Hq",
"LqTNz(C<@Z*pAF[<s36i(Jn'N<dECU*V^]o-@5jZ'.+4z'/Fod'AXg<=:RVdd5jYn(H+`3'AXiE<,Q~S'FvD~Aiu7g8cW3Q",
"sE7~j3B4}D'.V^f<:tHI'GC7I'.+_]0*+6V''zmOsE79B5:-sQ'.WM}<;_-V'GqWN'.+nb1zDoF'+pbi'HTFX'.+ha4opy~",
"'DFU;'-zwa8*1((2^9]b3vKbX)sE2r^GMjK1(5MzS6ywC@m}l@TQ)W/@Pf@q'DZJ1Rsjf<7.Wjl3rjkH'AGlYL0rvFUjb,]",
"+UL/c''zmDffgmS(8'j|<rvJF@BsFV'''A7tY-d/T4C`k<AXDX<X-:}sFH,G<W12+;uz*W5_38f'E]FS*=P<I)vo]T+<B6P",
"*wqr<EJpUUt<UPPt^GfAg~}m=<WRJ@:kc6<)zP,b*)}ho43Tcu<rd8xRW]eH@Px50<W9bu;Y^yJ'DkdpUM|iQ+GDr*;y~g<",
"9E)d(1B.BB3sC^U'AcJP(ARi59DB0U8+_5QtZwSp3tn_@'AbpJBXUBbt_DnZ:2YPFRt3-i;}q@Q<:j2*1yCqK'|+KF'.U]B",
"6=uUA;vD'9Rs_;Q)'2(,9}^]l<:'bYt^Gcy*[URg<A-YhiEt^s'`jn[*ZlJK*sl,[9UXgP<skEX'ecoK<YbO,;wW/L71VLe",
"<@_.8'IkM(u8g'I8/Q6vt[E6c'AG'd<l[E1<9H98@rPhU<]F-'9JHGM4p[0k+7XcisFIw`,Mt5@0{}Hc:I']`'.xDY'.5sS",
"80N2:t]y;r'AG)b@fp6K[Mg24u8i[8*@NxE[j/j7)kTD9=+iiyuKR=w]g(,(<yM7;uKe7r'JMSGSq'x<'jn8.<[=T`<[nfb",
"'U]]tG^XLu'.DZg^d(Yi8~{(|sFJJrk97qlRWKkVACLX)=,AuFuL1gm_`xe4_|;lD_Gvr,sFMt)tl|KY''ktF'.S].'')cs",
"'`b`o<iSHT<m2Vh@p:<GAD+}T=,yBouLk3saYqEBav4LJaAoR2u=A(+u=9NS'`b`u=Jl'c.-HDw<;IfFFLX`P.*P[Xt^S.,",
"4T)tnB-Tgf'm2:HN]a2y'I6-zUjdriDE,a<'LFcaRW-UVB;z^YTQxhs;vQJI)<dAu'AcJOl62A9+Ut0w'Acw~lSOG9;up.:",
";bqOR'5a*U(^J{X0Hq9wVK)M+:9vyp;~j1@.^O07'|+KE/`a-i/0+gBt_a;1t[X0I3uk=I<;zYwtY1IJENrm](+88V'3'fn",
"'')R-<s;|ptY<9yRWSvuEBF7C<;JX*5zPBp<9AW^+6o4U'Ee3gT3~QX*:3iH)`8]S;ZnLaN<`kp'FQ+'tuJv9tE39D'ZAqW",
"'mMo|t^X'L4reW--Q|8't[)Qr'AFf--l*o@P+I<z)aK18-sp570{}HW'NwLbXaj0k')4dg4)B8<)'|sHsE8hjTQ0DotbU_4",
"tg'<b'Hw;L,'SAp467@V'G|p2<B1Yf'.ss.<CxSC'0qu6:l8[a)<XG'@Po534Xh2Z<@[f-4kW{B<];)1/9vVNtZ@7tsFH'3",
"Bfgw,Q5{*lO=,We'|+KFtC}0^-p|8N(1Y:y+WhoQ'.iRN@PC'vs]+V7,lhw}UOEEI=AJV~c8tev9S<M;'/9t+'.;cM'*<qi",
"05d/l'/,@H05d;Os<4'];y/Te0|i+C;uo}Nt9/wc^Po_eBW}qS/GBjK<_8q}'|T]G4qV|0DpY2ZqD;7Q4q{+Z9W=rW9DK]7",
"8+qCUt[1ft3u(kB5Bp5),p,4|4}T-CST<NZ4}T8]STk,,)C3*I*CcaTQls6,tEOd^@BL}B*X<v63]ULdsFIC;^GMyU2^k3,",
"(L0G]'Hxhl+G1+9'/}DO<BYX|V-f(Q<:9l7=[Y;UuZl^}'Hwd{3t56D)sE2]^GM0}*w/cQ'(wMMuZYlBtDS,jufTP:'AbqR",
"tE61UMSrnG@[QM+'R)jjR[sg-tuJv9=ChIZ/*'Gm<FhPOOj.TL9D:Qx<=IGr(_9wQ'AG(2[:'Li:Yuon'dMQr;|1Al/W0kz",
"'0EnJ'')g|;YN594qD+s*=l2k'AGrd<::8K'aLqdsEAVd<CwY~Km@zxBfyq@SM7P.4Sc=1'``z~')EfP'Hwf|'.L~AJ@,j3",
"5t<re'-z(w'.q}P;[}TJBtq=A3u1oP<SK'F/*E]5<[6**:]n'*=p+|79`UJz*B([`RXRf@V'ACV(][VyHZ-xg;zw6f,zV[s",
"-MQC.U+x5S+tHbi'GsiH'.+/0-g5'r<VV+*-Oi<]UG|To'AF^;'F<w'Ak4pmbs8CUFa@~AFi5as'`hl[@35qx(yPwV+:p{9",
"6@8jxt[,vd3tweA+~9Wk'-rgR'(},e)1+}M.4@j*Ch|X1=V:cF@7I*g/V4B5AjlkN4peBxg*2.Wtt1-q(l)KA'k=-Y<rnUh",
"1}NJ;rij+c31rQK1a53_'-ADw'HSJJRs]o7<9+'s4tz@jtB3Sc)EpPR'AbvH3w5iw3sUjdIC9R^;~W:E)<YD:<W-ja9a-R`",
"'(-/<3J.=t'{{l9(fg7I<s9Y*U1HpV<[wl]<'s]uUO*^(z|1G-)a^Q)8h:n7*]ATA(E[po8M0]^(ABhN'B89y<:)|c9y<~|",
"'EALX-oQYP;w;k,'B748EA7A6qDX.)-S4v6U1ADr'(AAf.Gdgb'``fP=S``b)<@Ep3yv~,0'bZ4GJ+I]'/|1+(<iXl,lq=~",
"'1Bme'')E~4oi3Z9E+)J8+zIWt[:ov3u1qC3w=:q3SQ*<9UXgk:'lB2N(47VxJ<8@g**v4'315s;wYK:4o|jgVgNMN,j]`;",
"<J74}V`AiYU1=X8<wIEG60**VRtuI;F.]+S@1u-PurKEJFh;G_'FNo.*;Lq`*'{9U-K<H~.*ub*RsT=F=8;nrusmYa.dVao",
"uvsj^uvrUgRsSU_'(qQ}<:G0{;xJbM3/V|`'bJxV<sj[G+63xrTRQwBuvrD6uvrwtTQ/7j/aQn=t^HRC'B6e)8Ua^/0B26i",
"0^OA`0ykLBI{o@'uuFH(4Vdy|usW6i'.]J}4bTBk'AH-,C.g~CtYz=Ux,{w+(@_3e)<GE_(asW=,Te;W,4mqc/2uzr3vThg",
"1utT09UXgfFy.WJtX}wXt^FcnRsg|'VeBMTD/oIeZZ/(h(mCCG]pF|j/tx_(RW-c5=)zDbZZ,lxDb2y34otjytDX1D+o)@p",
"bVYMOXaFs6+7`L9.Q@Jw=Tm{u'Dw_S-048NWlwu|3shv=XVXKGtB3oOtE33l[9rN.tCroDXZDYZ6x[Z4<[;'-UjB.(;}_1j",
"+v|'o'-|Pg)Yy2Ztdf}e'pVj]=pC:kW*jL`<Ugd,*^GIL'b2LBNk`Pr==4gp<:o/I61Q~IAMuvO@nU3k,37lr-TO=X/)}dJ",
"<)rku<YG.B:H7Jt@V*IO;<0mJ;^Lgg7;eT-;|Aln(dcKk^3h9Q<bGJ')[.7+*9A<E'pr.FZ33yFa*i9^e01)y'`hB8Mn<_c",
"RX)tI;w9uNX'^W{=+E<U@Qtuk'T]OH(}6dAYrYC7=T)Kz;YKnjX}<Gu'4b2^<e=i|;v*AWXaH`m(<ow'B3tVY'b44[4SSl/",
"47PBG)ut.tH<z]s^*(uQA`.8c*s+25'.56~'Df,*]zpm;@z]N.(Aerv'r;'S;[J,K=TA_5'D]1e^x0DP'^/tP=Ilpd;ujMA",
"YAbN@+}Z/oC-z;}K:PA|CefASS6hXr94|y`sHp`~'-yai@~R]z'=g9f4eOz4(oE`QsFI+o8*'lhtkwTJ0oDAY;vPY[YLjrr",
"DU8uhTmU:L'6vmxCceGQ4v^J)'*3b`6wUkK<=NLl5PI,(3wJvB4oq1U3wLXW'^0ar5L6BqFBL*X;Y^{SF<1yb;v+2U8*'t8",
"tlzO['f97t<BT/w<=i0Bt_VG3(xz'<57^iY<wAmw5qdC2'/;'{3t[PLcoO*z''w3L'')LQ'')FD))v~X5q<{^<wSyz6RVx.",
"71W}7d2j.N'mmCH@7Ddlx-GPA8Nky['/6j(8~t3q*^RFt'.[vP=ZSAD<W,04tcnV.(yk8Kuvr2G<Cvy^X'V3))W/vn3=K9*",
"5PNrv9dNq[3iH+1V-[lw(BQQ<(@.z;;[PN::ayaI8G<;70TxXt'POI:S7*(6xJcS5tY8FiZvIW920}fF*B1s{tZY}g9R]}2",
"'):`+tyl8r/.=l`'Abqw-g5Aw4oojd8=9e_,m@A{''LN<RW6_52jq.p;vN,T43TdW3rk@^+6<P/'*(JO'-17V)uvcK0HV'r",
"v5c9=XDzwX=[Mmj9E,oF<VR[CAMtTa(jP[/(B(zoRWJ[I@QFP@'`l[a@_ST@S6{uLJwRo(<s`5eS7+[T*750p'AGr])sxq(",
"/11h}'Dn-LS7lZE*pm}**:@:U',tCY')HWcIsQpN<AFeb=6ZQu'=g:57w3qIsFHFTApA<s;vm]3/N3YO<TFSqf/`mG,mIF,",
".fi_[.RZ9h+ut74v;be0=3~Js'cZNw@08YwS7v[SCd'56c^+~WG+bPp<:A@ZS6xp++Q'w1*=.Pz@PIz1fMOz8RH~1B.Y.Ty",
"<wk0+=vm@[U1wtZ'1@S+''*+/'{}k)'E^QrAj.krUDt<0'3.NC(]^vw;YL5]Ujg+}6w_kp<t@Og(zM@V'(eDK4SfO6'``[t",
"d<k-a<WMo{4SN|s)*+3f'(wPu=+ieb3t*O4*S|Uc'axF=1P,b{'.-Sg7,|xZ3rm-2.*YbC')q={GKNZt'.S`g[sMwn<KgL'",
"<C|KNZZ@Vj-JxW=*99^m@P@ik'n*b6<ByI`4E|wn)@8zg49JVd*uxG7'fFY}<;Rnn3yha5t}q~{=Lo0C46{k*391OC'`jnc",
"''5<U<ggB[1GA~AX'pMH3vRlx87wBE'.-`k7,},XbdKLwt[s[;''Xa{ANE0g1kM;p'0Aj:'0K6G<Yz7W;c+U*M60Q(+66Q'",
"Rsf]:3wG5p)z+;4'(4yj3w8}'*V]<N3wHjU'HSJ.+6dOB3wGw;(]_7-5-H,m'.dXQ;];@q<Z{3M4pu^ht^IeV<[nfU4s6Bv",
"7NrRi-5L-Y4qWSmtc[SV2sOH@72KjN+m;F{)YE)r;^|'2eVsu)(l2ON,MOf,9UXgT9EdOU8-14nt]K~43vB^N3wvb+7)}8O",
"9UXgv5UIU4u5N-KD]uetSpa~a.tbJw=ocPt;xo241kV8wCJX3.tuN[I=XmTb<:~jG(ehQ`Cmb_gChqRk<+UMB(^JfW'|+KR",
"_Mu*h)/)D;]pM5o'(8.,/q^^V'/2AVb|z=j)Z^]d<F/0J<VL8=<<hdf(]`b''H|B'WdA{U7X[4F-4,{84t]{q4o{01AidcU",
"]g8dF=40O7<=w'c:G~5{(^OCDvR~I~]p][f/a4AS({tDNsFHiM<:NO0QbpG8*~84{8,Hb`t[b;~3uX1G5Bp@1'/1:6=@i=T",
"+TFNz)b(4f]JPC18*=kh<9vq`(][nF)<<n[<rr'H^,bjeRW6G,,{xAd<^*;s_jz5e=mgAl'+Nj<4,JOyvRxr{@1+uxrdqn2",
"vjBL+@NGWT'/Li3RW8xz=rh[GtY1tS'`bVc<zct}.d7|JA0)[tF/brU'-zh3AgaL:1]V-JAk+4s'AdOkA./YIAgbZIRW90'",
"tak|l'`jpLN42MN'4AFj'}msy+:LiQ'39`dG,/Cp2YV<f'm6FoB-|OZHvk3wWHJfd<<,ZAN*rQ6UONul3vScKBd]hat^WB6",
"=QK4Z'L{8=v5c2|3Ca.1-TOajvWU0A7wdD2AQVZ@tuP+C=6)e*C)|gTDR'ZLvS3;o(ABkmC|u5<'0{))'{}hpDB6rnC~lwk",
"]T,`M+34W@;}yRW]p{W~+bHK|'-+)j1OrYb'.=H~<b.sC4oyV}b'lBaD^Su6'24'WA[Otf;}L=gA1_.[=A6Jp;~v|lfT;}~",
")<O*(<`ie10LY`@EA5KrPe1]lS6yge<`sL@/1N`CExn^s1ki;iST<db'N*0xurG9Xv]@qvv]R|d<Drtf3VNN-<)hSKvS),E",
"QIAFW'AGo^Q(}-G<G/Fw*^S8{t^Hti5Mv5V;um0=9DT.SB-rD_'dyCx=:iYSjHGOsD59mS)YtM'=S{x1'HT;m'.N<a=SXgZ",
"+66I8)|nXg<wZa.1{NWO'N;+K1K:Klv^)D9'A2YoFsmN@GTL1n[sOU.6-VK33W_Ku'NX=N3(33t<aoK;vdNKev^;Pr(xyz}",
"tuJm+@MoQy7Q9QHSpQDsvWR{[t^RL~4u=;94SW,Q4u47pRsj5C<W9cy'O/M=(hZ6Y*Cc=Hv^Xcxv^ko|<6-U3'ODG*6to~0",
"'kz-Yv_C5G'A42EJKCqoK*xd,SpJRI,ce9N3uE{u3x'h'uT*bn8D|]avls6)9UXj*vW=@mryRqv8D1*Xvl']y'~1,cs<nFY",
"'0EhD*eKb~'F_O*WdCF*C/5H`LaQUlRW83_<`9}N2LIUxAN.h*Vgtd^;vZP`(77DR<9s,S5PG'nDf)O/-0-O;+SPS'ST;i7",
";w9uBf6dix<v{*a,WeE1=PkJm.-:R5'.F,y/J;5='a5rC3)Cy''Oz6[2,Yi~urG){v_L=d<Fl421^6MhsIZ9URW/j0-)Gs}",
"1an`H57D,6'F|*RbELa`@'324'..r5sE;Sd<Cdyn2iEzzB/J`r(`o~h'AF_Y3yprA=D;[(=SjBHE<UvT;|VWk9Ya`E<Vn@3",
"N@~la'c4[,;vRwQ)[mHdKJ1G+'eS'w=6Vi*JiUO.(+VF_;e]Gg.=4Dw<(YSdN6nL;Fub='DfuZMtY1;:Q*=*8sHpJyHPe'}",
"<@'ya8u,i/<;[tn*/-aU;_wPu*f=zf=^F9b/*9MiXE@mH<W`{-ANKt5'32OAIE)_0YBf-{)_c@w<|Z5p,QA2U1)|lbsFI)3",
"'j'D2<uvj)K-26A=zh*HtuMD76]nmhdZWy7FKcf}3yo/w=y7|PRuiw`ECh/e'-s'Z'DFn(Rsz]ft[E=7`gA`r*yv@l*V]<k",
"3=ge9'AZ058;iho*X,y~''8BS4:^}[53.:j=VdgoAk+5@NA)mpaHM=aB-7S@dv{~})`i2JcSUDF;fz{UWgCak9AgPR@Xt+6",
"ST@.`APNE]=v3t;+SSNb46^/QtuDy94,]P{<2Cyr<VvPYvoHQ.*LAo,<Oi0tvoNV;,WmOQ<9:z.)5B6ghdvFO'Abv<hE+Yv",
"h|kR88*'n63rn]d]TC7@iB'gs0D@RziCpSEi`5L(h~y-4iygw@SU/C7.^~k35,7V^'.:ozC]R;8vo;rH7Eeh;:qB(ho/lKQ",
"U1gqUsHobxT3m|+voMY61l5XC]S}vMIa)Un:(06;:czmh:~xI*vuDM`l6v.0ksa^U^GSnq40L'ESpW/Z1mkeiHozMUSTm/B",
"Hc0`sCSI9{WH-C2<six^<VJ{Z<Z+EZUN,tN.akiP'-n^zId:zUjdPE:sHp.D,Mt(Xj8vE''AG'H<_2A3;yN-6'u}v-'`hK[",
"t^G~M*v~)`0K6f_'1V<*3l5py'|-/EcAwd4-*75p4oxfDgm@kn=X1^I-MUDn(OS7n(,d<B)p8E88GZhe<p)y.7fg:D8YxPr",
"4uJ9n,32*ZsHqP1,MtvvkS]*/'AF^B'-rq:3HwX45*nHP*xwEwsFHFx7DCr3t^P{N4v9tM'50g'Rsh^'',PxR8V.*_=xtp^",
"'':^*NGqXT<CkVi*9tNH''LN<jd4PO87n7Q'+uCg5JTGI<)83EAF.Dh=Ss{z'HyC+'(81G/~{@y3s8WP3u(iN8argI8/jzX",
"w8Ag{9N_24w6p0g6=lUU'0:kH88t7TVK=mn1WMKo'-3'@'DFn*Ul`Q<<)cp+AE+(m9-zVi-4eLA'AGJO<tsO0@QJ-h/*,hQ",
"+6;Pmb|r]y@6+d<I:527_j9x]2L,@i<}rOm2@/Ry'`jno-m|n`.Ll-q.lnF[RWK8)7:SK4RWabK<+5o=My0V.'(ckG'')gG",
"AFa}YUjqZj8,<H'+o|~B;v'-:@-_/YWd6V.C7_,g4r,6us|hIsRW7B^DtBZV;getjtYh@(0+U<2'-2|0'2k=P'')h*4}pJE",
"WG|xn)v.9ORsTn=3av0LA/w{d;[IfB<@,EQ2|jwUT4Mlx-xbO)<:2TTB.K9d.'lyM'^0/`5-n=KZ[C-63veyZ9:_N-2^k,X",
"5T`886+,iC662lsRsh4D=b.XED-^ho`.QQqGNMoR'.8{A8ys~*lA_n,@4Y)='|I_nmlaa:(fz~{4op/6d[2*`+R]{~/-6f(",
"'Zy:*'Abp@nMABCtEOj_4k/z}/GAp+nlN~6*^O'~tbC|6(]m9^oM.830+]auoOlGt<st(lRlR_~@Axwa^5NZ<P+nf{sE;<^",
")_3Ci''=mG)/;LU',KiP'')Le'(hW96|EFP;}_Nj_N8Xc'cs]C<;7yo-u0qHRW6G-tB3`z.NyQ0;}[ZZoiE6l4di^0YBSa5",
"BGhm='-4Ra)0hYr<vB=kZ=,r|4s}PP2K{90)-Z|Y'AF_N<Z109;yYORK;}ghoiD];)^p*G''LQg-zjgOTmCXBQGm9ERstBu",
"BA=)5=)yQ9;vZOs4[StQ<bWwBC'I'+'+s'~=V1],+on_ItuLCjL;-Dw=7:f@SM1<+`L{yqDAaMH^nBta:3V'c9.a`[p3ulQ",
"''09}<Xi[jc8vI6'`b_1<9ZG4'*/:[)YZ<}+9BPz2<<m['.Y6@'JB2mUmYep<j5s[TP~7O=)ERJ'2SOE,_MO.sE8qp6Qx*f",
"+pXS-4p=Z_sJ/TB71r({8.yaD<@'v`eW3sc;LU]c4qsiH'h2P_<@A~W78GvsB8wML/M4dN[9d3GsFH;U^GMT;.N^:h,A07p",
"')Z7=43M_t'`a2o3=4qANk/z(hj;HLC0k7J6MLB6N8^PW<'@t7wP.X7X']ZY'(LFH+gwnAwOw.JRW6xM6|a.W'AF^:C0mhJ",
"tEG*gCat2TC}8I(DBUR-;'{fQA7-PyD^qZI'(qZ'(,LA*'M[hH/GDf-4rIEZE]U^xqE.N.C}9l^D^s,bE=SFfwOzi+''Xbm",
"'H6|6bDu:b*W]7D*s+8WwOzi;+6ZR_Io_4K9Ec<79cAKk,pmbK9b/D7/,1HctCs1]'F~a}OL[]{1*cw{9G]g}wT4o@wi8Y@",
"tda3wG7Jxm4_RA(=QgJE'MntJ=S`{h<D`q54wKce4orrLHQdZuwYk]='A46pEZuBaF:OklFt/+p'1KdW<VJP2SqO:t0pA23",
"Ao5,/*VU`FtuKla'')Ur'')Kz07J;{<+)=stuqFE'AGp[@WhqN0gMOl43Tm@F=L9B;Yz5V(y'ps'AdYX)=Dj(tcpK`(AnlF",
"''Ju*A@O}NG^<(EIWf]iVK|{l)<1fx;x*Zs)E0*}'MuDuj*U7/;yYNe[sE(+sFHA`HPeyd1ERSz(4qw:WH}D4=(22j=6QuA",
".fea,'*H+mD{kY/PrYE74pc8Kt`oHwNZS9'7;5:F<:1n@1A:<Z'M1nI)F;.G(D]2z(~zJ/1DhyZ;wF+o1L_'3'}6~[,q9v9",
"<bByAesH`|,+1hI((ht|-3+);;wJCe4umcN'aLKU<:2:w32/cq<[N<he9g=f'pP+k'e85];s7VA'4mZ2'-pkq+T_2h3tn^7",
"'A3`gtbm6(@7||:X'Uj0tlb1x;dG(.<lUKu;ZrS<<owIi5WD-n4oxqf4SVfBtuE9B()i_Wg*)hX;v2H}E*p'3iKqEHtzD5g",
"AMP_O;YOY3'Dn*VS72I+xgUzl(Nc}@wTVbr'|zDnyH6cxszZth'_l1=+RfPLwOzYVwk/MGwkC[Q0U)Tt*=hJ6^GM-{*ZlVO",
"<a5n4Tg(<J'5SkwV0335:kY9d'2RM(.XF]v'PWRxRsy)V*E0dWRW-A+=8FuP/12y9=U,)r,tD*TXaN^i/h89z)xbD+Ca),T",
"i-ObA4oxlR'MUY1+ZTz*4opZv<Cv+m1B9.N0**.J'AbpV;v6Q|9c{+4+TM3~tCs+Z(BtwH'FZ0y9DJsM8,dtf=VDJ4/.<Tl",
"(,cMuUDQ9_=[[wH+=k]@YBL|7Qlyo,+=^ar2(jHiW-`2gTcnk)HxFD^AW9faiKpFr=Z*uz]6w'qFhXSS@@w,,=2Hz/qFq,N",
"baIQ_ON_3D(A^/D;{RoVxTM[u=X1^M*VVnY'.quE12i[{43UMR'Q7I1'-rw]'dXMO;u}<Z4{OuF4osbe4q*Qq4o|nhmvI6Q",
"S-|T1Mz:;HNZsULt^TiONw2VN'.Y6UNdm;c'OoLKg5IqECVjNjX'itSAb|5H2'm):'Jbs*'/0zc@=7]gWHjS*5'VO0*dSJW",
"8*tcC=TSZj)^p0I)z_-/4r]u^4s6*1cyS'3e0sVUwxsZN'kaxNAPQ^1F9P')Rsf]1'Q2+f7s[aJ4aTbA)gl1v)Zc5Vwy6nV",
"wyJzZ)YZ8EQQewAQn)'G(K:F*wy^-7)hFMw<(6'b@sr~B4ot244ui.U4tcLLRsX.dQQR:_RNe9eS.ESit^U;^SK](g6[S'Q",
"w2_P;=}pNdV/TQp'Soee)hqpZCa(9:0h|7C9nv8^thRgcQP`5x4~'VxEA:<S_E:SMwzYfM<Ib8o4~:AKXagI}*G)z~+p=Rp",
"wpji}5+bC5iBIr`)i[E/)`v]/w{''yw{93}'{}cQVz1fdV{gBo'3^mD(xz)Xw{M@K<JTl';ik|OPjPAK'/+;7'mSf/<9rbL",
"wlDGgC9:84U0thX=ord'EY_sS'LRLET3ixW/U7E,Xac;kX:I`}*9mw04p4=/4phN7<W5tP<;6L@wpjkl3/'hu'h6Hd<gQAw",
",:cj9YV4(Y<~+DIwlDVr*VVXfXt.+5YTgE9Z4G^=wlSm{<:2<4ST,J)sFH<i^GM^C/KYan*W8CYw|],''A3@kZQ`rD9Gf,.",
"wpU6Ix,UdHtmyF|ejqk]GkY(bwl85KDHQ.<qFp+57=KlA4{NqdS78=('TsP5w|x@*[jwC@RsYa85'B]TExt;lwOu,Jw|f45",
"w|xAG<L'kETn8-@@},*fDl)YI]/iqg'O+6a'.V^W]gs]='OmljRWP7+=I6er'U]h}+I`RM'aWMT<h|A-WxdEr'DFU'Xa;LQ",
"^+5UE^dt5U_ETOYA13nP9DWYzHVGsC2<7D0='~B8_Fz']_dDLv'A3fZ_aq+h6TC`3'24Da6/n4fCSw6pUjIlP*T+Yy;~Vn=",
"9K<o/'-~);adX-K'.Q,)'-siXAQ<P*qc@8c52qqH(),+q(xwciNA)~Lfi@+*'1gaS(xy{'+[)bG<'jYxRX5s}e00r7RshEi",
"ET.T/9DTs,;u{ORpQ2[e3uM.}'dJ~M<XyQ[DLMkU<)U<ORsWmS5qQ/QB=Yu6''37^'4EqQpI_/-H2.beDh~iy@;,}rK,hWD",
"|.3BrGcSgsNLtgrMlL+lNxX~sRk:+x'D=OB'D9-''D9-''D9-''D9-'RXuTR<VL4|Fk*H;;z_B*)|o_k'-|*Z6Bd[u;1Z<t",
"7wA3)D7[[1'L[;BRYM,t*VV5_RXG2:,312U:Qp}X'K5HF:Qp|u/:~QTRf[9i'D;G]BLh8F'.MM5=SIB[[BXDY=.0.jDJMbU",
"|*iP5''0*''{}f}wMAuJdoGLh'D9+2FYEm.'D9*~'D9-''-}M*dYsuy'1/4O'')Gu'')s,<VJe2Z}:JhB1u]Z<jcvxZ}:Jn",
"@V*Y]<aG7:Z}:JhTPOYJ<|Y::'|_S}''zm|c^/+i[z66cX.F}w.,7*'=BlDh;}.kw<s`qw<:0ev;vvbv<s|,'FTbwfC.Q@k",
"H6,3E<'lzIjd^Y4@3f5=:myyp<(u0G2EG8J'1):i'*j{H'')K{:kuG<J6vq4=]de}<XJOMZaw9<AEb+FNq=_Z'+::m6~35)",
"PAhd('JmFSvY{hE'b+b0<w+=-Iz`b[o7m1h@(frs;}Yiev<bZbtZ4hj(<h824S^v{Kd|s^<=KCTU0aI6F/;Si;vQOu;x6U`",
"+5iMu;}RWY;|bh='.4U+@37QO;Yz3L4}^7r*[a.FAicv};9i484ZFjK4rgFQ=h.tn/dXa8</0YhRWi@IAlN-r@*{D|=t(MD",
"<1*dvKd.y)<]6Sk8qEpB'-{HGRX4.XD.-5==6kr.*cOCe<cLDHu8|2'<G/:4Br<=mJ6nh:'.S-V^GPQ{,:K8)'.':`G,N8*",
"<W0hyu8j9:=;=/b=;=:[=;=R+4pI4s4ppBfRWNXLuFctEI_0Ju'm'`7='4fMuFv(M=Em|V4o|q{'.C(zO9a8WO<KY5Os<me",
"O<4k:R]P/*doHOCfLzzTfLzz<fi@+)fi@+(g,[4DgIw=-gf:I(CcPock;hV8fLzy~h)WQ,u8gue'')jJ'')Xa''*PM''*6G",
"''*-5''*JP''*6L;YN^-ZawrfC^}ppCp59IBBK9-@-zCBB0Lz.n2_ba0ThWU'/B{K'/U8P'048J'2Spc'/K'-'4',xtY-GF",
"''*Vh'')W.<VK)4H}H0LDJogT('0qf;W6piJMI6)'-{s@'.S'T'.@vS'.,yV;sZ51O<+eI''+g,''*rM'')mV;YOS^ZayXY",
"]|t(J=}^mI@iSmVybu5YAv<ZC4pR4ve08{CDAVPz'*4Uc'')Dx''+)'''*at'')N,A/{5/uV.|gZavuX@-h5^@D0cUn0H)=",
"uV*~p'')NA=6)`aP,;*P0ThX@R_e23s]P]ve02=.s]2GY'DFLQ'.2l:sYs}sfLzy}h)WQ,doGL-tX}]m'N.4ORsnhmt9M:_",
"tVj`'GHtSVuoQNEuod]{<T'q(tY'~++_75duZ_;l4p)/,4q7q7<9GVFuVB:G;sZk*'*EVACKWu}'*4Uc(]_]:4rHdF'.32F",
"vPfJ3'.*,E)q5/HuVvXbuZV)/uZZ}j)<=-dw0IPowj)f7uV*~W'')K_;YNmRJK)_G'*4UcKtE}A0ThXV'.uU`'.S3X':g8X",
"'79-Y'5JwI'H}3Bj+0Y*CEaf1'*4Uc'DHXt'.chODC2U_HglEC''0*''DGAH'2/2t'1',<'2R_@'/T*-GweXfG16n<6{tD]",
"iD**M'.aSfRWzjqIWHS28*14WRZY+WiCpyQtY.c[''*3}'')N3<rg',zc+du'I,st,Wjb0uC(blr]y[f0ThWVt^NQY@pu},",
"'GQ_d'.bl6<RKl2T3e7aZE[(<'*1QD'DFwL0.7h]9MelV'.E<z0ThWYAJ):ERWJSOD{M).'*4UcJwRpv=24,5S7+[Tq'FLB",
"'AGr]pd/fF/199O'Dn-LS7t+nq`}@Tq)f)wRY.Nuh~TpP.4RA{0ThW[/k.XJ0ThWW.Qo/E0ThWXv9rkYAM=y1(]_}iDjgXS",
"'*4Uc<VJj+tuONTZaw9<<~=@uM-[`N0ThWu)<@40R[(vVFYOt<FJ/zE'*4Uc'{}puv3(MV(A@N2)YWsGJP'B6'*4Uc'')oE",
"GzDit<Vid1RY1.U)uu'=(A@MwdoGMSO;z__E+96|0ThWm'/,T^RWpRJ-UJQ@*T,-/@4G|}VOBxh'*4Uc'')T{''+Iv'')V.",
"'')k('')_,'')z8''.Kh'')Y<''*46<VK@~tuMLtZawJOBKZBM'b}wE<;],Gv`5T8Bi,W@=UXw-BKdH/'~7qBdoGL9.faXF",
"doPR8<VK-sRWj7)-if@Kk;hV</)|b6-j:[Bt[rtF(]^r}'cTT,'.+av'.+_/WHSuhZavw8<ul=R*pHe<0`cpFF/brU'I9_/",
",:Qf5'.4R*EA6V[l6OIv0y}-B1Z^GF'(1ALZav|S<SeEqB0J]CCv~i2'4HAAZav|OLV4K9RWj9C0.h6F<Yis0ZawQd(5@+*",
"5EL,^vWS1jrdk0]vit2'2WYv,1*gV2RYViq/)}eO-j(O2<<}}TveK'm377pd2v:9=*=F6t3VQNH39N<A<=C7-;^YW9ZawMD",
"D:CrRI6EFI'GQ_d'.<u0'.54=446R/JzS{L0ThWX46.wu46-GB0ThWY'.5:A<umMW<Z{3B0~tBfY^BjG/EHX^'EzW@SpOnu",
"ZavsU<={<bvce+bvWZf]vWmra'')FD'`be5C=Oj^@WMQa'@H[^'.nD}3y]mo5:f16FZ*'Y<YU_PgcbeO0ThWo'.[7:4oqB7",
"4s3X<cpSZAF<b-w6gg^g'.Rg8'.[:;4oqK84sd(F4ZY,e7HJ)j8('6o0ThWRfK*vNAQbVf'*4Uc'')ON'')LNEkA+)0ThWQ",
"4oq^:'.,g<8EGeA8|{]u9^[uy9a~3`:=:^(:ZWg[:vsp+'.'|c9yzO,:ZXD''/OlOvW;j]vl<=E<1lY}4.]xqvY,)TdQ2PV",
"d3v':'.'|cvW;HK'')Gx<9-e/tv5f7'AH'.3T'qj<`'@FZawu^B0x{f7t[Z.F^b;(<YU_PRWpuA,WZ[30ThWU.-;.H'.:9b",
"0ThWY4sdHk4oqv,'.,|E;:<Cv;spu/391*DO;z_QO<+eb=6.I0RYuf[XF`Mr3-Tqf0ThWr|*I}CC+'IO@614UZaxfeRlu,x",
"N(=:sEluC_EejVCED9rf;aurQ0ThW['2s=l'0}lpLd|;`D;5L;FMV:uMe3O^('0qf7*RcwX;t[WX;t[['EORobDwSJW=02s",
"'F4j@1dY9y<W,e['TE3/tuJu}w'0CB=dMU4<YU_P;1tC9=*vGKZavy{AB2f(=+(*Kw'E4`Csv0I('0qfZm_krJMI6)'.04K",
"e06EiRW6G,voEf(Zaw[H<M7)18G:w`0ThWcvsWq@w/YH'<.dXC4+TOG'/A6^@6'EwUj_J=5C*M*0ThWo'.5dNC.Z@l'GQ_d",
"'1cRPRa5bsCcZx3ENryw0ThW{'.S3X'3ml6'0|=D'0Yl8'/9Wz<V*AY87n6z0ThWbe00wz(a5w'4qL27*^Y6H,1Lag0ThWW",
"w6n[TwLuO;;vYuk3sJkZ'1u]3E~qW7'*4UcJ=`V=0ThWv'.J-W'1R.t'.oG['5e_x'03S4Ra4PSdoHOCX;}bYJ;^6c'*4Uc",
"'')ON<VJ}RRjkv`d[+a6+QE0rReV1.8)wblX|k^F=<pri<uqhQIsPL4'*4Uc'')zf<rf|/;|kY[Ns`[`0ThWk'/OPX;y[_y",
"K;}dg0ThWRE`}:E@SN=VRY;QP0gg|BHvxXg'*4Uc''+47R3I@7'*4Uc'')eg<9.Y0Zax`;Df-s}=o`Uq+bQ(P0ThWi'.5yU",
"R^It8doHOCdoGLA1xzdBOitJ+RWyCE2<5jY/GAk72vs`Q3Tr]R3q5fW;'z0zA7-Py44Rnr=U4~p'GQ_dCj^Z=0ThWR'.,4@",
"37[8R3q5XZ4Qnq_'-{1/'-zw8'.,(:'.REA'.@ZJ'.@dM'2ETxwT37(wi8Xi;{[<u3wti-'-{dAwTONb'{}bD5Nk;4/e/s=",
"'I9puwTsFg6KgXT'-{H651Tvu5k.Kg6KgdkXEXdd7vBPWB1CJ*'*4Uc'')nn'')kn<VJRORW|H2,sve40ThX''08eu'.~ng",
"=y8ic'GQ_d'9c.f'0EHM'1',<'/G)j'0_;d'.d.r'/;``XAbrS'GQ_d'.R^I<9DJE<YU_PRWfm1RW.DNZawSF<H,_XAAh|Q",
"@Z4ML'*4Uc'')Jz'')d,'')Ie'')[k<9-PiAl~o/'GQ_dS7HEkZawVK<l]6QwWM`e'{}|<jZTmqdoc^|<P[jR5+Ouk4ovoh",
"'.1v'jZT,Xk:9^L'/g{6'2XN8'16yUtuJPHRsy)JBRq18<YU_P,9Aq6BLINW'*4Uc=9t;r<YU_PZaw'`<BTzzR]c'rNx`XW",
"'D9+Ot^Kfa''*GL'')IY+or]D=4Urx=Qq{6=n5,D@1R59,U/D|=4WHP=n6(E@NoBI'2.TNRX@`0g4fYA;t:zt<~A[@J6xTc",
"0ThW{'.g)p<|FdLRYsaq@Pg-,A.NR]).MyOwoMe`<zd)IDAaM{0ThWgwpm'Bwpji<wplWswpl7j*99Kowt@WZwtRdS<CZ5Q",
"4x3JU4tNVo'.-YZwlNdX=],hY;~mvk*ziwowpjiEwpld~wplEuDR'XCwtnozwu20`wuF<dM]nuY4x~9H;_YB7zDwEKU17[C",
"Zaw`W<'113Aq)0h9i~antcdW3'{}c|FWsBPOZ(:@wukUv<Ds(j4yM/^'1]4+wpm'DwpjiO4~s10Yq(RZ<EAB<wtfbwwv7ot",
"wvK{x'{}bzHQky_HSHVA'3^mD(xz))wv_.t<EfZz;d|lxZawMDE7@5U<Eg,{wqpQS'')L}HFZGX'.Z.s0ThWT'.VNa'.g8u",
"'.^])4pfnt<W4@yZavvK<}lYHRWKoaJiS6J<~=fR'*4UcK:erp'Omun'.7Xvww4O)wwH]2wwZi6'G1=FRYupbKfb`O'.'1N",
"L(@ONV|Xn^89=C_w{MC+'{}`PWZjobRP2dB;Yh'j=Ch]OLH=,5L};KcwpoHi<HwfPIPY.n<cUcQ*<FZmwwv|0wx1/BF,s1X",
"E7@56<cV52wsiif'')Y7'`bY4='+x_N@~i)N]qk<O:Q3j)hXb`OWm<mH(TiP0ThWR'..x7NZvfjO:SnPOt3.T[<;qsZawT8",
"4vW7`RWWt]'QF.ewOzYKwy6ndZavz[=CU{MCT5DKUjRrQ=S'8rRWre)MD+)R7nHd;0ThW]<s*6kRZ0)qJTa)8'.K~6RWP|Q",
"Cli|6=94qR@*{EW*+kXN0ThX'RX6'KP921^''(`-",
};
static const char bitnet__spv_numbers[][96] = {
"'a,Pn'D9AS{{D-+''rY:''7B2{{M3)AV1_]NMA/=7k[oE'`t,;=BYG(HCc)M''H1Y(,]1,'DrY3''ch+,m27T'DMJ/57^f.",
"4:;0'*[LLk;YU-I61JMG5Qqmk+;=ko60/F:'E7:l(}6y;''b+_6i_Hg3rjM1*97IV'(5r4)E.6h6i__,/)}0R'|5P:()S~m",
"'aIf@'|Rc=(AwrC;[:2+-j<MV'``f7;uhD);<8f:'(JY2'4b.T2YR8X''0f~'(fl)'4b+S''Dr<'(xx0'''*';wjts+}Nio",
"'.+I:,nd50.-(F,''93n7mLrr,lsv^'elz^<;gL),zBo('D9*C,lhxe'D9*D,tHPH'D9*E,lhxc-QcGr,scTEj@c2f,zAMj",
",sYN6,s~g;+VQn`')<29'*r7K8m2,D;yGzS;RZH@)aSdR;|q:N`fTI*2wiOX;`e|9'+,EW6wAA.'+5KLGHde4'+@RsBqj[J",
"'+IWHdv[QH'+R^J)i5rn'+[dM4fT@j'+ejO4f]VS;zVg;;Kj22gIx~*D{jSbGycWd6k_FR'(_Dy'(C7U8eP6g'(C0v'G:*n",
"9bNpe9}jsd,w-x-0+E6A:_n(~Ki^D2Kr.:[L1syDAX|tU;'Mvx@PA5h9e`pC',F6b@PA5l'3Rx|AM;Ru'3Ry''3RxI'3RxJ",
"'3RxK'3RxL'3RxM'DD0'MPV)|N]CzDM`QT[;zWd4'''0B0gaoOj@lhf;aSVF/c_B4/k6vX''Pe^60(Hi''+4='|'pS;YMhr",
"'``Af3=f0N3r~K`2yk@Q'3Tyd3rl=8'3TE-'''6/;Y^yZ:_RFu4pG'-(A@Pg/KtqB'4Z<E;dOM72aW|o8)zl/9SuKl9DTc9",
"8+.oGKKTey*=PJM7OpyK-MM@S'`dgR+;.177f]<c'3SkQ',P,0)|sq='3T|ZNb|:a4S]kZ:6IZ1Bfg`IY)<Ze'`jn[<^:Q<",
"RWTgg=q2U=dWLBb;E8g`'4Z3C'JB2m-TV-/Cjl~Y8+<c''`{NNLG47KO^ild'NnEy+wLomd5hjLdoPQ|,32*9)fX)a)oR:|",
"Aj5Smh~Smg((uyc'|-w]<uywN'Hw|S'3T5Didn:}*ljk354]iWi`3'i5:vz-;Qq4:<y^o}'Ylr0''+=5'*(FQ(ABmvj}.+=",
"')Hs.(F`YtkBK7E')HsF*rruJk^gEK'3TWSkz+'D'*:M3'')H7*rra'Ncd@aNbk<J5+~,k'OWsN'.O6C8/}gjNb~*/9O^Y9",
"5Uwt@l~pfp'+D(^<VL<b3[FMYO|Lde<9/9k;v+0'7tP*(SMC3{(x{lzSiL]ST-mxP'`dH)'4YwgS7Bb'0}yw+(*14*NcS^Y",
"'b)F<='7GqO`^inO`eHx:l6@5UdAJ;9|4*-<z+/~*9yqnNcxv5;wW4~RW0Ww1j'zpP@Aq:OZ(:=Nc]d0;|bXX*+bMv(AIct",
")z5/~'KqD0'4[H@Cj~lT4**(n'4Yv4,t={n*:Ap'3rt~i'4Z3<PzJ5+NdR_@;0F|Q'bFG[(asK/,33r7'3T]LIsU4iST.n+",
"(Mm*F'3TRd-[5Zm5MqDfRX.C]NdPMT9{}ZA<B_*)-pZ;*'.vO.XuYN}<s'LySpOwJQvsRL<gHu^8N,:AOai8k:B/*c@E/wv",
")}oO93s_q/).wlE*AEQb)zuP76MXlVRXT[a<g[(+<..Ip4[K.g=T,yD'SJl}(AV^9'.-So'/j4.AvJ2WOah|::B(b_B=E}-",
")c2k@3sUk4(k[cC)|(H`)_YD57f_[h=vG~MZo`[F(]`l|'|'ZBOahk.@axob[XiB6CP+p,D3^v-O`hY{=]AKp]8[m@DMNM3",
"EMvCAOb.~6=eVyn;czA@F*LvXFg5i:Ob.}H=ej9xE-f3`GE4zSH'O5B:A4`Z=cKnjE-,s^HBWWWIAgd]Ob.}P:5PR'82aM|",
"_G.BWIlY|7'3p]-J<cuQO^ii0QwK+R@FuZr`D0-M)L;J_Q<f4f(*lrW',oJ|'|Kvw'klpR(^GhQJXLfh<(z}Y;]y7b'+7Dm",
"*s@s''k~|W5x'*G;r3~DH}m=(<i_424Sk'Z;v==8SpS:+Ncz*k;<B{oQZ0}<'E.1_*9;8~;YU0G9y<Yp'3TH5'4*-zTmI0U",
"'EhNK'.M.f'3T.-Qye3GSp~7M')+^;;YNTk0(}eB(EWK;(x|3<60LEgCH1iX-1k4w+ST~_'4Z~hOhIGk",
};
static const char bitnet__spv_prepare[][96] = {
"'a,P4'D9AS'-gRm)YX@:']r_Q'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/(^1u6)<t59F}bC.I@8/S",
"''Wt]''j2R'E8pM({Kkl''W/D'DsDT''W0O''sCY({g}r''W8G'DsMW9.t2})[=w11h/bz(`vjT(aE'Q(a0yS(`,Gi)@I9c",
")Z{-d2v)Hw(aE*X(aaGX@6wMG(xxc1''`P/'{{V2(yEx7''ri4)_cfI54N<;+;+bn'E7/D)^Js81B]t,+:hOk4SSny'D|IU",
")<:{e(yk8;''`i6*VTID(z7RA''`u:+olnL(_BbD)D1TG)^CO9/0K1j9`]NQ:`EI/9cR5.({++I''a5D.JEa]({QEM''aCH",
"/c^-e({v^Q''aOL0{uSm66_l3(|DvU''WUO(H2BF''t}A)aJw0<wBX.4vj=J<VQPi'E8HT(d:O/(cx6Z<y|SM'+K8<'')CE",
"'')CE'')CE7JAfy'E8T^)aB(9:(|2/6Tu3T@3,~]'E7R@)_Zu-4tsY{6UCMX'E6q9]fn.-6UUYZ'E):m7/F4)7JHbM;uh-b",
"=SD]c;YL*l;YU3[0-~wQ(dN|}(dk9T(dOGZ*'Jw*'``Y3;`x/]+6GUB'(C-u'(S-)'(o@=*VpR<=<}Cf)wmQ]')+v-,:<T0",
"+p'1J;|~1f'(fCJ)w<zQ,VgEk(CKqU,3Cw=,3MTM-MIg_-Ogo[,v:Gm._fzj=LRvD')G7S')PPn,l{6].TZ:d(8t6`')lQW",
"<;yhC'*'K*'*/tO.JWf['uk9f'*D'v.Jjo]'uk9h'*V3z,l{9W.Q@*N;o0TO'*s6H.Jsud)5pSo'+,Si,nF,g.Q[<V'|,JU",
"'+Ifl.-EdH.K'Fb1y4oy'+[s]6l'(d'aIf_'+n~y.Qoe]'|Rc`',)2r.QnP9)w<tp',;@t.L*`_(^kCl',OMe-0@=KRW7jk",
"')cLk3Z^A+')2RA((<)o8cWVy8K^sF9`SaR9D6WR:xl6N'(BL6'G:6o:_K+R,fjwW9(pf99F1Z`')=v+{{F={;YKlj;uj(d",
"{{IY+G]83N-TRJ.)ago_;|V3l|=mo^[4ku+[4e3p-:K).*zG{t/crL3*z.-{,~+kx-6uXo-U:t{^.a+3[5:f{_10'A'qSJ0",
"4Z:wH[4fla[4fS@[4ey.[4g,P[4eAt[4e<sLjYtu<yptZ-)Wv,E<SabaA5w};{^77'a-bX[5:Ap:d.}40q<:V'(Ct4'G;-;",
"'(CX,[4hFl[5;V:;a^5r'gGhs-1H:='7ar40WOvoE`a5BAM;S-ExoZN[m<{=QoX~W;YQIp'|J{CR2u/X'|gCI'7ac-<.Ij.",
"9gZ@3*ykv<'-ykpg,u4Y(AA-*'/@)9(_jAw')0-ZRWT'E'bZk,<:aZM<l5vVGYJX7GaWz[GzgX5<(-m;3/r/;Hrf+<Hz<ad",
"I:~}9AX(;LikBtb`O-6Z.Lmtopf4s*QEajZ*y]=O<.KEK:`Ef4ph`GbgD5UChGs^A[2j/C'``v+<Gbl<1Ue.;9.3@nRW8Az",
"<MpOoc8k/d'd-<j[@`)P[}/EH'(FJq'G;{S^.^)}'(CD|,odG:-2|EF'fko~<2Wki'K7:S@WQ}3<^uU0RPy7PMq'z0=/T7o",
"-)uB=,zJ}_,tCz{0XhcTPYRf-AM;SQPrb7;Qdq9R.Ow[)QhgP-66y-8R6aQj'|q7S6,2Wp`D92m<'4`.1V:JgF.o:v2U0@T",
"'8B/p'7as+'h(0v<h(2n'gYny;|}hv05r[uphbz/V5Yo~=:-<M[t5ws<VMqw[EOYg-Bk[j-CgeS-((6rEYxp^'U);k21WlA",
"'Kr]JWP;LfAM;SiX;~_l'8B0('7aru0;jh]Xxc1MY-VQGYBz@nA^Fl'4v|HO5;3*X<.(5aZ*nK7RsmFn3d~ZxZvAD5aCh3o",
"]2^A)m6-[GaCjb6,:*Bk0-sfw1IDF:)aXPsD.Z9t'7cdz'@,h)4S[j*46ATFA-G=E(^d]UtY(DG*^V`IU:H<X[8KDV8r4`x",
"5rc/{'dw*SHS<g)4q{+U6n+~2pQpc6'`eoI467nPA-G=8.h,nq[q-vs4tKc)3shvi3shvE'7u:a9y<tX'0hn{'kWnc<JhJn",
"[8LZ-AOdj7tY7j['7bx+[;]Qw9X}v~9`^`5'^-VZ<rd9*;|XRWplc/a9<LN03s6UVUM06otY1HM-ptA(4oqdfZ]g(a:G`cM",
"4YSWW4v'ja)E@O^4r7;X9+ON~0K0g4'{|D1tY7iVH=KAC'.+.x'.J6Z'.F3;.skJe)KObk'',ViPp)nF9-dQ,<9=4NtYULH",
"3s/RK'@S^C'|5gl'`a3/8,u]g)y]OGtY+_9`HIT(tbUDep6s}F'`jn[(}6dAU~b7s@WDLK<yYFrA/z;49Ec*]9DTc;9a*x@",
"(]ndx==+2<'-z[/Q3D.IQP`6gQl{A}t^_UZZ]ScIQ3BX7Ql~:L*x{q*0JEV_[8LD@9[tr'9G6Nr8.pB6qKy^Y5T`F<XY;Li",
"4pg;g4uCnGUDSV[+v93X9R*KM9D^i;t^CR]S-:hP(eE;D46;.kS7AI=SfrOCtY/8g+7tvA[ul)QS-97=Sfw-XRstK`thA42",
"=Ew6x'.:^-'7ch+8@b:<)v.0|'2KgP4TRY2'`bTT'2Tmy/U7FK*=P;s*t,Zh3t571<5;GM=SMSfRWMEm<b*6='(x]u88^X`",
"'`{Nv'*TS+4p(N4+vh':^19th:*Lm3.mnBy*VjG{RW6hv5`UIrtja(Y4+V_b'7bUE5lm^v;YQJ-'7~*F[psgp[9*oY[9vFa",
"9|()/<B_*Q-pXSM'.vO.p,Zs4<s'LyST2nIpmUGs<nhkM0fG=i@ErAf[rmCd=[/G2@Q@(e)^o|E)<ywd3sq~tBgRlb[9dMs",
"<o+tM<5XF04[K.f=T,yk']<bK(AVZ8'.-So'/j4.AzNo~[sr~c:B(b_BFx'G)c40g3sUk4(nvsc)|*rP)_YD5]iJ1(NdP3x",
"(H;yVC:gG*C.qzW'8Bqw^OI`7A/yHGTcni4'`eiPs;_uZ*tF_k(x}IQ''/:9'HwA@;x/ioQa|t@T3ktG=76/ASpY]1<h|m4",
"8*EbN)=pp/'a^qY'`e{M*t,mnA=x[:qGjOw)BT*IRsp/*'3qPR'{}`b(Z)pq+ZbU7ST2qJ=6{|1g,f=6QFBP,)Y]GN'`a{J",
"(H9)Ypmi.h<9=;qT3ZqZ'bZn.<9SB[<;xw7[o.ak'a5c1'GD]v,7I/U,n^`t3tn_}'7tbV-wn|z_hb7XUMz;3=p2n3UM{8;",
"7[t<]e3/o+@upa92YR=0(gPmX(y'NQT48K8_+0c=)uyR`46UHu*[UTX<:RV:*97xy)ZG/Y+7R|p3t@@x;c-o[ct0<n,PMzH",
"4oz:n5sxgz7LB<k'7uvl7l<AC.--sg'7by]<W`/x<9H97@rPhU<]F,~9JHGM4p[0k*t;Yh[8M@m8;UFxt]Any'-Dje'')_Y",
"+65ja[8MOw+Px/D396Xw67lcC@vyujHPmnPtvJ4:4z4dU4p]_S,Wg3wI0QO4,=t)^,:Ii;Ij0h2(AKUTE1r||7-.`N')+iC",
"'LOsB+vyI6J/u4.Imwi4[8N|L8D3a{t`,a;<vO,6JM5SvJiSwfJN1c2tyyS:tyv*[)[JQG85LOtNv5v{'D}v/==w3]'/+24",
"'.Bc.LDbsD,PNNVe2ck)LG/TlLcJl7LH*C8tyyfBtyv*b)wfZN4{sov4qPjl'.BwvN<ZfZ3[FMYa*Gc]TmI*{'5V{a+rKJx",
"(x}_X(x};M'iP'vCGRMU;aTI}U0iRa<:'_zAT5ab]4.<U4T3Ni@lo'jtY7kFJ@5}s'-yqr(B;8{'`eoY'}|o),6sR8'7ugy",
"-JoV(;umSH^5.q`4)B4q^2DxZ4p)qY^2/os-g2c('`eiXtY+FV[8C)m:x}om'G8{Q/.<Hh.i5x.3uk@.5oYOcn00;R`e^eI",
"<ii*K2hwzw'.Dpn(H@mh'gUc;<WETt*rrzW.-(F=RW-A,'gvOA'`h(O++g''<Wj.})u~f<8G<)U+8BC~tuHCG-Q|w`'7uN_",
"=Ubpj--V@lD7cXd4Uq:T4reXp-Q|8'p.X~@tuH;/-O_L+<90i6'8A{^4Ua5u:`jcxtY7kFBY=pd1yI`N'`eij(Aq04'7bW_",
"BY=jqD{j0F+63Ix;b<x)C.8el_)pan'-V_O'DFdu.m_.Y/~{~0(f^EN,Q5Dt2E{+G[7<@|G^<TS4Vdm`<@ww='1nLU;M@,;",
"'24Vf;/{2E'.-`k'7u=[;wl^59EcHZ5Qs6Etjs4[7AVv7V.'iRt[sh//k6udAMdbctY0`'O.V41'-qh4A8KgDtY0O}Oh5=7",
"'2w)s'DFjyU16)ctZZhr5'0.R)Dd].;umM[6-MKT'/@)8=(QcU/GBjK<Ap)q]1)Ns4qV|0pkx9=36XdA-N6:c29]4d'dw17",
",q(IY-OP~x3u(l'(k,lU,p,6mXaFN^05*dc'+'7l0RGv:<sOEN'}+zk'jL<lFk:ToVKZ8*3syXr3vz(d3.PqG4YYG:TQ0==",
"58=@U@Tjit3VOucRsxiE<Nd(Z9|6Fa<:9mi==4365<+6q4qE;|+<:Qs^2DJ49[t@_4TdgB5jDF;'IDaotuHCG4XK'm4Q*x/",
"'j_Jn)v{|'GKshDu=8vH1*s9m6J{xP(12nrbDfnk<@NAj[7:_mOa8S;[7Cqo'.*tr=Ss@o)<B@W(F`=M;m-EFJ@5w.;phEo",
"=<DjBS7=ekCGd+kD-`.+*[/h|)Z`-htY+2Q<:::@'aBxJ[7<IcY^8Im'ONhyYA}l_4S]}t46ATS,5O@OYy^v/;LCT*4ZtG`",
"'-z(w'.TV(;[}TJ129,f3u1ob.['F~/03Ws5qQnmcSZi/]51te',J0x@PC*,U1=xI@[R68(]^P9F'V-^;Z4l((kJ9[-MNg@",
"(L:`4,R*Iv,35gc(DSrCIw[/:Mncvf)<Bh<4S|Ot4r58^,U'tyL7X(j:_ILNJMI7q'-6=R'`rM/'`f8s4ulh|SpXtU-;=aX",
"3twe~E2-*Zn9UvvT4LC6E4D2uFyu1;2dbkkUNqFS=FN@o)e[{nt`R,c:v:J|<IHnd'a|xW<rnUh1}NG:Z]fj^30PO91a53_",
"2<<.G;urFi,b/;q6jJK'4STtP=tjz=[q.<[4HSJ()DE4dT3b}t:Q,8a((]D{)'7{Y(`{Hi*:GseUjHKL'(I~r5zcQv(]],B",
"=S{reZvf`(ppB5/UO(6[ei|@6)a^Q)8h8PL*]ATA*v7*n8M0]^'=98YgGZ:3<9xsa-*z_E(y))L4q|{vlvoUh5,.ASZ]S[R",
"99ziR<tqWD-BhcQ.=vXw'``fP=6DVa)<GiA@{<0k0'_~BJ@o7c'/i})'8'-tAO;//,lla/,lhw~+:C3O-63EP[8K|49[tRk",
"9F'b]8.K(.qJ|bG2z.G04SO~)tY+2x<p8<P4SM5/Z<hARu=8yV-xk]2=jTG,VK+JW;epG@Q~*UwUj]/{<@,DO=}WI<'DIca",
"Rt,)pm3B`~)(0~74ow,h<:861u:3==uQ(wLuQ;+P'=9:NRsn/YnMZVBuQO5Uo-:mYoJWsz;hCD.nl<BQ0gT9(3^PFj<c5Ug",
",l{Is'.=53'.+1y)KhL+.}n1.)85@u)}A[@p*=;]u8dq;[W0^{pGS)ppcpArq'3L/GfQOwuQ}U74k|ELq'2DJtY1(A)LFY8",
":~@'d[;Q66B{D[FtY'g44oxoG(ccnp,VT(K[8Kv29[tCa9EdOV8-aTxqJN2;1ERY|tY+Fh'^4<es;_sH<FR=@nOz(e+XjOJ",
"'OwF|[A=<i[8O0h=.{g,nl<nc,BAT4(AE{I'`ep@'P(L}((Yq.O/I_-[srqv602y3ZWAh0o6Q|W'+j=/A[cYP')KRf'DFKw",
")'toL]Tw5L'Dkb+UNB2T'a,cE*9@sc'+Mdz'DFLeTR*l/8sm/t'DPNsQ}J~rAM~47BJ7~o)u})}=}t1Z'7bUU'7bw{teq+=",
"p6s}.SpG(P9Suj1)K_b(+e3Sy'FoPA(}kp+9[t5X<WO:X-N)nG/0.5*Splb-A2Zgy<[IMF6M|jztf'1h.n1W-MTx`-=]5NV",
"/c`l}-OuYv'{|Imp,Zs49a)T11~JBr'.=*FBW}zF@Mg6a*yszd={nn=[3^'}82{uI*VgD~<*+~^TmL9)(z9j1(~}oW<|5k0",
"-ka;{'3wtm-OQ-'9`aN9*;0{NTm_BM<9Q@x'(SLK'8CTb)YXNrBgQ1ruV-wRK;;2aN4Xr8[y22[N/1,ICD^|J<+2(ptY<*y",
")'v'-^4nYL'iwTk(]b@j'7vp/NQt]'[srj+C`{7M3;M=:O1U53[t:-Q=`y8.NMLl'4|dga5W81B',6g6(xz+/7JI=1<W0^l",
";{@YdYAva4,~=rg.LihZ3u}L0'7c},STWxYHQ(4o'7cvoXajdn<*{c`;y*.2=lWQc9Gw};80'-N=XxWi7NXHO.kKL7EvQZ|",
"'7cC=EvR]LtY+2b'^4<uF9mdG')4mj'')Cp4FgRp'@T`bSq2XA3wXSXIBvFY'7wGTREf;d=y1|^tYBqG'@T7TDMn[q2aUx/",
"uZXdN[s9Deu_<dNRb)F@[srhlFVp`rB-8O*<|]+44yV;aGSkeeFy-XKth)P{[t5{o=bBkzSY8gCSwl6p[su{R@_8RRTXK__",
"){Ho;'HzmR'7bxm^n}jr')e0b06|.[,:7|S8eO<i+ulo['dw*S'H[+7(iy[4(2P{S9gmoR'HwGaAnR('j(]{u''''('4k2~",
"{`.dWC~g=d|-Ro-G`-MoNLkpvI[C*[IP3(`|-StmI@lT3NK]Qw|/bfw{{M-'''0*'Lw,/)'0cv)<*;QD*ydQu'-ynq;zSVL",
"e;==_64m;c''*+X'')FK'')FF'')FM''*=c'')RW;ujRB0gVoB'JZh`e;rpT;vvcT@Qbb(esHs`'cWK,F[=an8cY(V/Gy7I",
"+rYG/'.xAX;xmT0;@WL3eD5PN'))S*<XTR3E|'hMISq0[;{erMe9h.OKfWV/9D8Q`;a`,Q9;}~/'-m}~''-UC;4N,J'.A*W",
"*^G~a'-dwq'')kO=Wg[_7-JnV7mK7.5lk{]'0hn{'1w[`;4NFy'/EsHe;zbs'/)dJ:ToNy=64'*:7RA}4rD73'.7hqMAU9I",
"Fuas}IlUp=4SJPBRsf]I;s5;c<ALeZ:7QdQ4os`'4r06qQl}tB<cqVJtf*n2tfF|4(x{=`t^[S:<H[3ItfPz2(xz)<T*6zC",
"@yJRTtYWO3t^GW`CU4OI='d}|EYok{P8wTL)'6=ftfuD@=E16Ktg0H8''*,Z)<=8I9A^GT8DcT|Gr^6vPVE1PB:k|{'*Gne",
"9WqWg'.C@A'/:+0'-rBFe:Z].4(h^g'./F+'4xZ~4TlKaH6<U.'xj9['8B|`=g)5h4SSh`<9mTk4l^aQ<WDjn;vm[u4TYHc",
"<:Dsp8@f[A'a,T}'J~07ATFEc(]b1z;`</D@3f5+;^'^-+<~zB1H<I=[p{k-'.H=z'.=={RsSzQ(Dg*+'7tda'')O(A/zDv",
"sxI/jtY.c[-}={ca*_7<*9igL'@Tbw[8A:3=P:TVg-:]Na+'.]A2ZhR@/((L+Tv0O'dw*S*VYwb'7}gyHfUpI3sLdC'7}eK",
"+<}KV<C|sU'`kuN',*_K;YN.m-R6L3TQ=ah'-MUT;YN+k67dBS'-peo(Aa<K4pw*fNT1Bn6RW4^7JE*{'`jnt/KYTj0)t_6",
"3utF/2h@J+'/(=8'.c8X'.IEB]45z2=Z*,B+ZUQv'+0=x<9-C23e:u8RXwg(5/ysh4pwf4RWCoq<Sw[+59~boRXRS8'1+{K",
"'DFXV'.Oj7p,U^T`-p_W)<b/t-xODc;~d(S=9EuSASX]wMR3e8=3Y91=PuD6'aE9L<z3G4tusU3tyup/'c1<y==c]9@3Kl)",
"@j4i2@35lc==Jo:4o{DO'.ASMAJo+U'2@u`Ja_^@'0JB,'.3no'.3qp'0JE-'.H(s'0f^2'2fm`'5Tpc'.I:='.35]'.3no",
"'/Dk''/-6q'.Zq0'13'9'0-H1d]/CoG:GvQD}FA8AkHH0Ak]kuV`Dh)0{uB=U1ZkBN7WaL'3Vug;uj4id[A@N=rLIFAlub*",
"0DAcc0D<.71A8KA-ie;),PLo,.-(F:-0,).s@f6k'1iV:'|'Sk2Vx1YtY.cWIdb[k'.Z7v'/[+KdZVhZCHikE4qCgg'.+=g",
",N/Eb*VT5v*rp@|,PLo'''93n'.4Hi'.aDyd^:CPGhd^:HP=Kpc8nNL3rj<B4SJPK4Z9~M'1iVR''*M/I++ll'.W<x'.edI",
"'/kGR'<|'wTnM0zt^YsPt^bgRHKJ,qZ]nk^LtuT{V`DQzT3ku4HKIcS'/;-O'.3zsd]LUr*IzOi=+DPJ[2ly/^I}Aj]M(|h",
"]M(|w_c<fk5sxe0RSA[BHvNI5(.,Mp'y+-T'-)Y|<WlE8buR1Ew2i[_'.'v]'.3no'/'W|d]U[s=u.3Vu8j5+<+_U7'WU+y",
"<NG)4^K.C@cp1sfdPk3j'.(-bRsm'Pdm(FxuN<+5eMb]sei}d[;.c0,e2d110gT9(3^F9J'1'*6Fmmbw4rFr)'.1Dhf-GZ.",
"'.(<g'.DQd4ovAp4{/lh'.1Mkff~G~gG`L|g,[4'7fZUJ60C8XI8{lYg1xlsRsTpNFmmZ6'1e.r'.@sR'.m4s'2-T^'.UFA",
"'.,pSCi74@TQtjcsGs.ysGr,e<ZvsgSpm8EETU6x'3BW4'/N72'1RH|sU'CU9ng<NSpZSwETTW_<96W_ETTdA()~S<'''{W",
"d]j).DJ^Ej<xO)NCgzkQ(}]u`E~}}(+34Ss)E5Qv'0<W='`b}_ATn;B<Bq4`;}_1`C1puqF(@Xv0p]E|'0<W,''*^<'')_b",
";YNHhDsu'EsU'IZ:<wK^'ilcz;|1Jfg3`,/uZV+}-7:{O'-{gQU1-l9D:;.=B)wXG6MF+dB,t@mBJ7IfBfTRg<9H9`<Aa`k",
"uZ{CF'')UX'{}_j;9sgm:yCuwt`nIi(^vj}SBbW|d[Aci=xA=k1mFEx<zP_M@2~[|<C:1V;r_qgCvx:4D@yNTH5|9<dZV@K",
"''''|",
};
static const char bitnet__spv_screen[][96] = {
"'a,PK'D9AS{{D-+''rY:''5IT{{M3)AV1_];JIQ`6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/'|Rc4(yX,8F}bC.Bfg_)",
"EB(|:HpV5I)<F)@*E`~E)HZ`B.mSG9)czS[*}JeP(^b@=(_(xH)Z}8K+_)}SHp{OM*;~8C*V^UC'E5jB;~C+~)cVDGEK_^C",
"HpD)G(y)'='E9.K)e=MSJWh5OHouiC*ryYSHq5XN+SYqO<y_8s'-yqr'-yen''Y7Z''YE5''VoF''VrH''s/M)[gkh,=cH[",
"HqRnR,PV4O'E5|H)Z(`S'1YVG;['x++Sd8]'aV+H)dq3WI=P)T;ZZ`'*9MJt)^,FHtdWx))YkB/)2.Pz'Ds2D'Ds9Q''VsH",
"''j2R'E8mL({Kkl''W/D'DsDT''a9Q+Uf4g/)|qL;vxy{.JF9e0`YMh0`cVV'D|]]HS<YWH6*VZBM/XH''W5H''snv(}6a-",
"''WeU'Dsw`''an_'K*kp'``M0(y:r6''`Y1(xwr8(yb2:''`f5*97@B8/OBB0Hq0w'(,f:/)}*O'``Yo*uf6^+SeSo*s*[:",
";vJ=R'(68H'(qND+p9(B;a)U](yZ3z;|Fbu:A2j+'FkhV=6CcY'(S_L=Ty@*+qi(4,5`.f'h6|0gf:{ci`3_o-2TfX(y8vP",
";YLS85sSgc,l{4c.mwGF'^-U(.ft3S'^-U)-0@WU*s+(H,3FG+.Ln1v0J5Q;;uhD7<VR2Q')P@<'*Cq;'''*''*Lx/|@`3'",
"=o`|Q')uWr')~_B'*/eK'*8kT'+,Ee;x^_1@W9uD0Ffq((BXc.BfU|ah~UC.55[N2(GK9g'))[E'(@x]'G8/4'(C<z=rj'O",
"=wEdT@;-'uAU)=.4[SpV0e-l,'(CQv'G:d05RBiVAvI{.8**<0AqFDw@P@l79.a/b@l^ZbA/ygdGr`;):*37e-6IAA-596`",
",lt-sEYxoQ'Jj9v2'@jL'.S.TC2K*zAM;S'C~vzB:}ywH0g9ZM'(Ct4'G;-;;@*atO[:Gi9bNyh'(_M|'(C;F'G8/1O[`[;",
"O[n4~9j-P,'e1KGPDhQM*|d-c/mY2C,tu^:*ys{L.WIj]'yJ_QO[h_xE`mnP'`dPf67*~n(Bbl0O[hkY49n~{tY)rG*:J43",
"O[in7=<Kk[<H[}S+ZFOx;BYvK{{HA_;YW1e,t'ZA,subL,nX1w*z^OS/pNjV/jsc2;|}e[;YW4{VbCQT@W2WLQrhWG{{HVf",
"|@`2x0m_ME'(DQX'G;cNP:rwk'0,|~)aTe0^3i<4'4X^s'4X_U'4X_VNMnYtNa[[,,}beB<+I{d'''`^N|vDG4'QyK'4Fmm",
"'6[At=T8BUAPW<K<.n8q''Pp:<VJY+ObAe*O_fE(<1H'|ePLw`'Mj[L'6x'wO^nbGObI5ECw`;:V`oM3'|'Z-'9dpY.ma^w",
"'aJ9)'3qOW;}wYl*:A0-'`dQ:'3qR=<:+<r</1MF<'11;<+f4MAO=vAE_1kfF*P;5'3psO'+TFM'/u9p)YZD4';UL<4Sc,N",
"'EzUK-TDA<'.Q:x-j=`.'3pHi'+pUM7JAx[;d3J+;<.e44qk,{N}I[=;'S)Q'6Rix']tv{9-dQ,3r|Kk3rl=4'3pW0'''1d",
";uz*[:_[Lvi'39y(A@PgObI2m83K7k'fK+-'G*O])EPP9`hpeh(4Lmf'`dm*_cDbM'`jn[*w/VM+TvbG3tIFF3t[PQT;+Ly",
"'0{+<'')b0-ig_JtY+)('HwM`3sLf))K,07)|)-v7mzY{<(TA+<yThXkY[(QGZu1LV'JGA9-dQ,3r|IU(<h<A(Z+G|'3]w(",
"tYK){4T))E(vF{S9DI=v=6O(II3V-2(]j-L=6)fBHouiY=6'Dd8-V)o+8rU}Ga[1XHDjbrt^]kKt^YrJRXJXb)V~3ot^Y{,",
";}.qcRX34P<fU4XQ@Kgd)]8e.'`dPy'`dQ*'3p'D'3pm:+Z[OJ'4GB'ST2w2t^Z6Bt^YcGQwg1[*6_Gq/NEny'.9Ea4op(s",
"AjC0stYKv@8+@d_'a@a[T,iCg+7VC/+m;LL'4ZfYtZPhf')n6<(ABp@t^YcM0D@IBtZctk'4YsCObI5J89-'i0`lEmlrIXq",
"'4Ys<S6ohK4SokX80878'|/te9N`+G8-EBraDRp:1(5Gx4Wcl24zDof3wQJd3x'h8IAf|m7PLVu:cX8MO_z`:9SYNA=<L}h",
":xkqFRsf]9@_SP*'.)':'50<;S7;wT*A@5RIC0F~T4,YX+~ycm-8('OtY)rwO_fyvE4]PwU~s':-MMnw<FqMO'aL__SUqt(",
"@R^Nq,Qnw|'3plq4q^}Nn77^TPe:{H;]OL[EfkxStY)s*OE,[].JEq5<_V@+,9{^C+vhcN<:a1~'`aP|488kR)8-(79DJ:9",
"8+_5QaBl1r+t,/W;wei=0D<H{6pOh/BwIs=<bPR@9|^:qAMO9L<nh]sQq0{eJjEnH'3pW/'{{dn=SifcRWjd:E^1|HtY2is",
"<FIn*Qu4|g9DAX,8+.oGaAx@b)^p3J+67fn8)z/X=TxRk6g0=}KW5OVO_|:D=}{{,PBI<q8'E|_9`WKg9)2*89]ySeKr:Xs",
"LpNurPBlz7@i(J/M26PFKVEhi--Trk'3pkTM}ddu]*vdj1)|KfPA02{MePOY)ZDa6:_h{stce+GP+RN1'0t4L;uj9{=2Q}V",
"tY1C43,N|_a@r{*'./V7'DtjuRWD`K'HwGg3t56Q:1fv7<ifLW-36Rw'3pjI-JummmoE_J'|('X3sC^:'50JB'bh`~@AHD/",
"'P[MON:CgM<)UDH')e-{+Ey}1'.VNarCjJ](^ScWObJ+F*^JNP'F7)ZEdJ=]4pgLl;YU[htX}^54}T)*'HwJm'3pH-O^oAs",
"PAA^_.4,-,3)RS09E=5It^Czjtfn}[aQ@BH4+-9b5qV^`.Go~s'+D1a<VLGe+vg:TPyO(P3rn]T'4*0yQZ)||''[6MG+t[7",
"+vkwCOuoIx9DxX5:y'2@YW'[A(j;Oi(]wjT;|b_];[[UR<+.UCBhc5d0)Kt,'3pB1(chzWO^inLOg6b|)DCqlO`P-a'aIr4",
"8qE='Qo{C4R9etYAT_VDQuml@'-V^R*sf3,(ADylQzkKH['sMc;vJ[RZp5|1(y(fr;ujAI.3}GM<.ICi[3o@|K-ju8[QbgU",
"+ST~w<;8wdtgit`=EvmP6[/Tr'.DNc`*zxh4ScTR9DJ894Sq4.<:0gCRW.3;(2J91<a;ZB3t*L/'4m6F*VghJNy.f5XDhBy",
"7-+IJD/u8PUj]am'/Xyp;v6QhHZF3pSpM'M'1+{4-MKSx,lnZZ'`jng+:LcO+qDqI3tRLG<eHf<Xa+C9<xS]hRsaK404gK/",
")<;,{(/s;r(AE0;'iWzO=Wa9S(AS<zVK'^NKXXXU').;e4b^Dz'.E-uT3uESOc1f,U0r0ddCY9h,*](;S6s<D(hgIOD{oa/",
"V-vxFdrto^<=tRqS7+RX-_<EpO_oa2:{WR,'GM5//gual/J'l`3u}KU5ol[g56.3Z'''+Z'@HLX|-a^eG`T'+CNsQeLRJ2a",
"JM/Wk|-SnaGcg9|Lo]p|H|4og=dv_.'D9-',m@B@.Q@*M7=TfR.i11v2vs`F3;]Rb'b{`Z'.I=X'.nB;=rio_*99^I;YM2L",
"3C:KR@TH+U46/@z6i_8FZw0YV,rAzZ,t`3^,ti9`+SRmY8i9VYB5CVg8l.5E<@xUa'JBCj1~rQH'Ko+Q()l`J9iZ7f9|bpa",
":C/'*8I5Td;<.dT8G9hY53)cB:A2H]9D6+Q2vEA=gf@]z'`bU6=WR@[2un8V'Q2L7=:SXi8c`yc'`iAn;ujF;.Wu_u53O{}",
"9q,{4'0Jg8'4b^eZvxySNamUaIa[|4APjJAR(*MD<0y^uB^T6,@Heg)'9<8+'.Mij'.'yt;}wMg;voygZ5oNG[lIjfZ5m:s",
"CjTQWZw.-s';,K}'/6:zZx-tmF])sus@hJ;fi@+'gf:HBh)WQ<hGJy2@PF_j'`b]j@bY9d@FuTp=i291/tAn1'<G[y4pY4E",
"Zvs4[ER~9iCxx(F9`]Gi<VcQ+tY.nm;v3DX4p)qY(AEULt^YrH(]^vx4pO8H'12uv'.c/U'.O*7+Z[FE'2R)q;1EzK4oota",
"'-pqZ<;Y4c@EAO{ZvT;PEQ_]G'J~~JZw5@B;1EuM<E*-PAd'R]*VWB~Zws)U<m;]y'5']D'-cuU'')]q'')]q'|'8BlLpuN",
"/jWQ,ZwyMu<A(|5Csm^l=Lo00@RC..rEFzq+pM))4p(-R'26p4=fva7CIJ692L,;g'gD/H@h0vw=,^.lA)K`5BvqQn_4ftI",
"oLtwK-0,)TZwvlk=Iy8U=^ndj5le///NEMy'-cuJ'')CG'~:LW8|BAc'-cuI'')EE'')^N(]^w*'3rX{'.VK-'-xSKZvmYR",
"=rhZw'9<8+'.(o4pf4aP',Ay83,N|]_~ZU~<Agu9ZvmgA:1fvk=,oIVZvQ7Stlt:ZQZ)Hy'-cuM<9-]_;1F,L'.2-;/0yzg",
"RW[Iy=l(1['(_J{;1F:,'/1:6'.Dyqt^b'g'')I'4}T)(;|Kl2m5af:<9r{N;1F+at^Cr7tfn}Y`6lh@4*s-`'.04D'/((1",
"'</8K'0EpZ'4[np<^7e^M`K6TZS0EeUj=F9N42sC'.VWdCeE|]9{sFsaxRPQ_G3ikGB4JmABQH8_~^w39D6+SST2c2N42rR",
"O^5FB;aJQdSTU|JB]a_.TmY<Xc)AqD,*5h7N42z+D{oS3'')Sk'')Sy'')M]'')xk'')Ml",
};
static const char bitnet__spv_survivors[][96] = {
"'a,PD'D9AS{{D-+''rY:''4<4{{M3)Ck]eON(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/'a5Y3(yX,8(yb29F}bF/",
"),:2J''Z0C'D{V8'EhR:,WGyC,PV1`,PV5F'D|3OHS<YJH6*VM-0,BV'E6GS;wHPD)Zip=)HnCOHq5[O+SYqC'E8b=)c}ZO",
"Fdw6KHpiCK*9BMG'E9:O)edf[Kq'hW(_KkF)d4SM-Wzp`Hq[tS'.fJn'')Bw5le6K+olkA,3/t=,PL}Q,li.S/)|y_'E6YY",
")[pqm,Z~^aHqx.V-inZT'E6'I;vBj:;YTsW'l74,;de.<'2Wzo'{}^}1Z'CN9agT/'E;Hg]gcO((`+7L(`KqU(_bCN)ZhHQ",
"01S{p(`HKO(`h+X(`TtV)]EVd1.PIv(`d^R(a+=[<<AXA1c-N^.fagi*97IF'(5r4'(.+`1]UxX)utLB'|5P:46JXe(]nc<",
"(aa9a'a@`A'(S,9');[K,Q]BE(yXL=4og(t;Zd`1'eY;k'b28G726H_7.sZ)7h]s(t_Dnn'))~Q')3<',l|x0.W~S)(9.D_",
"')P=T')YU:-NQ1Q.Q+vC'yJ^z,RtSV:B.3V'(y.W5o<tB.QI0J*3D5p')<BW)<N}s;ui)GtX~kK'a5c2tX~nL'axC=h~U(~",
"/K=oZ;^=7B(e7Ge'*{Mn-0@A[*s+4L,3FG+3Y(G<53*:h+VGo'-4ON9,SiX.4ozB,()-fn6/~Zm+v^=)*sGno/hs_b,setl",
"'D9*Z*VT6`,seR`,u@Y5|@V-^,lhxf,t{G4'D9*`,rfst'|q7W9(ljX9'-.P'.@ga'.,gP6l^5|;`f]V(_'g^GVBMO8j]bG",
":ziIQ{{`|*<Al0:,zB-:z)BF0)aI}nIR4Sm,w-x-,sYN5.4eMD._rm`BCm3LJM5f1<rd_|''1)G<rd`i')YFgJM5f9;[Yag",
",w'pe,u@ZF,xdqg,wq@_,v23N,yWKo,t8t:,t/n9*y})10PsyYBijp_AM;R|C)z_:AM;Ry=o`|I;z0NsK4IX7<9,US<(p<5",
"OYQ|^'L*m(@PA5f''1*B',2*`@PA5oIP9<X;uhDe<rn;4',XD[IY-jLI[)WmMi;yV/4lnftuFA3IYJQPIYSuY=w<c0DiV01",
"AM;S,E]SQLIR-F_;YOQ70a~Aw'(D+@'G;<B(CaB4<rd`1Jw@cX=q6o6'-h0a'1l|<-<<qeRs|CW'cUd^FxlD;G'eZlGC.F3",
"<'sa91h^yF*+bIJ'bHB_@lb7sCkZ6({{GgN{p+hz<(km@+V+O9'71Dt'1l|A/k}L~;ab[l@zSV<;x7QH.80gd..y^BYX/dm",
"IRZlA3vq;pSw`{MS6s;j6=~US')Fr1<E_Jg'+CIK=oa_U=oabV=od6H'.^rM'1nnT'1mzmIW96z4:FD'QZN7*'`cmf'`cn0",
"'1n)h9dtEA;yRUv'*(AD(xz,N;BPbl<v]kX'a,uH)Y[Mw'<G[s-6wQzgf:d3*VU5=(][Vpb;nXq8)v_J+ZUp<'.'Wi'1nU/",
"IY:Gk.U;{;({eKO'-N-c4ScX^9DJ7x9`^`54aqI5'.<nn+viRh'2t(R'JF0.'H[-V60)`<QSB{/6ibr@QSB{0)BSpC)vk0(",
"3sq~D'J`dZ'.*{K'-{sUs]-Dn<yTiD9'-Gs3sJbX'1RH}+66A4)Y[N6'1n)hIWGU:RWAwQ'`|@l'EwDL''*Zzq2(^N(5xY2",
"'`cvi<X,J8CHj6U)Z^YU9-dQ,<9=2ptY9)eNd<iV'-|{u3sC^D'2sw+(]oCI''NV<(**M8/~zG[2'~Fz+op5M<9QFw4s(s4",
"4va:C'.mQ|@6eYM<uY113:U:)9DJ:98-jZzbAtY22BNy(5p{F:6RG~y3x'jM'2tjn=al'<4pZ)L'fkhvWEKCd(dYcjJUIyN",
"'|I].tY)Vj=X9pILkBft(~FJJ'`d4N(EWK;(x{Z,=Sil*IZ2rpQbPzk'=`PW4oxnA;xRtnRqdGZ2'r2b'-z:}'1m_l'2u<3",
";EJ{+@3y+:lFVyotqx[L2|p0,'|hQj4o}6Z;uq/W=<}+2.ie5{'''@jtY)A`'{{c=QS9zG<s9Y'9K'lS<'lwbS6h5K3sAuV",
"'1n(p;x,[qD4vj_<VZIt.3ryu,5RXB'21^~CH{*ur}_Y:(ADH7'2uJfRW-FF.:nzh'2uM^LiwyLDG/IPS73kN-0x..t^YoD",
"Lj:gK,j68yAlGA-ggVhj9RHRjCGRDT-g2W@=_ZPK0D=HA;aJ~t0L*Dj8*D+L;zm|b.*P)5'`d4+)''prN*^'b(y28=6MDZ~",
"TQ.~4'aq<x<9@Hy'`{ae=WR9nB2`.}'(qS|(BQUTJSQs|2{=vp'`jn[,Te;W2|P';IWx*F6m_kIt`1WjVALdS:cvB;UDP}W",
"RX@3Za|su`tYg;VtY07S'=`P`*^X0gS7^z)L`q7QT48:MU`k1M;.l9/<9iLU)hiAc:]tj]o0/4v<FC6I4T3@YD{{I;r{]:'",
"*spoM'`cvi'`d454(k2-)<ku4'`d4U2hI],Liwa@=8~H5)]4G5){{1rLi[7Y'b;eF3tRJK'2sw6*Vh+^<HN[a;xy)=(ccbk",
"S6obp1LBvx<<YQ:)<@.hDJzixBmG**.mMaG'|-le3A82^IUtnh9VsbW49^/pto0_LN2DDt'.F'7<<;=s=fGH~S6sT;=8OzB",
"=TJ1z6jfms'{~vr'2tkqTnGel5C*@+NdR7r(YSQkS7;zM;vdVUmPL[V5gil7tdl1x3}bga'1m_d5lm^v;YOQN'2(-*'}Ox6",
"'`cmo'1n'YITj,S+ZKB''.'(YIUxwi8WjjR[3,k6<AAfmtY_01<*Xa+({@RB8*9vq[Pqe|@3'Dk'L3{n'2t)u5WuGE'1n:x",
")_5C='|5o='`cmz0nG]q'|0|EKPzu=V-ZO7;v6Rb<zZOC)BBQL;ukaj'IEU-ITdp8IUa_v5(lzLJS~[.4THE(;w'j/Yrd@'",
",WGj[<:;1M'a5ZE(,|qF'2WM33sAfG'20qg(Ah'x'hd8{+72D*A8-(s5tmx'EYsDL2au]A;`f,S'L~3`TmF1AFh;Ny'1pMj",
"3s8W@'1nEzUNE6M;Yh'Y;.cV6RWUd}</1MC+<~Q};gDhDO/[fn(A_+`=6`n~Lcp;zM-^Lm;vi0=E5;v^<s;qx@A(`K(AC;S",
"@PxCi'DX~50KDQZNFH}GW*WdT.g3o_tY)6n'1m{(IXIy+7VMV|_GGv7'{~vr+)dZ__~`4m4)ynK'2tB5'.Vyu:/}o=<:'a-",
"KjolP4TZv646ASh<MT<s*WgW+Y[o4'9Vru);vo(U'HT330gZ1L3^IEM'Ic52*yuN7Aid*g80U(Z'1n)MIUyq7<1+T5ID-(|",
"3zP@|'-{ZM9k4Kd)`WEy+=D-/8/v].McX9u0{xt6',mG^'')XW*VVW_IUu_=8=Nt9e6h8ntuM;-'Hp`g4vwQLu)l4|O9TV(",
"OVp^iNyRdRtyy~J;BdBrOZF'Ua|wbe4u1K7RWJXGPwth37J@(YP9*Y.<t/Mh='nx<u*DjD'1n*=IUx-'<1R~^'nMig5X7Dr",
"'.C;@QPl1l)h/(p=(EOWu*ivU'1n*C<IBAe@Hnm0@^yn1=(OEDu*{p@'+K<l''bm+',*vG'')]J)uvIO4}m/D4p^pv,WhGC",
"T*E<|,CSN(=)7(`u+^,^5lm_e;YOBI'3^2`7,}{J'+=r1=og7H'/RkP'')ayD`ONH=6+7o4pF~HJ4:Y3UN+y^(^+.i'1n).",
"SpPN[;0[FH'3sLp)/FS=/*.KA+VZr.';C@J4T8wT46ASw<<YGL)Z;*|IXDB_1H=1T<)UYQ<:Mw~<rvGD(asJW1dG)v<I;^M",
"'*(]=0`[Ra-Qab^1(59t1`}FZ3vKd]3vz({3}X=i4YWdf<=sV:V`WVa'-~U~'+VjtA^@/h=oeRV)b`/]=;xln(ABlKgf:H3",
"4TcCM4r,1{J8JJ_)v.hF-R2I;K3_n<-n@ORAMFwc+/V(8.feI*Dnizr/~|m_8*DwNb<ExvSiLYR1A96N,;nS`-2*`q3tweN",
"3u:u]'1m_y*+kRo2]RDE0DDr-(h{]]'`g2(O'Z<*VKF8ySi_Is;z:'31e2.]=61b=1xsSWNGoq.<sXNP*@zy;(z~X]Kjv43",
"<s}mU<A;/P3t*^m+H@ye+uyp-6of^rVK)GR;cHnMKu7YG'+9mvFj[(*(eEbRITdijTmLNS:PCv:'Fg_fUjDx}OhIQB@]bvX",
"(H90I)aS4w<*4{iOhw|8O|[C3'.(Q+'='({RWcqO=)|kV'(tbm*9ihJ'1n*<IY,aB<H@q=RW9g|JwI_wSpm7X,l{Ez2YUQ1",
"=SO*D3VRWP-T+KX53-S@lV2W+(}6dA)ZGeZ3shxC5CGZ|'.*ws'ISd0'.8/C'3]q/)`1+rtuF9M7l;Gn8){Wj(xyIP<*wFj",
")YZCf;xO;F2wDw9'=E^M4ScXZ4oxgp0K9ov@_QAR'Mp9X+y[DTu8bDNFV~q2N(7Od4y_GFST]57DERyFF9c1p'bT/X<E,t2",
"*DZDEG8||vDD9.m-MKS5JQs6tu@w56uDijf'Darc+oqzZ'-Vcj'')Ho'DFOx'.4J+'.75y'.3zs'.B@{HPz;-'-t)b)_Ko}",
"./D5w3u:wQ/W'V+;z(/f9H3-Z8/3T<TOTe|6Q[kDu8bu]I0XZM'21^~I0Zmv3[FMYWd,wa<VM9-nP59wUjAr;+bZ5;'.M2D",
"M69_{46pUY'w45'=EO=oRt6aI(^HF9<s'LzX|}u_<jPkxIW3R(:yZng=65~O<VvPK<9vXt=<ywZLt-8z1DC|B0`]q++peQo",
"'`d3|'1ne887K;e'EfPS'g{,@;vmy646y1a.arJ<'*1K9+Eyn^;zwMnXDqu}1mX_~-t'T|1DX5^9DAv18-14nb@w]x/gusr",
"U0iED7<Uo3WF<o}<dWIX+FQ=Z'46qx7:hvN'.4(uZZ=Oh<:MyK9Q|y0489G~)@4)T@@1Xg4pf^TJ4:f<4Tm6xHdAX{'F@{Y",
"4p*NoJ4:oB;wEn:IY6Sl,w|`L3tn]I+zZ^9.35Y6LiwZb@.[^bn3l_V4rm=Kn7)qQ@63Nk.m[Nd<GE4R/)}+{CH0Eu'cU2a",
"/~|wj<K^CspJAxA2<ACH;|BS')i7q~XDf0T''w6O-CHy4(^SfW8cZFg:*j2bRW-ID6^:yZC~v}.7Y(T0=O^lHXDpgv'HB'K",
"Rsp+)7ZgoB(0pU5)uwW.:_+Vh'a,TI)^o|E*9;'0=T6,<6U10Y9DJr}<9ReH,W<z~(k*ai;YU{`[ip,n',*_e=ynWqCG5}E",
"[WHco+U,az]7A+m)z*-|tY)6c0HrWGQEaooBhRQdp,`+d1kV2nJpM.M){{(xIUslJ9Vrew60`p;JQFLGXa-G['-~91ER[KK",
"UNQhIrLB=b'xZ8f'`c4S'`cnA'2'iO'H}/`(AxD*'2'iP'.'m~(x{DJ'2W/V/NUHY4=:HNnn4|z*:QI8'2'iS'H}{(rb0pL",
",<(3P'1ntE.iDwV;ukQz4p)rnHFH5j4Ukkv:B8.+'DYbJ+66{q'`d4O3h0kg/h8T3'1nt00*_u`*rrB[(etgd(]ot`<yq}N",
"Lj}rX=yuI~1]b;r')Q|1+e3':'`cvF60F[kbF*_U'OE09Q5s<Q{`+STpez92BoQK+AM5H(|-RbyI]_p.Mk5wiLn5u]MC|An",
"|.*+pU60<U)y7X',3/{9,39,E'D|0NHS<YIH6*VL,li7T'E6DR;w=JB)Z_.e)+R5MHq,UN+6<hAbDl2}0Ifzw)dKsQG}6VM",
"HpV5I)Yb9I'E9HS),Ql[+T'KMbcEy:''V^F'DrP;baS3=''s[v)]4+p-WzydHqx.V-inZW'E60L)ZNx[(Kr/O_MmQ<2P|PI",
"'-ybm'-ybm'-ybm'.*hn'.*hn'.*hn(`+:L;]1)9-s0g*''rxO({q+t''W;H'DsPX''WATbaxr]{{M-P,tD31,sYN323E6K",
"ad:]F'1laV')3,;')<2:JM5f:;[YT@0JN{EBMLUtAM;R{Bf_U8AM;Ry=o`{cIG[Af'1D'('')er'')Fh(AC=I1eCbd*99Nt",
",xyuS-:BoW<VTj}DDv-DDcU9X=xyvOD/a2.'(Cw4'G;0<'`b[r<Bh/1E^e~QEf~s`F(nx/AVzVB;_A<2<:|@2*s7QZ@;z}`",
"9}<8;<VIz^*|dGc)<@DWNp)^m'.,sT'0M2'FfTbhFYEjucBX*s=qn9~5PK.(bDr:tE'=Ym_)bnM46-G<FYEj{;<KvYBjMTU",
"':i79'.wYP8cWTa)|w_`bEkev')+eM=dGSL_Fz/v(0z.S_Q-Dm`{V3MMgAe/bI`+xBpE'O<VmIqBfyz+_Q-FW(][Vs(][Vr",
"'``9{3^d{G<H)k5P0B0e'/9WzbE]Pz@cUrB=OHnJ@3o7z=km}L;Y|KYP0Ah+2VxaF3rj<Fpf4E`j]qo94p(]4<tIRgi`3T:",
";gAR,Ol}6uEA32Hk=s0rbE6j-<Rzrp<yc+)')pRaOPaJmbF16dAsK,5*VXHZbE]Py/qKB~'3XR;'')Hs'')Bq''*~s'')Ht",
"AiZPj_cA2A'3XRA'')^~''*6`NSe9v'.++w'.dt06MDW|bE@Tc'c7{<;ul^02EYd`'/;GW'3;@;<VJKyMs,:w6m_Iat`17`",
"S-:_=kYZ~:4(KOHA[)u''AFZD4p}[*4F3pk<SR9q@^ymRtY2a]M9LrL'.CFC'/wTU'.:|7bEC2UA+a2gLYoQLbJE;E<MB0-",
"':i79U13ZA<O0C7Qd9@(h)X':'2[r9<VJZkbEj7xBExXh=9LZ7<nLIE<]+:8i{p4f<PIBDT-dqd{_~x~iL3K;Rb/xJ@F~Zq",
"K]daC)uuol(dV2]RW:hj'EL.c'.8FH<E<fa98@tSA2a]3<i6wjNk/pb'-q(x(H5tW'2W0g(ltzz;gRzn+W_@m[W9JJ'2/Vk",
")<O5<.JEO*Kfjc.=84DZ:G~e|'-zI)@37QO)Z/e8JWU2QPrpCR4pw*fJUITe6RX`q7JC;G'`jnt/KYTj0)t;+3utES2K{A*",
"'/(=8'.a0s'.IEBKjuNq=^t]g+ZUNu'+'7w<9-C23Hwl7RXwg(4}['Z4px}Zad<dkt~n4-<(oNxB7aL_GAy5x'.J'U=JA~)",
"'b4V|<}n-QJM6V@59|@,<*UXx=9EuSASX]w).f/vtyzOvtyv0['`b`,<}}w'tusR2tyupU'c1=G=CU4,Kfu[OLD`XXKfa]/",
"==L.a4o|[t'.BkrL|C3H',^u_'|)T3_OQ@}c8jtu4ZN2F'.3no@Uv_N7yAdy'.s9t'0*'''.jM{)a~3*'Iy~bT4qiQ7yB1J",
"'.=z6'/x|''0<3)'/or}'.N6w'/y</<zLwz7yAQxAPyF=bG9c;Dr;y[@~qyu==vWd':i79'.WS3GX,;nX;vOKb;nXtd5g8)",
"bHZr,Ohx'Sa@vV946S`Ba,xIC',^v:'')Vm'')fr'')a3'')Q/''*l=''*o`(xz*5_Pa,F<0{0K<_=Eb(_aP3u=8v4GAx/{",
"u:`z,4[o@-BGqq)=[V.}+63{vu8guk7yACH'.-Pf'.AMc'.-Sg'.AD`'.-VhBd6_DCDq'K_c<fkbE.VG<CmnG<zdTd<`9|k",
"7yAC7:di<TC|Q<ibEUaa@cUqRCYJl}4wAdI'.-fVD^0xvjxLMBi`3'0;w@Y=fi@O/(FvC['<Pb{;ujGy7yB19'7.B~'.'al",
"@4K2Ai`4s'`{V39RWJS;<s2u.Wd6O8efa}G`{W~dkY+`9j]CP:'.2'9lrL5r)hXbpbE6AxE_0t^:H.p3;{Fl<7yAz8<W@A@",
":*kg2',^uV<9-INbECce+(^f*<@buJbE7=H7[Q5v<@buT7yB4D'.`:YF|W<BB,v2[i`3'6Z[`~gCAx;Q`{W~dK,n<.n2]RF",
"nlu1d'wKJY'.g'C'.s*o'.s9t'.s<u'.tG<'.0ZiRW={p7yA;M'/9Ty'1eQ}'/xr|bF=XZBh~O]''(sc",
};
static const char bitnet__spv_ternary[][96] = {
"'a,PB'D9AS{{D-+''rY:''1O='K*[kCk]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/(^1u6)<t59(yb29@mOL)",
"'E@i6F}bL1ZC/g1(xyHd''`P/'{{V2(^(o6)_4F.6NffA(bSod(bpUo(}yUp''`f5*97@B(^kC=)^_;0-S<(_8*'wG9)8R}",
"8IcI}5VDh<4Xz252DOu7.lzj.9DAEO:Cw8-9~e8.(zy}H''a2C.-(WZ({H=L''W8F:{3KT/c^-e({v^Q''aOL;uh-6;uh-`",
";uh-b;uh-a;uh-^2YR*B)^SP];_;;*5WAKK<94Gd'E8:R)bcpC;Bx@.=60cs'E7nF)`WL07kL8~5X)vR@PJ/V'E7;4)^q@|",
"2_Car5XP6VAibUJ'E6b|)]23p-R9/f5XuPZ;<8**)ZrBT)_I:H5Vs1G:A;fs'aRla)0gi,'Dtmt''kwf'E7hW)'jq2''Xdr",
"'DthK''bhM=SD]I;YL*d;YU3[:{csN'DthO''bwV6/~85(~*)f''b4a7J=_=(~PCj''tNg)aKWD<y9pB:dS5]<VQPi'E8Hg",
"(f4GU(fZzt==A]N'+K5A'')Cy'')Cy'')Cy6iaTT'E8U9)cXC,EKao*Hw3X0@3-'*'E9.K)e=NB:h+.kHwYq4'E6q9]fouc",
"Hwl}6RW<+';dt9D=y~M+)'Lzs''b^nJwRuF3BhoG-Uz6}5t5@6''lE,@yVcnD-ya2(dO9o(g:Xn(dOGZ*'Jw*'``Y3;daZ(",
"+6GUB'(D<@'(S-)'(o@A+SlnC*s<h<*WJ<,,WJn/'|@]/<sr~0/)}sP'K<fV*rptZ'(A;K'(S<.,5)*U')+v-<^Twm+p'HP",
"5WK0V.JF(2,4-*X-kU8f/)}<i/,Dq},v:Gm.M'8s=8c.L')uWX')~mw,l{4U.TZ:i'~_.d'*Cp]<<Q.H'*Vi}'*`:T.JWdg",
"'c_7k'*rGy.Jjmj'cqEo'+,S},l{7g.Q@*S;^GKb'+JVM.Jssj(|s=''+[rn,nF*s.Q[<[((:4*'+x,q.-Edp.O5061EdHM",
"',29b62Go1'eWQ3',FF~.Qo`*((aN4',XRw.QnPc){L`F',k_y.L*a.(by-B',}lj-0@=sRs`W-80VXu'`t;B9g9]b-MnT{",
"8iMr'')dsd:FIYZ'(_+W')4ji9g2h5fL{T.;`gXch/|skfL{a4:r1{};',i_@+xj,';A.9.JF7B=r_T6@I;rI';A=@.nEnR",
"('=V`')+v/g.ymj(`-P{2}]9c1y5YN;ymrb(]nrW'u}G](-T:K'aPf`)vB{4i`3cL+Ux1A+/xsc/ww]D,setl,u@[R'D9,;",
";ugw@)Yd6{';S:|'''*''c:<p<HaTl<do(Hw2VX;)a_+8,:KvO94T~96T`_oAi`6=i|`CI,zAMj,sYPB<^^yx;w*.Z{{l;V",
"G]83NgfF3B'E8+`'-{{MeFq^u;YUMj'E8(k,:51+GHdb7'{}`}9LjN,l9(,:;{~RJU*W7i'-{gY4fT;m'{}_U:}D[:R3I80",
"'<2aA'jR2y<OW;V,tMQc,v24Z,t8uH(A5I@*yaqb'-{yW|@_sH';A0O'),l.'(CGB'G8/4'(C<zg.[NZg/-*=lB;hX'u1mT",
"gf;AL4Zs}=M(:9dJM;jcEA3,ROYFOsHvdvJg.VsCRWCm/<V3~o')X~5'<2bq';A-d';A@',l}UC.W~U((9.F]J/rA/'|-0+",
"'F+V~*ykN1'-ykps]DB)(AA-*+p+CTLJ5mSLRy]9LkT3FAY7(W*V_OC;w<6I+SQ2v.3qsp,R8tgtY'[50Iy@ZN{x.[AM;SL",
"O<,b1AM;Ry0Aef|m`usa+'m4G/pb6a.RS5_)6/21m_,gO9,rt}tX~2Y:1osF3lV4u<rd`['Mzn-S6zH:'a,y3t[PFg(Z)q0",
"<65NB'^-o3'))N}=68_w0+.uG.:vWr04`sc.;a*y.:hB_.4E.y.QN.yUwoF2';A@4/|M7'@+}*1gzg'X*soFC@PA7;''1+(",
"@PA5s,z{ioWD1GNWPK^(WeFiiA]oLztaX^ftim/,Xj0B/X}_5mA^;e~+va2h1_s8K.4gii]Blt9g=l:l';A0)^.gbw^M-JT",
"@)4GK]zLyD'(F`|'G=q4'(CX}RX0aUib,Hy,WIql;{WV(8*0mb3|_Sw@PA5`'<2bng@{FP+-<YX/v/m<0LM^Bb]KVgAM;T/",
"buXoR'<2aN11lpbsdoTnjH*(B0u}f5'(G<J'G@NG'2:j3'M/;/S71XVjTCV|+.Mho/w@YIRW<vR<YlI:'.]A{(^dWhib3Ym",
"C1'qZEYr<_/d3WBtnQ69-wnsy,WB5*,:,toA0d1@AMD-N=M2DH.R:uKs8B{9=Yj6-'Fw0})'tlv@X,|j1do||4=VE~('MBi",
"@6H-:/ch{tIz`YKg,[cb;uhDe<rn;4f([zOf/sDN<SZEG+tp+}fQ7l)4.zu:'<)u`5MnVYEYr3Y'`fzj;YT|C(][X@g0kVk",
"4/5(Q';Axh<95i27Cah@'+=ri'|*1m'`fz{'`f{);{71_7O79htYKw(';TcTA)1((G[TdM'{|F/',ua{'';2N600Q,'dxqo",
"'*.8e=Xs<:g39/K8'F@P((:7-'*.8l=Y-JB'NR/7'-{}Mg3:Nq608dk8*OJ51_:ao,PSW8N*_kS;`4a.(1ipdg3:Qc<rw2.",
"hc7y:RW6G+h,MR-(H;Va';T,{'Daq_2YXXL';T,n;v5eK(aaAc;.Y*`(]^_TgfWZ-A)V|y<Yofm9Aa)T';Tb|3rl@)';T_{",
"'/Dh)tY,^i'{{]n;Yq-]=;2VL(]]X1'JD4.'H[-V+osJy'LTA~A~,s}=[Ox3AjW[7)^o|E)<{70*AB<:)zuP7Rty/R<]kVJ",
":v;e^BKC)1)<CWqtb],jO|qcnD'`^4*97,w=W4};)c1K<C2b8'Cw}T*=]/O<CdGHD)BSpC(yV(.){}39)_YD5=pEA;'`a;.",
"*^G{Ggmw_w;Vr7TDX_-0@W8RGtc.d'E8<yj=ZG<EtcBv+Eqv3mgmhM2<p4]]Eg5d.Fnrp:@Z(^PtcqM5GOS*'0D@G7=m15l",
"Ga^cEHLOPE=Z~cUFHL'_H^v8Ngmgub'-t+/tde<gJ)*trgmhW:@[8WPFI+`kJXO=Zg2wyUg2@yt7}UkKteB19';TcpK_`KH",
"gjfI'<BzZkA1rR)'`g)26;N@NidDIF7D8`d(*lt0)],7f'<4/-';Axj*WJ*+(AGO^B*E_*'|*F]AM;,b-p_pkB*Coi(y1lt",
"'.AYN'<3t~'cNG4<=zK5tZ+Ht*VVjU+os^jikRA:BG`5oQvk,JjbU'H<Vfvd(Jm|L<@'v_*V`OL=bE,4'.+4z'/Fod'<*Is",
"=:RVdBJ7~d(g*TO'<*Ji-p`9Q'FvD}Aiu7g//qY@';Ay('*|{C'DF[U'.+@H4op^u*VVQ98,v`('aRnO+osDwC)r.:3VW9B",
"'{}b/1EmQAtu^xW=9Vs5=Ub}[0e=ED2v13<<Z:5h2ysY8)<Ck*2SC[J1~xcTienzp:Yvz81(5MzST3zC;p-48G+k`P)IIra",
"Kz{^NKkOns*A'S,'<m:Kg4[O[<R.M*6rI<m/|I=/,soWe'<3R}E<U.C(-:^l<rvJF8U1KB'-pnrEA6j<Q(k,~'I60wRsdon",
"g2<*V<W12+4S^RW8*0l}'E]H^*=P<I)vn=,+<<Y=*wqr<'d91f=0vgB(SD5v+DZ4u'`f{4';B@=g2EmVRXPBQ'*qhg'`b^p",
";x;8KRWC/M(cRe^g2|^U8N=fU';^02gjfgNt^GY;Fs/5w'`jn[*ZlJK+7T<<+YYc@E+'JL,3:HR'*szm'ecqW<ro+w-1ZFj",
"gnNql871Yo';BDQg2EggHPeT3'{|P88cVqM8~tZ-9a2ZW)`WEy+=D-/8/v]/l;u~(0{|)::+`xN'.xDY'.5sS80N2:t]y;K",
"';BE)@[+*9^*8[8tuMR7*@NxJ^G[JA)l*`==,A,}u.eT{_DSU1<yM7;u.wNv'JMSLSTdn0'jn8V<VcQ2<[nfb'V2{yG^XLu",
"'.Djl`AT8r8~ycUg2<twIi~2[RWKkVACzw.=,p;Ku/E|qa<L4=aYh;H`|JC0g2D(_spWKZtY.u['.JTu'')cx'`b`t<j)d^",
"<F*AVA,J^ZAD[EX=-Patu/}Jwc6DmKcS`tNbvL(7ty|..tyvEW'`b`z=-~9kn2t2c'.)-q-<,dv=oh'`(y'.*(x~Np'lGHe",
"L*/Aq<E;K9(xzR['(WrZ'{~E3)=gjU<W@<5JM5<y-l`9*4S_'~9DxY(9DK]99`yr<(AR[EV-zHK@@5`6'|5RDgl~X|'gf6Y",
";unx)U0_l6'|7.e7JITPtYKw0';BW6'<4e<7i,vU'`{OB/fPN[3uO)O.`RDU9JcTJ62F{^6@Lt;iI;|OAA8WJ'3dY6<3yYH",
"DnjDWVgZahAf~W-4F^H~'/0n*<cUCsRW`To<VdE=1dy1(NYix7-X`Bt86I*v)v.1H0{|)/;un_~Os)<I'2([tLVQ8+/H4DS",
"'4'm/'foQi(^6cR,T+:tWdA.'tZ+Ix-iggHAf~^6'dw17,q(IY-OR8D-onLGRWB(}1'.U=RWEOs<XSUURWk-E=`e_d5lg<U",
"HvT/egmeL;@PIv:MHFtK,<E`b9Dy{G8.-n(t^+^r3w=;F94|^L4tP,VTn]G(D*zcQ<e=l3U0p/(g2uM<TmLQT==xy^u=PEw",
"'Hwd<3t56D+i^H@9JcTA4TdgB6J{Xi'IVmqtuITj4X^4Z50d2U'l~4P)v{|'NUTQ'u=8v_1*t'-7*]IY')gRb963UcW*[+a",
"(jMDsg1-`_O|_f@=Sj;o)<CQz(Lj)jt`o3e<wptD,Ms2|Vg|BEB:u)Z'/9^|'.4:{+q/Y04op)4g4ntG*Wn-_)Ff}E4b*ai",
"Ce];OS6suUBfyz|O<'9amSfkDmsbE~;[1e8=}a/3'`dPP/c`@v*rqqSPV:+90DG47;uj4n9Dio[8,=[^;h_XE-m|z+:k;|X",
"h.u`/'-;d*;YN.eB4OAt(y*{F'')`H;YN:_)=glJRWsSG';S0[Q0}k.+tHbi'=VI50gT8OQNB[3(cc^8mY4WdQ6p2b';Axm",
"'F<w'Ak4pmNY{tGDK+<8Fglho'`dxC@35qx(y1nY+:m.y/UTVct[,NW3twd.T3mQ.-JoZG@lcpl,33y5<C0O<=8IA-2)i'8",
",t9m0KnP3j/1CyZTQJFm<Cmo'EA/ik-:GXkEYtX.th[NY3r~Kq';Axj'H-0L4q{B`F*6~:R0Q*P1|[Gc,0XRm3[*LI<W<'c",
"'')fM6jJQ)4STtP=tjzbgjxr~4:WVg)DE4dT3u1v=*g55(.d<[)(n(i;_w*c*:H;8glLOz+FN'OS6obG'(]<)(xz*y'30ol",
";uj=b)<:sy;`10igctxL)a^Q)8h8cR*]ATA(E[po8M0]^(ABhNiARs9<:)|c,0WNP'EALX-oQYP;w;k,iAQmREA7A6^*C`s",
"-S4v6U1ADr'(AAE.CU|8'``fP=S``b)<=e^3yv~,0'a7ePIk5v'/|1+';_R@<;+<+Uj=J)'gv,f)+'9[+/FKP<XAO*)v(w/",
"FM_Cd-63EPg2<YX:YvTx,TeL]4Wcl23ZYXk5VO{`g2v_qg8tk.skV+(W+'7=;z8s`IE)Zwniwam+Z;kA=k3l0Jf|~gReah^",
"=c*E753+[k'/@IFBJ9g=RsMawU`k.H'MWnJRsn8]oJVYIofs|oEk@|QuQX;2uQkKZ<RKhaoi:9o+^ao_u=B]Z51i,e4q7C'",
"<9G'4,WA<O*yi[Rq)RVi9DTf{<WF4Q,l{[yRWJqb<:Mx/5_m1+q`l]{q|/g5NOD0muRKn]'=VK[4TD~a4oxh'4ow[w4}P^L",
"569j@(vY0+r]oHmidg';<oZIF=c4==Cj8NbtYq7,';CC9BfoqntY*I*4oxp;(ccnp,VT(Kg2<SV:YvEn+Wh~V2BNl|1|Nca",
"3A:9Xij-f@sk`1)<vl+(602aA,aY+F(0Ai.)Y_ar',AW+I|~(c;gx7p).f,RW*wZ(4U'F-Db2@P4otBDgm0Uf+WB9D@j*^<",
"WH-N2+7`L_.Q@Jw=TfLI'Dw4u-02o}S[H983shv=TC<=igjfc~gmf(DY^<NgglLc1TK5h@)M8.a<Ap{8'a[yn'`f{;';AzE",
"'(_N+;uj8R'aUbi0AgysG9;{iRsy5=KYBk4(*/LVt`5nx+T/wYT4UQS<XJP5I{I{L+]eV](}6T0,loaF';CJo;xf)''*1GF",
"<hPvm/~yQ=<9MrQ89=r)(zv[(k_Jv{<m4BlRWK34)NdwC<Vv]b'`{OJ3-.M1gjf^5gmeb8=SMZUVDF9_'6l^zCDa82'`fzj",
"JwIcYRW~.18+J|D'a@bE'4'm/@'*3+XRJj)(~~gMglLcRX=io](k,iI;YLXhO|{U:/d.W^=oetE'-2a)7tR)e(I|hB'7M+Q",
";bWR64oy5CgjfGrh-xowEYp+t=Sc|h<9MZr-6vX8<ong`(46D1ZLBxlS6kut(Ag}XZh_IzHc9_])wZ;/'q<}y[I=e|ta.l3",
"[E-Gu'(k8d'')C**eBdxAvzyx4}Sz|moB1x;{X63SU0)9APWJa;uvWs[ay8q[MULa9^'BF]6p=I8-DA]'D]4:[lPRgU0r<O",
"<.R'yUWst[(5[Bi;{s]p'5_6uCceGQtjwfm';^0-1O/|8'HfV.5PM^A54Eu24:bMS_K9|v')Eg(4tQ:_go{<C4vW4AgoypL",
"4va=Cg2;xy4PZR1t_D4[',Gtd'g@w*<F2TE'I1Sk5)b'T(*f7.57rR39DoQaCe.@pRWGMV<xk;S;z`3C<x}IS'IEa[5)k3W",
"*BQA<5qew;8*)Ph</pu~sc`fpuV@t9=_KzwA`I.R'*W`4;dYuD=X}5Y<AO;R<HC-km]m4m(Ax29dm2NNRsVJBK<BnT9U2NR",
"9dY=+3=x;9g2mXI(ESlHG,T~z60LbR46Q0O)aJ+qt`TK(Ui.X]<uUNg]/j1r'G*Ua,Wj1x;z;b8YB2tg;vHD]mm*~JTQ=p(",
"'=L,ct^M}1.NUUL';T-Ka9|iMuZU~Dg2C}=47~mjkVo5M<y){n[W+Ql')w:L'')HQ'G1kz81,Cu'07*EAXDXr1)|`Pg3iwq",
"Uypwt'+|N*C7_8z3s/Q@';Bo*Z<urB';@_Y'|5]7'0(UC'DFfnSpUaD<LEP9S7*M1ks2B4<Z4:VuW2L'g4naYuqAVJ<Q(rG",
"KtO1uA*ci-uV-[6*=I<o8ygp@.3(Xc;y~g;9}LH),3wQn[MVlp9^'^O*rzsd,loa-')IAw(2oOX-ixBE/k72''.0ysg2<V3",
"(vm-1,46:R+t+{S3sf6(X|kxM7/T-YL8Kj*'/nOKC7qjU*rq89@;En.V-eRXEkJ1:Tm[-G(6{@^ck]3;(b<tf<)7}_Lje/u",
"<xTr2=8c/,U1g*}'0r8L''*+/'{}k)'E^QrAj.krB*_ny'2b4=(ABmvt`o3q.Y7g)'(O,`EPu:Xt^GfTVy*RJ'<G_t3sLd;",
"';Axl0ncrn=:RDEBg7M~dS0Iu2EES]*w/Us)Y_z2=7650394eAtYT{Xt_D2eNOrQ9Yz:KeAi}OT1xuUS+SPR~<ABc.Zw*8J",
"HcDfc'472+'.SOd'')h)'qUt-1<aTJRs]V/I_{r(0~umA0DE,36=u[)bru2r;y_Q`BhMydeP,ex)FJeB3984B'`jnc'+sE)",
"FjZtt1GA~AWdTDG3vRmN4F.)7'-{.='*yk9Gw.By/d@d6/k6wU)|ov*Rt3)AD}XMTDcC)E+)41TC)qU*WH6aN'/~M5'')e+",
".oVmw4pQQYjH~|p4F=*o';BDE4rddd3[)SW(_aJ24p(xL'.v_QIi|a4=q*s|+(r<x4of{J*W<c'4<fTC<@R_i4r{_e7NrRi",
"-5L-Y4qWSmiiiv28Nv'96n}WIurF<b`gH*3I(Fsy<+3(-8/,]|tZnJG3teW,3u}Ib186]Z9JcTR9GATt8/*N:t_Ev23x9tO",
"3[G~.;qF59iI5}3@^c=c46/XvdoGZ}S73@Af--51'DeMd6q5wH,tW`L(I3oCC+evjC.Xf^)ahER*);/h'|*,*g13LWSpQVy",
"<N*[Y*^R|4S7@J9AR~tY=['Tc*9EI:)hthY;zA8IXa2zqAwt}tWG|0Vd34Vu;bvR4X|Xw<tY_eb)WW)K)ss2L';C54)WY-o",
"TmCE<Em/5Z(ymB^iH7{{-N0z/(.Z~u'`fau@3`cv';BD20KB8O<CDC,.KbCUg2<f]:Yvb(.1B.f'+`^r'DFn7]TB6t'<kg+",
"4pYQS;{w36g2<(7c^1y,=SrmAD'VKiRWN4.;|23]'R0YC*B2('@o{mZ46Trd*TQr6'(;[u/*'4Gv5[Av*poOSfQd7SvGZ)D",
"+410.'*ykaRW6n:@H[b59`S}a4oxfBN+*]1,:Df,<rmo'f/a7B4oxfB,:Q5}'.:K'EA6'WgGXg<,1-tx,jg4|v5a|W4uuo,",
";z8yBRW1TR<:|AK+ush,RW^.|CHikNPBAxVU1)/b/|HFy8r^YF+SSv-@UP;yIH1`H-0/{C/n:h)4sPOnEYpNl'+H+ev:5U7",
"fQa-}vKzxn-gd:e-Mf+A=TIP:1x|3k11cj2'itsf<kzvrBX/(@<W:L3-j+9h<;Rzr4r,<o=7-s~<u;x6'~L+F'.+Wr'-zO+",
"(D'p~tZH|=)3gJCAkj<s`j)vh=['Tp,346@ST2c2FmGe)/E@yf'<4@//ED(F'1.BM;h__J;}L=g@Q}tV<uP+0;xSh-d<vYd",
")<O*W<<)CJ0F5JR0'*+2LT}7^S6yge<<3,G/+*J[0`c=4+bd:UST<db'G_t'uV(h.v8XOPv8kZ<<<O[AhFsZn<'o:7v5e6+",
"JC4yY';C25J@@r0<@e-7*^RPf`Jz|:<2{}2RW/Cc*][C+9LSu5v5ne*TQs*_,z`Ip<9{D8*B*t9'bOeG<wTt:=@9k6<AXCS",
"3^JbO'b)IBNmXl/=01Yv1{L@e'Gpkd1Dp2,v9ByR';-tb1ZUtq2:3YH[W2L-jurjx3W_Ku'H3}g2yht4<ZL1UvAg+}v9U-L",
"(xyz@tY,E[@GL:*7Q9QHSpQDsv:5oJid`nuv:7'wgjfH:v:6|vE1`mo'.4(u4oq.,<Vw}23:9R'44,LT4meeX4=.c}4oq4F",
"4t{^J4ozDr_']o+urEe)v:=ZJv:Qf_Lq^R63bJFL.jy:f6mwkB4-Lz}g2D.eaZ94`v;dCvbW0jE4,YIug2Cn]_'b)O^JC8{",
"<L|9'k;kWw=pal;v5Z6h)DweO';CE]l63zU',xPz<s~Nf'|-6t1OVXzSpw`<;vZP0MYyj-TQ(AxtZQbg7:{H.'+0F''')U,",
"<VJan+Sdc.U0o'3s^hPE<wW-dt[((5'bR-M@@+3+m]mmv(^ORA6KB=t6g^IB7*yQu';-s26KG4:7*ydg)+0chCg'X:;}7sp",
"es@P63vf3i3wQI+AnR(S'em0x''''('4k2~{`.dWC~g=d|-Ro-G`-MoNLkpvI[C*[IP3(`|-StmI@lT3NK]Qw|/lnm{{M-'",
"{{M-'{{M-'K}8FgnVuX,8yjrq;[x)E;{w~X3Qtx~ns6GC4k4ia<cpsM'(hN76+NRB'.HB{nt*IX))+Ab';A<dO[Kq64SLJ`",
"nX<37Ae8ftn[baa''0*d'')FP'')FO;umrMnXl_/Ru/U9IXXeyBfVf69Ka'B'-ezb{{JJ,{{M-'ikbnb;Y_,p'1scg'')Fd",
"'')nr<VJe2IgsT+'/;0P4ZY~9'1sb^IKW44n;+F`RVVyK4Tx}DH6<UTC'=x'idg-Wka/Q;QKCKp<[c8E/|HOI)uz|y*97x7",
"*VyOz*rwA|PyIcF'a,S1n:A]w7wGul'0cGwPQPb6`K(l4Mn3Wc<:7HtaGv9M'EhX<*z67f'.8J47D`J6h13Vm<:W'Cop3:`",
"4<=ez'dZrhbaG8^'(L80;k77p<:q=0'`mN~',3eL;YN.m-R6F1]T,`M'<2..'Jrjk6T~=''aR{;<kv1@4p3*364ZLj.r3uY",
"4;9Rk0,H]89DJ:98,dtft[}Xf3utD75Bp@4'/:K:'.]ok'.RKCh-{4i=aE:~+ZUj~'+{q(<9-C26=lhBRY1v,4r[gQ4pymr",
"RWEwVQPgqq5sa|VRX^aw'1R;W'`bbW=<Smf'(_O2<rfU;(AMRgK@:3*<,}77=9N~WAStr}+Eyu(ty}s)tyv0s+(^o|RMhWk",
"(fg4L4o}Bm/1A/HS-Hpo(GzJ2tyupo'`b`I=bT)b'npkT=)-z_u+S6EHNS+Q'2XT:'0M@+'.Aro'.6oo'0MC,'.J~r'2OgC",
"'.KS('Ju68mwW*6B5U((=y~I}B0Lz.I2y,nI2u^)JM5*2FYEjsJiR3/Fuat.C)p]9I2u^/L*-lh={=IqE/R'D=y2ouB|5qE",
"=[<)R*VW_j*VgD2j*f2JuG9LL';T,vmvj]3<sVm*<:Mwyu9=Br<9-gqHNS|_'2XT:'/HU<'1yAXm~FwLZ[j,w=x66l@AW};",
"vD,K5C]o.H@3N{GOv4a0t^]Vx'')~N'')Cg''+(K'')^y''*5F'')M8''*;)'')_p'')M_'')Vc'')[y''*8z'')Md=6)`+",
"El)a.;dr2{HNT'PtrQ-u'DFUk,:+mi'1NFL'{}`uc6U,PD`M1lPrW4<C)p[sQ5s=V'MWnJRsly6cp+fzd3J4J*E_KUuMfec",
"uMxrh<NY6n=KD0zu:46Ye0FSXu=B9Ou=9EZRsSWT'(qQx<:G2q;n3tBHNR.,'0D(}4rFr)'.1Dhf-D/y'.(<g'.DQd4ovAp",
"4}OE~'.(GjuRg}:uNuRz'')E''')K)'{~CTRiv/bPVaEe3Cs'pW.Mx8.JHvvH5yB'S6x`/HNUeS'7,9B'4ok,tY*FH=x5G,",
"C8;2WM1xBX@CZDP@CmPRCrKe_e;D;1CUkIZHNSrL'0bMi'1zCv'0iC)'23]`'.o~nmyXK4Di,s0EdbaaWxo.H'.]uTmw/Cj",
"=[|4xFb}R*@`s,ZEPVZi=*QcWB<bhbOhRVlmvfM(=*H^cBRKp*axi+e'.V=Ct^Lb|@plur_cB5[_c<fn;|-`jmw_]Wsnr27",
"mw^oTtknRs'J'v|/jvVm'1NFV<rgb~YV7'A'1NFY-[IiC'M:_ES6~^-HNQ^q'.0ak`AigW.QO1n'1NFN@_Aa@=-)_[ui.(<",
"HNR5^'.{BXmwT]Qry3_Zmw.SRr]pUYmw7MOsYlz`B~yysCU4aKS72zLHNR=['.y{0'0WzJHNQ~GmxgK'H{N_HFbR[]'.H1v",
"'NjOqL0eae'1NFd'{}reRiv0.[lIjy^,b73J4x`Kk;k~(]M(|nl|]E:2L,Ah'1NF^'')]l''-p1''*b5=SGiCHNRWg'/*f(",
"mv}3E(_aTB5)CIF'.ZRPm~+j2=X1^SP.Ey@@-7o9B@4gp@~qyuC<Jv'hYs4I@-Bu:=ey.kB[w0uEf)5')hthQmx0.LB@n5*",
"s<YyTsYwI~;Yq-ZsY}ywurH/g'')TR<9-caHNRN*'0M.~C'+*MDJ9USRWDtyHNQ[W@PNJ5JiU[surH/a(xz]juvz/g;~Pt5",
"u~D75ts5J<urH/X'')HT.Yh4p'NjONN+2Je,:D@x<ru][b;ox44oxfB,:X|X'.9|smvMN+v*eIuv3N*-4QPSpu6RLmPVjKE",
"urF<b'')mg=6*=i@*i8IVLDy8=^[XI/N4id<ERF@HNR7xtsZsG(ABhkuvz8j(]^vb3TgCr-TUD^uvzY3HNRGG'.:0w'LnCA",
"Rs]q<'zGHo'.3@Kuvz`6F})1u'.GOcurcqf'')HaC~o8^C)t+Z1HcG7;dr2U9=K<D<UAdOu}<I(1tf<^@Zg.H=4y^6A.r;k",
"urKXL'Lb~^'.4my<9<rgmvR)/zD[2ssxO{b'DFR/SpOqBHNQZZ<Uy0Uu|^;*v4o{Iv5*/M'')Hh'`bf~@uEmhJ@@q[@R.=r",
"L*1:z@eE6m;`UZF-gb{UMRP}<<}1XTHAMZafL~JqusMnhuvr2=uvs:`<+RI+uvV,Dv5GCS'')To)uvP44oxeB4sb8h4ZW=.",
"|<UoW'^]v['k-XP=F^GNmwL9I<rvG|<s'Lq<VmIqmvZ@q'Dr^=<9lp3vAyF+v5~h`v68td+SRs)v:58Jv:6v|v:5;M<+RF6",
"v=Zfkv6V.jBKGQz4)RD8g2Bo@U'g,mTKaIV9S0@Yv9v[ZvKtP6<+RGZ4(CE''./F0'.(H('DR~mUjPHpC@MRL+mj@7mvT}@",
"H7;U9h)ZxvS88RJ3I2,S<anOSmvtN9@4e3|,XPYfC'@b{mwAd42v|~n'EeGO<:VD:vFzUXv6{Hr'')_)'')g5",
};
static const bitnet__spv bitnet__spvs[] = {
    {"attention", bitnet__spv_attention, 9504, 20684,
     {{0, 9523, 0x4B4C5727}, {10445, 9354, 0xDC0AFAC9}}},
    {"carry", bitnet__spv_carry, 744, 754,
     {{0, 722, 0x8EC09D84}, {0, 722, 0x8EC09D84}}},
    {"choose", bitnet__spv_choose, 1060, 1198,
     {{0, 1164, 0x419826D3}, {0, 1164, 0x419826D3}}},
    {"embed", bitnet__spv_embed, 1552, 1746,
     {{0, 1670, 0xA91DFC99}, {0, 1670, 0xA91DFC99}}},
    {"gemm", bitnet__spv_gemm, 6152, 13115,
     {{0, 6094, 0xC4D3C821}, {6586, 6027, 0xFD9C492D}}},
    {"gemm_groups", bitnet__spv_gemm_groups, 5832, 11954,
     {{0, 5582, 0x0A896F73}, {5996, 5515, 0xD9F48311}}},
    {"grouped", bitnet__spv_grouped, 8488, 19134,
     {{0, 8860, 0x1E1AEEEC}, {9723, 8612, 0x08B40B33}}},
    {"head", bitnet__spv_head, 4456, 8462,
     {{0, 4057, 0xA5E3D3A1}, {4269, 3996, 0x084BB1BD}}},
    {"heads", bitnet__spv_heads, 5136, 8645,
     {{0, 4154, 0x7B0BB968}, {4358, 4085, 0x310A3D29}}},
    {"joined", bitnet__spv_joined, 16600, 39787,
     {{0, 17371, 0x47E00435}, {20046, 17131, 0x9DEEEB14}}},
    {"numbers", bitnet__spv_numbers, 1736, 2193,
     {{0, 2021, 0x7C6EB5AA}, {0, 2021, 0x7C6EB5AA}}},
    {"prepare", bitnet__spv_prepare, 7148, 14231,
     {{0, 6675, 0x0FE91703}, {7237, 6514, 0x09C204B4}}},
    {"screen", bitnet__spv_screen, 3780, 6927,
     {{0, 3339, 0x09D4093A}, {3484, 3268, 0x740193F6}}},
    {"survivors", bitnet__spv_survivors, 6296, 12205,
     {{0, 5857, 0x5E248679}, {6137, 5796, 0xC08F6DCB}}},
    {"ternary", bitnet__spv_ternary, 9720, 21671,
     {{0, 9797, 0x4D1B7710}, {10950, 9614, 0x32381D5A}}},
};
static const uint32_t bitnet__spv_firsts[] = {
    131089, 393227, 196622, 458767, 393232, 262215, 196679, 262216, 327752, 131091,
    196641, 262165, 262176, 196630, 262177, 262167, 393249, 327713, 262187, 262172,
    458785, 131092, 262194, 393268, 458804, 524321, 589857, 262203, 196657, 196637,
    196638, 1572894, 327724, 458782, 1048606, 196650, 196649, 196656, 393267, 327734,
    131320, 327745, 262205, 196670, 458809, 65789, 65592, 131326, 196833, 262368,
    196663, 327879, 327876, 327808, 327854, 196855, 262394, 131321, 458997, 262268,
    327811, 327856, 327877, 393228, 327737, 327874, 327760, 327810, 262390, 327857,
    327813, 327866, 393385, 327809, 327864, 262201, 327812, 393273, 327822, 262254,
    393281, 327817, 327850, 327814, 458764, 327847, 262271, 327851, 524345, 655417,
    589881, 327761, 458832, 458986, 262312, 327852, 524298, 393562, 327710, 393231,
    327846, 327860, 589854, 262255, 458796, 393418, 327875, 327878, 397666, 393246,
    1245214, 458817, 262270, 524303, 851998, 458991, 458993, 262253, 262256, 524300,
    917534, 262344,
};
/* END GENERATED by tools/gen_spv.c */
/* clang-format on */

static uint8_t bitnet__spv_byte(const bitnet__spv *spv, size_t i) {
    const char *five = spv->lines[i / 76] + i % 76 / 4 * 5;
    uint32_t word = 0;
    int k;
    if (i >= spv->packed) return 0;
    for (k = 0; k < 5; k++)
        word = word * 85 + (uint32_t)(five[k] - 39 - 2 * (five[k] > '?') - (five[k] > '\\'));
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
