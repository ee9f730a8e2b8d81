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

   The GPU computes a whole token, from its embedding to the greatest logit, in 5 dispatches a layer
   and 4 more. A greedy session goes on by itself: the token of the greatest logit is embedded next,
   several tokens in one submit (`tokens_per_submit`), and each is handed out when it is sampled; if
   something else is fed, what was computed ahead is dropped. Each token sends back its id and its
   final state; sessions that sample get all logits. Prompts go in
   batches of up to 128 tokens through a tiled integer product; batches of 2 to 8 tokens, as
   speculative decoding verifies them, read the weights once.

   The CPU tokenizes, samples, and computes what an observer of layers wants to see.

   Each session has its KV cache and buffers on the GPU. What bitnet_session_save and _copy need
   comes back when they are called; a copy, or a restored session, starts on the CPU: attach it.

   It takes models with ternary layers (I2_S, TQ1_0, TQ2_0 with one scale per tensor or row) whose
   embeddings and heads are not ternary. F16 embeddings are uploaded as halves, others as floats.
   Other models are refused with BITNET_ERROR_GPU_UNSUPPORTED.

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
    int64_t memory;                      /* bytes allocated on the device, sessions included */
    int64_t weight_bytes;                /* that a token reads: layers and head */
    int64_t uploaded, downloaded;        /* bytes, so far */
    int64_t upload_microseconds;         /* of the weights */
    int64_t submits, dispatches, tokens; /* so far; tokens computed ahead and dropped included */
    int64_t gpu_microseconds;            /* waited for those */
} bitnet_gpu_stats;

BITNET_API bitnet_gpu_stats bitnet_gpu_get_stats(const bitnet_gpu *gpu);

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
    X(CmdFillBuffer) X(QueueSubmit) X(CreateFence) X(DestroyFence) X(ResetFences) \
    X(WaitForFences)
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
    BITNET__GPU_BATCH = 128,   /* tokens of a prompt in one submit */
    BITNET__GPU_STATES = 32,   /* tokens of a submit whose states come back */
    BITNET__GPU_VERIFIED = 8   /* rows of a batch that all get logits */
};

/* Extensions of a device: of use where they are there. */
enum {
    BITNET__EXTENSION_DOT,
    BITNET__EXTENSION_CONTROLS,
    BITNET__EXTENSION_SUBGROUPS,
    BITNET__EXTENSION_BUDGET,
    BITNET__EXTENSION_PORTABILITY, /* must be enabled where it is */
    BITNET__EXTENSIONS
};

static const char *const bitnet__gpu_extension_names[BITNET__EXTENSIONS] = {
    "VK_KHR_shader_integer_dot_product", "VK_KHR_shader_float_controls",
    "VK_EXT_subgroup_size_control", "VK_EXT_memory_budget", "VK_KHR_portability_subset"};

/* What a device is and can. */
typedef struct bitnet__gpu_abilities {
    VkPhysicalDevice physical;
    bitnet_gpu_device info;
    VkPhysicalDeviceLimits limits;
    VkDeviceSize largest_allocation;
    uint32_t queue_family, vendor, device, driver;
    uint8_t cache_uuid[VK_UUID_SIZE];
    bool shuffles;       /* subgroups of 8 or more that can shuffle */
    bool full_subgroups; /* can be asked for */
    bool integer_dot;    /* as a feature */
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
    machine->vk.GetPhysicalDeviceProperties2(a->physical, &properties);
    machine->vk.GetPhysicalDeviceFeatures2(a->physical, &features);
    least = sizes.minSubgroupSize ? sizes.minSubgroupSize : subgroup.subgroupSize;
    a->shuffles = least >= 8 && (subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT) &&
                  (subgroup.supportedOperations & needed) == needed;
    a->full_subgroups = full.subgroupSizeControl && full.computeFullSubgroups;
    a->integer_dot = dot.shaderIntegerDotProduct == VK_TRUE;
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
    BITNET__SOURCE_NUMBERS,
    BITNET__SOURCE_PREPARE,
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
    BITNET__PIPELINE_CHOOSE,
    BITNET__PIPELINE_NUMBERS,
    BITNET__PIPELINE_HEAD,
    BITNET__PIPELINE_PRODUCT = BITNET__PIPELINE_HEAD + 4, /* + 5 * product */
    BITNET__PIPELINES = BITNET__PIPELINE_PRODUCT + 5 * BITNET__PRODUCTS
};

/* A range of a buffer. */
typedef struct bitnet__gpu_region {
    VkBuffer buffer;
    VkDeviceSize offset, size;
    int block; /* of the model's, where it is of one */
} bitnet__gpu_region;

/* Memory and the one buffer that fills it. */
typedef struct bitnet__gpu_block {
    VkBuffer buffer;
    VkDeviceMemory memory;
    VkDeviceSize size;
    uint8_t *mapped; /* of memory that the CPU sees */
} bitnet__gpu_block;

/* Where a layer's weights and parameters lie. */
typedef struct bitnet__gpu_layer {
    bitnet__gpu_region weights;
    uint32_t first[BITNET__PRODUCTS];  /* its row 0, in units of 16 bytes */
    uint32_t scales[BITNET__PRODUCTS]; /* in the parameters, by rows */
    uint32_t biases[BITNET__PRODUCTS]; /* the same, or BITNET__GPU_NONE */
    uint32_t gains[BITNET__PRODUCTS];  /* by columns, or BITNET__GPU_NONE */
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
   by ranges. Bytes go to and from the device's own memory through a channel: memory that both see,
   a command pool, and a fence to wait for.

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

/* A block of the device's own memory, or of memory that the CPU sees. On an error it is empty. */
static bitnet_result bitnet__gpu_block_make(bitnet_gpu *gpu, VkDeviceSize size, bool shared,
                                            bitnet__gpu_block *block, bitnet_error *error) {
    BITNET__VK_STRUCT(VkBufferCreateInfo, create, VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    BITNET__VK_STRUCT(VkMemoryAllocateInfo, allocate, VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
    const VkMemoryPropertyFlags seen =
        VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkMemoryRequirements needs;
    bitnet_result result;
    void *mapped;
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
    type = shared ? bitnet__gpu_memory_type(gpu, needs.memoryTypeBits, seen,
                                            VK_MEMORY_PROPERTY_HOST_CACHED_BIT)
                  : bitnet__gpu_memory_type(gpu, needs.memoryTypeBits, 0,
                                            VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT);
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
    if (result == BITNET_OK && shared) {
        result = bitnet__vk_check(
            gpu->vk.MapMemory(gpu->device, block->memory, 0, VK_WHOLE_SIZE, 0, &mapped),
            "vkMapMemory", error);
        block->mapped = result == BITNET_OK ? (uint8_t *)mapped : NULL;
    }
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

/* Copies bytes to a region, or from it, and waits until they are there. */
static bitnet_result bitnet__gpu_transfer(bitnet__gpu_channel *channel, bool up,
                                          const bitnet__gpu_region *region, VkDeviceSize offset,
                                          void *data, VkDeviceSize size, bitnet_error *error) {
    bitnet_gpu *gpu = channel->gpu;
    uint8_t *bytes = (uint8_t *)data;
    bitnet_result result = BITNET_OK;
    while (size > 0 && result == BITNET_OK) {
        VkBufferCopy copy;
        copy.size = size < channel->staging ? size : channel->staging;
        copy.srcOffset = up ? 0 : region->offset + offset;
        copy.dstOffset = up ? region->offset + offset : 0;
        if (up) memcpy(channel->block.mapped, bytes, (size_t)copy.size);
        result = bitnet__gpu_begin_commands(gpu, channel->before,
                                            VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
        if (result != BITNET_OK) return result;
        gpu->vk.CmdCopyBuffer(channel->before, up ? channel->block.buffer : region->buffer,
                              up ? region->buffer : channel->block.buffer, 1, &copy);
        if (!up)
            bitnet__gpu_barrier(gpu, channel->before, VK_PIPELINE_STAGE_TRANSFER_BIT,
                                VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_HOST_BIT,
                                VK_ACCESS_HOST_READ_BIT);
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

/* Rows that a team of 8 threads takes: as many as leave enough workgroups for a large GPU, but no
   more than its registers hold for so many tokens. */
static int bitnet__gpu_team_rows(const bitnet_gpu *gpu, int rows, int tokens) {
    int team_rows = 4, groups = gpu->can.info.kind == BITNET_GPU_SOFTWARE ? 1 : 128;
    while (team_rows > 1 &&
           (team_rows * tokens > 8 || rows / (team_rows * BITNET__GPU_THREADS / 8) < groups))
        team_rows /= 2;
    return team_rows;
}

/* The specialisation constants of a pipeline, by their ids; returns the kernel's source. */
static int bitnet__gpu_specialise(const bitnet_gpu *gpu, int pipeline, uint32_t c[11],
                                  uint32_t *count) {
    static const uint32_t modes[BITNET__PRODUCTS] = {0, 1, 2, 1};
    const bitnet_model_info *info = &gpu->model->info;
    uint32_t *next = c;
    int product, variant, tokens;
    *next++ = BITNET__GPU_THREADS;
    *count = 0;
    if (pipeline >= BITNET__PIPELINE_PRODUCT) {
        product = (pipeline - BITNET__PIPELINE_PRODUCT) / 5;
        variant = (pipeline - BITNET__PIPELINE_PRODUCT) % 5;
        tokens = 1 << variant;
        *next++ = (uint32_t)bitnet__gpu_columns(gpu, product);
        *next++ = modes[product];
        *next++ = (uint32_t)info->heads;
        *next++ = (uint32_t)info->kv_heads;
        *next++ = (uint32_t)info->head_width;
        *next++ = (uint32_t)info->rope_width;
        *next++ = gpu->model->architecture->rope == BITNET__ROPE_NEIGHBOURS;
        *next++ = gpu->model->activation == BITNET__SILU;
        *count = 9;
        if (variant == 4) return BITNET__SOURCE_GEMM;
        *next++ = (uint32_t)tokens;
        *next++ = (uint32_t)bitnet__gpu_team_rows(gpu, bitnet__gpu_rows(gpu, product), tokens);
        *count = 11;
        return BITNET__SOURCE_TERNARY;
    }
    if (pipeline >= BITNET__PIPELINE_HEAD) {
        tokens = 1 << (pipeline - BITNET__PIPELINE_HEAD);
        *next++ = (uint32_t)info->width;
        *next++ = gpu->lm_head.halves;
        *next++ = (uint32_t)tokens;
        *next++ = (uint32_t)bitnet__gpu_team_rows(gpu, gpu->lm_head.piece_rows, tokens);
        *count = 5;
        return BITNET__SOURCE_HEAD;
    }
    switch (pipeline) {
    case BITNET__PIPELINE_EMBED:
        *next++ = (uint32_t)info->width;
        *next++ = gpu->embedding.halves;
        *count = 3;
        return BITNET__SOURCE_EMBED;
    case BITNET__PIPELINE_ATTENTION_SPLIT:
    case BITNET__PIPELINE_ATTENTION_WHOLE:
        *next++ = (uint32_t)(info->heads / info->kv_heads);
        *next++ = (uint32_t)info->head_width;
        *next++ = pipeline == BITNET__PIPELINE_ATTENTION_SPLIT;
        *count = 4;
        return BITNET__SOURCE_ATTENTION;
    case BITNET__PIPELINE_CHOOSE: *count = 1; return BITNET__SOURCE_CHOOSE;
    case BITNET__PIPELINE_NUMBERS: *count = 1; return BITNET__SOURCE_NUMBERS;
    default: /* prepare, final */
        *next++ = pipeline == BITNET__PIPELINE_FINAL
                      ? (uint32_t)info->width
                      : (uint32_t)bitnet__gpu_columns(gpu, pipeline - BITNET__PIPELINE_PREPARE);
        *next++ = pipeline == BITNET__PIPELINE_FINAL;
        *count = 3;
        return BITNET__SOURCE_PREPARE;
    }
}

static bitnet_result bitnet__gpu_make_pipeline(bitnet_gpu *gpu, int number, VkPipeline *pipeline,
                                               bitnet_error *error) {
    BITNET__VK_STRUCT(VkComputePipelineCreateInfo, create,
                      VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
    VkSpecializationMapEntry entries[11];
    VkSpecializationInfo specialisation;
    VkShaderModule module = VK_NULL_HANDLE;
    uint32_t constants[11], count, i;
    int source = bitnet__gpu_specialise(gpu, number, constants, &count);
    bitnet_result result = bitnet__gpu_module(gpu, source, &module, error);
    if (result != BITNET_OK) return result;
    for (i = 0; i < count; i++) {
        entries[i].constantID = i;
        entries[i].offset = i * (uint32_t)sizeof(uint32_t);
        entries[i].size = sizeof(uint32_t);
    }
    specialisation.mapEntryCount = count;
    specialisation.pMapEntries = entries;
    specialisation.dataSize = count * sizeof(uint32_t);
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
    push.size = 64;
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

   Calls >>formats, >>base3, >>model, >>gpu-device, >>gpu-memory and >>gpu-kernels.
   ============================================================================================ */

static bitnet_result bitnet__gpu_check_model(const bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_model *model = gpu->model;
    const bitnet_model_info *info = &model->info;
    VkDeviceSize widest = bitnet__pad(bitnet__widest(info), 128);
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
    if (model->architecture->parts & ~(uint32_t)BITNET__BITNET_PARTS)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "models of the architecture %s are not supported on the GPU",
                            model->architecture->name);
    if (info->head_width % 4 || info->rope_width % 4)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "heads whose width is no multiple of 4 are not supported on the GPU");
    if (model->lm_head.type == BITNET_TYPE_I2_S || model->lm_head.bias)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "heads that are ternary or have a bias are not supported on the GPU");
    for (layer = 0; layer < info->layers; layer++)
        for (i = 0; i < BITNET__MATRICES; i++) {
            const bitnet__matrix *m = &model->layers[layer].matrix[i];
            if (m->type != BITNET_TYPE_I2_S || m->block_scale)
                return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                                    "layer %i has weights that are not ternary, or a scale per "
                                    "block: such models are not supported on the GPU",
                                    (int64_t)layer);
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
        const float *each = biases ? m->bias : m->row_scale;
        for (row = 0; row < m->rows; row++, next++)
            if (out) out[next] = each ? each[row] : biases ? -0.0f : m->scale; /* -0 adds nothing */
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
                gain ? bitnet__gpu_put(out, &used, gain, (size_t)bitnet__gpu_columns(gpu, p))
                     : BITNET__GPU_NONE;
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

/* Region number `i` of all that a model has: layers, head, embedding if it is another, parameters;
   NULL past the last. */
static bitnet__gpu_region *bitnet__gpu_region_at(bitnet_gpu *gpu, int i) {
    int layers = gpu->model->info.layers;
    bool tied = gpu->embedding.piece == gpu->lm_head.piece;
    if (i < layers) return &gpu->layers[i].weights;
    i -= layers;
    if (i < gpu->lm_head.pieces) return &gpu->lm_head.piece[i];
    i -= gpu->lm_head.pieces;
    if (!tied && i < gpu->embedding.pieces) return &gpu->embedding.piece[i];
    if (!tied) i -= gpu->embedding.pieces;
    return i == 0 ? &gpu->parameters : NULL;
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
        region->block = count - 1;
        region->offset = gpu->blocks[count - 1].size;
        gpu->blocks[count - 1].size += size;
    }
    for (i = 0; i < count && result == BITNET_OK; i++) {
        block = &gpu->blocks[i];
        result = bitnet__gpu_block_make(gpu, block->size, false, block, error);
        if (result == BITNET_OK) gpu->block_count = i + 1;
    }
    for (i = 0; (region = bitnet__gpu_region_at(gpu, i)) != NULL; i++)
        region->buffer = gpu->blocks[region->block].buffer;
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
    for (i = 0; i < BITNET__MATRICES && result == BITNET_OK; i++) {
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
    if ((result = bitnet__gpu_allocate_model(gpu, error)) != BITNET_OK) return result;
    for (i = 0; (region = bitnet__gpu_region_at(gpu, i)) != NULL; i++) upload.total += region->size;

    result = bitnet__gpu_channel_open(gpu, &upload.channel, (VkDeviceSize)8 << 20, 0, error);
    for (i = 0; i < model->info.layers && result == BITNET_OK; i++)
        result = bitnet__gpu_send_layer(&upload, i, error);
    if (result == BITNET_OK) result = bitnet__gpu_send_table(&upload, &gpu->lm_head, error);
    if (result == BITNET_OK && !tied)
        result = bitnet__gpu_send_table(&upload, &gpu->embedding, error);
    if (result == BITNET_OK) result = bitnet__gpu_send_parameters(&upload, error);
    bitnet__gpu_channel_close(&upload.channel);

    for (i = 0; i < model->info.layers; i++)
        gpu->stats.weight_bytes += (int64_t)gpu->layers[i].weights.size;
    for (i = 0; i < gpu->lm_head.pieces; i++)
        gpu->stats.weight_bytes += (int64_t)gpu->lm_head.piece[i].size;
    gpu->stats.upload_microseconds = bitnet__microseconds() - start;
    return result;
}

/* ============================================================================================
   >>gpu-session   Session: the memory of one

   One block on the device, laid out once: the KV cache as the CPU has it, the floats that the
   kernels hand on, and the state of a submit. What the CPU and it exchange lies in the channel.

   Calls >>model, >>gpu-loader, >>gpu-device and >>gpu-memory.
   ============================================================================================ */

enum {
    BITNET__GPU_STATE_HEADER = 8, /* words of the kernels' struct State before `chosen` */
    BITNET__GPU_STATE_WORDS = BITNET__GPU_STATE_HEADER + BITNET__GPU_STATES + BITNET__GPU_BATCH,
    BITNET__GPU_STATE_BYTES = BITNET__GPU_STATE_WORDS * 4,
    BITNET__GPU_STAGING = 1 << 20,
    /* Bodies of commands: each of the tokens that one submit computes one after the other has its
       own, though they are alike; then those for batches of 2 to 8. */
    BITNET__GPU_BODIES = BITNET__GPU_STATES + BITNET__GPU_VERIFIED - 1
};

/* What the last submit computed: `count` tokens from position `first` on, in one batch or one after
   the other. */
typedef struct bitnet__gpu_record {
    int32_t first, count;
    bool ahead;                        /* one after the other */
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
    uint32_t x, q, attention, ffn, steps, states, logits, parts, partial;
    uint32_t x_stride, q_stride, attention_stride, ffn_stride, logits_stride, parts_stride, chunks;

    VkDescriptorPool sets_pool;
    VkDescriptorSet *sets; /* [layers], then pieces of the head, then of another embedding */
    VkCommandPool body_pool;
    VkCommandBuffer bodies[BITNET__GPU_BODIES]; /* recorded when they are first needed */
    int32_t dispatches[BITNET__GPU_BODIES + 1]; /* in each; the last: in that of a prompt */

    const uint32_t *outbox;   /* in the channel: the state that came back, */
    const float *states_back; /* [BITNET__GPU_STATES][x_stride], */
    const float *logits_back; /* [BITNET__GPU_VERIFIED][logits_stride] */
    VkDeviceSize inbox_at, outbox_at, states_at, logits_at;

    bool in_flight;
    bitnet__gpu_record record;  /* of the last submit, which may be under way */
    int32_t shown;              /* whose state the session asked for last */
    bool wants_logits;          /* somebody asked for logits since the last submit */
    int32_t steps_ahead;        /* tokens of the next greedy submit */
    int64_t token_microseconds; /* that a token took lately */
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

/* Lays out everything for so many positions; returns the bytes of the block. */
static VkDeviceSize bitnet__gpu_session_layout(bitnet__gpu_session *g, int32_t context) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet_model_info *info = &gpu->model->info;
    size_t head = bitnet__pad((size_t)info->head_width, 64);
    size_t batch = BITNET__GPU_BATCH, verified = BITNET__GPU_VERIFIED;
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
    g->partial =
        bitnet__gpu_take_floats(&floats, (VkDeviceSize)verified * g->chunks * (size_t)info->heads *
                                             ((size_t)info->head_width + 2));
    g->floats = bitnet__gpu_take(&used, floats * sizeof(float));
    g->quants = bitnet__gpu_take(&used, batch * bitnet__pad(bitnet__widest(info), 128));
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
    g->floats.buffer = g->quants.buffer = g->keys.buffer = g->values.buffer = g->block.buffer;
    g->rope.buffer = g->state.buffer = g->block.buffer;

    g->inbox_at = BITNET__GPU_STAGING;
    g->outbox_at = g->inbox_at + bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->states_at = g->outbox_at + bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->logits_at = g->states_at + (VkDeviceSize)BITNET__GPU_STATES * g->x_stride * 4;
    extra = g->logits_at + (VkDeviceSize)BITNET__GPU_VERIFIED * g->logits_stride * 4 -
            BITNET__GPU_STAGING;
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
        infos[i].buffer = regions[i]->buffer;
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
    uint32_t count = (uint32_t)(layers + gpu->lm_head.pieces + (tied ? 0 : gpu->embedding.pieces));
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
    return BITNET_OK;
}

/* The set of piece `i` of the embedding. */
static VkDescriptorSet bitnet__gpu_embedding_set(const bitnet__gpu_session *g, int i) {
    const bitnet_gpu *gpu = g->gpu;
    bool tied = gpu->embedding.piece == gpu->lm_head.piece;
    return g->sets[gpu->model->info.layers + (tied ? 0 : gpu->lm_head.pieces) + i];
}

/* ============================================================================================
   >>gpu-recording   Recording: the dispatches of a token

   A body of commands computes one batch at the position, and of the tokens, that the state names;
   so it is recorded once and submitted again and again. After it the state names the next token.

   Calls >>gpu-device, >>gpu-memory, >>gpu-kernels and >>gpu-session.
   ============================================================================================ */

typedef struct bitnet__gpu_recorder {
    bitnet__gpu_session *session;
    VkCommandBuffer commands;
    int32_t rows;       /* tokens of the batch */
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
    }
    bitnet__gpu_then(r);
}

/* A product of a layer, its input's norm included. */
static void bitnet__gpu_record_product(bitnet__gpu_recorder *r, int layer, int product,
                                       uint32_t source, uint32_t source_stride, uint32_t target,
                                       uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_layer *l = &gpu->layers[layer];
    const bitnet_model_info *info = &gpu->model->info;
    int rows = bitnet__gpu_rows(gpu, product), variant = bitnet__gpu_variant(r->rows), per_group;
    uint32_t reciprocal = bitnet__gpu_reciprocal(bitnet__gpu_columns(gpu, product));
    uint32_t epsilon = bitnet__bits(info->norm_epsilon);
    const uint32_t prepare[] = {source,   source_stride, l->gains[product],
                                g->steps, reciprocal,    epsilon};
    const uint32_t push[] = {l->first[product],
                             l->scales[product],
                             l->biases[product],
                             l->gains[product],
                             source,
                             target,
                             target_stride,
                             (uint32_t)rows,
                             (uint32_t)r->rows,
                             (uint32_t)g->session->options.context,
                             g->steps,
                             reciprocal,
                             epsilon,
                             bitnet__bits(gpu->model->score_scale)};
    if (variant > 0) {
        bitnet__gpu_bind(r, BITNET__PIPELINE_PREPARE + product, g->sets[layer],
                         BITNET__PUSH(prepare));
        bitnet__gpu_dispatch(r, r->rows, 1, 1);
        bitnet__gpu_then(r);
    }
    bitnet__gpu_bind(r, BITNET__PIPELINE_PRODUCT + 5 * product + variant, g->sets[layer],
                     BITNET__PUSH(push));
    if (variant == 4) {
        per_group = product == BITNET__PRODUCT_GATE_UP ? 32 : 64;
        bitnet__gpu_dispatch(r, (rows + per_group - 1) / per_group, (r->rows + 31) / 32, 1);
    } else {
        per_group = BITNET__GPU_THREADS / 8 * bitnet__gpu_team_rows(gpu, rows, 1 << variant);
        bitnet__gpu_dispatch(r, (rows + per_group - 1) / per_group, 1, 1);
    }
    bitnet__gpu_then(r);
}

static void bitnet__gpu_record_attention(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    const uint32_t push[] = {g->q,
                             g->q_stride,
                             g->attention,
                             g->attention_stride,
                             g->partial,
                             g->chunks,
                             (uint32_t)g->session->options.context};
    bool split = r->rows <= BITNET__GPU_VERIFIED;
    bitnet__gpu_bind(r, split ? BITNET__PIPELINE_ATTENTION_SPLIT : BITNET__PIPELINE_ATTENTION_WHOLE,
                     g->sets[layer], BITNET__PUSH(push));
    if (!split) bitnet__gpu_dispatch(r, 1, info->kv_heads, r->rows);
    else if (r->result == BITNET_OK) /* how many chunks there are is in the state */
        g->gpu->vk.CmdDispatchIndirect(r->commands, g->state.buffer, g->state.offset + 16);
    bitnet__gpu_then(r);
}

/* The final states, logits of them, and the greatest of these: of all tokens of a batch, or of the
   last one of a prompt. */
static void bitnet__gpu_record_lm_head(bitnet__gpu_recorder *r) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_table *table = &gpu->lm_head;
    const bitnet__matrix *m = table->matrix;
    int width = gpu->model->info.width, layers = gpu->model->info.layers;
    int32_t count = r->rows <= BITNET__GPU_VERIFIED ? r->rows : 1, i;
    int variant = bitnet__gpu_variant(count);
    int32_t per_group =
        BITNET__GPU_THREADS / 8 * bitnet__gpu_team_rows(gpu, table->piece_rows, 1 << variant);
    uint32_t parts = 0;
    const uint32_t final[] = {g->x + (uint32_t)(r->rows - count) * g->x_stride,
                              g->x_stride,
                              gpu->output_gain,
                              g->states,
                              bitnet__gpu_reciprocal(width),
                              bitnet__bits(gpu->model->info.norm_epsilon)};
    bitnet__gpu_bind(r, BITNET__PIPELINE_FINAL, g->sets[layers], BITNET__PUSH(final));
    bitnet__gpu_dispatch(r, count, 1, 1);
    bitnet__gpu_then(r);
    for (i = 0; i < table->pieces; i++) {
        int32_t first = i * table->piece_rows, left = m->rows - first;
        int32_t rows = left < table->piece_rows ? left : table->piece_rows;
        int32_t groups = (rows + per_group - 1) / per_group;
        const uint32_t push[] = {(uint32_t)rows, (uint32_t)first,       g->states,
                                 g->logits,      g->logits_stride,      g->parts,
                                 parts,          g->parts_stride,       (uint32_t)count,
                                 m->has_scale,   bitnet__bits(m->scale)};
        bitnet__gpu_bind(r, BITNET__PIPELINE_HEAD + variant, g->sets[layers + i],
                         BITNET__PUSH(push));
        bitnet__gpu_dispatch(r, groups, 1, 1);
        parts += (uint32_t)groups;
    }
    bitnet__gpu_then(r);
    {
        const uint32_t push[] = {(uint32_t)count, g->parts, parts, g->parts_stride, r->rows == 1};
        bitnet__gpu_bind(r, BITNET__PIPELINE_CHOOSE, g->sets[layers], BITNET__PUSH(push));
        bitnet__gpu_dispatch(r, 1, 1, 1);
    }
    bitnet__gpu_then(r);
}

/* A whole batch. */
static bitnet_result bitnet__gpu_record_body(bitnet__gpu_session *g, VkCommandBuffer commands,
                                             int32_t rows, VkCommandBufferUsageFlags usage,
                                             int32_t *dispatches, bitnet_error *error) {
    bitnet__gpu_recorder r;
    int layer;
    r.session = g;
    r.commands = commands;
    r.rows = rows;
    r.dispatches = 0;
    r.error = error;
    r.result = bitnet__gpu_begin_commands(g->gpu, commands, usage, error);
    if (r.result != BITNET_OK) return r.result;
    bitnet__gpu_record_embedding(&r);
    for (layer = 0; layer < g->gpu->layers_used; layer++) {
        bitnet__gpu_record_product(&r, layer, BITNET__PRODUCT_QKV, g->x, g->x_stride, g->q,
                                   g->q_stride);
        bitnet__gpu_record_attention(&r, layer);
        bitnet__gpu_record_product(&r, layer, BITNET__PRODUCT_OUTPUT, g->attention,
                                   g->attention_stride, g->x, g->x_stride);
        bitnet__gpu_record_product(&r, layer, BITNET__PRODUCT_GATE_UP, g->x, g->x_stride, g->ffn,
                                   g->ffn_stride);
        bitnet__gpu_record_product(&r, layer, BITNET__PRODUCT_DOWN, g->ffn, g->ffn_stride, g->x,
                                   g->x_stride);
    }
    bitnet__gpu_record_lm_head(&r);
    *dispatches = r.dispatches;
    if (r.result != BITNET_OK) return r.result;
    return bitnet__gpu_end_commands(g->gpu, commands, error);
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
    gpu->vk.CmdCopyBuffer(commands, g->channel.block.buffer, g->state.buffer, 1, &copy);
    bitnet__gpu_barrier(gpu, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                        VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                            VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* After them: the chosen tokens and their states come back, and logits if they are wanted. */
static bitnet_result bitnet__gpu_record_after(bitnet__gpu_session *g, int32_t states,
                                              int32_t logit_rows, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
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
    copies[2].srcOffset = g->floats.offset + (VkDeviceSize)g->logits * 4;
    copies[2].dstOffset = g->logits_at;
    copies[2].size = (VkDeviceSize)logit_rows * g->logits_stride * 4;
    bitnet__gpu_barrier(gpu, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                        VK_ACCESS_TRANSFER_READ_BIT);
    gpu->vk.CmdCopyBuffer(commands, g->block.buffer, g->channel.block.buffer,
                          logit_rows > 0 ? 3 : 2, copies);
    bitnet__gpu_barrier(gpu, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                        VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    bitnet__gpu_count(gpu, &gpu->stats.downloaded,
                      (int64_t)(copies[0].size + copies[1].size + copies[2].size));
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* ============================================================================================
   >>gpu-running   Running: batches, tokens ahead, the KV cache

   The functions of bitnet__backend. A submit leaves a record of what it computed; a session's batch
   is answered from it as long as it names the same tokens at the same positions, else there is a
   new submit. So tokens computed ahead need no bookkeeping of their own.

   Calls >>model, >>batch, >>session, >>forward, >>sampler, >>gpu-device, >>gpu-memory,
   >>gpu-session and >>gpu-recording.
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
        uint16_t *at = bitnet__keys_of(s->pages[from / BITNET__PAGE], info, layer, head);
        at += (size_t)(from % BITNET__PAGE + (values ? BITNET__PAGE : 0)) * stride;
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

/* Sees to it that nothing is under way. */
static bitnet_result bitnet__gpu_settle(bitnet_session *s, int64_t deadline) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet_gpu *gpu = g->gpu;
    int64_t start = bitnet__microseconds(), took;
    bitnet_result result;
    int32_t i,
        chosen = g->record.ahead || g->record.count <= BITNET__GPU_VERIFIED ? g->record.count : 1;
    if (!g->in_flight) return BITNET_OK;
    result = bitnet__gpu_wait(&g->channel, deadline, &s->error);
    bitnet__gpu_count(gpu, &gpu->stats.gpu_microseconds, bitnet__microseconds() - start);
    if (result == BITNET_PENDING) return result;
    g->in_flight = false;
    if (result != BITNET_OK) return result;
    took = (bitnet__microseconds() - g->channel.submitted) / g->record.count;
    g->token_microseconds = g->token_microseconds ? (g->token_microseconds + took) / 2 : took;
    if (g->outbox[2])
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

/* How many tokens of a batch one submit may take: where the states of all may be asked for, no more
   than come back. */
static int32_t bitnet__gpu_most_rows(const bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    int64_t most = g->token_microseconds > 0 ? 100000 / g->token_microseconds : 32;
    if (s->observer.logits || bitnet__fed_rows(s) < s->batch->count || most < BITNET__GPU_VERIFIED)
        return BITNET__GPU_VERIFIED;
    return most < BITNET__GPU_BATCH ? (int32_t)most : BITNET__GPU_BATCH;
}

/* The commands for so many tokens, or for one that is number `step` of its submit. */
static bitnet_result bitnet__gpu_body(bitnet__gpu_session *g, int32_t rows, int32_t step,
                                      VkCommandBuffer *body, bitnet_error *error) {
    int32_t which = rows == 1 ? step : BITNET__GPU_STATES + rows - 2;
    bool prompt = rows > BITNET__GPU_VERIFIED;
    bitnet_result result = BITNET_OK;
    if (prompt) which = BITNET__GPU_BODIES;
    *body = prompt ? g->channel.body : g->bodies[which];
    if (prompt || !g->dispatches[which])
        result = bitnet__gpu_record_body(g, *body, rows,
                                         prompt ? VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT : 0,
                                         &g->dispatches[which], error);
    bitnet__gpu_count(g->gpu, &g->gpu->stats.dispatches, g->dispatches[which]);
    return result;
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
    g->record.logit_rows = s->observer.logits || g->wants_logits || !bitnet__is_greedy(s)
                               ? (s->batch->count == 1 ? 1 : states)
                               : 0;
    g->wants_logits = false;
    memcpy(g->record.tokens, s->tokens + s->computed, (size_t)s->batch->count * sizeof(int32_t));
    memset(inbox, 0, BITNET__GPU_STATE_BYTES);
    inbox[0] = (uint32_t)s->computed;
    inbox[4] = (uint32_t)(s->computed + s->batch->count - 1) / 64 + 1;
    inbox[5] = (uint32_t)s->model->info.kv_heads;
    inbox[6] = (uint32_t)s->batch->count;
    memcpy(inbox + BITNET__GPU_STATE_HEADER + BITNET__GPU_STATES, s->tokens + s->computed,
           (size_t)s->batch->count * sizeof(int32_t));

    result = bitnet__gpu_record_before(g, &s->error);
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
    g->wants_logits = true;
    if (!bitnet__gpu_is_shown(s) || (g->record.ahead && g->shown != g->record.count - 1))
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

static const bitnet__backend bitnet__gpu_backend = {bitnet__gpu_compute, bitnet__gpu_state,
                                                    bitnet__gpu_logits,  bitnet__gpu_choose,
                                                    bitnet__gpu_fetch,   bitnet__gpu_end};

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
    if (bitnet_gpu_is_attached(session) && bitnet__gpu_of(session)->gpu == gpu) return BITNET_OK;
    bitnet_gpu_detach(session);
    return bitnet__gpu_attach(session, gpu);
}

/* ============================================================================================
   >>gpu-selftest   Self-test

   First the arithmetic: sums, products, and the functions of the contract, of ordinary, tiny, huge
   and denormal numbers. Then every kernel: a few tokens through the first layer and the head, in
   batches of all kinds, against a session that computes them with scalar C. All by memcmp.

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

enum { BITNET__GPU_PAIRS = 1024 }; /* their results fit where the narrowest batch's floats do */

/* Numbers with all kinds of exponents; every fourth pair is of ordinary size. */
static float bitnet__gpu_test_number(uint64_t n, bool ordinary) {
    uint64_t random = bitnet__random(7, n);
    uint32_t exponent =
        ordinary ? 117 + (uint32_t)(random >> 32) % 20 : (uint32_t)(random >> 32) % 254;
    return bitnet__from_bits((uint32_t)(random & 0x807FFFFF) | exponent << 23);
}

BITNET__NOINLINE static bitnet_result bitnet__gpu_test_numbers(bitnet__gpu_session *g,
                                                               bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    float *pairs = (float *)bitnet__alloc(&gpu->allocator, BITNET__GPU_PAIRS * 10, sizeof(float));
    float *results; /* behind them */
    const uint32_t push[] = {BITNET__GPU_PAIRS, g->attention, g->ffn};
    bitnet__gpu_recorder r;
    int i, k;
    if (!pairs) return bitnet__no_memory(error);
    results = pairs + 2 * BITNET__GPU_PAIRS;
    for (i = 0; i < 2 * BITNET__GPU_PAIRS; i++)
        pairs[i] = bitnet__gpu_test_number((uint64_t)i, i / 2 % 4 == 0);
    r.session = g, r.commands = g->channel.before, r.rows = 1, r.dispatches = 0, r.error = error;
    r.result = bitnet__gpu_transfer(&g->channel, true, &g->floats, (VkDeviceSize)g->attention * 4,
                                    pairs, BITNET__GPU_PAIRS * 8, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_begin_commands(gpu, r.commands,
                                              VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    bitnet__gpu_bind(&r, BITNET__PIPELINE_NUMBERS, g->sets[0], BITNET__PUSH(push));
    bitnet__gpu_dispatch(&r, 1, 1, 1);
    if (r.result == BITNET_OK) r.result = bitnet__gpu_end_commands(gpu, r.commands, error);
    if (r.result == BITNET_OK) r.result = bitnet__gpu_submit(&g->channel, &r.commands, 1, error);
    if (r.result == BITNET_OK) r.result = bitnet__gpu_wait(&g->channel, 0, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_transfer(&g->channel, false, &g->floats, (VkDeviceSize)g->ffn * 4,
                                        results, BITNET__GPU_PAIRS * 32, error);
    for (i = 0; i < BITNET__GPU_PAIRS && r.result == BITNET_OK; i++) {
        float a = pairs[2 * i], b = pairs[2 * i + 1], expected[8];
        float magnitude = a < 0 ? -a : a;
        expected[0] = a + b;
        expected[1] = a * b;
        expected[2] = a * b + a;
        expected[3] = bitnet__rcp(magnitude);
        expected[4] = bitnet__rsqrt(magnitude);
        expected[5] = bitnet__exp(a);
        expected[6] = bitnet__half_to_float(bitnet__float_to_half(a));
        expected[7] = bitnet__half_to_float((uint16_t)bitnet__bits(b));
        for (k = 0; k < 8; k++)
            if (!bitnet__gpu_same(expected[k], results[8 * i + k]))
                r.result = bitnet__gpu_differs("numbers", 8 * i + k, error);
    }
    memset(pairs, 0, BITNET__GPU_PAIRS * 10 * sizeof(float)); /* what pads vectors must be zero */
    if (r.result == BITNET_OK)
        r.result =
            bitnet__gpu_transfer(&g->channel, true, &g->floats, (VkDeviceSize)g->attention * 4,
                                 pairs, BITNET__GPU_PAIRS * 8, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_transfer(&g->channel, true, &g->floats, (VkDeviceSize)g->ffn * 4,
                                        results, BITNET__GPU_PAIRS * 32, error);
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
        if (bitnet__bits(logit) != bitnet__bits(logits[id]))
            return bitnet__gpu_differs("logits", id, error);
    }
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
    g->token_microseconds = 1; /* so that it is not split */
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
            size_t stride = bitnet__head_stride(&probe->model.info), size = stride * 2;
            size_t at = (size_t)(i % BITNET__PAGE) * stride;
            const uint16_t *k =
                bitnet__keys_of(here->pages[i / BITNET__PAGE], &probe->model.info, 0, head) + at;
            const uint16_t *l =
                bitnet__keys_of(there->pages[i / BITNET__PAGE], &probe->model.info, 0, head) + at;
            if (memcmp(k, l, size) != 0)
                return bitnet__gpu_differs("keys, in a batch,", count, error);
            if (memcmp(k + BITNET__PAGE * stride, l + BITNET__PAGE * stride, size) != 0)
                return bitnet__gpu_differs("values, in a batch,", count, error);
        }
    if (memcmp(here->hidden, there->hidden, (size_t)probe->model.info.width * 4) != 0)
        return bitnet__gpu_differs("states, in a batch,", count, error);
    return bitnet__gpu_test_lm_head(probe, error);
}

/* One layer of the model, on one thread. The scalar kernels need weights that are not only there in
   base 3; where they are, the kernels that are in use stand in for them. */
static void bitnet__gpu_probe_model(bitnet__gpu_probe *probe, const bitnet_model *model) {
    int i;
    bool in_place = true;
    probe->model = *model;
    memset(&probe->model.lender, 0, sizeof probe->model.lender);
    probe->layer = model->layers[0];
    for (i = 0; i < BITNET__MATRICES; i++) in_place = in_place && probe->layer.matrix[i].data;
    for (i = 0; i < BITNET__MATRICES && in_place; i++) probe->layer.matrix[i].packed_ready = 0;
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

   Calls >>pool, >>gpu-device, >>gpu-memory, >>gpu-kernels, >>gpu-model and >>gpu-selftest.
   ============================================================================================ */

/* Tests the tiers from the fastest on. What fails but for wrong results is no matter of tiers. */
static bitnet_result bitnet__gpu_settle_tier(bitnet_gpu *gpu, bitnet_error *error) {
    bitnet_result result;
    bitnet__fpenv saved;
    gpu->fast = gpu->options.tier != BITNET_GPU_PLAIN && gpu->can.shuffles && gpu->has_integer_dot;
    if (gpu->options.tier == BITNET_GPU_FAST && !gpu->fast)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "%s has no subgroups of 8 that shuffle, or no integer dot product",
                            gpu->can.info.name);
    for (;;) {
        saved = bitnet__fp_enter();
        result = bitnet__gpu_test_kernels(gpu, error);
        bitnet__fp_leave(saved);
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
    return stats;
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
119734787,66304,524299,1103,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
524303,5,2,1852399981,0,3,4,5,393232,2,17,1,1,1,262215,6,1,1,262215,7,1,2,262215,8,1,0,262215,3,
11,29,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,196679,15,42,
196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,196679,22,42,196679,
23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,196679,30,42,
196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,42,196679,36,42,196679,37,42,196679,
38,42,196679,39,42,196679,40,42,262215,41,6,16,262216,42,0,24,327752,42,0,35,0,196679,42,2,262215,
43,34,0,262215,43,33,4,327752,44,0,35,0,327752,44,1,35,4,327752,44,2,35,8,327752,44,3,35,12,
327752,44,4,35,16,327752,44,5,35,20,327752,44,6,35,24,196679,44,2,196679,45,42,196679,46,42,
196679,47,42,196679,48,42,196679,49,42,196679,50,42,196679,51,42,262215,52,6,4,262216,53,0,24,
327752,53,0,35,0,196679,53,2,262215,54,34,0,262215,54,33,5,196679,55,42,196679,56,42,196679,57,42,
196679,58,42,196679,59,42,196679,60,42,196679,61,42,196679,62,42,196679,63,42,196679,64,42,262215,
65,6,4,262216,66,0,23,327752,66,0,35,0,196679,66,2,262215,67,34,0,262215,67,33,2,262215,4,11,24,
262215,68,6,4,262215,69,6,4,262215,70,6,4,327752,71,0,35,0,327752,71,1,35,4,327752,71,2,35,8,
327752,71,3,35,12,327752,71,4,35,16,327752,71,5,35,20,327752,71,6,35,24,327752,71,7,35,28,327752,
71,8,35,32,327752,71,9,35,160,327752,71,10,35,672,196679,71,2,262215,72,34,0,262215,72,33,7,
262215,5,11,26,262215,73,1,3,262215,74,1,0,262215,75,11,25,131091,76,196641,77,76,262165,78,32,0,
196641,79,78,262176,80,7,78,196630,81,32,262177,82,81,80,262167,83,81,2,262177,84,83,80,262176,85,
7,81,262177,86,81,85,393249,87,81,85,85,85,327713,88,81,85,85,262187,78,89,8,262172,90,81,89,
262176,91,7,90,262177,92,81,91,393249,93,76,80,80,80,458785,94,83,80,80,80,80,262176,95,7,83,
589857,96,76,85,85,95,85,85,95,524321,97,76,80,80,80,85,95,458785,98,78,80,80,80,80,262194,78,6,2,
262194,78,7,64,262187,78,99,2,393268,78,100,134,7,99,393268,78,101,132,6,100,262194,78,8,128,
393268,78,102,128,101,8,262187,78,103,1,393268,78,104,130,102,103,393268,78,105,134,104,8,262172,
106,83,105,262176,107,7,106,524321,108,76,80,80,80,80,107,262176,109,1,78,262203,109,3,1,262187,
78,110,32768,262165,111,32,1,262187,111,112,16,262187,78,113,32767,262187,111,114,13,262187,78,
115,939524096,262187,78,116,260046848,131092,117,262187,78,118,947912704,262187,81,119,947912704,
262187,78,120,8388608,262187,78,121,65535,262187,78,122,2129859015,262187,111,123,0,262187,111,
124,4,262187,81,125,1073741824,262187,111,126,1,262187,81,127,3265265664,262187,81,128,0,262187,
81,129,1117782016,262187,81,130,1069066811,262187,81,131,1262485504,262187,81,132,1060208640,
262187,81,133,3109978243,262187,81,134,961571175,262187,81,135,985088974,262187,81,136,1007192328,
262187,81,137,1026206145,262187,81,138,1042983594,262187,81,139,1056964608,262187,81,140,
1065353216,262187,78,141,127,262187,111,142,23,262187,78,143,4294967288,262187,78,144,264,262172,
145,81,8,262176,146,4,145,262203,146,147,4,262176,148,4,81,262187,78,149,7,262187,111,150,8,
393268,78,151,132,8,89,262172,152,81,151,262176,153,4,152,262203,153,154,4,262187,78,155,32,
262187,78,156,16,262187,78,157,48,262187,78,158,40,262187,78,159,24,262187,78,160,56,262187,78,
161,4,262187,78,162,6,262187,78,163,5,262187,78,164,3,262187,111,165,3,262187,78,166,0,262187,78,
167,64,262187,78,168,63,393268,78,169,128,7,168,393268,78,170,134,169,167,393268,78,171,132,170,
167,393268,78,172,134,171,167,262167,173,78,4,262176,174,7,173,196637,41,173,196638,42,41,262176,
175,12,42,262203,175,43,12,589854,44,78,78,78,78,78,78,78,262176,176,9,44,262203,176,177,9,262187,
111,178,6,262176,179,9,78,262176,180,12,173,262187,111,181,2,393268,78,182,132,6,171,262172,183,
81,182,262176,184,4,183,262203,184,185,4,393268,78,186,132,6,167,262172,187,81,186,262176,188,4,
187,262203,188,189,4,393268,78,190,134,8,89,393268,78,191,130,6,103,262172,192,81,6,262176,193,4,
192,262203,193,194,4,262203,193,195,4,327724,83,196,128,128,196637,52,78,196638,53,52,262176,197,
12,53,262203,197,54,12,393268,78,198,134,171,99,262176,199,12,78,196637,65,81,196638,66,65,262176,
200,12,66,262203,200,67,12,262176,201,12,81,262167,202,78,3,262176,203,1,202,262203,203,4,1,
262187,111,204,5,393268,78,205,128,7,99,393268,78,206,132,6,100,262187,78,207,72,262176,208,4,117,
262203,208,209,4,262172,68,78,155,262187,78,210,128,262172,69,78,210,196637,70,78,851998,71,78,78,
78,78,78,78,78,78,68,69,70,262176,211,12,71,262203,211,72,12,262187,111,212,10,393268,78,213,132,
6,100,262203,203,5,1,196656,117,73,393268,78,214,132,6,171,393268,78,215,132,6,100,393268,78,216,
130,215,103,262203,193,217,4,262203,193,218,4,393268,78,219,132,6,100,262194,78,74,1,393267,202,
75,74,103,103,262187,78,220,1879048192,327734,76,2,0,77,131320,221,262203,80,222,7,262203,80,223,
7,262203,80,224,7,262203,80,225,7,262203,80,226,7,262203,80,227,7,262203,80,228,7,262203,107,229,
7,262203,85,230,7,262203,85,231,7,262203,95,232,7,262203,85,233,7,262203,85,234,7,262203,95,235,7,
262203,85,236,7,262203,85,237,7,262203,95,238,7,262203,85,239,7,262203,85,240,7,262203,95,241,7,
262203,80,242,7,262203,80,243,7,262203,80,244,7,262203,80,245,7,262203,107,246,7,262203,80,247,7,
262203,80,248,7,262203,80,249,7,262203,85,250,7,262203,95,251,7,262201,78,252,253,327745,109,254,
5,103,262205,78,255,254,327745,109,256,5,99,262205,78,257,256,327745,199,258,72,123,262205,78,259,
258,327808,78,260,259,257,327814,78,261,260,167,327808,78,262,261,103,196855,263,0,262394,73,264,
265,131320,264,327745,109,266,5,166,262205,78,267,266,131321,263,131320,265,131321,263,131320,263,
458997,78,268,267,264,166,265,196855,269,0,262394,73,270,271,131320,270,327808,78,272,268,103,
131321,269,131320,271,131321,269,131320,269,458997,78,273,272,270,262,271,327854,117,274,268,262,
196855,275,0,262394,274,276,275,131320,276,65789,131320,275,131321,277,131320,277,458997,78,278,
252,275,279,280,262390,281,280,0,131321,282,131320,282,327856,117,283,278,214,262394,283,284,281,
131320,284,327745,179,285,177,123,262205,78,286,285,327745,179,287,177,126,262205,78,288,287,
327812,78,289,257,288,327808,78,290,286,289,327812,78,291,255,6,327812,78,292,291,171,327808,78,
293,290,292,327808,78,294,293,278,393281,201,295,67,123,294,262205,81,296,295,327745,148,297,185,
278,196670,297,296,131321,280,131320,280,327808,78,279,278,8,131321,277,131320,281,262368,99,99,
144,131321,298,131320,298,458997,78,299,268,281,300,301,262390,302,301,0,131321,303,131320,303,
327856,117,304,299,273,262394,304,305,302,131320,305,327808,78,306,260,103,327812,78,307,299,167,
327810,78,308,306,307,458764,78,309,1,38,167,308,196670,222,255,196670,223,299,196670,224,309,
458809,76,310,311,222,223,224,131321,312,131320,312,458997,78,313,166,305,314,315,262390,316,315,
0,131321,317,131320,317,327856,117,318,313,105,262394,318,319,316,131320,319,327812,78,320,313,8,
327808,78,321,252,320,458764,78,322,1,38,321,216,327814,78,323,322,100,196670,225,255,196670,226,
299,196670,227,309,196670,228,322,524345,83,324,325,225,226,227,228,327745,148,326,217,323,262205,
81,327,326,327745,148,328,218,323,262205,81,329,328,327850,117,330,299,268,196855,331,0,262394,
330,332,333,131320,332,327745,95,334,229,313,196670,334,324,131321,331,131320,333,196670,230,327,
196670,231,329,327745,95,335,229,313,262205,83,336,335,196670,232,336,327745,148,337,194,323,
262205,81,338,337,196670,233,338,327745,148,339,195,323,262205,81,340,339,196670,234,340,196670,
235,324,655417,76,341,342,230,231,232,233,234,235,262205,83,343,232,196670,335,343,131321,331,
131320,331,131321,315,131320,315,327808,78,314,313,126,131321,312,131320,316,262368,99,99,144,
131321,344,131320,344,458997,78,345,252,316,346,347,262390,348,347,0,131321,349,131320,349,327856,
117,350,345,6,262394,350,351,348,131320,351,327745,148,352,217,345,262205,81,353,352,327745,148,
354,218,345,262205,81,355,354,327850,117,356,299,268,196855,357,0,262394,356,358,359,131320,358,
327745,148,360,194,345,262205,81,361,360,327745,148,362,195,345,262205,81,363,362,131321,357,
131320,359,196670,236,353,196670,237,355,196670,238,196,327745,148,364,194,345,262205,81,365,364,
196670,239,365,327745,148,366,195,345,262205,81,367,366,196670,240,367,196670,241,196,655417,76,
368,342,236,237,238,239,240,241,262205,81,369,236,262205,81,370,237,131321,357,131320,357,458997,
81,371,363,358,370,359,458997,81,372,361,358,369,359,196670,352,372,196670,354,371,131321,347,
131320,347,327808,78,346,345,8,131321,344,131320,348,262368,99,99,144,131321,301,131320,301,
327808,78,300,299,126,131321,298,131320,302,327852,117,373,262,103,327847,117,374,73,373,196855,
375,0,262394,374,376,375,131320,376,196670,242,257,196670,243,255,196670,244,268,196670,245,262,
262205,106,377,229,196670,246,377,589881,76,378,379,242,243,244,245,246,65789,131320,375,131321,
380,131320,380,458997,78,381,166,375,382,383,262390,384,383,0,131321,385,131320,385,327856,117,
386,381,105,262394,386,387,384,131320,387,327812,78,388,381,8,327808,78,389,252,388,327856,117,
390,389,219,196855,391,0,262394,390,392,391,131320,392,327814,78,393,389,100,196670,247,257,
196670,248,255,196670,249,389,327745,148,394,218,393,262205,81,395,394,196670,250,395,327745,95,
396,229,381,262205,83,397,396,196670,251,397,589881,76,398,399,247,248,249,250,251,131321,391,
131320,391,131321,383,131320,383,327808,78,382,381,126,131321,380,131320,384,65789,65592,327734,
78,253,0,79,131320,400,262205,78,401,3,131326,401,65592,327734,81,402,0,82,196663,80,403,131320,
404,262205,78,405,403,327879,78,406,405,110,327876,78,407,406,112,262205,78,408,403,327879,78,409,
408,113,327876,78,410,409,114,327808,78,411,410,115,327854,117,412,410,116,196855,413,0,262394,
412,414,413,131320,414,327808,78,415,410,220,131321,413,131320,413,458997,78,416,411,404,415,414,
327808,78,9,410,118,262268,81,417,9,327811,81,10,417,119,327856,117,418,410,120,196855,419,0,
262394,418,420,419,131320,420,262268,78,421,10,131321,419,131320,419,458997,78,422,416,413,421,
420,327877,78,423,422,407,262268,81,424,423,131326,424,65592,327734,83,425,0,84,196663,80,426,
131320,427,262203,80,428,7,262203,80,429,7,262205,78,430,426,327879,78,431,430,121,196670,428,431,
327737,81,432,402,428,262205,78,433,426,327874,78,434,433,112,196670,429,434,327737,81,435,402,
429,327760,83,436,432,435,131326,436,65592,327734,81,437,0,86,196663,85,438,131320,439,262205,81,
440,438,262268,78,441,440,327810,78,11,122,441,262268,81,442,11,131321,443,131320,443,458997,81,
444,442,439,14,445,458997,111,446,123,439,447,445,262390,448,445,0,131321,449,131320,449,327857,
117,450,446,124,262394,450,451,448,131320,451,262205,81,452,438,327813,81,12,452,444,327811,81,13,
125,12,327813,81,14,444,13,131321,445,131320,445,327808,111,447,446,126,131321,443,131320,448,
131326,444,65592,327734,81,453,0,86,196663,85,454,131320,455,262205,81,456,454,327864,117,457,456,
127,196855,458,0,262394,457,459,458,131320,459,131326,128,131320,458,262205,81,460,454,327866,117,
461,460,129,196855,462,0,262394,461,463,462,131320,463,196670,454,129,131321,462,131320,462,
262205,81,464,454,327813,81,15,464,130,327809,81,16,15,131,327811,81,17,16,131,262205,81,465,454,
327813,81,18,17,132,327811,81,19,465,18,327813,81,20,17,133,327811,81,21,19,20,327813,81,22,134,
21,327809,81,23,22,135,327813,81,24,23,21,327809,81,25,24,136,327813,81,26,25,21,327809,81,27,26,
137,327813,81,28,27,21,327809,81,29,28,138,327813,81,30,29,21,327809,81,31,30,139,327813,81,32,21,
21,327813,81,33,31,32,327809,81,34,33,21,327809,81,35,34,140,262268,78,466,16,327808,78,36,466,
141,327876,78,467,36,142,262268,81,468,467,327813,81,37,35,468,131326,37,65592,327734,81,469,0,87,
196663,85,470,196663,85,471,196663,85,472,131320,473,262205,81,474,470,262205,81,475,471,327813,
81,38,474,475,262205,81,476,472,327809,81,39,38,476,131326,39,65592,327734,81,477,0,88,196663,85,
478,196663,85,479,131320,480,262205,81,481,478,262205,81,482,479,327809,81,40,481,482,131326,40,
65592,327734,81,483,0,86,196663,85,484,131320,485,262201,78,486,253,327879,78,487,486,143,262368,
99,99,144,262201,78,488,253,262205,81,489,484,327745,148,490,147,488,196670,490,489,262368,99,99,
144,327745,148,491,147,487,262205,81,492,491,196670,484,492,131321,493,131320,493,458997,78,494,
103,485,495,496,262390,497,496,0,131321,498,131320,498,327856,117,499,494,89,262394,499,500,497,
131320,500,327808,78,501,487,494,327745,148,502,147,501,262205,81,503,502,262205,81,504,484,
327866,117,505,503,504,196855,506,0,262394,505,507,508,131320,507,262205,81,509,502,131321,506,
131320,508,262205,81,510,484,131321,506,131320,506,458997,81,511,509,507,510,508,196670,484,511,
131321,496,131320,496,327808,78,495,494,126,131321,493,131320,497,262205,81,512,484,131326,512,
65592,327734,81,513,0,92,196663,91,514,131320,515,262203,85,516,7,262203,85,517,7,262203,85,518,7,
262203,85,519,7,262203,85,520,7,262203,85,521,7,262203,85,522,7,262203,85,523,7,262203,85,524,7,
262203,85,525,7,262203,85,526,7,262203,85,527,7,262203,85,528,7,262203,85,529,7,262203,85,530,7,
262203,85,531,7,262203,85,532,7,262203,85,533,7,262203,85,534,7,262203,85,535,7,262203,85,536,7,
262203,85,537,7,262203,85,538,7,262203,85,539,7,262203,85,540,7,262203,85,541,7,262203,85,542,7,
262203,85,543,7,262201,78,544,253,327879,78,545,544,143,327812,78,546,545,89,327879,78,547,544,
149,327808,78,548,546,547,262368,99,99,144,131321,549,131320,549,458997,111,550,123,515,551,552,
262390,553,552,1,131321,554,131320,554,327857,117,555,550,150,262394,555,556,553,131320,556,
327812,78,557,544,89,262268,78,558,550,327808,78,559,557,558,327745,85,560,514,550,262205,81,561,
560,327745,148,562,154,559,196670,562,561,131321,552,131320,552,327808,111,551,550,126,131321,549,
131320,553,262368,99,99,144,327808,78,563,548,155,327745,148,564,154,548,262205,81,565,564,196670,
516,565,327745,148,566,154,563,262205,81,567,566,196670,517,567,393273,81,568,477,516,517,327808,
78,569,548,156,327808,78,570,548,157,327745,148,571,154,569,262205,81,572,571,196670,518,572,
327745,148,573,154,570,262205,81,574,573,196670,519,574,393273,81,575,477,518,519,196670,520,568,
196670,521,575,393273,81,576,477,520,521,327808,78,577,548,89,327808,78,578,548,158,327745,148,
579,154,577,262205,81,580,579,196670,522,580,327745,148,581,154,578,262205,81,582,581,196670,523,
582,393273,81,583,477,522,523,327808,78,584,548,159,327808,78,585,548,160,327745,148,586,154,584,
262205,81,587,586,196670,524,587,327745,148,588,154,585,262205,81,589,588,196670,525,589,393273,
81,590,477,524,525,196670,526,583,196670,527,590,393273,81,591,477,526,527,196670,528,576,196670,
529,591,393273,81,592,477,528,529,327745,148,593,147,544,196670,593,592,262368,99,99,144,327808,
78,594,545,161,327745,148,595,147,545,262205,81,596,595,196670,530,596,327745,148,597,147,594,
262205,81,598,597,196670,531,598,393273,81,599,477,530,531,327808,78,600,545,99,327808,78,601,545,
162,327745,148,602,147,600,262205,81,603,602,196670,532,603,327745,148,604,147,601,262205,81,605,
604,196670,533,605,393273,81,606,477,532,533,196670,534,599,196670,535,606,393273,81,607,477,534,
535,327808,78,608,545,103,327808,78,609,545,163,327745,148,610,147,608,262205,81,611,610,196670,
536,611,327745,148,612,147,609,262205,81,613,612,196670,537,613,393273,81,614,477,536,537,327808,
78,615,545,164,327808,78,616,545,149,327745,148,617,147,615,262205,81,618,617,196670,538,618,
327745,148,619,147,616,262205,81,620,619,196670,539,620,393273,81,621,477,538,539,196670,540,614,
196670,541,621,393273,81,622,477,540,541,196670,542,607,196670,543,622,393273,81,623,477,542,543,
131326,623,65592,327734,76,311,0,93,196663,80,624,196663,80,625,196663,80,626,131320,627,262203,
91,628,7,262203,174,629,7,262203,95,630,7,262203,80,631,7,262203,85,632,7,262203,85,633,7,262203,
85,634,7,262203,85,635,7,262203,85,636,7,262203,85,637,7,262203,91,638,7,262203,91,639,7,262203,
85,640,7,262203,85,641,7,262203,85,642,7,262203,85,643,7,262203,91,644,7,262201,78,645,253,327879,
78,646,645,149,327874,78,647,645,165,131321,648,131320,648,458997,78,649,166,627,650,651,262390,
652,651,0,131321,653,131320,653,327856,117,654,649,167,262394,654,655,652,131320,655,327808,78,
656,649,647,262205,78,657,626,327810,78,658,657,103,458764,78,659,1,38,656,658,131321,660,131320,
660,458997,78,661,166,655,662,663,262390,664,663,0,131321,665,131320,665,327856,117,666,661,6,
262394,666,667,664,131320,667,131321,668,131320,668,458997,111,669,123,667,670,671,262390,672,671,
1,131321,673,131320,673,327857,117,674,669,150,262394,674,675,672,131320,675,327745,85,676,628,
669,196670,676,128,131321,671,131320,671,327808,111,670,669,126,131321,668,131320,672,131321,677,
131320,677,458997,78,678,166,672,679,680,262390,681,680,0,131321,682,131320,682,327856,117,683,
678,172,262394,683,684,681,131320,684,262205,78,685,624,327745,179,686,177,178,262205,78,687,686,
327812,78,688,685,687,262205,78,689,625,327812,78,690,689,167,327808,78,691,688,690,327808,78,692,
691,659,327812,78,693,692,171,327812,78,694,678,167,327808,78,695,693,694,327814,78,696,695,89,
327808,78,697,696,646,393281,180,698,43,123,697,262205,173,699,698,196670,629,699,327812,78,700,
661,171,327808,78,701,700,694,327812,78,702,646,89,327808,78,703,701,702,131321,704,131320,704,
458997,111,705,123,684,706,707,262390,708,707,1,131321,709,131320,709,327857,117,710,705,124,
262394,710,711,708,131320,711,327745,80,712,629,705,262205,78,713,712,196670,631,713,327737,83,
714,425,631,196670,630,714,327812,111,715,181,705,262268,78,716,705,327812,78,717,99,716,327808,
78,718,703,717,327745,148,719,185,718,262205,81,720,719,196670,632,720,327745,85,721,630,166,
262205,81,722,721,196670,633,722,327745,85,723,628,715,262205,81,724,723,196670,634,724,458809,81,
725,469,632,633,634,196670,723,725,327808,111,726,715,126,327808,78,727,718,103,327745,148,728,
185,727,262205,81,729,728,196670,635,729,327745,85,730,630,103,262205,81,731,730,196670,636,731,
327745,85,732,628,726,262205,81,733,732,196670,637,733,458809,81,734,469,635,636,637,196670,732,
734,131321,707,131320,707,327808,111,706,705,126,131321,704,131320,708,131321,680,131320,680,
327808,78,679,678,126,131321,677,131320,681,262205,90,735,628,196670,638,735,327737,81,736,513,
638,327850,117,737,646,166,262205,78,738,626,327856,117,739,656,738,327847,117,740,737,739,196855,
741,0,262394,740,742,741,131320,742,327812,78,743,661,167,327808,78,744,743,656,327745,148,745,
189,744,196670,745,736,131321,741,131320,741,131321,663,131320,663,327808,78,662,661,126,131321,
660,131320,664,131321,651,131320,651,327808,78,650,649,190,131321,648,131320,652,262368,99,99,144,
131321,746,131320,746,458997,78,747,166,652,748,749,262390,750,749,0,131321,751,131320,751,327856,
117,752,747,6,262394,752,753,750,131320,753,327808,78,754,747,647,458764,78,755,1,38,754,191,
327812,78,756,755,167,327745,148,757,189,756,262205,81,758,757,131321,759,131320,759,458997,81,
760,758,753,761,762,458997,78,763,166,753,47,762,262390,764,762,1,131321,765,131320,765,327856,
117,766,763,89,262394,766,767,764,131320,767,327812,78,45,646,89,327808,78,46,45,763,262205,78,
768,626,327856,117,769,46,768,196855,770,0,262394,769,771,772,131320,771,327808,78,773,756,46,
327745,148,774,189,773,262205,81,775,774,131321,770,131320,772,131321,770,131320,770,458997,81,
776,775,771,760,772,327745,85,777,639,763,196670,777,776,262205,81,778,777,327866,117,779,778,760,
196855,780,0,262394,779,781,782,131320,781,262205,81,783,777,131321,780,131320,782,131321,780,
131320,780,458997,81,761,783,781,760,782,131321,762,131320,762,327808,78,47,763,126,131321,759,
131320,764,196670,640,760,327737,81,784,483,640,131321,785,131320,785,458997,78,786,166,764,51,
787,262390,788,787,1,131321,789,131320,789,327856,117,790,786,89,262394,790,791,788,131320,791,
327812,78,48,646,89,327808,78,49,48,786,262205,78,792,626,327856,117,793,49,792,196855,794,0,
262394,793,795,796,131320,795,262271,81,50,784,327745,85,797,639,786,262205,81,798,797,196670,641,
798,196670,642,50,393273,81,799,477,641,642,196670,643,799,327737,81,800,453,643,131321,794,
131320,796,131321,794,131320,794,458997,81,801,800,795,128,796,327745,85,802,639,786,196670,802,
801,131321,787,131320,787,327808,78,51,786,126,131321,785,131320,788,262205,90,803,639,196670,644,
803,327737,81,804,513,644,262368,99,99,144,327856,117,805,754,6,196855,806,0,262394,805,807,806,
131320,807,131321,808,131320,808,458997,78,809,166,807,810,811,262390,812,811,1,131321,813,131320,
813,327856,117,814,809,89,262394,814,815,812,131320,815,327812,78,816,646,89,327808,78,817,756,
816,327808,78,818,817,809,327745,85,819,639,809,262205,81,820,819,327745,148,821,189,818,196670,
821,820,131321,811,131320,811,327808,78,810,809,126,131321,808,131320,812,327850,117,822,646,166,
196855,823,0,262394,822,824,823,131320,824,327745,148,825,194,755,196670,825,784,327745,148,826,
195,755,196670,826,804,131321,823,131320,823,131321,806,131320,806,131321,749,131320,749,327808,
78,748,747,190,131321,746,131320,750,262368,99,99,144,65789,65592,327734,83,325,0,94,196663,80,
827,196663,80,828,196663,80,829,196663,80,830,131320,831,262203,80,832,7,262205,78,833,830,327814,
78,834,833,100,262205,78,835,827,327745,179,836,177,178,262205,78,837,836,327812,78,838,835,837,
262205,78,839,828,327812,78,840,839,167,327808,78,841,838,840,327812,78,842,841,171,327814,78,843,
842,99,262205,78,844,830,327817,78,845,844,100,327808,78,846,843,845,131321,847,131320,847,458997,
83,848,196,831,56,849,458997,78,850,166,831,851,849,262390,852,849,0,131321,853,131320,853,262205,
78,854,829,327856,117,855,850,854,262394,855,856,852,131320,856,327812,78,857,850,198,327808,78,
858,846,857,393281,199,859,54,123,858,262205,78,860,859,196670,832,860,327737,83,861,425,832,
327812,78,862,834,167,327808,78,863,862,850,327745,148,864,189,863,262205,81,865,864,327822,83,55,
861,865,327809,83,56,848,55,131321,849,131320,849,327808,78,851,850,126,131321,847,131320,852,
131326,848,65592,327734,76,342,0,96,196663,85,866,196663,85,867,196663,95,868,196663,85,869,
196663,85,870,196663,95,871,131320,872,262203,85,873,7,262203,85,874,7,262203,85,875,7,262203,85,
876,7,262203,85,877,7,262203,85,878,7,262205,81,879,866,262205,81,880,869,327866,117,881,879,880,
262205,81,882,866,262205,81,883,869,393385,81,884,881,882,883,262271,81,57,884,262205,81,885,866,
196670,873,885,196670,874,57,393273,81,886,477,873,874,196670,875,886,327737,81,887,453,875,
262205,81,888,869,196670,876,888,196670,877,57,393273,81,889,477,876,877,196670,878,889,327737,81,
890,453,878,262205,81,891,867,327813,81,58,891,887,262205,81,892,870,327813,81,59,892,890,327809,
81,60,58,59,262205,83,893,868,327822,83,61,893,887,262205,83,894,871,327822,83,62,894,890,327809,
83,63,61,62,196670,867,60,196670,868,63,196670,866,884,65789,65592,327734,76,399,0,97,196663,80,
895,196663,80,896,196663,80,897,196663,85,898,196663,95,899,131320,900,262203,95,901,7,262203,85,
902,7,327745,179,903,177,181,262205,78,904,903,262205,78,905,895,327745,179,906,177,165,262205,78,
907,906,327812,78,908,905,907,327808,78,909,904,908,262205,78,910,896,327812,78,911,910,6,327812,
78,912,911,7,327808,78,913,909,912,262205,78,914,897,327812,78,915,914,99,327808,78,916,913,915,
262205,83,917,899,262205,81,918,898,196670,902,918,327737,81,919,437,902,327822,83,64,917,919,
196670,901,64,327745,85,920,901,166,262205,81,921,920,393281,201,922,67,123,916,196670,922,921,
327808,78,923,916,103,327745,85,924,901,103,262205,81,925,924,393281,201,926,67,123,923,196670,
926,925,65789,65592,327734,78,927,0,98,196663,80,928,196663,80,929,196663,80,930,196663,80,931,
131320,932,327745,179,933,177,124,262205,78,934,933,262205,78,935,928,327745,109,936,4,103,262205,
78,937,936,327812,78,938,935,937,262205,78,939,929,327808,78,940,938,939,327745,179,941,177,204,
262205,78,942,941,327812,78,943,940,942,262205,78,944,930,327808,78,945,943,944,327812,78,946,945,
6,262205,78,947,931,327808,78,948,946,947,327812,78,949,948,205,327808,78,950,934,949,131326,950,
65592,327734,76,379,0,108,196663,80,951,196663,80,952,196663,80,953,196663,80,954,196663,107,955,
131320,956,262203,80,957,7,262203,80,958,7,262203,80,959,7,262203,80,960,7,262203,80,961,7,262203,
80,962,7,262203,80,963,7,262203,80,964,7,262203,80,965,7,262203,80,966,7,262203,80,967,7,262203,
80,968,7,262203,85,969,7,262203,85,970,7,262203,95,971,7,262203,85,972,7,262203,85,973,7,262203,
95,974,7,262203,80,975,7,262203,80,976,7,262203,80,977,7,262203,85,978,7,262203,95,979,7,262201,
78,980,253,262205,78,981,951,327745,109,982,4,103,262205,78,983,982,327812,78,984,981,983,262205,
78,985,952,327808,78,986,984,985,131321,987,131320,987,458997,78,988,166,956,989,990,262390,991,
990,0,131321,992,131320,992,327856,117,993,988,105,262394,993,994,991,131320,994,327812,78,995,
988,8,327808,78,996,980,995,327854,117,997,996,206,196855,998,0,262394,997,999,998,131320,999,
131321,991,131320,998,327814,78,1000,996,100,262205,78,1001,951,196670,957,1001,262205,78,1002,
952,196670,958,1002,262205,78,1003,953,196670,959,1003,196670,960,1000,524345,78,1004,927,957,958,
959,960,327817,78,1005,996,100,327812,78,1006,1005,99,327808,78,1007,1004,1006,393281,85,1008,955,
988,166,262205,81,1009,1008,393281,201,1010,67,123,1007,196670,1010,1009,327808,78,1011,1007,103,
393281,85,1012,955,988,103,262205,81,1013,1012,393281,201,1014,67,123,1011,196670,1014,1013,
131321,990,131320,990,327808,78,989,988,126,131321,987,131320,991,131321,1015,131320,1015,458997,
78,1016,980,991,1017,1018,262390,1019,1018,0,131321,1020,131320,1020,327856,117,1021,1016,6,
262394,1021,1022,1019,131320,1022,262205,78,1023,951,196670,961,1023,262205,78,1024,952,196670,
962,1024,262205,78,1025,953,196670,963,1025,196670,964,1016,524345,78,1026,927,961,962,963,964,
327808,78,1027,1026,7,327745,148,1028,194,1016,262205,81,1029,1028,393281,201,1030,67,123,1027,
196670,1030,1029,327808,78,1031,1027,103,327745,148,1032,195,1016,262205,81,1033,1032,393281,201,
1034,67,123,1031,196670,1034,1033,131321,1018,131320,1018,327808,78,1017,1016,8,131321,1015,
131320,1019,196833,103,207,262368,99,99,144,327850,117,1035,980,166,196855,1036,0,262394,1035,
1037,1036,131320,1037,393281,199,1038,72,212,986,458986,78,1039,1038,103,166,103,262205,78,1040,
954,327810,78,1041,1040,103,327850,117,1042,1039,1041,196670,209,1042,262205,117,1043,209,196855,
1044,0,262394,1043,1045,1044,131320,1045,196670,1038,166,131321,1044,131320,1044,131321,1036,
131320,1036,262368,99,99,144,262205,117,1046,209,262312,117,1047,1046,196855,1048,0,262394,1047,
1049,1048,131320,1049,65789,131320,1048,196833,103,207,131321,1050,131320,1050,458997,78,1051,980,
1048,1052,1053,262390,1054,1053,0,131321,1055,131320,1055,327856,117,1056,1051,213,262394,1056,
1057,1054,131320,1057,131321,1058,131320,1058,458997,81,1059,128,1057,1060,1061,458997,83,1062,
196,1057,1063,1061,458997,81,1064,128,1057,1065,1061,458997,78,1066,166,1057,1067,1061,262390,
1068,1061,0,131321,1069,131320,1069,262205,78,1070,954,327856,117,1071,1066,1070,262394,1071,1072,
1068,131320,1072,327814,78,1073,1051,100,262205,78,1074,951,196670,965,1074,262205,78,1075,952,
196670,966,1075,196670,967,1066,196670,968,1073,524345,78,1076,927,965,966,967,968,327808,78,1077,
1076,7,393281,201,1078,67,123,1077,262205,81,1079,1078,327808,78,1080,1077,103,393281,201,1081,67,
123,1080,262205,81,1082,1081,327817,78,1083,1051,100,327812,78,1084,1083,99,327808,78,1085,1076,
1084,393281,201,1086,67,123,1085,262205,81,1087,1086,327808,78,1088,1085,103,393281,201,1089,67,
123,1088,262205,81,1090,1089,327760,83,1091,1087,1090,327850,117,1092,1066,166,196855,1093,0,
262394,1092,1094,1095,131320,1094,131321,1093,131320,1095,196670,969,1059,196670,970,1064,196670,
971,1062,196670,972,1079,196670,973,1082,196670,974,1091,655417,76,1096,342,969,970,971,972,973,
974,262205,81,1097,969,262205,81,1098,970,262205,83,1099,971,131321,1093,131320,1093,458997,81,
1060,1079,1094,1097,1095,458997,83,1063,1091,1094,1099,1095,458997,81,1065,1082,1094,1098,1095,
131321,1061,131320,1061,327808,78,1067,1066,126,131321,1058,131320,1068,262205,78,1100,951,196670,
975,1100,262205,78,1101,952,196670,976,1101,196670,977,1051,196670,978,1064,196670,979,1062,
589881,76,1102,399,975,976,977,978,979,131321,1053,131320,1053,327808,78,1052,1051,8,131321,1050,
131320,1054,65789,65592,};
static const uint32_t bitnet__spv_attention_fast[] = {
119734787,66304,524299,1079,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,524303,5,2,1852399981,0,3,4,5,393232,2,17,1,1,1,262215,6,1,1,
262215,7,1,2,262215,8,1,0,262215,3,11,29,196679,9,42,196679,10,42,196679,11,42,196679,12,42,
196679,13,42,196679,14,42,196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,
20,42,196679,21,42,196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,
196679,28,42,196679,29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,
35,42,196679,36,42,196679,37,42,196679,38,42,196679,39,42,196679,40,42,262215,41,6,16,262216,42,0,
24,327752,42,0,35,0,196679,42,2,262215,43,34,0,262215,43,33,4,327752,44,0,35,0,327752,44,1,35,4,
327752,44,2,35,8,327752,44,3,35,12,327752,44,4,35,16,327752,44,5,35,20,327752,44,6,35,24,196679,
44,2,196679,45,42,196679,46,42,196679,47,42,196679,48,42,196679,49,42,196679,50,42,196679,51,42,
262215,52,6,4,262216,53,0,24,327752,53,0,35,0,196679,53,2,262215,54,34,0,262215,54,33,5,196679,55,
42,196679,56,42,196679,57,42,196679,58,42,196679,59,42,196679,60,42,196679,61,42,196679,62,42,
196679,63,42,196679,64,42,262215,65,6,4,262216,66,0,23,327752,66,0,35,0,196679,66,2,262215,67,34,
0,262215,67,33,2,262215,4,11,24,262215,68,6,4,262215,69,6,4,262215,70,6,4,327752,71,0,35,0,327752,
71,1,35,4,327752,71,2,35,8,327752,71,3,35,12,327752,71,4,35,16,327752,71,5,35,20,327752,71,6,35,
24,327752,71,7,35,28,327752,71,8,35,32,327752,71,9,35,160,327752,71,10,35,672,196679,71,2,262215,
72,34,0,262215,72,33,7,262215,5,11,26,262215,73,1,3,262215,74,1,0,262215,75,11,25,131091,76,
196641,77,76,262165,78,32,0,196641,79,78,262176,80,7,78,196630,81,32,262177,82,81,80,262167,83,81,
2,262177,84,83,80,262176,85,7,81,262177,86,81,85,393249,87,81,85,85,85,327713,88,81,85,85,262187,
78,89,8,262172,90,81,89,262176,91,7,90,262177,92,81,91,393249,93,76,80,80,80,458785,94,83,80,80,
80,80,262176,95,7,83,589857,96,76,85,85,95,85,85,95,524321,97,76,80,80,80,85,95,458785,98,78,80,
80,80,80,262194,78,6,2,262194,78,7,64,262187,78,99,2,393268,78,100,134,7,99,393268,78,101,132,6,
100,262194,78,8,128,393268,78,102,128,101,8,262187,78,103,1,393268,78,104,130,102,103,393268,78,
105,134,104,8,262172,106,83,105,262176,107,7,106,524321,108,76,80,80,80,80,107,262176,109,1,78,
262203,109,3,1,262187,78,110,32768,262165,111,32,1,262187,111,112,16,262187,78,113,32767,262187,
111,114,13,262187,78,115,939524096,262187,78,116,260046848,131092,117,262187,78,118,947912704,
262187,81,119,947912704,262187,78,120,8388608,262187,78,121,65535,262187,78,122,2129859015,262187,
111,123,0,262187,111,124,4,262187,81,125,1073741824,262187,111,126,1,262187,81,127,3265265664,
262187,81,128,0,262187,81,129,1117782016,262187,81,130,1069066811,262187,81,131,1262485504,262187,
81,132,1060208640,262187,81,133,3109978243,262187,81,134,961571175,262187,81,135,985088974,262187,
81,136,1007192328,262187,81,137,1026206145,262187,81,138,1042983594,262187,81,139,1056964608,
262187,81,140,1065353216,262187,78,141,127,262187,111,142,23,262187,78,143,3,262187,78,144,4,
262187,78,145,7,262187,78,146,0,262172,147,81,144,262176,148,7,147,262187,111,149,2,262172,150,81,
99,262176,151,7,150,262187,111,152,3,262187,78,153,64,262187,111,154,8,262187,78,155,63,393268,78,
156,128,7,155,393268,78,157,134,156,153,393268,78,158,132,157,153,393268,78,159,134,158,153,
262167,160,78,4,262176,161,7,160,196637,41,160,196638,42,41,262176,162,12,42,262203,162,43,12,
589854,44,78,78,78,78,78,78,78,262176,163,9,44,262203,163,164,9,262187,111,165,6,262176,166,9,78,
262176,167,12,160,393268,78,168,132,6,158,262172,169,81,168,262176,170,4,169,262203,170,171,4,
262176,172,4,81,393268,78,173,132,6,153,262172,174,81,173,262176,175,4,174,262203,175,176,4,
393268,78,177,134,8,89,262187,78,178,264,393268,78,179,130,6,103,262172,180,81,6,262176,181,4,180,
262203,181,182,4,262203,181,183,4,327724,83,184,128,128,196637,52,78,196638,53,52,262176,185,12,
53,262203,185,54,12,393268,78,186,134,158,99,262176,187,12,78,196637,65,81,196638,66,65,262176,
188,12,66,262203,188,67,12,262176,189,12,81,262167,190,78,3,262176,191,1,190,262203,191,4,1,
262187,111,192,5,393268,78,193,128,7,99,393268,78,194,132,6,100,262187,78,195,72,262176,196,4,117,
262203,196,197,4,262187,78,198,32,262172,68,78,198,262187,78,199,128,262172,69,78,199,196637,70,
78,851998,71,78,78,78,78,78,78,78,78,68,69,70,262176,200,12,71,262203,200,72,12,262187,111,201,10,
393268,78,202,132,6,100,262203,191,5,1,196656,117,73,393268,78,203,132,6,158,393268,78,204,132,6,
100,393268,78,205,130,204,103,262203,181,206,4,262203,181,207,4,393268,78,208,132,6,100,262194,78,
74,1,393267,190,75,74,103,103,262187,78,209,1879048192,327734,76,2,0,77,131320,210,262203,80,211,
7,262203,80,212,7,262203,80,213,7,262203,80,214,7,262203,80,215,7,262203,80,216,7,262203,80,217,7,
262203,107,218,7,262203,85,219,7,262203,85,220,7,262203,95,221,7,262203,85,222,7,262203,85,223,7,
262203,95,224,7,262203,85,225,7,262203,85,226,7,262203,95,227,7,262203,85,228,7,262203,85,229,7,
262203,95,230,7,262203,80,231,7,262203,80,232,7,262203,80,233,7,262203,80,234,7,262203,107,235,7,
262203,80,236,7,262203,80,237,7,262203,80,238,7,262203,85,239,7,262203,95,240,7,262201,78,241,242,
327745,109,243,5,103,262205,78,244,243,327745,109,245,5,99,262205,78,246,245,327745,187,247,72,
123,262205,78,248,247,327808,78,249,248,246,327814,78,250,249,153,327808,78,251,250,103,196855,
252,0,262394,73,253,254,131320,253,327745,109,255,5,146,262205,78,256,255,131321,252,131320,254,
131321,252,131320,252,458997,78,257,256,253,146,254,196855,258,0,262394,73,259,260,131320,259,
327808,78,261,257,103,131321,258,131320,260,131321,258,131320,258,458997,78,262,261,259,251,260,
327854,117,263,257,251,196855,264,0,262394,263,265,264,131320,265,65789,131320,264,131321,266,
131320,266,458997,78,267,241,264,268,269,262390,270,269,0,131321,271,131320,271,327856,117,272,
267,203,262394,272,273,270,131320,273,327745,166,274,164,123,262205,78,275,274,327745,166,276,164,
126,262205,78,277,276,327812,78,278,246,277,327808,78,279,275,278,327812,78,280,244,6,327812,78,
281,280,158,327808,78,282,279,281,327808,78,283,282,267,393281,189,284,67,123,283,262205,81,285,
284,327745,172,286,171,267,196670,286,285,131321,269,131320,269,327808,78,268,267,8,131321,266,
131320,270,262368,99,99,178,131321,287,131320,287,458997,78,288,257,270,289,290,262390,291,290,0,
131321,292,131320,292,327856,117,293,288,262,262394,293,294,291,131320,294,327808,78,295,249,103,
327812,78,296,288,153,327810,78,297,295,296,458764,78,298,1,38,153,297,196670,211,244,196670,212,
288,196670,213,298,458809,76,299,300,211,212,213,131321,301,131320,301,458997,78,302,146,294,303,
304,262390,305,304,0,131321,306,131320,306,327856,117,307,302,105,262394,307,308,305,131320,308,
327812,78,309,302,8,327808,78,310,241,309,458764,78,311,1,38,310,205,327814,78,312,311,100,196670,
214,244,196670,215,288,196670,216,298,196670,217,311,524345,83,313,314,214,215,216,217,327745,172,
315,206,312,262205,81,316,315,327745,172,317,207,312,262205,81,318,317,327850,117,319,288,257,
196855,320,0,262394,319,321,322,131320,321,327745,95,323,218,302,196670,323,313,131321,320,131320,
322,196670,219,316,196670,220,318,327745,95,324,218,302,262205,83,325,324,196670,221,325,327745,
172,326,182,312,262205,81,327,326,196670,222,327,327745,172,328,183,312,262205,81,329,328,196670,
223,329,196670,224,313,655417,76,330,331,219,220,221,222,223,224,262205,83,332,221,196670,324,332,
131321,320,131320,320,131321,304,131320,304,327808,78,303,302,126,131321,301,131320,305,262368,99,
99,178,131321,333,131320,333,458997,78,334,241,305,335,336,262390,337,336,0,131321,338,131320,338,
327856,117,339,334,6,262394,339,340,337,131320,340,327745,172,341,206,334,262205,81,342,341,
327745,172,343,207,334,262205,81,344,343,327850,117,345,288,257,196855,346,0,262394,345,347,348,
131320,347,327745,172,349,182,334,262205,81,350,349,327745,172,351,183,334,262205,81,352,351,
131321,346,131320,348,196670,225,342,196670,226,344,196670,227,184,327745,172,353,182,334,262205,
81,354,353,196670,228,354,327745,172,355,183,334,262205,81,356,355,196670,229,356,196670,230,184,
655417,76,357,331,225,226,227,228,229,230,262205,81,358,225,262205,81,359,226,131321,346,131320,
346,458997,81,360,352,347,359,348,458997,81,361,350,347,358,348,196670,341,361,196670,343,360,
131321,336,131320,336,327808,78,335,334,8,131321,333,131320,337,262368,99,99,178,131321,290,
131320,290,327808,78,289,288,126,131321,287,131320,291,327852,117,362,251,103,327847,117,363,73,
362,196855,364,0,262394,363,365,364,131320,365,196670,231,246,196670,232,244,196670,233,257,
196670,234,251,262205,106,366,218,196670,235,366,589881,76,367,368,231,232,233,234,235,65789,
131320,364,131321,369,131320,369,458997,78,370,146,364,371,372,262390,373,372,0,131321,374,131320,
374,327856,117,375,370,105,262394,375,376,373,131320,376,327812,78,377,370,8,327808,78,378,241,
377,327856,117,379,378,208,196855,380,0,262394,379,381,380,131320,381,327814,78,382,378,100,
196670,236,246,196670,237,244,196670,238,378,327745,172,383,207,382,262205,81,384,383,196670,239,
384,327745,95,385,218,370,262205,83,386,385,196670,240,386,589881,76,387,388,236,237,238,239,240,
131321,380,131320,380,131321,372,131320,372,327808,78,371,370,126,131321,369,131320,373,65789,
65592,327734,78,242,0,79,131320,389,262205,78,390,3,131326,390,65592,327734,81,391,0,82,196663,80,
392,131320,393,262205,78,394,392,327879,78,395,394,110,327876,78,396,395,112,262205,78,397,392,
327879,78,398,397,113,327876,78,399,398,114,327808,78,400,399,115,327854,117,401,399,116,196855,
402,0,262394,401,403,402,131320,403,327808,78,404,399,209,131321,402,131320,402,458997,78,405,400,
393,404,403,327808,78,9,399,118,262268,81,406,9,327811,81,10,406,119,327856,117,407,399,120,
196855,408,0,262394,407,409,408,131320,409,262268,78,410,10,131321,408,131320,408,458997,78,411,
405,402,410,409,327877,78,412,411,396,262268,81,413,412,131326,413,65592,327734,83,414,0,84,
196663,80,415,131320,416,262203,80,417,7,262203,80,418,7,262205,78,419,415,327879,78,420,419,121,
196670,417,420,327737,81,421,391,417,262205,78,422,415,327874,78,423,422,112,196670,418,423,
327737,81,424,391,418,327760,83,425,421,424,131326,425,65592,327734,81,426,0,86,196663,85,427,
131320,428,262205,81,429,427,262268,78,430,429,327810,78,11,122,430,262268,81,431,11,131321,432,
131320,432,458997,81,433,431,428,14,434,458997,111,435,123,428,436,434,262390,437,434,0,131321,
438,131320,438,327857,117,439,435,124,262394,439,440,437,131320,440,262205,81,441,427,327813,81,
12,441,433,327811,81,13,125,12,327813,81,14,433,13,131321,434,131320,434,327808,111,436,435,126,
131321,432,131320,437,131326,433,65592,327734,81,442,0,86,196663,85,443,131320,444,262205,81,445,
443,327864,117,446,445,127,196855,447,0,262394,446,448,447,131320,448,131326,128,131320,447,
262205,81,449,443,327866,117,450,449,129,196855,451,0,262394,450,452,451,131320,452,196670,443,
129,131321,451,131320,451,262205,81,453,443,327813,81,15,453,130,327809,81,16,15,131,327811,81,17,
16,131,262205,81,454,443,327813,81,18,17,132,327811,81,19,454,18,327813,81,20,17,133,327811,81,21,
19,20,327813,81,22,134,21,327809,81,23,22,135,327813,81,24,23,21,327809,81,25,24,136,327813,81,26,
25,21,327809,81,27,26,137,327813,81,28,27,21,327809,81,29,28,138,327813,81,30,29,21,327809,81,31,
30,139,327813,81,32,21,21,327813,81,33,31,32,327809,81,34,33,21,327809,81,35,34,140,262268,78,455,
16,327808,78,36,455,141,327876,78,456,36,142,262268,81,457,456,327813,81,37,35,457,131326,37,
65592,327734,81,458,0,87,196663,85,459,196663,85,460,196663,85,461,131320,462,262205,81,463,459,
262205,81,464,460,327813,81,38,463,464,262205,81,465,461,327809,81,39,38,465,131326,39,65592,
327734,81,466,0,88,196663,85,467,196663,85,468,131320,469,262205,81,470,467,262205,81,471,468,
327809,81,40,470,471,131326,40,65592,327734,81,472,0,86,196663,85,473,131320,474,262205,81,475,
473,393562,81,476,143,475,103,262205,81,477,473,327866,117,478,476,477,262205,81,479,473,393385,
81,480,478,476,479,196670,473,480,262205,81,481,473,393562,81,482,143,481,99,262205,81,483,473,
327866,117,484,482,483,262205,81,485,473,393385,81,486,484,482,485,196670,473,486,262205,81,487,
473,393562,81,488,143,487,144,262205,81,489,473,327866,117,490,488,489,262205,81,491,473,393385,
81,492,490,488,491,131326,492,65592,327734,81,493,0,92,196663,91,494,131320,495,262203,148,496,7,
262203,85,497,7,262203,85,498,7,262203,151,499,7,262203,85,500,7,262203,85,501,7,262203,85,502,7,
262203,85,503,7,262203,85,504,7,262203,85,505,7,262203,85,506,7,262203,85,507,7,262203,85,508,7,
262203,85,509,7,262201,78,510,242,327879,78,511,510,145,327879,78,512,511,144,327851,117,513,512,
146,327879,78,514,511,99,327851,117,515,514,146,327879,78,516,511,103,327851,117,517,516,146,
131321,518,131320,518,458997,111,519,123,495,520,521,262390,522,521,1,131321,523,131320,523,
327857,117,524,519,124,262394,524,525,522,131320,525,196855,526,0,262394,513,527,528,131320,527,
327808,111,529,519,124,327745,85,530,494,529,262205,81,531,530,131321,526,131320,528,327745,85,
532,494,519,262205,81,533,532,131321,526,131320,526,458997,81,534,531,527,533,528,196855,535,0,
262394,513,536,537,131320,536,327745,85,538,494,519,262205,81,539,538,131321,535,131320,537,
327808,111,540,519,124,327745,85,541,494,540,262205,81,542,541,131321,535,131320,535,458997,81,
543,539,536,542,537,393562,81,544,143,543,144,196670,497,534,196670,498,544,393273,81,545,466,497,
498,327745,85,546,496,519,196670,546,545,131321,521,131320,521,327808,111,520,519,126,131321,518,
131320,522,131321,547,131320,547,458997,111,548,123,522,549,550,262390,551,550,1,131321,552,
131320,552,327857,117,553,548,149,262394,553,554,551,131320,554,196855,555,0,262394,515,556,557,
131320,556,327808,111,558,548,149,327745,85,559,496,558,262205,81,560,559,131321,555,131320,557,
327745,85,561,496,548,262205,81,562,561,131321,555,131320,555,458997,81,563,560,556,562,557,
196855,564,0,262394,515,565,566,131320,565,327745,85,567,496,548,262205,81,568,567,131321,564,
131320,566,327808,111,569,548,149,327745,85,570,496,569,262205,81,571,570,131321,564,131320,564,
458997,81,572,568,565,571,566,393562,81,573,143,572,99,196670,500,563,196670,501,573,393273,81,
574,466,500,501,327745,85,575,499,548,196670,575,574,131321,550,131320,550,327808,111,549,548,126,
131321,547,131320,551,196855,576,0,262394,517,577,578,131320,577,327745,85,579,499,126,262205,81,
580,579,131321,576,131320,578,327745,85,581,499,123,262205,81,582,581,131321,576,131320,576,
458997,81,583,580,577,582,578,196855,584,0,262394,517,585,586,131320,585,327745,85,587,499,123,
262205,81,588,587,131321,584,131320,586,327745,85,589,499,126,262205,81,590,589,131321,584,131320,
584,458997,81,591,588,585,590,586,393562,81,592,143,591,103,196670,502,583,196670,503,592,393273,
81,593,466,502,503,393562,81,594,143,593,144,196670,504,593,196670,505,594,393273,81,595,466,504,
505,393562,81,596,143,595,99,196670,506,595,196670,507,596,393273,81,597,466,506,507,393562,81,
598,143,597,103,196670,508,597,196670,509,598,393273,81,599,466,508,509,131326,599,65592,327734,
76,300,0,93,196663,80,600,196663,80,601,196663,80,602,131320,603,262203,91,604,7,262203,161,605,7,
262203,95,606,7,262203,80,607,7,262203,85,608,7,262203,85,609,7,262203,85,610,7,262203,85,611,7,
262203,85,612,7,262203,85,613,7,262203,91,614,7,262203,91,615,7,262203,85,616,7,262203,85,617,7,
262203,85,618,7,262203,85,619,7,262203,91,620,7,262201,78,621,242,327879,78,622,621,145,327874,78,
623,621,152,131321,624,131320,624,458997,78,625,146,603,626,627,262390,628,627,0,131321,629,
131320,629,327856,117,630,625,153,262394,630,631,628,131320,631,327808,78,632,625,623,262205,78,
633,602,327810,78,634,633,103,458764,78,635,1,38,632,634,131321,636,131320,636,458997,78,637,146,
631,638,639,262390,640,639,0,131321,641,131320,641,327856,117,642,637,6,262394,642,643,640,131320,
643,131321,644,131320,644,458997,111,645,123,643,646,647,262390,648,647,1,131321,649,131320,649,
327857,117,650,645,154,262394,650,651,648,131320,651,327745,85,652,604,645,196670,652,128,131321,
647,131320,647,327808,111,646,645,126,131321,644,131320,648,131321,653,131320,653,458997,78,654,
146,648,655,656,262390,657,656,0,131321,658,131320,658,327856,117,659,654,159,262394,659,660,657,
131320,660,262205,78,661,600,327745,166,662,164,165,262205,78,663,662,327812,78,664,661,663,
262205,78,665,601,327812,78,666,665,153,327808,78,667,664,666,327808,78,668,667,635,327812,78,669,
668,158,327812,78,670,654,153,327808,78,671,669,670,327814,78,672,671,89,327808,78,673,672,622,
393281,167,674,43,123,673,262205,160,675,674,196670,605,675,327812,78,676,637,158,327808,78,677,
676,670,327812,78,678,622,89,327808,78,679,677,678,131321,680,131320,680,458997,111,681,123,660,
682,683,262390,684,683,1,131321,685,131320,685,327857,117,686,681,124,262394,686,687,684,131320,
687,327745,80,688,605,681,262205,78,689,688,196670,607,689,327737,83,690,414,607,196670,606,690,
327812,111,691,149,681,262268,78,692,681,327812,78,693,99,692,327808,78,694,679,693,327745,172,
695,171,694,262205,81,696,695,196670,608,696,327745,85,697,606,146,262205,81,698,697,196670,609,
698,327745,85,699,604,691,262205,81,700,699,196670,610,700,458809,81,701,458,608,609,610,196670,
699,701,327808,111,702,691,126,327808,78,703,694,103,327745,172,704,171,703,262205,81,705,704,
196670,611,705,327745,85,706,606,103,262205,81,707,706,196670,612,707,327745,85,708,604,702,
262205,81,709,708,196670,613,709,458809,81,710,458,611,612,613,196670,708,710,131321,683,131320,
683,327808,111,682,681,126,131321,680,131320,684,131321,656,131320,656,327808,78,655,654,126,
131321,653,131320,657,262205,90,711,604,196670,614,711,327737,81,712,493,614,327850,117,713,622,
146,262205,78,714,602,327856,117,715,632,714,327847,117,716,713,715,196855,717,0,262394,716,718,
717,131320,718,327812,78,719,637,153,327808,78,720,719,632,327745,172,721,176,720,196670,721,712,
131321,717,131320,717,131321,639,131320,639,327808,78,638,637,126,131321,636,131320,640,131321,
627,131320,627,327808,78,626,625,177,131321,624,131320,628,262368,99,99,178,131321,722,131320,722,
458997,78,723,146,628,724,725,262390,726,725,0,131321,727,131320,727,327856,117,728,723,6,262394,
728,729,726,131320,729,327808,78,730,723,623,458764,78,731,1,38,730,179,327812,78,732,731,153,
327745,172,733,176,732,262205,81,734,733,131321,735,131320,735,458997,81,736,734,729,737,738,
458997,78,739,146,729,47,738,262390,740,738,1,131321,741,131320,741,327856,117,742,739,89,262394,
742,743,740,131320,743,327812,78,45,622,89,327808,78,46,45,739,262205,78,744,602,327856,117,745,
46,744,196855,746,0,262394,745,747,748,131320,747,327808,78,749,732,46,327745,172,750,176,749,
262205,81,751,750,131321,746,131320,748,131321,746,131320,746,458997,81,752,751,747,736,748,
327745,85,753,615,739,196670,753,752,262205,81,754,753,327866,117,755,754,736,196855,756,0,262394,
755,757,758,131320,757,262205,81,759,753,131321,756,131320,758,131321,756,131320,756,458997,81,
737,759,757,736,758,131321,738,131320,738,327808,78,47,739,126,131321,735,131320,740,196670,616,
736,327737,81,760,472,616,131321,761,131320,761,458997,78,762,146,740,51,763,262390,764,763,1,
131321,765,131320,765,327856,117,766,762,89,262394,766,767,764,131320,767,327812,78,48,622,89,
327808,78,49,48,762,262205,78,768,602,327856,117,769,49,768,196855,770,0,262394,769,771,772,
131320,771,262271,81,50,760,327745,85,773,615,762,262205,81,774,773,196670,617,774,196670,618,50,
393273,81,775,466,617,618,196670,619,775,327737,81,776,442,619,131321,770,131320,772,131321,770,
131320,770,458997,81,777,776,771,128,772,327745,85,778,615,762,196670,778,777,131321,763,131320,
763,327808,78,51,762,126,131321,761,131320,764,262205,90,779,615,196670,620,779,327737,81,780,493,
620,262368,99,99,178,327856,117,781,730,6,196855,782,0,262394,781,783,782,131320,783,131321,784,
131320,784,458997,78,785,146,783,786,787,262390,788,787,1,131321,789,131320,789,327856,117,790,
785,89,262394,790,791,788,131320,791,327812,78,792,622,89,327808,78,793,732,792,327808,78,794,793,
785,327745,85,795,615,785,262205,81,796,795,327745,172,797,176,794,196670,797,796,131321,787,
131320,787,327808,78,786,785,126,131321,784,131320,788,327850,117,798,622,146,196855,799,0,262394,
798,800,799,131320,800,327745,172,801,182,731,196670,801,760,327745,172,802,183,731,196670,802,
780,131321,799,131320,799,131321,782,131320,782,131321,725,131320,725,327808,78,724,723,177,
131321,722,131320,726,262368,99,99,178,65789,65592,327734,83,314,0,94,196663,80,803,196663,80,804,
196663,80,805,196663,80,806,131320,807,262203,80,808,7,262205,78,809,806,327814,78,810,809,100,
262205,78,811,803,327745,166,812,164,165,262205,78,813,812,327812,78,814,811,813,262205,78,815,
804,327812,78,816,815,153,327808,78,817,814,816,327812,78,818,817,158,327814,78,819,818,99,262205,
78,820,806,327817,78,821,820,100,327808,78,822,819,821,131321,823,131320,823,458997,83,824,184,
807,56,825,458997,78,826,146,807,827,825,262390,828,825,0,131321,829,131320,829,262205,78,830,805,
327856,117,831,826,830,262394,831,832,828,131320,832,327812,78,833,826,186,327808,78,834,822,833,
393281,187,835,54,123,834,262205,78,836,835,196670,808,836,327737,83,837,414,808,327812,78,838,
810,153,327808,78,839,838,826,327745,172,840,176,839,262205,81,841,840,327822,83,55,837,841,
327809,83,56,824,55,131321,825,131320,825,327808,78,827,826,126,131321,823,131320,828,131326,824,
65592,327734,76,331,0,96,196663,85,842,196663,85,843,196663,95,844,196663,85,845,196663,85,846,
196663,95,847,131320,848,262203,85,849,7,262203,85,850,7,262203,85,851,7,262203,85,852,7,262203,
85,853,7,262203,85,854,7,262205,81,855,842,262205,81,856,845,327866,117,857,855,856,262205,81,858,
842,262205,81,859,845,393385,81,860,857,858,859,262271,81,57,860,262205,81,861,842,196670,849,861,
196670,850,57,393273,81,862,466,849,850,196670,851,862,327737,81,863,442,851,262205,81,864,845,
196670,852,864,196670,853,57,393273,81,865,466,852,853,196670,854,865,327737,81,866,442,854,
262205,81,867,843,327813,81,58,867,863,262205,81,868,846,327813,81,59,868,866,327809,81,60,58,59,
262205,83,869,844,327822,83,61,869,863,262205,83,870,847,327822,83,62,870,866,327809,83,63,61,62,
196670,843,60,196670,844,63,196670,842,860,65789,65592,327734,76,388,0,97,196663,80,871,196663,80,
872,196663,80,873,196663,85,874,196663,95,875,131320,876,262203,95,877,7,262203,85,878,7,327745,
166,879,164,149,262205,78,880,879,262205,78,881,871,327745,166,882,164,152,262205,78,883,882,
327812,78,884,881,883,327808,78,885,880,884,262205,78,886,872,327812,78,887,886,6,327812,78,888,
887,7,327808,78,889,885,888,262205,78,890,873,327812,78,891,890,99,327808,78,892,889,891,262205,
83,893,875,262205,81,894,874,196670,878,894,327737,81,895,426,878,327822,83,64,893,895,196670,877,
64,327745,85,896,877,146,262205,81,897,896,393281,189,898,67,123,892,196670,898,897,327808,78,899,
892,103,327745,85,900,877,103,262205,81,901,900,393281,189,902,67,123,899,196670,902,901,65789,
65592,327734,78,903,0,98,196663,80,904,196663,80,905,196663,80,906,196663,80,907,131320,908,
327745,166,909,164,124,262205,78,910,909,262205,78,911,904,327745,109,912,4,103,262205,78,913,912,
327812,78,914,911,913,262205,78,915,905,327808,78,916,914,915,327745,166,917,164,192,262205,78,
918,917,327812,78,919,916,918,262205,78,920,906,327808,78,921,919,920,327812,78,922,921,6,262205,
78,923,907,327808,78,924,922,923,327812,78,925,924,193,327808,78,926,910,925,131326,926,65592,
327734,76,368,0,108,196663,80,927,196663,80,928,196663,80,929,196663,80,930,196663,107,931,131320,
932,262203,80,933,7,262203,80,934,7,262203,80,935,7,262203,80,936,7,262203,80,937,7,262203,80,938,
7,262203,80,939,7,262203,80,940,7,262203,80,941,7,262203,80,942,7,262203,80,943,7,262203,80,944,7,
262203,85,945,7,262203,85,946,7,262203,95,947,7,262203,85,948,7,262203,85,949,7,262203,95,950,7,
262203,80,951,7,262203,80,952,7,262203,80,953,7,262203,85,954,7,262203,95,955,7,262201,78,956,242,
262205,78,957,927,327745,109,958,4,103,262205,78,959,958,327812,78,960,957,959,262205,78,961,928,
327808,78,962,960,961,131321,963,131320,963,458997,78,964,146,932,965,966,262390,967,966,0,131321,
968,131320,968,327856,117,969,964,105,262394,969,970,967,131320,970,327812,78,971,964,8,327808,78,
972,956,971,327854,117,973,972,194,196855,974,0,262394,973,975,974,131320,975,131321,967,131320,
974,327814,78,976,972,100,262205,78,977,927,196670,933,977,262205,78,978,928,196670,934,978,
262205,78,979,929,196670,935,979,196670,936,976,524345,78,980,903,933,934,935,936,327817,78,981,
972,100,327812,78,982,981,99,327808,78,983,980,982,393281,85,984,931,964,146,262205,81,985,984,
393281,189,986,67,123,983,196670,986,985,327808,78,987,983,103,393281,85,988,931,964,103,262205,
81,989,988,393281,189,990,67,123,987,196670,990,989,131321,966,131320,966,327808,78,965,964,126,
131321,963,131320,967,131321,991,131320,991,458997,78,992,956,967,993,994,262390,995,994,0,131321,
996,131320,996,327856,117,997,992,6,262394,997,998,995,131320,998,262205,78,999,927,196670,937,
999,262205,78,1000,928,196670,938,1000,262205,78,1001,929,196670,939,1001,196670,940,992,524345,
78,1002,903,937,938,939,940,327808,78,1003,1002,7,327745,172,1004,182,992,262205,81,1005,1004,
393281,189,1006,67,123,1003,196670,1006,1005,327808,78,1007,1003,103,327745,172,1008,183,992,
262205,81,1009,1008,393281,189,1010,67,123,1007,196670,1010,1009,131321,994,131320,994,327808,78,
993,992,8,131321,991,131320,995,196833,103,195,262368,99,99,178,327850,117,1011,956,146,196855,
1012,0,262394,1011,1013,1012,131320,1013,393281,187,1014,72,201,962,458986,78,1015,1014,103,146,
103,262205,78,1016,930,327810,78,1017,1016,103,327850,117,1018,1015,1017,196670,197,1018,262205,
117,1019,197,196855,1020,0,262394,1019,1021,1020,131320,1021,196670,1014,146,131321,1020,131320,
1020,131321,1012,131320,1012,262368,99,99,178,262205,117,1022,197,262312,117,1023,1022,196855,
1024,0,262394,1023,1025,1024,131320,1025,65789,131320,1024,196833,103,195,131321,1026,131320,1026,
458997,78,1027,956,1024,1028,1029,262390,1030,1029,0,131321,1031,131320,1031,327856,117,1032,1027,
202,262394,1032,1033,1030,131320,1033,131321,1034,131320,1034,458997,81,1035,128,1033,1036,1037,
458997,83,1038,184,1033,1039,1037,458997,81,1040,128,1033,1041,1037,458997,78,1042,146,1033,1043,
1037,262390,1044,1037,0,131321,1045,131320,1045,262205,78,1046,930,327856,117,1047,1042,1046,
262394,1047,1048,1044,131320,1048,327814,78,1049,1027,100,262205,78,1050,927,196670,941,1050,
262205,78,1051,928,196670,942,1051,196670,943,1042,196670,944,1049,524345,78,1052,903,941,942,943,
944,327808,78,1053,1052,7,393281,189,1054,67,123,1053,262205,81,1055,1054,327808,78,1056,1053,103,
393281,189,1057,67,123,1056,262205,81,1058,1057,327817,78,1059,1027,100,327812,78,1060,1059,99,
327808,78,1061,1052,1060,393281,189,1062,67,123,1061,262205,81,1063,1062,327808,78,1064,1061,103,
393281,189,1065,67,123,1064,262205,81,1066,1065,327760,83,1067,1063,1066,327850,117,1068,1042,146,
196855,1069,0,262394,1068,1070,1071,131320,1070,131321,1069,131320,1071,196670,945,1035,196670,
946,1040,196670,947,1038,196670,948,1055,196670,949,1058,196670,950,1067,655417,76,1072,331,945,
946,947,948,949,950,262205,81,1073,945,262205,81,1074,946,262205,83,1075,947,131321,1069,131320,
1069,458997,81,1036,1055,1070,1073,1071,458997,83,1039,1067,1070,1075,1071,458997,81,1041,1058,
1070,1074,1071,131321,1037,131320,1037,327808,78,1043,1042,126,131321,1034,131320,1044,262205,78,
1076,927,196670,951,1076,262205,78,1077,928,196670,952,1077,196670,953,1027,196670,954,1040,
196670,955,1038,589881,76,1078,388,951,952,953,954,955,131321,1029,131320,1029,327808,78,1028,
1027,8,131321,1026,131320,1030,65789,65592,};
static const uint32_t bitnet__spv_choose_plain[] = {
119734787,66304,524299,171,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
393231,5,2,1852399981,0,3,393232,2,17,1,1,1,262215,3,11,29,327752,4,0,35,0,327752,4,1,35,4,327752,
4,2,35,8,327752,4,3,35,12,327752,4,4,35,16,196679,4,2,262215,5,6,4,262216,6,0,24,327752,6,0,35,0,
196679,6,2,262215,7,34,0,262215,7,33,2,262215,8,1,0,262215,9,6,4,262215,10,6,4,262215,11,6,4,
327752,12,0,35,0,327752,12,1,35,4,327752,12,2,35,8,327752,12,3,35,12,327752,12,4,35,16,327752,12,
5,35,20,327752,12,6,35,24,327752,12,7,35,28,327752,12,8,35,32,327752,12,9,35,160,327752,12,10,35,
672,196679,12,2,262215,13,34,0,262215,13,33,7,262215,14,1,0,262215,15,11,25,131091,16,196641,17,
16,262165,18,32,0,196641,19,18,262176,20,1,18,262203,20,3,1,262187,18,21,0,458782,4,18,18,18,18,
18,262176,22,9,4,262203,22,23,9,262165,24,32,1,262187,24,25,0,262176,26,9,18,131092,27,262187,24,
28,1,262187,18,29,2,262187,24,30,3,262187,18,31,4294967295,196630,32,32,262187,32,33,0,262187,24,
34,2,196637,5,32,196638,6,5,262176,35,12,6,262203,35,7,12,262176,36,12,32,262187,18,37,1,262194,
18,8,128,262172,38,32,8,262176,39,4,38,262203,39,40,4,262176,41,4,32,262172,42,18,8,262176,43,4,
42,262203,43,44,4,262176,45,4,18,262187,18,46,264,393268,18,47,134,8,29,262187,18,48,32,262172,9,
18,48,262187,18,49,128,262172,10,18,49,196637,11,18,851998,12,18,18,18,18,18,18,18,18,9,10,11,
262176,50,12,12,262203,50,13,12,262187,24,51,8,262176,52,12,18,262187,24,53,4,262187,24,54,9,
262187,18,55,64,262194,18,14,1,262167,56,18,3,393267,56,15,14,37,37,327734,16,2,0,17,131320,57,
262201,18,58,59,131321,60,131320,60,458997,18,61,21,57,62,63,262390,64,63,0,131321,65,131320,65,
327745,26,66,23,25,262205,18,67,66,327856,27,68,61,67,262394,68,69,64,131320,69,327745,26,70,23,
28,262205,18,71,70,327812,18,72,29,61,327745,26,73,23,30,262205,18,74,73,327812,18,75,72,74,
327808,18,76,71,75,131321,77,131320,77,458997,18,78,31,69,79,80,458997,32,81,33,69,82,80,458997,
18,83,58,69,84,80,262390,85,80,0,131321,86,131320,86,327745,26,87,23,34,262205,18,88,87,327856,27,
89,83,88,262394,89,90,85,131320,90,327812,18,91,29,83,327808,18,92,76,91,393281,36,93,7,25,92,
262205,32,94,93,327850,27,95,78,31,327866,27,96,94,81,327846,27,97,95,96,196855,98,0,262394,97,99,
98,131320,99,327808,18,100,92,37,393281,36,101,7,25,100,262205,32,102,101,262268,18,103,102,
131321,98,131320,98,458997,18,79,78,90,103,99,458997,32,82,81,90,94,99,131321,80,131320,80,327808,
18,84,83,8,131321,77,131320,85,327745,41,104,40,58,196670,104,81,327745,45,105,44,58,196670,105,
78,262368,29,29,46,131321,106,131320,106,458997,18,107,47,85,108,109,262390,110,109,0,131321,111,
131320,111,327852,27,112,107,21,262394,112,113,110,131320,113,327856,27,114,58,107,196855,115,0,
262394,114,116,115,131320,116,327808,18,117,58,107,327745,41,118,40,117,262205,32,119,118,327745,
45,120,44,117,262205,18,121,120,262205,32,122,104,327866,27,123,119,122,262312,27,124,123,196855,
125,0,262394,124,126,125,131320,126,262205,32,127,104,327860,27,128,119,127,196855,129,0,262394,
128,130,129,131320,130,262205,18,131,105,327856,27,132,121,131,131321,129,131320,129,458997,27,
133,128,126,132,130,131321,125,131320,125,458997,27,134,123,116,133,129,327851,27,135,121,31,
196855,136,0,262394,135,137,136,131320,137,262205,18,138,105,327850,27,139,138,31,327846,27,140,
139,134,131321,136,131320,136,458997,27,141,135,125,140,137,196855,142,0,262394,141,143,142,
131320,143,196670,104,119,196670,105,121,131321,142,131320,142,131321,115,131320,115,262368,29,29,
46,131321,109,131320,109,327814,18,108,107,29,131321,106,131320,110,327850,27,144,58,21,196855,
145,0,262394,144,146,145,131320,146,327745,45,147,44,25,262205,18,148,147,327745,52,149,13,28,
262205,18,150,149,327808,18,151,150,61,327817,18,152,151,48,393281,52,153,13,51,152,196670,153,
148,327745,26,154,23,53,262205,18,155,154,327851,27,156,155,21,196855,157,0,262394,156,158,157,
131320,158,393281,52,159,13,54,25,196670,159,148,262205,18,160,149,327808,18,161,160,37,196670,
149,161,327745,52,162,13,25,262205,18,163,162,327808,18,164,163,37,196670,162,164,262205,18,165,
162,327814,18,166,165,55,327808,18,167,166,37,327745,52,168,13,53,196670,168,167,131321,157,
131320,157,131321,145,131320,145,262368,29,29,46,131321,63,131320,63,327808,18,62,61,28,131321,60,
131320,64,65789,65592,327734,18,59,0,19,131320,169,262205,18,170,3,131326,170,65592,};
static const uint32_t bitnet__spv_embed_plain[] = {
119734787,66304,524299,157,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,262215,4,11,
26,262215,7,6,4,262215,8,6,4,262215,9,6,4,327752,10,0,35,0,327752,10,1,35,4,327752,10,2,35,8,
327752,10,3,35,12,327752,10,4,35,16,327752,10,5,35,20,327752,10,6,35,24,327752,10,7,35,28,327752,
10,8,35,32,327752,10,9,35,160,327752,10,10,35,672,196679,10,2,262215,11,34,0,262215,11,33,7,
327752,12,0,35,0,327752,12,1,35,4,327752,12,2,35,8,327752,12,3,35,12,327752,12,4,35,16,327752,12,
5,35,20,196679,12,2,196679,13,42,262215,14,1,1,196679,15,42,196679,16,42,262215,17,1,2,262215,18,
6,4,262216,19,0,24,327752,19,0,35,0,196679,19,2,262215,20,34,0,262215,20,33,0,196679,21,42,196679,
22,42,196679,23,42,262215,24,6,4,262216,25,0,25,327752,25,0,35,0,196679,25,2,262215,26,34,0,
262215,26,33,2,262215,27,1,0,196679,28,42,262215,29,1,0,262215,30,11,25,131091,31,196641,32,31,
262165,33,32,0,196641,34,33,262176,35,7,33,196630,36,32,262177,37,36,35,262176,38,1,33,262203,38,
3,1,262187,33,39,32768,262165,40,32,1,262187,40,41,16,262187,33,42,32767,262187,40,43,13,262187,
33,44,939524096,262187,33,45,260046848,131092,46,262187,33,47,947912704,262187,36,48,947912704,
262187,33,49,8388608,262167,50,33,3,262176,51,1,50,262203,51,4,1,262187,33,52,0,262187,33,53,32,
262172,7,33,53,262187,33,54,128,262172,8,33,54,196637,9,33,851998,10,33,33,33,33,33,33,33,33,7,8,
9,262176,55,12,10,262203,55,11,12,262187,40,56,9,262176,57,12,33,524318,12,33,33,33,33,33,36,
262176,58,9,12,262203,58,59,9,262187,40,60,1,262176,61,9,33,262187,40,62,2,262187,40,63,3,262187,
40,64,0,262194,33,14,256,262187,33,65,63,393268,33,66,128,14,65,262187,33,67,64,393268,33,68,134,
66,67,393268,33,69,132,68,67,196656,46,17,196637,18,33,196638,19,18,262176,70,12,19,262203,70,20,
12,262187,33,71,2,262187,33,72,16,262187,33,73,65535,262187,40,74,4,262187,40,75,5,262176,76,9,36,
196637,24,36,196638,25,24,262176,77,12,25,262203,77,26,12,262176,78,12,36,262194,33,27,128,262194,
33,29,1,262187,33,79,1,393267,50,30,29,79,79,262187,33,80,1879048192,327734,31,2,0,32,131320,81,
262203,35,82,7,327745,38,83,4,52,262205,33,84,83,393281,57,85,11,56,84,262205,33,86,85,327745,61,
87,59,60,262205,33,88,87,327810,33,13,86,88,327745,61,89,59,62,262205,33,90,89,327745,61,91,59,63,
262205,33,92,91,327812,33,93,84,92,327808,33,94,90,93,327745,61,95,59,64,262205,33,96,95,327854,
46,97,13,96,196855,98,0,262394,97,99,98,131320,99,65789,131320,98,262201,33,100,101,131321,102,
131320,102,458997,33,103,100,98,28,104,262390,105,104,0,131321,106,131320,106,327856,46,107,103,
14,262394,107,108,105,131320,108,327812,33,15,13,69,327808,33,16,15,103,196855,109,0,262394,17,
110,111,131320,110,327814,33,112,16,71,393281,57,113,20,64,112,262205,33,114,113,327817,33,21,16,
71,327812,33,22,72,21,327874,33,115,114,22,327879,33,116,115,73,196670,82,116,327737,36,117,118,
82,131321,109,131320,111,393281,57,119,20,64,16,262205,33,120,119,262268,36,121,120,131321,109,
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
119734787,66304,524299,981,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,196679,7,42,
196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,196679,
15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,196679,22,42,
196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,196679,
30,42,196679,31,42,196679,32,42,196679,33,42,262215,34,1,5,262215,35,1,7,262215,36,1,6,262215,37,
1,3,262215,38,1,4,262215,39,6,4,262216,40,0,24,327752,40,0,35,0,196679,40,2,262215,41,34,0,262215,
41,33,1,327752,42,0,35,0,327752,42,1,35,4,327752,42,2,35,8,327752,42,3,35,12,327752,42,4,35,16,
327752,42,5,35,20,327752,42,6,35,24,327752,42,7,35,28,327752,42,8,35,32,327752,42,9,35,36,327752,
42,10,35,40,327752,42,11,35,44,327752,42,12,35,48,327752,42,13,35,52,196679,42,2,196679,43,42,
196679,44,42,196679,45,42,262215,46,6,8,262216,47,0,24,327752,47,0,35,0,196679,47,2,262215,48,34,
0,262215,48,33,6,196679,49,42,196679,50,42,196679,51,42,196679,52,42,196679,53,42,196679,54,42,
196679,55,42,196679,56,42,262215,57,6,4,262215,58,6,4,262215,59,6,4,327752,60,0,35,0,327752,60,1,
35,4,327752,60,2,35,8,327752,60,3,35,12,327752,60,4,35,16,327752,60,5,35,20,327752,60,6,35,24,
327752,60,7,35,28,327752,60,8,35,32,327752,60,9,35,160,327752,60,10,35,672,196679,60,2,262215,61,
34,0,262215,61,33,7,196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,
262215,68,6,4,327752,69,0,35,0,196679,69,2,262215,70,34,0,262215,70,33,2,262215,71,6,4,327752,72,
0,35,0,196679,72,2,262215,73,34,0,262215,73,33,4,262215,74,6,4,327752,75,0,35,0,196679,75,2,
262215,76,34,0,262215,76,33,5,262215,77,1,8,196679,78,42,196679,79,42,196679,80,42,196679,81,42,
196679,82,42,262215,83,1,2,262215,4,11,26,262215,84,1,1,262215,85,6,16,262216,86,0,24,327752,86,0,
35,0,196679,86,2,262215,87,34,0,262215,87,33,0,262215,88,6,16,262216,89,0,24,327752,89,0,35,0,
196679,89,2,262215,90,34,0,262215,90,33,3,262215,91,1,0,262215,92,11,25,131091,93,196641,94,93,
262165,95,32,0,196641,96,95,196630,97,32,262176,98,7,97,262177,99,95,98,327713,100,95,98,98,
262177,101,97,98,262176,102,7,95,262165,103,32,1,327713,104,103,102,102,327713,105,97,98,98,
327713,106,95,102,102,262176,107,7,103,458785,108,97,107,107,98,102,262167,109,97,2,458785,110,
109,98,98,102,102,262167,111,97,4,262176,112,7,111,393249,113,93,102,112,102,393249,114,93,102,98,
102,458785,115,93,102,98,98,102,262177,116,95,102,262176,117,1,95,262203,117,3,1,262187,103,118,
16,262187,95,119,32768,262187,95,120,2147483647,262187,97,121,1056964608,262187,95,122,2139095040,
131092,123,262187,95,124,32256,262187,95,125,1199566848,262187,95,126,31744,262187,95,127,
947912704,262187,95,128,1056964608,262187,103,129,13,262187,95,130,1,262187,95,131,2129859015,
262187,103,132,0,262187,103,133,4,262187,97,134,1073741824,262187,103,135,1,262187,97,136,
3265265664,262187,97,137,0,262187,97,138,1117782016,262187,97,139,1069066811,262187,97,140,
1262485504,262187,97,141,1060208640,262187,97,142,3109978243,262187,97,143,961571175,262187,97,
144,985088974,262187,97,145,1007192328,262187,97,146,1026206145,262187,97,147,1042983594,262187,
97,148,1065353216,262187,95,149,127,262187,103,150,23,262187,103,151,8,262187,103,152,24,262187,
95,153,4,262194,95,34,64,196657,123,35,262194,95,36,64,262194,95,37,4,262194,95,38,2,393268,95,
154,128,37,38,262187,95,155,2,393268,95,156,134,36,155,196637,39,97,196638,40,39,262176,157,12,40,
262203,157,41,12,1048606,42,95,95,95,95,95,95,95,95,95,95,95,97,97,97,262176,158,9,42,262203,158,
159,9,262176,160,9,95,262176,161,12,97,262187,103,162,2,262187,95,163,4294967295,262176,164,7,109,
196637,46,109,196638,47,46,262176,165,12,47,262203,165,48,12,393268,95,166,134,36,155,262176,167,
12,109,262187,95,168,0,262187,95,169,32,262172,57,95,169,262187,95,170,128,262172,58,95,170,
196637,59,95,851998,60,95,95,95,95,95,95,95,95,57,58,59,262176,171,12,60,262203,171,61,12,262176,
172,12,95,393268,95,173,128,37,38,262187,95,174,3,393268,95,175,134,36,155,262187,103,176,5,
262187,103,177,6,262187,95,178,63,393268,95,179,128,34,178,262187,95,180,64,393268,95,181,134,179,
180,393268,95,182,132,181,180,262176,183,9,97,196637,68,97,196638,69,68,262176,184,12,69,262203,
184,70,12,262187,103,185,9,196637,71,95,196638,72,71,262176,186,12,72,262203,186,73,12,196637,74,
95,196638,75,74,262176,187,12,75,262203,187,76,12,196657,123,77,262187,95,188,16,262194,95,83,1,
393268,123,189,170,83,168,262167,190,95,3,262176,191,1,190,262203,191,4,1,262187,103,192,7,393268,
123,193,170,83,155,262194,95,84,256,393268,95,194,128,84,149,393268,95,195,134,194,170,393268,95,
196,132,195,169,393268,95,197,134,196,188,262172,198,103,153,262172,199,198,153,262176,200,7,199,
393268,95,201,134,196,169,262167,202,95,4,262176,203,7,202,196637,85,202,196638,86,85,262176,204,
12,86,262203,204,87,12,262176,205,12,202,262187,95,206,264,262187,95,207,2112,262172,208,95,207,
262176,209,4,208,262203,209,210,4,262187,95,211,33,262187,95,212,8,262187,95,213,6,262187,95,214,
50529027,262176,215,4,95,458796,202,216,168,168,168,168,196637,88,202,196638,89,88,262176,217,12,
89,262203,217,90,12,393268,95,218,134,196,153,262187,95,219,1056,262172,220,95,219,262176,221,4,
220,262203,221,222,4,262172,223,95,153,262176,224,7,223,262187,103,225,10,393268,123,226,170,83,
168,393268,123,227,170,83,155,262194,95,91,1,393267,190,92,91,130,130,262187,95,228,3355447295,
327734,93,2,0,94,131320,229,262203,102,230,7,262203,200,231,7,262203,203,232,7,262203,203,233,7,
262203,224,234,7,262203,224,235,7,262203,102,236,7,262203,102,237,7,262203,112,238,7,262203,102,
239,7,262203,107,240,7,262203,107,241,7,262203,98,242,7,262203,102,243,7,262203,102,244,7,262203,
112,245,7,262203,102,246,7,262203,102,247,7,262203,98,248,7,262203,98,249,7,262203,102,250,7,
262203,102,251,7,262203,98,252,7,262203,98,253,7,262203,102,254,7,262203,102,255,7,262203,98,256,
7,262203,102,257,7,262201,95,258,259,327817,95,260,258,188,327814,95,261,258,188,327745,117,262,4,
130,262205,95,263,262,327812,95,264,263,169,327745,160,265,159,132,262205,95,266,265,327814,95,
267,258,155,196670,230,267,327737,95,268,269,230,327812,95,270,268,197,327808,95,271,266,270,
327817,95,272,258,155,327808,95,273,271,272,131321,274,131320,274,458997,103,275,132,229,276,277,
262390,278,277,1,131321,279,131320,279,327857,123,280,275,133,262394,280,281,278,131320,281,
131321,282,131320,282,458997,103,283,132,281,284,285,262390,286,285,1,131321,287,131320,287,
327857,123,288,283,133,262394,288,289,286,131320,289,393281,107,290,231,275,283,196670,290,132,
131321,285,131320,285,327808,103,284,283,135,131321,282,131320,286,131321,277,131320,277,327808,
103,276,275,135,131321,274,131320,278,131321,291,131320,291,458997,95,292,168,278,293,294,262390,
295,294,0,131321,296,131320,296,327856,123,297,292,201,262394,297,298,295,131320,298,327812,95,
299,292,155,327808,95,300,273,299,393281,205,301,87,132,300,262205,202,302,301,196670,232,302,
262368,155,155,206,131321,303,131320,303,458997,95,304,168,298,305,306,262390,307,306,1,131321,
308,131320,308,327856,123,309,304,153,262394,309,310,307,131320,310,131321,311,131320,311,458997,
95,312,168,310,313,314,262390,315,314,1,131321,316,131320,316,327856,123,317,312,153,262394,317,
318,315,131320,318,327812,95,319,267,211,327812,95,320,304,212,327808,95,321,319,320,327812,95,
322,272,153,327808,95,323,321,322,327808,95,324,323,312,327745,102,325,232,312,262205,95,326,325,
327812,95,327,155,304,327810,95,328,213,327,327874,95,329,326,328,327879,95,330,329,214,327745,
215,331,210,324,196670,331,330,131321,314,131320,314,327808,95,313,312,135,131321,311,131320,315,
131321,306,131320,306,327808,95,305,304,135,131321,303,131320,307,131321,332,131320,332,458997,95,
333,168,307,334,335,262390,336,335,1,131321,337,131320,337,327856,123,338,333,155,262394,338,339,
336,131320,339,327814,95,340,258,212,327812,95,341,188,333,327808,95,342,340,341,327817,95,343,
258,212,327812,95,344,343,153,196670,233,216,327808,95,345,264,342,327745,160,346,159,151,262205,
95,347,346,327856,123,348,345,347,196855,349,0,262394,348,350,349,131320,350,327812,95,351,345,
218,327812,95,352,292,212,327808,95,353,351,352,327808,95,354,353,343,393281,205,355,90,132,354,
262205,202,356,355,196670,233,356,131321,349,131320,349,131321,357,131320,357,458997,95,358,168,
349,359,360,262390,361,360,1,131321,362,131320,362,327856,123,363,358,153,262394,363,364,361,
131320,364,327812,95,365,342,211,327808,95,366,365,344,327808,95,367,366,358,327745,102,368,233,
358,262205,95,369,368,327745,215,370,222,367,196670,370,369,131321,360,131320,360,327808,95,359,
358,135,131321,357,131320,361,131321,335,131320,335,327808,95,334,333,135,131321,332,131320,336,
262368,155,155,206,131321,371,131320,371,458997,95,372,168,336,373,374,262390,375,374,0,131321,
376,131320,376,327856,123,377,372,169,262394,377,378,375,131320,378,131321,379,131320,379,458997,
95,380,168,378,381,382,262390,383,382,1,131321,384,131320,384,327856,123,385,380,153,262394,385,
386,383,131320,386,327812,95,387,188,380,327808,95,388,260,387,327812,95,389,388,211,327808,95,
390,389,372,327745,215,391,210,390,262205,95,392,391,327745,102,393,234,380,196670,393,392,131321,
382,131320,382,327808,95,381,380,135,131321,379,131320,383,131321,394,131320,394,458997,95,395,
168,383,396,397,262390,398,397,1,131321,399,131320,399,327856,123,400,395,153,262394,400,401,398,
131320,401,327812,95,402,212,395,327808,95,403,261,402,327812,95,404,403,211,327808,95,405,404,
372,327745,215,406,222,405,262205,95,407,406,327745,102,408,235,395,196670,408,407,131321,397,
131320,397,327808,95,396,395,135,131321,394,131320,398,131321,409,131320,409,458997,103,410,132,
398,411,412,262390,413,412,1,131321,414,131320,414,327857,123,415,410,133,262394,415,416,413,
131320,416,131321,417,131320,417,458997,103,418,132,416,419,420,262390,421,420,1,131321,422,
131320,422,327857,123,423,418,133,262394,423,424,421,131320,424,327745,102,425,235,418,262205,95,
426,425,196670,236,426,327745,102,427,234,410,262205,95,428,427,196670,237,428,393273,103,429,430,
236,237,393281,107,431,231,410,418,262205,103,432,431,327808,103,433,432,429,196670,431,433,
131321,420,131320,420,327808,103,419,418,135,131321,417,131320,421,131321,412,131320,412,327808,
103,411,410,135,131321,409,131320,413,131321,374,131320,374,327808,95,373,372,135,131321,371,
131320,375,131321,294,131320,294,327808,95,293,292,135,131321,291,131320,295,131321,434,131320,
434,458997,103,435,132,295,436,437,262390,438,437,1,131321,439,131320,439,327857,123,440,435,133,
262394,440,441,438,131320,441,327808,95,442,264,261,262268,95,443,435,327812,95,444,212,443,
327808,95,445,442,444,327745,160,446,159,151,262205,95,447,446,327854,123,448,445,447,196855,449,
0,262394,448,450,449,131320,450,131321,437,131320,449,327745,160,451,159,225,262205,95,452,451,
327812,95,453,155,445,327808,95,454,452,453,393281,161,455,70,132,454,262205,97,456,455,327808,95,
457,454,130,393281,161,458,70,132,457,262205,97,459,458,262268,103,460,459,131321,461,131320,461,
458997,103,462,132,449,463,464,262390,465,464,1,131321,466,131320,466,327857,123,467,462,133,
262394,467,468,465,131320,468,262268,95,469,462,327812,95,470,188,469,327808,95,471,260,470,
196670,239,471,327737,95,472,269,239,393281,107,473,231,462,435,262205,103,474,473,196670,240,474,
196670,241,460,196670,242,456,196670,243,472,524345,97,475,476,240,241,242,243,327745,98,477,238,
462,196670,477,475,131321,464,131320,464,327808,103,463,462,135,131321,461,131320,465,196855,478,
0,262394,226,479,480,131320,479,327745,117,481,4,168,262205,95,482,481,327812,95,483,482,188,
327808,95,484,483,260,327812,95,485,484,153,327745,160,486,159,192,262205,95,487,486,327856,123,
488,485,487,196855,489,0,262394,488,490,489,131320,490,196670,244,484,262205,111,491,238,196670,
245,491,196670,246,445,458809,93,492,493,244,245,246,131321,489,131320,489,131321,478,131320,480,
196855,494,0,262394,227,495,496,131320,495,327745,117,497,4,168,262205,95,498,497,327812,95,499,
498,169,327808,95,500,499,260,327745,160,501,159,192,262205,95,502,501,327856,123,503,500,502,
196855,504,0,262394,503,505,504,131320,505,196670,247,500,327745,98,506,238,168,262205,97,507,506,
196670,248,507,327745,98,508,238,155,262205,97,509,508,196670,249,509,196670,250,445,524345,93,
510,511,247,248,249,250,131321,504,131320,504,327808,95,512,500,188,327856,123,513,512,502,196855,
514,0,262394,513,515,514,131320,515,196670,251,512,327745,98,516,238,130,262205,97,517,516,196670,
252,517,327745,98,518,238,174,262205,97,519,518,196670,253,519,196670,254,445,524345,93,520,511,
251,252,253,254,131321,514,131320,514,131321,494,131320,496,131321,521,131320,521,458997,95,522,
168,496,523,524,262390,525,524,1,131321,526,131320,526,327856,123,527,522,153,262394,527,528,525,
131320,528,327745,117,529,4,168,262205,95,530,529,327812,95,531,530,180,327808,95,532,531,260,
327812,95,533,188,522,327808,95,534,532,533,327745,160,535,159,192,262205,95,536,535,327856,123,
537,534,536,196855,538,0,262394,537,539,538,131320,539,196670,255,534,327745,98,540,238,522,
262205,97,541,540,196670,256,541,196670,257,445,458809,93,542,543,255,256,257,131321,538,131320,
538,131321,524,131320,524,327808,95,523,522,135,131321,521,131320,525,131321,494,131320,494,
131321,478,131320,478,131321,437,131320,437,327808,103,436,435,135,131321,434,131320,438,65789,
65592,327734,95,259,0,96,131320,544,262205,95,545,3,131326,545,65592,327734,95,546,0,99,196663,98,
547,131320,548,262205,97,549,547,262268,95,550,549,327874,95,551,550,118,327879,95,552,551,119,
327879,95,553,550,120,262268,97,554,553,327809,97,5,554,121,327852,123,555,553,122,196855,556,0,
262394,555,557,556,131320,557,131326,124,131320,556,327854,123,558,553,125,196855,559,0,262394,
558,560,559,131320,560,327877,95,561,552,126,131326,561,131320,559,327856,123,562,553,127,196855,
563,0,262394,562,564,563,131320,564,262268,95,565,5,327810,95,566,565,128,327877,95,567,552,566,
131326,567,131320,563,327808,95,568,553,228,327874,95,569,553,129,327879,95,570,569,130,327808,95,
571,568,570,327874,95,572,571,129,327877,95,573,552,572,131326,573,65592,327734,95,574,0,100,
196663,98,575,196663,98,576,131320,577,262203,98,578,7,262203,98,579,7,262205,97,580,575,196670,
578,580,327737,95,581,546,578,262205,97,582,576,196670,579,582,327737,95,583,546,579,327876,95,
584,583,118,327877,95,585,581,584,131326,585,65592,327734,97,586,0,101,196663,98,587,131320,588,
262205,97,589,587,262268,95,590,589,327810,95,6,131,590,262268,97,591,6,131321,592,131320,592,
458997,97,593,591,588,9,594,458997,103,595,132,588,596,594,262390,597,594,0,131321,598,131320,598,
327857,123,599,595,133,262394,599,600,597,131320,600,262205,97,601,587,327813,97,7,601,593,327811,
97,8,134,7,327813,97,9,593,8,131321,594,131320,594,327808,103,596,595,135,131321,592,131320,597,
131326,593,65592,327734,97,602,0,101,196663,98,603,131320,604,262205,97,605,603,327864,123,606,
605,136,196855,607,0,262394,606,608,607,131320,608,131326,137,131320,607,262205,97,609,603,327866,
123,610,609,138,196855,611,0,262394,610,612,611,131320,612,196670,603,138,131321,611,131320,611,
262205,97,613,603,327813,97,10,613,139,327809,97,11,10,140,327811,97,12,11,140,262205,97,614,603,
327813,97,13,12,141,327811,97,14,614,13,327813,97,15,12,142,327811,97,16,14,15,327813,97,17,143,
16,327809,97,18,17,144,327813,97,19,18,16,327809,97,20,19,145,327813,97,21,20,16,327809,97,22,21,
146,327813,97,23,22,16,327809,97,24,23,147,327813,97,25,24,16,327809,97,26,25,121,327813,97,27,16,
16,327813,97,28,26,27,327809,97,29,28,16,327809,97,30,29,148,262268,95,615,11,327808,95,31,615,
149,327876,95,616,31,150,262268,97,617,616,327813,97,32,30,617,131326,32,65592,327734,103,430,0,
104,196663,102,618,196663,102,619,131320,620,262205,95,621,618,262268,103,622,621,262205,95,623,
619,262268,103,624,623,393418,103,625,622,132,151,393418,103,626,624,132,151,327812,103,627,625,
626,393418,103,628,622,151,151,393418,103,629,624,151,151,327812,103,630,628,629,327808,103,631,
627,630,393418,103,632,622,118,151,393418,103,633,624,118,151,327812,103,634,632,633,327808,103,
635,631,634,327875,103,636,622,152,327875,103,637,624,152,327812,103,638,636,637,327808,103,639,
635,638,131326,639,65592,327734,97,640,0,105,196663,98,641,196663,98,642,131320,643,262205,97,644,
641,262205,97,645,642,327809,97,33,644,645,131326,33,65592,327734,95,646,0,106,196663,102,647,
196663,102,648,131320,649,262205,95,650,647,327812,95,651,650,153,327814,95,652,651,34,262205,95,
653,647,327812,95,654,653,153,327817,95,655,654,34,327854,123,656,655,36,327846,123,657,35,656,
262312,123,658,657,196855,659,0,262394,658,660,659,131320,660,327854,123,661,652,154,131321,659,
131320,659,458997,123,662,657,649,661,660,196855,663,0,262394,662,664,663,131320,664,262205,95,
665,647,327812,95,666,665,153,262205,95,667,648,327808,95,668,666,667,131326,668,131320,663,
327812,95,669,652,34,327814,95,670,655,155,327808,95,671,669,670,262205,95,672,648,327879,95,673,
672,130,327808,95,674,671,673,262205,95,675,648,327874,95,676,675,135,327812,95,677,676,156,
327808,95,678,674,677,131326,678,65592,327734,97,476,0,108,196663,107,679,196663,107,680,196663,
98,681,196663,102,682,131320,683,262205,103,684,679,262205,103,685,680,327810,103,686,684,685,
262255,97,687,686,327745,160,688,159,135,262205,95,689,688,262205,95,690,682,327808,95,691,689,
690,393281,161,692,41,132,691,262205,97,693,692,262205,97,694,681,327813,97,43,693,694,327813,97,
44,687,43,327745,160,695,159,162,262205,95,696,695,327851,123,697,696,163,196855,698,0,262394,697,
699,698,131320,699,262205,95,700,682,327808,95,701,696,700,393281,161,702,41,132,701,262205,97,
703,702,327809,97,45,44,703,131321,698,131320,698,458997,97,704,44,683,45,699,131326,704,65592,
327734,109,705,0,110,196663,98,706,196663,98,707,196663,102,708,196663,102,709,131320,710,262203,
164,711,7,262205,95,712,709,327812,95,713,712,166,262205,95,714,708,327808,95,715,713,714,393281,
167,716,48,132,715,262205,109,717,716,196670,711,717,262205,97,718,706,327745,98,719,711,168,
262205,97,720,719,327813,97,49,718,720,262205,97,721,707,327745,98,722,711,130,262205,97,723,722,
327813,97,50,721,723,327811,97,51,49,50,262205,97,724,706,262205,97,725,722,327813,97,52,724,725,
262205,97,726,707,262205,97,727,719,327813,97,53,726,727,327809,97,54,52,53,327760,109,728,51,54,
131326,728,65592,327734,93,493,0,113,196663,102,729,196663,112,730,196663,102,731,131320,732,
262203,98,733,7,262203,98,734,7,262203,102,735,7,262203,102,736,7,262203,98,737,7,262203,98,738,7,
262203,102,739,7,262203,102,740,7,262203,164,741,7,262203,98,742,7,262203,98,743,7,262203,102,744,
7,262203,102,745,7,262203,164,746,7,262203,98,747,7,262203,98,748,7,262203,102,749,7,262203,102,
750,7,262203,112,751,7,262203,98,752,7,262203,98,753,7,262203,98,754,7,262203,98,755,7,262205,95,
756,729,327812,95,757,756,153,327814,95,758,757,34,262205,95,759,729,327812,95,55,759,153,327817,
95,56,55,34,327745,172,760,61,132,262205,95,761,760,262205,95,762,731,327808,95,62,761,762,327808,
95,763,56,155,327856,123,764,758,173,327856,123,765,56,36,327847,123,766,764,765,196855,767,0,
262394,766,768,767,131320,768,196855,769,0,262394,35,770,771,131320,770,327814,95,63,56,155,
327745,98,772,730,168,262205,97,773,772,196670,733,773,327745,98,774,730,130,262205,97,775,774,
196670,734,775,196670,735,63,196670,736,62,524345,109,776,705,733,734,735,736,327761,97,777,776,0,
196670,772,777,327761,97,778,776,1,196670,774,778,327808,95,64,63,130,327745,98,779,730,155,
262205,97,780,779,196670,737,780,327745,98,781,730,174,262205,97,782,781,196670,738,782,196670,
739,64,196670,740,62,524345,109,783,705,737,738,739,740,327761,97,784,783,0,196670,779,784,327761,
97,785,783,1,196670,781,785,131321,769,131320,771,327814,95,65,56,155,327745,98,786,730,168,
262205,97,787,786,196670,742,787,327745,98,788,730,155,262205,97,789,788,196670,743,789,196670,
744,65,196670,745,62,524345,109,790,705,742,743,744,745,196670,741,790,327808,95,66,65,130,327745,
98,791,730,130,262205,97,792,791,196670,747,792,327745,98,793,730,174,262205,97,794,793,196670,
748,794,196670,749,66,196670,750,62,524345,109,795,705,747,748,749,750,196670,746,795,327745,98,
796,741,168,262205,97,797,796,327745,98,798,746,168,262205,97,799,798,327745,98,800,741,130,
262205,97,801,800,327745,98,802,746,130,262205,97,803,802,458832,111,804,797,799,801,803,196670,
730,804,327814,95,805,56,155,327808,95,806,805,175,131321,769,131320,769,458997,95,807,763,770,
806,771,458997,95,808,56,770,805,771,131321,767,131320,767,458997,95,809,763,732,807,769,458997,
95,810,56,732,808,769,327856,123,811,758,37,196855,812,0,262394,811,813,814,131320,813,327745,160,
815,159,176,262205,95,816,815,262205,95,817,731,327745,160,818,159,177,262205,95,819,818,327812,
95,820,817,819,327808,95,821,816,820,327812,95,822,758,182,327808,95,823,821,822,262205,111,824,
730,327745,183,825,159,129,262205,97,826,825,327822,111,67,824,826,196670,751,67,327808,95,827,
823,810,327745,98,828,751,168,262205,97,829,828,393281,161,830,70,132,827,196670,830,829,327808,
95,831,827,130,327745,98,832,751,130,262205,97,833,832,393281,161,834,70,132,831,196670,834,833,
327808,95,835,823,809,327745,98,836,751,155,262205,97,837,836,393281,161,838,70,132,835,196670,
838,837,327808,95,839,835,130,327745,98,840,751,174,262205,97,841,840,393281,161,842,70,132,839,
196670,842,841,131321,812,131320,814,327810,95,843,758,37,327856,123,844,843,38,196855,845,0,
262394,844,846,847,131320,846,131321,845,131320,847,327810,95,848,843,38,131321,845,131320,845,
458997,95,849,843,846,848,847,327745,160,850,159,185,262205,95,851,850,327812,95,852,849,851,
327808,95,853,852,62,327812,95,854,853,182,327745,98,855,730,168,262205,97,856,855,196670,752,856,
327745,98,857,730,130,262205,97,858,857,196670,753,858,393273,95,859,574,752,753,327745,98,860,
730,155,262205,97,861,860,196670,754,861,327745,98,862,730,174,262205,97,863,862,196670,755,863,
393273,95,864,574,754,755,196855,865,0,262394,844,866,867,131320,866,327808,95,868,854,810,327814,
95,869,868,155,393281,172,870,73,132,869,196670,870,859,327808,95,871,854,809,327814,95,872,871,
155,393281,172,873,73,132,872,196670,873,864,131321,865,131320,867,327808,95,874,854,810,327814,
95,875,874,155,393281,172,876,76,132,875,196670,876,859,327808,95,877,854,809,327814,95,878,877,
155,393281,172,879,76,132,878,196670,879,864,131321,865,131320,865,131321,812,131320,812,65789,
65592,327734,93,543,0,114,196663,102,880,196663,98,881,196663,102,882,131320,883,262203,98,884,7,
262203,98,885,7,327745,160,886,159,176,262205,95,887,886,262205,95,888,882,327745,160,889,159,177,
262205,95,890,889,327812,95,891,888,890,327808,95,892,887,891,262205,95,893,880,327808,95,894,892,
893,393281,161,895,70,132,894,262205,97,896,895,196670,884,896,262205,97,897,881,196670,885,897,
393273,97,898,640,884,885,196670,895,898,65789,65592,327734,93,511,0,115,196663,102,899,196663,98,
900,196663,98,901,196663,102,902,131320,903,262203,98,904,7,262203,98,905,7,262203,98,906,7,
262203,98,907,7,262205,97,908,900,327866,123,909,908,137,262205,97,910,900,393385,97,911,909,910,
137,196855,912,0,262394,77,913,914,131320,913,262205,97,915,900,262205,97,916,900,262271,97,78,
916,196670,904,78,327737,97,917,602,904,196670,905,148,196670,906,917,393273,97,918,640,905,906,
196670,907,918,327737,97,919,586,907,327813,97,79,915,919,262205,97,920,901,327813,97,80,79,920,
131321,912,131320,914,327813,97,81,911,911,262205,97,921,901,327813,97,82,81,921,131321,912,
131320,912,458997,97,922,80,913,82,914,327745,160,923,159,176,262205,95,924,923,262205,95,925,902,
327745,160,926,159,177,262205,95,927,926,327812,95,928,925,927,327808,95,929,924,928,262205,95,
930,899,327808,95,931,929,930,393281,161,932,70,132,931,196670,932,922,65789,65592,327734,95,269,
0,116,196663,102,933,131320,934,262203,102,935,7,262203,102,936,7,262205,95,937,933,327814,95,938,
937,188,196855,939,0,262394,189,940,939,131320,940,327745,117,941,4,168,262205,95,942,941,327812,
95,943,942,188,262205,95,944,933,327817,95,945,944,188,327808,95,946,943,945,327745,160,947,159,
192,262205,95,948,947,327814,95,949,948,153,327810,95,950,949,130,458764,95,951,1,38,946,950,
196670,935,951,196670,936,938,393273,95,952,646,935,936,131326,952,131320,939,196855,953,0,262394,
193,954,953,131320,954,327745,117,955,4,168,262205,95,956,955,327812,95,957,956,169,262205,95,958,
933,327817,95,959,958,169,327808,95,960,957,959,327745,160,961,159,192,262205,95,962,961,327810,
95,963,962,130,458764,95,964,1,38,960,963,262205,95,965,933,327856,123,966,965,169,196855,967,0,
262394,966,968,969,131320,968,131321,967,131320,969,327808,95,970,962,964,131321,967,131320,967,
458997,95,971,964,968,970,969,131326,971,131320,953,327745,117,972,4,168,262205,95,973,972,327812,
95,974,973,180,262205,95,975,933,327808,95,976,974,975,327745,160,977,159,192,262205,95,978,977,
327810,95,979,978,130,458764,95,980,1,38,976,979,131326,980,65592,};
static const uint32_t bitnet__spv_gemm_fast[] = {
119734787,66304,524299,966,0,131089,1,131089,6018,131089,6019,524298,1599492179,1599227979,
1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,1685353262,808793134,0,
196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,
196679,7,42,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,
42,196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,
196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,
29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,262215,34,1,5,262215,35,1,7,262215,36,1,
6,262215,37,1,3,262215,38,1,4,262215,39,6,4,262216,40,0,24,327752,40,0,35,0,196679,40,2,262215,41,
34,0,262215,41,33,1,327752,42,0,35,0,327752,42,1,35,4,327752,42,2,35,8,327752,42,3,35,12,327752,
42,4,35,16,327752,42,5,35,20,327752,42,6,35,24,327752,42,7,35,28,327752,42,8,35,32,327752,42,9,35,
36,327752,42,10,35,40,327752,42,11,35,44,327752,42,12,35,48,327752,42,13,35,52,196679,42,2,196679,
43,42,196679,44,42,196679,45,42,262215,46,6,8,262216,47,0,24,327752,47,0,35,0,196679,47,2,262215,
48,34,0,262215,48,33,6,196679,49,42,196679,50,42,196679,51,42,196679,52,42,196679,53,42,196679,54,
42,196679,55,42,196679,56,42,262215,57,6,4,262215,58,6,4,262215,59,6,4,327752,60,0,35,0,327752,60,
1,35,4,327752,60,2,35,8,327752,60,3,35,12,327752,60,4,35,16,327752,60,5,35,20,327752,60,6,35,24,
327752,60,7,35,28,327752,60,8,35,32,327752,60,9,35,160,327752,60,10,35,672,196679,60,2,262215,61,
34,0,262215,61,33,7,196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,
262215,68,6,4,327752,69,0,35,0,196679,69,2,262215,70,34,0,262215,70,33,2,262215,71,6,4,327752,72,
0,35,0,196679,72,2,262215,73,34,0,262215,73,33,4,262215,74,6,4,327752,75,0,35,0,196679,75,2,
262215,76,34,0,262215,76,33,5,262215,77,1,8,196679,78,42,196679,79,42,196679,80,42,196679,81,42,
196679,82,42,262215,83,1,2,262215,4,11,26,262215,84,1,1,262215,85,6,16,262216,86,0,24,327752,86,0,
35,0,196679,86,2,262215,87,34,0,262215,87,33,0,262215,88,6,16,262216,89,0,24,327752,89,0,35,0,
196679,89,2,262215,90,34,0,262215,90,33,3,262215,91,1,0,262215,92,11,25,131091,93,196641,94,93,
262165,95,32,0,196641,96,95,196630,97,32,262176,98,7,97,262177,99,95,98,327713,100,95,98,98,
262177,101,97,98,262176,102,7,95,262165,103,32,1,327713,104,103,102,102,327713,105,97,98,98,
327713,106,95,102,102,262176,107,7,103,458785,108,97,107,107,98,102,262167,109,97,2,458785,110,
109,98,98,102,102,262167,111,97,4,262176,112,7,111,393249,113,93,102,112,102,393249,114,93,102,98,
102,458785,115,93,102,98,98,102,262177,116,95,102,262176,117,1,95,262203,117,3,1,262187,103,118,
16,262187,95,119,32768,262187,95,120,2147483647,262187,97,121,1056964608,262187,95,122,2139095040,
131092,123,262187,95,124,32256,262187,95,125,1199566848,262187,95,126,31744,262187,95,127,
947912704,262187,95,128,1056964608,262187,103,129,13,262187,95,130,1,262187,95,131,2129859015,
262187,103,132,0,262187,103,133,4,262187,97,134,1073741824,262187,103,135,1,262187,97,136,
3265265664,262187,97,137,0,262187,97,138,1117782016,262187,97,139,1069066811,262187,97,140,
1262485504,262187,97,141,1060208640,262187,97,142,3109978243,262187,97,143,961571175,262187,97,
144,985088974,262187,97,145,1007192328,262187,97,146,1026206145,262187,97,147,1042983594,262187,
97,148,1065353216,262187,95,149,127,262187,103,150,23,262187,95,151,4,262194,95,34,64,196657,123,
35,262194,95,36,64,262194,95,37,4,262194,95,38,2,393268,95,152,128,37,38,262187,95,153,2,393268,
95,154,134,36,153,196637,39,97,196638,40,39,262176,155,12,40,262203,155,41,12,1048606,42,95,95,95,
95,95,95,95,95,95,95,95,97,97,97,262176,156,9,42,262203,156,157,9,262176,158,9,95,262176,159,12,
97,262187,103,160,2,262187,95,161,4294967295,262176,162,7,109,196637,46,109,196638,47,46,262176,
163,12,47,262203,163,48,12,393268,95,164,134,36,153,262176,165,12,109,262187,95,166,0,262187,95,
167,32,262172,57,95,167,262187,95,168,128,262172,58,95,168,196637,59,95,851998,60,95,95,95,95,95,
95,95,95,57,58,59,262176,169,12,60,262203,169,61,12,262176,170,12,95,393268,95,171,128,37,38,
262187,95,172,3,393268,95,173,134,36,153,262187,103,174,5,262187,103,175,6,262187,95,176,63,
393268,95,177,128,34,176,262187,95,178,64,393268,95,179,134,177,178,393268,95,180,132,179,178,
262176,181,9,97,196637,68,97,196638,69,68,262176,182,12,69,262203,182,70,12,262187,103,183,9,
196637,71,95,196638,72,71,262176,184,12,72,262203,184,73,12,196637,74,95,196638,75,74,262176,185,
12,75,262203,185,76,12,196657,123,77,262187,95,186,16,262194,95,83,1,393268,123,187,170,83,166,
262167,188,95,3,262176,189,1,188,262203,189,4,1,262187,103,190,7,393268,123,191,170,83,153,262194,
95,84,256,393268,95,192,128,84,149,393268,95,193,134,192,168,393268,95,194,132,193,167,393268,95,
195,134,194,186,262172,196,103,151,262172,197,196,151,262176,198,7,197,393268,95,199,134,194,167,
262167,200,95,4,262176,201,7,200,196637,85,200,196638,86,85,262176,202,12,86,262203,202,87,12,
262176,203,12,200,262187,95,204,264,262187,95,205,2112,262172,206,95,205,262176,207,4,206,262203,
207,208,4,262187,95,209,33,262187,95,210,8,262187,95,211,6,262187,95,212,50529027,262176,213,4,95,
458796,200,214,166,166,166,166,262187,103,215,8,196637,88,200,196638,89,88,262176,216,12,89,
262203,216,90,12,393268,95,217,134,194,151,262187,95,218,1056,262172,219,95,218,262176,220,4,219,
262203,220,221,4,262172,222,95,151,262176,223,7,222,262187,103,224,10,393268,123,225,170,83,166,
393268,123,226,170,83,153,262194,95,91,1,393267,188,92,91,130,130,262187,95,227,3355447295,327734,
93,2,0,94,131320,228,262203,102,229,7,262203,198,230,7,262203,201,231,7,262203,201,232,7,262203,
223,233,7,262203,223,234,7,262203,102,235,7,262203,102,236,7,262203,112,237,7,262203,102,238,7,
262203,107,239,7,262203,107,240,7,262203,98,241,7,262203,102,242,7,262203,102,243,7,262203,112,
244,7,262203,102,245,7,262203,102,246,7,262203,98,247,7,262203,98,248,7,262203,102,249,7,262203,
102,250,7,262203,98,251,7,262203,98,252,7,262203,102,253,7,262203,102,254,7,262203,98,255,7,
262203,102,256,7,262201,95,257,258,327817,95,259,257,186,327814,95,260,257,186,327745,117,261,4,
130,262205,95,262,261,327812,95,263,262,167,327745,158,264,157,132,262205,95,265,264,327814,95,
266,257,153,196670,229,266,327737,95,267,268,229,327812,95,269,267,195,327808,95,270,265,269,
327817,95,271,257,153,327808,95,272,270,271,131321,273,131320,273,458997,103,274,132,228,275,276,
262390,277,276,1,131321,278,131320,278,327857,123,279,274,133,262394,279,280,277,131320,280,
131321,281,131320,281,458997,103,282,132,280,283,284,262390,285,284,1,131321,286,131320,286,
327857,123,287,282,133,262394,287,288,285,131320,288,393281,107,289,230,274,282,196670,289,132,
131321,284,131320,284,327808,103,283,282,135,131321,281,131320,285,131321,276,131320,276,327808,
103,275,274,135,131321,273,131320,277,131321,290,131320,290,458997,95,291,166,277,292,293,262390,
294,293,0,131321,295,131320,295,327856,123,296,291,199,262394,296,297,294,131320,297,327812,95,
298,291,153,327808,95,299,272,298,393281,203,300,87,132,299,262205,200,301,300,196670,231,301,
262368,153,153,204,131321,302,131320,302,458997,95,303,166,297,304,305,262390,306,305,1,131321,
307,131320,307,327856,123,308,303,151,262394,308,309,306,131320,309,131321,310,131320,310,458997,
95,311,166,309,312,313,262390,314,313,1,131321,315,131320,315,327856,123,316,311,151,262394,316,
317,314,131320,317,327812,95,318,266,209,327812,95,319,303,210,327808,95,320,318,319,327812,95,
321,271,151,327808,95,322,320,321,327808,95,323,322,311,327745,102,324,231,311,262205,95,325,324,
327812,95,326,153,303,327810,95,327,211,326,327874,95,328,325,327,327879,95,329,328,212,327745,
213,330,208,323,196670,330,329,131321,313,131320,313,327808,95,312,311,135,131321,310,131320,314,
131321,305,131320,305,327808,95,304,303,135,131321,302,131320,306,131321,331,131320,331,458997,95,
332,166,306,333,334,262390,335,334,1,131321,336,131320,336,327856,123,337,332,153,262394,337,338,
335,131320,338,327814,95,339,257,210,327812,95,340,186,332,327808,95,341,339,340,327817,95,342,
257,210,327812,95,343,342,151,196670,232,214,327808,95,344,263,341,327745,158,345,157,215,262205,
95,346,345,327856,123,347,344,346,196855,348,0,262394,347,349,348,131320,349,327812,95,350,344,
217,327812,95,351,291,210,327808,95,352,350,351,327808,95,353,352,342,393281,203,354,90,132,353,
262205,200,355,354,196670,232,355,131321,348,131320,348,131321,356,131320,356,458997,95,357,166,
348,358,359,262390,360,359,1,131321,361,131320,361,327856,123,362,357,151,262394,362,363,360,
131320,363,327812,95,364,341,209,327808,95,365,364,343,327808,95,366,365,357,327745,102,367,232,
357,262205,95,368,367,327745,213,369,221,366,196670,369,368,131321,359,131320,359,327808,95,358,
357,135,131321,356,131320,360,131321,334,131320,334,327808,95,333,332,135,131321,331,131320,335,
262368,153,153,204,131321,370,131320,370,458997,95,371,166,335,372,373,262390,374,373,0,131321,
375,131320,375,327856,123,376,371,167,262394,376,377,374,131320,377,131321,378,131320,378,458997,
95,379,166,377,380,381,262390,382,381,1,131321,383,131320,383,327856,123,384,379,151,262394,384,
385,382,131320,385,327812,95,386,186,379,327808,95,387,259,386,327812,95,388,387,209,327808,95,
389,388,371,327745,213,390,208,389,262205,95,391,390,327745,102,392,233,379,196670,392,391,131321,
381,131320,381,327808,95,380,379,135,131321,378,131320,382,131321,393,131320,393,458997,95,394,
166,382,395,396,262390,397,396,1,131321,398,131320,398,327856,123,399,394,151,262394,399,400,397,
131320,400,327812,95,401,210,394,327808,95,402,260,401,327812,95,403,402,209,327808,95,404,403,
371,327745,213,405,221,404,262205,95,406,405,327745,102,407,234,394,196670,407,406,131321,396,
131320,396,327808,95,395,394,135,131321,393,131320,397,131321,408,131320,408,458997,103,409,132,
397,410,411,262390,412,411,1,131321,413,131320,413,327857,123,414,409,133,262394,414,415,412,
131320,415,131321,416,131320,416,458997,103,417,132,415,418,419,262390,420,419,1,131321,421,
131320,421,327857,123,422,417,133,262394,422,423,420,131320,423,327745,102,424,234,417,262205,95,
425,424,196670,235,425,327745,102,426,233,409,262205,95,427,426,196670,236,427,393273,103,428,429,
235,236,393281,107,430,230,409,417,262205,103,431,430,327808,103,432,431,428,196670,430,432,
131321,419,131320,419,327808,103,418,417,135,131321,416,131320,420,131321,411,131320,411,327808,
103,410,409,135,131321,408,131320,412,131321,373,131320,373,327808,95,372,371,135,131321,370,
131320,374,131321,293,131320,293,327808,95,292,291,135,131321,290,131320,294,131321,433,131320,
433,458997,103,434,132,294,435,436,262390,437,436,1,131321,438,131320,438,327857,123,439,434,133,
262394,439,440,437,131320,440,327808,95,441,263,260,262268,95,442,434,327812,95,443,210,442,
327808,95,444,441,443,327745,158,445,157,215,262205,95,446,445,327854,123,447,444,446,196855,448,
0,262394,447,449,448,131320,449,131321,436,131320,448,327745,158,450,157,224,262205,95,451,450,
327812,95,452,153,444,327808,95,453,451,452,393281,159,454,70,132,453,262205,97,455,454,327808,95,
456,453,130,393281,159,457,70,132,456,262205,97,458,457,262268,103,459,458,131321,460,131320,460,
458997,103,461,132,448,462,463,262390,464,463,1,131321,465,131320,465,327857,123,466,461,133,
262394,466,467,464,131320,467,262268,95,468,461,327812,95,469,186,468,327808,95,470,259,469,
196670,238,470,327737,95,471,268,238,393281,107,472,230,461,434,262205,103,473,472,196670,239,473,
196670,240,459,196670,241,455,196670,242,471,524345,97,474,475,239,240,241,242,327745,98,476,237,
461,196670,476,474,131321,463,131320,463,327808,103,462,461,135,131321,460,131320,464,196855,477,
0,262394,225,478,479,131320,478,327745,117,480,4,166,262205,95,481,480,327812,95,482,481,186,
327808,95,483,482,259,327812,95,484,483,151,327745,158,485,157,190,262205,95,486,485,327856,123,
487,484,486,196855,488,0,262394,487,489,488,131320,489,196670,243,483,262205,111,490,237,196670,
244,490,196670,245,444,458809,93,491,492,243,244,245,131321,488,131320,488,131321,477,131320,479,
196855,493,0,262394,226,494,495,131320,494,327745,117,496,4,166,262205,95,497,496,327812,95,498,
497,167,327808,95,499,498,259,327745,158,500,157,190,262205,95,501,500,327856,123,502,499,501,
196855,503,0,262394,502,504,503,131320,504,196670,246,499,327745,98,505,237,166,262205,97,506,505,
196670,247,506,327745,98,507,237,153,262205,97,508,507,196670,248,508,196670,249,444,524345,93,
509,510,246,247,248,249,131321,503,131320,503,327808,95,511,499,186,327856,123,512,511,501,196855,
513,0,262394,512,514,513,131320,514,196670,250,511,327745,98,515,237,130,262205,97,516,515,196670,
251,516,327745,98,517,237,172,262205,97,518,517,196670,252,518,196670,253,444,524345,93,519,510,
250,251,252,253,131321,513,131320,513,131321,493,131320,495,131321,520,131320,520,458997,95,521,
166,495,522,523,262390,524,523,1,131321,525,131320,525,327856,123,526,521,151,262394,526,527,524,
131320,527,327745,117,528,4,166,262205,95,529,528,327812,95,530,529,178,327808,95,531,530,259,
327812,95,532,186,521,327808,95,533,531,532,327745,158,534,157,190,262205,95,535,534,327856,123,
536,533,535,196855,537,0,262394,536,538,537,131320,538,196670,254,533,327745,98,539,237,521,
262205,97,540,539,196670,255,540,196670,256,444,458809,93,541,542,254,255,256,131321,537,131320,
537,131321,523,131320,523,327808,95,522,521,135,131321,520,131320,524,131321,493,131320,493,
131321,477,131320,477,131321,436,131320,436,327808,103,435,434,135,131321,433,131320,437,65789,
65592,327734,95,258,0,96,131320,543,262205,95,544,3,131326,544,65592,327734,95,545,0,99,196663,98,
546,131320,547,262205,97,548,546,262268,95,549,548,327874,95,550,549,118,327879,95,551,550,119,
327879,95,552,549,120,262268,97,553,552,327809,97,5,553,121,327852,123,554,552,122,196855,555,0,
262394,554,556,555,131320,556,131326,124,131320,555,327854,123,557,552,125,196855,558,0,262394,
557,559,558,131320,559,327877,95,560,551,126,131326,560,131320,558,327856,123,561,552,127,196855,
562,0,262394,561,563,562,131320,563,262268,95,564,5,327810,95,565,564,128,327877,95,566,551,565,
131326,566,131320,562,327808,95,567,552,227,327874,95,568,552,129,327879,95,569,568,130,327808,95,
570,567,569,327874,95,571,570,129,327877,95,572,551,571,131326,572,65592,327734,95,573,0,100,
196663,98,574,196663,98,575,131320,576,262203,98,577,7,262203,98,578,7,262205,97,579,574,196670,
577,579,327737,95,580,545,577,262205,97,581,575,196670,578,581,327737,95,582,545,578,327876,95,
583,582,118,327877,95,584,580,583,131326,584,65592,327734,97,585,0,101,196663,98,586,131320,587,
262205,97,588,586,262268,95,589,588,327810,95,6,131,589,262268,97,590,6,131321,591,131320,591,
458997,97,592,590,587,9,593,458997,103,594,132,587,595,593,262390,596,593,0,131321,597,131320,597,
327857,123,598,594,133,262394,598,599,596,131320,599,262205,97,600,586,327813,97,7,600,592,327811,
97,8,134,7,327813,97,9,592,8,131321,593,131320,593,327808,103,595,594,135,131321,591,131320,596,
131326,592,65592,327734,97,601,0,101,196663,98,602,131320,603,262205,97,604,602,327864,123,605,
604,136,196855,606,0,262394,605,607,606,131320,607,131326,137,131320,606,262205,97,608,602,327866,
123,609,608,138,196855,610,0,262394,609,611,610,131320,611,196670,602,138,131321,610,131320,610,
262205,97,612,602,327813,97,10,612,139,327809,97,11,10,140,327811,97,12,11,140,262205,97,613,602,
327813,97,13,12,141,327811,97,14,613,13,327813,97,15,12,142,327811,97,16,14,15,327813,97,17,143,
16,327809,97,18,17,144,327813,97,19,18,16,327809,97,20,19,145,327813,97,21,20,16,327809,97,22,21,
146,327813,97,23,22,16,327809,97,24,23,147,327813,97,25,24,16,327809,97,26,25,121,327813,97,27,16,
16,327813,97,28,26,27,327809,97,29,28,16,327809,97,30,29,148,262268,95,614,11,327808,95,31,614,
149,327876,95,615,31,150,262268,97,616,615,327813,97,32,30,616,131326,32,65592,327734,103,429,0,
104,196663,102,617,196663,102,618,131320,619,262205,95,620,617,262268,103,621,620,262205,95,622,
618,262268,103,623,622,397666,103,624,621,623,0,131326,624,65592,327734,97,625,0,105,196663,98,
626,196663,98,627,131320,628,262205,97,629,626,262205,97,630,627,327809,97,33,629,630,131326,33,
65592,327734,95,631,0,106,196663,102,632,196663,102,633,131320,634,262205,95,635,632,327812,95,
636,635,151,327814,95,637,636,34,262205,95,638,632,327812,95,639,638,151,327817,95,640,639,34,
327854,123,641,640,36,327846,123,642,35,641,262312,123,643,642,196855,644,0,262394,643,645,644,
131320,645,327854,123,646,637,152,131321,644,131320,644,458997,123,647,642,634,646,645,196855,648,
0,262394,647,649,648,131320,649,262205,95,650,632,327812,95,651,650,151,262205,95,652,633,327808,
95,653,651,652,131326,653,131320,648,327812,95,654,637,34,327814,95,655,640,153,327808,95,656,654,
655,262205,95,657,633,327879,95,658,657,130,327808,95,659,656,658,262205,95,660,633,327874,95,661,
660,135,327812,95,662,661,154,327808,95,663,659,662,131326,663,65592,327734,97,475,0,108,196663,
107,664,196663,107,665,196663,98,666,196663,102,667,131320,668,262205,103,669,664,262205,103,670,
665,327810,103,671,669,670,262255,97,672,671,327745,158,673,157,135,262205,95,674,673,262205,95,
675,667,327808,95,676,674,675,393281,159,677,41,132,676,262205,97,678,677,262205,97,679,666,
327813,97,43,678,679,327813,97,44,672,43,327745,158,680,157,160,262205,95,681,680,327851,123,682,
681,161,196855,683,0,262394,682,684,683,131320,684,262205,95,685,667,327808,95,686,681,685,393281,
159,687,41,132,686,262205,97,688,687,327809,97,45,44,688,131321,683,131320,683,458997,97,689,44,
668,45,684,131326,689,65592,327734,109,690,0,110,196663,98,691,196663,98,692,196663,102,693,
196663,102,694,131320,695,262203,162,696,7,262205,95,697,694,327812,95,698,697,164,262205,95,699,
693,327808,95,700,698,699,393281,165,701,48,132,700,262205,109,702,701,196670,696,702,262205,97,
703,691,327745,98,704,696,166,262205,97,705,704,327813,97,49,703,705,262205,97,706,692,327745,98,
707,696,130,262205,97,708,707,327813,97,50,706,708,327811,97,51,49,50,262205,97,709,691,262205,97,
710,707,327813,97,52,709,710,262205,97,711,692,262205,97,712,704,327813,97,53,711,712,327809,97,
54,52,53,327760,109,713,51,54,131326,713,65592,327734,93,492,0,113,196663,102,714,196663,112,715,
196663,102,716,131320,717,262203,98,718,7,262203,98,719,7,262203,102,720,7,262203,102,721,7,
262203,98,722,7,262203,98,723,7,262203,102,724,7,262203,102,725,7,262203,162,726,7,262203,98,727,
7,262203,98,728,7,262203,102,729,7,262203,102,730,7,262203,162,731,7,262203,98,732,7,262203,98,
733,7,262203,102,734,7,262203,102,735,7,262203,112,736,7,262203,98,737,7,262203,98,738,7,262203,
98,739,7,262203,98,740,7,262205,95,741,714,327812,95,742,741,151,327814,95,743,742,34,262205,95,
744,714,327812,95,55,744,151,327817,95,56,55,34,327745,170,745,61,132,262205,95,746,745,262205,95,
747,716,327808,95,62,746,747,327808,95,748,56,153,327856,123,749,743,171,327856,123,750,56,36,
327847,123,751,749,750,196855,752,0,262394,751,753,752,131320,753,196855,754,0,262394,35,755,756,
131320,755,327814,95,63,56,153,327745,98,757,715,166,262205,97,758,757,196670,718,758,327745,98,
759,715,130,262205,97,760,759,196670,719,760,196670,720,63,196670,721,62,524345,109,761,690,718,
719,720,721,327761,97,762,761,0,196670,757,762,327761,97,763,761,1,196670,759,763,327808,95,64,63,
130,327745,98,764,715,153,262205,97,765,764,196670,722,765,327745,98,766,715,172,262205,97,767,
766,196670,723,767,196670,724,64,196670,725,62,524345,109,768,690,722,723,724,725,327761,97,769,
768,0,196670,764,769,327761,97,770,768,1,196670,766,770,131321,754,131320,756,327814,95,65,56,153,
327745,98,771,715,166,262205,97,772,771,196670,727,772,327745,98,773,715,153,262205,97,774,773,
196670,728,774,196670,729,65,196670,730,62,524345,109,775,690,727,728,729,730,196670,726,775,
327808,95,66,65,130,327745,98,776,715,130,262205,97,777,776,196670,732,777,327745,98,778,715,172,
262205,97,779,778,196670,733,779,196670,734,66,196670,735,62,524345,109,780,690,732,733,734,735,
196670,731,780,327745,98,781,726,166,262205,97,782,781,327745,98,783,731,166,262205,97,784,783,
327745,98,785,726,130,262205,97,786,785,327745,98,787,731,130,262205,97,788,787,458832,111,789,
782,784,786,788,196670,715,789,327814,95,790,56,153,327808,95,791,790,173,131321,754,131320,754,
458997,95,792,748,755,791,756,458997,95,793,56,755,790,756,131321,752,131320,752,458997,95,794,
748,717,792,754,458997,95,795,56,717,793,754,327856,123,796,743,37,196855,797,0,262394,796,798,
799,131320,798,327745,158,800,157,174,262205,95,801,800,262205,95,802,716,327745,158,803,157,175,
262205,95,804,803,327812,95,805,802,804,327808,95,806,801,805,327812,95,807,743,180,327808,95,808,
806,807,262205,111,809,715,327745,181,810,157,129,262205,97,811,810,327822,111,67,809,811,196670,
736,67,327808,95,812,808,795,327745,98,813,736,166,262205,97,814,813,393281,159,815,70,132,812,
196670,815,814,327808,95,816,812,130,327745,98,817,736,130,262205,97,818,817,393281,159,819,70,
132,816,196670,819,818,327808,95,820,808,794,327745,98,821,736,153,262205,97,822,821,393281,159,
823,70,132,820,196670,823,822,327808,95,824,820,130,327745,98,825,736,172,262205,97,826,825,
393281,159,827,70,132,824,196670,827,826,131321,797,131320,799,327810,95,828,743,37,327856,123,
829,828,38,196855,830,0,262394,829,831,832,131320,831,131321,830,131320,832,327810,95,833,828,38,
131321,830,131320,830,458997,95,834,828,831,833,832,327745,158,835,157,183,262205,95,836,835,
327812,95,837,834,836,327808,95,838,837,62,327812,95,839,838,180,327745,98,840,715,166,262205,97,
841,840,196670,737,841,327745,98,842,715,130,262205,97,843,842,196670,738,843,393273,95,844,573,
737,738,327745,98,845,715,153,262205,97,846,845,196670,739,846,327745,98,847,715,172,262205,97,
848,847,196670,740,848,393273,95,849,573,739,740,196855,850,0,262394,829,851,852,131320,851,
327808,95,853,839,795,327814,95,854,853,153,393281,170,855,73,132,854,196670,855,844,327808,95,
856,839,794,327814,95,857,856,153,393281,170,858,73,132,857,196670,858,849,131321,850,131320,852,
327808,95,859,839,795,327814,95,860,859,153,393281,170,861,76,132,860,196670,861,844,327808,95,
862,839,794,327814,95,863,862,153,393281,170,864,76,132,863,196670,864,849,131321,850,131320,850,
131321,797,131320,797,65789,65592,327734,93,542,0,114,196663,102,865,196663,98,866,196663,102,867,
131320,868,262203,98,869,7,262203,98,870,7,327745,158,871,157,174,262205,95,872,871,262205,95,873,
867,327745,158,874,157,175,262205,95,875,874,327812,95,876,873,875,327808,95,877,872,876,262205,
95,878,865,327808,95,879,877,878,393281,159,880,70,132,879,262205,97,881,880,196670,869,881,
262205,97,882,866,196670,870,882,393273,97,883,625,869,870,196670,880,883,65789,65592,327734,93,
510,0,115,196663,102,884,196663,98,885,196663,98,886,196663,102,887,131320,888,262203,98,889,7,
262203,98,890,7,262203,98,891,7,262203,98,892,7,262205,97,893,885,327866,123,894,893,137,262205,
97,895,885,393385,97,896,894,895,137,196855,897,0,262394,77,898,899,131320,898,262205,97,900,885,
262205,97,901,885,262271,97,78,901,196670,889,78,327737,97,902,601,889,196670,890,148,196670,891,
902,393273,97,903,625,890,891,196670,892,903,327737,97,904,585,892,327813,97,79,900,904,262205,97,
905,886,327813,97,80,79,905,131321,897,131320,899,327813,97,81,896,896,262205,97,906,886,327813,
97,82,81,906,131321,897,131320,897,458997,97,907,80,898,82,899,327745,158,908,157,174,262205,95,
909,908,262205,95,910,887,327745,158,911,157,175,262205,95,912,911,327812,95,913,910,912,327808,
95,914,909,913,262205,95,915,884,327808,95,916,914,915,393281,159,917,70,132,916,196670,917,907,
65789,65592,327734,95,268,0,116,196663,102,918,131320,919,262203,102,920,7,262203,102,921,7,
262205,95,922,918,327814,95,923,922,186,196855,924,0,262394,187,925,924,131320,925,327745,117,926,
4,166,262205,95,927,926,327812,95,928,927,186,262205,95,929,918,327817,95,930,929,186,327808,95,
931,928,930,327745,158,932,157,190,262205,95,933,932,327814,95,934,933,151,327810,95,935,934,130,
458764,95,936,1,38,931,935,196670,920,936,196670,921,923,393273,95,937,631,920,921,131326,937,
131320,924,196855,938,0,262394,191,939,938,131320,939,327745,117,940,4,166,262205,95,941,940,
327812,95,942,941,167,262205,95,943,918,327817,95,944,943,167,327808,95,945,942,944,327745,158,
946,157,190,262205,95,947,946,327810,95,948,947,130,458764,95,949,1,38,945,948,262205,95,950,918,
327856,123,951,950,167,196855,952,0,262394,951,953,954,131320,953,131321,952,131320,954,327808,95,
955,947,949,131321,952,131320,952,458997,95,956,949,953,955,954,131326,956,131320,938,327745,117,
957,4,166,262205,95,958,957,327812,95,959,958,178,262205,95,960,918,327808,95,961,959,960,327745,
158,962,157,190,262205,95,963,962,327810,95,964,963,130,458764,95,965,1,38,961,964,131326,965,
65592,};
static const uint32_t bitnet__spv_head_plain[] = {
119734787,66304,524299,638,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,196679,7,42,
196679,8,42,196679,9,42,262215,10,1,0,262215,11,1,1,262215,12,1,2,262215,13,6,16,262216,14,0,24,
327752,14,0,35,0,196679,14,2,262215,15,34,0,262215,15,33,0,262215,4,11,26,262215,16,1,4,262215,17,
1,3,327752,18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,327752,18,3,35,12,327752,18,4,35,16,327752,
18,5,35,20,327752,18,6,35,24,327752,18,7,35,28,327752,18,8,35,32,327752,18,9,35,36,327752,18,10,
35,40,196679,18,2,262215,19,6,4,262215,20,6,4,262215,21,6,4,327752,22,0,35,0,327752,22,1,35,4,
327752,22,2,35,8,327752,22,3,35,12,327752,22,4,35,16,327752,22,5,35,20,327752,22,6,35,24,327752,
22,7,35,28,327752,22,8,35,32,327752,22,9,35,160,327752,22,10,35,672,196679,22,2,262215,23,34,0,
262215,23,33,7,262215,24,6,16,327752,25,0,35,0,196679,25,2,262215,26,34,0,262215,26,33,2,196679,
27,42,262215,28,6,4,327752,29,0,35,0,196679,29,2,262215,30,34,0,262215,30,33,2,262215,31,1,0,
262215,32,11,25,131091,33,196641,34,33,262165,35,32,0,196641,36,35,262176,37,7,35,196630,38,32,
262177,39,38,37,262167,40,38,2,262177,41,40,37,262176,42,7,38,393249,43,38,42,42,42,131092,44,
262177,45,44,42,327713,46,38,42,42,262187,35,47,8,262172,48,38,47,262176,49,7,48,262177,50,38,49,
458785,51,33,37,37,37,49,262176,52,1,35,262203,52,3,1,262187,35,53,32768,262165,54,32,1,262187,54,
55,16,262187,35,56,32767,262187,54,57,13,262187,35,58,939524096,262187,35,59,260046848,262187,35,
60,947912704,262187,38,61,947912704,262187,35,62,8388608,262187,35,63,65535,262187,35,64,
2139095040,262187,35,65,4294967288,262187,35,66,7,262187,35,67,2,262187,35,68,264,262187,54,69,0,
262187,54,70,8,262194,35,10,128,393268,35,71,132,10,47,262172,72,38,71,262176,73,4,72,262203,73,
74,4,262176,75,4,38,262187,54,76,1,262172,77,38,10,262176,78,4,77,262203,78,79,4,262187,35,80,32,
262187,35,81,16,262187,35,82,48,262187,35,83,40,262187,35,84,24,262187,35,85,56,262187,35,86,4,
262187,35,87,6,262187,35,88,1,262187,35,89,5,262187,35,90,3,262194,35,11,256,262187,35,91,63,
393268,35,92,128,11,91,262187,35,93,64,393268,35,94,134,92,93,196656,44,12,262167,95,35,4,262176,
96,7,95,196637,13,95,196638,14,13,262176,97,12,14,262203,97,15,12,262176,98,12,95,262187,54,99,4,
262176,100,7,40,262187,54,101,2,262187,35,102,0,262167,103,38,4,262176,104,7,103,262187,54,105,3,
262167,106,35,3,262176,107,1,106,262203,107,4,1,393268,35,108,134,10,47,262194,35,16,4,262194,35,
17,1,393268,35,109,132,16,17,393268,35,110,132,16,17,262172,111,48,110,262176,112,7,111,262187,38,
113,0,851998,18,35,35,35,35,35,35,35,35,35,35,38,262176,114,9,18,262203,114,115,9,262176,116,9,35,
262172,117,48,16,262176,118,7,117,262172,19,35,80,262187,35,119,128,262172,20,35,119,196637,21,35,
851998,22,35,35,35,35,35,35,35,35,19,20,21,262176,120,12,22,262203,120,23,12,262176,121,12,35,
196637,24,103,196638,25,24,262176,122,12,25,262203,122,26,12,262176,123,12,103,262187,35,124,
4294967295,262187,54,125,9,262187,54,126,10,262176,127,9,38,196637,28,38,196638,29,28,262176,128,
12,29,262203,128,30,12,262176,129,12,38,393268,35,130,132,108,17,262172,131,38,130,262176,132,4,
131,262203,132,133,4,393268,35,134,132,108,17,262172,135,35,134,262176,136,4,135,262203,136,137,4,
262176,138,4,35,262187,54,139,5,262187,54,140,7,262187,54,141,6,262194,35,31,1,393267,106,32,31,
88,88,262187,35,142,1879048192,327734,33,2,0,34,131320,143,262203,112,144,7,262203,118,145,7,
262203,37,146,7,262203,37,147,7,262203,37,148,7,262203,49,149,7,262203,104,150,7,262203,104,151,7,
262203,42,152,7,262203,42,153,7,262203,42,154,7,262203,42,155,7,262203,42,156,7,262203,42,157,7,
262203,49,158,7,262203,42,159,7,262201,35,160,161,327879,35,162,160,66,327874,35,163,160,105,
327745,52,164,4,102,262205,35,165,164,327812,35,166,165,108,327808,35,167,166,163,327812,35,168,
167,16,131321,169,131320,169,458997,35,170,102,143,171,172,262390,173,172,1,131321,174,131320,174,
327856,44,175,170,109,262394,175,176,173,131320,176,131321,177,131320,177,458997,54,178,69,176,
179,180,262390,181,180,1,131321,182,131320,182,327857,44,183,178,70,262394,183,184,181,131320,184,
393281,42,185,144,170,178,196670,185,113,131321,180,131320,180,327808,54,179,178,76,131321,177,
131320,181,131321,172,131320,172,327808,35,171,170,76,131321,169,131320,173,131321,186,131320,186,
458997,35,187,102,173,188,189,262390,190,189,0,131321,191,131320,191,327856,44,192,187,94,262394,
192,193,190,131320,193,131321,194,131320,194,458997,35,195,102,193,196,197,262390,198,197,1,
131321,199,131320,199,327856,44,200,195,16,262394,200,201,198,131320,201,327808,35,202,168,195,
327745,116,203,115,69,262205,35,204,203,327810,35,205,204,88,458764,35,206,1,38,202,205,196670,
146,206,196670,147,187,196670,148,162,524345,33,207,208,146,147,148,149,262205,48,209,149,327745,
49,210,145,195,196670,210,209,131321,197,131320,197,327808,35,196,195,76,131321,194,131320,198,
131321,211,131320,211,458997,35,212,102,198,213,214,262390,215,214,1,131321,216,131320,216,327856,
44,217,212,17,262394,217,218,215,131320,218,327745,116,219,115,101,262205,35,220,219,327745,121,
221,23,76,262205,35,222,221,327808,35,223,222,212,327812,35,224,223,94,327812,35,225,224,93,
327808,35,226,220,225,327812,35,227,187,93,327808,35,228,226,227,327814,35,229,228,86,327812,35,
230,67,162,327808,35,231,229,230,393281,123,232,26,69,231,262205,103,233,232,196670,150,233,
327808,35,234,231,88,393281,123,235,26,69,234,262205,103,236,235,196670,151,236,131321,237,131320,
237,458997,35,238,102,218,239,240,262390,241,240,1,131321,242,131320,242,327856,44,243,238,16,
262394,243,244,241,131320,244,131321,245,131320,245,458997,54,246,69,244,247,248,262390,249,248,1,
131321,250,131320,250,327857,44,251,246,99,262394,251,252,249,131320,252,327812,35,253,212,16,
327808,35,254,253,238,393281,42,255,145,238,246,262205,38,256,255,196670,152,256,327745,42,257,
150,246,262205,38,258,257,196670,153,258,393281,42,259,144,254,246,262205,38,260,259,196670,154,
260,458809,38,261,262,152,153,154,196670,259,261,327808,54,263,246,99,393281,42,264,145,238,263,
262205,38,265,264,196670,155,265,327745,42,266,151,246,262205,38,267,266,196670,156,267,393281,42,
268,144,254,263,262205,38,269,268,196670,157,269,458809,38,270,262,155,156,157,196670,268,270,
131321,248,131320,248,327808,54,247,246,76,131321,245,131320,249,131321,240,131320,240,327808,35,
239,238,76,131321,237,131320,241,131321,214,131320,214,327808,35,213,212,76,131321,211,131320,215,
131321,189,131320,189,327808,35,188,187,76,131321,186,131320,190,131321,271,131320,271,458997,35,
272,102,190,273,274,262390,275,274,1,131321,276,131320,276,327856,44,277,272,17,262394,277,278,
275,131320,278,131321,279,131320,279,458997,35,280,124,278,281,282,458997,38,283,113,278,284,282,
458997,35,285,102,278,286,282,262390,287,282,1,131321,288,131320,288,327856,44,289,285,16,262394,
289,290,287,131320,290,327812,35,291,272,16,327808,35,292,291,285,327745,49,293,144,292,262205,48,
294,293,196670,158,294,327737,38,295,296,158,327745,116,297,115,125,262205,35,298,297,327851,44,
299,298,102,196855,300,0,262394,299,301,300,131320,301,327745,127,302,115,126,262205,38,303,302,
327813,38,27,295,303,131321,300,131320,300,458997,38,304,295,290,27,301,327851,44,305,162,102,
262312,44,306,305,196855,307,0,262394,306,308,307,131320,308,327808,35,309,168,285,327745,116,310,
115,69,262205,35,311,310,327854,44,312,309,311,131321,307,131320,307,458997,44,313,305,300,312,
308,262312,44,314,313,196855,315,0,262394,314,316,315,131320,316,327745,116,317,115,70,262205,35,
318,317,327854,44,319,272,318,131321,315,131320,315,458997,44,320,313,307,319,316,196855,321,0,
262394,320,322,321,131320,322,131321,282,131320,321,327745,116,323,115,105,262205,35,324,323,
327745,116,325,115,99,262205,35,326,325,327812,35,327,272,326,327808,35,328,324,327,327745,116,
329,115,76,262205,35,330,329,327808,35,331,328,330,327808,35,332,331,168,327808,35,333,332,285,
393281,129,334,30,69,333,196670,334,304,196670,159,304,327737,44,335,336,159,262312,44,337,335,
196855,338,0,262394,337,339,338,131320,339,327745,121,340,23,101,458993,35,341,340,88,102,88,
131321,338,131320,338,327850,44,342,280,124,327866,44,343,304,283,327846,44,344,342,343,196855,
345,0,262394,344,346,345,131320,346,327808,35,347,330,168,327808,35,348,347,285,131321,345,131320,
345,458997,35,349,280,338,348,346,458997,38,350,283,338,304,346,131321,282,131320,282,458997,35,
281,280,322,349,345,458997,38,284,283,322,350,345,327808,35,286,285,76,131321,279,131320,287,
327850,44,351,162,102,196855,352,0,262394,351,353,352,131320,353,327812,35,354,272,108,327808,35,
355,354,163,327745,75,356,133,355,196670,356,283,327745,138,357,137,355,196670,357,280,131321,352,
131320,352,131321,274,131320,274,327808,35,273,272,76,131321,271,131320,275,262368,67,67,68,
327856,44,358,160,17,196855,359,0,262394,358,360,359,131320,360,327812,35,361,160,108,327745,75,
362,133,361,262205,38,363,362,327745,138,364,137,361,262205,35,365,364,131321,366,131320,366,
458997,35,367,365,360,368,369,458997,38,370,363,360,371,369,458997,35,372,88,360,373,369,262390,
374,369,0,131321,375,131320,375,327856,44,376,372,108,262394,376,377,374,131320,377,327808,35,378,
361,372,327745,138,379,137,378,262205,35,380,379,327851,44,381,380,124,196855,382,0,262394,381,
383,382,131320,383,327745,75,384,133,378,262205,38,385,384,327866,44,386,385,370,131321,382,
131320,382,458997,44,387,381,377,386,383,196855,388,0,262394,387,389,388,131320,389,327745,75,390,
133,378,262205,38,391,390,262205,35,392,379,131321,388,131320,388,458997,35,368,367,382,392,389,
458997,38,371,370,382,391,389,131321,369,131320,369,327808,35,373,372,76,131321,366,131320,374,
327745,116,393,115,139,262205,35,394,393,327745,116,395,115,140,262205,35,396,395,327812,35,397,
160,396,327745,116,398,115,141,262205,35,399,398,327808,35,400,397,399,327808,35,401,400,165,
327812,35,402,67,401,327808,35,403,394,402,393281,129,404,30,69,403,196670,404,370,327808,35,405,
403,88,262268,38,406,367,393281,129,407,30,69,405,196670,407,406,131321,359,131320,359,65789,
65592,327734,35,161,0,36,131320,408,262205,35,409,3,131326,409,65592,327734,38,410,0,39,196663,37,
411,131320,412,262205,35,413,411,327879,35,414,413,53,327876,35,415,414,55,262205,35,416,411,
327879,35,417,416,56,327876,35,418,417,57,327808,35,419,418,58,327854,44,420,418,59,196855,421,0,
262394,420,422,421,131320,422,327808,35,423,418,142,131321,421,131320,421,458997,35,424,419,412,
423,422,327808,35,5,418,60,262268,38,425,5,327811,38,6,425,61,327856,44,426,418,62,196855,427,0,
262394,426,428,427,131320,428,262268,35,429,6,131321,427,131320,427,458997,35,430,424,421,429,428,
327877,35,431,430,415,262268,38,432,431,131326,432,65592,327734,40,433,0,41,196663,37,434,131320,
435,262203,37,436,7,262203,37,437,7,262205,35,438,434,327879,35,439,438,63,196670,436,439,327737,
38,440,410,436,262205,35,441,434,327874,35,442,441,55,196670,437,442,327737,38,443,410,437,327760,
40,444,440,443,131326,444,65592,327734,38,262,0,43,196663,42,445,196663,42,446,196663,42,447,
131320,448,262205,38,449,445,262205,38,450,446,327813,38,7,449,450,262205,38,451,447,327809,38,8,
7,451,131326,8,65592,327734,44,336,0,45,196663,42,452,131320,453,262205,38,454,452,262268,35,455,
454,327879,35,456,455,64,327851,44,457,456,64,131326,457,65592,327734,38,458,0,46,196663,42,459,
196663,42,460,131320,461,262205,38,462,459,262205,38,463,460,327809,38,9,462,463,131326,9,65592,
327734,38,296,0,50,196663,49,464,131320,465,262203,42,466,7,262203,42,467,7,262203,42,468,7,
262203,42,469,7,262203,42,470,7,262203,42,471,7,262203,42,472,7,262203,42,473,7,262203,42,474,7,
262203,42,475,7,262203,42,476,7,262203,42,477,7,262203,42,478,7,262203,42,479,7,262203,42,480,7,
262203,42,481,7,262203,42,482,7,262203,42,483,7,262203,42,484,7,262203,42,485,7,262203,42,486,7,
262203,42,487,7,262203,42,488,7,262203,42,489,7,262203,42,490,7,262203,42,491,7,262203,42,492,7,
262203,42,493,7,262201,35,494,161,327879,35,495,494,65,327812,35,496,495,47,327879,35,497,494,66,
327808,35,498,496,497,262368,67,67,68,131321,499,131320,499,458997,54,500,69,465,501,502,262390,
503,502,1,131321,504,131320,504,327857,44,505,500,70,262394,505,506,503,131320,506,327812,35,507,
494,47,262268,35,508,500,327808,35,509,507,508,327745,42,510,464,500,262205,38,511,510,327745,75,
512,74,509,196670,512,511,131321,502,131320,502,327808,54,501,500,76,131321,499,131320,503,262368,
67,67,68,327808,35,513,498,80,327745,75,514,74,498,262205,38,515,514,196670,466,515,327745,75,516,
74,513,262205,38,517,516,196670,467,517,393273,38,518,458,466,467,327808,35,519,498,81,327808,35,
520,498,82,327745,75,521,74,519,262205,38,522,521,196670,468,522,327745,75,523,74,520,262205,38,
524,523,196670,469,524,393273,38,525,458,468,469,196670,470,518,196670,471,525,393273,38,526,458,
470,471,327808,35,527,498,47,327808,35,528,498,83,327745,75,529,74,527,262205,38,530,529,196670,
472,530,327745,75,531,74,528,262205,38,532,531,196670,473,532,393273,38,533,458,472,473,327808,35,
534,498,84,327808,35,535,498,85,327745,75,536,74,534,262205,38,537,536,196670,474,537,327745,75,
538,74,535,262205,38,539,538,196670,475,539,393273,38,540,458,474,475,196670,476,533,196670,477,
540,393273,38,541,458,476,477,196670,478,526,196670,479,541,393273,38,542,458,478,479,327745,75,
543,79,494,196670,543,542,262368,67,67,68,327808,35,544,495,86,327745,75,545,79,495,262205,38,546,
545,196670,480,546,327745,75,547,79,544,262205,38,548,547,196670,481,548,393273,38,549,458,480,
481,327808,35,550,495,67,327808,35,551,495,87,327745,75,552,79,550,262205,38,553,552,196670,482,
553,327745,75,554,79,551,262205,38,555,554,196670,483,555,393273,38,556,458,482,483,196670,484,
549,196670,485,556,393273,38,557,458,484,485,327808,35,558,495,88,327808,35,559,495,89,327745,75,
560,79,558,262205,38,561,560,196670,486,561,327745,75,562,79,559,262205,38,563,562,196670,487,563,
393273,38,564,458,486,487,327808,35,565,495,90,327808,35,566,495,66,327745,75,567,79,565,262205,
38,568,567,196670,488,568,327745,75,569,79,566,262205,38,570,569,196670,489,570,393273,38,571,458,
488,489,196670,490,564,196670,491,571,393273,38,572,458,490,491,196670,492,557,196670,493,572,
393273,38,573,458,492,493,131326,573,65592,327734,33,208,0,51,196663,37,574,196663,37,575,196663,
37,576,196663,49,577,131320,578,262203,96,579,7,262203,100,580,7,262203,37,581,7,262203,104,582,7,
262203,104,583,7,262205,35,584,574,327812,35,585,584,94,262205,35,586,575,327808,35,587,585,586,
327812,35,588,587,47,262205,35,589,576,327808,35,590,588,589,196855,591,0,262394,12,592,593,
131320,592,393281,98,594,15,69,590,262205,95,595,594,196670,579,595,131321,596,131320,596,458997,
54,597,69,592,598,599,262390,600,599,1,131321,601,131320,601,327857,44,602,597,99,262394,602,603,
600,131320,603,327745,37,604,579,597,262205,35,605,604,196670,581,605,327737,40,606,433,581,
196670,580,606,327812,54,607,101,597,327745,42,608,580,102,262205,38,609,608,327745,42,610,577,
607,196670,610,609,327808,54,611,607,76,327745,42,612,580,88,262205,38,613,612,327745,42,614,577,
611,196670,614,613,131321,599,131320,599,327808,54,598,597,76,131321,596,131320,600,131321,591,
131320,593,327812,35,615,67,590,393281,98,616,15,69,615,262205,95,617,616,262268,103,618,617,
196670,582,618,327808,35,619,615,88,393281,98,620,15,69,619,262205,95,621,620,262268,103,622,621,
196670,583,622,131321,623,131320,623,458997,54,624,69,593,625,626,262390,627,626,1,131321,628,
131320,628,327857,44,629,624,99,262394,629,630,627,131320,630,327745,42,631,582,624,262205,38,632,
631,327745,42,633,577,624,196670,633,632,327808,54,634,624,99,327745,42,635,583,624,262205,38,636,
635,327745,42,637,577,634,196670,637,636,131321,626,131320,626,327808,54,625,624,76,131321,623,
131320,627,131321,591,131320,591,65789,65592,};
static const uint32_t bitnet__spv_head_fast[] = {
119734787,66304,524299,623,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,
196679,5,42,196679,6,42,196679,7,42,196679,8,42,196679,9,42,262215,10,1,1,262215,11,1,2,262215,12,
6,16,262216,13,0,24,327752,13,0,35,0,196679,13,2,262215,14,34,0,262215,14,33,0,262215,4,11,26,
262215,15,1,0,262215,16,1,4,262215,17,1,3,327752,18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,
327752,18,3,35,12,327752,18,4,35,16,327752,18,5,35,20,327752,18,6,35,24,327752,18,7,35,28,327752,
18,8,35,32,327752,18,9,35,36,327752,18,10,35,40,196679,18,2,262215,19,6,4,262215,20,6,4,262215,21,
6,4,327752,22,0,35,0,327752,22,1,35,4,327752,22,2,35,8,327752,22,3,35,12,327752,22,4,35,16,327752,
22,5,35,20,327752,22,6,35,24,327752,22,7,35,28,327752,22,8,35,32,327752,22,9,35,160,327752,22,10,
35,672,196679,22,2,262215,23,34,0,262215,23,33,7,262215,24,6,16,327752,25,0,35,0,196679,25,2,
262215,26,34,0,262215,26,33,2,196679,27,42,262215,28,6,4,327752,29,0,35,0,196679,29,2,262215,30,
34,0,262215,30,33,2,262215,31,1,0,262215,32,11,25,131091,33,196641,34,33,262165,35,32,0,196641,36,
35,262176,37,7,35,196630,38,32,262177,39,38,37,262167,40,38,2,262177,41,40,37,262176,42,7,38,
393249,43,38,42,42,42,131092,44,262177,45,44,42,327713,46,38,42,42,262187,35,47,8,262172,48,38,47,
262176,49,7,48,262177,50,38,49,458785,51,33,37,37,37,49,262176,52,1,35,262203,52,3,1,262187,35,53,
32768,262165,54,32,1,262187,54,55,16,262187,35,56,32767,262187,54,57,13,262187,35,58,939524096,
262187,35,59,260046848,262187,35,60,947912704,262187,38,61,947912704,262187,35,62,8388608,262187,
35,63,65535,262187,35,64,2139095040,262187,35,65,7,262187,35,66,4,262187,35,67,0,262187,35,68,2,
262187,35,69,1,262187,54,70,0,262187,54,71,4,262172,72,38,66,262176,73,7,72,262187,35,74,3,262187,
54,75,1,262187,54,76,2,262172,77,38,68,262176,78,7,77,262194,35,10,256,262187,35,79,63,393268,35,
80,128,10,79,262187,35,81,64,393268,35,82,134,80,81,196656,44,11,262167,83,35,4,262176,84,7,83,
196637,12,83,196638,13,12,262176,85,12,13,262203,85,14,12,262176,86,12,83,262176,87,7,40,262167,
88,38,4,262176,89,7,88,262187,54,90,3,262167,91,35,3,262176,92,1,91,262203,92,4,1,262194,35,15,
128,393268,35,93,134,15,47,262194,35,16,4,262194,35,17,1,393268,35,94,132,16,17,262187,54,95,8,
393268,35,96,132,16,17,262172,97,48,96,262176,98,7,97,262187,38,99,0,851998,18,35,35,35,35,35,35,
35,35,35,35,38,262176,100,9,18,262203,100,101,9,262176,102,9,35,262172,103,48,16,262176,104,7,103,
262187,35,105,32,262172,19,35,105,262187,35,106,128,262172,20,35,106,196637,21,35,851998,22,35,35,
35,35,35,35,35,35,19,20,21,262176,107,12,22,262203,107,23,12,262176,108,12,35,196637,24,88,196638,
25,24,262176,109,12,25,262203,109,26,12,262176,110,12,88,262187,35,111,4294967295,262187,54,112,9,
262187,54,113,10,262176,114,9,38,196637,28,38,196638,29,28,262176,115,12,29,262203,115,30,12,
262176,116,12,38,393268,35,117,132,93,17,262172,118,38,117,262176,119,4,118,262203,119,120,4,
262176,121,4,38,393268,35,122,132,93,17,262172,123,35,122,262176,124,4,123,262203,124,125,4,
262176,126,4,35,262187,35,127,264,262187,54,128,5,262187,54,129,7,262187,54,130,6,262194,35,31,1,
393267,91,32,31,69,69,262187,35,131,1879048192,327734,33,2,0,34,131320,132,262203,98,133,7,262203,
104,134,7,262203,37,135,7,262203,37,136,7,262203,37,137,7,262203,49,138,7,262203,89,139,7,262203,
89,140,7,262203,42,141,7,262203,42,142,7,262203,42,143,7,262203,42,144,7,262203,42,145,7,262203,
42,146,7,262203,49,147,7,262203,42,148,7,262201,35,149,150,327879,35,151,149,65,327874,35,152,149,
90,327745,52,153,4,67,262205,35,154,153,327812,35,155,154,93,327808,35,156,155,152,327812,35,157,
156,16,131321,158,131320,158,458997,35,159,67,132,160,161,262390,162,161,1,131321,163,131320,163,
327856,44,164,159,94,262394,164,165,162,131320,165,131321,166,131320,166,458997,54,167,70,165,168,
169,262390,170,169,1,131321,171,131320,171,327857,44,172,167,95,262394,172,173,170,131320,173,
393281,42,174,133,159,167,196670,174,99,131321,169,131320,169,327808,54,168,167,75,131321,166,
131320,170,131321,161,131320,161,327808,35,160,159,75,131321,158,131320,162,131321,175,131320,175,
458997,35,176,67,162,177,178,262390,179,178,0,131321,180,131320,180,327856,44,181,176,82,262394,
181,182,179,131320,182,131321,183,131320,183,458997,35,184,67,182,185,186,262390,187,186,1,131321,
188,131320,188,327856,44,189,184,16,262394,189,190,187,131320,190,327808,35,191,157,184,327745,
102,192,101,70,262205,35,193,192,327810,35,194,193,69,458764,35,195,1,38,191,194,196670,135,195,
196670,136,176,196670,137,151,524345,33,196,197,135,136,137,138,262205,48,198,138,327745,49,199,
134,184,196670,199,198,131321,186,131320,186,327808,35,185,184,75,131321,183,131320,187,131321,
200,131320,200,458997,35,201,67,187,202,203,262390,204,203,1,131321,205,131320,205,327856,44,206,
201,17,262394,206,207,204,131320,207,327745,102,208,101,76,262205,35,209,208,327745,108,210,23,75,
262205,35,211,210,327808,35,212,211,201,327812,35,213,212,82,327812,35,214,213,81,327808,35,215,
209,214,327812,35,216,176,81,327808,35,217,215,216,327814,35,218,217,66,327812,35,219,68,151,
327808,35,220,218,219,393281,110,221,26,70,220,262205,88,222,221,196670,139,222,327808,35,223,220,
69,393281,110,224,26,70,223,262205,88,225,224,196670,140,225,131321,226,131320,226,458997,35,227,
67,207,228,229,262390,230,229,1,131321,231,131320,231,327856,44,232,227,16,262394,232,233,230,
131320,233,131321,234,131320,234,458997,54,235,70,233,236,237,262390,238,237,1,131321,239,131320,
239,327857,44,240,235,71,262394,240,241,238,131320,241,327812,35,242,201,16,327808,35,243,242,227,
393281,42,244,134,227,235,262205,38,245,244,196670,141,245,327745,42,246,139,235,262205,38,247,
246,196670,142,247,393281,42,248,133,243,235,262205,38,249,248,196670,143,249,458809,38,250,251,
141,142,143,196670,248,250,327808,54,252,235,71,393281,42,253,134,227,252,262205,38,254,253,
196670,144,254,327745,42,255,140,235,262205,38,256,255,196670,145,256,393281,42,257,133,243,252,
262205,38,258,257,196670,146,258,458809,38,259,251,144,145,146,196670,257,259,131321,237,131320,
237,327808,54,236,235,75,131321,234,131320,238,131321,229,131320,229,327808,35,228,227,75,131321,
226,131320,230,131321,203,131320,203,327808,35,202,201,75,131321,200,131320,204,131321,178,131320,
178,327808,35,177,176,75,131321,175,131320,179,131321,260,131320,260,458997,35,261,67,179,262,263,
262390,264,263,1,131321,265,131320,265,327856,44,266,261,17,262394,266,267,264,131320,267,131321,
268,131320,268,458997,35,269,111,267,270,271,458997,38,272,99,267,273,271,458997,35,274,67,267,
275,271,262390,276,271,1,131321,277,131320,277,327856,44,278,274,16,262394,278,279,276,131320,279,
327812,35,280,261,16,327808,35,281,280,274,327745,49,282,133,281,262205,48,283,282,196670,147,283,
327737,38,284,285,147,327745,102,286,101,112,262205,35,287,286,327851,44,288,287,67,196855,289,0,
262394,288,290,289,131320,290,327745,114,291,101,113,262205,38,292,291,327813,38,27,284,292,
131321,289,131320,289,458997,38,293,284,279,27,290,327851,44,294,151,67,262312,44,295,294,196855,
296,0,262394,295,297,296,131320,297,327808,35,298,157,274,327745,102,299,101,70,262205,35,300,299,
327854,44,301,298,300,131321,296,131320,296,458997,44,302,294,289,301,297,262312,44,303,302,
196855,304,0,262394,303,305,304,131320,305,327745,102,306,101,95,262205,35,307,306,327854,44,308,
261,307,131321,304,131320,304,458997,44,309,302,296,308,305,196855,310,0,262394,309,311,310,
131320,311,131321,271,131320,310,327745,102,312,101,90,262205,35,313,312,327745,102,314,101,71,
262205,35,315,314,327812,35,316,261,315,327808,35,317,313,316,327745,102,318,101,75,262205,35,319,
318,327808,35,320,317,319,327808,35,321,320,157,327808,35,322,321,274,393281,116,323,30,70,322,
196670,323,293,196670,148,293,327737,44,324,325,148,262312,44,326,324,196855,327,0,262394,326,328,
327,131320,328,327745,108,329,23,76,458993,35,330,329,69,67,69,131321,327,131320,327,327850,44,
331,269,111,327866,44,332,293,272,327846,44,333,331,332,196855,334,0,262394,333,335,334,131320,
335,327808,35,336,319,157,327808,35,337,336,274,131321,334,131320,334,458997,35,338,269,327,337,
335,458997,38,339,272,327,293,335,131321,271,131320,271,458997,35,270,269,311,338,334,458997,38,
273,272,311,339,334,327808,35,275,274,75,131321,268,131320,276,327850,44,340,151,67,196855,341,0,
262394,340,342,341,131320,342,327812,35,343,261,93,327808,35,344,343,152,327745,121,345,120,344,
196670,345,272,327745,126,346,125,344,196670,346,269,131321,341,131320,341,131321,263,131320,263,
327808,35,262,261,75,131321,260,131320,264,262368,68,68,127,327856,44,347,149,17,196855,348,0,
262394,347,349,348,131320,349,327812,35,350,149,93,327745,121,351,120,350,262205,38,352,351,
327745,126,353,125,350,262205,35,354,353,131321,355,131320,355,458997,35,356,354,349,357,358,
458997,38,359,352,349,360,358,458997,35,361,69,349,362,358,262390,363,358,0,131321,364,131320,364,
327856,44,365,361,93,262394,365,366,363,131320,366,327808,35,367,350,361,327745,126,368,125,367,
262205,35,369,368,327851,44,370,369,111,196855,371,0,262394,370,372,371,131320,372,327745,121,373,
120,367,262205,38,374,373,327866,44,375,374,359,131321,371,131320,371,458997,44,376,370,366,375,
372,196855,377,0,262394,376,378,377,131320,378,327745,121,379,120,367,262205,38,380,379,262205,35,
381,368,131321,377,131320,377,458997,35,357,356,371,381,378,458997,38,360,359,371,380,378,131321,
358,131320,358,327808,35,362,361,75,131321,355,131320,363,327745,102,382,101,128,262205,35,383,
382,327745,102,384,101,129,262205,35,385,384,327812,35,386,149,385,327745,102,387,101,130,262205,
35,388,387,327808,35,389,386,388,327808,35,390,389,154,327812,35,391,68,390,327808,35,392,383,391,
393281,116,393,30,70,392,196670,393,359,327808,35,394,392,69,262268,38,395,356,393281,116,396,30,
70,394,196670,396,395,131321,348,131320,348,65789,65592,327734,35,150,0,36,131320,397,262205,35,
398,3,131326,398,65592,327734,38,399,0,39,196663,37,400,131320,401,262205,35,402,400,327879,35,
403,402,53,327876,35,404,403,55,262205,35,405,400,327879,35,406,405,56,327876,35,407,406,57,
327808,35,408,407,58,327854,44,409,407,59,196855,410,0,262394,409,411,410,131320,411,327808,35,
412,407,131,131321,410,131320,410,458997,35,413,408,401,412,411,327808,35,5,407,60,262268,38,414,
5,327811,38,6,414,61,327856,44,415,407,62,196855,416,0,262394,415,417,416,131320,417,262268,35,
418,6,131321,416,131320,416,458997,35,419,413,410,418,417,327877,35,420,419,404,262268,38,421,420,
131326,421,65592,327734,40,422,0,41,196663,37,423,131320,424,262203,37,425,7,262203,37,426,7,
262205,35,427,423,327879,35,428,427,63,196670,425,428,327737,38,429,399,425,262205,35,430,423,
327874,35,431,430,55,196670,426,431,327737,38,432,399,426,327760,40,433,429,432,131326,433,65592,
327734,38,251,0,43,196663,42,434,196663,42,435,196663,42,436,131320,437,262205,38,438,434,262205,
38,439,435,327813,38,7,438,439,262205,38,440,436,327809,38,8,7,440,131326,8,65592,327734,44,325,0,
45,196663,42,441,131320,442,262205,38,443,441,262268,35,444,443,327879,35,445,444,64,327851,44,
446,445,64,131326,446,65592,327734,38,447,0,46,196663,42,448,196663,42,449,131320,450,262205,38,
451,448,262205,38,452,449,327809,38,9,451,452,131326,9,65592,327734,38,285,0,50,196663,49,453,
131320,454,262203,73,455,7,262203,42,456,7,262203,42,457,7,262203,78,458,7,262203,42,459,7,262203,
42,460,7,262203,42,461,7,262203,42,462,7,262203,42,463,7,262203,42,464,7,262203,42,465,7,262203,
42,466,7,262203,42,467,7,262203,42,468,7,262201,35,469,150,327879,35,470,469,65,327879,35,471,470,
66,327851,44,472,471,67,327879,35,473,470,68,327851,44,474,473,67,327879,35,475,470,69,327851,44,
476,475,67,131321,477,131320,477,458997,54,478,70,454,479,480,262390,481,480,1,131321,482,131320,
482,327857,44,483,478,71,262394,483,484,481,131320,484,196855,485,0,262394,472,486,487,131320,486,
327808,54,488,478,71,327745,42,489,453,488,262205,38,490,489,131321,485,131320,487,327745,42,491,
453,478,262205,38,492,491,131321,485,131320,485,458997,38,493,490,486,492,487,196855,494,0,262394,
472,495,496,131320,495,327745,42,497,453,478,262205,38,498,497,131321,494,131320,496,327808,54,
499,478,71,327745,42,500,453,499,262205,38,501,500,131321,494,131320,494,458997,38,502,498,495,
501,496,393562,38,503,74,502,66,196670,456,493,196670,457,503,393273,38,504,447,456,457,327745,42,
505,455,478,196670,505,504,131321,480,131320,480,327808,54,479,478,75,131321,477,131320,481,
131321,506,131320,506,458997,54,507,70,481,508,509,262390,510,509,1,131321,511,131320,511,327857,
44,512,507,76,262394,512,513,510,131320,513,196855,514,0,262394,474,515,516,131320,515,327808,54,
517,507,76,327745,42,518,455,517,262205,38,519,518,131321,514,131320,516,327745,42,520,455,507,
262205,38,521,520,131321,514,131320,514,458997,38,522,519,515,521,516,196855,523,0,262394,474,524,
525,131320,524,327745,42,526,455,507,262205,38,527,526,131321,523,131320,525,327808,54,528,507,76,
327745,42,529,455,528,262205,38,530,529,131321,523,131320,523,458997,38,531,527,524,530,525,
393562,38,532,74,531,68,196670,459,522,196670,460,532,393273,38,533,447,459,460,327745,42,534,458,
507,196670,534,533,131321,509,131320,509,327808,54,508,507,75,131321,506,131320,510,196855,535,0,
262394,476,536,537,131320,536,327745,42,538,458,75,262205,38,539,538,131321,535,131320,537,327745,
42,540,458,70,262205,38,541,540,131321,535,131320,535,458997,38,542,539,536,541,537,196855,543,0,
262394,476,544,545,131320,544,327745,42,546,458,70,262205,38,547,546,131321,543,131320,545,327745,
42,548,458,75,262205,38,549,548,131321,543,131320,543,458997,38,550,547,544,549,545,393562,38,551,
74,550,69,196670,461,542,196670,462,551,393273,38,552,447,461,462,393562,38,553,74,552,66,196670,
463,552,196670,464,553,393273,38,554,447,463,464,393562,38,555,74,554,68,196670,465,554,196670,
466,555,393273,38,556,447,465,466,393562,38,557,74,556,69,196670,467,556,196670,468,557,393273,38,
558,447,467,468,131326,558,65592,327734,33,197,0,51,196663,37,559,196663,37,560,196663,37,561,
196663,49,562,131320,563,262203,84,564,7,262203,87,565,7,262203,37,566,7,262203,89,567,7,262203,
89,568,7,262205,35,569,559,327812,35,570,569,82,262205,35,571,560,327808,35,572,570,571,327812,35,
573,572,47,262205,35,574,561,327808,35,575,573,574,196855,576,0,262394,11,577,578,131320,577,
393281,86,579,14,70,575,262205,83,580,579,196670,564,580,131321,581,131320,581,458997,54,582,70,
577,583,584,262390,585,584,1,131321,586,131320,586,327857,44,587,582,71,262394,587,588,585,131320,
588,327745,37,589,564,582,262205,35,590,589,196670,566,590,327737,40,591,422,566,196670,565,591,
327812,54,592,76,582,327745,42,593,565,67,262205,38,594,593,327745,42,595,562,592,196670,595,594,
327808,54,596,592,75,327745,42,597,565,69,262205,38,598,597,327745,42,599,562,596,196670,599,598,
131321,584,131320,584,327808,54,583,582,75,131321,581,131320,585,131321,576,131320,578,327812,35,
600,68,575,393281,86,601,14,70,600,262205,83,602,601,262268,88,603,602,196670,567,603,327808,35,
604,600,69,393281,86,605,14,70,604,262205,83,606,605,262268,88,607,606,196670,568,607,131321,608,
131320,608,458997,54,609,70,578,610,611,262390,612,611,1,131321,613,131320,613,327857,44,614,609,
71,262394,614,615,612,131320,615,327745,42,616,567,609,262205,38,617,616,327745,42,618,562,609,
196670,618,617,327808,54,619,609,71,327745,42,620,568,609,262205,38,621,620,327745,42,622,562,619,
196670,622,621,131321,611,131320,611,327808,54,610,609,75,131321,608,131320,612,131321,576,131320,
576,65789,65592,};
static const uint32_t bitnet__spv_numbers_plain[] = {
119734787,66304,524299,301,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
393231,5,2,1852399981,0,3,393232,2,17,1,1,1,262215,3,11,29,196679,4,42,196679,5,42,196679,6,42,
196679,7,42,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,
42,196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,
196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,
29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,42,196679,36,42,
196679,37,42,196679,38,42,196679,39,42,196679,40,42,196679,41,42,196679,42,42,327752,43,0,35,0,
327752,43,1,35,4,327752,43,2,35,8,196679,43,2,262215,44,6,4,327752,45,0,35,0,196679,45,2,262215,
46,34,0,262215,46,33,2,196679,47,42,262215,48,1,0,262215,49,1,0,262215,50,11,25,131091,51,196641,
52,51,262165,53,32,0,196641,54,53,262176,55,7,53,196630,56,32,262177,57,56,55,262176,58,7,56,
262177,59,53,58,262177,60,56,58,393249,61,56,58,58,58,327713,62,56,58,58,262176,63,1,53,262203,63,
3,1,262187,53,64,32768,262165,65,32,1,262187,65,66,16,262187,53,67,32767,262187,65,68,13,262187,
53,69,939524096,262187,53,70,260046848,131092,71,262187,53,72,947912704,262187,56,73,947912704,
262187,53,74,8388608,262187,53,75,2147483647,262187,56,76,1056964608,262187,53,77,2139095040,
262187,53,78,32256,262187,53,79,1199566848,262187,53,80,31744,262187,53,81,1056964608,262187,53,
82,1,262187,53,83,2129859015,262187,65,84,0,262187,65,85,4,262187,56,86,1073741824,262187,65,87,1,
262187,53,88,1597463007,262187,56,89,1069547520,262187,56,90,3265265664,262187,56,91,0,262187,56,
92,1117782016,262187,56,93,1069066811,262187,56,94,1262485504,262187,56,95,1060208640,262187,56,
96,3109978243,262187,56,97,961571175,262187,56,98,985088974,262187,56,99,1007192328,262187,56,100,
1026206145,262187,56,101,1042983594,262187,56,102,1065353216,262187,53,103,127,262187,65,104,23,
327710,43,53,53,53,262176,105,9,43,262203,105,106,9,262176,107,9,53,196637,44,56,196638,45,44,
262176,108,12,45,262203,108,46,12,262187,53,109,2,262176,110,12,56,262187,65,111,2,262187,53,112,
8,262187,53,113,3,262187,53,114,4,262187,53,115,5,262187,53,116,6,262187,53,117,7,262187,53,118,
65535,262194,53,48,128,262194,53,49,1,262167,119,53,3,393267,119,50,49,82,82,262187,53,120,
1879048192,262187,53,121,3355447295,327734,51,2,0,52,131320,122,262203,58,123,7,262203,58,124,7,
262203,58,125,7,262203,58,126,7,262203,58,127,7,262203,58,128,7,262203,58,129,7,262203,58,130,7,
262203,58,131,7,262203,55,132,7,262203,55,133,7,262201,53,134,135,131321,136,131320,136,458997,53,
137,134,122,138,139,262390,140,139,0,131321,141,131320,141,327745,107,142,106,84,262205,53,143,
142,327856,71,144,137,143,262394,144,145,140,131320,145,327745,107,146,106,87,262205,53,147,146,
327812,53,148,109,137,327808,53,149,147,148,393281,110,150,46,84,149,262205,56,151,150,327808,53,
152,149,82,393281,110,153,46,84,152,262205,56,154,153,327745,107,155,106,111,262205,53,156,155,
327812,53,157,112,137,327808,53,158,156,157,327813,56,47,151,154,196670,123,151,196670,124,154,
393273,56,159,160,123,124,393281,110,161,46,84,158,196670,161,159,327808,53,162,158,82,393281,110,
163,46,84,162,196670,163,47,327808,53,164,158,109,196670,125,151,196670,126,154,196670,127,151,
458809,56,165,166,125,126,127,393281,110,167,46,84,164,196670,167,165,327808,53,168,158,113,
393228,56,169,1,4,151,196670,128,169,327737,56,170,171,128,393281,110,172,46,84,168,196670,172,
170,327808,53,173,158,114,196670,129,169,327737,56,174,175,129,393281,110,176,46,84,173,196670,
176,174,327808,53,177,158,115,196670,130,151,327737,56,178,179,130,393281,110,180,46,84,177,
196670,180,178,327808,53,181,158,116,196670,131,151,327737,53,182,183,131,196670,132,182,327737,
56,184,185,132,393281,110,186,46,84,181,196670,186,184,327808,53,187,158,117,262268,53,188,154,
327879,53,189,188,118,196670,133,189,327737,56,190,185,133,393281,110,191,46,84,187,196670,191,
190,131321,139,131320,139,327808,53,138,137,48,131321,136,131320,140,65789,65592,327734,53,135,0,
54,131320,192,262205,53,193,3,131326,193,65592,327734,56,185,0,57,196663,55,194,131320,195,262205,
53,196,194,327879,53,197,196,64,327876,53,198,197,66,262205,53,199,194,327879,53,200,199,67,
327876,53,201,200,68,327808,53,202,201,69,327854,71,203,201,70,196855,204,0,262394,203,205,204,
131320,205,327808,53,206,201,120,131321,204,131320,204,458997,53,207,202,195,206,205,327808,53,4,
201,72,262268,56,208,4,327811,56,5,208,73,327856,71,209,201,74,196855,210,0,262394,209,211,210,
131320,211,262268,53,212,5,131321,210,131320,210,458997,53,213,207,204,212,211,327877,53,214,213,
198,262268,56,215,214,131326,215,65592,327734,53,183,0,59,196663,58,216,131320,217,262205,56,218,
216,262268,53,219,218,327874,53,220,219,66,327879,53,221,220,64,327879,53,222,219,75,262268,56,
223,222,327809,56,6,223,76,327852,71,224,222,77,196855,225,0,262394,224,226,225,131320,226,131326,
78,131320,225,327854,71,227,222,79,196855,228,0,262394,227,229,228,131320,229,327877,53,230,221,
80,131326,230,131320,228,327856,71,231,222,72,196855,232,0,262394,231,233,232,131320,233,262268,
53,234,6,327810,53,235,234,81,327877,53,236,221,235,131326,236,131320,232,327808,53,237,222,121,
327874,53,238,222,68,327879,53,239,238,82,327808,53,240,237,239,327874,53,241,240,68,327877,53,
242,221,241,131326,242,65592,327734,56,171,0,60,196663,58,243,131320,244,262205,56,245,243,262268,
53,246,245,327810,53,7,83,246,262268,56,247,7,131321,248,131320,248,458997,56,249,247,244,10,250,
458997,65,251,84,244,252,250,262390,253,250,0,131321,254,131320,254,327857,71,255,251,85,262394,
255,256,253,131320,256,262205,56,257,243,327813,56,8,257,249,327811,56,9,86,8,327813,56,10,249,9,
131321,250,131320,250,327808,65,252,251,87,131321,248,131320,253,131326,249,65592,327734,56,175,0,
60,196663,58,258,131320,259,262205,56,260,258,262268,53,261,260,327874,53,262,261,87,327810,53,11,
88,262,262268,56,263,11,262205,56,264,258,327813,56,12,76,264,131321,265,131320,265,458997,56,266,
263,259,16,267,458997,65,268,84,259,269,267,262390,270,267,0,131321,271,131320,271,327857,71,272,
268,85,262394,272,273,270,131320,273,327813,56,13,12,266,327813,56,14,13,266,327811,56,15,89,14,
327813,56,16,266,15,131321,267,131320,267,327808,65,269,268,87,131321,265,131320,270,131326,266,
65592,327734,56,179,0,60,196663,58,274,131320,275,262205,56,276,274,327864,71,277,276,90,196855,
278,0,262394,277,279,278,131320,279,131326,91,131320,278,262205,56,280,274,327866,71,281,280,92,
196855,282,0,262394,281,283,282,131320,283,196670,274,92,131321,282,131320,282,262205,56,284,274,
327813,56,17,284,93,327809,56,18,17,94,327811,56,19,18,94,262205,56,285,274,327813,56,20,19,95,
327811,56,21,285,20,327813,56,22,19,96,327811,56,23,21,22,327813,56,24,97,23,327809,56,25,24,98,
327813,56,26,25,23,327809,56,27,26,99,327813,56,28,27,23,327809,56,29,28,100,327813,56,30,29,23,
327809,56,31,30,101,327813,56,32,31,23,327809,56,33,32,76,327813,56,34,23,23,327813,56,35,33,34,
327809,56,36,35,23,327809,56,37,36,102,262268,53,286,18,327808,53,38,286,103,327876,53,287,38,104,
262268,56,288,287,327813,56,39,37,288,131326,39,65592,327734,56,166,0,61,196663,58,289,196663,58,
290,196663,58,291,131320,292,262205,56,293,289,262205,56,294,290,327813,56,40,293,294,262205,56,
295,291,327809,56,41,40,295,131326,41,65592,327734,56,160,0,62,196663,58,296,196663,58,297,131320,
298,262205,56,299,296,262205,56,300,297,327809,56,42,299,300,131326,42,65592,};
static const uint32_t bitnet__spv_prepare_plain[] = {
119734787,66304,524299,579,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,196679,7,42,
196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,196679,
15,42,262215,16,1,0,262215,17,1,1,262215,18,6,4,327752,19,0,35,0,196679,19,2,262215,20,34,0,
262215,20,33,2,196679,21,42,196679,22,42,196679,23,42,196679,24,42,262215,25,6,16,327752,26,0,35,
0,196679,26,2,262215,27,34,0,262215,27,33,2,196679,28,42,262215,29,6,16,262216,30,0,24,327752,30,
0,35,0,196679,30,2,262215,31,34,0,262215,31,33,1,196679,32,42,196679,33,42,196679,34,42,196679,35,
42,196679,36,42,196679,37,42,262215,4,11,26,327752,38,0,35,0,327752,38,1,35,4,327752,38,2,35,8,
327752,38,3,35,12,327752,38,4,35,16,327752,38,5,35,20,196679,38,2,196679,39,42,196679,40,42,
262215,41,1,2,262215,42,6,4,262215,43,6,4,262215,44,6,4,327752,45,0,35,0,327752,45,1,35,4,327752,
45,2,35,8,327752,45,3,35,12,327752,45,4,35,16,327752,45,5,35,20,327752,45,6,35,24,327752,45,7,35,
28,327752,45,8,35,32,327752,45,9,35,160,327752,45,10,35,672,196679,45,2,262215,46,34,0,262215,46,
33,7,196679,47,42,262215,48,6,16,262216,49,0,25,327752,49,0,35,0,196679,49,2,262215,50,34,0,
262215,50,33,3,262215,51,1,0,262215,52,11,25,131091,53,196641,54,53,262165,55,32,0,196641,56,55,
196630,57,32,262176,58,7,57,262177,59,57,58,327713,60,57,58,58,262187,55,61,8,262172,62,57,61,
262176,63,7,62,262177,64,57,63,262176,65,7,55,393249,66,57,65,58,58,262167,67,57,4,458785,68,67,
65,65,58,65,458785,69,57,65,65,58,58,262176,70,1,55,262203,70,3,1,262187,55,71,2129859015,262165,
72,32,1,262187,72,73,0,262187,72,74,4,131092,75,262187,57,76,1073741824,262187,72,77,1,262187,55,
78,1597463007,262187,57,79,1056964608,262187,57,80,1069547520,262187,55,81,4294967288,262187,55,
82,7,262187,55,83,2,262187,55,84,264,262187,72,85,8,262194,55,16,128,393268,55,86,132,16,61,
262172,87,57,86,262176,88,4,87,262203,88,89,4,262176,90,4,57,262172,91,57,16,262176,92,4,91,
262203,92,93,4,262187,55,94,32,262187,55,95,16,262187,55,96,48,262187,55,97,40,262187,55,98,24,
262187,55,99,56,262187,55,100,4,262187,55,101,6,262187,55,102,1,262187,55,103,5,262187,55,104,3,
262187,55,105,64,262187,57,106,0,262194,55,17,256,262187,55,107,63,393268,55,108,128,17,107,
393268,55,109,134,108,105,393268,55,110,132,109,105,196637,18,57,196638,19,18,262176,111,12,19,
262203,111,20,12,262176,112,12,57,262172,113,57,105,262176,114,4,113,262203,114,115,4,262176,116,
7,67,196637,25,67,196638,26,25,262176,117,12,26,262203,117,27,12,262176,118,12,67,262187,55,119,
4294967295,196637,29,67,196638,30,29,262176,120,12,30,262203,120,31,12,262187,57,121,1065353216,
262187,57,122,925353388,262187,55,123,0,262176,124,4,55,262203,124,125,4,262176,126,4,72,262203,
126,127,4,393268,55,128,134,110,100,262187,57,129,1123942400,262187,57,130,1006699012,262187,55,
131,127,393268,55,132,128,17,131,262187,55,133,128,393268,55,134,134,132,133,393268,55,135,132,
134,94,393268,55,136,134,110,100,262187,57,137,3271557120,262187,72,138,255,262167,139,55,4,
393268,55,140,134,135,100,262172,141,139,140,262176,142,4,141,262203,142,143,4,262167,144,55,3,
262176,145,1,144,262203,145,4,1,524318,38,55,55,55,55,57,57,262176,146,9,38,262203,146,147,9,
262176,148,9,55,196657,75,41,262187,72,149,5,262176,150,9,57,262187,72,151,3,262172,42,55,94,
262172,43,55,133,196637,44,55,851998,45,55,55,55,55,55,55,55,55,42,43,44,262176,152,12,45,262203,
152,46,12,262176,153,12,55,393268,55,154,134,110,100,262187,72,155,2,393268,55,156,134,135,100,
196637,48,139,196638,49,48,262176,157,12,49,262203,157,50,12,393268,55,158,134,135,100,262176,159,
4,139,262176,160,12,139,262194,55,51,1,393267,144,52,51,102,102,327734,53,2,0,54,131320,161,
262203,65,162,7,262203,58,163,7,262203,58,164,7,262203,65,165,7,262203,65,166,7,262203,58,167,7,
262203,65,168,7,262203,65,169,7,262203,65,170,7,262203,58,171,7,262203,58,172,7,262201,55,173,174,
327745,70,175,4,123,262205,55,176,175,327745,148,177,147,73,262205,55,178,177,327745,148,179,147,
77,262205,55,180,179,327812,55,39,176,180,327808,55,40,178,39,196855,181,0,262394,41,182,183,
131320,182,196670,162,40,327745,150,184,147,74,262205,57,185,184,196670,163,185,327745,150,186,
147,149,262205,57,187,186,196670,164,187,458809,57,188,189,162,163,164,327745,148,190,147,151,
262205,55,191,190,327745,153,192,46,77,262205,55,193,192,327808,55,194,193,176,327812,55,195,194,
110,327808,55,196,191,195,131321,197,131320,197,458997,55,198,173,182,47,199,262390,200,199,0,
131321,201,131320,201,327856,75,202,198,154,262394,202,203,200,131320,203,327814,55,204,196,100,
327808,55,205,204,198,196670,165,40,327745,148,206,147,155,262205,55,207,206,196670,166,207,
196670,167,188,196670,168,198,524345,67,208,209,165,166,167,168,393281,118,210,27,73,205,196670,
210,208,131321,199,131320,199,327808,55,47,198,16,131321,197,131320,200,131321,181,131320,183,
196670,169,40,327745,148,211,147,155,262205,55,212,211,196670,170,212,327745,150,213,147,74,
262205,57,214,213,196670,171,214,327745,150,215,147,149,262205,57,216,215,196670,172,216,524345,
57,217,218,169,170,171,172,131321,219,131320,219,458997,55,220,173,183,221,222,262390,223,222,0,
131321,224,131320,224,327856,75,225,220,156,262394,225,226,223,131320,226,327812,55,227,176,158,
327808,55,228,227,220,327745,159,229,143,220,262205,139,230,229,393281,160,231,50,73,228,196670,
231,230,131321,222,131320,222,327808,55,221,220,16,131321,219,131320,223,327850,75,232,173,123,
196855,233,0,262394,232,234,233,131320,234,327745,148,235,147,151,262205,55,236,235,327812,55,237,
83,176,327808,55,238,236,237,393281,112,239,20,73,238,196670,239,217,327808,55,240,238,102,262205,
72,241,127,262268,57,242,241,393281,112,243,20,73,240,196670,243,242,131321,233,131320,233,131321,
181,131320,181,65789,65592,327734,55,174,0,56,131320,244,262205,55,245,3,131326,245,65592,327734,
57,246,0,59,196663,58,247,131320,248,262205,57,249,247,262268,55,250,249,327810,55,5,71,250,
262268,57,251,5,131321,252,131320,252,458997,57,253,251,248,8,254,458997,72,255,73,248,256,254,
262390,257,254,0,131321,258,131320,258,327857,75,259,255,74,262394,259,260,257,131320,260,262205,
57,261,247,327813,57,6,261,253,327811,57,7,76,6,327813,57,8,253,7,131321,254,131320,254,327808,72,
256,255,77,131321,252,131320,257,131326,253,65592,327734,57,262,0,59,196663,58,263,131320,264,
262205,57,265,263,262268,55,266,265,327874,55,267,266,77,327810,55,9,78,267,262268,57,268,9,
262205,57,269,263,327813,57,10,79,269,131321,270,131320,270,458997,57,271,268,264,14,272,458997,
72,273,73,264,274,272,262390,275,272,0,131321,276,131320,276,327857,75,277,273,74,262394,277,278,
275,131320,278,327813,57,11,10,271,327813,57,12,11,271,327811,57,13,80,12,327813,57,14,271,13,
131321,272,131320,272,327808,72,274,273,77,131321,270,131320,275,131326,271,65592,327734,57,279,0,
60,196663,58,280,196663,58,281,131320,282,262205,57,283,280,262205,57,284,281,327809,57,15,283,
284,131326,15,65592,327734,57,285,0,64,196663,63,286,131320,287,262203,58,288,7,262203,58,289,7,
262203,58,290,7,262203,58,291,7,262203,58,292,7,262203,58,293,7,262203,58,294,7,262203,58,295,7,
262203,58,296,7,262203,58,297,7,262203,58,298,7,262203,58,299,7,262203,58,300,7,262203,58,301,7,
262203,58,302,7,262203,58,303,7,262203,58,304,7,262203,58,305,7,262203,58,306,7,262203,58,307,7,
262203,58,308,7,262203,58,309,7,262203,58,310,7,262203,58,311,7,262203,58,312,7,262203,58,313,7,
262203,58,314,7,262203,58,315,7,262201,55,316,174,327879,55,317,316,81,327812,55,318,317,61,
327879,55,319,316,82,327808,55,320,318,319,262368,83,83,84,131321,321,131320,321,458997,72,322,73,
287,323,324,262390,325,324,1,131321,326,131320,326,327857,75,327,322,85,262394,327,328,325,131320,
328,327812,55,329,316,61,262268,55,330,322,327808,55,331,329,330,327745,58,332,286,322,262205,57,
333,332,327745,90,334,89,331,196670,334,333,131321,324,131320,324,327808,72,323,322,77,131321,321,
131320,325,262368,83,83,84,327808,55,335,320,94,327745,90,336,89,320,262205,57,337,336,196670,288,
337,327745,90,338,89,335,262205,57,339,338,196670,289,339,393273,57,340,279,288,289,327808,55,341,
320,95,327808,55,342,320,96,327745,90,343,89,341,262205,57,344,343,196670,290,344,327745,90,345,
89,342,262205,57,346,345,196670,291,346,393273,57,347,279,290,291,196670,292,340,196670,293,347,
393273,57,348,279,292,293,327808,55,349,320,61,327808,55,350,320,97,327745,90,351,89,349,262205,
57,352,351,196670,294,352,327745,90,353,89,350,262205,57,354,353,196670,295,354,393273,57,355,279,
294,295,327808,55,356,320,98,327808,55,357,320,99,327745,90,358,89,356,262205,57,359,358,196670,
296,359,327745,90,360,89,357,262205,57,361,360,196670,297,361,393273,57,362,279,296,297,196670,
298,355,196670,299,362,393273,57,363,279,298,299,196670,300,348,196670,301,363,393273,57,364,279,
300,301,327745,90,365,93,316,196670,365,364,262368,83,83,84,327808,55,366,317,100,327745,90,367,
93,317,262205,57,368,367,196670,302,368,327745,90,369,93,366,262205,57,370,369,196670,303,370,
393273,57,371,279,302,303,327808,55,372,317,83,327808,55,373,317,101,327745,90,374,93,372,262205,
57,375,374,196670,304,375,327745,90,376,93,373,262205,57,377,376,196670,305,377,393273,57,378,279,
304,305,196670,306,371,196670,307,378,393273,57,379,279,306,307,327808,55,380,317,102,327808,55,
381,317,103,327745,90,382,93,380,262205,57,383,382,196670,308,383,327745,90,384,93,381,262205,57,
385,384,196670,309,385,393273,57,386,279,308,309,327808,55,387,317,104,327808,55,388,317,82,
327745,90,389,93,387,262205,57,390,389,196670,310,390,327745,90,391,93,388,262205,57,392,391,
196670,311,392,393273,57,393,279,310,311,196670,312,386,196670,313,393,393273,57,394,279,312,313,
196670,314,379,196670,315,394,393273,57,395,279,314,315,131326,395,65592,327734,57,189,0,66,
196663,65,396,196663,58,397,196663,58,398,131320,399,262203,63,400,7,262203,63,401,7,262203,58,
402,7,262201,55,403,174,327856,75,404,403,105,196855,405,0,262394,404,406,405,131320,406,131321,
407,131320,407,458997,57,408,106,406,22,409,458997,55,410,403,406,411,409,262390,412,409,0,131321,
413,131320,413,327856,75,414,410,110,262394,414,415,412,131320,415,262205,55,416,396,327808,55,
417,416,410,393281,112,418,20,73,417,262205,57,419,418,327813,57,21,419,419,327809,57,22,408,21,
131321,409,131320,409,327808,55,411,410,105,131321,407,131320,412,327745,90,420,115,403,196670,
420,408,131321,405,131320,405,262368,83,83,84,131321,421,131320,421,458997,72,422,73,405,423,424,
262390,425,424,1,131321,426,131320,426,327857,75,427,422,85,262394,427,428,425,131320,428,327879,
55,429,403,82,327812,55,430,429,61,262268,55,431,422,327808,55,432,430,431,327745,90,433,115,432,
262205,57,434,433,327745,58,435,400,422,196670,435,434,131321,424,131320,424,327808,72,423,422,77,
131321,421,131320,425,262205,62,436,400,196670,401,436,327737,57,437,285,401,262205,57,438,397,
327813,57,23,437,438,262205,57,439,398,327809,57,24,23,439,196670,402,24,327737,57,440,262,402,
131326,440,65592,327734,67,209,0,68,196663,65,441,196663,65,442,196663,58,443,196663,65,444,
131320,445,262205,55,446,441,327814,55,447,446,100,262205,55,448,444,327808,55,449,447,448,393281,
118,450,27,73,449,262205,67,451,450,262205,55,452,442,327851,75,453,452,119,196855,454,0,262394,
453,455,454,131320,455,262205,57,456,443,327822,67,28,451,456,262205,55,457,442,327814,55,458,457,
100,262205,55,459,444,327808,55,460,458,459,393281,118,461,31,73,460,262205,67,462,461,327813,67,
32,28,462,131321,454,131320,454,458997,67,463,451,445,32,455,131326,463,65592,327734,57,218,0,69,
196663,65,464,196663,65,465,196663,58,466,196663,58,467,131320,468,262203,65,469,7,262203,58,470,
7,262203,58,471,7,262203,116,472,7,262203,65,473,7,262203,65,474,7,262203,58,475,7,262203,65,476,
7,262203,58,477,7,262203,116,478,7,262203,65,479,7,262203,65,480,7,262203,58,481,7,262203,65,482,
7,262201,55,483,174,327850,75,484,483,123,196855,485,0,262394,484,486,485,131320,486,196670,125,
123,196670,127,73,131321,485,131320,485,262205,55,487,465,327851,75,488,487,119,196855,489,0,
262394,488,490,491,131320,490,262205,55,492,464,196670,469,492,262205,57,493,466,196670,470,493,
262205,57,494,467,196670,471,494,458809,57,495,189,469,470,471,131321,489,131320,491,262368,83,83,
84,131321,489,131320,489,458997,57,496,495,490,121,491,131321,497,131320,497,458997,57,498,122,
489,499,500,458997,55,501,483,489,33,500,262390,502,500,0,131321,503,131320,503,327856,75,504,501,
128,262394,504,505,502,131320,505,262205,55,506,464,196670,473,506,262205,55,507,465,196670,474,
507,196670,475,496,196670,476,501,524345,67,508,209,473,474,475,476,393228,67,509,1,4,508,196670,
472,509,131321,510,131320,510,458997,57,499,498,505,511,512,458997,72,513,73,505,514,512,262390,
515,512,1,131321,516,131320,516,327857,75,517,513,74,262394,517,518,515,131320,518,327745,58,519,
472,513,262205,57,520,519,327866,75,521,520,499,196855,522,0,262394,521,523,524,131320,523,262205,
57,525,519,131321,522,131320,524,131321,522,131320,522,458997,57,511,525,523,499,524,131321,512,
131320,512,327808,72,514,513,77,131321,510,131320,515,131321,500,131320,500,327808,55,33,501,16,
131321,497,131320,502,262268,55,526,498,458991,55,527,125,102,123,526,262368,83,83,84,262205,55,
528,125,262268,57,529,528,196670,477,529,327737,57,530,246,477,327813,57,34,129,530,327813,57,35,
529,130,131321,531,131320,531,458997,72,532,73,502,533,534,458997,55,535,483,502,37,534,262390,
536,534,0,131321,537,131320,537,327856,75,538,535,135,262394,538,539,536,131320,539,327856,75,540,
535,136,196855,541,0,262394,540,542,541,131320,542,262205,55,543,464,196670,479,543,262205,55,544,
465,196670,480,544,196670,481,496,196670,482,535,524345,67,545,209,479,480,481,482,327822,67,36,
545,34,196670,478,36,131321,546,131320,546,458997,72,547,532,542,548,549,458997,55,550,123,542,
551,549,458997,72,552,73,542,553,549,262390,554,549,1,131321,555,131320,555,327857,75,556,552,74,
262394,556,557,554,131320,557,327745,58,558,478,552,262205,57,559,558,327864,75,560,559,129,
196855,561,0,262394,560,562,563,131320,562,262205,57,564,558,131321,561,131320,563,131321,561,
131320,561,458997,57,565,564,562,129,563,327866,75,566,565,137,393385,57,567,566,565,137,393228,
57,568,1,2,567,262254,72,569,568,327808,72,548,547,569,327879,72,570,569,138,262268,55,571,570,
327812,72,572,85,552,327876,55,573,571,572,327877,55,551,550,573,131321,549,131320,549,327808,72,
553,552,77,131321,546,131320,554,131321,541,131320,541,458997,72,533,532,539,547,554,458997,55,
574,123,539,550,554,327814,55,575,535,100,327817,55,576,535,100,393281,124,577,143,575,576,196670,
577,574,131321,534,131320,534,327808,55,37,535,16,131321,531,131320,536,458986,72,578,127,102,123,
532,262368,83,83,84,131326,35,65592,};
static const uint32_t bitnet__spv_prepare_fast[] = {
119734787,66304,524299,564,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,
196679,5,42,196679,6,42,196679,7,42,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,
42,196679,13,42,196679,14,42,196679,15,42,262215,16,1,1,262215,17,6,4,327752,18,0,35,0,196679,18,
2,262215,19,34,0,262215,19,33,2,196679,20,42,196679,21,42,196679,22,42,196679,23,42,262215,24,6,
16,327752,25,0,35,0,196679,25,2,262215,26,34,0,262215,26,33,2,196679,27,42,262215,28,6,16,262216,
29,0,24,327752,29,0,35,0,196679,29,2,262215,30,34,0,262215,30,33,1,196679,31,42,262215,32,1,0,
196679,33,42,196679,34,42,196679,35,42,196679,36,42,196679,37,42,262215,4,11,26,327752,38,0,35,0,
327752,38,1,35,4,327752,38,2,35,8,327752,38,3,35,12,327752,38,4,35,16,327752,38,5,35,20,196679,38,
2,196679,39,42,196679,40,42,262215,41,1,2,262215,42,6,4,262215,43,6,4,262215,44,6,4,327752,45,0,
35,0,327752,45,1,35,4,327752,45,2,35,8,327752,45,3,35,12,327752,45,4,35,16,327752,45,5,35,20,
327752,45,6,35,24,327752,45,7,35,28,327752,45,8,35,32,327752,45,9,35,160,327752,45,10,35,672,
196679,45,2,262215,46,34,0,262215,46,33,7,196679,47,42,262215,48,6,16,262216,49,0,25,327752,49,0,
35,0,196679,49,2,262215,50,34,0,262215,50,33,3,262215,51,1,0,262215,52,11,25,131091,53,196641,54,
53,262165,55,32,0,196641,56,55,196630,57,32,262176,58,7,57,262177,59,57,58,327713,60,57,58,58,
262187,55,61,8,262172,62,57,61,262176,63,7,62,262177,64,57,63,262176,65,7,55,393249,66,57,65,58,
58,262167,67,57,4,458785,68,67,65,65,58,65,458785,69,57,65,65,58,58,262176,70,1,55,262203,70,3,1,
262187,55,71,2129859015,262165,72,32,1,262187,72,73,0,262187,72,74,4,131092,75,262187,57,76,
1073741824,262187,72,77,1,262187,55,78,1597463007,262187,57,79,1056964608,262187,57,80,1069547520,
262187,55,81,7,262187,55,82,4,262187,55,83,0,262187,55,84,2,262187,55,85,1,262172,86,57,82,262176,
87,7,86,262187,55,88,3,262187,72,89,2,262172,90,57,84,262176,91,7,90,262187,55,92,64,262187,57,93,
0,262194,55,16,256,262187,55,94,63,393268,55,95,128,16,94,393268,55,96,134,95,92,393268,55,97,132,
96,92,196637,17,57,196638,18,17,262176,98,12,18,262203,98,19,12,262176,99,12,57,262172,100,57,92,
262176,101,4,100,262203,101,102,4,262176,103,4,57,262187,55,104,264,262187,72,105,8,262176,106,7,
67,196637,24,67,196638,25,24,262176,107,12,25,262203,107,26,12,262176,108,12,67,262187,55,109,
4294967295,196637,28,67,196638,29,28,262176,110,12,29,262203,110,30,12,262187,57,111,1065353216,
262187,57,112,925353388,262176,113,4,55,262203,113,114,4,262176,115,4,72,262203,115,116,4,393268,
55,117,134,97,82,262194,55,32,128,262187,57,118,1123942400,262187,57,119,1006699012,262187,55,120,
127,393268,55,121,128,16,120,262187,55,122,128,393268,55,123,134,121,122,262187,55,124,32,393268,
55,125,132,123,124,393268,55,126,134,97,82,262187,57,127,3271557120,262187,72,128,255,262167,129,
55,4,393268,55,130,134,125,82,262172,131,129,130,262176,132,4,131,262203,132,133,4,262167,134,55,
3,262176,135,1,134,262203,135,4,1,524318,38,55,55,55,55,57,57,262176,136,9,38,262203,136,137,9,
262176,138,9,55,196657,75,41,262187,72,139,5,262176,140,9,57,262187,72,141,3,262172,42,55,124,
262172,43,55,122,196637,44,55,851998,45,55,55,55,55,55,55,55,55,42,43,44,262176,142,12,45,262203,
142,46,12,262176,143,12,55,393268,55,144,134,97,82,393268,55,145,134,125,82,196637,48,129,196638,
49,48,262176,146,12,49,262203,146,50,12,393268,55,147,134,125,82,262176,148,4,129,262176,149,12,
129,262194,55,51,1,393267,134,52,51,85,85,327734,53,2,0,54,131320,150,262203,65,151,7,262203,58,
152,7,262203,58,153,7,262203,65,154,7,262203,65,155,7,262203,58,156,7,262203,65,157,7,262203,65,
158,7,262203,65,159,7,262203,58,160,7,262203,58,161,7,262201,55,162,163,327745,70,164,4,83,262205,
55,165,164,327745,138,166,137,73,262205,55,167,166,327745,138,168,137,77,262205,55,169,168,327812,
55,39,165,169,327808,55,40,167,39,196855,170,0,262394,41,171,172,131320,171,196670,151,40,327745,
140,173,137,74,262205,57,174,173,196670,152,174,327745,140,175,137,139,262205,57,176,175,196670,
153,176,458809,57,177,178,151,152,153,327745,138,179,137,141,262205,55,180,179,327745,143,181,46,
77,262205,55,182,181,327808,55,183,182,165,327812,55,184,183,97,327808,55,185,180,184,131321,186,
131320,186,458997,55,187,162,171,47,188,262390,189,188,0,131321,190,131320,190,327856,75,191,187,
144,262394,191,192,189,131320,192,327814,55,193,185,82,327808,55,194,193,187,196670,154,40,327745,
138,195,137,89,262205,55,196,195,196670,155,196,196670,156,177,196670,157,187,524345,67,197,198,
154,155,156,157,393281,108,199,26,73,194,196670,199,197,131321,188,131320,188,327808,55,47,187,32,
131321,186,131320,189,131321,170,131320,172,196670,158,40,327745,138,200,137,89,262205,55,201,200,
196670,159,201,327745,140,202,137,74,262205,57,203,202,196670,160,203,327745,140,204,137,139,
262205,57,205,204,196670,161,205,524345,57,206,207,158,159,160,161,131321,208,131320,208,458997,
55,209,162,172,210,211,262390,212,211,0,131321,213,131320,213,327856,75,214,209,145,262394,214,
215,212,131320,215,327812,55,216,165,147,327808,55,217,216,209,327745,148,218,133,209,262205,129,
219,218,393281,149,220,50,73,217,196670,220,219,131321,211,131320,211,327808,55,210,209,32,131321,
208,131320,212,327850,75,221,162,83,196855,222,0,262394,221,223,222,131320,223,327745,138,224,137,
141,262205,55,225,224,327812,55,226,84,165,327808,55,227,225,226,393281,99,228,19,73,227,196670,
228,206,327808,55,229,227,85,262205,72,230,116,262268,57,231,230,393281,99,232,19,73,229,196670,
232,231,131321,222,131320,222,131321,170,131320,170,65789,65592,327734,55,163,0,56,131320,233,
262205,55,234,3,131326,234,65592,327734,57,235,0,59,196663,58,236,131320,237,262205,57,238,236,
262268,55,239,238,327810,55,5,71,239,262268,57,240,5,131321,241,131320,241,458997,57,242,240,237,
8,243,458997,72,244,73,237,245,243,262390,246,243,0,131321,247,131320,247,327857,75,248,244,74,
262394,248,249,246,131320,249,262205,57,250,236,327813,57,6,250,242,327811,57,7,76,6,327813,57,8,
242,7,131321,243,131320,243,327808,72,245,244,77,131321,241,131320,246,131326,242,65592,327734,57,
251,0,59,196663,58,252,131320,253,262205,57,254,252,262268,55,255,254,327874,55,256,255,77,327810,
55,9,78,256,262268,57,257,9,262205,57,258,252,327813,57,10,79,258,131321,259,131320,259,458997,57,
260,257,253,14,261,458997,72,262,73,253,263,261,262390,264,261,0,131321,265,131320,265,327857,75,
266,262,74,262394,266,267,264,131320,267,327813,57,11,10,260,327813,57,12,11,260,327811,57,13,80,
12,327813,57,14,260,13,131321,261,131320,261,327808,72,263,262,77,131321,259,131320,264,131326,
260,65592,327734,57,268,0,60,196663,58,269,196663,58,270,131320,271,262205,57,272,269,262205,57,
273,270,327809,57,15,272,273,131326,15,65592,327734,57,274,0,64,196663,63,275,131320,276,262203,
87,277,7,262203,58,278,7,262203,58,279,7,262203,91,280,7,262203,58,281,7,262203,58,282,7,262203,
58,283,7,262203,58,284,7,262203,58,285,7,262203,58,286,7,262203,58,287,7,262203,58,288,7,262203,
58,289,7,262203,58,290,7,262201,55,291,163,327879,55,292,291,81,327879,55,293,292,82,327851,75,
294,293,83,327879,55,295,292,84,327851,75,296,295,83,327879,55,297,292,85,327851,75,298,297,83,
131321,299,131320,299,458997,72,300,73,276,301,302,262390,303,302,1,131321,304,131320,304,327857,
75,305,300,74,262394,305,306,303,131320,306,196855,307,0,262394,294,308,309,131320,308,327808,72,
310,300,74,327745,58,311,275,310,262205,57,312,311,131321,307,131320,309,327745,58,313,275,300,
262205,57,314,313,131321,307,131320,307,458997,57,315,312,308,314,309,196855,316,0,262394,294,317,
318,131320,317,327745,58,319,275,300,262205,57,320,319,131321,316,131320,318,327808,72,321,300,74,
327745,58,322,275,321,262205,57,323,322,131321,316,131320,316,458997,57,324,320,317,323,318,
393562,57,325,88,324,82,196670,278,315,196670,279,325,393273,57,326,268,278,279,327745,58,327,277,
300,196670,327,326,131321,302,131320,302,327808,72,301,300,77,131321,299,131320,303,131321,328,
131320,328,458997,72,329,73,303,330,331,262390,332,331,1,131321,333,131320,333,327857,75,334,329,
89,262394,334,335,332,131320,335,196855,336,0,262394,296,337,338,131320,337,327808,72,339,329,89,
327745,58,340,277,339,262205,57,341,340,131321,336,131320,338,327745,58,342,277,329,262205,57,343,
342,131321,336,131320,336,458997,57,344,341,337,343,338,196855,345,0,262394,296,346,347,131320,
346,327745,58,348,277,329,262205,57,349,348,131321,345,131320,347,327808,72,350,329,89,327745,58,
351,277,350,262205,57,352,351,131321,345,131320,345,458997,57,353,349,346,352,347,393562,57,354,
88,353,84,196670,281,344,196670,282,354,393273,57,355,268,281,282,327745,58,356,280,329,196670,
356,355,131321,331,131320,331,327808,72,330,329,77,131321,328,131320,332,196855,357,0,262394,298,
358,359,131320,358,327745,58,360,280,77,262205,57,361,360,131321,357,131320,359,327745,58,362,280,
73,262205,57,363,362,131321,357,131320,357,458997,57,364,361,358,363,359,196855,365,0,262394,298,
366,367,131320,366,327745,58,368,280,73,262205,57,369,368,131321,365,131320,367,327745,58,370,280,
77,262205,57,371,370,131321,365,131320,365,458997,57,372,369,366,371,367,393562,57,373,88,372,85,
196670,283,364,196670,284,373,393273,57,374,268,283,284,393562,57,375,88,374,82,196670,285,374,
196670,286,375,393273,57,376,268,285,286,393562,57,377,88,376,84,196670,287,376,196670,288,377,
393273,57,378,268,287,288,393562,57,379,88,378,85,196670,289,378,196670,290,379,393273,57,380,268,
289,290,131326,380,65592,327734,57,178,0,66,196663,65,381,196663,58,382,196663,58,383,131320,384,
262203,63,385,7,262203,63,386,7,262203,58,387,7,262201,55,388,163,327856,75,389,388,92,196855,390,
0,262394,389,391,390,131320,391,131321,392,131320,392,458997,57,393,93,391,21,394,458997,55,395,
388,391,396,394,262390,397,394,0,131321,398,131320,398,327856,75,399,395,97,262394,399,400,397,
131320,400,262205,55,401,381,327808,55,402,401,395,393281,99,403,19,73,402,262205,57,404,403,
327813,57,20,404,404,327809,57,21,393,20,131321,394,131320,394,327808,55,396,395,92,131321,392,
131320,397,327745,103,405,102,388,196670,405,393,131321,390,131320,390,262368,84,84,104,131321,
406,131320,406,458997,72,407,73,390,408,409,262390,410,409,1,131321,411,131320,411,327857,75,412,
407,105,262394,412,413,410,131320,413,327879,55,414,388,81,327812,55,415,414,61,262268,55,416,407,
327808,55,417,415,416,327745,103,418,102,417,262205,57,419,418,327745,58,420,385,407,196670,420,
419,131321,409,131320,409,327808,72,408,407,77,131321,406,131320,410,262205,62,421,385,196670,386,
421,327737,57,422,274,386,262205,57,423,382,327813,57,22,422,423,262205,57,424,383,327809,57,23,
22,424,196670,387,23,327737,57,425,251,387,131326,425,65592,327734,67,198,0,68,196663,65,426,
196663,65,427,196663,58,428,196663,65,429,131320,430,262205,55,431,426,327814,55,432,431,82,
262205,55,433,429,327808,55,434,432,433,393281,108,435,26,73,434,262205,67,436,435,262205,55,437,
427,327851,75,438,437,109,196855,439,0,262394,438,440,439,131320,440,262205,57,441,428,327822,67,
27,436,441,262205,55,442,427,327814,55,443,442,82,262205,55,444,429,327808,55,445,443,444,393281,
108,446,30,73,445,262205,67,447,446,327813,67,31,27,447,131321,439,131320,439,458997,67,448,436,
430,31,440,131326,448,65592,327734,57,207,0,69,196663,65,449,196663,65,450,196663,58,451,196663,
58,452,131320,453,262203,65,454,7,262203,58,455,7,262203,58,456,7,262203,106,457,7,262203,65,458,
7,262203,65,459,7,262203,58,460,7,262203,65,461,7,262203,58,462,7,262203,106,463,7,262203,65,464,
7,262203,65,465,7,262203,58,466,7,262203,65,467,7,262201,55,468,163,327850,75,469,468,83,196855,
470,0,262394,469,471,470,131320,471,196670,114,83,196670,116,73,131321,470,131320,470,262205,55,
472,450,327851,75,473,472,109,196855,474,0,262394,473,475,476,131320,475,262205,55,477,449,196670,
454,477,262205,57,478,451,196670,455,478,262205,57,479,452,196670,456,479,458809,57,480,178,454,
455,456,131321,474,131320,476,262368,84,84,104,131321,474,131320,474,458997,57,481,480,475,111,
476,131321,482,131320,482,458997,57,483,112,474,484,485,458997,55,486,468,474,33,485,262390,487,
485,0,131321,488,131320,488,327856,75,489,486,117,262394,489,490,487,131320,490,262205,55,491,449,
196670,458,491,262205,55,492,450,196670,459,492,196670,460,481,196670,461,486,524345,67,493,198,
458,459,460,461,393228,67,494,1,4,493,196670,457,494,131321,495,131320,495,458997,57,484,483,490,
496,497,458997,72,498,73,490,499,497,262390,500,497,1,131321,501,131320,501,327857,75,502,498,74,
262394,502,503,500,131320,503,327745,58,504,457,498,262205,57,505,504,327866,75,506,505,484,
196855,507,0,262394,506,508,509,131320,508,262205,57,510,504,131321,507,131320,509,131321,507,
131320,507,458997,57,496,510,508,484,509,131321,497,131320,497,327808,72,499,498,77,131321,495,
131320,500,131321,485,131320,485,327808,55,33,486,32,131321,482,131320,487,262268,55,511,483,
458991,55,512,114,85,83,511,262368,84,84,104,262205,55,513,114,262268,57,514,513,196670,462,514,
327737,57,515,235,462,327813,57,34,118,515,327813,57,35,514,119,131321,516,131320,516,458997,72,
517,73,487,518,519,458997,55,520,468,487,37,519,262390,521,519,0,131321,522,131320,522,327856,75,
523,520,125,262394,523,524,521,131320,524,327856,75,525,520,126,196855,526,0,262394,525,527,526,
131320,527,262205,55,528,449,196670,464,528,262205,55,529,450,196670,465,529,196670,466,481,
196670,467,520,524345,67,530,198,464,465,466,467,327822,67,36,530,34,196670,463,36,131321,531,
131320,531,458997,72,532,517,527,533,534,458997,55,535,83,527,536,534,458997,72,537,73,527,538,
534,262390,539,534,1,131321,540,131320,540,327857,75,541,537,74,262394,541,542,539,131320,542,
327745,58,543,463,537,262205,57,544,543,327864,75,545,544,118,196855,546,0,262394,545,547,548,
131320,547,262205,57,549,543,131321,546,131320,548,131321,546,131320,546,458997,57,550,549,547,
118,548,327866,75,551,550,127,393385,57,552,551,550,127,393228,57,553,1,2,552,262254,72,554,553,
327808,72,533,532,554,327879,72,555,554,128,262268,55,556,555,327812,72,557,105,537,327876,55,558,
556,557,327877,55,536,535,558,131321,534,131320,534,327808,72,538,537,77,131321,531,131320,539,
131321,526,131320,526,458997,72,518,517,524,532,539,458997,55,559,83,524,535,539,327814,55,560,
520,82,327817,55,561,520,82,393281,113,562,133,560,561,196670,562,559,131321,519,131320,519,
327808,55,37,520,32,131321,516,131320,521,458986,72,563,116,85,83,517,262368,84,84,104,131326,35,
65592,};
static const uint32_t bitnet__spv_ternary_plain[] = {
119734787,66304,524299,1442,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,196679,7,42,
196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,196679,
15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,196679,22,42,
196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,196679,
30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,42,196679,36,42,196679,37,42,
196679,38,42,196679,39,42,262215,40,1,0,262215,41,1,1,262215,42,6,4,327752,43,0,35,0,196679,43,2,
262215,44,34,0,262215,44,33,2,196679,45,42,196679,46,42,196679,47,42,196679,48,42,262215,49,6,16,
327752,50,0,35,0,196679,50,2,262215,51,34,0,262215,51,33,2,196679,52,42,262215,53,6,16,262216,54,
0,24,327752,54,0,35,0,196679,54,2,262215,55,34,0,262215,55,33,1,196679,56,42,196679,57,42,196679,
58,42,196679,59,42,196679,60,42,196679,61,42,262215,62,1,5,262215,63,1,7,262215,64,1,6,262215,65,
1,3,262215,66,1,4,262215,67,6,4,262216,68,0,24,327752,68,0,35,0,196679,68,2,262215,69,34,0,262215,
69,33,1,327752,70,0,35,0,327752,70,1,35,4,327752,70,2,35,8,327752,70,3,35,12,327752,70,4,35,16,
327752,70,5,35,20,327752,70,6,35,24,327752,70,7,35,28,327752,70,8,35,32,327752,70,9,35,36,327752,
70,10,35,40,327752,70,11,35,44,327752,70,12,35,48,327752,70,13,35,52,196679,70,2,196679,71,42,
196679,72,42,196679,73,42,262215,74,6,8,262216,75,0,24,327752,75,0,35,0,196679,75,2,262215,76,34,
0,262215,76,33,6,196679,77,42,196679,78,42,196679,79,42,196679,80,42,196679,81,42,196679,82,42,
196679,83,42,196679,84,42,262215,85,6,4,262215,86,6,4,262215,87,6,4,327752,88,0,35,0,327752,88,1,
35,4,327752,88,2,35,8,327752,88,3,35,12,327752,88,4,35,16,327752,88,5,35,20,327752,88,6,35,24,
327752,88,7,35,28,327752,88,8,35,32,327752,88,9,35,160,327752,88,10,35,672,196679,88,2,262215,89,
34,0,262215,89,33,7,196679,90,42,196679,91,42,196679,92,42,196679,93,42,196679,94,42,196679,95,42,
262215,96,6,4,327752,97,0,35,0,196679,97,2,262215,98,34,0,262215,98,33,4,262215,99,6,4,327752,100,
0,35,0,196679,100,2,262215,101,34,0,262215,101,33,5,262215,102,1,8,196679,103,42,196679,104,42,
196679,105,42,196679,106,42,196679,107,42,262215,108,1,9,262215,109,6,16,262216,110,0,24,327752,
110,0,35,0,196679,110,2,262215,111,34,0,262215,111,33,3,262215,4,11,26,262215,112,1,10,262215,113,
1,2,262215,114,6,16,262216,115,0,24,327752,115,0,35,0,196679,115,2,262215,116,34,0,262215,116,33,
0,262215,117,1,0,262215,118,11,25,131091,119,196641,120,119,262165,121,32,0,196641,122,121,196630,
123,32,262176,124,7,123,262177,125,121,124,327713,126,121,124,124,262177,127,123,124,262176,128,7,
121,262165,129,32,1,327713,130,129,128,128,262167,131,121,4,262176,132,7,131,524321,133,129,132,
132,132,132,132,327713,134,123,124,124,262176,135,7,129,262177,136,129,135,262187,121,137,8,
262172,138,123,137,262176,139,7,138,262177,140,123,139,393249,141,123,128,124,124,262167,142,123,
4,458785,143,142,128,128,124,128,458785,144,123,128,128,124,124,327713,145,121,128,128,458785,146,
123,135,135,124,128,262167,147,123,2,458785,148,147,124,124,128,128,262176,149,7,142,393249,150,
119,128,149,128,393249,151,119,128,124,128,458785,152,119,128,124,124,128,327713,153,131,128,128,
262176,154,1,121,262203,154,3,1,262187,129,155,16,262187,121,156,32768,262187,121,157,2147483647,
262187,123,158,1056964608,262187,121,159,2139095040,131092,160,262187,121,161,32256,262187,121,
162,1199566848,262187,121,163,31744,262187,121,164,947912704,262187,121,165,1056964608,262187,129,
166,13,262187,121,167,1,262187,121,168,2129859015,262187,129,169,0,262187,129,170,4,262187,123,
171,1073741824,262187,129,172,1,262187,121,173,1597463007,262187,123,174,1069547520,262187,123,
175,3265265664,262187,123,176,0,262187,123,177,1117782016,262187,123,178,1069066811,262187,123,
179,1262485504,262187,123,180,1060208640,262187,123,181,3109978243,262187,123,182,961571175,
262187,123,183,985088974,262187,123,184,1007192328,262187,123,185,1026206145,262187,123,186,
1042983594,262187,123,187,1065353216,262187,121,188,127,262187,129,189,23,262187,129,190,8,262187,
129,191,24,262187,129,192,6,262187,121,193,50529027,262187,129,194,2,262187,121,195,4294967288,
262187,121,196,2,262187,121,197,264,262194,121,40,128,262172,198,129,40,262176,199,4,198,262203,
199,200,4,262176,201,4,129,262187,121,202,0,262187,121,203,7,393268,121,204,132,40,137,262172,205,
123,204,262176,206,4,205,262203,206,207,4,262176,208,4,123,262172,209,123,40,262176,210,4,209,
262203,210,211,4,262187,121,212,32,262187,121,213,16,262187,121,214,48,262187,121,215,40,262187,
121,216,24,262187,121,217,56,262187,121,218,4,262187,121,219,6,262187,121,220,5,262187,121,221,3,
262187,121,222,64,262194,121,41,256,262187,121,223,63,393268,121,224,128,41,223,393268,121,225,
134,224,222,393268,121,226,132,225,222,196637,42,123,196638,43,42,262176,227,12,43,262203,227,44,
12,262176,228,12,123,262172,229,123,222,262176,230,4,229,262203,230,231,4,196637,49,142,196638,50,
49,262176,232,12,50,262203,232,51,12,262176,233,12,142,262187,121,234,4294967295,196637,53,142,
196638,54,53,262176,235,12,54,262203,235,55,12,262187,123,236,925353388,262176,237,4,121,262203,
237,238,4,262203,201,239,4,393268,121,240,134,226,218,262187,123,241,1123942400,262187,123,242,
1006699012,393268,121,243,128,41,188,262187,121,244,128,393268,121,245,134,243,244,393268,121,246,
132,245,212,393268,121,247,134,226,218,262187,123,248,3271557120,262187,129,249,255,393268,121,
250,134,246,218,262172,251,131,250,262176,252,4,251,262203,252,253,4,262194,121,62,64,196657,160,
63,262194,121,64,64,262194,121,65,4,262194,121,66,2,393268,121,254,128,65,66,393268,121,255,134,
64,196,196637,67,123,196638,68,67,262176,256,12,68,262203,256,69,12,1048606,70,121,121,121,121,
121,121,121,121,121,121,121,123,123,123,262176,257,9,70,262203,257,258,9,262176,259,9,121,262176,
260,7,147,196637,74,147,196638,75,74,262176,261,12,75,262203,261,76,12,393268,121,262,134,64,196,
262176,263,12,147,262172,85,121,212,262172,86,121,244,196637,87,121,851998,88,121,121,121,121,121,
121,121,121,85,86,87,262176,264,12,88,262203,264,89,12,262176,265,12,121,393268,121,266,128,65,66,
393268,121,267,134,64,196,262187,129,268,5,393268,121,269,128,62,223,393268,121,270,134,269,222,
393268,121,271,132,270,222,262176,272,9,123,262187,129,273,9,196637,96,121,196638,97,96,262176,
274,12,97,262203,274,98,12,196637,99,121,196638,100,99,262176,275,12,100,262203,275,101,12,196657,
160,102,262194,121,108,1,393268,160,276,170,108,167,262176,277,4,131,196637,109,131,196638,110,
109,262176,278,12,110,262203,278,111,12,393268,121,279,134,246,218,262176,280,12,131,262187,129,
281,3,262167,282,121,3,262176,283,1,282,262203,283,4,1,393268,121,284,134,40,137,262194,121,112,1,
393268,160,285,170,108,167,262172,286,123,108,262176,287,7,286,262187,129,288,11,262187,129,289,
12,262172,290,129,108,262176,291,7,290,262187,129,292,10,262187,129,293,7,262172,294,121,112,
262176,295,7,294,262194,121,113,1,393268,160,296,170,113,202,393268,121,297,132,112,108,393268,
121,298,132,112,108,262172,299,129,298,262176,300,7,299,393268,121,301,132,112,108,262172,302,129,
301,262176,303,7,302,393268,121,304,134,246,213,262172,305,131,112,262176,306,7,305,196637,114,
131,196638,115,114,262176,307,12,115,262203,307,116,12,393268,121,308,134,246,213,393268,160,309,
170,113,196,393268,121,310,134,246,213,393268,160,311,170,113,196,393268,160,312,170,113,196,
393268,160,313,170,113,202,393268,121,314,132,284,112,393268,121,315,132,314,108,262172,316,123,
315,262176,317,4,316,262203,317,318,4,393268,160,319,170,113,167,393268,160,320,170,113,202,
393268,121,321,132,284,112,393268,121,322,134,321,218,262194,121,117,1,393267,282,118,117,167,167,
262187,121,323,3355447295,327734,119,2,0,120,131320,324,262203,287,325,7,262203,128,326,7,262203,
128,327,7,262203,124,328,7,262203,124,329,7,262203,291,330,7,262203,295,331,7,262203,128,332,7,
262203,128,333,7,262203,300,334,7,262203,303,335,7,262203,306,336,7,262203,306,337,7,262203,128,
338,7,262203,128,339,7,262203,128,340,7,262203,128,341,7,262203,128,342,7,262203,128,343,7,262203,
128,344,7,262203,128,345,7,262203,132,346,7,262203,132,347,7,262203,132,348,7,262203,132,349,7,
262203,132,350,7,262203,132,351,7,262203,132,352,7,262203,132,353,7,262203,132,354,7,262203,132,
355,7,262203,135,356,7,262203,135,357,7,262203,135,358,7,262203,135,359,7,262203,124,360,7,262203,
128,361,7,262203,128,362,7,262203,124,363,7,262203,128,364,7,262203,135,365,7,262203,135,366,7,
262203,124,367,7,262203,128,368,7,262203,128,369,7,262203,124,370,7,262203,124,371,7,262203,128,
372,7,262203,128,373,7,262203,149,374,7,262203,128,375,7,262201,121,376,377,327879,121,378,376,
203,327874,121,379,376,281,327745,154,380,4,202,262205,121,381,380,327812,121,382,381,284,327808,
121,383,382,379,327812,121,384,383,112,196855,385,0,262394,285,386,387,131320,386,327745,259,388,
258,170,262205,121,389,388,196670,326,389,327745,259,390,258,281,262205,121,391,390,196670,327,
391,327745,272,392,258,288,262205,123,393,392,196670,328,393,327745,272,394,258,289,262205,123,
395,394,196670,329,395,524345,123,396,397,326,327,328,329,327745,124,398,325,169,196670,398,396,
262205,129,399,239,327745,135,400,330,169,196670,400,399,131321,385,131320,387,131321,401,131320,
401,458997,121,402,202,387,403,404,262390,405,404,1,131321,406,131320,406,327856,160,407,402,108,
262394,407,408,405,131320,408,327745,259,409,258,292,262205,121,410,409,327812,121,411,196,402,
327808,121,412,410,411,393281,228,413,44,169,412,262205,123,414,413,327745,124,415,325,402,196670,
415,414,327808,121,416,412,167,393281,228,417,44,169,416,262205,123,418,417,262268,129,419,418,
327745,135,420,330,402,196670,420,419,131321,404,131320,404,327808,121,403,402,172,131321,401,
131320,405,131321,385,131320,385,131321,421,131320,421,458997,121,422,202,385,423,424,262390,425,
424,1,131321,426,131320,426,327856,160,427,422,112,262394,427,428,425,131320,428,327808,121,429,
384,422,327745,259,430,258,293,262205,121,431,430,327810,121,432,431,167,458764,121,433,1,38,429,
432,196855,434,0,262394,296,435,436,131320,435,327814,121,437,433,218,327817,121,438,433,218,
196670,332,437,196670,333,438,393273,121,439,440,332,333,131321,434,131320,436,131321,434,131320,
434,458997,121,441,439,435,433,436,327745,128,442,331,422,196670,442,441,131321,424,131320,424,
327808,121,423,422,172,131321,421,131320,425,131321,443,131320,443,458997,121,444,202,425,445,446,
262390,447,446,1,131321,448,131320,448,327856,160,449,444,297,262394,449,450,447,131320,450,
327745,135,451,335,444,196670,451,169,327745,135,452,334,444,196670,452,169,131321,446,131320,446,
327808,121,445,444,172,131321,443,131320,447,131321,453,131320,453,458997,121,454,378,447,455,456,
262390,457,456,0,131321,458,131320,458,327856,160,459,454,304,262394,459,460,457,131320,460,
327814,121,461,454,196,327812,121,462,461,137,327817,121,463,454,196,327808,121,464,462,463,
131321,465,131320,465,458997,121,466,202,460,467,468,262390,469,468,1,131321,470,131320,470,
327856,160,471,466,112,262394,471,472,469,131320,472,327745,259,473,258,169,262205,121,474,473,
327745,128,475,331,466,262205,121,476,475,327812,121,477,476,308,327808,121,478,474,477,327808,
121,479,478,454,393281,280,480,116,169,479,262205,131,481,480,327745,132,482,336,466,196670,482,
481,196855,483,0,262394,309,484,483,131320,484,327745,259,485,258,293,262205,121,486,485,262205,
121,487,475,327808,121,488,486,487,327812,121,489,488,310,327808,121,490,474,489,327808,121,491,
490,454,393281,280,492,116,169,491,262205,131,493,492,327745,132,494,337,466,196670,494,493,
131321,483,131320,483,131321,468,131320,468,327808,121,467,466,172,131321,465,131320,469,131321,
495,131320,495,458997,121,496,202,469,497,498,262390,499,498,1,131321,500,131320,500,327856,160,
501,496,108,262394,501,502,499,131320,502,196670,338,496,196670,339,464,393273,131,503,504,338,
339,327808,121,505,464,196,196670,340,496,196670,341,505,393273,131,506,504,340,341,327808,121,
507,464,218,196670,342,496,196670,343,507,393273,131,508,504,342,343,327808,121,509,464,219,
196670,344,496,196670,345,509,393273,131,510,504,344,345,131321,511,131320,511,458997,121,512,202,
502,513,514,262390,515,514,1,131321,516,131320,516,327856,160,517,512,112,262394,517,518,515,
131320,518,327812,121,519,496,112,327808,121,520,519,512,327745,132,521,336,512,262205,131,522,
521,196670,346,522,196670,347,503,196670,348,506,196670,349,508,196670,350,510,589881,129,523,524,
346,347,348,349,350,327745,135,525,334,520,262205,129,526,525,327808,129,527,526,523,196670,525,
527,196855,528,0,262394,311,529,528,131320,529,327745,132,530,337,512,262205,131,531,530,196670,
351,531,196670,352,503,196670,353,506,196670,354,508,196670,355,510,589881,129,532,524,351,352,
353,354,355,327745,135,533,335,520,262205,129,534,533,327808,129,535,534,532,196670,533,535,
131321,528,131320,528,131321,514,131320,514,327808,121,513,512,172,131321,511,131320,515,131321,
498,131320,498,327808,121,497,496,172,131321,495,131320,499,131321,456,131320,456,327808,121,455,
454,137,131321,453,131320,457,131321,536,131320,536,458997,121,537,202,457,538,539,262390,540,539,
1,131321,541,131320,541,327856,160,542,537,108,262394,542,543,540,131320,543,131321,544,131320,
544,458997,121,545,202,543,546,547,262390,548,547,1,131321,549,131320,549,327856,160,550,545,112,
262394,550,551,548,131320,551,327812,121,552,537,112,327808,121,553,552,545,327745,135,554,334,
553,262205,129,555,554,196670,356,555,327737,129,556,557,356,196855,558,0,262394,312,559,558,
131320,559,327745,135,560,335,553,262205,129,561,560,196670,357,561,327737,129,562,557,357,131321,
558,131320,558,458997,129,563,169,551,562,559,196670,358,556,327745,135,564,330,537,262205,129,
565,564,196670,359,565,327745,124,566,325,537,262205,123,567,566,196670,360,567,327745,128,568,
331,545,262205,121,569,568,196670,361,569,524345,123,570,571,358,359,360,361,327851,160,572,378,
202,196855,573,0,262394,572,574,573,131320,574,131321,547,131320,573,196855,575,0,262394,313,576,
577,131320,576,327812,121,578,537,284,327808,121,579,578,379,327812,121,580,579,112,327808,121,
581,580,545,327745,208,582,318,581,196670,582,570,131321,575,131320,577,327808,121,583,384,545,
327745,259,584,258,293,262205,121,585,584,327856,160,586,583,585,196855,587,0,262394,586,588,587,
131320,588,327745,259,589,258,190,262205,121,590,589,327856,160,591,537,590,131321,587,131320,587,
458997,160,592,586,577,591,588,196855,593,0,262394,592,594,593,131320,594,196855,595,0,262394,319,
596,597,131320,596,262205,121,598,568,196670,362,598,196670,363,570,196670,364,537,458809,119,599,
600,362,363,364,131321,595,131320,597,262205,121,601,568,327808,121,602,585,601,196670,365,563,
262205,129,603,564,196670,366,603,262205,123,604,566,196670,367,604,196670,368,602,524345,123,605,
571,365,366,367,368,262205,121,606,568,196670,369,606,196670,370,570,196670,371,605,196670,372,
537,524345,119,607,608,369,370,371,372,131321,595,131320,595,131321,593,131320,593,131321,575,
131320,575,131321,547,131320,547,327808,121,546,545,172,131321,544,131320,548,131321,539,131320,
539,327808,121,538,537,172,131321,536,131320,540,196855,609,0,262394,320,610,609,131320,610,
262368,196,196,197,327812,121,611,381,322,327817,121,612,376,322,327808,121,613,611,612,327814,
121,614,376,322,131321,615,131320,615,458997,121,616,614,610,617,618,262390,619,618,0,131321,620,
131320,620,327856,160,621,616,108,262394,621,622,619,131320,622,327812,121,623,616,322,327808,121,
624,623,612,327812,121,625,624,218,327812,121,626,613,218,327745,259,627,258,293,262205,121,628,
627,327856,160,629,626,628,196855,630,0,262394,629,631,630,131320,631,327745,259,632,258,190,
262205,121,633,632,327856,160,634,616,633,131321,630,131320,630,458997,160,635,629,622,634,631,
196855,636,0,262394,635,637,636,131320,637,327745,208,638,318,625,262205,123,639,638,327808,121,
640,625,167,327745,208,641,318,640,262205,123,642,641,327808,121,643,625,196,327745,208,644,318,
643,262205,123,645,644,327808,121,646,625,221,327745,208,647,318,646,262205,123,648,647,458832,
142,649,639,642,645,648,196670,373,613,196670,374,649,196670,375,616,458809,119,650,651,373,374,
375,131321,636,131320,636,131321,618,131320,618,327814,121,652,40,322,327808,121,617,616,652,
131321,615,131320,619,131321,609,131320,609,65789,65592,327734,121,377,0,122,131320,653,262205,
121,654,3,131326,654,65592,327734,121,655,0,125,196663,124,656,131320,657,262205,123,658,656,
262268,121,659,658,327874,121,660,659,155,327879,121,661,660,156,327879,121,662,659,157,262268,
123,663,662,327809,123,5,663,158,327852,160,664,662,159,196855,665,0,262394,664,666,665,131320,
666,131326,161,131320,665,327854,160,667,662,162,196855,668,0,262394,667,669,668,131320,669,
327877,121,670,661,163,131326,670,131320,668,327856,160,671,662,164,196855,672,0,262394,671,673,
672,131320,673,262268,121,674,5,327810,121,675,674,165,327877,121,676,661,675,131326,676,131320,
672,327808,121,677,662,323,327874,121,678,662,166,327879,121,679,678,167,327808,121,680,677,679,
327874,121,681,680,166,327877,121,682,661,681,131326,682,65592,327734,121,683,0,126,196663,124,
684,196663,124,685,131320,686,262203,124,687,7,262203,124,688,7,262205,123,689,684,196670,687,689,
327737,121,690,655,687,262205,123,691,685,196670,688,691,327737,121,692,655,688,327876,121,693,
692,155,327877,121,694,690,693,131326,694,65592,327734,123,695,0,127,196663,124,696,131320,697,
262205,123,698,696,262268,121,699,698,327810,121,6,168,699,262268,123,700,6,131321,701,131320,701,
458997,123,702,700,697,9,703,458997,129,704,169,697,705,703,262390,706,703,0,131321,707,131320,
707,327857,160,708,704,170,262394,708,709,706,131320,709,262205,123,710,696,327813,123,7,710,702,
327811,123,8,171,7,327813,123,9,702,8,131321,703,131320,703,327808,129,705,704,172,131321,701,
131320,706,131326,702,65592,327734,123,711,0,127,196663,124,712,131320,713,262205,123,714,712,
262268,121,715,714,327874,121,716,715,172,327810,121,10,173,716,262268,123,717,10,262205,123,718,
712,327813,123,11,158,718,131321,719,131320,719,458997,123,720,717,713,15,721,458997,129,722,169,
713,723,721,262390,724,721,0,131321,725,131320,725,327857,160,726,722,170,262394,726,727,724,
131320,727,327813,123,12,11,720,327813,123,13,12,720,327811,123,14,174,13,327813,123,15,720,14,
131321,721,131320,721,327808,129,723,722,172,131321,719,131320,724,131326,720,65592,327734,123,
728,0,127,196663,124,729,131320,730,262205,123,731,729,327864,160,732,731,175,196855,733,0,262394,
732,734,733,131320,734,131326,176,131320,733,262205,123,735,729,327866,160,736,735,177,196855,737,
0,262394,736,738,737,131320,738,196670,729,177,131321,737,131320,737,262205,123,739,729,327813,
123,16,739,178,327809,123,17,16,179,327811,123,18,17,179,262205,123,740,729,327813,123,19,18,180,
327811,123,20,740,19,327813,123,21,18,181,327811,123,22,20,21,327813,123,23,182,22,327809,123,24,
23,183,327813,123,25,24,22,327809,123,26,25,184,327813,123,27,26,22,327809,123,28,27,185,327813,
123,29,28,22,327809,123,30,29,186,327813,123,31,30,22,327809,123,32,31,158,327813,123,33,22,22,
327813,123,34,32,33,327809,123,35,34,22,327809,123,36,35,187,262268,121,741,17,327808,121,37,741,
188,327876,121,742,37,189,262268,123,743,742,327813,123,38,36,743,131326,38,65592,327734,129,744,
0,130,196663,128,745,196663,128,746,131320,747,262205,121,748,745,262268,129,749,748,262205,121,
750,746,262268,129,751,750,393418,129,752,749,169,190,393418,129,753,751,169,190,327812,129,754,
752,753,393418,129,755,749,190,190,393418,129,756,751,190,190,327812,129,757,755,756,327808,129,
758,754,757,393418,129,759,749,155,190,393418,129,760,751,155,190,327812,129,761,759,760,327808,
129,762,758,761,327875,129,763,749,191,327875,129,764,751,191,327812,129,765,763,764,327808,129,
766,762,765,131326,766,65592,327734,129,524,0,133,196663,132,767,196663,132,768,196663,132,769,
196663,132,770,196663,132,771,131320,772,262203,128,773,7,262203,128,774,7,262203,128,775,7,
262203,128,776,7,262203,128,777,7,262203,128,778,7,262203,128,779,7,262203,128,780,7,131321,781,
131320,781,458997,129,782,169,772,783,784,458997,129,785,169,772,786,784,262390,787,784,1,131321,
788,131320,788,327857,160,789,785,170,262394,789,790,787,131320,790,327745,128,791,767,785,262205,
121,792,791,327874,121,793,792,192,327879,121,794,793,193,327745,128,795,768,785,262205,121,796,
795,196670,773,796,196670,774,794,393273,129,797,744,773,774,262205,121,798,791,327874,121,799,
798,170,327879,121,800,799,193,327745,128,801,769,785,262205,121,802,801,196670,775,802,196670,
776,800,393273,129,803,744,775,776,327808,129,804,797,803,262205,121,805,791,327874,121,806,805,
194,327879,121,807,806,193,327745,128,808,770,785,262205,121,809,808,196670,777,809,196670,778,
807,393273,129,810,744,777,778,327808,129,811,804,810,262205,121,812,791,327879,121,813,812,193,
327745,128,814,771,785,262205,121,815,814,196670,779,815,196670,780,813,393273,129,816,744,779,
780,327808,129,817,811,816,327808,129,783,782,817,131321,784,131320,784,327808,129,786,785,172,
131321,781,131320,787,131326,782,65592,327734,123,818,0,134,196663,124,819,196663,124,820,131320,
821,262205,123,822,819,262205,123,823,820,327809,123,39,822,823,131326,39,65592,327734,129,557,0,
136,196663,135,824,131320,825,262201,121,826,377,327879,121,827,826,195,262368,196,196,197,262201,
121,828,377,262205,129,829,824,327745,201,830,200,828,196670,830,829,262368,196,196,197,131321,
831,131320,831,458997,129,832,169,825,833,834,458997,121,835,202,825,836,834,262390,837,834,0,
131321,838,131320,838,327856,160,839,835,137,262394,839,840,837,131320,840,327808,121,841,827,835,
327745,201,842,200,841,262205,129,843,842,327808,129,833,832,843,131321,834,131320,834,327808,121,
836,835,172,131321,831,131320,837,131326,832,65592,327734,123,844,0,140,196663,139,845,131320,846,
262203,124,847,7,262203,124,848,7,262203,124,849,7,262203,124,850,7,262203,124,851,7,262203,124,
852,7,262203,124,853,7,262203,124,854,7,262203,124,855,7,262203,124,856,7,262203,124,857,7,262203,
124,858,7,262203,124,859,7,262203,124,860,7,262203,124,861,7,262203,124,862,7,262203,124,863,7,
262203,124,864,7,262203,124,865,7,262203,124,866,7,262203,124,867,7,262203,124,868,7,262203,124,
869,7,262203,124,870,7,262203,124,871,7,262203,124,872,7,262203,124,873,7,262203,124,874,7,262201,
121,875,377,327879,121,876,875,195,327812,121,877,876,137,327879,121,878,875,203,327808,121,879,
877,878,262368,196,196,197,131321,880,131320,880,458997,129,881,169,846,882,883,262390,884,883,1,
131321,885,131320,885,327857,160,886,881,190,262394,886,887,884,131320,887,327812,121,888,875,137,
262268,121,889,881,327808,121,890,888,889,327745,124,891,845,881,262205,123,892,891,327745,208,
893,207,890,196670,893,892,131321,883,131320,883,327808,129,882,881,172,131321,880,131320,884,
262368,196,196,197,327808,121,894,879,212,327745,208,895,207,879,262205,123,896,895,196670,847,
896,327745,208,897,207,894,262205,123,898,897,196670,848,898,393273,123,899,818,847,848,327808,
121,900,879,213,327808,121,901,879,214,327745,208,902,207,900,262205,123,903,902,196670,849,903,
327745,208,904,207,901,262205,123,905,904,196670,850,905,393273,123,906,818,849,850,196670,851,
899,196670,852,906,393273,123,907,818,851,852,327808,121,908,879,137,327808,121,909,879,215,
327745,208,910,207,908,262205,123,911,910,196670,853,911,327745,208,912,207,909,262205,123,913,
912,196670,854,913,393273,123,914,818,853,854,327808,121,915,879,216,327808,121,916,879,217,
327745,208,917,207,915,262205,123,918,917,196670,855,918,327745,208,919,207,916,262205,123,920,
919,196670,856,920,393273,123,921,818,855,856,196670,857,914,196670,858,921,393273,123,922,818,
857,858,196670,859,907,196670,860,922,393273,123,923,818,859,860,327745,208,924,211,875,196670,
924,923,262368,196,196,197,327808,121,925,876,218,327745,208,926,211,876,262205,123,927,926,
196670,861,927,327745,208,928,211,925,262205,123,929,928,196670,862,929,393273,123,930,818,861,
862,327808,121,931,876,196,327808,121,932,876,219,327745,208,933,211,931,262205,123,934,933,
196670,863,934,327745,208,935,211,932,262205,123,936,935,196670,864,936,393273,123,937,818,863,
864,196670,865,930,196670,866,937,393273,123,938,818,865,866,327808,121,939,876,167,327808,121,
940,876,220,327745,208,941,211,939,262205,123,942,941,196670,867,942,327745,208,943,211,940,
262205,123,944,943,196670,868,944,393273,123,945,818,867,868,327808,121,946,876,221,327808,121,
947,876,203,327745,208,948,211,946,262205,123,949,948,196670,869,949,327745,208,950,211,947,
262205,123,951,950,196670,870,951,393273,123,952,818,869,870,196670,871,945,196670,872,952,393273,
123,953,818,871,872,196670,873,938,196670,874,953,393273,123,954,818,873,874,131326,954,65592,
327734,123,955,0,141,196663,128,956,196663,124,957,196663,124,958,131320,959,262203,139,960,7,
262203,139,961,7,262203,124,962,7,262201,121,963,377,327856,160,964,963,222,196855,965,0,262394,
964,966,965,131320,966,131321,967,131320,967,458997,123,968,176,966,46,969,458997,121,970,963,966,
971,969,262390,972,969,0,131321,973,131320,973,327856,160,974,970,226,262394,974,975,972,131320,
975,262205,121,976,956,327808,121,977,976,970,393281,228,978,44,169,977,262205,123,979,978,327813,
123,45,979,979,327809,123,46,968,45,131321,969,131320,969,327808,121,971,970,222,131321,967,
131320,972,327745,208,980,231,963,196670,980,968,131321,965,131320,965,262368,196,196,197,131321,
981,131320,981,458997,129,982,169,965,983,984,262390,985,984,1,131321,986,131320,986,327857,160,
987,982,190,262394,987,988,985,131320,988,327879,121,989,963,203,327812,121,990,989,137,262268,
121,991,982,327808,121,992,990,991,327745,208,993,231,992,262205,123,994,993,327745,124,995,960,
982,196670,995,994,131321,984,131320,984,327808,129,983,982,172,131321,981,131320,985,262205,138,
996,960,196670,961,996,327737,123,997,844,961,262205,123,998,957,327813,123,47,997,998,262205,123,
999,958,327809,123,48,47,999,196670,962,48,327737,123,1000,711,962,131326,1000,65592,327734,142,
1001,0,143,196663,128,1002,196663,128,1003,196663,124,1004,196663,128,1005,131320,1006,262205,121,
1007,1002,327814,121,1008,1007,218,262205,121,1009,1005,327808,121,1010,1008,1009,393281,233,1011,
51,169,1010,262205,142,1012,1011,262205,121,1013,1003,327851,160,1014,1013,234,196855,1015,0,
262394,1014,1016,1015,131320,1016,262205,123,1017,1004,327822,142,52,1012,1017,262205,121,1018,
1003,327814,121,1019,1018,218,262205,121,1020,1005,327808,121,1021,1019,1020,393281,233,1022,55,
169,1021,262205,142,1023,1022,327813,142,56,52,1023,131321,1015,131320,1015,458997,142,1024,1012,
1006,56,1016,131326,1024,65592,327734,123,397,0,144,196663,128,1025,196663,128,1026,196663,124,
1027,196663,124,1028,131320,1029,262203,128,1030,7,262203,124,1031,7,262203,124,1032,7,262203,149,
1033,7,262203,128,1034,7,262203,128,1035,7,262203,124,1036,7,262203,128,1037,7,262203,124,1038,7,
262203,149,1039,7,262203,128,1040,7,262203,128,1041,7,262203,124,1042,7,262203,128,1043,7,262201,
121,1044,377,327850,160,1045,1044,202,196855,1046,0,262394,1045,1047,1046,131320,1047,196670,238,
202,196670,239,169,131321,1046,131320,1046,262205,121,1048,1026,327851,160,1049,1048,234,196855,
1050,0,262394,1049,1051,1052,131320,1051,262205,121,1053,1025,196670,1030,1053,262205,123,1054,
1027,196670,1031,1054,262205,123,1055,1028,196670,1032,1055,458809,123,1056,955,1030,1031,1032,
131321,1050,131320,1052,262368,196,196,197,131321,1050,131320,1050,458997,123,1057,1056,1051,187,
1052,131321,1058,131320,1058,458997,123,1059,236,1050,1060,1061,458997,121,1062,1044,1050,57,1061,
262390,1063,1061,0,131321,1064,131320,1064,327856,160,1065,1062,240,262394,1065,1066,1063,131320,
1066,262205,121,1067,1025,196670,1034,1067,262205,121,1068,1026,196670,1035,1068,196670,1036,1057,
196670,1037,1062,524345,142,1069,1001,1034,1035,1036,1037,393228,142,1070,1,4,1069,196670,1033,
1070,131321,1071,131320,1071,458997,123,1060,1059,1066,1072,1073,458997,129,1074,169,1066,1075,
1073,262390,1076,1073,1,131321,1077,131320,1077,327857,160,1078,1074,170,262394,1078,1079,1076,
131320,1079,327745,124,1080,1033,1074,262205,123,1081,1080,327866,160,1082,1081,1060,196855,1083,
0,262394,1082,1084,1085,131320,1084,262205,123,1086,1080,131321,1083,131320,1085,131321,1083,
131320,1083,458997,123,1072,1086,1084,1060,1085,131321,1073,131320,1073,327808,129,1075,1074,172,
131321,1071,131320,1076,131321,1061,131320,1061,327808,121,57,1062,40,131321,1058,131320,1063,
262268,121,1087,1059,458991,121,1088,238,167,202,1087,262368,196,196,197,262205,121,1089,238,
262268,123,1090,1089,196670,1038,1090,327737,123,1091,695,1038,327813,123,58,241,1091,327813,123,
59,1090,242,131321,1092,131320,1092,458997,129,1093,169,1063,1094,1095,458997,121,1096,1044,1063,
61,1095,262390,1097,1095,0,131321,1098,131320,1098,327856,160,1099,1096,246,262394,1099,1100,1097,
131320,1100,327856,160,1101,1096,247,196855,1102,0,262394,1101,1103,1102,131320,1103,262205,121,
1104,1025,196670,1040,1104,262205,121,1105,1026,196670,1041,1105,196670,1042,1057,196670,1043,
1096,524345,142,1106,1001,1040,1041,1042,1043,327822,142,60,1106,58,196670,1039,60,131321,1107,
131320,1107,458997,129,1108,1093,1103,1109,1110,458997,121,1111,202,1103,1112,1110,458997,129,
1113,169,1103,1114,1110,262390,1115,1110,1,131321,1116,131320,1116,327857,160,1117,1113,170,
262394,1117,1118,1115,131320,1118,327745,124,1119,1039,1113,262205,123,1120,1119,327864,160,1121,
1120,241,196855,1122,0,262394,1121,1123,1124,131320,1123,262205,123,1125,1119,131321,1122,131320,
1124,131321,1122,131320,1122,458997,123,1126,1125,1123,241,1124,327866,160,1127,1126,248,393385,
123,1128,1127,1126,248,393228,123,1129,1,2,1128,262254,129,1130,1129,327808,129,1109,1108,1130,
327879,129,1131,1130,249,262268,121,1132,1131,327812,129,1133,190,1113,327876,121,1134,1132,1133,
327877,121,1112,1111,1134,131321,1110,131320,1110,327808,129,1114,1113,172,131321,1107,131320,
1115,131321,1102,131320,1102,458997,129,1094,1093,1100,1108,1115,458997,121,1135,202,1100,1111,
1115,327814,121,1136,1096,218,327817,121,1137,1096,218,393281,237,1138,253,1136,1137,196670,1138,
1135,131321,1095,131320,1095,327808,121,61,1096,40,131321,1092,131320,1097,458986,129,1139,239,
167,202,1093,262368,196,196,197,131326,59,65592,327734,121,440,0,145,196663,128,1140,196663,128,
1141,131320,1142,262205,121,1143,1140,327812,121,1144,1143,218,327814,121,1145,1144,62,262205,121,
1146,1140,327812,121,1147,1146,218,327817,121,1148,1147,62,327854,160,1149,1148,64,327846,160,
1150,63,1149,262312,160,1151,1150,196855,1152,0,262394,1151,1153,1152,131320,1153,327854,160,1154,
1145,254,131321,1152,131320,1152,458997,160,1155,1150,1142,1154,1153,196855,1156,0,262394,1155,
1157,1156,131320,1157,262205,121,1158,1140,327812,121,1159,1158,218,262205,121,1160,1141,327808,
121,1161,1159,1160,131326,1161,131320,1156,327812,121,1162,1145,62,327814,121,1163,1148,196,
327808,121,1164,1162,1163,262205,121,1165,1141,327879,121,1166,1165,167,327808,121,1167,1164,1166,
262205,121,1168,1141,327874,121,1169,1168,172,327812,121,1170,1169,255,327808,121,1171,1167,1170,
131326,1171,65592,327734,123,571,0,146,196663,135,1172,196663,135,1173,196663,124,1174,196663,128,
1175,131320,1176,262205,129,1177,1172,262205,129,1178,1173,327810,129,1179,1177,1178,262255,123,
1180,1179,327745,259,1181,258,172,262205,121,1182,1181,262205,121,1183,1175,327808,121,1184,1182,
1183,393281,228,1185,69,169,1184,262205,123,1186,1185,262205,123,1187,1174,327813,123,71,1186,
1187,327813,123,72,1180,71,327745,259,1188,258,194,262205,121,1189,1188,327851,160,1190,1189,234,
196855,1191,0,262394,1190,1192,1191,131320,1192,262205,121,1193,1175,327808,121,1194,1189,1193,
393281,228,1195,69,169,1194,262205,123,1196,1195,327809,123,73,72,1196,131321,1191,131320,1191,
458997,123,1197,72,1176,73,1192,131326,1197,65592,327734,147,1198,0,148,196663,124,1199,196663,
124,1200,196663,128,1201,196663,128,1202,131320,1203,262203,260,1204,7,262205,121,1205,1202,
327812,121,1206,1205,262,262205,121,1207,1201,327808,121,1208,1206,1207,393281,263,1209,76,169,
1208,262205,147,1210,1209,196670,1204,1210,262205,123,1211,1199,327745,124,1212,1204,202,262205,
123,1213,1212,327813,123,77,1211,1213,262205,123,1214,1200,327745,124,1215,1204,167,262205,123,
1216,1215,327813,123,78,1214,1216,327811,123,79,77,78,262205,123,1217,1199,262205,123,1218,1215,
327813,123,80,1217,1218,262205,123,1219,1200,262205,123,1220,1212,327813,123,81,1219,1220,327809,
123,82,80,81,327760,147,1221,79,82,131326,1221,65592,327734,119,651,0,150,196663,128,1222,196663,
149,1223,196663,128,1224,131320,1225,262203,124,1226,7,262203,124,1227,7,262203,128,1228,7,262203,
128,1229,7,262203,124,1230,7,262203,124,1231,7,262203,128,1232,7,262203,128,1233,7,262203,260,
1234,7,262203,124,1235,7,262203,124,1236,7,262203,128,1237,7,262203,128,1238,7,262203,260,1239,7,
262203,124,1240,7,262203,124,1241,7,262203,128,1242,7,262203,128,1243,7,262203,149,1244,7,262203,
124,1245,7,262203,124,1246,7,262203,124,1247,7,262203,124,1248,7,262205,121,1249,1222,327812,121,
1250,1249,218,327814,121,1251,1250,62,262205,121,1252,1222,327812,121,83,1252,218,327817,121,84,
83,62,327745,265,1253,89,169,262205,121,1254,1253,262205,121,1255,1224,327808,121,90,1254,1255,
327808,121,1256,84,196,327856,160,1257,1251,266,327856,160,1258,84,64,327847,160,1259,1257,1258,
196855,1260,0,262394,1259,1261,1260,131320,1261,196855,1262,0,262394,63,1263,1264,131320,1263,
327814,121,91,84,196,327745,124,1265,1223,202,262205,123,1266,1265,196670,1226,1266,327745,124,
1267,1223,167,262205,123,1268,1267,196670,1227,1268,196670,1228,91,196670,1229,90,524345,147,1269,
1198,1226,1227,1228,1229,327761,123,1270,1269,0,196670,1265,1270,327761,123,1271,1269,1,196670,
1267,1271,327808,121,92,91,167,327745,124,1272,1223,196,262205,123,1273,1272,196670,1230,1273,
327745,124,1274,1223,221,262205,123,1275,1274,196670,1231,1275,196670,1232,92,196670,1233,90,
524345,147,1276,1198,1230,1231,1232,1233,327761,123,1277,1276,0,196670,1272,1277,327761,123,1278,
1276,1,196670,1274,1278,131321,1262,131320,1264,327814,121,93,84,196,327745,124,1279,1223,202,
262205,123,1280,1279,196670,1235,1280,327745,124,1281,1223,196,262205,123,1282,1281,196670,1236,
1282,196670,1237,93,196670,1238,90,524345,147,1283,1198,1235,1236,1237,1238,196670,1234,1283,
327808,121,94,93,167,327745,124,1284,1223,167,262205,123,1285,1284,196670,1240,1285,327745,124,
1286,1223,221,262205,123,1287,1286,196670,1241,1287,196670,1242,94,196670,1243,90,524345,147,1288,
1198,1240,1241,1242,1243,196670,1239,1288,327745,124,1289,1234,202,262205,123,1290,1289,327745,
124,1291,1239,202,262205,123,1292,1291,327745,124,1293,1234,167,262205,123,1294,1293,327745,124,
1295,1239,167,262205,123,1296,1295,458832,142,1297,1290,1292,1294,1296,196670,1223,1297,327814,
121,1298,84,196,327808,121,1299,1298,267,131321,1262,131320,1262,458997,121,1300,1256,1263,1299,
1264,458997,121,1301,84,1263,1298,1264,131321,1260,131320,1260,458997,121,1302,1256,1225,1300,
1262,458997,121,1303,84,1225,1301,1262,327856,160,1304,1251,65,196855,1305,0,262394,1304,1306,
1307,131320,1306,327745,259,1308,258,268,262205,121,1309,1308,262205,121,1310,1224,327745,259,
1311,258,192,262205,121,1312,1311,327812,121,1313,1310,1312,327808,121,1314,1309,1313,327812,121,
1315,1251,271,327808,121,1316,1314,1315,262205,142,1317,1223,327745,272,1318,258,166,262205,123,
1319,1318,327822,142,95,1317,1319,196670,1244,95,327808,121,1320,1316,1303,327745,124,1321,1244,
202,262205,123,1322,1321,393281,228,1323,44,169,1320,196670,1323,1322,327808,121,1324,1320,167,
327745,124,1325,1244,167,262205,123,1326,1325,393281,228,1327,44,169,1324,196670,1327,1326,327808,
121,1328,1316,1302,327745,124,1329,1244,196,262205,123,1330,1329,393281,228,1331,44,169,1328,
196670,1331,1330,327808,121,1332,1328,167,327745,124,1333,1244,221,262205,123,1334,1333,393281,
228,1335,44,169,1332,196670,1335,1334,131321,1305,131320,1307,327810,121,1336,1251,65,327856,160,
1337,1336,66,196855,1338,0,262394,1337,1339,1340,131320,1339,131321,1338,131320,1340,327810,121,
1341,1336,66,131321,1338,131320,1338,458997,121,1342,1336,1339,1341,1340,327745,259,1343,258,273,
262205,121,1344,1343,327812,121,1345,1342,1344,327808,121,1346,1345,90,327812,121,1347,1346,271,
327745,124,1348,1223,202,262205,123,1349,1348,196670,1245,1349,327745,124,1350,1223,167,262205,
123,1351,1350,196670,1246,1351,393273,121,1352,683,1245,1246,327745,124,1353,1223,196,262205,123,
1354,1353,196670,1247,1354,327745,124,1355,1223,221,262205,123,1356,1355,196670,1248,1356,393273,
121,1357,683,1247,1248,196855,1358,0,262394,1337,1359,1360,131320,1359,327808,121,1361,1347,1303,
327814,121,1362,1361,196,393281,265,1363,98,169,1362,196670,1363,1352,327808,121,1364,1347,1302,
327814,121,1365,1364,196,393281,265,1366,98,169,1365,196670,1366,1357,131321,1358,131320,1360,
327808,121,1367,1347,1303,327814,121,1368,1367,196,393281,265,1369,101,169,1368,196670,1369,1352,
327808,121,1370,1347,1302,327814,121,1371,1370,196,393281,265,1372,101,169,1371,196670,1372,1357,
131321,1358,131320,1358,131321,1305,131320,1305,65789,65592,327734,119,600,0,151,196663,128,1373,
196663,124,1374,196663,128,1375,131320,1376,262203,124,1377,7,262203,124,1378,7,327745,259,1379,
258,268,262205,121,1380,1379,262205,121,1381,1375,327745,259,1382,258,192,262205,121,1383,1382,
327812,121,1384,1381,1383,327808,121,1385,1380,1384,262205,121,1386,1373,327808,121,1387,1385,
1386,393281,228,1388,44,169,1387,262205,123,1389,1388,196670,1377,1389,262205,123,1390,1374,
196670,1378,1390,393273,123,1391,818,1377,1378,196670,1388,1391,65789,65592,327734,119,608,0,152,
196663,128,1392,196663,124,1393,196663,124,1394,196663,128,1395,131320,1396,262203,124,1397,7,
262203,124,1398,7,262203,124,1399,7,262203,124,1400,7,262205,123,1401,1393,327866,160,1402,1401,
176,262205,123,1403,1393,393385,123,1404,1402,1403,176,196855,1405,0,262394,102,1406,1407,131320,
1406,262205,123,1408,1393,262205,123,1409,1393,262271,123,103,1409,196670,1397,103,327737,123,
1410,728,1397,196670,1398,187,196670,1399,1410,393273,123,1411,818,1398,1399,196670,1400,1411,
327737,123,1412,695,1400,327813,123,104,1408,1412,262205,123,1413,1394,327813,123,105,104,1413,
131321,1405,131320,1407,327813,123,106,1404,1404,262205,123,1414,1394,327813,123,107,106,1414,
131321,1405,131320,1405,458997,123,1415,105,1406,107,1407,327745,259,1416,258,268,262205,121,1417,
1416,262205,121,1418,1395,327745,259,1419,258,192,262205,121,1420,1419,327812,121,1421,1418,1420,
327808,121,1422,1417,1421,262205,121,1423,1392,327808,121,1424,1422,1423,393281,228,1425,44,169,
1424,196670,1425,1415,65789,65592,327734,131,504,0,153,196663,128,1426,196663,128,1427,131320,
1428,196855,1429,0,262394,276,1430,1431,131320,1430,262205,121,1432,1427,327745,277,1433,253,1432,
262205,131,1434,1433,131321,1429,131320,1431,262205,121,1435,1426,327812,121,1436,1435,279,262205,
121,1437,1427,327808,121,1438,1436,1437,393281,280,1439,111,169,1438,262205,131,1440,1439,131321,
1429,131320,1429,458997,131,1441,1434,1430,1440,1431,131326,1441,65592,};
static const uint32_t bitnet__spv_ternary_fast[] = {
119734787,66304,524299,1405,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,
196679,5,42,196679,6,42,196679,7,42,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,
42,196679,13,42,196679,14,42,196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,
196679,20,42,196679,21,42,196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,
27,42,196679,28,42,196679,29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,
196679,35,42,196679,36,42,196679,37,42,196679,38,42,196679,39,42,262215,40,1,1,262215,41,6,4,
327752,42,0,35,0,196679,42,2,262215,43,34,0,262215,43,33,2,196679,44,42,196679,45,42,196679,46,42,
196679,47,42,262215,48,6,16,327752,49,0,35,0,196679,49,2,262215,50,34,0,262215,50,33,2,196679,51,
42,262215,52,6,16,262216,53,0,24,327752,53,0,35,0,196679,53,2,262215,54,34,0,262215,54,33,1,
196679,55,42,262215,56,1,0,196679,57,42,196679,58,42,196679,59,42,196679,60,42,196679,61,42,
262215,62,1,5,262215,63,1,7,262215,64,1,6,262215,65,1,3,262215,66,1,4,262215,67,6,4,262216,68,0,
24,327752,68,0,35,0,196679,68,2,262215,69,34,0,262215,69,33,1,327752,70,0,35,0,327752,70,1,35,4,
327752,70,2,35,8,327752,70,3,35,12,327752,70,4,35,16,327752,70,5,35,20,327752,70,6,35,24,327752,
70,7,35,28,327752,70,8,35,32,327752,70,9,35,36,327752,70,10,35,40,327752,70,11,35,44,327752,70,12,
35,48,327752,70,13,35,52,196679,70,2,196679,71,42,196679,72,42,196679,73,42,262215,74,6,8,262216,
75,0,24,327752,75,0,35,0,196679,75,2,262215,76,34,0,262215,76,33,6,196679,77,42,196679,78,42,
196679,79,42,196679,80,42,196679,81,42,196679,82,42,196679,83,42,196679,84,42,262215,85,6,4,
262215,86,6,4,262215,87,6,4,327752,88,0,35,0,327752,88,1,35,4,327752,88,2,35,8,327752,88,3,35,12,
327752,88,4,35,16,327752,88,5,35,20,327752,88,6,35,24,327752,88,7,35,28,327752,88,8,35,32,327752,
88,9,35,160,327752,88,10,35,672,196679,88,2,262215,89,34,0,262215,89,33,7,196679,90,42,196679,91,
42,196679,92,42,196679,93,42,196679,94,42,196679,95,42,262215,96,6,4,327752,97,0,35,0,196679,97,2,
262215,98,34,0,262215,98,33,4,262215,99,6,4,327752,100,0,35,0,196679,100,2,262215,101,34,0,262215,
101,33,5,262215,102,1,8,196679,103,42,196679,104,42,196679,105,42,196679,106,42,196679,107,42,
262215,108,1,9,262215,109,6,16,262216,110,0,24,327752,110,0,35,0,196679,110,2,262215,111,34,0,
262215,111,33,3,262215,4,11,26,262215,112,1,10,262215,113,1,2,262215,114,6,16,262216,115,0,24,
327752,115,0,35,0,196679,115,2,262215,116,34,0,262215,116,33,0,262215,117,1,0,262215,118,11,25,
131091,119,196641,120,119,262165,121,32,0,196641,122,121,196630,123,32,262176,124,7,123,262177,
125,121,124,327713,126,121,124,124,262177,127,123,124,262176,128,7,121,262165,129,32,1,327713,130,
129,128,128,262167,131,121,4,262176,132,7,131,524321,133,129,132,132,132,132,132,327713,134,123,
124,124,262176,135,7,129,262177,136,129,135,262187,121,137,8,262172,138,123,137,262176,139,7,138,
262177,140,123,139,393249,141,123,128,124,124,262167,142,123,4,458785,143,142,128,128,124,128,
458785,144,123,128,128,124,124,327713,145,121,128,128,458785,146,123,135,135,124,128,262167,147,
123,2,458785,148,147,124,124,128,128,262176,149,7,142,393249,150,119,128,149,128,393249,151,119,
128,124,128,458785,152,119,128,124,124,128,327713,153,131,128,128,262176,154,1,121,262203,154,3,1,
262187,129,155,16,262187,121,156,32768,262187,121,157,2147483647,262187,123,158,1056964608,262187,
121,159,2139095040,131092,160,262187,121,161,32256,262187,121,162,1199566848,262187,121,163,31744,
262187,121,164,947912704,262187,121,165,1056964608,262187,129,166,13,262187,121,167,1,262187,121,
168,2129859015,262187,129,169,0,262187,129,170,4,262187,123,171,1073741824,262187,129,172,1,
262187,121,173,1597463007,262187,123,174,1069547520,262187,123,175,3265265664,262187,123,176,0,
262187,123,177,1117782016,262187,123,178,1069066811,262187,123,179,1262485504,262187,123,180,
1060208640,262187,123,181,3109978243,262187,123,182,961571175,262187,123,183,985088974,262187,123,
184,1007192328,262187,123,185,1026206145,262187,123,186,1042983594,262187,123,187,1065353216,
262187,121,188,127,262187,129,189,23,262187,129,190,6,262187,121,191,50529027,262187,129,192,2,
262187,121,193,3,262187,121,194,2,262187,121,195,4,262187,121,196,7,262187,121,197,0,262172,198,
123,195,262176,199,7,198,262172,200,123,194,262176,201,7,200,262187,121,202,64,262194,121,40,256,
262187,121,203,63,393268,121,204,128,40,203,393268,121,205,134,204,202,393268,121,206,132,205,202,
196637,41,123,196638,42,41,262176,207,12,42,262203,207,43,12,262176,208,12,123,262172,209,123,202,
262176,210,4,209,262203,210,211,4,262176,212,4,123,262187,121,213,264,262187,129,214,8,196637,48,
142,196638,49,48,262176,215,12,49,262203,215,50,12,262176,216,12,142,262187,121,217,4294967295,
196637,52,142,196638,53,52,262176,218,12,53,262203,218,54,12,262187,123,219,925353388,262176,220,
4,121,262203,220,221,4,262176,222,4,129,262203,222,223,4,393268,121,224,134,206,195,262194,121,56,
128,262187,123,225,1123942400,262187,123,226,1006699012,393268,121,227,128,40,188,262187,121,228,
128,393268,121,229,134,227,228,262187,121,230,32,393268,121,231,132,229,230,393268,121,232,134,
206,195,262187,123,233,3271557120,262187,129,234,255,393268,121,235,134,231,195,262172,236,131,
235,262176,237,4,236,262203,237,238,4,262194,121,62,64,196657,160,63,262194,121,64,64,262194,121,
65,4,262194,121,66,2,393268,121,239,128,65,66,393268,121,240,134,64,194,196637,67,123,196638,68,
67,262176,241,12,68,262203,241,69,12,1048606,70,121,121,121,121,121,121,121,121,121,121,121,123,
123,123,262176,242,9,70,262203,242,243,9,262176,244,9,121,262176,245,7,147,196637,74,147,196638,
75,74,262176,246,12,75,262203,246,76,12,393268,121,247,134,64,194,262176,248,12,147,262172,85,121,
230,262172,86,121,228,196637,87,121,851998,88,121,121,121,121,121,121,121,121,85,86,87,262176,249,
12,88,262203,249,89,12,262176,250,12,121,393268,121,251,128,65,66,393268,121,252,134,64,194,
262187,129,253,5,393268,121,254,128,62,203,393268,121,255,134,254,202,393268,121,256,132,255,202,
262176,257,9,123,262187,129,258,9,196637,96,121,196638,97,96,262176,259,12,97,262203,259,98,12,
196637,99,121,196638,100,99,262176,260,12,100,262203,260,101,12,196657,160,102,262194,121,108,1,
393268,160,261,170,108,167,262176,262,4,131,196637,109,131,196638,110,109,262176,263,12,110,
262203,263,111,12,393268,121,264,134,231,195,262176,265,12,131,262187,129,266,3,262167,267,121,3,
262176,268,1,267,262203,268,4,1,393268,121,269,134,56,137,262194,121,112,1,393268,160,270,170,108,
167,262172,271,123,108,262176,272,7,271,262187,129,273,11,262187,129,274,12,262172,275,129,108,
262176,276,7,275,262187,129,277,10,262187,129,278,7,262172,279,121,112,262176,280,7,279,262194,
121,113,1,393268,160,281,170,113,197,393268,121,282,132,112,108,393268,121,283,132,112,108,262172,
284,129,283,262176,285,7,284,393268,121,286,132,112,108,262172,287,129,286,262176,288,7,287,
262187,121,289,16,393268,121,290,134,231,289,262172,291,131,112,262176,292,7,291,196637,114,131,
196638,115,114,262176,293,12,115,262203,293,116,12,393268,121,294,134,231,289,393268,160,295,170,
113,194,393268,121,296,134,231,289,262187,121,297,6,393268,160,298,170,113,194,393268,160,299,170,
113,194,393268,160,300,170,113,197,393268,121,301,132,269,112,393268,121,302,132,301,108,262172,
303,123,302,262176,304,4,303,262203,304,305,4,393268,160,306,170,113,167,393268,160,307,170,113,
197,393268,121,308,132,269,112,393268,121,309,134,308,195,262194,121,117,1,393267,267,118,117,167,
167,262187,121,310,3355447295,327734,119,2,0,120,131320,311,262203,272,312,7,262203,128,313,7,
262203,128,314,7,262203,124,315,7,262203,124,316,7,262203,276,317,7,262203,280,318,7,262203,128,
319,7,262203,128,320,7,262203,285,321,7,262203,288,322,7,262203,292,323,7,262203,292,324,7,262203,
128,325,7,262203,128,326,7,262203,128,327,7,262203,128,328,7,262203,128,329,7,262203,128,330,7,
262203,128,331,7,262203,128,332,7,262203,132,333,7,262203,132,334,7,262203,132,335,7,262203,132,
336,7,262203,132,337,7,262203,132,338,7,262203,132,339,7,262203,132,340,7,262203,132,341,7,262203,
132,342,7,262203,135,343,7,262203,135,344,7,262203,135,345,7,262203,135,346,7,262203,124,347,7,
262203,128,348,7,262203,128,349,7,262203,124,350,7,262203,128,351,7,262203,135,352,7,262203,135,
353,7,262203,124,354,7,262203,128,355,7,262203,128,356,7,262203,124,357,7,262203,124,358,7,262203,
128,359,7,262203,128,360,7,262203,149,361,7,262203,128,362,7,262201,121,363,364,327879,121,365,
363,196,327874,121,366,363,266,327745,154,367,4,197,262205,121,368,367,327812,121,369,368,269,
327808,121,370,369,366,327812,121,371,370,112,196855,372,0,262394,270,373,374,131320,373,327745,
244,375,243,170,262205,121,376,375,196670,313,376,327745,244,377,243,266,262205,121,378,377,
196670,314,378,327745,257,379,243,273,262205,123,380,379,196670,315,380,327745,257,381,243,274,
262205,123,382,381,196670,316,382,524345,123,383,384,313,314,315,316,327745,124,385,312,169,
196670,385,383,262205,129,386,223,327745,135,387,317,169,196670,387,386,131321,372,131320,374,
131321,388,131320,388,458997,121,389,197,374,390,391,262390,392,391,1,131321,393,131320,393,
327856,160,394,389,108,262394,394,395,392,131320,395,327745,244,396,243,277,262205,121,397,396,
327812,121,398,194,389,327808,121,399,397,398,393281,208,400,43,169,399,262205,123,401,400,327745,
124,402,312,389,196670,402,401,327808,121,403,399,167,393281,208,404,43,169,403,262205,123,405,
404,262268,129,406,405,327745,135,407,317,389,196670,407,406,131321,391,131320,391,327808,121,390,
389,172,131321,388,131320,392,131321,372,131320,372,131321,408,131320,408,458997,121,409,197,372,
410,411,262390,412,411,1,131321,413,131320,413,327856,160,414,409,112,262394,414,415,412,131320,
415,327808,121,416,371,409,327745,244,417,243,278,262205,121,418,417,327810,121,419,418,167,
458764,121,420,1,38,416,419,196855,421,0,262394,281,422,423,131320,422,327814,121,424,420,195,
327817,121,425,420,195,196670,319,424,196670,320,425,393273,121,426,427,319,320,131321,421,131320,
423,131321,421,131320,421,458997,121,428,426,422,420,423,327745,128,429,318,409,196670,429,428,
131321,411,131320,411,327808,121,410,409,172,131321,408,131320,412,131321,430,131320,430,458997,
121,431,197,412,432,433,262390,434,433,1,131321,435,131320,435,327856,160,436,431,282,262394,436,
437,434,131320,437,327745,135,438,322,431,196670,438,169,327745,135,439,321,431,196670,439,169,
131321,433,131320,433,327808,121,432,431,172,131321,430,131320,434,131321,440,131320,440,458997,
121,441,365,434,442,443,262390,444,443,0,131321,445,131320,445,327856,160,446,441,290,262394,446,
447,444,131320,447,327814,121,448,441,194,327812,121,449,448,137,327817,121,450,441,194,327808,
121,451,449,450,131321,452,131320,452,458997,121,453,197,447,454,455,262390,456,455,1,131321,457,
131320,457,327856,160,458,453,112,262394,458,459,456,131320,459,327745,244,460,243,169,262205,121,
461,460,327745,128,462,318,453,262205,121,463,462,327812,121,464,463,294,327808,121,465,461,464,
327808,121,466,465,441,393281,265,467,116,169,466,262205,131,468,467,327745,132,469,323,453,
196670,469,468,196855,470,0,262394,295,471,470,131320,471,327745,244,472,243,278,262205,121,473,
472,262205,121,474,462,327808,121,475,473,474,327812,121,476,475,296,327808,121,477,461,476,
327808,121,478,477,441,393281,265,479,116,169,478,262205,131,480,479,327745,132,481,324,453,
196670,481,480,131321,470,131320,470,131321,455,131320,455,327808,121,454,453,172,131321,452,
131320,456,131321,482,131320,482,458997,121,483,197,456,484,485,262390,486,485,1,131321,487,
131320,487,327856,160,488,483,108,262394,488,489,486,131320,489,196670,325,483,196670,326,451,
393273,131,490,491,325,326,327808,121,492,451,194,196670,327,483,196670,328,492,393273,131,493,
491,327,328,327808,121,494,451,195,196670,329,483,196670,330,494,393273,131,495,491,329,330,
327808,121,496,451,297,196670,331,483,196670,332,496,393273,131,497,491,331,332,131321,498,131320,
498,458997,121,499,197,489,500,501,262390,502,501,1,131321,503,131320,503,327856,160,504,499,112,
262394,504,505,502,131320,505,327812,121,506,483,112,327808,121,507,506,499,327745,132,508,323,
499,262205,131,509,508,196670,333,509,196670,334,490,196670,335,493,196670,336,495,196670,337,497,
589881,129,510,511,333,334,335,336,337,327745,135,512,321,507,262205,129,513,512,327808,129,514,
513,510,196670,512,514,196855,515,0,262394,298,516,515,131320,516,327745,132,517,324,499,262205,
131,518,517,196670,338,518,196670,339,490,196670,340,493,196670,341,495,196670,342,497,589881,129,
519,511,338,339,340,341,342,327745,135,520,322,507,262205,129,521,520,327808,129,522,521,519,
196670,520,522,131321,515,131320,515,131321,501,131320,501,327808,121,500,499,172,131321,498,
131320,502,131321,485,131320,485,327808,121,484,483,172,131321,482,131320,486,131321,443,131320,
443,327808,121,442,441,137,131321,440,131320,444,131321,523,131320,523,458997,121,524,197,444,525,
526,262390,527,526,1,131321,528,131320,528,327856,160,529,524,108,262394,529,530,527,131320,530,
131321,531,131320,531,458997,121,532,197,530,533,534,262390,535,534,1,131321,536,131320,536,
327856,160,537,532,112,262394,537,538,535,131320,538,327812,121,539,524,112,327808,121,540,539,
532,327745,135,541,321,540,262205,129,542,541,196670,343,542,327737,129,543,544,343,196855,545,0,
262394,299,546,545,131320,546,327745,135,547,322,540,262205,129,548,547,196670,344,548,327737,129,
549,544,344,131321,545,131320,545,458997,129,550,169,538,549,546,196670,345,543,327745,135,551,
317,524,262205,129,552,551,196670,346,552,327745,124,553,312,524,262205,123,554,553,196670,347,
554,327745,128,555,318,532,262205,121,556,555,196670,348,556,524345,123,557,558,345,346,347,348,
327851,160,559,365,197,196855,560,0,262394,559,561,560,131320,561,131321,534,131320,560,196855,
562,0,262394,300,563,564,131320,563,327812,121,565,524,269,327808,121,566,565,366,327812,121,567,
566,112,327808,121,568,567,532,327745,212,569,305,568,196670,569,557,131321,562,131320,564,327808,
121,570,371,532,327745,244,571,243,278,262205,121,572,571,327856,160,573,570,572,196855,574,0,
262394,573,575,574,131320,575,327745,244,576,243,214,262205,121,577,576,327856,160,578,524,577,
131321,574,131320,574,458997,160,579,573,564,578,575,196855,580,0,262394,579,581,580,131320,581,
196855,582,0,262394,306,583,584,131320,583,262205,121,585,555,196670,349,585,196670,350,557,
196670,351,524,458809,119,586,587,349,350,351,131321,582,131320,584,262205,121,588,555,327808,121,
589,572,588,196670,352,550,262205,129,590,551,196670,353,590,262205,123,591,553,196670,354,591,
196670,355,589,524345,123,592,558,352,353,354,355,262205,121,593,555,196670,356,593,196670,357,
557,196670,358,592,196670,359,524,524345,119,594,595,356,357,358,359,131321,582,131320,582,131321,
580,131320,580,131321,562,131320,562,131321,534,131320,534,327808,121,533,532,172,131321,531,
131320,535,131321,526,131320,526,327808,121,525,524,172,131321,523,131320,527,196855,596,0,262394,
307,597,596,131320,597,262368,194,194,213,327812,121,598,368,309,327817,121,599,363,309,327808,
121,600,598,599,327814,121,601,363,309,131321,602,131320,602,458997,121,603,601,597,604,605,
262390,606,605,0,131321,607,131320,607,327856,160,608,603,108,262394,608,609,606,131320,609,
327812,121,610,603,309,327808,121,611,610,599,327812,121,612,611,195,327812,121,613,600,195,
327745,244,614,243,278,262205,121,615,614,327856,160,616,613,615,196855,617,0,262394,616,618,617,
131320,618,327745,244,619,243,214,262205,121,620,619,327856,160,621,603,620,131321,617,131320,617,
458997,160,622,616,609,621,618,196855,623,0,262394,622,624,623,131320,624,327745,212,625,305,612,
262205,123,626,625,327808,121,627,612,167,327745,212,628,305,627,262205,123,629,628,327808,121,
630,612,194,327745,212,631,305,630,262205,123,632,631,327808,121,633,612,193,327745,212,634,305,
633,262205,123,635,634,458832,142,636,626,629,632,635,196670,360,600,196670,361,636,196670,362,
603,458809,119,637,638,360,361,362,131321,623,131320,623,131321,605,131320,605,327814,121,639,56,
309,327808,121,604,603,639,131321,602,131320,606,131321,596,131320,596,65789,65592,327734,121,364,
0,122,131320,640,262205,121,641,3,131326,641,65592,327734,121,642,0,125,196663,124,643,131320,644,
262205,123,645,643,262268,121,646,645,327874,121,647,646,155,327879,121,648,647,156,327879,121,
649,646,157,262268,123,650,649,327809,123,5,650,158,327852,160,651,649,159,196855,652,0,262394,
651,653,652,131320,653,131326,161,131320,652,327854,160,654,649,162,196855,655,0,262394,654,656,
655,131320,656,327877,121,657,648,163,131326,657,131320,655,327856,160,658,649,164,196855,659,0,
262394,658,660,659,131320,660,262268,121,661,5,327810,121,662,661,165,327877,121,663,648,662,
131326,663,131320,659,327808,121,664,649,310,327874,121,665,649,166,327879,121,666,665,167,327808,
121,667,664,666,327874,121,668,667,166,327877,121,669,648,668,131326,669,65592,327734,121,670,0,
126,196663,124,671,196663,124,672,131320,673,262203,124,674,7,262203,124,675,7,262205,123,676,671,
196670,674,676,327737,121,677,642,674,262205,123,678,672,196670,675,678,327737,121,679,642,675,
327876,121,680,679,155,327877,121,681,677,680,131326,681,65592,327734,123,682,0,127,196663,124,
683,131320,684,262205,123,685,683,262268,121,686,685,327810,121,6,168,686,262268,123,687,6,131321,
688,131320,688,458997,123,689,687,684,9,690,458997,129,691,169,684,692,690,262390,693,690,0,
131321,694,131320,694,327857,160,695,691,170,262394,695,696,693,131320,696,262205,123,697,683,
327813,123,7,697,689,327811,123,8,171,7,327813,123,9,689,8,131321,690,131320,690,327808,129,692,
691,172,131321,688,131320,693,131326,689,65592,327734,123,698,0,127,196663,124,699,131320,700,
262205,123,701,699,262268,121,702,701,327874,121,703,702,172,327810,121,10,173,703,262268,123,704,
10,262205,123,705,699,327813,123,11,158,705,131321,706,131320,706,458997,123,707,704,700,15,708,
458997,129,709,169,700,710,708,262390,711,708,0,131321,712,131320,712,327857,160,713,709,170,
262394,713,714,711,131320,714,327813,123,12,11,707,327813,123,13,12,707,327811,123,14,174,13,
327813,123,15,707,14,131321,708,131320,708,327808,129,710,709,172,131321,706,131320,711,131326,
707,65592,327734,123,715,0,127,196663,124,716,131320,717,262205,123,718,716,327864,160,719,718,
175,196855,720,0,262394,719,721,720,131320,721,131326,176,131320,720,262205,123,722,716,327866,
160,723,722,177,196855,724,0,262394,723,725,724,131320,725,196670,716,177,131321,724,131320,724,
262205,123,726,716,327813,123,16,726,178,327809,123,17,16,179,327811,123,18,17,179,262205,123,727,
716,327813,123,19,18,180,327811,123,20,727,19,327813,123,21,18,181,327811,123,22,20,21,327813,123,
23,182,22,327809,123,24,23,183,327813,123,25,24,22,327809,123,26,25,184,327813,123,27,26,22,
327809,123,28,27,185,327813,123,29,28,22,327809,123,30,29,186,327813,123,31,30,22,327809,123,32,
31,158,327813,123,33,22,22,327813,123,34,32,33,327809,123,35,34,22,327809,123,36,35,187,262268,
121,728,17,327808,121,37,728,188,327876,121,729,37,189,262268,123,730,729,327813,123,38,36,730,
131326,38,65592,327734,129,731,0,130,196663,128,732,196663,128,733,131320,734,262205,121,735,732,
262268,129,736,735,262205,121,737,733,262268,129,738,737,397666,129,739,736,738,0,131326,739,
65592,327734,129,511,0,133,196663,132,740,196663,132,741,196663,132,742,196663,132,743,196663,132,
744,131320,745,262203,128,746,7,262203,128,747,7,262203,128,748,7,262203,128,749,7,262203,128,750,
7,262203,128,751,7,262203,128,752,7,262203,128,753,7,131321,754,131320,754,458997,129,755,169,745,
756,757,458997,129,758,169,745,759,757,262390,760,757,1,131321,761,131320,761,327857,160,762,758,
170,262394,762,763,760,131320,763,327745,128,764,740,758,262205,121,765,764,327874,121,766,765,
190,327879,121,767,766,191,327745,128,768,741,758,262205,121,769,768,196670,746,769,196670,747,
767,393273,129,770,731,746,747,262205,121,771,764,327874,121,772,771,170,327879,121,773,772,191,
327745,128,774,742,758,262205,121,775,774,196670,748,775,196670,749,773,393273,129,776,731,748,
749,327808,129,777,770,776,262205,121,778,764,327874,121,779,778,192,327879,121,780,779,191,
327745,128,781,743,758,262205,121,782,781,196670,750,782,196670,751,780,393273,129,783,731,750,
751,327808,129,784,777,783,262205,121,785,764,327879,121,786,785,191,327745,128,787,744,758,
262205,121,788,787,196670,752,788,196670,753,786,393273,129,789,731,752,753,327808,129,790,784,
789,327808,129,756,755,790,131321,757,131320,757,327808,129,759,758,172,131321,754,131320,760,
131326,755,65592,327734,123,791,0,134,196663,124,792,196663,124,793,131320,794,262205,123,795,792,
262205,123,796,793,327809,123,39,795,796,131326,39,65592,327734,129,544,0,136,196663,135,797,
131320,798,262205,129,799,797,393562,129,800,193,799,167,262205,129,801,797,327808,129,802,801,
800,196670,797,802,262205,129,803,797,393562,129,804,193,803,194,262205,129,805,797,327808,129,
806,805,804,196670,797,806,262205,129,807,797,262205,129,808,797,393562,129,809,193,808,195,
327808,129,810,807,809,131326,810,65592,327734,123,811,0,140,196663,139,812,131320,813,262203,199,
814,7,262203,124,815,7,262203,124,816,7,262203,201,817,7,262203,124,818,7,262203,124,819,7,262203,
124,820,7,262203,124,821,7,262203,124,822,7,262203,124,823,7,262203,124,824,7,262203,124,825,7,
262203,124,826,7,262203,124,827,7,262201,121,828,364,327879,121,829,828,196,327879,121,830,829,
195,327851,160,831,830,197,327879,121,832,829,194,327851,160,833,832,197,327879,121,834,829,167,
327851,160,835,834,197,131321,836,131320,836,458997,129,837,169,813,838,839,262390,840,839,1,
131321,841,131320,841,327857,160,842,837,170,262394,842,843,840,131320,843,196855,844,0,262394,
831,845,846,131320,845,327808,129,847,837,170,327745,124,848,812,847,262205,123,849,848,131321,
844,131320,846,327745,124,850,812,837,262205,123,851,850,131321,844,131320,844,458997,123,852,849,
845,851,846,196855,853,0,262394,831,854,855,131320,854,327745,124,856,812,837,262205,123,857,856,
131321,853,131320,855,327808,129,858,837,170,327745,124,859,812,858,262205,123,860,859,131321,853,
131320,853,458997,123,861,857,854,860,855,393562,123,862,193,861,195,196670,815,852,196670,816,
862,393273,123,863,791,815,816,327745,124,864,814,837,196670,864,863,131321,839,131320,839,327808,
129,838,837,172,131321,836,131320,840,131321,865,131320,865,458997,129,866,169,840,867,868,262390,
869,868,1,131321,870,131320,870,327857,160,871,866,192,262394,871,872,869,131320,872,196855,873,0,
262394,833,874,875,131320,874,327808,129,876,866,192,327745,124,877,814,876,262205,123,878,877,
131321,873,131320,875,327745,124,879,814,866,262205,123,880,879,131321,873,131320,873,458997,123,
881,878,874,880,875,196855,882,0,262394,833,883,884,131320,883,327745,124,885,814,866,262205,123,
886,885,131321,882,131320,884,327808,129,887,866,192,327745,124,888,814,887,262205,123,889,888,
131321,882,131320,882,458997,123,890,886,883,889,884,393562,123,891,193,890,194,196670,818,881,
196670,819,891,393273,123,892,791,818,819,327745,124,893,817,866,196670,893,892,131321,868,131320,
868,327808,129,867,866,172,131321,865,131320,869,196855,894,0,262394,835,895,896,131320,895,
327745,124,897,817,172,262205,123,898,897,131321,894,131320,896,327745,124,899,817,169,262205,123,
900,899,131321,894,131320,894,458997,123,901,898,895,900,896,196855,902,0,262394,835,903,904,
131320,903,327745,124,905,817,169,262205,123,906,905,131321,902,131320,904,327745,124,907,817,172,
262205,123,908,907,131321,902,131320,902,458997,123,909,906,903,908,904,393562,123,910,193,909,
167,196670,820,901,196670,821,910,393273,123,911,791,820,821,393562,123,912,193,911,195,196670,
822,911,196670,823,912,393273,123,913,791,822,823,393562,123,914,193,913,194,196670,824,913,
196670,825,914,393273,123,915,791,824,825,393562,123,916,193,915,167,196670,826,915,196670,827,
916,393273,123,917,791,826,827,131326,917,65592,327734,123,918,0,141,196663,128,919,196663,124,
920,196663,124,921,131320,922,262203,139,923,7,262203,139,924,7,262203,124,925,7,262201,121,926,
364,327856,160,927,926,202,196855,928,0,262394,927,929,928,131320,929,131321,930,131320,930,
458997,123,931,176,929,45,932,458997,121,933,926,929,934,932,262390,935,932,0,131321,936,131320,
936,327856,160,937,933,206,262394,937,938,935,131320,938,262205,121,939,919,327808,121,940,939,
933,393281,208,941,43,169,940,262205,123,942,941,327813,123,44,942,942,327809,123,45,931,44,
131321,932,131320,932,327808,121,934,933,202,131321,930,131320,935,327745,212,943,211,926,196670,
943,931,131321,928,131320,928,262368,194,194,213,131321,944,131320,944,458997,129,945,169,928,946,
947,262390,948,947,1,131321,949,131320,949,327857,160,950,945,214,262394,950,951,948,131320,951,
327879,121,952,926,196,327812,121,953,952,137,262268,121,954,945,327808,121,955,953,954,327745,
212,956,211,955,262205,123,957,956,327745,124,958,923,945,196670,958,957,131321,947,131320,947,
327808,129,946,945,172,131321,944,131320,948,262205,138,959,923,196670,924,959,327737,123,960,811,
924,262205,123,961,920,327813,123,46,960,961,262205,123,962,921,327809,123,47,46,962,196670,925,
47,327737,123,963,698,925,131326,963,65592,327734,142,964,0,143,196663,128,965,196663,128,966,
196663,124,967,196663,128,968,131320,969,262205,121,970,965,327814,121,971,970,195,262205,121,972,
968,327808,121,973,971,972,393281,216,974,50,169,973,262205,142,975,974,262205,121,976,966,327851,
160,977,976,217,196855,978,0,262394,977,979,978,131320,979,262205,123,980,967,327822,142,51,975,
980,262205,121,981,966,327814,121,982,981,195,262205,121,983,968,327808,121,984,982,983,393281,
216,985,54,169,984,262205,142,986,985,327813,142,55,51,986,131321,978,131320,978,458997,142,987,
975,969,55,979,131326,987,65592,327734,123,384,0,144,196663,128,988,196663,128,989,196663,124,990,
196663,124,991,131320,992,262203,128,993,7,262203,124,994,7,262203,124,995,7,262203,149,996,7,
262203,128,997,7,262203,128,998,7,262203,124,999,7,262203,128,1000,7,262203,124,1001,7,262203,149,
1002,7,262203,128,1003,7,262203,128,1004,7,262203,124,1005,7,262203,128,1006,7,262201,121,1007,
364,327850,160,1008,1007,197,196855,1009,0,262394,1008,1010,1009,131320,1010,196670,221,197,
196670,223,169,131321,1009,131320,1009,262205,121,1011,989,327851,160,1012,1011,217,196855,1013,0,
262394,1012,1014,1015,131320,1014,262205,121,1016,988,196670,993,1016,262205,123,1017,990,196670,
994,1017,262205,123,1018,991,196670,995,1018,458809,123,1019,918,993,994,995,131321,1013,131320,
1015,262368,194,194,213,131321,1013,131320,1013,458997,123,1020,1019,1014,187,1015,131321,1021,
131320,1021,458997,123,1022,219,1013,1023,1024,458997,121,1025,1007,1013,57,1024,262390,1026,1024,
0,131321,1027,131320,1027,327856,160,1028,1025,224,262394,1028,1029,1026,131320,1029,262205,121,
1030,988,196670,997,1030,262205,121,1031,989,196670,998,1031,196670,999,1020,196670,1000,1025,
524345,142,1032,964,997,998,999,1000,393228,142,1033,1,4,1032,196670,996,1033,131321,1034,131320,
1034,458997,123,1023,1022,1029,1035,1036,458997,129,1037,169,1029,1038,1036,262390,1039,1036,1,
131321,1040,131320,1040,327857,160,1041,1037,170,262394,1041,1042,1039,131320,1042,327745,124,
1043,996,1037,262205,123,1044,1043,327866,160,1045,1044,1023,196855,1046,0,262394,1045,1047,1048,
131320,1047,262205,123,1049,1043,131321,1046,131320,1048,131321,1046,131320,1046,458997,123,1035,
1049,1047,1023,1048,131321,1036,131320,1036,327808,129,1038,1037,172,131321,1034,131320,1039,
131321,1024,131320,1024,327808,121,57,1025,56,131321,1021,131320,1026,262268,121,1050,1022,458991,
121,1051,221,167,197,1050,262368,194,194,213,262205,121,1052,221,262268,123,1053,1052,196670,1001,
1053,327737,123,1054,682,1001,327813,123,58,225,1054,327813,123,59,1053,226,131321,1055,131320,
1055,458997,129,1056,169,1026,1057,1058,458997,121,1059,1007,1026,61,1058,262390,1060,1058,0,
131321,1061,131320,1061,327856,160,1062,1059,231,262394,1062,1063,1060,131320,1063,327856,160,
1064,1059,232,196855,1065,0,262394,1064,1066,1065,131320,1066,262205,121,1067,988,196670,1003,
1067,262205,121,1068,989,196670,1004,1068,196670,1005,1020,196670,1006,1059,524345,142,1069,964,
1003,1004,1005,1006,327822,142,60,1069,58,196670,1002,60,131321,1070,131320,1070,458997,129,1071,
1056,1066,1072,1073,458997,121,1074,197,1066,1075,1073,458997,129,1076,169,1066,1077,1073,262390,
1078,1073,1,131321,1079,131320,1079,327857,160,1080,1076,170,262394,1080,1081,1078,131320,1081,
327745,124,1082,1002,1076,262205,123,1083,1082,327864,160,1084,1083,225,196855,1085,0,262394,1084,
1086,1087,131320,1086,262205,123,1088,1082,131321,1085,131320,1087,131321,1085,131320,1085,458997,
123,1089,1088,1086,225,1087,327866,160,1090,1089,233,393385,123,1091,1090,1089,233,393228,123,
1092,1,2,1091,262254,129,1093,1092,327808,129,1072,1071,1093,327879,129,1094,1093,234,262268,121,
1095,1094,327812,129,1096,214,1076,327876,121,1097,1095,1096,327877,121,1075,1074,1097,131321,
1073,131320,1073,327808,129,1077,1076,172,131321,1070,131320,1078,131321,1065,131320,1065,458997,
129,1057,1056,1063,1071,1078,458997,121,1098,197,1063,1074,1078,327814,121,1099,1059,195,327817,
121,1100,1059,195,393281,220,1101,238,1099,1100,196670,1101,1098,131321,1058,131320,1058,327808,
121,61,1059,56,131321,1055,131320,1060,458986,129,1102,223,167,197,1056,262368,194,194,213,131326,
59,65592,327734,121,427,0,145,196663,128,1103,196663,128,1104,131320,1105,262205,121,1106,1103,
327812,121,1107,1106,195,327814,121,1108,1107,62,262205,121,1109,1103,327812,121,1110,1109,195,
327817,121,1111,1110,62,327854,160,1112,1111,64,327846,160,1113,63,1112,262312,160,1114,1113,
196855,1115,0,262394,1114,1116,1115,131320,1116,327854,160,1117,1108,239,131321,1115,131320,1115,
458997,160,1118,1113,1105,1117,1116,196855,1119,0,262394,1118,1120,1119,131320,1120,262205,121,
1121,1103,327812,121,1122,1121,195,262205,121,1123,1104,327808,121,1124,1122,1123,131326,1124,
131320,1119,327812,121,1125,1108,62,327814,121,1126,1111,194,327808,121,1127,1125,1126,262205,121,
1128,1104,327879,121,1129,1128,167,327808,121,1130,1127,1129,262205,121,1131,1104,327874,121,1132,
1131,172,327812,121,1133,1132,240,327808,121,1134,1130,1133,131326,1134,65592,327734,123,558,0,
146,196663,135,1135,196663,135,1136,196663,124,1137,196663,128,1138,131320,1139,262205,129,1140,
1135,262205,129,1141,1136,327810,129,1142,1140,1141,262255,123,1143,1142,327745,244,1144,243,172,
262205,121,1145,1144,262205,121,1146,1138,327808,121,1147,1145,1146,393281,208,1148,69,169,1147,
262205,123,1149,1148,262205,123,1150,1137,327813,123,71,1149,1150,327813,123,72,1143,71,327745,
244,1151,243,192,262205,121,1152,1151,327851,160,1153,1152,217,196855,1154,0,262394,1153,1155,
1154,131320,1155,262205,121,1156,1138,327808,121,1157,1152,1156,393281,208,1158,69,169,1157,
262205,123,1159,1158,327809,123,73,72,1159,131321,1154,131320,1154,458997,123,1160,72,1139,73,
1155,131326,1160,65592,327734,147,1161,0,148,196663,124,1162,196663,124,1163,196663,128,1164,
196663,128,1165,131320,1166,262203,245,1167,7,262205,121,1168,1165,327812,121,1169,1168,247,
262205,121,1170,1164,327808,121,1171,1169,1170,393281,248,1172,76,169,1171,262205,147,1173,1172,
196670,1167,1173,262205,123,1174,1162,327745,124,1175,1167,197,262205,123,1176,1175,327813,123,77,
1174,1176,262205,123,1177,1163,327745,124,1178,1167,167,262205,123,1179,1178,327813,123,78,1177,
1179,327811,123,79,77,78,262205,123,1180,1162,262205,123,1181,1178,327813,123,80,1180,1181,262205,
123,1182,1163,262205,123,1183,1175,327813,123,81,1182,1183,327809,123,82,80,81,327760,147,1184,79,
82,131326,1184,65592,327734,119,638,0,150,196663,128,1185,196663,149,1186,196663,128,1187,131320,
1188,262203,124,1189,7,262203,124,1190,7,262203,128,1191,7,262203,128,1192,7,262203,124,1193,7,
262203,124,1194,7,262203,128,1195,7,262203,128,1196,7,262203,245,1197,7,262203,124,1198,7,262203,
124,1199,7,262203,128,1200,7,262203,128,1201,7,262203,245,1202,7,262203,124,1203,7,262203,124,
1204,7,262203,128,1205,7,262203,128,1206,7,262203,149,1207,7,262203,124,1208,7,262203,124,1209,7,
262203,124,1210,7,262203,124,1211,7,262205,121,1212,1185,327812,121,1213,1212,195,327814,121,1214,
1213,62,262205,121,1215,1185,327812,121,83,1215,195,327817,121,84,83,62,327745,250,1216,89,169,
262205,121,1217,1216,262205,121,1218,1187,327808,121,90,1217,1218,327808,121,1219,84,194,327856,
160,1220,1214,251,327856,160,1221,84,64,327847,160,1222,1220,1221,196855,1223,0,262394,1222,1224,
1223,131320,1224,196855,1225,0,262394,63,1226,1227,131320,1226,327814,121,91,84,194,327745,124,
1228,1186,197,262205,123,1229,1228,196670,1189,1229,327745,124,1230,1186,167,262205,123,1231,1230,
196670,1190,1231,196670,1191,91,196670,1192,90,524345,147,1232,1161,1189,1190,1191,1192,327761,
123,1233,1232,0,196670,1228,1233,327761,123,1234,1232,1,196670,1230,1234,327808,121,92,91,167,
327745,124,1235,1186,194,262205,123,1236,1235,196670,1193,1236,327745,124,1237,1186,193,262205,
123,1238,1237,196670,1194,1238,196670,1195,92,196670,1196,90,524345,147,1239,1161,1193,1194,1195,
1196,327761,123,1240,1239,0,196670,1235,1240,327761,123,1241,1239,1,196670,1237,1241,131321,1225,
131320,1227,327814,121,93,84,194,327745,124,1242,1186,197,262205,123,1243,1242,196670,1198,1243,
327745,124,1244,1186,194,262205,123,1245,1244,196670,1199,1245,196670,1200,93,196670,1201,90,
524345,147,1246,1161,1198,1199,1200,1201,196670,1197,1246,327808,121,94,93,167,327745,124,1247,
1186,167,262205,123,1248,1247,196670,1203,1248,327745,124,1249,1186,193,262205,123,1250,1249,
196670,1204,1250,196670,1205,94,196670,1206,90,524345,147,1251,1161,1203,1204,1205,1206,196670,
1202,1251,327745,124,1252,1197,197,262205,123,1253,1252,327745,124,1254,1202,197,262205,123,1255,
1254,327745,124,1256,1197,167,262205,123,1257,1256,327745,124,1258,1202,167,262205,123,1259,1258,
458832,142,1260,1253,1255,1257,1259,196670,1186,1260,327814,121,1261,84,194,327808,121,1262,1261,
252,131321,1225,131320,1225,458997,121,1263,1219,1226,1262,1227,458997,121,1264,84,1226,1261,1227,
131321,1223,131320,1223,458997,121,1265,1219,1188,1263,1225,458997,121,1266,84,1188,1264,1225,
327856,160,1267,1214,65,196855,1268,0,262394,1267,1269,1270,131320,1269,327745,244,1271,243,253,
262205,121,1272,1271,262205,121,1273,1187,327745,244,1274,243,190,262205,121,1275,1274,327812,121,
1276,1273,1275,327808,121,1277,1272,1276,327812,121,1278,1214,256,327808,121,1279,1277,1278,
262205,142,1280,1186,327745,257,1281,243,166,262205,123,1282,1281,327822,142,95,1280,1282,196670,
1207,95,327808,121,1283,1279,1266,327745,124,1284,1207,197,262205,123,1285,1284,393281,208,1286,
43,169,1283,196670,1286,1285,327808,121,1287,1283,167,327745,124,1288,1207,167,262205,123,1289,
1288,393281,208,1290,43,169,1287,196670,1290,1289,327808,121,1291,1279,1265,327745,124,1292,1207,
194,262205,123,1293,1292,393281,208,1294,43,169,1291,196670,1294,1293,327808,121,1295,1291,167,
327745,124,1296,1207,193,262205,123,1297,1296,393281,208,1298,43,169,1295,196670,1298,1297,131321,
1268,131320,1270,327810,121,1299,1214,65,327856,160,1300,1299,66,196855,1301,0,262394,1300,1302,
1303,131320,1302,131321,1301,131320,1303,327810,121,1304,1299,66,131321,1301,131320,1301,458997,
121,1305,1299,1302,1304,1303,327745,244,1306,243,258,262205,121,1307,1306,327812,121,1308,1305,
1307,327808,121,1309,1308,90,327812,121,1310,1309,256,327745,124,1311,1186,197,262205,123,1312,
1311,196670,1208,1312,327745,124,1313,1186,167,262205,123,1314,1313,196670,1209,1314,393273,121,
1315,670,1208,1209,327745,124,1316,1186,194,262205,123,1317,1316,196670,1210,1317,327745,124,1318,
1186,193,262205,123,1319,1318,196670,1211,1319,393273,121,1320,670,1210,1211,196855,1321,0,262394,
1300,1322,1323,131320,1322,327808,121,1324,1310,1266,327814,121,1325,1324,194,393281,250,1326,98,
169,1325,196670,1326,1315,327808,121,1327,1310,1265,327814,121,1328,1327,194,393281,250,1329,98,
169,1328,196670,1329,1320,131321,1321,131320,1323,327808,121,1330,1310,1266,327814,121,1331,1330,
194,393281,250,1332,101,169,1331,196670,1332,1315,327808,121,1333,1310,1265,327814,121,1334,1333,
194,393281,250,1335,101,169,1334,196670,1335,1320,131321,1321,131320,1321,131321,1268,131320,1268,
65789,65592,327734,119,587,0,151,196663,128,1336,196663,124,1337,196663,128,1338,131320,1339,
262203,124,1340,7,262203,124,1341,7,327745,244,1342,243,253,262205,121,1343,1342,262205,121,1344,
1338,327745,244,1345,243,190,262205,121,1346,1345,327812,121,1347,1344,1346,327808,121,1348,1343,
1347,262205,121,1349,1336,327808,121,1350,1348,1349,393281,208,1351,43,169,1350,262205,123,1352,
1351,196670,1340,1352,262205,123,1353,1337,196670,1341,1353,393273,123,1354,791,1340,1341,196670,
1351,1354,65789,65592,327734,119,595,0,152,196663,128,1355,196663,124,1356,196663,124,1357,196663,
128,1358,131320,1359,262203,124,1360,7,262203,124,1361,7,262203,124,1362,7,262203,124,1363,7,
262205,123,1364,1356,327866,160,1365,1364,176,262205,123,1366,1356,393385,123,1367,1365,1366,176,
196855,1368,0,262394,102,1369,1370,131320,1369,262205,123,1371,1356,262205,123,1372,1356,262271,
123,103,1372,196670,1360,103,327737,123,1373,715,1360,196670,1361,187,196670,1362,1373,393273,123,
1374,791,1361,1362,196670,1363,1374,327737,123,1375,682,1363,327813,123,104,1371,1375,262205,123,
1376,1357,327813,123,105,104,1376,131321,1368,131320,1370,327813,123,106,1367,1367,262205,123,
1377,1357,327813,123,107,106,1377,131321,1368,131320,1368,458997,123,1378,105,1369,107,1370,
327745,244,1379,243,253,262205,121,1380,1379,262205,121,1381,1358,327745,244,1382,243,190,262205,
121,1383,1382,327812,121,1384,1381,1383,327808,121,1385,1380,1384,262205,121,1386,1355,327808,121,
1387,1385,1386,393281,208,1388,43,169,1387,196670,1388,1378,65789,65592,327734,131,491,0,153,
196663,128,1389,196663,128,1390,131320,1391,196855,1392,0,262394,261,1393,1394,131320,1393,262205,
121,1395,1390,327745,262,1396,238,1395,262205,131,1397,1396,131321,1392,131320,1394,262205,121,
1398,1389,327812,121,1399,1398,264,262205,121,1400,1390,327808,121,1401,1399,1400,393281,265,1402,
111,169,1401,262205,131,1403,1402,131321,1392,131320,1392,458997,131,1404,1397,1393,1403,1394,
131326,1404,65592,};
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
    {BITNET__WORDS(numbers_plain), BITNET__WORDS(numbers_plain)},
    {BITNET__WORDS(prepare_plain), BITNET__WORDS(prepare_fast)},
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
