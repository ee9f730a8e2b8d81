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
       if (gpu) bitnet_gpu_attach(session, gpu);                    // else: on the CPU, as ever
       bitnet_generate(session, "Once upon a time", NULL, print, NULL);
       bitnet_session_free(session);
       bitnet_gpu_free(gpu);                                     // after its sessions,
       bitnet_model_free(model);                                    // before its model

   An attached session is used as any other, through all of bitnet.h, with the same results, to the
   last bit. It may be attached and detached in mid-sentence.

2 WHAT RUNS WHERE                                                                    >>gpu-what

   On the GPU: everything of a token, from its embedding to the greatest logit, in 5 dispatches a
   layer and 4 more. A greedy session goes on by itself: the greatest logit's token is the next one
   embedded, several tokens in one submit (`tokens_per_submit`), and each is handed out when it is
   sampled; if something else is fed, what was computed ahead is dropped. Of each token its id and
   its final state come back. Sessions that sample get all logits of each token. Prompts go in
   batches of up to 128 tokens through a tiled integer product; batches of 2 to 8 tokens, as
   speculative decoding verifies them, read the weights once.

   On the CPU: tokenizing, sampling, and whatever an observer of layers wants to see.

   Each session has its KV cache and buffers on the GPU. What bitnet_session_save and _copy need
   comes back when they are called; a copy, or a restored session, starts on the CPU: attach it.

   Models with ternary layers (I2_S, TQ1_0, TQ2_0 with one scale per tensor or row), and embeddings
   and heads that are not ternary, which are uploaded as halves if they are that and else as
   floats. Others are refused with BITNET_ERROR_GPU_UNSUPPORTED.

3 YOUR OWN VULKAN                                                                  >>gpu-vulkan

   bitnet_gpu_options.vulkan takes your vkGetInstanceProcAddr, instance, device and queue, and
   functions that lock the queue. With BITNET_GPU_USE_VOLK the loader is that of <volk.h>; the
   program must contain volk then. A program that needs prototypes of Vulkan's functions, or volk,
   includes those headers before this one. Needed: Vulkan 1.1, a compute queue, no feature. Used if
   present: subgroup shuffles with the integer dot product (the fast tier), float controls.

   Old C libraries (glibc before 2.34) want -ldl.

4 WHEN IT FAILS                                                                   >>gpu-failure

   bitnet_gpu_create tests what it opens: the device's arithmetic, and then each kernel on the
   model's own weights against scalar C, by memcmp. If the fast tier fails, the plain one is taken;
   if that fails, there is no GPU. The log hook of the model is told the reason.

   A device that is lost, runs out of memory or takes too long in mid-sentence costs nothing but
   time: the session leaves it, computes again on the CPU what only the GPU had, and goes on with
   the same text. It stays on the CPU until it is attached again.
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
   given. What does not fit the device, its driver or these shaders is ignored. */
typedef struct bitnet_gpu_cache {
    const char *path;                                        /* a file, replaced as a whole; or: */
    size_t (*load)(void *user, void *data, size_t capacity); /* returns the size there is, or 0 */
    void (*store)(void *user, const void *data, size_t size);
    void *user;
} bitnet_gpu_cache;

typedef struct bitnet_gpu_options {
    int device; /* its number in the list, from 1; 0: the first that is no SOFTWARE */
    bitnet_gpu_tier tier;
    int tokens_per_submit; /* of greedy sessions, at most 32; 0: 16 */
    uint64_t buffer_limit; /* of a storage buffer, bytes, if less than the device's; 0: that */
    bitnet_gpu_vulkan vulkan;
    bitnet_gpu_cache cache;
    bitnet_progress progress; /* of the upload */
} bitnet_gpu_options;

/* Opens a device and uploads the model's weights, which must outlive it. Sessions of several
   threads may share it. NULL on error, with a NULL model too. Errors: GPU_..., OUT_OF_MEMORY,
   ARGUMENT, CANCELLED. */
BITNET_API bitnet_gpu *bitnet_gpu_create(bitnet_model *model, const bitnet_gpu_options *options,
                                         bitnet_error *error);

/* Frees it, after all its sessions have been detached or destroyed. NULL is fine. */
BITNET_API void bitnet_gpu_free(bitnet_gpu *gpu);

/* Moves a session of the same model to the GPU. On an error, told by bitnet_session_message, it
   stays where it is. Errors: ARGUMENT, GPU_MEMORY (the message offers a smaller context),
   GPU_UNSUPPORTED, GPU_FAILED, OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_gpu_attach(bitnet_session *session, bitnet_gpu *gpu);

/* Moves it back, KV cache and all; NULL or not attached: nothing happens. */
BITNET_API void bitnet_gpu_detach(bitnet_session *session);

/* True if the session is computed on a GPU: attached, and not left because of a failure. */
BITNET_API bool bitnet_gpu_is_attached(const bitnet_session *session);

