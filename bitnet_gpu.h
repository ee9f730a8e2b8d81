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

   The head of a single token is screened, as on the CPU: its coarse plane, a quarter of it in
   halves, is read first, and then the rows that it cannot rule out. Sessions that sample get the
   exact logits of these, up to 4096 candidates, and the CPU draws; all logits come back where they
   are asked for, where a grammar or `edit` is at work, and for a while after too many rows
   survived, as they do with long windows of penalties. The plane takes memory of its own, is made
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
    const VkMemoryPropertyFlags wanted = BITNET__GPU_SEEN | VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
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

/* Pipelines. Those of a product and of the head come for 1, 2, 4 and 8 tokens, those of a product
   also for prompts. */
enum {
    BITNET__PIPELINE_EMBED,
    BITNET__PIPELINE_PREPARE, /* + product */
    BITNET__PIPELINE_FINAL = BITNET__PIPELINE_PREPARE + BITNET__PRODUCTS,
    BITNET__PIPELINE_ATTENTION_SPLIT,
    BITNET__PIPELINE_ATTENTION_WHOLE,
    BITNET__PIPELINE_JOINED, /* the product of queries, keys and values, and attention */
    BITNET__PIPELINE_CHOOSE,
    BITNET__PIPELINE_NUMBERS,
    BITNET__PIPELINE_SCREEN,
    BITNET__PIPELINE_SURVIVORS,
    BITNET__PIPELINE_HEAD,
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
    case BITNET__PIPELINE_SCREEN: return BITNET__SOURCE_SCREEN;
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

   Calls >>model, >>gpu-loader, >>gpu-device, >>gpu-memory and >>gpu-kernels.
   ============================================================================================ */

/* Words of the kernels' struct State that the CPU writes or reads. */
enum {
    BITNET__STATE_POSITION = 0,
    BITNET__STATE_BAD = 2,
    BITNET__STATE_LATE,
    BITNET__STATE_CHUNKS,
    BITNET__STATE_KV_HEADS,
    BITNET__STATE_ROWS,
    BITNET__STATE_SURVIVORS,
    BITNET__STATE_GROUPS, /* and two ones */
    BITNET__STATE_RANK = 12,
    BITNET__STATE_NEAR,
    BITNET__STATE_DEPTH
};

enum {
    BITNET__GPU_STATE_HEADER = 16, /* words of the kernels' struct State before `chosen` */
    BITNET__GPU_STATE_WORDS = BITNET__GPU_STATE_HEADER + BITNET__GPU_STATES + BITNET__GPU_BATCH,
    BITNET__GPU_STATE_BYTES = BITNET__GPU_STATE_WORDS * 4,
    BITNET__GPU_STAGING = 1 << 20,
    /* Bodies of commands: each of the tokens that one submit computes one after the other has its
       own, though they are alike, and those whose head is screened have others; then those for
       batches of 2 to 8. */
    BITNET__GPU_BODIES = 2 * BITNET__GPU_STATES + BITNET__GPU_VERIFIED - 1,
    BITNET__GPU_REST = 32,        /* tokens that the screen rests after too many rows survived */
    BITNET__GPU_CANDIDATES = 4096 /* survivors that come back for who draws */
};

/* What the last submit computed: `count` tokens from position `first` on, in one batch or one after
   the other. */
typedef struct bitnet__gpu_record {
    int32_t first, count;
    bool ahead;                        /* one after the other */
    bool screened;                     /* there are no logits, but, unless one after the other, */
    size_t rank, leading;              /* candidates: what may be among so many of the greatest, */
    float depth;                       /* and so far below number `leading` */
    int32_t logit_rows;                /* rows whose logits are in the channel */
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
    uint32_t x, q, attention, ffn, steps, states, logits, parts, list, partial;
    uint32_t x_stride, q_stride, attention_stride, ffn_stride, logits_stride, parts_stride, chunks;

    VkDescriptorPool sets_pool;
    VkDescriptorSet *sets; /* [layers], pieces of the head, of another embedding, of the screen */
    VkCommandPool body_pool, prompt_pool;
    VkCommandBuffer bodies[BITNET__GPU_BODIES]; /* recorded when they are first needed */
    int32_t dispatches[BITNET__GPU_BODIES];     /* in each */
    bool joined;                                /* as they were recorded */
    VkCommandBuffer prompt;                     /* a body for prompts, */
    int32_t prompt_rows;                        /* of so many tokens, */
    int32_t prompt_dispatches;                  /* and so many dispatches */

    const uint32_t *outbox;   /* in the channel: the state that came back, */
    const float *states_back; /* [BITNET__GPU_STATES][x_stride], */
    const float *logits_back; /* [BITNET__GPU_VERIFIED][logits_stride] */
    VkDeviceSize inbox_at, outbox_at, states_at, logits_at;

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

/* Lays out everything for so many positions; returns the bytes of the block. */
static VkDeviceSize bitnet__gpu_session_layout(bitnet__gpu_session *g, int32_t context) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet_model_info *info = &gpu->model->info;
    size_t head = bitnet__pad((size_t)info->head_width, 64);
    size_t batch = (size_t)bitnet__gpu_room(g->session), verified = BITNET__GPU_VERIFIED;
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
    g->steps = bitnet__gpu_take_floats(&floats, 2 * batch);
    g->states = bitnet__gpu_take_floats(&floats, (size_t)BITNET__GPU_STATES * g->x_stride);
    g->logits = bitnet__gpu_take_floats(&floats, verified * g->logits_stride);
    g->parts = bitnet__gpu_take_floats(&floats, 2 * verified * g->parts_stride);
    g->list = bitnet__gpu_take_floats(&floats, 2 * BITNET__GPU_CANDIDATES);
    g->partial =
        bitnet__gpu_take_floats(&floats, (VkDeviceSize)verified * g->chunks * (size_t)info->heads *
                                             ((size_t)info->head_width + 2));
    g->floats = bitnet__gpu_take(&used, floats * sizeof(float));
    g->quants =
        bitnet__gpu_take(&used, batch * bitnet__gpu_quants_stride((int)bitnet__widest(info)));
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
    g->outbox_at = g->inbox_at + bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->states_at = g->outbox_at + bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->logits_at = g->states_at + (VkDeviceSize)BITNET__GPU_STATES * g->x_stride * 4;
    extra = g->logits_at + (VkDeviceSize)BITNET__GPU_VERIFIED * g->logits_stride * 4 +
            BITNET__GPU_CANDIDATES * 8 - BITNET__GPU_STAGING;
    result = bitnet__gpu_channel_open(gpu, &g->channel, BITNET__GPU_STAGING, extra, error);
    if (result != BITNET_OK) return result;
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
    bool screened;      /* the head, of one token */
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

/* The states that logits are made of: of all tokens of a batch, or of the last one of a prompt. */
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

/* One of the two passes of a screened head over a piece of it. Bounds lie where logits would, and
   the workgroups' lower bounds behind the parts of the first row. */
static uint32_t bitnet__gpu_record_screen(bitnet__gpu_recorder *r, int32_t piece, uint32_t part,
                                          uint32_t workgroups) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->lm_head;
    uint32_t rows = (uint32_t)bitnet__gpu_piece_rows(table, piece);
    uint32_t groups = (rows + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS;
    uint32_t first = (uint32_t)(piece * table->piece_rows);
    uint32_t lowers = g->parts + 2 * g->parts_stride;
    const uint32_t bounds[] = {
        rows,     first,     (uint32_t)(bitnet__gpu_plane_bytes(table, piece, false) / 4),
        g->steps, g->logits, lowers,
        part};
    const uint32_t exact[] = {rows,       first,    g->states, g->logits, lowers,
                              workgroups, g->parts, part,      g->list,   BITNET__GPU_CANDIDATES};
    if (workgroups == 0)
        bitnet__gpu_bind(r, BITNET__PIPELINE_SCREEN, bitnet__gpu_screen_set(g, piece),
                         BITNET__PUSH(bounds));
    else
        bitnet__gpu_bind(r, BITNET__PIPELINE_SURVIVORS, g->sets[g->gpu->model->info.layers + piece],
                         BITNET__PUSH(exact));
    bitnet__gpu_dispatch(r, (int32_t)groups, 1, 1);
    bitnet__gpu_then(r);
    return groups;
}

/* The final states, and of each the token of the greatest logit. */
static void bitnet__gpu_record_lm_head(bitnet__gpu_recorder *r) {
    const bitnet__gpu_session *g = r->session;
    int32_t count = r->rows <= BITNET__GPU_VERIFIED ? r->rows : 1, i;
    int32_t pieces = g->gpu->lm_head.pieces;
    uint32_t workgroups = 0, parts = 0;
    bitnet__gpu_record_final(r, count);
    for (i = 0; i < pieces && r->screened; i++)
        workgroups += bitnet__gpu_record_screen(r, i, workgroups, 0);
    for (i = 0; i < pieces; i++)
        parts += r->screened ? bitnet__gpu_record_screen(r, i, parts, workgroups)
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

/* Before the bodies: the state comes from the inbox. */
static bitnet_result bitnet__gpu_record_before(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands = g->channel.before;
    VkBufferCopy copy;
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    copy.srcOffset = g->inbox_at;
    copy.dstOffset = g->state.offset;
    copy.size = BITNET__GPU_STATE_BYTES;
    gpu->vk.CmdCopyBuffer(commands, g->channel.block.buffer, g->block.buffer, 1, &copy);
    bitnet__gpu_barrier(gpu, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                        VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                            VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* After them: the chosen tokens and their states come back, and logits or candidates if they are
   wanted. */
static bitnet_result bitnet__gpu_record_after(bitnet__gpu_session *g, int32_t states,
                                              int32_t logit_rows, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bool listed = g->record.screened && g->record.rank > 1;
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
    copies[1].size = (VkDeviceSize)states * g->x_stride * 4;
    copies[2].srcOffset = g->floats.offset + (VkDeviceSize)(listed ? g->list : g->logits) * 4;
    copies[2].dstOffset = g->logits_at;
    copies[2].size =
        listed ? BITNET__GPU_CANDIDATES * 8 : (VkDeviceSize)logit_rows * g->logits_stride * 4;
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

/* Sees to it that nothing is under way. */
static bitnet_result bitnet__gpu_settle(bitnet_session *s, int64_t deadline) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet_gpu *gpu = g->gpu;
    int64_t start = bitnet__microseconds();
    bitnet_result result;
    int32_t i,
        chosen = g->record.ahead || g->record.count <= BITNET__GPU_VERIFIED ? g->record.count : 1;
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
    if (g->outbox[BITNET__STATE_SURVIVORS] / (uint32_t)g->record.count >
            (uint32_t)gpu->model->info.vocabulary / 4 ||
        (g->record.rank > 1 && g->outbox[BITNET__STATE_SURVIVORS] > BITNET__GPU_CANDIDATES))
        g->rest = BITNET__GPU_REST; /* a pass over all of the head is faster */
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
    bitnet_result result;
    if (g->prompt_rows == rows) return BITNET_OK;
    g->prompt_rows = 0;
    result = bitnet__vk_check(gpu->vk.ResetCommandPool(gpu->device, g->prompt_pool, 0),
                              "vkResetCommandPool", error);
    if (result == BITNET_OK)
        result =
            bitnet__gpu_record_body(g, g->prompt, rows, false, 0, &g->prompt_dispatches, error);
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
        rows > 1 ? 2 * BITNET__GPU_STATES + rows - 2 : step + (screened ? BITNET__GPU_STATES : 0);
    int32_t *dispatches = prompt ? &g->prompt_dispatches : &g->dispatches[which];
    bitnet_result result = BITNET_OK;
    *body = prompt ? g->prompt : g->bodies[which];
    if (prompt) result = bitnet__gpu_prompt(g, rows, error);
    else if (!*dispatches)
        result = bitnet__gpu_record_body(g, *body, rows, screened, 0, dispatches, error);
    bitnet__gpu_count(g->gpu, &g->gpu->stats.dispatches, *dispatches);
    return result;
}

/* What the head is to find of the batch's token: the greatest logit, candidates for who draws, or
   all logits. */
static void bitnet__gpu_plan_lm_head(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet__gpu_record *record = &g->record;
    size_t k = bitnet__top_k(&s->sampling, s->model->info.vocabulary), named = bitnet__named(s);
    bool greedy = bitnet__is_greedy(s), all = s->observer.logits || g->wants_logits;
    record->screened = s->batch->count == 1 && !all && g->gpu->screen.there && g->rest <= 0 &&
                       (greedy || (!s->mask && bitnet__is_narrow(s)));
    record->rank = greedy ? 1 : k + named + 1; /* 1 is for greedy ones alone */
    record->leading = greedy ? 1 : named + 1;
    record->depth = greedy ? 0.0f : bitnet__min_p_depth(&s->sampling);
    record->logit_rows = record->screened || (!all && greedy)     ? 0
                         : s->batch->count > BITNET__GPU_VERIFIED ? 1
                                                                  : s->batch->count;
    g->rest -= record->count;
    g->wants_logits = false;
}

/* Submits the session's batch. */
static bitnet_result bitnet__gpu_begin(bitnet_session *s, int64_t deadline) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t most = bitnet__gpu_most_rows(s), steps, states, i, count = 0;
    uint32_t *inbox = (uint32_t *)(void *)(g->channel.block.mapped + g->inbox_at);
    VkCommandBuffer commands[BITNET__GPU_STATES + 2];
    bitnet_result result = BITNET_OK;
    if (s->batch->count > most) s->batch->count = most;
    steps = bitnet__gpu_steps(s, deadline);
    if (s->home > s->computed) s->home = s->computed;
    if (s->away > s->computed) s->away = s->computed;
    if (s->away < s->computed) result = bitnet__gpu_move_kv(s, true, s->away, s->computed);
    if (result != BITNET_OK) return result;
    s->away = s->computed;

    states = s->batch->count > BITNET__GPU_VERIFIED ? 1
             : s->batch->count > 1                  ? s->batch->count
                                                    : steps;
    g->record.first = s->computed;
    g->record.ahead = s->batch->count == 1;
    g->record.count = s->batch->count == 1 ? steps : s->batch->count;
    bitnet__gpu_plan_lm_head(s);
    memcpy(g->record.tokens, s->tokens + s->computed, (size_t)s->batch->count * sizeof(int32_t));
    bitnet__gpu_put_state(g, s->computed, s->batch->count);
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
    if (result == BITNET_OK)
        result = bitnet__gpu_record_after(g, states, g->record.logit_rows, &s->error);
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
    size_t at = g->record.ahead ? 0 : bitnet__gpu_shown(g);
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

static int32_t bitnet__gpu_candidates(bitnet_session *s, size_t k) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet__gpu_record *record = &g->record;
    size_t named = bitnet__named(s), i;
    size_t count = record->screened ? g->outbox[BITNET__STATE_SURVIVORS] : 0;
    if (!bitnet__gpu_is_shown(s) || record->rank <= k + named || record->leading <= named ||
        record->depth < bitnet__min_p_depth(&s->sampling) || count > BITNET__GPU_CANDIDATES)
        return 0;
    for (i = 0; i < count; i++) {
        s->choice->survivors[i].logit = g->logits_back[2 * i];
        s->choice->survivors[i].id = (int32_t)bitnet__bits(g->logits_back[2 * i + 1]);
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
    result = bitnet__gpu_session_memory(g, s->options.context, &s->error);
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

/* The choice of a token whose head is screened: that of all its logits, which the last batch chose.
   Of a batch of several tokens there is nothing to be tested. */
static bitnet_result bitnet__gpu_test_screen(bitnet__gpu_probe *probe, bitnet_error *error) {
    bitnet_session *s = probe->there;
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t chosen = g->record.chosen[0], again;
    bitnet_result result;
    if (g->record.count != 1 || !g->gpu->screen.there) return BITNET_OK;
    g->record.count = 0;
    g->rest = 0;
    g->wants_logits = false;
    s->computed--;
    s->batch->count = 1;
    result = s->backend->compute(s, 0);
    if (result == BITNET_OK) s->backend->state(s, s->computed);
    s->batch->count = 0;
    s->computed++;
    if (result != BITNET_OK) {
        *error = s->error;
        return result;
    }
    if (!g->record.screened || !s->backend->choose(s, &again) || again != chosen)
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
    switch (pipeline) {
    case BITNET__PIPELINE_EMBED: return "embedding";
    case BITNET__PIPELINE_FINAL: return "last norm";
    case BITNET__PIPELINE_ATTENTION_SPLIT: return "attention";
    case BITNET__PIPELINE_JOINED: return "query, key, value; attention";
    case BITNET__PIPELINE_CHOOSE: return "choice";
    case BITNET__PIPELINE_SCREEN: return "head: screen";
    case BITNET__PIPELINE_SURVIVORS: return "head: survivors";
    default: return "head";
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
        if (pipeline == BITNET__PIPELINE_SCREEN)
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
119734787,66304,524299,1440,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
6,4,327752,74,0,35,0,327752,74,1,35,4,327752,74,2,35,8,327752,74,3,35,12,327752,74,4,35,16,327752,
74,5,35,20,327752,74,6,35,24,327752,74,7,35,28,327752,74,8,35,32,327752,74,9,35,36,327752,74,10,
35,40,327752,74,11,35,44,327752,74,12,35,48,327752,74,13,35,52,327752,74,14,35,56,327752,74,15,35,
60,327752,74,16,35,64,327752,74,17,35,192,327752,74,18,35,2240,196679,74,2,262215,75,34,0,262215,
75,33,7,262215,76,1,13,262215,4,11,26,262215,77,1,0,262215,78,11,25,131091,79,196641,80,79,262165,
81,32,0,196641,82,81,262176,83,7,81,196630,84,32,262177,85,84,83,262167,86,84,2,262177,87,86,83,
262176,88,7,84,262177,89,84,88,393249,90,84,88,88,88,327713,91,84,88,88,262187,81,92,8,262172,93,
84,92,262176,94,7,93,262177,95,84,94,262177,96,81,83,131092,97,262177,98,97,83,262167,99,81,4,
262194,81,5,64,262187,81,100,63,393268,81,101,128,5,100,262187,81,102,64,393268,81,103,134,101,
102,393268,81,104,132,103,102,393268,81,105,134,104,102,393268,97,106,176,105,92,393268,81,107,
134,92,105,262187,81,108,1,458804,81,109,169,106,107,108,262194,81,6,128,393268,81,110,134,6,92,
393268,81,111,134,102,110,393268,97,112,176,109,111,393268,81,113,134,102,110,458804,81,114,169,
112,109,113,393268,81,115,132,114,105,262172,116,99,115,262176,117,7,116,524321,118,79,83,83,83,
83,117,393249,119,79,116,83,83,262177,120,79,83,262187,81,121,2,393268,81,122,134,5,121,393268,81,
123,128,122,6,393268,81,124,130,123,108,393268,81,125,134,124,6,393268,81,126,134,102,125,393268,
81,127,132,126,125,262172,128,81,127,262176,129,7,128,524321,130,79,83,83,83,83,129,262194,81,7,4,
262194,81,8,2,393268,81,131,134,7,8,393268,97,132,176,122,6,458804,81,133,169,132,122,6,393268,81,
134,134,6,133,393268,81,135,128,131,134,393268,81,136,130,135,108,393268,81,137,134,6,133,393268,
81,138,134,136,137,393268,81,139,132,138,125,262172,140,86,139,262176,141,7,140,458785,142,79,128,
83,83,141,262176,143,7,86,589857,144,79,88,88,143,88,88,143,524321,145,79,83,83,83,88,143,458785,
146,81,83,83,83,83,458785,147,79,83,83,83,83,524321,148,79,83,83,83,83,141,262176,149,7,97,262177,
150,79,149,393249,151,79,83,83,83,262176,152,1,81,262203,152,3,1,262187,81,153,72,262187,81,154,
264,262187,81,155,32768,262165,156,32,1,262187,156,157,16,262187,81,158,32767,262187,156,159,13,
262187,81,160,939524096,262187,81,161,260046848,262187,81,162,947912704,262187,84,163,947912704,
262187,81,164,8388608,196657,97,11,262187,81,165,65535,262187,81,166,2129859015,262187,156,167,0,
262187,156,168,4,262187,84,169,1073741824,262187,156,170,1,262187,84,171,1117782016,262187,84,172,
1069066811,262187,84,173,1262485504,262187,84,174,1060208640,262187,84,175,3109978243,262187,84,
176,961571175,262187,84,177,985088974,262187,84,178,1007192328,262187,84,179,1026206145,262187,84,
180,1042983594,262187,84,181,1056964608,262187,84,182,1065353216,262187,81,183,127,262187,156,184,
23,262187,84,185,3265265664,262187,84,186,0,262187,81,187,4294967288,262172,188,84,6,262176,189,4,
188,262203,189,190,4,262176,191,4,84,262187,81,192,7,262187,156,193,8,393268,81,194,132,6,92,
262172,195,84,194,262176,196,4,195,262203,196,197,4,262187,81,198,32,262187,81,199,16,262187,81,
200,48,262187,81,201,40,262187,81,202,24,262187,81,203,56,262187,81,204,4,262187,81,205,6,262187,
81,206,5,262187,81,207,3,1441822,42,81,81,81,81,81,81,81,81,81,81,81,84,84,84,81,81,81,81,81,81,
262176,208,9,42,262203,208,209,9,262187,156,210,9,262176,211,9,81,262187,81,212,0,262187,156,213,
3,196637,43,99,196638,44,43,262176,214,12,44,262203,214,45,12,262176,215,12,99,262176,216,7,99,
393268,81,217,132,105,204,393268,81,218,132,105,204,262172,219,86,218,262176,220,7,219,393268,81,
221,132,105,204,393268,81,222,132,131,104,393268,81,223,134,222,121,262172,224,86,223,262176,225,
4,224,262203,225,226,4,262176,227,4,86,393268,81,228,132,131,102,262172,229,84,228,262176,230,4,
229,262203,230,231,4,393268,81,232,130,131,108,262172,233,84,131,262176,234,4,233,262203,234,235,
4,262203,234,236,4,393268,81,237,134,104,121,393268,81,238,130,122,108,196637,53,81,196638,54,53,
262176,239,12,54,262203,239,55,12,393268,81,240,134,104,121,262176,241,12,81,393268,81,242,130,
131,108,196637,68,86,196638,69,68,262176,243,12,69,262203,243,70,12,262187,156,244,14,262187,156,
245,15,262176,246,12,86,262187,156,247,17,393268,81,248,128,5,121,327724,86,249,186,186,262172,
250,86,92,262176,251,7,250,262176,252,4,97,262203,252,253,4,262172,71,81,198,262187,81,254,512,
262172,72,81,254,196637,73,81,1376286,74,81,81,81,81,81,81,81,81,81,81,81,81,81,81,84,81,71,72,73,
262176,255,12,74,262203,255,75,12,262187,156,256,18,262203,234,257,4,262203,234,258,4,196656,97,
76,262187,156,259,5,262187,156,260,6,393268,81,261,132,131,104,393268,81,262,134,261,121,393268,
81,263,132,114,110,393268,81,264,132,114,110,393268,81,265,130,131,108,262167,266,81,3,262176,267,
1,266,262203,267,4,1,262194,81,77,1,393267,266,78,77,108,108,262187,81,268,1879048192,327734,79,2,
0,80,131320,269,262203,83,270,7,262203,83,271,7,262203,83,272,7,327745,152,273,4,121,262205,81,
274,273,196670,270,274,327745,152,275,4,108,262205,81,276,275,196670,271,276,327745,152,277,4,212,
262205,81,278,277,196670,272,278,458809,79,279,280,270,271,272,65789,65592,327734,81,281,0,82,
131320,282,262205,81,283,3,131326,283,65592,327734,79,284,0,80,131320,285,196833,108,153,262368,
121,121,154,196833,108,153,65789,65592,327734,84,286,0,85,196663,83,287,131320,288,262205,81,289,
287,327879,81,290,289,155,327876,81,291,290,157,262205,81,292,287,327879,81,293,292,158,327876,81,
294,293,159,327808,81,295,294,160,327854,97,296,294,161,196855,297,0,262394,296,298,297,131320,
298,327808,81,299,294,268,131321,297,131320,297,458997,81,300,295,288,299,298,327808,81,9,294,162,
262268,84,301,9,327811,84,10,301,163,327856,97,302,294,164,196855,303,0,262394,302,304,303,131320,
304,262268,81,305,10,131321,303,131320,303,458997,81,306,300,297,305,304,327877,81,307,306,291,
262268,84,308,307,131326,308,65592,327734,86,309,0,87,196663,83,310,131320,311,262203,83,312,7,
262203,83,313,7,196855,314,0,262394,11,315,314,131320,315,262205,81,316,310,393228,86,317,1,62,
316,131326,317,131320,314,262205,81,318,310,327879,81,319,318,165,196670,312,319,327737,84,320,
286,312,262205,81,321,310,327874,81,322,321,157,196670,313,322,327737,84,323,286,313,327760,86,
324,320,323,131326,324,65592,327734,84,325,0,89,196663,88,326,131320,327,262205,84,328,326,262268,
81,329,328,327810,81,12,166,329,262268,84,330,12,131321,331,131320,331,458997,84,332,330,327,15,
333,458997,156,334,167,327,335,333,262390,336,333,0,131321,337,131320,337,327857,97,338,334,168,
262394,338,339,336,131320,339,262205,84,340,326,327813,84,13,340,332,327811,84,14,169,13,327813,
84,15,332,14,131321,333,131320,333,327808,156,335,334,170,131321,331,131320,336,131326,332,65592,
327734,84,341,0,89,196663,88,342,131320,343,262205,84,344,342,327866,97,345,344,171,262205,84,346,
342,393385,84,347,345,171,346,327813,84,16,347,172,327809,84,17,16,173,327811,84,18,17,173,327813,
84,19,18,174,327811,84,20,347,19,327813,84,21,18,175,327811,84,22,20,21,327813,84,23,176,22,
327809,84,24,23,177,327813,84,25,24,22,327809,84,26,25,178,327813,84,27,26,22,327809,84,28,27,179,
327813,84,29,28,22,327809,84,30,29,180,327813,84,31,30,22,327809,84,32,31,181,327813,84,33,22,22,
327813,84,34,32,33,327809,84,35,34,22,327809,84,36,35,182,262268,81,348,17,327808,81,37,348,183,
327876,81,349,37,184,262268,84,350,349,327813,84,38,36,350,262205,84,351,342,327864,97,352,351,
185,393385,84,353,352,186,38,131326,353,65592,327734,84,354,0,90,196663,88,355,196663,88,356,
196663,88,357,131320,358,262205,84,359,355,262205,84,360,356,327813,84,39,359,360,262205,84,361,
357,327809,84,40,39,361,131326,40,65592,327734,84,362,0,91,196663,88,363,196663,88,364,131320,365,
262205,84,366,363,262205,84,367,364,327809,84,41,366,367,131326,41,65592,327734,84,368,0,89,
196663,88,369,131320,370,262201,81,371,281,327879,81,372,371,187,262368,121,121,154,262201,81,373,
281,262205,84,374,369,327745,191,375,190,373,196670,375,374,262368,121,121,154,327745,191,376,190,
372,262205,84,377,376,196670,369,377,131321,378,131320,378,458997,81,379,108,370,380,381,262390,
382,381,0,131321,383,131320,383,327856,97,384,379,92,262394,384,385,382,131320,385,327808,81,386,
372,379,327745,191,387,190,386,262205,84,388,387,262205,84,389,369,327866,97,390,388,389,196855,
391,0,262394,390,392,393,131320,392,262205,84,394,387,131321,391,131320,393,262205,84,395,369,
131321,391,131320,391,458997,84,396,394,392,395,393,196670,369,396,131321,381,131320,381,327808,
81,380,379,170,131321,378,131320,382,262205,84,397,369,131326,397,65592,327734,84,398,0,95,196663,
94,399,131320,400,262203,88,401,7,262203,88,402,7,262203,88,403,7,262203,88,404,7,262203,88,405,7,
262203,88,406,7,262203,88,407,7,262203,88,408,7,262203,88,409,7,262203,88,410,7,262203,88,411,7,
262203,88,412,7,262203,88,413,7,262203,88,414,7,262203,88,415,7,262203,88,416,7,262203,88,417,7,
262203,88,418,7,262203,88,419,7,262203,88,420,7,262203,88,421,7,262203,88,422,7,262203,88,423,7,
262203,88,424,7,262203,88,425,7,262203,88,426,7,262203,88,427,7,262203,88,428,7,262201,81,429,281,
327879,81,430,429,187,327812,81,431,430,92,327879,81,432,429,192,327808,81,433,431,432,262368,121,
121,154,131321,434,131320,434,458997,156,435,167,400,436,437,262390,438,437,1,131321,439,131320,
439,327857,97,440,435,193,262394,440,441,438,131320,441,327812,81,442,429,92,262268,81,443,435,
327808,81,444,442,443,327745,88,445,399,435,262205,84,446,445,327745,191,447,197,444,196670,447,
446,131321,437,131320,437,327808,156,436,435,170,131321,434,131320,438,262368,121,121,154,327808,
81,448,433,198,327745,191,449,197,433,262205,84,450,449,196670,401,450,327745,191,451,197,448,
262205,84,452,451,196670,402,452,393273,84,453,362,401,402,327808,81,454,433,199,327808,81,455,
433,200,327745,191,456,197,454,262205,84,457,456,196670,403,457,327745,191,458,197,455,262205,84,
459,458,196670,404,459,393273,84,460,362,403,404,196670,405,453,196670,406,460,393273,84,461,362,
405,406,327808,81,462,433,92,327808,81,463,433,201,327745,191,464,197,462,262205,84,465,464,
196670,407,465,327745,191,466,197,463,262205,84,467,466,196670,408,467,393273,84,468,362,407,408,
327808,81,469,433,202,327808,81,470,433,203,327745,191,471,197,469,262205,84,472,471,196670,409,
472,327745,191,473,197,470,262205,84,474,473,196670,410,474,393273,84,475,362,409,410,196670,411,
468,196670,412,475,393273,84,476,362,411,412,196670,413,461,196670,414,476,393273,84,477,362,413,
414,327745,191,478,190,429,196670,478,477,262368,121,121,154,327808,81,479,430,204,327745,191,480,
190,430,262205,84,481,480,196670,415,481,327745,191,482,190,479,262205,84,483,482,196670,416,483,
393273,84,484,362,415,416,327808,81,485,430,121,327808,81,486,430,205,327745,191,487,190,485,
262205,84,488,487,196670,417,488,327745,191,489,190,486,262205,84,490,489,196670,418,490,393273,
84,491,362,417,418,196670,419,484,196670,420,491,393273,84,492,362,419,420,327808,81,493,430,108,
327808,81,494,430,206,327745,191,495,190,493,262205,84,496,495,196670,421,496,327745,191,497,190,
494,262205,84,498,497,196670,422,498,393273,84,499,362,421,422,327808,81,500,430,207,327808,81,
501,430,192,327745,191,502,190,500,262205,84,503,502,196670,423,503,327745,191,504,190,501,262205,
84,505,504,196670,424,505,393273,84,506,362,423,424,196670,425,499,196670,426,506,393273,84,507,
362,425,426,196670,427,492,196670,428,507,393273,84,508,362,427,428,131326,508,65592,327734,81,
509,0,96,196663,83,510,131320,511,262201,81,512,281,327814,81,513,512,133,327812,81,514,513,138,
262205,81,515,510,327817,81,516,515,138,327808,81,517,514,516,131326,517,65592,327734,81,518,0,96,
196663,83,519,131320,520,262201,81,521,281,327817,81,522,521,133,262205,81,523,519,327814,81,524,
523,138,327812,81,525,524,6,327808,81,526,522,525,131326,526,65592,327734,97,527,0,98,196663,83,
528,131320,529,262203,83,530,7,262203,83,531,7,262205,81,532,528,196670,530,532,327737,81,533,509,
530,327856,97,534,533,131,196855,535,0,262394,534,536,535,131320,536,262205,81,537,528,196670,531,
537,327737,81,538,518,531,327856,97,539,538,122,131321,535,131320,535,458997,97,540,534,529,539,
536,131326,540,65592,327734,79,541,0,118,196663,83,542,196663,83,543,196663,83,544,196663,83,545,
196663,117,546,131320,547,262205,81,548,542,327745,211,549,209,210,262205,81,550,549,327812,81,
551,548,550,262205,81,552,543,327812,81,553,552,102,327808,81,554,551,553,327812,81,555,554,105,
327812,81,556,555,92,262201,81,557,281,327879,81,558,557,192,327808,81,559,556,558,131321,560,
131320,560,458997,81,561,212,547,562,563,262390,564,563,1,131321,565,131320,565,327856,97,566,561,
114,262394,566,567,564,131320,567,262205,81,568,545,327812,81,569,561,110,327808,81,570,568,569,
262201,81,571,281,327874,81,572,571,213,327808,81,573,570,572,262205,81,574,544,327810,81,575,574,
108,458764,81,576,1,38,573,575,131321,577,131320,577,458997,81,578,212,567,579,580,262390,581,580,
1,131321,582,131320,582,327856,97,583,578,105,262394,583,584,581,131320,584,327812,81,585,561,105,
327808,81,586,585,578,327812,81,587,576,105,327808,81,588,587,578,327812,81,589,588,92,327808,81,
590,559,589,393281,215,591,45,167,590,262205,99,592,591,327745,216,593,546,586,196670,593,592,
131321,580,131320,580,327808,81,579,578,170,131321,577,131320,581,131321,563,131320,563,327808,81,
562,561,170,131321,560,131320,564,65789,65592,327734,79,594,0,119,196663,116,595,196663,83,596,
196663,83,597,131320,598,262203,220,599,7,262203,83,600,7,262203,117,601,7,262203,94,602,7,262203,
143,603,7,262203,88,604,7,262203,88,605,7,262203,88,606,7,262203,88,607,7,262203,88,608,7,262203,
88,609,7,262203,94,610,7,262201,81,611,281,327879,81,612,611,192,131321,613,131320,613,458997,81,
614,212,598,615,616,262390,617,616,1,131321,618,131320,618,327856,97,619,614,114,262394,619,620,
617,131320,620,262205,81,621,597,327812,81,622,614,110,327808,81,623,621,622,262201,81,624,281,
327874,81,625,624,213,327808,81,626,623,625,131321,627,131320,627,458997,81,628,212,620,629,630,
262390,631,630,1,131321,632,131320,632,327856,97,633,628,217,262394,633,634,631,131320,634,327812,
81,635,614,105,327814,81,636,628,204,327808,81,637,635,636,327817,81,638,628,204,196670,601,595,
393281,83,639,601,637,638,262205,81,640,639,196670,600,640,327737,86,641,309,600,327745,143,642,
599,628,196670,642,641,131321,630,131320,630,327808,81,629,628,170,131321,627,131320,631,131321,
643,131320,643,458997,81,644,212,631,645,646,262390,647,646,0,131321,648,131320,648,327856,97,649,
644,131,262394,649,650,647,131320,650,131321,651,131320,651,458997,156,652,167,650,653,654,262390,
655,654,1,131321,656,131320,656,327857,97,657,652,193,262394,657,658,655,131320,658,327745,88,659,
602,652,196670,659,186,131321,654,131320,654,327808,156,653,652,170,131321,651,131320,655,131321,
660,131320,660,458997,81,661,212,655,662,663,262390,664,663,1,131321,665,131320,665,327856,97,666,
661,221,262394,666,667,664,131320,667,327812,81,668,644,105,327814,81,669,661,204,327808,81,670,
668,669,327812,81,671,670,198,327812,81,672,612,204,327808,81,673,671,672,327817,81,674,661,204,
327808,81,675,673,674,327745,227,676,226,675,262205,86,677,676,196670,603,677,327812,81,678,674,
121,327745,88,679,603,212,262205,84,680,679,196670,604,680,393281,88,681,599,661,212,262205,84,
682,681,196670,605,682,327745,88,683,602,678,262205,84,684,683,196670,606,684,458809,84,685,354,
604,605,606,196670,683,685,327808,81,686,678,108,327745,88,687,603,108,262205,84,688,687,196670,
607,688,393281,88,689,599,661,108,262205,84,690,689,196670,608,690,327745,88,691,602,686,262205,
84,692,691,196670,609,692,458809,84,693,354,607,608,609,196670,691,693,131321,663,131320,663,
327808,81,662,661,170,131321,660,131320,664,262205,93,694,602,196670,610,694,327737,84,695,398,
610,327850,97,696,612,212,262205,81,697,596,327856,97,698,626,697,327847,97,699,696,698,196855,
700,0,262394,699,701,700,131320,701,327812,81,702,644,102,327808,81,703,702,626,327745,191,704,
231,703,196670,704,695,131321,700,131320,700,131321,646,131320,646,327808,81,645,644,170,131321,
643,131320,647,131321,616,131320,616,327808,81,615,614,170,131321,613,131320,617,65789,65592,
327734,79,705,0,120,196663,83,706,131320,707,262203,94,708,7,262203,88,709,7,262203,88,710,7,
262203,88,711,7,262203,88,712,7,262203,94,713,7,262201,81,714,281,327879,81,715,714,192,262201,81,
716,281,327874,81,717,716,213,262368,121,121,154,131321,718,131320,718,458997,81,719,212,707,720,
721,262390,722,721,0,131321,723,131320,723,327856,97,724,719,131,262394,724,725,722,131320,725,
327808,81,726,719,717,458764,81,727,1,38,726,232,327812,81,728,727,102,327745,191,729,231,728,
262205,84,730,729,131321,731,131320,731,458997,84,732,730,725,733,734,458997,81,735,212,725,48,
734,262390,736,734,1,131321,737,131320,737,327856,97,738,735,92,262394,738,739,736,131320,739,
327812,81,46,715,92,327808,81,47,46,735,327808,81,740,728,47,327745,191,741,231,740,262205,84,742,
741,262205,81,743,706,327856,97,744,47,743,393385,84,745,744,742,732,327745,88,746,708,735,196670,
746,745,262205,84,747,746,327866,97,748,747,732,196855,749,0,262394,748,750,751,131320,750,262205,
84,752,746,131321,749,131320,751,131321,749,131320,749,458997,84,733,752,750,732,751,131321,734,
131320,734,327808,81,48,735,170,131321,731,131320,736,196670,709,732,327737,84,753,368,709,131321,
754,131320,754,458997,81,755,212,736,52,756,262390,757,756,1,131321,758,131320,758,327856,97,759,
755,92,262394,759,760,757,131320,760,262271,84,49,753,327745,88,761,708,755,262205,84,762,761,
196670,710,762,196670,711,49,393273,84,763,362,710,711,196670,712,763,327737,84,764,341,712,
327812,81,50,715,92,327808,81,51,50,755,262205,81,765,706,327856,97,766,51,765,393385,84,767,766,
764,186,196670,761,767,131321,756,131320,756,327808,81,52,755,170,131321,754,131320,757,262205,93,
768,708,196670,713,768,327737,84,769,398,713,262368,121,121,154,327856,97,770,726,131,196855,771,
0,262394,770,772,771,131320,772,131321,773,131320,773,458997,81,774,212,772,775,776,262390,777,
776,1,131321,778,131320,778,327856,97,779,774,92,262394,779,780,777,131320,780,327812,81,781,715,
92,327808,81,782,728,781,327808,81,783,782,774,327745,88,784,708,774,262205,84,785,784,327745,191,
786,231,783,196670,786,785,131321,776,131320,776,327808,81,775,774,170,131321,773,131320,777,
327850,97,787,715,212,196855,788,0,262394,787,789,788,131320,789,327745,191,790,235,727,196670,
790,753,327745,191,791,236,727,196670,791,769,131321,788,131320,788,131321,771,131320,771,131321,
721,131320,721,327808,81,720,719,110,131321,718,131320,722,262368,121,121,154,65789,65592,327734,
79,792,0,130,196663,83,793,196663,83,794,196663,83,795,196663,83,796,196663,129,797,131320,798,
262203,83,799,7,262205,81,800,793,327745,211,801,209,210,262205,81,802,801,327812,81,803,800,802,
262205,81,804,794,327812,81,805,804,102,327808,81,806,803,805,327812,81,807,806,237,131321,808,
131320,808,458997,81,809,212,798,810,811,262390,812,811,1,131321,813,131320,813,327856,97,814,809,
127,262394,814,815,812,131320,815,327814,81,816,809,126,327812,81,817,816,138,196670,799,817,
327737,81,818,518,799,458764,81,819,1,38,818,238,262205,81,820,796,327817,81,821,809,126,327808,
81,822,820,821,262205,81,823,795,327810,81,824,823,108,458764,81,825,1,38,822,824,327812,81,826,
825,240,327808,81,827,807,826,327808,81,828,827,819,393281,241,829,55,167,828,262205,81,830,829,
327745,83,831,797,809,196670,831,830,131321,811,131320,811,327808,81,810,809,170,131321,808,
131320,812,65789,65592,327734,79,832,0,142,196663,128,833,196663,83,834,196663,83,835,196663,141,
836,131320,837,262203,129,838,7,262203,83,839,7,262203,83,840,7,131321,841,131320,841,458997,81,
842,212,837,59,843,262390,844,843,1,131321,845,131320,845,327856,97,846,842,126,262394,846,847,
844,131320,847,131321,848,131320,848,458997,81,849,212,847,850,851,262390,852,851,1,131321,853,
131320,853,327856,97,854,849,125,262394,854,855,852,131320,855,262205,81,856,835,327808,81,56,856,
842,262205,81,857,834,327856,97,858,56,857,196855,859,0,262394,858,860,861,131320,860,327812,81,
862,849,126,327808,81,863,862,842,196670,838,833,327745,83,864,838,863,262205,81,865,864,131321,
859,131320,861,131321,859,131320,859,458997,81,866,865,860,212,861,196670,839,866,327737,86,867,
309,839,131321,868,131320,868,458997,81,869,212,859,870,871,262390,872,871,1,131321,873,131320,
873,327856,97,874,869,138,262394,874,875,872,131320,875,327812,81,876,849,138,327808,81,877,876,
869,196670,840,877,327737,81,878,509,840,458764,81,879,1,38,878,242,327812,81,880,879,102,262205,
81,881,835,327808,81,882,880,881,327808,81,883,882,842,327745,191,884,231,883,262205,84,885,884,
327745,143,886,836,877,262205,86,887,886,327822,86,57,867,885,327809,86,58,887,57,196670,886,58,
131321,871,131320,871,327808,81,870,869,170,131321,868,131320,872,131321,851,131320,851,327808,81,
850,849,170,131321,848,131320,852,131321,843,131320,843,327808,81,59,842,170,131321,841,131320,
844,65789,65592,327734,79,888,0,144,196663,88,889,196663,88,890,196663,143,891,196663,88,892,
196663,88,893,196663,143,894,131320,895,262203,88,896,7,262203,88,897,7,262203,88,898,7,262203,88,
899,7,262203,88,900,7,262203,88,901,7,262205,84,902,889,262205,84,903,892,327866,97,904,902,903,
262205,84,905,889,262205,84,906,892,393385,84,907,904,905,906,262271,84,60,907,262205,84,908,889,
196670,896,908,196670,897,60,393273,84,909,362,896,897,196670,898,909,327737,84,910,341,898,
262205,84,911,892,196670,899,911,196670,900,60,393273,84,912,362,899,900,196670,901,912,327737,84,
913,341,901,262205,84,914,890,327813,84,61,914,910,262205,84,915,893,327813,84,62,915,913,327809,
84,63,61,62,262205,86,916,891,327822,86,64,916,910,262205,86,917,894,327822,86,65,917,913,327809,
86,66,64,65,196670,890,63,196670,891,66,196670,889,907,65789,65592,327734,79,918,0,145,196663,83,
919,196663,83,920,196663,83,921,196663,88,922,196663,143,923,131320,924,262203,83,925,7,262203,88,
926,7,262203,83,927,7,262205,81,928,920,327812,81,929,928,131,262205,81,930,921,196670,925,930,
327737,81,931,509,925,327808,81,932,929,931,262205,86,933,923,262205,84,934,922,196670,926,934,
327737,84,935,325,926,327822,86,67,933,935,327745,211,936,209,244,262205,81,937,936,262205,81,938,
919,327745,211,939,209,245,262205,81,940,939,327812,81,941,938,940,327808,81,942,937,941,327812,
81,943,932,5,327808,81,944,942,943,327814,81,945,944,121,262205,81,946,921,196670,927,946,327737,
81,947,518,927,327808,81,948,945,947,393281,246,949,70,167,948,196670,949,67,65789,65592,327734,
81,950,0,146,196663,83,951,196663,83,952,196663,83,953,196663,83,954,131320,955,327745,211,956,
209,157,262205,81,957,956,262205,81,958,951,327812,81,959,958,8,262205,81,960,952,327808,81,961,
959,960,327745,211,962,209,247,262205,81,963,962,327812,81,964,961,963,262205,81,965,953,327808,
81,966,964,965,327812,81,967,966,131,262205,81,968,954,327808,81,969,967,968,327812,81,970,969,
248,327808,81,971,957,970,327814,81,972,971,121,131326,972,65592,327734,79,973,0,147,196663,83,
974,196663,83,975,196663,83,976,196663,83,977,131320,978,262203,83,979,7,262203,83,980,7,262203,
83,981,7,262203,83,982,7,262203,83,983,7,262203,251,984,7,262203,251,985,7,262203,83,986,7,262203,
88,987,7,262203,88,988,7,262203,143,989,7,262203,88,990,7,262203,88,991,7,262203,143,992,7,262203,
83,993,7,262203,83,994,7,262203,83,995,7,262203,88,996,7,262203,143,997,7,131321,998,131320,998,
458997,86,999,249,978,1000,1001,458997,84,1002,186,978,1003,1001,458997,81,1004,212,978,1005,1001,
458997,84,1006,186,978,1007,1001,262390,1008,1001,0,131321,1009,131320,1009,262205,81,1010,976,
327856,97,1011,1004,1010,262394,1011,1012,1008,131320,1012,131321,1013,131320,1013,458997,81,1014,
212,1012,1015,1016,262390,1017,1016,1,131321,1018,131320,1018,327856,97,1019,1014,92,262394,1019,
1020,1017,131320,1020,327808,81,1021,1004,1014,262205,81,1022,976,327810,81,1023,1022,108,458764,
81,1024,1,38,1021,1023,262205,81,1025,977,196670,979,1025,327737,81,1026,509,979,262205,81,1027,
974,196670,980,1027,262205,81,1028,975,196670,981,1028,196670,982,1024,196670,983,1026,524345,81,
1029,950,980,981,982,983,327808,81,1030,1029,122,393281,246,1031,70,167,1030,262205,86,1032,1031,
327745,143,1033,984,1014,196670,1033,1032,262205,81,1034,977,196670,986,1034,327737,81,1035,518,
986,327808,81,1036,1029,1035,393281,246,1037,70,167,1036,262205,86,1038,1037,327745,143,1039,985,
1014,196670,1039,1038,131321,1016,131320,1016,327808,81,1015,1014,170,131321,1013,131320,1017,
131321,1040,131320,1040,458997,86,1000,999,1017,1041,1042,458997,84,1003,1002,1017,1043,1042,
458997,84,1007,1006,1017,1044,1042,458997,81,1045,212,1017,1046,1042,262390,1047,1042,1,131321,
1048,131320,1048,327856,97,1049,1045,92,262394,1049,1050,1047,131320,1050,327808,81,1051,1004,
1045,327850,97,1052,1051,212,196855,1053,0,262394,1052,1054,1055,131320,1054,393281,88,1056,984,
1045,212,262205,84,1057,1056,393281,88,1058,984,1045,108,262205,84,1059,1058,327745,143,1060,985,
1045,262205,86,1061,1060,131321,1053,131320,1055,262205,81,1062,976,327856,97,1063,1051,1062,
196855,1064,0,262394,1063,1065,1064,131320,1065,196670,987,1007,196670,988,1003,196670,989,1000,
393281,88,1066,984,1045,212,262205,84,1067,1066,196670,990,1067,393281,88,1068,984,1045,108,
262205,84,1069,1068,196670,991,1069,327745,143,1070,985,1045,262205,86,1071,1070,196670,992,1071,
655417,79,1072,888,987,988,989,990,991,992,262205,84,1073,987,262205,84,1074,988,262205,86,1075,
989,131321,1064,131320,1064,458997,86,1076,1000,1055,1075,1065,458997,84,1077,1003,1055,1074,1065,
458997,84,1078,1007,1055,1073,1065,131321,1053,131320,1053,458997,86,1041,1061,1054,1076,1064,
458997,84,1043,1059,1054,1077,1064,458997,84,1044,1057,1054,1078,1064,131321,1042,131320,1042,
327808,81,1046,1045,170,131321,1040,131320,1047,131321,1001,131320,1001,327808,81,1005,1004,92,
131321,998,131320,1008,262205,81,1079,974,196670,993,1079,262205,81,1080,975,196670,994,1080,
262205,81,1081,977,196670,995,1081,196670,996,1002,196670,997,999,589881,79,1082,918,993,994,995,
996,997,65789,65592,327734,79,1083,0,148,196663,83,1084,196663,83,1085,196663,83,1086,196663,83,
1087,196663,141,1088,131320,1089,262203,83,1090,7,262203,83,1091,7,262203,83,1092,7,262203,83,
1093,7,262203,83,1094,7,262203,83,1095,7,262203,83,1096,7,262203,83,1097,7,262203,83,1098,7,
262203,83,1099,7,262203,83,1100,7,262203,83,1101,7,262203,83,1102,7,262203,83,1103,7,262203,83,
1104,7,262203,83,1105,7,262201,81,1106,281,262205,81,1107,1084,327812,81,1108,1107,8,262205,81,
1109,1085,327808,81,1110,1108,1109,131321,1111,131320,1111,458997,81,1112,212,1089,1113,1114,
262390,1115,1114,1,131321,1116,131320,1116,327856,97,1117,1112,139,262394,1117,1118,1115,131320,
1118,196670,1090,1112,327737,97,1119,527,1090,196855,1120,0,262394,1119,1121,1120,131320,1121,
196670,1091,1112,327737,81,1122,509,1091,262205,81,1123,1084,196670,1092,1123,262205,81,1124,1085,
196670,1093,1124,262205,81,1125,1086,196670,1094,1125,196670,1095,1122,524345,81,1126,950,1092,
1093,1094,1095,196670,1096,1112,327737,81,1127,518,1096,327808,81,1128,1126,1127,327745,143,1129,
1088,1112,262205,86,1130,1129,393281,246,1131,70,167,1128,196670,1131,1130,131321,1120,131320,
1120,131321,1114,131320,1114,327808,81,1113,1112,170,131321,1111,131320,1115,131321,1132,131320,
1132,458997,81,1133,1106,1115,1134,1135,262390,1136,1135,0,131321,1137,131320,1137,327856,97,1138,
1133,131,262394,1138,1139,1136,131320,1139,262205,81,1140,1084,196670,1097,1140,262205,81,1141,
1085,196670,1098,1141,262205,81,1142,1086,196670,1099,1142,196670,1100,1133,524345,81,1143,950,
1097,1098,1099,1100,327808,81,1144,1143,122,327745,191,1145,235,1133,262205,84,1146,1145,327745,
191,1147,236,1133,262205,84,1148,1147,327760,86,1149,1146,1148,393281,246,1150,70,167,1144,196670,
1150,1149,131321,1135,131320,1135,327808,81,1134,1133,6,131321,1132,131320,1136,262201,79,1151,
284,327850,97,1152,1106,212,196855,1153,0,262394,1152,1154,1153,131320,1154,393281,241,1155,75,
256,1110,458986,81,1156,1155,108,212,108,262205,81,1157,1087,327810,81,1158,1157,108,327850,97,
1159,1156,1158,196670,253,1159,262205,97,1160,253,196855,1161,0,262394,1160,1162,1161,131320,1162,
196670,1155,212,131321,1161,131320,1161,131321,1153,131320,1153,262201,79,1163,284,262205,97,1164,
253,262312,97,1165,1164,196855,1166,0,262394,1165,1167,1166,131320,1167,65789,131320,1166,131321,
1168,131320,1168,458997,81,1169,212,1166,1170,1171,262390,1172,1171,0,131321,1173,131320,1173,
327856,97,1174,1169,139,262394,1174,1175,1172,131320,1175,196670,1101,1169,327737,97,1176,527,
1101,196855,1177,0,262394,1176,1178,1177,131320,1178,262205,81,1179,1084,196670,1102,1179,262205,
81,1180,1085,196670,1103,1180,262205,81,1181,1087,196670,1104,1181,196670,1105,1169,524345,79,
1182,973,1102,1103,1104,1105,131321,1177,131320,1177,131321,1171,131320,1171,327808,81,1170,1169,
170,131321,1168,131320,1172,65789,65592,327734,79,1183,0,150,196663,149,1184,131320,1185,262203,
88,1186,7,262203,88,1187,7,262203,143,1188,7,262203,88,1189,7,262203,88,1190,7,262203,143,1191,7,
262201,81,1192,281,131321,1193,131320,1193,458997,81,1194,1192,1185,1195,1196,262390,1197,1196,0,
131321,1198,131320,1198,327856,97,1199,1194,131,262394,1199,1200,1197,131320,1200,327745,191,1201,
257,1194,262205,84,1202,1201,327745,191,1203,258,1194,262205,84,1204,1203,262205,97,1205,1184,
196855,1206,0,262394,1205,1207,1208,131320,1207,327745,191,1209,235,1194,262205,84,1210,1209,
327745,191,1211,236,1194,262205,84,1212,1211,131321,1206,131320,1208,196670,1186,1202,196670,1187,
1204,196670,1188,249,327745,191,1213,235,1194,262205,84,1214,1213,196670,1189,1214,327745,191,
1215,236,1194,262205,84,1216,1215,196670,1190,1216,196670,1191,249,655417,79,1217,888,1186,1187,
1188,1189,1190,1191,262205,84,1218,1186,262205,84,1219,1187,131321,1206,131320,1206,458997,84,
1220,1212,1207,1219,1208,458997,84,1221,1210,1207,1218,1208,196670,1201,1221,196670,1203,1220,
131321,1196,131320,1196,327808,81,1195,1194,6,131321,1193,131320,1197,65789,65592,327734,79,280,0,
151,196663,83,1222,196663,83,1223,196663,83,1224,131320,1225,262203,83,1226,7,262203,83,1227,7,
262203,83,1228,7,262203,83,1229,7,262203,117,1230,7,262203,83,1231,7,262203,83,1232,7,262203,83,
1233,7,262203,83,1234,7,262203,83,1235,7,262203,83,1236,7,262203,117,1237,7,262203,83,1238,7,
262203,83,1239,7,262203,83,1240,7,262203,83,1241,7,262203,83,1242,7,262203,83,1243,7,262203,129,
1244,7,262203,83,1245,7,262203,141,1246,7,262203,83,1247,7,262203,83,1248,7,262203,141,1249,7,
262203,83,1250,7,262203,83,1251,7,262203,83,1252,7,262203,83,1253,7,262203,129,1254,7,262203,83,
1255,7,262203,83,1256,7,262203,141,1257,7,262203,83,1258,7,262203,141,1259,7,262203,88,1260,7,
262203,88,1261,7,262203,143,1262,7,262203,88,1263,7,262203,88,1264,7,262203,143,1265,7,262203,149,
1266,7,262203,83,1267,7,262203,83,1268,7,262203,83,1269,7,262203,83,1270,7,262203,141,1271,7,
262203,83,1272,7,262203,83,1273,7,262203,83,1274,7,262203,83,1275,7,262203,83,1276,7,262203,88,
1277,7,262203,143,1278,7,262201,81,1279,281,327745,241,1280,75,167,262205,81,1281,1280,262205,81,
1282,1222,327808,81,1283,1281,1282,327814,81,1284,1283,102,327808,81,1285,1284,108,262205,81,1286,
1224,393385,81,1287,76,1286,212,196855,1288,0,262394,76,1289,1290,131320,1289,327808,81,1291,1287,
108,131321,1288,131320,1290,131321,1288,131320,1288,458997,81,1292,1291,1289,1285,1290,327854,97,
1293,1287,1285,196855,1294,0,262394,1293,1295,1294,131320,1295,65789,131320,1294,131321,1296,
131320,1296,458997,81,1297,1287,1294,1298,1299,262390,1300,1299,0,131321,1301,131320,1301,327856,
97,1302,1297,1292,262394,1302,1303,1300,131320,1303,327808,81,1304,1283,108,327812,81,1305,1297,
102,327810,81,1306,1304,1305,458764,81,1307,1,38,102,1306,262205,81,1308,1223,196670,1226,1308,
196670,1227,1297,196670,1228,1307,196670,1229,212,589881,79,1309,541,1226,1227,1228,1229,1230,
262205,116,1310,1230,327850,97,1311,1297,1287,196855,1312,0,262394,1311,1313,1312,131320,1313,
327745,211,1314,209,259,262205,81,1315,1314,262205,81,1316,1222,327745,211,1317,209,260,262205,81,
1318,1317,327812,81,1319,1316,1318,327808,81,1320,1315,1319,327814,81,1321,1320,121,262205,81,
1322,1223,327812,81,1323,1322,131,327812,81,1324,1323,104,327814,81,1325,1324,121,327808,81,1326,
1321,1325,131321,1327,131320,1327,458997,81,1328,1279,1313,1329,1330,262390,1331,1330,0,131321,
1332,131320,1332,327856,97,1333,1328,262,262394,1333,1334,1331,131320,1334,327808,81,1335,1326,
1328,393281,246,1336,70,167,1335,262205,86,1337,1336,327745,227,1338,226,1328,196670,1338,1337,
131321,1330,131320,1330,327808,81,1329,1328,6,131321,1327,131320,1331,262368,121,121,154,131321,
1312,131320,1312,196670,1231,1307,196670,1232,212,458809,79,1339,594,1310,1231,1232,131321,1340,
131320,1340,458997,81,1341,263,1312,1342,1343,262390,1344,1343,0,131321,1345,131320,1345,327856,
97,1346,1341,102,262394,1346,1347,1344,131320,1347,262205,81,1348,1223,196670,1233,1348,196670,
1234,1297,196670,1235,1307,196670,1236,1341,589881,79,1349,541,1233,1234,1235,1236,1237,262205,
116,1350,1237,196670,1238,1307,196670,1239,1341,458809,79,1351,594,1350,1238,1239,131321,1343,
131320,1343,327808,81,1342,1341,264,131321,1340,131320,1344,262205,81,1352,1223,196670,1240,1352,
196670,1241,1297,196670,1242,1307,196670,1243,212,589881,79,1353,792,1240,1241,1242,1243,1244,
262205,128,1354,1244,196670,1245,1307,327737,79,1355,705,1245,131321,1356,131320,1356,458997,81,
1357,212,1344,1358,1359,262390,1360,1359,1,131321,1361,131320,1361,327856,97,1362,1357,139,262394,
1362,1363,1360,131320,1363,327745,143,1364,1246,1357,196670,1364,249,131321,1359,131320,1359,
327808,81,1358,1357,170,131321,1356,131320,1360,196670,1247,1307,196670,1248,212,262205,140,1365,
1246,196670,1249,1365,524345,79,1366,832,1354,1247,1248,1249,262205,140,1367,1249,196670,1246,
1367,131321,1368,131320,1368,458997,81,1369,126,1360,1370,1371,262390,1372,1371,0,131321,1373,
131320,1373,327856,97,1374,1369,102,262394,1374,1375,1372,131320,1375,262205,81,1376,1223,196670,
1250,1376,196670,1251,1297,196670,1252,1307,196670,1253,1369,589881,79,1377,792,1250,1251,1252,
1253,1254,262205,128,1378,1254,196670,1255,1307,196670,1256,1369,262205,140,1379,1246,196670,1257,
1379,524345,79,1380,832,1378,1255,1256,1257,262205,140,1381,1257,196670,1246,1381,131321,1371,
131320,1371,327808,81,1370,1369,126,131321,1368,131320,1372,131321,1382,131320,1382,458997,81,
1383,212,1372,1384,1385,262390,1386,1385,1,131321,1387,131320,1387,327856,97,1388,1383,139,262394,
1388,1389,1386,131320,1389,196670,1258,1383,327737,81,1390,509,1258,458764,81,1391,1,38,1390,265,
327745,191,1392,257,1391,262205,84,1393,1392,327745,191,1394,258,1391,262205,84,1395,1394,196855,
1396,0,262394,1311,1397,1398,131320,1397,327745,143,1399,1246,1383,262205,86,1400,1399,327745,143,
1401,1259,1383,196670,1401,1400,131321,1396,131320,1398,196670,1260,1393,196670,1261,1395,327745,
143,1402,1259,1383,262205,86,1403,1402,196670,1262,1403,327745,191,1404,235,1391,262205,84,1405,
1404,196670,1263,1405,327745,191,1406,236,1391,262205,84,1407,1406,196670,1264,1407,327745,143,
1408,1246,1383,262205,86,1409,1408,196670,1265,1409,655417,79,1410,888,1260,1261,1262,1263,1264,
1265,262205,86,1411,1262,196670,1402,1411,131321,1396,131320,1396,131321,1385,131320,1385,327808,
81,1384,1383,170,131321,1382,131320,1386,262368,121,121,154,196670,1266,1311,327737,79,1412,1183,
1266,262368,121,121,154,131321,1299,131320,1299,327808,81,1298,1297,170,131321,1296,131320,1300,
327852,97,1413,1285,108,327847,97,1414,76,1413,196855,1415,0,262394,1414,1416,1415,131320,1416,
262205,81,1417,1222,196670,1267,1417,262205,81,1418,1223,196670,1268,1418,196670,1269,1287,196670,
1270,1285,262205,140,1419,1259,196670,1271,1419,589881,79,1420,1083,1267,1268,1269,1270,1271,
65789,131320,1415,131321,1421,131320,1421,458997,81,1422,212,1415,1423,1424,262390,1425,1424,1,
131321,1426,131320,1426,327856,97,1427,1422,139,262394,1427,1428,1425,131320,1428,196670,1272,
1422,327737,97,1429,527,1272,196855,1430,0,262394,1429,1431,1430,131320,1431,196670,1273,1422,
327737,81,1432,509,1273,262205,81,1433,1222,196670,1274,1433,262205,81,1434,1223,196670,1275,1434,
196670,1276,1422,327745,191,1435,258,1432,262205,84,1436,1435,196670,1277,1436,327745,143,1437,
1259,1422,262205,86,1438,1437,196670,1278,1438,589881,79,1439,918,1274,1275,1276,1277,1278,131321,
1430,131320,1430,131321,1424,131320,1424,327808,81,1423,1422,170,131321,1421,131320,1425,65789,
65592,};
static const uint32_t bitnet__spv_attention_fast[] = {
119734787,66304,524299,1417,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
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
6,4,262215,72,6,4,262215,73,6,4,327752,74,0,35,0,327752,74,1,35,4,327752,74,2,35,8,327752,74,3,35,
12,327752,74,4,35,16,327752,74,5,35,20,327752,74,6,35,24,327752,74,7,35,28,327752,74,8,35,32,
327752,74,9,35,36,327752,74,10,35,40,327752,74,11,35,44,327752,74,12,35,48,327752,74,13,35,52,
327752,74,14,35,56,327752,74,15,35,60,327752,74,16,35,64,327752,74,17,35,192,327752,74,18,35,2240,
196679,74,2,262215,75,34,0,262215,75,33,7,262215,76,1,13,262215,4,11,26,262215,77,1,0,262215,78,
11,25,131091,79,196641,80,79,262165,81,32,0,196641,82,81,262176,83,7,81,196630,84,32,262177,85,84,
83,262167,86,84,2,262177,87,86,83,262176,88,7,84,262177,89,84,88,393249,90,84,88,88,88,327713,91,
84,88,88,262187,81,92,8,262172,93,84,92,262176,94,7,93,262177,95,84,94,262177,96,81,83,131092,97,
262177,98,97,83,262167,99,81,4,262194,81,5,64,262187,81,100,63,393268,81,101,128,5,100,262187,81,
102,64,393268,81,103,134,101,102,393268,81,104,132,103,102,393268,81,105,134,104,102,393268,97,
106,176,105,92,393268,81,107,134,92,105,262187,81,108,1,458804,81,109,169,106,107,108,262194,81,6,
128,393268,81,110,134,6,92,393268,81,111,134,102,110,393268,97,112,176,109,111,393268,81,113,134,
102,110,458804,81,114,169,112,109,113,393268,81,115,132,114,105,262172,116,99,115,262176,117,7,
116,524321,118,79,83,83,83,83,117,393249,119,79,116,83,83,262177,120,79,83,262187,81,121,2,393268,
81,122,134,5,121,393268,81,123,128,122,6,393268,81,124,130,123,108,393268,81,125,134,124,6,393268,
81,126,134,102,125,393268,81,127,132,126,125,262172,128,81,127,262176,129,7,128,524321,130,79,83,
83,83,83,129,262194,81,7,4,262194,81,8,2,393268,81,131,134,7,8,393268,97,132,176,122,6,458804,81,
133,169,132,122,6,393268,81,134,134,6,133,393268,81,135,128,131,134,393268,81,136,130,135,108,
393268,81,137,134,6,133,393268,81,138,134,136,137,393268,81,139,132,138,125,262172,140,86,139,
262176,141,7,140,458785,142,79,128,83,83,141,262176,143,7,86,589857,144,79,88,88,143,88,88,143,
524321,145,79,83,83,83,88,143,458785,146,81,83,83,83,83,458785,147,79,83,83,83,83,524321,148,79,
83,83,83,83,141,262176,149,7,97,262177,150,79,149,393249,151,79,83,83,83,262176,152,1,81,262203,
152,3,1,262187,81,153,72,262187,81,154,264,262187,81,155,32768,262165,156,32,1,262187,156,157,16,
262187,81,158,32767,262187,156,159,13,262187,81,160,939524096,262187,81,161,260046848,262187,81,
162,947912704,262187,84,163,947912704,262187,81,164,8388608,196657,97,11,262187,81,165,65535,
262187,81,166,2129859015,262187,156,167,0,262187,156,168,4,262187,84,169,1073741824,262187,156,
170,1,262187,84,171,1117782016,262187,84,172,1069066811,262187,84,173,1262485504,262187,84,174,
1060208640,262187,84,175,3109978243,262187,84,176,961571175,262187,84,177,985088974,262187,84,178,
1007192328,262187,84,179,1026206145,262187,84,180,1042983594,262187,84,181,1056964608,262187,84,
182,1065353216,262187,81,183,127,262187,156,184,23,262187,84,185,3265265664,262187,84,186,0,
262187,81,187,3,262187,81,188,4,262187,81,189,7,262187,81,190,0,262172,191,84,188,262176,192,7,
191,262187,156,193,2,262172,194,84,121,262176,195,7,194,1441822,42,81,81,81,81,81,81,81,81,81,81,
81,84,84,84,81,81,81,81,81,81,262176,196,9,42,262203,196,197,9,262187,156,198,9,262176,199,9,81,
262187,156,200,3,196637,43,99,196638,44,43,262176,201,12,44,262203,201,45,12,262176,202,12,99,
262176,203,7,99,393268,81,204,132,105,188,393268,81,205,132,105,188,262172,206,86,205,262176,207,
7,206,262187,156,208,8,393268,81,209,132,105,188,393268,81,210,132,131,104,393268,81,211,134,210,
121,262172,212,86,211,262176,213,4,212,262203,213,214,4,262187,81,215,32,262176,216,4,86,393268,
81,217,132,131,102,262172,218,84,217,262176,219,4,218,262203,219,220,4,262176,221,4,84,393268,81,
222,130,131,108,262172,223,84,131,262176,224,4,223,262203,224,225,4,262203,224,226,4,393268,81,
227,134,104,121,393268,81,228,130,122,108,196637,53,81,196638,54,53,262176,229,12,54,262203,229,
55,12,393268,81,230,134,104,121,262176,231,12,81,393268,81,232,130,131,108,196637,68,86,196638,69,
68,262176,233,12,69,262203,233,70,12,262187,156,234,14,262187,156,235,15,262176,236,12,86,262187,
156,237,17,393268,81,238,128,5,121,327724,86,239,186,186,262172,240,86,92,262176,241,7,240,262176,
242,4,97,262203,242,243,4,262172,71,81,215,262187,81,244,512,262172,72,81,244,196637,73,81,
1376286,74,81,81,81,81,81,81,81,81,81,81,81,81,81,81,84,81,71,72,73,262176,245,12,74,262203,245,
75,12,262187,156,246,18,262203,224,247,4,262203,224,248,4,196656,97,76,262187,156,249,5,262187,
156,250,6,393268,81,251,132,131,104,393268,81,252,134,251,121,393268,81,253,132,114,110,393268,81,
254,132,114,110,393268,81,255,130,131,108,262167,256,81,3,262176,257,1,256,262203,257,4,1,262194,
81,77,1,393267,256,78,77,108,108,262187,81,258,1879048192,327734,79,2,0,80,131320,259,262203,83,
260,7,262203,83,261,7,262203,83,262,7,327745,152,263,4,121,262205,81,264,263,196670,260,264,
327745,152,265,4,108,262205,81,266,265,196670,261,266,327745,152,267,4,190,262205,81,268,267,
196670,262,268,458809,79,269,270,260,261,262,65789,65592,327734,81,271,0,82,131320,272,262205,81,
273,3,131326,273,65592,327734,79,274,0,80,131320,275,196833,108,153,262368,121,121,154,196833,108,
153,65789,65592,327734,84,276,0,85,196663,83,277,131320,278,262205,81,279,277,327879,81,280,279,
155,327876,81,281,280,157,262205,81,282,277,327879,81,283,282,158,327876,81,284,283,159,327808,81,
285,284,160,327854,97,286,284,161,196855,287,0,262394,286,288,287,131320,288,327808,81,289,284,
258,131321,287,131320,287,458997,81,290,285,278,289,288,327808,81,9,284,162,262268,84,291,9,
327811,84,10,291,163,327856,97,292,284,164,196855,293,0,262394,292,294,293,131320,294,262268,81,
295,10,131321,293,131320,293,458997,81,296,290,287,295,294,327877,81,297,296,281,262268,84,298,
297,131326,298,65592,327734,86,299,0,87,196663,83,300,131320,301,262203,83,302,7,262203,83,303,7,
196855,304,0,262394,11,305,304,131320,305,262205,81,306,300,393228,86,307,1,62,306,131326,307,
131320,304,262205,81,308,300,327879,81,309,308,165,196670,302,309,327737,84,310,276,302,262205,81,
311,300,327874,81,312,311,157,196670,303,312,327737,84,313,276,303,327760,86,314,310,313,131326,
314,65592,327734,84,315,0,89,196663,88,316,131320,317,262205,84,318,316,262268,81,319,318,327810,
81,12,166,319,262268,84,320,12,131321,321,131320,321,458997,84,322,320,317,15,323,458997,156,324,
167,317,325,323,262390,326,323,0,131321,327,131320,327,327857,97,328,324,168,262394,328,329,326,
131320,329,262205,84,330,316,327813,84,13,330,322,327811,84,14,169,13,327813,84,15,322,14,131321,
323,131320,323,327808,156,325,324,170,131321,321,131320,326,131326,322,65592,327734,84,331,0,89,
196663,88,332,131320,333,262205,84,334,332,327866,97,335,334,171,262205,84,336,332,393385,84,337,
335,171,336,327813,84,16,337,172,327809,84,17,16,173,327811,84,18,17,173,327813,84,19,18,174,
327811,84,20,337,19,327813,84,21,18,175,327811,84,22,20,21,327813,84,23,176,22,327809,84,24,23,
177,327813,84,25,24,22,327809,84,26,25,178,327813,84,27,26,22,327809,84,28,27,179,327813,84,29,28,
22,327809,84,30,29,180,327813,84,31,30,22,327809,84,32,31,181,327813,84,33,22,22,327813,84,34,32,
33,327809,84,35,34,22,327809,84,36,35,182,262268,81,338,17,327808,81,37,338,183,327876,81,339,37,
184,262268,84,340,339,327813,84,38,36,340,262205,84,341,332,327864,97,342,341,185,393385,84,343,
342,186,38,131326,343,65592,327734,84,344,0,90,196663,88,345,196663,88,346,196663,88,347,131320,
348,262205,84,349,345,262205,84,350,346,327813,84,39,349,350,262205,84,351,347,327809,84,40,39,
351,131326,40,65592,327734,84,352,0,91,196663,88,353,196663,88,354,131320,355,262205,84,356,353,
262205,84,357,354,327809,84,41,356,357,131326,41,65592,327734,84,358,0,89,196663,88,359,131320,
360,262205,84,361,359,393562,84,362,187,361,108,262205,84,363,359,327866,97,364,362,363,262205,84,
365,359,393385,84,366,364,362,365,196670,359,366,262205,84,367,359,393562,84,368,187,367,121,
262205,84,369,359,327866,97,370,368,369,262205,84,371,359,393385,84,372,370,368,371,196670,359,
372,262205,84,373,359,393562,84,374,187,373,188,262205,84,375,359,327866,97,376,374,375,262205,84,
377,359,393385,84,378,376,374,377,131326,378,65592,327734,84,379,0,95,196663,94,380,131320,381,
262203,192,382,7,262203,88,383,7,262203,88,384,7,262203,195,385,7,262203,88,386,7,262203,88,387,7,
262203,88,388,7,262203,88,389,7,262203,88,390,7,262203,88,391,7,262203,88,392,7,262203,88,393,7,
262203,88,394,7,262203,88,395,7,262201,81,396,271,327879,81,397,396,189,327879,81,398,397,188,
327851,97,399,398,190,327879,81,400,397,121,327851,97,401,400,190,327879,81,402,397,108,327851,97,
403,402,190,131321,404,131320,404,458997,156,405,167,381,406,407,262390,408,407,1,131321,409,
131320,409,327857,97,410,405,168,262394,410,411,408,131320,411,196855,412,0,262394,399,413,414,
131320,413,327808,156,415,405,168,327745,88,416,380,415,262205,84,417,416,131321,412,131320,414,
327745,88,418,380,405,262205,84,419,418,131321,412,131320,412,458997,84,420,417,413,419,414,
196855,421,0,262394,399,422,423,131320,422,327745,88,424,380,405,262205,84,425,424,131321,421,
131320,423,327808,156,426,405,168,327745,88,427,380,426,262205,84,428,427,131321,421,131320,421,
458997,84,429,425,422,428,423,393562,84,430,187,429,188,196670,383,420,196670,384,430,393273,84,
431,352,383,384,327745,88,432,382,405,196670,432,431,131321,407,131320,407,327808,156,406,405,170,
131321,404,131320,408,131321,433,131320,433,458997,156,434,167,408,435,436,262390,437,436,1,
131321,438,131320,438,327857,97,439,434,193,262394,439,440,437,131320,440,196855,441,0,262394,401,
442,443,131320,442,327808,156,444,434,193,327745,88,445,382,444,262205,84,446,445,131321,441,
131320,443,327745,88,447,382,434,262205,84,448,447,131321,441,131320,441,458997,84,449,446,442,
448,443,196855,450,0,262394,401,451,452,131320,451,327745,88,453,382,434,262205,84,454,453,131321,
450,131320,452,327808,156,455,434,193,327745,88,456,382,455,262205,84,457,456,131321,450,131320,
450,458997,84,458,454,451,457,452,393562,84,459,187,458,121,196670,386,449,196670,387,459,393273,
84,460,352,386,387,327745,88,461,385,434,196670,461,460,131321,436,131320,436,327808,156,435,434,
170,131321,433,131320,437,196855,462,0,262394,403,463,464,131320,463,327745,88,465,385,170,262205,
84,466,465,131321,462,131320,464,327745,88,467,385,167,262205,84,468,467,131321,462,131320,462,
458997,84,469,466,463,468,464,196855,470,0,262394,403,471,472,131320,471,327745,88,473,385,167,
262205,84,474,473,131321,470,131320,472,327745,88,475,385,170,262205,84,476,475,131321,470,131320,
470,458997,84,477,474,471,476,472,393562,84,478,187,477,108,196670,388,469,196670,389,478,393273,
84,479,352,388,389,393562,84,480,187,479,188,196670,390,479,196670,391,480,393273,84,481,352,390,
391,393562,84,482,187,481,121,196670,392,481,196670,393,482,393273,84,483,352,392,393,393562,84,
484,187,483,108,196670,394,483,196670,395,484,393273,84,485,352,394,395,131326,485,65592,327734,
81,486,0,96,196663,83,487,131320,488,262201,81,489,271,327814,81,490,489,133,327812,81,491,490,
138,262205,81,492,487,327817,81,493,492,138,327808,81,494,491,493,131326,494,65592,327734,81,495,
0,96,196663,83,496,131320,497,262201,81,498,271,327817,81,499,498,133,262205,81,500,496,327814,81,
501,500,138,327812,81,502,501,6,327808,81,503,499,502,131326,503,65592,327734,97,504,0,98,196663,
83,505,131320,506,262203,83,507,7,262203,83,508,7,262205,81,509,505,196670,507,509,327737,81,510,
486,507,327856,97,511,510,131,196855,512,0,262394,511,513,512,131320,513,262205,81,514,505,196670,
508,514,327737,81,515,495,508,327856,97,516,515,122,131321,512,131320,512,458997,97,517,511,506,
516,513,131326,517,65592,327734,79,518,0,118,196663,83,519,196663,83,520,196663,83,521,196663,83,
522,196663,117,523,131320,524,262205,81,525,519,327745,199,526,197,198,262205,81,527,526,327812,
81,528,525,527,262205,81,529,520,327812,81,530,529,102,327808,81,531,528,530,327812,81,532,531,
105,327812,81,533,532,92,262201,81,534,271,327879,81,535,534,189,327808,81,536,533,535,131321,537,
131320,537,458997,81,538,190,524,539,540,262390,541,540,1,131321,542,131320,542,327856,97,543,538,
114,262394,543,544,541,131320,544,262205,81,545,522,327812,81,546,538,110,327808,81,547,545,546,
262201,81,548,271,327874,81,549,548,200,327808,81,550,547,549,262205,81,551,521,327810,81,552,551,
108,458764,81,553,1,38,550,552,131321,554,131320,554,458997,81,555,190,544,556,557,262390,558,557,
1,131321,559,131320,559,327856,97,560,555,105,262394,560,561,558,131320,561,327812,81,562,538,105,
327808,81,563,562,555,327812,81,564,553,105,327808,81,565,564,555,327812,81,566,565,92,327808,81,
567,536,566,393281,202,568,45,167,567,262205,99,569,568,327745,203,570,523,563,196670,570,569,
131321,557,131320,557,327808,81,556,555,170,131321,554,131320,558,131321,540,131320,540,327808,81,
539,538,170,131321,537,131320,541,65789,65592,327734,79,571,0,119,196663,116,572,196663,83,573,
196663,83,574,131320,575,262203,207,576,7,262203,83,577,7,262203,117,578,7,262203,94,579,7,262203,
143,580,7,262203,88,581,7,262203,88,582,7,262203,88,583,7,262203,88,584,7,262203,88,585,7,262203,
88,586,7,262203,94,587,7,262201,81,588,271,327879,81,589,588,189,131321,590,131320,590,458997,81,
591,190,575,592,593,262390,594,593,1,131321,595,131320,595,327856,97,596,591,114,262394,596,597,
594,131320,597,262205,81,598,574,327812,81,599,591,110,327808,81,600,598,599,262201,81,601,271,
327874,81,602,601,200,327808,81,603,600,602,131321,604,131320,604,458997,81,605,190,597,606,607,
262390,608,607,1,131321,609,131320,609,327856,97,610,605,204,262394,610,611,608,131320,611,327812,
81,612,591,105,327814,81,613,605,188,327808,81,614,612,613,327817,81,615,605,188,196670,578,572,
393281,83,616,578,614,615,262205,81,617,616,196670,577,617,327737,86,618,299,577,327745,143,619,
576,605,196670,619,618,131321,607,131320,607,327808,81,606,605,170,131321,604,131320,608,131321,
620,131320,620,458997,81,621,190,608,622,623,262390,624,623,0,131321,625,131320,625,327856,97,626,
621,131,262394,626,627,624,131320,627,131321,628,131320,628,458997,156,629,167,627,630,631,262390,
632,631,1,131321,633,131320,633,327857,97,634,629,208,262394,634,635,632,131320,635,327745,88,636,
579,629,196670,636,186,131321,631,131320,631,327808,156,630,629,170,131321,628,131320,632,131321,
637,131320,637,458997,81,638,190,632,639,640,262390,641,640,1,131321,642,131320,642,327856,97,643,
638,209,262394,643,644,641,131320,644,327812,81,645,621,105,327814,81,646,638,188,327808,81,647,
645,646,327812,81,648,647,215,327812,81,649,589,188,327808,81,650,648,649,327817,81,651,638,188,
327808,81,652,650,651,327745,216,653,214,652,262205,86,654,653,196670,580,654,327812,81,655,651,
121,327745,88,656,580,190,262205,84,657,656,196670,581,657,393281,88,658,576,638,190,262205,84,
659,658,196670,582,659,327745,88,660,579,655,262205,84,661,660,196670,583,661,458809,84,662,344,
581,582,583,196670,660,662,327808,81,663,655,108,327745,88,664,580,108,262205,84,665,664,196670,
584,665,393281,88,666,576,638,108,262205,84,667,666,196670,585,667,327745,88,668,579,663,262205,
84,669,668,196670,586,669,458809,84,670,344,584,585,586,196670,668,670,131321,640,131320,640,
327808,81,639,638,170,131321,637,131320,641,262205,93,671,579,196670,587,671,327737,84,672,379,
587,327850,97,673,589,190,262205,81,674,573,327856,97,675,603,674,327847,97,676,673,675,196855,
677,0,262394,676,678,677,131320,678,327812,81,679,621,102,327808,81,680,679,603,327745,221,681,
220,680,196670,681,672,131321,677,131320,677,131321,623,131320,623,327808,81,622,621,170,131321,
620,131320,624,131321,593,131320,593,327808,81,592,591,170,131321,590,131320,594,65789,65592,
327734,79,682,0,120,196663,83,683,131320,684,262203,94,685,7,262203,88,686,7,262203,88,687,7,
262203,88,688,7,262203,88,689,7,262203,94,690,7,262201,81,691,271,327879,81,692,691,189,262201,81,
693,271,327874,81,694,693,200,262368,121,121,154,131321,695,131320,695,458997,81,696,190,684,697,
698,262390,699,698,0,131321,700,131320,700,327856,97,701,696,131,262394,701,702,699,131320,702,
327808,81,703,696,694,458764,81,704,1,38,703,222,327812,81,705,704,102,327745,221,706,220,705,
262205,84,707,706,131321,708,131320,708,458997,84,709,707,702,710,711,458997,81,712,190,702,48,
711,262390,713,711,1,131321,714,131320,714,327856,97,715,712,92,262394,715,716,713,131320,716,
327812,81,46,692,92,327808,81,47,46,712,327808,81,717,705,47,327745,221,718,220,717,262205,84,719,
718,262205,81,720,683,327856,97,721,47,720,393385,84,722,721,719,709,327745,88,723,685,712,196670,
723,722,262205,84,724,723,327866,97,725,724,709,196855,726,0,262394,725,727,728,131320,727,262205,
84,729,723,131321,726,131320,728,131321,726,131320,726,458997,84,710,729,727,709,728,131321,711,
131320,711,327808,81,48,712,170,131321,708,131320,713,196670,686,709,327737,84,730,358,686,131321,
731,131320,731,458997,81,732,190,713,52,733,262390,734,733,1,131321,735,131320,735,327856,97,736,
732,92,262394,736,737,734,131320,737,262271,84,49,730,327745,88,738,685,732,262205,84,739,738,
196670,687,739,196670,688,49,393273,84,740,352,687,688,196670,689,740,327737,84,741,331,689,
327812,81,50,692,92,327808,81,51,50,732,262205,81,742,683,327856,97,743,51,742,393385,84,744,743,
741,186,196670,738,744,131321,733,131320,733,327808,81,52,732,170,131321,731,131320,734,262205,93,
745,685,196670,690,745,327737,84,746,379,690,262368,121,121,154,327856,97,747,703,131,196855,748,
0,262394,747,749,748,131320,749,131321,750,131320,750,458997,81,751,190,749,752,753,262390,754,
753,1,131321,755,131320,755,327856,97,756,751,92,262394,756,757,754,131320,757,327812,81,758,692,
92,327808,81,759,705,758,327808,81,760,759,751,327745,88,761,685,751,262205,84,762,761,327745,221,
763,220,760,196670,763,762,131321,753,131320,753,327808,81,752,751,170,131321,750,131320,754,
327850,97,764,692,190,196855,765,0,262394,764,766,765,131320,766,327745,221,767,225,704,196670,
767,730,327745,221,768,226,704,196670,768,746,131321,765,131320,765,131321,748,131320,748,131321,
698,131320,698,327808,81,697,696,110,131321,695,131320,699,262368,121,121,154,65789,65592,327734,
79,769,0,130,196663,83,770,196663,83,771,196663,83,772,196663,83,773,196663,129,774,131320,775,
262203,83,776,7,262205,81,777,770,327745,199,778,197,198,262205,81,779,778,327812,81,780,777,779,
262205,81,781,771,327812,81,782,781,102,327808,81,783,780,782,327812,81,784,783,227,131321,785,
131320,785,458997,81,786,190,775,787,788,262390,789,788,1,131321,790,131320,790,327856,97,791,786,
127,262394,791,792,789,131320,792,327814,81,793,786,126,327812,81,794,793,138,196670,776,794,
327737,81,795,495,776,458764,81,796,1,38,795,228,262205,81,797,773,327817,81,798,786,126,327808,
81,799,797,798,262205,81,800,772,327810,81,801,800,108,458764,81,802,1,38,799,801,327812,81,803,
802,230,327808,81,804,784,803,327808,81,805,804,796,393281,231,806,55,167,805,262205,81,807,806,
327745,83,808,774,786,196670,808,807,131321,788,131320,788,327808,81,787,786,170,131321,785,
131320,789,65789,65592,327734,79,809,0,142,196663,128,810,196663,83,811,196663,83,812,196663,141,
813,131320,814,262203,129,815,7,262203,83,816,7,262203,83,817,7,131321,818,131320,818,458997,81,
819,190,814,59,820,262390,821,820,1,131321,822,131320,822,327856,97,823,819,126,262394,823,824,
821,131320,824,131321,825,131320,825,458997,81,826,190,824,827,828,262390,829,828,1,131321,830,
131320,830,327856,97,831,826,125,262394,831,832,829,131320,832,262205,81,833,812,327808,81,56,833,
819,262205,81,834,811,327856,97,835,56,834,196855,836,0,262394,835,837,838,131320,837,327812,81,
839,826,126,327808,81,840,839,819,196670,815,810,327745,83,841,815,840,262205,81,842,841,131321,
836,131320,838,131321,836,131320,836,458997,81,843,842,837,190,838,196670,816,843,327737,86,844,
299,816,131321,845,131320,845,458997,81,846,190,836,847,848,262390,849,848,1,131321,850,131320,
850,327856,97,851,846,138,262394,851,852,849,131320,852,327812,81,853,826,138,327808,81,854,853,
846,196670,817,854,327737,81,855,486,817,458764,81,856,1,38,855,232,327812,81,857,856,102,262205,
81,858,812,327808,81,859,857,858,327808,81,860,859,819,327745,221,861,220,860,262205,84,862,861,
327745,143,863,813,854,262205,86,864,863,327822,86,57,844,862,327809,86,58,864,57,196670,863,58,
131321,848,131320,848,327808,81,847,846,170,131321,845,131320,849,131321,828,131320,828,327808,81,
827,826,170,131321,825,131320,829,131321,820,131320,820,327808,81,59,819,170,131321,818,131320,
821,65789,65592,327734,79,865,0,144,196663,88,866,196663,88,867,196663,143,868,196663,88,869,
196663,88,870,196663,143,871,131320,872,262203,88,873,7,262203,88,874,7,262203,88,875,7,262203,88,
876,7,262203,88,877,7,262203,88,878,7,262205,84,879,866,262205,84,880,869,327866,97,881,879,880,
262205,84,882,866,262205,84,883,869,393385,84,884,881,882,883,262271,84,60,884,262205,84,885,866,
196670,873,885,196670,874,60,393273,84,886,352,873,874,196670,875,886,327737,84,887,331,875,
262205,84,888,869,196670,876,888,196670,877,60,393273,84,889,352,876,877,196670,878,889,327737,84,
890,331,878,262205,84,891,867,327813,84,61,891,887,262205,84,892,870,327813,84,62,892,890,327809,
84,63,61,62,262205,86,893,868,327822,86,64,893,887,262205,86,894,871,327822,86,65,894,890,327809,
86,66,64,65,196670,867,63,196670,868,66,196670,866,884,65789,65592,327734,79,895,0,145,196663,83,
896,196663,83,897,196663,83,898,196663,88,899,196663,143,900,131320,901,262203,83,902,7,262203,88,
903,7,262203,83,904,7,262205,81,905,897,327812,81,906,905,131,262205,81,907,898,196670,902,907,
327737,81,908,486,902,327808,81,909,906,908,262205,86,910,900,262205,84,911,899,196670,903,911,
327737,84,912,315,903,327822,86,67,910,912,327745,199,913,197,234,262205,81,914,913,262205,81,915,
896,327745,199,916,197,235,262205,81,917,916,327812,81,918,915,917,327808,81,919,914,918,327812,
81,920,909,5,327808,81,921,919,920,327814,81,922,921,121,262205,81,923,898,196670,904,923,327737,
81,924,495,904,327808,81,925,922,924,393281,236,926,70,167,925,196670,926,67,65789,65592,327734,
81,927,0,146,196663,83,928,196663,83,929,196663,83,930,196663,83,931,131320,932,327745,199,933,
197,157,262205,81,934,933,262205,81,935,928,327812,81,936,935,8,262205,81,937,929,327808,81,938,
936,937,327745,199,939,197,237,262205,81,940,939,327812,81,941,938,940,262205,81,942,930,327808,
81,943,941,942,327812,81,944,943,131,262205,81,945,931,327808,81,946,944,945,327812,81,947,946,
238,327808,81,948,934,947,327814,81,949,948,121,131326,949,65592,327734,79,950,0,147,196663,83,
951,196663,83,952,196663,83,953,196663,83,954,131320,955,262203,83,956,7,262203,83,957,7,262203,
83,958,7,262203,83,959,7,262203,83,960,7,262203,241,961,7,262203,241,962,7,262203,83,963,7,262203,
88,964,7,262203,88,965,7,262203,143,966,7,262203,88,967,7,262203,88,968,7,262203,143,969,7,262203,
83,970,7,262203,83,971,7,262203,83,972,7,262203,88,973,7,262203,143,974,7,131321,975,131320,975,
458997,86,976,239,955,977,978,458997,84,979,186,955,980,978,458997,81,981,190,955,982,978,458997,
84,983,186,955,984,978,262390,985,978,0,131321,986,131320,986,262205,81,987,953,327856,97,988,981,
987,262394,988,989,985,131320,989,131321,990,131320,990,458997,81,991,190,989,992,993,262390,994,
993,1,131321,995,131320,995,327856,97,996,991,92,262394,996,997,994,131320,997,327808,81,998,981,
991,262205,81,999,953,327810,81,1000,999,108,458764,81,1001,1,38,998,1000,262205,81,1002,954,
196670,956,1002,327737,81,1003,486,956,262205,81,1004,951,196670,957,1004,262205,81,1005,952,
196670,958,1005,196670,959,1001,196670,960,1003,524345,81,1006,927,957,958,959,960,327808,81,1007,
1006,122,393281,236,1008,70,167,1007,262205,86,1009,1008,327745,143,1010,961,991,196670,1010,1009,
262205,81,1011,954,196670,963,1011,327737,81,1012,495,963,327808,81,1013,1006,1012,393281,236,
1014,70,167,1013,262205,86,1015,1014,327745,143,1016,962,991,196670,1016,1015,131321,993,131320,
993,327808,81,992,991,170,131321,990,131320,994,131321,1017,131320,1017,458997,86,977,976,994,
1018,1019,458997,84,980,979,994,1020,1019,458997,84,984,983,994,1021,1019,458997,81,1022,190,994,
1023,1019,262390,1024,1019,1,131321,1025,131320,1025,327856,97,1026,1022,92,262394,1026,1027,1024,
131320,1027,327808,81,1028,981,1022,327850,97,1029,1028,190,196855,1030,0,262394,1029,1031,1032,
131320,1031,393281,88,1033,961,1022,190,262205,84,1034,1033,393281,88,1035,961,1022,108,262205,84,
1036,1035,327745,143,1037,962,1022,262205,86,1038,1037,131321,1030,131320,1032,262205,81,1039,953,
327856,97,1040,1028,1039,196855,1041,0,262394,1040,1042,1041,131320,1042,196670,964,984,196670,
965,980,196670,966,977,393281,88,1043,961,1022,190,262205,84,1044,1043,196670,967,1044,393281,88,
1045,961,1022,108,262205,84,1046,1045,196670,968,1046,327745,143,1047,962,1022,262205,86,1048,
1047,196670,969,1048,655417,79,1049,865,964,965,966,967,968,969,262205,84,1050,964,262205,84,1051,
965,262205,86,1052,966,131321,1041,131320,1041,458997,86,1053,977,1032,1052,1042,458997,84,1054,
980,1032,1051,1042,458997,84,1055,984,1032,1050,1042,131321,1030,131320,1030,458997,86,1018,1038,
1031,1053,1041,458997,84,1020,1036,1031,1054,1041,458997,84,1021,1034,1031,1055,1041,131321,1019,
131320,1019,327808,81,1023,1022,170,131321,1017,131320,1024,131321,978,131320,978,327808,81,982,
981,92,131321,975,131320,985,262205,81,1056,951,196670,970,1056,262205,81,1057,952,196670,971,
1057,262205,81,1058,954,196670,972,1058,196670,973,979,196670,974,976,589881,79,1059,895,970,971,
972,973,974,65789,65592,327734,79,1060,0,148,196663,83,1061,196663,83,1062,196663,83,1063,196663,
83,1064,196663,141,1065,131320,1066,262203,83,1067,7,262203,83,1068,7,262203,83,1069,7,262203,83,
1070,7,262203,83,1071,7,262203,83,1072,7,262203,83,1073,7,262203,83,1074,7,262203,83,1075,7,
262203,83,1076,7,262203,83,1077,7,262203,83,1078,7,262203,83,1079,7,262203,83,1080,7,262203,83,
1081,7,262203,83,1082,7,262201,81,1083,271,262205,81,1084,1061,327812,81,1085,1084,8,262205,81,
1086,1062,327808,81,1087,1085,1086,131321,1088,131320,1088,458997,81,1089,190,1066,1090,1091,
262390,1092,1091,1,131321,1093,131320,1093,327856,97,1094,1089,139,262394,1094,1095,1092,131320,
1095,196670,1067,1089,327737,97,1096,504,1067,196855,1097,0,262394,1096,1098,1097,131320,1098,
196670,1068,1089,327737,81,1099,486,1068,262205,81,1100,1061,196670,1069,1100,262205,81,1101,1062,
196670,1070,1101,262205,81,1102,1063,196670,1071,1102,196670,1072,1099,524345,81,1103,927,1069,
1070,1071,1072,196670,1073,1089,327737,81,1104,495,1073,327808,81,1105,1103,1104,327745,143,1106,
1065,1089,262205,86,1107,1106,393281,236,1108,70,167,1105,196670,1108,1107,131321,1097,131320,
1097,131321,1091,131320,1091,327808,81,1090,1089,170,131321,1088,131320,1092,131321,1109,131320,
1109,458997,81,1110,1083,1092,1111,1112,262390,1113,1112,0,131321,1114,131320,1114,327856,97,1115,
1110,131,262394,1115,1116,1113,131320,1116,262205,81,1117,1061,196670,1074,1117,262205,81,1118,
1062,196670,1075,1118,262205,81,1119,1063,196670,1076,1119,196670,1077,1110,524345,81,1120,927,
1074,1075,1076,1077,327808,81,1121,1120,122,327745,221,1122,225,1110,262205,84,1123,1122,327745,
221,1124,226,1110,262205,84,1125,1124,327760,86,1126,1123,1125,393281,236,1127,70,167,1121,196670,
1127,1126,131321,1112,131320,1112,327808,81,1111,1110,6,131321,1109,131320,1113,262201,79,1128,
274,327850,97,1129,1083,190,196855,1130,0,262394,1129,1131,1130,131320,1131,393281,231,1132,75,
246,1087,458986,81,1133,1132,108,190,108,262205,81,1134,1064,327810,81,1135,1134,108,327850,97,
1136,1133,1135,196670,243,1136,262205,97,1137,243,196855,1138,0,262394,1137,1139,1138,131320,1139,
196670,1132,190,131321,1138,131320,1138,131321,1130,131320,1130,262201,79,1140,274,262205,97,1141,
243,262312,97,1142,1141,196855,1143,0,262394,1142,1144,1143,131320,1144,65789,131320,1143,131321,
1145,131320,1145,458997,81,1146,190,1143,1147,1148,262390,1149,1148,0,131321,1150,131320,1150,
327856,97,1151,1146,139,262394,1151,1152,1149,131320,1152,196670,1078,1146,327737,97,1153,504,
1078,196855,1154,0,262394,1153,1155,1154,131320,1155,262205,81,1156,1061,196670,1079,1156,262205,
81,1157,1062,196670,1080,1157,262205,81,1158,1064,196670,1081,1158,196670,1082,1146,524345,79,
1159,950,1079,1080,1081,1082,131321,1154,131320,1154,131321,1148,131320,1148,327808,81,1147,1146,
170,131321,1145,131320,1149,65789,65592,327734,79,1160,0,150,196663,149,1161,131320,1162,262203,
88,1163,7,262203,88,1164,7,262203,143,1165,7,262203,88,1166,7,262203,88,1167,7,262203,143,1168,7,
262201,81,1169,271,131321,1170,131320,1170,458997,81,1171,1169,1162,1172,1173,262390,1174,1173,0,
131321,1175,131320,1175,327856,97,1176,1171,131,262394,1176,1177,1174,131320,1177,327745,221,1178,
247,1171,262205,84,1179,1178,327745,221,1180,248,1171,262205,84,1181,1180,262205,97,1182,1161,
196855,1183,0,262394,1182,1184,1185,131320,1184,327745,221,1186,225,1171,262205,84,1187,1186,
327745,221,1188,226,1171,262205,84,1189,1188,131321,1183,131320,1185,196670,1163,1179,196670,1164,
1181,196670,1165,239,327745,221,1190,225,1171,262205,84,1191,1190,196670,1166,1191,327745,221,
1192,226,1171,262205,84,1193,1192,196670,1167,1193,196670,1168,239,655417,79,1194,865,1163,1164,
1165,1166,1167,1168,262205,84,1195,1163,262205,84,1196,1164,131321,1183,131320,1183,458997,84,
1197,1189,1184,1196,1185,458997,84,1198,1187,1184,1195,1185,196670,1178,1198,196670,1180,1197,
131321,1173,131320,1173,327808,81,1172,1171,6,131321,1170,131320,1174,65789,65592,327734,79,270,0,
151,196663,83,1199,196663,83,1200,196663,83,1201,131320,1202,262203,83,1203,7,262203,83,1204,7,
262203,83,1205,7,262203,83,1206,7,262203,117,1207,7,262203,83,1208,7,262203,83,1209,7,262203,83,
1210,7,262203,83,1211,7,262203,83,1212,7,262203,83,1213,7,262203,117,1214,7,262203,83,1215,7,
262203,83,1216,7,262203,83,1217,7,262203,83,1218,7,262203,83,1219,7,262203,83,1220,7,262203,129,
1221,7,262203,83,1222,7,262203,141,1223,7,262203,83,1224,7,262203,83,1225,7,262203,141,1226,7,
262203,83,1227,7,262203,83,1228,7,262203,83,1229,7,262203,83,1230,7,262203,129,1231,7,262203,83,
1232,7,262203,83,1233,7,262203,141,1234,7,262203,83,1235,7,262203,141,1236,7,262203,88,1237,7,
262203,88,1238,7,262203,143,1239,7,262203,88,1240,7,262203,88,1241,7,262203,143,1242,7,262203,149,
1243,7,262203,83,1244,7,262203,83,1245,7,262203,83,1246,7,262203,83,1247,7,262203,141,1248,7,
262203,83,1249,7,262203,83,1250,7,262203,83,1251,7,262203,83,1252,7,262203,83,1253,7,262203,88,
1254,7,262203,143,1255,7,262201,81,1256,271,327745,231,1257,75,167,262205,81,1258,1257,262205,81,
1259,1199,327808,81,1260,1258,1259,327814,81,1261,1260,102,327808,81,1262,1261,108,262205,81,1263,
1201,393385,81,1264,76,1263,190,196855,1265,0,262394,76,1266,1267,131320,1266,327808,81,1268,1264,
108,131321,1265,131320,1267,131321,1265,131320,1265,458997,81,1269,1268,1266,1262,1267,327854,97,
1270,1264,1262,196855,1271,0,262394,1270,1272,1271,131320,1272,65789,131320,1271,131321,1273,
131320,1273,458997,81,1274,1264,1271,1275,1276,262390,1277,1276,0,131321,1278,131320,1278,327856,
97,1279,1274,1269,262394,1279,1280,1277,131320,1280,327808,81,1281,1260,108,327812,81,1282,1274,
102,327810,81,1283,1281,1282,458764,81,1284,1,38,102,1283,262205,81,1285,1200,196670,1203,1285,
196670,1204,1274,196670,1205,1284,196670,1206,190,589881,79,1286,518,1203,1204,1205,1206,1207,
262205,116,1287,1207,327850,97,1288,1274,1264,196855,1289,0,262394,1288,1290,1289,131320,1290,
327745,199,1291,197,249,262205,81,1292,1291,262205,81,1293,1199,327745,199,1294,197,250,262205,81,
1295,1294,327812,81,1296,1293,1295,327808,81,1297,1292,1296,327814,81,1298,1297,121,262205,81,
1299,1200,327812,81,1300,1299,131,327812,81,1301,1300,104,327814,81,1302,1301,121,327808,81,1303,
1298,1302,131321,1304,131320,1304,458997,81,1305,1256,1290,1306,1307,262390,1308,1307,0,131321,
1309,131320,1309,327856,97,1310,1305,252,262394,1310,1311,1308,131320,1311,327808,81,1312,1303,
1305,393281,236,1313,70,167,1312,262205,86,1314,1313,327745,216,1315,214,1305,196670,1315,1314,
131321,1307,131320,1307,327808,81,1306,1305,6,131321,1304,131320,1308,262368,121,121,154,131321,
1289,131320,1289,196670,1208,1284,196670,1209,190,458809,79,1316,571,1287,1208,1209,131321,1317,
131320,1317,458997,81,1318,253,1289,1319,1320,262390,1321,1320,0,131321,1322,131320,1322,327856,
97,1323,1318,102,262394,1323,1324,1321,131320,1324,262205,81,1325,1200,196670,1210,1325,196670,
1211,1274,196670,1212,1284,196670,1213,1318,589881,79,1326,518,1210,1211,1212,1213,1214,262205,
116,1327,1214,196670,1215,1284,196670,1216,1318,458809,79,1328,571,1327,1215,1216,131321,1320,
131320,1320,327808,81,1319,1318,254,131321,1317,131320,1321,262205,81,1329,1200,196670,1217,1329,
196670,1218,1274,196670,1219,1284,196670,1220,190,589881,79,1330,769,1217,1218,1219,1220,1221,
262205,128,1331,1221,196670,1222,1284,327737,79,1332,682,1222,131321,1333,131320,1333,458997,81,
1334,190,1321,1335,1336,262390,1337,1336,1,131321,1338,131320,1338,327856,97,1339,1334,139,262394,
1339,1340,1337,131320,1340,327745,143,1341,1223,1334,196670,1341,239,131321,1336,131320,1336,
327808,81,1335,1334,170,131321,1333,131320,1337,196670,1224,1284,196670,1225,190,262205,140,1342,
1223,196670,1226,1342,524345,79,1343,809,1331,1224,1225,1226,262205,140,1344,1226,196670,1223,
1344,131321,1345,131320,1345,458997,81,1346,126,1337,1347,1348,262390,1349,1348,0,131321,1350,
131320,1350,327856,97,1351,1346,102,262394,1351,1352,1349,131320,1352,262205,81,1353,1200,196670,
1227,1353,196670,1228,1274,196670,1229,1284,196670,1230,1346,589881,79,1354,769,1227,1228,1229,
1230,1231,262205,128,1355,1231,196670,1232,1284,196670,1233,1346,262205,140,1356,1223,196670,1234,
1356,524345,79,1357,809,1355,1232,1233,1234,262205,140,1358,1234,196670,1223,1358,131321,1348,
131320,1348,327808,81,1347,1346,126,131321,1345,131320,1349,131321,1359,131320,1359,458997,81,
1360,190,1349,1361,1362,262390,1363,1362,1,131321,1364,131320,1364,327856,97,1365,1360,139,262394,
1365,1366,1363,131320,1366,196670,1235,1360,327737,81,1367,486,1235,458764,81,1368,1,38,1367,255,
327745,221,1369,247,1368,262205,84,1370,1369,327745,221,1371,248,1368,262205,84,1372,1371,196855,
1373,0,262394,1288,1374,1375,131320,1374,327745,143,1376,1223,1360,262205,86,1377,1376,327745,143,
1378,1236,1360,196670,1378,1377,131321,1373,131320,1375,196670,1237,1370,196670,1238,1372,327745,
143,1379,1236,1360,262205,86,1380,1379,196670,1239,1380,327745,221,1381,225,1368,262205,84,1382,
1381,196670,1240,1382,327745,221,1383,226,1368,262205,84,1384,1383,196670,1241,1384,327745,143,
1385,1223,1360,262205,86,1386,1385,196670,1242,1386,655417,79,1387,865,1237,1238,1239,1240,1241,
1242,262205,86,1388,1239,196670,1379,1388,131321,1373,131320,1373,131321,1362,131320,1362,327808,
81,1361,1360,170,131321,1359,131320,1363,262368,121,121,154,196670,1243,1288,327737,79,1389,1160,
1243,262368,121,121,154,131321,1276,131320,1276,327808,81,1275,1274,170,131321,1273,131320,1277,
327852,97,1390,1262,108,327847,97,1391,76,1390,196855,1392,0,262394,1391,1393,1392,131320,1393,
262205,81,1394,1199,196670,1244,1394,262205,81,1395,1200,196670,1245,1395,196670,1246,1264,196670,
1247,1262,262205,140,1396,1236,196670,1248,1396,589881,79,1397,1060,1244,1245,1246,1247,1248,
65789,131320,1392,131321,1398,131320,1398,458997,81,1399,190,1392,1400,1401,262390,1402,1401,1,
131321,1403,131320,1403,327856,97,1404,1399,139,262394,1404,1405,1402,131320,1405,196670,1249,
1399,327737,97,1406,504,1249,196855,1407,0,262394,1406,1408,1407,131320,1408,196670,1250,1399,
327737,81,1409,486,1250,262205,81,1410,1199,196670,1251,1410,262205,81,1411,1200,196670,1252,1411,
196670,1253,1399,327745,221,1412,248,1409,262205,84,1413,1412,196670,1254,1413,327745,143,1414,
1236,1399,262205,86,1415,1414,196670,1255,1415,589881,79,1416,895,1251,1252,1253,1254,1255,131321,
1407,131320,1407,131321,1401,131320,1401,327808,81,1400,1399,170,131321,1398,131320,1402,65789,
65592,};
static const uint32_t bitnet__spv_choose_plain[] = {
119734787,66304,524299,184,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
393231,5,2,1852399981,0,3,393232,2,17,1,1,1,262215,3,11,29,327752,4,0,35,0,327752,4,1,35,4,327752,
4,2,35,8,327752,4,3,35,12,327752,4,4,35,16,196679,4,2,262215,5,6,4,262216,6,0,24,327752,6,0,35,0,
196679,6,2,262215,7,34,0,262215,7,33,2,262215,8,1,0,262215,9,6,4,262215,10,6,4,262215,11,6,4,
327752,12,0,35,0,327752,12,1,35,4,327752,12,2,35,8,327752,12,3,35,12,327752,12,4,35,16,327752,12,
5,35,20,327752,12,6,35,24,327752,12,7,35,28,327752,12,8,35,32,327752,12,9,35,36,327752,12,10,35,
40,327752,12,11,35,44,327752,12,12,35,48,327752,12,13,35,52,327752,12,14,35,56,327752,12,15,35,60,
327752,12,16,35,64,327752,12,17,35,192,327752,12,18,35,2240,196679,12,2,262215,13,34,0,262215,13,
33,7,262215,14,1,0,262215,15,11,25,131091,16,196641,17,16,262165,18,32,0,196641,19,18,262176,20,1,
18,262203,20,3,1,262187,18,21,0,458782,4,18,18,18,18,18,262176,22,9,4,262203,22,23,9,262165,24,32,
1,262187,24,25,0,262176,26,9,18,131092,27,262187,24,28,1,262187,18,29,2,262187,24,30,3,262187,18,
31,4294967295,196630,32,32,262187,32,33,0,262187,24,34,2,196637,5,32,196638,6,5,262176,35,12,6,
262203,35,7,12,262176,36,12,32,262187,18,37,1,262194,18,8,128,262172,38,32,8,262176,39,4,38,
262203,39,40,4,262176,41,4,32,262172,42,18,8,262176,43,4,42,262203,43,44,4,262176,45,4,18,262187,
18,46,264,393268,18,47,134,8,29,262187,18,48,32,262172,9,18,48,262187,18,49,512,262172,10,18,49,
196637,11,18,1376286,12,18,18,18,18,18,18,18,18,18,18,18,18,18,18,32,18,9,10,11,262176,50,12,12,
262203,50,13,12,262187,24,51,16,262176,52,12,18,262187,24,53,4,262187,24,54,17,262187,18,55,64,
262187,24,56,8,262187,24,57,5,262187,24,58,11,262194,18,14,1,262167,59,18,3,393267,59,15,14,37,37,
327734,16,2,0,17,131320,60,262201,18,61,62,131321,63,131320,63,458997,18,64,21,60,65,66,262390,67,
66,0,131321,68,131320,68,327745,26,69,23,25,262205,18,70,69,327856,27,71,64,70,262394,71,72,67,
131320,72,327745,26,73,23,28,262205,18,74,73,327812,18,75,29,64,327745,26,76,23,30,262205,18,77,
76,327812,18,78,75,77,327808,18,79,74,78,131321,80,131320,80,458997,18,81,31,72,82,83,458997,32,
84,33,72,85,83,458997,18,86,61,72,87,83,262390,88,83,0,131321,89,131320,89,327745,26,90,23,34,
262205,18,91,90,327856,27,92,86,91,262394,92,93,88,131320,93,327812,18,94,29,86,327808,18,95,79,
94,393281,36,96,7,25,95,262205,32,97,96,327850,27,98,81,31,327866,27,99,97,84,327846,27,100,98,99,
196855,101,0,262394,100,102,101,131320,102,327808,18,103,95,37,393281,36,104,7,25,103,262205,32,
105,104,262268,18,106,105,131321,101,131320,101,458997,18,82,81,93,106,102,458997,32,85,84,93,97,
102,131321,83,131320,83,327808,18,87,86,8,131321,80,131320,88,327745,41,107,40,61,196670,107,84,
327745,45,108,44,61,196670,108,81,262368,29,29,46,131321,109,131320,109,458997,18,110,47,88,111,
112,262390,113,112,0,131321,114,131320,114,327852,27,115,110,21,262394,115,116,113,131320,116,
327856,27,117,61,110,196855,118,0,262394,117,119,118,131320,119,327808,18,120,61,110,327745,41,
121,40,120,262205,32,122,121,327745,45,123,44,120,262205,18,124,123,262205,32,125,107,327866,27,
126,122,125,262312,27,127,126,196855,128,0,262394,127,129,128,131320,129,262205,32,130,107,327860,
27,131,122,130,196855,132,0,262394,131,133,132,131320,133,262205,18,134,108,327856,27,135,124,134,
131321,132,131320,132,458997,27,136,131,129,135,133,131321,128,131320,128,458997,27,137,126,119,
136,132,327851,27,138,124,31,196855,139,0,262394,138,140,139,131320,140,262205,18,141,108,327850,
27,142,141,31,327846,27,143,142,137,131321,139,131320,139,458997,27,144,138,128,143,140,196855,
145,0,262394,144,146,145,131320,146,196670,107,122,196670,108,124,131321,145,131320,145,131321,
118,131320,118,262368,29,29,46,131321,112,131320,112,327814,18,111,110,29,131321,109,131320,113,
327850,27,147,61,21,196855,148,0,262394,147,149,148,131320,149,327745,45,150,44,25,262205,18,151,
150,327745,52,152,13,28,262205,18,153,152,327808,18,154,153,64,327817,18,155,154,48,393281,52,156,
13,51,155,196670,156,151,327745,26,157,23,53,262205,18,158,157,327851,27,159,158,21,196855,160,0,
262394,159,161,160,131320,161,393281,52,162,13,54,25,196670,162,151,262205,18,163,152,327808,18,
164,163,37,196670,152,164,327745,52,165,13,25,262205,18,166,165,327808,18,167,166,37,196670,165,
167,262205,18,168,165,327817,18,169,168,55,327850,27,170,169,21,196855,171,0,262394,170,172,171,
131320,172,327745,52,173,13,53,262205,18,174,173,327808,18,175,174,37,196670,173,175,327745,52,
176,13,56,262205,18,177,176,327745,52,178,13,57,262205,18,179,178,327808,18,180,177,179,196670,
176,180,131321,171,131320,171,327745,52,181,13,58,196670,181,21,131321,160,131320,160,131321,148,
131320,148,262368,29,29,46,131321,66,131320,66,327808,18,65,64,28,131321,63,131320,67,65789,65592,
327734,18,62,0,19,131320,182,262205,18,183,3,131326,183,65592,};
static const uint32_t bitnet__spv_embed_plain[] = {
119734787,66304,524299,157,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,262215,4,11,
26,262215,7,6,4,262215,8,6,4,262215,9,6,4,327752,10,0,35,0,327752,10,1,35,4,327752,10,2,35,8,
327752,10,3,35,12,327752,10,4,35,16,327752,10,5,35,20,327752,10,6,35,24,327752,10,7,35,28,327752,
10,8,35,32,327752,10,9,35,36,327752,10,10,35,40,327752,10,11,35,44,327752,10,12,35,48,327752,10,
13,35,52,327752,10,14,35,56,327752,10,15,35,60,327752,10,16,35,64,327752,10,17,35,192,327752,10,
18,35,2240,196679,10,2,262215,11,34,0,262215,11,33,7,327752,12,0,35,0,327752,12,1,35,4,327752,12,
2,35,8,327752,12,3,35,12,327752,12,4,35,16,327752,12,5,35,20,196679,12,2,196679,13,42,262215,14,1,
1,196679,15,42,196679,16,42,262215,17,1,2,262215,18,6,4,262216,19,0,24,327752,19,0,35,0,196679,19,
2,262215,20,34,0,262215,20,33,0,196679,21,42,196679,22,42,196679,23,42,262215,24,6,4,262216,25,0,
25,327752,25,0,35,0,196679,25,2,262215,26,34,0,262215,26,33,2,262215,27,1,0,196679,28,42,262215,
29,1,0,262215,30,11,25,131091,31,196641,32,31,262165,33,32,0,196641,34,33,262176,35,7,33,196630,
36,32,262177,37,36,35,262176,38,1,33,262203,38,3,1,262187,33,39,32768,262165,40,32,1,262187,40,41,
16,262187,33,42,32767,262187,40,43,13,262187,33,44,939524096,262187,33,45,260046848,131092,46,
262187,33,47,947912704,262187,36,48,947912704,262187,33,49,8388608,262167,50,33,3,262176,51,1,50,
262203,51,4,1,262187,33,52,0,262187,33,53,32,262172,7,33,53,262187,33,54,512,262172,8,33,54,
196637,9,33,1376286,10,33,33,33,33,33,33,33,33,33,33,33,33,33,33,36,33,7,8,9,262176,55,12,10,
262203,55,11,12,262187,40,56,17,262176,57,12,33,524318,12,33,33,33,33,33,36,262176,58,9,12,262203,
58,59,9,262187,40,60,1,262176,61,9,33,262187,40,62,2,262187,40,63,3,262187,40,64,0,262194,33,14,
256,262187,33,65,63,393268,33,66,128,14,65,262187,33,67,64,393268,33,68,134,66,67,393268,33,69,
132,68,67,196656,46,17,196637,18,33,196638,19,18,262176,70,12,19,262203,70,20,12,262187,33,71,2,
262187,33,72,16,262187,33,73,65535,262187,40,74,4,262187,40,75,5,262176,76,9,36,196637,24,36,
196638,25,24,262176,77,12,25,262203,77,26,12,262176,78,12,36,262194,33,27,128,262194,33,29,1,
262187,33,79,1,393267,50,30,29,79,79,262187,33,80,1879048192,327734,31,2,0,32,131320,81,262203,35,
82,7,327745,38,83,4,52,262205,33,84,83,393281,57,85,11,56,84,262205,33,86,85,327745,61,87,59,60,
262205,33,88,87,327810,33,13,86,88,327745,61,89,59,62,262205,33,90,89,327745,61,91,59,63,262205,
33,92,91,327812,33,93,84,92,327808,33,94,90,93,327745,61,95,59,64,262205,33,96,95,327854,46,97,13,
96,196855,98,0,262394,97,99,98,131320,99,65789,131320,98,262201,33,100,101,131321,102,131320,102,
458997,33,103,100,98,28,104,262390,105,104,0,131321,106,131320,106,327856,46,107,103,14,262394,
107,108,105,131320,108,327812,33,15,13,69,327808,33,16,15,103,196855,109,0,262394,17,110,111,
131320,110,327814,33,112,16,71,393281,57,113,20,64,112,262205,33,114,113,327817,33,21,16,71,
327812,33,22,72,21,327874,33,115,114,22,327879,33,116,115,73,196670,82,116,327737,36,117,118,82,
131321,109,131320,111,393281,57,119,20,64,16,262205,33,120,119,262268,36,121,120,131321,109,
131320,109,458997,36,122,117,110,121,111,327745,61,123,59,74,262205,33,124,123,327851,46,125,124,
52,196855,126,0,262394,125,127,126,131320,127,327745,76,128,59,75,262205,36,129,128,327813,36,23,
122,129,131321,126,131320,126,458997,36,130,122,109,23,127,327808,33,131,94,103,393281,78,132,26,
64,131,196670,132,130,131321,104,131320,104,327808,33,28,103,27,131321,102,131320,105,65789,65592,
327734,33,101,0,34,131320,133,262205,33,134,3,131326,134,65592,327734,36,118,0,37,196663,35,135,
131320,136,262205,33,137,135,327879,33,138,137,39,327876,33,139,138,41,262205,33,140,135,327879,
33,141,140,42,327876,33,142,141,43,327808,33,143,142,44,327854,46,144,142,45,196855,145,0,262394,
144,146,145,131320,146,327808,33,147,142,80,131321,145,131320,145,458997,33,148,143,136,147,146,
327808,33,5,142,47,262268,36,149,5,327811,36,6,149,48,327856,46,150,142,49,196855,151,0,262394,
150,152,151,131320,152,262268,33,153,6,131321,151,131320,151,458997,33,154,148,145,153,152,327877,
33,155,154,139,262268,36,156,155,131326,156,65592,};
static const uint32_t bitnet__spv_gemm_plain[] = {
119734787,66304,524299,1037,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
42,196679,54,42,196679,55,42,196679,56,42,262215,57,6,4,262215,58,6,4,262215,59,6,4,327752,60,0,
35,0,327752,60,1,35,4,327752,60,2,35,8,327752,60,3,35,12,327752,60,4,35,16,327752,60,5,35,20,
327752,60,6,35,24,327752,60,7,35,28,327752,60,8,35,32,327752,60,9,35,36,327752,60,10,35,40,327752,
60,11,35,44,327752,60,12,35,48,327752,60,13,35,52,327752,60,14,35,56,327752,60,15,35,60,327752,60,
16,35,64,327752,60,17,35,192,327752,60,18,35,2240,196679,60,2,262215,61,34,0,262215,61,33,7,
196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,262215,68,6,4,
327752,69,0,35,0,196679,69,2,262215,70,34,0,262215,70,33,2,262215,71,6,4,327752,72,0,35,0,196679,
72,2,262215,73,34,0,262215,73,33,4,262215,74,6,4,327752,75,0,35,0,196679,75,2,262215,76,34,0,
262215,76,33,5,262215,77,1,8,196679,78,42,196679,79,42,196679,80,42,196679,81,42,196679,82,42,
262215,83,1,2,262215,4,11,26,262215,84,6,16,262216,85,0,24,327752,85,0,35,0,196679,85,2,262215,86,
34,0,262215,86,33,0,262215,87,6,16,262216,88,0,24,327752,88,0,35,0,196679,88,2,262215,89,34,0,
262215,89,33,3,262215,90,1,1,262215,91,1,0,262215,92,11,25,131091,93,196641,94,93,262165,95,32,0,
196641,96,95,196630,97,32,262176,98,7,97,262177,99,95,98,327713,100,95,98,98,262177,101,97,98,
262176,102,7,95,262165,103,32,1,327713,104,103,102,102,327713,105,97,98,98,327713,106,95,102,102,
262176,107,7,103,524321,108,97,107,107,98,98,102,262167,109,97,2,458785,110,109,98,98,102,102,
262167,111,97,4,262176,112,7,111,393249,113,93,102,112,102,393249,114,93,102,98,102,458785,115,93,
102,98,98,102,262177,116,95,102,262167,117,95,4,262176,118,7,117,262187,95,119,4,262172,120,117,
119,262176,121,7,120,524321,122,93,102,102,102,118,121,327713,123,93,118,120,262176,124,1,95,
262203,124,3,1,262187,103,125,16,262187,95,126,32768,262187,95,127,2147483647,262187,97,128,
1056964608,262187,95,129,2139095040,131092,130,262187,95,131,32256,262187,95,132,1199566848,
262187,95,133,31744,262187,95,134,947912704,262187,95,135,1056964608,262187,103,136,13,262187,95,
137,1,262187,95,138,2129859015,262187,103,139,0,262187,103,140,4,262187,97,141,1073741824,262187,
103,142,1,262187,97,143,1117782016,262187,97,144,1069066811,262187,97,145,1262485504,262187,97,
146,1060208640,262187,97,147,3109978243,262187,97,148,961571175,262187,97,149,985088974,262187,97,
150,1007192328,262187,97,151,1026206145,262187,97,152,1042983594,262187,97,153,1065353216,262187,
95,154,127,262187,103,155,23,262187,97,156,3265265664,262187,97,157,0,262187,103,158,8,262187,103,
159,24,262194,95,34,64,196657,130,35,262194,95,36,64,262194,95,37,4,262194,95,38,2,393268,95,160,
128,37,38,262187,95,161,2,393268,95,162,134,36,161,1441822,41,95,95,95,95,95,95,95,95,95,95,95,97,
97,97,95,95,95,95,95,95,262176,163,9,41,262203,163,164,9,262187,103,165,2,262176,166,9,95,262187,
95,167,4294967295,196637,42,97,196638,43,42,262176,168,12,43,262203,168,44,12,262176,169,12,97,
262176,170,7,109,196637,46,109,196638,47,46,262176,171,12,47,262203,171,48,12,393268,95,172,134,
36,161,262176,173,12,109,262187,95,174,0,262187,95,175,32,262172,57,95,175,262187,95,176,512,
262172,58,95,176,196637,59,95,1376286,60,95,95,95,95,95,95,95,95,95,95,95,95,95,95,97,95,57,58,59,
262176,177,12,60,262203,177,61,12,262176,178,12,95,393268,95,179,128,37,38,262187,95,180,3,393268,
95,181,134,36,161,262187,103,182,5,262187,103,183,6,262187,95,184,63,393268,95,185,128,34,184,
262187,95,186,64,393268,95,187,134,185,186,393268,95,188,132,187,186,262176,189,9,97,196637,68,97,
196638,69,68,262176,190,12,69,262203,190,70,12,262187,103,191,9,196637,71,95,196638,72,71,262176,
192,12,72,262203,192,73,12,196637,74,95,196638,75,74,262176,193,12,75,262203,193,76,12,196657,130,
77,262187,95,194,8,262187,95,195,7,262187,95,196,16,262194,95,83,1,393268,130,197,170,83,174,
262167,198,95,3,262176,199,1,198,262203,199,4,1,262187,103,200,7,393268,130,201,170,83,161,196637,
84,117,196638,85,84,262176,202,12,85,262203,202,86,12,262176,203,12,117,196637,87,117,196638,88,
87,262176,204,12,88,262203,204,89,12,262194,95,90,256,393268,95,205,128,90,154,262187,95,206,128,
393268,95,207,134,205,206,393268,95,208,132,207,175,393268,95,209,134,208,196,393268,95,210,128,
209,195,393268,95,211,134,210,194,393268,95,212,128,211,195,393268,95,213,134,212,194,393268,95,
214,128,211,213,393268,95,215,130,214,137,393268,95,216,134,215,213,393268,95,217,132,216,213,
393268,95,218,132,217,175,262172,219,117,176,262176,220,4,219,262203,220,221,4,262187,95,222,6,
262187,95,223,50529027,262176,224,4,117,262203,220,225,4,393268,95,226,134,208,196,262172,227,103,
194,262172,228,227,119,262176,229,7,228,393268,95,230,134,208,175,262187,95,231,264,393268,95,232,
134,208,175,393268,95,233,130,232,137,262187,103,234,10,393268,130,235,170,83,174,393268,130,236,
170,83,161,262194,95,91,1,393267,198,92,91,137,137,262187,95,237,3355447295,458796,117,238,223,
223,223,223,327734,93,2,0,94,131320,239,262203,102,240,7,262203,229,241,7,262203,102,242,7,262203,
102,243,7,262203,102,244,7,262203,118,245,7,262203,121,246,7,262203,118,247,7,262203,102,248,7,
262203,102,249,7,262203,102,250,7,262203,118,251,7,262203,121,252,7,262203,121,253,7,262203,102,
254,7,262203,102,255,7,262203,118,256,7,262203,102,257,7,262203,102,258,7,262203,102,259,7,262203,
102,260,7,262203,102,261,7,262203,112,262,7,262203,107,263,7,262203,107,264,7,262203,98,265,7,
262203,98,266,7,262203,102,267,7,262203,102,268,7,262203,112,269,7,262203,102,270,7,262203,102,
271,7,262203,98,272,7,262203,98,273,7,262203,102,274,7,262203,102,275,7,262203,98,276,7,262203,98,
277,7,262203,102,278,7,262203,102,279,7,262203,98,280,7,262203,102,281,7,262201,95,282,283,327817,
95,284,282,196,327814,95,285,282,196,327745,124,286,4,137,262205,95,287,286,327812,95,288,287,186,
327745,166,289,164,139,262205,95,290,289,327814,95,291,282,161,196670,240,291,327737,95,292,293,
240,327812,95,294,292,226,327808,95,295,290,294,327817,95,296,282,161,327808,95,297,295,296,
131321,298,131320,298,458997,103,299,139,239,300,301,262390,302,301,1,131321,303,131320,303,
327857,130,304,299,140,262394,304,305,302,131320,305,131321,306,131320,306,458997,103,307,139,305,
308,309,262390,310,309,1,131321,311,131320,311,327857,130,312,307,158,262394,312,313,310,131320,
313,393281,107,314,241,299,307,196670,314,139,131321,309,131320,309,327808,103,308,307,142,131321,
306,131320,310,131321,301,131320,301,327808,103,300,299,142,131321,298,131320,302,196670,242,297,
196670,243,288,196670,244,174,589881,93,315,316,242,243,244,245,246,262205,117,317,245,262205,120,
318,246,131321,319,131320,319,458997,117,320,317,302,321,322,458997,120,323,318,302,324,322,
458997,95,325,174,302,326,322,262390,327,322,0,131321,328,131320,328,327856,130,329,325,230,
262394,329,330,327,131320,330,262368,161,161,231,196670,247,320,393273,93,331,332,247,323,262368,
161,161,231,327808,95,333,325,137,458764,95,334,1,38,333,233,196670,248,297,196670,249,288,196670,
250,334,589881,93,335,316,248,249,250,251,252,262205,117,321,251,262205,120,324,252,131321,336,
131320,336,458997,95,337,174,330,338,339,262390,340,339,0,131321,341,131320,341,327856,130,342,
337,194,262394,342,343,340,131320,343,131321,344,131320,344,458997,95,345,174,343,346,347,262390,
348,347,1,131321,349,131320,349,327856,130,350,345,119,262394,350,351,348,131320,351,327812,95,
352,196,345,327808,95,353,284,352,196670,254,353,196670,255,337,393273,95,354,355,254,255,327745,
224,356,221,354,262205,117,357,356,327745,118,358,253,345,196670,358,357,131321,347,131320,347,
327808,95,346,345,142,131321,344,131320,348,131321,359,131320,359,458997,95,360,174,348,361,362,
262390,363,362,1,131321,364,131320,364,327856,130,365,360,194,262394,365,366,363,131320,366,
327812,95,367,194,360,327808,95,368,285,367,196670,257,368,196670,258,337,393273,95,369,355,257,
258,327745,224,370,225,369,262205,117,371,370,196670,256,371,131321,372,131320,372,458997,103,373,
139,366,374,375,262390,376,375,1,131321,377,131320,377,327857,130,378,373,140,262394,378,379,376,
131320,379,131321,380,131320,380,458997,103,381,139,379,382,383,262390,384,383,1,131321,385,
131320,385,327857,130,386,381,140,262394,386,387,384,131320,387,327745,102,388,256,381,262205,95,
389,388,196670,259,389,393281,102,390,253,373,381,262205,95,391,390,196670,260,391,393273,103,392,
393,259,260,393281,107,394,241,373,360,262205,103,395,394,327808,103,396,395,392,196670,394,396,
131321,383,131320,383,327808,103,382,381,142,131321,380,131320,384,131321,375,131320,375,327808,
103,374,373,142,131321,372,131320,376,131321,362,131320,362,327808,95,361,360,142,131321,359,
131320,363,131321,339,131320,339,327808,95,338,337,142,131321,336,131320,340,131321,322,131320,
322,327808,95,326,325,142,131321,319,131320,327,131321,397,131320,397,458997,103,398,139,327,399,
400,262390,401,400,1,131321,402,131320,402,327857,130,403,398,158,262394,403,404,401,131320,404,
327808,95,405,288,285,262268,95,406,398,327812,95,407,194,406,327808,95,408,405,407,327745,166,
409,164,158,262205,95,410,409,327854,130,411,408,410,196855,412,0,262394,411,413,412,131320,413,
131321,400,131320,412,327745,166,414,164,234,262205,95,415,414,327812,95,416,161,408,327808,95,
417,415,416,393281,169,418,70,139,417,262205,97,419,418,327808,95,420,417,137,393281,169,421,70,
139,420,262205,97,422,421,262268,103,423,422,131321,424,131320,424,458997,103,425,139,412,426,427,
262390,428,427,1,131321,429,131320,429,327857,130,430,425,140,262394,430,431,428,131320,431,
262268,95,432,425,327812,95,433,196,432,327808,95,434,284,433,196670,261,434,327737,95,435,293,
261,327745,166,436,164,142,262205,95,437,436,327808,95,438,437,435,393281,107,439,241,425,398,
262205,103,440,439,196670,263,440,196670,264,423,196670,265,419,393281,169,441,44,139,438,262205,
97,442,441,196670,266,442,196670,267,435,589881,97,443,444,263,264,265,266,267,327745,98,445,262,
425,196670,445,443,131321,427,131320,427,327808,103,426,425,142,131321,424,131320,428,196855,446,
0,262394,235,447,448,131320,447,327745,124,449,4,174,262205,95,450,449,327812,95,451,450,196,
327808,95,452,451,284,327812,95,453,452,119,327745,166,454,164,200,262205,95,455,454,327856,130,
456,453,455,196855,457,0,262394,456,458,457,131320,458,196670,268,452,262205,111,459,262,196670,
269,459,196670,270,408,458809,93,460,461,268,269,270,131321,457,131320,457,131321,446,131320,448,
196855,462,0,262394,236,463,464,131320,463,327745,124,465,4,174,262205,95,466,465,327812,95,467,
466,175,327808,95,468,467,284,327745,166,469,164,200,262205,95,470,469,327856,130,471,468,470,
196855,472,0,262394,471,473,472,131320,473,196670,271,468,327745,98,474,262,174,262205,97,475,474,
196670,272,475,327745,98,476,262,161,262205,97,477,476,196670,273,477,196670,274,408,524345,93,
478,479,271,272,273,274,131321,472,131320,472,327808,95,480,468,196,327856,130,481,480,470,196855,
482,0,262394,481,483,482,131320,483,196670,275,480,327745,98,484,262,137,262205,97,485,484,196670,
276,485,327745,98,486,262,180,262205,97,487,486,196670,277,487,196670,278,408,524345,93,488,479,
275,276,277,278,131321,482,131320,482,131321,462,131320,464,131321,489,131320,489,458997,95,490,
174,464,491,492,262390,493,492,1,131321,494,131320,494,327856,130,495,490,119,262394,495,496,493,
131320,496,327745,124,497,4,174,262205,95,498,497,327812,95,499,498,186,327808,95,500,499,284,
327812,95,501,196,490,327808,95,502,500,501,327745,166,503,164,200,262205,95,504,503,327856,130,
505,502,504,196855,506,0,262394,505,507,506,131320,507,196670,279,502,327745,98,508,262,490,
262205,97,509,508,196670,280,509,196670,281,408,458809,93,510,511,279,280,281,131321,506,131320,
506,131321,492,131320,492,327808,95,491,490,142,131321,489,131320,493,131321,462,131320,462,
131321,446,131320,446,131321,400,131320,400,327808,103,399,398,142,131321,397,131320,401,65789,
65592,327734,95,283,0,96,131320,512,262205,95,513,3,131326,513,65592,327734,95,514,0,99,196663,98,
515,131320,516,262205,97,517,515,262268,95,518,517,327874,95,519,518,125,327879,95,520,519,126,
327879,95,521,518,127,262268,97,522,521,327809,97,5,522,128,327852,130,523,521,129,196855,524,0,
262394,523,525,524,131320,525,131326,131,131320,524,327854,130,526,521,132,196855,527,0,262394,
526,528,527,131320,528,327877,95,529,520,133,131326,529,131320,527,327856,130,530,521,134,196855,
531,0,262394,530,532,531,131320,532,262268,95,533,5,327810,95,534,533,135,327877,95,535,520,534,
131326,535,131320,531,327808,95,536,521,237,327874,95,537,521,136,327879,95,538,537,137,327808,95,
539,536,538,327874,95,540,539,136,327877,95,541,520,540,131326,541,65592,327734,95,542,0,100,
196663,98,543,196663,98,544,131320,545,262203,98,546,7,262203,98,547,7,262205,97,548,543,196670,
546,548,327737,95,549,514,546,262205,97,550,544,196670,547,550,327737,95,551,514,547,327876,95,
552,551,125,327877,95,553,549,552,131326,553,65592,327734,97,554,0,101,196663,98,555,131320,556,
262205,97,557,555,262268,95,558,557,327810,95,6,138,558,262268,97,559,6,131321,560,131320,560,
458997,97,561,559,556,9,562,458997,103,563,139,556,564,562,262390,565,562,0,131321,566,131320,566,
327857,130,567,563,140,262394,567,568,565,131320,568,262205,97,569,555,327813,97,7,569,561,327811,
97,8,141,7,327813,97,9,561,8,131321,562,131320,562,327808,103,564,563,142,131321,560,131320,565,
131326,561,65592,327734,97,570,0,101,196663,98,571,131320,572,262205,97,573,571,327866,130,574,
573,143,262205,97,575,571,393385,97,576,574,143,575,327813,97,10,576,144,327809,97,11,10,145,
327811,97,12,11,145,327813,97,13,12,146,327811,97,14,576,13,327813,97,15,12,147,327811,97,16,14,
15,327813,97,17,148,16,327809,97,18,17,149,327813,97,19,18,16,327809,97,20,19,150,327813,97,21,20,
16,327809,97,22,21,151,327813,97,23,22,16,327809,97,24,23,152,327813,97,25,24,16,327809,97,26,25,
128,327813,97,27,16,16,327813,97,28,26,27,327809,97,29,28,16,327809,97,30,29,153,262268,95,577,11,
327808,95,31,577,154,327876,95,578,31,155,262268,97,579,578,327813,97,32,30,579,262205,97,580,571,
327864,130,581,580,156,393385,97,582,581,157,32,131326,582,65592,327734,103,393,0,104,196663,102,
583,196663,102,584,131320,585,262205,95,586,583,262268,103,587,586,262205,95,588,584,262268,103,
589,588,393418,103,590,587,139,158,393418,103,591,589,139,158,327812,103,592,590,591,393418,103,
593,587,158,158,393418,103,594,589,158,158,327812,103,595,593,594,327808,103,596,592,595,393418,
103,597,587,125,158,393418,103,598,589,125,158,327812,103,599,597,598,327808,103,600,596,599,
327875,103,601,587,159,327875,103,602,589,159,327812,103,603,601,602,327808,103,604,600,603,
131326,604,65592,327734,97,605,0,105,196663,98,606,196663,98,607,131320,608,262205,97,609,606,
262205,97,610,607,327809,97,33,609,610,131326,33,65592,327734,95,611,0,106,196663,102,612,196663,
102,613,131320,614,262205,95,615,612,327812,95,616,615,119,327814,95,617,616,34,262205,95,618,612,
327812,95,619,618,119,327817,95,620,619,34,327854,130,621,620,36,327846,130,622,35,621,262312,130,
623,622,196855,624,0,262394,623,625,624,131320,625,327854,130,626,617,160,131321,624,131320,624,
458997,130,627,622,614,626,625,196855,628,0,262394,627,629,628,131320,629,262205,95,630,612,
327812,95,631,630,119,262205,95,632,613,327808,95,633,631,632,131326,633,131320,628,327812,95,634,
617,34,327814,95,635,620,161,327808,95,636,634,635,262205,95,637,613,327879,95,638,637,137,327808,
95,639,636,638,262205,95,640,613,327874,95,641,640,142,327812,95,642,641,162,327808,95,643,639,
642,131326,643,65592,327734,97,444,0,108,196663,107,644,196663,107,645,196663,98,646,196663,98,
647,196663,102,648,131320,649,262205,103,650,644,262205,103,651,645,327810,103,652,650,651,262255,
97,653,652,262205,97,654,647,262205,97,655,646,327813,97,39,654,655,327813,97,40,653,39,327745,
166,656,164,165,262205,95,657,656,327851,130,658,657,167,196855,659,0,262394,658,660,659,131320,
660,262205,95,661,648,327808,95,662,657,661,393281,169,663,44,139,662,262205,97,664,663,327809,97,
45,40,664,131321,659,131320,659,458997,97,665,40,649,45,660,131326,665,65592,327734,109,666,0,110,
196663,98,667,196663,98,668,196663,102,669,196663,102,670,131320,671,262203,170,672,7,262205,95,
673,670,327812,95,674,673,172,262205,95,675,669,327808,95,676,674,675,393281,173,677,48,139,676,
262205,109,678,677,196670,672,678,262205,97,679,667,327745,98,680,672,174,262205,97,681,680,
327813,97,49,679,681,262205,97,682,668,327745,98,683,672,137,262205,97,684,683,327813,97,50,682,
684,327811,97,51,49,50,262205,97,685,667,262205,97,686,683,327813,97,52,685,686,262205,97,687,668,
262205,97,688,680,327813,97,53,687,688,327809,97,54,52,53,327760,109,689,51,54,131326,689,65592,
327734,93,461,0,113,196663,102,690,196663,112,691,196663,102,692,131320,693,262203,98,694,7,
262203,98,695,7,262203,102,696,7,262203,102,697,7,262203,98,698,7,262203,98,699,7,262203,102,700,
7,262203,102,701,7,262203,170,702,7,262203,98,703,7,262203,98,704,7,262203,102,705,7,262203,102,
706,7,262203,170,707,7,262203,98,708,7,262203,98,709,7,262203,102,710,7,262203,102,711,7,262203,
112,712,7,262203,98,713,7,262203,98,714,7,262203,98,715,7,262203,98,716,7,262205,95,717,690,
327812,95,718,717,119,327814,95,719,718,34,262205,95,720,690,327812,95,55,720,119,327817,95,56,55,
34,327745,178,721,61,139,262205,95,722,721,262205,95,723,692,327808,95,62,722,723,327808,95,724,
56,161,327856,130,725,719,179,327856,130,726,56,36,327847,130,727,725,726,196855,728,0,262394,727,
729,728,131320,729,196855,730,0,262394,35,731,732,131320,731,327814,95,63,56,161,327745,98,733,
691,174,262205,97,734,733,196670,694,734,327745,98,735,691,137,262205,97,736,735,196670,695,736,
196670,696,63,196670,697,62,524345,109,737,666,694,695,696,697,327761,97,738,737,0,196670,733,738,
327761,97,739,737,1,196670,735,739,327808,95,64,63,137,327745,98,740,691,161,262205,97,741,740,
196670,698,741,327745,98,742,691,180,262205,97,743,742,196670,699,743,196670,700,64,196670,701,62,
524345,109,744,666,698,699,700,701,327761,97,745,744,0,196670,740,745,327761,97,746,744,1,196670,
742,746,131321,730,131320,732,327814,95,65,56,161,327745,98,747,691,174,262205,97,748,747,196670,
703,748,327745,98,749,691,161,262205,97,750,749,196670,704,750,196670,705,65,196670,706,62,524345,
109,751,666,703,704,705,706,196670,702,751,327808,95,66,65,137,327745,98,752,691,137,262205,97,
753,752,196670,708,753,327745,98,754,691,180,262205,97,755,754,196670,709,755,196670,710,66,
196670,711,62,524345,109,756,666,708,709,710,711,196670,707,756,327745,98,757,702,174,262205,97,
758,757,327745,98,759,707,174,262205,97,760,759,327745,98,761,702,137,262205,97,762,761,327745,98,
763,707,137,262205,97,764,763,458832,111,765,758,760,762,764,196670,691,765,327814,95,766,56,161,
327808,95,767,766,181,131321,730,131320,730,458997,95,768,724,731,767,732,458997,95,769,56,731,
766,732,131321,728,131320,728,458997,95,770,724,693,768,730,458997,95,771,56,693,769,730,327856,
130,772,719,37,196855,773,0,262394,772,774,775,131320,774,327745,166,776,164,182,262205,95,777,
776,262205,95,778,692,327745,166,779,164,183,262205,95,780,779,327812,95,781,778,780,327808,95,
782,777,781,327812,95,783,719,188,327808,95,784,782,783,262205,111,785,691,327745,189,786,164,136,
262205,97,787,786,327822,111,67,785,787,196670,712,67,327808,95,788,784,771,327745,98,789,712,174,
262205,97,790,789,393281,169,791,70,139,788,196670,791,790,327808,95,792,788,137,327745,98,793,
712,137,262205,97,794,793,393281,169,795,70,139,792,196670,795,794,327808,95,796,784,770,327745,
98,797,712,161,262205,97,798,797,393281,169,799,70,139,796,196670,799,798,327808,95,800,796,137,
327745,98,801,712,180,262205,97,802,801,393281,169,803,70,139,800,196670,803,802,131321,773,
131320,775,327810,95,804,719,37,327856,130,805,804,38,196855,806,0,262394,805,807,808,131320,807,
131321,806,131320,808,327810,95,809,804,38,131321,806,131320,806,458997,95,810,804,807,809,808,
327745,166,811,164,191,262205,95,812,811,327812,95,813,810,812,327808,95,814,813,62,327812,95,815,
814,188,327745,98,816,691,174,262205,97,817,816,196670,713,817,327745,98,818,691,137,262205,97,
819,818,196670,714,819,393273,95,820,542,713,714,327745,98,821,691,161,262205,97,822,821,196670,
715,822,327745,98,823,691,180,262205,97,824,823,196670,716,824,393273,95,825,542,715,716,196855,
826,0,262394,805,827,828,131320,827,327808,95,829,815,771,327814,95,830,829,161,393281,178,831,73,
139,830,196670,831,820,327808,95,832,815,770,327814,95,833,832,161,393281,178,834,73,139,833,
196670,834,825,131321,826,131320,828,327808,95,835,815,771,327814,95,836,835,161,393281,178,837,
76,139,836,196670,837,820,327808,95,838,815,770,327814,95,839,838,161,393281,178,840,76,139,839,
196670,840,825,131321,826,131320,826,131321,773,131320,773,65789,65592,327734,93,511,0,114,196663,
102,841,196663,98,842,196663,102,843,131320,844,262203,98,845,7,262203,98,846,7,327745,166,847,
164,182,262205,95,848,847,262205,95,849,843,327745,166,850,164,183,262205,95,851,850,327812,95,
852,849,851,327808,95,853,848,852,262205,95,854,841,327808,95,855,853,854,393281,169,856,70,139,
855,262205,97,857,856,196670,845,857,262205,97,858,842,196670,846,858,393273,97,859,605,845,846,
196670,856,859,65789,65592,327734,93,479,0,115,196663,102,860,196663,98,861,196663,98,862,196663,
102,863,131320,864,262203,98,865,7,262203,98,866,7,262203,98,867,7,262203,98,868,7,262205,97,869,
861,327866,130,870,869,157,262205,97,871,861,393385,97,872,870,871,157,196855,873,0,262394,77,874,
875,131320,874,262205,97,876,861,262205,97,877,861,262271,97,78,877,196670,865,78,327737,97,878,
570,865,196670,866,153,196670,867,878,393273,97,879,605,866,867,196670,868,879,327737,97,880,554,
868,327813,97,79,876,880,262205,97,881,862,327813,97,80,79,881,131321,873,131320,875,327813,97,81,
872,872,262205,97,882,862,327813,97,82,81,882,131321,873,131320,873,458997,97,883,80,874,82,875,
327745,166,884,164,182,262205,95,885,884,262205,95,886,863,327745,166,887,164,183,262205,95,888,
887,327812,95,889,886,888,327808,95,890,885,889,262205,95,891,860,327808,95,892,890,891,393281,
169,893,70,139,892,196670,893,883,65789,65592,327734,95,355,0,106,196663,102,894,196663,102,895,
131320,896,262205,95,897,894,327812,95,898,897,194,262205,95,899,895,262205,95,900,894,327879,95,
901,900,195,327878,95,902,899,901,327808,95,903,898,902,131326,903,65592,327734,95,293,0,116,
196663,102,904,131320,905,262203,102,906,7,262203,102,907,7,262205,95,908,904,327814,95,909,908,
196,196855,910,0,262394,197,911,910,131320,911,327745,124,912,4,174,262205,95,913,912,327812,95,
914,913,196,262205,95,915,904,327817,95,916,915,196,327808,95,917,914,916,327745,166,918,164,200,
262205,95,919,918,327814,95,920,919,119,327810,95,921,920,137,458764,95,922,1,38,917,921,196670,
906,922,196670,907,909,393273,95,923,611,906,907,131326,923,131320,910,196855,924,0,262394,201,
925,924,131320,925,327745,124,926,4,174,262205,95,927,926,327812,95,928,927,175,262205,95,929,904,
327817,95,930,929,175,327808,95,931,928,930,327745,166,932,164,200,262205,95,933,932,327810,95,
934,933,137,458764,95,935,1,38,931,934,262205,95,936,904,327856,130,937,936,175,196855,938,0,
262394,937,939,940,131320,939,131321,938,131320,940,327808,95,941,933,935,131321,938,131320,938,
458997,95,942,935,939,941,940,131326,942,131320,924,327745,124,943,4,174,262205,95,944,943,327812,
95,945,944,186,262205,95,946,904,327808,95,947,945,946,327745,166,948,164,200,262205,95,949,948,
327810,95,950,949,137,458764,95,951,1,38,947,950,131326,951,65592,327734,93,316,0,122,196663,102,
952,196663,102,953,196663,102,954,196663,118,955,196663,121,956,131320,957,262205,95,958,952,
262205,95,959,954,327812,95,960,959,161,327808,95,961,958,960,393281,203,962,86,139,961,262205,
117,963,962,196670,955,963,131321,964,131320,964,458997,95,965,174,957,966,967,262390,968,967,1,
131321,969,131320,969,327856,130,970,965,119,262394,970,971,968,131320,971,262205,95,972,953,
262201,95,973,283,327814,95,974,973,194,327808,95,975,972,974,327812,95,976,196,965,327808,95,977,
975,976,327745,166,978,164,158,262205,95,979,978,327810,95,980,979,137,458764,95,981,1,38,977,980,
327812,95,982,981,218,262205,95,983,954,327812,95,984,983,194,327808,95,985,982,984,262201,95,986,
283,327817,95,987,986,194,327808,95,988,985,987,393281,203,989,89,139,988,262205,117,990,989,
327745,118,991,956,965,196670,991,990,131321,967,131320,967,327808,95,966,965,142,131321,964,
131320,968,65789,65592,327734,93,332,0,123,196663,118,992,196663,120,993,131320,994,262203,102,
995,7,262203,102,996,7,262203,102,997,7,262203,102,998,7,262203,121,999,7,262201,95,1000,283,
131321,1001,131320,1001,458997,95,1002,174,994,1003,1004,262390,1005,1004,1,131321,1006,131320,
1006,327856,130,1007,1002,119,262394,1007,1008,1005,131320,1008,327814,95,1009,1000,161,327812,95,
1010,1002,161,327817,95,1011,1000,161,327808,95,1012,1010,1011,196670,995,1009,196670,996,1012,
393273,95,1013,355,995,996,262205,117,1014,992,327812,95,1015,161,1002,327810,95,1016,222,1015,
458832,117,1017,1016,1016,1016,1016,327874,117,1018,1014,1017,327879,117,1019,1018,238,327745,224,
1020,221,1013,196670,1020,1019,131321,1004,131320,1004,327808,95,1003,1002,142,131321,1001,131320,
1005,131321,1021,131320,1021,458997,95,1022,174,1005,1023,1024,262390,1025,1024,1,131321,1026,
131320,1026,327856,130,1027,1022,119,262394,1027,1028,1025,131320,1028,327814,95,1029,1000,194,
327812,95,1030,196,1022,327808,95,1031,1029,1030,327817,95,1032,1000,194,196670,997,1031,196670,
998,1032,393273,95,1033,355,997,998,196670,999,993,327745,118,1034,999,1022,262205,117,1035,1034,
327745,224,1036,225,1033,196670,1036,1035,131321,1024,131320,1024,327808,95,1023,1022,142,131321,
1021,131320,1025,65789,65592,};
static const uint32_t bitnet__spv_gemm_fast[] = {
119734787,66304,524299,1022,0,131089,1,131089,6018,131089,6019,524298,1599492179,1599227979,
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
327752,60,0,35,0,327752,60,1,35,4,327752,60,2,35,8,327752,60,3,35,12,327752,60,4,35,16,327752,60,
5,35,20,327752,60,6,35,24,327752,60,7,35,28,327752,60,8,35,32,327752,60,9,35,36,327752,60,10,35,
40,327752,60,11,35,44,327752,60,12,35,48,327752,60,13,35,52,327752,60,14,35,56,327752,60,15,35,60,
327752,60,16,35,64,327752,60,17,35,192,327752,60,18,35,2240,196679,60,2,262215,61,34,0,262215,61,
33,7,196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,262215,68,6,4,
327752,69,0,35,0,196679,69,2,262215,70,34,0,262215,70,33,2,262215,71,6,4,327752,72,0,35,0,196679,
72,2,262215,73,34,0,262215,73,33,4,262215,74,6,4,327752,75,0,35,0,196679,75,2,262215,76,34,0,
262215,76,33,5,262215,77,1,8,196679,78,42,196679,79,42,196679,80,42,196679,81,42,196679,82,42,
262215,83,1,2,262215,4,11,26,262215,84,6,16,262216,85,0,24,327752,85,0,35,0,196679,85,2,262215,86,
34,0,262215,86,33,0,262215,87,6,16,262216,88,0,24,327752,88,0,35,0,196679,88,2,262215,89,34,0,
262215,89,33,3,262215,90,1,1,262215,91,1,0,262215,92,11,25,131091,93,196641,94,93,262165,95,32,0,
196641,96,95,196630,97,32,262176,98,7,97,262177,99,95,98,327713,100,95,98,98,262177,101,97,98,
262176,102,7,95,262165,103,32,1,327713,104,103,102,102,327713,105,97,98,98,327713,106,95,102,102,
262176,107,7,103,524321,108,97,107,107,98,98,102,262167,109,97,2,458785,110,109,98,98,102,102,
262167,111,97,4,262176,112,7,111,393249,113,93,102,112,102,393249,114,93,102,98,102,458785,115,93,
102,98,98,102,262177,116,95,102,262167,117,95,4,262176,118,7,117,262187,95,119,4,262172,120,117,
119,262176,121,7,120,524321,122,93,102,102,102,118,121,327713,123,93,118,120,262176,124,1,95,
262203,124,3,1,262187,103,125,16,262187,95,126,32768,262187,95,127,2147483647,262187,97,128,
1056964608,262187,95,129,2139095040,131092,130,262187,95,131,32256,262187,95,132,1199566848,
262187,95,133,31744,262187,95,134,947912704,262187,95,135,1056964608,262187,103,136,13,262187,95,
137,1,262187,95,138,2129859015,262187,103,139,0,262187,103,140,4,262187,97,141,1073741824,262187,
103,142,1,262187,97,143,1117782016,262187,97,144,1069066811,262187,97,145,1262485504,262187,97,
146,1060208640,262187,97,147,3109978243,262187,97,148,961571175,262187,97,149,985088974,262187,97,
150,1007192328,262187,97,151,1026206145,262187,97,152,1042983594,262187,97,153,1065353216,262187,
95,154,127,262187,103,155,23,262187,97,156,3265265664,262187,97,157,0,262194,95,34,64,196657,130,
35,262194,95,36,64,262194,95,37,4,262194,95,38,2,393268,95,158,128,37,38,262187,95,159,2,393268,
95,160,134,36,159,1441822,41,95,95,95,95,95,95,95,95,95,95,95,97,97,97,95,95,95,95,95,95,262176,
161,9,41,262203,161,162,9,262187,103,163,2,262176,164,9,95,262187,95,165,4294967295,196637,42,97,
196638,43,42,262176,166,12,43,262203,166,44,12,262176,167,12,97,262176,168,7,109,196637,46,109,
196638,47,46,262176,169,12,47,262203,169,48,12,393268,95,170,134,36,159,262176,171,12,109,262187,
95,172,0,262187,95,173,32,262172,57,95,173,262187,95,174,512,262172,58,95,174,196637,59,95,
1376286,60,95,95,95,95,95,95,95,95,95,95,95,95,95,95,97,95,57,58,59,262176,175,12,60,262203,175,
61,12,262176,176,12,95,393268,95,177,128,37,38,262187,95,178,3,393268,95,179,134,36,159,262187,
103,180,5,262187,103,181,6,262187,95,182,63,393268,95,183,128,34,182,262187,95,184,64,393268,95,
185,134,183,184,393268,95,186,132,185,184,262176,187,9,97,196637,68,97,196638,69,68,262176,188,12,
69,262203,188,70,12,262187,103,189,9,196637,71,95,196638,72,71,262176,190,12,72,262203,190,73,12,
196637,74,95,196638,75,74,262176,191,12,75,262203,191,76,12,196657,130,77,262187,95,192,8,262187,
95,193,7,262187,95,194,16,262194,95,83,1,393268,130,195,170,83,172,262167,196,95,3,262176,197,1,
196,262203,197,4,1,262187,103,198,7,393268,130,199,170,83,159,196637,84,117,196638,85,84,262176,
200,12,85,262203,200,86,12,262176,201,12,117,262187,103,202,8,196637,87,117,196638,88,87,262176,
203,12,88,262203,203,89,12,262194,95,90,256,393268,95,204,128,90,154,262187,95,205,128,393268,95,
206,134,204,205,393268,95,207,132,206,173,393268,95,208,134,207,194,393268,95,209,128,208,193,
393268,95,210,134,209,192,393268,95,211,128,210,193,393268,95,212,134,211,192,393268,95,213,128,
210,212,393268,95,214,130,213,137,393268,95,215,134,214,212,393268,95,216,132,215,212,393268,95,
217,132,216,173,262172,218,117,174,262176,219,4,218,262203,219,220,4,262187,95,221,6,262187,95,
222,50529027,262176,223,4,117,262203,219,224,4,393268,95,225,134,207,194,262172,226,103,192,
262172,227,226,119,262176,228,7,227,393268,95,229,134,207,173,262187,95,230,264,393268,95,231,134,
207,173,393268,95,232,130,231,137,262187,103,233,10,393268,130,234,170,83,172,393268,130,235,170,
83,159,262194,95,91,1,393267,196,92,91,137,137,262187,95,236,3355447295,458796,117,237,222,222,
222,222,327734,93,2,0,94,131320,238,262203,102,239,7,262203,228,240,7,262203,102,241,7,262203,102,
242,7,262203,102,243,7,262203,118,244,7,262203,121,245,7,262203,118,246,7,262203,102,247,7,262203,
102,248,7,262203,102,249,7,262203,118,250,7,262203,121,251,7,262203,121,252,7,262203,102,253,7,
262203,102,254,7,262203,118,255,7,262203,102,256,7,262203,102,257,7,262203,102,258,7,262203,102,
259,7,262203,102,260,7,262203,112,261,7,262203,107,262,7,262203,107,263,7,262203,98,264,7,262203,
98,265,7,262203,102,266,7,262203,102,267,7,262203,112,268,7,262203,102,269,7,262203,102,270,7,
262203,98,271,7,262203,98,272,7,262203,102,273,7,262203,102,274,7,262203,98,275,7,262203,98,276,7,
262203,102,277,7,262203,102,278,7,262203,98,279,7,262203,102,280,7,262201,95,281,282,327817,95,
283,281,194,327814,95,284,281,194,327745,124,285,4,137,262205,95,286,285,327812,95,287,286,184,
327745,164,288,162,139,262205,95,289,288,327814,95,290,281,159,196670,239,290,327737,95,291,292,
239,327812,95,293,291,225,327808,95,294,289,293,327817,95,295,281,159,327808,95,296,294,295,
131321,297,131320,297,458997,103,298,139,238,299,300,262390,301,300,1,131321,302,131320,302,
327857,130,303,298,140,262394,303,304,301,131320,304,131321,305,131320,305,458997,103,306,139,304,
307,308,262390,309,308,1,131321,310,131320,310,327857,130,311,306,202,262394,311,312,309,131320,
312,393281,107,313,240,298,306,196670,313,139,131321,308,131320,308,327808,103,307,306,142,131321,
305,131320,309,131321,300,131320,300,327808,103,299,298,142,131321,297,131320,301,196670,241,296,
196670,242,287,196670,243,172,589881,93,314,315,241,242,243,244,245,262205,117,316,244,262205,120,
317,245,131321,318,131320,318,458997,117,319,316,301,320,321,458997,120,322,317,301,323,321,
458997,95,324,172,301,325,321,262390,326,321,0,131321,327,131320,327,327856,130,328,324,229,
262394,328,329,326,131320,329,262368,159,159,230,196670,246,319,393273,93,330,331,246,322,262368,
159,159,230,327808,95,332,324,137,458764,95,333,1,38,332,232,196670,247,296,196670,248,287,196670,
249,333,589881,93,334,315,247,248,249,250,251,262205,117,320,250,262205,120,323,251,131321,335,
131320,335,458997,95,336,172,329,337,338,262390,339,338,0,131321,340,131320,340,327856,130,341,
336,192,262394,341,342,339,131320,342,131321,343,131320,343,458997,95,344,172,342,345,346,262390,
347,346,1,131321,348,131320,348,327856,130,349,344,119,262394,349,350,347,131320,350,327812,95,
351,194,344,327808,95,352,283,351,196670,253,352,196670,254,336,393273,95,353,354,253,254,327745,
223,355,220,353,262205,117,356,355,327745,118,357,252,344,196670,357,356,131321,346,131320,346,
327808,95,345,344,142,131321,343,131320,347,131321,358,131320,358,458997,95,359,172,347,360,361,
262390,362,361,1,131321,363,131320,363,327856,130,364,359,192,262394,364,365,362,131320,365,
327812,95,366,192,359,327808,95,367,284,366,196670,256,367,196670,257,336,393273,95,368,354,256,
257,327745,223,369,224,368,262205,117,370,369,196670,255,370,131321,371,131320,371,458997,103,372,
139,365,373,374,262390,375,374,1,131321,376,131320,376,327857,130,377,372,140,262394,377,378,375,
131320,378,131321,379,131320,379,458997,103,380,139,378,381,382,262390,383,382,1,131321,384,
131320,384,327857,130,385,380,140,262394,385,386,383,131320,386,327745,102,387,255,380,262205,95,
388,387,196670,258,388,393281,102,389,252,372,380,262205,95,390,389,196670,259,390,393273,103,391,
392,258,259,393281,107,393,240,372,359,262205,103,394,393,327808,103,395,394,391,196670,393,395,
131321,382,131320,382,327808,103,381,380,142,131321,379,131320,383,131321,374,131320,374,327808,
103,373,372,142,131321,371,131320,375,131321,361,131320,361,327808,95,360,359,142,131321,358,
131320,362,131321,338,131320,338,327808,95,337,336,142,131321,335,131320,339,131321,321,131320,
321,327808,95,325,324,142,131321,318,131320,326,131321,396,131320,396,458997,103,397,139,326,398,
399,262390,400,399,1,131321,401,131320,401,327857,130,402,397,202,262394,402,403,400,131320,403,
327808,95,404,287,284,262268,95,405,397,327812,95,406,192,405,327808,95,407,404,406,327745,164,
408,162,202,262205,95,409,408,327854,130,410,407,409,196855,411,0,262394,410,412,411,131320,412,
131321,399,131320,411,327745,164,413,162,233,262205,95,414,413,327812,95,415,159,407,327808,95,
416,414,415,393281,167,417,70,139,416,262205,97,418,417,327808,95,419,416,137,393281,167,420,70,
139,419,262205,97,421,420,262268,103,422,421,131321,423,131320,423,458997,103,424,139,411,425,426,
262390,427,426,1,131321,428,131320,428,327857,130,429,424,140,262394,429,430,427,131320,430,
262268,95,431,424,327812,95,432,194,431,327808,95,433,283,432,196670,260,433,327737,95,434,292,
260,327745,164,435,162,142,262205,95,436,435,327808,95,437,436,434,393281,107,438,240,424,397,
262205,103,439,438,196670,262,439,196670,263,422,196670,264,418,393281,167,440,44,139,437,262205,
97,441,440,196670,265,441,196670,266,434,589881,97,442,443,262,263,264,265,266,327745,98,444,261,
424,196670,444,442,131321,426,131320,426,327808,103,425,424,142,131321,423,131320,427,196855,445,
0,262394,234,446,447,131320,446,327745,124,448,4,172,262205,95,449,448,327812,95,450,449,194,
327808,95,451,450,283,327812,95,452,451,119,327745,164,453,162,198,262205,95,454,453,327856,130,
455,452,454,196855,456,0,262394,455,457,456,131320,457,196670,267,451,262205,111,458,261,196670,
268,458,196670,269,407,458809,93,459,460,267,268,269,131321,456,131320,456,131321,445,131320,447,
196855,461,0,262394,235,462,463,131320,462,327745,124,464,4,172,262205,95,465,464,327812,95,466,
465,173,327808,95,467,466,283,327745,164,468,162,198,262205,95,469,468,327856,130,470,467,469,
196855,471,0,262394,470,472,471,131320,472,196670,270,467,327745,98,473,261,172,262205,97,474,473,
196670,271,474,327745,98,475,261,159,262205,97,476,475,196670,272,476,196670,273,407,524345,93,
477,478,270,271,272,273,131321,471,131320,471,327808,95,479,467,194,327856,130,480,479,469,196855,
481,0,262394,480,482,481,131320,482,196670,274,479,327745,98,483,261,137,262205,97,484,483,196670,
275,484,327745,98,485,261,178,262205,97,486,485,196670,276,486,196670,277,407,524345,93,487,478,
274,275,276,277,131321,481,131320,481,131321,461,131320,463,131321,488,131320,488,458997,95,489,
172,463,490,491,262390,492,491,1,131321,493,131320,493,327856,130,494,489,119,262394,494,495,492,
131320,495,327745,124,496,4,172,262205,95,497,496,327812,95,498,497,184,327808,95,499,498,283,
327812,95,500,194,489,327808,95,501,499,500,327745,164,502,162,198,262205,95,503,502,327856,130,
504,501,503,196855,505,0,262394,504,506,505,131320,506,196670,278,501,327745,98,507,261,489,
262205,97,508,507,196670,279,508,196670,280,407,458809,93,509,510,278,279,280,131321,505,131320,
505,131321,491,131320,491,327808,95,490,489,142,131321,488,131320,492,131321,461,131320,461,
131321,445,131320,445,131321,399,131320,399,327808,103,398,397,142,131321,396,131320,400,65789,
65592,327734,95,282,0,96,131320,511,262205,95,512,3,131326,512,65592,327734,95,513,0,99,196663,98,
514,131320,515,262205,97,516,514,262268,95,517,516,327874,95,518,517,125,327879,95,519,518,126,
327879,95,520,517,127,262268,97,521,520,327809,97,5,521,128,327852,130,522,520,129,196855,523,0,
262394,522,524,523,131320,524,131326,131,131320,523,327854,130,525,520,132,196855,526,0,262394,
525,527,526,131320,527,327877,95,528,519,133,131326,528,131320,526,327856,130,529,520,134,196855,
530,0,262394,529,531,530,131320,531,262268,95,532,5,327810,95,533,532,135,327877,95,534,519,533,
131326,534,131320,530,327808,95,535,520,236,327874,95,536,520,136,327879,95,537,536,137,327808,95,
538,535,537,327874,95,539,538,136,327877,95,540,519,539,131326,540,65592,327734,95,541,0,100,
196663,98,542,196663,98,543,131320,544,262203,98,545,7,262203,98,546,7,262205,97,547,542,196670,
545,547,327737,95,548,513,545,262205,97,549,543,196670,546,549,327737,95,550,513,546,327876,95,
551,550,125,327877,95,552,548,551,131326,552,65592,327734,97,553,0,101,196663,98,554,131320,555,
262205,97,556,554,262268,95,557,556,327810,95,6,138,557,262268,97,558,6,131321,559,131320,559,
458997,97,560,558,555,9,561,458997,103,562,139,555,563,561,262390,564,561,0,131321,565,131320,565,
327857,130,566,562,140,262394,566,567,564,131320,567,262205,97,568,554,327813,97,7,568,560,327811,
97,8,141,7,327813,97,9,560,8,131321,561,131320,561,327808,103,563,562,142,131321,559,131320,564,
131326,560,65592,327734,97,569,0,101,196663,98,570,131320,571,262205,97,572,570,327866,130,573,
572,143,262205,97,574,570,393385,97,575,573,143,574,327813,97,10,575,144,327809,97,11,10,145,
327811,97,12,11,145,327813,97,13,12,146,327811,97,14,575,13,327813,97,15,12,147,327811,97,16,14,
15,327813,97,17,148,16,327809,97,18,17,149,327813,97,19,18,16,327809,97,20,19,150,327813,97,21,20,
16,327809,97,22,21,151,327813,97,23,22,16,327809,97,24,23,152,327813,97,25,24,16,327809,97,26,25,
128,327813,97,27,16,16,327813,97,28,26,27,327809,97,29,28,16,327809,97,30,29,153,262268,95,576,11,
327808,95,31,576,154,327876,95,577,31,155,262268,97,578,577,327813,97,32,30,578,262205,97,579,570,
327864,130,580,579,156,393385,97,581,580,157,32,131326,581,65592,327734,103,392,0,104,196663,102,
582,196663,102,583,131320,584,262205,95,585,582,262268,103,586,585,262205,95,587,583,262268,103,
588,587,397666,103,589,586,588,0,131326,589,65592,327734,97,590,0,105,196663,98,591,196663,98,592,
131320,593,262205,97,594,591,262205,97,595,592,327809,97,33,594,595,131326,33,65592,327734,95,596,
0,106,196663,102,597,196663,102,598,131320,599,262205,95,600,597,327812,95,601,600,119,327814,95,
602,601,34,262205,95,603,597,327812,95,604,603,119,327817,95,605,604,34,327854,130,606,605,36,
327846,130,607,35,606,262312,130,608,607,196855,609,0,262394,608,610,609,131320,610,327854,130,
611,602,158,131321,609,131320,609,458997,130,612,607,599,611,610,196855,613,0,262394,612,614,613,
131320,614,262205,95,615,597,327812,95,616,615,119,262205,95,617,598,327808,95,618,616,617,131326,
618,131320,613,327812,95,619,602,34,327814,95,620,605,159,327808,95,621,619,620,262205,95,622,598,
327879,95,623,622,137,327808,95,624,621,623,262205,95,625,598,327874,95,626,625,142,327812,95,627,
626,160,327808,95,628,624,627,131326,628,65592,327734,97,443,0,108,196663,107,629,196663,107,630,
196663,98,631,196663,98,632,196663,102,633,131320,634,262205,103,635,629,262205,103,636,630,
327810,103,637,635,636,262255,97,638,637,262205,97,639,632,262205,97,640,631,327813,97,39,639,640,
327813,97,40,638,39,327745,164,641,162,163,262205,95,642,641,327851,130,643,642,165,196855,644,0,
262394,643,645,644,131320,645,262205,95,646,633,327808,95,647,642,646,393281,167,648,44,139,647,
262205,97,649,648,327809,97,45,40,649,131321,644,131320,644,458997,97,650,40,634,45,645,131326,
650,65592,327734,109,651,0,110,196663,98,652,196663,98,653,196663,102,654,196663,102,655,131320,
656,262203,168,657,7,262205,95,658,655,327812,95,659,658,170,262205,95,660,654,327808,95,661,659,
660,393281,171,662,48,139,661,262205,109,663,662,196670,657,663,262205,97,664,652,327745,98,665,
657,172,262205,97,666,665,327813,97,49,664,666,262205,97,667,653,327745,98,668,657,137,262205,97,
669,668,327813,97,50,667,669,327811,97,51,49,50,262205,97,670,652,262205,97,671,668,327813,97,52,
670,671,262205,97,672,653,262205,97,673,665,327813,97,53,672,673,327809,97,54,52,53,327760,109,
674,51,54,131326,674,65592,327734,93,460,0,113,196663,102,675,196663,112,676,196663,102,677,
131320,678,262203,98,679,7,262203,98,680,7,262203,102,681,7,262203,102,682,7,262203,98,683,7,
262203,98,684,7,262203,102,685,7,262203,102,686,7,262203,168,687,7,262203,98,688,7,262203,98,689,
7,262203,102,690,7,262203,102,691,7,262203,168,692,7,262203,98,693,7,262203,98,694,7,262203,102,
695,7,262203,102,696,7,262203,112,697,7,262203,98,698,7,262203,98,699,7,262203,98,700,7,262203,98,
701,7,262205,95,702,675,327812,95,703,702,119,327814,95,704,703,34,262205,95,705,675,327812,95,55,
705,119,327817,95,56,55,34,327745,176,706,61,139,262205,95,707,706,262205,95,708,677,327808,95,62,
707,708,327808,95,709,56,159,327856,130,710,704,177,327856,130,711,56,36,327847,130,712,710,711,
196855,713,0,262394,712,714,713,131320,714,196855,715,0,262394,35,716,717,131320,716,327814,95,63,
56,159,327745,98,718,676,172,262205,97,719,718,196670,679,719,327745,98,720,676,137,262205,97,721,
720,196670,680,721,196670,681,63,196670,682,62,524345,109,722,651,679,680,681,682,327761,97,723,
722,0,196670,718,723,327761,97,724,722,1,196670,720,724,327808,95,64,63,137,327745,98,725,676,159,
262205,97,726,725,196670,683,726,327745,98,727,676,178,262205,97,728,727,196670,684,728,196670,
685,64,196670,686,62,524345,109,729,651,683,684,685,686,327761,97,730,729,0,196670,725,730,327761,
97,731,729,1,196670,727,731,131321,715,131320,717,327814,95,65,56,159,327745,98,732,676,172,
262205,97,733,732,196670,688,733,327745,98,734,676,159,262205,97,735,734,196670,689,735,196670,
690,65,196670,691,62,524345,109,736,651,688,689,690,691,196670,687,736,327808,95,66,65,137,327745,
98,737,676,137,262205,97,738,737,196670,693,738,327745,98,739,676,178,262205,97,740,739,196670,
694,740,196670,695,66,196670,696,62,524345,109,741,651,693,694,695,696,196670,692,741,327745,98,
742,687,172,262205,97,743,742,327745,98,744,692,172,262205,97,745,744,327745,98,746,687,137,
262205,97,747,746,327745,98,748,692,137,262205,97,749,748,458832,111,750,743,745,747,749,196670,
676,750,327814,95,751,56,159,327808,95,752,751,179,131321,715,131320,715,458997,95,753,709,716,
752,717,458997,95,754,56,716,751,717,131321,713,131320,713,458997,95,755,709,678,753,715,458997,
95,756,56,678,754,715,327856,130,757,704,37,196855,758,0,262394,757,759,760,131320,759,327745,164,
761,162,180,262205,95,762,761,262205,95,763,677,327745,164,764,162,181,262205,95,765,764,327812,
95,766,763,765,327808,95,767,762,766,327812,95,768,704,186,327808,95,769,767,768,262205,111,770,
676,327745,187,771,162,136,262205,97,772,771,327822,111,67,770,772,196670,697,67,327808,95,773,
769,756,327745,98,774,697,172,262205,97,775,774,393281,167,776,70,139,773,196670,776,775,327808,
95,777,773,137,327745,98,778,697,137,262205,97,779,778,393281,167,780,70,139,777,196670,780,779,
327808,95,781,769,755,327745,98,782,697,159,262205,97,783,782,393281,167,784,70,139,781,196670,
784,783,327808,95,785,781,137,327745,98,786,697,178,262205,97,787,786,393281,167,788,70,139,785,
196670,788,787,131321,758,131320,760,327810,95,789,704,37,327856,130,790,789,38,196855,791,0,
262394,790,792,793,131320,792,131321,791,131320,793,327810,95,794,789,38,131321,791,131320,791,
458997,95,795,789,792,794,793,327745,164,796,162,189,262205,95,797,796,327812,95,798,795,797,
327808,95,799,798,62,327812,95,800,799,186,327745,98,801,676,172,262205,97,802,801,196670,698,802,
327745,98,803,676,137,262205,97,804,803,196670,699,804,393273,95,805,541,698,699,327745,98,806,
676,159,262205,97,807,806,196670,700,807,327745,98,808,676,178,262205,97,809,808,196670,701,809,
393273,95,810,541,700,701,196855,811,0,262394,790,812,813,131320,812,327808,95,814,800,756,327814,
95,815,814,159,393281,176,816,73,139,815,196670,816,805,327808,95,817,800,755,327814,95,818,817,
159,393281,176,819,73,139,818,196670,819,810,131321,811,131320,813,327808,95,820,800,756,327814,
95,821,820,159,393281,176,822,76,139,821,196670,822,805,327808,95,823,800,755,327814,95,824,823,
159,393281,176,825,76,139,824,196670,825,810,131321,811,131320,811,131321,758,131320,758,65789,
65592,327734,93,510,0,114,196663,102,826,196663,98,827,196663,102,828,131320,829,262203,98,830,7,
262203,98,831,7,327745,164,832,162,180,262205,95,833,832,262205,95,834,828,327745,164,835,162,181,
262205,95,836,835,327812,95,837,834,836,327808,95,838,833,837,262205,95,839,826,327808,95,840,838,
839,393281,167,841,70,139,840,262205,97,842,841,196670,830,842,262205,97,843,827,196670,831,843,
393273,97,844,590,830,831,196670,841,844,65789,65592,327734,93,478,0,115,196663,102,845,196663,98,
846,196663,98,847,196663,102,848,131320,849,262203,98,850,7,262203,98,851,7,262203,98,852,7,
262203,98,853,7,262205,97,854,846,327866,130,855,854,157,262205,97,856,846,393385,97,857,855,856,
157,196855,858,0,262394,77,859,860,131320,859,262205,97,861,846,262205,97,862,846,262271,97,78,
862,196670,850,78,327737,97,863,569,850,196670,851,153,196670,852,863,393273,97,864,590,851,852,
196670,853,864,327737,97,865,553,853,327813,97,79,861,865,262205,97,866,847,327813,97,80,79,866,
131321,858,131320,860,327813,97,81,857,857,262205,97,867,847,327813,97,82,81,867,131321,858,
131320,858,458997,97,868,80,859,82,860,327745,164,869,162,180,262205,95,870,869,262205,95,871,848,
327745,164,872,162,181,262205,95,873,872,327812,95,874,871,873,327808,95,875,870,874,262205,95,
876,845,327808,95,877,875,876,393281,167,878,70,139,877,196670,878,868,65789,65592,327734,95,354,
0,106,196663,102,879,196663,102,880,131320,881,262205,95,882,879,327812,95,883,882,192,262205,95,
884,880,262205,95,885,879,327879,95,886,885,193,327878,95,887,884,886,327808,95,888,883,887,
131326,888,65592,327734,95,292,0,116,196663,102,889,131320,890,262203,102,891,7,262203,102,892,7,
262205,95,893,889,327814,95,894,893,194,196855,895,0,262394,195,896,895,131320,896,327745,124,897,
4,172,262205,95,898,897,327812,95,899,898,194,262205,95,900,889,327817,95,901,900,194,327808,95,
902,899,901,327745,164,903,162,198,262205,95,904,903,327814,95,905,904,119,327810,95,906,905,137,
458764,95,907,1,38,902,906,196670,891,907,196670,892,894,393273,95,908,596,891,892,131326,908,
131320,895,196855,909,0,262394,199,910,909,131320,910,327745,124,911,4,172,262205,95,912,911,
327812,95,913,912,173,262205,95,914,889,327817,95,915,914,173,327808,95,916,913,915,327745,164,
917,162,198,262205,95,918,917,327810,95,919,918,137,458764,95,920,1,38,916,919,262205,95,921,889,
327856,130,922,921,173,196855,923,0,262394,922,924,925,131320,924,131321,923,131320,925,327808,95,
926,918,920,131321,923,131320,923,458997,95,927,920,924,926,925,131326,927,131320,909,327745,124,
928,4,172,262205,95,929,928,327812,95,930,929,184,262205,95,931,889,327808,95,932,930,931,327745,
164,933,162,198,262205,95,934,933,327810,95,935,934,137,458764,95,936,1,38,932,935,131326,936,
65592,327734,93,315,0,122,196663,102,937,196663,102,938,196663,102,939,196663,118,940,196663,121,
941,131320,942,262205,95,943,937,262205,95,944,939,327812,95,945,944,159,327808,95,946,943,945,
393281,201,947,86,139,946,262205,117,948,947,196670,940,948,131321,949,131320,949,458997,95,950,
172,942,951,952,262390,953,952,1,131321,954,131320,954,327856,130,955,950,119,262394,955,956,953,
131320,956,262205,95,957,938,262201,95,958,282,327814,95,959,958,192,327808,95,960,957,959,327812,
95,961,194,950,327808,95,962,960,961,327745,164,963,162,202,262205,95,964,963,327810,95,965,964,
137,458764,95,966,1,38,962,965,327812,95,967,966,217,262205,95,968,939,327812,95,969,968,192,
327808,95,970,967,969,262201,95,971,282,327817,95,972,971,192,327808,95,973,970,972,393281,201,
974,89,139,973,262205,117,975,974,327745,118,976,941,950,196670,976,975,131321,952,131320,952,
327808,95,951,950,142,131321,949,131320,953,65789,65592,327734,93,331,0,123,196663,118,977,196663,
120,978,131320,979,262203,102,980,7,262203,102,981,7,262203,102,982,7,262203,102,983,7,262203,121,
984,7,262201,95,985,282,131321,986,131320,986,458997,95,987,172,979,988,989,262390,990,989,1,
131321,991,131320,991,327856,130,992,987,119,262394,992,993,990,131320,993,327814,95,994,985,159,
327812,95,995,987,159,327817,95,996,985,159,327808,95,997,995,996,196670,980,994,196670,981,997,
393273,95,998,354,980,981,262205,117,999,977,327812,95,1000,159,987,327810,95,1001,221,1000,
458832,117,1002,1001,1001,1001,1001,327874,117,1003,999,1002,327879,117,1004,1003,237,327745,223,
1005,220,998,196670,1005,1004,131321,989,131320,989,327808,95,988,987,142,131321,986,131320,990,
131321,1006,131320,1006,458997,95,1007,172,990,1008,1009,262390,1010,1009,1,131321,1011,131320,
1011,327856,130,1012,1007,119,262394,1012,1013,1010,131320,1013,327814,95,1014,985,192,327812,95,
1015,194,1007,327808,95,1016,1014,1015,327817,95,1017,985,192,196670,982,1016,196670,983,1017,
393273,95,1018,354,982,983,196670,984,978,327745,118,1019,984,1007,262205,117,1020,1019,327745,
223,1021,224,1018,196670,1021,1020,131321,1009,131320,1009,327808,95,1008,1007,142,131321,1006,
131320,1010,65789,65592,};
static const uint32_t bitnet__spv_head_plain[] = {
119734787,66304,524299,724,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,262215,6,1,1,262215,7,1,2,262215,3,11,
29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,196679,12,42,196679,13,42,262215,14,1,0,
262215,15,6,16,262216,16,0,24,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,262215,4,
11,26,327752,18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,327752,18,3,35,12,327752,18,4,35,16,
327752,18,5,35,20,327752,18,6,35,24,327752,18,7,35,28,327752,18,8,35,32,327752,18,9,35,36,327752,
18,10,35,40,196679,18,2,262215,19,6,4,262215,20,6,4,262215,21,6,4,327752,22,0,35,0,327752,22,1,35,
4,327752,22,2,35,8,327752,22,3,35,12,327752,22,4,35,16,327752,22,5,35,20,327752,22,6,35,24,327752,
22,7,35,28,327752,22,8,35,32,327752,22,9,35,36,327752,22,10,35,40,327752,22,11,35,44,327752,22,12,
35,48,327752,22,13,35,52,327752,22,14,35,56,327752,22,15,35,60,327752,22,16,35,64,327752,22,17,35,
192,327752,22,18,35,2240,196679,22,2,262215,23,34,0,262215,23,33,7,262215,24,1,3,262215,25,6,16,
327752,26,0,35,0,196679,26,2,262215,27,34,0,262215,27,33,2,196679,28,42,262215,29,6,4,327752,30,0,
35,0,196679,30,2,262215,31,34,0,262215,31,33,2,262215,32,1,0,262215,33,11,25,131091,34,196641,35,
34,262165,36,32,0,196641,37,36,262176,38,7,36,196630,39,32,262177,40,39,38,262167,41,39,2,262177,
42,41,38,262176,43,7,39,393249,44,39,43,43,43,131092,45,262177,46,45,43,327713,47,39,43,43,262187,
36,48,8,262172,49,39,48,262176,50,7,49,262177,51,39,50,262194,36,5,4,262172,52,36,5,262167,53,36,
4,262194,36,6,256,262187,36,54,63,393268,36,55,128,6,54,262187,36,56,64,393268,36,57,134,55,56,
262187,36,58,4,393268,36,59,137,57,58,262187,36,60,0,393268,45,61,170,59,60,393268,45,62,176,5,58,
393268,45,63,167,61,62,262187,36,64,2,393268,36,65,137,57,64,393268,45,66,170,65,60,262187,36,67,
1,458804,36,68,169,66,64,67,458804,36,69,169,63,58,68,393268,36,70,132,69,5,196656,45,7,458804,36,
71,169,7,67,64,393268,36,72,132,70,71,262172,73,53,72,262176,74,7,73,393249,75,34,52,38,74,393249,
76,34,73,38,50,262176,77,1,36,262203,77,3,1,262187,36,78,32768,262165,79,32,1,262187,79,80,16,
262187,36,81,32767,262187,79,82,13,262187,36,83,939524096,262187,36,84,260046848,262187,36,85,
947912704,262187,39,86,947912704,262187,36,87,8388608,196657,45,10,262187,36,88,65535,262187,36,
89,2139095040,262187,36,90,4294967288,262187,36,91,7,262187,36,92,264,262187,79,93,0,262187,79,94,
8,262194,36,14,128,393268,36,95,132,14,48,262172,96,39,95,262176,97,4,96,262203,97,98,4,262176,99,
4,39,262187,79,100,1,262172,101,39,14,262176,102,4,101,262203,102,103,4,262187,36,104,32,262187,
36,105,16,262187,36,106,48,262187,36,107,40,262187,36,108,24,262187,36,109,56,262187,36,110,6,
262187,36,111,5,262187,36,112,3,262176,113,7,52,196637,15,53,196638,16,15,262176,114,12,16,262203,
114,17,12,262176,115,12,53,262176,116,7,53,262187,79,117,4,262176,118,7,41,262187,79,119,2,262167,
120,39,4,262176,121,7,120,262187,79,122,3,262167,123,36,3,262176,124,1,123,262203,124,4,1,393268,
36,125,134,14,48,851998,18,36,36,36,36,36,36,36,36,36,36,39,262176,126,9,18,262203,126,127,9,
262176,128,9,36,262172,19,36,104,262187,36,129,512,262172,20,36,129,196637,21,36,1376286,22,36,36,
36,36,36,36,36,36,36,36,36,36,36,36,39,36,19,20,21,262176,130,12,22,262203,130,23,12,262176,131,
12,36,262194,36,24,1,393268,36,132,132,5,24,393268,36,133,132,5,24,262172,134,49,133,262176,135,7,
134,262187,39,136,0,196637,25,120,196638,26,25,262176,137,12,26,262203,137,27,12,262176,138,12,
120,262187,36,139,4294967295,262187,79,140,9,262187,79,141,10,262176,142,9,39,196637,29,39,196638,
30,29,262176,143,12,30,262203,143,31,12,262176,144,12,39,393268,36,145,132,125,24,262172,146,39,
145,262176,147,4,146,262203,147,148,4,393268,36,149,132,125,24,262172,150,36,149,262176,151,4,150,
262203,151,152,4,262176,153,4,36,262187,79,154,5,262187,79,155,7,262187,79,156,6,262194,36,32,1,
393267,123,33,32,67,67,262187,36,157,1879048192,327734,34,2,0,35,131320,158,262203,113,159,7,
262203,135,160,7,262203,38,161,7,262203,74,162,7,262203,121,163,7,262203,121,164,7,262203,50,165,
7,262203,38,166,7,262203,50,167,7,262203,43,168,7,262203,43,169,7,262203,43,170,7,262203,43,171,7,
262203,43,172,7,262203,43,173,7,262203,50,174,7,262203,43,175,7,262201,36,176,177,327879,36,178,
176,91,327874,36,179,176,122,327745,77,180,4,60,262205,36,181,180,327812,36,182,181,125,327808,36,
183,182,179,327812,36,184,183,5,327745,128,185,127,119,262205,36,186,185,327745,131,187,23,100,
262205,36,188,187,327812,36,189,188,57,327812,36,190,189,56,327808,36,191,186,190,327814,36,192,
191,58,327812,36,193,64,178,327808,36,194,192,193,131321,195,131320,195,458997,36,196,60,158,197,
198,262390,199,198,1,131321,200,131320,200,327856,45,201,196,5,262394,201,202,199,131320,202,
327808,36,203,184,196,327745,128,204,127,93,262205,36,205,204,327810,36,206,205,67,458764,36,207,
1,38,203,206,327812,36,208,207,57,327812,36,209,208,48,327808,36,210,209,178,327745,38,211,159,
196,196670,211,210,131321,198,131320,198,327808,36,197,196,100,131321,195,131320,199,131321,212,
131320,212,458997,36,213,60,199,214,215,262390,216,215,1,131321,217,131320,217,327856,45,218,213,
132,262394,218,219,216,131320,219,131321,220,131320,220,458997,79,221,93,219,222,223,262390,224,
223,1,131321,225,131320,225,327857,45,226,221,94,262394,226,227,224,131320,227,393281,43,228,160,
213,221,196670,228,136,131321,223,131320,223,327808,79,222,221,100,131321,220,131320,224,131321,
215,131320,215,327808,36,214,213,100,131321,212,131320,216,131321,229,131320,229,458997,36,230,60,
216,231,232,262390,233,232,0,131321,234,131320,234,327856,45,235,230,57,262394,235,236,233,131320,
236,262205,52,237,159,196670,161,230,458809,34,238,239,237,161,162,262205,73,240,162,131321,241,
131320,241,458997,36,242,60,236,243,244,262390,245,244,1,131321,246,131320,246,327856,45,247,242,
69,262394,247,248,245,131320,248,131321,249,131320,249,458997,36,250,60,248,251,252,262390,253,
252,1,131321,254,131320,254,327856,45,255,250,24,262394,255,256,253,131320,256,327812,36,257,250,
57,327808,36,258,257,230,327808,36,259,258,242,327812,36,260,259,105,327808,36,261,194,260,393281,
138,262,27,93,261,262205,120,263,262,196670,163,263,327808,36,264,261,67,393281,138,265,27,93,264,
262205,120,266,265,196670,164,266,131321,267,131320,267,458997,36,268,60,256,269,270,262390,271,
270,1,131321,272,131320,272,327856,45,273,268,5,262394,273,274,271,131320,274,327812,36,275,250,5,
327808,36,276,275,268,327812,36,277,242,5,327808,36,278,277,268,196670,166,278,458809,34,279,280,
240,166,167,262205,49,281,167,196670,165,281,131321,282,131320,282,458997,79,283,93,274,284,285,
262390,286,285,1,131321,287,131320,287,327857,45,288,283,117,262394,288,289,286,131320,289,327745,
43,290,165,283,262205,39,291,290,196670,168,291,327745,43,292,163,283,262205,39,293,292,196670,
169,293,393281,43,294,160,276,283,262205,39,295,294,196670,170,295,458809,39,296,297,168,169,170,
196670,294,296,327808,79,298,283,117,327745,43,299,165,298,262205,39,300,299,196670,171,300,
327745,43,301,164,283,262205,39,302,301,196670,172,302,393281,43,303,160,276,298,262205,39,304,
303,196670,173,304,458809,39,305,297,171,172,173,196670,303,305,131321,285,131320,285,327808,79,
284,283,100,131321,282,131320,286,131321,270,131320,270,327808,36,269,268,100,131321,267,131320,
271,131321,252,131320,252,327808,36,251,250,100,131321,249,131320,253,131321,244,131320,244,
327808,36,243,242,100,131321,241,131320,245,131321,232,131320,232,327808,36,231,230,69,131321,229,
131320,233,131321,306,131320,306,458997,36,307,60,233,308,309,262390,310,309,1,131321,311,131320,
311,327856,45,312,307,24,262394,312,313,310,131320,313,131321,314,131320,314,458997,36,315,139,
313,316,317,458997,39,318,136,313,319,317,458997,36,320,60,313,321,317,262390,322,317,1,131321,
323,131320,323,327856,45,324,320,5,262394,324,325,322,131320,325,327812,36,326,307,5,327808,36,
327,326,320,327745,50,328,160,327,262205,49,329,328,196670,174,329,327737,39,330,331,174,327745,
128,332,127,140,262205,36,333,332,327851,45,334,333,60,196855,335,0,262394,334,336,335,131320,336,
327745,142,337,127,141,262205,39,338,337,327813,39,28,330,338,131321,335,131320,335,458997,39,339,
330,325,28,336,327851,45,340,178,60,262312,45,341,340,196855,342,0,262394,341,343,342,131320,343,
327808,36,344,184,320,327745,128,345,127,93,262205,36,346,345,327854,45,347,344,346,131321,342,
131320,342,458997,45,348,340,335,347,343,262312,45,349,348,196855,350,0,262394,349,351,350,131320,
351,327745,128,352,127,94,262205,36,353,352,327854,45,354,307,353,131321,350,131320,350,458997,45,
355,348,342,354,351,196855,356,0,262394,355,357,356,131320,357,131321,317,131320,356,327745,128,
358,127,122,262205,36,359,358,327745,128,360,127,117,262205,36,361,360,327812,36,362,307,361,
327808,36,363,359,362,327745,128,364,127,100,262205,36,365,364,327808,36,366,363,365,327808,36,
367,366,184,327808,36,368,367,320,393281,144,369,31,93,368,196670,369,339,196670,175,339,327737,
45,370,371,175,262312,45,372,370,196855,373,0,262394,372,374,373,131320,374,327745,131,375,23,119,
458993,36,376,375,67,60,67,131321,373,131320,373,327850,45,377,315,139,327866,45,378,339,318,
327846,45,379,377,378,196855,380,0,262394,379,381,380,131320,381,327808,36,382,365,184,327808,36,
383,382,320,131321,380,131320,380,458997,36,384,315,373,383,381,458997,39,385,318,373,339,381,
131321,317,131320,317,458997,36,316,315,357,384,380,458997,39,319,318,357,385,380,327808,36,321,
320,100,131321,314,131320,322,327850,45,386,178,60,196855,387,0,262394,386,388,387,131320,388,
327812,36,389,307,125,327808,36,390,389,179,327745,99,391,148,390,196670,391,318,327745,153,392,
152,390,196670,392,315,131321,387,131320,387,131321,309,131320,309,327808,36,308,307,100,131321,
306,131320,310,262368,64,64,92,327856,45,393,176,24,196855,394,0,262394,393,395,394,131320,395,
327812,36,396,176,125,327745,99,397,148,396,262205,39,398,397,327745,153,399,152,396,262205,36,
400,399,131321,401,131320,401,458997,36,402,400,395,403,404,458997,39,405,398,395,406,404,458997,
36,407,67,395,408,404,262390,409,404,0,131321,410,131320,410,327856,45,411,407,125,262394,411,412,
409,131320,412,327808,36,413,396,407,327745,153,414,152,413,262205,36,415,414,327851,45,416,415,
139,196855,417,0,262394,416,418,417,131320,418,327745,99,419,148,413,262205,39,420,419,327866,45,
421,420,405,131321,417,131320,417,458997,45,422,416,412,421,418,196855,423,0,262394,422,424,425,
131320,424,327745,99,426,148,413,262205,39,427,426,131321,423,131320,425,131321,423,131320,423,
458997,39,406,427,424,405,425,196855,428,0,262394,422,429,430,131320,429,262205,36,431,414,131321,
428,131320,430,131321,428,131320,428,458997,36,403,431,429,402,430,131321,404,131320,404,327808,
36,408,407,100,131321,401,131320,409,327745,128,432,127,154,262205,36,433,432,327745,128,434,127,
155,262205,36,435,434,327812,36,436,176,435,327745,128,437,127,156,262205,36,438,437,327808,36,
439,436,438,327808,36,440,439,181,327812,36,441,64,440,327808,36,442,433,441,393281,144,443,31,93,
442,196670,443,405,327808,36,444,442,67,262268,39,445,402,393281,144,446,31,93,444,196670,446,445,
131321,394,131320,394,65789,65592,327734,36,177,0,37,131320,447,262205,36,448,3,131326,448,65592,
327734,39,449,0,40,196663,38,450,131320,451,262205,36,452,450,327879,36,453,452,78,327876,36,454,
453,80,262205,36,455,450,327879,36,456,455,81,327876,36,457,456,82,327808,36,458,457,83,327854,45,
459,457,84,196855,460,0,262394,459,461,460,131320,461,327808,36,462,457,157,131321,460,131320,460,
458997,36,463,458,451,462,461,327808,36,8,457,85,262268,39,464,8,327811,39,9,464,86,327856,45,465,
457,87,196855,466,0,262394,465,467,466,131320,467,262268,36,468,9,131321,466,131320,466,458997,36,
469,463,460,468,467,327877,36,470,469,454,262268,39,471,470,131326,471,65592,327734,41,472,0,42,
196663,38,473,131320,474,262203,38,475,7,262203,38,476,7,196855,477,0,262394,10,478,477,131320,
478,262205,36,479,473,393228,41,480,1,62,479,131326,480,131320,477,262205,36,481,473,327879,36,
482,481,88,196670,475,482,327737,39,483,449,475,262205,36,484,473,327874,36,485,484,80,196670,476,
485,327737,39,486,449,476,327760,41,487,483,486,131326,487,65592,327734,39,297,0,44,196663,43,488,
196663,43,489,196663,43,490,131320,491,262205,39,492,488,262205,39,493,489,327813,39,11,492,493,
262205,39,494,490,327809,39,12,11,494,131326,12,65592,327734,45,371,0,46,196663,43,495,131320,496,
262205,39,497,495,262268,36,498,497,327879,36,499,498,89,327851,45,500,499,89,131326,500,65592,
327734,39,501,0,47,196663,43,502,196663,43,503,131320,504,262205,39,505,502,262205,39,506,503,
327809,39,13,505,506,131326,13,65592,327734,39,331,0,51,196663,50,507,131320,508,262203,43,509,7,
262203,43,510,7,262203,43,511,7,262203,43,512,7,262203,43,513,7,262203,43,514,7,262203,43,515,7,
262203,43,516,7,262203,43,517,7,262203,43,518,7,262203,43,519,7,262203,43,520,7,262203,43,521,7,
262203,43,522,7,262203,43,523,7,262203,43,524,7,262203,43,525,7,262203,43,526,7,262203,43,527,7,
262203,43,528,7,262203,43,529,7,262203,43,530,7,262203,43,531,7,262203,43,532,7,262203,43,533,7,
262203,43,534,7,262203,43,535,7,262203,43,536,7,262201,36,537,177,327879,36,538,537,90,327812,36,
539,538,48,327879,36,540,537,91,327808,36,541,539,540,262368,64,64,92,131321,542,131320,542,
458997,79,543,93,508,544,545,262390,546,545,1,131321,547,131320,547,327857,45,548,543,94,262394,
548,549,546,131320,549,327812,36,550,537,48,262268,36,551,543,327808,36,552,550,551,327745,43,553,
507,543,262205,39,554,553,327745,99,555,98,552,196670,555,554,131321,545,131320,545,327808,79,544,
543,100,131321,542,131320,546,262368,64,64,92,327808,36,556,541,104,327745,99,557,98,541,262205,
39,558,557,196670,509,558,327745,99,559,98,556,262205,39,560,559,196670,510,560,393273,39,561,501,
509,510,327808,36,562,541,105,327808,36,563,541,106,327745,99,564,98,562,262205,39,565,564,196670,
511,565,327745,99,566,98,563,262205,39,567,566,196670,512,567,393273,39,568,501,511,512,196670,
513,561,196670,514,568,393273,39,569,501,513,514,327808,36,570,541,48,327808,36,571,541,107,
327745,99,572,98,570,262205,39,573,572,196670,515,573,327745,99,574,98,571,262205,39,575,574,
196670,516,575,393273,39,576,501,515,516,327808,36,577,541,108,327808,36,578,541,109,327745,99,
579,98,577,262205,39,580,579,196670,517,580,327745,99,581,98,578,262205,39,582,581,196670,518,582,
393273,39,583,501,517,518,196670,519,576,196670,520,583,393273,39,584,501,519,520,196670,521,569,
196670,522,584,393273,39,585,501,521,522,327745,99,586,103,537,196670,586,585,262368,64,64,92,
327808,36,587,538,58,327745,99,588,103,538,262205,39,589,588,196670,523,589,327745,99,590,103,587,
262205,39,591,590,196670,524,591,393273,39,592,501,523,524,327808,36,593,538,64,327808,36,594,538,
110,327745,99,595,103,593,262205,39,596,595,196670,525,596,327745,99,597,103,594,262205,39,598,
597,196670,526,598,393273,39,599,501,525,526,196670,527,592,196670,528,599,393273,39,600,501,527,
528,327808,36,601,538,67,327808,36,602,538,111,327745,99,603,103,601,262205,39,604,603,196670,529,
604,327745,99,605,103,602,262205,39,606,605,196670,530,606,393273,39,607,501,529,530,327808,36,
608,538,112,327808,36,609,538,91,327745,99,610,103,608,262205,39,611,610,196670,531,611,327745,99,
612,103,609,262205,39,613,612,196670,532,613,393273,39,614,501,531,532,196670,533,607,196670,534,
614,393273,39,615,501,533,534,196670,535,600,196670,536,615,393273,39,616,501,535,536,131326,616,
65592,327734,34,239,0,75,196663,52,617,196663,38,618,196663,74,619,131320,620,262203,113,621,7,
131321,622,131320,622,458997,36,623,60,620,624,625,262390,626,625,1,131321,627,131320,627,327856,
45,628,623,69,262394,628,629,626,131320,629,131321,630,131320,630,458997,36,631,60,629,632,633,
262390,634,633,1,131321,635,131320,635,327856,45,636,631,5,262394,636,637,634,131320,637,196670,
621,617,327745,38,638,621,631,262205,36,639,638,262205,36,640,618,327808,36,641,640,623,327812,36,
642,641,48,327808,36,643,639,642,196855,644,0,262394,7,645,646,131320,645,327812,36,647,623,5,
327808,36,648,647,631,393281,115,649,17,93,643,262205,53,650,649,327745,116,651,619,648,196670,
651,650,131321,644,131320,646,327812,36,652,623,5,327808,36,653,652,631,327812,36,654,64,653,
327812,36,655,64,643,393281,115,656,17,93,655,262205,53,657,656,327745,116,658,619,654,196670,658,
657,327808,36,659,654,67,327808,36,660,655,67,393281,115,661,17,93,660,262205,53,662,661,327745,
116,663,619,659,196670,663,662,131321,644,131320,644,131321,633,131320,633,327808,36,632,631,100,
131321,630,131320,634,131321,625,131320,625,327808,36,624,623,100,131321,622,131320,626,65789,
65592,327734,34,280,0,76,196663,73,664,196663,38,665,196663,50,666,131320,667,262203,118,668,7,
262203,38,669,7,262203,74,670,7,262203,121,671,7,262203,74,672,7,262203,121,673,7,262203,74,674,7,
196855,675,0,262394,7,676,677,131320,676,131321,678,131320,678,458997,79,679,93,676,680,681,
262390,682,681,1,131321,683,131320,683,327857,45,684,679,117,262394,684,685,682,131320,685,262205,
36,686,665,196670,670,664,393281,38,687,670,686,679,262205,36,688,687,196670,669,688,327737,41,
689,472,669,196670,668,689,327812,79,690,119,679,327745,43,691,668,60,262205,39,692,691,327745,43,
693,666,690,196670,693,692,327808,79,694,690,100,327745,43,695,668,67,262205,39,696,695,327745,43,
697,666,694,196670,697,696,131321,681,131320,681,327808,79,680,679,100,131321,678,131320,682,
131321,675,131320,677,262205,36,698,665,327812,36,699,64,698,196670,672,664,327745,116,700,672,
699,262205,53,701,700,262268,120,702,701,196670,671,702,262205,36,703,665,327812,36,704,64,703,
327808,36,705,704,67,196670,674,664,327745,116,706,674,705,262205,53,707,706,262268,120,708,707,
196670,673,708,131321,709,131320,709,458997,79,710,93,677,711,712,262390,713,712,1,131321,714,
131320,714,327857,45,715,710,117,262394,715,716,713,131320,716,327745,43,717,671,710,262205,39,
718,717,327745,43,719,666,710,196670,719,718,327808,79,720,710,117,327745,43,721,673,710,262205,
39,722,721,327745,43,723,666,720,196670,723,722,131321,712,131320,712,327808,79,711,710,100,
131321,709,131320,713,131321,675,131320,675,65789,65592,};
static const uint32_t bitnet__spv_head_fast[] = {
119734787,66304,524299,710,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,
262215,6,1,1,262215,7,1,2,262215,3,11,29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,
196679,12,42,196679,13,42,262215,14,6,16,262216,15,0,24,327752,15,0,35,0,196679,15,2,262215,16,34,
0,262215,16,33,0,262215,4,11,26,262215,17,1,0,327752,18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,
327752,18,3,35,12,327752,18,4,35,16,327752,18,5,35,20,327752,18,6,35,24,327752,18,7,35,28,327752,
18,8,35,32,327752,18,9,35,36,327752,18,10,35,40,196679,18,2,262215,19,6,4,262215,20,6,4,262215,21,
6,4,327752,22,0,35,0,327752,22,1,35,4,327752,22,2,35,8,327752,22,3,35,12,327752,22,4,35,16,327752,
22,5,35,20,327752,22,6,35,24,327752,22,7,35,28,327752,22,8,35,32,327752,22,9,35,36,327752,22,10,
35,40,327752,22,11,35,44,327752,22,12,35,48,327752,22,13,35,52,327752,22,14,35,56,327752,22,15,35,
60,327752,22,16,35,64,327752,22,17,35,192,327752,22,18,35,2240,196679,22,2,262215,23,34,0,262215,
23,33,7,262215,24,1,3,262215,25,6,16,327752,26,0,35,0,196679,26,2,262215,27,34,0,262215,27,33,2,
196679,28,42,262215,29,6,4,327752,30,0,35,0,196679,30,2,262215,31,34,0,262215,31,33,2,262215,32,1,
0,262215,33,11,25,131091,34,196641,35,34,262165,36,32,0,196641,37,36,262176,38,7,36,196630,39,32,
262177,40,39,38,262167,41,39,2,262177,42,41,38,262176,43,7,39,393249,44,39,43,43,43,131092,45,
262177,46,45,43,327713,47,39,43,43,262187,36,48,8,262172,49,39,48,262176,50,7,49,262177,51,39,50,
262194,36,5,4,262172,52,36,5,262167,53,36,4,262194,36,6,256,262187,36,54,63,393268,36,55,128,6,54,
262187,36,56,64,393268,36,57,134,55,56,262187,36,58,4,393268,36,59,137,57,58,262187,36,60,0,
393268,45,61,170,59,60,393268,45,62,176,5,58,393268,45,63,167,61,62,262187,36,64,2,393268,36,65,
137,57,64,393268,45,66,170,65,60,262187,36,67,1,458804,36,68,169,66,64,67,458804,36,69,169,63,58,
68,393268,36,70,132,69,5,196656,45,7,458804,36,71,169,7,67,64,393268,36,72,132,70,71,262172,73,53,
72,262176,74,7,73,393249,75,34,52,38,74,393249,76,34,73,38,50,262176,77,1,36,262203,77,3,1,262187,
36,78,32768,262165,79,32,1,262187,79,80,16,262187,36,81,32767,262187,79,82,13,262187,36,83,
939524096,262187,36,84,260046848,262187,36,85,947912704,262187,39,86,947912704,262187,36,87,
8388608,196657,45,10,262187,36,88,65535,262187,36,89,2139095040,262187,36,90,7,262187,79,91,0,
262187,79,92,4,262172,93,39,58,262176,94,7,93,262187,36,95,3,262187,79,96,1,262187,79,97,2,262172,
98,39,64,262176,99,7,98,262176,100,7,52,196637,14,53,196638,15,14,262176,101,12,15,262203,101,16,
12,262176,102,12,53,262176,103,7,53,262176,104,7,41,262167,105,39,4,262176,106,7,105,262187,79,
107,3,262167,108,36,3,262176,109,1,108,262203,109,4,1,262194,36,17,128,393268,36,110,134,17,48,
851998,18,36,36,36,36,36,36,36,36,36,36,39,262176,111,9,18,262203,111,112,9,262176,113,9,36,
262187,36,114,32,262172,19,36,114,262187,36,115,512,262172,20,36,115,196637,21,36,1376286,22,36,
36,36,36,36,36,36,36,36,36,36,36,36,36,39,36,19,20,21,262176,116,12,22,262203,116,23,12,262176,
117,12,36,262194,36,24,1,393268,36,118,132,5,24,262187,79,119,8,393268,36,120,132,5,24,262172,121,
49,120,262176,122,7,121,262187,39,123,0,262187,36,124,16,196637,25,105,196638,26,25,262176,125,12,
26,262203,125,27,12,262176,126,12,105,262187,36,127,4294967295,262187,79,128,9,262187,79,129,10,
262176,130,9,39,196637,29,39,196638,30,29,262176,131,12,30,262203,131,31,12,262176,132,12,39,
393268,36,133,132,110,24,262172,134,39,133,262176,135,4,134,262203,135,136,4,262176,137,4,39,
393268,36,138,132,110,24,262172,139,36,138,262176,140,4,139,262203,140,141,4,262176,142,4,36,
262187,36,143,264,262187,79,144,5,262187,79,145,7,262187,79,146,6,262194,36,32,1,393267,108,33,32,
67,67,262187,36,147,1879048192,327734,34,2,0,35,131320,148,262203,100,149,7,262203,122,150,7,
262203,38,151,7,262203,74,152,7,262203,106,153,7,262203,106,154,7,262203,50,155,7,262203,38,156,7,
262203,50,157,7,262203,43,158,7,262203,43,159,7,262203,43,160,7,262203,43,161,7,262203,43,162,7,
262203,43,163,7,262203,50,164,7,262203,43,165,7,262201,36,166,167,327879,36,168,166,90,327874,36,
169,166,107,327745,77,170,4,60,262205,36,171,170,327812,36,172,171,110,327808,36,173,172,169,
327812,36,174,173,5,327745,113,175,112,97,262205,36,176,175,327745,117,177,23,96,262205,36,178,
177,327812,36,179,178,57,327812,36,180,179,56,327808,36,181,176,180,327814,36,182,181,58,327812,
36,183,64,168,327808,36,184,182,183,131321,185,131320,185,458997,36,186,60,148,187,188,262390,189,
188,1,131321,190,131320,190,327856,45,191,186,5,262394,191,192,189,131320,192,327808,36,193,174,
186,327745,113,194,112,91,262205,36,195,194,327810,36,196,195,67,458764,36,197,1,38,193,196,
327812,36,198,197,57,327812,36,199,198,48,327808,36,200,199,168,327745,38,201,149,186,196670,201,
200,131321,188,131320,188,327808,36,187,186,96,131321,185,131320,189,131321,202,131320,202,458997,
36,203,60,189,204,205,262390,206,205,1,131321,207,131320,207,327856,45,208,203,118,262394,208,209,
206,131320,209,131321,210,131320,210,458997,79,211,91,209,212,213,262390,214,213,1,131321,215,
131320,215,327857,45,216,211,119,262394,216,217,214,131320,217,393281,43,218,150,203,211,196670,
218,123,131321,213,131320,213,327808,79,212,211,96,131321,210,131320,214,131321,205,131320,205,
327808,36,204,203,96,131321,202,131320,206,131321,219,131320,219,458997,36,220,60,206,221,222,
262390,223,222,0,131321,224,131320,224,327856,45,225,220,57,262394,225,226,223,131320,226,262205,
52,227,149,196670,151,220,458809,34,228,229,227,151,152,262205,73,230,152,131321,231,131320,231,
458997,36,232,60,226,233,234,262390,235,234,1,131321,236,131320,236,327856,45,237,232,69,262394,
237,238,235,131320,238,131321,239,131320,239,458997,36,240,60,238,241,242,262390,243,242,1,131321,
244,131320,244,327856,45,245,240,24,262394,245,246,243,131320,246,327812,36,247,240,57,327808,36,
248,247,220,327808,36,249,248,232,327812,36,250,249,124,327808,36,251,184,250,393281,126,252,27,
91,251,262205,105,253,252,196670,153,253,327808,36,254,251,67,393281,126,255,27,91,254,262205,105,
256,255,196670,154,256,131321,257,131320,257,458997,36,258,60,246,259,260,262390,261,260,1,131321,
262,131320,262,327856,45,263,258,5,262394,263,264,261,131320,264,327812,36,265,240,5,327808,36,
266,265,258,327812,36,267,232,5,327808,36,268,267,258,196670,156,268,458809,34,269,270,230,156,
157,262205,49,271,157,196670,155,271,131321,272,131320,272,458997,79,273,91,264,274,275,262390,
276,275,1,131321,277,131320,277,327857,45,278,273,92,262394,278,279,276,131320,279,327745,43,280,
155,273,262205,39,281,280,196670,158,281,327745,43,282,153,273,262205,39,283,282,196670,159,283,
393281,43,284,150,266,273,262205,39,285,284,196670,160,285,458809,39,286,287,158,159,160,196670,
284,286,327808,79,288,273,92,327745,43,289,155,288,262205,39,290,289,196670,161,290,327745,43,291,
154,273,262205,39,292,291,196670,162,292,393281,43,293,150,266,288,262205,39,294,293,196670,163,
294,458809,39,295,287,161,162,163,196670,293,295,131321,275,131320,275,327808,79,274,273,96,
131321,272,131320,276,131321,260,131320,260,327808,36,259,258,96,131321,257,131320,261,131321,242,
131320,242,327808,36,241,240,96,131321,239,131320,243,131321,234,131320,234,327808,36,233,232,96,
131321,231,131320,235,131321,222,131320,222,327808,36,221,220,69,131321,219,131320,223,131321,296,
131320,296,458997,36,297,60,223,298,299,262390,300,299,1,131321,301,131320,301,327856,45,302,297,
24,262394,302,303,300,131320,303,131321,304,131320,304,458997,36,305,127,303,306,307,458997,39,
308,123,303,309,307,458997,36,310,60,303,311,307,262390,312,307,1,131321,313,131320,313,327856,45,
314,310,5,262394,314,315,312,131320,315,327812,36,316,297,5,327808,36,317,316,310,327745,50,318,
150,317,262205,49,319,318,196670,164,319,327737,39,320,321,164,327745,113,322,112,128,262205,36,
323,322,327851,45,324,323,60,196855,325,0,262394,324,326,325,131320,326,327745,130,327,112,129,
262205,39,328,327,327813,39,28,320,328,131321,325,131320,325,458997,39,329,320,315,28,326,327851,
45,330,168,60,262312,45,331,330,196855,332,0,262394,331,333,332,131320,333,327808,36,334,174,310,
327745,113,335,112,91,262205,36,336,335,327854,45,337,334,336,131321,332,131320,332,458997,45,338,
330,325,337,333,262312,45,339,338,196855,340,0,262394,339,341,340,131320,341,327745,113,342,112,
119,262205,36,343,342,327854,45,344,297,343,131321,340,131320,340,458997,45,345,338,332,344,341,
196855,346,0,262394,345,347,346,131320,347,131321,307,131320,346,327745,113,348,112,107,262205,36,
349,348,327745,113,350,112,92,262205,36,351,350,327812,36,352,297,351,327808,36,353,349,352,
327745,113,354,112,96,262205,36,355,354,327808,36,356,353,355,327808,36,357,356,174,327808,36,358,
357,310,393281,132,359,31,91,358,196670,359,329,196670,165,329,327737,45,360,361,165,262312,45,
362,360,196855,363,0,262394,362,364,363,131320,364,327745,117,365,23,97,458993,36,366,365,67,60,
67,131321,363,131320,363,327850,45,367,305,127,327866,45,368,329,308,327846,45,369,367,368,196855,
370,0,262394,369,371,370,131320,371,327808,36,372,355,174,327808,36,373,372,310,131321,370,131320,
370,458997,36,374,305,363,373,371,458997,39,375,308,363,329,371,131321,307,131320,307,458997,36,
306,305,347,374,370,458997,39,309,308,347,375,370,327808,36,311,310,96,131321,304,131320,312,
327850,45,376,168,60,196855,377,0,262394,376,378,377,131320,378,327812,36,379,297,110,327808,36,
380,379,169,327745,137,381,136,380,196670,381,308,327745,142,382,141,380,196670,382,305,131321,
377,131320,377,131321,299,131320,299,327808,36,298,297,96,131321,296,131320,300,262368,64,64,143,
327856,45,383,166,24,196855,384,0,262394,383,385,384,131320,385,327812,36,386,166,110,327745,137,
387,136,386,262205,39,388,387,327745,142,389,141,386,262205,36,390,389,131321,391,131320,391,
458997,36,392,390,385,393,394,458997,39,395,388,385,396,394,458997,36,397,67,385,398,394,262390,
399,394,0,131321,400,131320,400,327856,45,401,397,110,262394,401,402,399,131320,402,327808,36,403,
386,397,327745,142,404,141,403,262205,36,405,404,327851,45,406,405,127,196855,407,0,262394,406,
408,407,131320,408,327745,137,409,136,403,262205,39,410,409,327866,45,411,410,395,131321,407,
131320,407,458997,45,412,406,402,411,408,196855,413,0,262394,412,414,415,131320,414,327745,137,
416,136,403,262205,39,417,416,131321,413,131320,415,131321,413,131320,413,458997,39,396,417,414,
395,415,196855,418,0,262394,412,419,420,131320,419,262205,36,421,404,131321,418,131320,420,131321,
418,131320,418,458997,36,393,421,419,392,420,131321,394,131320,394,327808,36,398,397,96,131321,
391,131320,399,327745,113,422,112,144,262205,36,423,422,327745,113,424,112,145,262205,36,425,424,
327812,36,426,166,425,327745,113,427,112,146,262205,36,428,427,327808,36,429,426,428,327808,36,
430,429,171,327812,36,431,64,430,327808,36,432,423,431,393281,132,433,31,91,432,196670,433,395,
327808,36,434,432,67,262268,39,435,392,393281,132,436,31,91,434,196670,436,435,131321,384,131320,
384,65789,65592,327734,36,167,0,37,131320,437,262205,36,438,3,131326,438,65592,327734,39,439,0,40,
196663,38,440,131320,441,262205,36,442,440,327879,36,443,442,78,327876,36,444,443,80,262205,36,
445,440,327879,36,446,445,81,327876,36,447,446,82,327808,36,448,447,83,327854,45,449,447,84,
196855,450,0,262394,449,451,450,131320,451,327808,36,452,447,147,131321,450,131320,450,458997,36,
453,448,441,452,451,327808,36,8,447,85,262268,39,454,8,327811,39,9,454,86,327856,45,455,447,87,
196855,456,0,262394,455,457,456,131320,457,262268,36,458,9,131321,456,131320,456,458997,36,459,
453,450,458,457,327877,36,460,459,444,262268,39,461,460,131326,461,65592,327734,41,462,0,42,
196663,38,463,131320,464,262203,38,465,7,262203,38,466,7,196855,467,0,262394,10,468,467,131320,
468,262205,36,469,463,393228,41,470,1,62,469,131326,470,131320,467,262205,36,471,463,327879,36,
472,471,88,196670,465,472,327737,39,473,439,465,262205,36,474,463,327874,36,475,474,80,196670,466,
475,327737,39,476,439,466,327760,41,477,473,476,131326,477,65592,327734,39,287,0,44,196663,43,478,
196663,43,479,196663,43,480,131320,481,262205,39,482,478,262205,39,483,479,327813,39,11,482,483,
262205,39,484,480,327809,39,12,11,484,131326,12,65592,327734,45,361,0,46,196663,43,485,131320,486,
262205,39,487,485,262268,36,488,487,327879,36,489,488,89,327851,45,490,489,89,131326,490,65592,
327734,39,491,0,47,196663,43,492,196663,43,493,131320,494,262205,39,495,492,262205,39,496,493,
327809,39,13,495,496,131326,13,65592,327734,39,321,0,51,196663,50,497,131320,498,262203,94,499,7,
262203,43,500,7,262203,43,501,7,262203,99,502,7,262203,43,503,7,262203,43,504,7,262203,43,505,7,
262203,43,506,7,262203,43,507,7,262203,43,508,7,262203,43,509,7,262203,43,510,7,262203,43,511,7,
262203,43,512,7,262201,36,513,167,327879,36,514,513,90,327879,36,515,514,58,327851,45,516,515,60,
327879,36,517,514,64,327851,45,518,517,60,327879,36,519,514,67,327851,45,520,519,60,131321,521,
131320,521,458997,79,522,91,498,523,524,262390,525,524,1,131321,526,131320,526,327857,45,527,522,
92,262394,527,528,525,131320,528,196855,529,0,262394,516,530,531,131320,530,327808,79,532,522,92,
327745,43,533,497,532,262205,39,534,533,131321,529,131320,531,327745,43,535,497,522,262205,39,536,
535,131321,529,131320,529,458997,39,537,534,530,536,531,196855,538,0,262394,516,539,540,131320,
539,327745,43,541,497,522,262205,39,542,541,131321,538,131320,540,327808,79,543,522,92,327745,43,
544,497,543,262205,39,545,544,131321,538,131320,538,458997,39,546,542,539,545,540,393562,39,547,
95,546,58,196670,500,537,196670,501,547,393273,39,548,491,500,501,327745,43,549,499,522,196670,
549,548,131321,524,131320,524,327808,79,523,522,96,131321,521,131320,525,131321,550,131320,550,
458997,79,551,91,525,552,553,262390,554,553,1,131321,555,131320,555,327857,45,556,551,97,262394,
556,557,554,131320,557,196855,558,0,262394,518,559,560,131320,559,327808,79,561,551,97,327745,43,
562,499,561,262205,39,563,562,131321,558,131320,560,327745,43,564,499,551,262205,39,565,564,
131321,558,131320,558,458997,39,566,563,559,565,560,196855,567,0,262394,518,568,569,131320,568,
327745,43,570,499,551,262205,39,571,570,131321,567,131320,569,327808,79,572,551,97,327745,43,573,
499,572,262205,39,574,573,131321,567,131320,567,458997,39,575,571,568,574,569,393562,39,576,95,
575,64,196670,503,566,196670,504,576,393273,39,577,491,503,504,327745,43,578,502,551,196670,578,
577,131321,553,131320,553,327808,79,552,551,96,131321,550,131320,554,196855,579,0,262394,520,580,
581,131320,580,327745,43,582,502,96,262205,39,583,582,131321,579,131320,581,327745,43,584,502,91,
262205,39,585,584,131321,579,131320,579,458997,39,586,583,580,585,581,196855,587,0,262394,520,588,
589,131320,588,327745,43,590,502,91,262205,39,591,590,131321,587,131320,589,327745,43,592,502,96,
262205,39,593,592,131321,587,131320,587,458997,39,594,591,588,593,589,393562,39,595,95,594,67,
196670,505,586,196670,506,595,393273,39,596,491,505,506,393562,39,597,95,596,58,196670,507,596,
196670,508,597,393273,39,598,491,507,508,393562,39,599,95,598,64,196670,509,598,196670,510,599,
393273,39,600,491,509,510,393562,39,601,95,600,67,196670,511,600,196670,512,601,393273,39,602,491,
511,512,131326,602,65592,327734,34,229,0,75,196663,52,603,196663,38,604,196663,74,605,131320,606,
262203,100,607,7,131321,608,131320,608,458997,36,609,60,606,610,611,262390,612,611,1,131321,613,
131320,613,327856,45,614,609,69,262394,614,615,612,131320,615,131321,616,131320,616,458997,36,617,
60,615,618,619,262390,620,619,1,131321,621,131320,621,327856,45,622,617,5,262394,622,623,620,
131320,623,196670,607,603,327745,38,624,607,617,262205,36,625,624,262205,36,626,604,327808,36,627,
626,609,327812,36,628,627,48,327808,36,629,625,628,196855,630,0,262394,7,631,632,131320,631,
327812,36,633,609,5,327808,36,634,633,617,393281,102,635,16,91,629,262205,53,636,635,327745,103,
637,605,634,196670,637,636,131321,630,131320,632,327812,36,638,609,5,327808,36,639,638,617,327812,
36,640,64,639,327812,36,641,64,629,393281,102,642,16,91,641,262205,53,643,642,327745,103,644,605,
640,196670,644,643,327808,36,645,640,67,327808,36,646,641,67,393281,102,647,16,91,646,262205,53,
648,647,327745,103,649,605,645,196670,649,648,131321,630,131320,630,131321,619,131320,619,327808,
36,618,617,96,131321,616,131320,620,131321,611,131320,611,327808,36,610,609,96,131321,608,131320,
612,65789,65592,327734,34,270,0,76,196663,73,650,196663,38,651,196663,50,652,131320,653,262203,
104,654,7,262203,38,655,7,262203,74,656,7,262203,106,657,7,262203,74,658,7,262203,106,659,7,
262203,74,660,7,196855,661,0,262394,7,662,663,131320,662,131321,664,131320,664,458997,79,665,91,
662,666,667,262390,668,667,1,131321,669,131320,669,327857,45,670,665,92,262394,670,671,668,131320,
671,262205,36,672,651,196670,656,650,393281,38,673,656,672,665,262205,36,674,673,196670,655,674,
327737,41,675,462,655,196670,654,675,327812,79,676,97,665,327745,43,677,654,60,262205,39,678,677,
327745,43,679,652,676,196670,679,678,327808,79,680,676,96,327745,43,681,654,67,262205,39,682,681,
327745,43,683,652,680,196670,683,682,131321,667,131320,667,327808,79,666,665,96,131321,664,131320,
668,131321,661,131320,663,262205,36,684,651,327812,36,685,64,684,196670,658,650,327745,103,686,
658,685,262205,53,687,686,262268,105,688,687,196670,657,688,262205,36,689,651,327812,36,690,64,
689,327808,36,691,690,67,196670,660,650,327745,103,692,660,691,262205,53,693,692,262268,105,694,
693,196670,659,694,131321,695,131320,695,458997,79,696,91,663,697,698,262390,699,698,1,131321,700,
131320,700,327857,45,701,696,92,262394,701,702,699,131320,702,327745,43,703,657,696,262205,39,704,
703,327745,43,705,652,696,196670,705,704,327808,79,706,696,92,327745,43,707,659,696,262205,39,708,
707,327745,43,709,652,706,196670,709,708,131321,698,131320,698,327808,79,697,696,96,131321,695,
131320,699,131321,661,131320,661,65789,65592,};
static const uint32_t bitnet__spv_joined_plain[] = {
119734787,66304,524299,2905,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
94,6,4,262215,95,6,4,262215,96,6,4,262216,97,0,23,327752,97,0,35,0,262216,97,1,23,327752,97,1,35,
4,262216,97,2,23,327752,97,2,35,8,262216,97,3,23,327752,97,3,35,12,262216,97,4,23,327752,97,4,35,
16,262216,97,5,23,327752,97,5,35,20,262216,97,6,23,327752,97,6,35,24,262216,97,7,23,327752,97,7,
35,28,262216,97,8,23,327752,97,8,35,32,262216,97,9,23,327752,97,9,35,36,262216,97,10,23,327752,97,
10,35,40,262216,97,11,23,327752,97,11,35,44,262216,97,12,23,327752,97,12,35,48,262216,97,13,23,
327752,97,13,35,52,262216,97,14,23,327752,97,14,35,56,262216,97,15,23,327752,97,15,35,60,262216,
97,16,23,327752,97,16,35,64,262216,97,17,23,327752,97,17,35,192,262216,97,18,23,327752,97,18,35,
2240,196679,97,2,262215,98,34,0,262215,98,33,7,196679,99,42,196679,100,42,196679,101,42,196679,
102,42,196679,103,42,196679,104,42,262215,105,6,4,262216,106,0,23,327752,106,0,35,0,196679,106,2,
262215,107,34,0,262215,107,33,4,262215,108,6,4,262216,109,0,23,327752,109,0,35,0,196679,109,2,
262215,110,34,0,262215,110,33,5,262215,111,1,8,196679,112,42,196679,113,42,196679,114,42,196679,
115,42,196679,116,42,262215,117,6,16,262216,118,0,24,327752,118,0,35,0,196679,118,2,262215,119,34,
0,262215,119,33,3,262215,120,6,16,262216,121,0,24,327752,121,0,35,0,196679,121,2,262215,122,34,0,
262215,122,33,0,262215,123,6,16,262216,124,0,23,327752,124,0,35,0,196679,124,2,262215,125,34,0,
262215,125,33,4,196679,126,42,196679,127,42,196679,128,42,196679,129,42,196679,130,42,196679,131,
42,196679,132,42,196679,133,42,196679,134,42,196679,135,42,196679,136,42,196679,137,42,196679,138,
42,196679,139,42,196679,140,42,196679,141,42,196679,142,42,196679,143,42,196679,144,42,262215,145,
6,8,262216,146,0,23,327752,146,0,35,0,196679,146,2,262215,147,34,0,262215,147,33,2,262215,148,1,
13,262215,149,1,14,262215,4,11,26,262215,150,1,0,262215,151,11,25,131091,152,196641,153,152,
262165,154,32,0,196641,155,154,262176,156,7,154,196630,157,32,262177,158,157,156,262167,159,157,2,
262177,160,159,156,262176,161,7,157,262177,162,154,161,327713,163,154,161,161,262177,164,157,161,
393249,165,157,161,161,161,262165,166,32,1,327713,167,166,156,156,262167,168,154,4,262176,169,7,
168,524321,170,166,169,169,169,169,169,327713,171,157,161,161,262176,172,7,166,262177,173,166,172,
262187,154,174,8,262172,175,157,174,262176,176,7,175,262177,177,157,176,393249,178,157,156,161,
161,327713,179,154,156,156,262167,180,157,4,262194,154,5,256,262187,154,181,127,393268,154,182,
128,5,181,262187,154,183,128,393268,154,184,134,182,183,262187,154,185,32,393268,154,186,132,184,
185,262187,154,187,16,393268,154,188,134,186,187,262187,154,189,7,393268,154,190,128,188,189,
393268,154,191,134,190,174,393268,154,192,128,191,189,393268,154,193,134,192,174,393268,154,194,
128,191,193,262187,154,195,1,393268,154,196,130,194,195,393268,154,197,134,196,193,393268,154,198,
132,193,197,393268,154,199,132,198,185,262187,154,200,4,393268,154,201,132,199,200,393268,154,202,
132,199,200,262194,154,6,128,393268,154,203,132,174,6,393268,154,204,128,202,203,393268,154,205,
130,204,195,393268,154,206,132,174,6,393268,154,207,134,205,206,393268,154,208,132,207,6,393268,
154,209,128,201,208,393268,154,210,130,209,195,393268,154,211,132,207,6,393268,154,212,134,210,
211,262172,213,180,212,262176,214,7,213,524321,215,152,156,156,156,214,214,458785,216,152,161,156,
214,213,262176,217,7,180,393249,218,154,217,161,172,458785,219,157,156,156,161,161,524321,220,157,
172,172,161,161,156,458785,221,159,161,161,156,156,393249,222,152,156,217,156,393249,223,152,156,
161,156,458785,224,152,156,161,161,156,327713,225,168,156,156,262194,154,7,1,262187,154,226,2,
131092,227,393268,227,228,170,7,226,262194,154,8,1,393268,154,229,132,226,8,458804,154,230,169,
228,229,8,262172,231,154,230,262194,154,9,1,393268,227,232,170,9,195,458804,154,233,169,232,197,
195,393268,154,234,132,233,230,262172,235,168,234,262176,236,7,235,393249,237,152,156,231,236,
393268,154,238,132,230,9,262172,239,166,238,262176,240,7,239,393249,241,152,156,235,240,262177,
242,152,156,262177,243,154,156,262177,244,227,156,262194,154,10,64,262187,154,245,63,393268,154,
246,128,10,245,262187,154,247,64,393268,154,248,134,246,247,393268,154,249,132,248,247,393268,154,
250,134,249,247,393268,227,251,176,250,174,393268,154,252,134,174,250,458804,154,253,169,251,252,
195,393268,154,254,134,6,174,393268,154,255,134,247,254,393268,227,256,176,253,255,393268,154,257,
134,247,254,458804,154,258,169,256,253,257,393268,154,259,132,258,250,262172,260,168,259,262176,
261,7,260,524321,262,152,156,156,156,156,261,393249,263,152,260,156,156,393268,154,264,134,10,226,
393268,154,265,128,264,6,393268,154,266,130,265,195,393268,154,267,134,266,6,393268,154,268,134,
247,267,393268,154,269,132,268,267,262172,270,154,269,262176,271,7,270,524321,272,152,156,156,156,
156,271,262194,154,11,4,262194,154,12,2,393268,154,273,134,11,12,393268,227,274,176,264,6,458804,
154,275,169,274,264,6,393268,154,276,134,6,275,393268,154,277,128,273,276,393268,154,278,130,277,
195,393268,154,279,134,6,275,393268,154,280,134,278,279,393268,154,281,132,280,267,262172,282,159,
281,262176,283,7,282,458785,284,152,270,156,156,283,262176,285,7,159,589857,286,152,161,161,285,
161,161,285,524321,287,152,156,156,156,161,285,458785,288,154,156,156,156,156,458785,289,152,156,
156,156,156,524321,290,152,156,156,156,156,283,262176,291,7,227,262177,292,152,291,393249,293,152,
156,156,156,262176,294,1,154,262203,294,3,1,262187,154,295,72,262187,154,296,264,262187,154,297,
32768,262187,166,298,16,262187,154,299,32767,262187,166,300,13,262187,154,301,939524096,262187,
154,302,260046848,262187,154,303,947912704,262187,157,304,947912704,262187,154,305,8388608,196657,
227,15,262187,154,306,65535,262187,154,307,2147483647,262187,157,308,1056964608,262187,154,309,
2139095040,262187,154,310,32256,262187,154,311,1199566848,262187,154,312,31744,262187,154,313,
1056964608,262187,154,314,2129859015,262187,166,315,0,262187,166,316,4,262187,157,317,1073741824,
262187,166,318,1,262187,154,319,1597463007,262187,157,320,1069547520,262187,157,321,1117782016,
262187,157,322,1069066811,262187,157,323,1262485504,262187,157,324,1060208640,262187,157,325,
3109978243,262187,157,326,961571175,262187,157,327,985088974,262187,157,328,1007192328,262187,157,
329,1026206145,262187,157,330,1042983594,262187,157,331,1065353216,262187,166,332,23,262187,157,
333,3265265664,262187,157,334,0,262187,166,335,8,262187,166,336,24,262187,166,337,6,262187,154,
338,50529027,262187,166,339,2,262187,154,340,4294967288,262172,341,166,6,262176,342,4,341,262203,
342,343,4,262176,344,4,166,262187,154,345,0,262172,346,157,6,262176,347,4,346,262203,347,348,4,
262176,349,4,157,393268,154,350,132,6,174,262172,351,157,350,262176,352,4,351,262203,352,353,4,
262187,154,354,48,262187,154,355,40,262187,154,356,24,262187,154,357,56,262187,154,358,6,262187,
154,359,5,262187,154,360,3,393268,154,361,128,5,245,393268,154,362,134,361,247,262187,154,363,39,
393268,154,364,128,362,363,393268,154,365,134,364,355,393268,154,366,128,362,365,393268,154,367,
130,366,195,393268,154,368,134,367,365,262172,369,157,368,262176,370,7,369,196637,53,157,196638,
54,53,262176,371,12,54,262203,371,55,12,393268,154,372,130,362,195,262176,373,12,157,262172,374,
157,247,262176,375,4,374,262203,375,376,4,393268,154,377,132,362,247,393268,154,378,134,377,200,
393268,154,379,130,378,195,196637,60,180,196638,61,60,262176,380,12,61,262203,380,62,12,262176,
381,12,180,196656,227,63,196637,64,180,196638,65,64,262176,382,12,65,262203,382,66,12,393268,154,
69,134,377,200,458796,180,383,334,334,334,334,262167,384,227,4,262187,157,385,1123942400,262187,
157,386,3271557120,262187,166,387,255,262187,157,388,925353388,262176,389,4,154,262203,389,390,4,
262203,344,391,4,262187,157,392,1006699012,393268,227,393,172,207,195,393268,154,394,132,199,200,
262172,395,168,199,262176,396,4,395,262203,396,397,4,196657,227,74,262194,154,75,64,393268,154,
398,128,11,12,393268,154,399,134,75,226,1441822,78,154,154,154,154,154,154,154,154,154,154,154,
157,157,157,154,154,154,154,154,154,262176,400,9,78,262203,400,401,9,262176,402,9,154,262187,154,
403,4294967295,196637,79,157,196638,80,79,262176,404,12,80,262203,404,81,12,196637,83,159,196638,
84,83,262176,405,12,84,262203,405,85,12,393268,154,406,134,75,226,262176,407,12,159,262172,94,154,
185,262187,154,408,512,262172,95,154,408,196637,96,154,1376286,97,154,154,154,154,154,154,154,154,
154,154,154,154,154,154,157,154,94,95,96,262176,409,12,97,262203,409,98,12,262176,410,12,154,
393268,154,411,128,11,12,393268,154,412,134,75,226,262187,166,413,5,262176,414,9,157,262187,166,
415,9,196637,105,154,196638,106,105,262176,416,12,106,262203,416,107,12,196637,108,154,196638,109,
108,262176,417,12,109,262203,417,110,12,196657,227,111,393268,227,418,170,9,195,262176,419,4,168,
196637,117,168,196638,118,117,262176,420,12,118,262203,420,119,12,262176,421,12,168,393268,154,
422,134,186,187,393268,154,423,130,422,195,196637,120,168,196638,121,120,262176,424,12,121,262203,
424,122,12,262176,425,7,231,393268,154,426,134,186,187,262187,166,427,3,262187,166,428,7,393268,
227,429,170,7,345,393268,227,430,170,7,226,262172,431,157,230,262176,432,7,431,393268,227,433,170,
9,195,262172,434,157,9,262176,435,7,434,262187,166,436,11,262187,166,437,12,262172,438,166,9,
262176,439,7,438,262187,166,440,10,393268,154,441,132,193,197,393268,227,442,170,7,226,393268,227,
443,170,7,345,393268,154,444,132,254,8,393268,154,445,132,444,9,262172,446,157,445,262176,447,4,
446,262203,447,448,4,393268,227,449,170,7,195,393268,154,450,130,230,8,393268,227,451,170,7,345,
393268,154,452,132,254,8,393268,154,453,134,452,200,196637,123,168,196638,124,123,262176,454,12,
124,262203,454,125,12,393268,154,455,132,250,200,393268,154,456,132,250,200,262172,457,159,456,
262176,458,7,457,393268,154,459,132,250,200,393268,154,460,132,273,249,393268,154,461,134,460,226,
262172,462,159,461,262176,463,4,462,262203,463,464,4,262176,465,4,159,393268,154,466,132,273,247,
262172,467,157,466,262176,468,4,467,262203,468,469,4,393268,154,470,130,273,195,262172,471,157,
273,262176,472,4,471,262203,472,473,4,262203,472,474,4,393268,154,475,134,249,226,393268,154,476,
130,264,195,393268,154,477,134,249,226,393268,154,478,130,273,195,196637,145,159,196638,146,145,
262176,479,12,146,262203,479,147,12,262187,166,480,14,262187,166,481,15,262187,166,482,17,393268,
154,483,128,10,226,327724,159,484,334,334,262172,485,159,174,262176,486,7,485,262176,487,4,227,
262203,487,488,4,262187,166,489,18,262203,472,490,4,262203,472,491,4,196656,227,148,393268,154,
492,132,273,249,393268,154,493,134,492,226,393268,154,494,132,258,254,393268,154,495,132,258,254,
393268,154,496,130,273,195,196650,227,497,262194,154,149,1048576,262187,166,498,19,262167,499,154,
3,262176,500,1,499,262203,500,4,1,262194,154,150,1,393267,499,151,150,195,195,262187,154,501,
1879048192,262187,154,502,3355447295,327734,152,2,0,153,131320,503,262203,156,504,7,262203,156,
505,7,262203,156,506,7,262203,156,507,7,327745,294,508,4,345,262205,154,509,508,327745,402,510,
401,489,262205,154,511,510,327856,227,512,509,511,196855,513,0,262394,512,514,513,131320,514,
196670,504,509,327737,152,515,516,504,262201,152,517,518,131321,513,131320,513,327854,227,519,509,
511,196855,520,0,262394,519,521,520,131320,521,262201,152,522,523,327810,154,524,509,511,327817,
154,525,524,12,327814,154,526,524,12,196670,505,345,196670,506,525,196670,507,526,458809,152,527,
528,505,506,507,131321,520,131320,520,65789,65592,327734,154,529,0,155,131320,530,262205,154,531,
3,131326,531,65592,327734,152,532,0,153,131320,533,196833,195,295,262368,226,226,296,196833,195,
295,65789,65592,327734,157,534,0,158,196663,156,535,131320,536,262205,154,537,535,327879,154,538,
537,297,327876,154,539,538,298,262205,154,540,535,327879,154,541,540,299,327876,154,542,541,300,
327808,154,543,542,301,327854,227,544,542,302,196855,545,0,262394,544,546,545,131320,546,327808,
154,547,542,501,131321,545,131320,545,458997,154,548,543,536,547,546,327808,154,13,542,303,262268,
157,549,13,327811,157,14,549,304,327856,227,550,542,305,196855,551,0,262394,550,552,551,131320,
552,262268,154,553,14,131321,551,131320,551,458997,154,554,548,545,553,552,327877,154,555,554,539,
262268,157,556,555,131326,556,65592,327734,159,557,0,160,196663,156,558,131320,559,262203,156,560,
7,262203,156,561,7,196855,562,0,262394,15,563,562,131320,563,262205,154,564,558,393228,159,565,1,
62,564,131326,565,131320,562,262205,154,566,558,327879,154,567,566,306,196670,560,567,327737,157,
568,534,560,262205,154,569,558,327874,154,570,569,298,196670,561,570,327737,157,571,534,561,
327760,159,572,568,571,131326,572,65592,327734,154,573,0,162,196663,161,574,131320,575,262205,157,
576,574,262268,154,577,576,327874,154,578,577,298,327879,154,579,578,297,327879,154,580,577,307,
262268,157,581,580,327809,157,16,581,308,327852,227,582,580,309,196855,583,0,262394,582,584,583,
131320,584,131326,310,131320,583,327854,227,585,580,311,196855,586,0,262394,585,587,586,131320,
587,327877,154,588,579,312,131326,588,131320,586,327856,227,589,580,303,196855,590,0,262394,589,
591,590,131320,591,262268,154,592,16,327810,154,593,592,313,327877,154,594,579,593,131326,594,
131320,590,327808,154,595,580,502,327874,154,596,580,300,327879,154,597,596,195,327808,154,598,
595,597,327874,154,599,598,300,327877,154,600,579,599,131326,600,65592,327734,154,601,0,163,
196663,161,602,196663,161,603,131320,604,262203,161,605,7,262203,161,606,7,262205,157,607,602,
196670,605,607,327737,154,608,573,605,262205,157,609,603,196670,606,609,327737,154,610,573,606,
327876,154,611,610,298,327877,154,612,608,611,131326,612,65592,327734,157,613,0,164,196663,161,
614,131320,615,262205,157,616,614,262268,154,617,616,327810,154,17,314,617,262268,157,618,17,
131321,619,131320,619,458997,157,620,618,615,20,621,458997,166,622,315,615,623,621,262390,624,621,
0,131321,625,131320,625,327857,227,626,622,316,262394,626,627,624,131320,627,262205,157,628,614,
327813,157,18,628,620,327811,157,19,317,18,327813,157,20,620,19,131321,621,131320,621,327808,166,
623,622,318,131321,619,131320,624,131326,620,65592,327734,157,629,0,164,196663,161,630,131320,631,
262205,157,632,630,262268,154,633,632,327874,154,634,633,318,327810,154,21,319,634,262268,157,635,
21,262205,157,636,630,327813,157,22,308,636,131321,637,131320,637,458997,157,638,635,631,26,639,
458997,166,640,315,631,641,639,262390,642,639,0,131321,643,131320,643,327857,227,644,640,316,
262394,644,645,642,131320,645,327813,157,23,22,638,327813,157,24,23,638,327811,157,25,320,24,
327813,157,26,638,25,131321,639,131320,639,327808,166,641,640,318,131321,637,131320,642,131326,
638,65592,327734,157,646,0,164,196663,161,647,131320,648,262205,157,649,647,327866,227,650,649,
321,262205,157,651,647,393385,157,652,650,321,651,327813,157,27,652,322,327809,157,28,27,323,
327811,157,29,28,323,327813,157,30,29,324,327811,157,31,652,30,327813,157,32,29,325,327811,157,33,
31,32,327813,157,34,326,33,327809,157,35,34,327,327813,157,36,35,33,327809,157,37,36,328,327813,
157,38,37,33,327809,157,39,38,329,327813,157,40,39,33,327809,157,41,40,330,327813,157,42,41,33,
327809,157,43,42,308,327813,157,44,33,33,327813,157,45,43,44,327809,157,46,45,33,327809,157,47,46,
331,262268,154,653,28,327808,154,48,653,181,327876,154,654,48,332,262268,157,655,654,327813,157,
49,47,655,262205,157,656,647,327864,227,657,656,333,393385,157,658,657,334,49,131326,658,65592,
327734,157,659,0,165,196663,161,660,196663,161,661,196663,161,662,131320,663,262205,157,664,660,
262205,157,665,661,327813,157,50,664,665,262205,157,666,662,327809,157,51,50,666,131326,51,65592,
327734,166,667,0,167,196663,156,668,196663,156,669,131320,670,262205,154,671,668,262268,166,672,
671,262205,154,673,669,262268,166,674,673,393418,166,675,672,315,335,393418,166,676,674,315,335,
327812,166,677,675,676,393418,166,678,672,335,335,393418,166,679,674,335,335,327812,166,680,678,
679,327808,166,681,677,680,393418,166,682,672,298,335,393418,166,683,674,298,335,327812,166,684,
682,683,327808,166,685,681,684,327875,166,686,672,336,327875,166,687,674,336,327812,166,688,686,
687,327808,166,689,685,688,131326,689,65592,327734,166,690,0,170,196663,169,691,196663,169,692,
196663,169,693,196663,169,694,196663,169,695,131320,696,262203,156,697,7,262203,156,698,7,262203,
156,699,7,262203,156,700,7,262203,156,701,7,262203,156,702,7,262203,156,703,7,262203,156,704,7,
131321,705,131320,705,458997,166,706,315,696,707,708,458997,166,709,315,696,710,708,262390,711,
708,1,131321,712,131320,712,327857,227,713,709,316,262394,713,714,711,131320,714,327745,156,715,
691,709,262205,154,716,715,327874,154,717,716,337,327879,154,718,717,338,327745,156,719,692,709,
262205,154,720,719,196670,697,720,196670,698,718,393273,166,721,667,697,698,262205,154,722,715,
327874,154,723,722,316,327879,154,724,723,338,327745,156,725,693,709,262205,154,726,725,196670,
699,726,196670,700,724,393273,166,727,667,699,700,327808,166,728,721,727,262205,154,729,715,
327874,154,730,729,339,327879,154,731,730,338,327745,156,732,694,709,262205,154,733,732,196670,
701,733,196670,702,731,393273,166,734,667,701,702,327808,166,735,728,734,262205,154,736,715,
327879,154,737,736,338,327745,156,738,695,709,262205,154,739,738,196670,703,739,196670,704,737,
393273,166,740,667,703,704,327808,166,741,735,740,327808,166,707,706,741,131321,708,131320,708,
327808,166,710,709,318,131321,705,131320,711,131326,706,65592,327734,157,742,0,171,196663,161,743,
196663,161,744,131320,745,262205,157,746,743,262205,157,747,744,327809,157,52,746,747,131326,52,
65592,327734,166,748,0,173,196663,172,749,131320,750,262201,154,751,529,327879,154,752,751,340,
262368,226,226,296,262201,154,753,529,262205,166,754,749,327745,344,755,343,753,196670,755,754,
262368,226,226,296,131321,756,131320,756,458997,166,757,315,750,758,759,458997,154,760,345,750,
761,759,262390,762,759,0,131321,763,131320,763,327856,227,764,760,174,262394,764,765,762,131320,
765,327808,154,766,752,760,327745,344,767,343,766,262205,166,768,767,327808,166,758,757,768,
131321,759,131320,759,327808,154,761,760,318,131321,756,131320,762,131326,757,65592,327734,157,
769,0,164,196663,161,770,131320,771,262201,154,772,529,327879,154,773,772,340,262368,226,226,296,
262201,154,774,529,262205,157,775,770,327745,349,776,348,774,196670,776,775,262368,226,226,296,
327745,349,777,348,773,262205,157,778,777,196670,770,778,131321,779,131320,779,458997,154,780,195,
771,781,782,262390,783,782,0,131321,784,131320,784,327856,227,785,780,174,262394,785,786,783,
131320,786,327808,154,787,773,780,327745,349,788,348,787,262205,157,789,788,262205,157,790,770,
327866,227,791,789,790,196855,792,0,262394,791,793,794,131320,793,262205,157,795,788,131321,792,
131320,794,262205,157,796,770,131321,792,131320,792,458997,157,797,795,793,796,794,196670,770,797,
131321,782,131320,782,327808,154,781,780,318,131321,779,131320,783,262205,157,798,770,131326,798,
65592,327734,157,799,0,177,196663,176,800,131320,801,262203,161,802,7,262203,161,803,7,262203,161,
804,7,262203,161,805,7,262203,161,806,7,262203,161,807,7,262203,161,808,7,262203,161,809,7,262203,
161,810,7,262203,161,811,7,262203,161,812,7,262203,161,813,7,262203,161,814,7,262203,161,815,7,
262203,161,816,7,262203,161,817,7,262203,161,818,7,262203,161,819,7,262203,161,820,7,262203,161,
821,7,262203,161,822,7,262203,161,823,7,262203,161,824,7,262203,161,825,7,262203,161,826,7,262203,
161,827,7,262203,161,828,7,262203,161,829,7,262201,154,830,529,327879,154,831,830,340,327812,154,
832,831,174,327879,154,833,830,189,327808,154,834,832,833,262368,226,226,296,131321,835,131320,
835,458997,166,836,315,801,837,838,262390,839,838,1,131321,840,131320,840,327857,227,841,836,335,
262394,841,842,839,131320,842,327812,154,843,830,174,262268,154,844,836,327808,154,845,843,844,
327745,161,846,800,836,262205,157,847,846,327745,349,848,353,845,196670,848,847,131321,838,131320,
838,327808,166,837,836,318,131321,835,131320,839,262368,226,226,296,327808,154,849,834,185,327745,
349,850,353,834,262205,157,851,850,196670,802,851,327745,349,852,353,849,262205,157,853,852,
196670,803,853,393273,157,854,742,802,803,327808,154,855,834,187,327808,154,856,834,354,327745,
349,857,353,855,262205,157,858,857,196670,804,858,327745,349,859,353,856,262205,157,860,859,
196670,805,860,393273,157,861,742,804,805,196670,806,854,196670,807,861,393273,157,862,742,806,
807,327808,154,863,834,174,327808,154,864,834,355,327745,349,865,353,863,262205,157,866,865,
196670,808,866,327745,349,867,353,864,262205,157,868,867,196670,809,868,393273,157,869,742,808,
809,327808,154,870,834,356,327808,154,871,834,357,327745,349,872,353,870,262205,157,873,872,
196670,810,873,327745,349,874,353,871,262205,157,875,874,196670,811,875,393273,157,876,742,810,
811,196670,812,869,196670,813,876,393273,157,877,742,812,813,196670,814,862,196670,815,877,393273,
157,878,742,814,815,327745,349,879,348,830,196670,879,878,262368,226,226,296,327808,154,880,831,
200,327745,349,881,348,831,262205,157,882,881,196670,816,882,327745,349,883,348,880,262205,157,
884,883,196670,817,884,393273,157,885,742,816,817,327808,154,886,831,226,327808,154,887,831,358,
327745,349,888,348,886,262205,157,889,888,196670,818,889,327745,349,890,348,887,262205,157,891,
890,196670,819,891,393273,157,892,742,818,819,196670,820,885,196670,821,892,393273,157,893,742,
820,821,327808,154,894,831,195,327808,154,895,831,359,327745,349,896,348,894,262205,157,897,896,
196670,822,897,327745,349,898,348,895,262205,157,899,898,196670,823,899,393273,157,900,742,822,
823,327808,154,901,831,360,327808,154,902,831,189,327745,349,903,348,901,262205,157,904,903,
196670,824,904,327745,349,905,348,902,262205,157,906,905,196670,825,906,393273,157,907,742,824,
825,196670,826,900,196670,827,907,393273,157,908,742,826,827,196670,828,893,196670,829,908,393273,
157,909,742,828,829,131326,909,65592,327734,157,910,0,178,196663,156,911,196663,161,912,196663,
161,913,131320,914,262203,370,915,7,262203,176,916,7,262203,176,917,7,262203,161,918,7,262201,154,
919,529,327879,154,920,919,245,131321,921,131320,921,458997,157,922,334,914,923,924,458997,154,
925,345,914,926,924,262390,927,924,0,131321,928,131320,928,327856,227,929,925,365,262394,929,930,
927,131320,930,131321,931,131320,931,458997,154,932,345,930,933,934,262390,935,934,1,131321,936,
131320,936,327856,227,937,932,368,262394,937,938,935,131320,938,327812,154,939,925,368,327808,154,
940,939,932,262205,154,941,911,458764,154,942,1,38,940,372,327812,154,943,942,247,327808,154,944,
941,943,327808,154,945,944,920,393281,373,946,55,315,945,262205,157,947,946,327745,161,948,915,
932,196670,948,947,327854,227,949,940,362,196855,950,0,262394,949,951,950,131320,951,196670,948,
334,131321,950,131320,950,131321,934,131320,934,327808,154,933,932,318,131321,931,131320,935,
131321,952,131320,952,458997,157,923,922,935,57,953,458997,154,954,345,935,955,953,262390,956,953,
1,131321,957,131320,957,327856,227,958,954,368,262394,958,959,956,131320,959,327745,161,960,915,
954,262205,157,961,960,262205,157,962,960,327813,157,56,961,962,327809,157,57,923,56,131321,953,
131320,953,327808,154,955,954,318,131321,952,131320,956,131321,924,131320,924,327808,154,926,925,
318,131321,921,131320,927,327745,349,963,376,920,196670,963,922,262368,226,226,296,131321,964,
131320,964,458997,166,965,315,927,966,967,262390,968,967,1,131321,969,131320,969,327857,227,970,
965,335,262394,970,971,968,131320,971,262201,154,972,529,327879,154,973,972,189,327812,154,974,
973,174,262268,154,975,965,327808,154,976,974,975,327745,349,977,376,976,262205,157,978,977,
327745,161,979,916,965,196670,979,978,131321,967,131320,967,327808,166,966,965,318,131321,964,
131320,968,262205,175,980,916,196670,917,980,327737,157,981,799,917,262205,157,982,912,327813,157,
58,981,982,262205,157,983,913,327809,157,59,58,983,196670,918,59,327737,157,984,629,918,131326,
984,65592,327734,154,985,0,179,196663,156,986,196663,156,987,131320,988,262201,154,989,529,262205,
154,990,986,327812,154,991,990,212,262205,154,992,987,327808,154,993,991,992,327812,154,994,993,6,
327808,154,995,989,994,131326,995,65592,327734,152,996,0,215,196663,156,997,196663,156,998,196663,
156,999,196663,214,1000,196663,214,1001,131320,1002,262203,156,1003,7,262203,156,1004,7,131321,
1005,131320,1005,458997,154,1006,345,1002,1007,1008,262390,1009,1008,1,131321,1010,131320,1010,
327856,227,1011,1006,212,262394,1011,1012,1009,131320,1012,262205,154,1013,999,196670,1003,1013,
196670,1004,1006,393273,154,1014,985,1003,1004,458764,154,1015,1,38,1014,379,262205,154,1016,997,
327814,154,1017,1016,200,327808,154,1018,1017,1015,393281,381,1019,62,315,1018,262205,180,1020,
1019,327745,217,1021,1000,1006,196670,1021,1020,196855,1022,0,262394,63,1023,1022,131320,1023,
262205,154,1024,998,327814,154,1025,1024,200,327808,154,1026,1025,1015,393281,381,1027,66,315,
1026,262205,180,1028,1027,327745,217,1029,1001,1006,196670,1029,1028,131321,1022,131320,1022,
131321,1008,131320,1008,327808,154,1007,1006,318,131321,1005,131320,1009,65789,65592,327734,152,
1030,0,216,196663,161,1031,196663,156,1032,196663,214,1033,196663,213,1034,131320,1035,262203,214,
1036,7,262203,156,1037,7,262203,156,1038,7,131321,1039,131320,1039,458997,154,1040,345,1035,70,
1041,262390,1042,1041,1,131321,1043,131320,1043,327856,227,1044,1040,212,262394,1044,1045,1042,
131320,1045,327745,217,1046,1033,1040,262205,180,1047,1046,196855,1048,0,262394,63,1049,1048,
131320,1049,262205,157,1050,1031,327822,180,67,1047,1050,196670,1036,1034,327745,217,1051,1036,
1040,262205,180,1052,1051,327813,180,68,67,1052,131321,1048,131320,1048,458997,180,1053,1047,1045,
68,1049,262205,154,1054,1032,196670,1037,1054,196670,1038,1040,393273,154,1055,985,1037,1038,
327856,227,1056,1055,69,458832,384,1057,1056,1056,1056,1056,393385,180,1058,1057,1053,383,196670,
1046,1058,131321,1041,131320,1041,327808,154,70,1040,318,131321,1039,131320,1042,65789,65592,
327734,154,1059,0,218,196663,217,1060,196663,161,1061,196663,172,1062,131320,1063,262203,217,1064,
7,262205,180,1065,1060,262205,157,1066,1061,327822,180,71,1065,1066,196670,1064,71,131321,1067,
131320,1067,458997,154,1068,345,1063,1069,1070,458997,166,1071,315,1063,1072,1070,262390,1073,
1070,1,131321,1074,131320,1074,327857,227,1075,1071,316,262394,1075,1076,1073,131320,1076,327745,
161,1077,1064,1071,262205,157,1078,1077,327864,227,1079,1078,385,196855,1080,0,262394,1079,1081,
1082,131320,1081,262205,157,1083,1077,131321,1080,131320,1082,131321,1080,131320,1080,458997,157,
1084,1083,1081,385,1082,327866,227,1085,1084,386,393385,157,1086,1085,1084,386,393228,157,1087,1,
2,1086,262254,166,1088,1087,262205,166,1089,1062,327808,166,1090,1089,1088,196670,1062,1090,
327879,166,1091,1088,387,262268,154,1092,1091,327812,166,1093,335,1071,327876,154,1094,1092,1093,
327877,154,1069,1068,1094,131321,1070,131320,1070,327808,166,1072,1071,318,131321,1067,131320,
1073,131326,1068,65592,327734,157,1095,0,219,196663,156,1096,196663,156,1097,196663,161,1098,
196663,161,1099,131320,1100,262203,214,1101,7,262203,156,1102,7,262203,156,1103,7,262203,156,1104,
7,262203,214,1105,7,262203,214,1106,7,262203,156,1107,7,262203,161,1108,7,262203,161,1109,7,
262203,156,1110,7,262203,156,1111,7,262203,156,1112,7,262203,214,1113,7,262203,214,1114,7,262203,
161,1115,7,262203,156,1116,7,262203,214,1117,7,262203,161,1118,7,262203,156,1119,7,262203,156,
1120,7,262203,156,1121,7,262203,214,1122,7,262203,214,1123,7,262203,161,1124,7,262203,156,1125,7,
262203,214,1126,7,262203,156,1127,7,262203,156,1128,7,262203,217,1129,7,262203,161,1130,7,262203,
172,1131,7,262201,154,1132,529,327850,227,1133,1132,345,196855,1134,0,262394,1133,1135,1134,
131320,1135,196670,390,345,196670,391,315,131321,1134,131320,1134,262205,154,1136,1096,196670,
1102,1136,262205,154,1137,1097,196670,1103,1137,196670,1104,345,589881,152,1138,996,1102,1103,
1104,1105,1106,262205,213,1139,1105,196670,1101,1139,262205,213,1140,1106,196855,1141,0,262394,63,
1142,1143,131320,1142,262205,154,1144,1096,196670,1107,1144,262205,157,1145,1098,196670,1108,1145,
262205,157,1146,1099,196670,1109,1146,458809,157,1147,910,1107,1108,1109,131321,1141,131320,1143,
262368,226,226,296,131321,1141,131320,1141,458997,157,1148,1147,1142,331,1143,131321,1149,131320,
1149,458997,213,1150,1140,1141,1151,1152,458997,157,1153,388,1141,1154,1152,458997,154,1155,345,
1141,1156,1152,262390,1157,1152,0,131321,1158,131320,1158,327856,227,1159,1155,207,262394,1159,
1160,1157,131320,1160,327852,227,1161,1155,345,196855,1162,0,262394,1161,1163,1162,131320,1163,
262205,154,1164,1096,196670,1110,1164,262205,154,1165,1097,196670,1111,1165,196670,1112,1155,
589881,152,1166,996,1110,1111,1112,1113,1114,262205,213,1167,1113,196670,1101,1167,262205,213,
1168,1114,131321,1162,131320,1162,458997,213,1151,1150,1160,1168,1163,196670,1115,1148,196670,
1116,1155,262205,213,1169,1101,196670,1117,1169,524345,152,1170,1030,1115,1116,1117,1151,262205,
213,1171,1117,196670,1101,1171,131321,1172,131320,1172,458997,154,1173,345,1162,1174,1175,458997,
157,1154,1153,1162,1176,1175,262390,1177,1175,1,131321,1178,131320,1178,327856,227,1179,1173,212,
262394,1179,1180,1177,131320,1180,131321,1181,131320,1181,458997,157,1176,1154,1180,1182,1183,
458997,166,1184,315,1180,1185,1183,262390,1186,1183,1,131321,1187,131320,1187,327857,227,1188,
1184,316,262394,1188,1189,1186,131320,1189,393281,161,1190,1101,1173,1184,262205,157,1191,1190,
393228,157,1192,1,4,1191,327866,227,1193,1192,1176,393385,157,1182,1193,1192,1176,131321,1183,
131320,1183,327808,166,1185,1184,318,131321,1181,131320,1186,131321,1175,131320,1175,327808,154,
1174,1173,318,131321,1172,131320,1177,131321,1152,131320,1152,327808,154,1156,1155,318,131321,
1149,131320,1157,262268,154,1194,1153,458991,154,1195,390,195,345,1194,262368,226,226,296,262205,
154,1196,390,262268,157,1197,1196,196670,1118,1197,327737,157,1198,613,1118,327813,157,72,385,
1198,327813,157,73,1197,392,131321,1199,131320,1199,458997,166,1200,315,1157,1201,1202,458997,154,
1203,345,1157,1204,1202,262390,1205,1202,0,131321,1206,131320,1206,327856,227,1207,1203,207,
262394,1207,1208,1205,131320,1208,196855,1209,0,262394,393,1210,1209,131320,1210,262205,154,1211,
1096,196670,1119,1211,262205,154,1212,1097,196670,1120,1212,196670,1121,1203,589881,152,1213,996,
1119,1120,1121,1122,1123,262205,213,1214,1122,196670,1101,1214,262205,213,1215,1123,196670,1124,
1148,196670,1125,1203,196670,1126,1214,524345,152,1216,1030,1124,1125,1126,1215,262205,213,1217,
1126,196670,1101,1217,131321,1209,131320,1209,131321,1218,131320,1218,458997,166,1201,1200,1209,
1219,1220,458997,154,1221,345,1209,1222,1220,262390,1223,1220,1,131321,1224,131320,1224,327856,
227,1225,1221,212,262394,1225,1226,1223,131320,1226,196670,1127,1203,196670,1128,1221,393273,154,
1227,985,1127,1128,327745,217,1228,1101,1221,262205,180,1229,1228,196670,1129,1229,196670,1130,72,
196670,1131,1201,458809,154,1230,1059,1129,1130,1131,262205,166,1219,1131,327856,227,1231,1227,
394,196855,1232,0,262394,1231,1233,1232,131320,1233,327814,154,1234,1227,200,327817,154,1235,1227,
200,393281,389,1236,397,1234,1235,196670,1236,1230,131321,1232,131320,1232,131321,1220,131320,
1220,327808,154,1222,1221,318,131321,1218,131320,1223,131321,1202,131320,1202,327808,154,1204,
1203,318,131321,1199,131320,1205,458986,166,1237,391,195,345,1200,262368,226,226,296,131326,73,
65592,327734,154,1238,0,179,196663,156,1239,196663,156,1240,131320,1241,262205,154,1242,1239,
327812,154,1243,1242,200,327814,154,1244,1243,10,262205,154,1245,1239,327812,154,1246,1245,200,
327817,154,1247,1246,10,327854,227,1248,1247,75,327846,227,1249,74,1248,262312,227,1250,1249,
196855,1251,0,262394,1250,1252,1251,131320,1252,327854,227,1253,1244,398,131321,1251,131320,1251,
458997,227,1254,1249,1241,1253,1252,196855,1255,0,262394,1254,1256,1255,131320,1256,262205,154,
1257,1239,327812,154,1258,1257,200,262205,154,1259,1240,327808,154,1260,1258,1259,131326,1260,
131320,1255,327812,154,1261,1244,10,327814,154,1262,1247,226,327808,154,1263,1261,1262,262205,154,
1264,1240,327879,154,1265,1264,195,327808,154,1266,1263,1265,262205,154,1267,1240,327874,154,1268,
1267,318,327812,154,1269,1268,399,327808,154,1270,1266,1269,131326,1270,65592,327734,157,1271,0,
220,196663,172,1272,196663,172,1273,196663,161,1274,196663,161,1275,196663,156,1276,131320,1277,
262205,166,1278,1272,262205,166,1279,1273,327810,166,1280,1278,1279,262255,157,1281,1280,262205,
157,1282,1275,262205,157,1283,1274,327813,157,76,1282,1283,327813,157,77,1281,76,327745,402,1284,
401,339,262205,154,1285,1284,327851,227,1286,1285,403,196855,1287,0,262394,1286,1288,1287,131320,
1288,262205,154,1289,1276,327808,154,1290,1285,1289,393281,373,1291,81,315,1290,262205,157,1292,
1291,327809,157,82,77,1292,131321,1287,131320,1287,458997,157,1293,77,1277,82,1288,131326,1293,
65592,327734,159,1294,0,221,196663,161,1295,196663,161,1296,196663,156,1297,196663,156,1298,
131320,1299,262203,285,1300,7,262205,154,1301,1298,327812,154,1302,1301,406,262205,154,1303,1297,
327808,154,1304,1302,1303,393281,407,1305,85,315,1304,262205,159,1306,1305,196670,1300,1306,
262205,157,1307,1295,327745,161,1308,1300,345,262205,157,1309,1308,327813,157,86,1307,1309,262205,
157,1310,1296,327745,161,1311,1300,195,262205,157,1312,1311,327813,157,87,1310,1312,327811,157,88,
86,87,262205,157,1313,1295,262205,157,1314,1311,327813,157,89,1313,1314,262205,157,1315,1296,
262205,157,1316,1308,327813,157,90,1315,1316,327809,157,91,89,90,327760,159,1317,88,91,131326,
1317,65592,327734,152,1318,0,222,196663,156,1319,196663,217,1320,196663,156,1321,131320,1322,
262203,161,1323,7,262203,161,1324,7,262203,156,1325,7,262203,156,1326,7,262203,161,1327,7,262203,
161,1328,7,262203,156,1329,7,262203,156,1330,7,262203,285,1331,7,262203,161,1332,7,262203,161,
1333,7,262203,156,1334,7,262203,156,1335,7,262203,285,1336,7,262203,161,1337,7,262203,161,1338,7,
262203,156,1339,7,262203,156,1340,7,262203,217,1341,7,262203,161,1342,7,262203,161,1343,7,262203,
161,1344,7,262203,161,1345,7,262205,154,1346,1319,327812,154,1347,1346,200,327814,154,1348,1347,
10,262205,154,1349,1319,327812,154,92,1349,200,327817,154,93,92,10,327745,410,1350,98,315,262205,
154,1351,1350,262205,154,1352,1321,327808,154,99,1351,1352,327808,154,1353,93,226,327856,227,1354,
1348,411,327856,227,1355,93,75,327847,227,1356,1354,1355,196855,1357,0,262394,1356,1358,1357,
131320,1358,196855,1359,0,262394,74,1360,1361,131320,1360,327814,154,100,93,226,327745,161,1362,
1320,345,262205,157,1363,1362,196670,1323,1363,327745,161,1364,1320,195,262205,157,1365,1364,
196670,1324,1365,196670,1325,100,196670,1326,99,524345,159,1366,1294,1323,1324,1325,1326,327761,
157,1367,1366,0,196670,1362,1367,327761,157,1368,1366,1,196670,1364,1368,327808,154,101,100,195,
327745,161,1369,1320,226,262205,157,1370,1369,196670,1327,1370,327745,161,1371,1320,360,262205,
157,1372,1371,196670,1328,1372,196670,1329,101,196670,1330,99,524345,159,1373,1294,1327,1328,1329,
1330,327761,157,1374,1373,0,196670,1369,1374,327761,157,1375,1373,1,196670,1371,1375,131321,1359,
131320,1361,327814,154,102,93,226,327745,161,1376,1320,345,262205,157,1377,1376,196670,1332,1377,
327745,161,1378,1320,226,262205,157,1379,1378,196670,1333,1379,196670,1334,102,196670,1335,99,
524345,159,1380,1294,1332,1333,1334,1335,196670,1331,1380,327808,154,103,102,195,327745,161,1381,
1320,195,262205,157,1382,1381,196670,1337,1382,327745,161,1383,1320,360,262205,157,1384,1383,
196670,1338,1384,196670,1339,103,196670,1340,99,524345,159,1385,1294,1337,1338,1339,1340,196670,
1336,1385,327745,161,1386,1331,345,262205,157,1387,1386,327745,161,1388,1336,345,262205,157,1389,
1388,327745,161,1390,1331,195,262205,157,1391,1390,327745,161,1392,1336,195,262205,157,1393,1392,
458832,180,1394,1387,1389,1391,1393,196670,1320,1394,327814,154,1395,93,226,327808,154,1396,1395,
412,131321,1359,131320,1359,458997,154,1397,1353,1360,1396,1361,458997,154,1398,93,1360,1395,1361,
131321,1357,131320,1357,458997,154,1399,1353,1322,1397,1359,458997,154,1400,93,1322,1398,1359,
327856,227,1401,1348,11,196855,1402,0,262394,1401,1403,1404,131320,1403,327745,402,1405,401,413,
262205,154,1406,1405,262205,154,1407,1321,327745,402,1408,401,337,262205,154,1409,1408,327812,154,
1410,1407,1409,327808,154,1411,1406,1410,327812,154,1412,1348,249,327808,154,1413,1411,1412,
262205,180,1414,1320,327745,414,1415,401,300,262205,157,1416,1415,327822,180,104,1414,1416,196670,
1341,104,327808,154,1417,1413,1400,327745,161,1418,1341,345,262205,157,1419,1418,393281,373,1420,
55,315,1417,196670,1420,1419,327808,154,1421,1417,195,327745,161,1422,1341,195,262205,157,1423,
1422,393281,373,1424,55,315,1421,196670,1424,1423,327808,154,1425,1413,1399,327745,161,1426,1341,
226,262205,157,1427,1426,393281,373,1428,55,315,1425,196670,1428,1427,327808,154,1429,1425,195,
327745,161,1430,1341,360,262205,157,1431,1430,393281,373,1432,55,315,1429,196670,1432,1431,131321,
1402,131320,1404,327810,154,1433,1348,11,327856,227,1434,1433,12,196855,1435,0,262394,1434,1436,
1437,131320,1436,131321,1435,131320,1437,327810,154,1438,1433,12,131321,1435,131320,1435,458997,
154,1439,1433,1436,1438,1437,327745,402,1440,401,415,262205,154,1441,1440,327812,154,1442,1439,
1441,327808,154,1443,1442,99,327812,154,1444,1443,249,327745,161,1445,1320,345,262205,157,1446,
1445,196670,1342,1446,327745,161,1447,1320,195,262205,157,1448,1447,196670,1343,1448,393273,154,
1449,601,1342,1343,327745,161,1450,1320,226,262205,157,1451,1450,196670,1344,1451,327745,161,1452,
1320,360,262205,157,1453,1452,196670,1345,1453,393273,154,1454,601,1344,1345,196855,1455,0,262394,
1434,1456,1457,131320,1456,327808,154,1458,1444,1400,327814,154,1459,1458,226,393281,410,1460,107,
315,1459,196670,1460,1449,327808,154,1461,1444,1399,327814,154,1462,1461,226,393281,410,1463,107,
315,1462,196670,1463,1454,131321,1455,131320,1457,327808,154,1464,1444,1400,327814,154,1465,1464,
226,393281,410,1466,110,315,1465,196670,1466,1449,327808,154,1467,1444,1399,327814,154,1468,1467,
226,393281,410,1469,110,315,1468,196670,1469,1454,131321,1455,131320,1455,131321,1402,131320,1402,
65789,65592,327734,152,1470,0,223,196663,156,1471,196663,161,1472,196663,156,1473,131320,1474,
262203,161,1475,7,262203,161,1476,7,327745,402,1477,401,413,262205,154,1478,1477,262205,154,1479,
1473,327745,402,1480,401,337,262205,154,1481,1480,327812,154,1482,1479,1481,327808,154,1483,1478,
1482,262205,154,1484,1471,327808,154,1485,1483,1484,393281,373,1486,55,315,1485,262205,157,1487,
1486,196670,1475,1487,262205,157,1488,1472,196670,1476,1488,393273,157,1489,742,1475,1476,196670,
1486,1489,65789,65592,327734,152,1490,0,224,196663,156,1491,196663,161,1492,196663,161,1493,
196663,156,1494,131320,1495,262203,161,1496,7,262203,161,1497,7,262203,161,1498,7,262203,161,1499,
7,262205,157,1500,1492,327866,227,1501,1500,334,262205,157,1502,1492,393385,157,1503,1501,1502,
334,196855,1504,0,262394,111,1505,1506,131320,1505,262205,157,1507,1492,262205,157,1508,1492,
262271,157,112,1508,196670,1496,112,327737,157,1509,646,1496,196670,1497,331,196670,1498,1509,
393273,157,1510,742,1497,1498,196670,1499,1510,327737,157,1511,613,1499,327813,157,113,1507,1511,
262205,157,1512,1493,327813,157,114,113,1512,131321,1504,131320,1506,327813,157,115,1503,1503,
262205,157,1513,1493,327813,157,116,115,1513,131321,1504,131320,1504,458997,157,1514,114,1505,116,
1506,327745,402,1515,401,413,262205,154,1516,1515,262205,154,1517,1494,327745,402,1518,401,337,
262205,154,1519,1518,327812,154,1520,1517,1519,327808,154,1521,1516,1520,262205,154,1522,1491,
327808,154,1523,1521,1522,393281,373,1524,55,315,1523,196670,1524,1514,65789,65592,327734,168,
1525,0,225,196663,156,1526,196663,156,1527,131320,1528,196855,1529,0,262394,418,1530,1531,131320,
1530,262205,154,1532,1527,327745,419,1533,397,1532,262205,168,1534,1533,131321,1529,131320,1531,
262205,154,1535,1526,327812,154,1536,1535,199,262205,154,1537,1527,327808,154,1538,1536,1537,
393281,421,1539,119,315,1538,262205,168,1540,1539,131321,1529,131320,1529,458997,168,1541,1534,
1530,1540,1531,131326,1541,65592,327734,152,1542,0,237,196663,156,1543,196663,231,1544,196663,236,
1545,131320,1546,262203,425,1547,7,131321,1548,131320,1548,458997,154,1549,345,1546,1550,1551,
262390,1552,1551,1,131321,1553,131320,1553,327856,227,1554,1549,233,262394,1554,1555,1552,131320,
1555,262205,154,1556,1543,327808,154,1557,1556,1549,327812,154,1558,1557,174,262201,154,1559,529,
327879,154,1560,1559,189,327808,154,1561,1558,1560,458764,154,1562,1,38,1561,423,131321,1563,
131320,1563,458997,154,1564,345,1555,1565,1566,262390,1567,1566,1,131321,1568,131320,1568,327856,
227,1569,1564,230,262394,1569,1570,1567,131320,1570,327812,154,1571,1549,230,327808,154,1572,1571,
1564,327745,402,1573,401,315,262205,154,1574,1573,196670,1547,1544,327745,156,1575,1547,1564,
262205,154,1576,1575,327812,154,1577,1576,426,327808,154,1578,1574,1577,327808,154,1579,1578,1562,
393281,421,1580,122,315,1579,262205,168,1581,1580,327745,169,1582,1545,1572,196670,1582,1581,
131321,1566,131320,1566,327808,154,1565,1564,318,131321,1563,131320,1567,131321,1551,131320,1551,
327808,154,1550,1549,318,131321,1548,131320,1552,65789,65592,327734,152,1583,0,241,196663,156,
1584,196663,235,1585,196663,240,1586,131320,1587,262203,156,1588,7,262203,156,1589,7,262203,156,
1590,7,262203,156,1591,7,262203,156,1592,7,262203,156,1593,7,262203,156,1594,7,262203,156,1595,7,
262203,169,1596,7,262203,236,1597,7,262203,169,1598,7,262203,169,1599,7,262203,169,1600,7,262203,
169,1601,7,131321,1602,131320,1602,458997,154,1603,345,1587,1604,1605,262390,1606,1605,1,131321,
1607,131320,1607,327856,227,1608,1603,233,262394,1608,1609,1606,131320,1609,262205,154,1610,1584,
327808,154,1611,1610,1603,327812,154,1612,1611,174,262201,154,1613,529,327879,154,1614,1613,189,
327808,154,1615,1612,1614,327814,154,1616,1615,226,327812,154,1617,1616,174,327817,154,1618,1615,
226,327808,154,1619,1617,1618,131321,1620,131320,1620,458997,154,1621,345,1609,1622,1623,262390,
1624,1623,1,131321,1625,131320,1625,327856,227,1626,1621,9,262394,1626,1627,1624,131320,1627,
196670,1588,1621,196670,1589,1619,393273,168,1628,1525,1588,1589,327808,154,1629,1619,226,196670,
1590,1621,196670,1591,1629,393273,168,1630,1525,1590,1591,327808,154,1631,1619,200,196670,1592,
1621,196670,1593,1631,393273,168,1632,1525,1592,1593,327808,154,1633,1619,358,196670,1594,1621,
196670,1595,1633,393273,168,1634,1525,1594,1595,131321,1635,131320,1635,458997,154,1636,345,1627,
1637,1638,262390,1639,1638,1,131321,1640,131320,1640,327856,227,1641,1636,230,262394,1641,1642,
1639,131320,1642,327812,154,1643,1621,230,327808,154,1644,1643,1636,327812,154,1645,1603,230,
327808,154,1646,1645,1636,196670,1597,1585,327745,169,1647,1597,1646,262205,168,1648,1647,196670,
1596,1648,196670,1598,1628,196670,1599,1630,196670,1600,1632,196670,1601,1634,589881,166,1649,690,
1596,1598,1599,1600,1601,327745,172,1650,1586,1644,262205,166,1651,1650,327808,166,1652,1651,1649,
196670,1650,1652,131321,1638,131320,1638,327808,154,1637,1636,318,131321,1635,131320,1639,131321,
1623,131320,1623,327808,154,1622,1621,318,131321,1620,131320,1624,131321,1605,131320,1605,327808,
154,1604,1603,318,131321,1602,131320,1606,65789,65592,327734,152,516,0,242,196663,156,1653,131320,
1654,262203,425,1655,7,262203,156,1656,7,262203,156,1657,7,262203,240,1658,7,262203,432,1659,7,
262203,156,1660,7,262203,236,1661,7,262203,435,1662,7,262203,156,1663,7,262203,156,1664,7,262203,
161,1665,7,262203,161,1666,7,262203,439,1667,7,262203,156,1668,7,262203,240,1669,7,262203,156,
1670,7,262203,236,1671,7,262203,156,1672,7,262203,240,1673,7,262203,172,1674,7,262203,172,1675,7,
262203,172,1676,7,262203,172,1677,7,262203,161,1678,7,262203,161,1679,7,262203,156,1680,7,262203,
156,1681,7,262203,161,1682,7,262203,156,1683,7,262203,172,1684,7,262203,172,1685,7,262203,161,
1686,7,262203,161,1687,7,262203,156,1688,7,262203,156,1689,7,262203,161,1690,7,262203,161,1691,7,
262203,156,1692,7,262203,156,1693,7,262203,217,1694,7,262203,156,1695,7,262201,154,1696,529,
327879,154,1697,1696,189,327874,154,1698,1696,427,262205,154,1699,1653,327812,154,1700,1699,254,
327808,154,1701,1700,1698,327812,154,1702,1701,8,131321,1703,131320,1703,458997,154,1704,345,1654,
1705,1706,262390,1707,1706,1,131321,1708,131320,1708,327856,227,1709,1704,8,262394,1709,1710,1707,
131320,1710,327808,154,1711,1702,1704,327745,402,1712,401,428,262205,154,1713,1712,327810,154,
1714,1713,195,458764,154,1715,1,38,1711,1714,196855,1716,0,262394,429,1717,1718,131320,1717,
327814,154,1719,1715,200,327817,154,1720,1715,200,196670,1656,1719,196670,1657,1720,393273,154,
1721,1238,1656,1657,131321,1716,131320,1718,131321,1716,131320,1716,458997,154,1722,1721,1717,
1715,1718,327745,156,1723,1655,1704,196670,1723,1722,196855,1724,0,262394,430,1725,1724,131320,
1725,327808,154,1726,8,1704,327808,154,1727,1713,1715,327745,156,1728,1655,1726,196670,1728,1727,
131321,1724,131320,1724,131321,1706,131320,1706,327808,154,1705,1704,318,131321,1703,131320,1707,
131321,1729,131320,1729,458997,154,1730,345,1707,1731,1732,262390,1733,1732,1,131321,1734,131320,
1734,327856,227,1735,1730,238,262394,1735,1736,1733,131320,1736,327745,172,1737,1658,1730,196670,
1737,315,131321,1732,131320,1732,327808,154,1731,1730,318,131321,1729,131320,1733,131321,1738,
131320,1738,458997,154,1739,345,1733,1740,1741,262390,1742,1741,1,131321,1743,131320,1743,327856,
227,1744,1739,230,262394,1744,1745,1742,131320,1745,327745,402,1746,401,318,262205,154,1747,1746,
327745,156,1748,1655,1739,262205,154,1749,1748,327808,154,1750,1747,1749,393281,373,1751,81,315,
1750,262205,157,1752,1751,327745,161,1753,1659,1739,196670,1753,1752,131321,1741,131320,1741,
327808,154,1740,1739,318,131321,1738,131320,1742,262205,231,1754,1655,196670,1660,345,458809,152,
1755,1542,1660,1754,1661,262205,235,1756,1661,196855,1757,0,262394,433,1758,1759,131320,1758,
327745,402,1760,401,316,262205,154,1761,1760,196670,1663,1761,327745,402,1762,401,427,262205,154,
1763,1762,196670,1664,1763,327745,414,1764,401,436,262205,157,1765,1764,196670,1665,1765,327745,
414,1766,401,437,262205,157,1767,1766,196670,1666,1767,524345,157,1768,1095,1663,1664,1665,1666,
327745,161,1769,1662,315,196670,1769,1768,262205,166,1770,391,327745,172,1771,1667,315,196670,
1771,1770,131321,1757,131320,1759,131321,1772,131320,1772,458997,154,1773,345,1759,1774,1775,
262390,1776,1775,1,131321,1777,131320,1777,327856,227,1778,1773,9,262394,1778,1779,1776,131320,
1779,327745,402,1780,401,440,262205,154,1781,1780,327812,154,1782,226,1773,327808,154,1783,1781,
1782,393281,373,1784,55,315,1783,262205,157,1785,1784,327745,161,1786,1662,1773,196670,1786,1785,
327808,154,1787,1783,195,393281,373,1788,55,315,1787,262205,157,1789,1788,262268,166,1790,1789,
327745,172,1791,1667,1773,196670,1791,1790,131321,1775,131320,1775,327808,154,1774,1773,318,
131321,1772,131320,1776,131321,1757,131320,1757,196670,1668,345,262205,239,1792,1658,196670,1669,
1792,458809,152,1793,1583,1668,1756,1669,262205,239,1794,1669,196670,1658,1794,131321,1795,131320,
1795,458997,154,1796,233,1757,1797,1798,262390,1799,1798,0,131321,1800,131320,1800,327856,227,
1801,1796,441,262394,1801,1802,1799,131320,1802,262205,231,1803,1655,196670,1670,1796,458809,152,
1804,1542,1670,1803,1671,262205,235,1805,1671,196670,1672,1796,262205,239,1806,1658,196670,1673,
1806,458809,152,1807,1583,1672,1805,1673,262205,239,1808,1673,196670,1658,1808,131321,1798,131320,
1798,327808,154,1797,1796,233,131321,1795,131320,1799,131321,1809,131320,1809,458997,154,1810,345,
1799,1811,1812,262390,1813,1812,1,131321,1814,131320,1814,327856,227,1815,1810,9,262394,1815,1816,
1813,131320,1816,131321,1817,131320,1817,458997,154,1818,345,1816,1819,1820,262390,1821,1820,1,
131321,1822,131320,1822,327856,227,1823,1818,8,262394,1823,1824,1821,131320,1824,327812,154,1825,
1810,230,327808,154,1826,1825,1818,327745,172,1827,1658,1826,262205,166,1828,1827,196670,1674,
1828,327737,166,1829,748,1674,196855,1830,0,262394,442,1831,1830,131320,1831,327808,154,1832,1825,
8,327808,154,1833,1832,1818,327745,172,1834,1658,1833,262205,166,1835,1834,196670,1675,1835,
327737,166,1836,748,1675,131321,1830,131320,1830,458997,166,1837,315,1824,1836,1831,196670,1676,
1829,327745,172,1838,1667,1810,262205,166,1839,1838,196670,1677,1839,327745,161,1840,1662,1810,
262205,157,1841,1840,196670,1678,1841,327745,161,1842,1659,1818,262205,157,1843,1842,196670,1679,
1843,327745,156,1844,1655,1818,262205,154,1845,1844,196670,1680,1845,589881,157,1846,1271,1676,
1677,1678,1679,1680,327851,227,1847,1697,345,196855,1848,0,262394,1847,1849,1848,131320,1849,
131321,1820,131320,1848,196855,1850,0,262394,443,1851,1852,131320,1851,327812,154,1853,1810,254,
327808,154,1854,1853,1698,327812,154,1855,1854,8,327808,154,1856,1855,1818,327745,349,1857,448,
1856,196670,1857,1846,131321,1850,131320,1852,327808,154,1858,1702,1818,327745,402,1859,401,428,
262205,154,1860,1859,327856,227,1861,1858,1860,196855,1862,0,262394,1861,1863,1862,131320,1863,
327745,402,1864,401,335,262205,154,1865,1864,327856,227,1866,1810,1865,131321,1862,131320,1862,
458997,227,1867,1861,1852,1866,1863,196855,1868,0,262394,1867,1869,1868,131320,1869,196855,1870,0,
262394,449,1871,1872,131320,1871,262205,154,1873,1844,196670,1681,1873,196670,1682,1846,196670,
1683,1810,458809,152,1874,1470,1681,1682,1683,131321,1870,131320,1872,327808,154,1875,450,1818,
262205,154,1876,1844,327808,154,1877,1860,1876,196670,1684,1837,262205,166,1878,1838,196670,1685,
1878,262205,157,1879,1840,196670,1686,1879,327745,161,1880,1659,1875,262205,157,1881,1880,196670,
1687,1881,196670,1688,1877,589881,157,1882,1271,1684,1685,1686,1687,1688,262205,154,1883,1844,
196670,1689,1883,196670,1690,1846,196670,1691,1882,196670,1692,1810,524345,152,1884,1490,1689,
1690,1691,1692,131321,1870,131320,1870,131321,1868,131320,1868,131321,1850,131320,1850,131321,
1820,131320,1820,327808,154,1819,1818,318,131321,1817,131320,1821,131321,1812,131320,1812,327808,
154,1811,1810,318,131321,1809,131320,1813,196855,1885,0,262394,451,1886,1885,131320,1886,262368,
226,226,296,262205,154,1887,1653,327812,154,1888,1887,453,327817,154,1889,1696,453,327808,154,
1890,1888,1889,327814,154,1891,1696,453,131321,1892,131320,1892,458997,154,1893,1891,1886,1894,
1895,262390,1896,1895,0,131321,1897,131320,1897,327856,227,1898,1893,9,262394,1898,1899,1896,
131320,1899,327812,154,1900,1893,453,327808,154,1901,1900,1889,327812,154,1902,1901,200,327812,
154,1903,1890,200,327745,402,1904,401,428,262205,154,1905,1904,327856,227,1906,1903,1905,196855,
1907,0,262394,1906,1908,1907,131320,1908,327745,402,1909,401,335,262205,154,1910,1909,327856,227,
1911,1893,1910,131321,1907,131320,1907,458997,227,1912,1906,1899,1911,1908,196855,1913,0,262394,
1912,1914,1913,131320,1914,327745,349,1915,448,1902,262205,157,1916,1915,327808,154,1917,1902,195,
327745,349,1918,448,1917,262205,157,1919,1918,327808,154,1920,1902,226,327745,349,1921,448,1920,
262205,157,1922,1921,327808,154,1923,1902,360,327745,349,1924,448,1923,262205,157,1925,1924,
458832,180,1926,1916,1919,1922,1925,196670,1693,1890,196670,1694,1926,196670,1695,1893,458809,152,
1927,1318,1693,1694,1695,131321,1913,131320,1913,131321,1895,131320,1895,327814,154,1928,6,453,
327808,154,1894,1893,1928,131321,1892,131320,1896,131321,1885,131320,1885,65789,65592,327734,154,
1929,0,243,196663,156,1930,131320,1931,262201,154,1932,529,327814,154,1933,1932,275,327812,154,
1934,1933,280,262205,154,1935,1930,327817,154,1936,1935,280,327808,154,1937,1934,1936,131326,1937,
65592,327734,154,1938,0,243,196663,156,1939,131320,1940,262201,154,1941,529,327817,154,1942,1941,
275,262205,154,1943,1939,327814,154,1944,1943,280,327812,154,1945,1944,6,327808,154,1946,1942,
1945,131326,1946,65592,327734,227,1947,0,244,196663,156,1948,131320,1949,262203,156,1950,7,262203,
156,1951,7,262205,154,1952,1948,196670,1950,1952,327737,154,1953,1929,1950,327856,227,1954,1953,
273,196855,1955,0,262394,1954,1956,1955,131320,1956,262205,154,1957,1948,196670,1951,1957,327737,
154,1958,1938,1951,327856,227,1959,1958,264,131321,1955,131320,1955,458997,227,1960,1954,1949,
1959,1956,131326,1960,65592,327734,152,1961,0,262,196663,156,1962,196663,156,1963,196663,156,1964,
196663,156,1965,196663,261,1966,131320,1967,262205,154,1968,1962,327745,402,1969,401,415,262205,
154,1970,1969,327812,154,1971,1968,1970,262205,154,1972,1963,327812,154,1973,1972,247,327808,154,
1974,1971,1973,327812,154,1975,1974,250,327812,154,1976,1975,174,262201,154,1977,529,327879,154,
1978,1977,189,327808,154,1979,1976,1978,131321,1980,131320,1980,458997,154,1981,345,1967,1982,
1983,262390,1984,1983,1,131321,1985,131320,1985,327856,227,1986,1981,258,262394,1986,1987,1984,
131320,1987,262205,154,1988,1965,327812,154,1989,1981,254,327808,154,1990,1988,1989,262201,154,
1991,529,327874,154,1992,1991,427,327808,154,1993,1990,1992,262205,154,1994,1964,327810,154,1995,
1994,195,458764,154,1996,1,38,1993,1995,131321,1997,131320,1997,458997,154,1998,345,1987,1999,
2000,262390,2001,2000,1,131321,2002,131320,2002,327856,227,2003,1998,250,262394,2003,2004,2001,
131320,2004,327812,154,2005,1981,250,327808,154,2006,2005,1998,327812,154,2007,1996,250,327808,
154,2008,2007,1998,327812,154,2009,2008,174,327808,154,2010,1979,2009,393281,421,2011,125,315,
2010,262205,168,2012,2011,327745,169,2013,1966,2006,196670,2013,2012,131321,2000,131320,2000,
327808,154,1999,1998,318,131321,1997,131320,2001,131321,1983,131320,1983,327808,154,1982,1981,318,
131321,1980,131320,1984,65789,65592,327734,152,2014,0,263,196663,260,2015,196663,156,2016,196663,
156,2017,131320,2018,262203,458,2019,7,262203,156,2020,7,262203,261,2021,7,262203,176,2022,7,
262203,285,2023,7,262203,161,2024,7,262203,161,2025,7,262203,161,2026,7,262203,161,2027,7,262203,
161,2028,7,262203,161,2029,7,262203,176,2030,7,262201,154,2031,529,327879,154,2032,2031,189,
131321,2033,131320,2033,458997,154,2034,345,2018,2035,2036,262390,2037,2036,1,131321,2038,131320,
2038,327856,227,2039,2034,258,262394,2039,2040,2037,131320,2040,262205,154,2041,2017,327812,154,
2042,2034,254,327808,154,2043,2041,2042,262201,154,2044,529,327874,154,2045,2044,427,327808,154,
2046,2043,2045,131321,2047,131320,2047,458997,154,2048,345,2040,2049,2050,262390,2051,2050,1,
131321,2052,131320,2052,327856,227,2053,2048,455,262394,2053,2054,2051,131320,2054,327812,154,
2055,2034,250,327814,154,2056,2048,200,327808,154,2057,2055,2056,327817,154,2058,2048,200,196670,
2021,2015,393281,156,2059,2021,2057,2058,262205,154,2060,2059,196670,2020,2060,327737,159,2061,
557,2020,327745,285,2062,2019,2048,196670,2062,2061,131321,2050,131320,2050,327808,154,2049,2048,
318,131321,2047,131320,2051,131321,2063,131320,2063,458997,154,2064,345,2051,2065,2066,262390,
2067,2066,0,131321,2068,131320,2068,327856,227,2069,2064,273,262394,2069,2070,2067,131320,2070,
131321,2071,131320,2071,458997,166,2072,315,2070,2073,2074,262390,2075,2074,1,131321,2076,131320,
2076,327857,227,2077,2072,335,262394,2077,2078,2075,131320,2078,327745,161,2079,2022,2072,196670,
2079,334,131321,2074,131320,2074,327808,166,2073,2072,318,131321,2071,131320,2075,131321,2080,
131320,2080,458997,154,2081,345,2075,2082,2083,262390,2084,2083,1,131321,2085,131320,2085,327856,
227,2086,2081,459,262394,2086,2087,2084,131320,2087,327812,154,2088,2064,250,327814,154,2089,2081,
200,327808,154,2090,2088,2089,327812,154,2091,2090,185,327812,154,2092,2032,200,327808,154,2093,
2091,2092,327817,154,2094,2081,200,327808,154,2095,2093,2094,327745,465,2096,464,2095,262205,159,
2097,2096,196670,2023,2097,327812,154,2098,2094,226,327745,161,2099,2023,345,262205,157,2100,2099,
196670,2024,2100,393281,161,2101,2019,2081,345,262205,157,2102,2101,196670,2025,2102,327745,161,
2103,2022,2098,262205,157,2104,2103,196670,2026,2104,458809,157,2105,659,2024,2025,2026,196670,
2103,2105,327808,154,2106,2098,195,327745,161,2107,2023,195,262205,157,2108,2107,196670,2027,2108,
393281,161,2109,2019,2081,195,262205,157,2110,2109,196670,2028,2110,327745,161,2111,2022,2106,
262205,157,2112,2111,196670,2029,2112,458809,157,2113,659,2027,2028,2029,196670,2111,2113,131321,
2083,131320,2083,327808,154,2082,2081,318,131321,2080,131320,2084,262205,175,2114,2022,196670,
2030,2114,327737,157,2115,799,2030,327850,227,2116,2032,345,262205,154,2117,2016,327856,227,2118,
2046,2117,327847,227,2119,2116,2118,196855,2120,0,262394,2119,2121,2120,131320,2121,327812,154,
2122,2064,247,327808,154,2123,2122,2046,327745,349,2124,469,2123,196670,2124,2115,131321,2120,
131320,2120,131321,2066,131320,2066,327808,154,2065,2064,318,131321,2063,131320,2067,131321,2036,
131320,2036,327808,154,2035,2034,318,131321,2033,131320,2037,65789,65592,327734,152,2125,0,242,
196663,156,2126,131320,2127,262203,176,2128,7,262203,161,2129,7,262203,161,2130,7,262203,161,2131,
7,262203,161,2132,7,262203,176,2133,7,262201,154,2134,529,327879,154,2135,2134,189,262201,154,
2136,529,327874,154,2137,2136,427,262368,226,226,296,131321,2138,131320,2138,458997,154,2139,345,
2127,2140,2141,262390,2142,2141,0,131321,2143,131320,2143,327856,227,2144,2139,273,262394,2144,
2145,2142,131320,2145,327808,154,2146,2139,2137,458764,154,2147,1,38,2146,470,327812,154,2148,
2147,247,327745,349,2149,469,2148,262205,157,2150,2149,131321,2151,131320,2151,458997,157,2152,
2150,2145,2153,2154,458997,154,2155,345,2145,128,2154,262390,2156,2154,1,131321,2157,131320,2157,
327856,227,2158,2155,174,262394,2158,2159,2156,131320,2159,327812,154,126,2135,174,327808,154,127,
126,2155,327808,154,2160,2148,127,327745,349,2161,469,2160,262205,157,2162,2161,262205,154,2163,
2126,327856,227,2164,127,2163,393385,157,2165,2164,2162,2152,327745,161,2166,2128,2155,196670,
2166,2165,262205,157,2167,2166,327866,227,2168,2167,2152,196855,2169,0,262394,2168,2170,2171,
131320,2170,262205,157,2172,2166,131321,2169,131320,2171,131321,2169,131320,2169,458997,157,2153,
2172,2170,2152,2171,131321,2154,131320,2154,327808,154,128,2155,318,131321,2151,131320,2156,
196670,2129,2152,327737,157,2173,769,2129,131321,2174,131320,2174,458997,154,2175,345,2156,132,
2176,262390,2177,2176,1,131321,2178,131320,2178,327856,227,2179,2175,174,262394,2179,2180,2177,
131320,2180,262271,157,129,2173,327745,161,2181,2128,2175,262205,157,2182,2181,196670,2130,2182,
196670,2131,129,393273,157,2183,742,2130,2131,196670,2132,2183,327737,157,2184,646,2132,327812,
154,130,2135,174,327808,154,131,130,2175,262205,154,2185,2126,327856,227,2186,131,2185,393385,157,
2187,2186,2184,334,196670,2181,2187,131321,2176,131320,2176,327808,154,132,2175,318,131321,2174,
131320,2177,262205,175,2188,2128,196670,2133,2188,327737,157,2189,799,2133,262368,226,226,296,
327856,227,2190,2146,273,196855,2191,0,262394,2190,2192,2191,131320,2192,131321,2193,131320,2193,
458997,154,2194,345,2192,2195,2196,262390,2197,2196,1,131321,2198,131320,2198,327856,227,2199,
2194,174,262394,2199,2200,2197,131320,2200,327812,154,2201,2135,174,327808,154,2202,2148,2201,
327808,154,2203,2202,2194,327745,161,2204,2128,2194,262205,157,2205,2204,327745,349,2206,469,2203,
196670,2206,2205,131321,2196,131320,2196,327808,154,2195,2194,318,131321,2193,131320,2197,327850,
227,2207,2135,345,196855,2208,0,262394,2207,2209,2208,131320,2209,327745,349,2210,473,2147,196670,
2210,2173,327745,349,2211,474,2147,196670,2211,2189,131321,2208,131320,2208,131321,2191,131320,
2191,131321,2141,131320,2141,327808,154,2140,2139,254,131321,2138,131320,2142,262368,226,226,296,
65789,65592,327734,152,2212,0,272,196663,156,2213,196663,156,2214,196663,156,2215,196663,156,2216,
196663,271,2217,131320,2218,262203,156,2219,7,262205,154,2220,2213,327745,402,2221,401,415,262205,
154,2222,2221,327812,154,2223,2220,2222,262205,154,2224,2214,327812,154,2225,2224,247,327808,154,
2226,2223,2225,327812,154,2227,2226,475,131321,2228,131320,2228,458997,154,2229,345,2218,2230,
2231,262390,2232,2231,1,131321,2233,131320,2233,327856,227,2234,2229,269,262394,2234,2235,2232,
131320,2235,327814,154,2236,2229,268,327812,154,2237,2236,280,196670,2219,2237,327737,154,2238,
1938,2219,458764,154,2239,1,38,2238,476,262205,154,2240,2216,327817,154,2241,2229,268,327808,154,
2242,2240,2241,262205,154,2243,2215,327810,154,2244,2243,195,458764,154,2245,1,38,2242,2244,
327812,154,2246,2245,477,327808,154,2247,2227,2246,327808,154,2248,2247,2239,393281,410,2249,110,
315,2248,262205,154,2250,2249,327745,156,2251,2217,2229,196670,2251,2250,131321,2231,131320,2231,
327808,154,2230,2229,318,131321,2228,131320,2232,65789,65592,327734,152,2252,0,284,196663,270,
2253,196663,156,2254,196663,156,2255,196663,283,2256,131320,2257,262203,271,2258,7,262203,156,
2259,7,262203,156,2260,7,131321,2261,131320,2261,458997,154,2262,345,2257,136,2263,262390,2264,
2263,1,131321,2265,131320,2265,327856,227,2266,2262,268,262394,2266,2267,2264,131320,2267,131321,
2268,131320,2268,458997,154,2269,345,2267,2270,2271,262390,2272,2271,1,131321,2273,131320,2273,
327856,227,2274,2269,267,262394,2274,2275,2272,131320,2275,262205,154,2276,2255,327808,154,133,
2276,2262,262205,154,2277,2254,327856,227,2278,133,2277,196855,2279,0,262394,2278,2280,2281,
131320,2280,327812,154,2282,2269,268,327808,154,2283,2282,2262,196670,2258,2253,327745,156,2284,
2258,2283,262205,154,2285,2284,131321,2279,131320,2281,131321,2279,131320,2279,458997,154,2286,
2285,2280,345,2281,196670,2259,2286,327737,159,2287,557,2259,131321,2288,131320,2288,458997,154,
2289,345,2279,2290,2291,262390,2292,2291,1,131321,2293,131320,2293,327856,227,2294,2289,280,
262394,2294,2295,2292,131320,2295,327812,154,2296,2269,280,327808,154,2297,2296,2289,196670,2260,
2297,327737,154,2298,1929,2260,458764,154,2299,1,38,2298,478,327812,154,2300,2299,247,262205,154,
2301,2255,327808,154,2302,2300,2301,327808,154,2303,2302,2262,327745,349,2304,469,2303,262205,157,
2305,2304,327745,285,2306,2256,2297,262205,159,2307,2306,327822,159,134,2287,2305,327809,159,135,
2307,134,196670,2306,135,131321,2291,131320,2291,327808,154,2290,2289,318,131321,2288,131320,2292,
131321,2271,131320,2271,327808,154,2270,2269,318,131321,2268,131320,2272,131321,2263,131320,2263,
327808,154,136,2262,318,131321,2261,131320,2264,65789,65592,327734,152,2308,0,286,196663,161,2309,
196663,161,2310,196663,285,2311,196663,161,2312,196663,161,2313,196663,285,2314,131320,2315,
262203,161,2316,7,262203,161,2317,7,262203,161,2318,7,262203,161,2319,7,262203,161,2320,7,262203,
161,2321,7,262205,157,2322,2309,262205,157,2323,2312,327866,227,2324,2322,2323,262205,157,2325,
2309,262205,157,2326,2312,393385,157,2327,2324,2325,2326,262271,157,137,2327,262205,157,2328,2309,
196670,2316,2328,196670,2317,137,393273,157,2329,742,2316,2317,196670,2318,2329,327737,157,2330,
646,2318,262205,157,2331,2312,196670,2319,2331,196670,2320,137,393273,157,2332,742,2319,2320,
196670,2321,2332,327737,157,2333,646,2321,262205,157,2334,2310,327813,157,138,2334,2330,262205,
157,2335,2313,327813,157,139,2335,2333,327809,157,140,138,139,262205,159,2336,2311,327822,159,141,
2336,2330,262205,159,2337,2314,327822,159,142,2337,2333,327809,159,143,141,142,196670,2310,140,
196670,2311,143,196670,2309,2327,65789,65592,327734,152,2338,0,287,196663,156,2339,196663,156,
2340,196663,156,2341,196663,161,2342,196663,285,2343,131320,2344,262203,156,2345,7,262203,161,
2346,7,262203,156,2347,7,262205,154,2348,2340,327812,154,2349,2348,273,262205,154,2350,2341,
196670,2345,2350,327737,154,2351,1929,2345,327808,154,2352,2349,2351,262205,159,2353,2343,262205,
157,2354,2342,196670,2346,2354,327737,157,2355,613,2346,327822,159,144,2353,2355,327745,402,2356,
401,480,262205,154,2357,2356,262205,154,2358,2339,327745,402,2359,401,481,262205,154,2360,2359,
327812,154,2361,2358,2360,327808,154,2362,2357,2361,327812,154,2363,2352,10,327808,154,2364,2362,
2363,327814,154,2365,2364,226,262205,154,2366,2341,196670,2347,2366,327737,154,2367,1938,2347,
327808,154,2368,2365,2367,393281,407,2369,147,315,2368,196670,2369,144,65789,65592,327734,154,
2370,0,288,196663,156,2371,196663,156,2372,196663,156,2373,196663,156,2374,131320,2375,327745,402,
2376,401,298,262205,154,2377,2376,262205,154,2378,2371,327812,154,2379,2378,12,262205,154,2380,
2372,327808,154,2381,2379,2380,327745,402,2382,401,482,262205,154,2383,2382,327812,154,2384,2381,
2383,262205,154,2385,2373,327808,154,2386,2384,2385,327812,154,2387,2386,273,262205,154,2388,2374,
327808,154,2389,2387,2388,327812,154,2390,2389,483,327808,154,2391,2377,2390,327814,154,2392,2391,
226,131326,2392,65592,327734,152,2393,0,289,196663,156,2394,196663,156,2395,196663,156,2396,
196663,156,2397,131320,2398,262203,156,2399,7,262203,156,2400,7,262203,156,2401,7,262203,156,2402,
7,262203,156,2403,7,262203,486,2404,7,262203,486,2405,7,262203,156,2406,7,262203,161,2407,7,
262203,161,2408,7,262203,285,2409,7,262203,161,2410,7,262203,161,2411,7,262203,285,2412,7,262203,
156,2413,7,262203,156,2414,7,262203,156,2415,7,262203,161,2416,7,262203,285,2417,7,131321,2418,
131320,2418,458997,159,2419,484,2398,2420,2421,458997,157,2422,334,2398,2423,2421,458997,154,2424,
345,2398,2425,2421,458997,157,2426,334,2398,2427,2421,262390,2428,2421,0,131321,2429,131320,2429,
262205,154,2430,2396,327856,227,2431,2424,2430,262394,2431,2432,2428,131320,2432,131321,2433,
131320,2433,458997,154,2434,345,2432,2435,2436,262390,2437,2436,1,131321,2438,131320,2438,327856,
227,2439,2434,174,262394,2439,2440,2437,131320,2440,327808,154,2441,2424,2434,262205,154,2442,
2396,327810,154,2443,2442,195,458764,154,2444,1,38,2441,2443,262205,154,2445,2397,196670,2399,
2445,327737,154,2446,1929,2399,262205,154,2447,2394,196670,2400,2447,262205,154,2448,2395,196670,
2401,2448,196670,2402,2444,196670,2403,2446,524345,154,2449,2370,2400,2401,2402,2403,327808,154,
2450,2449,264,393281,407,2451,147,315,2450,262205,159,2452,2451,327745,285,2453,2404,2434,196670,
2453,2452,262205,154,2454,2397,196670,2406,2454,327737,154,2455,1938,2406,327808,154,2456,2449,
2455,393281,407,2457,147,315,2456,262205,159,2458,2457,327745,285,2459,2405,2434,196670,2459,2458,
131321,2436,131320,2436,327808,154,2435,2434,318,131321,2433,131320,2437,131321,2460,131320,2460,
458997,159,2420,2419,2437,2461,2462,458997,157,2423,2422,2437,2463,2462,458997,157,2427,2426,2437,
2464,2462,458997,154,2465,345,2437,2466,2462,262390,2467,2462,1,131321,2468,131320,2468,327856,
227,2469,2465,174,262394,2469,2470,2467,131320,2470,327808,154,2471,2424,2465,327850,227,2472,
2471,345,196855,2473,0,262394,2472,2474,2475,131320,2474,393281,161,2476,2404,2465,345,262205,157,
2477,2476,393281,161,2478,2404,2465,195,262205,157,2479,2478,327745,285,2480,2405,2465,262205,159,
2481,2480,131321,2473,131320,2475,262205,154,2482,2396,327856,227,2483,2471,2482,196855,2484,0,
262394,2483,2485,2484,131320,2485,196670,2407,2427,196670,2408,2423,196670,2409,2420,393281,161,
2486,2404,2465,345,262205,157,2487,2486,196670,2410,2487,393281,161,2488,2404,2465,195,262205,157,
2489,2488,196670,2411,2489,327745,285,2490,2405,2465,262205,159,2491,2490,196670,2412,2491,655417,
152,2492,2308,2407,2408,2409,2410,2411,2412,262205,157,2493,2407,262205,157,2494,2408,262205,159,
2495,2409,131321,2484,131320,2484,458997,159,2496,2420,2475,2495,2485,458997,157,2497,2423,2475,
2494,2485,458997,157,2498,2427,2475,2493,2485,131321,2473,131320,2473,458997,159,2461,2481,2474,
2496,2484,458997,157,2463,2479,2474,2497,2484,458997,157,2464,2477,2474,2498,2484,131321,2462,
131320,2462,327808,154,2466,2465,318,131321,2460,131320,2467,131321,2421,131320,2421,327808,154,
2425,2424,174,131321,2418,131320,2428,262205,154,2499,2394,196670,2413,2499,262205,154,2500,2395,
196670,2414,2500,262205,154,2501,2397,196670,2415,2501,196670,2416,2422,196670,2417,2419,589881,
152,2502,2338,2413,2414,2415,2416,2417,65789,65592,327734,152,2503,0,290,196663,156,2504,196663,
156,2505,196663,156,2506,196663,156,2507,196663,283,2508,131320,2509,262203,156,2510,7,262203,156,
2511,7,262203,156,2512,7,262203,156,2513,7,262203,156,2514,7,262203,156,2515,7,262203,156,2516,7,
262203,156,2517,7,262203,156,2518,7,262203,156,2519,7,262203,156,2520,7,262203,156,2521,7,262203,
156,2522,7,262203,156,2523,7,262203,156,2524,7,262203,156,2525,7,262201,154,2526,529,262205,154,
2527,2504,327812,154,2528,2527,12,262205,154,2529,2505,327808,154,2530,2528,2529,131321,2531,
131320,2531,458997,154,2532,345,2509,2533,2534,262390,2535,2534,1,131321,2536,131320,2536,327856,
227,2537,2532,281,262394,2537,2538,2535,131320,2538,196670,2510,2532,327737,227,2539,1947,2510,
196855,2540,0,262394,2539,2541,2540,131320,2541,196670,2511,2532,327737,154,2542,1929,2511,262205,
154,2543,2504,196670,2512,2543,262205,154,2544,2505,196670,2513,2544,262205,154,2545,2506,196670,
2514,2545,196670,2515,2542,524345,154,2546,2370,2512,2513,2514,2515,196670,2516,2532,327737,154,
2547,1938,2516,327808,154,2548,2546,2547,327745,285,2549,2508,2532,262205,159,2550,2549,393281,
407,2551,147,315,2548,196670,2551,2550,131321,2540,131320,2540,131321,2534,131320,2534,327808,154,
2533,2532,318,131321,2531,131320,2535,131321,2552,131320,2552,458997,154,2553,2526,2535,2554,2555,
262390,2556,2555,0,131321,2557,131320,2557,327856,227,2558,2553,273,262394,2558,2559,2556,131320,
2559,262205,154,2560,2504,196670,2517,2560,262205,154,2561,2505,196670,2518,2561,262205,154,2562,
2506,196670,2519,2562,196670,2520,2553,524345,154,2563,2370,2517,2518,2519,2520,327808,154,2564,
2563,264,327745,349,2565,473,2553,262205,157,2566,2565,327745,349,2567,474,2553,262205,157,2568,
2567,327760,159,2569,2566,2568,393281,407,2570,147,315,2564,196670,2570,2569,131321,2555,131320,
2555,327808,154,2554,2553,6,131321,2552,131320,2556,262201,152,2571,532,327850,227,2572,2526,345,
196855,2573,0,262394,2572,2574,2573,131320,2574,393281,410,2575,98,489,2530,458986,154,2576,2575,
195,345,195,262205,154,2577,2507,327810,154,2578,2577,195,327850,227,2579,2576,2578,196670,488,
2579,262205,227,2580,488,196855,2581,0,262394,2580,2582,2581,131320,2582,196670,2575,345,131321,
2581,131320,2581,131321,2573,131320,2573,262201,152,2583,532,262205,227,2584,488,262312,227,2585,
2584,196855,2586,0,262394,2585,2587,2586,131320,2587,65789,131320,2586,131321,2588,131320,2588,
458997,154,2589,345,2586,2590,2591,262390,2592,2591,0,131321,2593,131320,2593,327856,227,2594,
2589,281,262394,2594,2595,2592,131320,2595,196670,2521,2589,327737,227,2596,1947,2521,196855,2597,
0,262394,2596,2598,2597,131320,2598,262205,154,2599,2504,196670,2522,2599,262205,154,2600,2505,
196670,2523,2600,262205,154,2601,2507,196670,2524,2601,196670,2525,2589,524345,152,2602,2393,2522,
2523,2524,2525,131321,2597,131320,2597,131321,2591,131320,2591,327808,154,2590,2589,318,131321,
2588,131320,2592,65789,65592,327734,152,2603,0,292,196663,291,2604,131320,2605,262203,161,2606,7,
262203,161,2607,7,262203,285,2608,7,262203,161,2609,7,262203,161,2610,7,262203,285,2611,7,262201,
154,2612,529,131321,2613,131320,2613,458997,154,2614,2612,2605,2615,2616,262390,2617,2616,0,
131321,2618,131320,2618,327856,227,2619,2614,273,262394,2619,2620,2617,131320,2620,327745,349,
2621,490,2614,262205,157,2622,2621,327745,349,2623,491,2614,262205,157,2624,2623,262205,227,2625,
2604,196855,2626,0,262394,2625,2627,2628,131320,2627,327745,349,2629,473,2614,262205,157,2630,
2629,327745,349,2631,474,2614,262205,157,2632,2631,131321,2626,131320,2628,196670,2606,2622,
196670,2607,2624,196670,2608,484,327745,349,2633,473,2614,262205,157,2634,2633,196670,2609,2634,
327745,349,2635,474,2614,262205,157,2636,2635,196670,2610,2636,196670,2611,484,655417,152,2637,
2308,2606,2607,2608,2609,2610,2611,262205,157,2638,2606,262205,157,2639,2607,131321,2626,131320,
2626,458997,157,2640,2632,2627,2639,2628,458997,157,2641,2630,2627,2638,2628,196670,2621,2641,
196670,2623,2640,131321,2616,131320,2616,327808,154,2615,2614,6,131321,2613,131320,2617,65789,
65592,327734,152,528,0,293,196663,156,2642,196663,156,2643,196663,156,2644,131320,2645,262203,156,
2646,7,262203,156,2647,7,262203,156,2648,7,262203,156,2649,7,262203,261,2650,7,262203,156,2651,7,
262203,156,2652,7,262203,156,2653,7,262203,156,2654,7,262203,156,2655,7,262203,156,2656,7,262203,
261,2657,7,262203,156,2658,7,262203,156,2659,7,262203,156,2660,7,262203,156,2661,7,262203,156,
2662,7,262203,156,2663,7,262203,271,2664,7,262203,156,2665,7,262203,283,2666,7,262203,156,2667,7,
262203,156,2668,7,262203,283,2669,7,262203,156,2670,7,262203,156,2671,7,262203,156,2672,7,262203,
156,2673,7,262203,271,2674,7,262203,156,2675,7,262203,156,2676,7,262203,283,2677,7,262203,156,
2678,7,262203,283,2679,7,262203,161,2680,7,262203,161,2681,7,262203,285,2682,7,262203,161,2683,7,
262203,161,2684,7,262203,285,2685,7,262203,291,2686,7,262203,156,2687,7,262203,156,2688,7,262203,
156,2689,7,262203,156,2690,7,262203,283,2691,7,262203,156,2692,7,262203,156,2693,7,262203,156,
2694,7,262203,156,2695,7,262203,156,2696,7,262203,161,2697,7,262203,285,2698,7,262201,154,2699,
529,327745,410,2700,98,315,262205,154,2701,2700,262205,154,2702,2642,327808,154,2703,2701,2702,
327814,154,2704,2703,247,327808,154,2705,2704,195,262205,154,2706,2644,393385,154,2707,148,2706,
345,196855,2708,0,262394,148,2709,2710,131320,2709,327808,154,2711,2707,195,131321,2708,131320,
2710,131321,2708,131320,2708,458997,154,2712,2711,2709,2705,2710,327854,227,2713,2707,2705,196855,
2714,0,262394,2713,2715,2714,131320,2715,65789,131320,2714,131321,2716,131320,2716,458997,154,
2717,2707,2714,2718,2719,262390,2720,2719,0,131321,2721,131320,2721,327856,227,2722,2717,2712,
262394,2722,2723,2720,131320,2723,327808,154,2724,2703,195,327812,154,2725,2717,247,327810,154,
2726,2724,2725,458764,154,2727,1,38,247,2726,262205,154,2728,2643,196670,2646,2728,196670,2647,
2717,196670,2648,2727,196670,2649,345,589881,152,2729,1961,2646,2647,2648,2649,2650,262205,260,
2730,2650,327850,227,2731,2717,2707,196855,2732,0,262394,2731,2733,2732,131320,2733,327745,402,
2734,401,413,262205,154,2735,2734,262205,154,2736,2642,327745,402,2737,401,337,262205,154,2738,
2737,327812,154,2739,2736,2738,327808,154,2740,2735,2739,327814,154,2741,2740,226,262205,154,2742,
2643,327812,154,2743,2742,273,327812,154,2744,2743,249,327814,154,2745,2744,226,327808,154,2746,
2741,2745,131321,2747,131320,2747,458997,154,2748,2699,2733,2749,2750,262390,2751,2750,0,131321,
2752,131320,2752,327856,227,2753,2748,493,262394,2753,2754,2751,131320,2754,327808,154,2755,2746,
2748,393281,407,2756,147,315,2755,262205,159,2757,2756,327745,465,2758,464,2748,196670,2758,2757,
131321,2750,131320,2750,327808,154,2749,2748,6,131321,2747,131320,2751,262368,226,226,296,131321,
2732,131320,2732,196670,2651,2727,196670,2652,345,458809,152,2759,2014,2730,2651,2652,131321,2760,
131320,2760,458997,154,2761,494,2732,2762,2763,262390,2764,2763,0,131321,2765,131320,2765,327856,
227,2766,2761,247,262394,2766,2767,2764,131320,2767,262205,154,2768,2643,196670,2653,2768,196670,
2654,2717,196670,2655,2727,196670,2656,2761,589881,152,2769,1961,2653,2654,2655,2656,2657,262205,
260,2770,2657,196670,2658,2727,196670,2659,2761,458809,152,2771,2014,2770,2658,2659,131321,2763,
131320,2763,327808,154,2762,2761,495,131321,2760,131320,2764,262205,154,2772,2643,196670,2660,
2772,196670,2661,2717,196670,2662,2727,196670,2663,345,589881,152,2773,2212,2660,2661,2662,2663,
2664,262205,270,2774,2664,196670,2665,2727,327737,152,2775,2125,2665,131321,2776,131320,2776,
458997,154,2777,345,2764,2778,2779,262390,2780,2779,1,131321,2781,131320,2781,327856,227,2782,
2777,281,262394,2782,2783,2780,131320,2783,327745,285,2784,2666,2777,196670,2784,484,131321,2779,
131320,2779,327808,154,2778,2777,318,131321,2776,131320,2780,196670,2667,2727,196670,2668,345,
262205,282,2785,2666,196670,2669,2785,524345,152,2786,2252,2774,2667,2668,2669,262205,282,2787,
2669,196670,2666,2787,131321,2788,131320,2788,458997,154,2789,268,2780,2790,2791,262390,2792,2791,
0,131321,2793,131320,2793,327856,227,2794,2789,247,262394,2794,2795,2792,131320,2795,262205,154,
2796,2643,196670,2670,2796,196670,2671,2717,196670,2672,2727,196670,2673,2789,589881,152,2797,
2212,2670,2671,2672,2673,2674,262205,270,2798,2674,196670,2675,2727,196670,2676,2789,262205,282,
2799,2666,196670,2677,2799,524345,152,2800,2252,2798,2675,2676,2677,262205,282,2801,2677,196670,
2666,2801,131321,2791,131320,2791,327808,154,2790,2789,268,131321,2788,131320,2792,131321,2802,
131320,2802,458997,154,2803,345,2792,2804,2805,262390,2806,2805,1,131321,2807,131320,2807,327856,
227,2808,2803,281,262394,2808,2809,2806,131320,2809,196670,2678,2803,327737,154,2810,1929,2678,
458764,154,2811,1,38,2810,496,327745,349,2812,490,2811,262205,157,2813,2812,327745,349,2814,491,
2811,262205,157,2815,2814,196855,2816,0,262394,2731,2817,2818,131320,2817,327745,285,2819,2666,
2803,262205,159,2820,2819,327745,285,2821,2679,2803,196670,2821,2820,131321,2816,131320,2818,
196670,2680,2813,196670,2681,2815,327745,285,2822,2679,2803,262205,159,2823,2822,196670,2682,2823,
327745,349,2824,473,2811,262205,157,2825,2824,196670,2683,2825,327745,349,2826,474,2811,262205,
157,2827,2826,196670,2684,2827,327745,285,2828,2666,2803,262205,159,2829,2828,196670,2685,2829,
655417,152,2830,2308,2680,2681,2682,2683,2684,2685,262205,159,2831,2682,196670,2822,2831,131321,
2816,131320,2816,131321,2805,131320,2805,327808,154,2804,2803,318,131321,2802,131320,2806,262368,
226,226,296,196670,2686,2731,327737,152,2832,2603,2686,262368,226,226,296,131321,2719,131320,2719,
327808,154,2718,2717,318,131321,2716,131320,2720,327852,227,2833,2705,195,327847,227,2834,148,
2833,196855,2835,0,262394,2834,2836,2835,131320,2836,262205,154,2837,2642,196670,2687,2837,262205,
154,2838,2643,196670,2688,2838,196670,2689,2707,196670,2690,2705,262205,282,2839,2679,196670,2691,
2839,589881,152,2840,2503,2687,2688,2689,2690,2691,65789,131320,2835,131321,2841,131320,2841,
458997,154,2842,345,2835,2843,2844,262390,2845,2844,1,131321,2846,131320,2846,327856,227,2847,
2842,281,262394,2847,2848,2845,131320,2848,196670,2692,2842,327737,227,2849,1947,2692,196855,2850,
0,262394,2849,2851,2850,131320,2851,196670,2693,2842,327737,154,2852,1929,2693,262205,154,2853,
2642,196670,2694,2853,262205,154,2854,2643,196670,2695,2854,196670,2696,2842,327745,349,2855,491,
2852,262205,157,2856,2855,196670,2697,2856,327745,285,2857,2679,2842,262205,159,2858,2857,196670,
2698,2858,589881,152,2859,2338,2694,2695,2696,2697,2698,131321,2850,131320,2850,131321,2844,
131320,2844,327808,154,2843,2842,318,131321,2841,131320,2845,65789,65592,327734,152,518,0,153,
131320,2860,262201,152,2861,532,262201,154,2862,529,327850,227,2863,2862,345,196855,2864,0,262394,
2863,2865,2864,131320,2865,327745,410,2866,98,436,458986,154,2867,2866,195,345,195,131321,2864,
131320,2864,65789,65592,327734,152,523,0,153,131320,2868,262201,154,2869,529,327850,227,2870,2869,
345,196855,2871,0,262394,2870,2872,2871,131320,2872,131321,2873,131320,2873,458997,227,2874,497,
2872,2875,2876,458997,154,2877,345,2872,2878,2876,262390,2879,2876,0,131321,2880,131320,2880,
327856,227,2881,2877,149,262312,227,2882,2874,327847,227,2883,2881,2882,262394,2883,2884,2879,
131320,2884,327745,410,2885,98,436,458993,154,2886,2885,195,345,345,327745,402,2887,401,498,
262205,154,2888,2887,327854,227,2875,2886,2888,262312,227,2889,2875,196855,2890,0,262394,2889,
2891,2890,131320,2891,327745,410,2892,98,427,458993,154,2893,2892,195,345,345,327851,227,2894,
2893,345,131321,2890,131320,2890,458997,227,2895,2889,2884,2894,2891,196855,2896,0,262394,2895,
2897,2896,131320,2897,131321,2879,131320,2896,131321,2876,131320,2876,327808,154,2878,2877,318,
131321,2873,131320,2879,458997,227,2898,2874,2880,2875,2897,262312,227,2899,2898,196855,2900,0,
262394,2899,2901,2900,131320,2901,327745,410,2902,98,427,458993,154,2903,2902,195,345,195,131321,
2900,131320,2900,131321,2871,131320,2871,262201,152,2904,532,65789,65592,};
static const uint32_t bitnet__spv_joined_fast[] = {
119734787,66304,524299,2860,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
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
196679,91,42,196679,92,42,196679,93,42,262215,94,6,4,262215,95,6,4,262215,96,6,4,262216,97,0,23,
327752,97,0,35,0,262216,97,1,23,327752,97,1,35,4,262216,97,2,23,327752,97,2,35,8,262216,97,3,23,
327752,97,3,35,12,262216,97,4,23,327752,97,4,35,16,262216,97,5,23,327752,97,5,35,20,262216,97,6,
23,327752,97,6,35,24,262216,97,7,23,327752,97,7,35,28,262216,97,8,23,327752,97,8,35,32,262216,97,
9,23,327752,97,9,35,36,262216,97,10,23,327752,97,10,35,40,262216,97,11,23,327752,97,11,35,44,
262216,97,12,23,327752,97,12,35,48,262216,97,13,23,327752,97,13,35,52,262216,97,14,23,327752,97,
14,35,56,262216,97,15,23,327752,97,15,35,60,262216,97,16,23,327752,97,16,35,64,262216,97,17,23,
327752,97,17,35,192,262216,97,18,23,327752,97,18,35,2240,196679,97,2,262215,98,34,0,262215,98,33,
7,196679,99,42,196679,100,42,196679,101,42,196679,102,42,196679,103,42,196679,104,42,262215,105,6,
4,262216,106,0,23,327752,106,0,35,0,196679,106,2,262215,107,34,0,262215,107,33,4,262215,108,6,4,
262216,109,0,23,327752,109,0,35,0,196679,109,2,262215,110,34,0,262215,110,33,5,262215,111,1,8,
196679,112,42,196679,113,42,196679,114,42,196679,115,42,196679,116,42,262215,117,6,16,262216,118,
0,24,327752,118,0,35,0,196679,118,2,262215,119,34,0,262215,119,33,3,262215,120,6,16,262216,121,0,
24,327752,121,0,35,0,196679,121,2,262215,122,34,0,262215,122,33,0,262215,123,6,16,262216,124,0,23,
327752,124,0,35,0,196679,124,2,262215,125,34,0,262215,125,33,4,196679,126,42,196679,127,42,196679,
128,42,196679,129,42,196679,130,42,196679,131,42,196679,132,42,196679,133,42,196679,134,42,196679,
135,42,196679,136,42,196679,137,42,196679,138,42,196679,139,42,196679,140,42,196679,141,42,196679,
142,42,196679,143,42,196679,144,42,262215,145,6,8,262216,146,0,23,327752,146,0,35,0,196679,146,2,
262215,147,34,0,262215,147,33,2,262215,148,1,13,262215,149,1,14,262215,4,11,26,262215,150,1,0,
262215,151,11,25,131091,152,196641,153,152,262165,154,32,0,196641,155,154,262176,156,7,154,196630,
157,32,262177,158,157,156,262167,159,157,2,262177,160,159,156,262176,161,7,157,262177,162,154,161,
327713,163,154,161,161,262177,164,157,161,393249,165,157,161,161,161,262165,166,32,1,327713,167,
166,156,156,262167,168,154,4,262176,169,7,168,524321,170,166,169,169,169,169,169,327713,171,157,
161,161,262176,172,7,166,262177,173,166,172,262187,154,174,8,262172,175,157,174,262176,176,7,175,
262177,177,157,176,393249,178,157,156,161,161,327713,179,154,156,156,262167,180,157,4,262194,154,
5,256,262187,154,181,127,393268,154,182,128,5,181,262187,154,183,128,393268,154,184,134,182,183,
262187,154,185,32,393268,154,186,132,184,185,262187,154,187,16,393268,154,188,134,186,187,262187,
154,189,7,393268,154,190,128,188,189,393268,154,191,134,190,174,393268,154,192,128,191,189,393268,
154,193,134,192,174,393268,154,194,128,191,193,262187,154,195,1,393268,154,196,130,194,195,393268,
154,197,134,196,193,393268,154,198,132,193,197,393268,154,199,132,198,185,262187,154,200,4,393268,
154,201,132,199,200,393268,154,202,132,199,200,262194,154,6,128,393268,154,203,132,174,6,393268,
154,204,128,202,203,393268,154,205,130,204,195,393268,154,206,132,174,6,393268,154,207,134,205,
206,393268,154,208,132,207,6,393268,154,209,128,201,208,393268,154,210,130,209,195,393268,154,211,
132,207,6,393268,154,212,134,210,211,262172,213,180,212,262176,214,7,213,524321,215,152,156,156,
156,214,214,458785,216,152,161,156,214,213,262176,217,7,180,393249,218,154,217,161,172,458785,219,
157,156,156,161,161,524321,220,157,172,172,161,161,156,458785,221,159,161,161,156,156,393249,222,
152,156,217,156,393249,223,152,156,161,156,458785,224,152,156,161,161,156,327713,225,168,156,156,
262194,154,7,1,262187,154,226,2,131092,227,393268,227,228,170,7,226,262194,154,8,1,393268,154,229,
132,226,8,458804,154,230,169,228,229,8,262172,231,154,230,262194,154,9,1,393268,227,232,170,9,195,
458804,154,233,169,232,197,195,393268,154,234,132,233,230,262172,235,168,234,262176,236,7,235,
393249,237,152,156,231,236,393268,154,238,132,230,9,262172,239,166,238,262176,240,7,239,393249,
241,152,156,235,240,262177,242,152,156,262177,243,154,156,262177,244,227,156,262194,154,10,64,
262187,154,245,63,393268,154,246,128,10,245,262187,154,247,64,393268,154,248,134,246,247,393268,
154,249,132,248,247,393268,154,250,134,249,247,393268,227,251,176,250,174,393268,154,252,134,174,
250,458804,154,253,169,251,252,195,393268,154,254,134,6,174,393268,154,255,134,247,254,393268,227,
256,176,253,255,393268,154,257,134,247,254,458804,154,258,169,256,253,257,393268,154,259,132,258,
250,262172,260,168,259,262176,261,7,260,524321,262,152,156,156,156,156,261,393249,263,152,260,156,
156,393268,154,264,134,10,226,393268,154,265,128,264,6,393268,154,266,130,265,195,393268,154,267,
134,266,6,393268,154,268,134,247,267,393268,154,269,132,268,267,262172,270,154,269,262176,271,7,
270,524321,272,152,156,156,156,156,271,262194,154,11,4,262194,154,12,2,393268,154,273,134,11,12,
393268,227,274,176,264,6,458804,154,275,169,274,264,6,393268,154,276,134,6,275,393268,154,277,128,
273,276,393268,154,278,130,277,195,393268,154,279,134,6,275,393268,154,280,134,278,279,393268,154,
281,132,280,267,262172,282,159,281,262176,283,7,282,458785,284,152,270,156,156,283,262176,285,7,
159,589857,286,152,161,161,285,161,161,285,524321,287,152,156,156,156,161,285,458785,288,154,156,
156,156,156,458785,289,152,156,156,156,156,524321,290,152,156,156,156,156,283,262176,291,7,227,
262177,292,152,291,393249,293,152,156,156,156,262176,294,1,154,262203,294,3,1,262187,154,295,72,
262187,154,296,264,262187,154,297,32768,262187,166,298,16,262187,154,299,32767,262187,166,300,13,
262187,154,301,939524096,262187,154,302,260046848,262187,154,303,947912704,262187,157,304,
947912704,262187,154,305,8388608,196657,227,15,262187,154,306,65535,262187,154,307,2147483647,
262187,157,308,1056964608,262187,154,309,2139095040,262187,154,310,32256,262187,154,311,
1199566848,262187,154,312,31744,262187,154,313,1056964608,262187,154,314,2129859015,262187,166,
315,0,262187,166,316,4,262187,157,317,1073741824,262187,166,318,1,262187,154,319,1597463007,
262187,157,320,1069547520,262187,157,321,1117782016,262187,157,322,1069066811,262187,157,323,
1262485504,262187,157,324,1060208640,262187,157,325,3109978243,262187,157,326,961571175,262187,
157,327,985088974,262187,157,328,1007192328,262187,157,329,1026206145,262187,157,330,1042983594,
262187,157,331,1065353216,262187,166,332,23,262187,157,333,3265265664,262187,157,334,0,262187,166,
335,6,262187,154,336,50529027,262187,166,337,2,262187,154,338,3,262187,154,339,0,262172,340,157,
200,262176,341,7,340,262172,342,157,226,262176,343,7,342,393268,154,344,128,5,245,393268,154,345,
134,344,247,262187,154,346,39,393268,154,347,128,345,346,262187,154,348,40,393268,154,349,134,347,
348,393268,154,350,128,345,349,393268,154,351,130,350,195,393268,154,352,134,351,349,262172,353,
157,352,262176,354,7,353,196637,53,157,196638,54,53,262176,355,12,54,262203,355,55,12,393268,154,
356,130,345,195,262176,357,12,157,262172,358,157,247,262176,359,4,358,262203,359,360,4,262176,361,
4,157,262187,166,362,8,393268,154,363,132,345,247,393268,154,364,134,363,200,393268,154,365,130,
364,195,196637,60,180,196638,61,60,262176,366,12,61,262203,366,62,12,262176,367,12,180,196656,227,
63,196637,64,180,196638,65,64,262176,368,12,65,262203,368,66,12,393268,154,69,134,363,200,458796,
180,369,334,334,334,334,262167,370,227,4,262187,157,371,1123942400,262187,157,372,3271557120,
262187,166,373,255,262187,157,374,925353388,262176,375,4,154,262203,375,376,4,262176,377,4,166,
262203,377,378,4,262187,157,379,1006699012,393268,227,380,172,207,195,393268,154,381,132,199,200,
262172,382,168,199,262176,383,4,382,262203,383,384,4,196657,227,74,262194,154,75,64,393268,154,
385,128,11,12,393268,154,386,134,75,226,1441822,78,154,154,154,154,154,154,154,154,154,154,154,
157,157,157,154,154,154,154,154,154,262176,387,9,78,262203,387,388,9,262176,389,9,154,262187,154,
390,4294967295,196637,79,157,196638,80,79,262176,391,12,80,262203,391,81,12,196637,83,159,196638,
84,83,262176,392,12,84,262203,392,85,12,393268,154,393,134,75,226,262176,394,12,159,262172,94,154,
185,262187,154,395,512,262172,95,154,395,196637,96,154,1376286,97,154,154,154,154,154,154,154,154,
154,154,154,154,154,154,157,154,94,95,96,262176,396,12,97,262203,396,98,12,262176,397,12,154,
393268,154,398,128,11,12,393268,154,399,134,75,226,262187,166,400,5,262176,401,9,157,262187,166,
402,9,196637,105,154,196638,106,105,262176,403,12,106,262203,403,107,12,196637,108,154,196638,109,
108,262176,404,12,109,262203,404,110,12,196657,227,111,393268,227,405,170,9,195,262176,406,4,168,
196637,117,168,196638,118,117,262176,407,12,118,262203,407,119,12,262176,408,12,168,393268,154,
409,134,186,187,393268,154,410,130,409,195,196637,120,168,196638,121,120,262176,411,12,121,262203,
411,122,12,262176,412,7,231,393268,154,413,134,186,187,262187,154,414,6,262187,166,415,3,262187,
166,416,7,393268,227,417,170,7,339,393268,227,418,170,7,226,262172,419,157,230,262176,420,7,419,
393268,227,421,170,9,195,262172,422,157,9,262176,423,7,422,262187,166,424,11,262187,166,425,12,
262172,426,166,9,262176,427,7,426,262187,166,428,10,393268,154,429,132,193,197,393268,227,430,170,
7,226,393268,227,431,170,7,339,393268,154,432,132,254,8,393268,154,433,132,432,9,262172,434,157,
433,262176,435,4,434,262203,435,436,4,393268,227,437,170,7,195,393268,154,438,130,230,8,393268,
227,439,170,7,339,393268,154,440,132,254,8,393268,154,441,134,440,200,196637,123,168,196638,124,
123,262176,442,12,124,262203,442,125,12,393268,154,443,132,250,200,393268,154,444,132,250,200,
262172,445,159,444,262176,446,7,445,393268,154,447,132,250,200,393268,154,448,132,273,249,393268,
154,449,134,448,226,262172,450,159,449,262176,451,4,450,262203,451,452,4,262176,453,4,159,393268,
154,454,132,273,247,262172,455,157,454,262176,456,4,455,262203,456,457,4,393268,154,458,130,273,
195,262172,459,157,273,262176,460,4,459,262203,460,461,4,262203,460,462,4,393268,154,463,134,249,
226,393268,154,464,130,264,195,393268,154,465,134,249,226,393268,154,466,130,273,195,196637,145,
159,196638,146,145,262176,467,12,146,262203,467,147,12,262187,166,468,14,262187,166,469,15,262187,
166,470,17,393268,154,471,128,10,226,327724,159,472,334,334,262172,473,159,174,262176,474,7,473,
262176,475,4,227,262203,475,476,4,262187,166,477,18,262203,460,478,4,262203,460,479,4,196656,227,
148,393268,154,480,132,273,249,393268,154,481,134,480,226,393268,154,482,132,258,254,393268,154,
483,132,258,254,393268,154,484,130,273,195,196650,227,485,262194,154,149,1048576,262187,166,486,
19,262167,487,154,3,262176,488,1,487,262203,488,4,1,262194,154,150,1,393267,487,151,150,195,195,
262187,154,489,1879048192,262187,154,490,3355447295,327734,152,2,0,153,131320,491,262203,156,492,
7,262203,156,493,7,262203,156,494,7,262203,156,495,7,327745,294,496,4,339,262205,154,497,496,
327745,389,498,388,477,262205,154,499,498,327856,227,500,497,499,196855,501,0,262394,500,502,501,
131320,502,196670,492,497,327737,152,503,504,492,262201,152,505,506,131321,501,131320,501,327854,
227,507,497,499,196855,508,0,262394,507,509,508,131320,509,262201,152,510,511,327810,154,512,497,
499,327817,154,513,512,12,327814,154,514,512,12,196670,493,339,196670,494,513,196670,495,514,
458809,152,515,516,493,494,495,131321,508,131320,508,65789,65592,327734,154,517,0,155,131320,518,
262205,154,519,3,131326,519,65592,327734,152,520,0,153,131320,521,196833,195,295,262368,226,226,
296,196833,195,295,65789,65592,327734,157,522,0,158,196663,156,523,131320,524,262205,154,525,523,
327879,154,526,525,297,327876,154,527,526,298,262205,154,528,523,327879,154,529,528,299,327876,
154,530,529,300,327808,154,531,530,301,327854,227,532,530,302,196855,533,0,262394,532,534,533,
131320,534,327808,154,535,530,489,131321,533,131320,533,458997,154,536,531,524,535,534,327808,154,
13,530,303,262268,157,537,13,327811,157,14,537,304,327856,227,538,530,305,196855,539,0,262394,538,
540,539,131320,540,262268,154,541,14,131321,539,131320,539,458997,154,542,536,533,541,540,327877,
154,543,542,527,262268,157,544,543,131326,544,65592,327734,159,545,0,160,196663,156,546,131320,
547,262203,156,548,7,262203,156,549,7,196855,550,0,262394,15,551,550,131320,551,262205,154,552,
546,393228,159,553,1,62,552,131326,553,131320,550,262205,154,554,546,327879,154,555,554,306,
196670,548,555,327737,157,556,522,548,262205,154,557,546,327874,154,558,557,298,196670,549,558,
327737,157,559,522,549,327760,159,560,556,559,131326,560,65592,327734,154,561,0,162,196663,161,
562,131320,563,262205,157,564,562,262268,154,565,564,327874,154,566,565,298,327879,154,567,566,
297,327879,154,568,565,307,262268,157,569,568,327809,157,16,569,308,327852,227,570,568,309,196855,
571,0,262394,570,572,571,131320,572,131326,310,131320,571,327854,227,573,568,311,196855,574,0,
262394,573,575,574,131320,575,327877,154,576,567,312,131326,576,131320,574,327856,227,577,568,303,
196855,578,0,262394,577,579,578,131320,579,262268,154,580,16,327810,154,581,580,313,327877,154,
582,567,581,131326,582,131320,578,327808,154,583,568,490,327874,154,584,568,300,327879,154,585,
584,195,327808,154,586,583,585,327874,154,587,586,300,327877,154,588,567,587,131326,588,65592,
327734,154,589,0,163,196663,161,590,196663,161,591,131320,592,262203,161,593,7,262203,161,594,7,
262205,157,595,590,196670,593,595,327737,154,596,561,593,262205,157,597,591,196670,594,597,327737,
154,598,561,594,327876,154,599,598,298,327877,154,600,596,599,131326,600,65592,327734,157,601,0,
164,196663,161,602,131320,603,262205,157,604,602,262268,154,605,604,327810,154,17,314,605,262268,
157,606,17,131321,607,131320,607,458997,157,608,606,603,20,609,458997,166,610,315,603,611,609,
262390,612,609,0,131321,613,131320,613,327857,227,614,610,316,262394,614,615,612,131320,615,
262205,157,616,602,327813,157,18,616,608,327811,157,19,317,18,327813,157,20,608,19,131321,609,
131320,609,327808,166,611,610,318,131321,607,131320,612,131326,608,65592,327734,157,617,0,164,
196663,161,618,131320,619,262205,157,620,618,262268,154,621,620,327874,154,622,621,318,327810,154,
21,319,622,262268,157,623,21,262205,157,624,618,327813,157,22,308,624,131321,625,131320,625,
458997,157,626,623,619,26,627,458997,166,628,315,619,629,627,262390,630,627,0,131321,631,131320,
631,327857,227,632,628,316,262394,632,633,630,131320,633,327813,157,23,22,626,327813,157,24,23,
626,327811,157,25,320,24,327813,157,26,626,25,131321,627,131320,627,327808,166,629,628,318,131321,
625,131320,630,131326,626,65592,327734,157,634,0,164,196663,161,635,131320,636,262205,157,637,635,
327866,227,638,637,321,262205,157,639,635,393385,157,640,638,321,639,327813,157,27,640,322,327809,
157,28,27,323,327811,157,29,28,323,327813,157,30,29,324,327811,157,31,640,30,327813,157,32,29,325,
327811,157,33,31,32,327813,157,34,326,33,327809,157,35,34,327,327813,157,36,35,33,327809,157,37,
36,328,327813,157,38,37,33,327809,157,39,38,329,327813,157,40,39,33,327809,157,41,40,330,327813,
157,42,41,33,327809,157,43,42,308,327813,157,44,33,33,327813,157,45,43,44,327809,157,46,45,33,
327809,157,47,46,331,262268,154,641,28,327808,154,48,641,181,327876,154,642,48,332,262268,157,643,
642,327813,157,49,47,643,262205,157,644,635,327864,227,645,644,333,393385,157,646,645,334,49,
131326,646,65592,327734,157,647,0,165,196663,161,648,196663,161,649,196663,161,650,131320,651,
262205,157,652,648,262205,157,653,649,327813,157,50,652,653,262205,157,654,650,327809,157,51,50,
654,131326,51,65592,327734,166,655,0,167,196663,156,656,196663,156,657,131320,658,262205,154,659,
656,262268,166,660,659,262205,154,661,657,262268,166,662,661,397666,166,663,660,662,0,131326,663,
65592,327734,166,664,0,170,196663,169,665,196663,169,666,196663,169,667,196663,169,668,196663,169,
669,131320,670,262203,156,671,7,262203,156,672,7,262203,156,673,7,262203,156,674,7,262203,156,675,
7,262203,156,676,7,262203,156,677,7,262203,156,678,7,131321,679,131320,679,458997,166,680,315,670,
681,682,458997,166,683,315,670,684,682,262390,685,682,1,131321,686,131320,686,327857,227,687,683,
316,262394,687,688,685,131320,688,327745,156,689,665,683,262205,154,690,689,327874,154,691,690,
335,327879,154,692,691,336,327745,156,693,666,683,262205,154,694,693,196670,671,694,196670,672,
692,393273,166,695,655,671,672,262205,154,696,689,327874,154,697,696,316,327879,154,698,697,336,
327745,156,699,667,683,262205,154,700,699,196670,673,700,196670,674,698,393273,166,701,655,673,
674,327808,166,702,695,701,262205,154,703,689,327874,154,704,703,337,327879,154,705,704,336,
327745,156,706,668,683,262205,154,707,706,196670,675,707,196670,676,705,393273,166,708,655,675,
676,327808,166,709,702,708,262205,154,710,689,327879,154,711,710,336,327745,156,712,669,683,
262205,154,713,712,196670,677,713,196670,678,711,393273,166,714,655,677,678,327808,166,715,709,
714,327808,166,681,680,715,131321,682,131320,682,327808,166,684,683,318,131321,679,131320,685,
131326,680,65592,327734,157,716,0,171,196663,161,717,196663,161,718,131320,719,262205,157,720,717,
262205,157,721,718,327809,157,52,720,721,131326,52,65592,327734,166,722,0,173,196663,172,723,
131320,724,262205,166,725,723,393562,166,726,338,725,195,262205,166,727,723,327808,166,728,727,
726,196670,723,728,262205,166,729,723,393562,166,730,338,729,226,262205,166,731,723,327808,166,
732,731,730,196670,723,732,262205,166,733,723,262205,166,734,723,393562,166,735,338,734,200,
327808,166,736,733,735,131326,736,65592,327734,157,737,0,164,196663,161,738,131320,739,262205,157,
740,738,393562,157,741,338,740,195,262205,157,742,738,327866,227,743,741,742,262205,157,744,738,
393385,157,745,743,741,744,196670,738,745,262205,157,746,738,393562,157,747,338,746,226,262205,
157,748,738,327866,227,749,747,748,262205,157,750,738,393385,157,751,749,747,750,196670,738,751,
262205,157,752,738,393562,157,753,338,752,200,262205,157,754,738,327866,227,755,753,754,262205,
157,756,738,393385,157,757,755,753,756,131326,757,65592,327734,157,758,0,177,196663,176,759,
131320,760,262203,341,761,7,262203,161,762,7,262203,161,763,7,262203,343,764,7,262203,161,765,7,
262203,161,766,7,262203,161,767,7,262203,161,768,7,262203,161,769,7,262203,161,770,7,262203,161,
771,7,262203,161,772,7,262203,161,773,7,262203,161,774,7,262201,154,775,517,327879,154,776,775,
189,327879,154,777,776,200,327851,227,778,777,339,327879,154,779,776,226,327851,227,780,779,339,
327879,154,781,776,195,327851,227,782,781,339,131321,783,131320,783,458997,166,784,315,760,785,
786,262390,787,786,1,131321,788,131320,788,327857,227,789,784,316,262394,789,790,787,131320,790,
196855,791,0,262394,778,792,793,131320,792,327808,166,794,784,316,327745,161,795,759,794,262205,
157,796,795,131321,791,131320,793,327745,161,797,759,784,262205,157,798,797,131321,791,131320,791,
458997,157,799,796,792,798,793,196855,800,0,262394,778,801,802,131320,801,327745,161,803,759,784,
262205,157,804,803,131321,800,131320,802,327808,166,805,784,316,327745,161,806,759,805,262205,157,
807,806,131321,800,131320,800,458997,157,808,804,801,807,802,393562,157,809,338,808,200,196670,
762,799,196670,763,809,393273,157,810,716,762,763,327745,161,811,761,784,196670,811,810,131321,
786,131320,786,327808,166,785,784,318,131321,783,131320,787,131321,812,131320,812,458997,166,813,
315,787,814,815,262390,816,815,1,131321,817,131320,817,327857,227,818,813,337,262394,818,819,816,
131320,819,196855,820,0,262394,780,821,822,131320,821,327808,166,823,813,337,327745,161,824,761,
823,262205,157,825,824,131321,820,131320,822,327745,161,826,761,813,262205,157,827,826,131321,820,
131320,820,458997,157,828,825,821,827,822,196855,829,0,262394,780,830,831,131320,830,327745,161,
832,761,813,262205,157,833,832,131321,829,131320,831,327808,166,834,813,337,327745,161,835,761,
834,262205,157,836,835,131321,829,131320,829,458997,157,837,833,830,836,831,393562,157,838,338,
837,226,196670,765,828,196670,766,838,393273,157,839,716,765,766,327745,161,840,764,813,196670,
840,839,131321,815,131320,815,327808,166,814,813,318,131321,812,131320,816,196855,841,0,262394,
782,842,843,131320,842,327745,161,844,764,318,262205,157,845,844,131321,841,131320,843,327745,161,
846,764,315,262205,157,847,846,131321,841,131320,841,458997,157,848,845,842,847,843,196855,849,0,
262394,782,850,851,131320,850,327745,161,852,764,315,262205,157,853,852,131321,849,131320,851,
327745,161,854,764,318,262205,157,855,854,131321,849,131320,849,458997,157,856,853,850,855,851,
393562,157,857,338,856,195,196670,767,848,196670,768,857,393273,157,858,716,767,768,393562,157,
859,338,858,200,196670,769,858,196670,770,859,393273,157,860,716,769,770,393562,157,861,338,860,
226,196670,771,860,196670,772,861,393273,157,862,716,771,772,393562,157,863,338,862,195,196670,
773,862,196670,774,863,393273,157,864,716,773,774,131326,864,65592,327734,157,865,0,178,196663,
156,866,196663,161,867,196663,161,868,131320,869,262203,354,870,7,262203,176,871,7,262203,176,872,
7,262203,161,873,7,262201,154,874,517,327879,154,875,874,245,131321,876,131320,876,458997,157,877,
334,869,878,879,458997,154,880,339,869,881,879,262390,882,879,0,131321,883,131320,883,327856,227,
884,880,349,262394,884,885,882,131320,885,131321,886,131320,886,458997,154,887,339,885,888,889,
262390,890,889,1,131321,891,131320,891,327856,227,892,887,352,262394,892,893,890,131320,893,
327812,154,894,880,352,327808,154,895,894,887,262205,154,896,866,458764,154,897,1,38,895,356,
327812,154,898,897,247,327808,154,899,896,898,327808,154,900,899,875,393281,357,901,55,315,900,
262205,157,902,901,327745,161,903,870,887,196670,903,902,327854,227,904,895,345,196855,905,0,
262394,904,906,905,131320,906,196670,903,334,131321,905,131320,905,131321,889,131320,889,327808,
154,888,887,318,131321,886,131320,890,131321,907,131320,907,458997,157,878,877,890,57,908,458997,
154,909,339,890,910,908,262390,911,908,1,131321,912,131320,912,327856,227,913,909,352,262394,913,
914,911,131320,914,327745,161,915,870,909,262205,157,916,915,262205,157,917,915,327813,157,56,916,
917,327809,157,57,878,56,131321,908,131320,908,327808,154,910,909,318,131321,907,131320,911,
131321,879,131320,879,327808,154,881,880,318,131321,876,131320,882,327745,361,918,360,875,196670,
918,877,262368,226,226,296,131321,919,131320,919,458997,166,920,315,882,921,922,262390,923,922,1,
131321,924,131320,924,327857,227,925,920,362,262394,925,926,923,131320,926,262201,154,927,517,
327879,154,928,927,189,327812,154,929,928,174,262268,154,930,920,327808,154,931,929,930,327745,
361,932,360,931,262205,157,933,932,327745,161,934,871,920,196670,934,933,131321,922,131320,922,
327808,166,921,920,318,131321,919,131320,923,262205,175,935,871,196670,872,935,327737,157,936,758,
872,262205,157,937,867,327813,157,58,936,937,262205,157,938,868,327809,157,59,58,938,196670,873,
59,327737,157,939,617,873,131326,939,65592,327734,154,940,0,179,196663,156,941,196663,156,942,
131320,943,262201,154,944,517,262205,154,945,941,327812,154,946,945,212,262205,154,947,942,327808,
154,948,946,947,327812,154,949,948,6,327808,154,950,944,949,131326,950,65592,327734,152,951,0,215,
196663,156,952,196663,156,953,196663,156,954,196663,214,955,196663,214,956,131320,957,262203,156,
958,7,262203,156,959,7,131321,960,131320,960,458997,154,961,339,957,962,963,262390,964,963,1,
131321,965,131320,965,327856,227,966,961,212,262394,966,967,964,131320,967,262205,154,968,954,
196670,958,968,196670,959,961,393273,154,969,940,958,959,458764,154,970,1,38,969,365,262205,154,
971,952,327814,154,972,971,200,327808,154,973,972,970,393281,367,974,62,315,973,262205,180,975,
974,327745,217,976,955,961,196670,976,975,196855,977,0,262394,63,978,977,131320,978,262205,154,
979,953,327814,154,980,979,200,327808,154,981,980,970,393281,367,982,66,315,981,262205,180,983,
982,327745,217,984,956,961,196670,984,983,131321,977,131320,977,131321,963,131320,963,327808,154,
962,961,318,131321,960,131320,964,65789,65592,327734,152,985,0,216,196663,161,986,196663,156,987,
196663,214,988,196663,213,989,131320,990,262203,214,991,7,262203,156,992,7,262203,156,993,7,
131321,994,131320,994,458997,154,995,339,990,70,996,262390,997,996,1,131321,998,131320,998,327856,
227,999,995,212,262394,999,1000,997,131320,1000,327745,217,1001,988,995,262205,180,1002,1001,
196855,1003,0,262394,63,1004,1003,131320,1004,262205,157,1005,986,327822,180,67,1002,1005,196670,
991,989,327745,217,1006,991,995,262205,180,1007,1006,327813,180,68,67,1007,131321,1003,131320,
1003,458997,180,1008,1002,1000,68,1004,262205,154,1009,987,196670,992,1009,196670,993,995,393273,
154,1010,940,992,993,327856,227,1011,1010,69,458832,370,1012,1011,1011,1011,1011,393385,180,1013,
1012,1008,369,196670,1001,1013,131321,996,131320,996,327808,154,70,995,318,131321,994,131320,997,
65789,65592,327734,154,1014,0,218,196663,217,1015,196663,161,1016,196663,172,1017,131320,1018,
262203,217,1019,7,262205,180,1020,1015,262205,157,1021,1016,327822,180,71,1020,1021,196670,1019,
71,131321,1022,131320,1022,458997,154,1023,339,1018,1024,1025,458997,166,1026,315,1018,1027,1025,
262390,1028,1025,1,131321,1029,131320,1029,327857,227,1030,1026,316,262394,1030,1031,1028,131320,
1031,327745,161,1032,1019,1026,262205,157,1033,1032,327864,227,1034,1033,371,196855,1035,0,262394,
1034,1036,1037,131320,1036,262205,157,1038,1032,131321,1035,131320,1037,131321,1035,131320,1035,
458997,157,1039,1038,1036,371,1037,327866,227,1040,1039,372,393385,157,1041,1040,1039,372,393228,
157,1042,1,2,1041,262254,166,1043,1042,262205,166,1044,1017,327808,166,1045,1044,1043,196670,1017,
1045,327879,166,1046,1043,373,262268,154,1047,1046,327812,166,1048,362,1026,327876,154,1049,1047,
1048,327877,154,1024,1023,1049,131321,1025,131320,1025,327808,166,1027,1026,318,131321,1022,
131320,1028,131326,1023,65592,327734,157,1050,0,219,196663,156,1051,196663,156,1052,196663,161,
1053,196663,161,1054,131320,1055,262203,214,1056,7,262203,156,1057,7,262203,156,1058,7,262203,156,
1059,7,262203,214,1060,7,262203,214,1061,7,262203,156,1062,7,262203,161,1063,7,262203,161,1064,7,
262203,156,1065,7,262203,156,1066,7,262203,156,1067,7,262203,214,1068,7,262203,214,1069,7,262203,
161,1070,7,262203,156,1071,7,262203,214,1072,7,262203,161,1073,7,262203,156,1074,7,262203,156,
1075,7,262203,156,1076,7,262203,214,1077,7,262203,214,1078,7,262203,161,1079,7,262203,156,1080,7,
262203,214,1081,7,262203,156,1082,7,262203,156,1083,7,262203,217,1084,7,262203,161,1085,7,262203,
172,1086,7,262201,154,1087,517,327850,227,1088,1087,339,196855,1089,0,262394,1088,1090,1089,
131320,1090,196670,376,339,196670,378,315,131321,1089,131320,1089,262205,154,1091,1051,196670,
1057,1091,262205,154,1092,1052,196670,1058,1092,196670,1059,339,589881,152,1093,951,1057,1058,
1059,1060,1061,262205,213,1094,1060,196670,1056,1094,262205,213,1095,1061,196855,1096,0,262394,63,
1097,1098,131320,1097,262205,154,1099,1051,196670,1062,1099,262205,157,1100,1053,196670,1063,1100,
262205,157,1101,1054,196670,1064,1101,458809,157,1102,865,1062,1063,1064,131321,1096,131320,1098,
262368,226,226,296,131321,1096,131320,1096,458997,157,1103,1102,1097,331,1098,131321,1104,131320,
1104,458997,213,1105,1095,1096,1106,1107,458997,157,1108,374,1096,1109,1107,458997,154,1110,339,
1096,1111,1107,262390,1112,1107,0,131321,1113,131320,1113,327856,227,1114,1110,207,262394,1114,
1115,1112,131320,1115,327852,227,1116,1110,339,196855,1117,0,262394,1116,1118,1117,131320,1118,
262205,154,1119,1051,196670,1065,1119,262205,154,1120,1052,196670,1066,1120,196670,1067,1110,
589881,152,1121,951,1065,1066,1067,1068,1069,262205,213,1122,1068,196670,1056,1122,262205,213,
1123,1069,131321,1117,131320,1117,458997,213,1106,1105,1115,1123,1118,196670,1070,1103,196670,
1071,1110,262205,213,1124,1056,196670,1072,1124,524345,152,1125,985,1070,1071,1072,1106,262205,
213,1126,1072,196670,1056,1126,131321,1127,131320,1127,458997,154,1128,339,1117,1129,1130,458997,
157,1109,1108,1117,1131,1130,262390,1132,1130,1,131321,1133,131320,1133,327856,227,1134,1128,212,
262394,1134,1135,1132,131320,1135,131321,1136,131320,1136,458997,157,1131,1109,1135,1137,1138,
458997,166,1139,315,1135,1140,1138,262390,1141,1138,1,131321,1142,131320,1142,327857,227,1143,
1139,316,262394,1143,1144,1141,131320,1144,393281,161,1145,1056,1128,1139,262205,157,1146,1145,
393228,157,1147,1,4,1146,327866,227,1148,1147,1131,393385,157,1137,1148,1147,1131,131321,1138,
131320,1138,327808,166,1140,1139,318,131321,1136,131320,1141,131321,1130,131320,1130,327808,154,
1129,1128,318,131321,1127,131320,1132,131321,1107,131320,1107,327808,154,1111,1110,318,131321,
1104,131320,1112,262268,154,1149,1108,458991,154,1150,376,195,339,1149,262368,226,226,296,262205,
154,1151,376,262268,157,1152,1151,196670,1073,1152,327737,157,1153,601,1073,327813,157,72,371,
1153,327813,157,73,1152,379,131321,1154,131320,1154,458997,166,1155,315,1112,1156,1157,458997,154,
1158,339,1112,1159,1157,262390,1160,1157,0,131321,1161,131320,1161,327856,227,1162,1158,207,
262394,1162,1163,1160,131320,1163,196855,1164,0,262394,380,1165,1164,131320,1165,262205,154,1166,
1051,196670,1074,1166,262205,154,1167,1052,196670,1075,1167,196670,1076,1158,589881,152,1168,951,
1074,1075,1076,1077,1078,262205,213,1169,1077,196670,1056,1169,262205,213,1170,1078,196670,1079,
1103,196670,1080,1158,196670,1081,1169,524345,152,1171,985,1079,1080,1081,1170,262205,213,1172,
1081,196670,1056,1172,131321,1164,131320,1164,131321,1173,131320,1173,458997,166,1156,1155,1164,
1174,1175,458997,154,1176,339,1164,1177,1175,262390,1178,1175,1,131321,1179,131320,1179,327856,
227,1180,1176,212,262394,1180,1181,1178,131320,1181,196670,1082,1158,196670,1083,1176,393273,154,
1182,940,1082,1083,327745,217,1183,1056,1176,262205,180,1184,1183,196670,1084,1184,196670,1085,72,
196670,1086,1156,458809,154,1185,1014,1084,1085,1086,262205,166,1174,1086,327856,227,1186,1182,
381,196855,1187,0,262394,1186,1188,1187,131320,1188,327814,154,1189,1182,200,327817,154,1190,1182,
200,393281,375,1191,384,1189,1190,196670,1191,1185,131321,1187,131320,1187,131321,1175,131320,
1175,327808,154,1177,1176,318,131321,1173,131320,1178,131321,1157,131320,1157,327808,154,1159,
1158,318,131321,1154,131320,1160,458986,166,1192,378,195,339,1155,262368,226,226,296,131326,73,
65592,327734,154,1193,0,179,196663,156,1194,196663,156,1195,131320,1196,262205,154,1197,1194,
327812,154,1198,1197,200,327814,154,1199,1198,10,262205,154,1200,1194,327812,154,1201,1200,200,
327817,154,1202,1201,10,327854,227,1203,1202,75,327846,227,1204,74,1203,262312,227,1205,1204,
196855,1206,0,262394,1205,1207,1206,131320,1207,327854,227,1208,1199,385,131321,1206,131320,1206,
458997,227,1209,1204,1196,1208,1207,196855,1210,0,262394,1209,1211,1210,131320,1211,262205,154,
1212,1194,327812,154,1213,1212,200,262205,154,1214,1195,327808,154,1215,1213,1214,131326,1215,
131320,1210,327812,154,1216,1199,10,327814,154,1217,1202,226,327808,154,1218,1216,1217,262205,154,
1219,1195,327879,154,1220,1219,195,327808,154,1221,1218,1220,262205,154,1222,1195,327874,154,1223,
1222,318,327812,154,1224,1223,386,327808,154,1225,1221,1224,131326,1225,65592,327734,157,1226,0,
220,196663,172,1227,196663,172,1228,196663,161,1229,196663,161,1230,196663,156,1231,131320,1232,
262205,166,1233,1227,262205,166,1234,1228,327810,166,1235,1233,1234,262255,157,1236,1235,262205,
157,1237,1230,262205,157,1238,1229,327813,157,76,1237,1238,327813,157,77,1236,76,327745,389,1239,
388,337,262205,154,1240,1239,327851,227,1241,1240,390,196855,1242,0,262394,1241,1243,1242,131320,
1243,262205,154,1244,1231,327808,154,1245,1240,1244,393281,357,1246,81,315,1245,262205,157,1247,
1246,327809,157,82,77,1247,131321,1242,131320,1242,458997,157,1248,77,1232,82,1243,131326,1248,
65592,327734,159,1249,0,221,196663,161,1250,196663,161,1251,196663,156,1252,196663,156,1253,
131320,1254,262203,285,1255,7,262205,154,1256,1253,327812,154,1257,1256,393,262205,154,1258,1252,
327808,154,1259,1257,1258,393281,394,1260,85,315,1259,262205,159,1261,1260,196670,1255,1261,
262205,157,1262,1250,327745,161,1263,1255,339,262205,157,1264,1263,327813,157,86,1262,1264,262205,
157,1265,1251,327745,161,1266,1255,195,262205,157,1267,1266,327813,157,87,1265,1267,327811,157,88,
86,87,262205,157,1268,1250,262205,157,1269,1266,327813,157,89,1268,1269,262205,157,1270,1251,
262205,157,1271,1263,327813,157,90,1270,1271,327809,157,91,89,90,327760,159,1272,88,91,131326,
1272,65592,327734,152,1273,0,222,196663,156,1274,196663,217,1275,196663,156,1276,131320,1277,
262203,161,1278,7,262203,161,1279,7,262203,156,1280,7,262203,156,1281,7,262203,161,1282,7,262203,
161,1283,7,262203,156,1284,7,262203,156,1285,7,262203,285,1286,7,262203,161,1287,7,262203,161,
1288,7,262203,156,1289,7,262203,156,1290,7,262203,285,1291,7,262203,161,1292,7,262203,161,1293,7,
262203,156,1294,7,262203,156,1295,7,262203,217,1296,7,262203,161,1297,7,262203,161,1298,7,262203,
161,1299,7,262203,161,1300,7,262205,154,1301,1274,327812,154,1302,1301,200,327814,154,1303,1302,
10,262205,154,1304,1274,327812,154,92,1304,200,327817,154,93,92,10,327745,397,1305,98,315,262205,
154,1306,1305,262205,154,1307,1276,327808,154,99,1306,1307,327808,154,1308,93,226,327856,227,1309,
1303,398,327856,227,1310,93,75,327847,227,1311,1309,1310,196855,1312,0,262394,1311,1313,1312,
131320,1313,196855,1314,0,262394,74,1315,1316,131320,1315,327814,154,100,93,226,327745,161,1317,
1275,339,262205,157,1318,1317,196670,1278,1318,327745,161,1319,1275,195,262205,157,1320,1319,
196670,1279,1320,196670,1280,100,196670,1281,99,524345,159,1321,1249,1278,1279,1280,1281,327761,
157,1322,1321,0,196670,1317,1322,327761,157,1323,1321,1,196670,1319,1323,327808,154,101,100,195,
327745,161,1324,1275,226,262205,157,1325,1324,196670,1282,1325,327745,161,1326,1275,338,262205,
157,1327,1326,196670,1283,1327,196670,1284,101,196670,1285,99,524345,159,1328,1249,1282,1283,1284,
1285,327761,157,1329,1328,0,196670,1324,1329,327761,157,1330,1328,1,196670,1326,1330,131321,1314,
131320,1316,327814,154,102,93,226,327745,161,1331,1275,339,262205,157,1332,1331,196670,1287,1332,
327745,161,1333,1275,226,262205,157,1334,1333,196670,1288,1334,196670,1289,102,196670,1290,99,
524345,159,1335,1249,1287,1288,1289,1290,196670,1286,1335,327808,154,103,102,195,327745,161,1336,
1275,195,262205,157,1337,1336,196670,1292,1337,327745,161,1338,1275,338,262205,157,1339,1338,
196670,1293,1339,196670,1294,103,196670,1295,99,524345,159,1340,1249,1292,1293,1294,1295,196670,
1291,1340,327745,161,1341,1286,339,262205,157,1342,1341,327745,161,1343,1291,339,262205,157,1344,
1343,327745,161,1345,1286,195,262205,157,1346,1345,327745,161,1347,1291,195,262205,157,1348,1347,
458832,180,1349,1342,1344,1346,1348,196670,1275,1349,327814,154,1350,93,226,327808,154,1351,1350,
399,131321,1314,131320,1314,458997,154,1352,1308,1315,1351,1316,458997,154,1353,93,1315,1350,1316,
131321,1312,131320,1312,458997,154,1354,1308,1277,1352,1314,458997,154,1355,93,1277,1353,1314,
327856,227,1356,1303,11,196855,1357,0,262394,1356,1358,1359,131320,1358,327745,389,1360,388,400,
262205,154,1361,1360,262205,154,1362,1276,327745,389,1363,388,335,262205,154,1364,1363,327812,154,
1365,1362,1364,327808,154,1366,1361,1365,327812,154,1367,1303,249,327808,154,1368,1366,1367,
262205,180,1369,1275,327745,401,1370,388,300,262205,157,1371,1370,327822,180,104,1369,1371,196670,
1296,104,327808,154,1372,1368,1355,327745,161,1373,1296,339,262205,157,1374,1373,393281,357,1375,
55,315,1372,196670,1375,1374,327808,154,1376,1372,195,327745,161,1377,1296,195,262205,157,1378,
1377,393281,357,1379,55,315,1376,196670,1379,1378,327808,154,1380,1368,1354,327745,161,1381,1296,
226,262205,157,1382,1381,393281,357,1383,55,315,1380,196670,1383,1382,327808,154,1384,1380,195,
327745,161,1385,1296,338,262205,157,1386,1385,393281,357,1387,55,315,1384,196670,1387,1386,131321,
1357,131320,1359,327810,154,1388,1303,11,327856,227,1389,1388,12,196855,1390,0,262394,1389,1391,
1392,131320,1391,131321,1390,131320,1392,327810,154,1393,1388,12,131321,1390,131320,1390,458997,
154,1394,1388,1391,1393,1392,327745,389,1395,388,402,262205,154,1396,1395,327812,154,1397,1394,
1396,327808,154,1398,1397,99,327812,154,1399,1398,249,327745,161,1400,1275,339,262205,157,1401,
1400,196670,1297,1401,327745,161,1402,1275,195,262205,157,1403,1402,196670,1298,1403,393273,154,
1404,589,1297,1298,327745,161,1405,1275,226,262205,157,1406,1405,196670,1299,1406,327745,161,1407,
1275,338,262205,157,1408,1407,196670,1300,1408,393273,154,1409,589,1299,1300,196855,1410,0,262394,
1389,1411,1412,131320,1411,327808,154,1413,1399,1355,327814,154,1414,1413,226,393281,397,1415,107,
315,1414,196670,1415,1404,327808,154,1416,1399,1354,327814,154,1417,1416,226,393281,397,1418,107,
315,1417,196670,1418,1409,131321,1410,131320,1412,327808,154,1419,1399,1355,327814,154,1420,1419,
226,393281,397,1421,110,315,1420,196670,1421,1404,327808,154,1422,1399,1354,327814,154,1423,1422,
226,393281,397,1424,110,315,1423,196670,1424,1409,131321,1410,131320,1410,131321,1357,131320,1357,
65789,65592,327734,152,1425,0,223,196663,156,1426,196663,161,1427,196663,156,1428,131320,1429,
262203,161,1430,7,262203,161,1431,7,327745,389,1432,388,400,262205,154,1433,1432,262205,154,1434,
1428,327745,389,1435,388,335,262205,154,1436,1435,327812,154,1437,1434,1436,327808,154,1438,1433,
1437,262205,154,1439,1426,327808,154,1440,1438,1439,393281,357,1441,55,315,1440,262205,157,1442,
1441,196670,1430,1442,262205,157,1443,1427,196670,1431,1443,393273,157,1444,716,1430,1431,196670,
1441,1444,65789,65592,327734,152,1445,0,224,196663,156,1446,196663,161,1447,196663,161,1448,
196663,156,1449,131320,1450,262203,161,1451,7,262203,161,1452,7,262203,161,1453,7,262203,161,1454,
7,262205,157,1455,1447,327866,227,1456,1455,334,262205,157,1457,1447,393385,157,1458,1456,1457,
334,196855,1459,0,262394,111,1460,1461,131320,1460,262205,157,1462,1447,262205,157,1463,1447,
262271,157,112,1463,196670,1451,112,327737,157,1464,634,1451,196670,1452,331,196670,1453,1464,
393273,157,1465,716,1452,1453,196670,1454,1465,327737,157,1466,601,1454,327813,157,113,1462,1466,
262205,157,1467,1448,327813,157,114,113,1467,131321,1459,131320,1461,327813,157,115,1458,1458,
262205,157,1468,1448,327813,157,116,115,1468,131321,1459,131320,1459,458997,157,1469,114,1460,116,
1461,327745,389,1470,388,400,262205,154,1471,1470,262205,154,1472,1449,327745,389,1473,388,335,
262205,154,1474,1473,327812,154,1475,1472,1474,327808,154,1476,1471,1475,262205,154,1477,1446,
327808,154,1478,1476,1477,393281,357,1479,55,315,1478,196670,1479,1469,65789,65592,327734,168,
1480,0,225,196663,156,1481,196663,156,1482,131320,1483,196855,1484,0,262394,405,1485,1486,131320,
1485,262205,154,1487,1482,327745,406,1488,384,1487,262205,168,1489,1488,131321,1484,131320,1486,
262205,154,1490,1481,327812,154,1491,1490,199,262205,154,1492,1482,327808,154,1493,1491,1492,
393281,408,1494,119,315,1493,262205,168,1495,1494,131321,1484,131320,1484,458997,168,1496,1489,
1485,1495,1486,131326,1496,65592,327734,152,1497,0,237,196663,156,1498,196663,231,1499,196663,236,
1500,131320,1501,262203,412,1502,7,131321,1503,131320,1503,458997,154,1504,339,1501,1505,1506,
262390,1507,1506,1,131321,1508,131320,1508,327856,227,1509,1504,233,262394,1509,1510,1507,131320,
1510,262205,154,1511,1498,327808,154,1512,1511,1504,327812,154,1513,1512,174,262201,154,1514,517,
327879,154,1515,1514,189,327808,154,1516,1513,1515,458764,154,1517,1,38,1516,410,131321,1518,
131320,1518,458997,154,1519,339,1510,1520,1521,262390,1522,1521,1,131321,1523,131320,1523,327856,
227,1524,1519,230,262394,1524,1525,1522,131320,1525,327812,154,1526,1504,230,327808,154,1527,1526,
1519,327745,389,1528,388,315,262205,154,1529,1528,196670,1502,1499,327745,156,1530,1502,1519,
262205,154,1531,1530,327812,154,1532,1531,413,327808,154,1533,1529,1532,327808,154,1534,1533,1517,
393281,408,1535,122,315,1534,262205,168,1536,1535,327745,169,1537,1500,1527,196670,1537,1536,
131321,1521,131320,1521,327808,154,1520,1519,318,131321,1518,131320,1522,131321,1506,131320,1506,
327808,154,1505,1504,318,131321,1503,131320,1507,65789,65592,327734,152,1538,0,241,196663,156,
1539,196663,235,1540,196663,240,1541,131320,1542,262203,156,1543,7,262203,156,1544,7,262203,156,
1545,7,262203,156,1546,7,262203,156,1547,7,262203,156,1548,7,262203,156,1549,7,262203,156,1550,7,
262203,169,1551,7,262203,236,1552,7,262203,169,1553,7,262203,169,1554,7,262203,169,1555,7,262203,
169,1556,7,131321,1557,131320,1557,458997,154,1558,339,1542,1559,1560,262390,1561,1560,1,131321,
1562,131320,1562,327856,227,1563,1558,233,262394,1563,1564,1561,131320,1564,262205,154,1565,1539,
327808,154,1566,1565,1558,327812,154,1567,1566,174,262201,154,1568,517,327879,154,1569,1568,189,
327808,154,1570,1567,1569,327814,154,1571,1570,226,327812,154,1572,1571,174,327817,154,1573,1570,
226,327808,154,1574,1572,1573,131321,1575,131320,1575,458997,154,1576,339,1564,1577,1578,262390,
1579,1578,1,131321,1580,131320,1580,327856,227,1581,1576,9,262394,1581,1582,1579,131320,1582,
196670,1543,1576,196670,1544,1574,393273,168,1583,1480,1543,1544,327808,154,1584,1574,226,196670,
1545,1576,196670,1546,1584,393273,168,1585,1480,1545,1546,327808,154,1586,1574,200,196670,1547,
1576,196670,1548,1586,393273,168,1587,1480,1547,1548,327808,154,1588,1574,414,196670,1549,1576,
196670,1550,1588,393273,168,1589,1480,1549,1550,131321,1590,131320,1590,458997,154,1591,339,1582,
1592,1593,262390,1594,1593,1,131321,1595,131320,1595,327856,227,1596,1591,230,262394,1596,1597,
1594,131320,1597,327812,154,1598,1576,230,327808,154,1599,1598,1591,327812,154,1600,1558,230,
327808,154,1601,1600,1591,196670,1552,1540,327745,169,1602,1552,1601,262205,168,1603,1602,196670,
1551,1603,196670,1553,1583,196670,1554,1585,196670,1555,1587,196670,1556,1589,589881,166,1604,664,
1551,1553,1554,1555,1556,327745,172,1605,1541,1599,262205,166,1606,1605,327808,166,1607,1606,1604,
196670,1605,1607,131321,1593,131320,1593,327808,154,1592,1591,318,131321,1590,131320,1594,131321,
1578,131320,1578,327808,154,1577,1576,318,131321,1575,131320,1579,131321,1560,131320,1560,327808,
154,1559,1558,318,131321,1557,131320,1561,65789,65592,327734,152,504,0,242,196663,156,1608,131320,
1609,262203,412,1610,7,262203,156,1611,7,262203,156,1612,7,262203,240,1613,7,262203,420,1614,7,
262203,156,1615,7,262203,236,1616,7,262203,423,1617,7,262203,156,1618,7,262203,156,1619,7,262203,
161,1620,7,262203,161,1621,7,262203,427,1622,7,262203,156,1623,7,262203,240,1624,7,262203,156,
1625,7,262203,236,1626,7,262203,156,1627,7,262203,240,1628,7,262203,172,1629,7,262203,172,1630,7,
262203,172,1631,7,262203,172,1632,7,262203,161,1633,7,262203,161,1634,7,262203,156,1635,7,262203,
156,1636,7,262203,161,1637,7,262203,156,1638,7,262203,172,1639,7,262203,172,1640,7,262203,161,
1641,7,262203,161,1642,7,262203,156,1643,7,262203,156,1644,7,262203,161,1645,7,262203,161,1646,7,
262203,156,1647,7,262203,156,1648,7,262203,217,1649,7,262203,156,1650,7,262201,154,1651,517,
327879,154,1652,1651,189,327874,154,1653,1651,415,262205,154,1654,1608,327812,154,1655,1654,254,
327808,154,1656,1655,1653,327812,154,1657,1656,8,131321,1658,131320,1658,458997,154,1659,339,1609,
1660,1661,262390,1662,1661,1,131321,1663,131320,1663,327856,227,1664,1659,8,262394,1664,1665,1662,
131320,1665,327808,154,1666,1657,1659,327745,389,1667,388,416,262205,154,1668,1667,327810,154,
1669,1668,195,458764,154,1670,1,38,1666,1669,196855,1671,0,262394,417,1672,1673,131320,1672,
327814,154,1674,1670,200,327817,154,1675,1670,200,196670,1611,1674,196670,1612,1675,393273,154,
1676,1193,1611,1612,131321,1671,131320,1673,131321,1671,131320,1671,458997,154,1677,1676,1672,
1670,1673,327745,156,1678,1610,1659,196670,1678,1677,196855,1679,0,262394,418,1680,1679,131320,
1680,327808,154,1681,8,1659,327808,154,1682,1668,1670,327745,156,1683,1610,1681,196670,1683,1682,
131321,1679,131320,1679,131321,1661,131320,1661,327808,154,1660,1659,318,131321,1658,131320,1662,
131321,1684,131320,1684,458997,154,1685,339,1662,1686,1687,262390,1688,1687,1,131321,1689,131320,
1689,327856,227,1690,1685,238,262394,1690,1691,1688,131320,1691,327745,172,1692,1613,1685,196670,
1692,315,131321,1687,131320,1687,327808,154,1686,1685,318,131321,1684,131320,1688,131321,1693,
131320,1693,458997,154,1694,339,1688,1695,1696,262390,1697,1696,1,131321,1698,131320,1698,327856,
227,1699,1694,230,262394,1699,1700,1697,131320,1700,327745,389,1701,388,318,262205,154,1702,1701,
327745,156,1703,1610,1694,262205,154,1704,1703,327808,154,1705,1702,1704,393281,357,1706,81,315,
1705,262205,157,1707,1706,327745,161,1708,1614,1694,196670,1708,1707,131321,1696,131320,1696,
327808,154,1695,1694,318,131321,1693,131320,1697,262205,231,1709,1610,196670,1615,339,458809,152,
1710,1497,1615,1709,1616,262205,235,1711,1616,196855,1712,0,262394,421,1713,1714,131320,1713,
327745,389,1715,388,316,262205,154,1716,1715,196670,1618,1716,327745,389,1717,388,415,262205,154,
1718,1717,196670,1619,1718,327745,401,1719,388,424,262205,157,1720,1719,196670,1620,1720,327745,
401,1721,388,425,262205,157,1722,1721,196670,1621,1722,524345,157,1723,1050,1618,1619,1620,1621,
327745,161,1724,1617,315,196670,1724,1723,262205,166,1725,378,327745,172,1726,1622,315,196670,
1726,1725,131321,1712,131320,1714,131321,1727,131320,1727,458997,154,1728,339,1714,1729,1730,
262390,1731,1730,1,131321,1732,131320,1732,327856,227,1733,1728,9,262394,1733,1734,1731,131320,
1734,327745,389,1735,388,428,262205,154,1736,1735,327812,154,1737,226,1728,327808,154,1738,1736,
1737,393281,357,1739,55,315,1738,262205,157,1740,1739,327745,161,1741,1617,1728,196670,1741,1740,
327808,154,1742,1738,195,393281,357,1743,55,315,1742,262205,157,1744,1743,262268,166,1745,1744,
327745,172,1746,1622,1728,196670,1746,1745,131321,1730,131320,1730,327808,154,1729,1728,318,
131321,1727,131320,1731,131321,1712,131320,1712,196670,1623,339,262205,239,1747,1613,196670,1624,
1747,458809,152,1748,1538,1623,1711,1624,262205,239,1749,1624,196670,1613,1749,131321,1750,131320,
1750,458997,154,1751,233,1712,1752,1753,262390,1754,1753,0,131321,1755,131320,1755,327856,227,
1756,1751,429,262394,1756,1757,1754,131320,1757,262205,231,1758,1610,196670,1625,1751,458809,152,
1759,1497,1625,1758,1626,262205,235,1760,1626,196670,1627,1751,262205,239,1761,1613,196670,1628,
1761,458809,152,1762,1538,1627,1760,1628,262205,239,1763,1628,196670,1613,1763,131321,1753,131320,
1753,327808,154,1752,1751,233,131321,1750,131320,1754,131321,1764,131320,1764,458997,154,1765,339,
1754,1766,1767,262390,1768,1767,1,131321,1769,131320,1769,327856,227,1770,1765,9,262394,1770,1771,
1768,131320,1771,131321,1772,131320,1772,458997,154,1773,339,1771,1774,1775,262390,1776,1775,1,
131321,1777,131320,1777,327856,227,1778,1773,8,262394,1778,1779,1776,131320,1779,327812,154,1780,
1765,230,327808,154,1781,1780,1773,327745,172,1782,1613,1781,262205,166,1783,1782,196670,1629,
1783,327737,166,1784,722,1629,196855,1785,0,262394,430,1786,1785,131320,1786,327808,154,1787,1780,
8,327808,154,1788,1787,1773,327745,172,1789,1613,1788,262205,166,1790,1789,196670,1630,1790,
327737,166,1791,722,1630,131321,1785,131320,1785,458997,166,1792,315,1779,1791,1786,196670,1631,
1784,327745,172,1793,1622,1765,262205,166,1794,1793,196670,1632,1794,327745,161,1795,1617,1765,
262205,157,1796,1795,196670,1633,1796,327745,161,1797,1614,1773,262205,157,1798,1797,196670,1634,
1798,327745,156,1799,1610,1773,262205,154,1800,1799,196670,1635,1800,589881,157,1801,1226,1631,
1632,1633,1634,1635,327851,227,1802,1652,339,196855,1803,0,262394,1802,1804,1803,131320,1804,
131321,1775,131320,1803,196855,1805,0,262394,431,1806,1807,131320,1806,327812,154,1808,1765,254,
327808,154,1809,1808,1653,327812,154,1810,1809,8,327808,154,1811,1810,1773,327745,361,1812,436,
1811,196670,1812,1801,131321,1805,131320,1807,327808,154,1813,1657,1773,327745,389,1814,388,416,
262205,154,1815,1814,327856,227,1816,1813,1815,196855,1817,0,262394,1816,1818,1817,131320,1818,
327745,389,1819,388,362,262205,154,1820,1819,327856,227,1821,1765,1820,131321,1817,131320,1817,
458997,227,1822,1816,1807,1821,1818,196855,1823,0,262394,1822,1824,1823,131320,1824,196855,1825,0,
262394,437,1826,1827,131320,1826,262205,154,1828,1799,196670,1636,1828,196670,1637,1801,196670,
1638,1765,458809,152,1829,1425,1636,1637,1638,131321,1825,131320,1827,327808,154,1830,438,1773,
262205,154,1831,1799,327808,154,1832,1815,1831,196670,1639,1792,262205,166,1833,1793,196670,1640,
1833,262205,157,1834,1795,196670,1641,1834,327745,161,1835,1614,1830,262205,157,1836,1835,196670,
1642,1836,196670,1643,1832,589881,157,1837,1226,1639,1640,1641,1642,1643,262205,154,1838,1799,
196670,1644,1838,196670,1645,1801,196670,1646,1837,196670,1647,1765,524345,152,1839,1445,1644,
1645,1646,1647,131321,1825,131320,1825,131321,1823,131320,1823,131321,1805,131320,1805,131321,
1775,131320,1775,327808,154,1774,1773,318,131321,1772,131320,1776,131321,1767,131320,1767,327808,
154,1766,1765,318,131321,1764,131320,1768,196855,1840,0,262394,439,1841,1840,131320,1841,262368,
226,226,296,262205,154,1842,1608,327812,154,1843,1842,441,327817,154,1844,1651,441,327808,154,
1845,1843,1844,327814,154,1846,1651,441,131321,1847,131320,1847,458997,154,1848,1846,1841,1849,
1850,262390,1851,1850,0,131321,1852,131320,1852,327856,227,1853,1848,9,262394,1853,1854,1851,
131320,1854,327812,154,1855,1848,441,327808,154,1856,1855,1844,327812,154,1857,1856,200,327812,
154,1858,1845,200,327745,389,1859,388,416,262205,154,1860,1859,327856,227,1861,1858,1860,196855,
1862,0,262394,1861,1863,1862,131320,1863,327745,389,1864,388,362,262205,154,1865,1864,327856,227,
1866,1848,1865,131321,1862,131320,1862,458997,227,1867,1861,1854,1866,1863,196855,1868,0,262394,
1867,1869,1868,131320,1869,327745,361,1870,436,1857,262205,157,1871,1870,327808,154,1872,1857,195,
327745,361,1873,436,1872,262205,157,1874,1873,327808,154,1875,1857,226,327745,361,1876,436,1875,
262205,157,1877,1876,327808,154,1878,1857,338,327745,361,1879,436,1878,262205,157,1880,1879,
458832,180,1881,1871,1874,1877,1880,196670,1648,1845,196670,1649,1881,196670,1650,1848,458809,152,
1882,1273,1648,1649,1650,131321,1868,131320,1868,131321,1850,131320,1850,327814,154,1883,6,441,
327808,154,1849,1848,1883,131321,1847,131320,1851,131321,1840,131320,1840,65789,65592,327734,154,
1884,0,243,196663,156,1885,131320,1886,262201,154,1887,517,327814,154,1888,1887,275,327812,154,
1889,1888,280,262205,154,1890,1885,327817,154,1891,1890,280,327808,154,1892,1889,1891,131326,1892,
65592,327734,154,1893,0,243,196663,156,1894,131320,1895,262201,154,1896,517,327817,154,1897,1896,
275,262205,154,1898,1894,327814,154,1899,1898,280,327812,154,1900,1899,6,327808,154,1901,1897,
1900,131326,1901,65592,327734,227,1902,0,244,196663,156,1903,131320,1904,262203,156,1905,7,262203,
156,1906,7,262205,154,1907,1903,196670,1905,1907,327737,154,1908,1884,1905,327856,227,1909,1908,
273,196855,1910,0,262394,1909,1911,1910,131320,1911,262205,154,1912,1903,196670,1906,1912,327737,
154,1913,1893,1906,327856,227,1914,1913,264,131321,1910,131320,1910,458997,227,1915,1909,1904,
1914,1911,131326,1915,65592,327734,152,1916,0,262,196663,156,1917,196663,156,1918,196663,156,1919,
196663,156,1920,196663,261,1921,131320,1922,262205,154,1923,1917,327745,389,1924,388,402,262205,
154,1925,1924,327812,154,1926,1923,1925,262205,154,1927,1918,327812,154,1928,1927,247,327808,154,
1929,1926,1928,327812,154,1930,1929,250,327812,154,1931,1930,174,262201,154,1932,517,327879,154,
1933,1932,189,327808,154,1934,1931,1933,131321,1935,131320,1935,458997,154,1936,339,1922,1937,
1938,262390,1939,1938,1,131321,1940,131320,1940,327856,227,1941,1936,258,262394,1941,1942,1939,
131320,1942,262205,154,1943,1920,327812,154,1944,1936,254,327808,154,1945,1943,1944,262201,154,
1946,517,327874,154,1947,1946,415,327808,154,1948,1945,1947,262205,154,1949,1919,327810,154,1950,
1949,195,458764,154,1951,1,38,1948,1950,131321,1952,131320,1952,458997,154,1953,339,1942,1954,
1955,262390,1956,1955,1,131321,1957,131320,1957,327856,227,1958,1953,250,262394,1958,1959,1956,
131320,1959,327812,154,1960,1936,250,327808,154,1961,1960,1953,327812,154,1962,1951,250,327808,
154,1963,1962,1953,327812,154,1964,1963,174,327808,154,1965,1934,1964,393281,408,1966,125,315,
1965,262205,168,1967,1966,327745,169,1968,1921,1961,196670,1968,1967,131321,1955,131320,1955,
327808,154,1954,1953,318,131321,1952,131320,1956,131321,1938,131320,1938,327808,154,1937,1936,318,
131321,1935,131320,1939,65789,65592,327734,152,1969,0,263,196663,260,1970,196663,156,1971,196663,
156,1972,131320,1973,262203,446,1974,7,262203,156,1975,7,262203,261,1976,7,262203,176,1977,7,
262203,285,1978,7,262203,161,1979,7,262203,161,1980,7,262203,161,1981,7,262203,161,1982,7,262203,
161,1983,7,262203,161,1984,7,262203,176,1985,7,262201,154,1986,517,327879,154,1987,1986,189,
131321,1988,131320,1988,458997,154,1989,339,1973,1990,1991,262390,1992,1991,1,131321,1993,131320,
1993,327856,227,1994,1989,258,262394,1994,1995,1992,131320,1995,262205,154,1996,1972,327812,154,
1997,1989,254,327808,154,1998,1996,1997,262201,154,1999,517,327874,154,2000,1999,415,327808,154,
2001,1998,2000,131321,2002,131320,2002,458997,154,2003,339,1995,2004,2005,262390,2006,2005,1,
131321,2007,131320,2007,327856,227,2008,2003,443,262394,2008,2009,2006,131320,2009,327812,154,
2010,1989,250,327814,154,2011,2003,200,327808,154,2012,2010,2011,327817,154,2013,2003,200,196670,
1976,1970,393281,156,2014,1976,2012,2013,262205,154,2015,2014,196670,1975,2015,327737,159,2016,
545,1975,327745,285,2017,1974,2003,196670,2017,2016,131321,2005,131320,2005,327808,154,2004,2003,
318,131321,2002,131320,2006,131321,2018,131320,2018,458997,154,2019,339,2006,2020,2021,262390,
2022,2021,0,131321,2023,131320,2023,327856,227,2024,2019,273,262394,2024,2025,2022,131320,2025,
131321,2026,131320,2026,458997,166,2027,315,2025,2028,2029,262390,2030,2029,1,131321,2031,131320,
2031,327857,227,2032,2027,362,262394,2032,2033,2030,131320,2033,327745,161,2034,1977,2027,196670,
2034,334,131321,2029,131320,2029,327808,166,2028,2027,318,131321,2026,131320,2030,131321,2035,
131320,2035,458997,154,2036,339,2030,2037,2038,262390,2039,2038,1,131321,2040,131320,2040,327856,
227,2041,2036,447,262394,2041,2042,2039,131320,2042,327812,154,2043,2019,250,327814,154,2044,2036,
200,327808,154,2045,2043,2044,327812,154,2046,2045,185,327812,154,2047,1987,200,327808,154,2048,
2046,2047,327817,154,2049,2036,200,327808,154,2050,2048,2049,327745,453,2051,452,2050,262205,159,
2052,2051,196670,1978,2052,327812,154,2053,2049,226,327745,161,2054,1978,339,262205,157,2055,2054,
196670,1979,2055,393281,161,2056,1974,2036,339,262205,157,2057,2056,196670,1980,2057,327745,161,
2058,1977,2053,262205,157,2059,2058,196670,1981,2059,458809,157,2060,647,1979,1980,1981,196670,
2058,2060,327808,154,2061,2053,195,327745,161,2062,1978,195,262205,157,2063,2062,196670,1982,2063,
393281,161,2064,1974,2036,195,262205,157,2065,2064,196670,1983,2065,327745,161,2066,1977,2061,
262205,157,2067,2066,196670,1984,2067,458809,157,2068,647,1982,1983,1984,196670,2066,2068,131321,
2038,131320,2038,327808,154,2037,2036,318,131321,2035,131320,2039,262205,175,2069,1977,196670,
1985,2069,327737,157,2070,758,1985,327850,227,2071,1987,339,262205,154,2072,1971,327856,227,2073,
2001,2072,327847,227,2074,2071,2073,196855,2075,0,262394,2074,2076,2075,131320,2076,327812,154,
2077,2019,247,327808,154,2078,2077,2001,327745,361,2079,457,2078,196670,2079,2070,131321,2075,
131320,2075,131321,2021,131320,2021,327808,154,2020,2019,318,131321,2018,131320,2022,131321,1991,
131320,1991,327808,154,1990,1989,318,131321,1988,131320,1992,65789,65592,327734,152,2080,0,242,
196663,156,2081,131320,2082,262203,176,2083,7,262203,161,2084,7,262203,161,2085,7,262203,161,2086,
7,262203,161,2087,7,262203,176,2088,7,262201,154,2089,517,327879,154,2090,2089,189,262201,154,
2091,517,327874,154,2092,2091,415,262368,226,226,296,131321,2093,131320,2093,458997,154,2094,339,
2082,2095,2096,262390,2097,2096,0,131321,2098,131320,2098,327856,227,2099,2094,273,262394,2099,
2100,2097,131320,2100,327808,154,2101,2094,2092,458764,154,2102,1,38,2101,458,327812,154,2103,
2102,247,327745,361,2104,457,2103,262205,157,2105,2104,131321,2106,131320,2106,458997,157,2107,
2105,2100,2108,2109,458997,154,2110,339,2100,128,2109,262390,2111,2109,1,131321,2112,131320,2112,
327856,227,2113,2110,174,262394,2113,2114,2111,131320,2114,327812,154,126,2090,174,327808,154,127,
126,2110,327808,154,2115,2103,127,327745,361,2116,457,2115,262205,157,2117,2116,262205,154,2118,
2081,327856,227,2119,127,2118,393385,157,2120,2119,2117,2107,327745,161,2121,2083,2110,196670,
2121,2120,262205,157,2122,2121,327866,227,2123,2122,2107,196855,2124,0,262394,2123,2125,2126,
131320,2125,262205,157,2127,2121,131321,2124,131320,2126,131321,2124,131320,2124,458997,157,2108,
2127,2125,2107,2126,131321,2109,131320,2109,327808,154,128,2110,318,131321,2106,131320,2111,
196670,2084,2107,327737,157,2128,737,2084,131321,2129,131320,2129,458997,154,2130,339,2111,132,
2131,262390,2132,2131,1,131321,2133,131320,2133,327856,227,2134,2130,174,262394,2134,2135,2132,
131320,2135,262271,157,129,2128,327745,161,2136,2083,2130,262205,157,2137,2136,196670,2085,2137,
196670,2086,129,393273,157,2138,716,2085,2086,196670,2087,2138,327737,157,2139,634,2087,327812,
154,130,2090,174,327808,154,131,130,2130,262205,154,2140,2081,327856,227,2141,131,2140,393385,157,
2142,2141,2139,334,196670,2136,2142,131321,2131,131320,2131,327808,154,132,2130,318,131321,2129,
131320,2132,262205,175,2143,2083,196670,2088,2143,327737,157,2144,758,2088,262368,226,226,296,
327856,227,2145,2101,273,196855,2146,0,262394,2145,2147,2146,131320,2147,131321,2148,131320,2148,
458997,154,2149,339,2147,2150,2151,262390,2152,2151,1,131321,2153,131320,2153,327856,227,2154,
2149,174,262394,2154,2155,2152,131320,2155,327812,154,2156,2090,174,327808,154,2157,2103,2156,
327808,154,2158,2157,2149,327745,161,2159,2083,2149,262205,157,2160,2159,327745,361,2161,457,2158,
196670,2161,2160,131321,2151,131320,2151,327808,154,2150,2149,318,131321,2148,131320,2152,327850,
227,2162,2090,339,196855,2163,0,262394,2162,2164,2163,131320,2164,327745,361,2165,461,2102,196670,
2165,2128,327745,361,2166,462,2102,196670,2166,2144,131321,2163,131320,2163,131321,2146,131320,
2146,131321,2096,131320,2096,327808,154,2095,2094,254,131321,2093,131320,2097,262368,226,226,296,
65789,65592,327734,152,2167,0,272,196663,156,2168,196663,156,2169,196663,156,2170,196663,156,2171,
196663,271,2172,131320,2173,262203,156,2174,7,262205,154,2175,2168,327745,389,2176,388,402,262205,
154,2177,2176,327812,154,2178,2175,2177,262205,154,2179,2169,327812,154,2180,2179,247,327808,154,
2181,2178,2180,327812,154,2182,2181,463,131321,2183,131320,2183,458997,154,2184,339,2173,2185,
2186,262390,2187,2186,1,131321,2188,131320,2188,327856,227,2189,2184,269,262394,2189,2190,2187,
131320,2190,327814,154,2191,2184,268,327812,154,2192,2191,280,196670,2174,2192,327737,154,2193,
1893,2174,458764,154,2194,1,38,2193,464,262205,154,2195,2171,327817,154,2196,2184,268,327808,154,
2197,2195,2196,262205,154,2198,2170,327810,154,2199,2198,195,458764,154,2200,1,38,2197,2199,
327812,154,2201,2200,465,327808,154,2202,2182,2201,327808,154,2203,2202,2194,393281,397,2204,110,
315,2203,262205,154,2205,2204,327745,156,2206,2172,2184,196670,2206,2205,131321,2186,131320,2186,
327808,154,2185,2184,318,131321,2183,131320,2187,65789,65592,327734,152,2207,0,284,196663,270,
2208,196663,156,2209,196663,156,2210,196663,283,2211,131320,2212,262203,271,2213,7,262203,156,
2214,7,262203,156,2215,7,131321,2216,131320,2216,458997,154,2217,339,2212,136,2218,262390,2219,
2218,1,131321,2220,131320,2220,327856,227,2221,2217,268,262394,2221,2222,2219,131320,2222,131321,
2223,131320,2223,458997,154,2224,339,2222,2225,2226,262390,2227,2226,1,131321,2228,131320,2228,
327856,227,2229,2224,267,262394,2229,2230,2227,131320,2230,262205,154,2231,2210,327808,154,133,
2231,2217,262205,154,2232,2209,327856,227,2233,133,2232,196855,2234,0,262394,2233,2235,2236,
131320,2235,327812,154,2237,2224,268,327808,154,2238,2237,2217,196670,2213,2208,327745,156,2239,
2213,2238,262205,154,2240,2239,131321,2234,131320,2236,131321,2234,131320,2234,458997,154,2241,
2240,2235,339,2236,196670,2214,2241,327737,159,2242,545,2214,131321,2243,131320,2243,458997,154,
2244,339,2234,2245,2246,262390,2247,2246,1,131321,2248,131320,2248,327856,227,2249,2244,280,
262394,2249,2250,2247,131320,2250,327812,154,2251,2224,280,327808,154,2252,2251,2244,196670,2215,
2252,327737,154,2253,1884,2215,458764,154,2254,1,38,2253,466,327812,154,2255,2254,247,262205,154,
2256,2210,327808,154,2257,2255,2256,327808,154,2258,2257,2217,327745,361,2259,457,2258,262205,157,
2260,2259,327745,285,2261,2211,2252,262205,159,2262,2261,327822,159,134,2242,2260,327809,159,135,
2262,134,196670,2261,135,131321,2246,131320,2246,327808,154,2245,2244,318,131321,2243,131320,2247,
131321,2226,131320,2226,327808,154,2225,2224,318,131321,2223,131320,2227,131321,2218,131320,2218,
327808,154,136,2217,318,131321,2216,131320,2219,65789,65592,327734,152,2263,0,286,196663,161,2264,
196663,161,2265,196663,285,2266,196663,161,2267,196663,161,2268,196663,285,2269,131320,2270,
262203,161,2271,7,262203,161,2272,7,262203,161,2273,7,262203,161,2274,7,262203,161,2275,7,262203,
161,2276,7,262205,157,2277,2264,262205,157,2278,2267,327866,227,2279,2277,2278,262205,157,2280,
2264,262205,157,2281,2267,393385,157,2282,2279,2280,2281,262271,157,137,2282,262205,157,2283,2264,
196670,2271,2283,196670,2272,137,393273,157,2284,716,2271,2272,196670,2273,2284,327737,157,2285,
634,2273,262205,157,2286,2267,196670,2274,2286,196670,2275,137,393273,157,2287,716,2274,2275,
196670,2276,2287,327737,157,2288,634,2276,262205,157,2289,2265,327813,157,138,2289,2285,262205,
157,2290,2268,327813,157,139,2290,2288,327809,157,140,138,139,262205,159,2291,2266,327822,159,141,
2291,2285,262205,159,2292,2269,327822,159,142,2292,2288,327809,159,143,141,142,196670,2265,140,
196670,2266,143,196670,2264,2282,65789,65592,327734,152,2293,0,287,196663,156,2294,196663,156,
2295,196663,156,2296,196663,161,2297,196663,285,2298,131320,2299,262203,156,2300,7,262203,161,
2301,7,262203,156,2302,7,262205,154,2303,2295,327812,154,2304,2303,273,262205,154,2305,2296,
196670,2300,2305,327737,154,2306,1884,2300,327808,154,2307,2304,2306,262205,159,2308,2298,262205,
157,2309,2297,196670,2301,2309,327737,157,2310,601,2301,327822,159,144,2308,2310,327745,389,2311,
388,468,262205,154,2312,2311,262205,154,2313,2294,327745,389,2314,388,469,262205,154,2315,2314,
327812,154,2316,2313,2315,327808,154,2317,2312,2316,327812,154,2318,2307,10,327808,154,2319,2317,
2318,327814,154,2320,2319,226,262205,154,2321,2296,196670,2302,2321,327737,154,2322,1893,2302,
327808,154,2323,2320,2322,393281,394,2324,147,315,2323,196670,2324,144,65789,65592,327734,154,
2325,0,288,196663,156,2326,196663,156,2327,196663,156,2328,196663,156,2329,131320,2330,327745,389,
2331,388,298,262205,154,2332,2331,262205,154,2333,2326,327812,154,2334,2333,12,262205,154,2335,
2327,327808,154,2336,2334,2335,327745,389,2337,388,470,262205,154,2338,2337,327812,154,2339,2336,
2338,262205,154,2340,2328,327808,154,2341,2339,2340,327812,154,2342,2341,273,262205,154,2343,2329,
327808,154,2344,2342,2343,327812,154,2345,2344,471,327808,154,2346,2332,2345,327814,154,2347,2346,
226,131326,2347,65592,327734,152,2348,0,289,196663,156,2349,196663,156,2350,196663,156,2351,
196663,156,2352,131320,2353,262203,156,2354,7,262203,156,2355,7,262203,156,2356,7,262203,156,2357,
7,262203,156,2358,7,262203,474,2359,7,262203,474,2360,7,262203,156,2361,7,262203,161,2362,7,
262203,161,2363,7,262203,285,2364,7,262203,161,2365,7,262203,161,2366,7,262203,285,2367,7,262203,
156,2368,7,262203,156,2369,7,262203,156,2370,7,262203,161,2371,7,262203,285,2372,7,131321,2373,
131320,2373,458997,159,2374,472,2353,2375,2376,458997,157,2377,334,2353,2378,2376,458997,154,2379,
339,2353,2380,2376,458997,157,2381,334,2353,2382,2376,262390,2383,2376,0,131321,2384,131320,2384,
262205,154,2385,2351,327856,227,2386,2379,2385,262394,2386,2387,2383,131320,2387,131321,2388,
131320,2388,458997,154,2389,339,2387,2390,2391,262390,2392,2391,1,131321,2393,131320,2393,327856,
227,2394,2389,174,262394,2394,2395,2392,131320,2395,327808,154,2396,2379,2389,262205,154,2397,
2351,327810,154,2398,2397,195,458764,154,2399,1,38,2396,2398,262205,154,2400,2352,196670,2354,
2400,327737,154,2401,1884,2354,262205,154,2402,2349,196670,2355,2402,262205,154,2403,2350,196670,
2356,2403,196670,2357,2399,196670,2358,2401,524345,154,2404,2325,2355,2356,2357,2358,327808,154,
2405,2404,264,393281,394,2406,147,315,2405,262205,159,2407,2406,327745,285,2408,2359,2389,196670,
2408,2407,262205,154,2409,2352,196670,2361,2409,327737,154,2410,1893,2361,327808,154,2411,2404,
2410,393281,394,2412,147,315,2411,262205,159,2413,2412,327745,285,2414,2360,2389,196670,2414,2413,
131321,2391,131320,2391,327808,154,2390,2389,318,131321,2388,131320,2392,131321,2415,131320,2415,
458997,159,2375,2374,2392,2416,2417,458997,157,2378,2377,2392,2418,2417,458997,157,2382,2381,2392,
2419,2417,458997,154,2420,339,2392,2421,2417,262390,2422,2417,1,131321,2423,131320,2423,327856,
227,2424,2420,174,262394,2424,2425,2422,131320,2425,327808,154,2426,2379,2420,327850,227,2427,
2426,339,196855,2428,0,262394,2427,2429,2430,131320,2429,393281,161,2431,2359,2420,339,262205,157,
2432,2431,393281,161,2433,2359,2420,195,262205,157,2434,2433,327745,285,2435,2360,2420,262205,159,
2436,2435,131321,2428,131320,2430,262205,154,2437,2351,327856,227,2438,2426,2437,196855,2439,0,
262394,2438,2440,2439,131320,2440,196670,2362,2382,196670,2363,2378,196670,2364,2375,393281,161,
2441,2359,2420,339,262205,157,2442,2441,196670,2365,2442,393281,161,2443,2359,2420,195,262205,157,
2444,2443,196670,2366,2444,327745,285,2445,2360,2420,262205,159,2446,2445,196670,2367,2446,655417,
152,2447,2263,2362,2363,2364,2365,2366,2367,262205,157,2448,2362,262205,157,2449,2363,262205,159,
2450,2364,131321,2439,131320,2439,458997,159,2451,2375,2430,2450,2440,458997,157,2452,2378,2430,
2449,2440,458997,157,2453,2382,2430,2448,2440,131321,2428,131320,2428,458997,159,2416,2436,2429,
2451,2439,458997,157,2418,2434,2429,2452,2439,458997,157,2419,2432,2429,2453,2439,131321,2417,
131320,2417,327808,154,2421,2420,318,131321,2415,131320,2422,131321,2376,131320,2376,327808,154,
2380,2379,174,131321,2373,131320,2383,262205,154,2454,2349,196670,2368,2454,262205,154,2455,2350,
196670,2369,2455,262205,154,2456,2352,196670,2370,2456,196670,2371,2377,196670,2372,2374,589881,
152,2457,2293,2368,2369,2370,2371,2372,65789,65592,327734,152,2458,0,290,196663,156,2459,196663,
156,2460,196663,156,2461,196663,156,2462,196663,283,2463,131320,2464,262203,156,2465,7,262203,156,
2466,7,262203,156,2467,7,262203,156,2468,7,262203,156,2469,7,262203,156,2470,7,262203,156,2471,7,
262203,156,2472,7,262203,156,2473,7,262203,156,2474,7,262203,156,2475,7,262203,156,2476,7,262203,
156,2477,7,262203,156,2478,7,262203,156,2479,7,262203,156,2480,7,262201,154,2481,517,262205,154,
2482,2459,327812,154,2483,2482,12,262205,154,2484,2460,327808,154,2485,2483,2484,131321,2486,
131320,2486,458997,154,2487,339,2464,2488,2489,262390,2490,2489,1,131321,2491,131320,2491,327856,
227,2492,2487,281,262394,2492,2493,2490,131320,2493,196670,2465,2487,327737,227,2494,1902,2465,
196855,2495,0,262394,2494,2496,2495,131320,2496,196670,2466,2487,327737,154,2497,1884,2466,262205,
154,2498,2459,196670,2467,2498,262205,154,2499,2460,196670,2468,2499,262205,154,2500,2461,196670,
2469,2500,196670,2470,2497,524345,154,2501,2325,2467,2468,2469,2470,196670,2471,2487,327737,154,
2502,1893,2471,327808,154,2503,2501,2502,327745,285,2504,2463,2487,262205,159,2505,2504,393281,
394,2506,147,315,2503,196670,2506,2505,131321,2495,131320,2495,131321,2489,131320,2489,327808,154,
2488,2487,318,131321,2486,131320,2490,131321,2507,131320,2507,458997,154,2508,2481,2490,2509,2510,
262390,2511,2510,0,131321,2512,131320,2512,327856,227,2513,2508,273,262394,2513,2514,2511,131320,
2514,262205,154,2515,2459,196670,2472,2515,262205,154,2516,2460,196670,2473,2516,262205,154,2517,
2461,196670,2474,2517,196670,2475,2508,524345,154,2518,2325,2472,2473,2474,2475,327808,154,2519,
2518,264,327745,361,2520,461,2508,262205,157,2521,2520,327745,361,2522,462,2508,262205,157,2523,
2522,327760,159,2524,2521,2523,393281,394,2525,147,315,2519,196670,2525,2524,131321,2510,131320,
2510,327808,154,2509,2508,6,131321,2507,131320,2511,262201,152,2526,520,327850,227,2527,2481,339,
196855,2528,0,262394,2527,2529,2528,131320,2529,393281,397,2530,98,477,2485,458986,154,2531,2530,
195,339,195,262205,154,2532,2462,327810,154,2533,2532,195,327850,227,2534,2531,2533,196670,476,
2534,262205,227,2535,476,196855,2536,0,262394,2535,2537,2536,131320,2537,196670,2530,339,131321,
2536,131320,2536,131321,2528,131320,2528,262201,152,2538,520,262205,227,2539,476,262312,227,2540,
2539,196855,2541,0,262394,2540,2542,2541,131320,2542,65789,131320,2541,131321,2543,131320,2543,
458997,154,2544,339,2541,2545,2546,262390,2547,2546,0,131321,2548,131320,2548,327856,227,2549,
2544,281,262394,2549,2550,2547,131320,2550,196670,2476,2544,327737,227,2551,1902,2476,196855,2552,
0,262394,2551,2553,2552,131320,2553,262205,154,2554,2459,196670,2477,2554,262205,154,2555,2460,
196670,2478,2555,262205,154,2556,2462,196670,2479,2556,196670,2480,2544,524345,152,2557,2348,2477,
2478,2479,2480,131321,2552,131320,2552,131321,2546,131320,2546,327808,154,2545,2544,318,131321,
2543,131320,2547,65789,65592,327734,152,2558,0,292,196663,291,2559,131320,2560,262203,161,2561,7,
262203,161,2562,7,262203,285,2563,7,262203,161,2564,7,262203,161,2565,7,262203,285,2566,7,262201,
154,2567,517,131321,2568,131320,2568,458997,154,2569,2567,2560,2570,2571,262390,2572,2571,0,
131321,2573,131320,2573,327856,227,2574,2569,273,262394,2574,2575,2572,131320,2575,327745,361,
2576,478,2569,262205,157,2577,2576,327745,361,2578,479,2569,262205,157,2579,2578,262205,227,2580,
2559,196855,2581,0,262394,2580,2582,2583,131320,2582,327745,361,2584,461,2569,262205,157,2585,
2584,327745,361,2586,462,2569,262205,157,2587,2586,131321,2581,131320,2583,196670,2561,2577,
196670,2562,2579,196670,2563,472,327745,361,2588,461,2569,262205,157,2589,2588,196670,2564,2589,
327745,361,2590,462,2569,262205,157,2591,2590,196670,2565,2591,196670,2566,472,655417,152,2592,
2263,2561,2562,2563,2564,2565,2566,262205,157,2593,2561,262205,157,2594,2562,131321,2581,131320,
2581,458997,157,2595,2587,2582,2594,2583,458997,157,2596,2585,2582,2593,2583,196670,2576,2596,
196670,2578,2595,131321,2571,131320,2571,327808,154,2570,2569,6,131321,2568,131320,2572,65789,
65592,327734,152,516,0,293,196663,156,2597,196663,156,2598,196663,156,2599,131320,2600,262203,156,
2601,7,262203,156,2602,7,262203,156,2603,7,262203,156,2604,7,262203,261,2605,7,262203,156,2606,7,
262203,156,2607,7,262203,156,2608,7,262203,156,2609,7,262203,156,2610,7,262203,156,2611,7,262203,
261,2612,7,262203,156,2613,7,262203,156,2614,7,262203,156,2615,7,262203,156,2616,7,262203,156,
2617,7,262203,156,2618,7,262203,271,2619,7,262203,156,2620,7,262203,283,2621,7,262203,156,2622,7,
262203,156,2623,7,262203,283,2624,7,262203,156,2625,7,262203,156,2626,7,262203,156,2627,7,262203,
156,2628,7,262203,271,2629,7,262203,156,2630,7,262203,156,2631,7,262203,283,2632,7,262203,156,
2633,7,262203,283,2634,7,262203,161,2635,7,262203,161,2636,7,262203,285,2637,7,262203,161,2638,7,
262203,161,2639,7,262203,285,2640,7,262203,291,2641,7,262203,156,2642,7,262203,156,2643,7,262203,
156,2644,7,262203,156,2645,7,262203,283,2646,7,262203,156,2647,7,262203,156,2648,7,262203,156,
2649,7,262203,156,2650,7,262203,156,2651,7,262203,161,2652,7,262203,285,2653,7,262201,154,2654,
517,327745,397,2655,98,315,262205,154,2656,2655,262205,154,2657,2597,327808,154,2658,2656,2657,
327814,154,2659,2658,247,327808,154,2660,2659,195,262205,154,2661,2599,393385,154,2662,148,2661,
339,196855,2663,0,262394,148,2664,2665,131320,2664,327808,154,2666,2662,195,131321,2663,131320,
2665,131321,2663,131320,2663,458997,154,2667,2666,2664,2660,2665,327854,227,2668,2662,2660,196855,
2669,0,262394,2668,2670,2669,131320,2670,65789,131320,2669,131321,2671,131320,2671,458997,154,
2672,2662,2669,2673,2674,262390,2675,2674,0,131321,2676,131320,2676,327856,227,2677,2672,2667,
262394,2677,2678,2675,131320,2678,327808,154,2679,2658,195,327812,154,2680,2672,247,327810,154,
2681,2679,2680,458764,154,2682,1,38,247,2681,262205,154,2683,2598,196670,2601,2683,196670,2602,
2672,196670,2603,2682,196670,2604,339,589881,152,2684,1916,2601,2602,2603,2604,2605,262205,260,
2685,2605,327850,227,2686,2672,2662,196855,2687,0,262394,2686,2688,2687,131320,2688,327745,389,
2689,388,400,262205,154,2690,2689,262205,154,2691,2597,327745,389,2692,388,335,262205,154,2693,
2692,327812,154,2694,2691,2693,327808,154,2695,2690,2694,327814,154,2696,2695,226,262205,154,2697,
2598,327812,154,2698,2697,273,327812,154,2699,2698,249,327814,154,2700,2699,226,327808,154,2701,
2696,2700,131321,2702,131320,2702,458997,154,2703,2654,2688,2704,2705,262390,2706,2705,0,131321,
2707,131320,2707,327856,227,2708,2703,481,262394,2708,2709,2706,131320,2709,327808,154,2710,2701,
2703,393281,394,2711,147,315,2710,262205,159,2712,2711,327745,453,2713,452,2703,196670,2713,2712,
131321,2705,131320,2705,327808,154,2704,2703,6,131321,2702,131320,2706,262368,226,226,296,131321,
2687,131320,2687,196670,2606,2682,196670,2607,339,458809,152,2714,1969,2685,2606,2607,131321,2715,
131320,2715,458997,154,2716,482,2687,2717,2718,262390,2719,2718,0,131321,2720,131320,2720,327856,
227,2721,2716,247,262394,2721,2722,2719,131320,2722,262205,154,2723,2598,196670,2608,2723,196670,
2609,2672,196670,2610,2682,196670,2611,2716,589881,152,2724,1916,2608,2609,2610,2611,2612,262205,
260,2725,2612,196670,2613,2682,196670,2614,2716,458809,152,2726,1969,2725,2613,2614,131321,2718,
131320,2718,327808,154,2717,2716,483,131321,2715,131320,2719,262205,154,2727,2598,196670,2615,
2727,196670,2616,2672,196670,2617,2682,196670,2618,339,589881,152,2728,2167,2615,2616,2617,2618,
2619,262205,270,2729,2619,196670,2620,2682,327737,152,2730,2080,2620,131321,2731,131320,2731,
458997,154,2732,339,2719,2733,2734,262390,2735,2734,1,131321,2736,131320,2736,327856,227,2737,
2732,281,262394,2737,2738,2735,131320,2738,327745,285,2739,2621,2732,196670,2739,472,131321,2734,
131320,2734,327808,154,2733,2732,318,131321,2731,131320,2735,196670,2622,2682,196670,2623,339,
262205,282,2740,2621,196670,2624,2740,524345,152,2741,2207,2729,2622,2623,2624,262205,282,2742,
2624,196670,2621,2742,131321,2743,131320,2743,458997,154,2744,268,2735,2745,2746,262390,2747,2746,
0,131321,2748,131320,2748,327856,227,2749,2744,247,262394,2749,2750,2747,131320,2750,262205,154,
2751,2598,196670,2625,2751,196670,2626,2672,196670,2627,2682,196670,2628,2744,589881,152,2752,
2167,2625,2626,2627,2628,2629,262205,270,2753,2629,196670,2630,2682,196670,2631,2744,262205,282,
2754,2621,196670,2632,2754,524345,152,2755,2207,2753,2630,2631,2632,262205,282,2756,2632,196670,
2621,2756,131321,2746,131320,2746,327808,154,2745,2744,268,131321,2743,131320,2747,131321,2757,
131320,2757,458997,154,2758,339,2747,2759,2760,262390,2761,2760,1,131321,2762,131320,2762,327856,
227,2763,2758,281,262394,2763,2764,2761,131320,2764,196670,2633,2758,327737,154,2765,1884,2633,
458764,154,2766,1,38,2765,484,327745,361,2767,478,2766,262205,157,2768,2767,327745,361,2769,479,
2766,262205,157,2770,2769,196855,2771,0,262394,2686,2772,2773,131320,2772,327745,285,2774,2621,
2758,262205,159,2775,2774,327745,285,2776,2634,2758,196670,2776,2775,131321,2771,131320,2773,
196670,2635,2768,196670,2636,2770,327745,285,2777,2634,2758,262205,159,2778,2777,196670,2637,2778,
327745,361,2779,461,2766,262205,157,2780,2779,196670,2638,2780,327745,361,2781,462,2766,262205,
157,2782,2781,196670,2639,2782,327745,285,2783,2621,2758,262205,159,2784,2783,196670,2640,2784,
655417,152,2785,2263,2635,2636,2637,2638,2639,2640,262205,159,2786,2637,196670,2777,2786,131321,
2771,131320,2771,131321,2760,131320,2760,327808,154,2759,2758,318,131321,2757,131320,2761,262368,
226,226,296,196670,2641,2686,327737,152,2787,2558,2641,262368,226,226,296,131321,2674,131320,2674,
327808,154,2673,2672,318,131321,2671,131320,2675,327852,227,2788,2660,195,327847,227,2789,148,
2788,196855,2790,0,262394,2789,2791,2790,131320,2791,262205,154,2792,2597,196670,2642,2792,262205,
154,2793,2598,196670,2643,2793,196670,2644,2662,196670,2645,2660,262205,282,2794,2634,196670,2646,
2794,589881,152,2795,2458,2642,2643,2644,2645,2646,65789,131320,2790,131321,2796,131320,2796,
458997,154,2797,339,2790,2798,2799,262390,2800,2799,1,131321,2801,131320,2801,327856,227,2802,
2797,281,262394,2802,2803,2800,131320,2803,196670,2647,2797,327737,227,2804,1902,2647,196855,2805,
0,262394,2804,2806,2805,131320,2806,196670,2648,2797,327737,154,2807,1884,2648,262205,154,2808,
2597,196670,2649,2808,262205,154,2809,2598,196670,2650,2809,196670,2651,2797,327745,361,2810,479,
2807,262205,157,2811,2810,196670,2652,2811,327745,285,2812,2634,2797,262205,159,2813,2812,196670,
2653,2813,589881,152,2814,2293,2649,2650,2651,2652,2653,131321,2805,131320,2805,131321,2799,
131320,2799,327808,154,2798,2797,318,131321,2796,131320,2800,65789,65592,327734,152,506,0,153,
131320,2815,262201,152,2816,520,262201,154,2817,517,327850,227,2818,2817,339,196855,2819,0,262394,
2818,2820,2819,131320,2820,327745,397,2821,98,424,458986,154,2822,2821,195,339,195,131321,2819,
131320,2819,65789,65592,327734,152,511,0,153,131320,2823,262201,154,2824,517,327850,227,2825,2824,
339,196855,2826,0,262394,2825,2827,2826,131320,2827,131321,2828,131320,2828,458997,227,2829,485,
2827,2830,2831,458997,154,2832,339,2827,2833,2831,262390,2834,2831,0,131321,2835,131320,2835,
327856,227,2836,2832,149,262312,227,2837,2829,327847,227,2838,2836,2837,262394,2838,2839,2834,
131320,2839,327745,397,2840,98,424,458993,154,2841,2840,195,339,339,327745,389,2842,388,486,
262205,154,2843,2842,327854,227,2830,2841,2843,262312,227,2844,2830,196855,2845,0,262394,2844,
2846,2845,131320,2846,327745,397,2847,98,415,458993,154,2848,2847,195,339,339,327851,227,2849,
2848,339,131321,2845,131320,2845,458997,227,2850,2844,2839,2849,2846,196855,2851,0,262394,2850,
2852,2851,131320,2852,131321,2834,131320,2851,131321,2831,131320,2831,327808,154,2833,2832,318,
131321,2828,131320,2834,458997,227,2853,2829,2835,2830,2852,262312,227,2854,2853,196855,2855,0,
262394,2854,2856,2855,131320,2856,327745,397,2857,98,415,458993,154,2858,2857,195,339,195,131321,
2855,131320,2855,131321,2826,131320,2826,262201,152,2859,520,65789,65592,};
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
119734787,66304,524299,1002,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,1,262215,6,1,0,262215,3,11,29,196679,7,
42,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,
196679,15,42,196679,16,42,196679,17,42,262215,18,6,4,327752,19,0,35,0,196679,19,2,262215,20,34,0,
262215,20,33,2,196679,21,42,196679,22,42,196679,23,42,196679,24,42,262215,25,6,16,327752,26,0,35,
0,196679,26,2,262215,27,34,0,262215,27,33,2,262215,28,1,12,262215,29,6,16,262216,30,0,24,327752,
30,0,35,0,196679,30,2,262215,31,34,0,262215,31,33,1,196679,32,42,196679,33,42,196679,34,42,196679,
35,42,196679,36,42,196679,37,42,196679,38,42,196679,39,42,196679,40,42,196679,41,42,196679,42,42,
196679,43,42,196679,44,42,196679,45,42,196679,46,42,196679,47,42,196679,48,42,196679,49,42,196679,
50,42,196679,51,42,262215,52,6,4,262216,53,0,25,327752,53,0,35,0,196679,53,2,262215,54,34,0,
262215,54,33,3,196679,55,42,196679,56,42,196679,57,42,196679,58,42,196679,59,42,196679,60,42,
196679,61,42,196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,327752,67,0,35,0,
327752,67,1,35,4,327752,67,2,35,8,327752,67,3,35,12,327752,67,4,35,16,327752,67,5,35,20,327752,67,
6,35,24,196679,67,2,262215,4,11,26,196679,68,42,196679,69,42,262215,70,1,2,262215,71,6,4,262215,
72,6,4,262215,73,6,4,327752,74,0,35,0,327752,74,1,35,4,327752,74,2,35,8,327752,74,3,35,12,327752,
74,4,35,16,327752,74,5,35,20,327752,74,6,35,24,327752,74,7,35,28,327752,74,8,35,32,327752,74,9,35,
36,327752,74,10,35,40,327752,74,11,35,44,327752,74,12,35,48,327752,74,13,35,52,327752,74,14,35,56,
327752,74,15,35,60,327752,74,16,35,64,327752,74,17,35,192,327752,74,18,35,2240,196679,74,2,262215,
75,34,0,262215,75,33,7,262215,76,1,3,262215,77,6,16,262216,78,0,25,327752,78,0,35,0,196679,78,2,
262215,79,34,0,262215,79,33,3,262215,80,1,0,262215,81,11,25,131091,82,196641,83,82,262165,84,32,0,
196641,85,84,196630,86,32,262176,87,7,86,262177,88,86,87,327713,89,86,87,87,262187,84,90,8,262172,
91,86,90,262176,92,7,91,262177,93,86,92,262176,94,7,84,393249,95,86,94,87,87,327713,96,84,94,94,
262167,97,86,4,262194,84,5,256,262187,84,98,127,393268,84,99,128,5,98,262187,84,100,128,393268,84,
101,134,99,100,262187,84,102,32,393268,84,103,132,101,102,262187,84,104,16,393268,84,105,134,103,
104,262187,84,106,7,393268,84,107,128,105,106,393268,84,108,134,107,90,393268,84,109,128,108,106,
393268,84,110,134,109,90,393268,84,111,128,108,110,262187,84,112,1,393268,84,113,130,111,112,
393268,84,114,134,113,110,393268,84,115,132,110,114,393268,84,116,132,115,102,262187,84,117,4,
393268,84,118,132,116,117,393268,84,119,132,116,117,262194,84,6,128,393268,84,120,132,90,6,393268,
84,121,128,119,120,393268,84,122,130,121,112,393268,84,123,132,90,6,393268,84,124,134,122,123,
393268,84,125,132,124,6,393268,84,126,128,118,125,393268,84,127,130,126,112,393268,84,128,132,124,
6,393268,84,129,134,127,128,262172,130,97,129,262176,131,7,130,524321,132,82,94,94,94,131,131,
458785,133,82,87,94,131,130,262176,134,7,97,262165,135,32,1,262176,136,7,135,393249,137,84,134,87,
136,458785,138,86,94,94,87,87,262177,139,84,87,262177,140,86,94,262177,141,82,94,262176,142,1,84,
262203,142,3,1,262187,84,143,2129859015,262187,135,144,0,262187,135,145,4,131092,146,262187,86,
147,1073741824,262187,135,148,1,262187,84,149,1597463007,262187,86,150,1056964608,262187,86,151,
1069547520,262187,84,152,4294967288,262187,84,153,2,262187,84,154,264,262187,135,155,8,393268,84,
156,132,6,90,262172,157,86,156,262176,158,4,157,262203,158,159,4,262176,160,4,86,262172,161,86,6,
262176,162,4,161,262203,162,163,4,262187,84,164,48,262187,84,165,40,262187,84,166,24,262187,84,
167,56,262187,84,168,6,262187,84,169,5,262187,84,170,3,262187,84,171,63,262187,86,172,0,262187,84,
173,0,393268,84,174,128,5,171,262187,84,175,64,393268,84,176,134,174,175,262187,84,177,39,393268,
84,178,128,176,177,393268,84,179,134,178,165,393268,84,180,128,176,179,393268,84,181,130,180,112,
393268,84,182,134,181,179,262172,183,86,182,262176,184,7,183,196637,18,86,196638,19,18,262176,185,
12,19,262203,185,20,12,393268,84,186,130,176,112,262176,187,12,86,262172,188,86,175,262176,189,4,
188,262203,189,190,4,393268,84,191,132,176,175,393268,84,192,134,191,117,393268,84,193,130,192,
112,196637,25,97,196638,26,25,262176,194,12,26,262203,194,27,12,262176,195,12,97,196656,146,28,
196637,29,97,196638,30,29,262176,196,12,30,262203,196,31,12,393268,84,34,134,191,117,458796,97,
197,172,172,172,172,262167,198,146,4,262187,86,199,1123942400,262187,86,200,3271557120,262187,135,
201,255,262187,86,202,925353388,262187,86,203,1065353216,262176,204,4,84,262203,204,205,4,262176,
206,4,135,262203,206,207,4,262187,86,208,1006699012,393268,146,209,172,124,112,393268,84,210,132,
116,117,262167,211,84,4,262172,212,211,116,262176,213,4,212,262203,213,214,4,262187,86,215,
1199579328,262187,86,216,931135488,262203,204,217,4,262203,204,218,4,393268,84,219,134,191,117,
262187,84,220,2147483647,262187,86,221,1182662656,262187,86,222,947978756,393268,84,223,128,5,98,
393268,84,224,134,223,100,393268,84,225,132,224,102,393268,84,44,134,191,117,262187,86,226,
3330146304,262187,135,227,64,262187,135,228,7,262187,135,229,128,196637,52,84,196638,53,52,262176,
230,12,53,262203,230,54,12,262176,231,12,84,393268,84,56,134,5,175,393268,84,57,128,56,166,262187,
86,232,864035822,262187,86,233,786163455,262187,86,234,1482907561,262187,86,235,1065361605,262187,
86,236,1008981770,262187,135,237,16,393268,84,238,196,5,237,589854,67,84,84,84,84,86,86,84,262176,
239,9,67,262203,239,240,9,262187,135,241,6,262176,242,9,84,262167,243,84,3,262176,244,1,243,
262203,244,4,1,196657,146,70,262187,135,245,5,262176,246,9,86,262187,135,247,3,262172,71,84,102,
262187,84,248,512,262172,72,84,248,196637,73,84,1376286,74,84,84,84,84,84,84,84,84,84,84,84,84,84,
84,86,84,71,72,73,262176,249,12,74,262203,249,75,12,262187,135,250,2,393268,84,251,134,191,117,
196657,146,76,196637,77,211,196638,78,77,262176,252,12,78,262203,252,79,12,262176,253,4,211,
262176,254,12,211,262194,84,80,1,393267,243,81,80,112,112,262187,86,255,2139095040,327734,82,2,0,
83,131320,256,262203,94,257,7,262203,87,258,7,262203,87,259,7,262203,131,260,7,262203,94,261,7,
262203,94,262,7,262203,94,263,7,262203,131,264,7,262203,131,265,7,262203,87,266,7,262203,94,267,7,
262203,131,268,7,262203,94,269,7,262203,94,270,7,262203,94,271,7,262203,94,272,7,262203,94,273,7,
262203,94,274,7,262203,94,275,7,262203,87,276,7,262203,87,277,7,262201,84,278,279,327745,142,280,
4,173,262205,84,281,280,327745,242,282,240,144,262205,84,283,282,327745,242,284,240,148,262205,84,
285,284,327812,84,68,281,285,327808,84,69,283,68,196855,286,0,262394,70,287,288,131320,287,196670,
257,69,327745,246,289,240,145,262205,86,290,289,196670,258,290,327745,246,291,240,245,262205,86,
292,291,196670,259,292,458809,86,293,294,257,258,259,327745,242,295,240,247,262205,84,296,295,
327745,231,297,75,148,262205,84,298,297,327808,84,299,298,281,327812,84,300,299,191,327808,84,301,
296,300,327814,84,302,301,117,131321,303,131320,303,458997,84,304,173,287,305,306,262390,307,306,
0,131321,308,131320,308,327856,146,309,304,124,262394,309,310,307,131320,310,196670,261,69,327745,
242,311,240,250,262205,84,312,311,196670,262,312,196670,263,304,589881,82,313,314,261,262,263,264,
265,262205,130,315,264,196670,260,315,262205,130,316,265,196670,266,293,196670,267,304,196670,268,
315,524345,82,317,318,266,267,268,316,262205,130,319,268,196670,260,319,131321,320,131320,320,
458997,84,321,173,310,322,323,262390,324,323,1,131321,325,131320,325,327856,146,326,321,129,
262394,326,327,324,131320,327,196670,269,304,196670,270,321,393273,84,328,329,269,270,327856,146,
330,328,251,196855,331,0,262394,330,332,331,131320,332,196670,271,304,196670,272,321,393273,84,
333,329,271,272,327808,84,334,302,333,327745,134,335,260,321,262205,97,336,335,393281,195,337,27,
144,334,196670,337,336,131321,331,131320,331,131321,323,131320,323,327808,84,322,321,148,131321,
320,131320,324,131321,306,131320,306,327808,84,305,304,148,131321,303,131320,307,327850,146,338,
281,173,327847,146,339,76,338,196855,340,0,262394,339,341,340,131320,341,196670,273,302,327737,82,
342,343,273,131321,340,131320,340,131321,286,131320,288,196670,274,69,327745,242,344,240,250,
262205,84,345,344,196670,275,345,327745,246,346,240,145,262205,86,347,346,196670,276,347,327745,
246,348,240,245,262205,86,349,348,196670,277,349,524345,86,350,351,274,275,276,277,131321,352,
131320,352,458997,84,353,278,288,354,355,262390,356,355,1,131321,357,131320,357,327856,146,358,
353,116,262394,358,359,356,131320,359,327812,84,360,281,116,327808,84,361,360,353,327745,253,362,
214,353,262205,211,363,362,393281,254,364,79,144,361,196670,364,363,131321,355,131320,355,327808,
84,354,353,6,131321,352,131320,356,327850,146,365,278,173,196855,366,0,262394,365,367,366,131320,
367,327745,242,368,240,247,262205,84,369,368,327812,84,370,153,281,327808,84,371,369,370,393281,
187,372,20,144,371,196670,372,350,327808,84,373,371,112,262205,135,374,207,262268,86,375,374,
393281,187,376,20,144,373,196670,376,375,131321,366,131320,366,131321,286,131320,286,65789,65592,
327734,84,279,0,85,131320,377,262205,84,378,3,131326,378,65592,327734,86,379,0,88,196663,87,380,
131320,381,262205,86,382,380,262268,84,383,382,327810,84,7,143,383,262268,86,384,7,131321,385,
131320,385,458997,86,386,384,381,10,387,458997,135,388,144,381,389,387,262390,390,387,0,131321,
391,131320,391,327857,146,392,388,145,262394,392,393,390,131320,393,262205,86,394,380,327813,86,8,
394,386,327811,86,9,147,8,327813,86,10,386,9,131321,387,131320,387,327808,135,389,388,148,131321,
385,131320,390,131326,386,65592,327734,86,395,0,88,196663,87,396,131320,397,262205,86,398,396,
262268,84,399,398,327874,84,400,399,148,327810,84,11,149,400,262268,86,401,11,262205,86,402,396,
327813,86,12,150,402,131321,403,131320,403,458997,86,404,401,397,16,405,458997,135,406,144,397,
407,405,262390,408,405,0,131321,409,131320,409,327857,146,410,406,145,262394,410,411,408,131320,
411,327813,86,13,12,404,327813,86,14,13,404,327811,86,15,151,14,327813,86,16,404,15,131321,405,
131320,405,327808,135,407,406,148,131321,403,131320,408,131326,404,65592,327734,86,412,0,89,
196663,87,413,196663,87,414,131320,415,262205,86,416,413,262205,86,417,414,327809,86,17,416,417,
131326,17,65592,327734,86,418,0,93,196663,92,419,131320,420,262203,87,421,7,262203,87,422,7,
262203,87,423,7,262203,87,424,7,262203,87,425,7,262203,87,426,7,262203,87,427,7,262203,87,428,7,
262203,87,429,7,262203,87,430,7,262203,87,431,7,262203,87,432,7,262203,87,433,7,262203,87,434,7,
262203,87,435,7,262203,87,436,7,262203,87,437,7,262203,87,438,7,262203,87,439,7,262203,87,440,7,
262203,87,441,7,262203,87,442,7,262203,87,443,7,262203,87,444,7,262203,87,445,7,262203,87,446,7,
262203,87,447,7,262203,87,448,7,262201,84,449,279,327879,84,450,449,152,327812,84,451,450,90,
327879,84,452,449,106,327808,84,453,451,452,262368,153,153,154,131321,454,131320,454,458997,135,
455,144,420,456,457,262390,458,457,1,131321,459,131320,459,327857,146,460,455,155,262394,460,461,
458,131320,461,327812,84,462,449,90,262268,84,463,455,327808,84,464,462,463,327745,87,465,419,455,
262205,86,466,465,327745,160,467,159,464,196670,467,466,131321,457,131320,457,327808,135,456,455,
148,131321,454,131320,458,262368,153,153,154,327808,84,468,453,102,327745,160,469,159,453,262205,
86,470,469,196670,421,470,327745,160,471,159,468,262205,86,472,471,196670,422,472,393273,86,473,
412,421,422,327808,84,474,453,104,327808,84,475,453,164,327745,160,476,159,474,262205,86,477,476,
196670,423,477,327745,160,478,159,475,262205,86,479,478,196670,424,479,393273,86,480,412,423,424,
196670,425,473,196670,426,480,393273,86,481,412,425,426,327808,84,482,453,90,327808,84,483,453,
165,327745,160,484,159,482,262205,86,485,484,196670,427,485,327745,160,486,159,483,262205,86,487,
486,196670,428,487,393273,86,488,412,427,428,327808,84,489,453,166,327808,84,490,453,167,327745,
160,491,159,489,262205,86,492,491,196670,429,492,327745,160,493,159,490,262205,86,494,493,196670,
430,494,393273,86,495,412,429,430,196670,431,488,196670,432,495,393273,86,496,412,431,432,196670,
433,481,196670,434,496,393273,86,497,412,433,434,327745,160,498,163,449,196670,498,497,262368,153,
153,154,327808,84,499,450,117,327745,160,500,163,450,262205,86,501,500,196670,435,501,327745,160,
502,163,499,262205,86,503,502,196670,436,503,393273,86,504,412,435,436,327808,84,505,450,153,
327808,84,506,450,168,327745,160,507,163,505,262205,86,508,507,196670,437,508,327745,160,509,163,
506,262205,86,510,509,196670,438,510,393273,86,511,412,437,438,196670,439,504,196670,440,511,
393273,86,512,412,439,440,327808,84,513,450,112,327808,84,514,450,169,327745,160,515,163,513,
262205,86,516,515,196670,441,516,327745,160,517,163,514,262205,86,518,517,196670,442,518,393273,
86,519,412,441,442,327808,84,520,450,170,327808,84,521,450,106,327745,160,522,163,520,262205,86,
523,522,196670,443,523,327745,160,524,163,521,262205,86,525,524,196670,444,525,393273,86,526,412,
443,444,196670,445,519,196670,446,526,393273,86,527,412,445,446,196670,447,512,196670,448,527,
393273,86,528,412,447,448,131326,528,65592,327734,86,294,0,95,196663,94,529,196663,87,530,196663,
87,531,131320,532,262203,184,533,7,262203,92,534,7,262203,92,535,7,262203,87,536,7,262201,84,537,
279,327879,84,538,537,171,131321,539,131320,539,458997,86,540,172,532,541,542,458997,84,543,173,
532,544,542,262390,545,542,0,131321,546,131320,546,327856,146,547,543,179,262394,547,548,545,
131320,548,131321,549,131320,549,458997,84,550,173,548,551,552,262390,553,552,1,131321,554,131320,
554,327856,146,555,550,182,262394,555,556,553,131320,556,327812,84,557,543,182,327808,84,558,557,
550,262205,84,559,529,458764,84,560,1,38,558,186,327812,84,561,560,175,327808,84,562,559,561,
327808,84,563,562,538,393281,187,564,20,144,563,262205,86,565,564,327745,87,566,533,550,196670,
566,565,327854,146,567,558,176,196855,568,0,262394,567,569,568,131320,569,196670,566,172,131321,
568,131320,568,131321,552,131320,552,327808,84,551,550,148,131321,549,131320,553,131321,570,
131320,570,458997,86,541,540,553,22,571,458997,84,572,173,553,573,571,262390,574,571,1,131321,575,
131320,575,327856,146,576,572,182,262394,576,577,574,131320,577,327745,87,578,533,572,262205,86,
579,578,262205,86,580,578,327813,86,21,579,580,327809,86,22,541,21,131321,571,131320,571,327808,
84,573,572,148,131321,570,131320,574,131321,542,131320,542,327808,84,544,543,148,131321,539,
131320,545,327745,160,581,190,538,196670,581,540,262368,153,153,154,131321,582,131320,582,458997,
135,583,144,545,584,585,262390,586,585,1,131321,587,131320,587,327857,146,588,583,155,262394,588,
589,586,131320,589,262201,84,590,279,327879,84,591,590,106,327812,84,592,591,90,262268,84,593,583,
327808,84,594,592,593,327745,160,595,190,594,262205,86,596,595,327745,87,597,534,583,196670,597,
596,131321,585,131320,585,327808,135,584,583,148,131321,582,131320,586,262205,91,598,534,196670,
535,598,327737,86,599,418,535,262205,86,600,530,327813,86,23,599,600,262205,86,601,531,327809,86,
24,23,601,196670,536,24,327737,86,602,395,536,131326,602,65592,327734,84,329,0,96,196663,94,603,
196663,94,604,131320,605,262201,84,606,279,262205,84,607,603,327812,84,608,607,129,262205,84,609,
604,327808,84,610,608,609,327812,84,611,610,6,327808,84,612,606,611,131326,612,65592,327734,82,
314,0,132,196663,94,613,196663,94,614,196663,94,615,196663,131,616,196663,131,617,131320,618,
262203,94,619,7,262203,94,620,7,131321,621,131320,621,458997,84,622,173,618,623,624,262390,625,
624,1,131321,626,131320,626,327856,146,627,622,129,262394,627,628,625,131320,628,262205,84,629,
615,196670,619,629,196670,620,622,393273,84,630,329,619,620,458764,84,631,1,38,630,193,262205,84,
632,613,327814,84,633,632,117,327808,84,634,633,631,393281,195,635,27,144,634,262205,97,636,635,
327745,134,637,616,622,196670,637,636,196855,638,0,262394,28,639,638,131320,639,262205,84,640,614,
327814,84,641,640,117,327808,84,642,641,631,393281,195,643,31,144,642,262205,97,644,643,327745,
134,645,617,622,196670,645,644,131321,638,131320,638,131321,624,131320,624,327808,84,623,622,148,
131321,621,131320,625,65789,65592,327734,82,318,0,133,196663,87,646,196663,94,647,196663,131,648,
196663,130,649,131320,650,262203,131,651,7,262203,94,652,7,262203,94,653,7,131321,654,131320,654,
458997,84,655,173,650,35,656,262390,657,656,1,131321,658,131320,658,327856,146,659,655,129,262394,
659,660,657,131320,660,327745,134,661,648,655,262205,97,662,661,196855,663,0,262394,28,664,663,
131320,664,262205,86,665,646,327822,97,32,662,665,196670,651,649,327745,134,666,651,655,262205,97,
667,666,327813,97,33,32,667,131321,663,131320,663,458997,97,668,662,660,33,664,262205,84,669,647,
196670,652,669,196670,653,655,393273,84,670,329,652,653,327856,146,671,670,34,458832,198,672,671,
671,671,671,393385,97,673,672,668,197,196670,661,673,131321,656,131320,656,327808,84,35,655,148,
131321,654,131320,657,65789,65592,327734,84,674,0,137,196663,134,675,196663,87,676,196663,136,677,
131320,678,262203,134,679,7,262205,97,680,675,262205,86,681,676,327822,97,36,680,681,196670,679,
36,131321,682,131320,682,458997,84,683,173,678,684,685,458997,135,686,144,678,687,685,262390,688,
685,1,131321,689,131320,689,327857,146,690,686,145,262394,690,691,688,131320,691,327745,87,692,
679,686,262205,86,693,692,327864,146,694,693,199,196855,695,0,262394,694,696,697,131320,696,
262205,86,698,692,131321,695,131320,697,131321,695,131320,695,458997,86,699,698,696,199,697,
327866,146,700,699,200,393385,86,701,700,699,200,393228,86,702,1,2,701,262254,135,703,702,262205,
135,704,677,327808,135,705,704,703,196670,677,705,327879,135,706,703,201,262268,84,707,706,327812,
135,708,155,686,327876,84,709,707,708,327877,84,684,683,709,131321,685,131320,685,327808,135,687,
686,148,131321,682,131320,688,131326,683,65592,327734,86,351,0,138,196663,94,710,196663,94,711,
196663,87,712,196663,87,713,131320,714,262203,131,715,7,262203,94,716,7,262203,94,717,7,262203,94,
718,7,262203,131,719,7,262203,131,720,7,262203,94,721,7,262203,87,722,7,262203,87,723,7,262203,94,
724,7,262203,94,725,7,262203,94,726,7,262203,131,727,7,262203,131,728,7,262203,87,729,7,262203,94,
730,7,262203,131,731,7,262203,87,732,7,262203,94,733,7,262203,94,734,7,262203,94,735,7,262203,131,
736,7,262203,131,737,7,262203,87,738,7,262203,94,739,7,262203,131,740,7,262203,94,741,7,262203,94,
742,7,262203,134,743,7,262203,87,744,7,262203,136,745,7,262201,84,746,279,327850,146,747,746,173,
196855,748,0,262394,747,749,748,131320,749,196670,205,173,196670,207,144,131321,748,131320,748,
262205,84,750,710,196670,716,750,262205,84,751,711,196670,717,751,196670,718,173,589881,82,752,
314,716,717,718,719,720,262205,130,753,719,196670,715,753,262205,130,754,720,196855,755,0,262394,
28,756,757,131320,756,262205,84,758,710,196670,721,758,262205,86,759,712,196670,722,759,262205,86,
760,713,196670,723,760,458809,86,761,294,721,722,723,131321,755,131320,757,262368,153,153,154,
131321,755,131320,755,458997,86,762,761,756,203,757,131321,763,131320,763,458997,130,764,754,755,
765,766,458997,86,767,202,755,768,766,458997,84,769,173,755,770,766,262390,771,766,0,131321,772,
131320,772,327856,146,773,769,124,262394,773,774,771,131320,774,327852,146,775,769,173,196855,776,
0,262394,775,777,776,131320,777,262205,84,778,710,196670,724,778,262205,84,779,711,196670,725,779,
196670,726,769,589881,82,780,314,724,725,726,727,728,262205,130,781,727,196670,715,781,262205,130,
782,728,131321,776,131320,776,458997,130,765,764,774,782,777,196670,729,762,196670,730,769,262205,
130,783,715,196670,731,783,524345,82,784,318,729,730,731,765,262205,130,785,731,196670,715,785,
131321,786,131320,786,458997,84,787,173,776,788,789,458997,86,768,767,776,790,789,262390,791,789,
1,131321,792,131320,792,327856,146,793,787,129,262394,793,794,791,131320,794,131321,795,131320,
795,458997,86,790,768,794,796,797,458997,135,798,144,794,799,797,262390,800,797,1,131321,801,
131320,801,327857,146,802,798,145,262394,802,803,800,131320,803,393281,87,804,715,787,798,262205,
86,805,804,393228,86,806,1,4,805,327866,146,807,806,790,393385,86,796,807,806,790,131321,797,
131320,797,327808,135,799,798,148,131321,795,131320,800,131321,789,131320,789,327808,84,788,787,
148,131321,786,131320,791,131321,766,131320,766,327808,84,770,769,148,131321,763,131320,771,
262268,84,808,767,458991,84,809,205,112,173,808,262368,153,153,154,262205,84,810,205,262268,86,
811,810,196670,732,811,327737,86,812,379,732,327813,86,37,199,812,327813,86,38,811,208,131321,813,
131320,813,458997,135,814,144,771,815,816,458997,84,817,173,771,818,816,262390,819,816,0,131321,
820,131320,820,327856,146,821,817,124,262394,821,822,819,131320,822,196855,823,0,262394,209,824,
823,131320,824,262205,84,825,710,196670,733,825,262205,84,826,711,196670,734,826,196670,735,817,
589881,82,827,314,733,734,735,736,737,262205,130,828,736,196670,715,828,262205,130,829,737,196670,
738,762,196670,739,817,196670,740,828,524345,82,830,318,738,739,740,829,262205,130,831,740,196670,
715,831,131321,823,131320,823,131321,832,131320,832,458997,135,815,814,823,833,834,458997,84,835,
173,823,836,834,262390,837,834,1,131321,838,131320,838,327856,146,839,835,129,262394,839,840,837,
131320,840,196670,741,817,196670,742,835,393273,84,841,329,741,742,327745,134,842,715,835,262205,
97,843,842,196670,743,843,196670,744,37,196670,745,815,458809,84,844,674,743,744,745,262205,135,
833,745,327856,146,845,841,210,196855,846,0,262394,845,847,846,131320,847,327814,84,848,841,117,
327817,84,849,841,117,393281,204,850,214,848,849,196670,850,844,131321,846,131320,846,131321,834,
131320,834,327808,84,836,835,148,131321,832,131320,837,131321,816,131320,816,327808,84,818,817,
148,131321,813,131320,819,458986,135,851,207,112,173,814,262368,153,153,154,131326,38,65592,
327734,84,852,0,139,196663,87,853,131320,854,262205,86,855,853,327813,86,39,855,215,262253,84,856,
39,327808,84,857,856,112,131326,857,65592,327734,86,858,0,140,196663,94,859,131320,860,262203,87,
861,7,262205,84,862,859,262256,86,863,862,327813,86,40,863,216,196670,861,40,327737,86,864,395,
861,327813,86,41,40,864,131326,41,65592,327734,82,343,0,141,196663,94,865,131320,866,262203,87,
867,7,262203,134,868,7,262203,87,869,7,262203,87,870,7,262203,94,871,7,262203,94,872,7,262203,94,
873,7,262201,84,874,279,327850,146,875,874,173,196855,876,0,262394,875,877,876,131320,877,196670,
218,173,196670,217,173,196670,205,173,196670,207,144,131321,876,131320,876,262368,153,153,154,
131321,878,131320,878,458997,84,879,173,876,880,881,458997,84,882,874,876,883,881,262390,884,881,
0,131321,885,131320,885,327856,146,886,882,219,262394,886,887,884,131320,887,131321,888,131320,
888,458997,84,880,879,887,889,890,458997,135,891,144,887,892,890,262390,893,890,1,131321,894,
131320,894,327857,146,895,891,145,262394,895,896,893,131320,896,262205,84,897,865,327808,84,898,
897,882,458817,187,899,27,144,898,891,262205,86,900,899,262268,84,901,900,327879,84,902,901,220,
458764,84,889,1,41,880,902,131321,890,131320,890,327808,135,892,891,148,131321,888,131320,893,
131321,881,131320,881,327808,84,883,882,6,131321,878,131320,884,458991,84,903,205,112,173,879,
262368,153,153,154,262205,84,904,205,262268,86,905,904,196670,867,905,327737,86,906,379,867,
327813,86,42,221,906,262205,84,907,205,262268,86,908,907,327813,86,43,908,222,131321,909,131320,
909,458997,86,910,172,884,911,912,458997,86,913,172,884,914,912,458997,135,915,144,884,916,912,
458997,84,917,874,884,55,912,262390,918,912,0,131321,919,131320,919,327856,146,920,917,225,262394,
920,921,918,131320,921,327856,146,922,917,44,196855,923,0,262394,922,924,925,131320,924,262205,84,
926,865,327808,84,927,926,917,393281,195,928,27,144,927,262205,97,929,928,131321,923,131320,925,
131321,923,131320,923,458997,97,930,929,924,197,925,196670,868,930,131321,931,131320,931,458997,
86,911,910,923,51,932,458997,86,914,913,923,49,932,458997,135,916,915,923,933,932,458997,84,934,
173,923,935,932,458997,84,936,173,923,937,932,458997,135,938,144,923,939,932,262390,940,932,1,
131321,941,131320,941,327857,146,942,938,145,262394,942,943,940,131320,943,327745,87,944,868,938,
262205,86,945,944,327813,86,45,945,42,524300,86,946,1,43,45,226,221,393228,86,947,1,2,946,262254,
135,948,947,327808,135,949,948,227,327875,135,950,949,228,327812,135,951,229,950,327810,135,952,
948,951,262255,86,953,948,327811,86,46,45,953,327813,86,47,45,222,327808,135,933,916,948,327813,
86,48,47,47,327809,86,49,914,48,327813,86,50,46,46,327809,86,51,911,50,327879,135,954,950,201,
262268,84,955,954,327812,135,956,155,938,327876,84,957,955,956,327877,84,937,936,957,327879,135,
958,952,201,262268,84,959,958,327876,84,960,959,956,327877,84,935,934,960,131321,932,131320,932,
327808,135,939,938,148,131321,931,131320,940,327814,84,961,917,153,327812,84,962,961,117,327817,
84,963,917,153,327808,84,964,962,963,393281,231,965,54,144,964,196670,965,936,327808,84,966,964,
153,393281,231,967,54,144,966,196670,967,934,131321,912,131320,912,327808,84,55,917,6,131321,909,
131320,918,458986,135,968,207,112,173,915,196670,869,913,327737,84,969,852,869,458986,84,970,217,
112,173,969,196670,870,910,327737,84,971,852,870,458986,84,972,218,112,173,971,262368,153,153,154,
327851,146,973,874,173,196855,974,0,262394,973,975,974,131320,975,65789,131320,974,262205,84,976,
205,262268,86,977,976,262256,86,978,57,327813,86,58,978,232,327866,146,979,977,233,327864,146,980,
977,234,327847,146,981,979,980,262205,84,982,217,196670,871,982,327737,86,983,858,871,327813,86,
59,977,983,327813,86,60,59,235,262205,84,984,218,196670,872,984,327737,86,985,858,872,196670,873,
238,327737,86,986,858,873,327813,86,61,236,986,327809,86,62,985,61,327813,86,63,43,62,327813,86,
64,63,235,327813,86,65,58,60,327809,86,66,64,65,327745,242,987,240,241,262205,84,988,987,393281,
187,989,20,144,988,196670,989,43,327808,84,990,988,112,262205,135,991,207,262268,86,992,991,
393281,187,993,20,144,990,196670,993,992,327808,84,994,988,153,393281,187,995,20,144,994,196670,
995,60,327808,84,996,988,170,196855,997,0,262394,981,998,999,131320,998,131321,997,131320,999,
131321,997,131320,997,458997,86,1000,66,998,255,999,393281,187,1001,20,144,996,196670,1001,1000,
65789,65592,};
static const uint32_t bitnet__spv_prepare_fast[] = {
119734787,66304,524299,990,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,1,
262215,6,1,0,262215,3,11,29,196679,7,42,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,
12,42,196679,13,42,196679,14,42,196679,15,42,196679,16,42,196679,17,42,262215,18,6,4,327752,19,0,
35,0,196679,19,2,262215,20,34,0,262215,20,33,2,196679,21,42,196679,22,42,196679,23,42,196679,24,
42,262215,25,6,16,327752,26,0,35,0,196679,26,2,262215,27,34,0,262215,27,33,2,262215,28,1,12,
262215,29,6,16,262216,30,0,24,327752,30,0,35,0,196679,30,2,262215,31,34,0,262215,31,33,1,196679,
32,42,196679,33,42,196679,34,42,196679,35,42,196679,36,42,196679,37,42,196679,38,42,196679,39,42,
196679,40,42,196679,41,42,196679,42,42,196679,43,42,196679,44,42,196679,45,42,196679,46,42,196679,
47,42,196679,48,42,196679,49,42,196679,50,42,196679,51,42,262215,52,6,4,262216,53,0,25,327752,53,
0,35,0,196679,53,2,262215,54,34,0,262215,54,33,3,196679,55,42,196679,56,42,196679,57,42,196679,58,
42,196679,59,42,196679,60,42,196679,61,42,196679,62,42,196679,63,42,196679,64,42,196679,65,42,
196679,66,42,327752,67,0,35,0,327752,67,1,35,4,327752,67,2,35,8,327752,67,3,35,12,327752,67,4,35,
16,327752,67,5,35,20,327752,67,6,35,24,196679,67,2,262215,4,11,26,196679,68,42,196679,69,42,
262215,70,1,2,262215,71,6,4,262215,72,6,4,262215,73,6,4,327752,74,0,35,0,327752,74,1,35,4,327752,
74,2,35,8,327752,74,3,35,12,327752,74,4,35,16,327752,74,5,35,20,327752,74,6,35,24,327752,74,7,35,
28,327752,74,8,35,32,327752,74,9,35,36,327752,74,10,35,40,327752,74,11,35,44,327752,74,12,35,48,
327752,74,13,35,52,327752,74,14,35,56,327752,74,15,35,60,327752,74,16,35,64,327752,74,17,35,192,
327752,74,18,35,2240,196679,74,2,262215,75,34,0,262215,75,33,7,262215,76,1,3,262215,77,6,16,
262216,78,0,25,327752,78,0,35,0,196679,78,2,262215,79,34,0,262215,79,33,3,262215,80,1,0,262215,81,
11,25,131091,82,196641,83,82,262165,84,32,0,196641,85,84,196630,86,32,262176,87,7,86,262177,88,86,
87,327713,89,86,87,87,262187,84,90,8,262172,91,86,90,262176,92,7,91,262177,93,86,92,262176,94,7,
84,393249,95,86,94,87,87,327713,96,84,94,94,262167,97,86,4,262194,84,5,256,262187,84,98,127,
393268,84,99,128,5,98,262187,84,100,128,393268,84,101,134,99,100,262187,84,102,32,393268,84,103,
132,101,102,262187,84,104,16,393268,84,105,134,103,104,262187,84,106,7,393268,84,107,128,105,106,
393268,84,108,134,107,90,393268,84,109,128,108,106,393268,84,110,134,109,90,393268,84,111,128,108,
110,262187,84,112,1,393268,84,113,130,111,112,393268,84,114,134,113,110,393268,84,115,132,110,114,
393268,84,116,132,115,102,262187,84,117,4,393268,84,118,132,116,117,393268,84,119,132,116,117,
262194,84,6,128,393268,84,120,132,90,6,393268,84,121,128,119,120,393268,84,122,130,121,112,393268,
84,123,132,90,6,393268,84,124,134,122,123,393268,84,125,132,124,6,393268,84,126,128,118,125,
393268,84,127,130,126,112,393268,84,128,132,124,6,393268,84,129,134,127,128,262172,130,97,129,
262176,131,7,130,524321,132,82,94,94,94,131,131,458785,133,82,87,94,131,130,262176,134,7,97,
262165,135,32,1,262176,136,7,135,393249,137,84,134,87,136,458785,138,86,94,94,87,87,262177,139,84,
87,262177,140,86,94,262177,141,82,94,262176,142,1,84,262203,142,3,1,262187,84,143,2129859015,
262187,135,144,0,262187,135,145,4,131092,146,262187,86,147,1073741824,262187,135,148,1,262187,84,
149,1597463007,262187,86,150,1056964608,262187,86,151,1069547520,262187,84,152,0,262187,84,153,2,
262172,154,86,117,262176,155,7,154,262187,84,156,3,262187,135,157,2,262172,158,86,153,262176,159,
7,158,262187,84,160,63,262187,86,161,0,393268,84,162,128,5,160,262187,84,163,64,393268,84,164,134,
162,163,262187,84,165,39,393268,84,166,128,164,165,262187,84,167,40,393268,84,168,134,166,167,
393268,84,169,128,164,168,393268,84,170,130,169,112,393268,84,171,134,170,168,262172,172,86,171,
262176,173,7,172,196637,18,86,196638,19,18,262176,174,12,19,262203,174,20,12,393268,84,175,130,
164,112,262176,176,12,86,262172,177,86,163,262176,178,4,177,262203,178,179,4,262176,180,4,86,
262187,84,181,264,262187,135,182,8,393268,84,183,132,164,163,393268,84,184,134,183,117,393268,84,
185,130,184,112,196637,25,97,196638,26,25,262176,186,12,26,262203,186,27,12,262176,187,12,97,
196656,146,28,196637,29,97,196638,30,29,262176,188,12,30,262203,188,31,12,393268,84,34,134,183,
117,458796,97,189,161,161,161,161,262167,190,146,4,262187,86,191,1123942400,262187,86,192,
3271557120,262187,135,193,255,262187,86,194,925353388,262187,86,195,1065353216,262176,196,4,84,
262203,196,197,4,262176,198,4,135,262203,198,199,4,262187,86,200,1006699012,393268,146,201,172,
124,112,393268,84,202,132,116,117,262167,203,84,4,262172,204,203,116,262176,205,4,204,262203,205,
206,4,262187,86,207,1199579328,262187,86,208,931135488,262203,196,209,4,262203,196,210,4,393268,
84,211,134,183,117,262187,84,212,2147483647,262187,86,213,1182662656,262187,86,214,947978756,
393268,84,215,128,5,98,393268,84,216,134,215,100,393268,84,217,132,216,102,393268,84,44,134,183,
117,262187,86,218,3330146304,262187,135,219,64,262187,135,220,7,262187,135,221,128,196637,52,84,
196638,53,52,262176,222,12,53,262203,222,54,12,262176,223,12,84,393268,84,56,134,5,163,262187,84,
224,24,393268,84,57,128,56,224,262187,86,225,864035822,262187,86,226,786163455,262187,86,227,
1482907561,262187,86,228,1065361605,262187,86,229,1008981770,262187,135,230,16,393268,84,231,196,
5,230,589854,67,84,84,84,84,86,86,84,262176,232,9,67,262203,232,233,9,262187,135,234,6,262176,235,
9,84,262167,236,84,3,262176,237,1,236,262203,237,4,1,196657,146,70,262187,135,238,5,262176,239,9,
86,262187,135,240,3,262172,71,84,102,262187,84,241,512,262172,72,84,241,196637,73,84,1376286,74,
84,84,84,84,84,84,84,84,84,84,84,84,84,84,86,84,71,72,73,262176,242,12,74,262203,242,75,12,393268,
84,243,134,183,117,196657,146,76,196637,77,203,196638,78,77,262176,244,12,78,262203,244,79,12,
262176,245,4,203,262176,246,12,203,262194,84,80,1,393267,236,81,80,112,112,262187,86,247,
2139095040,327734,82,2,0,83,131320,248,262203,94,249,7,262203,87,250,7,262203,87,251,7,262203,131,
252,7,262203,94,253,7,262203,94,254,7,262203,94,255,7,262203,131,256,7,262203,131,257,7,262203,87,
258,7,262203,94,259,7,262203,131,260,7,262203,94,261,7,262203,94,262,7,262203,94,263,7,262203,94,
264,7,262203,94,265,7,262203,94,266,7,262203,94,267,7,262203,87,268,7,262203,87,269,7,262201,84,
270,271,327745,142,272,4,152,262205,84,273,272,327745,235,274,233,144,262205,84,275,274,327745,
235,276,233,148,262205,84,277,276,327812,84,68,273,277,327808,84,69,275,68,196855,278,0,262394,70,
279,280,131320,279,196670,249,69,327745,239,281,233,145,262205,86,282,281,196670,250,282,327745,
239,283,233,238,262205,86,284,283,196670,251,284,458809,86,285,286,249,250,251,327745,235,287,233,
240,262205,84,288,287,327745,223,289,75,148,262205,84,290,289,327808,84,291,290,273,327812,84,292,
291,183,327808,84,293,288,292,327814,84,294,293,117,131321,295,131320,295,458997,84,296,152,279,
297,298,262390,299,298,0,131321,300,131320,300,327856,146,301,296,124,262394,301,302,299,131320,
302,196670,253,69,327745,235,303,233,157,262205,84,304,303,196670,254,304,196670,255,296,589881,
82,305,306,253,254,255,256,257,262205,130,307,256,196670,252,307,262205,130,308,257,196670,258,
285,196670,259,296,196670,260,307,524345,82,309,310,258,259,260,308,262205,130,311,260,196670,252,
311,131321,312,131320,312,458997,84,313,152,302,314,315,262390,316,315,1,131321,317,131320,317,
327856,146,318,313,129,262394,318,319,316,131320,319,196670,261,296,196670,262,313,393273,84,320,
321,261,262,327856,146,322,320,243,196855,323,0,262394,322,324,323,131320,324,196670,263,296,
196670,264,313,393273,84,325,321,263,264,327808,84,326,294,325,327745,134,327,252,313,262205,97,
328,327,393281,187,329,27,144,326,196670,329,328,131321,323,131320,323,131321,315,131320,315,
327808,84,314,313,148,131321,312,131320,316,131321,298,131320,298,327808,84,297,296,148,131321,
295,131320,299,327850,146,330,273,152,327847,146,331,76,330,196855,332,0,262394,331,333,332,
131320,333,196670,265,294,327737,82,334,335,265,131321,332,131320,332,131321,278,131320,280,
196670,266,69,327745,235,336,233,157,262205,84,337,336,196670,267,337,327745,239,338,233,145,
262205,86,339,338,196670,268,339,327745,239,340,233,238,262205,86,341,340,196670,269,341,524345,
86,342,343,266,267,268,269,131321,344,131320,344,458997,84,345,270,280,346,347,262390,348,347,1,
131321,349,131320,349,327856,146,350,345,116,262394,350,351,348,131320,351,327812,84,352,273,116,
327808,84,353,352,345,327745,245,354,206,345,262205,203,355,354,393281,246,356,79,144,353,196670,
356,355,131321,347,131320,347,327808,84,346,345,6,131321,344,131320,348,327850,146,357,270,152,
196855,358,0,262394,357,359,358,131320,359,327745,235,360,233,240,262205,84,361,360,327812,84,362,
153,273,327808,84,363,361,362,393281,176,364,20,144,363,196670,364,342,327808,84,365,363,112,
262205,135,366,199,262268,86,367,366,393281,176,368,20,144,365,196670,368,367,131321,358,131320,
358,131321,278,131320,278,65789,65592,327734,84,271,0,85,131320,369,262205,84,370,3,131326,370,
65592,327734,86,371,0,88,196663,87,372,131320,373,262205,86,374,372,262268,84,375,374,327810,84,7,
143,375,262268,86,376,7,131321,377,131320,377,458997,86,378,376,373,10,379,458997,135,380,144,373,
381,379,262390,382,379,0,131321,383,131320,383,327857,146,384,380,145,262394,384,385,382,131320,
385,262205,86,386,372,327813,86,8,386,378,327811,86,9,147,8,327813,86,10,378,9,131321,379,131320,
379,327808,135,381,380,148,131321,377,131320,382,131326,378,65592,327734,86,387,0,88,196663,87,
388,131320,389,262205,86,390,388,262268,84,391,390,327874,84,392,391,148,327810,84,11,149,392,
262268,86,393,11,262205,86,394,388,327813,86,12,150,394,131321,395,131320,395,458997,86,396,393,
389,16,397,458997,135,398,144,389,399,397,262390,400,397,0,131321,401,131320,401,327857,146,402,
398,145,262394,402,403,400,131320,403,327813,86,13,12,396,327813,86,14,13,396,327811,86,15,151,14,
327813,86,16,396,15,131321,397,131320,397,327808,135,399,398,148,131321,395,131320,400,131326,396,
65592,327734,86,404,0,89,196663,87,405,196663,87,406,131320,407,262205,86,408,405,262205,86,409,
406,327809,86,17,408,409,131326,17,65592,327734,86,410,0,93,196663,92,411,131320,412,262203,155,
413,7,262203,87,414,7,262203,87,415,7,262203,159,416,7,262203,87,417,7,262203,87,418,7,262203,87,
419,7,262203,87,420,7,262203,87,421,7,262203,87,422,7,262203,87,423,7,262203,87,424,7,262203,87,
425,7,262203,87,426,7,262201,84,427,271,327879,84,428,427,106,327879,84,429,428,117,327851,146,
430,429,152,327879,84,431,428,153,327851,146,432,431,152,327879,84,433,428,112,327851,146,434,433,
152,131321,435,131320,435,458997,135,436,144,412,437,438,262390,439,438,1,131321,440,131320,440,
327857,146,441,436,145,262394,441,442,439,131320,442,196855,443,0,262394,430,444,445,131320,444,
327808,135,446,436,145,327745,87,447,411,446,262205,86,448,447,131321,443,131320,445,327745,87,
449,411,436,262205,86,450,449,131321,443,131320,443,458997,86,451,448,444,450,445,196855,452,0,
262394,430,453,454,131320,453,327745,87,455,411,436,262205,86,456,455,131321,452,131320,454,
327808,135,457,436,145,327745,87,458,411,457,262205,86,459,458,131321,452,131320,452,458997,86,
460,456,453,459,454,393562,86,461,156,460,117,196670,414,451,196670,415,461,393273,86,462,404,414,
415,327745,87,463,413,436,196670,463,462,131321,438,131320,438,327808,135,437,436,148,131321,435,
131320,439,131321,464,131320,464,458997,135,465,144,439,466,467,262390,468,467,1,131321,469,
131320,469,327857,146,470,465,157,262394,470,471,468,131320,471,196855,472,0,262394,432,473,474,
131320,473,327808,135,475,465,157,327745,87,476,413,475,262205,86,477,476,131321,472,131320,474,
327745,87,478,413,465,262205,86,479,478,131321,472,131320,472,458997,86,480,477,473,479,474,
196855,481,0,262394,432,482,483,131320,482,327745,87,484,413,465,262205,86,485,484,131321,481,
131320,483,327808,135,486,465,157,327745,87,487,413,486,262205,86,488,487,131321,481,131320,481,
458997,86,489,485,482,488,483,393562,86,490,156,489,153,196670,417,480,196670,418,490,393273,86,
491,404,417,418,327745,87,492,416,465,196670,492,491,131321,467,131320,467,327808,135,466,465,148,
131321,464,131320,468,196855,493,0,262394,434,494,495,131320,494,327745,87,496,416,148,262205,86,
497,496,131321,493,131320,495,327745,87,498,416,144,262205,86,499,498,131321,493,131320,493,
458997,86,500,497,494,499,495,196855,501,0,262394,434,502,503,131320,502,327745,87,504,416,144,
262205,86,505,504,131321,501,131320,503,327745,87,506,416,148,262205,86,507,506,131321,501,131320,
501,458997,86,508,505,502,507,503,393562,86,509,156,508,112,196670,419,500,196670,420,509,393273,
86,510,404,419,420,393562,86,511,156,510,117,196670,421,510,196670,422,511,393273,86,512,404,421,
422,393562,86,513,156,512,153,196670,423,512,196670,424,513,393273,86,514,404,423,424,393562,86,
515,156,514,112,196670,425,514,196670,426,515,393273,86,516,404,425,426,131326,516,65592,327734,
86,286,0,95,196663,94,517,196663,87,518,196663,87,519,131320,520,262203,173,521,7,262203,92,522,7,
262203,92,523,7,262203,87,524,7,262201,84,525,271,327879,84,526,525,160,131321,527,131320,527,
458997,86,528,161,520,529,530,458997,84,531,152,520,532,530,262390,533,530,0,131321,534,131320,
534,327856,146,535,531,168,262394,535,536,533,131320,536,131321,537,131320,537,458997,84,538,152,
536,539,540,262390,541,540,1,131321,542,131320,542,327856,146,543,538,171,262394,543,544,541,
131320,544,327812,84,545,531,171,327808,84,546,545,538,262205,84,547,517,458764,84,548,1,38,546,
175,327812,84,549,548,163,327808,84,550,547,549,327808,84,551,550,526,393281,176,552,20,144,551,
262205,86,553,552,327745,87,554,521,538,196670,554,553,327854,146,555,546,164,196855,556,0,262394,
555,557,556,131320,557,196670,554,161,131321,556,131320,556,131321,540,131320,540,327808,84,539,
538,148,131321,537,131320,541,131321,558,131320,558,458997,86,529,528,541,22,559,458997,84,560,
152,541,561,559,262390,562,559,1,131321,563,131320,563,327856,146,564,560,171,262394,564,565,562,
131320,565,327745,87,566,521,560,262205,86,567,566,262205,86,568,566,327813,86,21,567,568,327809,
86,22,529,21,131321,559,131320,559,327808,84,561,560,148,131321,558,131320,562,131321,530,131320,
530,327808,84,532,531,148,131321,527,131320,533,327745,180,569,179,526,196670,569,528,262368,153,
153,181,131321,570,131320,570,458997,135,571,144,533,572,573,262390,574,573,1,131321,575,131320,
575,327857,146,576,571,182,262394,576,577,574,131320,577,262201,84,578,271,327879,84,579,578,106,
327812,84,580,579,90,262268,84,581,571,327808,84,582,580,581,327745,180,583,179,582,262205,86,584,
583,327745,87,585,522,571,196670,585,584,131321,573,131320,573,327808,135,572,571,148,131321,570,
131320,574,262205,91,586,522,196670,523,586,327737,86,587,410,523,262205,86,588,518,327813,86,23,
587,588,262205,86,589,519,327809,86,24,23,589,196670,524,24,327737,86,590,387,524,131326,590,
65592,327734,84,321,0,96,196663,94,591,196663,94,592,131320,593,262201,84,594,271,262205,84,595,
591,327812,84,596,595,129,262205,84,597,592,327808,84,598,596,597,327812,84,599,598,6,327808,84,
600,594,599,131326,600,65592,327734,82,306,0,132,196663,94,601,196663,94,602,196663,94,603,196663,
131,604,196663,131,605,131320,606,262203,94,607,7,262203,94,608,7,131321,609,131320,609,458997,84,
610,152,606,611,612,262390,613,612,1,131321,614,131320,614,327856,146,615,610,129,262394,615,616,
613,131320,616,262205,84,617,603,196670,607,617,196670,608,610,393273,84,618,321,607,608,458764,
84,619,1,38,618,185,262205,84,620,601,327814,84,621,620,117,327808,84,622,621,619,393281,187,623,
27,144,622,262205,97,624,623,327745,134,625,604,610,196670,625,624,196855,626,0,262394,28,627,626,
131320,627,262205,84,628,602,327814,84,629,628,117,327808,84,630,629,619,393281,187,631,31,144,
630,262205,97,632,631,327745,134,633,605,610,196670,633,632,131321,626,131320,626,131321,612,
131320,612,327808,84,611,610,148,131321,609,131320,613,65789,65592,327734,82,310,0,133,196663,87,
634,196663,94,635,196663,131,636,196663,130,637,131320,638,262203,131,639,7,262203,94,640,7,
262203,94,641,7,131321,642,131320,642,458997,84,643,152,638,35,644,262390,645,644,1,131321,646,
131320,646,327856,146,647,643,129,262394,647,648,645,131320,648,327745,134,649,636,643,262205,97,
650,649,196855,651,0,262394,28,652,651,131320,652,262205,86,653,634,327822,97,32,650,653,196670,
639,637,327745,134,654,639,643,262205,97,655,654,327813,97,33,32,655,131321,651,131320,651,458997,
97,656,650,648,33,652,262205,84,657,635,196670,640,657,196670,641,643,393273,84,658,321,640,641,
327856,146,659,658,34,458832,190,660,659,659,659,659,393385,97,661,660,656,189,196670,649,661,
131321,644,131320,644,327808,84,35,643,148,131321,642,131320,645,65789,65592,327734,84,662,0,137,
196663,134,663,196663,87,664,196663,136,665,131320,666,262203,134,667,7,262205,97,668,663,262205,
86,669,664,327822,97,36,668,669,196670,667,36,131321,670,131320,670,458997,84,671,152,666,672,673,
458997,135,674,144,666,675,673,262390,676,673,1,131321,677,131320,677,327857,146,678,674,145,
262394,678,679,676,131320,679,327745,87,680,667,674,262205,86,681,680,327864,146,682,681,191,
196855,683,0,262394,682,684,685,131320,684,262205,86,686,680,131321,683,131320,685,131321,683,
131320,683,458997,86,687,686,684,191,685,327866,146,688,687,192,393385,86,689,688,687,192,393228,
86,690,1,2,689,262254,135,691,690,262205,135,692,665,327808,135,693,692,691,196670,665,693,327879,
135,694,691,193,262268,84,695,694,327812,135,696,182,674,327876,84,697,695,696,327877,84,672,671,
697,131321,673,131320,673,327808,135,675,674,148,131321,670,131320,676,131326,671,65592,327734,86,
343,0,138,196663,94,698,196663,94,699,196663,87,700,196663,87,701,131320,702,262203,131,703,7,
262203,94,704,7,262203,94,705,7,262203,94,706,7,262203,131,707,7,262203,131,708,7,262203,94,709,7,
262203,87,710,7,262203,87,711,7,262203,94,712,7,262203,94,713,7,262203,94,714,7,262203,131,715,7,
262203,131,716,7,262203,87,717,7,262203,94,718,7,262203,131,719,7,262203,87,720,7,262203,94,721,7,
262203,94,722,7,262203,94,723,7,262203,131,724,7,262203,131,725,7,262203,87,726,7,262203,94,727,7,
262203,131,728,7,262203,94,729,7,262203,94,730,7,262203,134,731,7,262203,87,732,7,262203,136,733,
7,262201,84,734,271,327850,146,735,734,152,196855,736,0,262394,735,737,736,131320,737,196670,197,
152,196670,199,144,131321,736,131320,736,262205,84,738,698,196670,704,738,262205,84,739,699,
196670,705,739,196670,706,152,589881,82,740,306,704,705,706,707,708,262205,130,741,707,196670,703,
741,262205,130,742,708,196855,743,0,262394,28,744,745,131320,744,262205,84,746,698,196670,709,746,
262205,86,747,700,196670,710,747,262205,86,748,701,196670,711,748,458809,86,749,286,709,710,711,
131321,743,131320,745,262368,153,153,181,131321,743,131320,743,458997,86,750,749,744,195,745,
131321,751,131320,751,458997,130,752,742,743,753,754,458997,86,755,194,743,756,754,458997,84,757,
152,743,758,754,262390,759,754,0,131321,760,131320,760,327856,146,761,757,124,262394,761,762,759,
131320,762,327852,146,763,757,152,196855,764,0,262394,763,765,764,131320,765,262205,84,766,698,
196670,712,766,262205,84,767,699,196670,713,767,196670,714,757,589881,82,768,306,712,713,714,715,
716,262205,130,769,715,196670,703,769,262205,130,770,716,131321,764,131320,764,458997,130,753,752,
762,770,765,196670,717,750,196670,718,757,262205,130,771,703,196670,719,771,524345,82,772,310,717,
718,719,753,262205,130,773,719,196670,703,773,131321,774,131320,774,458997,84,775,152,764,776,777,
458997,86,756,755,764,778,777,262390,779,777,1,131321,780,131320,780,327856,146,781,775,129,
262394,781,782,779,131320,782,131321,783,131320,783,458997,86,778,756,782,784,785,458997,135,786,
144,782,787,785,262390,788,785,1,131321,789,131320,789,327857,146,790,786,145,262394,790,791,788,
131320,791,393281,87,792,703,775,786,262205,86,793,792,393228,86,794,1,4,793,327866,146,795,794,
778,393385,86,784,795,794,778,131321,785,131320,785,327808,135,787,786,148,131321,783,131320,788,
131321,777,131320,777,327808,84,776,775,148,131321,774,131320,779,131321,754,131320,754,327808,84,
758,757,148,131321,751,131320,759,262268,84,796,755,458991,84,797,197,112,152,796,262368,153,153,
181,262205,84,798,197,262268,86,799,798,196670,720,799,327737,86,800,371,720,327813,86,37,191,800,
327813,86,38,799,200,131321,801,131320,801,458997,135,802,144,759,803,804,458997,84,805,152,759,
806,804,262390,807,804,0,131321,808,131320,808,327856,146,809,805,124,262394,809,810,807,131320,
810,196855,811,0,262394,201,812,811,131320,812,262205,84,813,698,196670,721,813,262205,84,814,699,
196670,722,814,196670,723,805,589881,82,815,306,721,722,723,724,725,262205,130,816,724,196670,703,
816,262205,130,817,725,196670,726,750,196670,727,805,196670,728,816,524345,82,818,310,726,727,728,
817,262205,130,819,728,196670,703,819,131321,811,131320,811,131321,820,131320,820,458997,135,803,
802,811,821,822,458997,84,823,152,811,824,822,262390,825,822,1,131321,826,131320,826,327856,146,
827,823,129,262394,827,828,825,131320,828,196670,729,805,196670,730,823,393273,84,829,321,729,730,
327745,134,830,703,823,262205,97,831,830,196670,731,831,196670,732,37,196670,733,803,458809,84,
832,662,731,732,733,262205,135,821,733,327856,146,833,829,202,196855,834,0,262394,833,835,834,
131320,835,327814,84,836,829,117,327817,84,837,829,117,393281,196,838,206,836,837,196670,838,832,
131321,834,131320,834,131321,822,131320,822,327808,84,824,823,148,131321,820,131320,825,131321,
804,131320,804,327808,84,806,805,148,131321,801,131320,807,458986,135,839,199,112,152,802,262368,
153,153,181,131326,38,65592,327734,84,840,0,139,196663,87,841,131320,842,262205,86,843,841,327813,
86,39,843,207,262253,84,844,39,327808,84,845,844,112,131326,845,65592,327734,86,846,0,140,196663,
94,847,131320,848,262203,87,849,7,262205,84,850,847,262256,86,851,850,327813,86,40,851,208,196670,
849,40,327737,86,852,387,849,327813,86,41,40,852,131326,41,65592,327734,82,335,0,141,196663,94,
853,131320,854,262203,87,855,7,262203,134,856,7,262203,87,857,7,262203,87,858,7,262203,94,859,7,
262203,94,860,7,262203,94,861,7,262201,84,862,271,327850,146,863,862,152,196855,864,0,262394,863,
865,864,131320,865,196670,210,152,196670,209,152,196670,197,152,196670,199,144,131321,864,131320,
864,262368,153,153,181,131321,866,131320,866,458997,84,867,152,864,868,869,458997,84,870,862,864,
871,869,262390,872,869,0,131321,873,131320,873,327856,146,874,870,211,262394,874,875,872,131320,
875,131321,876,131320,876,458997,84,868,867,875,877,878,458997,135,879,144,875,880,878,262390,881,
878,1,131321,882,131320,882,327857,146,883,879,145,262394,883,884,881,131320,884,262205,84,885,
853,327808,84,886,885,870,458817,176,887,27,144,886,879,262205,86,888,887,262268,84,889,888,
327879,84,890,889,212,458764,84,877,1,41,868,890,131321,878,131320,878,327808,135,880,879,148,
131321,876,131320,881,131321,869,131320,869,327808,84,871,870,6,131321,866,131320,872,458991,84,
891,197,112,152,867,262368,153,153,181,262205,84,892,197,262268,86,893,892,196670,855,893,327737,
86,894,371,855,327813,86,42,213,894,262205,84,895,197,262268,86,896,895,327813,86,43,896,214,
131321,897,131320,897,458997,86,898,161,872,899,900,458997,86,901,161,872,902,900,458997,135,903,
144,872,904,900,458997,84,905,862,872,55,900,262390,906,900,0,131321,907,131320,907,327856,146,
908,905,217,262394,908,909,906,131320,909,327856,146,910,905,44,196855,911,0,262394,910,912,913,
131320,912,262205,84,914,853,327808,84,915,914,905,393281,187,916,27,144,915,262205,97,917,916,
131321,911,131320,913,131321,911,131320,911,458997,97,918,917,912,189,913,196670,856,918,131321,
919,131320,919,458997,86,899,898,911,51,920,458997,86,902,901,911,49,920,458997,135,904,903,911,
921,920,458997,84,922,152,911,923,920,458997,84,924,152,911,925,920,458997,135,926,144,911,927,
920,262390,928,920,1,131321,929,131320,929,327857,146,930,926,145,262394,930,931,928,131320,931,
327745,87,932,856,926,262205,86,933,932,327813,86,45,933,42,524300,86,934,1,43,45,218,213,393228,
86,935,1,2,934,262254,135,936,935,327808,135,937,936,219,327875,135,938,937,220,327812,135,939,
221,938,327810,135,940,936,939,262255,86,941,936,327811,86,46,45,941,327813,86,47,45,214,327808,
135,921,904,936,327813,86,48,47,47,327809,86,49,902,48,327813,86,50,46,46,327809,86,51,899,50,
327879,135,942,938,193,262268,84,943,942,327812,135,944,182,926,327876,84,945,943,944,327877,84,
925,924,945,327879,135,946,940,193,262268,84,947,946,327876,84,948,947,944,327877,84,923,922,948,
131321,920,131320,920,327808,135,927,926,148,131321,919,131320,928,327814,84,949,905,153,327812,
84,950,949,117,327817,84,951,905,153,327808,84,952,950,951,393281,223,953,54,144,952,196670,953,
924,327808,84,954,952,153,393281,223,955,54,144,954,196670,955,922,131321,900,131320,900,327808,
84,55,905,6,131321,897,131320,906,458986,135,956,199,112,152,903,196670,857,901,327737,84,957,840,
857,458986,84,958,209,112,152,957,196670,858,898,327737,84,959,840,858,458986,84,960,210,112,152,
959,262368,153,153,181,327851,146,961,862,152,196855,962,0,262394,961,963,962,131320,963,65789,
131320,962,262205,84,964,197,262268,86,965,964,262256,86,966,57,327813,86,58,966,225,327866,146,
967,965,226,327864,146,968,965,227,327847,146,969,967,968,262205,84,970,209,196670,859,970,327737,
86,971,846,859,327813,86,59,965,971,327813,86,60,59,228,262205,84,972,210,196670,860,972,327737,
86,973,846,860,196670,861,231,327737,86,974,846,861,327813,86,61,229,974,327809,86,62,973,61,
327813,86,63,43,62,327813,86,64,63,228,327813,86,65,58,60,327809,86,66,64,65,327745,235,975,233,
234,262205,84,976,975,393281,176,977,20,144,976,196670,977,43,327808,84,978,976,112,262205,135,
979,199,262268,86,980,979,393281,176,981,20,144,978,196670,981,980,327808,84,982,976,153,393281,
176,983,20,144,982,196670,983,60,327808,84,984,976,156,196855,985,0,262394,969,986,987,131320,986,
131321,985,131320,987,131321,985,131320,985,458997,86,988,66,986,247,987,393281,176,989,20,144,
984,196670,989,988,65789,65592,};
static const uint32_t bitnet__spv_screen_plain[] = {
119734787,66304,524299,435,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,1,262215,3,11,29,262215,6,6,16,262216,7,
0,24,327752,7,0,35,0,196679,7,2,262215,8,34,0,262215,8,33,0,262215,4,11,26,262215,9,1,0,327752,10,
0,35,0,327752,10,1,35,4,327752,10,2,35,8,327752,10,3,35,12,327752,10,4,35,16,327752,10,5,35,20,
327752,10,6,35,24,196679,10,2,196679,11,42,196679,12,42,262215,13,6,4,262216,14,0,24,327752,14,0,
35,0,196679,14,2,262215,15,34,0,262215,15,33,0,262215,16,6,16,262216,17,0,24,327752,17,0,35,0,
196679,17,2,262215,18,34,0,262215,18,33,3,196679,19,42,196679,20,42,262215,21,6,4,327752,22,0,35,
0,196679,22,2,262215,23,34,0,262215,23,33,2,196679,24,42,196679,25,42,196679,26,42,196679,27,42,
196679,28,42,196679,29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,262215,
35,1,0,262215,36,11,25,131091,37,196641,38,37,262165,39,32,0,196641,40,39,196630,41,32,262176,42,
7,41,262177,43,39,42,262176,44,7,39,262177,45,41,44,262165,46,32,1,327713,47,46,44,44,262167,48,
39,4,262194,39,5,256,262187,39,49,127,393268,39,50,128,5,49,262187,39,51,128,393268,39,52,134,50,
51,262187,39,53,2,393268,39,54,137,52,53,262187,39,55,0,131092,56,393268,56,57,170,54,55,262187,
39,58,8,262187,39,59,4,458804,39,60,169,57,58,59,262172,61,48,60,262176,62,7,61,393249,63,37,44,
44,62,262176,64,1,39,262203,64,3,1,262187,46,65,31,262187,39,66,2147483648,262187,39,67,
2147483647,262176,68,7,46,262187,46,69,0,262187,46,70,8,262187,46,71,16,262187,46,72,24,196637,6,
48,196638,7,6,262176,73,12,7,262203,73,8,12,262176,74,12,48,262176,75,7,48,262187,46,76,1,262187,
39,77,7,262187,46,78,3,262167,79,39,3,262176,80,1,79,262203,80,4,1,262194,39,9,128,393268,39,81,
134,9,58,393268,39,82,134,81,59,589854,10,39,39,39,39,39,39,39,262176,83,9,10,262203,83,84,9,
262176,85,9,39,262187,39,86,31,262187,39,87,32,262187,39,88,1,262187,39,89,16,393268,39,90,132,52,
89,196637,13,41,196638,14,13,262176,91,12,14,262203,91,15,12,262187,46,92,2,262176,93,12,41,
393268,39,94,128,90,9,393268,39,95,130,94,88,393268,39,96,134,95,9,393268,39,97,130,90,88,262172,
98,48,90,262176,99,4,98,262203,99,100,4,196637,16,48,196638,17,16,262176,101,12,17,262203,101,18,
12,262176,102,4,48,262176,103,4,39,262203,103,104,4,262187,39,105,264,262187,46,106,4,262172,107,
46,59,262176,108,7,107,393268,39,109,134,90,59,262187,39,110,252645135,262187,39,111,3,393268,39,
112,132,59,9,262172,113,46,112,262176,114,4,113,262203,114,115,4,262187,46,116,128,262176,117,4,
46,262187,41,118,0,262187,46,119,4294967288,196637,21,41,196638,22,21,262176,120,12,22,262203,120,
23,12,262187,41,121,1065353300,262187,41,122,228737632,262187,46,123,5,262187,46,124,6,262194,39,
35,1,393267,79,36,35,88,88,262187,39,125,64,327734,37,2,0,38,131320,126,262203,62,127,7,262203,44,
128,7,262203,44,129,7,262203,62,130,7,262203,108,131,7,262203,108,132,7,262203,44,133,7,262203,44,
134,7,262203,62,135,7,262203,75,136,7,262203,44,137,7,262203,44,138,7,262203,44,139,7,262203,44,
140,7,262203,44,141,7,262203,44,142,7,262203,44,143,7,262203,44,144,7,262203,42,145,7,262203,44,
146,7,262203,42,147,7,262201,39,148,149,327879,39,150,148,77,327874,39,151,148,78,327817,39,152,
151,59,327745,64,153,4,55,262205,39,154,153,327812,39,155,154,82,327814,39,156,151,59,327808,39,
157,155,156,327745,85,158,84,69,262205,39,159,158,327808,39,160,159,86,327814,39,161,160,87,
327812,39,162,161,87,327814,39,163,162,87,327810,39,164,163,88,458764,39,165,1,38,157,164,327812,
39,166,165,90,327808,39,167,166,152,327812,39,168,167,58,327808,39,169,168,150,327812,39,11,154,9,
327808,39,12,11,148,327810,39,170,159,88,458764,39,171,1,38,12,170,327745,85,172,84,92,262205,39,
173,172,327808,39,174,173,171,393281,93,175,15,69,174,262205,41,176,175,327808,39,177,173,162,
327808,39,178,177,171,393281,93,179,15,69,178,262205,41,180,179,327812,39,181,161,125,327808,39,
182,173,181,327808,39,183,182,171,393281,93,184,15,69,183,262205,41,185,184,196670,128,169,196670,
129,55,458809,37,186,187,128,129,130,262205,61,188,130,196670,127,188,131321,189,131320,189,
458997,39,190,55,126,191,192,262390,193,192,1,131321,194,131320,194,327856,56,195,190,96,262394,
195,196,193,131320,196,327812,39,197,190,9,327808,39,198,148,197,458764,39,199,1,38,198,97,393281,
74,200,18,69,199,262205,48,201,200,327745,102,202,100,199,196670,202,201,131321,192,131320,192,
327808,39,191,190,76,131321,189,131320,193,327850,56,203,148,55,196855,204,0,262394,203,205,204,
131320,205,196670,104,55,131321,204,131320,204,262368,53,53,105,131321,206,131320,206,458997,46,
207,69,204,208,209,262390,210,209,1,131321,211,131320,211,327857,56,212,207,106,262394,212,213,
210,131320,213,327745,68,214,132,207,196670,214,69,327745,68,215,131,207,196670,215,69,131321,209,
131320,209,327808,46,208,207,76,131321,206,131320,210,131321,216,131320,216,458997,39,217,55,210,
218,219,262390,220,219,0,131321,221,131320,221,327856,56,222,217,109,262394,222,223,220,131320,
223,327852,56,224,217,55,196855,225,0,262394,224,226,225,131320,226,196670,133,169,196670,134,217,
458809,37,227,187,133,134,135,262205,61,228,135,196670,127,228,131321,225,131320,225,131321,229,
131320,229,458997,39,230,55,225,231,232,262390,233,232,1,131321,234,131320,234,327856,56,235,230,
60,262394,235,236,233,131320,236,327808,39,237,217,230,327812,39,238,237,59,327808,39,239,238,152,
327745,102,240,100,239,262205,48,241,240,196670,136,241,131321,242,131320,242,458997,46,243,69,
236,244,245,262390,246,245,1,131321,247,131320,247,327857,56,248,243,106,262394,248,249,246,
131320,249,393281,44,250,127,230,243,262205,39,251,250,327879,39,252,251,110,262205,39,253,250,
327874,39,254,253,106,327879,39,255,254,110,327745,44,256,136,55,262205,39,257,256,196670,137,257,
196670,138,252,393273,46,258,259,137,138,327745,44,260,136,88,262205,39,261,260,196670,139,261,
196670,140,255,393273,46,262,259,139,140,327808,46,263,258,262,327745,68,264,131,243,262205,46,
265,264,327808,46,19,265,263,196670,264,19,327745,44,266,136,53,262205,39,267,266,196670,141,267,
196670,142,252,393273,46,268,259,141,142,327745,44,269,136,111,262205,39,270,269,196670,143,270,
196670,144,255,393273,46,271,259,143,144,327808,46,272,268,271,327745,68,273,132,243,262205,46,
274,273,327808,46,20,274,272,196670,273,20,131321,245,131320,245,327808,46,244,243,76,131321,242,
131320,246,131321,232,131320,232,327808,39,231,230,76,131321,229,131320,233,131321,219,131320,219,
327808,39,218,217,60,131321,216,131320,220,131321,275,131320,275,458997,39,276,55,220,277,278,
262390,279,278,1,131321,280,131320,280,327856,56,281,276,59,262394,281,282,279,131320,282,327812,
39,283,152,9,327812,39,284,156,87,327808,39,285,283,284,327812,39,286,150,59,327808,39,287,285,
286,327808,39,288,287,276,327745,68,289,131,276,262205,46,290,289,327812,46,291,116,290,327745,68,
292,132,276,262205,46,293,292,327808,46,294,291,293,327745,117,295,115,288,196670,295,294,131321,
278,131320,278,327808,39,277,276,76,131321,275,131320,279,262368,53,53,105,327856,56,296,12,159,
196855,297,0,262394,296,298,297,131320,298,327745,85,299,84,78,262205,39,300,299,327808,39,301,
300,88,393281,93,302,23,69,301,262205,41,303,302,262268,46,304,303,327812,46,305,119,304,131321,
306,131320,306,458997,46,307,305,298,24,308,458997,39,309,55,298,310,308,262390,311,308,1,131321,
312,131320,312,327856,56,313,309,59,262394,313,314,311,131320,314,327812,39,315,309,9,327808,39,
316,315,148,327745,117,317,115,316,262205,46,318,317,327808,46,24,307,318,131321,308,131320,308,
327808,39,310,309,76,131321,306,131320,311,262255,41,319,307,393281,93,320,23,69,300,262205,41,
321,320,327813,41,25,176,321,327813,41,26,319,25,327808,39,322,300,53,393281,93,323,23,69,322,
262205,41,324,323,327813,41,27,324,180,327808,39,325,300,111,393281,93,326,23,69,325,262205,41,
327,326,327813,41,28,327,185,327809,41,29,27,28,327813,41,30,29,121,327809,41,31,30,122,327809,41,
32,26,31,327811,41,33,26,31,327745,85,328,84,106,262205,39,329,328,327745,85,330,84,76,262205,39,
331,330,327808,39,332,329,331,327808,39,333,332,12,393281,93,334,23,69,333,196670,334,32,196670,
145,33,327737,39,335,336,145,458991,39,337,104,88,55,335,131321,297,131320,297,458997,41,338,118,
279,33,311,262368,53,53,105,327745,85,339,84,123,262205,39,340,339,327745,85,341,84,124,262205,39,
342,341,327808,39,343,342,154,327812,39,344,53,343,327808,39,345,340,344,196855,346,0,262394,203,
347,346,131320,347,262205,39,348,104,196670,146,348,327737,41,349,350,146,393281,93,351,23,69,345,
196670,351,349,131321,346,131320,346,196855,352,0,262394,296,353,352,131320,353,196670,147,338,
327737,39,354,336,147,262205,39,355,104,327850,56,356,354,355,131321,352,131320,352,458997,56,357,
296,346,356,353,196855,358,0,262394,357,359,358,131320,359,327808,39,360,345,88,327745,85,361,84,
76,262205,39,362,361,327808,39,34,362,12,262268,41,363,34,393281,93,364,23,69,360,196670,364,363,
131321,358,131320,358,65789,65592,327734,39,149,0,40,131320,365,262205,39,366,3,131326,366,65592,
327734,39,336,0,43,196663,42,367,131320,368,262205,41,369,367,262268,39,370,369,327874,39,371,370,
65,327851,56,372,371,55,196855,373,0,262394,372,374,375,131320,374,262344,39,376,370,131321,373,
131320,375,327877,39,377,370,66,131321,373,131320,373,458997,39,378,376,374,377,375,131326,378,
65592,327734,41,350,0,45,196663,44,379,131320,380,262205,39,381,379,327874,39,382,381,65,327851,
56,383,382,55,196855,384,0,262394,383,385,386,131320,385,262205,39,387,379,327879,39,388,387,67,
131321,384,131320,386,262205,39,389,379,262344,39,390,389,131321,384,131320,384,458997,39,391,388,
385,390,386,262268,41,392,391,131326,392,65592,327734,46,259,0,47,196663,44,393,196663,44,394,
131320,395,262205,39,396,393,262268,46,397,396,262205,39,398,394,262268,46,399,398,393418,46,400,
397,69,70,393418,46,401,399,69,70,327812,46,402,400,401,393418,46,403,397,70,70,393418,46,404,399,
70,70,327812,46,405,403,404,327808,46,406,402,405,393418,46,407,397,71,70,393418,46,408,399,71,70,
327812,46,409,407,408,327808,46,410,406,409,327875,46,411,397,72,327875,46,412,399,72,327812,46,
413,411,412,327808,46,414,410,413,131326,414,65592,327734,37,187,0,63,196663,44,415,196663,44,416,
196663,62,417,131320,418,131321,419,131320,419,458997,39,420,55,418,421,422,262390,423,422,1,
131321,424,131320,424,327856,56,425,420,60,262394,425,426,423,131320,426,262205,39,427,415,262205,
39,428,416,327808,39,429,428,420,327812,39,430,429,87,327808,39,431,427,430,393281,74,432,8,69,
431,262205,48,433,432,327745,75,434,417,420,196670,434,433,131321,422,131320,422,327808,39,421,
420,76,131321,419,131320,423,65789,65592,};
static const uint32_t bitnet__spv_screen_fast[] = {
119734787,66304,524299,418,0,131089,1,131089,6018,131089,6019,524298,1599492179,1599227979,
1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,1685353262,808793134,0,
196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,1,262215,3,11,29,262215,6,6,
16,262216,7,0,24,327752,7,0,35,0,196679,7,2,262215,8,34,0,262215,8,33,0,262215,4,11,26,262215,9,1,
0,327752,10,0,35,0,327752,10,1,35,4,327752,10,2,35,8,327752,10,3,35,12,327752,10,4,35,16,327752,
10,5,35,20,327752,10,6,35,24,196679,10,2,196679,11,42,196679,12,42,262215,13,6,4,262216,14,0,24,
327752,14,0,35,0,196679,14,2,262215,15,34,0,262215,15,33,0,262215,16,6,16,262216,17,0,24,327752,
17,0,35,0,196679,17,2,262215,18,34,0,262215,18,33,3,196679,19,42,196679,20,42,262215,21,6,4,
327752,22,0,35,0,196679,22,2,262215,23,34,0,262215,23,33,2,196679,24,42,196679,25,42,196679,26,42,
196679,27,42,196679,28,42,196679,29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,
34,42,262215,35,1,0,262215,36,11,25,131091,37,196641,38,37,262165,39,32,0,196641,40,39,196630,41,
32,262176,42,7,41,262177,43,39,42,262176,44,7,39,262177,45,41,44,262165,46,32,1,327713,47,46,44,
44,262167,48,39,4,262194,39,5,256,262187,39,49,127,393268,39,50,128,5,49,262187,39,51,128,393268,
39,52,134,50,51,262187,39,53,2,393268,39,54,137,52,53,262187,39,55,0,131092,56,393268,56,57,170,
54,55,262187,39,58,8,262187,39,59,4,458804,39,60,169,57,58,59,262172,61,48,60,262176,62,7,61,
393249,63,37,44,44,62,262176,64,1,39,262203,64,3,1,262187,46,65,31,262187,39,66,2147483648,262187,
39,67,2147483647,196637,6,48,196638,7,6,262176,68,12,7,262203,68,8,12,262187,46,69,0,262176,70,12,
48,262176,71,7,48,262187,46,72,1,262187,39,73,7,262187,46,74,3,262167,75,39,3,262176,76,1,75,
262203,76,4,1,262194,39,9,128,393268,39,77,134,9,58,393268,39,78,134,77,59,589854,10,39,39,39,39,
39,39,39,262176,79,9,10,262203,79,80,9,262176,81,9,39,262187,39,82,31,262187,39,83,32,262187,39,
84,1,262187,39,85,16,393268,39,86,132,52,85,196637,13,41,196638,14,13,262176,87,12,14,262203,87,
15,12,262187,46,88,2,262176,89,12,41,393268,39,90,128,86,9,393268,39,91,130,90,84,393268,39,92,
134,91,9,393268,39,93,130,86,84,262172,94,48,86,262176,95,4,94,262203,95,96,4,196637,16,48,196638,
17,16,262176,97,12,17,262203,97,18,12,262176,98,4,48,262176,99,4,39,262203,99,100,4,262187,39,101,
264,262176,102,7,46,262187,46,103,4,262172,104,46,59,262176,105,7,104,393268,39,106,134,86,59,
262187,39,107,252645135,262187,39,108,3,393268,39,109,132,59,9,262172,110,46,109,262176,111,4,110,
262203,111,112,4,262187,46,113,128,262176,114,4,46,262187,41,115,0,262187,46,116,4294967288,
196637,21,41,196638,22,21,262176,117,12,22,262203,117,23,12,262187,41,118,1065353300,262187,41,
119,228737632,262187,46,120,5,262187,46,121,6,262194,39,35,1,393267,75,36,35,84,84,262187,39,122,
64,327734,37,2,0,38,131320,123,262203,62,124,7,262203,44,125,7,262203,44,126,7,262203,62,127,7,
262203,105,128,7,262203,105,129,7,262203,44,130,7,262203,44,131,7,262203,62,132,7,262203,71,133,7,
262203,44,134,7,262203,44,135,7,262203,44,136,7,262203,44,137,7,262203,44,138,7,262203,44,139,7,
262203,44,140,7,262203,44,141,7,262203,42,142,7,262203,44,143,7,262203,42,144,7,262201,39,145,146,
327879,39,147,145,73,327874,39,148,145,74,327817,39,149,148,59,327745,64,150,4,55,262205,39,151,
150,327812,39,152,151,78,327814,39,153,148,59,327808,39,154,152,153,327745,81,155,80,69,262205,39,
156,155,327808,39,157,156,82,327814,39,158,157,83,327812,39,159,158,83,327814,39,160,159,83,
327810,39,161,160,84,458764,39,162,1,38,154,161,327812,39,163,162,86,327808,39,164,163,149,327812,
39,165,164,58,327808,39,166,165,147,327812,39,11,151,9,327808,39,12,11,145,327810,39,167,156,84,
458764,39,168,1,38,12,167,327745,81,169,80,88,262205,39,170,169,327808,39,171,170,168,393281,89,
172,15,69,171,262205,41,173,172,327808,39,174,170,159,327808,39,175,174,168,393281,89,176,15,69,
175,262205,41,177,176,327812,39,178,158,122,327808,39,179,170,178,327808,39,180,179,168,393281,89,
181,15,69,180,262205,41,182,181,196670,125,166,196670,126,55,458809,37,183,184,125,126,127,262205,
61,185,127,196670,124,185,131321,186,131320,186,458997,39,187,55,123,188,189,262390,190,189,1,
131321,191,131320,191,327856,56,192,187,92,262394,192,193,190,131320,193,327812,39,194,187,9,
327808,39,195,145,194,458764,39,196,1,38,195,93,393281,70,197,18,69,196,262205,48,198,197,327745,
98,199,96,196,196670,199,198,131321,189,131320,189,327808,39,188,187,72,131321,186,131320,190,
327850,56,200,145,55,196855,201,0,262394,200,202,201,131320,202,196670,100,55,131321,201,131320,
201,262368,53,53,101,131321,203,131320,203,458997,46,204,69,201,205,206,262390,207,206,1,131321,
208,131320,208,327857,56,209,204,103,262394,209,210,207,131320,210,327745,102,211,129,204,196670,
211,69,327745,102,212,128,204,196670,212,69,131321,206,131320,206,327808,46,205,204,72,131321,203,
131320,207,131321,213,131320,213,458997,39,214,55,207,215,216,262390,217,216,0,131321,218,131320,
218,327856,56,219,214,106,262394,219,220,217,131320,220,327852,56,221,214,55,196855,222,0,262394,
221,223,222,131320,223,196670,130,166,196670,131,214,458809,37,224,184,130,131,132,262205,61,225,
132,196670,124,225,131321,222,131320,222,131321,226,131320,226,458997,39,227,55,222,228,229,
262390,230,229,1,131321,231,131320,231,327856,56,232,227,60,262394,232,233,230,131320,233,327808,
39,234,214,227,327812,39,235,234,59,327808,39,236,235,149,327745,98,237,96,236,262205,48,238,237,
196670,133,238,131321,239,131320,239,458997,46,240,69,233,241,242,262390,243,242,1,131321,244,
131320,244,327857,56,245,240,103,262394,245,246,243,131320,246,393281,44,247,124,227,240,262205,
39,248,247,327879,39,249,248,107,262205,39,250,247,327874,39,251,250,103,327879,39,252,251,107,
327745,44,253,133,55,262205,39,254,253,196670,134,254,196670,135,249,393273,46,255,256,134,135,
327745,44,257,133,84,262205,39,258,257,196670,136,258,196670,137,252,393273,46,259,256,136,137,
327808,46,260,255,259,327745,102,261,128,240,262205,46,262,261,327808,46,19,262,260,196670,261,19,
327745,44,263,133,53,262205,39,264,263,196670,138,264,196670,139,249,393273,46,265,256,138,139,
327745,44,266,133,108,262205,39,267,266,196670,140,267,196670,141,252,393273,46,268,256,140,141,
327808,46,269,265,268,327745,102,270,129,240,262205,46,271,270,327808,46,20,271,269,196670,270,20,
131321,242,131320,242,327808,46,241,240,72,131321,239,131320,243,131321,229,131320,229,327808,39,
228,227,72,131321,226,131320,230,131321,216,131320,216,327808,39,215,214,60,131321,213,131320,217,
131321,272,131320,272,458997,39,273,55,217,274,275,262390,276,275,1,131321,277,131320,277,327856,
56,278,273,59,262394,278,279,276,131320,279,327812,39,280,149,9,327812,39,281,153,83,327808,39,
282,280,281,327812,39,283,147,59,327808,39,284,282,283,327808,39,285,284,273,327745,102,286,128,
273,262205,46,287,286,327812,46,288,113,287,327745,102,289,129,273,262205,46,290,289,327808,46,
291,288,290,327745,114,292,112,285,196670,292,291,131321,275,131320,275,327808,39,274,273,72,
131321,272,131320,276,262368,53,53,101,327856,56,293,12,156,196855,294,0,262394,293,295,294,
131320,295,327745,81,296,80,74,262205,39,297,296,327808,39,298,297,84,393281,89,299,23,69,298,
262205,41,300,299,262268,46,301,300,327812,46,302,116,301,131321,303,131320,303,458997,46,304,302,
295,24,305,458997,39,306,55,295,307,305,262390,308,305,1,131321,309,131320,309,327856,56,310,306,
59,262394,310,311,308,131320,311,327812,39,312,306,9,327808,39,313,312,145,327745,114,314,112,313,
262205,46,315,314,327808,46,24,304,315,131321,305,131320,305,327808,39,307,306,72,131321,303,
131320,308,262255,41,316,304,393281,89,317,23,69,297,262205,41,318,317,327813,41,25,173,318,
327813,41,26,316,25,327808,39,319,297,53,393281,89,320,23,69,319,262205,41,321,320,327813,41,27,
321,177,327808,39,322,297,108,393281,89,323,23,69,322,262205,41,324,323,327813,41,28,324,182,
327809,41,29,27,28,327813,41,30,29,118,327809,41,31,30,119,327809,41,32,26,31,327811,41,33,26,31,
327745,81,325,80,103,262205,39,326,325,327745,81,327,80,72,262205,39,328,327,327808,39,329,326,
328,327808,39,330,329,12,393281,89,331,23,69,330,196670,331,32,196670,142,33,327737,39,332,333,
142,458991,39,334,100,84,55,332,131321,294,131320,294,458997,41,335,115,276,33,308,262368,53,53,
101,327745,81,336,80,120,262205,39,337,336,327745,81,338,80,121,262205,39,339,338,327808,39,340,
339,151,327812,39,341,53,340,327808,39,342,337,341,196855,343,0,262394,200,344,343,131320,344,
262205,39,345,100,196670,143,345,327737,41,346,347,143,393281,89,348,23,69,342,196670,348,346,
131321,343,131320,343,196855,349,0,262394,293,350,349,131320,350,196670,144,335,327737,39,351,333,
144,262205,39,352,100,327850,56,353,351,352,131321,349,131320,349,458997,56,354,293,343,353,350,
196855,355,0,262394,354,356,355,131320,356,327808,39,357,342,84,327745,81,358,80,72,262205,39,359,
358,327808,39,34,359,12,262268,41,360,34,393281,89,361,23,69,357,196670,361,360,131321,355,131320,
355,65789,65592,327734,39,146,0,40,131320,362,262205,39,363,3,131326,363,65592,327734,39,333,0,43,
196663,42,364,131320,365,262205,41,366,364,262268,39,367,366,327874,39,368,367,65,327851,56,369,
368,55,196855,370,0,262394,369,371,372,131320,371,262344,39,373,367,131321,370,131320,372,327877,
39,374,367,66,131321,370,131320,370,458997,39,375,373,371,374,372,131326,375,65592,327734,41,347,
0,45,196663,44,376,131320,377,262205,39,378,376,327874,39,379,378,65,327851,56,380,379,55,196855,
381,0,262394,380,382,383,131320,382,262205,39,384,376,327879,39,385,384,67,131321,381,131320,383,
262205,39,386,376,262344,39,387,386,131321,381,131320,381,458997,39,388,385,382,387,383,262268,41,
389,388,131326,389,65592,327734,46,256,0,47,196663,44,390,196663,44,391,131320,392,262205,39,393,
390,262268,46,394,393,262205,39,395,391,262268,46,396,395,397666,46,397,394,396,0,131326,397,
65592,327734,37,184,0,63,196663,44,398,196663,44,399,196663,62,400,131320,401,131321,402,131320,
402,458997,39,403,55,401,404,405,262390,406,405,1,131321,407,131320,407,327856,56,408,403,60,
262394,408,409,406,131320,409,262205,39,410,398,262205,39,411,399,327808,39,412,411,403,327812,39,
413,412,83,327808,39,414,410,413,393281,70,415,8,69,414,262205,48,416,415,327745,71,417,400,403,
196670,417,416,131321,405,131320,405,327808,39,404,403,72,131321,402,131320,406,65789,65592,};
static const uint32_t bitnet__spv_survivors_plain[] = {
119734787,66304,524299,1049,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,262215,6,1,1,262215,7,1,2,262215,3,11,
29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,196679,12,42,196679,13,42,262215,14,1,0,
262215,15,6,16,262216,16,0,24,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,327752,
18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,327752,18,3,35,12,327752,18,4,35,16,327752,18,5,35,20,
327752,18,6,35,24,327752,18,7,35,28,327752,18,8,35,32,327752,18,9,35,36,196679,18,2,262215,19,6,4,
262215,20,6,4,262215,21,6,4,327752,22,0,35,0,327752,22,1,35,4,327752,22,2,35,8,327752,22,3,35,12,
327752,22,4,35,16,327752,22,5,35,20,327752,22,6,35,24,327752,22,7,35,28,327752,22,8,35,32,327752,
22,9,35,36,327752,22,10,35,40,327752,22,11,35,44,327752,22,12,35,48,327752,22,13,35,52,327752,22,
14,35,56,327752,22,15,35,60,327752,22,16,35,64,327752,22,17,35,192,327752,22,18,35,2240,196679,22,
2,262215,23,34,0,262215,23,33,7,262215,24,6,16,327752,25,0,35,0,196679,25,2,262215,26,34,0,262215,
26,33,2,262215,27,6,4,327752,28,0,35,0,196679,28,2,262215,29,34,0,262215,29,33,2,196679,30,42,
262215,4,11,26,262215,31,1,0,262215,32,11,25,131091,33,196641,34,33,262165,35,32,0,196641,36,35,
262176,37,7,35,196630,38,32,262177,39,38,37,262167,40,38,2,262177,41,40,37,262176,42,7,38,393249,
43,38,42,42,42,262177,44,35,42,131092,45,262177,46,45,42,327713,47,38,42,42,262187,35,48,8,262172,
49,38,48,262176,50,7,49,262177,51,38,50,262194,35,5,4,262172,52,35,5,262167,53,35,4,262194,35,6,
256,262187,35,54,63,393268,35,55,128,6,54,262187,35,56,64,393268,35,57,134,55,56,262187,35,58,4,
393268,35,59,137,57,58,262187,35,60,0,393268,45,61,170,59,60,393268,45,62,176,5,58,393268,45,63,
167,61,62,262187,35,64,2,393268,35,65,137,57,64,393268,45,66,170,65,60,262187,35,67,1,458804,35,
68,169,66,64,67,458804,35,69,169,63,58,68,393268,35,70,132,69,5,196656,45,7,458804,35,71,169,7,67,
64,393268,35,72,132,70,71,262172,73,53,72,262176,74,7,73,393249,75,33,52,37,74,393249,76,33,73,37,
50,262172,77,35,48,327713,78,35,77,37,327713,79,33,77,77,327713,80,35,77,77,327713,81,38,77,77,
262176,82,1,35,262203,82,3,1,262187,35,83,32768,262165,84,32,1,262187,84,85,16,262187,35,86,32767,
262187,84,87,13,262187,35,88,939524096,262187,35,89,260046848,262187,35,90,947912704,262187,38,91,
947912704,262187,35,92,8388608,196657,45,10,262187,35,93,65535,262187,84,94,31,262187,35,95,
2147483648,262187,35,96,2147483647,262187,35,97,2139095040,262187,35,98,4294967288,262187,35,99,7,
262187,35,100,264,262187,84,101,0,262187,84,102,8,262194,35,14,128,393268,35,103,132,14,48,262172,
104,38,103,262176,105,4,104,262203,105,106,4,262176,107,4,38,262187,84,108,1,262172,109,38,14,
262176,110,4,109,262203,110,111,4,262187,35,112,32,262187,35,113,16,262187,35,114,48,262187,35,
115,40,262187,35,116,24,262187,35,117,56,262187,35,118,6,262187,35,119,5,262187,35,120,3,262176,
121,7,52,196637,15,53,196638,16,15,262176,122,12,16,262203,122,17,12,262176,123,12,53,262176,124,
7,53,262187,84,125,4,262176,126,7,40,262187,84,127,2,262167,128,38,4,262176,129,7,128,786462,18,
35,35,35,35,35,35,35,35,35,35,262176,130,9,18,262203,130,131,9,262176,132,9,35,262172,19,35,112,
262187,35,133,512,262172,20,35,133,196637,21,35,1376286,22,35,35,35,35,35,35,35,35,35,35,35,35,35,
35,38,35,19,20,21,262176,134,12,22,262203,134,23,12,262176,135,12,35,262187,38,136,0,196637,24,
128,196638,25,24,262176,137,12,25,262203,137,26,12,262176,138,12,128,262176,139,4,19,262203,139,
140,4,262176,141,4,35,262176,142,7,77,262187,84,143,3,393268,35,144,134,14,48,262172,145,35,144,
262176,146,4,145,262203,146,147,4,262203,146,148,4,196637,27,38,196638,28,27,262176,149,12,28,
262203,149,29,12,262176,150,12,38,262187,38,151,4271273625,262187,84,152,14,262187,84,153,12,
262187,35,154,4294967295,262167,155,35,3,262176,156,1,155,262203,156,4,1,262187,84,157,5,393268,
35,158,132,48,14,262203,141,159,4,262172,160,35,14,262176,161,4,160,262203,161,162,4,262203,141,
163,4,262187,84,164,7,262187,84,165,9,262172,166,38,144,262176,167,4,166,262203,167,168,4,262203,
146,169,4,262187,84,170,6,262194,35,31,1,393267,155,32,31,67,67,262187,38,171,4286578688,262187,
35,172,1879048192,327734,33,2,0,34,131320,173,262203,142,174,7,262203,142,175,7,262203,42,176,7,
262203,37,177,7,262203,42,178,7,262201,35,179,180,327879,35,181,179,99,327874,35,182,179,143,
327745,82,183,4,60,262205,35,184,183,327812,35,185,184,14,327808,35,186,185,179,327745,132,187,
131,143,262205,35,188,187,327745,132,189,131,108,262205,35,190,189,327808,35,191,188,190,327745,
132,192,131,101,262205,35,193,192,327810,35,194,193,67,458764,35,195,1,38,186,194,327808,35,196,
191,195,393281,150,197,29,101,196,262205,38,198,197,131321,199,131320,199,458997,35,200,60,173,
201,202,262390,203,202,1,131321,204,131320,204,327856,45,205,200,48,262394,205,206,203,131320,206,
327745,37,207,175,200,196670,207,60,327745,37,208,174,200,196670,208,60,131321,202,131320,202,
327808,35,201,200,108,131321,199,131320,203,131321,209,131320,209,458997,35,210,179,203,211,212,
262390,213,212,0,131321,214,131320,214,327745,132,215,131,157,262205,35,216,215,327856,45,217,210,
216,262394,217,218,213,131320,218,131321,219,131320,219,458997,35,220,60,218,221,222,262390,223,
222,1,131321,224,131320,224,327856,45,225,220,48,262394,225,226,223,131320,226,327812,35,227,220,
14,327808,35,228,210,227,327810,35,229,216,67,458764,35,230,1,38,228,229,327745,132,231,131,125,
262205,35,232,231,327812,35,233,64,230,327808,35,234,232,233,393281,150,235,29,101,234,262205,38,
236,235,196670,176,236,327737,35,237,238,176,327850,45,239,228,230,196855,240,0,262394,239,241,
240,131320,241,327745,37,242,174,220,262205,35,243,242,327852,45,244,237,243,131321,240,131320,
240,458997,45,245,239,226,244,241,196855,246,0,262394,245,247,248,131320,247,131321,246,131320,
248,327745,37,249,174,220,262205,35,250,249,131321,246,131320,246,458997,35,251,237,247,250,248,
327745,37,252,174,220,196670,252,251,196855,253,0,262394,245,254,255,131320,254,131321,253,131320,
255,327745,37,256,175,220,262205,35,257,256,131321,253,131320,253,458997,35,258,230,254,257,255,
327745,37,259,175,220,196670,259,258,131321,222,131320,222,327808,35,221,220,108,131321,219,
131320,223,131321,212,131320,212,327808,35,211,210,158,131321,209,131320,213,327850,45,260,179,60,
196855,261,0,262394,260,262,261,131320,262,196670,159,60,131321,261,131320,261,262205,77,263,174,
262205,77,264,175,393273,38,265,266,263,264,327856,45,267,186,193,196855,268,0,262394,267,269,268,
131320,269,327864,45,270,198,265,262312,45,271,270,131321,268,131320,268,458997,45,272,267,261,
271,269,196855,273,0,262394,272,274,273,131320,274,458986,35,275,159,67,60,67,327745,141,276,162,
275,196670,276,186,131321,273,131320,273,262368,64,64,100,196855,277,0,262394,260,278,277,131320,
278,262205,35,279,159,327852,45,280,279,60,131321,277,131320,277,458997,45,281,260,273,280,278,
196855,282,0,262394,281,283,282,131320,283,327745,135,284,23,164,262205,35,285,159,458986,35,286,
284,67,60,285,196670,163,286,131321,282,131320,282,262368,64,64,100,131321,287,131320,287,458997,
35,288,154,282,289,290,458997,38,291,171,282,292,290,458997,35,293,60,282,294,290,262390,295,290,
0,131321,296,131320,296,262205,35,297,159,327856,45,298,293,297,262394,298,299,295,131320,299,
327808,35,300,293,182,262205,35,301,159,327810,35,302,301,67,458764,35,303,1,38,300,302,327745,
141,304,162,303,262205,35,305,304,196670,177,305,327737,38,306,307,177,327850,45,308,288,154,
327866,45,309,306,291,327846,45,310,308,309,262312,45,311,310,196855,312,0,262394,311,313,312,
131320,313,327860,45,314,306,291,327856,45,315,305,288,327847,45,316,314,315,131321,312,131320,
312,458997,45,317,310,299,316,313,196670,178,306,327737,45,318,319,178,262312,45,320,318,196855,
321,0,262394,320,322,321,131320,322,327745,135,323,23,127,196670,323,67,131321,321,131320,321,
327850,45,324,181,60,196855,325,0,262394,324,326,325,131320,326,262205,35,327,159,327856,45,328,
300,327,131321,325,131320,325,458997,45,329,324,321,328,326,196855,330,0,262394,329,331,330,
131320,331,262205,35,332,163,327808,35,333,332,293,327808,35,334,333,182,327745,132,335,131,165,
262205,35,336,335,327856,45,337,334,336,131321,330,131320,330,458997,45,338,329,325,337,331,
196855,339,0,262394,338,340,339,131320,340,327745,132,341,131,102,262205,35,342,341,262205,35,343,
163,327808,35,344,343,293,327808,35,345,344,182,327812,35,346,64,345,327808,35,347,342,346,393281,
150,348,29,101,347,196670,348,306,262205,35,349,163,327808,35,350,349,293,327808,35,351,350,182,
327812,35,352,64,351,327808,35,353,342,352,327808,35,354,353,67,327808,35,355,190,305,262268,38,
356,355,393281,150,357,29,101,354,196670,357,356,131321,339,131320,339,393385,38,292,317,306,291,
393385,35,289,317,305,288,131321,290,131320,290,327808,35,294,293,144,131321,287,131320,295,
327850,45,358,181,60,196855,359,0,262394,358,360,359,131320,360,327745,107,361,168,182,196670,361,
291,327745,141,362,169,182,196670,362,288,131321,359,131320,359,262368,64,64,100,196855,363,0,
262394,260,364,363,131320,364,131321,365,131320,365,458997,35,366,288,364,367,368,458997,38,369,
291,364,370,368,458997,35,371,67,364,372,368,262390,373,368,0,131321,374,131320,374,327856,45,375,
371,144,262394,375,376,373,131320,376,327745,141,377,169,371,262205,35,378,377,327851,45,379,378,
154,196855,380,0,262394,379,381,380,131320,381,327745,107,382,168,371,262205,38,383,382,327866,45,
384,383,369,262312,45,385,384,196855,386,0,262394,385,387,386,131320,387,262205,38,388,382,327860,
45,389,388,369,196855,390,0,262394,389,391,390,131320,391,262205,35,392,377,327856,45,393,392,366,
131321,390,131320,390,458997,45,394,389,387,393,391,131321,386,131320,386,458997,45,395,384,381,
394,390,131321,380,131320,380,458997,45,396,379,376,395,386,196855,397,0,262394,396,398,399,
131320,398,327745,107,400,168,371,262205,38,401,400,131321,397,131320,399,131321,397,131320,397,
458997,38,370,401,398,369,399,196855,402,0,262394,396,403,404,131320,403,262205,35,405,377,131321,
402,131320,404,131321,402,131320,402,458997,35,367,405,403,366,404,131321,368,131320,368,327808,
35,372,371,108,131321,365,131320,373,327745,132,406,131,170,262205,35,407,406,327745,132,408,131,
164,262205,35,409,408,327808,35,410,409,184,327812,35,411,64,410,327808,35,412,407,411,393281,150,
413,29,101,412,196670,413,369,327808,35,414,412,67,327850,45,415,366,154,196855,416,0,262394,415,
417,418,131320,417,131321,416,131320,418,327808,35,419,190,366,131321,416,131320,416,458997,35,
420,154,417,419,418,262268,38,421,420,393281,150,422,29,101,414,196670,422,421,131321,363,131320,
363,65789,65592,327734,35,180,0,36,131320,423,262205,35,424,3,131326,424,65592,327734,38,425,0,39,
196663,37,426,131320,427,262205,35,428,426,327879,35,429,428,83,327876,35,430,429,85,262205,35,
431,426,327879,35,432,431,86,327876,35,433,432,87,327808,35,434,433,88,327854,45,435,433,89,
196855,436,0,262394,435,437,436,131320,437,327808,35,438,433,172,131321,436,131320,436,458997,35,
439,434,427,438,437,327808,35,8,433,90,262268,38,440,8,327811,38,9,440,91,327856,45,441,433,92,
196855,442,0,262394,441,443,442,131320,443,262268,35,444,9,131321,442,131320,442,458997,35,445,
439,436,444,443,327877,35,446,445,430,262268,38,447,446,131326,447,65592,327734,40,448,0,41,
196663,37,449,131320,450,262203,37,451,7,262203,37,452,7,196855,453,0,262394,10,454,453,131320,
454,262205,35,455,449,393228,40,456,1,62,455,131326,456,131320,453,262205,35,457,449,327879,35,
458,457,93,196670,451,458,327737,38,459,425,451,262205,35,460,449,327874,35,461,460,85,196670,452,
461,327737,38,462,425,452,327760,40,463,459,462,131326,463,65592,327734,38,464,0,43,196663,42,465,
196663,42,466,196663,42,467,131320,468,262205,38,469,465,262205,38,470,466,327813,38,11,469,470,
262205,38,471,467,327809,38,12,11,471,131326,12,65592,327734,35,238,0,44,196663,42,472,131320,473,
262205,38,474,472,262268,35,475,474,327874,35,476,475,94,327851,45,477,476,60,196855,478,0,262394,
477,479,480,131320,479,262344,35,481,475,131321,478,131320,480,327877,35,482,475,95,131321,478,
131320,478,458997,35,483,481,479,482,480,131326,483,65592,327734,38,484,0,39,196663,37,485,131320,
486,262205,35,487,485,327874,35,488,487,94,327851,45,489,488,60,196855,490,0,262394,489,491,492,
131320,491,262205,35,493,485,327879,35,494,493,96,131321,490,131320,492,262205,35,495,485,262344,
35,496,495,131321,490,131320,490,458997,35,497,494,491,496,492,262268,38,498,497,131326,498,65592,
327734,45,319,0,46,196663,42,499,131320,500,262205,38,501,499,262268,35,502,501,327879,35,503,502,
97,327851,45,504,503,97,131326,504,65592,327734,38,505,0,47,196663,42,506,196663,42,507,131320,
508,262205,38,509,506,262205,38,510,507,327809,38,13,509,510,131326,13,65592,327734,38,511,0,51,
196663,50,512,131320,513,262203,42,514,7,262203,42,515,7,262203,42,516,7,262203,42,517,7,262203,
42,518,7,262203,42,519,7,262203,42,520,7,262203,42,521,7,262203,42,522,7,262203,42,523,7,262203,
42,524,7,262203,42,525,7,262203,42,526,7,262203,42,527,7,262203,42,528,7,262203,42,529,7,262203,
42,530,7,262203,42,531,7,262203,42,532,7,262203,42,533,7,262203,42,534,7,262203,42,535,7,262203,
42,536,7,262203,42,537,7,262203,42,538,7,262203,42,539,7,262203,42,540,7,262203,42,541,7,262201,
35,542,180,327879,35,543,542,98,327812,35,544,543,48,327879,35,545,542,99,327808,35,546,544,545,
262368,64,64,100,131321,547,131320,547,458997,84,548,101,513,549,550,262390,551,550,1,131321,552,
131320,552,327857,45,553,548,102,262394,553,554,551,131320,554,327812,35,555,542,48,262268,35,556,
548,327808,35,557,555,556,327745,42,558,512,548,262205,38,559,558,327745,107,560,106,557,196670,
560,559,131321,550,131320,550,327808,84,549,548,108,131321,547,131320,551,262368,64,64,100,327808,
35,561,546,112,327745,107,562,106,546,262205,38,563,562,196670,514,563,327745,107,564,106,561,
262205,38,565,564,196670,515,565,393273,38,566,505,514,515,327808,35,567,546,113,327808,35,568,
546,114,327745,107,569,106,567,262205,38,570,569,196670,516,570,327745,107,571,106,568,262205,38,
572,571,196670,517,572,393273,38,573,505,516,517,196670,518,566,196670,519,573,393273,38,574,505,
518,519,327808,35,575,546,48,327808,35,576,546,115,327745,107,577,106,575,262205,38,578,577,
196670,520,578,327745,107,579,106,576,262205,38,580,579,196670,521,580,393273,38,581,505,520,521,
327808,35,582,546,116,327808,35,583,546,117,327745,107,584,106,582,262205,38,585,584,196670,522,
585,327745,107,586,106,583,262205,38,587,586,196670,523,587,393273,38,588,505,522,523,196670,524,
581,196670,525,588,393273,38,589,505,524,525,196670,526,574,196670,527,589,393273,38,590,505,526,
527,327745,107,591,111,542,196670,591,590,262368,64,64,100,327808,35,592,543,58,327745,107,593,
111,543,262205,38,594,593,196670,528,594,327745,107,595,111,592,262205,38,596,595,196670,529,596,
393273,38,597,505,528,529,327808,35,598,543,64,327808,35,599,543,118,327745,107,600,111,598,
262205,38,601,600,196670,530,601,327745,107,602,111,599,262205,38,603,602,196670,531,603,393273,
38,604,505,530,531,196670,532,597,196670,533,604,393273,38,605,505,532,533,327808,35,606,543,67,
327808,35,607,543,119,327745,107,608,111,606,262205,38,609,608,196670,534,609,327745,107,610,111,
607,262205,38,611,610,196670,535,611,393273,38,612,505,534,535,327808,35,613,543,120,327808,35,
614,543,99,327745,107,615,111,613,262205,38,616,615,196670,536,616,327745,107,617,111,614,262205,
38,618,617,196670,537,618,393273,38,619,505,536,537,196670,538,612,196670,539,619,393273,38,620,
505,538,539,196670,540,605,196670,541,620,393273,38,621,505,540,541,131326,621,65592,327734,33,
622,0,75,196663,52,623,196663,37,624,196663,74,625,131320,626,262203,121,627,7,131321,628,131320,
628,458997,35,629,60,626,630,631,262390,632,631,1,131321,633,131320,633,327856,45,634,629,69,
262394,634,635,632,131320,635,131321,636,131320,636,458997,35,637,60,635,638,639,262390,640,639,1,
131321,641,131320,641,327856,45,642,637,5,262394,642,643,640,131320,643,196670,627,623,327745,37,
644,627,637,262205,35,645,644,262205,35,646,624,327808,35,647,646,629,327812,35,648,647,48,327808,
35,649,645,648,196855,650,0,262394,7,651,652,131320,651,327812,35,653,629,5,327808,35,654,653,637,
393281,123,655,17,101,649,262205,53,656,655,327745,124,657,625,654,196670,657,656,131321,650,
131320,652,327812,35,658,629,5,327808,35,659,658,637,327812,35,660,64,659,327812,35,661,64,649,
393281,123,662,17,101,661,262205,53,663,662,327745,124,664,625,660,196670,664,663,327808,35,665,
660,67,327808,35,666,661,67,393281,123,667,17,101,666,262205,53,668,667,327745,124,669,625,665,
196670,669,668,131321,650,131320,650,131321,639,131320,639,327808,35,638,637,108,131321,636,
131320,640,131321,631,131320,631,327808,35,630,629,108,131321,628,131320,632,65789,65592,327734,
33,670,0,76,196663,73,671,196663,37,672,196663,50,673,131320,674,262203,126,675,7,262203,37,676,7,
262203,74,677,7,262203,129,678,7,262203,74,679,7,262203,129,680,7,262203,74,681,7,196855,682,0,
262394,7,683,684,131320,683,131321,685,131320,685,458997,84,686,101,683,687,688,262390,689,688,1,
131321,690,131320,690,327857,45,691,686,125,262394,691,692,689,131320,692,262205,35,693,672,
196670,677,671,393281,37,694,677,693,686,262205,35,695,694,196670,676,695,327737,40,696,448,676,
196670,675,696,327812,84,697,127,686,327745,42,698,675,60,262205,38,699,698,327745,42,700,673,697,
196670,700,699,327808,84,701,697,108,327745,42,702,675,67,262205,38,703,702,327745,42,704,673,701,
196670,704,703,131321,688,131320,688,327808,84,687,686,108,131321,685,131320,689,131321,682,
131320,684,262205,35,705,672,327812,35,706,64,705,196670,679,671,327745,124,707,679,706,262205,53,
708,707,262268,128,709,708,196670,678,709,262205,35,710,672,327812,35,711,64,710,327808,35,712,
711,67,196670,681,671,327745,124,713,681,712,262205,53,714,713,262268,128,715,714,196670,680,715,
131321,716,131320,716,458997,84,717,101,684,718,719,262390,720,719,1,131321,721,131320,721,327857,
45,722,717,125,262394,722,723,720,131320,723,327745,42,724,678,717,262205,38,725,724,327745,42,
726,673,717,196670,726,725,327808,84,727,717,125,327745,42,728,680,717,262205,38,729,728,327745,
42,730,673,727,196670,730,729,131321,719,131320,719,327808,84,718,717,108,131321,716,131320,720,
131321,682,131320,682,65789,65592,327734,38,307,0,39,196663,37,731,131320,732,262203,121,733,7,
262203,50,734,7,262203,37,735,7,262203,74,736,7,262203,129,737,7,262203,129,738,7,262203,50,739,7,
262203,37,740,7,262203,50,741,7,262203,42,742,7,262203,42,743,7,262203,42,744,7,262203,42,745,7,
262203,42,746,7,262203,42,747,7,262203,50,748,7,262201,35,749,180,327879,35,750,749,99,327745,132,
751,131,127,262205,35,752,751,327745,135,753,23,108,262205,35,754,753,327812,35,755,754,57,327812,
35,756,755,56,327808,35,757,752,756,327814,35,758,757,58,327812,35,759,64,750,327808,35,760,758,
759,262205,35,761,731,327812,35,762,761,57,327812,35,763,762,48,327808,35,764,763,750,327745,37,
765,733,101,196670,765,764,131321,766,131320,766,458997,84,767,101,732,768,769,262390,770,769,1,
131321,771,131320,771,327857,45,772,767,102,262394,772,773,770,131320,773,327745,42,774,734,767,
196670,774,136,131321,769,131320,769,327808,84,768,767,108,131321,766,131320,770,131321,775,
131320,775,458997,35,776,60,770,777,778,262390,779,778,0,131321,780,131320,780,327856,45,781,776,
57,262394,781,782,779,131320,782,262205,52,783,733,196670,735,776,458809,33,784,622,783,735,736,
262205,73,785,736,131321,786,131320,786,458997,35,787,60,782,788,789,262390,790,789,1,131321,791,
131320,791,327856,45,792,787,69,262394,792,793,790,131320,793,327808,35,794,776,787,327812,35,795,
794,113,327808,35,796,760,795,393281,138,797,26,101,796,262205,128,798,797,196670,737,798,327808,
35,799,796,67,393281,138,800,26,101,799,262205,128,801,800,196670,738,801,196670,740,787,458809,
33,802,670,785,740,741,262205,49,803,741,196670,739,803,131321,804,131320,804,458997,84,805,101,
793,806,807,262390,808,807,1,131321,809,131320,809,327857,45,810,805,125,262394,810,811,808,
131320,811,327745,42,812,739,805,262205,38,813,812,196670,742,813,327745,42,814,737,805,262205,38,
815,814,196670,743,815,327745,42,816,734,805,262205,38,817,816,196670,744,817,458809,38,818,464,
742,743,744,196670,816,818,327808,84,819,805,125,327745,42,820,739,819,262205,38,821,820,196670,
745,821,327745,42,822,738,805,262205,38,823,822,196670,746,823,327745,42,824,734,819,262205,38,
825,824,196670,747,825,458809,38,826,464,745,746,747,196670,824,826,131321,807,131320,807,327808,
84,806,805,108,131321,804,131320,808,131321,789,131320,789,327808,35,788,787,108,131321,786,
131320,790,131321,778,131320,778,327808,35,777,776,69,131321,775,131320,779,262205,49,827,734,
196670,748,827,327737,38,828,511,748,131326,828,65592,327734,35,829,0,78,196663,77,830,196663,37,
831,131320,832,262203,142,833,7,262368,64,64,100,262201,35,834,180,327856,45,835,834,112,196855,
836,0,262394,835,837,836,131320,837,262201,35,838,180,327745,141,839,140,838,196670,839,60,131321,
836,131320,836,262368,64,64,100,131321,840,131320,840,458997,35,841,60,836,842,843,458997,35,844,
60,836,845,843,262390,846,843,0,131321,847,131320,847,327856,45,848,844,112,262394,848,849,846,
131320,849,327874,35,850,95,844,327877,35,851,841,850,131321,852,131320,852,458997,35,853,60,849,
854,855,458997,35,856,60,849,857,855,262390,858,855,1,131321,859,131320,859,327856,45,860,856,48,
262394,860,861,858,131320,861,196670,833,830,327745,37,862,833,856,262205,35,863,862,327854,45,
864,863,851,393385,35,865,864,67,60,327808,35,854,853,865,131321,855,131320,855,327808,35,857,856,
108,131321,852,131320,858,327745,141,866,140,844,458986,35,867,866,67,60,853,262368,64,64,100,
262205,35,868,866,262205,35,869,831,327854,45,870,868,869,196855,871,0,262394,870,872,871,131320,
872,131321,871,131320,871,458997,35,842,841,858,851,872,131321,843,131320,843,327808,35,845,844,
108,131321,840,131320,846,131326,841,65592,327734,33,873,0,79,196663,77,874,196663,77,875,131320,
876,262203,142,877,7,262203,142,878,7,262203,142,879,7,262201,35,880,180,327874,35,881,880,143,
131321,882,131320,882,458997,35,883,60,876,884,885,458997,35,886,60,876,887,885,458997,35,888,60,
876,889,885,262390,890,885,1,131321,891,131320,891,327856,45,892,888,48,262394,892,893,890,131320,
893,196670,877,874,327745,37,894,877,888,262205,35,895,894,327852,45,896,895,886,196855,897,0,
262394,896,898,899,131320,898,196670,878,875,327745,37,900,878,888,262205,35,901,900,131321,897,
131320,899,131321,897,131320,897,458997,35,884,901,898,883,899,196670,879,874,327745,37,902,879,
888,262205,35,903,902,458764,35,887,1,41,886,903,131321,885,131320,885,327808,35,889,888,108,
131321,882,131320,890,327856,45,904,880,144,196855,905,0,262394,904,906,905,131320,906,327745,141,
907,147,880,196670,907,60,327745,141,908,148,880,196670,908,60,131321,905,131320,905,262368,64,64,
100,327745,141,909,147,881,458991,35,910,909,67,60,886,262368,64,64,100,262205,35,911,909,327850,
45,912,886,911,327852,45,913,886,60,327847,45,914,912,913,196855,915,0,262394,914,916,915,131320,
916,327745,141,917,148,881,196670,917,883,131321,915,131320,915,262368,64,64,100,65789,65592,
327734,35,918,0,80,196663,77,919,196663,77,920,131320,921,262203,37,922,7,262203,42,923,7,262201,
35,924,180,327874,35,925,924,143,393273,33,926,873,919,920,327745,132,927,131,125,262205,35,928,
927,327745,141,929,148,925,262205,35,930,929,327812,35,931,64,930,327808,35,932,928,931,327808,35,
933,932,67,393281,150,934,29,101,933,262205,38,935,934,262268,35,936,935,327745,141,937,147,925,
262205,35,938,937,327852,45,939,938,60,196855,940,0,262394,939,941,940,131320,941,327745,132,942,
131,108,262205,35,943,942,327810,35,944,936,943,327745,132,945,131,101,262205,35,946,945,327856,
45,947,944,946,131321,940,131320,940,458997,45,948,939,921,947,941,196855,949,0,262394,948,950,
951,131320,950,327745,132,952,131,108,262205,35,953,952,327810,35,954,936,953,131321,949,131320,
951,131321,949,131320,949,458997,35,955,954,950,60,951,196670,922,955,327737,38,956,307,922,
196855,957,0,262394,948,958,957,131320,958,327879,35,959,924,99,327850,45,960,959,60,131321,957,
131320,957,458997,45,961,948,949,960,958,196855,962,0,262394,961,963,962,131320,963,196670,923,
956,327737,35,964,238,923,196670,937,964,131321,962,131320,962,327850,45,965,924,60,196855,966,0,
262394,965,967,966,131320,967,327745,141,968,140,101,196670,968,60,131321,966,131320,966,262368,
64,64,100,131321,969,131320,969,458997,35,970,60,966,971,972,458997,35,973,60,966,974,972,262390,
975,972,0,131321,976,131320,976,327856,45,977,973,144,327856,45,978,924,144,327847,45,979,977,978,
262394,979,980,975,131320,980,327745,141,981,147,973,262205,35,982,981,327745,141,983,147,924,
262205,35,984,983,327852,45,985,982,984,262312,45,986,985,196855,987,0,262394,986,988,987,131320,
988,262205,35,989,981,262205,35,990,983,327850,45,991,989,990,327856,45,992,973,924,327847,45,993,
991,992,131321,987,131320,987,458997,45,994,985,980,993,988,393385,35,995,994,67,60,327808,35,971,
970,995,131321,972,131320,972,327808,35,974,973,108,131321,969,131320,975,196855,996,0,262394,978,
997,996,131320,997,327745,135,998,23,87,262205,35,999,998,327810,35,1000,999,67,327850,45,1001,
970,1000,131321,996,131320,996,458997,45,1002,978,975,1001,997,196855,1003,0,262394,1002,1004,
1003,131320,1004,327745,141,1005,147,924,262205,35,1006,1005,327745,141,1007,140,101,196670,1007,
1006,131321,1003,131320,1003,262368,64,64,100,327745,141,1008,140,101,262205,35,1009,1008,131326,
1009,65592,327734,38,266,0,81,196663,77,1010,196663,77,1011,131320,1012,262203,42,1013,7,262203,
37,1014,7,262203,37,1015,7,262203,37,1016,7,262203,37,1017,7,262203,37,1018,7,196670,1013,151,
327737,35,1019,238,1013,393273,35,1020,918,1010,1011,327745,135,1021,23,87,262205,35,1022,1021,
327852,45,1023,1022,144,196855,1024,0,262394,1023,1025,1024,131320,1025,262205,35,1026,1021,
196670,1014,1026,393273,35,1027,829,1010,1014,131321,1024,131320,1024,458997,35,1028,1020,1012,
1027,1025,458764,35,1029,1,41,1028,1019,196670,1015,1029,327737,38,1030,484,1015,327745,150,1031,
23,152,262205,38,1032,1031,327811,38,30,1030,1032,327745,135,1033,23,153,262205,35,1034,1033,
327852,45,1035,1034,67,196855,1036,0,262394,1035,1037,1036,131320,1037,262205,35,1038,1033,196670,
1016,1038,393273,35,1039,829,1010,1016,458764,35,1040,1,41,1019,1039,131321,1036,131320,1036,
458997,35,1041,1019,1024,1040,1037,196670,1017,1041,327737,38,1042,484,1017,327866,45,1043,1042,
30,196855,1044,0,262394,1043,1045,1046,131320,1045,196670,1018,1041,327737,38,1047,484,1018,
131321,1044,131320,1046,131321,1044,131320,1044,458997,38,1048,1047,1045,30,1046,131326,1048,
65592,};
static const uint32_t bitnet__spv_survivors_fast[] = {
119734787,66304,524299,1035,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,
262215,6,1,1,262215,7,1,2,262215,3,11,29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,
196679,12,42,196679,13,42,262215,14,6,16,262216,15,0,24,327752,15,0,35,0,196679,15,2,262215,16,34,
0,262215,16,33,0,327752,17,0,35,0,327752,17,1,35,4,327752,17,2,35,8,327752,17,3,35,12,327752,17,4,
35,16,327752,17,5,35,20,327752,17,6,35,24,327752,17,7,35,28,327752,17,8,35,32,327752,17,9,35,36,
196679,17,2,262215,18,6,4,262215,19,6,4,262215,20,6,4,327752,21,0,35,0,327752,21,1,35,4,327752,21,
2,35,8,327752,21,3,35,12,327752,21,4,35,16,327752,21,5,35,20,327752,21,6,35,24,327752,21,7,35,28,
327752,21,8,35,32,327752,21,9,35,36,327752,21,10,35,40,327752,21,11,35,44,327752,21,12,35,48,
327752,21,13,35,52,327752,21,14,35,56,327752,21,15,35,60,327752,21,16,35,64,327752,21,17,35,192,
327752,21,18,35,2240,196679,21,2,262215,22,34,0,262215,22,33,7,262215,23,6,16,327752,24,0,35,0,
196679,24,2,262215,25,34,0,262215,25,33,2,262215,26,1,0,262215,27,6,4,327752,28,0,35,0,196679,28,
2,262215,29,34,0,262215,29,33,2,196679,30,42,262215,4,11,26,262215,31,1,0,262215,32,11,25,131091,
33,196641,34,33,262165,35,32,0,196641,36,35,262176,37,7,35,196630,38,32,262177,39,38,37,262167,40,
38,2,262177,41,40,37,262176,42,7,38,393249,43,38,42,42,42,262177,44,35,42,131092,45,262177,46,45,
42,327713,47,38,42,42,262187,35,48,8,262172,49,38,48,262176,50,7,49,262177,51,38,50,262194,35,5,4,
262172,52,35,5,262167,53,35,4,262194,35,6,256,262187,35,54,63,393268,35,55,128,6,54,262187,35,56,
64,393268,35,57,134,55,56,262187,35,58,4,393268,35,59,137,57,58,262187,35,60,0,393268,45,61,170,
59,60,393268,45,62,176,5,58,393268,45,63,167,61,62,262187,35,64,2,393268,35,65,137,57,64,393268,
45,66,170,65,60,262187,35,67,1,458804,35,68,169,66,64,67,458804,35,69,169,63,58,68,393268,35,70,
132,69,5,196656,45,7,458804,35,71,169,7,67,64,393268,35,72,132,70,71,262172,73,53,72,262176,74,7,
73,393249,75,33,52,37,74,393249,76,33,73,37,50,262172,77,35,48,327713,78,35,77,37,327713,79,33,77,
77,327713,80,35,77,77,327713,81,38,77,77,262176,82,1,35,262203,82,3,1,262187,35,83,32768,262165,
84,32,1,262187,84,85,16,262187,35,86,32767,262187,84,87,13,262187,35,88,939524096,262187,35,89,
260046848,262187,35,90,947912704,262187,38,91,947912704,262187,35,92,8388608,196657,45,10,262187,
35,93,65535,262187,84,94,31,262187,35,95,2147483648,262187,35,96,2147483647,262187,35,97,
2139095040,262187,35,98,7,262187,84,99,0,262187,84,100,4,262172,101,38,58,262176,102,7,101,262187,
35,103,3,262187,84,104,1,262187,84,105,2,262172,106,38,64,262176,107,7,106,262176,108,7,52,196637,
14,53,196638,15,14,262176,109,12,15,262203,109,16,12,262176,110,12,53,262176,111,7,53,262176,112,
7,40,262167,113,38,4,262176,114,7,113,786462,17,35,35,35,35,35,35,35,35,35,35,262176,115,9,17,
262203,115,116,9,262176,117,9,35,262187,35,118,32,262172,18,35,118,262187,35,119,512,262172,19,35,
119,196637,20,35,1376286,21,35,35,35,35,35,35,35,35,35,35,35,35,35,35,38,35,18,19,20,262176,120,
12,21,262203,120,22,12,262176,121,12,35,262187,84,122,8,262187,38,123,0,196637,23,113,196638,24,
23,262176,124,12,24,262203,124,25,12,262187,35,125,16,262176,126,12,113,262187,35,127,264,262176,
128,4,18,262203,128,129,4,262176,130,4,35,262176,131,7,77,262187,84,132,3,262194,35,26,128,393268,
35,133,134,26,48,262172,134,35,133,262176,135,4,134,262203,135,136,4,262203,135,137,4,196637,27,
38,196638,28,27,262176,138,12,28,262203,138,29,12,262176,139,12,38,262187,38,140,4271273625,
262187,84,141,14,262187,84,142,12,262187,35,143,4294967295,262167,144,35,3,262176,145,1,144,
262203,145,4,1,262187,84,146,5,393268,35,147,132,48,26,262203,130,148,4,262172,149,35,26,262176,
150,4,149,262203,150,151,4,262203,130,152,4,262187,84,153,7,262187,84,154,9,262172,155,38,133,
262176,156,4,155,262203,156,157,4,262176,158,4,38,262203,135,159,4,262187,84,160,6,262194,35,31,1,
393267,144,32,31,67,67,262187,38,161,4286578688,262187,35,162,1879048192,327734,33,2,0,34,131320,
163,262203,131,164,7,262203,131,165,7,262203,42,166,7,262203,37,167,7,262203,42,168,7,262201,35,
169,170,327879,35,171,169,98,327874,35,172,169,132,327745,82,173,4,60,262205,35,174,173,327812,35,
175,174,26,327808,35,176,175,169,327745,117,177,116,132,262205,35,178,177,327745,117,179,116,104,
262205,35,180,179,327808,35,181,178,180,327745,117,182,116,99,262205,35,183,182,327810,35,184,183,
67,458764,35,185,1,38,176,184,327808,35,186,181,185,393281,139,187,29,99,186,262205,38,188,187,
131321,189,131320,189,458997,35,190,60,163,191,192,262390,193,192,1,131321,194,131320,194,327856,
45,195,190,48,262394,195,196,193,131320,196,327745,37,197,165,190,196670,197,60,327745,37,198,164,
190,196670,198,60,131321,192,131320,192,327808,35,191,190,104,131321,189,131320,193,131321,199,
131320,199,458997,35,200,169,193,201,202,262390,203,202,0,131321,204,131320,204,327745,117,205,
116,146,262205,35,206,205,327856,45,207,200,206,262394,207,208,203,131320,208,131321,209,131320,
209,458997,35,210,60,208,211,212,262390,213,212,1,131321,214,131320,214,327856,45,215,210,48,
262394,215,216,213,131320,216,327812,35,217,210,26,327808,35,218,200,217,327810,35,219,206,67,
458764,35,220,1,38,218,219,327745,117,221,116,100,262205,35,222,221,327812,35,223,64,220,327808,
35,224,222,223,393281,139,225,29,99,224,262205,38,226,225,196670,166,226,327737,35,227,228,166,
327850,45,229,218,220,196855,230,0,262394,229,231,230,131320,231,327745,37,232,164,210,262205,35,
233,232,327852,45,234,227,233,131321,230,131320,230,458997,45,235,229,216,234,231,196855,236,0,
262394,235,237,238,131320,237,131321,236,131320,238,327745,37,239,164,210,262205,35,240,239,
131321,236,131320,236,458997,35,241,227,237,240,238,327745,37,242,164,210,196670,242,241,196855,
243,0,262394,235,244,245,131320,244,131321,243,131320,245,327745,37,246,165,210,262205,35,247,246,
131321,243,131320,243,458997,35,248,220,244,247,245,327745,37,249,165,210,196670,249,248,131321,
212,131320,212,327808,35,211,210,104,131321,209,131320,213,131321,202,131320,202,327808,35,201,
200,147,131321,199,131320,203,327850,45,250,169,60,196855,251,0,262394,250,252,251,131320,252,
196670,148,60,131321,251,131320,251,262205,77,253,164,262205,77,254,165,393273,38,255,256,253,254,
327856,45,257,176,183,196855,258,0,262394,257,259,258,131320,259,327864,45,260,188,255,262312,45,
261,260,131321,258,131320,258,458997,45,262,257,251,261,259,196855,263,0,262394,262,264,263,
131320,264,458986,35,265,148,67,60,67,327745,130,266,151,265,196670,266,176,131321,263,131320,263,
262368,64,64,127,196855,267,0,262394,250,268,267,131320,268,262205,35,269,148,327852,45,270,269,
60,131321,267,131320,267,458997,45,271,250,263,270,268,196855,272,0,262394,271,273,272,131320,273,
327745,121,274,22,153,262205,35,275,148,458986,35,276,274,67,60,275,196670,152,276,131321,272,
131320,272,262368,64,64,127,131321,277,131320,277,458997,35,278,143,272,279,280,458997,38,281,161,
272,282,280,458997,35,283,60,272,284,280,262390,285,280,0,131321,286,131320,286,262205,35,287,148,
327856,45,288,283,287,262394,288,289,285,131320,289,327808,35,290,283,172,262205,35,291,148,
327810,35,292,291,67,458764,35,293,1,38,290,292,327745,130,294,151,293,262205,35,295,294,196670,
167,295,327737,38,296,297,167,327850,45,298,278,143,327866,45,299,296,281,327846,45,300,298,299,
262312,45,301,300,196855,302,0,262394,301,303,302,131320,303,327860,45,304,296,281,327856,45,305,
295,278,327847,45,306,304,305,131321,302,131320,302,458997,45,307,300,289,306,303,196670,168,296,
327737,45,308,309,168,262312,45,310,308,196855,311,0,262394,310,312,311,131320,312,327745,121,313,
22,105,196670,313,67,131321,311,131320,311,327850,45,314,171,60,196855,315,0,262394,314,316,315,
131320,316,262205,35,317,148,327856,45,318,290,317,131321,315,131320,315,458997,45,319,314,311,
318,316,196855,320,0,262394,319,321,320,131320,321,262205,35,322,152,327808,35,323,322,283,327808,
35,324,323,172,327745,117,325,116,154,262205,35,326,325,327856,45,327,324,326,131321,320,131320,
320,458997,45,328,319,315,327,321,196855,329,0,262394,328,330,329,131320,330,327745,117,331,116,
122,262205,35,332,331,262205,35,333,152,327808,35,334,333,283,327808,35,335,334,172,327812,35,336,
64,335,327808,35,337,332,336,393281,139,338,29,99,337,196670,338,296,262205,35,339,152,327808,35,
340,339,283,327808,35,341,340,172,327812,35,342,64,341,327808,35,343,332,342,327808,35,344,343,67,
327808,35,345,180,295,262268,38,346,345,393281,139,347,29,99,344,196670,347,346,131321,329,131320,
329,393385,38,282,307,296,281,393385,35,279,307,295,278,131321,280,131320,280,327808,35,284,283,
133,131321,277,131320,285,327850,45,348,171,60,196855,349,0,262394,348,350,349,131320,350,327745,
158,351,157,172,196670,351,281,327745,130,352,159,172,196670,352,278,131321,349,131320,349,262368,
64,64,127,196855,353,0,262394,250,354,353,131320,354,131321,355,131320,355,458997,35,356,278,354,
357,358,458997,38,359,281,354,360,358,458997,35,361,67,354,362,358,262390,363,358,0,131321,364,
131320,364,327856,45,365,361,133,262394,365,366,363,131320,366,327745,130,367,159,361,262205,35,
368,367,327851,45,369,368,143,196855,370,0,262394,369,371,370,131320,371,327745,158,372,157,361,
262205,38,373,372,327866,45,374,373,359,262312,45,375,374,196855,376,0,262394,375,377,376,131320,
377,262205,38,378,372,327860,45,379,378,359,196855,380,0,262394,379,381,380,131320,381,262205,35,
382,367,327856,45,383,382,356,131321,380,131320,380,458997,45,384,379,377,383,381,131321,376,
131320,376,458997,45,385,374,371,384,380,131321,370,131320,370,458997,45,386,369,366,385,376,
196855,387,0,262394,386,388,389,131320,388,327745,158,390,157,361,262205,38,391,390,131321,387,
131320,389,131321,387,131320,387,458997,38,360,391,388,359,389,196855,392,0,262394,386,393,394,
131320,393,262205,35,395,367,131321,392,131320,394,131321,392,131320,392,458997,35,357,395,393,
356,394,131321,358,131320,358,327808,35,362,361,104,131321,355,131320,363,327745,117,396,116,160,
262205,35,397,396,327745,117,398,116,153,262205,35,399,398,327808,35,400,399,174,327812,35,401,64,
400,327808,35,402,397,401,393281,139,403,29,99,402,196670,403,359,327808,35,404,402,67,327850,45,
405,356,143,196855,406,0,262394,405,407,408,131320,407,131321,406,131320,408,327808,35,409,180,
356,131321,406,131320,406,458997,35,410,143,407,409,408,262268,38,411,410,393281,139,412,29,99,
404,196670,412,411,131321,353,131320,353,65789,65592,327734,35,170,0,36,131320,413,262205,35,414,
3,131326,414,65592,327734,38,415,0,39,196663,37,416,131320,417,262205,35,418,416,327879,35,419,
418,83,327876,35,420,419,85,262205,35,421,416,327879,35,422,421,86,327876,35,423,422,87,327808,35,
424,423,88,327854,45,425,423,89,196855,426,0,262394,425,427,426,131320,427,327808,35,428,423,162,
131321,426,131320,426,458997,35,429,424,417,428,427,327808,35,8,423,90,262268,38,430,8,327811,38,
9,430,91,327856,45,431,423,92,196855,432,0,262394,431,433,432,131320,433,262268,35,434,9,131321,
432,131320,432,458997,35,435,429,426,434,433,327877,35,436,435,420,262268,38,437,436,131326,437,
65592,327734,40,438,0,41,196663,37,439,131320,440,262203,37,441,7,262203,37,442,7,196855,443,0,
262394,10,444,443,131320,444,262205,35,445,439,393228,40,446,1,62,445,131326,446,131320,443,
262205,35,447,439,327879,35,448,447,93,196670,441,448,327737,38,449,415,441,262205,35,450,439,
327874,35,451,450,85,196670,442,451,327737,38,452,415,442,327760,40,453,449,452,131326,453,65592,
327734,38,454,0,43,196663,42,455,196663,42,456,196663,42,457,131320,458,262205,38,459,455,262205,
38,460,456,327813,38,11,459,460,262205,38,461,457,327809,38,12,11,461,131326,12,65592,327734,35,
228,0,44,196663,42,462,131320,463,262205,38,464,462,262268,35,465,464,327874,35,466,465,94,327851,
45,467,466,60,196855,468,0,262394,467,469,470,131320,469,262344,35,471,465,131321,468,131320,470,
327877,35,472,465,95,131321,468,131320,468,458997,35,473,471,469,472,470,131326,473,65592,327734,
38,474,0,39,196663,37,475,131320,476,262205,35,477,475,327874,35,478,477,94,327851,45,479,478,60,
196855,480,0,262394,479,481,482,131320,481,262205,35,483,475,327879,35,484,483,96,131321,480,
131320,482,262205,35,485,475,262344,35,486,485,131321,480,131320,480,458997,35,487,484,481,486,
482,262268,38,488,487,131326,488,65592,327734,45,309,0,46,196663,42,489,131320,490,262205,38,491,
489,262268,35,492,491,327879,35,493,492,97,327851,45,494,493,97,131326,494,65592,327734,38,495,0,
47,196663,42,496,196663,42,497,131320,498,262205,38,499,496,262205,38,500,497,327809,38,13,499,
500,131326,13,65592,327734,38,501,0,51,196663,50,502,131320,503,262203,102,504,7,262203,42,505,7,
262203,42,506,7,262203,107,507,7,262203,42,508,7,262203,42,509,7,262203,42,510,7,262203,42,511,7,
262203,42,512,7,262203,42,513,7,262203,42,514,7,262203,42,515,7,262203,42,516,7,262203,42,517,7,
262201,35,518,170,327879,35,519,518,98,327879,35,520,519,58,327851,45,521,520,60,327879,35,522,
519,64,327851,45,523,522,60,327879,35,524,519,67,327851,45,525,524,60,131321,526,131320,526,
458997,84,527,99,503,528,529,262390,530,529,1,131321,531,131320,531,327857,45,532,527,100,262394,
532,533,530,131320,533,196855,534,0,262394,521,535,536,131320,535,327808,84,537,527,100,327745,42,
538,502,537,262205,38,539,538,131321,534,131320,536,327745,42,540,502,527,262205,38,541,540,
131321,534,131320,534,458997,38,542,539,535,541,536,196855,543,0,262394,521,544,545,131320,544,
327745,42,546,502,527,262205,38,547,546,131321,543,131320,545,327808,84,548,527,100,327745,42,549,
502,548,262205,38,550,549,131321,543,131320,543,458997,38,551,547,544,550,545,393562,38,552,103,
551,58,196670,505,542,196670,506,552,393273,38,553,495,505,506,327745,42,554,504,527,196670,554,
553,131321,529,131320,529,327808,84,528,527,104,131321,526,131320,530,131321,555,131320,555,
458997,84,556,99,530,557,558,262390,559,558,1,131321,560,131320,560,327857,45,561,556,105,262394,
561,562,559,131320,562,196855,563,0,262394,523,564,565,131320,564,327808,84,566,556,105,327745,42,
567,504,566,262205,38,568,567,131321,563,131320,565,327745,42,569,504,556,262205,38,570,569,
131321,563,131320,563,458997,38,571,568,564,570,565,196855,572,0,262394,523,573,574,131320,573,
327745,42,575,504,556,262205,38,576,575,131321,572,131320,574,327808,84,577,556,105,327745,42,578,
504,577,262205,38,579,578,131321,572,131320,572,458997,38,580,576,573,579,574,393562,38,581,103,
580,64,196670,508,571,196670,509,581,393273,38,582,495,508,509,327745,42,583,507,556,196670,583,
582,131321,558,131320,558,327808,84,557,556,104,131321,555,131320,559,196855,584,0,262394,525,585,
586,131320,585,327745,42,587,507,104,262205,38,588,587,131321,584,131320,586,327745,42,589,507,99,
262205,38,590,589,131321,584,131320,584,458997,38,591,588,585,590,586,196855,592,0,262394,525,593,
594,131320,593,327745,42,595,507,99,262205,38,596,595,131321,592,131320,594,327745,42,597,507,104,
262205,38,598,597,131321,592,131320,592,458997,38,599,596,593,598,594,393562,38,600,103,599,67,
196670,510,591,196670,511,600,393273,38,601,495,510,511,393562,38,602,103,601,58,196670,512,601,
196670,513,602,393273,38,603,495,512,513,393562,38,604,103,603,64,196670,514,603,196670,515,604,
393273,38,605,495,514,515,393562,38,606,103,605,67,196670,516,605,196670,517,606,393273,38,607,
495,516,517,131326,607,65592,327734,33,608,0,75,196663,52,609,196663,37,610,196663,74,611,131320,
612,262203,108,613,7,131321,614,131320,614,458997,35,615,60,612,616,617,262390,618,617,1,131321,
619,131320,619,327856,45,620,615,69,262394,620,621,618,131320,621,131321,622,131320,622,458997,35,
623,60,621,624,625,262390,626,625,1,131321,627,131320,627,327856,45,628,623,5,262394,628,629,626,
131320,629,196670,613,609,327745,37,630,613,623,262205,35,631,630,262205,35,632,610,327808,35,633,
632,615,327812,35,634,633,48,327808,35,635,631,634,196855,636,0,262394,7,637,638,131320,637,
327812,35,639,615,5,327808,35,640,639,623,393281,110,641,16,99,635,262205,53,642,641,327745,111,
643,611,640,196670,643,642,131321,636,131320,638,327812,35,644,615,5,327808,35,645,644,623,327812,
35,646,64,645,327812,35,647,64,635,393281,110,648,16,99,647,262205,53,649,648,327745,111,650,611,
646,196670,650,649,327808,35,651,646,67,327808,35,652,647,67,393281,110,653,16,99,652,262205,53,
654,653,327745,111,655,611,651,196670,655,654,131321,636,131320,636,131321,625,131320,625,327808,
35,624,623,104,131321,622,131320,626,131321,617,131320,617,327808,35,616,615,104,131321,614,
131320,618,65789,65592,327734,33,656,0,76,196663,73,657,196663,37,658,196663,50,659,131320,660,
262203,112,661,7,262203,37,662,7,262203,74,663,7,262203,114,664,7,262203,74,665,7,262203,114,666,
7,262203,74,667,7,196855,668,0,262394,7,669,670,131320,669,131321,671,131320,671,458997,84,672,99,
669,673,674,262390,675,674,1,131321,676,131320,676,327857,45,677,672,100,262394,677,678,675,
131320,678,262205,35,679,658,196670,663,657,393281,37,680,663,679,672,262205,35,681,680,196670,
662,681,327737,40,682,438,662,196670,661,682,327812,84,683,105,672,327745,42,684,661,60,262205,38,
685,684,327745,42,686,659,683,196670,686,685,327808,84,687,683,104,327745,42,688,661,67,262205,38,
689,688,327745,42,690,659,687,196670,690,689,131321,674,131320,674,327808,84,673,672,104,131321,
671,131320,675,131321,668,131320,670,262205,35,691,658,327812,35,692,64,691,196670,665,657,327745,
111,693,665,692,262205,53,694,693,262268,113,695,694,196670,664,695,262205,35,696,658,327812,35,
697,64,696,327808,35,698,697,67,196670,667,657,327745,111,699,667,698,262205,53,700,699,262268,
113,701,700,196670,666,701,131321,702,131320,702,458997,84,703,99,670,704,705,262390,706,705,1,
131321,707,131320,707,327857,45,708,703,100,262394,708,709,706,131320,709,327745,42,710,664,703,
262205,38,711,710,327745,42,712,659,703,196670,712,711,327808,84,713,703,100,327745,42,714,666,
703,262205,38,715,714,327745,42,716,659,713,196670,716,715,131321,705,131320,705,327808,84,704,
703,104,131321,702,131320,706,131321,668,131320,668,65789,65592,327734,38,297,0,39,196663,37,717,
131320,718,262203,108,719,7,262203,50,720,7,262203,37,721,7,262203,74,722,7,262203,114,723,7,
262203,114,724,7,262203,50,725,7,262203,37,726,7,262203,50,727,7,262203,42,728,7,262203,42,729,7,
262203,42,730,7,262203,42,731,7,262203,42,732,7,262203,42,733,7,262203,50,734,7,262201,35,735,170,
327879,35,736,735,98,327745,117,737,116,105,262205,35,738,737,327745,121,739,22,104,262205,35,740,
739,327812,35,741,740,57,327812,35,742,741,56,327808,35,743,738,742,327814,35,744,743,58,327812,
35,745,64,736,327808,35,746,744,745,262205,35,747,717,327812,35,748,747,57,327812,35,749,748,48,
327808,35,750,749,736,327745,37,751,719,99,196670,751,750,131321,752,131320,752,458997,84,753,99,
718,754,755,262390,756,755,1,131321,757,131320,757,327857,45,758,753,122,262394,758,759,756,
131320,759,327745,42,760,720,753,196670,760,123,131321,755,131320,755,327808,84,754,753,104,
131321,752,131320,756,131321,761,131320,761,458997,35,762,60,756,763,764,262390,765,764,0,131321,
766,131320,766,327856,45,767,762,57,262394,767,768,765,131320,768,262205,52,769,719,196670,721,
762,458809,33,770,608,769,721,722,262205,73,771,722,131321,772,131320,772,458997,35,773,60,768,
774,775,262390,776,775,1,131321,777,131320,777,327856,45,778,773,69,262394,778,779,776,131320,779,
327808,35,780,762,773,327812,35,781,780,125,327808,35,782,746,781,393281,126,783,25,99,782,262205,
113,784,783,196670,723,784,327808,35,785,782,67,393281,126,786,25,99,785,262205,113,787,786,
196670,724,787,196670,726,773,458809,33,788,656,771,726,727,262205,49,789,727,196670,725,789,
131321,790,131320,790,458997,84,791,99,779,792,793,262390,794,793,1,131321,795,131320,795,327857,
45,796,791,100,262394,796,797,794,131320,797,327745,42,798,725,791,262205,38,799,798,196670,728,
799,327745,42,800,723,791,262205,38,801,800,196670,729,801,327745,42,802,720,791,262205,38,803,
802,196670,730,803,458809,38,804,454,728,729,730,196670,802,804,327808,84,805,791,100,327745,42,
806,725,805,262205,38,807,806,196670,731,807,327745,42,808,724,791,262205,38,809,808,196670,732,
809,327745,42,810,720,805,262205,38,811,810,196670,733,811,458809,38,812,454,731,732,733,196670,
810,812,131321,793,131320,793,327808,84,792,791,104,131321,790,131320,794,131321,775,131320,775,
327808,35,774,773,104,131321,772,131320,776,131321,764,131320,764,327808,35,763,762,69,131321,761,
131320,765,262205,49,813,720,196670,734,813,327737,38,814,501,734,131326,814,65592,327734,35,815,
0,78,196663,77,816,196663,37,817,131320,818,262203,131,819,7,262368,64,64,127,262201,35,820,170,
327856,45,821,820,118,196855,822,0,262394,821,823,822,131320,823,262201,35,824,170,327745,130,825,
129,824,196670,825,60,131321,822,131320,822,262368,64,64,127,131321,826,131320,826,458997,35,827,
60,822,828,829,458997,35,830,60,822,831,829,262390,832,829,0,131321,833,131320,833,327856,45,834,
830,118,262394,834,835,832,131320,835,327874,35,836,95,830,327877,35,837,827,836,131321,838,
131320,838,458997,35,839,60,835,840,841,458997,35,842,60,835,843,841,262390,844,841,1,131321,845,
131320,845,327856,45,846,842,48,262394,846,847,844,131320,847,196670,819,816,327745,37,848,819,
842,262205,35,849,848,327854,45,850,849,837,393385,35,851,850,67,60,327808,35,840,839,851,131321,
841,131320,841,327808,35,843,842,104,131321,838,131320,844,327745,130,852,129,830,458986,35,853,
852,67,60,839,262368,64,64,127,262205,35,854,852,262205,35,855,817,327854,45,856,854,855,196855,
857,0,262394,856,858,857,131320,858,131321,857,131320,857,458997,35,828,827,844,837,858,131321,
829,131320,829,327808,35,831,830,104,131321,826,131320,832,131326,827,65592,327734,33,859,0,79,
196663,77,860,196663,77,861,131320,862,262203,131,863,7,262203,131,864,7,262203,131,865,7,262201,
35,866,170,327874,35,867,866,132,131321,868,131320,868,458997,35,869,60,862,870,871,458997,35,872,
60,862,873,871,458997,35,874,60,862,875,871,262390,876,871,1,131321,877,131320,877,327856,45,878,
874,48,262394,878,879,876,131320,879,196670,863,860,327745,37,880,863,874,262205,35,881,880,
327852,45,882,881,872,196855,883,0,262394,882,884,885,131320,884,196670,864,861,327745,37,886,864,
874,262205,35,887,886,131321,883,131320,885,131321,883,131320,883,458997,35,870,887,884,869,885,
196670,865,860,327745,37,888,865,874,262205,35,889,888,458764,35,873,1,41,872,889,131321,871,
131320,871,327808,35,875,874,104,131321,868,131320,876,327856,45,890,866,133,196855,891,0,262394,
890,892,891,131320,892,327745,130,893,136,866,196670,893,60,327745,130,894,137,866,196670,894,60,
131321,891,131320,891,262368,64,64,127,327745,130,895,136,867,458991,35,896,895,67,60,872,262368,
64,64,127,262205,35,897,895,327850,45,898,872,897,327852,45,899,872,60,327847,45,900,898,899,
196855,901,0,262394,900,902,901,131320,902,327745,130,903,137,867,196670,903,869,131321,901,
131320,901,262368,64,64,127,65789,65592,327734,35,904,0,80,196663,77,905,196663,77,906,131320,907,
262203,37,908,7,262203,42,909,7,262201,35,910,170,327874,35,911,910,132,393273,33,912,859,905,906,
327745,117,913,116,100,262205,35,914,913,327745,130,915,137,911,262205,35,916,915,327812,35,917,
64,916,327808,35,918,914,917,327808,35,919,918,67,393281,139,920,29,99,919,262205,38,921,920,
262268,35,922,921,327745,130,923,136,911,262205,35,924,923,327852,45,925,924,60,196855,926,0,
262394,925,927,926,131320,927,327745,117,928,116,104,262205,35,929,928,327810,35,930,922,929,
327745,117,931,116,99,262205,35,932,931,327856,45,933,930,932,131321,926,131320,926,458997,45,934,
925,907,933,927,196855,935,0,262394,934,936,937,131320,936,327745,117,938,116,104,262205,35,939,
938,327810,35,940,922,939,131321,935,131320,937,131321,935,131320,935,458997,35,941,940,936,60,
937,196670,908,941,327737,38,942,297,908,196855,943,0,262394,934,944,943,131320,944,327879,35,945,
910,98,327850,45,946,945,60,131321,943,131320,943,458997,45,947,934,935,946,944,196855,948,0,
262394,947,949,948,131320,949,196670,909,942,327737,35,950,228,909,196670,923,950,131321,948,
131320,948,327850,45,951,910,60,196855,952,0,262394,951,953,952,131320,953,327745,130,954,129,99,
196670,954,60,131321,952,131320,952,262368,64,64,127,131321,955,131320,955,458997,35,956,60,952,
957,958,458997,35,959,60,952,960,958,262390,961,958,0,131321,962,131320,962,327856,45,963,959,133,
327856,45,964,910,133,327847,45,965,963,964,262394,965,966,961,131320,966,327745,130,967,136,959,
262205,35,968,967,327745,130,969,136,910,262205,35,970,969,327852,45,971,968,970,262312,45,972,
971,196855,973,0,262394,972,974,973,131320,974,262205,35,975,967,262205,35,976,969,327850,45,977,
975,976,327856,45,978,959,910,327847,45,979,977,978,131321,973,131320,973,458997,45,980,971,966,
979,974,393385,35,981,980,67,60,327808,35,957,956,981,131321,958,131320,958,327808,35,960,959,104,
131321,955,131320,961,196855,982,0,262394,964,983,982,131320,983,327745,121,984,22,87,262205,35,
985,984,327810,35,986,985,67,327850,45,987,956,986,131321,982,131320,982,458997,45,988,964,961,
987,983,196855,989,0,262394,988,990,989,131320,990,327745,130,991,136,910,262205,35,992,991,
327745,130,993,129,99,196670,993,992,131321,989,131320,989,262368,64,64,127,327745,130,994,129,99,
262205,35,995,994,131326,995,65592,327734,38,256,0,81,196663,77,996,196663,77,997,131320,998,
262203,42,999,7,262203,37,1000,7,262203,37,1001,7,262203,37,1002,7,262203,37,1003,7,262203,37,
1004,7,196670,999,140,327737,35,1005,228,999,393273,35,1006,904,996,997,327745,121,1007,22,87,
262205,35,1008,1007,327852,45,1009,1008,133,196855,1010,0,262394,1009,1011,1010,131320,1011,
262205,35,1012,1007,196670,1000,1012,393273,35,1013,815,996,1000,131321,1010,131320,1010,458997,
35,1014,1006,998,1013,1011,458764,35,1015,1,41,1014,1005,196670,1001,1015,327737,38,1016,474,1001,
327745,139,1017,22,141,262205,38,1018,1017,327811,38,30,1016,1018,327745,121,1019,22,142,262205,
35,1020,1019,327852,45,1021,1020,67,196855,1022,0,262394,1021,1023,1022,131320,1023,262205,35,
1024,1019,196670,1002,1024,393273,35,1025,815,996,1002,458764,35,1026,1,41,1005,1025,131321,1022,
131320,1022,458997,35,1027,1005,1010,1026,1023,196670,1003,1027,327737,38,1028,474,1003,327866,45,
1029,1028,30,196855,1030,0,262394,1029,1031,1032,131320,1031,196670,1004,1027,327737,38,1033,474,
1004,131321,1030,131320,1032,131321,1030,131320,1030,458997,38,1034,1033,1031,30,1032,131326,1034,
65592,};
static const uint32_t bitnet__spv_ternary_plain[] = {
119734787,66304,524299,1698,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
196679,88,42,262215,89,6,4,262215,90,6,4,262215,91,6,4,327752,92,0,35,0,327752,92,1,35,4,327752,
92,2,35,8,327752,92,3,35,12,327752,92,4,35,16,327752,92,5,35,20,327752,92,6,35,24,327752,92,7,35,
28,327752,92,8,35,32,327752,92,9,35,36,327752,92,10,35,40,327752,92,11,35,44,327752,92,12,35,48,
327752,92,13,35,52,327752,92,14,35,56,327752,92,15,35,60,327752,92,16,35,64,327752,92,17,35,192,
327752,92,18,35,2240,196679,92,2,262215,93,34,0,262215,93,33,7,196679,94,42,196679,95,42,196679,
96,42,196679,97,42,196679,98,42,196679,99,42,262215,100,6,4,327752,101,0,35,0,196679,101,2,262215,
102,34,0,262215,102,33,4,262215,103,6,4,327752,104,0,35,0,196679,104,2,262215,105,34,0,262215,105,
33,5,262215,106,1,8,196679,107,42,196679,108,42,196679,109,42,196679,110,42,196679,111,42,262215,
112,6,16,262216,113,0,24,327752,113,0,35,0,196679,113,2,262215,114,34,0,262215,114,33,3,262215,
115,6,16,262216,116,0,24,327752,116,0,35,0,196679,116,2,262215,117,34,0,262215,117,33,0,262215,4,
11,26,262215,118,1,0,262215,119,11,25,131091,120,196641,121,120,262165,122,32,0,196641,123,122,
196630,124,32,262176,125,7,124,262177,126,122,125,327713,127,122,125,125,262177,128,124,125,
262176,129,7,122,262165,130,32,1,327713,131,130,129,129,262167,132,122,4,262176,133,7,132,524321,
134,130,133,133,133,133,133,327713,135,124,125,125,262176,136,7,130,262177,137,130,136,262187,122,
138,8,262172,139,124,138,262176,140,7,139,262177,141,124,140,393249,142,124,129,125,125,327713,
143,122,129,129,262167,144,124,4,262194,122,5,256,262187,122,145,127,393268,122,146,128,5,145,
262187,122,147,128,393268,122,148,134,146,147,262187,122,149,32,393268,122,150,132,148,149,262187,
122,151,16,393268,122,152,134,150,151,262187,122,153,7,393268,122,154,128,152,153,393268,122,155,
134,154,138,393268,122,156,128,155,153,393268,122,157,134,156,138,393268,122,158,128,155,157,
262187,122,159,1,393268,122,160,130,158,159,393268,122,161,134,160,157,393268,122,162,132,157,161,
393268,122,163,132,162,149,262187,122,164,4,393268,122,165,132,163,164,393268,122,166,132,163,164,
262194,122,6,128,393268,122,167,132,138,6,393268,122,168,128,166,167,393268,122,169,130,168,159,
393268,122,170,132,138,6,393268,122,171,134,169,170,393268,122,172,132,171,6,393268,122,173,128,
165,172,393268,122,174,130,173,159,393268,122,175,132,171,6,393268,122,176,134,174,175,262172,177,
144,176,262176,178,7,177,524321,179,120,129,129,129,178,178,458785,180,120,125,129,178,177,262176,
181,7,144,393249,182,122,181,125,136,458785,183,124,129,129,125,125,524321,184,124,136,136,125,
125,129,262167,185,124,2,458785,186,185,125,125,129,129,393249,187,120,129,181,129,393249,188,120,
129,125,129,458785,189,120,129,125,125,129,327713,190,132,129,129,262194,122,7,1,262187,122,191,2,
131092,192,393268,192,193,170,7,191,262194,122,8,1,393268,122,194,132,191,8,458804,122,195,169,
193,194,8,262172,196,122,195,262194,122,9,1,393268,192,197,170,9,159,458804,122,198,169,197,161,
159,393268,122,199,132,198,195,262172,200,132,199,262176,201,7,200,393249,202,120,129,196,201,
393268,122,203,132,195,9,262172,204,130,203,262176,205,7,204,393249,206,120,129,200,205,262177,
207,120,129,262176,208,1,122,262203,208,3,1,262187,130,209,16,262187,122,210,32768,262187,122,211,
2147483647,262187,124,212,1056964608,262187,122,213,2139095040,262187,122,214,32256,262187,122,
215,1199566848,262187,122,216,31744,262187,122,217,947912704,262187,122,218,1056964608,262187,130,
219,13,262187,122,220,2129859015,262187,130,221,0,262187,130,222,4,262187,124,223,1073741824,
262187,130,224,1,262187,122,225,1597463007,262187,124,226,1069547520,262187,124,227,1117782016,
262187,124,228,1069066811,262187,124,229,1262485504,262187,124,230,1060208640,262187,124,231,
3109978243,262187,124,232,961571175,262187,124,233,985088974,262187,124,234,1007192328,262187,124,
235,1026206145,262187,124,236,1042983594,262187,124,237,1065353216,262187,130,238,23,262187,124,
239,3265265664,262187,124,240,0,262187,130,241,8,262187,130,242,24,262187,130,243,6,262187,122,
244,50529027,262187,130,245,2,262187,122,246,4294967288,262187,122,247,264,262172,248,130,6,
262176,249,4,248,262203,249,250,4,262176,251,4,130,262187,122,252,0,393268,122,253,132,6,138,
262172,254,124,253,262176,255,4,254,262203,255,256,4,262176,257,4,124,262172,258,124,6,262176,259,
4,258,262203,259,260,4,262187,122,261,48,262187,122,262,40,262187,122,263,24,262187,122,264,56,
262187,122,265,6,262187,122,266,5,262187,122,267,3,262187,122,268,63,393268,122,269,128,5,268,
262187,122,270,64,393268,122,271,134,269,270,262187,122,272,39,393268,122,273,128,271,272,393268,
122,274,134,273,262,393268,122,275,128,271,274,393268,122,276,130,275,159,393268,122,277,134,276,
274,262172,278,124,277,262176,279,7,278,196637,45,124,196638,46,45,262176,280,12,46,262203,280,47,
12,393268,122,281,130,271,159,262176,282,12,124,262172,283,124,270,262176,284,4,283,262203,284,
285,4,393268,122,286,132,271,270,393268,122,287,134,286,164,393268,122,288,130,287,159,196637,52,
144,196638,53,52,262176,289,12,53,262203,289,54,12,262176,290,12,144,196656,192,55,196637,56,144,
196638,57,56,262176,291,12,57,262203,291,58,12,393268,122,61,134,286,164,458796,144,292,240,240,
240,240,262167,293,192,4,262187,124,294,1123942400,262187,124,295,3271557120,262187,130,296,255,
262187,124,297,925353388,262176,298,4,122,262203,298,299,4,262203,251,300,4,262187,124,301,
1006699012,393268,192,302,172,171,159,393268,122,303,132,163,164,262172,304,132,163,262176,305,4,
304,262203,305,306,4,262194,122,66,64,196657,192,67,262194,122,68,64,262194,122,69,4,262194,122,
70,2,393268,122,307,128,69,70,393268,122,308,134,68,191,1441822,73,122,122,122,122,122,122,122,
122,122,122,122,124,124,124,122,122,122,122,122,122,262176,309,9,73,262203,309,310,9,262176,311,9,
122,262187,122,312,4294967295,196637,74,124,196638,75,74,262176,313,12,75,262203,313,76,12,262176,
314,7,185,196637,78,185,196638,79,78,262176,315,12,79,262203,315,80,12,393268,122,316,134,68,191,
262176,317,12,185,262172,89,122,149,262187,122,318,512,262172,90,122,318,196637,91,122,1376286,92,
122,122,122,122,122,122,122,122,122,122,122,122,122,122,124,122,89,90,91,262176,319,12,92,262203,
319,93,12,262176,320,12,122,393268,122,321,128,69,70,393268,122,322,134,68,191,262187,130,323,5,
393268,122,324,128,66,268,393268,122,325,134,324,270,393268,122,326,132,325,270,262176,327,9,124,
262187,130,328,9,196637,100,122,196638,101,100,262176,329,12,101,262203,329,102,12,196637,103,122,
196638,104,103,262176,330,12,104,262203,330,105,12,196657,192,106,393268,192,331,170,9,159,262176,
332,4,132,196637,112,132,196638,113,112,262176,333,12,113,262203,333,114,12,262176,334,12,132,
393268,122,335,134,150,151,393268,122,336,130,335,159,196637,115,132,196638,116,115,262176,337,12,
116,262203,337,117,12,262176,338,7,196,393268,122,339,134,150,151,262187,130,340,3,393268,122,341,
134,6,138,262187,130,342,7,393268,192,343,170,7,252,393268,192,344,170,7,191,262172,345,124,195,
262176,346,7,345,393268,192,347,170,9,159,262172,348,124,9,262176,349,7,348,262187,130,350,11,
262187,130,351,12,262172,352,130,9,262176,353,7,352,262187,130,354,10,393268,122,355,132,157,161,
393268,192,356,170,7,191,393268,192,357,170,7,252,393268,122,358,132,341,8,393268,122,359,132,358,
9,262172,360,124,359,262176,361,4,360,262203,361,362,4,393268,192,363,170,7,159,393268,122,364,
130,195,8,393268,192,365,170,7,252,393268,122,366,132,341,8,393268,122,367,134,366,164,262167,368,
122,3,262176,369,1,368,262203,369,4,1,262194,122,118,1,393267,368,119,118,159,159,262187,122,370,
3355447295,327734,120,2,0,121,131320,371,262203,129,372,7,327745,208,373,4,252,262205,122,374,373,
196670,372,374,327737,120,375,376,372,65789,65592,327734,122,377,0,123,131320,378,262205,122,379,
3,131326,379,65592,327734,122,380,0,126,196663,125,381,131320,382,262205,124,383,381,262268,122,
384,383,327874,122,385,384,209,327879,122,386,385,210,327879,122,387,384,211,262268,124,388,387,
327809,124,10,388,212,327852,192,389,387,213,196855,390,0,262394,389,391,390,131320,391,131326,
214,131320,390,327854,192,392,387,215,196855,393,0,262394,392,394,393,131320,394,327877,122,395,
386,216,131326,395,131320,393,327856,192,396,387,217,196855,397,0,262394,396,398,397,131320,398,
262268,122,399,10,327810,122,400,399,218,327877,122,401,386,400,131326,401,131320,397,327808,122,
402,387,370,327874,122,403,387,219,327879,122,404,403,159,327808,122,405,402,404,327874,122,406,
405,219,327877,122,407,386,406,131326,407,65592,327734,122,408,0,127,196663,125,409,196663,125,
410,131320,411,262203,125,412,7,262203,125,413,7,262205,124,414,409,196670,412,414,327737,122,415,
380,412,262205,124,416,410,196670,413,416,327737,122,417,380,413,327876,122,418,417,209,327877,
122,419,415,418,131326,419,65592,327734,124,420,0,128,196663,125,421,131320,422,262205,124,423,
421,262268,122,424,423,327810,122,11,220,424,262268,124,425,11,131321,426,131320,426,458997,124,
427,425,422,14,428,458997,130,429,221,422,430,428,262390,431,428,0,131321,432,131320,432,327857,
192,433,429,222,262394,433,434,431,131320,434,262205,124,435,421,327813,124,12,435,427,327811,124,
13,223,12,327813,124,14,427,13,131321,428,131320,428,327808,130,430,429,224,131321,426,131320,431,
131326,427,65592,327734,124,436,0,128,196663,125,437,131320,438,262205,124,439,437,262268,122,440,
439,327874,122,441,440,224,327810,122,15,225,441,262268,124,442,15,262205,124,443,437,327813,124,
16,212,443,131321,444,131320,444,458997,124,445,442,438,20,446,458997,130,447,221,438,448,446,
262390,449,446,0,131321,450,131320,450,327857,192,451,447,222,262394,451,452,449,131320,452,
327813,124,17,16,445,327813,124,18,17,445,327811,124,19,226,18,327813,124,20,445,19,131321,446,
131320,446,327808,130,448,447,224,131321,444,131320,449,131326,445,65592,327734,124,453,0,128,
196663,125,454,131320,455,262205,124,456,454,327866,192,457,456,227,262205,124,458,454,393385,124,
459,457,227,458,327813,124,21,459,228,327809,124,22,21,229,327811,124,23,22,229,327813,124,24,23,
230,327811,124,25,459,24,327813,124,26,23,231,327811,124,27,25,26,327813,124,28,232,27,327809,124,
29,28,233,327813,124,30,29,27,327809,124,31,30,234,327813,124,32,31,27,327809,124,33,32,235,
327813,124,34,33,27,327809,124,35,34,236,327813,124,36,35,27,327809,124,37,36,212,327813,124,38,
27,27,327813,124,39,37,38,327809,124,40,39,27,327809,124,41,40,237,262268,122,460,22,327808,122,
42,460,145,327876,122,461,42,238,262268,124,462,461,327813,124,43,41,462,262205,124,463,454,
327864,192,464,463,239,393385,124,465,464,240,43,131326,465,65592,327734,130,466,0,131,196663,129,
467,196663,129,468,131320,469,262205,122,470,467,262268,130,471,470,262205,122,472,468,262268,130,
473,472,393418,130,474,471,221,241,393418,130,475,473,221,241,327812,130,476,474,475,393418,130,
477,471,241,241,393418,130,478,473,241,241,327812,130,479,477,478,327808,130,480,476,479,393418,
130,481,471,209,241,393418,130,482,473,209,241,327812,130,483,481,482,327808,130,484,480,483,
327875,130,485,471,242,327875,130,486,473,242,327812,130,487,485,486,327808,130,488,484,487,
131326,488,65592,327734,130,489,0,134,196663,133,490,196663,133,491,196663,133,492,196663,133,493,
196663,133,494,131320,495,262203,129,496,7,262203,129,497,7,262203,129,498,7,262203,129,499,7,
262203,129,500,7,262203,129,501,7,262203,129,502,7,262203,129,503,7,131321,504,131320,504,458997,
130,505,221,495,506,507,458997,130,508,221,495,509,507,262390,510,507,1,131321,511,131320,511,
327857,192,512,508,222,262394,512,513,510,131320,513,327745,129,514,490,508,262205,122,515,514,
327874,122,516,515,243,327879,122,517,516,244,327745,129,518,491,508,262205,122,519,518,196670,
496,519,196670,497,517,393273,130,520,466,496,497,262205,122,521,514,327874,122,522,521,222,
327879,122,523,522,244,327745,129,524,492,508,262205,122,525,524,196670,498,525,196670,499,523,
393273,130,526,466,498,499,327808,130,527,520,526,262205,122,528,514,327874,122,529,528,245,
327879,122,530,529,244,327745,129,531,493,508,262205,122,532,531,196670,500,532,196670,501,530,
393273,130,533,466,500,501,327808,130,534,527,533,262205,122,535,514,327879,122,536,535,244,
327745,129,537,494,508,262205,122,538,537,196670,502,538,196670,503,536,393273,130,539,466,502,
503,327808,130,540,534,539,327808,130,506,505,540,131321,507,131320,507,327808,130,509,508,224,
131321,504,131320,510,131326,505,65592,327734,124,541,0,135,196663,125,542,196663,125,543,131320,
544,262205,124,545,542,262205,124,546,543,327809,124,44,545,546,131326,44,65592,327734,130,547,0,
137,196663,136,548,131320,549,262201,122,550,377,327879,122,551,550,246,262368,191,191,247,262201,
122,552,377,262205,130,553,548,327745,251,554,250,552,196670,554,553,262368,191,191,247,131321,
555,131320,555,458997,130,556,221,549,557,558,458997,122,559,252,549,560,558,262390,561,558,0,
131321,562,131320,562,327856,192,563,559,138,262394,563,564,561,131320,564,327808,122,565,551,559,
327745,251,566,250,565,262205,130,567,566,327808,130,557,556,567,131321,558,131320,558,327808,122,
560,559,224,131321,555,131320,561,131326,556,65592,327734,124,568,0,141,196663,140,569,131320,570,
262203,125,571,7,262203,125,572,7,262203,125,573,7,262203,125,574,7,262203,125,575,7,262203,125,
576,7,262203,125,577,7,262203,125,578,7,262203,125,579,7,262203,125,580,7,262203,125,581,7,262203,
125,582,7,262203,125,583,7,262203,125,584,7,262203,125,585,7,262203,125,586,7,262203,125,587,7,
262203,125,588,7,262203,125,589,7,262203,125,590,7,262203,125,591,7,262203,125,592,7,262203,125,
593,7,262203,125,594,7,262203,125,595,7,262203,125,596,7,262203,125,597,7,262203,125,598,7,262201,
122,599,377,327879,122,600,599,246,327812,122,601,600,138,327879,122,602,599,153,327808,122,603,
601,602,262368,191,191,247,131321,604,131320,604,458997,130,605,221,570,606,607,262390,608,607,1,
131321,609,131320,609,327857,192,610,605,241,262394,610,611,608,131320,611,327812,122,612,599,138,
262268,122,613,605,327808,122,614,612,613,327745,125,615,569,605,262205,124,616,615,327745,257,
617,256,614,196670,617,616,131321,607,131320,607,327808,130,606,605,224,131321,604,131320,608,
262368,191,191,247,327808,122,618,603,149,327745,257,619,256,603,262205,124,620,619,196670,571,
620,327745,257,621,256,618,262205,124,622,621,196670,572,622,393273,124,623,541,571,572,327808,
122,624,603,151,327808,122,625,603,261,327745,257,626,256,624,262205,124,627,626,196670,573,627,
327745,257,628,256,625,262205,124,629,628,196670,574,629,393273,124,630,541,573,574,196670,575,
623,196670,576,630,393273,124,631,541,575,576,327808,122,632,603,138,327808,122,633,603,262,
327745,257,634,256,632,262205,124,635,634,196670,577,635,327745,257,636,256,633,262205,124,637,
636,196670,578,637,393273,124,638,541,577,578,327808,122,639,603,263,327808,122,640,603,264,
327745,257,641,256,639,262205,124,642,641,196670,579,642,327745,257,643,256,640,262205,124,644,
643,196670,580,644,393273,124,645,541,579,580,196670,581,638,196670,582,645,393273,124,646,541,
581,582,196670,583,631,196670,584,646,393273,124,647,541,583,584,327745,257,648,260,599,196670,
648,647,262368,191,191,247,327808,122,649,600,164,327745,257,650,260,600,262205,124,651,650,
196670,585,651,327745,257,652,260,649,262205,124,653,652,196670,586,653,393273,124,654,541,585,
586,327808,122,655,600,191,327808,122,656,600,265,327745,257,657,260,655,262205,124,658,657,
196670,587,658,327745,257,659,260,656,262205,124,660,659,196670,588,660,393273,124,661,541,587,
588,196670,589,654,196670,590,661,393273,124,662,541,589,590,327808,122,663,600,159,327808,122,
664,600,266,327745,257,665,260,663,262205,124,666,665,196670,591,666,327745,257,667,260,664,
262205,124,668,667,196670,592,668,393273,124,669,541,591,592,327808,122,670,600,267,327808,122,
671,600,153,327745,257,672,260,670,262205,124,673,672,196670,593,673,327745,257,674,260,671,
262205,124,675,674,196670,594,675,393273,124,676,541,593,594,196670,595,669,196670,596,676,393273,
124,677,541,595,596,196670,597,662,196670,598,677,393273,124,678,541,597,598,131326,678,65592,
327734,124,679,0,142,196663,129,680,196663,125,681,196663,125,682,131320,683,262203,279,684,7,
262203,140,685,7,262203,140,686,7,262203,125,687,7,262201,122,688,377,327879,122,689,688,268,
131321,690,131320,690,458997,124,691,240,683,692,693,458997,122,694,252,683,695,693,262390,696,
693,0,131321,697,131320,697,327856,192,698,694,274,262394,698,699,696,131320,699,131321,700,
131320,700,458997,122,701,252,699,702,703,262390,704,703,1,131321,705,131320,705,327856,192,706,
701,277,262394,706,707,704,131320,707,327812,122,708,694,277,327808,122,709,708,701,262205,122,
710,680,458764,122,711,1,38,709,281,327812,122,712,711,270,327808,122,713,710,712,327808,122,714,
713,689,393281,282,715,47,221,714,262205,124,716,715,327745,125,717,684,701,196670,717,716,327854,
192,718,709,271,196855,719,0,262394,718,720,719,131320,720,196670,717,240,131321,719,131320,719,
131321,703,131320,703,327808,122,702,701,224,131321,700,131320,704,131321,721,131320,721,458997,
124,692,691,704,49,722,458997,122,723,252,704,724,722,262390,725,722,1,131321,726,131320,726,
327856,192,727,723,277,262394,727,728,725,131320,728,327745,125,729,684,723,262205,124,730,729,
262205,124,731,729,327813,124,48,730,731,327809,124,49,692,48,131321,722,131320,722,327808,122,
724,723,224,131321,721,131320,725,131321,693,131320,693,327808,122,695,694,224,131321,690,131320,
696,327745,257,732,285,689,196670,732,691,262368,191,191,247,131321,733,131320,733,458997,130,734,
221,696,735,736,262390,737,736,1,131321,738,131320,738,327857,192,739,734,241,262394,739,740,737,
131320,740,262201,122,741,377,327879,122,742,741,153,327812,122,743,742,138,262268,122,744,734,
327808,122,745,743,744,327745,257,746,285,745,262205,124,747,746,327745,125,748,685,734,196670,
748,747,131321,736,131320,736,327808,130,735,734,224,131321,733,131320,737,262205,139,749,685,
196670,686,749,327737,124,750,568,686,262205,124,751,681,327813,124,50,750,751,262205,124,752,682,
327809,124,51,50,752,196670,687,51,327737,124,753,436,687,131326,753,65592,327734,122,754,0,143,
196663,129,755,196663,129,756,131320,757,262201,122,758,377,262205,122,759,755,327812,122,760,759,
176,262205,122,761,756,327808,122,762,760,761,327812,122,763,762,6,327808,122,764,758,763,131326,
764,65592,327734,120,765,0,179,196663,129,766,196663,129,767,196663,129,768,196663,178,769,196663,
178,770,131320,771,262203,129,772,7,262203,129,773,7,131321,774,131320,774,458997,122,775,252,771,
776,777,262390,778,777,1,131321,779,131320,779,327856,192,780,775,176,262394,780,781,778,131320,
781,262205,122,782,768,196670,772,782,196670,773,775,393273,122,783,754,772,773,458764,122,784,1,
38,783,288,262205,122,785,766,327814,122,786,785,164,327808,122,787,786,784,393281,290,788,54,221,
787,262205,144,789,788,327745,181,790,769,775,196670,790,789,196855,791,0,262394,55,792,791,
131320,792,262205,122,793,767,327814,122,794,793,164,327808,122,795,794,784,393281,290,796,58,221,
795,262205,144,797,796,327745,181,798,770,775,196670,798,797,131321,791,131320,791,131321,777,
131320,777,327808,122,776,775,224,131321,774,131320,778,65789,65592,327734,120,799,0,180,196663,
125,800,196663,129,801,196663,178,802,196663,177,803,131320,804,262203,178,805,7,262203,129,806,7,
262203,129,807,7,131321,808,131320,808,458997,122,809,252,804,62,810,262390,811,810,1,131321,812,
131320,812,327856,192,813,809,176,262394,813,814,811,131320,814,327745,181,815,802,809,262205,144,
816,815,196855,817,0,262394,55,818,817,131320,818,262205,124,819,800,327822,144,59,816,819,196670,
805,803,327745,181,820,805,809,262205,144,821,820,327813,144,60,59,821,131321,817,131320,817,
458997,144,822,816,814,60,818,262205,122,823,801,196670,806,823,196670,807,809,393273,122,824,754,
806,807,327856,192,825,824,61,458832,293,826,825,825,825,825,393385,144,827,826,822,292,196670,
815,827,131321,810,131320,810,327808,122,62,809,224,131321,808,131320,811,65789,65592,327734,122,
828,0,182,196663,181,829,196663,125,830,196663,136,831,131320,832,262203,181,833,7,262205,144,834,
829,262205,124,835,830,327822,144,63,834,835,196670,833,63,131321,836,131320,836,458997,122,837,
252,832,838,839,458997,130,840,221,832,841,839,262390,842,839,1,131321,843,131320,843,327857,192,
844,840,222,262394,844,845,842,131320,845,327745,125,846,833,840,262205,124,847,846,327864,192,
848,847,294,196855,849,0,262394,848,850,851,131320,850,262205,124,852,846,131321,849,131320,851,
131321,849,131320,849,458997,124,853,852,850,294,851,327866,192,854,853,295,393385,124,855,854,
853,295,393228,124,856,1,2,855,262254,130,857,856,262205,130,858,831,327808,130,859,858,857,
196670,831,859,327879,130,860,857,296,262268,122,861,860,327812,130,862,241,840,327876,122,863,
861,862,327877,122,838,837,863,131321,839,131320,839,327808,130,841,840,224,131321,836,131320,842,
131326,837,65592,327734,124,864,0,183,196663,129,865,196663,129,866,196663,125,867,196663,125,868,
131320,869,262203,178,870,7,262203,129,871,7,262203,129,872,7,262203,129,873,7,262203,178,874,7,
262203,178,875,7,262203,129,876,7,262203,125,877,7,262203,125,878,7,262203,129,879,7,262203,129,
880,7,262203,129,881,7,262203,178,882,7,262203,178,883,7,262203,125,884,7,262203,129,885,7,262203,
178,886,7,262203,125,887,7,262203,129,888,7,262203,129,889,7,262203,129,890,7,262203,178,891,7,
262203,178,892,7,262203,125,893,7,262203,129,894,7,262203,178,895,7,262203,129,896,7,262203,129,
897,7,262203,181,898,7,262203,125,899,7,262203,136,900,7,262201,122,901,377,327850,192,902,901,
252,196855,903,0,262394,902,904,903,131320,904,196670,299,252,196670,300,221,131321,903,131320,
903,262205,122,905,865,196670,871,905,262205,122,906,866,196670,872,906,196670,873,252,589881,120,
907,765,871,872,873,874,875,262205,177,908,874,196670,870,908,262205,177,909,875,196855,910,0,
262394,55,911,912,131320,911,262205,122,913,865,196670,876,913,262205,124,914,867,196670,877,914,
262205,124,915,868,196670,878,915,458809,124,916,679,876,877,878,131321,910,131320,912,262368,191,
191,247,131321,910,131320,910,458997,124,917,916,911,237,912,131321,918,131320,918,458997,177,919,
909,910,920,921,458997,124,922,297,910,923,921,458997,122,924,252,910,925,921,262390,926,921,0,
131321,927,131320,927,327856,192,928,924,171,262394,928,929,926,131320,929,327852,192,930,924,252,
196855,931,0,262394,930,932,931,131320,932,262205,122,933,865,196670,879,933,262205,122,934,866,
196670,880,934,196670,881,924,589881,120,935,765,879,880,881,882,883,262205,177,936,882,196670,
870,936,262205,177,937,883,131321,931,131320,931,458997,177,920,919,929,937,932,196670,884,917,
196670,885,924,262205,177,938,870,196670,886,938,524345,120,939,799,884,885,886,920,262205,177,
940,886,196670,870,940,131321,941,131320,941,458997,122,942,252,931,943,944,458997,124,923,922,
931,945,944,262390,946,944,1,131321,947,131320,947,327856,192,948,942,176,262394,948,949,946,
131320,949,131321,950,131320,950,458997,124,945,923,949,951,952,458997,130,953,221,949,954,952,
262390,955,952,1,131321,956,131320,956,327857,192,957,953,222,262394,957,958,955,131320,958,
393281,125,959,870,942,953,262205,124,960,959,393228,124,961,1,4,960,327866,192,962,961,945,
393385,124,951,962,961,945,131321,952,131320,952,327808,130,954,953,224,131321,950,131320,955,
131321,944,131320,944,327808,122,943,942,224,131321,941,131320,946,131321,921,131320,921,327808,
122,925,924,224,131321,918,131320,926,262268,122,963,922,458991,122,964,299,159,252,963,262368,
191,191,247,262205,122,965,299,262268,124,966,965,196670,887,966,327737,124,967,420,887,327813,
124,64,294,967,327813,124,65,966,301,131321,968,131320,968,458997,130,969,221,926,970,971,458997,
122,972,252,926,973,971,262390,974,971,0,131321,975,131320,975,327856,192,976,972,171,262394,976,
977,974,131320,977,196855,978,0,262394,302,979,978,131320,979,262205,122,980,865,196670,888,980,
262205,122,981,866,196670,889,981,196670,890,972,589881,120,982,765,888,889,890,891,892,262205,
177,983,891,196670,870,983,262205,177,984,892,196670,893,917,196670,894,972,196670,895,983,524345,
120,985,799,893,894,895,984,262205,177,986,895,196670,870,986,131321,978,131320,978,131321,987,
131320,987,458997,130,970,969,978,988,989,458997,122,990,252,978,991,989,262390,992,989,1,131321,
993,131320,993,327856,192,994,990,176,262394,994,995,992,131320,995,196670,896,972,196670,897,990,
393273,122,996,754,896,897,327745,181,997,870,990,262205,144,998,997,196670,898,998,196670,899,64,
196670,900,970,458809,122,999,828,898,899,900,262205,130,988,900,327856,192,1000,996,303,196855,
1001,0,262394,1000,1002,1001,131320,1002,327814,122,1003,996,164,327817,122,1004,996,164,393281,
298,1005,306,1003,1004,196670,1005,999,131321,1001,131320,1001,131321,989,131320,989,327808,122,
991,990,224,131321,987,131320,992,131321,971,131320,971,327808,122,973,972,224,131321,968,131320,
974,458986,130,1006,300,159,252,969,262368,191,191,247,131326,65,65592,327734,122,1007,0,143,
196663,129,1008,196663,129,1009,131320,1010,262205,122,1011,1008,327812,122,1012,1011,164,327814,
122,1013,1012,66,262205,122,1014,1008,327812,122,1015,1014,164,327817,122,1016,1015,66,327854,192,
1017,1016,68,327846,192,1018,67,1017,262312,192,1019,1018,196855,1020,0,262394,1019,1021,1020,
131320,1021,327854,192,1022,1013,307,131321,1020,131320,1020,458997,192,1023,1018,1010,1022,1021,
196855,1024,0,262394,1023,1025,1024,131320,1025,262205,122,1026,1008,327812,122,1027,1026,164,
262205,122,1028,1009,327808,122,1029,1027,1028,131326,1029,131320,1024,327812,122,1030,1013,66,
327814,122,1031,1016,191,327808,122,1032,1030,1031,262205,122,1033,1009,327879,122,1034,1033,159,
327808,122,1035,1032,1034,262205,122,1036,1009,327874,122,1037,1036,224,327812,122,1038,1037,308,
327808,122,1039,1035,1038,131326,1039,65592,327734,124,1040,0,184,196663,136,1041,196663,136,1042,
196663,125,1043,196663,125,1044,196663,129,1045,131320,1046,262205,130,1047,1041,262205,130,1048,
1042,327810,130,1049,1047,1048,262255,124,1050,1049,262205,124,1051,1044,262205,124,1052,1043,
327813,124,71,1051,1052,327813,124,72,1050,71,327745,311,1053,310,245,262205,122,1054,1053,327851,
192,1055,1054,312,196855,1056,0,262394,1055,1057,1056,131320,1057,262205,122,1058,1045,327808,122,
1059,1054,1058,393281,282,1060,76,221,1059,262205,124,1061,1060,327809,124,77,72,1061,131321,1056,
131320,1056,458997,124,1062,72,1046,77,1057,131326,1062,65592,327734,185,1063,0,186,196663,125,
1064,196663,125,1065,196663,129,1066,196663,129,1067,131320,1068,262203,314,1069,7,262205,122,
1070,1067,327812,122,1071,1070,316,262205,122,1072,1066,327808,122,1073,1071,1072,393281,317,1074,
80,221,1073,262205,185,1075,1074,196670,1069,1075,262205,124,1076,1064,327745,125,1077,1069,252,
262205,124,1078,1077,327813,124,81,1076,1078,262205,124,1079,1065,327745,125,1080,1069,159,262205,
124,1081,1080,327813,124,82,1079,1081,327811,124,83,81,82,262205,124,1082,1064,262205,124,1083,
1080,327813,124,84,1082,1083,262205,124,1084,1065,262205,124,1085,1077,327813,124,85,1084,1085,
327809,124,86,84,85,327760,185,1086,83,86,131326,1086,65592,327734,120,1087,0,187,196663,129,1088,
196663,181,1089,196663,129,1090,131320,1091,262203,125,1092,7,262203,125,1093,7,262203,129,1094,7,
262203,129,1095,7,262203,125,1096,7,262203,125,1097,7,262203,129,1098,7,262203,129,1099,7,262203,
314,1100,7,262203,125,1101,7,262203,125,1102,7,262203,129,1103,7,262203,129,1104,7,262203,314,
1105,7,262203,125,1106,7,262203,125,1107,7,262203,129,1108,7,262203,129,1109,7,262203,181,1110,7,
262203,125,1111,7,262203,125,1112,7,262203,125,1113,7,262203,125,1114,7,262205,122,1115,1088,
327812,122,1116,1115,164,327814,122,1117,1116,66,262205,122,1118,1088,327812,122,87,1118,164,
327817,122,88,87,66,327745,320,1119,93,221,262205,122,1120,1119,262205,122,1121,1090,327808,122,
94,1120,1121,327808,122,1122,88,191,327856,192,1123,1117,321,327856,192,1124,88,68,327847,192,
1125,1123,1124,196855,1126,0,262394,1125,1127,1126,131320,1127,196855,1128,0,262394,67,1129,1130,
131320,1129,327814,122,95,88,191,327745,125,1131,1089,252,262205,124,1132,1131,196670,1092,1132,
327745,125,1133,1089,159,262205,124,1134,1133,196670,1093,1134,196670,1094,95,196670,1095,94,
524345,185,1135,1063,1092,1093,1094,1095,327761,124,1136,1135,0,196670,1131,1136,327761,124,1137,
1135,1,196670,1133,1137,327808,122,96,95,159,327745,125,1138,1089,191,262205,124,1139,1138,196670,
1096,1139,327745,125,1140,1089,267,262205,124,1141,1140,196670,1097,1141,196670,1098,96,196670,
1099,94,524345,185,1142,1063,1096,1097,1098,1099,327761,124,1143,1142,0,196670,1138,1143,327761,
124,1144,1142,1,196670,1140,1144,131321,1128,131320,1130,327814,122,97,88,191,327745,125,1145,
1089,252,262205,124,1146,1145,196670,1101,1146,327745,125,1147,1089,191,262205,124,1148,1147,
196670,1102,1148,196670,1103,97,196670,1104,94,524345,185,1149,1063,1101,1102,1103,1104,196670,
1100,1149,327808,122,98,97,159,327745,125,1150,1089,159,262205,124,1151,1150,196670,1106,1151,
327745,125,1152,1089,267,262205,124,1153,1152,196670,1107,1153,196670,1108,98,196670,1109,94,
524345,185,1154,1063,1106,1107,1108,1109,196670,1105,1154,327745,125,1155,1100,252,262205,124,
1156,1155,327745,125,1157,1105,252,262205,124,1158,1157,327745,125,1159,1100,159,262205,124,1160,
1159,327745,125,1161,1105,159,262205,124,1162,1161,458832,144,1163,1156,1158,1160,1162,196670,
1089,1163,327814,122,1164,88,191,327808,122,1165,1164,322,131321,1128,131320,1128,458997,122,1166,
1122,1129,1165,1130,458997,122,1167,88,1129,1164,1130,131321,1126,131320,1126,458997,122,1168,
1122,1091,1166,1128,458997,122,1169,88,1091,1167,1128,327856,192,1170,1117,69,196855,1171,0,
262394,1170,1172,1173,131320,1172,327745,311,1174,310,323,262205,122,1175,1174,262205,122,1176,
1090,327745,311,1177,310,243,262205,122,1178,1177,327812,122,1179,1176,1178,327808,122,1180,1175,
1179,327812,122,1181,1117,326,327808,122,1182,1180,1181,262205,144,1183,1089,327745,327,1184,310,
219,262205,124,1185,1184,327822,144,99,1183,1185,196670,1110,99,327808,122,1186,1182,1169,327745,
125,1187,1110,252,262205,124,1188,1187,393281,282,1189,47,221,1186,196670,1189,1188,327808,122,
1190,1186,159,327745,125,1191,1110,159,262205,124,1192,1191,393281,282,1193,47,221,1190,196670,
1193,1192,327808,122,1194,1182,1168,327745,125,1195,1110,191,262205,124,1196,1195,393281,282,1197,
47,221,1194,196670,1197,1196,327808,122,1198,1194,159,327745,125,1199,1110,267,262205,124,1200,
1199,393281,282,1201,47,221,1198,196670,1201,1200,131321,1171,131320,1173,327810,122,1202,1117,69,
327856,192,1203,1202,70,196855,1204,0,262394,1203,1205,1206,131320,1205,131321,1204,131320,1206,
327810,122,1207,1202,70,131321,1204,131320,1204,458997,122,1208,1202,1205,1207,1206,327745,311,
1209,310,328,262205,122,1210,1209,327812,122,1211,1208,1210,327808,122,1212,1211,94,327812,122,
1213,1212,326,327745,125,1214,1089,252,262205,124,1215,1214,196670,1111,1215,327745,125,1216,1089,
159,262205,124,1217,1216,196670,1112,1217,393273,122,1218,408,1111,1112,327745,125,1219,1089,191,
262205,124,1220,1219,196670,1113,1220,327745,125,1221,1089,267,262205,124,1222,1221,196670,1114,
1222,393273,122,1223,408,1113,1114,196855,1224,0,262394,1203,1225,1226,131320,1225,327808,122,
1227,1213,1169,327814,122,1228,1227,191,393281,320,1229,102,221,1228,196670,1229,1218,327808,122,
1230,1213,1168,327814,122,1231,1230,191,393281,320,1232,102,221,1231,196670,1232,1223,131321,1224,
131320,1226,327808,122,1233,1213,1169,327814,122,1234,1233,191,393281,320,1235,105,221,1234,
196670,1235,1218,327808,122,1236,1213,1168,327814,122,1237,1236,191,393281,320,1238,105,221,1237,
196670,1238,1223,131321,1224,131320,1224,131321,1171,131320,1171,65789,65592,327734,120,1239,0,
188,196663,129,1240,196663,125,1241,196663,129,1242,131320,1243,262203,125,1244,7,262203,125,1245,
7,327745,311,1246,310,323,262205,122,1247,1246,262205,122,1248,1242,327745,311,1249,310,243,
262205,122,1250,1249,327812,122,1251,1248,1250,327808,122,1252,1247,1251,262205,122,1253,1240,
327808,122,1254,1252,1253,393281,282,1255,47,221,1254,262205,124,1256,1255,196670,1244,1256,
262205,124,1257,1241,196670,1245,1257,393273,124,1258,541,1244,1245,196670,1255,1258,65789,65592,
327734,120,1259,0,189,196663,129,1260,196663,125,1261,196663,125,1262,196663,129,1263,131320,1264,
262203,125,1265,7,262203,125,1266,7,262203,125,1267,7,262203,125,1268,7,262205,124,1269,1261,
327866,192,1270,1269,240,262205,124,1271,1261,393385,124,1272,1270,1271,240,196855,1273,0,262394,
106,1274,1275,131320,1274,262205,124,1276,1261,262205,124,1277,1261,262271,124,107,1277,196670,
1265,107,327737,124,1278,453,1265,196670,1266,237,196670,1267,1278,393273,124,1279,541,1266,1267,
196670,1268,1279,327737,124,1280,420,1268,327813,124,108,1276,1280,262205,124,1281,1262,327813,
124,109,108,1281,131321,1273,131320,1275,327813,124,110,1272,1272,262205,124,1282,1262,327813,124,
111,110,1282,131321,1273,131320,1273,458997,124,1283,109,1274,111,1275,327745,311,1284,310,323,
262205,122,1285,1284,262205,122,1286,1263,327745,311,1287,310,243,262205,122,1288,1287,327812,122,
1289,1286,1288,327808,122,1290,1285,1289,262205,122,1291,1260,327808,122,1292,1290,1291,393281,
282,1293,47,221,1292,196670,1293,1283,65789,65592,327734,132,1294,0,190,196663,129,1295,196663,
129,1296,131320,1297,196855,1298,0,262394,331,1299,1300,131320,1299,262205,122,1301,1296,327745,
332,1302,306,1301,262205,132,1303,1302,131321,1298,131320,1300,262205,122,1304,1295,327812,122,
1305,1304,163,262205,122,1306,1296,327808,122,1307,1305,1306,393281,334,1308,114,221,1307,262205,
132,1309,1308,131321,1298,131320,1298,458997,132,1310,1303,1299,1309,1300,131326,1310,65592,
327734,120,1311,0,202,196663,129,1312,196663,196,1313,196663,201,1314,131320,1315,262203,338,1316,
7,131321,1317,131320,1317,458997,122,1318,252,1315,1319,1320,262390,1321,1320,1,131321,1322,
131320,1322,327856,192,1323,1318,198,262394,1323,1324,1321,131320,1324,262205,122,1325,1312,
327808,122,1326,1325,1318,327812,122,1327,1326,138,262201,122,1328,377,327879,122,1329,1328,153,
327808,122,1330,1327,1329,458764,122,1331,1,38,1330,336,131321,1332,131320,1332,458997,122,1333,
252,1324,1334,1335,262390,1336,1335,1,131321,1337,131320,1337,327856,192,1338,1333,195,262394,
1338,1339,1336,131320,1339,327812,122,1340,1318,195,327808,122,1341,1340,1333,327745,311,1342,310,
221,262205,122,1343,1342,196670,1316,1313,327745,129,1344,1316,1333,262205,122,1345,1344,327812,
122,1346,1345,339,327808,122,1347,1343,1346,327808,122,1348,1347,1331,393281,334,1349,117,221,
1348,262205,132,1350,1349,327745,133,1351,1314,1341,196670,1351,1350,131321,1335,131320,1335,
327808,122,1334,1333,224,131321,1332,131320,1336,131321,1320,131320,1320,327808,122,1319,1318,224,
131321,1317,131320,1321,65789,65592,327734,120,1352,0,206,196663,129,1353,196663,200,1354,196663,
205,1355,131320,1356,262203,129,1357,7,262203,129,1358,7,262203,129,1359,7,262203,129,1360,7,
262203,129,1361,7,262203,129,1362,7,262203,129,1363,7,262203,129,1364,7,262203,133,1365,7,262203,
201,1366,7,262203,133,1367,7,262203,133,1368,7,262203,133,1369,7,262203,133,1370,7,131321,1371,
131320,1371,458997,122,1372,252,1356,1373,1374,262390,1375,1374,1,131321,1376,131320,1376,327856,
192,1377,1372,198,262394,1377,1378,1375,131320,1378,262205,122,1379,1353,327808,122,1380,1379,
1372,327812,122,1381,1380,138,262201,122,1382,377,327879,122,1383,1382,153,327808,122,1384,1381,
1383,327814,122,1385,1384,191,327812,122,1386,1385,138,327817,122,1387,1384,191,327808,122,1388,
1386,1387,131321,1389,131320,1389,458997,122,1390,252,1378,1391,1392,262390,1393,1392,1,131321,
1394,131320,1394,327856,192,1395,1390,9,262394,1395,1396,1393,131320,1396,196670,1357,1390,196670,
1358,1388,393273,132,1397,1294,1357,1358,327808,122,1398,1388,191,196670,1359,1390,196670,1360,
1398,393273,132,1399,1294,1359,1360,327808,122,1400,1388,164,196670,1361,1390,196670,1362,1400,
393273,132,1401,1294,1361,1362,327808,122,1402,1388,265,196670,1363,1390,196670,1364,1402,393273,
132,1403,1294,1363,1364,131321,1404,131320,1404,458997,122,1405,252,1396,1406,1407,262390,1408,
1407,1,131321,1409,131320,1409,327856,192,1410,1405,195,262394,1410,1411,1408,131320,1411,327812,
122,1412,1390,195,327808,122,1413,1412,1405,327812,122,1414,1372,195,327808,122,1415,1414,1405,
196670,1366,1354,327745,133,1416,1366,1415,262205,132,1417,1416,196670,1365,1417,196670,1367,1397,
196670,1368,1399,196670,1369,1401,196670,1370,1403,589881,130,1418,489,1365,1367,1368,1369,1370,
327745,136,1419,1355,1413,262205,130,1420,1419,327808,130,1421,1420,1418,196670,1419,1421,131321,
1407,131320,1407,327808,122,1406,1405,224,131321,1404,131320,1408,131321,1392,131320,1392,327808,
122,1391,1390,224,131321,1389,131320,1393,131321,1374,131320,1374,327808,122,1373,1372,224,131321,
1371,131320,1375,65789,65592,327734,120,376,0,207,196663,129,1422,131320,1423,262203,338,1424,7,
262203,129,1425,7,262203,129,1426,7,262203,205,1427,7,262203,346,1428,7,262203,129,1429,7,262203,
201,1430,7,262203,349,1431,7,262203,129,1432,7,262203,129,1433,7,262203,125,1434,7,262203,125,
1435,7,262203,353,1436,7,262203,129,1437,7,262203,205,1438,7,262203,129,1439,7,262203,201,1440,7,
262203,129,1441,7,262203,205,1442,7,262203,136,1443,7,262203,136,1444,7,262203,136,1445,7,262203,
136,1446,7,262203,125,1447,7,262203,125,1448,7,262203,129,1449,7,262203,129,1450,7,262203,125,
1451,7,262203,129,1452,7,262203,136,1453,7,262203,136,1454,7,262203,125,1455,7,262203,125,1456,7,
262203,129,1457,7,262203,129,1458,7,262203,125,1459,7,262203,125,1460,7,262203,129,1461,7,262203,
129,1462,7,262203,181,1463,7,262203,129,1464,7,262201,122,1465,377,327879,122,1466,1465,153,
327874,122,1467,1465,340,262205,122,1468,1422,327812,122,1469,1468,341,327808,122,1470,1469,1467,
327812,122,1471,1470,8,131321,1472,131320,1472,458997,122,1473,252,1423,1474,1475,262390,1476,
1475,1,131321,1477,131320,1477,327856,192,1478,1473,8,262394,1478,1479,1476,131320,1479,327808,
122,1480,1471,1473,327745,311,1481,310,342,262205,122,1482,1481,327810,122,1483,1482,159,458764,
122,1484,1,38,1480,1483,196855,1485,0,262394,343,1486,1487,131320,1486,327814,122,1488,1484,164,
327817,122,1489,1484,164,196670,1425,1488,196670,1426,1489,393273,122,1490,1007,1425,1426,131321,
1485,131320,1487,131321,1485,131320,1485,458997,122,1491,1490,1486,1484,1487,327745,129,1492,1424,
1473,196670,1492,1491,196855,1493,0,262394,344,1494,1493,131320,1494,327808,122,1495,8,1473,
327808,122,1496,1482,1484,327745,129,1497,1424,1495,196670,1497,1496,131321,1493,131320,1493,
131321,1475,131320,1475,327808,122,1474,1473,224,131321,1472,131320,1476,131321,1498,131320,1498,
458997,122,1499,252,1476,1500,1501,262390,1502,1501,1,131321,1503,131320,1503,327856,192,1504,
1499,203,262394,1504,1505,1502,131320,1505,327745,136,1506,1427,1499,196670,1506,221,131321,1501,
131320,1501,327808,122,1500,1499,224,131321,1498,131320,1502,131321,1507,131320,1507,458997,122,
1508,252,1502,1509,1510,262390,1511,1510,1,131321,1512,131320,1512,327856,192,1513,1508,195,
262394,1513,1514,1511,131320,1514,327745,311,1515,310,224,262205,122,1516,1515,327745,129,1517,
1424,1508,262205,122,1518,1517,327808,122,1519,1516,1518,393281,282,1520,76,221,1519,262205,124,
1521,1520,327745,125,1522,1428,1508,196670,1522,1521,131321,1510,131320,1510,327808,122,1509,1508,
224,131321,1507,131320,1511,262205,196,1523,1424,196670,1429,252,458809,120,1524,1311,1429,1523,
1430,262205,200,1525,1430,196855,1526,0,262394,347,1527,1528,131320,1527,327745,311,1529,310,222,
262205,122,1530,1529,196670,1432,1530,327745,311,1531,310,340,262205,122,1532,1531,196670,1433,
1532,327745,327,1533,310,350,262205,124,1534,1533,196670,1434,1534,327745,327,1535,310,351,262205,
124,1536,1535,196670,1435,1536,524345,124,1537,864,1432,1433,1434,1435,327745,125,1538,1431,221,
196670,1538,1537,262205,130,1539,300,327745,136,1540,1436,221,196670,1540,1539,131321,1526,131320,
1528,131321,1541,131320,1541,458997,122,1542,252,1528,1543,1544,262390,1545,1544,1,131321,1546,
131320,1546,327856,192,1547,1542,9,262394,1547,1548,1545,131320,1548,327745,311,1549,310,354,
262205,122,1550,1549,327812,122,1551,191,1542,327808,122,1552,1550,1551,393281,282,1553,47,221,
1552,262205,124,1554,1553,327745,125,1555,1431,1542,196670,1555,1554,327808,122,1556,1552,159,
393281,282,1557,47,221,1556,262205,124,1558,1557,262268,130,1559,1558,327745,136,1560,1436,1542,
196670,1560,1559,131321,1544,131320,1544,327808,122,1543,1542,224,131321,1541,131320,1545,131321,
1526,131320,1526,196670,1437,252,262205,204,1561,1427,196670,1438,1561,458809,120,1562,1352,1437,
1525,1438,262205,204,1563,1438,196670,1427,1563,131321,1564,131320,1564,458997,122,1565,198,1526,
1566,1567,262390,1568,1567,0,131321,1569,131320,1569,327856,192,1570,1565,355,262394,1570,1571,
1568,131320,1571,262205,196,1572,1424,196670,1439,1565,458809,120,1573,1311,1439,1572,1440,262205,
200,1574,1440,196670,1441,1565,262205,204,1575,1427,196670,1442,1575,458809,120,1576,1352,1441,
1574,1442,262205,204,1577,1442,196670,1427,1577,131321,1567,131320,1567,327808,122,1566,1565,198,
131321,1564,131320,1568,131321,1578,131320,1578,458997,122,1579,252,1568,1580,1581,262390,1582,
1581,1,131321,1583,131320,1583,327856,192,1584,1579,9,262394,1584,1585,1582,131320,1585,131321,
1586,131320,1586,458997,122,1587,252,1585,1588,1589,262390,1590,1589,1,131321,1591,131320,1591,
327856,192,1592,1587,8,262394,1592,1593,1590,131320,1593,327812,122,1594,1579,195,327808,122,1595,
1594,1587,327745,136,1596,1427,1595,262205,130,1597,1596,196670,1443,1597,327737,130,1598,547,
1443,196855,1599,0,262394,356,1600,1599,131320,1600,327808,122,1601,1594,8,327808,122,1602,1601,
1587,327745,136,1603,1427,1602,262205,130,1604,1603,196670,1444,1604,327737,130,1605,547,1444,
131321,1599,131320,1599,458997,130,1606,221,1593,1605,1600,196670,1445,1598,327745,136,1607,1436,
1579,262205,130,1608,1607,196670,1446,1608,327745,125,1609,1431,1579,262205,124,1610,1609,196670,
1447,1610,327745,125,1611,1428,1587,262205,124,1612,1611,196670,1448,1612,327745,129,1613,1424,
1587,262205,122,1614,1613,196670,1449,1614,589881,124,1615,1040,1445,1446,1447,1448,1449,327851,
192,1616,1466,252,196855,1617,0,262394,1616,1618,1617,131320,1618,131321,1589,131320,1617,196855,
1619,0,262394,357,1620,1621,131320,1620,327812,122,1622,1579,341,327808,122,1623,1622,1467,327812,
122,1624,1623,8,327808,122,1625,1624,1587,327745,257,1626,362,1625,196670,1626,1615,131321,1619,
131320,1621,327808,122,1627,1471,1587,327745,311,1628,310,342,262205,122,1629,1628,327856,192,
1630,1627,1629,196855,1631,0,262394,1630,1632,1631,131320,1632,327745,311,1633,310,241,262205,122,
1634,1633,327856,192,1635,1579,1634,131321,1631,131320,1631,458997,192,1636,1630,1621,1635,1632,
196855,1637,0,262394,1636,1638,1637,131320,1638,196855,1639,0,262394,363,1640,1641,131320,1640,
262205,122,1642,1613,196670,1450,1642,196670,1451,1615,196670,1452,1579,458809,120,1643,1239,1450,
1451,1452,131321,1639,131320,1641,327808,122,1644,364,1587,262205,122,1645,1613,327808,122,1646,
1629,1645,196670,1453,1606,262205,130,1647,1607,196670,1454,1647,262205,124,1648,1609,196670,1455,
1648,327745,125,1649,1428,1644,262205,124,1650,1649,196670,1456,1650,196670,1457,1646,589881,124,
1651,1040,1453,1454,1455,1456,1457,262205,122,1652,1613,196670,1458,1652,196670,1459,1615,196670,
1460,1651,196670,1461,1579,524345,120,1653,1259,1458,1459,1460,1461,131321,1639,131320,1639,
131321,1637,131320,1637,131321,1619,131320,1619,131321,1589,131320,1589,327808,122,1588,1587,224,
131321,1586,131320,1590,131321,1581,131320,1581,327808,122,1580,1579,224,131321,1578,131320,1582,
196855,1654,0,262394,365,1655,1654,131320,1655,262368,191,191,247,262205,122,1656,1422,327812,122,
1657,1656,367,327817,122,1658,1465,367,327808,122,1659,1657,1658,327814,122,1660,1465,367,131321,
1661,131320,1661,458997,122,1662,1660,1655,1663,1664,262390,1665,1664,0,131321,1666,131320,1666,
327856,192,1667,1662,9,262394,1667,1668,1665,131320,1668,327812,122,1669,1662,367,327808,122,1670,
1669,1658,327812,122,1671,1670,164,327812,122,1672,1659,164,327745,311,1673,310,342,262205,122,
1674,1673,327856,192,1675,1672,1674,196855,1676,0,262394,1675,1677,1676,131320,1677,327745,311,
1678,310,241,262205,122,1679,1678,327856,192,1680,1662,1679,131321,1676,131320,1676,458997,192,
1681,1675,1668,1680,1677,196855,1682,0,262394,1681,1683,1682,131320,1683,327745,257,1684,362,1671,
262205,124,1685,1684,327808,122,1686,1671,159,327745,257,1687,362,1686,262205,124,1688,1687,
327808,122,1689,1671,191,327745,257,1690,362,1689,262205,124,1691,1690,327808,122,1692,1671,267,
327745,257,1693,362,1692,262205,124,1694,1693,458832,144,1695,1685,1688,1691,1694,196670,1462,
1659,196670,1463,1695,196670,1464,1662,458809,120,1696,1087,1462,1463,1464,131321,1682,131320,
1682,131321,1664,131320,1664,327814,122,1697,6,367,327808,122,1663,1662,1697,131321,1661,131320,
1665,131321,1654,131320,1654,65789,65592,};
static const uint32_t bitnet__spv_ternary_fast[] = {
119734787,66304,524299,1662,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
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
42,196679,86,42,196679,87,42,196679,88,42,262215,89,6,4,262215,90,6,4,262215,91,6,4,327752,92,0,
35,0,327752,92,1,35,4,327752,92,2,35,8,327752,92,3,35,12,327752,92,4,35,16,327752,92,5,35,20,
327752,92,6,35,24,327752,92,7,35,28,327752,92,8,35,32,327752,92,9,35,36,327752,92,10,35,40,327752,
92,11,35,44,327752,92,12,35,48,327752,92,13,35,52,327752,92,14,35,56,327752,92,15,35,60,327752,92,
16,35,64,327752,92,17,35,192,327752,92,18,35,2240,196679,92,2,262215,93,34,0,262215,93,33,7,
196679,94,42,196679,95,42,196679,96,42,196679,97,42,196679,98,42,196679,99,42,262215,100,6,4,
327752,101,0,35,0,196679,101,2,262215,102,34,0,262215,102,33,4,262215,103,6,4,327752,104,0,35,0,
196679,104,2,262215,105,34,0,262215,105,33,5,262215,106,1,8,196679,107,42,196679,108,42,196679,
109,42,196679,110,42,196679,111,42,262215,112,6,16,262216,113,0,24,327752,113,0,35,0,196679,113,2,
262215,114,34,0,262215,114,33,3,262215,115,6,16,262216,116,0,24,327752,116,0,35,0,196679,116,2,
262215,117,34,0,262215,117,33,0,262215,4,11,26,262215,118,1,0,262215,119,11,25,131091,120,196641,
121,120,262165,122,32,0,196641,123,122,196630,124,32,262176,125,7,124,262177,126,122,125,327713,
127,122,125,125,262177,128,124,125,262176,129,7,122,262165,130,32,1,327713,131,130,129,129,262167,
132,122,4,262176,133,7,132,524321,134,130,133,133,133,133,133,327713,135,124,125,125,262176,136,7,
130,262177,137,130,136,262187,122,138,8,262172,139,124,138,262176,140,7,139,262177,141,124,140,
393249,142,124,129,125,125,327713,143,122,129,129,262167,144,124,4,262194,122,5,256,262187,122,
145,127,393268,122,146,128,5,145,262187,122,147,128,393268,122,148,134,146,147,262187,122,149,32,
393268,122,150,132,148,149,262187,122,151,16,393268,122,152,134,150,151,262187,122,153,7,393268,
122,154,128,152,153,393268,122,155,134,154,138,393268,122,156,128,155,153,393268,122,157,134,156,
138,393268,122,158,128,155,157,262187,122,159,1,393268,122,160,130,158,159,393268,122,161,134,160,
157,393268,122,162,132,157,161,393268,122,163,132,162,149,262187,122,164,4,393268,122,165,132,163,
164,393268,122,166,132,163,164,262194,122,6,128,393268,122,167,132,138,6,393268,122,168,128,166,
167,393268,122,169,130,168,159,393268,122,170,132,138,6,393268,122,171,134,169,170,393268,122,172,
132,171,6,393268,122,173,128,165,172,393268,122,174,130,173,159,393268,122,175,132,171,6,393268,
122,176,134,174,175,262172,177,144,176,262176,178,7,177,524321,179,120,129,129,129,178,178,458785,
180,120,125,129,178,177,262176,181,7,144,393249,182,122,181,125,136,458785,183,124,129,129,125,
125,524321,184,124,136,136,125,125,129,262167,185,124,2,458785,186,185,125,125,129,129,393249,187,
120,129,181,129,393249,188,120,129,125,129,458785,189,120,129,125,125,129,327713,190,132,129,129,
262194,122,7,1,262187,122,191,2,131092,192,393268,192,193,170,7,191,262194,122,8,1,393268,122,194,
132,191,8,458804,122,195,169,193,194,8,262172,196,122,195,262194,122,9,1,393268,192,197,170,9,159,
458804,122,198,169,197,161,159,393268,122,199,132,198,195,262172,200,132,199,262176,201,7,200,
393249,202,120,129,196,201,393268,122,203,132,195,9,262172,204,130,203,262176,205,7,204,393249,
206,120,129,200,205,262177,207,120,129,262176,208,1,122,262203,208,3,1,262187,130,209,16,262187,
122,210,32768,262187,122,211,2147483647,262187,124,212,1056964608,262187,122,213,2139095040,
262187,122,214,32256,262187,122,215,1199566848,262187,122,216,31744,262187,122,217,947912704,
262187,122,218,1056964608,262187,130,219,13,262187,122,220,2129859015,262187,130,221,0,262187,130,
222,4,262187,124,223,1073741824,262187,130,224,1,262187,122,225,1597463007,262187,124,226,
1069547520,262187,124,227,1117782016,262187,124,228,1069066811,262187,124,229,1262485504,262187,
124,230,1060208640,262187,124,231,3109978243,262187,124,232,961571175,262187,124,233,985088974,
262187,124,234,1007192328,262187,124,235,1026206145,262187,124,236,1042983594,262187,124,237,
1065353216,262187,130,238,23,262187,124,239,3265265664,262187,124,240,0,262187,130,241,6,262187,
122,242,50529027,262187,130,243,2,262187,122,244,3,262187,122,245,0,262172,246,124,164,262176,247,
7,246,262172,248,124,191,262176,249,7,248,262187,122,250,63,393268,122,251,128,5,250,262187,122,
252,64,393268,122,253,134,251,252,262187,122,254,39,393268,122,255,128,253,254,262187,122,256,40,
393268,122,257,134,255,256,393268,122,258,128,253,257,393268,122,259,130,258,159,393268,122,260,
134,259,257,262172,261,124,260,262176,262,7,261,196637,45,124,196638,46,45,262176,263,12,46,
262203,263,47,12,393268,122,264,130,253,159,262176,265,12,124,262172,266,124,252,262176,267,4,266,
262203,267,268,4,262176,269,4,124,262187,122,270,264,262187,130,271,8,393268,122,272,132,253,252,
393268,122,273,134,272,164,393268,122,274,130,273,159,196637,52,144,196638,53,52,262176,275,12,53,
262203,275,54,12,262176,276,12,144,196656,192,55,196637,56,144,196638,57,56,262176,277,12,57,
262203,277,58,12,393268,122,61,134,272,164,458796,144,278,240,240,240,240,262167,279,192,4,262187,
124,280,1123942400,262187,124,281,3271557120,262187,130,282,255,262187,124,283,925353388,262176,
284,4,122,262203,284,285,4,262176,286,4,130,262203,286,287,4,262187,124,288,1006699012,393268,192,
289,172,171,159,393268,122,290,132,163,164,262172,291,132,163,262176,292,4,291,262203,292,293,4,
262194,122,66,64,196657,192,67,262194,122,68,64,262194,122,69,4,262194,122,70,2,393268,122,294,
128,69,70,393268,122,295,134,68,191,1441822,73,122,122,122,122,122,122,122,122,122,122,122,124,
124,124,122,122,122,122,122,122,262176,296,9,73,262203,296,297,9,262176,298,9,122,262187,122,299,
4294967295,196637,74,124,196638,75,74,262176,300,12,75,262203,300,76,12,262176,301,7,185,196637,
78,185,196638,79,78,262176,302,12,79,262203,302,80,12,393268,122,303,134,68,191,262176,304,12,185,
262172,89,122,149,262187,122,305,512,262172,90,122,305,196637,91,122,1376286,92,122,122,122,122,
122,122,122,122,122,122,122,122,122,122,124,122,89,90,91,262176,306,12,92,262203,306,93,12,262176,
307,12,122,393268,122,308,128,69,70,393268,122,309,134,68,191,262187,130,310,5,393268,122,311,128,
66,250,393268,122,312,134,311,252,393268,122,313,132,312,252,262176,314,9,124,262187,130,315,9,
196637,100,122,196638,101,100,262176,316,12,101,262203,316,102,12,196637,103,122,196638,104,103,
262176,317,12,104,262203,317,105,12,196657,192,106,393268,192,318,170,9,159,262176,319,4,132,
196637,112,132,196638,113,112,262176,320,12,113,262203,320,114,12,262176,321,12,132,393268,122,
322,134,150,151,393268,122,323,130,322,159,196637,115,132,196638,116,115,262176,324,12,116,262203,
324,117,12,262176,325,7,196,393268,122,326,134,150,151,262187,122,327,6,262187,130,328,3,393268,
122,329,134,6,138,262187,130,330,7,393268,192,331,170,7,245,393268,192,332,170,7,191,262172,333,
124,195,262176,334,7,333,393268,192,335,170,9,159,262172,336,124,9,262176,337,7,336,262187,130,
338,11,262187,130,339,12,262172,340,130,9,262176,341,7,340,262187,130,342,10,393268,122,343,132,
157,161,393268,192,344,170,7,191,393268,192,345,170,7,245,393268,122,346,132,329,8,393268,122,347,
132,346,9,262172,348,124,347,262176,349,4,348,262203,349,350,4,393268,192,351,170,7,159,393268,
122,352,130,195,8,393268,192,353,170,7,245,393268,122,354,132,329,8,393268,122,355,134,354,164,
262167,356,122,3,262176,357,1,356,262203,357,4,1,262194,122,118,1,393267,356,119,118,159,159,
262187,122,358,3355447295,327734,120,2,0,121,131320,359,262203,129,360,7,327745,208,361,4,245,
262205,122,362,361,196670,360,362,327737,120,363,364,360,65789,65592,327734,122,365,0,123,131320,
366,262205,122,367,3,131326,367,65592,327734,122,368,0,126,196663,125,369,131320,370,262205,124,
371,369,262268,122,372,371,327874,122,373,372,209,327879,122,374,373,210,327879,122,375,372,211,
262268,124,376,375,327809,124,10,376,212,327852,192,377,375,213,196855,378,0,262394,377,379,378,
131320,379,131326,214,131320,378,327854,192,380,375,215,196855,381,0,262394,380,382,381,131320,
382,327877,122,383,374,216,131326,383,131320,381,327856,192,384,375,217,196855,385,0,262394,384,
386,385,131320,386,262268,122,387,10,327810,122,388,387,218,327877,122,389,374,388,131326,389,
131320,385,327808,122,390,375,358,327874,122,391,375,219,327879,122,392,391,159,327808,122,393,
390,392,327874,122,394,393,219,327877,122,395,374,394,131326,395,65592,327734,122,396,0,127,
196663,125,397,196663,125,398,131320,399,262203,125,400,7,262203,125,401,7,262205,124,402,397,
196670,400,402,327737,122,403,368,400,262205,124,404,398,196670,401,404,327737,122,405,368,401,
327876,122,406,405,209,327877,122,407,403,406,131326,407,65592,327734,124,408,0,128,196663,125,
409,131320,410,262205,124,411,409,262268,122,412,411,327810,122,11,220,412,262268,124,413,11,
131321,414,131320,414,458997,124,415,413,410,14,416,458997,130,417,221,410,418,416,262390,419,416,
0,131321,420,131320,420,327857,192,421,417,222,262394,421,422,419,131320,422,262205,124,423,409,
327813,124,12,423,415,327811,124,13,223,12,327813,124,14,415,13,131321,416,131320,416,327808,130,
418,417,224,131321,414,131320,419,131326,415,65592,327734,124,424,0,128,196663,125,425,131320,426,
262205,124,427,425,262268,122,428,427,327874,122,429,428,224,327810,122,15,225,429,262268,124,430,
15,262205,124,431,425,327813,124,16,212,431,131321,432,131320,432,458997,124,433,430,426,20,434,
458997,130,435,221,426,436,434,262390,437,434,0,131321,438,131320,438,327857,192,439,435,222,
262394,439,440,437,131320,440,327813,124,17,16,433,327813,124,18,17,433,327811,124,19,226,18,
327813,124,20,433,19,131321,434,131320,434,327808,130,436,435,224,131321,432,131320,437,131326,
433,65592,327734,124,441,0,128,196663,125,442,131320,443,262205,124,444,442,327866,192,445,444,
227,262205,124,446,442,393385,124,447,445,227,446,327813,124,21,447,228,327809,124,22,21,229,
327811,124,23,22,229,327813,124,24,23,230,327811,124,25,447,24,327813,124,26,23,231,327811,124,27,
25,26,327813,124,28,232,27,327809,124,29,28,233,327813,124,30,29,27,327809,124,31,30,234,327813,
124,32,31,27,327809,124,33,32,235,327813,124,34,33,27,327809,124,35,34,236,327813,124,36,35,27,
327809,124,37,36,212,327813,124,38,27,27,327813,124,39,37,38,327809,124,40,39,27,327809,124,41,40,
237,262268,122,448,22,327808,122,42,448,145,327876,122,449,42,238,262268,124,450,449,327813,124,
43,41,450,262205,124,451,442,327864,192,452,451,239,393385,124,453,452,240,43,131326,453,65592,
327734,130,454,0,131,196663,129,455,196663,129,456,131320,457,262205,122,458,455,262268,130,459,
458,262205,122,460,456,262268,130,461,460,397666,130,462,459,461,0,131326,462,65592,327734,130,
463,0,134,196663,133,464,196663,133,465,196663,133,466,196663,133,467,196663,133,468,131320,469,
262203,129,470,7,262203,129,471,7,262203,129,472,7,262203,129,473,7,262203,129,474,7,262203,129,
475,7,262203,129,476,7,262203,129,477,7,131321,478,131320,478,458997,130,479,221,469,480,481,
458997,130,482,221,469,483,481,262390,484,481,1,131321,485,131320,485,327857,192,486,482,222,
262394,486,487,484,131320,487,327745,129,488,464,482,262205,122,489,488,327874,122,490,489,241,
327879,122,491,490,242,327745,129,492,465,482,262205,122,493,492,196670,470,493,196670,471,491,
393273,130,494,454,470,471,262205,122,495,488,327874,122,496,495,222,327879,122,497,496,242,
327745,129,498,466,482,262205,122,499,498,196670,472,499,196670,473,497,393273,130,500,454,472,
473,327808,130,501,494,500,262205,122,502,488,327874,122,503,502,243,327879,122,504,503,242,
327745,129,505,467,482,262205,122,506,505,196670,474,506,196670,475,504,393273,130,507,454,474,
475,327808,130,508,501,507,262205,122,509,488,327879,122,510,509,242,327745,129,511,468,482,
262205,122,512,511,196670,476,512,196670,477,510,393273,130,513,454,476,477,327808,130,514,508,
513,327808,130,480,479,514,131321,481,131320,481,327808,130,483,482,224,131321,478,131320,484,
131326,479,65592,327734,124,515,0,135,196663,125,516,196663,125,517,131320,518,262205,124,519,516,
262205,124,520,517,327809,124,44,519,520,131326,44,65592,327734,130,521,0,137,196663,136,522,
131320,523,262205,130,524,522,393562,130,525,244,524,159,262205,130,526,522,327808,130,527,526,
525,196670,522,527,262205,130,528,522,393562,130,529,244,528,191,262205,130,530,522,327808,130,
531,530,529,196670,522,531,262205,130,532,522,262205,130,533,522,393562,130,534,244,533,164,
327808,130,535,532,534,131326,535,65592,327734,124,536,0,141,196663,140,537,131320,538,262203,247,
539,7,262203,125,540,7,262203,125,541,7,262203,249,542,7,262203,125,543,7,262203,125,544,7,262203,
125,545,7,262203,125,546,7,262203,125,547,7,262203,125,548,7,262203,125,549,7,262203,125,550,7,
262203,125,551,7,262203,125,552,7,262201,122,553,365,327879,122,554,553,153,327879,122,555,554,
164,327851,192,556,555,245,327879,122,557,554,191,327851,192,558,557,245,327879,122,559,554,159,
327851,192,560,559,245,131321,561,131320,561,458997,130,562,221,538,563,564,262390,565,564,1,
131321,566,131320,566,327857,192,567,562,222,262394,567,568,565,131320,568,196855,569,0,262394,
556,570,571,131320,570,327808,130,572,562,222,327745,125,573,537,572,262205,124,574,573,131321,
569,131320,571,327745,125,575,537,562,262205,124,576,575,131321,569,131320,569,458997,124,577,574,
570,576,571,196855,578,0,262394,556,579,580,131320,579,327745,125,581,537,562,262205,124,582,581,
131321,578,131320,580,327808,130,583,562,222,327745,125,584,537,583,262205,124,585,584,131321,578,
131320,578,458997,124,586,582,579,585,580,393562,124,587,244,586,164,196670,540,577,196670,541,
587,393273,124,588,515,540,541,327745,125,589,539,562,196670,589,588,131321,564,131320,564,327808,
130,563,562,224,131321,561,131320,565,131321,590,131320,590,458997,130,591,221,565,592,593,262390,
594,593,1,131321,595,131320,595,327857,192,596,591,243,262394,596,597,594,131320,597,196855,598,0,
262394,558,599,600,131320,599,327808,130,601,591,243,327745,125,602,539,601,262205,124,603,602,
131321,598,131320,600,327745,125,604,539,591,262205,124,605,604,131321,598,131320,598,458997,124,
606,603,599,605,600,196855,607,0,262394,558,608,609,131320,608,327745,125,610,539,591,262205,124,
611,610,131321,607,131320,609,327808,130,612,591,243,327745,125,613,539,612,262205,124,614,613,
131321,607,131320,607,458997,124,615,611,608,614,609,393562,124,616,244,615,191,196670,543,606,
196670,544,616,393273,124,617,515,543,544,327745,125,618,542,591,196670,618,617,131321,593,131320,
593,327808,130,592,591,224,131321,590,131320,594,196855,619,0,262394,560,620,621,131320,620,
327745,125,622,542,224,262205,124,623,622,131321,619,131320,621,327745,125,624,542,221,262205,124,
625,624,131321,619,131320,619,458997,124,626,623,620,625,621,196855,627,0,262394,560,628,629,
131320,628,327745,125,630,542,221,262205,124,631,630,131321,627,131320,629,327745,125,632,542,224,
262205,124,633,632,131321,627,131320,627,458997,124,634,631,628,633,629,393562,124,635,244,634,
159,196670,545,626,196670,546,635,393273,124,636,515,545,546,393562,124,637,244,636,164,196670,
547,636,196670,548,637,393273,124,638,515,547,548,393562,124,639,244,638,191,196670,549,638,
196670,550,639,393273,124,640,515,549,550,393562,124,641,244,640,159,196670,551,640,196670,552,
641,393273,124,642,515,551,552,131326,642,65592,327734,124,643,0,142,196663,129,644,196663,125,
645,196663,125,646,131320,647,262203,262,648,7,262203,140,649,7,262203,140,650,7,262203,125,651,7,
262201,122,652,365,327879,122,653,652,250,131321,654,131320,654,458997,124,655,240,647,656,657,
458997,122,658,245,647,659,657,262390,660,657,0,131321,661,131320,661,327856,192,662,658,257,
262394,662,663,660,131320,663,131321,664,131320,664,458997,122,665,245,663,666,667,262390,668,667,
1,131321,669,131320,669,327856,192,670,665,260,262394,670,671,668,131320,671,327812,122,672,658,
260,327808,122,673,672,665,262205,122,674,644,458764,122,675,1,38,673,264,327812,122,676,675,252,
327808,122,677,674,676,327808,122,678,677,653,393281,265,679,47,221,678,262205,124,680,679,327745,
125,681,648,665,196670,681,680,327854,192,682,673,253,196855,683,0,262394,682,684,683,131320,684,
196670,681,240,131321,683,131320,683,131321,667,131320,667,327808,122,666,665,224,131321,664,
131320,668,131321,685,131320,685,458997,124,656,655,668,49,686,458997,122,687,245,668,688,686,
262390,689,686,1,131321,690,131320,690,327856,192,691,687,260,262394,691,692,689,131320,692,
327745,125,693,648,687,262205,124,694,693,262205,124,695,693,327813,124,48,694,695,327809,124,49,
656,48,131321,686,131320,686,327808,122,688,687,224,131321,685,131320,689,131321,657,131320,657,
327808,122,659,658,224,131321,654,131320,660,327745,269,696,268,653,196670,696,655,262368,191,191,
270,131321,697,131320,697,458997,130,698,221,660,699,700,262390,701,700,1,131321,702,131320,702,
327857,192,703,698,271,262394,703,704,701,131320,704,262201,122,705,365,327879,122,706,705,153,
327812,122,707,706,138,262268,122,708,698,327808,122,709,707,708,327745,269,710,268,709,262205,
124,711,710,327745,125,712,649,698,196670,712,711,131321,700,131320,700,327808,130,699,698,224,
131321,697,131320,701,262205,139,713,649,196670,650,713,327737,124,714,536,650,262205,124,715,645,
327813,124,50,714,715,262205,124,716,646,327809,124,51,50,716,196670,651,51,327737,124,717,424,
651,131326,717,65592,327734,122,718,0,143,196663,129,719,196663,129,720,131320,721,262201,122,722,
365,262205,122,723,719,327812,122,724,723,176,262205,122,725,720,327808,122,726,724,725,327812,
122,727,726,6,327808,122,728,722,727,131326,728,65592,327734,120,729,0,179,196663,129,730,196663,
129,731,196663,129,732,196663,178,733,196663,178,734,131320,735,262203,129,736,7,262203,129,737,7,
131321,738,131320,738,458997,122,739,245,735,740,741,262390,742,741,1,131321,743,131320,743,
327856,192,744,739,176,262394,744,745,742,131320,745,262205,122,746,732,196670,736,746,196670,737,
739,393273,122,747,718,736,737,458764,122,748,1,38,747,274,262205,122,749,730,327814,122,750,749,
164,327808,122,751,750,748,393281,276,752,54,221,751,262205,144,753,752,327745,181,754,733,739,
196670,754,753,196855,755,0,262394,55,756,755,131320,756,262205,122,757,731,327814,122,758,757,
164,327808,122,759,758,748,393281,276,760,58,221,759,262205,144,761,760,327745,181,762,734,739,
196670,762,761,131321,755,131320,755,131321,741,131320,741,327808,122,740,739,224,131321,738,
131320,742,65789,65592,327734,120,763,0,180,196663,125,764,196663,129,765,196663,178,766,196663,
177,767,131320,768,262203,178,769,7,262203,129,770,7,262203,129,771,7,131321,772,131320,772,
458997,122,773,245,768,62,774,262390,775,774,1,131321,776,131320,776,327856,192,777,773,176,
262394,777,778,775,131320,778,327745,181,779,766,773,262205,144,780,779,196855,781,0,262394,55,
782,781,131320,782,262205,124,783,764,327822,144,59,780,783,196670,769,767,327745,181,784,769,773,
262205,144,785,784,327813,144,60,59,785,131321,781,131320,781,458997,144,786,780,778,60,782,
262205,122,787,765,196670,770,787,196670,771,773,393273,122,788,718,770,771,327856,192,789,788,61,
458832,279,790,789,789,789,789,393385,144,791,790,786,278,196670,779,791,131321,774,131320,774,
327808,122,62,773,224,131321,772,131320,775,65789,65592,327734,122,792,0,182,196663,181,793,
196663,125,794,196663,136,795,131320,796,262203,181,797,7,262205,144,798,793,262205,124,799,794,
327822,144,63,798,799,196670,797,63,131321,800,131320,800,458997,122,801,245,796,802,803,458997,
130,804,221,796,805,803,262390,806,803,1,131321,807,131320,807,327857,192,808,804,222,262394,808,
809,806,131320,809,327745,125,810,797,804,262205,124,811,810,327864,192,812,811,280,196855,813,0,
262394,812,814,815,131320,814,262205,124,816,810,131321,813,131320,815,131321,813,131320,813,
458997,124,817,816,814,280,815,327866,192,818,817,281,393385,124,819,818,817,281,393228,124,820,1,
2,819,262254,130,821,820,262205,130,822,795,327808,130,823,822,821,196670,795,823,327879,130,824,
821,282,262268,122,825,824,327812,130,826,271,804,327876,122,827,825,826,327877,122,802,801,827,
131321,803,131320,803,327808,130,805,804,224,131321,800,131320,806,131326,801,65592,327734,124,
828,0,183,196663,129,829,196663,129,830,196663,125,831,196663,125,832,131320,833,262203,178,834,7,
262203,129,835,7,262203,129,836,7,262203,129,837,7,262203,178,838,7,262203,178,839,7,262203,129,
840,7,262203,125,841,7,262203,125,842,7,262203,129,843,7,262203,129,844,7,262203,129,845,7,262203,
178,846,7,262203,178,847,7,262203,125,848,7,262203,129,849,7,262203,178,850,7,262203,125,851,7,
262203,129,852,7,262203,129,853,7,262203,129,854,7,262203,178,855,7,262203,178,856,7,262203,125,
857,7,262203,129,858,7,262203,178,859,7,262203,129,860,7,262203,129,861,7,262203,181,862,7,262203,
125,863,7,262203,136,864,7,262201,122,865,365,327850,192,866,865,245,196855,867,0,262394,866,868,
867,131320,868,196670,285,245,196670,287,221,131321,867,131320,867,262205,122,869,829,196670,835,
869,262205,122,870,830,196670,836,870,196670,837,245,589881,120,871,729,835,836,837,838,839,
262205,177,872,838,196670,834,872,262205,177,873,839,196855,874,0,262394,55,875,876,131320,875,
262205,122,877,829,196670,840,877,262205,124,878,831,196670,841,878,262205,124,879,832,196670,842,
879,458809,124,880,643,840,841,842,131321,874,131320,876,262368,191,191,270,131321,874,131320,874,
458997,124,881,880,875,237,876,131321,882,131320,882,458997,177,883,873,874,884,885,458997,124,
886,283,874,887,885,458997,122,888,245,874,889,885,262390,890,885,0,131321,891,131320,891,327856,
192,892,888,171,262394,892,893,890,131320,893,327852,192,894,888,245,196855,895,0,262394,894,896,
895,131320,896,262205,122,897,829,196670,843,897,262205,122,898,830,196670,844,898,196670,845,888,
589881,120,899,729,843,844,845,846,847,262205,177,900,846,196670,834,900,262205,177,901,847,
131321,895,131320,895,458997,177,884,883,893,901,896,196670,848,881,196670,849,888,262205,177,902,
834,196670,850,902,524345,120,903,763,848,849,850,884,262205,177,904,850,196670,834,904,131321,
905,131320,905,458997,122,906,245,895,907,908,458997,124,887,886,895,909,908,262390,910,908,1,
131321,911,131320,911,327856,192,912,906,176,262394,912,913,910,131320,913,131321,914,131320,914,
458997,124,909,887,913,915,916,458997,130,917,221,913,918,916,262390,919,916,1,131321,920,131320,
920,327857,192,921,917,222,262394,921,922,919,131320,922,393281,125,923,834,906,917,262205,124,
924,923,393228,124,925,1,4,924,327866,192,926,925,909,393385,124,915,926,925,909,131321,916,
131320,916,327808,130,918,917,224,131321,914,131320,919,131321,908,131320,908,327808,122,907,906,
224,131321,905,131320,910,131321,885,131320,885,327808,122,889,888,224,131321,882,131320,890,
262268,122,927,886,458991,122,928,285,159,245,927,262368,191,191,270,262205,122,929,285,262268,
124,930,929,196670,851,930,327737,124,931,408,851,327813,124,64,280,931,327813,124,65,930,288,
131321,932,131320,932,458997,130,933,221,890,934,935,458997,122,936,245,890,937,935,262390,938,
935,0,131321,939,131320,939,327856,192,940,936,171,262394,940,941,938,131320,941,196855,942,0,
262394,289,943,942,131320,943,262205,122,944,829,196670,852,944,262205,122,945,830,196670,853,945,
196670,854,936,589881,120,946,729,852,853,854,855,856,262205,177,947,855,196670,834,947,262205,
177,948,856,196670,857,881,196670,858,936,196670,859,947,524345,120,949,763,857,858,859,948,
262205,177,950,859,196670,834,950,131321,942,131320,942,131321,951,131320,951,458997,130,934,933,
942,952,953,458997,122,954,245,942,955,953,262390,956,953,1,131321,957,131320,957,327856,192,958,
954,176,262394,958,959,956,131320,959,196670,860,936,196670,861,954,393273,122,960,718,860,861,
327745,181,961,834,954,262205,144,962,961,196670,862,962,196670,863,64,196670,864,934,458809,122,
963,792,862,863,864,262205,130,952,864,327856,192,964,960,290,196855,965,0,262394,964,966,965,
131320,966,327814,122,967,960,164,327817,122,968,960,164,393281,284,969,293,967,968,196670,969,
963,131321,965,131320,965,131321,953,131320,953,327808,122,955,954,224,131321,951,131320,956,
131321,935,131320,935,327808,122,937,936,224,131321,932,131320,938,458986,130,970,287,159,245,933,
262368,191,191,270,131326,65,65592,327734,122,971,0,143,196663,129,972,196663,129,973,131320,974,
262205,122,975,972,327812,122,976,975,164,327814,122,977,976,66,262205,122,978,972,327812,122,979,
978,164,327817,122,980,979,66,327854,192,981,980,68,327846,192,982,67,981,262312,192,983,982,
196855,984,0,262394,983,985,984,131320,985,327854,192,986,977,294,131321,984,131320,984,458997,
192,987,982,974,986,985,196855,988,0,262394,987,989,988,131320,989,262205,122,990,972,327812,122,
991,990,164,262205,122,992,973,327808,122,993,991,992,131326,993,131320,988,327812,122,994,977,66,
327814,122,995,980,191,327808,122,996,994,995,262205,122,997,973,327879,122,998,997,159,327808,
122,999,996,998,262205,122,1000,973,327874,122,1001,1000,224,327812,122,1002,1001,295,327808,122,
1003,999,1002,131326,1003,65592,327734,124,1004,0,184,196663,136,1005,196663,136,1006,196663,125,
1007,196663,125,1008,196663,129,1009,131320,1010,262205,130,1011,1005,262205,130,1012,1006,327810,
130,1013,1011,1012,262255,124,1014,1013,262205,124,1015,1008,262205,124,1016,1007,327813,124,71,
1015,1016,327813,124,72,1014,71,327745,298,1017,297,243,262205,122,1018,1017,327851,192,1019,1018,
299,196855,1020,0,262394,1019,1021,1020,131320,1021,262205,122,1022,1009,327808,122,1023,1018,
1022,393281,265,1024,76,221,1023,262205,124,1025,1024,327809,124,77,72,1025,131321,1020,131320,
1020,458997,124,1026,72,1010,77,1021,131326,1026,65592,327734,185,1027,0,186,196663,125,1028,
196663,125,1029,196663,129,1030,196663,129,1031,131320,1032,262203,301,1033,7,262205,122,1034,
1031,327812,122,1035,1034,303,262205,122,1036,1030,327808,122,1037,1035,1036,393281,304,1038,80,
221,1037,262205,185,1039,1038,196670,1033,1039,262205,124,1040,1028,327745,125,1041,1033,245,
262205,124,1042,1041,327813,124,81,1040,1042,262205,124,1043,1029,327745,125,1044,1033,159,262205,
124,1045,1044,327813,124,82,1043,1045,327811,124,83,81,82,262205,124,1046,1028,262205,124,1047,
1044,327813,124,84,1046,1047,262205,124,1048,1029,262205,124,1049,1041,327813,124,85,1048,1049,
327809,124,86,84,85,327760,185,1050,83,86,131326,1050,65592,327734,120,1051,0,187,196663,129,1052,
196663,181,1053,196663,129,1054,131320,1055,262203,125,1056,7,262203,125,1057,7,262203,129,1058,7,
262203,129,1059,7,262203,125,1060,7,262203,125,1061,7,262203,129,1062,7,262203,129,1063,7,262203,
301,1064,7,262203,125,1065,7,262203,125,1066,7,262203,129,1067,7,262203,129,1068,7,262203,301,
1069,7,262203,125,1070,7,262203,125,1071,7,262203,129,1072,7,262203,129,1073,7,262203,181,1074,7,
262203,125,1075,7,262203,125,1076,7,262203,125,1077,7,262203,125,1078,7,262205,122,1079,1052,
327812,122,1080,1079,164,327814,122,1081,1080,66,262205,122,1082,1052,327812,122,87,1082,164,
327817,122,88,87,66,327745,307,1083,93,221,262205,122,1084,1083,262205,122,1085,1054,327808,122,
94,1084,1085,327808,122,1086,88,191,327856,192,1087,1081,308,327856,192,1088,88,68,327847,192,
1089,1087,1088,196855,1090,0,262394,1089,1091,1090,131320,1091,196855,1092,0,262394,67,1093,1094,
131320,1093,327814,122,95,88,191,327745,125,1095,1053,245,262205,124,1096,1095,196670,1056,1096,
327745,125,1097,1053,159,262205,124,1098,1097,196670,1057,1098,196670,1058,95,196670,1059,94,
524345,185,1099,1027,1056,1057,1058,1059,327761,124,1100,1099,0,196670,1095,1100,327761,124,1101,
1099,1,196670,1097,1101,327808,122,96,95,159,327745,125,1102,1053,191,262205,124,1103,1102,196670,
1060,1103,327745,125,1104,1053,244,262205,124,1105,1104,196670,1061,1105,196670,1062,96,196670,
1063,94,524345,185,1106,1027,1060,1061,1062,1063,327761,124,1107,1106,0,196670,1102,1107,327761,
124,1108,1106,1,196670,1104,1108,131321,1092,131320,1094,327814,122,97,88,191,327745,125,1109,
1053,245,262205,124,1110,1109,196670,1065,1110,327745,125,1111,1053,191,262205,124,1112,1111,
196670,1066,1112,196670,1067,97,196670,1068,94,524345,185,1113,1027,1065,1066,1067,1068,196670,
1064,1113,327808,122,98,97,159,327745,125,1114,1053,159,262205,124,1115,1114,196670,1070,1115,
327745,125,1116,1053,244,262205,124,1117,1116,196670,1071,1117,196670,1072,98,196670,1073,94,
524345,185,1118,1027,1070,1071,1072,1073,196670,1069,1118,327745,125,1119,1064,245,262205,124,
1120,1119,327745,125,1121,1069,245,262205,124,1122,1121,327745,125,1123,1064,159,262205,124,1124,
1123,327745,125,1125,1069,159,262205,124,1126,1125,458832,144,1127,1120,1122,1124,1126,196670,
1053,1127,327814,122,1128,88,191,327808,122,1129,1128,309,131321,1092,131320,1092,458997,122,1130,
1086,1093,1129,1094,458997,122,1131,88,1093,1128,1094,131321,1090,131320,1090,458997,122,1132,
1086,1055,1130,1092,458997,122,1133,88,1055,1131,1092,327856,192,1134,1081,69,196855,1135,0,
262394,1134,1136,1137,131320,1136,327745,298,1138,297,310,262205,122,1139,1138,262205,122,1140,
1054,327745,298,1141,297,241,262205,122,1142,1141,327812,122,1143,1140,1142,327808,122,1144,1139,
1143,327812,122,1145,1081,313,327808,122,1146,1144,1145,262205,144,1147,1053,327745,314,1148,297,
219,262205,124,1149,1148,327822,144,99,1147,1149,196670,1074,99,327808,122,1150,1146,1133,327745,
125,1151,1074,245,262205,124,1152,1151,393281,265,1153,47,221,1150,196670,1153,1152,327808,122,
1154,1150,159,327745,125,1155,1074,159,262205,124,1156,1155,393281,265,1157,47,221,1154,196670,
1157,1156,327808,122,1158,1146,1132,327745,125,1159,1074,191,262205,124,1160,1159,393281,265,1161,
47,221,1158,196670,1161,1160,327808,122,1162,1158,159,327745,125,1163,1074,244,262205,124,1164,
1163,393281,265,1165,47,221,1162,196670,1165,1164,131321,1135,131320,1137,327810,122,1166,1081,69,
327856,192,1167,1166,70,196855,1168,0,262394,1167,1169,1170,131320,1169,131321,1168,131320,1170,
327810,122,1171,1166,70,131321,1168,131320,1168,458997,122,1172,1166,1169,1171,1170,327745,298,
1173,297,315,262205,122,1174,1173,327812,122,1175,1172,1174,327808,122,1176,1175,94,327812,122,
1177,1176,313,327745,125,1178,1053,245,262205,124,1179,1178,196670,1075,1179,327745,125,1180,1053,
159,262205,124,1181,1180,196670,1076,1181,393273,122,1182,396,1075,1076,327745,125,1183,1053,191,
262205,124,1184,1183,196670,1077,1184,327745,125,1185,1053,244,262205,124,1186,1185,196670,1078,
1186,393273,122,1187,396,1077,1078,196855,1188,0,262394,1167,1189,1190,131320,1189,327808,122,
1191,1177,1133,327814,122,1192,1191,191,393281,307,1193,102,221,1192,196670,1193,1182,327808,122,
1194,1177,1132,327814,122,1195,1194,191,393281,307,1196,102,221,1195,196670,1196,1187,131321,1188,
131320,1190,327808,122,1197,1177,1133,327814,122,1198,1197,191,393281,307,1199,105,221,1198,
196670,1199,1182,327808,122,1200,1177,1132,327814,122,1201,1200,191,393281,307,1202,105,221,1201,
196670,1202,1187,131321,1188,131320,1188,131321,1135,131320,1135,65789,65592,327734,120,1203,0,
188,196663,129,1204,196663,125,1205,196663,129,1206,131320,1207,262203,125,1208,7,262203,125,1209,
7,327745,298,1210,297,310,262205,122,1211,1210,262205,122,1212,1206,327745,298,1213,297,241,
262205,122,1214,1213,327812,122,1215,1212,1214,327808,122,1216,1211,1215,262205,122,1217,1204,
327808,122,1218,1216,1217,393281,265,1219,47,221,1218,262205,124,1220,1219,196670,1208,1220,
262205,124,1221,1205,196670,1209,1221,393273,124,1222,515,1208,1209,196670,1219,1222,65789,65592,
327734,120,1223,0,189,196663,129,1224,196663,125,1225,196663,125,1226,196663,129,1227,131320,1228,
262203,125,1229,7,262203,125,1230,7,262203,125,1231,7,262203,125,1232,7,262205,124,1233,1225,
327866,192,1234,1233,240,262205,124,1235,1225,393385,124,1236,1234,1235,240,196855,1237,0,262394,
106,1238,1239,131320,1238,262205,124,1240,1225,262205,124,1241,1225,262271,124,107,1241,196670,
1229,107,327737,124,1242,441,1229,196670,1230,237,196670,1231,1242,393273,124,1243,515,1230,1231,
196670,1232,1243,327737,124,1244,408,1232,327813,124,108,1240,1244,262205,124,1245,1226,327813,
124,109,108,1245,131321,1237,131320,1239,327813,124,110,1236,1236,262205,124,1246,1226,327813,124,
111,110,1246,131321,1237,131320,1237,458997,124,1247,109,1238,111,1239,327745,298,1248,297,310,
262205,122,1249,1248,262205,122,1250,1227,327745,298,1251,297,241,262205,122,1252,1251,327812,122,
1253,1250,1252,327808,122,1254,1249,1253,262205,122,1255,1224,327808,122,1256,1254,1255,393281,
265,1257,47,221,1256,196670,1257,1247,65789,65592,327734,132,1258,0,190,196663,129,1259,196663,
129,1260,131320,1261,196855,1262,0,262394,318,1263,1264,131320,1263,262205,122,1265,1260,327745,
319,1266,293,1265,262205,132,1267,1266,131321,1262,131320,1264,262205,122,1268,1259,327812,122,
1269,1268,163,262205,122,1270,1260,327808,122,1271,1269,1270,393281,321,1272,114,221,1271,262205,
132,1273,1272,131321,1262,131320,1262,458997,132,1274,1267,1263,1273,1264,131326,1274,65592,
327734,120,1275,0,202,196663,129,1276,196663,196,1277,196663,201,1278,131320,1279,262203,325,1280,
7,131321,1281,131320,1281,458997,122,1282,245,1279,1283,1284,262390,1285,1284,1,131321,1286,
131320,1286,327856,192,1287,1282,198,262394,1287,1288,1285,131320,1288,262205,122,1289,1276,
327808,122,1290,1289,1282,327812,122,1291,1290,138,262201,122,1292,365,327879,122,1293,1292,153,
327808,122,1294,1291,1293,458764,122,1295,1,38,1294,323,131321,1296,131320,1296,458997,122,1297,
245,1288,1298,1299,262390,1300,1299,1,131321,1301,131320,1301,327856,192,1302,1297,195,262394,
1302,1303,1300,131320,1303,327812,122,1304,1282,195,327808,122,1305,1304,1297,327745,298,1306,297,
221,262205,122,1307,1306,196670,1280,1277,327745,129,1308,1280,1297,262205,122,1309,1308,327812,
122,1310,1309,326,327808,122,1311,1307,1310,327808,122,1312,1311,1295,393281,321,1313,117,221,
1312,262205,132,1314,1313,327745,133,1315,1278,1305,196670,1315,1314,131321,1299,131320,1299,
327808,122,1298,1297,224,131321,1296,131320,1300,131321,1284,131320,1284,327808,122,1283,1282,224,
131321,1281,131320,1285,65789,65592,327734,120,1316,0,206,196663,129,1317,196663,200,1318,196663,
205,1319,131320,1320,262203,129,1321,7,262203,129,1322,7,262203,129,1323,7,262203,129,1324,7,
262203,129,1325,7,262203,129,1326,7,262203,129,1327,7,262203,129,1328,7,262203,133,1329,7,262203,
201,1330,7,262203,133,1331,7,262203,133,1332,7,262203,133,1333,7,262203,133,1334,7,131321,1335,
131320,1335,458997,122,1336,245,1320,1337,1338,262390,1339,1338,1,131321,1340,131320,1340,327856,
192,1341,1336,198,262394,1341,1342,1339,131320,1342,262205,122,1343,1317,327808,122,1344,1343,
1336,327812,122,1345,1344,138,262201,122,1346,365,327879,122,1347,1346,153,327808,122,1348,1345,
1347,327814,122,1349,1348,191,327812,122,1350,1349,138,327817,122,1351,1348,191,327808,122,1352,
1350,1351,131321,1353,131320,1353,458997,122,1354,245,1342,1355,1356,262390,1357,1356,1,131321,
1358,131320,1358,327856,192,1359,1354,9,262394,1359,1360,1357,131320,1360,196670,1321,1354,196670,
1322,1352,393273,132,1361,1258,1321,1322,327808,122,1362,1352,191,196670,1323,1354,196670,1324,
1362,393273,132,1363,1258,1323,1324,327808,122,1364,1352,164,196670,1325,1354,196670,1326,1364,
393273,132,1365,1258,1325,1326,327808,122,1366,1352,327,196670,1327,1354,196670,1328,1366,393273,
132,1367,1258,1327,1328,131321,1368,131320,1368,458997,122,1369,245,1360,1370,1371,262390,1372,
1371,1,131321,1373,131320,1373,327856,192,1374,1369,195,262394,1374,1375,1372,131320,1375,327812,
122,1376,1354,195,327808,122,1377,1376,1369,327812,122,1378,1336,195,327808,122,1379,1378,1369,
196670,1330,1318,327745,133,1380,1330,1379,262205,132,1381,1380,196670,1329,1381,196670,1331,1361,
196670,1332,1363,196670,1333,1365,196670,1334,1367,589881,130,1382,463,1329,1331,1332,1333,1334,
327745,136,1383,1319,1377,262205,130,1384,1383,327808,130,1385,1384,1382,196670,1383,1385,131321,
1371,131320,1371,327808,122,1370,1369,224,131321,1368,131320,1372,131321,1356,131320,1356,327808,
122,1355,1354,224,131321,1353,131320,1357,131321,1338,131320,1338,327808,122,1337,1336,224,131321,
1335,131320,1339,65789,65592,327734,120,364,0,207,196663,129,1386,131320,1387,262203,325,1388,7,
262203,129,1389,7,262203,129,1390,7,262203,205,1391,7,262203,334,1392,7,262203,129,1393,7,262203,
201,1394,7,262203,337,1395,7,262203,129,1396,7,262203,129,1397,7,262203,125,1398,7,262203,125,
1399,7,262203,341,1400,7,262203,129,1401,7,262203,205,1402,7,262203,129,1403,7,262203,201,1404,7,
262203,129,1405,7,262203,205,1406,7,262203,136,1407,7,262203,136,1408,7,262203,136,1409,7,262203,
136,1410,7,262203,125,1411,7,262203,125,1412,7,262203,129,1413,7,262203,129,1414,7,262203,125,
1415,7,262203,129,1416,7,262203,136,1417,7,262203,136,1418,7,262203,125,1419,7,262203,125,1420,7,
262203,129,1421,7,262203,129,1422,7,262203,125,1423,7,262203,125,1424,7,262203,129,1425,7,262203,
129,1426,7,262203,181,1427,7,262203,129,1428,7,262201,122,1429,365,327879,122,1430,1429,153,
327874,122,1431,1429,328,262205,122,1432,1386,327812,122,1433,1432,329,327808,122,1434,1433,1431,
327812,122,1435,1434,8,131321,1436,131320,1436,458997,122,1437,245,1387,1438,1439,262390,1440,
1439,1,131321,1441,131320,1441,327856,192,1442,1437,8,262394,1442,1443,1440,131320,1443,327808,
122,1444,1435,1437,327745,298,1445,297,330,262205,122,1446,1445,327810,122,1447,1446,159,458764,
122,1448,1,38,1444,1447,196855,1449,0,262394,331,1450,1451,131320,1450,327814,122,1452,1448,164,
327817,122,1453,1448,164,196670,1389,1452,196670,1390,1453,393273,122,1454,971,1389,1390,131321,
1449,131320,1451,131321,1449,131320,1449,458997,122,1455,1454,1450,1448,1451,327745,129,1456,1388,
1437,196670,1456,1455,196855,1457,0,262394,332,1458,1457,131320,1458,327808,122,1459,8,1437,
327808,122,1460,1446,1448,327745,129,1461,1388,1459,196670,1461,1460,131321,1457,131320,1457,
131321,1439,131320,1439,327808,122,1438,1437,224,131321,1436,131320,1440,131321,1462,131320,1462,
458997,122,1463,245,1440,1464,1465,262390,1466,1465,1,131321,1467,131320,1467,327856,192,1468,
1463,203,262394,1468,1469,1466,131320,1469,327745,136,1470,1391,1463,196670,1470,221,131321,1465,
131320,1465,327808,122,1464,1463,224,131321,1462,131320,1466,131321,1471,131320,1471,458997,122,
1472,245,1466,1473,1474,262390,1475,1474,1,131321,1476,131320,1476,327856,192,1477,1472,195,
262394,1477,1478,1475,131320,1478,327745,298,1479,297,224,262205,122,1480,1479,327745,129,1481,
1388,1472,262205,122,1482,1481,327808,122,1483,1480,1482,393281,265,1484,76,221,1483,262205,124,
1485,1484,327745,125,1486,1392,1472,196670,1486,1485,131321,1474,131320,1474,327808,122,1473,1472,
224,131321,1471,131320,1475,262205,196,1487,1388,196670,1393,245,458809,120,1488,1275,1393,1487,
1394,262205,200,1489,1394,196855,1490,0,262394,335,1491,1492,131320,1491,327745,298,1493,297,222,
262205,122,1494,1493,196670,1396,1494,327745,298,1495,297,328,262205,122,1496,1495,196670,1397,
1496,327745,314,1497,297,338,262205,124,1498,1497,196670,1398,1498,327745,314,1499,297,339,262205,
124,1500,1499,196670,1399,1500,524345,124,1501,828,1396,1397,1398,1399,327745,125,1502,1395,221,
196670,1502,1501,262205,130,1503,287,327745,136,1504,1400,221,196670,1504,1503,131321,1490,131320,
1492,131321,1505,131320,1505,458997,122,1506,245,1492,1507,1508,262390,1509,1508,1,131321,1510,
131320,1510,327856,192,1511,1506,9,262394,1511,1512,1509,131320,1512,327745,298,1513,297,342,
262205,122,1514,1513,327812,122,1515,191,1506,327808,122,1516,1514,1515,393281,265,1517,47,221,
1516,262205,124,1518,1517,327745,125,1519,1395,1506,196670,1519,1518,327808,122,1520,1516,159,
393281,265,1521,47,221,1520,262205,124,1522,1521,262268,130,1523,1522,327745,136,1524,1400,1506,
196670,1524,1523,131321,1508,131320,1508,327808,122,1507,1506,224,131321,1505,131320,1509,131321,
1490,131320,1490,196670,1401,245,262205,204,1525,1391,196670,1402,1525,458809,120,1526,1316,1401,
1489,1402,262205,204,1527,1402,196670,1391,1527,131321,1528,131320,1528,458997,122,1529,198,1490,
1530,1531,262390,1532,1531,0,131321,1533,131320,1533,327856,192,1534,1529,343,262394,1534,1535,
1532,131320,1535,262205,196,1536,1388,196670,1403,1529,458809,120,1537,1275,1403,1536,1404,262205,
200,1538,1404,196670,1405,1529,262205,204,1539,1391,196670,1406,1539,458809,120,1540,1316,1405,
1538,1406,262205,204,1541,1406,196670,1391,1541,131321,1531,131320,1531,327808,122,1530,1529,198,
131321,1528,131320,1532,131321,1542,131320,1542,458997,122,1543,245,1532,1544,1545,262390,1546,
1545,1,131321,1547,131320,1547,327856,192,1548,1543,9,262394,1548,1549,1546,131320,1549,131321,
1550,131320,1550,458997,122,1551,245,1549,1552,1553,262390,1554,1553,1,131321,1555,131320,1555,
327856,192,1556,1551,8,262394,1556,1557,1554,131320,1557,327812,122,1558,1543,195,327808,122,1559,
1558,1551,327745,136,1560,1391,1559,262205,130,1561,1560,196670,1407,1561,327737,130,1562,521,
1407,196855,1563,0,262394,344,1564,1563,131320,1564,327808,122,1565,1558,8,327808,122,1566,1565,
1551,327745,136,1567,1391,1566,262205,130,1568,1567,196670,1408,1568,327737,130,1569,521,1408,
131321,1563,131320,1563,458997,130,1570,221,1557,1569,1564,196670,1409,1562,327745,136,1571,1400,
1543,262205,130,1572,1571,196670,1410,1572,327745,125,1573,1395,1543,262205,124,1574,1573,196670,
1411,1574,327745,125,1575,1392,1551,262205,124,1576,1575,196670,1412,1576,327745,129,1577,1388,
1551,262205,122,1578,1577,196670,1413,1578,589881,124,1579,1004,1409,1410,1411,1412,1413,327851,
192,1580,1430,245,196855,1581,0,262394,1580,1582,1581,131320,1582,131321,1553,131320,1581,196855,
1583,0,262394,345,1584,1585,131320,1584,327812,122,1586,1543,329,327808,122,1587,1586,1431,327812,
122,1588,1587,8,327808,122,1589,1588,1551,327745,269,1590,350,1589,196670,1590,1579,131321,1583,
131320,1585,327808,122,1591,1435,1551,327745,298,1592,297,330,262205,122,1593,1592,327856,192,
1594,1591,1593,196855,1595,0,262394,1594,1596,1595,131320,1596,327745,298,1597,297,271,262205,122,
1598,1597,327856,192,1599,1543,1598,131321,1595,131320,1595,458997,192,1600,1594,1585,1599,1596,
196855,1601,0,262394,1600,1602,1601,131320,1602,196855,1603,0,262394,351,1604,1605,131320,1604,
262205,122,1606,1577,196670,1414,1606,196670,1415,1579,196670,1416,1543,458809,120,1607,1203,1414,
1415,1416,131321,1603,131320,1605,327808,122,1608,352,1551,262205,122,1609,1577,327808,122,1610,
1593,1609,196670,1417,1570,262205,130,1611,1571,196670,1418,1611,262205,124,1612,1573,196670,1419,
1612,327745,125,1613,1392,1608,262205,124,1614,1613,196670,1420,1614,196670,1421,1610,589881,124,
1615,1004,1417,1418,1419,1420,1421,262205,122,1616,1577,196670,1422,1616,196670,1423,1579,196670,
1424,1615,196670,1425,1543,524345,120,1617,1223,1422,1423,1424,1425,131321,1603,131320,1603,
131321,1601,131320,1601,131321,1583,131320,1583,131321,1553,131320,1553,327808,122,1552,1551,224,
131321,1550,131320,1554,131321,1545,131320,1545,327808,122,1544,1543,224,131321,1542,131320,1546,
196855,1618,0,262394,353,1619,1618,131320,1619,262368,191,191,270,262205,122,1620,1386,327812,122,
1621,1620,355,327817,122,1622,1429,355,327808,122,1623,1621,1622,327814,122,1624,1429,355,131321,
1625,131320,1625,458997,122,1626,1624,1619,1627,1628,262390,1629,1628,0,131321,1630,131320,1630,
327856,192,1631,1626,9,262394,1631,1632,1629,131320,1632,327812,122,1633,1626,355,327808,122,1634,
1633,1622,327812,122,1635,1634,164,327812,122,1636,1623,164,327745,298,1637,297,330,262205,122,
1638,1637,327856,192,1639,1636,1638,196855,1640,0,262394,1639,1641,1640,131320,1641,327745,298,
1642,297,271,262205,122,1643,1642,327856,192,1644,1626,1643,131321,1640,131320,1640,458997,192,
1645,1639,1632,1644,1641,196855,1646,0,262394,1645,1647,1646,131320,1647,327745,269,1648,350,1635,
262205,124,1649,1648,327808,122,1650,1635,159,327745,269,1651,350,1650,262205,124,1652,1651,
327808,122,1653,1635,191,327745,269,1654,350,1653,262205,124,1655,1654,327808,122,1656,1635,244,
327745,269,1657,350,1656,262205,124,1658,1657,458832,144,1659,1649,1652,1655,1658,196670,1426,
1623,196670,1427,1659,196670,1428,1626,458809,120,1660,1051,1426,1427,1428,131321,1646,131320,
1646,131321,1628,131320,1628,327814,122,1661,6,355,327808,122,1627,1626,1661,131321,1625,131320,
1629,131321,1618,131320,1618,65789,65592,};
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
