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
   layer, 5 where attention needs one of its own, and 4 or 5 more. A greedy session goes on by
   itself: the token of the greatest logit is embedded next, several tokens in one submit
   (`tokens_per_submit`), and each is handed out when it is sampled; if something else is fed, what
   was computed ahead is dropped. Each token sends back its id and its final state. Prompts go in
   batches of up to 512 tokens, if the session's option `batch` allows it, through a tiled integer
   product; batches of 2 to 8 tokens, as speculative decoding verifies them, read the weights once.

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

   It takes models with ternary layers (I2_S, TQ1_0, TQ2_0 with one scale per tensor or row) whose
   embeddings and heads are not ternary. F16 embeddings are uploaded as halves, others as floats.
   Other models are refused with BITNET_ERROR_GPU_UNSUPPORTED, and so are sessions that have an
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
    BITNET__GPU_PUSH = 20,     /* words of push constants, at most */
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
    BITNET__SOURCE_HEAD,
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
} bitnet__gpu_layer;

#define BITNET__GPU_NONE 0xFFFFFFFFu

/* The embedding or the head, in pieces that a storage buffer can hold. */
typedef struct bitnet__gpu_table {
    const bitnet__matrix *matrix;
    bool halves; /* else floats */
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

    int layers_used; /* all; the self-test computes fewer */
    bitnet__gpu_block *blocks;
    int block_count;
    bitnet__gpu_layer *layers;
    bitnet__gpu_table lm_head, embedding; /* with the same pieces if they are one */
    bitnet__gpu_screen screen;            /* of the head */
    bitnet__gpu_region parameters;        /* gains, scales and biases */
    uint32_t output_gain;
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

static int bitnet__gpu_specialise_product(const bitnet_gpu *gpu, int product, int variant,
                                          uint32_t c[BITNET__CONSTANTS]) {
    static const uint32_t modes[BITNET__PRODUCTS] = {0, 1, 2, 1};
    const bitnet_model_info *info = &gpu->model->info;
    c[1] = (uint32_t)bitnet__gpu_columns(gpu, product);
    c[2] = modes[product];
    c[6] = (uint32_t)info->rope_width;
    c[7] = gpu->model->architecture->rope == BITNET__ROPE_NEIGHBOURS;
    c[8] = gpu->model->activation == BITNET__SILU;
    if (variant == 4) return BITNET__SOURCE_GEMM;
    c[9] = 1u << variant;
    c[10] = (uint32_t)bitnet__gpu_team_rows(gpu, product, 1 << variant);
    c[BITNET__CONSTANT_NORMED] =
        bitnet__has_part(gpu->model->parts, bitnet__gpu_products[product].norm);
    return BITNET__SOURCE_TERNARY;
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
    if (product >= 0) return bitnet__gpu_specialise_product(gpu, product / 5, product % 5, c);
    c[1] = (uint32_t)info->width;
    if (pipeline >= BITNET__PIPELINE_HEAD) {
        int tokens = 1 << (pipeline - BITNET__PIPELINE_HEAD);
        c[2] = gpu->lm_head.halves;
        c[3] = (uint32_t)tokens;
        c[4] = (uint32_t)bitnet__gpu_head_rows(gpu, tokens);
        return BITNET__SOURCE_HEAD;
    }
    if (pipeline >= BITNET__PIPELINE_SCREEN) {
        c[3] = 1u << (pipeline - BITNET__PIPELINE_SCREEN);
        return BITNET__SOURCE_SCREEN;
    }
    switch (pipeline) {
    case BITNET__PIPELINE_EMBED: c[2] = gpu->embedding.halves; return BITNET__SOURCE_EMBED;
    case BITNET__PIPELINE_ATTENTION_SPLIT:
    case BITNET__PIPELINE_ATTENTION_WHOLE: return BITNET__SOURCE_ATTENTION;
    case BITNET__PIPELINE_JOINED:
        bitnet__gpu_specialise_product(gpu, BITNET__PRODUCT_QKV, 0, c);
        return BITNET__SOURCE_JOINED;
    case BITNET__PIPELINE_CHOOSE: return BITNET__SOURCE_CHOOSE;
    case BITNET__PIPELINE_NUMBERS: return BITNET__SOURCE_NUMBERS;
    case BITNET__PIPELINE_FINAL:
        c[2] = c[BITNET__CONSTANT_NORMED] = true;
        c[3] = gpu->screen.there;
        return BITNET__SOURCE_PREPARE;
    case BITNET__PIPELINE_SURVIVORS:
        c[2] = gpu->lm_head.halves;
        c[3] = c[4] = 1;
        return BITNET__SOURCE_SURVIVORS;
    default:
        product = pipeline - BITNET__PIPELINE_PREPARE;
        bitnet__gpu_specialise_product(gpu, product, 0, c);
        c[2] = c[3] = 0;
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

static bitnet_result bitnet__gpu_check_model(const bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_model *model = gpu->model;
    const bitnet_model_info *info = &model->info;
    VkDeviceSize widest = bitnet__gpu_quants_stride((int)bitnet__widest(info));
    VkDeviceSize group = (VkDeviceSize)(info->heads / info->kv_heads);
    VkDeviceSize shared = widest + 8192; /* a quantised vector, and what sums and results take */
    VkDeviceSize attention =
        group * (bitnet__pad((size_t)info->head_width, 64) + 64 + 4) * 4 + 8192;
    int layer, i;
    if (attention > shared) shared = attention;
    if (shared < 16384) shared = 16384;
    if (shared > gpu->can.limits.maxComputeSharedMemorySize)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "the model's vectors are too wide for this GPU's shared memory");
    if (model->parts & ~BITNET__BITNET_PARTS)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "models of the architecture %s are not supported on the GPU",
                            model->architecture->name);
    if (model->basis.block)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "weights in a Hadamard basis are not supported on the GPU");
    if (model->activation == BITNET__GELU || model->embedding_scale != 1 ||
        model->residual_scale != 1)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "models with GELU, or with scales of embeddings or of what layers add, "
                            "are not supported on the GPU");
    if (info->head_width % 4 || info->rope_width % 4)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "heads whose width is no multiple of 4 are not supported on the GPU");
    if (!bitnet__is_float_type(model->lm_head.type) || model->lm_head.bias ||
        !bitnet__is_float_type(model->embedding.type))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "embeddings and heads that are ternary, and heads with a bias, are "
                            "not supported on the GPU");
    for (layer = 0; layer < info->layers; layer++)
        for (i = 0; i < BITNET__USUAL_MATRICES; i++) {
            const bitnet__matrix *m = &model->layers[layer].matrix[i];
            if (m->type != BITNET_TYPE_I2_S)
                return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                                    bitnet__is_grouped(m->type)
                                        ? "layer %i is multiplied by groups of %i columns: such "
                                          "models are not supported on the GPU"
                                        : "layer %i has weights that are not ternary: such models "
                                          "are not supported on the GPU",
                                    (int64_t)layer, (int64_t)BITNET__GROUP);
        }
    return BITNET_OK;
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

static uint32_t bitnet__gpu_put_parameters(bitnet_gpu *gpu, float *out) {
    const bitnet_model_info *info = &gpu->model->info;
    uint32_t used = 0;
    int l, p, i;
    for (l = 0; l < info->layers; l++) {
        const bitnet__layer *layer = &gpu->model->layers[l];
        bitnet__gpu_layer *to = &gpu->layers[l];
        for (p = 0; p < BITNET__PRODUCTS; p++) {
            const float *gain = bitnet__norm_of(layer, bitnet__gpu_products[p].norm);
            int first = bitnet__gpu_products[p].first;
            bool biases = false;
            for (i = first; i < first + bitnet__gpu_products[p].count; i++)
                biases = biases || layer->matrix[i].bias;
            to->gains[p] =
                gain ? bitnet__gpu_put(out, &used, gain, (size_t)bitnet__gpu_columns(gpu, p)) : 0;
            to->scales[p] = bitnet__gpu_put_rows(out, &used, layer, p, false);
            to->biases[p] =
                biases ? bitnet__gpu_put_rows(out, &used, layer, p, true) : BITNET__GPU_NONE;
        }
    }
    gpu->output_gain = bitnet__gpu_put(out, &used, gpu->model->output_norm, (size_t)info->width);
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
    size_t columns = bitnet__pad((size_t)matrix->columns, 64), rows;
    int32_t i;
    table->matrix = matrix;
    table->halves = matrix->type == BITNET_TYPE_F16;
    table->row_bytes = columns * (table->halves ? 2 : 4);
    rows = (size_t)((gpu->largest_range < gpu->largest_block ? gpu->largest_range
                                                             : gpu->largest_block) /
                    table->row_bytes);
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
        table->piece[i].size =
            (VkDeviceSize)(left < table->piece_rows ? left : table->piece_rows) * table->row_bytes;
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
    gpu->screen.there = !table->matrix->has_scale &&
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

static bitnet_result bitnet__gpu_send_table(bitnet__gpu_upload *upload,
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
            if (table->halves) memcpy(to, from, (size_t)m->columns * 2);
            else bitnet__type_of(m->type)->expand(from, m->columns, (float *)(void *)to);
        }
        result = bitnet__gpu_send(upload, &table->piece[piece], (VkDeviceSize)at * table->row_bytes,
                                  rows, (size_t)count * table->row_bytes, error);
        row += count;
    }
    bitnet__free(&upload->gpu->allocator, rows);
    return result;
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

   Calls >>screen, >>model, >>gpu-loader, >>gpu-device, >>gpu-memory and >>gpu-kernels.
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
    uint32_t x, q, attention, ffn, steps, states, logits, parts, lowers, list, mask, partial;
    uint32_t x_stride, q_stride, attention_stride, ffn_stride, logits_stride, parts_stride, chunks;

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
    VkDeviceSize used = 0, floats = 0;
    int32_t i;
    g->chunks = (uint32_t)(context + 63) / 64;
    g->x_stride = (uint32_t)bitnet__pad((size_t)info->width, 64);
    g->q_stride = (uint32_t)((size_t)info->heads * head);
    g->attention_stride = (uint32_t)bitnet__pad((size_t)(info->heads * info->head_width), 64);
    g->ffn_stride = (uint32_t)bitnet__pad((size_t)info->ffn_width, 64);
    g->logits_stride = (uint32_t)bitnet__pad((size_t)info->vocabulary, 64);
    g->parts_stride = 0;
    for (i = 0; i < gpu->lm_head.pieces; i++)
        g->parts_stride += (uint32_t)(gpu->lm_head.piece_rows / (BITNET__GPU_THREADS / 8)) + 1;

    g->x = bitnet__gpu_take_floats(&floats, batch * g->x_stride);
    g->q = bitnet__gpu_take_floats(&floats, batch * g->q_stride);
    g->attention = bitnet__gpu_take_floats(&floats, batch * g->attention_stride);
    g->ffn = bitnet__gpu_take_floats(&floats, batch * g->ffn_stride);
    g->steps = bitnet__gpu_take_floats(&floats, 4 * batch);
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
                                 bitnet__bits(m->scale)};
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

/* What the kernels of a layer are told: layer.glsl's Push. */
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
        groups * (uint32_t)(layer + 1)};
    memcpy(push, words, sizeof words);
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
    if (variant > 0) {
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
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_QKV, g->x, g->x_stride, g->q, g->q_stride);
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
    size_t width = (size_t)model->info.rope_width;
    float *all = (float *)bitnet__alloc(&g->gpu->allocator, (size_t)context, width * sizeof *all);
    bitnet_result result = all ? BITNET_OK : bitnet__no_memory(error);
    for (at = 0; at < context && result == BITNET_OK; at += n) {
        const float *page = bitnet__rope_of(model, at / BITNET__PAGE);
        n = context - at < BITNET__PAGE ? context - at : BITNET__PAGE;
        if (page) memcpy(all + (size_t)at * width, page, (size_t)n * width * sizeof *all);
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

   Calls >>model, >>batch, >>session, >>forward, >>sampler, >>gpu-memory, >>gpu-recording and
   >>gpu-running.
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

/* The choice and a sample of the logits of the session's last row. */
BITNET__NOINLINE static bitnet_result bitnet__gpu_test_lm_head(bitnet__gpu_probe *probe,
                                                               bitnet_error *error) {
    bitnet_session *s = probe->there;
    const bitnet__matrix *head = &probe->model.lm_head;
    int32_t vocabulary = probe->model.info.vocabulary, id, best = 0, chosen;
    float logit, *row = probe->here->choice->scratch[0].row, *logits = s->choice->logits;
    if (!s->backend->logits(s, logits)) {
        *error = s->error;
        return error->result;
    }
    for (id = 0; id < vocabulary; id++)
        if (logits[id] > logits[best]) best = id;
    if (!s->backend->choose(s, &chosen) || chosen != best)
        return bitnet__gpu_differs("choices", s->computed, error);
    for (id = 0; id < vocabulary; id += vocabulary / 512 + 1) {
        bitnet__scalar_kernels.dot(&logit, 0, head->type, head->data + (size_t)id * head->stride,
                                   head->stride, 1, head->columns, probe->here->hidden, 0, 1, row);
        if (head->has_scale) logit = logit * head->scale;
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

   Calls >>pool, >>model, >>gpu-device, >>gpu-memory, >>gpu-kernels, >>gpu-model, >>gpu-recording,
   >>gpu-running and >>gpu-selftest.
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
    return wanted && gpu->can.device_scope && shared <= gpu->can.limits.maxComputeSharedMemorySize;
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
    switch (pipeline) {
    case BITNET__PIPELINE_EMBED: return "embedding";
    case BITNET__PIPELINE_FINAL: return "last norm";
    case BITNET__PIPELINE_ATTENTION_SPLIT: return "attention";
    case BITNET__PIPELINE_JOINED: return "query, key, value; attention";
    case BITNET__PIPELINE_CHOOSE: return "choice";
    case BITNET__PIPELINE_SURVIVORS: return "head: survivors";
    default: return "head: screen";
    }
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
               (product == BITNET__PRODUCT_GATE_UP ? 2 : 1) *
               (int64_t)(bitnet__pad((size_t)bitnet__gpu_columns(gpu, product), 128) / 4);
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
    gpu->vk.CmdResetQueryPool(r->commands, r->times, 0, (uint32_t)(5 * gpu->layers_used + 64));
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
    create.queryCount = (uint32_t)(5 * gpu->layers_used + 64);
    times = (uint64_t *)bitnet__alloc(&gpu->allocator, create.queryCount,
                                      sizeof *times + sizeof *r.kernels);
    if (!times) return 0;
    r.kernels = (int *)(void *)(times + create.queryCount);
    if (5 * gpu->layers_used + 5 + 3 * gpu->lm_head.pieces < (int)create.queryCount &&
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
68,327752,42,18,35,72,327752,42,19,35,76,196679,42,2,262215,43,6,16,327752,44,0,35,0,196679,44,2,
262215,45,34,0,262215,45,33,4,196679,46,42,196679,47,42,196679,48,42,196679,49,42,196679,50,42,
196679,51,42,196679,52,42,262215,53,6,4,327752,54,0,35,0,196679,54,2,262215,55,34,0,262215,55,33,
5,196679,56,42,196679,57,42,196679,58,42,196679,59,42,196679,60,42,196679,61,42,196679,62,42,
196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,262215,68,6,8,262216,69,0,23,
327752,69,0,35,0,196679,69,2,262215,70,34,0,262215,70,33,2,262215,71,6,4,262215,72,6,4,262215,73,
6,4,262215,74,6,4,327752,75,0,35,0,327752,75,1,35,4,327752,75,2,35,8,327752,75,3,35,12,327752,75,
4,35,16,327752,75,5,35,20,327752,75,6,35,24,327752,75,7,35,28,327752,75,8,35,32,327752,75,9,35,36,
327752,75,10,35,40,327752,75,11,35,44,327752,75,12,35,48,327752,75,13,35,52,327752,75,14,35,56,
327752,75,15,35,60,327752,75,16,35,64,327752,75,17,35,96,327752,75,18,35,224,327752,75,19,35,2272,
196679,75,2,262215,76,34,0,262215,76,33,7,262215,77,1,13,262215,4,11,26,262215,78,1,0,262215,79,
11,25,131091,80,196641,81,80,262165,82,32,0,196641,83,82,262176,84,7,82,196630,85,32,262177,86,85,
84,262167,87,85,2,262177,88,87,84,262176,89,7,85,262177,90,85,89,393249,91,85,89,89,89,327713,92,
85,89,89,262187,82,93,8,262172,94,85,93,262176,95,7,94,262177,96,85,95,262177,97,82,84,131092,98,
262177,99,98,84,262167,100,82,4,262194,82,5,64,262187,82,101,63,393268,82,102,128,5,101,262187,82,
103,64,393268,82,104,134,102,103,393268,82,105,132,104,103,393268,82,106,134,105,103,393268,98,
107,176,106,93,393268,82,108,134,93,106,262187,82,109,1,458804,82,110,169,107,108,109,262194,82,6,
128,393268,82,111,134,6,93,393268,82,112,134,103,111,393268,98,113,176,110,112,393268,82,114,134,
103,111,458804,82,115,169,113,110,114,393268,82,116,132,115,106,262172,117,100,116,262176,118,7,
117,524321,119,80,84,84,84,84,118,393249,120,80,117,84,84,262177,121,80,84,262187,82,122,2,393268,
82,123,134,5,122,393268,82,124,128,123,6,393268,82,125,130,124,109,393268,82,126,134,125,6,393268,
82,127,134,103,126,393268,82,128,132,127,126,262172,129,82,128,262176,130,7,129,524321,131,80,84,
84,84,84,130,262194,82,7,4,262194,82,8,2,393268,82,132,134,7,8,393268,98,133,176,123,6,458804,82,
134,169,133,123,6,393268,82,135,134,6,134,393268,82,136,128,132,135,393268,82,137,130,136,109,
393268,82,138,134,6,134,393268,82,139,134,137,138,393268,82,140,132,139,126,262172,141,87,140,
262176,142,7,141,458785,143,80,129,84,84,142,262176,144,7,87,589857,145,80,89,89,144,89,89,144,
524321,146,80,84,84,84,89,144,458785,147,82,84,84,84,84,458785,148,80,84,84,84,84,524321,149,80,
84,84,84,84,142,262176,150,7,98,262177,151,80,150,393249,152,80,84,84,84,262176,153,1,82,262203,
153,3,1,262187,82,154,72,262187,82,155,264,262187,82,156,32768,262165,157,32,1,262187,157,158,16,
262187,82,159,32767,262187,157,160,13,262187,82,161,939524096,262187,82,162,260046848,262187,82,
163,947912704,262187,85,164,947912704,262187,82,165,8388608,196657,98,11,262187,82,166,65535,
262187,82,167,2129859015,262187,157,168,0,262187,157,169,4,262187,85,170,1073741824,262187,157,
171,1,262187,85,172,1117782016,262187,85,173,1069066811,262187,85,174,1262485504,262187,85,175,
1060208640,262187,85,176,3109978243,262187,85,177,961571175,262187,85,178,985088974,262187,85,179,
1007192328,262187,85,180,1026206145,262187,85,181,1042983594,262187,85,182,1056964608,262187,85,
183,1065353216,262187,82,184,127,262187,157,185,23,262187,85,186,3265265664,262187,85,187,0,
262187,82,188,4294967288,262172,189,85,6,262176,190,4,189,262203,190,191,4,262176,192,4,85,262187,
82,193,7,262187,157,194,8,393268,82,195,132,6,93,262172,196,85,195,262176,197,4,196,262203,197,
198,4,262187,82,199,32,262187,82,200,16,262187,82,201,48,262187,82,202,40,262187,82,203,24,262187,
82,204,56,262187,82,205,4,262187,82,206,6,262187,82,207,5,262187,82,208,3,1441822,42,82,82,82,82,
82,82,82,82,82,82,82,85,85,85,82,82,82,82,82,82,262176,209,9,42,262203,209,210,9,262187,157,211,9,
262176,212,9,82,262187,82,213,0,262187,157,214,3,196637,43,100,196638,44,43,262176,215,12,44,
262203,215,45,12,262176,216,12,100,262176,217,7,100,393268,82,218,132,106,205,393268,82,219,132,
106,205,262172,220,87,219,262176,221,7,220,393268,82,222,132,106,205,393268,82,223,132,132,105,
393268,82,224,134,223,122,262172,225,87,224,262176,226,4,225,262203,226,227,4,262176,228,4,87,
393268,82,229,132,132,103,262172,230,85,229,262176,231,4,230,262203,231,232,4,393268,82,233,130,
132,109,262172,234,85,132,262176,235,4,234,262203,235,236,4,262203,235,237,4,393268,82,238,134,
105,122,393268,82,239,130,123,109,196637,53,82,196638,54,53,262176,240,12,54,262203,240,55,12,
393268,82,241,134,105,122,262176,242,12,82,393268,82,243,130,132,109,196637,68,87,196638,69,68,
262176,244,12,69,262203,244,70,12,262187,157,245,14,262187,157,246,15,262176,247,12,87,262187,157,
248,17,393268,82,249,128,5,122,327724,87,250,187,187,262172,251,87,93,262176,252,7,251,262176,253,
4,98,262203,253,254,4,262172,71,82,93,262172,72,82,199,262187,82,255,512,262172,73,82,255,196637,
74,82,1441822,75,82,82,82,82,82,82,82,82,82,82,82,82,82,82,85,82,71,72,73,74,262176,256,12,75,
262203,256,76,12,262187,157,257,19,262203,235,258,4,262203,235,259,4,196656,98,77,262187,157,260,
5,262187,157,261,6,393268,82,262,132,132,105,393268,82,263,134,262,122,393268,82,264,132,115,111,
393268,82,265,132,115,111,393268,82,266,130,132,109,262167,267,82,3,262176,268,1,267,262203,268,4,
1,262194,82,78,1,393267,267,79,78,109,109,262187,82,269,1879048192,327734,80,2,0,81,131320,270,
262203,84,271,7,262203,84,272,7,262203,84,273,7,327745,153,274,4,122,262205,82,275,274,196670,271,
275,327745,153,276,4,109,262205,82,277,276,196670,272,277,327745,153,278,4,213,262205,82,279,278,
196670,273,279,458809,80,280,281,271,272,273,65789,65592,327734,82,282,0,83,131320,283,262205,82,
284,3,131326,284,65592,327734,80,285,0,81,131320,286,196833,109,154,262368,122,122,155,196833,109,
154,65789,65592,327734,85,287,0,86,196663,84,288,131320,289,262205,82,290,288,327879,82,291,290,
156,327876,82,292,291,158,262205,82,293,288,327879,82,294,293,159,327876,82,295,294,160,327808,82,
296,295,161,327854,98,297,295,162,196855,298,0,262394,297,299,298,131320,299,327808,82,300,295,
269,131321,298,131320,298,458997,82,301,296,289,300,299,327808,82,9,295,163,262268,85,302,9,
327811,85,10,302,164,327856,98,303,295,165,196855,304,0,262394,303,305,304,131320,305,262268,82,
306,10,131321,304,131320,304,458997,82,307,301,298,306,305,327877,82,308,307,292,262268,85,309,
308,131326,309,65592,327734,87,310,0,88,196663,84,311,131320,312,262203,84,313,7,262203,84,314,7,
196855,315,0,262394,11,316,315,131320,316,262205,82,317,311,393228,87,318,1,62,317,131326,318,
131320,315,262205,82,319,311,327879,82,320,319,166,196670,313,320,327737,85,321,287,313,262205,82,
322,311,327874,82,323,322,158,196670,314,323,327737,85,324,287,314,327760,87,325,321,324,131326,
325,65592,327734,85,326,0,90,196663,89,327,131320,328,262205,85,329,327,262268,82,330,329,327810,
82,12,167,330,262268,85,331,12,131321,332,131320,332,458997,85,333,331,328,15,334,458997,157,335,
168,328,336,334,262390,337,334,0,131321,338,131320,338,327857,98,339,335,169,262394,339,340,337,
131320,340,262205,85,341,327,327813,85,13,341,333,327811,85,14,170,13,327813,85,15,333,14,131321,
334,131320,334,327808,157,336,335,171,131321,332,131320,337,131326,333,65592,327734,85,342,0,90,
196663,89,343,131320,344,262205,85,345,343,327866,98,346,345,172,262205,85,347,343,393385,85,348,
346,172,347,327813,85,16,348,173,327809,85,17,16,174,327811,85,18,17,174,327813,85,19,18,175,
327811,85,20,348,19,327813,85,21,18,176,327811,85,22,20,21,327813,85,23,177,22,327809,85,24,23,
178,327813,85,25,24,22,327809,85,26,25,179,327813,85,27,26,22,327809,85,28,27,180,327813,85,29,28,
22,327809,85,30,29,181,327813,85,31,30,22,327809,85,32,31,182,327813,85,33,22,22,327813,85,34,32,
33,327809,85,35,34,22,327809,85,36,35,183,262268,82,349,17,327808,82,37,349,184,327876,82,350,37,
185,262268,85,351,350,327813,85,38,36,351,262205,85,352,343,327864,98,353,352,186,393385,85,354,
353,187,38,131326,354,65592,327734,85,355,0,91,196663,89,356,196663,89,357,196663,89,358,131320,
359,262205,85,360,356,262205,85,361,357,327813,85,39,360,361,262205,85,362,358,327809,85,40,39,
362,131326,40,65592,327734,85,363,0,92,196663,89,364,196663,89,365,131320,366,262205,85,367,364,
262205,85,368,365,327809,85,41,367,368,131326,41,65592,327734,85,369,0,90,196663,89,370,131320,
371,262201,82,372,282,327879,82,373,372,188,262368,122,122,155,262201,82,374,282,262205,85,375,
370,327745,192,376,191,374,196670,376,375,262368,122,122,155,327745,192,377,191,373,262205,85,378,
377,196670,370,378,131321,379,131320,379,458997,82,380,109,371,381,382,262390,383,382,0,131321,
384,131320,384,327856,98,385,380,93,262394,385,386,383,131320,386,327808,82,387,373,380,327745,
192,388,191,387,262205,85,389,388,262205,85,390,370,327866,98,391,389,390,196855,392,0,262394,391,
393,394,131320,393,262205,85,395,388,131321,392,131320,394,262205,85,396,370,131321,392,131320,
392,458997,85,397,395,393,396,394,196670,370,397,131321,382,131320,382,327808,82,381,380,171,
131321,379,131320,383,262205,85,398,370,131326,398,65592,327734,85,399,0,96,196663,95,400,131320,
401,262203,89,402,7,262203,89,403,7,262203,89,404,7,262203,89,405,7,262203,89,406,7,262203,89,407,
7,262203,89,408,7,262203,89,409,7,262203,89,410,7,262203,89,411,7,262203,89,412,7,262203,89,413,7,
262203,89,414,7,262203,89,415,7,262203,89,416,7,262203,89,417,7,262203,89,418,7,262203,89,419,7,
262203,89,420,7,262203,89,421,7,262203,89,422,7,262203,89,423,7,262203,89,424,7,262203,89,425,7,
262203,89,426,7,262203,89,427,7,262203,89,428,7,262203,89,429,7,262201,82,430,282,327879,82,431,
430,188,327812,82,432,431,93,327879,82,433,430,193,327808,82,434,432,433,262368,122,122,155,
131321,435,131320,435,458997,157,436,168,401,437,438,262390,439,438,1,131321,440,131320,440,
327857,98,441,436,194,262394,441,442,439,131320,442,327812,82,443,430,93,262268,82,444,436,327808,
82,445,443,444,327745,89,446,400,436,262205,85,447,446,327745,192,448,198,445,196670,448,447,
131321,438,131320,438,327808,157,437,436,171,131321,435,131320,439,262368,122,122,155,327808,82,
449,434,199,327745,192,450,198,434,262205,85,451,450,196670,402,451,327745,192,452,198,449,262205,
85,453,452,196670,403,453,393273,85,454,363,402,403,327808,82,455,434,200,327808,82,456,434,201,
327745,192,457,198,455,262205,85,458,457,196670,404,458,327745,192,459,198,456,262205,85,460,459,
196670,405,460,393273,85,461,363,404,405,196670,406,454,196670,407,461,393273,85,462,363,406,407,
327808,82,463,434,93,327808,82,464,434,202,327745,192,465,198,463,262205,85,466,465,196670,408,
466,327745,192,467,198,464,262205,85,468,467,196670,409,468,393273,85,469,363,408,409,327808,82,
470,434,203,327808,82,471,434,204,327745,192,472,198,470,262205,85,473,472,196670,410,473,327745,
192,474,198,471,262205,85,475,474,196670,411,475,393273,85,476,363,410,411,196670,412,469,196670,
413,476,393273,85,477,363,412,413,196670,414,462,196670,415,477,393273,85,478,363,414,415,327745,
192,479,191,430,196670,479,478,262368,122,122,155,327808,82,480,431,205,327745,192,481,191,431,
262205,85,482,481,196670,416,482,327745,192,483,191,480,262205,85,484,483,196670,417,484,393273,
85,485,363,416,417,327808,82,486,431,122,327808,82,487,431,206,327745,192,488,191,486,262205,85,
489,488,196670,418,489,327745,192,490,191,487,262205,85,491,490,196670,419,491,393273,85,492,363,
418,419,196670,420,485,196670,421,492,393273,85,493,363,420,421,327808,82,494,431,109,327808,82,
495,431,207,327745,192,496,191,494,262205,85,497,496,196670,422,497,327745,192,498,191,495,262205,
85,499,498,196670,423,499,393273,85,500,363,422,423,327808,82,501,431,208,327808,82,502,431,193,
327745,192,503,191,501,262205,85,504,503,196670,424,504,327745,192,505,191,502,262205,85,506,505,
196670,425,506,393273,85,507,363,424,425,196670,426,500,196670,427,507,393273,85,508,363,426,427,
196670,428,493,196670,429,508,393273,85,509,363,428,429,131326,509,65592,327734,82,510,0,97,
196663,84,511,131320,512,262201,82,513,282,327814,82,514,513,134,327812,82,515,514,139,262205,82,
516,511,327817,82,517,516,139,327808,82,518,515,517,131326,518,65592,327734,82,519,0,97,196663,84,
520,131320,521,262201,82,522,282,327817,82,523,522,134,262205,82,524,520,327814,82,525,524,139,
327812,82,526,525,6,327808,82,527,523,526,131326,527,65592,327734,98,528,0,99,196663,84,529,
131320,530,262203,84,531,7,262203,84,532,7,262205,82,533,529,196670,531,533,327737,82,534,510,531,
327856,98,535,534,132,196855,536,0,262394,535,537,536,131320,537,262205,82,538,529,196670,532,538,
327737,82,539,519,532,327856,98,540,539,123,131321,536,131320,536,458997,98,541,535,530,540,537,
131326,541,65592,327734,80,542,0,119,196663,84,543,196663,84,544,196663,84,545,196663,84,546,
196663,118,547,131320,548,262205,82,549,543,327745,212,550,210,211,262205,82,551,550,327812,82,
552,549,551,262205,82,553,544,327812,82,554,553,103,327808,82,555,552,554,327812,82,556,555,106,
327812,82,557,556,93,262201,82,558,282,327879,82,559,558,193,327808,82,560,557,559,131321,561,
131320,561,458997,82,562,213,548,563,564,262390,565,564,1,131321,566,131320,566,327856,98,567,562,
115,262394,567,568,565,131320,568,262205,82,569,546,327812,82,570,562,111,327808,82,571,569,570,
262201,82,572,282,327874,82,573,572,214,327808,82,574,571,573,262205,82,575,545,327810,82,576,575,
109,458764,82,577,1,38,574,576,131321,578,131320,578,458997,82,579,213,568,580,581,262390,582,581,
1,131321,583,131320,583,327856,98,584,579,106,262394,584,585,582,131320,585,327812,82,586,562,106,
327808,82,587,586,579,327812,82,588,577,106,327808,82,589,588,579,327812,82,590,589,93,327808,82,
591,560,590,393281,216,592,45,168,591,262205,100,593,592,327745,217,594,547,587,196670,594,593,
131321,581,131320,581,327808,82,580,579,171,131321,578,131320,582,131321,564,131320,564,327808,82,
563,562,171,131321,561,131320,565,65789,65592,327734,80,595,0,120,196663,117,596,196663,84,597,
196663,84,598,131320,599,262203,221,600,7,262203,84,601,7,262203,118,602,7,262203,95,603,7,262203,
144,604,7,262203,89,605,7,262203,89,606,7,262203,89,607,7,262203,89,608,7,262203,89,609,7,262203,
89,610,7,262203,95,611,7,262201,82,612,282,327879,82,613,612,193,131321,614,131320,614,458997,82,
615,213,599,616,617,262390,618,617,1,131321,619,131320,619,327856,98,620,615,115,262394,620,621,
618,131320,621,262205,82,622,598,327812,82,623,615,111,327808,82,624,622,623,262201,82,625,282,
327874,82,626,625,214,327808,82,627,624,626,131321,628,131320,628,458997,82,629,213,621,630,631,
262390,632,631,1,131321,633,131320,633,327856,98,634,629,218,262394,634,635,632,131320,635,327812,
82,636,615,106,327814,82,637,629,205,327808,82,638,636,637,327817,82,639,629,205,196670,602,596,
393281,84,640,602,638,639,262205,82,641,640,196670,601,641,327737,87,642,310,601,327745,144,643,
600,629,196670,643,642,131321,631,131320,631,327808,82,630,629,171,131321,628,131320,632,131321,
644,131320,644,458997,82,645,213,632,646,647,262390,648,647,0,131321,649,131320,649,327856,98,650,
645,132,262394,650,651,648,131320,651,131321,652,131320,652,458997,157,653,168,651,654,655,262390,
656,655,1,131321,657,131320,657,327857,98,658,653,194,262394,658,659,656,131320,659,327745,89,660,
603,653,196670,660,187,131321,655,131320,655,327808,157,654,653,171,131321,652,131320,656,131321,
661,131320,661,458997,82,662,213,656,663,664,262390,665,664,1,131321,666,131320,666,327856,98,667,
662,222,262394,667,668,665,131320,668,327812,82,669,645,106,327814,82,670,662,205,327808,82,671,
669,670,327812,82,672,671,199,327812,82,673,613,205,327808,82,674,672,673,327817,82,675,662,205,
327808,82,676,674,675,327745,228,677,227,676,262205,87,678,677,196670,604,678,327812,82,679,675,
122,327745,89,680,604,213,262205,85,681,680,196670,605,681,393281,89,682,600,662,213,262205,85,
683,682,196670,606,683,327745,89,684,603,679,262205,85,685,684,196670,607,685,458809,85,686,355,
605,606,607,196670,684,686,327808,82,687,679,109,327745,89,688,604,109,262205,85,689,688,196670,
608,689,393281,89,690,600,662,109,262205,85,691,690,196670,609,691,327745,89,692,603,687,262205,
85,693,692,196670,610,693,458809,85,694,355,608,609,610,196670,692,694,131321,664,131320,664,
327808,82,663,662,171,131321,661,131320,665,262205,94,695,603,196670,611,695,327737,85,696,399,
611,327850,98,697,613,213,262205,82,698,597,327856,98,699,627,698,327847,98,700,697,699,196855,
701,0,262394,700,702,701,131320,702,327812,82,703,645,103,327808,82,704,703,627,327745,192,705,
232,704,196670,705,696,131321,701,131320,701,131321,647,131320,647,327808,82,646,645,171,131321,
644,131320,648,131321,617,131320,617,327808,82,616,615,171,131321,614,131320,618,65789,65592,
327734,80,706,0,121,196663,84,707,131320,708,262203,95,709,7,262203,89,710,7,262203,89,711,7,
262203,89,712,7,262203,89,713,7,262203,95,714,7,262201,82,715,282,327879,82,716,715,193,262201,82,
717,282,327874,82,718,717,214,262368,122,122,155,131321,719,131320,719,458997,82,720,213,708,721,
722,262390,723,722,0,131321,724,131320,724,327856,98,725,720,132,262394,725,726,723,131320,726,
327808,82,727,720,718,458764,82,728,1,38,727,233,327812,82,729,728,103,327745,192,730,232,729,
262205,85,731,730,131321,732,131320,732,458997,85,733,731,726,734,735,458997,82,736,213,726,48,
735,262390,737,735,1,131321,738,131320,738,327856,98,739,736,93,262394,739,740,737,131320,740,
327812,82,46,716,93,327808,82,47,46,736,327808,82,741,729,47,327745,192,742,232,741,262205,85,743,
742,262205,82,744,707,327856,98,745,47,744,393385,85,746,745,743,733,327745,89,747,709,736,196670,
747,746,262205,85,748,747,327866,98,749,748,733,196855,750,0,262394,749,751,752,131320,751,262205,
85,753,747,131321,750,131320,752,131321,750,131320,750,458997,85,734,753,751,733,752,131321,735,
131320,735,327808,82,48,736,171,131321,732,131320,737,196670,710,733,327737,85,754,369,710,131321,
755,131320,755,458997,82,756,213,737,52,757,262390,758,757,1,131321,759,131320,759,327856,98,760,
756,93,262394,760,761,758,131320,761,262271,85,49,754,327745,89,762,709,756,262205,85,763,762,
196670,711,763,196670,712,49,393273,85,764,363,711,712,196670,713,764,327737,85,765,342,713,
327812,82,50,716,93,327808,82,51,50,756,262205,82,766,707,327856,98,767,51,766,393385,85,768,767,
765,187,196670,762,768,131321,757,131320,757,327808,82,52,756,171,131321,755,131320,758,262205,94,
769,709,196670,714,769,327737,85,770,399,714,262368,122,122,155,327856,98,771,727,132,196855,772,
0,262394,771,773,772,131320,773,131321,774,131320,774,458997,82,775,213,773,776,777,262390,778,
777,1,131321,779,131320,779,327856,98,780,775,93,262394,780,781,778,131320,781,327812,82,782,716,
93,327808,82,783,729,782,327808,82,784,783,775,327745,89,785,709,775,262205,85,786,785,327745,192,
787,232,784,196670,787,786,131321,777,131320,777,327808,82,776,775,171,131321,774,131320,778,
327850,98,788,716,213,196855,789,0,262394,788,790,789,131320,790,327745,192,791,236,728,196670,
791,754,327745,192,792,237,728,196670,792,770,131321,789,131320,789,131321,772,131320,772,131321,
722,131320,722,327808,82,721,720,111,131321,719,131320,723,262368,122,122,155,65789,65592,327734,
80,793,0,131,196663,84,794,196663,84,795,196663,84,796,196663,84,797,196663,130,798,131320,799,
262203,84,800,7,262205,82,801,794,327745,212,802,210,211,262205,82,803,802,327812,82,804,801,803,
262205,82,805,795,327812,82,806,805,103,327808,82,807,804,806,327812,82,808,807,238,131321,809,
131320,809,458997,82,810,213,799,811,812,262390,813,812,1,131321,814,131320,814,327856,98,815,810,
128,262394,815,816,813,131320,816,327814,82,817,810,127,327812,82,818,817,139,196670,800,818,
327737,82,819,519,800,458764,82,820,1,38,819,239,262205,82,821,797,327817,82,822,810,127,327808,
82,823,821,822,262205,82,824,796,327810,82,825,824,109,458764,82,826,1,38,823,825,327812,82,827,
826,241,327808,82,828,808,827,327808,82,829,828,820,393281,242,830,55,168,829,262205,82,831,830,
327745,84,832,798,810,196670,832,831,131321,812,131320,812,327808,82,811,810,171,131321,809,
131320,813,65789,65592,327734,80,833,0,143,196663,129,834,196663,84,835,196663,84,836,196663,142,
837,131320,838,262203,130,839,7,262203,84,840,7,262203,84,841,7,131321,842,131320,842,458997,82,
843,213,838,59,844,262390,845,844,1,131321,846,131320,846,327856,98,847,843,127,262394,847,848,
845,131320,848,131321,849,131320,849,458997,82,850,213,848,851,852,262390,853,852,1,131321,854,
131320,854,327856,98,855,850,126,262394,855,856,853,131320,856,262205,82,857,836,327808,82,56,857,
843,262205,82,858,835,327856,98,859,56,858,196855,860,0,262394,859,861,862,131320,861,327812,82,
863,850,127,327808,82,864,863,843,196670,839,834,327745,84,865,839,864,262205,82,866,865,131321,
860,131320,862,131321,860,131320,860,458997,82,867,866,861,213,862,196670,840,867,327737,87,868,
310,840,131321,869,131320,869,458997,82,870,213,860,871,872,262390,873,872,1,131321,874,131320,
874,327856,98,875,870,139,262394,875,876,873,131320,876,327812,82,877,850,139,327808,82,878,877,
870,196670,841,878,327737,82,879,510,841,458764,82,880,1,38,879,243,327812,82,881,880,103,262205,
82,882,836,327808,82,883,881,882,327808,82,884,883,843,327745,192,885,232,884,262205,85,886,885,
327745,144,887,837,878,262205,87,888,887,327822,87,57,868,886,327809,87,58,888,57,196670,887,58,
131321,872,131320,872,327808,82,871,870,171,131321,869,131320,873,131321,852,131320,852,327808,82,
851,850,171,131321,849,131320,853,131321,844,131320,844,327808,82,59,843,171,131321,842,131320,
845,65789,65592,327734,80,889,0,145,196663,89,890,196663,89,891,196663,144,892,196663,89,893,
196663,89,894,196663,144,895,131320,896,262203,89,897,7,262203,89,898,7,262203,89,899,7,262203,89,
900,7,262203,89,901,7,262203,89,902,7,262205,85,903,890,262205,85,904,893,327866,98,905,903,904,
262205,85,906,890,262205,85,907,893,393385,85,908,905,906,907,262271,85,60,908,262205,85,909,890,
196670,897,909,196670,898,60,393273,85,910,363,897,898,196670,899,910,327737,85,911,342,899,
262205,85,912,893,196670,900,912,196670,901,60,393273,85,913,363,900,901,196670,902,913,327737,85,
914,342,902,262205,85,915,891,327813,85,61,915,911,262205,85,916,894,327813,85,62,916,914,327809,
85,63,61,62,262205,87,917,892,327822,87,64,917,911,262205,87,918,895,327822,87,65,918,914,327809,
87,66,64,65,196670,891,63,196670,892,66,196670,890,908,65789,65592,327734,80,919,0,146,196663,84,
920,196663,84,921,196663,84,922,196663,89,923,196663,144,924,131320,925,262203,84,926,7,262203,89,
927,7,262203,84,928,7,262205,82,929,921,327812,82,930,929,132,262205,82,931,922,196670,926,931,
327737,82,932,510,926,327808,82,933,930,932,262205,87,934,924,262205,85,935,923,196670,927,935,
327737,85,936,326,927,327822,87,67,934,936,327745,212,937,210,245,262205,82,938,937,262205,82,939,
920,327745,212,940,210,246,262205,82,941,940,327812,82,942,939,941,327808,82,943,938,942,327812,
82,944,933,5,327808,82,945,943,944,327814,82,946,945,122,262205,82,947,922,196670,928,947,327737,
82,948,519,928,327808,82,949,946,948,393281,247,950,70,168,949,196670,950,67,65789,65592,327734,
82,951,0,147,196663,84,952,196663,84,953,196663,84,954,196663,84,955,131320,956,327745,212,957,
210,158,262205,82,958,957,262205,82,959,952,327812,82,960,959,8,262205,82,961,953,327808,82,962,
960,961,327745,212,963,210,248,262205,82,964,963,327812,82,965,962,964,262205,82,966,954,327808,
82,967,965,966,327812,82,968,967,132,262205,82,969,955,327808,82,970,968,969,327812,82,971,970,
249,327808,82,972,958,971,327814,82,973,972,122,131326,973,65592,327734,80,974,0,148,196663,84,
975,196663,84,976,196663,84,977,196663,84,978,131320,979,262203,84,980,7,262203,84,981,7,262203,
84,982,7,262203,84,983,7,262203,84,984,7,262203,252,985,7,262203,252,986,7,262203,84,987,7,262203,
89,988,7,262203,89,989,7,262203,144,990,7,262203,89,991,7,262203,89,992,7,262203,144,993,7,262203,
84,994,7,262203,84,995,7,262203,84,996,7,262203,89,997,7,262203,144,998,7,131321,999,131320,999,
458997,87,1000,250,979,1001,1002,458997,85,1003,187,979,1004,1002,458997,82,1005,213,979,1006,
1002,458997,85,1007,187,979,1008,1002,262390,1009,1002,0,131321,1010,131320,1010,262205,82,1011,
977,327856,98,1012,1005,1011,262394,1012,1013,1009,131320,1013,131321,1014,131320,1014,458997,82,
1015,213,1013,1016,1017,262390,1018,1017,1,131321,1019,131320,1019,327856,98,1020,1015,93,262394,
1020,1021,1018,131320,1021,327808,82,1022,1005,1015,262205,82,1023,977,327810,82,1024,1023,109,
458764,82,1025,1,38,1022,1024,262205,82,1026,978,196670,980,1026,327737,82,1027,510,980,262205,82,
1028,975,196670,981,1028,262205,82,1029,976,196670,982,1029,196670,983,1025,196670,984,1027,
524345,82,1030,951,981,982,983,984,327808,82,1031,1030,123,393281,247,1032,70,168,1031,262205,87,
1033,1032,327745,144,1034,985,1015,196670,1034,1033,262205,82,1035,978,196670,987,1035,327737,82,
1036,519,987,327808,82,1037,1030,1036,393281,247,1038,70,168,1037,262205,87,1039,1038,327745,144,
1040,986,1015,196670,1040,1039,131321,1017,131320,1017,327808,82,1016,1015,171,131321,1014,131320,
1018,131321,1041,131320,1041,458997,87,1001,1000,1018,1042,1043,458997,85,1004,1003,1018,1044,
1043,458997,85,1008,1007,1018,1045,1043,458997,82,1046,213,1018,1047,1043,262390,1048,1043,1,
131321,1049,131320,1049,327856,98,1050,1046,93,262394,1050,1051,1048,131320,1051,327808,82,1052,
1005,1046,327850,98,1053,1052,213,196855,1054,0,262394,1053,1055,1056,131320,1055,393281,89,1057,
985,1046,213,262205,85,1058,1057,393281,89,1059,985,1046,109,262205,85,1060,1059,327745,144,1061,
986,1046,262205,87,1062,1061,131321,1054,131320,1056,262205,82,1063,977,327856,98,1064,1052,1063,
196855,1065,0,262394,1064,1066,1065,131320,1066,196670,988,1008,196670,989,1004,196670,990,1001,
393281,89,1067,985,1046,213,262205,85,1068,1067,196670,991,1068,393281,89,1069,985,1046,109,
262205,85,1070,1069,196670,992,1070,327745,144,1071,986,1046,262205,87,1072,1071,196670,993,1072,
655417,80,1073,889,988,989,990,991,992,993,262205,85,1074,988,262205,85,1075,989,262205,87,1076,
990,131321,1065,131320,1065,458997,87,1077,1001,1056,1076,1066,458997,85,1078,1004,1056,1075,1066,
458997,85,1079,1008,1056,1074,1066,131321,1054,131320,1054,458997,87,1042,1062,1055,1077,1065,
458997,85,1044,1060,1055,1078,1065,458997,85,1045,1058,1055,1079,1065,131321,1043,131320,1043,
327808,82,1047,1046,171,131321,1041,131320,1048,131321,1002,131320,1002,327808,82,1006,1005,93,
131321,999,131320,1009,262205,82,1080,975,196670,994,1080,262205,82,1081,976,196670,995,1081,
262205,82,1082,978,196670,996,1082,196670,997,1003,196670,998,1000,589881,80,1083,919,994,995,996,
997,998,65789,65592,327734,80,1084,0,149,196663,84,1085,196663,84,1086,196663,84,1087,196663,84,
1088,196663,142,1089,131320,1090,262203,84,1091,7,262203,84,1092,7,262203,84,1093,7,262203,84,
1094,7,262203,84,1095,7,262203,84,1096,7,262203,84,1097,7,262203,84,1098,7,262203,84,1099,7,
262203,84,1100,7,262203,84,1101,7,262203,84,1102,7,262203,84,1103,7,262203,84,1104,7,262203,84,
1105,7,262203,84,1106,7,262201,82,1107,282,262205,82,1108,1085,327812,82,1109,1108,8,262205,82,
1110,1086,327808,82,1111,1109,1110,131321,1112,131320,1112,458997,82,1113,213,1090,1114,1115,
262390,1116,1115,1,131321,1117,131320,1117,327856,98,1118,1113,140,262394,1118,1119,1116,131320,
1119,196670,1091,1113,327737,98,1120,528,1091,196855,1121,0,262394,1120,1122,1121,131320,1122,
196670,1092,1113,327737,82,1123,510,1092,262205,82,1124,1085,196670,1093,1124,262205,82,1125,1086,
196670,1094,1125,262205,82,1126,1087,196670,1095,1126,196670,1096,1123,524345,82,1127,951,1093,
1094,1095,1096,196670,1097,1113,327737,82,1128,519,1097,327808,82,1129,1127,1128,327745,144,1130,
1089,1113,262205,87,1131,1130,393281,247,1132,70,168,1129,196670,1132,1131,131321,1121,131320,
1121,131321,1115,131320,1115,327808,82,1114,1113,171,131321,1112,131320,1116,131321,1133,131320,
1133,458997,82,1134,1107,1116,1135,1136,262390,1137,1136,0,131321,1138,131320,1138,327856,98,1139,
1134,132,262394,1139,1140,1137,131320,1140,262205,82,1141,1085,196670,1098,1141,262205,82,1142,
1086,196670,1099,1142,262205,82,1143,1087,196670,1100,1143,196670,1101,1134,524345,82,1144,951,
1098,1099,1100,1101,327808,82,1145,1144,123,327745,192,1146,236,1134,262205,85,1147,1146,327745,
192,1148,237,1134,262205,85,1149,1148,327760,87,1150,1147,1149,393281,247,1151,70,168,1145,196670,
1151,1150,131321,1136,131320,1136,327808,82,1135,1134,6,131321,1133,131320,1137,262201,80,1152,
285,327850,98,1153,1107,213,196855,1154,0,262394,1153,1155,1154,131320,1155,393281,242,1156,76,
257,1111,458986,82,1157,1156,109,213,109,262205,82,1158,1088,327810,82,1159,1158,109,327850,98,
1160,1157,1159,196670,254,1160,262205,98,1161,254,196855,1162,0,262394,1161,1163,1162,131320,1163,
196670,1156,213,131321,1162,131320,1162,131321,1154,131320,1154,262201,80,1164,285,262205,98,1165,
254,262312,98,1166,1165,196855,1167,0,262394,1166,1168,1167,131320,1168,65789,131320,1167,131321,
1169,131320,1169,458997,82,1170,213,1167,1171,1172,262390,1173,1172,0,131321,1174,131320,1174,
327856,98,1175,1170,140,262394,1175,1176,1173,131320,1176,196670,1102,1170,327737,98,1177,528,
1102,196855,1178,0,262394,1177,1179,1178,131320,1179,262205,82,1180,1085,196670,1103,1180,262205,
82,1181,1086,196670,1104,1181,262205,82,1182,1088,196670,1105,1182,196670,1106,1170,524345,80,
1183,974,1103,1104,1105,1106,131321,1178,131320,1178,131321,1172,131320,1172,327808,82,1171,1170,
171,131321,1169,131320,1173,65789,65592,327734,80,1184,0,151,196663,150,1185,131320,1186,262203,
89,1187,7,262203,89,1188,7,262203,144,1189,7,262203,89,1190,7,262203,89,1191,7,262203,144,1192,7,
262201,82,1193,282,131321,1194,131320,1194,458997,82,1195,1193,1186,1196,1197,262390,1198,1197,0,
131321,1199,131320,1199,327856,98,1200,1195,132,262394,1200,1201,1198,131320,1201,327745,192,1202,
258,1195,262205,85,1203,1202,327745,192,1204,259,1195,262205,85,1205,1204,262205,98,1206,1185,
196855,1207,0,262394,1206,1208,1209,131320,1208,327745,192,1210,236,1195,262205,85,1211,1210,
327745,192,1212,237,1195,262205,85,1213,1212,131321,1207,131320,1209,196670,1187,1203,196670,1188,
1205,196670,1189,250,327745,192,1214,236,1195,262205,85,1215,1214,196670,1190,1215,327745,192,
1216,237,1195,262205,85,1217,1216,196670,1191,1217,196670,1192,250,655417,80,1218,889,1187,1188,
1189,1190,1191,1192,262205,85,1219,1187,262205,85,1220,1188,131321,1207,131320,1207,458997,85,
1221,1213,1208,1220,1209,458997,85,1222,1211,1208,1219,1209,196670,1202,1222,196670,1204,1221,
131321,1197,131320,1197,327808,82,1196,1195,6,131321,1194,131320,1198,65789,65592,327734,80,281,0,
152,196663,84,1223,196663,84,1224,196663,84,1225,131320,1226,262203,84,1227,7,262203,84,1228,7,
262203,84,1229,7,262203,84,1230,7,262203,118,1231,7,262203,84,1232,7,262203,84,1233,7,262203,84,
1234,7,262203,84,1235,7,262203,84,1236,7,262203,84,1237,7,262203,118,1238,7,262203,84,1239,7,
262203,84,1240,7,262203,84,1241,7,262203,84,1242,7,262203,84,1243,7,262203,84,1244,7,262203,130,
1245,7,262203,84,1246,7,262203,142,1247,7,262203,84,1248,7,262203,84,1249,7,262203,142,1250,7,
262203,84,1251,7,262203,84,1252,7,262203,84,1253,7,262203,84,1254,7,262203,130,1255,7,262203,84,
1256,7,262203,84,1257,7,262203,142,1258,7,262203,84,1259,7,262203,142,1260,7,262203,89,1261,7,
262203,89,1262,7,262203,144,1263,7,262203,89,1264,7,262203,89,1265,7,262203,144,1266,7,262203,150,
1267,7,262203,84,1268,7,262203,84,1269,7,262203,84,1270,7,262203,84,1271,7,262203,142,1272,7,
262203,84,1273,7,262203,84,1274,7,262203,84,1275,7,262203,84,1276,7,262203,84,1277,7,262203,89,
1278,7,262203,144,1279,7,262201,82,1280,282,327745,242,1281,76,168,262205,82,1282,1281,262205,82,
1283,1223,327808,82,1284,1282,1283,327814,82,1285,1284,103,327808,82,1286,1285,109,262205,82,1287,
1225,393385,82,1288,77,1287,213,196855,1289,0,262394,77,1290,1291,131320,1290,327808,82,1292,1288,
109,131321,1289,131320,1291,131321,1289,131320,1289,458997,82,1293,1292,1290,1286,1291,327854,98,
1294,1288,1286,196855,1295,0,262394,1294,1296,1295,131320,1296,65789,131320,1295,131321,1297,
131320,1297,458997,82,1298,1288,1295,1299,1300,262390,1301,1300,0,131321,1302,131320,1302,327856,
98,1303,1298,1293,262394,1303,1304,1301,131320,1304,327808,82,1305,1284,109,327812,82,1306,1298,
103,327810,82,1307,1305,1306,458764,82,1308,1,38,103,1307,262205,82,1309,1224,196670,1227,1309,
196670,1228,1298,196670,1229,1308,196670,1230,213,589881,80,1310,542,1227,1228,1229,1230,1231,
262205,117,1311,1231,327850,98,1312,1298,1288,196855,1313,0,262394,1312,1314,1313,131320,1314,
327745,212,1315,210,260,262205,82,1316,1315,262205,82,1317,1223,327745,212,1318,210,261,262205,82,
1319,1318,327812,82,1320,1317,1319,327808,82,1321,1316,1320,327814,82,1322,1321,122,262205,82,
1323,1224,327812,82,1324,1323,132,327812,82,1325,1324,105,327814,82,1326,1325,122,327808,82,1327,
1322,1326,131321,1328,131320,1328,458997,82,1329,1280,1314,1330,1331,262390,1332,1331,0,131321,
1333,131320,1333,327856,98,1334,1329,263,262394,1334,1335,1332,131320,1335,327808,82,1336,1327,
1329,393281,247,1337,70,168,1336,262205,87,1338,1337,327745,228,1339,227,1329,196670,1339,1338,
131321,1331,131320,1331,327808,82,1330,1329,6,131321,1328,131320,1332,262368,122,122,155,131321,
1313,131320,1313,196670,1232,1308,196670,1233,213,458809,80,1340,595,1311,1232,1233,131321,1341,
131320,1341,458997,82,1342,264,1313,1343,1344,262390,1345,1344,0,131321,1346,131320,1346,327856,
98,1347,1342,103,262394,1347,1348,1345,131320,1348,262205,82,1349,1224,196670,1234,1349,196670,
1235,1298,196670,1236,1308,196670,1237,1342,589881,80,1350,542,1234,1235,1236,1237,1238,262205,
117,1351,1238,196670,1239,1308,196670,1240,1342,458809,80,1352,595,1351,1239,1240,131321,1344,
131320,1344,327808,82,1343,1342,265,131321,1341,131320,1345,262205,82,1353,1224,196670,1241,1353,
196670,1242,1298,196670,1243,1308,196670,1244,213,589881,80,1354,793,1241,1242,1243,1244,1245,
262205,129,1355,1245,196670,1246,1308,327737,80,1356,706,1246,131321,1357,131320,1357,458997,82,
1358,213,1345,1359,1360,262390,1361,1360,1,131321,1362,131320,1362,327856,98,1363,1358,140,262394,
1363,1364,1361,131320,1364,327745,144,1365,1247,1358,196670,1365,250,131321,1360,131320,1360,
327808,82,1359,1358,171,131321,1357,131320,1361,196670,1248,1308,196670,1249,213,262205,141,1366,
1247,196670,1250,1366,524345,80,1367,833,1355,1248,1249,1250,262205,141,1368,1250,196670,1247,
1368,131321,1369,131320,1369,458997,82,1370,127,1361,1371,1372,262390,1373,1372,0,131321,1374,
131320,1374,327856,98,1375,1370,103,262394,1375,1376,1373,131320,1376,262205,82,1377,1224,196670,
1251,1377,196670,1252,1298,196670,1253,1308,196670,1254,1370,589881,80,1378,793,1251,1252,1253,
1254,1255,262205,129,1379,1255,196670,1256,1308,196670,1257,1370,262205,141,1380,1247,196670,1258,
1380,524345,80,1381,833,1379,1256,1257,1258,262205,141,1382,1258,196670,1247,1382,131321,1372,
131320,1372,327808,82,1371,1370,127,131321,1369,131320,1373,131321,1383,131320,1383,458997,82,
1384,213,1373,1385,1386,262390,1387,1386,1,131321,1388,131320,1388,327856,98,1389,1384,140,262394,
1389,1390,1387,131320,1390,196670,1259,1384,327737,82,1391,510,1259,458764,82,1392,1,38,1391,266,
327745,192,1393,258,1392,262205,85,1394,1393,327745,192,1395,259,1392,262205,85,1396,1395,196855,
1397,0,262394,1312,1398,1399,131320,1398,327745,144,1400,1247,1384,262205,87,1401,1400,327745,144,
1402,1260,1384,196670,1402,1401,131321,1397,131320,1399,196670,1261,1394,196670,1262,1396,327745,
144,1403,1260,1384,262205,87,1404,1403,196670,1263,1404,327745,192,1405,236,1392,262205,85,1406,
1405,196670,1264,1406,327745,192,1407,237,1392,262205,85,1408,1407,196670,1265,1408,327745,144,
1409,1247,1384,262205,87,1410,1409,196670,1266,1410,655417,80,1411,889,1261,1262,1263,1264,1265,
1266,262205,87,1412,1263,196670,1403,1412,131321,1397,131320,1397,131321,1386,131320,1386,327808,
82,1385,1384,171,131321,1383,131320,1387,262368,122,122,155,196670,1267,1312,327737,80,1413,1184,
1267,262368,122,122,155,131321,1300,131320,1300,327808,82,1299,1298,171,131321,1297,131320,1301,
327852,98,1414,1286,109,327847,98,1415,77,1414,196855,1416,0,262394,1415,1417,1416,131320,1417,
262205,82,1418,1223,196670,1268,1418,262205,82,1419,1224,196670,1269,1419,196670,1270,1288,196670,
1271,1286,262205,141,1420,1260,196670,1272,1420,589881,80,1421,1084,1268,1269,1270,1271,1272,
65789,131320,1416,131321,1422,131320,1422,458997,82,1423,213,1416,1424,1425,262390,1426,1425,1,
131321,1427,131320,1427,327856,98,1428,1423,140,262394,1428,1429,1426,131320,1429,196670,1273,
1423,327737,98,1430,528,1273,196855,1431,0,262394,1430,1432,1431,131320,1432,196670,1274,1423,
327737,82,1433,510,1274,262205,82,1434,1223,196670,1275,1434,262205,82,1435,1224,196670,1276,1435,
196670,1277,1423,327745,192,1436,259,1433,262205,85,1437,1436,196670,1278,1437,327745,144,1438,
1260,1423,262205,87,1439,1438,196670,1279,1439,589881,80,1440,919,1275,1276,1277,1278,1279,131321,
1431,131320,1431,131321,1425,131320,1425,327808,82,1424,1423,171,131321,1422,131320,1426,65789,
65592,};
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
327752,42,16,35,64,327752,42,17,35,68,327752,42,18,35,72,327752,42,19,35,76,196679,42,2,262215,43,
6,16,327752,44,0,35,0,196679,44,2,262215,45,34,0,262215,45,33,4,196679,46,42,196679,47,42,196679,
48,42,196679,49,42,196679,50,42,196679,51,42,196679,52,42,262215,53,6,4,327752,54,0,35,0,196679,
54,2,262215,55,34,0,262215,55,33,5,196679,56,42,196679,57,42,196679,58,42,196679,59,42,196679,60,
42,196679,61,42,196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,
262215,68,6,8,262216,69,0,23,327752,69,0,35,0,196679,69,2,262215,70,34,0,262215,70,33,2,262215,71,
6,4,262215,72,6,4,262215,73,6,4,262215,74,6,4,327752,75,0,35,0,327752,75,1,35,4,327752,75,2,35,8,
327752,75,3,35,12,327752,75,4,35,16,327752,75,5,35,20,327752,75,6,35,24,327752,75,7,35,28,327752,
75,8,35,32,327752,75,9,35,36,327752,75,10,35,40,327752,75,11,35,44,327752,75,12,35,48,327752,75,
13,35,52,327752,75,14,35,56,327752,75,15,35,60,327752,75,16,35,64,327752,75,17,35,96,327752,75,18,
35,224,327752,75,19,35,2272,196679,75,2,262215,76,34,0,262215,76,33,7,262215,77,1,13,262215,4,11,
26,262215,78,1,0,262215,79,11,25,131091,80,196641,81,80,262165,82,32,0,196641,83,82,262176,84,7,
82,196630,85,32,262177,86,85,84,262167,87,85,2,262177,88,87,84,262176,89,7,85,262177,90,85,89,
393249,91,85,89,89,89,327713,92,85,89,89,262187,82,93,8,262172,94,85,93,262176,95,7,94,262177,96,
85,95,262177,97,82,84,131092,98,262177,99,98,84,262167,100,82,4,262194,82,5,64,262187,82,101,63,
393268,82,102,128,5,101,262187,82,103,64,393268,82,104,134,102,103,393268,82,105,132,104,103,
393268,82,106,134,105,103,393268,98,107,176,106,93,393268,82,108,134,93,106,262187,82,109,1,
458804,82,110,169,107,108,109,262194,82,6,128,393268,82,111,134,6,93,393268,82,112,134,103,111,
393268,98,113,176,110,112,393268,82,114,134,103,111,458804,82,115,169,113,110,114,393268,82,116,
132,115,106,262172,117,100,116,262176,118,7,117,524321,119,80,84,84,84,84,118,393249,120,80,117,
84,84,262177,121,80,84,262187,82,122,2,393268,82,123,134,5,122,393268,82,124,128,123,6,393268,82,
125,130,124,109,393268,82,126,134,125,6,393268,82,127,134,103,126,393268,82,128,132,127,126,
262172,129,82,128,262176,130,7,129,524321,131,80,84,84,84,84,130,262194,82,7,4,262194,82,8,2,
393268,82,132,134,7,8,393268,98,133,176,123,6,458804,82,134,169,133,123,6,393268,82,135,134,6,134,
393268,82,136,128,132,135,393268,82,137,130,136,109,393268,82,138,134,6,134,393268,82,139,134,137,
138,393268,82,140,132,139,126,262172,141,87,140,262176,142,7,141,458785,143,80,129,84,84,142,
262176,144,7,87,589857,145,80,89,89,144,89,89,144,524321,146,80,84,84,84,89,144,458785,147,82,84,
84,84,84,458785,148,80,84,84,84,84,524321,149,80,84,84,84,84,142,262176,150,7,98,262177,151,80,
150,393249,152,80,84,84,84,262176,153,1,82,262203,153,3,1,262187,82,154,72,262187,82,155,264,
262187,82,156,32768,262165,157,32,1,262187,157,158,16,262187,82,159,32767,262187,157,160,13,
262187,82,161,939524096,262187,82,162,260046848,262187,82,163,947912704,262187,85,164,947912704,
262187,82,165,8388608,196657,98,11,262187,82,166,65535,262187,82,167,2129859015,262187,157,168,0,
262187,157,169,4,262187,85,170,1073741824,262187,157,171,1,262187,85,172,1117782016,262187,85,173,
1069066811,262187,85,174,1262485504,262187,85,175,1060208640,262187,85,176,3109978243,262187,85,
177,961571175,262187,85,178,985088974,262187,85,179,1007192328,262187,85,180,1026206145,262187,85,
181,1042983594,262187,85,182,1056964608,262187,85,183,1065353216,262187,82,184,127,262187,157,185,
23,262187,85,186,3265265664,262187,85,187,0,262187,82,188,3,262187,82,189,4,262187,82,190,7,
262187,82,191,0,262172,192,85,189,262176,193,7,192,262187,157,194,2,262172,195,85,122,262176,196,
7,195,1441822,42,82,82,82,82,82,82,82,82,82,82,82,85,85,85,82,82,82,82,82,82,262176,197,9,42,
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
119734787,66304,524299,159,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,262215,4,11,
26,262215,7,6,4,262215,8,6,4,262215,9,6,4,262215,10,6,4,327752,11,0,35,0,327752,11,1,35,4,327752,
11,2,35,8,327752,11,3,35,12,327752,11,4,35,16,327752,11,5,35,20,327752,11,6,35,24,327752,11,7,35,
28,327752,11,8,35,32,327752,11,9,35,36,327752,11,10,35,40,327752,11,11,35,44,327752,11,12,35,48,
327752,11,13,35,52,327752,11,14,35,56,327752,11,15,35,60,327752,11,16,35,64,327752,11,17,35,96,
327752,11,18,35,224,327752,11,19,35,2272,196679,11,2,262215,12,34,0,262215,12,33,7,327752,13,0,35,
0,327752,13,1,35,4,327752,13,2,35,8,327752,13,3,35,12,327752,13,4,35,16,327752,13,5,35,20,196679,
13,2,196679,14,42,262215,15,1,1,196679,16,42,196679,17,42,262215,18,1,2,262215,19,6,4,262216,20,0,
24,327752,20,0,35,0,196679,20,2,262215,21,34,0,262215,21,33,0,196679,22,42,196679,23,42,196679,24,
42,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,27,34,0,262215,27,33,2,262215,
28,1,0,196679,29,42,262215,30,1,0,262215,31,11,25,131091,32,196641,33,32,262165,34,32,0,196641,35,
34,262176,36,7,34,196630,37,32,262177,38,37,36,262176,39,1,34,262203,39,3,1,262187,34,40,32768,
262165,41,32,1,262187,41,42,16,262187,34,43,32767,262187,41,44,13,262187,34,45,939524096,262187,
34,46,260046848,131092,47,262187,34,48,947912704,262187,37,49,947912704,262187,34,50,8388608,
262167,51,34,3,262176,52,1,51,262203,52,4,1,262187,34,53,0,262187,34,54,8,262172,7,34,54,262187,
34,55,32,262172,8,34,55,262187,34,56,512,262172,9,34,56,196637,10,34,1441822,11,34,34,34,34,34,34,
34,34,34,34,34,34,34,34,37,34,7,8,9,10,262176,57,12,11,262203,57,12,12,262187,41,58,18,262176,59,
12,34,524318,13,34,34,34,34,34,37,262176,60,9,13,262203,60,61,9,262187,41,62,1,262176,63,9,34,
262187,41,64,2,262187,41,65,3,262187,41,66,0,262194,34,15,256,262187,34,67,63,393268,34,68,128,15,
67,262187,34,69,64,393268,34,70,134,68,69,393268,34,71,132,70,69,196656,47,18,196637,19,34,196638,
20,19,262176,72,12,20,262203,72,21,12,262187,34,73,2,262187,34,74,16,262187,34,75,65535,262187,41,
76,4,262187,41,77,5,262176,78,9,37,196637,25,37,196638,26,25,262176,79,12,26,262203,79,27,12,
262176,80,12,37,262194,34,28,128,262194,34,30,1,262187,34,81,1,393267,51,31,30,81,81,262187,34,82,
1879048192,327734,32,2,0,33,131320,83,262203,36,84,7,327745,39,85,4,53,262205,34,86,85,393281,59,
87,12,58,86,262205,34,88,87,327745,63,89,61,62,262205,34,90,89,327810,34,14,88,90,327745,63,91,61,
64,262205,34,92,91,327745,63,93,61,65,262205,34,94,93,327812,34,95,86,94,327808,34,96,92,95,
327745,63,97,61,66,262205,34,98,97,327854,47,99,14,98,196855,100,0,262394,99,101,100,131320,101,
65789,131320,100,262201,34,102,103,131321,104,131320,104,458997,34,105,102,100,29,106,262390,107,
106,0,131321,108,131320,108,327856,47,109,105,15,262394,109,110,107,131320,110,327812,34,16,14,71,
327808,34,17,16,105,196855,111,0,262394,18,112,113,131320,112,327814,34,114,17,73,393281,59,115,
21,66,114,262205,34,116,115,327817,34,22,17,73,327812,34,23,74,22,327874,34,117,116,23,327879,34,
118,117,75,196670,84,118,327737,37,119,120,84,131321,111,131320,113,393281,59,121,21,66,17,262205,
34,122,121,262268,37,123,122,131321,111,131320,111,458997,37,124,119,112,123,113,327745,63,125,61,
76,262205,34,126,125,327851,47,127,126,53,196855,128,0,262394,127,129,128,131320,129,327745,78,
130,61,77,262205,37,131,130,327813,37,24,124,131,131321,128,131320,128,458997,37,132,124,111,24,
129,327808,34,133,96,105,393281,80,134,27,66,133,196670,134,132,131321,106,131320,106,327808,34,
29,105,28,131321,104,131320,107,65789,65592,327734,34,103,0,35,131320,135,262205,34,136,3,131326,
136,65592,327734,37,120,0,38,196663,36,137,131320,138,262205,34,139,137,327879,34,140,139,40,
327876,34,141,140,42,262205,34,142,137,327879,34,143,142,43,327876,34,144,143,44,327808,34,145,
144,45,327854,47,146,144,46,196855,147,0,262394,146,148,147,131320,148,327808,34,149,144,82,
131321,147,131320,147,458997,34,150,145,138,149,148,327808,34,5,144,48,262268,37,151,5,327811,37,
6,151,49,327856,47,152,144,50,196855,153,0,262394,152,154,153,131320,154,262268,34,155,6,131321,
153,131320,153,458997,34,156,150,147,155,154,327877,34,157,156,141,262268,37,158,157,131326,158,
65592,};
static const uint32_t bitnet__spv_gemm_plain[] = {
119734787,66304,524299,1038,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,196679,7,42,
196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,196679,
15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,196679,22,42,
196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,196679,
30,42,196679,31,42,196679,32,42,196679,33,42,262215,34,1,5,262215,35,1,7,262215,36,1,6,262215,37,
1,3,262215,38,1,4,196679,39,42,196679,40,42,327752,41,0,35,0,327752,41,1,35,4,327752,41,2,35,8,
327752,41,3,35,12,327752,41,4,35,16,327752,41,5,35,20,327752,41,6,35,24,327752,41,7,35,28,327752,
41,8,35,32,327752,41,9,35,36,327752,41,10,35,40,327752,41,11,35,44,327752,41,12,35,48,327752,41,
13,35,52,327752,41,14,35,56,327752,41,15,35,60,327752,41,16,35,64,327752,41,17,35,68,327752,41,18,
35,72,327752,41,19,35,76,196679,41,2,262215,42,6,4,262216,43,0,24,327752,43,0,35,0,196679,43,2,
262215,44,34,0,262215,44,33,1,196679,45,42,262215,46,6,8,262216,47,0,24,327752,47,0,35,0,196679,
47,2,262215,48,34,0,262215,48,33,6,196679,49,42,196679,50,42,196679,51,42,196679,52,42,196679,53,
42,196679,54,42,196679,55,42,196679,56,42,262215,57,6,4,262215,58,6,4,262215,59,6,4,262215,60,6,4,
327752,61,0,35,0,327752,61,1,35,4,327752,61,2,35,8,327752,61,3,35,12,327752,61,4,35,16,327752,61,
5,35,20,327752,61,6,35,24,327752,61,7,35,28,327752,61,8,35,32,327752,61,9,35,36,327752,61,10,35,
40,327752,61,11,35,44,327752,61,12,35,48,327752,61,13,35,52,327752,61,14,35,56,327752,61,15,35,60,
327752,61,16,35,64,327752,61,17,35,96,327752,61,18,35,224,327752,61,19,35,2272,196679,61,2,262215,
62,34,0,262215,62,33,7,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,196679,68,
42,262215,69,6,4,327752,70,0,35,0,196679,70,2,262215,71,34,0,262215,71,33,2,262215,72,6,4,327752,
73,0,35,0,196679,73,2,262215,74,34,0,262215,74,33,4,262215,75,6,4,327752,76,0,35,0,196679,76,2,
262215,77,34,0,262215,77,33,5,262215,78,1,8,196679,79,42,196679,80,42,196679,81,42,196679,82,42,
196679,83,42,262215,84,1,2,262215,4,11,26,262215,85,6,16,262216,86,0,24,327752,86,0,35,0,196679,
86,2,262215,87,34,0,262215,87,33,0,262215,88,6,16,262216,89,0,24,327752,89,0,35,0,196679,89,2,
262215,90,34,0,262215,90,33,3,262215,91,1,1,262215,92,1,0,262215,93,11,25,131091,94,196641,95,94,
262165,96,32,0,196641,97,96,196630,98,32,262176,99,7,98,262177,100,96,99,327713,101,96,99,99,
262177,102,98,99,262176,103,7,96,262165,104,32,1,327713,105,104,103,103,327713,106,98,99,99,
327713,107,96,103,103,262176,108,7,104,524321,109,98,108,108,99,99,103,262167,110,98,2,458785,111,
110,99,99,103,103,262167,112,98,4,262176,113,7,112,393249,114,94,103,113,103,393249,115,94,103,99,
103,458785,116,94,103,99,99,103,262177,117,96,103,262167,118,96,4,262176,119,7,118,262187,96,120,
4,262172,121,118,120,262176,122,7,121,524321,123,94,103,103,103,119,122,327713,124,94,119,121,
262176,125,1,96,262203,125,3,1,262187,104,126,16,262187,96,127,32768,262187,96,128,2147483647,
262187,98,129,1056964608,262187,96,130,2139095040,131092,131,262187,96,132,32256,262187,96,133,
1199566848,262187,96,134,31744,262187,96,135,947912704,262187,96,136,1056964608,262187,104,137,13,
262187,96,138,1,262187,96,139,2129859015,262187,104,140,0,262187,104,141,4,262187,98,142,
1073741824,262187,104,143,1,262187,98,144,1117782016,262187,98,145,1069066811,262187,98,146,
1262485504,262187,98,147,1060208640,262187,98,148,3109978243,262187,98,149,961571175,262187,98,
150,985088974,262187,98,151,1007192328,262187,98,152,1026206145,262187,98,153,1042983594,262187,
98,154,1065353216,262187,96,155,127,262187,104,156,23,262187,98,157,3265265664,262187,98,158,0,
262187,104,159,8,262187,104,160,24,262194,96,34,64,196657,131,35,262194,96,36,64,262194,96,37,4,
262194,96,38,2,393268,96,161,128,37,38,262187,96,162,2,393268,96,163,134,36,162,1441822,41,96,96,
96,96,96,96,96,96,96,96,96,98,98,98,96,96,96,96,96,96,262176,164,9,41,262203,164,165,9,262187,104,
166,2,262176,167,9,96,262187,96,168,4294967295,196637,42,98,196638,43,42,262176,169,12,43,262203,
169,44,12,262176,170,12,98,262176,171,7,110,196637,46,110,196638,47,46,262176,172,12,47,262203,
172,48,12,393268,96,173,134,36,162,262176,174,12,110,262187,96,175,0,262187,96,176,8,262172,57,96,
176,262187,96,177,32,262172,58,96,177,262187,96,178,512,262172,59,96,178,196637,60,96,1441822,61,
96,96,96,96,96,96,96,96,96,96,96,96,96,96,98,96,57,58,59,60,262176,179,12,61,262203,179,62,12,
262176,180,12,96,393268,96,181,128,37,38,262187,96,182,3,393268,96,183,134,36,162,262187,104,184,
5,262187,104,185,6,262187,96,186,63,393268,96,187,128,34,186,262187,96,188,64,393268,96,189,134,
187,188,393268,96,190,132,189,188,262176,191,9,98,196637,69,98,196638,70,69,262176,192,12,70,
262203,192,71,12,262187,104,193,9,196637,72,96,196638,73,72,262176,194,12,73,262203,194,74,12,
196637,75,96,196638,76,75,262176,195,12,76,262203,195,77,12,196657,131,78,262187,96,196,7,262187,
96,197,16,262194,96,84,1,393268,131,198,170,84,175,262167,199,96,3,262176,200,1,199,262203,200,4,
1,262187,104,201,7,393268,131,202,170,84,162,196637,85,118,196638,86,85,262176,203,12,86,262203,
203,87,12,262176,204,12,118,196637,88,118,196638,89,88,262176,205,12,89,262203,205,90,12,262194,
96,91,256,393268,96,206,128,91,155,262187,96,207,128,393268,96,208,134,206,207,393268,96,209,132,
208,177,393268,96,210,134,209,197,393268,96,211,128,210,196,393268,96,212,134,211,176,393268,96,
213,128,212,196,393268,96,214,134,213,176,393268,96,215,128,212,214,393268,96,216,130,215,138,
393268,96,217,134,216,214,393268,96,218,132,217,214,393268,96,219,132,218,177,262172,220,118,178,
262176,221,4,220,262203,221,222,4,262187,96,223,6,262187,96,224,50529027,262176,225,4,118,262203,
221,226,4,393268,96,227,134,209,197,262172,228,104,176,262172,229,228,120,262176,230,7,229,393268,
96,231,134,209,177,262187,96,232,264,393268,96,233,134,209,177,393268,96,234,130,233,138,262187,
104,235,10,393268,131,236,170,84,175,393268,131,237,170,84,162,262194,96,92,1,393267,199,93,92,
138,138,262187,96,238,3355447295,458796,118,239,224,224,224,224,327734,94,2,0,95,131320,240,
262203,103,241,7,262203,230,242,7,262203,103,243,7,262203,103,244,7,262203,103,245,7,262203,119,
246,7,262203,122,247,7,262203,119,248,7,262203,103,249,7,262203,103,250,7,262203,103,251,7,262203,
119,252,7,262203,122,253,7,262203,122,254,7,262203,103,255,7,262203,103,256,7,262203,119,257,7,
262203,103,258,7,262203,103,259,7,262203,103,260,7,262203,103,261,7,262203,103,262,7,262203,113,
263,7,262203,108,264,7,262203,108,265,7,262203,99,266,7,262203,99,267,7,262203,103,268,7,262203,
103,269,7,262203,113,270,7,262203,103,271,7,262203,103,272,7,262203,99,273,7,262203,99,274,7,
262203,103,275,7,262203,103,276,7,262203,99,277,7,262203,99,278,7,262203,103,279,7,262203,103,280,
7,262203,99,281,7,262203,103,282,7,262201,96,283,284,327817,96,285,283,197,327814,96,286,283,197,
327745,125,287,4,138,262205,96,288,287,327812,96,289,288,188,327745,167,290,165,140,262205,96,291,
290,327814,96,292,283,162,196670,241,292,327737,96,293,294,241,327812,96,295,293,227,327808,96,
296,291,295,327817,96,297,283,162,327808,96,298,296,297,131321,299,131320,299,458997,104,300,140,
240,301,302,262390,303,302,1,131321,304,131320,304,327857,131,305,300,141,262394,305,306,303,
131320,306,131321,307,131320,307,458997,104,308,140,306,309,310,262390,311,310,1,131321,312,
131320,312,327857,131,313,308,159,262394,313,314,311,131320,314,393281,108,315,242,300,308,196670,
315,140,131321,310,131320,310,327808,104,309,308,143,131321,307,131320,311,131321,302,131320,302,
327808,104,301,300,143,131321,299,131320,303,196670,243,298,196670,244,289,196670,245,175,589881,
94,316,317,243,244,245,246,247,262205,118,318,246,262205,121,319,247,131321,320,131320,320,458997,
118,321,318,303,322,323,458997,121,324,319,303,325,323,458997,96,326,175,303,327,323,262390,328,
323,0,131321,329,131320,329,327856,131,330,326,231,262394,330,331,328,131320,331,262368,162,162,
232,196670,248,321,393273,94,332,333,248,324,262368,162,162,232,327808,96,334,326,138,458764,96,
335,1,38,334,234,196670,249,298,196670,250,289,196670,251,335,589881,94,336,317,249,250,251,252,
253,262205,118,322,252,262205,121,325,253,131321,337,131320,337,458997,96,338,175,331,339,340,
262390,341,340,0,131321,342,131320,342,327856,131,343,338,176,262394,343,344,341,131320,344,
131321,345,131320,345,458997,96,346,175,344,347,348,262390,349,348,1,131321,350,131320,350,327856,
131,351,346,120,262394,351,352,349,131320,352,327812,96,353,197,346,327808,96,354,285,353,196670,
255,354,196670,256,338,393273,96,355,356,255,256,327745,225,357,222,355,262205,118,358,357,327745,
119,359,254,346,196670,359,358,131321,348,131320,348,327808,96,347,346,143,131321,345,131320,349,
131321,360,131320,360,458997,96,361,175,349,362,363,262390,364,363,1,131321,365,131320,365,327856,
131,366,361,176,262394,366,367,364,131320,367,327812,96,368,176,361,327808,96,369,286,368,196670,
258,369,196670,259,338,393273,96,370,356,258,259,327745,225,371,226,370,262205,118,372,371,196670,
257,372,131321,373,131320,373,458997,104,374,140,367,375,376,262390,377,376,1,131321,378,131320,
378,327857,131,379,374,141,262394,379,380,377,131320,380,131321,381,131320,381,458997,104,382,140,
380,383,384,262390,385,384,1,131321,386,131320,386,327857,131,387,382,141,262394,387,388,385,
131320,388,327745,103,389,257,382,262205,96,390,389,196670,260,390,393281,103,391,254,374,382,
262205,96,392,391,196670,261,392,393273,104,393,394,260,261,393281,108,395,242,374,361,262205,104,
396,395,327808,104,397,396,393,196670,395,397,131321,384,131320,384,327808,104,383,382,143,131321,
381,131320,385,131321,376,131320,376,327808,104,375,374,143,131321,373,131320,377,131321,363,
131320,363,327808,96,362,361,143,131321,360,131320,364,131321,340,131320,340,327808,96,339,338,
143,131321,337,131320,341,131321,323,131320,323,327808,96,327,326,143,131321,320,131320,328,
131321,398,131320,398,458997,104,399,140,328,400,401,262390,402,401,1,131321,403,131320,403,
327857,131,404,399,159,262394,404,405,402,131320,405,327808,96,406,289,286,262268,96,407,399,
327812,96,408,176,407,327808,96,409,406,408,327745,167,410,165,159,262205,96,411,410,327854,131,
412,409,411,196855,413,0,262394,412,414,413,131320,414,131321,401,131320,413,327745,167,415,165,
235,262205,96,416,415,327812,96,417,162,409,327808,96,418,416,417,393281,170,419,71,140,418,
262205,98,420,419,327808,96,421,418,138,393281,170,422,71,140,421,262205,98,423,422,262268,104,
424,423,131321,425,131320,425,458997,104,426,140,413,427,428,262390,429,428,1,131321,430,131320,
430,327857,131,431,426,141,262394,431,432,429,131320,432,262268,96,433,426,327812,96,434,197,433,
327808,96,435,285,434,196670,262,435,327737,96,436,294,262,327745,167,437,165,143,262205,96,438,
437,327808,96,439,438,436,393281,108,440,242,426,399,262205,104,441,440,196670,264,441,196670,265,
424,196670,266,420,393281,170,442,44,140,439,262205,98,443,442,196670,267,443,196670,268,436,
589881,98,444,445,264,265,266,267,268,327745,99,446,263,426,196670,446,444,131321,428,131320,428,
327808,104,427,426,143,131321,425,131320,429,196855,447,0,262394,236,448,449,131320,448,327745,
125,450,4,175,262205,96,451,450,327812,96,452,451,197,327808,96,453,452,285,327812,96,454,453,120,
327745,167,455,165,201,262205,96,456,455,327856,131,457,454,456,196855,458,0,262394,457,459,458,
131320,459,196670,269,453,262205,112,460,263,196670,270,460,196670,271,409,458809,94,461,462,269,
270,271,131321,458,131320,458,131321,447,131320,449,196855,463,0,262394,237,464,465,131320,464,
327745,125,466,4,175,262205,96,467,466,327812,96,468,467,177,327808,96,469,468,285,327745,167,470,
165,201,262205,96,471,470,327856,131,472,469,471,196855,473,0,262394,472,474,473,131320,474,
196670,272,469,327745,99,475,263,175,262205,98,476,475,196670,273,476,327745,99,477,263,162,
262205,98,478,477,196670,274,478,196670,275,409,524345,94,479,480,272,273,274,275,131321,473,
131320,473,327808,96,481,469,197,327856,131,482,481,471,196855,483,0,262394,482,484,483,131320,
484,196670,276,481,327745,99,485,263,138,262205,98,486,485,196670,277,486,327745,99,487,263,182,
262205,98,488,487,196670,278,488,196670,279,409,524345,94,489,480,276,277,278,279,131321,483,
131320,483,131321,463,131320,465,131321,490,131320,490,458997,96,491,175,465,492,493,262390,494,
493,1,131321,495,131320,495,327856,131,496,491,120,262394,496,497,494,131320,497,327745,125,498,4,
175,262205,96,499,498,327812,96,500,499,188,327808,96,501,500,285,327812,96,502,197,491,327808,96,
503,501,502,327745,167,504,165,201,262205,96,505,504,327856,131,506,503,505,196855,507,0,262394,
506,508,507,131320,508,196670,280,503,327745,99,509,263,491,262205,98,510,509,196670,281,510,
196670,282,409,458809,94,511,512,280,281,282,131321,507,131320,507,131321,493,131320,493,327808,
96,492,491,143,131321,490,131320,494,131321,463,131320,463,131321,447,131320,447,131321,401,
131320,401,327808,104,400,399,143,131321,398,131320,402,65789,65592,327734,96,284,0,97,131320,513,
262205,96,514,3,131326,514,65592,327734,96,515,0,100,196663,99,516,131320,517,262205,98,518,516,
262268,96,519,518,327874,96,520,519,126,327879,96,521,520,127,327879,96,522,519,128,262268,98,523,
522,327809,98,5,523,129,327852,131,524,522,130,196855,525,0,262394,524,526,525,131320,526,131326,
132,131320,525,327854,131,527,522,133,196855,528,0,262394,527,529,528,131320,529,327877,96,530,
521,134,131326,530,131320,528,327856,131,531,522,135,196855,532,0,262394,531,533,532,131320,533,
262268,96,534,5,327810,96,535,534,136,327877,96,536,521,535,131326,536,131320,532,327808,96,537,
522,238,327874,96,538,522,137,327879,96,539,538,138,327808,96,540,537,539,327874,96,541,540,137,
327877,96,542,521,541,131326,542,65592,327734,96,543,0,101,196663,99,544,196663,99,545,131320,546,
262203,99,547,7,262203,99,548,7,262205,98,549,544,196670,547,549,327737,96,550,515,547,262205,98,
551,545,196670,548,551,327737,96,552,515,548,327876,96,553,552,126,327877,96,554,550,553,131326,
554,65592,327734,98,555,0,102,196663,99,556,131320,557,262205,98,558,556,262268,96,559,558,327810,
96,6,139,559,262268,98,560,6,131321,561,131320,561,458997,98,562,560,557,9,563,458997,104,564,140,
557,565,563,262390,566,563,0,131321,567,131320,567,327857,131,568,564,141,262394,568,569,566,
131320,569,262205,98,570,556,327813,98,7,570,562,327811,98,8,142,7,327813,98,9,562,8,131321,563,
131320,563,327808,104,565,564,143,131321,561,131320,566,131326,562,65592,327734,98,571,0,102,
196663,99,572,131320,573,262205,98,574,572,327866,131,575,574,144,262205,98,576,572,393385,98,577,
575,144,576,327813,98,10,577,145,327809,98,11,10,146,327811,98,12,11,146,327813,98,13,12,147,
327811,98,14,577,13,327813,98,15,12,148,327811,98,16,14,15,327813,98,17,149,16,327809,98,18,17,
150,327813,98,19,18,16,327809,98,20,19,151,327813,98,21,20,16,327809,98,22,21,152,327813,98,23,22,
16,327809,98,24,23,153,327813,98,25,24,16,327809,98,26,25,129,327813,98,27,16,16,327813,98,28,26,
27,327809,98,29,28,16,327809,98,30,29,154,262268,96,578,11,327808,96,31,578,155,327876,96,579,31,
156,262268,98,580,579,327813,98,32,30,580,262205,98,581,572,327864,131,582,581,157,393385,98,583,
582,158,32,131326,583,65592,327734,104,394,0,105,196663,103,584,196663,103,585,131320,586,262205,
96,587,584,262268,104,588,587,262205,96,589,585,262268,104,590,589,393418,104,591,588,140,159,
393418,104,592,590,140,159,327812,104,593,591,592,393418,104,594,588,159,159,393418,104,595,590,
159,159,327812,104,596,594,595,327808,104,597,593,596,393418,104,598,588,126,159,393418,104,599,
590,126,159,327812,104,600,598,599,327808,104,601,597,600,327875,104,602,588,160,327875,104,603,
590,160,327812,104,604,602,603,327808,104,605,601,604,131326,605,65592,327734,98,606,0,106,196663,
99,607,196663,99,608,131320,609,262205,98,610,607,262205,98,611,608,327809,98,33,610,611,131326,
33,65592,327734,96,612,0,107,196663,103,613,196663,103,614,131320,615,262205,96,616,613,327812,96,
617,616,120,327814,96,618,617,34,262205,96,619,613,327812,96,620,619,120,327817,96,621,620,34,
327854,131,622,621,36,327846,131,623,35,622,262312,131,624,623,196855,625,0,262394,624,626,625,
131320,626,327854,131,627,618,161,131321,625,131320,625,458997,131,628,623,615,627,626,196855,629,
0,262394,628,630,629,131320,630,262205,96,631,613,327812,96,632,631,120,262205,96,633,614,327808,
96,634,632,633,131326,634,131320,629,327812,96,635,618,34,327814,96,636,621,162,327808,96,637,635,
636,262205,96,638,614,327879,96,639,638,138,327808,96,640,637,639,262205,96,641,614,327874,96,642,
641,143,327812,96,643,642,163,327808,96,644,640,643,131326,644,65592,327734,98,445,0,109,196663,
108,645,196663,108,646,196663,99,647,196663,99,648,196663,103,649,131320,650,262205,104,651,645,
262205,104,652,646,327810,104,653,651,652,262255,98,654,653,262205,98,655,648,262205,98,656,647,
327813,98,39,655,656,327813,98,40,654,39,327745,167,657,165,166,262205,96,658,657,327851,131,659,
658,168,196855,660,0,262394,659,661,660,131320,661,262205,96,662,649,327808,96,663,658,662,393281,
170,664,44,140,663,262205,98,665,664,327809,98,45,40,665,131321,660,131320,660,458997,98,666,40,
650,45,661,131326,666,65592,327734,110,667,0,111,196663,99,668,196663,99,669,196663,103,670,
196663,103,671,131320,672,262203,171,673,7,262205,96,674,671,327812,96,675,674,173,262205,96,676,
670,327808,96,677,675,676,393281,174,678,48,140,677,262205,110,679,678,196670,673,679,262205,98,
680,668,327745,99,681,673,175,262205,98,682,681,327813,98,49,680,682,262205,98,683,669,327745,99,
684,673,138,262205,98,685,684,327813,98,50,683,685,327811,98,51,49,50,262205,98,686,668,262205,98,
687,684,327813,98,52,686,687,262205,98,688,669,262205,98,689,681,327813,98,53,688,689,327809,98,
54,52,53,327760,110,690,51,54,131326,690,65592,327734,94,462,0,114,196663,103,691,196663,113,692,
196663,103,693,131320,694,262203,99,695,7,262203,99,696,7,262203,103,697,7,262203,103,698,7,
262203,99,699,7,262203,99,700,7,262203,103,701,7,262203,103,702,7,262203,171,703,7,262203,99,704,
7,262203,99,705,7,262203,103,706,7,262203,103,707,7,262203,171,708,7,262203,99,709,7,262203,99,
710,7,262203,103,711,7,262203,103,712,7,262203,113,713,7,262203,99,714,7,262203,99,715,7,262203,
99,716,7,262203,99,717,7,262205,96,718,691,327812,96,719,718,120,327814,96,720,719,34,262205,96,
721,691,327812,96,55,721,120,327817,96,56,55,34,327745,180,722,62,140,262205,96,723,722,262205,96,
724,693,327808,96,63,723,724,327808,96,725,56,162,327856,131,726,720,181,327856,131,727,56,36,
327847,131,728,726,727,196855,729,0,262394,728,730,729,131320,730,196855,731,0,262394,35,732,733,
131320,732,327814,96,64,56,162,327745,99,734,692,175,262205,98,735,734,196670,695,735,327745,99,
736,692,138,262205,98,737,736,196670,696,737,196670,697,64,196670,698,63,524345,110,738,667,695,
696,697,698,327761,98,739,738,0,196670,734,739,327761,98,740,738,1,196670,736,740,327808,96,65,64,
138,327745,99,741,692,162,262205,98,742,741,196670,699,742,327745,99,743,692,182,262205,98,744,
743,196670,700,744,196670,701,65,196670,702,63,524345,110,745,667,699,700,701,702,327761,98,746,
745,0,196670,741,746,327761,98,747,745,1,196670,743,747,131321,731,131320,733,327814,96,66,56,162,
327745,99,748,692,175,262205,98,749,748,196670,704,749,327745,99,750,692,162,262205,98,751,750,
196670,705,751,196670,706,66,196670,707,63,524345,110,752,667,704,705,706,707,196670,703,752,
327808,96,67,66,138,327745,99,753,692,138,262205,98,754,753,196670,709,754,327745,99,755,692,182,
262205,98,756,755,196670,710,756,196670,711,67,196670,712,63,524345,110,757,667,709,710,711,712,
196670,708,757,327745,99,758,703,175,262205,98,759,758,327745,99,760,708,175,262205,98,761,760,
327745,99,762,703,138,262205,98,763,762,327745,99,764,708,138,262205,98,765,764,458832,112,766,
759,761,763,765,196670,692,766,327814,96,767,56,162,327808,96,768,767,183,131321,731,131320,731,
458997,96,769,725,732,768,733,458997,96,770,56,732,767,733,131321,729,131320,729,458997,96,771,
725,694,769,731,458997,96,772,56,694,770,731,327856,131,773,720,37,196855,774,0,262394,773,775,
776,131320,775,327745,167,777,165,184,262205,96,778,777,262205,96,779,693,327745,167,780,165,185,
262205,96,781,780,327812,96,782,779,781,327808,96,783,778,782,327812,96,784,720,190,327808,96,785,
783,784,262205,112,786,692,327745,191,787,165,137,262205,98,788,787,327822,112,68,786,788,196670,
713,68,327808,96,789,785,772,327745,99,790,713,175,262205,98,791,790,393281,170,792,71,140,789,
196670,792,791,327808,96,793,789,138,327745,99,794,713,138,262205,98,795,794,393281,170,796,71,
140,793,196670,796,795,327808,96,797,785,771,327745,99,798,713,162,262205,98,799,798,393281,170,
800,71,140,797,196670,800,799,327808,96,801,797,138,327745,99,802,713,182,262205,98,803,802,
393281,170,804,71,140,801,196670,804,803,131321,774,131320,776,327810,96,805,720,37,327856,131,
806,805,38,196855,807,0,262394,806,808,809,131320,808,131321,807,131320,809,327810,96,810,805,38,
131321,807,131320,807,458997,96,811,805,808,810,809,327745,167,812,165,193,262205,96,813,812,
327812,96,814,811,813,327808,96,815,814,63,327812,96,816,815,190,327745,99,817,692,175,262205,98,
818,817,196670,714,818,327745,99,819,692,138,262205,98,820,819,196670,715,820,393273,96,821,543,
714,715,327745,99,822,692,162,262205,98,823,822,196670,716,823,327745,99,824,692,182,262205,98,
825,824,196670,717,825,393273,96,826,543,716,717,196855,827,0,262394,806,828,829,131320,828,
327808,96,830,816,772,327814,96,831,830,162,393281,180,832,74,140,831,196670,832,821,327808,96,
833,816,771,327814,96,834,833,162,393281,180,835,74,140,834,196670,835,826,131321,827,131320,829,
327808,96,836,816,772,327814,96,837,836,162,393281,180,838,77,140,837,196670,838,821,327808,96,
839,816,771,327814,96,840,839,162,393281,180,841,77,140,840,196670,841,826,131321,827,131320,827,
131321,774,131320,774,65789,65592,327734,94,512,0,115,196663,103,842,196663,99,843,196663,103,844,
131320,845,262203,99,846,7,262203,99,847,7,327745,167,848,165,184,262205,96,849,848,262205,96,850,
844,327745,167,851,165,185,262205,96,852,851,327812,96,853,850,852,327808,96,854,849,853,262205,
96,855,842,327808,96,856,854,855,393281,170,857,71,140,856,262205,98,858,857,196670,846,858,
262205,98,859,843,196670,847,859,393273,98,860,606,846,847,196670,857,860,65789,65592,327734,94,
480,0,116,196663,103,861,196663,99,862,196663,99,863,196663,103,864,131320,865,262203,99,866,7,
262203,99,867,7,262203,99,868,7,262203,99,869,7,262205,98,870,862,327866,131,871,870,158,262205,
98,872,862,393385,98,873,871,872,158,196855,874,0,262394,78,875,876,131320,875,262205,98,877,862,
262205,98,878,862,262271,98,79,878,196670,866,79,327737,98,879,571,866,196670,867,154,196670,868,
879,393273,98,880,606,867,868,196670,869,880,327737,98,881,555,869,327813,98,80,877,881,262205,98,
882,863,327813,98,81,80,882,131321,874,131320,876,327813,98,82,873,873,262205,98,883,863,327813,
98,83,82,883,131321,874,131320,874,458997,98,884,81,875,83,876,327745,167,885,165,184,262205,96,
886,885,262205,96,887,864,327745,167,888,165,185,262205,96,889,888,327812,96,890,887,889,327808,
96,891,886,890,262205,96,892,861,327808,96,893,891,892,393281,170,894,71,140,893,196670,894,884,
65789,65592,327734,96,356,0,107,196663,103,895,196663,103,896,131320,897,262205,96,898,895,327812,
96,899,898,176,262205,96,900,896,262205,96,901,895,327879,96,902,901,196,327878,96,903,900,902,
327808,96,904,899,903,131326,904,65592,327734,96,294,0,117,196663,103,905,131320,906,262203,103,
907,7,262203,103,908,7,262205,96,909,905,327814,96,910,909,197,196855,911,0,262394,198,912,911,
131320,912,327745,125,913,4,175,262205,96,914,913,327812,96,915,914,197,262205,96,916,905,327817,
96,917,916,197,327808,96,918,915,917,327745,167,919,165,201,262205,96,920,919,327814,96,921,920,
120,327810,96,922,921,138,458764,96,923,1,38,918,922,196670,907,923,196670,908,910,393273,96,924,
612,907,908,131326,924,131320,911,196855,925,0,262394,202,926,925,131320,926,327745,125,927,4,175,
262205,96,928,927,327812,96,929,928,177,262205,96,930,905,327817,96,931,930,177,327808,96,932,929,
931,327745,167,933,165,201,262205,96,934,933,327810,96,935,934,138,458764,96,936,1,38,932,935,
262205,96,937,905,327856,131,938,937,177,196855,939,0,262394,938,940,941,131320,940,131321,939,
131320,941,327808,96,942,934,936,131321,939,131320,939,458997,96,943,936,940,942,941,131326,943,
131320,925,327745,125,944,4,175,262205,96,945,944,327812,96,946,945,188,262205,96,947,905,327808,
96,948,946,947,327745,167,949,165,201,262205,96,950,949,327810,96,951,950,138,458764,96,952,1,38,
948,951,131326,952,65592,327734,94,317,0,123,196663,103,953,196663,103,954,196663,103,955,196663,
119,956,196663,122,957,131320,958,262205,96,959,953,262205,96,960,955,327812,96,961,960,162,
327808,96,962,959,961,393281,204,963,87,140,962,262205,118,964,963,196670,956,964,131321,965,
131320,965,458997,96,966,175,958,967,968,262390,969,968,1,131321,970,131320,970,327856,131,971,
966,120,262394,971,972,969,131320,972,262205,96,973,954,262201,96,974,284,327814,96,975,974,176,
327808,96,976,973,975,327812,96,977,197,966,327808,96,978,976,977,327745,167,979,165,159,262205,
96,980,979,327810,96,981,980,138,458764,96,982,1,38,978,981,327812,96,983,982,219,262205,96,984,
955,327812,96,985,984,176,327808,96,986,983,985,262201,96,987,284,327817,96,988,987,176,327808,96,
989,986,988,393281,204,990,90,140,989,262205,118,991,990,327745,119,992,957,966,196670,992,991,
131321,968,131320,968,327808,96,967,966,143,131321,965,131320,969,65789,65592,327734,94,333,0,124,
196663,119,993,196663,121,994,131320,995,262203,103,996,7,262203,103,997,7,262203,103,998,7,
262203,103,999,7,262203,122,1000,7,262201,96,1001,284,131321,1002,131320,1002,458997,96,1003,175,
995,1004,1005,262390,1006,1005,1,131321,1007,131320,1007,327856,131,1008,1003,120,262394,1008,
1009,1006,131320,1009,327814,96,1010,1001,162,327812,96,1011,1003,162,327817,96,1012,1001,162,
327808,96,1013,1011,1012,196670,996,1010,196670,997,1013,393273,96,1014,356,996,997,262205,118,
1015,993,327812,96,1016,162,1003,327810,96,1017,223,1016,458832,118,1018,1017,1017,1017,1017,
327874,118,1019,1015,1018,327879,118,1020,1019,239,327745,225,1021,222,1014,196670,1021,1020,
131321,1005,131320,1005,327808,96,1004,1003,143,131321,1002,131320,1006,131321,1022,131320,1022,
458997,96,1023,175,1006,1024,1025,262390,1026,1025,1,131321,1027,131320,1027,327856,131,1028,1023,
120,262394,1028,1029,1026,131320,1029,327814,96,1030,1001,176,327812,96,1031,197,1023,327808,96,
1032,1030,1031,327817,96,1033,1001,176,196670,998,1032,196670,999,1033,393273,96,1034,356,998,999,
196670,1000,994,327745,119,1035,1000,1023,262205,118,1036,1035,327745,225,1037,226,1034,196670,
1037,1036,131321,1025,131320,1025,327808,96,1024,1023,143,131321,1022,131320,1026,65789,65592,};
static const uint32_t bitnet__spv_gemm_fast[] = {
119734787,66304,524299,1023,0,131089,1,131089,6018,131089,6019,524298,1599492179,1599227979,
1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,1685353262,808793134,0,
196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,
196679,7,42,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,
42,196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,
196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,
29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,262215,34,1,5,262215,35,1,7,262215,36,1,
6,262215,37,1,3,262215,38,1,4,196679,39,42,196679,40,42,327752,41,0,35,0,327752,41,1,35,4,327752,
41,2,35,8,327752,41,3,35,12,327752,41,4,35,16,327752,41,5,35,20,327752,41,6,35,24,327752,41,7,35,
28,327752,41,8,35,32,327752,41,9,35,36,327752,41,10,35,40,327752,41,11,35,44,327752,41,12,35,48,
327752,41,13,35,52,327752,41,14,35,56,327752,41,15,35,60,327752,41,16,35,64,327752,41,17,35,68,
327752,41,18,35,72,327752,41,19,35,76,196679,41,2,262215,42,6,4,262216,43,0,24,327752,43,0,35,0,
196679,43,2,262215,44,34,0,262215,44,33,1,196679,45,42,262215,46,6,8,262216,47,0,24,327752,47,0,
35,0,196679,47,2,262215,48,34,0,262215,48,33,6,196679,49,42,196679,50,42,196679,51,42,196679,52,
42,196679,53,42,196679,54,42,196679,55,42,196679,56,42,262215,57,6,4,262215,58,6,4,262215,59,6,4,
262215,60,6,4,327752,61,0,35,0,327752,61,1,35,4,327752,61,2,35,8,327752,61,3,35,12,327752,61,4,35,
16,327752,61,5,35,20,327752,61,6,35,24,327752,61,7,35,28,327752,61,8,35,32,327752,61,9,35,36,
327752,61,10,35,40,327752,61,11,35,44,327752,61,12,35,48,327752,61,13,35,52,327752,61,14,35,56,
327752,61,15,35,60,327752,61,16,35,64,327752,61,17,35,96,327752,61,18,35,224,327752,61,19,35,2272,
196679,61,2,262215,62,34,0,262215,62,33,7,196679,63,42,196679,64,42,196679,65,42,196679,66,42,
196679,67,42,196679,68,42,262215,69,6,4,327752,70,0,35,0,196679,70,2,262215,71,34,0,262215,71,33,
2,262215,72,6,4,327752,73,0,35,0,196679,73,2,262215,74,34,0,262215,74,33,4,262215,75,6,4,327752,
76,0,35,0,196679,76,2,262215,77,34,0,262215,77,33,5,262215,78,1,8,196679,79,42,196679,80,42,
196679,81,42,196679,82,42,196679,83,42,262215,84,1,2,262215,4,11,26,262215,85,6,16,262216,86,0,24,
327752,86,0,35,0,196679,86,2,262215,87,34,0,262215,87,33,0,262215,88,6,16,262216,89,0,24,327752,
89,0,35,0,196679,89,2,262215,90,34,0,262215,90,33,3,262215,91,1,1,262215,92,1,0,262215,93,11,25,
131091,94,196641,95,94,262165,96,32,0,196641,97,96,196630,98,32,262176,99,7,98,262177,100,96,99,
327713,101,96,99,99,262177,102,98,99,262176,103,7,96,262165,104,32,1,327713,105,104,103,103,
327713,106,98,99,99,327713,107,96,103,103,262176,108,7,104,524321,109,98,108,108,99,99,103,262167,
110,98,2,458785,111,110,99,99,103,103,262167,112,98,4,262176,113,7,112,393249,114,94,103,113,103,
393249,115,94,103,99,103,458785,116,94,103,99,99,103,262177,117,96,103,262167,118,96,4,262176,119,
7,118,262187,96,120,4,262172,121,118,120,262176,122,7,121,524321,123,94,103,103,103,119,122,
327713,124,94,119,121,262176,125,1,96,262203,125,3,1,262187,104,126,16,262187,96,127,32768,262187,
96,128,2147483647,262187,98,129,1056964608,262187,96,130,2139095040,131092,131,262187,96,132,
32256,262187,96,133,1199566848,262187,96,134,31744,262187,96,135,947912704,262187,96,136,
1056964608,262187,104,137,13,262187,96,138,1,262187,96,139,2129859015,262187,104,140,0,262187,104,
141,4,262187,98,142,1073741824,262187,104,143,1,262187,98,144,1117782016,262187,98,145,1069066811,
262187,98,146,1262485504,262187,98,147,1060208640,262187,98,148,3109978243,262187,98,149,
961571175,262187,98,150,985088974,262187,98,151,1007192328,262187,98,152,1026206145,262187,98,153,
1042983594,262187,98,154,1065353216,262187,96,155,127,262187,104,156,23,262187,98,157,3265265664,
262187,98,158,0,262194,96,34,64,196657,131,35,262194,96,36,64,262194,96,37,4,262194,96,38,2,
393268,96,159,128,37,38,262187,96,160,2,393268,96,161,134,36,160,1441822,41,96,96,96,96,96,96,96,
96,96,96,96,98,98,98,96,96,96,96,96,96,262176,162,9,41,262203,162,163,9,262187,104,164,2,262176,
165,9,96,262187,96,166,4294967295,196637,42,98,196638,43,42,262176,167,12,43,262203,167,44,12,
262176,168,12,98,262176,169,7,110,196637,46,110,196638,47,46,262176,170,12,47,262203,170,48,12,
393268,96,171,134,36,160,262176,172,12,110,262187,96,173,0,262187,96,174,8,262172,57,96,174,
262187,96,175,32,262172,58,96,175,262187,96,176,512,262172,59,96,176,196637,60,96,1441822,61,96,
96,96,96,96,96,96,96,96,96,96,96,96,96,98,96,57,58,59,60,262176,177,12,61,262203,177,62,12,262176,
178,12,96,393268,96,179,128,37,38,262187,96,180,3,393268,96,181,134,36,160,262187,104,182,5,
262187,104,183,6,262187,96,184,63,393268,96,185,128,34,184,262187,96,186,64,393268,96,187,134,185,
186,393268,96,188,132,187,186,262176,189,9,98,196637,69,98,196638,70,69,262176,190,12,70,262203,
190,71,12,262187,104,191,9,196637,72,96,196638,73,72,262176,192,12,73,262203,192,74,12,196637,75,
96,196638,76,75,262176,193,12,76,262203,193,77,12,196657,131,78,262187,96,194,7,262187,96,195,16,
262194,96,84,1,393268,131,196,170,84,173,262167,197,96,3,262176,198,1,197,262203,198,4,1,262187,
104,199,7,393268,131,200,170,84,160,196637,85,118,196638,86,85,262176,201,12,86,262203,201,87,12,
262176,202,12,118,262187,104,203,8,196637,88,118,196638,89,88,262176,204,12,89,262203,204,90,12,
262194,96,91,256,393268,96,205,128,91,155,262187,96,206,128,393268,96,207,134,205,206,393268,96,
208,132,207,175,393268,96,209,134,208,195,393268,96,210,128,209,194,393268,96,211,134,210,174,
393268,96,212,128,211,194,393268,96,213,134,212,174,393268,96,214,128,211,213,393268,96,215,130,
214,138,393268,96,216,134,215,213,393268,96,217,132,216,213,393268,96,218,132,217,175,262172,219,
118,176,262176,220,4,219,262203,220,221,4,262187,96,222,6,262187,96,223,50529027,262176,224,4,118,
262203,220,225,4,393268,96,226,134,208,195,262172,227,104,174,262172,228,227,120,262176,229,7,228,
393268,96,230,134,208,175,262187,96,231,264,393268,96,232,134,208,175,393268,96,233,130,232,138,
262187,104,234,10,393268,131,235,170,84,173,393268,131,236,170,84,160,262194,96,92,1,393267,197,
93,92,138,138,262187,96,237,3355447295,458796,118,238,223,223,223,223,327734,94,2,0,95,131320,239,
262203,103,240,7,262203,229,241,7,262203,103,242,7,262203,103,243,7,262203,103,244,7,262203,119,
245,7,262203,122,246,7,262203,119,247,7,262203,103,248,7,262203,103,249,7,262203,103,250,7,262203,
119,251,7,262203,122,252,7,262203,122,253,7,262203,103,254,7,262203,103,255,7,262203,119,256,7,
262203,103,257,7,262203,103,258,7,262203,103,259,7,262203,103,260,7,262203,103,261,7,262203,113,
262,7,262203,108,263,7,262203,108,264,7,262203,99,265,7,262203,99,266,7,262203,103,267,7,262203,
103,268,7,262203,113,269,7,262203,103,270,7,262203,103,271,7,262203,99,272,7,262203,99,273,7,
262203,103,274,7,262203,103,275,7,262203,99,276,7,262203,99,277,7,262203,103,278,7,262203,103,279,
7,262203,99,280,7,262203,103,281,7,262201,96,282,283,327817,96,284,282,195,327814,96,285,282,195,
327745,125,286,4,138,262205,96,287,286,327812,96,288,287,186,327745,165,289,163,140,262205,96,290,
289,327814,96,291,282,160,196670,240,291,327737,96,292,293,240,327812,96,294,292,226,327808,96,
295,290,294,327817,96,296,282,160,327808,96,297,295,296,131321,298,131320,298,458997,104,299,140,
239,300,301,262390,302,301,1,131321,303,131320,303,327857,131,304,299,141,262394,304,305,302,
131320,305,131321,306,131320,306,458997,104,307,140,305,308,309,262390,310,309,1,131321,311,
131320,311,327857,131,312,307,203,262394,312,313,310,131320,313,393281,108,314,241,299,307,196670,
314,140,131321,309,131320,309,327808,104,308,307,143,131321,306,131320,310,131321,301,131320,301,
327808,104,300,299,143,131321,298,131320,302,196670,242,297,196670,243,288,196670,244,173,589881,
94,315,316,242,243,244,245,246,262205,118,317,245,262205,121,318,246,131321,319,131320,319,458997,
118,320,317,302,321,322,458997,121,323,318,302,324,322,458997,96,325,173,302,326,322,262390,327,
322,0,131321,328,131320,328,327856,131,329,325,230,262394,329,330,327,131320,330,262368,160,160,
231,196670,247,320,393273,94,331,332,247,323,262368,160,160,231,327808,96,333,325,138,458764,96,
334,1,38,333,233,196670,248,297,196670,249,288,196670,250,334,589881,94,335,316,248,249,250,251,
252,262205,118,321,251,262205,121,324,252,131321,336,131320,336,458997,96,337,173,330,338,339,
262390,340,339,0,131321,341,131320,341,327856,131,342,337,174,262394,342,343,340,131320,343,
131321,344,131320,344,458997,96,345,173,343,346,347,262390,348,347,1,131321,349,131320,349,327856,
131,350,345,120,262394,350,351,348,131320,351,327812,96,352,195,345,327808,96,353,284,352,196670,
254,353,196670,255,337,393273,96,354,355,254,255,327745,224,356,221,354,262205,118,357,356,327745,
119,358,253,345,196670,358,357,131321,347,131320,347,327808,96,346,345,143,131321,344,131320,348,
131321,359,131320,359,458997,96,360,173,348,361,362,262390,363,362,1,131321,364,131320,364,327856,
131,365,360,174,262394,365,366,363,131320,366,327812,96,367,174,360,327808,96,368,285,367,196670,
257,368,196670,258,337,393273,96,369,355,257,258,327745,224,370,225,369,262205,118,371,370,196670,
256,371,131321,372,131320,372,458997,104,373,140,366,374,375,262390,376,375,1,131321,377,131320,
377,327857,131,378,373,141,262394,378,379,376,131320,379,131321,380,131320,380,458997,104,381,140,
379,382,383,262390,384,383,1,131321,385,131320,385,327857,131,386,381,141,262394,386,387,384,
131320,387,327745,103,388,256,381,262205,96,389,388,196670,259,389,393281,103,390,253,373,381,
262205,96,391,390,196670,260,391,393273,104,392,393,259,260,393281,108,394,241,373,360,262205,104,
395,394,327808,104,396,395,392,196670,394,396,131321,383,131320,383,327808,104,382,381,143,131321,
380,131320,384,131321,375,131320,375,327808,104,374,373,143,131321,372,131320,376,131321,362,
131320,362,327808,96,361,360,143,131321,359,131320,363,131321,339,131320,339,327808,96,338,337,
143,131321,336,131320,340,131321,322,131320,322,327808,96,326,325,143,131321,319,131320,327,
131321,397,131320,397,458997,104,398,140,327,399,400,262390,401,400,1,131321,402,131320,402,
327857,131,403,398,203,262394,403,404,401,131320,404,327808,96,405,288,285,262268,96,406,398,
327812,96,407,174,406,327808,96,408,405,407,327745,165,409,163,203,262205,96,410,409,327854,131,
411,408,410,196855,412,0,262394,411,413,412,131320,413,131321,400,131320,412,327745,165,414,163,
234,262205,96,415,414,327812,96,416,160,408,327808,96,417,415,416,393281,168,418,71,140,417,
262205,98,419,418,327808,96,420,417,138,393281,168,421,71,140,420,262205,98,422,421,262268,104,
423,422,131321,424,131320,424,458997,104,425,140,412,426,427,262390,428,427,1,131321,429,131320,
429,327857,131,430,425,141,262394,430,431,428,131320,431,262268,96,432,425,327812,96,433,195,432,
327808,96,434,284,433,196670,261,434,327737,96,435,293,261,327745,165,436,163,143,262205,96,437,
436,327808,96,438,437,435,393281,108,439,241,425,398,262205,104,440,439,196670,263,440,196670,264,
423,196670,265,419,393281,168,441,44,140,438,262205,98,442,441,196670,266,442,196670,267,435,
589881,98,443,444,263,264,265,266,267,327745,99,445,262,425,196670,445,443,131321,427,131320,427,
327808,104,426,425,143,131321,424,131320,428,196855,446,0,262394,235,447,448,131320,447,327745,
125,449,4,173,262205,96,450,449,327812,96,451,450,195,327808,96,452,451,284,327812,96,453,452,120,
327745,165,454,163,199,262205,96,455,454,327856,131,456,453,455,196855,457,0,262394,456,458,457,
131320,458,196670,268,452,262205,112,459,262,196670,269,459,196670,270,408,458809,94,460,461,268,
269,270,131321,457,131320,457,131321,446,131320,448,196855,462,0,262394,236,463,464,131320,463,
327745,125,465,4,173,262205,96,466,465,327812,96,467,466,175,327808,96,468,467,284,327745,165,469,
163,199,262205,96,470,469,327856,131,471,468,470,196855,472,0,262394,471,473,472,131320,473,
196670,271,468,327745,99,474,262,173,262205,98,475,474,196670,272,475,327745,99,476,262,160,
262205,98,477,476,196670,273,477,196670,274,408,524345,94,478,479,271,272,273,274,131321,472,
131320,472,327808,96,480,468,195,327856,131,481,480,470,196855,482,0,262394,481,483,482,131320,
483,196670,275,480,327745,99,484,262,138,262205,98,485,484,196670,276,485,327745,99,486,262,180,
262205,98,487,486,196670,277,487,196670,278,408,524345,94,488,479,275,276,277,278,131321,482,
131320,482,131321,462,131320,464,131321,489,131320,489,458997,96,490,173,464,491,492,262390,493,
492,1,131321,494,131320,494,327856,131,495,490,120,262394,495,496,493,131320,496,327745,125,497,4,
173,262205,96,498,497,327812,96,499,498,186,327808,96,500,499,284,327812,96,501,195,490,327808,96,
502,500,501,327745,165,503,163,199,262205,96,504,503,327856,131,505,502,504,196855,506,0,262394,
505,507,506,131320,507,196670,279,502,327745,99,508,262,490,262205,98,509,508,196670,280,509,
196670,281,408,458809,94,510,511,279,280,281,131321,506,131320,506,131321,492,131320,492,327808,
96,491,490,143,131321,489,131320,493,131321,462,131320,462,131321,446,131320,446,131321,400,
131320,400,327808,104,399,398,143,131321,397,131320,401,65789,65592,327734,96,283,0,97,131320,512,
262205,96,513,3,131326,513,65592,327734,96,514,0,100,196663,99,515,131320,516,262205,98,517,515,
262268,96,518,517,327874,96,519,518,126,327879,96,520,519,127,327879,96,521,518,128,262268,98,522,
521,327809,98,5,522,129,327852,131,523,521,130,196855,524,0,262394,523,525,524,131320,525,131326,
132,131320,524,327854,131,526,521,133,196855,527,0,262394,526,528,527,131320,528,327877,96,529,
520,134,131326,529,131320,527,327856,131,530,521,135,196855,531,0,262394,530,532,531,131320,532,
262268,96,533,5,327810,96,534,533,136,327877,96,535,520,534,131326,535,131320,531,327808,96,536,
521,237,327874,96,537,521,137,327879,96,538,537,138,327808,96,539,536,538,327874,96,540,539,137,
327877,96,541,520,540,131326,541,65592,327734,96,542,0,101,196663,99,543,196663,99,544,131320,545,
262203,99,546,7,262203,99,547,7,262205,98,548,543,196670,546,548,327737,96,549,514,546,262205,98,
550,544,196670,547,550,327737,96,551,514,547,327876,96,552,551,126,327877,96,553,549,552,131326,
553,65592,327734,98,554,0,102,196663,99,555,131320,556,262205,98,557,555,262268,96,558,557,327810,
96,6,139,558,262268,98,559,6,131321,560,131320,560,458997,98,561,559,556,9,562,458997,104,563,140,
556,564,562,262390,565,562,0,131321,566,131320,566,327857,131,567,563,141,262394,567,568,565,
131320,568,262205,98,569,555,327813,98,7,569,561,327811,98,8,142,7,327813,98,9,561,8,131321,562,
131320,562,327808,104,564,563,143,131321,560,131320,565,131326,561,65592,327734,98,570,0,102,
196663,99,571,131320,572,262205,98,573,571,327866,131,574,573,144,262205,98,575,571,393385,98,576,
574,144,575,327813,98,10,576,145,327809,98,11,10,146,327811,98,12,11,146,327813,98,13,12,147,
327811,98,14,576,13,327813,98,15,12,148,327811,98,16,14,15,327813,98,17,149,16,327809,98,18,17,
150,327813,98,19,18,16,327809,98,20,19,151,327813,98,21,20,16,327809,98,22,21,152,327813,98,23,22,
16,327809,98,24,23,153,327813,98,25,24,16,327809,98,26,25,129,327813,98,27,16,16,327813,98,28,26,
27,327809,98,29,28,16,327809,98,30,29,154,262268,96,577,11,327808,96,31,577,155,327876,96,578,31,
156,262268,98,579,578,327813,98,32,30,579,262205,98,580,571,327864,131,581,580,157,393385,98,582,
581,158,32,131326,582,65592,327734,104,393,0,105,196663,103,583,196663,103,584,131320,585,262205,
96,586,583,262268,104,587,586,262205,96,588,584,262268,104,589,588,397666,104,590,587,589,0,
131326,590,65592,327734,98,591,0,106,196663,99,592,196663,99,593,131320,594,262205,98,595,592,
262205,98,596,593,327809,98,33,595,596,131326,33,65592,327734,96,597,0,107,196663,103,598,196663,
103,599,131320,600,262205,96,601,598,327812,96,602,601,120,327814,96,603,602,34,262205,96,604,598,
327812,96,605,604,120,327817,96,606,605,34,327854,131,607,606,36,327846,131,608,35,607,262312,131,
609,608,196855,610,0,262394,609,611,610,131320,611,327854,131,612,603,159,131321,610,131320,610,
458997,131,613,608,600,612,611,196855,614,0,262394,613,615,614,131320,615,262205,96,616,598,
327812,96,617,616,120,262205,96,618,599,327808,96,619,617,618,131326,619,131320,614,327812,96,620,
603,34,327814,96,621,606,160,327808,96,622,620,621,262205,96,623,599,327879,96,624,623,138,327808,
96,625,622,624,262205,96,626,599,327874,96,627,626,143,327812,96,628,627,161,327808,96,629,625,
628,131326,629,65592,327734,98,444,0,109,196663,108,630,196663,108,631,196663,99,632,196663,99,
633,196663,103,634,131320,635,262205,104,636,630,262205,104,637,631,327810,104,638,636,637,262255,
98,639,638,262205,98,640,633,262205,98,641,632,327813,98,39,640,641,327813,98,40,639,39,327745,
165,642,163,164,262205,96,643,642,327851,131,644,643,166,196855,645,0,262394,644,646,645,131320,
646,262205,96,647,634,327808,96,648,643,647,393281,168,649,44,140,648,262205,98,650,649,327809,98,
45,40,650,131321,645,131320,645,458997,98,651,40,635,45,646,131326,651,65592,327734,110,652,0,111,
196663,99,653,196663,99,654,196663,103,655,196663,103,656,131320,657,262203,169,658,7,262205,96,
659,656,327812,96,660,659,171,262205,96,661,655,327808,96,662,660,661,393281,172,663,48,140,662,
262205,110,664,663,196670,658,664,262205,98,665,653,327745,99,666,658,173,262205,98,667,666,
327813,98,49,665,667,262205,98,668,654,327745,99,669,658,138,262205,98,670,669,327813,98,50,668,
670,327811,98,51,49,50,262205,98,671,653,262205,98,672,669,327813,98,52,671,672,262205,98,673,654,
262205,98,674,666,327813,98,53,673,674,327809,98,54,52,53,327760,110,675,51,54,131326,675,65592,
327734,94,461,0,114,196663,103,676,196663,113,677,196663,103,678,131320,679,262203,99,680,7,
262203,99,681,7,262203,103,682,7,262203,103,683,7,262203,99,684,7,262203,99,685,7,262203,103,686,
7,262203,103,687,7,262203,169,688,7,262203,99,689,7,262203,99,690,7,262203,103,691,7,262203,103,
692,7,262203,169,693,7,262203,99,694,7,262203,99,695,7,262203,103,696,7,262203,103,697,7,262203,
113,698,7,262203,99,699,7,262203,99,700,7,262203,99,701,7,262203,99,702,7,262205,96,703,676,
327812,96,704,703,120,327814,96,705,704,34,262205,96,706,676,327812,96,55,706,120,327817,96,56,55,
34,327745,178,707,62,140,262205,96,708,707,262205,96,709,678,327808,96,63,708,709,327808,96,710,
56,160,327856,131,711,705,179,327856,131,712,56,36,327847,131,713,711,712,196855,714,0,262394,713,
715,714,131320,715,196855,716,0,262394,35,717,718,131320,717,327814,96,64,56,160,327745,99,719,
677,173,262205,98,720,719,196670,680,720,327745,99,721,677,138,262205,98,722,721,196670,681,722,
196670,682,64,196670,683,63,524345,110,723,652,680,681,682,683,327761,98,724,723,0,196670,719,724,
327761,98,725,723,1,196670,721,725,327808,96,65,64,138,327745,99,726,677,160,262205,98,727,726,
196670,684,727,327745,99,728,677,180,262205,98,729,728,196670,685,729,196670,686,65,196670,687,63,
524345,110,730,652,684,685,686,687,327761,98,731,730,0,196670,726,731,327761,98,732,730,1,196670,
728,732,131321,716,131320,718,327814,96,66,56,160,327745,99,733,677,173,262205,98,734,733,196670,
689,734,327745,99,735,677,160,262205,98,736,735,196670,690,736,196670,691,66,196670,692,63,524345,
110,737,652,689,690,691,692,196670,688,737,327808,96,67,66,138,327745,99,738,677,138,262205,98,
739,738,196670,694,739,327745,99,740,677,180,262205,98,741,740,196670,695,741,196670,696,67,
196670,697,63,524345,110,742,652,694,695,696,697,196670,693,742,327745,99,743,688,173,262205,98,
744,743,327745,99,745,693,173,262205,98,746,745,327745,99,747,688,138,262205,98,748,747,327745,99,
749,693,138,262205,98,750,749,458832,112,751,744,746,748,750,196670,677,751,327814,96,752,56,160,
327808,96,753,752,181,131321,716,131320,716,458997,96,754,710,717,753,718,458997,96,755,56,717,
752,718,131321,714,131320,714,458997,96,756,710,679,754,716,458997,96,757,56,679,755,716,327856,
131,758,705,37,196855,759,0,262394,758,760,761,131320,760,327745,165,762,163,182,262205,96,763,
762,262205,96,764,678,327745,165,765,163,183,262205,96,766,765,327812,96,767,764,766,327808,96,
768,763,767,327812,96,769,705,188,327808,96,770,768,769,262205,112,771,677,327745,189,772,163,137,
262205,98,773,772,327822,112,68,771,773,196670,698,68,327808,96,774,770,757,327745,99,775,698,173,
262205,98,776,775,393281,168,777,71,140,774,196670,777,776,327808,96,778,774,138,327745,99,779,
698,138,262205,98,780,779,393281,168,781,71,140,778,196670,781,780,327808,96,782,770,756,327745,
99,783,698,160,262205,98,784,783,393281,168,785,71,140,782,196670,785,784,327808,96,786,782,138,
327745,99,787,698,180,262205,98,788,787,393281,168,789,71,140,786,196670,789,788,131321,759,
131320,761,327810,96,790,705,37,327856,131,791,790,38,196855,792,0,262394,791,793,794,131320,793,
131321,792,131320,794,327810,96,795,790,38,131321,792,131320,792,458997,96,796,790,793,795,794,
327745,165,797,163,191,262205,96,798,797,327812,96,799,796,798,327808,96,800,799,63,327812,96,801,
800,188,327745,99,802,677,173,262205,98,803,802,196670,699,803,327745,99,804,677,138,262205,98,
805,804,196670,700,805,393273,96,806,542,699,700,327745,99,807,677,160,262205,98,808,807,196670,
701,808,327745,99,809,677,180,262205,98,810,809,196670,702,810,393273,96,811,542,701,702,196855,
812,0,262394,791,813,814,131320,813,327808,96,815,801,757,327814,96,816,815,160,393281,178,817,74,
140,816,196670,817,806,327808,96,818,801,756,327814,96,819,818,160,393281,178,820,74,140,819,
196670,820,811,131321,812,131320,814,327808,96,821,801,757,327814,96,822,821,160,393281,178,823,
77,140,822,196670,823,806,327808,96,824,801,756,327814,96,825,824,160,393281,178,826,77,140,825,
196670,826,811,131321,812,131320,812,131321,759,131320,759,65789,65592,327734,94,511,0,115,196663,
103,827,196663,99,828,196663,103,829,131320,830,262203,99,831,7,262203,99,832,7,327745,165,833,
163,182,262205,96,834,833,262205,96,835,829,327745,165,836,163,183,262205,96,837,836,327812,96,
838,835,837,327808,96,839,834,838,262205,96,840,827,327808,96,841,839,840,393281,168,842,71,140,
841,262205,98,843,842,196670,831,843,262205,98,844,828,196670,832,844,393273,98,845,591,831,832,
196670,842,845,65789,65592,327734,94,479,0,116,196663,103,846,196663,99,847,196663,99,848,196663,
103,849,131320,850,262203,99,851,7,262203,99,852,7,262203,99,853,7,262203,99,854,7,262205,98,855,
847,327866,131,856,855,158,262205,98,857,847,393385,98,858,856,857,158,196855,859,0,262394,78,860,
861,131320,860,262205,98,862,847,262205,98,863,847,262271,98,79,863,196670,851,79,327737,98,864,
570,851,196670,852,154,196670,853,864,393273,98,865,591,852,853,196670,854,865,327737,98,866,554,
854,327813,98,80,862,866,262205,98,867,848,327813,98,81,80,867,131321,859,131320,861,327813,98,82,
858,858,262205,98,868,848,327813,98,83,82,868,131321,859,131320,859,458997,98,869,81,860,83,861,
327745,165,870,163,182,262205,96,871,870,262205,96,872,849,327745,165,873,163,183,262205,96,874,
873,327812,96,875,872,874,327808,96,876,871,875,262205,96,877,846,327808,96,878,876,877,393281,
168,879,71,140,878,196670,879,869,65789,65592,327734,96,355,0,107,196663,103,880,196663,103,881,
131320,882,262205,96,883,880,327812,96,884,883,174,262205,96,885,881,262205,96,886,880,327879,96,
887,886,194,327878,96,888,885,887,327808,96,889,884,888,131326,889,65592,327734,96,293,0,117,
196663,103,890,131320,891,262203,103,892,7,262203,103,893,7,262205,96,894,890,327814,96,895,894,
195,196855,896,0,262394,196,897,896,131320,897,327745,125,898,4,173,262205,96,899,898,327812,96,
900,899,195,262205,96,901,890,327817,96,902,901,195,327808,96,903,900,902,327745,165,904,163,199,
262205,96,905,904,327814,96,906,905,120,327810,96,907,906,138,458764,96,908,1,38,903,907,196670,
892,908,196670,893,895,393273,96,909,597,892,893,131326,909,131320,896,196855,910,0,262394,200,
911,910,131320,911,327745,125,912,4,173,262205,96,913,912,327812,96,914,913,175,262205,96,915,890,
327817,96,916,915,175,327808,96,917,914,916,327745,165,918,163,199,262205,96,919,918,327810,96,
920,919,138,458764,96,921,1,38,917,920,262205,96,922,890,327856,131,923,922,175,196855,924,0,
262394,923,925,926,131320,925,131321,924,131320,926,327808,96,927,919,921,131321,924,131320,924,
458997,96,928,921,925,927,926,131326,928,131320,910,327745,125,929,4,173,262205,96,930,929,327812,
96,931,930,186,262205,96,932,890,327808,96,933,931,932,327745,165,934,163,199,262205,96,935,934,
327810,96,936,935,138,458764,96,937,1,38,933,936,131326,937,65592,327734,94,316,0,123,196663,103,
938,196663,103,939,196663,103,940,196663,119,941,196663,122,942,131320,943,262205,96,944,938,
262205,96,945,940,327812,96,946,945,160,327808,96,947,944,946,393281,202,948,87,140,947,262205,
118,949,948,196670,941,949,131321,950,131320,950,458997,96,951,173,943,952,953,262390,954,953,1,
131321,955,131320,955,327856,131,956,951,120,262394,956,957,954,131320,957,262205,96,958,939,
262201,96,959,283,327814,96,960,959,174,327808,96,961,958,960,327812,96,962,195,951,327808,96,963,
961,962,327745,165,964,163,203,262205,96,965,964,327810,96,966,965,138,458764,96,967,1,38,963,966,
327812,96,968,967,218,262205,96,969,940,327812,96,970,969,174,327808,96,971,968,970,262201,96,972,
283,327817,96,973,972,174,327808,96,974,971,973,393281,202,975,90,140,974,262205,118,976,975,
327745,119,977,942,951,196670,977,976,131321,953,131320,953,327808,96,952,951,143,131321,950,
131320,954,65789,65592,327734,94,332,0,124,196663,119,978,196663,121,979,131320,980,262203,103,
981,7,262203,103,982,7,262203,103,983,7,262203,103,984,7,262203,122,985,7,262201,96,986,283,
131321,987,131320,987,458997,96,988,173,980,989,990,262390,991,990,1,131321,992,131320,992,327856,
131,993,988,120,262394,993,994,991,131320,994,327814,96,995,986,160,327812,96,996,988,160,327817,
96,997,986,160,327808,96,998,996,997,196670,981,995,196670,982,998,393273,96,999,355,981,982,
262205,118,1000,978,327812,96,1001,160,988,327810,96,1002,222,1001,458832,118,1003,1002,1002,1002,
1002,327874,118,1004,1000,1003,327879,118,1005,1004,238,327745,224,1006,221,999,196670,1006,1005,
131321,990,131320,990,327808,96,989,988,143,131321,987,131320,991,131321,1007,131320,1007,458997,
96,1008,173,991,1009,1010,262390,1011,1010,1,131321,1012,131320,1012,327856,131,1013,1008,120,
262394,1013,1014,1011,131320,1014,327814,96,1015,986,174,327812,96,1016,195,1008,327808,96,1017,
1015,1016,327817,96,1018,986,174,196670,983,1017,196670,984,1018,393273,96,1019,355,983,984,
196670,985,979,327745,119,1020,985,1008,262205,118,1021,1020,327745,224,1022,225,1019,196670,1022,
1021,131321,1010,131320,1010,327808,96,1009,1008,143,131321,1007,131320,1011,65789,65592,};
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
static const uint32_t bitnet__spv_joined_plain[] = {
119734787,66304,524299,2906,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
196679,71,42,196679,72,42,196679,73,42,262215,74,1,7,262215,75,1,6,196679,76,42,196679,77,42,
327752,78,0,35,0,327752,78,1,35,4,327752,78,2,35,8,327752,78,3,35,12,327752,78,4,35,16,327752,78,
5,35,20,327752,78,6,35,24,327752,78,7,35,28,327752,78,8,35,32,327752,78,9,35,36,327752,78,10,35,
40,327752,78,11,35,44,327752,78,12,35,48,327752,78,13,35,52,327752,78,14,35,56,327752,78,15,35,60,
327752,78,16,35,64,327752,78,17,35,68,327752,78,18,35,72,327752,78,19,35,76,196679,78,2,262215,79,
6,4,262216,80,0,24,327752,80,0,35,0,196679,80,2,262215,81,34,0,262215,81,33,1,196679,82,42,262215,
83,6,8,262216,84,0,24,327752,84,0,35,0,196679,84,2,262215,85,34,0,262215,85,33,6,196679,86,42,
196679,87,42,196679,88,42,196679,89,42,196679,90,42,196679,91,42,196679,92,42,196679,93,42,262215,
94,6,4,262215,95,6,4,262215,96,6,4,262215,97,6,4,262216,98,0,23,327752,98,0,35,0,262216,98,1,23,
327752,98,1,35,4,262216,98,2,23,327752,98,2,35,8,262216,98,3,23,327752,98,3,35,12,262216,98,4,23,
327752,98,4,35,16,262216,98,5,23,327752,98,5,35,20,262216,98,6,23,327752,98,6,35,24,262216,98,7,
23,327752,98,7,35,28,262216,98,8,23,327752,98,8,35,32,262216,98,9,23,327752,98,9,35,36,262216,98,
10,23,327752,98,10,35,40,262216,98,11,23,327752,98,11,35,44,262216,98,12,23,327752,98,12,35,48,
262216,98,13,23,327752,98,13,35,52,262216,98,14,23,327752,98,14,35,56,262216,98,15,23,327752,98,
15,35,60,262216,98,16,23,327752,98,16,35,64,262216,98,17,23,327752,98,17,35,96,262216,98,18,23,
327752,98,18,35,224,262216,98,19,23,327752,98,19,35,2272,196679,98,2,262215,99,34,0,262215,99,33,
7,196679,100,42,196679,101,42,196679,102,42,196679,103,42,196679,104,42,196679,105,42,262215,106,
6,4,262216,107,0,23,327752,107,0,35,0,196679,107,2,262215,108,34,0,262215,108,33,4,262215,109,6,4,
262216,110,0,23,327752,110,0,35,0,196679,110,2,262215,111,34,0,262215,111,33,5,262215,112,1,8,
196679,113,42,196679,114,42,196679,115,42,196679,116,42,196679,117,42,262215,118,6,16,262216,119,
0,24,327752,119,0,35,0,196679,119,2,262215,120,34,0,262215,120,33,3,262215,121,6,16,262216,122,0,
24,327752,122,0,35,0,196679,122,2,262215,123,34,0,262215,123,33,0,262215,124,6,16,262216,125,0,23,
327752,125,0,35,0,196679,125,2,262215,126,34,0,262215,126,33,4,196679,127,42,196679,128,42,196679,
129,42,196679,130,42,196679,131,42,196679,132,42,196679,133,42,196679,134,42,196679,135,42,196679,
136,42,196679,137,42,196679,138,42,196679,139,42,196679,140,42,196679,141,42,196679,142,42,196679,
143,42,196679,144,42,196679,145,42,262215,146,6,8,262216,147,0,23,327752,147,0,35,0,196679,147,2,
262215,148,34,0,262215,148,33,2,262215,149,1,13,262215,150,1,14,262215,4,11,26,262215,151,1,0,
262215,152,11,25,131091,153,196641,154,153,262165,155,32,0,196641,156,155,262176,157,7,155,196630,
158,32,262177,159,158,157,262167,160,158,2,262177,161,160,157,262176,162,7,158,262177,163,155,162,
327713,164,155,162,162,262177,165,158,162,393249,166,158,162,162,162,262165,167,32,1,327713,168,
167,157,157,262167,169,155,4,262176,170,7,169,524321,171,167,170,170,170,170,170,327713,172,158,
162,162,262176,173,7,167,262177,174,167,173,262187,155,175,8,262172,176,158,175,262176,177,7,176,
262177,178,158,177,393249,179,158,157,162,162,327713,180,155,157,157,262167,181,158,4,262194,155,
5,256,262187,155,182,127,393268,155,183,128,5,182,262187,155,184,128,393268,155,185,134,183,184,
262187,155,186,32,393268,155,187,132,185,186,262187,155,188,16,393268,155,189,134,187,188,262187,
155,190,7,393268,155,191,128,189,190,393268,155,192,134,191,175,393268,155,193,128,192,190,393268,
155,194,134,193,175,393268,155,195,128,192,194,262187,155,196,1,393268,155,197,130,195,196,393268,
155,198,134,197,194,393268,155,199,132,194,198,393268,155,200,132,199,186,262187,155,201,4,393268,
155,202,132,200,201,393268,155,203,132,200,201,262194,155,6,128,393268,155,204,132,175,6,393268,
155,205,128,203,204,393268,155,206,130,205,196,393268,155,207,132,175,6,393268,155,208,134,206,
207,393268,155,209,132,208,6,393268,155,210,128,202,209,393268,155,211,130,210,196,393268,155,212,
132,208,6,393268,155,213,134,211,212,262172,214,181,213,262176,215,7,214,524321,216,153,157,157,
157,215,215,458785,217,153,162,157,215,214,262176,218,7,181,393249,219,155,218,162,173,458785,220,
158,157,157,162,162,524321,221,158,173,173,162,162,157,458785,222,160,162,162,157,157,393249,223,
153,157,218,157,393249,224,153,157,162,157,458785,225,153,157,162,162,157,327713,226,169,157,157,
262194,155,7,1,262187,155,227,2,131092,228,393268,228,229,170,7,227,262194,155,8,1,393268,155,230,
132,227,8,458804,155,231,169,229,230,8,262172,232,155,231,262194,155,9,1,393268,228,233,170,9,196,
458804,155,234,169,233,198,196,393268,155,235,132,234,231,262172,236,169,235,262176,237,7,236,
393249,238,153,157,232,237,393268,155,239,132,231,9,262172,240,167,239,262176,241,7,240,393249,
242,153,157,236,241,262177,243,153,157,262177,244,155,157,262177,245,228,157,262194,155,10,64,
262187,155,246,63,393268,155,247,128,10,246,262187,155,248,64,393268,155,249,134,247,248,393268,
155,250,132,249,248,393268,155,251,134,250,248,393268,228,252,176,251,175,393268,155,253,134,175,
251,458804,155,254,169,252,253,196,393268,155,255,134,6,175,393268,155,256,134,248,255,393268,228,
257,176,254,256,393268,155,258,134,248,255,458804,155,259,169,257,254,258,393268,155,260,132,259,
251,262172,261,169,260,262176,262,7,261,524321,263,153,157,157,157,157,262,393249,264,153,261,157,
157,393268,155,265,134,10,227,393268,155,266,128,265,6,393268,155,267,130,266,196,393268,155,268,
134,267,6,393268,155,269,134,248,268,393268,155,270,132,269,268,262172,271,155,270,262176,272,7,
271,524321,273,153,157,157,157,157,272,262194,155,11,4,262194,155,12,2,393268,155,274,134,11,12,
393268,228,275,176,265,6,458804,155,276,169,275,265,6,393268,155,277,134,6,276,393268,155,278,128,
274,277,393268,155,279,130,278,196,393268,155,280,134,6,276,393268,155,281,134,279,280,393268,155,
282,132,281,268,262172,283,160,282,262176,284,7,283,458785,285,153,271,157,157,284,262176,286,7,
160,589857,287,153,162,162,286,162,162,286,524321,288,153,157,157,157,162,286,458785,289,155,157,
157,157,157,458785,290,153,157,157,157,157,524321,291,153,157,157,157,157,284,262176,292,7,228,
262177,293,153,292,393249,294,153,157,157,157,262176,295,1,155,262203,295,3,1,262187,155,296,72,
262187,155,297,264,262187,155,298,32768,262187,167,299,16,262187,155,300,32767,262187,167,301,13,
262187,155,302,939524096,262187,155,303,260046848,262187,155,304,947912704,262187,158,305,
947912704,262187,155,306,8388608,196657,228,15,262187,155,307,65535,262187,155,308,2147483647,
262187,158,309,1056964608,262187,155,310,2139095040,262187,155,311,32256,262187,155,312,
1199566848,262187,155,313,31744,262187,155,314,1056964608,262187,155,315,2129859015,262187,167,
316,0,262187,167,317,4,262187,158,318,1073741824,262187,167,319,1,262187,155,320,1597463007,
262187,158,321,1069547520,262187,158,322,1117782016,262187,158,323,1069066811,262187,158,324,
1262485504,262187,158,325,1060208640,262187,158,326,3109978243,262187,158,327,961571175,262187,
158,328,985088974,262187,158,329,1007192328,262187,158,330,1026206145,262187,158,331,1042983594,
262187,158,332,1065353216,262187,167,333,23,262187,158,334,3265265664,262187,158,335,0,262187,167,
336,8,262187,167,337,24,262187,167,338,6,262187,155,339,50529027,262187,167,340,2,262187,155,341,
4294967288,262172,342,167,6,262176,343,4,342,262203,343,344,4,262176,345,4,167,262187,155,346,0,
262172,347,158,6,262176,348,4,347,262203,348,349,4,262176,350,4,158,393268,155,351,132,6,175,
262172,352,158,351,262176,353,4,352,262203,353,354,4,262187,155,355,48,262187,155,356,40,262187,
155,357,24,262187,155,358,56,262187,155,359,6,262187,155,360,5,262187,155,361,3,393268,155,362,
128,5,246,393268,155,363,134,362,248,262187,155,364,39,393268,155,365,128,363,364,393268,155,366,
134,365,356,393268,155,367,128,363,366,393268,155,368,130,367,196,393268,155,369,134,368,366,
262172,370,158,369,262176,371,7,370,196637,53,158,196638,54,53,262176,372,12,54,262203,372,55,12,
393268,155,373,130,363,196,262176,374,12,158,262172,375,158,248,262176,376,4,375,262203,376,377,4,
393268,155,378,132,363,248,393268,155,379,134,378,201,393268,155,380,130,379,196,196637,60,181,
196638,61,60,262176,381,12,61,262203,381,62,12,262176,382,12,181,196656,228,63,196637,64,181,
196638,65,64,262176,383,12,65,262203,383,66,12,393268,155,69,134,378,201,458796,181,384,335,335,
335,335,262167,385,228,4,262187,158,386,1123942400,262187,158,387,3271557120,262187,167,388,255,
262187,158,389,925353388,262176,390,4,155,262203,390,391,4,262203,345,392,4,262187,158,393,
1006699012,393268,228,394,172,208,196,393268,155,395,132,200,201,262172,396,169,200,262176,397,4,
396,262203,397,398,4,196657,228,74,262194,155,75,64,393268,155,399,128,11,12,393268,155,400,134,
75,227,1441822,78,155,155,155,155,155,155,155,155,155,155,155,158,158,158,155,155,155,155,155,155,
262176,401,9,78,262203,401,402,9,262176,403,9,155,262187,155,404,4294967295,196637,79,158,196638,
80,79,262176,405,12,80,262203,405,81,12,196637,83,160,196638,84,83,262176,406,12,84,262203,406,85,
12,393268,155,407,134,75,227,262176,408,12,160,262172,94,155,175,262172,95,155,186,262187,155,409,
512,262172,96,155,409,196637,97,155,1441822,98,155,155,155,155,155,155,155,155,155,155,155,155,
155,155,158,155,94,95,96,97,262176,410,12,98,262203,410,99,12,262176,411,12,155,393268,155,412,
128,11,12,393268,155,413,134,75,227,262187,167,414,5,262176,415,9,158,262187,167,416,9,196637,106,
155,196638,107,106,262176,417,12,107,262203,417,108,12,196637,109,155,196638,110,109,262176,418,
12,110,262203,418,111,12,196657,228,112,393268,228,419,170,9,196,262176,420,4,169,196637,118,169,
196638,119,118,262176,421,12,119,262203,421,120,12,262176,422,12,169,393268,155,423,134,187,188,
393268,155,424,130,423,196,196637,121,169,196638,122,121,262176,425,12,122,262203,425,123,12,
262176,426,7,232,393268,155,427,134,187,188,262187,167,428,3,262187,167,429,7,393268,228,430,170,
7,346,393268,228,431,170,7,227,262172,432,158,231,262176,433,7,432,393268,228,434,170,9,196,
262172,435,158,9,262176,436,7,435,262187,167,437,11,262187,167,438,12,262172,439,167,9,262176,440,
7,439,262187,167,441,10,393268,155,442,132,194,198,393268,228,443,170,7,227,393268,228,444,170,7,
346,393268,155,445,132,255,8,393268,155,446,132,445,9,262172,447,158,446,262176,448,4,447,262203,
448,449,4,393268,228,450,170,7,196,393268,155,451,130,231,8,393268,228,452,170,7,346,393268,155,
453,132,255,8,393268,155,454,134,453,201,196637,124,169,196638,125,124,262176,455,12,125,262203,
455,126,12,393268,155,456,132,251,201,393268,155,457,132,251,201,262172,458,160,457,262176,459,7,
458,393268,155,460,132,251,201,393268,155,461,132,274,250,393268,155,462,134,461,227,262172,463,
160,462,262176,464,4,463,262203,464,465,4,262176,466,4,160,393268,155,467,132,274,248,262172,468,
158,467,262176,469,4,468,262203,469,470,4,393268,155,471,130,274,196,262172,472,158,274,262176,
473,4,472,262203,473,474,4,262203,473,475,4,393268,155,476,134,250,227,393268,155,477,130,265,196,
393268,155,478,134,250,227,393268,155,479,130,274,196,196637,146,160,196638,147,146,262176,480,12,
147,262203,480,148,12,262187,167,481,14,262187,167,482,15,262187,167,483,17,393268,155,484,128,10,
227,327724,160,485,335,335,262172,486,160,175,262176,487,7,486,262176,488,4,228,262203,488,489,4,
262187,167,490,19,262203,473,491,4,262203,473,492,4,196656,228,149,393268,155,493,132,274,250,
393268,155,494,134,493,227,393268,155,495,132,259,255,393268,155,496,132,259,255,393268,155,497,
130,274,196,196650,228,498,262194,155,150,1048576,262167,499,155,3,262176,500,1,499,262203,500,4,
1,262187,167,501,18,262194,155,151,1,393267,499,152,151,196,196,262187,155,502,1879048192,262187,
155,503,3355447295,327734,153,2,0,154,131320,504,262203,157,505,7,262203,157,506,7,262203,157,507,
7,262203,157,508,7,327745,295,509,4,346,262205,155,510,509,327745,403,511,402,501,262205,155,512,
511,327856,228,513,510,512,196855,514,0,262394,513,515,514,131320,515,196670,505,510,327737,153,
516,517,505,262201,153,518,519,131321,514,131320,514,327854,228,520,510,512,196855,521,0,262394,
520,522,521,131320,522,262201,153,523,524,327810,155,525,510,512,327817,155,526,525,12,327814,155,
527,525,12,196670,506,346,196670,507,526,196670,508,527,458809,153,528,529,506,507,508,131321,521,
131320,521,65789,65592,327734,155,530,0,156,131320,531,262205,155,532,3,131326,532,65592,327734,
153,533,0,154,131320,534,196833,196,296,262368,227,227,297,196833,196,296,65789,65592,327734,158,
535,0,159,196663,157,536,131320,537,262205,155,538,536,327879,155,539,538,298,327876,155,540,539,
299,262205,155,541,536,327879,155,542,541,300,327876,155,543,542,301,327808,155,544,543,302,
327854,228,545,543,303,196855,546,0,262394,545,547,546,131320,547,327808,155,548,543,502,131321,
546,131320,546,458997,155,549,544,537,548,547,327808,155,13,543,304,262268,158,550,13,327811,158,
14,550,305,327856,228,551,543,306,196855,552,0,262394,551,553,552,131320,553,262268,155,554,14,
131321,552,131320,552,458997,155,555,549,546,554,553,327877,155,556,555,540,262268,158,557,556,
131326,557,65592,327734,160,558,0,161,196663,157,559,131320,560,262203,157,561,7,262203,157,562,7,
196855,563,0,262394,15,564,563,131320,564,262205,155,565,559,393228,160,566,1,62,565,131326,566,
131320,563,262205,155,567,559,327879,155,568,567,307,196670,561,568,327737,158,569,535,561,262205,
155,570,559,327874,155,571,570,299,196670,562,571,327737,158,572,535,562,327760,160,573,569,572,
131326,573,65592,327734,155,574,0,163,196663,162,575,131320,576,262205,158,577,575,262268,155,578,
577,327874,155,579,578,299,327879,155,580,579,298,327879,155,581,578,308,262268,158,582,581,
327809,158,16,582,309,327852,228,583,581,310,196855,584,0,262394,583,585,584,131320,585,131326,
311,131320,584,327854,228,586,581,312,196855,587,0,262394,586,588,587,131320,588,327877,155,589,
580,313,131326,589,131320,587,327856,228,590,581,304,196855,591,0,262394,590,592,591,131320,592,
262268,155,593,16,327810,155,594,593,314,327877,155,595,580,594,131326,595,131320,591,327808,155,
596,581,503,327874,155,597,581,301,327879,155,598,597,196,327808,155,599,596,598,327874,155,600,
599,301,327877,155,601,580,600,131326,601,65592,327734,155,602,0,164,196663,162,603,196663,162,
604,131320,605,262203,162,606,7,262203,162,607,7,262205,158,608,603,196670,606,608,327737,155,609,
574,606,262205,158,610,604,196670,607,610,327737,155,611,574,607,327876,155,612,611,299,327877,
155,613,609,612,131326,613,65592,327734,158,614,0,165,196663,162,615,131320,616,262205,158,617,
615,262268,155,618,617,327810,155,17,315,618,262268,158,619,17,131321,620,131320,620,458997,158,
621,619,616,20,622,458997,167,623,316,616,624,622,262390,625,622,0,131321,626,131320,626,327857,
228,627,623,317,262394,627,628,625,131320,628,262205,158,629,615,327813,158,18,629,621,327811,158,
19,318,18,327813,158,20,621,19,131321,622,131320,622,327808,167,624,623,319,131321,620,131320,625,
131326,621,65592,327734,158,630,0,165,196663,162,631,131320,632,262205,158,633,631,262268,155,634,
633,327874,155,635,634,319,327810,155,21,320,635,262268,158,636,21,262205,158,637,631,327813,158,
22,309,637,131321,638,131320,638,458997,158,639,636,632,26,640,458997,167,641,316,632,642,640,
262390,643,640,0,131321,644,131320,644,327857,228,645,641,317,262394,645,646,643,131320,646,
327813,158,23,22,639,327813,158,24,23,639,327811,158,25,321,24,327813,158,26,639,25,131321,640,
131320,640,327808,167,642,641,319,131321,638,131320,643,131326,639,65592,327734,158,647,0,165,
196663,162,648,131320,649,262205,158,650,648,327866,228,651,650,322,262205,158,652,648,393385,158,
653,651,322,652,327813,158,27,653,323,327809,158,28,27,324,327811,158,29,28,324,327813,158,30,29,
325,327811,158,31,653,30,327813,158,32,29,326,327811,158,33,31,32,327813,158,34,327,33,327809,158,
35,34,328,327813,158,36,35,33,327809,158,37,36,329,327813,158,38,37,33,327809,158,39,38,330,
327813,158,40,39,33,327809,158,41,40,331,327813,158,42,41,33,327809,158,43,42,309,327813,158,44,
33,33,327813,158,45,43,44,327809,158,46,45,33,327809,158,47,46,332,262268,155,654,28,327808,155,
48,654,182,327876,155,655,48,333,262268,158,656,655,327813,158,49,47,656,262205,158,657,648,
327864,228,658,657,334,393385,158,659,658,335,49,131326,659,65592,327734,158,660,0,166,196663,162,
661,196663,162,662,196663,162,663,131320,664,262205,158,665,661,262205,158,666,662,327813,158,50,
665,666,262205,158,667,663,327809,158,51,50,667,131326,51,65592,327734,167,668,0,168,196663,157,
669,196663,157,670,131320,671,262205,155,672,669,262268,167,673,672,262205,155,674,670,262268,167,
675,674,393418,167,676,673,316,336,393418,167,677,675,316,336,327812,167,678,676,677,393418,167,
679,673,336,336,393418,167,680,675,336,336,327812,167,681,679,680,327808,167,682,678,681,393418,
167,683,673,299,336,393418,167,684,675,299,336,327812,167,685,683,684,327808,167,686,682,685,
327875,167,687,673,337,327875,167,688,675,337,327812,167,689,687,688,327808,167,690,686,689,
131326,690,65592,327734,167,691,0,171,196663,170,692,196663,170,693,196663,170,694,196663,170,695,
196663,170,696,131320,697,262203,157,698,7,262203,157,699,7,262203,157,700,7,262203,157,701,7,
262203,157,702,7,262203,157,703,7,262203,157,704,7,262203,157,705,7,131321,706,131320,706,458997,
167,707,316,697,708,709,458997,167,710,316,697,711,709,262390,712,709,1,131321,713,131320,713,
327857,228,714,710,317,262394,714,715,712,131320,715,327745,157,716,692,710,262205,155,717,716,
327874,155,718,717,338,327879,155,719,718,339,327745,157,720,693,710,262205,155,721,720,196670,
698,721,196670,699,719,393273,167,722,668,698,699,262205,155,723,716,327874,155,724,723,317,
327879,155,725,724,339,327745,157,726,694,710,262205,155,727,726,196670,700,727,196670,701,725,
393273,167,728,668,700,701,327808,167,729,722,728,262205,155,730,716,327874,155,731,730,340,
327879,155,732,731,339,327745,157,733,695,710,262205,155,734,733,196670,702,734,196670,703,732,
393273,167,735,668,702,703,327808,167,736,729,735,262205,155,737,716,327879,155,738,737,339,
327745,157,739,696,710,262205,155,740,739,196670,704,740,196670,705,738,393273,167,741,668,704,
705,327808,167,742,736,741,327808,167,708,707,742,131321,709,131320,709,327808,167,711,710,319,
131321,706,131320,712,131326,707,65592,327734,158,743,0,172,196663,162,744,196663,162,745,131320,
746,262205,158,747,744,262205,158,748,745,327809,158,52,747,748,131326,52,65592,327734,167,749,0,
174,196663,173,750,131320,751,262201,155,752,530,327879,155,753,752,341,262368,227,227,297,262201,
155,754,530,262205,167,755,750,327745,345,756,344,754,196670,756,755,262368,227,227,297,131321,
757,131320,757,458997,167,758,316,751,759,760,458997,155,761,346,751,762,760,262390,763,760,0,
131321,764,131320,764,327856,228,765,761,175,262394,765,766,763,131320,766,327808,155,767,753,761,
327745,345,768,344,767,262205,167,769,768,327808,167,759,758,769,131321,760,131320,760,327808,155,
762,761,319,131321,757,131320,763,131326,758,65592,327734,158,770,0,165,196663,162,771,131320,772,
262201,155,773,530,327879,155,774,773,341,262368,227,227,297,262201,155,775,530,262205,158,776,
771,327745,350,777,349,775,196670,777,776,262368,227,227,297,327745,350,778,349,774,262205,158,
779,778,196670,771,779,131321,780,131320,780,458997,155,781,196,772,782,783,262390,784,783,0,
131321,785,131320,785,327856,228,786,781,175,262394,786,787,784,131320,787,327808,155,788,774,781,
327745,350,789,349,788,262205,158,790,789,262205,158,791,771,327866,228,792,790,791,196855,793,0,
262394,792,794,795,131320,794,262205,158,796,789,131321,793,131320,795,262205,158,797,771,131321,
793,131320,793,458997,158,798,796,794,797,795,196670,771,798,131321,783,131320,783,327808,155,782,
781,319,131321,780,131320,784,262205,158,799,771,131326,799,65592,327734,158,800,0,178,196663,177,
801,131320,802,262203,162,803,7,262203,162,804,7,262203,162,805,7,262203,162,806,7,262203,162,807,
7,262203,162,808,7,262203,162,809,7,262203,162,810,7,262203,162,811,7,262203,162,812,7,262203,162,
813,7,262203,162,814,7,262203,162,815,7,262203,162,816,7,262203,162,817,7,262203,162,818,7,262203,
162,819,7,262203,162,820,7,262203,162,821,7,262203,162,822,7,262203,162,823,7,262203,162,824,7,
262203,162,825,7,262203,162,826,7,262203,162,827,7,262203,162,828,7,262203,162,829,7,262203,162,
830,7,262201,155,831,530,327879,155,832,831,341,327812,155,833,832,175,327879,155,834,831,190,
327808,155,835,833,834,262368,227,227,297,131321,836,131320,836,458997,167,837,316,802,838,839,
262390,840,839,1,131321,841,131320,841,327857,228,842,837,336,262394,842,843,840,131320,843,
327812,155,844,831,175,262268,155,845,837,327808,155,846,844,845,327745,162,847,801,837,262205,
158,848,847,327745,350,849,354,846,196670,849,848,131321,839,131320,839,327808,167,838,837,319,
131321,836,131320,840,262368,227,227,297,327808,155,850,835,186,327745,350,851,354,835,262205,158,
852,851,196670,803,852,327745,350,853,354,850,262205,158,854,853,196670,804,854,393273,158,855,
743,803,804,327808,155,856,835,188,327808,155,857,835,355,327745,350,858,354,856,262205,158,859,
858,196670,805,859,327745,350,860,354,857,262205,158,861,860,196670,806,861,393273,158,862,743,
805,806,196670,807,855,196670,808,862,393273,158,863,743,807,808,327808,155,864,835,175,327808,
155,865,835,356,327745,350,866,354,864,262205,158,867,866,196670,809,867,327745,350,868,354,865,
262205,158,869,868,196670,810,869,393273,158,870,743,809,810,327808,155,871,835,357,327808,155,
872,835,358,327745,350,873,354,871,262205,158,874,873,196670,811,874,327745,350,875,354,872,
262205,158,876,875,196670,812,876,393273,158,877,743,811,812,196670,813,870,196670,814,877,393273,
158,878,743,813,814,196670,815,863,196670,816,878,393273,158,879,743,815,816,327745,350,880,349,
831,196670,880,879,262368,227,227,297,327808,155,881,832,201,327745,350,882,349,832,262205,158,
883,882,196670,817,883,327745,350,884,349,881,262205,158,885,884,196670,818,885,393273,158,886,
743,817,818,327808,155,887,832,227,327808,155,888,832,359,327745,350,889,349,887,262205,158,890,
889,196670,819,890,327745,350,891,349,888,262205,158,892,891,196670,820,892,393273,158,893,743,
819,820,196670,821,886,196670,822,893,393273,158,894,743,821,822,327808,155,895,832,196,327808,
155,896,832,360,327745,350,897,349,895,262205,158,898,897,196670,823,898,327745,350,899,349,896,
262205,158,900,899,196670,824,900,393273,158,901,743,823,824,327808,155,902,832,361,327808,155,
903,832,190,327745,350,904,349,902,262205,158,905,904,196670,825,905,327745,350,906,349,903,
262205,158,907,906,196670,826,907,393273,158,908,743,825,826,196670,827,901,196670,828,908,393273,
158,909,743,827,828,196670,829,894,196670,830,909,393273,158,910,743,829,830,131326,910,65592,
327734,158,911,0,179,196663,157,912,196663,162,913,196663,162,914,131320,915,262203,371,916,7,
262203,177,917,7,262203,177,918,7,262203,162,919,7,262201,155,920,530,327879,155,921,920,246,
131321,922,131320,922,458997,158,923,335,915,924,925,458997,155,926,346,915,927,925,262390,928,
925,0,131321,929,131320,929,327856,228,930,926,366,262394,930,931,928,131320,931,131321,932,
131320,932,458997,155,933,346,931,934,935,262390,936,935,1,131321,937,131320,937,327856,228,938,
933,369,262394,938,939,936,131320,939,327812,155,940,926,369,327808,155,941,940,933,262205,155,
942,912,458764,155,943,1,38,941,373,327812,155,944,943,248,327808,155,945,942,944,327808,155,946,
945,921,393281,374,947,55,316,946,262205,158,948,947,327745,162,949,916,933,196670,949,948,327854,
228,950,941,363,196855,951,0,262394,950,952,951,131320,952,196670,949,335,131321,951,131320,951,
131321,935,131320,935,327808,155,934,933,319,131321,932,131320,936,131321,953,131320,953,458997,
158,924,923,936,57,954,458997,155,955,346,936,956,954,262390,957,954,1,131321,958,131320,958,
327856,228,959,955,369,262394,959,960,957,131320,960,327745,162,961,916,955,262205,158,962,961,
262205,158,963,961,327813,158,56,962,963,327809,158,57,924,56,131321,954,131320,954,327808,155,
956,955,319,131321,953,131320,957,131321,925,131320,925,327808,155,927,926,319,131321,922,131320,
928,327745,350,964,377,921,196670,964,923,262368,227,227,297,131321,965,131320,965,458997,167,966,
316,928,967,968,262390,969,968,1,131321,970,131320,970,327857,228,971,966,336,262394,971,972,969,
131320,972,262201,155,973,530,327879,155,974,973,190,327812,155,975,974,175,262268,155,976,966,
327808,155,977,975,976,327745,350,978,377,977,262205,158,979,978,327745,162,980,917,966,196670,
980,979,131321,968,131320,968,327808,167,967,966,319,131321,965,131320,969,262205,176,981,917,
196670,918,981,327737,158,982,800,918,262205,158,983,913,327813,158,58,982,983,262205,158,984,914,
327809,158,59,58,984,196670,919,59,327737,158,985,630,919,131326,985,65592,327734,155,986,0,180,
196663,157,987,196663,157,988,131320,989,262201,155,990,530,262205,155,991,987,327812,155,992,991,
213,262205,155,993,988,327808,155,994,992,993,327812,155,995,994,6,327808,155,996,990,995,131326,
996,65592,327734,153,997,0,216,196663,157,998,196663,157,999,196663,157,1000,196663,215,1001,
196663,215,1002,131320,1003,262203,157,1004,7,262203,157,1005,7,131321,1006,131320,1006,458997,
155,1007,346,1003,1008,1009,262390,1010,1009,1,131321,1011,131320,1011,327856,228,1012,1007,213,
262394,1012,1013,1010,131320,1013,262205,155,1014,1000,196670,1004,1014,196670,1005,1007,393273,
155,1015,986,1004,1005,458764,155,1016,1,38,1015,380,262205,155,1017,998,327814,155,1018,1017,201,
327808,155,1019,1018,1016,393281,382,1020,62,316,1019,262205,181,1021,1020,327745,218,1022,1001,
1007,196670,1022,1021,196855,1023,0,262394,63,1024,1023,131320,1024,262205,155,1025,999,327814,
155,1026,1025,201,327808,155,1027,1026,1016,393281,382,1028,66,316,1027,262205,181,1029,1028,
327745,218,1030,1002,1007,196670,1030,1029,131321,1023,131320,1023,131321,1009,131320,1009,327808,
155,1008,1007,319,131321,1006,131320,1010,65789,65592,327734,153,1031,0,217,196663,162,1032,
196663,157,1033,196663,215,1034,196663,214,1035,131320,1036,262203,215,1037,7,262203,157,1038,7,
262203,157,1039,7,131321,1040,131320,1040,458997,155,1041,346,1036,70,1042,262390,1043,1042,1,
131321,1044,131320,1044,327856,228,1045,1041,213,262394,1045,1046,1043,131320,1046,327745,218,
1047,1034,1041,262205,181,1048,1047,196855,1049,0,262394,63,1050,1049,131320,1050,262205,158,1051,
1032,327822,181,67,1048,1051,196670,1037,1035,327745,218,1052,1037,1041,262205,181,1053,1052,
327813,181,68,67,1053,131321,1049,131320,1049,458997,181,1054,1048,1046,68,1050,262205,155,1055,
1033,196670,1038,1055,196670,1039,1041,393273,155,1056,986,1038,1039,327856,228,1057,1056,69,
458832,385,1058,1057,1057,1057,1057,393385,181,1059,1058,1054,384,196670,1047,1059,131321,1042,
131320,1042,327808,155,70,1041,319,131321,1040,131320,1043,65789,65592,327734,155,1060,0,219,
196663,218,1061,196663,162,1062,196663,173,1063,131320,1064,262203,218,1065,7,262205,181,1066,
1061,262205,158,1067,1062,327822,181,71,1066,1067,196670,1065,71,131321,1068,131320,1068,458997,
155,1069,346,1064,1070,1071,458997,167,1072,316,1064,1073,1071,262390,1074,1071,1,131321,1075,
131320,1075,327857,228,1076,1072,317,262394,1076,1077,1074,131320,1077,327745,162,1078,1065,1072,
262205,158,1079,1078,327864,228,1080,1079,386,196855,1081,0,262394,1080,1082,1083,131320,1082,
262205,158,1084,1078,131321,1081,131320,1083,131321,1081,131320,1081,458997,158,1085,1084,1082,
386,1083,327866,228,1086,1085,387,393385,158,1087,1086,1085,387,393228,158,1088,1,2,1087,262254,
167,1089,1088,262205,167,1090,1063,327808,167,1091,1090,1089,196670,1063,1091,327879,167,1092,
1089,388,262268,155,1093,1092,327812,167,1094,336,1072,327876,155,1095,1093,1094,327877,155,1070,
1069,1095,131321,1071,131320,1071,327808,167,1073,1072,319,131321,1068,131320,1074,131326,1069,
65592,327734,158,1096,0,220,196663,157,1097,196663,157,1098,196663,162,1099,196663,162,1100,
131320,1101,262203,215,1102,7,262203,157,1103,7,262203,157,1104,7,262203,157,1105,7,262203,215,
1106,7,262203,215,1107,7,262203,157,1108,7,262203,162,1109,7,262203,162,1110,7,262203,157,1111,7,
262203,157,1112,7,262203,157,1113,7,262203,215,1114,7,262203,215,1115,7,262203,162,1116,7,262203,
157,1117,7,262203,215,1118,7,262203,162,1119,7,262203,157,1120,7,262203,157,1121,7,262203,157,
1122,7,262203,215,1123,7,262203,215,1124,7,262203,162,1125,7,262203,157,1126,7,262203,215,1127,7,
262203,157,1128,7,262203,157,1129,7,262203,218,1130,7,262203,162,1131,7,262203,173,1132,7,262201,
155,1133,530,327850,228,1134,1133,346,196855,1135,0,262394,1134,1136,1135,131320,1136,196670,391,
346,196670,392,316,131321,1135,131320,1135,262205,155,1137,1097,196670,1103,1137,262205,155,1138,
1098,196670,1104,1138,196670,1105,346,589881,153,1139,997,1103,1104,1105,1106,1107,262205,214,
1140,1106,196670,1102,1140,262205,214,1141,1107,196855,1142,0,262394,63,1143,1144,131320,1143,
262205,155,1145,1097,196670,1108,1145,262205,158,1146,1099,196670,1109,1146,262205,158,1147,1100,
196670,1110,1147,458809,158,1148,911,1108,1109,1110,131321,1142,131320,1144,262368,227,227,297,
131321,1142,131320,1142,458997,158,1149,1148,1143,332,1144,131321,1150,131320,1150,458997,214,
1151,1141,1142,1152,1153,458997,158,1154,389,1142,1155,1153,458997,155,1156,346,1142,1157,1153,
262390,1158,1153,0,131321,1159,131320,1159,327856,228,1160,1156,208,262394,1160,1161,1158,131320,
1161,327852,228,1162,1156,346,196855,1163,0,262394,1162,1164,1163,131320,1164,262205,155,1165,
1097,196670,1111,1165,262205,155,1166,1098,196670,1112,1166,196670,1113,1156,589881,153,1167,997,
1111,1112,1113,1114,1115,262205,214,1168,1114,196670,1102,1168,262205,214,1169,1115,131321,1163,
131320,1163,458997,214,1152,1151,1161,1169,1164,196670,1116,1149,196670,1117,1156,262205,214,1170,
1102,196670,1118,1170,524345,153,1171,1031,1116,1117,1118,1152,262205,214,1172,1118,196670,1102,
1172,131321,1173,131320,1173,458997,155,1174,346,1163,1175,1176,458997,158,1155,1154,1163,1177,
1176,262390,1178,1176,1,131321,1179,131320,1179,327856,228,1180,1174,213,262394,1180,1181,1178,
131320,1181,131321,1182,131320,1182,458997,158,1177,1155,1181,1183,1184,458997,167,1185,316,1181,
1186,1184,262390,1187,1184,1,131321,1188,131320,1188,327857,228,1189,1185,317,262394,1189,1190,
1187,131320,1190,393281,162,1191,1102,1174,1185,262205,158,1192,1191,393228,158,1193,1,4,1192,
327866,228,1194,1193,1177,393385,158,1183,1194,1193,1177,131321,1184,131320,1184,327808,167,1186,
1185,319,131321,1182,131320,1187,131321,1176,131320,1176,327808,155,1175,1174,319,131321,1173,
131320,1178,131321,1153,131320,1153,327808,155,1157,1156,319,131321,1150,131320,1158,262268,155,
1195,1154,458991,155,1196,391,196,346,1195,262368,227,227,297,262205,155,1197,391,262268,158,1198,
1197,196670,1119,1198,327737,158,1199,614,1119,327813,158,72,386,1199,327813,158,73,1198,393,
131321,1200,131320,1200,458997,167,1201,316,1158,1202,1203,458997,155,1204,346,1158,1205,1203,
262390,1206,1203,0,131321,1207,131320,1207,327856,228,1208,1204,208,262394,1208,1209,1206,131320,
1209,196855,1210,0,262394,394,1211,1210,131320,1211,262205,155,1212,1097,196670,1120,1212,262205,
155,1213,1098,196670,1121,1213,196670,1122,1204,589881,153,1214,997,1120,1121,1122,1123,1124,
262205,214,1215,1123,196670,1102,1215,262205,214,1216,1124,196670,1125,1149,196670,1126,1204,
196670,1127,1215,524345,153,1217,1031,1125,1126,1127,1216,262205,214,1218,1127,196670,1102,1218,
131321,1210,131320,1210,131321,1219,131320,1219,458997,167,1202,1201,1210,1220,1221,458997,155,
1222,346,1210,1223,1221,262390,1224,1221,1,131321,1225,131320,1225,327856,228,1226,1222,213,
262394,1226,1227,1224,131320,1227,196670,1128,1204,196670,1129,1222,393273,155,1228,986,1128,1129,
327745,218,1229,1102,1222,262205,181,1230,1229,196670,1130,1230,196670,1131,72,196670,1132,1202,
458809,155,1231,1060,1130,1131,1132,262205,167,1220,1132,327856,228,1232,1228,395,196855,1233,0,
262394,1232,1234,1233,131320,1234,327814,155,1235,1228,201,327817,155,1236,1228,201,393281,390,
1237,398,1235,1236,196670,1237,1231,131321,1233,131320,1233,131321,1221,131320,1221,327808,155,
1223,1222,319,131321,1219,131320,1224,131321,1203,131320,1203,327808,155,1205,1204,319,131321,
1200,131320,1206,458986,167,1238,392,196,346,1201,262368,227,227,297,131326,73,65592,327734,155,
1239,0,180,196663,157,1240,196663,157,1241,131320,1242,262205,155,1243,1240,327812,155,1244,1243,
201,327814,155,1245,1244,10,262205,155,1246,1240,327812,155,1247,1246,201,327817,155,1248,1247,10,
327854,228,1249,1248,75,327846,228,1250,74,1249,262312,228,1251,1250,196855,1252,0,262394,1251,
1253,1252,131320,1253,327854,228,1254,1245,399,131321,1252,131320,1252,458997,228,1255,1250,1242,
1254,1253,196855,1256,0,262394,1255,1257,1256,131320,1257,262205,155,1258,1240,327812,155,1259,
1258,201,262205,155,1260,1241,327808,155,1261,1259,1260,131326,1261,131320,1256,327812,155,1262,
1245,10,327814,155,1263,1248,227,327808,155,1264,1262,1263,262205,155,1265,1241,327879,155,1266,
1265,196,327808,155,1267,1264,1266,262205,155,1268,1241,327874,155,1269,1268,319,327812,155,1270,
1269,400,327808,155,1271,1267,1270,131326,1271,65592,327734,158,1272,0,221,196663,173,1273,196663,
173,1274,196663,162,1275,196663,162,1276,196663,157,1277,131320,1278,262205,167,1279,1273,262205,
167,1280,1274,327810,167,1281,1279,1280,262255,158,1282,1281,262205,158,1283,1276,262205,158,1284,
1275,327813,158,76,1283,1284,327813,158,77,1282,76,327745,403,1285,402,340,262205,155,1286,1285,
327851,228,1287,1286,404,196855,1288,0,262394,1287,1289,1288,131320,1289,262205,155,1290,1277,
327808,155,1291,1286,1290,393281,374,1292,81,316,1291,262205,158,1293,1292,327809,158,82,77,1293,
131321,1288,131320,1288,458997,158,1294,77,1278,82,1289,131326,1294,65592,327734,160,1295,0,222,
196663,162,1296,196663,162,1297,196663,157,1298,196663,157,1299,131320,1300,262203,286,1301,7,
262205,155,1302,1299,327812,155,1303,1302,407,262205,155,1304,1298,327808,155,1305,1303,1304,
393281,408,1306,85,316,1305,262205,160,1307,1306,196670,1301,1307,262205,158,1308,1296,327745,162,
1309,1301,346,262205,158,1310,1309,327813,158,86,1308,1310,262205,158,1311,1297,327745,162,1312,
1301,196,262205,158,1313,1312,327813,158,87,1311,1313,327811,158,88,86,87,262205,158,1314,1296,
262205,158,1315,1312,327813,158,89,1314,1315,262205,158,1316,1297,262205,158,1317,1309,327813,158,
90,1316,1317,327809,158,91,89,90,327760,160,1318,88,91,131326,1318,65592,327734,153,1319,0,223,
196663,157,1320,196663,218,1321,196663,157,1322,131320,1323,262203,162,1324,7,262203,162,1325,7,
262203,157,1326,7,262203,157,1327,7,262203,162,1328,7,262203,162,1329,7,262203,157,1330,7,262203,
157,1331,7,262203,286,1332,7,262203,162,1333,7,262203,162,1334,7,262203,157,1335,7,262203,157,
1336,7,262203,286,1337,7,262203,162,1338,7,262203,162,1339,7,262203,157,1340,7,262203,157,1341,7,
262203,218,1342,7,262203,162,1343,7,262203,162,1344,7,262203,162,1345,7,262203,162,1346,7,262205,
155,1347,1320,327812,155,1348,1347,201,327814,155,1349,1348,10,262205,155,1350,1320,327812,155,92,
1350,201,327817,155,93,92,10,327745,411,1351,99,316,262205,155,1352,1351,262205,155,1353,1322,
327808,155,100,1352,1353,327808,155,1354,93,227,327856,228,1355,1349,412,327856,228,1356,93,75,
327847,228,1357,1355,1356,196855,1358,0,262394,1357,1359,1358,131320,1359,196855,1360,0,262394,74,
1361,1362,131320,1361,327814,155,101,93,227,327745,162,1363,1321,346,262205,158,1364,1363,196670,
1324,1364,327745,162,1365,1321,196,262205,158,1366,1365,196670,1325,1366,196670,1326,101,196670,
1327,100,524345,160,1367,1295,1324,1325,1326,1327,327761,158,1368,1367,0,196670,1363,1368,327761,
158,1369,1367,1,196670,1365,1369,327808,155,102,101,196,327745,162,1370,1321,227,262205,158,1371,
1370,196670,1328,1371,327745,162,1372,1321,361,262205,158,1373,1372,196670,1329,1373,196670,1330,
102,196670,1331,100,524345,160,1374,1295,1328,1329,1330,1331,327761,158,1375,1374,0,196670,1370,
1375,327761,158,1376,1374,1,196670,1372,1376,131321,1360,131320,1362,327814,155,103,93,227,327745,
162,1377,1321,346,262205,158,1378,1377,196670,1333,1378,327745,162,1379,1321,227,262205,158,1380,
1379,196670,1334,1380,196670,1335,103,196670,1336,100,524345,160,1381,1295,1333,1334,1335,1336,
196670,1332,1381,327808,155,104,103,196,327745,162,1382,1321,196,262205,158,1383,1382,196670,1338,
1383,327745,162,1384,1321,361,262205,158,1385,1384,196670,1339,1385,196670,1340,104,196670,1341,
100,524345,160,1386,1295,1338,1339,1340,1341,196670,1337,1386,327745,162,1387,1332,346,262205,158,
1388,1387,327745,162,1389,1337,346,262205,158,1390,1389,327745,162,1391,1332,196,262205,158,1392,
1391,327745,162,1393,1337,196,262205,158,1394,1393,458832,181,1395,1388,1390,1392,1394,196670,
1321,1395,327814,155,1396,93,227,327808,155,1397,1396,413,131321,1360,131320,1360,458997,155,1398,
1354,1361,1397,1362,458997,155,1399,93,1361,1396,1362,131321,1358,131320,1358,458997,155,1400,
1354,1323,1398,1360,458997,155,1401,93,1323,1399,1360,327856,228,1402,1349,11,196855,1403,0,
262394,1402,1404,1405,131320,1404,327745,403,1406,402,414,262205,155,1407,1406,262205,155,1408,
1322,327745,403,1409,402,338,262205,155,1410,1409,327812,155,1411,1408,1410,327808,155,1412,1407,
1411,327812,155,1413,1349,250,327808,155,1414,1412,1413,262205,181,1415,1321,327745,415,1416,402,
301,262205,158,1417,1416,327822,181,105,1415,1417,196670,1342,105,327808,155,1418,1414,1401,
327745,162,1419,1342,346,262205,158,1420,1419,393281,374,1421,55,316,1418,196670,1421,1420,327808,
155,1422,1418,196,327745,162,1423,1342,196,262205,158,1424,1423,393281,374,1425,55,316,1422,
196670,1425,1424,327808,155,1426,1414,1400,327745,162,1427,1342,227,262205,158,1428,1427,393281,
374,1429,55,316,1426,196670,1429,1428,327808,155,1430,1426,196,327745,162,1431,1342,361,262205,
158,1432,1431,393281,374,1433,55,316,1430,196670,1433,1432,131321,1403,131320,1405,327810,155,
1434,1349,11,327856,228,1435,1434,12,196855,1436,0,262394,1435,1437,1438,131320,1437,131321,1436,
131320,1438,327810,155,1439,1434,12,131321,1436,131320,1436,458997,155,1440,1434,1437,1439,1438,
327745,403,1441,402,416,262205,155,1442,1441,327812,155,1443,1440,1442,327808,155,1444,1443,100,
327812,155,1445,1444,250,327745,162,1446,1321,346,262205,158,1447,1446,196670,1343,1447,327745,
162,1448,1321,196,262205,158,1449,1448,196670,1344,1449,393273,155,1450,602,1343,1344,327745,162,
1451,1321,227,262205,158,1452,1451,196670,1345,1452,327745,162,1453,1321,361,262205,158,1454,1453,
196670,1346,1454,393273,155,1455,602,1345,1346,196855,1456,0,262394,1435,1457,1458,131320,1457,
327808,155,1459,1445,1401,327814,155,1460,1459,227,393281,411,1461,108,316,1460,196670,1461,1450,
327808,155,1462,1445,1400,327814,155,1463,1462,227,393281,411,1464,108,316,1463,196670,1464,1455,
131321,1456,131320,1458,327808,155,1465,1445,1401,327814,155,1466,1465,227,393281,411,1467,111,
316,1466,196670,1467,1450,327808,155,1468,1445,1400,327814,155,1469,1468,227,393281,411,1470,111,
316,1469,196670,1470,1455,131321,1456,131320,1456,131321,1403,131320,1403,65789,65592,327734,153,
1471,0,224,196663,157,1472,196663,162,1473,196663,157,1474,131320,1475,262203,162,1476,7,262203,
162,1477,7,327745,403,1478,402,414,262205,155,1479,1478,262205,155,1480,1474,327745,403,1481,402,
338,262205,155,1482,1481,327812,155,1483,1480,1482,327808,155,1484,1479,1483,262205,155,1485,1472,
327808,155,1486,1484,1485,393281,374,1487,55,316,1486,262205,158,1488,1487,196670,1476,1488,
262205,158,1489,1473,196670,1477,1489,393273,158,1490,743,1476,1477,196670,1487,1490,65789,65592,
327734,153,1491,0,225,196663,157,1492,196663,162,1493,196663,162,1494,196663,157,1495,131320,1496,
262203,162,1497,7,262203,162,1498,7,262203,162,1499,7,262203,162,1500,7,262205,158,1501,1493,
327866,228,1502,1501,335,262205,158,1503,1493,393385,158,1504,1502,1503,335,196855,1505,0,262394,
112,1506,1507,131320,1506,262205,158,1508,1493,262205,158,1509,1493,262271,158,113,1509,196670,
1497,113,327737,158,1510,647,1497,196670,1498,332,196670,1499,1510,393273,158,1511,743,1498,1499,
196670,1500,1511,327737,158,1512,614,1500,327813,158,114,1508,1512,262205,158,1513,1494,327813,
158,115,114,1513,131321,1505,131320,1507,327813,158,116,1504,1504,262205,158,1514,1494,327813,158,
117,116,1514,131321,1505,131320,1505,458997,158,1515,115,1506,117,1507,327745,403,1516,402,414,
262205,155,1517,1516,262205,155,1518,1495,327745,403,1519,402,338,262205,155,1520,1519,327812,155,
1521,1518,1520,327808,155,1522,1517,1521,262205,155,1523,1492,327808,155,1524,1522,1523,393281,
374,1525,55,316,1524,196670,1525,1515,65789,65592,327734,169,1526,0,226,196663,157,1527,196663,
157,1528,131320,1529,196855,1530,0,262394,419,1531,1532,131320,1531,262205,155,1533,1528,327745,
420,1534,398,1533,262205,169,1535,1534,131321,1530,131320,1532,262205,155,1536,1527,327812,155,
1537,1536,200,262205,155,1538,1528,327808,155,1539,1537,1538,393281,422,1540,120,316,1539,262205,
169,1541,1540,131321,1530,131320,1530,458997,169,1542,1535,1531,1541,1532,131326,1542,65592,
327734,153,1543,0,238,196663,157,1544,196663,232,1545,196663,237,1546,131320,1547,262203,426,1548,
7,131321,1549,131320,1549,458997,155,1550,346,1547,1551,1552,262390,1553,1552,1,131321,1554,
131320,1554,327856,228,1555,1550,234,262394,1555,1556,1553,131320,1556,262205,155,1557,1544,
327808,155,1558,1557,1550,327812,155,1559,1558,175,262201,155,1560,530,327879,155,1561,1560,190,
327808,155,1562,1559,1561,458764,155,1563,1,38,1562,424,131321,1564,131320,1564,458997,155,1565,
346,1556,1566,1567,262390,1568,1567,1,131321,1569,131320,1569,327856,228,1570,1565,231,262394,
1570,1571,1568,131320,1571,327812,155,1572,1550,231,327808,155,1573,1572,1565,327745,403,1574,402,
316,262205,155,1575,1574,196670,1548,1545,327745,157,1576,1548,1565,262205,155,1577,1576,327812,
155,1578,1577,427,327808,155,1579,1575,1578,327808,155,1580,1579,1563,393281,422,1581,123,316,
1580,262205,169,1582,1581,327745,170,1583,1546,1573,196670,1583,1582,131321,1567,131320,1567,
327808,155,1566,1565,319,131321,1564,131320,1568,131321,1552,131320,1552,327808,155,1551,1550,319,
131321,1549,131320,1553,65789,65592,327734,153,1584,0,242,196663,157,1585,196663,236,1586,196663,
241,1587,131320,1588,262203,157,1589,7,262203,157,1590,7,262203,157,1591,7,262203,157,1592,7,
262203,157,1593,7,262203,157,1594,7,262203,157,1595,7,262203,157,1596,7,262203,170,1597,7,262203,
237,1598,7,262203,170,1599,7,262203,170,1600,7,262203,170,1601,7,262203,170,1602,7,131321,1603,
131320,1603,458997,155,1604,346,1588,1605,1606,262390,1607,1606,1,131321,1608,131320,1608,327856,
228,1609,1604,234,262394,1609,1610,1607,131320,1610,262205,155,1611,1585,327808,155,1612,1611,
1604,327812,155,1613,1612,175,262201,155,1614,530,327879,155,1615,1614,190,327808,155,1616,1613,
1615,327814,155,1617,1616,227,327812,155,1618,1617,175,327817,155,1619,1616,227,327808,155,1620,
1618,1619,131321,1621,131320,1621,458997,155,1622,346,1610,1623,1624,262390,1625,1624,1,131321,
1626,131320,1626,327856,228,1627,1622,9,262394,1627,1628,1625,131320,1628,196670,1589,1622,196670,
1590,1620,393273,169,1629,1526,1589,1590,327808,155,1630,1620,227,196670,1591,1622,196670,1592,
1630,393273,169,1631,1526,1591,1592,327808,155,1632,1620,201,196670,1593,1622,196670,1594,1632,
393273,169,1633,1526,1593,1594,327808,155,1634,1620,359,196670,1595,1622,196670,1596,1634,393273,
169,1635,1526,1595,1596,131321,1636,131320,1636,458997,155,1637,346,1628,1638,1639,262390,1640,
1639,1,131321,1641,131320,1641,327856,228,1642,1637,231,262394,1642,1643,1640,131320,1643,327812,
155,1644,1622,231,327808,155,1645,1644,1637,327812,155,1646,1604,231,327808,155,1647,1646,1637,
196670,1598,1586,327745,170,1648,1598,1647,262205,169,1649,1648,196670,1597,1649,196670,1599,1629,
196670,1600,1631,196670,1601,1633,196670,1602,1635,589881,167,1650,691,1597,1599,1600,1601,1602,
327745,173,1651,1587,1645,262205,167,1652,1651,327808,167,1653,1652,1650,196670,1651,1653,131321,
1639,131320,1639,327808,155,1638,1637,319,131321,1636,131320,1640,131321,1624,131320,1624,327808,
155,1623,1622,319,131321,1621,131320,1625,131321,1606,131320,1606,327808,155,1605,1604,319,131321,
1603,131320,1607,65789,65592,327734,153,517,0,243,196663,157,1654,131320,1655,262203,426,1656,7,
262203,157,1657,7,262203,157,1658,7,262203,241,1659,7,262203,433,1660,7,262203,157,1661,7,262203,
237,1662,7,262203,436,1663,7,262203,157,1664,7,262203,157,1665,7,262203,162,1666,7,262203,162,
1667,7,262203,440,1668,7,262203,157,1669,7,262203,241,1670,7,262203,157,1671,7,262203,237,1672,7,
262203,157,1673,7,262203,241,1674,7,262203,173,1675,7,262203,173,1676,7,262203,173,1677,7,262203,
173,1678,7,262203,162,1679,7,262203,162,1680,7,262203,157,1681,7,262203,157,1682,7,262203,162,
1683,7,262203,157,1684,7,262203,173,1685,7,262203,173,1686,7,262203,162,1687,7,262203,162,1688,7,
262203,157,1689,7,262203,157,1690,7,262203,162,1691,7,262203,162,1692,7,262203,157,1693,7,262203,
157,1694,7,262203,218,1695,7,262203,157,1696,7,262201,155,1697,530,327879,155,1698,1697,190,
327874,155,1699,1697,428,262205,155,1700,1654,327812,155,1701,1700,255,327808,155,1702,1701,1699,
327812,155,1703,1702,8,131321,1704,131320,1704,458997,155,1705,346,1655,1706,1707,262390,1708,
1707,1,131321,1709,131320,1709,327856,228,1710,1705,8,262394,1710,1711,1708,131320,1711,327808,
155,1712,1703,1705,327745,403,1713,402,429,262205,155,1714,1713,327810,155,1715,1714,196,458764,
155,1716,1,38,1712,1715,196855,1717,0,262394,430,1718,1719,131320,1718,327814,155,1720,1716,201,
327817,155,1721,1716,201,196670,1657,1720,196670,1658,1721,393273,155,1722,1239,1657,1658,131321,
1717,131320,1719,131321,1717,131320,1717,458997,155,1723,1722,1718,1716,1719,327745,157,1724,1656,
1705,196670,1724,1723,196855,1725,0,262394,431,1726,1725,131320,1726,327808,155,1727,8,1705,
327808,155,1728,1714,1716,327745,157,1729,1656,1727,196670,1729,1728,131321,1725,131320,1725,
131321,1707,131320,1707,327808,155,1706,1705,319,131321,1704,131320,1708,131321,1730,131320,1730,
458997,155,1731,346,1708,1732,1733,262390,1734,1733,1,131321,1735,131320,1735,327856,228,1736,
1731,239,262394,1736,1737,1734,131320,1737,327745,173,1738,1659,1731,196670,1738,316,131321,1733,
131320,1733,327808,155,1732,1731,319,131321,1730,131320,1734,131321,1739,131320,1739,458997,155,
1740,346,1734,1741,1742,262390,1743,1742,1,131321,1744,131320,1744,327856,228,1745,1740,231,
262394,1745,1746,1743,131320,1746,327745,403,1747,402,319,262205,155,1748,1747,327745,157,1749,
1656,1740,262205,155,1750,1749,327808,155,1751,1748,1750,393281,374,1752,81,316,1751,262205,158,
1753,1752,327745,162,1754,1660,1740,196670,1754,1753,131321,1742,131320,1742,327808,155,1741,1740,
319,131321,1739,131320,1743,262205,232,1755,1656,196670,1661,346,458809,153,1756,1543,1661,1755,
1662,262205,236,1757,1662,196855,1758,0,262394,434,1759,1760,131320,1759,327745,403,1761,402,317,
262205,155,1762,1761,196670,1664,1762,327745,403,1763,402,428,262205,155,1764,1763,196670,1665,
1764,327745,415,1765,402,437,262205,158,1766,1765,196670,1666,1766,327745,415,1767,402,438,262205,
158,1768,1767,196670,1667,1768,524345,158,1769,1096,1664,1665,1666,1667,327745,162,1770,1663,316,
196670,1770,1769,262205,167,1771,392,327745,173,1772,1668,316,196670,1772,1771,131321,1758,131320,
1760,131321,1773,131320,1773,458997,155,1774,346,1760,1775,1776,262390,1777,1776,1,131321,1778,
131320,1778,327856,228,1779,1774,9,262394,1779,1780,1777,131320,1780,327745,403,1781,402,441,
262205,155,1782,1781,327812,155,1783,227,1774,327808,155,1784,1782,1783,393281,374,1785,55,316,
1784,262205,158,1786,1785,327745,162,1787,1663,1774,196670,1787,1786,327808,155,1788,1784,196,
393281,374,1789,55,316,1788,262205,158,1790,1789,262268,167,1791,1790,327745,173,1792,1668,1774,
196670,1792,1791,131321,1776,131320,1776,327808,155,1775,1774,319,131321,1773,131320,1777,131321,
1758,131320,1758,196670,1669,346,262205,240,1793,1659,196670,1670,1793,458809,153,1794,1584,1669,
1757,1670,262205,240,1795,1670,196670,1659,1795,131321,1796,131320,1796,458997,155,1797,234,1758,
1798,1799,262390,1800,1799,0,131321,1801,131320,1801,327856,228,1802,1797,442,262394,1802,1803,
1800,131320,1803,262205,232,1804,1656,196670,1671,1797,458809,153,1805,1543,1671,1804,1672,262205,
236,1806,1672,196670,1673,1797,262205,240,1807,1659,196670,1674,1807,458809,153,1808,1584,1673,
1806,1674,262205,240,1809,1674,196670,1659,1809,131321,1799,131320,1799,327808,155,1798,1797,234,
131321,1796,131320,1800,131321,1810,131320,1810,458997,155,1811,346,1800,1812,1813,262390,1814,
1813,1,131321,1815,131320,1815,327856,228,1816,1811,9,262394,1816,1817,1814,131320,1817,131321,
1818,131320,1818,458997,155,1819,346,1817,1820,1821,262390,1822,1821,1,131321,1823,131320,1823,
327856,228,1824,1819,8,262394,1824,1825,1822,131320,1825,327812,155,1826,1811,231,327808,155,1827,
1826,1819,327745,173,1828,1659,1827,262205,167,1829,1828,196670,1675,1829,327737,167,1830,749,
1675,196855,1831,0,262394,443,1832,1831,131320,1832,327808,155,1833,1826,8,327808,155,1834,1833,
1819,327745,173,1835,1659,1834,262205,167,1836,1835,196670,1676,1836,327737,167,1837,749,1676,
131321,1831,131320,1831,458997,167,1838,316,1825,1837,1832,196670,1677,1830,327745,173,1839,1668,
1811,262205,167,1840,1839,196670,1678,1840,327745,162,1841,1663,1811,262205,158,1842,1841,196670,
1679,1842,327745,162,1843,1660,1819,262205,158,1844,1843,196670,1680,1844,327745,157,1845,1656,
1819,262205,155,1846,1845,196670,1681,1846,589881,158,1847,1272,1677,1678,1679,1680,1681,327851,
228,1848,1698,346,196855,1849,0,262394,1848,1850,1849,131320,1850,131321,1821,131320,1849,196855,
1851,0,262394,444,1852,1853,131320,1852,327812,155,1854,1811,255,327808,155,1855,1854,1699,327812,
155,1856,1855,8,327808,155,1857,1856,1819,327745,350,1858,449,1857,196670,1858,1847,131321,1851,
131320,1853,327808,155,1859,1703,1819,327745,403,1860,402,429,262205,155,1861,1860,327856,228,
1862,1859,1861,196855,1863,0,262394,1862,1864,1863,131320,1864,327745,403,1865,402,336,262205,155,
1866,1865,327856,228,1867,1811,1866,131321,1863,131320,1863,458997,228,1868,1862,1853,1867,1864,
196855,1869,0,262394,1868,1870,1869,131320,1870,196855,1871,0,262394,450,1872,1873,131320,1872,
262205,155,1874,1845,196670,1682,1874,196670,1683,1847,196670,1684,1811,458809,153,1875,1471,1682,
1683,1684,131321,1871,131320,1873,327808,155,1876,451,1819,262205,155,1877,1845,327808,155,1878,
1861,1877,196670,1685,1838,262205,167,1879,1839,196670,1686,1879,262205,158,1880,1841,196670,1687,
1880,327745,162,1881,1660,1876,262205,158,1882,1881,196670,1688,1882,196670,1689,1878,589881,158,
1883,1272,1685,1686,1687,1688,1689,262205,155,1884,1845,196670,1690,1884,196670,1691,1847,196670,
1692,1883,196670,1693,1811,524345,153,1885,1491,1690,1691,1692,1693,131321,1871,131320,1871,
131321,1869,131320,1869,131321,1851,131320,1851,131321,1821,131320,1821,327808,155,1820,1819,319,
131321,1818,131320,1822,131321,1813,131320,1813,327808,155,1812,1811,319,131321,1810,131320,1814,
196855,1886,0,262394,452,1887,1886,131320,1887,262368,227,227,297,262205,155,1888,1654,327812,155,
1889,1888,454,327817,155,1890,1697,454,327808,155,1891,1889,1890,327814,155,1892,1697,454,131321,
1893,131320,1893,458997,155,1894,1892,1887,1895,1896,262390,1897,1896,0,131321,1898,131320,1898,
327856,228,1899,1894,9,262394,1899,1900,1897,131320,1900,327812,155,1901,1894,454,327808,155,1902,
1901,1890,327812,155,1903,1902,201,327812,155,1904,1891,201,327745,403,1905,402,429,262205,155,
1906,1905,327856,228,1907,1904,1906,196855,1908,0,262394,1907,1909,1908,131320,1909,327745,403,
1910,402,336,262205,155,1911,1910,327856,228,1912,1894,1911,131321,1908,131320,1908,458997,228,
1913,1907,1900,1912,1909,196855,1914,0,262394,1913,1915,1914,131320,1915,327745,350,1916,449,1903,
262205,158,1917,1916,327808,155,1918,1903,196,327745,350,1919,449,1918,262205,158,1920,1919,
327808,155,1921,1903,227,327745,350,1922,449,1921,262205,158,1923,1922,327808,155,1924,1903,361,
327745,350,1925,449,1924,262205,158,1926,1925,458832,181,1927,1917,1920,1923,1926,196670,1694,
1891,196670,1695,1927,196670,1696,1894,458809,153,1928,1319,1694,1695,1696,131321,1914,131320,
1914,131321,1896,131320,1896,327814,155,1929,6,454,327808,155,1895,1894,1929,131321,1893,131320,
1897,131321,1886,131320,1886,65789,65592,327734,155,1930,0,244,196663,157,1931,131320,1932,262201,
155,1933,530,327814,155,1934,1933,276,327812,155,1935,1934,281,262205,155,1936,1931,327817,155,
1937,1936,281,327808,155,1938,1935,1937,131326,1938,65592,327734,155,1939,0,244,196663,157,1940,
131320,1941,262201,155,1942,530,327817,155,1943,1942,276,262205,155,1944,1940,327814,155,1945,
1944,281,327812,155,1946,1945,6,327808,155,1947,1943,1946,131326,1947,65592,327734,228,1948,0,245,
196663,157,1949,131320,1950,262203,157,1951,7,262203,157,1952,7,262205,155,1953,1949,196670,1951,
1953,327737,155,1954,1930,1951,327856,228,1955,1954,274,196855,1956,0,262394,1955,1957,1956,
131320,1957,262205,155,1958,1949,196670,1952,1958,327737,155,1959,1939,1952,327856,228,1960,1959,
265,131321,1956,131320,1956,458997,228,1961,1955,1950,1960,1957,131326,1961,65592,327734,153,1962,
0,263,196663,157,1963,196663,157,1964,196663,157,1965,196663,157,1966,196663,262,1967,131320,1968,
262205,155,1969,1963,327745,403,1970,402,416,262205,155,1971,1970,327812,155,1972,1969,1971,
262205,155,1973,1964,327812,155,1974,1973,248,327808,155,1975,1972,1974,327812,155,1976,1975,251,
327812,155,1977,1976,175,262201,155,1978,530,327879,155,1979,1978,190,327808,155,1980,1977,1979,
131321,1981,131320,1981,458997,155,1982,346,1968,1983,1984,262390,1985,1984,1,131321,1986,131320,
1986,327856,228,1987,1982,259,262394,1987,1988,1985,131320,1988,262205,155,1989,1966,327812,155,
1990,1982,255,327808,155,1991,1989,1990,262201,155,1992,530,327874,155,1993,1992,428,327808,155,
1994,1991,1993,262205,155,1995,1965,327810,155,1996,1995,196,458764,155,1997,1,38,1994,1996,
131321,1998,131320,1998,458997,155,1999,346,1988,2000,2001,262390,2002,2001,1,131321,2003,131320,
2003,327856,228,2004,1999,251,262394,2004,2005,2002,131320,2005,327812,155,2006,1982,251,327808,
155,2007,2006,1999,327812,155,2008,1997,251,327808,155,2009,2008,1999,327812,155,2010,2009,175,
327808,155,2011,1980,2010,393281,422,2012,126,316,2011,262205,169,2013,2012,327745,170,2014,1967,
2007,196670,2014,2013,131321,2001,131320,2001,327808,155,2000,1999,319,131321,1998,131320,2002,
131321,1984,131320,1984,327808,155,1983,1982,319,131321,1981,131320,1985,65789,65592,327734,153,
2015,0,264,196663,261,2016,196663,157,2017,196663,157,2018,131320,2019,262203,459,2020,7,262203,
157,2021,7,262203,262,2022,7,262203,177,2023,7,262203,286,2024,7,262203,162,2025,7,262203,162,
2026,7,262203,162,2027,7,262203,162,2028,7,262203,162,2029,7,262203,162,2030,7,262203,177,2031,7,
262201,155,2032,530,327879,155,2033,2032,190,131321,2034,131320,2034,458997,155,2035,346,2019,
2036,2037,262390,2038,2037,1,131321,2039,131320,2039,327856,228,2040,2035,259,262394,2040,2041,
2038,131320,2041,262205,155,2042,2018,327812,155,2043,2035,255,327808,155,2044,2042,2043,262201,
155,2045,530,327874,155,2046,2045,428,327808,155,2047,2044,2046,131321,2048,131320,2048,458997,
155,2049,346,2041,2050,2051,262390,2052,2051,1,131321,2053,131320,2053,327856,228,2054,2049,456,
262394,2054,2055,2052,131320,2055,327812,155,2056,2035,251,327814,155,2057,2049,201,327808,155,
2058,2056,2057,327817,155,2059,2049,201,196670,2022,2016,393281,157,2060,2022,2058,2059,262205,
155,2061,2060,196670,2021,2061,327737,160,2062,558,2021,327745,286,2063,2020,2049,196670,2063,
2062,131321,2051,131320,2051,327808,155,2050,2049,319,131321,2048,131320,2052,131321,2064,131320,
2064,458997,155,2065,346,2052,2066,2067,262390,2068,2067,0,131321,2069,131320,2069,327856,228,
2070,2065,274,262394,2070,2071,2068,131320,2071,131321,2072,131320,2072,458997,167,2073,316,2071,
2074,2075,262390,2076,2075,1,131321,2077,131320,2077,327857,228,2078,2073,336,262394,2078,2079,
2076,131320,2079,327745,162,2080,2023,2073,196670,2080,335,131321,2075,131320,2075,327808,167,
2074,2073,319,131321,2072,131320,2076,131321,2081,131320,2081,458997,155,2082,346,2076,2083,2084,
262390,2085,2084,1,131321,2086,131320,2086,327856,228,2087,2082,460,262394,2087,2088,2085,131320,
2088,327812,155,2089,2065,251,327814,155,2090,2082,201,327808,155,2091,2089,2090,327812,155,2092,
2091,186,327812,155,2093,2033,201,327808,155,2094,2092,2093,327817,155,2095,2082,201,327808,155,
2096,2094,2095,327745,466,2097,465,2096,262205,160,2098,2097,196670,2024,2098,327812,155,2099,
2095,227,327745,162,2100,2024,346,262205,158,2101,2100,196670,2025,2101,393281,162,2102,2020,2082,
346,262205,158,2103,2102,196670,2026,2103,327745,162,2104,2023,2099,262205,158,2105,2104,196670,
2027,2105,458809,158,2106,660,2025,2026,2027,196670,2104,2106,327808,155,2107,2099,196,327745,162,
2108,2024,196,262205,158,2109,2108,196670,2028,2109,393281,162,2110,2020,2082,196,262205,158,2111,
2110,196670,2029,2111,327745,162,2112,2023,2107,262205,158,2113,2112,196670,2030,2113,458809,158,
2114,660,2028,2029,2030,196670,2112,2114,131321,2084,131320,2084,327808,155,2083,2082,319,131321,
2081,131320,2085,262205,176,2115,2023,196670,2031,2115,327737,158,2116,800,2031,327850,228,2117,
2033,346,262205,155,2118,2017,327856,228,2119,2047,2118,327847,228,2120,2117,2119,196855,2121,0,
262394,2120,2122,2121,131320,2122,327812,155,2123,2065,248,327808,155,2124,2123,2047,327745,350,
2125,470,2124,196670,2125,2116,131321,2121,131320,2121,131321,2067,131320,2067,327808,155,2066,
2065,319,131321,2064,131320,2068,131321,2037,131320,2037,327808,155,2036,2035,319,131321,2034,
131320,2038,65789,65592,327734,153,2126,0,243,196663,157,2127,131320,2128,262203,177,2129,7,
262203,162,2130,7,262203,162,2131,7,262203,162,2132,7,262203,162,2133,7,262203,177,2134,7,262201,
155,2135,530,327879,155,2136,2135,190,262201,155,2137,530,327874,155,2138,2137,428,262368,227,227,
297,131321,2139,131320,2139,458997,155,2140,346,2128,2141,2142,262390,2143,2142,0,131321,2144,
131320,2144,327856,228,2145,2140,274,262394,2145,2146,2143,131320,2146,327808,155,2147,2140,2138,
458764,155,2148,1,38,2147,471,327812,155,2149,2148,248,327745,350,2150,470,2149,262205,158,2151,
2150,131321,2152,131320,2152,458997,158,2153,2151,2146,2154,2155,458997,155,2156,346,2146,129,
2155,262390,2157,2155,1,131321,2158,131320,2158,327856,228,2159,2156,175,262394,2159,2160,2157,
131320,2160,327812,155,127,2136,175,327808,155,128,127,2156,327808,155,2161,2149,128,327745,350,
2162,470,2161,262205,158,2163,2162,262205,155,2164,2127,327856,228,2165,128,2164,393385,158,2166,
2165,2163,2153,327745,162,2167,2129,2156,196670,2167,2166,262205,158,2168,2167,327866,228,2169,
2168,2153,196855,2170,0,262394,2169,2171,2172,131320,2171,262205,158,2173,2167,131321,2170,131320,
2172,131321,2170,131320,2170,458997,158,2154,2173,2171,2153,2172,131321,2155,131320,2155,327808,
155,129,2156,319,131321,2152,131320,2157,196670,2130,2153,327737,158,2174,770,2130,131321,2175,
131320,2175,458997,155,2176,346,2157,133,2177,262390,2178,2177,1,131321,2179,131320,2179,327856,
228,2180,2176,175,262394,2180,2181,2178,131320,2181,262271,158,130,2174,327745,162,2182,2129,2176,
262205,158,2183,2182,196670,2131,2183,196670,2132,130,393273,158,2184,743,2131,2132,196670,2133,
2184,327737,158,2185,647,2133,327812,155,131,2136,175,327808,155,132,131,2176,262205,155,2186,
2127,327856,228,2187,132,2186,393385,158,2188,2187,2185,335,196670,2182,2188,131321,2177,131320,
2177,327808,155,133,2176,319,131321,2175,131320,2178,262205,176,2189,2129,196670,2134,2189,327737,
158,2190,800,2134,262368,227,227,297,327856,228,2191,2147,274,196855,2192,0,262394,2191,2193,2192,
131320,2193,131321,2194,131320,2194,458997,155,2195,346,2193,2196,2197,262390,2198,2197,1,131321,
2199,131320,2199,327856,228,2200,2195,175,262394,2200,2201,2198,131320,2201,327812,155,2202,2136,
175,327808,155,2203,2149,2202,327808,155,2204,2203,2195,327745,162,2205,2129,2195,262205,158,2206,
2205,327745,350,2207,470,2204,196670,2207,2206,131321,2197,131320,2197,327808,155,2196,2195,319,
131321,2194,131320,2198,327850,228,2208,2136,346,196855,2209,0,262394,2208,2210,2209,131320,2210,
327745,350,2211,474,2148,196670,2211,2174,327745,350,2212,475,2148,196670,2212,2190,131321,2209,
131320,2209,131321,2192,131320,2192,131321,2142,131320,2142,327808,155,2141,2140,255,131321,2139,
131320,2143,262368,227,227,297,65789,65592,327734,153,2213,0,273,196663,157,2214,196663,157,2215,
196663,157,2216,196663,157,2217,196663,272,2218,131320,2219,262203,157,2220,7,262205,155,2221,
2214,327745,403,2222,402,416,262205,155,2223,2222,327812,155,2224,2221,2223,262205,155,2225,2215,
327812,155,2226,2225,248,327808,155,2227,2224,2226,327812,155,2228,2227,476,131321,2229,131320,
2229,458997,155,2230,346,2219,2231,2232,262390,2233,2232,1,131321,2234,131320,2234,327856,228,
2235,2230,270,262394,2235,2236,2233,131320,2236,327814,155,2237,2230,269,327812,155,2238,2237,281,
196670,2220,2238,327737,155,2239,1939,2220,458764,155,2240,1,38,2239,477,262205,155,2241,2217,
327817,155,2242,2230,269,327808,155,2243,2241,2242,262205,155,2244,2216,327810,155,2245,2244,196,
458764,155,2246,1,38,2243,2245,327812,155,2247,2246,478,327808,155,2248,2228,2247,327808,155,2249,
2248,2240,393281,411,2250,111,316,2249,262205,155,2251,2250,327745,157,2252,2218,2230,196670,2252,
2251,131321,2232,131320,2232,327808,155,2231,2230,319,131321,2229,131320,2233,65789,65592,327734,
153,2253,0,285,196663,271,2254,196663,157,2255,196663,157,2256,196663,284,2257,131320,2258,262203,
272,2259,7,262203,157,2260,7,262203,157,2261,7,131321,2262,131320,2262,458997,155,2263,346,2258,
137,2264,262390,2265,2264,1,131321,2266,131320,2266,327856,228,2267,2263,269,262394,2267,2268,
2265,131320,2268,131321,2269,131320,2269,458997,155,2270,346,2268,2271,2272,262390,2273,2272,1,
131321,2274,131320,2274,327856,228,2275,2270,268,262394,2275,2276,2273,131320,2276,262205,155,
2277,2256,327808,155,134,2277,2263,262205,155,2278,2255,327856,228,2279,134,2278,196855,2280,0,
262394,2279,2281,2282,131320,2281,327812,155,2283,2270,269,327808,155,2284,2283,2263,196670,2259,
2254,327745,157,2285,2259,2284,262205,155,2286,2285,131321,2280,131320,2282,131321,2280,131320,
2280,458997,155,2287,2286,2281,346,2282,196670,2260,2287,327737,160,2288,558,2260,131321,2289,
131320,2289,458997,155,2290,346,2280,2291,2292,262390,2293,2292,1,131321,2294,131320,2294,327856,
228,2295,2290,281,262394,2295,2296,2293,131320,2296,327812,155,2297,2270,281,327808,155,2298,2297,
2290,196670,2261,2298,327737,155,2299,1930,2261,458764,155,2300,1,38,2299,479,327812,155,2301,
2300,248,262205,155,2302,2256,327808,155,2303,2301,2302,327808,155,2304,2303,2263,327745,350,2305,
470,2304,262205,158,2306,2305,327745,286,2307,2257,2298,262205,160,2308,2307,327822,160,135,2288,
2306,327809,160,136,2308,135,196670,2307,136,131321,2292,131320,2292,327808,155,2291,2290,319,
131321,2289,131320,2293,131321,2272,131320,2272,327808,155,2271,2270,319,131321,2269,131320,2273,
131321,2264,131320,2264,327808,155,137,2263,319,131321,2262,131320,2265,65789,65592,327734,153,
2309,0,287,196663,162,2310,196663,162,2311,196663,286,2312,196663,162,2313,196663,162,2314,196663,
286,2315,131320,2316,262203,162,2317,7,262203,162,2318,7,262203,162,2319,7,262203,162,2320,7,
262203,162,2321,7,262203,162,2322,7,262205,158,2323,2310,262205,158,2324,2313,327866,228,2325,
2323,2324,262205,158,2326,2310,262205,158,2327,2313,393385,158,2328,2325,2326,2327,262271,158,138,
2328,262205,158,2329,2310,196670,2317,2329,196670,2318,138,393273,158,2330,743,2317,2318,196670,
2319,2330,327737,158,2331,647,2319,262205,158,2332,2313,196670,2320,2332,196670,2321,138,393273,
158,2333,743,2320,2321,196670,2322,2333,327737,158,2334,647,2322,262205,158,2335,2311,327813,158,
139,2335,2331,262205,158,2336,2314,327813,158,140,2336,2334,327809,158,141,139,140,262205,160,
2337,2312,327822,160,142,2337,2331,262205,160,2338,2315,327822,160,143,2338,2334,327809,160,144,
142,143,196670,2311,141,196670,2312,144,196670,2310,2328,65789,65592,327734,153,2339,0,288,196663,
157,2340,196663,157,2341,196663,157,2342,196663,162,2343,196663,286,2344,131320,2345,262203,157,
2346,7,262203,162,2347,7,262203,157,2348,7,262205,155,2349,2341,327812,155,2350,2349,274,262205,
155,2351,2342,196670,2346,2351,327737,155,2352,1930,2346,327808,155,2353,2350,2352,262205,160,
2354,2344,262205,158,2355,2343,196670,2347,2355,327737,158,2356,614,2347,327822,160,145,2354,2356,
327745,403,2357,402,481,262205,155,2358,2357,262205,155,2359,2340,327745,403,2360,402,482,262205,
155,2361,2360,327812,155,2362,2359,2361,327808,155,2363,2358,2362,327812,155,2364,2353,10,327808,
155,2365,2363,2364,327814,155,2366,2365,227,262205,155,2367,2342,196670,2348,2367,327737,155,2368,
1939,2348,327808,155,2369,2366,2368,393281,408,2370,148,316,2369,196670,2370,145,65789,65592,
327734,155,2371,0,289,196663,157,2372,196663,157,2373,196663,157,2374,196663,157,2375,131320,2376,
327745,403,2377,402,299,262205,155,2378,2377,262205,155,2379,2372,327812,155,2380,2379,12,262205,
155,2381,2373,327808,155,2382,2380,2381,327745,403,2383,402,483,262205,155,2384,2383,327812,155,
2385,2382,2384,262205,155,2386,2374,327808,155,2387,2385,2386,327812,155,2388,2387,274,262205,155,
2389,2375,327808,155,2390,2388,2389,327812,155,2391,2390,484,327808,155,2392,2378,2391,327814,155,
2393,2392,227,131326,2393,65592,327734,153,2394,0,290,196663,157,2395,196663,157,2396,196663,157,
2397,196663,157,2398,131320,2399,262203,157,2400,7,262203,157,2401,7,262203,157,2402,7,262203,157,
2403,7,262203,157,2404,7,262203,487,2405,7,262203,487,2406,7,262203,157,2407,7,262203,162,2408,7,
262203,162,2409,7,262203,286,2410,7,262203,162,2411,7,262203,162,2412,7,262203,286,2413,7,262203,
157,2414,7,262203,157,2415,7,262203,157,2416,7,262203,162,2417,7,262203,286,2418,7,131321,2419,
131320,2419,458997,160,2420,485,2399,2421,2422,458997,158,2423,335,2399,2424,2422,458997,155,2425,
346,2399,2426,2422,458997,158,2427,335,2399,2428,2422,262390,2429,2422,0,131321,2430,131320,2430,
262205,155,2431,2397,327856,228,2432,2425,2431,262394,2432,2433,2429,131320,2433,131321,2434,
131320,2434,458997,155,2435,346,2433,2436,2437,262390,2438,2437,1,131321,2439,131320,2439,327856,
228,2440,2435,175,262394,2440,2441,2438,131320,2441,327808,155,2442,2425,2435,262205,155,2443,
2397,327810,155,2444,2443,196,458764,155,2445,1,38,2442,2444,262205,155,2446,2398,196670,2400,
2446,327737,155,2447,1930,2400,262205,155,2448,2395,196670,2401,2448,262205,155,2449,2396,196670,
2402,2449,196670,2403,2445,196670,2404,2447,524345,155,2450,2371,2401,2402,2403,2404,327808,155,
2451,2450,265,393281,408,2452,148,316,2451,262205,160,2453,2452,327745,286,2454,2405,2435,196670,
2454,2453,262205,155,2455,2398,196670,2407,2455,327737,155,2456,1939,2407,327808,155,2457,2450,
2456,393281,408,2458,148,316,2457,262205,160,2459,2458,327745,286,2460,2406,2435,196670,2460,2459,
131321,2437,131320,2437,327808,155,2436,2435,319,131321,2434,131320,2438,131321,2461,131320,2461,
458997,160,2421,2420,2438,2462,2463,458997,158,2424,2423,2438,2464,2463,458997,158,2428,2427,2438,
2465,2463,458997,155,2466,346,2438,2467,2463,262390,2468,2463,1,131321,2469,131320,2469,327856,
228,2470,2466,175,262394,2470,2471,2468,131320,2471,327808,155,2472,2425,2466,327850,228,2473,
2472,346,196855,2474,0,262394,2473,2475,2476,131320,2475,393281,162,2477,2405,2466,346,262205,158,
2478,2477,393281,162,2479,2405,2466,196,262205,158,2480,2479,327745,286,2481,2406,2466,262205,160,
2482,2481,131321,2474,131320,2476,262205,155,2483,2397,327856,228,2484,2472,2483,196855,2485,0,
262394,2484,2486,2485,131320,2486,196670,2408,2428,196670,2409,2424,196670,2410,2421,393281,162,
2487,2405,2466,346,262205,158,2488,2487,196670,2411,2488,393281,162,2489,2405,2466,196,262205,158,
2490,2489,196670,2412,2490,327745,286,2491,2406,2466,262205,160,2492,2491,196670,2413,2492,655417,
153,2493,2309,2408,2409,2410,2411,2412,2413,262205,158,2494,2408,262205,158,2495,2409,262205,160,
2496,2410,131321,2485,131320,2485,458997,160,2497,2421,2476,2496,2486,458997,158,2498,2424,2476,
2495,2486,458997,158,2499,2428,2476,2494,2486,131321,2474,131320,2474,458997,160,2462,2482,2475,
2497,2485,458997,158,2464,2480,2475,2498,2485,458997,158,2465,2478,2475,2499,2485,131321,2463,
131320,2463,327808,155,2467,2466,319,131321,2461,131320,2468,131321,2422,131320,2422,327808,155,
2426,2425,175,131321,2419,131320,2429,262205,155,2500,2395,196670,2414,2500,262205,155,2501,2396,
196670,2415,2501,262205,155,2502,2398,196670,2416,2502,196670,2417,2423,196670,2418,2420,589881,
153,2503,2339,2414,2415,2416,2417,2418,65789,65592,327734,153,2504,0,291,196663,157,2505,196663,
157,2506,196663,157,2507,196663,157,2508,196663,284,2509,131320,2510,262203,157,2511,7,262203,157,
2512,7,262203,157,2513,7,262203,157,2514,7,262203,157,2515,7,262203,157,2516,7,262203,157,2517,7,
262203,157,2518,7,262203,157,2519,7,262203,157,2520,7,262203,157,2521,7,262203,157,2522,7,262203,
157,2523,7,262203,157,2524,7,262203,157,2525,7,262203,157,2526,7,262201,155,2527,530,262205,155,
2528,2505,327812,155,2529,2528,12,262205,155,2530,2506,327808,155,2531,2529,2530,131321,2532,
131320,2532,458997,155,2533,346,2510,2534,2535,262390,2536,2535,1,131321,2537,131320,2537,327856,
228,2538,2533,282,262394,2538,2539,2536,131320,2539,196670,2511,2533,327737,228,2540,1948,2511,
196855,2541,0,262394,2540,2542,2541,131320,2542,196670,2512,2533,327737,155,2543,1930,2512,262205,
155,2544,2505,196670,2513,2544,262205,155,2545,2506,196670,2514,2545,262205,155,2546,2507,196670,
2515,2546,196670,2516,2543,524345,155,2547,2371,2513,2514,2515,2516,196670,2517,2533,327737,155,
2548,1939,2517,327808,155,2549,2547,2548,327745,286,2550,2509,2533,262205,160,2551,2550,393281,
408,2552,148,316,2549,196670,2552,2551,131321,2541,131320,2541,131321,2535,131320,2535,327808,155,
2534,2533,319,131321,2532,131320,2536,131321,2553,131320,2553,458997,155,2554,2527,2536,2555,2556,
262390,2557,2556,0,131321,2558,131320,2558,327856,228,2559,2554,274,262394,2559,2560,2557,131320,
2560,262205,155,2561,2505,196670,2518,2561,262205,155,2562,2506,196670,2519,2562,262205,155,2563,
2507,196670,2520,2563,196670,2521,2554,524345,155,2564,2371,2518,2519,2520,2521,327808,155,2565,
2564,265,327745,350,2566,474,2554,262205,158,2567,2566,327745,350,2568,475,2554,262205,158,2569,
2568,327760,160,2570,2567,2569,393281,408,2571,148,316,2565,196670,2571,2570,131321,2556,131320,
2556,327808,155,2555,2554,6,131321,2553,131320,2557,262201,153,2572,533,327850,228,2573,2527,346,
196855,2574,0,262394,2573,2575,2574,131320,2575,393281,411,2576,99,490,2531,458986,155,2577,2576,
196,346,196,262205,155,2578,2508,327810,155,2579,2578,196,327850,228,2580,2577,2579,196670,489,
2580,262205,228,2581,489,196855,2582,0,262394,2581,2583,2582,131320,2583,196670,2576,346,131321,
2582,131320,2582,131321,2574,131320,2574,262201,153,2584,533,262205,228,2585,489,262312,228,2586,
2585,196855,2587,0,262394,2586,2588,2587,131320,2588,65789,131320,2587,131321,2589,131320,2589,
458997,155,2590,346,2587,2591,2592,262390,2593,2592,0,131321,2594,131320,2594,327856,228,2595,
2590,282,262394,2595,2596,2593,131320,2596,196670,2522,2590,327737,228,2597,1948,2522,196855,2598,
0,262394,2597,2599,2598,131320,2599,262205,155,2600,2505,196670,2523,2600,262205,155,2601,2506,
196670,2524,2601,262205,155,2602,2508,196670,2525,2602,196670,2526,2590,524345,153,2603,2394,2523,
2524,2525,2526,131321,2598,131320,2598,131321,2592,131320,2592,327808,155,2591,2590,319,131321,
2589,131320,2593,65789,65592,327734,153,2604,0,293,196663,292,2605,131320,2606,262203,162,2607,7,
262203,162,2608,7,262203,286,2609,7,262203,162,2610,7,262203,162,2611,7,262203,286,2612,7,262201,
155,2613,530,131321,2614,131320,2614,458997,155,2615,2613,2606,2616,2617,262390,2618,2617,0,
131321,2619,131320,2619,327856,228,2620,2615,274,262394,2620,2621,2618,131320,2621,327745,350,
2622,491,2615,262205,158,2623,2622,327745,350,2624,492,2615,262205,158,2625,2624,262205,228,2626,
2605,196855,2627,0,262394,2626,2628,2629,131320,2628,327745,350,2630,474,2615,262205,158,2631,
2630,327745,350,2632,475,2615,262205,158,2633,2632,131321,2627,131320,2629,196670,2607,2623,
196670,2608,2625,196670,2609,485,327745,350,2634,474,2615,262205,158,2635,2634,196670,2610,2635,
327745,350,2636,475,2615,262205,158,2637,2636,196670,2611,2637,196670,2612,485,655417,153,2638,
2309,2607,2608,2609,2610,2611,2612,262205,158,2639,2607,262205,158,2640,2608,131321,2627,131320,
2627,458997,158,2641,2633,2628,2640,2629,458997,158,2642,2631,2628,2639,2629,196670,2622,2642,
196670,2624,2641,131321,2617,131320,2617,327808,155,2616,2615,6,131321,2614,131320,2618,65789,
65592,327734,153,529,0,294,196663,157,2643,196663,157,2644,196663,157,2645,131320,2646,262203,157,
2647,7,262203,157,2648,7,262203,157,2649,7,262203,157,2650,7,262203,262,2651,7,262203,157,2652,7,
262203,157,2653,7,262203,157,2654,7,262203,157,2655,7,262203,157,2656,7,262203,157,2657,7,262203,
262,2658,7,262203,157,2659,7,262203,157,2660,7,262203,157,2661,7,262203,157,2662,7,262203,157,
2663,7,262203,157,2664,7,262203,272,2665,7,262203,157,2666,7,262203,284,2667,7,262203,157,2668,7,
262203,157,2669,7,262203,284,2670,7,262203,157,2671,7,262203,157,2672,7,262203,157,2673,7,262203,
157,2674,7,262203,272,2675,7,262203,157,2676,7,262203,157,2677,7,262203,284,2678,7,262203,157,
2679,7,262203,284,2680,7,262203,162,2681,7,262203,162,2682,7,262203,286,2683,7,262203,162,2684,7,
262203,162,2685,7,262203,286,2686,7,262203,292,2687,7,262203,157,2688,7,262203,157,2689,7,262203,
157,2690,7,262203,157,2691,7,262203,284,2692,7,262203,157,2693,7,262203,157,2694,7,262203,157,
2695,7,262203,157,2696,7,262203,157,2697,7,262203,162,2698,7,262203,286,2699,7,262201,155,2700,
530,327745,411,2701,99,316,262205,155,2702,2701,262205,155,2703,2643,327808,155,2704,2702,2703,
327814,155,2705,2704,248,327808,155,2706,2705,196,262205,155,2707,2645,393385,155,2708,149,2707,
346,196855,2709,0,262394,149,2710,2711,131320,2710,327808,155,2712,2708,196,131321,2709,131320,
2711,131321,2709,131320,2709,458997,155,2713,2712,2710,2706,2711,327854,228,2714,2708,2706,196855,
2715,0,262394,2714,2716,2715,131320,2716,65789,131320,2715,131321,2717,131320,2717,458997,155,
2718,2708,2715,2719,2720,262390,2721,2720,0,131321,2722,131320,2722,327856,228,2723,2718,2713,
262394,2723,2724,2721,131320,2724,327808,155,2725,2704,196,327812,155,2726,2718,248,327810,155,
2727,2725,2726,458764,155,2728,1,38,248,2727,262205,155,2729,2644,196670,2647,2729,196670,2648,
2718,196670,2649,2728,196670,2650,346,589881,153,2730,1962,2647,2648,2649,2650,2651,262205,261,
2731,2651,327850,228,2732,2718,2708,196855,2733,0,262394,2732,2734,2733,131320,2734,327745,403,
2735,402,414,262205,155,2736,2735,262205,155,2737,2643,327745,403,2738,402,338,262205,155,2739,
2738,327812,155,2740,2737,2739,327808,155,2741,2736,2740,327814,155,2742,2741,227,262205,155,2743,
2644,327812,155,2744,2743,274,327812,155,2745,2744,250,327814,155,2746,2745,227,327808,155,2747,
2742,2746,131321,2748,131320,2748,458997,155,2749,2700,2734,2750,2751,262390,2752,2751,0,131321,
2753,131320,2753,327856,228,2754,2749,494,262394,2754,2755,2752,131320,2755,327808,155,2756,2747,
2749,393281,408,2757,148,316,2756,262205,160,2758,2757,327745,466,2759,465,2749,196670,2759,2758,
131321,2751,131320,2751,327808,155,2750,2749,6,131321,2748,131320,2752,262368,227,227,297,131321,
2733,131320,2733,196670,2652,2728,196670,2653,346,458809,153,2760,2015,2731,2652,2653,131321,2761,
131320,2761,458997,155,2762,495,2733,2763,2764,262390,2765,2764,0,131321,2766,131320,2766,327856,
228,2767,2762,248,262394,2767,2768,2765,131320,2768,262205,155,2769,2644,196670,2654,2769,196670,
2655,2718,196670,2656,2728,196670,2657,2762,589881,153,2770,1962,2654,2655,2656,2657,2658,262205,
261,2771,2658,196670,2659,2728,196670,2660,2762,458809,153,2772,2015,2771,2659,2660,131321,2764,
131320,2764,327808,155,2763,2762,496,131321,2761,131320,2765,262205,155,2773,2644,196670,2661,
2773,196670,2662,2718,196670,2663,2728,196670,2664,346,589881,153,2774,2213,2661,2662,2663,2664,
2665,262205,271,2775,2665,196670,2666,2728,327737,153,2776,2126,2666,131321,2777,131320,2777,
458997,155,2778,346,2765,2779,2780,262390,2781,2780,1,131321,2782,131320,2782,327856,228,2783,
2778,282,262394,2783,2784,2781,131320,2784,327745,286,2785,2667,2778,196670,2785,485,131321,2780,
131320,2780,327808,155,2779,2778,319,131321,2777,131320,2781,196670,2668,2728,196670,2669,346,
262205,283,2786,2667,196670,2670,2786,524345,153,2787,2253,2775,2668,2669,2670,262205,283,2788,
2670,196670,2667,2788,131321,2789,131320,2789,458997,155,2790,269,2781,2791,2792,262390,2793,2792,
0,131321,2794,131320,2794,327856,228,2795,2790,248,262394,2795,2796,2793,131320,2796,262205,155,
2797,2644,196670,2671,2797,196670,2672,2718,196670,2673,2728,196670,2674,2790,589881,153,2798,
2213,2671,2672,2673,2674,2675,262205,271,2799,2675,196670,2676,2728,196670,2677,2790,262205,283,
2800,2667,196670,2678,2800,524345,153,2801,2253,2799,2676,2677,2678,262205,283,2802,2678,196670,
2667,2802,131321,2792,131320,2792,327808,155,2791,2790,269,131321,2789,131320,2793,131321,2803,
131320,2803,458997,155,2804,346,2793,2805,2806,262390,2807,2806,1,131321,2808,131320,2808,327856,
228,2809,2804,282,262394,2809,2810,2807,131320,2810,196670,2679,2804,327737,155,2811,1930,2679,
458764,155,2812,1,38,2811,497,327745,350,2813,491,2812,262205,158,2814,2813,327745,350,2815,492,
2812,262205,158,2816,2815,196855,2817,0,262394,2732,2818,2819,131320,2818,327745,286,2820,2667,
2804,262205,160,2821,2820,327745,286,2822,2680,2804,196670,2822,2821,131321,2817,131320,2819,
196670,2681,2814,196670,2682,2816,327745,286,2823,2680,2804,262205,160,2824,2823,196670,2683,2824,
327745,350,2825,474,2812,262205,158,2826,2825,196670,2684,2826,327745,350,2827,475,2812,262205,
158,2828,2827,196670,2685,2828,327745,286,2829,2667,2804,262205,160,2830,2829,196670,2686,2830,
655417,153,2831,2309,2681,2682,2683,2684,2685,2686,262205,160,2832,2683,196670,2823,2832,131321,
2817,131320,2817,131321,2806,131320,2806,327808,155,2805,2804,319,131321,2803,131320,2807,262368,
227,227,297,196670,2687,2732,327737,153,2833,2604,2687,262368,227,227,297,131321,2720,131320,2720,
327808,155,2719,2718,319,131321,2717,131320,2721,327852,228,2834,2706,196,327847,228,2835,149,
2834,196855,2836,0,262394,2835,2837,2836,131320,2837,262205,155,2838,2643,196670,2688,2838,262205,
155,2839,2644,196670,2689,2839,196670,2690,2708,196670,2691,2706,262205,283,2840,2680,196670,2692,
2840,589881,153,2841,2504,2688,2689,2690,2691,2692,65789,131320,2836,131321,2842,131320,2842,
458997,155,2843,346,2836,2844,2845,262390,2846,2845,1,131321,2847,131320,2847,327856,228,2848,
2843,282,262394,2848,2849,2846,131320,2849,196670,2693,2843,327737,228,2850,1948,2693,196855,2851,
0,262394,2850,2852,2851,131320,2852,196670,2694,2843,327737,155,2853,1930,2694,262205,155,2854,
2643,196670,2695,2854,262205,155,2855,2644,196670,2696,2855,196670,2697,2843,327745,350,2856,492,
2853,262205,158,2857,2856,196670,2698,2857,327745,286,2858,2680,2843,262205,160,2859,2858,196670,
2699,2859,589881,153,2860,2339,2695,2696,2697,2698,2699,131321,2851,131320,2851,131321,2845,
131320,2845,327808,155,2844,2843,319,131321,2842,131320,2846,65789,65592,327734,153,519,0,154,
131320,2861,262201,153,2862,533,262201,155,2863,530,327850,228,2864,2863,346,196855,2865,0,262394,
2864,2866,2865,131320,2866,327745,411,2867,99,437,458986,155,2868,2867,196,346,196,131321,2865,
131320,2865,65789,65592,327734,153,524,0,154,131320,2869,262201,155,2870,530,327850,228,2871,2870,
346,196855,2872,0,262394,2871,2873,2872,131320,2873,131321,2874,131320,2874,458997,228,2875,498,
2873,2876,2877,458997,155,2878,346,2873,2879,2877,262390,2880,2877,0,131321,2881,131320,2881,
327856,228,2882,2878,150,262312,228,2883,2875,327847,228,2884,2882,2883,262394,2884,2885,2880,
131320,2885,327745,411,2886,99,437,458993,155,2887,2886,196,346,346,327745,403,2888,402,490,
262205,155,2889,2888,327854,228,2876,2887,2889,262312,228,2890,2876,196855,2891,0,262394,2890,
2892,2891,131320,2892,327745,411,2893,99,428,458993,155,2894,2893,196,346,346,327851,228,2895,
2894,346,131321,2891,131320,2891,458997,228,2896,2890,2885,2895,2892,196855,2897,0,262394,2896,
2898,2897,131320,2898,131321,2880,131320,2897,131321,2877,131320,2877,327808,155,2879,2878,319,
131321,2874,131320,2880,458997,228,2899,2875,2881,2876,2898,262312,228,2900,2899,196855,2901,0,
262394,2900,2902,2901,131320,2902,327745,411,2903,99,428,458993,155,2904,2903,196,346,196,131321,
2901,131320,2901,131321,2872,131320,2872,262201,153,2905,533,65789,65592,};
static const uint32_t bitnet__spv_joined_fast[] = {
119734787,66304,524299,2861,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
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
196679,68,42,196679,69,42,196679,70,42,196679,71,42,196679,72,42,196679,73,42,262215,74,1,7,
262215,75,1,6,196679,76,42,196679,77,42,327752,78,0,35,0,327752,78,1,35,4,327752,78,2,35,8,327752,
78,3,35,12,327752,78,4,35,16,327752,78,5,35,20,327752,78,6,35,24,327752,78,7,35,28,327752,78,8,35,
32,327752,78,9,35,36,327752,78,10,35,40,327752,78,11,35,44,327752,78,12,35,48,327752,78,13,35,52,
327752,78,14,35,56,327752,78,15,35,60,327752,78,16,35,64,327752,78,17,35,68,327752,78,18,35,72,
327752,78,19,35,76,196679,78,2,262215,79,6,4,262216,80,0,24,327752,80,0,35,0,196679,80,2,262215,
81,34,0,262215,81,33,1,196679,82,42,262215,83,6,8,262216,84,0,24,327752,84,0,35,0,196679,84,2,
262215,85,34,0,262215,85,33,6,196679,86,42,196679,87,42,196679,88,42,196679,89,42,196679,90,42,
196679,91,42,196679,92,42,196679,93,42,262215,94,6,4,262215,95,6,4,262215,96,6,4,262215,97,6,4,
262216,98,0,23,327752,98,0,35,0,262216,98,1,23,327752,98,1,35,4,262216,98,2,23,327752,98,2,35,8,
262216,98,3,23,327752,98,3,35,12,262216,98,4,23,327752,98,4,35,16,262216,98,5,23,327752,98,5,35,
20,262216,98,6,23,327752,98,6,35,24,262216,98,7,23,327752,98,7,35,28,262216,98,8,23,327752,98,8,
35,32,262216,98,9,23,327752,98,9,35,36,262216,98,10,23,327752,98,10,35,40,262216,98,11,23,327752,
98,11,35,44,262216,98,12,23,327752,98,12,35,48,262216,98,13,23,327752,98,13,35,52,262216,98,14,23,
327752,98,14,35,56,262216,98,15,23,327752,98,15,35,60,262216,98,16,23,327752,98,16,35,64,262216,
98,17,23,327752,98,17,35,96,262216,98,18,23,327752,98,18,35,224,262216,98,19,23,327752,98,19,35,
2272,196679,98,2,262215,99,34,0,262215,99,33,7,196679,100,42,196679,101,42,196679,102,42,196679,
103,42,196679,104,42,196679,105,42,262215,106,6,4,262216,107,0,23,327752,107,0,35,0,196679,107,2,
262215,108,34,0,262215,108,33,4,262215,109,6,4,262216,110,0,23,327752,110,0,35,0,196679,110,2,
262215,111,34,0,262215,111,33,5,262215,112,1,8,196679,113,42,196679,114,42,196679,115,42,196679,
116,42,196679,117,42,262215,118,6,16,262216,119,0,24,327752,119,0,35,0,196679,119,2,262215,120,34,
0,262215,120,33,3,262215,121,6,16,262216,122,0,24,327752,122,0,35,0,196679,122,2,262215,123,34,0,
262215,123,33,0,262215,124,6,16,262216,125,0,23,327752,125,0,35,0,196679,125,2,262215,126,34,0,
262215,126,33,4,196679,127,42,196679,128,42,196679,129,42,196679,130,42,196679,131,42,196679,132,
42,196679,133,42,196679,134,42,196679,135,42,196679,136,42,196679,137,42,196679,138,42,196679,139,
42,196679,140,42,196679,141,42,196679,142,42,196679,143,42,196679,144,42,196679,145,42,262215,146,
6,8,262216,147,0,23,327752,147,0,35,0,196679,147,2,262215,148,34,0,262215,148,33,2,262215,149,1,
13,262215,150,1,14,262215,4,11,26,262215,151,1,0,262215,152,11,25,131091,153,196641,154,153,
262165,155,32,0,196641,156,155,262176,157,7,155,196630,158,32,262177,159,158,157,262167,160,158,2,
262177,161,160,157,262176,162,7,158,262177,163,155,162,327713,164,155,162,162,262177,165,158,162,
393249,166,158,162,162,162,262165,167,32,1,327713,168,167,157,157,262167,169,155,4,262176,170,7,
169,524321,171,167,170,170,170,170,170,327713,172,158,162,162,262176,173,7,167,262177,174,167,173,
262187,155,175,8,262172,176,158,175,262176,177,7,176,262177,178,158,177,393249,179,158,157,162,
162,327713,180,155,157,157,262167,181,158,4,262194,155,5,256,262187,155,182,127,393268,155,183,
128,5,182,262187,155,184,128,393268,155,185,134,183,184,262187,155,186,32,393268,155,187,132,185,
186,262187,155,188,16,393268,155,189,134,187,188,262187,155,190,7,393268,155,191,128,189,190,
393268,155,192,134,191,175,393268,155,193,128,192,190,393268,155,194,134,193,175,393268,155,195,
128,192,194,262187,155,196,1,393268,155,197,130,195,196,393268,155,198,134,197,194,393268,155,199,
132,194,198,393268,155,200,132,199,186,262187,155,201,4,393268,155,202,132,200,201,393268,155,203,
132,200,201,262194,155,6,128,393268,155,204,132,175,6,393268,155,205,128,203,204,393268,155,206,
130,205,196,393268,155,207,132,175,6,393268,155,208,134,206,207,393268,155,209,132,208,6,393268,
155,210,128,202,209,393268,155,211,130,210,196,393268,155,212,132,208,6,393268,155,213,134,211,
212,262172,214,181,213,262176,215,7,214,524321,216,153,157,157,157,215,215,458785,217,153,162,157,
215,214,262176,218,7,181,393249,219,155,218,162,173,458785,220,158,157,157,162,162,524321,221,158,
173,173,162,162,157,458785,222,160,162,162,157,157,393249,223,153,157,218,157,393249,224,153,157,
162,157,458785,225,153,157,162,162,157,327713,226,169,157,157,262194,155,7,1,262187,155,227,2,
131092,228,393268,228,229,170,7,227,262194,155,8,1,393268,155,230,132,227,8,458804,155,231,169,
229,230,8,262172,232,155,231,262194,155,9,1,393268,228,233,170,9,196,458804,155,234,169,233,198,
196,393268,155,235,132,234,231,262172,236,169,235,262176,237,7,236,393249,238,153,157,232,237,
393268,155,239,132,231,9,262172,240,167,239,262176,241,7,240,393249,242,153,157,236,241,262177,
243,153,157,262177,244,155,157,262177,245,228,157,262194,155,10,64,262187,155,246,63,393268,155,
247,128,10,246,262187,155,248,64,393268,155,249,134,247,248,393268,155,250,132,249,248,393268,155,
251,134,250,248,393268,228,252,176,251,175,393268,155,253,134,175,251,458804,155,254,169,252,253,
196,393268,155,255,134,6,175,393268,155,256,134,248,255,393268,228,257,176,254,256,393268,155,258,
134,248,255,458804,155,259,169,257,254,258,393268,155,260,132,259,251,262172,261,169,260,262176,
262,7,261,524321,263,153,157,157,157,157,262,393249,264,153,261,157,157,393268,155,265,134,10,227,
393268,155,266,128,265,6,393268,155,267,130,266,196,393268,155,268,134,267,6,393268,155,269,134,
248,268,393268,155,270,132,269,268,262172,271,155,270,262176,272,7,271,524321,273,153,157,157,157,
157,272,262194,155,11,4,262194,155,12,2,393268,155,274,134,11,12,393268,228,275,176,265,6,458804,
155,276,169,275,265,6,393268,155,277,134,6,276,393268,155,278,128,274,277,393268,155,279,130,278,
196,393268,155,280,134,6,276,393268,155,281,134,279,280,393268,155,282,132,281,268,262172,283,160,
282,262176,284,7,283,458785,285,153,271,157,157,284,262176,286,7,160,589857,287,153,162,162,286,
162,162,286,524321,288,153,157,157,157,162,286,458785,289,155,157,157,157,157,458785,290,153,157,
157,157,157,524321,291,153,157,157,157,157,284,262176,292,7,228,262177,293,153,292,393249,294,153,
157,157,157,262176,295,1,155,262203,295,3,1,262187,155,296,72,262187,155,297,264,262187,155,298,
32768,262187,167,299,16,262187,155,300,32767,262187,167,301,13,262187,155,302,939524096,262187,
155,303,260046848,262187,155,304,947912704,262187,158,305,947912704,262187,155,306,8388608,196657,
228,15,262187,155,307,65535,262187,155,308,2147483647,262187,158,309,1056964608,262187,155,310,
2139095040,262187,155,311,32256,262187,155,312,1199566848,262187,155,313,31744,262187,155,314,
1056964608,262187,155,315,2129859015,262187,167,316,0,262187,167,317,4,262187,158,318,1073741824,
262187,167,319,1,262187,155,320,1597463007,262187,158,321,1069547520,262187,158,322,1117782016,
262187,158,323,1069066811,262187,158,324,1262485504,262187,158,325,1060208640,262187,158,326,
3109978243,262187,158,327,961571175,262187,158,328,985088974,262187,158,329,1007192328,262187,158,
330,1026206145,262187,158,331,1042983594,262187,158,332,1065353216,262187,167,333,23,262187,158,
334,3265265664,262187,158,335,0,262187,167,336,6,262187,155,337,50529027,262187,167,338,2,262187,
155,339,3,262187,155,340,0,262172,341,158,201,262176,342,7,341,262172,343,158,227,262176,344,7,
343,393268,155,345,128,5,246,393268,155,346,134,345,248,262187,155,347,39,393268,155,348,128,346,
347,262187,155,349,40,393268,155,350,134,348,349,393268,155,351,128,346,350,393268,155,352,130,
351,196,393268,155,353,134,352,350,262172,354,158,353,262176,355,7,354,196637,53,158,196638,54,53,
262176,356,12,54,262203,356,55,12,393268,155,357,130,346,196,262176,358,12,158,262172,359,158,248,
262176,360,4,359,262203,360,361,4,262176,362,4,158,262187,167,363,8,393268,155,364,132,346,248,
393268,155,365,134,364,201,393268,155,366,130,365,196,196637,60,181,196638,61,60,262176,367,12,61,
262203,367,62,12,262176,368,12,181,196656,228,63,196637,64,181,196638,65,64,262176,369,12,65,
262203,369,66,12,393268,155,69,134,364,201,458796,181,370,335,335,335,335,262167,371,228,4,262187,
158,372,1123942400,262187,158,373,3271557120,262187,167,374,255,262187,158,375,925353388,262176,
376,4,155,262203,376,377,4,262176,378,4,167,262203,378,379,4,262187,158,380,1006699012,393268,228,
381,172,208,196,393268,155,382,132,200,201,262172,383,169,200,262176,384,4,383,262203,384,385,4,
196657,228,74,262194,155,75,64,393268,155,386,128,11,12,393268,155,387,134,75,227,1441822,78,155,
155,155,155,155,155,155,155,155,155,155,158,158,158,155,155,155,155,155,155,262176,388,9,78,
262203,388,389,9,262176,390,9,155,262187,155,391,4294967295,196637,79,158,196638,80,79,262176,392,
12,80,262203,392,81,12,196637,83,160,196638,84,83,262176,393,12,84,262203,393,85,12,393268,155,
394,134,75,227,262176,395,12,160,262172,94,155,175,262172,95,155,186,262187,155,396,512,262172,96,
155,396,196637,97,155,1441822,98,155,155,155,155,155,155,155,155,155,155,155,155,155,155,158,155,
94,95,96,97,262176,397,12,98,262203,397,99,12,262176,398,12,155,393268,155,399,128,11,12,393268,
155,400,134,75,227,262187,167,401,5,262176,402,9,158,262187,167,403,9,196637,106,155,196638,107,
106,262176,404,12,107,262203,404,108,12,196637,109,155,196638,110,109,262176,405,12,110,262203,
405,111,12,196657,228,112,393268,228,406,170,9,196,262176,407,4,169,196637,118,169,196638,119,118,
262176,408,12,119,262203,408,120,12,262176,409,12,169,393268,155,410,134,187,188,393268,155,411,
130,410,196,196637,121,169,196638,122,121,262176,412,12,122,262203,412,123,12,262176,413,7,232,
393268,155,414,134,187,188,262187,155,415,6,262187,167,416,3,262187,167,417,7,393268,228,418,170,
7,340,393268,228,419,170,7,227,262172,420,158,231,262176,421,7,420,393268,228,422,170,9,196,
262172,423,158,9,262176,424,7,423,262187,167,425,11,262187,167,426,12,262172,427,167,9,262176,428,
7,427,262187,167,429,10,393268,155,430,132,194,198,393268,228,431,170,7,227,393268,228,432,170,7,
340,393268,155,433,132,255,8,393268,155,434,132,433,9,262172,435,158,434,262176,436,4,435,262203,
436,437,4,393268,228,438,170,7,196,393268,155,439,130,231,8,393268,228,440,170,7,340,393268,155,
441,132,255,8,393268,155,442,134,441,201,196637,124,169,196638,125,124,262176,443,12,125,262203,
443,126,12,393268,155,444,132,251,201,393268,155,445,132,251,201,262172,446,160,445,262176,447,7,
446,393268,155,448,132,251,201,393268,155,449,132,274,250,393268,155,450,134,449,227,262172,451,
160,450,262176,452,4,451,262203,452,453,4,262176,454,4,160,393268,155,455,132,274,248,262172,456,
158,455,262176,457,4,456,262203,457,458,4,393268,155,459,130,274,196,262172,460,158,274,262176,
461,4,460,262203,461,462,4,262203,461,463,4,393268,155,464,134,250,227,393268,155,465,130,265,196,
393268,155,466,134,250,227,393268,155,467,130,274,196,196637,146,160,196638,147,146,262176,468,12,
147,262203,468,148,12,262187,167,469,14,262187,167,470,15,262187,167,471,17,393268,155,472,128,10,
227,327724,160,473,335,335,262172,474,160,175,262176,475,7,474,262176,476,4,228,262203,476,477,4,
262187,167,478,19,262203,461,479,4,262203,461,480,4,196656,228,149,393268,155,481,132,274,250,
393268,155,482,134,481,227,393268,155,483,132,259,255,393268,155,484,132,259,255,393268,155,485,
130,274,196,196650,228,486,262194,155,150,1048576,262167,487,155,3,262176,488,1,487,262203,488,4,
1,262187,167,489,18,262194,155,151,1,393267,487,152,151,196,196,262187,155,490,1879048192,262187,
155,491,3355447295,327734,153,2,0,154,131320,492,262203,157,493,7,262203,157,494,7,262203,157,495,
7,262203,157,496,7,327745,295,497,4,340,262205,155,498,497,327745,390,499,389,489,262205,155,500,
499,327856,228,501,498,500,196855,502,0,262394,501,503,502,131320,503,196670,493,498,327737,153,
504,505,493,262201,153,506,507,131321,502,131320,502,327854,228,508,498,500,196855,509,0,262394,
508,510,509,131320,510,262201,153,511,512,327810,155,513,498,500,327817,155,514,513,12,327814,155,
515,513,12,196670,494,340,196670,495,514,196670,496,515,458809,153,516,517,494,495,496,131321,509,
131320,509,65789,65592,327734,155,518,0,156,131320,519,262205,155,520,3,131326,520,65592,327734,
153,521,0,154,131320,522,196833,196,296,262368,227,227,297,196833,196,296,65789,65592,327734,158,
523,0,159,196663,157,524,131320,525,262205,155,526,524,327879,155,527,526,298,327876,155,528,527,
299,262205,155,529,524,327879,155,530,529,300,327876,155,531,530,301,327808,155,532,531,302,
327854,228,533,531,303,196855,534,0,262394,533,535,534,131320,535,327808,155,536,531,490,131321,
534,131320,534,458997,155,537,532,525,536,535,327808,155,13,531,304,262268,158,538,13,327811,158,
14,538,305,327856,228,539,531,306,196855,540,0,262394,539,541,540,131320,541,262268,155,542,14,
131321,540,131320,540,458997,155,543,537,534,542,541,327877,155,544,543,528,262268,158,545,544,
131326,545,65592,327734,160,546,0,161,196663,157,547,131320,548,262203,157,549,7,262203,157,550,7,
196855,551,0,262394,15,552,551,131320,552,262205,155,553,547,393228,160,554,1,62,553,131326,554,
131320,551,262205,155,555,547,327879,155,556,555,307,196670,549,556,327737,158,557,523,549,262205,
155,558,547,327874,155,559,558,299,196670,550,559,327737,158,560,523,550,327760,160,561,557,560,
131326,561,65592,327734,155,562,0,163,196663,162,563,131320,564,262205,158,565,563,262268,155,566,
565,327874,155,567,566,299,327879,155,568,567,298,327879,155,569,566,308,262268,158,570,569,
327809,158,16,570,309,327852,228,571,569,310,196855,572,0,262394,571,573,572,131320,573,131326,
311,131320,572,327854,228,574,569,312,196855,575,0,262394,574,576,575,131320,576,327877,155,577,
568,313,131326,577,131320,575,327856,228,578,569,304,196855,579,0,262394,578,580,579,131320,580,
262268,155,581,16,327810,155,582,581,314,327877,155,583,568,582,131326,583,131320,579,327808,155,
584,569,491,327874,155,585,569,301,327879,155,586,585,196,327808,155,587,584,586,327874,155,588,
587,301,327877,155,589,568,588,131326,589,65592,327734,155,590,0,164,196663,162,591,196663,162,
592,131320,593,262203,162,594,7,262203,162,595,7,262205,158,596,591,196670,594,596,327737,155,597,
562,594,262205,158,598,592,196670,595,598,327737,155,599,562,595,327876,155,600,599,299,327877,
155,601,597,600,131326,601,65592,327734,158,602,0,165,196663,162,603,131320,604,262205,158,605,
603,262268,155,606,605,327810,155,17,315,606,262268,158,607,17,131321,608,131320,608,458997,158,
609,607,604,20,610,458997,167,611,316,604,612,610,262390,613,610,0,131321,614,131320,614,327857,
228,615,611,317,262394,615,616,613,131320,616,262205,158,617,603,327813,158,18,617,609,327811,158,
19,318,18,327813,158,20,609,19,131321,610,131320,610,327808,167,612,611,319,131321,608,131320,613,
131326,609,65592,327734,158,618,0,165,196663,162,619,131320,620,262205,158,621,619,262268,155,622,
621,327874,155,623,622,319,327810,155,21,320,623,262268,158,624,21,262205,158,625,619,327813,158,
22,309,625,131321,626,131320,626,458997,158,627,624,620,26,628,458997,167,629,316,620,630,628,
262390,631,628,0,131321,632,131320,632,327857,228,633,629,317,262394,633,634,631,131320,634,
327813,158,23,22,627,327813,158,24,23,627,327811,158,25,321,24,327813,158,26,627,25,131321,628,
131320,628,327808,167,630,629,319,131321,626,131320,631,131326,627,65592,327734,158,635,0,165,
196663,162,636,131320,637,262205,158,638,636,327866,228,639,638,322,262205,158,640,636,393385,158,
641,639,322,640,327813,158,27,641,323,327809,158,28,27,324,327811,158,29,28,324,327813,158,30,29,
325,327811,158,31,641,30,327813,158,32,29,326,327811,158,33,31,32,327813,158,34,327,33,327809,158,
35,34,328,327813,158,36,35,33,327809,158,37,36,329,327813,158,38,37,33,327809,158,39,38,330,
327813,158,40,39,33,327809,158,41,40,331,327813,158,42,41,33,327809,158,43,42,309,327813,158,44,
33,33,327813,158,45,43,44,327809,158,46,45,33,327809,158,47,46,332,262268,155,642,28,327808,155,
48,642,182,327876,155,643,48,333,262268,158,644,643,327813,158,49,47,644,262205,158,645,636,
327864,228,646,645,334,393385,158,647,646,335,49,131326,647,65592,327734,158,648,0,166,196663,162,
649,196663,162,650,196663,162,651,131320,652,262205,158,653,649,262205,158,654,650,327813,158,50,
653,654,262205,158,655,651,327809,158,51,50,655,131326,51,65592,327734,167,656,0,168,196663,157,
657,196663,157,658,131320,659,262205,155,660,657,262268,167,661,660,262205,155,662,658,262268,167,
663,662,397666,167,664,661,663,0,131326,664,65592,327734,167,665,0,171,196663,170,666,196663,170,
667,196663,170,668,196663,170,669,196663,170,670,131320,671,262203,157,672,7,262203,157,673,7,
262203,157,674,7,262203,157,675,7,262203,157,676,7,262203,157,677,7,262203,157,678,7,262203,157,
679,7,131321,680,131320,680,458997,167,681,316,671,682,683,458997,167,684,316,671,685,683,262390,
686,683,1,131321,687,131320,687,327857,228,688,684,317,262394,688,689,686,131320,689,327745,157,
690,666,684,262205,155,691,690,327874,155,692,691,336,327879,155,693,692,337,327745,157,694,667,
684,262205,155,695,694,196670,672,695,196670,673,693,393273,167,696,656,672,673,262205,155,697,
690,327874,155,698,697,317,327879,155,699,698,337,327745,157,700,668,684,262205,155,701,700,
196670,674,701,196670,675,699,393273,167,702,656,674,675,327808,167,703,696,702,262205,155,704,
690,327874,155,705,704,338,327879,155,706,705,337,327745,157,707,669,684,262205,155,708,707,
196670,676,708,196670,677,706,393273,167,709,656,676,677,327808,167,710,703,709,262205,155,711,
690,327879,155,712,711,337,327745,157,713,670,684,262205,155,714,713,196670,678,714,196670,679,
712,393273,167,715,656,678,679,327808,167,716,710,715,327808,167,682,681,716,131321,683,131320,
683,327808,167,685,684,319,131321,680,131320,686,131326,681,65592,327734,158,717,0,172,196663,162,
718,196663,162,719,131320,720,262205,158,721,718,262205,158,722,719,327809,158,52,721,722,131326,
52,65592,327734,167,723,0,174,196663,173,724,131320,725,262205,167,726,724,393562,167,727,339,726,
196,262205,167,728,724,327808,167,729,728,727,196670,724,729,262205,167,730,724,393562,167,731,
339,730,227,262205,167,732,724,327808,167,733,732,731,196670,724,733,262205,167,734,724,262205,
167,735,724,393562,167,736,339,735,201,327808,167,737,734,736,131326,737,65592,327734,158,738,0,
165,196663,162,739,131320,740,262205,158,741,739,393562,158,742,339,741,196,262205,158,743,739,
327866,228,744,742,743,262205,158,745,739,393385,158,746,744,742,745,196670,739,746,262205,158,
747,739,393562,158,748,339,747,227,262205,158,749,739,327866,228,750,748,749,262205,158,751,739,
393385,158,752,750,748,751,196670,739,752,262205,158,753,739,393562,158,754,339,753,201,262205,
158,755,739,327866,228,756,754,755,262205,158,757,739,393385,158,758,756,754,757,131326,758,65592,
327734,158,759,0,178,196663,177,760,131320,761,262203,342,762,7,262203,162,763,7,262203,162,764,7,
262203,344,765,7,262203,162,766,7,262203,162,767,7,262203,162,768,7,262203,162,769,7,262203,162,
770,7,262203,162,771,7,262203,162,772,7,262203,162,773,7,262203,162,774,7,262203,162,775,7,262201,
155,776,518,327879,155,777,776,190,327879,155,778,777,201,327851,228,779,778,340,327879,155,780,
777,227,327851,228,781,780,340,327879,155,782,777,196,327851,228,783,782,340,131321,784,131320,
784,458997,167,785,316,761,786,787,262390,788,787,1,131321,789,131320,789,327857,228,790,785,317,
262394,790,791,788,131320,791,196855,792,0,262394,779,793,794,131320,793,327808,167,795,785,317,
327745,162,796,760,795,262205,158,797,796,131321,792,131320,794,327745,162,798,760,785,262205,158,
799,798,131321,792,131320,792,458997,158,800,797,793,799,794,196855,801,0,262394,779,802,803,
131320,802,327745,162,804,760,785,262205,158,805,804,131321,801,131320,803,327808,167,806,785,317,
327745,162,807,760,806,262205,158,808,807,131321,801,131320,801,458997,158,809,805,802,808,803,
393562,158,810,339,809,201,196670,763,800,196670,764,810,393273,158,811,717,763,764,327745,162,
812,762,785,196670,812,811,131321,787,131320,787,327808,167,786,785,319,131321,784,131320,788,
131321,813,131320,813,458997,167,814,316,788,815,816,262390,817,816,1,131321,818,131320,818,
327857,228,819,814,338,262394,819,820,817,131320,820,196855,821,0,262394,781,822,823,131320,822,
327808,167,824,814,338,327745,162,825,762,824,262205,158,826,825,131321,821,131320,823,327745,162,
827,762,814,262205,158,828,827,131321,821,131320,821,458997,158,829,826,822,828,823,196855,830,0,
262394,781,831,832,131320,831,327745,162,833,762,814,262205,158,834,833,131321,830,131320,832,
327808,167,835,814,338,327745,162,836,762,835,262205,158,837,836,131321,830,131320,830,458997,158,
838,834,831,837,832,393562,158,839,339,838,227,196670,766,829,196670,767,839,393273,158,840,717,
766,767,327745,162,841,765,814,196670,841,840,131321,816,131320,816,327808,167,815,814,319,131321,
813,131320,817,196855,842,0,262394,783,843,844,131320,843,327745,162,845,765,319,262205,158,846,
845,131321,842,131320,844,327745,162,847,765,316,262205,158,848,847,131321,842,131320,842,458997,
158,849,846,843,848,844,196855,850,0,262394,783,851,852,131320,851,327745,162,853,765,316,262205,
158,854,853,131321,850,131320,852,327745,162,855,765,319,262205,158,856,855,131321,850,131320,850,
458997,158,857,854,851,856,852,393562,158,858,339,857,196,196670,768,849,196670,769,858,393273,
158,859,717,768,769,393562,158,860,339,859,201,196670,770,859,196670,771,860,393273,158,861,717,
770,771,393562,158,862,339,861,227,196670,772,861,196670,773,862,393273,158,863,717,772,773,
393562,158,864,339,863,196,196670,774,863,196670,775,864,393273,158,865,717,774,775,131326,865,
65592,327734,158,866,0,179,196663,157,867,196663,162,868,196663,162,869,131320,870,262203,355,871,
7,262203,177,872,7,262203,177,873,7,262203,162,874,7,262201,155,875,518,327879,155,876,875,246,
131321,877,131320,877,458997,158,878,335,870,879,880,458997,155,881,340,870,882,880,262390,883,
880,0,131321,884,131320,884,327856,228,885,881,350,262394,885,886,883,131320,886,131321,887,
131320,887,458997,155,888,340,886,889,890,262390,891,890,1,131321,892,131320,892,327856,228,893,
888,353,262394,893,894,891,131320,894,327812,155,895,881,353,327808,155,896,895,888,262205,155,
897,867,458764,155,898,1,38,896,357,327812,155,899,898,248,327808,155,900,897,899,327808,155,901,
900,876,393281,358,902,55,316,901,262205,158,903,902,327745,162,904,871,888,196670,904,903,327854,
228,905,896,346,196855,906,0,262394,905,907,906,131320,907,196670,904,335,131321,906,131320,906,
131321,890,131320,890,327808,155,889,888,319,131321,887,131320,891,131321,908,131320,908,458997,
158,879,878,891,57,909,458997,155,910,340,891,911,909,262390,912,909,1,131321,913,131320,913,
327856,228,914,910,353,262394,914,915,912,131320,915,327745,162,916,871,910,262205,158,917,916,
262205,158,918,916,327813,158,56,917,918,327809,158,57,879,56,131321,909,131320,909,327808,155,
911,910,319,131321,908,131320,912,131321,880,131320,880,327808,155,882,881,319,131321,877,131320,
883,327745,362,919,361,876,196670,919,878,262368,227,227,297,131321,920,131320,920,458997,167,921,
316,883,922,923,262390,924,923,1,131321,925,131320,925,327857,228,926,921,363,262394,926,927,924,
131320,927,262201,155,928,518,327879,155,929,928,190,327812,155,930,929,175,262268,155,931,921,
327808,155,932,930,931,327745,362,933,361,932,262205,158,934,933,327745,162,935,872,921,196670,
935,934,131321,923,131320,923,327808,167,922,921,319,131321,920,131320,924,262205,176,936,872,
196670,873,936,327737,158,937,759,873,262205,158,938,868,327813,158,58,937,938,262205,158,939,869,
327809,158,59,58,939,196670,874,59,327737,158,940,618,874,131326,940,65592,327734,155,941,0,180,
196663,157,942,196663,157,943,131320,944,262201,155,945,518,262205,155,946,942,327812,155,947,946,
213,262205,155,948,943,327808,155,949,947,948,327812,155,950,949,6,327808,155,951,945,950,131326,
951,65592,327734,153,952,0,216,196663,157,953,196663,157,954,196663,157,955,196663,215,956,196663,
215,957,131320,958,262203,157,959,7,262203,157,960,7,131321,961,131320,961,458997,155,962,340,958,
963,964,262390,965,964,1,131321,966,131320,966,327856,228,967,962,213,262394,967,968,965,131320,
968,262205,155,969,955,196670,959,969,196670,960,962,393273,155,970,941,959,960,458764,155,971,1,
38,970,366,262205,155,972,953,327814,155,973,972,201,327808,155,974,973,971,393281,368,975,62,316,
974,262205,181,976,975,327745,218,977,956,962,196670,977,976,196855,978,0,262394,63,979,978,
131320,979,262205,155,980,954,327814,155,981,980,201,327808,155,982,981,971,393281,368,983,66,316,
982,262205,181,984,983,327745,218,985,957,962,196670,985,984,131321,978,131320,978,131321,964,
131320,964,327808,155,963,962,319,131321,961,131320,965,65789,65592,327734,153,986,0,217,196663,
162,987,196663,157,988,196663,215,989,196663,214,990,131320,991,262203,215,992,7,262203,157,993,7,
262203,157,994,7,131321,995,131320,995,458997,155,996,340,991,70,997,262390,998,997,1,131321,999,
131320,999,327856,228,1000,996,213,262394,1000,1001,998,131320,1001,327745,218,1002,989,996,
262205,181,1003,1002,196855,1004,0,262394,63,1005,1004,131320,1005,262205,158,1006,987,327822,181,
67,1003,1006,196670,992,990,327745,218,1007,992,996,262205,181,1008,1007,327813,181,68,67,1008,
131321,1004,131320,1004,458997,181,1009,1003,1001,68,1005,262205,155,1010,988,196670,993,1010,
196670,994,996,393273,155,1011,941,993,994,327856,228,1012,1011,69,458832,371,1013,1012,1012,1012,
1012,393385,181,1014,1013,1009,370,196670,1002,1014,131321,997,131320,997,327808,155,70,996,319,
131321,995,131320,998,65789,65592,327734,155,1015,0,219,196663,218,1016,196663,162,1017,196663,
173,1018,131320,1019,262203,218,1020,7,262205,181,1021,1016,262205,158,1022,1017,327822,181,71,
1021,1022,196670,1020,71,131321,1023,131320,1023,458997,155,1024,340,1019,1025,1026,458997,167,
1027,316,1019,1028,1026,262390,1029,1026,1,131321,1030,131320,1030,327857,228,1031,1027,317,
262394,1031,1032,1029,131320,1032,327745,162,1033,1020,1027,262205,158,1034,1033,327864,228,1035,
1034,372,196855,1036,0,262394,1035,1037,1038,131320,1037,262205,158,1039,1033,131321,1036,131320,
1038,131321,1036,131320,1036,458997,158,1040,1039,1037,372,1038,327866,228,1041,1040,373,393385,
158,1042,1041,1040,373,393228,158,1043,1,2,1042,262254,167,1044,1043,262205,167,1045,1018,327808,
167,1046,1045,1044,196670,1018,1046,327879,167,1047,1044,374,262268,155,1048,1047,327812,167,1049,
363,1027,327876,155,1050,1048,1049,327877,155,1025,1024,1050,131321,1026,131320,1026,327808,167,
1028,1027,319,131321,1023,131320,1029,131326,1024,65592,327734,158,1051,0,220,196663,157,1052,
196663,157,1053,196663,162,1054,196663,162,1055,131320,1056,262203,215,1057,7,262203,157,1058,7,
262203,157,1059,7,262203,157,1060,7,262203,215,1061,7,262203,215,1062,7,262203,157,1063,7,262203,
162,1064,7,262203,162,1065,7,262203,157,1066,7,262203,157,1067,7,262203,157,1068,7,262203,215,
1069,7,262203,215,1070,7,262203,162,1071,7,262203,157,1072,7,262203,215,1073,7,262203,162,1074,7,
262203,157,1075,7,262203,157,1076,7,262203,157,1077,7,262203,215,1078,7,262203,215,1079,7,262203,
162,1080,7,262203,157,1081,7,262203,215,1082,7,262203,157,1083,7,262203,157,1084,7,262203,218,
1085,7,262203,162,1086,7,262203,173,1087,7,262201,155,1088,518,327850,228,1089,1088,340,196855,
1090,0,262394,1089,1091,1090,131320,1091,196670,377,340,196670,379,316,131321,1090,131320,1090,
262205,155,1092,1052,196670,1058,1092,262205,155,1093,1053,196670,1059,1093,196670,1060,340,
589881,153,1094,952,1058,1059,1060,1061,1062,262205,214,1095,1061,196670,1057,1095,262205,214,
1096,1062,196855,1097,0,262394,63,1098,1099,131320,1098,262205,155,1100,1052,196670,1063,1100,
262205,158,1101,1054,196670,1064,1101,262205,158,1102,1055,196670,1065,1102,458809,158,1103,866,
1063,1064,1065,131321,1097,131320,1099,262368,227,227,297,131321,1097,131320,1097,458997,158,1104,
1103,1098,332,1099,131321,1105,131320,1105,458997,214,1106,1096,1097,1107,1108,458997,158,1109,
375,1097,1110,1108,458997,155,1111,340,1097,1112,1108,262390,1113,1108,0,131321,1114,131320,1114,
327856,228,1115,1111,208,262394,1115,1116,1113,131320,1116,327852,228,1117,1111,340,196855,1118,0,
262394,1117,1119,1118,131320,1119,262205,155,1120,1052,196670,1066,1120,262205,155,1121,1053,
196670,1067,1121,196670,1068,1111,589881,153,1122,952,1066,1067,1068,1069,1070,262205,214,1123,
1069,196670,1057,1123,262205,214,1124,1070,131321,1118,131320,1118,458997,214,1107,1106,1116,1124,
1119,196670,1071,1104,196670,1072,1111,262205,214,1125,1057,196670,1073,1125,524345,153,1126,986,
1071,1072,1073,1107,262205,214,1127,1073,196670,1057,1127,131321,1128,131320,1128,458997,155,1129,
340,1118,1130,1131,458997,158,1110,1109,1118,1132,1131,262390,1133,1131,1,131321,1134,131320,1134,
327856,228,1135,1129,213,262394,1135,1136,1133,131320,1136,131321,1137,131320,1137,458997,158,
1132,1110,1136,1138,1139,458997,167,1140,316,1136,1141,1139,262390,1142,1139,1,131321,1143,131320,
1143,327857,228,1144,1140,317,262394,1144,1145,1142,131320,1145,393281,162,1146,1057,1129,1140,
262205,158,1147,1146,393228,158,1148,1,4,1147,327866,228,1149,1148,1132,393385,158,1138,1149,1148,
1132,131321,1139,131320,1139,327808,167,1141,1140,319,131321,1137,131320,1142,131321,1131,131320,
1131,327808,155,1130,1129,319,131321,1128,131320,1133,131321,1108,131320,1108,327808,155,1112,
1111,319,131321,1105,131320,1113,262268,155,1150,1109,458991,155,1151,377,196,340,1150,262368,227,
227,297,262205,155,1152,377,262268,158,1153,1152,196670,1074,1153,327737,158,1154,602,1074,327813,
158,72,372,1154,327813,158,73,1153,380,131321,1155,131320,1155,458997,167,1156,316,1113,1157,1158,
458997,155,1159,340,1113,1160,1158,262390,1161,1158,0,131321,1162,131320,1162,327856,228,1163,
1159,208,262394,1163,1164,1161,131320,1164,196855,1165,0,262394,381,1166,1165,131320,1166,262205,
155,1167,1052,196670,1075,1167,262205,155,1168,1053,196670,1076,1168,196670,1077,1159,589881,153,
1169,952,1075,1076,1077,1078,1079,262205,214,1170,1078,196670,1057,1170,262205,214,1171,1079,
196670,1080,1104,196670,1081,1159,196670,1082,1170,524345,153,1172,986,1080,1081,1082,1171,262205,
214,1173,1082,196670,1057,1173,131321,1165,131320,1165,131321,1174,131320,1174,458997,167,1157,
1156,1165,1175,1176,458997,155,1177,340,1165,1178,1176,262390,1179,1176,1,131321,1180,131320,1180,
327856,228,1181,1177,213,262394,1181,1182,1179,131320,1182,196670,1083,1159,196670,1084,1177,
393273,155,1183,941,1083,1084,327745,218,1184,1057,1177,262205,181,1185,1184,196670,1085,1185,
196670,1086,72,196670,1087,1157,458809,155,1186,1015,1085,1086,1087,262205,167,1175,1087,327856,
228,1187,1183,382,196855,1188,0,262394,1187,1189,1188,131320,1189,327814,155,1190,1183,201,327817,
155,1191,1183,201,393281,376,1192,385,1190,1191,196670,1192,1186,131321,1188,131320,1188,131321,
1176,131320,1176,327808,155,1178,1177,319,131321,1174,131320,1179,131321,1158,131320,1158,327808,
155,1160,1159,319,131321,1155,131320,1161,458986,167,1193,379,196,340,1156,262368,227,227,297,
131326,73,65592,327734,155,1194,0,180,196663,157,1195,196663,157,1196,131320,1197,262205,155,1198,
1195,327812,155,1199,1198,201,327814,155,1200,1199,10,262205,155,1201,1195,327812,155,1202,1201,
201,327817,155,1203,1202,10,327854,228,1204,1203,75,327846,228,1205,74,1204,262312,228,1206,1205,
196855,1207,0,262394,1206,1208,1207,131320,1208,327854,228,1209,1200,386,131321,1207,131320,1207,
458997,228,1210,1205,1197,1209,1208,196855,1211,0,262394,1210,1212,1211,131320,1212,262205,155,
1213,1195,327812,155,1214,1213,201,262205,155,1215,1196,327808,155,1216,1214,1215,131326,1216,
131320,1211,327812,155,1217,1200,10,327814,155,1218,1203,227,327808,155,1219,1217,1218,262205,155,
1220,1196,327879,155,1221,1220,196,327808,155,1222,1219,1221,262205,155,1223,1196,327874,155,1224,
1223,319,327812,155,1225,1224,387,327808,155,1226,1222,1225,131326,1226,65592,327734,158,1227,0,
221,196663,173,1228,196663,173,1229,196663,162,1230,196663,162,1231,196663,157,1232,131320,1233,
262205,167,1234,1228,262205,167,1235,1229,327810,167,1236,1234,1235,262255,158,1237,1236,262205,
158,1238,1231,262205,158,1239,1230,327813,158,76,1238,1239,327813,158,77,1237,76,327745,390,1240,
389,338,262205,155,1241,1240,327851,228,1242,1241,391,196855,1243,0,262394,1242,1244,1243,131320,
1244,262205,155,1245,1232,327808,155,1246,1241,1245,393281,358,1247,81,316,1246,262205,158,1248,
1247,327809,158,82,77,1248,131321,1243,131320,1243,458997,158,1249,77,1233,82,1244,131326,1249,
65592,327734,160,1250,0,222,196663,162,1251,196663,162,1252,196663,157,1253,196663,157,1254,
131320,1255,262203,286,1256,7,262205,155,1257,1254,327812,155,1258,1257,394,262205,155,1259,1253,
327808,155,1260,1258,1259,393281,395,1261,85,316,1260,262205,160,1262,1261,196670,1256,1262,
262205,158,1263,1251,327745,162,1264,1256,340,262205,158,1265,1264,327813,158,86,1263,1265,262205,
158,1266,1252,327745,162,1267,1256,196,262205,158,1268,1267,327813,158,87,1266,1268,327811,158,88,
86,87,262205,158,1269,1251,262205,158,1270,1267,327813,158,89,1269,1270,262205,158,1271,1252,
262205,158,1272,1264,327813,158,90,1271,1272,327809,158,91,89,90,327760,160,1273,88,91,131326,
1273,65592,327734,153,1274,0,223,196663,157,1275,196663,218,1276,196663,157,1277,131320,1278,
262203,162,1279,7,262203,162,1280,7,262203,157,1281,7,262203,157,1282,7,262203,162,1283,7,262203,
162,1284,7,262203,157,1285,7,262203,157,1286,7,262203,286,1287,7,262203,162,1288,7,262203,162,
1289,7,262203,157,1290,7,262203,157,1291,7,262203,286,1292,7,262203,162,1293,7,262203,162,1294,7,
262203,157,1295,7,262203,157,1296,7,262203,218,1297,7,262203,162,1298,7,262203,162,1299,7,262203,
162,1300,7,262203,162,1301,7,262205,155,1302,1275,327812,155,1303,1302,201,327814,155,1304,1303,
10,262205,155,1305,1275,327812,155,92,1305,201,327817,155,93,92,10,327745,398,1306,99,316,262205,
155,1307,1306,262205,155,1308,1277,327808,155,100,1307,1308,327808,155,1309,93,227,327856,228,
1310,1304,399,327856,228,1311,93,75,327847,228,1312,1310,1311,196855,1313,0,262394,1312,1314,1313,
131320,1314,196855,1315,0,262394,74,1316,1317,131320,1316,327814,155,101,93,227,327745,162,1318,
1276,340,262205,158,1319,1318,196670,1279,1319,327745,162,1320,1276,196,262205,158,1321,1320,
196670,1280,1321,196670,1281,101,196670,1282,100,524345,160,1322,1250,1279,1280,1281,1282,327761,
158,1323,1322,0,196670,1318,1323,327761,158,1324,1322,1,196670,1320,1324,327808,155,102,101,196,
327745,162,1325,1276,227,262205,158,1326,1325,196670,1283,1326,327745,162,1327,1276,339,262205,
158,1328,1327,196670,1284,1328,196670,1285,102,196670,1286,100,524345,160,1329,1250,1283,1284,
1285,1286,327761,158,1330,1329,0,196670,1325,1330,327761,158,1331,1329,1,196670,1327,1331,131321,
1315,131320,1317,327814,155,103,93,227,327745,162,1332,1276,340,262205,158,1333,1332,196670,1288,
1333,327745,162,1334,1276,227,262205,158,1335,1334,196670,1289,1335,196670,1290,103,196670,1291,
100,524345,160,1336,1250,1288,1289,1290,1291,196670,1287,1336,327808,155,104,103,196,327745,162,
1337,1276,196,262205,158,1338,1337,196670,1293,1338,327745,162,1339,1276,339,262205,158,1340,1339,
196670,1294,1340,196670,1295,104,196670,1296,100,524345,160,1341,1250,1293,1294,1295,1296,196670,
1292,1341,327745,162,1342,1287,340,262205,158,1343,1342,327745,162,1344,1292,340,262205,158,1345,
1344,327745,162,1346,1287,196,262205,158,1347,1346,327745,162,1348,1292,196,262205,158,1349,1348,
458832,181,1350,1343,1345,1347,1349,196670,1276,1350,327814,155,1351,93,227,327808,155,1352,1351,
400,131321,1315,131320,1315,458997,155,1353,1309,1316,1352,1317,458997,155,1354,93,1316,1351,1317,
131321,1313,131320,1313,458997,155,1355,1309,1278,1353,1315,458997,155,1356,93,1278,1354,1315,
327856,228,1357,1304,11,196855,1358,0,262394,1357,1359,1360,131320,1359,327745,390,1361,389,401,
262205,155,1362,1361,262205,155,1363,1277,327745,390,1364,389,336,262205,155,1365,1364,327812,155,
1366,1363,1365,327808,155,1367,1362,1366,327812,155,1368,1304,250,327808,155,1369,1367,1368,
262205,181,1370,1276,327745,402,1371,389,301,262205,158,1372,1371,327822,181,105,1370,1372,196670,
1297,105,327808,155,1373,1369,1356,327745,162,1374,1297,340,262205,158,1375,1374,393281,358,1376,
55,316,1373,196670,1376,1375,327808,155,1377,1373,196,327745,162,1378,1297,196,262205,158,1379,
1378,393281,358,1380,55,316,1377,196670,1380,1379,327808,155,1381,1369,1355,327745,162,1382,1297,
227,262205,158,1383,1382,393281,358,1384,55,316,1381,196670,1384,1383,327808,155,1385,1381,196,
327745,162,1386,1297,339,262205,158,1387,1386,393281,358,1388,55,316,1385,196670,1388,1387,131321,
1358,131320,1360,327810,155,1389,1304,11,327856,228,1390,1389,12,196855,1391,0,262394,1390,1392,
1393,131320,1392,131321,1391,131320,1393,327810,155,1394,1389,12,131321,1391,131320,1391,458997,
155,1395,1389,1392,1394,1393,327745,390,1396,389,403,262205,155,1397,1396,327812,155,1398,1395,
1397,327808,155,1399,1398,100,327812,155,1400,1399,250,327745,162,1401,1276,340,262205,158,1402,
1401,196670,1298,1402,327745,162,1403,1276,196,262205,158,1404,1403,196670,1299,1404,393273,155,
1405,590,1298,1299,327745,162,1406,1276,227,262205,158,1407,1406,196670,1300,1407,327745,162,1408,
1276,339,262205,158,1409,1408,196670,1301,1409,393273,155,1410,590,1300,1301,196855,1411,0,262394,
1390,1412,1413,131320,1412,327808,155,1414,1400,1356,327814,155,1415,1414,227,393281,398,1416,108,
316,1415,196670,1416,1405,327808,155,1417,1400,1355,327814,155,1418,1417,227,393281,398,1419,108,
316,1418,196670,1419,1410,131321,1411,131320,1413,327808,155,1420,1400,1356,327814,155,1421,1420,
227,393281,398,1422,111,316,1421,196670,1422,1405,327808,155,1423,1400,1355,327814,155,1424,1423,
227,393281,398,1425,111,316,1424,196670,1425,1410,131321,1411,131320,1411,131321,1358,131320,1358,
65789,65592,327734,153,1426,0,224,196663,157,1427,196663,162,1428,196663,157,1429,131320,1430,
262203,162,1431,7,262203,162,1432,7,327745,390,1433,389,401,262205,155,1434,1433,262205,155,1435,
1429,327745,390,1436,389,336,262205,155,1437,1436,327812,155,1438,1435,1437,327808,155,1439,1434,
1438,262205,155,1440,1427,327808,155,1441,1439,1440,393281,358,1442,55,316,1441,262205,158,1443,
1442,196670,1431,1443,262205,158,1444,1428,196670,1432,1444,393273,158,1445,717,1431,1432,196670,
1442,1445,65789,65592,327734,153,1446,0,225,196663,157,1447,196663,162,1448,196663,162,1449,
196663,157,1450,131320,1451,262203,162,1452,7,262203,162,1453,7,262203,162,1454,7,262203,162,1455,
7,262205,158,1456,1448,327866,228,1457,1456,335,262205,158,1458,1448,393385,158,1459,1457,1458,
335,196855,1460,0,262394,112,1461,1462,131320,1461,262205,158,1463,1448,262205,158,1464,1448,
262271,158,113,1464,196670,1452,113,327737,158,1465,635,1452,196670,1453,332,196670,1454,1465,
393273,158,1466,717,1453,1454,196670,1455,1466,327737,158,1467,602,1455,327813,158,114,1463,1467,
262205,158,1468,1449,327813,158,115,114,1468,131321,1460,131320,1462,327813,158,116,1459,1459,
262205,158,1469,1449,327813,158,117,116,1469,131321,1460,131320,1460,458997,158,1470,115,1461,117,
1462,327745,390,1471,389,401,262205,155,1472,1471,262205,155,1473,1450,327745,390,1474,389,336,
262205,155,1475,1474,327812,155,1476,1473,1475,327808,155,1477,1472,1476,262205,155,1478,1447,
327808,155,1479,1477,1478,393281,358,1480,55,316,1479,196670,1480,1470,65789,65592,327734,169,
1481,0,226,196663,157,1482,196663,157,1483,131320,1484,196855,1485,0,262394,406,1486,1487,131320,
1486,262205,155,1488,1483,327745,407,1489,385,1488,262205,169,1490,1489,131321,1485,131320,1487,
262205,155,1491,1482,327812,155,1492,1491,200,262205,155,1493,1483,327808,155,1494,1492,1493,
393281,409,1495,120,316,1494,262205,169,1496,1495,131321,1485,131320,1485,458997,169,1497,1490,
1486,1496,1487,131326,1497,65592,327734,153,1498,0,238,196663,157,1499,196663,232,1500,196663,237,
1501,131320,1502,262203,413,1503,7,131321,1504,131320,1504,458997,155,1505,340,1502,1506,1507,
262390,1508,1507,1,131321,1509,131320,1509,327856,228,1510,1505,234,262394,1510,1511,1508,131320,
1511,262205,155,1512,1499,327808,155,1513,1512,1505,327812,155,1514,1513,175,262201,155,1515,518,
327879,155,1516,1515,190,327808,155,1517,1514,1516,458764,155,1518,1,38,1517,411,131321,1519,
131320,1519,458997,155,1520,340,1511,1521,1522,262390,1523,1522,1,131321,1524,131320,1524,327856,
228,1525,1520,231,262394,1525,1526,1523,131320,1526,327812,155,1527,1505,231,327808,155,1528,1527,
1520,327745,390,1529,389,316,262205,155,1530,1529,196670,1503,1500,327745,157,1531,1503,1520,
262205,155,1532,1531,327812,155,1533,1532,414,327808,155,1534,1530,1533,327808,155,1535,1534,1518,
393281,409,1536,123,316,1535,262205,169,1537,1536,327745,170,1538,1501,1528,196670,1538,1537,
131321,1522,131320,1522,327808,155,1521,1520,319,131321,1519,131320,1523,131321,1507,131320,1507,
327808,155,1506,1505,319,131321,1504,131320,1508,65789,65592,327734,153,1539,0,242,196663,157,
1540,196663,236,1541,196663,241,1542,131320,1543,262203,157,1544,7,262203,157,1545,7,262203,157,
1546,7,262203,157,1547,7,262203,157,1548,7,262203,157,1549,7,262203,157,1550,7,262203,157,1551,7,
262203,170,1552,7,262203,237,1553,7,262203,170,1554,7,262203,170,1555,7,262203,170,1556,7,262203,
170,1557,7,131321,1558,131320,1558,458997,155,1559,340,1543,1560,1561,262390,1562,1561,1,131321,
1563,131320,1563,327856,228,1564,1559,234,262394,1564,1565,1562,131320,1565,262205,155,1566,1540,
327808,155,1567,1566,1559,327812,155,1568,1567,175,262201,155,1569,518,327879,155,1570,1569,190,
327808,155,1571,1568,1570,327814,155,1572,1571,227,327812,155,1573,1572,175,327817,155,1574,1571,
227,327808,155,1575,1573,1574,131321,1576,131320,1576,458997,155,1577,340,1565,1578,1579,262390,
1580,1579,1,131321,1581,131320,1581,327856,228,1582,1577,9,262394,1582,1583,1580,131320,1583,
196670,1544,1577,196670,1545,1575,393273,169,1584,1481,1544,1545,327808,155,1585,1575,227,196670,
1546,1577,196670,1547,1585,393273,169,1586,1481,1546,1547,327808,155,1587,1575,201,196670,1548,
1577,196670,1549,1587,393273,169,1588,1481,1548,1549,327808,155,1589,1575,415,196670,1550,1577,
196670,1551,1589,393273,169,1590,1481,1550,1551,131321,1591,131320,1591,458997,155,1592,340,1583,
1593,1594,262390,1595,1594,1,131321,1596,131320,1596,327856,228,1597,1592,231,262394,1597,1598,
1595,131320,1598,327812,155,1599,1577,231,327808,155,1600,1599,1592,327812,155,1601,1559,231,
327808,155,1602,1601,1592,196670,1553,1541,327745,170,1603,1553,1602,262205,169,1604,1603,196670,
1552,1604,196670,1554,1584,196670,1555,1586,196670,1556,1588,196670,1557,1590,589881,167,1605,665,
1552,1554,1555,1556,1557,327745,173,1606,1542,1600,262205,167,1607,1606,327808,167,1608,1607,1605,
196670,1606,1608,131321,1594,131320,1594,327808,155,1593,1592,319,131321,1591,131320,1595,131321,
1579,131320,1579,327808,155,1578,1577,319,131321,1576,131320,1580,131321,1561,131320,1561,327808,
155,1560,1559,319,131321,1558,131320,1562,65789,65592,327734,153,505,0,243,196663,157,1609,131320,
1610,262203,413,1611,7,262203,157,1612,7,262203,157,1613,7,262203,241,1614,7,262203,421,1615,7,
262203,157,1616,7,262203,237,1617,7,262203,424,1618,7,262203,157,1619,7,262203,157,1620,7,262203,
162,1621,7,262203,162,1622,7,262203,428,1623,7,262203,157,1624,7,262203,241,1625,7,262203,157,
1626,7,262203,237,1627,7,262203,157,1628,7,262203,241,1629,7,262203,173,1630,7,262203,173,1631,7,
262203,173,1632,7,262203,173,1633,7,262203,162,1634,7,262203,162,1635,7,262203,157,1636,7,262203,
157,1637,7,262203,162,1638,7,262203,157,1639,7,262203,173,1640,7,262203,173,1641,7,262203,162,
1642,7,262203,162,1643,7,262203,157,1644,7,262203,157,1645,7,262203,162,1646,7,262203,162,1647,7,
262203,157,1648,7,262203,157,1649,7,262203,218,1650,7,262203,157,1651,7,262201,155,1652,518,
327879,155,1653,1652,190,327874,155,1654,1652,416,262205,155,1655,1609,327812,155,1656,1655,255,
327808,155,1657,1656,1654,327812,155,1658,1657,8,131321,1659,131320,1659,458997,155,1660,340,1610,
1661,1662,262390,1663,1662,1,131321,1664,131320,1664,327856,228,1665,1660,8,262394,1665,1666,1663,
131320,1666,327808,155,1667,1658,1660,327745,390,1668,389,417,262205,155,1669,1668,327810,155,
1670,1669,196,458764,155,1671,1,38,1667,1670,196855,1672,0,262394,418,1673,1674,131320,1673,
327814,155,1675,1671,201,327817,155,1676,1671,201,196670,1612,1675,196670,1613,1676,393273,155,
1677,1194,1612,1613,131321,1672,131320,1674,131321,1672,131320,1672,458997,155,1678,1677,1673,
1671,1674,327745,157,1679,1611,1660,196670,1679,1678,196855,1680,0,262394,419,1681,1680,131320,
1681,327808,155,1682,8,1660,327808,155,1683,1669,1671,327745,157,1684,1611,1682,196670,1684,1683,
131321,1680,131320,1680,131321,1662,131320,1662,327808,155,1661,1660,319,131321,1659,131320,1663,
131321,1685,131320,1685,458997,155,1686,340,1663,1687,1688,262390,1689,1688,1,131321,1690,131320,
1690,327856,228,1691,1686,239,262394,1691,1692,1689,131320,1692,327745,173,1693,1614,1686,196670,
1693,316,131321,1688,131320,1688,327808,155,1687,1686,319,131321,1685,131320,1689,131321,1694,
131320,1694,458997,155,1695,340,1689,1696,1697,262390,1698,1697,1,131321,1699,131320,1699,327856,
228,1700,1695,231,262394,1700,1701,1698,131320,1701,327745,390,1702,389,319,262205,155,1703,1702,
327745,157,1704,1611,1695,262205,155,1705,1704,327808,155,1706,1703,1705,393281,358,1707,81,316,
1706,262205,158,1708,1707,327745,162,1709,1615,1695,196670,1709,1708,131321,1697,131320,1697,
327808,155,1696,1695,319,131321,1694,131320,1698,262205,232,1710,1611,196670,1616,340,458809,153,
1711,1498,1616,1710,1617,262205,236,1712,1617,196855,1713,0,262394,422,1714,1715,131320,1714,
327745,390,1716,389,317,262205,155,1717,1716,196670,1619,1717,327745,390,1718,389,416,262205,155,
1719,1718,196670,1620,1719,327745,402,1720,389,425,262205,158,1721,1720,196670,1621,1721,327745,
402,1722,389,426,262205,158,1723,1722,196670,1622,1723,524345,158,1724,1051,1619,1620,1621,1622,
327745,162,1725,1618,316,196670,1725,1724,262205,167,1726,379,327745,173,1727,1623,316,196670,
1727,1726,131321,1713,131320,1715,131321,1728,131320,1728,458997,155,1729,340,1715,1730,1731,
262390,1732,1731,1,131321,1733,131320,1733,327856,228,1734,1729,9,262394,1734,1735,1732,131320,
1735,327745,390,1736,389,429,262205,155,1737,1736,327812,155,1738,227,1729,327808,155,1739,1737,
1738,393281,358,1740,55,316,1739,262205,158,1741,1740,327745,162,1742,1618,1729,196670,1742,1741,
327808,155,1743,1739,196,393281,358,1744,55,316,1743,262205,158,1745,1744,262268,167,1746,1745,
327745,173,1747,1623,1729,196670,1747,1746,131321,1731,131320,1731,327808,155,1730,1729,319,
131321,1728,131320,1732,131321,1713,131320,1713,196670,1624,340,262205,240,1748,1614,196670,1625,
1748,458809,153,1749,1539,1624,1712,1625,262205,240,1750,1625,196670,1614,1750,131321,1751,131320,
1751,458997,155,1752,234,1713,1753,1754,262390,1755,1754,0,131321,1756,131320,1756,327856,228,
1757,1752,430,262394,1757,1758,1755,131320,1758,262205,232,1759,1611,196670,1626,1752,458809,153,
1760,1498,1626,1759,1627,262205,236,1761,1627,196670,1628,1752,262205,240,1762,1614,196670,1629,
1762,458809,153,1763,1539,1628,1761,1629,262205,240,1764,1629,196670,1614,1764,131321,1754,131320,
1754,327808,155,1753,1752,234,131321,1751,131320,1755,131321,1765,131320,1765,458997,155,1766,340,
1755,1767,1768,262390,1769,1768,1,131321,1770,131320,1770,327856,228,1771,1766,9,262394,1771,1772,
1769,131320,1772,131321,1773,131320,1773,458997,155,1774,340,1772,1775,1776,262390,1777,1776,1,
131321,1778,131320,1778,327856,228,1779,1774,8,262394,1779,1780,1777,131320,1780,327812,155,1781,
1766,231,327808,155,1782,1781,1774,327745,173,1783,1614,1782,262205,167,1784,1783,196670,1630,
1784,327737,167,1785,723,1630,196855,1786,0,262394,431,1787,1786,131320,1787,327808,155,1788,1781,
8,327808,155,1789,1788,1774,327745,173,1790,1614,1789,262205,167,1791,1790,196670,1631,1791,
327737,167,1792,723,1631,131321,1786,131320,1786,458997,167,1793,316,1780,1792,1787,196670,1632,
1785,327745,173,1794,1623,1766,262205,167,1795,1794,196670,1633,1795,327745,162,1796,1618,1766,
262205,158,1797,1796,196670,1634,1797,327745,162,1798,1615,1774,262205,158,1799,1798,196670,1635,
1799,327745,157,1800,1611,1774,262205,155,1801,1800,196670,1636,1801,589881,158,1802,1227,1632,
1633,1634,1635,1636,327851,228,1803,1653,340,196855,1804,0,262394,1803,1805,1804,131320,1805,
131321,1776,131320,1804,196855,1806,0,262394,432,1807,1808,131320,1807,327812,155,1809,1766,255,
327808,155,1810,1809,1654,327812,155,1811,1810,8,327808,155,1812,1811,1774,327745,362,1813,437,
1812,196670,1813,1802,131321,1806,131320,1808,327808,155,1814,1658,1774,327745,390,1815,389,417,
262205,155,1816,1815,327856,228,1817,1814,1816,196855,1818,0,262394,1817,1819,1818,131320,1819,
327745,390,1820,389,363,262205,155,1821,1820,327856,228,1822,1766,1821,131321,1818,131320,1818,
458997,228,1823,1817,1808,1822,1819,196855,1824,0,262394,1823,1825,1824,131320,1825,196855,1826,0,
262394,438,1827,1828,131320,1827,262205,155,1829,1800,196670,1637,1829,196670,1638,1802,196670,
1639,1766,458809,153,1830,1426,1637,1638,1639,131321,1826,131320,1828,327808,155,1831,439,1774,
262205,155,1832,1800,327808,155,1833,1816,1832,196670,1640,1793,262205,167,1834,1794,196670,1641,
1834,262205,158,1835,1796,196670,1642,1835,327745,162,1836,1615,1831,262205,158,1837,1836,196670,
1643,1837,196670,1644,1833,589881,158,1838,1227,1640,1641,1642,1643,1644,262205,155,1839,1800,
196670,1645,1839,196670,1646,1802,196670,1647,1838,196670,1648,1766,524345,153,1840,1446,1645,
1646,1647,1648,131321,1826,131320,1826,131321,1824,131320,1824,131321,1806,131320,1806,131321,
1776,131320,1776,327808,155,1775,1774,319,131321,1773,131320,1777,131321,1768,131320,1768,327808,
155,1767,1766,319,131321,1765,131320,1769,196855,1841,0,262394,440,1842,1841,131320,1842,262368,
227,227,297,262205,155,1843,1609,327812,155,1844,1843,442,327817,155,1845,1652,442,327808,155,
1846,1844,1845,327814,155,1847,1652,442,131321,1848,131320,1848,458997,155,1849,1847,1842,1850,
1851,262390,1852,1851,0,131321,1853,131320,1853,327856,228,1854,1849,9,262394,1854,1855,1852,
131320,1855,327812,155,1856,1849,442,327808,155,1857,1856,1845,327812,155,1858,1857,201,327812,
155,1859,1846,201,327745,390,1860,389,417,262205,155,1861,1860,327856,228,1862,1859,1861,196855,
1863,0,262394,1862,1864,1863,131320,1864,327745,390,1865,389,363,262205,155,1866,1865,327856,228,
1867,1849,1866,131321,1863,131320,1863,458997,228,1868,1862,1855,1867,1864,196855,1869,0,262394,
1868,1870,1869,131320,1870,327745,362,1871,437,1858,262205,158,1872,1871,327808,155,1873,1858,196,
327745,362,1874,437,1873,262205,158,1875,1874,327808,155,1876,1858,227,327745,362,1877,437,1876,
262205,158,1878,1877,327808,155,1879,1858,339,327745,362,1880,437,1879,262205,158,1881,1880,
458832,181,1882,1872,1875,1878,1881,196670,1649,1846,196670,1650,1882,196670,1651,1849,458809,153,
1883,1274,1649,1650,1651,131321,1869,131320,1869,131321,1851,131320,1851,327814,155,1884,6,442,
327808,155,1850,1849,1884,131321,1848,131320,1852,131321,1841,131320,1841,65789,65592,327734,155,
1885,0,244,196663,157,1886,131320,1887,262201,155,1888,518,327814,155,1889,1888,276,327812,155,
1890,1889,281,262205,155,1891,1886,327817,155,1892,1891,281,327808,155,1893,1890,1892,131326,1893,
65592,327734,155,1894,0,244,196663,157,1895,131320,1896,262201,155,1897,518,327817,155,1898,1897,
276,262205,155,1899,1895,327814,155,1900,1899,281,327812,155,1901,1900,6,327808,155,1902,1898,
1901,131326,1902,65592,327734,228,1903,0,245,196663,157,1904,131320,1905,262203,157,1906,7,262203,
157,1907,7,262205,155,1908,1904,196670,1906,1908,327737,155,1909,1885,1906,327856,228,1910,1909,
274,196855,1911,0,262394,1910,1912,1911,131320,1912,262205,155,1913,1904,196670,1907,1913,327737,
155,1914,1894,1907,327856,228,1915,1914,265,131321,1911,131320,1911,458997,228,1916,1910,1905,
1915,1912,131326,1916,65592,327734,153,1917,0,263,196663,157,1918,196663,157,1919,196663,157,1920,
196663,157,1921,196663,262,1922,131320,1923,262205,155,1924,1918,327745,390,1925,389,403,262205,
155,1926,1925,327812,155,1927,1924,1926,262205,155,1928,1919,327812,155,1929,1928,248,327808,155,
1930,1927,1929,327812,155,1931,1930,251,327812,155,1932,1931,175,262201,155,1933,518,327879,155,
1934,1933,190,327808,155,1935,1932,1934,131321,1936,131320,1936,458997,155,1937,340,1923,1938,
1939,262390,1940,1939,1,131321,1941,131320,1941,327856,228,1942,1937,259,262394,1942,1943,1940,
131320,1943,262205,155,1944,1921,327812,155,1945,1937,255,327808,155,1946,1944,1945,262201,155,
1947,518,327874,155,1948,1947,416,327808,155,1949,1946,1948,262205,155,1950,1920,327810,155,1951,
1950,196,458764,155,1952,1,38,1949,1951,131321,1953,131320,1953,458997,155,1954,340,1943,1955,
1956,262390,1957,1956,1,131321,1958,131320,1958,327856,228,1959,1954,251,262394,1959,1960,1957,
131320,1960,327812,155,1961,1937,251,327808,155,1962,1961,1954,327812,155,1963,1952,251,327808,
155,1964,1963,1954,327812,155,1965,1964,175,327808,155,1966,1935,1965,393281,409,1967,126,316,
1966,262205,169,1968,1967,327745,170,1969,1922,1962,196670,1969,1968,131321,1956,131320,1956,
327808,155,1955,1954,319,131321,1953,131320,1957,131321,1939,131320,1939,327808,155,1938,1937,319,
131321,1936,131320,1940,65789,65592,327734,153,1970,0,264,196663,261,1971,196663,157,1972,196663,
157,1973,131320,1974,262203,447,1975,7,262203,157,1976,7,262203,262,1977,7,262203,177,1978,7,
262203,286,1979,7,262203,162,1980,7,262203,162,1981,7,262203,162,1982,7,262203,162,1983,7,262203,
162,1984,7,262203,162,1985,7,262203,177,1986,7,262201,155,1987,518,327879,155,1988,1987,190,
131321,1989,131320,1989,458997,155,1990,340,1974,1991,1992,262390,1993,1992,1,131321,1994,131320,
1994,327856,228,1995,1990,259,262394,1995,1996,1993,131320,1996,262205,155,1997,1973,327812,155,
1998,1990,255,327808,155,1999,1997,1998,262201,155,2000,518,327874,155,2001,2000,416,327808,155,
2002,1999,2001,131321,2003,131320,2003,458997,155,2004,340,1996,2005,2006,262390,2007,2006,1,
131321,2008,131320,2008,327856,228,2009,2004,444,262394,2009,2010,2007,131320,2010,327812,155,
2011,1990,251,327814,155,2012,2004,201,327808,155,2013,2011,2012,327817,155,2014,2004,201,196670,
1977,1971,393281,157,2015,1977,2013,2014,262205,155,2016,2015,196670,1976,2016,327737,160,2017,
546,1976,327745,286,2018,1975,2004,196670,2018,2017,131321,2006,131320,2006,327808,155,2005,2004,
319,131321,2003,131320,2007,131321,2019,131320,2019,458997,155,2020,340,2007,2021,2022,262390,
2023,2022,0,131321,2024,131320,2024,327856,228,2025,2020,274,262394,2025,2026,2023,131320,2026,
131321,2027,131320,2027,458997,167,2028,316,2026,2029,2030,262390,2031,2030,1,131321,2032,131320,
2032,327857,228,2033,2028,363,262394,2033,2034,2031,131320,2034,327745,162,2035,1978,2028,196670,
2035,335,131321,2030,131320,2030,327808,167,2029,2028,319,131321,2027,131320,2031,131321,2036,
131320,2036,458997,155,2037,340,2031,2038,2039,262390,2040,2039,1,131321,2041,131320,2041,327856,
228,2042,2037,448,262394,2042,2043,2040,131320,2043,327812,155,2044,2020,251,327814,155,2045,2037,
201,327808,155,2046,2044,2045,327812,155,2047,2046,186,327812,155,2048,1988,201,327808,155,2049,
2047,2048,327817,155,2050,2037,201,327808,155,2051,2049,2050,327745,454,2052,453,2051,262205,160,
2053,2052,196670,1979,2053,327812,155,2054,2050,227,327745,162,2055,1979,340,262205,158,2056,2055,
196670,1980,2056,393281,162,2057,1975,2037,340,262205,158,2058,2057,196670,1981,2058,327745,162,
2059,1978,2054,262205,158,2060,2059,196670,1982,2060,458809,158,2061,648,1980,1981,1982,196670,
2059,2061,327808,155,2062,2054,196,327745,162,2063,1979,196,262205,158,2064,2063,196670,1983,2064,
393281,162,2065,1975,2037,196,262205,158,2066,2065,196670,1984,2066,327745,162,2067,1978,2062,
262205,158,2068,2067,196670,1985,2068,458809,158,2069,648,1983,1984,1985,196670,2067,2069,131321,
2039,131320,2039,327808,155,2038,2037,319,131321,2036,131320,2040,262205,176,2070,1978,196670,
1986,2070,327737,158,2071,759,1986,327850,228,2072,1988,340,262205,155,2073,1972,327856,228,2074,
2002,2073,327847,228,2075,2072,2074,196855,2076,0,262394,2075,2077,2076,131320,2077,327812,155,
2078,2020,248,327808,155,2079,2078,2002,327745,362,2080,458,2079,196670,2080,2071,131321,2076,
131320,2076,131321,2022,131320,2022,327808,155,2021,2020,319,131321,2019,131320,2023,131321,1992,
131320,1992,327808,155,1991,1990,319,131321,1989,131320,1993,65789,65592,327734,153,2081,0,243,
196663,157,2082,131320,2083,262203,177,2084,7,262203,162,2085,7,262203,162,2086,7,262203,162,2087,
7,262203,162,2088,7,262203,177,2089,7,262201,155,2090,518,327879,155,2091,2090,190,262201,155,
2092,518,327874,155,2093,2092,416,262368,227,227,297,131321,2094,131320,2094,458997,155,2095,340,
2083,2096,2097,262390,2098,2097,0,131321,2099,131320,2099,327856,228,2100,2095,274,262394,2100,
2101,2098,131320,2101,327808,155,2102,2095,2093,458764,155,2103,1,38,2102,459,327812,155,2104,
2103,248,327745,362,2105,458,2104,262205,158,2106,2105,131321,2107,131320,2107,458997,158,2108,
2106,2101,2109,2110,458997,155,2111,340,2101,129,2110,262390,2112,2110,1,131321,2113,131320,2113,
327856,228,2114,2111,175,262394,2114,2115,2112,131320,2115,327812,155,127,2091,175,327808,155,128,
127,2111,327808,155,2116,2104,128,327745,362,2117,458,2116,262205,158,2118,2117,262205,155,2119,
2082,327856,228,2120,128,2119,393385,158,2121,2120,2118,2108,327745,162,2122,2084,2111,196670,
2122,2121,262205,158,2123,2122,327866,228,2124,2123,2108,196855,2125,0,262394,2124,2126,2127,
131320,2126,262205,158,2128,2122,131321,2125,131320,2127,131321,2125,131320,2125,458997,158,2109,
2128,2126,2108,2127,131321,2110,131320,2110,327808,155,129,2111,319,131321,2107,131320,2112,
196670,2085,2108,327737,158,2129,738,2085,131321,2130,131320,2130,458997,155,2131,340,2112,133,
2132,262390,2133,2132,1,131321,2134,131320,2134,327856,228,2135,2131,175,262394,2135,2136,2133,
131320,2136,262271,158,130,2129,327745,162,2137,2084,2131,262205,158,2138,2137,196670,2086,2138,
196670,2087,130,393273,158,2139,717,2086,2087,196670,2088,2139,327737,158,2140,635,2088,327812,
155,131,2091,175,327808,155,132,131,2131,262205,155,2141,2082,327856,228,2142,132,2141,393385,158,
2143,2142,2140,335,196670,2137,2143,131321,2132,131320,2132,327808,155,133,2131,319,131321,2130,
131320,2133,262205,176,2144,2084,196670,2089,2144,327737,158,2145,759,2089,262368,227,227,297,
327856,228,2146,2102,274,196855,2147,0,262394,2146,2148,2147,131320,2148,131321,2149,131320,2149,
458997,155,2150,340,2148,2151,2152,262390,2153,2152,1,131321,2154,131320,2154,327856,228,2155,
2150,175,262394,2155,2156,2153,131320,2156,327812,155,2157,2091,175,327808,155,2158,2104,2157,
327808,155,2159,2158,2150,327745,162,2160,2084,2150,262205,158,2161,2160,327745,362,2162,458,2159,
196670,2162,2161,131321,2152,131320,2152,327808,155,2151,2150,319,131321,2149,131320,2153,327850,
228,2163,2091,340,196855,2164,0,262394,2163,2165,2164,131320,2165,327745,362,2166,462,2103,196670,
2166,2129,327745,362,2167,463,2103,196670,2167,2145,131321,2164,131320,2164,131321,2147,131320,
2147,131321,2097,131320,2097,327808,155,2096,2095,255,131321,2094,131320,2098,262368,227,227,297,
65789,65592,327734,153,2168,0,273,196663,157,2169,196663,157,2170,196663,157,2171,196663,157,2172,
196663,272,2173,131320,2174,262203,157,2175,7,262205,155,2176,2169,327745,390,2177,389,403,262205,
155,2178,2177,327812,155,2179,2176,2178,262205,155,2180,2170,327812,155,2181,2180,248,327808,155,
2182,2179,2181,327812,155,2183,2182,464,131321,2184,131320,2184,458997,155,2185,340,2174,2186,
2187,262390,2188,2187,1,131321,2189,131320,2189,327856,228,2190,2185,270,262394,2190,2191,2188,
131320,2191,327814,155,2192,2185,269,327812,155,2193,2192,281,196670,2175,2193,327737,155,2194,
1894,2175,458764,155,2195,1,38,2194,465,262205,155,2196,2172,327817,155,2197,2185,269,327808,155,
2198,2196,2197,262205,155,2199,2171,327810,155,2200,2199,196,458764,155,2201,1,38,2198,2200,
327812,155,2202,2201,466,327808,155,2203,2183,2202,327808,155,2204,2203,2195,393281,398,2205,111,
316,2204,262205,155,2206,2205,327745,157,2207,2173,2185,196670,2207,2206,131321,2187,131320,2187,
327808,155,2186,2185,319,131321,2184,131320,2188,65789,65592,327734,153,2208,0,285,196663,271,
2209,196663,157,2210,196663,157,2211,196663,284,2212,131320,2213,262203,272,2214,7,262203,157,
2215,7,262203,157,2216,7,131321,2217,131320,2217,458997,155,2218,340,2213,137,2219,262390,2220,
2219,1,131321,2221,131320,2221,327856,228,2222,2218,269,262394,2222,2223,2220,131320,2223,131321,
2224,131320,2224,458997,155,2225,340,2223,2226,2227,262390,2228,2227,1,131321,2229,131320,2229,
327856,228,2230,2225,268,262394,2230,2231,2228,131320,2231,262205,155,2232,2211,327808,155,134,
2232,2218,262205,155,2233,2210,327856,228,2234,134,2233,196855,2235,0,262394,2234,2236,2237,
131320,2236,327812,155,2238,2225,269,327808,155,2239,2238,2218,196670,2214,2209,327745,157,2240,
2214,2239,262205,155,2241,2240,131321,2235,131320,2237,131321,2235,131320,2235,458997,155,2242,
2241,2236,340,2237,196670,2215,2242,327737,160,2243,546,2215,131321,2244,131320,2244,458997,155,
2245,340,2235,2246,2247,262390,2248,2247,1,131321,2249,131320,2249,327856,228,2250,2245,281,
262394,2250,2251,2248,131320,2251,327812,155,2252,2225,281,327808,155,2253,2252,2245,196670,2216,
2253,327737,155,2254,1885,2216,458764,155,2255,1,38,2254,467,327812,155,2256,2255,248,262205,155,
2257,2211,327808,155,2258,2256,2257,327808,155,2259,2258,2218,327745,362,2260,458,2259,262205,158,
2261,2260,327745,286,2262,2212,2253,262205,160,2263,2262,327822,160,135,2243,2261,327809,160,136,
2263,135,196670,2262,136,131321,2247,131320,2247,327808,155,2246,2245,319,131321,2244,131320,2248,
131321,2227,131320,2227,327808,155,2226,2225,319,131321,2224,131320,2228,131321,2219,131320,2219,
327808,155,137,2218,319,131321,2217,131320,2220,65789,65592,327734,153,2264,0,287,196663,162,2265,
196663,162,2266,196663,286,2267,196663,162,2268,196663,162,2269,196663,286,2270,131320,2271,
262203,162,2272,7,262203,162,2273,7,262203,162,2274,7,262203,162,2275,7,262203,162,2276,7,262203,
162,2277,7,262205,158,2278,2265,262205,158,2279,2268,327866,228,2280,2278,2279,262205,158,2281,
2265,262205,158,2282,2268,393385,158,2283,2280,2281,2282,262271,158,138,2283,262205,158,2284,2265,
196670,2272,2284,196670,2273,138,393273,158,2285,717,2272,2273,196670,2274,2285,327737,158,2286,
635,2274,262205,158,2287,2268,196670,2275,2287,196670,2276,138,393273,158,2288,717,2275,2276,
196670,2277,2288,327737,158,2289,635,2277,262205,158,2290,2266,327813,158,139,2290,2286,262205,
158,2291,2269,327813,158,140,2291,2289,327809,158,141,139,140,262205,160,2292,2267,327822,160,142,
2292,2286,262205,160,2293,2270,327822,160,143,2293,2289,327809,160,144,142,143,196670,2266,141,
196670,2267,144,196670,2265,2283,65789,65592,327734,153,2294,0,288,196663,157,2295,196663,157,
2296,196663,157,2297,196663,162,2298,196663,286,2299,131320,2300,262203,157,2301,7,262203,162,
2302,7,262203,157,2303,7,262205,155,2304,2296,327812,155,2305,2304,274,262205,155,2306,2297,
196670,2301,2306,327737,155,2307,1885,2301,327808,155,2308,2305,2307,262205,160,2309,2299,262205,
158,2310,2298,196670,2302,2310,327737,158,2311,602,2302,327822,160,145,2309,2311,327745,390,2312,
389,469,262205,155,2313,2312,262205,155,2314,2295,327745,390,2315,389,470,262205,155,2316,2315,
327812,155,2317,2314,2316,327808,155,2318,2313,2317,327812,155,2319,2308,10,327808,155,2320,2318,
2319,327814,155,2321,2320,227,262205,155,2322,2297,196670,2303,2322,327737,155,2323,1894,2303,
327808,155,2324,2321,2323,393281,395,2325,148,316,2324,196670,2325,145,65789,65592,327734,155,
2326,0,289,196663,157,2327,196663,157,2328,196663,157,2329,196663,157,2330,131320,2331,327745,390,
2332,389,299,262205,155,2333,2332,262205,155,2334,2327,327812,155,2335,2334,12,262205,155,2336,
2328,327808,155,2337,2335,2336,327745,390,2338,389,471,262205,155,2339,2338,327812,155,2340,2337,
2339,262205,155,2341,2329,327808,155,2342,2340,2341,327812,155,2343,2342,274,262205,155,2344,2330,
327808,155,2345,2343,2344,327812,155,2346,2345,472,327808,155,2347,2333,2346,327814,155,2348,2347,
227,131326,2348,65592,327734,153,2349,0,290,196663,157,2350,196663,157,2351,196663,157,2352,
196663,157,2353,131320,2354,262203,157,2355,7,262203,157,2356,7,262203,157,2357,7,262203,157,2358,
7,262203,157,2359,7,262203,475,2360,7,262203,475,2361,7,262203,157,2362,7,262203,162,2363,7,
262203,162,2364,7,262203,286,2365,7,262203,162,2366,7,262203,162,2367,7,262203,286,2368,7,262203,
157,2369,7,262203,157,2370,7,262203,157,2371,7,262203,162,2372,7,262203,286,2373,7,131321,2374,
131320,2374,458997,160,2375,473,2354,2376,2377,458997,158,2378,335,2354,2379,2377,458997,155,2380,
340,2354,2381,2377,458997,158,2382,335,2354,2383,2377,262390,2384,2377,0,131321,2385,131320,2385,
262205,155,2386,2352,327856,228,2387,2380,2386,262394,2387,2388,2384,131320,2388,131321,2389,
131320,2389,458997,155,2390,340,2388,2391,2392,262390,2393,2392,1,131321,2394,131320,2394,327856,
228,2395,2390,175,262394,2395,2396,2393,131320,2396,327808,155,2397,2380,2390,262205,155,2398,
2352,327810,155,2399,2398,196,458764,155,2400,1,38,2397,2399,262205,155,2401,2353,196670,2355,
2401,327737,155,2402,1885,2355,262205,155,2403,2350,196670,2356,2403,262205,155,2404,2351,196670,
2357,2404,196670,2358,2400,196670,2359,2402,524345,155,2405,2326,2356,2357,2358,2359,327808,155,
2406,2405,265,393281,395,2407,148,316,2406,262205,160,2408,2407,327745,286,2409,2360,2390,196670,
2409,2408,262205,155,2410,2353,196670,2362,2410,327737,155,2411,1894,2362,327808,155,2412,2405,
2411,393281,395,2413,148,316,2412,262205,160,2414,2413,327745,286,2415,2361,2390,196670,2415,2414,
131321,2392,131320,2392,327808,155,2391,2390,319,131321,2389,131320,2393,131321,2416,131320,2416,
458997,160,2376,2375,2393,2417,2418,458997,158,2379,2378,2393,2419,2418,458997,158,2383,2382,2393,
2420,2418,458997,155,2421,340,2393,2422,2418,262390,2423,2418,1,131321,2424,131320,2424,327856,
228,2425,2421,175,262394,2425,2426,2423,131320,2426,327808,155,2427,2380,2421,327850,228,2428,
2427,340,196855,2429,0,262394,2428,2430,2431,131320,2430,393281,162,2432,2360,2421,340,262205,158,
2433,2432,393281,162,2434,2360,2421,196,262205,158,2435,2434,327745,286,2436,2361,2421,262205,160,
2437,2436,131321,2429,131320,2431,262205,155,2438,2352,327856,228,2439,2427,2438,196855,2440,0,
262394,2439,2441,2440,131320,2441,196670,2363,2383,196670,2364,2379,196670,2365,2376,393281,162,
2442,2360,2421,340,262205,158,2443,2442,196670,2366,2443,393281,162,2444,2360,2421,196,262205,158,
2445,2444,196670,2367,2445,327745,286,2446,2361,2421,262205,160,2447,2446,196670,2368,2447,655417,
153,2448,2264,2363,2364,2365,2366,2367,2368,262205,158,2449,2363,262205,158,2450,2364,262205,160,
2451,2365,131321,2440,131320,2440,458997,160,2452,2376,2431,2451,2441,458997,158,2453,2379,2431,
2450,2441,458997,158,2454,2383,2431,2449,2441,131321,2429,131320,2429,458997,160,2417,2437,2430,
2452,2440,458997,158,2419,2435,2430,2453,2440,458997,158,2420,2433,2430,2454,2440,131321,2418,
131320,2418,327808,155,2422,2421,319,131321,2416,131320,2423,131321,2377,131320,2377,327808,155,
2381,2380,175,131321,2374,131320,2384,262205,155,2455,2350,196670,2369,2455,262205,155,2456,2351,
196670,2370,2456,262205,155,2457,2353,196670,2371,2457,196670,2372,2378,196670,2373,2375,589881,
153,2458,2294,2369,2370,2371,2372,2373,65789,65592,327734,153,2459,0,291,196663,157,2460,196663,
157,2461,196663,157,2462,196663,157,2463,196663,284,2464,131320,2465,262203,157,2466,7,262203,157,
2467,7,262203,157,2468,7,262203,157,2469,7,262203,157,2470,7,262203,157,2471,7,262203,157,2472,7,
262203,157,2473,7,262203,157,2474,7,262203,157,2475,7,262203,157,2476,7,262203,157,2477,7,262203,
157,2478,7,262203,157,2479,7,262203,157,2480,7,262203,157,2481,7,262201,155,2482,518,262205,155,
2483,2460,327812,155,2484,2483,12,262205,155,2485,2461,327808,155,2486,2484,2485,131321,2487,
131320,2487,458997,155,2488,340,2465,2489,2490,262390,2491,2490,1,131321,2492,131320,2492,327856,
228,2493,2488,282,262394,2493,2494,2491,131320,2494,196670,2466,2488,327737,228,2495,1903,2466,
196855,2496,0,262394,2495,2497,2496,131320,2497,196670,2467,2488,327737,155,2498,1885,2467,262205,
155,2499,2460,196670,2468,2499,262205,155,2500,2461,196670,2469,2500,262205,155,2501,2462,196670,
2470,2501,196670,2471,2498,524345,155,2502,2326,2468,2469,2470,2471,196670,2472,2488,327737,155,
2503,1894,2472,327808,155,2504,2502,2503,327745,286,2505,2464,2488,262205,160,2506,2505,393281,
395,2507,148,316,2504,196670,2507,2506,131321,2496,131320,2496,131321,2490,131320,2490,327808,155,
2489,2488,319,131321,2487,131320,2491,131321,2508,131320,2508,458997,155,2509,2482,2491,2510,2511,
262390,2512,2511,0,131321,2513,131320,2513,327856,228,2514,2509,274,262394,2514,2515,2512,131320,
2515,262205,155,2516,2460,196670,2473,2516,262205,155,2517,2461,196670,2474,2517,262205,155,2518,
2462,196670,2475,2518,196670,2476,2509,524345,155,2519,2326,2473,2474,2475,2476,327808,155,2520,
2519,265,327745,362,2521,462,2509,262205,158,2522,2521,327745,362,2523,463,2509,262205,158,2524,
2523,327760,160,2525,2522,2524,393281,395,2526,148,316,2520,196670,2526,2525,131321,2511,131320,
2511,327808,155,2510,2509,6,131321,2508,131320,2512,262201,153,2527,521,327850,228,2528,2482,340,
196855,2529,0,262394,2528,2530,2529,131320,2530,393281,398,2531,99,478,2486,458986,155,2532,2531,
196,340,196,262205,155,2533,2463,327810,155,2534,2533,196,327850,228,2535,2532,2534,196670,477,
2535,262205,228,2536,477,196855,2537,0,262394,2536,2538,2537,131320,2538,196670,2531,340,131321,
2537,131320,2537,131321,2529,131320,2529,262201,153,2539,521,262205,228,2540,477,262312,228,2541,
2540,196855,2542,0,262394,2541,2543,2542,131320,2543,65789,131320,2542,131321,2544,131320,2544,
458997,155,2545,340,2542,2546,2547,262390,2548,2547,0,131321,2549,131320,2549,327856,228,2550,
2545,282,262394,2550,2551,2548,131320,2551,196670,2477,2545,327737,228,2552,1903,2477,196855,2553,
0,262394,2552,2554,2553,131320,2554,262205,155,2555,2460,196670,2478,2555,262205,155,2556,2461,
196670,2479,2556,262205,155,2557,2463,196670,2480,2557,196670,2481,2545,524345,153,2558,2349,2478,
2479,2480,2481,131321,2553,131320,2553,131321,2547,131320,2547,327808,155,2546,2545,319,131321,
2544,131320,2548,65789,65592,327734,153,2559,0,293,196663,292,2560,131320,2561,262203,162,2562,7,
262203,162,2563,7,262203,286,2564,7,262203,162,2565,7,262203,162,2566,7,262203,286,2567,7,262201,
155,2568,518,131321,2569,131320,2569,458997,155,2570,2568,2561,2571,2572,262390,2573,2572,0,
131321,2574,131320,2574,327856,228,2575,2570,274,262394,2575,2576,2573,131320,2576,327745,362,
2577,479,2570,262205,158,2578,2577,327745,362,2579,480,2570,262205,158,2580,2579,262205,228,2581,
2560,196855,2582,0,262394,2581,2583,2584,131320,2583,327745,362,2585,462,2570,262205,158,2586,
2585,327745,362,2587,463,2570,262205,158,2588,2587,131321,2582,131320,2584,196670,2562,2578,
196670,2563,2580,196670,2564,473,327745,362,2589,462,2570,262205,158,2590,2589,196670,2565,2590,
327745,362,2591,463,2570,262205,158,2592,2591,196670,2566,2592,196670,2567,473,655417,153,2593,
2264,2562,2563,2564,2565,2566,2567,262205,158,2594,2562,262205,158,2595,2563,131321,2582,131320,
2582,458997,158,2596,2588,2583,2595,2584,458997,158,2597,2586,2583,2594,2584,196670,2577,2597,
196670,2579,2596,131321,2572,131320,2572,327808,155,2571,2570,6,131321,2569,131320,2573,65789,
65592,327734,153,517,0,294,196663,157,2598,196663,157,2599,196663,157,2600,131320,2601,262203,157,
2602,7,262203,157,2603,7,262203,157,2604,7,262203,157,2605,7,262203,262,2606,7,262203,157,2607,7,
262203,157,2608,7,262203,157,2609,7,262203,157,2610,7,262203,157,2611,7,262203,157,2612,7,262203,
262,2613,7,262203,157,2614,7,262203,157,2615,7,262203,157,2616,7,262203,157,2617,7,262203,157,
2618,7,262203,157,2619,7,262203,272,2620,7,262203,157,2621,7,262203,284,2622,7,262203,157,2623,7,
262203,157,2624,7,262203,284,2625,7,262203,157,2626,7,262203,157,2627,7,262203,157,2628,7,262203,
157,2629,7,262203,272,2630,7,262203,157,2631,7,262203,157,2632,7,262203,284,2633,7,262203,157,
2634,7,262203,284,2635,7,262203,162,2636,7,262203,162,2637,7,262203,286,2638,7,262203,162,2639,7,
262203,162,2640,7,262203,286,2641,7,262203,292,2642,7,262203,157,2643,7,262203,157,2644,7,262203,
157,2645,7,262203,157,2646,7,262203,284,2647,7,262203,157,2648,7,262203,157,2649,7,262203,157,
2650,7,262203,157,2651,7,262203,157,2652,7,262203,162,2653,7,262203,286,2654,7,262201,155,2655,
518,327745,398,2656,99,316,262205,155,2657,2656,262205,155,2658,2598,327808,155,2659,2657,2658,
327814,155,2660,2659,248,327808,155,2661,2660,196,262205,155,2662,2600,393385,155,2663,149,2662,
340,196855,2664,0,262394,149,2665,2666,131320,2665,327808,155,2667,2663,196,131321,2664,131320,
2666,131321,2664,131320,2664,458997,155,2668,2667,2665,2661,2666,327854,228,2669,2663,2661,196855,
2670,0,262394,2669,2671,2670,131320,2671,65789,131320,2670,131321,2672,131320,2672,458997,155,
2673,2663,2670,2674,2675,262390,2676,2675,0,131321,2677,131320,2677,327856,228,2678,2673,2668,
262394,2678,2679,2676,131320,2679,327808,155,2680,2659,196,327812,155,2681,2673,248,327810,155,
2682,2680,2681,458764,155,2683,1,38,248,2682,262205,155,2684,2599,196670,2602,2684,196670,2603,
2673,196670,2604,2683,196670,2605,340,589881,153,2685,1917,2602,2603,2604,2605,2606,262205,261,
2686,2606,327850,228,2687,2673,2663,196855,2688,0,262394,2687,2689,2688,131320,2689,327745,390,
2690,389,401,262205,155,2691,2690,262205,155,2692,2598,327745,390,2693,389,336,262205,155,2694,
2693,327812,155,2695,2692,2694,327808,155,2696,2691,2695,327814,155,2697,2696,227,262205,155,2698,
2599,327812,155,2699,2698,274,327812,155,2700,2699,250,327814,155,2701,2700,227,327808,155,2702,
2697,2701,131321,2703,131320,2703,458997,155,2704,2655,2689,2705,2706,262390,2707,2706,0,131321,
2708,131320,2708,327856,228,2709,2704,482,262394,2709,2710,2707,131320,2710,327808,155,2711,2702,
2704,393281,395,2712,148,316,2711,262205,160,2713,2712,327745,454,2714,453,2704,196670,2714,2713,
131321,2706,131320,2706,327808,155,2705,2704,6,131321,2703,131320,2707,262368,227,227,297,131321,
2688,131320,2688,196670,2607,2683,196670,2608,340,458809,153,2715,1970,2686,2607,2608,131321,2716,
131320,2716,458997,155,2717,483,2688,2718,2719,262390,2720,2719,0,131321,2721,131320,2721,327856,
228,2722,2717,248,262394,2722,2723,2720,131320,2723,262205,155,2724,2599,196670,2609,2724,196670,
2610,2673,196670,2611,2683,196670,2612,2717,589881,153,2725,1917,2609,2610,2611,2612,2613,262205,
261,2726,2613,196670,2614,2683,196670,2615,2717,458809,153,2727,1970,2726,2614,2615,131321,2719,
131320,2719,327808,155,2718,2717,484,131321,2716,131320,2720,262205,155,2728,2599,196670,2616,
2728,196670,2617,2673,196670,2618,2683,196670,2619,340,589881,153,2729,2168,2616,2617,2618,2619,
2620,262205,271,2730,2620,196670,2621,2683,327737,153,2731,2081,2621,131321,2732,131320,2732,
458997,155,2733,340,2720,2734,2735,262390,2736,2735,1,131321,2737,131320,2737,327856,228,2738,
2733,282,262394,2738,2739,2736,131320,2739,327745,286,2740,2622,2733,196670,2740,473,131321,2735,
131320,2735,327808,155,2734,2733,319,131321,2732,131320,2736,196670,2623,2683,196670,2624,340,
262205,283,2741,2622,196670,2625,2741,524345,153,2742,2208,2730,2623,2624,2625,262205,283,2743,
2625,196670,2622,2743,131321,2744,131320,2744,458997,155,2745,269,2736,2746,2747,262390,2748,2747,
0,131321,2749,131320,2749,327856,228,2750,2745,248,262394,2750,2751,2748,131320,2751,262205,155,
2752,2599,196670,2626,2752,196670,2627,2673,196670,2628,2683,196670,2629,2745,589881,153,2753,
2168,2626,2627,2628,2629,2630,262205,271,2754,2630,196670,2631,2683,196670,2632,2745,262205,283,
2755,2622,196670,2633,2755,524345,153,2756,2208,2754,2631,2632,2633,262205,283,2757,2633,196670,
2622,2757,131321,2747,131320,2747,327808,155,2746,2745,269,131321,2744,131320,2748,131321,2758,
131320,2758,458997,155,2759,340,2748,2760,2761,262390,2762,2761,1,131321,2763,131320,2763,327856,
228,2764,2759,282,262394,2764,2765,2762,131320,2765,196670,2634,2759,327737,155,2766,1885,2634,
458764,155,2767,1,38,2766,485,327745,362,2768,479,2767,262205,158,2769,2768,327745,362,2770,480,
2767,262205,158,2771,2770,196855,2772,0,262394,2687,2773,2774,131320,2773,327745,286,2775,2622,
2759,262205,160,2776,2775,327745,286,2777,2635,2759,196670,2777,2776,131321,2772,131320,2774,
196670,2636,2769,196670,2637,2771,327745,286,2778,2635,2759,262205,160,2779,2778,196670,2638,2779,
327745,362,2780,462,2767,262205,158,2781,2780,196670,2639,2781,327745,362,2782,463,2767,262205,
158,2783,2782,196670,2640,2783,327745,286,2784,2622,2759,262205,160,2785,2784,196670,2641,2785,
655417,153,2786,2264,2636,2637,2638,2639,2640,2641,262205,160,2787,2638,196670,2778,2787,131321,
2772,131320,2772,131321,2761,131320,2761,327808,155,2760,2759,319,131321,2758,131320,2762,262368,
227,227,297,196670,2642,2687,327737,153,2788,2559,2642,262368,227,227,297,131321,2675,131320,2675,
327808,155,2674,2673,319,131321,2672,131320,2676,327852,228,2789,2661,196,327847,228,2790,149,
2789,196855,2791,0,262394,2790,2792,2791,131320,2792,262205,155,2793,2598,196670,2643,2793,262205,
155,2794,2599,196670,2644,2794,196670,2645,2663,196670,2646,2661,262205,283,2795,2635,196670,2647,
2795,589881,153,2796,2459,2643,2644,2645,2646,2647,65789,131320,2791,131321,2797,131320,2797,
458997,155,2798,340,2791,2799,2800,262390,2801,2800,1,131321,2802,131320,2802,327856,228,2803,
2798,282,262394,2803,2804,2801,131320,2804,196670,2648,2798,327737,228,2805,1903,2648,196855,2806,
0,262394,2805,2807,2806,131320,2807,196670,2649,2798,327737,155,2808,1885,2649,262205,155,2809,
2598,196670,2650,2809,262205,155,2810,2599,196670,2651,2810,196670,2652,2798,327745,362,2811,480,
2808,262205,158,2812,2811,196670,2653,2812,327745,286,2813,2635,2798,262205,160,2814,2813,196670,
2654,2814,589881,153,2815,2294,2650,2651,2652,2653,2654,131321,2806,131320,2806,131321,2800,
131320,2800,327808,155,2799,2798,319,131321,2797,131320,2801,65789,65592,327734,153,507,0,154,
131320,2816,262201,153,2817,521,262201,155,2818,518,327850,228,2819,2818,340,196855,2820,0,262394,
2819,2821,2820,131320,2821,327745,398,2822,99,425,458986,155,2823,2822,196,340,196,131321,2820,
131320,2820,65789,65592,327734,153,512,0,154,131320,2824,262201,155,2825,518,327850,228,2826,2825,
340,196855,2827,0,262394,2826,2828,2827,131320,2828,131321,2829,131320,2829,458997,228,2830,486,
2828,2831,2832,458997,155,2833,340,2828,2834,2832,262390,2835,2832,0,131321,2836,131320,2836,
327856,228,2837,2833,150,262312,228,2838,2830,327847,228,2839,2837,2838,262394,2839,2840,2835,
131320,2840,327745,398,2841,99,425,458993,155,2842,2841,196,340,340,327745,390,2843,389,478,
262205,155,2844,2843,327854,228,2831,2842,2844,262312,228,2845,2831,196855,2846,0,262394,2845,
2847,2846,131320,2847,327745,398,2848,99,416,458993,155,2849,2848,196,340,340,327851,228,2850,
2849,340,131321,2846,131320,2846,458997,228,2851,2845,2840,2850,2847,196855,2852,0,262394,2851,
2853,2852,131320,2853,131321,2835,131320,2852,131321,2832,131320,2832,327808,155,2834,2833,319,
131321,2829,131320,2835,458997,228,2854,2830,2836,2831,2853,262312,228,2855,2854,196855,2856,0,
262394,2855,2857,2856,131320,2857,327745,398,2858,99,416,458993,155,2859,2858,196,340,196,131321,
2856,131320,2856,131321,2827,131320,2827,262201,153,2860,521,65789,65592,};
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
119734787,66304,524299,1010,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
66,42,196679,67,42,262215,4,11,26,196679,68,42,196679,69,42,262215,70,1,2,262215,71,6,4,262215,72,
6,4,262215,73,6,4,262215,74,6,4,327752,75,0,35,0,327752,75,1,35,4,327752,75,2,35,8,327752,75,3,35,
12,327752,75,4,35,16,327752,75,5,35,20,327752,75,6,35,24,327752,75,7,35,28,327752,75,8,35,32,
327752,75,9,35,36,327752,75,10,35,40,327752,75,11,35,44,327752,75,12,35,48,327752,75,13,35,52,
327752,75,14,35,56,327752,75,15,35,60,327752,75,16,35,64,327752,75,17,35,96,327752,75,18,35,224,
327752,75,19,35,2272,196679,75,2,262215,76,34,0,262215,76,33,7,262215,77,1,3,262215,78,6,16,
262216,79,0,25,327752,79,0,35,0,196679,79,2,262215,80,34,0,262215,80,33,3,262215,81,1,0,262215,82,
11,25,131091,83,196641,84,83,262165,85,32,0,196641,86,85,196630,87,32,262176,88,7,87,262177,89,87,
88,327713,90,87,88,88,262187,85,91,8,262172,92,87,91,262176,93,7,92,262177,94,87,93,262176,95,7,
85,393249,96,87,95,88,88,327713,97,85,95,95,262167,98,87,4,262194,85,5,256,262187,85,99,127,
393268,85,100,128,5,99,262187,85,101,128,393268,85,102,134,100,101,262187,85,103,32,393268,85,104,
132,102,103,262187,85,105,16,393268,85,106,134,104,105,262187,85,107,7,393268,85,108,128,106,107,
393268,85,109,134,108,91,393268,85,110,128,109,107,393268,85,111,134,110,91,393268,85,112,128,109,
111,262187,85,113,1,393268,85,114,130,112,113,393268,85,115,134,114,111,393268,85,116,132,111,115,
393268,85,117,132,116,103,262187,85,118,4,393268,85,119,132,117,118,393268,85,120,132,117,118,
262194,85,6,128,393268,85,121,132,91,6,393268,85,122,128,120,121,393268,85,123,130,122,113,393268,
85,124,132,91,6,393268,85,125,134,123,124,393268,85,126,132,125,6,393268,85,127,128,119,126,
393268,85,128,130,127,113,393268,85,129,132,125,6,393268,85,130,134,128,129,262172,131,98,130,
262176,132,7,131,524321,133,83,95,95,95,132,132,458785,134,83,88,95,132,131,262176,135,7,98,
262165,136,32,1,262176,137,7,136,393249,138,85,135,88,137,458785,139,87,95,95,88,88,262177,140,85,
88,262177,141,87,95,327713,142,83,95,95,262176,143,1,85,262203,143,3,1,262187,85,144,2129859015,
262187,136,145,0,262187,136,146,4,131092,147,262187,87,148,1073741824,262187,136,149,1,262187,85,
150,1597463007,262187,87,151,1056964608,262187,87,152,1069547520,262187,85,153,4294967288,262187,
85,154,2,262187,85,155,264,262187,136,156,8,393268,85,157,132,6,91,262172,158,87,157,262176,159,4,
158,262203,159,160,4,262176,161,4,87,262172,162,87,6,262176,163,4,162,262203,163,164,4,262187,85,
165,48,262187,85,166,40,262187,85,167,24,262187,85,168,56,262187,85,169,6,262187,85,170,5,262187,
85,171,3,262187,85,172,63,262187,87,173,0,262187,85,174,0,393268,85,175,128,5,172,262187,85,176,
64,393268,85,177,134,175,176,262187,85,178,39,393268,85,179,128,177,178,393268,85,180,134,179,166,
393268,85,181,128,177,180,393268,85,182,130,181,113,393268,85,183,134,182,180,262172,184,87,183,
262176,185,7,184,196637,18,87,196638,19,18,262176,186,12,19,262203,186,20,12,393268,85,187,130,
177,113,262176,188,12,87,262172,189,87,176,262176,190,4,189,262203,190,191,4,393268,85,192,132,
177,176,393268,85,193,134,192,118,393268,85,194,130,193,113,196637,25,98,196638,26,25,262176,195,
12,26,262203,195,27,12,262176,196,12,98,196656,147,28,196637,29,98,196638,30,29,262176,197,12,30,
262203,197,31,12,393268,85,34,134,192,118,458796,98,198,173,173,173,173,262167,199,147,4,262187,
87,200,1123942400,262187,87,201,3271557120,262187,136,202,255,262187,87,203,925353388,262187,87,
204,1065353216,262176,205,4,85,262203,205,206,4,262176,207,4,136,262203,207,208,4,262187,87,209,
1006699012,393268,147,210,172,125,113,393268,85,211,132,117,118,262167,212,85,4,262172,213,212,
117,262176,214,4,213,262203,214,215,4,262187,87,216,1199579328,262187,87,217,931135488,393268,85,
218,128,5,99,393268,85,219,134,218,101,393268,85,220,132,219,103,589854,42,85,85,85,85,87,87,85,
262176,221,9,42,262203,221,222,9,262187,136,223,6,262176,224,9,85,262203,205,225,4,262203,205,226,
4,393268,85,227,134,192,118,262187,85,228,2147483647,262187,87,229,1182662656,262187,87,230,
947978756,393268,85,45,134,192,118,262187,87,231,3330146304,262187,136,232,64,262187,136,233,7,
262187,136,234,128,196637,53,85,196638,54,53,262176,235,12,54,262203,235,55,12,262176,236,12,85,
393268,85,57,134,5,176,393268,85,58,128,57,167,262187,87,237,864035822,262187,87,238,786163455,
262187,87,239,1482907561,262187,87,240,1065361605,262187,87,241,1008981770,262187,136,242,16,
393268,85,243,196,5,242,262167,244,85,3,262176,245,1,244,262203,245,4,1,196657,147,70,262187,136,
246,5,262176,247,9,87,262187,136,248,3,262172,71,85,91,262172,72,85,103,262187,85,249,512,262172,
73,85,249,196637,74,85,1441822,75,85,85,85,85,85,85,85,85,85,85,85,85,85,85,87,85,71,72,73,74,
262176,250,12,75,262203,250,76,12,262187,136,251,2,393268,85,252,134,192,118,196657,147,77,196637,
78,212,196638,79,78,262176,253,12,79,262203,253,80,12,262176,254,4,212,262176,255,12,212,262194,
85,81,1,393267,244,82,81,113,113,262187,87,256,2139095040,327734,83,2,0,84,131320,257,262203,95,
258,7,262203,88,259,7,262203,88,260,7,262203,132,261,7,262203,95,262,7,262203,95,263,7,262203,95,
264,7,262203,132,265,7,262203,132,266,7,262203,88,267,7,262203,95,268,7,262203,132,269,7,262203,
95,270,7,262203,95,271,7,262203,95,272,7,262203,95,273,7,262203,95,274,7,262203,95,275,7,262203,
95,276,7,262203,95,277,7,262203,88,278,7,262203,88,279,7,262201,85,280,281,327745,143,282,4,174,
262205,85,283,282,327745,224,284,222,145,262205,85,285,284,327745,224,286,222,149,262205,85,287,
286,327812,85,68,283,287,327808,85,69,285,68,196855,288,0,262394,70,289,290,131320,289,196670,258,
69,327745,247,291,222,146,262205,87,292,291,196670,259,292,327745,247,293,222,246,262205,87,294,
293,196670,260,294,458809,87,295,296,258,259,260,327745,224,297,222,248,262205,85,298,297,327745,
236,299,76,149,262205,85,300,299,327808,85,301,300,283,327812,85,302,301,192,327808,85,303,298,
302,327814,85,304,303,118,131321,305,131320,305,458997,85,306,174,289,307,308,262390,309,308,0,
131321,310,131320,310,327856,147,311,306,125,262394,311,312,309,131320,312,196670,262,69,327745,
224,313,222,251,262205,85,314,313,196670,263,314,196670,264,306,589881,83,315,316,262,263,264,265,
266,262205,131,317,265,196670,261,317,262205,131,318,266,196670,267,295,196670,268,306,196670,269,
317,524345,83,319,320,267,268,269,318,262205,131,321,269,196670,261,321,131321,322,131320,322,
458997,85,323,174,312,324,325,262390,326,325,1,131321,327,131320,327,327856,147,328,323,130,
262394,328,329,326,131320,329,196670,270,306,196670,271,323,393273,85,330,331,270,271,327856,147,
332,330,252,196855,333,0,262394,332,334,333,131320,334,196670,272,306,196670,273,323,393273,85,
335,331,272,273,327808,85,336,304,335,327745,135,337,261,323,262205,98,338,337,393281,196,339,27,
145,336,196670,339,338,131321,333,131320,333,131321,325,131320,325,327808,85,324,323,149,131321,
322,131320,326,131321,308,131320,308,327808,85,307,306,149,131321,305,131320,309,196855,340,0,
262394,77,341,340,131320,341,196670,274,304,196670,275,283,393273,83,342,343,274,275,131321,340,
131320,340,131321,288,131320,290,196670,276,69,327745,224,344,222,251,262205,85,345,344,196670,
277,345,327745,247,346,222,146,262205,87,347,346,196670,278,347,327745,247,348,222,246,262205,87,
349,348,196670,279,349,524345,87,350,351,276,277,278,279,131321,352,131320,352,458997,85,353,280,
290,354,355,262390,356,355,1,131321,357,131320,357,327856,147,358,353,117,262394,358,359,356,
131320,359,327812,85,360,283,117,327808,85,361,360,353,327745,254,362,215,353,262205,212,363,362,
393281,255,364,80,145,361,196670,364,363,131321,355,131320,355,327808,85,354,353,6,131321,352,
131320,356,327850,147,365,280,174,196855,366,0,262394,365,367,366,131320,367,327745,224,368,222,
248,262205,85,369,368,327812,85,370,154,283,327808,85,371,369,370,393281,188,372,20,145,371,
196670,372,350,327808,85,373,371,113,262205,136,374,208,262268,87,375,374,393281,188,376,20,145,
373,196670,376,375,131321,366,131320,366,131321,288,131320,288,65789,65592,327734,85,281,0,86,
131320,377,262205,85,378,3,131326,378,65592,327734,87,379,0,89,196663,88,380,131320,381,262205,87,
382,380,262268,85,383,382,327810,85,7,144,383,262268,87,384,7,131321,385,131320,385,458997,87,386,
384,381,10,387,458997,136,388,145,381,389,387,262390,390,387,0,131321,391,131320,391,327857,147,
392,388,146,262394,392,393,390,131320,393,262205,87,394,380,327813,87,8,394,386,327811,87,9,148,8,
327813,87,10,386,9,131321,387,131320,387,327808,136,389,388,149,131321,385,131320,390,131326,386,
65592,327734,87,395,0,89,196663,88,396,131320,397,262205,87,398,396,262268,85,399,398,327874,85,
400,399,149,327810,85,11,150,400,262268,87,401,11,262205,87,402,396,327813,87,12,151,402,131321,
403,131320,403,458997,87,404,401,397,16,405,458997,136,406,145,397,407,405,262390,408,405,0,
131321,409,131320,409,327857,147,410,406,146,262394,410,411,408,131320,411,327813,87,13,12,404,
327813,87,14,13,404,327811,87,15,152,14,327813,87,16,404,15,131321,405,131320,405,327808,136,407,
406,149,131321,403,131320,408,131326,404,65592,327734,87,412,0,90,196663,88,413,196663,88,414,
131320,415,262205,87,416,413,262205,87,417,414,327809,87,17,416,417,131326,17,65592,327734,87,418,
0,94,196663,93,419,131320,420,262203,88,421,7,262203,88,422,7,262203,88,423,7,262203,88,424,7,
262203,88,425,7,262203,88,426,7,262203,88,427,7,262203,88,428,7,262203,88,429,7,262203,88,430,7,
262203,88,431,7,262203,88,432,7,262203,88,433,7,262203,88,434,7,262203,88,435,7,262203,88,436,7,
262203,88,437,7,262203,88,438,7,262203,88,439,7,262203,88,440,7,262203,88,441,7,262203,88,442,7,
262203,88,443,7,262203,88,444,7,262203,88,445,7,262203,88,446,7,262203,88,447,7,262203,88,448,7,
262201,85,449,281,327879,85,450,449,153,327812,85,451,450,91,327879,85,452,449,107,327808,85,453,
451,452,262368,154,154,155,131321,454,131320,454,458997,136,455,145,420,456,457,262390,458,457,1,
131321,459,131320,459,327857,147,460,455,156,262394,460,461,458,131320,461,327812,85,462,449,91,
262268,85,463,455,327808,85,464,462,463,327745,88,465,419,455,262205,87,466,465,327745,161,467,
160,464,196670,467,466,131321,457,131320,457,327808,136,456,455,149,131321,454,131320,458,262368,
154,154,155,327808,85,468,453,103,327745,161,469,160,453,262205,87,470,469,196670,421,470,327745,
161,471,160,468,262205,87,472,471,196670,422,472,393273,87,473,412,421,422,327808,85,474,453,105,
327808,85,475,453,165,327745,161,476,160,474,262205,87,477,476,196670,423,477,327745,161,478,160,
475,262205,87,479,478,196670,424,479,393273,87,480,412,423,424,196670,425,473,196670,426,480,
393273,87,481,412,425,426,327808,85,482,453,91,327808,85,483,453,166,327745,161,484,160,482,
262205,87,485,484,196670,427,485,327745,161,486,160,483,262205,87,487,486,196670,428,487,393273,
87,488,412,427,428,327808,85,489,453,167,327808,85,490,453,168,327745,161,491,160,489,262205,87,
492,491,196670,429,492,327745,161,493,160,490,262205,87,494,493,196670,430,494,393273,87,495,412,
429,430,196670,431,488,196670,432,495,393273,87,496,412,431,432,196670,433,481,196670,434,496,
393273,87,497,412,433,434,327745,161,498,164,449,196670,498,497,262368,154,154,155,327808,85,499,
450,118,327745,161,500,164,450,262205,87,501,500,196670,435,501,327745,161,502,164,499,262205,87,
503,502,196670,436,503,393273,87,504,412,435,436,327808,85,505,450,154,327808,85,506,450,169,
327745,161,507,164,505,262205,87,508,507,196670,437,508,327745,161,509,164,506,262205,87,510,509,
196670,438,510,393273,87,511,412,437,438,196670,439,504,196670,440,511,393273,87,512,412,439,440,
327808,85,513,450,113,327808,85,514,450,170,327745,161,515,164,513,262205,87,516,515,196670,441,
516,327745,161,517,164,514,262205,87,518,517,196670,442,518,393273,87,519,412,441,442,327808,85,
520,450,171,327808,85,521,450,107,327745,161,522,164,520,262205,87,523,522,196670,443,523,327745,
161,524,164,521,262205,87,525,524,196670,444,525,393273,87,526,412,443,444,196670,445,519,196670,
446,526,393273,87,527,412,445,446,196670,447,512,196670,448,527,393273,87,528,412,447,448,131326,
528,65592,327734,87,296,0,96,196663,95,529,196663,88,530,196663,88,531,131320,532,262203,185,533,
7,262203,93,534,7,262203,93,535,7,262203,88,536,7,262201,85,537,281,327879,85,538,537,172,131321,
539,131320,539,458997,87,540,173,532,541,542,458997,85,543,174,532,544,542,262390,545,542,0,
131321,546,131320,546,327856,147,547,543,180,262394,547,548,545,131320,548,131321,549,131320,549,
458997,85,550,174,548,551,552,262390,553,552,1,131321,554,131320,554,327856,147,555,550,183,
262394,555,556,553,131320,556,327812,85,557,543,183,327808,85,558,557,550,262205,85,559,529,
458764,85,560,1,38,558,187,327812,85,561,560,176,327808,85,562,559,561,327808,85,563,562,538,
393281,188,564,20,145,563,262205,87,565,564,327745,88,566,533,550,196670,566,565,327854,147,567,
558,177,196855,568,0,262394,567,569,568,131320,569,196670,566,173,131321,568,131320,568,131321,
552,131320,552,327808,85,551,550,149,131321,549,131320,553,131321,570,131320,570,458997,87,541,
540,553,22,571,458997,85,572,174,553,573,571,262390,574,571,1,131321,575,131320,575,327856,147,
576,572,183,262394,576,577,574,131320,577,327745,88,578,533,572,262205,87,579,578,262205,87,580,
578,327813,87,21,579,580,327809,87,22,541,21,131321,571,131320,571,327808,85,573,572,149,131321,
570,131320,574,131321,542,131320,542,327808,85,544,543,149,131321,539,131320,545,327745,161,581,
191,538,196670,581,540,262368,154,154,155,131321,582,131320,582,458997,136,583,145,545,584,585,
262390,586,585,1,131321,587,131320,587,327857,147,588,583,156,262394,588,589,586,131320,589,
262201,85,590,281,327879,85,591,590,107,327812,85,592,591,91,262268,85,593,583,327808,85,594,592,
593,327745,161,595,191,594,262205,87,596,595,327745,88,597,534,583,196670,597,596,131321,585,
131320,585,327808,136,584,583,149,131321,582,131320,586,262205,92,598,534,196670,535,598,327737,
87,599,418,535,262205,87,600,530,327813,87,23,599,600,262205,87,601,531,327809,87,24,23,601,
196670,536,24,327737,87,602,395,536,131326,602,65592,327734,85,331,0,97,196663,95,603,196663,95,
604,131320,605,262201,85,606,281,262205,85,607,603,327812,85,608,607,130,262205,85,609,604,327808,
85,610,608,609,327812,85,611,610,6,327808,85,612,606,611,131326,612,65592,327734,83,316,0,133,
196663,95,613,196663,95,614,196663,95,615,196663,132,616,196663,132,617,131320,618,262203,95,619,
7,262203,95,620,7,131321,621,131320,621,458997,85,622,174,618,623,624,262390,625,624,1,131321,626,
131320,626,327856,147,627,622,130,262394,627,628,625,131320,628,262205,85,629,615,196670,619,629,
196670,620,622,393273,85,630,331,619,620,458764,85,631,1,38,630,194,262205,85,632,613,327814,85,
633,632,118,327808,85,634,633,631,393281,196,635,27,145,634,262205,98,636,635,327745,135,637,616,
622,196670,637,636,196855,638,0,262394,28,639,638,131320,639,262205,85,640,614,327814,85,641,640,
118,327808,85,642,641,631,393281,196,643,31,145,642,262205,98,644,643,327745,135,645,617,622,
196670,645,644,131321,638,131320,638,131321,624,131320,624,327808,85,623,622,149,131321,621,
131320,625,65789,65592,327734,83,320,0,134,196663,88,646,196663,95,647,196663,132,648,196663,131,
649,131320,650,262203,132,651,7,262203,95,652,7,262203,95,653,7,131321,654,131320,654,458997,85,
655,174,650,35,656,262390,657,656,1,131321,658,131320,658,327856,147,659,655,130,262394,659,660,
657,131320,660,327745,135,661,648,655,262205,98,662,661,196855,663,0,262394,28,664,663,131320,664,
262205,87,665,646,327822,98,32,662,665,196670,651,649,327745,135,666,651,655,262205,98,667,666,
327813,98,33,32,667,131321,663,131320,663,458997,98,668,662,660,33,664,262205,85,669,647,196670,
652,669,196670,653,655,393273,85,670,331,652,653,327856,147,671,670,34,458832,199,672,671,671,671,
671,393385,98,673,672,668,198,196670,661,673,131321,656,131320,656,327808,85,35,655,149,131321,
654,131320,657,65789,65592,327734,85,674,0,138,196663,135,675,196663,88,676,196663,137,677,131320,
678,262203,135,679,7,262205,98,680,675,262205,87,681,676,327822,98,36,680,681,196670,679,36,
131321,682,131320,682,458997,85,683,174,678,684,685,458997,136,686,145,678,687,685,262390,688,685,
1,131321,689,131320,689,327857,147,690,686,146,262394,690,691,688,131320,691,327745,88,692,679,
686,262205,87,693,692,327864,147,694,693,200,196855,695,0,262394,694,696,697,131320,696,262205,87,
698,692,131321,695,131320,697,131321,695,131320,695,458997,87,699,698,696,200,697,327866,147,700,
699,201,393385,87,701,700,699,201,393228,87,702,1,2,701,262254,136,703,702,262205,136,704,677,
327808,136,705,704,703,196670,677,705,327879,136,706,703,202,262268,85,707,706,327812,136,708,156,
686,327876,85,709,707,708,327877,85,684,683,709,131321,685,131320,685,327808,136,687,686,149,
131321,682,131320,688,131326,683,65592,327734,87,351,0,139,196663,95,710,196663,95,711,196663,88,
712,196663,88,713,131320,714,262203,132,715,7,262203,95,716,7,262203,95,717,7,262203,95,718,7,
262203,132,719,7,262203,132,720,7,262203,95,721,7,262203,88,722,7,262203,88,723,7,262203,95,724,7,
262203,95,725,7,262203,95,726,7,262203,132,727,7,262203,132,728,7,262203,88,729,7,262203,95,730,7,
262203,132,731,7,262203,88,732,7,262203,95,733,7,262203,95,734,7,262203,95,735,7,262203,132,736,7,
262203,132,737,7,262203,88,738,7,262203,95,739,7,262203,132,740,7,262203,95,741,7,262203,95,742,7,
262203,135,743,7,262203,88,744,7,262203,137,745,7,262201,85,746,281,327850,147,747,746,174,196855,
748,0,262394,747,749,748,131320,749,196670,206,174,196670,208,145,131321,748,131320,748,262205,85,
750,710,196670,716,750,262205,85,751,711,196670,717,751,196670,718,174,589881,83,752,316,716,717,
718,719,720,262205,131,753,719,196670,715,753,262205,131,754,720,196855,755,0,262394,28,756,757,
131320,756,262205,85,758,710,196670,721,758,262205,87,759,712,196670,722,759,262205,87,760,713,
196670,723,760,458809,87,761,296,721,722,723,131321,755,131320,757,262368,154,154,155,131321,755,
131320,755,458997,87,762,761,756,204,757,131321,763,131320,763,458997,131,764,754,755,765,766,
458997,87,767,203,755,768,766,458997,85,769,174,755,770,766,262390,771,766,0,131321,772,131320,
772,327856,147,773,769,125,262394,773,774,771,131320,774,327852,147,775,769,174,196855,776,0,
262394,775,777,776,131320,777,262205,85,778,710,196670,724,778,262205,85,779,711,196670,725,779,
196670,726,769,589881,83,780,316,724,725,726,727,728,262205,131,781,727,196670,715,781,262205,131,
782,728,131321,776,131320,776,458997,131,765,764,774,782,777,196670,729,762,196670,730,769,262205,
131,783,715,196670,731,783,524345,83,784,320,729,730,731,765,262205,131,785,731,196670,715,785,
131321,786,131320,786,458997,85,787,174,776,788,789,458997,87,768,767,776,790,789,262390,791,789,
1,131321,792,131320,792,327856,147,793,787,130,262394,793,794,791,131320,794,131321,795,131320,
795,458997,87,790,768,794,796,797,458997,136,798,145,794,799,797,262390,800,797,1,131321,801,
131320,801,327857,147,802,798,146,262394,802,803,800,131320,803,393281,88,804,715,787,798,262205,
87,805,804,393228,87,806,1,4,805,327866,147,807,806,790,393385,87,796,807,806,790,131321,797,
131320,797,327808,136,799,798,149,131321,795,131320,800,131321,789,131320,789,327808,85,788,787,
149,131321,786,131320,791,131321,766,131320,766,327808,85,770,769,149,131321,763,131320,771,
262268,85,808,767,458991,85,809,206,113,174,808,262368,154,154,155,262205,85,810,206,262268,87,
811,810,196670,732,811,327737,87,812,379,732,327813,87,37,200,812,327813,87,38,811,209,131321,813,
131320,813,458997,136,814,145,771,815,816,458997,85,817,174,771,818,816,262390,819,816,0,131321,
820,131320,820,327856,147,821,817,125,262394,821,822,819,131320,822,196855,823,0,262394,210,824,
823,131320,824,262205,85,825,710,196670,733,825,262205,85,826,711,196670,734,826,196670,735,817,
589881,83,827,316,733,734,735,736,737,262205,131,828,736,196670,715,828,262205,131,829,737,196670,
738,762,196670,739,817,196670,740,828,524345,83,830,320,738,739,740,829,262205,131,831,740,196670,
715,831,131321,823,131320,823,131321,832,131320,832,458997,136,815,814,823,833,834,458997,85,835,
174,823,836,834,262390,837,834,1,131321,838,131320,838,327856,147,839,835,130,262394,839,840,837,
131320,840,196670,741,817,196670,742,835,393273,85,841,331,741,742,327745,135,842,715,835,262205,
98,843,842,196670,743,843,196670,744,37,196670,745,815,458809,85,844,674,743,744,745,262205,136,
833,745,327856,147,845,841,211,196855,846,0,262394,845,847,846,131320,847,327814,85,848,841,118,
327817,85,849,841,118,393281,205,850,215,848,849,196670,850,844,131321,846,131320,846,131321,834,
131320,834,327808,85,836,835,149,131321,832,131320,837,131321,816,131320,816,327808,85,818,817,
149,131321,813,131320,819,458986,136,851,208,113,174,814,262368,154,154,155,131326,38,65592,
327734,85,852,0,140,196663,88,853,131320,854,262205,87,855,853,327813,87,39,855,216,262253,85,856,
39,327808,85,857,856,113,131326,857,65592,327734,87,858,0,141,196663,95,859,131320,860,262203,88,
861,7,262205,85,862,859,262256,87,863,862,327813,87,40,863,217,196670,861,40,327737,87,864,395,
861,327813,87,41,40,864,131326,41,65592,327734,83,343,0,142,196663,95,865,196663,95,866,131320,
867,262203,88,868,7,262203,135,869,7,262203,88,870,7,262203,88,871,7,262203,95,872,7,262203,95,
873,7,262203,95,874,7,262201,85,875,281,262205,85,876,866,327812,85,877,876,220,327812,85,878,877,
154,327745,224,879,222,223,262205,85,880,879,262205,85,881,866,327812,85,882,881,118,327808,85,
883,880,882,327850,147,884,875,174,196855,885,0,262394,884,886,885,131320,886,196670,226,174,
196670,225,174,196670,206,174,196670,208,145,131321,885,131320,885,262368,154,154,155,131321,887,
131320,887,458997,85,888,174,885,889,890,458997,85,891,875,885,892,890,262390,893,890,0,131321,
894,131320,894,327856,147,895,891,227,262394,895,896,893,131320,896,131321,897,131320,897,458997,
85,889,888,896,898,899,458997,136,900,145,896,901,899,262390,902,899,1,131321,903,131320,903,
327857,147,904,900,146,262394,904,905,902,131320,905,262205,85,906,865,327808,85,907,906,891,
458817,188,908,27,145,907,900,262205,87,909,908,262268,85,910,909,327879,85,911,910,228,458764,85,
898,1,41,889,911,131321,899,131320,899,327808,136,901,900,149,131321,897,131320,902,131321,890,
131320,890,327808,85,892,891,6,131321,887,131320,893,458991,85,912,206,113,174,888,262368,154,154,
155,262205,85,913,206,262268,87,914,913,196670,868,914,327737,87,915,379,868,327813,87,43,229,915,
262205,85,916,206,262268,87,917,916,327813,87,44,917,230,131321,918,131320,918,458997,87,919,173,
893,920,921,458997,87,922,173,893,923,921,458997,136,924,145,893,925,921,458997,85,926,875,893,56,
921,262390,927,921,0,131321,928,131320,928,327856,147,929,926,220,262394,929,930,927,131320,930,
327856,147,931,926,45,196855,932,0,262394,931,933,934,131320,933,262205,85,935,865,327808,85,936,
935,926,393281,196,937,27,145,936,262205,98,938,937,131321,932,131320,934,131321,932,131320,932,
458997,98,939,938,933,198,934,196670,869,939,131321,940,131320,940,458997,87,920,919,932,52,941,
458997,87,923,922,932,50,941,458997,136,925,924,932,942,941,458997,85,943,174,932,944,941,458997,
85,945,174,932,946,941,458997,136,947,145,932,948,941,262390,949,941,1,131321,950,131320,950,
327857,147,951,947,146,262394,951,952,949,131320,952,327745,88,953,869,947,262205,87,954,953,
327813,87,46,954,43,524300,87,955,1,43,46,231,229,393228,87,956,1,2,955,262254,136,957,956,327808,
136,958,957,232,327875,136,959,958,233,327812,136,960,234,959,327810,136,961,957,960,262255,87,
962,957,327811,87,47,46,962,327813,87,48,46,230,327808,136,942,925,957,327813,87,49,48,48,327809,
87,50,923,49,327813,87,51,47,47,327809,87,52,920,51,327879,136,963,959,202,262268,85,964,963,
327812,136,965,156,947,327876,85,966,964,965,327877,85,946,945,966,327879,136,967,961,202,262268,
85,968,967,327876,85,969,968,965,327877,85,944,943,969,131321,941,131320,941,327808,136,948,947,
149,131321,940,131320,949,327814,85,970,926,154,327812,85,971,970,118,327808,85,972,878,971,
327817,85,973,926,154,327808,85,974,972,973,393281,236,975,55,145,974,196670,975,945,327808,85,
976,974,154,393281,236,977,55,145,976,196670,977,943,131321,921,131320,921,327808,85,56,926,6,
131321,918,131320,927,458986,136,978,208,113,174,924,196670,870,922,327737,85,979,852,870,458986,
85,980,225,113,174,979,196670,871,919,327737,85,981,852,871,458986,85,982,226,113,174,981,262368,
154,154,155,327851,147,983,875,174,196855,984,0,262394,983,985,984,131320,985,65789,131320,984,
262205,85,986,206,262268,87,987,986,262256,87,988,58,327813,87,59,988,237,327866,147,989,987,238,
327864,147,990,987,239,327847,147,991,989,990,262205,85,992,225,196670,872,992,327737,87,993,858,
872,327813,87,60,987,993,327813,87,61,60,240,262205,85,994,226,196670,873,994,327737,87,995,858,
873,196670,874,243,327737,87,996,858,874,327813,87,62,241,996,327809,87,63,995,62,327813,87,64,44,
63,327813,87,65,64,240,327813,87,66,59,61,327809,87,67,65,66,393281,188,997,20,145,883,196670,997,
44,327808,85,998,883,113,262205,136,999,208,262268,87,1000,999,393281,188,1001,20,145,998,196670,
1001,1000,327808,85,1002,883,154,393281,188,1003,20,145,1002,196670,1003,61,327808,85,1004,883,
171,196855,1005,0,262394,991,1006,1007,131320,1006,131321,1005,131320,1007,131321,1005,131320,
1005,458997,87,1008,67,1006,256,1007,393281,188,1009,20,145,1004,196670,1009,1008,65789,65592,};
static const uint32_t bitnet__spv_prepare_fast[] = {
119734787,66304,524299,998,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
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
63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,262215,4,11,26,196679,68,42,196679,69,
42,262215,70,1,2,262215,71,6,4,262215,72,6,4,262215,73,6,4,262215,74,6,4,327752,75,0,35,0,327752,
75,1,35,4,327752,75,2,35,8,327752,75,3,35,12,327752,75,4,35,16,327752,75,5,35,20,327752,75,6,35,
24,327752,75,7,35,28,327752,75,8,35,32,327752,75,9,35,36,327752,75,10,35,40,327752,75,11,35,44,
327752,75,12,35,48,327752,75,13,35,52,327752,75,14,35,56,327752,75,15,35,60,327752,75,16,35,64,
327752,75,17,35,96,327752,75,18,35,224,327752,75,19,35,2272,196679,75,2,262215,76,34,0,262215,76,
33,7,262215,77,1,3,262215,78,6,16,262216,79,0,25,327752,79,0,35,0,196679,79,2,262215,80,34,0,
262215,80,33,3,262215,81,1,0,262215,82,11,25,131091,83,196641,84,83,262165,85,32,0,196641,86,85,
196630,87,32,262176,88,7,87,262177,89,87,88,327713,90,87,88,88,262187,85,91,8,262172,92,87,91,
262176,93,7,92,262177,94,87,93,262176,95,7,85,393249,96,87,95,88,88,327713,97,85,95,95,262167,98,
87,4,262194,85,5,256,262187,85,99,127,393268,85,100,128,5,99,262187,85,101,128,393268,85,102,134,
100,101,262187,85,103,32,393268,85,104,132,102,103,262187,85,105,16,393268,85,106,134,104,105,
262187,85,107,7,393268,85,108,128,106,107,393268,85,109,134,108,91,393268,85,110,128,109,107,
393268,85,111,134,110,91,393268,85,112,128,109,111,262187,85,113,1,393268,85,114,130,112,113,
393268,85,115,134,114,111,393268,85,116,132,111,115,393268,85,117,132,116,103,262187,85,118,4,
393268,85,119,132,117,118,393268,85,120,132,117,118,262194,85,6,128,393268,85,121,132,91,6,393268,
85,122,128,120,121,393268,85,123,130,122,113,393268,85,124,132,91,6,393268,85,125,134,123,124,
393268,85,126,132,125,6,393268,85,127,128,119,126,393268,85,128,130,127,113,393268,85,129,132,125,
6,393268,85,130,134,128,129,262172,131,98,130,262176,132,7,131,524321,133,83,95,95,95,132,132,
458785,134,83,88,95,132,131,262176,135,7,98,262165,136,32,1,262176,137,7,136,393249,138,85,135,88,
137,458785,139,87,95,95,88,88,262177,140,85,88,262177,141,87,95,327713,142,83,95,95,262176,143,1,
85,262203,143,3,1,262187,85,144,2129859015,262187,136,145,0,262187,136,146,4,131092,147,262187,87,
148,1073741824,262187,136,149,1,262187,85,150,1597463007,262187,87,151,1056964608,262187,87,152,
1069547520,262187,85,153,0,262187,85,154,2,262172,155,87,118,262176,156,7,155,262187,85,157,3,
262187,136,158,2,262172,159,87,154,262176,160,7,159,262187,85,161,63,262187,87,162,0,393268,85,
163,128,5,161,262187,85,164,64,393268,85,165,134,163,164,262187,85,166,39,393268,85,167,128,165,
166,262187,85,168,40,393268,85,169,134,167,168,393268,85,170,128,165,169,393268,85,171,130,170,
113,393268,85,172,134,171,169,262172,173,87,172,262176,174,7,173,196637,18,87,196638,19,18,262176,
175,12,19,262203,175,20,12,393268,85,176,130,165,113,262176,177,12,87,262172,178,87,164,262176,
179,4,178,262203,179,180,4,262176,181,4,87,262187,85,182,264,262187,136,183,8,393268,85,184,132,
165,164,393268,85,185,134,184,118,393268,85,186,130,185,113,196637,25,98,196638,26,25,262176,187,
12,26,262203,187,27,12,262176,188,12,98,196656,147,28,196637,29,98,196638,30,29,262176,189,12,30,
262203,189,31,12,393268,85,34,134,184,118,458796,98,190,162,162,162,162,262167,191,147,4,262187,
87,192,1123942400,262187,87,193,3271557120,262187,136,194,255,262187,87,195,925353388,262187,87,
196,1065353216,262176,197,4,85,262203,197,198,4,262176,199,4,136,262203,199,200,4,262187,87,201,
1006699012,393268,147,202,172,125,113,393268,85,203,132,117,118,262167,204,85,4,262172,205,204,
117,262176,206,4,205,262203,206,207,4,262187,87,208,1199579328,262187,87,209,931135488,393268,85,
210,128,5,99,393268,85,211,134,210,101,393268,85,212,132,211,103,589854,42,85,85,85,85,87,87,85,
262176,213,9,42,262203,213,214,9,262187,136,215,6,262176,216,9,85,262203,197,217,4,262203,197,218,
4,393268,85,219,134,184,118,262187,85,220,2147483647,262187,87,221,1182662656,262187,87,222,
947978756,393268,85,45,134,184,118,262187,87,223,3330146304,262187,136,224,64,262187,136,225,7,
262187,136,226,128,196637,53,85,196638,54,53,262176,227,12,54,262203,227,55,12,262176,228,12,85,
393268,85,57,134,5,164,262187,85,229,24,393268,85,58,128,57,229,262187,87,230,864035822,262187,87,
231,786163455,262187,87,232,1482907561,262187,87,233,1065361605,262187,87,234,1008981770,262187,
136,235,16,393268,85,236,196,5,235,262167,237,85,3,262176,238,1,237,262203,238,4,1,196657,147,70,
262187,136,239,5,262176,240,9,87,262187,136,241,3,262172,71,85,91,262172,72,85,103,262187,85,242,
512,262172,73,85,242,196637,74,85,1441822,75,85,85,85,85,85,85,85,85,85,85,85,85,85,85,87,85,71,
72,73,74,262176,243,12,75,262203,243,76,12,393268,85,244,134,184,118,196657,147,77,196637,78,204,
196638,79,78,262176,245,12,79,262203,245,80,12,262176,246,4,204,262176,247,12,204,262194,85,81,1,
393267,237,82,81,113,113,262187,87,248,2139095040,327734,83,2,0,84,131320,249,262203,95,250,7,
262203,88,251,7,262203,88,252,7,262203,132,253,7,262203,95,254,7,262203,95,255,7,262203,95,256,7,
262203,132,257,7,262203,132,258,7,262203,88,259,7,262203,95,260,7,262203,132,261,7,262203,95,262,
7,262203,95,263,7,262203,95,264,7,262203,95,265,7,262203,95,266,7,262203,95,267,7,262203,95,268,7,
262203,95,269,7,262203,88,270,7,262203,88,271,7,262201,85,272,273,327745,143,274,4,153,262205,85,
275,274,327745,216,276,214,145,262205,85,277,276,327745,216,278,214,149,262205,85,279,278,327812,
85,68,275,279,327808,85,69,277,68,196855,280,0,262394,70,281,282,131320,281,196670,250,69,327745,
240,283,214,146,262205,87,284,283,196670,251,284,327745,240,285,214,239,262205,87,286,285,196670,
252,286,458809,87,287,288,250,251,252,327745,216,289,214,241,262205,85,290,289,327745,228,291,76,
149,262205,85,292,291,327808,85,293,292,275,327812,85,294,293,184,327808,85,295,290,294,327814,85,
296,295,118,131321,297,131320,297,458997,85,298,153,281,299,300,262390,301,300,0,131321,302,
131320,302,327856,147,303,298,125,262394,303,304,301,131320,304,196670,254,69,327745,216,305,214,
158,262205,85,306,305,196670,255,306,196670,256,298,589881,83,307,308,254,255,256,257,258,262205,
131,309,257,196670,253,309,262205,131,310,258,196670,259,287,196670,260,298,196670,261,309,524345,
83,311,312,259,260,261,310,262205,131,313,261,196670,253,313,131321,314,131320,314,458997,85,315,
153,304,316,317,262390,318,317,1,131321,319,131320,319,327856,147,320,315,130,262394,320,321,318,
131320,321,196670,262,298,196670,263,315,393273,85,322,323,262,263,327856,147,324,322,244,196855,
325,0,262394,324,326,325,131320,326,196670,264,298,196670,265,315,393273,85,327,323,264,265,
327808,85,328,296,327,327745,135,329,253,315,262205,98,330,329,393281,188,331,27,145,328,196670,
331,330,131321,325,131320,325,131321,317,131320,317,327808,85,316,315,149,131321,314,131320,318,
131321,300,131320,300,327808,85,299,298,149,131321,297,131320,301,196855,332,0,262394,77,333,332,
131320,333,196670,266,296,196670,267,275,393273,83,334,335,266,267,131321,332,131320,332,131321,
280,131320,282,196670,268,69,327745,216,336,214,158,262205,85,337,336,196670,269,337,327745,240,
338,214,146,262205,87,339,338,196670,270,339,327745,240,340,214,239,262205,87,341,340,196670,271,
341,524345,87,342,343,268,269,270,271,131321,344,131320,344,458997,85,345,272,282,346,347,262390,
348,347,1,131321,349,131320,349,327856,147,350,345,117,262394,350,351,348,131320,351,327812,85,
352,275,117,327808,85,353,352,345,327745,246,354,207,345,262205,204,355,354,393281,247,356,80,145,
353,196670,356,355,131321,347,131320,347,327808,85,346,345,6,131321,344,131320,348,327850,147,357,
272,153,196855,358,0,262394,357,359,358,131320,359,327745,216,360,214,241,262205,85,361,360,
327812,85,362,154,275,327808,85,363,361,362,393281,177,364,20,145,363,196670,364,342,327808,85,
365,363,113,262205,136,366,200,262268,87,367,366,393281,177,368,20,145,365,196670,368,367,131321,
358,131320,358,131321,280,131320,280,65789,65592,327734,85,273,0,86,131320,369,262205,85,370,3,
131326,370,65592,327734,87,371,0,89,196663,88,372,131320,373,262205,87,374,372,262268,85,375,374,
327810,85,7,144,375,262268,87,376,7,131321,377,131320,377,458997,87,378,376,373,10,379,458997,136,
380,145,373,381,379,262390,382,379,0,131321,383,131320,383,327857,147,384,380,146,262394,384,385,
382,131320,385,262205,87,386,372,327813,87,8,386,378,327811,87,9,148,8,327813,87,10,378,9,131321,
379,131320,379,327808,136,381,380,149,131321,377,131320,382,131326,378,65592,327734,87,387,0,89,
196663,88,388,131320,389,262205,87,390,388,262268,85,391,390,327874,85,392,391,149,327810,85,11,
150,392,262268,87,393,11,262205,87,394,388,327813,87,12,151,394,131321,395,131320,395,458997,87,
396,393,389,16,397,458997,136,398,145,389,399,397,262390,400,397,0,131321,401,131320,401,327857,
147,402,398,146,262394,402,403,400,131320,403,327813,87,13,12,396,327813,87,14,13,396,327811,87,
15,152,14,327813,87,16,396,15,131321,397,131320,397,327808,136,399,398,149,131321,395,131320,400,
131326,396,65592,327734,87,404,0,90,196663,88,405,196663,88,406,131320,407,262205,87,408,405,
262205,87,409,406,327809,87,17,408,409,131326,17,65592,327734,87,410,0,94,196663,93,411,131320,
412,262203,156,413,7,262203,88,414,7,262203,88,415,7,262203,160,416,7,262203,88,417,7,262203,88,
418,7,262203,88,419,7,262203,88,420,7,262203,88,421,7,262203,88,422,7,262203,88,423,7,262203,88,
424,7,262203,88,425,7,262203,88,426,7,262201,85,427,273,327879,85,428,427,107,327879,85,429,428,
118,327851,147,430,429,153,327879,85,431,428,154,327851,147,432,431,153,327879,85,433,428,113,
327851,147,434,433,153,131321,435,131320,435,458997,136,436,145,412,437,438,262390,439,438,1,
131321,440,131320,440,327857,147,441,436,146,262394,441,442,439,131320,442,196855,443,0,262394,
430,444,445,131320,444,327808,136,446,436,146,327745,88,447,411,446,262205,87,448,447,131321,443,
131320,445,327745,88,449,411,436,262205,87,450,449,131321,443,131320,443,458997,87,451,448,444,
450,445,196855,452,0,262394,430,453,454,131320,453,327745,88,455,411,436,262205,87,456,455,131321,
452,131320,454,327808,136,457,436,146,327745,88,458,411,457,262205,87,459,458,131321,452,131320,
452,458997,87,460,456,453,459,454,393562,87,461,157,460,118,196670,414,451,196670,415,461,393273,
87,462,404,414,415,327745,88,463,413,436,196670,463,462,131321,438,131320,438,327808,136,437,436,
149,131321,435,131320,439,131321,464,131320,464,458997,136,465,145,439,466,467,262390,468,467,1,
131321,469,131320,469,327857,147,470,465,158,262394,470,471,468,131320,471,196855,472,0,262394,
432,473,474,131320,473,327808,136,475,465,158,327745,88,476,413,475,262205,87,477,476,131321,472,
131320,474,327745,88,478,413,465,262205,87,479,478,131321,472,131320,472,458997,87,480,477,473,
479,474,196855,481,0,262394,432,482,483,131320,482,327745,88,484,413,465,262205,87,485,484,131321,
481,131320,483,327808,136,486,465,158,327745,88,487,413,486,262205,87,488,487,131321,481,131320,
481,458997,87,489,485,482,488,483,393562,87,490,157,489,154,196670,417,480,196670,418,490,393273,
87,491,404,417,418,327745,88,492,416,465,196670,492,491,131321,467,131320,467,327808,136,466,465,
149,131321,464,131320,468,196855,493,0,262394,434,494,495,131320,494,327745,88,496,416,149,262205,
87,497,496,131321,493,131320,495,327745,88,498,416,145,262205,87,499,498,131321,493,131320,493,
458997,87,500,497,494,499,495,196855,501,0,262394,434,502,503,131320,502,327745,88,504,416,145,
262205,87,505,504,131321,501,131320,503,327745,88,506,416,149,262205,87,507,506,131321,501,131320,
501,458997,87,508,505,502,507,503,393562,87,509,157,508,113,196670,419,500,196670,420,509,393273,
87,510,404,419,420,393562,87,511,157,510,118,196670,421,510,196670,422,511,393273,87,512,404,421,
422,393562,87,513,157,512,154,196670,423,512,196670,424,513,393273,87,514,404,423,424,393562,87,
515,157,514,113,196670,425,514,196670,426,515,393273,87,516,404,425,426,131326,516,65592,327734,
87,288,0,96,196663,95,517,196663,88,518,196663,88,519,131320,520,262203,174,521,7,262203,93,522,7,
262203,93,523,7,262203,88,524,7,262201,85,525,273,327879,85,526,525,161,131321,527,131320,527,
458997,87,528,162,520,529,530,458997,85,531,153,520,532,530,262390,533,530,0,131321,534,131320,
534,327856,147,535,531,169,262394,535,536,533,131320,536,131321,537,131320,537,458997,85,538,153,
536,539,540,262390,541,540,1,131321,542,131320,542,327856,147,543,538,172,262394,543,544,541,
131320,544,327812,85,545,531,172,327808,85,546,545,538,262205,85,547,517,458764,85,548,1,38,546,
176,327812,85,549,548,164,327808,85,550,547,549,327808,85,551,550,526,393281,177,552,20,145,551,
262205,87,553,552,327745,88,554,521,538,196670,554,553,327854,147,555,546,165,196855,556,0,262394,
555,557,556,131320,557,196670,554,162,131321,556,131320,556,131321,540,131320,540,327808,85,539,
538,149,131321,537,131320,541,131321,558,131320,558,458997,87,529,528,541,22,559,458997,85,560,
153,541,561,559,262390,562,559,1,131321,563,131320,563,327856,147,564,560,172,262394,564,565,562,
131320,565,327745,88,566,521,560,262205,87,567,566,262205,87,568,566,327813,87,21,567,568,327809,
87,22,529,21,131321,559,131320,559,327808,85,561,560,149,131321,558,131320,562,131321,530,131320,
530,327808,85,532,531,149,131321,527,131320,533,327745,181,569,180,526,196670,569,528,262368,154,
154,182,131321,570,131320,570,458997,136,571,145,533,572,573,262390,574,573,1,131321,575,131320,
575,327857,147,576,571,183,262394,576,577,574,131320,577,262201,85,578,273,327879,85,579,578,107,
327812,85,580,579,91,262268,85,581,571,327808,85,582,580,581,327745,181,583,180,582,262205,87,584,
583,327745,88,585,522,571,196670,585,584,131321,573,131320,573,327808,136,572,571,149,131321,570,
131320,574,262205,92,586,522,196670,523,586,327737,87,587,410,523,262205,87,588,518,327813,87,23,
587,588,262205,87,589,519,327809,87,24,23,589,196670,524,24,327737,87,590,387,524,131326,590,
65592,327734,85,323,0,97,196663,95,591,196663,95,592,131320,593,262201,85,594,273,262205,85,595,
591,327812,85,596,595,130,262205,85,597,592,327808,85,598,596,597,327812,85,599,598,6,327808,85,
600,594,599,131326,600,65592,327734,83,308,0,133,196663,95,601,196663,95,602,196663,95,603,196663,
132,604,196663,132,605,131320,606,262203,95,607,7,262203,95,608,7,131321,609,131320,609,458997,85,
610,153,606,611,612,262390,613,612,1,131321,614,131320,614,327856,147,615,610,130,262394,615,616,
613,131320,616,262205,85,617,603,196670,607,617,196670,608,610,393273,85,618,323,607,608,458764,
85,619,1,38,618,186,262205,85,620,601,327814,85,621,620,118,327808,85,622,621,619,393281,188,623,
27,145,622,262205,98,624,623,327745,135,625,604,610,196670,625,624,196855,626,0,262394,28,627,626,
131320,627,262205,85,628,602,327814,85,629,628,118,327808,85,630,629,619,393281,188,631,31,145,
630,262205,98,632,631,327745,135,633,605,610,196670,633,632,131321,626,131320,626,131321,612,
131320,612,327808,85,611,610,149,131321,609,131320,613,65789,65592,327734,83,312,0,134,196663,88,
634,196663,95,635,196663,132,636,196663,131,637,131320,638,262203,132,639,7,262203,95,640,7,
262203,95,641,7,131321,642,131320,642,458997,85,643,153,638,35,644,262390,645,644,1,131321,646,
131320,646,327856,147,647,643,130,262394,647,648,645,131320,648,327745,135,649,636,643,262205,98,
650,649,196855,651,0,262394,28,652,651,131320,652,262205,87,653,634,327822,98,32,650,653,196670,
639,637,327745,135,654,639,643,262205,98,655,654,327813,98,33,32,655,131321,651,131320,651,458997,
98,656,650,648,33,652,262205,85,657,635,196670,640,657,196670,641,643,393273,85,658,323,640,641,
327856,147,659,658,34,458832,191,660,659,659,659,659,393385,98,661,660,656,190,196670,649,661,
131321,644,131320,644,327808,85,35,643,149,131321,642,131320,645,65789,65592,327734,85,662,0,138,
196663,135,663,196663,88,664,196663,137,665,131320,666,262203,135,667,7,262205,98,668,663,262205,
87,669,664,327822,98,36,668,669,196670,667,36,131321,670,131320,670,458997,85,671,153,666,672,673,
458997,136,674,145,666,675,673,262390,676,673,1,131321,677,131320,677,327857,147,678,674,146,
262394,678,679,676,131320,679,327745,88,680,667,674,262205,87,681,680,327864,147,682,681,192,
196855,683,0,262394,682,684,685,131320,684,262205,87,686,680,131321,683,131320,685,131321,683,
131320,683,458997,87,687,686,684,192,685,327866,147,688,687,193,393385,87,689,688,687,193,393228,
87,690,1,2,689,262254,136,691,690,262205,136,692,665,327808,136,693,692,691,196670,665,693,327879,
136,694,691,194,262268,85,695,694,327812,136,696,183,674,327876,85,697,695,696,327877,85,672,671,
697,131321,673,131320,673,327808,136,675,674,149,131321,670,131320,676,131326,671,65592,327734,87,
343,0,139,196663,95,698,196663,95,699,196663,88,700,196663,88,701,131320,702,262203,132,703,7,
262203,95,704,7,262203,95,705,7,262203,95,706,7,262203,132,707,7,262203,132,708,7,262203,95,709,7,
262203,88,710,7,262203,88,711,7,262203,95,712,7,262203,95,713,7,262203,95,714,7,262203,132,715,7,
262203,132,716,7,262203,88,717,7,262203,95,718,7,262203,132,719,7,262203,88,720,7,262203,95,721,7,
262203,95,722,7,262203,95,723,7,262203,132,724,7,262203,132,725,7,262203,88,726,7,262203,95,727,7,
262203,132,728,7,262203,95,729,7,262203,95,730,7,262203,135,731,7,262203,88,732,7,262203,137,733,
7,262201,85,734,273,327850,147,735,734,153,196855,736,0,262394,735,737,736,131320,737,196670,198,
153,196670,200,145,131321,736,131320,736,262205,85,738,698,196670,704,738,262205,85,739,699,
196670,705,739,196670,706,153,589881,83,740,308,704,705,706,707,708,262205,131,741,707,196670,703,
741,262205,131,742,708,196855,743,0,262394,28,744,745,131320,744,262205,85,746,698,196670,709,746,
262205,87,747,700,196670,710,747,262205,87,748,701,196670,711,748,458809,87,749,288,709,710,711,
131321,743,131320,745,262368,154,154,182,131321,743,131320,743,458997,87,750,749,744,196,745,
131321,751,131320,751,458997,131,752,742,743,753,754,458997,87,755,195,743,756,754,458997,85,757,
153,743,758,754,262390,759,754,0,131321,760,131320,760,327856,147,761,757,125,262394,761,762,759,
131320,762,327852,147,763,757,153,196855,764,0,262394,763,765,764,131320,765,262205,85,766,698,
196670,712,766,262205,85,767,699,196670,713,767,196670,714,757,589881,83,768,308,712,713,714,715,
716,262205,131,769,715,196670,703,769,262205,131,770,716,131321,764,131320,764,458997,131,753,752,
762,770,765,196670,717,750,196670,718,757,262205,131,771,703,196670,719,771,524345,83,772,312,717,
718,719,753,262205,131,773,719,196670,703,773,131321,774,131320,774,458997,85,775,153,764,776,777,
458997,87,756,755,764,778,777,262390,779,777,1,131321,780,131320,780,327856,147,781,775,130,
262394,781,782,779,131320,782,131321,783,131320,783,458997,87,778,756,782,784,785,458997,136,786,
145,782,787,785,262390,788,785,1,131321,789,131320,789,327857,147,790,786,146,262394,790,791,788,
131320,791,393281,88,792,703,775,786,262205,87,793,792,393228,87,794,1,4,793,327866,147,795,794,
778,393385,87,784,795,794,778,131321,785,131320,785,327808,136,787,786,149,131321,783,131320,788,
131321,777,131320,777,327808,85,776,775,149,131321,774,131320,779,131321,754,131320,754,327808,85,
758,757,149,131321,751,131320,759,262268,85,796,755,458991,85,797,198,113,153,796,262368,154,154,
182,262205,85,798,198,262268,87,799,798,196670,720,799,327737,87,800,371,720,327813,87,37,192,800,
327813,87,38,799,201,131321,801,131320,801,458997,136,802,145,759,803,804,458997,85,805,153,759,
806,804,262390,807,804,0,131321,808,131320,808,327856,147,809,805,125,262394,809,810,807,131320,
810,196855,811,0,262394,202,812,811,131320,812,262205,85,813,698,196670,721,813,262205,85,814,699,
196670,722,814,196670,723,805,589881,83,815,308,721,722,723,724,725,262205,131,816,724,196670,703,
816,262205,131,817,725,196670,726,750,196670,727,805,196670,728,816,524345,83,818,312,726,727,728,
817,262205,131,819,728,196670,703,819,131321,811,131320,811,131321,820,131320,820,458997,136,803,
802,811,821,822,458997,85,823,153,811,824,822,262390,825,822,1,131321,826,131320,826,327856,147,
827,823,130,262394,827,828,825,131320,828,196670,729,805,196670,730,823,393273,85,829,323,729,730,
327745,135,830,703,823,262205,98,831,830,196670,731,831,196670,732,37,196670,733,803,458809,85,
832,662,731,732,733,262205,136,821,733,327856,147,833,829,203,196855,834,0,262394,833,835,834,
131320,835,327814,85,836,829,118,327817,85,837,829,118,393281,197,838,207,836,837,196670,838,832,
131321,834,131320,834,131321,822,131320,822,327808,85,824,823,149,131321,820,131320,825,131321,
804,131320,804,327808,85,806,805,149,131321,801,131320,807,458986,136,839,200,113,153,802,262368,
154,154,182,131326,38,65592,327734,85,840,0,140,196663,88,841,131320,842,262205,87,843,841,327813,
87,39,843,208,262253,85,844,39,327808,85,845,844,113,131326,845,65592,327734,87,846,0,141,196663,
95,847,131320,848,262203,88,849,7,262205,85,850,847,262256,87,851,850,327813,87,40,851,209,196670,
849,40,327737,87,852,387,849,327813,87,41,40,852,131326,41,65592,327734,83,335,0,142,196663,95,
853,196663,95,854,131320,855,262203,88,856,7,262203,135,857,7,262203,88,858,7,262203,88,859,7,
262203,95,860,7,262203,95,861,7,262203,95,862,7,262201,85,863,273,262205,85,864,854,327812,85,865,
864,212,327812,85,866,865,154,327745,216,867,214,215,262205,85,868,867,262205,85,869,854,327812,
85,870,869,118,327808,85,871,868,870,327850,147,872,863,153,196855,873,0,262394,872,874,873,
131320,874,196670,218,153,196670,217,153,196670,198,153,196670,200,145,131321,873,131320,873,
262368,154,154,182,131321,875,131320,875,458997,85,876,153,873,877,878,458997,85,879,863,873,880,
878,262390,881,878,0,131321,882,131320,882,327856,147,883,879,219,262394,883,884,881,131320,884,
131321,885,131320,885,458997,85,877,876,884,886,887,458997,136,888,145,884,889,887,262390,890,887,
1,131321,891,131320,891,327857,147,892,888,146,262394,892,893,890,131320,893,262205,85,894,853,
327808,85,895,894,879,458817,177,896,27,145,895,888,262205,87,897,896,262268,85,898,897,327879,85,
899,898,220,458764,85,886,1,41,877,899,131321,887,131320,887,327808,136,889,888,149,131321,885,
131320,890,131321,878,131320,878,327808,85,880,879,6,131321,875,131320,881,458991,85,900,198,113,
153,876,262368,154,154,182,262205,85,901,198,262268,87,902,901,196670,856,902,327737,87,903,371,
856,327813,87,43,221,903,262205,85,904,198,262268,87,905,904,327813,87,44,905,222,131321,906,
131320,906,458997,87,907,162,881,908,909,458997,87,910,162,881,911,909,458997,136,912,145,881,913,
909,458997,85,914,863,881,56,909,262390,915,909,0,131321,916,131320,916,327856,147,917,914,212,
262394,917,918,915,131320,918,327856,147,919,914,45,196855,920,0,262394,919,921,922,131320,921,
262205,85,923,853,327808,85,924,923,914,393281,188,925,27,145,924,262205,98,926,925,131321,920,
131320,922,131321,920,131320,920,458997,98,927,926,921,190,922,196670,857,927,131321,928,131320,
928,458997,87,908,907,920,52,929,458997,87,911,910,920,50,929,458997,136,913,912,920,930,929,
458997,85,931,153,920,932,929,458997,85,933,153,920,934,929,458997,136,935,145,920,936,929,262390,
937,929,1,131321,938,131320,938,327857,147,939,935,146,262394,939,940,937,131320,940,327745,88,
941,857,935,262205,87,942,941,327813,87,46,942,43,524300,87,943,1,43,46,223,221,393228,87,944,1,2,
943,262254,136,945,944,327808,136,946,945,224,327875,136,947,946,225,327812,136,948,226,947,
327810,136,949,945,948,262255,87,950,945,327811,87,47,46,950,327813,87,48,46,222,327808,136,930,
913,945,327813,87,49,48,48,327809,87,50,911,49,327813,87,51,47,47,327809,87,52,908,51,327879,136,
951,947,194,262268,85,952,951,327812,136,953,183,935,327876,85,954,952,953,327877,85,934,933,954,
327879,136,955,949,194,262268,85,956,955,327876,85,957,956,953,327877,85,932,931,957,131321,929,
131320,929,327808,136,936,935,149,131321,928,131320,937,327814,85,958,914,154,327812,85,959,958,
118,327808,85,960,866,959,327817,85,961,914,154,327808,85,962,960,961,393281,228,963,55,145,962,
196670,963,933,327808,85,964,962,154,393281,228,965,55,145,964,196670,965,931,131321,909,131320,
909,327808,85,56,914,6,131321,906,131320,915,458986,136,966,200,113,153,912,196670,858,910,327737,
85,967,840,858,458986,85,968,217,113,153,967,196670,859,907,327737,85,969,840,859,458986,85,970,
218,113,153,969,262368,154,154,182,327851,147,971,863,153,196855,972,0,262394,971,973,972,131320,
973,65789,131320,972,262205,85,974,198,262268,87,975,974,262256,87,976,58,327813,87,59,976,230,
327866,147,977,975,231,327864,147,978,975,232,327847,147,979,977,978,262205,85,980,217,196670,860,
980,327737,87,981,846,860,327813,87,60,975,981,327813,87,61,60,233,262205,85,982,218,196670,861,
982,327737,87,983,846,861,196670,862,236,327737,87,984,846,862,327813,87,62,234,984,327809,87,63,
983,62,327813,87,64,44,63,327813,87,65,64,233,327813,87,66,59,61,327809,87,67,65,66,393281,177,
985,20,145,871,196670,985,44,327808,85,986,871,113,262205,136,987,200,262268,87,988,987,393281,
177,989,20,145,986,196670,989,988,327808,85,990,871,154,393281,177,991,20,145,990,196670,991,61,
327808,85,992,871,157,196855,993,0,262394,979,994,995,131320,994,131321,993,131320,995,131321,993,
131320,993,458997,87,996,67,994,248,995,393281,177,997,20,145,992,196670,997,996,65789,65592,};
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
119734787,66304,524299,1699,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
196679,65,42,262215,66,1,5,262215,67,1,7,262215,68,1,6,262215,69,1,3,262215,70,1,4,196679,71,42,
196679,72,42,327752,73,0,35,0,327752,73,1,35,4,327752,73,2,35,8,327752,73,3,35,12,327752,73,4,35,
16,327752,73,5,35,20,327752,73,6,35,24,327752,73,7,35,28,327752,73,8,35,32,327752,73,9,35,36,
327752,73,10,35,40,327752,73,11,35,44,327752,73,12,35,48,327752,73,13,35,52,327752,73,14,35,56,
327752,73,15,35,60,327752,73,16,35,64,327752,73,17,35,68,327752,73,18,35,72,327752,73,19,35,76,
196679,73,2,262215,74,6,4,262216,75,0,24,327752,75,0,35,0,196679,75,2,262215,76,34,0,262215,76,33,
1,196679,77,42,262215,78,6,8,262216,79,0,24,327752,79,0,35,0,196679,79,2,262215,80,34,0,262215,80,
33,6,196679,81,42,196679,82,42,196679,83,42,196679,84,42,196679,85,42,196679,86,42,196679,87,42,
196679,88,42,262215,89,6,4,262215,90,6,4,262215,91,6,4,262215,92,6,4,327752,93,0,35,0,327752,93,1,
35,4,327752,93,2,35,8,327752,93,3,35,12,327752,93,4,35,16,327752,93,5,35,20,327752,93,6,35,24,
327752,93,7,35,28,327752,93,8,35,32,327752,93,9,35,36,327752,93,10,35,40,327752,93,11,35,44,
327752,93,12,35,48,327752,93,13,35,52,327752,93,14,35,56,327752,93,15,35,60,327752,93,16,35,64,
327752,93,17,35,96,327752,93,18,35,224,327752,93,19,35,2272,196679,93,2,262215,94,34,0,262215,94,
33,7,196679,95,42,196679,96,42,196679,97,42,196679,98,42,196679,99,42,196679,100,42,262215,101,6,
4,327752,102,0,35,0,196679,102,2,262215,103,34,0,262215,103,33,4,262215,104,6,4,327752,105,0,35,0,
196679,105,2,262215,106,34,0,262215,106,33,5,262215,107,1,8,196679,108,42,196679,109,42,196679,
110,42,196679,111,42,196679,112,42,262215,113,6,16,262216,114,0,24,327752,114,0,35,0,196679,114,2,
262215,115,34,0,262215,115,33,3,262215,116,6,16,262216,117,0,24,327752,117,0,35,0,196679,117,2,
262215,118,34,0,262215,118,33,0,262215,4,11,26,262215,119,1,0,262215,120,11,25,131091,121,196641,
122,121,262165,123,32,0,196641,124,123,196630,125,32,262176,126,7,125,262177,127,123,126,327713,
128,123,126,126,262177,129,125,126,262176,130,7,123,262165,131,32,1,327713,132,131,130,130,262167,
133,123,4,262176,134,7,133,524321,135,131,134,134,134,134,134,327713,136,125,126,126,262176,137,7,
131,262177,138,131,137,262187,123,139,8,262172,140,125,139,262176,141,7,140,262177,142,125,141,
393249,143,125,130,126,126,327713,144,123,130,130,262167,145,125,4,262194,123,5,256,262187,123,
146,127,393268,123,147,128,5,146,262187,123,148,128,393268,123,149,134,147,148,262187,123,150,32,
393268,123,151,132,149,150,262187,123,152,16,393268,123,153,134,151,152,262187,123,154,7,393268,
123,155,128,153,154,393268,123,156,134,155,139,393268,123,157,128,156,154,393268,123,158,134,157,
139,393268,123,159,128,156,158,262187,123,160,1,393268,123,161,130,159,160,393268,123,162,134,161,
158,393268,123,163,132,158,162,393268,123,164,132,163,150,262187,123,165,4,393268,123,166,132,164,
165,393268,123,167,132,164,165,262194,123,6,128,393268,123,168,132,139,6,393268,123,169,128,167,
168,393268,123,170,130,169,160,393268,123,171,132,139,6,393268,123,172,134,170,171,393268,123,173,
132,172,6,393268,123,174,128,166,173,393268,123,175,130,174,160,393268,123,176,132,172,6,393268,
123,177,134,175,176,262172,178,145,177,262176,179,7,178,524321,180,121,130,130,130,179,179,458785,
181,121,126,130,179,178,262176,182,7,145,393249,183,123,182,126,137,458785,184,125,130,130,126,
126,524321,185,125,137,137,126,126,130,262167,186,125,2,458785,187,186,126,126,130,130,393249,188,
121,130,182,130,393249,189,121,130,126,130,458785,190,121,130,126,126,130,327713,191,133,130,130,
262194,123,7,1,262187,123,192,2,131092,193,393268,193,194,170,7,192,262194,123,8,1,393268,123,195,
132,192,8,458804,123,196,169,194,195,8,262172,197,123,196,262194,123,9,1,393268,193,198,170,9,160,
458804,123,199,169,198,162,160,393268,123,200,132,199,196,262172,201,133,200,262176,202,7,201,
393249,203,121,130,197,202,393268,123,204,132,196,9,262172,205,131,204,262176,206,7,205,393249,
207,121,130,201,206,262177,208,121,130,262176,209,1,123,262203,209,3,1,262187,131,210,16,262187,
123,211,32768,262187,123,212,2147483647,262187,125,213,1056964608,262187,123,214,2139095040,
262187,123,215,32256,262187,123,216,1199566848,262187,123,217,31744,262187,123,218,947912704,
262187,123,219,1056964608,262187,131,220,13,262187,123,221,2129859015,262187,131,222,0,262187,131,
223,4,262187,125,224,1073741824,262187,131,225,1,262187,123,226,1597463007,262187,125,227,
1069547520,262187,125,228,1117782016,262187,125,229,1069066811,262187,125,230,1262485504,262187,
125,231,1060208640,262187,125,232,3109978243,262187,125,233,961571175,262187,125,234,985088974,
262187,125,235,1007192328,262187,125,236,1026206145,262187,125,237,1042983594,262187,125,238,
1065353216,262187,131,239,23,262187,125,240,3265265664,262187,125,241,0,262187,131,242,8,262187,
131,243,24,262187,131,244,6,262187,123,245,50529027,262187,131,246,2,262187,123,247,4294967288,
262187,123,248,264,262172,249,131,6,262176,250,4,249,262203,250,251,4,262176,252,4,131,262187,123,
253,0,393268,123,254,132,6,139,262172,255,125,254,262176,256,4,255,262203,256,257,4,262176,258,4,
125,262172,259,125,6,262176,260,4,259,262203,260,261,4,262187,123,262,48,262187,123,263,40,262187,
123,264,24,262187,123,265,56,262187,123,266,6,262187,123,267,5,262187,123,268,3,262187,123,269,63,
393268,123,270,128,5,269,262187,123,271,64,393268,123,272,134,270,271,262187,123,273,39,393268,
123,274,128,272,273,393268,123,275,134,274,263,393268,123,276,128,272,275,393268,123,277,130,276,
160,393268,123,278,134,277,275,262172,279,125,278,262176,280,7,279,196637,45,125,196638,46,45,
262176,281,12,46,262203,281,47,12,393268,123,282,130,272,160,262176,283,12,125,262172,284,125,271,
262176,285,4,284,262203,285,286,4,393268,123,287,132,272,271,393268,123,288,134,287,165,393268,
123,289,130,288,160,196637,52,145,196638,53,52,262176,290,12,53,262203,290,54,12,262176,291,12,
145,196656,193,55,196637,56,145,196638,57,56,262176,292,12,57,262203,292,58,12,393268,123,61,134,
287,165,458796,145,293,241,241,241,241,262167,294,193,4,262187,125,295,1123942400,262187,125,296,
3271557120,262187,131,297,255,262187,125,298,925353388,262176,299,4,123,262203,299,300,4,262203,
252,301,4,262187,125,302,1006699012,393268,193,303,172,172,160,393268,123,304,132,164,165,262172,
305,133,164,262176,306,4,305,262203,306,307,4,262194,123,66,64,196657,193,67,262194,123,68,64,
262194,123,69,4,262194,123,70,2,393268,123,308,128,69,70,393268,123,309,134,68,192,1441822,73,123,
123,123,123,123,123,123,123,123,123,123,125,125,125,123,123,123,123,123,123,262176,310,9,73,
262203,310,311,9,262176,312,9,123,262187,123,313,4294967295,196637,74,125,196638,75,74,262176,314,
12,75,262203,314,76,12,262176,315,7,186,196637,78,186,196638,79,78,262176,316,12,79,262203,316,80,
12,393268,123,317,134,68,192,262176,318,12,186,262172,89,123,139,262172,90,123,150,262187,123,319,
512,262172,91,123,319,196637,92,123,1441822,93,123,123,123,123,123,123,123,123,123,123,123,123,
123,123,125,123,89,90,91,92,262176,320,12,93,262203,320,94,12,262176,321,12,123,393268,123,322,
128,69,70,393268,123,323,134,68,192,262187,131,324,5,393268,123,325,128,66,269,393268,123,326,134,
325,271,393268,123,327,132,326,271,262176,328,9,125,262187,131,329,9,196637,101,123,196638,102,
101,262176,330,12,102,262203,330,103,12,196637,104,123,196638,105,104,262176,331,12,105,262203,
331,106,12,196657,193,107,393268,193,332,170,9,160,262176,333,4,133,196637,113,133,196638,114,113,
262176,334,12,114,262203,334,115,12,262176,335,12,133,393268,123,336,134,151,152,393268,123,337,
130,336,160,196637,116,133,196638,117,116,262176,338,12,117,262203,338,118,12,262176,339,7,197,
393268,123,340,134,151,152,262187,131,341,3,393268,123,342,134,6,139,262187,131,343,7,393268,193,
344,170,7,253,393268,193,345,170,7,192,262172,346,125,196,262176,347,7,346,393268,193,348,170,9,
160,262172,349,125,9,262176,350,7,349,262187,131,351,11,262187,131,352,12,262172,353,131,9,262176,
354,7,353,262187,131,355,10,393268,123,356,132,158,162,393268,193,357,170,7,192,393268,193,358,
170,7,253,393268,123,359,132,342,8,393268,123,360,132,359,9,262172,361,125,360,262176,362,4,361,
262203,362,363,4,393268,193,364,170,7,160,393268,123,365,130,196,8,393268,193,366,170,7,253,
393268,123,367,132,342,8,393268,123,368,134,367,165,262167,369,123,3,262176,370,1,369,262203,370,
4,1,262194,123,119,1,393267,369,120,119,160,160,262187,123,371,3355447295,327734,121,2,0,122,
131320,372,262203,130,373,7,327745,209,374,4,253,262205,123,375,374,196670,373,375,327737,121,376,
377,373,65789,65592,327734,123,378,0,124,131320,379,262205,123,380,3,131326,380,65592,327734,123,
381,0,127,196663,126,382,131320,383,262205,125,384,382,262268,123,385,384,327874,123,386,385,210,
327879,123,387,386,211,327879,123,388,385,212,262268,125,389,388,327809,125,10,389,213,327852,193,
390,388,214,196855,391,0,262394,390,392,391,131320,392,131326,215,131320,391,327854,193,393,388,
216,196855,394,0,262394,393,395,394,131320,395,327877,123,396,387,217,131326,396,131320,394,
327856,193,397,388,218,196855,398,0,262394,397,399,398,131320,399,262268,123,400,10,327810,123,
401,400,219,327877,123,402,387,401,131326,402,131320,398,327808,123,403,388,371,327874,123,404,
388,220,327879,123,405,404,160,327808,123,406,403,405,327874,123,407,406,220,327877,123,408,387,
407,131326,408,65592,327734,123,409,0,128,196663,126,410,196663,126,411,131320,412,262203,126,413,
7,262203,126,414,7,262205,125,415,410,196670,413,415,327737,123,416,381,413,262205,125,417,411,
196670,414,417,327737,123,418,381,414,327876,123,419,418,210,327877,123,420,416,419,131326,420,
65592,327734,125,421,0,129,196663,126,422,131320,423,262205,125,424,422,262268,123,425,424,327810,
123,11,221,425,262268,125,426,11,131321,427,131320,427,458997,125,428,426,423,14,429,458997,131,
430,222,423,431,429,262390,432,429,0,131321,433,131320,433,327857,193,434,430,223,262394,434,435,
432,131320,435,262205,125,436,422,327813,125,12,436,428,327811,125,13,224,12,327813,125,14,428,13,
131321,429,131320,429,327808,131,431,430,225,131321,427,131320,432,131326,428,65592,327734,125,
437,0,129,196663,126,438,131320,439,262205,125,440,438,262268,123,441,440,327874,123,442,441,225,
327810,123,15,226,442,262268,125,443,15,262205,125,444,438,327813,125,16,213,444,131321,445,
131320,445,458997,125,446,443,439,20,447,458997,131,448,222,439,449,447,262390,450,447,0,131321,
451,131320,451,327857,193,452,448,223,262394,452,453,450,131320,453,327813,125,17,16,446,327813,
125,18,17,446,327811,125,19,227,18,327813,125,20,446,19,131321,447,131320,447,327808,131,449,448,
225,131321,445,131320,450,131326,446,65592,327734,125,454,0,129,196663,126,455,131320,456,262205,
125,457,455,327866,193,458,457,228,262205,125,459,455,393385,125,460,458,228,459,327813,125,21,
460,229,327809,125,22,21,230,327811,125,23,22,230,327813,125,24,23,231,327811,125,25,460,24,
327813,125,26,23,232,327811,125,27,25,26,327813,125,28,233,27,327809,125,29,28,234,327813,125,30,
29,27,327809,125,31,30,235,327813,125,32,31,27,327809,125,33,32,236,327813,125,34,33,27,327809,
125,35,34,237,327813,125,36,35,27,327809,125,37,36,213,327813,125,38,27,27,327813,125,39,37,38,
327809,125,40,39,27,327809,125,41,40,238,262268,123,461,22,327808,123,42,461,146,327876,123,462,
42,239,262268,125,463,462,327813,125,43,41,463,262205,125,464,455,327864,193,465,464,240,393385,
125,466,465,241,43,131326,466,65592,327734,131,467,0,132,196663,130,468,196663,130,469,131320,470,
262205,123,471,468,262268,131,472,471,262205,123,473,469,262268,131,474,473,393418,131,475,472,
222,242,393418,131,476,474,222,242,327812,131,477,475,476,393418,131,478,472,242,242,393418,131,
479,474,242,242,327812,131,480,478,479,327808,131,481,477,480,393418,131,482,472,210,242,393418,
131,483,474,210,242,327812,131,484,482,483,327808,131,485,481,484,327875,131,486,472,243,327875,
131,487,474,243,327812,131,488,486,487,327808,131,489,485,488,131326,489,65592,327734,131,490,0,
135,196663,134,491,196663,134,492,196663,134,493,196663,134,494,196663,134,495,131320,496,262203,
130,497,7,262203,130,498,7,262203,130,499,7,262203,130,500,7,262203,130,501,7,262203,130,502,7,
262203,130,503,7,262203,130,504,7,131321,505,131320,505,458997,131,506,222,496,507,508,458997,131,
509,222,496,510,508,262390,511,508,1,131321,512,131320,512,327857,193,513,509,223,262394,513,514,
511,131320,514,327745,130,515,491,509,262205,123,516,515,327874,123,517,516,244,327879,123,518,
517,245,327745,130,519,492,509,262205,123,520,519,196670,497,520,196670,498,518,393273,131,521,
467,497,498,262205,123,522,515,327874,123,523,522,223,327879,123,524,523,245,327745,130,525,493,
509,262205,123,526,525,196670,499,526,196670,500,524,393273,131,527,467,499,500,327808,131,528,
521,527,262205,123,529,515,327874,123,530,529,246,327879,123,531,530,245,327745,130,532,494,509,
262205,123,533,532,196670,501,533,196670,502,531,393273,131,534,467,501,502,327808,131,535,528,
534,262205,123,536,515,327879,123,537,536,245,327745,130,538,495,509,262205,123,539,538,196670,
503,539,196670,504,537,393273,131,540,467,503,504,327808,131,541,535,540,327808,131,507,506,541,
131321,508,131320,508,327808,131,510,509,225,131321,505,131320,511,131326,506,65592,327734,125,
542,0,136,196663,126,543,196663,126,544,131320,545,262205,125,546,543,262205,125,547,544,327809,
125,44,546,547,131326,44,65592,327734,131,548,0,138,196663,137,549,131320,550,262201,123,551,378,
327879,123,552,551,247,262368,192,192,248,262201,123,553,378,262205,131,554,549,327745,252,555,
251,553,196670,555,554,262368,192,192,248,131321,556,131320,556,458997,131,557,222,550,558,559,
458997,123,560,253,550,561,559,262390,562,559,0,131321,563,131320,563,327856,193,564,560,139,
262394,564,565,562,131320,565,327808,123,566,552,560,327745,252,567,251,566,262205,131,568,567,
327808,131,558,557,568,131321,559,131320,559,327808,123,561,560,225,131321,556,131320,562,131326,
557,65592,327734,125,569,0,142,196663,141,570,131320,571,262203,126,572,7,262203,126,573,7,262203,
126,574,7,262203,126,575,7,262203,126,576,7,262203,126,577,7,262203,126,578,7,262203,126,579,7,
262203,126,580,7,262203,126,581,7,262203,126,582,7,262203,126,583,7,262203,126,584,7,262203,126,
585,7,262203,126,586,7,262203,126,587,7,262203,126,588,7,262203,126,589,7,262203,126,590,7,262203,
126,591,7,262203,126,592,7,262203,126,593,7,262203,126,594,7,262203,126,595,7,262203,126,596,7,
262203,126,597,7,262203,126,598,7,262203,126,599,7,262201,123,600,378,327879,123,601,600,247,
327812,123,602,601,139,327879,123,603,600,154,327808,123,604,602,603,262368,192,192,248,131321,
605,131320,605,458997,131,606,222,571,607,608,262390,609,608,1,131321,610,131320,610,327857,193,
611,606,242,262394,611,612,609,131320,612,327812,123,613,600,139,262268,123,614,606,327808,123,
615,613,614,327745,126,616,570,606,262205,125,617,616,327745,258,618,257,615,196670,618,617,
131321,608,131320,608,327808,131,607,606,225,131321,605,131320,609,262368,192,192,248,327808,123,
619,604,150,327745,258,620,257,604,262205,125,621,620,196670,572,621,327745,258,622,257,619,
262205,125,623,622,196670,573,623,393273,125,624,542,572,573,327808,123,625,604,152,327808,123,
626,604,262,327745,258,627,257,625,262205,125,628,627,196670,574,628,327745,258,629,257,626,
262205,125,630,629,196670,575,630,393273,125,631,542,574,575,196670,576,624,196670,577,631,393273,
125,632,542,576,577,327808,123,633,604,139,327808,123,634,604,263,327745,258,635,257,633,262205,
125,636,635,196670,578,636,327745,258,637,257,634,262205,125,638,637,196670,579,638,393273,125,
639,542,578,579,327808,123,640,604,264,327808,123,641,604,265,327745,258,642,257,640,262205,125,
643,642,196670,580,643,327745,258,644,257,641,262205,125,645,644,196670,581,645,393273,125,646,
542,580,581,196670,582,639,196670,583,646,393273,125,647,542,582,583,196670,584,632,196670,585,
647,393273,125,648,542,584,585,327745,258,649,261,600,196670,649,648,262368,192,192,248,327808,
123,650,601,165,327745,258,651,261,601,262205,125,652,651,196670,586,652,327745,258,653,261,650,
262205,125,654,653,196670,587,654,393273,125,655,542,586,587,327808,123,656,601,192,327808,123,
657,601,266,327745,258,658,261,656,262205,125,659,658,196670,588,659,327745,258,660,261,657,
262205,125,661,660,196670,589,661,393273,125,662,542,588,589,196670,590,655,196670,591,662,393273,
125,663,542,590,591,327808,123,664,601,160,327808,123,665,601,267,327745,258,666,261,664,262205,
125,667,666,196670,592,667,327745,258,668,261,665,262205,125,669,668,196670,593,669,393273,125,
670,542,592,593,327808,123,671,601,268,327808,123,672,601,154,327745,258,673,261,671,262205,125,
674,673,196670,594,674,327745,258,675,261,672,262205,125,676,675,196670,595,676,393273,125,677,
542,594,595,196670,596,670,196670,597,677,393273,125,678,542,596,597,196670,598,663,196670,599,
678,393273,125,679,542,598,599,131326,679,65592,327734,125,680,0,143,196663,130,681,196663,126,
682,196663,126,683,131320,684,262203,280,685,7,262203,141,686,7,262203,141,687,7,262203,126,688,7,
262201,123,689,378,327879,123,690,689,269,131321,691,131320,691,458997,125,692,241,684,693,694,
458997,123,695,253,684,696,694,262390,697,694,0,131321,698,131320,698,327856,193,699,695,275,
262394,699,700,697,131320,700,131321,701,131320,701,458997,123,702,253,700,703,704,262390,705,704,
1,131321,706,131320,706,327856,193,707,702,278,262394,707,708,705,131320,708,327812,123,709,695,
278,327808,123,710,709,702,262205,123,711,681,458764,123,712,1,38,710,282,327812,123,713,712,271,
327808,123,714,711,713,327808,123,715,714,690,393281,283,716,47,222,715,262205,125,717,716,327745,
126,718,685,702,196670,718,717,327854,193,719,710,272,196855,720,0,262394,719,721,720,131320,721,
196670,718,241,131321,720,131320,720,131321,704,131320,704,327808,123,703,702,225,131321,701,
131320,705,131321,722,131320,722,458997,125,693,692,705,49,723,458997,123,724,253,705,725,723,
262390,726,723,1,131321,727,131320,727,327856,193,728,724,278,262394,728,729,726,131320,729,
327745,126,730,685,724,262205,125,731,730,262205,125,732,730,327813,125,48,731,732,327809,125,49,
693,48,131321,723,131320,723,327808,123,725,724,225,131321,722,131320,726,131321,694,131320,694,
327808,123,696,695,225,131321,691,131320,697,327745,258,733,286,690,196670,733,692,262368,192,192,
248,131321,734,131320,734,458997,131,735,222,697,736,737,262390,738,737,1,131321,739,131320,739,
327857,193,740,735,242,262394,740,741,738,131320,741,262201,123,742,378,327879,123,743,742,154,
327812,123,744,743,139,262268,123,745,735,327808,123,746,744,745,327745,258,747,286,746,262205,
125,748,747,327745,126,749,686,735,196670,749,748,131321,737,131320,737,327808,131,736,735,225,
131321,734,131320,738,262205,140,750,686,196670,687,750,327737,125,751,569,687,262205,125,752,682,
327813,125,50,751,752,262205,125,753,683,327809,125,51,50,753,196670,688,51,327737,125,754,437,
688,131326,754,65592,327734,123,755,0,144,196663,130,756,196663,130,757,131320,758,262201,123,759,
378,262205,123,760,756,327812,123,761,760,177,262205,123,762,757,327808,123,763,761,762,327812,
123,764,763,6,327808,123,765,759,764,131326,765,65592,327734,121,766,0,180,196663,130,767,196663,
130,768,196663,130,769,196663,179,770,196663,179,771,131320,772,262203,130,773,7,262203,130,774,7,
131321,775,131320,775,458997,123,776,253,772,777,778,262390,779,778,1,131321,780,131320,780,
327856,193,781,776,177,262394,781,782,779,131320,782,262205,123,783,769,196670,773,783,196670,774,
776,393273,123,784,755,773,774,458764,123,785,1,38,784,289,262205,123,786,767,327814,123,787,786,
165,327808,123,788,787,785,393281,291,789,54,222,788,262205,145,790,789,327745,182,791,770,776,
196670,791,790,196855,792,0,262394,55,793,792,131320,793,262205,123,794,768,327814,123,795,794,
165,327808,123,796,795,785,393281,291,797,58,222,796,262205,145,798,797,327745,182,799,771,776,
196670,799,798,131321,792,131320,792,131321,778,131320,778,327808,123,777,776,225,131321,775,
131320,779,65789,65592,327734,121,800,0,181,196663,126,801,196663,130,802,196663,179,803,196663,
178,804,131320,805,262203,179,806,7,262203,130,807,7,262203,130,808,7,131321,809,131320,809,
458997,123,810,253,805,62,811,262390,812,811,1,131321,813,131320,813,327856,193,814,810,177,
262394,814,815,812,131320,815,327745,182,816,803,810,262205,145,817,816,196855,818,0,262394,55,
819,818,131320,819,262205,125,820,801,327822,145,59,817,820,196670,806,804,327745,182,821,806,810,
262205,145,822,821,327813,145,60,59,822,131321,818,131320,818,458997,145,823,817,815,60,819,
262205,123,824,802,196670,807,824,196670,808,810,393273,123,825,755,807,808,327856,193,826,825,61,
458832,294,827,826,826,826,826,393385,145,828,827,823,293,196670,816,828,131321,811,131320,811,
327808,123,62,810,225,131321,809,131320,812,65789,65592,327734,123,829,0,183,196663,182,830,
196663,126,831,196663,137,832,131320,833,262203,182,834,7,262205,145,835,830,262205,125,836,831,
327822,145,63,835,836,196670,834,63,131321,837,131320,837,458997,123,838,253,833,839,840,458997,
131,841,222,833,842,840,262390,843,840,1,131321,844,131320,844,327857,193,845,841,223,262394,845,
846,843,131320,846,327745,126,847,834,841,262205,125,848,847,327864,193,849,848,295,196855,850,0,
262394,849,851,852,131320,851,262205,125,853,847,131321,850,131320,852,131321,850,131320,850,
458997,125,854,853,851,295,852,327866,193,855,854,296,393385,125,856,855,854,296,393228,125,857,1,
2,856,262254,131,858,857,262205,131,859,832,327808,131,860,859,858,196670,832,860,327879,131,861,
858,297,262268,123,862,861,327812,131,863,242,841,327876,123,864,862,863,327877,123,839,838,864,
131321,840,131320,840,327808,131,842,841,225,131321,837,131320,843,131326,838,65592,327734,125,
865,0,184,196663,130,866,196663,130,867,196663,126,868,196663,126,869,131320,870,262203,179,871,7,
262203,130,872,7,262203,130,873,7,262203,130,874,7,262203,179,875,7,262203,179,876,7,262203,130,
877,7,262203,126,878,7,262203,126,879,7,262203,130,880,7,262203,130,881,7,262203,130,882,7,262203,
179,883,7,262203,179,884,7,262203,126,885,7,262203,130,886,7,262203,179,887,7,262203,126,888,7,
262203,130,889,7,262203,130,890,7,262203,130,891,7,262203,179,892,7,262203,179,893,7,262203,126,
894,7,262203,130,895,7,262203,179,896,7,262203,130,897,7,262203,130,898,7,262203,182,899,7,262203,
126,900,7,262203,137,901,7,262201,123,902,378,327850,193,903,902,253,196855,904,0,262394,903,905,
904,131320,905,196670,300,253,196670,301,222,131321,904,131320,904,262205,123,906,866,196670,872,
906,262205,123,907,867,196670,873,907,196670,874,253,589881,121,908,766,872,873,874,875,876,
262205,178,909,875,196670,871,909,262205,178,910,876,196855,911,0,262394,55,912,913,131320,912,
262205,123,914,866,196670,877,914,262205,125,915,868,196670,878,915,262205,125,916,869,196670,879,
916,458809,125,917,680,877,878,879,131321,911,131320,913,262368,192,192,248,131321,911,131320,911,
458997,125,918,917,912,238,913,131321,919,131320,919,458997,178,920,910,911,921,922,458997,125,
923,298,911,924,922,458997,123,925,253,911,926,922,262390,927,922,0,131321,928,131320,928,327856,
193,929,925,172,262394,929,930,927,131320,930,327852,193,931,925,253,196855,932,0,262394,931,933,
932,131320,933,262205,123,934,866,196670,880,934,262205,123,935,867,196670,881,935,196670,882,925,
589881,121,936,766,880,881,882,883,884,262205,178,937,883,196670,871,937,262205,178,938,884,
131321,932,131320,932,458997,178,921,920,930,938,933,196670,885,918,196670,886,925,262205,178,939,
871,196670,887,939,524345,121,940,800,885,886,887,921,262205,178,941,887,196670,871,941,131321,
942,131320,942,458997,123,943,253,932,944,945,458997,125,924,923,932,946,945,262390,947,945,1,
131321,948,131320,948,327856,193,949,943,177,262394,949,950,947,131320,950,131321,951,131320,951,
458997,125,946,924,950,952,953,458997,131,954,222,950,955,953,262390,956,953,1,131321,957,131320,
957,327857,193,958,954,223,262394,958,959,956,131320,959,393281,126,960,871,943,954,262205,125,
961,960,393228,125,962,1,4,961,327866,193,963,962,946,393385,125,952,963,962,946,131321,953,
131320,953,327808,131,955,954,225,131321,951,131320,956,131321,945,131320,945,327808,123,944,943,
225,131321,942,131320,947,131321,922,131320,922,327808,123,926,925,225,131321,919,131320,927,
262268,123,964,923,458991,123,965,300,160,253,964,262368,192,192,248,262205,123,966,300,262268,
125,967,966,196670,888,967,327737,125,968,421,888,327813,125,64,295,968,327813,125,65,967,302,
131321,969,131320,969,458997,131,970,222,927,971,972,458997,123,973,253,927,974,972,262390,975,
972,0,131321,976,131320,976,327856,193,977,973,172,262394,977,978,975,131320,978,196855,979,0,
262394,303,980,979,131320,980,262205,123,981,866,196670,889,981,262205,123,982,867,196670,890,982,
196670,891,973,589881,121,983,766,889,890,891,892,893,262205,178,984,892,196670,871,984,262205,
178,985,893,196670,894,918,196670,895,973,196670,896,984,524345,121,986,800,894,895,896,985,
262205,178,987,896,196670,871,987,131321,979,131320,979,131321,988,131320,988,458997,131,971,970,
979,989,990,458997,123,991,253,979,992,990,262390,993,990,1,131321,994,131320,994,327856,193,995,
991,177,262394,995,996,993,131320,996,196670,897,973,196670,898,991,393273,123,997,755,897,898,
327745,182,998,871,991,262205,145,999,998,196670,899,999,196670,900,64,196670,901,971,458809,123,
1000,829,899,900,901,262205,131,989,901,327856,193,1001,997,304,196855,1002,0,262394,1001,1003,
1002,131320,1003,327814,123,1004,997,165,327817,123,1005,997,165,393281,299,1006,307,1004,1005,
196670,1006,1000,131321,1002,131320,1002,131321,990,131320,990,327808,123,992,991,225,131321,988,
131320,993,131321,972,131320,972,327808,123,974,973,225,131321,969,131320,975,458986,131,1007,301,
160,253,970,262368,192,192,248,131326,65,65592,327734,123,1008,0,144,196663,130,1009,196663,130,
1010,131320,1011,262205,123,1012,1009,327812,123,1013,1012,165,327814,123,1014,1013,66,262205,123,
1015,1009,327812,123,1016,1015,165,327817,123,1017,1016,66,327854,193,1018,1017,68,327846,193,
1019,67,1018,262312,193,1020,1019,196855,1021,0,262394,1020,1022,1021,131320,1022,327854,193,1023,
1014,308,131321,1021,131320,1021,458997,193,1024,1019,1011,1023,1022,196855,1025,0,262394,1024,
1026,1025,131320,1026,262205,123,1027,1009,327812,123,1028,1027,165,262205,123,1029,1010,327808,
123,1030,1028,1029,131326,1030,131320,1025,327812,123,1031,1014,66,327814,123,1032,1017,192,
327808,123,1033,1031,1032,262205,123,1034,1010,327879,123,1035,1034,160,327808,123,1036,1033,1035,
262205,123,1037,1010,327874,123,1038,1037,225,327812,123,1039,1038,309,327808,123,1040,1036,1039,
131326,1040,65592,327734,125,1041,0,185,196663,137,1042,196663,137,1043,196663,126,1044,196663,
126,1045,196663,130,1046,131320,1047,262205,131,1048,1042,262205,131,1049,1043,327810,131,1050,
1048,1049,262255,125,1051,1050,262205,125,1052,1045,262205,125,1053,1044,327813,125,71,1052,1053,
327813,125,72,1051,71,327745,312,1054,311,246,262205,123,1055,1054,327851,193,1056,1055,313,
196855,1057,0,262394,1056,1058,1057,131320,1058,262205,123,1059,1046,327808,123,1060,1055,1059,
393281,283,1061,76,222,1060,262205,125,1062,1061,327809,125,77,72,1062,131321,1057,131320,1057,
458997,125,1063,72,1047,77,1058,131326,1063,65592,327734,186,1064,0,187,196663,126,1065,196663,
126,1066,196663,130,1067,196663,130,1068,131320,1069,262203,315,1070,7,262205,123,1071,1068,
327812,123,1072,1071,317,262205,123,1073,1067,327808,123,1074,1072,1073,393281,318,1075,80,222,
1074,262205,186,1076,1075,196670,1070,1076,262205,125,1077,1065,327745,126,1078,1070,253,262205,
125,1079,1078,327813,125,81,1077,1079,262205,125,1080,1066,327745,126,1081,1070,160,262205,125,
1082,1081,327813,125,82,1080,1082,327811,125,83,81,82,262205,125,1083,1065,262205,125,1084,1081,
327813,125,84,1083,1084,262205,125,1085,1066,262205,125,1086,1078,327813,125,85,1085,1086,327809,
125,86,84,85,327760,186,1087,83,86,131326,1087,65592,327734,121,1088,0,188,196663,130,1089,196663,
182,1090,196663,130,1091,131320,1092,262203,126,1093,7,262203,126,1094,7,262203,130,1095,7,262203,
130,1096,7,262203,126,1097,7,262203,126,1098,7,262203,130,1099,7,262203,130,1100,7,262203,315,
1101,7,262203,126,1102,7,262203,126,1103,7,262203,130,1104,7,262203,130,1105,7,262203,315,1106,7,
262203,126,1107,7,262203,126,1108,7,262203,130,1109,7,262203,130,1110,7,262203,182,1111,7,262203,
126,1112,7,262203,126,1113,7,262203,126,1114,7,262203,126,1115,7,262205,123,1116,1089,327812,123,
1117,1116,165,327814,123,1118,1117,66,262205,123,1119,1089,327812,123,87,1119,165,327817,123,88,
87,66,327745,321,1120,94,222,262205,123,1121,1120,262205,123,1122,1091,327808,123,95,1121,1122,
327808,123,1123,88,192,327856,193,1124,1118,322,327856,193,1125,88,68,327847,193,1126,1124,1125,
196855,1127,0,262394,1126,1128,1127,131320,1128,196855,1129,0,262394,67,1130,1131,131320,1130,
327814,123,96,88,192,327745,126,1132,1090,253,262205,125,1133,1132,196670,1093,1133,327745,126,
1134,1090,160,262205,125,1135,1134,196670,1094,1135,196670,1095,96,196670,1096,95,524345,186,1136,
1064,1093,1094,1095,1096,327761,125,1137,1136,0,196670,1132,1137,327761,125,1138,1136,1,196670,
1134,1138,327808,123,97,96,160,327745,126,1139,1090,192,262205,125,1140,1139,196670,1097,1140,
327745,126,1141,1090,268,262205,125,1142,1141,196670,1098,1142,196670,1099,97,196670,1100,95,
524345,186,1143,1064,1097,1098,1099,1100,327761,125,1144,1143,0,196670,1139,1144,327761,125,1145,
1143,1,196670,1141,1145,131321,1129,131320,1131,327814,123,98,88,192,327745,126,1146,1090,253,
262205,125,1147,1146,196670,1102,1147,327745,126,1148,1090,192,262205,125,1149,1148,196670,1103,
1149,196670,1104,98,196670,1105,95,524345,186,1150,1064,1102,1103,1104,1105,196670,1101,1150,
327808,123,99,98,160,327745,126,1151,1090,160,262205,125,1152,1151,196670,1107,1152,327745,126,
1153,1090,268,262205,125,1154,1153,196670,1108,1154,196670,1109,99,196670,1110,95,524345,186,1155,
1064,1107,1108,1109,1110,196670,1106,1155,327745,126,1156,1101,253,262205,125,1157,1156,327745,
126,1158,1106,253,262205,125,1159,1158,327745,126,1160,1101,160,262205,125,1161,1160,327745,126,
1162,1106,160,262205,125,1163,1162,458832,145,1164,1157,1159,1161,1163,196670,1090,1164,327814,
123,1165,88,192,327808,123,1166,1165,323,131321,1129,131320,1129,458997,123,1167,1123,1130,1166,
1131,458997,123,1168,88,1130,1165,1131,131321,1127,131320,1127,458997,123,1169,1123,1092,1167,
1129,458997,123,1170,88,1092,1168,1129,327856,193,1171,1118,69,196855,1172,0,262394,1171,1173,
1174,131320,1173,327745,312,1175,311,324,262205,123,1176,1175,262205,123,1177,1091,327745,312,
1178,311,244,262205,123,1179,1178,327812,123,1180,1177,1179,327808,123,1181,1176,1180,327812,123,
1182,1118,327,327808,123,1183,1181,1182,262205,145,1184,1090,327745,328,1185,311,220,262205,125,
1186,1185,327822,145,100,1184,1186,196670,1111,100,327808,123,1187,1183,1170,327745,126,1188,1111,
253,262205,125,1189,1188,393281,283,1190,47,222,1187,196670,1190,1189,327808,123,1191,1187,160,
327745,126,1192,1111,160,262205,125,1193,1192,393281,283,1194,47,222,1191,196670,1194,1193,327808,
123,1195,1183,1169,327745,126,1196,1111,192,262205,125,1197,1196,393281,283,1198,47,222,1195,
196670,1198,1197,327808,123,1199,1195,160,327745,126,1200,1111,268,262205,125,1201,1200,393281,
283,1202,47,222,1199,196670,1202,1201,131321,1172,131320,1174,327810,123,1203,1118,69,327856,193,
1204,1203,70,196855,1205,0,262394,1204,1206,1207,131320,1206,131321,1205,131320,1207,327810,123,
1208,1203,70,131321,1205,131320,1205,458997,123,1209,1203,1206,1208,1207,327745,312,1210,311,329,
262205,123,1211,1210,327812,123,1212,1209,1211,327808,123,1213,1212,95,327812,123,1214,1213,327,
327745,126,1215,1090,253,262205,125,1216,1215,196670,1112,1216,327745,126,1217,1090,160,262205,
125,1218,1217,196670,1113,1218,393273,123,1219,409,1112,1113,327745,126,1220,1090,192,262205,125,
1221,1220,196670,1114,1221,327745,126,1222,1090,268,262205,125,1223,1222,196670,1115,1223,393273,
123,1224,409,1114,1115,196855,1225,0,262394,1204,1226,1227,131320,1226,327808,123,1228,1214,1170,
327814,123,1229,1228,192,393281,321,1230,103,222,1229,196670,1230,1219,327808,123,1231,1214,1169,
327814,123,1232,1231,192,393281,321,1233,103,222,1232,196670,1233,1224,131321,1225,131320,1227,
327808,123,1234,1214,1170,327814,123,1235,1234,192,393281,321,1236,106,222,1235,196670,1236,1219,
327808,123,1237,1214,1169,327814,123,1238,1237,192,393281,321,1239,106,222,1238,196670,1239,1224,
131321,1225,131320,1225,131321,1172,131320,1172,65789,65592,327734,121,1240,0,189,196663,130,1241,
196663,126,1242,196663,130,1243,131320,1244,262203,126,1245,7,262203,126,1246,7,327745,312,1247,
311,324,262205,123,1248,1247,262205,123,1249,1243,327745,312,1250,311,244,262205,123,1251,1250,
327812,123,1252,1249,1251,327808,123,1253,1248,1252,262205,123,1254,1241,327808,123,1255,1253,
1254,393281,283,1256,47,222,1255,262205,125,1257,1256,196670,1245,1257,262205,125,1258,1242,
196670,1246,1258,393273,125,1259,542,1245,1246,196670,1256,1259,65789,65592,327734,121,1260,0,190,
196663,130,1261,196663,126,1262,196663,126,1263,196663,130,1264,131320,1265,262203,126,1266,7,
262203,126,1267,7,262203,126,1268,7,262203,126,1269,7,262205,125,1270,1262,327866,193,1271,1270,
241,262205,125,1272,1262,393385,125,1273,1271,1272,241,196855,1274,0,262394,107,1275,1276,131320,
1275,262205,125,1277,1262,262205,125,1278,1262,262271,125,108,1278,196670,1266,108,327737,125,
1279,454,1266,196670,1267,238,196670,1268,1279,393273,125,1280,542,1267,1268,196670,1269,1280,
327737,125,1281,421,1269,327813,125,109,1277,1281,262205,125,1282,1263,327813,125,110,109,1282,
131321,1274,131320,1276,327813,125,111,1273,1273,262205,125,1283,1263,327813,125,112,111,1283,
131321,1274,131320,1274,458997,125,1284,110,1275,112,1276,327745,312,1285,311,324,262205,123,1286,
1285,262205,123,1287,1264,327745,312,1288,311,244,262205,123,1289,1288,327812,123,1290,1287,1289,
327808,123,1291,1286,1290,262205,123,1292,1261,327808,123,1293,1291,1292,393281,283,1294,47,222,
1293,196670,1294,1284,65789,65592,327734,133,1295,0,191,196663,130,1296,196663,130,1297,131320,
1298,196855,1299,0,262394,332,1300,1301,131320,1300,262205,123,1302,1297,327745,333,1303,307,1302,
262205,133,1304,1303,131321,1299,131320,1301,262205,123,1305,1296,327812,123,1306,1305,164,262205,
123,1307,1297,327808,123,1308,1306,1307,393281,335,1309,115,222,1308,262205,133,1310,1309,131321,
1299,131320,1299,458997,133,1311,1304,1300,1310,1301,131326,1311,65592,327734,121,1312,0,203,
196663,130,1313,196663,197,1314,196663,202,1315,131320,1316,262203,339,1317,7,131321,1318,131320,
1318,458997,123,1319,253,1316,1320,1321,262390,1322,1321,1,131321,1323,131320,1323,327856,193,
1324,1319,199,262394,1324,1325,1322,131320,1325,262205,123,1326,1313,327808,123,1327,1326,1319,
327812,123,1328,1327,139,262201,123,1329,378,327879,123,1330,1329,154,327808,123,1331,1328,1330,
458764,123,1332,1,38,1331,337,131321,1333,131320,1333,458997,123,1334,253,1325,1335,1336,262390,
1337,1336,1,131321,1338,131320,1338,327856,193,1339,1334,196,262394,1339,1340,1337,131320,1340,
327812,123,1341,1319,196,327808,123,1342,1341,1334,327745,312,1343,311,222,262205,123,1344,1343,
196670,1317,1314,327745,130,1345,1317,1334,262205,123,1346,1345,327812,123,1347,1346,340,327808,
123,1348,1344,1347,327808,123,1349,1348,1332,393281,335,1350,118,222,1349,262205,133,1351,1350,
327745,134,1352,1315,1342,196670,1352,1351,131321,1336,131320,1336,327808,123,1335,1334,225,
131321,1333,131320,1337,131321,1321,131320,1321,327808,123,1320,1319,225,131321,1318,131320,1322,
65789,65592,327734,121,1353,0,207,196663,130,1354,196663,201,1355,196663,206,1356,131320,1357,
262203,130,1358,7,262203,130,1359,7,262203,130,1360,7,262203,130,1361,7,262203,130,1362,7,262203,
130,1363,7,262203,130,1364,7,262203,130,1365,7,262203,134,1366,7,262203,202,1367,7,262203,134,
1368,7,262203,134,1369,7,262203,134,1370,7,262203,134,1371,7,131321,1372,131320,1372,458997,123,
1373,253,1357,1374,1375,262390,1376,1375,1,131321,1377,131320,1377,327856,193,1378,1373,199,
262394,1378,1379,1376,131320,1379,262205,123,1380,1354,327808,123,1381,1380,1373,327812,123,1382,
1381,139,262201,123,1383,378,327879,123,1384,1383,154,327808,123,1385,1382,1384,327814,123,1386,
1385,192,327812,123,1387,1386,139,327817,123,1388,1385,192,327808,123,1389,1387,1388,131321,1390,
131320,1390,458997,123,1391,253,1379,1392,1393,262390,1394,1393,1,131321,1395,131320,1395,327856,
193,1396,1391,9,262394,1396,1397,1394,131320,1397,196670,1358,1391,196670,1359,1389,393273,133,
1398,1295,1358,1359,327808,123,1399,1389,192,196670,1360,1391,196670,1361,1399,393273,133,1400,
1295,1360,1361,327808,123,1401,1389,165,196670,1362,1391,196670,1363,1401,393273,133,1402,1295,
1362,1363,327808,123,1403,1389,266,196670,1364,1391,196670,1365,1403,393273,133,1404,1295,1364,
1365,131321,1405,131320,1405,458997,123,1406,253,1397,1407,1408,262390,1409,1408,1,131321,1410,
131320,1410,327856,193,1411,1406,196,262394,1411,1412,1409,131320,1412,327812,123,1413,1391,196,
327808,123,1414,1413,1406,327812,123,1415,1373,196,327808,123,1416,1415,1406,196670,1367,1355,
327745,134,1417,1367,1416,262205,133,1418,1417,196670,1366,1418,196670,1368,1398,196670,1369,1400,
196670,1370,1402,196670,1371,1404,589881,131,1419,490,1366,1368,1369,1370,1371,327745,137,1420,
1356,1414,262205,131,1421,1420,327808,131,1422,1421,1419,196670,1420,1422,131321,1408,131320,1408,
327808,123,1407,1406,225,131321,1405,131320,1409,131321,1393,131320,1393,327808,123,1392,1391,225,
131321,1390,131320,1394,131321,1375,131320,1375,327808,123,1374,1373,225,131321,1372,131320,1376,
65789,65592,327734,121,377,0,208,196663,130,1423,131320,1424,262203,339,1425,7,262203,130,1426,7,
262203,130,1427,7,262203,206,1428,7,262203,347,1429,7,262203,130,1430,7,262203,202,1431,7,262203,
350,1432,7,262203,130,1433,7,262203,130,1434,7,262203,126,1435,7,262203,126,1436,7,262203,354,
1437,7,262203,130,1438,7,262203,206,1439,7,262203,130,1440,7,262203,202,1441,7,262203,130,1442,7,
262203,206,1443,7,262203,137,1444,7,262203,137,1445,7,262203,137,1446,7,262203,137,1447,7,262203,
126,1448,7,262203,126,1449,7,262203,130,1450,7,262203,130,1451,7,262203,126,1452,7,262203,130,
1453,7,262203,137,1454,7,262203,137,1455,7,262203,126,1456,7,262203,126,1457,7,262203,130,1458,7,
262203,130,1459,7,262203,126,1460,7,262203,126,1461,7,262203,130,1462,7,262203,130,1463,7,262203,
182,1464,7,262203,130,1465,7,262201,123,1466,378,327879,123,1467,1466,154,327874,123,1468,1466,
341,262205,123,1469,1423,327812,123,1470,1469,342,327808,123,1471,1470,1468,327812,123,1472,1471,
8,131321,1473,131320,1473,458997,123,1474,253,1424,1475,1476,262390,1477,1476,1,131321,1478,
131320,1478,327856,193,1479,1474,8,262394,1479,1480,1477,131320,1480,327808,123,1481,1472,1474,
327745,312,1482,311,343,262205,123,1483,1482,327810,123,1484,1483,160,458764,123,1485,1,38,1481,
1484,196855,1486,0,262394,344,1487,1488,131320,1487,327814,123,1489,1485,165,327817,123,1490,1485,
165,196670,1426,1489,196670,1427,1490,393273,123,1491,1008,1426,1427,131321,1486,131320,1488,
131321,1486,131320,1486,458997,123,1492,1491,1487,1485,1488,327745,130,1493,1425,1474,196670,1493,
1492,196855,1494,0,262394,345,1495,1494,131320,1495,327808,123,1496,8,1474,327808,123,1497,1483,
1485,327745,130,1498,1425,1496,196670,1498,1497,131321,1494,131320,1494,131321,1476,131320,1476,
327808,123,1475,1474,225,131321,1473,131320,1477,131321,1499,131320,1499,458997,123,1500,253,1477,
1501,1502,262390,1503,1502,1,131321,1504,131320,1504,327856,193,1505,1500,204,262394,1505,1506,
1503,131320,1506,327745,137,1507,1428,1500,196670,1507,222,131321,1502,131320,1502,327808,123,
1501,1500,225,131321,1499,131320,1503,131321,1508,131320,1508,458997,123,1509,253,1503,1510,1511,
262390,1512,1511,1,131321,1513,131320,1513,327856,193,1514,1509,196,262394,1514,1515,1512,131320,
1515,327745,312,1516,311,225,262205,123,1517,1516,327745,130,1518,1425,1509,262205,123,1519,1518,
327808,123,1520,1517,1519,393281,283,1521,76,222,1520,262205,125,1522,1521,327745,126,1523,1429,
1509,196670,1523,1522,131321,1511,131320,1511,327808,123,1510,1509,225,131321,1508,131320,1512,
262205,197,1524,1425,196670,1430,253,458809,121,1525,1312,1430,1524,1431,262205,201,1526,1431,
196855,1527,0,262394,348,1528,1529,131320,1528,327745,312,1530,311,223,262205,123,1531,1530,
196670,1433,1531,327745,312,1532,311,341,262205,123,1533,1532,196670,1434,1533,327745,328,1534,
311,351,262205,125,1535,1534,196670,1435,1535,327745,328,1536,311,352,262205,125,1537,1536,196670,
1436,1537,524345,125,1538,865,1433,1434,1435,1436,327745,126,1539,1432,222,196670,1539,1538,
262205,131,1540,301,327745,137,1541,1437,222,196670,1541,1540,131321,1527,131320,1529,131321,1542,
131320,1542,458997,123,1543,253,1529,1544,1545,262390,1546,1545,1,131321,1547,131320,1547,327856,
193,1548,1543,9,262394,1548,1549,1546,131320,1549,327745,312,1550,311,355,262205,123,1551,1550,
327812,123,1552,192,1543,327808,123,1553,1551,1552,393281,283,1554,47,222,1553,262205,125,1555,
1554,327745,126,1556,1432,1543,196670,1556,1555,327808,123,1557,1553,160,393281,283,1558,47,222,
1557,262205,125,1559,1558,262268,131,1560,1559,327745,137,1561,1437,1543,196670,1561,1560,131321,
1545,131320,1545,327808,123,1544,1543,225,131321,1542,131320,1546,131321,1527,131320,1527,196670,
1438,253,262205,205,1562,1428,196670,1439,1562,458809,121,1563,1353,1438,1526,1439,262205,205,
1564,1439,196670,1428,1564,131321,1565,131320,1565,458997,123,1566,199,1527,1567,1568,262390,1569,
1568,0,131321,1570,131320,1570,327856,193,1571,1566,356,262394,1571,1572,1569,131320,1572,262205,
197,1573,1425,196670,1440,1566,458809,121,1574,1312,1440,1573,1441,262205,201,1575,1441,196670,
1442,1566,262205,205,1576,1428,196670,1443,1576,458809,121,1577,1353,1442,1575,1443,262205,205,
1578,1443,196670,1428,1578,131321,1568,131320,1568,327808,123,1567,1566,199,131321,1565,131320,
1569,131321,1579,131320,1579,458997,123,1580,253,1569,1581,1582,262390,1583,1582,1,131321,1584,
131320,1584,327856,193,1585,1580,9,262394,1585,1586,1583,131320,1586,131321,1587,131320,1587,
458997,123,1588,253,1586,1589,1590,262390,1591,1590,1,131321,1592,131320,1592,327856,193,1593,
1588,8,262394,1593,1594,1591,131320,1594,327812,123,1595,1580,196,327808,123,1596,1595,1588,
327745,137,1597,1428,1596,262205,131,1598,1597,196670,1444,1598,327737,131,1599,548,1444,196855,
1600,0,262394,357,1601,1600,131320,1601,327808,123,1602,1595,8,327808,123,1603,1602,1588,327745,
137,1604,1428,1603,262205,131,1605,1604,196670,1445,1605,327737,131,1606,548,1445,131321,1600,
131320,1600,458997,131,1607,222,1594,1606,1601,196670,1446,1599,327745,137,1608,1437,1580,262205,
131,1609,1608,196670,1447,1609,327745,126,1610,1432,1580,262205,125,1611,1610,196670,1448,1611,
327745,126,1612,1429,1588,262205,125,1613,1612,196670,1449,1613,327745,130,1614,1425,1588,262205,
123,1615,1614,196670,1450,1615,589881,125,1616,1041,1446,1447,1448,1449,1450,327851,193,1617,1467,
253,196855,1618,0,262394,1617,1619,1618,131320,1619,131321,1590,131320,1618,196855,1620,0,262394,
358,1621,1622,131320,1621,327812,123,1623,1580,342,327808,123,1624,1623,1468,327812,123,1625,1624,
8,327808,123,1626,1625,1588,327745,258,1627,363,1626,196670,1627,1616,131321,1620,131320,1622,
327808,123,1628,1472,1588,327745,312,1629,311,343,262205,123,1630,1629,327856,193,1631,1628,1630,
196855,1632,0,262394,1631,1633,1632,131320,1633,327745,312,1634,311,242,262205,123,1635,1634,
327856,193,1636,1580,1635,131321,1632,131320,1632,458997,193,1637,1631,1622,1636,1633,196855,1638,
0,262394,1637,1639,1638,131320,1639,196855,1640,0,262394,364,1641,1642,131320,1641,262205,123,
1643,1614,196670,1451,1643,196670,1452,1616,196670,1453,1580,458809,121,1644,1240,1451,1452,1453,
131321,1640,131320,1642,327808,123,1645,365,1588,262205,123,1646,1614,327808,123,1647,1630,1646,
196670,1454,1607,262205,131,1648,1608,196670,1455,1648,262205,125,1649,1610,196670,1456,1649,
327745,126,1650,1429,1645,262205,125,1651,1650,196670,1457,1651,196670,1458,1647,589881,125,1652,
1041,1454,1455,1456,1457,1458,262205,123,1653,1614,196670,1459,1653,196670,1460,1616,196670,1461,
1652,196670,1462,1580,524345,121,1654,1260,1459,1460,1461,1462,131321,1640,131320,1640,131321,
1638,131320,1638,131321,1620,131320,1620,131321,1590,131320,1590,327808,123,1589,1588,225,131321,
1587,131320,1591,131321,1582,131320,1582,327808,123,1581,1580,225,131321,1579,131320,1583,196855,
1655,0,262394,366,1656,1655,131320,1656,262368,192,192,248,262205,123,1657,1423,327812,123,1658,
1657,368,327817,123,1659,1466,368,327808,123,1660,1658,1659,327814,123,1661,1466,368,131321,1662,
131320,1662,458997,123,1663,1661,1656,1664,1665,262390,1666,1665,0,131321,1667,131320,1667,327856,
193,1668,1663,9,262394,1668,1669,1666,131320,1669,327812,123,1670,1663,368,327808,123,1671,1670,
1659,327812,123,1672,1671,165,327812,123,1673,1660,165,327745,312,1674,311,343,262205,123,1675,
1674,327856,193,1676,1673,1675,196855,1677,0,262394,1676,1678,1677,131320,1678,327745,312,1679,
311,242,262205,123,1680,1679,327856,193,1681,1663,1680,131321,1677,131320,1677,458997,193,1682,
1676,1669,1681,1678,196855,1683,0,262394,1682,1684,1683,131320,1684,327745,258,1685,363,1672,
262205,125,1686,1685,327808,123,1687,1672,160,327745,258,1688,363,1687,262205,125,1689,1688,
327808,123,1690,1672,192,327745,258,1691,363,1690,262205,125,1692,1691,327808,123,1693,1672,268,
327745,258,1694,363,1693,262205,125,1695,1694,458832,145,1696,1686,1689,1692,1695,196670,1463,
1660,196670,1464,1696,196670,1465,1663,458809,121,1697,1088,1463,1464,1465,131321,1683,131320,
1683,131321,1665,131320,1665,327814,123,1698,6,368,327808,123,1664,1663,1698,131321,1662,131320,
1666,131321,1655,131320,1655,65789,65592,};
static const uint32_t bitnet__spv_ternary_fast[] = {
119734787,66304,524299,1663,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
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
62,42,196679,63,42,196679,64,42,196679,65,42,262215,66,1,5,262215,67,1,7,262215,68,1,6,262215,69,
1,3,262215,70,1,4,196679,71,42,196679,72,42,327752,73,0,35,0,327752,73,1,35,4,327752,73,2,35,8,
327752,73,3,35,12,327752,73,4,35,16,327752,73,5,35,20,327752,73,6,35,24,327752,73,7,35,28,327752,
73,8,35,32,327752,73,9,35,36,327752,73,10,35,40,327752,73,11,35,44,327752,73,12,35,48,327752,73,
13,35,52,327752,73,14,35,56,327752,73,15,35,60,327752,73,16,35,64,327752,73,17,35,68,327752,73,18,
35,72,327752,73,19,35,76,196679,73,2,262215,74,6,4,262216,75,0,24,327752,75,0,35,0,196679,75,2,
262215,76,34,0,262215,76,33,1,196679,77,42,262215,78,6,8,262216,79,0,24,327752,79,0,35,0,196679,
79,2,262215,80,34,0,262215,80,33,6,196679,81,42,196679,82,42,196679,83,42,196679,84,42,196679,85,
42,196679,86,42,196679,87,42,196679,88,42,262215,89,6,4,262215,90,6,4,262215,91,6,4,262215,92,6,4,
327752,93,0,35,0,327752,93,1,35,4,327752,93,2,35,8,327752,93,3,35,12,327752,93,4,35,16,327752,93,
5,35,20,327752,93,6,35,24,327752,93,7,35,28,327752,93,8,35,32,327752,93,9,35,36,327752,93,10,35,
40,327752,93,11,35,44,327752,93,12,35,48,327752,93,13,35,52,327752,93,14,35,56,327752,93,15,35,60,
327752,93,16,35,64,327752,93,17,35,96,327752,93,18,35,224,327752,93,19,35,2272,196679,93,2,262215,
94,34,0,262215,94,33,7,196679,95,42,196679,96,42,196679,97,42,196679,98,42,196679,99,42,196679,
100,42,262215,101,6,4,327752,102,0,35,0,196679,102,2,262215,103,34,0,262215,103,33,4,262215,104,6,
4,327752,105,0,35,0,196679,105,2,262215,106,34,0,262215,106,33,5,262215,107,1,8,196679,108,42,
196679,109,42,196679,110,42,196679,111,42,196679,112,42,262215,113,6,16,262216,114,0,24,327752,
114,0,35,0,196679,114,2,262215,115,34,0,262215,115,33,3,262215,116,6,16,262216,117,0,24,327752,
117,0,35,0,196679,117,2,262215,118,34,0,262215,118,33,0,262215,4,11,26,262215,119,1,0,262215,120,
11,25,131091,121,196641,122,121,262165,123,32,0,196641,124,123,196630,125,32,262176,126,7,125,
262177,127,123,126,327713,128,123,126,126,262177,129,125,126,262176,130,7,123,262165,131,32,1,
327713,132,131,130,130,262167,133,123,4,262176,134,7,133,524321,135,131,134,134,134,134,134,
327713,136,125,126,126,262176,137,7,131,262177,138,131,137,262187,123,139,8,262172,140,125,139,
262176,141,7,140,262177,142,125,141,393249,143,125,130,126,126,327713,144,123,130,130,262167,145,
125,4,262194,123,5,256,262187,123,146,127,393268,123,147,128,5,146,262187,123,148,128,393268,123,
149,134,147,148,262187,123,150,32,393268,123,151,132,149,150,262187,123,152,16,393268,123,153,134,
151,152,262187,123,154,7,393268,123,155,128,153,154,393268,123,156,134,155,139,393268,123,157,128,
156,154,393268,123,158,134,157,139,393268,123,159,128,156,158,262187,123,160,1,393268,123,161,130,
159,160,393268,123,162,134,161,158,393268,123,163,132,158,162,393268,123,164,132,163,150,262187,
123,165,4,393268,123,166,132,164,165,393268,123,167,132,164,165,262194,123,6,128,393268,123,168,
132,139,6,393268,123,169,128,167,168,393268,123,170,130,169,160,393268,123,171,132,139,6,393268,
123,172,134,170,171,393268,123,173,132,172,6,393268,123,174,128,166,173,393268,123,175,130,174,
160,393268,123,176,132,172,6,393268,123,177,134,175,176,262172,178,145,177,262176,179,7,178,
524321,180,121,130,130,130,179,179,458785,181,121,126,130,179,178,262176,182,7,145,393249,183,123,
182,126,137,458785,184,125,130,130,126,126,524321,185,125,137,137,126,126,130,262167,186,125,2,
458785,187,186,126,126,130,130,393249,188,121,130,182,130,393249,189,121,130,126,130,458785,190,
121,130,126,126,130,327713,191,133,130,130,262194,123,7,1,262187,123,192,2,131092,193,393268,193,
194,170,7,192,262194,123,8,1,393268,123,195,132,192,8,458804,123,196,169,194,195,8,262172,197,123,
196,262194,123,9,1,393268,193,198,170,9,160,458804,123,199,169,198,162,160,393268,123,200,132,199,
196,262172,201,133,200,262176,202,7,201,393249,203,121,130,197,202,393268,123,204,132,196,9,
262172,205,131,204,262176,206,7,205,393249,207,121,130,201,206,262177,208,121,130,262176,209,1,
123,262203,209,3,1,262187,131,210,16,262187,123,211,32768,262187,123,212,2147483647,262187,125,
213,1056964608,262187,123,214,2139095040,262187,123,215,32256,262187,123,216,1199566848,262187,
123,217,31744,262187,123,218,947912704,262187,123,219,1056964608,262187,131,220,13,262187,123,221,
2129859015,262187,131,222,0,262187,131,223,4,262187,125,224,1073741824,262187,131,225,1,262187,
123,226,1597463007,262187,125,227,1069547520,262187,125,228,1117782016,262187,125,229,1069066811,
262187,125,230,1262485504,262187,125,231,1060208640,262187,125,232,3109978243,262187,125,233,
961571175,262187,125,234,985088974,262187,125,235,1007192328,262187,125,236,1026206145,262187,125,
237,1042983594,262187,125,238,1065353216,262187,131,239,23,262187,125,240,3265265664,262187,125,
241,0,262187,131,242,6,262187,123,243,50529027,262187,131,244,2,262187,123,245,3,262187,123,246,0,
262172,247,125,165,262176,248,7,247,262172,249,125,192,262176,250,7,249,262187,123,251,63,393268,
123,252,128,5,251,262187,123,253,64,393268,123,254,134,252,253,262187,123,255,39,393268,123,256,
128,254,255,262187,123,257,40,393268,123,258,134,256,257,393268,123,259,128,254,258,393268,123,
260,130,259,160,393268,123,261,134,260,258,262172,262,125,261,262176,263,7,262,196637,45,125,
196638,46,45,262176,264,12,46,262203,264,47,12,393268,123,265,130,254,160,262176,266,12,125,
262172,267,125,253,262176,268,4,267,262203,268,269,4,262176,270,4,125,262187,123,271,264,262187,
131,272,8,393268,123,273,132,254,253,393268,123,274,134,273,165,393268,123,275,130,274,160,196637,
52,145,196638,53,52,262176,276,12,53,262203,276,54,12,262176,277,12,145,196656,193,55,196637,56,
145,196638,57,56,262176,278,12,57,262203,278,58,12,393268,123,61,134,273,165,458796,145,279,241,
241,241,241,262167,280,193,4,262187,125,281,1123942400,262187,125,282,3271557120,262187,131,283,
255,262187,125,284,925353388,262176,285,4,123,262203,285,286,4,262176,287,4,131,262203,287,288,4,
262187,125,289,1006699012,393268,193,290,172,172,160,393268,123,291,132,164,165,262172,292,133,
164,262176,293,4,292,262203,293,294,4,262194,123,66,64,196657,193,67,262194,123,68,64,262194,123,
69,4,262194,123,70,2,393268,123,295,128,69,70,393268,123,296,134,68,192,1441822,73,123,123,123,
123,123,123,123,123,123,123,123,125,125,125,123,123,123,123,123,123,262176,297,9,73,262203,297,
298,9,262176,299,9,123,262187,123,300,4294967295,196637,74,125,196638,75,74,262176,301,12,75,
262203,301,76,12,262176,302,7,186,196637,78,186,196638,79,78,262176,303,12,79,262203,303,80,12,
393268,123,304,134,68,192,262176,305,12,186,262172,89,123,139,262172,90,123,150,262187,123,306,
512,262172,91,123,306,196637,92,123,1441822,93,123,123,123,123,123,123,123,123,123,123,123,123,
123,123,125,123,89,90,91,92,262176,307,12,93,262203,307,94,12,262176,308,12,123,393268,123,309,
128,69,70,393268,123,310,134,68,192,262187,131,311,5,393268,123,312,128,66,251,393268,123,313,134,
312,253,393268,123,314,132,313,253,262176,315,9,125,262187,131,316,9,196637,101,123,196638,102,
101,262176,317,12,102,262203,317,103,12,196637,104,123,196638,105,104,262176,318,12,105,262203,
318,106,12,196657,193,107,393268,193,319,170,9,160,262176,320,4,133,196637,113,133,196638,114,113,
262176,321,12,114,262203,321,115,12,262176,322,12,133,393268,123,323,134,151,152,393268,123,324,
130,323,160,196637,116,133,196638,117,116,262176,325,12,117,262203,325,118,12,262176,326,7,197,
393268,123,327,134,151,152,262187,123,328,6,262187,131,329,3,393268,123,330,134,6,139,262187,131,
331,7,393268,193,332,170,7,246,393268,193,333,170,7,192,262172,334,125,196,262176,335,7,334,
393268,193,336,170,9,160,262172,337,125,9,262176,338,7,337,262187,131,339,11,262187,131,340,12,
262172,341,131,9,262176,342,7,341,262187,131,343,10,393268,123,344,132,158,162,393268,193,345,170,
7,192,393268,193,346,170,7,246,393268,123,347,132,330,8,393268,123,348,132,347,9,262172,349,125,
348,262176,350,4,349,262203,350,351,4,393268,193,352,170,7,160,393268,123,353,130,196,8,393268,
193,354,170,7,246,393268,123,355,132,330,8,393268,123,356,134,355,165,262167,357,123,3,262176,358,
1,357,262203,358,4,1,262194,123,119,1,393267,357,120,119,160,160,262187,123,359,3355447295,327734,
121,2,0,122,131320,360,262203,130,361,7,327745,209,362,4,246,262205,123,363,362,196670,361,363,
327737,121,364,365,361,65789,65592,327734,123,366,0,124,131320,367,262205,123,368,3,131326,368,
65592,327734,123,369,0,127,196663,126,370,131320,371,262205,125,372,370,262268,123,373,372,327874,
123,374,373,210,327879,123,375,374,211,327879,123,376,373,212,262268,125,377,376,327809,125,10,
377,213,327852,193,378,376,214,196855,379,0,262394,378,380,379,131320,380,131326,215,131320,379,
327854,193,381,376,216,196855,382,0,262394,381,383,382,131320,383,327877,123,384,375,217,131326,
384,131320,382,327856,193,385,376,218,196855,386,0,262394,385,387,386,131320,387,262268,123,388,
10,327810,123,389,388,219,327877,123,390,375,389,131326,390,131320,386,327808,123,391,376,359,
327874,123,392,376,220,327879,123,393,392,160,327808,123,394,391,393,327874,123,395,394,220,
327877,123,396,375,395,131326,396,65592,327734,123,397,0,128,196663,126,398,196663,126,399,131320,
400,262203,126,401,7,262203,126,402,7,262205,125,403,398,196670,401,403,327737,123,404,369,401,
262205,125,405,399,196670,402,405,327737,123,406,369,402,327876,123,407,406,210,327877,123,408,
404,407,131326,408,65592,327734,125,409,0,129,196663,126,410,131320,411,262205,125,412,410,262268,
123,413,412,327810,123,11,221,413,262268,125,414,11,131321,415,131320,415,458997,125,416,414,411,
14,417,458997,131,418,222,411,419,417,262390,420,417,0,131321,421,131320,421,327857,193,422,418,
223,262394,422,423,420,131320,423,262205,125,424,410,327813,125,12,424,416,327811,125,13,224,12,
327813,125,14,416,13,131321,417,131320,417,327808,131,419,418,225,131321,415,131320,420,131326,
416,65592,327734,125,425,0,129,196663,126,426,131320,427,262205,125,428,426,262268,123,429,428,
327874,123,430,429,225,327810,123,15,226,430,262268,125,431,15,262205,125,432,426,327813,125,16,
213,432,131321,433,131320,433,458997,125,434,431,427,20,435,458997,131,436,222,427,437,435,262390,
438,435,0,131321,439,131320,439,327857,193,440,436,223,262394,440,441,438,131320,441,327813,125,
17,16,434,327813,125,18,17,434,327811,125,19,227,18,327813,125,20,434,19,131321,435,131320,435,
327808,131,437,436,225,131321,433,131320,438,131326,434,65592,327734,125,442,0,129,196663,126,443,
131320,444,262205,125,445,443,327866,193,446,445,228,262205,125,447,443,393385,125,448,446,228,
447,327813,125,21,448,229,327809,125,22,21,230,327811,125,23,22,230,327813,125,24,23,231,327811,
125,25,448,24,327813,125,26,23,232,327811,125,27,25,26,327813,125,28,233,27,327809,125,29,28,234,
327813,125,30,29,27,327809,125,31,30,235,327813,125,32,31,27,327809,125,33,32,236,327813,125,34,
33,27,327809,125,35,34,237,327813,125,36,35,27,327809,125,37,36,213,327813,125,38,27,27,327813,
125,39,37,38,327809,125,40,39,27,327809,125,41,40,238,262268,123,449,22,327808,123,42,449,146,
327876,123,450,42,239,262268,125,451,450,327813,125,43,41,451,262205,125,452,443,327864,193,453,
452,240,393385,125,454,453,241,43,131326,454,65592,327734,131,455,0,132,196663,130,456,196663,130,
457,131320,458,262205,123,459,456,262268,131,460,459,262205,123,461,457,262268,131,462,461,397666,
131,463,460,462,0,131326,463,65592,327734,131,464,0,135,196663,134,465,196663,134,466,196663,134,
467,196663,134,468,196663,134,469,131320,470,262203,130,471,7,262203,130,472,7,262203,130,473,7,
262203,130,474,7,262203,130,475,7,262203,130,476,7,262203,130,477,7,262203,130,478,7,131321,479,
131320,479,458997,131,480,222,470,481,482,458997,131,483,222,470,484,482,262390,485,482,1,131321,
486,131320,486,327857,193,487,483,223,262394,487,488,485,131320,488,327745,130,489,465,483,262205,
123,490,489,327874,123,491,490,242,327879,123,492,491,243,327745,130,493,466,483,262205,123,494,
493,196670,471,494,196670,472,492,393273,131,495,455,471,472,262205,123,496,489,327874,123,497,
496,223,327879,123,498,497,243,327745,130,499,467,483,262205,123,500,499,196670,473,500,196670,
474,498,393273,131,501,455,473,474,327808,131,502,495,501,262205,123,503,489,327874,123,504,503,
244,327879,123,505,504,243,327745,130,506,468,483,262205,123,507,506,196670,475,507,196670,476,
505,393273,131,508,455,475,476,327808,131,509,502,508,262205,123,510,489,327879,123,511,510,243,
327745,130,512,469,483,262205,123,513,512,196670,477,513,196670,478,511,393273,131,514,455,477,
478,327808,131,515,509,514,327808,131,481,480,515,131321,482,131320,482,327808,131,484,483,225,
131321,479,131320,485,131326,480,65592,327734,125,516,0,136,196663,126,517,196663,126,518,131320,
519,262205,125,520,517,262205,125,521,518,327809,125,44,520,521,131326,44,65592,327734,131,522,0,
138,196663,137,523,131320,524,262205,131,525,523,393562,131,526,245,525,160,262205,131,527,523,
327808,131,528,527,526,196670,523,528,262205,131,529,523,393562,131,530,245,529,192,262205,131,
531,523,327808,131,532,531,530,196670,523,532,262205,131,533,523,262205,131,534,523,393562,131,
535,245,534,165,327808,131,536,533,535,131326,536,65592,327734,125,537,0,142,196663,141,538,
131320,539,262203,248,540,7,262203,126,541,7,262203,126,542,7,262203,250,543,7,262203,126,544,7,
262203,126,545,7,262203,126,546,7,262203,126,547,7,262203,126,548,7,262203,126,549,7,262203,126,
550,7,262203,126,551,7,262203,126,552,7,262203,126,553,7,262201,123,554,366,327879,123,555,554,
154,327879,123,556,555,165,327851,193,557,556,246,327879,123,558,555,192,327851,193,559,558,246,
327879,123,560,555,160,327851,193,561,560,246,131321,562,131320,562,458997,131,563,222,539,564,
565,262390,566,565,1,131321,567,131320,567,327857,193,568,563,223,262394,568,569,566,131320,569,
196855,570,0,262394,557,571,572,131320,571,327808,131,573,563,223,327745,126,574,538,573,262205,
125,575,574,131321,570,131320,572,327745,126,576,538,563,262205,125,577,576,131321,570,131320,570,
458997,125,578,575,571,577,572,196855,579,0,262394,557,580,581,131320,580,327745,126,582,538,563,
262205,125,583,582,131321,579,131320,581,327808,131,584,563,223,327745,126,585,538,584,262205,125,
586,585,131321,579,131320,579,458997,125,587,583,580,586,581,393562,125,588,245,587,165,196670,
541,578,196670,542,588,393273,125,589,516,541,542,327745,126,590,540,563,196670,590,589,131321,
565,131320,565,327808,131,564,563,225,131321,562,131320,566,131321,591,131320,591,458997,131,592,
222,566,593,594,262390,595,594,1,131321,596,131320,596,327857,193,597,592,244,262394,597,598,595,
131320,598,196855,599,0,262394,559,600,601,131320,600,327808,131,602,592,244,327745,126,603,540,
602,262205,125,604,603,131321,599,131320,601,327745,126,605,540,592,262205,125,606,605,131321,599,
131320,599,458997,125,607,604,600,606,601,196855,608,0,262394,559,609,610,131320,609,327745,126,
611,540,592,262205,125,612,611,131321,608,131320,610,327808,131,613,592,244,327745,126,614,540,
613,262205,125,615,614,131321,608,131320,608,458997,125,616,612,609,615,610,393562,125,617,245,
616,192,196670,544,607,196670,545,617,393273,125,618,516,544,545,327745,126,619,543,592,196670,
619,618,131321,594,131320,594,327808,131,593,592,225,131321,591,131320,595,196855,620,0,262394,
561,621,622,131320,621,327745,126,623,543,225,262205,125,624,623,131321,620,131320,622,327745,126,
625,543,222,262205,125,626,625,131321,620,131320,620,458997,125,627,624,621,626,622,196855,628,0,
262394,561,629,630,131320,629,327745,126,631,543,222,262205,125,632,631,131321,628,131320,630,
327745,126,633,543,225,262205,125,634,633,131321,628,131320,628,458997,125,635,632,629,634,630,
393562,125,636,245,635,160,196670,546,627,196670,547,636,393273,125,637,516,546,547,393562,125,
638,245,637,165,196670,548,637,196670,549,638,393273,125,639,516,548,549,393562,125,640,245,639,
192,196670,550,639,196670,551,640,393273,125,641,516,550,551,393562,125,642,245,641,160,196670,
552,641,196670,553,642,393273,125,643,516,552,553,131326,643,65592,327734,125,644,0,143,196663,
130,645,196663,126,646,196663,126,647,131320,648,262203,263,649,7,262203,141,650,7,262203,141,651,
7,262203,126,652,7,262201,123,653,366,327879,123,654,653,251,131321,655,131320,655,458997,125,656,
241,648,657,658,458997,123,659,246,648,660,658,262390,661,658,0,131321,662,131320,662,327856,193,
663,659,258,262394,663,664,661,131320,664,131321,665,131320,665,458997,123,666,246,664,667,668,
262390,669,668,1,131321,670,131320,670,327856,193,671,666,261,262394,671,672,669,131320,672,
327812,123,673,659,261,327808,123,674,673,666,262205,123,675,645,458764,123,676,1,38,674,265,
327812,123,677,676,253,327808,123,678,675,677,327808,123,679,678,654,393281,266,680,47,222,679,
262205,125,681,680,327745,126,682,649,666,196670,682,681,327854,193,683,674,254,196855,684,0,
262394,683,685,684,131320,685,196670,682,241,131321,684,131320,684,131321,668,131320,668,327808,
123,667,666,225,131321,665,131320,669,131321,686,131320,686,458997,125,657,656,669,49,687,458997,
123,688,246,669,689,687,262390,690,687,1,131321,691,131320,691,327856,193,692,688,261,262394,692,
693,690,131320,693,327745,126,694,649,688,262205,125,695,694,262205,125,696,694,327813,125,48,695,
696,327809,125,49,657,48,131321,687,131320,687,327808,123,689,688,225,131321,686,131320,690,
131321,658,131320,658,327808,123,660,659,225,131321,655,131320,661,327745,270,697,269,654,196670,
697,656,262368,192,192,271,131321,698,131320,698,458997,131,699,222,661,700,701,262390,702,701,1,
131321,703,131320,703,327857,193,704,699,272,262394,704,705,702,131320,705,262201,123,706,366,
327879,123,707,706,154,327812,123,708,707,139,262268,123,709,699,327808,123,710,708,709,327745,
270,711,269,710,262205,125,712,711,327745,126,713,650,699,196670,713,712,131321,701,131320,701,
327808,131,700,699,225,131321,698,131320,702,262205,140,714,650,196670,651,714,327737,125,715,537,
651,262205,125,716,646,327813,125,50,715,716,262205,125,717,647,327809,125,51,50,717,196670,652,
51,327737,125,718,425,652,131326,718,65592,327734,123,719,0,144,196663,130,720,196663,130,721,
131320,722,262201,123,723,366,262205,123,724,720,327812,123,725,724,177,262205,123,726,721,327808,
123,727,725,726,327812,123,728,727,6,327808,123,729,723,728,131326,729,65592,327734,121,730,0,180,
196663,130,731,196663,130,732,196663,130,733,196663,179,734,196663,179,735,131320,736,262203,130,
737,7,262203,130,738,7,131321,739,131320,739,458997,123,740,246,736,741,742,262390,743,742,1,
131321,744,131320,744,327856,193,745,740,177,262394,745,746,743,131320,746,262205,123,747,733,
196670,737,747,196670,738,740,393273,123,748,719,737,738,458764,123,749,1,38,748,275,262205,123,
750,731,327814,123,751,750,165,327808,123,752,751,749,393281,277,753,54,222,752,262205,145,754,
753,327745,182,755,734,740,196670,755,754,196855,756,0,262394,55,757,756,131320,757,262205,123,
758,732,327814,123,759,758,165,327808,123,760,759,749,393281,277,761,58,222,760,262205,145,762,
761,327745,182,763,735,740,196670,763,762,131321,756,131320,756,131321,742,131320,742,327808,123,
741,740,225,131321,739,131320,743,65789,65592,327734,121,764,0,181,196663,126,765,196663,130,766,
196663,179,767,196663,178,768,131320,769,262203,179,770,7,262203,130,771,7,262203,130,772,7,
131321,773,131320,773,458997,123,774,246,769,62,775,262390,776,775,1,131321,777,131320,777,327856,
193,778,774,177,262394,778,779,776,131320,779,327745,182,780,767,774,262205,145,781,780,196855,
782,0,262394,55,783,782,131320,783,262205,125,784,765,327822,145,59,781,784,196670,770,768,327745,
182,785,770,774,262205,145,786,785,327813,145,60,59,786,131321,782,131320,782,458997,145,787,781,
779,60,783,262205,123,788,766,196670,771,788,196670,772,774,393273,123,789,719,771,772,327856,193,
790,789,61,458832,280,791,790,790,790,790,393385,145,792,791,787,279,196670,780,792,131321,775,
131320,775,327808,123,62,774,225,131321,773,131320,776,65789,65592,327734,123,793,0,183,196663,
182,794,196663,126,795,196663,137,796,131320,797,262203,182,798,7,262205,145,799,794,262205,125,
800,795,327822,145,63,799,800,196670,798,63,131321,801,131320,801,458997,123,802,246,797,803,804,
458997,131,805,222,797,806,804,262390,807,804,1,131321,808,131320,808,327857,193,809,805,223,
262394,809,810,807,131320,810,327745,126,811,798,805,262205,125,812,811,327864,193,813,812,281,
196855,814,0,262394,813,815,816,131320,815,262205,125,817,811,131321,814,131320,816,131321,814,
131320,814,458997,125,818,817,815,281,816,327866,193,819,818,282,393385,125,820,819,818,282,
393228,125,821,1,2,820,262254,131,822,821,262205,131,823,796,327808,131,824,823,822,196670,796,
824,327879,131,825,822,283,262268,123,826,825,327812,131,827,272,805,327876,123,828,826,827,
327877,123,803,802,828,131321,804,131320,804,327808,131,806,805,225,131321,801,131320,807,131326,
802,65592,327734,125,829,0,184,196663,130,830,196663,130,831,196663,126,832,196663,126,833,131320,
834,262203,179,835,7,262203,130,836,7,262203,130,837,7,262203,130,838,7,262203,179,839,7,262203,
179,840,7,262203,130,841,7,262203,126,842,7,262203,126,843,7,262203,130,844,7,262203,130,845,7,
262203,130,846,7,262203,179,847,7,262203,179,848,7,262203,126,849,7,262203,130,850,7,262203,179,
851,7,262203,126,852,7,262203,130,853,7,262203,130,854,7,262203,130,855,7,262203,179,856,7,262203,
179,857,7,262203,126,858,7,262203,130,859,7,262203,179,860,7,262203,130,861,7,262203,130,862,7,
262203,182,863,7,262203,126,864,7,262203,137,865,7,262201,123,866,366,327850,193,867,866,246,
196855,868,0,262394,867,869,868,131320,869,196670,286,246,196670,288,222,131321,868,131320,868,
262205,123,870,830,196670,836,870,262205,123,871,831,196670,837,871,196670,838,246,589881,121,872,
730,836,837,838,839,840,262205,178,873,839,196670,835,873,262205,178,874,840,196855,875,0,262394,
55,876,877,131320,876,262205,123,878,830,196670,841,878,262205,125,879,832,196670,842,879,262205,
125,880,833,196670,843,880,458809,125,881,644,841,842,843,131321,875,131320,877,262368,192,192,
271,131321,875,131320,875,458997,125,882,881,876,238,877,131321,883,131320,883,458997,178,884,874,
875,885,886,458997,125,887,284,875,888,886,458997,123,889,246,875,890,886,262390,891,886,0,131321,
892,131320,892,327856,193,893,889,172,262394,893,894,891,131320,894,327852,193,895,889,246,196855,
896,0,262394,895,897,896,131320,897,262205,123,898,830,196670,844,898,262205,123,899,831,196670,
845,899,196670,846,889,589881,121,900,730,844,845,846,847,848,262205,178,901,847,196670,835,901,
262205,178,902,848,131321,896,131320,896,458997,178,885,884,894,902,897,196670,849,882,196670,850,
889,262205,178,903,835,196670,851,903,524345,121,904,764,849,850,851,885,262205,178,905,851,
196670,835,905,131321,906,131320,906,458997,123,907,246,896,908,909,458997,125,888,887,896,910,
909,262390,911,909,1,131321,912,131320,912,327856,193,913,907,177,262394,913,914,911,131320,914,
131321,915,131320,915,458997,125,910,888,914,916,917,458997,131,918,222,914,919,917,262390,920,
917,1,131321,921,131320,921,327857,193,922,918,223,262394,922,923,920,131320,923,393281,126,924,
835,907,918,262205,125,925,924,393228,125,926,1,4,925,327866,193,927,926,910,393385,125,916,927,
926,910,131321,917,131320,917,327808,131,919,918,225,131321,915,131320,920,131321,909,131320,909,
327808,123,908,907,225,131321,906,131320,911,131321,886,131320,886,327808,123,890,889,225,131321,
883,131320,891,262268,123,928,887,458991,123,929,286,160,246,928,262368,192,192,271,262205,123,
930,286,262268,125,931,930,196670,852,931,327737,125,932,409,852,327813,125,64,281,932,327813,125,
65,931,289,131321,933,131320,933,458997,131,934,222,891,935,936,458997,123,937,246,891,938,936,
262390,939,936,0,131321,940,131320,940,327856,193,941,937,172,262394,941,942,939,131320,942,
196855,943,0,262394,290,944,943,131320,944,262205,123,945,830,196670,853,945,262205,123,946,831,
196670,854,946,196670,855,937,589881,121,947,730,853,854,855,856,857,262205,178,948,856,196670,
835,948,262205,178,949,857,196670,858,882,196670,859,937,196670,860,948,524345,121,950,764,858,
859,860,949,262205,178,951,860,196670,835,951,131321,943,131320,943,131321,952,131320,952,458997,
131,935,934,943,953,954,458997,123,955,246,943,956,954,262390,957,954,1,131321,958,131320,958,
327856,193,959,955,177,262394,959,960,957,131320,960,196670,861,937,196670,862,955,393273,123,961,
719,861,862,327745,182,962,835,955,262205,145,963,962,196670,863,963,196670,864,64,196670,865,935,
458809,123,964,793,863,864,865,262205,131,953,865,327856,193,965,961,291,196855,966,0,262394,965,
967,966,131320,967,327814,123,968,961,165,327817,123,969,961,165,393281,285,970,294,968,969,
196670,970,964,131321,966,131320,966,131321,954,131320,954,327808,123,956,955,225,131321,952,
131320,957,131321,936,131320,936,327808,123,938,937,225,131321,933,131320,939,458986,131,971,288,
160,246,934,262368,192,192,271,131326,65,65592,327734,123,972,0,144,196663,130,973,196663,130,974,
131320,975,262205,123,976,973,327812,123,977,976,165,327814,123,978,977,66,262205,123,979,973,
327812,123,980,979,165,327817,123,981,980,66,327854,193,982,981,68,327846,193,983,67,982,262312,
193,984,983,196855,985,0,262394,984,986,985,131320,986,327854,193,987,978,295,131321,985,131320,
985,458997,193,988,983,975,987,986,196855,989,0,262394,988,990,989,131320,990,262205,123,991,973,
327812,123,992,991,165,262205,123,993,974,327808,123,994,992,993,131326,994,131320,989,327812,123,
995,978,66,327814,123,996,981,192,327808,123,997,995,996,262205,123,998,974,327879,123,999,998,
160,327808,123,1000,997,999,262205,123,1001,974,327874,123,1002,1001,225,327812,123,1003,1002,296,
327808,123,1004,1000,1003,131326,1004,65592,327734,125,1005,0,185,196663,137,1006,196663,137,1007,
196663,126,1008,196663,126,1009,196663,130,1010,131320,1011,262205,131,1012,1006,262205,131,1013,
1007,327810,131,1014,1012,1013,262255,125,1015,1014,262205,125,1016,1009,262205,125,1017,1008,
327813,125,71,1016,1017,327813,125,72,1015,71,327745,299,1018,298,244,262205,123,1019,1018,327851,
193,1020,1019,300,196855,1021,0,262394,1020,1022,1021,131320,1022,262205,123,1023,1010,327808,123,
1024,1019,1023,393281,266,1025,76,222,1024,262205,125,1026,1025,327809,125,77,72,1026,131321,1021,
131320,1021,458997,125,1027,72,1011,77,1022,131326,1027,65592,327734,186,1028,0,187,196663,126,
1029,196663,126,1030,196663,130,1031,196663,130,1032,131320,1033,262203,302,1034,7,262205,123,
1035,1032,327812,123,1036,1035,304,262205,123,1037,1031,327808,123,1038,1036,1037,393281,305,1039,
80,222,1038,262205,186,1040,1039,196670,1034,1040,262205,125,1041,1029,327745,126,1042,1034,246,
262205,125,1043,1042,327813,125,81,1041,1043,262205,125,1044,1030,327745,126,1045,1034,160,262205,
125,1046,1045,327813,125,82,1044,1046,327811,125,83,81,82,262205,125,1047,1029,262205,125,1048,
1045,327813,125,84,1047,1048,262205,125,1049,1030,262205,125,1050,1042,327813,125,85,1049,1050,
327809,125,86,84,85,327760,186,1051,83,86,131326,1051,65592,327734,121,1052,0,188,196663,130,1053,
196663,182,1054,196663,130,1055,131320,1056,262203,126,1057,7,262203,126,1058,7,262203,130,1059,7,
262203,130,1060,7,262203,126,1061,7,262203,126,1062,7,262203,130,1063,7,262203,130,1064,7,262203,
302,1065,7,262203,126,1066,7,262203,126,1067,7,262203,130,1068,7,262203,130,1069,7,262203,302,
1070,7,262203,126,1071,7,262203,126,1072,7,262203,130,1073,7,262203,130,1074,7,262203,182,1075,7,
262203,126,1076,7,262203,126,1077,7,262203,126,1078,7,262203,126,1079,7,262205,123,1080,1053,
327812,123,1081,1080,165,327814,123,1082,1081,66,262205,123,1083,1053,327812,123,87,1083,165,
327817,123,88,87,66,327745,308,1084,94,222,262205,123,1085,1084,262205,123,1086,1055,327808,123,
95,1085,1086,327808,123,1087,88,192,327856,193,1088,1082,309,327856,193,1089,88,68,327847,193,
1090,1088,1089,196855,1091,0,262394,1090,1092,1091,131320,1092,196855,1093,0,262394,67,1094,1095,
131320,1094,327814,123,96,88,192,327745,126,1096,1054,246,262205,125,1097,1096,196670,1057,1097,
327745,126,1098,1054,160,262205,125,1099,1098,196670,1058,1099,196670,1059,96,196670,1060,95,
524345,186,1100,1028,1057,1058,1059,1060,327761,125,1101,1100,0,196670,1096,1101,327761,125,1102,
1100,1,196670,1098,1102,327808,123,97,96,160,327745,126,1103,1054,192,262205,125,1104,1103,196670,
1061,1104,327745,126,1105,1054,245,262205,125,1106,1105,196670,1062,1106,196670,1063,97,196670,
1064,95,524345,186,1107,1028,1061,1062,1063,1064,327761,125,1108,1107,0,196670,1103,1108,327761,
125,1109,1107,1,196670,1105,1109,131321,1093,131320,1095,327814,123,98,88,192,327745,126,1110,
1054,246,262205,125,1111,1110,196670,1066,1111,327745,126,1112,1054,192,262205,125,1113,1112,
196670,1067,1113,196670,1068,98,196670,1069,95,524345,186,1114,1028,1066,1067,1068,1069,196670,
1065,1114,327808,123,99,98,160,327745,126,1115,1054,160,262205,125,1116,1115,196670,1071,1116,
327745,126,1117,1054,245,262205,125,1118,1117,196670,1072,1118,196670,1073,99,196670,1074,95,
524345,186,1119,1028,1071,1072,1073,1074,196670,1070,1119,327745,126,1120,1065,246,262205,125,
1121,1120,327745,126,1122,1070,246,262205,125,1123,1122,327745,126,1124,1065,160,262205,125,1125,
1124,327745,126,1126,1070,160,262205,125,1127,1126,458832,145,1128,1121,1123,1125,1127,196670,
1054,1128,327814,123,1129,88,192,327808,123,1130,1129,310,131321,1093,131320,1093,458997,123,1131,
1087,1094,1130,1095,458997,123,1132,88,1094,1129,1095,131321,1091,131320,1091,458997,123,1133,
1087,1056,1131,1093,458997,123,1134,88,1056,1132,1093,327856,193,1135,1082,69,196855,1136,0,
262394,1135,1137,1138,131320,1137,327745,299,1139,298,311,262205,123,1140,1139,262205,123,1141,
1055,327745,299,1142,298,242,262205,123,1143,1142,327812,123,1144,1141,1143,327808,123,1145,1140,
1144,327812,123,1146,1082,314,327808,123,1147,1145,1146,262205,145,1148,1054,327745,315,1149,298,
220,262205,125,1150,1149,327822,145,100,1148,1150,196670,1075,100,327808,123,1151,1147,1134,
327745,126,1152,1075,246,262205,125,1153,1152,393281,266,1154,47,222,1151,196670,1154,1153,327808,
123,1155,1151,160,327745,126,1156,1075,160,262205,125,1157,1156,393281,266,1158,47,222,1155,
196670,1158,1157,327808,123,1159,1147,1133,327745,126,1160,1075,192,262205,125,1161,1160,393281,
266,1162,47,222,1159,196670,1162,1161,327808,123,1163,1159,160,327745,126,1164,1075,245,262205,
125,1165,1164,393281,266,1166,47,222,1163,196670,1166,1165,131321,1136,131320,1138,327810,123,
1167,1082,69,327856,193,1168,1167,70,196855,1169,0,262394,1168,1170,1171,131320,1170,131321,1169,
131320,1171,327810,123,1172,1167,70,131321,1169,131320,1169,458997,123,1173,1167,1170,1172,1171,
327745,299,1174,298,316,262205,123,1175,1174,327812,123,1176,1173,1175,327808,123,1177,1176,95,
327812,123,1178,1177,314,327745,126,1179,1054,246,262205,125,1180,1179,196670,1076,1180,327745,
126,1181,1054,160,262205,125,1182,1181,196670,1077,1182,393273,123,1183,397,1076,1077,327745,126,
1184,1054,192,262205,125,1185,1184,196670,1078,1185,327745,126,1186,1054,245,262205,125,1187,1186,
196670,1079,1187,393273,123,1188,397,1078,1079,196855,1189,0,262394,1168,1190,1191,131320,1190,
327808,123,1192,1178,1134,327814,123,1193,1192,192,393281,308,1194,103,222,1193,196670,1194,1183,
327808,123,1195,1178,1133,327814,123,1196,1195,192,393281,308,1197,103,222,1196,196670,1197,1188,
131321,1189,131320,1191,327808,123,1198,1178,1134,327814,123,1199,1198,192,393281,308,1200,106,
222,1199,196670,1200,1183,327808,123,1201,1178,1133,327814,123,1202,1201,192,393281,308,1203,106,
222,1202,196670,1203,1188,131321,1189,131320,1189,131321,1136,131320,1136,65789,65592,327734,121,
1204,0,189,196663,130,1205,196663,126,1206,196663,130,1207,131320,1208,262203,126,1209,7,262203,
126,1210,7,327745,299,1211,298,311,262205,123,1212,1211,262205,123,1213,1207,327745,299,1214,298,
242,262205,123,1215,1214,327812,123,1216,1213,1215,327808,123,1217,1212,1216,262205,123,1218,1205,
327808,123,1219,1217,1218,393281,266,1220,47,222,1219,262205,125,1221,1220,196670,1209,1221,
262205,125,1222,1206,196670,1210,1222,393273,125,1223,516,1209,1210,196670,1220,1223,65789,65592,
327734,121,1224,0,190,196663,130,1225,196663,126,1226,196663,126,1227,196663,130,1228,131320,1229,
262203,126,1230,7,262203,126,1231,7,262203,126,1232,7,262203,126,1233,7,262205,125,1234,1226,
327866,193,1235,1234,241,262205,125,1236,1226,393385,125,1237,1235,1236,241,196855,1238,0,262394,
107,1239,1240,131320,1239,262205,125,1241,1226,262205,125,1242,1226,262271,125,108,1242,196670,
1230,108,327737,125,1243,442,1230,196670,1231,238,196670,1232,1243,393273,125,1244,516,1231,1232,
196670,1233,1244,327737,125,1245,409,1233,327813,125,109,1241,1245,262205,125,1246,1227,327813,
125,110,109,1246,131321,1238,131320,1240,327813,125,111,1237,1237,262205,125,1247,1227,327813,125,
112,111,1247,131321,1238,131320,1238,458997,125,1248,110,1239,112,1240,327745,299,1249,298,311,
262205,123,1250,1249,262205,123,1251,1228,327745,299,1252,298,242,262205,123,1253,1252,327812,123,
1254,1251,1253,327808,123,1255,1250,1254,262205,123,1256,1225,327808,123,1257,1255,1256,393281,
266,1258,47,222,1257,196670,1258,1248,65789,65592,327734,133,1259,0,191,196663,130,1260,196663,
130,1261,131320,1262,196855,1263,0,262394,319,1264,1265,131320,1264,262205,123,1266,1261,327745,
320,1267,294,1266,262205,133,1268,1267,131321,1263,131320,1265,262205,123,1269,1260,327812,123,
1270,1269,164,262205,123,1271,1261,327808,123,1272,1270,1271,393281,322,1273,115,222,1272,262205,
133,1274,1273,131321,1263,131320,1263,458997,133,1275,1268,1264,1274,1265,131326,1275,65592,
327734,121,1276,0,203,196663,130,1277,196663,197,1278,196663,202,1279,131320,1280,262203,326,1281,
7,131321,1282,131320,1282,458997,123,1283,246,1280,1284,1285,262390,1286,1285,1,131321,1287,
131320,1287,327856,193,1288,1283,199,262394,1288,1289,1286,131320,1289,262205,123,1290,1277,
327808,123,1291,1290,1283,327812,123,1292,1291,139,262201,123,1293,366,327879,123,1294,1293,154,
327808,123,1295,1292,1294,458764,123,1296,1,38,1295,324,131321,1297,131320,1297,458997,123,1298,
246,1289,1299,1300,262390,1301,1300,1,131321,1302,131320,1302,327856,193,1303,1298,196,262394,
1303,1304,1301,131320,1304,327812,123,1305,1283,196,327808,123,1306,1305,1298,327745,299,1307,298,
222,262205,123,1308,1307,196670,1281,1278,327745,130,1309,1281,1298,262205,123,1310,1309,327812,
123,1311,1310,327,327808,123,1312,1308,1311,327808,123,1313,1312,1296,393281,322,1314,118,222,
1313,262205,133,1315,1314,327745,134,1316,1279,1306,196670,1316,1315,131321,1300,131320,1300,
327808,123,1299,1298,225,131321,1297,131320,1301,131321,1285,131320,1285,327808,123,1284,1283,225,
131321,1282,131320,1286,65789,65592,327734,121,1317,0,207,196663,130,1318,196663,201,1319,196663,
206,1320,131320,1321,262203,130,1322,7,262203,130,1323,7,262203,130,1324,7,262203,130,1325,7,
262203,130,1326,7,262203,130,1327,7,262203,130,1328,7,262203,130,1329,7,262203,134,1330,7,262203,
202,1331,7,262203,134,1332,7,262203,134,1333,7,262203,134,1334,7,262203,134,1335,7,131321,1336,
131320,1336,458997,123,1337,246,1321,1338,1339,262390,1340,1339,1,131321,1341,131320,1341,327856,
193,1342,1337,199,262394,1342,1343,1340,131320,1343,262205,123,1344,1318,327808,123,1345,1344,
1337,327812,123,1346,1345,139,262201,123,1347,366,327879,123,1348,1347,154,327808,123,1349,1346,
1348,327814,123,1350,1349,192,327812,123,1351,1350,139,327817,123,1352,1349,192,327808,123,1353,
1351,1352,131321,1354,131320,1354,458997,123,1355,246,1343,1356,1357,262390,1358,1357,1,131321,
1359,131320,1359,327856,193,1360,1355,9,262394,1360,1361,1358,131320,1361,196670,1322,1355,196670,
1323,1353,393273,133,1362,1259,1322,1323,327808,123,1363,1353,192,196670,1324,1355,196670,1325,
1363,393273,133,1364,1259,1324,1325,327808,123,1365,1353,165,196670,1326,1355,196670,1327,1365,
393273,133,1366,1259,1326,1327,327808,123,1367,1353,328,196670,1328,1355,196670,1329,1367,393273,
133,1368,1259,1328,1329,131321,1369,131320,1369,458997,123,1370,246,1361,1371,1372,262390,1373,
1372,1,131321,1374,131320,1374,327856,193,1375,1370,196,262394,1375,1376,1373,131320,1376,327812,
123,1377,1355,196,327808,123,1378,1377,1370,327812,123,1379,1337,196,327808,123,1380,1379,1370,
196670,1331,1319,327745,134,1381,1331,1380,262205,133,1382,1381,196670,1330,1382,196670,1332,1362,
196670,1333,1364,196670,1334,1366,196670,1335,1368,589881,131,1383,464,1330,1332,1333,1334,1335,
327745,137,1384,1320,1378,262205,131,1385,1384,327808,131,1386,1385,1383,196670,1384,1386,131321,
1372,131320,1372,327808,123,1371,1370,225,131321,1369,131320,1373,131321,1357,131320,1357,327808,
123,1356,1355,225,131321,1354,131320,1358,131321,1339,131320,1339,327808,123,1338,1337,225,131321,
1336,131320,1340,65789,65592,327734,121,365,0,208,196663,130,1387,131320,1388,262203,326,1389,7,
262203,130,1390,7,262203,130,1391,7,262203,206,1392,7,262203,335,1393,7,262203,130,1394,7,262203,
202,1395,7,262203,338,1396,7,262203,130,1397,7,262203,130,1398,7,262203,126,1399,7,262203,126,
1400,7,262203,342,1401,7,262203,130,1402,7,262203,206,1403,7,262203,130,1404,7,262203,202,1405,7,
262203,130,1406,7,262203,206,1407,7,262203,137,1408,7,262203,137,1409,7,262203,137,1410,7,262203,
137,1411,7,262203,126,1412,7,262203,126,1413,7,262203,130,1414,7,262203,130,1415,7,262203,126,
1416,7,262203,130,1417,7,262203,137,1418,7,262203,137,1419,7,262203,126,1420,7,262203,126,1421,7,
262203,130,1422,7,262203,130,1423,7,262203,126,1424,7,262203,126,1425,7,262203,130,1426,7,262203,
130,1427,7,262203,182,1428,7,262203,130,1429,7,262201,123,1430,366,327879,123,1431,1430,154,
327874,123,1432,1430,329,262205,123,1433,1387,327812,123,1434,1433,330,327808,123,1435,1434,1432,
327812,123,1436,1435,8,131321,1437,131320,1437,458997,123,1438,246,1388,1439,1440,262390,1441,
1440,1,131321,1442,131320,1442,327856,193,1443,1438,8,262394,1443,1444,1441,131320,1444,327808,
123,1445,1436,1438,327745,299,1446,298,331,262205,123,1447,1446,327810,123,1448,1447,160,458764,
123,1449,1,38,1445,1448,196855,1450,0,262394,332,1451,1452,131320,1451,327814,123,1453,1449,165,
327817,123,1454,1449,165,196670,1390,1453,196670,1391,1454,393273,123,1455,972,1390,1391,131321,
1450,131320,1452,131321,1450,131320,1450,458997,123,1456,1455,1451,1449,1452,327745,130,1457,1389,
1438,196670,1457,1456,196855,1458,0,262394,333,1459,1458,131320,1459,327808,123,1460,8,1438,
327808,123,1461,1447,1449,327745,130,1462,1389,1460,196670,1462,1461,131321,1458,131320,1458,
131321,1440,131320,1440,327808,123,1439,1438,225,131321,1437,131320,1441,131321,1463,131320,1463,
458997,123,1464,246,1441,1465,1466,262390,1467,1466,1,131321,1468,131320,1468,327856,193,1469,
1464,204,262394,1469,1470,1467,131320,1470,327745,137,1471,1392,1464,196670,1471,222,131321,1466,
131320,1466,327808,123,1465,1464,225,131321,1463,131320,1467,131321,1472,131320,1472,458997,123,
1473,246,1467,1474,1475,262390,1476,1475,1,131321,1477,131320,1477,327856,193,1478,1473,196,
262394,1478,1479,1476,131320,1479,327745,299,1480,298,225,262205,123,1481,1480,327745,130,1482,
1389,1473,262205,123,1483,1482,327808,123,1484,1481,1483,393281,266,1485,76,222,1484,262205,125,
1486,1485,327745,126,1487,1393,1473,196670,1487,1486,131321,1475,131320,1475,327808,123,1474,1473,
225,131321,1472,131320,1476,262205,197,1488,1389,196670,1394,246,458809,121,1489,1276,1394,1488,
1395,262205,201,1490,1395,196855,1491,0,262394,336,1492,1493,131320,1492,327745,299,1494,298,223,
262205,123,1495,1494,196670,1397,1495,327745,299,1496,298,329,262205,123,1497,1496,196670,1398,
1497,327745,315,1498,298,339,262205,125,1499,1498,196670,1399,1499,327745,315,1500,298,340,262205,
125,1501,1500,196670,1400,1501,524345,125,1502,829,1397,1398,1399,1400,327745,126,1503,1396,222,
196670,1503,1502,262205,131,1504,288,327745,137,1505,1401,222,196670,1505,1504,131321,1491,131320,
1493,131321,1506,131320,1506,458997,123,1507,246,1493,1508,1509,262390,1510,1509,1,131321,1511,
131320,1511,327856,193,1512,1507,9,262394,1512,1513,1510,131320,1513,327745,299,1514,298,343,
262205,123,1515,1514,327812,123,1516,192,1507,327808,123,1517,1515,1516,393281,266,1518,47,222,
1517,262205,125,1519,1518,327745,126,1520,1396,1507,196670,1520,1519,327808,123,1521,1517,160,
393281,266,1522,47,222,1521,262205,125,1523,1522,262268,131,1524,1523,327745,137,1525,1401,1507,
196670,1525,1524,131321,1509,131320,1509,327808,123,1508,1507,225,131321,1506,131320,1510,131321,
1491,131320,1491,196670,1402,246,262205,205,1526,1392,196670,1403,1526,458809,121,1527,1317,1402,
1490,1403,262205,205,1528,1403,196670,1392,1528,131321,1529,131320,1529,458997,123,1530,199,1491,
1531,1532,262390,1533,1532,0,131321,1534,131320,1534,327856,193,1535,1530,344,262394,1535,1536,
1533,131320,1536,262205,197,1537,1389,196670,1404,1530,458809,121,1538,1276,1404,1537,1405,262205,
201,1539,1405,196670,1406,1530,262205,205,1540,1392,196670,1407,1540,458809,121,1541,1317,1406,
1539,1407,262205,205,1542,1407,196670,1392,1542,131321,1532,131320,1532,327808,123,1531,1530,199,
131321,1529,131320,1533,131321,1543,131320,1543,458997,123,1544,246,1533,1545,1546,262390,1547,
1546,1,131321,1548,131320,1548,327856,193,1549,1544,9,262394,1549,1550,1547,131320,1550,131321,
1551,131320,1551,458997,123,1552,246,1550,1553,1554,262390,1555,1554,1,131321,1556,131320,1556,
327856,193,1557,1552,8,262394,1557,1558,1555,131320,1558,327812,123,1559,1544,196,327808,123,1560,
1559,1552,327745,137,1561,1392,1560,262205,131,1562,1561,196670,1408,1562,327737,131,1563,522,
1408,196855,1564,0,262394,345,1565,1564,131320,1565,327808,123,1566,1559,8,327808,123,1567,1566,
1552,327745,137,1568,1392,1567,262205,131,1569,1568,196670,1409,1569,327737,131,1570,522,1409,
131321,1564,131320,1564,458997,131,1571,222,1558,1570,1565,196670,1410,1563,327745,137,1572,1401,
1544,262205,131,1573,1572,196670,1411,1573,327745,126,1574,1396,1544,262205,125,1575,1574,196670,
1412,1575,327745,126,1576,1393,1552,262205,125,1577,1576,196670,1413,1577,327745,130,1578,1389,
1552,262205,123,1579,1578,196670,1414,1579,589881,125,1580,1005,1410,1411,1412,1413,1414,327851,
193,1581,1431,246,196855,1582,0,262394,1581,1583,1582,131320,1583,131321,1554,131320,1582,196855,
1584,0,262394,346,1585,1586,131320,1585,327812,123,1587,1544,330,327808,123,1588,1587,1432,327812,
123,1589,1588,8,327808,123,1590,1589,1552,327745,270,1591,351,1590,196670,1591,1580,131321,1584,
131320,1586,327808,123,1592,1436,1552,327745,299,1593,298,331,262205,123,1594,1593,327856,193,
1595,1592,1594,196855,1596,0,262394,1595,1597,1596,131320,1597,327745,299,1598,298,272,262205,123,
1599,1598,327856,193,1600,1544,1599,131321,1596,131320,1596,458997,193,1601,1595,1586,1600,1597,
196855,1602,0,262394,1601,1603,1602,131320,1603,196855,1604,0,262394,352,1605,1606,131320,1605,
262205,123,1607,1578,196670,1415,1607,196670,1416,1580,196670,1417,1544,458809,121,1608,1204,1415,
1416,1417,131321,1604,131320,1606,327808,123,1609,353,1552,262205,123,1610,1578,327808,123,1611,
1594,1610,196670,1418,1571,262205,131,1612,1572,196670,1419,1612,262205,125,1613,1574,196670,1420,
1613,327745,126,1614,1393,1609,262205,125,1615,1614,196670,1421,1615,196670,1422,1611,589881,125,
1616,1005,1418,1419,1420,1421,1422,262205,123,1617,1578,196670,1423,1617,196670,1424,1580,196670,
1425,1616,196670,1426,1544,524345,121,1618,1224,1423,1424,1425,1426,131321,1604,131320,1604,
131321,1602,131320,1602,131321,1584,131320,1584,131321,1554,131320,1554,327808,123,1553,1552,225,
131321,1551,131320,1555,131321,1546,131320,1546,327808,123,1545,1544,225,131321,1543,131320,1547,
196855,1619,0,262394,354,1620,1619,131320,1620,262368,192,192,271,262205,123,1621,1387,327812,123,
1622,1621,356,327817,123,1623,1430,356,327808,123,1624,1622,1623,327814,123,1625,1430,356,131321,
1626,131320,1626,458997,123,1627,1625,1620,1628,1629,262390,1630,1629,0,131321,1631,131320,1631,
327856,193,1632,1627,9,262394,1632,1633,1630,131320,1633,327812,123,1634,1627,356,327808,123,1635,
1634,1623,327812,123,1636,1635,165,327812,123,1637,1624,165,327745,299,1638,298,331,262205,123,
1639,1638,327856,193,1640,1637,1639,196855,1641,0,262394,1640,1642,1641,131320,1642,327745,299,
1643,298,272,262205,123,1644,1643,327856,193,1645,1627,1644,131321,1641,131320,1641,458997,193,
1646,1640,1633,1645,1642,196855,1647,0,262394,1646,1648,1647,131320,1648,327745,270,1649,351,1636,
262205,125,1650,1649,327808,123,1651,1636,160,327745,270,1652,351,1651,262205,125,1653,1652,
327808,123,1654,1636,192,327745,270,1655,351,1654,262205,125,1656,1655,327808,123,1657,1636,245,
327745,270,1658,351,1657,262205,125,1659,1658,458832,145,1660,1650,1653,1656,1659,196670,1427,
1624,196670,1428,1660,196670,1429,1627,458809,121,1661,1052,1427,1428,1429,131321,1647,131320,
1647,131321,1629,131320,1629,327814,123,1662,6,356,327808,123,1628,1627,1662,131321,1626,131320,
1630,131321,1619,131320,1619,65789,65592,};
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
    {BITNET__WORDS(head_plain), BITNET__WORDS(head_fast)},
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