typedef struct bitnet_gpu_stats {
    const char *device;                  /* its name */
    const char *tier;                    /* "fast" or "plain" */
    uint64_t memory;                     /* bytes allocated on the device, sessions included */
    uint64_t weight_bytes;               /* that a token reads: layers and head */
    uint64_t uploaded, downloaded;       /* bytes, so far */
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
   ============================================================================================ */

/* clang-format off */
#define BITNET__VK_INSTANCE(X) \
    X(DestroyInstance) X(EnumeratePhysicalDevices) X(GetPhysicalDeviceProperties2) \
    X(GetPhysicalDeviceFeatures2) X(GetPhysicalDeviceMemoryProperties2) \
    X(GetPhysicalDeviceQueueFamilyProperties) X(EnumerateDeviceExtensionProperties) \
    X(CreateDevice) X(GetDeviceProcAddr)

#define BITNET__VK_DEVICE(X) \
    X(DestroyDevice) X(GetDeviceQueue) X(DeviceWaitIdle) X(CreateBuffer) X(DestroyBuffer) \
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
    if (vk->GetInstanceProcAddr)
        vk->CreateInstance =
            (PFN_vkCreateInstance)vk->GetInstanceProcAddr(NULL, "vkCreateInstance");
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
   ============================================================================================ */

enum {
    BITNET__GPU_THREADS = 128, /* of a workgroup: what every device has */
    BITNET__GPU_BINDINGS = 8,  /* storage buffers of a shader */
    BITNET__GPU_BATCH = 128,   /* tokens of a prompt in one submit */
    BITNET__GPU_STATES = 32,   /* tokens of a submit whose states come back */
    BITNET__GPU_VERIFIED = 8   /* rows of a batch that all get logits */
};

/* What a device is and can. */
typedef struct bitnet__gpu_abilities {
    VkPhysicalDevice physical;
    bitnet_gpu_device info;
    VkPhysicalDeviceLimits limits;
    VkDeviceSize largest_allocation;
    uint32_t queue_family, vendor, device, driver;
    uint8_t cache_uuid[VK_UUID_SIZE];
    bool shuffles;       /* subgroups of 8 or more that can shuffle */
    bool integer_dot;    /* as a feature */
    bool float_controls; /* denormals kept and rounding to nearest even can be asked for */
    bool has_dot_extension, has_controls_extension, has_budget_extension;
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
    if (machine->vk.EnumerateDeviceExtensionProperties(a->physical, NULL, &count, NULL) !=
            VK_SUCCESS ||
        count == 0)
        return;
    list = (VkExtensionProperties *)bitnet__alloc(&machine->allocator, count, sizeof *list);
    if (list && machine->vk.EnumerateDeviceExtensionProperties(a->physical, NULL, &count, list) >=
                    VK_SUCCESS)
        for (i = 0; i < count; i++) {
            const char *name = list[i].extensionName;
            if (!strcmp(name, "VK_KHR_shader_integer_dot_product")) a->has_dot_extension = true;
            if (!strcmp(name, "VK_KHR_shader_float_controls")) a->has_controls_extension = true;
            if (!strcmp(name, "VK_EXT_memory_budget")) a->has_budget_extension = true;
        }
    bitnet__free(&machine->allocator, list);
}

/* The first family of queues that computes; the number of families if there is none. */
static uint32_t bitnet__gpu_queue_family(const bitnet__gpu_machine *machine,
                                         VkPhysicalDevice physical, uint32_t *count) {
    VkQueueFamilyProperties families[16];
    uint32_t i, found;
    machine->vk.GetPhysicalDeviceQueueFamilyProperties(physical, count, NULL);
    if (*count > 16) *count = 16;
    found = *count;
    machine->vk.GetPhysicalDeviceQueueFamilyProperties(physical, count, families);
    for (i = *count; i-- > 0;)
        if (families[i].queueFlags & VK_QUEUE_COMPUTE_BIT) found = i;
    return found;
}

/* Bytes that are free in the device's own memory, as far as it tells. */
static uint64_t bitnet__gpu_free_memory(const bitnet__vk *vk, const bitnet__gpu_abilities *a) {
    BITNET__VK_STRUCT(VkPhysicalDeviceMemoryProperties2, memory,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2);
    BITNET__VK_STRUCT(VkPhysicalDeviceMemoryBudgetPropertiesEXT, budget,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES_EXT);
    uint64_t most = 0;
    uint32_t i;
    if (a->has_budget_extension) memory.pNext = &budget;
    vk->GetPhysicalDeviceMemoryProperties2(a->physical, &memory);
    for (i = 0; i < memory.memoryProperties.memoryHeapCount; i++) {
        uint64_t size = memory.memoryProperties.memoryHeaps[i].size;
        if (!(memory.memoryProperties.memoryHeaps[i].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT))
            continue;
        if (a->has_budget_extension)
            size = budget.heapBudget[i] > budget.heapUsage[i]
                       ? budget.heapBudget[i] - budget.heapUsage[i]
                       : 0;
        if (size > most) most = size;
    }
    return most;
}

static void bitnet__gpu_ask(const bitnet__gpu_machine *machine, VkPhysicalDevice physical,
                            bitnet__gpu_abilities *a) {
    static const bitnet_gpu_kind kinds[] = {BITNET_GPU_OTHER, BITNET_GPU_INTEGRATED,
                                            BITNET_GPU_DISCRETE, BITNET_GPU_VIRTUAL,
                                            BITNET_GPU_SOFTWARE};
    const VkSubgroupFeatureFlags needed =
        VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_SHUFFLE_BIT;
    BITNET__VK_STRUCT(VkPhysicalDeviceProperties2, properties,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    BITNET__VK_STRUCT(VkPhysicalDeviceSubgroupProperties, subgroup,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
    BITNET__VK_STRUCT(VkPhysicalDeviceMaintenance3Properties, sizes,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES);
    BITNET__VK_STRUCT(VkPhysicalDeviceFloatControlsProperties, controls,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES);
    BITNET__VK_STRUCT(VkPhysicalDeviceFeatures2, features,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    BITNET__VK_STRUCT(VkPhysicalDeviceShaderIntegerDotProductFeatures, dot,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES);
    uint32_t families;
    memset(a, 0, sizeof *a);
    a->physical = physical;
    bitnet__gpu_extensions(machine, a);
    properties.pNext = &subgroup;
    subgroup.pNext = &sizes;
    if (a->has_controls_extension) sizes.pNext = &controls;
    machine->vk.GetPhysicalDeviceProperties2(physical, &properties);
    if (a->has_dot_extension) features.pNext = &dot;
    machine->vk.GetPhysicalDeviceFeatures2(physical, &features);

    a->limits = properties.properties.limits;
    a->largest_allocation = sizes.maxMemoryAllocationSize;
    a->vendor = properties.properties.vendorID;
    a->device = properties.properties.deviceID;
    a->driver = properties.properties.driverVersion;
    memcpy(a->cache_uuid, properties.properties.pipelineCacheUUID, VK_UUID_SIZE);
    a->shuffles = subgroup.subgroupSize >= 8 &&
                  (subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT) &&
                  (subgroup.supportedOperations & needed) == needed;
    a->integer_dot = dot.shaderIntegerDotProduct == VK_TRUE;
    a->float_controls =
        controls.shaderDenormPreserveFloat32 && controls.shaderRoundingModeRTEFloat32;
    a->queue_family = bitnet__gpu_queue_family(machine, physical, &families);
    memcpy(a->info.name, properties.properties.deviceName, sizeof a->info.name);
    a->info.kind = (unsigned)properties.properties.deviceType < 5
                       ? kinds[properties.properties.deviceType]
                       : BITNET_GPU_OTHER;
    a->info.memory = bitnet__gpu_free_memory(&machine->vk, a);
    a->info.usable = properties.properties.apiVersion >= VK_API_VERSION_1_1 &&
                     a->queue_family < families &&
                     a->limits.maxPerStageDescriptorStorageBuffers >= BITNET__GPU_BINDINGS;
    a->info.fast = a->shuffles && a->integer_dot;
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
    for (i = 0; i < count && result >= VK_SUCCESS; i++) { /* sorted by kind, else as they come */
        bitnet__gpu_abilities abilities;
        bitnet__gpu_ask(machine, list[i], &abilities);
        for (at = machine->count++; at > 0; at--) {
            if (machine->devices[at - 1].info.kind <= abilities.info.kind) break;
            machine->devices[at] = machine->devices[at - 1];
        }
        machine->devices[at] = abilities;
    }
    bitnet__free(&machine->allocator, list);
    return result >= VK_SUCCESS ? BITNET_OK
                                : bitnet__vk_check(result, "vkEnumeratePhysicalDevices", error);
}

/* Opens Vulkan and looks around. On an error nothing is left open. */
static bitnet_result bitnet__gpu_machine_open(bitnet__gpu_machine *machine,
                                              const bitnet_gpu_vulkan *given,
                                              const bitnet_allocator *allocator,
                                              bitnet_error *error) {
    BITNET__VK_STRUCT(VkApplicationInfo, application, VK_STRUCTURE_TYPE_APPLICATION_INFO);
    BITNET__VK_STRUCT(VkInstanceCreateInfo, create, VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
    bitnet_result result;
    memset(machine, 0, sizeof *machine);
    machine->allocator = *allocator;
    if ((result = bitnet__vk_open(&machine->vk, given, error)) != BITNET_OK) return result;
    if (given && given->instance) {
        machine->instance = (VkInstance)given->instance;
    } else {
        VkResult made;
        application.pApplicationName = "bitnet.h";
        application.apiVersion = VK_API_VERSION_1_1;
        create.pApplicationInfo = &application;
        made = machine->vk.CreateInstance(&create, NULL, &machine->instance);
        machine->owns_instance = made == VK_SUCCESS;
        result = made == VK_ERROR_INCOMPATIBLE_DRIVER
                     ? bitnet__fail(error, BITNET_ERROR_GPU_NONE, "there is no Vulkan driver")
                     : bitnet__vk_check(made, "vkCreateInstance", error);
    }
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
    bitnet__gpu_machine machine; /* without its list of devices */
    bitnet__vk vk;               /* the same functions, and the device's */
    bitnet__gpu_abilities can;
    VkDevice device;
    bool owns_device;
    VkQueue queue;
    bool fast, has_integer_dot, has_float_controls;
#if !defined(BITNET_NO_THREADS)
    bitnet__monitor monitor; /* over the queue, the pipelines and the statistics */
    bool has_monitor;
#endif
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
    bitnet__gpu_table head, embedding; /* with the same pieces if they are one */
    bitnet__gpu_region parameters;     /* gains, scales and biases */
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

/* Chooses among the machine's devices and checks that this one will do. */
static bitnet_result bitnet__gpu_choose_device(bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_gpu_vulkan *given = &gpu->options.vulkan;
    const bitnet__gpu_machine *machine = &gpu->machine;
    int chosen = gpu->options.device - 1, i;
    if (gpu->options.device < 0 || gpu->options.device > machine->count)
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "there are only %i devices",
                            (int64_t)machine->count);
    for (i = 0; i < machine->count && chosen < 0; i++) {
        const bitnet_gpu_device *info = &machine->devices[i].info;
        if (given->physical_device) {
            if (machine->devices[i].physical == (VkPhysicalDevice)given->physical_device)
                chosen = i;
        } else if (info->usable && info->kind != BITNET_GPU_SOFTWARE) {
            chosen = i;
        }
    }
    if (chosen < 0)
        return bitnet__fail(error, BITNET_ERROR_GPU_NONE,
                            given->physical_device ? "that is no device of this instance"
                                                   : "there is no GPU that can be used");
    gpu->can = machine->devices[chosen];
    if (!gpu->can.info.usable)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "%s has no Vulkan 1.1 or cannot compute", gpu->can.info.name);
    gpu->largest_range = gpu->can.limits.maxStorageBufferRange;
    if (gpu->options.buffer_limit && gpu->options.buffer_limit < gpu->largest_range)
        gpu->largest_range = gpu->options.buffer_limit;
    gpu->largest_block = gpu->can.largest_allocation < (VkDeviceSize)1 << 30
                             ? gpu->can.largest_allocation
                             : (VkDeviceSize)1 << 30;
    return BITNET_OK;
}

/* The caller's device, or one of our own with what the fast tier needs. */
static bitnet_result bitnet__gpu_open_device(bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_gpu_vulkan *given = &gpu->options.vulkan;
    BITNET__VK_STRUCT(VkDeviceQueueCreateInfo, queue, VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
    BITNET__VK_STRUCT(VkDeviceCreateInfo, create, VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
    BITNET__VK_STRUCT(VkPhysicalDeviceShaderIntegerDotProductFeatures, dot,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES);
    const char *extensions[2];
    const float priority = 1;
    bitnet_result result;
    if (given->device) {
        gpu->device = (VkDevice)given->device;
        gpu->queue = (VkQueue)given->queue;
        gpu->can.queue_family = given->queue_family;
        gpu->has_integer_dot = given->integer_dot;
        gpu->has_float_controls = given->float_controls && gpu->can.float_controls;
        return bitnet__vk_device(&gpu->vk, gpu->device, error);
    }
    gpu->has_integer_dot = gpu->can.integer_dot;
    gpu->has_float_controls = gpu->can.float_controls;
    queue.queueFamilyIndex = gpu->can.queue_family;
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    create.queueCreateInfoCount = 1;
    create.pQueueCreateInfos = &queue;
    create.ppEnabledExtensionNames = extensions;
    if (gpu->has_integer_dot) {
        dot.shaderIntegerDotProduct = VK_TRUE;
        create.pNext = &dot;
        extensions[create.enabledExtensionCount++] = "VK_KHR_shader_integer_dot_product";
    }
    if (gpu->has_float_controls)
        extensions[create.enabledExtensionCount++] = "VK_KHR_shader_float_controls";
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
   ============================================================================================ */

static VkDeviceSize bitnet__gpu_align(VkDeviceSize size) { return (size + 255) / 256 * 256; }

static void bitnet__gpu_block_free(bitnet_gpu *gpu, bitnet__gpu_block *block) {
    if (block->buffer) gpu->vk.DestroyBuffer(gpu->device, block->buffer, NULL);
    if (block->memory) {
        gpu->vk.FreeMemory(gpu->device, block->memory, NULL);
        gpu->stats.memory -= block->size;
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
        gpu->stats.memory += block->size;
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
    VkDeviceSize staging;    /* of which so many bytes at the front are for transfers */
    VkCommandPool pool;      /* of commands that are recorded for one submit */
    VkCommandBuffer before, body, after;
    VkFence fence;
    bool busy; /* something was submitted and has not been waited for, at least not to its end */
} bitnet__gpu_channel;

/* Waits until the device is through, however long that takes: what it works on may not be freed. A
   device that is lost says so at once, and one that hangs is lost when its driver has seen it. */
static void bitnet__gpu_channel_drain(bitnet__gpu_channel *channel) {
    bitnet_gpu *gpu = channel->gpu;
    if (gpu && channel->busy)
        gpu->vk.WaitForFences(gpu->device, 1, &channel->fence, VK_TRUE, UINT64_MAX);
    channel->busy = false;
}

static void bitnet__gpu_channel_close(bitnet__gpu_channel *channel) {
    bitnet_gpu *gpu = channel->gpu;
    if (!gpu) return;
    bitnet__gpu_channel_drain(channel);
    if (channel->fence) gpu->vk.DestroyFence(gpu->device, channel->fence, NULL);
    if (channel->pool) gpu->vk.DestroyCommandPool(gpu->device, channel->pool, NULL);
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
    submit.commandBufferCount = count;
    submit.pCommandBuffers = commands;
    bitnet__gpu_lock(gpu);
    if (given->lock) given->lock(given->user);
    result = gpu->vk.QueueSubmit(gpu->queue, 1, &submit, channel->fence);
    if (given->unlock) given->unlock(given->user);
    gpu->stats.submits++;
    bitnet__gpu_unlock(gpu);
    channel->busy = result == VK_SUCCESS;
    return bitnet__vk_check(result, "vkQueueSubmit", error);
}

/* Microseconds until a GPU is given up. A CPU that plays one compiles kernels when they are first
   used, and may be busy with much else. */
static int64_t bitnet__gpu_patience(const bitnet_gpu *gpu) {
    return gpu->can.info.kind == BITNET_GPU_SOFTWARE ? 600000000 : 20000000;
}

/* Waits for what was submitted, at most so many microseconds. PENDING: it is still under way. */
static bitnet_result bitnet__gpu_wait(bitnet__gpu_channel *channel, int64_t microseconds,
                                      bitnet_error *error) {
    bitnet_gpu *gpu = channel->gpu;
    uint64_t nanoseconds = microseconds > 0 ? (uint64_t)microseconds * 1000 : 0;
    VkResult result = gpu->vk.WaitForFences(gpu->device, 1, &channel->fence, VK_TRUE, nanoseconds);
    if (result == VK_TIMEOUT && microseconds < bitnet__gpu_patience(gpu)) return BITNET_PENDING;
    channel->busy = result != VK_SUCCESS;
    if (result == VK_SUCCESS) result = gpu->vk.ResetFences(gpu->device, 1, &channel->fence);
    if (result == VK_SUCCESS) result = gpu->vk.ResetCommandPool(gpu->device, channel->pool, 0);
    return bitnet__vk_check(result, "vkWaitForFences", error);
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
        if (result == BITNET_OK)
            result = bitnet__gpu_wait(channel, bitnet__gpu_patience(gpu), error);
        if (result == BITNET_OK && !up) memcpy(bytes, channel->block.mapped, (size_t)copy.size);
        if (up) gpu->stats.uploaded += copy.size;
        else gpu->stats.downloaded += copy.size;
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
    const bitnet_model_info *info = &gpu->model->info;
    switch (product) {
    case BITNET__PRODUCT_OUTPUT: return info->heads * info->head_width;
    case BITNET__PRODUCT_DOWN: return info->ffn_width;
    default: return info->width;
    }
}

/* Rows of a product; of gate and up together, as many as each has. */
static int bitnet__gpu_rows(const bitnet_gpu *gpu, int product) {
    const bitnet_model_info *info = &gpu->model->info;
    switch (product) {
    case BITNET__PRODUCT_QKV: return (info->heads + 2 * info->kv_heads) * info->head_width;
    case BITNET__PRODUCT_GATE_UP: return info->ffn_width;
    default: return info->width;
    }
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
        *next++ = gpu->head.halves;
        *next++ = (uint32_t)tokens;
        *next++ = (uint32_t)bitnet__gpu_team_rows(gpu, gpu->head.piece_rows, tokens);
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

typedef struct bitnet__gpu_cache_key {
    char magic[4];
    uint32_t vendor, device, driver, shaders;
    uint8_t uuid[VK_UUID_SIZE];
} bitnet__gpu_cache_key;

static bitnet__gpu_cache_key bitnet__gpu_key(const bitnet_gpu *gpu) {
    bitnet__gpu_cache_key key;
    int i, tier;
    memset(&key, 0, sizeof key);
    memcpy(key.magic, "BNGC", 4);
    key.vendor = gpu->can.vendor;
    key.device = gpu->can.device;
    key.driver = gpu->can.driver;
    for (i = 0; i < BITNET__SOURCES; i++)
        for (tier = 0; tier < 2; tier++) {
            bitnet__gpu_words words = bitnet__gpu_source(i, tier == 1);
            key.shaders = bitnet__crc32(key.shaders, words.words, words.count * 4);
        }
    memcpy(key.uuid, gpu->can.cache_uuid, sizeof key.uuid);
    return key;
}

/* What was kept, or nothing: `capacity` bytes of it, and its size. */
static size_t bitnet__gpu_cache_read(const bitnet_gpu_cache *cache, void *data, size_t capacity) {
    if (cache->load) return cache->load(cache->user, data, capacity);
#ifndef BITNET_NO_STDIO
    if (cache->path) {
        FILE *file = bitnet__open(cache->path, "rb");
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

static void bitnet__gpu_cache_write(const bitnet_gpu_cache *cache, const void *data, size_t size) {
    if (cache->store) {
        cache->store(cache->user, data, size);
        return;
    }
#ifndef BITNET_NO_STDIO
    if (cache->path) {
        bitnet_error name;
        FILE *file;
        bitnet__fail(&name, BITNET_OK, "%s.tmp", cache->path);
        file = bitnet__open(name.message, "wb");
        if (!file) return;
        if ((fwrite(data, 1, size, file) == size) + (fclose(file) == 0) == 2)
            bitnet__rename(name.message, cache->path);
    }
#endif
}

static bitnet_result bitnet__gpu_cache_open(bitnet_gpu *gpu, bitnet_error *error) {
    BITNET__VK_STRUCT(VkPipelineCacheCreateInfo, create,
                      VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO);
    bitnet__gpu_cache_key key = bitnet__gpu_key(gpu);
    size_t size = bitnet__gpu_cache_read(&gpu->options.cache, NULL, 0);
    uint8_t *data = NULL;
    bitnet_result result;
    if (size > sizeof key && size < (size_t)1 << 28)
        data = (uint8_t *)bitnet__alloc(&gpu->allocator, size, 1);
    if (data && bitnet__gpu_cache_read(&gpu->options.cache, data, size) == size &&
        memcmp(data, &key, sizeof key) == 0) {
        create.initialDataSize = size - sizeof key;
        create.pInitialData = data + sizeof key;
        gpu->cache_size = create.initialDataSize;
    }
    result = bitnet__vk_check(
        gpu->vk.CreatePipelineCache(gpu->device, &create, NULL, &gpu->pipeline_cache),
        "vkCreatePipelineCache", error);
    bitnet__free(&gpu->allocator, data);
    return result;
}

/* Keeps the cache if it has grown. */
static void bitnet__gpu_cache_close(bitnet_gpu *gpu) {
    bitnet__gpu_cache_key key = bitnet__gpu_key(gpu);
    size_t size = 0;
    uint8_t *data;
    if (!gpu->pipeline_cache) return;
    if ((gpu->options.cache.path || gpu->options.cache.store) &&
        gpu->vk.GetPipelineCacheData(gpu->device, gpu->pipeline_cache, &size, NULL) == VK_SUCCESS &&
        size > gpu->cache_size) {
        data = (uint8_t *)bitnet__alloc(&gpu->allocator, size + sizeof key, 1);
        if (data && gpu->vk.GetPipelineCacheData(gpu->device, gpu->pipeline_cache, &size,
                                                 data + sizeof key) == VK_SUCCESS) {
            memcpy(data, &key, sizeof key);
            bitnet__gpu_cache_write(&gpu->options.cache, data, size + sizeof key);
        }
        bitnet__free(&gpu->allocator, data);
    }
    gpu->vk.DestroyPipelineCache(gpu->device, gpu->pipeline_cache, NULL);
}

/* ============================================================================================
   >>gpu-model   Model: the weights, uploaded

   Ternary rows go up as the CPU's kernels have them, a layer in one region; rows of the embedding
   and the head padded to whole segments of 64; gains, scales and biases as one array of floats.
   ============================================================================================ */

/* The matrices of a product. */
static int bitnet__gpu_matrices(int product, int *first) {
    static const int firsts[BITNET__PRODUCTS] = {BITNET__Q, BITNET__O, BITNET__GATE, BITNET__DOWN};
    static const int counts[BITNET__PRODUCTS] = {3, 1, 2, 1};
    *first = firsts[product];
    return counts[product];
}

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
    if (info->head_width % 4 || info->rope_width % 4)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "heads whose width is no multiple of 4 are not supported on the GPU");
    if (model->head.type == BITNET_TYPE_I2_S || model->head.bias)
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
    int first, i, row, count = bitnet__gpu_matrices(product, &first);
    for (i = first; i < first + count; i++) {
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
    int l, p, first, i, count;
    for (l = 0; l < info->layers; l++) {
        const bitnet__layer *layer = &gpu->model->layers[l];
        bitnet__gpu_layer *to = &gpu->layers[l];
        const float *gains[BITNET__PRODUCTS];
        gains[BITNET__PRODUCT_QKV] = bitnet__norm_of(layer, BITNET__ATTN_NORM);
        gains[BITNET__PRODUCT_OUTPUT] = bitnet__norm_of(layer, BITNET__ATTN_SUB_NORM);
        gains[BITNET__PRODUCT_GATE_UP] = bitnet__norm_of(layer, BITNET__FFN_NORM);
        gains[BITNET__PRODUCT_DOWN] = bitnet__norm_of(layer, BITNET__FFN_SUB_NORM);
        for (p = 0; p < BITNET__PRODUCTS; p++) {
            bool biases = false;
            count = bitnet__gpu_matrices(p, &first);
            for (i = first; i < first + count; i++) biases = biases || layer->matrix[i].bias;
            to->gains[p] = gains[p] ? bitnet__gpu_put(out, &used, gains[p],
                                                      (size_t)bitnet__gpu_columns(gpu, p))
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
    int p, first, i, count;
    to->weights.size = 0;
    for (p = 0; p < BITNET__PRODUCTS; p++) {
        to->first[p] = (uint32_t)(to->weights.size / 16);
        count = bitnet__gpu_matrices(p, &first);
        for (i = first; i < first + count; i++) {
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
    bool tied = gpu->embedding.piece == gpu->head.piece;
    if (i < layers) return &gpu->layers[i].weights;
    i -= layers;
    if (i < gpu->head.pieces) return &gpu->head.piece[i];
    i -= gpu->head.pieces;
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
            else bitnet__expand(m->type, from, 0, m->columns, (float *)(void *)to);
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
    bool tied = model->head.data == model->embedding.data;
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
    if ((result = bitnet__gpu_plan_table(gpu, &gpu->head, &model->head, error)) != BITNET_OK)
        return result;
    if (tied) gpu->embedding = gpu->head;
    else if ((result = bitnet__gpu_plan_table(gpu, &gpu->embedding, &model->embedding, error)) !=
             BITNET_OK)
        return result;
    if ((result = bitnet__gpu_allocate_model(gpu, error)) != BITNET_OK) return result;
    for (i = 0; (region = bitnet__gpu_region_at(gpu, i)) != NULL; i++) upload.total += region->size;

    result = bitnet__gpu_channel_open(gpu, &upload.channel, (VkDeviceSize)8 << 20, 0, error);
    for (i = 0; i < model->info.layers && result == BITNET_OK; i++)
        result = bitnet__gpu_send_layer(&upload, i, error);
    if (result == BITNET_OK) result = bitnet__gpu_send_table(&upload, &gpu->head, error);
    if (result == BITNET_OK && !tied)
        result = bitnet__gpu_send_table(&upload, &gpu->embedding, error);
    if (result == BITNET_OK) result = bitnet__gpu_send_parameters(&upload, error);
    bitnet__gpu_channel_close(&upload.channel);

    for (i = 0; i < model->info.layers; i++) gpu->stats.weight_bytes += gpu->layers[i].weights.size;
    for (i = 0; i < gpu->head.pieces; i++) gpu->stats.weight_bytes += gpu->head.piece[i].size;
    gpu->stats.upload_microseconds = bitnet__microseconds() - start;
    return result;
}

/* ============================================================================================
   >>gpu-session   Session: the memory of one

   One block on the device, laid out once: the KV cache as the CPU has it, the floats that the
   kernels hand on, and the state of a submit. What the CPU and it exchange lies in the channel.
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
    int32_t logit_rows;                /* of which so many have their logits in the channel */
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
    int64_t submitted;          /* when */
    bitnet__gpu_record record;  /* of the last submit, which may be under way */
    int32_t row;                /* of it, where the session's batch begins */
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
    for (i = 0; i < gpu->head.pieces; i++)
        g->parts_stride += (uint32_t)(gpu->head.piece_rows / (BITNET__GPU_THREADS / 8)) + 1;

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
    bool tied = gpu->embedding.piece == gpu->head.piece;
    uint32_t count = (uint32_t)(layers + gpu->head.pieces + (tied ? 0 : gpu->embedding.pieces));
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
    for (i = 0; i < gpu->head.pieces; i++)
        bitnet__gpu_write_set(g, g->sets[layers + i], &gpu->head.piece[i], 0);
    for (i = 0; !tied && i < gpu->embedding.pieces; i++)
        bitnet__gpu_write_set(g, g->sets[layers + gpu->head.pieces + i], &gpu->embedding.piece[i],
                              0);
    return BITNET_OK;
}

/* The set of piece `i` of the embedding. */
static VkDescriptorSet bitnet__gpu_embedding_set(const bitnet__gpu_session *g, int i) {
    const bitnet_gpu *gpu = g->gpu;
    bool tied = gpu->embedding.piece == gpu->head.piece;
    return g->sets[gpu->model->info.layers + (tied ? 0 : gpu->head.pieces) + i];
}

/* ============================================================================================
   >>gpu-recording   Recording: the dispatches of a token

   A body of commands computes one batch at the position, and of the tokens, that the state names;
   so it is recorded once and submitted again and again. After it the state names the next token.
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
static void bitnet__gpu_record_head(bitnet__gpu_recorder *r) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_table *table = &gpu->head;
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
    bitnet__gpu_record_head(&r);
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
    gpu->stats.downloaded += copies[0].size + copies[1].size + copies[2].size;
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* ============================================================================================
   >>gpu-running   Running: batches, tokens ahead, the KV cache

   The functions of bitnet__backend. A submit leaves a record of what it computed; a session's batch
   is answered from it as long as it names the same tokens at the same positions, else there is a
   new submit. So tokens computed ahead need no bookkeeping of their own.
   ============================================================================================ */

static bitnet__gpu_session *bitnet__gpu_of(const bitnet_session *s) {
    return (bitnet__gpu_session *)s->backend_state;
}

/* Copies positions [from, to) of the KV cache, up or down. */
static bitnet_result bitnet__gpu_move_cache(bitnet_session *s, bool up, int32_t from, int32_t to) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet_model_info *info = &s->model->info;
    VkDeviceSize size = (VkDeviceSize)(to - from) * s->head * 2;
    bitnet_result result = BITNET_OK;
    int layer, head;
    for (layer = 0; layer < info->layers; layer++)
        for (head = 0; head < info->kv_heads && result == BITNET_OK; head++) {
            size_t at = (size_t)from * s->head;
            VkDeviceSize offset =
                (VkDeviceSize)layer * g->layer_bytes +
                ((VkDeviceSize)head * (size_t)s->options.context * s->head + at) * 2;
            at += bitnet__cache_at(s, layer, head);
            result =
                bitnet__gpu_transfer(&g->channel, up, &g->keys, offset, s->k + at, size, &s->error);
            if (result == BITNET_OK)
                result = bitnet__gpu_transfer(&g->channel, up, &g->values, offset, s->v + at, size,
                                              &s->error);
        }
    return result;
}

/* Sees to it that nothing is under way. */
static bitnet_result bitnet__gpu_settle(bitnet_session *s, int64_t deadline) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet_gpu *gpu = g->gpu;
    int64_t start = bitnet__microseconds(), patience = bitnet__gpu_patience(gpu), took;
    bitnet_result result;
    int32_t i,
        chosen = g->record.ahead || g->record.count <= BITNET__GPU_VERIFIED ? g->record.count : 1;
    if (!g->in_flight) return BITNET_OK;
    if (deadline && deadline - start < patience) patience = deadline - start;
    if (patience < 0) patience = 0;
    result = bitnet__gpu_wait(&g->channel, patience, &s->error);
    gpu->stats.gpu_microseconds += bitnet__microseconds() - start;
    if (result == BITNET_PENDING) return result;
    g->in_flight = false;
    if (result != BITNET_OK) return result;
    took = (bitnet__microseconds() - g->submitted) / g->record.count;
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
    int32_t tokens = row + s->rows; /* of the record, that must be the session's */
    if (s->away != s->computed || row < 0 || tokens > record->count) return false;
    if (record->ahead ? s->rows != 1 : row != 0 || s->rows != record->count) return false;
    if (memcmp(s->tokens + record->first, record->tokens, (size_t)tokens * sizeof(int32_t)) != 0)
        return false;
    g->row = row;
    s->away = s->computed + s->rows;
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
    if (s->rows != 1 || s->computed + 1 != s->length || !bitnet__is_greedy(s) ||
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
    if (s->observer.logits || bitnet__fed_rows(s) < s->rows || most < BITNET__GPU_VERIFIED)
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
    g->gpu->stats.dispatches += g->dispatches[which];
    return result;
}

/* Submits the session's batch. */
static bitnet_result bitnet__gpu_begin(bitnet_session *s, int64_t deadline) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t most = bitnet__gpu_most_rows(s), steps, states, i, count = 0;
    uint32_t *inbox = (uint32_t *)(void *)(g->channel.block.mapped + g->inbox_at);
    VkCommandBuffer commands[BITNET__GPU_STATES + 2];
    bitnet_result result = BITNET_OK;
    if (s->rows > most) s->rows = most;
    steps = bitnet__gpu_steps(s, deadline);
    if (s->home > s->computed) s->home = s->computed;
    if (s->away > s->computed) s->away = s->computed;
    if (s->away < s->computed) result = bitnet__gpu_move_cache(s, true, s->away, s->computed);
    if (result != BITNET_OK) return result;
    s->away = s->computed;

    states = s->rows > BITNET__GPU_VERIFIED ? 1 : s->rows > 1 ? s->rows : steps;
    g->record.first = s->computed;
    g->record.ahead = s->rows == 1;
    g->record.count = s->rows == 1 ? steps : s->rows;
    g->record.logit_rows = s->observer.logits || g->wants_logits || !bitnet__is_greedy(s)
                               ? (s->rows == 1 ? 1 : states)
                               : 0;
    g->wants_logits = false;
    memcpy(g->record.tokens, s->tokens + s->computed, (size_t)s->rows * sizeof(int32_t));
    memset(inbox, 0, BITNET__GPU_STATE_BYTES);
    inbox[0] = (uint32_t)s->computed;
    inbox[4] = (uint32_t)(s->computed + s->rows - 1) / 64 + 1;
    inbox[5] = (uint32_t)s->model->info.kv_heads;
    inbox[6] = (uint32_t)s->rows;
    memcpy(inbox + BITNET__GPU_STATE_HEADER + BITNET__GPU_STATES, s->tokens + s->computed,
           (size_t)s->rows * sizeof(int32_t));

    result = bitnet__gpu_record_before(g, &s->error);
    commands[count++] = g->channel.before;
    for (i = 0; i < (s->rows == 1 ? steps : 1) && result == BITNET_OK; i++)
        result = bitnet__gpu_body(g, s->rows, i, &commands[count++], &s->error);
    if (result == BITNET_OK)
        result = bitnet__gpu_record_after(g, states, g->record.logit_rows, &s->error);
    commands[count++] = g->channel.after;
    if (result != BITNET_OK) return result;
    g->submitted = bitnet__microseconds();
    result = bitnet__gpu_submit(&g->channel, commands, (uint32_t)count, &s->error);
    g->in_flight = result == BITNET_OK;
    g->gpu->stats.tokens += g->record.count;
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

static void bitnet__gpu_state(bitnet_session *s, int32_t row) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    g->shown = g->record.ahead ? g->row : row;
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

static bool bitnet__gpu_logits(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    size_t at = g->record.ahead ? 0 : bitnet__gpu_shown(g);
    size_t size = (size_t)s->model->info.vocabulary * sizeof(float);
    g->wants_logits = true;
    if (!bitnet__gpu_is_shown(s) || (g->record.ahead && g->shown != g->record.count - 1))
        return false;
    if (at < (size_t)g->record.logit_rows) {
        memcpy(s->logits, g->logits_back + at * g->logits_stride, size);
        return true;
    }
    return bitnet__gpu_transfer(&g->channel, false, &g->floats,
                                ((VkDeviceSize)g->logits + at * g->logits_stride) * 4, s->logits,
                                size, &s->error) == BITNET_OK;
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
        result = bitnet__gpu_move_cache(s, false, s->home, s->computed);
    if (result == BITNET_OK) s->home = s->computed;
    else bitnet__gpu_log_failure(s);
    return result;
}

static void bitnet__gpu_session_free(bitnet__gpu_session *g) {
    bitnet_gpu *gpu = g->gpu;
    bitnet_allocator allocator = gpu->allocator;
    bitnet__gpu_channel_drain(&g->channel);
    if (g->body_pool) gpu->vk.DestroyCommandPool(gpu->device, g->body_pool, NULL);
    if (g->sets_pool) gpu->vk.DestroyDescriptorPool(gpu->device, g->sets_pool, NULL);
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

/* The rotations of all positions, and zeros wherever nothing has been computed yet. */
static bitnet_result bitnet__gpu_session_fill(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_session *s = g->session;
    bitnet_gpu *gpu = g->gpu;
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result;
    bitnet__extend_rope(s, s->options.context);
    bitnet__fp_leave(saved);
    result = bitnet__gpu_begin_commands(gpu, g->channel.before,
                                        VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    gpu->vk.CmdFillBuffer(g->channel.before, g->block.buffer, 0, VK_WHOLE_SIZE, 0);
    result = bitnet__gpu_end_commands(gpu, g->channel.before, error);
    if (result == BITNET_OK) result = bitnet__gpu_submit(&g->channel, &g->channel.before, 1, error);
    if (result == BITNET_OK)
        result = bitnet__gpu_wait(&g->channel, bitnet__gpu_patience(gpu), error);
    if (result == BITNET_OK)
        result = bitnet__gpu_transfer(
            &g->channel, true, &g->rope, 0, s->rope,
            (VkDeviceSize)s->options.context * (size_t)s->model->info.rope_width * 4, error);
    return result;
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
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_wait(&g->channel, bitnet__gpu_patience(gpu), error);
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
BITNET__NOINLINE static bitnet_result bitnet__gpu_test_head(bitnet__gpu_probe *probe,
                                                            bitnet_error *error) {
    bitnet_session *s = probe->there;
    const bitnet__matrix *head = &probe->model.head;
    int32_t vocabulary = probe->model.info.vocabulary, id, best = 0, chosen;
    float logit, *row = bitnet__scratch_of(probe->here, 0).row;
    if (!s->backend->logits(s)) {
        *error = s->error;
        return error->result;
    }
    for (id = 0; id < vocabulary; id++)
        if (s->logits[id] > s->logits[best]) best = id;
    if (!s->backend->choose(s, &chosen) || chosen != best)
        return bitnet__gpu_differs("choices", s->computed, error);
    for (id = 0; id < vocabulary; id += vocabulary / 512 + 1) {
        bitnet__scalar_kernels.dot(&logit, 0, head->type, head->data + (size_t)id * head->stride,
                                   head->stride, 1, head->columns, probe->here->hidden,
                                   probe->here->widest, 1, row);
        if (head->has_scale) logit = logit * head->scale;
        if (bitnet__bits(logit) != bitnet__bits(s->logits[id]))
            return bitnet__gpu_differs("logits", id, error);
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
    for (i = 0; i < count; i++, probe->fed++) {
        int32_t id = (int32_t)(bitnet__random(11, (uint64_t)probe->fed) %
                               (uint64_t)probe->model.info.vocabulary);
        bitnet_feed(here, &id, 1);
        bitnet_feed(there, &id, 1);
    }
    g->token_microseconds = 1; /* so that it is not split */
    if ((result = bitnet__catch_up(here, 0, 0)) != BITNET_OK) {
        *error = here->error;
        return result;
    }
    there->rows = count;
    if ((result = there->backend->compute(there, 0)) != BITNET_OK) {
        *error = there->error;
        return result;
    }
    there->backend->state(there, count - 1);
    there->rows = 0;
    there->computed += count;
    if ((result = there->backend->fetch(there)) != BITNET_OK) {
        *error = there->error;
        return result;
    }
    for (head = 0; head < probe->model.info.kv_heads; head++) {
        size_t at = bitnet__cache_at(here, 0, head);
        size_t size = (size_t)here->computed * here->head * sizeof(uint16_t);
        if (memcmp(here->k + at, there->k + at, size) != 0)
            return bitnet__gpu_differs("keys, in a batch,", count, error);
        if (memcmp(here->v + at, there->v + at, size) != 0)
            return bitnet__gpu_differs("values, in a batch,", count, error);
    }
    if (memcmp(here->hidden, there->hidden, (size_t)probe->model.info.width * 4) != 0)
        return bitnet__gpu_differs("states, in a batch,", count, error);
    return bitnet__gpu_test_head(probe, error);
}

/* One layer of the model, on one thread. The scalar kernels need weights that are not only there in
   base 3; where they are, the kernels that are in use stand in for them. */
static void bitnet__gpu_probe_model(bitnet__gpu_probe *probe, const bitnet_model *model) {
    int i;
    bool in_place = true;
    probe->model = *model;
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
    gpu->model = model;
    gpu->layers_used = model->info.layers;
    bitnet__free(&gpu->allocator, probe);
    return result;
}

/* ============================================================================================
   >>gpu-opening   Opening and closing
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

static bitnet_result bitnet__gpu_open(bitnet_gpu *gpu, bitnet_error *error) {
    bitnet_result result =
        bitnet__gpu_machine_open(&gpu->machine, &gpu->options.vulkan, &gpu->allocator, error);
    if (result != BITNET_OK) return result;
    gpu->vk = gpu->machine.vk;
#if !defined(BITNET_NO_THREADS)
    gpu->has_monitor = bitnet__monitor_init(&gpu->monitor);
    if (!gpu->has_monitor) return bitnet__no_memory(error);
#endif
    if ((result = bitnet__gpu_choose_device(gpu, error)) != BITNET_OK ||
        (result = bitnet__gpu_check_model(gpu, error)) != BITNET_OK ||
        (result = bitnet__gpu_open_device(gpu, error)) != BITNET_OK ||
        (result = bitnet__gpu_make_layouts(gpu, error)) != BITNET_OK ||
        (result = bitnet__gpu_cache_open(gpu, error)) != BITNET_OK ||
        (result = bitnet__gpu_upload_model(gpu, error)) != BITNET_OK)
        return result;
    result = bitnet__gpu_settle_tier(gpu, error);
    gpu->stats.submits = gpu->stats.dispatches = gpu->stats.tokens = 0;
    gpu->stats.gpu_microseconds = 0;
    return result;
}

BITNET_API bitnet_gpu *bitnet_gpu_create(bitnet_model *model, const bitnet_gpu_options *options,
                                         bitnet_error *error) {
    bitnet_error local;
    bitnet_gpu *gpu;
    if (!model) return NULL;
    if (!error) error = &local;
    gpu = (bitnet_gpu *)bitnet__alloc_zero(&model->allocator, 1, sizeof *gpu);
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
    if (bitnet__gpu_open(gpu, error) != BITNET_OK) {
        bitnet__log(&gpu->log, BITNET_LOG_WARNING, "no GPU: %s", error->message);
        bitnet_gpu_free(gpu);
        return NULL;
    }
    bitnet__log(&gpu->log, BITNET_LOG_INFO, "on %s, %s kernels", gpu->can.info.name,
                gpu->fast ? "fast" : "plain");
    return gpu;
}

BITNET_API void bitnet_gpu_free(bitnet_gpu *gpu) {
    bitnet_allocator allocator;
    int i;
    if (!gpu) return;
    allocator = gpu->allocator;
    if (gpu->device && gpu->vk.DestroyDevice) {
        bitnet__gpu_cache_close(gpu);
        bitnet__gpu_drop_pipelines(gpu);
        for (i = 0; i < gpu->block_count; i++) bitnet__gpu_block_free(gpu, &gpu->blocks[i]);
        if (gpu->pipeline_layout)
            gpu->vk.DestroyPipelineLayout(gpu->device, gpu->pipeline_layout, NULL);
        if (gpu->set_layout) gpu->vk.DestroyDescriptorSetLayout(gpu->device, gpu->set_layout, NULL);
        if (gpu->owns_device) gpu->vk.DestroyDevice(gpu->device, NULL);
    }
    bitnet__gpu_machine_close(&gpu->machine);
#if !defined(BITNET_NO_THREADS)
    if (gpu->has_monitor) bitnet__monitor_destroy(&gpu->monitor);
#endif
    if (gpu->embedding.piece != gpu->head.piece) bitnet__free(&allocator, gpu->embedding.piece);
    bitnet__free(&allocator, gpu->head.piece);
    bitnet__free(&allocator, gpu->layers);
    bitnet__free(&allocator, gpu->blocks);
    bitnet__free(&allocator, gpu);
}

BITNET_API bitnet_gpu_stats bitnet_gpu_get_stats(const bitnet_gpu *gpu) {
    bitnet_gpu_stats stats = gpu->stats;
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
        bitnet__gpu_wait(channel, bitnet__gpu_patience(gpu), NULL) != BITNET_OK)
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
119734787,66304,524299,1085,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,655375,5,2,1852399981,0,3,4,5,6,7,393232,2,17,1,1,1,262215,8,1,
1,262215,9,1,2,262215,10,1,0,262215,3,11,40,196679,4,0,262215,4,11,36,196679,11,0,196679,5,0,
262215,5,11,41,196679,12,0,196679,13,42,196679,14,42,196679,15,42,196679,16,42,196679,17,42,
196679,18,42,196679,19,42,196679,20,42,196679,21,42,196679,22,42,196679,23,42,196679,24,42,196679,
25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,196679,30,42,196679,31,42,196679,32,42,
196679,33,42,196679,34,42,196679,35,42,196679,36,42,196679,37,42,196679,38,42,196679,39,42,196679,
40,42,196679,41,42,196679,42,42,196679,43,42,196679,44,42,262215,45,6,16,262216,46,0,24,327752,46,
0,35,0,196679,46,2,262215,47,34,0,262215,47,33,4,327752,48,0,35,0,327752,48,1,35,4,327752,48,2,35,
8,327752,48,3,35,12,327752,48,4,35,16,327752,48,5,35,20,327752,48,6,35,24,196679,48,2,196679,49,
42,196679,50,42,196679,51,42,196679,52,42,196679,53,42,196679,54,42,196679,55,42,262215,56,6,4,
262216,57,0,24,327752,57,0,35,0,196679,57,2,262215,58,34,0,262215,58,33,5,196679,59,42,196679,60,
42,196679,61,42,196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,
196679,68,42,262215,69,6,4,262216,70,0,23,327752,70,0,35,0,196679,70,2,262215,71,34,0,262215,71,
33,2,262215,6,11,24,262215,72,6,4,262215,73,6,4,262215,74,6,4,327752,75,0,35,0,327752,75,1,35,4,
327752,75,2,35,8,327752,75,3,35,12,327752,75,4,35,16,327752,75,5,35,20,327752,75,6,35,24,327752,
75,7,35,28,327752,75,8,35,32,327752,75,9,35,160,327752,75,10,35,672,196679,75,2,262215,76,34,0,
262215,76,33,7,262215,7,11,26,262215,77,1,3,262215,78,1,0,262215,79,11,25,131091,80,196641,81,80,
262165,82,32,0,196641,83,82,262176,84,7,82,196630,85,32,262177,86,85,84,262167,87,85,2,262177,88,
87,84,262176,89,7,85,262177,90,85,89,393249,91,85,89,89,89,327713,92,85,89,89,262187,82,93,8,
262172,94,85,93,262176,95,7,94,262177,96,85,95,393249,97,80,84,84,84,458785,98,87,84,84,84,84,
262176,99,7,87,589857,100,80,89,89,99,89,89,99,524321,101,80,84,84,84,89,99,458785,102,82,84,84,
84,84,262194,82,8,2,262194,82,9,64,262187,82,103,2,393268,82,104,134,9,103,393268,82,105,132,8,
104,262194,82,10,128,393268,82,106,128,105,10,262187,82,107,1,393268,82,108,130,106,107,393268,82,
109,134,108,10,262172,110,87,109,262176,111,7,110,524321,112,80,84,84,84,84,111,262176,113,1,82,
262203,113,3,1,262203,113,4,1,262203,113,5,1,262187,82,114,32768,262165,115,32,1,262187,115,116,
16,262187,82,117,32767,262187,115,118,13,262187,82,119,939524096,262187,82,120,260046848,131092,
121,262187,82,122,947912704,262187,85,123,947912704,262187,82,124,8388608,262187,82,125,65535,
262187,82,126,2129859015,262187,115,127,0,262187,115,128,4,262187,85,129,1073741824,262187,115,
130,1,262187,85,131,3265265664,262187,85,132,0,262187,85,133,1117782016,262187,85,134,1069066811,
262187,85,135,1262485504,262187,85,136,1060208640,262187,85,137,3109978243,262187,85,138,
961571175,262187,85,139,985088974,262187,85,140,1007192328,262187,85,141,1026206145,262187,85,142,
1042983594,262187,85,143,1056964608,262187,85,144,1065353216,262187,82,145,127,262187,115,146,23,
262187,82,147,3,262187,82,148,4,262187,82,149,7,262187,82,150,0,262172,151,85,148,262176,152,7,
151,262187,115,153,2,262172,154,85,103,262176,155,7,154,262187,115,156,3,262187,82,157,64,262187,
115,158,8,262187,82,159,63,393268,82,160,128,9,159,393268,82,161,134,160,157,393268,82,162,132,
161,157,393268,82,163,134,162,157,262167,164,82,4,262176,165,7,164,196637,45,164,196638,46,45,
262176,166,12,46,262203,166,47,12,589854,48,82,82,82,82,82,82,82,262176,167,9,48,262203,167,168,9,
262187,115,169,6,262176,170,9,82,262176,171,12,164,393268,82,172,132,8,162,262172,173,85,172,
262176,174,4,173,262203,174,175,4,262176,176,4,85,393268,82,177,132,8,157,262172,178,85,177,
262176,179,4,178,262203,179,180,4,393268,82,181,134,10,93,262187,82,182,264,393268,82,183,130,8,
107,262172,184,85,8,262176,185,4,184,262203,185,186,4,262203,185,187,4,327724,87,188,132,132,
196637,56,82,196638,57,56,262176,189,12,57,262203,189,58,12,393268,82,190,134,162,103,262176,191,
12,82,196637,69,85,196638,70,69,262176,192,12,70,262203,192,71,12,262176,193,12,85,262167,194,82,
3,262176,195,1,194,262203,195,6,1,262187,115,196,5,393268,82,197,128,9,103,393268,82,198,132,8,
104,262187,82,199,72,262176,200,4,121,262203,200,201,4,262187,82,202,32,262172,72,82,202,262187,
82,203,128,262172,73,82,203,196637,74,82,851998,75,82,82,82,82,82,82,82,82,72,73,74,262176,204,12,
75,262203,204,76,12,262187,115,205,10,393268,82,206,132,8,104,262203,195,7,1,196656,121,77,393268,
82,207,132,8,162,393268,82,208,132,8,104,393268,82,209,130,208,107,262203,185,210,4,262203,185,
211,4,393268,82,212,132,8,104,262194,82,78,1,393267,194,79,78,107,107,262187,82,213,1879048192,
327734,80,2,0,81,131320,214,262203,84,215,7,262203,84,216,7,262203,84,217,7,262203,84,218,7,
262203,84,219,7,262203,84,220,7,262203,84,221,7,262203,111,222,7,262203,89,223,7,262203,89,224,7,
262203,99,225,7,262203,89,226,7,262203,89,227,7,262203,99,228,7,262203,89,229,7,262203,89,230,7,
262203,99,231,7,262203,89,232,7,262203,89,233,7,262203,99,234,7,262203,84,235,7,262203,84,236,7,
262203,84,237,7,262203,84,238,7,262203,111,239,7,262203,84,240,7,262203,84,241,7,262203,84,242,7,
262203,89,243,7,262203,99,244,7,262201,82,245,246,327745,113,247,7,107,262205,82,248,247,327745,
113,249,7,103,262205,82,250,249,327745,191,251,76,127,262205,82,252,251,327808,82,253,252,250,
327814,82,254,253,157,327808,82,255,254,107,196855,256,0,262394,77,257,258,131320,257,327745,113,
259,7,150,262205,82,260,259,131321,256,131320,258,131321,256,131320,256,458997,82,261,260,257,150,
258,196855,262,0,262394,77,263,264,131320,263,327808,82,265,261,107,131321,262,131320,264,131321,
262,131320,262,458997,82,266,265,263,255,264,327854,121,267,261,255,196855,268,0,262394,267,269,
268,131320,269,65789,131320,268,131321,270,131320,270,458997,82,271,245,268,272,273,262390,274,
273,0,131321,275,131320,275,327856,121,276,271,207,262394,276,277,274,131320,277,327745,170,278,
168,127,262205,82,279,278,327745,170,280,168,130,262205,82,281,280,327812,82,282,250,281,327808,
82,283,279,282,327812,82,284,248,8,327812,82,285,284,162,327808,82,286,283,285,327808,82,287,286,
271,393281,193,288,71,127,287,262205,85,289,288,327745,176,290,175,271,196670,290,289,131321,273,
131320,273,327808,82,272,271,10,131321,270,131320,274,262368,103,103,182,131321,291,131320,291,
458997,82,292,261,274,293,294,262390,295,294,0,131321,296,131320,296,327856,121,297,292,266,
262394,297,298,295,131320,298,327808,82,299,253,107,327812,82,300,292,157,327810,82,301,299,300,
458764,82,302,1,38,157,301,196670,215,248,196670,216,292,196670,217,302,458809,80,303,304,215,216,
217,131321,305,131320,305,458997,82,306,150,298,307,308,262390,309,308,0,131321,310,131320,310,
327856,121,311,306,109,262394,311,312,309,131320,312,327812,82,313,306,10,327808,82,314,245,313,
458764,82,315,1,38,314,209,327814,82,316,315,104,196670,218,248,196670,219,292,196670,220,302,
196670,221,315,524345,87,317,318,218,219,220,221,327745,176,319,210,316,262205,85,320,319,327745,
176,321,211,316,262205,85,322,321,327850,121,323,292,261,196855,324,0,262394,323,325,326,131320,
325,327745,99,327,222,306,196670,327,317,131321,324,131320,326,196670,223,320,196670,224,322,
327745,99,328,222,306,262205,87,329,328,196670,225,329,327745,176,330,186,316,262205,85,331,330,
196670,226,331,327745,176,332,187,316,262205,85,333,332,196670,227,333,196670,228,317,655417,80,
334,335,223,224,225,226,227,228,262205,87,336,225,196670,328,336,131321,324,131320,324,131321,308,
131320,308,327808,82,307,306,130,131321,305,131320,309,262368,103,103,182,131321,337,131320,337,
458997,82,338,245,309,339,340,262390,341,340,0,131321,342,131320,342,327856,121,343,338,8,262394,
343,344,341,131320,344,327745,176,345,210,338,262205,85,346,345,327745,176,347,211,338,262205,85,
348,347,327850,121,349,292,261,196855,350,0,262394,349,351,352,131320,351,327745,176,353,186,338,
262205,85,354,353,327745,176,355,187,338,262205,85,356,355,131321,350,131320,352,196670,229,346,
196670,230,348,196670,231,188,327745,176,357,186,338,262205,85,358,357,196670,232,358,327745,176,
359,187,338,262205,85,360,359,196670,233,360,196670,234,188,655417,80,361,335,229,230,231,232,233,
234,262205,85,362,229,262205,85,363,230,131321,350,131320,350,458997,85,364,356,351,363,352,
458997,85,365,354,351,362,352,196670,345,365,196670,347,364,131321,340,131320,340,327808,82,339,
338,10,131321,337,131320,341,262368,103,103,182,131321,294,131320,294,327808,82,293,292,130,
131321,291,131320,295,327852,121,366,255,107,327847,121,367,77,366,196855,368,0,262394,367,369,
368,131320,369,196670,235,250,196670,236,248,196670,237,261,196670,238,255,262205,110,370,222,
196670,239,370,589881,80,371,372,235,236,237,238,239,65789,131320,368,131321,373,131320,373,
458997,82,374,150,368,375,376,262390,377,376,0,131321,378,131320,378,327856,121,379,374,109,
262394,379,380,377,131320,380,327812,82,381,374,10,327808,82,382,245,381,327856,121,383,382,212,
196855,384,0,262394,383,385,384,131320,385,327814,82,386,382,104,196670,240,250,196670,241,248,
196670,242,382,327745,176,387,211,386,262205,85,388,387,196670,243,388,327745,99,389,222,374,
262205,87,390,389,196670,244,390,589881,80,391,392,240,241,242,243,244,131321,384,131320,384,
131321,376,131320,376,327808,82,375,374,130,131321,373,131320,377,65789,65592,327734,82,246,0,83,
131320,393,262205,82,394,3,262205,82,11,4,327812,82,395,394,11,262205,82,12,5,327808,82,396,395,
12,131326,396,65592,327734,85,397,0,86,196663,84,398,131320,399,262205,82,400,398,327879,82,401,
400,114,327876,82,402,401,116,262205,82,403,398,327879,82,404,403,117,327876,82,405,404,118,
327808,82,406,405,119,327854,121,407,405,120,196855,408,0,262394,407,409,408,131320,409,327808,82,
410,405,213,131321,408,131320,408,458997,82,411,406,399,410,409,327808,82,13,405,122,262268,85,
412,13,327811,85,14,412,123,327856,121,413,405,124,196855,414,0,262394,413,415,414,131320,415,
262268,82,416,14,131321,414,131320,414,458997,82,417,411,408,416,415,327877,82,418,417,402,262268,
85,419,418,131326,419,65592,327734,87,420,0,88,196663,84,421,131320,422,262203,84,423,7,262203,84,
424,7,262205,82,425,421,327879,82,426,425,125,196670,423,426,327737,85,427,397,423,262205,82,428,
421,327874,82,429,428,116,196670,424,429,327737,85,430,397,424,327760,87,431,427,430,131326,431,
65592,327734,85,432,0,90,196663,89,433,131320,434,262205,85,435,433,262268,82,436,435,327810,82,
15,126,436,262268,85,437,15,131321,438,131320,438,458997,85,439,437,434,18,440,458997,115,441,127,
434,442,440,262390,443,440,0,131321,444,131320,444,327857,121,445,441,128,262394,445,446,443,
131320,446,262205,85,447,433,327813,85,16,447,439,327811,85,17,129,16,327813,85,18,439,17,131321,
440,131320,440,327808,115,442,441,130,131321,438,131320,443,131326,439,65592,327734,85,448,0,90,
196663,89,449,131320,450,262205,85,451,449,327864,121,452,451,131,196855,453,0,262394,452,454,453,
131320,454,131326,132,131320,453,262205,85,455,449,327866,121,456,455,133,196855,457,0,262394,456,
458,457,131320,458,196670,449,133,131321,457,131320,457,262205,85,459,449,327813,85,19,459,134,
327809,85,20,19,135,327811,85,21,20,135,262205,85,460,449,327813,85,22,21,136,327811,85,23,460,22,
327813,85,24,21,137,327811,85,25,23,24,327813,85,26,138,25,327809,85,27,26,139,327813,85,28,27,25,
327809,85,29,28,140,327813,85,30,29,25,327809,85,31,30,141,327813,85,32,31,25,327809,85,33,32,142,
327813,85,34,33,25,327809,85,35,34,143,327813,85,36,25,25,327813,85,37,35,36,327809,85,38,37,25,
327809,85,39,38,144,262268,82,461,20,327808,82,40,461,145,327876,82,462,40,146,262268,85,463,462,
327813,85,41,39,463,131326,41,65592,327734,85,464,0,91,196663,89,465,196663,89,466,196663,89,467,
131320,468,262205,85,469,465,262205,85,470,466,327813,85,42,469,470,262205,85,471,467,327809,85,
43,42,471,131326,43,65592,327734,85,472,0,92,196663,89,473,196663,89,474,131320,475,262205,85,476,
473,262205,85,477,474,327809,85,44,476,477,131326,44,65592,327734,85,478,0,90,196663,89,479,
131320,480,262205,85,481,479,393562,85,482,147,481,107,262205,85,483,479,327866,121,484,482,483,
262205,85,485,479,393385,85,486,484,482,485,196670,479,486,262205,85,487,479,393562,85,488,147,
487,103,262205,85,489,479,327866,121,490,488,489,262205,85,491,479,393385,85,492,490,488,491,
196670,479,492,262205,85,493,479,393562,85,494,147,493,148,262205,85,495,479,327866,121,496,494,
495,262205,85,497,479,393385,85,498,496,494,497,131326,498,65592,327734,85,499,0,96,196663,95,500,
131320,501,262203,152,502,7,262203,89,503,7,262203,89,504,7,262203,155,505,7,262203,89,506,7,
262203,89,507,7,262203,89,508,7,262203,89,509,7,262203,89,510,7,262203,89,511,7,262203,89,512,7,
262203,89,513,7,262203,89,514,7,262203,89,515,7,262201,82,516,246,327879,82,517,516,149,327879,82,
518,517,148,327851,121,519,518,150,327879,82,520,517,103,327851,121,521,520,150,327879,82,522,517,
107,327851,121,523,522,150,131321,524,131320,524,458997,115,525,127,501,526,527,262390,528,527,1,
131321,529,131320,529,327857,121,530,525,128,262394,530,531,528,131320,531,196855,532,0,262394,
519,533,534,131320,533,327808,115,535,525,128,327745,89,536,500,535,262205,85,537,536,131321,532,
131320,534,327745,89,538,500,525,262205,85,539,538,131321,532,131320,532,458997,85,540,537,533,
539,534,196855,541,0,262394,519,542,543,131320,542,327745,89,544,500,525,262205,85,545,544,131321,
541,131320,543,327808,115,546,525,128,327745,89,547,500,546,262205,85,548,547,131321,541,131320,
541,458997,85,549,545,542,548,543,393562,85,550,147,549,148,196670,503,540,196670,504,550,393273,
85,551,472,503,504,327745,89,552,502,525,196670,552,551,131321,527,131320,527,327808,115,526,525,
130,131321,524,131320,528,131321,553,131320,553,458997,115,554,127,528,555,556,262390,557,556,1,
131321,558,131320,558,327857,121,559,554,153,262394,559,560,557,131320,560,196855,561,0,262394,
521,562,563,131320,562,327808,115,564,554,153,327745,89,565,502,564,262205,85,566,565,131321,561,
131320,563,327745,89,567,502,554,262205,85,568,567,131321,561,131320,561,458997,85,569,566,562,
568,563,196855,570,0,262394,521,571,572,131320,571,327745,89,573,502,554,262205,85,574,573,131321,
570,131320,572,327808,115,575,554,153,327745,89,576,502,575,262205,85,577,576,131321,570,131320,
570,458997,85,578,574,571,577,572,393562,85,579,147,578,103,196670,506,569,196670,507,579,393273,
85,580,472,506,507,327745,89,581,505,554,196670,581,580,131321,556,131320,556,327808,115,555,554,
130,131321,553,131320,557,196855,582,0,262394,523,583,584,131320,583,327745,89,585,505,130,262205,
85,586,585,131321,582,131320,584,327745,89,587,505,127,262205,85,588,587,131321,582,131320,582,
458997,85,589,586,583,588,584,196855,590,0,262394,523,591,592,131320,591,327745,89,593,505,127,
262205,85,594,593,131321,590,131320,592,327745,89,595,505,130,262205,85,596,595,131321,590,131320,
590,458997,85,597,594,591,596,592,393562,85,598,147,597,107,196670,508,589,196670,509,598,393273,
85,599,472,508,509,393562,85,600,147,599,148,196670,510,599,196670,511,600,393273,85,601,472,510,
511,393562,85,602,147,601,103,196670,512,601,196670,513,602,393273,85,603,472,512,513,393562,85,
604,147,603,107,196670,514,603,196670,515,604,393273,85,605,472,514,515,131326,605,65592,327734,
80,304,0,97,196663,84,606,196663,84,607,196663,84,608,131320,609,262203,95,610,7,262203,165,611,7,
262203,99,612,7,262203,84,613,7,262203,89,614,7,262203,89,615,7,262203,89,616,7,262203,89,617,7,
262203,89,618,7,262203,89,619,7,262203,95,620,7,262203,95,621,7,262203,89,622,7,262203,89,623,7,
262203,89,624,7,262203,89,625,7,262203,95,626,7,262201,82,627,246,327879,82,628,627,149,327874,82,
629,627,156,131321,630,131320,630,458997,82,631,150,609,632,633,262390,634,633,0,131321,635,
131320,635,327856,121,636,631,157,262394,636,637,634,131320,637,327808,82,638,631,629,262205,82,
639,608,327810,82,640,639,107,458764,82,641,1,38,638,640,131321,642,131320,642,458997,82,643,150,
637,644,645,262390,646,645,0,131321,647,131320,647,327856,121,648,643,8,262394,648,649,646,131320,
649,131321,650,131320,650,458997,115,651,127,649,652,653,262390,654,653,1,131321,655,131320,655,
327857,121,656,651,158,262394,656,657,654,131320,657,327745,89,658,610,651,196670,658,132,131321,
653,131320,653,327808,115,652,651,130,131321,650,131320,654,131321,659,131320,659,458997,82,660,
150,654,661,662,262390,663,662,0,131321,664,131320,664,327856,121,665,660,163,262394,665,666,663,
131320,666,262205,82,667,606,327745,170,668,168,169,262205,82,669,668,327812,82,670,667,669,
262205,82,671,607,327812,82,672,671,157,327808,82,673,670,672,327808,82,674,673,641,327812,82,675,
674,162,327812,82,676,660,157,327808,82,677,675,676,327814,82,678,677,93,327808,82,679,678,628,
393281,171,680,47,127,679,262205,164,681,680,196670,611,681,327812,82,682,643,162,327808,82,683,
682,676,327812,82,684,628,93,327808,82,685,683,684,131321,686,131320,686,458997,115,687,127,666,
688,689,262390,690,689,1,131321,691,131320,691,327857,121,692,687,128,262394,692,693,690,131320,
693,327745,84,694,611,687,262205,82,695,694,196670,613,695,327737,87,696,420,613,196670,612,696,
327812,115,697,153,687,262268,82,698,687,327812,82,699,103,698,327808,82,700,685,699,327745,176,
701,175,700,262205,85,702,701,196670,614,702,327745,89,703,612,150,262205,85,704,703,196670,615,
704,327745,89,705,610,697,262205,85,706,705,196670,616,706,458809,85,707,464,614,615,616,196670,
705,707,327808,115,708,697,130,327808,82,709,700,107,327745,176,710,175,709,262205,85,711,710,
196670,617,711,327745,89,712,612,107,262205,85,713,712,196670,618,713,327745,89,714,610,708,
262205,85,715,714,196670,619,715,458809,85,716,464,617,618,619,196670,714,716,131321,689,131320,
689,327808,115,688,687,130,131321,686,131320,690,131321,662,131320,662,327808,82,661,660,130,
131321,659,131320,663,262205,94,717,610,196670,620,717,327737,85,718,499,620,327850,121,719,628,
150,262205,82,720,608,327856,121,721,638,720,327847,121,722,719,721,196855,723,0,262394,722,724,
723,131320,724,327812,82,725,643,157,327808,82,726,725,638,327745,176,727,180,726,196670,727,718,
131321,723,131320,723,131321,645,131320,645,327808,82,644,643,130,131321,642,131320,646,131321,
633,131320,633,327808,82,632,631,181,131321,630,131320,634,262368,103,103,182,131321,728,131320,
728,458997,82,729,150,634,730,731,262390,732,731,0,131321,733,131320,733,327856,121,734,729,8,
262394,734,735,732,131320,735,327808,82,736,729,629,458764,82,737,1,38,736,183,327812,82,738,737,
157,327745,176,739,180,738,262205,85,740,739,131321,741,131320,741,458997,85,742,740,735,743,744,
458997,82,745,150,735,51,744,262390,746,744,1,131321,747,131320,747,327856,121,748,745,93,262394,
748,749,746,131320,749,327812,82,49,628,93,327808,82,50,49,745,262205,82,750,608,327856,121,751,
50,750,196855,752,0,262394,751,753,754,131320,753,327808,82,755,738,50,327745,176,756,180,755,
262205,85,757,756,131321,752,131320,754,131321,752,131320,752,458997,85,758,757,753,742,754,
327745,89,759,621,745,196670,759,758,262205,85,760,759,327866,121,761,760,742,196855,762,0,262394,
761,763,764,131320,763,262205,85,765,759,131321,762,131320,764,131321,762,131320,762,458997,85,
743,765,763,742,764,131321,744,131320,744,327808,82,51,745,130,131321,741,131320,746,196670,622,
742,327737,85,766,478,622,131321,767,131320,767,458997,82,768,150,746,55,769,262390,770,769,1,
131321,771,131320,771,327856,121,772,768,93,262394,772,773,770,131320,773,327812,82,52,628,93,
327808,82,53,52,768,262205,82,774,608,327856,121,775,53,774,196855,776,0,262394,775,777,778,
131320,777,262271,85,54,766,327745,89,779,621,768,262205,85,780,779,196670,623,780,196670,624,54,
393273,85,781,472,623,624,196670,625,781,327737,85,782,448,625,131321,776,131320,778,131321,776,
131320,776,458997,85,783,782,777,132,778,327745,89,784,621,768,196670,784,783,131321,769,131320,
769,327808,82,55,768,130,131321,767,131320,770,262205,94,785,621,196670,626,785,327737,85,786,499,
626,262368,103,103,182,327856,121,787,736,8,196855,788,0,262394,787,789,788,131320,789,131321,790,
131320,790,458997,82,791,150,789,792,793,262390,794,793,1,131321,795,131320,795,327856,121,796,
791,93,262394,796,797,794,131320,797,327812,82,798,628,93,327808,82,799,738,798,327808,82,800,799,
791,327745,89,801,621,791,262205,85,802,801,327745,176,803,180,800,196670,803,802,131321,793,
131320,793,327808,82,792,791,130,131321,790,131320,794,327850,121,804,628,150,196855,805,0,262394,
804,806,805,131320,806,327745,176,807,186,737,196670,807,766,327745,176,808,187,737,196670,808,
786,131321,805,131320,805,131321,788,131320,788,131321,731,131320,731,327808,82,730,729,181,
131321,728,131320,732,262368,103,103,182,65789,65592,327734,87,318,0,98,196663,84,809,196663,84,
810,196663,84,811,196663,84,812,131320,813,262203,84,814,7,262205,82,815,812,327814,82,816,815,
104,262205,82,817,809,327745,170,818,168,169,262205,82,819,818,327812,82,820,817,819,262205,82,
821,810,327812,82,822,821,157,327808,82,823,820,822,327812,82,824,823,162,327814,82,825,824,103,
262205,82,826,812,327817,82,827,826,104,327808,82,828,825,827,131321,829,131320,829,458997,87,830,
188,813,60,831,458997,82,832,150,813,833,831,262390,834,831,0,131321,835,131320,835,262205,82,836,
811,327856,121,837,832,836,262394,837,838,834,131320,838,327812,82,839,832,190,327808,82,840,828,
839,393281,191,841,58,127,840,262205,82,842,841,196670,814,842,327737,87,843,420,814,327812,82,
844,816,157,327808,82,845,844,832,327745,176,846,180,845,262205,85,847,846,327822,87,59,843,847,
327809,87,60,830,59,131321,831,131320,831,327808,82,833,832,130,131321,829,131320,834,131326,830,
65592,327734,80,335,0,100,196663,89,848,196663,89,849,196663,99,850,196663,89,851,196663,89,852,
196663,99,853,131320,854,262203,89,855,7,262203,89,856,7,262203,89,857,7,262203,89,858,7,262203,
89,859,7,262203,89,860,7,262205,85,861,848,262205,85,862,851,327866,121,863,861,862,262205,85,864,
848,262205,85,865,851,393385,85,866,863,864,865,262271,85,61,866,262205,85,867,848,196670,855,867,
196670,856,61,393273,85,868,472,855,856,196670,857,868,327737,85,869,448,857,262205,85,870,851,
196670,858,870,196670,859,61,393273,85,871,472,858,859,196670,860,871,327737,85,872,448,860,
262205,85,873,849,327813,85,62,873,869,262205,85,874,852,327813,85,63,874,872,327809,85,64,62,63,
262205,87,875,850,327822,87,65,875,869,262205,87,876,853,327822,87,66,876,872,327809,87,67,65,66,
196670,849,64,196670,850,67,196670,848,866,65789,65592,327734,80,392,0,101,196663,84,877,196663,
84,878,196663,84,879,196663,89,880,196663,99,881,131320,882,262203,99,883,7,262203,89,884,7,
327745,170,885,168,153,262205,82,886,885,262205,82,887,877,327745,170,888,168,156,262205,82,889,
888,327812,82,890,887,889,327808,82,891,886,890,262205,82,892,878,327812,82,893,892,8,327812,82,
894,893,9,327808,82,895,891,894,262205,82,896,879,327812,82,897,896,103,327808,82,898,895,897,
262205,87,899,881,262205,85,900,880,196670,884,900,327737,85,901,432,884,327822,87,68,899,901,
196670,883,68,327745,89,902,883,150,262205,85,903,902,393281,193,904,71,127,898,196670,904,903,
327808,82,905,898,107,327745,89,906,883,107,262205,85,907,906,393281,193,908,71,127,905,196670,
908,907,65789,65592,327734,82,909,0,102,196663,84,910,196663,84,911,196663,84,912,196663,84,913,
131320,914,327745,170,915,168,128,262205,82,916,915,262205,82,917,910,327745,113,918,6,107,262205,
82,919,918,327812,82,920,917,919,262205,82,921,911,327808,82,922,920,921,327745,170,923,168,196,
262205,82,924,923,327812,82,925,922,924,262205,82,926,912,327808,82,927,925,926,327812,82,928,927,
8,262205,82,929,913,327808,82,930,928,929,327812,82,931,930,197,327808,82,932,916,931,131326,932,
65592,327734,80,372,0,112,196663,84,933,196663,84,934,196663,84,935,196663,84,936,196663,111,937,
131320,938,262203,84,939,7,262203,84,940,7,262203,84,941,7,262203,84,942,7,262203,84,943,7,262203,
84,944,7,262203,84,945,7,262203,84,946,7,262203,84,947,7,262203,84,948,7,262203,84,949,7,262203,
84,950,7,262203,89,951,7,262203,89,952,7,262203,99,953,7,262203,89,954,7,262203,89,955,7,262203,
99,956,7,262203,84,957,7,262203,84,958,7,262203,84,959,7,262203,89,960,7,262203,99,961,7,262201,
82,962,246,262205,82,963,933,327745,113,964,6,107,262205,82,965,964,327812,82,966,963,965,262205,
82,967,934,327808,82,968,966,967,131321,969,131320,969,458997,82,970,150,938,971,972,262390,973,
972,0,131321,974,131320,974,327856,121,975,970,109,262394,975,976,973,131320,976,327812,82,977,
970,10,327808,82,978,962,977,327854,121,979,978,198,196855,980,0,262394,979,981,980,131320,981,
131321,973,131320,980,327814,82,982,978,104,262205,82,983,933,196670,939,983,262205,82,984,934,
196670,940,984,262205,82,985,935,196670,941,985,196670,942,982,524345,82,986,909,939,940,941,942,
327817,82,987,978,104,327812,82,988,987,103,327808,82,989,986,988,393281,89,990,937,970,150,
262205,85,991,990,393281,193,992,71,127,989,196670,992,991,327808,82,993,989,107,393281,89,994,
937,970,107,262205,85,995,994,393281,193,996,71,127,993,196670,996,995,131321,972,131320,972,
327808,82,971,970,130,131321,969,131320,973,131321,997,131320,997,458997,82,998,962,973,999,1000,
262390,1001,1000,0,131321,1002,131320,1002,327856,121,1003,998,8,262394,1003,1004,1001,131320,
1004,262205,82,1005,933,196670,943,1005,262205,82,1006,934,196670,944,1006,262205,82,1007,935,
196670,945,1007,196670,946,998,524345,82,1008,909,943,944,945,946,327808,82,1009,1008,9,327745,
176,1010,186,998,262205,85,1011,1010,393281,193,1012,71,127,1009,196670,1012,1011,327808,82,1013,
1009,107,327745,176,1014,187,998,262205,85,1015,1014,393281,193,1016,71,127,1013,196670,1016,1015,
131321,1000,131320,1000,327808,82,999,998,10,131321,997,131320,1001,196833,107,199,262368,103,103,
182,327850,121,1017,962,150,196855,1018,0,262394,1017,1019,1018,131320,1019,393281,191,1020,76,
205,968,458986,82,1021,1020,107,150,107,262205,82,1022,936,327810,82,1023,1022,107,327850,121,
1024,1021,1023,196670,201,1024,262205,121,1025,201,196855,1026,0,262394,1025,1027,1026,131320,
1027,196670,1020,150,131321,1026,131320,1026,131321,1018,131320,1018,262368,103,103,182,262205,
121,1028,201,262312,121,1029,1028,196855,1030,0,262394,1029,1031,1030,131320,1031,65789,131320,
1030,196833,107,199,131321,1032,131320,1032,458997,82,1033,962,1030,1034,1035,262390,1036,1035,0,
131321,1037,131320,1037,327856,121,1038,1033,206,262394,1038,1039,1036,131320,1039,131321,1040,
131320,1040,458997,85,1041,132,1039,1042,1043,458997,87,1044,188,1039,1045,1043,458997,85,1046,
132,1039,1047,1043,458997,82,1048,150,1039,1049,1043,262390,1050,1043,0,131321,1051,131320,1051,
262205,82,1052,936,327856,121,1053,1048,1052,262394,1053,1054,1050,131320,1054,327814,82,1055,
1033,104,262205,82,1056,933,196670,947,1056,262205,82,1057,934,196670,948,1057,196670,949,1048,
196670,950,1055,524345,82,1058,909,947,948,949,950,327808,82,1059,1058,9,393281,193,1060,71,127,
1059,262205,85,1061,1060,327808,82,1062,1059,107,393281,193,1063,71,127,1062,262205,85,1064,1063,
327817,82,1065,1033,104,327812,82,1066,1065,103,327808,82,1067,1058,1066,393281,193,1068,71,127,
1067,262205,85,1069,1068,327808,82,1070,1067,107,393281,193,1071,71,127,1070,262205,85,1072,1071,
327760,87,1073,1069,1072,327850,121,1074,1048,150,196855,1075,0,262394,1074,1076,1077,131320,1076,
131321,1075,131320,1077,196670,951,1041,196670,952,1046,196670,953,1044,196670,954,1061,196670,
955,1064,196670,956,1073,655417,80,1078,335,951,952,953,954,955,956,262205,85,1079,951,262205,85,
1080,952,262205,87,1081,953,131321,1075,131320,1075,458997,85,1042,1061,1076,1079,1077,458997,87,
1045,1073,1076,1081,1077,458997,85,1047,1064,1076,1080,1077,131321,1043,131320,1043,327808,82,
1049,1048,130,131321,1040,131320,1050,262205,82,1082,933,196670,957,1082,262205,82,1083,934,
196670,958,1083,196670,959,1033,196670,960,1046,196670,961,1044,589881,80,1084,392,957,958,959,
960,961,131321,1035,131320,1035,327808,82,1034,1033,10,131321,1032,131320,1036,65789,65592,};
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
119734787,66304,524299,982,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
262394,555,557,556,131320,557,327877,95,558,552,124,131326,558,131320,556,327854,123,559,553,125,
196855,560,0,262394,559,561,560,131320,561,327877,95,562,552,126,131326,562,131320,560,327856,123,
563,553,127,196855,564,0,262394,563,565,564,131320,565,262268,95,566,5,327810,95,567,566,128,
327877,95,568,552,567,131326,568,131320,564,327808,95,569,553,228,327874,95,570,553,129,327879,95,
571,570,130,327808,95,572,569,571,327874,95,573,572,129,327877,95,574,552,573,131326,574,65592,
327734,95,575,0,100,196663,98,576,196663,98,577,131320,578,262203,98,579,7,262203,98,580,7,262205,
97,581,576,196670,579,581,327737,95,582,546,579,262205,97,583,577,196670,580,583,327737,95,584,
546,580,327876,95,585,584,118,327877,95,586,582,585,131326,586,65592,327734,97,587,0,101,196663,
98,588,131320,589,262205,97,590,588,262268,95,591,590,327810,95,6,131,591,262268,97,592,6,131321,
593,131320,593,458997,97,594,592,589,9,595,458997,103,596,132,589,597,595,262390,598,595,0,131321,
599,131320,599,327857,123,600,596,133,262394,600,601,598,131320,601,262205,97,602,588,327813,97,7,
602,594,327811,97,8,134,7,327813,97,9,594,8,131321,595,131320,595,327808,103,597,596,135,131321,
593,131320,598,131326,594,65592,327734,97,603,0,101,196663,98,604,131320,605,262205,97,606,604,
327864,123,607,606,136,196855,608,0,262394,607,609,608,131320,609,131326,137,131320,608,262205,97,
610,604,327866,123,611,610,138,196855,612,0,262394,611,613,612,131320,613,196670,604,138,131321,
612,131320,612,262205,97,614,604,327813,97,10,614,139,327809,97,11,10,140,327811,97,12,11,140,
262205,97,615,604,327813,97,13,12,141,327811,97,14,615,13,327813,97,15,12,142,327811,97,16,14,15,
327813,97,17,143,16,327809,97,18,17,144,327813,97,19,18,16,327809,97,20,19,145,327813,97,21,20,16,
327809,97,22,21,146,327813,97,23,22,16,327809,97,24,23,147,327813,97,25,24,16,327809,97,26,25,121,
327813,97,27,16,16,327813,97,28,26,27,327809,97,29,28,16,327809,97,30,29,148,262268,95,616,11,
327808,95,31,616,149,327876,95,617,31,150,262268,97,618,617,327813,97,32,30,618,131326,32,65592,
327734,103,430,0,104,196663,102,619,196663,102,620,131320,621,262205,95,622,619,262268,103,623,
622,262205,95,624,620,262268,103,625,624,393418,103,626,623,132,151,393418,103,627,625,132,151,
327812,103,628,626,627,393418,103,629,623,151,151,393418,103,630,625,151,151,327812,103,631,629,
630,327808,103,632,628,631,393418,103,633,623,118,151,393418,103,634,625,118,151,327812,103,635,
633,634,327808,103,636,632,635,327875,103,637,623,152,327875,103,638,625,152,327812,103,639,637,
638,327808,103,640,636,639,131326,640,65592,327734,97,641,0,105,196663,98,642,196663,98,643,
131320,644,262205,97,645,642,262205,97,646,643,327809,97,33,645,646,131326,33,65592,327734,95,647,
0,106,196663,102,648,196663,102,649,131320,650,262205,95,651,648,327812,95,652,651,153,327814,95,
653,652,34,262205,95,654,648,327812,95,655,654,153,327817,95,656,655,34,327854,123,657,656,36,
327846,123,658,35,657,262312,123,659,658,196855,660,0,262394,659,661,660,131320,661,327854,123,
662,653,154,131321,660,131320,660,458997,123,663,658,650,662,661,196855,664,0,262394,663,665,664,
131320,665,262205,95,666,648,327812,95,667,666,153,262205,95,668,649,327808,95,669,667,668,131326,
669,131320,664,327812,95,670,653,34,327814,95,671,656,155,327808,95,672,670,671,262205,95,673,649,
327879,95,674,673,130,327808,95,675,672,674,262205,95,676,649,327874,95,677,676,135,327812,95,678,
677,156,327808,95,679,675,678,131326,679,65592,327734,97,476,0,108,196663,107,680,196663,107,681,
196663,98,682,196663,102,683,131320,684,262205,103,685,680,262205,103,686,681,327810,103,687,685,
686,262255,97,688,687,327745,160,689,159,135,262205,95,690,689,262205,95,691,683,327808,95,692,
690,691,393281,161,693,41,132,692,262205,97,694,693,262205,97,695,682,327813,97,43,694,695,327813,
97,44,688,43,327745,160,696,159,162,262205,95,697,696,327851,123,698,697,163,196855,699,0,262394,
698,700,699,131320,700,262205,95,701,683,327808,95,702,697,701,393281,161,703,41,132,702,262205,
97,704,703,327809,97,45,44,704,131321,699,131320,699,458997,97,705,44,684,45,700,131326,705,65592,
327734,109,706,0,110,196663,98,707,196663,98,708,196663,102,709,196663,102,710,131320,711,262203,
164,712,7,262205,95,713,710,327812,95,714,713,166,262205,95,715,709,327808,95,716,714,715,393281,
167,717,48,132,716,262205,109,718,717,196670,712,718,262205,97,719,707,327745,98,720,712,168,
262205,97,721,720,327813,97,49,719,721,262205,97,722,708,327745,98,723,712,130,262205,97,724,723,
327813,97,50,722,724,327811,97,51,49,50,262205,97,725,707,262205,97,726,723,327813,97,52,725,726,
262205,97,727,708,262205,97,728,720,327813,97,53,727,728,327809,97,54,52,53,327760,109,729,51,54,
131326,729,65592,327734,93,493,0,113,196663,102,730,196663,112,731,196663,102,732,131320,733,
262203,98,734,7,262203,98,735,7,262203,102,736,7,262203,102,737,7,262203,98,738,7,262203,98,739,7,
262203,102,740,7,262203,102,741,7,262203,164,742,7,262203,98,743,7,262203,98,744,7,262203,102,745,
7,262203,102,746,7,262203,164,747,7,262203,98,748,7,262203,98,749,7,262203,102,750,7,262203,102,
751,7,262203,112,752,7,262203,98,753,7,262203,98,754,7,262203,98,755,7,262203,98,756,7,262205,95,
757,730,327812,95,758,757,153,327814,95,759,758,34,262205,95,760,730,327812,95,55,760,153,327817,
95,56,55,34,327745,172,761,61,132,262205,95,762,761,262205,95,763,732,327808,95,62,762,763,327808,
95,764,56,155,327856,123,765,759,173,327856,123,766,56,36,327847,123,767,765,766,196855,768,0,
262394,767,769,768,131320,769,196855,770,0,262394,35,771,772,131320,771,327814,95,63,56,155,
327745,98,773,731,168,262205,97,774,773,196670,734,774,327745,98,775,731,130,262205,97,776,775,
196670,735,776,196670,736,63,196670,737,62,524345,109,777,706,734,735,736,737,327761,97,778,777,0,
196670,773,778,327761,97,779,777,1,196670,775,779,327808,95,64,63,130,327745,98,780,731,155,
262205,97,781,780,196670,738,781,327745,98,782,731,174,262205,97,783,782,196670,739,783,196670,
740,64,196670,741,62,524345,109,784,706,738,739,740,741,327761,97,785,784,0,196670,780,785,327761,
97,786,784,1,196670,782,786,131321,770,131320,772,327814,95,65,56,155,327745,98,787,731,168,
262205,97,788,787,196670,743,788,327745,98,789,731,155,262205,97,790,789,196670,744,790,196670,
745,65,196670,746,62,524345,109,791,706,743,744,745,746,196670,742,791,327808,95,66,65,130,327745,
98,792,731,130,262205,97,793,792,196670,748,793,327745,98,794,731,174,262205,97,795,794,196670,
749,795,196670,750,66,196670,751,62,524345,109,796,706,748,749,750,751,196670,747,796,327745,98,
797,742,168,262205,97,798,797,327745,98,799,747,168,262205,97,800,799,327745,98,801,742,130,
262205,97,802,801,327745,98,803,747,130,262205,97,804,803,458832,111,805,798,800,802,804,196670,
731,805,327814,95,806,56,155,327808,95,807,806,175,131321,770,131320,770,458997,95,808,764,771,
807,772,458997,95,809,56,771,806,772,131321,768,131320,768,458997,95,810,764,733,808,770,458997,
95,811,56,733,809,770,327856,123,812,759,37,196855,813,0,262394,812,814,815,131320,814,327745,160,
816,159,176,262205,95,817,816,262205,95,818,732,327745,160,819,159,177,262205,95,820,819,327812,
95,821,818,820,327808,95,822,817,821,327812,95,823,759,182,327808,95,824,822,823,262205,111,825,
731,327745,183,826,159,129,262205,97,827,826,327822,111,67,825,827,196670,752,67,327808,95,828,
824,811,327745,98,829,752,168,262205,97,830,829,393281,161,831,70,132,828,196670,831,830,327808,
95,832,828,130,327745,98,833,752,130,262205,97,834,833,393281,161,835,70,132,832,196670,835,834,
327808,95,836,824,810,327745,98,837,752,155,262205,97,838,837,393281,161,839,70,132,836,196670,
839,838,327808,95,840,836,130,327745,98,841,752,174,262205,97,842,841,393281,161,843,70,132,840,
196670,843,842,131321,813,131320,815,327810,95,844,759,37,327856,123,845,844,38,196855,846,0,
262394,845,847,848,131320,847,131321,846,131320,848,327810,95,849,844,38,131321,846,131320,846,
458997,95,850,844,847,849,848,327745,160,851,159,185,262205,95,852,851,327812,95,853,850,852,
327808,95,854,853,62,327812,95,855,854,182,327745,98,856,731,168,262205,97,857,856,196670,753,857,
327745,98,858,731,130,262205,97,859,858,196670,754,859,393273,95,860,575,753,754,327745,98,861,
731,155,262205,97,862,861,196670,755,862,327745,98,863,731,174,262205,97,864,863,196670,756,864,
393273,95,865,575,755,756,196855,866,0,262394,845,867,868,131320,867,327808,95,869,855,811,327814,
95,870,869,155,393281,172,871,73,132,870,196670,871,860,327808,95,872,855,810,327814,95,873,872,
155,393281,172,874,73,132,873,196670,874,865,131321,866,131320,868,327808,95,875,855,811,327814,
95,876,875,155,393281,172,877,76,132,876,196670,877,860,327808,95,878,855,810,327814,95,879,878,
155,393281,172,880,76,132,879,196670,880,865,131321,866,131320,866,131321,813,131320,813,65789,
65592,327734,93,543,0,114,196663,102,881,196663,98,882,196663,102,883,131320,884,262203,98,885,7,
262203,98,886,7,327745,160,887,159,176,262205,95,888,887,262205,95,889,883,327745,160,890,159,177,
262205,95,891,890,327812,95,892,889,891,327808,95,893,888,892,262205,95,894,881,327808,95,895,893,
894,393281,161,896,70,132,895,262205,97,897,896,196670,885,897,262205,97,898,882,196670,886,898,
393273,97,899,641,885,886,196670,896,899,65789,65592,327734,93,511,0,115,196663,102,900,196663,98,
901,196663,98,902,196663,102,903,131320,904,262203,98,905,7,262203,98,906,7,262203,98,907,7,
262203,98,908,7,262205,97,909,901,327866,123,910,909,137,262205,97,911,901,393385,97,912,910,911,
137,196855,913,0,262394,77,914,915,131320,914,262205,97,916,901,262205,97,917,901,262271,97,78,
917,196670,905,78,327737,97,918,603,905,196670,906,148,196670,907,918,393273,97,919,641,906,907,
196670,908,919,327737,97,920,587,908,327813,97,79,916,920,262205,97,921,902,327813,97,80,79,921,
131321,913,131320,915,327813,97,81,912,912,262205,97,922,902,327813,97,82,81,922,131321,913,
131320,913,458997,97,923,80,914,82,915,327745,160,924,159,176,262205,95,925,924,262205,95,926,903,
327745,160,927,159,177,262205,95,928,927,327812,95,929,926,928,327808,95,930,925,929,262205,95,
931,900,327808,95,932,930,931,393281,161,933,70,132,932,196670,933,923,65789,65592,327734,95,269,
0,116,196663,102,934,131320,935,262203,102,936,7,262203,102,937,7,262205,95,938,934,327814,95,939,
938,188,196855,940,0,262394,189,941,940,131320,941,327745,117,942,4,168,262205,95,943,942,327812,
95,944,943,188,262205,95,945,934,327817,95,946,945,188,327808,95,947,944,946,327745,160,948,159,
192,262205,95,949,948,327814,95,950,949,153,327810,95,951,950,130,458764,95,952,1,38,947,951,
196670,936,952,196670,937,939,393273,95,953,647,936,937,131326,953,131320,940,196855,954,0,262394,
193,955,954,131320,955,327745,117,956,4,168,262205,95,957,956,327812,95,958,957,169,262205,95,959,
934,327817,95,960,959,169,327808,95,961,958,960,327745,160,962,159,192,262205,95,963,962,327810,
95,964,963,130,458764,95,965,1,38,961,964,262205,95,966,934,327856,123,967,966,169,196855,968,0,
262394,967,969,970,131320,969,131321,968,131320,970,327808,95,971,963,965,131321,968,131320,968,
458997,95,972,965,969,971,970,131326,972,131320,954,327745,117,973,4,168,262205,95,974,973,327812,
95,975,974,180,262205,95,976,934,327808,95,977,975,976,327745,160,978,159,192,262205,95,979,978,
327810,95,980,979,130,458764,95,981,1,38,977,980,131326,981,65592,};
static const uint32_t bitnet__spv_gemm_fast[] = {
119734787,66304,524299,973,0,131089,1,131089,61,131089,6018,131089,6019,524298,1599492179,
1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,1685353262,
808793134,0,196622,0,1,589839,5,2,1852399981,0,3,4,5,6,393232,2,17,1,1,1,262215,3,11,40,196679,4,
0,262215,4,11,36,196679,7,0,196679,5,0,262215,5,11,41,196679,8,0,196679,9,42,196679,10,42,196679,
11,42,196679,12,42,196679,13,42,196679,14,42,196679,15,42,196679,16,42,196679,17,42,196679,18,42,
196679,19,42,196679,20,42,196679,21,42,196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,
26,42,196679,27,42,196679,28,42,196679,29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,
196679,34,42,196679,35,42,196679,36,42,196679,37,42,262215,38,1,5,262215,39,1,7,262215,40,1,6,
262215,41,1,3,262215,42,1,4,262215,43,6,4,262216,44,0,24,327752,44,0,35,0,196679,44,2,262215,45,
34,0,262215,45,33,1,327752,46,0,35,0,327752,46,1,35,4,327752,46,2,35,8,327752,46,3,35,12,327752,
46,4,35,16,327752,46,5,35,20,327752,46,6,35,24,327752,46,7,35,28,327752,46,8,35,32,327752,46,9,35,
36,327752,46,10,35,40,327752,46,11,35,44,327752,46,12,35,48,327752,46,13,35,52,196679,46,2,196679,
47,42,196679,48,42,196679,49,42,262215,50,6,8,262216,51,0,24,327752,51,0,35,0,196679,51,2,262215,
52,34,0,262215,52,33,6,196679,53,42,196679,54,42,196679,55,42,196679,56,42,196679,57,42,196679,58,
42,196679,59,42,196679,60,42,262215,61,6,4,262215,62,6,4,262215,63,6,4,327752,64,0,35,0,327752,64,
1,35,4,327752,64,2,35,8,327752,64,3,35,12,327752,64,4,35,16,327752,64,5,35,20,327752,64,6,35,24,
327752,64,7,35,28,327752,64,8,35,32,327752,64,9,35,160,327752,64,10,35,672,196679,64,2,262215,65,
34,0,262215,65,33,7,196679,66,42,196679,67,42,196679,68,42,196679,69,42,196679,70,42,196679,71,42,
262215,72,6,4,327752,73,0,35,0,196679,73,2,262215,74,34,0,262215,74,33,2,262215,75,6,4,327752,76,
0,35,0,196679,76,2,262215,77,34,0,262215,77,33,4,262215,78,6,4,327752,79,0,35,0,196679,79,2,
262215,80,34,0,262215,80,33,5,262215,81,1,8,196679,82,42,196679,83,42,196679,84,42,196679,85,42,
196679,86,42,262215,87,1,2,262215,6,11,26,262215,88,1,1,262215,89,6,16,262216,90,0,24,327752,90,0,
35,0,196679,90,2,262215,91,34,0,262215,91,33,0,262215,92,6,16,262216,93,0,24,327752,93,0,35,0,
196679,93,2,262215,94,34,0,262215,94,33,3,262215,95,1,0,262215,96,11,25,131091,97,196641,98,97,
262165,99,32,0,196641,100,99,196630,101,32,262176,102,7,101,262177,103,99,102,327713,104,99,102,
102,262177,105,101,102,262176,106,7,99,262165,107,32,1,327713,108,107,106,106,327713,109,101,102,
102,327713,110,99,106,106,262176,111,7,107,458785,112,101,111,111,102,106,262167,113,101,2,458785,
114,113,102,102,106,106,262167,115,101,4,262176,116,7,115,393249,117,97,106,116,106,393249,118,97,
106,102,106,458785,119,97,106,102,102,106,262177,120,99,106,262176,121,1,99,262203,121,3,1,262203,
121,4,1,262203,121,5,1,262187,107,122,16,262187,99,123,32768,262187,99,124,2147483647,262187,101,
125,1056964608,262187,99,126,2139095040,131092,127,262187,99,128,32256,262187,99,129,1199566848,
262187,99,130,31744,262187,99,131,947912704,262187,99,132,1056964608,262187,107,133,13,262187,99,
134,1,262187,99,135,2129859015,262187,107,136,0,262187,107,137,4,262187,101,138,1073741824,262187,
107,139,1,262187,101,140,3265265664,262187,101,141,0,262187,101,142,1117782016,262187,101,143,
1069066811,262187,101,144,1262485504,262187,101,145,1060208640,262187,101,146,3109978243,262187,
101,147,961571175,262187,101,148,985088974,262187,101,149,1007192328,262187,101,150,1026206145,
262187,101,151,1042983594,262187,101,152,1065353216,262187,99,153,127,262187,107,154,23,262187,99,
155,4,262194,99,38,64,196657,127,39,262194,99,40,64,262194,99,41,4,262194,99,42,2,393268,99,156,
128,41,42,262187,99,157,2,393268,99,158,134,40,157,196637,43,101,196638,44,43,262176,159,12,44,
262203,159,45,12,1048606,46,99,99,99,99,99,99,99,99,99,99,99,101,101,101,262176,160,9,46,262203,
160,161,9,262176,162,9,99,262176,163,12,101,262187,107,164,2,262187,99,165,4294967295,262176,166,
7,113,196637,50,113,196638,51,50,262176,167,12,51,262203,167,52,12,393268,99,168,134,40,157,
262176,169,12,113,262187,99,170,0,262187,99,171,32,262172,61,99,171,262187,99,172,128,262172,62,
99,172,196637,63,99,851998,64,99,99,99,99,99,99,99,99,61,62,63,262176,173,12,64,262203,173,65,12,
262176,174,12,99,393268,99,175,128,41,42,262187,99,176,3,393268,99,177,134,40,157,262187,107,178,
5,262187,107,179,6,262187,99,180,63,393268,99,181,128,38,180,262187,99,182,64,393268,99,183,134,
181,182,393268,99,184,132,183,182,262176,185,9,101,196637,72,101,196638,73,72,262176,186,12,73,
262203,186,74,12,262187,107,187,9,196637,75,99,196638,76,75,262176,188,12,76,262203,188,77,12,
196637,78,99,196638,79,78,262176,189,12,79,262203,189,80,12,196657,127,81,262187,99,190,16,262194,
99,87,1,393268,127,191,170,87,170,262167,192,99,3,262176,193,1,192,262203,193,6,1,262187,107,194,
7,393268,127,195,170,87,157,262194,99,88,256,393268,99,196,128,88,153,393268,99,197,134,196,172,
393268,99,198,132,197,171,393268,99,199,134,198,190,262172,200,107,155,262172,201,200,155,262176,
202,7,201,393268,99,203,134,198,171,262167,204,99,4,262176,205,7,204,196637,89,204,196638,90,89,
262176,206,12,90,262203,206,91,12,262176,207,12,204,262187,99,208,264,262187,99,209,2112,262172,
210,99,209,262176,211,4,210,262203,211,212,4,262187,99,213,33,262187,99,214,8,262187,99,215,6,
262187,99,216,50529027,262176,217,4,99,458796,204,218,170,170,170,170,262187,107,219,8,196637,92,
204,196638,93,92,262176,220,12,93,262203,220,94,12,393268,99,221,134,198,155,262187,99,222,1056,
262172,223,99,222,262176,224,4,223,262203,224,225,4,262172,226,99,155,262176,227,7,226,262187,107,
228,10,393268,127,229,170,87,170,393268,127,230,170,87,157,262194,99,95,1,393267,192,96,95,134,
134,262187,99,231,3355447295,327734,97,2,0,98,131320,232,262203,106,233,7,262203,202,234,7,262203,
205,235,7,262203,205,236,7,262203,227,237,7,262203,227,238,7,262203,106,239,7,262203,106,240,7,
262203,116,241,7,262203,106,242,7,262203,111,243,7,262203,111,244,7,262203,102,245,7,262203,106,
246,7,262203,106,247,7,262203,116,248,7,262203,106,249,7,262203,106,250,7,262203,102,251,7,262203,
102,252,7,262203,106,253,7,262203,106,254,7,262203,102,255,7,262203,102,256,7,262203,106,257,7,
262203,106,258,7,262203,102,259,7,262203,106,260,7,262201,99,261,262,327817,99,263,261,190,327814,
99,264,261,190,327745,121,265,6,134,262205,99,266,265,327812,99,267,266,171,327745,162,268,161,
136,262205,99,269,268,327814,99,270,261,157,196670,233,270,327737,99,271,272,233,327812,99,273,
271,199,327808,99,274,269,273,327817,99,275,261,157,327808,99,276,274,275,131321,277,131320,277,
458997,107,278,136,232,279,280,262390,281,280,1,131321,282,131320,282,327857,127,283,278,137,
262394,283,284,281,131320,284,131321,285,131320,285,458997,107,286,136,284,287,288,262390,289,288,
1,131321,290,131320,290,327857,127,291,286,137,262394,291,292,289,131320,292,393281,111,293,234,
278,286,196670,293,136,131321,288,131320,288,327808,107,287,286,139,131321,285,131320,289,131321,
280,131320,280,327808,107,279,278,139,131321,277,131320,281,131321,294,131320,294,458997,99,295,
170,281,296,297,262390,298,297,0,131321,299,131320,299,327856,127,300,295,203,262394,300,301,298,
131320,301,327812,99,302,295,157,327808,99,303,276,302,393281,207,304,91,136,303,262205,204,305,
304,196670,235,305,262368,157,157,208,131321,306,131320,306,458997,99,307,170,301,308,309,262390,
310,309,1,131321,311,131320,311,327856,127,312,307,155,262394,312,313,310,131320,313,131321,314,
131320,314,458997,99,315,170,313,316,317,262390,318,317,1,131321,319,131320,319,327856,127,320,
315,155,262394,320,321,318,131320,321,327812,99,322,270,213,327812,99,323,307,214,327808,99,324,
322,323,327812,99,325,275,155,327808,99,326,324,325,327808,99,327,326,315,327745,106,328,235,315,
262205,99,329,328,327812,99,330,157,307,327810,99,331,215,330,327874,99,332,329,331,327879,99,333,
332,216,327745,217,334,212,327,196670,334,333,131321,317,131320,317,327808,99,316,315,139,131321,
314,131320,318,131321,309,131320,309,327808,99,308,307,139,131321,306,131320,310,131321,335,
131320,335,458997,99,336,170,310,337,338,262390,339,338,1,131321,340,131320,340,327856,127,341,
336,157,262394,341,342,339,131320,342,327814,99,343,261,214,327812,99,344,190,336,327808,99,345,
343,344,327817,99,346,261,214,327812,99,347,346,155,196670,236,218,327808,99,348,267,345,327745,
162,349,161,219,262205,99,350,349,327856,127,351,348,350,196855,352,0,262394,351,353,352,131320,
353,327812,99,354,348,221,327812,99,355,295,214,327808,99,356,354,355,327808,99,357,356,346,
393281,207,358,94,136,357,262205,204,359,358,196670,236,359,131321,352,131320,352,131321,360,
131320,360,458997,99,361,170,352,362,363,262390,364,363,1,131321,365,131320,365,327856,127,366,
361,155,262394,366,367,364,131320,367,327812,99,368,345,213,327808,99,369,368,347,327808,99,370,
369,361,327745,106,371,236,361,262205,99,372,371,327745,217,373,225,370,196670,373,372,131321,363,
131320,363,327808,99,362,361,139,131321,360,131320,364,131321,338,131320,338,327808,99,337,336,
139,131321,335,131320,339,262368,157,157,208,131321,374,131320,374,458997,99,375,170,339,376,377,
262390,378,377,0,131321,379,131320,379,327856,127,380,375,171,262394,380,381,378,131320,381,
131321,382,131320,382,458997,99,383,170,381,384,385,262390,386,385,1,131321,387,131320,387,327856,
127,388,383,155,262394,388,389,386,131320,389,327812,99,390,190,383,327808,99,391,263,390,327812,
99,392,391,213,327808,99,393,392,375,327745,217,394,212,393,262205,99,395,394,327745,106,396,237,
383,196670,396,395,131321,385,131320,385,327808,99,384,383,139,131321,382,131320,386,131321,397,
131320,397,458997,99,398,170,386,399,400,262390,401,400,1,131321,402,131320,402,327856,127,403,
398,155,262394,403,404,401,131320,404,327812,99,405,214,398,327808,99,406,264,405,327812,99,407,
406,213,327808,99,408,407,375,327745,217,409,225,408,262205,99,410,409,327745,106,411,238,398,
196670,411,410,131321,400,131320,400,327808,99,399,398,139,131321,397,131320,401,131321,412,
131320,412,458997,107,413,136,401,414,415,262390,416,415,1,131321,417,131320,417,327857,127,418,
413,137,262394,418,419,416,131320,419,131321,420,131320,420,458997,107,421,136,419,422,423,262390,
424,423,1,131321,425,131320,425,327857,127,426,421,137,262394,426,427,424,131320,427,327745,106,
428,238,421,262205,99,429,428,196670,239,429,327745,106,430,237,413,262205,99,431,430,196670,240,
431,393273,107,432,433,239,240,393281,111,434,234,413,421,262205,107,435,434,327808,107,436,435,
432,196670,434,436,131321,423,131320,423,327808,107,422,421,139,131321,420,131320,424,131321,415,
131320,415,327808,107,414,413,139,131321,412,131320,416,131321,377,131320,377,327808,99,376,375,
139,131321,374,131320,378,131321,297,131320,297,327808,99,296,295,139,131321,294,131320,298,
131321,437,131320,437,458997,107,438,136,298,439,440,262390,441,440,1,131321,442,131320,442,
327857,127,443,438,137,262394,443,444,441,131320,444,327808,99,445,267,264,262268,99,446,438,
327812,99,447,214,446,327808,99,448,445,447,327745,162,449,161,219,262205,99,450,449,327854,127,
451,448,450,196855,452,0,262394,451,453,452,131320,453,131321,440,131320,452,327745,162,454,161,
228,262205,99,455,454,327812,99,456,157,448,327808,99,457,455,456,393281,163,458,74,136,457,
262205,101,459,458,327808,99,460,457,134,393281,163,461,74,136,460,262205,101,462,461,262268,107,
463,462,131321,464,131320,464,458997,107,465,136,452,466,467,262390,468,467,1,131321,469,131320,
469,327857,127,470,465,137,262394,470,471,468,131320,471,262268,99,472,465,327812,99,473,190,472,
327808,99,474,263,473,196670,242,474,327737,99,475,272,242,393281,111,476,234,465,438,262205,107,
477,476,196670,243,477,196670,244,463,196670,245,459,196670,246,475,524345,101,478,479,243,244,
245,246,327745,102,480,241,465,196670,480,478,131321,467,131320,467,327808,107,466,465,139,131321,
464,131320,468,196855,481,0,262394,229,482,483,131320,482,327745,121,484,6,170,262205,99,485,484,
327812,99,486,485,190,327808,99,487,486,263,327812,99,488,487,155,327745,162,489,161,194,262205,
99,490,489,327856,127,491,488,490,196855,492,0,262394,491,493,492,131320,493,196670,247,487,
262205,115,494,241,196670,248,494,196670,249,448,458809,97,495,496,247,248,249,131321,492,131320,
492,131321,481,131320,483,196855,497,0,262394,230,498,499,131320,498,327745,121,500,6,170,262205,
99,501,500,327812,99,502,501,171,327808,99,503,502,263,327745,162,504,161,194,262205,99,505,504,
327856,127,506,503,505,196855,507,0,262394,506,508,507,131320,508,196670,250,503,327745,102,509,
241,170,262205,101,510,509,196670,251,510,327745,102,511,241,157,262205,101,512,511,196670,252,
512,196670,253,448,524345,97,513,514,250,251,252,253,131321,507,131320,507,327808,99,515,503,190,
327856,127,516,515,505,196855,517,0,262394,516,518,517,131320,518,196670,254,515,327745,102,519,
241,134,262205,101,520,519,196670,255,520,327745,102,521,241,176,262205,101,522,521,196670,256,
522,196670,257,448,524345,97,523,514,254,255,256,257,131321,517,131320,517,131321,497,131320,499,
131321,524,131320,524,458997,99,525,170,499,526,527,262390,528,527,1,131321,529,131320,529,327856,
127,530,525,155,262394,530,531,528,131320,531,327745,121,532,6,170,262205,99,533,532,327812,99,
534,533,182,327808,99,535,534,263,327812,99,536,190,525,327808,99,537,535,536,327745,162,538,161,
194,262205,99,539,538,327856,127,540,537,539,196855,541,0,262394,540,542,541,131320,542,196670,
258,537,327745,102,543,241,525,262205,101,544,543,196670,259,544,196670,260,448,458809,97,545,546,
258,259,260,131321,541,131320,541,131321,527,131320,527,327808,99,526,525,139,131321,524,131320,
528,131321,497,131320,497,131321,481,131320,481,131321,440,131320,440,327808,107,439,438,139,
131321,437,131320,441,65789,65592,327734,99,262,0,100,131320,547,262205,99,548,3,262205,99,7,4,
327812,99,549,548,7,262205,99,8,5,327808,99,550,549,8,131326,550,65592,327734,99,551,0,103,196663,
102,552,131320,553,262205,101,554,552,262268,99,555,554,327874,99,556,555,122,327879,99,557,556,
123,327879,99,558,555,124,262268,101,559,558,327809,101,9,559,125,327852,127,560,558,126,196855,
561,0,262394,560,562,561,131320,562,327877,99,563,557,128,131326,563,131320,561,327854,127,564,
558,129,196855,565,0,262394,564,566,565,131320,566,327877,99,567,557,130,131326,567,131320,565,
327856,127,568,558,131,196855,569,0,262394,568,570,569,131320,570,262268,99,571,9,327810,99,572,
571,132,327877,99,573,557,572,131326,573,131320,569,327808,99,574,558,231,327874,99,575,558,133,
327879,99,576,575,134,327808,99,577,574,576,327874,99,578,577,133,327877,99,579,557,578,131326,
579,65592,327734,99,580,0,104,196663,102,581,196663,102,582,131320,583,262203,102,584,7,262203,
102,585,7,262205,101,586,581,196670,584,586,327737,99,587,551,584,262205,101,588,582,196670,585,
588,327737,99,589,551,585,327876,99,590,589,122,327877,99,591,587,590,131326,591,65592,327734,101,
592,0,105,196663,102,593,131320,594,262205,101,595,593,262268,99,596,595,327810,99,10,135,596,
262268,101,597,10,131321,598,131320,598,458997,101,599,597,594,13,600,458997,107,601,136,594,602,
600,262390,603,600,0,131321,604,131320,604,327857,127,605,601,137,262394,605,606,603,131320,606,
262205,101,607,593,327813,101,11,607,599,327811,101,12,138,11,327813,101,13,599,12,131321,600,
131320,600,327808,107,602,601,139,131321,598,131320,603,131326,599,65592,327734,101,608,0,105,
196663,102,609,131320,610,262205,101,611,609,327864,127,612,611,140,196855,613,0,262394,612,614,
613,131320,614,131326,141,131320,613,262205,101,615,609,327866,127,616,615,142,196855,617,0,
262394,616,618,617,131320,618,196670,609,142,131321,617,131320,617,262205,101,619,609,327813,101,
14,619,143,327809,101,15,14,144,327811,101,16,15,144,262205,101,620,609,327813,101,17,16,145,
327811,101,18,620,17,327813,101,19,16,146,327811,101,20,18,19,327813,101,21,147,20,327809,101,22,
21,148,327813,101,23,22,20,327809,101,24,23,149,327813,101,25,24,20,327809,101,26,25,150,327813,
101,27,26,20,327809,101,28,27,151,327813,101,29,28,20,327809,101,30,29,125,327813,101,31,20,20,
327813,101,32,30,31,327809,101,33,32,20,327809,101,34,33,152,262268,99,621,15,327808,99,35,621,
153,327876,99,622,35,154,262268,101,623,622,327813,101,36,34,623,131326,36,65592,327734,107,433,0,
108,196663,106,624,196663,106,625,131320,626,262205,99,627,624,262268,107,628,627,262205,99,629,
625,262268,107,630,629,397666,107,631,628,630,0,131326,631,65592,327734,101,632,0,109,196663,102,
633,196663,102,634,131320,635,262205,101,636,633,262205,101,637,634,327809,101,37,636,637,131326,
37,65592,327734,99,638,0,110,196663,106,639,196663,106,640,131320,641,262205,99,642,639,327812,99,
643,642,155,327814,99,644,643,38,262205,99,645,639,327812,99,646,645,155,327817,99,647,646,38,
327854,127,648,647,40,327846,127,649,39,648,262312,127,650,649,196855,651,0,262394,650,652,651,
131320,652,327854,127,653,644,156,131321,651,131320,651,458997,127,654,649,641,653,652,196855,655,
0,262394,654,656,655,131320,656,262205,99,657,639,327812,99,658,657,155,262205,99,659,640,327808,
99,660,658,659,131326,660,131320,655,327812,99,661,644,38,327814,99,662,647,157,327808,99,663,661,
662,262205,99,664,640,327879,99,665,664,134,327808,99,666,663,665,262205,99,667,640,327874,99,668,
667,139,327812,99,669,668,158,327808,99,670,666,669,131326,670,65592,327734,101,479,0,112,196663,
111,671,196663,111,672,196663,102,673,196663,106,674,131320,675,262205,107,676,671,262205,107,677,
672,327810,107,678,676,677,262255,101,679,678,327745,162,680,161,139,262205,99,681,680,262205,99,
682,674,327808,99,683,681,682,393281,163,684,45,136,683,262205,101,685,684,262205,101,686,673,
327813,101,47,685,686,327813,101,48,679,47,327745,162,687,161,164,262205,99,688,687,327851,127,
689,688,165,196855,690,0,262394,689,691,690,131320,691,262205,99,692,674,327808,99,693,688,692,
393281,163,694,45,136,693,262205,101,695,694,327809,101,49,48,695,131321,690,131320,690,458997,
101,696,48,675,49,691,131326,696,65592,327734,113,697,0,114,196663,102,698,196663,102,699,196663,
106,700,196663,106,701,131320,702,262203,166,703,7,262205,99,704,701,327812,99,705,704,168,262205,
99,706,700,327808,99,707,705,706,393281,169,708,52,136,707,262205,113,709,708,196670,703,709,
262205,101,710,698,327745,102,711,703,170,262205,101,712,711,327813,101,53,710,712,262205,101,713,
699,327745,102,714,703,134,262205,101,715,714,327813,101,54,713,715,327811,101,55,53,54,262205,
101,716,698,262205,101,717,714,327813,101,56,716,717,262205,101,718,699,262205,101,719,711,327813,
101,57,718,719,327809,101,58,56,57,327760,113,720,55,58,131326,720,65592,327734,97,496,0,117,
196663,106,721,196663,116,722,196663,106,723,131320,724,262203,102,725,7,262203,102,726,7,262203,
106,727,7,262203,106,728,7,262203,102,729,7,262203,102,730,7,262203,106,731,7,262203,106,732,7,
262203,166,733,7,262203,102,734,7,262203,102,735,7,262203,106,736,7,262203,106,737,7,262203,166,
738,7,262203,102,739,7,262203,102,740,7,262203,106,741,7,262203,106,742,7,262203,116,743,7,262203,
102,744,7,262203,102,745,7,262203,102,746,7,262203,102,747,7,262205,99,748,721,327812,99,749,748,
155,327814,99,750,749,38,262205,99,751,721,327812,99,59,751,155,327817,99,60,59,38,327745,174,752,
65,136,262205,99,753,752,262205,99,754,723,327808,99,66,753,754,327808,99,755,60,157,327856,127,
756,750,175,327856,127,757,60,40,327847,127,758,756,757,196855,759,0,262394,758,760,759,131320,
760,196855,761,0,262394,39,762,763,131320,762,327814,99,67,60,157,327745,102,764,722,170,262205,
101,765,764,196670,725,765,327745,102,766,722,134,262205,101,767,766,196670,726,767,196670,727,67,
196670,728,66,524345,113,768,697,725,726,727,728,327761,101,769,768,0,196670,764,769,327761,101,
770,768,1,196670,766,770,327808,99,68,67,134,327745,102,771,722,157,262205,101,772,771,196670,729,
772,327745,102,773,722,176,262205,101,774,773,196670,730,774,196670,731,68,196670,732,66,524345,
113,775,697,729,730,731,732,327761,101,776,775,0,196670,771,776,327761,101,777,775,1,196670,773,
777,131321,761,131320,763,327814,99,69,60,157,327745,102,778,722,170,262205,101,779,778,196670,
734,779,327745,102,780,722,157,262205,101,781,780,196670,735,781,196670,736,69,196670,737,66,
524345,113,782,697,734,735,736,737,196670,733,782,327808,99,70,69,134,327745,102,783,722,134,
262205,101,784,783,196670,739,784,327745,102,785,722,176,262205,101,786,785,196670,740,786,196670,
741,70,196670,742,66,524345,113,787,697,739,740,741,742,196670,738,787,327745,102,788,733,170,
262205,101,789,788,327745,102,790,738,170,262205,101,791,790,327745,102,792,733,134,262205,101,
793,792,327745,102,794,738,134,262205,101,795,794,458832,115,796,789,791,793,795,196670,722,796,
327814,99,797,60,157,327808,99,798,797,177,131321,761,131320,761,458997,99,799,755,762,798,763,
458997,99,800,60,762,797,763,131321,759,131320,759,458997,99,801,755,724,799,761,458997,99,802,60,
724,800,761,327856,127,803,750,41,196855,804,0,262394,803,805,806,131320,805,327745,162,807,161,
178,262205,99,808,807,262205,99,809,723,327745,162,810,161,179,262205,99,811,810,327812,99,812,
809,811,327808,99,813,808,812,327812,99,814,750,184,327808,99,815,813,814,262205,115,816,722,
327745,185,817,161,133,262205,101,818,817,327822,115,71,816,818,196670,743,71,327808,99,819,815,
802,327745,102,820,743,170,262205,101,821,820,393281,163,822,74,136,819,196670,822,821,327808,99,
823,819,134,327745,102,824,743,134,262205,101,825,824,393281,163,826,74,136,823,196670,826,825,
327808,99,827,815,801,327745,102,828,743,157,262205,101,829,828,393281,163,830,74,136,827,196670,
830,829,327808,99,831,827,134,327745,102,832,743,176,262205,101,833,832,393281,163,834,74,136,831,
196670,834,833,131321,804,131320,806,327810,99,835,750,41,327856,127,836,835,42,196855,837,0,
262394,836,838,839,131320,838,131321,837,131320,839,327810,99,840,835,42,131321,837,131320,837,
458997,99,841,835,838,840,839,327745,162,842,161,187,262205,99,843,842,327812,99,844,841,843,
327808,99,845,844,66,327812,99,846,845,184,327745,102,847,722,170,262205,101,848,847,196670,744,
848,327745,102,849,722,134,262205,101,850,849,196670,745,850,393273,99,851,580,744,745,327745,102,
852,722,157,262205,101,853,852,196670,746,853,327745,102,854,722,176,262205,101,855,854,196670,
747,855,393273,99,856,580,746,747,196855,857,0,262394,836,858,859,131320,858,327808,99,860,846,
802,327814,99,861,860,157,393281,174,862,77,136,861,196670,862,851,327808,99,863,846,801,327814,
99,864,863,157,393281,174,865,77,136,864,196670,865,856,131321,857,131320,859,327808,99,866,846,
802,327814,99,867,866,157,393281,174,868,80,136,867,196670,868,851,327808,99,869,846,801,327814,
99,870,869,157,393281,174,871,80,136,870,196670,871,856,131321,857,131320,857,131321,804,131320,
804,65789,65592,327734,97,546,0,118,196663,106,872,196663,102,873,196663,106,874,131320,875,
262203,102,876,7,262203,102,877,7,327745,162,878,161,178,262205,99,879,878,262205,99,880,874,
327745,162,881,161,179,262205,99,882,881,327812,99,883,880,882,327808,99,884,879,883,262205,99,
885,872,327808,99,886,884,885,393281,163,887,74,136,886,262205,101,888,887,196670,876,888,262205,
101,889,873,196670,877,889,393273,101,890,632,876,877,196670,887,890,65789,65592,327734,97,514,0,
119,196663,106,891,196663,102,892,196663,102,893,196663,106,894,131320,895,262203,102,896,7,
262203,102,897,7,262203,102,898,7,262203,102,899,7,262205,101,900,892,327866,127,901,900,141,
262205,101,902,892,393385,101,903,901,902,141,196855,904,0,262394,81,905,906,131320,905,262205,
101,907,892,262205,101,908,892,262271,101,82,908,196670,896,82,327737,101,909,608,896,196670,897,
152,196670,898,909,393273,101,910,632,897,898,196670,899,910,327737,101,911,592,899,327813,101,83,
907,911,262205,101,912,893,327813,101,84,83,912,131321,904,131320,906,327813,101,85,903,903,
262205,101,913,893,327813,101,86,85,913,131321,904,131320,904,458997,101,914,84,905,86,906,327745,
162,915,161,178,262205,99,916,915,262205,99,917,894,327745,162,918,161,179,262205,99,919,918,
327812,99,920,917,919,327808,99,921,916,920,262205,99,922,891,327808,99,923,921,922,393281,163,
924,74,136,923,196670,924,914,65789,65592,327734,99,272,0,120,196663,106,925,131320,926,262203,
106,927,7,262203,106,928,7,262205,99,929,925,327814,99,930,929,190,196855,931,0,262394,191,932,
931,131320,932,327745,121,933,6,170,262205,99,934,933,327812,99,935,934,190,262205,99,936,925,
327817,99,937,936,190,327808,99,938,935,937,327745,162,939,161,194,262205,99,940,939,327814,99,
941,940,155,327810,99,942,941,134,458764,99,943,1,38,938,942,196670,927,943,196670,928,930,393273,
99,944,638,927,928,131326,944,131320,931,196855,945,0,262394,195,946,945,131320,946,327745,121,
947,6,170,262205,99,948,947,327812,99,949,948,171,262205,99,950,925,327817,99,951,950,171,327808,
99,952,949,951,327745,162,953,161,194,262205,99,954,953,327810,99,955,954,134,458764,99,956,1,38,
952,955,262205,99,957,925,327856,127,958,957,171,196855,959,0,262394,958,960,961,131320,960,
131321,959,131320,961,327808,99,962,954,956,131321,959,131320,959,458997,99,963,956,960,962,961,
131326,963,131320,945,327745,121,964,6,170,262205,99,965,964,327812,99,966,965,182,262205,99,967,
925,327808,99,968,966,967,327745,162,969,161,194,262205,99,970,969,327810,99,971,970,134,458764,
99,972,1,38,968,971,131326,972,65592,};
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
119734787,66304,524299,629,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,589839,5,2,1852399981,0,3,4,5,6,393232,2,17,1,1,1,262215,3,11,
40,196679,4,0,262215,4,11,36,196679,7,0,196679,5,0,262215,5,11,41,196679,8,0,196679,9,42,196679,
10,42,196679,11,42,196679,12,42,196679,13,42,262215,14,1,1,262215,15,1,2,262215,16,6,16,262216,17,
0,24,327752,17,0,35,0,196679,17,2,262215,18,34,0,262215,18,33,0,262215,6,11,26,262215,19,1,0,
262215,20,1,4,262215,21,1,3,327752,22,0,35,0,327752,22,1,35,4,327752,22,2,35,8,327752,22,3,35,12,
327752,22,4,35,16,327752,22,5,35,20,327752,22,6,35,24,327752,22,7,35,28,327752,22,8,35,32,327752,
22,9,35,36,327752,22,10,35,40,196679,22,2,262215,23,6,4,262215,24,6,4,262215,25,6,4,327752,26,0,
35,0,327752,26,1,35,4,327752,26,2,35,8,327752,26,3,35,12,327752,26,4,35,16,327752,26,5,35,20,
327752,26,6,35,24,327752,26,7,35,28,327752,26,8,35,32,327752,26,9,35,160,327752,26,10,35,672,
196679,26,2,262215,27,34,0,262215,27,33,7,262215,28,6,16,327752,29,0,35,0,196679,29,2,262215,30,
34,0,262215,30,33,2,196679,31,42,262215,32,6,4,327752,33,0,35,0,196679,33,2,262215,34,34,0,262215,
34,33,2,262215,35,1,0,262215,36,11,25,131091,37,196641,38,37,262165,39,32,0,196641,40,39,262176,
41,7,39,196630,42,32,262177,43,42,41,262167,44,42,2,262177,45,44,41,262176,46,7,42,393249,47,42,
46,46,46,131092,48,262177,49,48,46,327713,50,42,46,46,262187,39,51,8,262172,52,42,51,262176,53,7,
52,262177,54,42,53,458785,55,37,41,41,41,53,262176,56,1,39,262203,56,3,1,262203,56,4,1,262203,56,
5,1,262187,39,57,32768,262165,58,32,1,262187,58,59,16,262187,39,60,32767,262187,58,61,13,262187,
39,62,939524096,262187,39,63,260046848,262187,39,64,947912704,262187,42,65,947912704,262187,39,66,
8388608,262187,39,67,65535,262187,39,68,2139095040,262187,39,69,7,262187,39,70,4,262187,39,71,0,
262187,39,72,2,262187,39,73,1,262187,58,74,0,262187,58,75,4,262172,76,42,70,262176,77,7,76,262187,
39,78,3,262187,58,79,1,262187,58,80,2,262172,81,42,72,262176,82,7,81,262194,39,14,256,262187,39,
83,63,393268,39,84,128,14,83,262187,39,85,64,393268,39,86,134,84,85,196656,48,15,262167,87,39,4,
262176,88,7,87,196637,16,87,196638,17,16,262176,89,12,17,262203,89,18,12,262176,90,12,87,262176,
91,7,44,262167,92,42,4,262176,93,7,92,262187,58,94,3,262167,95,39,3,262176,96,1,95,262203,96,6,1,
262194,39,19,128,393268,39,97,134,19,51,262194,39,20,4,262194,39,21,1,393268,39,98,132,20,21,
262187,58,99,8,393268,39,100,132,20,21,262172,101,52,100,262176,102,7,101,262187,42,103,0,851998,
22,39,39,39,39,39,39,39,39,39,39,42,262176,104,9,22,262203,104,105,9,262176,106,9,39,262172,107,
52,20,262176,108,7,107,262187,39,109,32,262172,23,39,109,262187,39,110,128,262172,24,39,110,
196637,25,39,851998,26,39,39,39,39,39,39,39,39,23,24,25,262176,111,12,26,262203,111,27,12,262176,
112,12,39,196637,28,92,196638,29,28,262176,113,12,29,262203,113,30,12,262176,114,12,92,262187,39,
115,4294967295,262187,58,116,9,262187,58,117,10,262176,118,9,42,196637,32,42,196638,33,32,262176,
119,12,33,262203,119,34,12,262176,120,12,42,393268,39,121,132,97,21,262172,122,42,121,262176,123,
4,122,262203,123,124,4,262176,125,4,42,393268,39,126,132,97,21,262172,127,39,126,262176,128,4,127,
262203,128,129,4,262176,130,4,39,262187,39,131,264,262187,58,132,5,262187,58,133,7,262187,58,134,
6,262194,39,35,1,393267,95,36,35,73,73,262187,39,135,1879048192,327734,37,2,0,38,131320,136,
262203,102,137,7,262203,108,138,7,262203,41,139,7,262203,41,140,7,262203,41,141,7,262203,53,142,7,
262203,93,143,7,262203,93,144,7,262203,46,145,7,262203,46,146,7,262203,46,147,7,262203,46,148,7,
262203,46,149,7,262203,46,150,7,262203,53,151,7,262203,46,152,7,262201,39,153,154,327879,39,155,
153,69,327874,39,156,153,94,327745,56,157,6,71,262205,39,158,157,327812,39,159,158,97,327808,39,
160,159,156,327812,39,161,160,20,131321,162,131320,162,458997,39,163,71,136,164,165,262390,166,
165,1,131321,167,131320,167,327856,48,168,163,98,262394,168,169,166,131320,169,131321,170,131320,
170,458997,58,171,74,169,172,173,262390,174,173,1,131321,175,131320,175,327857,48,176,171,99,
262394,176,177,174,131320,177,393281,46,178,137,163,171,196670,178,103,131321,173,131320,173,
327808,58,172,171,79,131321,170,131320,174,131321,165,131320,165,327808,39,164,163,79,131321,162,
131320,166,131321,179,131320,179,458997,39,180,71,166,181,182,262390,183,182,0,131321,184,131320,
184,327856,48,185,180,86,262394,185,186,183,131320,186,131321,187,131320,187,458997,39,188,71,186,
189,190,262390,191,190,1,131321,192,131320,192,327856,48,193,188,20,262394,193,194,191,131320,194,
327808,39,195,161,188,327745,106,196,105,74,262205,39,197,196,327810,39,198,197,73,458764,39,199,
1,38,195,198,196670,139,199,196670,140,180,196670,141,155,524345,37,200,201,139,140,141,142,
262205,52,202,142,327745,53,203,138,188,196670,203,202,131321,190,131320,190,327808,39,189,188,79,
131321,187,131320,191,131321,204,131320,204,458997,39,205,71,191,206,207,262390,208,207,1,131321,
209,131320,209,327856,48,210,205,21,262394,210,211,208,131320,211,327745,106,212,105,80,262205,39,
213,212,327745,112,214,27,79,262205,39,215,214,327808,39,216,215,205,327812,39,217,216,86,327812,
39,218,217,85,327808,39,219,213,218,327812,39,220,180,85,327808,39,221,219,220,327814,39,222,221,
70,327812,39,223,72,155,327808,39,224,222,223,393281,114,225,30,74,224,262205,92,226,225,196670,
143,226,327808,39,227,224,73,393281,114,228,30,74,227,262205,92,229,228,196670,144,229,131321,230,
131320,230,458997,39,231,71,211,232,233,262390,234,233,1,131321,235,131320,235,327856,48,236,231,
20,262394,236,237,234,131320,237,131321,238,131320,238,458997,58,239,74,237,240,241,262390,242,
241,1,131321,243,131320,243,327857,48,244,239,75,262394,244,245,242,131320,245,327812,39,246,205,
20,327808,39,247,246,231,393281,46,248,138,231,239,262205,42,249,248,196670,145,249,327745,46,250,
143,239,262205,42,251,250,196670,146,251,393281,46,252,137,247,239,262205,42,253,252,196670,147,
253,458809,42,254,255,145,146,147,196670,252,254,327808,58,256,239,75,393281,46,257,138,231,256,
262205,42,258,257,196670,148,258,327745,46,259,144,239,262205,42,260,259,196670,149,260,393281,46,
261,137,247,256,262205,42,262,261,196670,150,262,458809,42,263,255,148,149,150,196670,261,263,
131321,241,131320,241,327808,58,240,239,79,131321,238,131320,242,131321,233,131320,233,327808,39,
232,231,79,131321,230,131320,234,131321,207,131320,207,327808,39,206,205,79,131321,204,131320,208,
131321,182,131320,182,327808,39,181,180,79,131321,179,131320,183,131321,264,131320,264,458997,39,
265,71,183,266,267,262390,268,267,1,131321,269,131320,269,327856,48,270,265,21,262394,270,271,268,
131320,271,131321,272,131320,272,458997,39,273,115,271,274,275,458997,42,276,103,271,277,275,
458997,39,278,71,271,279,275,262390,280,275,1,131321,281,131320,281,327856,48,282,278,20,262394,
282,283,280,131320,283,327812,39,284,265,20,327808,39,285,284,278,327745,53,286,137,285,262205,52,
287,286,196670,151,287,327737,42,288,289,151,327745,106,290,105,116,262205,39,291,290,327851,48,
292,291,71,196855,293,0,262394,292,294,293,131320,294,327745,118,295,105,117,262205,42,296,295,
327813,42,31,288,296,131321,293,131320,293,458997,42,297,288,283,31,294,327851,48,298,155,71,
262312,48,299,298,196855,300,0,262394,299,301,300,131320,301,327808,39,302,161,278,327745,106,303,
105,74,262205,39,304,303,327854,48,305,302,304,131321,300,131320,300,458997,48,306,298,293,305,
301,262312,48,307,306,196855,308,0,262394,307,309,308,131320,309,327745,106,310,105,99,262205,39,
311,310,327854,48,312,265,311,131321,308,131320,308,458997,48,313,306,300,312,309,196855,314,0,
262394,313,315,314,131320,315,131321,275,131320,314,327745,106,316,105,94,262205,39,317,316,
327745,106,318,105,75,262205,39,319,318,327812,39,320,265,319,327808,39,321,317,320,327745,106,
322,105,79,262205,39,323,322,327808,39,324,321,323,327808,39,325,324,161,327808,39,326,325,278,
393281,120,327,34,74,326,196670,327,297,196670,152,297,327737,48,328,329,152,262312,48,330,328,
196855,331,0,262394,330,332,331,131320,332,327745,112,333,27,80,458993,39,334,333,73,71,73,131321,
331,131320,331,327850,48,335,273,115,327866,48,336,297,276,327846,48,337,335,336,196855,338,0,
262394,337,339,338,131320,339,327808,39,340,323,161,327808,39,341,340,278,131321,338,131320,338,
458997,39,342,273,331,341,339,458997,42,343,276,331,297,339,131321,275,131320,275,458997,39,274,
273,315,342,338,458997,42,277,276,315,343,338,327808,39,279,278,79,131321,272,131320,280,327850,
48,344,155,71,196855,345,0,262394,344,346,345,131320,346,327812,39,347,265,97,327808,39,348,347,
156,327745,125,349,124,348,196670,349,276,327745,130,350,129,348,196670,350,273,131321,345,131320,
345,131321,267,131320,267,327808,39,266,265,79,131321,264,131320,268,262368,72,72,131,327856,48,
351,153,21,196855,352,0,262394,351,353,352,131320,353,327812,39,354,153,97,327745,125,355,124,354,
262205,42,356,355,327745,130,357,129,354,262205,39,358,357,131321,359,131320,359,458997,39,360,
358,353,361,362,458997,42,363,356,353,364,362,458997,39,365,73,353,366,362,262390,367,362,0,
131321,368,131320,368,327856,48,369,365,97,262394,369,370,367,131320,370,327808,39,371,354,365,
327745,130,372,129,371,262205,39,373,372,327851,48,374,373,115,196855,375,0,262394,374,376,375,
131320,376,327745,125,377,124,371,262205,42,378,377,327866,48,379,378,363,131321,375,131320,375,
458997,48,380,374,370,379,376,196855,381,0,262394,380,382,381,131320,382,327745,125,383,124,371,
262205,42,384,383,262205,39,385,372,131321,381,131320,381,458997,39,361,360,375,385,382,458997,42,
364,363,375,384,382,131321,362,131320,362,327808,39,366,365,79,131321,359,131320,367,327745,106,
386,105,132,262205,39,387,386,327745,106,388,105,133,262205,39,389,388,327812,39,390,153,389,
327745,106,391,105,134,262205,39,392,391,327808,39,393,390,392,327808,39,394,393,158,327812,39,
395,72,394,327808,39,396,387,395,393281,120,397,34,74,396,196670,397,363,327808,39,398,396,73,
262268,42,399,360,393281,120,400,34,74,398,196670,400,399,131321,352,131320,352,65789,65592,
327734,39,154,0,40,131320,401,262205,39,402,3,262205,39,7,4,327812,39,403,402,7,262205,39,8,5,
327808,39,404,403,8,131326,404,65592,327734,42,405,0,43,196663,41,406,131320,407,262205,39,408,
406,327879,39,409,408,57,327876,39,410,409,59,262205,39,411,406,327879,39,412,411,60,327876,39,
413,412,61,327808,39,414,413,62,327854,48,415,413,63,196855,416,0,262394,415,417,416,131320,417,
327808,39,418,413,135,131321,416,131320,416,458997,39,419,414,407,418,417,327808,39,9,413,64,
262268,42,420,9,327811,42,10,420,65,327856,48,421,413,66,196855,422,0,262394,421,423,422,131320,
423,262268,39,424,10,131321,422,131320,422,458997,39,425,419,416,424,423,327877,39,426,425,410,
262268,42,427,426,131326,427,65592,327734,44,428,0,45,196663,41,429,131320,430,262203,41,431,7,
262203,41,432,7,262205,39,433,429,327879,39,434,433,67,196670,431,434,327737,42,435,405,431,
262205,39,436,429,327874,39,437,436,59,196670,432,437,327737,42,438,405,432,327760,44,439,435,438,
131326,439,65592,327734,42,255,0,47,196663,46,440,196663,46,441,196663,46,442,131320,443,262205,
42,444,440,262205,42,445,441,327813,42,11,444,445,262205,42,446,442,327809,42,12,11,446,131326,12,
65592,327734,48,329,0,49,196663,46,447,131320,448,262205,42,449,447,262268,39,450,449,327879,39,
451,450,68,327851,48,452,451,68,131326,452,65592,327734,42,453,0,50,196663,46,454,196663,46,455,
131320,456,262205,42,457,454,262205,42,458,455,327809,42,13,457,458,131326,13,65592,327734,42,289,
0,54,196663,53,459,131320,460,262203,77,461,7,262203,46,462,7,262203,46,463,7,262203,82,464,7,
262203,46,465,7,262203,46,466,7,262203,46,467,7,262203,46,468,7,262203,46,469,7,262203,46,470,7,
262203,46,471,7,262203,46,472,7,262203,46,473,7,262203,46,474,7,262201,39,475,154,327879,39,476,
475,69,327879,39,477,476,70,327851,48,478,477,71,327879,39,479,476,72,327851,48,480,479,71,327879,
39,481,476,73,327851,48,482,481,71,131321,483,131320,483,458997,58,484,74,460,485,486,262390,487,
486,1,131321,488,131320,488,327857,48,489,484,75,262394,489,490,487,131320,490,196855,491,0,
262394,478,492,493,131320,492,327808,58,494,484,75,327745,46,495,459,494,262205,42,496,495,131321,
491,131320,493,327745,46,497,459,484,262205,42,498,497,131321,491,131320,491,458997,42,499,496,
492,498,493,196855,500,0,262394,478,501,502,131320,501,327745,46,503,459,484,262205,42,504,503,
131321,500,131320,502,327808,58,505,484,75,327745,46,506,459,505,262205,42,507,506,131321,500,
131320,500,458997,42,508,504,501,507,502,393562,42,509,78,508,70,196670,462,499,196670,463,509,
393273,42,510,453,462,463,327745,46,511,461,484,196670,511,510,131321,486,131320,486,327808,58,
485,484,79,131321,483,131320,487,131321,512,131320,512,458997,58,513,74,487,514,515,262390,516,
515,1,131321,517,131320,517,327857,48,518,513,80,262394,518,519,516,131320,519,196855,520,0,
262394,480,521,522,131320,521,327808,58,523,513,80,327745,46,524,461,523,262205,42,525,524,131321,
520,131320,522,327745,46,526,461,513,262205,42,527,526,131321,520,131320,520,458997,42,528,525,
521,527,522,196855,529,0,262394,480,530,531,131320,530,327745,46,532,461,513,262205,42,533,532,
131321,529,131320,531,327808,58,534,513,80,327745,46,535,461,534,262205,42,536,535,131321,529,
131320,529,458997,42,537,533,530,536,531,393562,42,538,78,537,72,196670,465,528,196670,466,538,
393273,42,539,453,465,466,327745,46,540,464,513,196670,540,539,131321,515,131320,515,327808,58,
514,513,79,131321,512,131320,516,196855,541,0,262394,482,542,543,131320,542,327745,46,544,464,79,
262205,42,545,544,131321,541,131320,543,327745,46,546,464,74,262205,42,547,546,131321,541,131320,
541,458997,42,548,545,542,547,543,196855,549,0,262394,482,550,551,131320,550,327745,46,552,464,74,
262205,42,553,552,131321,549,131320,551,327745,46,554,464,79,262205,42,555,554,131321,549,131320,
549,458997,42,556,553,550,555,551,393562,42,557,78,556,73,196670,467,548,196670,468,557,393273,42,
558,453,467,468,393562,42,559,78,558,70,196670,469,558,196670,470,559,393273,42,560,453,469,470,
393562,42,561,78,560,72,196670,471,560,196670,472,561,393273,42,562,453,471,472,393562,42,563,78,
562,73,196670,473,562,196670,474,563,393273,42,564,453,473,474,131326,564,65592,327734,37,201,0,
55,196663,41,565,196663,41,566,196663,41,567,196663,53,568,131320,569,262203,88,570,7,262203,91,
571,7,262203,41,572,7,262203,93,573,7,262203,93,574,7,262205,39,575,565,327812,39,576,575,86,
262205,39,577,566,327808,39,578,576,577,327812,39,579,578,51,262205,39,580,567,327808,39,581,579,
580,196855,582,0,262394,15,583,584,131320,583,393281,90,585,18,74,581,262205,87,586,585,196670,
570,586,131321,587,131320,587,458997,58,588,74,583,589,590,262390,591,590,1,131321,592,131320,592,
327857,48,593,588,75,262394,593,594,591,131320,594,327745,41,595,570,588,262205,39,596,595,196670,
572,596,327737,44,597,428,572,196670,571,597,327812,58,598,80,588,327745,46,599,571,71,262205,42,
600,599,327745,46,601,568,598,196670,601,600,327808,58,602,598,79,327745,46,603,571,73,262205,42,
604,603,327745,46,605,568,602,196670,605,604,131321,590,131320,590,327808,58,589,588,79,131321,
587,131320,591,131321,582,131320,584,327812,39,606,72,581,393281,90,607,18,74,606,262205,87,608,
607,262268,92,609,608,196670,573,609,327808,39,610,606,73,393281,90,611,18,74,610,262205,87,612,
611,262268,92,613,612,196670,574,613,131321,614,131320,614,458997,58,615,74,584,616,617,262390,
618,617,1,131321,619,131320,619,327857,48,620,615,75,262394,620,621,618,131320,621,327745,46,622,
573,615,262205,42,623,622,327745,46,624,568,615,196670,624,623,327808,58,625,615,75,327745,46,626,
574,615,262205,42,627,626,327745,46,628,568,625,196670,628,627,131321,617,131320,617,327808,58,
616,615,79,131321,614,131320,618,131321,582,131320,582,65789,65592,};
static const uint32_t bitnet__spv_numbers_plain[] = {
119734787,66304,524299,302,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
223,222,327809,56,6,223,76,327852,71,224,222,77,196855,225,0,262394,224,226,225,131320,226,327877,
53,227,221,78,131326,227,131320,225,327854,71,228,222,79,196855,229,0,262394,228,230,229,131320,
230,327877,53,231,221,80,131326,231,131320,229,327856,71,232,222,72,196855,233,0,262394,232,234,
233,131320,234,262268,53,235,6,327810,53,236,235,81,327877,53,237,221,236,131326,237,131320,233,
327808,53,238,222,121,327874,53,239,222,68,327879,53,240,239,82,327808,53,241,238,240,327874,53,
242,241,68,327877,53,243,221,242,131326,243,65592,327734,56,171,0,60,196663,58,244,131320,245,
262205,56,246,244,262268,53,247,246,327810,53,7,83,247,262268,56,248,7,131321,249,131320,249,
458997,56,250,248,245,10,251,458997,65,252,84,245,253,251,262390,254,251,0,131321,255,131320,255,
327857,71,256,252,85,262394,256,257,254,131320,257,262205,56,258,244,327813,56,8,258,250,327811,
56,9,86,8,327813,56,10,250,9,131321,251,131320,251,327808,65,253,252,87,131321,249,131320,254,
131326,250,65592,327734,56,175,0,60,196663,58,259,131320,260,262205,56,261,259,262268,53,262,261,
327874,53,263,262,87,327810,53,11,88,263,262268,56,264,11,262205,56,265,259,327813,56,12,76,265,
131321,266,131320,266,458997,56,267,264,260,16,268,458997,65,269,84,260,270,268,262390,271,268,0,
131321,272,131320,272,327857,71,273,269,85,262394,273,274,271,131320,274,327813,56,13,12,267,
327813,56,14,13,267,327811,56,15,89,14,327813,56,16,267,15,131321,268,131320,268,327808,65,270,
269,87,131321,266,131320,271,131326,267,65592,327734,56,179,0,60,196663,58,275,131320,276,262205,
56,277,275,327864,71,278,277,90,196855,279,0,262394,278,280,279,131320,280,131326,91,131320,279,
262205,56,281,275,327866,71,282,281,92,196855,283,0,262394,282,284,283,131320,284,196670,275,92,
131321,283,131320,283,262205,56,285,275,327813,56,17,285,93,327809,56,18,17,94,327811,56,19,18,94,
262205,56,286,275,327813,56,20,19,95,327811,56,21,286,20,327813,56,22,19,96,327811,56,23,21,22,
327813,56,24,97,23,327809,56,25,24,98,327813,56,26,25,23,327809,56,27,26,99,327813,56,28,27,23,
327809,56,29,28,100,327813,56,30,29,23,327809,56,31,30,101,327813,56,32,31,23,327809,56,33,32,76,
327813,56,34,23,23,327813,56,35,33,34,327809,56,36,35,23,327809,56,37,36,102,262268,53,287,18,
327808,53,38,287,103,327876,53,288,38,104,262268,56,289,288,327813,56,39,37,289,131326,39,65592,
327734,56,166,0,61,196663,58,290,196663,58,291,196663,58,292,131320,293,262205,56,294,290,262205,
56,295,291,327813,56,40,294,295,262205,56,296,292,327809,56,41,40,296,131326,41,65592,327734,56,
160,0,62,196663,58,297,196663,58,298,131320,299,262205,56,300,297,262205,56,301,298,327809,56,42,
300,301,131326,42,65592,};
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
119734787,66304,524299,570,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,589839,5,2,1852399981,0,3,4,5,6,393232,2,17,1,1,1,262215,3,11,
40,196679,4,0,262215,4,11,36,196679,7,0,196679,5,0,262215,5,11,41,196679,8,0,196679,9,42,196679,
10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,196679,15,42,196679,16,42,196679,17,42,
196679,18,42,196679,19,42,262215,20,1,1,262215,21,6,4,327752,22,0,35,0,196679,22,2,262215,23,34,0,
262215,23,33,2,196679,24,42,196679,25,42,196679,26,42,196679,27,42,262215,28,6,16,327752,29,0,35,
0,196679,29,2,262215,30,34,0,262215,30,33,2,196679,31,42,262215,32,6,16,262216,33,0,24,327752,33,
0,35,0,196679,33,2,262215,34,34,0,262215,34,33,1,196679,35,42,262215,36,1,0,196679,37,42,196679,
38,42,196679,39,42,196679,40,42,196679,41,42,262215,6,11,26,327752,42,0,35,0,327752,42,1,35,4,
327752,42,2,35,8,327752,42,3,35,12,327752,42,4,35,16,327752,42,5,35,20,196679,42,2,196679,43,42,
196679,44,42,262215,45,1,2,262215,46,6,4,262215,47,6,4,262215,48,6,4,327752,49,0,35,0,327752,49,1,
35,4,327752,49,2,35,8,327752,49,3,35,12,327752,49,4,35,16,327752,49,5,35,20,327752,49,6,35,24,
327752,49,7,35,28,327752,49,8,35,32,327752,49,9,35,160,327752,49,10,35,672,196679,49,2,262215,50,
34,0,262215,50,33,7,196679,51,42,262215,52,6,16,262216,53,0,25,327752,53,0,35,0,196679,53,2,
262215,54,34,0,262215,54,33,3,262215,55,1,0,262215,56,11,25,131091,57,196641,58,57,262165,59,32,0,
196641,60,59,196630,61,32,262176,62,7,61,262177,63,61,62,327713,64,61,62,62,262187,59,65,8,262172,
66,61,65,262176,67,7,66,262177,68,61,67,262176,69,7,59,393249,70,61,69,62,62,262167,71,61,4,
458785,72,71,69,69,62,69,458785,73,61,69,69,62,62,262176,74,1,59,262203,74,3,1,262203,74,4,1,
262203,74,5,1,262187,59,75,2129859015,262165,76,32,1,262187,76,77,0,262187,76,78,4,131092,79,
262187,61,80,1073741824,262187,76,81,1,262187,59,82,1597463007,262187,61,83,1056964608,262187,61,
84,1069547520,262187,59,85,7,262187,59,86,4,262187,59,87,0,262187,59,88,2,262187,59,89,1,262172,
90,61,86,262176,91,7,90,262187,59,92,3,262187,76,93,2,262172,94,61,88,262176,95,7,94,262187,59,96,
64,262187,61,97,0,262194,59,20,256,262187,59,98,63,393268,59,99,128,20,98,393268,59,100,134,99,96,
393268,59,101,132,100,96,196637,21,61,196638,22,21,262176,102,12,22,262203,102,23,12,262176,103,
12,61,262172,104,61,96,262176,105,4,104,262203,105,106,4,262176,107,4,61,262187,59,108,264,262187,
76,109,8,262176,110,7,71,196637,28,71,196638,29,28,262176,111,12,29,262203,111,30,12,262176,112,
12,71,262187,59,113,4294967295,196637,32,71,196638,33,32,262176,114,12,33,262203,114,34,12,262187,
61,115,1065353216,262187,61,116,925353388,262176,117,4,59,262203,117,118,4,262176,119,4,76,262203,
119,120,4,393268,59,121,134,101,86,262194,59,36,128,262187,61,122,1123942400,262187,61,123,
1006699012,262187,59,124,127,393268,59,125,128,20,124,262187,59,126,128,393268,59,127,134,125,126,
262187,59,128,32,393268,59,129,132,127,128,393268,59,130,134,101,86,262187,61,131,3271557120,
262187,76,132,255,262167,133,59,4,393268,59,134,134,129,86,262172,135,133,134,262176,136,4,135,
262203,136,137,4,262167,138,59,3,262176,139,1,138,262203,139,6,1,524318,42,59,59,59,59,61,61,
262176,140,9,42,262203,140,141,9,262176,142,9,59,196657,79,45,262187,76,143,5,262176,144,9,61,
262187,76,145,3,262172,46,59,128,262172,47,59,126,196637,48,59,851998,49,59,59,59,59,59,59,59,59,
46,47,48,262176,146,12,49,262203,146,50,12,262176,147,12,59,393268,59,148,134,101,86,393268,59,
149,134,129,86,196637,52,133,196638,53,52,262176,150,12,53,262203,150,54,12,393268,59,151,134,129,
86,262176,152,4,133,262176,153,12,133,262194,59,55,1,393267,138,56,55,89,89,327734,57,2,0,58,
131320,154,262203,69,155,7,262203,62,156,7,262203,62,157,7,262203,69,158,7,262203,69,159,7,262203,
62,160,7,262203,69,161,7,262203,69,162,7,262203,69,163,7,262203,62,164,7,262203,62,165,7,262201,
59,166,167,327745,74,168,6,87,262205,59,169,168,327745,142,170,141,77,262205,59,171,170,327745,
142,172,141,81,262205,59,173,172,327812,59,43,169,173,327808,59,44,171,43,196855,174,0,262394,45,
175,176,131320,175,196670,155,44,327745,144,177,141,78,262205,61,178,177,196670,156,178,327745,
144,179,141,143,262205,61,180,179,196670,157,180,458809,61,181,182,155,156,157,327745,142,183,141,
145,262205,59,184,183,327745,147,185,50,81,262205,59,186,185,327808,59,187,186,169,327812,59,188,
187,101,327808,59,189,184,188,131321,190,131320,190,458997,59,191,166,175,51,192,262390,193,192,0,
131321,194,131320,194,327856,79,195,191,148,262394,195,196,193,131320,196,327814,59,197,189,86,
327808,59,198,197,191,196670,158,44,327745,142,199,141,93,262205,59,200,199,196670,159,200,196670,
160,181,196670,161,191,524345,71,201,202,158,159,160,161,393281,112,203,30,77,198,196670,203,201,
131321,192,131320,192,327808,59,51,191,36,131321,190,131320,193,131321,174,131320,176,196670,162,
44,327745,142,204,141,93,262205,59,205,204,196670,163,205,327745,144,206,141,78,262205,61,207,206,
196670,164,207,327745,144,208,141,143,262205,61,209,208,196670,165,209,524345,61,210,211,162,163,
164,165,131321,212,131320,212,458997,59,213,166,176,214,215,262390,216,215,0,131321,217,131320,
217,327856,79,218,213,149,262394,218,219,216,131320,219,327812,59,220,169,151,327808,59,221,220,
213,327745,152,222,137,213,262205,133,223,222,393281,153,224,54,77,221,196670,224,223,131321,215,
131320,215,327808,59,214,213,36,131321,212,131320,216,327850,79,225,166,87,196855,226,0,262394,
225,227,226,131320,227,327745,142,228,141,145,262205,59,229,228,327812,59,230,88,169,327808,59,
231,229,230,393281,103,232,23,77,231,196670,232,210,327808,59,233,231,89,262205,76,234,120,262268,
61,235,234,393281,103,236,23,77,233,196670,236,235,131321,226,131320,226,131321,174,131320,174,
65789,65592,327734,59,167,0,60,131320,237,262205,59,238,3,262205,59,7,4,327812,59,239,238,7,
262205,59,8,5,327808,59,240,239,8,131326,240,65592,327734,61,241,0,63,196663,62,242,131320,243,
262205,61,244,242,262268,59,245,244,327810,59,9,75,245,262268,61,246,9,131321,247,131320,247,
458997,61,248,246,243,12,249,458997,76,250,77,243,251,249,262390,252,249,0,131321,253,131320,253,
327857,79,254,250,78,262394,254,255,252,131320,255,262205,61,256,242,327813,61,10,256,248,327811,
61,11,80,10,327813,61,12,248,11,131321,249,131320,249,327808,76,251,250,81,131321,247,131320,252,
131326,248,65592,327734,61,257,0,63,196663,62,258,131320,259,262205,61,260,258,262268,59,261,260,
327874,59,262,261,81,327810,59,13,82,262,262268,61,263,13,262205,61,264,258,327813,61,14,83,264,
131321,265,131320,265,458997,61,266,263,259,18,267,458997,76,268,77,259,269,267,262390,270,267,0,
131321,271,131320,271,327857,79,272,268,78,262394,272,273,270,131320,273,327813,61,15,14,266,
327813,61,16,15,266,327811,61,17,84,16,327813,61,18,266,17,131321,267,131320,267,327808,76,269,
268,81,131321,265,131320,270,131326,266,65592,327734,61,274,0,64,196663,62,275,196663,62,276,
131320,277,262205,61,278,275,262205,61,279,276,327809,61,19,278,279,131326,19,65592,327734,61,280,
0,68,196663,67,281,131320,282,262203,91,283,7,262203,62,284,7,262203,62,285,7,262203,95,286,7,
262203,62,287,7,262203,62,288,7,262203,62,289,7,262203,62,290,7,262203,62,291,7,262203,62,292,7,
262203,62,293,7,262203,62,294,7,262203,62,295,7,262203,62,296,7,262201,59,297,167,327879,59,298,
297,85,327879,59,299,298,86,327851,79,300,299,87,327879,59,301,298,88,327851,79,302,301,87,327879,
59,303,298,89,327851,79,304,303,87,131321,305,131320,305,458997,76,306,77,282,307,308,262390,309,
308,1,131321,310,131320,310,327857,79,311,306,78,262394,311,312,309,131320,312,196855,313,0,
262394,300,314,315,131320,314,327808,76,316,306,78,327745,62,317,281,316,262205,61,318,317,131321,
313,131320,315,327745,62,319,281,306,262205,61,320,319,131321,313,131320,313,458997,61,321,318,
314,320,315,196855,322,0,262394,300,323,324,131320,323,327745,62,325,281,306,262205,61,326,325,
131321,322,131320,324,327808,76,327,306,78,327745,62,328,281,327,262205,61,329,328,131321,322,
131320,322,458997,61,330,326,323,329,324,393562,61,331,92,330,86,196670,284,321,196670,285,331,
393273,61,332,274,284,285,327745,62,333,283,306,196670,333,332,131321,308,131320,308,327808,76,
307,306,81,131321,305,131320,309,131321,334,131320,334,458997,76,335,77,309,336,337,262390,338,
337,1,131321,339,131320,339,327857,79,340,335,93,262394,340,341,338,131320,341,196855,342,0,
262394,302,343,344,131320,343,327808,76,345,335,93,327745,62,346,283,345,262205,61,347,346,131321,
342,131320,344,327745,62,348,283,335,262205,61,349,348,131321,342,131320,342,458997,61,350,347,
343,349,344,196855,351,0,262394,302,352,353,131320,352,327745,62,354,283,335,262205,61,355,354,
131321,351,131320,353,327808,76,356,335,93,327745,62,357,283,356,262205,61,358,357,131321,351,
131320,351,458997,61,359,355,352,358,353,393562,61,360,92,359,88,196670,287,350,196670,288,360,
393273,61,361,274,287,288,327745,62,362,286,335,196670,362,361,131321,337,131320,337,327808,76,
336,335,81,131321,334,131320,338,196855,363,0,262394,304,364,365,131320,364,327745,62,366,286,81,
262205,61,367,366,131321,363,131320,365,327745,62,368,286,77,262205,61,369,368,131321,363,131320,
363,458997,61,370,367,364,369,365,196855,371,0,262394,304,372,373,131320,372,327745,62,374,286,77,
262205,61,375,374,131321,371,131320,373,327745,62,376,286,81,262205,61,377,376,131321,371,131320,
371,458997,61,378,375,372,377,373,393562,61,379,92,378,89,196670,289,370,196670,290,379,393273,61,
380,274,289,290,393562,61,381,92,380,86,196670,291,380,196670,292,381,393273,61,382,274,291,292,
393562,61,383,92,382,88,196670,293,382,196670,294,383,393273,61,384,274,293,294,393562,61,385,92,
384,89,196670,295,384,196670,296,385,393273,61,386,274,295,296,131326,386,65592,327734,61,182,0,
70,196663,69,387,196663,62,388,196663,62,389,131320,390,262203,67,391,7,262203,67,392,7,262203,62,
393,7,262201,59,394,167,327856,79,395,394,96,196855,396,0,262394,395,397,396,131320,397,131321,
398,131320,398,458997,61,399,97,397,25,400,458997,59,401,394,397,402,400,262390,403,400,0,131321,
404,131320,404,327856,79,405,401,101,262394,405,406,403,131320,406,262205,59,407,387,327808,59,
408,407,401,393281,103,409,23,77,408,262205,61,410,409,327813,61,24,410,410,327809,61,25,399,24,
131321,400,131320,400,327808,59,402,401,96,131321,398,131320,403,327745,107,411,106,394,196670,
411,399,131321,396,131320,396,262368,88,88,108,131321,412,131320,412,458997,76,413,77,396,414,415,
262390,416,415,1,131321,417,131320,417,327857,79,418,413,109,262394,418,419,416,131320,419,327879,
59,420,394,85,327812,59,421,420,65,262268,59,422,413,327808,59,423,421,422,327745,107,424,106,423,
262205,61,425,424,327745,62,426,391,413,196670,426,425,131321,415,131320,415,327808,76,414,413,81,
131321,412,131320,416,262205,66,427,391,196670,392,427,327737,61,428,280,392,262205,61,429,388,
327813,61,26,428,429,262205,61,430,389,327809,61,27,26,430,196670,393,27,327737,61,431,257,393,
131326,431,65592,327734,71,202,0,72,196663,69,432,196663,69,433,196663,62,434,196663,69,435,
131320,436,262205,59,437,432,327814,59,438,437,86,262205,59,439,435,327808,59,440,438,439,393281,
112,441,30,77,440,262205,71,442,441,262205,59,443,433,327851,79,444,443,113,196855,445,0,262394,
444,446,445,131320,446,262205,61,447,434,327822,71,31,442,447,262205,59,448,433,327814,59,449,448,
86,262205,59,450,435,327808,59,451,449,450,393281,112,452,34,77,451,262205,71,453,452,327813,71,
35,31,453,131321,445,131320,445,458997,71,454,442,436,35,446,131326,454,65592,327734,61,211,0,73,
196663,69,455,196663,69,456,196663,62,457,196663,62,458,131320,459,262203,69,460,7,262203,62,461,
7,262203,62,462,7,262203,110,463,7,262203,69,464,7,262203,69,465,7,262203,62,466,7,262203,69,467,
7,262203,62,468,7,262203,110,469,7,262203,69,470,7,262203,69,471,7,262203,62,472,7,262203,69,473,
7,262201,59,474,167,327850,79,475,474,87,196855,476,0,262394,475,477,476,131320,477,196670,118,87,
196670,120,77,131321,476,131320,476,262205,59,478,456,327851,79,479,478,113,196855,480,0,262394,
479,481,482,131320,481,262205,59,483,455,196670,460,483,262205,61,484,457,196670,461,484,262205,
61,485,458,196670,462,485,458809,61,486,182,460,461,462,131321,480,131320,482,262368,88,88,108,
131321,480,131320,480,458997,61,487,486,481,115,482,131321,488,131320,488,458997,61,489,116,480,
490,491,458997,59,492,474,480,37,491,262390,493,491,0,131321,494,131320,494,327856,79,495,492,121,
262394,495,496,493,131320,496,262205,59,497,455,196670,464,497,262205,59,498,456,196670,465,498,
196670,466,487,196670,467,492,524345,71,499,202,464,465,466,467,393228,71,500,1,4,499,196670,463,
500,131321,501,131320,501,458997,61,490,489,496,502,503,458997,76,504,77,496,505,503,262390,506,
503,1,131321,507,131320,507,327857,79,508,504,78,262394,508,509,506,131320,509,327745,62,510,463,
504,262205,61,511,510,327866,79,512,511,490,196855,513,0,262394,512,514,515,131320,514,262205,61,
516,510,131321,513,131320,515,131321,513,131320,513,458997,61,502,516,514,490,515,131321,503,
131320,503,327808,76,505,504,81,131321,501,131320,506,131321,491,131320,491,327808,59,37,492,36,
131321,488,131320,493,262268,59,517,489,458991,59,518,118,89,87,517,262368,88,88,108,262205,59,
519,118,262268,61,520,519,196670,468,520,327737,61,521,241,468,327813,61,38,122,521,327813,61,39,
520,123,131321,522,131320,522,458997,76,523,77,493,524,525,458997,59,526,474,493,41,525,262390,
527,525,0,131321,528,131320,528,327856,79,529,526,129,262394,529,530,527,131320,530,327856,79,531,
526,130,196855,532,0,262394,531,533,532,131320,533,262205,59,534,455,196670,470,534,262205,59,535,
456,196670,471,535,196670,472,487,196670,473,526,524345,71,536,202,470,471,472,473,327822,71,40,
536,38,196670,469,40,131321,537,131320,537,458997,76,538,523,533,539,540,458997,59,541,87,533,542,
540,458997,76,543,77,533,544,540,262390,545,540,1,131321,546,131320,546,327857,79,547,543,78,
262394,547,548,545,131320,548,327745,62,549,469,543,262205,61,550,549,327864,79,551,550,122,
196855,552,0,262394,551,553,554,131320,553,262205,61,555,549,131321,552,131320,554,131321,552,
131320,552,458997,61,556,555,553,122,554,327866,79,557,556,131,393385,61,558,557,556,131,393228,
61,559,1,2,558,262254,76,560,559,327808,76,539,538,560,327879,76,561,560,132,262268,59,562,561,
327812,76,563,109,543,327876,59,564,562,563,327877,59,542,541,564,131321,540,131320,540,327808,76,
544,543,81,131321,537,131320,545,131321,532,131320,532,458997,76,524,523,530,538,545,458997,59,
565,87,530,541,545,327814,59,566,526,86,327817,59,567,526,86,393281,117,568,137,566,567,196670,
568,565,131321,525,131320,525,327808,59,41,526,36,131321,522,131320,527,458986,76,569,120,89,87,
523,262368,88,88,108,131326,39,65592,};
static const uint32_t bitnet__spv_ternary_plain[] = {
119734787,66304,524299,1443,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
666,327877,121,667,661,161,131326,667,131320,665,327854,160,668,662,162,196855,669,0,262394,668,
670,669,131320,670,327877,121,671,661,163,131326,671,131320,669,327856,160,672,662,164,196855,673,
0,262394,672,674,673,131320,674,262268,121,675,5,327810,121,676,675,165,327877,121,677,661,676,
131326,677,131320,673,327808,121,678,662,323,327874,121,679,662,166,327879,121,680,679,167,327808,
121,681,678,680,327874,121,682,681,166,327877,121,683,661,682,131326,683,65592,327734,121,684,0,
126,196663,124,685,196663,124,686,131320,687,262203,124,688,7,262203,124,689,7,262205,123,690,685,
196670,688,690,327737,121,691,655,688,262205,123,692,686,196670,689,692,327737,121,693,655,689,
327876,121,694,693,155,327877,121,695,691,694,131326,695,65592,327734,123,696,0,127,196663,124,
697,131320,698,262205,123,699,697,262268,121,700,699,327810,121,6,168,700,262268,123,701,6,131321,
702,131320,702,458997,123,703,701,698,9,704,458997,129,705,169,698,706,704,262390,707,704,0,
131321,708,131320,708,327857,160,709,705,170,262394,709,710,707,131320,710,262205,123,711,697,
327813,123,7,711,703,327811,123,8,171,7,327813,123,9,703,8,131321,704,131320,704,327808,129,706,
705,172,131321,702,131320,707,131326,703,65592,327734,123,712,0,127,196663,124,713,131320,714,
262205,123,715,713,262268,121,716,715,327874,121,717,716,172,327810,121,10,173,717,262268,123,718,
10,262205,123,719,713,327813,123,11,158,719,131321,720,131320,720,458997,123,721,718,714,15,722,
458997,129,723,169,714,724,722,262390,725,722,0,131321,726,131320,726,327857,160,727,723,170,
262394,727,728,725,131320,728,327813,123,12,11,721,327813,123,13,12,721,327811,123,14,174,13,
327813,123,15,721,14,131321,722,131320,722,327808,129,724,723,172,131321,720,131320,725,131326,
721,65592,327734,123,729,0,127,196663,124,730,131320,731,262205,123,732,730,327864,160,733,732,
175,196855,734,0,262394,733,735,734,131320,735,131326,176,131320,734,262205,123,736,730,327866,
160,737,736,177,196855,738,0,262394,737,739,738,131320,739,196670,730,177,131321,738,131320,738,
262205,123,740,730,327813,123,16,740,178,327809,123,17,16,179,327811,123,18,17,179,262205,123,741,
730,327813,123,19,18,180,327811,123,20,741,19,327813,123,21,18,181,327811,123,22,20,21,327813,123,
23,182,22,327809,123,24,23,183,327813,123,25,24,22,327809,123,26,25,184,327813,123,27,26,22,
327809,123,28,27,185,327813,123,29,28,22,327809,123,30,29,186,327813,123,31,30,22,327809,123,32,
31,158,327813,123,33,22,22,327813,123,34,32,33,327809,123,35,34,22,327809,123,36,35,187,262268,
121,742,17,327808,121,37,742,188,327876,121,743,37,189,262268,123,744,743,327813,123,38,36,744,
131326,38,65592,327734,129,745,0,130,196663,128,746,196663,128,747,131320,748,262205,121,749,746,
262268,129,750,749,262205,121,751,747,262268,129,752,751,393418,129,753,750,169,190,393418,129,
754,752,169,190,327812,129,755,753,754,393418,129,756,750,190,190,393418,129,757,752,190,190,
327812,129,758,756,757,327808,129,759,755,758,393418,129,760,750,155,190,393418,129,761,752,155,
190,327812,129,762,760,761,327808,129,763,759,762,327875,129,764,750,191,327875,129,765,752,191,
327812,129,766,764,765,327808,129,767,763,766,131326,767,65592,327734,129,524,0,133,196663,132,
768,196663,132,769,196663,132,770,196663,132,771,196663,132,772,131320,773,262203,128,774,7,
262203,128,775,7,262203,128,776,7,262203,128,777,7,262203,128,778,7,262203,128,779,7,262203,128,
780,7,262203,128,781,7,131321,782,131320,782,458997,129,783,169,773,784,785,458997,129,786,169,
773,787,785,262390,788,785,1,131321,789,131320,789,327857,160,790,786,170,262394,790,791,788,
131320,791,327745,128,792,768,786,262205,121,793,792,327874,121,794,793,192,327879,121,795,794,
193,327745,128,796,769,786,262205,121,797,796,196670,774,797,196670,775,795,393273,129,798,745,
774,775,262205,121,799,792,327874,121,800,799,170,327879,121,801,800,193,327745,128,802,770,786,
262205,121,803,802,196670,776,803,196670,777,801,393273,129,804,745,776,777,327808,129,805,798,
804,262205,121,806,792,327874,121,807,806,194,327879,121,808,807,193,327745,128,809,771,786,
262205,121,810,809,196670,778,810,196670,779,808,393273,129,811,745,778,779,327808,129,812,805,
811,262205,121,813,792,327879,121,814,813,193,327745,128,815,772,786,262205,121,816,815,196670,
780,816,196670,781,814,393273,129,817,745,780,781,327808,129,818,812,817,327808,129,784,783,818,
131321,785,131320,785,327808,129,787,786,172,131321,782,131320,788,131326,783,65592,327734,123,
819,0,134,196663,124,820,196663,124,821,131320,822,262205,123,823,820,262205,123,824,821,327809,
123,39,823,824,131326,39,65592,327734,129,557,0,136,196663,135,825,131320,826,262201,121,827,377,
327879,121,828,827,195,262368,196,196,197,262201,121,829,377,262205,129,830,825,327745,201,831,
200,829,196670,831,830,262368,196,196,197,131321,832,131320,832,458997,129,833,169,826,834,835,
458997,121,836,202,826,837,835,262390,838,835,0,131321,839,131320,839,327856,160,840,836,137,
262394,840,841,838,131320,841,327808,121,842,828,836,327745,201,843,200,842,262205,129,844,843,
327808,129,834,833,844,131321,835,131320,835,327808,121,837,836,172,131321,832,131320,838,131326,
833,65592,327734,123,845,0,140,196663,139,846,131320,847,262203,124,848,7,262203,124,849,7,262203,
124,850,7,262203,124,851,7,262203,124,852,7,262203,124,853,7,262203,124,854,7,262203,124,855,7,
262203,124,856,7,262203,124,857,7,262203,124,858,7,262203,124,859,7,262203,124,860,7,262203,124,
861,7,262203,124,862,7,262203,124,863,7,262203,124,864,7,262203,124,865,7,262203,124,866,7,262203,
124,867,7,262203,124,868,7,262203,124,869,7,262203,124,870,7,262203,124,871,7,262203,124,872,7,
262203,124,873,7,262203,124,874,7,262203,124,875,7,262201,121,876,377,327879,121,877,876,195,
327812,121,878,877,137,327879,121,879,876,203,327808,121,880,878,879,262368,196,196,197,131321,
881,131320,881,458997,129,882,169,847,883,884,262390,885,884,1,131321,886,131320,886,327857,160,
887,882,190,262394,887,888,885,131320,888,327812,121,889,876,137,262268,121,890,882,327808,121,
891,889,890,327745,124,892,846,882,262205,123,893,892,327745,208,894,207,891,196670,894,893,
131321,884,131320,884,327808,129,883,882,172,131321,881,131320,885,262368,196,196,197,327808,121,
895,880,212,327745,208,896,207,880,262205,123,897,896,196670,848,897,327745,208,898,207,895,
262205,123,899,898,196670,849,899,393273,123,900,819,848,849,327808,121,901,880,213,327808,121,
902,880,214,327745,208,903,207,901,262205,123,904,903,196670,850,904,327745,208,905,207,902,
262205,123,906,905,196670,851,906,393273,123,907,819,850,851,196670,852,900,196670,853,907,393273,
123,908,819,852,853,327808,121,909,880,137,327808,121,910,880,215,327745,208,911,207,909,262205,
123,912,911,196670,854,912,327745,208,913,207,910,262205,123,914,913,196670,855,914,393273,123,
915,819,854,855,327808,121,916,880,216,327808,121,917,880,217,327745,208,918,207,916,262205,123,
919,918,196670,856,919,327745,208,920,207,917,262205,123,921,920,196670,857,921,393273,123,922,
819,856,857,196670,858,915,196670,859,922,393273,123,923,819,858,859,196670,860,908,196670,861,
923,393273,123,924,819,860,861,327745,208,925,211,876,196670,925,924,262368,196,196,197,327808,
121,926,877,218,327745,208,927,211,877,262205,123,928,927,196670,862,928,327745,208,929,211,926,
262205,123,930,929,196670,863,930,393273,123,931,819,862,863,327808,121,932,877,196,327808,121,
933,877,219,327745,208,934,211,932,262205,123,935,934,196670,864,935,327745,208,936,211,933,
262205,123,937,936,196670,865,937,393273,123,938,819,864,865,196670,866,931,196670,867,938,393273,
123,939,819,866,867,327808,121,940,877,167,327808,121,941,877,220,327745,208,942,211,940,262205,
123,943,942,196670,868,943,327745,208,944,211,941,262205,123,945,944,196670,869,945,393273,123,
946,819,868,869,327808,121,947,877,221,327808,121,948,877,203,327745,208,949,211,947,262205,123,
950,949,196670,870,950,327745,208,951,211,948,262205,123,952,951,196670,871,952,393273,123,953,
819,870,871,196670,872,946,196670,873,953,393273,123,954,819,872,873,196670,874,939,196670,875,
954,393273,123,955,819,874,875,131326,955,65592,327734,123,956,0,141,196663,128,957,196663,124,
958,196663,124,959,131320,960,262203,139,961,7,262203,139,962,7,262203,124,963,7,262201,121,964,
377,327856,160,965,964,222,196855,966,0,262394,965,967,966,131320,967,131321,968,131320,968,
458997,123,969,176,967,46,970,458997,121,971,964,967,972,970,262390,973,970,0,131321,974,131320,
974,327856,160,975,971,226,262394,975,976,973,131320,976,262205,121,977,957,327808,121,978,977,
971,393281,228,979,44,169,978,262205,123,980,979,327813,123,45,980,980,327809,123,46,969,45,
131321,970,131320,970,327808,121,972,971,222,131321,968,131320,973,327745,208,981,231,964,196670,
981,969,131321,966,131320,966,262368,196,196,197,131321,982,131320,982,458997,129,983,169,966,984,
985,262390,986,985,1,131321,987,131320,987,327857,160,988,983,190,262394,988,989,986,131320,989,
327879,121,990,964,203,327812,121,991,990,137,262268,121,992,983,327808,121,993,991,992,327745,
208,994,231,993,262205,123,995,994,327745,124,996,961,983,196670,996,995,131321,985,131320,985,
327808,129,984,983,172,131321,982,131320,986,262205,138,997,961,196670,962,997,327737,123,998,845,
962,262205,123,999,958,327813,123,47,998,999,262205,123,1000,959,327809,123,48,47,1000,196670,963,
48,327737,123,1001,712,963,131326,1001,65592,327734,142,1002,0,143,196663,128,1003,196663,128,
1004,196663,124,1005,196663,128,1006,131320,1007,262205,121,1008,1003,327814,121,1009,1008,218,
262205,121,1010,1006,327808,121,1011,1009,1010,393281,233,1012,51,169,1011,262205,142,1013,1012,
262205,121,1014,1004,327851,160,1015,1014,234,196855,1016,0,262394,1015,1017,1016,131320,1017,
262205,123,1018,1005,327822,142,52,1013,1018,262205,121,1019,1004,327814,121,1020,1019,218,262205,
121,1021,1006,327808,121,1022,1020,1021,393281,233,1023,55,169,1022,262205,142,1024,1023,327813,
142,56,52,1024,131321,1016,131320,1016,458997,142,1025,1013,1007,56,1017,131326,1025,65592,327734,
123,397,0,144,196663,128,1026,196663,128,1027,196663,124,1028,196663,124,1029,131320,1030,262203,
128,1031,7,262203,124,1032,7,262203,124,1033,7,262203,149,1034,7,262203,128,1035,7,262203,128,
1036,7,262203,124,1037,7,262203,128,1038,7,262203,124,1039,7,262203,149,1040,7,262203,128,1041,7,
262203,128,1042,7,262203,124,1043,7,262203,128,1044,7,262201,121,1045,377,327850,160,1046,1045,
202,196855,1047,0,262394,1046,1048,1047,131320,1048,196670,238,202,196670,239,169,131321,1047,
131320,1047,262205,121,1049,1027,327851,160,1050,1049,234,196855,1051,0,262394,1050,1052,1053,
131320,1052,262205,121,1054,1026,196670,1031,1054,262205,123,1055,1028,196670,1032,1055,262205,
123,1056,1029,196670,1033,1056,458809,123,1057,956,1031,1032,1033,131321,1051,131320,1053,262368,
196,196,197,131321,1051,131320,1051,458997,123,1058,1057,1052,187,1053,131321,1059,131320,1059,
458997,123,1060,236,1051,1061,1062,458997,121,1063,1045,1051,57,1062,262390,1064,1062,0,131321,
1065,131320,1065,327856,160,1066,1063,240,262394,1066,1067,1064,131320,1067,262205,121,1068,1026,
196670,1035,1068,262205,121,1069,1027,196670,1036,1069,196670,1037,1058,196670,1038,1063,524345,
142,1070,1002,1035,1036,1037,1038,393228,142,1071,1,4,1070,196670,1034,1071,131321,1072,131320,
1072,458997,123,1061,1060,1067,1073,1074,458997,129,1075,169,1067,1076,1074,262390,1077,1074,1,
131321,1078,131320,1078,327857,160,1079,1075,170,262394,1079,1080,1077,131320,1080,327745,124,
1081,1034,1075,262205,123,1082,1081,327866,160,1083,1082,1061,196855,1084,0,262394,1083,1085,1086,
131320,1085,262205,123,1087,1081,131321,1084,131320,1086,131321,1084,131320,1084,458997,123,1073,
1087,1085,1061,1086,131321,1074,131320,1074,327808,129,1076,1075,172,131321,1072,131320,1077,
131321,1062,131320,1062,327808,121,57,1063,40,131321,1059,131320,1064,262268,121,1088,1060,458991,
121,1089,238,167,202,1088,262368,196,196,197,262205,121,1090,238,262268,123,1091,1090,196670,1039,
1091,327737,123,1092,696,1039,327813,123,58,241,1092,327813,123,59,1091,242,131321,1093,131320,
1093,458997,129,1094,169,1064,1095,1096,458997,121,1097,1045,1064,61,1096,262390,1098,1096,0,
131321,1099,131320,1099,327856,160,1100,1097,246,262394,1100,1101,1098,131320,1101,327856,160,
1102,1097,247,196855,1103,0,262394,1102,1104,1103,131320,1104,262205,121,1105,1026,196670,1041,
1105,262205,121,1106,1027,196670,1042,1106,196670,1043,1058,196670,1044,1097,524345,142,1107,1002,
1041,1042,1043,1044,327822,142,60,1107,58,196670,1040,60,131321,1108,131320,1108,458997,129,1109,
1094,1104,1110,1111,458997,121,1112,202,1104,1113,1111,458997,129,1114,169,1104,1115,1111,262390,
1116,1111,1,131321,1117,131320,1117,327857,160,1118,1114,170,262394,1118,1119,1116,131320,1119,
327745,124,1120,1040,1114,262205,123,1121,1120,327864,160,1122,1121,241,196855,1123,0,262394,1122,
1124,1125,131320,1124,262205,123,1126,1120,131321,1123,131320,1125,131321,1123,131320,1123,458997,
123,1127,1126,1124,241,1125,327866,160,1128,1127,248,393385,123,1129,1128,1127,248,393228,123,
1130,1,2,1129,262254,129,1131,1130,327808,129,1110,1109,1131,327879,129,1132,1131,249,262268,121,
1133,1132,327812,129,1134,190,1114,327876,121,1135,1133,1134,327877,121,1113,1112,1135,131321,
1111,131320,1111,327808,129,1115,1114,172,131321,1108,131320,1116,131321,1103,131320,1103,458997,
129,1095,1094,1101,1109,1116,458997,121,1136,202,1101,1112,1116,327814,121,1137,1097,218,327817,
121,1138,1097,218,393281,237,1139,253,1137,1138,196670,1139,1136,131321,1096,131320,1096,327808,
121,61,1097,40,131321,1093,131320,1098,458986,129,1140,239,167,202,1094,262368,196,196,197,131326,
59,65592,327734,121,440,0,145,196663,128,1141,196663,128,1142,131320,1143,262205,121,1144,1141,
327812,121,1145,1144,218,327814,121,1146,1145,62,262205,121,1147,1141,327812,121,1148,1147,218,
327817,121,1149,1148,62,327854,160,1150,1149,64,327846,160,1151,63,1150,262312,160,1152,1151,
196855,1153,0,262394,1152,1154,1153,131320,1154,327854,160,1155,1146,254,131321,1153,131320,1153,
458997,160,1156,1151,1143,1155,1154,196855,1157,0,262394,1156,1158,1157,131320,1158,262205,121,
1159,1141,327812,121,1160,1159,218,262205,121,1161,1142,327808,121,1162,1160,1161,131326,1162,
131320,1157,327812,121,1163,1146,62,327814,121,1164,1149,196,327808,121,1165,1163,1164,262205,121,
1166,1142,327879,121,1167,1166,167,327808,121,1168,1165,1167,262205,121,1169,1142,327874,121,1170,
1169,172,327812,121,1171,1170,255,327808,121,1172,1168,1171,131326,1172,65592,327734,123,571,0,
146,196663,135,1173,196663,135,1174,196663,124,1175,196663,128,1176,131320,1177,262205,129,1178,
1173,262205,129,1179,1174,327810,129,1180,1178,1179,262255,123,1181,1180,327745,259,1182,258,172,
262205,121,1183,1182,262205,121,1184,1176,327808,121,1185,1183,1184,393281,228,1186,69,169,1185,
262205,123,1187,1186,262205,123,1188,1175,327813,123,71,1187,1188,327813,123,72,1181,71,327745,
259,1189,258,194,262205,121,1190,1189,327851,160,1191,1190,234,196855,1192,0,262394,1191,1193,
1192,131320,1193,262205,121,1194,1176,327808,121,1195,1190,1194,393281,228,1196,69,169,1195,
262205,123,1197,1196,327809,123,73,72,1197,131321,1192,131320,1192,458997,123,1198,72,1177,73,
1193,131326,1198,65592,327734,147,1199,0,148,196663,124,1200,196663,124,1201,196663,128,1202,
196663,128,1203,131320,1204,262203,260,1205,7,262205,121,1206,1203,327812,121,1207,1206,262,
262205,121,1208,1202,327808,121,1209,1207,1208,393281,263,1210,76,169,1209,262205,147,1211,1210,
196670,1205,1211,262205,123,1212,1200,327745,124,1213,1205,202,262205,123,1214,1213,327813,123,77,
1212,1214,262205,123,1215,1201,327745,124,1216,1205,167,262205,123,1217,1216,327813,123,78,1215,
1217,327811,123,79,77,78,262205,123,1218,1200,262205,123,1219,1216,327813,123,80,1218,1219,262205,
123,1220,1201,262205,123,1221,1213,327813,123,81,1220,1221,327809,123,82,80,81,327760,147,1222,79,
82,131326,1222,65592,327734,119,651,0,150,196663,128,1223,196663,149,1224,196663,128,1225,131320,
1226,262203,124,1227,7,262203,124,1228,7,262203,128,1229,7,262203,128,1230,7,262203,124,1231,7,
262203,124,1232,7,262203,128,1233,7,262203,128,1234,7,262203,260,1235,7,262203,124,1236,7,262203,
124,1237,7,262203,128,1238,7,262203,128,1239,7,262203,260,1240,7,262203,124,1241,7,262203,124,
1242,7,262203,128,1243,7,262203,128,1244,7,262203,149,1245,7,262203,124,1246,7,262203,124,1247,7,
262203,124,1248,7,262203,124,1249,7,262205,121,1250,1223,327812,121,1251,1250,218,327814,121,1252,
1251,62,262205,121,1253,1223,327812,121,83,1253,218,327817,121,84,83,62,327745,265,1254,89,169,
262205,121,1255,1254,262205,121,1256,1225,327808,121,90,1255,1256,327808,121,1257,84,196,327856,
160,1258,1252,266,327856,160,1259,84,64,327847,160,1260,1258,1259,196855,1261,0,262394,1260,1262,
1261,131320,1262,196855,1263,0,262394,63,1264,1265,131320,1264,327814,121,91,84,196,327745,124,
1266,1224,202,262205,123,1267,1266,196670,1227,1267,327745,124,1268,1224,167,262205,123,1269,1268,
196670,1228,1269,196670,1229,91,196670,1230,90,524345,147,1270,1199,1227,1228,1229,1230,327761,
123,1271,1270,0,196670,1266,1271,327761,123,1272,1270,1,196670,1268,1272,327808,121,92,91,167,
327745,124,1273,1224,196,262205,123,1274,1273,196670,1231,1274,327745,124,1275,1224,221,262205,
123,1276,1275,196670,1232,1276,196670,1233,92,196670,1234,90,524345,147,1277,1199,1231,1232,1233,
1234,327761,123,1278,1277,0,196670,1273,1278,327761,123,1279,1277,1,196670,1275,1279,131321,1263,
131320,1265,327814,121,93,84,196,327745,124,1280,1224,202,262205,123,1281,1280,196670,1236,1281,
327745,124,1282,1224,196,262205,123,1283,1282,196670,1237,1283,196670,1238,93,196670,1239,90,
524345,147,1284,1199,1236,1237,1238,1239,196670,1235,1284,327808,121,94,93,167,327745,124,1285,
1224,167,262205,123,1286,1285,196670,1241,1286,327745,124,1287,1224,221,262205,123,1288,1287,
196670,1242,1288,196670,1243,94,196670,1244,90,524345,147,1289,1199,1241,1242,1243,1244,196670,
1240,1289,327745,124,1290,1235,202,262205,123,1291,1290,327745,124,1292,1240,202,262205,123,1293,
1292,327745,124,1294,1235,167,262205,123,1295,1294,327745,124,1296,1240,167,262205,123,1297,1296,
458832,142,1298,1291,1293,1295,1297,196670,1224,1298,327814,121,1299,84,196,327808,121,1300,1299,
267,131321,1263,131320,1263,458997,121,1301,1257,1264,1300,1265,458997,121,1302,84,1264,1299,1265,
131321,1261,131320,1261,458997,121,1303,1257,1226,1301,1263,458997,121,1304,84,1226,1302,1263,
327856,160,1305,1252,65,196855,1306,0,262394,1305,1307,1308,131320,1307,327745,259,1309,258,268,
262205,121,1310,1309,262205,121,1311,1225,327745,259,1312,258,192,262205,121,1313,1312,327812,121,
1314,1311,1313,327808,121,1315,1310,1314,327812,121,1316,1252,271,327808,121,1317,1315,1316,
262205,142,1318,1224,327745,272,1319,258,166,262205,123,1320,1319,327822,142,95,1318,1320,196670,
1245,95,327808,121,1321,1317,1304,327745,124,1322,1245,202,262205,123,1323,1322,393281,228,1324,
44,169,1321,196670,1324,1323,327808,121,1325,1321,167,327745,124,1326,1245,167,262205,123,1327,
1326,393281,228,1328,44,169,1325,196670,1328,1327,327808,121,1329,1317,1303,327745,124,1330,1245,
196,262205,123,1331,1330,393281,228,1332,44,169,1329,196670,1332,1331,327808,121,1333,1329,167,
327745,124,1334,1245,221,262205,123,1335,1334,393281,228,1336,44,169,1333,196670,1336,1335,131321,
1306,131320,1308,327810,121,1337,1252,65,327856,160,1338,1337,66,196855,1339,0,262394,1338,1340,
1341,131320,1340,131321,1339,131320,1341,327810,121,1342,1337,66,131321,1339,131320,1339,458997,
121,1343,1337,1340,1342,1341,327745,259,1344,258,273,262205,121,1345,1344,327812,121,1346,1343,
1345,327808,121,1347,1346,90,327812,121,1348,1347,271,327745,124,1349,1224,202,262205,123,1350,
1349,196670,1246,1350,327745,124,1351,1224,167,262205,123,1352,1351,196670,1247,1352,393273,121,
1353,684,1246,1247,327745,124,1354,1224,196,262205,123,1355,1354,196670,1248,1355,327745,124,1356,
1224,221,262205,123,1357,1356,196670,1249,1357,393273,121,1358,684,1248,1249,196855,1359,0,262394,
1338,1360,1361,131320,1360,327808,121,1362,1348,1304,327814,121,1363,1362,196,393281,265,1364,98,
169,1363,196670,1364,1353,327808,121,1365,1348,1303,327814,121,1366,1365,196,393281,265,1367,98,
169,1366,196670,1367,1358,131321,1359,131320,1361,327808,121,1368,1348,1304,327814,121,1369,1368,
196,393281,265,1370,101,169,1369,196670,1370,1353,327808,121,1371,1348,1303,327814,121,1372,1371,
196,393281,265,1373,101,169,1372,196670,1373,1358,131321,1359,131320,1359,131321,1306,131320,1306,
65789,65592,327734,119,600,0,151,196663,128,1374,196663,124,1375,196663,128,1376,131320,1377,
262203,124,1378,7,262203,124,1379,7,327745,259,1380,258,268,262205,121,1381,1380,262205,121,1382,
1376,327745,259,1383,258,192,262205,121,1384,1383,327812,121,1385,1382,1384,327808,121,1386,1381,
1385,262205,121,1387,1374,327808,121,1388,1386,1387,393281,228,1389,44,169,1388,262205,123,1390,
1389,196670,1378,1390,262205,123,1391,1375,196670,1379,1391,393273,123,1392,819,1378,1379,196670,
1389,1392,65789,65592,327734,119,608,0,152,196663,128,1393,196663,124,1394,196663,124,1395,196663,
128,1396,131320,1397,262203,124,1398,7,262203,124,1399,7,262203,124,1400,7,262203,124,1401,7,
262205,123,1402,1394,327866,160,1403,1402,176,262205,123,1404,1394,393385,123,1405,1403,1404,176,
196855,1406,0,262394,102,1407,1408,131320,1407,262205,123,1409,1394,262205,123,1410,1394,262271,
123,103,1410,196670,1398,103,327737,123,1411,729,1398,196670,1399,187,196670,1400,1411,393273,123,
1412,819,1399,1400,196670,1401,1412,327737,123,1413,696,1401,327813,123,104,1409,1413,262205,123,
1414,1395,327813,123,105,104,1414,131321,1406,131320,1408,327813,123,106,1405,1405,262205,123,
1415,1395,327813,123,107,106,1415,131321,1406,131320,1406,458997,123,1416,105,1407,107,1408,
327745,259,1417,258,268,262205,121,1418,1417,262205,121,1419,1396,327745,259,1420,258,192,262205,
121,1421,1420,327812,121,1422,1419,1421,327808,121,1423,1418,1422,262205,121,1424,1393,327808,121,
1425,1423,1424,393281,228,1426,44,169,1425,196670,1426,1416,65789,65592,327734,131,504,0,153,
196663,128,1427,196663,128,1428,131320,1429,196855,1430,0,262394,276,1431,1432,131320,1431,262205,
121,1433,1428,327745,277,1434,253,1433,262205,131,1435,1434,131321,1430,131320,1432,262205,121,
1436,1427,327812,121,1437,1436,279,262205,121,1438,1428,327808,121,1439,1437,1438,393281,280,1440,
111,169,1439,262205,131,1441,1440,131321,1430,131320,1430,458997,131,1442,1435,1431,1441,1432,
131326,1442,65592,};
static const uint32_t bitnet__spv_ternary_fast[] = {
119734787,66304,524299,1412,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,589839,5,2,1852399981,0,3,4,5,6,393232,2,17,1,1,1,262215,3,11,
40,196679,4,0,262215,4,11,36,196679,7,0,196679,5,0,262215,5,11,41,196679,8,0,196679,9,42,196679,
10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,196679,15,42,196679,16,42,196679,17,42,
196679,18,42,196679,19,42,196679,20,42,196679,21,42,196679,22,42,196679,23,42,196679,24,42,196679,
25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,196679,30,42,196679,31,42,196679,32,42,
196679,33,42,196679,34,42,196679,35,42,196679,36,42,196679,37,42,196679,38,42,196679,39,42,196679,
40,42,196679,41,42,196679,42,42,196679,43,42,262215,44,1,1,262215,45,6,4,327752,46,0,35,0,196679,
46,2,262215,47,34,0,262215,47,33,2,196679,48,42,196679,49,42,196679,50,42,196679,51,42,262215,52,
6,16,327752,53,0,35,0,196679,53,2,262215,54,34,0,262215,54,33,2,196679,55,42,262215,56,6,16,
262216,57,0,24,327752,57,0,35,0,196679,57,2,262215,58,34,0,262215,58,33,1,196679,59,42,262215,60,
1,0,196679,61,42,196679,62,42,196679,63,42,196679,64,42,196679,65,42,262215,66,1,5,262215,67,1,7,
262215,68,1,6,262215,69,1,3,262215,70,1,4,262215,71,6,4,262216,72,0,24,327752,72,0,35,0,196679,72,
2,262215,73,34,0,262215,73,33,1,327752,74,0,35,0,327752,74,1,35,4,327752,74,2,35,8,327752,74,3,35,
12,327752,74,4,35,16,327752,74,5,35,20,327752,74,6,35,24,327752,74,7,35,28,327752,74,8,35,32,
327752,74,9,35,36,327752,74,10,35,40,327752,74,11,35,44,327752,74,12,35,48,327752,74,13,35,52,
196679,74,2,196679,75,42,196679,76,42,196679,77,42,262215,78,6,8,262216,79,0,24,327752,79,0,35,0,
196679,79,2,262215,80,34,0,262215,80,33,6,196679,81,42,196679,82,42,196679,83,42,196679,84,42,
196679,85,42,196679,86,42,196679,87,42,196679,88,42,262215,89,6,4,262215,90,6,4,262215,91,6,4,
327752,92,0,35,0,327752,92,1,35,4,327752,92,2,35,8,327752,92,3,35,12,327752,92,4,35,16,327752,92,
5,35,20,327752,92,6,35,24,327752,92,7,35,28,327752,92,8,35,32,327752,92,9,35,160,327752,92,10,35,
672,196679,92,2,262215,93,34,0,262215,93,33,7,196679,94,42,196679,95,42,196679,96,42,196679,97,42,
196679,98,42,196679,99,42,262215,100,6,4,327752,101,0,35,0,196679,101,2,262215,102,34,0,262215,
102,33,4,262215,103,6,4,327752,104,0,35,0,196679,104,2,262215,105,34,0,262215,105,33,5,262215,106,
1,8,196679,107,42,196679,108,42,196679,109,42,196679,110,42,196679,111,42,262215,112,1,9,262215,
113,6,16,262216,114,0,24,327752,114,0,35,0,196679,114,2,262215,115,34,0,262215,115,33,3,262215,6,
11,26,262215,116,1,10,262215,117,1,2,262215,118,6,16,262216,119,0,24,327752,119,0,35,0,196679,119,
2,262215,120,34,0,262215,120,33,0,262215,121,1,0,262215,122,11,25,131091,123,196641,124,123,
262165,125,32,0,196641,126,125,196630,127,32,262176,128,7,127,262177,129,125,128,327713,130,125,
128,128,262177,131,127,128,262176,132,7,125,262165,133,32,1,327713,134,133,132,132,262167,135,125,
4,262176,136,7,135,524321,137,133,136,136,136,136,136,327713,138,127,128,128,262176,139,7,133,
262177,140,133,139,262187,125,141,8,262172,142,127,141,262176,143,7,142,262177,144,127,143,393249,
145,127,132,128,128,262167,146,127,4,458785,147,146,132,132,128,132,458785,148,127,132,132,128,
128,327713,149,125,132,132,458785,150,127,139,139,128,132,262167,151,127,2,458785,152,151,128,128,
132,132,262176,153,7,146,393249,154,123,132,153,132,393249,155,123,132,128,132,458785,156,123,132,
128,128,132,327713,157,135,132,132,262176,158,1,125,262203,158,3,1,262203,158,4,1,262203,158,5,1,
262187,133,159,16,262187,125,160,32768,262187,125,161,2147483647,262187,127,162,1056964608,262187,
125,163,2139095040,131092,164,262187,125,165,32256,262187,125,166,1199566848,262187,125,167,31744,
262187,125,168,947912704,262187,125,169,1056964608,262187,133,170,13,262187,125,171,1,262187,125,
172,2129859015,262187,133,173,0,262187,133,174,4,262187,127,175,1073741824,262187,133,176,1,
262187,125,177,1597463007,262187,127,178,1069547520,262187,127,179,3265265664,262187,127,180,0,
262187,127,181,1117782016,262187,127,182,1069066811,262187,127,183,1262485504,262187,127,184,
1060208640,262187,127,185,3109978243,262187,127,186,961571175,262187,127,187,985088974,262187,127,
188,1007192328,262187,127,189,1026206145,262187,127,190,1042983594,262187,127,191,1065353216,
262187,125,192,127,262187,133,193,23,262187,133,194,6,262187,125,195,50529027,262187,133,196,2,
262187,125,197,3,262187,125,198,2,262187,125,199,4,262187,125,200,7,262187,125,201,0,262172,202,
127,199,262176,203,7,202,262172,204,127,198,262176,205,7,204,262187,125,206,64,262194,125,44,256,
262187,125,207,63,393268,125,208,128,44,207,393268,125,209,134,208,206,393268,125,210,132,209,206,
196637,45,127,196638,46,45,262176,211,12,46,262203,211,47,12,262176,212,12,127,262172,213,127,206,
262176,214,4,213,262203,214,215,4,262176,216,4,127,262187,125,217,264,262187,133,218,8,196637,52,
146,196638,53,52,262176,219,12,53,262203,219,54,12,262176,220,12,146,262187,125,221,4294967295,
196637,56,146,196638,57,56,262176,222,12,57,262203,222,58,12,262187,127,223,925353388,262176,224,
4,125,262203,224,225,4,262176,226,4,133,262203,226,227,4,393268,125,228,134,210,199,262194,125,60,
128,262187,127,229,1123942400,262187,127,230,1006699012,393268,125,231,128,44,192,262187,125,232,
128,393268,125,233,134,231,232,262187,125,234,32,393268,125,235,132,233,234,393268,125,236,134,
210,199,262187,127,237,3271557120,262187,133,238,255,393268,125,239,134,235,199,262172,240,135,
239,262176,241,4,240,262203,241,242,4,262194,125,66,64,196657,164,67,262194,125,68,64,262194,125,
69,4,262194,125,70,2,393268,125,243,128,69,70,393268,125,244,134,68,198,196637,71,127,196638,72,
71,262176,245,12,72,262203,245,73,12,1048606,74,125,125,125,125,125,125,125,125,125,125,125,127,
127,127,262176,246,9,74,262203,246,247,9,262176,248,9,125,262176,249,7,151,196637,78,151,196638,
79,78,262176,250,12,79,262203,250,80,12,393268,125,251,134,68,198,262176,252,12,151,262172,89,125,
234,262172,90,125,232,196637,91,125,851998,92,125,125,125,125,125,125,125,125,89,90,91,262176,253,
12,92,262203,253,93,12,262176,254,12,125,393268,125,255,128,69,70,393268,125,256,134,68,198,
262187,133,257,5,393268,125,258,128,66,207,393268,125,259,134,258,206,393268,125,260,132,259,206,
262176,261,9,127,262187,133,262,9,196637,100,125,196638,101,100,262176,263,12,101,262203,263,102,
12,196637,103,125,196638,104,103,262176,264,12,104,262203,264,105,12,196657,164,106,262194,125,
112,1,393268,164,265,170,112,171,262176,266,4,135,196637,113,135,196638,114,113,262176,267,12,114,
262203,267,115,12,393268,125,268,134,235,199,262176,269,12,135,262187,133,270,3,262167,271,125,3,
262176,272,1,271,262203,272,6,1,393268,125,273,134,60,141,262194,125,116,1,393268,164,274,170,112,
171,262172,275,127,112,262176,276,7,275,262187,133,277,11,262187,133,278,12,262172,279,133,112,
262176,280,7,279,262187,133,281,10,262187,133,282,7,262172,283,125,116,262176,284,7,283,262194,
125,117,1,393268,164,285,170,117,201,393268,125,286,132,116,112,393268,125,287,132,116,112,262172,
288,133,287,262176,289,7,288,393268,125,290,132,116,112,262172,291,133,290,262176,292,7,291,
262187,125,293,16,393268,125,294,134,235,293,262172,295,135,116,262176,296,7,295,196637,118,135,
196638,119,118,262176,297,12,119,262203,297,120,12,393268,125,298,134,235,293,393268,164,299,170,
117,198,393268,125,300,134,235,293,262187,125,301,6,393268,164,302,170,117,198,393268,164,303,170,
117,198,393268,164,304,170,117,201,393268,125,305,132,273,116,393268,125,306,132,305,112,262172,
307,127,306,262176,308,4,307,262203,308,309,4,393268,164,310,170,117,171,393268,164,311,170,117,
201,393268,125,312,132,273,116,393268,125,313,134,312,199,262194,125,121,1,393267,271,122,121,171,
171,262187,125,314,3355447295,327734,123,2,0,124,131320,315,262203,276,316,7,262203,132,317,7,
262203,132,318,7,262203,128,319,7,262203,128,320,7,262203,280,321,7,262203,284,322,7,262203,132,
323,7,262203,132,324,7,262203,289,325,7,262203,292,326,7,262203,296,327,7,262203,296,328,7,262203,
132,329,7,262203,132,330,7,262203,132,331,7,262203,132,332,7,262203,132,333,7,262203,132,334,7,
262203,132,335,7,262203,132,336,7,262203,136,337,7,262203,136,338,7,262203,136,339,7,262203,136,
340,7,262203,136,341,7,262203,136,342,7,262203,136,343,7,262203,136,344,7,262203,136,345,7,262203,
136,346,7,262203,139,347,7,262203,139,348,7,262203,139,349,7,262203,139,350,7,262203,128,351,7,
262203,132,352,7,262203,132,353,7,262203,128,354,7,262203,132,355,7,262203,139,356,7,262203,139,
357,7,262203,128,358,7,262203,132,359,7,262203,132,360,7,262203,128,361,7,262203,128,362,7,262203,
132,363,7,262203,132,364,7,262203,153,365,7,262203,132,366,7,262201,125,367,368,327879,125,369,
367,200,327874,125,370,367,270,327745,158,371,6,201,262205,125,372,371,327812,125,373,372,273,
327808,125,374,373,370,327812,125,375,374,116,196855,376,0,262394,274,377,378,131320,377,327745,
248,379,247,174,262205,125,380,379,196670,317,380,327745,248,381,247,270,262205,125,382,381,
196670,318,382,327745,261,383,247,277,262205,127,384,383,196670,319,384,327745,261,385,247,278,
262205,127,386,385,196670,320,386,524345,127,387,388,317,318,319,320,327745,128,389,316,173,
196670,389,387,262205,133,390,227,327745,139,391,321,173,196670,391,390,131321,376,131320,378,
131321,392,131320,392,458997,125,393,201,378,394,395,262390,396,395,1,131321,397,131320,397,
327856,164,398,393,112,262394,398,399,396,131320,399,327745,248,400,247,281,262205,125,401,400,
327812,125,402,198,393,327808,125,403,401,402,393281,212,404,47,173,403,262205,127,405,404,327745,
128,406,316,393,196670,406,405,327808,125,407,403,171,393281,212,408,47,173,407,262205,127,409,
408,262268,133,410,409,327745,139,411,321,393,196670,411,410,131321,395,131320,395,327808,125,394,
393,176,131321,392,131320,396,131321,376,131320,376,131321,412,131320,412,458997,125,413,201,376,
414,415,262390,416,415,1,131321,417,131320,417,327856,164,418,413,116,262394,418,419,416,131320,
419,327808,125,420,375,413,327745,248,421,247,282,262205,125,422,421,327810,125,423,422,171,
458764,125,424,1,38,420,423,196855,425,0,262394,285,426,427,131320,426,327814,125,428,424,199,
327817,125,429,424,199,196670,323,428,196670,324,429,393273,125,430,431,323,324,131321,425,131320,
427,131321,425,131320,425,458997,125,432,430,426,424,427,327745,132,433,322,413,196670,433,432,
131321,415,131320,415,327808,125,414,413,176,131321,412,131320,416,131321,434,131320,434,458997,
125,435,201,416,436,437,262390,438,437,1,131321,439,131320,439,327856,164,440,435,286,262394,440,
441,438,131320,441,327745,139,442,326,435,196670,442,173,327745,139,443,325,435,196670,443,173,
131321,437,131320,437,327808,125,436,435,176,131321,434,131320,438,131321,444,131320,444,458997,
125,445,369,438,446,447,262390,448,447,0,131321,449,131320,449,327856,164,450,445,294,262394,450,
451,448,131320,451,327814,125,452,445,198,327812,125,453,452,141,327817,125,454,445,198,327808,
125,455,453,454,131321,456,131320,456,458997,125,457,201,451,458,459,262390,460,459,1,131321,461,
131320,461,327856,164,462,457,116,262394,462,463,460,131320,463,327745,248,464,247,173,262205,125,
465,464,327745,132,466,322,457,262205,125,467,466,327812,125,468,467,298,327808,125,469,465,468,
327808,125,470,469,445,393281,269,471,120,173,470,262205,135,472,471,327745,136,473,327,457,
196670,473,472,196855,474,0,262394,299,475,474,131320,475,327745,248,476,247,282,262205,125,477,
476,262205,125,478,466,327808,125,479,477,478,327812,125,480,479,300,327808,125,481,465,480,
327808,125,482,481,445,393281,269,483,120,173,482,262205,135,484,483,327745,136,485,328,457,
196670,485,484,131321,474,131320,474,131321,459,131320,459,327808,125,458,457,176,131321,456,
131320,460,131321,486,131320,486,458997,125,487,201,460,488,489,262390,490,489,1,131321,491,
131320,491,327856,164,492,487,112,262394,492,493,490,131320,493,196670,329,487,196670,330,455,
393273,135,494,495,329,330,327808,125,496,455,198,196670,331,487,196670,332,496,393273,135,497,
495,331,332,327808,125,498,455,199,196670,333,487,196670,334,498,393273,135,499,495,333,334,
327808,125,500,455,301,196670,335,487,196670,336,500,393273,135,501,495,335,336,131321,502,131320,
502,458997,125,503,201,493,504,505,262390,506,505,1,131321,507,131320,507,327856,164,508,503,116,
262394,508,509,506,131320,509,327812,125,510,487,116,327808,125,511,510,503,327745,136,512,327,
503,262205,135,513,512,196670,337,513,196670,338,494,196670,339,497,196670,340,499,196670,341,501,
589881,133,514,515,337,338,339,340,341,327745,139,516,325,511,262205,133,517,516,327808,133,518,
517,514,196670,516,518,196855,519,0,262394,302,520,519,131320,520,327745,136,521,328,503,262205,
135,522,521,196670,342,522,196670,343,494,196670,344,497,196670,345,499,196670,346,501,589881,133,
523,515,342,343,344,345,346,327745,139,524,326,511,262205,133,525,524,327808,133,526,525,523,
196670,524,526,131321,519,131320,519,131321,505,131320,505,327808,125,504,503,176,131321,502,
131320,506,131321,489,131320,489,327808,125,488,487,176,131321,486,131320,490,131321,447,131320,
447,327808,125,446,445,141,131321,444,131320,448,131321,527,131320,527,458997,125,528,201,448,529,
530,262390,531,530,1,131321,532,131320,532,327856,164,533,528,112,262394,533,534,531,131320,534,
131321,535,131320,535,458997,125,536,201,534,537,538,262390,539,538,1,131321,540,131320,540,
327856,164,541,536,116,262394,541,542,539,131320,542,327812,125,543,528,116,327808,125,544,543,
536,327745,139,545,325,544,262205,133,546,545,196670,347,546,327737,133,547,548,347,196855,549,0,
262394,303,550,549,131320,550,327745,139,551,326,544,262205,133,552,551,196670,348,552,327737,133,
553,548,348,131321,549,131320,549,458997,133,554,173,542,553,550,196670,349,547,327745,139,555,
321,528,262205,133,556,555,196670,350,556,327745,128,557,316,528,262205,127,558,557,196670,351,
558,327745,132,559,322,536,262205,125,560,559,196670,352,560,524345,127,561,562,349,350,351,352,
327851,164,563,369,201,196855,564,0,262394,563,565,564,131320,565,131321,538,131320,564,196855,
566,0,262394,304,567,568,131320,567,327812,125,569,528,273,327808,125,570,569,370,327812,125,571,
570,116,327808,125,572,571,536,327745,216,573,309,572,196670,573,561,131321,566,131320,568,327808,
125,574,375,536,327745,248,575,247,282,262205,125,576,575,327856,164,577,574,576,196855,578,0,
262394,577,579,578,131320,579,327745,248,580,247,218,262205,125,581,580,327856,164,582,528,581,
131321,578,131320,578,458997,164,583,577,568,582,579,196855,584,0,262394,583,585,584,131320,585,
196855,586,0,262394,310,587,588,131320,587,262205,125,589,559,196670,353,589,196670,354,561,
196670,355,528,458809,123,590,591,353,354,355,131321,586,131320,588,262205,125,592,559,327808,125,
593,576,592,196670,356,554,262205,133,594,555,196670,357,594,262205,127,595,557,196670,358,595,
196670,359,593,524345,127,596,562,356,357,358,359,262205,125,597,559,196670,360,597,196670,361,
561,196670,362,596,196670,363,528,524345,123,598,599,360,361,362,363,131321,586,131320,586,131321,
584,131320,584,131321,566,131320,566,131321,538,131320,538,327808,125,537,536,176,131321,535,
131320,539,131321,530,131320,530,327808,125,529,528,176,131321,527,131320,531,196855,600,0,262394,
311,601,600,131320,601,262368,198,198,217,327812,125,602,372,313,327817,125,603,367,313,327808,
125,604,602,603,327814,125,605,367,313,131321,606,131320,606,458997,125,607,605,601,608,609,
262390,610,609,0,131321,611,131320,611,327856,164,612,607,112,262394,612,613,610,131320,613,
327812,125,614,607,313,327808,125,615,614,603,327812,125,616,615,199,327812,125,617,604,199,
327745,248,618,247,282,262205,125,619,618,327856,164,620,617,619,196855,621,0,262394,620,622,621,
131320,622,327745,248,623,247,218,262205,125,624,623,327856,164,625,607,624,131321,621,131320,621,
458997,164,626,620,613,625,622,196855,627,0,262394,626,628,627,131320,628,327745,216,629,309,616,
262205,127,630,629,327808,125,631,616,171,327745,216,632,309,631,262205,127,633,632,327808,125,
634,616,198,327745,216,635,309,634,262205,127,636,635,327808,125,637,616,197,327745,216,638,309,
637,262205,127,639,638,458832,146,640,630,633,636,639,196670,364,604,196670,365,640,196670,366,
607,458809,123,641,642,364,365,366,131321,627,131320,627,131321,609,131320,609,327814,125,643,60,
313,327808,125,608,607,643,131321,606,131320,610,131321,600,131320,600,65789,65592,327734,125,368,
0,126,131320,644,262205,125,645,3,262205,125,7,4,327812,125,646,645,7,262205,125,8,5,327808,125,
647,646,8,131326,647,65592,327734,125,648,0,129,196663,128,649,131320,650,262205,127,651,649,
262268,125,652,651,327874,125,653,652,159,327879,125,654,653,160,327879,125,655,652,161,262268,
127,656,655,327809,127,9,656,162,327852,164,657,655,163,196855,658,0,262394,657,659,658,131320,
659,327877,125,660,654,165,131326,660,131320,658,327854,164,661,655,166,196855,662,0,262394,661,
663,662,131320,663,327877,125,664,654,167,131326,664,131320,662,327856,164,665,655,168,196855,666,
0,262394,665,667,666,131320,667,262268,125,668,9,327810,125,669,668,169,327877,125,670,654,669,
131326,670,131320,666,327808,125,671,655,314,327874,125,672,655,170,327879,125,673,672,171,327808,
125,674,671,673,327874,125,675,674,170,327877,125,676,654,675,131326,676,65592,327734,125,677,0,
130,196663,128,678,196663,128,679,131320,680,262203,128,681,7,262203,128,682,7,262205,127,683,678,
196670,681,683,327737,125,684,648,681,262205,127,685,679,196670,682,685,327737,125,686,648,682,
327876,125,687,686,159,327877,125,688,684,687,131326,688,65592,327734,127,689,0,131,196663,128,
690,131320,691,262205,127,692,690,262268,125,693,692,327810,125,10,172,693,262268,127,694,10,
131321,695,131320,695,458997,127,696,694,691,13,697,458997,133,698,173,691,699,697,262390,700,697,
0,131321,701,131320,701,327857,164,702,698,174,262394,702,703,700,131320,703,262205,127,704,690,
327813,127,11,704,696,327811,127,12,175,11,327813,127,13,696,12,131321,697,131320,697,327808,133,
699,698,176,131321,695,131320,700,131326,696,65592,327734,127,705,0,131,196663,128,706,131320,707,
262205,127,708,706,262268,125,709,708,327874,125,710,709,176,327810,125,14,177,710,262268,127,711,
14,262205,127,712,706,327813,127,15,162,712,131321,713,131320,713,458997,127,714,711,707,19,715,
458997,133,716,173,707,717,715,262390,718,715,0,131321,719,131320,719,327857,164,720,716,174,
262394,720,721,718,131320,721,327813,127,16,15,714,327813,127,17,16,714,327811,127,18,178,17,
327813,127,19,714,18,131321,715,131320,715,327808,133,717,716,176,131321,713,131320,718,131326,
714,65592,327734,127,722,0,131,196663,128,723,131320,724,262205,127,725,723,327864,164,726,725,
179,196855,727,0,262394,726,728,727,131320,728,131326,180,131320,727,262205,127,729,723,327866,
164,730,729,181,196855,731,0,262394,730,732,731,131320,732,196670,723,181,131321,731,131320,731,
262205,127,733,723,327813,127,20,733,182,327809,127,21,20,183,327811,127,22,21,183,262205,127,734,
723,327813,127,23,22,184,327811,127,24,734,23,327813,127,25,22,185,327811,127,26,24,25,327813,127,
27,186,26,327809,127,28,27,187,327813,127,29,28,26,327809,127,30,29,188,327813,127,31,30,26,
327809,127,32,31,189,327813,127,33,32,26,327809,127,34,33,190,327813,127,35,34,26,327809,127,36,
35,162,327813,127,37,26,26,327813,127,38,36,37,327809,127,39,38,26,327809,127,40,39,191,262268,
125,735,21,327808,125,41,735,192,327876,125,736,41,193,262268,127,737,736,327813,127,42,40,737,
131326,42,65592,327734,133,738,0,134,196663,132,739,196663,132,740,131320,741,262205,125,742,739,
262268,133,743,742,262205,125,744,740,262268,133,745,744,397666,133,746,743,745,0,131326,746,
65592,327734,133,515,0,137,196663,136,747,196663,136,748,196663,136,749,196663,136,750,196663,136,
751,131320,752,262203,132,753,7,262203,132,754,7,262203,132,755,7,262203,132,756,7,262203,132,757,
7,262203,132,758,7,262203,132,759,7,262203,132,760,7,131321,761,131320,761,458997,133,762,173,752,
763,764,458997,133,765,173,752,766,764,262390,767,764,1,131321,768,131320,768,327857,164,769,765,
174,262394,769,770,767,131320,770,327745,132,771,747,765,262205,125,772,771,327874,125,773,772,
194,327879,125,774,773,195,327745,132,775,748,765,262205,125,776,775,196670,753,776,196670,754,
774,393273,133,777,738,753,754,262205,125,778,771,327874,125,779,778,174,327879,125,780,779,195,
327745,132,781,749,765,262205,125,782,781,196670,755,782,196670,756,780,393273,133,783,738,755,
756,327808,133,784,777,783,262205,125,785,771,327874,125,786,785,196,327879,125,787,786,195,
327745,132,788,750,765,262205,125,789,788,196670,757,789,196670,758,787,393273,133,790,738,757,
758,327808,133,791,784,790,262205,125,792,771,327879,125,793,792,195,327745,132,794,751,765,
262205,125,795,794,196670,759,795,196670,760,793,393273,133,796,738,759,760,327808,133,797,791,
796,327808,133,763,762,797,131321,764,131320,764,327808,133,766,765,176,131321,761,131320,767,
131326,762,65592,327734,127,798,0,138,196663,128,799,196663,128,800,131320,801,262205,127,802,799,
262205,127,803,800,327809,127,43,802,803,131326,43,65592,327734,133,548,0,140,196663,139,804,
131320,805,262205,133,806,804,393562,133,807,197,806,171,262205,133,808,804,327808,133,809,808,
807,196670,804,809,262205,133,810,804,393562,133,811,197,810,198,262205,133,812,804,327808,133,
813,812,811,196670,804,813,262205,133,814,804,262205,133,815,804,393562,133,816,197,815,199,
327808,133,817,814,816,131326,817,65592,327734,127,818,0,144,196663,143,819,131320,820,262203,203,
821,7,262203,128,822,7,262203,128,823,7,262203,205,824,7,262203,128,825,7,262203,128,826,7,262203,
128,827,7,262203,128,828,7,262203,128,829,7,262203,128,830,7,262203,128,831,7,262203,128,832,7,
262203,128,833,7,262203,128,834,7,262201,125,835,368,327879,125,836,835,200,327879,125,837,836,
199,327851,164,838,837,201,327879,125,839,836,198,327851,164,840,839,201,327879,125,841,836,171,
327851,164,842,841,201,131321,843,131320,843,458997,133,844,173,820,845,846,262390,847,846,1,
131321,848,131320,848,327857,164,849,844,174,262394,849,850,847,131320,850,196855,851,0,262394,
838,852,853,131320,852,327808,133,854,844,174,327745,128,855,819,854,262205,127,856,855,131321,
851,131320,853,327745,128,857,819,844,262205,127,858,857,131321,851,131320,851,458997,127,859,856,
852,858,853,196855,860,0,262394,838,861,862,131320,861,327745,128,863,819,844,262205,127,864,863,
131321,860,131320,862,327808,133,865,844,174,327745,128,866,819,865,262205,127,867,866,131321,860,
131320,860,458997,127,868,864,861,867,862,393562,127,869,197,868,199,196670,822,859,196670,823,
869,393273,127,870,798,822,823,327745,128,871,821,844,196670,871,870,131321,846,131320,846,327808,
133,845,844,176,131321,843,131320,847,131321,872,131320,872,458997,133,873,173,847,874,875,262390,
876,875,1,131321,877,131320,877,327857,164,878,873,196,262394,878,879,876,131320,879,196855,880,0,
262394,840,881,882,131320,881,327808,133,883,873,196,327745,128,884,821,883,262205,127,885,884,
131321,880,131320,882,327745,128,886,821,873,262205,127,887,886,131321,880,131320,880,458997,127,
888,885,881,887,882,196855,889,0,262394,840,890,891,131320,890,327745,128,892,821,873,262205,127,
893,892,131321,889,131320,891,327808,133,894,873,196,327745,128,895,821,894,262205,127,896,895,
131321,889,131320,889,458997,127,897,893,890,896,891,393562,127,898,197,897,198,196670,825,888,
196670,826,898,393273,127,899,798,825,826,327745,128,900,824,873,196670,900,899,131321,875,131320,
875,327808,133,874,873,176,131321,872,131320,876,196855,901,0,262394,842,902,903,131320,902,
327745,128,904,824,176,262205,127,905,904,131321,901,131320,903,327745,128,906,824,173,262205,127,
907,906,131321,901,131320,901,458997,127,908,905,902,907,903,196855,909,0,262394,842,910,911,
131320,910,327745,128,912,824,173,262205,127,913,912,131321,909,131320,911,327745,128,914,824,176,
262205,127,915,914,131321,909,131320,909,458997,127,916,913,910,915,911,393562,127,917,197,916,
171,196670,827,908,196670,828,917,393273,127,918,798,827,828,393562,127,919,197,918,199,196670,
829,918,196670,830,919,393273,127,920,798,829,830,393562,127,921,197,920,198,196670,831,920,
196670,832,921,393273,127,922,798,831,832,393562,127,923,197,922,171,196670,833,922,196670,834,
923,393273,127,924,798,833,834,131326,924,65592,327734,127,925,0,145,196663,132,926,196663,128,
927,196663,128,928,131320,929,262203,143,930,7,262203,143,931,7,262203,128,932,7,262201,125,933,
368,327856,164,934,933,206,196855,935,0,262394,934,936,935,131320,936,131321,937,131320,937,
458997,127,938,180,936,49,939,458997,125,940,933,936,941,939,262390,942,939,0,131321,943,131320,
943,327856,164,944,940,210,262394,944,945,942,131320,945,262205,125,946,926,327808,125,947,946,
940,393281,212,948,47,173,947,262205,127,949,948,327813,127,48,949,949,327809,127,49,938,48,
131321,939,131320,939,327808,125,941,940,206,131321,937,131320,942,327745,216,950,215,933,196670,
950,938,131321,935,131320,935,262368,198,198,217,131321,951,131320,951,458997,133,952,173,935,953,
954,262390,955,954,1,131321,956,131320,956,327857,164,957,952,218,262394,957,958,955,131320,958,
327879,125,959,933,200,327812,125,960,959,141,262268,125,961,952,327808,125,962,960,961,327745,
216,963,215,962,262205,127,964,963,327745,128,965,930,952,196670,965,964,131321,954,131320,954,
327808,133,953,952,176,131321,951,131320,955,262205,142,966,930,196670,931,966,327737,127,967,818,
931,262205,127,968,927,327813,127,50,967,968,262205,127,969,928,327809,127,51,50,969,196670,932,
51,327737,127,970,705,932,131326,970,65592,327734,146,971,0,147,196663,132,972,196663,132,973,
196663,128,974,196663,132,975,131320,976,262205,125,977,972,327814,125,978,977,199,262205,125,979,
975,327808,125,980,978,979,393281,220,981,54,173,980,262205,146,982,981,262205,125,983,973,327851,
164,984,983,221,196855,985,0,262394,984,986,985,131320,986,262205,127,987,974,327822,146,55,982,
987,262205,125,988,973,327814,125,989,988,199,262205,125,990,975,327808,125,991,989,990,393281,
220,992,58,173,991,262205,146,993,992,327813,146,59,55,993,131321,985,131320,985,458997,146,994,
982,976,59,986,131326,994,65592,327734,127,388,0,148,196663,132,995,196663,132,996,196663,128,997,
196663,128,998,131320,999,262203,132,1000,7,262203,128,1001,7,262203,128,1002,7,262203,153,1003,7,
262203,132,1004,7,262203,132,1005,7,262203,128,1006,7,262203,132,1007,7,262203,128,1008,7,262203,
153,1009,7,262203,132,1010,7,262203,132,1011,7,262203,128,1012,7,262203,132,1013,7,262201,125,
1014,368,327850,164,1015,1014,201,196855,1016,0,262394,1015,1017,1016,131320,1017,196670,225,201,
196670,227,173,131321,1016,131320,1016,262205,125,1018,996,327851,164,1019,1018,221,196855,1020,0,
262394,1019,1021,1022,131320,1021,262205,125,1023,995,196670,1000,1023,262205,127,1024,997,196670,
1001,1024,262205,127,1025,998,196670,1002,1025,458809,127,1026,925,1000,1001,1002,131321,1020,
131320,1022,262368,198,198,217,131321,1020,131320,1020,458997,127,1027,1026,1021,191,1022,131321,
1028,131320,1028,458997,127,1029,223,1020,1030,1031,458997,125,1032,1014,1020,61,1031,262390,1033,
1031,0,131321,1034,131320,1034,327856,164,1035,1032,228,262394,1035,1036,1033,131320,1036,262205,
125,1037,995,196670,1004,1037,262205,125,1038,996,196670,1005,1038,196670,1006,1027,196670,1007,
1032,524345,146,1039,971,1004,1005,1006,1007,393228,146,1040,1,4,1039,196670,1003,1040,131321,
1041,131320,1041,458997,127,1030,1029,1036,1042,1043,458997,133,1044,173,1036,1045,1043,262390,
1046,1043,1,131321,1047,131320,1047,327857,164,1048,1044,174,262394,1048,1049,1046,131320,1049,
327745,128,1050,1003,1044,262205,127,1051,1050,327866,164,1052,1051,1030,196855,1053,0,262394,
1052,1054,1055,131320,1054,262205,127,1056,1050,131321,1053,131320,1055,131321,1053,131320,1053,
458997,127,1042,1056,1054,1030,1055,131321,1043,131320,1043,327808,133,1045,1044,176,131321,1041,
131320,1046,131321,1031,131320,1031,327808,125,61,1032,60,131321,1028,131320,1033,262268,125,1057,
1029,458991,125,1058,225,171,201,1057,262368,198,198,217,262205,125,1059,225,262268,127,1060,1059,
196670,1008,1060,327737,127,1061,689,1008,327813,127,62,229,1061,327813,127,63,1060,230,131321,
1062,131320,1062,458997,133,1063,173,1033,1064,1065,458997,125,1066,1014,1033,65,1065,262390,1067,
1065,0,131321,1068,131320,1068,327856,164,1069,1066,235,262394,1069,1070,1067,131320,1070,327856,
164,1071,1066,236,196855,1072,0,262394,1071,1073,1072,131320,1073,262205,125,1074,995,196670,1010,
1074,262205,125,1075,996,196670,1011,1075,196670,1012,1027,196670,1013,1066,524345,146,1076,971,
1010,1011,1012,1013,327822,146,64,1076,62,196670,1009,64,131321,1077,131320,1077,458997,133,1078,
1063,1073,1079,1080,458997,125,1081,201,1073,1082,1080,458997,133,1083,173,1073,1084,1080,262390,
1085,1080,1,131321,1086,131320,1086,327857,164,1087,1083,174,262394,1087,1088,1085,131320,1088,
327745,128,1089,1009,1083,262205,127,1090,1089,327864,164,1091,1090,229,196855,1092,0,262394,1091,
1093,1094,131320,1093,262205,127,1095,1089,131321,1092,131320,1094,131321,1092,131320,1092,458997,
127,1096,1095,1093,229,1094,327866,164,1097,1096,237,393385,127,1098,1097,1096,237,393228,127,
1099,1,2,1098,262254,133,1100,1099,327808,133,1079,1078,1100,327879,133,1101,1100,238,262268,125,
1102,1101,327812,133,1103,218,1083,327876,125,1104,1102,1103,327877,125,1082,1081,1104,131321,
1080,131320,1080,327808,133,1084,1083,176,131321,1077,131320,1085,131321,1072,131320,1072,458997,
133,1064,1063,1070,1078,1085,458997,125,1105,201,1070,1081,1085,327814,125,1106,1066,199,327817,
125,1107,1066,199,393281,224,1108,242,1106,1107,196670,1108,1105,131321,1065,131320,1065,327808,
125,65,1066,60,131321,1062,131320,1067,458986,133,1109,227,171,201,1063,262368,198,198,217,131326,
63,65592,327734,125,431,0,149,196663,132,1110,196663,132,1111,131320,1112,262205,125,1113,1110,
327812,125,1114,1113,199,327814,125,1115,1114,66,262205,125,1116,1110,327812,125,1117,1116,199,
327817,125,1118,1117,66,327854,164,1119,1118,68,327846,164,1120,67,1119,262312,164,1121,1120,
196855,1122,0,262394,1121,1123,1122,131320,1123,327854,164,1124,1115,243,131321,1122,131320,1122,
458997,164,1125,1120,1112,1124,1123,196855,1126,0,262394,1125,1127,1126,131320,1127,262205,125,
1128,1110,327812,125,1129,1128,199,262205,125,1130,1111,327808,125,1131,1129,1130,131326,1131,
131320,1126,327812,125,1132,1115,66,327814,125,1133,1118,198,327808,125,1134,1132,1133,262205,125,
1135,1111,327879,125,1136,1135,171,327808,125,1137,1134,1136,262205,125,1138,1111,327874,125,1139,
1138,176,327812,125,1140,1139,244,327808,125,1141,1137,1140,131326,1141,65592,327734,127,562,0,
150,196663,139,1142,196663,139,1143,196663,128,1144,196663,132,1145,131320,1146,262205,133,1147,
1142,262205,133,1148,1143,327810,133,1149,1147,1148,262255,127,1150,1149,327745,248,1151,247,176,
262205,125,1152,1151,262205,125,1153,1145,327808,125,1154,1152,1153,393281,212,1155,73,173,1154,
262205,127,1156,1155,262205,127,1157,1144,327813,127,75,1156,1157,327813,127,76,1150,75,327745,
248,1158,247,196,262205,125,1159,1158,327851,164,1160,1159,221,196855,1161,0,262394,1160,1162,
1161,131320,1162,262205,125,1163,1145,327808,125,1164,1159,1163,393281,212,1165,73,173,1164,
262205,127,1166,1165,327809,127,77,76,1166,131321,1161,131320,1161,458997,127,1167,76,1146,77,
1162,131326,1167,65592,327734,151,1168,0,152,196663,128,1169,196663,128,1170,196663,132,1171,
196663,132,1172,131320,1173,262203,249,1174,7,262205,125,1175,1172,327812,125,1176,1175,251,
262205,125,1177,1171,327808,125,1178,1176,1177,393281,252,1179,80,173,1178,262205,151,1180,1179,
196670,1174,1180,262205,127,1181,1169,327745,128,1182,1174,201,262205,127,1183,1182,327813,127,81,
1181,1183,262205,127,1184,1170,327745,128,1185,1174,171,262205,127,1186,1185,327813,127,82,1184,
1186,327811,127,83,81,82,262205,127,1187,1169,262205,127,1188,1185,327813,127,84,1187,1188,262205,
127,1189,1170,262205,127,1190,1182,327813,127,85,1189,1190,327809,127,86,84,85,327760,151,1191,83,
86,131326,1191,65592,327734,123,642,0,154,196663,132,1192,196663,153,1193,196663,132,1194,131320,
1195,262203,128,1196,7,262203,128,1197,7,262203,132,1198,7,262203,132,1199,7,262203,128,1200,7,
262203,128,1201,7,262203,132,1202,7,262203,132,1203,7,262203,249,1204,7,262203,128,1205,7,262203,
128,1206,7,262203,132,1207,7,262203,132,1208,7,262203,249,1209,7,262203,128,1210,7,262203,128,
1211,7,262203,132,1212,7,262203,132,1213,7,262203,153,1214,7,262203,128,1215,7,262203,128,1216,7,
262203,128,1217,7,262203,128,1218,7,262205,125,1219,1192,327812,125,1220,1219,199,327814,125,1221,
1220,66,262205,125,1222,1192,327812,125,87,1222,199,327817,125,88,87,66,327745,254,1223,93,173,
262205,125,1224,1223,262205,125,1225,1194,327808,125,94,1224,1225,327808,125,1226,88,198,327856,
164,1227,1221,255,327856,164,1228,88,68,327847,164,1229,1227,1228,196855,1230,0,262394,1229,1231,
1230,131320,1231,196855,1232,0,262394,67,1233,1234,131320,1233,327814,125,95,88,198,327745,128,
1235,1193,201,262205,127,1236,1235,196670,1196,1236,327745,128,1237,1193,171,262205,127,1238,1237,
196670,1197,1238,196670,1198,95,196670,1199,94,524345,151,1239,1168,1196,1197,1198,1199,327761,
127,1240,1239,0,196670,1235,1240,327761,127,1241,1239,1,196670,1237,1241,327808,125,96,95,171,
327745,128,1242,1193,198,262205,127,1243,1242,196670,1200,1243,327745,128,1244,1193,197,262205,
127,1245,1244,196670,1201,1245,196670,1202,96,196670,1203,94,524345,151,1246,1168,1200,1201,1202,
1203,327761,127,1247,1246,0,196670,1242,1247,327761,127,1248,1246,1,196670,1244,1248,131321,1232,
131320,1234,327814,125,97,88,198,327745,128,1249,1193,201,262205,127,1250,1249,196670,1205,1250,
327745,128,1251,1193,198,262205,127,1252,1251,196670,1206,1252,196670,1207,97,196670,1208,94,
524345,151,1253,1168,1205,1206,1207,1208,196670,1204,1253,327808,125,98,97,171,327745,128,1254,
1193,171,262205,127,1255,1254,196670,1210,1255,327745,128,1256,1193,197,262205,127,1257,1256,
196670,1211,1257,196670,1212,98,196670,1213,94,524345,151,1258,1168,1210,1211,1212,1213,196670,
1209,1258,327745,128,1259,1204,201,262205,127,1260,1259,327745,128,1261,1209,201,262205,127,1262,
1261,327745,128,1263,1204,171,262205,127,1264,1263,327745,128,1265,1209,171,262205,127,1266,1265,
458832,146,1267,1260,1262,1264,1266,196670,1193,1267,327814,125,1268,88,198,327808,125,1269,1268,
256,131321,1232,131320,1232,458997,125,1270,1226,1233,1269,1234,458997,125,1271,88,1233,1268,1234,
131321,1230,131320,1230,458997,125,1272,1226,1195,1270,1232,458997,125,1273,88,1195,1271,1232,
327856,164,1274,1221,69,196855,1275,0,262394,1274,1276,1277,131320,1276,327745,248,1278,247,257,
262205,125,1279,1278,262205,125,1280,1194,327745,248,1281,247,194,262205,125,1282,1281,327812,125,
1283,1280,1282,327808,125,1284,1279,1283,327812,125,1285,1221,260,327808,125,1286,1284,1285,
262205,146,1287,1193,327745,261,1288,247,170,262205,127,1289,1288,327822,146,99,1287,1289,196670,
1214,99,327808,125,1290,1286,1273,327745,128,1291,1214,201,262205,127,1292,1291,393281,212,1293,
47,173,1290,196670,1293,1292,327808,125,1294,1290,171,327745,128,1295,1214,171,262205,127,1296,
1295,393281,212,1297,47,173,1294,196670,1297,1296,327808,125,1298,1286,1272,327745,128,1299,1214,
198,262205,127,1300,1299,393281,212,1301,47,173,1298,196670,1301,1300,327808,125,1302,1298,171,
327745,128,1303,1214,197,262205,127,1304,1303,393281,212,1305,47,173,1302,196670,1305,1304,131321,
1275,131320,1277,327810,125,1306,1221,69,327856,164,1307,1306,70,196855,1308,0,262394,1307,1309,
1310,131320,1309,131321,1308,131320,1310,327810,125,1311,1306,70,131321,1308,131320,1308,458997,
125,1312,1306,1309,1311,1310,327745,248,1313,247,262,262205,125,1314,1313,327812,125,1315,1312,
1314,327808,125,1316,1315,94,327812,125,1317,1316,260,327745,128,1318,1193,201,262205,127,1319,
1318,196670,1215,1319,327745,128,1320,1193,171,262205,127,1321,1320,196670,1216,1321,393273,125,
1322,677,1215,1216,327745,128,1323,1193,198,262205,127,1324,1323,196670,1217,1324,327745,128,1325,
1193,197,262205,127,1326,1325,196670,1218,1326,393273,125,1327,677,1217,1218,196855,1328,0,262394,
1307,1329,1330,131320,1329,327808,125,1331,1317,1273,327814,125,1332,1331,198,393281,254,1333,102,
173,1332,196670,1333,1322,327808,125,1334,1317,1272,327814,125,1335,1334,198,393281,254,1336,102,
173,1335,196670,1336,1327,131321,1328,131320,1330,327808,125,1337,1317,1273,327814,125,1338,1337,
198,393281,254,1339,105,173,1338,196670,1339,1322,327808,125,1340,1317,1272,327814,125,1341,1340,
198,393281,254,1342,105,173,1341,196670,1342,1327,131321,1328,131320,1328,131321,1275,131320,1275,
65789,65592,327734,123,591,0,155,196663,132,1343,196663,128,1344,196663,132,1345,131320,1346,
262203,128,1347,7,262203,128,1348,7,327745,248,1349,247,257,262205,125,1350,1349,262205,125,1351,
1345,327745,248,1352,247,194,262205,125,1353,1352,327812,125,1354,1351,1353,327808,125,1355,1350,
1354,262205,125,1356,1343,327808,125,1357,1355,1356,393281,212,1358,47,173,1357,262205,127,1359,
1358,196670,1347,1359,262205,127,1360,1344,196670,1348,1360,393273,127,1361,798,1347,1348,196670,
1358,1361,65789,65592,327734,123,599,0,156,196663,132,1362,196663,128,1363,196663,128,1364,196663,
132,1365,131320,1366,262203,128,1367,7,262203,128,1368,7,262203,128,1369,7,262203,128,1370,7,
262205,127,1371,1363,327866,164,1372,1371,180,262205,127,1373,1363,393385,127,1374,1372,1373,180,
196855,1375,0,262394,106,1376,1377,131320,1376,262205,127,1378,1363,262205,127,1379,1363,262271,
127,107,1379,196670,1367,107,327737,127,1380,722,1367,196670,1368,191,196670,1369,1380,393273,127,
1381,798,1368,1369,196670,1370,1381,327737,127,1382,689,1370,327813,127,108,1378,1382,262205,127,
1383,1364,327813,127,109,108,1383,131321,1375,131320,1377,327813,127,110,1374,1374,262205,127,
1384,1364,327813,127,111,110,1384,131321,1375,131320,1375,458997,127,1385,109,1376,111,1377,
327745,248,1386,247,257,262205,125,1387,1386,262205,125,1388,1365,327745,248,1389,247,194,262205,
125,1390,1389,327812,125,1391,1388,1390,327808,125,1392,1387,1391,262205,125,1393,1362,327808,125,
1394,1392,1393,393281,212,1395,47,173,1394,196670,1395,1385,65789,65592,327734,135,495,0,157,
196663,132,1396,196663,132,1397,131320,1398,196855,1399,0,262394,265,1400,1401,131320,1400,262205,
125,1402,1397,327745,266,1403,242,1402,262205,135,1404,1403,131321,1399,131320,1401,262205,125,
1405,1396,327812,125,1406,1405,268,262205,125,1407,1397,327808,125,1408,1406,1407,393281,269,1409,
115,173,1408,262205,135,1410,1409,131321,1399,131320,1399,458997,135,1411,1404,1400,1410,1401,
131326,1411,65592,};
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
