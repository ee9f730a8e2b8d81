/* bitnet_gpu.h - v0.1 - BitNet models on the GPU, through Vulkan, for bitnet.h - MIT licence

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
      Running: batches, tokens ahead, the KV cache                  >>gpu-running
      Self-test                                                     >>gpu-selftest
      Opening and closing                                           >>gpu-opening
      Shaders: the generated words                                  >>gpu-words

================================================================================================
MANUAL
================================================================================================

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
   layer, 5 where attention needs one of its own, 6 where heads have norms, 10 where matrices are by
   groups, and 4 or 5 more. A greedy session goes on by itself: the token of the greatest logit is
   embedded next, several tokens in one submit (`tokens_per_submit`), and each is handed out when it
   is sampled; if something else is fed, what was computed ahead is dropped. Each token sends back
   its id and its final state. Prompts go in batches of up to 512 tokens, if the session's option
   `batch` allows it, through a tiled integer product; batches of 2 to 8 tokens, as speculative
   decoding verifies them, read the weights once.

   The head is screened, as on the CPU: its coarse plane, a quarter of it in halves, is read first,
   once for all tokens of a batch, and then the rows that it cannot rule out. Sessions that sample
   get the exact logits of these, up to 4096 candidates for each token, and the CPU draws. A bit for
   each token of the vocabulary goes up where a grammar or `min_tokens` forbids some, or a penalty
   or bias names some, whose logits the CPU computes itself: other rows are not looked at. All
   logits come back where they are asked for, where `edit` is at work, behind guesses within a
   grammar, and for a while after too many rows survived. The plane takes memory of its own, is made
   when the weights are uploaded, and is done without where there is no room.

   The CPU tokenizes, samples, and computes what an observer of layers wants to see.

   bitnet_gpu_measure tells what each kernel of a token takes by the device's clock.

   Where the GPU shares its memory with the CPU, weights and KV caches are copied by the CPU itself,
   without a submit.

   Each session has its KV cache and buffers on the GPU. What bitnet_session_save and _copy need
   comes back when they are called; a copy, or a restored session, starts on the CPU: attach it.

   Halves are read by the device's own instruction where the self-test finds it right for all 65,536
   of them, else by integers.

   It takes models of the architectures bitnet, llama, qwen2, qwen3 and minicpm whose layers are
   ternary or of one bit, all in one form: I2_S, TQ1_0 or TQ2_0 with one scale for a matrix and
   activations that are quantised all of a token together; or these, Q2_0, PQ2_0, PTQ1_0 or Q1_0 by
   groups, with activations that are quantised by groups of 32 columns. Which of both a model is,
   chapter 8 of bitnet.h says.

   Embeddings and heads are uploaded as halves if they are F16, as they are if they are by groups,
   and as floats otherwise. A head by groups has no screen: it is no larger than one. A prompt of a
   model by groups is multiplied 8 tokens at a time.

   Other models are refused with BITNET_ERROR_GPU_UNSUPPORTED: those with recurrent states (qwen35);
   with windows, norms of what layers add, or GELU (gemma3); with norms of each matrix's own input;
   in a Hadamard basis; with a ternary head that is not by groups. So are sessions that have an
   adapter; one that gets an adapter leaves the GPU. The CPU goes on with the same bits.

3 YOUR OWN VULKAN                                                                  >>gpu-vulkan

   bitnet_gpu_options.vulkan takes your vkGetInstanceProcAddr, instance, device and queue, and
   functions that lock the queue. With BITNET_GPU_USE_VOLK the loader is that of <volk.h>; the
   program must contain volk then. A program that needs prototypes of Vulkan's functions, or volk,
   includes those headers before this one. Needed: Vulkan 1.1, a compute queue, no feature. Used if
   present: subgroup shuffles with the integer dot product (the fast tier), full subgroups, float
   controls. A device of our own has a queue that only computes, where there is one.

   Old C libraries (glibc before 2.34) want -ldl.

4 WHEN IT FAILS                                                                   >>gpu-failure

   bitnet_gpu_create tests what it opens: the device's arithmetic, and then each kernel on the
   model's own weights against scalar C, by memcmp. If the fast tier fails, the plain one is taken;
   if that fails too, the next device, unless one was named. The log hook of the model is told the
   reasons.

   Where the device offers the Vulkan memory model with device scope, a token's attention shares a
   dispatch with the product before it, for whose workgroups its own wait. Vulkan does not promise
   that they come. So those who wait give up after about a second: what the submit computed is
   dropped, and computed again with dispatches apart, as is all that follows; the log says so. The
   option `join` decides otherwise.

   Some devices (Apple's through MoltenVK, Adreno) flush denormals to zero or lose the signs of
   zeros. They are taken if that is all they do otherwise, and the log says so. What may differ from
   the CPU then is a float below 2^-126 in magnitude, which counts as zero, and what is made of it,
   and the sign of a zero, in a saved session too.

   A device that is lost, runs out of memory or takes too long in mid-sentence costs nothing but
   time: the session leaves it, computes again on the CPU what only the GPU had, and goes on with
   the same text. It stays on the CPU until it is attached again.

   Too long is 20 seconds for one submit (10 minutes where a CPU plays the GPU). A device that takes
   too long is given up for all sessions: nothing is submitted to it any more, and since it may
   still be at work, bitnet_gpu_free leaves its memory and objects as they are.
*/

#ifndef BITNET_GPU_H
#define BITNET_GPU_H

#ifndef BITNET_H
#include "bitnet.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ============================================================================================
   >>gpu-api   API
   ============================================================================================ */

typedef struct bitnet_gpu bitnet_gpu;

/* Vulkan objects of yours; all may be NULL or 0. Handles are passed as what they are: pointers.
   Without `device` we make one of our own, on our own or your `instance`. */
typedef struct bitnet_gpu_vulkan {
    void *get_instance_proc_addr; /* PFN_vkGetInstanceProcAddr */
    void *instance;               /* VkInstance, of version 1.1 or later */
    void *physical_device;        /* VkPhysicalDevice, and then also: */
    void *device;                 /* VkDevice */
    void *queue;                  /* VkQueue with compute */
    uint32_t queue_family;
    bool integer_dot;         /* your device was made with shaderIntegerDotProduct, */
    bool float_controls;      /* with VK_KHR_shader_float_controls or for Vulkan 1.2 */
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
    bool int8_dot;   /* multiplies four pairs of int8 by one instruction */
} bitnet_gpu_device;

/* Lists the machine's devices, the most promising first: up to `capacity`; *count is how many there
   are. Errors: GPU_NONE, GPU_UNSUPPORTED (built without Vulkan's headers), GPU_FAILED. */
BITNET_API bitnet_result bitnet_gpu_devices(const bitnet_gpu_vulkan *vulkan,
                                            bitnet_gpu_device *devices, int capacity, int *count,
                                            bitnet_error *error);

typedef enum bitnet_gpu_tier {
    BITNET_GPU_AUTO, /* the fastest that the device has and that passes the self-test */
    BITNET_GPU_FAST, /* the same, but an error if it is not this one */
    BITNET_GPU_PLAIN
} bitnet_gpu_tier;

/* Whether a token's attention shares a dispatch with the product before it. It takes a device that
   offers the Vulkan memory model with device scope. */
typedef enum bitnet_gpu_join {
    BITNET_GPU_JOIN_AUTO, /* where the device can and is not SOFTWARE */
    BITNET_GPU_JOIN_ON,   /* the same, SOFTWARE too */
    BITNET_GPU_JOIN_OFF
} bitnet_gpu_join;

/* Where compiled shaders are kept from run to run. Nothing is written unless one of these is
   given. What is damaged, or does not fit the device, its driver or these shaders, is ignored. */
typedef struct bitnet_gpu_pipelines {
    const char *path;                                        /* a file, replaced as a whole; or: */
    size_t (*load)(void *user, void *data, size_t capacity); /* returns the size there is, or 0 */
    void (*store)(void *user, const void *data, size_t size);
    void *user;
} bitnet_gpu_pipelines;

typedef struct bitnet_gpu_options {
    int device; /* its number in the list, from 1; 0: the first usable one but SOFTWARE */
    bitnet_gpu_tier tier;
    bitnet_gpu_join join;
    int tokens_per_submit; /* of greedy sessions, at most 32; 0: 16 */
    uint64_t buffer_limit; /* of a storage buffer, bytes, if less than the device's; 0: that */
    bitnet_gpu_vulkan vulkan;
    bitnet_gpu_pipelines pipelines;
    bitnet_progress progress; /* of the upload */
} bitnet_gpu_options;

/* Opens a device and uploads the model's weights, which must outlive it. Sessions of several
   threads may share it. NULL on error, with a NULL model too. Errors: GPU_..., OUT_OF_MEMORY,
   ARGUMENT, CANCELLED. */
BITNET_API bitnet_gpu *bitnet_gpu_create(bitnet_model *model, const bitnet_gpu_options *options,
                                         bitnet_error *error);

/* Frees it, after all its sessions have been detached or freed. NULL is fine. */
BITNET_API void bitnet_gpu_free(bitnet_gpu *gpu);

/* Moves a session of the same model to the GPU. On an error, told by bitnet_session_message, it
   stays where it is. Errors: ARGUMENT, GPU_MEMORY (the message offers a smaller context),
   GPU_UNSUPPORTED, GPU_FAILED, OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_gpu_attach(bitnet_session *session, bitnet_gpu *gpu);

/* Moves it back, with its KV cache. Nothing happens if it is NULL or not attached. */
BITNET_API void bitnet_gpu_detach(bitnet_session *session);

/* True if the session is computed on a GPU: attached, and not left because of a failure. */
BITNET_API bool bitnet_gpu_is_attached(const bitnet_session *session);

typedef struct bitnet_gpu_stats {
    const char *device;                  /* its name */
    const char *tier;                    /* "fast" or "plain" */
    bool joined;                         /* attention, with the product before it */
    int64_t memory;                      /* bytes allocated on the device, sessions included */
    int64_t weight_bytes;                /* that a greedy token reads: layers and head's screen */
    int64_t uploaded, downloaded;        /* bytes, so far */
    int64_t upload_microseconds;         /* of the weights */
    int64_t submits, dispatches, tokens; /* so far; tokens computed ahead and dropped included */
    int64_t gpu_microseconds;            /* waited for those */
} bitnet_gpu_stats;

BITNET_API bitnet_gpu_stats bitnet_gpu_get_stats(const bitnet_gpu *gpu);

/* A kernel of a token, and what it takes by the device's own clock. */
typedef struct bitnet_gpu_kernel {
    const char *name;
    int dispatches;
    double microseconds; /* all of these together */
    int64_t bytes;       /* of weights, keys and values that they read */
} bitnet_gpu_kernel;

/* Computes one more token of an attached session, measures each of its kernels, and forgets the
   token: the session goes on as it was. Fills in up to `capacity` kernels, in the order in which a
   token needs them; returns how many there are, or 0: the device has no clock, the context is full,
   or something failed. */
BITNET_API int bitnet_gpu_measure(bitnet_session *session, bitnet_gpu_kernel *kernels,
                                  int capacity);

/* Measures what the device's memory can do: bytes per second that a large copy reads and writes
   together; 0 on failure. Takes a moment, and memory of 256 MiB or less. */
BITNET_API double bitnet_gpu_bandwidth(bitnet_gpu *gpu);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_GPU_H */

/* ============================================================================================

   END OF THE API: what follows is the implementation.

   ============================================================================================ */

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
                                            bitnet_gpu_device *devices, int capacity, int *count,
                                            bitnet_error *error) {
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

BITNET_API int bitnet_gpu_measure(bitnet_session *session, bitnet_gpu_kernel *kernels,
                                  int capacity) {
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

/* ============================================================================================
   >>gpu-loader   Functions: loading Vulkan

   A table of our own, filled through vkGetInstanceProcAddr: nothing is linked, and no symbol is
   defined that a program could have from elsewhere.

   Calls nothing.
   ============================================================================================ */

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
    type name;                                        \
    memset(&name, 0, sizeof name);                    \
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
    vk->library = (void *)LoadLibraryA("vulkan-1.dll");
    symbol = vk->library ? GetProcAddress((HMODULE)vk->library, "vkGetInstanceProcAddr") : NULL;
    memcpy(&function, &symbol, sizeof function);
#elif defined(BITNET__POSIX)
    static const char *const names[] = {"libvulkan.so.1", "libvulkan.so", "libvulkan.1.dylib",
                                        "libvulkan.dylib", "libMoltenVK.dylib"};
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
#define BITNET__X(name)                                                     \
    vk->name = (PFN_vk##name)vk->GetInstanceProcAddr(instance, "vk" #name); \
    if (!vk->name) return bitnet__vk_missing(#name, error);
    BITNET__VK_INSTANCE(BITNET__X)
#undef BITNET__X
    return BITNET_OK;
}

static bitnet_result bitnet__vk_device(bitnet__vk *vk, VkDevice device, bitnet_error *error) {
#define BITNET__X(name)                                                 \
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

/* ============================================================================================
   >>gpu-device   Device: choosing, opening, asking what it can

   Calls >>pool and >>gpu-loader.
   ============================================================================================ */

enum {
    BITNET__GPU_THREADS = 128, /* of a workgroup: what every device has */
    BITNET__GPU_BINDINGS = 8,  /* storage buffers of a shader */
    BITNET__GPU_PUSH = 21,     /* words of push constants, at most */
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
    bool float_controls; /* denormals kept and rounding to nearest even can be asked for */
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

/* The first family of queues that computes and does not draw, so that a program's pictures need not
   wait, or else the first that computes; the number of families if there is none. */
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

/* Whether a type of the device's own memory that the CPU sees is of its largest heap. */
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

/* Bytes that are free in the device's own memory, as far as it tells. */
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

/* What the device tells of its shaders. */
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
    a->float_controls =
        controls.shaderDenormPreserveFloat32 && controls.shaderRoundingModeRTEFloat32;
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
    a->info.fast = a->shuffles && a->integer_dot; /* without int8_dot, too: the driver multiplies
                                                     as the plain tier does, and shuffles pay */
}

/* Whether one device promises more than another: by its kind, then by its instructions. */
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

/* Whether drivers that lack some of Vulkan must be asked for: what runs on Metal. */
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
        create.flags = 1; /* ENUMERATE_PORTABILITY_BIT, which headers before 1.3.208 do not know */
        create.enabledExtensionCount = 1;
        create.ppEnabledExtensionNames = &portability;
    }
    made = machine->vk.CreateInstance(&create, NULL, &machine->instance);
    machine->owns_instance = made == VK_SUCCESS;
    return made == VK_ERROR_INCOMPATIBLE_DRIVER
               ? bitnet__fail(error, BITNET_ERROR_GPU_NONE, "there is no Vulkan driver")
               : bitnet__vk_check(made, "vkCreateInstance", error);
}

/* Opens Vulkan and looks around. On an error nothing is left open. */
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
                                            bitnet_gpu_device *devices, int capacity, int *count,
                                            bitnet_error *error) {
    bitnet_allocator allocator = bitnet__allocator(NULL);
    bitnet__gpu_machine machine;
    bitnet_result result = bitnet__gpu_machine_open(&machine, vulkan, &allocator, error);
    int i;
    *count = 0;
    if (result != BITNET_OK) return result;
    *count = machine.count;
    for (i = 0; i < machine.count && i < capacity; i++) devices[i] = machine.devices[i].info;
    bitnet__gpu_machine_close(&machine);
    return BITNET_OK;
}

/* The kernels; see bitnet__gpu_source. */
enum {
    BITNET__SOURCE_ATTENTION,
    BITNET__SOURCE_CHOOSE,
    BITNET__SOURCE_EMBED,
    BITNET__SOURCE_GEMM,
    BITNET__SOURCE_GROUPED,
    BITNET__SOURCE_HEAD,
    BITNET__SOURCE_HEADS,
    BITNET__SOURCE_JOINED,
    BITNET__SOURCE_NUMBERS,
    BITNET__SOURCE_PREPARE,
    BITNET__SOURCE_SCREEN,
    BITNET__SOURCE_SURVIVORS,
    BITNET__SOURCE_TERNARY,
    BITNET__SOURCES
};

/* Products of a layer: matrices with the same input and adjacent rows. */
enum {
    BITNET__PRODUCT_QKV,
    BITNET__PRODUCT_OUTPUT,
    BITNET__PRODUCT_GATE_UP,
    BITNET__PRODUCT_DOWN,
    BITNET__PRODUCTS
};

/* The parts of the model's layers (>>architectures in bitnet.h) that a product is made of. */
static const struct {
    int first, count; /* its matrices */
    int norm;         /* of their input */
} bitnet__gpu_products[BITNET__PRODUCTS] = {{BITNET__Q, 3, BITNET__ATTN_NORM},
                                            {BITNET__O, 1, BITNET__ATTN_SUB_NORM},
                                            {BITNET__GATE, 2, BITNET__FFN_NORM},
                                            {BITNET__DOWN, 1, BITNET__FFN_SUB_NORM}};

/* Pipelines. Those of a product, of the head and of its screen come for 1, 2, 4 and 8 tokens, those
   of a product also for prompts. */
enum {
    BITNET__PIPELINE_EMBED,
    BITNET__PIPELINE_PREPARE, /* + product */
    BITNET__PIPELINE_FINAL = BITNET__PIPELINE_PREPARE + BITNET__PRODUCTS,
    BITNET__PIPELINE_HEADS, /* between the product of queries, keys and values, and attention */
    BITNET__PIPELINE_ATTENTION_SPLIT,
    BITNET__PIPELINE_ATTENTION_WHOLE,
    BITNET__PIPELINE_JOINED, /* the product of queries, keys and values, and attention */
    BITNET__PIPELINE_CHOOSE,
    BITNET__PIPELINE_NUMBERS,
    BITNET__PIPELINE_SURVIVORS,
    BITNET__PIPELINE_SCREEN,
    BITNET__PIPELINE_HEAD = BITNET__PIPELINE_SCREEN + 4,
    BITNET__PIPELINE_PRODUCT = BITNET__PIPELINE_HEAD + 4, /* + 5 * product */
    BITNET__PIPELINES = BITNET__PIPELINE_PRODUCT + 5 * BITNET__PRODUCTS
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

/* Forms of the embedding or the head; codes are by >>groups. embed.comp knows them by number. */
enum { BITNET__GPU_FLOATS, BITNET__GPU_HALVES, BITNET__GPU_CODES };

/* The embedding or the head, in pieces that a storage buffer can hold. */
typedef struct bitnet__gpu_table {
    const bitnet__matrix *matrix;
    uint32_t form;
    size_t row_bytes;
    int32_t piece_rows, pieces;
    bitnet__gpu_region *piece;
} bitnet__gpu_table;

/* The coarse plane of the head's >>screen, in the same pieces: blocks of 32 rows, then the steps,
   residuals and norms of all these rows. */
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
    bitnet__monitor monitor; /* over the queue, the pipelines and the statistics */
    bool has_monitor;
#endif
    int64_t patience;    /* microseconds until the device is given up */
    bitnet__atomic hung; /* 1: it was; what it may be using is neither used nor freed */
    VkDeviceSize largest_range, largest_block;
    VkDescriptorSetLayout set_layout;
    VkPipelineLayout pipeline_layout;
    VkPipelineCache pipeline_cache;
    size_t cache_size; /* when it was loaded */
    VkPipeline pipelines[BITNET__PIPELINES];

    int layers_used;  /* all; the self-test computes fewer */
    bool grouped;     /* their matrices are by >>groups */
    bool heads_apart; /* heads have a dispatch of their own: BITNET__PIPELINE_HEADS */
    bitnet__gpu_block *blocks;
    int block_count;
    bitnet__gpu_layer *layers;
    bitnet__gpu_table lm_head, embedding; /* with the same pieces if they are one */
    bitnet__gpu_screen screen;            /* of the head */
    bitnet__gpu_region parameters;        /* gains, scales and biases */
    uint32_t output_gain, lm_head_scales; /* these by rows, where a head of codes has one scale */
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

/* Whether the caller's options allow a device of the machine's. */
static bool bitnet__gpu_is_candidate(const bitnet_gpu *gpu, int number) {
    const bitnet__gpu_abilities *a = &gpu->machine.devices[number];
    const void *wanted = gpu->options.vulkan.physical_device;
    if (gpu->options.device) return number == gpu->options.device - 1;
    if (wanted) return a->physical == (VkPhysicalDevice)wanted;
    return a->info.usable && a->info.kind != BITNET_GPU_SOFTWARE;
}

/* The first candidate from number *next on. *next becomes the number of the one after it; 0: there
   is none. */
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
    /* A CPU that plays a GPU compiles kernels when they are first used, and may be busy with much
       else. */
    gpu->patience = gpu->can.info.kind == BITNET_GPU_SOFTWARE ? 600000000 : 20000000;
    gpu->spins = 1u << 20; /* which take about a second */
    return BITNET_OK;
}

/* The caller's device, whose extensions it has told us. */
static bitnet_result bitnet__gpu_use_device(bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_gpu_vulkan *given = &gpu->options.vulkan;
    gpu->device = (VkDevice)given->device;
    gpu->queue = (VkQueue)given->queue;
    gpu->can.queue_family = given->queue_family;
    gpu->has_integer_dot = given->integer_dot;
    gpu->has_float_controls = given->float_controls && gpu->can.float_controls;
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
    wanted[BITNET__EXTENSION_CONTROLS] = gpu->has_float_controls = gpu->can.float_controls;
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

/* ============================================================================================
   >>gpu-memory   Memory: blocks and transfers

   Memory is taken in few large blocks, each filled by one buffer; what lies in them is addressed
   by ranges. Where device and CPU share memory, the CPU writes and reads it itself. Else bytes
   go through a channel: memory that both see, a command pool, and a fence to wait for.

   Calls >>gpu-loader and >>gpu-device.
   ============================================================================================ */

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

/* The memory type that has all of `wanted`, and of these the most of `preferred`; -1: none. */
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

/* The type for the device's own memory, which the CPU sees too if it can; or for memory that they
   share, be it whose it may. -1: there is none. */
static int bitnet__gpu_block_type(const bitnet_gpu *gpu, uint32_t allowed, bool shared) {
    const VkMemoryPropertyFlags local = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
    int type = -1;
    if (shared || gpu->can.unified)
        type = bitnet__gpu_memory_type(gpu, allowed, BITNET__GPU_SEEN | (shared ? 0 : local),
                                       VK_MEMORY_PROPERTY_HOST_CACHED_BIT);
    return shared || type >= 0 ? type : bitnet__gpu_memory_type(gpu, allowed, 0, local);
}

/* The CPU sees the memory of a block, if it is of such a type. */
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

/* A block of the device's own memory, or of memory that both see. On an error it is empty. */
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

/* ---- channels */

typedef struct bitnet__gpu_channel {
    bitnet_gpu *gpu;
    bitnet__gpu_block block; /* memory that both see */
    VkDeviceSize staging;    /* bytes at its front that are for transfers */
    VkCommandPool pool;      /* of commands that are recorded for one submit */
    VkCommandBuffer before, body, after;
    VkFence fence;
    bool busy; /* something was submitted and has not been waited for, at least not to its end */
    int64_t submitted; /* when */
} bitnet__gpu_channel;

/* Waits for what was submitted. PENDING: it is still under way at the deadline (0: none). A device
   whose patience ends before is given up. */
static bitnet_result bitnet__gpu_wait(bitnet__gpu_channel *channel, int64_t deadline,
                                      bitnet_error *error) {
    bitnet_gpu *gpu = channel->gpu;
    int64_t end = channel->submitted + gpu->patience;
    bool may_go_on = deadline && deadline < end;
    int64_t left = (may_go_on ? deadline : end) - bitnet__microseconds();
    VkResult result = gpu->vk.WaitForFences(gpu->device, 1, &channel->fence, VK_TRUE,
                                            left > 0 ? (uint64_t)left * 1000 : 0);
    if (result == VK_TIMEOUT && may_go_on) return BITNET_PENDING;
    if (result == VK_TIMEOUT) bitnet__store_release(&gpu->hung, 1);
    channel->busy = result != VK_SUCCESS;
    if (result == VK_SUCCESS) result = gpu->vk.ResetFences(gpu->device, 1, &channel->fence);
    if (result == VK_SUCCESS) result = gpu->vk.ResetCommandPool(gpu->device, channel->pool, 0);
    return bitnet__vk_check(result, "vkWaitForFences", error);
}

/* Sees to it that the device is through, or given up: then what it works on may not be freed. */
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

/* `extra` bytes follow those for transfers. On an error: close it. */
static bitnet_result bitnet__gpu_channel_open(bitnet_gpu *gpu, bitnet__gpu_channel *channel,
                                              VkDeviceSize staging, VkDeviceSize extra,
                                              bitnet_error *error) {
    BITNET__VK_STRUCT(VkFenceCreateInfo, fence, VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
    VkCommandBuffer buffers[3];
    bitnet_result result;
    memset(channel, 0, sizeof *channel);
    channel->gpu = gpu;
    channel->staging = staging;
    result = bitnet__gpu_block_make(gpu, staging + extra, true, &channel->block, error);
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

/* What commands have written, the CPU may read, or write over, once they are through. */
static void bitnet__gpu_for_cpu(bitnet_gpu *gpu, VkCommandBuffer commands) {
    bitnet__gpu_barrier(
        gpu, commands, VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
        VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_HOST_BIT,
        VK_ACCESS_HOST_READ_BIT | VK_ACCESS_HOST_WRITE_BIT);
}

/* Copies bytes to a region of memory that the CPU sees, or from it. False: it does not see it, or
   would read it slowly. */
static bool bitnet__gpu_copy(bitnet_gpu *gpu, bool up, const bitnet__gpu_region *region,
                             VkDeviceSize offset, void *data, VkDeviceSize size) {
    uint8_t *at = region->block->mapped;
    if (!at || (!up && !region->block->cached) || bitnet__load_acquire(&gpu->hung)) return false;
    at += region->offset + offset;
    memcpy(up ? (void *)at : data, up ? data : (void *)at, (size_t)size);
    bitnet__gpu_count(gpu, up ? &gpu->stats.uploaded : &gpu->stats.downloaded, (int64_t)size);
    return true;
}

/* Copies bytes to a region, or from it, and waits until they are there. */
static bitnet_result bitnet__gpu_transfer(bitnet__gpu_channel *channel, bool up,
                                          const bitnet__gpu_region *region, VkDeviceSize offset,
                                          void *data, VkDeviceSize size, bitnet_error *error) {
    bitnet_gpu *gpu = channel->gpu;
    uint8_t *bytes = (uint8_t *)data;
    bitnet_result result = BITNET_OK;
    if (bitnet__gpu_copy(gpu, up, region, offset, data, size)) return BITNET_OK;
    while (size > 0 && result == BITNET_OK) {
        VkBufferCopy copy;
        copy.size = size < channel->staging ? size : channel->staging;
        copy.srcOffset = up ? 0 : region->offset + offset;
        copy.dstOffset = up ? region->offset + offset : 0;
        if (up) memcpy(channel->block.mapped, bytes, (size_t)copy.size);
        result = bitnet__gpu_begin_commands(gpu, channel->before,
                                            VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
        if (result != BITNET_OK) return result;
        gpu->vk.CmdCopyBuffer(channel->before, up ? channel->block.buffer : region->block->buffer,
                              up ? region->block->buffer : channel->block.buffer, 1, &copy);
        bitnet__gpu_for_cpu(gpu, channel->before);
        result = bitnet__gpu_end_commands(gpu, channel->before, error);
        if (result == BITNET_OK) result = bitnet__gpu_submit(channel, &channel->before, 1, error);
        if (result == BITNET_OK) result = bitnet__gpu_wait(channel, 0, error);
        if (result == BITNET_OK && !up) memcpy(bytes, channel->block.mapped, (size_t)copy.size);
        bitnet__gpu_count(gpu, up ? &gpu->stats.uploaded : &gpu->stats.downloaded,
                          (int64_t)copy.size);
        bytes += copy.size;
        offset += copy.size;
        size -= copy.size;
    }
    return result;
}

/* ============================================================================================
   >>gpu-kernels   Kernels: from words to pipelines

   A pipeline is made when it is first needed. Shapes are specialisation constants, so loops have
   known ends; where the device can promise IEEE arithmetic, the module is made to ask for it.

   Calls >>architectures, >>gpu-loader, >>gpu-device and >>gpu-words.
   ============================================================================================ */

typedef struct bitnet__gpu_words {
    const uint32_t *words;
    size_t count;
} bitnet__gpu_words;

static bitnet__gpu_words bitnet__gpu_source(int source, bool fast); /* in >>gpu-words */

enum { BITNET__SPV_HEADER = 5, BITNET__SPV_CAPABILITY = 17, BITNET__SPV_ENTRY_POINT = 15 };

/* Copies a module, adding the demand that 32-bit floats keep their denormals and are rounded to
   nearest even. Returns the number of words; room for 24 more than there were is needed. */
static size_t bitnet__gpu_add_controls(uint32_t *out, const uint32_t *in, size_t count) {
    static const uint32_t capabilities[] = {2 << 16 | 17, 4464 /* DenormPreserve */, 2 << 16 | 17,
                                            4467 /* RoundingModeRTE */};
    static const uint32_t extension[] = {7 << 16 | 10, 0x5F565053, 0x5F52484B, 0x616F6C66,
                                         0x6F635F74,   0x6F72746E, 0x0000736C};
    /* "SPV_KHR_float_controls" */
    static const uint32_t modes[] = {4 << 16 | 16, 0, 4459, 32, 4 << 16 | 16, 0, 4462, 32};
    size_t at = BITNET__SPV_HEADER, used = 0, from = 0;
    while (at < count && (in[at] & 0xFFFF) == BITNET__SPV_CAPABILITY) at += in[at] >> 16;
    memcpy(out, in, at * sizeof *in);
    used = from = at;
    memcpy(out + used, capabilities, sizeof capabilities);
    used += sizeof capabilities / sizeof *capabilities;
    memcpy(out + used, extension, sizeof extension);
    used += sizeof extension / sizeof *extension;
    while (at < count && in[at] >> 16 && (in[at] & 0xFFFF) != BITNET__SPV_ENTRY_POINT)
        at += in[at] >> 16;
    if (at < count) {
        uint32_t entry = in[at + 2];
        at += in[at] >> 16;
        memcpy(out + used, in + from, (at - from) * sizeof *in);
        used += at - from;
        memcpy(out + used, modes, sizeof modes);
        out[used + 1] = out[used + 5] = entry;
        used += sizeof modes / sizeof *modes;
    }
    memcpy(out + used, in + at, (count - at) * sizeof *in);
    return used + count - at;
}

static bitnet_result bitnet__gpu_module(bitnet_gpu *gpu, int source, VkShaderModule *module,
                                        bitnet_error *error) {
    bitnet__gpu_words words = bitnet__gpu_source(source, gpu->fast);
    BITNET__VK_STRUCT(VkShaderModuleCreateInfo, create,
                      VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    uint32_t *copy = NULL;
    bitnet_result result;
    create.pCode = words.words;
    create.codeSize = words.count * sizeof(uint32_t);
    if (gpu->has_float_controls) {
        copy = (uint32_t *)bitnet__alloc(&gpu->allocator, words.count + 24, sizeof(uint32_t));
        if (!copy) return bitnet__no_memory(error);
        create.pCode = copy;
        create.codeSize =
            bitnet__gpu_add_controls(copy, words.words, words.count) * sizeof(uint32_t);
    }
    result = bitnet__vk_check(gpu->vk.CreateShaderModule(gpu->device, &create, NULL, module),
                              "vkCreateShaderModule", error);
    bitnet__free(&gpu->allocator, copy);
    return result;
}

/* ---- what is special about each pipeline */

/* Columns of the input of a product. */
static int bitnet__gpu_columns(const bitnet_gpu *gpu, int product) {
    return bitnet__part_columns(&gpu->model->info, bitnet__gpu_products[product].first);
}

/* Rows of a product; of gate and up together, as many as each has. */
static int bitnet__gpu_rows(const bitnet_gpu *gpu, int product) {
    int first = bitnet__gpu_products[product].first, rows = 0, i;
    int count = product == BITNET__PRODUCT_GATE_UP ? 1 : bitnet__gpu_products[product].count;
    for (i = first; i < first + count; i++) rows += bitnet__part_rows(&gpu->model->info, i);
    return rows;
}

/* The int8 of a vector are followed by zeros up to so many bytes: quantise.glsl's QUANTS. */
static size_t bitnet__gpu_quants_stride(int columns) {
    size_t needed = ((size_t)columns + 511) / 512, rounds = (needed + 7) / 8;
    return (needed + rounds - 1) / rounds * rounds * 512;
}

/* Rows that a team of 8 threads takes of `rows`: at most 4, as many as leave enough workgroups for
   a large GPU. */
static int bitnet__gpu_spread(const bitnet_gpu *gpu, int rows, int most) {
    int team_rows = most < 4 ? most : 4;
    int groups = gpu->can.info.kind == BITNET_GPU_SOFTWARE ? 1 : 128;
    while (team_rows & (team_rows - 1)) team_rows &= team_rows - 1;
    while (team_rows > 1 && rows / (team_rows * BITNET__GPU_THREADS / 8) < groups) team_rows /= 2;
    return team_rows > 1 ? team_rows : 1;
}

/* Of a product: no more than registers hold, of one token the weights of a round of turns, of
   several their sums. */
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

/* Specialisation constants: those of all kernels; the others are numbered by each kernel. */
enum {
    BITNET__CONSTANT_THREADS = 0,
    BITNET__CONSTANT_NATIVE_HALVES = 11,
    BITNET__CONSTANT_NORMED,
    BITNET__CONSTANT_SPLIT,
    BITNET__CONSTANT_SPINS,
    BITNET__CONSTANTS
};

/* groups.glsl's, and how many tokens grouped.comp takes. */
static int bitnet__gpu_specialise_groups(const bitnet__matrix *m, int tokens,
                                         uint32_t c[BITNET__CONSTANTS]) {
    c[1] = (uint32_t)m->columns;
    c[3] = m->type == BITNET_TYPE_Q1_0 ? 1 : 2;
    c[4] = (uint32_t)(m->span ? (m->columns + m->span - 1) / m->span : 0);
    c[5] = (uint32_t)(m->span ? m->span / BITNET__GROUP : 1);
    c[9] = (uint32_t)tokens;
    return BITNET__SOURCE_GROUPED;
}

static int bitnet__gpu_specialise_product(const bitnet_gpu *gpu, int product, int variant,
                                          uint32_t c[BITNET__CONSTANTS]) {
    static const uint32_t modes[BITNET__PRODUCTS] = {0, 1, 2, 1}; /* rows.glsl's; 3: stored */
    int tokens = variant < 4 ? 1 << variant : BITNET__GPU_VERIFIED;
    c[1] = (uint32_t)bitnet__gpu_columns(gpu, product);
    c[2] = product == BITNET__PRODUCT_QKV && gpu->heads_apart ? 3 : modes[product];
    c[8] = gpu->model->activation == BITNET__SILU;
    c[BITNET__CONSTANT_NORMED] =
        bitnet__has_part(gpu->model->parts, bitnet__gpu_products[product].norm);
    if (gpu->grouped) {
        const bitnet__layer *layer = &gpu->model->layers[0];
        return bitnet__gpu_specialise_groups(&layer->matrix[bitnet__gpu_products[product].first],
                                             tokens, c);
    }
    if (variant == 4) return BITNET__SOURCE_GEMM;
    c[9] = (uint32_t)tokens;
    c[10] = (uint32_t)bitnet__gpu_team_rows(gpu, product, tokens);
    return BITNET__SOURCE_TERNARY;
}

static int bitnet__gpu_specialise_lm_head(const bitnet_gpu *gpu, int tokens,
                                          uint32_t c[BITNET__CONSTANTS]) {
    c[2] = gpu->lm_head.form;
    c[3] = (uint32_t)tokens;
    if (gpu->lm_head.form == BITNET__GPU_CODES) {
        c[2] = 4; /* grouped.comp's MODE_LOGITS */
        return bitnet__gpu_specialise_groups(gpu->lm_head.matrix, tokens, c);
    }
    c[4] = (uint32_t)bitnet__gpu_head_rows(gpu, tokens);
    return BITNET__SOURCE_HEAD;
}

/* The specialisation constants of a pipeline, by their ids; returns the kernel's source. */
static int bitnet__gpu_specialise(const bitnet_gpu *gpu, int pipeline,
                                  uint32_t c[BITNET__CONSTANTS]) {
    const bitnet_model_info *info = &gpu->model->info;
    int product = pipeline - BITNET__PIPELINE_PRODUCT;
    memset(c, 0, BITNET__CONSTANTS * sizeof *c);
    c[BITNET__CONSTANT_THREADS] = BITNET__GPU_THREADS;
    c[BITNET__CONSTANT_NATIVE_HALVES] = gpu->native_halves;
    c[BITNET__CONSTANT_SPLIT] = pipeline != BITNET__PIPELINE_ATTENTION_WHOLE;
    c[BITNET__CONSTANT_SPINS] = gpu->spins;
    c[3] = (uint32_t)info->heads;
    c[4] = (uint32_t)info->kv_heads;
    c[5] = (uint32_t)info->head_width;
    c[6] = (uint32_t)info->rope_width;
    c[7] = gpu->model->architecture->rope == BITNET__ROPE_NEIGHBOURS;
    if (product >= 0) return bitnet__gpu_specialise_product(gpu, product / 5, product % 5, c);
    c[1] = (uint32_t)info->width;
    if (pipeline >= BITNET__PIPELINE_HEAD)
        return bitnet__gpu_specialise_lm_head(gpu, 1 << (pipeline - BITNET__PIPELINE_HEAD), c);
    if (pipeline >= BITNET__PIPELINE_SCREEN) {
        c[3] = 1u << (pipeline - BITNET__PIPELINE_SCREEN);
        return BITNET__SOURCE_SCREEN;
    }
    switch (pipeline) {
    case BITNET__PIPELINE_EMBED:
        bitnet__gpu_specialise_groups(gpu->embedding.matrix, 1, c);
        c[2] = gpu->embedding.form;
        return BITNET__SOURCE_EMBED;
    case BITNET__PIPELINE_ATTENTION_SPLIT:
    case BITNET__PIPELINE_ATTENTION_WHOLE: return BITNET__SOURCE_ATTENTION;
    case BITNET__PIPELINE_HEADS:
        c[BITNET__CONSTANT_NORMED] = bitnet__has_part(gpu->model->parts, BITNET__Q_NORM);
        return BITNET__SOURCE_HEADS;
    case BITNET__PIPELINE_JOINED:
        bitnet__gpu_specialise_product(gpu, BITNET__PRODUCT_QKV, 0, c);
        return BITNET__SOURCE_JOINED;
    case BITNET__PIPELINE_CHOOSE: return BITNET__SOURCE_CHOOSE;
    case BITNET__PIPELINE_NUMBERS: return BITNET__SOURCE_NUMBERS;
    case BITNET__PIPELINE_FINAL:
        c[2] = c[BITNET__CONSTANT_NORMED] = true;
        c[3] = gpu->screen.there;
        c[4] = gpu->lm_head.form == BITNET__GPU_CODES;
        return BITNET__SOURCE_PREPARE;
    case BITNET__PIPELINE_SURVIVORS:
        c[2] = gpu->lm_head.form;
        c[3] = c[4] = 1;
        return BITNET__SOURCE_SURVIVORS;
    default:
        product = pipeline - BITNET__PIPELINE_PREPARE;
        bitnet__gpu_specialise_product(gpu, product, 0, c);
        c[2] = c[3] = 0;
        c[4] = gpu->grouped;
        return BITNET__SOURCE_PREPARE;
    }
}

static bitnet_result bitnet__gpu_make_pipeline(bitnet_gpu *gpu, int number, VkPipeline *pipeline,
                                               bitnet_error *error) {
    BITNET__VK_STRUCT(VkComputePipelineCreateInfo, create,
                      VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
    VkSpecializationMapEntry entries[BITNET__CONSTANTS];
    VkSpecializationInfo specialisation;
    VkShaderModule module = VK_NULL_HANDLE;
    uint32_t constants[BITNET__CONSTANTS], i;
    int source = bitnet__gpu_specialise(gpu, number, constants);
    bitnet_result result = bitnet__gpu_module(gpu, source, &module, error);
    if (result != BITNET_OK) return result;
    for (i = 0; i < BITNET__CONSTANTS; i++) {
        entries[i].constantID = i; /* a kernel that lacks it takes no notice */
        entries[i].offset = i * (uint32_t)sizeof(uint32_t);
        entries[i].size = sizeof(uint32_t);
    }
    specialisation.mapEntryCount = BITNET__CONSTANTS;
    specialisation.pMapEntries = entries;
    specialisation.dataSize = sizeof constants;
    specialisation.pData = constants;
    create.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    if (gpu->fast && gpu->has_full_subgroups)
        create.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT;
    create.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    create.stage.module = module;
    create.stage.pName = "main";
    create.stage.pSpecializationInfo = &specialisation;
    create.layout = gpu->pipeline_layout;
    result = bitnet__vk_check(gpu->vk.CreateComputePipelines(gpu->device, gpu->pipeline_cache, 1,
                                                             &create, NULL, pipeline),
                              "vkCreateComputePipelines", error);
    gpu->vk.DestroyShaderModule(gpu->device, module, NULL);
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

/* One layout serves all kernels: storage buffers 0 to 7, and push constants. */
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
    push.size = BITNET__GPU_PUSH * sizeof(uint32_t);
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
    int i, tier;
    memset(&key, 0, sizeof key);
    memcpy(key.magic, "BNG2", 4);
    key.vendor = gpu->can.vendor;
    key.device = gpu->can.device;
    key.driver = gpu->can.driver;
    for (i = 0; i < BITNET__SOURCES; i++)
        for (tier = 0; tier < 2; tier++) {
            bitnet__gpu_words words = bitnet__gpu_source(i, tier == 1);
            key.shaders = bitnet__crc32(key.shaders, words.words, words.count * 4);
        }
    memcpy(key.uuid, gpu->can.cache_uuid, sizeof key.uuid);
    key.data = bitnet__crc32(0, data, size);
    return key;
}

/* What was kept, or nothing: `capacity` bytes of it, and its size. */
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

/* ============================================================================================
   >>gpu-model   Model: the weights, uploaded

   Ternary rows go up as the CPU's kernels have them, a layer in one region; rows of the embedding
   and the head padded to whole segments of 64; gains, scales and biases as one array of floats.

   Calls >>formats, >>groups, >>base3, >>weights, >>screen, >>model, >>gpu-device, >>gpu-memory and
   >>gpu-kernels.
   ============================================================================================ */

/* A head that is a matrix by groups multiplies what is quantised as their products want it. */
static bool bitnet__gpu_takes_lm_head(const bitnet_model *model) {
    const bitnet__matrix *m = &model->lm_head;
    if (bitnet__is_grouped(m->type)) return model->activation_group == BITNET__GROUP && !m->bias;
    return bitnet__is_float_type(m->type) && !m->bias;
}

/* What is against a matrix of a layer, `first` being the model's first, or NULL. Kernels are made
   for all layers, so these must be alike. */
static const char *bitnet__gpu_objection(const bitnet_model *model, const bitnet__matrix *m,
                                         const bitnet__matrix *first) {
    bool grouped = bitnet__is_grouped(m->type);
    if (m->type != BITNET_TYPE_I2_S && !grouped)
        return "layer %i has weights that are not ternary: such models are not supported on the "
               "GPU";
    if (m->type != first->type || m->span != first->span)
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
    if (!bitnet__gpu_takes_lm_head(model) || (!bitnet__is_float_type(model->embedding.type) &&
                                              !bitnet__is_grouped(model->embedding.type)))
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
    if (model->parts & ~(BITNET__BITNET_PARTS | BITNET__ATTENTION_PARTS | BITNET__LONGROPE_PARTS))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "models of the architecture %s are not supported on the GPU",
                            model->architecture->name);
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
    if (bitnet__is_grouped(head->type) && !head->span) {
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
    if (bitnet__is_grouped(matrix->type)) {
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

/* ---- the screen of the head: where it is, greedy tokens read a quarter of the head, or less */

enum { BITNET__GPU_SCREENED_COLUMNS = 8192 }; /* more would overflow its sums */

/* Rows of a piece of the head. */
static int32_t bitnet__gpu_piece_rows(const bitnet__gpu_table *table, int32_t piece) {
    int32_t left = table->matrix->rows - piece * table->piece_rows;
    return left < table->piece_rows ? left : table->piece_rows;
}

/* Bytes of a piece of the plane: its blocks of 32 rows alone, or all of it. */
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

/* Region number `i` of all that a model has: layers, head, embedding if it is another, parameters,
   the head's screen; NULL past the last. */
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
    bitnet__gpu_block *block;
    bitnet_result result = BITNET_OK;
    int i, count = 0;
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
    gpu->blocks =
        (bitnet__gpu_block *)bitnet__alloc_zero(&gpu->allocator, (size_t)i, sizeof *gpu->blocks);
    if (!gpu->blocks) return bitnet__no_memory(error);
    for (i = 0; (region = bitnet__gpu_region_at(gpu, i)) != NULL; i++) {
        VkDeviceSize size = bitnet__gpu_align(region->size);
        if (count == 0 || gpu->blocks[count - 1].size + size > gpu->largest_block) count++;
        region->block = &gpu->blocks[count - 1];
        region->offset = gpu->blocks[count - 1].size;
        gpu->blocks[count - 1].size += size;
    }
    for (i = 0; i < count && result == BITNET_OK; i++) {
        block = &gpu->blocks[i];
        result = bitnet__gpu_block_make(gpu, block->size, false, block, error);
        if (result == BITNET_OK) gpu->block_count = i + 1;
    }
    return result;
}

/* ---- uploading */

/* A row of I2_S out of a block of 32 rows in >>base3, where only that form was kept. */
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
    const uint8_t *bytes = (const uint8_t *)data;
    bitnet_result result = BITNET_OK;
    while (size > 0 && result == BITNET_OK) {
        size_t piece = size < upload->channel.staging ? size : (size_t)upload->channel.staging;
        result = bitnet__gpu_transfer(&upload->channel, true, region, offset, (void *)bytes, piece,
                                      error);
        bytes += piece, offset += piece, size -= piece;
        upload->done += piece;
        if (result == BITNET_OK && progress->report &&
            progress->report(progress->user, upload->done, upload->total))
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

/* Makes 32 rows of the screen, from `row` on. False if a weight is not finite. */
static bool bitnet__gpu_screen_block(const bitnet_gpu *gpu, bitnet__screen *block, int32_t row,
                                     float *weights) {
    const bitnet__matrix *m = gpu->lm_head.matrix;
    int r;
    memset(block->coarse, 0x88, BITNET__SCREEN_ROWS * bitnet__screen_stride(m->columns));
    for (r = 0; r < BITNET__SCREEN_ROWS; r++) {
        block->step[r] = block->residual[r] = block->norm[r] = 0.0f;
        if (row + r >= m->rows) continue;
        bitnet__type_of(m->type)->expand(m->data + (size_t)(row + r) * m->stride, m->columns,
                                         weights);
        if (!gpu->model->kernels->screen_row(block, r, weights)) return false;
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

    result = bitnet__gpu_channel_open(gpu, &upload.channel, (VkDeviceSize)8 << 20, 0, error);
    for (i = 0; i < model->info.layers && result == BITNET_OK; i++)
        result = bitnet__gpu_send_layer(&upload, i, error);
    if (result == BITNET_OK) result = bitnet__gpu_send_table(&upload, &gpu->lm_head, error);
    if (result == BITNET_OK && !tied)
        result = bitnet__gpu_send_table(&upload, &gpu->embedding, error);
    if (result == BITNET_OK) result = bitnet__gpu_send_parameters(&upload, error);
    if (result == BITNET_OK && gpu->screen.there) result = bitnet__gpu_send_screen(&upload, error);
    bitnet__gpu_channel_close(&upload.channel);

    for (i = 0; i < model->info.layers; i++)
        gpu->stats.weight_bytes += (int64_t)gpu->layers[i].weights.size;
    for (i = 0; i < gpu->lm_head.pieces; i++)
        gpu->stats.weight_bytes +=
            (int64_t)(gpu->screen.there ? gpu->screen.piece[i].size : gpu->lm_head.piece[i].size);
    gpu->stats.upload_microseconds = bitnet__microseconds() - start;
    return result;
}

/* ============================================================================================
   >>gpu-session   Session: the memory of one

   One block on the device, laid out once: the KV cache as the CPU has it, the floats that the
   kernels hand on, and the state of a submit. What the CPU and it exchange lies in the channel.

   Calls >>groups, >>screen, >>model, >>gpu-loader, >>gpu-device, >>gpu-memory and >>gpu-kernels.
   ============================================================================================ */

/* Words of the kernels' struct State that the CPU writes or reads. */
enum {
    BITNET__STATE_POSITION = 0,
    BITNET__STATE_BAD = 2,
    BITNET__STATE_LATE,
    BITNET__STATE_CHUNKS,
    BITNET__STATE_KV_HEADS,
    BITNET__STATE_ROWS,
    BITNET__STATE_MASKED,
    BITNET__STATE_GROUPS, /* and two ones */
    BITNET__STATE_RANK = 12,
    BITNET__STATE_NEAR,
    BITNET__STATE_DEPTH,
    BITNET__STATE_SURVIVORS = 16 /* [BITNET__GPU_VERIFIED] */
};

enum {
    BITNET__GPU_STATE_HEADER = 24, /* words of the kernels' struct State before `chosen` */
    BITNET__GPU_STATE_WORDS = BITNET__GPU_STATE_HEADER + BITNET__GPU_STATES + BITNET__GPU_BATCH,
    BITNET__GPU_STATE_BYTES = BITNET__GPU_STATE_WORDS * 4,
    BITNET__GPU_STAGING = 1 << 20,
    /* Bodies of commands: each of the tokens that one submit computes one after the other has its
       own, though they are alike; then those for batches of 2 to 8; and as many again whose head is
       screened. */
    BITNET__GPU_BODIES = 2 * (BITNET__GPU_STATES + BITNET__GPU_VERIFIED - 1),
    BITNET__GPU_REST = 32,        /* tokens that the screen rests after too many rows survived */
    BITNET__GPU_CANDIDATES = 4096 /* survivors that come back for who draws */
};

/* What the last submit computed: `count` tokens from position `first` on, in one batch or one after
   the other. */
typedef struct bitnet__gpu_record {
    int32_t first, count;
    bool ahead;           /* one after the other */
    bool screened;        /* there are no logits, but, unless one after the other, */
    bool masked;          /* candidates (of those in `mask_out`, or all): what may be */
    size_t rank, leading; /* among so many of the greatest, and so far below number */
    float depth;          /* `leading` */
    int32_t logit_rows;   /* rows whose logits are in the channel */
    int32_t tokens[BITNET__GPU_BATCH]; /* that they were computed for */
    int32_t chosen[BITNET__GPU_STATES];
} bitnet__gpu_record;

typedef struct bitnet__gpu_session {
    bitnet_gpu *gpu;
    bitnet_session *session;
    bitnet__gpu_channel channel;
    bitnet__gpu_block block;
    bitnet__gpu_region floats, quants, keys, values, rope, state; /* bindings 2 to 7 */
    VkDeviceSize layer_bytes; /* from layer to layer of keys and values */

    /* Offsets and strides in `floats`. */
    uint32_t x, qkv, q, attention, ffn, steps, states, logits, parts, lowers, list, mask, partial;
    uint32_t x_stride, qkv_stride, q_stride, attention_stride, ffn_stride; /* qkv: heads apart */
    uint32_t logits_stride, parts_stride, chunks;

    VkDescriptorPool sets_pool;
    VkDescriptorSet *sets; /* [layers], pieces of the head, of another embedding, of the screen */
    VkCommandPool body_pool, prompt_pool;
    VkCommandBuffer bodies[BITNET__GPU_BODIES]; /* recorded when they are first needed */
    int32_t dispatches[BITNET__GPU_BODIES];     /* in each */
    bool joined;                                /* as they were recorded */
    VkCommandBuffer prompt;                     /* a body for prompts, */
    int32_t prompt_rows;                        /* of so many tokens, */
    bool prompt_screened;                       /* with a head or its screen, */
    int32_t prompt_dispatches;                  /* and so many dispatches */

    const uint32_t *outbox;   /* in the channel: the state that came back, */
    const float *states_back; /* [BITNET__GPU_STATES][x_stride], */
    const float *logits_back; /* [BITNET__GPU_VERIFIED][logits_stride], or candidates: pairs of a
                                 logit and an id, [BITNET__GPU_VERIFIED][BITNET__GPU_CANDIDATES] */
    uint32_t *mask_out;       /* tokens to look for candidates among, as bitnet__mask has them */
    uint32_t *mask_now;       /* in memory of its own: what it would be now */
    VkDeviceSize inbox_at, mask_at, outbox_at, states_at, logits_at;

    bool in_flight;
    bitnet__gpu_record record;   /* of the last submit, which may be under way */
    int32_t shown;               /* whose state the session asked for last */
    bool wants_logits;           /* somebody asked for logits since the last submit */
    int32_t rest;                /* tokens for which the head is not screened */
    int32_t steps_ahead;         /* tokens of the next greedy submit */
    int64_t token_microseconds;  /* that a token took lately, */
    int64_t prompt_microseconds; /* and each of a prompt */
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

/* Tokens that there is room for in a batch of the session's. */
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

/* Lays out everything for so many positions; returns the bytes of the block. */
static VkDeviceSize bitnet__gpu_session_layout(bitnet__gpu_session *g, int32_t context) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet_model_info *info = &gpu->model->info;
    size_t head = bitnet__pad((size_t)info->head_width, 64);
    size_t batch = (size_t)bitnet__gpu_room(g->session), verified = BITNET__GPU_VERIFIED;
    size_t quants = batch * bitnet__gpu_quants_stride((int)bitnet__widest(info));
    size_t digits = verified * 4 * bitnet__screen_stride(info->width);
    size_t steps = 4; /* floats, of a token */
    VkDeviceSize used = 0, floats = 0;
    int32_t i;
    g->chunks = (uint32_t)(context + 63) / 64;
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
    g->mask = bitnet__gpu_take_floats(&floats, bitnet__gpu_mask_words(info));
    g->partial =
        bitnet__gpu_take_floats(&floats, (VkDeviceSize)verified * g->chunks * (size_t)info->heads *
                                             ((size_t)info->head_width + 2));
    g->floats = bitnet__gpu_take(&used, floats * sizeof(float));
    g->quants = bitnet__gpu_take(&used, quants > digits ? quants : digits);
    g->layer_bytes = bitnet__gpu_align((VkDeviceSize)info->kv_heads * (size_t)context * head * 2);
    g->keys = bitnet__gpu_take(&used, (VkDeviceSize)info->layers * g->layer_bytes);
    g->values = bitnet__gpu_take(&used, (VkDeviceSize)info->layers * g->layer_bytes);
    g->rope = bitnet__gpu_take(&used, (VkDeviceSize)context * (size_t)info->rope_width * 4);
    g->state = bitnet__gpu_take(&used, BITNET__GPU_STATE_BYTES +
                                           verified * (size_t)info->kv_heads * sizeof(uint32_t));
    return used;
}

/* Whether a layout can be had on this device at all. */
static bool bitnet__gpu_session_fits(const bitnet__gpu_session *g, VkDeviceSize size,
                                     uint64_t available) {
    const bitnet_gpu *gpu = g->gpu;
    return size <= gpu->largest_block && size <= available &&
           g->floats.size <= gpu->largest_range && g->layer_bytes <= gpu->largest_range &&
           g->rope.size <= gpu->largest_range && g->quants.size <= gpu->largest_range;
}

static bitnet_result bitnet__gpu_session_memory(bitnet__gpu_session *g, int32_t context,
                                                bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    uint64_t available = bitnet__gpu_free_memory(&gpu->vk, &gpu->can);
    VkDeviceSize size = bitnet__gpu_session_layout(g, context), extra;
    bitnet_result result;
    if (!bitnet__gpu_session_fits(g, size, available)) {
        int32_t smaller = context;
        while (smaller > 64 &&
               !bitnet__gpu_session_fits(g, bitnet__gpu_session_layout(g, smaller), available))
            smaller = smaller * 7 / 8;
        return bitnet__fail(error, BITNET_ERROR_GPU_MEMORY,
                            "a context of %i takes %i MiB on the GPU, which is too much: one of %i "
                            "would fit",
                            (int64_t)context, (int64_t)(size >> 20) + 1, (int64_t)smaller);
    }
    result = bitnet__gpu_block_make(gpu, size, false, &g->block, error);
    if (result != BITNET_OK) return result;
    g->floats.block = g->quants.block = g->keys.block = g->values.block = &g->block;
    g->rope.block = g->state.block = &g->block;

    g->inbox_at = BITNET__GPU_STAGING;
    g->mask_at = g->inbox_at + bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->outbox_at = g->mask_at + bitnet__gpu_align(4 * bitnet__gpu_mask_words(&gpu->model->info));
    g->states_at = g->outbox_at + bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->logits_at = g->states_at + (VkDeviceSize)BITNET__GPU_STATES * g->x_stride * 4;
    extra = g->logits_stride > 2 * BITNET__GPU_CANDIDATES ? g->logits_stride
                                                          : 2 * BITNET__GPU_CANDIDATES;
    extra = g->logits_at + BITNET__GPU_VERIFIED * extra * 4 - BITNET__GPU_STAGING;
    result = bitnet__gpu_channel_open(gpu, &g->channel, BITNET__GPU_STAGING, extra, error);
    if (result != BITNET_OK) return result;
    g->mask_out = (uint32_t *)(void *)(g->channel.block.mapped + g->mask_at);
    g->outbox = (const uint32_t *)(void *)(g->channel.block.mapped + g->outbox_at);
    g->states_back = (const float *)(void *)(g->channel.block.mapped + g->states_at);
    g->logits_back = (const float *)(void *)(g->channel.block.mapped + g->logits_at);
    return BITNET_OK;
}

/* ---- descriptor sets: they differ in the weights, and in the layer of the KV cache */

static void bitnet__gpu_write_set(bitnet__gpu_session *g, VkDescriptorSet set,
                                  const bitnet__gpu_region *weights, int layer) {
    const bitnet__gpu_region *regions[BITNET__GPU_BINDINGS];
    VkDescriptorBufferInfo infos[BITNET__GPU_BINDINGS];
    VkWriteDescriptorSet write[BITNET__GPU_BINDINGS];
    uint32_t i;
    regions[0] = weights, regions[1] = &g->gpu->parameters;
    regions[2] = &g->floats, regions[3] = &g->quants;
    regions[4] = &g->keys, regions[5] = &g->values;
    regions[6] = &g->rope, regions[7] = &g->state;
    memset(write, 0, sizeof write);
    for (i = 0; i < BITNET__GPU_BINDINGS; i++) {
        bool cache = i == 4 || i == 5;
        infos[i].buffer = regions[i]->block->buffer;
        infos[i].offset = regions[i]->offset + (cache ? (VkDeviceSize)layer * g->layer_bytes : 0);
        infos[i].range = cache ? g->layer_bytes : regions[i]->size;
        write[i].sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
        write[i].dstSet = set;
        write[i].dstBinding = i;
        write[i].descriptorCount = 1;
        write[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        write[i].pBufferInfo = &infos[i];
    }
    g->gpu->vk.UpdateDescriptorSets(g->gpu->device, BITNET__GPU_BINDINGS, write, 0, NULL);
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
    uint32_t count = (uint32_t)(planes + (gpu->screen.there ? gpu->lm_head.pieces : 0));
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
    for (i = planes; i < (int)count; i++)
        bitnet__gpu_write_set(g, g->sets[i], &gpu->screen.piece[i - planes], 0);
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

/* ============================================================================================
   >>gpu-recording   Recording: the dispatches of a token

   A body of commands computes one batch at the position, and of the tokens, that the state names;
   so it is recorded once and submitted again and again. After it the state names the next token.

   Calls >>gpu-device, >>gpu-memory, >>gpu-kernels, >>gpu-model and >>gpu-session.
   ============================================================================================ */

typedef struct bitnet__gpu_recorder {
    bitnet__gpu_session *session;
    VkCommandBuffer commands;
    int32_t rows;       /* tokens of the batch */
    bool screened;      /* the head */
    bool joined;        /* its attention, with the product before */
    VkQueryPool times;  /* where a dispatch's beginning is noted, if anywhere, */
    int *kernels;       /* and which pipeline it is */
    int32_t dispatches; /* so far */
    bitnet_result result;
    bitnet_error *error;
} bitnet__gpu_recorder;

/* The kernel's variant for so many tokens: 1, 2, 4, 8, prompts. */
static int bitnet__gpu_variant(int32_t rows) {
    return rows <= 1 ? 0 : rows <= 2 ? 1 : rows <= 4 ? 2 : rows <= BITNET__GPU_VERIFIED ? 3 : 4;
}

/* Tokens of a batch that get logits: all, or the last one of a prompt. */
static int32_t bitnet__gpu_lm_head_rows(int32_t rows) {
    return rows <= BITNET__GPU_VERIFIED ? rows : 1;
}

static void bitnet__gpu_bind(bitnet__gpu_recorder *r, int pipeline, VkDescriptorSet set,
                             const uint32_t *push, size_t words) {
    bitnet_gpu *gpu = r->session->gpu;
    VkPipeline handle;
    if (r->result == BITNET_OK) r->result = bitnet__gpu_pipeline(gpu, pipeline, &handle, r->error);
    if (r->result != BITNET_OK) return;
    if (r->times) {
        gpu->vk.CmdWriteTimestamp(r->commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, r->times,
                                  (uint32_t)r->dispatches);
        r->kernels[r->dispatches] = pipeline;
    }
    gpu->vk.CmdBindPipeline(r->commands, VK_PIPELINE_BIND_POINT_COMPUTE, handle);
    gpu->vk.CmdBindDescriptorSets(r->commands, VK_PIPELINE_BIND_POINT_COMPUTE, gpu->pipeline_layout,
                                  0, 1, &set, 0, NULL);
    gpu->vk.CmdPushConstants(r->commands, gpu->pipeline_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                             (uint32_t)(words * sizeof(uint32_t)), push);
    r->dispatches++;
}

#define BITNET__PUSH(push) push, sizeof push / sizeof *push

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

static uint32_t bitnet__gpu_reciprocal(int columns) { return bitnet__bits((float)(1.0 / columns)); }

static void bitnet__gpu_record_embedding(bitnet__gpu_recorder *r) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->embedding;
    const bitnet__matrix *m = table->matrix;
    int32_t i;
    for (i = 0; i < table->pieces; i++) {
        int32_t first = i * table->piece_rows, left = m->rows - first;
        const uint32_t push[] = {(uint32_t)(left < table->piece_rows ? left : table->piece_rows),
                                 (uint32_t)first,
                                 g->x,
                                 g->x_stride,
                                 m->has_scale,
                                 bitnet__bits(m->scale),
                                 bitnet__bits(g->gpu->model->embedding_scale)};
        bitnet__gpu_bind(r, BITNET__PIPELINE_EMBED, bitnet__gpu_embedding_set(g, i),
                         BITNET__PUSH(push));
        bitnet__gpu_dispatch(r, r->rows, 1, 1);
        bitnet__gpu_then(r);
    }
}

/* Workgroups of a product for so many tokens, fewer than a prompt's. */
static int32_t bitnet__gpu_product_groups(const bitnet_gpu *gpu, int product, int32_t tokens) {
    int32_t rows = bitnet__gpu_rows(gpu, product);
    int32_t each = BITNET__GPU_THREADS / 8 * bitnet__gpu_team_rows(gpu, product, tokens);
    return (rows + each - 1) / each;
}

/* What the kernels of a layer are told: layer.glsl's Push. These words of it differ from kernel to
   kernel. */
enum { BITNET__PUSH_GAIN = 3, BITNET__PUSH_SOURCE, BITNET__PUSH_RECIPROCAL = 11 };

static void bitnet__gpu_layer_push(const bitnet__gpu_recorder *r, int layer, int product,
                                   uint32_t source, uint32_t target, uint32_t target_stride,
                                   uint32_t push[BITNET__GPU_PUSH]) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_layer *l = &gpu->layers[layer];
    uint32_t groups = (uint32_t)bitnet__gpu_product_groups(gpu, product, 1);
    const uint32_t words[BITNET__GPU_PUSH] = {
        l->first[product],
        l->scales[product],
        l->biases[product],
        l->gains[product],
        source,
        target,
        target_stride,
        (uint32_t)bitnet__gpu_rows(gpu, product),
        (uint32_t)r->rows,
        (uint32_t)g->session->options.context,
        g->steps,
        bitnet__gpu_reciprocal(bitnet__gpu_columns(gpu, product)),
        bitnet__bits(gpu->model->info.norm_epsilon),
        bitnet__bits(gpu->model->score_scale),
        g->attention,
        g->attention_stride,
        g->partial,
        g->chunks,
        groups,
        groups * (uint32_t)(layer + 1),
        bitnet__bits(gpu->model->residual_scale)};
    memcpy(push, words, sizeof words);
}

/* A product by groups, of what has been prepared. A prompt goes through in batches of 8. */
static void bitnet__gpu_record_grouped(bitnet__gpu_recorder *r, int layer, int product,
                                       uint32_t target, uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_layer *l = &gpu->layers[layer];
    int variant = bitnet__gpu_variant(r->rows) < 4 ? bitnet__gpu_variant(r->rows) : 3;
    int32_t rows = bitnet__gpu_rows(gpu, product), tokens = 1 << variant;
    size_t stride = bitnet__gpu_quants_stride(bitnet__gpu_columns(gpu, product));
    const uint32_t push[] = {l->first[product],       l->scales[product],
                             l->biases[product],      target,
                             target_stride,           (uint32_t)rows,
                             (uint32_t)r->rows,       g->steps,
                             (uint32_t)(stride / 16), bitnet__bits(gpu->model->residual_scale)};
    bitnet__gpu_bind(r, BITNET__PIPELINE_PRODUCT + 5 * product + variant, g->sets[layer],
                     BITNET__PUSH(push));
    bitnet__gpu_dispatch(r, rows / BITNET__GROUP_ROWS, (r->rows + tokens - 1) / tokens, 1);
    bitnet__gpu_then(r);
}

/* A product of a layer, its input's norm included. */
static void bitnet__gpu_record_product(bitnet__gpu_recorder *r, int layer, int product,
                                       uint32_t source, uint32_t source_stride, uint32_t target,
                                       uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    int rows = bitnet__gpu_rows(gpu, product), variant = bitnet__gpu_variant(r->rows), per_group;
    uint32_t push[BITNET__GPU_PUSH];
    bitnet__gpu_layer_push(r, layer, product, source, target, target_stride, push);
    if (variant > 0 || gpu->grouped) {
        const uint32_t prepare[] = {source,
                                    source_stride,
                                    gpu->layers[layer].gains[product],
                                    g->steps,
                                    bitnet__gpu_reciprocal(bitnet__gpu_columns(gpu, product)),
                                    bitnet__bits(gpu->model->info.norm_epsilon)};
        bitnet__gpu_bind(r, BITNET__PIPELINE_PREPARE + product, g->sets[layer],
                         BITNET__PUSH(prepare));
        bitnet__gpu_dispatch(r, r->rows, 1, 1);
        bitnet__gpu_then(r);
    }
    if (gpu->grouped) {
        bitnet__gpu_record_grouped(r, layer, product, target, target_stride);
        return;
    }
    bitnet__gpu_bind(r, BITNET__PIPELINE_PRODUCT + 5 * product + variant, g->sets[layer],
                     BITNET__PUSH(push));
    if (variant == 4) {
        per_group = product == BITNET__PRODUCT_GATE_UP ? 32 : 64;
        bitnet__gpu_dispatch(r, (rows + per_group - 1) / per_group, (r->rows + 63) / 64, 1);
    } else {
        bitnet__gpu_dispatch(r, bitnet__gpu_product_groups(gpu, product, 1 << variant), 1, 1);
    }
    bitnet__gpu_then(r);
}

/* A dispatch of as many workgroups as three words of the state say. */
static void bitnet__gpu_dispatch_stated(bitnet__gpu_recorder *r, int word) {
    const bitnet__gpu_session *g = r->session;
    if (r->result == BITNET_OK)
        g->gpu->vk.CmdDispatchIndirect(r->commands, g->block.buffer,
                                       g->state.offset + (VkDeviceSize)word * sizeof(uint32_t));
}

/* Heads on their way to attention; `push` is attention's. */
static void bitnet__gpu_record_heads(bitnet__gpu_recorder *r, int layer,
                                     const uint32_t attention[BITNET__GPU_PUSH]) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    const int32_t teams = BITNET__GPU_THREADS / 8;
    uint32_t push[BITNET__GPU_PUSH];
    memcpy(push, attention, sizeof push);
    push[BITNET__PUSH_GAIN] = g->gpu->layers[layer].head_gains;
    push[BITNET__PUSH_SOURCE] = g->qkv;
    push[BITNET__PUSH_RECIPROCAL] = bitnet__gpu_reciprocal(info->head_width);
    bitnet__gpu_bind(r, BITNET__PIPELINE_HEADS, g->sets[layer], BITNET__PUSH(push));
    bitnet__gpu_dispatch(r, (info->heads + 2 * info->kv_heads + teams - 1) / teams, r->rows, 1);
    bitnet__gpu_then(r);
}

/* Queries, keys and values, and what attention makes of them. */
static void bitnet__gpu_record_attention(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    bool split = r->rows <= BITNET__GPU_VERIFIED;
    uint32_t push[BITNET__GPU_PUSH];
    bitnet__gpu_layer_push(r, layer, BITNET__PRODUCT_QKV, g->x, g->q, g->q_stride, push);
    if (r->joined) {
        bitnet__gpu_bind(r, BITNET__PIPELINE_JOINED, g->sets[layer], BITNET__PUSH(push));
        bitnet__gpu_dispatch_stated(r, BITNET__STATE_GROUPS);
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
    bitnet__gpu_bind(r, split ? BITNET__PIPELINE_ATTENTION_SPLIT : BITNET__PIPELINE_ATTENTION_WHOLE,
                     g->sets[layer], BITNET__PUSH(push));
    if (split) bitnet__gpu_dispatch_stated(r, BITNET__STATE_CHUNKS);
    else bitnet__gpu_dispatch(r, 1, g->gpu->model->info.kv_heads, r->rows);
    bitnet__gpu_then(r);
}

/* The states that logits are made of. */
static void bitnet__gpu_record_final(bitnet__gpu_recorder *r, int32_t count) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    const uint32_t push[] = {g->x + (uint32_t)(r->rows - count) * g->x_stride,
                             g->x_stride,
                             g->gpu->output_gain,
                             g->states,
                             bitnet__gpu_reciprocal(info->width),
                             bitnet__bits(info->norm_epsilon),
                             g->steps};
    bitnet__gpu_bind(r, BITNET__PIPELINE_FINAL, g->sets[info->layers], BITNET__PUSH(push));
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
    const uint32_t push[] = {0,
                             g->gpu->lm_head_scales + (uint32_t)first,
                             BITNET__GPU_NONE,
                             g->logits + (uint32_t)first,
                             g->logits_stride,
                             (uint32_t)rows,
                             (uint32_t)count,
                             g->steps,
                             (uint32_t)(bitnet__gpu_quants_stride(table->matrix->columns) / 16),
                             0,
                             (uint32_t)first,
                             g->parts,
                             part,
                             g->parts_stride};
    bitnet__gpu_bind(r, BITNET__PIPELINE_HEAD + bitnet__gpu_variant(count),
                     g->sets[g->gpu->model->info.layers + piece], BITNET__PUSH(push));
    bitnet__gpu_dispatch(r, groups, 1, 1);
    bitnet__gpu_then(r);
    return (uint32_t)groups;
}

/* All logits of a piece of the head; `part` workgroups came before. Returns how many these are. */
static uint32_t bitnet__gpu_record_logits(bitnet__gpu_recorder *r, int32_t piece, int32_t count,
                                          uint32_t part) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->lm_head;
    int variant = bitnet__gpu_variant(count);
    int32_t per_group = BITNET__GPU_THREADS / 8 * bitnet__gpu_head_rows(g->gpu, 1 << variant);
    int32_t rows = bitnet__gpu_piece_rows(table, piece);
    int32_t groups = (rows + per_group - 1) / per_group;
    const uint32_t push[] = {(uint32_t)rows,
                             (uint32_t)(piece * table->piece_rows),
                             g->states,
                             g->logits,
                             g->logits_stride,
                             g->parts,
                             part,
                             g->parts_stride,
                             (uint32_t)count,
                             table->matrix->has_scale,
                             bitnet__bits(table->matrix->scale)};
    if (table->form == BITNET__GPU_CODES)
        return bitnet__gpu_record_grouped_logits(r, piece, count, part);
    bitnet__gpu_bind(r, BITNET__PIPELINE_HEAD + variant,
                     g->sets[g->gpu->model->info.layers + piece], BITNET__PUSH(push));
    bitnet__gpu_dispatch(r, groups, 1, 1);
    bitnet__gpu_then(r);
    return (uint32_t)groups;
}

/* One of the two passes of a screened head over a piece of it, for `count` tokens. Bounds lie where
   logits would. */
static uint32_t bitnet__gpu_record_screen(bitnet__gpu_recorder *r, int32_t piece, int32_t count,
                                          uint32_t part, uint32_t workgroups) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->lm_head;
    uint32_t rows = (uint32_t)bitnet__gpu_piece_rows(table, piece);
    uint32_t groups = (rows + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS;
    uint32_t first = (uint32_t)(piece * table->piece_rows);
    const uint32_t bounds[] = {rows,
                               first,
                               (uint32_t)(bitnet__gpu_plane_bytes(table, piece, false) / 4),
                               g->steps,
                               g->logits,
                               g->logits_stride,
                               g->lowers,
                               part,
                               g->parts_stride,
                               (uint32_t)count,
                               g->mask};
    const uint32_t exact[] = {
        rows,       first,    g->states, g->logits,       g->logits_stride, g->lowers,
        workgroups, g->parts, part,      g->parts_stride, g->list,          BITNET__GPU_CANDIDATES};
    if (workgroups == 0)
        bitnet__gpu_bind(r, BITNET__PIPELINE_SCREEN + bitnet__gpu_variant(count),
                         bitnet__gpu_screen_set(g, piece), BITNET__PUSH(bounds));
    else
        bitnet__gpu_bind(r, BITNET__PIPELINE_SURVIVORS, g->sets[g->gpu->model->info.layers + piece],
                         BITNET__PUSH(exact));
    bitnet__gpu_dispatch(r, (int32_t)groups, workgroups == 0 ? 1 : count, 1);
    bitnet__gpu_then(r);
    return groups;
}

/* The final states, and of each the token of the greatest logit. */
static void bitnet__gpu_record_lm_head(bitnet__gpu_recorder *r) {
    const bitnet__gpu_session *g = r->session;
    int32_t count = bitnet__gpu_lm_head_rows(r->rows), i;
    int32_t pieces = g->gpu->lm_head.pieces;
    uint32_t workgroups = 0, parts = 0;
    bitnet__gpu_record_final(r, count);
    for (i = 0; i < pieces && r->screened; i++)
        workgroups += bitnet__gpu_record_screen(r, i, count, workgroups, 0);
    for (i = 0; i < pieces; i++)
        parts += r->screened ? bitnet__gpu_record_screen(r, i, count, parts, workgroups)
                             : bitnet__gpu_record_logits(r, i, count, parts);
    {
        const uint32_t push[] = {(uint32_t)count, g->parts, parts, g->parts_stride, r->rows == 1};
        bitnet__gpu_bind(r, BITNET__PIPELINE_CHOOSE, g->sets[g->gpu->model->info.layers],
                         BITNET__PUSH(push));
        bitnet__gpu_dispatch(r, 1, 1, 1);
    }
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

/* Begins the state in the inbox: of so many tokens from the position on, a greedy session's. */
static void bitnet__gpu_put_state(const bitnet__gpu_session *g, int32_t position, int32_t count) {
    const bitnet_gpu *gpu = g->gpu;
    uint32_t *inbox = (uint32_t *)(void *)(g->channel.block.mapped + g->inbox_at);
    uint32_t chunks = (uint32_t)(position + count - 1) / 64 + 1;
    uint32_t kv_heads = (uint32_t)gpu->model->info.kv_heads;
    memset(inbox, 0, BITNET__GPU_STATE_BYTES);
    inbox[BITNET__STATE_POSITION] = (uint32_t)position;
    inbox[BITNET__STATE_CHUNKS] = chunks;
    inbox[BITNET__STATE_KV_HEADS] = kv_heads;
    inbox[BITNET__STATE_ROWS] = (uint32_t)count;
    inbox[BITNET__STATE_GROUPS] =
        (uint32_t)bitnet__gpu_product_groups(gpu, BITNET__PRODUCT_QKV, 1) + chunks * kv_heads;
    inbox[BITNET__STATE_GROUPS + 1] = inbox[BITNET__STATE_GROUPS + 2] = 1;
    inbox[BITNET__STATE_RANK] = inbox[BITNET__STATE_NEAR] = 1;
}

/* Before the bodies: the state comes from the inbox, and the mask if there is one. */
static bitnet_result bitnet__gpu_record_before(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands = g->channel.before;
    VkBufferCopy copies[2];
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    copies[0].srcOffset = g->inbox_at;
    copies[0].dstOffset = g->state.offset;
    copies[0].size = BITNET__GPU_STATE_BYTES;
    copies[1].srcOffset = g->mask_at;
    copies[1].dstOffset = g->floats.offset + (VkDeviceSize)g->mask * 4;
    copies[1].size = 4 * bitnet__gpu_mask_words(&gpu->model->info);
    gpu->vk.CmdCopyBuffer(commands, g->channel.block.buffer, g->block.buffer,
                          g->record.masked ? 2 : 1, copies);
    bitnet__gpu_barrier(gpu, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                        VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                            VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* After them: the chosen tokens and their states come back, and logits or candidates if they are
   wanted. */
static bitnet_result bitnet__gpu_record_after(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_record *record = &g->record;
    bool listed = record->screened && record->rank > 1;
    int32_t rows = bitnet__gpu_lm_head_rows(record->count);
    VkDeviceSize states = (VkDeviceSize)(record->ahead ? record->count : rows);
    VkCommandBuffer commands = g->channel.after;
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
    gpu->vk.CmdCopyBuffer(commands, g->block.buffer, g->channel.block.buffer,
                          copies[2].size > 0 ? 3 : 2, copies);
    bitnet__gpu_for_cpu(gpu, commands);
    bitnet__gpu_count(gpu, &gpu->stats.downloaded,
                      (int64_t)(copies[0].size + copies[1].size + copies[2].size));
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* ============================================================================================
   >>gpu-running   Running: batches, tokens ahead, the KV cache

   The functions of bitnet__backend. A submit leaves a record of what it computed; a session's batch
   is answered from it as long as it names the same tokens at the same positions, else there is a
   new submit. So tokens computed ahead need no bookkeeping of their own.

   Calls >>model, >>batch, >>session, >>forward, >>sampler, >>gpu-loader, >>gpu-device,
   >>gpu-memory, >>gpu-session and >>gpu-recording.
   ============================================================================================ */

static bitnet__gpu_session *bitnet__gpu_of(const bitnet_session *s) {
    return (bitnet__gpu_session *)s->backend_state;
}

/* Copies positions [from, to) of one layer and head between the session's pages and a row. */
static void bitnet__gpu_pages(const bitnet_session *s, bool up, int layer, int head, bool values,
                              int32_t from, int32_t to, uint16_t *row) {
    const bitnet_model_info *info = &s->model->info;
    size_t stride = bitnet__head_stride(info);
    for (; from < to; from++, row += stride) {
        const bitnet__page *page = s->pages[from / BITNET__PAGE];
        uint16_t *at = bitnet__keys_of(page, info, layer, head);
        at += (size_t)(from % BITNET__PAGE) * stride;
        if (values) at += bitnet__to_value(page, info);
        memcpy(up ? row : at, up ? at : row, stride * sizeof *row);
    }
}

/* Copies positions [from, to) of the KV cache, up or down. */
static bitnet_result bitnet__gpu_move_kv(bitnet_session *s, bool up, int32_t from, int32_t to) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet_model_info *info = &s->model->info;
    size_t stride = bitnet__head_stride(info), size = (size_t)(to - from) * stride * 2;
    uint16_t *row = (uint16_t *)bitnet__alloc(&g->gpu->allocator, size, 1);
    bitnet_result result = row ? BITNET_OK : bitnet__no_memory(&s->error);
    int layer, head, values;
    for (layer = 0; layer < info->layers; layer++)
        for (head = 0; head < info->kv_heads; head++)
            for (values = 0; values < 2 && result == BITNET_OK; values++) {
                size_t at = ((size_t)head * (size_t)s->options.context + (size_t)from) * stride * 2;
                if (up) bitnet__gpu_pages(s, true, layer, head, values, from, to, row);
                result = bitnet__gpu_transfer(&g->channel, up, values ? &g->values : &g->keys,
                                              (VkDeviceSize)layer * g->layer_bytes + at, row, size,
                                              &s->error);
                if (!up && result == BITNET_OK)
                    bitnet__gpu_pages(s, false, layer, head, values, from, to, row);
            }
    bitnet__free(&g->gpu->allocator, row);
    return result;
}

/* Attention gets dispatches of its own from now on. */
static void bitnet__gpu_part(bitnet_gpu *gpu) {
    bitnet__store_release(&gpu->joined, 0);
    bitnet__log(&gpu->log, BITNET_LOG_WARNING,
                "%s: workgroups waited in vain; attention gets dispatches of its own",
                gpu->can.info.name);
}

/* What each token of the last submit took: half of what is expected of the next. */
static void bitnet__gpu_note_time(bitnet__gpu_session *g, int64_t microseconds) {
    bool prompt = !g->record.ahead && g->record.count > BITNET__GPU_VERIFIED;
    int64_t *expected = prompt ? &g->prompt_microseconds : &g->token_microseconds;
    int64_t took = microseconds / g->record.count;
    *expected = *expected ? (*expected + took) / 2 : took;
}

/* Lets the screen rest if too many rows have survived it: a pass over all of the head is faster. */
static void bitnet__gpu_note_survivors(bitnet__gpu_session *g) {
    const bitnet__gpu_record *record = &g->record;
    int32_t rows = record->ahead ? 1 : bitnet__gpu_lm_head_rows(record->count), i;
    uint32_t tokens = (uint32_t)(record->ahead ? record->count : rows), all = 0;
    for (i = 0; i < rows; i++) all += g->outbox[BITNET__STATE_SURVIVORS + i];
    if (all / tokens > (uint32_t)g->gpu->model->info.vocabulary / 4) g->rest = BITNET__GPU_REST;
}

/* Sees to it that nothing is under way. */
static bitnet_result bitnet__gpu_settle(bitnet_session *s, int64_t deadline) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet_gpu *gpu = g->gpu;
    int64_t start = bitnet__microseconds();
    bitnet_result result;
    int32_t chosen = g->record.ahead ? g->record.count : bitnet__gpu_lm_head_rows(g->record.count);
    int32_t i;
    if (!g->in_flight) return BITNET_OK;
    result = bitnet__gpu_wait(&g->channel, deadline, &s->error);
    bitnet__gpu_count(gpu, &gpu->stats.gpu_microseconds, bitnet__microseconds() - start);
    if (result == BITNET_PENDING) return result;
    g->in_flight = false;
    if (result != BITNET_OK) return result;
    if (g->outbox[BITNET__STATE_LATE]) {
        bitnet__gpu_part(gpu);
        g->record.count = 0; /* what was computed is worth nothing */
        return BITNET_OK;
    }
    bitnet__gpu_note_time(g, bitnet__microseconds() - g->channel.submitted);
    bitnet__gpu_note_survivors(g);
    if (g->outbox[BITNET__STATE_BAD])
        return bitnet__fail(&s->error, BITNET_ERROR_NON_FINITE, "a logit is not a finite number");
    for (i = 0; i < chosen; i++) {
        g->record.chosen[i] = (int32_t)g->outbox[BITNET__GPU_STATE_HEADER + i];
        if (g->record.ahead && i + 1 < chosen) g->record.tokens[i + 1] = g->record.chosen[i];
    }
    return BITNET_OK;
}

/* True if the last submit has what the session's batch asks for. */
static bool bitnet__gpu_answers(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet__gpu_record *record = &g->record;
    int32_t row = s->computed - record->first;
    int32_t tokens = row + s->batch->count; /* of the record, that must be the session's */
    if (s->away != s->computed || row < 0 || tokens > record->count) return false;
    if (record->ahead ? s->batch->count != 1 : row != 0 || s->batch->count != record->count)
        return false;
    if (memcmp(s->tokens + record->first, record->tokens, (size_t)tokens * sizeof(int32_t)) != 0)
        return false;
    s->away = s->computed + s->batch->count;
    return true;
}

/* How many tokens the next submit should compute, one after the other: twice as many as the last
   time as long as all of them were taken, within the context, the deadline, and a tenth of a
   second, for drivers give up a device that is busy much longer. */
static int32_t bitnet__gpu_steps(bitnet_session *s, int64_t deadline) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int64_t time = 100000, each = g->token_microseconds > 0 ? g->token_microseconds : 1;
    int32_t most = g->gpu->options.tokens_per_submit, room = s->options.context - s->computed;
    bool taken = g->record.ahead && s->computed == g->record.first + g->record.count;
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

/* How many tokens of a batch one submit may take, in a tenth of a second: whole tiles of gemm.comp,
   but where the states of all may be asked for, no more than come back. */
static int32_t bitnet__gpu_most_rows(const bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    int64_t most = g->prompt_microseconds > 0 ? 100000 / g->prompt_microseconds : 64;
    if (s->observer.logits || bitnet__fed_rows(s) < s->batch->count || most < BITNET__GPU_VERIFIED)
        return BITNET__GPU_VERIFIED;
    if (most > 64) most = most / 64 * 64;
    return most < bitnet__gpu_room(s) ? (int32_t)most : bitnet__gpu_room(s);
}

/* The commands for a prompt of so many tokens: those of the last one, or new ones. */
static bitnet_result bitnet__gpu_prompt(bitnet__gpu_session *g, int32_t rows, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bool screened = g->record.screened;
    bitnet_result result;
    if (g->prompt_rows == rows && g->prompt_screened == screened) return BITNET_OK;
    g->prompt_rows = 0;
    g->prompt_screened = screened;
    result = bitnet__vk_check(gpu->vk.ResetCommandPool(gpu->device, g->prompt_pool, 0),
                              "vkResetCommandPool", error);
    if (result == BITNET_OK)
        result =
            bitnet__gpu_record_body(g, g->prompt, rows, screened, 0, &g->prompt_dispatches, error);
    if (result == BITNET_OK) g->prompt_rows = rows;
    return result;
}

/* Bodies are recorded anew where attention has been given dispatches of its own since. */
static bitnet_result bitnet__gpu_forget_bodies(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bool joined = bitnet__load_acquire(&gpu->joined) != 0;
    if (joined == g->joined) return BITNET_OK;
    g->joined = joined;
    memset(g->dispatches, 0, sizeof g->dispatches);
    return bitnet__vk_check(gpu->vk.ResetCommandPool(gpu->device, g->body_pool, 0),
                            "vkResetCommandPool", error);
}

/* The commands for so many tokens, or for one that is number `step` of its submit. */
static bitnet_result bitnet__gpu_body(bitnet__gpu_session *g, int32_t rows, int32_t step,
                                      VkCommandBuffer *body, bitnet_error *error) {
    bool screened = g->record.screened, prompt = rows > BITNET__GPU_VERIFIED;
    int32_t which =
        (rows > 1 ? BITNET__GPU_STATES + rows - 2 : step) + (screened ? BITNET__GPU_BODIES / 2 : 0);
    int32_t *dispatches = prompt ? &g->prompt_dispatches : &g->dispatches[which];
    bitnet_result result = BITNET_OK;
    *body = prompt ? g->prompt : g->bodies[which];
    if (prompt) result = bitnet__gpu_prompt(g, rows, error);
    else if (!*dispatches)
        result = bitnet__gpu_record_body(g, *body, rows, screened, 0, dispatches, error);
    bitnet__gpu_count(g->gpu, &g->gpu->stats.dispatches, *dispatches);
    return result;
}

/* The tokens that candidates are looked for among: those that may be chosen, but for those that a
   penalty or bias names, whose logits are computed by the CPU in any case. */
static void bitnet__gpu_make_mask(const bitnet_session *s, uint32_t *bits) {
    size_t size = 4 * bitnet__gpu_mask_words(&s->model->info), b;
    int32_t i;
    if (s->mask) memcpy(bits, s->mask->bits, size);
    else memset(bits, 0xFF, size);
    for (b = 0; b < s->sampling.bias_count; b++)
        bits[s->sampling.bias[b].id / 32] &= ~(1u << (s->sampling.bias[b].id & 31));
    for (i = bitnet__penalty_from(s); i < s->length; i++)
        bits[s->tokens[i] / 32] &= ~(1u << (s->tokens[i] & 31));
}

/* What the head is to find of the batch's tokens: the greatest logit, candidates for who draws, or
   all logits. Behind a guess nobody knows yet which tokens may come, nor which are named: as many
   more as there are penalties and guesses. */
static void bitnet__gpu_plan_lm_head(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet__gpu_record *record = &g->record;
    int32_t rows = s->batch->count, guesses = rows - bitnet__fed_rows(s);
    size_t k = bitnet__top_k(&s->sampling, s->model->info.vocabulary), named = bitnet__named(s);
    bool greedy = bitnet__is_greedy(s), all = s->observer.logits || g->wants_logits;
    record->screened = !all && g->gpu->screen.there && g->rest <= 0 && !(s->mask && guesses) &&
                       (greedy || bitnet__is_narrow(s));
    record->masked = record->screened && !guesses && (s->mask || named > 0);
    if (record->masked) named = 0;
    else if (bitnet__penalty_from(s) < s->length) named += (size_t)guesses;
    record->rank = greedy ? 1 : k + named + 1; /* 1 is for greedy ones alone */
    record->leading = greedy ? 1 : named + 1;
    record->depth = greedy ? 0.0f : bitnet__min_p_depth(&s->sampling);
    record->logit_rows = record->screened || (!all && greedy) ? 0 : bitnet__gpu_lm_head_rows(rows);
    g->rest -= record->count;
    g->wants_logits = false;
}

/* Submits the session's batch. */
static bitnet_result bitnet__gpu_begin(bitnet_session *s, int64_t deadline) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t most = bitnet__gpu_most_rows(s), steps, i, count = 0;
    uint32_t *inbox = (uint32_t *)(void *)(g->channel.block.mapped + g->inbox_at);
    VkCommandBuffer commands[BITNET__GPU_STATES + 2];
    bitnet_result result = BITNET_OK;
    if (s->batch->count > most) s->batch->count = most;
    if (s->computed + bitnet__fed_rows(s) == s->length) bitnet__constrain(s); /* if it can be */
    steps = bitnet__gpu_steps(s, deadline);
    if (s->home > s->computed) s->home = s->computed;
    if (s->away > s->computed) s->away = s->computed;
    if (s->away < s->computed) result = bitnet__gpu_move_kv(s, true, s->away, s->computed);
    if (result != BITNET_OK) return result;
    s->away = s->computed;

    g->record.first = s->computed;
    g->record.ahead = s->batch->count == 1;
    g->record.count = s->batch->count == 1 ? steps : s->batch->count;
    bitnet__gpu_plan_lm_head(s);
    memcpy(g->record.tokens, s->tokens + s->computed, (size_t)s->batch->count * sizeof(int32_t));
    bitnet__gpu_put_state(g, s->computed, s->batch->count);
    if (g->record.masked) bitnet__gpu_make_mask(s, g->mask_out);
    inbox[BITNET__STATE_MASKED] = g->record.masked;
    inbox[BITNET__STATE_RANK] = (uint32_t)g->record.rank;
    inbox[BITNET__STATE_NEAR] = (uint32_t)g->record.leading;
    inbox[BITNET__STATE_DEPTH] = bitnet__bits(g->record.depth);
    memcpy(inbox + BITNET__GPU_STATE_HEADER + BITNET__GPU_STATES, s->tokens + s->computed,
           (size_t)s->batch->count * sizeof(int32_t));

    result = bitnet__gpu_forget_bodies(g, &s->error);
    if (result == BITNET_OK) result = bitnet__gpu_record_before(g, &s->error);
    commands[count++] = g->channel.before;
    for (i = 0; i < (s->batch->count == 1 ? steps : 1) && result == BITNET_OK; i++)
        result = bitnet__gpu_body(g, s->batch->count, i, &commands[count++], &s->error);
    if (result == BITNET_OK) result = bitnet__gpu_record_after(g, &s->error);
    commands[count++] = g->channel.after;
    if (result != BITNET_OK) return result;
    result = bitnet__gpu_submit(&g->channel, commands, (uint32_t)count, &s->error);
    g->in_flight = result == BITNET_OK;
    bitnet__gpu_count(g->gpu, &g->gpu->stats.tokens, g->record.count);
    return result;
}

static void bitnet__gpu_log_failure(const bitnet_session *s) {
    bitnet__log(&s->model->log, BITNET_LOG_WARNING, "leaving the GPU: %s", s->error.message);
}

static bitnet_result bitnet__gpu_compute(bitnet_session *s, int64_t deadline) {
    bitnet_result result;
    for (;;) {
        result = bitnet__gpu_settle(s, deadline);
        if (result == BITNET_OK && bitnet__gpu_answers(s)) return BITNET_OK;
        if (result == BITNET_OK) result = bitnet__gpu_begin(s, deadline);
        if (result != BITNET_OK) break;
    }
    if (result != BITNET_PENDING) bitnet__gpu_log_failure(s);
    return result;
}

/* The index, among the states that came back, of the row that was asked for last. */
static size_t bitnet__gpu_shown(const bitnet__gpu_session *g) {
    bool last_only = !g->record.ahead && g->record.count > BITNET__GPU_VERIFIED;
    return last_only ? 0 : (size_t)g->shown;
}

/* The same among the rows of logits, or of candidates. */
static size_t bitnet__gpu_shown_row(const bitnet__gpu_session *g) {
    return g->record.ahead ? 0 : bitnet__gpu_shown(g);
}

static void bitnet__gpu_state(bitnet_session *s, int32_t position) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    g->shown = position - g->record.first;
    memcpy(s->hidden, g->states_back + bitnet__gpu_shown(g) * g->x_stride,
           g->x_stride * sizeof(float));
}

/* True if the session's state is still the one that it was shown: logits are a function of it. */
static bool bitnet__gpu_is_shown(const bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    return g->record.count > 0 && !g->in_flight &&
           memcmp(s->hidden, g->states_back + bitnet__gpu_shown(g) * g->x_stride,
                  g->x_stride * sizeof(float)) == 0;
}

static bool bitnet__gpu_logits(bitnet_session *s, float *logits) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    size_t at = bitnet__gpu_shown_row(g);
    size_t size = (size_t)s->model->info.vocabulary * sizeof(float);
    if (!s->choice || logits != s->choice->logits) /* it is not the sampler that asks */
        g->wants_logits = true;
    if (!bitnet__gpu_is_shown(s) || g->record.screened ||
        (g->record.ahead && g->shown != g->record.count - 1))
        return false;
    if (at < (size_t)g->record.logit_rows) {
        memcpy(logits, g->logits_back + at * g->logits_stride, size);
        return true;
    }
    return bitnet__gpu_transfer(&g->channel, false, &g->floats,
                                ((VkDeviceSize)g->logits + at * g->logits_stride) * 4, logits, size,
                                &s->error) == BITNET_OK;
}

static bool bitnet__gpu_choose(bitnet_session *s, int32_t *id) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    if (!bitnet__gpu_is_shown(s)) return false;
    *id = g->record.chosen[bitnet__gpu_shown(g)];
    return true;
}

/* Whether candidates were looked for as they are wanted now. */
static bool bitnet__gpu_is_record_of(const bitnet_session *s, size_t k) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet__gpu_record *record = &g->record;
    size_t named = record->masked ? 0 : bitnet__named(s);
    if (record->rank <= k + named || record->leading <= named ||
        record->depth < bitnet__min_p_depth(&s->sampling))
        return false;
    if (!record->masked) return !s->mask;
    bitnet__gpu_make_mask(s, g->mask_now);
    return memcmp(g->mask_now, g->mask_out, 4 * bitnet__gpu_mask_words(&s->model->info)) == 0;
}

static int32_t bitnet__gpu_candidates(bitnet_session *s, size_t k) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    size_t row = bitnet__gpu_shown_row(g), count, i;
    const float *back = g->logits_back + row * 2 * BITNET__GPU_CANDIDATES;
    if (!bitnet__gpu_is_shown(s) || !g->record.screened || !bitnet__gpu_is_record_of(s, k))
        return 0;
    count = g->outbox[BITNET__STATE_SURVIVORS + row];
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
    bitnet_result result = bitnet__gpu_settle(s, 0);
    if (s->home > s->computed) s->home = s->computed;
    if (s->away > s->computed) s->away = s->computed;
    if (result == BITNET_OK && s->home < s->computed)
        result = bitnet__gpu_move_kv(s, false, s->home, s->computed);
    if (result == BITNET_OK) s->home = s->computed;
    else bitnet__gpu_log_failure(s);
    return result;
}

static void bitnet__gpu_session_free(bitnet__gpu_session *g) {
    bitnet_gpu *gpu = g->gpu;
    bitnet_allocator allocator = gpu->allocator;
    bitnet__gpu_channel_drain(&g->channel);
    if (!bitnet__load_acquire(&gpu->hung)) {
        if (g->body_pool) gpu->vk.DestroyCommandPool(gpu->device, g->body_pool, NULL);
        if (g->prompt_pool) gpu->vk.DestroyCommandPool(gpu->device, g->prompt_pool, NULL);
        if (g->sets_pool) gpu->vk.DestroyDescriptorPool(gpu->device, g->sets_pool, NULL);
    }
    bitnet__gpu_channel_close(&g->channel);
    bitnet__gpu_block_free(gpu, &g->block);
    bitnet__free(&allocator, g->sets);
    bitnet__free(&allocator, g->mask_now);
    bitnet__free(&allocator, g);
}

static void bitnet__gpu_end(bitnet_session *s) {
    bitnet__gpu_session_free(bitnet__gpu_of(s));
    s->backend_state = NULL;
}

static const bitnet__backend bitnet__gpu_backend = {
    bitnet__gpu_compute,    bitnet__gpu_state, bitnet__gpu_logits, bitnet__gpu_choose,
    bitnet__gpu_candidates, bitnet__gpu_fetch, bitnet__gpu_end};

/* The rotations of all positions, from the model's pages of them. */
static bitnet_result bitnet__gpu_upload_rope(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_model *model = g->gpu->model;
    int32_t context = g->session->options.context, at, n;
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
        result = bitnet__gpu_transfer(&g->channel, true, &g->rope, 0, all,
                                      (VkDeviceSize)context * width * sizeof *all, error);
    bitnet__free(&g->gpu->allocator, all);
    return result;
}

/* The rotations of all positions, and zeros wherever nothing has been computed yet. */
static bitnet_result bitnet__gpu_session_fill(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, g->channel.before, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    gpu->vk.CmdFillBuffer(g->channel.before, g->block.buffer, 0, VK_WHOLE_SIZE, 0);
    bitnet__gpu_for_cpu(gpu, g->channel.before);
    result = bitnet__gpu_end_commands(gpu, g->channel.before, error);
    if (result == BITNET_OK) result = bitnet__gpu_submit(&g->channel, &g->channel.before, 1, error);
    if (result == BITNET_OK) result = bitnet__gpu_wait(&g->channel, 0, error);
    return result == BITNET_OK ? bitnet__gpu_upload_rope(g, error) : result;
}

static bitnet_result bitnet__gpu_attach(bitnet_session *s, bitnet_gpu *gpu) {
    bitnet__gpu_session *g =
        (bitnet__gpu_session *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *g);
    bitnet_result result;
    if (!g) return bitnet__no_memory(&s->error);
    g->gpu = gpu;
    g->session = s;
    g->steps_ahead = 1;
    g->mask_now = (uint32_t *)bitnet__alloc(
        &gpu->allocator, bitnet__gpu_mask_words(&s->model->info), sizeof *g->mask_now);
    result = g->mask_now ? bitnet__gpu_session_memory(g, s->options.context, &s->error)
                         : bitnet__no_memory(&s->error);
    if (result == BITNET_OK) result = bitnet__gpu_make_sets(g, &s->error);
    if (result == BITNET_OK)
        result =
            bitnet__gpu_command_pool(gpu, &g->body_pool, g->bodies, BITNET__GPU_BODIES, &s->error);
    if (result == BITNET_OK)
        result = bitnet__gpu_command_pool(gpu, &g->prompt_pool, &g->prompt, 1, &s->error);
    if (result == BITNET_OK) result = bitnet__gpu_session_fill(g, &s->error);
    if (result != BITNET_OK) {
        bitnet__gpu_session_free(g);
        return result;
    }
    bitnet__drop_batch(s);
    bitnet__forget_guesses(s, 0);
    s->backend = &bitnet__gpu_backend;
    s->backend_state = g;
    s->home = s->computed;
    s->away = 0;
    return BITNET_OK;
}

BITNET_API void bitnet_gpu_detach(bitnet_session *session) {
    if (!bitnet_gpu_is_attached(session)) return;
    bitnet__bring_home(session);
    if (!session->backend) return; /* it failed, and was left */
    bitnet__drop_batch(session);
    bitnet__forget_guesses(session, 0);
    session->backend->end(session);
    session->backend = NULL;
}

BITNET_API bool bitnet_gpu_is_attached(const bitnet_session *session) {
    return session && session->backend == &bitnet__gpu_backend;
}

BITNET_API bitnet_result bitnet_gpu_attach(bitnet_session *session, bitnet_gpu *gpu) {
    if (!gpu || session->model != gpu->model)
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "the session's model is not the one on the GPU");
    if (session->adapter)
        return bitnet__fail(&session->error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "the session has an adapter, which only the CPU computes");
    if (bitnet_gpu_is_attached(session) && bitnet__gpu_of(session)->gpu == gpu) return BITNET_OK;
    bitnet_gpu_detach(session);
    return bitnet__gpu_attach(session, gpu);
}

/* ============================================================================================
   >>gpu-selftest   Self-test

   First the arithmetic: sums, products, and the functions of the contract, of ordinary, tiny, huge
   and denormal numbers. Then every kernel: a few tokens through the first layer and the head, in
   batches of all kinds, against a session that computes them with scalar C. All by memcmp, unless
   the arithmetic shows that the device flushes denormals, or loses the signs of zeros, and is right
   in everything else: then what differs in nothing but this counts as equal.

   Calls >>groups, >>scalar, >>model, >>batch, >>session, >>forward, >>sampler, >>gpu-memory,
   >>gpu-recording and >>gpu-running.
   ============================================================================================ */

static bitnet_result bitnet__gpu_differs(const char *what, int64_t where, bitnet_error *error) {
    return bitnet__fail(error, BITNET_ERROR_GPU_ARITHMETIC,
                        "the GPU's %s differ from those of the CPU (%i)", what, where);
}

/* Equal in all bits, or both not numbers. */
static bool bitnet__gpu_same(float a, float b) {
    return bitnet__bits(a) == bitnet__bits(b) || (a != a && b != b);
}

/* Zero in place of a denormal, and of either zero. */
static float bitnet__gpu_flush(float x) { return bitnet__bits(x) & 0x7F800000 ? x : 0.0f; }

/* Whether vectors are equal: in all bits, unless the device flushes. */
static bool bitnet__gpu_alike(const bitnet_gpu *gpu, const float *a, const float *b, size_t count) {
    size_t i;
    if (!gpu->flushes) return memcmp(a, b, count * sizeof *a) == 0;
    for (i = 0; i < count; i++)
        if (!bitnet__gpu_same(bitnet__gpu_flush(a[i]), bitnet__gpu_flush(b[i]))) return false;
    return true;
}

/* The same of halves, whose denormals are no denormal floats. */
static bool bitnet__gpu_alike_halves(const bitnet_gpu *gpu, const uint16_t *a, const uint16_t *b,
                                     size_t count) {
    size_t i;
    if (!gpu->flushes) return memcmp(a, b, count * sizeof *a) == 0;
    for (i = 0; i < count; i++)
        if (a[i] != b[i] && ((a[i] | b[i]) & 0x7FFF) != 0) return false;
    return true;
}

enum {
    BITNET__GPU_PAIRS = 1000, /* their results fit where the narrowest batch's floats do */
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

/* The same with every operand and result flushed. In the last three no denormal matters. */
static void bitnet__gpu_flushed_numbers(float a, float b, float out[8]) {
    const uint32_t bits = bitnet__bits(a) & 0x7FFFFFFF;
    float x = bitnet__gpu_flush(a), d = x < 0 ? -x : x, h = bitnet__gpu_flush(0.5f * d);
    float reciprocal = bitnet__from_bits(0x7EF311C7u - bits);
    float root = bitnet__from_bits(0x5F3759DFu - (bits >> 1));
    int i;
    for (i = 0; i < 4; i++) {
        float y = bitnet__gpu_flush(reciprocal), z = bitnet__gpu_flush(root);
        reciprocal = bitnet__gpu_flush(y * bitnet__gpu_flush(2.0f - bitnet__gpu_flush(d * y)));
        root = bitnet__gpu_flush(bitnet__gpu_flush(h * z) * z);
        root = bitnet__gpu_flush(z * bitnet__gpu_flush(1.5f - root));
    }
    bitnet__gpu_numbers(a, b, out);
    out[0] = bitnet__gpu_flush(x + bitnet__gpu_flush(b));
    out[1] = bitnet__gpu_flush(x * bitnet__gpu_flush(b));
    out[2] = bitnet__gpu_flush(out[1] + x);
    out[3] = reciprocal;
    out[4] = root;
}

/* Which of the results differs from the contract, even if denormals are flushed; -1: none.
   *flushes: some do otherwise, be it in the sign of a zero. */
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
    const uint32_t push[] = {BITNET__GPU_PAIRS, g->attention, g->ffn};
    bitnet__gpu_recorder r;
    int i;
    if (!pairs) return bitnet__no_memory(error);
    results = pairs + 2 * BITNET__GPU_PAIRS;
    for (i = 0; i < 2 * BITNET__GPU_PAIRS; i++)
        pairs[i] = bitnet__gpu_test_number((uint64_t)i, i / 2 % 4 == 0);
    r = bitnet__gpu_recorder_of(g, g->channel.before, error);
    r.result = bitnet__gpu_transfer(&g->channel, true, &g->floats, (VkDeviceSize)g->attention * 4,
                                    pairs, BITNET__GPU_PAIRS * 8, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_begin_commands(gpu, r.commands,
                                              VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    bitnet__gpu_bind(&r, BITNET__PIPELINE_NUMBERS, g->sets[0], BITNET__PUSH(push));
    bitnet__gpu_dispatch(&r, 1, 1, 1);
    if (r.result == BITNET_OK) bitnet__gpu_for_cpu(gpu, r.commands);
    if (r.result == BITNET_OK) r.result = bitnet__gpu_end_commands(gpu, r.commands, error);
    if (r.result == BITNET_OK) r.result = bitnet__gpu_submit(&g->channel, &r.commands, 1, error);
    if (r.result == BITNET_OK) r.result = bitnet__gpu_wait(&g->channel, 0, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_transfer(&g->channel, false, &g->floats, (VkDeviceSize)g->ffn * 4,
                                        results, BITNET__GPU_RESULTS * 4, error);
    gpu->native_halves = r.result == BITNET_OK && bitnet__bits(results[8 * BITNET__GPU_PAIRS]) == 0;
    if (r.result == BITNET_OK) {
        int wrong = bitnet__gpu_judge(pairs, results, BITNET__GPU_PAIRS, &gpu->flushes);
        if (wrong >= 0) r.result = bitnet__gpu_differs("numbers", wrong, error);
    }
    memset(pairs, 0, room * sizeof(float)); /* what pads vectors must be zero */
    if (r.result == BITNET_OK)
        r.result =
            bitnet__gpu_transfer(&g->channel, true, &g->floats, (VkDeviceSize)g->attention * 4,
                                 pairs, BITNET__GPU_PAIRS * 8, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_transfer(&g->channel, true, &g->floats, (VkDeviceSize)g->ffn * 4,
                                        results, BITNET__GPU_RESULTS * 4, error);
    bitnet__free(&gpu->allocator, pairs);
    return r.result;
}

/* Two sessions with the same tokens, on a model of one layer; `here` computes with scalar C. */
typedef struct bitnet__gpu_probe {
    bitnet_model model;
    bitnet__layer layer;
    bitnet_session *here, *there;
    int32_t fed;
} bitnet__gpu_probe;

/* Logit `id` of the session's state, which its head has taken, by scalar C. */
static float bitnet__gpu_scalar_logit(const bitnet_session *s, int32_t id) {
    const bitnet__matrix *head = &s->model->lm_head;
    const bitnet__operand *state = &s->choice->state;
    float logits[BITNET__GROUP_ROWS];
    if (bitnet__is_grouped(head->type)) {
        bitnet__scalar_grouped(logits, BITNET__GROUP_ROWS, head, id - id % BITNET__GROUP_ROWS,
                               BITNET__GROUP_ROWS, state);
        return logits[id % BITNET__GROUP_ROWS];
    }
    bitnet__scalar_dot(logits, 1, head->type, head->data + (size_t)id * head->stride, head->stride,
                       1, head->columns, state->floats, 0, 1, s->choice->scratch[0].row);
    return head->has_scale ? logits[0] * head->scale : logits[0];
}

/* The choice and a sample of the logits of the session's last row. */
BITNET__NOINLINE static bitnet_result bitnet__gpu_test_lm_head(bitnet__gpu_probe *probe,
                                                               bitnet_error *error) {
    bitnet_session *s = probe->there;
    int32_t vocabulary = probe->model.info.vocabulary, id, best = 0, chosen;
    float logit, *logits = s->choice->logits;
    if (!s->backend->logits(s, logits)) {
        *error = s->error;
        return error->result;
    }
    for (id = 0; id < vocabulary; id++)
        if (logits[id] > logits[best]) best = id;
    if (!s->backend->choose(s, &chosen) || chosen != best)
        return bitnet__gpu_differs("choices", s->computed, error);
    bitnet__begin_lm_head(probe->here);
    for (id = 0; id < vocabulary; id += vocabulary / 512 + 1) {
        logit = bitnet__gpu_scalar_logit(probe->here, id);
        if (!bitnet__gpu_alike(bitnet__gpu_of(s)->gpu, &logit, &logits[id], 1))
            return bitnet__gpu_differs("logits", id, error);
    }
    return BITNET_OK;
}

/* The choices of a batch whose head is screened: those of all its logits, which it has made. */
static bitnet_result bitnet__gpu_test_screen(bitnet__gpu_probe *probe, bitnet_error *error) {
    bitnet_session *s = probe->there;
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet__gpu_record before = g->record;
    size_t rows = (size_t)bitnet__gpu_lm_head_rows(before.count);
    bitnet_result result;
    if (!g->gpu->screen.there) return BITNET_OK;
    g->record.count = 0;
    g->record.ahead = false;
    g->prompt_microseconds = 1; /* so that it is not split */
    g->rest = 0;
    g->wants_logits = false;
    s->computed -= before.count;
    s->batch->count = before.count;
    result = s->backend->compute(s, 0);
    s->batch->count = 0;
    s->computed += before.count;
    if (result != BITNET_OK) {
        *error = s->error;
        return result;
    }
    if (!g->record.screened || g->record.count != before.count ||
        memcmp(g->record.chosen, before.chosen, rows * sizeof *before.chosen) != 0)
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

/* The next `count` tokens as one batch. */
static bitnet_result bitnet__gpu_test_batch(bitnet__gpu_probe *probe, int32_t count,
                                            bitnet_error *error) {
    bitnet_session *here = probe->here, *there = probe->there;
    bitnet__gpu_session *g = bitnet__gpu_of(there);
    bitnet_result result;
    int32_t i, head;
    if (count > there->options.context - there->length)
        count = there->options.context - there->length;
    if (count < 1) return BITNET_OK;
    if ((result = bitnet__gpu_feed_probe(probe, count, error)) != BITNET_OK) return result;
    g->token_microseconds = g->prompt_microseconds = 1; /* so that it is not split */
    g->wants_logits = true;
    if ((result = bitnet__catch_up(here, 0, 0)) != BITNET_OK) {
        *error = here->error;
        return result;
    }
    there->batch->count = count;
    if ((result = there->backend->compute(there, 0)) != BITNET_OK) {
        *error = there->error;
        return result;
    }
    there->backend->state(there, there->computed + count - 1);
    there->batch->count = 0;
    there->computed += count;
    if ((result = there->backend->fetch(there)) != BITNET_OK) {
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
    if (!bitnet__gpu_alike(g->gpu, here->hidden, there->hidden, (size_t)probe->model.info.width))
        return bitnet__gpu_differs("states, in a batch,", count, error);
    result = bitnet__gpu_test_lm_head(probe, error);
    return result == BITNET_OK ? bitnet__gpu_test_screen(probe, error) : result;
}

/* One layer of the model, on one thread. The scalar kernels need weights that are not only there in
   base 3; where they are, the kernels that are in use stand in for them. */
static void bitnet__gpu_probe_model(bitnet__gpu_probe *probe, const bitnet_model *model) {
    int i;
    bool in_place = true;
    probe->model = *model;
    memset(&probe->model.lender, 0, sizeof probe->model.lender);
    probe->layer = model->layers[0];
    for (i = 0; i < BITNET__USUAL_MATRICES; i++) in_place = in_place && probe->layer.matrix[i].data;
    for (i = 0; i < BITNET__USUAL_MATRICES && in_place; i++)
        probe->layer.matrix[i].packed_ready = 0;
    if (in_place) probe->model.kernels = &bitnet__scalar_kernels;
    if (in_place) probe->model.looked_up = false;
    probe->model.layers = &probe->layer;
    probe->model.info.layers = 1;
    probe->model.info.threads = 1;
    probe->model.pool = NULL;
    memset(&probe->model.tasks, 0, sizeof probe->model.tasks);
    if (probe->model.info.context > 128) probe->model.info.context = 128;
}

BITNET__NOINLINE static bitnet_result bitnet__gpu_test_kernels(bitnet_gpu *gpu,
                                                               bitnet_error *error) {
    static const int32_t batches[] = {1, 65, 1, 2, 3, 8, 33};
    bitnet_model *model = gpu->model;
    bitnet__gpu_probe *probe =
        (bitnet__gpu_probe *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *probe);
    bitnet_result result = BITNET_ERROR_OUT_OF_MEMORY;
    size_t i;
    if (!probe) return bitnet__no_memory(error);
    bitnet__gpu_probe_model(probe, model);
    probe->here = bitnet_session_create(&probe->model, NULL, error);
    probe->there = bitnet_session_create(&probe->model, NULL, error);
    gpu->model = &probe->model;
    gpu->layers_used = 1;
    if (probe->here && probe->there) {
        result = bitnet__gpu_attach(probe->there, gpu);
        if (result != BITNET_OK) *error = probe->there->error;
    }
    if (result == BITNET_OK) result = bitnet__gpu_test_numbers(bitnet__gpu_of(probe->there), error);
    for (i = 0; i < sizeof batches / sizeof *batches && result == BITNET_OK; i++)
        result = bitnet__gpu_test_batch(probe, batches[i], error);
    bitnet_session_free(probe->here);
    bitnet_session_free(probe->there);
    bitnet__lender_free(&probe->model);
    gpu->model = model;
    gpu->layers_used = model->info.layers;
    bitnet__free(&gpu->allocator, probe);
    return result;
}

/* ============================================================================================
   >>gpu-opening   Opening and closing

   Calls >>architectures, >>pool, >>groups, >>model, >>gpu-device, >>gpu-memory, >>gpu-kernels,
   >>gpu-model, >>gpu-recording, >>gpu-running and >>gpu-selftest.
   ============================================================================================ */

/* Whether attention shares a dispatch with the product before it. */
static bool bitnet__gpu_may_join(const bitnet_gpu *gpu) {
    const bitnet_model_info *info = &gpu->model->info;
    size_t heads = (size_t)(info->heads / info->kv_heads);
    size_t shared = bitnet__gpu_quants_stride(info->width) +
                    heads * (bitnet__pad((size_t)info->head_width, 64) + 64 + 4) * 4 + 8192;
    bool wanted = gpu->options.join == BITNET_GPU_JOIN_AUTO
                      ? gpu->can.info.kind != BITNET_GPU_SOFTWARE
                      : gpu->options.join == BITNET_GPU_JOIN_ON;
    return wanted && !gpu->heads_apart && gpu->can.device_scope &&
           shared <= gpu->can.limits.maxComputeSharedMemorySize;
}

/* Tests the tiers from the fastest on. What fails but for wrong results is no matter of tiers. */
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
        if (result == BITNET_ERROR_GPU_ARITHMETIC && bitnet__load_acquire(&gpu->joined)) {
            bitnet__log(&gpu->log, BITNET_LOG_WARNING, "leaving joined dispatches: %s",
                        error->message);
            bitnet__store_release(&gpu->joined, 0);
            continue;
        }
        if (result != BITNET_ERROR_GPU_ARITHMETIC || !gpu->fast ||
            gpu->options.tier == BITNET_GPU_FAST)
            return result;
        bitnet__log(&gpu->log, BITNET_LOG_WARNING, "leaving the fast tier: %s", error->message);
        bitnet__gpu_drop_pipelines(gpu);
        gpu->fast = false;
    }
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
    gpu->grouped = bitnet__is_grouped(gpu->model->layers[0].matrix[BITNET__Q].type);
    gpu->heads_apart = gpu->grouped || bitnet__has_part(gpu->model->parts, BITNET__Q_NORM);
    if (result == BITNET_OK)
        result = gpu->options.vulkan.device ? bitnet__gpu_use_device(gpu, error)
                                            : bitnet__gpu_make_device(gpu, error);
    if (result == BITNET_OK) result = bitnet__gpu_make_layouts(gpu, error);
    if (result == BITNET_OK) result = bitnet__gpu_pipelines_open(gpu, error);
    if (result == BITNET_OK) result = bitnet__gpu_upload_model(gpu, error);
    if (result == BITNET_OK) result = bitnet__gpu_settle_tier(gpu, error);
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
    if (gpu->options.tokens_per_submit < 1) gpu->options.tokens_per_submit = 16;
    if (gpu->options.tokens_per_submit > BITNET__GPU_STATES)
        gpu->options.tokens_per_submit = BITNET__GPU_STATES;
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

BITNET_API bitnet_gpu *bitnet_gpu_create(bitnet_model *model, const bitnet_gpu_options *options,
                                         bitnet_error *error) {
    bitnet_error local;
    bitnet_gpu *gpu;
    int next = 0;
    if (!model) return NULL;
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

/* Gives back what was made on the device, and the device. */
static void bitnet__gpu_close_device(bitnet_gpu *gpu) {
    int i;
    bitnet__gpu_pipelines_close(gpu);
    bitnet__gpu_drop_pipelines(gpu);
    for (i = 0; i < gpu->block_count; i++) bitnet__gpu_block_free(gpu, &gpu->blocks[i]);
    if (gpu->pipeline_layout)
        gpu->vk.DestroyPipelineLayout(gpu->device, gpu->pipeline_layout, NULL);
    if (gpu->set_layout) gpu->vk.DestroyDescriptorSetLayout(gpu->device, gpu->set_layout, NULL);
    if (gpu->owns_device) gpu->vk.DestroyDevice(gpu->device, NULL);
}

BITNET_API void bitnet_gpu_free(bitnet_gpu *gpu) {
    bitnet_allocator allocator;
    if (!gpu) return;
    allocator = gpu->allocator;
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
    bitnet__free(&allocator, gpu->blocks);
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

static const char *bitnet__gpu_kernel_name(int pipeline) {
    static const char *const products[BITNET__PRODUCTS] = {"query, key, value", "output",
                                                           "gate and up", "down"};
    if (pipeline >= BITNET__PIPELINE_PRODUCT)
        return products[(pipeline - BITNET__PIPELINE_PRODUCT) / 5];
    if (pipeline >= BITNET__PIPELINE_HEAD) return "head";
    if (pipeline >= BITNET__PIPELINE_PREPARE && pipeline < BITNET__PIPELINE_FINAL) return "norms";
    switch (pipeline) {
    case BITNET__PIPELINE_EMBED: return "embedding";
    case BITNET__PIPELINE_FINAL: return "last norm";
    case BITNET__PIPELINE_HEADS: return "heads";
    case BITNET__PIPELINE_ATTENTION_SPLIT: return "attention";
    case BITNET__PIPELINE_JOINED: return "query, key, value; attention";
    case BITNET__PIPELINE_CHOOSE: return "choice";
    case BITNET__PIPELINE_SURVIVORS: return "head: survivors";
    default: return "head: screen";
    }
}

/* Bytes of a row of a product. */
static int64_t bitnet__gpu_row_bytes(const bitnet_gpu *gpu, int product) {
    if (gpu->grouped)
        return (int64_t)gpu->model->layers[0].matrix[bitnet__gpu_products[product].first].stride;
    return (int64_t)(bitnet__pad((size_t)bitnet__gpu_columns(gpu, product), 128) / 4);
}

/* Dispatches of a token, and more. */
static uint32_t bitnet__gpu_most_dispatches(const bitnet_gpu *gpu) {
    return (uint32_t)(10 * gpu->layers_used + 64);
}

/* Bytes of weights, keys and values that a kernel reads for a token at the position. Those of the
   head that survive its screen are not counted: they are few. */
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
               bitnet__gpu_bytes_read(gpu, BITNET__PIPELINE_ATTENTION_SPLIT, position);
    if (pipeline == BITNET__PIPELINE_ATTENTION_SPLIT)
        return (int64_t)(position + 1) * info->kv_heads * (int64_t)bitnet__head_stride(info) * 4;
    for (i = 0; i < gpu->lm_head.pieces; i++)
        if (pipeline >= BITNET__PIPELINE_SCREEN && pipeline < BITNET__PIPELINE_HEAD)
            bytes += (int64_t)bitnet__gpu_plane_bytes(&gpu->lm_head, i, true);
        else if (pipeline >= BITNET__PIPELINE_HEAD)
            bytes +=
                (int64_t)bitnet__gpu_piece_rows(&gpu->lm_head, i) * (int64_t)gpu->lm_head.row_bytes;
    return bytes;
}

/* Runs one token, with a note of the time before each dispatch and after the last. */
static bitnet_result bitnet__gpu_run_noted(bitnet__gpu_recorder *r) {
    bitnet__gpu_session *g = r->session;
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands[2];
    bitnet__gpu_put_state(g, g->session->computed, 1);
    commands[0] = g->channel.before, commands[1] = r->commands;
    r->result = bitnet__gpu_record_before(g, r->error);
    if (r->result == BITNET_OK)
        r->result = bitnet__gpu_begin_commands(
            gpu, r->commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, r->error);
    if (r->result != BITNET_OK) return r->result;
    gpu->vk.CmdResetQueryPool(r->commands, r->times, 0, bitnet__gpu_most_dispatches(gpu));
    bitnet__gpu_record_batch(r);
    if (r->result == BITNET_OK)
        gpu->vk.CmdWriteTimestamp(r->commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, r->times,
                                  (uint32_t)r->dispatches);
    if (r->result == BITNET_OK) r->result = bitnet__gpu_end_commands(gpu, r->commands, r->error);
    if (r->result == BITNET_OK) r->result = bitnet__gpu_submit(&g->channel, commands, 2, r->error);
    return r->result == BITNET_OK ? bitnet__gpu_wait(&g->channel, 0, r->error) : r->result;
}

/* Adds up the dispatches of each kernel; returns how many there are. */
static int bitnet__gpu_sum_kernels(const bitnet__gpu_recorder *r, const uint64_t *times,
                                   bitnet_gpu_kernel *kernels, int capacity) {
    const bitnet_gpu *gpu = r->session->gpu;
    int32_t i;
    int count = 0, k;
    for (i = 0; i < r->dispatches; i++) {
        const char *name = bitnet__gpu_kernel_name(r->kernels[i]);
        for (k = 0; k < count && k < capacity && kernels[k].name != name; k++) continue;
        if (k == count && k < capacity) {
            memset(&kernels[k], 0, sizeof *kernels);
            kernels[k].name = name;
        }
        if (k == count) count++;
        if (k >= capacity) continue;
        kernels[k].dispatches++;
        kernels[k].microseconds +=
            (double)(times[i + 1] - times[i]) * 1e-3 * (double)gpu->can.limits.timestampPeriod;
        kernels[k].bytes +=
            bitnet__gpu_bytes_read(gpu, r->kernels[i], r->session->session->computed);
    }
    return count;
}

BITNET_API int bitnet_gpu_measure(bitnet_session *session, bitnet_gpu_kernel *kernels,
                                  int capacity) {
    BITNET__VK_STRUCT(VkQueryPoolCreateInfo, create, VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
    bitnet__gpu_session *g;
    bitnet__gpu_recorder r;
    bitnet_gpu *gpu;
    uint64_t *times;
    int count = 0;
    if (!bitnet_gpu_is_attached(session) || session->computed >= session->options.context) return 0;
    g = bitnet__gpu_of(session), gpu = g->gpu;
    if (!gpu->can.limits.timestampComputeAndGraphics) return 0;
    if (bitnet__gpu_settle(session, 0) != BITNET_OK) return 0;
    g->record.count = 0; /* what was computed ahead is computed again */
    r = bitnet__gpu_recorder_of(g, g->channel.body, &session->error);
    r.screened = gpu->screen.there;
    create.queryType = VK_QUERY_TYPE_TIMESTAMP;
    create.queryCount = bitnet__gpu_most_dispatches(gpu);
    times = (uint64_t *)bitnet__alloc(&gpu->allocator, create.queryCount,
                                      sizeof *times + sizeof *r.kernels);
    if (!times) return 0;
    r.kernels = (int *)(void *)(times + create.queryCount);
    if (gpu->embedding.pieces + 3 * gpu->lm_head.pieces < 60 &&
        gpu->vk.CreateQueryPool(gpu->device, &create, NULL, &r.times) == VK_SUCCESS) {
        bitnet_result result = bitnet__gpu_run_noted(&r);
        if (result == BITNET_OK &&
            gpu->vk.GetQueryPoolResults(
                gpu->device, r.times, 0, (uint32_t)r.dispatches + 1,
                ((size_t)r.dispatches + 1) * sizeof *times, times, sizeof *times,
                VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT) == VK_SUCCESS)
            count = bitnet__gpu_sum_kernels(&r, times, kernels, capacity);
        if (!bitnet__load_acquire(&gpu->hung)) gpu->vk.DestroyQueryPool(gpu->device, r.times, NULL);
    }
    bitnet__free(&gpu->allocator, times);
    return count;
}

/* Copies one half of a block to the other `times` times; the seconds that it took, 0 on failure. */
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
    if (bitnet__gpu_channel_open(gpu, &channel, 1 << 20, 0, NULL) == BITNET_OK)
        for (i = 0; i < 6; i++) { /* longer copies until they take 20 ms, then the best of them */
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

/* ============================================================================================
   >>gpu-words   Shaders: the generated words

   SPIR-V of shaders_spv/ in both tiers, compiled by tools/gen_spv.c. Kernels that are the same in
   both tiers come once. Behind the words is the table by which bitnet__gpu_source finds them.

   Calls nothing.
   ============================================================================================ */

/* clang-format off */
/* BEGIN GENERATED by tools/gen_spv.c */
static const uint32_t bitnet__spv_attention_plain[] = {
119734787,66304,524299,1441,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,5,262215,6,1,0,262215,7,1,3,262215,8,1,4,
262215,3,11,29,196679,9,42,196679,10,42,262215,11,1,11,196679,12,42,196679,13,42,196679,14,42,
196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,196679,
22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,
196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,42,196679,36,42,196679,
37,42,196679,38,42,196679,39,42,196679,40,42,196679,41,42,327752,42,0,35,0,327752,42,1,35,4,
327752,42,2,35,8,327752,42,3,35,12,327752,42,4,35,16,327752,42,5,35,20,327752,42,6,35,24,327752,
42,7,35,28,327752,42,8,35,32,327752,42,9,35,36,327752,42,10,35,40,327752,42,11,35,44,327752,42,12,
35,48,327752,42,13,35,52,327752,42,14,35,56,327752,42,15,35,60,327752,42,16,35,64,327752,42,17,35,
68,327752,42,18,35,72,327752,42,19,35,76,327752,42,20,35,80,196679,42,2,262215,43,6,16,327752,44,
0,35,0,196679,44,2,262215,45,34,0,262215,45,33,4,196679,46,42,196679,47,42,196679,48,42,196679,49,
42,196679,50,42,196679,51,42,196679,52,42,262215,53,6,4,327752,54,0,35,0,196679,54,2,262215,55,34,
0,262215,55,33,5,196679,56,42,196679,57,42,196679,58,42,196679,59,42,196679,60,42,196679,61,42,
196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,262215,68,6,8,
262216,69,0,23,327752,69,0,35,0,196679,69,2,262215,70,34,0,262215,70,33,2,262215,71,6,4,262215,72,
6,4,262215,73,6,4,262215,74,6,4,327752,75,0,35,0,327752,75,1,35,4,327752,75,2,35,8,327752,75,3,35,
12,327752,75,4,35,16,327752,75,5,35,20,327752,75,6,35,24,327752,75,7,35,28,327752,75,8,35,32,
327752,75,9,35,36,327752,75,10,35,40,327752,75,11,35,44,327752,75,12,35,48,327752,75,13,35,52,
327752,75,14,35,56,327752,75,15,35,60,327752,75,16,35,64,327752,75,17,35,96,327752,75,18,35,224,
327752,75,19,35,2272,196679,75,2,262215,76,34,0,262215,76,33,7,262215,77,1,13,262215,4,11,26,
262215,78,1,0,262215,79,11,25,131091,80,196641,81,80,262165,82,32,0,196641,83,82,262176,84,7,82,
196630,85,32,262177,86,85,84,262167,87,85,2,262177,88,87,84,262176,89,7,85,262177,90,85,89,393249,
91,85,89,89,89,327713,92,85,89,89,262187,82,93,8,262172,94,85,93,262176,95,7,94,262177,96,85,95,
262177,97,82,84,131092,98,262177,99,98,84,262167,100,82,4,262194,82,5,64,262187,82,101,63,393268,
82,102,128,5,101,262187,82,103,64,393268,82,104,134,102,103,393268,82,105,132,104,103,393268,82,
106,134,105,103,393268,98,107,176,106,93,393268,82,108,134,93,106,262187,82,109,1,458804,82,110,
169,107,108,109,262194,82,6,128,393268,82,111,134,6,93,393268,82,112,134,103,111,393268,98,113,
176,110,112,393268,82,114,134,103,111,458804,82,115,169,113,110,114,393268,82,116,132,115,106,
262172,117,100,116,262176,118,7,117,524321,119,80,84,84,84,84,118,393249,120,80,117,84,84,262177,
121,80,84,262187,82,122,2,393268,82,123,134,5,122,393268,82,124,128,123,6,393268,82,125,130,124,
109,393268,82,126,134,125,6,393268,82,127,134,103,126,393268,82,128,132,127,126,262172,129,82,128,
262176,130,7,129,524321,131,80,84,84,84,84,130,262194,82,7,4,262194,82,8,2,393268,82,132,134,7,8,
393268,98,133,176,123,6,458804,82,134,169,133,123,6,393268,82,135,134,6,134,393268,82,136,128,132,
135,393268,82,137,130,136,109,393268,82,138,134,6,134,393268,82,139,134,137,138,393268,82,140,132,
139,126,262172,141,87,140,262176,142,7,141,458785,143,80,129,84,84,142,262176,144,7,87,589857,145,
80,89,89,144,89,89,144,524321,146,80,84,84,84,89,144,458785,147,82,84,84,84,84,458785,148,80,84,
84,84,84,524321,149,80,84,84,84,84,142,262176,150,7,98,262177,151,80,150,393249,152,80,84,84,84,
262176,153,1,82,262203,153,3,1,262187,82,154,72,262187,82,155,264,262187,82,156,32768,262165,157,
32,1,262187,157,158,16,262187,82,159,32767,262187,157,160,13,262187,82,161,939524096,262187,82,
162,260046848,262187,82,163,947912704,262187,85,164,947912704,262187,82,165,8388608,196657,98,11,
262187,82,166,65535,262187,82,167,2129859015,262187,157,168,0,262187,157,169,4,262187,85,170,
1073741824,262187,157,171,1,262187,85,172,1117782016,262187,85,173,1069066811,262187,85,174,
1262485504,262187,85,175,1060208640,262187,85,176,3109978243,262187,85,177,961571175,262187,85,
178,985088974,262187,85,179,1007192328,262187,85,180,1026206145,262187,85,181,1042983594,262187,
85,182,1056964608,262187,85,183,1065353216,262187,82,184,127,262187,157,185,23,262187,85,186,
3265265664,262187,85,187,0,262187,82,188,4294967288,262172,189,85,6,262176,190,4,189,262203,190,
191,4,262176,192,4,85,262187,82,193,7,262187,157,194,8,393268,82,195,132,6,93,262172,196,85,195,
262176,197,4,196,262203,197,198,4,262187,82,199,32,262187,82,200,16,262187,82,201,48,262187,82,
202,40,262187,82,203,24,262187,82,204,56,262187,82,205,4,262187,82,206,6,262187,82,207,5,262187,
82,208,3,1507358,42,82,82,82,82,82,82,82,82,82,82,82,85,85,85,82,82,82,82,82,82,85,262176,209,9,
42,262203,209,210,9,262187,157,211,9,262176,212,9,82,262187,82,213,0,262187,157,214,3,196637,43,
100,196638,44,43,262176,215,12,44,262203,215,45,12,262176,216,12,100,262176,217,7,100,393268,82,
218,132,106,205,393268,82,219,132,106,205,262172,220,87,219,262176,221,7,220,393268,82,222,132,
106,205,393268,82,223,132,132,105,393268,82,224,134,223,122,262172,225,87,224,262176,226,4,225,
262203,226,227,4,262176,228,4,87,393268,82,229,132,132,103,262172,230,85,229,262176,231,4,230,
262203,231,232,4,393268,82,233,130,132,109,262172,234,85,132,262176,235,4,234,262203,235,236,4,
262203,235,237,4,393268,82,238,134,105,122,393268,82,239,130,123,109,196637,53,82,196638,54,53,
262176,240,12,54,262203,240,55,12,393268,82,241,134,105,122,262176,242,12,82,393268,82,243,130,
132,109,196637,68,87,196638,69,68,262176,244,12,69,262203,244,70,12,262187,157,245,14,262187,157,
246,15,262176,247,12,87,262187,157,248,17,393268,82,249,128,5,122,327724,87,250,187,187,262172,
251,87,93,262176,252,7,251,262176,253,4,98,262203,253,254,4,262172,71,82,93,262172,72,82,199,
262187,82,255,512,262172,73,82,255,196637,74,82,1441822,75,82,82,82,82,82,82,82,82,82,82,82,82,82,
82,85,82,71,72,73,74,262176,256,12,75,262203,256,76,12,262187,157,257,19,262203,235,258,4,262203,
235,259,4,196656,98,77,262187,157,260,5,262187,157,261,6,393268,82,262,132,132,105,393268,82,263,
134,262,122,393268,82,264,132,115,111,393268,82,265,132,115,111,393268,82,266,130,132,109,262167,
267,82,3,262176,268,1,267,262203,268,4,1,262194,82,78,1,393267,267,79,78,109,109,262187,82,269,
1879048192,327734,80,2,0,81,131320,270,262203,84,271,7,262203,84,272,7,262203,84,273,7,327745,153,
274,4,122,262205,82,275,274,196670,271,275,327745,153,276,4,109,262205,82,277,276,196670,272,277,
327745,153,278,4,213,262205,82,279,278,196670,273,279,458809,80,280,281,271,272,273,65789,65592,
327734,82,282,0,83,131320,283,262205,82,284,3,131326,284,65592,327734,80,285,0,81,131320,286,
196833,109,154,262368,122,122,155,196833,109,154,65789,65592,327734,85,287,0,86,196663,84,288,
131320,289,262205,82,290,288,327879,82,291,290,156,327876,82,292,291,158,262205,82,293,288,327879,
82,294,293,159,327876,82,295,294,160,327808,82,296,295,161,327854,98,297,295,162,196855,298,0,
262394,297,299,298,131320,299,327808,82,300,295,269,131321,298,131320,298,458997,82,301,296,289,
300,299,327808,82,9,295,163,262268,85,302,9,327811,85,10,302,164,327856,98,303,295,165,196855,304,
0,262394,303,305,304,131320,305,262268,82,306,10,131321,304,131320,304,458997,82,307,301,298,306,
305,327877,82,308,307,292,262268,85,309,308,131326,309,65592,327734,87,310,0,88,196663,84,311,
131320,312,262203,84,313,7,262203,84,314,7,196855,315,0,262394,11,316,315,131320,316,262205,82,
317,311,393228,87,318,1,62,317,131326,318,131320,315,262205,82,319,311,327879,82,320,319,166,
196670,313,320,327737,85,321,287,313,262205,82,322,311,327874,82,323,322,158,196670,314,323,
327737,85,324,287,314,327760,87,325,321,324,131326,325,65592,327734,85,326,0,90,196663,89,327,
131320,328,262205,85,329,327,262268,82,330,329,327810,82,12,167,330,262268,85,331,12,131321,332,
131320,332,458997,85,333,331,328,15,334,458997,157,335,168,328,336,334,262390,337,334,0,131321,
338,131320,338,327857,98,339,335,169,262394,339,340,337,131320,340,262205,85,341,327,327813,85,13,
341,333,327811,85,14,170,13,327813,85,15,333,14,131321,334,131320,334,327808,157,336,335,171,
131321,332,131320,337,131326,333,65592,327734,85,342,0,90,196663,89,343,131320,344,262205,85,345,
343,327866,98,346,345,172,262205,85,347,343,393385,85,348,346,172,347,327813,85,16,348,173,327809,
85,17,16,174,327811,85,18,17,174,327813,85,19,18,175,327811,85,20,348,19,327813,85,21,18,176,
327811,85,22,20,21,327813,85,23,177,22,327809,85,24,23,178,327813,85,25,24,22,327809,85,26,25,179,
327813,85,27,26,22,327809,85,28,27,180,327813,85,29,28,22,327809,85,30,29,181,327813,85,31,30,22,
327809,85,32,31,182,327813,85,33,22,22,327813,85,34,32,33,327809,85,35,34,22,327809,85,36,35,183,
262268,82,349,17,327808,82,37,349,184,327876,82,350,37,185,262268,85,351,350,327813,85,38,36,351,
262205,85,352,343,327864,98,353,352,186,393385,85,354,353,187,38,131326,354,65592,327734,85,355,0,
91,196663,89,356,196663,89,357,196663,89,358,131320,359,262205,85,360,356,262205,85,361,357,
327813,85,39,360,361,262205,85,362,358,327809,85,40,39,362,131326,40,65592,327734,85,363,0,92,
196663,89,364,196663,89,365,131320,366,262205,85,367,364,262205,85,368,365,327809,85,41,367,368,
131326,41,65592,327734,85,369,0,90,196663,89,370,131320,371,262201,82,372,282,327879,82,373,372,
188,262368,122,122,155,262201,82,374,282,262205,85,375,370,327745,192,376,191,374,196670,376,375,
262368,122,122,155,327745,192,377,191,373,262205,85,378,377,196670,370,378,131321,379,131320,379,
458997,82,380,109,371,381,382,262390,383,382,0,131321,384,131320,384,327856,98,385,380,93,262394,
385,386,383,131320,386,327808,82,387,373,380,327745,192,388,191,387,262205,85,389,388,262205,85,
390,370,327866,98,391,389,390,196855,392,0,262394,391,393,394,131320,393,262205,85,395,388,131321,
392,131320,394,262205,85,396,370,131321,392,131320,392,458997,85,397,395,393,396,394,196670,370,
397,131321,382,131320,382,327808,82,381,380,171,131321,379,131320,383,262205,85,398,370,131326,
398,65592,327734,85,399,0,96,196663,95,400,131320,401,262203,89,402,7,262203,89,403,7,262203,89,
404,7,262203,89,405,7,262203,89,406,7,262203,89,407,7,262203,89,408,7,262203,89,409,7,262203,89,
410,7,262203,89,411,7,262203,89,412,7,262203,89,413,7,262203,89,414,7,262203,89,415,7,262203,89,
416,7,262203,89,417,7,262203,89,418,7,262203,89,419,7,262203,89,420,7,262203,89,421,7,262203,89,
422,7,262203,89,423,7,262203,89,424,7,262203,89,425,7,262203,89,426,7,262203,89,427,7,262203,89,
428,7,262203,89,429,7,262201,82,430,282,327879,82,431,430,188,327812,82,432,431,93,327879,82,433,
430,193,327808,82,434,432,433,262368,122,122,155,131321,435,131320,435,458997,157,436,168,401,437,
438,262390,439,438,1,131321,440,131320,440,327857,98,441,436,194,262394,441,442,439,131320,442,
327812,82,443,430,93,262268,82,444,436,327808,82,445,443,444,327745,89,446,400,436,262205,85,447,
446,327745,192,448,198,445,196670,448,447,131321,438,131320,438,327808,157,437,436,171,131321,435,
131320,439,262368,122,122,155,327808,82,449,434,199,327745,192,450,198,434,262205,85,451,450,
196670,402,451,327745,192,452,198,449,262205,85,453,452,196670,403,453,393273,85,454,363,402,403,
327808,82,455,434,200,327808,82,456,434,201,327745,192,457,198,455,262205,85,458,457,196670,404,
458,327745,192,459,198,456,262205,85,460,459,196670,405,460,393273,85,461,363,404,405,196670,406,
454,196670,407,461,393273,85,462,363,406,407,327808,82,463,434,93,327808,82,464,434,202,327745,
192,465,198,463,262205,85,466,465,196670,408,466,327745,192,467,198,464,262205,85,468,467,196670,
409,468,393273,85,469,363,408,409,327808,82,470,434,203,327808,82,471,434,204,327745,192,472,198,
470,262205,85,473,472,196670,410,473,327745,192,474,198,471,262205,85,475,474,196670,411,475,
393273,85,476,363,410,411,196670,412,469,196670,413,476,393273,85,477,363,412,413,196670,414,462,
196670,415,477,393273,85,478,363,414,415,327745,192,479,191,430,196670,479,478,262368,122,122,155,
327808,82,480,431,205,327745,192,481,191,431,262205,85,482,481,196670,416,482,327745,192,483,191,
480,262205,85,484,483,196670,417,484,393273,85,485,363,416,417,327808,82,486,431,122,327808,82,
487,431,206,327745,192,488,191,486,262205,85,489,488,196670,418,489,327745,192,490,191,487,262205,
85,491,490,196670,419,491,393273,85,492,363,418,419,196670,420,485,196670,421,492,393273,85,493,
363,420,421,327808,82,494,431,109,327808,82,495,431,207,327745,192,496,191,494,262205,85,497,496,
196670,422,497,327745,192,498,191,495,262205,85,499,498,196670,423,499,393273,85,500,363,422,423,
327808,82,501,431,208,327808,82,502,431,193,327745,192,503,191,501,262205,85,504,503,196670,424,
504,327745,192,505,191,502,262205,85,506,505,196670,425,506,393273,85,507,363,424,425,196670,426,
500,196670,427,507,393273,85,508,363,426,427,196670,428,493,196670,429,508,393273,85,509,363,428,
429,131326,509,65592,327734,82,510,0,97,196663,84,511,131320,512,262201,82,513,282,327814,82,514,
513,134,327812,82,515,514,139,262205,82,516,511,327817,82,517,516,139,327808,82,518,515,517,
131326,518,65592,327734,82,519,0,97,196663,84,520,131320,521,262201,82,522,282,327817,82,523,522,
134,262205,82,524,520,327814,82,525,524,139,327812,82,526,525,6,327808,82,527,523,526,131326,527,
65592,327734,98,528,0,99,196663,84,529,131320,530,262203,84,531,7,262203,84,532,7,262205,82,533,
529,196670,531,533,327737,82,534,510,531,327856,98,535,534,132,196855,536,0,262394,535,537,536,
131320,537,262205,82,538,529,196670,532,538,327737,82,539,519,532,327856,98,540,539,123,131321,
536,131320,536,458997,98,541,535,530,540,537,131326,541,65592,327734,80,542,0,119,196663,84,543,
196663,84,544,196663,84,545,196663,84,546,196663,118,547,131320,548,262205,82,549,543,327745,212,
550,210,211,262205,82,551,550,327812,82,552,549,551,262205,82,553,544,327812,82,554,553,103,
327808,82,555,552,554,327812,82,556,555,106,327812,82,557,556,93,262201,82,558,282,327879,82,559,
558,193,327808,82,560,557,559,131321,561,131320,561,458997,82,562,213,548,563,564,262390,565,564,
1,131321,566,131320,566,327856,98,567,562,115,262394,567,568,565,131320,568,262205,82,569,546,
327812,82,570,562,111,327808,82,571,569,570,262201,82,572,282,327874,82,573,572,214,327808,82,574,
571,573,262205,82,575,545,327810,82,576,575,109,458764,82,577,1,38,574,576,131321,578,131320,578,
458997,82,579,213,568,580,581,262390,582,581,1,131321,583,131320,583,327856,98,584,579,106,262394,
584,585,582,131320,585,327812,82,586,562,106,327808,82,587,586,579,327812,82,588,577,106,327808,
82,589,588,579,327812,82,590,589,93,327808,82,591,560,590,393281,216,592,45,168,591,262205,100,
593,592,327745,217,594,547,587,196670,594,593,131321,581,131320,581,327808,82,580,579,171,131321,
578,131320,582,131321,564,131320,564,327808,82,563,562,171,131321,561,131320,565,65789,65592,
327734,80,595,0,120,196663,117,596,196663,84,597,196663,84,598,131320,599,262203,221,600,7,262203,
84,601,7,262203,118,602,7,262203,95,603,7,262203,144,604,7,262203,89,605,7,262203,89,606,7,262203,
89,607,7,262203,89,608,7,262203,89,609,7,262203,89,610,7,262203,95,611,7,262201,82,612,282,327879,
82,613,612,193,131321,614,131320,614,458997,82,615,213,599,616,617,262390,618,617,1,131321,619,
131320,619,327856,98,620,615,115,262394,620,621,618,131320,621,262205,82,622,598,327812,82,623,
615,111,327808,82,624,622,623,262201,82,625,282,327874,82,626,625,214,327808,82,627,624,626,
131321,628,131320,628,458997,82,629,213,621,630,631,262390,632,631,1,131321,633,131320,633,327856,
98,634,629,218,262394,634,635,632,131320,635,327812,82,636,615,106,327814,82,637,629,205,327808,
82,638,636,637,327817,82,639,629,205,196670,602,596,393281,84,640,602,638,639,262205,82,641,640,
196670,601,641,327737,87,642,310,601,327745,144,643,600,629,196670,643,642,131321,631,131320,631,
327808,82,630,629,171,131321,628,131320,632,131321,644,131320,644,458997,82,645,213,632,646,647,
262390,648,647,0,131321,649,131320,649,327856,98,650,645,132,262394,650,651,648,131320,651,131321,
652,131320,652,458997,157,653,168,651,654,655,262390,656,655,1,131321,657,131320,657,327857,98,
658,653,194,262394,658,659,656,131320,659,327745,89,660,603,653,196670,660,187,131321,655,131320,
655,327808,157,654,653,171,131321,652,131320,656,131321,661,131320,661,458997,82,662,213,656,663,
664,262390,665,664,1,131321,666,131320,666,327856,98,667,662,222,262394,667,668,665,131320,668,
327812,82,669,645,106,327814,82,670,662,205,327808,82,671,669,670,327812,82,672,671,199,327812,82,
673,613,205,327808,82,674,672,673,327817,82,675,662,205,327808,82,676,674,675,327745,228,677,227,
676,262205,87,678,677,196670,604,678,327812,82,679,675,122,327745,89,680,604,213,262205,85,681,
680,196670,605,681,393281,89,682,600,662,213,262205,85,683,682,196670,606,683,327745,89,684,603,
679,262205,85,685,684,196670,607,685,458809,85,686,355,605,606,607,196670,684,686,327808,82,687,
679,109,327745,89,688,604,109,262205,85,689,688,196670,608,689,393281,89,690,600,662,109,262205,
85,691,690,196670,609,691,327745,89,692,603,687,262205,85,693,692,196670,610,693,458809,85,694,
355,608,609,610,196670,692,694,131321,664,131320,664,327808,82,663,662,171,131321,661,131320,665,
262205,94,695,603,196670,611,695,327737,85,696,399,611,327850,98,697,613,213,262205,82,698,597,
327856,98,699,627,698,327847,98,700,697,699,196855,701,0,262394,700,702,701,131320,702,327812,82,
703,645,103,327808,82,704,703,627,327745,192,705,232,704,196670,705,696,131321,701,131320,701,
131321,647,131320,647,327808,82,646,645,171,131321,644,131320,648,131321,617,131320,617,327808,82,
616,615,171,131321,614,131320,618,65789,65592,327734,80,706,0,121,196663,84,707,131320,708,262203,
95,709,7,262203,89,710,7,262203,89,711,7,262203,89,712,7,262203,89,713,7,262203,95,714,7,262201,
82,715,282,327879,82,716,715,193,262201,82,717,282,327874,82,718,717,214,262368,122,122,155,
131321,719,131320,719,458997,82,720,213,708,721,722,262390,723,722,0,131321,724,131320,724,327856,
98,725,720,132,262394,725,726,723,131320,726,327808,82,727,720,718,458764,82,728,1,38,727,233,
327812,82,729,728,103,327745,192,730,232,729,262205,85,731,730,131321,732,131320,732,458997,85,
733,731,726,734,735,458997,82,736,213,726,48,735,262390,737,735,1,131321,738,131320,738,327856,98,
739,736,93,262394,739,740,737,131320,740,327812,82,46,716,93,327808,82,47,46,736,327808,82,741,
729,47,327745,192,742,232,741,262205,85,743,742,262205,82,744,707,327856,98,745,47,744,393385,85,
746,745,743,733,327745,89,747,709,736,196670,747,746,262205,85,748,747,327866,98,749,748,733,
196855,750,0,262394,749,751,752,131320,751,262205,85,753,747,131321,750,131320,752,131321,750,
131320,750,458997,85,734,753,751,733,752,131321,735,131320,735,327808,82,48,736,171,131321,732,
131320,737,196670,710,733,327737,85,754,369,710,131321,755,131320,755,458997,82,756,213,737,52,
757,262390,758,757,1,131321,759,131320,759,327856,98,760,756,93,262394,760,761,758,131320,761,
262271,85,49,754,327745,89,762,709,756,262205,85,763,762,196670,711,763,196670,712,49,393273,85,
764,363,711,712,196670,713,764,327737,85,765,342,713,327812,82,50,716,93,327808,82,51,50,756,
262205,82,766,707,327856,98,767,51,766,393385,85,768,767,765,187,196670,762,768,131321,757,131320,
757,327808,82,52,756,171,131321,755,131320,758,262205,94,769,709,196670,714,769,327737,85,770,399,
714,262368,122,122,155,327856,98,771,727,132,196855,772,0,262394,771,773,772,131320,773,131321,
774,131320,774,458997,82,775,213,773,776,777,262390,778,777,1,131321,779,131320,779,327856,98,780,
775,93,262394,780,781,778,131320,781,327812,82,782,716,93,327808,82,783,729,782,327808,82,784,783,
775,327745,89,785,709,775,262205,85,786,785,327745,192,787,232,784,196670,787,786,131321,777,
131320,777,327808,82,776,775,171,131321,774,131320,778,327850,98,788,716,213,196855,789,0,262394,
788,790,789,131320,790,327745,192,791,236,728,196670,791,754,327745,192,792,237,728,196670,792,
770,131321,789,131320,789,131321,772,131320,772,131321,722,131320,722,327808,82,721,720,111,
131321,719,131320,723,262368,122,122,155,65789,65592,327734,80,793,0,131,196663,84,794,196663,84,
795,196663,84,796,196663,84,797,196663,130,798,131320,799,262203,84,800,7,262205,82,801,794,
327745,212,802,210,211,262205,82,803,802,327812,82,804,801,803,262205,82,805,795,327812,82,806,
805,103,327808,82,807,804,806,327812,82,808,807,238,131321,809,131320,809,458997,82,810,213,799,
811,812,262390,813,812,1,131321,814,131320,814,327856,98,815,810,128,262394,815,816,813,131320,
816,327814,82,817,810,127,327812,82,818,817,139,196670,800,818,327737,82,819,519,800,458764,82,
820,1,38,819,239,262205,82,821,797,327817,82,822,810,127,327808,82,823,821,822,262205,82,824,796,
327810,82,825,824,109,458764,82,826,1,38,823,825,327812,82,827,826,241,327808,82,828,808,827,
327808,82,829,828,820,393281,242,830,55,168,829,262205,82,831,830,327745,84,832,798,810,196670,
832,831,131321,812,131320,812,327808,82,811,810,171,131321,809,131320,813,65789,65592,327734,80,
833,0,143,196663,129,834,196663,84,835,196663,84,836,196663,142,837,131320,838,262203,130,839,7,
262203,84,840,7,262203,84,841,7,131321,842,131320,842,458997,82,843,213,838,59,844,262390,845,844,
1,131321,846,131320,846,327856,98,847,843,127,262394,847,848,845,131320,848,131321,849,131320,849,
458997,82,850,213,848,851,852,262390,853,852,1,131321,854,131320,854,327856,98,855,850,126,262394,
855,856,853,131320,856,262205,82,857,836,327808,82,56,857,843,262205,82,858,835,327856,98,859,56,
858,196855,860,0,262394,859,861,862,131320,861,327812,82,863,850,127,327808,82,864,863,843,196670,
839,834,327745,84,865,839,864,262205,82,866,865,131321,860,131320,862,131321,860,131320,860,
458997,82,867,866,861,213,862,196670,840,867,327737,87,868,310,840,131321,869,131320,869,458997,
82,870,213,860,871,872,262390,873,872,1,131321,874,131320,874,327856,98,875,870,139,262394,875,
876,873,131320,876,327812,82,877,850,139,327808,82,878,877,870,196670,841,878,327737,82,879,510,
841,458764,82,880,1,38,879,243,327812,82,881,880,103,262205,82,882,836,327808,82,883,881,882,
327808,82,884,883,843,327745,192,885,232,884,262205,85,886,885,327745,144,887,837,878,262205,87,
888,887,327822,87,57,868,886,327809,87,58,888,57,196670,887,58,131321,872,131320,872,327808,82,
871,870,171,131321,869,131320,873,131321,852,131320,852,327808,82,851,850,171,131321,849,131320,
853,131321,844,131320,844,327808,82,59,843,171,131321,842,131320,845,65789,65592,327734,80,889,0,
145,196663,89,890,196663,89,891,196663,144,892,196663,89,893,196663,89,894,196663,144,895,131320,
896,262203,89,897,7,262203,89,898,7,262203,89,899,7,262203,89,900,7,262203,89,901,7,262203,89,902,
7,262205,85,903,890,262205,85,904,893,327866,98,905,903,904,262205,85,906,890,262205,85,907,893,
393385,85,908,905,906,907,262271,85,60,908,262205,85,909,890,196670,897,909,196670,898,60,393273,
85,910,363,897,898,196670,899,910,327737,85,911,342,899,262205,85,912,893,196670,900,912,196670,
901,60,393273,85,913,363,900,901,196670,902,913,327737,85,914,342,902,262205,85,915,891,327813,85,
61,915,911,262205,85,916,894,327813,85,62,916,914,327809,85,63,61,62,262205,87,917,892,327822,87,
64,917,911,262205,87,918,895,327822,87,65,918,914,327809,87,66,64,65,196670,891,63,196670,892,66,
196670,890,908,65789,65592,327734,80,919,0,146,196663,84,920,196663,84,921,196663,84,922,196663,
89,923,196663,144,924,131320,925,262203,84,926,7,262203,89,927,7,262203,84,928,7,262205,82,929,
921,327812,82,930,929,132,262205,82,931,922,196670,926,931,327737,82,932,510,926,327808,82,933,
930,932,262205,87,934,924,262205,85,935,923,196670,927,935,327737,85,936,326,927,327822,87,67,934,
936,327745,212,937,210,245,262205,82,938,937,262205,82,939,920,327745,212,940,210,246,262205,82,
941,940,327812,82,942,939,941,327808,82,943,938,942,327812,82,944,933,5,327808,82,945,943,944,
327814,82,946,945,122,262205,82,947,922,196670,928,947,327737,82,948,519,928,327808,82,949,946,
948,393281,247,950,70,168,949,196670,950,67,65789,65592,327734,82,951,0,147,196663,84,952,196663,
84,953,196663,84,954,196663,84,955,131320,956,327745,212,957,210,158,262205,82,958,957,262205,82,
959,952,327812,82,960,959,8,262205,82,961,953,327808,82,962,960,961,327745,212,963,210,248,262205,
82,964,963,327812,82,965,962,964,262205,82,966,954,327808,82,967,965,966,327812,82,968,967,132,
262205,82,969,955,327808,82,970,968,969,327812,82,971,970,249,327808,82,972,958,971,327814,82,973,
972,122,131326,973,65592,327734,80,974,0,148,196663,84,975,196663,84,976,196663,84,977,196663,84,
978,131320,979,262203,84,980,7,262203,84,981,7,262203,84,982,7,262203,84,983,7,262203,84,984,7,
262203,252,985,7,262203,252,986,7,262203,84,987,7,262203,89,988,7,262203,89,989,7,262203,144,990,
7,262203,89,991,7,262203,89,992,7,262203,144,993,7,262203,84,994,7,262203,84,995,7,262203,84,996,
7,262203,89,997,7,262203,144,998,7,131321,999,131320,999,458997,87,1000,250,979,1001,1002,458997,
85,1003,187,979,1004,1002,458997,82,1005,213,979,1006,1002,458997,85,1007,187,979,1008,1002,
262390,1009,1002,0,131321,1010,131320,1010,262205,82,1011,977,327856,98,1012,1005,1011,262394,
1012,1013,1009,131320,1013,131321,1014,131320,1014,458997,82,1015,213,1013,1016,1017,262390,1018,
1017,1,131321,1019,131320,1019,327856,98,1020,1015,93,262394,1020,1021,1018,131320,1021,327808,82,
1022,1005,1015,262205,82,1023,977,327810,82,1024,1023,109,458764,82,1025,1,38,1022,1024,262205,82,
1026,978,196670,980,1026,327737,82,1027,510,980,262205,82,1028,975,196670,981,1028,262205,82,1029,
976,196670,982,1029,196670,983,1025,196670,984,1027,524345,82,1030,951,981,982,983,984,327808,82,
1031,1030,123,393281,247,1032,70,168,1031,262205,87,1033,1032,327745,144,1034,985,1015,196670,
1034,1033,262205,82,1035,978,196670,987,1035,327737,82,1036,519,987,327808,82,1037,1030,1036,
393281,247,1038,70,168,1037,262205,87,1039,1038,327745,144,1040,986,1015,196670,1040,1039,131321,
1017,131320,1017,327808,82,1016,1015,171,131321,1014,131320,1018,131321,1041,131320,1041,458997,
87,1001,1000,1018,1042,1043,458997,85,1004,1003,1018,1044,1043,458997,85,1008,1007,1018,1045,1043,
458997,82,1046,213,1018,1047,1043,262390,1048,1043,1,131321,1049,131320,1049,327856,98,1050,1046,
93,262394,1050,1051,1048,131320,1051,327808,82,1052,1005,1046,327850,98,1053,1052,213,196855,1054,
0,262394,1053,1055,1056,131320,1055,393281,89,1057,985,1046,213,262205,85,1058,1057,393281,89,
1059,985,1046,109,262205,85,1060,1059,327745,144,1061,986,1046,262205,87,1062,1061,131321,1054,
131320,1056,262205,82,1063,977,327856,98,1064,1052,1063,196855,1065,0,262394,1064,1066,1065,
131320,1066,196670,988,1008,196670,989,1004,196670,990,1001,393281,89,1067,985,1046,213,262205,85,
1068,1067,196670,991,1068,393281,89,1069,985,1046,109,262205,85,1070,1069,196670,992,1070,327745,
144,1071,986,1046,262205,87,1072,1071,196670,993,1072,655417,80,1073,889,988,989,990,991,992,993,
262205,85,1074,988,262205,85,1075,989,262205,87,1076,990,131321,1065,131320,1065,458997,87,1077,
1001,1056,1076,1066,458997,85,1078,1004,1056,1075,1066,458997,85,1079,1008,1056,1074,1066,131321,
1054,131320,1054,458997,87,1042,1062,1055,1077,1065,458997,85,1044,1060,1055,1078,1065,458997,85,
1045,1058,1055,1079,1065,131321,1043,131320,1043,327808,82,1047,1046,171,131321,1041,131320,1048,
131321,1002,131320,1002,327808,82,1006,1005,93,131321,999,131320,1009,262205,82,1080,975,196670,
994,1080,262205,82,1081,976,196670,995,1081,262205,82,1082,978,196670,996,1082,196670,997,1003,
196670,998,1000,589881,80,1083,919,994,995,996,997,998,65789,65592,327734,80,1084,0,149,196663,84,
1085,196663,84,1086,196663,84,1087,196663,84,1088,196663,142,1089,131320,1090,262203,84,1091,7,
262203,84,1092,7,262203,84,1093,7,262203,84,1094,7,262203,84,1095,7,262203,84,1096,7,262203,84,
1097,7,262203,84,1098,7,262203,84,1099,7,262203,84,1100,7,262203,84,1101,7,262203,84,1102,7,
262203,84,1103,7,262203,84,1104,7,262203,84,1105,7,262203,84,1106,7,262201,82,1107,282,262205,82,
1108,1085,327812,82,1109,1108,8,262205,82,1110,1086,327808,82,1111,1109,1110,131321,1112,131320,
1112,458997,82,1113,213,1090,1114,1115,262390,1116,1115,1,131321,1117,131320,1117,327856,98,1118,
1113,140,262394,1118,1119,1116,131320,1119,196670,1091,1113,327737,98,1120,528,1091,196855,1121,0,
262394,1120,1122,1121,131320,1122,196670,1092,1113,327737,82,1123,510,1092,262205,82,1124,1085,
196670,1093,1124,262205,82,1125,1086,196670,1094,1125,262205,82,1126,1087,196670,1095,1126,196670,
1096,1123,524345,82,1127,951,1093,1094,1095,1096,196670,1097,1113,327737,82,1128,519,1097,327808,
82,1129,1127,1128,327745,144,1130,1089,1113,262205,87,1131,1130,393281,247,1132,70,168,1129,
196670,1132,1131,131321,1121,131320,1121,131321,1115,131320,1115,327808,82,1114,1113,171,131321,
1112,131320,1116,131321,1133,131320,1133,458997,82,1134,1107,1116,1135,1136,262390,1137,1136,0,
131321,1138,131320,1138,327856,98,1139,1134,132,262394,1139,1140,1137,131320,1140,262205,82,1141,
1085,196670,1098,1141,262205,82,1142,1086,196670,1099,1142,262205,82,1143,1087,196670,1100,1143,
196670,1101,1134,524345,82,1144,951,1098,1099,1100,1101,327808,82,1145,1144,123,327745,192,1146,
236,1134,262205,85,1147,1146,327745,192,1148,237,1134,262205,85,1149,1148,327760,87,1150,1147,
1149,393281,247,1151,70,168,1145,196670,1151,1150,131321,1136,131320,1136,327808,82,1135,1134,6,
131321,1133,131320,1137,262201,80,1152,285,327850,98,1153,1107,213,196855,1154,0,262394,1153,1155,
1154,131320,1155,393281,242,1156,76,257,1111,458986,82,1157,1156,109,213,109,262205,82,1158,1088,
327810,82,1159,1158,109,327850,98,1160,1157,1159,196670,254,1160,262205,98,1161,254,196855,1162,0,
262394,1161,1163,1162,131320,1163,196670,1156,213,131321,1162,131320,1162,131321,1154,131320,1154,
262201,80,1164,285,262205,98,1165,254,262312,98,1166,1165,196855,1167,0,262394,1166,1168,1167,
131320,1168,65789,131320,1167,131321,1169,131320,1169,458997,82,1170,213,1167,1171,1172,262390,
1173,1172,0,131321,1174,131320,1174,327856,98,1175,1170,140,262394,1175,1176,1173,131320,1176,
196670,1102,1170,327737,98,1177,528,1102,196855,1178,0,262394,1177,1179,1178,131320,1179,262205,
82,1180,1085,196670,1103,1180,262205,82,1181,1086,196670,1104,1181,262205,82,1182,1088,196670,
1105,1182,196670,1106,1170,524345,80,1183,974,1103,1104,1105,1106,131321,1178,131320,1178,131321,
1172,131320,1172,327808,82,1171,1170,171,131321,1169,131320,1173,65789,65592,327734,80,1184,0,151,
196663,150,1185,131320,1186,262203,89,1187,7,262203,89,1188,7,262203,144,1189,7,262203,89,1190,7,
262203,89,1191,7,262203,144,1192,7,262201,82,1193,282,131321,1194,131320,1194,458997,82,1195,1193,
1186,1196,1197,262390,1198,1197,0,131321,1199,131320,1199,327856,98,1200,1195,132,262394,1200,
1201,1198,131320,1201,327745,192,1202,258,1195,262205,85,1203,1202,327745,192,1204,259,1195,
262205,85,1205,1204,262205,98,1206,1185,196855,1207,0,262394,1206,1208,1209,131320,1208,327745,
192,1210,236,1195,262205,85,1211,1210,327745,192,1212,237,1195,262205,85,1213,1212,131321,1207,
131320,1209,196670,1187,1203,196670,1188,1205,196670,1189,250,327745,192,1214,236,1195,262205,85,
1215,1214,196670,1190,1215,327745,192,1216,237,1195,262205,85,1217,1216,196670,1191,1217,196670,
1192,250,655417,80,1218,889,1187,1188,1189,1190,1191,1192,262205,85,1219,1187,262205,85,1220,1188,
131321,1207,131320,1207,458997,85,1221,1213,1208,1220,1209,458997,85,1222,1211,1208,1219,1209,
196670,1202,1222,196670,1204,1221,131321,1197,131320,1197,327808,82,1196,1195,6,131321,1194,
131320,1198,65789,65592,327734,80,281,0,152,196663,84,1223,196663,84,1224,196663,84,1225,131320,
1226,262203,84,1227,7,262203,84,1228,7,262203,84,1229,7,262203,84,1230,7,262203,118,1231,7,262203,
84,1232,7,262203,84,1233,7,262203,84,1234,7,262203,84,1235,7,262203,84,1236,7,262203,84,1237,7,
262203,118,1238,7,262203,84,1239,7,262203,84,1240,7,262203,84,1241,7,262203,84,1242,7,262203,84,
1243,7,262203,84,1244,7,262203,130,1245,7,262203,84,1246,7,262203,142,1247,7,262203,84,1248,7,
262203,84,1249,7,262203,142,1250,7,262203,84,1251,7,262203,84,1252,7,262203,84,1253,7,262203,84,
1254,7,262203,130,1255,7,262203,84,1256,7,262203,84,1257,7,262203,142,1258,7,262203,84,1259,7,
262203,142,1260,7,262203,89,1261,7,262203,89,1262,7,262203,144,1263,7,262203,89,1264,7,262203,89,
1265,7,262203,144,1266,7,262203,150,1267,7,262203,84,1268,7,262203,84,1269,7,262203,84,1270,7,
262203,84,1271,7,262203,142,1272,7,262203,84,1273,7,262203,84,1274,7,262203,84,1275,7,262203,84,
1276,7,262203,84,1277,7,262203,89,1278,7,262203,144,1279,7,262201,82,1280,282,327745,242,1281,76,
168,262205,82,1282,1281,262205,82,1283,1223,327808,82,1284,1282,1283,327814,82,1285,1284,103,
327808,82,1286,1285,109,262205,82,1287,1225,393385,82,1288,77,1287,213,196855,1289,0,262394,77,
1290,1291,131320,1290,327808,82,1292,1288,109,131321,1289,131320,1291,131321,1289,131320,1289,
458997,82,1293,1292,1290,1286,1291,327854,98,1294,1288,1286,196855,1295,0,262394,1294,1296,1295,
131320,1296,65789,131320,1295,131321,1297,131320,1297,458997,82,1298,1288,1295,1299,1300,262390,
1301,1300,0,131321,1302,131320,1302,327856,98,1303,1298,1293,262394,1303,1304,1301,131320,1304,
327808,82,1305,1284,109,327812,82,1306,1298,103,327810,82,1307,1305,1306,458764,82,1308,1,38,103,
1307,262205,82,1309,1224,196670,1227,1309,196670,1228,1298,196670,1229,1308,196670,1230,213,
589881,80,1310,542,1227,1228,1229,1230,1231,262205,117,1311,1231,327850,98,1312,1298,1288,196855,
1313,0,262394,1312,1314,1313,131320,1314,327745,212,1315,210,260,262205,82,1316,1315,262205,82,
1317,1223,327745,212,1318,210,261,262205,82,1319,1318,327812,82,1320,1317,1319,327808,82,1321,
1316,1320,327814,82,1322,1321,122,262205,82,1323,1224,327812,82,1324,1323,132,327812,82,1325,1324,
105,327814,82,1326,1325,122,327808,82,1327,1322,1326,131321,1328,131320,1328,458997,82,1329,1280,
1314,1330,1331,262390,1332,1331,0,131321,1333,131320,1333,327856,98,1334,1329,263,262394,1334,
1335,1332,131320,1335,327808,82,1336,1327,1329,393281,247,1337,70,168,1336,262205,87,1338,1337,
327745,228,1339,227,1329,196670,1339,1338,131321,1331,131320,1331,327808,82,1330,1329,6,131321,
1328,131320,1332,262368,122,122,155,131321,1313,131320,1313,196670,1232,1308,196670,1233,213,
458809,80,1340,595,1311,1232,1233,131321,1341,131320,1341,458997,82,1342,264,1313,1343,1344,
262390,1345,1344,0,131321,1346,131320,1346,327856,98,1347,1342,103,262394,1347,1348,1345,131320,
1348,262205,82,1349,1224,196670,1234,1349,196670,1235,1298,196670,1236,1308,196670,1237,1342,
589881,80,1350,542,1234,1235,1236,1237,1238,262205,117,1351,1238,196670,1239,1308,196670,1240,
1342,458809,80,1352,595,1351,1239,1240,131321,1344,131320,1344,327808,82,1343,1342,265,131321,
1341,131320,1345,262205,82,1353,1224,196670,1241,1353,196670,1242,1298,196670,1243,1308,196670,
1244,213,589881,80,1354,793,1241,1242,1243,1244,1245,262205,129,1355,1245,196670,1246,1308,327737,
80,1356,706,1246,131321,1357,131320,1357,458997,82,1358,213,1345,1359,1360,262390,1361,1360,1,
131321,1362,131320,1362,327856,98,1363,1358,140,262394,1363,1364,1361,131320,1364,327745,144,1365,
1247,1358,196670,1365,250,131321,1360,131320,1360,327808,82,1359,1358,171,131321,1357,131320,1361,
196670,1248,1308,196670,1249,213,262205,141,1366,1247,196670,1250,1366,524345,80,1367,833,1355,
1248,1249,1250,262205,141,1368,1250,196670,1247,1368,131321,1369,131320,1369,458997,82,1370,127,
1361,1371,1372,262390,1373,1372,0,131321,1374,131320,1374,327856,98,1375,1370,103,262394,1375,
1376,1373,131320,1376,262205,82,1377,1224,196670,1251,1377,196670,1252,1298,196670,1253,1308,
196670,1254,1370,589881,80,1378,793,1251,1252,1253,1254,1255,262205,129,1379,1255,196670,1256,
1308,196670,1257,1370,262205,141,1380,1247,196670,1258,1380,524345,80,1381,833,1379,1256,1257,
1258,262205,141,1382,1258,196670,1247,1382,131321,1372,131320,1372,327808,82,1371,1370,127,131321,
1369,131320,1373,131321,1383,131320,1383,458997,82,1384,213,1373,1385,1386,262390,1387,1386,1,
131321,1388,131320,1388,327856,98,1389,1384,140,262394,1389,1390,1387,131320,1390,196670,1259,
1384,327737,82,1391,510,1259,458764,82,1392,1,38,1391,266,327745,192,1393,258,1392,262205,85,1394,
1393,327745,192,1395,259,1392,262205,85,1396,1395,196855,1397,0,262394,1312,1398,1399,131320,1398,
327745,144,1400,1247,1384,262205,87,1401,1400,327745,144,1402,1260,1384,196670,1402,1401,131321,
1397,131320,1399,196670,1261,1394,196670,1262,1396,327745,144,1403,1260,1384,262205,87,1404,1403,
196670,1263,1404,327745,192,1405,236,1392,262205,85,1406,1405,196670,1264,1406,327745,192,1407,
237,1392,262205,85,1408,1407,196670,1265,1408,327745,144,1409,1247,1384,262205,87,1410,1409,
196670,1266,1410,655417,80,1411,889,1261,1262,1263,1264,1265,1266,262205,87,1412,1263,196670,1403,
1412,131321,1397,131320,1397,131321,1386,131320,1386,327808,82,1385,1384,171,131321,1383,131320,
1387,262368,122,122,155,196670,1267,1312,327737,80,1413,1184,1267,262368,122,122,155,131321,1300,
131320,1300,327808,82,1299,1298,171,131321,1297,131320,1301,327852,98,1414,1286,109,327847,98,
1415,77,1414,196855,1416,0,262394,1415,1417,1416,131320,1417,262205,82,1418,1223,196670,1268,1418,
262205,82,1419,1224,196670,1269,1419,196670,1270,1288,196670,1271,1286,262205,141,1420,1260,
196670,1272,1420,589881,80,1421,1084,1268,1269,1270,1271,1272,65789,131320,1416,131321,1422,
131320,1422,458997,82,1423,213,1416,1424,1425,262390,1426,1425,1,131321,1427,131320,1427,327856,
98,1428,1423,140,262394,1428,1429,1426,131320,1429,196670,1273,1423,327737,98,1430,528,1273,
196855,1431,0,262394,1430,1432,1431,131320,1432,196670,1274,1423,327737,82,1433,510,1274,262205,
82,1434,1223,196670,1275,1434,262205,82,1435,1224,196670,1276,1435,196670,1277,1423,327745,192,
1436,259,1433,262205,85,1437,1436,196670,1278,1437,327745,144,1438,1260,1423,262205,87,1439,1438,
196670,1279,1439,589881,80,1440,919,1275,1276,1277,1278,1279,131321,1431,131320,1431,131321,1425,
131320,1425,327808,82,1424,1423,171,131321,1422,131320,1426,65789,65592,};
static const uint32_t bitnet__spv_attention_fast[] = {
119734787,66304,524299,1418,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,5,
262215,6,1,0,262215,7,1,3,262215,8,1,4,262215,3,11,29,196679,9,42,196679,10,42,262215,11,1,11,
196679,12,42,196679,13,42,196679,14,42,196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,
19,42,196679,20,42,196679,21,42,196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,
196679,27,42,196679,28,42,196679,29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,
34,42,196679,35,42,196679,36,42,196679,37,42,196679,38,42,196679,39,42,196679,40,42,196679,41,42,
327752,42,0,35,0,327752,42,1,35,4,327752,42,2,35,8,327752,42,3,35,12,327752,42,4,35,16,327752,42,
5,35,20,327752,42,6,35,24,327752,42,7,35,28,327752,42,8,35,32,327752,42,9,35,36,327752,42,10,35,
40,327752,42,11,35,44,327752,42,12,35,48,327752,42,13,35,52,327752,42,14,35,56,327752,42,15,35,60,
327752,42,16,35,64,327752,42,17,35,68,327752,42,18,35,72,327752,42,19,35,76,327752,42,20,35,80,
196679,42,2,262215,43,6,16,327752,44,0,35,0,196679,44,2,262215,45,34,0,262215,45,33,4,196679,46,
42,196679,47,42,196679,48,42,196679,49,42,196679,50,42,196679,51,42,196679,52,42,262215,53,6,4,
327752,54,0,35,0,196679,54,2,262215,55,34,0,262215,55,33,5,196679,56,42,196679,57,42,196679,58,42,
196679,59,42,196679,60,42,196679,61,42,196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,
66,42,196679,67,42,262215,68,6,8,262216,69,0,23,327752,69,0,35,0,196679,69,2,262215,70,34,0,
262215,70,33,2,262215,71,6,4,262215,72,6,4,262215,73,6,4,262215,74,6,4,327752,75,0,35,0,327752,75,
1,35,4,327752,75,2,35,8,327752,75,3,35,12,327752,75,4,35,16,327752,75,5,35,20,327752,75,6,35,24,
327752,75,7,35,28,327752,75,8,35,32,327752,75,9,35,36,327752,75,10,35,40,327752,75,11,35,44,
327752,75,12,35,48,327752,75,13,35,52,327752,75,14,35,56,327752,75,15,35,60,327752,75,16,35,64,
327752,75,17,35,96,327752,75,18,35,224,327752,75,19,35,2272,196679,75,2,262215,76,34,0,262215,76,
33,7,262215,77,1,13,262215,4,11,26,262215,78,1,0,262215,79,11,25,131091,80,196641,81,80,262165,82,
32,0,196641,83,82,262176,84,7,82,196630,85,32,262177,86,85,84,262167,87,85,2,262177,88,87,84,
262176,89,7,85,262177,90,85,89,393249,91,85,89,89,89,327713,92,85,89,89,262187,82,93,8,262172,94,
85,93,262176,95,7,94,262177,96,85,95,262177,97,82,84,131092,98,262177,99,98,84,262167,100,82,4,
262194,82,5,64,262187,82,101,63,393268,82,102,128,5,101,262187,82,103,64,393268,82,104,134,102,
103,393268,82,105,132,104,103,393268,82,106,134,105,103,393268,98,107,176,106,93,393268,82,108,
134,93,106,262187,82,109,1,458804,82,110,169,107,108,109,262194,82,6,128,393268,82,111,134,6,93,
393268,82,112,134,103,111,393268,98,113,176,110,112,393268,82,114,134,103,111,458804,82,115,169,
113,110,114,393268,82,116,132,115,106,262172,117,100,116,262176,118,7,117,524321,119,80,84,84,84,
84,118,393249,120,80,117,84,84,262177,121,80,84,262187,82,122,2,393268,82,123,134,5,122,393268,82,
124,128,123,6,393268,82,125,130,124,109,393268,82,126,134,125,6,393268,82,127,134,103,126,393268,
82,128,132,127,126,262172,129,82,128,262176,130,7,129,524321,131,80,84,84,84,84,130,262194,82,7,4,
262194,82,8,2,393268,82,132,134,7,8,393268,98,133,176,123,6,458804,82,134,169,133,123,6,393268,82,
135,134,6,134,393268,82,136,128,132,135,393268,82,137,130,136,109,393268,82,138,134,6,134,393268,
82,139,134,137,138,393268,82,140,132,139,126,262172,141,87,140,262176,142,7,141,458785,143,80,129,
84,84,142,262176,144,7,87,589857,145,80,89,89,144,89,89,144,524321,146,80,84,84,84,89,144,458785,
147,82,84,84,84,84,458785,148,80,84,84,84,84,524321,149,80,84,84,84,84,142,262176,150,7,98,262177,
151,80,150,393249,152,80,84,84,84,262176,153,1,82,262203,153,3,1,262187,82,154,72,262187,82,155,
264,262187,82,156,32768,262165,157,32,1,262187,157,158,16,262187,82,159,32767,262187,157,160,13,
262187,82,161,939524096,262187,82,162,260046848,262187,82,163,947912704,262187,85,164,947912704,
262187,82,165,8388608,196657,98,11,262187,82,166,65535,262187,82,167,2129859015,262187,157,168,0,
262187,157,169,4,262187,85,170,1073741824,262187,157,171,1,262187,85,172,1117782016,262187,85,173,
1069066811,262187,85,174,1262485504,262187,85,175,1060208640,262187,85,176,3109978243,262187,85,
177,961571175,262187,85,178,985088974,262187,85,179,1007192328,262187,85,180,1026206145,262187,85,
181,1042983594,262187,85,182,1056964608,262187,85,183,1065353216,262187,82,184,127,262187,157,185,
23,262187,85,186,3265265664,262187,85,187,0,262187,82,188,3,262187,82,189,4,262187,82,190,7,
262187,82,191,0,262172,192,85,189,262176,193,7,192,262187,157,194,2,262172,195,85,122,262176,196,
7,195,1507358,42,82,82,82,82,82,82,82,82,82,82,82,85,85,85,82,82,82,82,82,82,85,262176,197,9,42,
262203,197,198,9,262187,157,199,9,262176,200,9,82,262187,157,201,3,196637,43,100,196638,44,43,
262176,202,12,44,262203,202,45,12,262176,203,12,100,262176,204,7,100,393268,82,205,132,106,189,
393268,82,206,132,106,189,262172,207,87,206,262176,208,7,207,262187,157,209,8,393268,82,210,132,
106,189,393268,82,211,132,132,105,393268,82,212,134,211,122,262172,213,87,212,262176,214,4,213,
262203,214,215,4,262187,82,216,32,262176,217,4,87,393268,82,218,132,132,103,262172,219,85,218,
262176,220,4,219,262203,220,221,4,262176,222,4,85,393268,82,223,130,132,109,262172,224,85,132,
262176,225,4,224,262203,225,226,4,262203,225,227,4,393268,82,228,134,105,122,393268,82,229,130,
123,109,196637,53,82,196638,54,53,262176,230,12,54,262203,230,55,12,393268,82,231,134,105,122,
262176,232,12,82,393268,82,233,130,132,109,196637,68,87,196638,69,68,262176,234,12,69,262203,234,
70,12,262187,157,235,14,262187,157,236,15,262176,237,12,87,262187,157,238,17,393268,82,239,128,5,
122,327724,87,240,187,187,262172,241,87,93,262176,242,7,241,262176,243,4,98,262203,243,244,4,
262172,71,82,93,262172,72,82,216,262187,82,245,512,262172,73,82,245,196637,74,82,1441822,75,82,82,
82,82,82,82,82,82,82,82,82,82,82,82,85,82,71,72,73,74,262176,246,12,75,262203,246,76,12,262187,
157,247,19,262203,225,248,4,262203,225,249,4,196656,98,77,262187,157,250,5,262187,157,251,6,
393268,82,252,132,132,105,393268,82,253,134,252,122,393268,82,254,132,115,111,393268,82,255,132,
115,111,393268,82,256,130,132,109,262167,257,82,3,262176,258,1,257,262203,258,4,1,262194,82,78,1,
393267,257,79,78,109,109,262187,82,259,1879048192,327734,80,2,0,81,131320,260,262203,84,261,7,
262203,84,262,7,262203,84,263,7,327745,153,264,4,122,262205,82,265,264,196670,261,265,327745,153,
266,4,109,262205,82,267,266,196670,262,267,327745,153,268,4,191,262205,82,269,268,196670,263,269,
458809,80,270,271,261,262,263,65789,65592,327734,82,272,0,83,131320,273,262205,82,274,3,131326,
274,65592,327734,80,275,0,81,131320,276,196833,109,154,262368,122,122,155,196833,109,154,65789,
65592,327734,85,277,0,86,196663,84,278,131320,279,262205,82,280,278,327879,82,281,280,156,327876,
82,282,281,158,262205,82,283,278,327879,82,284,283,159,327876,82,285,284,160,327808,82,286,285,
161,327854,98,287,285,162,196855,288,0,262394,287,289,288,131320,289,327808,82,290,285,259,131321,
288,131320,288,458997,82,291,286,279,290,289,327808,82,9,285,163,262268,85,292,9,327811,85,10,292,
164,327856,98,293,285,165,196855,294,0,262394,293,295,294,131320,295,262268,82,296,10,131321,294,
131320,294,458997,82,297,291,288,296,295,327877,82,298,297,282,262268,85,299,298,131326,299,65592,
327734,87,300,0,88,196663,84,301,131320,302,262203,84,303,7,262203,84,304,7,196855,305,0,262394,
11,306,305,131320,306,262205,82,307,301,393228,87,308,1,62,307,131326,308,131320,305,262205,82,
309,301,327879,82,310,309,166,196670,303,310,327737,85,311,277,303,262205,82,312,301,327874,82,
313,312,158,196670,304,313,327737,85,314,277,304,327760,87,315,311,314,131326,315,65592,327734,85,
316,0,90,196663,89,317,131320,318,262205,85,319,317,262268,82,320,319,327810,82,12,167,320,262268,
85,321,12,131321,322,131320,322,458997,85,323,321,318,15,324,458997,157,325,168,318,326,324,
262390,327,324,0,131321,328,131320,328,327857,98,329,325,169,262394,329,330,327,131320,330,262205,
85,331,317,327813,85,13,331,323,327811,85,14,170,13,327813,85,15,323,14,131321,324,131320,324,
327808,157,326,325,171,131321,322,131320,327,131326,323,65592,327734,85,332,0,90,196663,89,333,
131320,334,262205,85,335,333,327866,98,336,335,172,262205,85,337,333,393385,85,338,336,172,337,
327813,85,16,338,173,327809,85,17,16,174,327811,85,18,17,174,327813,85,19,18,175,327811,85,20,338,
19,327813,85,21,18,176,327811,85,22,20,21,327813,85,23,177,22,327809,85,24,23,178,327813,85,25,24,
22,327809,85,26,25,179,327813,85,27,26,22,327809,85,28,27,180,327813,85,29,28,22,327809,85,30,29,
181,327813,85,31,30,22,327809,85,32,31,182,327813,85,33,22,22,327813,85,34,32,33,327809,85,35,34,
22,327809,85,36,35,183,262268,82,339,17,327808,82,37,339,184,327876,82,340,37,185,262268,85,341,
340,327813,85,38,36,341,262205,85,342,333,327864,98,343,342,186,393385,85,344,343,187,38,131326,
344,65592,327734,85,345,0,91,196663,89,346,196663,89,347,196663,89,348,131320,349,262205,85,350,
346,262205,85,351,347,327813,85,39,350,351,262205,85,352,348,327809,85,40,39,352,131326,40,65592,
327734,85,353,0,92,196663,89,354,196663,89,355,131320,356,262205,85,357,354,262205,85,358,355,
327809,85,41,357,358,131326,41,65592,327734,85,359,0,90,196663,89,360,131320,361,262205,85,362,
360,393562,85,363,188,362,109,262205,85,364,360,327866,98,365,363,364,262205,85,366,360,393385,85,
367,365,363,366,196670,360,367,262205,85,368,360,393562,85,369,188,368,122,262205,85,370,360,
327866,98,371,369,370,262205,85,372,360,393385,85,373,371,369,372,196670,360,373,262205,85,374,
360,393562,85,375,188,374,189,262205,85,376,360,327866,98,377,375,376,262205,85,378,360,393385,85,
379,377,375,378,131326,379,65592,327734,85,380,0,96,196663,95,381,131320,382,262203,193,383,7,
262203,89,384,7,262203,89,385,7,262203,196,386,7,262203,89,387,7,262203,89,388,7,262203,89,389,7,
262203,89,390,7,262203,89,391,7,262203,89,392,7,262203,89,393,7,262203,89,394,7,262203,89,395,7,
262203,89,396,7,262201,82,397,272,327879,82,398,397,190,327879,82,399,398,189,327851,98,400,399,
191,327879,82,401,398,122,327851,98,402,401,191,327879,82,403,398,109,327851,98,404,403,191,
131321,405,131320,405,458997,157,406,168,382,407,408,262390,409,408,1,131321,410,131320,410,
327857,98,411,406,169,262394,411,412,409,131320,412,196855,413,0,262394,400,414,415,131320,414,
327808,157,416,406,169,327745,89,417,381,416,262205,85,418,417,131321,413,131320,415,327745,89,
419,381,406,262205,85,420,419,131321,413,131320,413,458997,85,421,418,414,420,415,196855,422,0,
262394,400,423,424,131320,423,327745,89,425,381,406,262205,85,426,425,131321,422,131320,424,
327808,157,427,406,169,327745,89,428,381,427,262205,85,429,428,131321,422,131320,422,458997,85,
430,426,423,429,424,393562,85,431,188,430,189,196670,384,421,196670,385,431,393273,85,432,353,384,
385,327745,89,433,383,406,196670,433,432,131321,408,131320,408,327808,157,407,406,171,131321,405,
131320,409,131321,434,131320,434,458997,157,435,168,409,436,437,262390,438,437,1,131321,439,
131320,439,327857,98,440,435,194,262394,440,441,438,131320,441,196855,442,0,262394,402,443,444,
131320,443,327808,157,445,435,194,327745,89,446,383,445,262205,85,447,446,131321,442,131320,444,
327745,89,448,383,435,262205,85,449,448,131321,442,131320,442,458997,85,450,447,443,449,444,
196855,451,0,262394,402,452,453,131320,452,327745,89,454,383,435,262205,85,455,454,131321,451,
131320,453,327808,157,456,435,194,327745,89,457,383,456,262205,85,458,457,131321,451,131320,451,
458997,85,459,455,452,458,453,393562,85,460,188,459,122,196670,387,450,196670,388,460,393273,85,
461,353,387,388,327745,89,462,386,435,196670,462,461,131321,437,131320,437,327808,157,436,435,171,
131321,434,131320,438,196855,463,0,262394,404,464,465,131320,464,327745,89,466,386,171,262205,85,
467,466,131321,463,131320,465,327745,89,468,386,168,262205,85,469,468,131321,463,131320,463,
458997,85,470,467,464,469,465,196855,471,0,262394,404,472,473,131320,472,327745,89,474,386,168,
262205,85,475,474,131321,471,131320,473,327745,89,476,386,171,262205,85,477,476,131321,471,131320,
471,458997,85,478,475,472,477,473,393562,85,479,188,478,109,196670,389,470,196670,390,479,393273,
85,480,353,389,390,393562,85,481,188,480,189,196670,391,480,196670,392,481,393273,85,482,353,391,
392,393562,85,483,188,482,122,196670,393,482,196670,394,483,393273,85,484,353,393,394,393562,85,
485,188,484,109,196670,395,484,196670,396,485,393273,85,486,353,395,396,131326,486,65592,327734,
82,487,0,97,196663,84,488,131320,489,262201,82,490,272,327814,82,491,490,134,327812,82,492,491,
139,262205,82,493,488,327817,82,494,493,139,327808,82,495,492,494,131326,495,65592,327734,82,496,
0,97,196663,84,497,131320,498,262201,82,499,272,327817,82,500,499,134,262205,82,501,497,327814,82,
502,501,139,327812,82,503,502,6,327808,82,504,500,503,131326,504,65592,327734,98,505,0,99,196663,
84,506,131320,507,262203,84,508,7,262203,84,509,7,262205,82,510,506,196670,508,510,327737,82,511,
487,508,327856,98,512,511,132,196855,513,0,262394,512,514,513,131320,514,262205,82,515,506,196670,
509,515,327737,82,516,496,509,327856,98,517,516,123,131321,513,131320,513,458997,98,518,512,507,
517,514,131326,518,65592,327734,80,519,0,119,196663,84,520,196663,84,521,196663,84,522,196663,84,
523,196663,118,524,131320,525,262205,82,526,520,327745,200,527,198,199,262205,82,528,527,327812,
82,529,526,528,262205,82,530,521,327812,82,531,530,103,327808,82,532,529,531,327812,82,533,532,
106,327812,82,534,533,93,262201,82,535,272,327879,82,536,535,190,327808,82,537,534,536,131321,538,
131320,538,458997,82,539,191,525,540,541,262390,542,541,1,131321,543,131320,543,327856,98,544,539,
115,262394,544,545,542,131320,545,262205,82,546,523,327812,82,547,539,111,327808,82,548,546,547,
262201,82,549,272,327874,82,550,549,201,327808,82,551,548,550,262205,82,552,522,327810,82,553,552,
109,458764,82,554,1,38,551,553,131321,555,131320,555,458997,82,556,191,545,557,558,262390,559,558,
1,131321,560,131320,560,327856,98,561,556,106,262394,561,562,559,131320,562,327812,82,563,539,106,
327808,82,564,563,556,327812,82,565,554,106,327808,82,566,565,556,327812,82,567,566,93,327808,82,
568,537,567,393281,203,569,45,168,568,262205,100,570,569,327745,204,571,524,564,196670,571,570,
131321,558,131320,558,327808,82,557,556,171,131321,555,131320,559,131321,541,131320,541,327808,82,
540,539,171,131321,538,131320,542,65789,65592,327734,80,572,0,120,196663,117,573,196663,84,574,
196663,84,575,131320,576,262203,208,577,7,262203,84,578,7,262203,118,579,7,262203,95,580,7,262203,
144,581,7,262203,89,582,7,262203,89,583,7,262203,89,584,7,262203,89,585,7,262203,89,586,7,262203,
89,587,7,262203,95,588,7,262201,82,589,272,327879,82,590,589,190,131321,591,131320,591,458997,82,
592,191,576,593,594,262390,595,594,1,131321,596,131320,596,327856,98,597,592,115,262394,597,598,
595,131320,598,262205,82,599,575,327812,82,600,592,111,327808,82,601,599,600,262201,82,602,272,
327874,82,603,602,201,327808,82,604,601,603,131321,605,131320,605,458997,82,606,191,598,607,608,
262390,609,608,1,131321,610,131320,610,327856,98,611,606,205,262394,611,612,609,131320,612,327812,
82,613,592,106,327814,82,614,606,189,327808,82,615,613,614,327817,82,616,606,189,196670,579,573,
393281,84,617,579,615,616,262205,82,618,617,196670,578,618,327737,87,619,300,578,327745,144,620,
577,606,196670,620,619,131321,608,131320,608,327808,82,607,606,171,131321,605,131320,609,131321,
621,131320,621,458997,82,622,191,609,623,624,262390,625,624,0,131321,626,131320,626,327856,98,627,
622,132,262394,627,628,625,131320,628,131321,629,131320,629,458997,157,630,168,628,631,632,262390,
633,632,1,131321,634,131320,634,327857,98,635,630,209,262394,635,636,633,131320,636,327745,89,637,
580,630,196670,637,187,131321,632,131320,632,327808,157,631,630,171,131321,629,131320,633,131321,
638,131320,638,458997,82,639,191,633,640,641,262390,642,641,1,131321,643,131320,643,327856,98,644,
639,210,262394,644,645,642,131320,645,327812,82,646,622,106,327814,82,647,639,189,327808,82,648,
646,647,327812,82,649,648,216,327812,82,650,590,189,327808,82,651,649,650,327817,82,652,639,189,
327808,82,653,651,652,327745,217,654,215,653,262205,87,655,654,196670,581,655,327812,82,656,652,
122,327745,89,657,581,191,262205,85,658,657,196670,582,658,393281,89,659,577,639,191,262205,85,
660,659,196670,583,660,327745,89,661,580,656,262205,85,662,661,196670,584,662,458809,85,663,345,
582,583,584,196670,661,663,327808,82,664,656,109,327745,89,665,581,109,262205,85,666,665,196670,
585,666,393281,89,667,577,639,109,262205,85,668,667,196670,586,668,327745,89,669,580,664,262205,
85,670,669,196670,587,670,458809,85,671,345,585,586,587,196670,669,671,131321,641,131320,641,
327808,82,640,639,171,131321,638,131320,642,262205,94,672,580,196670,588,672,327737,85,673,380,
588,327850,98,674,590,191,262205,82,675,574,327856,98,676,604,675,327847,98,677,674,676,196855,
678,0,262394,677,679,678,131320,679,327812,82,680,622,103,327808,82,681,680,604,327745,222,682,
221,681,196670,682,673,131321,678,131320,678,131321,624,131320,624,327808,82,623,622,171,131321,
621,131320,625,131321,594,131320,594,327808,82,593,592,171,131321,591,131320,595,65789,65592,
327734,80,683,0,121,196663,84,684,131320,685,262203,95,686,7,262203,89,687,7,262203,89,688,7,
262203,89,689,7,262203,89,690,7,262203,95,691,7,262201,82,692,272,327879,82,693,692,190,262201,82,
694,272,327874,82,695,694,201,262368,122,122,155,131321,696,131320,696,458997,82,697,191,685,698,
699,262390,700,699,0,131321,701,131320,701,327856,98,702,697,132,262394,702,703,700,131320,703,
327808,82,704,697,695,458764,82,705,1,38,704,223,327812,82,706,705,103,327745,222,707,221,706,
262205,85,708,707,131321,709,131320,709,458997,85,710,708,703,711,712,458997,82,713,191,703,48,
712,262390,714,712,1,131321,715,131320,715,327856,98,716,713,93,262394,716,717,714,131320,717,
327812,82,46,693,93,327808,82,47,46,713,327808,82,718,706,47,327745,222,719,221,718,262205,85,720,
719,262205,82,721,684,327856,98,722,47,721,393385,85,723,722,720,710,327745,89,724,686,713,196670,
724,723,262205,85,725,724,327866,98,726,725,710,196855,727,0,262394,726,728,729,131320,728,262205,
85,730,724,131321,727,131320,729,131321,727,131320,727,458997,85,711,730,728,710,729,131321,712,
131320,712,327808,82,48,713,171,131321,709,131320,714,196670,687,710,327737,85,731,359,687,131321,
732,131320,732,458997,82,733,191,714,52,734,262390,735,734,1,131321,736,131320,736,327856,98,737,
733,93,262394,737,738,735,131320,738,262271,85,49,731,327745,89,739,686,733,262205,85,740,739,
196670,688,740,196670,689,49,393273,85,741,353,688,689,196670,690,741,327737,85,742,332,690,
327812,82,50,693,93,327808,82,51,50,733,262205,82,743,684,327856,98,744,51,743,393385,85,745,744,
742,187,196670,739,745,131321,734,131320,734,327808,82,52,733,171,131321,732,131320,735,262205,94,
746,686,196670,691,746,327737,85,747,380,691,262368,122,122,155,327856,98,748,704,132,196855,749,
0,262394,748,750,749,131320,750,131321,751,131320,751,458997,82,752,191,750,753,754,262390,755,
754,1,131321,756,131320,756,327856,98,757,752,93,262394,757,758,755,131320,758,327812,82,759,693,
93,327808,82,760,706,759,327808,82,761,760,752,327745,89,762,686,752,262205,85,763,762,327745,222,
764,221,761,196670,764,763,131321,754,131320,754,327808,82,753,752,171,131321,751,131320,755,
327850,98,765,693,191,196855,766,0,262394,765,767,766,131320,767,327745,222,768,226,705,196670,
768,731,327745,222,769,227,705,196670,769,747,131321,766,131320,766,131321,749,131320,749,131321,
699,131320,699,327808,82,698,697,111,131321,696,131320,700,262368,122,122,155,65789,65592,327734,
80,770,0,131,196663,84,771,196663,84,772,196663,84,773,196663,84,774,196663,130,775,131320,776,
262203,84,777,7,262205,82,778,771,327745,200,779,198,199,262205,82,780,779,327812,82,781,778,780,
262205,82,782,772,327812,82,783,782,103,327808,82,784,781,783,327812,82,785,784,228,131321,786,
131320,786,458997,82,787,191,776,788,789,262390,790,789,1,131321,791,131320,791,327856,98,792,787,
128,262394,792,793,790,131320,793,327814,82,794,787,127,327812,82,795,794,139,196670,777,795,
327737,82,796,496,777,458764,82,797,1,38,796,229,262205,82,798,774,327817,82,799,787,127,327808,
82,800,798,799,262205,82,801,773,327810,82,802,801,109,458764,82,803,1,38,800,802,327812,82,804,
803,231,327808,82,805,785,804,327808,82,806,805,797,393281,232,807,55,168,806,262205,82,808,807,
327745,84,809,775,787,196670,809,808,131321,789,131320,789,327808,82,788,787,171,131321,786,
131320,790,65789,65592,327734,80,810,0,143,196663,129,811,196663,84,812,196663,84,813,196663,142,
814,131320,815,262203,130,816,7,262203,84,817,7,262203,84,818,7,131321,819,131320,819,458997,82,
820,191,815,59,821,262390,822,821,1,131321,823,131320,823,327856,98,824,820,127,262394,824,825,
822,131320,825,131321,826,131320,826,458997,82,827,191,825,828,829,262390,830,829,1,131321,831,
131320,831,327856,98,832,827,126,262394,832,833,830,131320,833,262205,82,834,813,327808,82,56,834,
820,262205,82,835,812,327856,98,836,56,835,196855,837,0,262394,836,838,839,131320,838,327812,82,
840,827,127,327808,82,841,840,820,196670,816,811,327745,84,842,816,841,262205,82,843,842,131321,
837,131320,839,131321,837,131320,837,458997,82,844,843,838,191,839,196670,817,844,327737,87,845,
300,817,131321,846,131320,846,458997,82,847,191,837,848,849,262390,850,849,1,131321,851,131320,
851,327856,98,852,847,139,262394,852,853,850,131320,853,327812,82,854,827,139,327808,82,855,854,
847,196670,818,855,327737,82,856,487,818,458764,82,857,1,38,856,233,327812,82,858,857,103,262205,
82,859,813,327808,82,860,858,859,327808,82,861,860,820,327745,222,862,221,861,262205,85,863,862,
327745,144,864,814,855,262205,87,865,864,327822,87,57,845,863,327809,87,58,865,57,196670,864,58,
131321,849,131320,849,327808,82,848,847,171,131321,846,131320,850,131321,829,131320,829,327808,82,
828,827,171,131321,826,131320,830,131321,821,131320,821,327808,82,59,820,171,131321,819,131320,
822,65789,65592,327734,80,866,0,145,196663,89,867,196663,89,868,196663,144,869,196663,89,870,
196663,89,871,196663,144,872,131320,873,262203,89,874,7,262203,89,875,7,262203,89,876,7,262203,89,
877,7,262203,89,878,7,262203,89,879,7,262205,85,880,867,262205,85,881,870,327866,98,882,880,881,
262205,85,883,867,262205,85,884,870,393385,85,885,882,883,884,262271,85,60,885,262205,85,886,867,
196670,874,886,196670,875,60,393273,85,887,353,874,875,196670,876,887,327737,85,888,332,876,
262205,85,889,870,196670,877,889,196670,878,60,393273,85,890,353,877,878,196670,879,890,327737,85,
891,332,879,262205,85,892,868,327813,85,61,892,888,262205,85,893,871,327813,85,62,893,891,327809,
85,63,61,62,262205,87,894,869,327822,87,64,894,888,262205,87,895,872,327822,87,65,895,891,327809,
87,66,64,65,196670,868,63,196670,869,66,196670,867,885,65789,65592,327734,80,896,0,146,196663,84,
897,196663,84,898,196663,84,899,196663,89,900,196663,144,901,131320,902,262203,84,903,7,262203,89,
904,7,262203,84,905,7,262205,82,906,898,327812,82,907,906,132,262205,82,908,899,196670,903,908,
327737,82,909,487,903,327808,82,910,907,909,262205,87,911,901,262205,85,912,900,196670,904,912,
327737,85,913,316,904,327822,87,67,911,913,327745,200,914,198,235,262205,82,915,914,262205,82,916,
897,327745,200,917,198,236,262205,82,918,917,327812,82,919,916,918,327808,82,920,915,919,327812,
82,921,910,5,327808,82,922,920,921,327814,82,923,922,122,262205,82,924,899,196670,905,924,327737,
82,925,496,905,327808,82,926,923,925,393281,237,927,70,168,926,196670,927,67,65789,65592,327734,
82,928,0,147,196663,84,929,196663,84,930,196663,84,931,196663,84,932,131320,933,327745,200,934,
198,158,262205,82,935,934,262205,82,936,929,327812,82,937,936,8,262205,82,938,930,327808,82,939,
937,938,327745,200,940,198,238,262205,82,941,940,327812,82,942,939,941,262205,82,943,931,327808,
82,944,942,943,327812,82,945,944,132,262205,82,946,932,327808,82,947,945,946,327812,82,948,947,
239,327808,82,949,935,948,327814,82,950,949,122,131326,950,65592,327734,80,951,0,148,196663,84,
952,196663,84,953,196663,84,954,196663,84,955,131320,956,262203,84,957,7,262203,84,958,7,262203,
84,959,7,262203,84,960,7,262203,84,961,7,262203,242,962,7,262203,242,963,7,262203,84,964,7,262203,
89,965,7,262203,89,966,7,262203,144,967,7,262203,89,968,7,262203,89,969,7,262203,144,970,7,262203,
84,971,7,262203,84,972,7,262203,84,973,7,262203,89,974,7,262203,144,975,7,131321,976,131320,976,
458997,87,977,240,956,978,979,458997,85,980,187,956,981,979,458997,82,982,191,956,983,979,458997,
85,984,187,956,985,979,262390,986,979,0,131321,987,131320,987,262205,82,988,954,327856,98,989,982,
988,262394,989,990,986,131320,990,131321,991,131320,991,458997,82,992,191,990,993,994,262390,995,
994,1,131321,996,131320,996,327856,98,997,992,93,262394,997,998,995,131320,998,327808,82,999,982,
992,262205,82,1000,954,327810,82,1001,1000,109,458764,82,1002,1,38,999,1001,262205,82,1003,955,
196670,957,1003,327737,82,1004,487,957,262205,82,1005,952,196670,958,1005,262205,82,1006,953,
196670,959,1006,196670,960,1002,196670,961,1004,524345,82,1007,928,958,959,960,961,327808,82,1008,
1007,123,393281,237,1009,70,168,1008,262205,87,1010,1009,327745,144,1011,962,992,196670,1011,1010,
262205,82,1012,955,196670,964,1012,327737,82,1013,496,964,327808,82,1014,1007,1013,393281,237,
1015,70,168,1014,262205,87,1016,1015,327745,144,1017,963,992,196670,1017,1016,131321,994,131320,
994,327808,82,993,992,171,131321,991,131320,995,131321,1018,131320,1018,458997,87,978,977,995,
1019,1020,458997,85,981,980,995,1021,1020,458997,85,985,984,995,1022,1020,458997,82,1023,191,995,
1024,1020,262390,1025,1020,1,131321,1026,131320,1026,327856,98,1027,1023,93,262394,1027,1028,1025,
131320,1028,327808,82,1029,982,1023,327850,98,1030,1029,191,196855,1031,0,262394,1030,1032,1033,
131320,1032,393281,89,1034,962,1023,191,262205,85,1035,1034,393281,89,1036,962,1023,109,262205,85,
1037,1036,327745,144,1038,963,1023,262205,87,1039,1038,131321,1031,131320,1033,262205,82,1040,954,
327856,98,1041,1029,1040,196855,1042,0,262394,1041,1043,1042,131320,1043,196670,965,985,196670,
966,981,196670,967,978,393281,89,1044,962,1023,191,262205,85,1045,1044,196670,968,1045,393281,89,
1046,962,1023,109,262205,85,1047,1046,196670,969,1047,327745,144,1048,963,1023,262205,87,1049,
1048,196670,970,1049,655417,80,1050,866,965,966,967,968,969,970,262205,85,1051,965,262205,85,1052,
966,262205,87,1053,967,131321,1042,131320,1042,458997,87,1054,978,1033,1053,1043,458997,85,1055,
981,1033,1052,1043,458997,85,1056,985,1033,1051,1043,131321,1031,131320,1031,458997,87,1019,1039,
1032,1054,1042,458997,85,1021,1037,1032,1055,1042,458997,85,1022,1035,1032,1056,1042,131321,1020,
131320,1020,327808,82,1024,1023,171,131321,1018,131320,1025,131321,979,131320,979,327808,82,983,
982,93,131321,976,131320,986,262205,82,1057,952,196670,971,1057,262205,82,1058,953,196670,972,
1058,262205,82,1059,955,196670,973,1059,196670,974,980,196670,975,977,589881,80,1060,896,971,972,
973,974,975,65789,65592,327734,80,1061,0,149,196663,84,1062,196663,84,1063,196663,84,1064,196663,
84,1065,196663,142,1066,131320,1067,262203,84,1068,7,262203,84,1069,7,262203,84,1070,7,262203,84,
1071,7,262203,84,1072,7,262203,84,1073,7,262203,84,1074,7,262203,84,1075,7,262203,84,1076,7,
262203,84,1077,7,262203,84,1078,7,262203,84,1079,7,262203,84,1080,7,262203,84,1081,7,262203,84,
1082,7,262203,84,1083,7,262201,82,1084,272,262205,82,1085,1062,327812,82,1086,1085,8,262205,82,
1087,1063,327808,82,1088,1086,1087,131321,1089,131320,1089,458997,82,1090,191,1067,1091,1092,
262390,1093,1092,1,131321,1094,131320,1094,327856,98,1095,1090,140,262394,1095,1096,1093,131320,
1096,196670,1068,1090,327737,98,1097,505,1068,196855,1098,0,262394,1097,1099,1098,131320,1099,
196670,1069,1090,327737,82,1100,487,1069,262205,82,1101,1062,196670,1070,1101,262205,82,1102,1063,
196670,1071,1102,262205,82,1103,1064,196670,1072,1103,196670,1073,1100,524345,82,1104,928,1070,
1071,1072,1073,196670,1074,1090,327737,82,1105,496,1074,327808,82,1106,1104,1105,327745,144,1107,
1066,1090,262205,87,1108,1107,393281,237,1109,70,168,1106,196670,1109,1108,131321,1098,131320,
1098,131321,1092,131320,1092,327808,82,1091,1090,171,131321,1089,131320,1093,131321,1110,131320,
1110,458997,82,1111,1084,1093,1112,1113,262390,1114,1113,0,131321,1115,131320,1115,327856,98,1116,
1111,132,262394,1116,1117,1114,131320,1117,262205,82,1118,1062,196670,1075,1118,262205,82,1119,
1063,196670,1076,1119,262205,82,1120,1064,196670,1077,1120,196670,1078,1111,524345,82,1121,928,
1075,1076,1077,1078,327808,82,1122,1121,123,327745,222,1123,226,1111,262205,85,1124,1123,327745,
222,1125,227,1111,262205,85,1126,1125,327760,87,1127,1124,1126,393281,237,1128,70,168,1122,196670,
1128,1127,131321,1113,131320,1113,327808,82,1112,1111,6,131321,1110,131320,1114,262201,80,1129,
275,327850,98,1130,1084,191,196855,1131,0,262394,1130,1132,1131,131320,1132,393281,232,1133,76,
247,1088,458986,82,1134,1133,109,191,109,262205,82,1135,1065,327810,82,1136,1135,109,327850,98,
1137,1134,1136,196670,244,1137,262205,98,1138,244,196855,1139,0,262394,1138,1140,1139,131320,1140,
196670,1133,191,131321,1139,131320,1139,131321,1131,131320,1131,262201,80,1141,275,262205,98,1142,
244,262312,98,1143,1142,196855,1144,0,262394,1143,1145,1144,131320,1145,65789,131320,1144,131321,
1146,131320,1146,458997,82,1147,191,1144,1148,1149,262390,1150,1149,0,131321,1151,131320,1151,
327856,98,1152,1147,140,262394,1152,1153,1150,131320,1153,196670,1079,1147,327737,98,1154,505,
1079,196855,1155,0,262394,1154,1156,1155,131320,1156,262205,82,1157,1062,196670,1080,1157,262205,
82,1158,1063,196670,1081,1158,262205,82,1159,1065,196670,1082,1159,196670,1083,1147,524345,80,
1160,951,1080,1081,1082,1083,131321,1155,131320,1155,131321,1149,131320,1149,327808,82,1148,1147,
171,131321,1146,131320,1150,65789,65592,327734,80,1161,0,151,196663,150,1162,131320,1163,262203,
89,1164,7,262203,89,1165,7,262203,144,1166,7,262203,89,1167,7,262203,89,1168,7,262203,144,1169,7,
262201,82,1170,272,131321,1171,131320,1171,458997,82,1172,1170,1163,1173,1174,262390,1175,1174,0,
131321,1176,131320,1176,327856,98,1177,1172,132,262394,1177,1178,1175,131320,1178,327745,222,1179,
248,1172,262205,85,1180,1179,327745,222,1181,249,1172,262205,85,1182,1181,262205,98,1183,1162,
196855,1184,0,262394,1183,1185,1186,131320,1185,327745,222,1187,226,1172,262205,85,1188,1187,
327745,222,1189,227,1172,262205,85,1190,1189,131321,1184,131320,1186,196670,1164,1180,196670,1165,
1182,196670,1166,240,327745,222,1191,226,1172,262205,85,1192,1191,196670,1167,1192,327745,222,
1193,227,1172,262205,85,1194,1193,196670,1168,1194,196670,1169,240,655417,80,1195,866,1164,1165,
1166,1167,1168,1169,262205,85,1196,1164,262205,85,1197,1165,131321,1184,131320,1184,458997,85,
1198,1190,1185,1197,1186,458997,85,1199,1188,1185,1196,1186,196670,1179,1199,196670,1181,1198,
131321,1174,131320,1174,327808,82,1173,1172,6,131321,1171,131320,1175,65789,65592,327734,80,271,0,
152,196663,84,1200,196663,84,1201,196663,84,1202,131320,1203,262203,84,1204,7,262203,84,1205,7,
262203,84,1206,7,262203,84,1207,7,262203,118,1208,7,262203,84,1209,7,262203,84,1210,7,262203,84,
1211,7,262203,84,1212,7,262203,84,1213,7,262203,84,1214,7,262203,118,1215,7,262203,84,1216,7,
262203,84,1217,7,262203,84,1218,7,262203,84,1219,7,262203,84,1220,7,262203,84,1221,7,262203,130,
1222,7,262203,84,1223,7,262203,142,1224,7,262203,84,1225,7,262203,84,1226,7,262203,142,1227,7,
262203,84,1228,7,262203,84,1229,7,262203,84,1230,7,262203,84,1231,7,262203,130,1232,7,262203,84,
1233,7,262203,84,1234,7,262203,142,1235,7,262203,84,1236,7,262203,142,1237,7,262203,89,1238,7,
262203,89,1239,7,262203,144,1240,7,262203,89,1241,7,262203,89,1242,7,262203,144,1243,7,262203,150,
1244,7,262203,84,1245,7,262203,84,1246,7,262203,84,1247,7,262203,84,1248,7,262203,142,1249,7,
262203,84,1250,7,262203,84,1251,7,262203,84,1252,7,262203,84,1253,7,262203,84,1254,7,262203,89,
1255,7,262203,144,1256,7,262201,82,1257,272,327745,232,1258,76,168,262205,82,1259,1258,262205,82,
1260,1200,327808,82,1261,1259,1260,327814,82,1262,1261,103,327808,82,1263,1262,109,262205,82,1264,
1202,393385,82,1265,77,1264,191,196855,1266,0,262394,77,1267,1268,131320,1267,327808,82,1269,1265,
109,131321,1266,131320,1268,131321,1266,131320,1266,458997,82,1270,1269,1267,1263,1268,327854,98,
1271,1265,1263,196855,1272,0,262394,1271,1273,1272,131320,1273,65789,131320,1272,131321,1274,
131320,1274,458997,82,1275,1265,1272,1276,1277,262390,1278,1277,0,131321,1279,131320,1279,327856,
98,1280,1275,1270,262394,1280,1281,1278,131320,1281,327808,82,1282,1261,109,327812,82,1283,1275,
103,327810,82,1284,1282,1283,458764,82,1285,1,38,103,1284,262205,82,1286,1201,196670,1204,1286,
196670,1205,1275,196670,1206,1285,196670,1207,191,589881,80,1287,519,1204,1205,1206,1207,1208,
262205,117,1288,1208,327850,98,1289,1275,1265,196855,1290,0,262394,1289,1291,1290,131320,1291,
327745,200,1292,198,250,262205,82,1293,1292,262205,82,1294,1200,327745,200,1295,198,251,262205,82,
1296,1295,327812,82,1297,1294,1296,327808,82,1298,1293,1297,327814,82,1299,1298,122,262205,82,
1300,1201,327812,82,1301,1300,132,327812,82,1302,1301,105,327814,82,1303,1302,122,327808,82,1304,
1299,1303,131321,1305,131320,1305,458997,82,1306,1257,1291,1307,1308,262390,1309,1308,0,131321,
1310,131320,1310,327856,98,1311,1306,253,262394,1311,1312,1309,131320,1312,327808,82,1313,1304,
1306,393281,237,1314,70,168,1313,262205,87,1315,1314,327745,217,1316,215,1306,196670,1316,1315,
131321,1308,131320,1308,327808,82,1307,1306,6,131321,1305,131320,1309,262368,122,122,155,131321,
1290,131320,1290,196670,1209,1285,196670,1210,191,458809,80,1317,572,1288,1209,1210,131321,1318,
131320,1318,458997,82,1319,254,1290,1320,1321,262390,1322,1321,0,131321,1323,131320,1323,327856,
98,1324,1319,103,262394,1324,1325,1322,131320,1325,262205,82,1326,1201,196670,1211,1326,196670,
1212,1275,196670,1213,1285,196670,1214,1319,589881,80,1327,519,1211,1212,1213,1214,1215,262205,
117,1328,1215,196670,1216,1285,196670,1217,1319,458809,80,1329,572,1328,1216,1217,131321,1321,
131320,1321,327808,82,1320,1319,255,131321,1318,131320,1322,262205,82,1330,1201,196670,1218,1330,
196670,1219,1275,196670,1220,1285,196670,1221,191,589881,80,1331,770,1218,1219,1220,1221,1222,
262205,129,1332,1222,196670,1223,1285,327737,80,1333,683,1223,131321,1334,131320,1334,458997,82,
1335,191,1322,1336,1337,262390,1338,1337,1,131321,1339,131320,1339,327856,98,1340,1335,140,262394,
1340,1341,1338,131320,1341,327745,144,1342,1224,1335,196670,1342,240,131321,1337,131320,1337,
327808,82,1336,1335,171,131321,1334,131320,1338,196670,1225,1285,196670,1226,191,262205,141,1343,
1224,196670,1227,1343,524345,80,1344,810,1332,1225,1226,1227,262205,141,1345,1227,196670,1224,
1345,131321,1346,131320,1346,458997,82,1347,127,1338,1348,1349,262390,1350,1349,0,131321,1351,
131320,1351,327856,98,1352,1347,103,262394,1352,1353,1350,131320,1353,262205,82,1354,1201,196670,
1228,1354,196670,1229,1275,196670,1230,1285,196670,1231,1347,589881,80,1355,770,1228,1229,1230,
1231,1232,262205,129,1356,1232,196670,1233,1285,196670,1234,1347,262205,141,1357,1224,196670,1235,
1357,524345,80,1358,810,1356,1233,1234,1235,262205,141,1359,1235,196670,1224,1359,131321,1349,
131320,1349,327808,82,1348,1347,127,131321,1346,131320,1350,131321,1360,131320,1360,458997,82,
1361,191,1350,1362,1363,262390,1364,1363,1,131321,1365,131320,1365,327856,98,1366,1361,140,262394,
1366,1367,1364,131320,1367,196670,1236,1361,327737,82,1368,487,1236,458764,82,1369,1,38,1368,256,
327745,222,1370,248,1369,262205,85,1371,1370,327745,222,1372,249,1369,262205,85,1373,1372,196855,
1374,0,262394,1289,1375,1376,131320,1375,327745,144,1377,1224,1361,262205,87,1378,1377,327745,144,
1379,1237,1361,196670,1379,1378,131321,1374,131320,1376,196670,1238,1371,196670,1239,1373,327745,
144,1380,1237,1361,262205,87,1381,1380,196670,1240,1381,327745,222,1382,226,1369,262205,85,1383,
1382,196670,1241,1383,327745,222,1384,227,1369,262205,85,1385,1384,196670,1242,1385,327745,144,
1386,1224,1361,262205,87,1387,1386,196670,1243,1387,655417,80,1388,866,1238,1239,1240,1241,1242,
1243,262205,87,1389,1240,196670,1380,1389,131321,1374,131320,1374,131321,1363,131320,1363,327808,
82,1362,1361,171,131321,1360,131320,1364,262368,122,122,155,196670,1244,1289,327737,80,1390,1161,
1244,262368,122,122,155,131321,1277,131320,1277,327808,82,1276,1275,171,131321,1274,131320,1278,
327852,98,1391,1263,109,327847,98,1392,77,1391,196855,1393,0,262394,1392,1394,1393,131320,1394,
262205,82,1395,1200,196670,1245,1395,262205,82,1396,1201,196670,1246,1396,196670,1247,1265,196670,
1248,1263,262205,141,1397,1237,196670,1249,1397,589881,80,1398,1061,1245,1246,1247,1248,1249,
65789,131320,1393,131321,1399,131320,1399,458997,82,1400,191,1393,1401,1402,262390,1403,1402,1,
131321,1404,131320,1404,327856,98,1405,1400,140,262394,1405,1406,1403,131320,1406,196670,1250,
1400,327737,98,1407,505,1250,196855,1408,0,262394,1407,1409,1408,131320,1409,196670,1251,1400,
327737,82,1410,487,1251,262205,82,1411,1200,196670,1252,1411,262205,82,1412,1201,196670,1253,1412,
196670,1254,1400,327745,222,1413,249,1410,262205,85,1414,1413,196670,1255,1414,327745,144,1415,
1237,1400,262205,87,1416,1415,196670,1256,1416,589881,80,1417,896,1252,1253,1254,1255,1256,131321,
1408,131320,1408,131321,1402,131320,1402,327808,82,1401,1400,171,131321,1399,131320,1403,65789,
65592,};
static const uint32_t bitnet__spv_choose_plain[] = {
119734787,66304,524299,186,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
393231,5,2,1852399981,0,3,393232,2,17,1,1,1,262215,3,11,29,327752,4,0,35,0,327752,4,1,35,4,327752,
4,2,35,8,327752,4,3,35,12,327752,4,4,35,16,196679,4,2,262215,5,6,4,262216,6,0,24,327752,6,0,35,0,
196679,6,2,262215,7,34,0,262215,7,33,2,262215,8,1,0,262215,9,6,4,262215,10,6,4,262215,11,6,4,
262215,12,6,4,327752,13,0,35,0,327752,13,1,35,4,327752,13,2,35,8,327752,13,3,35,12,327752,13,4,35,
16,327752,13,5,35,20,327752,13,6,35,24,327752,13,7,35,28,327752,13,8,35,32,327752,13,9,35,36,
327752,13,10,35,40,327752,13,11,35,44,327752,13,12,35,48,327752,13,13,35,52,327752,13,14,35,56,
327752,13,15,35,60,327752,13,16,35,64,327752,13,17,35,96,327752,13,18,35,224,327752,13,19,35,2272,
196679,13,2,262215,14,34,0,262215,14,33,7,262215,15,1,0,262215,16,11,25,131091,17,196641,18,17,
262165,19,32,0,196641,20,19,262176,21,1,19,262203,21,3,1,262187,19,22,0,458782,4,19,19,19,19,19,
262176,23,9,4,262203,23,24,9,262165,25,32,1,262187,25,26,0,262176,27,9,19,131092,28,262187,25,29,
1,262187,19,30,2,262187,25,31,3,262187,19,32,4294967295,196630,33,32,262187,33,34,0,262187,25,35,
2,196637,5,33,196638,6,5,262176,36,12,6,262203,36,7,12,262176,37,12,33,262187,19,38,1,262194,19,8,
128,262172,39,33,8,262176,40,4,39,262203,40,41,4,262176,42,4,33,262172,43,19,8,262176,44,4,43,
262203,44,45,4,262176,46,4,19,262187,19,47,264,393268,19,48,134,8,30,262187,19,49,8,262172,9,19,
49,262187,19,50,32,262172,10,19,50,262187,19,51,512,262172,11,19,51,196637,12,19,1441822,13,19,19,
19,19,19,19,19,19,19,19,19,19,19,19,33,19,9,10,11,12,262176,52,12,13,262203,52,14,12,262187,25,53,
17,262176,54,12,19,262187,25,55,4,262187,25,56,18,262187,19,57,64,262187,25,58,8,262187,25,59,5,
262187,25,60,11,262194,19,15,1,262167,61,19,3,393267,61,16,15,38,38,327734,17,2,0,18,131320,62,
262201,19,63,64,131321,65,131320,65,458997,19,66,22,62,67,68,262390,69,68,0,131321,70,131320,70,
327745,27,71,24,26,262205,19,72,71,327856,28,73,66,72,262394,73,74,69,131320,74,327745,27,75,24,
29,262205,19,76,75,327812,19,77,30,66,327745,27,78,24,31,262205,19,79,78,327812,19,80,77,79,
327808,19,81,76,80,131321,82,131320,82,458997,19,83,32,74,84,85,458997,33,86,34,74,87,85,458997,
19,88,63,74,89,85,262390,90,85,0,131321,91,131320,91,327745,27,92,24,35,262205,19,93,92,327856,28,
94,88,93,262394,94,95,90,131320,95,327812,19,96,30,88,327808,19,97,81,96,393281,37,98,7,26,97,
262205,33,99,98,327850,28,100,83,32,327866,28,101,99,86,327846,28,102,100,101,196855,103,0,262394,
102,104,103,131320,104,327808,19,105,97,38,393281,37,106,7,26,105,262205,33,107,106,262268,19,108,
107,131321,103,131320,103,458997,19,84,83,95,108,104,458997,33,87,86,95,99,104,131321,85,131320,
85,327808,19,89,88,8,131321,82,131320,90,327745,42,109,41,63,196670,109,86,327745,46,110,45,63,
196670,110,83,262368,30,30,47,131321,111,131320,111,458997,19,112,48,90,113,114,262390,115,114,0,
131321,116,131320,116,327852,28,117,112,22,262394,117,118,115,131320,118,327856,28,119,63,112,
196855,120,0,262394,119,121,120,131320,121,327808,19,122,63,112,327745,42,123,41,122,262205,33,
124,123,327745,46,125,45,122,262205,19,126,125,262205,33,127,109,327866,28,128,124,127,262312,28,
129,128,196855,130,0,262394,129,131,130,131320,131,262205,33,132,109,327860,28,133,124,132,196855,
134,0,262394,133,135,134,131320,135,262205,19,136,110,327856,28,137,126,136,131321,134,131320,134,
458997,28,138,133,131,137,135,131321,130,131320,130,458997,28,139,128,121,138,134,327851,28,140,
126,32,196855,141,0,262394,140,142,141,131320,142,262205,19,143,110,327850,28,144,143,32,327846,
28,145,144,139,131321,141,131320,141,458997,28,146,140,130,145,142,196855,147,0,262394,146,148,
147,131320,148,196670,109,124,196670,110,126,131321,147,131320,147,131321,120,131320,120,262368,
30,30,47,131321,114,131320,114,327814,19,113,112,30,131321,111,131320,115,327850,28,149,63,22,
196855,150,0,262394,149,151,150,131320,151,327745,46,152,45,26,262205,19,153,152,327745,54,154,14,
29,262205,19,155,154,327808,19,156,155,66,327817,19,157,156,50,393281,54,158,14,53,157,196670,158,
153,327745,27,159,24,55,262205,19,160,159,327851,28,161,160,22,196855,162,0,262394,161,163,162,
131320,163,393281,54,164,14,56,26,196670,164,153,262205,19,165,154,327808,19,166,165,38,196670,
154,166,327745,54,167,14,26,262205,19,168,167,327808,19,169,168,38,196670,167,169,262205,19,170,
167,327817,19,171,170,57,327850,28,172,171,22,196855,173,0,262394,172,174,173,131320,174,327745,
54,175,14,55,262205,19,176,175,327808,19,177,176,38,196670,175,177,327745,54,178,14,58,262205,19,
179,178,327745,54,180,14,59,262205,19,181,180,327808,19,182,179,181,196670,178,182,131321,173,
131320,173,327745,54,183,14,60,196670,183,22,131321,162,131320,162,131321,150,131320,150,262368,
30,30,47,131321,68,131320,68,327808,19,67,66,29,131321,65,131320,69,65789,65592,327734,19,64,0,20,
131320,184,262205,19,185,3,131326,185,65592,};
static const uint32_t bitnet__spv_embed_plain[] = {
119734787,66304,524299,271,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,262215,7,1,4,
262215,8,1,1,262215,9,1,3,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,196679,
15,42,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,262215,18,34,0,262215,18,33,0,
262215,19,1,5,196679,20,42,196679,21,42,196679,22,42,327752,23,0,35,0,327752,23,1,35,4,327752,23,
2,35,8,327752,23,3,35,12,327752,23,4,35,16,327752,23,5,35,20,327752,23,6,35,24,196679,23,2,196679,
24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,262215,29,1,2,196679,30,42,196679,31,42,
196679,32,42,262215,4,11,26,262215,33,6,4,262215,34,6,4,262215,35,6,4,262215,36,6,4,327752,37,0,
35,0,327752,37,1,35,4,327752,37,2,35,8,327752,37,3,35,12,327752,37,4,35,16,327752,37,5,35,20,
327752,37,6,35,24,327752,37,7,35,28,327752,37,8,35,32,327752,37,9,35,36,327752,37,10,35,40,327752,
37,11,35,44,327752,37,12,35,48,327752,37,13,35,52,327752,37,14,35,56,327752,37,15,35,60,327752,37,
16,35,64,327752,37,17,35,96,327752,37,18,35,224,327752,37,19,35,2272,196679,37,2,262215,38,34,0,
262215,38,33,7,196679,39,42,196679,40,42,262215,41,6,4,262216,42,0,25,327752,42,0,35,0,196679,42,
2,262215,43,34,0,262215,43,33,2,262215,44,1,0,196679,45,42,262215,46,1,0,262215,47,11,25,131091,
48,196641,49,48,262165,50,32,0,196641,51,50,262176,52,7,50,196630,53,32,262177,54,53,52,327713,55,
53,52,52,262176,56,1,50,262203,56,3,1,262187,50,57,32768,262165,58,32,1,262187,58,59,16,262187,50,
60,32767,262187,58,61,13,262187,50,62,939524096,262187,50,63,260046848,131092,64,262187,50,65,
947912704,262187,53,66,947912704,262187,50,67,8388608,262187,50,68,16,262194,50,7,0,262187,50,69,
1,393268,50,70,128,7,69,262187,50,71,2,393268,50,72,134,70,71,262187,50,73,4,393268,50,74,132,72,
73,262194,50,8,256,262187,50,75,31,393268,50,76,128,8,75,262187,50,77,32,393268,50,78,134,76,77,
262194,50,9,2,393268,50,79,132,78,9,393268,50,80,132,79,73,393268,50,81,128,74,80,262187,50,82,15,
393268,50,83,132,74,73,393268,64,84,170,9,71,262187,50,85,0,262187,50,86,3,262187,50,87,8,393268,
64,88,170,9,71,196637,16,50,196638,17,16,262176,89,12,17,262203,89,18,12,262187,58,90,0,262176,91,
12,50,262194,50,19,4,393268,64,92,170,9,71,262187,58,93,2,589854,23,50,50,50,50,50,53,53,262176,
94,9,23,262203,94,95,9,262187,58,96,5,262176,97,9,53,393268,64,98,172,7,85,262187,50,99,65535,
262187,58,100,1,262187,50,101,63,393268,50,102,128,8,101,262187,50,103,64,393268,50,104,134,102,
103,393268,50,105,132,104,103,262194,50,29,1,393268,64,106,170,29,69,262187,58,107,4,262176,108,9,
50,262167,109,50,3,262176,110,1,109,262203,110,4,1,262172,33,50,87,262172,34,50,77,262187,50,111,
512,262172,35,50,111,196637,36,50,1441822,37,50,50,50,50,50,50,50,50,50,50,50,50,50,50,53,50,33,
34,35,36,262176,112,12,37,262203,112,38,12,262187,58,113,18,262187,58,114,3,393268,64,115,170,29,
71,262187,58,116,6,196637,41,53,196638,42,41,262176,117,12,42,262203,117,43,12,262176,118,12,53,
262194,50,44,128,262194,50,46,1,393267,109,47,46,69,69,262187,50,119,1879048192,327734,48,2,0,49,
131320,120,262203,52,121,7,262203,52,122,7,262203,52,123,7,262203,52,124,7,327745,56,125,4,85,
262205,50,126,125,393281,91,127,38,113,126,262205,50,128,127,327745,108,129,95,100,262205,50,130,
129,327810,50,39,128,130,327745,108,131,95,93,262205,50,132,131,327745,108,133,95,114,262205,50,
134,133,327812,50,135,126,134,327808,50,136,132,135,327745,108,137,95,90,262205,50,138,137,327854,
64,139,39,138,196855,140,0,262394,139,141,140,131320,141,65789,131320,140,262201,50,142,143,
131321,144,131320,144,458997,50,145,142,140,45,146,262390,147,146,0,131321,148,131320,148,327856,
64,149,145,8,262394,149,150,147,131320,150,196855,151,0,262394,115,152,153,131320,152,196670,121,
39,196670,122,145,393273,53,154,155,121,122,131321,151,131320,153,196670,123,39,196670,124,145,
393273,53,156,157,123,124,131321,151,131320,151,458997,53,158,154,152,156,153,327745,97,159,95,
116,262205,53,160,159,327813,53,40,158,160,327808,50,161,136,145,393281,118,162,43,90,161,196670,
162,40,131321,146,131320,146,327808,50,45,145,44,131321,144,131320,147,65789,65592,327734,50,143,
0,51,131320,163,262205,50,164,3,131326,164,65592,327734,53,165,0,54,196663,52,166,131320,167,
262205,50,168,166,327879,50,169,168,57,327876,50,170,169,59,262205,50,171,166,327879,50,172,171,
60,327876,50,173,172,61,327808,50,174,173,62,327854,64,175,173,63,196855,176,0,262394,175,177,176,
131320,177,327808,50,178,173,119,131321,176,131320,176,458997,50,179,174,167,178,177,327808,50,5,
173,65,262268,53,180,5,327811,53,6,180,66,327856,64,181,173,67,196855,182,0,262394,181,183,182,
131320,183,262268,50,184,6,131321,182,131320,182,458997,50,185,179,176,184,183,327877,50,186,185,
170,262268,53,187,186,131326,187,65592,327734,53,155,0,55,196663,52,188,196663,52,189,131320,190,
262203,52,191,7,262205,50,192,188,327814,50,193,192,68,327812,50,194,193,81,327812,50,195,194,73,
262205,50,196,188,327879,50,197,196,82,262205,50,198,189,327814,50,10,198,77,262205,50,199,189,
327879,50,200,199,75,327808,50,201,195,83,327812,50,202,10,9,196855,203,0,262394,84,204,205,
131320,204,327814,50,206,200,68,131321,203,131320,205,131321,203,131320,203,458997,50,207,206,204,
85,205,327808,50,208,202,207,327812,50,209,208,68,327808,50,210,201,209,327879,50,211,200,86,
327812,50,11,211,87,196855,212,0,262394,88,213,214,131320,213,327879,50,215,200,82,327814,50,12,
215,73,327812,50,13,12,71,131321,212,131320,214,327814,50,14,200,73,131321,212,131320,212,458997,
50,216,13,213,14,214,327808,50,15,11,216,327808,50,217,210,197,393281,91,218,18,90,217,262205,50,
219,218,327874,50,220,219,15,327814,50,20,10,19,327812,50,21,20,68,327808,50,22,21,197,196855,221,
0,262394,92,222,223,131320,222,327879,50,224,220,86,262268,58,225,224,131321,221,131320,223,
327879,50,226,220,69,262268,58,227,226,327812,58,228,227,93,131321,221,131320,221,458997,58,229,
225,222,228,223,327745,97,230,95,96,262205,53,231,230,196855,232,0,262394,98,233,232,131320,233,
327814,50,234,22,71,327808,50,235,195,234,393281,91,236,18,90,235,262205,50,237,236,327817,50,24,
22,71,327812,50,25,68,24,327874,50,238,237,25,327879,50,239,238,99,196670,191,239,327737,53,240,
165,191,131321,232,131320,232,458997,53,241,231,221,240,233,327810,58,242,229,100,262255,53,243,
242,327813,53,26,243,241,131326,26,65592,327734,53,157,0,55,196663,52,244,196663,52,245,131320,
246,262203,52,247,7,262205,50,248,244,327812,50,27,248,105,262205,50,249,245,327808,50,28,27,249,
196855,250,0,262394,106,251,252,131320,251,327814,50,253,28,71,393281,91,254,18,90,253,262205,50,
255,254,327817,50,30,28,71,327812,50,31,68,30,327874,50,256,255,31,327879,50,257,256,99,196670,
247,257,327737,53,258,165,247,131321,250,131320,252,393281,91,259,18,90,28,262205,50,260,259,
262268,53,261,260,131321,250,131320,250,458997,53,262,258,251,261,252,327745,108,263,95,107,
262205,50,264,263,327851,64,265,264,85,196855,266,0,262394,265,267,266,131320,267,327745,97,268,
95,96,262205,53,269,268,327813,53,32,262,269,131321,266,131320,266,458997,53,270,262,250,32,267,
131326,270,65592,};
static const uint32_t bitnet__spv_gemm_plain[] = {
119734787,66304,524299,1075,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,196679,7,42,
196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,196679,
15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,196679,22,42,
196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,196679,
30,42,196679,31,42,196679,32,42,196679,33,42,262215,34,1,8,196679,35,42,196679,36,42,196679,37,42,
196679,38,42,196679,39,42,262215,40,1,5,262215,41,1,7,262215,42,1,6,262215,43,1,3,262215,44,1,4,
196679,45,42,196679,46,42,327752,47,0,35,0,327752,47,1,35,4,327752,47,2,35,8,327752,47,3,35,12,
327752,47,4,35,16,327752,47,5,35,20,327752,47,6,35,24,327752,47,7,35,28,327752,47,8,35,32,327752,
47,9,35,36,327752,47,10,35,40,327752,47,11,35,44,327752,47,12,35,48,327752,47,13,35,52,327752,47,
14,35,56,327752,47,15,35,60,327752,47,16,35,64,327752,47,17,35,68,327752,47,18,35,72,327752,47,19,
35,76,327752,47,20,35,80,196679,47,2,262215,48,6,4,262216,49,0,24,327752,49,0,35,0,196679,49,2,
262215,50,34,0,262215,50,33,1,196679,51,42,262215,52,6,8,262216,53,0,24,327752,53,0,35,0,196679,
53,2,262215,54,34,0,262215,54,33,6,196679,55,42,196679,56,42,196679,57,42,196679,58,42,196679,59,
42,196679,60,42,196679,61,42,196679,62,42,262215,63,6,4,262215,64,6,4,262215,65,6,4,262215,66,6,4,
327752,67,0,35,0,327752,67,1,35,4,327752,67,2,35,8,327752,67,3,35,12,327752,67,4,35,16,327752,67,
5,35,20,327752,67,6,35,24,327752,67,7,35,28,327752,67,8,35,32,327752,67,9,35,36,327752,67,10,35,
40,327752,67,11,35,44,327752,67,12,35,48,327752,67,13,35,52,327752,67,14,35,56,327752,67,15,35,60,
327752,67,16,35,64,327752,67,17,35,96,327752,67,18,35,224,327752,67,19,35,2272,196679,67,2,262215,
68,34,0,262215,68,33,7,196679,69,42,196679,70,42,196679,71,42,196679,72,42,196679,73,42,196679,74,
42,262215,75,6,4,327752,76,0,35,0,196679,76,2,262215,77,34,0,262215,77,33,2,262215,78,6,4,327752,
79,0,35,0,196679,79,2,262215,80,34,0,262215,80,33,4,262215,81,6,4,327752,82,0,35,0,196679,82,2,
262215,83,34,0,262215,83,33,5,196679,84,42,196679,85,42,262215,86,1,2,262215,4,11,26,262215,87,6,
16,262216,88,0,24,327752,88,0,35,0,196679,88,2,262215,89,34,0,262215,89,33,0,262215,90,6,16,
262216,91,0,24,327752,91,0,35,0,196679,91,2,262215,92,34,0,262215,92,33,3,262215,93,1,1,262215,94,
1,0,262215,95,11,25,131091,96,196641,97,96,262165,98,32,0,196641,99,98,196630,100,32,262176,101,7,
100,262177,102,98,101,327713,103,98,101,101,262177,104,100,101,262176,105,7,98,262165,106,32,1,
327713,107,106,105,105,327713,108,100,101,101,327713,109,98,105,105,262176,110,7,106,524321,111,
100,110,110,101,101,105,262167,112,100,2,458785,113,112,101,101,105,105,262167,114,100,4,262176,
115,7,114,393249,116,96,105,115,105,393249,117,96,105,101,105,458785,118,96,105,101,101,105,
262177,119,98,105,262167,120,98,4,262176,121,7,120,262187,98,122,4,262172,123,120,122,262176,124,
7,123,524321,125,96,105,105,105,121,124,327713,126,96,121,123,262176,127,1,98,262203,127,3,1,
262187,106,128,16,262187,98,129,32768,262187,98,130,2147483647,262187,100,131,1056964608,262187,
98,132,2139095040,131092,133,262187,98,134,32256,262187,98,135,1199566848,262187,98,136,31744,
262187,98,137,947912704,262187,98,138,1056964608,262187,106,139,13,262187,98,140,1,262187,98,141,
2129859015,262187,106,142,0,262187,106,143,4,262187,100,144,1073741824,262187,106,145,1,262187,
100,146,1117782016,262187,100,147,1069066811,262187,100,148,1262485504,262187,100,149,1060208640,
262187,100,150,3109978243,262187,100,151,961571175,262187,100,152,985088974,262187,100,153,
1007192328,262187,100,154,1026206145,262187,100,155,1042983594,262187,100,156,1065353216,262187,
98,157,127,262187,106,158,23,262187,100,159,3265265664,262187,100,160,0,262187,106,161,8,262187,
106,162,24,196657,133,34,262194,98,40,64,196657,133,41,262194,98,42,64,262194,98,43,4,262194,98,
44,2,393268,98,163,128,43,44,262187,98,164,2,393268,98,165,134,42,164,1507358,47,98,98,98,98,98,
98,98,98,98,98,98,100,100,100,98,98,98,98,98,98,100,262176,166,9,47,262203,166,167,9,262187,106,
168,2,262176,169,9,98,262187,98,170,4294967295,196637,48,100,196638,49,48,262176,171,12,49,262203,
171,50,12,262176,172,12,100,262176,173,7,112,196637,52,112,196638,53,52,262176,174,12,53,262203,
174,54,12,393268,98,175,134,42,164,262176,176,12,112,262187,98,177,0,262187,98,178,8,262172,63,98,
178,262187,98,179,32,262172,64,98,179,262187,98,180,512,262172,65,98,180,196637,66,98,1441822,67,
98,98,98,98,98,98,98,98,98,98,98,98,98,98,100,98,63,64,65,66,262176,181,12,67,262203,181,68,12,
262176,182,12,98,393268,98,183,128,43,44,262187,98,184,3,393268,98,185,134,42,164,262187,106,186,
5,262187,106,187,6,262187,98,188,63,393268,98,189,128,40,188,262187,98,190,64,393268,98,191,134,
189,190,393268,98,192,132,191,190,262176,193,9,100,196637,75,100,196638,76,75,262176,194,12,76,
262203,194,77,12,262187,106,195,9,196637,78,98,196638,79,78,262176,196,12,79,262203,196,80,12,
196637,81,98,196638,82,81,262176,197,12,82,262203,197,83,12,262187,106,198,20,262187,98,199,7,
262187,98,200,16,262194,98,86,1,393268,133,201,170,86,177,262167,202,98,3,262176,203,1,202,262203,
203,4,1,262187,106,204,7,393268,133,205,170,86,164,196637,87,120,196638,88,87,262176,206,12,88,
262203,206,89,12,262176,207,12,120,196637,90,120,196638,91,90,262176,208,12,91,262203,208,92,12,
262194,98,93,256,393268,98,209,128,93,157,262187,98,210,128,393268,98,211,134,209,210,393268,98,
212,132,211,179,393268,98,213,134,212,200,393268,98,214,128,213,199,393268,98,215,134,214,178,
393268,98,216,128,215,199,393268,98,217,134,216,178,393268,98,218,128,215,217,393268,98,219,130,
218,140,393268,98,220,134,219,217,393268,98,221,132,220,217,393268,98,222,132,221,179,262172,223,
120,180,262176,224,4,223,262203,224,225,4,262187,98,226,6,262187,98,227,50529027,262176,228,4,120,
262203,224,229,4,393268,98,230,134,212,200,262172,231,106,178,262172,232,231,122,262176,233,7,232,
393268,98,234,134,212,179,262187,98,235,264,393268,98,236,134,212,179,393268,98,237,130,236,140,
262187,106,238,10,393268,133,239,170,86,177,393268,133,240,170,86,164,393268,133,241,170,86,140,
262194,98,94,1,393267,202,95,94,140,140,262187,98,242,3355447295,458796,120,243,227,227,227,227,
327734,96,2,0,97,131320,244,262203,105,245,7,262203,233,246,7,262203,105,247,7,262203,105,248,7,
262203,105,249,7,262203,121,250,7,262203,124,251,7,262203,121,252,7,262203,105,253,7,262203,105,
254,7,262203,105,255,7,262203,121,256,7,262203,124,257,7,262203,124,258,7,262203,105,259,7,262203,
105,260,7,262203,121,261,7,262203,105,262,7,262203,105,263,7,262203,105,264,7,262203,105,265,7,
262203,105,266,7,262203,115,267,7,262203,110,268,7,262203,110,269,7,262203,101,270,7,262203,101,
271,7,262203,105,272,7,262203,105,273,7,262203,115,274,7,262203,105,275,7,262203,105,276,7,262203,
101,277,7,262203,101,278,7,262203,105,279,7,262203,105,280,7,262203,101,281,7,262203,101,282,7,
262203,105,283,7,262203,105,284,7,262203,101,285,7,262203,105,286,7,262203,105,287,7,262203,101,
288,7,262203,105,289,7,262201,98,290,291,327817,98,292,290,200,327814,98,293,290,200,327745,127,
294,4,140,262205,98,295,294,327812,98,296,295,190,327745,169,297,167,142,262205,98,298,297,327814,
98,299,290,164,196670,245,299,327737,98,300,301,245,327812,98,302,300,230,327808,98,303,298,302,
327817,98,304,290,164,327808,98,305,303,304,131321,306,131320,306,458997,106,307,142,244,308,309,
262390,310,309,1,131321,311,131320,311,327857,133,312,307,143,262394,312,313,310,131320,313,
131321,314,131320,314,458997,106,315,142,313,316,317,262390,318,317,1,131321,319,131320,319,
327857,133,320,315,161,262394,320,321,318,131320,321,393281,110,322,246,307,315,196670,322,142,
131321,317,131320,317,327808,106,316,315,145,131321,314,131320,318,131321,309,131320,309,327808,
106,308,307,145,131321,306,131320,310,196670,247,305,196670,248,296,196670,249,177,589881,96,323,
324,247,248,249,250,251,262205,120,325,250,262205,123,326,251,131321,327,131320,327,458997,120,
328,325,310,329,330,458997,123,331,326,310,332,330,458997,98,333,177,310,334,330,262390,335,330,0,
131321,336,131320,336,327856,133,337,333,234,262394,337,338,335,131320,338,262368,164,164,235,
196670,252,328,393273,96,339,340,252,331,262368,164,164,235,327808,98,341,333,140,458764,98,342,1,
38,341,237,196670,253,305,196670,254,296,196670,255,342,589881,96,343,324,253,254,255,256,257,
262205,120,329,256,262205,123,332,257,131321,344,131320,344,458997,98,345,177,338,346,347,262390,
348,347,0,131321,349,131320,349,327856,133,350,345,178,262394,350,351,348,131320,351,131321,352,
131320,352,458997,98,353,177,351,354,355,262390,356,355,1,131321,357,131320,357,327856,133,358,
353,122,262394,358,359,356,131320,359,327812,98,360,200,353,327808,98,361,292,360,196670,259,361,
196670,260,345,393273,98,362,363,259,260,327745,228,364,225,362,262205,120,365,364,327745,121,366,
258,353,196670,366,365,131321,355,131320,355,327808,98,354,353,145,131321,352,131320,356,131321,
367,131320,367,458997,98,368,177,356,369,370,262390,371,370,1,131321,372,131320,372,327856,133,
373,368,178,262394,373,374,371,131320,374,327812,98,375,178,368,327808,98,376,293,375,196670,262,
376,196670,263,345,393273,98,377,363,262,263,327745,228,378,229,377,262205,120,379,378,196670,261,
379,131321,380,131320,380,458997,106,381,142,374,382,383,262390,384,383,1,131321,385,131320,385,
327857,133,386,381,143,262394,386,387,384,131320,387,131321,388,131320,388,458997,106,389,142,387,
390,391,262390,392,391,1,131321,393,131320,393,327857,133,394,389,143,262394,394,395,392,131320,
395,327745,105,396,261,389,262205,98,397,396,196670,264,397,393281,105,398,258,381,389,262205,98,
399,398,196670,265,399,393273,106,400,401,264,265,393281,110,402,246,381,368,262205,106,403,402,
327808,106,404,403,400,196670,402,404,131321,391,131320,391,327808,106,390,389,145,131321,388,
131320,392,131321,383,131320,383,327808,106,382,381,145,131321,380,131320,384,131321,370,131320,
370,327808,98,369,368,145,131321,367,131320,371,131321,347,131320,347,327808,98,346,345,145,
131321,344,131320,348,131321,330,131320,330,327808,98,334,333,145,131321,327,131320,335,131321,
405,131320,405,458997,106,406,142,335,407,408,262390,409,408,1,131321,410,131320,410,327857,133,
411,406,161,262394,411,412,409,131320,412,327808,98,413,296,293,262268,98,414,406,327812,98,415,
178,414,327808,98,416,413,415,327745,169,417,167,161,262205,98,418,417,327854,133,419,416,418,
196855,420,0,262394,419,421,420,131320,421,131321,408,131320,420,327745,169,422,167,238,262205,98,
423,422,327812,98,424,164,416,327808,98,425,423,424,393281,172,426,77,142,425,262205,100,427,426,
327808,98,428,425,140,393281,172,429,77,142,428,262205,100,430,429,262268,106,431,430,131321,432,
131320,432,458997,106,433,142,420,434,435,262390,436,435,1,131321,437,131320,437,327857,133,438,
433,143,262394,438,439,436,131320,439,262268,98,440,433,327812,98,441,200,440,327808,98,442,292,
441,196670,266,442,327737,98,443,301,266,327745,169,444,167,145,262205,98,445,444,327808,98,446,
445,443,393281,110,447,246,433,406,262205,106,448,447,196670,268,448,196670,269,431,196670,270,
427,393281,172,449,50,142,446,262205,100,450,449,196670,271,450,196670,272,443,589881,100,451,452,
268,269,270,271,272,327745,101,453,267,433,196670,453,451,131321,435,131320,435,327808,106,434,
433,145,131321,432,131320,436,196855,454,0,262394,239,455,456,131320,455,327745,127,457,4,177,
262205,98,458,457,327812,98,459,458,200,327808,98,460,459,292,327812,98,461,460,122,327745,169,
462,167,204,262205,98,463,462,327856,133,464,461,463,196855,465,0,262394,464,466,465,131320,466,
196670,273,460,262205,114,467,267,196670,274,467,196670,275,416,458809,96,468,469,273,274,275,
131321,465,131320,465,131321,454,131320,456,196855,470,0,262394,240,471,472,131320,471,327745,127,
473,4,177,262205,98,474,473,327812,98,475,474,179,327808,98,476,475,292,327745,169,477,167,204,
262205,98,478,477,327856,133,479,476,478,196855,480,0,262394,479,481,480,131320,481,196670,276,
476,327745,101,482,267,177,262205,100,483,482,196670,277,483,327745,101,484,267,164,262205,100,
485,484,196670,278,485,196670,279,416,524345,96,486,487,276,277,278,279,131321,480,131320,480,
327808,98,488,476,200,327856,133,489,488,478,196855,490,0,262394,489,491,490,131320,491,196670,
280,488,327745,101,492,267,140,262205,100,493,492,196670,281,493,327745,101,494,267,184,262205,
100,495,494,196670,282,495,196670,283,416,524345,96,496,487,280,281,282,283,131321,490,131320,490,
131321,470,131320,472,131321,497,131320,497,458997,98,498,177,472,499,500,262390,501,500,1,131321,
502,131320,502,327856,133,503,498,122,262394,503,504,501,131320,504,327745,127,505,4,177,262205,
98,506,505,327812,98,507,506,190,327808,98,508,507,292,327812,98,509,200,498,327808,98,510,508,
509,327745,169,511,167,204,262205,98,512,511,327854,133,513,510,512,196855,514,0,262394,513,515,
514,131320,515,131321,500,131320,514,196855,516,0,262394,241,517,518,131320,517,196670,284,510,
327745,101,519,267,498,262205,100,520,519,196670,285,520,196670,286,416,458809,96,521,522,284,285,
286,131321,516,131320,518,196670,287,510,327745,101,523,267,498,262205,100,524,523,196670,288,524,
196670,289,416,458809,96,525,526,287,288,289,131321,516,131320,516,131321,500,131320,500,327808,
98,499,498,145,131321,497,131320,501,131321,470,131320,470,131321,454,131320,454,131321,408,
131320,408,327808,106,407,406,145,131321,405,131320,409,65789,65592,327734,98,291,0,99,131320,527,
262205,98,528,3,131326,528,65592,327734,98,529,0,102,196663,101,530,131320,531,262205,100,532,530,
262268,98,533,532,327874,98,534,533,128,327879,98,535,534,129,327879,98,536,533,130,262268,100,
537,536,327809,100,5,537,131,327852,133,538,536,132,196855,539,0,262394,538,540,539,131320,540,
131326,134,131320,539,327854,133,541,536,135,196855,542,0,262394,541,543,542,131320,543,327877,98,
544,535,136,131326,544,131320,542,327856,133,545,536,137,196855,546,0,262394,545,547,546,131320,
547,262268,98,548,5,327810,98,549,548,138,327877,98,550,535,549,131326,550,131320,546,327808,98,
551,536,242,327874,98,552,536,139,327879,98,553,552,140,327808,98,554,551,553,327874,98,555,554,
139,327877,98,556,535,555,131326,556,65592,327734,98,557,0,103,196663,101,558,196663,101,559,
131320,560,262203,101,561,7,262203,101,562,7,262205,100,563,558,196670,561,563,327737,98,564,529,
561,262205,100,565,559,196670,562,565,327737,98,566,529,562,327876,98,567,566,128,327877,98,568,
564,567,131326,568,65592,327734,100,569,0,104,196663,101,570,131320,571,262205,100,572,570,262268,
98,573,572,327810,98,6,141,573,262268,100,574,6,131321,575,131320,575,458997,100,576,574,571,9,
577,458997,106,578,142,571,579,577,262390,580,577,0,131321,581,131320,581,327857,133,582,578,143,
262394,582,583,580,131320,583,262205,100,584,570,327813,100,7,584,576,327811,100,8,144,7,327813,
100,9,576,8,131321,577,131320,577,327808,106,579,578,145,131321,575,131320,580,131326,576,65592,
327734,100,585,0,104,196663,101,586,131320,587,262205,100,588,586,327866,133,589,588,146,262205,
100,590,586,393385,100,591,589,146,590,327813,100,10,591,147,327809,100,11,10,148,327811,100,12,
11,148,327813,100,13,12,149,327811,100,14,591,13,327813,100,15,12,150,327811,100,16,14,15,327813,
100,17,151,16,327809,100,18,17,152,327813,100,19,18,16,327809,100,20,19,153,327813,100,21,20,16,
327809,100,22,21,154,327813,100,23,22,16,327809,100,24,23,155,327813,100,25,24,16,327809,100,26,
25,131,327813,100,27,16,16,327813,100,28,26,27,327809,100,29,28,16,327809,100,30,29,156,262268,98,
592,11,327808,98,31,592,157,327876,98,593,31,158,262268,100,594,593,327813,100,32,30,594,262205,
100,595,586,327864,133,596,595,159,393385,100,597,596,160,32,131326,597,65592,327734,106,401,0,
107,196663,105,598,196663,105,599,131320,600,262205,98,601,598,262268,106,602,601,262205,98,603,
599,262268,106,604,603,393418,106,605,602,142,161,393418,106,606,604,142,161,327812,106,607,605,
606,393418,106,608,602,161,161,393418,106,609,604,161,161,327812,106,610,608,609,327808,106,611,
607,610,393418,106,612,602,128,161,393418,106,613,604,128,161,327812,106,614,612,613,327808,106,
615,611,614,327875,106,616,602,162,327875,106,617,604,162,327812,106,618,616,617,327808,106,619,
615,618,131326,619,65592,327734,100,620,0,108,196663,101,621,196663,101,622,131320,623,262205,100,
624,621,262205,100,625,622,327809,100,33,624,625,131326,33,65592,327734,100,626,0,108,196663,101,
627,196663,101,628,131320,629,262203,101,630,7,262203,101,631,7,262203,101,632,7,262203,101,633,7,
262205,100,634,627,327866,133,635,634,160,262205,100,636,627,393385,100,637,635,636,160,196855,
638,0,262394,34,639,640,131320,639,262205,100,641,627,262205,100,642,627,262271,100,35,642,196670,
630,35,327737,100,643,585,630,196670,631,156,196670,632,643,393273,100,644,620,631,632,196670,633,
644,327737,100,645,569,633,327813,100,36,641,645,262205,100,646,628,327813,100,37,36,646,131321,
638,131320,640,327813,100,38,637,637,262205,100,647,628,327813,100,39,38,647,131321,638,131320,
638,458997,100,648,37,639,39,640,131326,648,65592,327734,98,649,0,109,196663,105,650,196663,105,
651,131320,652,262205,98,653,650,327812,98,654,653,122,327814,98,655,654,40,262205,98,656,650,
327812,98,657,656,122,327817,98,658,657,40,327854,133,659,658,42,327846,133,660,41,659,262312,133,
661,660,196855,662,0,262394,661,663,662,131320,663,327854,133,664,655,163,131321,662,131320,662,
458997,133,665,660,652,664,663,196855,666,0,262394,665,667,666,131320,667,262205,98,668,650,
327812,98,669,668,122,262205,98,670,651,327808,98,671,669,670,131326,671,131320,666,327812,98,672,
655,40,327814,98,673,658,164,327808,98,674,672,673,262205,98,675,651,327879,98,676,675,140,327808,
98,677,674,676,262205,98,678,651,327874,98,679,678,145,327812,98,680,679,165,327808,98,681,677,
680,131326,681,65592,327734,100,452,0,111,196663,110,682,196663,110,683,196663,101,684,196663,101,
685,196663,105,686,131320,687,262205,106,688,682,262205,106,689,683,327810,106,690,688,689,262255,
100,691,690,262205,100,692,685,262205,100,693,684,327813,100,45,692,693,327813,100,46,691,45,
327745,169,694,167,168,262205,98,695,694,327851,133,696,695,170,196855,697,0,262394,696,698,697,
131320,698,262205,98,699,686,327808,98,700,695,699,393281,172,701,50,142,700,262205,100,702,701,
327809,100,51,46,702,131321,697,131320,697,458997,100,703,46,687,51,698,131326,703,65592,327734,
112,704,0,113,196663,101,705,196663,101,706,196663,105,707,196663,105,708,131320,709,262203,173,
710,7,262205,98,711,708,327812,98,712,711,175,262205,98,713,707,327808,98,714,712,713,393281,176,
715,54,142,714,262205,112,716,715,196670,710,716,262205,100,717,705,327745,101,718,710,177,262205,
100,719,718,327813,100,55,717,719,262205,100,720,706,327745,101,721,710,140,262205,100,722,721,
327813,100,56,720,722,327811,100,57,55,56,262205,100,723,705,262205,100,724,721,327813,100,58,723,
724,262205,100,725,706,262205,100,726,718,327813,100,59,725,726,327809,100,60,58,59,327760,112,
727,57,60,131326,727,65592,327734,96,469,0,116,196663,105,728,196663,115,729,196663,105,730,
131320,731,262203,101,732,7,262203,101,733,7,262203,105,734,7,262203,105,735,7,262203,101,736,7,
262203,101,737,7,262203,105,738,7,262203,105,739,7,262203,173,740,7,262203,101,741,7,262203,101,
742,7,262203,105,743,7,262203,105,744,7,262203,173,745,7,262203,101,746,7,262203,101,747,7,262203,
105,748,7,262203,105,749,7,262203,115,750,7,262203,101,751,7,262203,101,752,7,262203,101,753,7,
262203,101,754,7,262205,98,755,728,327812,98,756,755,122,327814,98,757,756,40,262205,98,758,728,
327812,98,61,758,122,327817,98,62,61,40,327745,182,759,68,142,262205,98,760,759,262205,98,761,730,
327808,98,69,760,761,327808,98,762,62,164,327856,133,763,757,183,327856,133,764,62,42,327847,133,
765,763,764,196855,766,0,262394,765,767,766,131320,767,196855,768,0,262394,41,769,770,131320,769,
327814,98,70,62,164,327745,101,771,729,177,262205,100,772,771,196670,732,772,327745,101,773,729,
140,262205,100,774,773,196670,733,774,196670,734,70,196670,735,69,524345,112,775,704,732,733,734,
735,327761,100,776,775,0,196670,771,776,327761,100,777,775,1,196670,773,777,327808,98,71,70,140,
327745,101,778,729,164,262205,100,779,778,196670,736,779,327745,101,780,729,184,262205,100,781,
780,196670,737,781,196670,738,71,196670,739,69,524345,112,782,704,736,737,738,739,327761,100,783,
782,0,196670,778,783,327761,100,784,782,1,196670,780,784,131321,768,131320,770,327814,98,72,62,
164,327745,101,785,729,177,262205,100,786,785,196670,741,786,327745,101,787,729,164,262205,100,
788,787,196670,742,788,196670,743,72,196670,744,69,524345,112,789,704,741,742,743,744,196670,740,
789,327808,98,73,72,140,327745,101,790,729,140,262205,100,791,790,196670,746,791,327745,101,792,
729,184,262205,100,793,792,196670,747,793,196670,748,73,196670,749,69,524345,112,794,704,746,747,
748,749,196670,745,794,327745,101,795,740,177,262205,100,796,795,327745,101,797,745,177,262205,
100,798,797,327745,101,799,740,140,262205,100,800,799,327745,101,801,745,140,262205,100,802,801,
458832,114,803,796,798,800,802,196670,729,803,327814,98,804,62,164,327808,98,805,804,185,131321,
768,131320,768,458997,98,806,762,769,805,770,458997,98,807,62,769,804,770,131321,766,131320,766,
458997,98,808,762,731,806,768,458997,98,809,62,731,807,768,327856,133,810,757,43,196855,811,0,
262394,810,812,813,131320,812,327745,169,814,167,186,262205,98,815,814,262205,98,816,730,327745,
169,817,167,187,262205,98,818,817,327812,98,819,816,818,327808,98,820,815,819,327812,98,821,757,
192,327808,98,822,820,821,262205,114,823,729,327745,193,824,167,139,262205,100,825,824,327822,114,
74,823,825,196670,750,74,327808,98,826,822,809,327745,101,827,750,177,262205,100,828,827,393281,
172,829,77,142,826,196670,829,828,327808,98,830,826,140,327745,101,831,750,140,262205,100,832,831,
393281,172,833,77,142,830,196670,833,832,327808,98,834,822,808,327745,101,835,750,164,262205,100,
836,835,393281,172,837,77,142,834,196670,837,836,327808,98,838,834,140,327745,101,839,750,184,
262205,100,840,839,393281,172,841,77,142,838,196670,841,840,131321,811,131320,813,327810,98,842,
757,43,327856,133,843,842,44,196855,844,0,262394,843,845,846,131320,845,131321,844,131320,846,
327810,98,847,842,44,131321,844,131320,844,458997,98,848,842,845,847,846,327745,169,849,167,195,
262205,98,850,849,327812,98,851,848,850,327808,98,852,851,69,327812,98,853,852,192,327745,101,854,
729,177,262205,100,855,854,196670,751,855,327745,101,856,729,140,262205,100,857,856,196670,752,
857,393273,98,858,557,751,752,327745,101,859,729,164,262205,100,860,859,196670,753,860,327745,101,
861,729,184,262205,100,862,861,196670,754,862,393273,98,863,557,753,754,196855,864,0,262394,843,
865,866,131320,865,327808,98,867,853,809,327814,98,868,867,164,393281,182,869,80,142,868,196670,
869,858,327808,98,870,853,808,327814,98,871,870,164,393281,182,872,80,142,871,196670,872,863,
131321,864,131320,866,327808,98,873,853,809,327814,98,874,873,164,393281,182,875,83,142,874,
196670,875,858,327808,98,876,853,808,327814,98,877,876,164,393281,182,878,83,142,877,196670,878,
863,131321,864,131320,864,131321,811,131320,811,65789,65592,327734,96,522,0,117,196663,105,879,
196663,101,880,196663,105,881,131320,882,327745,169,883,167,186,262205,98,884,883,262205,98,885,
881,327745,169,886,167,187,262205,98,887,886,327812,98,888,885,887,327808,98,889,884,888,262205,
98,890,879,327808,98,891,889,890,393281,172,892,77,142,891,262205,100,893,892,262205,100,894,880,
327745,193,895,167,198,262205,100,896,895,327813,100,84,894,896,327809,100,85,893,84,196670,892,
85,65789,65592,327734,96,526,0,117,196663,105,897,196663,101,898,196663,105,899,131320,900,327745,
169,901,167,186,262205,98,902,901,262205,98,903,899,327745,169,904,167,187,262205,98,905,904,
327812,98,906,903,905,327808,98,907,902,906,262205,98,908,897,327808,98,909,907,908,262205,100,
910,898,393281,172,911,77,142,909,196670,911,910,65789,65592,327734,96,487,0,118,196663,105,912,
196663,101,913,196663,101,914,196663,105,915,131320,916,262203,101,917,7,262203,101,918,7,327745,
169,919,167,186,262205,98,920,919,262205,98,921,915,327745,169,922,167,187,262205,98,923,922,
327812,98,924,921,923,327808,98,925,920,924,262205,98,926,912,327808,98,927,925,926,262205,100,
928,913,196670,917,928,262205,100,929,914,196670,918,929,393273,100,930,626,917,918,393281,172,
931,77,142,927,196670,931,930,65789,65592,327734,98,363,0,109,196663,105,932,196663,105,933,
131320,934,262205,98,935,932,327812,98,936,935,178,262205,98,937,933,262205,98,938,932,327879,98,
939,938,199,327878,98,940,937,939,327808,98,941,936,940,131326,941,65592,327734,98,301,0,119,
196663,105,942,131320,943,262203,105,944,7,262203,105,945,7,262205,98,946,942,327814,98,947,946,
200,196855,948,0,262394,201,949,948,131320,949,327745,127,950,4,177,262205,98,951,950,327812,98,
952,951,200,262205,98,953,942,327817,98,954,953,200,327808,98,955,952,954,327745,169,956,167,204,
262205,98,957,956,327814,98,958,957,122,327810,98,959,958,140,458764,98,960,1,38,955,959,196670,
944,960,196670,945,947,393273,98,961,649,944,945,131326,961,131320,948,196855,962,0,262394,205,
963,962,131320,963,327745,127,964,4,177,262205,98,965,964,327812,98,966,965,179,262205,98,967,942,
327817,98,968,967,179,327808,98,969,966,968,327745,169,970,167,204,262205,98,971,970,327810,98,
972,971,140,458764,98,973,1,38,969,972,262205,98,974,942,327856,133,975,974,179,196855,976,0,
262394,975,977,978,131320,977,131321,976,131320,978,327808,98,979,971,973,131321,976,131320,976,
458997,98,980,973,977,979,978,131326,980,131320,962,327745,127,981,4,177,262205,98,982,981,327812,
98,983,982,190,262205,98,984,942,327808,98,985,983,984,327745,169,986,167,204,262205,98,987,986,
327810,98,988,987,140,458764,98,989,1,38,985,988,131326,989,65592,327734,96,324,0,125,196663,105,
990,196663,105,991,196663,105,992,196663,121,993,196663,124,994,131320,995,262205,98,996,990,
262205,98,997,992,327812,98,998,997,164,327808,98,999,996,998,393281,207,1000,89,142,999,262205,
120,1001,1000,196670,993,1001,131321,1002,131320,1002,458997,98,1003,177,995,1004,1005,262390,
1006,1005,1,131321,1007,131320,1007,327856,133,1008,1003,122,262394,1008,1009,1006,131320,1009,
262205,98,1010,991,262201,98,1011,291,327814,98,1012,1011,178,327808,98,1013,1010,1012,327812,98,
1014,200,1003,327808,98,1015,1013,1014,327745,169,1016,167,161,262205,98,1017,1016,327810,98,1018,
1017,140,458764,98,1019,1,38,1015,1018,327812,98,1020,1019,222,262205,98,1021,992,327812,98,1022,
1021,178,327808,98,1023,1020,1022,262201,98,1024,291,327817,98,1025,1024,178,327808,98,1026,1023,
1025,393281,207,1027,92,142,1026,262205,120,1028,1027,327745,121,1029,994,1003,196670,1029,1028,
131321,1005,131320,1005,327808,98,1004,1003,145,131321,1002,131320,1006,65789,65592,327734,96,340,
0,126,196663,121,1030,196663,123,1031,131320,1032,262203,105,1033,7,262203,105,1034,7,262203,105,
1035,7,262203,105,1036,7,262203,124,1037,7,262201,98,1038,291,131321,1039,131320,1039,458997,98,
1040,177,1032,1041,1042,262390,1043,1042,1,131321,1044,131320,1044,327856,133,1045,1040,122,
262394,1045,1046,1043,131320,1046,327814,98,1047,1038,164,327812,98,1048,1040,164,327817,98,1049,
1038,164,327808,98,1050,1048,1049,196670,1033,1047,196670,1034,1050,393273,98,1051,363,1033,1034,
262205,120,1052,1030,327812,98,1053,164,1040,327810,98,1054,226,1053,458832,120,1055,1054,1054,
1054,1054,327874,120,1056,1052,1055,327879,120,1057,1056,243,327745,228,1058,225,1051,196670,1058,
1057,131321,1042,131320,1042,327808,98,1041,1040,145,131321,1039,131320,1043,131321,1059,131320,
1059,458997,98,1060,177,1043,1061,1062,262390,1063,1062,1,131321,1064,131320,1064,327856,133,1065,
1060,122,262394,1065,1066,1063,131320,1066,327814,98,1067,1038,178,327812,98,1068,200,1060,327808,
98,1069,1067,1068,327817,98,1070,1038,178,196670,1035,1069,196670,1036,1070,393273,98,1071,363,
1035,1036,196670,1037,1031,327745,121,1072,1037,1060,262205,120,1073,1072,327745,228,1074,229,
1071,196670,1074,1073,131321,1062,131320,1062,327808,98,1061,1060,145,131321,1059,131320,1063,
65789,65592,};
static const uint32_t bitnet__spv_gemm_fast[] = {
119734787,66304,524299,1060,0,131089,1,131089,6018,131089,6019,524298,1599492179,1599227979,
1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,1685353262,808793134,0,
196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,
196679,7,42,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,
42,196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,
196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,
29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,262215,34,1,8,196679,35,42,196679,36,42,
196679,37,42,196679,38,42,196679,39,42,262215,40,1,5,262215,41,1,7,262215,42,1,6,262215,43,1,3,
262215,44,1,4,196679,45,42,196679,46,42,327752,47,0,35,0,327752,47,1,35,4,327752,47,2,35,8,327752,
47,3,35,12,327752,47,4,35,16,327752,47,5,35,20,327752,47,6,35,24,327752,47,7,35,28,327752,47,8,35,
32,327752,47,9,35,36,327752,47,10,35,40,327752,47,11,35,44,327752,47,12,35,48,327752,47,13,35,52,
327752,47,14,35,56,327752,47,15,35,60,327752,47,16,35,64,327752,47,17,35,68,327752,47,18,35,72,
327752,47,19,35,76,327752,47,20,35,80,196679,47,2,262215,48,6,4,262216,49,0,24,327752,49,0,35,0,
196679,49,2,262215,50,34,0,262215,50,33,1,196679,51,42,262215,52,6,8,262216,53,0,24,327752,53,0,
35,0,196679,53,2,262215,54,34,0,262215,54,33,6,196679,55,42,196679,56,42,196679,57,42,196679,58,
42,196679,59,42,196679,60,42,196679,61,42,196679,62,42,262215,63,6,4,262215,64,6,4,262215,65,6,4,
262215,66,6,4,327752,67,0,35,0,327752,67,1,35,4,327752,67,2,35,8,327752,67,3,35,12,327752,67,4,35,
16,327752,67,5,35,20,327752,67,6,35,24,327752,67,7,35,28,327752,67,8,35,32,327752,67,9,35,36,
327752,67,10,35,40,327752,67,11,35,44,327752,67,12,35,48,327752,67,13,35,52,327752,67,14,35,56,
327752,67,15,35,60,327752,67,16,35,64,327752,67,17,35,96,327752,67,18,35,224,327752,67,19,35,2272,
196679,67,2,262215,68,34,0,262215,68,33,7,196679,69,42,196679,70,42,196679,71,42,196679,72,42,
196679,73,42,196679,74,42,262215,75,6,4,327752,76,0,35,0,196679,76,2,262215,77,34,0,262215,77,33,
2,262215,78,6,4,327752,79,0,35,0,196679,79,2,262215,80,34,0,262215,80,33,4,262215,81,6,4,327752,
82,0,35,0,196679,82,2,262215,83,34,0,262215,83,33,5,196679,84,42,196679,85,42,262215,86,1,2,
262215,4,11,26,262215,87,6,16,262216,88,0,24,327752,88,0,35,0,196679,88,2,262215,89,34,0,262215,
89,33,0,262215,90,6,16,262216,91,0,24,327752,91,0,35,0,196679,91,2,262215,92,34,0,262215,92,33,3,
262215,93,1,1,262215,94,1,0,262215,95,11,25,131091,96,196641,97,96,262165,98,32,0,196641,99,98,
196630,100,32,262176,101,7,100,262177,102,98,101,327713,103,98,101,101,262177,104,100,101,262176,
105,7,98,262165,106,32,1,327713,107,106,105,105,327713,108,100,101,101,327713,109,98,105,105,
262176,110,7,106,524321,111,100,110,110,101,101,105,262167,112,100,2,458785,113,112,101,101,105,
105,262167,114,100,4,262176,115,7,114,393249,116,96,105,115,105,393249,117,96,105,101,105,458785,
118,96,105,101,101,105,262177,119,98,105,262167,120,98,4,262176,121,7,120,262187,98,122,4,262172,
123,120,122,262176,124,7,123,524321,125,96,105,105,105,121,124,327713,126,96,121,123,262176,127,1,
98,262203,127,3,1,262187,106,128,16,262187,98,129,32768,262187,98,130,2147483647,262187,100,131,
1056964608,262187,98,132,2139095040,131092,133,262187,98,134,32256,262187,98,135,1199566848,
262187,98,136,31744,262187,98,137,947912704,262187,98,138,1056964608,262187,106,139,13,262187,98,
140,1,262187,98,141,2129859015,262187,106,142,0,262187,106,143,4,262187,100,144,1073741824,262187,
106,145,1,262187,100,146,1117782016,262187,100,147,1069066811,262187,100,148,1262485504,262187,
100,149,1060208640,262187,100,150,3109978243,262187,100,151,961571175,262187,100,152,985088974,
262187,100,153,1007192328,262187,100,154,1026206145,262187,100,155,1042983594,262187,100,156,
1065353216,262187,98,157,127,262187,106,158,23,262187,100,159,3265265664,262187,100,160,0,196657,
133,34,262194,98,40,64,196657,133,41,262194,98,42,64,262194,98,43,4,262194,98,44,2,393268,98,161,
128,43,44,262187,98,162,2,393268,98,163,134,42,162,1507358,47,98,98,98,98,98,98,98,98,98,98,98,
100,100,100,98,98,98,98,98,98,100,262176,164,9,47,262203,164,165,9,262187,106,166,2,262176,167,9,
98,262187,98,168,4294967295,196637,48,100,196638,49,48,262176,169,12,49,262203,169,50,12,262176,
170,12,100,262176,171,7,112,196637,52,112,196638,53,52,262176,172,12,53,262203,172,54,12,393268,
98,173,134,42,162,262176,174,12,112,262187,98,175,0,262187,98,176,8,262172,63,98,176,262187,98,
177,32,262172,64,98,177,262187,98,178,512,262172,65,98,178,196637,66,98,1441822,67,98,98,98,98,98,
98,98,98,98,98,98,98,98,98,100,98,63,64,65,66,262176,179,12,67,262203,179,68,12,262176,180,12,98,
393268,98,181,128,43,44,262187,98,182,3,393268,98,183,134,42,162,262187,106,184,5,262187,106,185,
6,262187,98,186,63,393268,98,187,128,40,186,262187,98,188,64,393268,98,189,134,187,188,393268,98,
190,132,189,188,262176,191,9,100,196637,75,100,196638,76,75,262176,192,12,76,262203,192,77,12,
262187,106,193,9,196637,78,98,196638,79,78,262176,194,12,79,262203,194,80,12,196637,81,98,196638,
82,81,262176,195,12,82,262203,195,83,12,262187,106,196,20,262187,98,197,7,262187,98,198,16,262194,
98,86,1,393268,133,199,170,86,175,262167,200,98,3,262176,201,1,200,262203,201,4,1,262187,106,202,
7,393268,133,203,170,86,162,196637,87,120,196638,88,87,262176,204,12,88,262203,204,89,12,262176,
205,12,120,262187,106,206,8,196637,90,120,196638,91,90,262176,207,12,91,262203,207,92,12,262194,
98,93,256,393268,98,208,128,93,157,262187,98,209,128,393268,98,210,134,208,209,393268,98,211,132,
210,177,393268,98,212,134,211,198,393268,98,213,128,212,197,393268,98,214,134,213,176,393268,98,
215,128,214,197,393268,98,216,134,215,176,393268,98,217,128,214,216,393268,98,218,130,217,140,
393268,98,219,134,218,216,393268,98,220,132,219,216,393268,98,221,132,220,177,262172,222,120,178,
262176,223,4,222,262203,223,224,4,262187,98,225,6,262187,98,226,50529027,262176,227,4,120,262203,
223,228,4,393268,98,229,134,211,198,262172,230,106,176,262172,231,230,122,262176,232,7,231,393268,
98,233,134,211,177,262187,98,234,264,393268,98,235,134,211,177,393268,98,236,130,235,140,262187,
106,237,10,393268,133,238,170,86,175,393268,133,239,170,86,162,393268,133,240,170,86,140,262194,
98,94,1,393267,200,95,94,140,140,262187,98,241,3355447295,458796,120,242,226,226,226,226,327734,
96,2,0,97,131320,243,262203,105,244,7,262203,232,245,7,262203,105,246,7,262203,105,247,7,262203,
105,248,7,262203,121,249,7,262203,124,250,7,262203,121,251,7,262203,105,252,7,262203,105,253,7,
262203,105,254,7,262203,121,255,7,262203,124,256,7,262203,124,257,7,262203,105,258,7,262203,105,
259,7,262203,121,260,7,262203,105,261,7,262203,105,262,7,262203,105,263,7,262203,105,264,7,262203,
105,265,7,262203,115,266,7,262203,110,267,7,262203,110,268,7,262203,101,269,7,262203,101,270,7,
262203,105,271,7,262203,105,272,7,262203,115,273,7,262203,105,274,7,262203,105,275,7,262203,101,
276,7,262203,101,277,7,262203,105,278,7,262203,105,279,7,262203,101,280,7,262203,101,281,7,262203,
105,282,7,262203,105,283,7,262203,101,284,7,262203,105,285,7,262203,105,286,7,262203,101,287,7,
262203,105,288,7,262201,98,289,290,327817,98,291,289,198,327814,98,292,289,198,327745,127,293,4,
140,262205,98,294,293,327812,98,295,294,188,327745,167,296,165,142,262205,98,297,296,327814,98,
298,289,162,196670,244,298,327737,98,299,300,244,327812,98,301,299,229,327808,98,302,297,301,
327817,98,303,289,162,327808,98,304,302,303,131321,305,131320,305,458997,106,306,142,243,307,308,
262390,309,308,1,131321,310,131320,310,327857,133,311,306,143,262394,311,312,309,131320,312,
131321,313,131320,313,458997,106,314,142,312,315,316,262390,317,316,1,131321,318,131320,318,
327857,133,319,314,206,262394,319,320,317,131320,320,393281,110,321,245,306,314,196670,321,142,
131321,316,131320,316,327808,106,315,314,145,131321,313,131320,317,131321,308,131320,308,327808,
106,307,306,145,131321,305,131320,309,196670,246,304,196670,247,295,196670,248,175,589881,96,322,
323,246,247,248,249,250,262205,120,324,249,262205,123,325,250,131321,326,131320,326,458997,120,
327,324,309,328,329,458997,123,330,325,309,331,329,458997,98,332,175,309,333,329,262390,334,329,0,
131321,335,131320,335,327856,133,336,332,233,262394,336,337,334,131320,337,262368,162,162,234,
196670,251,327,393273,96,338,339,251,330,262368,162,162,234,327808,98,340,332,140,458764,98,341,1,
38,340,236,196670,252,304,196670,253,295,196670,254,341,589881,96,342,323,252,253,254,255,256,
262205,120,328,255,262205,123,331,256,131321,343,131320,343,458997,98,344,175,337,345,346,262390,
347,346,0,131321,348,131320,348,327856,133,349,344,176,262394,349,350,347,131320,350,131321,351,
131320,351,458997,98,352,175,350,353,354,262390,355,354,1,131321,356,131320,356,327856,133,357,
352,122,262394,357,358,355,131320,358,327812,98,359,198,352,327808,98,360,291,359,196670,258,360,
196670,259,344,393273,98,361,362,258,259,327745,227,363,224,361,262205,120,364,363,327745,121,365,
257,352,196670,365,364,131321,354,131320,354,327808,98,353,352,145,131321,351,131320,355,131321,
366,131320,366,458997,98,367,175,355,368,369,262390,370,369,1,131321,371,131320,371,327856,133,
372,367,176,262394,372,373,370,131320,373,327812,98,374,176,367,327808,98,375,292,374,196670,261,
375,196670,262,344,393273,98,376,362,261,262,327745,227,377,228,376,262205,120,378,377,196670,260,
378,131321,379,131320,379,458997,106,380,142,373,381,382,262390,383,382,1,131321,384,131320,384,
327857,133,385,380,143,262394,385,386,383,131320,386,131321,387,131320,387,458997,106,388,142,386,
389,390,262390,391,390,1,131321,392,131320,392,327857,133,393,388,143,262394,393,394,391,131320,
394,327745,105,395,260,388,262205,98,396,395,196670,263,396,393281,105,397,257,380,388,262205,98,
398,397,196670,264,398,393273,106,399,400,263,264,393281,110,401,245,380,367,262205,106,402,401,
327808,106,403,402,399,196670,401,403,131321,390,131320,390,327808,106,389,388,145,131321,387,
131320,391,131321,382,131320,382,327808,106,381,380,145,131321,379,131320,383,131321,369,131320,
369,327808,98,368,367,145,131321,366,131320,370,131321,346,131320,346,327808,98,345,344,145,
131321,343,131320,347,131321,329,131320,329,327808,98,333,332,145,131321,326,131320,334,131321,
404,131320,404,458997,106,405,142,334,406,407,262390,408,407,1,131321,409,131320,409,327857,133,
410,405,206,262394,410,411,408,131320,411,327808,98,412,295,292,262268,98,413,405,327812,98,414,
176,413,327808,98,415,412,414,327745,167,416,165,206,262205,98,417,416,327854,133,418,415,417,
196855,419,0,262394,418,420,419,131320,420,131321,407,131320,419,327745,167,421,165,237,262205,98,
422,421,327812,98,423,162,415,327808,98,424,422,423,393281,170,425,77,142,424,262205,100,426,425,
327808,98,427,424,140,393281,170,428,77,142,427,262205,100,429,428,262268,106,430,429,131321,431,
131320,431,458997,106,432,142,419,433,434,262390,435,434,1,131321,436,131320,436,327857,133,437,
432,143,262394,437,438,435,131320,438,262268,98,439,432,327812,98,440,198,439,327808,98,441,291,
440,196670,265,441,327737,98,442,300,265,327745,167,443,165,145,262205,98,444,443,327808,98,445,
444,442,393281,110,446,245,432,405,262205,106,447,446,196670,267,447,196670,268,430,196670,269,
426,393281,170,448,50,142,445,262205,100,449,448,196670,270,449,196670,271,442,589881,100,450,451,
267,268,269,270,271,327745,101,452,266,432,196670,452,450,131321,434,131320,434,327808,106,433,
432,145,131321,431,131320,435,196855,453,0,262394,238,454,455,131320,454,327745,127,456,4,175,
262205,98,457,456,327812,98,458,457,198,327808,98,459,458,291,327812,98,460,459,122,327745,167,
461,165,202,262205,98,462,461,327856,133,463,460,462,196855,464,0,262394,463,465,464,131320,465,
196670,272,459,262205,114,466,266,196670,273,466,196670,274,415,458809,96,467,468,272,273,274,
131321,464,131320,464,131321,453,131320,455,196855,469,0,262394,239,470,471,131320,470,327745,127,
472,4,175,262205,98,473,472,327812,98,474,473,177,327808,98,475,474,291,327745,167,476,165,202,
262205,98,477,476,327856,133,478,475,477,196855,479,0,262394,478,480,479,131320,480,196670,275,
475,327745,101,481,266,175,262205,100,482,481,196670,276,482,327745,101,483,266,162,262205,100,
484,483,196670,277,484,196670,278,415,524345,96,485,486,275,276,277,278,131321,479,131320,479,
327808,98,487,475,198,327856,133,488,487,477,196855,489,0,262394,488,490,489,131320,490,196670,
279,487,327745,101,491,266,140,262205,100,492,491,196670,280,492,327745,101,493,266,182,262205,
100,494,493,196670,281,494,196670,282,415,524345,96,495,486,279,280,281,282,131321,489,131320,489,
131321,469,131320,471,131321,496,131320,496,458997,98,497,175,471,498,499,262390,500,499,1,131321,
501,131320,501,327856,133,502,497,122,262394,502,503,500,131320,503,327745,127,504,4,175,262205,
98,505,504,327812,98,506,505,188,327808,98,507,506,291,327812,98,508,198,497,327808,98,509,507,
508,327745,167,510,165,202,262205,98,511,510,327854,133,512,509,511,196855,513,0,262394,512,514,
513,131320,514,131321,499,131320,513,196855,515,0,262394,240,516,517,131320,516,196670,283,509,
327745,101,518,266,497,262205,100,519,518,196670,284,519,196670,285,415,458809,96,520,521,283,284,
285,131321,515,131320,517,196670,286,509,327745,101,522,266,497,262205,100,523,522,196670,287,523,
196670,288,415,458809,96,524,525,286,287,288,131321,515,131320,515,131321,499,131320,499,327808,
98,498,497,145,131321,496,131320,500,131321,469,131320,469,131321,453,131320,453,131321,407,
131320,407,327808,106,406,405,145,131321,404,131320,408,65789,65592,327734,98,290,0,99,131320,526,
262205,98,527,3,131326,527,65592,327734,98,528,0,102,196663,101,529,131320,530,262205,100,531,529,
262268,98,532,531,327874,98,533,532,128,327879,98,534,533,129,327879,98,535,532,130,262268,100,
536,535,327809,100,5,536,131,327852,133,537,535,132,196855,538,0,262394,537,539,538,131320,539,
131326,134,131320,538,327854,133,540,535,135,196855,541,0,262394,540,542,541,131320,542,327877,98,
543,534,136,131326,543,131320,541,327856,133,544,535,137,196855,545,0,262394,544,546,545,131320,
546,262268,98,547,5,327810,98,548,547,138,327877,98,549,534,548,131326,549,131320,545,327808,98,
550,535,241,327874,98,551,535,139,327879,98,552,551,140,327808,98,553,550,552,327874,98,554,553,
139,327877,98,555,534,554,131326,555,65592,327734,98,556,0,103,196663,101,557,196663,101,558,
131320,559,262203,101,560,7,262203,101,561,7,262205,100,562,557,196670,560,562,327737,98,563,528,
560,262205,100,564,558,196670,561,564,327737,98,565,528,561,327876,98,566,565,128,327877,98,567,
563,566,131326,567,65592,327734,100,568,0,104,196663,101,569,131320,570,262205,100,571,569,262268,
98,572,571,327810,98,6,141,572,262268,100,573,6,131321,574,131320,574,458997,100,575,573,570,9,
576,458997,106,577,142,570,578,576,262390,579,576,0,131321,580,131320,580,327857,133,581,577,143,
262394,581,582,579,131320,582,262205,100,583,569,327813,100,7,583,575,327811,100,8,144,7,327813,
100,9,575,8,131321,576,131320,576,327808,106,578,577,145,131321,574,131320,579,131326,575,65592,
327734,100,584,0,104,196663,101,585,131320,586,262205,100,587,585,327866,133,588,587,146,262205,
100,589,585,393385,100,590,588,146,589,327813,100,10,590,147,327809,100,11,10,148,327811,100,12,
11,148,327813,100,13,12,149,327811,100,14,590,13,327813,100,15,12,150,327811,100,16,14,15,327813,
100,17,151,16,327809,100,18,17,152,327813,100,19,18,16,327809,100,20,19,153,327813,100,21,20,16,
327809,100,22,21,154,327813,100,23,22,16,327809,100,24,23,155,327813,100,25,24,16,327809,100,26,
25,131,327813,100,27,16,16,327813,100,28,26,27,327809,100,29,28,16,327809,100,30,29,156,262268,98,
591,11,327808,98,31,591,157,327876,98,592,31,158,262268,100,593,592,327813,100,32,30,593,262205,
100,594,585,327864,133,595,594,159,393385,100,596,595,160,32,131326,596,65592,327734,106,400,0,
107,196663,105,597,196663,105,598,131320,599,262205,98,600,597,262268,106,601,600,262205,98,602,
598,262268,106,603,602,397666,106,604,601,603,0,131326,604,65592,327734,100,605,0,108,196663,101,
606,196663,101,607,131320,608,262205,100,609,606,262205,100,610,607,327809,100,33,609,610,131326,
33,65592,327734,100,611,0,108,196663,101,612,196663,101,613,131320,614,262203,101,615,7,262203,
101,616,7,262203,101,617,7,262203,101,618,7,262205,100,619,612,327866,133,620,619,160,262205,100,
621,612,393385,100,622,620,621,160,196855,623,0,262394,34,624,625,131320,624,262205,100,626,612,
262205,100,627,612,262271,100,35,627,196670,615,35,327737,100,628,584,615,196670,616,156,196670,
617,628,393273,100,629,605,616,617,196670,618,629,327737,100,630,568,618,327813,100,36,626,630,
262205,100,631,613,327813,100,37,36,631,131321,623,131320,625,327813,100,38,622,622,262205,100,
632,613,327813,100,39,38,632,131321,623,131320,623,458997,100,633,37,624,39,625,131326,633,65592,
327734,98,634,0,109,196663,105,635,196663,105,636,131320,637,262205,98,638,635,327812,98,639,638,
122,327814,98,640,639,40,262205,98,641,635,327812,98,642,641,122,327817,98,643,642,40,327854,133,
644,643,42,327846,133,645,41,644,262312,133,646,645,196855,647,0,262394,646,648,647,131320,648,
327854,133,649,640,161,131321,647,131320,647,458997,133,650,645,637,649,648,196855,651,0,262394,
650,652,651,131320,652,262205,98,653,635,327812,98,654,653,122,262205,98,655,636,327808,98,656,
654,655,131326,656,131320,651,327812,98,657,640,40,327814,98,658,643,162,327808,98,659,657,658,
262205,98,660,636,327879,98,661,660,140,327808,98,662,659,661,262205,98,663,636,327874,98,664,663,
145,327812,98,665,664,163,327808,98,666,662,665,131326,666,65592,327734,100,451,0,111,196663,110,
667,196663,110,668,196663,101,669,196663,101,670,196663,105,671,131320,672,262205,106,673,667,
262205,106,674,668,327810,106,675,673,674,262255,100,676,675,262205,100,677,670,262205,100,678,
669,327813,100,45,677,678,327813,100,46,676,45,327745,167,679,165,166,262205,98,680,679,327851,
133,681,680,168,196855,682,0,262394,681,683,682,131320,683,262205,98,684,671,327808,98,685,680,
684,393281,170,686,50,142,685,262205,100,687,686,327809,100,51,46,687,131321,682,131320,682,
458997,100,688,46,672,51,683,131326,688,65592,327734,112,689,0,113,196663,101,690,196663,101,691,
196663,105,692,196663,105,693,131320,694,262203,171,695,7,262205,98,696,693,327812,98,697,696,173,
262205,98,698,692,327808,98,699,697,698,393281,174,700,54,142,699,262205,112,701,700,196670,695,
701,262205,100,702,690,327745,101,703,695,175,262205,100,704,703,327813,100,55,702,704,262205,100,
705,691,327745,101,706,695,140,262205,100,707,706,327813,100,56,705,707,327811,100,57,55,56,
262205,100,708,690,262205,100,709,706,327813,100,58,708,709,262205,100,710,691,262205,100,711,703,
327813,100,59,710,711,327809,100,60,58,59,327760,112,712,57,60,131326,712,65592,327734,96,468,0,
116,196663,105,713,196663,115,714,196663,105,715,131320,716,262203,101,717,7,262203,101,718,7,
262203,105,719,7,262203,105,720,7,262203,101,721,7,262203,101,722,7,262203,105,723,7,262203,105,
724,7,262203,171,725,7,262203,101,726,7,262203,101,727,7,262203,105,728,7,262203,105,729,7,262203,
171,730,7,262203,101,731,7,262203,101,732,7,262203,105,733,7,262203,105,734,7,262203,115,735,7,
262203,101,736,7,262203,101,737,7,262203,101,738,7,262203,101,739,7,262205,98,740,713,327812,98,
741,740,122,327814,98,742,741,40,262205,98,743,713,327812,98,61,743,122,327817,98,62,61,40,327745,
180,744,68,142,262205,98,745,744,262205,98,746,715,327808,98,69,745,746,327808,98,747,62,162,
327856,133,748,742,181,327856,133,749,62,42,327847,133,750,748,749,196855,751,0,262394,750,752,
751,131320,752,196855,753,0,262394,41,754,755,131320,754,327814,98,70,62,162,327745,101,756,714,
175,262205,100,757,756,196670,717,757,327745,101,758,714,140,262205,100,759,758,196670,718,759,
196670,719,70,196670,720,69,524345,112,760,689,717,718,719,720,327761,100,761,760,0,196670,756,
761,327761,100,762,760,1,196670,758,762,327808,98,71,70,140,327745,101,763,714,162,262205,100,764,
763,196670,721,764,327745,101,765,714,182,262205,100,766,765,196670,722,766,196670,723,71,196670,
724,69,524345,112,767,689,721,722,723,724,327761,100,768,767,0,196670,763,768,327761,100,769,767,
1,196670,765,769,131321,753,131320,755,327814,98,72,62,162,327745,101,770,714,175,262205,100,771,
770,196670,726,771,327745,101,772,714,162,262205,100,773,772,196670,727,773,196670,728,72,196670,
729,69,524345,112,774,689,726,727,728,729,196670,725,774,327808,98,73,72,140,327745,101,775,714,
140,262205,100,776,775,196670,731,776,327745,101,777,714,182,262205,100,778,777,196670,732,778,
196670,733,73,196670,734,69,524345,112,779,689,731,732,733,734,196670,730,779,327745,101,780,725,
175,262205,100,781,780,327745,101,782,730,175,262205,100,783,782,327745,101,784,725,140,262205,
100,785,784,327745,101,786,730,140,262205,100,787,786,458832,114,788,781,783,785,787,196670,714,
788,327814,98,789,62,162,327808,98,790,789,183,131321,753,131320,753,458997,98,791,747,754,790,
755,458997,98,792,62,754,789,755,131321,751,131320,751,458997,98,793,747,716,791,753,458997,98,
794,62,716,792,753,327856,133,795,742,43,196855,796,0,262394,795,797,798,131320,797,327745,167,
799,165,184,262205,98,800,799,262205,98,801,715,327745,167,802,165,185,262205,98,803,802,327812,
98,804,801,803,327808,98,805,800,804,327812,98,806,742,190,327808,98,807,805,806,262205,114,808,
714,327745,191,809,165,139,262205,100,810,809,327822,114,74,808,810,196670,735,74,327808,98,811,
807,794,327745,101,812,735,175,262205,100,813,812,393281,170,814,77,142,811,196670,814,813,327808,
98,815,811,140,327745,101,816,735,140,262205,100,817,816,393281,170,818,77,142,815,196670,818,817,
327808,98,819,807,793,327745,101,820,735,162,262205,100,821,820,393281,170,822,77,142,819,196670,
822,821,327808,98,823,819,140,327745,101,824,735,182,262205,100,825,824,393281,170,826,77,142,823,
196670,826,825,131321,796,131320,798,327810,98,827,742,43,327856,133,828,827,44,196855,829,0,
262394,828,830,831,131320,830,131321,829,131320,831,327810,98,832,827,44,131321,829,131320,829,
458997,98,833,827,830,832,831,327745,167,834,165,193,262205,98,835,834,327812,98,836,833,835,
327808,98,837,836,69,327812,98,838,837,190,327745,101,839,714,175,262205,100,840,839,196670,736,
840,327745,101,841,714,140,262205,100,842,841,196670,737,842,393273,98,843,556,736,737,327745,101,
844,714,162,262205,100,845,844,196670,738,845,327745,101,846,714,182,262205,100,847,846,196670,
739,847,393273,98,848,556,738,739,196855,849,0,262394,828,850,851,131320,850,327808,98,852,838,
794,327814,98,853,852,162,393281,180,854,80,142,853,196670,854,843,327808,98,855,838,793,327814,
98,856,855,162,393281,180,857,80,142,856,196670,857,848,131321,849,131320,851,327808,98,858,838,
794,327814,98,859,858,162,393281,180,860,83,142,859,196670,860,843,327808,98,861,838,793,327814,
98,862,861,162,393281,180,863,83,142,862,196670,863,848,131321,849,131320,849,131321,796,131320,
796,65789,65592,327734,96,521,0,117,196663,105,864,196663,101,865,196663,105,866,131320,867,
327745,167,868,165,184,262205,98,869,868,262205,98,870,866,327745,167,871,165,185,262205,98,872,
871,327812,98,873,870,872,327808,98,874,869,873,262205,98,875,864,327808,98,876,874,875,393281,
170,877,77,142,876,262205,100,878,877,262205,100,879,865,327745,191,880,165,196,262205,100,881,
880,327813,100,84,879,881,327809,100,85,878,84,196670,877,85,65789,65592,327734,96,525,0,117,
196663,105,882,196663,101,883,196663,105,884,131320,885,327745,167,886,165,184,262205,98,887,886,
262205,98,888,884,327745,167,889,165,185,262205,98,890,889,327812,98,891,888,890,327808,98,892,
887,891,262205,98,893,882,327808,98,894,892,893,262205,100,895,883,393281,170,896,77,142,894,
196670,896,895,65789,65592,327734,96,486,0,118,196663,105,897,196663,101,898,196663,101,899,
196663,105,900,131320,901,262203,101,902,7,262203,101,903,7,327745,167,904,165,184,262205,98,905,
904,262205,98,906,900,327745,167,907,165,185,262205,98,908,907,327812,98,909,906,908,327808,98,
910,905,909,262205,98,911,897,327808,98,912,910,911,262205,100,913,898,196670,902,913,262205,100,
914,899,196670,903,914,393273,100,915,611,902,903,393281,170,916,77,142,912,196670,916,915,65789,
65592,327734,98,362,0,109,196663,105,917,196663,105,918,131320,919,262205,98,920,917,327812,98,
921,920,176,262205,98,922,918,262205,98,923,917,327879,98,924,923,197,327878,98,925,922,924,
327808,98,926,921,925,131326,926,65592,327734,98,300,0,119,196663,105,927,131320,928,262203,105,
929,7,262203,105,930,7,262205,98,931,927,327814,98,932,931,198,196855,933,0,262394,199,934,933,
131320,934,327745,127,935,4,175,262205,98,936,935,327812,98,937,936,198,262205,98,938,927,327817,
98,939,938,198,327808,98,940,937,939,327745,167,941,165,202,262205,98,942,941,327814,98,943,942,
122,327810,98,944,943,140,458764,98,945,1,38,940,944,196670,929,945,196670,930,932,393273,98,946,
634,929,930,131326,946,131320,933,196855,947,0,262394,203,948,947,131320,948,327745,127,949,4,175,
262205,98,950,949,327812,98,951,950,177,262205,98,952,927,327817,98,953,952,177,327808,98,954,951,
953,327745,167,955,165,202,262205,98,956,955,327810,98,957,956,140,458764,98,958,1,38,954,957,
262205,98,959,927,327856,133,960,959,177,196855,961,0,262394,960,962,963,131320,962,131321,961,
131320,963,327808,98,964,956,958,131321,961,131320,961,458997,98,965,958,962,964,963,131326,965,
131320,947,327745,127,966,4,175,262205,98,967,966,327812,98,968,967,188,262205,98,969,927,327808,
98,970,968,969,327745,167,971,165,202,262205,98,972,971,327810,98,973,972,140,458764,98,974,1,38,
970,973,131326,974,65592,327734,96,323,0,125,196663,105,975,196663,105,976,196663,105,977,196663,
121,978,196663,124,979,131320,980,262205,98,981,975,262205,98,982,977,327812,98,983,982,162,
327808,98,984,981,983,393281,205,985,89,142,984,262205,120,986,985,196670,978,986,131321,987,
131320,987,458997,98,988,175,980,989,990,262390,991,990,1,131321,992,131320,992,327856,133,993,
988,122,262394,993,994,991,131320,994,262205,98,995,976,262201,98,996,290,327814,98,997,996,176,
327808,98,998,995,997,327812,98,999,198,988,327808,98,1000,998,999,327745,167,1001,165,206,262205,
98,1002,1001,327810,98,1003,1002,140,458764,98,1004,1,38,1000,1003,327812,98,1005,1004,221,262205,
98,1006,977,327812,98,1007,1006,176,327808,98,1008,1005,1007,262201,98,1009,290,327817,98,1010,
1009,176,327808,98,1011,1008,1010,393281,205,1012,92,142,1011,262205,120,1013,1012,327745,121,
1014,979,988,196670,1014,1013,131321,990,131320,990,327808,98,989,988,145,131321,987,131320,991,
65789,65592,327734,96,339,0,126,196663,121,1015,196663,123,1016,131320,1017,262203,105,1018,7,
262203,105,1019,7,262203,105,1020,7,262203,105,1021,7,262203,124,1022,7,262201,98,1023,290,131321,
1024,131320,1024,458997,98,1025,175,1017,1026,1027,262390,1028,1027,1,131321,1029,131320,1029,
327856,133,1030,1025,122,262394,1030,1031,1028,131320,1031,327814,98,1032,1023,162,327812,98,1033,
1025,162,327817,98,1034,1023,162,327808,98,1035,1033,1034,196670,1018,1032,196670,1019,1035,
393273,98,1036,362,1018,1019,262205,120,1037,1015,327812,98,1038,162,1025,327810,98,1039,225,1038,
458832,120,1040,1039,1039,1039,1039,327874,120,1041,1037,1040,327879,120,1042,1041,242,327745,227,
1043,224,1036,196670,1043,1042,131321,1027,131320,1027,327808,98,1026,1025,145,131321,1024,131320,
1028,131321,1044,131320,1044,458997,98,1045,175,1028,1046,1047,262390,1048,1047,1,131321,1049,
131320,1049,327856,133,1050,1045,122,262394,1050,1051,1048,131320,1051,327814,98,1052,1023,176,
327812,98,1053,198,1045,327808,98,1054,1052,1053,327817,98,1055,1023,176,196670,1020,1054,196670,
1021,1055,393273,98,1056,362,1020,1021,196670,1022,1016,327745,121,1057,1022,1045,262205,120,1058,
1057,327745,227,1059,228,1056,196670,1059,1058,131321,1047,131320,1047,327808,98,1046,1045,145,
131321,1044,131320,1048,65789,65592,};
static const uint32_t bitnet__spv_grouped_plain[] = {
119734787,66304,524299,923,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,1,262215,6,1,0,262215,7,1,9,262215,8,1,3,
262215,3,11,29,196679,9,42,196679,10,42,262215,11,1,11,196679,12,42,196679,13,42,196679,14,42,
196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,196679,
22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,
196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,42,196679,36,42,196679,
37,42,196679,38,42,196679,39,42,262215,40,1,8,196679,41,42,196679,42,42,196679,43,42,196679,44,42,
196679,45,42,327752,46,0,35,0,327752,46,1,35,4,327752,46,2,35,8,327752,46,3,35,12,327752,46,4,35,
16,327752,46,5,35,20,327752,46,6,35,24,327752,46,7,35,28,327752,46,8,35,32,327752,46,9,35,36,
327752,46,10,35,40,327752,46,11,35,44,327752,46,12,35,48,327752,46,13,35,52,196679,46,2,262215,47,
1,4,262215,48,6,16,262216,49,0,24,327752,49,0,35,0,196679,49,2,262215,50,34,0,262215,50,33,0,
262215,51,6,16,262216,52,0,24,327752,52,0,35,0,196679,52,2,262215,53,34,0,262215,53,33,1,262215,
54,6,8,262216,55,0,24,327752,55,0,35,0,196679,55,2,262215,56,34,0,262215,56,33,0,262215,57,1,5,
262215,58,6,16,262216,59,0,24,327752,59,0,35,0,196679,59,2,262215,60,34,0,262215,60,33,3,262215,
61,6,8,262216,62,0,24,327752,62,0,35,0,196679,62,2,262215,63,34,0,262215,63,33,2,196679,64,42,
196679,65,42,196679,66,42,196679,67,42,196679,68,42,196679,69,42,262215,70,6,4,262216,71,0,24,
327752,71,0,35,0,196679,71,2,262215,72,34,0,262215,72,33,1,262215,73,1,2,262215,74,6,4,327752,75,
0,35,0,196679,75,2,262215,76,34,0,262215,76,33,2,196679,77,42,196679,78,42,262215,79,6,4,262215,
80,6,4,262215,81,6,4,262215,82,6,4,327752,83,0,35,0,327752,83,1,35,4,327752,83,2,35,8,327752,83,3,
35,12,327752,83,4,35,16,327752,83,5,35,20,327752,83,6,35,24,327752,83,7,35,28,327752,83,8,35,32,
327752,83,9,35,36,327752,83,10,35,40,327752,83,11,35,44,327752,83,12,35,48,327752,83,13,35,52,
327752,83,14,35,56,327752,83,15,35,60,327752,83,16,35,64,327752,83,17,35,96,327752,83,18,35,224,
327752,83,19,35,2272,196679,83,2,262215,84,34,0,262215,84,33,7,196679,85,42,196679,86,42,196679,
87,42,196679,88,42,262215,4,11,26,262215,89,1,0,262215,90,11,25,131091,91,196641,92,91,262165,93,
32,0,196641,94,93,262176,95,7,93,196630,96,32,262177,97,96,95,262167,98,96,2,262177,99,98,95,
262176,100,7,96,262177,101,96,100,131092,102,262177,103,102,100,262165,104,32,1,327713,105,104,95,
95,327713,106,96,100,100,262167,107,93,4,262194,93,5,256,262187,93,108,31,393268,93,109,128,5,108,
262187,93,110,32,393268,93,111,134,109,110,262194,93,6,128,262187,93,112,4,393268,93,113,134,6,
112,393268,93,114,128,111,113,262187,93,115,1,393268,93,116,130,114,115,393268,93,117,134,116,113,
262194,93,7,1,393268,102,118,176,7,112,458804,93,119,169,118,7,112,393268,93,120,134,112,119,
393268,102,121,176,117,120,393268,93,122,134,112,119,458804,93,123,169,121,117,122,262194,93,8,2,
393268,93,124,132,123,8,262172,125,107,124,262176,126,7,125,262167,127,96,4,262172,128,127,123,
262176,129,7,128,458785,130,91,95,95,126,129,262176,131,7,107,524321,132,104,125,95,95,131,131,
524321,133,91,95,95,95,125,128,262177,134,91,100,458785,135,91,95,95,100,100,327713,136,91,95,95,
262176,137,1,93,262203,137,3,1,262187,93,138,32768,262187,104,139,16,262187,93,140,32767,262187,
104,141,13,262187,93,142,939524096,262187,93,143,260046848,262187,93,144,947912704,262187,96,145,
947912704,262187,93,146,8388608,196657,102,11,262187,93,147,65535,262187,93,148,2129859015,262187,
104,149,0,262187,104,150,4,262187,96,151,1073741824,262187,104,152,1,262187,96,153,1117782016,
262187,96,154,1069066811,262187,96,155,1262485504,262187,96,156,1060208640,262187,96,157,
3109978243,262187,96,158,961571175,262187,96,159,985088974,262187,96,160,1007192328,262187,96,161,
1026206145,262187,96,162,1042983594,262187,96,163,1056964608,262187,96,164,1065353216,262187,93,
165,127,262187,104,166,23,262187,96,167,3265265664,262187,96,168,0,262187,93,169,2139095040,
262187,104,170,8,262187,104,171,24,196657,102,40,262187,93,172,3,1048606,46,93,93,93,93,93,93,93,
93,93,96,93,93,93,93,262176,173,9,46,262203,173,174,9,262176,175,9,93,262194,93,47,0,393268,93,
176,128,47,115,262187,93,177,2,393268,93,178,134,176,177,393268,93,179,132,178,112,393268,93,180,
132,111,8,393268,93,181,132,180,112,393268,93,182,128,179,181,262187,93,183,0,393268,93,184,130,
111,115,196637,48,107,196638,49,48,262176,185,12,49,262203,185,50,12,262176,186,12,107,393268,102,
187,170,47,183,196637,51,127,196638,52,51,262176,188,12,52,262203,188,53,12,262176,189,12,127,
262176,190,7,127,262167,191,93,2,262176,192,7,191,196637,54,191,196638,55,54,262176,193,12,55,
262203,193,56,12,262194,93,57,4,262176,194,12,191,393268,102,195,170,8,177,262187,104,196,2,
262187,93,197,50529027,262187,93,198,16843009,262187,104,199,6,393268,93,200,130,111,115,196637,
58,107,196638,59,58,262176,201,12,59,262203,201,60,12,262176,202,7,98,196637,61,98,196638,62,61,
262176,203,12,62,262203,203,63,12,262187,104,204,7,262176,205,12,98,262187,93,206,16,393268,93,
207,132,123,113,393268,93,208,132,119,207,393268,93,209,132,208,206,262172,210,96,209,262176,211,
4,210,262203,211,212,4,262176,213,4,96,262187,93,214,8,262172,215,96,214,262176,216,7,215,262187,
104,217,3,262187,93,218,4294967295,196637,70,96,196638,71,70,262176,219,12,71,262203,219,72,12,
262176,220,12,96,262194,93,73,1,393268,102,221,170,73,177,262187,104,222,5,393268,102,223,170,73,
115,196637,74,96,196638,75,74,262176,224,12,75,262203,224,76,12,262187,104,225,9,262176,226,9,96,
393268,102,227,170,73,177,393268,102,228,170,73,112,262172,79,93,214,262172,80,93,110,262187,93,
229,512,262172,81,93,229,196637,82,93,1441822,83,93,93,93,93,93,93,93,93,93,93,93,93,93,93,96,93,
79,80,81,82,262176,230,12,83,262203,230,84,12,262176,231,12,93,262187,104,232,11,262187,104,233,
12,262187,104,234,10,262167,235,93,3,262176,236,1,235,262203,236,4,1,393268,102,237,170,73,177,
458804,93,238,169,237,177,115,393268,93,239,134,7,119,393268,93,240,132,238,239,393268,93,241,132,
238,239,262172,242,96,241,262176,243,7,242,393268,93,244,132,117,113,262187,93,245,264,393268,93,
246,132,206,119,393268,93,247,130,238,115,393268,93,248,132,247,239,393268,93,249,132,206,119,
393268,102,250,170,73,112,393268,102,251,171,73,112,262194,93,89,1,393267,235,90,89,115,115,
262187,93,252,1879048192,327734,91,2,0,92,131320,253,262203,243,254,7,262203,95,255,7,262203,95,
256,7,262203,126,257,7,262203,129,258,7,262203,95,259,7,262203,95,260,7,262203,95,261,7,262203,
100,262,7,262203,95,263,7,262203,95,264,7,262203,100,265,7,262203,100,266,7,262203,95,267,7,
262203,95,268,7,262201,93,269,270,327745,137,271,4,183,262205,93,272,271,327745,137,273,4,115,
262205,93,274,273,327812,93,275,274,7,327812,93,276,272,206,327817,93,277,269,206,327808,93,278,
276,277,131321,279,131320,279,458997,93,280,183,253,281,282,262390,283,282,1,131321,284,131320,
284,327856,102,285,280,240,262394,285,286,283,131320,286,327745,100,287,254,280,196670,287,168,
131321,282,131320,282,327808,93,281,280,152,131321,279,131320,283,327874,93,288,269,196,131321,
289,131320,289,458997,93,290,288,283,291,292,262390,293,292,0,131321,294,131320,294,327856,102,
295,290,244,262394,295,296,293,131320,296,131321,297,131320,297,458997,93,298,183,296,299,300,
262390,301,300,1,131321,302,131320,302,327856,102,303,298,238,262394,303,304,301,131320,304,
327745,175,305,174,222,262205,93,306,305,327814,93,307,306,206,327812,93,308,298,307,327808,93,
309,272,308,196670,255,309,196670,256,290,524345,91,310,311,255,256,257,258,262205,125,312,257,
262205,128,313,258,131321,314,131320,314,458997,93,315,183,304,316,317,262390,318,317,1,131321,
319,131320,319,327856,102,320,315,239,262394,320,321,318,131320,321,131321,322,131320,322,458997,
93,323,183,321,324,325,262390,326,325,2,131321,327,131320,327,327856,102,328,323,119,262394,328,
329,326,131320,329,327812,93,330,315,119,327808,93,331,275,330,327808,93,332,331,323,196670,259,
290,196670,260,332,196670,261,323,589881,91,333,334,259,260,261,312,313,131321,325,131320,325,
327808,93,324,323,152,131321,322,131320,326,262368,177,177,245,327856,102,335,269,246,196855,336,
0,262394,335,337,336,131320,337,327812,93,338,298,239,327808,93,339,338,315,327745,100,340,254,
339,262205,96,341,340,196670,262,341,327737,91,342,343,262,262205,96,344,262,196670,340,344,
131321,336,131320,336,262368,177,177,245,131321,317,131320,317,327808,93,316,315,152,131321,314,
131320,318,131321,300,131320,300,327808,93,299,298,152,131321,297,131320,301,131321,292,131320,
292,327808,93,291,290,207,131321,289,131320,293,131321,345,131320,345,458997,93,346,183,293,347,
348,262390,349,348,1,131321,350,131320,350,327856,102,351,346,239,262394,351,352,349,131320,352,
327812,93,353,346,119,327808,93,354,275,353,327814,93,355,269,206,327808,93,356,354,355,327745,
100,357,254,346,262205,96,358,357,327808,93,359,248,346,327745,100,360,254,359,262205,96,361,360,
327854,102,362,269,249,196855,363,0,262394,362,364,363,131320,364,131321,348,131320,363,196855,
365,0,262394,250,366,365,131320,366,327812,93,367,353,206,327808,93,368,367,269,327745,213,369,
212,368,196670,369,358,131321,365,131320,365,327745,175,370,174,222,262205,93,371,370,327856,102,
372,278,371,196855,373,0,262394,372,374,373,131320,374,327745,175,375,174,199,262205,93,376,375,
327856,102,377,356,376,131321,373,131320,373,458997,102,378,372,365,377,374,196855,379,0,262394,
378,380,379,131320,380,196670,263,278,196670,264,356,196670,265,358,196670,266,361,524345,91,381,
382,263,264,265,266,131321,379,131320,379,131321,348,131320,348,327808,93,347,346,152,131321,345,
131320,349,196855,383,0,262394,251,384,383,131320,384,65789,131320,383,262368,177,177,245,327745,
175,385,174,199,262205,93,386,385,458764,93,387,1,38,7,386,327856,102,388,269,387,196855,389,0,
262394,388,390,389,131320,390,196670,267,272,196670,268,269,393273,91,391,392,267,268,131321,389,
131320,389,65789,65592,327734,93,270,0,94,131320,393,262205,93,394,3,131326,394,65592,327734,96,
395,0,97,196663,95,396,131320,397,262205,93,398,396,327879,93,399,398,138,327876,93,400,399,139,
262205,93,401,396,327879,93,402,401,140,327876,93,403,402,141,327808,93,404,403,142,327854,102,
405,403,143,196855,406,0,262394,405,407,406,131320,407,327808,93,408,403,252,131321,406,131320,
406,458997,93,409,404,397,408,407,327808,93,9,403,144,262268,96,410,9,327811,96,10,410,145,327856,
102,411,403,146,196855,412,0,262394,411,413,412,131320,413,262268,93,414,10,131321,412,131320,412,
458997,93,415,409,406,414,413,327877,93,416,415,400,262268,96,417,416,131326,417,65592,327734,98,
418,0,99,196663,95,419,131320,420,262203,95,421,7,262203,95,422,7,196855,423,0,262394,11,424,423,
131320,424,262205,93,425,419,393228,98,426,1,62,425,131326,426,131320,423,262205,93,427,419,
327879,93,428,427,147,196670,421,428,327737,96,429,395,421,262205,93,430,419,327874,93,431,430,
139,196670,422,431,327737,96,432,395,422,327760,98,433,429,432,131326,433,65592,327734,96,434,0,
101,196663,100,435,131320,436,262205,96,437,435,262268,93,438,437,327810,93,12,148,438,262268,96,
439,12,131321,440,131320,440,458997,96,441,439,436,15,442,458997,104,443,149,436,444,442,262390,
445,442,0,131321,446,131320,446,327857,102,447,443,150,262394,447,448,445,131320,448,262205,96,
449,435,327813,96,13,449,441,327811,96,14,151,13,327813,96,15,441,14,131321,442,131320,442,327808,
104,444,443,152,131321,440,131320,445,131326,441,65592,327734,96,450,0,101,196663,100,451,131320,
452,262205,96,453,451,327866,102,454,453,153,262205,96,455,451,393385,96,456,454,153,455,327813,
96,16,456,154,327809,96,17,16,155,327811,96,18,17,155,327813,96,19,18,156,327811,96,20,456,19,
327813,96,21,18,157,327811,96,22,20,21,327813,96,23,158,22,327809,96,24,23,159,327813,96,25,24,22,
327809,96,26,25,160,327813,96,27,26,22,327809,96,28,27,161,327813,96,29,28,22,327809,96,30,29,162,
327813,96,31,30,22,327809,96,32,31,163,327813,96,33,22,22,327813,96,34,32,33,327809,96,35,34,22,
327809,96,36,35,164,262268,93,457,17,327808,93,37,457,165,327876,93,458,37,166,262268,96,459,458,
327813,96,38,36,459,262205,96,460,451,327864,102,461,460,167,393385,96,462,461,168,38,131326,462,
65592,327734,102,463,0,103,196663,100,464,131320,465,262205,96,466,464,262268,93,467,466,327879,
93,468,467,169,327851,102,469,468,169,131326,469,65592,327734,104,470,0,105,196663,95,471,196663,
95,472,131320,473,262205,93,474,471,262268,104,475,474,262205,93,476,472,262268,104,477,476,
393418,104,478,475,149,170,393418,104,479,477,149,170,327812,104,480,478,479,393418,104,481,475,
170,170,393418,104,482,477,170,170,327812,104,483,481,482,327808,104,484,480,483,393418,104,485,
475,139,170,393418,104,486,477,139,170,327812,104,487,485,486,327808,104,488,484,487,327875,104,
489,475,171,327875,104,490,477,171,327812,104,491,489,490,327808,104,492,488,491,131326,492,65592,
327734,96,493,0,106,196663,100,494,196663,100,495,131320,496,262205,96,497,494,262205,96,498,495,
327809,96,39,497,498,131326,39,65592,327734,96,499,0,106,196663,100,500,196663,100,501,131320,502,
262203,100,503,7,262203,100,504,7,262203,100,505,7,262203,100,506,7,262205,96,507,500,327866,102,
508,507,168,262205,96,509,500,393385,96,510,508,509,168,196855,511,0,262394,40,512,513,131320,512,
262205,96,514,500,262205,96,515,500,262271,96,41,515,196670,503,41,327737,96,516,450,503,196670,
504,164,196670,505,516,393273,96,517,493,504,505,196670,506,517,327737,96,518,434,506,327813,96,
42,514,518,262205,96,519,501,327813,96,43,42,519,131321,511,131320,513,327813,96,44,510,510,
262205,96,520,501,327813,96,45,44,520,131321,511,131320,511,458997,96,521,43,512,45,513,131326,
521,65592,327734,91,311,0,130,196663,95,522,196663,95,523,196663,126,524,196663,129,525,131320,
526,262203,192,527,7,262203,95,528,7,262203,95,529,7,262201,93,530,270,327879,93,531,530,172,
327745,175,532,174,149,262205,93,533,532,262205,93,534,522,327812,93,535,534,182,327808,93,536,
533,535,131321,537,131320,537,458997,93,538,183,526,539,540,262390,541,540,1,131321,542,131320,
542,327856,102,543,538,123,262394,543,544,541,131320,544,262205,93,545,523,327812,93,546,538,113,
327808,93,547,545,546,458764,93,548,1,38,547,184,131321,549,131320,549,458997,93,550,183,544,551,
552,262390,553,552,1,131321,554,131320,554,327856,102,555,550,8,262394,555,556,553,131320,556,
327812,93,557,538,8,327808,93,558,557,550,327808,93,559,536,179,327812,93,560,548,8,327808,93,561,
560,550,327812,93,562,561,112,327808,93,563,559,562,327808,93,564,563,531,393281,186,565,50,149,
564,262205,107,566,565,327745,131,567,524,558,196670,567,566,131321,552,131320,552,327808,93,551,
550,152,131321,549,131320,553,196855,568,0,262394,187,569,570,131320,569,327745,175,571,174,152,
262205,93,572,571,327814,93,573,572,112,262205,93,574,522,327812,93,575,574,112,327808,93,576,573,
575,327808,93,577,576,531,393281,189,578,53,149,577,262205,127,579,578,327745,190,580,525,538,
196670,580,579,131321,568,131320,570,327812,93,581,536,177,327814,93,582,548,57,327812,93,583,582,
112,327808,93,584,581,583,327808,93,585,584,531,393281,194,586,56,149,585,262205,191,587,586,
196670,527,587,327745,95,588,527,183,262205,93,589,588,196670,528,589,327737,98,590,418,528,
327745,95,591,527,115,262205,93,592,591,196670,529,592,327737,98,593,418,529,327761,96,594,590,0,
327761,96,595,590,1,327761,96,596,593,0,327761,96,597,593,1,458832,127,598,594,595,596,597,327745,
190,599,525,538,196670,599,598,131321,568,131320,568,131321,540,131320,540,327808,93,539,538,152,
131321,537,131320,541,65789,65592,327734,104,600,0,132,196663,125,601,196663,95,602,196663,95,603,
196663,131,604,196663,131,605,131320,606,262203,126,607,7,262203,126,608,7,262203,95,609,7,262203,
95,610,7,262203,95,611,7,262203,95,612,7,262203,95,613,7,262203,95,614,7,262203,95,615,7,262203,
95,616,7,131321,617,131320,617,458997,104,618,149,606,619,620,458997,104,621,149,606,622,620,
262390,623,620,1,131321,624,131320,624,327857,102,625,621,150,262394,625,626,623,131320,626,
262205,93,627,602,327812,93,628,627,8,262205,93,629,603,196670,607,601,393281,95,630,607,628,629,
262205,93,631,630,262205,93,632,602,327812,93,633,632,8,327808,93,634,633,8,327810,93,635,634,115,
262205,93,636,603,196670,608,601,393281,95,637,608,635,636,262205,93,638,637,196855,639,0,262394,
195,640,641,131320,640,327812,104,642,196,621,327874,93,643,631,642,327879,93,644,643,197,327745,
95,645,604,621,262205,93,646,645,196670,609,646,196670,610,644,393273,104,647,470,609,610,327874,
93,648,638,642,327879,93,649,648,197,327745,95,650,605,621,262205,93,651,650,196670,611,651,
196670,612,649,393273,104,652,470,611,612,327808,104,653,647,652,327808,104,654,618,653,131321,
639,131320,641,327874,93,655,631,621,327879,93,656,655,198,327745,95,657,604,621,262205,93,658,
657,196670,613,658,196670,614,656,393273,104,659,470,613,614,327808,104,660,150,621,327874,93,661,
631,660,327879,93,662,661,198,327745,95,663,605,621,262205,93,664,663,196670,615,664,196670,616,
662,393273,104,665,470,615,616,327808,104,666,659,665,327812,104,667,196,666,327808,104,668,618,
667,131321,639,131320,639,458997,104,619,654,640,668,641,131321,620,131320,620,327808,104,622,621,
152,131321,617,131320,623,131326,618,65592,327734,91,334,0,133,196663,95,669,196663,95,670,196663,
95,671,196663,125,672,196663,128,673,131320,674,262203,202,675,7,262203,95,676,7,262203,95,677,7,
262203,131,678,7,262203,131,679,7,262203,129,680,7,262201,93,681,270,327879,93,682,681,172,262205,
93,683,670,327745,175,684,174,199,262205,93,685,684,327810,93,686,685,115,458764,93,687,1,38,683,
686,131321,688,131320,688,458997,93,689,183,674,69,690,262390,691,690,1,131321,692,131320,692,
327856,102,693,689,123,262394,693,694,691,131320,694,262205,93,695,669,327812,93,696,689,113,
327808,93,697,695,696,458764,93,698,1,38,697,200,327745,175,699,174,170,262205,93,700,699,327812,
93,701,687,700,327812,93,702,698,177,327808,93,703,701,702,393281,186,704,60,149,703,262205,107,
705,704,327808,93,706,703,115,393281,186,707,60,149,706,262205,107,708,707,327745,175,709,174,204,
262205,93,710,709,327814,93,711,710,177,327812,93,712,687,111,327808,93,713,711,712,327808,93,714,
713,698,393281,205,715,63,149,714,262205,98,716,715,196670,675,716,262205,93,717,671,327812,93,
718,717,123,327808,93,719,718,689,327812,93,720,719,113,262201,93,721,270,327874,93,722,721,196,
327808,93,723,720,722,327812,93,724,723,206,327812,93,725,682,112,327808,93,726,724,725,131321,
727,131320,727,458997,93,728,183,694,68,729,262390,730,729,1,131321,731,131320,731,327856,102,732,
728,112,262394,732,733,730,131320,733,196670,676,689,196670,677,728,196670,678,705,196670,679,708,
589881,104,734,600,672,676,677,678,679,327745,100,735,675,115,262205,96,736,735,262268,104,737,
736,327810,104,738,734,737,262255,96,739,738,196670,680,673,393281,100,740,680,689,728,262205,96,
741,740,327745,100,742,675,183,262205,96,743,742,327813,96,64,741,743,327813,96,65,739,64,327808,
93,744,726,728,262205,93,745,669,327812,93,66,689,113,327808,93,67,745,66,327856,102,746,67,111,
393385,96,747,746,65,168,327745,213,748,212,744,196670,748,747,131321,729,131320,729,327808,93,68,
728,152,131321,727,131320,730,131321,690,131320,690,327808,93,69,689,152,131321,688,131320,691,
65789,65592,327734,91,343,0,134,196663,100,749,131320,750,262203,216,751,7,262203,100,752,7,
262203,100,753,7,262201,93,754,270,327814,93,755,754,206,327812,93,756,755,207,327812,93,757,756,
206,262201,93,758,270,327817,93,759,758,206,327808,93,760,757,759,131321,761,131320,761,458997,93,
762,183,750,763,764,262390,765,764,0,131321,766,131320,766,327856,102,767,762,207,262394,767,768,
765,131320,768,131321,769,131320,769,458997,93,770,183,768,771,772,262390,773,772,1,131321,774,
131320,774,327856,102,775,770,214,262394,775,776,773,131320,776,327808,93,777,762,770,327812,93,
778,777,206,327808,93,779,760,778,327745,213,780,212,779,262205,96,781,780,327745,100,782,751,770,
196670,782,781,131321,772,131320,772,327808,93,771,770,152,131321,769,131320,773,131321,783,
131320,783,458997,93,784,183,773,785,786,262390,787,786,1,131321,788,131320,788,327856,102,789,
784,214,262394,789,790,787,131320,790,262205,96,791,749,196670,752,791,327745,100,792,751,784,
262205,96,793,792,196670,753,793,393273,96,794,493,752,753,196670,749,794,131321,786,131320,786,
327808,93,785,784,152,131321,783,131320,787,131321,764,131320,764,327808,93,763,762,214,131321,
761,131320,765,65789,65592,327734,91,382,0,135,196663,95,795,196663,95,796,196663,100,797,196663,
100,798,131320,799,262203,100,800,7,262203,100,801,7,262203,100,802,7,262203,100,803,7,262203,100,
804,7,262203,100,805,7,262203,100,806,7,327745,175,807,174,217,262205,93,808,807,262205,93,809,
796,327745,175,810,174,150,262205,93,811,810,327812,93,812,809,811,327808,93,813,808,812,262205,
93,814,795,327808,93,815,813,814,327745,175,816,174,196,262205,93,817,816,327851,102,818,817,218,
196855,819,0,262394,818,820,819,131320,820,262205,93,821,795,327808,93,822,817,821,262205,96,823,
797,196670,800,823,393281,220,824,72,149,822,262205,96,825,824,196670,801,825,393273,96,826,493,
800,801,196670,797,826,196855,827,0,262394,221,828,827,131320,828,327745,175,829,174,222,262205,
93,830,829,327808,93,831,817,830,262205,93,832,795,327808,93,833,831,832,262205,96,834,798,196670,
802,834,393281,220,835,72,149,833,262205,96,836,835,196670,803,836,393273,96,837,493,802,803,
196670,798,837,131321,827,131320,827,131321,819,131320,819,262205,96,838,797,196855,839,0,262394,
223,840,839,131320,840,393281,220,841,76,149,815,262205,96,842,841,262205,96,843,797,327745,226,
844,174,225,262205,96,845,844,327813,96,77,843,845,327809,96,78,842,77,131321,839,131320,839,
458997,96,846,838,819,78,840,196855,847,0,262394,227,848,847,131320,848,262205,96,849,797,196670,
804,849,262205,96,850,798,196670,805,850,393273,96,851,499,804,805,131321,847,131320,847,458997,
96,852,846,839,851,848,393281,220,853,76,149,815,196670,853,852,196855,854,0,262394,228,855,854,
131320,855,196670,806,852,327737,102,856,463,806,262312,102,857,856,131321,854,131320,854,458997,
102,858,228,847,857,855,196855,859,0,262394,858,860,859,131320,860,327745,231,861,84,196,458993,
93,862,861,115,183,115,131321,859,131320,859,65789,65592,327734,91,392,0,136,196663,95,863,196663,
95,864,131320,865,262205,93,866,864,327812,93,867,866,206,327745,213,868,212,867,262205,96,869,
868,327745,175,870,174,232,262205,93,871,870,262205,93,872,864,327745,175,873,174,141,262205,93,
874,873,327812,93,875,872,874,327745,175,876,174,233,262205,93,877,876,327808,93,878,875,877,
262205,93,879,863,327808,93,880,878,879,327812,93,881,177,880,327808,93,882,871,881,131321,883,
131320,883,458997,93,884,183,865,885,886,458997,96,887,869,865,888,886,458997,93,889,115,865,85,
886,262390,890,886,0,131321,891,131320,891,327856,102,892,889,206,196855,893,0,262394,892,894,893,
131320,894,262205,93,895,863,327812,93,896,895,206,327808,93,897,896,889,327745,175,898,174,222,
262205,93,899,898,327856,102,900,897,899,131321,893,131320,893,458997,102,901,892,891,900,894,
262394,901,902,890,131320,902,262205,93,903,864,327812,93,904,903,206,327808,93,905,904,889,
327745,213,906,212,905,262205,96,907,906,327866,102,908,907,887,196855,909,0,262394,908,910,909,
131320,910,262205,93,911,864,327812,93,912,911,206,327808,93,913,912,889,327745,213,914,212,913,
262205,96,915,914,131321,909,131320,909,458997,93,885,884,902,889,910,458997,96,888,887,902,915,
910,131321,886,131320,886,327808,93,85,889,152,131321,883,131320,890,393281,220,916,76,149,882,
196670,916,887,327808,93,917,882,115,327745,175,918,174,234,262205,93,919,918,262205,93,920,863,
327812,93,86,920,206,327808,93,87,919,86,327808,93,88,87,884,262268,96,921,88,393281,220,922,76,
149,917,196670,922,921,65789,65592,};
static const uint32_t bitnet__spv_grouped_fast[] = {
119734787,66304,524299,908,0,131089,1,131089,6018,131089,6019,524298,1599492179,1599227979,
1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,1685353262,808793134,0,
196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,1,262215,6,1,0,262215,7,1,9,
262215,8,1,3,262215,3,11,29,196679,9,42,196679,10,42,262215,11,1,11,196679,12,42,196679,13,42,
196679,14,42,196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,
21,42,196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,
196679,29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,42,196679,
36,42,196679,37,42,196679,38,42,196679,39,42,262215,40,1,8,196679,41,42,196679,42,42,196679,43,42,
196679,44,42,196679,45,42,327752,46,0,35,0,327752,46,1,35,4,327752,46,2,35,8,327752,46,3,35,12,
327752,46,4,35,16,327752,46,5,35,20,327752,46,6,35,24,327752,46,7,35,28,327752,46,8,35,32,327752,
46,9,35,36,327752,46,10,35,40,327752,46,11,35,44,327752,46,12,35,48,327752,46,13,35,52,196679,46,
2,262215,47,1,4,262215,48,6,16,262216,49,0,24,327752,49,0,35,0,196679,49,2,262215,50,34,0,262215,
50,33,0,262215,51,6,16,262216,52,0,24,327752,52,0,35,0,196679,52,2,262215,53,34,0,262215,53,33,1,
262215,54,6,8,262216,55,0,24,327752,55,0,35,0,196679,55,2,262215,56,34,0,262215,56,33,0,262215,57,
1,5,262215,58,6,16,262216,59,0,24,327752,59,0,35,0,196679,59,2,262215,60,34,0,262215,60,33,3,
262215,61,6,8,262216,62,0,24,327752,62,0,35,0,196679,62,2,262215,63,34,0,262215,63,33,2,196679,64,
42,196679,65,42,196679,66,42,196679,67,42,196679,68,42,196679,69,42,262215,70,6,4,262216,71,0,24,
327752,71,0,35,0,196679,71,2,262215,72,34,0,262215,72,33,1,262215,73,1,2,262215,74,6,4,327752,75,
0,35,0,196679,75,2,262215,76,34,0,262215,76,33,2,196679,77,42,196679,78,42,262215,79,6,4,262215,
80,6,4,262215,81,6,4,262215,82,6,4,327752,83,0,35,0,327752,83,1,35,4,327752,83,2,35,8,327752,83,3,
35,12,327752,83,4,35,16,327752,83,5,35,20,327752,83,6,35,24,327752,83,7,35,28,327752,83,8,35,32,
327752,83,9,35,36,327752,83,10,35,40,327752,83,11,35,44,327752,83,12,35,48,327752,83,13,35,52,
327752,83,14,35,56,327752,83,15,35,60,327752,83,16,35,64,327752,83,17,35,96,327752,83,18,35,224,
327752,83,19,35,2272,196679,83,2,262215,84,34,0,262215,84,33,7,196679,85,42,196679,86,42,196679,
87,42,196679,88,42,262215,4,11,26,262215,89,1,0,262215,90,11,25,131091,91,196641,92,91,262165,93,
32,0,196641,94,93,262176,95,7,93,196630,96,32,262177,97,96,95,262167,98,96,2,262177,99,98,95,
262176,100,7,96,262177,101,96,100,131092,102,262177,103,102,100,262165,104,32,1,327713,105,104,95,
95,327713,106,96,100,100,262167,107,93,4,262194,93,5,256,262187,93,108,31,393268,93,109,128,5,108,
262187,93,110,32,393268,93,111,134,109,110,262194,93,6,128,262187,93,112,4,393268,93,113,134,6,
112,393268,93,114,128,111,113,262187,93,115,1,393268,93,116,130,114,115,393268,93,117,134,116,113,
262194,93,7,1,393268,102,118,176,7,112,458804,93,119,169,118,7,112,393268,93,120,134,112,119,
393268,102,121,176,117,120,393268,93,122,134,112,119,458804,93,123,169,121,117,122,262194,93,8,2,
393268,93,124,132,123,8,262172,125,107,124,262176,126,7,125,262167,127,96,4,262172,128,127,123,
262176,129,7,128,458785,130,91,95,95,126,129,262176,131,7,107,524321,132,104,125,95,95,131,131,
524321,133,91,95,95,95,125,128,262177,134,91,100,458785,135,91,95,95,100,100,327713,136,91,95,95,
262176,137,1,93,262203,137,3,1,262187,93,138,32768,262187,104,139,16,262187,93,140,32767,262187,
104,141,13,262187,93,142,939524096,262187,93,143,260046848,262187,93,144,947912704,262187,96,145,
947912704,262187,93,146,8388608,196657,102,11,262187,93,147,65535,262187,93,148,2129859015,262187,
104,149,0,262187,104,150,4,262187,96,151,1073741824,262187,104,152,1,262187,96,153,1117782016,
262187,96,154,1069066811,262187,96,155,1262485504,262187,96,156,1060208640,262187,96,157,
3109978243,262187,96,158,961571175,262187,96,159,985088974,262187,96,160,1007192328,262187,96,161,
1026206145,262187,96,162,1042983594,262187,96,163,1056964608,262187,96,164,1065353216,262187,93,
165,127,262187,104,166,23,262187,96,167,3265265664,262187,96,168,0,262187,93,169,2139095040,
196657,102,40,262187,93,170,3,1048606,46,93,93,93,93,93,93,93,93,93,96,93,93,93,93,262176,171,9,
46,262203,171,172,9,262176,173,9,93,262194,93,47,0,393268,93,174,128,47,115,262187,93,175,2,
393268,93,176,134,174,175,393268,93,177,132,176,112,393268,93,178,132,111,8,393268,93,179,132,178,
112,393268,93,180,128,177,179,262187,93,181,0,393268,93,182,130,111,115,196637,48,107,196638,49,
48,262176,183,12,49,262203,183,50,12,262176,184,12,107,393268,102,185,170,47,181,196637,51,127,
196638,52,51,262176,186,12,52,262203,186,53,12,262176,187,12,127,262176,188,7,127,262167,189,93,2,
262176,190,7,189,196637,54,189,196638,55,54,262176,191,12,55,262203,191,56,12,262194,93,57,4,
262176,192,12,189,393268,102,193,170,8,175,262187,104,194,2,262187,93,195,50529027,262187,93,196,
16843009,262187,104,197,6,393268,93,198,130,111,115,262187,104,199,8,196637,58,107,196638,59,58,
262176,200,12,59,262203,200,60,12,262176,201,7,98,196637,61,98,196638,62,61,262176,202,12,62,
262203,202,63,12,262187,104,203,7,262176,204,12,98,262187,93,205,16,393268,93,206,132,123,113,
393268,93,207,132,119,206,393268,93,208,132,207,205,262172,209,96,208,262176,210,4,209,262203,210,
211,4,262176,212,4,96,262187,93,213,8,262172,214,96,213,262176,215,7,214,262187,104,216,3,262187,
93,217,4294967295,196637,70,96,196638,71,70,262176,218,12,71,262203,218,72,12,262176,219,12,96,
262194,93,73,1,393268,102,220,170,73,175,262187,104,221,5,393268,102,222,170,73,115,196637,74,96,
196638,75,74,262176,223,12,75,262203,223,76,12,262187,104,224,9,262176,225,9,96,393268,102,226,
170,73,175,393268,102,227,170,73,112,262172,79,93,213,262172,80,93,110,262187,93,228,512,262172,
81,93,228,196637,82,93,1441822,83,93,93,93,93,93,93,93,93,93,93,93,93,93,93,96,93,79,80,81,82,
262176,229,12,83,262203,229,84,12,262176,230,12,93,262187,104,231,11,262187,104,232,12,262187,104,
233,10,262167,234,93,3,262176,235,1,234,262203,235,4,1,393268,102,236,170,73,175,458804,93,237,
169,236,175,115,393268,93,238,134,7,119,393268,93,239,132,237,238,393268,93,240,132,237,238,
262172,241,96,240,262176,242,7,241,393268,93,243,132,117,113,262187,93,244,264,393268,93,245,132,
205,119,393268,93,246,130,237,115,393268,93,247,132,246,238,393268,93,248,132,205,119,393268,102,
249,170,73,112,393268,102,250,171,73,112,262194,93,89,1,393267,234,90,89,115,115,262187,93,251,
1879048192,327734,91,2,0,92,131320,252,262203,242,253,7,262203,95,254,7,262203,95,255,7,262203,
126,256,7,262203,129,257,7,262203,95,258,7,262203,95,259,7,262203,95,260,7,262203,100,261,7,
262203,95,262,7,262203,95,263,7,262203,100,264,7,262203,100,265,7,262203,95,266,7,262203,95,267,7,
262201,93,268,269,327745,137,270,4,181,262205,93,271,270,327745,137,272,4,115,262205,93,273,272,
327812,93,274,273,7,327812,93,275,271,205,327817,93,276,268,205,327808,93,277,275,276,131321,278,
131320,278,458997,93,279,181,252,280,281,262390,282,281,1,131321,283,131320,283,327856,102,284,
279,239,262394,284,285,282,131320,285,327745,100,286,253,279,196670,286,168,131321,281,131320,281,
327808,93,280,279,152,131321,278,131320,282,327874,93,287,268,194,131321,288,131320,288,458997,93,
289,287,282,290,291,262390,292,291,0,131321,293,131320,293,327856,102,294,289,243,262394,294,295,
292,131320,295,131321,296,131320,296,458997,93,297,181,295,298,299,262390,300,299,1,131321,301,
131320,301,327856,102,302,297,237,262394,302,303,300,131320,303,327745,173,304,172,221,262205,93,
305,304,327814,93,306,305,205,327812,93,307,297,306,327808,93,308,271,307,196670,254,308,196670,
255,289,524345,91,309,310,254,255,256,257,262205,125,311,256,262205,128,312,257,131321,313,131320,
313,458997,93,314,181,303,315,316,262390,317,316,1,131321,318,131320,318,327856,102,319,314,238,
262394,319,320,317,131320,320,131321,321,131320,321,458997,93,322,181,320,323,324,262390,325,324,
2,131321,326,131320,326,327856,102,327,322,119,262394,327,328,325,131320,328,327812,93,329,314,
119,327808,93,330,274,329,327808,93,331,330,322,196670,258,289,196670,259,331,196670,260,322,
589881,91,332,333,258,259,260,311,312,131321,324,131320,324,327808,93,323,322,152,131321,321,
131320,325,262368,175,175,244,327856,102,334,268,245,196855,335,0,262394,334,336,335,131320,336,
327812,93,337,297,238,327808,93,338,337,314,327745,100,339,253,338,262205,96,340,339,196670,261,
340,327737,91,341,342,261,262205,96,343,261,196670,339,343,131321,335,131320,335,262368,175,175,
244,131321,316,131320,316,327808,93,315,314,152,131321,313,131320,317,131321,299,131320,299,
327808,93,298,297,152,131321,296,131320,300,131321,291,131320,291,327808,93,290,289,206,131321,
288,131320,292,131321,344,131320,344,458997,93,345,181,292,346,347,262390,348,347,1,131321,349,
131320,349,327856,102,350,345,238,262394,350,351,348,131320,351,327812,93,352,345,119,327808,93,
353,274,352,327814,93,354,268,205,327808,93,355,353,354,327745,100,356,253,345,262205,96,357,356,
327808,93,358,247,345,327745,100,359,253,358,262205,96,360,359,327854,102,361,268,248,196855,362,
0,262394,361,363,362,131320,363,131321,347,131320,362,196855,364,0,262394,249,365,364,131320,365,
327812,93,366,352,205,327808,93,367,366,268,327745,212,368,211,367,196670,368,357,131321,364,
131320,364,327745,173,369,172,221,262205,93,370,369,327856,102,371,277,370,196855,372,0,262394,
371,373,372,131320,373,327745,173,374,172,197,262205,93,375,374,327856,102,376,355,375,131321,372,
131320,372,458997,102,377,371,364,376,373,196855,378,0,262394,377,379,378,131320,379,196670,262,
277,196670,263,355,196670,264,357,196670,265,360,524345,91,380,381,262,263,264,265,131321,378,
131320,378,131321,347,131320,347,327808,93,346,345,152,131321,344,131320,348,196855,382,0,262394,
250,383,382,131320,383,65789,131320,382,262368,175,175,244,327745,173,384,172,197,262205,93,385,
384,458764,93,386,1,38,7,385,327856,102,387,268,386,196855,388,0,262394,387,389,388,131320,389,
196670,266,271,196670,267,268,393273,91,390,391,266,267,131321,388,131320,388,65789,65592,327734,
93,269,0,94,131320,392,262205,93,393,3,131326,393,65592,327734,96,394,0,97,196663,95,395,131320,
396,262205,93,397,395,327879,93,398,397,138,327876,93,399,398,139,262205,93,400,395,327879,93,401,
400,140,327876,93,402,401,141,327808,93,403,402,142,327854,102,404,402,143,196855,405,0,262394,
404,406,405,131320,406,327808,93,407,402,251,131321,405,131320,405,458997,93,408,403,396,407,406,
327808,93,9,402,144,262268,96,409,9,327811,96,10,409,145,327856,102,410,402,146,196855,411,0,
262394,410,412,411,131320,412,262268,93,413,10,131321,411,131320,411,458997,93,414,408,405,413,
412,327877,93,415,414,399,262268,96,416,415,131326,416,65592,327734,98,417,0,99,196663,95,418,
131320,419,262203,95,420,7,262203,95,421,7,196855,422,0,262394,11,423,422,131320,423,262205,93,
424,418,393228,98,425,1,62,424,131326,425,131320,422,262205,93,426,418,327879,93,427,426,147,
196670,420,427,327737,96,428,394,420,262205,93,429,418,327874,93,430,429,139,196670,421,430,
327737,96,431,394,421,327760,98,432,428,431,131326,432,65592,327734,96,433,0,101,196663,100,434,
131320,435,262205,96,436,434,262268,93,437,436,327810,93,12,148,437,262268,96,438,12,131321,439,
131320,439,458997,96,440,438,435,15,441,458997,104,442,149,435,443,441,262390,444,441,0,131321,
445,131320,445,327857,102,446,442,150,262394,446,447,444,131320,447,262205,96,448,434,327813,96,
13,448,440,327811,96,14,151,13,327813,96,15,440,14,131321,441,131320,441,327808,104,443,442,152,
131321,439,131320,444,131326,440,65592,327734,96,449,0,101,196663,100,450,131320,451,262205,96,
452,450,327866,102,453,452,153,262205,96,454,450,393385,96,455,453,153,454,327813,96,16,455,154,
327809,96,17,16,155,327811,96,18,17,155,327813,96,19,18,156,327811,96,20,455,19,327813,96,21,18,
157,327811,96,22,20,21,327813,96,23,158,22,327809,96,24,23,159,327813,96,25,24,22,327809,96,26,25,
160,327813,96,27,26,22,327809,96,28,27,161,327813,96,29,28,22,327809,96,30,29,162,327813,96,31,30,
22,327809,96,32,31,163,327813,96,33,22,22,327813,96,34,32,33,327809,96,35,34,22,327809,96,36,35,
164,262268,93,456,17,327808,93,37,456,165,327876,93,457,37,166,262268,96,458,457,327813,96,38,36,
458,262205,96,459,450,327864,102,460,459,167,393385,96,461,460,168,38,131326,461,65592,327734,102,
462,0,103,196663,100,463,131320,464,262205,96,465,463,262268,93,466,465,327879,93,467,466,169,
327851,102,468,467,169,131326,468,65592,327734,104,469,0,105,196663,95,470,196663,95,471,131320,
472,262205,93,473,470,262268,104,474,473,262205,93,475,471,262268,104,476,475,397666,104,477,474,
476,0,131326,477,65592,327734,96,478,0,106,196663,100,479,196663,100,480,131320,481,262205,96,482,
479,262205,96,483,480,327809,96,39,482,483,131326,39,65592,327734,96,484,0,106,196663,100,485,
196663,100,486,131320,487,262203,100,488,7,262203,100,489,7,262203,100,490,7,262203,100,491,7,
262205,96,492,485,327866,102,493,492,168,262205,96,494,485,393385,96,495,493,494,168,196855,496,0,
262394,40,497,498,131320,497,262205,96,499,485,262205,96,500,485,262271,96,41,500,196670,488,41,
327737,96,501,449,488,196670,489,164,196670,490,501,393273,96,502,478,489,490,196670,491,502,
327737,96,503,433,491,327813,96,42,499,503,262205,96,504,486,327813,96,43,42,504,131321,496,
131320,498,327813,96,44,495,495,262205,96,505,486,327813,96,45,44,505,131321,496,131320,496,
458997,96,506,43,497,45,498,131326,506,65592,327734,91,310,0,130,196663,95,507,196663,95,508,
196663,126,509,196663,129,510,131320,511,262203,190,512,7,262203,95,513,7,262203,95,514,7,262201,
93,515,269,327879,93,516,515,170,327745,173,517,172,149,262205,93,518,517,262205,93,519,507,
327812,93,520,519,180,327808,93,521,518,520,131321,522,131320,522,458997,93,523,181,511,524,525,
262390,526,525,1,131321,527,131320,527,327856,102,528,523,123,262394,528,529,526,131320,529,
262205,93,530,508,327812,93,531,523,113,327808,93,532,530,531,458764,93,533,1,38,532,182,131321,
534,131320,534,458997,93,535,181,529,536,537,262390,538,537,1,131321,539,131320,539,327856,102,
540,535,8,262394,540,541,538,131320,541,327812,93,542,523,8,327808,93,543,542,535,327808,93,544,
521,177,327812,93,545,533,8,327808,93,546,545,535,327812,93,547,546,112,327808,93,548,544,547,
327808,93,549,548,516,393281,184,550,50,149,549,262205,107,551,550,327745,131,552,509,543,196670,
552,551,131321,537,131320,537,327808,93,536,535,152,131321,534,131320,538,196855,553,0,262394,185,
554,555,131320,554,327745,173,556,172,152,262205,93,557,556,327814,93,558,557,112,262205,93,559,
507,327812,93,560,559,112,327808,93,561,558,560,327808,93,562,561,516,393281,187,563,53,149,562,
262205,127,564,563,327745,188,565,510,523,196670,565,564,131321,553,131320,555,327812,93,566,521,
175,327814,93,567,533,57,327812,93,568,567,112,327808,93,569,566,568,327808,93,570,569,516,393281,
192,571,56,149,570,262205,189,572,571,196670,512,572,327745,95,573,512,181,262205,93,574,573,
196670,513,574,327737,98,575,417,513,327745,95,576,512,115,262205,93,577,576,196670,514,577,
327737,98,578,417,514,327761,96,579,575,0,327761,96,580,575,1,327761,96,581,578,0,327761,96,582,
578,1,458832,127,583,579,580,581,582,327745,188,584,510,523,196670,584,583,131321,553,131320,553,
131321,525,131320,525,327808,93,524,523,152,131321,522,131320,526,65789,65592,327734,104,585,0,
132,196663,125,586,196663,95,587,196663,95,588,196663,131,589,196663,131,590,131320,591,262203,
126,592,7,262203,126,593,7,262203,95,594,7,262203,95,595,7,262203,95,596,7,262203,95,597,7,262203,
95,598,7,262203,95,599,7,262203,95,600,7,262203,95,601,7,131321,602,131320,602,458997,104,603,149,
591,604,605,458997,104,606,149,591,607,605,262390,608,605,1,131321,609,131320,609,327857,102,610,
606,150,262394,610,611,608,131320,611,262205,93,612,587,327812,93,613,612,8,262205,93,614,588,
196670,592,586,393281,95,615,592,613,614,262205,93,616,615,262205,93,617,587,327812,93,618,617,8,
327808,93,619,618,8,327810,93,620,619,115,262205,93,621,588,196670,593,586,393281,95,622,593,620,
621,262205,93,623,622,196855,624,0,262394,193,625,626,131320,625,327812,104,627,194,606,327874,93,
628,616,627,327879,93,629,628,195,327745,95,630,589,606,262205,93,631,630,196670,594,631,196670,
595,629,393273,104,632,469,594,595,327874,93,633,623,627,327879,93,634,633,195,327745,95,635,590,
606,262205,93,636,635,196670,596,636,196670,597,634,393273,104,637,469,596,597,327808,104,638,632,
637,327808,104,639,603,638,131321,624,131320,626,327874,93,640,616,606,327879,93,641,640,196,
327745,95,642,589,606,262205,93,643,642,196670,598,643,196670,599,641,393273,104,644,469,598,599,
327808,104,645,150,606,327874,93,646,616,645,327879,93,647,646,196,327745,95,648,590,606,262205,
93,649,648,196670,600,649,196670,601,647,393273,104,650,469,600,601,327808,104,651,644,650,327812,
104,652,194,651,327808,104,653,603,652,131321,624,131320,624,458997,104,604,639,625,653,626,
131321,605,131320,605,327808,104,607,606,152,131321,602,131320,608,131326,603,65592,327734,91,333,
0,133,196663,95,654,196663,95,655,196663,95,656,196663,125,657,196663,128,658,131320,659,262203,
201,660,7,262203,95,661,7,262203,95,662,7,262203,131,663,7,262203,131,664,7,262203,129,665,7,
262201,93,666,269,327879,93,667,666,170,262205,93,668,655,327745,173,669,172,197,262205,93,670,
669,327810,93,671,670,115,458764,93,672,1,38,668,671,131321,673,131320,673,458997,93,674,181,659,
69,675,262390,676,675,1,131321,677,131320,677,327856,102,678,674,123,262394,678,679,676,131320,
679,262205,93,680,654,327812,93,681,674,113,327808,93,682,680,681,458764,93,683,1,38,682,198,
327745,173,684,172,199,262205,93,685,684,327812,93,686,672,685,327812,93,687,683,175,327808,93,
688,686,687,393281,184,689,60,149,688,262205,107,690,689,327808,93,691,688,115,393281,184,692,60,
149,691,262205,107,693,692,327745,173,694,172,203,262205,93,695,694,327814,93,696,695,175,327812,
93,697,672,111,327808,93,698,696,697,327808,93,699,698,683,393281,204,700,63,149,699,262205,98,
701,700,196670,660,701,262205,93,702,656,327812,93,703,702,123,327808,93,704,703,674,327812,93,
705,704,113,262201,93,706,269,327874,93,707,706,194,327808,93,708,705,707,327812,93,709,708,205,
327812,93,710,667,112,327808,93,711,709,710,131321,712,131320,712,458997,93,713,181,679,68,714,
262390,715,714,1,131321,716,131320,716,327856,102,717,713,112,262394,717,718,715,131320,718,
196670,661,674,196670,662,713,196670,663,690,196670,664,693,589881,104,719,585,657,661,662,663,
664,327745,100,720,660,115,262205,96,721,720,262268,104,722,721,327810,104,723,719,722,262255,96,
724,723,196670,665,658,393281,100,725,665,674,713,262205,96,726,725,327745,100,727,660,181,262205,
96,728,727,327813,96,64,726,728,327813,96,65,724,64,327808,93,729,711,713,262205,93,730,654,
327812,93,66,674,113,327808,93,67,730,66,327856,102,731,67,111,393385,96,732,731,65,168,327745,
212,733,211,729,196670,733,732,131321,714,131320,714,327808,93,68,713,152,131321,712,131320,715,
131321,675,131320,675,327808,93,69,674,152,131321,673,131320,676,65789,65592,327734,91,342,0,134,
196663,100,734,131320,735,262203,215,736,7,262203,100,737,7,262203,100,738,7,262201,93,739,269,
327814,93,740,739,205,327812,93,741,740,206,327812,93,742,741,205,262201,93,743,269,327817,93,744,
743,205,327808,93,745,742,744,131321,746,131320,746,458997,93,747,181,735,748,749,262390,750,749,
0,131321,751,131320,751,327856,102,752,747,206,262394,752,753,750,131320,753,131321,754,131320,
754,458997,93,755,181,753,756,757,262390,758,757,1,131321,759,131320,759,327856,102,760,755,213,
262394,760,761,758,131320,761,327808,93,762,747,755,327812,93,763,762,205,327808,93,764,745,763,
327745,212,765,211,764,262205,96,766,765,327745,100,767,736,755,196670,767,766,131321,757,131320,
757,327808,93,756,755,152,131321,754,131320,758,131321,768,131320,768,458997,93,769,181,758,770,
771,262390,772,771,1,131321,773,131320,773,327856,102,774,769,213,262394,774,775,772,131320,775,
262205,96,776,734,196670,737,776,327745,100,777,736,769,262205,96,778,777,196670,738,778,393273,
96,779,478,737,738,196670,734,779,131321,771,131320,771,327808,93,770,769,152,131321,768,131320,
772,131321,749,131320,749,327808,93,748,747,213,131321,746,131320,750,65789,65592,327734,91,381,0,
135,196663,95,780,196663,95,781,196663,100,782,196663,100,783,131320,784,262203,100,785,7,262203,
100,786,7,262203,100,787,7,262203,100,788,7,262203,100,789,7,262203,100,790,7,262203,100,791,7,
327745,173,792,172,216,262205,93,793,792,262205,93,794,781,327745,173,795,172,150,262205,93,796,
795,327812,93,797,794,796,327808,93,798,793,797,262205,93,799,780,327808,93,800,798,799,327745,
173,801,172,194,262205,93,802,801,327851,102,803,802,217,196855,804,0,262394,803,805,804,131320,
805,262205,93,806,780,327808,93,807,802,806,262205,96,808,782,196670,785,808,393281,219,809,72,
149,807,262205,96,810,809,196670,786,810,393273,96,811,478,785,786,196670,782,811,196855,812,0,
262394,220,813,812,131320,813,327745,173,814,172,221,262205,93,815,814,327808,93,816,802,815,
262205,93,817,780,327808,93,818,816,817,262205,96,819,783,196670,787,819,393281,219,820,72,149,
818,262205,96,821,820,196670,788,821,393273,96,822,478,787,788,196670,783,822,131321,812,131320,
812,131321,804,131320,804,262205,96,823,782,196855,824,0,262394,222,825,824,131320,825,393281,219,
826,76,149,800,262205,96,827,826,262205,96,828,782,327745,225,829,172,224,262205,96,830,829,
327813,96,77,828,830,327809,96,78,827,77,131321,824,131320,824,458997,96,831,823,804,78,825,
196855,832,0,262394,226,833,832,131320,833,262205,96,834,782,196670,789,834,262205,96,835,783,
196670,790,835,393273,96,836,484,789,790,131321,832,131320,832,458997,96,837,831,824,836,833,
393281,219,838,76,149,800,196670,838,837,196855,839,0,262394,227,840,839,131320,840,196670,791,
837,327737,102,841,462,791,262312,102,842,841,131321,839,131320,839,458997,102,843,227,832,842,
840,196855,844,0,262394,843,845,844,131320,845,327745,230,846,84,194,458993,93,847,846,115,181,
115,131321,844,131320,844,65789,65592,327734,91,391,0,136,196663,95,848,196663,95,849,131320,850,
262205,93,851,849,327812,93,852,851,205,327745,212,853,211,852,262205,96,854,853,327745,173,855,
172,231,262205,93,856,855,262205,93,857,849,327745,173,858,172,141,262205,93,859,858,327812,93,
860,857,859,327745,173,861,172,232,262205,93,862,861,327808,93,863,860,862,262205,93,864,848,
327808,93,865,863,864,327812,93,866,175,865,327808,93,867,856,866,131321,868,131320,868,458997,93,
869,181,850,870,871,458997,96,872,854,850,873,871,458997,93,874,115,850,85,871,262390,875,871,0,
131321,876,131320,876,327856,102,877,874,205,196855,878,0,262394,877,879,878,131320,879,262205,93,
880,848,327812,93,881,880,205,327808,93,882,881,874,327745,173,883,172,221,262205,93,884,883,
327856,102,885,882,884,131321,878,131320,878,458997,102,886,877,876,885,879,262394,886,887,875,
131320,887,262205,93,888,849,327812,93,889,888,205,327808,93,890,889,874,327745,212,891,211,890,
262205,96,892,891,327866,102,893,892,872,196855,894,0,262394,893,895,894,131320,895,262205,93,896,
849,327812,93,897,896,205,327808,93,898,897,874,327745,212,899,211,898,262205,96,900,899,131321,
894,131320,894,458997,93,870,869,887,874,895,458997,96,873,872,887,900,895,131321,871,131320,871,
327808,93,85,874,152,131321,868,131320,875,393281,219,901,76,149,867,196670,901,872,327808,93,902,
867,115,327745,173,903,172,233,262205,93,904,903,262205,93,905,848,327812,93,86,905,205,327808,93,
87,904,86,327808,93,88,87,869,262268,96,906,88,393281,219,907,76,149,902,196670,907,906,65789,
65592,};
static const uint32_t bitnet__spv_head_plain[] = {
119734787,66304,524299,725,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,262215,6,1,1,262215,7,1,2,262215,3,11,
29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,196679,12,42,196679,13,42,262215,14,1,0,
262215,15,6,16,262216,16,0,24,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,262215,4,
11,26,327752,18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,327752,18,3,35,12,327752,18,4,35,16,
327752,18,5,35,20,327752,18,6,35,24,327752,18,7,35,28,327752,18,8,35,32,327752,18,9,35,36,327752,
18,10,35,40,196679,18,2,262215,19,6,4,262215,20,6,4,262215,21,6,4,262215,22,6,4,327752,23,0,35,0,
327752,23,1,35,4,327752,23,2,35,8,327752,23,3,35,12,327752,23,4,35,16,327752,23,5,35,20,327752,23,
6,35,24,327752,23,7,35,28,327752,23,8,35,32,327752,23,9,35,36,327752,23,10,35,40,327752,23,11,35,
44,327752,23,12,35,48,327752,23,13,35,52,327752,23,14,35,56,327752,23,15,35,60,327752,23,16,35,64,
327752,23,17,35,96,327752,23,18,35,224,327752,23,19,35,2272,196679,23,2,262215,24,34,0,262215,24,
33,7,262215,25,1,3,262215,26,6,16,327752,27,0,35,0,196679,27,2,262215,28,34,0,262215,28,33,2,
196679,29,42,262215,30,6,4,327752,31,0,35,0,196679,31,2,262215,32,34,0,262215,32,33,2,262215,33,1,
0,262215,34,11,25,131091,35,196641,36,35,262165,37,32,0,196641,38,37,262176,39,7,37,196630,40,32,
262177,41,40,39,262167,42,40,2,262177,43,42,39,262176,44,7,40,393249,45,40,44,44,44,131092,46,
262177,47,46,44,327713,48,40,44,44,262187,37,49,8,262172,50,40,49,262176,51,7,50,262177,52,40,51,
262194,37,5,4,262172,53,37,5,262167,54,37,4,262194,37,6,256,262187,37,55,63,393268,37,56,128,6,55,
262187,37,57,64,393268,37,58,134,56,57,262187,37,59,4,393268,37,60,137,58,59,262187,37,61,0,
393268,46,62,170,60,61,393268,46,63,176,5,59,393268,46,64,167,62,63,262187,37,65,2,393268,37,66,
137,58,65,393268,46,67,170,66,61,262187,37,68,1,458804,37,69,169,67,65,68,458804,37,70,169,64,59,
69,393268,37,71,132,70,5,196656,46,7,458804,37,72,169,7,68,65,393268,37,73,132,71,72,262172,74,54,
73,262176,75,7,74,393249,76,35,53,39,75,393249,77,35,74,39,51,262176,78,1,37,262203,78,3,1,262187,
37,79,32768,262165,80,32,1,262187,80,81,16,262187,37,82,32767,262187,80,83,13,262187,37,84,
939524096,262187,37,85,260046848,262187,37,86,947912704,262187,40,87,947912704,262187,37,88,
8388608,196657,46,10,262187,37,89,65535,262187,37,90,2139095040,262187,37,91,4294967288,262187,37,
92,7,262187,37,93,264,262187,80,94,0,262187,80,95,8,262194,37,14,128,393268,37,96,132,14,49,
262172,97,40,96,262176,98,4,97,262203,98,99,4,262176,100,4,40,262187,80,101,1,262172,102,40,14,
262176,103,4,102,262203,103,104,4,262187,37,105,32,262187,37,106,16,262187,37,107,48,262187,37,
108,40,262187,37,109,24,262187,37,110,56,262187,37,111,6,262187,37,112,5,262187,37,113,3,262176,
114,7,53,196637,15,54,196638,16,15,262176,115,12,16,262203,115,17,12,262176,116,12,54,262176,117,
7,54,262187,80,118,4,262176,119,7,42,262187,80,120,2,262167,121,40,4,262176,122,7,121,262187,80,
123,3,262167,124,37,3,262176,125,1,124,262203,125,4,1,393268,37,126,134,14,49,851998,18,37,37,37,
37,37,37,37,37,37,37,40,262176,127,9,18,262203,127,128,9,262176,129,9,37,262172,19,37,49,262172,
20,37,105,262187,37,130,512,262172,21,37,130,196637,22,37,1441822,23,37,37,37,37,37,37,37,37,37,
37,37,37,37,37,40,37,19,20,21,22,262176,131,12,23,262203,131,24,12,262176,132,12,37,262194,37,25,
1,393268,37,133,132,5,25,393268,37,134,132,5,25,262172,135,50,134,262176,136,7,135,262187,40,137,
0,196637,26,121,196638,27,26,262176,138,12,27,262203,138,28,12,262176,139,12,121,262187,37,140,
4294967295,262187,80,141,9,262187,80,142,10,262176,143,9,40,196637,30,40,196638,31,30,262176,144,
12,31,262203,144,32,12,262176,145,12,40,393268,37,146,132,126,25,262172,147,40,146,262176,148,4,
147,262203,148,149,4,393268,37,150,132,126,25,262172,151,37,150,262176,152,4,151,262203,152,153,4,
262176,154,4,37,262187,80,155,5,262187,80,156,7,262187,80,157,6,262194,37,33,1,393267,124,34,33,
68,68,262187,37,158,1879048192,327734,35,2,0,36,131320,159,262203,114,160,7,262203,136,161,7,
262203,39,162,7,262203,75,163,7,262203,122,164,7,262203,122,165,7,262203,51,166,7,262203,39,167,7,
262203,51,168,7,262203,44,169,7,262203,44,170,7,262203,44,171,7,262203,44,172,7,262203,44,173,7,
262203,44,174,7,262203,51,175,7,262203,44,176,7,262201,37,177,178,327879,37,179,177,92,327874,37,
180,177,123,327745,78,181,4,61,262205,37,182,181,327812,37,183,182,126,327808,37,184,183,180,
327812,37,185,184,5,327745,129,186,128,120,262205,37,187,186,327745,132,188,24,101,262205,37,189,
188,327812,37,190,189,58,327812,37,191,190,57,327808,37,192,187,191,327814,37,193,192,59,327812,
37,194,65,179,327808,37,195,193,194,131321,196,131320,196,458997,37,197,61,159,198,199,262390,200,
199,1,131321,201,131320,201,327856,46,202,197,5,262394,202,203,200,131320,203,327808,37,204,185,
197,327745,129,205,128,94,262205,37,206,205,327810,37,207,206,68,458764,37,208,1,38,204,207,
327812,37,209,208,58,327812,37,210,209,49,327808,37,211,210,179,327745,39,212,160,197,196670,212,
211,131321,199,131320,199,327808,37,198,197,101,131321,196,131320,200,131321,213,131320,213,
458997,37,214,61,200,215,216,262390,217,216,1,131321,218,131320,218,327856,46,219,214,133,262394,
219,220,217,131320,220,131321,221,131320,221,458997,80,222,94,220,223,224,262390,225,224,1,131321,
226,131320,226,327857,46,227,222,95,262394,227,228,225,131320,228,393281,44,229,161,214,222,
196670,229,137,131321,224,131320,224,327808,80,223,222,101,131321,221,131320,225,131321,216,
131320,216,327808,37,215,214,101,131321,213,131320,217,131321,230,131320,230,458997,37,231,61,217,
232,233,262390,234,233,0,131321,235,131320,235,327856,46,236,231,58,262394,236,237,234,131320,237,
262205,53,238,160,196670,162,231,458809,35,239,240,238,162,163,262205,74,241,163,131321,242,
131320,242,458997,37,243,61,237,244,245,262390,246,245,1,131321,247,131320,247,327856,46,248,243,
70,262394,248,249,246,131320,249,131321,250,131320,250,458997,37,251,61,249,252,253,262390,254,
253,1,131321,255,131320,255,327856,46,256,251,25,262394,256,257,254,131320,257,327812,37,258,251,
58,327808,37,259,258,231,327808,37,260,259,243,327812,37,261,260,106,327808,37,262,195,261,393281,
139,263,28,94,262,262205,121,264,263,196670,164,264,327808,37,265,262,68,393281,139,266,28,94,265,
262205,121,267,266,196670,165,267,131321,268,131320,268,458997,37,269,61,257,270,271,262390,272,
271,1,131321,273,131320,273,327856,46,274,269,5,262394,274,275,272,131320,275,327812,37,276,251,5,
327808,37,277,276,269,327812,37,278,243,5,327808,37,279,278,269,196670,167,279,458809,35,280,281,
241,167,168,262205,50,282,168,196670,166,282,131321,283,131320,283,458997,80,284,94,275,285,286,
262390,287,286,1,131321,288,131320,288,327857,46,289,284,118,262394,289,290,287,131320,290,327745,
44,291,166,284,262205,40,292,291,196670,169,292,327745,44,293,164,284,262205,40,294,293,196670,
170,294,393281,44,295,161,277,284,262205,40,296,295,196670,171,296,458809,40,297,298,169,170,171,
196670,295,297,327808,80,299,284,118,327745,44,300,166,299,262205,40,301,300,196670,172,301,
327745,44,302,165,284,262205,40,303,302,196670,173,303,393281,44,304,161,277,299,262205,40,305,
304,196670,174,305,458809,40,306,298,172,173,174,196670,304,306,131321,286,131320,286,327808,80,
285,284,101,131321,283,131320,287,131321,271,131320,271,327808,37,270,269,101,131321,268,131320,
272,131321,253,131320,253,327808,37,252,251,101,131321,250,131320,254,131321,245,131320,245,
327808,37,244,243,101,131321,242,131320,246,131321,233,131320,233,327808,37,232,231,70,131321,230,
131320,234,131321,307,131320,307,458997,37,308,61,234,309,310,262390,311,310,1,131321,312,131320,
312,327856,46,313,308,25,262394,313,314,311,131320,314,131321,315,131320,315,458997,37,316,140,
314,317,318,458997,40,319,137,314,320,318,458997,37,321,61,314,322,318,262390,323,318,1,131321,
324,131320,324,327856,46,325,321,5,262394,325,326,323,131320,326,327812,37,327,308,5,327808,37,
328,327,321,327745,51,329,161,328,262205,50,330,329,196670,175,330,327737,40,331,332,175,327745,
129,333,128,141,262205,37,334,333,327851,46,335,334,61,196855,336,0,262394,335,337,336,131320,337,
327745,143,338,128,142,262205,40,339,338,327813,40,29,331,339,131321,336,131320,336,458997,40,340,
331,326,29,337,327851,46,341,179,61,262312,46,342,341,196855,343,0,262394,342,344,343,131320,344,
327808,37,345,185,321,327745,129,346,128,94,262205,37,347,346,327854,46,348,345,347,131321,343,
131320,343,458997,46,349,341,336,348,344,262312,46,350,349,196855,351,0,262394,350,352,351,131320,
352,327745,129,353,128,95,262205,37,354,353,327854,46,355,308,354,131321,351,131320,351,458997,46,
356,349,343,355,352,196855,357,0,262394,356,358,357,131320,358,131321,318,131320,357,327745,129,
359,128,123,262205,37,360,359,327745,129,361,128,118,262205,37,362,361,327812,37,363,308,362,
327808,37,364,360,363,327745,129,365,128,101,262205,37,366,365,327808,37,367,364,366,327808,37,
368,367,185,327808,37,369,368,321,393281,145,370,32,94,369,196670,370,340,196670,176,340,327737,
46,371,372,176,262312,46,373,371,196855,374,0,262394,373,375,374,131320,375,327745,132,376,24,120,
458993,37,377,376,68,61,68,131321,374,131320,374,327850,46,378,316,140,327866,46,379,340,319,
327846,46,380,378,379,196855,381,0,262394,380,382,381,131320,382,327808,37,383,366,185,327808,37,
384,383,321,131321,381,131320,381,458997,37,385,316,374,384,382,458997,40,386,319,374,340,382,
131321,318,131320,318,458997,37,317,316,358,385,381,458997,40,320,319,358,386,381,327808,37,322,
321,101,131321,315,131320,323,327850,46,387,179,61,196855,388,0,262394,387,389,388,131320,389,
327812,37,390,308,126,327808,37,391,390,180,327745,100,392,149,391,196670,392,319,327745,154,393,
153,391,196670,393,316,131321,388,131320,388,131321,310,131320,310,327808,37,309,308,101,131321,
307,131320,311,262368,65,65,93,327856,46,394,177,25,196855,395,0,262394,394,396,395,131320,396,
327812,37,397,177,126,327745,100,398,149,397,262205,40,399,398,327745,154,400,153,397,262205,37,
401,400,131321,402,131320,402,458997,37,403,401,396,404,405,458997,40,406,399,396,407,405,458997,
37,408,68,396,409,405,262390,410,405,0,131321,411,131320,411,327856,46,412,408,126,262394,412,413,
410,131320,413,327808,37,414,397,408,327745,154,415,153,414,262205,37,416,415,327851,46,417,416,
140,196855,418,0,262394,417,419,418,131320,419,327745,100,420,149,414,262205,40,421,420,327866,46,
422,421,406,131321,418,131320,418,458997,46,423,417,413,422,419,196855,424,0,262394,423,425,426,
131320,425,327745,100,427,149,414,262205,40,428,427,131321,424,131320,426,131321,424,131320,424,
458997,40,407,428,425,406,426,196855,429,0,262394,423,430,431,131320,430,262205,37,432,415,131321,
429,131320,431,131321,429,131320,429,458997,37,404,432,430,403,431,131321,405,131320,405,327808,
37,409,408,101,131321,402,131320,410,327745,129,433,128,155,262205,37,434,433,327745,129,435,128,
156,262205,37,436,435,327812,37,437,177,436,327745,129,438,128,157,262205,37,439,438,327808,37,
440,437,439,327808,37,441,440,182,327812,37,442,65,441,327808,37,443,434,442,393281,145,444,32,94,
443,196670,444,406,327808,37,445,443,68,262268,40,446,403,393281,145,447,32,94,445,196670,447,446,
131321,395,131320,395,65789,65592,327734,37,178,0,38,131320,448,262205,37,449,3,131326,449,65592,
327734,40,450,0,41,196663,39,451,131320,452,262205,37,453,451,327879,37,454,453,79,327876,37,455,
454,81,262205,37,456,451,327879,37,457,456,82,327876,37,458,457,83,327808,37,459,458,84,327854,46,
460,458,85,196855,461,0,262394,460,462,461,131320,462,327808,37,463,458,158,131321,461,131320,461,
458997,37,464,459,452,463,462,327808,37,8,458,86,262268,40,465,8,327811,40,9,465,87,327856,46,466,
458,88,196855,467,0,262394,466,468,467,131320,468,262268,37,469,9,131321,467,131320,467,458997,37,
470,464,461,469,468,327877,37,471,470,455,262268,40,472,471,131326,472,65592,327734,42,473,0,43,
196663,39,474,131320,475,262203,39,476,7,262203,39,477,7,196855,478,0,262394,10,479,478,131320,
479,262205,37,480,474,393228,42,481,1,62,480,131326,481,131320,478,262205,37,482,474,327879,37,
483,482,89,196670,476,483,327737,40,484,450,476,262205,37,485,474,327874,37,486,485,81,196670,477,
486,327737,40,487,450,477,327760,42,488,484,487,131326,488,65592,327734,40,298,0,45,196663,44,489,
196663,44,490,196663,44,491,131320,492,262205,40,493,489,262205,40,494,490,327813,40,11,493,494,
262205,40,495,491,327809,40,12,11,495,131326,12,65592,327734,46,372,0,47,196663,44,496,131320,497,
262205,40,498,496,262268,37,499,498,327879,37,500,499,90,327851,46,501,500,90,131326,501,65592,
327734,40,502,0,48,196663,44,503,196663,44,504,131320,505,262205,40,506,503,262205,40,507,504,
327809,40,13,506,507,131326,13,65592,327734,40,332,0,52,196663,51,508,131320,509,262203,44,510,7,
262203,44,511,7,262203,44,512,7,262203,44,513,7,262203,44,514,7,262203,44,515,7,262203,44,516,7,
262203,44,517,7,262203,44,518,7,262203,44,519,7,262203,44,520,7,262203,44,521,7,262203,44,522,7,
262203,44,523,7,262203,44,524,7,262203,44,525,7,262203,44,526,7,262203,44,527,7,262203,44,528,7,
262203,44,529,7,262203,44,530,7,262203,44,531,7,262203,44,532,7,262203,44,533,7,262203,44,534,7,
262203,44,535,7,262203,44,536,7,262203,44,537,7,262201,37,538,178,327879,37,539,538,91,327812,37,
540,539,49,327879,37,541,538,92,327808,37,542,540,541,262368,65,65,93,131321,543,131320,543,
458997,80,544,94,509,545,546,262390,547,546,1,131321,548,131320,548,327857,46,549,544,95,262394,
549,550,547,131320,550,327812,37,551,538,49,262268,37,552,544,327808,37,553,551,552,327745,44,554,
508,544,262205,40,555,554,327745,100,556,99,553,196670,556,555,131321,546,131320,546,327808,80,
545,544,101,131321,543,131320,547,262368,65,65,93,327808,37,557,542,105,327745,100,558,99,542,
262205,40,559,558,196670,510,559,327745,100,560,99,557,262205,40,561,560,196670,511,561,393273,40,
562,502,510,511,327808,37,563,542,106,327808,37,564,542,107,327745,100,565,99,563,262205,40,566,
565,196670,512,566,327745,100,567,99,564,262205,40,568,567,196670,513,568,393273,40,569,502,512,
513,196670,514,562,196670,515,569,393273,40,570,502,514,515,327808,37,571,542,49,327808,37,572,
542,108,327745,100,573,99,571,262205,40,574,573,196670,516,574,327745,100,575,99,572,262205,40,
576,575,196670,517,576,393273,40,577,502,516,517,327808,37,578,542,109,327808,37,579,542,110,
327745,100,580,99,578,262205,40,581,580,196670,518,581,327745,100,582,99,579,262205,40,583,582,
196670,519,583,393273,40,584,502,518,519,196670,520,577,196670,521,584,393273,40,585,502,520,521,
196670,522,570,196670,523,585,393273,40,586,502,522,523,327745,100,587,104,538,196670,587,586,
262368,65,65,93,327808,37,588,539,59,327745,100,589,104,539,262205,40,590,589,196670,524,590,
327745,100,591,104,588,262205,40,592,591,196670,525,592,393273,40,593,502,524,525,327808,37,594,
539,65,327808,37,595,539,111,327745,100,596,104,594,262205,40,597,596,196670,526,597,327745,100,
598,104,595,262205,40,599,598,196670,527,599,393273,40,600,502,526,527,196670,528,593,196670,529,
600,393273,40,601,502,528,529,327808,37,602,539,68,327808,37,603,539,112,327745,100,604,104,602,
262205,40,605,604,196670,530,605,327745,100,606,104,603,262205,40,607,606,196670,531,607,393273,
40,608,502,530,531,327808,37,609,539,113,327808,37,610,539,92,327745,100,611,104,609,262205,40,
612,611,196670,532,612,327745,100,613,104,610,262205,40,614,613,196670,533,614,393273,40,615,502,
532,533,196670,534,608,196670,535,615,393273,40,616,502,534,535,196670,536,601,196670,537,616,
393273,40,617,502,536,537,131326,617,65592,327734,35,240,0,76,196663,53,618,196663,39,619,196663,
75,620,131320,621,262203,114,622,7,131321,623,131320,623,458997,37,624,61,621,625,626,262390,627,
626,1,131321,628,131320,628,327856,46,629,624,70,262394,629,630,627,131320,630,131321,631,131320,
631,458997,37,632,61,630,633,634,262390,635,634,1,131321,636,131320,636,327856,46,637,632,5,
262394,637,638,635,131320,638,196670,622,618,327745,39,639,622,632,262205,37,640,639,262205,37,
641,619,327808,37,642,641,624,327812,37,643,642,49,327808,37,644,640,643,196855,645,0,262394,7,
646,647,131320,646,327812,37,648,624,5,327808,37,649,648,632,393281,116,650,17,94,644,262205,54,
651,650,327745,117,652,620,649,196670,652,651,131321,645,131320,647,327812,37,653,624,5,327808,37,
654,653,632,327812,37,655,65,654,327812,37,656,65,644,393281,116,657,17,94,656,262205,54,658,657,
327745,117,659,620,655,196670,659,658,327808,37,660,655,68,327808,37,661,656,68,393281,116,662,17,
94,661,262205,54,663,662,327745,117,664,620,660,196670,664,663,131321,645,131320,645,131321,634,
131320,634,327808,37,633,632,101,131321,631,131320,635,131321,626,131320,626,327808,37,625,624,
101,131321,623,131320,627,65789,65592,327734,35,281,0,77,196663,74,665,196663,39,666,196663,51,
667,131320,668,262203,119,669,7,262203,39,670,7,262203,75,671,7,262203,122,672,7,262203,75,673,7,
262203,122,674,7,262203,75,675,7,196855,676,0,262394,7,677,678,131320,677,131321,679,131320,679,
458997,80,680,94,677,681,682,262390,683,682,1,131321,684,131320,684,327857,46,685,680,118,262394,
685,686,683,131320,686,262205,37,687,666,196670,671,665,393281,39,688,671,687,680,262205,37,689,
688,196670,670,689,327737,42,690,473,670,196670,669,690,327812,80,691,120,680,327745,44,692,669,
61,262205,40,693,692,327745,44,694,667,691,196670,694,693,327808,80,695,691,101,327745,44,696,669,
68,262205,40,697,696,327745,44,698,667,695,196670,698,697,131321,682,131320,682,327808,80,681,680,
101,131321,679,131320,683,131321,676,131320,678,262205,37,699,666,327812,37,700,65,699,196670,673,
665,327745,117,701,673,700,262205,54,702,701,262268,121,703,702,196670,672,703,262205,37,704,666,
327812,37,705,65,704,327808,37,706,705,68,196670,675,665,327745,117,707,675,706,262205,54,708,707,
262268,121,709,708,196670,674,709,131321,710,131320,710,458997,80,711,94,678,712,713,262390,714,
713,1,131321,715,131320,715,327857,46,716,711,118,262394,716,717,714,131320,717,327745,44,718,672,
711,262205,40,719,718,327745,44,720,667,711,196670,720,719,327808,80,721,711,118,327745,44,722,
674,711,262205,40,723,722,327745,44,724,667,721,196670,724,723,131321,713,131320,713,327808,80,
712,711,101,131321,710,131320,714,131321,676,131320,676,65789,65592,};
static const uint32_t bitnet__spv_head_fast[] = {
119734787,66304,524299,711,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,
262215,6,1,1,262215,7,1,2,262215,3,11,29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,
196679,12,42,196679,13,42,262215,14,6,16,262216,15,0,24,327752,15,0,35,0,196679,15,2,262215,16,34,
0,262215,16,33,0,262215,4,11,26,262215,17,1,0,327752,18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,
327752,18,3,35,12,327752,18,4,35,16,327752,18,5,35,20,327752,18,6,35,24,327752,18,7,35,28,327752,
18,8,35,32,327752,18,9,35,36,327752,18,10,35,40,196679,18,2,262215,19,6,4,262215,20,6,4,262215,21,
6,4,262215,22,6,4,327752,23,0,35,0,327752,23,1,35,4,327752,23,2,35,8,327752,23,3,35,12,327752,23,
4,35,16,327752,23,5,35,20,327752,23,6,35,24,327752,23,7,35,28,327752,23,8,35,32,327752,23,9,35,36,
327752,23,10,35,40,327752,23,11,35,44,327752,23,12,35,48,327752,23,13,35,52,327752,23,14,35,56,
327752,23,15,35,60,327752,23,16,35,64,327752,23,17,35,96,327752,23,18,35,224,327752,23,19,35,2272,
196679,23,2,262215,24,34,0,262215,24,33,7,262215,25,1,3,262215,26,6,16,327752,27,0,35,0,196679,27,
2,262215,28,34,0,262215,28,33,2,196679,29,42,262215,30,6,4,327752,31,0,35,0,196679,31,2,262215,32,
34,0,262215,32,33,2,262215,33,1,0,262215,34,11,25,131091,35,196641,36,35,262165,37,32,0,196641,38,
37,262176,39,7,37,196630,40,32,262177,41,40,39,262167,42,40,2,262177,43,42,39,262176,44,7,40,
393249,45,40,44,44,44,131092,46,262177,47,46,44,327713,48,40,44,44,262187,37,49,8,262172,50,40,49,
262176,51,7,50,262177,52,40,51,262194,37,5,4,262172,53,37,5,262167,54,37,4,262194,37,6,256,262187,
37,55,63,393268,37,56,128,6,55,262187,37,57,64,393268,37,58,134,56,57,262187,37,59,4,393268,37,60,
137,58,59,262187,37,61,0,393268,46,62,170,60,61,393268,46,63,176,5,59,393268,46,64,167,62,63,
262187,37,65,2,393268,37,66,137,58,65,393268,46,67,170,66,61,262187,37,68,1,458804,37,69,169,67,
65,68,458804,37,70,169,64,59,69,393268,37,71,132,70,5,196656,46,7,458804,37,72,169,7,68,65,393268,
37,73,132,71,72,262172,74,54,73,262176,75,7,74,393249,76,35,53,39,75,393249,77,35,74,39,51,262176,
78,1,37,262203,78,3,1,262187,37,79,32768,262165,80,32,1,262187,80,81,16,262187,37,82,32767,262187,
80,83,13,262187,37,84,939524096,262187,37,85,260046848,262187,37,86,947912704,262187,40,87,
947912704,262187,37,88,8388608,196657,46,10,262187,37,89,65535,262187,37,90,2139095040,262187,37,
91,7,262187,80,92,0,262187,80,93,4,262172,94,40,59,262176,95,7,94,262187,37,96,3,262187,80,97,1,
262187,80,98,2,262172,99,40,65,262176,100,7,99,262176,101,7,53,196637,14,54,196638,15,14,262176,
102,12,15,262203,102,16,12,262176,103,12,54,262176,104,7,54,262176,105,7,42,262167,106,40,4,
262176,107,7,106,262187,80,108,3,262167,109,37,3,262176,110,1,109,262203,110,4,1,262194,37,17,128,
393268,37,111,134,17,49,851998,18,37,37,37,37,37,37,37,37,37,37,40,262176,112,9,18,262203,112,113,
9,262176,114,9,37,262172,19,37,49,262187,37,115,32,262172,20,37,115,262187,37,116,512,262172,21,
37,116,196637,22,37,1441822,23,37,37,37,37,37,37,37,37,37,37,37,37,37,37,40,37,19,20,21,22,262176,
117,12,23,262203,117,24,12,262176,118,12,37,262194,37,25,1,393268,37,119,132,5,25,262187,80,120,8,
393268,37,121,132,5,25,262172,122,50,121,262176,123,7,122,262187,40,124,0,262187,37,125,16,196637,
26,106,196638,27,26,262176,126,12,27,262203,126,28,12,262176,127,12,106,262187,37,128,4294967295,
262187,80,129,9,262187,80,130,10,262176,131,9,40,196637,30,40,196638,31,30,262176,132,12,31,
262203,132,32,12,262176,133,12,40,393268,37,134,132,111,25,262172,135,40,134,262176,136,4,135,
262203,136,137,4,262176,138,4,40,393268,37,139,132,111,25,262172,140,37,139,262176,141,4,140,
262203,141,142,4,262176,143,4,37,262187,37,144,264,262187,80,145,5,262187,80,146,7,262187,80,147,
6,262194,37,33,1,393267,109,34,33,68,68,262187,37,148,1879048192,327734,35,2,0,36,131320,149,
262203,101,150,7,262203,123,151,7,262203,39,152,7,262203,75,153,7,262203,107,154,7,262203,107,155,
7,262203,51,156,7,262203,39,157,7,262203,51,158,7,262203,44,159,7,262203,44,160,7,262203,44,161,7,
262203,44,162,7,262203,44,163,7,262203,44,164,7,262203,51,165,7,262203,44,166,7,262201,37,167,168,
327879,37,169,167,91,327874,37,170,167,108,327745,78,171,4,61,262205,37,172,171,327812,37,173,172,
111,327808,37,174,173,170,327812,37,175,174,5,327745,114,176,113,98,262205,37,177,176,327745,118,
178,24,97,262205,37,179,178,327812,37,180,179,58,327812,37,181,180,57,327808,37,182,177,181,
327814,37,183,182,59,327812,37,184,65,169,327808,37,185,183,184,131321,186,131320,186,458997,37,
187,61,149,188,189,262390,190,189,1,131321,191,131320,191,327856,46,192,187,5,262394,192,193,190,
131320,193,327808,37,194,175,187,327745,114,195,113,92,262205,37,196,195,327810,37,197,196,68,
458764,37,198,1,38,194,197,327812,37,199,198,58,327812,37,200,199,49,327808,37,201,200,169,327745,
39,202,150,187,196670,202,201,131321,189,131320,189,327808,37,188,187,97,131321,186,131320,190,
131321,203,131320,203,458997,37,204,61,190,205,206,262390,207,206,1,131321,208,131320,208,327856,
46,209,204,119,262394,209,210,207,131320,210,131321,211,131320,211,458997,80,212,92,210,213,214,
262390,215,214,1,131321,216,131320,216,327857,46,217,212,120,262394,217,218,215,131320,218,393281,
44,219,151,204,212,196670,219,124,131321,214,131320,214,327808,80,213,212,97,131321,211,131320,
215,131321,206,131320,206,327808,37,205,204,97,131321,203,131320,207,131321,220,131320,220,458997,
37,221,61,207,222,223,262390,224,223,0,131321,225,131320,225,327856,46,226,221,58,262394,226,227,
224,131320,227,262205,53,228,150,196670,152,221,458809,35,229,230,228,152,153,262205,74,231,153,
131321,232,131320,232,458997,37,233,61,227,234,235,262390,236,235,1,131321,237,131320,237,327856,
46,238,233,70,262394,238,239,236,131320,239,131321,240,131320,240,458997,37,241,61,239,242,243,
262390,244,243,1,131321,245,131320,245,327856,46,246,241,25,262394,246,247,244,131320,247,327812,
37,248,241,58,327808,37,249,248,221,327808,37,250,249,233,327812,37,251,250,125,327808,37,252,185,
251,393281,127,253,28,92,252,262205,106,254,253,196670,154,254,327808,37,255,252,68,393281,127,
256,28,92,255,262205,106,257,256,196670,155,257,131321,258,131320,258,458997,37,259,61,247,260,
261,262390,262,261,1,131321,263,131320,263,327856,46,264,259,5,262394,264,265,262,131320,265,
327812,37,266,241,5,327808,37,267,266,259,327812,37,268,233,5,327808,37,269,268,259,196670,157,
269,458809,35,270,271,231,157,158,262205,50,272,158,196670,156,272,131321,273,131320,273,458997,
80,274,92,265,275,276,262390,277,276,1,131321,278,131320,278,327857,46,279,274,93,262394,279,280,
277,131320,280,327745,44,281,156,274,262205,40,282,281,196670,159,282,327745,44,283,154,274,
262205,40,284,283,196670,160,284,393281,44,285,151,267,274,262205,40,286,285,196670,161,286,
458809,40,287,288,159,160,161,196670,285,287,327808,80,289,274,93,327745,44,290,156,289,262205,40,
291,290,196670,162,291,327745,44,292,155,274,262205,40,293,292,196670,163,293,393281,44,294,151,
267,289,262205,40,295,294,196670,164,295,458809,40,296,288,162,163,164,196670,294,296,131321,276,
131320,276,327808,80,275,274,97,131321,273,131320,277,131321,261,131320,261,327808,37,260,259,97,
131321,258,131320,262,131321,243,131320,243,327808,37,242,241,97,131321,240,131320,244,131321,235,
131320,235,327808,37,234,233,97,131321,232,131320,236,131321,223,131320,223,327808,37,222,221,70,
131321,220,131320,224,131321,297,131320,297,458997,37,298,61,224,299,300,262390,301,300,1,131321,
302,131320,302,327856,46,303,298,25,262394,303,304,301,131320,304,131321,305,131320,305,458997,37,
306,128,304,307,308,458997,40,309,124,304,310,308,458997,37,311,61,304,312,308,262390,313,308,1,
131321,314,131320,314,327856,46,315,311,5,262394,315,316,313,131320,316,327812,37,317,298,5,
327808,37,318,317,311,327745,51,319,151,318,262205,50,320,319,196670,165,320,327737,40,321,322,
165,327745,114,323,113,129,262205,37,324,323,327851,46,325,324,61,196855,326,0,262394,325,327,326,
131320,327,327745,131,328,113,130,262205,40,329,328,327813,40,29,321,329,131321,326,131320,326,
458997,40,330,321,316,29,327,327851,46,331,169,61,262312,46,332,331,196855,333,0,262394,332,334,
333,131320,334,327808,37,335,175,311,327745,114,336,113,92,262205,37,337,336,327854,46,338,335,
337,131321,333,131320,333,458997,46,339,331,326,338,334,262312,46,340,339,196855,341,0,262394,340,
342,341,131320,342,327745,114,343,113,120,262205,37,344,343,327854,46,345,298,344,131321,341,
131320,341,458997,46,346,339,333,345,342,196855,347,0,262394,346,348,347,131320,348,131321,308,
131320,347,327745,114,349,113,108,262205,37,350,349,327745,114,351,113,93,262205,37,352,351,
327812,37,353,298,352,327808,37,354,350,353,327745,114,355,113,97,262205,37,356,355,327808,37,357,
354,356,327808,37,358,357,175,327808,37,359,358,311,393281,133,360,32,92,359,196670,360,330,
196670,166,330,327737,46,361,362,166,262312,46,363,361,196855,364,0,262394,363,365,364,131320,365,
327745,118,366,24,98,458993,37,367,366,68,61,68,131321,364,131320,364,327850,46,368,306,128,
327866,46,369,330,309,327846,46,370,368,369,196855,371,0,262394,370,372,371,131320,372,327808,37,
373,356,175,327808,37,374,373,311,131321,371,131320,371,458997,37,375,306,364,374,372,458997,40,
376,309,364,330,372,131321,308,131320,308,458997,37,307,306,348,375,371,458997,40,310,309,348,376,
371,327808,37,312,311,97,131321,305,131320,313,327850,46,377,169,61,196855,378,0,262394,377,379,
378,131320,379,327812,37,380,298,111,327808,37,381,380,170,327745,138,382,137,381,196670,382,309,
327745,143,383,142,381,196670,383,306,131321,378,131320,378,131321,300,131320,300,327808,37,299,
298,97,131321,297,131320,301,262368,65,65,144,327856,46,384,167,25,196855,385,0,262394,384,386,
385,131320,386,327812,37,387,167,111,327745,138,388,137,387,262205,40,389,388,327745,143,390,142,
387,262205,37,391,390,131321,392,131320,392,458997,37,393,391,386,394,395,458997,40,396,389,386,
397,395,458997,37,398,68,386,399,395,262390,400,395,0,131321,401,131320,401,327856,46,402,398,111,
262394,402,403,400,131320,403,327808,37,404,387,398,327745,143,405,142,404,262205,37,406,405,
327851,46,407,406,128,196855,408,0,262394,407,409,408,131320,409,327745,138,410,137,404,262205,40,
411,410,327866,46,412,411,396,131321,408,131320,408,458997,46,413,407,403,412,409,196855,414,0,
262394,413,415,416,131320,415,327745,138,417,137,404,262205,40,418,417,131321,414,131320,416,
131321,414,131320,414,458997,40,397,418,415,396,416,196855,419,0,262394,413,420,421,131320,420,
262205,37,422,405,131321,419,131320,421,131321,419,131320,419,458997,37,394,422,420,393,421,
131321,395,131320,395,327808,37,399,398,97,131321,392,131320,400,327745,114,423,113,145,262205,37,
424,423,327745,114,425,113,146,262205,37,426,425,327812,37,427,167,426,327745,114,428,113,147,
262205,37,429,428,327808,37,430,427,429,327808,37,431,430,172,327812,37,432,65,431,327808,37,433,
424,432,393281,133,434,32,92,433,196670,434,396,327808,37,435,433,68,262268,40,436,393,393281,133,
437,32,92,435,196670,437,436,131321,385,131320,385,65789,65592,327734,37,168,0,38,131320,438,
262205,37,439,3,131326,439,65592,327734,40,440,0,41,196663,39,441,131320,442,262205,37,443,441,
327879,37,444,443,79,327876,37,445,444,81,262205,37,446,441,327879,37,447,446,82,327876,37,448,
447,83,327808,37,449,448,84,327854,46,450,448,85,196855,451,0,262394,450,452,451,131320,452,
327808,37,453,448,148,131321,451,131320,451,458997,37,454,449,442,453,452,327808,37,8,448,86,
262268,40,455,8,327811,40,9,455,87,327856,46,456,448,88,196855,457,0,262394,456,458,457,131320,
458,262268,37,459,9,131321,457,131320,457,458997,37,460,454,451,459,458,327877,37,461,460,445,
262268,40,462,461,131326,462,65592,327734,42,463,0,43,196663,39,464,131320,465,262203,39,466,7,
262203,39,467,7,196855,468,0,262394,10,469,468,131320,469,262205,37,470,464,393228,42,471,1,62,
470,131326,471,131320,468,262205,37,472,464,327879,37,473,472,89,196670,466,473,327737,40,474,440,
466,262205,37,475,464,327874,37,476,475,81,196670,467,476,327737,40,477,440,467,327760,42,478,474,
477,131326,478,65592,327734,40,288,0,45,196663,44,479,196663,44,480,196663,44,481,131320,482,
262205,40,483,479,262205,40,484,480,327813,40,11,483,484,262205,40,485,481,327809,40,12,11,485,
131326,12,65592,327734,46,362,0,47,196663,44,486,131320,487,262205,40,488,486,262268,37,489,488,
327879,37,490,489,90,327851,46,491,490,90,131326,491,65592,327734,40,492,0,48,196663,44,493,
196663,44,494,131320,495,262205,40,496,493,262205,40,497,494,327809,40,13,496,497,131326,13,65592,
327734,40,322,0,52,196663,51,498,131320,499,262203,95,500,7,262203,44,501,7,262203,44,502,7,
262203,100,503,7,262203,44,504,7,262203,44,505,7,262203,44,506,7,262203,44,507,7,262203,44,508,7,
262203,44,509,7,262203,44,510,7,262203,44,511,7,262203,44,512,7,262203,44,513,7,262201,37,514,168,
327879,37,515,514,91,327879,37,516,515,59,327851,46,517,516,61,327879,37,518,515,65,327851,46,519,
518,61,327879,37,520,515,68,327851,46,521,520,61,131321,522,131320,522,458997,80,523,92,499,524,
525,262390,526,525,1,131321,527,131320,527,327857,46,528,523,93,262394,528,529,526,131320,529,
196855,530,0,262394,517,531,532,131320,531,327808,80,533,523,93,327745,44,534,498,533,262205,40,
535,534,131321,530,131320,532,327745,44,536,498,523,262205,40,537,536,131321,530,131320,530,
458997,40,538,535,531,537,532,196855,539,0,262394,517,540,541,131320,540,327745,44,542,498,523,
262205,40,543,542,131321,539,131320,541,327808,80,544,523,93,327745,44,545,498,544,262205,40,546,
545,131321,539,131320,539,458997,40,547,543,540,546,541,393562,40,548,96,547,59,196670,501,538,
196670,502,548,393273,40,549,492,501,502,327745,44,550,500,523,196670,550,549,131321,525,131320,
525,327808,80,524,523,97,131321,522,131320,526,131321,551,131320,551,458997,80,552,92,526,553,554,
262390,555,554,1,131321,556,131320,556,327857,46,557,552,98,262394,557,558,555,131320,558,196855,
559,0,262394,519,560,561,131320,560,327808,80,562,552,98,327745,44,563,500,562,262205,40,564,563,
131321,559,131320,561,327745,44,565,500,552,262205,40,566,565,131321,559,131320,559,458997,40,567,
564,560,566,561,196855,568,0,262394,519,569,570,131320,569,327745,44,571,500,552,262205,40,572,
571,131321,568,131320,570,327808,80,573,552,98,327745,44,574,500,573,262205,40,575,574,131321,568,
131320,568,458997,40,576,572,569,575,570,393562,40,577,96,576,65,196670,504,567,196670,505,577,
393273,40,578,492,504,505,327745,44,579,503,552,196670,579,578,131321,554,131320,554,327808,80,
553,552,97,131321,551,131320,555,196855,580,0,262394,521,581,582,131320,581,327745,44,583,503,97,
262205,40,584,583,131321,580,131320,582,327745,44,585,503,92,262205,40,586,585,131321,580,131320,
580,458997,40,587,584,581,586,582,196855,588,0,262394,521,589,590,131320,589,327745,44,591,503,92,
262205,40,592,591,131321,588,131320,590,327745,44,593,503,97,262205,40,594,593,131321,588,131320,
588,458997,40,595,592,589,594,590,393562,40,596,96,595,68,196670,506,587,196670,507,596,393273,40,
597,492,506,507,393562,40,598,96,597,59,196670,508,597,196670,509,598,393273,40,599,492,508,509,
393562,40,600,96,599,65,196670,510,599,196670,511,600,393273,40,601,492,510,511,393562,40,602,96,
601,68,196670,512,601,196670,513,602,393273,40,603,492,512,513,131326,603,65592,327734,35,230,0,
76,196663,53,604,196663,39,605,196663,75,606,131320,607,262203,101,608,7,131321,609,131320,609,
458997,37,610,61,607,611,612,262390,613,612,1,131321,614,131320,614,327856,46,615,610,70,262394,
615,616,613,131320,616,131321,617,131320,617,458997,37,618,61,616,619,620,262390,621,620,1,131321,
622,131320,622,327856,46,623,618,5,262394,623,624,621,131320,624,196670,608,604,327745,39,625,608,
618,262205,37,626,625,262205,37,627,605,327808,37,628,627,610,327812,37,629,628,49,327808,37,630,
626,629,196855,631,0,262394,7,632,633,131320,632,327812,37,634,610,5,327808,37,635,634,618,393281,
103,636,16,92,630,262205,54,637,636,327745,104,638,606,635,196670,638,637,131321,631,131320,633,
327812,37,639,610,5,327808,37,640,639,618,327812,37,641,65,640,327812,37,642,65,630,393281,103,
643,16,92,642,262205,54,644,643,327745,104,645,606,641,196670,645,644,327808,37,646,641,68,327808,
37,647,642,68,393281,103,648,16,92,647,262205,54,649,648,327745,104,650,606,646,196670,650,649,
131321,631,131320,631,131321,620,131320,620,327808,37,619,618,97,131321,617,131320,621,131321,612,
131320,612,327808,37,611,610,97,131321,609,131320,613,65789,65592,327734,35,271,0,77,196663,74,
651,196663,39,652,196663,51,653,131320,654,262203,105,655,7,262203,39,656,7,262203,75,657,7,
262203,107,658,7,262203,75,659,7,262203,107,660,7,262203,75,661,7,196855,662,0,262394,7,663,664,
131320,663,131321,665,131320,665,458997,80,666,92,663,667,668,262390,669,668,1,131321,670,131320,
670,327857,46,671,666,93,262394,671,672,669,131320,672,262205,37,673,652,196670,657,651,393281,39,
674,657,673,666,262205,37,675,674,196670,656,675,327737,42,676,463,656,196670,655,676,327812,80,
677,98,666,327745,44,678,655,61,262205,40,679,678,327745,44,680,653,677,196670,680,679,327808,80,
681,677,97,327745,44,682,655,68,262205,40,683,682,327745,44,684,653,681,196670,684,683,131321,668,
131320,668,327808,80,667,666,97,131321,665,131320,669,131321,662,131320,664,262205,37,685,652,
327812,37,686,65,685,196670,659,651,327745,104,687,659,686,262205,54,688,687,262268,106,689,688,
196670,658,689,262205,37,690,652,327812,37,691,65,690,327808,37,692,691,68,196670,661,651,327745,
104,693,661,692,262205,54,694,693,262268,106,695,694,196670,660,695,131321,696,131320,696,458997,
80,697,92,664,698,699,262390,700,699,1,131321,701,131320,701,327857,46,702,697,93,262394,702,703,
700,131320,703,327745,44,704,658,697,262205,40,705,704,327745,44,706,653,697,196670,706,705,
327808,80,707,697,93,327745,44,708,660,697,262205,40,709,708,327745,44,710,653,707,196670,710,709,
131321,699,131320,699,327808,80,698,697,97,131321,696,131320,700,131321,662,131320,662,65789,
65592,};
static const uint32_t bitnet__spv_heads_plain[] = {
119734787,66304,524299,704,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,196679,7,42,
196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,262215,
15,1,0,262215,16,1,5,262215,17,1,7,262215,18,1,6,262215,19,1,3,262215,20,1,4,262215,21,6,8,262216,
22,0,24,327752,22,0,35,0,196679,22,2,262215,23,34,0,262215,23,33,6,196679,24,42,196679,25,42,
196679,26,42,196679,27,42,196679,28,42,196679,29,42,196679,30,42,196679,31,42,262215,32,6,4,
262215,33,6,4,262215,34,6,4,262215,35,6,4,327752,36,0,35,0,327752,36,1,35,4,327752,36,2,35,8,
327752,36,3,35,12,327752,36,4,35,16,327752,36,5,35,20,327752,36,6,35,24,327752,36,7,35,28,327752,
36,8,35,32,327752,36,9,35,36,327752,36,10,35,40,327752,36,11,35,44,327752,36,12,35,48,327752,36,
13,35,52,327752,36,14,35,56,327752,36,15,35,60,327752,36,16,35,64,327752,36,17,35,96,327752,36,18,
35,224,327752,36,19,35,2272,196679,36,2,262215,37,34,0,262215,37,33,7,196679,38,42,196679,39,42,
196679,40,42,196679,41,42,196679,42,42,327752,43,0,35,0,327752,43,1,35,4,327752,43,2,35,8,327752,
43,3,35,12,327752,43,4,35,16,327752,43,5,35,20,327752,43,6,35,24,327752,43,7,35,28,327752,43,8,35,
32,327752,43,9,35,36,327752,43,10,35,40,327752,43,11,35,44,327752,43,12,35,48,327752,43,13,35,52,
327752,43,14,35,56,327752,43,15,35,60,327752,43,16,35,64,327752,43,17,35,68,327752,43,18,35,72,
327752,43,19,35,76,327752,43,20,35,80,196679,43,2,196679,44,42,262215,45,6,4,327752,46,0,35,0,
196679,46,2,262215,47,34,0,262215,47,33,2,262215,48,6,4,327752,49,0,35,0,196679,49,2,262215,50,34,
0,262215,50,33,4,262215,51,6,4,327752,52,0,35,0,196679,52,2,262215,53,34,0,262215,53,33,5,196679,
54,42,196679,55,42,196679,56,42,196679,57,42,196679,58,42,196679,59,42,196679,60,42,262215,4,11,
26,196679,61,42,196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,
262215,68,1,12,196679,69,42,262215,70,6,4,262216,71,0,24,327752,71,0,35,0,196679,71,2,262215,72,
34,0,262215,72,33,1,196679,73,42,262215,74,1,0,262215,75,11,25,131091,76,196641,77,76,262165,78,
32,0,196641,79,78,196630,80,32,262176,81,7,80,262177,82,78,81,327713,83,78,81,81,262177,84,80,81,
393249,85,80,81,81,81,327713,86,80,81,81,262187,78,87,8,262172,88,80,87,262176,89,7,88,262177,90,
80,89,262176,91,7,78,327713,92,78,91,91,262167,93,80,2,458785,94,93,81,81,91,91,262167,95,80,4,
262176,96,7,95,393249,97,76,91,96,91,262177,98,80,91,262176,99,1,78,262203,99,3,1,262165,100,32,1,
262187,100,101,16,262187,78,102,32768,262187,78,103,2147483647,262187,80,104,1056964608,262187,78,
105,2139095040,131092,106,262187,78,107,32256,262187,78,108,1199566848,262187,78,109,31744,262187,
78,110,947912704,262187,78,111,1056964608,262187,100,112,13,262187,78,113,1,262187,78,114,
1597463007,262187,100,115,1,262187,100,116,0,262187,100,117,4,262187,80,118,1069547520,262187,78,
119,4294967288,262187,78,120,7,262187,78,121,2,262187,78,122,264,262187,100,123,8,262194,78,15,
128,393268,78,124,132,15,87,262172,125,80,124,262176,126,4,125,262203,126,127,4,262176,128,4,80,
262172,129,80,15,262176,130,4,129,262203,130,131,4,262187,78,132,32,262187,78,133,16,262187,78,
134,48,262187,78,135,40,262187,78,136,24,262187,78,137,56,262187,78,138,4,262187,78,139,6,262187,
78,140,5,262187,78,141,3,262194,78,16,64,196657,106,17,262194,78,18,64,262194,78,19,4,262194,78,
20,2,393268,78,142,128,19,20,393268,78,143,134,18,121,262176,144,7,93,196637,21,93,196638,22,21,
262176,145,12,22,262203,145,23,12,393268,78,146,134,18,121,262176,147,12,93,262187,78,148,0,
262172,32,78,87,262172,33,78,132,262187,78,149,512,262172,34,78,149,196637,35,78,1441822,36,78,78,
78,78,78,78,78,78,78,78,78,78,78,78,80,78,32,33,34,35,262176,150,12,36,262203,150,37,12,262176,
151,12,78,393268,78,152,128,19,20,393268,78,153,134,18,121,1507358,43,78,78,78,78,78,78,78,78,78,
78,78,80,80,80,78,78,78,78,78,78,80,262176,154,9,43,262203,154,155,9,262187,100,156,5,262176,157,
9,78,262187,100,158,6,262187,78,159,63,393268,78,160,128,16,159,262187,78,161,64,393268,78,162,
134,160,161,393268,78,163,132,162,161,262176,164,9,80,196637,45,80,196638,46,45,262176,165,12,46,
262203,165,47,12,262176,166,12,80,262187,100,167,9,196637,48,78,196638,49,48,262176,168,12,49,
262203,168,50,12,196637,51,78,196638,52,51,262176,169,12,52,262203,169,53,12,262187,80,170,0,
393268,78,171,130,16,113,262187,100,172,11,262187,100,173,12,262167,174,78,3,262176,175,1,174,
262203,175,4,1,393268,78,176,134,15,87,262187,100,177,3,393268,78,178,132,121,20,393268,78,179,
128,19,178,393268,78,63,130,179,113,393268,78,180,132,179,16,393268,78,181,128,180,159,393268,78,
182,134,181,161,393268,78,183,132,182,161,196656,106,68,393268,78,184,128,19,20,262187,80,185,
1065353216,393268,78,186,134,16,138,393268,78,187,134,16,138,196637,70,80,196638,71,70,262176,188,
12,71,262203,188,72,12,262194,78,74,1,393267,174,75,74,113,113,262187,78,189,3355447295,327734,76,
2,0,77,131320,190,262203,91,191,7,262203,91,192,7,262203,91,193,7,262203,96,194,7,262203,91,195,7,
262203,96,196,7,262203,91,197,7,327745,99,198,4,113,262205,78,199,198,327745,99,200,4,148,262205,
78,201,200,327812,78,61,201,176,262201,78,202,203,327874,78,204,202,177,327808,78,62,61,204,
458764,78,205,1,38,62,63,327745,157,206,155,117,262205,78,207,206,327812,78,64,199,183,327808,78,
65,207,64,327812,78,66,205,16,327808,78,67,65,66,327745,157,208,155,177,262205,78,209,208,327856,
106,210,205,19,393385,78,211,210,148,163,327808,78,212,209,211,196855,213,0,262394,68,214,213,
131320,214,327856,106,215,205,184,131321,213,131320,213,458997,106,216,68,190,215,214,196855,217,
0,262394,68,218,219,131320,218,196670,191,67,327737,80,220,221,191,131321,217,131320,219,131321,
217,131320,217,458997,80,222,220,218,185,219,327854,106,223,62,179,196855,224,0,262394,223,225,
224,131320,225,65789,131320,224,262201,78,226,203,327879,78,227,226,120,131321,228,131320,228,
458997,78,229,227,224,230,231,262390,232,231,0,131321,233,131320,233,327856,106,234,229,186,
262394,234,235,232,131320,235,327812,78,236,205,187,327808,78,237,236,229,131321,238,131320,238,
458997,78,239,148,235,240,241,262390,242,241,1,131321,243,131320,243,327856,106,244,239,138,
262394,244,245,242,131320,245,196670,192,237,196670,193,239,393273,78,246,247,192,193,327812,78,
248,205,16,327810,78,249,246,248,327808,78,250,67,249,393281,166,251,47,116,250,262205,80,252,251,
196855,253,0,262394,216,254,253,131320,254,327813,80,69,252,222,327808,78,255,212,249,393281,166,
256,72,116,255,262205,80,257,256,327813,80,73,69,257,131321,253,131320,253,458997,80,258,252,245,
73,254,327745,81,259,194,239,196670,259,258,131321,241,131320,241,327808,78,240,239,115,131321,
238,131320,242,196670,195,237,262205,95,260,194,196670,196,260,196670,197,199,458809,76,261,262,
195,196,197,131321,231,131320,231,327808,78,230,229,87,131321,228,131320,232,65789,65592,327734,
78,203,0,79,131320,263,262205,78,264,3,131326,264,65592,327734,78,265,0,82,196663,81,266,131320,
267,262205,80,268,266,262268,78,269,268,327874,78,270,269,101,327879,78,271,270,102,327879,78,272,
269,103,262268,80,273,272,327809,80,5,273,104,327852,106,274,272,105,196855,275,0,262394,274,276,
275,131320,276,131326,107,131320,275,327854,106,277,272,108,196855,278,0,262394,277,279,278,
131320,279,327877,78,280,271,109,131326,280,131320,278,327856,106,281,272,110,196855,282,0,262394,
281,283,282,131320,283,262268,78,284,5,327810,78,285,284,111,327877,78,286,271,285,131326,286,
131320,282,327808,78,287,272,189,327874,78,288,272,112,327879,78,289,288,113,327808,78,290,287,
289,327874,78,291,290,112,327877,78,292,271,291,131326,292,65592,327734,78,293,0,83,196663,81,294,
196663,81,295,131320,296,262203,81,297,7,262203,81,298,7,262205,80,299,294,196670,297,299,327737,
78,300,265,297,262205,80,301,295,196670,298,301,327737,78,302,265,298,327876,78,303,302,101,
327877,78,304,300,303,131326,304,65592,327734,80,305,0,84,196663,81,306,131320,307,262205,80,308,
306,262268,78,309,308,327874,78,310,309,115,327810,78,6,114,310,262268,80,311,6,262205,80,312,306,
327813,80,7,104,312,131321,313,131320,313,458997,80,314,311,307,11,315,458997,100,316,116,307,317,
315,262390,318,315,0,131321,319,131320,319,327857,106,320,316,117,262394,320,321,318,131320,321,
327813,80,8,7,314,327813,80,9,8,314,327811,80,10,118,9,327813,80,11,314,10,131321,315,131320,315,
327808,100,317,316,115,131321,313,131320,318,131326,314,65592,327734,80,322,0,85,196663,81,323,
196663,81,324,196663,81,325,131320,326,262205,80,327,323,262205,80,328,324,327813,80,12,327,328,
262205,80,329,325,327809,80,13,12,329,131326,13,65592,327734,80,330,0,86,196663,81,331,196663,81,
332,131320,333,262205,80,334,331,262205,80,335,332,327809,80,14,334,335,131326,14,65592,327734,80,
336,0,90,196663,89,337,131320,338,262203,81,339,7,262203,81,340,7,262203,81,341,7,262203,81,342,7,
262203,81,343,7,262203,81,344,7,262203,81,345,7,262203,81,346,7,262203,81,347,7,262203,81,348,7,
262203,81,349,7,262203,81,350,7,262203,81,351,7,262203,81,352,7,262203,81,353,7,262203,81,354,7,
262203,81,355,7,262203,81,356,7,262203,81,357,7,262203,81,358,7,262203,81,359,7,262203,81,360,7,
262203,81,361,7,262203,81,362,7,262203,81,363,7,262203,81,364,7,262203,81,365,7,262203,81,366,7,
262201,78,367,203,327879,78,368,367,119,327812,78,369,368,87,327879,78,370,367,120,327808,78,371,
369,370,262368,121,121,122,131321,372,131320,372,458997,100,373,116,338,374,375,262390,376,375,1,
131321,377,131320,377,327857,106,378,373,123,262394,378,379,376,131320,379,327812,78,380,367,87,
262268,78,381,373,327808,78,382,380,381,327745,81,383,337,373,262205,80,384,383,327745,128,385,
127,382,196670,385,384,131321,375,131320,375,327808,100,374,373,115,131321,372,131320,376,262368,
121,121,122,327808,78,386,371,132,327745,128,387,127,371,262205,80,388,387,196670,339,388,327745,
128,389,127,386,262205,80,390,389,196670,340,390,393273,80,391,330,339,340,327808,78,392,371,133,
327808,78,393,371,134,327745,128,394,127,392,262205,80,395,394,196670,341,395,327745,128,396,127,
393,262205,80,397,396,196670,342,397,393273,80,398,330,341,342,196670,343,391,196670,344,398,
393273,80,399,330,343,344,327808,78,400,371,87,327808,78,401,371,135,327745,128,402,127,400,
262205,80,403,402,196670,345,403,327745,128,404,127,401,262205,80,405,404,196670,346,405,393273,
80,406,330,345,346,327808,78,407,371,136,327808,78,408,371,137,327745,128,409,127,407,262205,80,
410,409,196670,347,410,327745,128,411,127,408,262205,80,412,411,196670,348,412,393273,80,413,330,
347,348,196670,349,406,196670,350,413,393273,80,414,330,349,350,196670,351,399,196670,352,414,
393273,80,415,330,351,352,327745,128,416,131,367,196670,416,415,262368,121,121,122,327808,78,417,
368,138,327745,128,418,131,368,262205,80,419,418,196670,353,419,327745,128,420,131,417,262205,80,
421,420,196670,354,421,393273,80,422,330,353,354,327808,78,423,368,121,327808,78,424,368,139,
327745,128,425,131,423,262205,80,426,425,196670,355,426,327745,128,427,131,424,262205,80,428,427,
196670,356,428,393273,80,429,330,355,356,196670,357,422,196670,358,429,393273,80,430,330,357,358,
327808,78,431,368,113,327808,78,432,368,140,327745,128,433,131,431,262205,80,434,433,196670,359,
434,327745,128,435,131,432,262205,80,436,435,196670,360,436,393273,80,437,330,359,360,327808,78,
438,368,141,327808,78,439,368,120,327745,128,440,131,438,262205,80,441,440,196670,361,441,327745,
128,442,131,439,262205,80,443,442,196670,362,443,393273,80,444,330,361,362,196670,363,437,196670,
364,444,393273,80,445,330,363,364,196670,365,430,196670,366,445,393273,80,446,330,365,366,131326,
446,65592,327734,78,247,0,92,196663,91,447,196663,91,448,131320,449,262205,78,450,447,327812,78,
451,450,138,327814,78,452,451,16,262205,78,453,447,327812,78,454,453,138,327817,78,455,454,16,
327854,106,456,455,18,327846,106,457,17,456,262312,106,458,457,196855,459,0,262394,458,460,459,
131320,460,327854,106,461,452,142,131321,459,131320,459,458997,106,462,457,449,461,460,196855,463,
0,262394,462,464,463,131320,464,262205,78,465,447,327812,78,466,465,138,262205,78,467,448,327808,
78,468,466,467,131326,468,131320,463,327812,78,469,452,16,327814,78,470,455,121,327808,78,471,469,
470,262205,78,472,448,327879,78,473,472,113,327808,78,474,471,473,262205,78,475,448,327874,78,476,
475,115,327812,78,477,476,143,327808,78,478,474,477,131326,478,65592,327734,93,479,0,94,196663,81,
480,196663,81,481,196663,91,482,196663,91,483,131320,484,262203,144,485,7,262205,78,486,483,
327812,78,487,486,146,262205,78,488,482,327808,78,489,487,488,393281,147,490,23,116,489,262205,93,
491,490,196670,485,491,262205,80,492,480,327745,81,493,485,148,262205,80,494,493,327813,80,24,492,
494,262205,80,495,481,327745,81,496,485,113,262205,80,497,496,327813,80,25,495,497,327811,80,26,
24,25,262205,80,498,480,262205,80,499,496,327813,80,27,498,499,262205,80,500,481,262205,80,501,
493,327813,80,28,500,501,327809,80,29,27,28,327760,93,502,26,29,131326,502,65592,327734,76,262,0,
97,196663,91,503,196663,96,504,196663,91,505,131320,506,262203,81,507,7,262203,81,508,7,262203,91,
509,7,262203,91,510,7,262203,81,511,7,262203,81,512,7,262203,91,513,7,262203,91,514,7,262203,144,
515,7,262203,81,516,7,262203,81,517,7,262203,91,518,7,262203,91,519,7,262203,144,520,7,262203,81,
521,7,262203,81,522,7,262203,91,523,7,262203,91,524,7,262203,96,525,7,262203,81,526,7,262203,81,
527,7,262203,81,528,7,262203,81,529,7,262205,78,530,503,327812,78,531,530,138,327814,78,532,531,
16,262205,78,533,503,327812,78,30,533,138,327817,78,31,30,16,327745,151,534,37,116,262205,78,535,
534,262205,78,536,505,327808,78,38,535,536,327808,78,537,31,121,327856,106,538,532,152,327856,106,
539,31,18,327847,106,540,538,539,196855,541,0,262394,540,542,541,131320,542,196855,543,0,262394,
17,544,545,131320,544,327814,78,39,31,121,327745,81,546,504,148,262205,80,547,546,196670,507,547,
327745,81,548,504,113,262205,80,549,548,196670,508,549,196670,509,39,196670,510,38,524345,93,550,
479,507,508,509,510,327761,80,551,550,0,196670,546,551,327761,80,552,550,1,196670,548,552,327808,
78,40,39,113,327745,81,553,504,121,262205,80,554,553,196670,511,554,327745,81,555,504,141,262205,
80,556,555,196670,512,556,196670,513,40,196670,514,38,524345,93,557,479,511,512,513,514,327761,80,
558,557,0,196670,553,558,327761,80,559,557,1,196670,555,559,131321,543,131320,545,327814,78,41,31,
121,327745,81,560,504,148,262205,80,561,560,196670,516,561,327745,81,562,504,121,262205,80,563,
562,196670,517,563,196670,518,41,196670,519,38,524345,93,564,479,516,517,518,519,196670,515,564,
327808,78,42,41,113,327745,81,565,504,113,262205,80,566,565,196670,521,566,327745,81,567,504,141,
262205,80,568,567,196670,522,568,196670,523,42,196670,524,38,524345,93,569,479,521,522,523,524,
196670,520,569,327745,81,570,515,148,262205,80,571,570,327745,81,572,520,148,262205,80,573,572,
327745,81,574,515,113,262205,80,575,574,327745,81,576,520,113,262205,80,577,576,458832,95,578,571,
573,575,577,196670,504,578,327814,78,579,31,121,327808,78,580,579,153,131321,543,131320,543,
458997,78,581,537,544,580,545,458997,78,582,31,544,579,545,131321,541,131320,541,458997,78,583,
537,506,581,543,458997,78,584,31,506,582,543,327856,106,585,532,19,196855,586,0,262394,585,587,
588,131320,587,327745,157,589,155,156,262205,78,590,589,262205,78,591,505,327745,157,592,155,158,
262205,78,593,592,327812,78,594,591,593,327808,78,595,590,594,327812,78,596,532,163,327808,78,597,
595,596,262205,95,598,504,327745,164,599,155,112,262205,80,600,599,327822,95,44,598,600,196670,
525,44,327808,78,601,597,584,327745,81,602,525,148,262205,80,603,602,393281,166,604,47,116,601,
196670,604,603,327808,78,605,601,113,327745,81,606,525,113,262205,80,607,606,393281,166,608,47,
116,605,196670,608,607,327808,78,609,597,583,327745,81,610,525,121,262205,80,611,610,393281,166,
612,47,116,609,196670,612,611,327808,78,613,609,113,327745,81,614,525,141,262205,80,615,614,
393281,166,616,47,116,613,196670,616,615,131321,586,131320,588,327810,78,617,532,19,327856,106,
618,617,20,196855,619,0,262394,618,620,621,131320,620,131321,619,131320,621,327810,78,622,617,20,
131321,619,131320,619,458997,78,623,617,620,622,621,327745,157,624,155,167,262205,78,625,624,
327812,78,626,623,625,327808,78,627,626,38,327812,78,628,627,163,327745,81,629,504,148,262205,80,
630,629,196670,526,630,327745,81,631,504,113,262205,80,632,631,196670,527,632,393273,78,633,293,
526,527,327745,81,634,504,121,262205,80,635,634,196670,528,635,327745,81,636,504,141,262205,80,
637,636,196670,529,637,393273,78,638,293,528,529,196855,639,0,262394,618,640,641,131320,640,
327808,78,642,628,584,327814,78,643,642,121,393281,151,644,50,116,643,196670,644,633,327808,78,
645,628,583,327814,78,646,645,121,393281,151,647,50,116,646,196670,647,638,131321,639,131320,641,
327808,78,648,628,584,327814,78,649,648,121,393281,151,650,53,116,649,196670,650,633,327808,78,
651,628,583,327814,78,652,651,121,393281,151,653,53,116,652,196670,653,638,131321,639,131320,639,
131321,586,131320,586,65789,65592,327734,80,221,0,98,196663,91,654,131320,655,262203,89,656,7,
262203,81,657,7,262203,81,658,7,262203,81,659,7,262203,89,660,7,262203,81,661,7,131321,662,131320,
662,458997,100,663,116,655,664,665,262390,666,665,1,131321,667,131320,667,327857,106,668,663,123,
262394,668,669,666,131320,669,327745,81,670,656,663,196670,670,170,131321,665,131320,665,327808,
100,664,663,115,131321,662,131320,666,131321,671,131320,671,458997,78,672,148,666,58,673,262390,
674,673,0,131321,675,131320,675,327856,106,676,672,16,262394,676,677,674,131320,677,131321,678,
131320,678,458997,78,679,148,677,57,680,262390,681,680,1,131321,682,131320,682,327856,106,683,679,
87,262394,683,684,681,131320,684,262201,78,685,203,327879,78,686,685,120,327812,78,54,686,87,
327808,78,55,672,54,327808,78,56,55,679,262205,78,687,654,458764,78,688,1,38,56,171,327808,78,689,
687,688,393281,166,690,47,116,689,262205,80,691,690,327856,106,692,56,16,393385,80,693,692,691,
170,196670,657,693,196670,658,693,327745,81,694,656,679,262205,80,695,694,196670,659,695,458809,
80,696,322,657,658,659,196670,694,696,131321,680,131320,680,327808,78,57,679,115,131321,678,
131320,681,131321,673,131320,673,327808,78,58,672,161,131321,671,131320,674,262205,88,697,656,
196670,660,697,327737,80,698,336,660,327745,164,699,155,172,262205,80,700,699,327813,80,59,698,
700,327745,164,701,155,173,262205,80,702,701,327809,80,60,59,702,196670,661,60,327737,80,703,305,
661,131326,703,65592,};
static const uint32_t bitnet__spv_heads_fast[] = {
119734787,66304,524299,688,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,
196679,5,42,196679,6,42,196679,7,42,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,
42,196679,13,42,196679,14,42,262215,15,1,5,262215,16,1,7,262215,17,1,6,262215,18,1,3,262215,19,1,
4,262215,20,6,8,262216,21,0,24,327752,21,0,35,0,196679,21,2,262215,22,34,0,262215,22,33,6,196679,
23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,196679,30,42,
262215,31,6,4,262215,32,6,4,262215,33,6,4,262215,34,6,4,327752,35,0,35,0,327752,35,1,35,4,327752,
35,2,35,8,327752,35,3,35,12,327752,35,4,35,16,327752,35,5,35,20,327752,35,6,35,24,327752,35,7,35,
28,327752,35,8,35,32,327752,35,9,35,36,327752,35,10,35,40,327752,35,11,35,44,327752,35,12,35,48,
327752,35,13,35,52,327752,35,14,35,56,327752,35,15,35,60,327752,35,16,35,64,327752,35,17,35,96,
327752,35,18,35,224,327752,35,19,35,2272,196679,35,2,262215,36,34,0,262215,36,33,7,196679,37,42,
196679,38,42,196679,39,42,196679,40,42,196679,41,42,327752,42,0,35,0,327752,42,1,35,4,327752,42,2,
35,8,327752,42,3,35,12,327752,42,4,35,16,327752,42,5,35,20,327752,42,6,35,24,327752,42,7,35,28,
327752,42,8,35,32,327752,42,9,35,36,327752,42,10,35,40,327752,42,11,35,44,327752,42,12,35,48,
327752,42,13,35,52,327752,42,14,35,56,327752,42,15,35,60,327752,42,16,35,64,327752,42,17,35,68,
327752,42,18,35,72,327752,42,19,35,76,327752,42,20,35,80,196679,42,2,196679,43,42,262215,44,6,4,
327752,45,0,35,0,196679,45,2,262215,46,34,0,262215,46,33,2,262215,47,6,4,327752,48,0,35,0,196679,
48,2,262215,49,34,0,262215,49,33,4,262215,50,6,4,327752,51,0,35,0,196679,51,2,262215,52,34,0,
262215,52,33,5,196679,53,42,196679,54,42,196679,55,42,196679,56,42,196679,57,42,196679,58,42,
196679,59,42,262215,4,11,26,262215,60,1,0,196679,61,42,196679,62,42,196679,63,42,196679,64,42,
196679,65,42,196679,66,42,196679,67,42,262215,68,1,12,196679,69,42,262215,70,6,4,262216,71,0,24,
327752,71,0,35,0,196679,71,2,262215,72,34,0,262215,72,33,1,196679,73,42,262215,74,1,0,262215,75,
11,25,131091,76,196641,77,76,262165,78,32,0,196641,79,78,196630,80,32,262176,81,7,80,262177,82,78,
81,327713,83,78,81,81,262177,84,80,81,393249,85,80,81,81,81,327713,86,80,81,81,262187,78,87,8,
262172,88,80,87,262176,89,7,88,262177,90,80,89,262176,91,7,78,327713,92,78,91,91,262167,93,80,2,
458785,94,93,81,81,91,91,262167,95,80,4,262176,96,7,95,393249,97,76,91,96,91,262177,98,80,91,
262176,99,1,78,262203,99,3,1,262165,100,32,1,262187,100,101,16,262187,78,102,32768,262187,78,103,
2147483647,262187,80,104,1056964608,262187,78,105,2139095040,131092,106,262187,78,107,32256,
262187,78,108,1199566848,262187,78,109,31744,262187,78,110,947912704,262187,78,111,1056964608,
262187,100,112,13,262187,78,113,1,262187,78,114,1597463007,262187,100,115,1,262187,100,116,0,
262187,100,117,4,262187,80,118,1069547520,262187,78,119,7,262187,78,120,4,262187,78,121,0,262187,
78,122,2,262172,123,80,120,262176,124,7,123,262187,78,125,3,262187,100,126,2,262172,127,80,122,
262176,128,7,127,262194,78,15,64,196657,106,16,262194,78,17,64,262194,78,18,4,262194,78,19,2,
393268,78,129,128,18,19,393268,78,130,134,17,122,262176,131,7,93,196637,20,93,196638,21,20,262176,
132,12,21,262203,132,22,12,393268,78,133,134,17,122,262176,134,12,93,262172,31,78,87,262187,78,
135,32,262172,32,78,135,262187,78,136,512,262172,33,78,136,196637,34,78,1441822,35,78,78,78,78,78,
78,78,78,78,78,78,78,78,78,80,78,31,32,33,34,262176,137,12,35,262203,137,36,12,262176,138,12,78,
393268,78,139,128,18,19,393268,78,140,134,17,122,1507358,42,78,78,78,78,78,78,78,78,78,78,78,80,
80,80,78,78,78,78,78,78,80,262176,141,9,42,262203,141,142,9,262187,100,143,5,262176,144,9,78,
262187,100,145,6,262187,78,146,63,393268,78,147,128,15,146,262187,78,148,64,393268,78,149,134,147,
148,393268,78,150,132,149,148,262176,151,9,80,196637,44,80,196638,45,44,262176,152,12,45,262203,
152,46,12,262176,153,12,80,262187,100,154,9,196637,47,78,196638,48,47,262176,155,12,48,262203,155,
49,12,196637,50,78,196638,51,50,262176,156,12,51,262203,156,52,12,262187,100,157,8,262187,80,158,
0,393268,78,159,130,15,113,262187,100,160,11,262187,100,161,12,262167,162,78,3,262176,163,1,162,
262203,163,4,1,262194,78,60,128,393268,78,164,134,60,87,262187,100,165,3,393268,78,166,132,122,19,
393268,78,167,128,18,166,393268,78,63,130,167,113,393268,78,168,132,167,15,393268,78,169,128,168,
146,393268,78,170,134,169,148,393268,78,171,132,170,148,196656,106,68,393268,78,172,128,18,19,
262187,80,173,1065353216,393268,78,174,134,15,120,393268,78,175,134,15,120,196637,70,80,196638,71,
70,262176,176,12,71,262203,176,72,12,262194,78,74,1,393267,162,75,74,113,113,262187,78,177,
3355447295,327734,76,2,0,77,131320,178,262203,91,179,7,262203,91,180,7,262203,91,181,7,262203,96,
182,7,262203,91,183,7,262203,96,184,7,262203,91,185,7,327745,99,186,4,113,262205,78,187,186,
327745,99,188,4,121,262205,78,189,188,327812,78,61,189,164,262201,78,190,191,327874,78,192,190,
165,327808,78,62,61,192,458764,78,193,1,38,62,63,327745,144,194,142,117,262205,78,195,194,327812,
78,64,187,171,327808,78,65,195,64,327812,78,66,193,15,327808,78,67,65,66,327745,144,196,142,165,
262205,78,197,196,327856,106,198,193,18,393385,78,199,198,121,150,327808,78,200,197,199,196855,
201,0,262394,68,202,201,131320,202,327856,106,203,193,172,131321,201,131320,201,458997,106,204,68,
178,203,202,196855,205,0,262394,68,206,207,131320,206,196670,179,67,327737,80,208,209,179,131321,
205,131320,207,131321,205,131320,205,458997,80,210,208,206,173,207,327854,106,211,62,167,196855,
212,0,262394,211,213,212,131320,213,65789,131320,212,262201,78,214,191,327879,78,215,214,119,
131321,216,131320,216,458997,78,217,215,212,218,219,262390,220,219,0,131321,221,131320,221,327856,
106,222,217,174,262394,222,223,220,131320,223,327812,78,224,193,175,327808,78,225,224,217,131321,
226,131320,226,458997,78,227,121,223,228,229,262390,230,229,1,131321,231,131320,231,327856,106,
232,227,120,262394,232,233,230,131320,233,196670,180,225,196670,181,227,393273,78,234,235,180,181,
327812,78,236,193,15,327810,78,237,234,236,327808,78,238,67,237,393281,153,239,46,116,238,262205,
80,240,239,196855,241,0,262394,204,242,241,131320,242,327813,80,69,240,210,327808,78,243,200,237,
393281,153,244,72,116,243,262205,80,245,244,327813,80,73,69,245,131321,241,131320,241,458997,80,
246,240,233,73,242,327745,81,247,182,227,196670,247,246,131321,229,131320,229,327808,78,228,227,
115,131321,226,131320,230,196670,183,225,262205,95,248,182,196670,184,248,196670,185,187,458809,
76,249,250,183,184,185,131321,219,131320,219,327808,78,218,217,87,131321,216,131320,220,65789,
65592,327734,78,191,0,79,131320,251,262205,78,252,3,131326,252,65592,327734,78,253,0,82,196663,81,
254,131320,255,262205,80,256,254,262268,78,257,256,327874,78,258,257,101,327879,78,259,258,102,
327879,78,260,257,103,262268,80,261,260,327809,80,5,261,104,327852,106,262,260,105,196855,263,0,
262394,262,264,263,131320,264,131326,107,131320,263,327854,106,265,260,108,196855,266,0,262394,
265,267,266,131320,267,327877,78,268,259,109,131326,268,131320,266,327856,106,269,260,110,196855,
270,0,262394,269,271,270,131320,271,262268,78,272,5,327810,78,273,272,111,327877,78,274,259,273,
131326,274,131320,270,327808,78,275,260,177,327874,78,276,260,112,327879,78,277,276,113,327808,78,
278,275,277,327874,78,279,278,112,327877,78,280,259,279,131326,280,65592,327734,78,281,0,83,
196663,81,282,196663,81,283,131320,284,262203,81,285,7,262203,81,286,7,262205,80,287,282,196670,
285,287,327737,78,288,253,285,262205,80,289,283,196670,286,289,327737,78,290,253,286,327876,78,
291,290,101,327877,78,292,288,291,131326,292,65592,327734,80,293,0,84,196663,81,294,131320,295,
262205,80,296,294,262268,78,297,296,327874,78,298,297,115,327810,78,6,114,298,262268,80,299,6,
262205,80,300,294,327813,80,7,104,300,131321,301,131320,301,458997,80,302,299,295,11,303,458997,
100,304,116,295,305,303,262390,306,303,0,131321,307,131320,307,327857,106,308,304,117,262394,308,
309,306,131320,309,327813,80,8,7,302,327813,80,9,8,302,327811,80,10,118,9,327813,80,11,302,10,
131321,303,131320,303,327808,100,305,304,115,131321,301,131320,306,131326,302,65592,327734,80,310,
0,85,196663,81,311,196663,81,312,196663,81,313,131320,314,262205,80,315,311,262205,80,316,312,
327813,80,12,315,316,262205,80,317,313,327809,80,13,12,317,131326,13,65592,327734,80,318,0,86,
196663,81,319,196663,81,320,131320,321,262205,80,322,319,262205,80,323,320,327809,80,14,322,323,
131326,14,65592,327734,80,324,0,90,196663,89,325,131320,326,262203,124,327,7,262203,81,328,7,
262203,81,329,7,262203,128,330,7,262203,81,331,7,262203,81,332,7,262203,81,333,7,262203,81,334,7,
262203,81,335,7,262203,81,336,7,262203,81,337,7,262203,81,338,7,262203,81,339,7,262203,81,340,7,
262201,78,341,191,327879,78,342,341,119,327879,78,343,342,120,327851,106,344,343,121,327879,78,
345,342,122,327851,106,346,345,121,327879,78,347,342,113,327851,106,348,347,121,131321,349,131320,
349,458997,100,350,116,326,351,352,262390,353,352,1,131321,354,131320,354,327857,106,355,350,117,
262394,355,356,353,131320,356,196855,357,0,262394,344,358,359,131320,358,327808,100,360,350,117,
327745,81,361,325,360,262205,80,362,361,131321,357,131320,359,327745,81,363,325,350,262205,80,364,
363,131321,357,131320,357,458997,80,365,362,358,364,359,196855,366,0,262394,344,367,368,131320,
367,327745,81,369,325,350,262205,80,370,369,131321,366,131320,368,327808,100,371,350,117,327745,
81,372,325,371,262205,80,373,372,131321,366,131320,366,458997,80,374,370,367,373,368,393562,80,
375,125,374,120,196670,328,365,196670,329,375,393273,80,376,318,328,329,327745,81,377,327,350,
196670,377,376,131321,352,131320,352,327808,100,351,350,115,131321,349,131320,353,131321,378,
131320,378,458997,100,379,116,353,380,381,262390,382,381,1,131321,383,131320,383,327857,106,384,
379,126,262394,384,385,382,131320,385,196855,386,0,262394,346,387,388,131320,387,327808,100,389,
379,126,327745,81,390,327,389,262205,80,391,390,131321,386,131320,388,327745,81,392,327,379,
262205,80,393,392,131321,386,131320,386,458997,80,394,391,387,393,388,196855,395,0,262394,346,396,
397,131320,396,327745,81,398,327,379,262205,80,399,398,131321,395,131320,397,327808,100,400,379,
126,327745,81,401,327,400,262205,80,402,401,131321,395,131320,395,458997,80,403,399,396,402,397,
393562,80,404,125,403,122,196670,331,394,196670,332,404,393273,80,405,318,331,332,327745,81,406,
330,379,196670,406,405,131321,381,131320,381,327808,100,380,379,115,131321,378,131320,382,196855,
407,0,262394,348,408,409,131320,408,327745,81,410,330,115,262205,80,411,410,131321,407,131320,409,
327745,81,412,330,116,262205,80,413,412,131321,407,131320,407,458997,80,414,411,408,413,409,
196855,415,0,262394,348,416,417,131320,416,327745,81,418,330,116,262205,80,419,418,131321,415,
131320,417,327745,81,420,330,115,262205,80,421,420,131321,415,131320,415,458997,80,422,419,416,
421,417,393562,80,423,125,422,113,196670,333,414,196670,334,423,393273,80,424,318,333,334,393562,
80,425,125,424,120,196670,335,424,196670,336,425,393273,80,426,318,335,336,393562,80,427,125,426,
122,196670,337,426,196670,338,427,393273,80,428,318,337,338,393562,80,429,125,428,113,196670,339,
428,196670,340,429,393273,80,430,318,339,340,131326,430,65592,327734,78,235,0,92,196663,91,431,
196663,91,432,131320,433,262205,78,434,431,327812,78,435,434,120,327814,78,436,435,15,262205,78,
437,431,327812,78,438,437,120,327817,78,439,438,15,327854,106,440,439,17,327846,106,441,16,440,
262312,106,442,441,196855,443,0,262394,442,444,443,131320,444,327854,106,445,436,129,131321,443,
131320,443,458997,106,446,441,433,445,444,196855,447,0,262394,446,448,447,131320,448,262205,78,
449,431,327812,78,450,449,120,262205,78,451,432,327808,78,452,450,451,131326,452,131320,447,
327812,78,453,436,15,327814,78,454,439,122,327808,78,455,453,454,262205,78,456,432,327879,78,457,
456,113,327808,78,458,455,457,262205,78,459,432,327874,78,460,459,115,327812,78,461,460,130,
327808,78,462,458,461,131326,462,65592,327734,93,463,0,94,196663,81,464,196663,81,465,196663,91,
466,196663,91,467,131320,468,262203,131,469,7,262205,78,470,467,327812,78,471,470,133,262205,78,
472,466,327808,78,473,471,472,393281,134,474,22,116,473,262205,93,475,474,196670,469,475,262205,
80,476,464,327745,81,477,469,121,262205,80,478,477,327813,80,23,476,478,262205,80,479,465,327745,
81,480,469,113,262205,80,481,480,327813,80,24,479,481,327811,80,25,23,24,262205,80,482,464,262205,
80,483,480,327813,80,26,482,483,262205,80,484,465,262205,80,485,477,327813,80,27,484,485,327809,
80,28,26,27,327760,93,486,25,28,131326,486,65592,327734,76,250,0,97,196663,91,487,196663,96,488,
196663,91,489,131320,490,262203,81,491,7,262203,81,492,7,262203,91,493,7,262203,91,494,7,262203,
81,495,7,262203,81,496,7,262203,91,497,7,262203,91,498,7,262203,131,499,7,262203,81,500,7,262203,
81,501,7,262203,91,502,7,262203,91,503,7,262203,131,504,7,262203,81,505,7,262203,81,506,7,262203,
91,507,7,262203,91,508,7,262203,96,509,7,262203,81,510,7,262203,81,511,7,262203,81,512,7,262203,
81,513,7,262205,78,514,487,327812,78,515,514,120,327814,78,516,515,15,262205,78,517,487,327812,78,
29,517,120,327817,78,30,29,15,327745,138,518,36,116,262205,78,519,518,262205,78,520,489,327808,78,
37,519,520,327808,78,521,30,122,327856,106,522,516,139,327856,106,523,30,17,327847,106,524,522,
523,196855,525,0,262394,524,526,525,131320,526,196855,527,0,262394,16,528,529,131320,528,327814,
78,38,30,122,327745,81,530,488,121,262205,80,531,530,196670,491,531,327745,81,532,488,113,262205,
80,533,532,196670,492,533,196670,493,38,196670,494,37,524345,93,534,463,491,492,493,494,327761,80,
535,534,0,196670,530,535,327761,80,536,534,1,196670,532,536,327808,78,39,38,113,327745,81,537,488,
122,262205,80,538,537,196670,495,538,327745,81,539,488,125,262205,80,540,539,196670,496,540,
196670,497,39,196670,498,37,524345,93,541,463,495,496,497,498,327761,80,542,541,0,196670,537,542,
327761,80,543,541,1,196670,539,543,131321,527,131320,529,327814,78,40,30,122,327745,81,544,488,
121,262205,80,545,544,196670,500,545,327745,81,546,488,122,262205,80,547,546,196670,501,547,
196670,502,40,196670,503,37,524345,93,548,463,500,501,502,503,196670,499,548,327808,78,41,40,113,
327745,81,549,488,113,262205,80,550,549,196670,505,550,327745,81,551,488,125,262205,80,552,551,
196670,506,552,196670,507,41,196670,508,37,524345,93,553,463,505,506,507,508,196670,504,553,
327745,81,554,499,121,262205,80,555,554,327745,81,556,504,121,262205,80,557,556,327745,81,558,499,
113,262205,80,559,558,327745,81,560,504,113,262205,80,561,560,458832,95,562,555,557,559,561,
196670,488,562,327814,78,563,30,122,327808,78,564,563,140,131321,527,131320,527,458997,78,565,521,
528,564,529,458997,78,566,30,528,563,529,131321,525,131320,525,458997,78,567,521,490,565,527,
458997,78,568,30,490,566,527,327856,106,569,516,18,196855,570,0,262394,569,571,572,131320,571,
327745,144,573,142,143,262205,78,574,573,262205,78,575,489,327745,144,576,142,145,262205,78,577,
576,327812,78,578,575,577,327808,78,579,574,578,327812,78,580,516,150,327808,78,581,579,580,
262205,95,582,488,327745,151,583,142,112,262205,80,584,583,327822,95,43,582,584,196670,509,43,
327808,78,585,581,568,327745,81,586,509,121,262205,80,587,586,393281,153,588,46,116,585,196670,
588,587,327808,78,589,585,113,327745,81,590,509,113,262205,80,591,590,393281,153,592,46,116,589,
196670,592,591,327808,78,593,581,567,327745,81,594,509,122,262205,80,595,594,393281,153,596,46,
116,593,196670,596,595,327808,78,597,593,113,327745,81,598,509,125,262205,80,599,598,393281,153,
600,46,116,597,196670,600,599,131321,570,131320,572,327810,78,601,516,18,327856,106,602,601,19,
196855,603,0,262394,602,604,605,131320,604,131321,603,131320,605,327810,78,606,601,19,131321,603,
131320,603,458997,78,607,601,604,606,605,327745,144,608,142,154,262205,78,609,608,327812,78,610,
607,609,327808,78,611,610,37,327812,78,612,611,150,327745,81,613,488,121,262205,80,614,613,196670,
510,614,327745,81,615,488,113,262205,80,616,615,196670,511,616,393273,78,617,281,510,511,327745,
81,618,488,122,262205,80,619,618,196670,512,619,327745,81,620,488,125,262205,80,621,620,196670,
513,621,393273,78,622,281,512,513,196855,623,0,262394,602,624,625,131320,624,327808,78,626,612,
568,327814,78,627,626,122,393281,138,628,49,116,627,196670,628,617,327808,78,629,612,567,327814,
78,630,629,122,393281,138,631,49,116,630,196670,631,622,131321,623,131320,625,327808,78,632,612,
568,327814,78,633,632,122,393281,138,634,52,116,633,196670,634,617,327808,78,635,612,567,327814,
78,636,635,122,393281,138,637,52,116,636,196670,637,622,131321,623,131320,623,131321,570,131320,
570,65789,65592,327734,80,209,0,98,196663,91,638,131320,639,262203,89,640,7,262203,81,641,7,
262203,81,642,7,262203,81,643,7,262203,89,644,7,262203,81,645,7,131321,646,131320,646,458997,100,
647,116,639,648,649,262390,650,649,1,131321,651,131320,651,327857,106,652,647,157,262394,652,653,
650,131320,653,327745,81,654,640,647,196670,654,158,131321,649,131320,649,327808,100,648,647,115,
131321,646,131320,650,131321,655,131320,655,458997,78,656,121,650,57,657,262390,658,657,0,131321,
659,131320,659,327856,106,660,656,15,262394,660,661,658,131320,661,131321,662,131320,662,458997,
78,663,121,661,56,664,262390,665,664,1,131321,666,131320,666,327856,106,667,663,87,262394,667,668,
665,131320,668,262201,78,669,191,327879,78,670,669,119,327812,78,53,670,87,327808,78,54,656,53,
327808,78,55,54,663,262205,78,671,638,458764,78,672,1,38,55,159,327808,78,673,671,672,393281,153,
674,46,116,673,262205,80,675,674,327856,106,676,55,15,393385,80,677,676,675,158,196670,641,677,
196670,642,677,327745,81,678,640,663,262205,80,679,678,196670,643,679,458809,80,680,310,641,642,
643,196670,678,680,131321,664,131320,664,327808,78,56,663,115,131321,662,131320,665,131321,657,
131320,657,327808,78,57,656,148,131321,655,131320,658,262205,88,681,640,196670,644,681,327737,80,
682,324,644,327745,151,683,142,160,262205,80,684,683,327813,80,58,682,684,327745,151,685,142,161,
262205,80,686,685,327809,80,59,58,686,196670,645,59,327737,80,687,293,645,131326,687,65592,};
static const uint32_t bitnet__spv_joined_plain[] = {
119734787,66304,524299,2942,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,1,262215,6,1,0,262215,7,1,2,262215,8,1,
10,262215,9,1,9,262215,10,1,5,262215,11,1,3,262215,12,1,4,262215,3,11,29,196679,13,42,196679,14,
42,262215,15,1,11,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,
196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,
29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,42,196679,36,42,
196679,37,42,196679,38,42,196679,39,42,196679,40,42,196679,41,42,196679,42,42,196679,43,42,196679,
44,42,196679,45,42,196679,46,42,196679,47,42,196679,48,42,196679,49,42,196679,50,42,196679,51,42,
196679,52,42,262215,53,6,4,262216,54,0,23,327752,54,0,35,0,196679,54,2,262215,55,34,0,262215,55,
33,2,196679,56,42,196679,57,42,196679,58,42,196679,59,42,262215,60,6,16,327752,61,0,35,0,196679,
61,2,262215,62,34,0,262215,62,33,2,262215,63,1,12,262215,64,6,16,262216,65,0,24,327752,65,0,35,0,
196679,65,2,262215,66,34,0,262215,66,33,1,196679,67,42,196679,68,42,196679,69,42,196679,70,42,
196679,71,42,196679,72,42,196679,73,42,262215,74,1,8,196679,75,42,196679,76,42,196679,77,42,
196679,78,42,196679,79,42,262215,80,1,7,262215,81,1,6,196679,82,42,196679,83,42,327752,84,0,35,0,
327752,84,1,35,4,327752,84,2,35,8,327752,84,3,35,12,327752,84,4,35,16,327752,84,5,35,20,327752,84,
6,35,24,327752,84,7,35,28,327752,84,8,35,32,327752,84,9,35,36,327752,84,10,35,40,327752,84,11,35,
44,327752,84,12,35,48,327752,84,13,35,52,327752,84,14,35,56,327752,84,15,35,60,327752,84,16,35,64,
327752,84,17,35,68,327752,84,18,35,72,327752,84,19,35,76,327752,84,20,35,80,196679,84,2,262215,85,
6,4,262216,86,0,24,327752,86,0,35,0,196679,86,2,262215,87,34,0,262215,87,33,1,196679,88,42,262215,
89,6,8,262216,90,0,24,327752,90,0,35,0,196679,90,2,262215,91,34,0,262215,91,33,6,196679,92,42,
196679,93,42,196679,94,42,196679,95,42,196679,96,42,196679,97,42,196679,98,42,196679,99,42,262215,
100,6,4,262215,101,6,4,262215,102,6,4,262215,103,6,4,262216,104,0,23,327752,104,0,35,0,262216,104,
1,23,327752,104,1,35,4,262216,104,2,23,327752,104,2,35,8,262216,104,3,23,327752,104,3,35,12,
262216,104,4,23,327752,104,4,35,16,262216,104,5,23,327752,104,5,35,20,262216,104,6,23,327752,104,
6,35,24,262216,104,7,23,327752,104,7,35,28,262216,104,8,23,327752,104,8,35,32,262216,104,9,23,
327752,104,9,35,36,262216,104,10,23,327752,104,10,35,40,262216,104,11,23,327752,104,11,35,44,
262216,104,12,23,327752,104,12,35,48,262216,104,13,23,327752,104,13,35,52,262216,104,14,23,327752,
104,14,35,56,262216,104,15,23,327752,104,15,35,60,262216,104,16,23,327752,104,16,35,64,262216,104,
17,23,327752,104,17,35,96,262216,104,18,23,327752,104,18,35,224,262216,104,19,23,327752,104,19,35,
2272,196679,104,2,262215,105,34,0,262215,105,33,7,196679,106,42,196679,107,42,196679,108,42,
196679,109,42,196679,110,42,196679,111,42,262215,112,6,4,262216,113,0,23,327752,113,0,35,0,196679,
113,2,262215,114,34,0,262215,114,33,4,262215,115,6,4,262216,116,0,23,327752,116,0,35,0,196679,116,
2,262215,117,34,0,262215,117,33,5,196679,118,42,196679,119,42,262215,120,6,16,262216,121,0,24,
327752,121,0,35,0,196679,121,2,262215,122,34,0,262215,122,33,3,262215,123,6,16,262216,124,0,24,
327752,124,0,35,0,196679,124,2,262215,125,34,0,262215,125,33,0,262215,126,6,16,262216,127,0,23,
327752,127,0,35,0,196679,127,2,262215,128,34,0,262215,128,33,4,196679,129,42,196679,130,42,196679,
131,42,196679,132,42,196679,133,42,196679,134,42,196679,135,42,196679,136,42,196679,137,42,196679,
138,42,196679,139,42,196679,140,42,196679,141,42,196679,142,42,196679,143,42,196679,144,42,196679,
145,42,196679,146,42,196679,147,42,262215,148,6,8,262216,149,0,23,327752,149,0,35,0,196679,149,2,
262215,150,34,0,262215,150,33,2,262215,151,1,13,262215,152,1,14,262215,4,11,26,262215,153,1,0,
262215,154,11,25,131091,155,196641,156,155,262165,157,32,0,196641,158,157,262176,159,7,157,196630,
160,32,262177,161,160,159,262167,162,160,2,262177,163,162,159,262176,164,7,160,262177,165,157,164,
327713,166,157,164,164,262177,167,160,164,393249,168,160,164,164,164,262165,169,32,1,327713,170,
169,159,159,262167,171,157,4,262176,172,7,171,524321,173,169,172,172,172,172,172,327713,174,160,
164,164,262176,175,7,169,262177,176,169,175,262187,157,177,8,262172,178,160,177,262176,179,7,178,
262177,180,160,179,393249,181,160,159,164,164,327713,182,157,159,159,262167,183,160,4,262194,157,
5,256,262187,157,184,127,393268,157,185,128,5,184,262187,157,186,128,393268,157,187,134,185,186,
262187,157,188,32,393268,157,189,132,187,188,262187,157,190,16,393268,157,191,134,189,190,262187,
157,192,7,393268,157,193,128,191,192,393268,157,194,134,193,177,393268,157,195,128,194,192,393268,
157,196,134,195,177,393268,157,197,128,194,196,262187,157,198,1,393268,157,199,130,197,198,393268,
157,200,134,199,196,393268,157,201,132,196,200,393268,157,202,132,201,188,262187,157,203,4,393268,
157,204,132,202,203,393268,157,205,132,202,203,262194,157,6,128,393268,157,206,132,177,6,393268,
157,207,128,205,206,393268,157,208,130,207,198,393268,157,209,132,177,6,393268,157,210,134,208,
209,393268,157,211,132,210,6,393268,157,212,128,204,211,393268,157,213,130,212,198,393268,157,214,
132,210,6,393268,157,215,134,213,214,262172,216,183,215,262176,217,7,216,524321,218,155,159,159,
159,217,217,458785,219,155,164,159,217,216,262176,220,7,183,393249,221,157,220,164,175,458785,222,
160,159,159,164,164,524321,223,160,175,175,164,164,159,458785,224,162,164,164,159,159,393249,225,
155,159,220,159,393249,226,155,159,164,159,458785,227,155,159,164,164,159,327713,228,171,159,159,
262194,157,7,1,262187,157,229,2,131092,230,393268,230,231,170,7,229,262194,157,8,1,393268,157,232,
132,229,8,458804,157,233,169,231,232,8,262172,234,157,233,262194,157,9,1,393268,230,235,170,9,198,
458804,157,236,169,235,200,198,393268,157,237,132,236,233,262172,238,171,237,262176,239,7,238,
393249,240,155,159,234,239,393268,157,241,132,233,9,262172,242,169,241,262176,243,7,242,393249,
244,155,159,238,243,262177,245,155,159,262177,246,157,159,262177,247,230,159,262194,157,10,64,
262187,157,248,63,393268,157,249,128,10,248,262187,157,250,64,393268,157,251,134,249,250,393268,
157,252,132,251,250,393268,157,253,134,252,250,393268,230,254,176,253,177,393268,157,255,134,177,
253,458804,157,256,169,254,255,198,393268,157,257,134,6,177,393268,157,258,134,250,257,393268,230,
259,176,256,258,393268,157,260,134,250,257,458804,157,261,169,259,256,260,393268,157,262,132,261,
253,262172,263,171,262,262176,264,7,263,524321,265,155,159,159,159,159,264,393249,266,155,263,159,
159,393268,157,267,134,10,229,393268,157,268,128,267,6,393268,157,269,130,268,198,393268,157,270,
134,269,6,393268,157,271,134,250,270,393268,157,272,132,271,270,262172,273,157,272,262176,274,7,
273,524321,275,155,159,159,159,159,274,262194,157,11,4,262194,157,12,2,393268,157,276,134,11,12,
393268,230,277,176,267,6,458804,157,278,169,277,267,6,393268,157,279,134,6,278,393268,157,280,128,
276,279,393268,157,281,130,280,198,393268,157,282,134,6,278,393268,157,283,134,281,282,393268,157,
284,132,283,270,262172,285,162,284,262176,286,7,285,458785,287,155,273,159,159,286,262176,288,7,
162,589857,289,155,164,164,288,164,164,288,524321,290,155,159,159,159,164,288,458785,291,157,159,
159,159,159,458785,292,155,159,159,159,159,524321,293,155,159,159,159,159,286,262176,294,7,230,
262177,295,155,294,393249,296,155,159,159,159,262176,297,1,157,262203,297,3,1,262187,157,298,72,
262187,157,299,264,262187,157,300,32768,262187,169,301,16,262187,157,302,32767,262187,169,303,13,
262187,157,304,939524096,262187,157,305,260046848,262187,157,306,947912704,262187,160,307,
947912704,262187,157,308,8388608,196657,230,15,262187,157,309,65535,262187,157,310,2147483647,
262187,160,311,1056964608,262187,157,312,2139095040,262187,157,313,32256,262187,157,314,
1199566848,262187,157,315,31744,262187,157,316,1056964608,262187,157,317,2129859015,262187,169,
318,0,262187,169,319,4,262187,160,320,1073741824,262187,169,321,1,262187,157,322,1597463007,
262187,160,323,1069547520,262187,160,324,1117782016,262187,160,325,1069066811,262187,160,326,
1262485504,262187,160,327,1060208640,262187,160,328,3109978243,262187,160,329,961571175,262187,
160,330,985088974,262187,160,331,1007192328,262187,160,332,1026206145,262187,160,333,1042983594,
262187,160,334,1065353216,262187,169,335,23,262187,160,336,3265265664,262187,160,337,0,262187,169,
338,8,262187,169,339,24,262187,169,340,6,262187,157,341,50529027,262187,169,342,2,262187,157,343,
4294967288,262172,344,169,6,262176,345,4,344,262203,345,346,4,262176,347,4,169,262187,157,348,0,
262172,349,160,6,262176,350,4,349,262203,350,351,4,262176,352,4,160,393268,157,353,132,6,177,
262172,354,160,353,262176,355,4,354,262203,355,356,4,262187,157,357,48,262187,157,358,40,262187,
157,359,24,262187,157,360,56,262187,157,361,6,262187,157,362,5,262187,157,363,3,393268,157,364,
128,5,248,393268,157,365,134,364,250,262187,157,366,39,393268,157,367,128,365,366,393268,157,368,
134,367,358,393268,157,369,128,365,368,393268,157,370,130,369,198,393268,157,371,134,370,368,
262172,372,160,371,262176,373,7,372,196637,53,160,196638,54,53,262176,374,12,54,262203,374,55,12,
393268,157,375,130,365,198,262176,376,12,160,262172,377,160,250,262176,378,4,377,262203,378,379,4,
393268,157,380,132,365,250,393268,157,381,134,380,203,393268,157,382,130,381,198,196637,60,183,
196638,61,60,262176,383,12,61,262203,383,62,12,262176,384,12,183,196656,230,63,196637,64,183,
196638,65,64,262176,385,12,65,262203,385,66,12,393268,157,69,134,380,203,458796,183,386,337,337,
337,337,262167,387,230,4,262187,160,388,1123942400,262187,160,389,3271557120,262187,169,390,255,
262187,160,391,925353388,262176,392,4,157,262203,392,393,4,262203,347,394,4,262187,160,395,
1006699012,393268,230,396,172,210,198,393268,157,397,132,202,203,262172,398,171,202,262176,399,4,
398,262203,399,400,4,196657,230,74,196657,230,80,262194,157,81,64,393268,157,401,128,11,12,393268,
157,402,134,81,229,1507358,84,157,157,157,157,157,157,157,157,157,157,157,160,160,160,157,157,157,
157,157,157,160,262176,403,9,84,262203,403,404,9,262176,405,9,157,262187,157,406,4294967295,
196637,85,160,196638,86,85,262176,407,12,86,262203,407,87,12,196637,89,162,196638,90,89,262176,
408,12,90,262203,408,91,12,393268,157,409,134,81,229,262176,410,12,162,262172,100,157,177,262172,
101,157,188,262187,157,411,512,262172,102,157,411,196637,103,157,1441822,104,157,157,157,157,157,
157,157,157,157,157,157,157,157,157,160,157,100,101,102,103,262176,412,12,104,262203,412,105,12,
262176,413,12,157,393268,157,414,128,11,12,393268,157,415,134,81,229,262187,169,416,5,262176,417,
9,160,262187,169,418,9,196637,112,157,196638,113,112,262176,419,12,113,262203,419,114,12,196637,
115,157,196638,116,115,262176,420,12,116,262203,420,117,12,262187,169,421,20,393268,230,422,170,9,
198,262176,423,4,171,196637,120,171,196638,121,120,262176,424,12,121,262203,424,122,12,262176,425,
12,171,393268,157,426,134,189,190,393268,157,427,130,426,198,196637,123,171,196638,124,123,262176,
428,12,124,262203,428,125,12,262176,429,7,234,393268,157,430,134,189,190,262187,169,431,3,262187,
169,432,7,393268,230,433,170,7,348,393268,230,434,170,7,229,262172,435,160,233,262176,436,7,435,
393268,230,437,170,9,198,262172,438,160,9,262176,439,7,438,262187,169,440,11,262187,169,441,12,
262172,442,169,9,262176,443,7,442,262187,169,444,10,393268,157,445,132,196,200,393268,230,446,170,
7,229,393268,230,447,170,7,348,393268,157,448,132,257,8,393268,157,449,132,448,9,262172,450,160,
449,262176,451,4,450,262203,451,452,4,393268,230,453,170,7,198,393268,230,454,170,7,363,393268,
157,455,130,233,8,393268,230,456,170,7,348,393268,157,457,132,257,8,393268,157,458,134,457,203,
196637,126,171,196638,127,126,262176,459,12,127,262203,459,128,12,393268,157,460,132,253,203,
393268,157,461,132,253,203,262172,462,162,461,262176,463,7,462,393268,157,464,132,253,203,393268,
157,465,132,276,252,393268,157,466,134,465,229,262172,467,162,466,262176,468,4,467,262203,468,469,
4,262176,470,4,162,393268,157,471,132,276,250,262172,472,160,471,262176,473,4,472,262203,473,474,
4,393268,157,475,130,276,198,262172,476,160,276,262176,477,4,476,262203,477,478,4,262203,477,479,
4,393268,157,480,134,252,229,393268,157,481,130,267,198,393268,157,482,134,252,229,393268,157,483,
130,276,198,196637,148,162,196638,149,148,262176,484,12,149,262203,484,150,12,262187,169,485,14,
262187,169,486,15,262187,169,487,17,393268,157,488,128,10,229,327724,162,489,337,337,262172,490,
162,177,262176,491,7,490,262176,492,4,230,262203,492,493,4,262187,169,494,19,262203,477,495,4,
262203,477,496,4,196656,230,151,393268,157,497,132,276,252,393268,157,498,134,497,229,393268,157,
499,132,261,257,393268,157,500,132,261,257,393268,157,501,130,276,198,196650,230,502,262194,157,
152,1048576,262167,503,157,3,262176,504,1,503,262203,504,4,1,262187,169,505,18,262194,157,153,1,
393267,503,154,153,198,198,262187,157,506,1879048192,262187,157,507,3355447295,327734,155,2,0,156,
131320,508,262203,159,509,7,262203,159,510,7,262203,159,511,7,262203,159,512,7,327745,297,513,4,
348,262205,157,514,513,327745,405,515,404,505,262205,157,516,515,327856,230,517,514,516,196855,
518,0,262394,517,519,518,131320,519,196670,509,514,327737,155,520,521,509,262201,155,522,523,
131321,518,131320,518,327854,230,524,514,516,196855,525,0,262394,524,526,525,131320,526,262201,
155,527,528,327810,157,529,514,516,327817,157,530,529,12,327814,157,531,529,12,196670,510,348,
196670,511,530,196670,512,531,458809,155,532,533,510,511,512,131321,525,131320,525,65789,65592,
327734,157,534,0,158,131320,535,262205,157,536,3,131326,536,65592,327734,155,537,0,156,131320,538,
196833,198,298,262368,229,229,299,196833,198,298,65789,65592,327734,160,539,0,161,196663,159,540,
131320,541,262205,157,542,540,327879,157,543,542,300,327876,157,544,543,301,262205,157,545,540,
327879,157,546,545,302,327876,157,547,546,303,327808,157,548,547,304,327854,230,549,547,305,
196855,550,0,262394,549,551,550,131320,551,327808,157,552,547,506,131321,550,131320,550,458997,
157,553,548,541,552,551,327808,157,13,547,306,262268,160,554,13,327811,160,14,554,307,327856,230,
555,547,308,196855,556,0,262394,555,557,556,131320,557,262268,157,558,14,131321,556,131320,556,
458997,157,559,553,550,558,557,327877,157,560,559,544,262268,160,561,560,131326,561,65592,327734,
162,562,0,163,196663,159,563,131320,564,262203,159,565,7,262203,159,566,7,196855,567,0,262394,15,
568,567,131320,568,262205,157,569,563,393228,162,570,1,62,569,131326,570,131320,567,262205,157,
571,563,327879,157,572,571,309,196670,565,572,327737,160,573,539,565,262205,157,574,563,327874,
157,575,574,301,196670,566,575,327737,160,576,539,566,327760,162,577,573,576,131326,577,65592,
327734,157,578,0,165,196663,164,579,131320,580,262205,160,581,579,262268,157,582,581,327874,157,
583,582,301,327879,157,584,583,300,327879,157,585,582,310,262268,160,586,585,327809,160,16,586,
311,327852,230,587,585,312,196855,588,0,262394,587,589,588,131320,589,131326,313,131320,588,
327854,230,590,585,314,196855,591,0,262394,590,592,591,131320,592,327877,157,593,584,315,131326,
593,131320,591,327856,230,594,585,306,196855,595,0,262394,594,596,595,131320,596,262268,157,597,
16,327810,157,598,597,316,327877,157,599,584,598,131326,599,131320,595,327808,157,600,585,507,
327874,157,601,585,303,327879,157,602,601,198,327808,157,603,600,602,327874,157,604,603,303,
327877,157,605,584,604,131326,605,65592,327734,157,606,0,166,196663,164,607,196663,164,608,131320,
609,262203,164,610,7,262203,164,611,7,262205,160,612,607,196670,610,612,327737,157,613,578,610,
262205,160,614,608,196670,611,614,327737,157,615,578,611,327876,157,616,615,301,327877,157,617,
613,616,131326,617,65592,327734,160,618,0,167,196663,164,619,131320,620,262205,160,621,619,262268,
157,622,621,327810,157,17,317,622,262268,160,623,17,131321,624,131320,624,458997,160,625,623,620,
20,626,458997,169,627,318,620,628,626,262390,629,626,0,131321,630,131320,630,327857,230,631,627,
319,262394,631,632,629,131320,632,262205,160,633,619,327813,160,18,633,625,327811,160,19,320,18,
327813,160,20,625,19,131321,626,131320,626,327808,169,628,627,321,131321,624,131320,629,131326,
625,65592,327734,160,634,0,167,196663,164,635,131320,636,262205,160,637,635,262268,157,638,637,
327874,157,639,638,321,327810,157,21,322,639,262268,160,640,21,262205,160,641,635,327813,160,22,
311,641,131321,642,131320,642,458997,160,643,640,636,26,644,458997,169,645,318,636,646,644,262390,
647,644,0,131321,648,131320,648,327857,230,649,645,319,262394,649,650,647,131320,650,327813,160,
23,22,643,327813,160,24,23,643,327811,160,25,323,24,327813,160,26,643,25,131321,644,131320,644,
327808,169,646,645,321,131321,642,131320,647,131326,643,65592,327734,160,651,0,167,196663,164,652,
131320,653,262205,160,654,652,327866,230,655,654,324,262205,160,656,652,393385,160,657,655,324,
656,327813,160,27,657,325,327809,160,28,27,326,327811,160,29,28,326,327813,160,30,29,327,327811,
160,31,657,30,327813,160,32,29,328,327811,160,33,31,32,327813,160,34,329,33,327809,160,35,34,330,
327813,160,36,35,33,327809,160,37,36,331,327813,160,38,37,33,327809,160,39,38,332,327813,160,40,
39,33,327809,160,41,40,333,327813,160,42,41,33,327809,160,43,42,311,327813,160,44,33,33,327813,
160,45,43,44,327809,160,46,45,33,327809,160,47,46,334,262268,157,658,28,327808,157,48,658,184,
327876,157,659,48,335,262268,160,660,659,327813,160,49,47,660,262205,160,661,652,327864,230,662,
661,336,393385,160,663,662,337,49,131326,663,65592,327734,160,664,0,168,196663,164,665,196663,164,
666,196663,164,667,131320,668,262205,160,669,665,262205,160,670,666,327813,160,50,669,670,262205,
160,671,667,327809,160,51,50,671,131326,51,65592,327734,169,672,0,170,196663,159,673,196663,159,
674,131320,675,262205,157,676,673,262268,169,677,676,262205,157,678,674,262268,169,679,678,393418,
169,680,677,318,338,393418,169,681,679,318,338,327812,169,682,680,681,393418,169,683,677,338,338,
393418,169,684,679,338,338,327812,169,685,683,684,327808,169,686,682,685,393418,169,687,677,301,
338,393418,169,688,679,301,338,327812,169,689,687,688,327808,169,690,686,689,327875,169,691,677,
339,327875,169,692,679,339,327812,169,693,691,692,327808,169,694,690,693,131326,694,65592,327734,
169,695,0,173,196663,172,696,196663,172,697,196663,172,698,196663,172,699,196663,172,700,131320,
701,262203,159,702,7,262203,159,703,7,262203,159,704,7,262203,159,705,7,262203,159,706,7,262203,
159,707,7,262203,159,708,7,262203,159,709,7,131321,710,131320,710,458997,169,711,318,701,712,713,
458997,169,714,318,701,715,713,262390,716,713,1,131321,717,131320,717,327857,230,718,714,319,
262394,718,719,716,131320,719,327745,159,720,696,714,262205,157,721,720,327874,157,722,721,340,
327879,157,723,722,341,327745,159,724,697,714,262205,157,725,724,196670,702,725,196670,703,723,
393273,169,726,672,702,703,262205,157,727,720,327874,157,728,727,319,327879,157,729,728,341,
327745,159,730,698,714,262205,157,731,730,196670,704,731,196670,705,729,393273,169,732,672,704,
705,327808,169,733,726,732,262205,157,734,720,327874,157,735,734,342,327879,157,736,735,341,
327745,159,737,699,714,262205,157,738,737,196670,706,738,196670,707,736,393273,169,739,672,706,
707,327808,169,740,733,739,262205,157,741,720,327879,157,742,741,341,327745,159,743,700,714,
262205,157,744,743,196670,708,744,196670,709,742,393273,169,745,672,708,709,327808,169,746,740,
745,327808,169,712,711,746,131321,713,131320,713,327808,169,715,714,321,131321,710,131320,716,
131326,711,65592,327734,160,747,0,174,196663,164,748,196663,164,749,131320,750,262205,160,751,748,
262205,160,752,749,327809,160,52,751,752,131326,52,65592,327734,169,753,0,176,196663,175,754,
131320,755,262201,157,756,534,327879,157,757,756,343,262368,229,229,299,262201,157,758,534,262205,
169,759,754,327745,347,760,346,758,196670,760,759,262368,229,229,299,131321,761,131320,761,458997,
169,762,318,755,763,764,458997,157,765,348,755,766,764,262390,767,764,0,131321,768,131320,768,
327856,230,769,765,177,262394,769,770,767,131320,770,327808,157,771,757,765,327745,347,772,346,
771,262205,169,773,772,327808,169,763,762,773,131321,764,131320,764,327808,157,766,765,321,131321,
761,131320,767,131326,762,65592,327734,160,774,0,167,196663,164,775,131320,776,262201,157,777,534,
327879,157,778,777,343,262368,229,229,299,262201,157,779,534,262205,160,780,775,327745,352,781,
351,779,196670,781,780,262368,229,229,299,327745,352,782,351,778,262205,160,783,782,196670,775,
783,131321,784,131320,784,458997,157,785,198,776,786,787,262390,788,787,0,131321,789,131320,789,
327856,230,790,785,177,262394,790,791,788,131320,791,327808,157,792,778,785,327745,352,793,351,
792,262205,160,794,793,262205,160,795,775,327866,230,796,794,795,196855,797,0,262394,796,798,799,
131320,798,262205,160,800,793,131321,797,131320,799,262205,160,801,775,131321,797,131320,797,
458997,160,802,800,798,801,799,196670,775,802,131321,787,131320,787,327808,157,786,785,321,131321,
784,131320,788,262205,160,803,775,131326,803,65592,327734,160,804,0,180,196663,179,805,131320,806,
262203,164,807,7,262203,164,808,7,262203,164,809,7,262203,164,810,7,262203,164,811,7,262203,164,
812,7,262203,164,813,7,262203,164,814,7,262203,164,815,7,262203,164,816,7,262203,164,817,7,262203,
164,818,7,262203,164,819,7,262203,164,820,7,262203,164,821,7,262203,164,822,7,262203,164,823,7,
262203,164,824,7,262203,164,825,7,262203,164,826,7,262203,164,827,7,262203,164,828,7,262203,164,
829,7,262203,164,830,7,262203,164,831,7,262203,164,832,7,262203,164,833,7,262203,164,834,7,262201,
157,835,534,327879,157,836,835,343,327812,157,837,836,177,327879,157,838,835,192,327808,157,839,
837,838,262368,229,229,299,131321,840,131320,840,458997,169,841,318,806,842,843,262390,844,843,1,
131321,845,131320,845,327857,230,846,841,338,262394,846,847,844,131320,847,327812,157,848,835,177,
262268,157,849,841,327808,157,850,848,849,327745,164,851,805,841,262205,160,852,851,327745,352,
853,356,850,196670,853,852,131321,843,131320,843,327808,169,842,841,321,131321,840,131320,844,
262368,229,229,299,327808,157,854,839,188,327745,352,855,356,839,262205,160,856,855,196670,807,
856,327745,352,857,356,854,262205,160,858,857,196670,808,858,393273,160,859,747,807,808,327808,
157,860,839,190,327808,157,861,839,357,327745,352,862,356,860,262205,160,863,862,196670,809,863,
327745,352,864,356,861,262205,160,865,864,196670,810,865,393273,160,866,747,809,810,196670,811,
859,196670,812,866,393273,160,867,747,811,812,327808,157,868,839,177,327808,157,869,839,358,
327745,352,870,356,868,262205,160,871,870,196670,813,871,327745,352,872,356,869,262205,160,873,
872,196670,814,873,393273,160,874,747,813,814,327808,157,875,839,359,327808,157,876,839,360,
327745,352,877,356,875,262205,160,878,877,196670,815,878,327745,352,879,356,876,262205,160,880,
879,196670,816,880,393273,160,881,747,815,816,196670,817,874,196670,818,881,393273,160,882,747,
817,818,196670,819,867,196670,820,882,393273,160,883,747,819,820,327745,352,884,351,835,196670,
884,883,262368,229,229,299,327808,157,885,836,203,327745,352,886,351,836,262205,160,887,886,
196670,821,887,327745,352,888,351,885,262205,160,889,888,196670,822,889,393273,160,890,747,821,
822,327808,157,891,836,229,327808,157,892,836,361,327745,352,893,351,891,262205,160,894,893,
196670,823,894,327745,352,895,351,892,262205,160,896,895,196670,824,896,393273,160,897,747,823,
824,196670,825,890,196670,826,897,393273,160,898,747,825,826,327808,157,899,836,198,327808,157,
900,836,362,327745,352,901,351,899,262205,160,902,901,196670,827,902,327745,352,903,351,900,
262205,160,904,903,196670,828,904,393273,160,905,747,827,828,327808,157,906,836,363,327808,157,
907,836,192,327745,352,908,351,906,262205,160,909,908,196670,829,909,327745,352,910,351,907,
262205,160,911,910,196670,830,911,393273,160,912,747,829,830,196670,831,905,196670,832,912,393273,
160,913,747,831,832,196670,833,898,196670,834,913,393273,160,914,747,833,834,131326,914,65592,
327734,160,915,0,181,196663,159,916,196663,164,917,196663,164,918,131320,919,262203,373,920,7,
262203,179,921,7,262203,179,922,7,262203,164,923,7,262201,157,924,534,327879,157,925,924,248,
131321,926,131320,926,458997,160,927,337,919,928,929,458997,157,930,348,919,931,929,262390,932,
929,0,131321,933,131320,933,327856,230,934,930,368,262394,934,935,932,131320,935,131321,936,
131320,936,458997,157,937,348,935,938,939,262390,940,939,1,131321,941,131320,941,327856,230,942,
937,371,262394,942,943,940,131320,943,327812,157,944,930,371,327808,157,945,944,937,262205,157,
946,916,458764,157,947,1,38,945,375,327812,157,948,947,250,327808,157,949,946,948,327808,157,950,
949,925,393281,376,951,55,318,950,262205,160,952,951,327745,164,953,920,937,196670,953,952,327854,
230,954,945,365,196855,955,0,262394,954,956,955,131320,956,196670,953,337,131321,955,131320,955,
131321,939,131320,939,327808,157,938,937,321,131321,936,131320,940,131321,957,131320,957,458997,
160,928,927,940,57,958,458997,157,959,348,940,960,958,262390,961,958,1,131321,962,131320,962,
327856,230,963,959,371,262394,963,964,961,131320,964,327745,164,965,920,959,262205,160,966,965,
262205,160,967,965,327813,160,56,966,967,327809,160,57,928,56,131321,958,131320,958,327808,157,
960,959,321,131321,957,131320,961,131321,929,131320,929,327808,157,931,930,321,131321,926,131320,
932,327745,352,968,379,925,196670,968,927,262368,229,229,299,131321,969,131320,969,458997,169,970,
318,932,971,972,262390,973,972,1,131321,974,131320,974,327857,230,975,970,338,262394,975,976,973,
131320,976,262201,157,977,534,327879,157,978,977,192,327812,157,979,978,177,262268,157,980,970,
327808,157,981,979,980,327745,352,982,379,981,262205,160,983,982,327745,164,984,921,970,196670,
984,983,131321,972,131320,972,327808,169,971,970,321,131321,969,131320,973,262205,178,985,921,
196670,922,985,327737,160,986,804,922,262205,160,987,917,327813,160,58,986,987,262205,160,988,918,
327809,160,59,58,988,196670,923,59,327737,160,989,634,923,131326,989,65592,327734,157,990,0,182,
196663,159,991,196663,159,992,131320,993,262201,157,994,534,262205,157,995,991,327812,157,996,995,
215,262205,157,997,992,327808,157,998,996,997,327812,157,999,998,6,327808,157,1000,994,999,131326,
1000,65592,327734,155,1001,0,218,196663,159,1002,196663,159,1003,196663,159,1004,196663,217,1005,
196663,217,1006,131320,1007,262203,159,1008,7,262203,159,1009,7,131321,1010,131320,1010,458997,
157,1011,348,1007,1012,1013,262390,1014,1013,1,131321,1015,131320,1015,327856,230,1016,1011,215,
262394,1016,1017,1014,131320,1017,262205,157,1018,1004,196670,1008,1018,196670,1009,1011,393273,
157,1019,990,1008,1009,458764,157,1020,1,38,1019,382,262205,157,1021,1002,327814,157,1022,1021,
203,327808,157,1023,1022,1020,393281,384,1024,62,318,1023,262205,183,1025,1024,327745,220,1026,
1005,1011,196670,1026,1025,196855,1027,0,262394,63,1028,1027,131320,1028,262205,157,1029,1003,
327814,157,1030,1029,203,327808,157,1031,1030,1020,393281,384,1032,66,318,1031,262205,183,1033,
1032,327745,220,1034,1006,1011,196670,1034,1033,131321,1027,131320,1027,131321,1013,131320,1013,
327808,157,1012,1011,321,131321,1010,131320,1014,65789,65592,327734,155,1035,0,219,196663,164,
1036,196663,159,1037,196663,217,1038,196663,216,1039,131320,1040,262203,217,1041,7,262203,159,
1042,7,262203,159,1043,7,131321,1044,131320,1044,458997,157,1045,348,1040,70,1046,262390,1047,
1046,1,131321,1048,131320,1048,327856,230,1049,1045,215,262394,1049,1050,1047,131320,1050,327745,
220,1051,1038,1045,262205,183,1052,1051,196855,1053,0,262394,63,1054,1053,131320,1054,262205,160,
1055,1036,327822,183,67,1052,1055,196670,1041,1039,327745,220,1056,1041,1045,262205,183,1057,1056,
327813,183,68,67,1057,131321,1053,131320,1053,458997,183,1058,1052,1050,68,1054,262205,157,1059,
1037,196670,1042,1059,196670,1043,1045,393273,157,1060,990,1042,1043,327856,230,1061,1060,69,
458832,387,1062,1061,1061,1061,1061,393385,183,1063,1062,1058,386,196670,1051,1063,131321,1046,
131320,1046,327808,157,70,1045,321,131321,1044,131320,1047,65789,65592,327734,157,1064,0,221,
196663,220,1065,196663,164,1066,196663,175,1067,131320,1068,262203,220,1069,7,262205,183,1070,
1065,262205,160,1071,1066,327822,183,71,1070,1071,196670,1069,71,131321,1072,131320,1072,458997,
157,1073,348,1068,1074,1075,458997,169,1076,318,1068,1077,1075,262390,1078,1075,1,131321,1079,
131320,1079,327857,230,1080,1076,319,262394,1080,1081,1078,131320,1081,327745,164,1082,1069,1076,
262205,160,1083,1082,327864,230,1084,1083,388,196855,1085,0,262394,1084,1086,1087,131320,1086,
262205,160,1088,1082,131321,1085,131320,1087,131321,1085,131320,1085,458997,160,1089,1088,1086,
388,1087,327866,230,1090,1089,389,393385,160,1091,1090,1089,389,393228,160,1092,1,2,1091,262254,
169,1093,1092,262205,169,1094,1067,327808,169,1095,1094,1093,196670,1067,1095,327879,169,1096,
1093,390,262268,157,1097,1096,327812,169,1098,338,1076,327876,157,1099,1097,1098,327877,157,1074,
1073,1099,131321,1075,131320,1075,327808,169,1077,1076,321,131321,1072,131320,1078,131326,1073,
65592,327734,160,1100,0,222,196663,159,1101,196663,159,1102,196663,164,1103,196663,164,1104,
131320,1105,262203,217,1106,7,262203,159,1107,7,262203,159,1108,7,262203,159,1109,7,262203,217,
1110,7,262203,217,1111,7,262203,159,1112,7,262203,164,1113,7,262203,164,1114,7,262203,159,1115,7,
262203,159,1116,7,262203,159,1117,7,262203,217,1118,7,262203,217,1119,7,262203,164,1120,7,262203,
159,1121,7,262203,217,1122,7,262203,164,1123,7,262203,159,1124,7,262203,159,1125,7,262203,159,
1126,7,262203,217,1127,7,262203,217,1128,7,262203,164,1129,7,262203,159,1130,7,262203,217,1131,7,
262203,159,1132,7,262203,159,1133,7,262203,220,1134,7,262203,164,1135,7,262203,175,1136,7,262201,
157,1137,534,327850,230,1138,1137,348,196855,1139,0,262394,1138,1140,1139,131320,1140,196670,393,
348,196670,394,318,131321,1139,131320,1139,262205,157,1141,1101,196670,1107,1141,262205,157,1142,
1102,196670,1108,1142,196670,1109,348,589881,155,1143,1001,1107,1108,1109,1110,1111,262205,216,
1144,1110,196670,1106,1144,262205,216,1145,1111,196855,1146,0,262394,63,1147,1148,131320,1147,
262205,157,1149,1101,196670,1112,1149,262205,160,1150,1103,196670,1113,1150,262205,160,1151,1104,
196670,1114,1151,458809,160,1152,915,1112,1113,1114,131321,1146,131320,1148,262368,229,229,299,
131321,1146,131320,1146,458997,160,1153,1152,1147,334,1148,131321,1154,131320,1154,458997,216,
1155,1145,1146,1156,1157,458997,160,1158,391,1146,1159,1157,458997,157,1160,348,1146,1161,1157,
262390,1162,1157,0,131321,1163,131320,1163,327856,230,1164,1160,210,262394,1164,1165,1162,131320,
1165,327852,230,1166,1160,348,196855,1167,0,262394,1166,1168,1167,131320,1168,262205,157,1169,
1101,196670,1115,1169,262205,157,1170,1102,196670,1116,1170,196670,1117,1160,589881,155,1171,1001,
1115,1116,1117,1118,1119,262205,216,1172,1118,196670,1106,1172,262205,216,1173,1119,131321,1167,
131320,1167,458997,216,1156,1155,1165,1173,1168,196670,1120,1153,196670,1121,1160,262205,216,1174,
1106,196670,1122,1174,524345,155,1175,1035,1120,1121,1122,1156,262205,216,1176,1122,196670,1106,
1176,131321,1177,131320,1177,458997,157,1178,348,1167,1179,1180,458997,160,1159,1158,1167,1181,
1180,262390,1182,1180,1,131321,1183,131320,1183,327856,230,1184,1178,215,262394,1184,1185,1182,
131320,1185,131321,1186,131320,1186,458997,160,1181,1159,1185,1187,1188,458997,169,1189,318,1185,
1190,1188,262390,1191,1188,1,131321,1192,131320,1192,327857,230,1193,1189,319,262394,1193,1194,
1191,131320,1194,393281,164,1195,1106,1178,1189,262205,160,1196,1195,393228,160,1197,1,4,1196,
327866,230,1198,1197,1181,393385,160,1187,1198,1197,1181,131321,1188,131320,1188,327808,169,1190,
1189,321,131321,1186,131320,1191,131321,1180,131320,1180,327808,157,1179,1178,321,131321,1177,
131320,1182,131321,1157,131320,1157,327808,157,1161,1160,321,131321,1154,131320,1162,262268,157,
1199,1158,458991,157,1200,393,198,348,1199,262368,229,229,299,262205,157,1201,393,262268,160,1202,
1201,196670,1123,1202,327737,160,1203,618,1123,327813,160,72,388,1203,327813,160,73,1202,395,
131321,1204,131320,1204,458997,169,1205,318,1162,1206,1207,458997,157,1208,348,1162,1209,1207,
262390,1210,1207,0,131321,1211,131320,1211,327856,230,1212,1208,210,262394,1212,1213,1210,131320,
1213,196855,1214,0,262394,396,1215,1214,131320,1215,262205,157,1216,1101,196670,1124,1216,262205,
157,1217,1102,196670,1125,1217,196670,1126,1208,589881,155,1218,1001,1124,1125,1126,1127,1128,
262205,216,1219,1127,196670,1106,1219,262205,216,1220,1128,196670,1129,1153,196670,1130,1208,
196670,1131,1219,524345,155,1221,1035,1129,1130,1131,1220,262205,216,1222,1131,196670,1106,1222,
131321,1214,131320,1214,131321,1223,131320,1223,458997,169,1206,1205,1214,1224,1225,458997,157,
1226,348,1214,1227,1225,262390,1228,1225,1,131321,1229,131320,1229,327856,230,1230,1226,215,
262394,1230,1231,1228,131320,1231,196670,1132,1208,196670,1133,1226,393273,157,1232,990,1132,1133,
327745,220,1233,1106,1226,262205,183,1234,1233,196670,1134,1234,196670,1135,72,196670,1136,1206,
458809,157,1235,1064,1134,1135,1136,262205,169,1224,1136,327856,230,1236,1232,397,196855,1237,0,
262394,1236,1238,1237,131320,1238,327814,157,1239,1232,203,327817,157,1240,1232,203,393281,392,
1241,400,1239,1240,196670,1241,1235,131321,1237,131320,1237,131321,1225,131320,1225,327808,157,
1227,1226,321,131321,1223,131320,1228,131321,1207,131320,1207,327808,157,1209,1208,321,131321,
1204,131320,1210,458986,169,1242,394,198,348,1205,262368,229,229,299,131326,73,65592,327734,160,
1243,0,174,196663,164,1244,196663,164,1245,131320,1246,262203,164,1247,7,262203,164,1248,7,262203,
164,1249,7,262203,164,1250,7,262205,160,1251,1244,327866,230,1252,1251,337,262205,160,1253,1244,
393385,160,1254,1252,1253,337,196855,1255,0,262394,74,1256,1257,131320,1256,262205,160,1258,1244,
262205,160,1259,1244,262271,160,75,1259,196670,1247,75,327737,160,1260,651,1247,196670,1248,334,
196670,1249,1260,393273,160,1261,747,1248,1249,196670,1250,1261,327737,160,1262,618,1250,327813,
160,76,1258,1262,262205,160,1263,1245,327813,160,77,76,1263,131321,1255,131320,1257,327813,160,78,
1254,1254,262205,160,1264,1245,327813,160,79,78,1264,131321,1255,131320,1255,458997,160,1265,77,
1256,79,1257,131326,1265,65592,327734,157,1266,0,182,196663,159,1267,196663,159,1268,131320,1269,
262205,157,1270,1267,327812,157,1271,1270,203,327814,157,1272,1271,10,262205,157,1273,1267,327812,
157,1274,1273,203,327817,157,1275,1274,10,327854,230,1276,1275,81,327846,230,1277,80,1276,262312,
230,1278,1277,196855,1279,0,262394,1278,1280,1279,131320,1280,327854,230,1281,1272,401,131321,
1279,131320,1279,458997,230,1282,1277,1269,1281,1280,196855,1283,0,262394,1282,1284,1283,131320,
1284,262205,157,1285,1267,327812,157,1286,1285,203,262205,157,1287,1268,327808,157,1288,1286,1287,
131326,1288,131320,1283,327812,157,1289,1272,10,327814,157,1290,1275,229,327808,157,1291,1289,
1290,262205,157,1292,1268,327879,157,1293,1292,198,327808,157,1294,1291,1293,262205,157,1295,1268,
327874,157,1296,1295,321,327812,157,1297,1296,402,327808,157,1298,1294,1297,131326,1298,65592,
327734,160,1299,0,223,196663,175,1300,196663,175,1301,196663,164,1302,196663,164,1303,196663,159,
1304,131320,1305,262205,169,1306,1300,262205,169,1307,1301,327810,169,1308,1306,1307,262255,160,
1309,1308,262205,160,1310,1303,262205,160,1311,1302,327813,160,82,1310,1311,327813,160,83,1309,82,
327745,405,1312,404,342,262205,157,1313,1312,327851,230,1314,1313,406,196855,1315,0,262394,1314,
1316,1315,131320,1316,262205,157,1317,1304,327808,157,1318,1313,1317,393281,376,1319,87,318,1318,
262205,160,1320,1319,327809,160,88,83,1320,131321,1315,131320,1315,458997,160,1321,83,1305,88,
1316,131326,1321,65592,327734,162,1322,0,224,196663,164,1323,196663,164,1324,196663,159,1325,
196663,159,1326,131320,1327,262203,288,1328,7,262205,157,1329,1326,327812,157,1330,1329,409,
262205,157,1331,1325,327808,157,1332,1330,1331,393281,410,1333,91,318,1332,262205,162,1334,1333,
196670,1328,1334,262205,160,1335,1323,327745,164,1336,1328,348,262205,160,1337,1336,327813,160,92,
1335,1337,262205,160,1338,1324,327745,164,1339,1328,198,262205,160,1340,1339,327813,160,93,1338,
1340,327811,160,94,92,93,262205,160,1341,1323,262205,160,1342,1339,327813,160,95,1341,1342,262205,
160,1343,1324,262205,160,1344,1336,327813,160,96,1343,1344,327809,160,97,95,96,327760,162,1345,94,
97,131326,1345,65592,327734,155,1346,0,225,196663,159,1347,196663,220,1348,196663,159,1349,131320,
1350,262203,164,1351,7,262203,164,1352,7,262203,159,1353,7,262203,159,1354,7,262203,164,1355,7,
262203,164,1356,7,262203,159,1357,7,262203,159,1358,7,262203,288,1359,7,262203,164,1360,7,262203,
164,1361,7,262203,159,1362,7,262203,159,1363,7,262203,288,1364,7,262203,164,1365,7,262203,164,
1366,7,262203,159,1367,7,262203,159,1368,7,262203,220,1369,7,262203,164,1370,7,262203,164,1371,7,
262203,164,1372,7,262203,164,1373,7,262205,157,1374,1347,327812,157,1375,1374,203,327814,157,1376,
1375,10,262205,157,1377,1347,327812,157,98,1377,203,327817,157,99,98,10,327745,413,1378,105,318,
262205,157,1379,1378,262205,157,1380,1349,327808,157,106,1379,1380,327808,157,1381,99,229,327856,
230,1382,1376,414,327856,230,1383,99,81,327847,230,1384,1382,1383,196855,1385,0,262394,1384,1386,
1385,131320,1386,196855,1387,0,262394,80,1388,1389,131320,1388,327814,157,107,99,229,327745,164,
1390,1348,348,262205,160,1391,1390,196670,1351,1391,327745,164,1392,1348,198,262205,160,1393,1392,
196670,1352,1393,196670,1353,107,196670,1354,106,524345,162,1394,1322,1351,1352,1353,1354,327761,
160,1395,1394,0,196670,1390,1395,327761,160,1396,1394,1,196670,1392,1396,327808,157,108,107,198,
327745,164,1397,1348,229,262205,160,1398,1397,196670,1355,1398,327745,164,1399,1348,363,262205,
160,1400,1399,196670,1356,1400,196670,1357,108,196670,1358,106,524345,162,1401,1322,1355,1356,
1357,1358,327761,160,1402,1401,0,196670,1397,1402,327761,160,1403,1401,1,196670,1399,1403,131321,
1387,131320,1389,327814,157,109,99,229,327745,164,1404,1348,348,262205,160,1405,1404,196670,1360,
1405,327745,164,1406,1348,229,262205,160,1407,1406,196670,1361,1407,196670,1362,109,196670,1363,
106,524345,162,1408,1322,1360,1361,1362,1363,196670,1359,1408,327808,157,110,109,198,327745,164,
1409,1348,198,262205,160,1410,1409,196670,1365,1410,327745,164,1411,1348,363,262205,160,1412,1411,
196670,1366,1412,196670,1367,110,196670,1368,106,524345,162,1413,1322,1365,1366,1367,1368,196670,
1364,1413,327745,164,1414,1359,348,262205,160,1415,1414,327745,164,1416,1364,348,262205,160,1417,
1416,327745,164,1418,1359,198,262205,160,1419,1418,327745,164,1420,1364,198,262205,160,1421,1420,
458832,183,1422,1415,1417,1419,1421,196670,1348,1422,327814,157,1423,99,229,327808,157,1424,1423,
415,131321,1387,131320,1387,458997,157,1425,1381,1388,1424,1389,458997,157,1426,99,1388,1423,1389,
131321,1385,131320,1385,458997,157,1427,1381,1350,1425,1387,458997,157,1428,99,1350,1426,1387,
327856,230,1429,1376,11,196855,1430,0,262394,1429,1431,1432,131320,1431,327745,405,1433,404,416,
262205,157,1434,1433,262205,157,1435,1349,327745,405,1436,404,340,262205,157,1437,1436,327812,157,
1438,1435,1437,327808,157,1439,1434,1438,327812,157,1440,1376,252,327808,157,1441,1439,1440,
262205,183,1442,1348,327745,417,1443,404,303,262205,160,1444,1443,327822,183,111,1442,1444,196670,
1369,111,327808,157,1445,1441,1428,327745,164,1446,1369,348,262205,160,1447,1446,393281,376,1448,
55,318,1445,196670,1448,1447,327808,157,1449,1445,198,327745,164,1450,1369,198,262205,160,1451,
1450,393281,376,1452,55,318,1449,196670,1452,1451,327808,157,1453,1441,1427,327745,164,1454,1369,
229,262205,160,1455,1454,393281,376,1456,55,318,1453,196670,1456,1455,327808,157,1457,1453,198,
327745,164,1458,1369,363,262205,160,1459,1458,393281,376,1460,55,318,1457,196670,1460,1459,131321,
1430,131320,1432,327810,157,1461,1376,11,327856,230,1462,1461,12,196855,1463,0,262394,1462,1464,
1465,131320,1464,131321,1463,131320,1465,327810,157,1466,1461,12,131321,1463,131320,1463,458997,
157,1467,1461,1464,1466,1465,327745,405,1468,404,418,262205,157,1469,1468,327812,157,1470,1467,
1469,327808,157,1471,1470,106,327812,157,1472,1471,252,327745,164,1473,1348,348,262205,160,1474,
1473,196670,1370,1474,327745,164,1475,1348,198,262205,160,1476,1475,196670,1371,1476,393273,157,
1477,606,1370,1371,327745,164,1478,1348,229,262205,160,1479,1478,196670,1372,1479,327745,164,1480,
1348,363,262205,160,1481,1480,196670,1373,1481,393273,157,1482,606,1372,1373,196855,1483,0,262394,
1462,1484,1485,131320,1484,327808,157,1486,1472,1428,327814,157,1487,1486,229,393281,413,1488,114,
318,1487,196670,1488,1477,327808,157,1489,1472,1427,327814,157,1490,1489,229,393281,413,1491,114,
318,1490,196670,1491,1482,131321,1483,131320,1485,327808,157,1492,1472,1428,327814,157,1493,1492,
229,393281,413,1494,117,318,1493,196670,1494,1477,327808,157,1495,1472,1427,327814,157,1496,1495,
229,393281,413,1497,117,318,1496,196670,1497,1482,131321,1483,131320,1483,131321,1430,131320,1430,
65789,65592,327734,155,1498,0,226,196663,159,1499,196663,164,1500,196663,159,1501,131320,1502,
327745,405,1503,404,416,262205,157,1504,1503,262205,157,1505,1501,327745,405,1506,404,340,262205,
157,1507,1506,327812,157,1508,1505,1507,327808,157,1509,1504,1508,262205,157,1510,1499,327808,157,
1511,1509,1510,393281,376,1512,55,318,1511,262205,160,1513,1512,262205,160,1514,1500,327745,417,
1515,404,421,262205,160,1516,1515,327813,160,118,1514,1516,327809,160,119,1513,118,196670,1512,
119,65789,65592,327734,155,1517,0,226,196663,159,1518,196663,164,1519,196663,159,1520,131320,1521,
327745,405,1522,404,416,262205,157,1523,1522,262205,157,1524,1520,327745,405,1525,404,340,262205,
157,1526,1525,327812,157,1527,1524,1526,327808,157,1528,1523,1527,262205,157,1529,1518,327808,157,
1530,1528,1529,262205,160,1531,1519,393281,376,1532,55,318,1530,196670,1532,1531,65789,65592,
327734,155,1533,0,227,196663,159,1534,196663,164,1535,196663,164,1536,196663,159,1537,131320,1538,
262203,164,1539,7,262203,164,1540,7,327745,405,1541,404,416,262205,157,1542,1541,262205,157,1543,
1537,327745,405,1544,404,340,262205,157,1545,1544,327812,157,1546,1543,1545,327808,157,1547,1542,
1546,262205,157,1548,1534,327808,157,1549,1547,1548,262205,160,1550,1535,196670,1539,1550,262205,
160,1551,1536,196670,1540,1551,393273,160,1552,1243,1539,1540,393281,376,1553,55,318,1549,196670,
1553,1552,65789,65592,327734,171,1554,0,228,196663,159,1555,196663,159,1556,131320,1557,196855,
1558,0,262394,422,1559,1560,131320,1559,262205,157,1561,1556,327745,423,1562,400,1561,262205,171,
1563,1562,131321,1558,131320,1560,262205,157,1564,1555,327812,157,1565,1564,202,262205,157,1566,
1556,327808,157,1567,1565,1566,393281,425,1568,122,318,1567,262205,171,1569,1568,131321,1558,
131320,1558,458997,171,1570,1563,1559,1569,1560,131326,1570,65592,327734,155,1571,0,240,196663,
159,1572,196663,234,1573,196663,239,1574,131320,1575,262203,429,1576,7,131321,1577,131320,1577,
458997,157,1578,348,1575,1579,1580,262390,1581,1580,1,131321,1582,131320,1582,327856,230,1583,
1578,236,262394,1583,1584,1581,131320,1584,262205,157,1585,1572,327808,157,1586,1585,1578,327812,
157,1587,1586,177,262201,157,1588,534,327879,157,1589,1588,192,327808,157,1590,1587,1589,458764,
157,1591,1,38,1590,427,131321,1592,131320,1592,458997,157,1593,348,1584,1594,1595,262390,1596,
1595,1,131321,1597,131320,1597,327856,230,1598,1593,233,262394,1598,1599,1596,131320,1599,327812,
157,1600,1578,233,327808,157,1601,1600,1593,327745,405,1602,404,318,262205,157,1603,1602,196670,
1576,1573,327745,159,1604,1576,1593,262205,157,1605,1604,327812,157,1606,1605,430,327808,157,1607,
1603,1606,327808,157,1608,1607,1591,393281,425,1609,125,318,1608,262205,171,1610,1609,327745,172,
1611,1574,1601,196670,1611,1610,131321,1595,131320,1595,327808,157,1594,1593,321,131321,1592,
131320,1596,131321,1580,131320,1580,327808,157,1579,1578,321,131321,1577,131320,1581,65789,65592,
327734,155,1612,0,244,196663,159,1613,196663,238,1614,196663,243,1615,131320,1616,262203,159,1617,
7,262203,159,1618,7,262203,159,1619,7,262203,159,1620,7,262203,159,1621,7,262203,159,1622,7,
262203,159,1623,7,262203,159,1624,7,262203,172,1625,7,262203,239,1626,7,262203,172,1627,7,262203,
172,1628,7,262203,172,1629,7,262203,172,1630,7,131321,1631,131320,1631,458997,157,1632,348,1616,
1633,1634,262390,1635,1634,1,131321,1636,131320,1636,327856,230,1637,1632,236,262394,1637,1638,
1635,131320,1638,262205,157,1639,1613,327808,157,1640,1639,1632,327812,157,1641,1640,177,262201,
157,1642,534,327879,157,1643,1642,192,327808,157,1644,1641,1643,327814,157,1645,1644,229,327812,
157,1646,1645,177,327817,157,1647,1644,229,327808,157,1648,1646,1647,131321,1649,131320,1649,
458997,157,1650,348,1638,1651,1652,262390,1653,1652,1,131321,1654,131320,1654,327856,230,1655,
1650,9,262394,1655,1656,1653,131320,1656,196670,1617,1650,196670,1618,1648,393273,171,1657,1554,
1617,1618,327808,157,1658,1648,229,196670,1619,1650,196670,1620,1658,393273,171,1659,1554,1619,
1620,327808,157,1660,1648,203,196670,1621,1650,196670,1622,1660,393273,171,1661,1554,1621,1622,
327808,157,1662,1648,361,196670,1623,1650,196670,1624,1662,393273,171,1663,1554,1623,1624,131321,
1664,131320,1664,458997,157,1665,348,1656,1666,1667,262390,1668,1667,1,131321,1669,131320,1669,
327856,230,1670,1665,233,262394,1670,1671,1668,131320,1671,327812,157,1672,1650,233,327808,157,
1673,1672,1665,327812,157,1674,1632,233,327808,157,1675,1674,1665,196670,1626,1614,327745,172,
1676,1626,1675,262205,171,1677,1676,196670,1625,1677,196670,1627,1657,196670,1628,1659,196670,
1629,1661,196670,1630,1663,589881,169,1678,695,1625,1627,1628,1629,1630,327745,175,1679,1615,1673,
262205,169,1680,1679,327808,169,1681,1680,1678,196670,1679,1681,131321,1667,131320,1667,327808,
157,1666,1665,321,131321,1664,131320,1668,131321,1652,131320,1652,327808,157,1651,1650,321,131321,
1649,131320,1653,131321,1634,131320,1634,327808,157,1633,1632,321,131321,1631,131320,1635,65789,
65592,327734,155,521,0,245,196663,159,1682,131320,1683,262203,429,1684,7,262203,159,1685,7,262203,
159,1686,7,262203,243,1687,7,262203,436,1688,7,262203,159,1689,7,262203,239,1690,7,262203,439,
1691,7,262203,159,1692,7,262203,159,1693,7,262203,164,1694,7,262203,164,1695,7,262203,443,1696,7,
262203,159,1697,7,262203,243,1698,7,262203,159,1699,7,262203,239,1700,7,262203,159,1701,7,262203,
243,1702,7,262203,175,1703,7,262203,175,1704,7,262203,175,1705,7,262203,175,1706,7,262203,164,
1707,7,262203,164,1708,7,262203,159,1709,7,262203,159,1710,7,262203,164,1711,7,262203,159,1712,7,
262203,159,1713,7,262203,164,1714,7,262203,159,1715,7,262203,175,1716,7,262203,175,1717,7,262203,
164,1718,7,262203,164,1719,7,262203,159,1720,7,262203,159,1721,7,262203,164,1722,7,262203,164,
1723,7,262203,159,1724,7,262203,159,1725,7,262203,220,1726,7,262203,159,1727,7,262201,157,1728,
534,327879,157,1729,1728,192,327874,157,1730,1728,431,262205,157,1731,1682,327812,157,1732,1731,
257,327808,157,1733,1732,1730,327812,157,1734,1733,8,131321,1735,131320,1735,458997,157,1736,348,
1683,1737,1738,262390,1739,1738,1,131321,1740,131320,1740,327856,230,1741,1736,8,262394,1741,1742,
1739,131320,1742,327808,157,1743,1734,1736,327745,405,1744,404,432,262205,157,1745,1744,327810,
157,1746,1745,198,458764,157,1747,1,38,1743,1746,196855,1748,0,262394,433,1749,1750,131320,1749,
327814,157,1751,1747,203,327817,157,1752,1747,203,196670,1685,1751,196670,1686,1752,393273,157,
1753,1266,1685,1686,131321,1748,131320,1750,131321,1748,131320,1748,458997,157,1754,1753,1749,
1747,1750,327745,159,1755,1684,1736,196670,1755,1754,196855,1756,0,262394,434,1757,1756,131320,
1757,327808,157,1758,8,1736,327808,157,1759,1745,1747,327745,159,1760,1684,1758,196670,1760,1759,
131321,1756,131320,1756,131321,1738,131320,1738,327808,157,1737,1736,321,131321,1735,131320,1739,
131321,1761,131320,1761,458997,157,1762,348,1739,1763,1764,262390,1765,1764,1,131321,1766,131320,
1766,327856,230,1767,1762,241,262394,1767,1768,1765,131320,1768,327745,175,1769,1687,1762,196670,
1769,318,131321,1764,131320,1764,327808,157,1763,1762,321,131321,1761,131320,1765,131321,1770,
131320,1770,458997,157,1771,348,1765,1772,1773,262390,1774,1773,1,131321,1775,131320,1775,327856,
230,1776,1771,233,262394,1776,1777,1774,131320,1777,327745,405,1778,404,321,262205,157,1779,1778,
327745,159,1780,1684,1771,262205,157,1781,1780,327808,157,1782,1779,1781,393281,376,1783,87,318,
1782,262205,160,1784,1783,327745,164,1785,1688,1771,196670,1785,1784,131321,1773,131320,1773,
327808,157,1772,1771,321,131321,1770,131320,1774,262205,234,1786,1684,196670,1689,348,458809,155,
1787,1571,1689,1786,1690,262205,238,1788,1690,196855,1789,0,262394,437,1790,1791,131320,1790,
327745,405,1792,404,319,262205,157,1793,1792,196670,1692,1793,327745,405,1794,404,431,262205,157,
1795,1794,196670,1693,1795,327745,417,1796,404,440,262205,160,1797,1796,196670,1694,1797,327745,
417,1798,404,441,262205,160,1799,1798,196670,1695,1799,524345,160,1800,1100,1692,1693,1694,1695,
327745,164,1801,1691,318,196670,1801,1800,262205,169,1802,394,327745,175,1803,1696,318,196670,
1803,1802,131321,1789,131320,1791,131321,1804,131320,1804,458997,157,1805,348,1791,1806,1807,
262390,1808,1807,1,131321,1809,131320,1809,327856,230,1810,1805,9,262394,1810,1811,1808,131320,
1811,327745,405,1812,404,444,262205,157,1813,1812,327812,157,1814,229,1805,327808,157,1815,1813,
1814,393281,376,1816,55,318,1815,262205,160,1817,1816,327745,164,1818,1691,1805,196670,1818,1817,
327808,157,1819,1815,198,393281,376,1820,55,318,1819,262205,160,1821,1820,262268,169,1822,1821,
327745,175,1823,1696,1805,196670,1823,1822,131321,1807,131320,1807,327808,157,1806,1805,321,
131321,1804,131320,1808,131321,1789,131320,1789,196670,1697,348,262205,242,1824,1687,196670,1698,
1824,458809,155,1825,1612,1697,1788,1698,262205,242,1826,1698,196670,1687,1826,131321,1827,131320,
1827,458997,157,1828,236,1789,1829,1830,262390,1831,1830,0,131321,1832,131320,1832,327856,230,
1833,1828,445,262394,1833,1834,1831,131320,1834,262205,234,1835,1684,196670,1699,1828,458809,155,
1836,1571,1699,1835,1700,262205,238,1837,1700,196670,1701,1828,262205,242,1838,1687,196670,1702,
1838,458809,155,1839,1612,1701,1837,1702,262205,242,1840,1702,196670,1687,1840,131321,1830,131320,
1830,327808,157,1829,1828,236,131321,1827,131320,1831,131321,1841,131320,1841,458997,157,1842,348,
1831,1843,1844,262390,1845,1844,1,131321,1846,131320,1846,327856,230,1847,1842,9,262394,1847,1848,
1845,131320,1848,131321,1849,131320,1849,458997,157,1850,348,1848,1851,1852,262390,1853,1852,1,
131321,1854,131320,1854,327856,230,1855,1850,8,262394,1855,1856,1853,131320,1856,327812,157,1857,
1842,233,327808,157,1858,1857,1850,327745,175,1859,1687,1858,262205,169,1860,1859,196670,1703,
1860,327737,169,1861,753,1703,196855,1862,0,262394,446,1863,1862,131320,1863,327808,157,1864,1857,
8,327808,157,1865,1864,1850,327745,175,1866,1687,1865,262205,169,1867,1866,196670,1704,1867,
327737,169,1868,753,1704,131321,1862,131320,1862,458997,169,1869,318,1856,1868,1863,196670,1705,
1861,327745,175,1870,1696,1842,262205,169,1871,1870,196670,1706,1871,327745,164,1872,1691,1842,
262205,160,1873,1872,196670,1707,1873,327745,164,1874,1688,1850,262205,160,1875,1874,196670,1708,
1875,327745,159,1876,1684,1850,262205,157,1877,1876,196670,1709,1877,589881,160,1878,1299,1705,
1706,1707,1708,1709,327851,230,1879,1729,348,196855,1880,0,262394,1879,1881,1880,131320,1881,
131321,1852,131320,1880,196855,1882,0,262394,447,1883,1884,131320,1883,327812,157,1885,1842,257,
327808,157,1886,1885,1730,327812,157,1887,1886,8,327808,157,1888,1887,1850,327745,352,1889,452,
1888,196670,1889,1878,131321,1882,131320,1884,327808,157,1890,1734,1850,327745,405,1891,404,432,
262205,157,1892,1891,327856,230,1893,1890,1892,196855,1894,0,262394,1893,1895,1894,131320,1895,
327745,405,1896,404,338,262205,157,1897,1896,327856,230,1898,1842,1897,131321,1894,131320,1894,
458997,230,1899,1893,1884,1898,1895,196855,1900,0,262394,1899,1901,1900,131320,1901,196855,1902,0,
262394,453,1903,1904,131320,1903,262205,157,1905,1876,196670,1710,1905,196670,1711,1878,196670,
1712,1842,458809,155,1906,1498,1710,1711,1712,131321,1902,131320,1904,196855,1907,0,262394,454,
1908,1909,131320,1908,262205,157,1910,1876,196670,1713,1910,196670,1714,1878,196670,1715,1842,
458809,155,1911,1517,1713,1714,1715,131321,1907,131320,1909,327808,157,1912,455,1850,262205,157,
1913,1876,327808,157,1914,1892,1913,196670,1716,1869,262205,169,1915,1870,196670,1717,1915,262205,
160,1916,1872,196670,1718,1916,327745,164,1917,1688,1912,262205,160,1918,1917,196670,1719,1918,
196670,1720,1914,589881,160,1919,1299,1716,1717,1718,1719,1720,262205,157,1920,1876,196670,1721,
1920,196670,1722,1878,196670,1723,1919,196670,1724,1842,524345,155,1921,1533,1721,1722,1723,1724,
131321,1907,131320,1907,131321,1902,131320,1902,131321,1900,131320,1900,131321,1882,131320,1882,
131321,1852,131320,1852,327808,157,1851,1850,321,131321,1849,131320,1853,131321,1844,131320,1844,
327808,157,1843,1842,321,131321,1841,131320,1845,196855,1922,0,262394,456,1923,1922,131320,1923,
262368,229,229,299,262205,157,1924,1682,327812,157,1925,1924,458,327817,157,1926,1728,458,327808,
157,1927,1925,1926,327814,157,1928,1728,458,131321,1929,131320,1929,458997,157,1930,1928,1923,
1931,1932,262390,1933,1932,0,131321,1934,131320,1934,327856,230,1935,1930,9,262394,1935,1936,1933,
131320,1936,327812,157,1937,1930,458,327808,157,1938,1937,1926,327812,157,1939,1938,203,327812,
157,1940,1927,203,327745,405,1941,404,432,262205,157,1942,1941,327856,230,1943,1940,1942,196855,
1944,0,262394,1943,1945,1944,131320,1945,327745,405,1946,404,338,262205,157,1947,1946,327856,230,
1948,1930,1947,131321,1944,131320,1944,458997,230,1949,1943,1936,1948,1945,196855,1950,0,262394,
1949,1951,1950,131320,1951,327745,352,1952,452,1939,262205,160,1953,1952,327808,157,1954,1939,198,
327745,352,1955,452,1954,262205,160,1956,1955,327808,157,1957,1939,229,327745,352,1958,452,1957,
262205,160,1959,1958,327808,157,1960,1939,363,327745,352,1961,452,1960,262205,160,1962,1961,
458832,183,1963,1953,1956,1959,1962,196670,1725,1927,196670,1726,1963,196670,1727,1930,458809,155,
1964,1346,1725,1726,1727,131321,1950,131320,1950,131321,1932,131320,1932,327814,157,1965,6,458,
327808,157,1931,1930,1965,131321,1929,131320,1933,131321,1922,131320,1922,65789,65592,327734,157,
1966,0,246,196663,159,1967,131320,1968,262201,157,1969,534,327814,157,1970,1969,278,327812,157,
1971,1970,283,262205,157,1972,1967,327817,157,1973,1972,283,327808,157,1974,1971,1973,131326,1974,
65592,327734,157,1975,0,246,196663,159,1976,131320,1977,262201,157,1978,534,327817,157,1979,1978,
278,262205,157,1980,1976,327814,157,1981,1980,283,327812,157,1982,1981,6,327808,157,1983,1979,
1982,131326,1983,65592,327734,230,1984,0,247,196663,159,1985,131320,1986,262203,159,1987,7,262203,
159,1988,7,262205,157,1989,1985,196670,1987,1989,327737,157,1990,1966,1987,327856,230,1991,1990,
276,196855,1992,0,262394,1991,1993,1992,131320,1993,262205,157,1994,1985,196670,1988,1994,327737,
157,1995,1975,1988,327856,230,1996,1995,267,131321,1992,131320,1992,458997,230,1997,1991,1986,
1996,1993,131326,1997,65592,327734,155,1998,0,265,196663,159,1999,196663,159,2000,196663,159,2001,
196663,159,2002,196663,264,2003,131320,2004,262205,157,2005,1999,327745,405,2006,404,418,262205,
157,2007,2006,327812,157,2008,2005,2007,262205,157,2009,2000,327812,157,2010,2009,250,327808,157,
2011,2008,2010,327812,157,2012,2011,253,327812,157,2013,2012,177,262201,157,2014,534,327879,157,
2015,2014,192,327808,157,2016,2013,2015,131321,2017,131320,2017,458997,157,2018,348,2004,2019,
2020,262390,2021,2020,1,131321,2022,131320,2022,327856,230,2023,2018,261,262394,2023,2024,2021,
131320,2024,262205,157,2025,2002,327812,157,2026,2018,257,327808,157,2027,2025,2026,262201,157,
2028,534,327874,157,2029,2028,431,327808,157,2030,2027,2029,262205,157,2031,2001,327810,157,2032,
2031,198,458764,157,2033,1,38,2030,2032,131321,2034,131320,2034,458997,157,2035,348,2024,2036,
2037,262390,2038,2037,1,131321,2039,131320,2039,327856,230,2040,2035,253,262394,2040,2041,2038,
131320,2041,327812,157,2042,2018,253,327808,157,2043,2042,2035,327812,157,2044,2033,253,327808,
157,2045,2044,2035,327812,157,2046,2045,177,327808,157,2047,2016,2046,393281,425,2048,128,318,
2047,262205,171,2049,2048,327745,172,2050,2003,2043,196670,2050,2049,131321,2037,131320,2037,
327808,157,2036,2035,321,131321,2034,131320,2038,131321,2020,131320,2020,327808,157,2019,2018,321,
131321,2017,131320,2021,65789,65592,327734,155,2051,0,266,196663,263,2052,196663,159,2053,196663,
159,2054,131320,2055,262203,463,2056,7,262203,159,2057,7,262203,264,2058,7,262203,179,2059,7,
262203,288,2060,7,262203,164,2061,7,262203,164,2062,7,262203,164,2063,7,262203,164,2064,7,262203,
164,2065,7,262203,164,2066,7,262203,179,2067,7,262201,157,2068,534,327879,157,2069,2068,192,
131321,2070,131320,2070,458997,157,2071,348,2055,2072,2073,262390,2074,2073,1,131321,2075,131320,
2075,327856,230,2076,2071,261,262394,2076,2077,2074,131320,2077,262205,157,2078,2054,327812,157,
2079,2071,257,327808,157,2080,2078,2079,262201,157,2081,534,327874,157,2082,2081,431,327808,157,
2083,2080,2082,131321,2084,131320,2084,458997,157,2085,348,2077,2086,2087,262390,2088,2087,1,
131321,2089,131320,2089,327856,230,2090,2085,460,262394,2090,2091,2088,131320,2091,327812,157,
2092,2071,253,327814,157,2093,2085,203,327808,157,2094,2092,2093,327817,157,2095,2085,203,196670,
2058,2052,393281,159,2096,2058,2094,2095,262205,157,2097,2096,196670,2057,2097,327737,162,2098,
562,2057,327745,288,2099,2056,2085,196670,2099,2098,131321,2087,131320,2087,327808,157,2086,2085,
321,131321,2084,131320,2088,131321,2100,131320,2100,458997,157,2101,348,2088,2102,2103,262390,
2104,2103,0,131321,2105,131320,2105,327856,230,2106,2101,276,262394,2106,2107,2104,131320,2107,
131321,2108,131320,2108,458997,169,2109,318,2107,2110,2111,262390,2112,2111,1,131321,2113,131320,
2113,327857,230,2114,2109,338,262394,2114,2115,2112,131320,2115,327745,164,2116,2059,2109,196670,
2116,337,131321,2111,131320,2111,327808,169,2110,2109,321,131321,2108,131320,2112,131321,2117,
131320,2117,458997,157,2118,348,2112,2119,2120,262390,2121,2120,1,131321,2122,131320,2122,327856,
230,2123,2118,464,262394,2123,2124,2121,131320,2124,327812,157,2125,2101,253,327814,157,2126,2118,
203,327808,157,2127,2125,2126,327812,157,2128,2127,188,327812,157,2129,2069,203,327808,157,2130,
2128,2129,327817,157,2131,2118,203,327808,157,2132,2130,2131,327745,470,2133,469,2132,262205,162,
2134,2133,196670,2060,2134,327812,157,2135,2131,229,327745,164,2136,2060,348,262205,160,2137,2136,
196670,2061,2137,393281,164,2138,2056,2118,348,262205,160,2139,2138,196670,2062,2139,327745,164,
2140,2059,2135,262205,160,2141,2140,196670,2063,2141,458809,160,2142,664,2061,2062,2063,196670,
2140,2142,327808,157,2143,2135,198,327745,164,2144,2060,198,262205,160,2145,2144,196670,2064,2145,
393281,164,2146,2056,2118,198,262205,160,2147,2146,196670,2065,2147,327745,164,2148,2059,2143,
262205,160,2149,2148,196670,2066,2149,458809,160,2150,664,2064,2065,2066,196670,2148,2150,131321,
2120,131320,2120,327808,157,2119,2118,321,131321,2117,131320,2121,262205,178,2151,2059,196670,
2067,2151,327737,160,2152,804,2067,327850,230,2153,2069,348,262205,157,2154,2053,327856,230,2155,
2083,2154,327847,230,2156,2153,2155,196855,2157,0,262394,2156,2158,2157,131320,2158,327812,157,
2159,2101,250,327808,157,2160,2159,2083,327745,352,2161,474,2160,196670,2161,2152,131321,2157,
131320,2157,131321,2103,131320,2103,327808,157,2102,2101,321,131321,2100,131320,2104,131321,2073,
131320,2073,327808,157,2072,2071,321,131321,2070,131320,2074,65789,65592,327734,155,2162,0,245,
196663,159,2163,131320,2164,262203,179,2165,7,262203,164,2166,7,262203,164,2167,7,262203,164,2168,
7,262203,164,2169,7,262203,179,2170,7,262201,157,2171,534,327879,157,2172,2171,192,262201,157,
2173,534,327874,157,2174,2173,431,262368,229,229,299,131321,2175,131320,2175,458997,157,2176,348,
2164,2177,2178,262390,2179,2178,0,131321,2180,131320,2180,327856,230,2181,2176,276,262394,2181,
2182,2179,131320,2182,327808,157,2183,2176,2174,458764,157,2184,1,38,2183,475,327812,157,2185,
2184,250,327745,352,2186,474,2185,262205,160,2187,2186,131321,2188,131320,2188,458997,160,2189,
2187,2182,2190,2191,458997,157,2192,348,2182,131,2191,262390,2193,2191,1,131321,2194,131320,2194,
327856,230,2195,2192,177,262394,2195,2196,2193,131320,2196,327812,157,129,2172,177,327808,157,130,
129,2192,327808,157,2197,2185,130,327745,352,2198,474,2197,262205,160,2199,2198,262205,157,2200,
2163,327856,230,2201,130,2200,393385,160,2202,2201,2199,2189,327745,164,2203,2165,2192,196670,
2203,2202,262205,160,2204,2203,327866,230,2205,2204,2189,196855,2206,0,262394,2205,2207,2208,
131320,2207,262205,160,2209,2203,131321,2206,131320,2208,131321,2206,131320,2206,458997,160,2190,
2209,2207,2189,2208,131321,2191,131320,2191,327808,157,131,2192,321,131321,2188,131320,2193,
196670,2166,2189,327737,160,2210,774,2166,131321,2211,131320,2211,458997,157,2212,348,2193,135,
2213,262390,2214,2213,1,131321,2215,131320,2215,327856,230,2216,2212,177,262394,2216,2217,2214,
131320,2217,262271,160,132,2210,327745,164,2218,2165,2212,262205,160,2219,2218,196670,2167,2219,
196670,2168,132,393273,160,2220,747,2167,2168,196670,2169,2220,327737,160,2221,651,2169,327812,
157,133,2172,177,327808,157,134,133,2212,262205,157,2222,2163,327856,230,2223,134,2222,393385,160,
2224,2223,2221,337,196670,2218,2224,131321,2213,131320,2213,327808,157,135,2212,321,131321,2211,
131320,2214,262205,178,2225,2165,196670,2170,2225,327737,160,2226,804,2170,262368,229,229,299,
327856,230,2227,2183,276,196855,2228,0,262394,2227,2229,2228,131320,2229,131321,2230,131320,2230,
458997,157,2231,348,2229,2232,2233,262390,2234,2233,1,131321,2235,131320,2235,327856,230,2236,
2231,177,262394,2236,2237,2234,131320,2237,327812,157,2238,2172,177,327808,157,2239,2185,2238,
327808,157,2240,2239,2231,327745,164,2241,2165,2231,262205,160,2242,2241,327745,352,2243,474,2240,
196670,2243,2242,131321,2233,131320,2233,327808,157,2232,2231,321,131321,2230,131320,2234,327850,
230,2244,2172,348,196855,2245,0,262394,2244,2246,2245,131320,2246,327745,352,2247,478,2184,196670,
2247,2210,327745,352,2248,479,2184,196670,2248,2226,131321,2245,131320,2245,131321,2228,131320,
2228,131321,2178,131320,2178,327808,157,2177,2176,257,131321,2175,131320,2179,262368,229,229,299,
65789,65592,327734,155,2249,0,275,196663,159,2250,196663,159,2251,196663,159,2252,196663,159,2253,
196663,274,2254,131320,2255,262203,159,2256,7,262205,157,2257,2250,327745,405,2258,404,418,262205,
157,2259,2258,327812,157,2260,2257,2259,262205,157,2261,2251,327812,157,2262,2261,250,327808,157,
2263,2260,2262,327812,157,2264,2263,480,131321,2265,131320,2265,458997,157,2266,348,2255,2267,
2268,262390,2269,2268,1,131321,2270,131320,2270,327856,230,2271,2266,272,262394,2271,2272,2269,
131320,2272,327814,157,2273,2266,271,327812,157,2274,2273,283,196670,2256,2274,327737,157,2275,
1975,2256,458764,157,2276,1,38,2275,481,262205,157,2277,2253,327817,157,2278,2266,271,327808,157,
2279,2277,2278,262205,157,2280,2252,327810,157,2281,2280,198,458764,157,2282,1,38,2279,2281,
327812,157,2283,2282,482,327808,157,2284,2264,2283,327808,157,2285,2284,2276,393281,413,2286,117,
318,2285,262205,157,2287,2286,327745,159,2288,2254,2266,196670,2288,2287,131321,2268,131320,2268,
327808,157,2267,2266,321,131321,2265,131320,2269,65789,65592,327734,155,2289,0,287,196663,273,
2290,196663,159,2291,196663,159,2292,196663,286,2293,131320,2294,262203,274,2295,7,262203,159,
2296,7,262203,159,2297,7,131321,2298,131320,2298,458997,157,2299,348,2294,139,2300,262390,2301,
2300,1,131321,2302,131320,2302,327856,230,2303,2299,271,262394,2303,2304,2301,131320,2304,131321,
2305,131320,2305,458997,157,2306,348,2304,2307,2308,262390,2309,2308,1,131321,2310,131320,2310,
327856,230,2311,2306,270,262394,2311,2312,2309,131320,2312,262205,157,2313,2292,327808,157,136,
2313,2299,262205,157,2314,2291,327856,230,2315,136,2314,196855,2316,0,262394,2315,2317,2318,
131320,2317,327812,157,2319,2306,271,327808,157,2320,2319,2299,196670,2295,2290,327745,159,2321,
2295,2320,262205,157,2322,2321,131321,2316,131320,2318,131321,2316,131320,2316,458997,157,2323,
2322,2317,348,2318,196670,2296,2323,327737,162,2324,562,2296,131321,2325,131320,2325,458997,157,
2326,348,2316,2327,2328,262390,2329,2328,1,131321,2330,131320,2330,327856,230,2331,2326,283,
262394,2331,2332,2329,131320,2332,327812,157,2333,2306,283,327808,157,2334,2333,2326,196670,2297,
2334,327737,157,2335,1966,2297,458764,157,2336,1,38,2335,483,327812,157,2337,2336,250,262205,157,
2338,2292,327808,157,2339,2337,2338,327808,157,2340,2339,2299,327745,352,2341,474,2340,262205,160,
2342,2341,327745,288,2343,2293,2334,262205,162,2344,2343,327822,162,137,2324,2342,327809,162,138,
2344,137,196670,2343,138,131321,2328,131320,2328,327808,157,2327,2326,321,131321,2325,131320,2329,
131321,2308,131320,2308,327808,157,2307,2306,321,131321,2305,131320,2309,131321,2300,131320,2300,
327808,157,139,2299,321,131321,2298,131320,2301,65789,65592,327734,155,2345,0,289,196663,164,2346,
196663,164,2347,196663,288,2348,196663,164,2349,196663,164,2350,196663,288,2351,131320,2352,
262203,164,2353,7,262203,164,2354,7,262203,164,2355,7,262203,164,2356,7,262203,164,2357,7,262203,
164,2358,7,262205,160,2359,2346,262205,160,2360,2349,327866,230,2361,2359,2360,262205,160,2362,
2346,262205,160,2363,2349,393385,160,2364,2361,2362,2363,262271,160,140,2364,262205,160,2365,2346,
196670,2353,2365,196670,2354,140,393273,160,2366,747,2353,2354,196670,2355,2366,327737,160,2367,
651,2355,262205,160,2368,2349,196670,2356,2368,196670,2357,140,393273,160,2369,747,2356,2357,
196670,2358,2369,327737,160,2370,651,2358,262205,160,2371,2347,327813,160,141,2371,2367,262205,
160,2372,2350,327813,160,142,2372,2370,327809,160,143,141,142,262205,162,2373,2348,327822,162,144,
2373,2367,262205,162,2374,2351,327822,162,145,2374,2370,327809,162,146,144,145,196670,2347,143,
196670,2348,146,196670,2346,2364,65789,65592,327734,155,2375,0,290,196663,159,2376,196663,159,
2377,196663,159,2378,196663,164,2379,196663,288,2380,131320,2381,262203,159,2382,7,262203,164,
2383,7,262203,159,2384,7,262205,157,2385,2377,327812,157,2386,2385,276,262205,157,2387,2378,
196670,2382,2387,327737,157,2388,1966,2382,327808,157,2389,2386,2388,262205,162,2390,2380,262205,
160,2391,2379,196670,2383,2391,327737,160,2392,618,2383,327822,162,147,2390,2392,327745,405,2393,
404,485,262205,157,2394,2393,262205,157,2395,2376,327745,405,2396,404,486,262205,157,2397,2396,
327812,157,2398,2395,2397,327808,157,2399,2394,2398,327812,157,2400,2389,10,327808,157,2401,2399,
2400,327814,157,2402,2401,229,262205,157,2403,2378,196670,2384,2403,327737,157,2404,1975,2384,
327808,157,2405,2402,2404,393281,410,2406,150,318,2405,196670,2406,147,65789,65592,327734,157,
2407,0,291,196663,159,2408,196663,159,2409,196663,159,2410,196663,159,2411,131320,2412,327745,405,
2413,404,301,262205,157,2414,2413,262205,157,2415,2408,327812,157,2416,2415,12,262205,157,2417,
2409,327808,157,2418,2416,2417,327745,405,2419,404,487,262205,157,2420,2419,327812,157,2421,2418,
2420,262205,157,2422,2410,327808,157,2423,2421,2422,327812,157,2424,2423,276,262205,157,2425,2411,
327808,157,2426,2424,2425,327812,157,2427,2426,488,327808,157,2428,2414,2427,327814,157,2429,2428,
229,131326,2429,65592,327734,155,2430,0,292,196663,159,2431,196663,159,2432,196663,159,2433,
196663,159,2434,131320,2435,262203,159,2436,7,262203,159,2437,7,262203,159,2438,7,262203,159,2439,
7,262203,159,2440,7,262203,491,2441,7,262203,491,2442,7,262203,159,2443,7,262203,164,2444,7,
262203,164,2445,7,262203,288,2446,7,262203,164,2447,7,262203,164,2448,7,262203,288,2449,7,262203,
159,2450,7,262203,159,2451,7,262203,159,2452,7,262203,164,2453,7,262203,288,2454,7,131321,2455,
131320,2455,458997,162,2456,489,2435,2457,2458,458997,160,2459,337,2435,2460,2458,458997,157,2461,
348,2435,2462,2458,458997,160,2463,337,2435,2464,2458,262390,2465,2458,0,131321,2466,131320,2466,
262205,157,2467,2433,327856,230,2468,2461,2467,262394,2468,2469,2465,131320,2469,131321,2470,
131320,2470,458997,157,2471,348,2469,2472,2473,262390,2474,2473,1,131321,2475,131320,2475,327856,
230,2476,2471,177,262394,2476,2477,2474,131320,2477,327808,157,2478,2461,2471,262205,157,2479,
2433,327810,157,2480,2479,198,458764,157,2481,1,38,2478,2480,262205,157,2482,2434,196670,2436,
2482,327737,157,2483,1966,2436,262205,157,2484,2431,196670,2437,2484,262205,157,2485,2432,196670,
2438,2485,196670,2439,2481,196670,2440,2483,524345,157,2486,2407,2437,2438,2439,2440,327808,157,
2487,2486,267,393281,410,2488,150,318,2487,262205,162,2489,2488,327745,288,2490,2441,2471,196670,
2490,2489,262205,157,2491,2434,196670,2443,2491,327737,157,2492,1975,2443,327808,157,2493,2486,
2492,393281,410,2494,150,318,2493,262205,162,2495,2494,327745,288,2496,2442,2471,196670,2496,2495,
131321,2473,131320,2473,327808,157,2472,2471,321,131321,2470,131320,2474,131321,2497,131320,2497,
458997,162,2457,2456,2474,2498,2499,458997,160,2460,2459,2474,2500,2499,458997,160,2464,2463,2474,
2501,2499,458997,157,2502,348,2474,2503,2499,262390,2504,2499,1,131321,2505,131320,2505,327856,
230,2506,2502,177,262394,2506,2507,2504,131320,2507,327808,157,2508,2461,2502,327850,230,2509,
2508,348,196855,2510,0,262394,2509,2511,2512,131320,2511,393281,164,2513,2441,2502,348,262205,160,
2514,2513,393281,164,2515,2441,2502,198,262205,160,2516,2515,327745,288,2517,2442,2502,262205,162,
2518,2517,131321,2510,131320,2512,262205,157,2519,2433,327856,230,2520,2508,2519,196855,2521,0,
262394,2520,2522,2521,131320,2522,196670,2444,2464,196670,2445,2460,196670,2446,2457,393281,164,
2523,2441,2502,348,262205,160,2524,2523,196670,2447,2524,393281,164,2525,2441,2502,198,262205,160,
2526,2525,196670,2448,2526,327745,288,2527,2442,2502,262205,162,2528,2527,196670,2449,2528,655417,
155,2529,2345,2444,2445,2446,2447,2448,2449,262205,160,2530,2444,262205,160,2531,2445,262205,162,
2532,2446,131321,2521,131320,2521,458997,162,2533,2457,2512,2532,2522,458997,160,2534,2460,2512,
2531,2522,458997,160,2535,2464,2512,2530,2522,131321,2510,131320,2510,458997,162,2498,2518,2511,
2533,2521,458997,160,2500,2516,2511,2534,2521,458997,160,2501,2514,2511,2535,2521,131321,2499,
131320,2499,327808,157,2503,2502,321,131321,2497,131320,2504,131321,2458,131320,2458,327808,157,
2462,2461,177,131321,2455,131320,2465,262205,157,2536,2431,196670,2450,2536,262205,157,2537,2432,
196670,2451,2537,262205,157,2538,2434,196670,2452,2538,196670,2453,2459,196670,2454,2456,589881,
155,2539,2375,2450,2451,2452,2453,2454,65789,65592,327734,155,2540,0,293,196663,159,2541,196663,
159,2542,196663,159,2543,196663,159,2544,196663,286,2545,131320,2546,262203,159,2547,7,262203,159,
2548,7,262203,159,2549,7,262203,159,2550,7,262203,159,2551,7,262203,159,2552,7,262203,159,2553,7,
262203,159,2554,7,262203,159,2555,7,262203,159,2556,7,262203,159,2557,7,262203,159,2558,7,262203,
159,2559,7,262203,159,2560,7,262203,159,2561,7,262203,159,2562,7,262201,157,2563,534,262205,157,
2564,2541,327812,157,2565,2564,12,262205,157,2566,2542,327808,157,2567,2565,2566,131321,2568,
131320,2568,458997,157,2569,348,2546,2570,2571,262390,2572,2571,1,131321,2573,131320,2573,327856,
230,2574,2569,284,262394,2574,2575,2572,131320,2575,196670,2547,2569,327737,230,2576,1984,2547,
196855,2577,0,262394,2576,2578,2577,131320,2578,196670,2548,2569,327737,157,2579,1966,2548,262205,
157,2580,2541,196670,2549,2580,262205,157,2581,2542,196670,2550,2581,262205,157,2582,2543,196670,
2551,2582,196670,2552,2579,524345,157,2583,2407,2549,2550,2551,2552,196670,2553,2569,327737,157,
2584,1975,2553,327808,157,2585,2583,2584,327745,288,2586,2545,2569,262205,162,2587,2586,393281,
410,2588,150,318,2585,196670,2588,2587,131321,2577,131320,2577,131321,2571,131320,2571,327808,157,
2570,2569,321,131321,2568,131320,2572,131321,2589,131320,2589,458997,157,2590,2563,2572,2591,2592,
262390,2593,2592,0,131321,2594,131320,2594,327856,230,2595,2590,276,262394,2595,2596,2593,131320,
2596,262205,157,2597,2541,196670,2554,2597,262205,157,2598,2542,196670,2555,2598,262205,157,2599,
2543,196670,2556,2599,196670,2557,2590,524345,157,2600,2407,2554,2555,2556,2557,327808,157,2601,
2600,267,327745,352,2602,478,2590,262205,160,2603,2602,327745,352,2604,479,2590,262205,160,2605,
2604,327760,162,2606,2603,2605,393281,410,2607,150,318,2601,196670,2607,2606,131321,2592,131320,
2592,327808,157,2591,2590,6,131321,2589,131320,2593,262201,155,2608,537,327850,230,2609,2563,348,
196855,2610,0,262394,2609,2611,2610,131320,2611,393281,413,2612,105,494,2567,458986,157,2613,2612,
198,348,198,262205,157,2614,2544,327810,157,2615,2614,198,327850,230,2616,2613,2615,196670,493,
2616,262205,230,2617,493,196855,2618,0,262394,2617,2619,2618,131320,2619,196670,2612,348,131321,
2618,131320,2618,131321,2610,131320,2610,262201,155,2620,537,262205,230,2621,493,262312,230,2622,
2621,196855,2623,0,262394,2622,2624,2623,131320,2624,65789,131320,2623,131321,2625,131320,2625,
458997,157,2626,348,2623,2627,2628,262390,2629,2628,0,131321,2630,131320,2630,327856,230,2631,
2626,284,262394,2631,2632,2629,131320,2632,196670,2558,2626,327737,230,2633,1984,2558,196855,2634,
0,262394,2633,2635,2634,131320,2635,262205,157,2636,2541,196670,2559,2636,262205,157,2637,2542,
196670,2560,2637,262205,157,2638,2544,196670,2561,2638,196670,2562,2626,524345,155,2639,2430,2559,
2560,2561,2562,131321,2634,131320,2634,131321,2628,131320,2628,327808,157,2627,2626,321,131321,
2625,131320,2629,65789,65592,327734,155,2640,0,295,196663,294,2641,131320,2642,262203,164,2643,7,
262203,164,2644,7,262203,288,2645,7,262203,164,2646,7,262203,164,2647,7,262203,288,2648,7,262201,
157,2649,534,131321,2650,131320,2650,458997,157,2651,2649,2642,2652,2653,262390,2654,2653,0,
131321,2655,131320,2655,327856,230,2656,2651,276,262394,2656,2657,2654,131320,2657,327745,352,
2658,495,2651,262205,160,2659,2658,327745,352,2660,496,2651,262205,160,2661,2660,262205,230,2662,
2641,196855,2663,0,262394,2662,2664,2665,131320,2664,327745,352,2666,478,2651,262205,160,2667,
2666,327745,352,2668,479,2651,262205,160,2669,2668,131321,2663,131320,2665,196670,2643,2659,
196670,2644,2661,196670,2645,489,327745,352,2670,478,2651,262205,160,2671,2670,196670,2646,2671,
327745,352,2672,479,2651,262205,160,2673,2672,196670,2647,2673,196670,2648,489,655417,155,2674,
2345,2643,2644,2645,2646,2647,2648,262205,160,2675,2643,262205,160,2676,2644,131321,2663,131320,
2663,458997,160,2677,2669,2664,2676,2665,458997,160,2678,2667,2664,2675,2665,196670,2658,2678,
196670,2660,2677,131321,2653,131320,2653,327808,157,2652,2651,6,131321,2650,131320,2654,65789,
65592,327734,155,533,0,296,196663,159,2679,196663,159,2680,196663,159,2681,131320,2682,262203,159,
2683,7,262203,159,2684,7,262203,159,2685,7,262203,159,2686,7,262203,264,2687,7,262203,159,2688,7,
262203,159,2689,7,262203,159,2690,7,262203,159,2691,7,262203,159,2692,7,262203,159,2693,7,262203,
264,2694,7,262203,159,2695,7,262203,159,2696,7,262203,159,2697,7,262203,159,2698,7,262203,159,
2699,7,262203,159,2700,7,262203,274,2701,7,262203,159,2702,7,262203,286,2703,7,262203,159,2704,7,
262203,159,2705,7,262203,286,2706,7,262203,159,2707,7,262203,159,2708,7,262203,159,2709,7,262203,
159,2710,7,262203,274,2711,7,262203,159,2712,7,262203,159,2713,7,262203,286,2714,7,262203,159,
2715,7,262203,286,2716,7,262203,164,2717,7,262203,164,2718,7,262203,288,2719,7,262203,164,2720,7,
262203,164,2721,7,262203,288,2722,7,262203,294,2723,7,262203,159,2724,7,262203,159,2725,7,262203,
159,2726,7,262203,159,2727,7,262203,286,2728,7,262203,159,2729,7,262203,159,2730,7,262203,159,
2731,7,262203,159,2732,7,262203,159,2733,7,262203,164,2734,7,262203,288,2735,7,262201,157,2736,
534,327745,413,2737,105,318,262205,157,2738,2737,262205,157,2739,2679,327808,157,2740,2738,2739,
327814,157,2741,2740,250,327808,157,2742,2741,198,262205,157,2743,2681,393385,157,2744,151,2743,
348,196855,2745,0,262394,151,2746,2747,131320,2746,327808,157,2748,2744,198,131321,2745,131320,
2747,131321,2745,131320,2745,458997,157,2749,2748,2746,2742,2747,327854,230,2750,2744,2742,196855,
2751,0,262394,2750,2752,2751,131320,2752,65789,131320,2751,131321,2753,131320,2753,458997,157,
2754,2744,2751,2755,2756,262390,2757,2756,0,131321,2758,131320,2758,327856,230,2759,2754,2749,
262394,2759,2760,2757,131320,2760,327808,157,2761,2740,198,327812,157,2762,2754,250,327810,157,
2763,2761,2762,458764,157,2764,1,38,250,2763,262205,157,2765,2680,196670,2683,2765,196670,2684,
2754,196670,2685,2764,196670,2686,348,589881,155,2766,1998,2683,2684,2685,2686,2687,262205,263,
2767,2687,327850,230,2768,2754,2744,196855,2769,0,262394,2768,2770,2769,131320,2770,327745,405,
2771,404,416,262205,157,2772,2771,262205,157,2773,2679,327745,405,2774,404,340,262205,157,2775,
2774,327812,157,2776,2773,2775,327808,157,2777,2772,2776,327814,157,2778,2777,229,262205,157,2779,
2680,327812,157,2780,2779,276,327812,157,2781,2780,252,327814,157,2782,2781,229,327808,157,2783,
2778,2782,131321,2784,131320,2784,458997,157,2785,2736,2770,2786,2787,262390,2788,2787,0,131321,
2789,131320,2789,327856,230,2790,2785,498,262394,2790,2791,2788,131320,2791,327808,157,2792,2783,
2785,393281,410,2793,150,318,2792,262205,162,2794,2793,327745,470,2795,469,2785,196670,2795,2794,
131321,2787,131320,2787,327808,157,2786,2785,6,131321,2784,131320,2788,262368,229,229,299,131321,
2769,131320,2769,196670,2688,2764,196670,2689,348,458809,155,2796,2051,2767,2688,2689,131321,2797,
131320,2797,458997,157,2798,499,2769,2799,2800,262390,2801,2800,0,131321,2802,131320,2802,327856,
230,2803,2798,250,262394,2803,2804,2801,131320,2804,262205,157,2805,2680,196670,2690,2805,196670,
2691,2754,196670,2692,2764,196670,2693,2798,589881,155,2806,1998,2690,2691,2692,2693,2694,262205,
263,2807,2694,196670,2695,2764,196670,2696,2798,458809,155,2808,2051,2807,2695,2696,131321,2800,
131320,2800,327808,157,2799,2798,500,131321,2797,131320,2801,262205,157,2809,2680,196670,2697,
2809,196670,2698,2754,196670,2699,2764,196670,2700,348,589881,155,2810,2249,2697,2698,2699,2700,
2701,262205,273,2811,2701,196670,2702,2764,327737,155,2812,2162,2702,131321,2813,131320,2813,
458997,157,2814,348,2801,2815,2816,262390,2817,2816,1,131321,2818,131320,2818,327856,230,2819,
2814,284,262394,2819,2820,2817,131320,2820,327745,288,2821,2703,2814,196670,2821,489,131321,2816,
131320,2816,327808,157,2815,2814,321,131321,2813,131320,2817,196670,2704,2764,196670,2705,348,
262205,285,2822,2703,196670,2706,2822,524345,155,2823,2289,2811,2704,2705,2706,262205,285,2824,
2706,196670,2703,2824,131321,2825,131320,2825,458997,157,2826,271,2817,2827,2828,262390,2829,2828,
0,131321,2830,131320,2830,327856,230,2831,2826,250,262394,2831,2832,2829,131320,2832,262205,157,
2833,2680,196670,2707,2833,196670,2708,2754,196670,2709,2764,196670,2710,2826,589881,155,2834,
2249,2707,2708,2709,2710,2711,262205,273,2835,2711,196670,2712,2764,196670,2713,2826,262205,285,
2836,2703,196670,2714,2836,524345,155,2837,2289,2835,2712,2713,2714,262205,285,2838,2714,196670,
2703,2838,131321,2828,131320,2828,327808,157,2827,2826,271,131321,2825,131320,2829,131321,2839,
131320,2839,458997,157,2840,348,2829,2841,2842,262390,2843,2842,1,131321,2844,131320,2844,327856,
230,2845,2840,284,262394,2845,2846,2843,131320,2846,196670,2715,2840,327737,157,2847,1966,2715,
458764,157,2848,1,38,2847,501,327745,352,2849,495,2848,262205,160,2850,2849,327745,352,2851,496,
2848,262205,160,2852,2851,196855,2853,0,262394,2768,2854,2855,131320,2854,327745,288,2856,2703,
2840,262205,162,2857,2856,327745,288,2858,2716,2840,196670,2858,2857,131321,2853,131320,2855,
196670,2717,2850,196670,2718,2852,327745,288,2859,2716,2840,262205,162,2860,2859,196670,2719,2860,
327745,352,2861,478,2848,262205,160,2862,2861,196670,2720,2862,327745,352,2863,479,2848,262205,
160,2864,2863,196670,2721,2864,327745,288,2865,2703,2840,262205,162,2866,2865,196670,2722,2866,
655417,155,2867,2345,2717,2718,2719,2720,2721,2722,262205,162,2868,2719,196670,2859,2868,131321,
2853,131320,2853,131321,2842,131320,2842,327808,157,2841,2840,321,131321,2839,131320,2843,262368,
229,229,299,196670,2723,2768,327737,155,2869,2640,2723,262368,229,229,299,131321,2756,131320,2756,
327808,157,2755,2754,321,131321,2753,131320,2757,327852,230,2870,2742,198,327847,230,2871,151,
2870,196855,2872,0,262394,2871,2873,2872,131320,2873,262205,157,2874,2679,196670,2724,2874,262205,
157,2875,2680,196670,2725,2875,196670,2726,2744,196670,2727,2742,262205,285,2876,2716,196670,2728,
2876,589881,155,2877,2540,2724,2725,2726,2727,2728,65789,131320,2872,131321,2878,131320,2878,
458997,157,2879,348,2872,2880,2881,262390,2882,2881,1,131321,2883,131320,2883,327856,230,2884,
2879,284,262394,2884,2885,2882,131320,2885,196670,2729,2879,327737,230,2886,1984,2729,196855,2887,
0,262394,2886,2888,2887,131320,2888,196670,2730,2879,327737,157,2889,1966,2730,262205,157,2890,
2679,196670,2731,2890,262205,157,2891,2680,196670,2732,2891,196670,2733,2879,327745,352,2892,496,
2889,262205,160,2893,2892,196670,2734,2893,327745,288,2894,2716,2879,262205,162,2895,2894,196670,
2735,2895,589881,155,2896,2375,2731,2732,2733,2734,2735,131321,2887,131320,2887,131321,2881,
131320,2881,327808,157,2880,2879,321,131321,2878,131320,2882,65789,65592,327734,155,523,0,156,
131320,2897,262201,155,2898,537,262201,157,2899,534,327850,230,2900,2899,348,196855,2901,0,262394,
2900,2902,2901,131320,2902,327745,413,2903,105,440,458986,157,2904,2903,198,348,198,131321,2901,
131320,2901,65789,65592,327734,155,528,0,156,131320,2905,262201,157,2906,534,327850,230,2907,2906,
348,196855,2908,0,262394,2907,2909,2908,131320,2909,131321,2910,131320,2910,458997,230,2911,502,
2909,2912,2913,458997,157,2914,348,2909,2915,2913,262390,2916,2913,0,131321,2917,131320,2917,
327856,230,2918,2914,152,262312,230,2919,2911,327847,230,2920,2918,2919,262394,2920,2921,2916,
131320,2921,327745,413,2922,105,440,458993,157,2923,2922,198,348,348,327745,405,2924,404,494,
262205,157,2925,2924,327854,230,2912,2923,2925,262312,230,2926,2912,196855,2927,0,262394,2926,
2928,2927,131320,2928,327745,413,2929,105,431,458993,157,2930,2929,198,348,348,327851,230,2931,
2930,348,131321,2927,131320,2927,458997,230,2932,2926,2921,2931,2928,196855,2933,0,262394,2932,
2934,2933,131320,2934,131321,2916,131320,2933,131321,2913,131320,2913,327808,157,2915,2914,321,
131321,2910,131320,2916,458997,230,2935,2911,2917,2912,2934,262312,230,2936,2935,196855,2937,0,
262394,2936,2938,2937,131320,2938,327745,413,2939,105,431,458993,157,2940,2939,198,348,198,131321,
2937,131320,2937,131321,2908,131320,2908,262201,155,2941,537,65789,65592,};
static const uint32_t bitnet__spv_joined_fast[] = {
119734787,66304,524299,2897,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,1,
262215,6,1,0,262215,7,1,2,262215,8,1,10,262215,9,1,9,262215,10,1,5,262215,11,1,3,262215,12,1,4,
262215,3,11,29,196679,13,42,196679,14,42,262215,15,1,11,196679,16,42,196679,17,42,196679,18,42,
196679,19,42,196679,20,42,196679,21,42,196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,
26,42,196679,27,42,196679,28,42,196679,29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,
196679,34,42,196679,35,42,196679,36,42,196679,37,42,196679,38,42,196679,39,42,196679,40,42,196679,
41,42,196679,42,42,196679,43,42,196679,44,42,196679,45,42,196679,46,42,196679,47,42,196679,48,42,
196679,49,42,196679,50,42,196679,51,42,196679,52,42,262215,53,6,4,262216,54,0,23,327752,54,0,35,0,
196679,54,2,262215,55,34,0,262215,55,33,2,196679,56,42,196679,57,42,196679,58,42,196679,59,42,
262215,60,6,16,327752,61,0,35,0,196679,61,2,262215,62,34,0,262215,62,33,2,262215,63,1,12,262215,
64,6,16,262216,65,0,24,327752,65,0,35,0,196679,65,2,262215,66,34,0,262215,66,33,1,196679,67,42,
196679,68,42,196679,69,42,196679,70,42,196679,71,42,196679,72,42,196679,73,42,262215,74,1,8,
196679,75,42,196679,76,42,196679,77,42,196679,78,42,196679,79,42,262215,80,1,7,262215,81,1,6,
196679,82,42,196679,83,42,327752,84,0,35,0,327752,84,1,35,4,327752,84,2,35,8,327752,84,3,35,12,
327752,84,4,35,16,327752,84,5,35,20,327752,84,6,35,24,327752,84,7,35,28,327752,84,8,35,32,327752,
84,9,35,36,327752,84,10,35,40,327752,84,11,35,44,327752,84,12,35,48,327752,84,13,35,52,327752,84,
14,35,56,327752,84,15,35,60,327752,84,16,35,64,327752,84,17,35,68,327752,84,18,35,72,327752,84,19,
35,76,327752,84,20,35,80,196679,84,2,262215,85,6,4,262216,86,0,24,327752,86,0,35,0,196679,86,2,
262215,87,34,0,262215,87,33,1,196679,88,42,262215,89,6,8,262216,90,0,24,327752,90,0,35,0,196679,
90,2,262215,91,34,0,262215,91,33,6,196679,92,42,196679,93,42,196679,94,42,196679,95,42,196679,96,
42,196679,97,42,196679,98,42,196679,99,42,262215,100,6,4,262215,101,6,4,262215,102,6,4,262215,103,
6,4,262216,104,0,23,327752,104,0,35,0,262216,104,1,23,327752,104,1,35,4,262216,104,2,23,327752,
104,2,35,8,262216,104,3,23,327752,104,3,35,12,262216,104,4,23,327752,104,4,35,16,262216,104,5,23,
327752,104,5,35,20,262216,104,6,23,327752,104,6,35,24,262216,104,7,23,327752,104,7,35,28,262216,
104,8,23,327752,104,8,35,32,262216,104,9,23,327752,104,9,35,36,262216,104,10,23,327752,104,10,35,
40,262216,104,11,23,327752,104,11,35,44,262216,104,12,23,327752,104,12,35,48,262216,104,13,23,
327752,104,13,35,52,262216,104,14,23,327752,104,14,35,56,262216,104,15,23,327752,104,15,35,60,
262216,104,16,23,327752,104,16,35,64,262216,104,17,23,327752,104,17,35,96,262216,104,18,23,327752,
104,18,35,224,262216,104,19,23,327752,104,19,35,2272,196679,104,2,262215,105,34,0,262215,105,33,7,
196679,106,42,196679,107,42,196679,108,42,196679,109,42,196679,110,42,196679,111,42,262215,112,6,
4,262216,113,0,23,327752,113,0,35,0,196679,113,2,262215,114,34,0,262215,114,33,4,262215,115,6,4,
262216,116,0,23,327752,116,0,35,0,196679,116,2,262215,117,34,0,262215,117,33,5,196679,118,42,
196679,119,42,262215,120,6,16,262216,121,0,24,327752,121,0,35,0,196679,121,2,262215,122,34,0,
262215,122,33,3,262215,123,6,16,262216,124,0,24,327752,124,0,35,0,196679,124,2,262215,125,34,0,
262215,125,33,0,262215,126,6,16,262216,127,0,23,327752,127,0,35,0,196679,127,2,262215,128,34,0,
262215,128,33,4,196679,129,42,196679,130,42,196679,131,42,196679,132,42,196679,133,42,196679,134,
42,196679,135,42,196679,136,42,196679,137,42,196679,138,42,196679,139,42,196679,140,42,196679,141,
42,196679,142,42,196679,143,42,196679,144,42,196679,145,42,196679,146,42,196679,147,42,262215,148,
6,8,262216,149,0,23,327752,149,0,35,0,196679,149,2,262215,150,34,0,262215,150,33,2,262215,151,1,
13,262215,152,1,14,262215,4,11,26,262215,153,1,0,262215,154,11,25,131091,155,196641,156,155,
262165,157,32,0,196641,158,157,262176,159,7,157,196630,160,32,262177,161,160,159,262167,162,160,2,
262177,163,162,159,262176,164,7,160,262177,165,157,164,327713,166,157,164,164,262177,167,160,164,
393249,168,160,164,164,164,262165,169,32,1,327713,170,169,159,159,262167,171,157,4,262176,172,7,
171,524321,173,169,172,172,172,172,172,327713,174,160,164,164,262176,175,7,169,262177,176,169,175,
262187,157,177,8,262172,178,160,177,262176,179,7,178,262177,180,160,179,393249,181,160,159,164,
164,327713,182,157,159,159,262167,183,160,4,262194,157,5,256,262187,157,184,127,393268,157,185,
128,5,184,262187,157,186,128,393268,157,187,134,185,186,262187,157,188,32,393268,157,189,132,187,
188,262187,157,190,16,393268,157,191,134,189,190,262187,157,192,7,393268,157,193,128,191,192,
393268,157,194,134,193,177,393268,157,195,128,194,192,393268,157,196,134,195,177,393268,157,197,
128,194,196,262187,157,198,1,393268,157,199,130,197,198,393268,157,200,134,199,196,393268,157,201,
132,196,200,393268,157,202,132,201,188,262187,157,203,4,393268,157,204,132,202,203,393268,157,205,
132,202,203,262194,157,6,128,393268,157,206,132,177,6,393268,157,207,128,205,206,393268,157,208,
130,207,198,393268,157,209,132,177,6,393268,157,210,134,208,209,393268,157,211,132,210,6,393268,
157,212,128,204,211,393268,157,213,130,212,198,393268,157,214,132,210,6,393268,157,215,134,213,
214,262172,216,183,215,262176,217,7,216,524321,218,155,159,159,159,217,217,458785,219,155,164,159,
217,216,262176,220,7,183,393249,221,157,220,164,175,458785,222,160,159,159,164,164,524321,223,160,
175,175,164,164,159,458785,224,162,164,164,159,159,393249,225,155,159,220,159,393249,226,155,159,
164,159,458785,227,155,159,164,164,159,327713,228,171,159,159,262194,157,7,1,262187,157,229,2,
131092,230,393268,230,231,170,7,229,262194,157,8,1,393268,157,232,132,229,8,458804,157,233,169,
231,232,8,262172,234,157,233,262194,157,9,1,393268,230,235,170,9,198,458804,157,236,169,235,200,
198,393268,157,237,132,236,233,262172,238,171,237,262176,239,7,238,393249,240,155,159,234,239,
393268,157,241,132,233,9,262172,242,169,241,262176,243,7,242,393249,244,155,159,238,243,262177,
245,155,159,262177,246,157,159,262177,247,230,159,262194,157,10,64,262187,157,248,63,393268,157,
249,128,10,248,262187,157,250,64,393268,157,251,134,249,250,393268,157,252,132,251,250,393268,157,
253,134,252,250,393268,230,254,176,253,177,393268,157,255,134,177,253,458804,157,256,169,254,255,
198,393268,157,257,134,6,177,393268,157,258,134,250,257,393268,230,259,176,256,258,393268,157,260,
134,250,257,458804,157,261,169,259,256,260,393268,157,262,132,261,253,262172,263,171,262,262176,
264,7,263,524321,265,155,159,159,159,159,264,393249,266,155,263,159,159,393268,157,267,134,10,229,
393268,157,268,128,267,6,393268,157,269,130,268,198,393268,157,270,134,269,6,393268,157,271,134,
250,270,393268,157,272,132,271,270,262172,273,157,272,262176,274,7,273,524321,275,155,159,159,159,
159,274,262194,157,11,4,262194,157,12,2,393268,157,276,134,11,12,393268,230,277,176,267,6,458804,
157,278,169,277,267,6,393268,157,279,134,6,278,393268,157,280,128,276,279,393268,157,281,130,280,
198,393268,157,282,134,6,278,393268,157,283,134,281,282,393268,157,284,132,283,270,262172,285,162,
284,262176,286,7,285,458785,287,155,273,159,159,286,262176,288,7,162,589857,289,155,164,164,288,
164,164,288,524321,290,155,159,159,159,164,288,458785,291,157,159,159,159,159,458785,292,155,159,
159,159,159,524321,293,155,159,159,159,159,286,262176,294,7,230,262177,295,155,294,393249,296,155,
159,159,159,262176,297,1,157,262203,297,3,1,262187,157,298,72,262187,157,299,264,262187,157,300,
32768,262187,169,301,16,262187,157,302,32767,262187,169,303,13,262187,157,304,939524096,262187,
157,305,260046848,262187,157,306,947912704,262187,160,307,947912704,262187,157,308,8388608,196657,
230,15,262187,157,309,65535,262187,157,310,2147483647,262187,160,311,1056964608,262187,157,312,
2139095040,262187,157,313,32256,262187,157,314,1199566848,262187,157,315,31744,262187,157,316,
1056964608,262187,157,317,2129859015,262187,169,318,0,262187,169,319,4,262187,160,320,1073741824,
262187,169,321,1,262187,157,322,1597463007,262187,160,323,1069547520,262187,160,324,1117782016,
262187,160,325,1069066811,262187,160,326,1262485504,262187,160,327,1060208640,262187,160,328,
3109978243,262187,160,329,961571175,262187,160,330,985088974,262187,160,331,1007192328,262187,160,
332,1026206145,262187,160,333,1042983594,262187,160,334,1065353216,262187,169,335,23,262187,160,
336,3265265664,262187,160,337,0,262187,169,338,6,262187,157,339,50529027,262187,169,340,2,262187,
157,341,3,262187,157,342,0,262172,343,160,203,262176,344,7,343,262172,345,160,229,262176,346,7,
345,393268,157,347,128,5,248,393268,157,348,134,347,250,262187,157,349,39,393268,157,350,128,348,
349,262187,157,351,40,393268,157,352,134,350,351,393268,157,353,128,348,352,393268,157,354,130,
353,198,393268,157,355,134,354,352,262172,356,160,355,262176,357,7,356,196637,53,160,196638,54,53,
262176,358,12,54,262203,358,55,12,393268,157,359,130,348,198,262176,360,12,160,262172,361,160,250,
262176,362,4,361,262203,362,363,4,262176,364,4,160,262187,169,365,8,393268,157,366,132,348,250,
393268,157,367,134,366,203,393268,157,368,130,367,198,196637,60,183,196638,61,60,262176,369,12,61,
262203,369,62,12,262176,370,12,183,196656,230,63,196637,64,183,196638,65,64,262176,371,12,65,
262203,371,66,12,393268,157,69,134,366,203,458796,183,372,337,337,337,337,262167,373,230,4,262187,
160,374,1123942400,262187,160,375,3271557120,262187,169,376,255,262187,160,377,925353388,262176,
378,4,157,262203,378,379,4,262176,380,4,169,262203,380,381,4,262187,160,382,1006699012,393268,230,
383,172,210,198,393268,157,384,132,202,203,262172,385,171,202,262176,386,4,385,262203,386,387,4,
196657,230,74,196657,230,80,262194,157,81,64,393268,157,388,128,11,12,393268,157,389,134,81,229,
1507358,84,157,157,157,157,157,157,157,157,157,157,157,160,160,160,157,157,157,157,157,157,160,
262176,390,9,84,262203,390,391,9,262176,392,9,157,262187,157,393,4294967295,196637,85,160,196638,
86,85,262176,394,12,86,262203,394,87,12,196637,89,162,196638,90,89,262176,395,12,90,262203,395,91,
12,393268,157,396,134,81,229,262176,397,12,162,262172,100,157,177,262172,101,157,188,262187,157,
398,512,262172,102,157,398,196637,103,157,1441822,104,157,157,157,157,157,157,157,157,157,157,157,
157,157,157,160,157,100,101,102,103,262176,399,12,104,262203,399,105,12,262176,400,12,157,393268,
157,401,128,11,12,393268,157,402,134,81,229,262187,169,403,5,262176,404,9,160,262187,169,405,9,
196637,112,157,196638,113,112,262176,406,12,113,262203,406,114,12,196637,115,157,196638,116,115,
262176,407,12,116,262203,407,117,12,262187,169,408,20,393268,230,409,170,9,198,262176,410,4,171,
196637,120,171,196638,121,120,262176,411,12,121,262203,411,122,12,262176,412,12,171,393268,157,
413,134,189,190,393268,157,414,130,413,198,196637,123,171,196638,124,123,262176,415,12,124,262203,
415,125,12,262176,416,7,234,393268,157,417,134,189,190,262187,157,418,6,262187,169,419,3,262187,
169,420,7,393268,230,421,170,7,342,393268,230,422,170,7,229,262172,423,160,233,262176,424,7,423,
393268,230,425,170,9,198,262172,426,160,9,262176,427,7,426,262187,169,428,11,262187,169,429,12,
262172,430,169,9,262176,431,7,430,262187,169,432,10,393268,157,433,132,196,200,393268,230,434,170,
7,229,393268,230,435,170,7,342,393268,157,436,132,257,8,393268,157,437,132,436,9,262172,438,160,
437,262176,439,4,438,262203,439,440,4,393268,230,441,170,7,198,393268,230,442,170,7,341,393268,
157,443,130,233,8,393268,230,444,170,7,342,393268,157,445,132,257,8,393268,157,446,134,445,203,
196637,126,171,196638,127,126,262176,447,12,127,262203,447,128,12,393268,157,448,132,253,203,
393268,157,449,132,253,203,262172,450,162,449,262176,451,7,450,393268,157,452,132,253,203,393268,
157,453,132,276,252,393268,157,454,134,453,229,262172,455,162,454,262176,456,4,455,262203,456,457,
4,262176,458,4,162,393268,157,459,132,276,250,262172,460,160,459,262176,461,4,460,262203,461,462,
4,393268,157,463,130,276,198,262172,464,160,276,262176,465,4,464,262203,465,466,4,262203,465,467,
4,393268,157,468,134,252,229,393268,157,469,130,267,198,393268,157,470,134,252,229,393268,157,471,
130,276,198,196637,148,162,196638,149,148,262176,472,12,149,262203,472,150,12,262187,169,473,14,
262187,169,474,15,262187,169,475,17,393268,157,476,128,10,229,327724,162,477,337,337,262172,478,
162,177,262176,479,7,478,262176,480,4,230,262203,480,481,4,262187,169,482,19,262203,465,483,4,
262203,465,484,4,196656,230,151,393268,157,485,132,276,252,393268,157,486,134,485,229,393268,157,
487,132,261,257,393268,157,488,132,261,257,393268,157,489,130,276,198,196650,230,490,262194,157,
152,1048576,262167,491,157,3,262176,492,1,491,262203,492,4,1,262187,169,493,18,262194,157,153,1,
393267,491,154,153,198,198,262187,157,494,1879048192,262187,157,495,3355447295,327734,155,2,0,156,
131320,496,262203,159,497,7,262203,159,498,7,262203,159,499,7,262203,159,500,7,327745,297,501,4,
342,262205,157,502,501,327745,392,503,391,493,262205,157,504,503,327856,230,505,502,504,196855,
506,0,262394,505,507,506,131320,507,196670,497,502,327737,155,508,509,497,262201,155,510,511,
131321,506,131320,506,327854,230,512,502,504,196855,513,0,262394,512,514,513,131320,514,262201,
155,515,516,327810,157,517,502,504,327817,157,518,517,12,327814,157,519,517,12,196670,498,342,
196670,499,518,196670,500,519,458809,155,520,521,498,499,500,131321,513,131320,513,65789,65592,
327734,157,522,0,158,131320,523,262205,157,524,3,131326,524,65592,327734,155,525,0,156,131320,526,
196833,198,298,262368,229,229,299,196833,198,298,65789,65592,327734,160,527,0,161,196663,159,528,
131320,529,262205,157,530,528,327879,157,531,530,300,327876,157,532,531,301,262205,157,533,528,
327879,157,534,533,302,327876,157,535,534,303,327808,157,536,535,304,327854,230,537,535,305,
196855,538,0,262394,537,539,538,131320,539,327808,157,540,535,494,131321,538,131320,538,458997,
157,541,536,529,540,539,327808,157,13,535,306,262268,160,542,13,327811,160,14,542,307,327856,230,
543,535,308,196855,544,0,262394,543,545,544,131320,545,262268,157,546,14,131321,544,131320,544,
458997,157,547,541,538,546,545,327877,157,548,547,532,262268,160,549,548,131326,549,65592,327734,
162,550,0,163,196663,159,551,131320,552,262203,159,553,7,262203,159,554,7,196855,555,0,262394,15,
556,555,131320,556,262205,157,557,551,393228,162,558,1,62,557,131326,558,131320,555,262205,157,
559,551,327879,157,560,559,309,196670,553,560,327737,160,561,527,553,262205,157,562,551,327874,
157,563,562,301,196670,554,563,327737,160,564,527,554,327760,162,565,561,564,131326,565,65592,
327734,157,566,0,165,196663,164,567,131320,568,262205,160,569,567,262268,157,570,569,327874,157,
571,570,301,327879,157,572,571,300,327879,157,573,570,310,262268,160,574,573,327809,160,16,574,
311,327852,230,575,573,312,196855,576,0,262394,575,577,576,131320,577,131326,313,131320,576,
327854,230,578,573,314,196855,579,0,262394,578,580,579,131320,580,327877,157,581,572,315,131326,
581,131320,579,327856,230,582,573,306,196855,583,0,262394,582,584,583,131320,584,262268,157,585,
16,327810,157,586,585,316,327877,157,587,572,586,131326,587,131320,583,327808,157,588,573,495,
327874,157,589,573,303,327879,157,590,589,198,327808,157,591,588,590,327874,157,592,591,303,
327877,157,593,572,592,131326,593,65592,327734,157,594,0,166,196663,164,595,196663,164,596,131320,
597,262203,164,598,7,262203,164,599,7,262205,160,600,595,196670,598,600,327737,157,601,566,598,
262205,160,602,596,196670,599,602,327737,157,603,566,599,327876,157,604,603,301,327877,157,605,
601,604,131326,605,65592,327734,160,606,0,167,196663,164,607,131320,608,262205,160,609,607,262268,
157,610,609,327810,157,17,317,610,262268,160,611,17,131321,612,131320,612,458997,160,613,611,608,
20,614,458997,169,615,318,608,616,614,262390,617,614,0,131321,618,131320,618,327857,230,619,615,
319,262394,619,620,617,131320,620,262205,160,621,607,327813,160,18,621,613,327811,160,19,320,18,
327813,160,20,613,19,131321,614,131320,614,327808,169,616,615,321,131321,612,131320,617,131326,
613,65592,327734,160,622,0,167,196663,164,623,131320,624,262205,160,625,623,262268,157,626,625,
327874,157,627,626,321,327810,157,21,322,627,262268,160,628,21,262205,160,629,623,327813,160,22,
311,629,131321,630,131320,630,458997,160,631,628,624,26,632,458997,169,633,318,624,634,632,262390,
635,632,0,131321,636,131320,636,327857,230,637,633,319,262394,637,638,635,131320,638,327813,160,
23,22,631,327813,160,24,23,631,327811,160,25,323,24,327813,160,26,631,25,131321,632,131320,632,
327808,169,634,633,321,131321,630,131320,635,131326,631,65592,327734,160,639,0,167,196663,164,640,
131320,641,262205,160,642,640,327866,230,643,642,324,262205,160,644,640,393385,160,645,643,324,
644,327813,160,27,645,325,327809,160,28,27,326,327811,160,29,28,326,327813,160,30,29,327,327811,
160,31,645,30,327813,160,32,29,328,327811,160,33,31,32,327813,160,34,329,33,327809,160,35,34,330,
327813,160,36,35,33,327809,160,37,36,331,327813,160,38,37,33,327809,160,39,38,332,327813,160,40,
39,33,327809,160,41,40,333,327813,160,42,41,33,327809,160,43,42,311,327813,160,44,33,33,327813,
160,45,43,44,327809,160,46,45,33,327809,160,47,46,334,262268,157,646,28,327808,157,48,646,184,
327876,157,647,48,335,262268,160,648,647,327813,160,49,47,648,262205,160,649,640,327864,230,650,
649,336,393385,160,651,650,337,49,131326,651,65592,327734,160,652,0,168,196663,164,653,196663,164,
654,196663,164,655,131320,656,262205,160,657,653,262205,160,658,654,327813,160,50,657,658,262205,
160,659,655,327809,160,51,50,659,131326,51,65592,327734,169,660,0,170,196663,159,661,196663,159,
662,131320,663,262205,157,664,661,262268,169,665,664,262205,157,666,662,262268,169,667,666,397666,
169,668,665,667,0,131326,668,65592,327734,169,669,0,173,196663,172,670,196663,172,671,196663,172,
672,196663,172,673,196663,172,674,131320,675,262203,159,676,7,262203,159,677,7,262203,159,678,7,
262203,159,679,7,262203,159,680,7,262203,159,681,7,262203,159,682,7,262203,159,683,7,131321,684,
131320,684,458997,169,685,318,675,686,687,458997,169,688,318,675,689,687,262390,690,687,1,131321,
691,131320,691,327857,230,692,688,319,262394,692,693,690,131320,693,327745,159,694,670,688,262205,
157,695,694,327874,157,696,695,338,327879,157,697,696,339,327745,159,698,671,688,262205,157,699,
698,196670,676,699,196670,677,697,393273,169,700,660,676,677,262205,157,701,694,327874,157,702,
701,319,327879,157,703,702,339,327745,159,704,672,688,262205,157,705,704,196670,678,705,196670,
679,703,393273,169,706,660,678,679,327808,169,707,700,706,262205,157,708,694,327874,157,709,708,
340,327879,157,710,709,339,327745,159,711,673,688,262205,157,712,711,196670,680,712,196670,681,
710,393273,169,713,660,680,681,327808,169,714,707,713,262205,157,715,694,327879,157,716,715,339,
327745,159,717,674,688,262205,157,718,717,196670,682,718,196670,683,716,393273,169,719,660,682,
683,327808,169,720,714,719,327808,169,686,685,720,131321,687,131320,687,327808,169,689,688,321,
131321,684,131320,690,131326,685,65592,327734,160,721,0,174,196663,164,722,196663,164,723,131320,
724,262205,160,725,722,262205,160,726,723,327809,160,52,725,726,131326,52,65592,327734,169,727,0,
176,196663,175,728,131320,729,262205,169,730,728,393562,169,731,341,730,198,262205,169,732,728,
327808,169,733,732,731,196670,728,733,262205,169,734,728,393562,169,735,341,734,229,262205,169,
736,728,327808,169,737,736,735,196670,728,737,262205,169,738,728,262205,169,739,728,393562,169,
740,341,739,203,327808,169,741,738,740,131326,741,65592,327734,160,742,0,167,196663,164,743,
131320,744,262205,160,745,743,393562,160,746,341,745,198,262205,160,747,743,327866,230,748,746,
747,262205,160,749,743,393385,160,750,748,746,749,196670,743,750,262205,160,751,743,393562,160,
752,341,751,229,262205,160,753,743,327866,230,754,752,753,262205,160,755,743,393385,160,756,754,
752,755,196670,743,756,262205,160,757,743,393562,160,758,341,757,203,262205,160,759,743,327866,
230,760,758,759,262205,160,761,743,393385,160,762,760,758,761,131326,762,65592,327734,160,763,0,
180,196663,179,764,131320,765,262203,344,766,7,262203,164,767,7,262203,164,768,7,262203,346,769,7,
262203,164,770,7,262203,164,771,7,262203,164,772,7,262203,164,773,7,262203,164,774,7,262203,164,
775,7,262203,164,776,7,262203,164,777,7,262203,164,778,7,262203,164,779,7,262201,157,780,522,
327879,157,781,780,192,327879,157,782,781,203,327851,230,783,782,342,327879,157,784,781,229,
327851,230,785,784,342,327879,157,786,781,198,327851,230,787,786,342,131321,788,131320,788,458997,
169,789,318,765,790,791,262390,792,791,1,131321,793,131320,793,327857,230,794,789,319,262394,794,
795,792,131320,795,196855,796,0,262394,783,797,798,131320,797,327808,169,799,789,319,327745,164,
800,764,799,262205,160,801,800,131321,796,131320,798,327745,164,802,764,789,262205,160,803,802,
131321,796,131320,796,458997,160,804,801,797,803,798,196855,805,0,262394,783,806,807,131320,806,
327745,164,808,764,789,262205,160,809,808,131321,805,131320,807,327808,169,810,789,319,327745,164,
811,764,810,262205,160,812,811,131321,805,131320,805,458997,160,813,809,806,812,807,393562,160,
814,341,813,203,196670,767,804,196670,768,814,393273,160,815,721,767,768,327745,164,816,766,789,
196670,816,815,131321,791,131320,791,327808,169,790,789,321,131321,788,131320,792,131321,817,
131320,817,458997,169,818,318,792,819,820,262390,821,820,1,131321,822,131320,822,327857,230,823,
818,340,262394,823,824,821,131320,824,196855,825,0,262394,785,826,827,131320,826,327808,169,828,
818,340,327745,164,829,766,828,262205,160,830,829,131321,825,131320,827,327745,164,831,766,818,
262205,160,832,831,131321,825,131320,825,458997,160,833,830,826,832,827,196855,834,0,262394,785,
835,836,131320,835,327745,164,837,766,818,262205,160,838,837,131321,834,131320,836,327808,169,839,
818,340,327745,164,840,766,839,262205,160,841,840,131321,834,131320,834,458997,160,842,838,835,
841,836,393562,160,843,341,842,229,196670,770,833,196670,771,843,393273,160,844,721,770,771,
327745,164,845,769,818,196670,845,844,131321,820,131320,820,327808,169,819,818,321,131321,817,
131320,821,196855,846,0,262394,787,847,848,131320,847,327745,164,849,769,321,262205,160,850,849,
131321,846,131320,848,327745,164,851,769,318,262205,160,852,851,131321,846,131320,846,458997,160,
853,850,847,852,848,196855,854,0,262394,787,855,856,131320,855,327745,164,857,769,318,262205,160,
858,857,131321,854,131320,856,327745,164,859,769,321,262205,160,860,859,131321,854,131320,854,
458997,160,861,858,855,860,856,393562,160,862,341,861,198,196670,772,853,196670,773,862,393273,
160,863,721,772,773,393562,160,864,341,863,203,196670,774,863,196670,775,864,393273,160,865,721,
774,775,393562,160,866,341,865,229,196670,776,865,196670,777,866,393273,160,867,721,776,777,
393562,160,868,341,867,198,196670,778,867,196670,779,868,393273,160,869,721,778,779,131326,869,
65592,327734,160,870,0,181,196663,159,871,196663,164,872,196663,164,873,131320,874,262203,357,875,
7,262203,179,876,7,262203,179,877,7,262203,164,878,7,262201,157,879,522,327879,157,880,879,248,
131321,881,131320,881,458997,160,882,337,874,883,884,458997,157,885,342,874,886,884,262390,887,
884,0,131321,888,131320,888,327856,230,889,885,352,262394,889,890,887,131320,890,131321,891,
131320,891,458997,157,892,342,890,893,894,262390,895,894,1,131321,896,131320,896,327856,230,897,
892,355,262394,897,898,895,131320,898,327812,157,899,885,355,327808,157,900,899,892,262205,157,
901,871,458764,157,902,1,38,900,359,327812,157,903,902,250,327808,157,904,901,903,327808,157,905,
904,880,393281,360,906,55,318,905,262205,160,907,906,327745,164,908,875,892,196670,908,907,327854,
230,909,900,348,196855,910,0,262394,909,911,910,131320,911,196670,908,337,131321,910,131320,910,
131321,894,131320,894,327808,157,893,892,321,131321,891,131320,895,131321,912,131320,912,458997,
160,883,882,895,57,913,458997,157,914,342,895,915,913,262390,916,913,1,131321,917,131320,917,
327856,230,918,914,355,262394,918,919,916,131320,919,327745,164,920,875,914,262205,160,921,920,
262205,160,922,920,327813,160,56,921,922,327809,160,57,883,56,131321,913,131320,913,327808,157,
915,914,321,131321,912,131320,916,131321,884,131320,884,327808,157,886,885,321,131321,881,131320,
887,327745,364,923,363,880,196670,923,882,262368,229,229,299,131321,924,131320,924,458997,169,925,
318,887,926,927,262390,928,927,1,131321,929,131320,929,327857,230,930,925,365,262394,930,931,928,
131320,931,262201,157,932,522,327879,157,933,932,192,327812,157,934,933,177,262268,157,935,925,
327808,157,936,934,935,327745,364,937,363,936,262205,160,938,937,327745,164,939,876,925,196670,
939,938,131321,927,131320,927,327808,169,926,925,321,131321,924,131320,928,262205,178,940,876,
196670,877,940,327737,160,941,763,877,262205,160,942,872,327813,160,58,941,942,262205,160,943,873,
327809,160,59,58,943,196670,878,59,327737,160,944,622,878,131326,944,65592,327734,157,945,0,182,
196663,159,946,196663,159,947,131320,948,262201,157,949,522,262205,157,950,946,327812,157,951,950,
215,262205,157,952,947,327808,157,953,951,952,327812,157,954,953,6,327808,157,955,949,954,131326,
955,65592,327734,155,956,0,218,196663,159,957,196663,159,958,196663,159,959,196663,217,960,196663,
217,961,131320,962,262203,159,963,7,262203,159,964,7,131321,965,131320,965,458997,157,966,342,962,
967,968,262390,969,968,1,131321,970,131320,970,327856,230,971,966,215,262394,971,972,969,131320,
972,262205,157,973,959,196670,963,973,196670,964,966,393273,157,974,945,963,964,458764,157,975,1,
38,974,368,262205,157,976,957,327814,157,977,976,203,327808,157,978,977,975,393281,370,979,62,318,
978,262205,183,980,979,327745,220,981,960,966,196670,981,980,196855,982,0,262394,63,983,982,
131320,983,262205,157,984,958,327814,157,985,984,203,327808,157,986,985,975,393281,370,987,66,318,
986,262205,183,988,987,327745,220,989,961,966,196670,989,988,131321,982,131320,982,131321,968,
131320,968,327808,157,967,966,321,131321,965,131320,969,65789,65592,327734,155,990,0,219,196663,
164,991,196663,159,992,196663,217,993,196663,216,994,131320,995,262203,217,996,7,262203,159,997,7,
262203,159,998,7,131321,999,131320,999,458997,157,1000,342,995,70,1001,262390,1002,1001,1,131321,
1003,131320,1003,327856,230,1004,1000,215,262394,1004,1005,1002,131320,1005,327745,220,1006,993,
1000,262205,183,1007,1006,196855,1008,0,262394,63,1009,1008,131320,1009,262205,160,1010,991,
327822,183,67,1007,1010,196670,996,994,327745,220,1011,996,1000,262205,183,1012,1011,327813,183,
68,67,1012,131321,1008,131320,1008,458997,183,1013,1007,1005,68,1009,262205,157,1014,992,196670,
997,1014,196670,998,1000,393273,157,1015,945,997,998,327856,230,1016,1015,69,458832,373,1017,1016,
1016,1016,1016,393385,183,1018,1017,1013,372,196670,1006,1018,131321,1001,131320,1001,327808,157,
70,1000,321,131321,999,131320,1002,65789,65592,327734,157,1019,0,221,196663,220,1020,196663,164,
1021,196663,175,1022,131320,1023,262203,220,1024,7,262205,183,1025,1020,262205,160,1026,1021,
327822,183,71,1025,1026,196670,1024,71,131321,1027,131320,1027,458997,157,1028,342,1023,1029,1030,
458997,169,1031,318,1023,1032,1030,262390,1033,1030,1,131321,1034,131320,1034,327857,230,1035,
1031,319,262394,1035,1036,1033,131320,1036,327745,164,1037,1024,1031,262205,160,1038,1037,327864,
230,1039,1038,374,196855,1040,0,262394,1039,1041,1042,131320,1041,262205,160,1043,1037,131321,
1040,131320,1042,131321,1040,131320,1040,458997,160,1044,1043,1041,374,1042,327866,230,1045,1044,
375,393385,160,1046,1045,1044,375,393228,160,1047,1,2,1046,262254,169,1048,1047,262205,169,1049,
1022,327808,169,1050,1049,1048,196670,1022,1050,327879,169,1051,1048,376,262268,157,1052,1051,
327812,169,1053,365,1031,327876,157,1054,1052,1053,327877,157,1029,1028,1054,131321,1030,131320,
1030,327808,169,1032,1031,321,131321,1027,131320,1033,131326,1028,65592,327734,160,1055,0,222,
196663,159,1056,196663,159,1057,196663,164,1058,196663,164,1059,131320,1060,262203,217,1061,7,
262203,159,1062,7,262203,159,1063,7,262203,159,1064,7,262203,217,1065,7,262203,217,1066,7,262203,
159,1067,7,262203,164,1068,7,262203,164,1069,7,262203,159,1070,7,262203,159,1071,7,262203,159,
1072,7,262203,217,1073,7,262203,217,1074,7,262203,164,1075,7,262203,159,1076,7,262203,217,1077,7,
262203,164,1078,7,262203,159,1079,7,262203,159,1080,7,262203,159,1081,7,262203,217,1082,7,262203,
217,1083,7,262203,164,1084,7,262203,159,1085,7,262203,217,1086,7,262203,159,1087,7,262203,159,
1088,7,262203,220,1089,7,262203,164,1090,7,262203,175,1091,7,262201,157,1092,522,327850,230,1093,
1092,342,196855,1094,0,262394,1093,1095,1094,131320,1095,196670,379,342,196670,381,318,131321,
1094,131320,1094,262205,157,1096,1056,196670,1062,1096,262205,157,1097,1057,196670,1063,1097,
196670,1064,342,589881,155,1098,956,1062,1063,1064,1065,1066,262205,216,1099,1065,196670,1061,
1099,262205,216,1100,1066,196855,1101,0,262394,63,1102,1103,131320,1102,262205,157,1104,1056,
196670,1067,1104,262205,160,1105,1058,196670,1068,1105,262205,160,1106,1059,196670,1069,1106,
458809,160,1107,870,1067,1068,1069,131321,1101,131320,1103,262368,229,229,299,131321,1101,131320,
1101,458997,160,1108,1107,1102,334,1103,131321,1109,131320,1109,458997,216,1110,1100,1101,1111,
1112,458997,160,1113,377,1101,1114,1112,458997,157,1115,342,1101,1116,1112,262390,1117,1112,0,
131321,1118,131320,1118,327856,230,1119,1115,210,262394,1119,1120,1117,131320,1120,327852,230,
1121,1115,342,196855,1122,0,262394,1121,1123,1122,131320,1123,262205,157,1124,1056,196670,1070,
1124,262205,157,1125,1057,196670,1071,1125,196670,1072,1115,589881,155,1126,956,1070,1071,1072,
1073,1074,262205,216,1127,1073,196670,1061,1127,262205,216,1128,1074,131321,1122,131320,1122,
458997,216,1111,1110,1120,1128,1123,196670,1075,1108,196670,1076,1115,262205,216,1129,1061,196670,
1077,1129,524345,155,1130,990,1075,1076,1077,1111,262205,216,1131,1077,196670,1061,1131,131321,
1132,131320,1132,458997,157,1133,342,1122,1134,1135,458997,160,1114,1113,1122,1136,1135,262390,
1137,1135,1,131321,1138,131320,1138,327856,230,1139,1133,215,262394,1139,1140,1137,131320,1140,
131321,1141,131320,1141,458997,160,1136,1114,1140,1142,1143,458997,169,1144,318,1140,1145,1143,
262390,1146,1143,1,131321,1147,131320,1147,327857,230,1148,1144,319,262394,1148,1149,1146,131320,
1149,393281,164,1150,1061,1133,1144,262205,160,1151,1150,393228,160,1152,1,4,1151,327866,230,1153,
1152,1136,393385,160,1142,1153,1152,1136,131321,1143,131320,1143,327808,169,1145,1144,321,131321,
1141,131320,1146,131321,1135,131320,1135,327808,157,1134,1133,321,131321,1132,131320,1137,131321,
1112,131320,1112,327808,157,1116,1115,321,131321,1109,131320,1117,262268,157,1154,1113,458991,157,
1155,379,198,342,1154,262368,229,229,299,262205,157,1156,379,262268,160,1157,1156,196670,1078,
1157,327737,160,1158,606,1078,327813,160,72,374,1158,327813,160,73,1157,382,131321,1159,131320,
1159,458997,169,1160,318,1117,1161,1162,458997,157,1163,342,1117,1164,1162,262390,1165,1162,0,
131321,1166,131320,1166,327856,230,1167,1163,210,262394,1167,1168,1165,131320,1168,196855,1169,0,
262394,383,1170,1169,131320,1170,262205,157,1171,1056,196670,1079,1171,262205,157,1172,1057,
196670,1080,1172,196670,1081,1163,589881,155,1173,956,1079,1080,1081,1082,1083,262205,216,1174,
1082,196670,1061,1174,262205,216,1175,1083,196670,1084,1108,196670,1085,1163,196670,1086,1174,
524345,155,1176,990,1084,1085,1086,1175,262205,216,1177,1086,196670,1061,1177,131321,1169,131320,
1169,131321,1178,131320,1178,458997,169,1161,1160,1169,1179,1180,458997,157,1181,342,1169,1182,
1180,262390,1183,1180,1,131321,1184,131320,1184,327856,230,1185,1181,215,262394,1185,1186,1183,
131320,1186,196670,1087,1163,196670,1088,1181,393273,157,1187,945,1087,1088,327745,220,1188,1061,
1181,262205,183,1189,1188,196670,1089,1189,196670,1090,72,196670,1091,1161,458809,157,1190,1019,
1089,1090,1091,262205,169,1179,1091,327856,230,1191,1187,384,196855,1192,0,262394,1191,1193,1192,
131320,1193,327814,157,1194,1187,203,327817,157,1195,1187,203,393281,378,1196,387,1194,1195,
196670,1196,1190,131321,1192,131320,1192,131321,1180,131320,1180,327808,157,1182,1181,321,131321,
1178,131320,1183,131321,1162,131320,1162,327808,157,1164,1163,321,131321,1159,131320,1165,458986,
169,1197,381,198,342,1160,262368,229,229,299,131326,73,65592,327734,160,1198,0,174,196663,164,
1199,196663,164,1200,131320,1201,262203,164,1202,7,262203,164,1203,7,262203,164,1204,7,262203,164,
1205,7,262205,160,1206,1199,327866,230,1207,1206,337,262205,160,1208,1199,393385,160,1209,1207,
1208,337,196855,1210,0,262394,74,1211,1212,131320,1211,262205,160,1213,1199,262205,160,1214,1199,
262271,160,75,1214,196670,1202,75,327737,160,1215,639,1202,196670,1203,334,196670,1204,1215,
393273,160,1216,721,1203,1204,196670,1205,1216,327737,160,1217,606,1205,327813,160,76,1213,1217,
262205,160,1218,1200,327813,160,77,76,1218,131321,1210,131320,1212,327813,160,78,1209,1209,262205,
160,1219,1200,327813,160,79,78,1219,131321,1210,131320,1210,458997,160,1220,77,1211,79,1212,
131326,1220,65592,327734,157,1221,0,182,196663,159,1222,196663,159,1223,131320,1224,262205,157,
1225,1222,327812,157,1226,1225,203,327814,157,1227,1226,10,262205,157,1228,1222,327812,157,1229,
1228,203,327817,157,1230,1229,10,327854,230,1231,1230,81,327846,230,1232,80,1231,262312,230,1233,
1232,196855,1234,0,262394,1233,1235,1234,131320,1235,327854,230,1236,1227,388,131321,1234,131320,
1234,458997,230,1237,1232,1224,1236,1235,196855,1238,0,262394,1237,1239,1238,131320,1239,262205,
157,1240,1222,327812,157,1241,1240,203,262205,157,1242,1223,327808,157,1243,1241,1242,131326,1243,
131320,1238,327812,157,1244,1227,10,327814,157,1245,1230,229,327808,157,1246,1244,1245,262205,157,
1247,1223,327879,157,1248,1247,198,327808,157,1249,1246,1248,262205,157,1250,1223,327874,157,1251,
1250,321,327812,157,1252,1251,389,327808,157,1253,1249,1252,131326,1253,65592,327734,160,1254,0,
223,196663,175,1255,196663,175,1256,196663,164,1257,196663,164,1258,196663,159,1259,131320,1260,
262205,169,1261,1255,262205,169,1262,1256,327810,169,1263,1261,1262,262255,160,1264,1263,262205,
160,1265,1258,262205,160,1266,1257,327813,160,82,1265,1266,327813,160,83,1264,82,327745,392,1267,
391,340,262205,157,1268,1267,327851,230,1269,1268,393,196855,1270,0,262394,1269,1271,1270,131320,
1271,262205,157,1272,1259,327808,157,1273,1268,1272,393281,360,1274,87,318,1273,262205,160,1275,
1274,327809,160,88,83,1275,131321,1270,131320,1270,458997,160,1276,83,1260,88,1271,131326,1276,
65592,327734,162,1277,0,224,196663,164,1278,196663,164,1279,196663,159,1280,196663,159,1281,
131320,1282,262203,288,1283,7,262205,157,1284,1281,327812,157,1285,1284,396,262205,157,1286,1280,
327808,157,1287,1285,1286,393281,397,1288,91,318,1287,262205,162,1289,1288,196670,1283,1289,
262205,160,1290,1278,327745,164,1291,1283,342,262205,160,1292,1291,327813,160,92,1290,1292,262205,
160,1293,1279,327745,164,1294,1283,198,262205,160,1295,1294,327813,160,93,1293,1295,327811,160,94,
92,93,262205,160,1296,1278,262205,160,1297,1294,327813,160,95,1296,1297,262205,160,1298,1279,
262205,160,1299,1291,327813,160,96,1298,1299,327809,160,97,95,96,327760,162,1300,94,97,131326,
1300,65592,327734,155,1301,0,225,196663,159,1302,196663,220,1303,196663,159,1304,131320,1305,
262203,164,1306,7,262203,164,1307,7,262203,159,1308,7,262203,159,1309,7,262203,164,1310,7,262203,
164,1311,7,262203,159,1312,7,262203,159,1313,7,262203,288,1314,7,262203,164,1315,7,262203,164,
1316,7,262203,159,1317,7,262203,159,1318,7,262203,288,1319,7,262203,164,1320,7,262203,164,1321,7,
262203,159,1322,7,262203,159,1323,7,262203,220,1324,7,262203,164,1325,7,262203,164,1326,7,262203,
164,1327,7,262203,164,1328,7,262205,157,1329,1302,327812,157,1330,1329,203,327814,157,1331,1330,
10,262205,157,1332,1302,327812,157,98,1332,203,327817,157,99,98,10,327745,400,1333,105,318,262205,
157,1334,1333,262205,157,1335,1304,327808,157,106,1334,1335,327808,157,1336,99,229,327856,230,
1337,1331,401,327856,230,1338,99,81,327847,230,1339,1337,1338,196855,1340,0,262394,1339,1341,1340,
131320,1341,196855,1342,0,262394,80,1343,1344,131320,1343,327814,157,107,99,229,327745,164,1345,
1303,342,262205,160,1346,1345,196670,1306,1346,327745,164,1347,1303,198,262205,160,1348,1347,
196670,1307,1348,196670,1308,107,196670,1309,106,524345,162,1349,1277,1306,1307,1308,1309,327761,
160,1350,1349,0,196670,1345,1350,327761,160,1351,1349,1,196670,1347,1351,327808,157,108,107,198,
327745,164,1352,1303,229,262205,160,1353,1352,196670,1310,1353,327745,164,1354,1303,341,262205,
160,1355,1354,196670,1311,1355,196670,1312,108,196670,1313,106,524345,162,1356,1277,1310,1311,
1312,1313,327761,160,1357,1356,0,196670,1352,1357,327761,160,1358,1356,1,196670,1354,1358,131321,
1342,131320,1344,327814,157,109,99,229,327745,164,1359,1303,342,262205,160,1360,1359,196670,1315,
1360,327745,164,1361,1303,229,262205,160,1362,1361,196670,1316,1362,196670,1317,109,196670,1318,
106,524345,162,1363,1277,1315,1316,1317,1318,196670,1314,1363,327808,157,110,109,198,327745,164,
1364,1303,198,262205,160,1365,1364,196670,1320,1365,327745,164,1366,1303,341,262205,160,1367,1366,
196670,1321,1367,196670,1322,110,196670,1323,106,524345,162,1368,1277,1320,1321,1322,1323,196670,
1319,1368,327745,164,1369,1314,342,262205,160,1370,1369,327745,164,1371,1319,342,262205,160,1372,
1371,327745,164,1373,1314,198,262205,160,1374,1373,327745,164,1375,1319,198,262205,160,1376,1375,
458832,183,1377,1370,1372,1374,1376,196670,1303,1377,327814,157,1378,99,229,327808,157,1379,1378,
402,131321,1342,131320,1342,458997,157,1380,1336,1343,1379,1344,458997,157,1381,99,1343,1378,1344,
131321,1340,131320,1340,458997,157,1382,1336,1305,1380,1342,458997,157,1383,99,1305,1381,1342,
327856,230,1384,1331,11,196855,1385,0,262394,1384,1386,1387,131320,1386,327745,392,1388,391,403,
262205,157,1389,1388,262205,157,1390,1304,327745,392,1391,391,338,262205,157,1392,1391,327812,157,
1393,1390,1392,327808,157,1394,1389,1393,327812,157,1395,1331,252,327808,157,1396,1394,1395,
262205,183,1397,1303,327745,404,1398,391,303,262205,160,1399,1398,327822,183,111,1397,1399,196670,
1324,111,327808,157,1400,1396,1383,327745,164,1401,1324,342,262205,160,1402,1401,393281,360,1403,
55,318,1400,196670,1403,1402,327808,157,1404,1400,198,327745,164,1405,1324,198,262205,160,1406,
1405,393281,360,1407,55,318,1404,196670,1407,1406,327808,157,1408,1396,1382,327745,164,1409,1324,
229,262205,160,1410,1409,393281,360,1411,55,318,1408,196670,1411,1410,327808,157,1412,1408,198,
327745,164,1413,1324,341,262205,160,1414,1413,393281,360,1415,55,318,1412,196670,1415,1414,131321,
1385,131320,1387,327810,157,1416,1331,11,327856,230,1417,1416,12,196855,1418,0,262394,1417,1419,
1420,131320,1419,131321,1418,131320,1420,327810,157,1421,1416,12,131321,1418,131320,1418,458997,
157,1422,1416,1419,1421,1420,327745,392,1423,391,405,262205,157,1424,1423,327812,157,1425,1422,
1424,327808,157,1426,1425,106,327812,157,1427,1426,252,327745,164,1428,1303,342,262205,160,1429,
1428,196670,1325,1429,327745,164,1430,1303,198,262205,160,1431,1430,196670,1326,1431,393273,157,
1432,594,1325,1326,327745,164,1433,1303,229,262205,160,1434,1433,196670,1327,1434,327745,164,1435,
1303,341,262205,160,1436,1435,196670,1328,1436,393273,157,1437,594,1327,1328,196855,1438,0,262394,
1417,1439,1440,131320,1439,327808,157,1441,1427,1383,327814,157,1442,1441,229,393281,400,1443,114,
318,1442,196670,1443,1432,327808,157,1444,1427,1382,327814,157,1445,1444,229,393281,400,1446,114,
318,1445,196670,1446,1437,131321,1438,131320,1440,327808,157,1447,1427,1383,327814,157,1448,1447,
229,393281,400,1449,117,318,1448,196670,1449,1432,327808,157,1450,1427,1382,327814,157,1451,1450,
229,393281,400,1452,117,318,1451,196670,1452,1437,131321,1438,131320,1438,131321,1385,131320,1385,
65789,65592,327734,155,1453,0,226,196663,159,1454,196663,164,1455,196663,159,1456,131320,1457,
327745,392,1458,391,403,262205,157,1459,1458,262205,157,1460,1456,327745,392,1461,391,338,262205,
157,1462,1461,327812,157,1463,1460,1462,327808,157,1464,1459,1463,262205,157,1465,1454,327808,157,
1466,1464,1465,393281,360,1467,55,318,1466,262205,160,1468,1467,262205,160,1469,1455,327745,404,
1470,391,408,262205,160,1471,1470,327813,160,118,1469,1471,327809,160,119,1468,118,196670,1467,
119,65789,65592,327734,155,1472,0,226,196663,159,1473,196663,164,1474,196663,159,1475,131320,1476,
327745,392,1477,391,403,262205,157,1478,1477,262205,157,1479,1475,327745,392,1480,391,338,262205,
157,1481,1480,327812,157,1482,1479,1481,327808,157,1483,1478,1482,262205,157,1484,1473,327808,157,
1485,1483,1484,262205,160,1486,1474,393281,360,1487,55,318,1485,196670,1487,1486,65789,65592,
327734,155,1488,0,227,196663,159,1489,196663,164,1490,196663,164,1491,196663,159,1492,131320,1493,
262203,164,1494,7,262203,164,1495,7,327745,392,1496,391,403,262205,157,1497,1496,262205,157,1498,
1492,327745,392,1499,391,338,262205,157,1500,1499,327812,157,1501,1498,1500,327808,157,1502,1497,
1501,262205,157,1503,1489,327808,157,1504,1502,1503,262205,160,1505,1490,196670,1494,1505,262205,
160,1506,1491,196670,1495,1506,393273,160,1507,1198,1494,1495,393281,360,1508,55,318,1504,196670,
1508,1507,65789,65592,327734,171,1509,0,228,196663,159,1510,196663,159,1511,131320,1512,196855,
1513,0,262394,409,1514,1515,131320,1514,262205,157,1516,1511,327745,410,1517,387,1516,262205,171,
1518,1517,131321,1513,131320,1515,262205,157,1519,1510,327812,157,1520,1519,202,262205,157,1521,
1511,327808,157,1522,1520,1521,393281,412,1523,122,318,1522,262205,171,1524,1523,131321,1513,
131320,1513,458997,171,1525,1518,1514,1524,1515,131326,1525,65592,327734,155,1526,0,240,196663,
159,1527,196663,234,1528,196663,239,1529,131320,1530,262203,416,1531,7,131321,1532,131320,1532,
458997,157,1533,342,1530,1534,1535,262390,1536,1535,1,131321,1537,131320,1537,327856,230,1538,
1533,236,262394,1538,1539,1536,131320,1539,262205,157,1540,1527,327808,157,1541,1540,1533,327812,
157,1542,1541,177,262201,157,1543,522,327879,157,1544,1543,192,327808,157,1545,1542,1544,458764,
157,1546,1,38,1545,414,131321,1547,131320,1547,458997,157,1548,342,1539,1549,1550,262390,1551,
1550,1,131321,1552,131320,1552,327856,230,1553,1548,233,262394,1553,1554,1551,131320,1554,327812,
157,1555,1533,233,327808,157,1556,1555,1548,327745,392,1557,391,318,262205,157,1558,1557,196670,
1531,1528,327745,159,1559,1531,1548,262205,157,1560,1559,327812,157,1561,1560,417,327808,157,1562,
1558,1561,327808,157,1563,1562,1546,393281,412,1564,125,318,1563,262205,171,1565,1564,327745,172,
1566,1529,1556,196670,1566,1565,131321,1550,131320,1550,327808,157,1549,1548,321,131321,1547,
131320,1551,131321,1535,131320,1535,327808,157,1534,1533,321,131321,1532,131320,1536,65789,65592,
327734,155,1567,0,244,196663,159,1568,196663,238,1569,196663,243,1570,131320,1571,262203,159,1572,
7,262203,159,1573,7,262203,159,1574,7,262203,159,1575,7,262203,159,1576,7,262203,159,1577,7,
262203,159,1578,7,262203,159,1579,7,262203,172,1580,7,262203,239,1581,7,262203,172,1582,7,262203,
172,1583,7,262203,172,1584,7,262203,172,1585,7,131321,1586,131320,1586,458997,157,1587,342,1571,
1588,1589,262390,1590,1589,1,131321,1591,131320,1591,327856,230,1592,1587,236,262394,1592,1593,
1590,131320,1593,262205,157,1594,1568,327808,157,1595,1594,1587,327812,157,1596,1595,177,262201,
157,1597,522,327879,157,1598,1597,192,327808,157,1599,1596,1598,327814,157,1600,1599,229,327812,
157,1601,1600,177,327817,157,1602,1599,229,327808,157,1603,1601,1602,131321,1604,131320,1604,
458997,157,1605,342,1593,1606,1607,262390,1608,1607,1,131321,1609,131320,1609,327856,230,1610,
1605,9,262394,1610,1611,1608,131320,1611,196670,1572,1605,196670,1573,1603,393273,171,1612,1509,
1572,1573,327808,157,1613,1603,229,196670,1574,1605,196670,1575,1613,393273,171,1614,1509,1574,
1575,327808,157,1615,1603,203,196670,1576,1605,196670,1577,1615,393273,171,1616,1509,1576,1577,
327808,157,1617,1603,418,196670,1578,1605,196670,1579,1617,393273,171,1618,1509,1578,1579,131321,
1619,131320,1619,458997,157,1620,342,1611,1621,1622,262390,1623,1622,1,131321,1624,131320,1624,
327856,230,1625,1620,233,262394,1625,1626,1623,131320,1626,327812,157,1627,1605,233,327808,157,
1628,1627,1620,327812,157,1629,1587,233,327808,157,1630,1629,1620,196670,1581,1569,327745,172,
1631,1581,1630,262205,171,1632,1631,196670,1580,1632,196670,1582,1612,196670,1583,1614,196670,
1584,1616,196670,1585,1618,589881,169,1633,669,1580,1582,1583,1584,1585,327745,175,1634,1570,1628,
262205,169,1635,1634,327808,169,1636,1635,1633,196670,1634,1636,131321,1622,131320,1622,327808,
157,1621,1620,321,131321,1619,131320,1623,131321,1607,131320,1607,327808,157,1606,1605,321,131321,
1604,131320,1608,131321,1589,131320,1589,327808,157,1588,1587,321,131321,1586,131320,1590,65789,
65592,327734,155,509,0,245,196663,159,1637,131320,1638,262203,416,1639,7,262203,159,1640,7,262203,
159,1641,7,262203,243,1642,7,262203,424,1643,7,262203,159,1644,7,262203,239,1645,7,262203,427,
1646,7,262203,159,1647,7,262203,159,1648,7,262203,164,1649,7,262203,164,1650,7,262203,431,1651,7,
262203,159,1652,7,262203,243,1653,7,262203,159,1654,7,262203,239,1655,7,262203,159,1656,7,262203,
243,1657,7,262203,175,1658,7,262203,175,1659,7,262203,175,1660,7,262203,175,1661,7,262203,164,
1662,7,262203,164,1663,7,262203,159,1664,7,262203,159,1665,7,262203,164,1666,7,262203,159,1667,7,
262203,159,1668,7,262203,164,1669,7,262203,159,1670,7,262203,175,1671,7,262203,175,1672,7,262203,
164,1673,7,262203,164,1674,7,262203,159,1675,7,262203,159,1676,7,262203,164,1677,7,262203,164,
1678,7,262203,159,1679,7,262203,159,1680,7,262203,220,1681,7,262203,159,1682,7,262201,157,1683,
522,327879,157,1684,1683,192,327874,157,1685,1683,419,262205,157,1686,1637,327812,157,1687,1686,
257,327808,157,1688,1687,1685,327812,157,1689,1688,8,131321,1690,131320,1690,458997,157,1691,342,
1638,1692,1693,262390,1694,1693,1,131321,1695,131320,1695,327856,230,1696,1691,8,262394,1696,1697,
1694,131320,1697,327808,157,1698,1689,1691,327745,392,1699,391,420,262205,157,1700,1699,327810,
157,1701,1700,198,458764,157,1702,1,38,1698,1701,196855,1703,0,262394,421,1704,1705,131320,1704,
327814,157,1706,1702,203,327817,157,1707,1702,203,196670,1640,1706,196670,1641,1707,393273,157,
1708,1221,1640,1641,131321,1703,131320,1705,131321,1703,131320,1703,458997,157,1709,1708,1704,
1702,1705,327745,159,1710,1639,1691,196670,1710,1709,196855,1711,0,262394,422,1712,1711,131320,
1712,327808,157,1713,8,1691,327808,157,1714,1700,1702,327745,159,1715,1639,1713,196670,1715,1714,
131321,1711,131320,1711,131321,1693,131320,1693,327808,157,1692,1691,321,131321,1690,131320,1694,
131321,1716,131320,1716,458997,157,1717,342,1694,1718,1719,262390,1720,1719,1,131321,1721,131320,
1721,327856,230,1722,1717,241,262394,1722,1723,1720,131320,1723,327745,175,1724,1642,1717,196670,
1724,318,131321,1719,131320,1719,327808,157,1718,1717,321,131321,1716,131320,1720,131321,1725,
131320,1725,458997,157,1726,342,1720,1727,1728,262390,1729,1728,1,131321,1730,131320,1730,327856,
230,1731,1726,233,262394,1731,1732,1729,131320,1732,327745,392,1733,391,321,262205,157,1734,1733,
327745,159,1735,1639,1726,262205,157,1736,1735,327808,157,1737,1734,1736,393281,360,1738,87,318,
1737,262205,160,1739,1738,327745,164,1740,1643,1726,196670,1740,1739,131321,1728,131320,1728,
327808,157,1727,1726,321,131321,1725,131320,1729,262205,234,1741,1639,196670,1644,342,458809,155,
1742,1526,1644,1741,1645,262205,238,1743,1645,196855,1744,0,262394,425,1745,1746,131320,1745,
327745,392,1747,391,319,262205,157,1748,1747,196670,1647,1748,327745,392,1749,391,419,262205,157,
1750,1749,196670,1648,1750,327745,404,1751,391,428,262205,160,1752,1751,196670,1649,1752,327745,
404,1753,391,429,262205,160,1754,1753,196670,1650,1754,524345,160,1755,1055,1647,1648,1649,1650,
327745,164,1756,1646,318,196670,1756,1755,262205,169,1757,381,327745,175,1758,1651,318,196670,
1758,1757,131321,1744,131320,1746,131321,1759,131320,1759,458997,157,1760,342,1746,1761,1762,
262390,1763,1762,1,131321,1764,131320,1764,327856,230,1765,1760,9,262394,1765,1766,1763,131320,
1766,327745,392,1767,391,432,262205,157,1768,1767,327812,157,1769,229,1760,327808,157,1770,1768,
1769,393281,360,1771,55,318,1770,262205,160,1772,1771,327745,164,1773,1646,1760,196670,1773,1772,
327808,157,1774,1770,198,393281,360,1775,55,318,1774,262205,160,1776,1775,262268,169,1777,1776,
327745,175,1778,1651,1760,196670,1778,1777,131321,1762,131320,1762,327808,157,1761,1760,321,
131321,1759,131320,1763,131321,1744,131320,1744,196670,1652,342,262205,242,1779,1642,196670,1653,
1779,458809,155,1780,1567,1652,1743,1653,262205,242,1781,1653,196670,1642,1781,131321,1782,131320,
1782,458997,157,1783,236,1744,1784,1785,262390,1786,1785,0,131321,1787,131320,1787,327856,230,
1788,1783,433,262394,1788,1789,1786,131320,1789,262205,234,1790,1639,196670,1654,1783,458809,155,
1791,1526,1654,1790,1655,262205,238,1792,1655,196670,1656,1783,262205,242,1793,1642,196670,1657,
1793,458809,155,1794,1567,1656,1792,1657,262205,242,1795,1657,196670,1642,1795,131321,1785,131320,
1785,327808,157,1784,1783,236,131321,1782,131320,1786,131321,1796,131320,1796,458997,157,1797,342,
1786,1798,1799,262390,1800,1799,1,131321,1801,131320,1801,327856,230,1802,1797,9,262394,1802,1803,
1800,131320,1803,131321,1804,131320,1804,458997,157,1805,342,1803,1806,1807,262390,1808,1807,1,
131321,1809,131320,1809,327856,230,1810,1805,8,262394,1810,1811,1808,131320,1811,327812,157,1812,
1797,233,327808,157,1813,1812,1805,327745,175,1814,1642,1813,262205,169,1815,1814,196670,1658,
1815,327737,169,1816,727,1658,196855,1817,0,262394,434,1818,1817,131320,1818,327808,157,1819,1812,
8,327808,157,1820,1819,1805,327745,175,1821,1642,1820,262205,169,1822,1821,196670,1659,1822,
327737,169,1823,727,1659,131321,1817,131320,1817,458997,169,1824,318,1811,1823,1818,196670,1660,
1816,327745,175,1825,1651,1797,262205,169,1826,1825,196670,1661,1826,327745,164,1827,1646,1797,
262205,160,1828,1827,196670,1662,1828,327745,164,1829,1643,1805,262205,160,1830,1829,196670,1663,
1830,327745,159,1831,1639,1805,262205,157,1832,1831,196670,1664,1832,589881,160,1833,1254,1660,
1661,1662,1663,1664,327851,230,1834,1684,342,196855,1835,0,262394,1834,1836,1835,131320,1836,
131321,1807,131320,1835,196855,1837,0,262394,435,1838,1839,131320,1838,327812,157,1840,1797,257,
327808,157,1841,1840,1685,327812,157,1842,1841,8,327808,157,1843,1842,1805,327745,364,1844,440,
1843,196670,1844,1833,131321,1837,131320,1839,327808,157,1845,1689,1805,327745,392,1846,391,420,
262205,157,1847,1846,327856,230,1848,1845,1847,196855,1849,0,262394,1848,1850,1849,131320,1850,
327745,392,1851,391,365,262205,157,1852,1851,327856,230,1853,1797,1852,131321,1849,131320,1849,
458997,230,1854,1848,1839,1853,1850,196855,1855,0,262394,1854,1856,1855,131320,1856,196855,1857,0,
262394,441,1858,1859,131320,1858,262205,157,1860,1831,196670,1665,1860,196670,1666,1833,196670,
1667,1797,458809,155,1861,1453,1665,1666,1667,131321,1857,131320,1859,196855,1862,0,262394,442,
1863,1864,131320,1863,262205,157,1865,1831,196670,1668,1865,196670,1669,1833,196670,1670,1797,
458809,155,1866,1472,1668,1669,1670,131321,1862,131320,1864,327808,157,1867,443,1805,262205,157,
1868,1831,327808,157,1869,1847,1868,196670,1671,1824,262205,169,1870,1825,196670,1672,1870,262205,
160,1871,1827,196670,1673,1871,327745,164,1872,1643,1867,262205,160,1873,1872,196670,1674,1873,
196670,1675,1869,589881,160,1874,1254,1671,1672,1673,1674,1675,262205,157,1875,1831,196670,1676,
1875,196670,1677,1833,196670,1678,1874,196670,1679,1797,524345,155,1876,1488,1676,1677,1678,1679,
131321,1862,131320,1862,131321,1857,131320,1857,131321,1855,131320,1855,131321,1837,131320,1837,
131321,1807,131320,1807,327808,157,1806,1805,321,131321,1804,131320,1808,131321,1799,131320,1799,
327808,157,1798,1797,321,131321,1796,131320,1800,196855,1877,0,262394,444,1878,1877,131320,1878,
262368,229,229,299,262205,157,1879,1637,327812,157,1880,1879,446,327817,157,1881,1683,446,327808,
157,1882,1880,1881,327814,157,1883,1683,446,131321,1884,131320,1884,458997,157,1885,1883,1878,
1886,1887,262390,1888,1887,0,131321,1889,131320,1889,327856,230,1890,1885,9,262394,1890,1891,1888,
131320,1891,327812,157,1892,1885,446,327808,157,1893,1892,1881,327812,157,1894,1893,203,327812,
157,1895,1882,203,327745,392,1896,391,420,262205,157,1897,1896,327856,230,1898,1895,1897,196855,
1899,0,262394,1898,1900,1899,131320,1900,327745,392,1901,391,365,262205,157,1902,1901,327856,230,
1903,1885,1902,131321,1899,131320,1899,458997,230,1904,1898,1891,1903,1900,196855,1905,0,262394,
1904,1906,1905,131320,1906,327745,364,1907,440,1894,262205,160,1908,1907,327808,157,1909,1894,198,
327745,364,1910,440,1909,262205,160,1911,1910,327808,157,1912,1894,229,327745,364,1913,440,1912,
262205,160,1914,1913,327808,157,1915,1894,341,327745,364,1916,440,1915,262205,160,1917,1916,
458832,183,1918,1908,1911,1914,1917,196670,1680,1882,196670,1681,1918,196670,1682,1885,458809,155,
1919,1301,1680,1681,1682,131321,1905,131320,1905,131321,1887,131320,1887,327814,157,1920,6,446,
327808,157,1886,1885,1920,131321,1884,131320,1888,131321,1877,131320,1877,65789,65592,327734,157,
1921,0,246,196663,159,1922,131320,1923,262201,157,1924,522,327814,157,1925,1924,278,327812,157,
1926,1925,283,262205,157,1927,1922,327817,157,1928,1927,283,327808,157,1929,1926,1928,131326,1929,
65592,327734,157,1930,0,246,196663,159,1931,131320,1932,262201,157,1933,522,327817,157,1934,1933,
278,262205,157,1935,1931,327814,157,1936,1935,283,327812,157,1937,1936,6,327808,157,1938,1934,
1937,131326,1938,65592,327734,230,1939,0,247,196663,159,1940,131320,1941,262203,159,1942,7,262203,
159,1943,7,262205,157,1944,1940,196670,1942,1944,327737,157,1945,1921,1942,327856,230,1946,1945,
276,196855,1947,0,262394,1946,1948,1947,131320,1948,262205,157,1949,1940,196670,1943,1949,327737,
157,1950,1930,1943,327856,230,1951,1950,267,131321,1947,131320,1947,458997,230,1952,1946,1941,
1951,1948,131326,1952,65592,327734,155,1953,0,265,196663,159,1954,196663,159,1955,196663,159,1956,
196663,159,1957,196663,264,1958,131320,1959,262205,157,1960,1954,327745,392,1961,391,405,262205,
157,1962,1961,327812,157,1963,1960,1962,262205,157,1964,1955,327812,157,1965,1964,250,327808,157,
1966,1963,1965,327812,157,1967,1966,253,327812,157,1968,1967,177,262201,157,1969,522,327879,157,
1970,1969,192,327808,157,1971,1968,1970,131321,1972,131320,1972,458997,157,1973,342,1959,1974,
1975,262390,1976,1975,1,131321,1977,131320,1977,327856,230,1978,1973,261,262394,1978,1979,1976,
131320,1979,262205,157,1980,1957,327812,157,1981,1973,257,327808,157,1982,1980,1981,262201,157,
1983,522,327874,157,1984,1983,419,327808,157,1985,1982,1984,262205,157,1986,1956,327810,157,1987,
1986,198,458764,157,1988,1,38,1985,1987,131321,1989,131320,1989,458997,157,1990,342,1979,1991,
1992,262390,1993,1992,1,131321,1994,131320,1994,327856,230,1995,1990,253,262394,1995,1996,1993,
131320,1996,327812,157,1997,1973,253,327808,157,1998,1997,1990,327812,157,1999,1988,253,327808,
157,2000,1999,1990,327812,157,2001,2000,177,327808,157,2002,1971,2001,393281,412,2003,128,318,
2002,262205,171,2004,2003,327745,172,2005,1958,1998,196670,2005,2004,131321,1992,131320,1992,
327808,157,1991,1990,321,131321,1989,131320,1993,131321,1975,131320,1975,327808,157,1974,1973,321,
131321,1972,131320,1976,65789,65592,327734,155,2006,0,266,196663,263,2007,196663,159,2008,196663,
159,2009,131320,2010,262203,451,2011,7,262203,159,2012,7,262203,264,2013,7,262203,179,2014,7,
262203,288,2015,7,262203,164,2016,7,262203,164,2017,7,262203,164,2018,7,262203,164,2019,7,262203,
164,2020,7,262203,164,2021,7,262203,179,2022,7,262201,157,2023,522,327879,157,2024,2023,192,
131321,2025,131320,2025,458997,157,2026,342,2010,2027,2028,262390,2029,2028,1,131321,2030,131320,
2030,327856,230,2031,2026,261,262394,2031,2032,2029,131320,2032,262205,157,2033,2009,327812,157,
2034,2026,257,327808,157,2035,2033,2034,262201,157,2036,522,327874,157,2037,2036,419,327808,157,
2038,2035,2037,131321,2039,131320,2039,458997,157,2040,342,2032,2041,2042,262390,2043,2042,1,
131321,2044,131320,2044,327856,230,2045,2040,448,262394,2045,2046,2043,131320,2046,327812,157,
2047,2026,253,327814,157,2048,2040,203,327808,157,2049,2047,2048,327817,157,2050,2040,203,196670,
2013,2007,393281,159,2051,2013,2049,2050,262205,157,2052,2051,196670,2012,2052,327737,162,2053,
550,2012,327745,288,2054,2011,2040,196670,2054,2053,131321,2042,131320,2042,327808,157,2041,2040,
321,131321,2039,131320,2043,131321,2055,131320,2055,458997,157,2056,342,2043,2057,2058,262390,
2059,2058,0,131321,2060,131320,2060,327856,230,2061,2056,276,262394,2061,2062,2059,131320,2062,
131321,2063,131320,2063,458997,169,2064,318,2062,2065,2066,262390,2067,2066,1,131321,2068,131320,
2068,327857,230,2069,2064,365,262394,2069,2070,2067,131320,2070,327745,164,2071,2014,2064,196670,
2071,337,131321,2066,131320,2066,327808,169,2065,2064,321,131321,2063,131320,2067,131321,2072,
131320,2072,458997,157,2073,342,2067,2074,2075,262390,2076,2075,1,131321,2077,131320,2077,327856,
230,2078,2073,452,262394,2078,2079,2076,131320,2079,327812,157,2080,2056,253,327814,157,2081,2073,
203,327808,157,2082,2080,2081,327812,157,2083,2082,188,327812,157,2084,2024,203,327808,157,2085,
2083,2084,327817,157,2086,2073,203,327808,157,2087,2085,2086,327745,458,2088,457,2087,262205,162,
2089,2088,196670,2015,2089,327812,157,2090,2086,229,327745,164,2091,2015,342,262205,160,2092,2091,
196670,2016,2092,393281,164,2093,2011,2073,342,262205,160,2094,2093,196670,2017,2094,327745,164,
2095,2014,2090,262205,160,2096,2095,196670,2018,2096,458809,160,2097,652,2016,2017,2018,196670,
2095,2097,327808,157,2098,2090,198,327745,164,2099,2015,198,262205,160,2100,2099,196670,2019,2100,
393281,164,2101,2011,2073,198,262205,160,2102,2101,196670,2020,2102,327745,164,2103,2014,2098,
262205,160,2104,2103,196670,2021,2104,458809,160,2105,652,2019,2020,2021,196670,2103,2105,131321,
2075,131320,2075,327808,157,2074,2073,321,131321,2072,131320,2076,262205,178,2106,2014,196670,
2022,2106,327737,160,2107,763,2022,327850,230,2108,2024,342,262205,157,2109,2008,327856,230,2110,
2038,2109,327847,230,2111,2108,2110,196855,2112,0,262394,2111,2113,2112,131320,2113,327812,157,
2114,2056,250,327808,157,2115,2114,2038,327745,364,2116,462,2115,196670,2116,2107,131321,2112,
131320,2112,131321,2058,131320,2058,327808,157,2057,2056,321,131321,2055,131320,2059,131321,2028,
131320,2028,327808,157,2027,2026,321,131321,2025,131320,2029,65789,65592,327734,155,2117,0,245,
196663,159,2118,131320,2119,262203,179,2120,7,262203,164,2121,7,262203,164,2122,7,262203,164,2123,
7,262203,164,2124,7,262203,179,2125,7,262201,157,2126,522,327879,157,2127,2126,192,262201,157,
2128,522,327874,157,2129,2128,419,262368,229,229,299,131321,2130,131320,2130,458997,157,2131,342,
2119,2132,2133,262390,2134,2133,0,131321,2135,131320,2135,327856,230,2136,2131,276,262394,2136,
2137,2134,131320,2137,327808,157,2138,2131,2129,458764,157,2139,1,38,2138,463,327812,157,2140,
2139,250,327745,364,2141,462,2140,262205,160,2142,2141,131321,2143,131320,2143,458997,160,2144,
2142,2137,2145,2146,458997,157,2147,342,2137,131,2146,262390,2148,2146,1,131321,2149,131320,2149,
327856,230,2150,2147,177,262394,2150,2151,2148,131320,2151,327812,157,129,2127,177,327808,157,130,
129,2147,327808,157,2152,2140,130,327745,364,2153,462,2152,262205,160,2154,2153,262205,157,2155,
2118,327856,230,2156,130,2155,393385,160,2157,2156,2154,2144,327745,164,2158,2120,2147,196670,
2158,2157,262205,160,2159,2158,327866,230,2160,2159,2144,196855,2161,0,262394,2160,2162,2163,
131320,2162,262205,160,2164,2158,131321,2161,131320,2163,131321,2161,131320,2161,458997,160,2145,
2164,2162,2144,2163,131321,2146,131320,2146,327808,157,131,2147,321,131321,2143,131320,2148,
196670,2121,2144,327737,160,2165,742,2121,131321,2166,131320,2166,458997,157,2167,342,2148,135,
2168,262390,2169,2168,1,131321,2170,131320,2170,327856,230,2171,2167,177,262394,2171,2172,2169,
131320,2172,262271,160,132,2165,327745,164,2173,2120,2167,262205,160,2174,2173,196670,2122,2174,
196670,2123,132,393273,160,2175,721,2122,2123,196670,2124,2175,327737,160,2176,639,2124,327812,
157,133,2127,177,327808,157,134,133,2167,262205,157,2177,2118,327856,230,2178,134,2177,393385,160,
2179,2178,2176,337,196670,2173,2179,131321,2168,131320,2168,327808,157,135,2167,321,131321,2166,
131320,2169,262205,178,2180,2120,196670,2125,2180,327737,160,2181,763,2125,262368,229,229,299,
327856,230,2182,2138,276,196855,2183,0,262394,2182,2184,2183,131320,2184,131321,2185,131320,2185,
458997,157,2186,342,2184,2187,2188,262390,2189,2188,1,131321,2190,131320,2190,327856,230,2191,
2186,177,262394,2191,2192,2189,131320,2192,327812,157,2193,2127,177,327808,157,2194,2140,2193,
327808,157,2195,2194,2186,327745,164,2196,2120,2186,262205,160,2197,2196,327745,364,2198,462,2195,
196670,2198,2197,131321,2188,131320,2188,327808,157,2187,2186,321,131321,2185,131320,2189,327850,
230,2199,2127,342,196855,2200,0,262394,2199,2201,2200,131320,2201,327745,364,2202,466,2139,196670,
2202,2165,327745,364,2203,467,2139,196670,2203,2181,131321,2200,131320,2200,131321,2183,131320,
2183,131321,2133,131320,2133,327808,157,2132,2131,257,131321,2130,131320,2134,262368,229,229,299,
65789,65592,327734,155,2204,0,275,196663,159,2205,196663,159,2206,196663,159,2207,196663,159,2208,
196663,274,2209,131320,2210,262203,159,2211,7,262205,157,2212,2205,327745,392,2213,391,405,262205,
157,2214,2213,327812,157,2215,2212,2214,262205,157,2216,2206,327812,157,2217,2216,250,327808,157,
2218,2215,2217,327812,157,2219,2218,468,131321,2220,131320,2220,458997,157,2221,342,2210,2222,
2223,262390,2224,2223,1,131321,2225,131320,2225,327856,230,2226,2221,272,262394,2226,2227,2224,
131320,2227,327814,157,2228,2221,271,327812,157,2229,2228,283,196670,2211,2229,327737,157,2230,
1930,2211,458764,157,2231,1,38,2230,469,262205,157,2232,2208,327817,157,2233,2221,271,327808,157,
2234,2232,2233,262205,157,2235,2207,327810,157,2236,2235,198,458764,157,2237,1,38,2234,2236,
327812,157,2238,2237,470,327808,157,2239,2219,2238,327808,157,2240,2239,2231,393281,400,2241,117,
318,2240,262205,157,2242,2241,327745,159,2243,2209,2221,196670,2243,2242,131321,2223,131320,2223,
327808,157,2222,2221,321,131321,2220,131320,2224,65789,65592,327734,155,2244,0,287,196663,273,
2245,196663,159,2246,196663,159,2247,196663,286,2248,131320,2249,262203,274,2250,7,262203,159,
2251,7,262203,159,2252,7,131321,2253,131320,2253,458997,157,2254,342,2249,139,2255,262390,2256,
2255,1,131321,2257,131320,2257,327856,230,2258,2254,271,262394,2258,2259,2256,131320,2259,131321,
2260,131320,2260,458997,157,2261,342,2259,2262,2263,262390,2264,2263,1,131321,2265,131320,2265,
327856,230,2266,2261,270,262394,2266,2267,2264,131320,2267,262205,157,2268,2247,327808,157,136,
2268,2254,262205,157,2269,2246,327856,230,2270,136,2269,196855,2271,0,262394,2270,2272,2273,
131320,2272,327812,157,2274,2261,271,327808,157,2275,2274,2254,196670,2250,2245,327745,159,2276,
2250,2275,262205,157,2277,2276,131321,2271,131320,2273,131321,2271,131320,2271,458997,157,2278,
2277,2272,342,2273,196670,2251,2278,327737,162,2279,550,2251,131321,2280,131320,2280,458997,157,
2281,342,2271,2282,2283,262390,2284,2283,1,131321,2285,131320,2285,327856,230,2286,2281,283,
262394,2286,2287,2284,131320,2287,327812,157,2288,2261,283,327808,157,2289,2288,2281,196670,2252,
2289,327737,157,2290,1921,2252,458764,157,2291,1,38,2290,471,327812,157,2292,2291,250,262205,157,
2293,2247,327808,157,2294,2292,2293,327808,157,2295,2294,2254,327745,364,2296,462,2295,262205,160,
2297,2296,327745,288,2298,2248,2289,262205,162,2299,2298,327822,162,137,2279,2297,327809,162,138,
2299,137,196670,2298,138,131321,2283,131320,2283,327808,157,2282,2281,321,131321,2280,131320,2284,
131321,2263,131320,2263,327808,157,2262,2261,321,131321,2260,131320,2264,131321,2255,131320,2255,
327808,157,139,2254,321,131321,2253,131320,2256,65789,65592,327734,155,2300,0,289,196663,164,2301,
196663,164,2302,196663,288,2303,196663,164,2304,196663,164,2305,196663,288,2306,131320,2307,
262203,164,2308,7,262203,164,2309,7,262203,164,2310,7,262203,164,2311,7,262203,164,2312,7,262203,
164,2313,7,262205,160,2314,2301,262205,160,2315,2304,327866,230,2316,2314,2315,262205,160,2317,
2301,262205,160,2318,2304,393385,160,2319,2316,2317,2318,262271,160,140,2319,262205,160,2320,2301,
196670,2308,2320,196670,2309,140,393273,160,2321,721,2308,2309,196670,2310,2321,327737,160,2322,
639,2310,262205,160,2323,2304,196670,2311,2323,196670,2312,140,393273,160,2324,721,2311,2312,
196670,2313,2324,327737,160,2325,639,2313,262205,160,2326,2302,327813,160,141,2326,2322,262205,
160,2327,2305,327813,160,142,2327,2325,327809,160,143,141,142,262205,162,2328,2303,327822,162,144,
2328,2322,262205,162,2329,2306,327822,162,145,2329,2325,327809,162,146,144,145,196670,2302,143,
196670,2303,146,196670,2301,2319,65789,65592,327734,155,2330,0,290,196663,159,2331,196663,159,
2332,196663,159,2333,196663,164,2334,196663,288,2335,131320,2336,262203,159,2337,7,262203,164,
2338,7,262203,159,2339,7,262205,157,2340,2332,327812,157,2341,2340,276,262205,157,2342,2333,
196670,2337,2342,327737,157,2343,1921,2337,327808,157,2344,2341,2343,262205,162,2345,2335,262205,
160,2346,2334,196670,2338,2346,327737,160,2347,606,2338,327822,162,147,2345,2347,327745,392,2348,
391,473,262205,157,2349,2348,262205,157,2350,2331,327745,392,2351,391,474,262205,157,2352,2351,
327812,157,2353,2350,2352,327808,157,2354,2349,2353,327812,157,2355,2344,10,327808,157,2356,2354,
2355,327814,157,2357,2356,229,262205,157,2358,2333,196670,2339,2358,327737,157,2359,1930,2339,
327808,157,2360,2357,2359,393281,397,2361,150,318,2360,196670,2361,147,65789,65592,327734,157,
2362,0,291,196663,159,2363,196663,159,2364,196663,159,2365,196663,159,2366,131320,2367,327745,392,
2368,391,301,262205,157,2369,2368,262205,157,2370,2363,327812,157,2371,2370,12,262205,157,2372,
2364,327808,157,2373,2371,2372,327745,392,2374,391,475,262205,157,2375,2374,327812,157,2376,2373,
2375,262205,157,2377,2365,327808,157,2378,2376,2377,327812,157,2379,2378,276,262205,157,2380,2366,
327808,157,2381,2379,2380,327812,157,2382,2381,476,327808,157,2383,2369,2382,327814,157,2384,2383,
229,131326,2384,65592,327734,155,2385,0,292,196663,159,2386,196663,159,2387,196663,159,2388,
196663,159,2389,131320,2390,262203,159,2391,7,262203,159,2392,7,262203,159,2393,7,262203,159,2394,
7,262203,159,2395,7,262203,479,2396,7,262203,479,2397,7,262203,159,2398,7,262203,164,2399,7,
262203,164,2400,7,262203,288,2401,7,262203,164,2402,7,262203,164,2403,7,262203,288,2404,7,262203,
159,2405,7,262203,159,2406,7,262203,159,2407,7,262203,164,2408,7,262203,288,2409,7,131321,2410,
131320,2410,458997,162,2411,477,2390,2412,2413,458997,160,2414,337,2390,2415,2413,458997,157,2416,
342,2390,2417,2413,458997,160,2418,337,2390,2419,2413,262390,2420,2413,0,131321,2421,131320,2421,
262205,157,2422,2388,327856,230,2423,2416,2422,262394,2423,2424,2420,131320,2424,131321,2425,
131320,2425,458997,157,2426,342,2424,2427,2428,262390,2429,2428,1,131321,2430,131320,2430,327856,
230,2431,2426,177,262394,2431,2432,2429,131320,2432,327808,157,2433,2416,2426,262205,157,2434,
2388,327810,157,2435,2434,198,458764,157,2436,1,38,2433,2435,262205,157,2437,2389,196670,2391,
2437,327737,157,2438,1921,2391,262205,157,2439,2386,196670,2392,2439,262205,157,2440,2387,196670,
2393,2440,196670,2394,2436,196670,2395,2438,524345,157,2441,2362,2392,2393,2394,2395,327808,157,
2442,2441,267,393281,397,2443,150,318,2442,262205,162,2444,2443,327745,288,2445,2396,2426,196670,
2445,2444,262205,157,2446,2389,196670,2398,2446,327737,157,2447,1930,2398,327808,157,2448,2441,
2447,393281,397,2449,150,318,2448,262205,162,2450,2449,327745,288,2451,2397,2426,196670,2451,2450,
131321,2428,131320,2428,327808,157,2427,2426,321,131321,2425,131320,2429,131321,2452,131320,2452,
458997,162,2412,2411,2429,2453,2454,458997,160,2415,2414,2429,2455,2454,458997,160,2419,2418,2429,
2456,2454,458997,157,2457,342,2429,2458,2454,262390,2459,2454,1,131321,2460,131320,2460,327856,
230,2461,2457,177,262394,2461,2462,2459,131320,2462,327808,157,2463,2416,2457,327850,230,2464,
2463,342,196855,2465,0,262394,2464,2466,2467,131320,2466,393281,164,2468,2396,2457,342,262205,160,
2469,2468,393281,164,2470,2396,2457,198,262205,160,2471,2470,327745,288,2472,2397,2457,262205,162,
2473,2472,131321,2465,131320,2467,262205,157,2474,2388,327856,230,2475,2463,2474,196855,2476,0,
262394,2475,2477,2476,131320,2477,196670,2399,2419,196670,2400,2415,196670,2401,2412,393281,164,
2478,2396,2457,342,262205,160,2479,2478,196670,2402,2479,393281,164,2480,2396,2457,198,262205,160,
2481,2480,196670,2403,2481,327745,288,2482,2397,2457,262205,162,2483,2482,196670,2404,2483,655417,
155,2484,2300,2399,2400,2401,2402,2403,2404,262205,160,2485,2399,262205,160,2486,2400,262205,162,
2487,2401,131321,2476,131320,2476,458997,162,2488,2412,2467,2487,2477,458997,160,2489,2415,2467,
2486,2477,458997,160,2490,2419,2467,2485,2477,131321,2465,131320,2465,458997,162,2453,2473,2466,
2488,2476,458997,160,2455,2471,2466,2489,2476,458997,160,2456,2469,2466,2490,2476,131321,2454,
131320,2454,327808,157,2458,2457,321,131321,2452,131320,2459,131321,2413,131320,2413,327808,157,
2417,2416,177,131321,2410,131320,2420,262205,157,2491,2386,196670,2405,2491,262205,157,2492,2387,
196670,2406,2492,262205,157,2493,2389,196670,2407,2493,196670,2408,2414,196670,2409,2411,589881,
155,2494,2330,2405,2406,2407,2408,2409,65789,65592,327734,155,2495,0,293,196663,159,2496,196663,
159,2497,196663,159,2498,196663,159,2499,196663,286,2500,131320,2501,262203,159,2502,7,262203,159,
2503,7,262203,159,2504,7,262203,159,2505,7,262203,159,2506,7,262203,159,2507,7,262203,159,2508,7,
262203,159,2509,7,262203,159,2510,7,262203,159,2511,7,262203,159,2512,7,262203,159,2513,7,262203,
159,2514,7,262203,159,2515,7,262203,159,2516,7,262203,159,2517,7,262201,157,2518,522,262205,157,
2519,2496,327812,157,2520,2519,12,262205,157,2521,2497,327808,157,2522,2520,2521,131321,2523,
131320,2523,458997,157,2524,342,2501,2525,2526,262390,2527,2526,1,131321,2528,131320,2528,327856,
230,2529,2524,284,262394,2529,2530,2527,131320,2530,196670,2502,2524,327737,230,2531,1939,2502,
196855,2532,0,262394,2531,2533,2532,131320,2533,196670,2503,2524,327737,157,2534,1921,2503,262205,
157,2535,2496,196670,2504,2535,262205,157,2536,2497,196670,2505,2536,262205,157,2537,2498,196670,
2506,2537,196670,2507,2534,524345,157,2538,2362,2504,2505,2506,2507,196670,2508,2524,327737,157,
2539,1930,2508,327808,157,2540,2538,2539,327745,288,2541,2500,2524,262205,162,2542,2541,393281,
397,2543,150,318,2540,196670,2543,2542,131321,2532,131320,2532,131321,2526,131320,2526,327808,157,
2525,2524,321,131321,2523,131320,2527,131321,2544,131320,2544,458997,157,2545,2518,2527,2546,2547,
262390,2548,2547,0,131321,2549,131320,2549,327856,230,2550,2545,276,262394,2550,2551,2548,131320,
2551,262205,157,2552,2496,196670,2509,2552,262205,157,2553,2497,196670,2510,2553,262205,157,2554,
2498,196670,2511,2554,196670,2512,2545,524345,157,2555,2362,2509,2510,2511,2512,327808,157,2556,
2555,267,327745,364,2557,466,2545,262205,160,2558,2557,327745,364,2559,467,2545,262205,160,2560,
2559,327760,162,2561,2558,2560,393281,397,2562,150,318,2556,196670,2562,2561,131321,2547,131320,
2547,327808,157,2546,2545,6,131321,2544,131320,2548,262201,155,2563,525,327850,230,2564,2518,342,
196855,2565,0,262394,2564,2566,2565,131320,2566,393281,400,2567,105,482,2522,458986,157,2568,2567,
198,342,198,262205,157,2569,2499,327810,157,2570,2569,198,327850,230,2571,2568,2570,196670,481,
2571,262205,230,2572,481,196855,2573,0,262394,2572,2574,2573,131320,2574,196670,2567,342,131321,
2573,131320,2573,131321,2565,131320,2565,262201,155,2575,525,262205,230,2576,481,262312,230,2577,
2576,196855,2578,0,262394,2577,2579,2578,131320,2579,65789,131320,2578,131321,2580,131320,2580,
458997,157,2581,342,2578,2582,2583,262390,2584,2583,0,131321,2585,131320,2585,327856,230,2586,
2581,284,262394,2586,2587,2584,131320,2587,196670,2513,2581,327737,230,2588,1939,2513,196855,2589,
0,262394,2588,2590,2589,131320,2590,262205,157,2591,2496,196670,2514,2591,262205,157,2592,2497,
196670,2515,2592,262205,157,2593,2499,196670,2516,2593,196670,2517,2581,524345,155,2594,2385,2514,
2515,2516,2517,131321,2589,131320,2589,131321,2583,131320,2583,327808,157,2582,2581,321,131321,
2580,131320,2584,65789,65592,327734,155,2595,0,295,196663,294,2596,131320,2597,262203,164,2598,7,
262203,164,2599,7,262203,288,2600,7,262203,164,2601,7,262203,164,2602,7,262203,288,2603,7,262201,
157,2604,522,131321,2605,131320,2605,458997,157,2606,2604,2597,2607,2608,262390,2609,2608,0,
131321,2610,131320,2610,327856,230,2611,2606,276,262394,2611,2612,2609,131320,2612,327745,364,
2613,483,2606,262205,160,2614,2613,327745,364,2615,484,2606,262205,160,2616,2615,262205,230,2617,
2596,196855,2618,0,262394,2617,2619,2620,131320,2619,327745,364,2621,466,2606,262205,160,2622,
2621,327745,364,2623,467,2606,262205,160,2624,2623,131321,2618,131320,2620,196670,2598,2614,
196670,2599,2616,196670,2600,477,327745,364,2625,466,2606,262205,160,2626,2625,196670,2601,2626,
327745,364,2627,467,2606,262205,160,2628,2627,196670,2602,2628,196670,2603,477,655417,155,2629,
2300,2598,2599,2600,2601,2602,2603,262205,160,2630,2598,262205,160,2631,2599,131321,2618,131320,
2618,458997,160,2632,2624,2619,2631,2620,458997,160,2633,2622,2619,2630,2620,196670,2613,2633,
196670,2615,2632,131321,2608,131320,2608,327808,157,2607,2606,6,131321,2605,131320,2609,65789,
65592,327734,155,521,0,296,196663,159,2634,196663,159,2635,196663,159,2636,131320,2637,262203,159,
2638,7,262203,159,2639,7,262203,159,2640,7,262203,159,2641,7,262203,264,2642,7,262203,159,2643,7,
262203,159,2644,7,262203,159,2645,7,262203,159,2646,7,262203,159,2647,7,262203,159,2648,7,262203,
264,2649,7,262203,159,2650,7,262203,159,2651,7,262203,159,2652,7,262203,159,2653,7,262203,159,
2654,7,262203,159,2655,7,262203,274,2656,7,262203,159,2657,7,262203,286,2658,7,262203,159,2659,7,
262203,159,2660,7,262203,286,2661,7,262203,159,2662,7,262203,159,2663,7,262203,159,2664,7,262203,
159,2665,7,262203,274,2666,7,262203,159,2667,7,262203,159,2668,7,262203,286,2669,7,262203,159,
2670,7,262203,286,2671,7,262203,164,2672,7,262203,164,2673,7,262203,288,2674,7,262203,164,2675,7,
262203,164,2676,7,262203,288,2677,7,262203,294,2678,7,262203,159,2679,7,262203,159,2680,7,262203,
159,2681,7,262203,159,2682,7,262203,286,2683,7,262203,159,2684,7,262203,159,2685,7,262203,159,
2686,7,262203,159,2687,7,262203,159,2688,7,262203,164,2689,7,262203,288,2690,7,262201,157,2691,
522,327745,400,2692,105,318,262205,157,2693,2692,262205,157,2694,2634,327808,157,2695,2693,2694,
327814,157,2696,2695,250,327808,157,2697,2696,198,262205,157,2698,2636,393385,157,2699,151,2698,
342,196855,2700,0,262394,151,2701,2702,131320,2701,327808,157,2703,2699,198,131321,2700,131320,
2702,131321,2700,131320,2700,458997,157,2704,2703,2701,2697,2702,327854,230,2705,2699,2697,196855,
2706,0,262394,2705,2707,2706,131320,2707,65789,131320,2706,131321,2708,131320,2708,458997,157,
2709,2699,2706,2710,2711,262390,2712,2711,0,131321,2713,131320,2713,327856,230,2714,2709,2704,
262394,2714,2715,2712,131320,2715,327808,157,2716,2695,198,327812,157,2717,2709,250,327810,157,
2718,2716,2717,458764,157,2719,1,38,250,2718,262205,157,2720,2635,196670,2638,2720,196670,2639,
2709,196670,2640,2719,196670,2641,342,589881,155,2721,1953,2638,2639,2640,2641,2642,262205,263,
2722,2642,327850,230,2723,2709,2699,196855,2724,0,262394,2723,2725,2724,131320,2725,327745,392,
2726,391,403,262205,157,2727,2726,262205,157,2728,2634,327745,392,2729,391,338,262205,157,2730,
2729,327812,157,2731,2728,2730,327808,157,2732,2727,2731,327814,157,2733,2732,229,262205,157,2734,
2635,327812,157,2735,2734,276,327812,157,2736,2735,252,327814,157,2737,2736,229,327808,157,2738,
2733,2737,131321,2739,131320,2739,458997,157,2740,2691,2725,2741,2742,262390,2743,2742,0,131321,
2744,131320,2744,327856,230,2745,2740,486,262394,2745,2746,2743,131320,2746,327808,157,2747,2738,
2740,393281,397,2748,150,318,2747,262205,162,2749,2748,327745,458,2750,457,2740,196670,2750,2749,
131321,2742,131320,2742,327808,157,2741,2740,6,131321,2739,131320,2743,262368,229,229,299,131321,
2724,131320,2724,196670,2643,2719,196670,2644,342,458809,155,2751,2006,2722,2643,2644,131321,2752,
131320,2752,458997,157,2753,487,2724,2754,2755,262390,2756,2755,0,131321,2757,131320,2757,327856,
230,2758,2753,250,262394,2758,2759,2756,131320,2759,262205,157,2760,2635,196670,2645,2760,196670,
2646,2709,196670,2647,2719,196670,2648,2753,589881,155,2761,1953,2645,2646,2647,2648,2649,262205,
263,2762,2649,196670,2650,2719,196670,2651,2753,458809,155,2763,2006,2762,2650,2651,131321,2755,
131320,2755,327808,157,2754,2753,488,131321,2752,131320,2756,262205,157,2764,2635,196670,2652,
2764,196670,2653,2709,196670,2654,2719,196670,2655,342,589881,155,2765,2204,2652,2653,2654,2655,
2656,262205,273,2766,2656,196670,2657,2719,327737,155,2767,2117,2657,131321,2768,131320,2768,
458997,157,2769,342,2756,2770,2771,262390,2772,2771,1,131321,2773,131320,2773,327856,230,2774,
2769,284,262394,2774,2775,2772,131320,2775,327745,288,2776,2658,2769,196670,2776,477,131321,2771,
131320,2771,327808,157,2770,2769,321,131321,2768,131320,2772,196670,2659,2719,196670,2660,342,
262205,285,2777,2658,196670,2661,2777,524345,155,2778,2244,2766,2659,2660,2661,262205,285,2779,
2661,196670,2658,2779,131321,2780,131320,2780,458997,157,2781,271,2772,2782,2783,262390,2784,2783,
0,131321,2785,131320,2785,327856,230,2786,2781,250,262394,2786,2787,2784,131320,2787,262205,157,
2788,2635,196670,2662,2788,196670,2663,2709,196670,2664,2719,196670,2665,2781,589881,155,2789,
2204,2662,2663,2664,2665,2666,262205,273,2790,2666,196670,2667,2719,196670,2668,2781,262205,285,
2791,2658,196670,2669,2791,524345,155,2792,2244,2790,2667,2668,2669,262205,285,2793,2669,196670,
2658,2793,131321,2783,131320,2783,327808,157,2782,2781,271,131321,2780,131320,2784,131321,2794,
131320,2794,458997,157,2795,342,2784,2796,2797,262390,2798,2797,1,131321,2799,131320,2799,327856,
230,2800,2795,284,262394,2800,2801,2798,131320,2801,196670,2670,2795,327737,157,2802,1921,2670,
458764,157,2803,1,38,2802,489,327745,364,2804,483,2803,262205,160,2805,2804,327745,364,2806,484,
2803,262205,160,2807,2806,196855,2808,0,262394,2723,2809,2810,131320,2809,327745,288,2811,2658,
2795,262205,162,2812,2811,327745,288,2813,2671,2795,196670,2813,2812,131321,2808,131320,2810,
196670,2672,2805,196670,2673,2807,327745,288,2814,2671,2795,262205,162,2815,2814,196670,2674,2815,
327745,364,2816,466,2803,262205,160,2817,2816,196670,2675,2817,327745,364,2818,467,2803,262205,
160,2819,2818,196670,2676,2819,327745,288,2820,2658,2795,262205,162,2821,2820,196670,2677,2821,
655417,155,2822,2300,2672,2673,2674,2675,2676,2677,262205,162,2823,2674,196670,2814,2823,131321,
2808,131320,2808,131321,2797,131320,2797,327808,157,2796,2795,321,131321,2794,131320,2798,262368,
229,229,299,196670,2678,2723,327737,155,2824,2595,2678,262368,229,229,299,131321,2711,131320,2711,
327808,157,2710,2709,321,131321,2708,131320,2712,327852,230,2825,2697,198,327847,230,2826,151,
2825,196855,2827,0,262394,2826,2828,2827,131320,2828,262205,157,2829,2634,196670,2679,2829,262205,
157,2830,2635,196670,2680,2830,196670,2681,2699,196670,2682,2697,262205,285,2831,2671,196670,2683,
2831,589881,155,2832,2495,2679,2680,2681,2682,2683,65789,131320,2827,131321,2833,131320,2833,
458997,157,2834,342,2827,2835,2836,262390,2837,2836,1,131321,2838,131320,2838,327856,230,2839,
2834,284,262394,2839,2840,2837,131320,2840,196670,2684,2834,327737,230,2841,1939,2684,196855,2842,
0,262394,2841,2843,2842,131320,2843,196670,2685,2834,327737,157,2844,1921,2685,262205,157,2845,
2634,196670,2686,2845,262205,157,2846,2635,196670,2687,2846,196670,2688,2834,327745,364,2847,484,
2844,262205,160,2848,2847,196670,2689,2848,327745,288,2849,2671,2834,262205,162,2850,2849,196670,
2690,2850,589881,155,2851,2330,2686,2687,2688,2689,2690,131321,2842,131320,2842,131321,2836,
131320,2836,327808,157,2835,2834,321,131321,2833,131320,2837,65789,65592,327734,155,511,0,156,
131320,2852,262201,155,2853,525,262201,157,2854,522,327850,230,2855,2854,342,196855,2856,0,262394,
2855,2857,2856,131320,2857,327745,400,2858,105,428,458986,157,2859,2858,198,342,198,131321,2856,
131320,2856,65789,65592,327734,155,516,0,156,131320,2860,262201,157,2861,522,327850,230,2862,2861,
342,196855,2863,0,262394,2862,2864,2863,131320,2864,131321,2865,131320,2865,458997,230,2866,490,
2864,2867,2868,458997,157,2869,342,2864,2870,2868,262390,2871,2868,0,131321,2872,131320,2872,
327856,230,2873,2869,152,262312,230,2874,2866,327847,230,2875,2873,2874,262394,2875,2876,2871,
131320,2876,327745,400,2877,105,428,458993,157,2878,2877,198,342,342,327745,392,2879,391,482,
262205,157,2880,2879,327854,230,2867,2878,2880,262312,230,2881,2867,196855,2882,0,262394,2881,
2883,2882,131320,2883,327745,400,2884,105,419,458993,157,2885,2884,198,342,342,327851,230,2886,
2885,342,131321,2882,131320,2882,458997,230,2887,2881,2876,2886,2883,196855,2888,0,262394,2887,
2889,2888,131320,2889,131321,2871,131320,2888,131321,2868,131320,2868,327808,157,2870,2869,321,
131321,2865,131320,2871,458997,230,2890,2866,2872,2867,2889,262312,230,2891,2890,196855,2892,0,
262394,2891,2893,2892,131320,2893,327745,400,2894,105,419,458993,157,2895,2894,198,342,198,131321,
2892,131320,2892,131321,2863,131320,2863,262201,155,2896,525,65789,65592,};
static const uint32_t bitnet__spv_numbers_plain[] = {
119734787,66304,524299,371,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
393231,5,2,1852399981,0,3,393232,2,17,1,1,1,262215,3,11,29,196679,4,42,196679,5,42,196679,6,42,
196679,7,42,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,
42,196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,
196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,
29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,42,196679,36,42,
196679,37,42,196679,38,42,196679,39,42,196679,40,42,196679,41,42,196679,42,42,262215,43,1,0,
262215,44,6,4,327752,45,0,35,0,196679,45,2,262215,46,34,0,262215,46,33,2,327752,47,0,35,0,327752,
47,1,35,4,327752,47,2,35,8,196679,47,2,196679,48,42,262215,49,1,0,262215,50,11,25,131091,51,
196641,52,51,262165,53,32,0,196641,54,53,262176,55,7,53,196630,56,32,262177,57,56,55,262176,58,7,
56,262177,59,53,58,262177,60,56,58,393249,61,56,58,58,58,327713,62,56,58,58,131092,63,262177,64,
63,55,262176,65,1,53,262203,65,3,1,262187,53,66,32768,262165,67,32,1,262187,67,68,16,262187,53,69,
32767,262187,67,70,13,262187,53,71,939524096,262187,53,72,260046848,262187,53,73,947912704,262187,
56,74,947912704,262187,53,75,8388608,262187,53,76,2147483647,262187,56,77,1056964608,262187,53,78,
2139095040,262187,53,79,32256,262187,53,80,1199566848,262187,53,81,31744,262187,53,82,1056964608,
262187,53,83,1,262187,53,84,2129859015,262187,67,85,0,262187,67,86,4,262187,56,87,1073741824,
262187,67,88,1,262187,53,89,1597463007,262187,56,90,1069547520,262187,56,91,1117782016,262187,56,
92,1069066811,262187,56,93,1262485504,262187,56,94,1060208640,262187,56,95,3109978243,262187,56,
96,961571175,262187,56,97,985088974,262187,56,98,1007192328,262187,56,99,1026206145,262187,56,100,
1042983594,262187,56,101,1065353216,262187,53,102,127,262187,67,103,23,262187,56,104,3265265664,
262187,56,105,0,262167,106,56,2,262176,107,7,106,262187,53,108,0,262176,109,4,53,262203,109,110,4,
262187,53,111,2,262187,53,112,264,262187,53,113,65536,262194,53,43,128,196637,44,56,196638,45,44,
262176,114,12,45,262203,114,46,12,327710,47,53,53,53,262176,115,9,47,262203,115,116,9,262187,67,
117,2,262176,118,9,53,262187,53,119,8,262176,120,12,56,262187,53,121,3,262187,53,122,4,262187,53,
123,5,262187,53,124,6,262187,53,125,7,262187,53,126,65535,262194,53,49,1,262167,127,53,3,393267,
127,50,49,83,83,262187,53,128,1879048192,262187,53,129,3355447295,327734,51,2,0,52,131320,130,
262203,55,131,7,262203,58,132,7,262203,58,133,7,262203,58,134,7,262203,58,135,7,262203,58,136,7,
262203,58,137,7,262203,58,138,7,262203,58,139,7,262203,58,140,7,262203,55,141,7,262203,55,142,7,
262201,53,143,144,327850,63,145,143,108,196855,146,0,262394,145,147,146,131320,147,196670,110,108,
131321,146,131320,146,262368,111,111,112,262201,53,148,144,131321,149,131320,149,458997,53,150,
148,146,151,152,262390,153,152,0,131321,154,131320,154,327856,63,155,150,113,262394,155,156,153,
131320,156,196670,131,150,327737,63,157,158,131,262312,63,159,157,196855,160,0,262394,159,161,160,
131320,161,458986,53,162,110,83,108,83,131321,160,131320,160,131321,152,131320,152,327808,53,151,
150,43,131321,149,131320,153,262368,111,111,112,262201,53,163,144,327850,63,164,163,108,196855,
165,0,262394,164,166,165,131320,166,327745,118,167,116,117,262205,53,168,167,327745,118,169,116,
85,262205,53,170,169,327812,53,171,119,170,327808,53,172,168,171,262205,53,173,110,262268,56,174,
173,393281,120,175,46,85,172,196670,175,174,131321,165,131320,165,262201,53,176,144,131321,177,
131320,177,458997,53,178,176,165,179,180,262390,181,180,0,131321,182,131320,182,327745,118,183,
116,85,262205,53,184,183,327856,63,185,178,184,262394,185,186,181,131320,186,327745,118,187,116,
88,262205,53,188,187,327812,53,189,111,178,327808,53,190,188,189,393281,120,191,46,85,190,262205,
56,192,191,327808,53,193,190,83,393281,120,194,46,85,193,262205,56,195,194,327745,118,196,116,117,
262205,53,197,196,327812,53,198,119,178,327808,53,199,197,198,327813,56,48,192,195,196670,132,192,
196670,133,195,393273,56,200,201,132,133,393281,120,202,46,85,199,196670,202,200,327808,53,203,
199,83,393281,120,204,46,85,203,196670,204,48,327808,53,205,199,111,196670,134,192,196670,135,195,
196670,136,192,458809,56,206,207,134,135,136,393281,120,208,46,85,205,196670,208,206,327808,53,
209,199,121,393228,56,210,1,4,192,196670,137,210,327737,56,211,212,137,393281,120,213,46,85,209,
196670,213,211,327808,53,214,199,122,196670,138,210,327737,56,215,216,138,393281,120,217,46,85,
214,196670,217,215,327808,53,218,199,123,196670,139,192,327737,56,219,220,139,393281,120,221,46,
85,218,196670,221,219,327808,53,222,199,124,196670,140,192,327737,53,223,224,140,196670,141,223,
327737,56,225,226,141,393281,120,227,46,85,222,196670,227,225,327808,53,228,199,125,262268,53,229,
195,327879,53,230,229,126,196670,142,230,327737,56,231,226,142,393281,120,232,46,85,228,196670,
232,231,131321,180,131320,180,327808,53,179,178,43,131321,177,131320,181,65789,65592,327734,53,
144,0,54,131320,233,262205,53,234,3,131326,234,65592,327734,56,226,0,57,196663,55,235,131320,236,
262205,53,237,235,327879,53,238,237,66,327876,53,239,238,68,262205,53,240,235,327879,53,241,240,
69,327876,53,242,241,70,327808,53,243,242,71,327854,63,244,242,72,196855,245,0,262394,244,246,245,
131320,246,327808,53,247,242,128,131321,245,131320,245,458997,53,248,243,236,247,246,327808,53,4,
242,73,262268,56,249,4,327811,56,5,249,74,327856,63,250,242,75,196855,251,0,262394,250,252,251,
131320,252,262268,53,253,5,131321,251,131320,251,458997,53,254,248,245,253,252,327877,53,255,254,
239,262268,56,256,255,131326,256,65592,327734,53,224,0,59,196663,58,257,131320,258,262205,56,259,
257,262268,53,260,259,327874,53,261,260,68,327879,53,262,261,66,327879,53,263,260,76,262268,56,
264,263,327809,56,6,264,77,327852,63,265,263,78,196855,266,0,262394,265,267,266,131320,267,131326,
79,131320,266,327854,63,268,263,80,196855,269,0,262394,268,270,269,131320,270,327877,53,271,262,
81,131326,271,131320,269,327856,63,272,263,73,196855,273,0,262394,272,274,273,131320,274,262268,
53,275,6,327810,53,276,275,82,327877,53,277,262,276,131326,277,131320,273,327808,53,278,263,129,
327874,53,279,263,70,327879,53,280,279,83,327808,53,281,278,280,327874,53,282,281,70,327877,53,
283,262,282,131326,283,65592,327734,56,212,0,60,196663,58,284,131320,285,262205,56,286,284,262268,
53,287,286,327810,53,7,84,287,262268,56,288,7,131321,289,131320,289,458997,56,290,288,285,10,291,
458997,67,292,85,285,293,291,262390,294,291,0,131321,295,131320,295,327857,63,296,292,86,262394,
296,297,294,131320,297,262205,56,298,284,327813,56,8,298,290,327811,56,9,87,8,327813,56,10,290,9,
131321,291,131320,291,327808,67,293,292,88,131321,289,131320,294,131326,290,65592,327734,56,216,0,
60,196663,58,299,131320,300,262205,56,301,299,262268,53,302,301,327874,53,303,302,88,327810,53,11,
89,303,262268,56,304,11,262205,56,305,299,327813,56,12,77,305,131321,306,131320,306,458997,56,307,
304,300,16,308,458997,67,309,85,300,310,308,262390,311,308,0,131321,312,131320,312,327857,63,313,
309,86,262394,313,314,311,131320,314,327813,56,13,12,307,327813,56,14,13,307,327811,56,15,90,14,
327813,56,16,307,15,131321,308,131320,308,327808,67,310,309,88,131321,306,131320,311,131326,307,
65592,327734,56,220,0,60,196663,58,315,131320,316,262205,56,317,315,327866,63,318,317,91,262205,
56,319,315,393385,56,320,318,91,319,327813,56,17,320,92,327809,56,18,17,93,327811,56,19,18,93,
327813,56,20,19,94,327811,56,21,320,20,327813,56,22,19,95,327811,56,23,21,22,327813,56,24,96,23,
327809,56,25,24,97,327813,56,26,25,23,327809,56,27,26,98,327813,56,28,27,23,327809,56,29,28,99,
327813,56,30,29,23,327809,56,31,30,100,327813,56,32,31,23,327809,56,33,32,77,327813,56,34,23,23,
327813,56,35,33,34,327809,56,36,35,23,327809,56,37,36,101,262268,53,321,18,327808,53,38,321,102,
327876,53,322,38,103,262268,56,323,322,327813,56,39,37,323,262205,56,324,315,327864,63,325,324,
104,393385,56,326,325,105,39,131326,326,65592,327734,56,207,0,61,196663,58,327,196663,58,328,
196663,58,329,131320,330,262205,56,331,327,262205,56,332,328,327813,56,40,331,332,262205,56,333,
329,327809,56,41,40,333,131326,41,65592,327734,56,201,0,62,196663,58,334,196663,58,335,131320,336,
262205,56,337,334,262205,56,338,335,327809,56,42,337,338,131326,42,65592,327734,63,158,0,64,
196663,55,339,131320,340,262203,107,341,7,262203,55,342,7,262205,53,343,339,262205,53,344,339,
327876,53,345,344,68,327877,53,346,343,345,393228,106,347,1,62,346,196670,341,347,262205,53,348,
339,196670,342,348,327737,56,349,226,342,262268,53,350,349,327745,58,351,341,108,262205,56,352,
351,262268,53,353,352,327745,58,354,341,83,262205,56,355,354,262268,53,356,355,327879,53,357,350,
76,327852,63,358,357,78,196855,359,0,262394,358,360,359,131320,360,327879,53,361,353,76,327852,63,
362,361,78,196855,363,0,262394,362,364,363,131320,364,327879,53,365,356,76,327852,63,366,365,78,
131321,363,131320,363,458997,63,367,362,360,366,364,131326,367,131320,359,327850,63,368,353,350,
327850,63,369,356,350,327847,63,370,368,369,131326,370,65592,};
static const uint32_t bitnet__spv_prepare_plain[] = {
119734787,66304,524299,1162,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,1,262215,6,1,0,262215,3,11,29,196679,7,
42,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,
196679,15,42,196679,16,42,196679,17,42,262215,18,6,4,327752,19,0,35,0,196679,19,2,262215,20,34,0,
262215,20,33,2,196679,21,42,196679,22,42,196679,23,42,196679,24,42,262215,25,6,16,327752,26,0,35,
0,196679,26,2,262215,27,34,0,262215,27,33,2,262215,28,1,12,262215,29,6,16,262216,30,0,24,327752,
30,0,35,0,196679,30,2,262215,31,34,0,262215,31,33,1,196679,32,42,196679,33,42,196679,34,42,196679,
35,42,196679,36,42,196679,37,42,196679,38,42,196679,39,42,196679,40,42,196679,41,42,327752,42,0,
35,0,327752,42,1,35,4,327752,42,2,35,8,327752,42,3,35,12,327752,42,4,35,16,327752,42,5,35,20,
327752,42,6,35,24,196679,42,2,196679,43,42,196679,44,42,196679,45,42,196679,46,42,196679,47,42,
196679,48,42,196679,49,42,196679,50,42,196679,51,42,196679,52,42,262215,53,6,4,262216,54,0,25,
327752,54,0,35,0,196679,54,2,262215,55,34,0,262215,55,33,3,196679,56,42,196679,57,42,196679,58,42,
196679,59,42,196679,60,42,196679,61,42,196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,
66,42,196679,67,42,196679,68,42,196679,69,42,262215,70,6,4,262216,71,0,25,327752,71,0,35,0,196679,
71,2,262215,72,34,0,262215,72,33,3,262215,4,11,26,196679,73,42,196679,74,42,262215,75,1,2,262215,
76,1,4,262215,77,6,4,262215,78,6,4,262215,79,6,4,262215,80,6,4,327752,81,0,35,0,327752,81,1,35,4,
327752,81,2,35,8,327752,81,3,35,12,327752,81,4,35,16,327752,81,5,35,20,327752,81,6,35,24,327752,
81,7,35,28,327752,81,8,35,32,327752,81,9,35,36,327752,81,10,35,40,327752,81,11,35,44,327752,81,12,
35,48,327752,81,13,35,52,327752,81,14,35,56,327752,81,15,35,60,327752,81,16,35,64,327752,81,17,35,
96,327752,81,18,35,224,327752,81,19,35,2272,196679,81,2,262215,82,34,0,262215,82,33,7,262215,83,1,
3,262215,84,6,16,262216,85,0,25,327752,85,0,35,0,196679,85,2,262215,86,34,0,262215,86,33,3,262215,
87,1,0,262215,88,11,25,131091,89,196641,90,89,262165,91,32,0,196641,92,91,196630,93,32,262176,94,
7,93,262177,95,93,94,327713,96,93,94,94,262165,97,32,1,262176,98,7,97,262177,99,97,98,262187,91,
100,8,262172,101,93,100,262176,102,7,101,262177,103,93,102,262176,104,7,91,393249,105,93,104,94,
94,327713,106,91,104,104,262167,107,93,4,262194,91,5,256,262187,91,108,127,393268,91,109,128,5,
108,262187,91,110,128,393268,91,111,134,109,110,262187,91,112,32,393268,91,113,132,111,112,262187,
91,114,16,393268,91,115,134,113,114,262187,91,116,7,393268,91,117,128,115,116,393268,91,118,134,
117,100,393268,91,119,128,118,116,393268,91,120,134,119,100,393268,91,121,128,118,120,262187,91,
122,1,393268,91,123,130,121,122,393268,91,124,134,123,120,393268,91,125,132,120,124,393268,91,126,
132,125,112,262187,91,127,4,393268,91,128,132,126,127,393268,91,129,132,126,127,262194,91,6,128,
393268,91,130,132,100,6,393268,91,131,128,129,130,393268,91,132,130,131,122,393268,91,133,132,100,
6,393268,91,134,134,132,133,393268,91,135,132,134,6,393268,91,136,128,128,135,393268,91,137,130,
136,122,393268,91,138,132,134,6,393268,91,139,134,137,138,262172,140,107,139,262176,141,7,140,
524321,142,89,104,104,104,141,141,458785,143,89,94,104,141,140,262176,144,7,107,393249,145,91,144,
94,98,458785,146,93,104,104,94,94,262177,147,91,94,262177,148,93,104,327713,149,89,104,104,458785,
150,89,144,104,104,104,262176,151,1,91,262203,151,3,1,262187,91,152,2129859015,262187,97,153,0,
262187,97,154,4,131092,155,262187,93,156,1073741824,262187,97,157,1,262187,91,158,1597463007,
262187,93,159,1056964608,262187,93,160,1069547520,262187,91,161,4294967288,262187,91,162,2,262187,
91,163,264,262172,164,97,6,262176,165,4,164,262203,165,166,4,262176,167,4,97,262187,91,168,0,
262172,169,93,6,262176,170,4,169,262203,170,171,4,262176,172,4,93,262187,97,173,8,393268,91,174,
132,6,100,262172,175,93,174,262176,176,4,175,262203,176,177,4,262187,91,178,48,262187,91,179,40,
262187,91,180,24,262187,91,181,56,262187,91,182,6,262187,91,183,5,262187,91,184,3,262187,91,185,
63,262187,93,186,0,393268,91,187,128,5,185,262187,91,188,64,393268,91,189,134,187,188,262187,91,
190,39,393268,91,191,128,189,190,393268,91,192,134,191,179,393268,91,193,128,189,192,393268,91,
194,130,193,122,393268,91,195,134,194,192,262172,196,93,195,262176,197,7,196,196637,18,93,196638,
19,18,262176,198,12,19,262203,198,20,12,393268,91,199,130,189,122,262176,200,12,93,262172,201,93,
188,262176,202,4,201,262203,202,203,4,393268,91,204,132,189,188,393268,91,205,134,204,127,393268,
91,206,130,205,122,196637,25,107,196638,26,25,262176,207,12,26,262203,207,27,12,262176,208,12,107,
196656,155,28,196637,29,107,196638,30,29,262176,209,12,30,262203,209,31,12,393268,91,34,134,204,
127,458796,107,210,186,186,186,186,262167,211,155,4,262187,93,212,1123942400,262187,93,213,
3271557120,262187,97,214,255,262187,93,215,925353388,262187,93,216,1065353216,262176,217,4,91,
262203,217,218,4,262203,167,219,4,262187,93,220,1006699012,393268,155,221,172,134,122,393268,91,
222,132,126,127,262167,223,91,4,262172,224,223,126,262176,225,4,224,262203,225,226,4,262187,93,
227,1199579328,262187,93,228,931135488,393268,91,229,128,5,108,393268,91,230,134,229,110,393268,
91,231,132,230,112,589854,42,91,91,91,91,93,93,91,262176,232,9,42,262203,232,233,9,262187,97,234,
6,262176,235,9,91,262203,217,236,4,262203,217,237,4,393268,91,238,134,204,127,262187,91,239,
2147483647,262187,93,240,1182662656,262187,93,241,947978756,393268,91,45,134,204,127,262187,93,
242,3330146304,262187,97,243,64,262187,97,244,7,262187,97,245,128,196637,53,91,196638,54,53,
262176,246,12,54,262203,246,55,12,262176,247,12,91,393268,91,57,134,5,188,393268,91,58,128,57,180,
262187,93,248,864035822,262187,93,249,786163455,262187,93,250,1482907561,262187,93,251,1065361605,
262187,93,252,1008981770,262187,97,253,16,393268,91,254,196,5,253,393268,91,255,132,126,127,
196637,70,91,196638,71,70,262176,256,12,71,262203,256,72,12,262187,91,257,31,393268,91,258,128,5,
257,393268,91,259,134,258,112,262167,260,91,3,262176,261,1,260,262203,261,4,1,196657,155,75,
196657,155,76,393268,155,262,166,75,76,262187,97,263,5,262176,264,9,93,262187,97,265,3,262172,77,
91,100,262172,78,91,112,262187,91,266,512,262172,79,91,266,196637,80,91,1441822,81,91,91,91,91,91,
91,91,91,91,91,91,91,91,91,93,91,77,78,79,80,262176,267,12,81,262203,267,82,12,262187,97,268,2,
393268,91,269,134,204,127,196657,155,83,196637,84,223,196638,85,84,262176,270,12,85,262203,270,86,
12,262176,271,4,223,262176,272,12,223,262194,91,87,1,393267,260,88,87,122,122,262187,93,273,
2139095040,327734,89,2,0,90,131320,274,262203,104,275,7,262203,94,276,7,262203,94,277,7,262203,
141,278,7,262203,104,279,7,262203,104,280,7,262203,104,281,7,262203,141,282,7,262203,141,283,7,
262203,94,284,7,262203,104,285,7,262203,141,286,7,262203,104,287,7,262203,104,288,7,262203,144,
289,7,262203,104,290,7,262203,104,291,7,262203,104,292,7,262203,104,293,7,262203,104,294,7,262203,
104,295,7,262203,104,296,7,262203,94,297,7,262203,94,298,7,262201,91,299,300,327745,151,301,4,168,
262205,91,302,301,327745,235,303,233,153,262205,91,304,303,327745,235,305,233,157,262205,91,306,
305,327812,91,73,302,306,327808,91,74,304,73,196855,307,0,262394,262,308,309,131320,308,196855,
310,0,262394,28,311,312,131320,311,196670,275,74,327745,264,313,233,154,262205,93,314,313,196670,
276,314,327745,264,315,233,263,262205,93,316,315,196670,277,316,458809,93,317,318,275,276,277,
131321,310,131320,312,131321,310,131320,310,458997,93,319,317,311,216,312,327745,235,320,233,265,
262205,91,321,320,327745,247,322,82,157,262205,91,323,322,327808,91,324,323,302,327812,91,325,324,
204,327808,91,326,321,325,327814,91,327,326,127,131321,328,131320,328,458997,91,329,168,310,330,
331,262390,332,331,0,131321,333,131320,333,327856,155,334,329,134,262394,334,335,332,131320,335,
196670,279,74,327745,235,336,233,268,262205,91,337,336,196670,280,337,196670,281,329,589881,89,
338,339,279,280,281,282,283,262205,140,340,282,196670,278,340,262205,140,341,283,196670,284,319,
196670,285,329,196670,286,340,524345,89,342,343,284,285,286,341,262205,140,344,286,196670,278,344,
131321,345,131320,345,458997,91,346,168,335,347,348,262390,349,348,1,131321,350,131320,350,327856,
155,351,346,139,262394,351,352,349,131320,352,196670,287,329,196670,288,346,393273,91,353,354,287,
288,196855,355,0,262394,75,356,355,131320,356,327856,155,357,353,269,131321,355,131320,355,458997,
155,358,75,352,357,356,196855,359,0,262394,358,360,359,131320,360,327808,91,361,327,353,327745,
144,362,278,346,262205,107,363,362,393281,208,364,27,153,361,196670,364,363,131321,359,131320,359,
196855,365,0,262394,76,366,365,131320,366,196855,367,0,262394,75,368,369,131320,368,327745,235,
370,233,234,262205,91,371,370,131321,367,131320,369,131321,367,131320,367,458997,91,372,371,368,
321,369,327745,144,373,278,346,262205,107,374,373,196670,289,374,196670,290,353,196670,291,302,
196670,292,372,524345,89,375,376,289,290,291,292,131321,365,131320,365,131321,348,131320,348,
327808,91,347,346,157,131321,345,131320,349,131321,331,131320,331,327808,91,330,329,157,131321,
328,131320,332,196855,377,0,262394,83,378,377,131320,378,196670,293,327,196670,294,302,393273,89,
379,380,293,294,131321,377,131320,377,131321,307,131320,309,196670,295,74,327745,235,381,233,268,
262205,91,382,381,196670,296,382,327745,264,383,233,154,262205,93,384,383,196670,297,384,327745,
264,385,233,263,262205,93,386,385,196670,298,386,524345,93,387,388,295,296,297,298,131321,389,
131320,389,458997,91,390,299,309,391,392,262390,393,392,1,131321,394,131320,394,327856,155,395,
390,126,262394,395,396,393,131320,396,327812,91,397,302,126,327808,91,398,397,390,327745,271,399,
226,390,262205,223,400,399,393281,272,401,86,153,398,196670,401,400,131321,392,131320,392,327808,
91,391,390,6,131321,389,131320,393,327850,155,402,299,168,196855,403,0,262394,402,404,403,131320,
404,327745,235,405,233,265,262205,91,406,405,327812,91,407,162,302,327808,91,408,406,407,393281,
200,409,20,153,408,196670,409,387,327808,91,410,408,122,262205,97,411,219,262268,93,412,411,
393281,200,413,20,153,410,196670,413,412,131321,403,131320,403,131321,307,131320,307,65789,65592,
327734,91,300,0,92,131320,414,262205,91,415,3,131326,415,65592,327734,93,416,0,95,196663,94,417,
131320,418,262205,93,419,417,262268,91,420,419,327810,91,7,152,420,262268,93,421,7,131321,422,
131320,422,458997,93,423,421,418,10,424,458997,97,425,153,418,426,424,262390,427,424,0,131321,428,
131320,428,327857,155,429,425,154,262394,429,430,427,131320,430,262205,93,431,417,327813,93,8,431,
423,327811,93,9,156,8,327813,93,10,423,9,131321,424,131320,424,327808,97,426,425,157,131321,422,
131320,427,131326,423,65592,327734,93,432,0,95,196663,94,433,131320,434,262205,93,435,433,262268,
91,436,435,327874,91,437,436,157,327810,91,11,158,437,262268,93,438,11,262205,93,439,433,327813,
93,12,159,439,131321,440,131320,440,458997,93,441,438,434,16,442,458997,97,443,153,434,444,442,
262390,445,442,0,131321,446,131320,446,327857,155,447,443,154,262394,447,448,445,131320,448,
327813,93,13,12,441,327813,93,14,13,441,327811,93,15,160,14,327813,93,16,441,15,131321,442,131320,
442,327808,97,444,443,157,131321,440,131320,445,131326,441,65592,327734,93,449,0,96,196663,94,450,
196663,94,451,131320,452,262205,93,453,450,262205,93,454,451,327809,93,17,453,454,131326,17,65592,
327734,97,455,0,99,196663,98,456,131320,457,262201,91,458,300,327879,91,459,458,161,262368,162,
162,163,262201,91,460,300,262205,97,461,456,327745,167,462,166,460,196670,462,461,262368,162,162,
163,131321,463,131320,463,458997,97,464,153,457,465,466,458997,91,467,168,457,468,466,262390,469,
466,0,131321,470,131320,470,327856,155,471,467,100,262394,471,472,469,131320,472,327808,91,473,
459,467,327745,167,474,166,473,262205,97,475,474,327808,97,465,464,475,131321,466,131320,466,
327808,91,468,467,157,131321,463,131320,469,131326,464,65592,327734,93,476,0,95,196663,94,477,
131320,478,262201,91,479,300,327879,91,480,479,161,262368,162,162,163,262201,91,481,300,262205,93,
482,477,327745,172,483,171,481,196670,483,482,262368,162,162,163,327745,172,484,171,480,262205,93,
485,484,196670,477,485,131321,486,131320,486,458997,91,487,122,478,488,489,262390,490,489,0,
131321,491,131320,491,327856,155,492,487,100,262394,492,493,490,131320,493,327808,91,494,480,487,
327745,172,495,171,494,262205,93,496,495,262205,93,497,477,327866,155,498,496,497,196855,499,0,
262394,498,500,501,131320,500,262205,93,502,495,131321,499,131320,501,262205,93,503,477,131321,
499,131320,499,458997,93,504,502,500,503,501,196670,477,504,131321,489,131320,489,327808,91,488,
487,157,131321,486,131320,490,262205,93,505,477,131326,505,65592,327734,93,506,0,103,196663,102,
507,131320,508,262203,94,509,7,262203,94,510,7,262203,94,511,7,262203,94,512,7,262203,94,513,7,
262203,94,514,7,262203,94,515,7,262203,94,516,7,262203,94,517,7,262203,94,518,7,262203,94,519,7,
262203,94,520,7,262203,94,521,7,262203,94,522,7,262203,94,523,7,262203,94,524,7,262203,94,525,7,
262203,94,526,7,262203,94,527,7,262203,94,528,7,262203,94,529,7,262203,94,530,7,262203,94,531,7,
262203,94,532,7,262203,94,533,7,262203,94,534,7,262203,94,535,7,262203,94,536,7,262201,91,537,300,
327879,91,538,537,161,327812,91,539,538,100,327879,91,540,537,116,327808,91,541,539,540,262368,
162,162,163,131321,542,131320,542,458997,97,543,153,508,544,545,262390,546,545,1,131321,547,
131320,547,327857,155,548,543,173,262394,548,549,546,131320,549,327812,91,550,537,100,262268,91,
551,543,327808,91,552,550,551,327745,94,553,507,543,262205,93,554,553,327745,172,555,177,552,
196670,555,554,131321,545,131320,545,327808,97,544,543,157,131321,542,131320,546,262368,162,162,
163,327808,91,556,541,112,327745,172,557,177,541,262205,93,558,557,196670,509,558,327745,172,559,
177,556,262205,93,560,559,196670,510,560,393273,93,561,449,509,510,327808,91,562,541,114,327808,
91,563,541,178,327745,172,564,177,562,262205,93,565,564,196670,511,565,327745,172,566,177,563,
262205,93,567,566,196670,512,567,393273,93,568,449,511,512,196670,513,561,196670,514,568,393273,
93,569,449,513,514,327808,91,570,541,100,327808,91,571,541,179,327745,172,572,177,570,262205,93,
573,572,196670,515,573,327745,172,574,177,571,262205,93,575,574,196670,516,575,393273,93,576,449,
515,516,327808,91,577,541,180,327808,91,578,541,181,327745,172,579,177,577,262205,93,580,579,
196670,517,580,327745,172,581,177,578,262205,93,582,581,196670,518,582,393273,93,583,449,517,518,
196670,519,576,196670,520,583,393273,93,584,449,519,520,196670,521,569,196670,522,584,393273,93,
585,449,521,522,327745,172,586,171,537,196670,586,585,262368,162,162,163,327808,91,587,538,127,
327745,172,588,171,538,262205,93,589,588,196670,523,589,327745,172,590,171,587,262205,93,591,590,
196670,524,591,393273,93,592,449,523,524,327808,91,593,538,162,327808,91,594,538,182,327745,172,
595,171,593,262205,93,596,595,196670,525,596,327745,172,597,171,594,262205,93,598,597,196670,526,
598,393273,93,599,449,525,526,196670,527,592,196670,528,599,393273,93,600,449,527,528,327808,91,
601,538,122,327808,91,602,538,183,327745,172,603,171,601,262205,93,604,603,196670,529,604,327745,
172,605,171,602,262205,93,606,605,196670,530,606,393273,93,607,449,529,530,327808,91,608,538,184,
327808,91,609,538,116,327745,172,610,171,608,262205,93,611,610,196670,531,611,327745,172,612,171,
609,262205,93,613,612,196670,532,613,393273,93,614,449,531,532,196670,533,607,196670,534,614,
393273,93,615,449,533,534,196670,535,600,196670,536,615,393273,93,616,449,535,536,131326,616,
65592,327734,93,318,0,105,196663,104,617,196663,94,618,196663,94,619,131320,620,262203,197,621,7,
262203,102,622,7,262203,102,623,7,262203,94,624,7,262201,91,625,300,327879,91,626,625,185,131321,
627,131320,627,458997,93,628,186,620,629,630,458997,91,631,168,620,632,630,262390,633,630,0,
131321,634,131320,634,327856,155,635,631,192,262394,635,636,633,131320,636,131321,637,131320,637,
458997,91,638,168,636,639,640,262390,641,640,1,131321,642,131320,642,327856,155,643,638,195,
262394,643,644,641,131320,644,327812,91,645,631,195,327808,91,646,645,638,262205,91,647,617,
458764,91,648,1,38,646,199,327812,91,649,648,188,327808,91,650,647,649,327808,91,651,650,626,
393281,200,652,20,153,651,262205,93,653,652,327745,94,654,621,638,196670,654,653,327854,155,655,
646,189,196855,656,0,262394,655,657,656,131320,657,196670,654,186,131321,656,131320,656,131321,
640,131320,640,327808,91,639,638,157,131321,637,131320,641,131321,658,131320,658,458997,93,629,
628,641,22,659,458997,91,660,168,641,661,659,262390,662,659,1,131321,663,131320,663,327856,155,
664,660,195,262394,664,665,662,131320,665,327745,94,666,621,660,262205,93,667,666,262205,93,668,
666,327813,93,21,667,668,327809,93,22,629,21,131321,659,131320,659,327808,91,661,660,157,131321,
658,131320,662,131321,630,131320,630,327808,91,632,631,157,131321,627,131320,633,327745,172,669,
203,626,196670,669,628,262368,162,162,163,131321,670,131320,670,458997,97,671,153,633,672,673,
262390,674,673,1,131321,675,131320,675,327857,155,676,671,173,262394,676,677,674,131320,677,
262201,91,678,300,327879,91,679,678,116,327812,91,680,679,100,262268,91,681,671,327808,91,682,680,
681,327745,172,683,203,682,262205,93,684,683,327745,94,685,622,671,196670,685,684,131321,673,
131320,673,327808,97,672,671,157,131321,670,131320,674,262205,101,686,622,196670,623,686,327737,
93,687,506,623,262205,93,688,618,327813,93,23,687,688,262205,93,689,619,327809,93,24,23,689,
196670,624,24,327737,93,690,432,624,131326,690,65592,327734,91,354,0,106,196663,104,691,196663,
104,692,131320,693,262201,91,694,300,262205,91,695,691,327812,91,696,695,139,262205,91,697,692,
327808,91,698,696,697,327812,91,699,698,6,327808,91,700,694,699,131326,700,65592,327734,89,339,0,
142,196663,104,701,196663,104,702,196663,104,703,196663,141,704,196663,141,705,131320,706,262203,
104,707,7,262203,104,708,7,131321,709,131320,709,458997,91,710,168,706,711,712,262390,713,712,1,
131321,714,131320,714,327856,155,715,710,139,262394,715,716,713,131320,716,262205,91,717,703,
196670,707,717,196670,708,710,393273,91,718,354,707,708,458764,91,719,1,38,718,206,262205,91,720,
701,327814,91,721,720,127,327808,91,722,721,719,393281,208,723,27,153,722,262205,107,724,723,
327745,144,725,704,710,196670,725,724,196855,726,0,262394,28,727,726,131320,727,262205,91,728,702,
327814,91,729,728,127,327808,91,730,729,719,393281,208,731,31,153,730,262205,107,732,731,327745,
144,733,705,710,196670,733,732,131321,726,131320,726,131321,712,131320,712,327808,91,711,710,157,
131321,709,131320,713,65789,65592,327734,89,343,0,143,196663,94,734,196663,104,735,196663,141,736,
196663,140,737,131320,738,262203,141,739,7,262203,104,740,7,262203,104,741,7,131321,742,131320,
742,458997,91,743,168,738,35,744,262390,745,744,1,131321,746,131320,746,327856,155,747,743,139,
262394,747,748,745,131320,748,327745,144,749,736,743,262205,107,750,749,196855,751,0,262394,28,
752,751,131320,752,262205,93,753,734,327822,107,32,750,753,196670,739,737,327745,144,754,739,743,
262205,107,755,754,327813,107,33,32,755,131321,751,131320,751,458997,107,756,750,748,33,752,
262205,91,757,735,196670,740,757,196670,741,743,393273,91,758,354,740,741,327856,155,759,758,34,
458832,211,760,759,759,759,759,393385,107,761,760,756,210,196670,749,761,131321,744,131320,744,
327808,91,35,743,157,131321,742,131320,745,65789,65592,327734,91,762,0,145,196663,144,763,196663,
94,764,196663,98,765,131320,766,262203,144,767,7,262205,107,768,763,262205,93,769,764,327822,107,
36,768,769,196670,767,36,131321,770,131320,770,458997,91,771,168,766,772,773,458997,97,774,153,
766,775,773,262390,776,773,1,131321,777,131320,777,327857,155,778,774,154,262394,778,779,776,
131320,779,327745,94,780,767,774,262205,93,781,780,327864,155,782,781,212,196855,783,0,262394,782,
784,785,131320,784,262205,93,786,780,131321,783,131320,785,131321,783,131320,783,458997,93,787,
786,784,212,785,327866,155,788,787,213,393385,93,789,788,787,213,393228,93,790,1,2,789,262254,97,
791,790,262205,97,792,765,327808,97,793,792,791,196670,765,793,327879,97,794,791,214,262268,91,
795,794,327812,97,796,173,774,327876,91,797,795,796,327877,91,772,771,797,131321,773,131320,773,
327808,97,775,774,157,131321,770,131320,776,131326,771,65592,327734,93,388,0,146,196663,104,798,
196663,104,799,196663,94,800,196663,94,801,131320,802,262203,141,803,7,262203,104,804,7,262203,
104,805,7,262203,104,806,7,262203,141,807,7,262203,141,808,7,262203,104,809,7,262203,94,810,7,
262203,94,811,7,262203,104,812,7,262203,104,813,7,262203,104,814,7,262203,141,815,7,262203,141,
816,7,262203,94,817,7,262203,104,818,7,262203,141,819,7,262203,94,820,7,262203,104,821,7,262203,
104,822,7,262203,104,823,7,262203,141,824,7,262203,141,825,7,262203,94,826,7,262203,104,827,7,
262203,141,828,7,262203,104,829,7,262203,104,830,7,262203,144,831,7,262203,94,832,7,262203,98,833,
7,262201,91,834,300,327850,155,835,834,168,196855,836,0,262394,835,837,836,131320,837,196670,218,
168,196670,219,153,131321,836,131320,836,262205,91,838,798,196670,804,838,262205,91,839,799,
196670,805,839,196670,806,168,589881,89,840,339,804,805,806,807,808,262205,140,841,807,196670,803,
841,262205,140,842,808,196855,843,0,262394,28,844,845,131320,844,262205,91,846,798,196670,809,846,
262205,93,847,800,196670,810,847,262205,93,848,801,196670,811,848,458809,93,849,318,809,810,811,
131321,843,131320,845,262368,162,162,163,131321,843,131320,843,458997,93,850,849,844,216,845,
131321,851,131320,851,458997,140,852,842,843,853,854,458997,93,855,215,843,856,854,458997,91,857,
168,843,858,854,262390,859,854,0,131321,860,131320,860,327856,155,861,857,134,262394,861,862,859,
131320,862,327852,155,863,857,168,196855,864,0,262394,863,865,864,131320,865,262205,91,866,798,
196670,812,866,262205,91,867,799,196670,813,867,196670,814,857,589881,89,868,339,812,813,814,815,
816,262205,140,869,815,196670,803,869,262205,140,870,816,131321,864,131320,864,458997,140,853,852,
862,870,865,196670,817,850,196670,818,857,262205,140,871,803,196670,819,871,524345,89,872,343,817,
818,819,853,262205,140,873,819,196670,803,873,131321,874,131320,874,458997,91,875,168,864,876,877,
458997,93,856,855,864,878,877,262390,879,877,1,131321,880,131320,880,327856,155,881,875,139,
262394,881,882,879,131320,882,131321,883,131320,883,458997,93,878,856,882,884,885,458997,97,886,
153,882,887,885,262390,888,885,1,131321,889,131320,889,327857,155,890,886,154,262394,890,891,888,
131320,891,393281,94,892,803,875,886,262205,93,893,892,393228,93,894,1,4,893,327866,155,895,894,
878,393385,93,884,895,894,878,131321,885,131320,885,327808,97,887,886,157,131321,883,131320,888,
131321,877,131320,877,327808,91,876,875,157,131321,874,131320,879,131321,854,131320,854,327808,91,
858,857,157,131321,851,131320,859,262268,91,896,855,458991,91,897,218,122,168,896,262368,162,162,
163,262205,91,898,218,262268,93,899,898,196670,820,899,327737,93,900,416,820,327813,93,37,212,900,
327813,93,38,899,220,131321,901,131320,901,458997,97,902,153,859,903,904,458997,91,905,168,859,
906,904,262390,907,904,0,131321,908,131320,908,327856,155,909,905,134,262394,909,910,907,131320,
910,196855,911,0,262394,221,912,911,131320,912,262205,91,913,798,196670,821,913,262205,91,914,799,
196670,822,914,196670,823,905,589881,89,915,339,821,822,823,824,825,262205,140,916,824,196670,803,
916,262205,140,917,825,196670,826,850,196670,827,905,196670,828,916,524345,89,918,343,826,827,828,
917,262205,140,919,828,196670,803,919,131321,911,131320,911,131321,920,131320,920,458997,97,903,
902,911,921,922,458997,91,923,168,911,924,922,262390,925,922,1,131321,926,131320,926,327856,155,
927,923,139,262394,927,928,925,131320,928,196670,829,905,196670,830,923,393273,91,929,354,829,830,
327745,144,930,803,923,262205,107,931,930,196670,831,931,196670,832,37,196670,833,903,458809,91,
932,762,831,832,833,262205,97,921,833,327856,155,933,929,222,196855,934,0,262394,933,935,934,
131320,935,327814,91,936,929,127,327817,91,937,929,127,393281,217,938,226,936,937,196670,938,932,
131321,934,131320,934,131321,922,131320,922,327808,91,924,923,157,131321,920,131320,925,131321,
904,131320,904,327808,91,906,905,157,131321,901,131320,907,458986,97,939,219,122,168,902,262368,
162,162,163,131326,38,65592,327734,91,940,0,147,196663,94,941,131320,942,262205,93,943,941,327813,
93,39,943,227,262253,91,944,39,327808,91,945,944,122,131326,945,65592,327734,93,946,0,148,196663,
104,947,131320,948,262203,94,949,7,262205,91,950,947,262256,93,951,950,327813,93,40,951,228,
196670,949,40,327737,93,952,432,949,327813,93,41,40,952,131326,41,65592,327734,89,380,0,149,
196663,104,953,196663,104,954,131320,955,262203,94,956,7,262203,144,957,7,262203,94,958,7,262203,
94,959,7,262203,104,960,7,262203,104,961,7,262203,104,962,7,262201,91,963,300,262205,91,964,954,
327812,91,965,964,231,327812,91,966,965,162,327745,235,967,233,234,262205,91,968,967,262205,91,
969,954,327812,91,970,969,127,327808,91,971,968,970,327850,155,972,963,168,196855,973,0,262394,
972,974,973,131320,974,196670,237,168,196670,236,168,196670,218,168,196670,219,153,131321,973,
131320,973,262368,162,162,163,131321,975,131320,975,458997,91,976,168,973,977,978,458997,91,979,
963,973,980,978,262390,981,978,0,131321,982,131320,982,327856,155,983,979,238,262394,983,984,981,
131320,984,131321,985,131320,985,458997,91,977,976,984,986,987,458997,97,988,153,984,989,987,
262390,990,987,1,131321,991,131320,991,327857,155,992,988,154,262394,992,993,990,131320,993,
262205,91,994,953,327808,91,995,994,979,458817,200,996,27,153,995,988,262205,93,997,996,262268,91,
998,997,327879,91,999,998,239,458764,91,986,1,41,977,999,131321,987,131320,987,327808,97,989,988,
157,131321,985,131320,990,131321,978,131320,978,327808,91,980,979,6,131321,975,131320,981,458991,
91,1000,218,122,168,976,262368,162,162,163,262205,91,1001,218,262268,93,1002,1001,196670,956,1002,
327737,93,1003,416,956,327813,93,43,240,1003,262205,91,1004,218,262268,93,1005,1004,327813,93,44,
1005,241,131321,1006,131320,1006,458997,93,1007,186,981,1008,1009,458997,93,1010,186,981,1011,
1009,458997,97,1012,153,981,1013,1009,458997,91,1014,963,981,56,1009,262390,1015,1009,0,131321,
1016,131320,1016,327856,155,1017,1014,231,262394,1017,1018,1015,131320,1018,327856,155,1019,1014,
45,196855,1020,0,262394,1019,1021,1022,131320,1021,262205,91,1023,953,327808,91,1024,1023,1014,
393281,208,1025,27,153,1024,262205,107,1026,1025,131321,1020,131320,1022,131321,1020,131320,1020,
458997,107,1027,1026,1021,210,1022,196670,957,1027,131321,1028,131320,1028,458997,93,1008,1007,
1020,52,1029,458997,93,1011,1010,1020,50,1029,458997,97,1013,1012,1020,1030,1029,458997,91,1031,
168,1020,1032,1029,458997,91,1033,168,1020,1034,1029,458997,97,1035,153,1020,1036,1029,262390,
1037,1029,1,131321,1038,131320,1038,327857,155,1039,1035,154,262394,1039,1040,1037,131320,1040,
327745,94,1041,957,1035,262205,93,1042,1041,327813,93,46,1042,43,524300,93,1043,1,43,46,242,240,
393228,93,1044,1,2,1043,262254,97,1045,1044,327808,97,1046,1045,243,327875,97,1047,1046,244,
327812,97,1048,245,1047,327810,97,1049,1045,1048,262255,93,1050,1045,327811,93,47,46,1050,327813,
93,48,46,241,327808,97,1030,1013,1045,327813,93,49,48,48,327809,93,50,1011,49,327813,93,51,47,47,
327809,93,52,1008,51,327879,97,1051,1047,214,262268,91,1052,1051,327812,97,1053,173,1035,327876,
91,1054,1052,1053,327877,91,1034,1033,1054,327879,97,1055,1049,214,262268,91,1056,1055,327876,91,
1057,1056,1053,327877,91,1032,1031,1057,131321,1029,131320,1029,327808,97,1036,1035,157,131321,
1028,131320,1037,327814,91,1058,1014,162,327812,91,1059,1058,127,327808,91,1060,966,1059,327817,
91,1061,1014,162,327808,91,1062,1060,1061,393281,247,1063,55,153,1062,196670,1063,1033,327808,91,
1064,1062,162,393281,247,1065,55,153,1064,196670,1065,1031,131321,1009,131320,1009,327808,91,56,
1014,6,131321,1006,131320,1015,458986,97,1066,219,122,168,1012,196670,958,1010,327737,91,1067,940,
958,458986,91,1068,236,122,168,1067,196670,959,1007,327737,91,1069,940,959,458986,91,1070,237,122,
168,1069,262368,162,162,163,327851,155,1071,963,168,196855,1072,0,262394,1071,1073,1072,131320,
1073,65789,131320,1072,262205,91,1074,218,262268,93,1075,1074,262256,93,1076,58,327813,93,59,1076,
248,327866,155,1077,1075,249,327864,155,1078,1075,250,327847,155,1079,1077,1078,262205,91,1080,
236,196670,960,1080,327737,93,1081,946,960,327813,93,60,1075,1081,327813,93,61,60,251,262205,91,
1082,237,196670,961,1082,327737,93,1083,946,961,196670,962,254,327737,93,1084,946,962,327813,93,
62,252,1084,327809,93,63,1083,62,327813,93,64,44,63,327813,93,65,64,251,327813,93,66,59,61,327809,
93,67,65,66,393281,200,1085,20,153,971,196670,1085,44,327808,91,1086,971,122,262205,97,1087,219,
262268,93,1088,1087,393281,200,1089,20,153,1086,196670,1089,1088,327808,91,1090,971,162,393281,
200,1091,20,153,1090,196670,1091,61,327808,91,1092,971,184,196855,1093,0,262394,1079,1094,1095,
131320,1094,131321,1093,131320,1095,131321,1093,131320,1093,458997,93,1096,67,1094,273,1095,
393281,200,1097,20,153,1092,196670,1097,1096,65789,65592,327734,89,376,0,150,196663,144,1098,
196663,104,1099,196663,104,1100,196663,104,1101,131320,1102,262203,94,1103,7,262203,94,1104,7,
262203,144,1105,7,262203,94,1106,7,262203,98,1107,7,262203,98,1108,7,131321,1109,131320,1109,
458997,93,1110,215,1102,1111,1112,458997,97,1113,153,1102,1114,1112,262390,1115,1112,1,131321,
1116,131320,1116,327857,155,1117,1113,154,262394,1117,1118,1115,131320,1118,327745,94,1119,1098,
1113,262205,93,1120,1119,393228,93,1121,1,4,1120,327866,155,1122,1121,1110,393385,93,1111,1122,
1121,1110,131321,1112,131320,1112,327808,97,1114,1113,157,131321,1109,131320,1115,196670,1103,
1110,327737,93,1123,476,1103,196670,1104,1123,327737,93,1124,416,1104,327813,93,68,212,1124,
327813,93,69,1123,220,262205,107,1125,1098,196670,1105,1125,196670,1106,68,196670,1107,153,458809,
91,1126,762,1105,1106,1107,262205,97,1127,1107,196670,1108,1127,327737,97,1128,455,1108,262205,91,
1129,1099,327856,155,1130,1129,255,196855,1131,0,262394,1130,1132,1131,131320,1132,262205,91,1133,
1100,327812,91,1134,1133,126,327812,91,1135,1134,127,262205,91,1136,1099,327808,91,1137,1135,1136,
393281,247,1138,72,153,1137,196670,1138,1126,131321,1131,131320,1131,262205,91,1139,1099,327817,
91,1140,1139,100,327850,155,1141,1140,168,196855,1142,0,262394,1141,1143,1142,131320,1143,262205,
91,1144,1099,327814,91,1145,1144,100,327856,155,1146,1145,259,131321,1142,131320,1142,458997,155,
1147,1141,1131,1146,1143,196855,1148,0,262394,1147,1149,1148,131320,1149,262205,91,1150,1101,
262205,91,1151,1100,327812,91,1152,1151,259,262205,91,1153,1099,327814,91,1154,1153,100,327808,91,
1155,1152,1154,327812,91,1156,162,1155,327808,91,1157,1150,1156,393281,200,1158,20,153,1157,
196670,1158,69,327808,91,1159,1157,122,262268,93,1160,1128,393281,200,1161,20,153,1159,196670,
1161,1160,131321,1148,131320,1148,65789,65592,};
static const uint32_t bitnet__spv_prepare_fast[] = {
119734787,66304,524299,1132,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,1,
262215,6,1,0,262215,3,11,29,196679,7,42,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,
12,42,196679,13,42,196679,14,42,196679,15,42,196679,16,42,196679,17,42,262215,18,6,4,327752,19,0,
35,0,196679,19,2,262215,20,34,0,262215,20,33,2,196679,21,42,196679,22,42,196679,23,42,196679,24,
42,262215,25,6,16,327752,26,0,35,0,196679,26,2,262215,27,34,0,262215,27,33,2,262215,28,1,12,
262215,29,6,16,262216,30,0,24,327752,30,0,35,0,196679,30,2,262215,31,34,0,262215,31,33,1,196679,
32,42,196679,33,42,196679,34,42,196679,35,42,196679,36,42,196679,37,42,196679,38,42,196679,39,42,
196679,40,42,196679,41,42,327752,42,0,35,0,327752,42,1,35,4,327752,42,2,35,8,327752,42,3,35,12,
327752,42,4,35,16,327752,42,5,35,20,327752,42,6,35,24,196679,42,2,196679,43,42,196679,44,42,
196679,45,42,196679,46,42,196679,47,42,196679,48,42,196679,49,42,196679,50,42,196679,51,42,196679,
52,42,262215,53,6,4,262216,54,0,25,327752,54,0,35,0,196679,54,2,262215,55,34,0,262215,55,33,3,
196679,56,42,196679,57,42,196679,58,42,196679,59,42,196679,60,42,196679,61,42,196679,62,42,196679,
63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,196679,68,42,196679,69,42,262215,70,6,4,
262216,71,0,25,327752,71,0,35,0,196679,71,2,262215,72,34,0,262215,72,33,3,262215,4,11,26,196679,
73,42,196679,74,42,262215,75,1,2,262215,76,1,4,262215,77,6,4,262215,78,6,4,262215,79,6,4,262215,
80,6,4,327752,81,0,35,0,327752,81,1,35,4,327752,81,2,35,8,327752,81,3,35,12,327752,81,4,35,16,
327752,81,5,35,20,327752,81,6,35,24,327752,81,7,35,28,327752,81,8,35,32,327752,81,9,35,36,327752,
81,10,35,40,327752,81,11,35,44,327752,81,12,35,48,327752,81,13,35,52,327752,81,14,35,56,327752,81,
15,35,60,327752,81,16,35,64,327752,81,17,35,96,327752,81,18,35,224,327752,81,19,35,2272,196679,81,
2,262215,82,34,0,262215,82,33,7,262215,83,1,3,262215,84,6,16,262216,85,0,25,327752,85,0,35,0,
196679,85,2,262215,86,34,0,262215,86,33,3,262215,87,1,0,262215,88,11,25,131091,89,196641,90,89,
262165,91,32,0,196641,92,91,196630,93,32,262176,94,7,93,262177,95,93,94,327713,96,93,94,94,262165,
97,32,1,262176,98,7,97,262177,99,97,98,262187,91,100,8,262172,101,93,100,262176,102,7,101,262177,
103,93,102,262176,104,7,91,393249,105,93,104,94,94,327713,106,91,104,104,262167,107,93,4,262194,
91,5,256,262187,91,108,127,393268,91,109,128,5,108,262187,91,110,128,393268,91,111,134,109,110,
262187,91,112,32,393268,91,113,132,111,112,262187,91,114,16,393268,91,115,134,113,114,262187,91,
116,7,393268,91,117,128,115,116,393268,91,118,134,117,100,393268,91,119,128,118,116,393268,91,120,
134,119,100,393268,91,121,128,118,120,262187,91,122,1,393268,91,123,130,121,122,393268,91,124,134,
123,120,393268,91,125,132,120,124,393268,91,126,132,125,112,262187,91,127,4,393268,91,128,132,126,
127,393268,91,129,132,126,127,262194,91,6,128,393268,91,130,132,100,6,393268,91,131,128,129,130,
393268,91,132,130,131,122,393268,91,133,132,100,6,393268,91,134,134,132,133,393268,91,135,132,134,
6,393268,91,136,128,128,135,393268,91,137,130,136,122,393268,91,138,132,134,6,393268,91,139,134,
137,138,262172,140,107,139,262176,141,7,140,524321,142,89,104,104,104,141,141,458785,143,89,94,
104,141,140,262176,144,7,107,393249,145,91,144,94,98,458785,146,93,104,104,94,94,262177,147,91,94,
262177,148,93,104,327713,149,89,104,104,458785,150,89,144,104,104,104,262176,151,1,91,262203,151,
3,1,262187,91,152,2129859015,262187,97,153,0,262187,97,154,4,131092,155,262187,93,156,1073741824,
262187,97,157,1,262187,91,158,1597463007,262187,93,159,1056964608,262187,93,160,1069547520,262187,
91,161,3,262187,91,162,2,262187,91,163,0,262172,164,93,127,262176,165,7,164,262187,97,166,2,
262172,167,93,162,262176,168,7,167,262187,91,169,63,262187,93,170,0,393268,91,171,128,5,169,
262187,91,172,64,393268,91,173,134,171,172,262187,91,174,39,393268,91,175,128,173,174,262187,91,
176,40,393268,91,177,134,175,176,393268,91,178,128,173,177,393268,91,179,130,178,122,393268,91,
180,134,179,177,262172,181,93,180,262176,182,7,181,196637,18,93,196638,19,18,262176,183,12,19,
262203,183,20,12,393268,91,184,130,173,122,262176,185,12,93,262172,186,93,172,262176,187,4,186,
262203,187,188,4,262176,189,4,93,262187,91,190,264,262187,97,191,8,393268,91,192,132,173,172,
393268,91,193,134,192,127,393268,91,194,130,193,122,196637,25,107,196638,26,25,262176,195,12,26,
262203,195,27,12,262176,196,12,107,196656,155,28,196637,29,107,196638,30,29,262176,197,12,30,
262203,197,31,12,393268,91,34,134,192,127,458796,107,198,170,170,170,170,262167,199,155,4,262187,
93,200,1123942400,262187,93,201,3271557120,262187,97,202,255,262187,93,203,925353388,262187,93,
204,1065353216,262176,205,4,91,262203,205,206,4,262176,207,4,97,262203,207,208,4,262187,93,209,
1006699012,393268,155,210,172,134,122,393268,91,211,132,126,127,262167,212,91,4,262172,213,212,
126,262176,214,4,213,262203,214,215,4,262187,93,216,1199579328,262187,93,217,931135488,393268,91,
218,128,5,108,393268,91,219,134,218,110,393268,91,220,132,219,112,589854,42,91,91,91,91,93,93,91,
262176,221,9,42,262203,221,222,9,262187,97,223,6,262176,224,9,91,262203,205,225,4,262203,205,226,
4,393268,91,227,134,192,127,262187,91,228,2147483647,262187,93,229,1182662656,262187,93,230,
947978756,393268,91,45,134,192,127,262187,93,231,3330146304,262187,97,232,64,262187,97,233,7,
262187,97,234,128,196637,53,91,196638,54,53,262176,235,12,54,262203,235,55,12,262176,236,12,91,
393268,91,57,134,5,172,262187,91,237,24,393268,91,58,128,57,237,262187,93,238,864035822,262187,93,
239,786163455,262187,93,240,1482907561,262187,93,241,1065361605,262187,93,242,1008981770,262187,
97,243,16,393268,91,244,196,5,243,393268,91,245,132,126,127,196637,70,91,196638,71,70,262176,246,
12,71,262203,246,72,12,262187,91,247,31,393268,91,248,128,5,247,393268,91,249,134,248,112,262167,
250,91,3,262176,251,1,250,262203,251,4,1,196657,155,75,196657,155,76,393268,155,252,166,75,76,
262187,97,253,5,262176,254,9,93,262187,97,255,3,262172,77,91,100,262172,78,91,112,262187,91,256,
512,262172,79,91,256,196637,80,91,1441822,81,91,91,91,91,91,91,91,91,91,91,91,91,91,91,93,91,77,
78,79,80,262176,257,12,81,262203,257,82,12,393268,91,258,134,192,127,196657,155,83,196637,84,212,
196638,85,84,262176,259,12,85,262203,259,86,12,262176,260,4,212,262176,261,12,212,262194,91,87,1,
393267,250,88,87,122,122,262187,93,262,2139095040,327734,89,2,0,90,131320,263,262203,104,264,7,
262203,94,265,7,262203,94,266,7,262203,141,267,7,262203,104,268,7,262203,104,269,7,262203,104,270,
7,262203,141,271,7,262203,141,272,7,262203,94,273,7,262203,104,274,7,262203,141,275,7,262203,104,
276,7,262203,104,277,7,262203,144,278,7,262203,104,279,7,262203,104,280,7,262203,104,281,7,262203,
104,282,7,262203,104,283,7,262203,104,284,7,262203,104,285,7,262203,94,286,7,262203,94,287,7,
262201,91,288,289,327745,151,290,4,163,262205,91,291,290,327745,224,292,222,153,262205,91,293,292,
327745,224,294,222,157,262205,91,295,294,327812,91,73,291,295,327808,91,74,293,73,196855,296,0,
262394,252,297,298,131320,297,196855,299,0,262394,28,300,301,131320,300,196670,264,74,327745,254,
302,222,154,262205,93,303,302,196670,265,303,327745,254,304,222,253,262205,93,305,304,196670,266,
305,458809,93,306,307,264,265,266,131321,299,131320,301,131321,299,131320,299,458997,93,308,306,
300,204,301,327745,224,309,222,255,262205,91,310,309,327745,236,311,82,157,262205,91,312,311,
327808,91,313,312,291,327812,91,314,313,192,327808,91,315,310,314,327814,91,316,315,127,131321,
317,131320,317,458997,91,318,163,299,319,320,262390,321,320,0,131321,322,131320,322,327856,155,
323,318,134,262394,323,324,321,131320,324,196670,268,74,327745,224,325,222,166,262205,91,326,325,
196670,269,326,196670,270,318,589881,89,327,328,268,269,270,271,272,262205,140,329,271,196670,267,
329,262205,140,330,272,196670,273,308,196670,274,318,196670,275,329,524345,89,331,332,273,274,275,
330,262205,140,333,275,196670,267,333,131321,334,131320,334,458997,91,335,163,324,336,337,262390,
338,337,1,131321,339,131320,339,327856,155,340,335,139,262394,340,341,338,131320,341,196670,276,
318,196670,277,335,393273,91,342,343,276,277,196855,344,0,262394,75,345,344,131320,345,327856,155,
346,342,258,131321,344,131320,344,458997,155,347,75,341,346,345,196855,348,0,262394,347,349,348,
131320,349,327808,91,350,316,342,327745,144,351,267,335,262205,107,352,351,393281,196,353,27,153,
350,196670,353,352,131321,348,131320,348,196855,354,0,262394,76,355,354,131320,355,196855,356,0,
262394,75,357,358,131320,357,327745,224,359,222,223,262205,91,360,359,131321,356,131320,358,
131321,356,131320,356,458997,91,361,360,357,310,358,327745,144,362,267,335,262205,107,363,362,
196670,278,363,196670,279,342,196670,280,291,196670,281,361,524345,89,364,365,278,279,280,281,
131321,354,131320,354,131321,337,131320,337,327808,91,336,335,157,131321,334,131320,338,131321,
320,131320,320,327808,91,319,318,157,131321,317,131320,321,196855,366,0,262394,83,367,366,131320,
367,196670,282,316,196670,283,291,393273,89,368,369,282,283,131321,366,131320,366,131321,296,
131320,298,196670,284,74,327745,224,370,222,166,262205,91,371,370,196670,285,371,327745,254,372,
222,154,262205,93,373,372,196670,286,373,327745,254,374,222,253,262205,93,375,374,196670,287,375,
524345,93,376,377,284,285,286,287,131321,378,131320,378,458997,91,379,288,298,380,381,262390,382,
381,1,131321,383,131320,383,327856,155,384,379,126,262394,384,385,382,131320,385,327812,91,386,
291,126,327808,91,387,386,379,327745,260,388,215,379,262205,212,389,388,393281,261,390,86,153,387,
196670,390,389,131321,381,131320,381,327808,91,380,379,6,131321,378,131320,382,327850,155,391,288,
163,196855,392,0,262394,391,393,392,131320,393,327745,224,394,222,255,262205,91,395,394,327812,91,
396,162,291,327808,91,397,395,396,393281,185,398,20,153,397,196670,398,376,327808,91,399,397,122,
262205,97,400,208,262268,93,401,400,393281,185,402,20,153,399,196670,402,401,131321,392,131320,
392,131321,296,131320,296,65789,65592,327734,91,289,0,92,131320,403,262205,91,404,3,131326,404,
65592,327734,93,405,0,95,196663,94,406,131320,407,262205,93,408,406,262268,91,409,408,327810,91,7,
152,409,262268,93,410,7,131321,411,131320,411,458997,93,412,410,407,10,413,458997,97,414,153,407,
415,413,262390,416,413,0,131321,417,131320,417,327857,155,418,414,154,262394,418,419,416,131320,
419,262205,93,420,406,327813,93,8,420,412,327811,93,9,156,8,327813,93,10,412,9,131321,413,131320,
413,327808,97,415,414,157,131321,411,131320,416,131326,412,65592,327734,93,421,0,95,196663,94,422,
131320,423,262205,93,424,422,262268,91,425,424,327874,91,426,425,157,327810,91,11,158,426,262268,
93,427,11,262205,93,428,422,327813,93,12,159,428,131321,429,131320,429,458997,93,430,427,423,16,
431,458997,97,432,153,423,433,431,262390,434,431,0,131321,435,131320,435,327857,155,436,432,154,
262394,436,437,434,131320,437,327813,93,13,12,430,327813,93,14,13,430,327811,93,15,160,14,327813,
93,16,430,15,131321,431,131320,431,327808,97,433,432,157,131321,429,131320,434,131326,430,65592,
327734,93,438,0,96,196663,94,439,196663,94,440,131320,441,262205,93,442,439,262205,93,443,440,
327809,93,17,442,443,131326,17,65592,327734,97,444,0,99,196663,98,445,131320,446,262205,97,447,
445,393562,97,448,161,447,122,262205,97,449,445,327808,97,450,449,448,196670,445,450,262205,97,
451,445,393562,97,452,161,451,162,262205,97,453,445,327808,97,454,453,452,196670,445,454,262205,
97,455,445,262205,97,456,445,393562,97,457,161,456,127,327808,97,458,455,457,131326,458,65592,
327734,93,459,0,95,196663,94,460,131320,461,262205,93,462,460,393562,93,463,161,462,122,262205,93,
464,460,327866,155,465,463,464,262205,93,466,460,393385,93,467,465,463,466,196670,460,467,262205,
93,468,460,393562,93,469,161,468,162,262205,93,470,460,327866,155,471,469,470,262205,93,472,460,
393385,93,473,471,469,472,196670,460,473,262205,93,474,460,393562,93,475,161,474,127,262205,93,
476,460,327866,155,477,475,476,262205,93,478,460,393385,93,479,477,475,478,131326,479,65592,
327734,93,480,0,103,196663,102,481,131320,482,262203,165,483,7,262203,94,484,7,262203,94,485,7,
262203,168,486,7,262203,94,487,7,262203,94,488,7,262203,94,489,7,262203,94,490,7,262203,94,491,7,
262203,94,492,7,262203,94,493,7,262203,94,494,7,262203,94,495,7,262203,94,496,7,262201,91,497,289,
327879,91,498,497,116,327879,91,499,498,127,327851,155,500,499,163,327879,91,501,498,162,327851,
155,502,501,163,327879,91,503,498,122,327851,155,504,503,163,131321,505,131320,505,458997,97,506,
153,482,507,508,262390,509,508,1,131321,510,131320,510,327857,155,511,506,154,262394,511,512,509,
131320,512,196855,513,0,262394,500,514,515,131320,514,327808,97,516,506,154,327745,94,517,481,516,
262205,93,518,517,131321,513,131320,515,327745,94,519,481,506,262205,93,520,519,131321,513,131320,
513,458997,93,521,518,514,520,515,196855,522,0,262394,500,523,524,131320,523,327745,94,525,481,
506,262205,93,526,525,131321,522,131320,524,327808,97,527,506,154,327745,94,528,481,527,262205,93,
529,528,131321,522,131320,522,458997,93,530,526,523,529,524,393562,93,531,161,530,127,196670,484,
521,196670,485,531,393273,93,532,438,484,485,327745,94,533,483,506,196670,533,532,131321,508,
131320,508,327808,97,507,506,157,131321,505,131320,509,131321,534,131320,534,458997,97,535,153,
509,536,537,262390,538,537,1,131321,539,131320,539,327857,155,540,535,166,262394,540,541,538,
131320,541,196855,542,0,262394,502,543,544,131320,543,327808,97,545,535,166,327745,94,546,483,545,
262205,93,547,546,131321,542,131320,544,327745,94,548,483,535,262205,93,549,548,131321,542,131320,
542,458997,93,550,547,543,549,544,196855,551,0,262394,502,552,553,131320,552,327745,94,554,483,
535,262205,93,555,554,131321,551,131320,553,327808,97,556,535,166,327745,94,557,483,556,262205,93,
558,557,131321,551,131320,551,458997,93,559,555,552,558,553,393562,93,560,161,559,162,196670,487,
550,196670,488,560,393273,93,561,438,487,488,327745,94,562,486,535,196670,562,561,131321,537,
131320,537,327808,97,536,535,157,131321,534,131320,538,196855,563,0,262394,504,564,565,131320,564,
327745,94,566,486,157,262205,93,567,566,131321,563,131320,565,327745,94,568,486,153,262205,93,569,
568,131321,563,131320,563,458997,93,570,567,564,569,565,196855,571,0,262394,504,572,573,131320,
572,327745,94,574,486,153,262205,93,575,574,131321,571,131320,573,327745,94,576,486,157,262205,93,
577,576,131321,571,131320,571,458997,93,578,575,572,577,573,393562,93,579,161,578,122,196670,489,
570,196670,490,579,393273,93,580,438,489,490,393562,93,581,161,580,127,196670,491,580,196670,492,
581,393273,93,582,438,491,492,393562,93,583,161,582,162,196670,493,582,196670,494,583,393273,93,
584,438,493,494,393562,93,585,161,584,122,196670,495,584,196670,496,585,393273,93,586,438,495,496,
131326,586,65592,327734,93,307,0,105,196663,104,587,196663,94,588,196663,94,589,131320,590,262203,
182,591,7,262203,102,592,7,262203,102,593,7,262203,94,594,7,262201,91,595,289,327879,91,596,595,
169,131321,597,131320,597,458997,93,598,170,590,599,600,458997,91,601,163,590,602,600,262390,603,
600,0,131321,604,131320,604,327856,155,605,601,177,262394,605,606,603,131320,606,131321,607,
131320,607,458997,91,608,163,606,609,610,262390,611,610,1,131321,612,131320,612,327856,155,613,
608,180,262394,613,614,611,131320,614,327812,91,615,601,180,327808,91,616,615,608,262205,91,617,
587,458764,91,618,1,38,616,184,327812,91,619,618,172,327808,91,620,617,619,327808,91,621,620,596,
393281,185,622,20,153,621,262205,93,623,622,327745,94,624,591,608,196670,624,623,327854,155,625,
616,173,196855,626,0,262394,625,627,626,131320,627,196670,624,170,131321,626,131320,626,131321,
610,131320,610,327808,91,609,608,157,131321,607,131320,611,131321,628,131320,628,458997,93,599,
598,611,22,629,458997,91,630,163,611,631,629,262390,632,629,1,131321,633,131320,633,327856,155,
634,630,180,262394,634,635,632,131320,635,327745,94,636,591,630,262205,93,637,636,262205,93,638,
636,327813,93,21,637,638,327809,93,22,599,21,131321,629,131320,629,327808,91,631,630,157,131321,
628,131320,632,131321,600,131320,600,327808,91,602,601,157,131321,597,131320,603,327745,189,639,
188,596,196670,639,598,262368,162,162,190,131321,640,131320,640,458997,97,641,153,603,642,643,
262390,644,643,1,131321,645,131320,645,327857,155,646,641,191,262394,646,647,644,131320,647,
262201,91,648,289,327879,91,649,648,116,327812,91,650,649,100,262268,91,651,641,327808,91,652,650,
651,327745,189,653,188,652,262205,93,654,653,327745,94,655,592,641,196670,655,654,131321,643,
131320,643,327808,97,642,641,157,131321,640,131320,644,262205,101,656,592,196670,593,656,327737,
93,657,480,593,262205,93,658,588,327813,93,23,657,658,262205,93,659,589,327809,93,24,23,659,
196670,594,24,327737,93,660,421,594,131326,660,65592,327734,91,343,0,106,196663,104,661,196663,
104,662,131320,663,262201,91,664,289,262205,91,665,661,327812,91,666,665,139,262205,91,667,662,
327808,91,668,666,667,327812,91,669,668,6,327808,91,670,664,669,131326,670,65592,327734,89,328,0,
142,196663,104,671,196663,104,672,196663,104,673,196663,141,674,196663,141,675,131320,676,262203,
104,677,7,262203,104,678,7,131321,679,131320,679,458997,91,680,163,676,681,682,262390,683,682,1,
131321,684,131320,684,327856,155,685,680,139,262394,685,686,683,131320,686,262205,91,687,673,
196670,677,687,196670,678,680,393273,91,688,343,677,678,458764,91,689,1,38,688,194,262205,91,690,
671,327814,91,691,690,127,327808,91,692,691,689,393281,196,693,27,153,692,262205,107,694,693,
327745,144,695,674,680,196670,695,694,196855,696,0,262394,28,697,696,131320,697,262205,91,698,672,
327814,91,699,698,127,327808,91,700,699,689,393281,196,701,31,153,700,262205,107,702,701,327745,
144,703,675,680,196670,703,702,131321,696,131320,696,131321,682,131320,682,327808,91,681,680,157,
131321,679,131320,683,65789,65592,327734,89,332,0,143,196663,94,704,196663,104,705,196663,141,706,
196663,140,707,131320,708,262203,141,709,7,262203,104,710,7,262203,104,711,7,131321,712,131320,
712,458997,91,713,163,708,35,714,262390,715,714,1,131321,716,131320,716,327856,155,717,713,139,
262394,717,718,715,131320,718,327745,144,719,706,713,262205,107,720,719,196855,721,0,262394,28,
722,721,131320,722,262205,93,723,704,327822,107,32,720,723,196670,709,707,327745,144,724,709,713,
262205,107,725,724,327813,107,33,32,725,131321,721,131320,721,458997,107,726,720,718,33,722,
262205,91,727,705,196670,710,727,196670,711,713,393273,91,728,343,710,711,327856,155,729,728,34,
458832,199,730,729,729,729,729,393385,107,731,730,726,198,196670,719,731,131321,714,131320,714,
327808,91,35,713,157,131321,712,131320,715,65789,65592,327734,91,732,0,145,196663,144,733,196663,
94,734,196663,98,735,131320,736,262203,144,737,7,262205,107,738,733,262205,93,739,734,327822,107,
36,738,739,196670,737,36,131321,740,131320,740,458997,91,741,163,736,742,743,458997,97,744,153,
736,745,743,262390,746,743,1,131321,747,131320,747,327857,155,748,744,154,262394,748,749,746,
131320,749,327745,94,750,737,744,262205,93,751,750,327864,155,752,751,200,196855,753,0,262394,752,
754,755,131320,754,262205,93,756,750,131321,753,131320,755,131321,753,131320,753,458997,93,757,
756,754,200,755,327866,155,758,757,201,393385,93,759,758,757,201,393228,93,760,1,2,759,262254,97,
761,760,262205,97,762,735,327808,97,763,762,761,196670,735,763,327879,97,764,761,202,262268,91,
765,764,327812,97,766,191,744,327876,91,767,765,766,327877,91,742,741,767,131321,743,131320,743,
327808,97,745,744,157,131321,740,131320,746,131326,741,65592,327734,93,377,0,146,196663,104,768,
196663,104,769,196663,94,770,196663,94,771,131320,772,262203,141,773,7,262203,104,774,7,262203,
104,775,7,262203,104,776,7,262203,141,777,7,262203,141,778,7,262203,104,779,7,262203,94,780,7,
262203,94,781,7,262203,104,782,7,262203,104,783,7,262203,104,784,7,262203,141,785,7,262203,141,
786,7,262203,94,787,7,262203,104,788,7,262203,141,789,7,262203,94,790,7,262203,104,791,7,262203,
104,792,7,262203,104,793,7,262203,141,794,7,262203,141,795,7,262203,94,796,7,262203,104,797,7,
262203,141,798,7,262203,104,799,7,262203,104,800,7,262203,144,801,7,262203,94,802,7,262203,98,803,
7,262201,91,804,289,327850,155,805,804,163,196855,806,0,262394,805,807,806,131320,807,196670,206,
163,196670,208,153,131321,806,131320,806,262205,91,808,768,196670,774,808,262205,91,809,769,
196670,775,809,196670,776,163,589881,89,810,328,774,775,776,777,778,262205,140,811,777,196670,773,
811,262205,140,812,778,196855,813,0,262394,28,814,815,131320,814,262205,91,816,768,196670,779,816,
262205,93,817,770,196670,780,817,262205,93,818,771,196670,781,818,458809,93,819,307,779,780,781,
131321,813,131320,815,262368,162,162,190,131321,813,131320,813,458997,93,820,819,814,204,815,
131321,821,131320,821,458997,140,822,812,813,823,824,458997,93,825,203,813,826,824,458997,91,827,
163,813,828,824,262390,829,824,0,131321,830,131320,830,327856,155,831,827,134,262394,831,832,829,
131320,832,327852,155,833,827,163,196855,834,0,262394,833,835,834,131320,835,262205,91,836,768,
196670,782,836,262205,91,837,769,196670,783,837,196670,784,827,589881,89,838,328,782,783,784,785,
786,262205,140,839,785,196670,773,839,262205,140,840,786,131321,834,131320,834,458997,140,823,822,
832,840,835,196670,787,820,196670,788,827,262205,140,841,773,196670,789,841,524345,89,842,332,787,
788,789,823,262205,140,843,789,196670,773,843,131321,844,131320,844,458997,91,845,163,834,846,847,
458997,93,826,825,834,848,847,262390,849,847,1,131321,850,131320,850,327856,155,851,845,139,
262394,851,852,849,131320,852,131321,853,131320,853,458997,93,848,826,852,854,855,458997,97,856,
153,852,857,855,262390,858,855,1,131321,859,131320,859,327857,155,860,856,154,262394,860,861,858,
131320,861,393281,94,862,773,845,856,262205,93,863,862,393228,93,864,1,4,863,327866,155,865,864,
848,393385,93,854,865,864,848,131321,855,131320,855,327808,97,857,856,157,131321,853,131320,858,
131321,847,131320,847,327808,91,846,845,157,131321,844,131320,849,131321,824,131320,824,327808,91,
828,827,157,131321,821,131320,829,262268,91,866,825,458991,91,867,206,122,163,866,262368,162,162,
190,262205,91,868,206,262268,93,869,868,196670,790,869,327737,93,870,405,790,327813,93,37,200,870,
327813,93,38,869,209,131321,871,131320,871,458997,97,872,153,829,873,874,458997,91,875,163,829,
876,874,262390,877,874,0,131321,878,131320,878,327856,155,879,875,134,262394,879,880,877,131320,
880,196855,881,0,262394,210,882,881,131320,882,262205,91,883,768,196670,791,883,262205,91,884,769,
196670,792,884,196670,793,875,589881,89,885,328,791,792,793,794,795,262205,140,886,794,196670,773,
886,262205,140,887,795,196670,796,820,196670,797,875,196670,798,886,524345,89,888,332,796,797,798,
887,262205,140,889,798,196670,773,889,131321,881,131320,881,131321,890,131320,890,458997,97,873,
872,881,891,892,458997,91,893,163,881,894,892,262390,895,892,1,131321,896,131320,896,327856,155,
897,893,139,262394,897,898,895,131320,898,196670,799,875,196670,800,893,393273,91,899,343,799,800,
327745,144,900,773,893,262205,107,901,900,196670,801,901,196670,802,37,196670,803,873,458809,91,
902,732,801,802,803,262205,97,891,803,327856,155,903,899,211,196855,904,0,262394,903,905,904,
131320,905,327814,91,906,899,127,327817,91,907,899,127,393281,205,908,215,906,907,196670,908,902,
131321,904,131320,904,131321,892,131320,892,327808,91,894,893,157,131321,890,131320,895,131321,
874,131320,874,327808,91,876,875,157,131321,871,131320,877,458986,97,909,208,122,163,872,262368,
162,162,190,131326,38,65592,327734,91,910,0,147,196663,94,911,131320,912,262205,93,913,911,327813,
93,39,913,216,262253,91,914,39,327808,91,915,914,122,131326,915,65592,327734,93,916,0,148,196663,
104,917,131320,918,262203,94,919,7,262205,91,920,917,262256,93,921,920,327813,93,40,921,217,
196670,919,40,327737,93,922,421,919,327813,93,41,40,922,131326,41,65592,327734,89,369,0,149,
196663,104,923,196663,104,924,131320,925,262203,94,926,7,262203,144,927,7,262203,94,928,7,262203,
94,929,7,262203,104,930,7,262203,104,931,7,262203,104,932,7,262201,91,933,289,262205,91,934,924,
327812,91,935,934,220,327812,91,936,935,162,327745,224,937,222,223,262205,91,938,937,262205,91,
939,924,327812,91,940,939,127,327808,91,941,938,940,327850,155,942,933,163,196855,943,0,262394,
942,944,943,131320,944,196670,226,163,196670,225,163,196670,206,163,196670,208,153,131321,943,
131320,943,262368,162,162,190,131321,945,131320,945,458997,91,946,163,943,947,948,458997,91,949,
933,943,950,948,262390,951,948,0,131321,952,131320,952,327856,155,953,949,227,262394,953,954,951,
131320,954,131321,955,131320,955,458997,91,947,946,954,956,957,458997,97,958,153,954,959,957,
262390,960,957,1,131321,961,131320,961,327857,155,962,958,154,262394,962,963,960,131320,963,
262205,91,964,923,327808,91,965,964,949,458817,185,966,27,153,965,958,262205,93,967,966,262268,91,
968,967,327879,91,969,968,228,458764,91,956,1,41,947,969,131321,957,131320,957,327808,97,959,958,
157,131321,955,131320,960,131321,948,131320,948,327808,91,950,949,6,131321,945,131320,951,458991,
91,970,206,122,163,946,262368,162,162,190,262205,91,971,206,262268,93,972,971,196670,926,972,
327737,93,973,405,926,327813,93,43,229,973,262205,91,974,206,262268,93,975,974,327813,93,44,975,
230,131321,976,131320,976,458997,93,977,170,951,978,979,458997,93,980,170,951,981,979,458997,97,
982,153,951,983,979,458997,91,984,933,951,56,979,262390,985,979,0,131321,986,131320,986,327856,
155,987,984,220,262394,987,988,985,131320,988,327856,155,989,984,45,196855,990,0,262394,989,991,
992,131320,991,262205,91,993,923,327808,91,994,993,984,393281,196,995,27,153,994,262205,107,996,
995,131321,990,131320,992,131321,990,131320,990,458997,107,997,996,991,198,992,196670,927,997,
131321,998,131320,998,458997,93,978,977,990,52,999,458997,93,981,980,990,50,999,458997,97,983,982,
990,1000,999,458997,91,1001,163,990,1002,999,458997,91,1003,163,990,1004,999,458997,97,1005,153,
990,1006,999,262390,1007,999,1,131321,1008,131320,1008,327857,155,1009,1005,154,262394,1009,1010,
1007,131320,1010,327745,94,1011,927,1005,262205,93,1012,1011,327813,93,46,1012,43,524300,93,1013,
1,43,46,231,229,393228,93,1014,1,2,1013,262254,97,1015,1014,327808,97,1016,1015,232,327875,97,
1017,1016,233,327812,97,1018,234,1017,327810,97,1019,1015,1018,262255,93,1020,1015,327811,93,47,
46,1020,327813,93,48,46,230,327808,97,1000,983,1015,327813,93,49,48,48,327809,93,50,981,49,327813,
93,51,47,47,327809,93,52,978,51,327879,97,1021,1017,202,262268,91,1022,1021,327812,97,1023,191,
1005,327876,91,1024,1022,1023,327877,91,1004,1003,1024,327879,97,1025,1019,202,262268,91,1026,
1025,327876,91,1027,1026,1023,327877,91,1002,1001,1027,131321,999,131320,999,327808,97,1006,1005,
157,131321,998,131320,1007,327814,91,1028,984,162,327812,91,1029,1028,127,327808,91,1030,936,1029,
327817,91,1031,984,162,327808,91,1032,1030,1031,393281,236,1033,55,153,1032,196670,1033,1003,
327808,91,1034,1032,162,393281,236,1035,55,153,1034,196670,1035,1001,131321,979,131320,979,327808,
91,56,984,6,131321,976,131320,985,458986,97,1036,208,122,163,982,196670,928,980,327737,91,1037,
910,928,458986,91,1038,225,122,163,1037,196670,929,977,327737,91,1039,910,929,458986,91,1040,226,
122,163,1039,262368,162,162,190,327851,155,1041,933,163,196855,1042,0,262394,1041,1043,1042,
131320,1043,65789,131320,1042,262205,91,1044,206,262268,93,1045,1044,262256,93,1046,58,327813,93,
59,1046,238,327866,155,1047,1045,239,327864,155,1048,1045,240,327847,155,1049,1047,1048,262205,91,
1050,225,196670,930,1050,327737,93,1051,916,930,327813,93,60,1045,1051,327813,93,61,60,241,262205,
91,1052,226,196670,931,1052,327737,93,1053,916,931,196670,932,244,327737,93,1054,916,932,327813,
93,62,242,1054,327809,93,63,1053,62,327813,93,64,44,63,327813,93,65,64,241,327813,93,66,59,61,
327809,93,67,65,66,393281,185,1055,20,153,941,196670,1055,44,327808,91,1056,941,122,262205,97,
1057,208,262268,93,1058,1057,393281,185,1059,20,153,1056,196670,1059,1058,327808,91,1060,941,162,
393281,185,1061,20,153,1060,196670,1061,61,327808,91,1062,941,161,196855,1063,0,262394,1049,1064,
1065,131320,1064,131321,1063,131320,1065,131321,1063,131320,1063,458997,93,1066,67,1064,262,1065,
393281,185,1067,20,153,1062,196670,1067,1066,65789,65592,327734,89,365,0,150,196663,144,1068,
196663,104,1069,196663,104,1070,196663,104,1071,131320,1072,262203,94,1073,7,262203,94,1074,7,
262203,144,1075,7,262203,94,1076,7,262203,98,1077,7,262203,98,1078,7,131321,1079,131320,1079,
458997,93,1080,203,1072,1081,1082,458997,97,1083,153,1072,1084,1082,262390,1085,1082,1,131321,
1086,131320,1086,327857,155,1087,1083,154,262394,1087,1088,1085,131320,1088,327745,94,1089,1068,
1083,262205,93,1090,1089,393228,93,1091,1,4,1090,327866,155,1092,1091,1080,393385,93,1081,1092,
1091,1080,131321,1082,131320,1082,327808,97,1084,1083,157,131321,1079,131320,1085,196670,1073,
1080,327737,93,1093,459,1073,196670,1074,1093,327737,93,1094,405,1074,327813,93,68,200,1094,
327813,93,69,1093,209,262205,107,1095,1068,196670,1075,1095,196670,1076,68,196670,1077,153,458809,
91,1096,732,1075,1076,1077,262205,97,1097,1077,196670,1078,1097,327737,97,1098,444,1078,262205,91,
1099,1069,327856,155,1100,1099,245,196855,1101,0,262394,1100,1102,1101,131320,1102,262205,91,1103,
1070,327812,91,1104,1103,126,327812,91,1105,1104,127,262205,91,1106,1069,327808,91,1107,1105,1106,
393281,236,1108,72,153,1107,196670,1108,1096,131321,1101,131320,1101,262205,91,1109,1069,327817,
91,1110,1109,100,327850,155,1111,1110,163,196855,1112,0,262394,1111,1113,1112,131320,1113,262205,
91,1114,1069,327814,91,1115,1114,100,327856,155,1116,1115,249,131321,1112,131320,1112,458997,155,
1117,1111,1101,1116,1113,196855,1118,0,262394,1117,1119,1118,131320,1119,262205,91,1120,1071,
262205,91,1121,1070,327812,91,1122,1121,249,262205,91,1123,1069,327814,91,1124,1123,100,327808,91,
1125,1122,1124,327812,91,1126,162,1125,327808,91,1127,1120,1126,393281,185,1128,20,153,1127,
196670,1128,69,327808,91,1129,1127,122,262268,93,1130,1098,393281,185,1131,20,153,1129,196670,
1131,1130,131321,1118,131320,1118,65789,65592,};
static const uint32_t bitnet__spv_screen_plain[] = {
119734787,66304,524299,555,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,3,262215,6,1,1,262215,3,11,29,262215,7,6,
16,262216,8,0,24,327752,8,0,35,0,196679,8,2,262215,9,34,0,262215,9,33,3,262215,10,6,16,262216,11,
0,24,327752,11,0,35,0,196679,11,2,262215,12,34,0,262215,12,33,0,327752,13,0,35,0,327752,13,1,35,4,
327752,13,2,35,8,327752,13,3,35,12,327752,13,4,35,16,327752,13,5,35,20,327752,13,6,35,24,327752,
13,7,35,28,327752,13,8,35,32,327752,13,9,35,36,327752,13,10,35,40,196679,13,2,262215,14,6,4,
262215,15,6,4,262215,16,6,4,262215,17,6,4,327752,18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,
327752,18,3,35,12,327752,18,4,35,16,327752,18,5,35,20,327752,18,6,35,24,327752,18,7,35,28,327752,
18,8,35,32,327752,18,9,35,36,327752,18,10,35,40,327752,18,11,35,44,327752,18,12,35,48,327752,18,
13,35,52,327752,18,14,35,56,327752,18,15,35,60,327752,18,16,35,64,327752,18,17,35,96,327752,18,18,
35,224,327752,18,19,35,2272,196679,18,2,262215,19,34,0,262215,19,33,7,262215,20,6,4,262216,21,0,
24,327752,21,0,35,0,196679,21,2,262215,22,34,0,262215,22,33,2,196679,23,42,262215,4,11,26,262215,
24,1,0,196679,25,42,196679,26,42,262215,27,6,4,262216,28,0,24,327752,28,0,35,0,196679,28,2,262215,
29,34,0,262215,29,33,0,196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,
42,196679,36,42,262215,37,6,4,327752,38,0,35,0,196679,38,2,262215,39,34,0,262215,39,33,2,196679,
40,42,196679,41,42,196679,42,42,196679,43,42,196679,44,42,196679,45,42,196679,46,42,196679,47,42,
196679,48,42,196679,49,42,196679,50,42,262215,51,1,0,262215,52,11,25,131091,53,196641,54,53,
262165,55,32,0,196641,56,55,196630,57,32,262176,58,7,57,262177,59,55,58,262176,60,7,55,262177,61,
57,60,262165,62,32,1,327713,63,62,60,60,262167,64,55,4,327713,65,64,60,60,262194,55,5,1,262187,55,
66,8,131092,67,393268,67,68,170,5,66,262187,55,69,2,262194,55,6,256,262187,55,70,127,393268,55,71,
128,6,70,262187,55,72,128,393268,55,73,134,71,72,393268,55,74,137,73,69,262187,55,75,0,393268,67,
76,170,74,75,262187,55,77,4,458804,55,78,169,76,66,77,458804,55,79,169,68,69,78,262172,80,64,79,
262176,81,7,80,393249,82,53,60,60,81,262177,83,67,60,262176,84,1,55,262203,84,3,1,262187,62,85,31,
262187,55,86,2147483648,262187,55,87,2147483647,262176,88,7,62,262187,62,89,0,262187,62,90,8,
262187,62,91,16,262187,62,92,24,262187,55,93,1,393268,67,94,170,5,93,262176,95,7,64,393268,67,96,
170,5,93,262187,55,97,16,393268,55,98,132,73,97,458804,55,99,169,96,98,93,262172,100,64,99,262176,
101,4,100,262203,101,102,4,262176,103,4,64,196637,7,64,196638,8,7,262176,104,12,8,262203,104,9,12,
262176,105,12,64,196637,10,64,196638,11,10,262176,106,12,11,262203,106,12,12,262187,62,107,1,
851998,13,55,55,55,55,55,55,55,55,55,55,55,262176,108,9,13,262203,108,109,9,262176,110,9,55,
196650,67,111,262172,14,55,66,262187,55,112,32,262172,15,55,112,262187,55,113,512,262172,16,55,
113,196637,17,55,1441822,18,55,55,55,55,55,55,55,55,55,55,55,55,55,55,57,55,14,15,16,17,262176,
114,12,18,262203,114,19,12,262187,62,115,7,262176,116,12,55,196649,67,117,196637,20,55,196638,21,
20,262176,118,12,21,262203,118,22,12,262187,62,119,10,262187,55,120,31,262187,55,121,7,262187,62,
122,3,262167,123,55,3,262176,124,1,123,262203,124,4,1,262194,55,24,128,393268,55,125,134,24,66,
393268,55,126,134,125,77,196637,27,57,196638,28,27,262176,127,12,28,262203,127,29,12,262187,62,
128,2,262176,129,12,57,393268,67,130,170,5,93,393268,55,131,128,98,24,393268,55,132,130,131,93,
393268,55,133,134,132,24,393268,55,134,130,98,93,393268,55,135,130,99,93,262187,55,136,264,393268,
55,137,132,77,5,393268,55,138,132,77,5,262172,139,62,138,262176,140,7,139,393268,55,141,134,98,77,
262187,55,142,252645135,262187,62,143,4,262187,55,144,3,262187,62,145,128,262187,62,146,9,262176,
147,4,55,262203,147,148,4,262203,147,149,4,262187,55,150,4294967295,393268,55,151,132,77,24,
262172,152,62,151,262176,153,4,152,262203,153,154,4,262176,155,4,62,262187,62,156,4294967288,
196637,37,57,196638,38,37,262176,157,12,38,262203,157,39,12,262187,57,158,1065353300,262187,57,
159,228737632,262187,62,160,5,262187,62,161,6,262194,55,51,1,393267,123,52,51,93,93,262187,55,162,
64,262187,57,163,4286578688,327734,53,2,0,54,131320,164,262203,60,165,7,262203,81,166,7,262203,60,
167,7,262203,60,168,7,262203,81,169,7,262203,140,170,7,262203,60,171,7,262203,60,172,7,262203,81,
173,7,262203,95,174,7,262203,60,175,7,262203,60,176,7,262203,60,177,7,262203,60,178,7,262203,60,
179,7,262203,60,180,7,262203,60,181,7,262203,60,182,7,262203,60,183,7,262203,60,184,7,262203,58,
185,7,262203,58,186,7,262203,58,187,7,262203,60,188,7,262201,55,189,190,327879,55,191,189,121,
327874,55,192,189,122,327817,55,23,192,77,327745,84,193,4,75,262205,55,194,193,327812,55,195,194,
126,327814,55,196,192,77,327808,55,197,195,196,327745,110,198,109,89,262205,55,199,198,327808,55,
200,199,120,327814,55,201,200,112,327812,55,202,201,112,327814,55,203,202,112,327810,55,204,203,
93,458764,55,205,1,38,197,204,327812,55,206,205,98,327808,55,207,206,23,327812,55,208,207,66,
327808,55,209,208,191,327812,55,25,194,24,327808,55,26,25,189,327810,55,210,199,93,458764,55,211,
1,38,26,210,327745,110,212,109,128,262205,55,213,212,327808,55,214,213,211,393281,129,215,29,89,
214,262205,57,216,215,327808,55,217,213,202,327808,55,218,217,211,393281,129,219,29,89,218,262205,
57,220,219,327812,55,221,201,162,327808,55,222,213,221,327808,55,223,222,211,393281,129,224,29,89,
223,262205,57,225,224,196670,165,26,327737,67,226,227,165,196670,167,209,196670,168,75,458809,53,
228,229,167,168,169,262205,80,230,169,196670,166,230,196855,231,0,262394,130,232,231,131320,232,
131321,233,131320,233,458997,55,234,75,232,235,236,262390,237,236,1,131321,238,131320,238,327856,
67,239,234,133,262394,239,240,237,131320,240,327812,55,241,234,24,327808,55,242,189,241,458764,55,
243,1,38,242,134,458764,55,244,1,38,243,135,393281,105,245,9,89,243,262205,64,246,245,327745,103,
247,102,244,196670,247,246,131321,236,131320,236,327808,55,235,234,107,131321,233,131320,237,
131321,231,131320,231,262368,69,69,136,131321,248,131320,248,458997,55,249,75,231,250,251,262390,
252,251,1,131321,253,131320,253,327856,67,254,249,137,262394,254,255,252,131320,255,327745,88,256,
170,249,196670,256,89,131321,251,131320,251,327808,55,250,249,107,131321,248,131320,252,131321,
257,131320,257,458997,55,258,75,252,36,259,262390,260,259,0,131321,261,131320,261,327856,67,262,
258,141,262394,262,263,260,131320,263,327852,67,264,258,75,196855,265,0,262394,264,266,265,131320,
266,196670,171,209,196670,172,258,458809,53,267,229,171,172,173,262205,80,268,173,196670,166,268,
131321,265,131320,265,131321,269,131320,269,458997,55,270,75,265,35,271,262390,272,271,1,131321,
273,131320,273,327856,67,274,270,79,262394,274,275,272,131320,275,131321,276,131320,276,458997,55,
277,75,275,34,278,262390,279,278,1,131321,280,131320,280,327856,67,281,277,5,262394,281,282,279,
131320,282,327808,55,30,258,270,327812,55,31,30,77,327808,55,32,31,23,196670,175,277,196670,176,
32,393273,64,283,284,175,176,196670,174,283,131321,285,131320,285,458997,55,286,75,282,287,288,
262390,289,288,1,131321,290,131320,290,327856,67,291,286,77,262394,291,292,289,131320,292,393281,
60,293,166,270,286,262205,55,294,293,327879,55,295,294,142,262205,55,296,293,327874,55,297,296,
143,327879,55,298,297,142,327745,60,299,174,75,262205,55,300,299,196670,177,300,196670,178,295,
393273,62,301,302,177,178,327745,60,303,174,93,262205,55,304,303,196670,179,304,196670,180,298,
393273,62,305,302,179,180,327808,62,306,301,305,327745,60,307,174,69,262205,55,308,307,196670,181,
308,196670,182,295,393273,62,309,302,181,182,327745,60,310,174,144,262205,55,311,310,196670,183,
311,196670,184,298,393273,62,312,302,183,184,327808,62,313,309,312,327812,55,314,277,77,327808,55,
315,314,286,327812,62,316,145,306,327808,62,317,316,313,327745,88,318,170,315,262205,62,319,318,
327808,62,33,319,317,196670,318,33,131321,288,131320,288,327808,55,287,286,107,131321,285,131320,
289,131321,278,131320,278,327808,55,34,277,107,131321,276,131320,279,131321,271,131320,271,327808,
55,35,270,107,131321,269,131320,272,131321,259,131320,259,327808,55,36,258,79,131321,257,131320,
260,131321,320,131320,320,458997,55,321,75,260,322,323,262390,324,323,1,131321,325,131320,325,
327856,67,326,321,5,262394,326,327,324,131320,327,327745,110,328,109,146,262205,55,329,328,327854,
67,330,321,329,196855,331,0,262394,330,332,331,131320,332,131321,323,131320,331,327745,110,333,
109,122,262205,55,334,333,327812,55,335,77,321,327808,55,336,334,335,327852,67,337,321,75,196855,
338,0,262394,337,339,338,131320,339,262368,69,69,136,131321,338,131320,338,327850,67,340,189,75,
196855,341,0,262394,340,342,341,131320,342,196670,185,163,327737,55,343,344,185,196670,148,343,
196670,149,150,131321,341,131320,341,131321,345,131320,345,458997,55,346,75,341,347,348,262390,
349,348,1,131321,350,131320,350,327856,67,351,346,77,262394,351,352,349,131320,352,327812,55,353,
23,24,327812,55,354,196,112,327808,55,355,353,354,327812,55,356,191,77,327808,55,357,355,356,
327808,55,358,357,346,327812,55,359,321,77,327808,55,360,359,346,327745,88,361,170,360,262205,62,
362,361,327745,155,363,154,358,196670,363,362,131321,348,131320,348,327808,55,347,346,107,131321,
345,131320,349,262368,69,69,136,196855,364,0,262394,226,365,364,131320,365,327808,55,366,336,93,
393281,129,367,39,89,366,262205,57,368,367,262268,62,369,368,327812,62,370,156,369,131321,371,
131320,371,458997,62,372,370,365,40,373,458997,55,374,75,365,375,373,262390,376,373,1,131321,377,
131320,377,327856,67,378,374,77,262394,378,379,376,131320,379,327812,55,380,374,24,327808,55,381,
380,189,327745,155,382,154,381,262205,62,383,382,327808,62,40,372,383,131321,373,131320,373,
327808,55,375,374,107,131321,371,131320,376,262255,57,384,372,393281,129,385,39,89,336,262205,57,
386,385,327813,57,41,216,386,327813,57,42,384,41,327808,55,387,336,69,393281,129,388,39,89,387,
262205,57,389,388,327813,57,43,389,220,327808,55,390,336,144,393281,129,391,39,89,390,262205,57,
392,391,327813,57,44,392,225,327809,57,45,43,44,327813,57,46,45,158,327809,57,47,46,159,327809,57,
48,42,47,327811,57,49,42,47,196670,186,49,327737,55,393,344,186,458991,55,394,148,93,75,393,
131321,364,131320,364,458997,57,395,163,349,49,376,458997,57,396,163,349,48,376,327856,67,397,26,
199,196855,398,0,262394,397,399,398,131320,399,327745,110,400,109,143,262205,55,401,400,327745,
110,402,109,160,262205,55,403,402,327812,55,404,321,403,327808,55,405,401,404,327745,110,406,109,
107,262205,55,407,406,327808,55,408,405,407,327808,55,409,408,26,393281,129,410,39,89,409,196670,
410,396,131321,398,131320,398,262368,69,69,136,196855,411,0,262394,226,412,411,131320,412,196670,
187,395,327737,55,413,344,187,262205,55,414,148,327850,67,415,413,414,131321,411,131320,411,
458997,67,416,226,398,415,412,196855,417,0,262394,416,418,417,131320,418,327745,110,419,109,107,
262205,55,420,419,327808,55,50,420,26,196670,149,50,131321,417,131320,417,262368,69,69,136,327745,
110,421,109,161,262205,55,422,421,327745,110,423,109,90,262205,55,424,423,327812,55,425,321,424,
327745,110,426,109,115,262205,55,427,426,327808,55,428,425,427,327808,55,429,428,194,327812,55,
430,69,429,327808,55,431,422,430,196855,432,0,262394,340,433,432,131320,433,262205,55,434,148,
196670,188,434,327737,57,435,436,188,393281,129,437,39,89,431,196670,437,435,327808,55,438,431,93,
262205,55,439,149,262268,57,440,439,393281,129,441,39,89,438,196670,441,440,131321,432,131320,432,
131321,323,131320,323,327808,55,322,321,107,131321,320,131320,324,65789,65592,327734,55,190,0,56,
131320,442,262205,55,443,3,131326,443,65592,327734,55,344,0,59,196663,58,444,131320,445,262205,57,
446,444,262268,55,447,446,327874,55,448,447,85,327851,67,449,448,75,196855,450,0,262394,449,451,
452,131320,451,262344,55,453,447,131321,450,131320,452,327877,55,454,447,86,131321,450,131320,450,
458997,55,455,453,451,454,452,131326,455,65592,327734,57,436,0,61,196663,60,456,131320,457,262205,
55,458,456,327874,55,459,458,85,327851,67,460,459,75,196855,461,0,262394,460,462,463,131320,462,
262205,55,464,456,327879,55,465,464,87,131321,461,131320,463,262205,55,466,456,262344,55,467,466,
131321,461,131320,461,458997,55,468,465,462,467,463,262268,57,469,468,131326,469,65592,327734,62,
302,0,63,196663,60,470,196663,60,471,131320,472,262205,55,473,470,262268,62,474,473,262205,55,475,
471,262268,62,476,475,393418,62,477,474,89,90,393418,62,478,476,89,90,327812,62,479,477,478,
393418,62,480,474,90,90,393418,62,481,476,90,90,327812,62,482,480,481,327808,62,483,479,482,
393418,62,484,474,91,90,393418,62,485,476,91,90,327812,62,486,484,485,327808,62,487,483,486,
327875,62,488,474,92,327875,62,489,476,92,327812,62,490,488,489,327808,62,491,487,490,131326,491,
65592,327734,64,284,0,65,196663,60,492,196663,60,493,131320,494,196855,495,0,262394,94,496,497,
131320,496,262205,55,498,493,327745,103,499,102,498,262205,64,500,499,131321,495,131320,497,
262205,55,501,492,327812,55,502,501,98,262205,55,503,493,327808,55,504,502,503,393281,105,505,9,
89,504,262205,64,506,505,131321,495,131320,495,458997,64,507,500,496,506,497,131326,507,65592,
327734,53,229,0,82,196663,60,508,196663,60,509,196663,81,510,131320,511,131321,512,131320,512,
458997,55,513,75,511,514,515,262390,516,515,1,131321,517,131320,517,327856,67,518,513,79,262394,
518,519,516,131320,519,262205,55,520,508,262205,55,521,509,327808,55,522,521,513,327812,55,523,
522,112,327808,55,524,520,523,393281,105,525,12,89,524,262205,64,526,525,327745,95,527,510,513,
196670,527,526,131321,515,131320,515,327808,55,514,513,107,131321,512,131320,516,65789,65592,
327734,67,227,0,83,196663,60,528,131320,529,327745,110,530,109,107,262205,55,531,530,262205,55,
532,528,327808,55,533,531,532,262205,55,534,528,327745,110,535,109,89,262205,55,536,535,327854,67,
537,534,536,196855,538,0,262394,537,539,538,131320,539,131326,111,131320,538,327745,116,540,19,
115,262205,55,541,540,327850,67,542,541,75,196855,543,0,262394,542,544,543,131320,544,131326,117,
131320,543,327745,110,545,109,119,262205,55,546,545,327814,55,547,533,112,327808,55,548,546,547,
393281,116,549,22,89,548,262205,55,550,549,327879,55,551,533,120,327874,55,552,550,551,327879,55,
553,552,93,327851,67,554,553,75,131326,554,65592,};
static const uint32_t bitnet__spv_screen_fast[] = {
119734787,66304,524299,539,0,131089,1,131089,6018,131089,6019,524298,1599492179,1599227979,
1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,1685353262,808793134,0,
196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,3,262215,6,1,1,262215,3,11,29,
262215,7,6,16,262216,8,0,24,327752,8,0,35,0,196679,8,2,262215,9,34,0,262215,9,33,3,262215,10,6,16,
262216,11,0,24,327752,11,0,35,0,196679,11,2,262215,12,34,0,262215,12,33,0,327752,13,0,35,0,327752,
13,1,35,4,327752,13,2,35,8,327752,13,3,35,12,327752,13,4,35,16,327752,13,5,35,20,327752,13,6,35,
24,327752,13,7,35,28,327752,13,8,35,32,327752,13,9,35,36,327752,13,10,35,40,196679,13,2,262215,14,
6,4,262215,15,6,4,262215,16,6,4,262215,17,6,4,327752,18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,
327752,18,3,35,12,327752,18,4,35,16,327752,18,5,35,20,327752,18,6,35,24,327752,18,7,35,28,327752,
18,8,35,32,327752,18,9,35,36,327752,18,10,35,40,327752,18,11,35,44,327752,18,12,35,48,327752,18,
13,35,52,327752,18,14,35,56,327752,18,15,35,60,327752,18,16,35,64,327752,18,17,35,96,327752,18,18,
35,224,327752,18,19,35,2272,196679,18,2,262215,19,34,0,262215,19,33,7,262215,20,6,4,262216,21,0,
24,327752,21,0,35,0,196679,21,2,262215,22,34,0,262215,22,33,2,196679,23,42,262215,4,11,26,262215,
24,1,0,196679,25,42,196679,26,42,262215,27,6,4,262216,28,0,24,327752,28,0,35,0,196679,28,2,262215,
29,34,0,262215,29,33,0,196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,
42,196679,36,42,262215,37,6,4,327752,38,0,35,0,196679,38,2,262215,39,34,0,262215,39,33,2,196679,
40,42,196679,41,42,196679,42,42,196679,43,42,196679,44,42,196679,45,42,196679,46,42,196679,47,42,
196679,48,42,196679,49,42,196679,50,42,262215,51,1,0,262215,52,11,25,131091,53,196641,54,53,
262165,55,32,0,196641,56,55,196630,57,32,262176,58,7,57,262177,59,55,58,262176,60,7,55,262177,61,
57,60,262165,62,32,1,327713,63,62,60,60,262167,64,55,4,327713,65,64,60,60,262194,55,5,1,262187,55,
66,8,131092,67,393268,67,68,170,5,66,262187,55,69,2,262194,55,6,256,262187,55,70,127,393268,55,71,
128,6,70,262187,55,72,128,393268,55,73,134,71,72,393268,55,74,137,73,69,262187,55,75,0,393268,67,
76,170,74,75,262187,55,77,4,458804,55,78,169,76,66,77,458804,55,79,169,68,69,78,262172,80,64,79,
262176,81,7,80,393249,82,53,60,60,81,262177,83,67,60,262176,84,1,55,262203,84,3,1,262187,62,85,31,
262187,55,86,2147483648,262187,55,87,2147483647,262187,55,88,1,393268,67,89,170,5,88,262176,90,7,
64,393268,67,91,170,5,88,262187,55,92,16,393268,55,93,132,73,92,458804,55,94,169,91,93,88,262172,
95,64,94,262176,96,4,95,262203,96,97,4,262176,98,4,64,196637,7,64,196638,8,7,262176,99,12,8,
262203,99,9,12,262187,62,100,0,262176,101,12,64,196637,10,64,196638,11,10,262176,102,12,11,262203,
102,12,12,262187,62,103,1,851998,13,55,55,55,55,55,55,55,55,55,55,55,262176,104,9,13,262203,104,
105,9,262176,106,9,55,196650,67,107,262172,14,55,66,262187,55,108,32,262172,15,55,108,262187,55,
109,512,262172,16,55,109,196637,17,55,1441822,18,55,55,55,55,55,55,55,55,55,55,55,55,55,55,57,55,
14,15,16,17,262176,110,12,18,262203,110,19,12,262187,62,111,7,262176,112,12,55,196649,67,113,
196637,20,55,196638,21,20,262176,114,12,21,262203,114,22,12,262187,62,115,10,262187,55,116,31,
262187,55,117,7,262187,62,118,3,262167,119,55,3,262176,120,1,119,262203,120,4,1,262194,55,24,128,
393268,55,121,134,24,66,393268,55,122,134,121,77,196637,27,57,196638,28,27,262176,123,12,28,
262203,123,29,12,262187,62,124,2,262176,125,12,57,393268,67,126,170,5,88,393268,55,127,128,93,24,
393268,55,128,130,127,88,393268,55,129,134,128,24,393268,55,130,130,93,88,393268,55,131,130,94,88,
262187,55,132,264,393268,55,133,132,77,5,393268,55,134,132,77,5,262172,135,62,134,262176,136,7,
135,262176,137,7,62,393268,55,138,134,93,77,262187,55,139,252645135,262187,62,140,4,262187,55,141,
3,262187,62,142,128,262187,62,143,9,262176,144,4,55,262203,144,145,4,262203,144,146,4,262187,55,
147,4294967295,393268,55,148,132,77,24,262172,149,62,148,262176,150,4,149,262203,150,151,4,262176,
152,4,62,262187,62,153,4294967288,196637,37,57,196638,38,37,262176,154,12,38,262203,154,39,12,
262187,57,155,1065353300,262187,57,156,228737632,262187,62,157,5,262187,62,158,6,262187,62,159,8,
262194,55,51,1,393267,119,52,51,88,88,262187,55,160,64,262187,57,161,4286578688,327734,53,2,0,54,
131320,162,262203,60,163,7,262203,81,164,7,262203,60,165,7,262203,60,166,7,262203,81,167,7,262203,
136,168,7,262203,60,169,7,262203,60,170,7,262203,81,171,7,262203,90,172,7,262203,60,173,7,262203,
60,174,7,262203,60,175,7,262203,60,176,7,262203,60,177,7,262203,60,178,7,262203,60,179,7,262203,
60,180,7,262203,60,181,7,262203,60,182,7,262203,58,183,7,262203,58,184,7,262203,58,185,7,262203,
60,186,7,262201,55,187,188,327879,55,189,187,117,327874,55,190,187,118,327817,55,23,190,77,327745,
84,191,4,75,262205,55,192,191,327812,55,193,192,122,327814,55,194,190,77,327808,55,195,193,194,
327745,106,196,105,100,262205,55,197,196,327808,55,198,197,116,327814,55,199,198,108,327812,55,
200,199,108,327814,55,201,200,108,327810,55,202,201,88,458764,55,203,1,38,195,202,327812,55,204,
203,93,327808,55,205,204,23,327812,55,206,205,66,327808,55,207,206,189,327812,55,25,192,24,327808,
55,26,25,187,327810,55,208,197,88,458764,55,209,1,38,26,208,327745,106,210,105,124,262205,55,211,
210,327808,55,212,211,209,393281,125,213,29,100,212,262205,57,214,213,327808,55,215,211,200,
327808,55,216,215,209,393281,125,217,29,100,216,262205,57,218,217,327812,55,219,199,160,327808,55,
220,211,219,327808,55,221,220,209,393281,125,222,29,100,221,262205,57,223,222,196670,163,26,
327737,67,224,225,163,196670,165,207,196670,166,75,458809,53,226,227,165,166,167,262205,80,228,
167,196670,164,228,196855,229,0,262394,126,230,229,131320,230,131321,231,131320,231,458997,55,232,
75,230,233,234,262390,235,234,1,131321,236,131320,236,327856,67,237,232,129,262394,237,238,235,
131320,238,327812,55,239,232,24,327808,55,240,187,239,458764,55,241,1,38,240,130,458764,55,242,1,
38,241,131,393281,101,243,9,100,241,262205,64,244,243,327745,98,245,97,242,196670,245,244,131321,
234,131320,234,327808,55,233,232,103,131321,231,131320,235,131321,229,131320,229,262368,69,69,132,
131321,246,131320,246,458997,55,247,75,229,248,249,262390,250,249,1,131321,251,131320,251,327856,
67,252,247,133,262394,252,253,250,131320,253,327745,137,254,168,247,196670,254,100,131321,249,
131320,249,327808,55,248,247,103,131321,246,131320,250,131321,255,131320,255,458997,55,256,75,250,
36,257,262390,258,257,0,131321,259,131320,259,327856,67,260,256,138,262394,260,261,258,131320,261,
327852,67,262,256,75,196855,263,0,262394,262,264,263,131320,264,196670,169,207,196670,170,256,
458809,53,265,227,169,170,171,262205,80,266,171,196670,164,266,131321,263,131320,263,131321,267,
131320,267,458997,55,268,75,263,35,269,262390,270,269,1,131321,271,131320,271,327856,67,272,268,
79,262394,272,273,270,131320,273,131321,274,131320,274,458997,55,275,75,273,34,276,262390,277,276,
1,131321,278,131320,278,327856,67,279,275,5,262394,279,280,277,131320,280,327808,55,30,256,268,
327812,55,31,30,77,327808,55,32,31,23,196670,173,275,196670,174,32,393273,64,281,282,173,174,
196670,172,281,131321,283,131320,283,458997,55,284,75,280,285,286,262390,287,286,1,131321,288,
131320,288,327856,67,289,284,77,262394,289,290,287,131320,290,393281,60,291,164,268,284,262205,55,
292,291,327879,55,293,292,139,262205,55,294,291,327874,55,295,294,140,327879,55,296,295,139,
327745,60,297,172,75,262205,55,298,297,196670,175,298,196670,176,293,393273,62,299,300,175,176,
327745,60,301,172,88,262205,55,302,301,196670,177,302,196670,178,296,393273,62,303,300,177,178,
327808,62,304,299,303,327745,60,305,172,69,262205,55,306,305,196670,179,306,196670,180,293,393273,
62,307,300,179,180,327745,60,308,172,141,262205,55,309,308,196670,181,309,196670,182,296,393273,
62,310,300,181,182,327808,62,311,307,310,327812,55,312,275,77,327808,55,313,312,284,327812,62,314,
142,304,327808,62,315,314,311,327745,137,316,168,313,262205,62,317,316,327808,62,33,317,315,
196670,316,33,131321,286,131320,286,327808,55,285,284,103,131321,283,131320,287,131321,276,131320,
276,327808,55,34,275,103,131321,274,131320,277,131321,269,131320,269,327808,55,35,268,103,131321,
267,131320,270,131321,257,131320,257,327808,55,36,256,79,131321,255,131320,258,131321,318,131320,
318,458997,55,319,75,258,320,321,262390,322,321,1,131321,323,131320,323,327856,67,324,319,5,
262394,324,325,322,131320,325,327745,106,326,105,143,262205,55,327,326,327854,67,328,319,327,
196855,329,0,262394,328,330,329,131320,330,131321,321,131320,329,327745,106,331,105,118,262205,55,
332,331,327812,55,333,77,319,327808,55,334,332,333,327852,67,335,319,75,196855,336,0,262394,335,
337,336,131320,337,262368,69,69,132,131321,336,131320,336,327850,67,338,187,75,196855,339,0,
262394,338,340,339,131320,340,196670,183,161,327737,55,341,342,183,196670,145,341,196670,146,147,
131321,339,131320,339,131321,343,131320,343,458997,55,344,75,339,345,346,262390,347,346,1,131321,
348,131320,348,327856,67,349,344,77,262394,349,350,347,131320,350,327812,55,351,23,24,327812,55,
352,194,108,327808,55,353,351,352,327812,55,354,189,77,327808,55,355,353,354,327808,55,356,355,
344,327812,55,357,319,77,327808,55,358,357,344,327745,137,359,168,358,262205,62,360,359,327745,
152,361,151,356,196670,361,360,131321,346,131320,346,327808,55,345,344,103,131321,343,131320,347,
262368,69,69,132,196855,362,0,262394,224,363,362,131320,363,327808,55,364,334,88,393281,125,365,
39,100,364,262205,57,366,365,262268,62,367,366,327812,62,368,153,367,131321,369,131320,369,458997,
62,370,368,363,40,371,458997,55,372,75,363,373,371,262390,374,371,1,131321,375,131320,375,327856,
67,376,372,77,262394,376,377,374,131320,377,327812,55,378,372,24,327808,55,379,378,187,327745,152,
380,151,379,262205,62,381,380,327808,62,40,370,381,131321,371,131320,371,327808,55,373,372,103,
131321,369,131320,374,262255,57,382,370,393281,125,383,39,100,334,262205,57,384,383,327813,57,41,
214,384,327813,57,42,382,41,327808,55,385,334,69,393281,125,386,39,100,385,262205,57,387,386,
327813,57,43,387,218,327808,55,388,334,141,393281,125,389,39,100,388,262205,57,390,389,327813,57,
44,390,223,327809,57,45,43,44,327813,57,46,45,155,327809,57,47,46,156,327809,57,48,42,47,327811,
57,49,42,47,196670,184,49,327737,55,391,342,184,458991,55,392,145,88,75,391,131321,362,131320,362,
458997,57,393,161,347,49,374,458997,57,394,161,347,48,374,327856,67,395,26,197,196855,396,0,
262394,395,397,396,131320,397,327745,106,398,105,140,262205,55,399,398,327745,106,400,105,157,
262205,55,401,400,327812,55,402,319,401,327808,55,403,399,402,327745,106,404,105,103,262205,55,
405,404,327808,55,406,403,405,327808,55,407,406,26,393281,125,408,39,100,407,196670,408,394,
131321,396,131320,396,262368,69,69,132,196855,409,0,262394,224,410,409,131320,410,196670,185,393,
327737,55,411,342,185,262205,55,412,145,327850,67,413,411,412,131321,409,131320,409,458997,67,414,
224,396,413,410,196855,415,0,262394,414,416,415,131320,416,327745,106,417,105,103,262205,55,418,
417,327808,55,50,418,26,196670,146,50,131321,415,131320,415,262368,69,69,132,327745,106,419,105,
158,262205,55,420,419,327745,106,421,105,159,262205,55,422,421,327812,55,423,319,422,327745,106,
424,105,111,262205,55,425,424,327808,55,426,423,425,327808,55,427,426,192,327812,55,428,69,427,
327808,55,429,420,428,196855,430,0,262394,338,431,430,131320,431,262205,55,432,145,196670,186,432,
327737,57,433,434,186,393281,125,435,39,100,429,196670,435,433,327808,55,436,429,88,262205,55,437,
146,262268,57,438,437,393281,125,439,39,100,436,196670,439,438,131321,430,131320,430,131321,321,
131320,321,327808,55,320,319,103,131321,318,131320,322,65789,65592,327734,55,188,0,56,131320,440,
262205,55,441,3,131326,441,65592,327734,55,342,0,59,196663,58,442,131320,443,262205,57,444,442,
262268,55,445,444,327874,55,446,445,85,327851,67,447,446,75,196855,448,0,262394,447,449,450,
131320,449,262344,55,451,445,131321,448,131320,450,327877,55,452,445,86,131321,448,131320,448,
458997,55,453,451,449,452,450,131326,453,65592,327734,57,434,0,61,196663,60,454,131320,455,262205,
55,456,454,327874,55,457,456,85,327851,67,458,457,75,196855,459,0,262394,458,460,461,131320,460,
262205,55,462,454,327879,55,463,462,87,131321,459,131320,461,262205,55,464,454,262344,55,465,464,
131321,459,131320,459,458997,55,466,463,460,465,461,262268,57,467,466,131326,467,65592,327734,62,
300,0,63,196663,60,468,196663,60,469,131320,470,262205,55,471,468,262268,62,472,471,262205,55,473,
469,262268,62,474,473,397666,62,475,472,474,0,131326,475,65592,327734,64,282,0,65,196663,60,476,
196663,60,477,131320,478,196855,479,0,262394,89,480,481,131320,480,262205,55,482,477,327745,98,
483,97,482,262205,64,484,483,131321,479,131320,481,262205,55,485,476,327812,55,486,485,93,262205,
55,487,477,327808,55,488,486,487,393281,101,489,9,100,488,262205,64,490,489,131321,479,131320,479,
458997,64,491,484,480,490,481,131326,491,65592,327734,53,227,0,82,196663,60,492,196663,60,493,
196663,81,494,131320,495,131321,496,131320,496,458997,55,497,75,495,498,499,262390,500,499,1,
131321,501,131320,501,327856,67,502,497,79,262394,502,503,500,131320,503,262205,55,504,492,262205,
55,505,493,327808,55,506,505,497,327812,55,507,506,108,327808,55,508,504,507,393281,101,509,12,
100,508,262205,64,510,509,327745,90,511,494,497,196670,511,510,131321,499,131320,499,327808,55,
498,497,103,131321,496,131320,500,65789,65592,327734,67,225,0,83,196663,60,512,131320,513,327745,
106,514,105,103,262205,55,515,514,262205,55,516,512,327808,55,517,515,516,262205,55,518,512,
327745,106,519,105,100,262205,55,520,519,327854,67,521,518,520,196855,522,0,262394,521,523,522,
131320,523,131326,107,131320,522,327745,112,524,19,111,262205,55,525,524,327850,67,526,525,75,
196855,527,0,262394,526,528,527,131320,528,131326,113,131320,527,327745,106,529,105,115,262205,55,
530,529,327814,55,531,517,108,327808,55,532,530,531,393281,112,533,22,100,532,262205,55,534,533,
327879,55,535,517,116,327874,55,536,534,535,327879,55,537,536,88,327851,67,538,537,75,131326,538,
65592,};
static const uint32_t bitnet__spv_survivors_plain[] = {
119734787,66304,524299,1079,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,262215,6,1,1,262215,7,1,2,262215,3,11,
29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,196679,12,42,196679,13,42,262215,14,1,0,
262215,15,6,16,262216,16,0,24,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,327752,
18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,327752,18,3,35,12,327752,18,4,35,16,327752,18,5,35,20,
327752,18,6,35,24,327752,18,7,35,28,327752,18,8,35,32,327752,18,9,35,36,327752,18,10,35,40,327752,
18,11,35,44,196679,18,2,262215,4,11,26,262215,19,6,4,262215,20,6,4,262215,21,6,4,262215,22,6,4,
327752,23,0,35,0,327752,23,1,35,4,327752,23,2,35,8,327752,23,3,35,12,327752,23,4,35,16,327752,23,
5,35,20,327752,23,6,35,24,327752,23,7,35,28,327752,23,8,35,32,327752,23,9,35,36,327752,23,10,35,
40,327752,23,11,35,44,327752,23,12,35,48,327752,23,13,35,52,327752,23,14,35,56,327752,23,15,35,60,
327752,23,16,35,64,327752,23,17,35,96,327752,23,18,35,224,327752,23,19,35,2272,196679,23,2,262215,
24,34,0,262215,24,33,7,262215,25,6,16,327752,26,0,35,0,196679,26,2,262215,27,34,0,262215,27,33,2,
262215,28,6,4,327752,29,0,35,0,196679,29,2,262215,30,34,0,262215,30,33,2,196679,31,42,262215,32,1,
0,262215,33,11,25,131091,34,196641,35,34,262165,36,32,0,196641,37,36,262176,38,7,36,196630,39,32,
262177,40,39,38,262167,41,39,2,262177,42,41,38,262176,43,7,39,393249,44,39,43,43,43,262177,45,36,
43,131092,46,262177,47,46,43,327713,48,39,43,43,262187,36,49,8,262172,50,39,49,262176,51,7,50,
262177,52,39,51,262194,36,5,4,262172,53,36,5,262167,54,36,4,262194,36,6,256,262187,36,55,63,
393268,36,56,128,6,55,262187,36,57,64,393268,36,58,134,56,57,262187,36,59,4,393268,36,60,137,58,
59,262187,36,61,0,393268,46,62,170,60,61,393268,46,63,176,5,59,393268,46,64,167,62,63,262187,36,
65,2,393268,36,66,137,58,65,393268,46,67,170,66,61,262187,36,68,1,458804,36,69,169,67,65,68,
458804,36,70,169,64,59,69,393268,36,71,132,70,5,196656,46,7,458804,36,72,169,7,68,65,393268,36,73,
132,71,72,262172,74,54,73,262176,75,7,74,393249,76,34,53,38,75,393249,77,34,74,38,51,262177,78,36,
38,262172,79,36,49,327713,80,36,79,38,327713,81,34,79,79,327713,82,36,79,79,327713,83,39,79,79,
262176,84,1,36,262203,84,3,1,262187,36,85,32768,262165,86,32,1,262187,86,87,16,262187,36,88,32767,
262187,86,89,13,262187,36,90,939524096,262187,36,91,260046848,262187,36,92,947912704,262187,39,93,
947912704,262187,36,94,8388608,196657,46,10,262187,36,95,65535,262187,86,96,31,262187,36,97,
2147483648,262187,36,98,2147483647,262187,36,99,2139095040,262187,36,100,4294967288,262187,36,101,
7,262187,36,102,264,262187,86,103,0,262187,86,104,8,262194,36,14,128,393268,36,105,132,14,49,
262172,106,39,105,262176,107,4,106,262203,107,108,4,262176,109,4,39,262187,86,110,1,262172,111,39,
14,262176,112,4,111,262203,112,113,4,262187,36,114,32,262187,36,115,16,262187,36,116,48,262187,36,
117,40,262187,36,118,24,262187,36,119,56,262187,36,120,6,262187,36,121,5,262187,36,122,3,262176,
123,7,53,196637,15,54,196638,16,15,262176,124,12,16,262203,124,17,12,262176,125,12,54,262176,126,
7,54,262187,86,127,4,262176,128,7,41,262187,86,129,2,262167,130,39,4,262176,131,7,130,917534,18,
36,36,36,36,36,36,36,36,36,36,36,36,262176,132,9,18,262203,132,133,9,262187,86,134,5,262176,135,9,
36,262167,136,36,3,262176,137,1,136,262203,137,4,1,262187,86,138,9,262172,19,36,49,262172,20,36,
114,262187,36,139,512,262172,21,36,139,196637,22,36,1441822,23,36,36,36,36,36,36,36,36,36,36,36,
36,36,36,39,36,19,20,21,22,262176,140,12,23,262203,140,24,12,262176,141,12,36,262187,39,142,0,
196637,25,130,196638,26,25,262176,143,12,26,262203,143,27,12,262176,144,12,130,262176,145,4,20,
262203,145,146,4,262176,147,4,36,262176,148,7,79,262187,86,149,3,393268,36,150,134,14,49,262172,
151,36,150,262176,152,4,151,262203,152,153,4,262203,152,154,4,196637,28,39,196638,29,28,262176,
155,12,29,262203,155,30,12,262176,156,12,39,262187,39,157,4271273625,262187,86,158,14,262187,86,
159,12,262187,36,160,4294967295,262187,86,161,10,262187,86,162,11,262187,86,163,6,393268,36,164,
132,49,14,262203,147,165,4,262172,166,36,14,262176,167,4,166,262203,167,168,4,262203,147,169,4,
262172,170,39,150,262176,171,4,170,262203,171,172,4,262203,152,173,4,262187,86,174,7,262194,36,32,
1,393267,136,33,32,68,68,262187,39,175,4286578688,262187,36,176,1879048192,327734,34,2,0,35,
131320,177,262203,148,178,7,262203,148,179,7,262203,38,180,7,262203,43,181,7,262203,38,182,7,
262203,43,183,7,262201,36,184,185,327879,36,186,184,101,327874,36,187,184,149,327745,84,188,4,61,
262205,36,189,188,327812,36,190,189,14,327808,36,191,190,184,327745,135,192,133,161,262205,36,193,
192,327745,84,194,4,68,262205,36,195,194,327812,36,196,65,195,327745,135,197,133,162,262205,36,
198,197,327812,36,199,196,198,327808,36,200,193,199,327745,135,201,133,149,262205,36,202,201,
327745,135,203,133,127,262205,36,204,203,327812,36,205,195,204,327808,36,206,202,205,327745,135,
207,133,110,262205,36,208,207,327808,36,209,206,208,327745,135,210,133,103,262205,36,211,210,
327810,36,212,211,68,458764,36,213,1,38,191,212,327808,36,214,209,213,393281,156,215,30,103,214,
262205,39,216,215,131321,217,131320,217,458997,36,218,61,177,219,220,262390,221,220,1,131321,222,
131320,222,327856,46,223,218,49,262394,223,224,221,131320,224,327745,38,225,179,218,196670,225,61,
327745,38,226,178,218,196670,226,61,131321,220,131320,220,327808,36,219,218,110,131321,217,131320,
221,131321,227,131320,227,458997,36,228,184,221,229,230,262390,231,230,0,131321,232,131320,232,
327745,135,233,133,163,262205,36,234,233,327856,46,235,228,234,262394,235,236,231,131320,236,
131321,237,131320,237,458997,36,238,61,236,239,240,262390,241,240,1,131321,242,131320,242,327856,
46,243,238,49,262394,243,244,241,131320,244,327812,36,245,238,14,327808,36,246,228,245,327810,36,
247,234,68,458764,36,248,1,38,246,247,196670,180,248,327737,36,249,250,180,393281,156,251,30,103,
249,262205,39,252,251,196670,181,252,327737,36,253,254,181,327850,46,255,246,248,196855,256,0,
262394,255,257,256,131320,257,327745,38,258,178,238,262205,36,259,258,327852,46,260,253,259,
131321,256,131320,256,458997,46,261,255,244,260,257,196855,262,0,262394,261,263,264,131320,263,
131321,262,131320,264,327745,38,265,178,238,262205,36,266,265,131321,262,131320,262,458997,36,267,
253,263,266,264,327745,38,268,178,238,196670,268,267,196855,269,0,262394,261,270,271,131320,270,
131321,269,131320,271,327745,38,272,179,238,262205,36,273,272,131321,269,131320,269,458997,36,274,
248,270,273,271,327745,38,275,179,238,196670,275,274,131321,240,131320,240,327808,36,239,238,110,
131321,237,131320,241,131321,230,131320,230,327808,36,229,228,164,131321,227,131320,231,327850,46,
276,184,61,196855,277,0,262394,276,278,277,131320,278,196670,165,61,131321,277,131320,277,262205,
79,279,178,262205,79,280,179,393273,39,281,282,279,280,327856,46,283,191,211,196855,284,0,262394,
283,285,284,131320,285,327864,46,286,216,281,262312,46,287,286,131321,284,131320,284,458997,46,
288,283,277,287,285,196855,289,0,262394,288,290,289,131320,290,458986,36,291,165,68,61,68,327745,
147,292,168,291,196670,292,191,131321,289,131320,289,262368,65,65,102,196855,293,0,262394,276,294,
293,131320,294,262205,36,295,165,327852,46,296,295,61,131321,293,131320,293,458997,46,297,276,289,
296,294,196855,298,0,262394,297,299,298,131320,299,393281,141,300,24,87,195,262205,36,301,165,
458986,36,302,300,68,61,301,196670,169,302,131321,298,131320,298,262368,65,65,102,131321,303,
131320,303,458997,36,304,160,298,305,306,458997,39,307,175,298,308,306,458997,36,309,61,298,310,
306,262390,311,306,0,131321,312,131320,312,262205,36,313,165,327856,46,314,309,313,262394,314,315,
311,131320,315,327808,36,316,309,187,262205,36,317,165,327810,36,318,317,68,458764,36,319,1,38,
316,318,327745,147,320,168,319,262205,36,321,320,196670,182,321,327737,39,322,323,182,327850,46,
324,304,160,327866,46,325,322,307,327846,46,326,324,325,262312,46,327,326,196855,328,0,262394,327,
329,328,131320,329,327860,46,330,322,307,327856,46,331,321,304,327847,46,332,330,331,131321,328,
131320,328,458997,46,333,326,315,332,329,196670,183,322,327737,46,334,335,183,262312,46,336,334,
196855,337,0,262394,336,338,337,131320,338,327745,141,339,24,129,196670,339,68,131321,337,131320,
337,327850,46,340,186,61,196855,341,0,262394,340,342,341,131320,342,262205,36,343,165,327856,46,
344,316,343,131321,341,131320,341,458997,46,345,340,337,344,342,196855,346,0,262394,345,347,346,
131320,347,262205,36,348,169,327808,36,349,348,309,327808,36,350,349,187,327856,46,351,350,198,
131321,346,131320,346,458997,46,352,345,341,351,347,196855,353,0,262394,352,354,353,131320,354,
262205,36,355,169,327808,36,356,355,309,327808,36,357,356,187,327812,36,358,65,357,327808,36,359,
200,358,393281,156,360,30,103,359,196670,360,322,262205,36,361,169,327808,36,362,361,309,327808,
36,363,362,187,327812,36,364,65,363,327808,36,365,200,364,327808,36,366,365,68,327808,36,367,208,
321,262268,39,368,367,393281,156,369,30,103,366,196670,369,368,131321,353,131320,353,393385,39,
308,333,322,307,393385,36,305,333,321,304,131321,306,131320,306,327808,36,310,309,150,131321,303,
131320,311,327850,46,370,186,61,196855,371,0,262394,370,372,371,131320,372,327745,109,373,172,187,
196670,373,307,327745,147,374,173,187,196670,374,304,131321,371,131320,371,262368,65,65,102,
196855,375,0,262394,276,376,375,131320,376,131321,377,131320,377,458997,36,378,304,376,379,380,
458997,39,381,307,376,382,380,458997,36,383,68,376,384,380,262390,385,380,0,131321,386,131320,386,
327856,46,387,383,150,262394,387,388,385,131320,388,327745,147,389,173,383,262205,36,390,389,
327851,46,391,390,160,196855,392,0,262394,391,393,392,131320,393,327745,109,394,172,383,262205,39,
395,394,327866,46,396,395,381,262312,46,397,396,196855,398,0,262394,397,399,398,131320,399,262205,
39,400,394,327860,46,401,400,381,196855,402,0,262394,401,403,402,131320,403,262205,36,404,389,
327856,46,405,404,378,131321,402,131320,402,458997,46,406,401,399,405,403,131321,398,131320,398,
458997,46,407,396,393,406,402,131321,392,131320,392,458997,46,408,391,388,407,398,196855,409,0,
262394,408,410,411,131320,410,327745,109,412,172,383,262205,39,413,412,131321,409,131320,411,
131321,409,131320,409,458997,39,382,413,410,381,411,196855,414,0,262394,408,415,416,131320,415,
262205,36,417,389,131321,414,131320,416,131321,414,131320,414,458997,36,379,417,415,378,416,
131321,380,131320,380,327808,36,384,383,110,131321,377,131320,385,327745,135,418,133,174,262205,
36,419,418,327745,135,420,133,138,262205,36,421,420,327812,36,422,195,421,327745,135,423,133,104,
262205,36,424,423,327808,36,425,422,424,327808,36,426,425,189,327812,36,427,65,426,327808,36,428,
419,427,393281,156,429,30,103,428,196670,429,381,327808,36,430,428,68,327850,46,431,378,160,
196855,432,0,262394,431,433,434,131320,433,131321,432,131320,434,327808,36,435,208,378,131321,432,
131320,432,458997,36,436,160,433,435,434,262268,39,437,436,393281,156,438,30,103,430,196670,438,
437,131321,375,131320,375,65789,65592,327734,36,185,0,37,131320,439,262205,36,440,3,131326,440,
65592,327734,39,441,0,40,196663,38,442,131320,443,262205,36,444,442,327879,36,445,444,85,327876,
36,446,445,87,262205,36,447,442,327879,36,448,447,88,327876,36,449,448,89,327808,36,450,449,90,
327854,46,451,449,91,196855,452,0,262394,451,453,452,131320,453,327808,36,454,449,176,131321,452,
131320,452,458997,36,455,450,443,454,453,327808,36,8,449,92,262268,39,456,8,327811,39,9,456,93,
327856,46,457,449,94,196855,458,0,262394,457,459,458,131320,459,262268,36,460,9,131321,458,131320,
458,458997,36,461,455,452,460,459,327877,36,462,461,446,262268,39,463,462,131326,463,65592,327734,
41,464,0,42,196663,38,465,131320,466,262203,38,467,7,262203,38,468,7,196855,469,0,262394,10,470,
469,131320,470,262205,36,471,465,393228,41,472,1,62,471,131326,472,131320,469,262205,36,473,465,
327879,36,474,473,95,196670,467,474,327737,39,475,441,467,262205,36,476,465,327874,36,477,476,87,
196670,468,477,327737,39,478,441,468,327760,41,479,475,478,131326,479,65592,327734,39,480,0,44,
196663,43,481,196663,43,482,196663,43,483,131320,484,262205,39,485,481,262205,39,486,482,327813,
39,11,485,486,262205,39,487,483,327809,39,12,11,487,131326,12,65592,327734,36,254,0,45,196663,43,
488,131320,489,262205,39,490,488,262268,36,491,490,327874,36,492,491,96,327851,46,493,492,61,
196855,494,0,262394,493,495,496,131320,495,262344,36,497,491,131321,494,131320,496,327877,36,498,
491,97,131321,494,131320,494,458997,36,499,497,495,498,496,131326,499,65592,327734,39,500,0,40,
196663,38,501,131320,502,262205,36,503,501,327874,36,504,503,96,327851,46,505,504,61,196855,506,0,
262394,505,507,508,131320,507,262205,36,509,501,327879,36,510,509,98,131321,506,131320,508,262205,
36,511,501,262344,36,512,511,131321,506,131320,506,458997,36,513,510,507,512,508,262268,39,514,
513,131326,514,65592,327734,46,335,0,47,196663,43,515,131320,516,262205,39,517,515,262268,36,518,
517,327879,36,519,518,99,327851,46,520,519,99,131326,520,65592,327734,39,521,0,48,196663,43,522,
196663,43,523,131320,524,262205,39,525,522,262205,39,526,523,327809,39,13,525,526,131326,13,65592,
327734,39,527,0,52,196663,51,528,131320,529,262203,43,530,7,262203,43,531,7,262203,43,532,7,
262203,43,533,7,262203,43,534,7,262203,43,535,7,262203,43,536,7,262203,43,537,7,262203,43,538,7,
262203,43,539,7,262203,43,540,7,262203,43,541,7,262203,43,542,7,262203,43,543,7,262203,43,544,7,
262203,43,545,7,262203,43,546,7,262203,43,547,7,262203,43,548,7,262203,43,549,7,262203,43,550,7,
262203,43,551,7,262203,43,552,7,262203,43,553,7,262203,43,554,7,262203,43,555,7,262203,43,556,7,
262203,43,557,7,262201,36,558,185,327879,36,559,558,100,327812,36,560,559,49,327879,36,561,558,
101,327808,36,562,560,561,262368,65,65,102,131321,563,131320,563,458997,86,564,103,529,565,566,
262390,567,566,1,131321,568,131320,568,327857,46,569,564,104,262394,569,570,567,131320,570,327812,
36,571,558,49,262268,36,572,564,327808,36,573,571,572,327745,43,574,528,564,262205,39,575,574,
327745,109,576,108,573,196670,576,575,131321,566,131320,566,327808,86,565,564,110,131321,563,
131320,567,262368,65,65,102,327808,36,577,562,114,327745,109,578,108,562,262205,39,579,578,196670,
530,579,327745,109,580,108,577,262205,39,581,580,196670,531,581,393273,39,582,521,530,531,327808,
36,583,562,115,327808,36,584,562,116,327745,109,585,108,583,262205,39,586,585,196670,532,586,
327745,109,587,108,584,262205,39,588,587,196670,533,588,393273,39,589,521,532,533,196670,534,582,
196670,535,589,393273,39,590,521,534,535,327808,36,591,562,49,327808,36,592,562,117,327745,109,
593,108,591,262205,39,594,593,196670,536,594,327745,109,595,108,592,262205,39,596,595,196670,537,
596,393273,39,597,521,536,537,327808,36,598,562,118,327808,36,599,562,119,327745,109,600,108,598,
262205,39,601,600,196670,538,601,327745,109,602,108,599,262205,39,603,602,196670,539,603,393273,
39,604,521,538,539,196670,540,597,196670,541,604,393273,39,605,521,540,541,196670,542,590,196670,
543,605,393273,39,606,521,542,543,327745,109,607,113,558,196670,607,606,262368,65,65,102,327808,
36,608,559,59,327745,109,609,113,559,262205,39,610,609,196670,544,610,327745,109,611,113,608,
262205,39,612,611,196670,545,612,393273,39,613,521,544,545,327808,36,614,559,65,327808,36,615,559,
120,327745,109,616,113,614,262205,39,617,616,196670,546,617,327745,109,618,113,615,262205,39,619,
618,196670,547,619,393273,39,620,521,546,547,196670,548,613,196670,549,620,393273,39,621,521,548,
549,327808,36,622,559,68,327808,36,623,559,121,327745,109,624,113,622,262205,39,625,624,196670,
550,625,327745,109,626,113,623,262205,39,627,626,196670,551,627,393273,39,628,521,550,551,327808,
36,629,559,122,327808,36,630,559,101,327745,109,631,113,629,262205,39,632,631,196670,552,632,
327745,109,633,113,630,262205,39,634,633,196670,553,634,393273,39,635,521,552,553,196670,554,628,
196670,555,635,393273,39,636,521,554,555,196670,556,621,196670,557,636,393273,39,637,521,556,557,
131326,637,65592,327734,34,638,0,76,196663,53,639,196663,38,640,196663,75,641,131320,642,262203,
123,643,7,131321,644,131320,644,458997,36,645,61,642,646,647,262390,648,647,1,131321,649,131320,
649,327856,46,650,645,70,262394,650,651,648,131320,651,131321,652,131320,652,458997,36,653,61,651,
654,655,262390,656,655,1,131321,657,131320,657,327856,46,658,653,5,262394,658,659,656,131320,659,
196670,643,639,327745,38,660,643,653,262205,36,661,660,262205,36,662,640,327808,36,663,662,645,
327812,36,664,663,49,327808,36,665,661,664,196855,666,0,262394,7,667,668,131320,667,327812,36,669,
645,5,327808,36,670,669,653,393281,125,671,17,103,665,262205,54,672,671,327745,126,673,641,670,
196670,673,672,131321,666,131320,668,327812,36,674,645,5,327808,36,675,674,653,327812,36,676,65,
675,327812,36,677,65,665,393281,125,678,17,103,677,262205,54,679,678,327745,126,680,641,676,
196670,680,679,327808,36,681,676,68,327808,36,682,677,68,393281,125,683,17,103,682,262205,54,684,
683,327745,126,685,641,681,196670,685,684,131321,666,131320,666,131321,655,131320,655,327808,36,
654,653,110,131321,652,131320,656,131321,647,131320,647,327808,36,646,645,110,131321,644,131320,
648,65789,65592,327734,34,686,0,77,196663,74,687,196663,38,688,196663,51,689,131320,690,262203,
128,691,7,262203,38,692,7,262203,75,693,7,262203,131,694,7,262203,75,695,7,262203,131,696,7,
262203,75,697,7,196855,698,0,262394,7,699,700,131320,699,131321,701,131320,701,458997,86,702,103,
699,703,704,262390,705,704,1,131321,706,131320,706,327857,46,707,702,127,262394,707,708,705,
131320,708,262205,36,709,688,196670,693,687,393281,38,710,693,709,702,262205,36,711,710,196670,
692,711,327737,41,712,464,692,196670,691,712,327812,86,713,129,702,327745,43,714,691,61,262205,39,
715,714,327745,43,716,689,713,196670,716,715,327808,86,717,713,110,327745,43,718,691,68,262205,39,
719,718,327745,43,720,689,717,196670,720,719,131321,704,131320,704,327808,86,703,702,110,131321,
701,131320,705,131321,698,131320,700,262205,36,721,688,327812,36,722,65,721,196670,695,687,327745,
126,723,695,722,262205,54,724,723,262268,130,725,724,196670,694,725,262205,36,726,688,327812,36,
727,65,726,327808,36,728,727,68,196670,697,687,327745,126,729,697,728,262205,54,730,729,262268,
130,731,730,196670,696,731,131321,732,131320,732,458997,86,733,103,700,734,735,262390,736,735,1,
131321,737,131320,737,327857,46,738,733,127,262394,738,739,736,131320,739,327745,43,740,694,733,
262205,39,741,740,327745,43,742,689,733,196670,742,741,327808,86,743,733,127,327745,43,744,696,
733,262205,39,745,744,327745,43,746,689,743,196670,746,745,131321,735,131320,735,327808,86,734,
733,110,131321,732,131320,736,131321,698,131320,698,65789,65592,327734,36,250,0,78,196663,38,747,
131320,748,327745,135,749,133,134,262205,36,750,749,327745,84,751,4,68,262205,36,752,751,327745,
135,753,133,138,262205,36,754,753,327812,36,755,752,754,262205,36,756,747,327808,36,757,755,756,
327812,36,758,65,757,327808,36,759,750,758,131326,759,65592,327734,39,323,0,40,196663,38,760,
131320,761,262203,123,762,7,262203,51,763,7,262203,38,764,7,262203,75,765,7,262203,131,766,7,
262203,131,767,7,262203,51,768,7,262203,38,769,7,262203,51,770,7,262203,43,771,7,262203,43,772,7,
262203,43,773,7,262203,43,774,7,262203,43,775,7,262203,43,776,7,262203,51,777,7,262201,36,778,185,
327879,36,779,778,101,327745,135,780,133,129,262205,36,781,780,327745,141,782,24,110,262205,36,
783,782,327745,84,784,4,68,262205,36,785,784,327808,36,786,783,785,327812,36,787,786,58,327812,36,
788,787,57,327808,36,789,781,788,327814,36,790,789,59,327812,36,791,65,779,327808,36,792,790,791,
262205,36,793,760,327812,36,794,793,58,327812,36,795,794,49,327808,36,796,795,779,327745,38,797,
762,103,196670,797,796,131321,798,131320,798,458997,86,799,103,761,800,801,262390,802,801,1,
131321,803,131320,803,327857,46,804,799,104,262394,804,805,802,131320,805,327745,43,806,763,799,
196670,806,142,131321,801,131320,801,327808,86,800,799,110,131321,798,131320,802,131321,807,
131320,807,458997,36,808,61,802,809,810,262390,811,810,0,131321,812,131320,812,327856,46,813,808,
58,262394,813,814,811,131320,814,262205,53,815,762,196670,764,808,458809,34,816,638,815,764,765,
262205,74,817,765,131321,818,131320,818,458997,36,819,61,814,820,821,262390,822,821,1,131321,823,
131320,823,327856,46,824,819,70,262394,824,825,822,131320,825,327808,36,826,808,819,327812,36,827,
826,115,327808,36,828,792,827,393281,144,829,27,103,828,262205,130,830,829,196670,766,830,327808,
36,831,828,68,393281,144,832,27,103,831,262205,130,833,832,196670,767,833,196670,769,819,458809,
34,834,686,817,769,770,262205,50,835,770,196670,768,835,131321,836,131320,836,458997,86,837,103,
825,838,839,262390,840,839,1,131321,841,131320,841,327857,46,842,837,127,262394,842,843,840,
131320,843,327745,43,844,768,837,262205,39,845,844,196670,771,845,327745,43,846,766,837,262205,39,
847,846,196670,772,847,327745,43,848,763,837,262205,39,849,848,196670,773,849,458809,39,850,480,
771,772,773,196670,848,850,327808,86,851,837,127,327745,43,852,768,851,262205,39,853,852,196670,
774,853,327745,43,854,767,837,262205,39,855,854,196670,775,855,327745,43,856,763,851,262205,39,
857,856,196670,776,857,458809,39,858,480,774,775,776,196670,856,858,131321,839,131320,839,327808,
86,838,837,110,131321,836,131320,840,131321,821,131320,821,327808,36,820,819,110,131321,818,
131320,822,131321,810,131320,810,327808,36,809,808,70,131321,807,131320,811,262205,50,859,763,
196670,777,859,327737,39,860,527,777,131326,860,65592,327734,36,861,0,80,196663,79,862,196663,38,
863,131320,864,262203,148,865,7,262368,65,65,102,262201,36,866,185,327856,46,867,866,114,196855,
868,0,262394,867,869,868,131320,869,262201,36,870,185,327745,147,871,146,870,196670,871,61,131321,
868,131320,868,262368,65,65,102,131321,872,131320,872,458997,36,873,61,868,874,875,458997,36,876,
61,868,877,875,262390,878,875,0,131321,879,131320,879,327856,46,880,876,114,262394,880,881,878,
131320,881,327874,36,882,97,876,327877,36,883,873,882,131321,884,131320,884,458997,36,885,61,881,
886,887,458997,36,888,61,881,889,887,262390,890,887,1,131321,891,131320,891,327856,46,892,888,49,
262394,892,893,890,131320,893,196670,865,862,327745,38,894,865,888,262205,36,895,894,327854,46,
896,895,883,393385,36,897,896,68,61,327808,36,886,885,897,131321,887,131320,887,327808,36,889,888,
110,131321,884,131320,890,327745,147,898,146,876,458986,36,899,898,68,61,885,262368,65,65,102,
262205,36,900,898,262205,36,901,863,327854,46,902,900,901,196855,903,0,262394,902,904,903,131320,
904,131321,903,131320,903,458997,36,874,873,890,883,904,131321,875,131320,875,327808,36,877,876,
110,131321,872,131320,878,131326,873,65592,327734,34,905,0,81,196663,79,906,196663,79,907,131320,
908,262203,148,909,7,262203,148,910,7,262203,148,911,7,262201,36,912,185,327874,36,913,912,149,
131321,914,131320,914,458997,36,915,61,908,916,917,458997,36,918,61,908,919,917,458997,36,920,61,
908,921,917,262390,922,917,1,131321,923,131320,923,327856,46,924,920,49,262394,924,925,922,131320,
925,196670,909,906,327745,38,926,909,920,262205,36,927,926,327852,46,928,927,918,196855,929,0,
262394,928,930,931,131320,930,196670,910,907,327745,38,932,910,920,262205,36,933,932,131321,929,
131320,931,131321,929,131320,929,458997,36,916,933,930,915,931,196670,911,906,327745,38,934,911,
920,262205,36,935,934,458764,36,919,1,41,918,935,131321,917,131320,917,327808,36,921,920,110,
131321,914,131320,922,327856,46,936,912,150,196855,937,0,262394,936,938,937,131320,938,327745,147,
939,153,912,196670,939,61,327745,147,940,154,912,196670,940,61,131321,937,131320,937,262368,65,65,
102,327745,147,941,153,913,458991,36,942,941,68,61,918,262368,65,65,102,262205,36,943,941,327850,
46,944,918,943,327852,46,945,918,61,327847,46,946,944,945,196855,947,0,262394,946,948,947,131320,
948,327745,147,949,154,913,196670,949,915,131321,947,131320,947,262368,65,65,102,65789,65592,
327734,36,950,0,82,196663,79,951,196663,79,952,131320,953,262203,38,954,7,262203,38,955,7,262203,
43,956,7,262201,36,957,185,327874,36,958,957,149,393273,34,959,905,951,952,327745,147,960,154,958,
262205,36,961,960,196670,954,961,327737,36,962,250,954,327808,36,963,962,68,393281,156,964,30,103,
963,262205,39,965,964,262268,36,966,965,327745,147,967,153,958,262205,36,968,967,327852,46,969,
968,61,196855,970,0,262394,969,971,970,131320,971,327745,135,972,133,110,262205,36,973,972,327810,
36,974,966,973,327745,135,975,133,103,262205,36,976,975,327856,46,977,974,976,131321,970,131320,
970,458997,46,978,969,953,977,971,196855,979,0,262394,978,980,981,131320,980,327745,135,982,133,
110,262205,36,983,982,327810,36,984,966,983,131321,979,131320,981,131321,979,131320,979,458997,36,
985,984,980,61,981,196670,955,985,327737,39,986,323,955,196855,987,0,262394,978,988,987,131320,
988,327879,36,989,957,101,327850,46,990,989,61,131321,987,131320,987,458997,46,991,978,979,990,
988,196855,992,0,262394,991,993,992,131320,993,196670,956,986,327737,36,994,254,956,196670,967,
994,131321,992,131320,992,327850,46,995,957,61,196855,996,0,262394,995,997,996,131320,997,327745,
147,998,146,103,196670,998,61,131321,996,131320,996,262368,65,65,102,131321,999,131320,999,458997,
36,1000,61,996,1001,1002,458997,36,1003,61,996,1004,1002,262390,1005,1002,0,131321,1006,131320,
1006,327856,46,1007,1003,150,327856,46,1008,957,150,327847,46,1009,1007,1008,262394,1009,1010,
1005,131320,1010,327745,147,1011,153,1003,262205,36,1012,1011,327745,147,1013,153,957,262205,36,
1014,1013,327852,46,1015,1012,1014,262312,46,1016,1015,196855,1017,0,262394,1016,1018,1017,131320,
1018,262205,36,1019,1011,262205,36,1020,1013,327850,46,1021,1019,1020,327856,46,1022,1003,957,
327847,46,1023,1021,1022,131321,1017,131320,1017,458997,46,1024,1015,1010,1023,1018,393385,36,
1025,1024,68,61,327808,36,1001,1000,1025,131321,1002,131320,1002,327808,36,1004,1003,110,131321,
999,131320,1005,196855,1026,0,262394,1008,1027,1026,131320,1027,327745,141,1028,24,89,262205,36,
1029,1028,327810,36,1030,1029,68,327850,46,1031,1000,1030,131321,1026,131320,1026,458997,46,1032,
1008,1005,1031,1027,196855,1033,0,262394,1032,1034,1033,131320,1034,327745,147,1035,153,957,
262205,36,1036,1035,327745,147,1037,146,103,196670,1037,1036,131321,1033,131320,1033,262368,65,65,
102,327745,147,1038,146,103,262205,36,1039,1038,131326,1039,65592,327734,39,282,0,83,196663,79,
1040,196663,79,1041,131320,1042,262203,43,1043,7,262203,38,1044,7,262203,38,1045,7,262203,38,1046,
7,262203,38,1047,7,262203,38,1048,7,196670,1043,157,327737,36,1049,254,1043,393273,36,1050,950,
1040,1041,327745,141,1051,24,89,262205,36,1052,1051,327852,46,1053,1052,150,196855,1054,0,262394,
1053,1055,1054,131320,1055,262205,36,1056,1051,196670,1044,1056,393273,36,1057,861,1040,1044,
131321,1054,131320,1054,458997,36,1058,1050,1042,1057,1055,458764,36,1059,1,41,1058,1049,196670,
1045,1059,327737,39,1060,500,1045,327745,156,1061,24,158,262205,39,1062,1061,327811,39,31,1060,
1062,327745,141,1063,24,159,262205,36,1064,1063,327852,46,1065,1064,68,196855,1066,0,262394,1065,
1067,1066,131320,1067,262205,36,1068,1063,196670,1046,1068,393273,36,1069,861,1040,1046,458764,36,
1070,1,41,1049,1069,131321,1066,131320,1066,458997,36,1071,1049,1054,1070,1067,196670,1047,1071,
327737,39,1072,500,1047,327866,46,1073,1072,31,196855,1074,0,262394,1073,1075,1076,131320,1075,
196670,1048,1071,327737,39,1077,500,1048,131321,1074,131320,1076,131321,1074,131320,1074,458997,
39,1078,1077,1075,31,1076,131326,1078,65592,};
static const uint32_t bitnet__spv_survivors_fast[] = {
119734787,66304,524299,1065,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,
262215,6,1,1,262215,7,1,2,262215,3,11,29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,
196679,12,42,196679,13,42,262215,14,6,16,262216,15,0,24,327752,15,0,35,0,196679,15,2,262215,16,34,
0,262215,16,33,0,327752,17,0,35,0,327752,17,1,35,4,327752,17,2,35,8,327752,17,3,35,12,327752,17,4,
35,16,327752,17,5,35,20,327752,17,6,35,24,327752,17,7,35,28,327752,17,8,35,32,327752,17,9,35,36,
327752,17,10,35,40,327752,17,11,35,44,196679,17,2,262215,4,11,26,262215,18,6,4,262215,19,6,4,
262215,20,6,4,262215,21,6,4,327752,22,0,35,0,327752,22,1,35,4,327752,22,2,35,8,327752,22,3,35,12,
327752,22,4,35,16,327752,22,5,35,20,327752,22,6,35,24,327752,22,7,35,28,327752,22,8,35,32,327752,
22,9,35,36,327752,22,10,35,40,327752,22,11,35,44,327752,22,12,35,48,327752,22,13,35,52,327752,22,
14,35,56,327752,22,15,35,60,327752,22,16,35,64,327752,22,17,35,96,327752,22,18,35,224,327752,22,
19,35,2272,196679,22,2,262215,23,34,0,262215,23,33,7,262215,24,6,16,327752,25,0,35,0,196679,25,2,
262215,26,34,0,262215,26,33,2,262215,27,1,0,262215,28,6,4,327752,29,0,35,0,196679,29,2,262215,30,
34,0,262215,30,33,2,196679,31,42,262215,32,1,0,262215,33,11,25,131091,34,196641,35,34,262165,36,
32,0,196641,37,36,262176,38,7,36,196630,39,32,262177,40,39,38,262167,41,39,2,262177,42,41,38,
262176,43,7,39,393249,44,39,43,43,43,262177,45,36,43,131092,46,262177,47,46,43,327713,48,39,43,43,
262187,36,49,8,262172,50,39,49,262176,51,7,50,262177,52,39,51,262194,36,5,4,262172,53,36,5,262167,
54,36,4,262194,36,6,256,262187,36,55,63,393268,36,56,128,6,55,262187,36,57,64,393268,36,58,134,56,
57,262187,36,59,4,393268,36,60,137,58,59,262187,36,61,0,393268,46,62,170,60,61,393268,46,63,176,5,
59,393268,46,64,167,62,63,262187,36,65,2,393268,36,66,137,58,65,393268,46,67,170,66,61,262187,36,
68,1,458804,36,69,169,67,65,68,458804,36,70,169,64,59,69,393268,36,71,132,70,5,196656,46,7,458804,
36,72,169,7,68,65,393268,36,73,132,71,72,262172,74,54,73,262176,75,7,74,393249,76,34,53,38,75,
393249,77,34,74,38,51,262177,78,36,38,262172,79,36,49,327713,80,36,79,38,327713,81,34,79,79,
327713,82,36,79,79,327713,83,39,79,79,262176,84,1,36,262203,84,3,1,262187,36,85,32768,262165,86,
32,1,262187,86,87,16,262187,36,88,32767,262187,86,89,13,262187,36,90,939524096,262187,36,91,
260046848,262187,36,92,947912704,262187,39,93,947912704,262187,36,94,8388608,196657,46,10,262187,
36,95,65535,262187,86,96,31,262187,36,97,2147483648,262187,36,98,2147483647,262187,36,99,
2139095040,262187,36,100,7,262187,86,101,0,262187,86,102,4,262172,103,39,59,262176,104,7,103,
262187,36,105,3,262187,86,106,1,262187,86,107,2,262172,108,39,65,262176,109,7,108,262176,110,7,53,
196637,14,54,196638,15,14,262176,111,12,15,262203,111,16,12,262176,112,12,54,262176,113,7,54,
262176,114,7,41,262167,115,39,4,262176,116,7,115,917534,17,36,36,36,36,36,36,36,36,36,36,36,36,
262176,117,9,17,262203,117,118,9,262187,86,119,5,262176,120,9,36,262167,121,36,3,262176,122,1,121,
262203,122,4,1,262187,86,123,9,262172,18,36,49,262187,36,124,32,262172,19,36,124,262187,36,125,
512,262172,20,36,125,196637,21,36,1441822,22,36,36,36,36,36,36,36,36,36,36,36,36,36,36,39,36,18,
19,20,21,262176,126,12,22,262203,126,23,12,262176,127,12,36,262187,86,128,8,262187,39,129,0,
196637,24,115,196638,25,24,262176,130,12,25,262203,130,26,12,262187,36,131,16,262176,132,12,115,
262187,36,133,264,262176,134,4,19,262203,134,135,4,262176,136,4,36,262176,137,7,79,262187,86,138,
3,262194,36,27,128,393268,36,139,134,27,49,262172,140,36,139,262176,141,4,140,262203,141,142,4,
262203,141,143,4,196637,28,39,196638,29,28,262176,144,12,29,262203,144,30,12,262176,145,12,39,
262187,39,146,4271273625,262187,86,147,14,262187,86,148,12,262187,36,149,4294967295,262187,86,150,
10,262187,86,151,11,262187,86,152,6,393268,36,153,132,49,27,262203,136,154,4,262172,155,36,27,
262176,156,4,155,262203,156,157,4,262203,136,158,4,262172,159,39,139,262176,160,4,159,262203,160,
161,4,262176,162,4,39,262203,141,163,4,262187,86,164,7,262194,36,32,1,393267,121,33,32,68,68,
262187,39,165,4286578688,262187,36,166,1879048192,327734,34,2,0,35,131320,167,262203,137,168,7,
262203,137,169,7,262203,38,170,7,262203,43,171,7,262203,38,172,7,262203,43,173,7,262201,36,174,
175,327879,36,176,174,100,327874,36,177,174,138,327745,84,178,4,61,262205,36,179,178,327812,36,
180,179,27,327808,36,181,180,174,327745,120,182,118,150,262205,36,183,182,327745,84,184,4,68,
262205,36,185,184,327812,36,186,65,185,327745,120,187,118,151,262205,36,188,187,327812,36,189,186,
188,327808,36,190,183,189,327745,120,191,118,138,262205,36,192,191,327745,120,193,118,102,262205,
36,194,193,327812,36,195,185,194,327808,36,196,192,195,327745,120,197,118,106,262205,36,198,197,
327808,36,199,196,198,327745,120,200,118,101,262205,36,201,200,327810,36,202,201,68,458764,36,203,
1,38,181,202,327808,36,204,199,203,393281,145,205,30,101,204,262205,39,206,205,131321,207,131320,
207,458997,36,208,61,167,209,210,262390,211,210,1,131321,212,131320,212,327856,46,213,208,49,
262394,213,214,211,131320,214,327745,38,215,169,208,196670,215,61,327745,38,216,168,208,196670,
216,61,131321,210,131320,210,327808,36,209,208,106,131321,207,131320,211,131321,217,131320,217,
458997,36,218,174,211,219,220,262390,221,220,0,131321,222,131320,222,327745,120,223,118,152,
262205,36,224,223,327856,46,225,218,224,262394,225,226,221,131320,226,131321,227,131320,227,
458997,36,228,61,226,229,230,262390,231,230,1,131321,232,131320,232,327856,46,233,228,49,262394,
233,234,231,131320,234,327812,36,235,228,27,327808,36,236,218,235,327810,36,237,224,68,458764,36,
238,1,38,236,237,196670,170,238,327737,36,239,240,170,393281,145,241,30,101,239,262205,39,242,241,
196670,171,242,327737,36,243,244,171,327850,46,245,236,238,196855,246,0,262394,245,247,246,131320,
247,327745,38,248,168,228,262205,36,249,248,327852,46,250,243,249,131321,246,131320,246,458997,46,
251,245,234,250,247,196855,252,0,262394,251,253,254,131320,253,131321,252,131320,254,327745,38,
255,168,228,262205,36,256,255,131321,252,131320,252,458997,36,257,243,253,256,254,327745,38,258,
168,228,196670,258,257,196855,259,0,262394,251,260,261,131320,260,131321,259,131320,261,327745,38,
262,169,228,262205,36,263,262,131321,259,131320,259,458997,36,264,238,260,263,261,327745,38,265,
169,228,196670,265,264,131321,230,131320,230,327808,36,229,228,106,131321,227,131320,231,131321,
220,131320,220,327808,36,219,218,153,131321,217,131320,221,327850,46,266,174,61,196855,267,0,
262394,266,268,267,131320,268,196670,154,61,131321,267,131320,267,262205,79,269,168,262205,79,270,
169,393273,39,271,272,269,270,327856,46,273,181,201,196855,274,0,262394,273,275,274,131320,275,
327864,46,276,206,271,262312,46,277,276,131321,274,131320,274,458997,46,278,273,267,277,275,
196855,279,0,262394,278,280,279,131320,280,458986,36,281,154,68,61,68,327745,136,282,157,281,
196670,282,181,131321,279,131320,279,262368,65,65,133,196855,283,0,262394,266,284,283,131320,284,
262205,36,285,154,327852,46,286,285,61,131321,283,131320,283,458997,46,287,266,279,286,284,196855,
288,0,262394,287,289,288,131320,289,393281,127,290,23,87,185,262205,36,291,154,458986,36,292,290,
68,61,291,196670,158,292,131321,288,131320,288,262368,65,65,133,131321,293,131320,293,458997,36,
294,149,288,295,296,458997,39,297,165,288,298,296,458997,36,299,61,288,300,296,262390,301,296,0,
131321,302,131320,302,262205,36,303,154,327856,46,304,299,303,262394,304,305,301,131320,305,
327808,36,306,299,177,262205,36,307,154,327810,36,308,307,68,458764,36,309,1,38,306,308,327745,
136,310,157,309,262205,36,311,310,196670,172,311,327737,39,312,313,172,327850,46,314,294,149,
327866,46,315,312,297,327846,46,316,314,315,262312,46,317,316,196855,318,0,262394,317,319,318,
131320,319,327860,46,320,312,297,327856,46,321,311,294,327847,46,322,320,321,131321,318,131320,
318,458997,46,323,316,305,322,319,196670,173,312,327737,46,324,325,173,262312,46,326,324,196855,
327,0,262394,326,328,327,131320,328,327745,127,329,23,107,196670,329,68,131321,327,131320,327,
327850,46,330,176,61,196855,331,0,262394,330,332,331,131320,332,262205,36,333,154,327856,46,334,
306,333,131321,331,131320,331,458997,46,335,330,327,334,332,196855,336,0,262394,335,337,336,
131320,337,262205,36,338,158,327808,36,339,338,299,327808,36,340,339,177,327856,46,341,340,188,
131321,336,131320,336,458997,46,342,335,331,341,337,196855,343,0,262394,342,344,343,131320,344,
262205,36,345,158,327808,36,346,345,299,327808,36,347,346,177,327812,36,348,65,347,327808,36,349,
190,348,393281,145,350,30,101,349,196670,350,312,262205,36,351,158,327808,36,352,351,299,327808,
36,353,352,177,327812,36,354,65,353,327808,36,355,190,354,327808,36,356,355,68,327808,36,357,198,
311,262268,39,358,357,393281,145,359,30,101,356,196670,359,358,131321,343,131320,343,393385,39,
298,323,312,297,393385,36,295,323,311,294,131321,296,131320,296,327808,36,300,299,139,131321,293,
131320,301,327850,46,360,176,61,196855,361,0,262394,360,362,361,131320,362,327745,162,363,161,177,
196670,363,297,327745,136,364,163,177,196670,364,294,131321,361,131320,361,262368,65,65,133,
196855,365,0,262394,266,366,365,131320,366,131321,367,131320,367,458997,36,368,294,366,369,370,
458997,39,371,297,366,372,370,458997,36,373,68,366,374,370,262390,375,370,0,131321,376,131320,376,
327856,46,377,373,139,262394,377,378,375,131320,378,327745,136,379,163,373,262205,36,380,379,
327851,46,381,380,149,196855,382,0,262394,381,383,382,131320,383,327745,162,384,161,373,262205,39,
385,384,327866,46,386,385,371,262312,46,387,386,196855,388,0,262394,387,389,388,131320,389,262205,
39,390,384,327860,46,391,390,371,196855,392,0,262394,391,393,392,131320,393,262205,36,394,379,
327856,46,395,394,368,131321,392,131320,392,458997,46,396,391,389,395,393,131321,388,131320,388,
458997,46,397,386,383,396,392,131321,382,131320,382,458997,46,398,381,378,397,388,196855,399,0,
262394,398,400,401,131320,400,327745,162,402,161,373,262205,39,403,402,131321,399,131320,401,
131321,399,131320,399,458997,39,372,403,400,371,401,196855,404,0,262394,398,405,406,131320,405,
262205,36,407,379,131321,404,131320,406,131321,404,131320,404,458997,36,369,407,405,368,406,
131321,370,131320,370,327808,36,374,373,106,131321,367,131320,375,327745,120,408,118,164,262205,
36,409,408,327745,120,410,118,123,262205,36,411,410,327812,36,412,185,411,327745,120,413,118,128,
262205,36,414,413,327808,36,415,412,414,327808,36,416,415,179,327812,36,417,65,416,327808,36,418,
409,417,393281,145,419,30,101,418,196670,419,371,327808,36,420,418,68,327850,46,421,368,149,
196855,422,0,262394,421,423,424,131320,423,131321,422,131320,424,327808,36,425,198,368,131321,422,
131320,422,458997,36,426,149,423,425,424,262268,39,427,426,393281,145,428,30,101,420,196670,428,
427,131321,365,131320,365,65789,65592,327734,36,175,0,37,131320,429,262205,36,430,3,131326,430,
65592,327734,39,431,0,40,196663,38,432,131320,433,262205,36,434,432,327879,36,435,434,85,327876,
36,436,435,87,262205,36,437,432,327879,36,438,437,88,327876,36,439,438,89,327808,36,440,439,90,
327854,46,441,439,91,196855,442,0,262394,441,443,442,131320,443,327808,36,444,439,166,131321,442,
131320,442,458997,36,445,440,433,444,443,327808,36,8,439,92,262268,39,446,8,327811,39,9,446,93,
327856,46,447,439,94,196855,448,0,262394,447,449,448,131320,449,262268,36,450,9,131321,448,131320,
448,458997,36,451,445,442,450,449,327877,36,452,451,436,262268,39,453,452,131326,453,65592,327734,
41,454,0,42,196663,38,455,131320,456,262203,38,457,7,262203,38,458,7,196855,459,0,262394,10,460,
459,131320,460,262205,36,461,455,393228,41,462,1,62,461,131326,462,131320,459,262205,36,463,455,
327879,36,464,463,95,196670,457,464,327737,39,465,431,457,262205,36,466,455,327874,36,467,466,87,
196670,458,467,327737,39,468,431,458,327760,41,469,465,468,131326,469,65592,327734,39,470,0,44,
196663,43,471,196663,43,472,196663,43,473,131320,474,262205,39,475,471,262205,39,476,472,327813,
39,11,475,476,262205,39,477,473,327809,39,12,11,477,131326,12,65592,327734,36,244,0,45,196663,43,
478,131320,479,262205,39,480,478,262268,36,481,480,327874,36,482,481,96,327851,46,483,482,61,
196855,484,0,262394,483,485,486,131320,485,262344,36,487,481,131321,484,131320,486,327877,36,488,
481,97,131321,484,131320,484,458997,36,489,487,485,488,486,131326,489,65592,327734,39,490,0,40,
196663,38,491,131320,492,262205,36,493,491,327874,36,494,493,96,327851,46,495,494,61,196855,496,0,
262394,495,497,498,131320,497,262205,36,499,491,327879,36,500,499,98,131321,496,131320,498,262205,
36,501,491,262344,36,502,501,131321,496,131320,496,458997,36,503,500,497,502,498,262268,39,504,
503,131326,504,65592,327734,46,325,0,47,196663,43,505,131320,506,262205,39,507,505,262268,36,508,
507,327879,36,509,508,99,327851,46,510,509,99,131326,510,65592,327734,39,511,0,48,196663,43,512,
196663,43,513,131320,514,262205,39,515,512,262205,39,516,513,327809,39,13,515,516,131326,13,65592,
327734,39,517,0,52,196663,51,518,131320,519,262203,104,520,7,262203,43,521,7,262203,43,522,7,
262203,109,523,7,262203,43,524,7,262203,43,525,7,262203,43,526,7,262203,43,527,7,262203,43,528,7,
262203,43,529,7,262203,43,530,7,262203,43,531,7,262203,43,532,7,262203,43,533,7,262201,36,534,175,
327879,36,535,534,100,327879,36,536,535,59,327851,46,537,536,61,327879,36,538,535,65,327851,46,
539,538,61,327879,36,540,535,68,327851,46,541,540,61,131321,542,131320,542,458997,86,543,101,519,
544,545,262390,546,545,1,131321,547,131320,547,327857,46,548,543,102,262394,548,549,546,131320,
549,196855,550,0,262394,537,551,552,131320,551,327808,86,553,543,102,327745,43,554,518,553,262205,
39,555,554,131321,550,131320,552,327745,43,556,518,543,262205,39,557,556,131321,550,131320,550,
458997,39,558,555,551,557,552,196855,559,0,262394,537,560,561,131320,560,327745,43,562,518,543,
262205,39,563,562,131321,559,131320,561,327808,86,564,543,102,327745,43,565,518,564,262205,39,566,
565,131321,559,131320,559,458997,39,567,563,560,566,561,393562,39,568,105,567,59,196670,521,558,
196670,522,568,393273,39,569,511,521,522,327745,43,570,520,543,196670,570,569,131321,545,131320,
545,327808,86,544,543,106,131321,542,131320,546,131321,571,131320,571,458997,86,572,101,546,573,
574,262390,575,574,1,131321,576,131320,576,327857,46,577,572,107,262394,577,578,575,131320,578,
196855,579,0,262394,539,580,581,131320,580,327808,86,582,572,107,327745,43,583,520,582,262205,39,
584,583,131321,579,131320,581,327745,43,585,520,572,262205,39,586,585,131321,579,131320,579,
458997,39,587,584,580,586,581,196855,588,0,262394,539,589,590,131320,589,327745,43,591,520,572,
262205,39,592,591,131321,588,131320,590,327808,86,593,572,107,327745,43,594,520,593,262205,39,595,
594,131321,588,131320,588,458997,39,596,592,589,595,590,393562,39,597,105,596,65,196670,524,587,
196670,525,597,393273,39,598,511,524,525,327745,43,599,523,572,196670,599,598,131321,574,131320,
574,327808,86,573,572,106,131321,571,131320,575,196855,600,0,262394,541,601,602,131320,601,327745,
43,603,523,106,262205,39,604,603,131321,600,131320,602,327745,43,605,523,101,262205,39,606,605,
131321,600,131320,600,458997,39,607,604,601,606,602,196855,608,0,262394,541,609,610,131320,609,
327745,43,611,523,101,262205,39,612,611,131321,608,131320,610,327745,43,613,523,106,262205,39,614,
613,131321,608,131320,608,458997,39,615,612,609,614,610,393562,39,616,105,615,68,196670,526,607,
196670,527,616,393273,39,617,511,526,527,393562,39,618,105,617,59,196670,528,617,196670,529,618,
393273,39,619,511,528,529,393562,39,620,105,619,65,196670,530,619,196670,531,620,393273,39,621,
511,530,531,393562,39,622,105,621,68,196670,532,621,196670,533,622,393273,39,623,511,532,533,
131326,623,65592,327734,34,624,0,76,196663,53,625,196663,38,626,196663,75,627,131320,628,262203,
110,629,7,131321,630,131320,630,458997,36,631,61,628,632,633,262390,634,633,1,131321,635,131320,
635,327856,46,636,631,70,262394,636,637,634,131320,637,131321,638,131320,638,458997,36,639,61,637,
640,641,262390,642,641,1,131321,643,131320,643,327856,46,644,639,5,262394,644,645,642,131320,645,
196670,629,625,327745,38,646,629,639,262205,36,647,646,262205,36,648,626,327808,36,649,648,631,
327812,36,650,649,49,327808,36,651,647,650,196855,652,0,262394,7,653,654,131320,653,327812,36,655,
631,5,327808,36,656,655,639,393281,112,657,16,101,651,262205,54,658,657,327745,113,659,627,656,
196670,659,658,131321,652,131320,654,327812,36,660,631,5,327808,36,661,660,639,327812,36,662,65,
661,327812,36,663,65,651,393281,112,664,16,101,663,262205,54,665,664,327745,113,666,627,662,
196670,666,665,327808,36,667,662,68,327808,36,668,663,68,393281,112,669,16,101,668,262205,54,670,
669,327745,113,671,627,667,196670,671,670,131321,652,131320,652,131321,641,131320,641,327808,36,
640,639,106,131321,638,131320,642,131321,633,131320,633,327808,36,632,631,106,131321,630,131320,
634,65789,65592,327734,34,672,0,77,196663,74,673,196663,38,674,196663,51,675,131320,676,262203,
114,677,7,262203,38,678,7,262203,75,679,7,262203,116,680,7,262203,75,681,7,262203,116,682,7,
262203,75,683,7,196855,684,0,262394,7,685,686,131320,685,131321,687,131320,687,458997,86,688,101,
685,689,690,262390,691,690,1,131321,692,131320,692,327857,46,693,688,102,262394,693,694,691,
131320,694,262205,36,695,674,196670,679,673,393281,38,696,679,695,688,262205,36,697,696,196670,
678,697,327737,41,698,454,678,196670,677,698,327812,86,699,107,688,327745,43,700,677,61,262205,39,
701,700,327745,43,702,675,699,196670,702,701,327808,86,703,699,106,327745,43,704,677,68,262205,39,
705,704,327745,43,706,675,703,196670,706,705,131321,690,131320,690,327808,86,689,688,106,131321,
687,131320,691,131321,684,131320,686,262205,36,707,674,327812,36,708,65,707,196670,681,673,327745,
113,709,681,708,262205,54,710,709,262268,115,711,710,196670,680,711,262205,36,712,674,327812,36,
713,65,712,327808,36,714,713,68,196670,683,673,327745,113,715,683,714,262205,54,716,715,262268,
115,717,716,196670,682,717,131321,718,131320,718,458997,86,719,101,686,720,721,262390,722,721,1,
131321,723,131320,723,327857,46,724,719,102,262394,724,725,722,131320,725,327745,43,726,680,719,
262205,39,727,726,327745,43,728,675,719,196670,728,727,327808,86,729,719,102,327745,43,730,682,
719,262205,39,731,730,327745,43,732,675,729,196670,732,731,131321,721,131320,721,327808,86,720,
719,106,131321,718,131320,722,131321,684,131320,684,65789,65592,327734,36,240,0,78,196663,38,733,
131320,734,327745,120,735,118,119,262205,36,736,735,327745,84,737,4,68,262205,36,738,737,327745,
120,739,118,123,262205,36,740,739,327812,36,741,738,740,262205,36,742,733,327808,36,743,741,742,
327812,36,744,65,743,327808,36,745,736,744,131326,745,65592,327734,39,313,0,40,196663,38,746,
131320,747,262203,110,748,7,262203,51,749,7,262203,38,750,7,262203,75,751,7,262203,116,752,7,
262203,116,753,7,262203,51,754,7,262203,38,755,7,262203,51,756,7,262203,43,757,7,262203,43,758,7,
262203,43,759,7,262203,43,760,7,262203,43,761,7,262203,43,762,7,262203,51,763,7,262201,36,764,175,
327879,36,765,764,100,327745,120,766,118,107,262205,36,767,766,327745,127,768,23,106,262205,36,
769,768,327745,84,770,4,68,262205,36,771,770,327808,36,772,769,771,327812,36,773,772,58,327812,36,
774,773,57,327808,36,775,767,774,327814,36,776,775,59,327812,36,777,65,765,327808,36,778,776,777,
262205,36,779,746,327812,36,780,779,58,327812,36,781,780,49,327808,36,782,781,765,327745,38,783,
748,101,196670,783,782,131321,784,131320,784,458997,86,785,101,747,786,787,262390,788,787,1,
131321,789,131320,789,327857,46,790,785,128,262394,790,791,788,131320,791,327745,43,792,749,785,
196670,792,129,131321,787,131320,787,327808,86,786,785,106,131321,784,131320,788,131321,793,
131320,793,458997,36,794,61,788,795,796,262390,797,796,0,131321,798,131320,798,327856,46,799,794,
58,262394,799,800,797,131320,800,262205,53,801,748,196670,750,794,458809,34,802,624,801,750,751,
262205,74,803,751,131321,804,131320,804,458997,36,805,61,800,806,807,262390,808,807,1,131321,809,
131320,809,327856,46,810,805,70,262394,810,811,808,131320,811,327808,36,812,794,805,327812,36,813,
812,131,327808,36,814,778,813,393281,132,815,26,101,814,262205,115,816,815,196670,752,816,327808,
36,817,814,68,393281,132,818,26,101,817,262205,115,819,818,196670,753,819,196670,755,805,458809,
34,820,672,803,755,756,262205,50,821,756,196670,754,821,131321,822,131320,822,458997,86,823,101,
811,824,825,262390,826,825,1,131321,827,131320,827,327857,46,828,823,102,262394,828,829,826,
131320,829,327745,43,830,754,823,262205,39,831,830,196670,757,831,327745,43,832,752,823,262205,39,
833,832,196670,758,833,327745,43,834,749,823,262205,39,835,834,196670,759,835,458809,39,836,470,
757,758,759,196670,834,836,327808,86,837,823,102,327745,43,838,754,837,262205,39,839,838,196670,
760,839,327745,43,840,753,823,262205,39,841,840,196670,761,841,327745,43,842,749,837,262205,39,
843,842,196670,762,843,458809,39,844,470,760,761,762,196670,842,844,131321,825,131320,825,327808,
86,824,823,106,131321,822,131320,826,131321,807,131320,807,327808,36,806,805,106,131321,804,
131320,808,131321,796,131320,796,327808,36,795,794,70,131321,793,131320,797,262205,50,845,749,
196670,763,845,327737,39,846,517,763,131326,846,65592,327734,36,847,0,80,196663,79,848,196663,38,
849,131320,850,262203,137,851,7,262368,65,65,133,262201,36,852,175,327856,46,853,852,124,196855,
854,0,262394,853,855,854,131320,855,262201,36,856,175,327745,136,857,135,856,196670,857,61,131321,
854,131320,854,262368,65,65,133,131321,858,131320,858,458997,36,859,61,854,860,861,458997,36,862,
61,854,863,861,262390,864,861,0,131321,865,131320,865,327856,46,866,862,124,262394,866,867,864,
131320,867,327874,36,868,97,862,327877,36,869,859,868,131321,870,131320,870,458997,36,871,61,867,
872,873,458997,36,874,61,867,875,873,262390,876,873,1,131321,877,131320,877,327856,46,878,874,49,
262394,878,879,876,131320,879,196670,851,848,327745,38,880,851,874,262205,36,881,880,327854,46,
882,881,869,393385,36,883,882,68,61,327808,36,872,871,883,131321,873,131320,873,327808,36,875,874,
106,131321,870,131320,876,327745,136,884,135,862,458986,36,885,884,68,61,871,262368,65,65,133,
262205,36,886,884,262205,36,887,849,327854,46,888,886,887,196855,889,0,262394,888,890,889,131320,
890,131321,889,131320,889,458997,36,860,859,876,869,890,131321,861,131320,861,327808,36,863,862,
106,131321,858,131320,864,131326,859,65592,327734,34,891,0,81,196663,79,892,196663,79,893,131320,
894,262203,137,895,7,262203,137,896,7,262203,137,897,7,262201,36,898,175,327874,36,899,898,138,
131321,900,131320,900,458997,36,901,61,894,902,903,458997,36,904,61,894,905,903,458997,36,906,61,
894,907,903,262390,908,903,1,131321,909,131320,909,327856,46,910,906,49,262394,910,911,908,131320,
911,196670,895,892,327745,38,912,895,906,262205,36,913,912,327852,46,914,913,904,196855,915,0,
262394,914,916,917,131320,916,196670,896,893,327745,38,918,896,906,262205,36,919,918,131321,915,
131320,917,131321,915,131320,915,458997,36,902,919,916,901,917,196670,897,892,327745,38,920,897,
906,262205,36,921,920,458764,36,905,1,41,904,921,131321,903,131320,903,327808,36,907,906,106,
131321,900,131320,908,327856,46,922,898,139,196855,923,0,262394,922,924,923,131320,924,327745,136,
925,142,898,196670,925,61,327745,136,926,143,898,196670,926,61,131321,923,131320,923,262368,65,65,
133,327745,136,927,142,899,458991,36,928,927,68,61,904,262368,65,65,133,262205,36,929,927,327850,
46,930,904,929,327852,46,931,904,61,327847,46,932,930,931,196855,933,0,262394,932,934,933,131320,
934,327745,136,935,143,899,196670,935,901,131321,933,131320,933,262368,65,65,133,65789,65592,
327734,36,936,0,82,196663,79,937,196663,79,938,131320,939,262203,38,940,7,262203,38,941,7,262203,
43,942,7,262201,36,943,175,327874,36,944,943,138,393273,34,945,891,937,938,327745,136,946,143,944,
262205,36,947,946,196670,940,947,327737,36,948,240,940,327808,36,949,948,68,393281,145,950,30,101,
949,262205,39,951,950,262268,36,952,951,327745,136,953,142,944,262205,36,954,953,327852,46,955,
954,61,196855,956,0,262394,955,957,956,131320,957,327745,120,958,118,106,262205,36,959,958,327810,
36,960,952,959,327745,120,961,118,101,262205,36,962,961,327856,46,963,960,962,131321,956,131320,
956,458997,46,964,955,939,963,957,196855,965,0,262394,964,966,967,131320,966,327745,120,968,118,
106,262205,36,969,968,327810,36,970,952,969,131321,965,131320,967,131321,965,131320,965,458997,36,
971,970,966,61,967,196670,941,971,327737,39,972,313,941,196855,973,0,262394,964,974,973,131320,
974,327879,36,975,943,100,327850,46,976,975,61,131321,973,131320,973,458997,46,977,964,965,976,
974,196855,978,0,262394,977,979,978,131320,979,196670,942,972,327737,36,980,244,942,196670,953,
980,131321,978,131320,978,327850,46,981,943,61,196855,982,0,262394,981,983,982,131320,983,327745,
136,984,135,101,196670,984,61,131321,982,131320,982,262368,65,65,133,131321,985,131320,985,458997,
36,986,61,982,987,988,458997,36,989,61,982,990,988,262390,991,988,0,131321,992,131320,992,327856,
46,993,989,139,327856,46,994,943,139,327847,46,995,993,994,262394,995,996,991,131320,996,327745,
136,997,142,989,262205,36,998,997,327745,136,999,142,943,262205,36,1000,999,327852,46,1001,998,
1000,262312,46,1002,1001,196855,1003,0,262394,1002,1004,1003,131320,1004,262205,36,1005,997,
262205,36,1006,999,327850,46,1007,1005,1006,327856,46,1008,989,943,327847,46,1009,1007,1008,
131321,1003,131320,1003,458997,46,1010,1001,996,1009,1004,393385,36,1011,1010,68,61,327808,36,987,
986,1011,131321,988,131320,988,327808,36,990,989,106,131321,985,131320,991,196855,1012,0,262394,
994,1013,1012,131320,1013,327745,127,1014,23,89,262205,36,1015,1014,327810,36,1016,1015,68,327850,
46,1017,986,1016,131321,1012,131320,1012,458997,46,1018,994,991,1017,1013,196855,1019,0,262394,
1018,1020,1019,131320,1020,327745,136,1021,142,943,262205,36,1022,1021,327745,136,1023,135,101,
196670,1023,1022,131321,1019,131320,1019,262368,65,65,133,327745,136,1024,135,101,262205,36,1025,
1024,131326,1025,65592,327734,39,272,0,83,196663,79,1026,196663,79,1027,131320,1028,262203,43,
1029,7,262203,38,1030,7,262203,38,1031,7,262203,38,1032,7,262203,38,1033,7,262203,38,1034,7,
196670,1029,146,327737,36,1035,244,1029,393273,36,1036,936,1026,1027,327745,127,1037,23,89,262205,
36,1038,1037,327852,46,1039,1038,139,196855,1040,0,262394,1039,1041,1040,131320,1041,262205,36,
1042,1037,196670,1030,1042,393273,36,1043,847,1026,1030,131321,1040,131320,1040,458997,36,1044,
1036,1028,1043,1041,458764,36,1045,1,41,1044,1035,196670,1031,1045,327737,39,1046,490,1031,327745,
145,1047,23,147,262205,39,1048,1047,327811,39,31,1046,1048,327745,127,1049,23,148,262205,36,1050,
1049,327852,46,1051,1050,68,196855,1052,0,262394,1051,1053,1052,131320,1053,262205,36,1054,1049,
196670,1032,1054,393273,36,1055,847,1026,1032,458764,36,1056,1,41,1035,1055,131321,1052,131320,
1052,458997,36,1057,1035,1040,1056,1053,196670,1033,1057,327737,39,1058,490,1033,327866,46,1059,
1058,31,196855,1060,0,262394,1059,1061,1062,131320,1061,196670,1034,1057,327737,39,1063,490,1034,
131321,1060,131320,1062,131321,1060,131320,1060,458997,39,1064,1063,1061,31,1062,131326,1064,
65592,};
static const uint32_t bitnet__spv_ternary_plain[] = {
119734787,66304,524299,1735,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,1,262215,6,1,0,262215,7,1,2,262215,8,1,
10,262215,9,1,9,262215,3,11,29,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,
196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,196679,
22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,
196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,42,196679,36,42,196679,
37,42,196679,38,42,196679,39,42,196679,40,42,196679,41,42,196679,42,42,196679,43,42,196679,44,42,
262215,45,6,4,327752,46,0,35,0,196679,46,2,262215,47,34,0,262215,47,33,2,196679,48,42,196679,49,
42,196679,50,42,196679,51,42,262215,52,6,16,327752,53,0,35,0,196679,53,2,262215,54,34,0,262215,54,
33,2,262215,55,1,12,262215,56,6,16,262216,57,0,24,327752,57,0,35,0,196679,57,2,262215,58,34,0,
262215,58,33,1,196679,59,42,196679,60,42,196679,61,42,196679,62,42,196679,63,42,196679,64,42,
196679,65,42,262215,66,1,8,196679,67,42,196679,68,42,196679,69,42,196679,70,42,196679,71,42,
262215,72,1,5,262215,73,1,7,262215,74,1,6,262215,75,1,3,262215,76,1,4,196679,77,42,196679,78,42,
327752,79,0,35,0,327752,79,1,35,4,327752,79,2,35,8,327752,79,3,35,12,327752,79,4,35,16,327752,79,
5,35,20,327752,79,6,35,24,327752,79,7,35,28,327752,79,8,35,32,327752,79,9,35,36,327752,79,10,35,
40,327752,79,11,35,44,327752,79,12,35,48,327752,79,13,35,52,327752,79,14,35,56,327752,79,15,35,60,
327752,79,16,35,64,327752,79,17,35,68,327752,79,18,35,72,327752,79,19,35,76,327752,79,20,35,80,
196679,79,2,262215,80,6,4,262216,81,0,24,327752,81,0,35,0,196679,81,2,262215,82,34,0,262215,82,33,
1,196679,83,42,262215,84,6,8,262216,85,0,24,327752,85,0,35,0,196679,85,2,262215,86,34,0,262215,86,
33,6,196679,87,42,196679,88,42,196679,89,42,196679,90,42,196679,91,42,196679,92,42,196679,93,42,
196679,94,42,262215,95,6,4,262215,96,6,4,262215,97,6,4,262215,98,6,4,327752,99,0,35,0,327752,99,1,
35,4,327752,99,2,35,8,327752,99,3,35,12,327752,99,4,35,16,327752,99,5,35,20,327752,99,6,35,24,
327752,99,7,35,28,327752,99,8,35,32,327752,99,9,35,36,327752,99,10,35,40,327752,99,11,35,44,
327752,99,12,35,48,327752,99,13,35,52,327752,99,14,35,56,327752,99,15,35,60,327752,99,16,35,64,
327752,99,17,35,96,327752,99,18,35,224,327752,99,19,35,2272,196679,99,2,262215,100,34,0,262215,
100,33,7,196679,101,42,196679,102,42,196679,103,42,196679,104,42,196679,105,42,196679,106,42,
262215,107,6,4,327752,108,0,35,0,196679,108,2,262215,109,34,0,262215,109,33,4,262215,110,6,4,
327752,111,0,35,0,196679,111,2,262215,112,34,0,262215,112,33,5,196679,113,42,196679,114,42,262215,
115,6,16,262216,116,0,24,327752,116,0,35,0,196679,116,2,262215,117,34,0,262215,117,33,3,262215,
118,6,16,262216,119,0,24,327752,119,0,35,0,196679,119,2,262215,120,34,0,262215,120,33,0,262215,4,
11,26,262215,121,1,0,262215,122,11,25,131091,123,196641,124,123,262165,125,32,0,196641,126,125,
196630,127,32,262176,128,7,127,262177,129,125,128,327713,130,125,128,128,262177,131,127,128,
262176,132,7,125,262165,133,32,1,327713,134,133,132,132,262167,135,125,4,262176,136,7,135,524321,
137,133,136,136,136,136,136,327713,138,127,128,128,262176,139,7,133,262177,140,133,139,262187,125,
141,8,262172,142,127,141,262176,143,7,142,262177,144,127,143,393249,145,127,132,128,128,327713,
146,125,132,132,262167,147,127,4,262194,125,5,256,262187,125,148,127,393268,125,149,128,5,148,
262187,125,150,128,393268,125,151,134,149,150,262187,125,152,32,393268,125,153,132,151,152,262187,
125,154,16,393268,125,155,134,153,154,262187,125,156,7,393268,125,157,128,155,156,393268,125,158,
134,157,141,393268,125,159,128,158,156,393268,125,160,134,159,141,393268,125,161,128,158,160,
262187,125,162,1,393268,125,163,130,161,162,393268,125,164,134,163,160,393268,125,165,132,160,164,
393268,125,166,132,165,152,262187,125,167,4,393268,125,168,132,166,167,393268,125,169,132,166,167,
262194,125,6,128,393268,125,170,132,141,6,393268,125,171,128,169,170,393268,125,172,130,171,162,
393268,125,173,132,141,6,393268,125,174,134,172,173,393268,125,175,132,174,6,393268,125,176,128,
168,175,393268,125,177,130,176,162,393268,125,178,132,174,6,393268,125,179,134,177,178,262172,180,
147,179,262176,181,7,180,524321,182,123,132,132,132,181,181,458785,183,123,128,132,181,180,262176,
184,7,147,393249,185,125,184,128,139,458785,186,127,132,132,128,128,524321,187,127,139,139,128,
128,132,262167,188,127,2,458785,189,188,128,128,132,132,393249,190,123,132,184,132,393249,191,123,
132,128,132,458785,192,123,132,128,128,132,327713,193,135,132,132,262194,125,7,1,262187,125,194,2,
131092,195,393268,195,196,170,7,194,262194,125,8,1,393268,125,197,132,194,8,458804,125,198,169,
196,197,8,262172,199,125,198,262194,125,9,1,393268,195,200,170,9,162,458804,125,201,169,200,164,
162,393268,125,202,132,201,198,262172,203,135,202,262176,204,7,203,393249,205,123,132,199,204,
393268,125,206,132,198,9,262172,207,133,206,262176,208,7,207,393249,209,123,132,203,208,262177,
210,123,132,262176,211,1,125,262203,211,3,1,262187,133,212,16,262187,125,213,32768,262187,125,214,
2147483647,262187,127,215,1056964608,262187,125,216,2139095040,262187,125,217,32256,262187,125,
218,1199566848,262187,125,219,31744,262187,125,220,947912704,262187,125,221,1056964608,262187,133,
222,13,262187,125,223,2129859015,262187,133,224,0,262187,133,225,4,262187,127,226,1073741824,
262187,133,227,1,262187,125,228,1597463007,262187,127,229,1069547520,262187,127,230,1117782016,
262187,127,231,1069066811,262187,127,232,1262485504,262187,127,233,1060208640,262187,127,234,
3109978243,262187,127,235,961571175,262187,127,236,985088974,262187,127,237,1007192328,262187,127,
238,1026206145,262187,127,239,1042983594,262187,127,240,1065353216,262187,133,241,23,262187,127,
242,3265265664,262187,127,243,0,262187,133,244,8,262187,133,245,24,262187,133,246,6,262187,125,
247,50529027,262187,133,248,2,262187,125,249,4294967288,262187,125,250,264,262172,251,133,6,
262176,252,4,251,262203,252,253,4,262176,254,4,133,262187,125,255,0,393268,125,256,132,6,141,
262172,257,127,256,262176,258,4,257,262203,258,259,4,262176,260,4,127,262172,261,127,6,262176,262,
4,261,262203,262,263,4,262187,125,264,48,262187,125,265,40,262187,125,266,24,262187,125,267,56,
262187,125,268,6,262187,125,269,5,262187,125,270,3,262187,125,271,63,393268,125,272,128,5,271,
262187,125,273,64,393268,125,274,134,272,273,262187,125,275,39,393268,125,276,128,274,275,393268,
125,277,134,276,265,393268,125,278,128,274,277,393268,125,279,130,278,162,393268,125,280,134,279,
277,262172,281,127,280,262176,282,7,281,196637,45,127,196638,46,45,262176,283,12,46,262203,283,47,
12,393268,125,284,130,274,162,262176,285,12,127,262172,286,127,273,262176,287,4,286,262203,287,
288,4,393268,125,289,132,274,273,393268,125,290,134,289,167,393268,125,291,130,290,162,196637,52,
147,196638,53,52,262176,292,12,53,262203,292,54,12,262176,293,12,147,196656,195,55,196637,56,147,
196638,57,56,262176,294,12,57,262203,294,58,12,393268,125,61,134,289,167,458796,147,295,243,243,
243,243,262167,296,195,4,262187,127,297,1123942400,262187,127,298,3271557120,262187,133,299,255,
262187,127,300,925353388,262176,301,4,125,262203,301,302,4,262203,254,303,4,262187,127,304,
1006699012,393268,195,305,172,174,162,393268,125,306,132,166,167,262172,307,135,166,262176,308,4,
307,262203,308,309,4,196657,195,66,262194,125,72,64,196657,195,73,262194,125,74,64,262194,125,75,
4,262194,125,76,2,393268,125,310,128,75,76,393268,125,311,134,74,194,1507358,79,125,125,125,125,
125,125,125,125,125,125,125,127,127,127,125,125,125,125,125,125,127,262176,312,9,79,262203,312,
313,9,262176,314,9,125,262187,125,315,4294967295,196637,80,127,196638,81,80,262176,316,12,81,
262203,316,82,12,262176,317,7,188,196637,84,188,196638,85,84,262176,318,12,85,262203,318,86,12,
393268,125,319,134,74,194,262176,320,12,188,262172,95,125,141,262172,96,125,152,262187,125,321,
512,262172,97,125,321,196637,98,125,1441822,99,125,125,125,125,125,125,125,125,125,125,125,125,
125,125,127,125,95,96,97,98,262176,322,12,99,262203,322,100,12,262176,323,12,125,393268,125,324,
128,75,76,393268,125,325,134,74,194,262187,133,326,5,393268,125,327,128,72,271,393268,125,328,134,
327,273,393268,125,329,132,328,273,262176,330,9,127,262187,133,331,9,196637,107,125,196638,108,
107,262176,332,12,108,262203,332,109,12,196637,110,125,196638,111,110,262176,333,12,111,262203,
333,112,12,262187,133,334,20,393268,195,335,170,9,162,262176,336,4,135,196637,115,135,196638,116,
115,262176,337,12,116,262203,337,117,12,262176,338,12,135,393268,125,339,134,153,154,393268,125,
340,130,339,162,196637,118,135,196638,119,118,262176,341,12,119,262203,341,120,12,262176,342,7,
199,393268,125,343,134,153,154,262187,133,344,3,393268,125,345,134,6,141,262187,133,346,7,393268,
195,347,170,7,255,393268,195,348,170,7,194,262172,349,127,198,262176,350,7,349,393268,195,351,170,
9,162,262172,352,127,9,262176,353,7,352,262187,133,354,11,262187,133,355,12,262172,356,133,9,
262176,357,7,356,262187,133,358,10,393268,125,359,132,160,164,393268,195,360,170,7,194,393268,195,
361,170,7,255,393268,125,362,132,345,8,393268,125,363,132,362,9,262172,364,127,363,262176,365,4,
364,262203,365,366,4,393268,195,367,170,7,162,393268,195,368,170,7,270,393268,125,369,130,198,8,
393268,195,370,170,7,255,393268,125,371,132,345,8,393268,125,372,134,371,167,262167,373,125,3,
262176,374,1,373,262203,374,4,1,262194,125,121,1,393267,373,122,121,162,162,262187,125,375,
3355447295,327734,123,2,0,124,131320,376,262203,132,377,7,327745,211,378,4,255,262205,125,379,378,
196670,377,379,327737,123,380,381,377,65789,65592,327734,125,382,0,126,131320,383,262205,125,384,
3,131326,384,65592,327734,125,385,0,129,196663,128,386,131320,387,262205,127,388,386,262268,125,
389,388,327874,125,390,389,212,327879,125,391,390,213,327879,125,392,389,214,262268,127,393,392,
327809,127,10,393,215,327852,195,394,392,216,196855,395,0,262394,394,396,395,131320,396,131326,
217,131320,395,327854,195,397,392,218,196855,398,0,262394,397,399,398,131320,399,327877,125,400,
391,219,131326,400,131320,398,327856,195,401,392,220,196855,402,0,262394,401,403,402,131320,403,
262268,125,404,10,327810,125,405,404,221,327877,125,406,391,405,131326,406,131320,402,327808,125,
407,392,375,327874,125,408,392,222,327879,125,409,408,162,327808,125,410,407,409,327874,125,411,
410,222,327877,125,412,391,411,131326,412,65592,327734,125,413,0,130,196663,128,414,196663,128,
415,131320,416,262203,128,417,7,262203,128,418,7,262205,127,419,414,196670,417,419,327737,125,420,
385,417,262205,127,421,415,196670,418,421,327737,125,422,385,418,327876,125,423,422,212,327877,
125,424,420,423,131326,424,65592,327734,127,425,0,131,196663,128,426,131320,427,262205,127,428,
426,262268,125,429,428,327810,125,11,223,429,262268,127,430,11,131321,431,131320,431,458997,127,
432,430,427,14,433,458997,133,434,224,427,435,433,262390,436,433,0,131321,437,131320,437,327857,
195,438,434,225,262394,438,439,436,131320,439,262205,127,440,426,327813,127,12,440,432,327811,127,
13,226,12,327813,127,14,432,13,131321,433,131320,433,327808,133,435,434,227,131321,431,131320,436,
131326,432,65592,327734,127,441,0,131,196663,128,442,131320,443,262205,127,444,442,262268,125,445,
444,327874,125,446,445,227,327810,125,15,228,446,262268,127,447,15,262205,127,448,442,327813,127,
16,215,448,131321,449,131320,449,458997,127,450,447,443,20,451,458997,133,452,224,443,453,451,
262390,454,451,0,131321,455,131320,455,327857,195,456,452,225,262394,456,457,454,131320,457,
327813,127,17,16,450,327813,127,18,17,450,327811,127,19,229,18,327813,127,20,450,19,131321,451,
131320,451,327808,133,453,452,227,131321,449,131320,454,131326,450,65592,327734,127,458,0,131,
196663,128,459,131320,460,262205,127,461,459,327866,195,462,461,230,262205,127,463,459,393385,127,
464,462,230,463,327813,127,21,464,231,327809,127,22,21,232,327811,127,23,22,232,327813,127,24,23,
233,327811,127,25,464,24,327813,127,26,23,234,327811,127,27,25,26,327813,127,28,235,27,327809,127,
29,28,236,327813,127,30,29,27,327809,127,31,30,237,327813,127,32,31,27,327809,127,33,32,238,
327813,127,34,33,27,327809,127,35,34,239,327813,127,36,35,27,327809,127,37,36,215,327813,127,38,
27,27,327813,127,39,37,38,327809,127,40,39,27,327809,127,41,40,240,262268,125,465,22,327808,125,
42,465,148,327876,125,466,42,241,262268,127,467,466,327813,127,43,41,467,262205,127,468,459,
327864,195,469,468,242,393385,127,470,469,243,43,131326,470,65592,327734,133,471,0,134,196663,132,
472,196663,132,473,131320,474,262205,125,475,472,262268,133,476,475,262205,125,477,473,262268,133,
478,477,393418,133,479,476,224,244,393418,133,480,478,224,244,327812,133,481,479,480,393418,133,
482,476,244,244,393418,133,483,478,244,244,327812,133,484,482,483,327808,133,485,481,484,393418,
133,486,476,212,244,393418,133,487,478,212,244,327812,133,488,486,487,327808,133,489,485,488,
327875,133,490,476,245,327875,133,491,478,245,327812,133,492,490,491,327808,133,493,489,492,
131326,493,65592,327734,133,494,0,137,196663,136,495,196663,136,496,196663,136,497,196663,136,498,
196663,136,499,131320,500,262203,132,501,7,262203,132,502,7,262203,132,503,7,262203,132,504,7,
262203,132,505,7,262203,132,506,7,262203,132,507,7,262203,132,508,7,131321,509,131320,509,458997,
133,510,224,500,511,512,458997,133,513,224,500,514,512,262390,515,512,1,131321,516,131320,516,
327857,195,517,513,225,262394,517,518,515,131320,518,327745,132,519,495,513,262205,125,520,519,
327874,125,521,520,246,327879,125,522,521,247,327745,132,523,496,513,262205,125,524,523,196670,
501,524,196670,502,522,393273,133,525,471,501,502,262205,125,526,519,327874,125,527,526,225,
327879,125,528,527,247,327745,132,529,497,513,262205,125,530,529,196670,503,530,196670,504,528,
393273,133,531,471,503,504,327808,133,532,525,531,262205,125,533,519,327874,125,534,533,248,
327879,125,535,534,247,327745,132,536,498,513,262205,125,537,536,196670,505,537,196670,506,535,
393273,133,538,471,505,506,327808,133,539,532,538,262205,125,540,519,327879,125,541,540,247,
327745,132,542,499,513,262205,125,543,542,196670,507,543,196670,508,541,393273,133,544,471,507,
508,327808,133,545,539,544,327808,133,511,510,545,131321,512,131320,512,327808,133,514,513,227,
131321,509,131320,515,131326,510,65592,327734,127,546,0,138,196663,128,547,196663,128,548,131320,
549,262205,127,550,547,262205,127,551,548,327809,127,44,550,551,131326,44,65592,327734,133,552,0,
140,196663,139,553,131320,554,262201,125,555,382,327879,125,556,555,249,262368,194,194,250,262201,
125,557,382,262205,133,558,553,327745,254,559,253,557,196670,559,558,262368,194,194,250,131321,
560,131320,560,458997,133,561,224,554,562,563,458997,125,564,255,554,565,563,262390,566,563,0,
131321,567,131320,567,327856,195,568,564,141,262394,568,569,566,131320,569,327808,125,570,556,564,
327745,254,571,253,570,262205,133,572,571,327808,133,562,561,572,131321,563,131320,563,327808,125,
565,564,227,131321,560,131320,566,131326,561,65592,327734,127,573,0,144,196663,143,574,131320,575,
262203,128,576,7,262203,128,577,7,262203,128,578,7,262203,128,579,7,262203,128,580,7,262203,128,
581,7,262203,128,582,7,262203,128,583,7,262203,128,584,7,262203,128,585,7,262203,128,586,7,262203,
128,587,7,262203,128,588,7,262203,128,589,7,262203,128,590,7,262203,128,591,7,262203,128,592,7,
262203,128,593,7,262203,128,594,7,262203,128,595,7,262203,128,596,7,262203,128,597,7,262203,128,
598,7,262203,128,599,7,262203,128,600,7,262203,128,601,7,262203,128,602,7,262203,128,603,7,262201,
125,604,382,327879,125,605,604,249,327812,125,606,605,141,327879,125,607,604,156,327808,125,608,
606,607,262368,194,194,250,131321,609,131320,609,458997,133,610,224,575,611,612,262390,613,612,1,
131321,614,131320,614,327857,195,615,610,244,262394,615,616,613,131320,616,327812,125,617,604,141,
262268,125,618,610,327808,125,619,617,618,327745,128,620,574,610,262205,127,621,620,327745,260,
622,259,619,196670,622,621,131321,612,131320,612,327808,133,611,610,227,131321,609,131320,613,
262368,194,194,250,327808,125,623,608,152,327745,260,624,259,608,262205,127,625,624,196670,576,
625,327745,260,626,259,623,262205,127,627,626,196670,577,627,393273,127,628,546,576,577,327808,
125,629,608,154,327808,125,630,608,264,327745,260,631,259,629,262205,127,632,631,196670,578,632,
327745,260,633,259,630,262205,127,634,633,196670,579,634,393273,127,635,546,578,579,196670,580,
628,196670,581,635,393273,127,636,546,580,581,327808,125,637,608,141,327808,125,638,608,265,
327745,260,639,259,637,262205,127,640,639,196670,582,640,327745,260,641,259,638,262205,127,642,
641,196670,583,642,393273,127,643,546,582,583,327808,125,644,608,266,327808,125,645,608,267,
327745,260,646,259,644,262205,127,647,646,196670,584,647,327745,260,648,259,645,262205,127,649,
648,196670,585,649,393273,127,650,546,584,585,196670,586,643,196670,587,650,393273,127,651,546,
586,587,196670,588,636,196670,589,651,393273,127,652,546,588,589,327745,260,653,263,604,196670,
653,652,262368,194,194,250,327808,125,654,605,167,327745,260,655,263,605,262205,127,656,655,
196670,590,656,327745,260,657,263,654,262205,127,658,657,196670,591,658,393273,127,659,546,590,
591,327808,125,660,605,194,327808,125,661,605,268,327745,260,662,263,660,262205,127,663,662,
196670,592,663,327745,260,664,263,661,262205,127,665,664,196670,593,665,393273,127,666,546,592,
593,196670,594,659,196670,595,666,393273,127,667,546,594,595,327808,125,668,605,162,327808,125,
669,605,269,327745,260,670,263,668,262205,127,671,670,196670,596,671,327745,260,672,263,669,
262205,127,673,672,196670,597,673,393273,127,674,546,596,597,327808,125,675,605,270,327808,125,
676,605,156,327745,260,677,263,675,262205,127,678,677,196670,598,678,327745,260,679,263,676,
262205,127,680,679,196670,599,680,393273,127,681,546,598,599,196670,600,674,196670,601,681,393273,
127,682,546,600,601,196670,602,667,196670,603,682,393273,127,683,546,602,603,131326,683,65592,
327734,127,684,0,145,196663,132,685,196663,128,686,196663,128,687,131320,688,262203,282,689,7,
262203,143,690,7,262203,143,691,7,262203,128,692,7,262201,125,693,382,327879,125,694,693,271,
131321,695,131320,695,458997,127,696,243,688,697,698,458997,125,699,255,688,700,698,262390,701,
698,0,131321,702,131320,702,327856,195,703,699,277,262394,703,704,701,131320,704,131321,705,
131320,705,458997,125,706,255,704,707,708,262390,709,708,1,131321,710,131320,710,327856,195,711,
706,280,262394,711,712,709,131320,712,327812,125,713,699,280,327808,125,714,713,706,262205,125,
715,685,458764,125,716,1,38,714,284,327812,125,717,716,273,327808,125,718,715,717,327808,125,719,
718,694,393281,285,720,47,224,719,262205,127,721,720,327745,128,722,689,706,196670,722,721,327854,
195,723,714,274,196855,724,0,262394,723,725,724,131320,725,196670,722,243,131321,724,131320,724,
131321,708,131320,708,327808,125,707,706,227,131321,705,131320,709,131321,726,131320,726,458997,
127,697,696,709,49,727,458997,125,728,255,709,729,727,262390,730,727,1,131321,731,131320,731,
327856,195,732,728,280,262394,732,733,730,131320,733,327745,128,734,689,728,262205,127,735,734,
262205,127,736,734,327813,127,48,735,736,327809,127,49,697,48,131321,727,131320,727,327808,125,
729,728,227,131321,726,131320,730,131321,698,131320,698,327808,125,700,699,227,131321,695,131320,
701,327745,260,737,288,694,196670,737,696,262368,194,194,250,131321,738,131320,738,458997,133,739,
224,701,740,741,262390,742,741,1,131321,743,131320,743,327857,195,744,739,244,262394,744,745,742,
131320,745,262201,125,746,382,327879,125,747,746,156,327812,125,748,747,141,262268,125,749,739,
327808,125,750,748,749,327745,260,751,288,750,262205,127,752,751,327745,128,753,690,739,196670,
753,752,131321,741,131320,741,327808,133,740,739,227,131321,738,131320,742,262205,142,754,690,
196670,691,754,327737,127,755,573,691,262205,127,756,686,327813,127,50,755,756,262205,127,757,687,
327809,127,51,50,757,196670,692,51,327737,127,758,441,692,131326,758,65592,327734,125,759,0,146,
196663,132,760,196663,132,761,131320,762,262201,125,763,382,262205,125,764,760,327812,125,765,764,
179,262205,125,766,761,327808,125,767,765,766,327812,125,768,767,6,327808,125,769,763,768,131326,
769,65592,327734,123,770,0,182,196663,132,771,196663,132,772,196663,132,773,196663,181,774,196663,
181,775,131320,776,262203,132,777,7,262203,132,778,7,131321,779,131320,779,458997,125,780,255,776,
781,782,262390,783,782,1,131321,784,131320,784,327856,195,785,780,179,262394,785,786,783,131320,
786,262205,125,787,773,196670,777,787,196670,778,780,393273,125,788,759,777,778,458764,125,789,1,
38,788,291,262205,125,790,771,327814,125,791,790,167,327808,125,792,791,789,393281,293,793,54,224,
792,262205,147,794,793,327745,184,795,774,780,196670,795,794,196855,796,0,262394,55,797,796,
131320,797,262205,125,798,772,327814,125,799,798,167,327808,125,800,799,789,393281,293,801,58,224,
800,262205,147,802,801,327745,184,803,775,780,196670,803,802,131321,796,131320,796,131321,782,
131320,782,327808,125,781,780,227,131321,779,131320,783,65789,65592,327734,123,804,0,183,196663,
128,805,196663,132,806,196663,181,807,196663,180,808,131320,809,262203,181,810,7,262203,132,811,7,
262203,132,812,7,131321,813,131320,813,458997,125,814,255,809,62,815,262390,816,815,1,131321,817,
131320,817,327856,195,818,814,179,262394,818,819,816,131320,819,327745,184,820,807,814,262205,147,
821,820,196855,822,0,262394,55,823,822,131320,823,262205,127,824,805,327822,147,59,821,824,196670,
810,808,327745,184,825,810,814,262205,147,826,825,327813,147,60,59,826,131321,822,131320,822,
458997,147,827,821,819,60,823,262205,125,828,806,196670,811,828,196670,812,814,393273,125,829,759,
811,812,327856,195,830,829,61,458832,296,831,830,830,830,830,393385,147,832,831,827,295,196670,
820,832,131321,815,131320,815,327808,125,62,814,227,131321,813,131320,816,65789,65592,327734,125,
833,0,185,196663,184,834,196663,128,835,196663,139,836,131320,837,262203,184,838,7,262205,147,839,
834,262205,127,840,835,327822,147,63,839,840,196670,838,63,131321,841,131320,841,458997,125,842,
255,837,843,844,458997,133,845,224,837,846,844,262390,847,844,1,131321,848,131320,848,327857,195,
849,845,225,262394,849,850,847,131320,850,327745,128,851,838,845,262205,127,852,851,327864,195,
853,852,297,196855,854,0,262394,853,855,856,131320,855,262205,127,857,851,131321,854,131320,856,
131321,854,131320,854,458997,127,858,857,855,297,856,327866,195,859,858,298,393385,127,860,859,
858,298,393228,127,861,1,2,860,262254,133,862,861,262205,133,863,836,327808,133,864,863,862,
196670,836,864,327879,133,865,862,299,262268,125,866,865,327812,133,867,244,845,327876,125,868,
866,867,327877,125,843,842,868,131321,844,131320,844,327808,133,846,845,227,131321,841,131320,847,
131326,842,65592,327734,127,869,0,186,196663,132,870,196663,132,871,196663,128,872,196663,128,873,
131320,874,262203,181,875,7,262203,132,876,7,262203,132,877,7,262203,132,878,7,262203,181,879,7,
262203,181,880,7,262203,132,881,7,262203,128,882,7,262203,128,883,7,262203,132,884,7,262203,132,
885,7,262203,132,886,7,262203,181,887,7,262203,181,888,7,262203,128,889,7,262203,132,890,7,262203,
181,891,7,262203,128,892,7,262203,132,893,7,262203,132,894,7,262203,132,895,7,262203,181,896,7,
262203,181,897,7,262203,128,898,7,262203,132,899,7,262203,181,900,7,262203,132,901,7,262203,132,
902,7,262203,184,903,7,262203,128,904,7,262203,139,905,7,262201,125,906,382,327850,195,907,906,
255,196855,908,0,262394,907,909,908,131320,909,196670,302,255,196670,303,224,131321,908,131320,
908,262205,125,910,870,196670,876,910,262205,125,911,871,196670,877,911,196670,878,255,589881,123,
912,770,876,877,878,879,880,262205,180,913,879,196670,875,913,262205,180,914,880,196855,915,0,
262394,55,916,917,131320,916,262205,125,918,870,196670,881,918,262205,127,919,872,196670,882,919,
262205,127,920,873,196670,883,920,458809,127,921,684,881,882,883,131321,915,131320,917,262368,194,
194,250,131321,915,131320,915,458997,127,922,921,916,240,917,131321,923,131320,923,458997,180,924,
914,915,925,926,458997,127,927,300,915,928,926,458997,125,929,255,915,930,926,262390,931,926,0,
131321,932,131320,932,327856,195,933,929,174,262394,933,934,931,131320,934,327852,195,935,929,255,
196855,936,0,262394,935,937,936,131320,937,262205,125,938,870,196670,884,938,262205,125,939,871,
196670,885,939,196670,886,929,589881,123,940,770,884,885,886,887,888,262205,180,941,887,196670,
875,941,262205,180,942,888,131321,936,131320,936,458997,180,925,924,934,942,937,196670,889,922,
196670,890,929,262205,180,943,875,196670,891,943,524345,123,944,804,889,890,891,925,262205,180,
945,891,196670,875,945,131321,946,131320,946,458997,125,947,255,936,948,949,458997,127,928,927,
936,950,949,262390,951,949,1,131321,952,131320,952,327856,195,953,947,179,262394,953,954,951,
131320,954,131321,955,131320,955,458997,127,950,928,954,956,957,458997,133,958,224,954,959,957,
262390,960,957,1,131321,961,131320,961,327857,195,962,958,225,262394,962,963,960,131320,963,
393281,128,964,875,947,958,262205,127,965,964,393228,127,966,1,4,965,327866,195,967,966,950,
393385,127,956,967,966,950,131321,957,131320,957,327808,133,959,958,227,131321,955,131320,960,
131321,949,131320,949,327808,125,948,947,227,131321,946,131320,951,131321,926,131320,926,327808,
125,930,929,227,131321,923,131320,931,262268,125,968,927,458991,125,969,302,162,255,968,262368,
194,194,250,262205,125,970,302,262268,127,971,970,196670,892,971,327737,127,972,425,892,327813,
127,64,297,972,327813,127,65,971,304,131321,973,131320,973,458997,133,974,224,931,975,976,458997,
125,977,255,931,978,976,262390,979,976,0,131321,980,131320,980,327856,195,981,977,174,262394,981,
982,979,131320,982,196855,983,0,262394,305,984,983,131320,984,262205,125,985,870,196670,893,985,
262205,125,986,871,196670,894,986,196670,895,977,589881,123,987,770,893,894,895,896,897,262205,
180,988,896,196670,875,988,262205,180,989,897,196670,898,922,196670,899,977,196670,900,988,524345,
123,990,804,898,899,900,989,262205,180,991,900,196670,875,991,131321,983,131320,983,131321,992,
131320,992,458997,133,975,974,983,993,994,458997,125,995,255,983,996,994,262390,997,994,1,131321,
998,131320,998,327856,195,999,995,179,262394,999,1000,997,131320,1000,196670,901,977,196670,902,
995,393273,125,1001,759,901,902,327745,184,1002,875,995,262205,147,1003,1002,196670,903,1003,
196670,904,64,196670,905,975,458809,125,1004,833,903,904,905,262205,133,993,905,327856,195,1005,
1001,306,196855,1006,0,262394,1005,1007,1006,131320,1007,327814,125,1008,1001,167,327817,125,1009,
1001,167,393281,301,1010,309,1008,1009,196670,1010,1004,131321,1006,131320,1006,131321,994,131320,
994,327808,125,996,995,227,131321,992,131320,997,131321,976,131320,976,327808,125,978,977,227,
131321,973,131320,979,458986,133,1011,303,162,255,974,262368,194,194,250,131326,65,65592,327734,
127,1012,0,138,196663,128,1013,196663,128,1014,131320,1015,262203,128,1016,7,262203,128,1017,7,
262203,128,1018,7,262203,128,1019,7,262205,127,1020,1013,327866,195,1021,1020,243,262205,127,1022,
1013,393385,127,1023,1021,1022,243,196855,1024,0,262394,66,1025,1026,131320,1025,262205,127,1027,
1013,262205,127,1028,1013,262271,127,67,1028,196670,1016,67,327737,127,1029,458,1016,196670,1017,
240,196670,1018,1029,393273,127,1030,546,1017,1018,196670,1019,1030,327737,127,1031,425,1019,
327813,127,68,1027,1031,262205,127,1032,1014,327813,127,69,68,1032,131321,1024,131320,1026,327813,
127,70,1023,1023,262205,127,1033,1014,327813,127,71,70,1033,131321,1024,131320,1024,458997,127,
1034,69,1025,71,1026,131326,1034,65592,327734,125,1035,0,146,196663,132,1036,196663,132,1037,
131320,1038,262205,125,1039,1036,327812,125,1040,1039,167,327814,125,1041,1040,72,262205,125,1042,
1036,327812,125,1043,1042,167,327817,125,1044,1043,72,327854,195,1045,1044,74,327846,195,1046,73,
1045,262312,195,1047,1046,196855,1048,0,262394,1047,1049,1048,131320,1049,327854,195,1050,1041,
310,131321,1048,131320,1048,458997,195,1051,1046,1038,1050,1049,196855,1052,0,262394,1051,1053,
1052,131320,1053,262205,125,1054,1036,327812,125,1055,1054,167,262205,125,1056,1037,327808,125,
1057,1055,1056,131326,1057,131320,1052,327812,125,1058,1041,72,327814,125,1059,1044,194,327808,
125,1060,1058,1059,262205,125,1061,1037,327879,125,1062,1061,162,327808,125,1063,1060,1062,262205,
125,1064,1037,327874,125,1065,1064,227,327812,125,1066,1065,311,327808,125,1067,1063,1066,131326,
1067,65592,327734,127,1068,0,187,196663,139,1069,196663,139,1070,196663,128,1071,196663,128,1072,
196663,132,1073,131320,1074,262205,133,1075,1069,262205,133,1076,1070,327810,133,1077,1075,1076,
262255,127,1078,1077,262205,127,1079,1072,262205,127,1080,1071,327813,127,77,1079,1080,327813,127,
78,1078,77,327745,314,1081,313,248,262205,125,1082,1081,327851,195,1083,1082,315,196855,1084,0,
262394,1083,1085,1084,131320,1085,262205,125,1086,1073,327808,125,1087,1082,1086,393281,285,1088,
82,224,1087,262205,127,1089,1088,327809,127,83,78,1089,131321,1084,131320,1084,458997,127,1090,78,
1074,83,1085,131326,1090,65592,327734,188,1091,0,189,196663,128,1092,196663,128,1093,196663,132,
1094,196663,132,1095,131320,1096,262203,317,1097,7,262205,125,1098,1095,327812,125,1099,1098,319,
262205,125,1100,1094,327808,125,1101,1099,1100,393281,320,1102,86,224,1101,262205,188,1103,1102,
196670,1097,1103,262205,127,1104,1092,327745,128,1105,1097,255,262205,127,1106,1105,327813,127,87,
1104,1106,262205,127,1107,1093,327745,128,1108,1097,162,262205,127,1109,1108,327813,127,88,1107,
1109,327811,127,89,87,88,262205,127,1110,1092,262205,127,1111,1108,327813,127,90,1110,1111,262205,
127,1112,1093,262205,127,1113,1105,327813,127,91,1112,1113,327809,127,92,90,91,327760,188,1114,89,
92,131326,1114,65592,327734,123,1115,0,190,196663,132,1116,196663,184,1117,196663,132,1118,131320,
1119,262203,128,1120,7,262203,128,1121,7,262203,132,1122,7,262203,132,1123,7,262203,128,1124,7,
262203,128,1125,7,262203,132,1126,7,262203,132,1127,7,262203,317,1128,7,262203,128,1129,7,262203,
128,1130,7,262203,132,1131,7,262203,132,1132,7,262203,317,1133,7,262203,128,1134,7,262203,128,
1135,7,262203,132,1136,7,262203,132,1137,7,262203,184,1138,7,262203,128,1139,7,262203,128,1140,7,
262203,128,1141,7,262203,128,1142,7,262205,125,1143,1116,327812,125,1144,1143,167,327814,125,1145,
1144,72,262205,125,1146,1116,327812,125,93,1146,167,327817,125,94,93,72,327745,323,1147,100,224,
262205,125,1148,1147,262205,125,1149,1118,327808,125,101,1148,1149,327808,125,1150,94,194,327856,
195,1151,1145,324,327856,195,1152,94,74,327847,195,1153,1151,1152,196855,1154,0,262394,1153,1155,
1154,131320,1155,196855,1156,0,262394,73,1157,1158,131320,1157,327814,125,102,94,194,327745,128,
1159,1117,255,262205,127,1160,1159,196670,1120,1160,327745,128,1161,1117,162,262205,127,1162,1161,
196670,1121,1162,196670,1122,102,196670,1123,101,524345,188,1163,1091,1120,1121,1122,1123,327761,
127,1164,1163,0,196670,1159,1164,327761,127,1165,1163,1,196670,1161,1165,327808,125,103,102,162,
327745,128,1166,1117,194,262205,127,1167,1166,196670,1124,1167,327745,128,1168,1117,270,262205,
127,1169,1168,196670,1125,1169,196670,1126,103,196670,1127,101,524345,188,1170,1091,1124,1125,
1126,1127,327761,127,1171,1170,0,196670,1166,1171,327761,127,1172,1170,1,196670,1168,1172,131321,
1156,131320,1158,327814,125,104,94,194,327745,128,1173,1117,255,262205,127,1174,1173,196670,1129,
1174,327745,128,1175,1117,194,262205,127,1176,1175,196670,1130,1176,196670,1131,104,196670,1132,
101,524345,188,1177,1091,1129,1130,1131,1132,196670,1128,1177,327808,125,105,104,162,327745,128,
1178,1117,162,262205,127,1179,1178,196670,1134,1179,327745,128,1180,1117,270,262205,127,1181,1180,
196670,1135,1181,196670,1136,105,196670,1137,101,524345,188,1182,1091,1134,1135,1136,1137,196670,
1133,1182,327745,128,1183,1128,255,262205,127,1184,1183,327745,128,1185,1133,255,262205,127,1186,
1185,327745,128,1187,1128,162,262205,127,1188,1187,327745,128,1189,1133,162,262205,127,1190,1189,
458832,147,1191,1184,1186,1188,1190,196670,1117,1191,327814,125,1192,94,194,327808,125,1193,1192,
325,131321,1156,131320,1156,458997,125,1194,1150,1157,1193,1158,458997,125,1195,94,1157,1192,1158,
131321,1154,131320,1154,458997,125,1196,1150,1119,1194,1156,458997,125,1197,94,1119,1195,1156,
327856,195,1198,1145,75,196855,1199,0,262394,1198,1200,1201,131320,1200,327745,314,1202,313,326,
262205,125,1203,1202,262205,125,1204,1118,327745,314,1205,313,246,262205,125,1206,1205,327812,125,
1207,1204,1206,327808,125,1208,1203,1207,327812,125,1209,1145,329,327808,125,1210,1208,1209,
262205,147,1211,1117,327745,330,1212,313,222,262205,127,1213,1212,327822,147,106,1211,1213,196670,
1138,106,327808,125,1214,1210,1197,327745,128,1215,1138,255,262205,127,1216,1215,393281,285,1217,
47,224,1214,196670,1217,1216,327808,125,1218,1214,162,327745,128,1219,1138,162,262205,127,1220,
1219,393281,285,1221,47,224,1218,196670,1221,1220,327808,125,1222,1210,1196,327745,128,1223,1138,
194,262205,127,1224,1223,393281,285,1225,47,224,1222,196670,1225,1224,327808,125,1226,1222,162,
327745,128,1227,1138,270,262205,127,1228,1227,393281,285,1229,47,224,1226,196670,1229,1228,131321,
1199,131320,1201,327810,125,1230,1145,75,327856,195,1231,1230,76,196855,1232,0,262394,1231,1233,
1234,131320,1233,131321,1232,131320,1234,327810,125,1235,1230,76,131321,1232,131320,1232,458997,
125,1236,1230,1233,1235,1234,327745,314,1237,313,331,262205,125,1238,1237,327812,125,1239,1236,
1238,327808,125,1240,1239,101,327812,125,1241,1240,329,327745,128,1242,1117,255,262205,127,1243,
1242,196670,1139,1243,327745,128,1244,1117,162,262205,127,1245,1244,196670,1140,1245,393273,125,
1246,413,1139,1140,327745,128,1247,1117,194,262205,127,1248,1247,196670,1141,1248,327745,128,1249,
1117,270,262205,127,1250,1249,196670,1142,1250,393273,125,1251,413,1141,1142,196855,1252,0,262394,
1231,1253,1254,131320,1253,327808,125,1255,1241,1197,327814,125,1256,1255,194,393281,323,1257,109,
224,1256,196670,1257,1246,327808,125,1258,1241,1196,327814,125,1259,1258,194,393281,323,1260,109,
224,1259,196670,1260,1251,131321,1252,131320,1254,327808,125,1261,1241,1197,327814,125,1262,1261,
194,393281,323,1263,112,224,1262,196670,1263,1246,327808,125,1264,1241,1196,327814,125,1265,1264,
194,393281,323,1266,112,224,1265,196670,1266,1251,131321,1252,131320,1252,131321,1199,131320,1199,
65789,65592,327734,123,1267,0,191,196663,132,1268,196663,128,1269,196663,132,1270,131320,1271,
327745,314,1272,313,326,262205,125,1273,1272,262205,125,1274,1270,327745,314,1275,313,246,262205,
125,1276,1275,327812,125,1277,1274,1276,327808,125,1278,1273,1277,262205,125,1279,1268,327808,125,
1280,1278,1279,393281,285,1281,47,224,1280,262205,127,1282,1281,262205,127,1283,1269,327745,330,
1284,313,334,262205,127,1285,1284,327813,127,113,1283,1285,327809,127,114,1282,113,196670,1281,
114,65789,65592,327734,123,1286,0,191,196663,132,1287,196663,128,1288,196663,132,1289,131320,1290,
327745,314,1291,313,326,262205,125,1292,1291,262205,125,1293,1289,327745,314,1294,313,246,262205,
125,1295,1294,327812,125,1296,1293,1295,327808,125,1297,1292,1296,262205,125,1298,1287,327808,125,
1299,1297,1298,262205,127,1300,1288,393281,285,1301,47,224,1299,196670,1301,1300,65789,65592,
327734,123,1302,0,192,196663,132,1303,196663,128,1304,196663,128,1305,196663,132,1306,131320,1307,
262203,128,1308,7,262203,128,1309,7,327745,314,1310,313,326,262205,125,1311,1310,262205,125,1312,
1306,327745,314,1313,313,246,262205,125,1314,1313,327812,125,1315,1312,1314,327808,125,1316,1311,
1315,262205,125,1317,1303,327808,125,1318,1316,1317,262205,127,1319,1304,196670,1308,1319,262205,
127,1320,1305,196670,1309,1320,393273,127,1321,1012,1308,1309,393281,285,1322,47,224,1318,196670,
1322,1321,65789,65592,327734,135,1323,0,193,196663,132,1324,196663,132,1325,131320,1326,196855,
1327,0,262394,335,1328,1329,131320,1328,262205,125,1330,1325,327745,336,1331,309,1330,262205,135,
1332,1331,131321,1327,131320,1329,262205,125,1333,1324,327812,125,1334,1333,166,262205,125,1335,
1325,327808,125,1336,1334,1335,393281,338,1337,117,224,1336,262205,135,1338,1337,131321,1327,
131320,1327,458997,135,1339,1332,1328,1338,1329,131326,1339,65592,327734,123,1340,0,205,196663,
132,1341,196663,199,1342,196663,204,1343,131320,1344,262203,342,1345,7,131321,1346,131320,1346,
458997,125,1347,255,1344,1348,1349,262390,1350,1349,1,131321,1351,131320,1351,327856,195,1352,
1347,201,262394,1352,1353,1350,131320,1353,262205,125,1354,1341,327808,125,1355,1354,1347,327812,
125,1356,1355,141,262201,125,1357,382,327879,125,1358,1357,156,327808,125,1359,1356,1358,458764,
125,1360,1,38,1359,340,131321,1361,131320,1361,458997,125,1362,255,1353,1363,1364,262390,1365,
1364,1,131321,1366,131320,1366,327856,195,1367,1362,198,262394,1367,1368,1365,131320,1368,327812,
125,1369,1347,198,327808,125,1370,1369,1362,327745,314,1371,313,224,262205,125,1372,1371,196670,
1345,1342,327745,132,1373,1345,1362,262205,125,1374,1373,327812,125,1375,1374,343,327808,125,1376,
1372,1375,327808,125,1377,1376,1360,393281,338,1378,120,224,1377,262205,135,1379,1378,327745,136,
1380,1343,1370,196670,1380,1379,131321,1364,131320,1364,327808,125,1363,1362,227,131321,1361,
131320,1365,131321,1349,131320,1349,327808,125,1348,1347,227,131321,1346,131320,1350,65789,65592,
327734,123,1381,0,209,196663,132,1382,196663,203,1383,196663,208,1384,131320,1385,262203,132,1386,
7,262203,132,1387,7,262203,132,1388,7,262203,132,1389,7,262203,132,1390,7,262203,132,1391,7,
262203,132,1392,7,262203,132,1393,7,262203,136,1394,7,262203,204,1395,7,262203,136,1396,7,262203,
136,1397,7,262203,136,1398,7,262203,136,1399,7,131321,1400,131320,1400,458997,125,1401,255,1385,
1402,1403,262390,1404,1403,1,131321,1405,131320,1405,327856,195,1406,1401,201,262394,1406,1407,
1404,131320,1407,262205,125,1408,1382,327808,125,1409,1408,1401,327812,125,1410,1409,141,262201,
125,1411,382,327879,125,1412,1411,156,327808,125,1413,1410,1412,327814,125,1414,1413,194,327812,
125,1415,1414,141,327817,125,1416,1413,194,327808,125,1417,1415,1416,131321,1418,131320,1418,
458997,125,1419,255,1407,1420,1421,262390,1422,1421,1,131321,1423,131320,1423,327856,195,1424,
1419,9,262394,1424,1425,1422,131320,1425,196670,1386,1419,196670,1387,1417,393273,135,1426,1323,
1386,1387,327808,125,1427,1417,194,196670,1388,1419,196670,1389,1427,393273,135,1428,1323,1388,
1389,327808,125,1429,1417,167,196670,1390,1419,196670,1391,1429,393273,135,1430,1323,1390,1391,
327808,125,1431,1417,268,196670,1392,1419,196670,1393,1431,393273,135,1432,1323,1392,1393,131321,
1433,131320,1433,458997,125,1434,255,1425,1435,1436,262390,1437,1436,1,131321,1438,131320,1438,
327856,195,1439,1434,198,262394,1439,1440,1437,131320,1440,327812,125,1441,1419,198,327808,125,
1442,1441,1434,327812,125,1443,1401,198,327808,125,1444,1443,1434,196670,1395,1383,327745,136,
1445,1395,1444,262205,135,1446,1445,196670,1394,1446,196670,1396,1426,196670,1397,1428,196670,
1398,1430,196670,1399,1432,589881,133,1447,494,1394,1396,1397,1398,1399,327745,139,1448,1384,1442,
262205,133,1449,1448,327808,133,1450,1449,1447,196670,1448,1450,131321,1436,131320,1436,327808,
125,1435,1434,227,131321,1433,131320,1437,131321,1421,131320,1421,327808,125,1420,1419,227,131321,
1418,131320,1422,131321,1403,131320,1403,327808,125,1402,1401,227,131321,1400,131320,1404,65789,
65592,327734,123,381,0,210,196663,132,1451,131320,1452,262203,342,1453,7,262203,132,1454,7,262203,
132,1455,7,262203,208,1456,7,262203,350,1457,7,262203,132,1458,7,262203,204,1459,7,262203,353,
1460,7,262203,132,1461,7,262203,132,1462,7,262203,128,1463,7,262203,128,1464,7,262203,357,1465,7,
262203,132,1466,7,262203,208,1467,7,262203,132,1468,7,262203,204,1469,7,262203,132,1470,7,262203,
208,1471,7,262203,139,1472,7,262203,139,1473,7,262203,139,1474,7,262203,139,1475,7,262203,128,
1476,7,262203,128,1477,7,262203,132,1478,7,262203,132,1479,7,262203,128,1480,7,262203,132,1481,7,
262203,132,1482,7,262203,128,1483,7,262203,132,1484,7,262203,139,1485,7,262203,139,1486,7,262203,
128,1487,7,262203,128,1488,7,262203,132,1489,7,262203,132,1490,7,262203,128,1491,7,262203,128,
1492,7,262203,132,1493,7,262203,132,1494,7,262203,184,1495,7,262203,132,1496,7,262201,125,1497,
382,327879,125,1498,1497,156,327874,125,1499,1497,344,262205,125,1500,1451,327812,125,1501,1500,
345,327808,125,1502,1501,1499,327812,125,1503,1502,8,131321,1504,131320,1504,458997,125,1505,255,
1452,1506,1507,262390,1508,1507,1,131321,1509,131320,1509,327856,195,1510,1505,8,262394,1510,1511,
1508,131320,1511,327808,125,1512,1503,1505,327745,314,1513,313,346,262205,125,1514,1513,327810,
125,1515,1514,162,458764,125,1516,1,38,1512,1515,196855,1517,0,262394,347,1518,1519,131320,1518,
327814,125,1520,1516,167,327817,125,1521,1516,167,196670,1454,1520,196670,1455,1521,393273,125,
1522,1035,1454,1455,131321,1517,131320,1519,131321,1517,131320,1517,458997,125,1523,1522,1518,
1516,1519,327745,132,1524,1453,1505,196670,1524,1523,196855,1525,0,262394,348,1526,1525,131320,
1526,327808,125,1527,8,1505,327808,125,1528,1514,1516,327745,132,1529,1453,1527,196670,1529,1528,
131321,1525,131320,1525,131321,1507,131320,1507,327808,125,1506,1505,227,131321,1504,131320,1508,
131321,1530,131320,1530,458997,125,1531,255,1508,1532,1533,262390,1534,1533,1,131321,1535,131320,
1535,327856,195,1536,1531,206,262394,1536,1537,1534,131320,1537,327745,139,1538,1456,1531,196670,
1538,224,131321,1533,131320,1533,327808,125,1532,1531,227,131321,1530,131320,1534,131321,1539,
131320,1539,458997,125,1540,255,1534,1541,1542,262390,1543,1542,1,131321,1544,131320,1544,327856,
195,1545,1540,198,262394,1545,1546,1543,131320,1546,327745,314,1547,313,227,262205,125,1548,1547,
327745,132,1549,1453,1540,262205,125,1550,1549,327808,125,1551,1548,1550,393281,285,1552,82,224,
1551,262205,127,1553,1552,327745,128,1554,1457,1540,196670,1554,1553,131321,1542,131320,1542,
327808,125,1541,1540,227,131321,1539,131320,1543,262205,199,1555,1453,196670,1458,255,458809,123,
1556,1340,1458,1555,1459,262205,203,1557,1459,196855,1558,0,262394,351,1559,1560,131320,1559,
327745,314,1561,313,225,262205,125,1562,1561,196670,1461,1562,327745,314,1563,313,344,262205,125,
1564,1563,196670,1462,1564,327745,330,1565,313,354,262205,127,1566,1565,196670,1463,1566,327745,
330,1567,313,355,262205,127,1568,1567,196670,1464,1568,524345,127,1569,869,1461,1462,1463,1464,
327745,128,1570,1460,224,196670,1570,1569,262205,133,1571,303,327745,139,1572,1465,224,196670,
1572,1571,131321,1558,131320,1560,131321,1573,131320,1573,458997,125,1574,255,1560,1575,1576,
262390,1577,1576,1,131321,1578,131320,1578,327856,195,1579,1574,9,262394,1579,1580,1577,131320,
1580,327745,314,1581,313,358,262205,125,1582,1581,327812,125,1583,194,1574,327808,125,1584,1582,
1583,393281,285,1585,47,224,1584,262205,127,1586,1585,327745,128,1587,1460,1574,196670,1587,1586,
327808,125,1588,1584,162,393281,285,1589,47,224,1588,262205,127,1590,1589,262268,133,1591,1590,
327745,139,1592,1465,1574,196670,1592,1591,131321,1576,131320,1576,327808,125,1575,1574,227,
131321,1573,131320,1577,131321,1558,131320,1558,196670,1466,255,262205,207,1593,1456,196670,1467,
1593,458809,123,1594,1381,1466,1557,1467,262205,207,1595,1467,196670,1456,1595,131321,1596,131320,
1596,458997,125,1597,201,1558,1598,1599,262390,1600,1599,0,131321,1601,131320,1601,327856,195,
1602,1597,359,262394,1602,1603,1600,131320,1603,262205,199,1604,1453,196670,1468,1597,458809,123,
1605,1340,1468,1604,1469,262205,203,1606,1469,196670,1470,1597,262205,207,1607,1456,196670,1471,
1607,458809,123,1608,1381,1470,1606,1471,262205,207,1609,1471,196670,1456,1609,131321,1599,131320,
1599,327808,125,1598,1597,201,131321,1596,131320,1600,131321,1610,131320,1610,458997,125,1611,255,
1600,1612,1613,262390,1614,1613,1,131321,1615,131320,1615,327856,195,1616,1611,9,262394,1616,1617,
1614,131320,1617,131321,1618,131320,1618,458997,125,1619,255,1617,1620,1621,262390,1622,1621,1,
131321,1623,131320,1623,327856,195,1624,1619,8,262394,1624,1625,1622,131320,1625,327812,125,1626,
1611,198,327808,125,1627,1626,1619,327745,139,1628,1456,1627,262205,133,1629,1628,196670,1472,
1629,327737,133,1630,552,1472,196855,1631,0,262394,360,1632,1631,131320,1632,327808,125,1633,1626,
8,327808,125,1634,1633,1619,327745,139,1635,1456,1634,262205,133,1636,1635,196670,1473,1636,
327737,133,1637,552,1473,131321,1631,131320,1631,458997,133,1638,224,1625,1637,1632,196670,1474,
1630,327745,139,1639,1465,1611,262205,133,1640,1639,196670,1475,1640,327745,128,1641,1460,1611,
262205,127,1642,1641,196670,1476,1642,327745,128,1643,1457,1619,262205,127,1644,1643,196670,1477,
1644,327745,132,1645,1453,1619,262205,125,1646,1645,196670,1478,1646,589881,127,1647,1068,1474,
1475,1476,1477,1478,327851,195,1648,1498,255,196855,1649,0,262394,1648,1650,1649,131320,1650,
131321,1621,131320,1649,196855,1651,0,262394,361,1652,1653,131320,1652,327812,125,1654,1611,345,
327808,125,1655,1654,1499,327812,125,1656,1655,8,327808,125,1657,1656,1619,327745,260,1658,366,
1657,196670,1658,1647,131321,1651,131320,1653,327808,125,1659,1503,1619,327745,314,1660,313,346,
262205,125,1661,1660,327856,195,1662,1659,1661,196855,1663,0,262394,1662,1664,1663,131320,1664,
327745,314,1665,313,244,262205,125,1666,1665,327856,195,1667,1611,1666,131321,1663,131320,1663,
458997,195,1668,1662,1653,1667,1664,196855,1669,0,262394,1668,1670,1669,131320,1670,196855,1671,0,
262394,367,1672,1673,131320,1672,262205,125,1674,1645,196670,1479,1674,196670,1480,1647,196670,
1481,1611,458809,123,1675,1267,1479,1480,1481,131321,1671,131320,1673,196855,1676,0,262394,368,
1677,1678,131320,1677,262205,125,1679,1645,196670,1482,1679,196670,1483,1647,196670,1484,1611,
458809,123,1680,1286,1482,1483,1484,131321,1676,131320,1678,327808,125,1681,369,1619,262205,125,
1682,1645,327808,125,1683,1661,1682,196670,1485,1638,262205,133,1684,1639,196670,1486,1684,262205,
127,1685,1641,196670,1487,1685,327745,128,1686,1457,1681,262205,127,1687,1686,196670,1488,1687,
196670,1489,1683,589881,127,1688,1068,1485,1486,1487,1488,1489,262205,125,1689,1645,196670,1490,
1689,196670,1491,1647,196670,1492,1688,196670,1493,1611,524345,123,1690,1302,1490,1491,1492,1493,
131321,1676,131320,1676,131321,1671,131320,1671,131321,1669,131320,1669,131321,1651,131320,1651,
131321,1621,131320,1621,327808,125,1620,1619,227,131321,1618,131320,1622,131321,1613,131320,1613,
327808,125,1612,1611,227,131321,1610,131320,1614,196855,1691,0,262394,370,1692,1691,131320,1692,
262368,194,194,250,262205,125,1693,1451,327812,125,1694,1693,372,327817,125,1695,1497,372,327808,
125,1696,1694,1695,327814,125,1697,1497,372,131321,1698,131320,1698,458997,125,1699,1697,1692,
1700,1701,262390,1702,1701,0,131321,1703,131320,1703,327856,195,1704,1699,9,262394,1704,1705,1702,
131320,1705,327812,125,1706,1699,372,327808,125,1707,1706,1695,327812,125,1708,1707,167,327812,
125,1709,1696,167,327745,314,1710,313,346,262205,125,1711,1710,327856,195,1712,1709,1711,196855,
1713,0,262394,1712,1714,1713,131320,1714,327745,314,1715,313,244,262205,125,1716,1715,327856,195,
1717,1699,1716,131321,1713,131320,1713,458997,195,1718,1712,1705,1717,1714,196855,1719,0,262394,
1718,1720,1719,131320,1720,327745,260,1721,366,1708,262205,127,1722,1721,327808,125,1723,1708,162,
327745,260,1724,366,1723,262205,127,1725,1724,327808,125,1726,1708,194,327745,260,1727,366,1726,
262205,127,1728,1727,327808,125,1729,1708,270,327745,260,1730,366,1729,262205,127,1731,1730,
458832,147,1732,1722,1725,1728,1731,196670,1494,1696,196670,1495,1732,196670,1496,1699,458809,123,
1733,1115,1494,1495,1496,131321,1719,131320,1719,131321,1701,131320,1701,327814,125,1734,6,372,
327808,125,1700,1699,1734,131321,1698,131320,1702,131321,1691,131320,1691,65789,65592,};
static const uint32_t bitnet__spv_ternary_fast[] = {
119734787,66304,524299,1699,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,1,
262215,6,1,0,262215,7,1,2,262215,8,1,10,262215,9,1,9,262215,3,11,29,196679,10,42,196679,11,42,
196679,12,42,196679,13,42,196679,14,42,196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,
19,42,196679,20,42,196679,21,42,196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,
196679,27,42,196679,28,42,196679,29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,
34,42,196679,35,42,196679,36,42,196679,37,42,196679,38,42,196679,39,42,196679,40,42,196679,41,42,
196679,42,42,196679,43,42,196679,44,42,262215,45,6,4,327752,46,0,35,0,196679,46,2,262215,47,34,0,
262215,47,33,2,196679,48,42,196679,49,42,196679,50,42,196679,51,42,262215,52,6,16,327752,53,0,35,
0,196679,53,2,262215,54,34,0,262215,54,33,2,262215,55,1,12,262215,56,6,16,262216,57,0,24,327752,
57,0,35,0,196679,57,2,262215,58,34,0,262215,58,33,1,196679,59,42,196679,60,42,196679,61,42,196679,
62,42,196679,63,42,196679,64,42,196679,65,42,262215,66,1,8,196679,67,42,196679,68,42,196679,69,42,
196679,70,42,196679,71,42,262215,72,1,5,262215,73,1,7,262215,74,1,6,262215,75,1,3,262215,76,1,4,
196679,77,42,196679,78,42,327752,79,0,35,0,327752,79,1,35,4,327752,79,2,35,8,327752,79,3,35,12,
327752,79,4,35,16,327752,79,5,35,20,327752,79,6,35,24,327752,79,7,35,28,327752,79,8,35,32,327752,
79,9,35,36,327752,79,10,35,40,327752,79,11,35,44,327752,79,12,35,48,327752,79,13,35,52,327752,79,
14,35,56,327752,79,15,35,60,327752,79,16,35,64,327752,79,17,35,68,327752,79,18,35,72,327752,79,19,
35,76,327752,79,20,35,80,196679,79,2,262215,80,6,4,262216,81,0,24,327752,81,0,35,0,196679,81,2,
262215,82,34,0,262215,82,33,1,196679,83,42,262215,84,6,8,262216,85,0,24,327752,85,0,35,0,196679,
85,2,262215,86,34,0,262215,86,33,6,196679,87,42,196679,88,42,196679,89,42,196679,90,42,196679,91,
42,196679,92,42,196679,93,42,196679,94,42,262215,95,6,4,262215,96,6,4,262215,97,6,4,262215,98,6,4,
327752,99,0,35,0,327752,99,1,35,4,327752,99,2,35,8,327752,99,3,35,12,327752,99,4,35,16,327752,99,
5,35,20,327752,99,6,35,24,327752,99,7,35,28,327752,99,8,35,32,327752,99,9,35,36,327752,99,10,35,
40,327752,99,11,35,44,327752,99,12,35,48,327752,99,13,35,52,327752,99,14,35,56,327752,99,15,35,60,
327752,99,16,35,64,327752,99,17,35,96,327752,99,18,35,224,327752,99,19,35,2272,196679,99,2,262215,
100,34,0,262215,100,33,7,196679,101,42,196679,102,42,196679,103,42,196679,104,42,196679,105,42,
196679,106,42,262215,107,6,4,327752,108,0,35,0,196679,108,2,262215,109,34,0,262215,109,33,4,
262215,110,6,4,327752,111,0,35,0,196679,111,2,262215,112,34,0,262215,112,33,5,196679,113,42,
196679,114,42,262215,115,6,16,262216,116,0,24,327752,116,0,35,0,196679,116,2,262215,117,34,0,
262215,117,33,3,262215,118,6,16,262216,119,0,24,327752,119,0,35,0,196679,119,2,262215,120,34,0,
262215,120,33,0,262215,4,11,26,262215,121,1,0,262215,122,11,25,131091,123,196641,124,123,262165,
125,32,0,196641,126,125,196630,127,32,262176,128,7,127,262177,129,125,128,327713,130,125,128,128,
262177,131,127,128,262176,132,7,125,262165,133,32,1,327713,134,133,132,132,262167,135,125,4,
262176,136,7,135,524321,137,133,136,136,136,136,136,327713,138,127,128,128,262176,139,7,133,
262177,140,133,139,262187,125,141,8,262172,142,127,141,262176,143,7,142,262177,144,127,143,393249,
145,127,132,128,128,327713,146,125,132,132,262167,147,127,4,262194,125,5,256,262187,125,148,127,
393268,125,149,128,5,148,262187,125,150,128,393268,125,151,134,149,150,262187,125,152,32,393268,
125,153,132,151,152,262187,125,154,16,393268,125,155,134,153,154,262187,125,156,7,393268,125,157,
128,155,156,393268,125,158,134,157,141,393268,125,159,128,158,156,393268,125,160,134,159,141,
393268,125,161,128,158,160,262187,125,162,1,393268,125,163,130,161,162,393268,125,164,134,163,160,
393268,125,165,132,160,164,393268,125,166,132,165,152,262187,125,167,4,393268,125,168,132,166,167,
393268,125,169,132,166,167,262194,125,6,128,393268,125,170,132,141,6,393268,125,171,128,169,170,
393268,125,172,130,171,162,393268,125,173,132,141,6,393268,125,174,134,172,173,393268,125,175,132,
174,6,393268,125,176,128,168,175,393268,125,177,130,176,162,393268,125,178,132,174,6,393268,125,
179,134,177,178,262172,180,147,179,262176,181,7,180,524321,182,123,132,132,132,181,181,458785,183,
123,128,132,181,180,262176,184,7,147,393249,185,125,184,128,139,458785,186,127,132,132,128,128,
524321,187,127,139,139,128,128,132,262167,188,127,2,458785,189,188,128,128,132,132,393249,190,123,
132,184,132,393249,191,123,132,128,132,458785,192,123,132,128,128,132,327713,193,135,132,132,
262194,125,7,1,262187,125,194,2,131092,195,393268,195,196,170,7,194,262194,125,8,1,393268,125,197,
132,194,8,458804,125,198,169,196,197,8,262172,199,125,198,262194,125,9,1,393268,195,200,170,9,162,
458804,125,201,169,200,164,162,393268,125,202,132,201,198,262172,203,135,202,262176,204,7,203,
393249,205,123,132,199,204,393268,125,206,132,198,9,262172,207,133,206,262176,208,7,207,393249,
209,123,132,203,208,262177,210,123,132,262176,211,1,125,262203,211,3,1,262187,133,212,16,262187,
125,213,32768,262187,125,214,2147483647,262187,127,215,1056964608,262187,125,216,2139095040,
262187,125,217,32256,262187,125,218,1199566848,262187,125,219,31744,262187,125,220,947912704,
262187,125,221,1056964608,262187,133,222,13,262187,125,223,2129859015,262187,133,224,0,262187,133,
225,4,262187,127,226,1073741824,262187,133,227,1,262187,125,228,1597463007,262187,127,229,
1069547520,262187,127,230,1117782016,262187,127,231,1069066811,262187,127,232,1262485504,262187,
127,233,1060208640,262187,127,234,3109978243,262187,127,235,961571175,262187,127,236,985088974,
262187,127,237,1007192328,262187,127,238,1026206145,262187,127,239,1042983594,262187,127,240,
1065353216,262187,133,241,23,262187,127,242,3265265664,262187,127,243,0,262187,133,244,6,262187,
125,245,50529027,262187,133,246,2,262187,125,247,3,262187,125,248,0,262172,249,127,167,262176,250,
7,249,262172,251,127,194,262176,252,7,251,262187,125,253,63,393268,125,254,128,5,253,262187,125,
255,64,393268,125,256,134,254,255,262187,125,257,39,393268,125,258,128,256,257,262187,125,259,40,
393268,125,260,134,258,259,393268,125,261,128,256,260,393268,125,262,130,261,162,393268,125,263,
134,262,260,262172,264,127,263,262176,265,7,264,196637,45,127,196638,46,45,262176,266,12,46,
262203,266,47,12,393268,125,267,130,256,162,262176,268,12,127,262172,269,127,255,262176,270,4,269,
262203,270,271,4,262176,272,4,127,262187,125,273,264,262187,133,274,8,393268,125,275,132,256,255,
393268,125,276,134,275,167,393268,125,277,130,276,162,196637,52,147,196638,53,52,262176,278,12,53,
262203,278,54,12,262176,279,12,147,196656,195,55,196637,56,147,196638,57,56,262176,280,12,57,
262203,280,58,12,393268,125,61,134,275,167,458796,147,281,243,243,243,243,262167,282,195,4,262187,
127,283,1123942400,262187,127,284,3271557120,262187,133,285,255,262187,127,286,925353388,262176,
287,4,125,262203,287,288,4,262176,289,4,133,262203,289,290,4,262187,127,291,1006699012,393268,195,
292,172,174,162,393268,125,293,132,166,167,262172,294,135,166,262176,295,4,294,262203,295,296,4,
196657,195,66,262194,125,72,64,196657,195,73,262194,125,74,64,262194,125,75,4,262194,125,76,2,
393268,125,297,128,75,76,393268,125,298,134,74,194,1507358,79,125,125,125,125,125,125,125,125,125,
125,125,127,127,127,125,125,125,125,125,125,127,262176,299,9,79,262203,299,300,9,262176,301,9,125,
262187,125,302,4294967295,196637,80,127,196638,81,80,262176,303,12,81,262203,303,82,12,262176,304,
7,188,196637,84,188,196638,85,84,262176,305,12,85,262203,305,86,12,393268,125,306,134,74,194,
262176,307,12,188,262172,95,125,141,262172,96,125,152,262187,125,308,512,262172,97,125,308,196637,
98,125,1441822,99,125,125,125,125,125,125,125,125,125,125,125,125,125,125,127,125,95,96,97,98,
262176,309,12,99,262203,309,100,12,262176,310,12,125,393268,125,311,128,75,76,393268,125,312,134,
74,194,262187,133,313,5,393268,125,314,128,72,253,393268,125,315,134,314,255,393268,125,316,132,
315,255,262176,317,9,127,262187,133,318,9,196637,107,125,196638,108,107,262176,319,12,108,262203,
319,109,12,196637,110,125,196638,111,110,262176,320,12,111,262203,320,112,12,262187,133,321,20,
393268,195,322,170,9,162,262176,323,4,135,196637,115,135,196638,116,115,262176,324,12,116,262203,
324,117,12,262176,325,12,135,393268,125,326,134,153,154,393268,125,327,130,326,162,196637,118,135,
196638,119,118,262176,328,12,119,262203,328,120,12,262176,329,7,199,393268,125,330,134,153,154,
262187,125,331,6,262187,133,332,3,393268,125,333,134,6,141,262187,133,334,7,393268,195,335,170,7,
248,393268,195,336,170,7,194,262172,337,127,198,262176,338,7,337,393268,195,339,170,9,162,262172,
340,127,9,262176,341,7,340,262187,133,342,11,262187,133,343,12,262172,344,133,9,262176,345,7,344,
262187,133,346,10,393268,125,347,132,160,164,393268,195,348,170,7,194,393268,195,349,170,7,248,
393268,125,350,132,333,8,393268,125,351,132,350,9,262172,352,127,351,262176,353,4,352,262203,353,
354,4,393268,195,355,170,7,162,393268,195,356,170,7,247,393268,125,357,130,198,8,393268,195,358,
170,7,248,393268,125,359,132,333,8,393268,125,360,134,359,167,262167,361,125,3,262176,362,1,361,
262203,362,4,1,262194,125,121,1,393267,361,122,121,162,162,262187,125,363,3355447295,327734,123,2,
0,124,131320,364,262203,132,365,7,327745,211,366,4,248,262205,125,367,366,196670,365,367,327737,
123,368,369,365,65789,65592,327734,125,370,0,126,131320,371,262205,125,372,3,131326,372,65592,
327734,125,373,0,129,196663,128,374,131320,375,262205,127,376,374,262268,125,377,376,327874,125,
378,377,212,327879,125,379,378,213,327879,125,380,377,214,262268,127,381,380,327809,127,10,381,
215,327852,195,382,380,216,196855,383,0,262394,382,384,383,131320,384,131326,217,131320,383,
327854,195,385,380,218,196855,386,0,262394,385,387,386,131320,387,327877,125,388,379,219,131326,
388,131320,386,327856,195,389,380,220,196855,390,0,262394,389,391,390,131320,391,262268,125,392,
10,327810,125,393,392,221,327877,125,394,379,393,131326,394,131320,390,327808,125,395,380,363,
327874,125,396,380,222,327879,125,397,396,162,327808,125,398,395,397,327874,125,399,398,222,
327877,125,400,379,399,131326,400,65592,327734,125,401,0,130,196663,128,402,196663,128,403,131320,
404,262203,128,405,7,262203,128,406,7,262205,127,407,402,196670,405,407,327737,125,408,373,405,
262205,127,409,403,196670,406,409,327737,125,410,373,406,327876,125,411,410,212,327877,125,412,
408,411,131326,412,65592,327734,127,413,0,131,196663,128,414,131320,415,262205,127,416,414,262268,
125,417,416,327810,125,11,223,417,262268,127,418,11,131321,419,131320,419,458997,127,420,418,415,
14,421,458997,133,422,224,415,423,421,262390,424,421,0,131321,425,131320,425,327857,195,426,422,
225,262394,426,427,424,131320,427,262205,127,428,414,327813,127,12,428,420,327811,127,13,226,12,
327813,127,14,420,13,131321,421,131320,421,327808,133,423,422,227,131321,419,131320,424,131326,
420,65592,327734,127,429,0,131,196663,128,430,131320,431,262205,127,432,430,262268,125,433,432,
327874,125,434,433,227,327810,125,15,228,434,262268,127,435,15,262205,127,436,430,327813,127,16,
215,436,131321,437,131320,437,458997,127,438,435,431,20,439,458997,133,440,224,431,441,439,262390,
442,439,0,131321,443,131320,443,327857,195,444,440,225,262394,444,445,442,131320,445,327813,127,
17,16,438,327813,127,18,17,438,327811,127,19,229,18,327813,127,20,438,19,131321,439,131320,439,
327808,133,441,440,227,131321,437,131320,442,131326,438,65592,327734,127,446,0,131,196663,128,447,
131320,448,262205,127,449,447,327866,195,450,449,230,262205,127,451,447,393385,127,452,450,230,
451,327813,127,21,452,231,327809,127,22,21,232,327811,127,23,22,232,327813,127,24,23,233,327811,
127,25,452,24,327813,127,26,23,234,327811,127,27,25,26,327813,127,28,235,27,327809,127,29,28,236,
327813,127,30,29,27,327809,127,31,30,237,327813,127,32,31,27,327809,127,33,32,238,327813,127,34,
33,27,327809,127,35,34,239,327813,127,36,35,27,327809,127,37,36,215,327813,127,38,27,27,327813,
127,39,37,38,327809,127,40,39,27,327809,127,41,40,240,262268,125,453,22,327808,125,42,453,148,
327876,125,454,42,241,262268,127,455,454,327813,127,43,41,455,262205,127,456,447,327864,195,457,
456,242,393385,127,458,457,243,43,131326,458,65592,327734,133,459,0,134,196663,132,460,196663,132,
461,131320,462,262205,125,463,460,262268,133,464,463,262205,125,465,461,262268,133,466,465,397666,
133,467,464,466,0,131326,467,65592,327734,133,468,0,137,196663,136,469,196663,136,470,196663,136,
471,196663,136,472,196663,136,473,131320,474,262203,132,475,7,262203,132,476,7,262203,132,477,7,
262203,132,478,7,262203,132,479,7,262203,132,480,7,262203,132,481,7,262203,132,482,7,131321,483,
131320,483,458997,133,484,224,474,485,486,458997,133,487,224,474,488,486,262390,489,486,1,131321,
490,131320,490,327857,195,491,487,225,262394,491,492,489,131320,492,327745,132,493,469,487,262205,
125,494,493,327874,125,495,494,244,327879,125,496,495,245,327745,132,497,470,487,262205,125,498,
497,196670,475,498,196670,476,496,393273,133,499,459,475,476,262205,125,500,493,327874,125,501,
500,225,327879,125,502,501,245,327745,132,503,471,487,262205,125,504,503,196670,477,504,196670,
478,502,393273,133,505,459,477,478,327808,133,506,499,505,262205,125,507,493,327874,125,508,507,
246,327879,125,509,508,245,327745,132,510,472,487,262205,125,511,510,196670,479,511,196670,480,
509,393273,133,512,459,479,480,327808,133,513,506,512,262205,125,514,493,327879,125,515,514,245,
327745,132,516,473,487,262205,125,517,516,196670,481,517,196670,482,515,393273,133,518,459,481,
482,327808,133,519,513,518,327808,133,485,484,519,131321,486,131320,486,327808,133,488,487,227,
131321,483,131320,489,131326,484,65592,327734,127,520,0,138,196663,128,521,196663,128,522,131320,
523,262205,127,524,521,262205,127,525,522,327809,127,44,524,525,131326,44,65592,327734,133,526,0,
140,196663,139,527,131320,528,262205,133,529,527,393562,133,530,247,529,162,262205,133,531,527,
327808,133,532,531,530,196670,527,532,262205,133,533,527,393562,133,534,247,533,194,262205,133,
535,527,327808,133,536,535,534,196670,527,536,262205,133,537,527,262205,133,538,527,393562,133,
539,247,538,167,327808,133,540,537,539,131326,540,65592,327734,127,541,0,144,196663,143,542,
131320,543,262203,250,544,7,262203,128,545,7,262203,128,546,7,262203,252,547,7,262203,128,548,7,
262203,128,549,7,262203,128,550,7,262203,128,551,7,262203,128,552,7,262203,128,553,7,262203,128,
554,7,262203,128,555,7,262203,128,556,7,262203,128,557,7,262201,125,558,370,327879,125,559,558,
156,327879,125,560,559,167,327851,195,561,560,248,327879,125,562,559,194,327851,195,563,562,248,
327879,125,564,559,162,327851,195,565,564,248,131321,566,131320,566,458997,133,567,224,543,568,
569,262390,570,569,1,131321,571,131320,571,327857,195,572,567,225,262394,572,573,570,131320,573,
196855,574,0,262394,561,575,576,131320,575,327808,133,577,567,225,327745,128,578,542,577,262205,
127,579,578,131321,574,131320,576,327745,128,580,542,567,262205,127,581,580,131321,574,131320,574,
458997,127,582,579,575,581,576,196855,583,0,262394,561,584,585,131320,584,327745,128,586,542,567,
262205,127,587,586,131321,583,131320,585,327808,133,588,567,225,327745,128,589,542,588,262205,127,
590,589,131321,583,131320,583,458997,127,591,587,584,590,585,393562,127,592,247,591,167,196670,
545,582,196670,546,592,393273,127,593,520,545,546,327745,128,594,544,567,196670,594,593,131321,
569,131320,569,327808,133,568,567,227,131321,566,131320,570,131321,595,131320,595,458997,133,596,
224,570,597,598,262390,599,598,1,131321,600,131320,600,327857,195,601,596,246,262394,601,602,599,
131320,602,196855,603,0,262394,563,604,605,131320,604,327808,133,606,596,246,327745,128,607,544,
606,262205,127,608,607,131321,603,131320,605,327745,128,609,544,596,262205,127,610,609,131321,603,
131320,603,458997,127,611,608,604,610,605,196855,612,0,262394,563,613,614,131320,613,327745,128,
615,544,596,262205,127,616,615,131321,612,131320,614,327808,133,617,596,246,327745,128,618,544,
617,262205,127,619,618,131321,612,131320,612,458997,127,620,616,613,619,614,393562,127,621,247,
620,194,196670,548,611,196670,549,621,393273,127,622,520,548,549,327745,128,623,547,596,196670,
623,622,131321,598,131320,598,327808,133,597,596,227,131321,595,131320,599,196855,624,0,262394,
565,625,626,131320,625,327745,128,627,547,227,262205,127,628,627,131321,624,131320,626,327745,128,
629,547,224,262205,127,630,629,131321,624,131320,624,458997,127,631,628,625,630,626,196855,632,0,
262394,565,633,634,131320,633,327745,128,635,547,224,262205,127,636,635,131321,632,131320,634,
327745,128,637,547,227,262205,127,638,637,131321,632,131320,632,458997,127,639,636,633,638,634,
393562,127,640,247,639,162,196670,550,631,196670,551,640,393273,127,641,520,550,551,393562,127,
642,247,641,167,196670,552,641,196670,553,642,393273,127,643,520,552,553,393562,127,644,247,643,
194,196670,554,643,196670,555,644,393273,127,645,520,554,555,393562,127,646,247,645,162,196670,
556,645,196670,557,646,393273,127,647,520,556,557,131326,647,65592,327734,127,648,0,145,196663,
132,649,196663,128,650,196663,128,651,131320,652,262203,265,653,7,262203,143,654,7,262203,143,655,
7,262203,128,656,7,262201,125,657,370,327879,125,658,657,253,131321,659,131320,659,458997,127,660,
243,652,661,662,458997,125,663,248,652,664,662,262390,665,662,0,131321,666,131320,666,327856,195,
667,663,260,262394,667,668,665,131320,668,131321,669,131320,669,458997,125,670,248,668,671,672,
262390,673,672,1,131321,674,131320,674,327856,195,675,670,263,262394,675,676,673,131320,676,
327812,125,677,663,263,327808,125,678,677,670,262205,125,679,649,458764,125,680,1,38,678,267,
327812,125,681,680,255,327808,125,682,679,681,327808,125,683,682,658,393281,268,684,47,224,683,
262205,127,685,684,327745,128,686,653,670,196670,686,685,327854,195,687,678,256,196855,688,0,
262394,687,689,688,131320,689,196670,686,243,131321,688,131320,688,131321,672,131320,672,327808,
125,671,670,227,131321,669,131320,673,131321,690,131320,690,458997,127,661,660,673,49,691,458997,
125,692,248,673,693,691,262390,694,691,1,131321,695,131320,695,327856,195,696,692,263,262394,696,
697,694,131320,697,327745,128,698,653,692,262205,127,699,698,262205,127,700,698,327813,127,48,699,
700,327809,127,49,661,48,131321,691,131320,691,327808,125,693,692,227,131321,690,131320,694,
131321,662,131320,662,327808,125,664,663,227,131321,659,131320,665,327745,272,701,271,658,196670,
701,660,262368,194,194,273,131321,702,131320,702,458997,133,703,224,665,704,705,262390,706,705,1,
131321,707,131320,707,327857,195,708,703,274,262394,708,709,706,131320,709,262201,125,710,370,
327879,125,711,710,156,327812,125,712,711,141,262268,125,713,703,327808,125,714,712,713,327745,
272,715,271,714,262205,127,716,715,327745,128,717,654,703,196670,717,716,131321,705,131320,705,
327808,133,704,703,227,131321,702,131320,706,262205,142,718,654,196670,655,718,327737,127,719,541,
655,262205,127,720,650,327813,127,50,719,720,262205,127,721,651,327809,127,51,50,721,196670,656,
51,327737,127,722,429,656,131326,722,65592,327734,125,723,0,146,196663,132,724,196663,132,725,
131320,726,262201,125,727,370,262205,125,728,724,327812,125,729,728,179,262205,125,730,725,327808,
125,731,729,730,327812,125,732,731,6,327808,125,733,727,732,131326,733,65592,327734,123,734,0,182,
196663,132,735,196663,132,736,196663,132,737,196663,181,738,196663,181,739,131320,740,262203,132,
741,7,262203,132,742,7,131321,743,131320,743,458997,125,744,248,740,745,746,262390,747,746,1,
131321,748,131320,748,327856,195,749,744,179,262394,749,750,747,131320,750,262205,125,751,737,
196670,741,751,196670,742,744,393273,125,752,723,741,742,458764,125,753,1,38,752,277,262205,125,
754,735,327814,125,755,754,167,327808,125,756,755,753,393281,279,757,54,224,756,262205,147,758,
757,327745,184,759,738,744,196670,759,758,196855,760,0,262394,55,761,760,131320,761,262205,125,
762,736,327814,125,763,762,167,327808,125,764,763,753,393281,279,765,58,224,764,262205,147,766,
765,327745,184,767,739,744,196670,767,766,131321,760,131320,760,131321,746,131320,746,327808,125,
745,744,227,131321,743,131320,747,65789,65592,327734,123,768,0,183,196663,128,769,196663,132,770,
196663,181,771,196663,180,772,131320,773,262203,181,774,7,262203,132,775,7,262203,132,776,7,
131321,777,131320,777,458997,125,778,248,773,62,779,262390,780,779,1,131321,781,131320,781,327856,
195,782,778,179,262394,782,783,780,131320,783,327745,184,784,771,778,262205,147,785,784,196855,
786,0,262394,55,787,786,131320,787,262205,127,788,769,327822,147,59,785,788,196670,774,772,327745,
184,789,774,778,262205,147,790,789,327813,147,60,59,790,131321,786,131320,786,458997,147,791,785,
783,60,787,262205,125,792,770,196670,775,792,196670,776,778,393273,125,793,723,775,776,327856,195,
794,793,61,458832,282,795,794,794,794,794,393385,147,796,795,791,281,196670,784,796,131321,779,
131320,779,327808,125,62,778,227,131321,777,131320,780,65789,65592,327734,125,797,0,185,196663,
184,798,196663,128,799,196663,139,800,131320,801,262203,184,802,7,262205,147,803,798,262205,127,
804,799,327822,147,63,803,804,196670,802,63,131321,805,131320,805,458997,125,806,248,801,807,808,
458997,133,809,224,801,810,808,262390,811,808,1,131321,812,131320,812,327857,195,813,809,225,
262394,813,814,811,131320,814,327745,128,815,802,809,262205,127,816,815,327864,195,817,816,283,
196855,818,0,262394,817,819,820,131320,819,262205,127,821,815,131321,818,131320,820,131321,818,
131320,818,458997,127,822,821,819,283,820,327866,195,823,822,284,393385,127,824,823,822,284,
393228,127,825,1,2,824,262254,133,826,825,262205,133,827,800,327808,133,828,827,826,196670,800,
828,327879,133,829,826,285,262268,125,830,829,327812,133,831,274,809,327876,125,832,830,831,
327877,125,807,806,832,131321,808,131320,808,327808,133,810,809,227,131321,805,131320,811,131326,
806,65592,327734,127,833,0,186,196663,132,834,196663,132,835,196663,128,836,196663,128,837,131320,
838,262203,181,839,7,262203,132,840,7,262203,132,841,7,262203,132,842,7,262203,181,843,7,262203,
181,844,7,262203,132,845,7,262203,128,846,7,262203,128,847,7,262203,132,848,7,262203,132,849,7,
262203,132,850,7,262203,181,851,7,262203,181,852,7,262203,128,853,7,262203,132,854,7,262203,181,
855,7,262203,128,856,7,262203,132,857,7,262203,132,858,7,262203,132,859,7,262203,181,860,7,262203,
181,861,7,262203,128,862,7,262203,132,863,7,262203,181,864,7,262203,132,865,7,262203,132,866,7,
262203,184,867,7,262203,128,868,7,262203,139,869,7,262201,125,870,370,327850,195,871,870,248,
196855,872,0,262394,871,873,872,131320,873,196670,288,248,196670,290,224,131321,872,131320,872,
262205,125,874,834,196670,840,874,262205,125,875,835,196670,841,875,196670,842,248,589881,123,876,
734,840,841,842,843,844,262205,180,877,843,196670,839,877,262205,180,878,844,196855,879,0,262394,
55,880,881,131320,880,262205,125,882,834,196670,845,882,262205,127,883,836,196670,846,883,262205,
127,884,837,196670,847,884,458809,127,885,648,845,846,847,131321,879,131320,881,262368,194,194,
273,131321,879,131320,879,458997,127,886,885,880,240,881,131321,887,131320,887,458997,180,888,878,
879,889,890,458997,127,891,286,879,892,890,458997,125,893,248,879,894,890,262390,895,890,0,131321,
896,131320,896,327856,195,897,893,174,262394,897,898,895,131320,898,327852,195,899,893,248,196855,
900,0,262394,899,901,900,131320,901,262205,125,902,834,196670,848,902,262205,125,903,835,196670,
849,903,196670,850,893,589881,123,904,734,848,849,850,851,852,262205,180,905,851,196670,839,905,
262205,180,906,852,131321,900,131320,900,458997,180,889,888,898,906,901,196670,853,886,196670,854,
893,262205,180,907,839,196670,855,907,524345,123,908,768,853,854,855,889,262205,180,909,855,
196670,839,909,131321,910,131320,910,458997,125,911,248,900,912,913,458997,127,892,891,900,914,
913,262390,915,913,1,131321,916,131320,916,327856,195,917,911,179,262394,917,918,915,131320,918,
131321,919,131320,919,458997,127,914,892,918,920,921,458997,133,922,224,918,923,921,262390,924,
921,1,131321,925,131320,925,327857,195,926,922,225,262394,926,927,924,131320,927,393281,128,928,
839,911,922,262205,127,929,928,393228,127,930,1,4,929,327866,195,931,930,914,393385,127,920,931,
930,914,131321,921,131320,921,327808,133,923,922,227,131321,919,131320,924,131321,913,131320,913,
327808,125,912,911,227,131321,910,131320,915,131321,890,131320,890,327808,125,894,893,227,131321,
887,131320,895,262268,125,932,891,458991,125,933,288,162,248,932,262368,194,194,273,262205,125,
934,288,262268,127,935,934,196670,856,935,327737,127,936,413,856,327813,127,64,283,936,327813,127,
65,935,291,131321,937,131320,937,458997,133,938,224,895,939,940,458997,125,941,248,895,942,940,
262390,943,940,0,131321,944,131320,944,327856,195,945,941,174,262394,945,946,943,131320,946,
196855,947,0,262394,292,948,947,131320,948,262205,125,949,834,196670,857,949,262205,125,950,835,
196670,858,950,196670,859,941,589881,123,951,734,857,858,859,860,861,262205,180,952,860,196670,
839,952,262205,180,953,861,196670,862,886,196670,863,941,196670,864,952,524345,123,954,768,862,
863,864,953,262205,180,955,864,196670,839,955,131321,947,131320,947,131321,956,131320,956,458997,
133,939,938,947,957,958,458997,125,959,248,947,960,958,262390,961,958,1,131321,962,131320,962,
327856,195,963,959,179,262394,963,964,961,131320,964,196670,865,941,196670,866,959,393273,125,965,
723,865,866,327745,184,966,839,959,262205,147,967,966,196670,867,967,196670,868,64,196670,869,939,
458809,125,968,797,867,868,869,262205,133,957,869,327856,195,969,965,293,196855,970,0,262394,969,
971,970,131320,971,327814,125,972,965,167,327817,125,973,965,167,393281,287,974,296,972,973,
196670,974,968,131321,970,131320,970,131321,958,131320,958,327808,125,960,959,227,131321,956,
131320,961,131321,940,131320,940,327808,125,942,941,227,131321,937,131320,943,458986,133,975,290,
162,248,938,262368,194,194,273,131326,65,65592,327734,127,976,0,138,196663,128,977,196663,128,978,
131320,979,262203,128,980,7,262203,128,981,7,262203,128,982,7,262203,128,983,7,262205,127,984,977,
327866,195,985,984,243,262205,127,986,977,393385,127,987,985,986,243,196855,988,0,262394,66,989,
990,131320,989,262205,127,991,977,262205,127,992,977,262271,127,67,992,196670,980,67,327737,127,
993,446,980,196670,981,240,196670,982,993,393273,127,994,520,981,982,196670,983,994,327737,127,
995,413,983,327813,127,68,991,995,262205,127,996,978,327813,127,69,68,996,131321,988,131320,990,
327813,127,70,987,987,262205,127,997,978,327813,127,71,70,997,131321,988,131320,988,458997,127,
998,69,989,71,990,131326,998,65592,327734,125,999,0,146,196663,132,1000,196663,132,1001,131320,
1002,262205,125,1003,1000,327812,125,1004,1003,167,327814,125,1005,1004,72,262205,125,1006,1000,
327812,125,1007,1006,167,327817,125,1008,1007,72,327854,195,1009,1008,74,327846,195,1010,73,1009,
262312,195,1011,1010,196855,1012,0,262394,1011,1013,1012,131320,1013,327854,195,1014,1005,297,
131321,1012,131320,1012,458997,195,1015,1010,1002,1014,1013,196855,1016,0,262394,1015,1017,1016,
131320,1017,262205,125,1018,1000,327812,125,1019,1018,167,262205,125,1020,1001,327808,125,1021,
1019,1020,131326,1021,131320,1016,327812,125,1022,1005,72,327814,125,1023,1008,194,327808,125,
1024,1022,1023,262205,125,1025,1001,327879,125,1026,1025,162,327808,125,1027,1024,1026,262205,125,
1028,1001,327874,125,1029,1028,227,327812,125,1030,1029,298,327808,125,1031,1027,1030,131326,1031,
65592,327734,127,1032,0,187,196663,139,1033,196663,139,1034,196663,128,1035,196663,128,1036,
196663,132,1037,131320,1038,262205,133,1039,1033,262205,133,1040,1034,327810,133,1041,1039,1040,
262255,127,1042,1041,262205,127,1043,1036,262205,127,1044,1035,327813,127,77,1043,1044,327813,127,
78,1042,77,327745,301,1045,300,246,262205,125,1046,1045,327851,195,1047,1046,302,196855,1048,0,
262394,1047,1049,1048,131320,1049,262205,125,1050,1037,327808,125,1051,1046,1050,393281,268,1052,
82,224,1051,262205,127,1053,1052,327809,127,83,78,1053,131321,1048,131320,1048,458997,127,1054,78,
1038,83,1049,131326,1054,65592,327734,188,1055,0,189,196663,128,1056,196663,128,1057,196663,132,
1058,196663,132,1059,131320,1060,262203,304,1061,7,262205,125,1062,1059,327812,125,1063,1062,306,
262205,125,1064,1058,327808,125,1065,1063,1064,393281,307,1066,86,224,1065,262205,188,1067,1066,
196670,1061,1067,262205,127,1068,1056,327745,128,1069,1061,248,262205,127,1070,1069,327813,127,87,
1068,1070,262205,127,1071,1057,327745,128,1072,1061,162,262205,127,1073,1072,327813,127,88,1071,
1073,327811,127,89,87,88,262205,127,1074,1056,262205,127,1075,1072,327813,127,90,1074,1075,262205,
127,1076,1057,262205,127,1077,1069,327813,127,91,1076,1077,327809,127,92,90,91,327760,188,1078,89,
92,131326,1078,65592,327734,123,1079,0,190,196663,132,1080,196663,184,1081,196663,132,1082,131320,
1083,262203,128,1084,7,262203,128,1085,7,262203,132,1086,7,262203,132,1087,7,262203,128,1088,7,
262203,128,1089,7,262203,132,1090,7,262203,132,1091,7,262203,304,1092,7,262203,128,1093,7,262203,
128,1094,7,262203,132,1095,7,262203,132,1096,7,262203,304,1097,7,262203,128,1098,7,262203,128,
1099,7,262203,132,1100,7,262203,132,1101,7,262203,184,1102,7,262203,128,1103,7,262203,128,1104,7,
262203,128,1105,7,262203,128,1106,7,262205,125,1107,1080,327812,125,1108,1107,167,327814,125,1109,
1108,72,262205,125,1110,1080,327812,125,93,1110,167,327817,125,94,93,72,327745,310,1111,100,224,
262205,125,1112,1111,262205,125,1113,1082,327808,125,101,1112,1113,327808,125,1114,94,194,327856,
195,1115,1109,311,327856,195,1116,94,74,327847,195,1117,1115,1116,196855,1118,0,262394,1117,1119,
1118,131320,1119,196855,1120,0,262394,73,1121,1122,131320,1121,327814,125,102,94,194,327745,128,
1123,1081,248,262205,127,1124,1123,196670,1084,1124,327745,128,1125,1081,162,262205,127,1126,1125,
196670,1085,1126,196670,1086,102,196670,1087,101,524345,188,1127,1055,1084,1085,1086,1087,327761,
127,1128,1127,0,196670,1123,1128,327761,127,1129,1127,1,196670,1125,1129,327808,125,103,102,162,
327745,128,1130,1081,194,262205,127,1131,1130,196670,1088,1131,327745,128,1132,1081,247,262205,
127,1133,1132,196670,1089,1133,196670,1090,103,196670,1091,101,524345,188,1134,1055,1088,1089,
1090,1091,327761,127,1135,1134,0,196670,1130,1135,327761,127,1136,1134,1,196670,1132,1136,131321,
1120,131320,1122,327814,125,104,94,194,327745,128,1137,1081,248,262205,127,1138,1137,196670,1093,
1138,327745,128,1139,1081,194,262205,127,1140,1139,196670,1094,1140,196670,1095,104,196670,1096,
101,524345,188,1141,1055,1093,1094,1095,1096,196670,1092,1141,327808,125,105,104,162,327745,128,
1142,1081,162,262205,127,1143,1142,196670,1098,1143,327745,128,1144,1081,247,262205,127,1145,1144,
196670,1099,1145,196670,1100,105,196670,1101,101,524345,188,1146,1055,1098,1099,1100,1101,196670,
1097,1146,327745,128,1147,1092,248,262205,127,1148,1147,327745,128,1149,1097,248,262205,127,1150,
1149,327745,128,1151,1092,162,262205,127,1152,1151,327745,128,1153,1097,162,262205,127,1154,1153,
458832,147,1155,1148,1150,1152,1154,196670,1081,1155,327814,125,1156,94,194,327808,125,1157,1156,
312,131321,1120,131320,1120,458997,125,1158,1114,1121,1157,1122,458997,125,1159,94,1121,1156,1122,
131321,1118,131320,1118,458997,125,1160,1114,1083,1158,1120,458997,125,1161,94,1083,1159,1120,
327856,195,1162,1109,75,196855,1163,0,262394,1162,1164,1165,131320,1164,327745,301,1166,300,313,
262205,125,1167,1166,262205,125,1168,1082,327745,301,1169,300,244,262205,125,1170,1169,327812,125,
1171,1168,1170,327808,125,1172,1167,1171,327812,125,1173,1109,316,327808,125,1174,1172,1173,
262205,147,1175,1081,327745,317,1176,300,222,262205,127,1177,1176,327822,147,106,1175,1177,196670,
1102,106,327808,125,1178,1174,1161,327745,128,1179,1102,248,262205,127,1180,1179,393281,268,1181,
47,224,1178,196670,1181,1180,327808,125,1182,1178,162,327745,128,1183,1102,162,262205,127,1184,
1183,393281,268,1185,47,224,1182,196670,1185,1184,327808,125,1186,1174,1160,327745,128,1187,1102,
194,262205,127,1188,1187,393281,268,1189,47,224,1186,196670,1189,1188,327808,125,1190,1186,162,
327745,128,1191,1102,247,262205,127,1192,1191,393281,268,1193,47,224,1190,196670,1193,1192,131321,
1163,131320,1165,327810,125,1194,1109,75,327856,195,1195,1194,76,196855,1196,0,262394,1195,1197,
1198,131320,1197,131321,1196,131320,1198,327810,125,1199,1194,76,131321,1196,131320,1196,458997,
125,1200,1194,1197,1199,1198,327745,301,1201,300,318,262205,125,1202,1201,327812,125,1203,1200,
1202,327808,125,1204,1203,101,327812,125,1205,1204,316,327745,128,1206,1081,248,262205,127,1207,
1206,196670,1103,1207,327745,128,1208,1081,162,262205,127,1209,1208,196670,1104,1209,393273,125,
1210,401,1103,1104,327745,128,1211,1081,194,262205,127,1212,1211,196670,1105,1212,327745,128,1213,
1081,247,262205,127,1214,1213,196670,1106,1214,393273,125,1215,401,1105,1106,196855,1216,0,262394,
1195,1217,1218,131320,1217,327808,125,1219,1205,1161,327814,125,1220,1219,194,393281,310,1221,109,
224,1220,196670,1221,1210,327808,125,1222,1205,1160,327814,125,1223,1222,194,393281,310,1224,109,
224,1223,196670,1224,1215,131321,1216,131320,1218,327808,125,1225,1205,1161,327814,125,1226,1225,
194,393281,310,1227,112,224,1226,196670,1227,1210,327808,125,1228,1205,1160,327814,125,1229,1228,
194,393281,310,1230,112,224,1229,196670,1230,1215,131321,1216,131320,1216,131321,1163,131320,1163,
65789,65592,327734,123,1231,0,191,196663,132,1232,196663,128,1233,196663,132,1234,131320,1235,
327745,301,1236,300,313,262205,125,1237,1236,262205,125,1238,1234,327745,301,1239,300,244,262205,
125,1240,1239,327812,125,1241,1238,1240,327808,125,1242,1237,1241,262205,125,1243,1232,327808,125,
1244,1242,1243,393281,268,1245,47,224,1244,262205,127,1246,1245,262205,127,1247,1233,327745,317,
1248,300,321,262205,127,1249,1248,327813,127,113,1247,1249,327809,127,114,1246,113,196670,1245,
114,65789,65592,327734,123,1250,0,191,196663,132,1251,196663,128,1252,196663,132,1253,131320,1254,
327745,301,1255,300,313,262205,125,1256,1255,262205,125,1257,1253,327745,301,1258,300,244,262205,
125,1259,1258,327812,125,1260,1257,1259,327808,125,1261,1256,1260,262205,125,1262,1251,327808,125,
1263,1261,1262,262205,127,1264,1252,393281,268,1265,47,224,1263,196670,1265,1264,65789,65592,
327734,123,1266,0,192,196663,132,1267,196663,128,1268,196663,128,1269,196663,132,1270,131320,1271,
262203,128,1272,7,262203,128,1273,7,327745,301,1274,300,313,262205,125,1275,1274,262205,125,1276,
1270,327745,301,1277,300,244,262205,125,1278,1277,327812,125,1279,1276,1278,327808,125,1280,1275,
1279,262205,125,1281,1267,327808,125,1282,1280,1281,262205,127,1283,1268,196670,1272,1283,262205,
127,1284,1269,196670,1273,1284,393273,127,1285,976,1272,1273,393281,268,1286,47,224,1282,196670,
1286,1285,65789,65592,327734,135,1287,0,193,196663,132,1288,196663,132,1289,131320,1290,196855,
1291,0,262394,322,1292,1293,131320,1292,262205,125,1294,1289,327745,323,1295,296,1294,262205,135,
1296,1295,131321,1291,131320,1293,262205,125,1297,1288,327812,125,1298,1297,166,262205,125,1299,
1289,327808,125,1300,1298,1299,393281,325,1301,117,224,1300,262205,135,1302,1301,131321,1291,
131320,1291,458997,135,1303,1296,1292,1302,1293,131326,1303,65592,327734,123,1304,0,205,196663,
132,1305,196663,199,1306,196663,204,1307,131320,1308,262203,329,1309,7,131321,1310,131320,1310,
458997,125,1311,248,1308,1312,1313,262390,1314,1313,1,131321,1315,131320,1315,327856,195,1316,
1311,201,262394,1316,1317,1314,131320,1317,262205,125,1318,1305,327808,125,1319,1318,1311,327812,
125,1320,1319,141,262201,125,1321,370,327879,125,1322,1321,156,327808,125,1323,1320,1322,458764,
125,1324,1,38,1323,327,131321,1325,131320,1325,458997,125,1326,248,1317,1327,1328,262390,1329,
1328,1,131321,1330,131320,1330,327856,195,1331,1326,198,262394,1331,1332,1329,131320,1332,327812,
125,1333,1311,198,327808,125,1334,1333,1326,327745,301,1335,300,224,262205,125,1336,1335,196670,
1309,1306,327745,132,1337,1309,1326,262205,125,1338,1337,327812,125,1339,1338,330,327808,125,1340,
1336,1339,327808,125,1341,1340,1324,393281,325,1342,120,224,1341,262205,135,1343,1342,327745,136,
1344,1307,1334,196670,1344,1343,131321,1328,131320,1328,327808,125,1327,1326,227,131321,1325,
131320,1329,131321,1313,131320,1313,327808,125,1312,1311,227,131321,1310,131320,1314,65789,65592,
327734,123,1345,0,209,196663,132,1346,196663,203,1347,196663,208,1348,131320,1349,262203,132,1350,
7,262203,132,1351,7,262203,132,1352,7,262203,132,1353,7,262203,132,1354,7,262203,132,1355,7,
262203,132,1356,7,262203,132,1357,7,262203,136,1358,7,262203,204,1359,7,262203,136,1360,7,262203,
136,1361,7,262203,136,1362,7,262203,136,1363,7,131321,1364,131320,1364,458997,125,1365,248,1349,
1366,1367,262390,1368,1367,1,131321,1369,131320,1369,327856,195,1370,1365,201,262394,1370,1371,
1368,131320,1371,262205,125,1372,1346,327808,125,1373,1372,1365,327812,125,1374,1373,141,262201,
125,1375,370,327879,125,1376,1375,156,327808,125,1377,1374,1376,327814,125,1378,1377,194,327812,
125,1379,1378,141,327817,125,1380,1377,194,327808,125,1381,1379,1380,131321,1382,131320,1382,
458997,125,1383,248,1371,1384,1385,262390,1386,1385,1,131321,1387,131320,1387,327856,195,1388,
1383,9,262394,1388,1389,1386,131320,1389,196670,1350,1383,196670,1351,1381,393273,135,1390,1287,
1350,1351,327808,125,1391,1381,194,196670,1352,1383,196670,1353,1391,393273,135,1392,1287,1352,
1353,327808,125,1393,1381,167,196670,1354,1383,196670,1355,1393,393273,135,1394,1287,1354,1355,
327808,125,1395,1381,331,196670,1356,1383,196670,1357,1395,393273,135,1396,1287,1356,1357,131321,
1397,131320,1397,458997,125,1398,248,1389,1399,1400,262390,1401,1400,1,131321,1402,131320,1402,
327856,195,1403,1398,198,262394,1403,1404,1401,131320,1404,327812,125,1405,1383,198,327808,125,
1406,1405,1398,327812,125,1407,1365,198,327808,125,1408,1407,1398,196670,1359,1347,327745,136,
1409,1359,1408,262205,135,1410,1409,196670,1358,1410,196670,1360,1390,196670,1361,1392,196670,
1362,1394,196670,1363,1396,589881,133,1411,468,1358,1360,1361,1362,1363,327745,139,1412,1348,1406,
262205,133,1413,1412,327808,133,1414,1413,1411,196670,1412,1414,131321,1400,131320,1400,327808,
125,1399,1398,227,131321,1397,131320,1401,131321,1385,131320,1385,327808,125,1384,1383,227,131321,
1382,131320,1386,131321,1367,131320,1367,327808,125,1366,1365,227,131321,1364,131320,1368,65789,
65592,327734,123,369,0,210,196663,132,1415,131320,1416,262203,329,1417,7,262203,132,1418,7,262203,
132,1419,7,262203,208,1420,7,262203,338,1421,7,262203,132,1422,7,262203,204,1423,7,262203,341,
1424,7,262203,132,1425,7,262203,132,1426,7,262203,128,1427,7,262203,128,1428,7,262203,345,1429,7,
262203,132,1430,7,262203,208,1431,7,262203,132,1432,7,262203,204,1433,7,262203,132,1434,7,262203,
208,1435,7,262203,139,1436,7,262203,139,1437,7,262203,139,1438,7,262203,139,1439,7,262203,128,
1440,7,262203,128,1441,7,262203,132,1442,7,262203,132,1443,7,262203,128,1444,7,262203,132,1445,7,
262203,132,1446,7,262203,128,1447,7,262203,132,1448,7,262203,139,1449,7,262203,139,1450,7,262203,
128,1451,7,262203,128,1452,7,262203,132,1453,7,262203,132,1454,7,262203,128,1455,7,262203,128,
1456,7,262203,132,1457,7,262203,132,1458,7,262203,184,1459,7,262203,132,1460,7,262201,125,1461,
370,327879,125,1462,1461,156,327874,125,1463,1461,332,262205,125,1464,1415,327812,125,1465,1464,
333,327808,125,1466,1465,1463,327812,125,1467,1466,8,131321,1468,131320,1468,458997,125,1469,248,
1416,1470,1471,262390,1472,1471,1,131321,1473,131320,1473,327856,195,1474,1469,8,262394,1474,1475,
1472,131320,1475,327808,125,1476,1467,1469,327745,301,1477,300,334,262205,125,1478,1477,327810,
125,1479,1478,162,458764,125,1480,1,38,1476,1479,196855,1481,0,262394,335,1482,1483,131320,1482,
327814,125,1484,1480,167,327817,125,1485,1480,167,196670,1418,1484,196670,1419,1485,393273,125,
1486,999,1418,1419,131321,1481,131320,1483,131321,1481,131320,1481,458997,125,1487,1486,1482,1480,
1483,327745,132,1488,1417,1469,196670,1488,1487,196855,1489,0,262394,336,1490,1489,131320,1490,
327808,125,1491,8,1469,327808,125,1492,1478,1480,327745,132,1493,1417,1491,196670,1493,1492,
131321,1489,131320,1489,131321,1471,131320,1471,327808,125,1470,1469,227,131321,1468,131320,1472,
131321,1494,131320,1494,458997,125,1495,248,1472,1496,1497,262390,1498,1497,1,131321,1499,131320,
1499,327856,195,1500,1495,206,262394,1500,1501,1498,131320,1501,327745,139,1502,1420,1495,196670,
1502,224,131321,1497,131320,1497,327808,125,1496,1495,227,131321,1494,131320,1498,131321,1503,
131320,1503,458997,125,1504,248,1498,1505,1506,262390,1507,1506,1,131321,1508,131320,1508,327856,
195,1509,1504,198,262394,1509,1510,1507,131320,1510,327745,301,1511,300,227,262205,125,1512,1511,
327745,132,1513,1417,1504,262205,125,1514,1513,327808,125,1515,1512,1514,393281,268,1516,82,224,
1515,262205,127,1517,1516,327745,128,1518,1421,1504,196670,1518,1517,131321,1506,131320,1506,
327808,125,1505,1504,227,131321,1503,131320,1507,262205,199,1519,1417,196670,1422,248,458809,123,
1520,1304,1422,1519,1423,262205,203,1521,1423,196855,1522,0,262394,339,1523,1524,131320,1523,
327745,301,1525,300,225,262205,125,1526,1525,196670,1425,1526,327745,301,1527,300,332,262205,125,
1528,1527,196670,1426,1528,327745,317,1529,300,342,262205,127,1530,1529,196670,1427,1530,327745,
317,1531,300,343,262205,127,1532,1531,196670,1428,1532,524345,127,1533,833,1425,1426,1427,1428,
327745,128,1534,1424,224,196670,1534,1533,262205,133,1535,290,327745,139,1536,1429,224,196670,
1536,1535,131321,1522,131320,1524,131321,1537,131320,1537,458997,125,1538,248,1524,1539,1540,
262390,1541,1540,1,131321,1542,131320,1542,327856,195,1543,1538,9,262394,1543,1544,1541,131320,
1544,327745,301,1545,300,346,262205,125,1546,1545,327812,125,1547,194,1538,327808,125,1548,1546,
1547,393281,268,1549,47,224,1548,262205,127,1550,1549,327745,128,1551,1424,1538,196670,1551,1550,
327808,125,1552,1548,162,393281,268,1553,47,224,1552,262205,127,1554,1553,262268,133,1555,1554,
327745,139,1556,1429,1538,196670,1556,1555,131321,1540,131320,1540,327808,125,1539,1538,227,
131321,1537,131320,1541,131321,1522,131320,1522,196670,1430,248,262205,207,1557,1420,196670,1431,
1557,458809,123,1558,1345,1430,1521,1431,262205,207,1559,1431,196670,1420,1559,131321,1560,131320,
1560,458997,125,1561,201,1522,1562,1563,262390,1564,1563,0,131321,1565,131320,1565,327856,195,
1566,1561,347,262394,1566,1567,1564,131320,1567,262205,199,1568,1417,196670,1432,1561,458809,123,
1569,1304,1432,1568,1433,262205,203,1570,1433,196670,1434,1561,262205,207,1571,1420,196670,1435,
1571,458809,123,1572,1345,1434,1570,1435,262205,207,1573,1435,196670,1420,1573,131321,1563,131320,
1563,327808,125,1562,1561,201,131321,1560,131320,1564,131321,1574,131320,1574,458997,125,1575,248,
1564,1576,1577,262390,1578,1577,1,131321,1579,131320,1579,327856,195,1580,1575,9,262394,1580,1581,
1578,131320,1581,131321,1582,131320,1582,458997,125,1583,248,1581,1584,1585,262390,1586,1585,1,
131321,1587,131320,1587,327856,195,1588,1583,8,262394,1588,1589,1586,131320,1589,327812,125,1590,
1575,198,327808,125,1591,1590,1583,327745,139,1592,1420,1591,262205,133,1593,1592,196670,1436,
1593,327737,133,1594,526,1436,196855,1595,0,262394,348,1596,1595,131320,1596,327808,125,1597,1590,
8,327808,125,1598,1597,1583,327745,139,1599,1420,1598,262205,133,1600,1599,196670,1437,1600,
327737,133,1601,526,1437,131321,1595,131320,1595,458997,133,1602,224,1589,1601,1596,196670,1438,
1594,327745,139,1603,1429,1575,262205,133,1604,1603,196670,1439,1604,327745,128,1605,1424,1575,
262205,127,1606,1605,196670,1440,1606,327745,128,1607,1421,1583,262205,127,1608,1607,196670,1441,
1608,327745,132,1609,1417,1583,262205,125,1610,1609,196670,1442,1610,589881,127,1611,1032,1438,
1439,1440,1441,1442,327851,195,1612,1462,248,196855,1613,0,262394,1612,1614,1613,131320,1614,
131321,1585,131320,1613,196855,1615,0,262394,349,1616,1617,131320,1616,327812,125,1618,1575,333,
327808,125,1619,1618,1463,327812,125,1620,1619,8,327808,125,1621,1620,1583,327745,272,1622,354,
1621,196670,1622,1611,131321,1615,131320,1617,327808,125,1623,1467,1583,327745,301,1624,300,334,
262205,125,1625,1624,327856,195,1626,1623,1625,196855,1627,0,262394,1626,1628,1627,131320,1628,
327745,301,1629,300,274,262205,125,1630,1629,327856,195,1631,1575,1630,131321,1627,131320,1627,
458997,195,1632,1626,1617,1631,1628,196855,1633,0,262394,1632,1634,1633,131320,1634,196855,1635,0,
262394,355,1636,1637,131320,1636,262205,125,1638,1609,196670,1443,1638,196670,1444,1611,196670,
1445,1575,458809,123,1639,1231,1443,1444,1445,131321,1635,131320,1637,196855,1640,0,262394,356,
1641,1642,131320,1641,262205,125,1643,1609,196670,1446,1643,196670,1447,1611,196670,1448,1575,
458809,123,1644,1250,1446,1447,1448,131321,1640,131320,1642,327808,125,1645,357,1583,262205,125,
1646,1609,327808,125,1647,1625,1646,196670,1449,1602,262205,133,1648,1603,196670,1450,1648,262205,
127,1649,1605,196670,1451,1649,327745,128,1650,1421,1645,262205,127,1651,1650,196670,1452,1651,
196670,1453,1647,589881,127,1652,1032,1449,1450,1451,1452,1453,262205,125,1653,1609,196670,1454,
1653,196670,1455,1611,196670,1456,1652,196670,1457,1575,524345,123,1654,1266,1454,1455,1456,1457,
131321,1640,131320,1640,131321,1635,131320,1635,131321,1633,131320,1633,131321,1615,131320,1615,
131321,1585,131320,1585,327808,125,1584,1583,227,131321,1582,131320,1586,131321,1577,131320,1577,
327808,125,1576,1575,227,131321,1574,131320,1578,196855,1655,0,262394,358,1656,1655,131320,1656,
262368,194,194,273,262205,125,1657,1415,327812,125,1658,1657,360,327817,125,1659,1461,360,327808,
125,1660,1658,1659,327814,125,1661,1461,360,131321,1662,131320,1662,458997,125,1663,1661,1656,
1664,1665,262390,1666,1665,0,131321,1667,131320,1667,327856,195,1668,1663,9,262394,1668,1669,1666,
131320,1669,327812,125,1670,1663,360,327808,125,1671,1670,1659,327812,125,1672,1671,167,327812,
125,1673,1660,167,327745,301,1674,300,334,262205,125,1675,1674,327856,195,1676,1673,1675,196855,
1677,0,262394,1676,1678,1677,131320,1678,327745,301,1679,300,274,262205,125,1680,1679,327856,195,
1681,1663,1680,131321,1677,131320,1677,458997,195,1682,1676,1669,1681,1678,196855,1683,0,262394,
1682,1684,1683,131320,1684,327745,272,1685,354,1672,262205,127,1686,1685,327808,125,1687,1672,162,
327745,272,1688,354,1687,262205,127,1689,1688,327808,125,1690,1672,194,327745,272,1691,354,1690,
262205,127,1692,1691,327808,125,1693,1672,247,327745,272,1694,354,1693,262205,127,1695,1694,
458832,147,1696,1686,1689,1692,1695,196670,1458,1660,196670,1459,1696,196670,1460,1663,458809,123,
1697,1079,1458,1459,1460,131321,1683,131320,1683,131321,1665,131320,1665,327814,125,1698,6,360,
327808,125,1664,1663,1698,131321,1662,131320,1666,131321,1655,131320,1655,65789,65592,};
/* END GENERATED by tools/gen_spv.c */
/* clang-format on */

#define BITNET__WORDS(name) \
    { bitnet__spv_##name, sizeof bitnet__spv_##name / sizeof(uint32_t) }

/* [source][fast] */
static const bitnet__gpu_words bitnet__gpu_sources[BITNET__SOURCES][2] = {
    {BITNET__WORDS(attention_plain), BITNET__WORDS(attention_fast)},
    {BITNET__WORDS(choose_plain), BITNET__WORDS(choose_plain)},
    {BITNET__WORDS(embed_plain), BITNET__WORDS(embed_plain)},
    {BITNET__WORDS(gemm_plain), BITNET__WORDS(gemm_fast)},
    {BITNET__WORDS(grouped_plain), BITNET__WORDS(grouped_fast)},
    {BITNET__WORDS(head_plain), BITNET__WORDS(head_fast)},
    {BITNET__WORDS(heads_plain), BITNET__WORDS(heads_fast)},
    {BITNET__WORDS(joined_plain), BITNET__WORDS(joined_fast)},
    {BITNET__WORDS(numbers_plain), BITNET__WORDS(numbers_plain)},
    {BITNET__WORDS(prepare_plain), BITNET__WORDS(prepare_fast)},
    {BITNET__WORDS(screen_plain), BITNET__WORDS(screen_fast)},
    {BITNET__WORDS(survivors_plain), BITNET__WORDS(survivors_fast)},
    {BITNET__WORDS(ternary_plain), BITNET__WORDS(ternary_fast)}};

static bitnet__gpu_words bitnet__gpu_source(int source, bool fast) {
    return bitnet__gpu_sources[source][fast];
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
