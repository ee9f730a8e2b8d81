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

   The GPU computes a whole token, from its embedding to the greatest logit, in 5 dispatches a
   layer and 4 or 5 more. A greedy session goes on by itself: the token of the greatest logit is
   embedded next, several tokens in one submit (`tokens_per_submit`), and each is handed out when
   it is sampled; if something else is fed, what was computed ahead is dropped. Each token sends
   back its id and its final state. Prompts go in batches of up to 128 tokens through a tiled
   integer product; batches of 2 to 8 tokens, as speculative decoding verifies them, read the
   weights once.

   The head of a single token is screened, as on the CPU: its coarse plane, a quarter of it in
   halves, is read first, and then the rows that it cannot rule out. Sessions that sample get the
   exact logits of these, up to 4096 candidates, and the CPU draws; all logits come back where they
   are asked for, where a grammar or `edit` is at work, and for a while after too many rows
   survived, as they do with long windows of penalties. The plane takes memory of its own, is made
   when the weights are uploaded, and is done without where there is no room.

   The CPU tokenizes, samples, and computes what an observer of layers wants to see.

   bitnet_gpu_measure tells what each kernel of a token takes by the device's clock.

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
    BITNET__PIPELINE_CHOOSE,
    BITNET__PIPELINE_NUMBERS,
    BITNET__PIPELINE_SCREEN,
    BITNET__PIPELINE_SURVIVORS,
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
    BITNET__CONSTANTS
};

static int bitnet__gpu_specialise_product(const bitnet_gpu *gpu, int product, int variant,
                                          uint32_t c[BITNET__CONSTANTS]) {
    static const uint32_t modes[BITNET__PRODUCTS] = {0, 1, 2, 1};
    const bitnet_model_info *info = &gpu->model->info;
    c[1] = (uint32_t)bitnet__gpu_columns(gpu, product);
    c[2] = modes[product];
    c[3] = (uint32_t)info->heads;
    c[4] = (uint32_t)info->kv_heads;
    c[5] = (uint32_t)info->head_width;
    c[6] = (uint32_t)info->rope_width;
    c[7] = gpu->model->architecture->rope == BITNET__ROPE_NEIGHBOURS;
    c[8] = gpu->model->activation == BITNET__SILU;
    if (variant == 4) return BITNET__SOURCE_GEMM;
    c[9] = 1u << variant;
    c[10] = (uint32_t)bitnet__gpu_team_rows(gpu, product, 1 << variant);
    return BITNET__SOURCE_TERNARY;
}

/* The specialisation constants of a pipeline, by their ids; returns the kernel's source. */
static int bitnet__gpu_specialise(const bitnet_gpu *gpu, int pipeline,
                                  uint32_t c[BITNET__CONSTANTS]) {
    const bitnet_model_info *info = &gpu->model->info;
    int product = pipeline >= BITNET__PIPELINE_PRODUCT ? (pipeline - BITNET__PIPELINE_PRODUCT) / 5
                                                       : pipeline - BITNET__PIPELINE_PREPARE;
    memset(c, 0, BITNET__CONSTANTS * sizeof *c);
    c[BITNET__CONSTANT_THREADS] = BITNET__GPU_THREADS;
    c[BITNET__CONSTANT_NATIVE_HALVES] = gpu->native_halves;
    c[BITNET__CONSTANT_NORMED] =
        pipeline == BITNET__PIPELINE_FINAL ||
        (product >= 0 && product < BITNET__PRODUCTS &&
         bitnet__has_part(gpu->model->parts, bitnet__gpu_products[product].norm));
    if (pipeline >= BITNET__PIPELINE_PRODUCT)
        return bitnet__gpu_specialise_product(gpu, product,
                                              (pipeline - BITNET__PIPELINE_PRODUCT) % 5, c);
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
    case BITNET__PIPELINE_ATTENTION_WHOLE:
        c[1] = (uint32_t)(info->heads / info->kv_heads);
        c[2] = (uint32_t)info->head_width;
        c[3] = pipeline == BITNET__PIPELINE_ATTENTION_SPLIT;
        return BITNET__SOURCE_ATTENTION;
    case BITNET__PIPELINE_CHOOSE: return BITNET__SOURCE_CHOOSE;
    case BITNET__PIPELINE_NUMBERS: return BITNET__SOURCE_NUMBERS;
    case BITNET__PIPELINE_FINAL:
        c[2] = true;
        c[3] = gpu->screen.there;
        return BITNET__SOURCE_PREPARE;
    case BITNET__PIPELINE_SCREEN: return BITNET__SOURCE_SCREEN;
    case BITNET__PIPELINE_SURVIVORS:
        c[2] = gpu->lm_head.halves;
        c[3] = c[4] = 1;
        return BITNET__SOURCE_SURVIVORS;
    default: c[1] = (uint32_t)bitnet__gpu_columns(gpu, product); return BITNET__SOURCE_PREPARE;
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
    if (model->parts & ~(uint32_t)BITNET__BITNET_PARTS)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "models of the architecture %s are not supported on the GPU",
                            model->architecture->name);
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
        for (i = 0; i < BITNET__MATRICES; i++) {
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

enum {
    BITNET__GPU_STATE_HEADER = 12, /* words of the kernels' struct State before `chosen` */
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
    int32_t rest;               /* tokens for which the head is not screened */
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
    g->floats.buffer = g->quants.buffer = g->keys.buffer = g->values.buffer = g->block.buffer;
    g->rope.buffer = g->state.buffer = g->block.buffer;

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
        per_group = BITNET__GPU_THREADS / 8 * bitnet__gpu_team_rows(gpu, product, 1 << variant);
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
    if (r->screened) bitnet__gpu_then(r);
    for (i = 0; i < pieces; i++)
        parts += r->screened ? bitnet__gpu_record_screen(r, i, parts, workgroups)
                             : bitnet__gpu_record_logits(r, i, count, parts);
    bitnet__gpu_then(r);
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
    r.error = error;
    return r;
}

/* The dispatches of a whole batch. */
static void bitnet__gpu_record_batch(bitnet__gpu_recorder *r) {
    bitnet__gpu_session *g = r->session;
    int layer;
    bitnet__gpu_record_embedding(r);
    for (layer = 0; layer < g->gpu->layers_used; layer++) {
        bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_QKV, g->x, g->x_stride, g->q,
                                   g->q_stride);
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
    r.result = bitnet__gpu_begin_commands(g->gpu, commands, usage, error);
    if (r.result == BITNET_OK) bitnet__gpu_record_batch(&r);
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
    if (g->outbox[7] / (uint32_t)g->record.count > (uint32_t)gpu->model->info.vocabulary / 4 ||
        (g->record.rank > 1 && g->outbox[7] > BITNET__GPU_CANDIDATES))
        g->rest = BITNET__GPU_REST; /* a pass over all of the head is faster */
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
    bool screened = g->record.screened;
    int32_t which =
        rows > 1 ? 2 * BITNET__GPU_STATES + rows - 2 : step + (screened ? BITNET__GPU_STATES : 0);
    bool prompt = rows > BITNET__GPU_VERIFIED;
    bitnet_result result = BITNET_OK;
    if (prompt) which = BITNET__GPU_BODIES;
    *body = prompt ? g->channel.body : g->bodies[which];
    if (prompt || !g->dispatches[which])
        result = bitnet__gpu_record_body(g, *body, rows, screened,
                                         prompt ? VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT : 0,
                                         &g->dispatches[which], error);
    bitnet__gpu_count(g->gpu, &g->gpu->stats.dispatches, g->dispatches[which]);
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
    memset(inbox, 0, BITNET__GPU_STATE_BYTES);
    inbox[0] = (uint32_t)s->computed;
    inbox[4] = (uint32_t)(s->computed + s->batch->count - 1) / 64 + 1;
    inbox[5] = (uint32_t)s->model->info.kv_heads;
    inbox[6] = (uint32_t)s->batch->count;
    inbox[8] = (uint32_t)g->record.rank;
    inbox[9] = (uint32_t)g->record.leading;
    inbox[10] = bitnet__bits(g->record.depth);
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
    size_t count = record->screened ? g->outbox[7] : 0;
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
    g->token_microseconds = 1; /* so that it is not split */
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
            const uint16_t *k =
                bitnet__keys_of(here->pages[i / BITNET__PAGE], &probe->model.info, 0, head) + at;
            const uint16_t *l =
                bitnet__keys_of(there->pages[i / BITNET__PAGE], &probe->model.info, 0, head) + at;
            if (!bitnet__gpu_alike_halves(g->gpu, k, l, stride))
                return bitnet__gpu_differs("keys, in a batch,", count, error);
            if (!bitnet__gpu_alike_halves(g->gpu, k + BITNET__PAGE * stride,
                                          l + BITNET__PAGE * stride, stride))
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

   Calls >>pool, >>model, >>gpu-device, >>gpu-memory, >>gpu-kernels, >>gpu-model, >>gpu-recording,
   >>gpu-running and >>gpu-selftest.
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
    uint32_t *inbox = (uint32_t *)(void *)(g->channel.block.mapped + g->inbox_at);
    memset(inbox, 0, BITNET__GPU_STATE_BYTES);
    inbox[0] = (uint32_t)g->session->computed;
    inbox[4] = inbox[0] / 64 + 1;
    inbox[5] = (uint32_t)gpu->model->info.kv_heads;
    inbox[6] = inbox[8] = inbox[9] = 1;
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
119734787,66304,524299,1417,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
524303,5,2,1852399981,0,3,4,5,393232,2,17,1,1,1,262215,6,1,2,262215,7,1,0,262215,8,1,1,262215,3,
11,29,196679,9,42,196679,10,42,262215,11,1,11,196679,12,42,196679,13,42,196679,14,42,196679,15,42,
196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,196679,22,42,196679,
23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,196679,30,42,
196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,42,196679,36,42,196679,37,42,196679,
38,42,196679,39,42,196679,40,42,196679,41,42,327752,42,0,35,0,327752,42,1,35,4,327752,42,2,35,8,
327752,42,3,35,12,327752,42,4,35,16,327752,42,5,35,20,327752,42,6,35,24,196679,42,2,262215,43,6,
16,262216,44,0,24,327752,44,0,35,0,196679,44,2,262215,45,34,0,262215,45,33,4,196679,46,42,196679,
47,42,196679,48,42,196679,49,42,196679,50,42,196679,51,42,196679,52,42,262215,53,6,4,262216,54,0,
24,327752,54,0,35,0,196679,54,2,262215,55,34,0,262215,55,33,5,196679,56,42,196679,57,42,196679,58,
42,196679,59,42,196679,60,42,196679,61,42,196679,62,42,196679,63,42,196679,64,42,196679,65,42,
196679,66,42,196679,67,42,262215,68,6,8,262216,69,0,23,327752,69,0,35,0,196679,69,2,262215,70,34,
0,262215,70,33,2,262215,4,11,24,262215,71,6,4,262215,72,6,4,262215,73,6,4,327752,74,0,35,0,327752,
74,1,35,4,327752,74,2,35,8,327752,74,3,35,12,327752,74,4,35,16,327752,74,5,35,20,327752,74,6,35,
24,327752,74,7,35,28,327752,74,8,35,32,327752,74,9,35,36,327752,74,10,35,40,327752,74,11,35,44,
327752,74,12,35,48,327752,74,13,35,176,327752,74,14,35,688,196679,74,2,262215,75,34,0,262215,75,
33,7,262215,5,11,26,262215,76,1,3,262215,77,1,0,262215,78,11,25,131091,79,196641,80,79,262165,81,
32,0,196641,82,81,262176,83,7,81,196630,84,32,262177,85,84,83,262167,86,84,2,262177,87,86,83,
262176,88,7,84,262177,89,84,88,393249,90,84,88,88,88,327713,91,84,88,88,262187,81,92,8,262172,93,
84,92,262176,94,7,93,262177,95,84,94,262177,96,81,83,131092,97,262177,98,97,83,262167,99,81,4,
262194,81,6,64,262187,81,100,63,393268,81,101,128,6,100,262187,81,102,64,393268,81,103,134,101,
102,393268,81,104,132,103,102,393268,81,105,134,104,102,393268,97,106,176,105,92,393268,81,107,
134,92,105,262187,81,108,1,458804,81,109,169,106,107,108,262194,81,7,128,393268,81,110,134,7,92,
393268,81,111,134,102,110,393268,97,112,176,109,111,393268,81,113,134,102,110,458804,81,114,169,
112,109,113,393268,81,115,132,114,105,262172,116,99,115,262176,117,7,116,524321,118,79,83,83,83,
83,117,393249,119,79,116,83,83,262177,120,79,83,262187,81,121,2,393268,81,122,134,6,121,393268,81,
123,128,122,7,393268,81,124,130,123,108,393268,81,125,134,124,7,393268,81,126,134,102,125,393268,
81,127,132,126,125,262172,128,81,127,262176,129,7,128,524321,130,79,83,83,83,83,129,262194,81,8,2,
393268,97,131,176,122,7,458804,81,132,169,131,122,7,393268,81,133,134,7,132,393268,81,134,128,8,
133,393268,81,135,130,134,108,393268,81,136,134,7,132,393268,81,137,134,135,136,393268,81,138,132,
137,125,262172,139,86,138,262176,140,7,139,458785,141,79,128,83,83,140,262176,142,7,86,589857,143,
79,88,88,142,88,88,142,524321,144,79,83,83,83,88,142,458785,145,81,83,83,83,83,458785,146,79,83,
83,83,83,524321,147,79,83,83,83,83,140,262176,148,7,97,262177,149,79,148,262176,150,1,81,262203,
150,3,1,262187,81,151,32768,262165,152,32,1,262187,152,153,16,262187,81,154,32767,262187,152,155,
13,262187,81,156,939524096,262187,81,157,260046848,262187,81,158,947912704,262187,84,159,
947912704,262187,81,160,8388608,196657,97,11,262187,81,161,65535,262187,81,162,2129859015,262187,
152,163,0,262187,152,164,4,262187,84,165,1073741824,262187,152,166,1,262187,84,167,1117782016,
262187,84,168,1069066811,262187,84,169,1262485504,262187,84,170,1060208640,262187,84,171,
3109978243,262187,84,172,961571175,262187,84,173,985088974,262187,84,174,1007192328,262187,84,175,
1026206145,262187,84,176,1042983594,262187,84,177,1056964608,262187,84,178,1065353216,262187,81,
179,127,262187,152,180,23,262187,84,181,3265265664,262187,84,182,0,262187,81,183,4294967288,
262187,81,184,264,262172,185,84,7,262176,186,4,185,262203,186,187,4,262176,188,4,84,262187,81,189,
7,262187,152,190,8,393268,81,191,132,7,92,262172,192,84,191,262176,193,4,192,262203,193,194,4,
262187,81,195,32,262187,81,196,16,262187,81,197,48,262187,81,198,40,262187,81,199,24,262187,81,
200,56,262187,81,201,4,262187,81,202,6,262187,81,203,5,262187,81,204,3,589854,42,81,81,81,81,81,
81,81,262176,205,9,42,262203,205,206,9,262187,152,207,6,262176,208,9,81,262187,81,209,0,262187,
152,210,3,196637,43,99,196638,44,43,262176,211,12,44,262203,211,45,12,262176,212,12,99,262176,213,
7,99,393268,81,214,132,105,201,393268,81,215,132,105,201,262172,216,86,215,262176,217,7,216,
393268,81,218,132,105,201,393268,81,219,132,8,104,393268,81,220,134,219,121,262172,221,86,220,
262176,222,4,221,262203,222,223,4,262176,224,4,86,393268,81,225,132,8,102,262172,226,84,225,
262176,227,4,226,262203,227,228,4,393268,81,229,130,8,108,262172,230,84,8,262176,231,4,230,262203,
231,232,4,262203,231,233,4,393268,81,234,134,104,121,393268,81,235,130,122,108,196637,53,81,
196638,54,53,262176,236,12,54,262203,236,55,12,393268,81,237,134,104,121,262176,238,12,81,393268,
81,239,130,8,108,196637,68,86,196638,69,68,262176,240,12,69,262203,240,70,12,262187,152,241,2,
262176,242,12,86,262167,243,81,3,262176,244,1,243,262203,244,4,1,262187,152,245,5,393268,81,246,
128,6,121,327724,86,247,182,182,262172,248,86,92,262176,249,7,248,262187,81,250,72,262176,251,4,
97,262203,251,252,4,262172,71,81,195,262187,81,253,128,262172,72,81,253,196637,73,81,1114142,74,
81,81,81,81,81,81,81,81,81,81,84,81,71,72,73,262176,254,12,74,262203,254,75,12,262187,152,255,14,
262203,231,256,4,262203,231,257,4,262203,244,5,1,196656,97,76,393268,81,258,132,8,104,393268,81,
259,134,258,121,393268,81,260,132,114,110,393268,81,261,132,114,110,393268,81,262,130,8,108,
262194,81,77,1,393267,243,78,77,108,108,262187,81,263,1879048192,327734,79,2,0,80,131320,264,
262203,83,265,7,262203,83,266,7,262203,83,267,7,262203,83,268,7,262203,117,269,7,262203,83,270,7,
262203,83,271,7,262203,83,272,7,262203,83,273,7,262203,83,274,7,262203,83,275,7,262203,117,276,7,
262203,83,277,7,262203,83,278,7,262203,83,279,7,262203,83,280,7,262203,83,281,7,262203,83,282,7,
262203,129,283,7,262203,83,284,7,262203,140,285,7,262203,83,286,7,262203,83,287,7,262203,140,288,
7,262203,83,289,7,262203,83,290,7,262203,83,291,7,262203,83,292,7,262203,129,293,7,262203,83,294,
7,262203,83,295,7,262203,140,296,7,262203,83,297,7,262203,140,298,7,262203,88,299,7,262203,88,300,
7,262203,142,301,7,262203,88,302,7,262203,88,303,7,262203,142,304,7,262203,148,305,7,262203,83,
306,7,262203,83,307,7,262203,83,308,7,262203,83,309,7,262203,140,310,7,262203,83,311,7,262203,83,
312,7,262203,83,313,7,262203,83,314,7,262203,83,315,7,262203,88,316,7,262203,142,317,7,262201,81,
318,319,327745,150,320,5,108,262205,81,321,320,327745,150,322,5,121,262205,81,323,322,327745,238,
324,75,163,262205,81,325,324,327808,81,326,325,323,327814,81,327,326,102,327808,81,328,327,108,
196855,329,0,262394,76,330,331,131320,330,327745,150,332,5,209,262205,81,333,332,131321,329,
131320,331,131321,329,131320,329,458997,81,334,333,330,209,331,196855,335,0,262394,76,336,337,
131320,336,327808,81,338,334,108,131321,335,131320,337,131321,335,131320,335,458997,81,339,338,
336,328,337,327854,97,340,334,328,196855,341,0,262394,340,342,341,131320,342,65789,131320,341,
131321,343,131320,343,458997,81,344,334,341,345,346,262390,347,346,0,131321,348,131320,348,327856,
97,349,344,339,262394,349,350,347,131320,350,327808,81,351,326,108,327812,81,352,344,102,327810,
81,353,351,352,458764,81,354,1,38,102,353,196670,265,321,196670,266,344,196670,267,354,196670,268,
209,589881,79,355,356,265,266,267,268,269,262205,116,357,269,327850,97,358,344,334,196855,359,0,
262394,358,360,359,131320,360,327745,208,361,206,163,262205,81,362,361,327745,208,363,206,166,
262205,81,364,363,327812,81,365,323,364,327808,81,366,362,365,327814,81,367,366,121,327812,81,368,
321,8,327812,81,369,368,104,327814,81,370,369,121,327808,81,371,367,370,131321,372,131320,372,
458997,81,373,318,360,374,375,262390,376,375,0,131321,377,131320,377,327856,97,378,373,259,262394,
378,379,376,131320,379,327808,81,380,371,373,393281,242,381,70,163,380,262205,86,382,381,327745,
224,383,223,373,196670,383,382,131321,375,131320,375,327808,81,374,373,7,131321,372,131320,376,
262368,121,121,184,131321,359,131320,359,196670,270,354,196670,271,209,458809,79,384,385,357,270,
271,131321,386,131320,386,458997,81,387,260,359,388,389,262390,390,389,0,131321,391,131320,391,
327856,97,392,387,102,262394,392,393,390,131320,393,196670,272,321,196670,273,344,196670,274,354,
196670,275,387,589881,79,394,356,272,273,274,275,276,262205,116,395,276,196670,277,354,196670,278,
387,458809,79,396,385,395,277,278,131321,389,131320,389,327808,81,388,387,261,131321,386,131320,
390,196670,279,321,196670,280,344,196670,281,354,196670,282,209,589881,79,397,398,279,280,281,282,
283,262205,128,399,283,196670,284,354,327737,79,400,401,284,131321,402,131320,402,458997,81,403,
209,390,404,405,262390,406,405,1,131321,407,131320,407,327856,97,408,403,138,262394,408,409,406,
131320,409,327745,142,410,285,403,196670,410,247,131321,405,131320,405,327808,81,404,403,166,
131321,402,131320,406,196670,286,354,196670,287,209,262205,139,411,285,196670,288,411,524345,79,
412,413,399,286,287,288,262205,139,414,288,196670,285,414,131321,415,131320,415,458997,81,416,126,
406,417,418,262390,419,418,0,131321,420,131320,420,327856,97,421,416,102,262394,421,422,419,
131320,422,196670,289,321,196670,290,344,196670,291,354,196670,292,416,589881,79,423,398,289,290,
291,292,293,262205,128,424,293,196670,294,354,196670,295,416,262205,139,425,285,196670,296,425,
524345,79,426,413,424,294,295,296,262205,139,427,296,196670,285,427,131321,418,131320,418,327808,
81,417,416,126,131321,415,131320,419,131321,428,131320,428,458997,81,429,209,419,430,431,262390,
432,431,1,131321,433,131320,433,327856,97,434,429,138,262394,434,435,432,131320,435,196670,297,
429,327737,81,436,437,297,458764,81,438,1,38,436,262,327745,188,439,256,438,262205,84,440,439,
327745,188,441,257,438,262205,84,442,441,196855,443,0,262394,358,444,445,131320,444,327745,142,
446,285,429,262205,86,447,446,327745,142,448,298,429,196670,448,447,131321,443,131320,445,196670,
299,440,196670,300,442,327745,142,449,298,429,262205,86,450,449,196670,301,450,327745,188,451,232,
438,262205,84,452,451,196670,302,452,327745,188,453,233,438,262205,84,454,453,196670,303,454,
327745,142,455,285,429,262205,86,456,455,196670,304,456,655417,79,457,458,299,300,301,302,303,304,
262205,86,459,301,196670,449,459,131321,443,131320,443,131321,431,131320,431,327808,81,430,429,
166,131321,428,131320,432,262368,121,121,184,196670,305,358,327737,79,460,461,305,262368,121,121,
184,131321,346,131320,346,327808,81,345,344,166,131321,343,131320,347,327852,97,462,328,108,
327847,97,463,76,462,196855,464,0,262394,463,465,464,131320,465,196670,306,323,196670,307,321,
196670,308,334,196670,309,328,262205,139,466,298,196670,310,466,589881,79,467,468,306,307,308,309,
310,65789,131320,464,131321,469,131320,469,458997,81,470,209,464,471,472,262390,473,472,1,131321,
474,131320,474,327856,97,475,470,138,262394,475,476,473,131320,476,196670,311,470,327737,97,477,
478,311,196855,479,0,262394,477,480,479,131320,480,196670,312,470,327737,81,481,437,312,196670,
313,323,196670,314,321,196670,315,470,327745,188,482,257,481,262205,84,483,482,196670,316,483,
327745,142,484,298,470,262205,86,485,484,196670,317,485,589881,79,486,487,313,314,315,316,317,
131321,479,131320,479,131321,472,131320,472,327808,81,471,470,166,131321,469,131320,473,65789,
65592,327734,81,319,0,82,131320,488,262205,81,489,3,131326,489,65592,327734,84,490,0,85,196663,83,
491,131320,492,262205,81,493,491,327879,81,494,493,151,327876,81,495,494,153,262205,81,496,491,
327879,81,497,496,154,327876,81,498,497,155,327808,81,499,498,156,327854,97,500,498,157,196855,
501,0,262394,500,502,501,131320,502,327808,81,503,498,263,131321,501,131320,501,458997,81,504,499,
492,503,502,327808,81,9,498,158,262268,84,505,9,327811,84,10,505,159,327856,97,506,498,160,196855,
507,0,262394,506,508,507,131320,508,262268,81,509,10,131321,507,131320,507,458997,81,510,504,501,
509,508,327877,81,511,510,495,262268,84,512,511,131326,512,65592,327734,86,513,0,87,196663,83,514,
131320,515,262203,83,516,7,262203,83,517,7,196855,518,0,262394,11,519,518,131320,519,262205,81,
520,514,393228,86,521,1,62,520,131326,521,131320,518,262205,81,522,514,327879,81,523,522,161,
196670,516,523,327737,84,524,490,516,262205,81,525,514,327874,81,526,525,153,196670,517,526,
327737,84,527,490,517,327760,86,528,524,527,131326,528,65592,327734,84,529,0,89,196663,88,530,
131320,531,262205,84,532,530,262268,81,533,532,327810,81,12,162,533,262268,84,534,12,131321,535,
131320,535,458997,84,536,534,531,15,537,458997,152,538,163,531,539,537,262390,540,537,0,131321,
541,131320,541,327857,97,542,538,164,262394,542,543,540,131320,543,262205,84,544,530,327813,84,13,
544,536,327811,84,14,165,13,327813,84,15,536,14,131321,537,131320,537,327808,152,539,538,166,
131321,535,131320,540,131326,536,65592,327734,84,545,0,89,196663,88,546,131320,547,262205,84,548,
546,327866,97,549,548,167,262205,84,550,546,393385,84,551,549,167,550,327813,84,16,551,168,327809,
84,17,16,169,327811,84,18,17,169,327813,84,19,18,170,327811,84,20,551,19,327813,84,21,18,171,
327811,84,22,20,21,327813,84,23,172,22,327809,84,24,23,173,327813,84,25,24,22,327809,84,26,25,174,
327813,84,27,26,22,327809,84,28,27,175,327813,84,29,28,22,327809,84,30,29,176,327813,84,31,30,22,
327809,84,32,31,177,327813,84,33,22,22,327813,84,34,32,33,327809,84,35,34,22,327809,84,36,35,178,
262268,81,552,17,327808,81,37,552,179,327876,81,553,37,180,262268,84,554,553,327813,84,38,36,554,
262205,84,555,546,327864,97,556,555,181,393385,84,557,556,182,38,131326,557,65592,327734,84,558,0,
90,196663,88,559,196663,88,560,196663,88,561,131320,562,262205,84,563,559,262205,84,564,560,
327813,84,39,563,564,262205,84,565,561,327809,84,40,39,565,131326,40,65592,327734,84,566,0,91,
196663,88,567,196663,88,568,131320,569,262205,84,570,567,262205,84,571,568,327809,84,41,570,571,
131326,41,65592,327734,84,572,0,89,196663,88,573,131320,574,262201,81,575,319,327879,81,576,575,
183,262368,121,121,184,262201,81,577,319,262205,84,578,573,327745,188,579,187,577,196670,579,578,
262368,121,121,184,327745,188,580,187,576,262205,84,581,580,196670,573,581,131321,582,131320,582,
458997,81,583,108,574,584,585,262390,586,585,0,131321,587,131320,587,327856,97,588,583,92,262394,
588,589,586,131320,589,327808,81,590,576,583,327745,188,591,187,590,262205,84,592,591,262205,84,
593,573,327866,97,594,592,593,196855,595,0,262394,594,596,597,131320,596,262205,84,598,591,131321,
595,131320,597,262205,84,599,573,131321,595,131320,595,458997,84,600,598,596,599,597,196670,573,
600,131321,585,131320,585,327808,81,584,583,166,131321,582,131320,586,262205,84,601,573,131326,
601,65592,327734,84,602,0,95,196663,94,603,131320,604,262203,88,605,7,262203,88,606,7,262203,88,
607,7,262203,88,608,7,262203,88,609,7,262203,88,610,7,262203,88,611,7,262203,88,612,7,262203,88,
613,7,262203,88,614,7,262203,88,615,7,262203,88,616,7,262203,88,617,7,262203,88,618,7,262203,88,
619,7,262203,88,620,7,262203,88,621,7,262203,88,622,7,262203,88,623,7,262203,88,624,7,262203,88,
625,7,262203,88,626,7,262203,88,627,7,262203,88,628,7,262203,88,629,7,262203,88,630,7,262203,88,
631,7,262203,88,632,7,262201,81,633,319,327879,81,634,633,183,327812,81,635,634,92,327879,81,636,
633,189,327808,81,637,635,636,262368,121,121,184,131321,638,131320,638,458997,152,639,163,604,640,
641,262390,642,641,1,131321,643,131320,643,327857,97,644,639,190,262394,644,645,642,131320,645,
327812,81,646,633,92,262268,81,647,639,327808,81,648,646,647,327745,88,649,603,639,262205,84,650,
649,327745,188,651,194,648,196670,651,650,131321,641,131320,641,327808,152,640,639,166,131321,638,
131320,642,262368,121,121,184,327808,81,652,637,195,327745,188,653,194,637,262205,84,654,653,
196670,605,654,327745,188,655,194,652,262205,84,656,655,196670,606,656,393273,84,657,566,605,606,
327808,81,658,637,196,327808,81,659,637,197,327745,188,660,194,658,262205,84,661,660,196670,607,
661,327745,188,662,194,659,262205,84,663,662,196670,608,663,393273,84,664,566,607,608,196670,609,
657,196670,610,664,393273,84,665,566,609,610,327808,81,666,637,92,327808,81,667,637,198,327745,
188,668,194,666,262205,84,669,668,196670,611,669,327745,188,670,194,667,262205,84,671,670,196670,
612,671,393273,84,672,566,611,612,327808,81,673,637,199,327808,81,674,637,200,327745,188,675,194,
673,262205,84,676,675,196670,613,676,327745,188,677,194,674,262205,84,678,677,196670,614,678,
393273,84,679,566,613,614,196670,615,672,196670,616,679,393273,84,680,566,615,616,196670,617,665,
196670,618,680,393273,84,681,566,617,618,327745,188,682,187,633,196670,682,681,262368,121,121,184,
327808,81,683,634,201,327745,188,684,187,634,262205,84,685,684,196670,619,685,327745,188,686,187,
683,262205,84,687,686,196670,620,687,393273,84,688,566,619,620,327808,81,689,634,121,327808,81,
690,634,202,327745,188,691,187,689,262205,84,692,691,196670,621,692,327745,188,693,187,690,262205,
84,694,693,196670,622,694,393273,84,695,566,621,622,196670,623,688,196670,624,695,393273,84,696,
566,623,624,327808,81,697,634,108,327808,81,698,634,203,327745,188,699,187,697,262205,84,700,699,
196670,625,700,327745,188,701,187,698,262205,84,702,701,196670,626,702,393273,84,703,566,625,626,
327808,81,704,634,204,327808,81,705,634,189,327745,188,706,187,704,262205,84,707,706,196670,627,
707,327745,188,708,187,705,262205,84,709,708,196670,628,709,393273,84,710,566,627,628,196670,629,
703,196670,630,710,393273,84,711,566,629,630,196670,631,696,196670,632,711,393273,84,712,566,631,
632,131326,712,65592,327734,81,437,0,96,196663,83,713,131320,714,262201,81,715,319,327814,81,716,
715,132,327812,81,717,716,137,262205,81,718,713,327817,81,719,718,137,327808,81,720,717,719,
131326,720,65592,327734,81,721,0,96,196663,83,722,131320,723,262201,81,724,319,327817,81,725,724,
132,262205,81,726,722,327814,81,727,726,137,327812,81,728,727,7,327808,81,729,725,728,131326,729,
65592,327734,97,478,0,98,196663,83,730,131320,731,262203,83,732,7,262203,83,733,7,262205,81,734,
730,196670,732,734,327737,81,735,437,732,327856,97,736,735,8,196855,737,0,262394,736,738,737,
131320,738,262205,81,739,730,196670,733,739,327737,81,740,721,733,327856,97,741,740,122,131321,
737,131320,737,458997,97,742,736,731,741,738,131326,742,65592,327734,79,356,0,118,196663,83,743,
196663,83,744,196663,83,745,196663,83,746,196663,117,747,131320,748,262205,81,749,743,327745,208,
750,206,207,262205,81,751,750,327812,81,752,749,751,262205,81,753,744,327812,81,754,753,102,
327808,81,755,752,754,327812,81,756,755,105,327812,81,757,756,92,262201,81,758,319,327879,81,759,
758,189,327808,81,760,757,759,131321,761,131320,761,458997,81,762,209,748,763,764,262390,765,764,
1,131321,766,131320,766,327856,97,767,762,114,262394,767,768,765,131320,768,262205,81,769,746,
327812,81,770,762,110,327808,81,771,769,770,262201,81,772,319,327874,81,773,772,210,327808,81,774,
771,773,262205,81,775,745,327810,81,776,775,108,458764,81,777,1,38,774,776,131321,778,131320,778,
458997,81,779,209,768,780,781,262390,782,781,1,131321,783,131320,783,327856,97,784,779,105,262394,
784,785,782,131320,785,327812,81,786,762,105,327808,81,787,786,779,327812,81,788,777,105,327808,
81,789,788,779,327812,81,790,789,92,327808,81,791,760,790,393281,212,792,45,163,791,262205,99,793,
792,327745,213,794,747,787,196670,794,793,131321,781,131320,781,327808,81,780,779,166,131321,778,
131320,782,131321,764,131320,764,327808,81,763,762,166,131321,761,131320,765,65789,65592,327734,
79,385,0,119,196663,116,795,196663,83,796,196663,83,797,131320,798,262203,217,799,7,262203,83,800,
7,262203,117,801,7,262203,94,802,7,262203,142,803,7,262203,88,804,7,262203,88,805,7,262203,88,806,
7,262203,88,807,7,262203,88,808,7,262203,88,809,7,262203,94,810,7,262201,81,811,319,327879,81,812,
811,189,131321,813,131320,813,458997,81,814,209,798,815,816,262390,817,816,1,131321,818,131320,
818,327856,97,819,814,114,262394,819,820,817,131320,820,262205,81,821,797,327812,81,822,814,110,
327808,81,823,821,822,262201,81,824,319,327874,81,825,824,210,327808,81,826,823,825,131321,827,
131320,827,458997,81,828,209,820,829,830,262390,831,830,1,131321,832,131320,832,327856,97,833,828,
214,262394,833,834,831,131320,834,327812,81,835,814,105,327814,81,836,828,201,327808,81,837,835,
836,327817,81,838,828,201,196670,801,795,393281,83,839,801,837,838,262205,81,840,839,196670,800,
840,327737,86,841,513,800,327745,142,842,799,828,196670,842,841,131321,830,131320,830,327808,81,
829,828,166,131321,827,131320,831,131321,843,131320,843,458997,81,844,209,831,845,846,262390,847,
846,0,131321,848,131320,848,327856,97,849,844,8,262394,849,850,847,131320,850,131321,851,131320,
851,458997,152,852,163,850,853,854,262390,855,854,1,131321,856,131320,856,327857,97,857,852,190,
262394,857,858,855,131320,858,327745,88,859,802,852,196670,859,182,131321,854,131320,854,327808,
152,853,852,166,131321,851,131320,855,131321,860,131320,860,458997,81,861,209,855,862,863,262390,
864,863,1,131321,865,131320,865,327856,97,866,861,218,262394,866,867,864,131320,867,327812,81,868,
844,105,327814,81,869,861,201,327808,81,870,868,869,327812,81,871,870,195,327812,81,872,812,201,
327808,81,873,871,872,327817,81,874,861,201,327808,81,875,873,874,327745,224,876,223,875,262205,
86,877,876,196670,803,877,327812,81,878,874,121,327745,88,879,803,209,262205,84,880,879,196670,
804,880,393281,88,881,799,861,209,262205,84,882,881,196670,805,882,327745,88,883,802,878,262205,
84,884,883,196670,806,884,458809,84,885,558,804,805,806,196670,883,885,327808,81,886,878,108,
327745,88,887,803,108,262205,84,888,887,196670,807,888,393281,88,889,799,861,108,262205,84,890,
889,196670,808,890,327745,88,891,802,886,262205,84,892,891,196670,809,892,458809,84,893,558,807,
808,809,196670,891,893,131321,863,131320,863,327808,81,862,861,166,131321,860,131320,864,262205,
93,894,802,196670,810,894,327737,84,895,602,810,327850,97,896,812,209,262205,81,897,796,327856,97,
898,826,897,327847,97,899,896,898,196855,900,0,262394,899,901,900,131320,901,327812,81,902,844,
102,327808,81,903,902,826,327745,188,904,228,903,196670,904,895,131321,900,131320,900,131321,846,
131320,846,327808,81,845,844,166,131321,843,131320,847,131321,816,131320,816,327808,81,815,814,
166,131321,813,131320,817,65789,65592,327734,79,401,0,120,196663,83,905,131320,906,262203,94,907,
7,262203,88,908,7,262203,88,909,7,262203,88,910,7,262203,88,911,7,262203,94,912,7,262201,81,913,
319,327879,81,914,913,189,262201,81,915,319,327874,81,916,915,210,262368,121,121,184,131321,917,
131320,917,458997,81,918,209,906,919,920,262390,921,920,0,131321,922,131320,922,327856,97,923,918,
8,262394,923,924,921,131320,924,327808,81,925,918,916,458764,81,926,1,38,925,229,327812,81,927,
926,102,327745,188,928,228,927,262205,84,929,928,131321,930,131320,930,458997,84,931,929,924,932,
933,458997,81,934,209,924,48,933,262390,935,933,1,131321,936,131320,936,327856,97,937,934,92,
262394,937,938,935,131320,938,327812,81,46,914,92,327808,81,47,46,934,327808,81,939,927,47,327745,
188,940,228,939,262205,84,941,940,262205,81,942,905,327856,97,943,47,942,393385,84,944,943,941,
931,327745,88,945,907,934,196670,945,944,262205,84,946,945,327866,97,947,946,931,196855,948,0,
262394,947,949,950,131320,949,262205,84,951,945,131321,948,131320,950,131321,948,131320,948,
458997,84,932,951,949,931,950,131321,933,131320,933,327808,81,48,934,166,131321,930,131320,935,
196670,908,931,327737,84,952,572,908,131321,953,131320,953,458997,81,954,209,935,52,955,262390,
956,955,1,131321,957,131320,957,327856,97,958,954,92,262394,958,959,956,131320,959,262271,84,49,
952,327745,88,960,907,954,262205,84,961,960,196670,909,961,196670,910,49,393273,84,962,566,909,
910,196670,911,962,327737,84,963,545,911,327812,81,50,914,92,327808,81,51,50,954,262205,81,964,
905,327856,97,965,51,964,393385,84,966,965,963,182,196670,960,966,131321,955,131320,955,327808,81,
52,954,166,131321,953,131320,956,262205,93,967,907,196670,912,967,327737,84,968,602,912,262368,
121,121,184,327856,97,969,925,8,196855,970,0,262394,969,971,970,131320,971,131321,972,131320,972,
458997,81,973,209,971,974,975,262390,976,975,1,131321,977,131320,977,327856,97,978,973,92,262394,
978,979,976,131320,979,327812,81,980,914,92,327808,81,981,927,980,327808,81,982,981,973,327745,88,
983,907,973,262205,84,984,983,327745,188,985,228,982,196670,985,984,131321,975,131320,975,327808,
81,974,973,166,131321,972,131320,976,327850,97,986,914,209,196855,987,0,262394,986,988,987,131320,
988,327745,188,989,232,926,196670,989,952,327745,188,990,233,926,196670,990,968,131321,987,131320,
987,131321,970,131320,970,131321,920,131320,920,327808,81,919,918,110,131321,917,131320,921,
262368,121,121,184,65789,65592,327734,79,398,0,130,196663,83,991,196663,83,992,196663,83,993,
196663,83,994,196663,129,995,131320,996,262203,83,997,7,262205,81,998,991,327745,208,999,206,207,
262205,81,1000,999,327812,81,1001,998,1000,262205,81,1002,992,327812,81,1003,1002,102,327808,81,
1004,1001,1003,327812,81,1005,1004,234,131321,1006,131320,1006,458997,81,1007,209,996,1008,1009,
262390,1010,1009,1,131321,1011,131320,1011,327856,97,1012,1007,127,262394,1012,1013,1010,131320,
1013,327814,81,1014,1007,126,327812,81,1015,1014,137,196670,997,1015,327737,81,1016,721,997,
458764,81,1017,1,38,1016,235,262205,81,1018,994,327817,81,1019,1007,126,327808,81,1020,1018,1019,
262205,81,1021,993,327810,81,1022,1021,108,458764,81,1023,1,38,1020,1022,327812,81,1024,1023,237,
327808,81,1025,1005,1024,327808,81,1026,1025,1017,393281,238,1027,55,163,1026,262205,81,1028,1027,
327745,83,1029,995,1007,196670,1029,1028,131321,1009,131320,1009,327808,81,1008,1007,166,131321,
1006,131320,1010,65789,65592,327734,79,413,0,141,196663,128,1030,196663,83,1031,196663,83,1032,
196663,140,1033,131320,1034,262203,129,1035,7,262203,83,1036,7,262203,83,1037,7,131321,1038,
131320,1038,458997,81,1039,209,1034,59,1040,262390,1041,1040,1,131321,1042,131320,1042,327856,97,
1043,1039,126,262394,1043,1044,1041,131320,1044,131321,1045,131320,1045,458997,81,1046,209,1044,
1047,1048,262390,1049,1048,1,131321,1050,131320,1050,327856,97,1051,1046,125,262394,1051,1052,
1049,131320,1052,262205,81,1053,1032,327808,81,56,1053,1039,262205,81,1054,1031,327856,97,1055,56,
1054,196855,1056,0,262394,1055,1057,1058,131320,1057,327812,81,1059,1046,126,327808,81,1060,1059,
1039,196670,1035,1030,327745,83,1061,1035,1060,262205,81,1062,1061,131321,1056,131320,1058,131321,
1056,131320,1056,458997,81,1063,1062,1057,209,1058,196670,1036,1063,327737,86,1064,513,1036,
131321,1065,131320,1065,458997,81,1066,209,1056,1067,1068,262390,1069,1068,1,131321,1070,131320,
1070,327856,97,1071,1066,137,262394,1071,1072,1069,131320,1072,327812,81,1073,1046,137,327808,81,
1074,1073,1066,196670,1037,1074,327737,81,1075,437,1037,458764,81,1076,1,38,1075,239,327812,81,
1077,1076,102,262205,81,1078,1032,327808,81,1079,1077,1078,327808,81,1080,1079,1039,327745,188,
1081,228,1080,262205,84,1082,1081,327745,142,1083,1033,1074,262205,86,1084,1083,327822,86,57,1064,
1082,327809,86,58,1084,57,196670,1083,58,131321,1068,131320,1068,327808,81,1067,1066,166,131321,
1065,131320,1069,131321,1048,131320,1048,327808,81,1047,1046,166,131321,1045,131320,1049,131321,
1040,131320,1040,327808,81,59,1039,166,131321,1038,131320,1041,65789,65592,327734,79,458,0,143,
196663,88,1085,196663,88,1086,196663,142,1087,196663,88,1088,196663,88,1089,196663,142,1090,
131320,1091,262203,88,1092,7,262203,88,1093,7,262203,88,1094,7,262203,88,1095,7,262203,88,1096,7,
262203,88,1097,7,262205,84,1098,1085,262205,84,1099,1088,327866,97,1100,1098,1099,262205,84,1101,
1085,262205,84,1102,1088,393385,84,1103,1100,1101,1102,262271,84,60,1103,262205,84,1104,1085,
196670,1092,1104,196670,1093,60,393273,84,1105,566,1092,1093,196670,1094,1105,327737,84,1106,545,
1094,262205,84,1107,1088,196670,1095,1107,196670,1096,60,393273,84,1108,566,1095,1096,196670,1097,
1108,327737,84,1109,545,1097,262205,84,1110,1086,327813,84,61,1110,1106,262205,84,1111,1089,
327813,84,62,1111,1109,327809,84,63,61,62,262205,86,1112,1087,327822,86,64,1112,1106,262205,86,
1113,1090,327822,86,65,1113,1109,327809,86,66,64,65,196670,1086,63,196670,1087,66,196670,1085,
1103,65789,65592,327734,79,487,0,144,196663,83,1114,196663,83,1115,196663,83,1116,196663,88,1117,
196663,142,1118,131320,1119,262203,83,1120,7,262203,88,1121,7,262203,83,1122,7,262205,81,1123,
1115,327812,81,1124,1123,8,262205,81,1125,1116,196670,1120,1125,327737,81,1126,437,1120,327808,81,
1127,1124,1126,262205,86,1128,1118,262205,84,1129,1117,196670,1121,1129,327737,84,1130,529,1121,
327822,86,67,1128,1130,327745,208,1131,206,241,262205,81,1132,1131,262205,81,1133,1114,327745,208,
1134,206,210,262205,81,1135,1134,327812,81,1136,1133,1135,327808,81,1137,1132,1136,327812,81,1138,
1127,6,327808,81,1139,1137,1138,327814,81,1140,1139,121,262205,81,1141,1116,196670,1122,1141,
327737,81,1142,721,1122,327808,81,1143,1140,1142,393281,242,1144,70,163,1143,196670,1144,67,65789,
65592,327734,81,1145,0,145,196663,83,1146,196663,83,1147,196663,83,1148,196663,83,1149,131320,
1150,327745,208,1151,206,164,262205,81,1152,1151,262205,81,1153,1146,327745,150,1154,4,108,262205,
81,1155,1154,327812,81,1156,1153,1155,262205,81,1157,1147,327808,81,1158,1156,1157,327745,208,
1159,206,245,262205,81,1160,1159,327812,81,1161,1158,1160,262205,81,1162,1148,327808,81,1163,1161,
1162,327812,81,1164,1163,8,262205,81,1165,1149,327808,81,1166,1164,1165,327812,81,1167,1166,246,
327808,81,1168,1152,1167,327814,81,1169,1168,121,131326,1169,65592,327734,79,1170,0,146,196663,83,
1171,196663,83,1172,196663,83,1173,196663,83,1174,131320,1175,262203,83,1176,7,262203,83,1177,7,
262203,83,1178,7,262203,83,1179,7,262203,83,1180,7,262203,249,1181,7,262203,249,1182,7,262203,83,
1183,7,262203,88,1184,7,262203,88,1185,7,262203,142,1186,7,262203,88,1187,7,262203,88,1188,7,
262203,142,1189,7,262203,83,1190,7,262203,83,1191,7,262203,83,1192,7,262203,88,1193,7,262203,142,
1194,7,131321,1195,131320,1195,458997,86,1196,247,1175,1197,1198,458997,84,1199,182,1175,1200,
1198,458997,81,1201,209,1175,1202,1198,458997,84,1203,182,1175,1204,1198,262390,1205,1198,0,
131321,1206,131320,1206,262205,81,1207,1173,327856,97,1208,1201,1207,262394,1208,1209,1205,131320,
1209,131321,1210,131320,1210,458997,81,1211,209,1209,1212,1213,262390,1214,1213,1,131321,1215,
131320,1215,327856,97,1216,1211,92,262394,1216,1217,1214,131320,1217,327808,81,1218,1201,1211,
262205,81,1219,1173,327810,81,1220,1219,108,458764,81,1221,1,38,1218,1220,262205,81,1222,1174,
196670,1176,1222,327737,81,1223,437,1176,262205,81,1224,1171,196670,1177,1224,262205,81,1225,1172,
196670,1178,1225,196670,1179,1221,196670,1180,1223,524345,81,1226,1145,1177,1178,1179,1180,327808,
81,1227,1226,122,393281,242,1228,70,163,1227,262205,86,1229,1228,327745,142,1230,1181,1211,196670,
1230,1229,262205,81,1231,1174,196670,1183,1231,327737,81,1232,721,1183,327808,81,1233,1226,1232,
393281,242,1234,70,163,1233,262205,86,1235,1234,327745,142,1236,1182,1211,196670,1236,1235,131321,
1213,131320,1213,327808,81,1212,1211,166,131321,1210,131320,1214,131321,1237,131320,1237,458997,
86,1197,1196,1214,1238,1239,458997,84,1200,1199,1214,1240,1239,458997,84,1204,1203,1214,1241,1239,
458997,81,1242,209,1214,1243,1239,262390,1244,1239,1,131321,1245,131320,1245,327856,97,1246,1242,
92,262394,1246,1247,1244,131320,1247,327808,81,1248,1201,1242,327850,97,1249,1248,209,196855,1250,
0,262394,1249,1251,1252,131320,1251,393281,88,1253,1181,1242,209,262205,84,1254,1253,393281,88,
1255,1181,1242,108,262205,84,1256,1255,327745,142,1257,1182,1242,262205,86,1258,1257,131321,1250,
131320,1252,262205,81,1259,1173,327856,97,1260,1248,1259,196855,1261,0,262394,1260,1262,1261,
131320,1262,196670,1184,1204,196670,1185,1200,196670,1186,1197,393281,88,1263,1181,1242,209,
262205,84,1264,1263,196670,1187,1264,393281,88,1265,1181,1242,108,262205,84,1266,1265,196670,1188,
1266,327745,142,1267,1182,1242,262205,86,1268,1267,196670,1189,1268,655417,79,1269,458,1184,1185,
1186,1187,1188,1189,262205,84,1270,1184,262205,84,1271,1185,262205,86,1272,1186,131321,1261,
131320,1261,458997,86,1273,1197,1252,1272,1262,458997,84,1274,1200,1252,1271,1262,458997,84,1275,
1204,1252,1270,1262,131321,1250,131320,1250,458997,86,1238,1258,1251,1273,1261,458997,84,1240,
1256,1251,1274,1261,458997,84,1241,1254,1251,1275,1261,131321,1239,131320,1239,327808,81,1243,
1242,166,131321,1237,131320,1244,131321,1198,131320,1198,327808,81,1202,1201,92,131321,1195,
131320,1205,262205,81,1276,1171,196670,1190,1276,262205,81,1277,1172,196670,1191,1277,262205,81,
1278,1174,196670,1192,1278,196670,1193,1199,196670,1194,1196,589881,79,1279,487,1190,1191,1192,
1193,1194,65789,65592,327734,79,468,0,147,196663,83,1280,196663,83,1281,196663,83,1282,196663,83,
1283,196663,140,1284,131320,1285,262203,83,1286,7,262203,83,1287,7,262203,83,1288,7,262203,83,
1289,7,262203,83,1290,7,262203,83,1291,7,262203,83,1292,7,262203,83,1293,7,262203,83,1294,7,
262203,83,1295,7,262203,83,1296,7,262203,83,1297,7,262203,83,1298,7,262203,83,1299,7,262203,83,
1300,7,262203,83,1301,7,262201,81,1302,319,262205,81,1303,1280,327745,150,1304,4,108,262205,81,
1305,1304,327812,81,1306,1303,1305,262205,81,1307,1281,327808,81,1308,1306,1307,131321,1309,
131320,1309,458997,81,1310,209,1285,1311,1312,262390,1313,1312,1,131321,1314,131320,1314,327856,
97,1315,1310,138,262394,1315,1316,1313,131320,1316,196670,1286,1310,327737,97,1317,478,1286,
196855,1318,0,262394,1317,1319,1318,131320,1319,196670,1287,1310,327737,81,1320,437,1287,262205,
81,1321,1280,196670,1288,1321,262205,81,1322,1281,196670,1289,1322,262205,81,1323,1282,196670,
1290,1323,196670,1291,1320,524345,81,1324,1145,1288,1289,1290,1291,196670,1292,1310,327737,81,
1325,721,1292,327808,81,1326,1324,1325,327745,142,1327,1284,1310,262205,86,1328,1327,393281,242,
1329,70,163,1326,196670,1329,1328,131321,1318,131320,1318,131321,1312,131320,1312,327808,81,1311,
1310,166,131321,1309,131320,1313,131321,1330,131320,1330,458997,81,1331,1302,1313,1332,1333,
262390,1334,1333,0,131321,1335,131320,1335,327856,97,1336,1331,8,262394,1336,1337,1334,131320,
1337,262205,81,1338,1280,196670,1293,1338,262205,81,1339,1281,196670,1294,1339,262205,81,1340,
1282,196670,1295,1340,196670,1296,1331,524345,81,1341,1145,1293,1294,1295,1296,327808,81,1342,
1341,122,327745,188,1343,232,1331,262205,84,1344,1343,327745,188,1345,233,1331,262205,84,1346,
1345,327760,86,1347,1344,1346,393281,242,1348,70,163,1342,196670,1348,1347,131321,1333,131320,
1333,327808,81,1332,1331,7,131321,1330,131320,1334,196833,108,250,262368,121,121,184,327850,97,
1349,1302,209,196855,1350,0,262394,1349,1351,1350,131320,1351,393281,238,1352,75,255,1308,458986,
81,1353,1352,108,209,108,262205,81,1354,1283,327810,81,1355,1354,108,327850,97,1356,1353,1355,
196670,252,1356,262205,97,1357,252,196855,1358,0,262394,1357,1359,1358,131320,1359,196670,1352,
209,131321,1358,131320,1358,131321,1350,131320,1350,262368,121,121,184,262205,97,1360,252,262312,
97,1361,1360,196855,1362,0,262394,1361,1363,1362,131320,1363,65789,131320,1362,196833,108,250,
131321,1364,131320,1364,458997,81,1365,209,1362,1366,1367,262390,1368,1367,0,131321,1369,131320,
1369,327856,97,1370,1365,138,262394,1370,1371,1368,131320,1371,196670,1297,1365,327737,97,1372,
478,1297,196855,1373,0,262394,1372,1374,1373,131320,1374,262205,81,1375,1280,196670,1298,1375,
262205,81,1376,1281,196670,1299,1376,262205,81,1377,1283,196670,1300,1377,196670,1301,1365,524345,
79,1378,1170,1298,1299,1300,1301,131321,1373,131320,1373,131321,1367,131320,1367,327808,81,1366,
1365,166,131321,1364,131320,1368,65789,65592,327734,79,461,0,149,196663,148,1379,131320,1380,
262203,88,1381,7,262203,88,1382,7,262203,142,1383,7,262203,88,1384,7,262203,88,1385,7,262203,142,
1386,7,262201,81,1387,319,131321,1388,131320,1388,458997,81,1389,1387,1380,1390,1391,262390,1392,
1391,0,131321,1393,131320,1393,327856,97,1394,1389,8,262394,1394,1395,1392,131320,1395,327745,188,
1396,256,1389,262205,84,1397,1396,327745,188,1398,257,1389,262205,84,1399,1398,262205,97,1400,
1379,196855,1401,0,262394,1400,1402,1403,131320,1402,327745,188,1404,232,1389,262205,84,1405,1404,
327745,188,1406,233,1389,262205,84,1407,1406,131321,1401,131320,1403,196670,1381,1397,196670,1382,
1399,196670,1383,247,327745,188,1408,232,1389,262205,84,1409,1408,196670,1384,1409,327745,188,
1410,233,1389,262205,84,1411,1410,196670,1385,1411,196670,1386,247,655417,79,1412,458,1381,1382,
1383,1384,1385,1386,262205,84,1413,1381,262205,84,1414,1382,131321,1401,131320,1401,458997,84,
1415,1407,1402,1414,1403,458997,84,1416,1405,1402,1413,1403,196670,1396,1416,196670,1398,1415,
131321,1391,131320,1391,327808,81,1390,1389,7,131321,1388,131320,1392,65789,65592,};
static const uint32_t bitnet__spv_attention_fast[] = {
119734787,66304,524299,1393,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,524303,5,2,1852399981,0,3,4,5,393232,2,17,1,1,1,262215,6,1,2,
262215,7,1,0,262215,8,1,1,262215,3,11,29,196679,9,42,196679,10,42,262215,11,1,11,196679,12,42,
196679,13,42,196679,14,42,196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,
20,42,196679,21,42,196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,
196679,28,42,196679,29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,
35,42,196679,36,42,196679,37,42,196679,38,42,196679,39,42,196679,40,42,196679,41,42,327752,42,0,
35,0,327752,42,1,35,4,327752,42,2,35,8,327752,42,3,35,12,327752,42,4,35,16,327752,42,5,35,20,
327752,42,6,35,24,196679,42,2,262215,43,6,16,262216,44,0,24,327752,44,0,35,0,196679,44,2,262215,
45,34,0,262215,45,33,4,196679,46,42,196679,47,42,196679,48,42,196679,49,42,196679,50,42,196679,51,
42,196679,52,42,262215,53,6,4,262216,54,0,24,327752,54,0,35,0,196679,54,2,262215,55,34,0,262215,
55,33,5,196679,56,42,196679,57,42,196679,58,42,196679,59,42,196679,60,42,196679,61,42,196679,62,
42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,262215,68,6,8,262216,69,0,23,
327752,69,0,35,0,196679,69,2,262215,70,34,0,262215,70,33,2,262215,4,11,24,262215,71,6,4,262215,72,
6,4,262215,73,6,4,327752,74,0,35,0,327752,74,1,35,4,327752,74,2,35,8,327752,74,3,35,12,327752,74,
4,35,16,327752,74,5,35,20,327752,74,6,35,24,327752,74,7,35,28,327752,74,8,35,32,327752,74,9,35,36,
327752,74,10,35,40,327752,74,11,35,44,327752,74,12,35,48,327752,74,13,35,176,327752,74,14,35,688,
196679,74,2,262215,75,34,0,262215,75,33,7,262215,5,11,26,262215,76,1,3,262215,77,1,0,262215,78,11,
25,131091,79,196641,80,79,262165,81,32,0,196641,82,81,262176,83,7,81,196630,84,32,262177,85,84,83,
262167,86,84,2,262177,87,86,83,262176,88,7,84,262177,89,84,88,393249,90,84,88,88,88,327713,91,84,
88,88,262187,81,92,8,262172,93,84,92,262176,94,7,93,262177,95,84,94,262177,96,81,83,131092,97,
262177,98,97,83,262167,99,81,4,262194,81,6,64,262187,81,100,63,393268,81,101,128,6,100,262187,81,
102,64,393268,81,103,134,101,102,393268,81,104,132,103,102,393268,81,105,134,104,102,393268,97,
106,176,105,92,393268,81,107,134,92,105,262187,81,108,1,458804,81,109,169,106,107,108,262194,81,7,
128,393268,81,110,134,7,92,393268,81,111,134,102,110,393268,97,112,176,109,111,393268,81,113,134,
102,110,458804,81,114,169,112,109,113,393268,81,115,132,114,105,262172,116,99,115,262176,117,7,
116,524321,118,79,83,83,83,83,117,393249,119,79,116,83,83,262177,120,79,83,262187,81,121,2,393268,
81,122,134,6,121,393268,81,123,128,122,7,393268,81,124,130,123,108,393268,81,125,134,124,7,393268,
81,126,134,102,125,393268,81,127,132,126,125,262172,128,81,127,262176,129,7,128,524321,130,79,83,
83,83,83,129,262194,81,8,2,393268,97,131,176,122,7,458804,81,132,169,131,122,7,393268,81,133,134,
7,132,393268,81,134,128,8,133,393268,81,135,130,134,108,393268,81,136,134,7,132,393268,81,137,134,
135,136,393268,81,138,132,137,125,262172,139,86,138,262176,140,7,139,458785,141,79,128,83,83,140,
262176,142,7,86,589857,143,79,88,88,142,88,88,142,524321,144,79,83,83,83,88,142,458785,145,81,83,
83,83,83,458785,146,79,83,83,83,83,524321,147,79,83,83,83,83,140,262176,148,7,97,262177,149,79,
148,262176,150,1,81,262203,150,3,1,262187,81,151,32768,262165,152,32,1,262187,152,153,16,262187,
81,154,32767,262187,152,155,13,262187,81,156,939524096,262187,81,157,260046848,262187,81,158,
947912704,262187,84,159,947912704,262187,81,160,8388608,196657,97,11,262187,81,161,65535,262187,
81,162,2129859015,262187,152,163,0,262187,152,164,4,262187,84,165,1073741824,262187,152,166,1,
262187,84,167,1117782016,262187,84,168,1069066811,262187,84,169,1262485504,262187,84,170,
1060208640,262187,84,171,3109978243,262187,84,172,961571175,262187,84,173,985088974,262187,84,174,
1007192328,262187,84,175,1026206145,262187,84,176,1042983594,262187,84,177,1056964608,262187,84,
178,1065353216,262187,81,179,127,262187,152,180,23,262187,84,181,3265265664,262187,84,182,0,
262187,81,183,3,262187,81,184,4,262187,81,185,7,262187,81,186,0,262172,187,84,184,262176,188,7,
187,262187,152,189,2,262172,190,84,121,262176,191,7,190,589854,42,81,81,81,81,81,81,81,262176,192,
9,42,262203,192,193,9,262187,152,194,6,262176,195,9,81,262187,152,196,3,196637,43,99,196638,44,43,
262176,197,12,44,262203,197,45,12,262176,198,12,99,262176,199,7,99,393268,81,200,132,105,184,
393268,81,201,132,105,184,262172,202,86,201,262176,203,7,202,262187,152,204,8,393268,81,205,132,
105,184,393268,81,206,132,8,104,393268,81,207,134,206,121,262172,208,86,207,262176,209,4,208,
262203,209,210,4,262187,81,211,32,262176,212,4,86,393268,81,213,132,8,102,262172,214,84,213,
262176,215,4,214,262203,215,216,4,262176,217,4,84,262187,81,218,264,393268,81,219,130,8,108,
262172,220,84,8,262176,221,4,220,262203,221,222,4,262203,221,223,4,393268,81,224,134,104,121,
393268,81,225,130,122,108,196637,53,81,196638,54,53,262176,226,12,54,262203,226,55,12,393268,81,
227,134,104,121,262176,228,12,81,393268,81,229,130,8,108,196637,68,86,196638,69,68,262176,230,12,
69,262203,230,70,12,262176,231,12,86,262167,232,81,3,262176,233,1,232,262203,233,4,1,262187,152,
234,5,393268,81,235,128,6,121,327724,86,236,182,182,262172,237,86,92,262176,238,7,237,262187,81,
239,72,262176,240,4,97,262203,240,241,4,262172,71,81,211,262187,81,242,128,262172,72,81,242,
196637,73,81,1114142,74,81,81,81,81,81,81,81,81,81,81,84,81,71,72,73,262176,243,12,74,262203,243,
75,12,262187,152,244,14,262203,221,245,4,262203,221,246,4,262203,233,5,1,196656,97,76,393268,81,
247,132,8,104,393268,81,248,134,247,121,393268,81,249,132,114,110,393268,81,250,132,114,110,
393268,81,251,130,8,108,262194,81,77,1,393267,232,78,77,108,108,262187,81,252,1879048192,327734,
79,2,0,80,131320,253,262203,83,254,7,262203,83,255,7,262203,83,256,7,262203,83,257,7,262203,117,
258,7,262203,83,259,7,262203,83,260,7,262203,83,261,7,262203,83,262,7,262203,83,263,7,262203,83,
264,7,262203,117,265,7,262203,83,266,7,262203,83,267,7,262203,83,268,7,262203,83,269,7,262203,83,
270,7,262203,83,271,7,262203,129,272,7,262203,83,273,7,262203,140,274,7,262203,83,275,7,262203,83,
276,7,262203,140,277,7,262203,83,278,7,262203,83,279,7,262203,83,280,7,262203,83,281,7,262203,129,
282,7,262203,83,283,7,262203,83,284,7,262203,140,285,7,262203,83,286,7,262203,140,287,7,262203,88,
288,7,262203,88,289,7,262203,142,290,7,262203,88,291,7,262203,88,292,7,262203,142,293,7,262203,
148,294,7,262203,83,295,7,262203,83,296,7,262203,83,297,7,262203,83,298,7,262203,140,299,7,262203,
83,300,7,262203,83,301,7,262203,83,302,7,262203,83,303,7,262203,83,304,7,262203,88,305,7,262203,
142,306,7,262201,81,307,308,327745,150,309,5,108,262205,81,310,309,327745,150,311,5,121,262205,81,
312,311,327745,228,313,75,163,262205,81,314,313,327808,81,315,314,312,327814,81,316,315,102,
327808,81,317,316,108,196855,318,0,262394,76,319,320,131320,319,327745,150,321,5,186,262205,81,
322,321,131321,318,131320,320,131321,318,131320,318,458997,81,323,322,319,186,320,196855,324,0,
262394,76,325,326,131320,325,327808,81,327,323,108,131321,324,131320,326,131321,324,131320,324,
458997,81,328,327,325,317,326,327854,97,329,323,317,196855,330,0,262394,329,331,330,131320,331,
65789,131320,330,131321,332,131320,332,458997,81,333,323,330,334,335,262390,336,335,0,131321,337,
131320,337,327856,97,338,333,328,262394,338,339,336,131320,339,327808,81,340,315,108,327812,81,
341,333,102,327810,81,342,340,341,458764,81,343,1,38,102,342,196670,254,310,196670,255,333,196670,
256,343,196670,257,186,589881,79,344,345,254,255,256,257,258,262205,116,346,258,327850,97,347,333,
323,196855,348,0,262394,347,349,348,131320,349,327745,195,350,193,163,262205,81,351,350,327745,
195,352,193,166,262205,81,353,352,327812,81,354,312,353,327808,81,355,351,354,327814,81,356,355,
121,327812,81,357,310,8,327812,81,358,357,104,327814,81,359,358,121,327808,81,360,356,359,131321,
361,131320,361,458997,81,362,307,349,363,364,262390,365,364,0,131321,366,131320,366,327856,97,367,
362,248,262394,367,368,365,131320,368,327808,81,369,360,362,393281,231,370,70,163,369,262205,86,
371,370,327745,212,372,210,362,196670,372,371,131321,364,131320,364,327808,81,363,362,7,131321,
361,131320,365,262368,121,121,218,131321,348,131320,348,196670,259,343,196670,260,186,458809,79,
373,374,346,259,260,131321,375,131320,375,458997,81,376,249,348,377,378,262390,379,378,0,131321,
380,131320,380,327856,97,381,376,102,262394,381,382,379,131320,382,196670,261,310,196670,262,333,
196670,263,343,196670,264,376,589881,79,383,345,261,262,263,264,265,262205,116,384,265,196670,266,
343,196670,267,376,458809,79,385,374,384,266,267,131321,378,131320,378,327808,81,377,376,250,
131321,375,131320,379,196670,268,310,196670,269,333,196670,270,343,196670,271,186,589881,79,386,
387,268,269,270,271,272,262205,128,388,272,196670,273,343,327737,79,389,390,273,131321,391,131320,
391,458997,81,392,186,379,393,394,262390,395,394,1,131321,396,131320,396,327856,97,397,392,138,
262394,397,398,395,131320,398,327745,142,399,274,392,196670,399,236,131321,394,131320,394,327808,
81,393,392,166,131321,391,131320,395,196670,275,343,196670,276,186,262205,139,400,274,196670,277,
400,524345,79,401,402,388,275,276,277,262205,139,403,277,196670,274,403,131321,404,131320,404,
458997,81,405,126,395,406,407,262390,408,407,0,131321,409,131320,409,327856,97,410,405,102,262394,
410,411,408,131320,411,196670,278,310,196670,279,333,196670,280,343,196670,281,405,589881,79,412,
387,278,279,280,281,282,262205,128,413,282,196670,283,343,196670,284,405,262205,139,414,274,
196670,285,414,524345,79,415,402,413,283,284,285,262205,139,416,285,196670,274,416,131321,407,
131320,407,327808,81,406,405,126,131321,404,131320,408,131321,417,131320,417,458997,81,418,186,
408,419,420,262390,421,420,1,131321,422,131320,422,327856,97,423,418,138,262394,423,424,421,
131320,424,196670,286,418,327737,81,425,426,286,458764,81,427,1,38,425,251,327745,217,428,245,427,
262205,84,429,428,327745,217,430,246,427,262205,84,431,430,196855,432,0,262394,347,433,434,131320,
433,327745,142,435,274,418,262205,86,436,435,327745,142,437,287,418,196670,437,436,131321,432,
131320,434,196670,288,429,196670,289,431,327745,142,438,287,418,262205,86,439,438,196670,290,439,
327745,217,440,222,427,262205,84,441,440,196670,291,441,327745,217,442,223,427,262205,84,443,442,
196670,292,443,327745,142,444,274,418,262205,86,445,444,196670,293,445,655417,79,446,447,288,289,
290,291,292,293,262205,86,448,290,196670,438,448,131321,432,131320,432,131321,420,131320,420,
327808,81,419,418,166,131321,417,131320,421,262368,121,121,218,196670,294,347,327737,79,449,450,
294,262368,121,121,218,131321,335,131320,335,327808,81,334,333,166,131321,332,131320,336,327852,
97,451,317,108,327847,97,452,76,451,196855,453,0,262394,452,454,453,131320,454,196670,295,312,
196670,296,310,196670,297,323,196670,298,317,262205,139,455,287,196670,299,455,589881,79,456,457,
295,296,297,298,299,65789,131320,453,131321,458,131320,458,458997,81,459,186,453,460,461,262390,
462,461,1,131321,463,131320,463,327856,97,464,459,138,262394,464,465,462,131320,465,196670,300,
459,327737,97,466,467,300,196855,468,0,262394,466,469,468,131320,469,196670,301,459,327737,81,470,
426,301,196670,302,312,196670,303,310,196670,304,459,327745,217,471,246,470,262205,84,472,471,
196670,305,472,327745,142,473,287,459,262205,86,474,473,196670,306,474,589881,79,475,476,302,303,
304,305,306,131321,468,131320,468,131321,461,131320,461,327808,81,460,459,166,131321,458,131320,
462,65789,65592,327734,81,308,0,82,131320,477,262205,81,478,3,131326,478,65592,327734,84,479,0,85,
196663,83,480,131320,481,262205,81,482,480,327879,81,483,482,151,327876,81,484,483,153,262205,81,
485,480,327879,81,486,485,154,327876,81,487,486,155,327808,81,488,487,156,327854,97,489,487,157,
196855,490,0,262394,489,491,490,131320,491,327808,81,492,487,252,131321,490,131320,490,458997,81,
493,488,481,492,491,327808,81,9,487,158,262268,84,494,9,327811,84,10,494,159,327856,97,495,487,
160,196855,496,0,262394,495,497,496,131320,497,262268,81,498,10,131321,496,131320,496,458997,81,
499,493,490,498,497,327877,81,500,499,484,262268,84,501,500,131326,501,65592,327734,86,502,0,87,
196663,83,503,131320,504,262203,83,505,7,262203,83,506,7,196855,507,0,262394,11,508,507,131320,
508,262205,81,509,503,393228,86,510,1,62,509,131326,510,131320,507,262205,81,511,503,327879,81,
512,511,161,196670,505,512,327737,84,513,479,505,262205,81,514,503,327874,81,515,514,153,196670,
506,515,327737,84,516,479,506,327760,86,517,513,516,131326,517,65592,327734,84,518,0,89,196663,88,
519,131320,520,262205,84,521,519,262268,81,522,521,327810,81,12,162,522,262268,84,523,12,131321,
524,131320,524,458997,84,525,523,520,15,526,458997,152,527,163,520,528,526,262390,529,526,0,
131321,530,131320,530,327857,97,531,527,164,262394,531,532,529,131320,532,262205,84,533,519,
327813,84,13,533,525,327811,84,14,165,13,327813,84,15,525,14,131321,526,131320,526,327808,152,528,
527,166,131321,524,131320,529,131326,525,65592,327734,84,534,0,89,196663,88,535,131320,536,262205,
84,537,535,327866,97,538,537,167,262205,84,539,535,393385,84,540,538,167,539,327813,84,16,540,168,
327809,84,17,16,169,327811,84,18,17,169,327813,84,19,18,170,327811,84,20,540,19,327813,84,21,18,
171,327811,84,22,20,21,327813,84,23,172,22,327809,84,24,23,173,327813,84,25,24,22,327809,84,26,25,
174,327813,84,27,26,22,327809,84,28,27,175,327813,84,29,28,22,327809,84,30,29,176,327813,84,31,30,
22,327809,84,32,31,177,327813,84,33,22,22,327813,84,34,32,33,327809,84,35,34,22,327809,84,36,35,
178,262268,81,541,17,327808,81,37,541,179,327876,81,542,37,180,262268,84,543,542,327813,84,38,36,
543,262205,84,544,535,327864,97,545,544,181,393385,84,546,545,182,38,131326,546,65592,327734,84,
547,0,90,196663,88,548,196663,88,549,196663,88,550,131320,551,262205,84,552,548,262205,84,553,549,
327813,84,39,552,553,262205,84,554,550,327809,84,40,39,554,131326,40,65592,327734,84,555,0,91,
196663,88,556,196663,88,557,131320,558,262205,84,559,556,262205,84,560,557,327809,84,41,559,560,
131326,41,65592,327734,84,561,0,89,196663,88,562,131320,563,262205,84,564,562,393562,84,565,183,
564,108,262205,84,566,562,327866,97,567,565,566,262205,84,568,562,393385,84,569,567,565,568,
196670,562,569,262205,84,570,562,393562,84,571,183,570,121,262205,84,572,562,327866,97,573,571,
572,262205,84,574,562,393385,84,575,573,571,574,196670,562,575,262205,84,576,562,393562,84,577,
183,576,184,262205,84,578,562,327866,97,579,577,578,262205,84,580,562,393385,84,581,579,577,580,
131326,581,65592,327734,84,582,0,95,196663,94,583,131320,584,262203,188,585,7,262203,88,586,7,
262203,88,587,7,262203,191,588,7,262203,88,589,7,262203,88,590,7,262203,88,591,7,262203,88,592,7,
262203,88,593,7,262203,88,594,7,262203,88,595,7,262203,88,596,7,262203,88,597,7,262203,88,598,7,
262201,81,599,308,327879,81,600,599,185,327879,81,601,600,184,327851,97,602,601,186,327879,81,603,
600,121,327851,97,604,603,186,327879,81,605,600,108,327851,97,606,605,186,131321,607,131320,607,
458997,152,608,163,584,609,610,262390,611,610,1,131321,612,131320,612,327857,97,613,608,164,
262394,613,614,611,131320,614,196855,615,0,262394,602,616,617,131320,616,327808,152,618,608,164,
327745,88,619,583,618,262205,84,620,619,131321,615,131320,617,327745,88,621,583,608,262205,84,622,
621,131321,615,131320,615,458997,84,623,620,616,622,617,196855,624,0,262394,602,625,626,131320,
625,327745,88,627,583,608,262205,84,628,627,131321,624,131320,626,327808,152,629,608,164,327745,
88,630,583,629,262205,84,631,630,131321,624,131320,624,458997,84,632,628,625,631,626,393562,84,
633,183,632,184,196670,586,623,196670,587,633,393273,84,634,555,586,587,327745,88,635,585,608,
196670,635,634,131321,610,131320,610,327808,152,609,608,166,131321,607,131320,611,131321,636,
131320,636,458997,152,637,163,611,638,639,262390,640,639,1,131321,641,131320,641,327857,97,642,
637,189,262394,642,643,640,131320,643,196855,644,0,262394,604,645,646,131320,645,327808,152,647,
637,189,327745,88,648,585,647,262205,84,649,648,131321,644,131320,646,327745,88,650,585,637,
262205,84,651,650,131321,644,131320,644,458997,84,652,649,645,651,646,196855,653,0,262394,604,654,
655,131320,654,327745,88,656,585,637,262205,84,657,656,131321,653,131320,655,327808,152,658,637,
189,327745,88,659,585,658,262205,84,660,659,131321,653,131320,653,458997,84,661,657,654,660,655,
393562,84,662,183,661,121,196670,589,652,196670,590,662,393273,84,663,555,589,590,327745,88,664,
588,637,196670,664,663,131321,639,131320,639,327808,152,638,637,166,131321,636,131320,640,196855,
665,0,262394,606,666,667,131320,666,327745,88,668,588,166,262205,84,669,668,131321,665,131320,667,
327745,88,670,588,163,262205,84,671,670,131321,665,131320,665,458997,84,672,669,666,671,667,
196855,673,0,262394,606,674,675,131320,674,327745,88,676,588,163,262205,84,677,676,131321,673,
131320,675,327745,88,678,588,166,262205,84,679,678,131321,673,131320,673,458997,84,680,677,674,
679,675,393562,84,681,183,680,108,196670,591,672,196670,592,681,393273,84,682,555,591,592,393562,
84,683,183,682,184,196670,593,682,196670,594,683,393273,84,684,555,593,594,393562,84,685,183,684,
121,196670,595,684,196670,596,685,393273,84,686,555,595,596,393562,84,687,183,686,108,196670,597,
686,196670,598,687,393273,84,688,555,597,598,131326,688,65592,327734,81,426,0,96,196663,83,689,
131320,690,262201,81,691,308,327814,81,692,691,132,327812,81,693,692,137,262205,81,694,689,327817,
81,695,694,137,327808,81,696,693,695,131326,696,65592,327734,81,697,0,96,196663,83,698,131320,699,
262201,81,700,308,327817,81,701,700,132,262205,81,702,698,327814,81,703,702,137,327812,81,704,703,
7,327808,81,705,701,704,131326,705,65592,327734,97,467,0,98,196663,83,706,131320,707,262203,83,
708,7,262203,83,709,7,262205,81,710,706,196670,708,710,327737,81,711,426,708,327856,97,712,711,8,
196855,713,0,262394,712,714,713,131320,714,262205,81,715,706,196670,709,715,327737,81,716,697,709,
327856,97,717,716,122,131321,713,131320,713,458997,97,718,712,707,717,714,131326,718,65592,327734,
79,345,0,118,196663,83,719,196663,83,720,196663,83,721,196663,83,722,196663,117,723,131320,724,
262205,81,725,719,327745,195,726,193,194,262205,81,727,726,327812,81,728,725,727,262205,81,729,
720,327812,81,730,729,102,327808,81,731,728,730,327812,81,732,731,105,327812,81,733,732,92,262201,
81,734,308,327879,81,735,734,185,327808,81,736,733,735,131321,737,131320,737,458997,81,738,186,
724,739,740,262390,741,740,1,131321,742,131320,742,327856,97,743,738,114,262394,743,744,741,
131320,744,262205,81,745,722,327812,81,746,738,110,327808,81,747,745,746,262201,81,748,308,327874,
81,749,748,196,327808,81,750,747,749,262205,81,751,721,327810,81,752,751,108,458764,81,753,1,38,
750,752,131321,754,131320,754,458997,81,755,186,744,756,757,262390,758,757,1,131321,759,131320,
759,327856,97,760,755,105,262394,760,761,758,131320,761,327812,81,762,738,105,327808,81,763,762,
755,327812,81,764,753,105,327808,81,765,764,755,327812,81,766,765,92,327808,81,767,736,766,393281,
198,768,45,163,767,262205,99,769,768,327745,199,770,723,763,196670,770,769,131321,757,131320,757,
327808,81,756,755,166,131321,754,131320,758,131321,740,131320,740,327808,81,739,738,166,131321,
737,131320,741,65789,65592,327734,79,374,0,119,196663,116,771,196663,83,772,196663,83,773,131320,
774,262203,203,775,7,262203,83,776,7,262203,117,777,7,262203,94,778,7,262203,142,779,7,262203,88,
780,7,262203,88,781,7,262203,88,782,7,262203,88,783,7,262203,88,784,7,262203,88,785,7,262203,94,
786,7,262201,81,787,308,327879,81,788,787,185,131321,789,131320,789,458997,81,790,186,774,791,792,
262390,793,792,1,131321,794,131320,794,327856,97,795,790,114,262394,795,796,793,131320,796,262205,
81,797,773,327812,81,798,790,110,327808,81,799,797,798,262201,81,800,308,327874,81,801,800,196,
327808,81,802,799,801,131321,803,131320,803,458997,81,804,186,796,805,806,262390,807,806,1,131321,
808,131320,808,327856,97,809,804,200,262394,809,810,807,131320,810,327812,81,811,790,105,327814,
81,812,804,184,327808,81,813,811,812,327817,81,814,804,184,196670,777,771,393281,83,815,777,813,
814,262205,81,816,815,196670,776,816,327737,86,817,502,776,327745,142,818,775,804,196670,818,817,
131321,806,131320,806,327808,81,805,804,166,131321,803,131320,807,131321,819,131320,819,458997,81,
820,186,807,821,822,262390,823,822,0,131321,824,131320,824,327856,97,825,820,8,262394,825,826,823,
131320,826,131321,827,131320,827,458997,152,828,163,826,829,830,262390,831,830,1,131321,832,
131320,832,327857,97,833,828,204,262394,833,834,831,131320,834,327745,88,835,778,828,196670,835,
182,131321,830,131320,830,327808,152,829,828,166,131321,827,131320,831,131321,836,131320,836,
458997,81,837,186,831,838,839,262390,840,839,1,131321,841,131320,841,327856,97,842,837,205,262394,
842,843,840,131320,843,327812,81,844,820,105,327814,81,845,837,184,327808,81,846,844,845,327812,
81,847,846,211,327812,81,848,788,184,327808,81,849,847,848,327817,81,850,837,184,327808,81,851,
849,850,327745,212,852,210,851,262205,86,853,852,196670,779,853,327812,81,854,850,121,327745,88,
855,779,186,262205,84,856,855,196670,780,856,393281,88,857,775,837,186,262205,84,858,857,196670,
781,858,327745,88,859,778,854,262205,84,860,859,196670,782,860,458809,84,861,547,780,781,782,
196670,859,861,327808,81,862,854,108,327745,88,863,779,108,262205,84,864,863,196670,783,864,
393281,88,865,775,837,108,262205,84,866,865,196670,784,866,327745,88,867,778,862,262205,84,868,
867,196670,785,868,458809,84,869,547,783,784,785,196670,867,869,131321,839,131320,839,327808,81,
838,837,166,131321,836,131320,840,262205,93,870,778,196670,786,870,327737,84,871,582,786,327850,
97,872,788,186,262205,81,873,772,327856,97,874,802,873,327847,97,875,872,874,196855,876,0,262394,
875,877,876,131320,877,327812,81,878,820,102,327808,81,879,878,802,327745,217,880,216,879,196670,
880,871,131321,876,131320,876,131321,822,131320,822,327808,81,821,820,166,131321,819,131320,823,
131321,792,131320,792,327808,81,791,790,166,131321,789,131320,793,65789,65592,327734,79,390,0,120,
196663,83,881,131320,882,262203,94,883,7,262203,88,884,7,262203,88,885,7,262203,88,886,7,262203,
88,887,7,262203,94,888,7,262201,81,889,308,327879,81,890,889,185,262201,81,891,308,327874,81,892,
891,196,262368,121,121,218,131321,893,131320,893,458997,81,894,186,882,895,896,262390,897,896,0,
131321,898,131320,898,327856,97,899,894,8,262394,899,900,897,131320,900,327808,81,901,894,892,
458764,81,902,1,38,901,219,327812,81,903,902,102,327745,217,904,216,903,262205,84,905,904,131321,
906,131320,906,458997,84,907,905,900,908,909,458997,81,910,186,900,48,909,262390,911,909,1,131321,
912,131320,912,327856,97,913,910,92,262394,913,914,911,131320,914,327812,81,46,890,92,327808,81,
47,46,910,327808,81,915,903,47,327745,217,916,216,915,262205,84,917,916,262205,81,918,881,327856,
97,919,47,918,393385,84,920,919,917,907,327745,88,921,883,910,196670,921,920,262205,84,922,921,
327866,97,923,922,907,196855,924,0,262394,923,925,926,131320,925,262205,84,927,921,131321,924,
131320,926,131321,924,131320,924,458997,84,908,927,925,907,926,131321,909,131320,909,327808,81,48,
910,166,131321,906,131320,911,196670,884,907,327737,84,928,561,884,131321,929,131320,929,458997,
81,930,186,911,52,931,262390,932,931,1,131321,933,131320,933,327856,97,934,930,92,262394,934,935,
932,131320,935,262271,84,49,928,327745,88,936,883,930,262205,84,937,936,196670,885,937,196670,886,
49,393273,84,938,555,885,886,196670,887,938,327737,84,939,534,887,327812,81,50,890,92,327808,81,
51,50,930,262205,81,940,881,327856,97,941,51,940,393385,84,942,941,939,182,196670,936,942,131321,
931,131320,931,327808,81,52,930,166,131321,929,131320,932,262205,93,943,883,196670,888,943,327737,
84,944,582,888,262368,121,121,218,327856,97,945,901,8,196855,946,0,262394,945,947,946,131320,947,
131321,948,131320,948,458997,81,949,186,947,950,951,262390,952,951,1,131321,953,131320,953,327856,
97,954,949,92,262394,954,955,952,131320,955,327812,81,956,890,92,327808,81,957,903,956,327808,81,
958,957,949,327745,88,959,883,949,262205,84,960,959,327745,217,961,216,958,196670,961,960,131321,
951,131320,951,327808,81,950,949,166,131321,948,131320,952,327850,97,962,890,186,196855,963,0,
262394,962,964,963,131320,964,327745,217,965,222,902,196670,965,928,327745,217,966,223,902,196670,
966,944,131321,963,131320,963,131321,946,131320,946,131321,896,131320,896,327808,81,895,894,110,
131321,893,131320,897,262368,121,121,218,65789,65592,327734,79,387,0,130,196663,83,967,196663,83,
968,196663,83,969,196663,83,970,196663,129,971,131320,972,262203,83,973,7,262205,81,974,967,
327745,195,975,193,194,262205,81,976,975,327812,81,977,974,976,262205,81,978,968,327812,81,979,
978,102,327808,81,980,977,979,327812,81,981,980,224,131321,982,131320,982,458997,81,983,186,972,
984,985,262390,986,985,1,131321,987,131320,987,327856,97,988,983,127,262394,988,989,986,131320,
989,327814,81,990,983,126,327812,81,991,990,137,196670,973,991,327737,81,992,697,973,458764,81,
993,1,38,992,225,262205,81,994,970,327817,81,995,983,126,327808,81,996,994,995,262205,81,997,969,
327810,81,998,997,108,458764,81,999,1,38,996,998,327812,81,1000,999,227,327808,81,1001,981,1000,
327808,81,1002,1001,993,393281,228,1003,55,163,1002,262205,81,1004,1003,327745,83,1005,971,983,
196670,1005,1004,131321,985,131320,985,327808,81,984,983,166,131321,982,131320,986,65789,65592,
327734,79,402,0,141,196663,128,1006,196663,83,1007,196663,83,1008,196663,140,1009,131320,1010,
262203,129,1011,7,262203,83,1012,7,262203,83,1013,7,131321,1014,131320,1014,458997,81,1015,186,
1010,59,1016,262390,1017,1016,1,131321,1018,131320,1018,327856,97,1019,1015,126,262394,1019,1020,
1017,131320,1020,131321,1021,131320,1021,458997,81,1022,186,1020,1023,1024,262390,1025,1024,1,
131321,1026,131320,1026,327856,97,1027,1022,125,262394,1027,1028,1025,131320,1028,262205,81,1029,
1008,327808,81,56,1029,1015,262205,81,1030,1007,327856,97,1031,56,1030,196855,1032,0,262394,1031,
1033,1034,131320,1033,327812,81,1035,1022,126,327808,81,1036,1035,1015,196670,1011,1006,327745,83,
1037,1011,1036,262205,81,1038,1037,131321,1032,131320,1034,131321,1032,131320,1032,458997,81,1039,
1038,1033,186,1034,196670,1012,1039,327737,86,1040,502,1012,131321,1041,131320,1041,458997,81,
1042,186,1032,1043,1044,262390,1045,1044,1,131321,1046,131320,1046,327856,97,1047,1042,137,262394,
1047,1048,1045,131320,1048,327812,81,1049,1022,137,327808,81,1050,1049,1042,196670,1013,1050,
327737,81,1051,426,1013,458764,81,1052,1,38,1051,229,327812,81,1053,1052,102,262205,81,1054,1008,
327808,81,1055,1053,1054,327808,81,1056,1055,1015,327745,217,1057,216,1056,262205,84,1058,1057,
327745,142,1059,1009,1050,262205,86,1060,1059,327822,86,57,1040,1058,327809,86,58,1060,57,196670,
1059,58,131321,1044,131320,1044,327808,81,1043,1042,166,131321,1041,131320,1045,131321,1024,
131320,1024,327808,81,1023,1022,166,131321,1021,131320,1025,131321,1016,131320,1016,327808,81,59,
1015,166,131321,1014,131320,1017,65789,65592,327734,79,447,0,143,196663,88,1061,196663,88,1062,
196663,142,1063,196663,88,1064,196663,88,1065,196663,142,1066,131320,1067,262203,88,1068,7,262203,
88,1069,7,262203,88,1070,7,262203,88,1071,7,262203,88,1072,7,262203,88,1073,7,262205,84,1074,1061,
262205,84,1075,1064,327866,97,1076,1074,1075,262205,84,1077,1061,262205,84,1078,1064,393385,84,
1079,1076,1077,1078,262271,84,60,1079,262205,84,1080,1061,196670,1068,1080,196670,1069,60,393273,
84,1081,555,1068,1069,196670,1070,1081,327737,84,1082,534,1070,262205,84,1083,1064,196670,1071,
1083,196670,1072,60,393273,84,1084,555,1071,1072,196670,1073,1084,327737,84,1085,534,1073,262205,
84,1086,1062,327813,84,61,1086,1082,262205,84,1087,1065,327813,84,62,1087,1085,327809,84,63,61,62,
262205,86,1088,1063,327822,86,64,1088,1082,262205,86,1089,1066,327822,86,65,1089,1085,327809,86,
66,64,65,196670,1062,63,196670,1063,66,196670,1061,1079,65789,65592,327734,79,476,0,144,196663,83,
1090,196663,83,1091,196663,83,1092,196663,88,1093,196663,142,1094,131320,1095,262203,83,1096,7,
262203,88,1097,7,262203,83,1098,7,262205,81,1099,1091,327812,81,1100,1099,8,262205,81,1101,1092,
196670,1096,1101,327737,81,1102,426,1096,327808,81,1103,1100,1102,262205,86,1104,1094,262205,84,
1105,1093,196670,1097,1105,327737,84,1106,518,1097,327822,86,67,1104,1106,327745,195,1107,193,189,
262205,81,1108,1107,262205,81,1109,1090,327745,195,1110,193,196,262205,81,1111,1110,327812,81,
1112,1109,1111,327808,81,1113,1108,1112,327812,81,1114,1103,6,327808,81,1115,1113,1114,327814,81,
1116,1115,121,262205,81,1117,1092,196670,1098,1117,327737,81,1118,697,1098,327808,81,1119,1116,
1118,393281,231,1120,70,163,1119,196670,1120,67,65789,65592,327734,81,1121,0,145,196663,83,1122,
196663,83,1123,196663,83,1124,196663,83,1125,131320,1126,327745,195,1127,193,164,262205,81,1128,
1127,262205,81,1129,1122,327745,150,1130,4,108,262205,81,1131,1130,327812,81,1132,1129,1131,
262205,81,1133,1123,327808,81,1134,1132,1133,327745,195,1135,193,234,262205,81,1136,1135,327812,
81,1137,1134,1136,262205,81,1138,1124,327808,81,1139,1137,1138,327812,81,1140,1139,8,262205,81,
1141,1125,327808,81,1142,1140,1141,327812,81,1143,1142,235,327808,81,1144,1128,1143,327814,81,
1145,1144,121,131326,1145,65592,327734,79,1146,0,146,196663,83,1147,196663,83,1148,196663,83,1149,
196663,83,1150,131320,1151,262203,83,1152,7,262203,83,1153,7,262203,83,1154,7,262203,83,1155,7,
262203,83,1156,7,262203,238,1157,7,262203,238,1158,7,262203,83,1159,7,262203,88,1160,7,262203,88,
1161,7,262203,142,1162,7,262203,88,1163,7,262203,88,1164,7,262203,142,1165,7,262203,83,1166,7,
262203,83,1167,7,262203,83,1168,7,262203,88,1169,7,262203,142,1170,7,131321,1171,131320,1171,
458997,86,1172,236,1151,1173,1174,458997,84,1175,182,1151,1176,1174,458997,81,1177,186,1151,1178,
1174,458997,84,1179,182,1151,1180,1174,262390,1181,1174,0,131321,1182,131320,1182,262205,81,1183,
1149,327856,97,1184,1177,1183,262394,1184,1185,1181,131320,1185,131321,1186,131320,1186,458997,81,
1187,186,1185,1188,1189,262390,1190,1189,1,131321,1191,131320,1191,327856,97,1192,1187,92,262394,
1192,1193,1190,131320,1193,327808,81,1194,1177,1187,262205,81,1195,1149,327810,81,1196,1195,108,
458764,81,1197,1,38,1194,1196,262205,81,1198,1150,196670,1152,1198,327737,81,1199,426,1152,262205,
81,1200,1147,196670,1153,1200,262205,81,1201,1148,196670,1154,1201,196670,1155,1197,196670,1156,
1199,524345,81,1202,1121,1153,1154,1155,1156,327808,81,1203,1202,122,393281,231,1204,70,163,1203,
262205,86,1205,1204,327745,142,1206,1157,1187,196670,1206,1205,262205,81,1207,1150,196670,1159,
1207,327737,81,1208,697,1159,327808,81,1209,1202,1208,393281,231,1210,70,163,1209,262205,86,1211,
1210,327745,142,1212,1158,1187,196670,1212,1211,131321,1189,131320,1189,327808,81,1188,1187,166,
131321,1186,131320,1190,131321,1213,131320,1213,458997,86,1173,1172,1190,1214,1215,458997,84,1176,
1175,1190,1216,1215,458997,84,1180,1179,1190,1217,1215,458997,81,1218,186,1190,1219,1215,262390,
1220,1215,1,131321,1221,131320,1221,327856,97,1222,1218,92,262394,1222,1223,1220,131320,1223,
327808,81,1224,1177,1218,327850,97,1225,1224,186,196855,1226,0,262394,1225,1227,1228,131320,1227,
393281,88,1229,1157,1218,186,262205,84,1230,1229,393281,88,1231,1157,1218,108,262205,84,1232,1231,
327745,142,1233,1158,1218,262205,86,1234,1233,131321,1226,131320,1228,262205,81,1235,1149,327856,
97,1236,1224,1235,196855,1237,0,262394,1236,1238,1237,131320,1238,196670,1160,1180,196670,1161,
1176,196670,1162,1173,393281,88,1239,1157,1218,186,262205,84,1240,1239,196670,1163,1240,393281,88,
1241,1157,1218,108,262205,84,1242,1241,196670,1164,1242,327745,142,1243,1158,1218,262205,86,1244,
1243,196670,1165,1244,655417,79,1245,447,1160,1161,1162,1163,1164,1165,262205,84,1246,1160,262205,
84,1247,1161,262205,86,1248,1162,131321,1237,131320,1237,458997,86,1249,1173,1228,1248,1238,
458997,84,1250,1176,1228,1247,1238,458997,84,1251,1180,1228,1246,1238,131321,1226,131320,1226,
458997,86,1214,1234,1227,1249,1237,458997,84,1216,1232,1227,1250,1237,458997,84,1217,1230,1227,
1251,1237,131321,1215,131320,1215,327808,81,1219,1218,166,131321,1213,131320,1220,131321,1174,
131320,1174,327808,81,1178,1177,92,131321,1171,131320,1181,262205,81,1252,1147,196670,1166,1252,
262205,81,1253,1148,196670,1167,1253,262205,81,1254,1150,196670,1168,1254,196670,1169,1175,196670,
1170,1172,589881,79,1255,476,1166,1167,1168,1169,1170,65789,65592,327734,79,457,0,147,196663,83,
1256,196663,83,1257,196663,83,1258,196663,83,1259,196663,140,1260,131320,1261,262203,83,1262,7,
262203,83,1263,7,262203,83,1264,7,262203,83,1265,7,262203,83,1266,7,262203,83,1267,7,262203,83,
1268,7,262203,83,1269,7,262203,83,1270,7,262203,83,1271,7,262203,83,1272,7,262203,83,1273,7,
262203,83,1274,7,262203,83,1275,7,262203,83,1276,7,262203,83,1277,7,262201,81,1278,308,262205,81,
1279,1256,327745,150,1280,4,108,262205,81,1281,1280,327812,81,1282,1279,1281,262205,81,1283,1257,
327808,81,1284,1282,1283,131321,1285,131320,1285,458997,81,1286,186,1261,1287,1288,262390,1289,
1288,1,131321,1290,131320,1290,327856,97,1291,1286,138,262394,1291,1292,1289,131320,1292,196670,
1262,1286,327737,97,1293,467,1262,196855,1294,0,262394,1293,1295,1294,131320,1295,196670,1263,
1286,327737,81,1296,426,1263,262205,81,1297,1256,196670,1264,1297,262205,81,1298,1257,196670,1265,
1298,262205,81,1299,1258,196670,1266,1299,196670,1267,1296,524345,81,1300,1121,1264,1265,1266,
1267,196670,1268,1286,327737,81,1301,697,1268,327808,81,1302,1300,1301,327745,142,1303,1260,1286,
262205,86,1304,1303,393281,231,1305,70,163,1302,196670,1305,1304,131321,1294,131320,1294,131321,
1288,131320,1288,327808,81,1287,1286,166,131321,1285,131320,1289,131321,1306,131320,1306,458997,
81,1307,1278,1289,1308,1309,262390,1310,1309,0,131321,1311,131320,1311,327856,97,1312,1307,8,
262394,1312,1313,1310,131320,1313,262205,81,1314,1256,196670,1269,1314,262205,81,1315,1257,196670,
1270,1315,262205,81,1316,1258,196670,1271,1316,196670,1272,1307,524345,81,1317,1121,1269,1270,
1271,1272,327808,81,1318,1317,122,327745,217,1319,222,1307,262205,84,1320,1319,327745,217,1321,
223,1307,262205,84,1322,1321,327760,86,1323,1320,1322,393281,231,1324,70,163,1318,196670,1324,
1323,131321,1309,131320,1309,327808,81,1308,1307,7,131321,1306,131320,1310,196833,108,239,262368,
121,121,218,327850,97,1325,1278,186,196855,1326,0,262394,1325,1327,1326,131320,1327,393281,228,
1328,75,244,1284,458986,81,1329,1328,108,186,108,262205,81,1330,1259,327810,81,1331,1330,108,
327850,97,1332,1329,1331,196670,241,1332,262205,97,1333,241,196855,1334,0,262394,1333,1335,1334,
131320,1335,196670,1328,186,131321,1334,131320,1334,131321,1326,131320,1326,262368,121,121,218,
262205,97,1336,241,262312,97,1337,1336,196855,1338,0,262394,1337,1339,1338,131320,1339,65789,
131320,1338,196833,108,239,131321,1340,131320,1340,458997,81,1341,186,1338,1342,1343,262390,1344,
1343,0,131321,1345,131320,1345,327856,97,1346,1341,138,262394,1346,1347,1344,131320,1347,196670,
1273,1341,327737,97,1348,467,1273,196855,1349,0,262394,1348,1350,1349,131320,1350,262205,81,1351,
1256,196670,1274,1351,262205,81,1352,1257,196670,1275,1352,262205,81,1353,1259,196670,1276,1353,
196670,1277,1341,524345,79,1354,1146,1274,1275,1276,1277,131321,1349,131320,1349,131321,1343,
131320,1343,327808,81,1342,1341,166,131321,1340,131320,1344,65789,65592,327734,79,450,0,149,
196663,148,1355,131320,1356,262203,88,1357,7,262203,88,1358,7,262203,142,1359,7,262203,88,1360,7,
262203,88,1361,7,262203,142,1362,7,262201,81,1363,308,131321,1364,131320,1364,458997,81,1365,1363,
1356,1366,1367,262390,1368,1367,0,131321,1369,131320,1369,327856,97,1370,1365,8,262394,1370,1371,
1368,131320,1371,327745,217,1372,245,1365,262205,84,1373,1372,327745,217,1374,246,1365,262205,84,
1375,1374,262205,97,1376,1355,196855,1377,0,262394,1376,1378,1379,131320,1378,327745,217,1380,222,
1365,262205,84,1381,1380,327745,217,1382,223,1365,262205,84,1383,1382,131321,1377,131320,1379,
196670,1357,1373,196670,1358,1375,196670,1359,236,327745,217,1384,222,1365,262205,84,1385,1384,
196670,1360,1385,327745,217,1386,223,1365,262205,84,1387,1386,196670,1361,1387,196670,1362,236,
655417,79,1388,447,1357,1358,1359,1360,1361,1362,262205,84,1389,1357,262205,84,1390,1358,131321,
1377,131320,1377,458997,84,1391,1383,1378,1390,1379,458997,84,1392,1381,1378,1389,1379,196670,
1372,1392,196670,1374,1391,131321,1367,131320,1367,327808,81,1366,1365,7,131321,1364,131320,1368,
65789,65592,};
static const uint32_t bitnet__spv_choose_plain[] = {
119734787,66304,524299,171,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
393231,5,2,1852399981,0,3,393232,2,17,1,1,1,262215,3,11,29,327752,4,0,35,0,327752,4,1,35,4,327752,
4,2,35,8,327752,4,3,35,12,327752,4,4,35,16,196679,4,2,262215,5,6,4,262216,6,0,24,327752,6,0,35,0,
196679,6,2,262215,7,34,0,262215,7,33,2,262215,8,1,0,262215,9,6,4,262215,10,6,4,262215,11,6,4,
327752,12,0,35,0,327752,12,1,35,4,327752,12,2,35,8,327752,12,3,35,12,327752,12,4,35,16,327752,12,
5,35,20,327752,12,6,35,24,327752,12,7,35,28,327752,12,8,35,32,327752,12,9,35,36,327752,12,10,35,
40,327752,12,11,35,44,327752,12,12,35,48,327752,12,13,35,176,327752,12,14,35,688,196679,12,2,
262215,13,34,0,262215,13,33,7,262215,14,1,0,262215,15,11,25,131091,16,196641,17,16,262165,18,32,0,
196641,19,18,262176,20,1,18,262203,20,3,1,262187,18,21,0,458782,4,18,18,18,18,18,262176,22,9,4,
262203,22,23,9,262165,24,32,1,262187,24,25,0,262176,26,9,18,131092,27,262187,24,28,1,262187,18,29,
2,262187,24,30,3,262187,18,31,4294967295,196630,32,32,262187,32,33,0,262187,24,34,2,196637,5,32,
196638,6,5,262176,35,12,6,262203,35,7,12,262176,36,12,32,262187,18,37,1,262194,18,8,128,262172,38,
32,8,262176,39,4,38,262203,39,40,4,262176,41,4,32,262172,42,18,8,262176,43,4,42,262203,43,44,4,
262176,45,4,18,262187,18,46,264,393268,18,47,134,8,29,262187,18,48,32,262172,9,18,48,262187,18,49,
128,262172,10,18,49,196637,11,18,1114142,12,18,18,18,18,18,18,18,18,18,18,32,18,9,10,11,262176,50,
12,12,262203,50,13,12,262187,24,51,12,262176,52,12,18,262187,24,53,4,262187,24,54,13,262187,18,55,
64,262194,18,14,1,262167,56,18,3,393267,56,15,14,37,37,327734,16,2,0,17,131320,57,262201,18,58,59,
131321,60,131320,60,458997,18,61,21,57,62,63,262390,64,63,0,131321,65,131320,65,327745,26,66,23,
25,262205,18,67,66,327856,27,68,61,67,262394,68,69,64,131320,69,327745,26,70,23,28,262205,18,71,
70,327812,18,72,29,61,327745,26,73,23,30,262205,18,74,73,327812,18,75,72,74,327808,18,76,71,75,
131321,77,131320,77,458997,18,78,31,69,79,80,458997,32,81,33,69,82,80,458997,18,83,58,69,84,80,
262390,85,80,0,131321,86,131320,86,327745,26,87,23,34,262205,18,88,87,327856,27,89,83,88,262394,
89,90,85,131320,90,327812,18,91,29,83,327808,18,92,76,91,393281,36,93,7,25,92,262205,32,94,93,
327850,27,95,78,31,327866,27,96,94,81,327846,27,97,95,96,196855,98,0,262394,97,99,98,131320,99,
327808,18,100,92,37,393281,36,101,7,25,100,262205,32,102,101,262268,18,103,102,131321,98,131320,
98,458997,18,79,78,90,103,99,458997,32,82,81,90,94,99,131321,80,131320,80,327808,18,84,83,8,
131321,77,131320,85,327745,41,104,40,58,196670,104,81,327745,45,105,44,58,196670,105,78,262368,29,
29,46,131321,106,131320,106,458997,18,107,47,85,108,109,262390,110,109,0,131321,111,131320,111,
327852,27,112,107,21,262394,112,113,110,131320,113,327856,27,114,58,107,196855,115,0,262394,114,
116,115,131320,116,327808,18,117,58,107,327745,41,118,40,117,262205,32,119,118,327745,45,120,44,
117,262205,18,121,120,262205,32,122,104,327866,27,123,119,122,262312,27,124,123,196855,125,0,
262394,124,126,125,131320,126,262205,32,127,104,327860,27,128,119,127,196855,129,0,262394,128,130,
129,131320,130,262205,18,131,105,327856,27,132,121,131,131321,129,131320,129,458997,27,133,128,
126,132,130,131321,125,131320,125,458997,27,134,123,116,133,129,327851,27,135,121,31,196855,136,0,
262394,135,137,136,131320,137,262205,18,138,105,327850,27,139,138,31,327846,27,140,139,134,131321,
136,131320,136,458997,27,141,135,125,140,137,196855,142,0,262394,141,143,142,131320,143,196670,
104,119,196670,105,121,131321,142,131320,142,131321,115,131320,115,262368,29,29,46,131321,109,
131320,109,327814,18,108,107,29,131321,106,131320,110,327850,27,144,58,21,196855,145,0,262394,144,
146,145,131320,146,327745,45,147,44,25,262205,18,148,147,327745,52,149,13,28,262205,18,150,149,
327808,18,151,150,61,327817,18,152,151,48,393281,52,153,13,51,152,196670,153,148,327745,26,154,23,
53,262205,18,155,154,327851,27,156,155,21,196855,157,0,262394,156,158,157,131320,158,393281,52,
159,13,54,25,196670,159,148,262205,18,160,149,327808,18,161,160,37,196670,149,161,327745,52,162,
13,25,262205,18,163,162,327808,18,164,163,37,196670,162,164,262205,18,165,162,327814,18,166,165,
55,327808,18,167,166,37,327745,52,168,13,53,196670,168,167,131321,157,131320,157,131321,145,
131320,145,262368,29,29,46,131321,63,131320,63,327808,18,62,61,28,131321,60,131320,64,65789,65592,
327734,18,59,0,19,131320,169,262205,18,170,3,131326,170,65592,};
static const uint32_t bitnet__spv_embed_plain[] = {
119734787,66304,524299,156,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,262215,4,11,
26,262215,7,6,4,262215,8,6,4,262215,9,6,4,327752,10,0,35,0,327752,10,1,35,4,327752,10,2,35,8,
327752,10,3,35,12,327752,10,4,35,16,327752,10,5,35,20,327752,10,6,35,24,327752,10,7,35,28,327752,
10,8,35,32,327752,10,9,35,36,327752,10,10,35,40,327752,10,11,35,44,327752,10,12,35,48,327752,10,
13,35,176,327752,10,14,35,688,196679,10,2,262215,11,34,0,262215,11,33,7,327752,12,0,35,0,327752,
12,1,35,4,327752,12,2,35,8,327752,12,3,35,12,327752,12,4,35,16,327752,12,5,35,20,196679,12,2,
196679,13,42,262215,14,1,1,196679,15,42,196679,16,42,262215,17,1,2,262215,18,6,4,262216,19,0,24,
327752,19,0,35,0,196679,19,2,262215,20,34,0,262215,20,33,0,196679,21,42,196679,22,42,196679,23,42,
262215,24,6,4,262216,25,0,25,327752,25,0,35,0,196679,25,2,262215,26,34,0,262215,26,33,2,262215,27,
1,0,196679,28,42,262215,29,1,0,262215,30,11,25,131091,31,196641,32,31,262165,33,32,0,196641,34,33,
262176,35,7,33,196630,36,32,262177,37,36,35,262176,38,1,33,262203,38,3,1,262187,33,39,32768,
262165,40,32,1,262187,40,41,16,262187,33,42,32767,262187,40,43,13,262187,33,44,939524096,262187,
33,45,260046848,131092,46,262187,33,47,947912704,262187,36,48,947912704,262187,33,49,8388608,
262167,50,33,3,262176,51,1,50,262203,51,4,1,262187,33,52,0,262187,33,53,32,262172,7,33,53,262187,
33,54,128,262172,8,33,54,196637,9,33,1114142,10,33,33,33,33,33,33,33,33,33,33,36,33,7,8,9,262176,
55,12,10,262203,55,11,12,262176,56,12,33,524318,12,33,33,33,33,33,36,262176,57,9,12,262203,57,58,
9,262187,40,59,1,262176,60,9,33,262187,40,61,2,262187,40,62,3,262187,40,63,0,262194,33,14,256,
262187,33,64,63,393268,33,65,128,14,64,262187,33,66,64,393268,33,67,134,65,66,393268,33,68,132,67,
66,196656,46,17,196637,18,33,196638,19,18,262176,69,12,19,262203,69,20,12,262187,33,70,2,262187,
33,71,16,262187,33,72,65535,262187,40,73,4,262187,40,74,5,262176,75,9,36,196637,24,36,196638,25,
24,262176,76,12,25,262203,76,26,12,262176,77,12,36,262194,33,27,128,262194,33,29,1,262187,33,78,1,
393267,50,30,29,78,78,262187,33,79,1879048192,327734,31,2,0,32,131320,80,262203,35,81,7,327745,38,
82,4,52,262205,33,83,82,393281,56,84,11,43,83,262205,33,85,84,327745,60,86,58,59,262205,33,87,86,
327810,33,13,85,87,327745,60,88,58,61,262205,33,89,88,327745,60,90,58,62,262205,33,91,90,327812,
33,92,83,91,327808,33,93,89,92,327745,60,94,58,63,262205,33,95,94,327854,46,96,13,95,196855,97,0,
262394,96,98,97,131320,98,65789,131320,97,262201,33,99,100,131321,101,131320,101,458997,33,102,99,
97,28,103,262390,104,103,0,131321,105,131320,105,327856,46,106,102,14,262394,106,107,104,131320,
107,327812,33,15,13,68,327808,33,16,15,102,196855,108,0,262394,17,109,110,131320,109,327814,33,
111,16,70,393281,56,112,20,63,111,262205,33,113,112,327817,33,21,16,70,327812,33,22,71,21,327874,
33,114,113,22,327879,33,115,114,72,196670,81,115,327737,36,116,117,81,131321,108,131320,110,
393281,56,118,20,63,16,262205,33,119,118,262268,36,120,119,131321,108,131320,108,458997,36,121,
116,109,120,110,327745,60,122,58,73,262205,33,123,122,327851,46,124,123,52,196855,125,0,262394,
124,126,125,131320,126,327745,75,127,58,74,262205,36,128,127,327813,36,23,121,128,131321,125,
131320,125,458997,36,129,121,108,23,126,327808,33,130,93,102,393281,77,131,26,63,130,196670,131,
129,131321,103,131320,103,327808,33,28,102,27,131321,101,131320,104,65789,65592,327734,33,100,0,
34,131320,132,262205,33,133,3,131326,133,65592,327734,36,117,0,37,196663,35,134,131320,135,262205,
33,136,134,327879,33,137,136,39,327876,33,138,137,41,262205,33,139,134,327879,33,140,139,42,
327876,33,141,140,43,327808,33,142,141,44,327854,46,143,141,45,196855,144,0,262394,143,145,144,
131320,145,327808,33,146,141,79,131321,144,131320,144,458997,33,147,142,135,146,145,327808,33,5,
141,47,262268,36,148,5,327811,36,6,148,48,327856,46,149,141,49,196855,150,0,262394,149,151,150,
131320,151,262268,33,152,6,131321,150,131320,150,458997,33,153,147,144,152,151,327877,33,154,153,
138,262268,36,155,154,131326,155,65592,};
static const uint32_t bitnet__spv_gemm_plain[] = {
119734787,66304,524299,990,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,196679,7,42,
196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,196679,
15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,196679,22,42,
196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,196679,
30,42,196679,31,42,196679,32,42,196679,33,42,262215,34,1,5,262215,35,1,7,262215,36,1,6,262215,37,
1,3,262215,38,1,4,196679,39,42,196679,40,42,327752,41,0,35,0,327752,41,1,35,4,327752,41,2,35,8,
327752,41,3,35,12,327752,41,4,35,16,327752,41,5,35,20,327752,41,6,35,24,327752,41,7,35,28,327752,
41,8,35,32,327752,41,9,35,36,327752,41,10,35,40,327752,41,11,35,44,327752,41,12,35,48,327752,41,
13,35,52,196679,41,2,262215,42,6,4,262216,43,0,24,327752,43,0,35,0,196679,43,2,262215,44,34,0,
262215,44,33,1,196679,45,42,262215,46,6,8,262216,47,0,24,327752,47,0,35,0,196679,47,2,262215,48,
34,0,262215,48,33,6,196679,49,42,196679,50,42,196679,51,42,196679,52,42,196679,53,42,196679,54,42,
196679,55,42,196679,56,42,262215,57,6,4,262215,58,6,4,262215,59,6,4,327752,60,0,35,0,327752,60,1,
35,4,327752,60,2,35,8,327752,60,3,35,12,327752,60,4,35,16,327752,60,5,35,20,327752,60,6,35,24,
327752,60,7,35,28,327752,60,8,35,32,327752,60,9,35,36,327752,60,10,35,40,327752,60,11,35,44,
327752,60,12,35,48,327752,60,13,35,176,327752,60,14,35,688,196679,60,2,262215,61,34,0,262215,61,
33,7,196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,262215,68,6,4,
327752,69,0,35,0,196679,69,2,262215,70,34,0,262215,70,33,2,262215,71,6,4,327752,72,0,35,0,196679,
72,2,262215,73,34,0,262215,73,33,4,262215,74,6,4,327752,75,0,35,0,196679,75,2,262215,76,34,0,
262215,76,33,5,262215,77,1,8,196679,78,42,196679,79,42,196679,80,42,196679,81,42,196679,82,42,
262215,83,1,2,262215,4,11,26,262215,84,1,1,262215,85,6,16,262216,86,0,24,327752,86,0,35,0,196679,
86,2,262215,87,34,0,262215,87,33,0,262215,88,6,16,262216,89,0,24,327752,89,0,35,0,196679,89,2,
262215,90,34,0,262215,90,33,3,262215,91,1,0,262215,92,11,25,131091,93,196641,94,93,262165,95,32,0,
196641,96,95,196630,97,32,262176,98,7,97,262177,99,95,98,327713,100,95,98,98,262177,101,97,98,
262176,102,7,95,262165,103,32,1,327713,104,103,102,102,327713,105,97,98,98,327713,106,95,102,102,
262176,107,7,103,524321,108,97,107,107,98,98,102,262167,109,97,2,458785,110,109,98,98,102,102,
262167,111,97,4,262176,112,7,111,393249,113,93,102,112,102,393249,114,93,102,98,102,458785,115,93,
102,98,98,102,262177,116,95,102,262176,117,1,95,262203,117,3,1,262187,103,118,16,262187,95,119,
32768,262187,95,120,2147483647,262187,97,121,1056964608,262187,95,122,2139095040,131092,123,
262187,95,124,32256,262187,95,125,1199566848,262187,95,126,31744,262187,95,127,947912704,262187,
95,128,1056964608,262187,103,129,13,262187,95,130,1,262187,95,131,2129859015,262187,103,132,0,
262187,103,133,4,262187,97,134,1073741824,262187,103,135,1,262187,97,136,1117782016,262187,97,137,
1069066811,262187,97,138,1262485504,262187,97,139,1060208640,262187,97,140,3109978243,262187,97,
141,961571175,262187,97,142,985088974,262187,97,143,1007192328,262187,97,144,1026206145,262187,97,
145,1042983594,262187,97,146,1065353216,262187,95,147,127,262187,103,148,23,262187,97,149,
3265265664,262187,97,150,0,262187,103,151,8,262187,103,152,24,262187,95,153,4,262194,95,34,64,
196657,123,35,262194,95,36,64,262194,95,37,4,262194,95,38,2,393268,95,154,128,37,38,262187,95,155,
2,393268,95,156,134,36,155,1048606,41,95,95,95,95,95,95,95,95,95,95,95,97,97,97,262176,157,9,41,
262203,157,158,9,262187,103,159,2,262176,160,9,95,262187,95,161,4294967295,196637,42,97,196638,43,
42,262176,162,12,43,262203,162,44,12,262176,163,12,97,262176,164,7,109,196637,46,109,196638,47,46,
262176,165,12,47,262203,165,48,12,393268,95,166,134,36,155,262176,167,12,109,262187,95,168,0,
262187,95,169,32,262172,57,95,169,262187,95,170,128,262172,58,95,170,196637,59,95,1114142,60,95,
95,95,95,95,95,95,95,95,95,97,95,57,58,59,262176,171,12,60,262203,171,61,12,262176,172,12,95,
393268,95,173,128,37,38,262187,95,174,3,393268,95,175,134,36,155,262187,103,176,5,262187,103,177,
6,262187,95,178,63,393268,95,179,128,34,178,262187,95,180,64,393268,95,181,134,179,180,393268,95,
182,132,181,180,262176,183,9,97,196637,68,97,196638,69,68,262176,184,12,69,262203,184,70,12,
262187,103,185,9,196637,71,95,196638,72,71,262176,186,12,72,262203,186,73,12,196637,74,95,196638,
75,74,262176,187,12,75,262203,187,76,12,196657,123,77,262187,95,188,16,262194,95,83,1,393268,123,
189,170,83,168,262167,190,95,3,262176,191,1,190,262203,191,4,1,262187,103,192,7,393268,123,193,
170,83,155,262194,95,84,256,393268,95,194,128,84,147,393268,95,195,134,194,170,393268,95,196,132,
195,169,393268,95,197,134,196,188,262172,198,103,153,262172,199,198,153,262176,200,7,199,393268,
95,201,134,196,169,262167,202,95,4,262176,203,7,202,196637,85,202,196638,86,85,262176,204,12,86,
262203,204,87,12,262176,205,12,202,262187,95,206,264,262187,95,207,2112,262172,208,95,207,262176,
209,4,208,262203,209,210,4,262187,95,211,33,262187,95,212,8,262187,95,213,6,262187,95,214,
50529027,262176,215,4,95,458796,202,216,168,168,168,168,196637,88,202,196638,89,88,262176,217,12,
89,262203,217,90,12,393268,95,218,134,196,188,262187,95,219,7,393268,95,220,128,218,219,393268,95,
221,134,220,212,393268,95,222,128,221,219,393268,95,223,134,222,212,393268,95,224,128,221,223,
393268,95,225,130,224,130,393268,95,226,134,225,223,393268,95,227,132,226,223,393268,95,228,132,
227,169,262187,95,229,1056,262172,230,95,229,262176,231,4,230,262203,231,232,4,262172,233,95,153,
262176,234,7,233,262187,103,235,10,393268,123,236,170,83,168,393268,123,237,170,83,155,262194,95,
91,1,393267,190,92,91,130,130,262187,95,238,3355447295,327734,93,2,0,94,131320,239,262203,102,240,
7,262203,200,241,7,262203,203,242,7,262203,203,243,7,262203,234,244,7,262203,234,245,7,262203,102,
246,7,262203,102,247,7,262203,102,248,7,262203,112,249,7,262203,107,250,7,262203,107,251,7,262203,
98,252,7,262203,98,253,7,262203,102,254,7,262203,102,255,7,262203,112,256,7,262203,102,257,7,
262203,102,258,7,262203,98,259,7,262203,98,260,7,262203,102,261,7,262203,102,262,7,262203,98,263,
7,262203,98,264,7,262203,102,265,7,262203,102,266,7,262203,98,267,7,262203,102,268,7,262201,95,
269,270,327817,95,271,269,188,327814,95,272,269,188,327745,117,273,4,130,262205,95,274,273,327812,
95,275,274,169,327745,160,276,158,132,262205,95,277,276,327814,95,278,269,155,196670,240,278,
327737,95,279,280,240,327812,95,281,279,197,327808,95,282,277,281,327817,95,283,269,155,327808,95,
284,282,283,131321,285,131320,285,458997,103,286,132,239,287,288,262390,289,288,1,131321,290,
131320,290,327857,123,291,286,133,262394,291,292,289,131320,292,131321,293,131320,293,458997,103,
294,132,292,295,296,262390,297,296,1,131321,298,131320,298,327857,123,299,294,133,262394,299,300,
297,131320,300,393281,107,301,241,286,294,196670,301,132,131321,296,131320,296,327808,103,295,294,
135,131321,293,131320,297,131321,288,131320,288,327808,103,287,286,135,131321,285,131320,289,
131321,302,131320,302,458997,95,303,168,289,304,305,262390,306,305,0,131321,307,131320,307,327856,
123,308,303,201,262394,308,309,306,131320,309,327812,95,310,303,155,327808,95,311,284,310,393281,
205,312,87,132,311,262205,202,313,312,196670,242,313,262368,155,155,206,131321,314,131320,314,
458997,95,315,168,309,316,317,262390,318,317,1,131321,319,131320,319,327856,123,320,315,153,
262394,320,321,318,131320,321,131321,322,131320,322,458997,95,323,168,321,324,325,262390,326,325,
1,131321,327,131320,327,327856,123,328,323,153,262394,328,329,326,131320,329,327812,95,330,278,
211,327812,95,331,315,212,327808,95,332,330,331,327812,95,333,283,153,327808,95,334,332,333,
327808,95,335,334,323,327745,102,336,242,323,262205,95,337,336,327812,95,338,155,315,327810,95,
339,213,338,327874,95,340,337,339,327879,95,341,340,214,327745,215,342,210,335,196670,342,341,
131321,325,131320,325,327808,95,324,323,135,131321,322,131320,326,131321,317,131320,317,327808,95,
316,315,135,131321,314,131320,318,131321,343,131320,343,458997,95,344,168,318,345,346,262390,347,
346,1,131321,348,131320,348,327856,123,349,344,155,262394,349,350,347,131320,350,327814,95,351,
269,212,327812,95,352,188,344,327808,95,353,351,352,327817,95,354,269,212,327812,95,355,354,153,
196670,243,216,327808,95,356,275,353,327745,160,357,158,151,262205,95,358,357,327856,123,359,356,
358,196855,360,0,262394,359,361,360,131320,361,327812,95,362,356,228,327812,95,363,303,212,327808,
95,364,362,363,327808,95,365,364,354,393281,205,366,90,132,365,262205,202,367,366,196670,243,367,
131321,360,131320,360,131321,368,131320,368,458997,95,369,168,360,370,371,262390,372,371,1,131321,
373,131320,373,327856,123,374,369,153,262394,374,375,372,131320,375,327812,95,376,353,211,327808,
95,377,376,355,327808,95,378,377,369,327745,102,379,243,369,262205,95,380,379,327745,215,381,232,
378,196670,381,380,131321,371,131320,371,327808,95,370,369,135,131321,368,131320,372,131321,346,
131320,346,327808,95,345,344,135,131321,343,131320,347,262368,155,155,206,131321,382,131320,382,
458997,95,383,168,347,384,385,262390,386,385,0,131321,387,131320,387,327856,123,388,383,169,
262394,388,389,386,131320,389,131321,390,131320,390,458997,95,391,168,389,392,393,262390,394,393,
1,131321,395,131320,395,327856,123,396,391,153,262394,396,397,394,131320,397,327812,95,398,188,
391,327808,95,399,271,398,327812,95,400,399,211,327808,95,401,400,383,327745,215,402,210,401,
262205,95,403,402,327745,102,404,244,391,196670,404,403,131321,393,131320,393,327808,95,392,391,
135,131321,390,131320,394,131321,405,131320,405,458997,95,406,168,394,407,408,262390,409,408,1,
131321,410,131320,410,327856,123,411,406,153,262394,411,412,409,131320,412,327812,95,413,212,406,
327808,95,414,272,413,327812,95,415,414,211,327808,95,416,415,383,327745,215,417,232,416,262205,
95,418,417,327745,102,419,245,406,196670,419,418,131321,408,131320,408,327808,95,407,406,135,
131321,405,131320,409,131321,420,131320,420,458997,103,421,132,409,422,423,262390,424,423,1,
131321,425,131320,425,327857,123,426,421,133,262394,426,427,424,131320,427,131321,428,131320,428,
458997,103,429,132,427,430,431,262390,432,431,1,131321,433,131320,433,327857,123,434,429,133,
262394,434,435,432,131320,435,327745,102,436,245,429,262205,95,437,436,196670,246,437,327745,102,
438,244,421,262205,95,439,438,196670,247,439,393273,103,440,441,246,247,393281,107,442,241,421,
429,262205,103,443,442,327808,103,444,443,440,196670,442,444,131321,431,131320,431,327808,103,430,
429,135,131321,428,131320,432,131321,423,131320,423,327808,103,422,421,135,131321,420,131320,424,
131321,385,131320,385,327808,95,384,383,135,131321,382,131320,386,131321,305,131320,305,327808,95,
304,303,135,131321,302,131320,306,131321,445,131320,445,458997,103,446,132,306,447,448,262390,449,
448,1,131321,450,131320,450,327857,123,451,446,133,262394,451,452,449,131320,452,327808,95,453,
275,272,262268,95,454,446,327812,95,455,212,454,327808,95,456,453,455,327745,160,457,158,151,
262205,95,458,457,327854,123,459,456,458,196855,460,0,262394,459,461,460,131320,461,131321,448,
131320,460,327745,160,462,158,235,262205,95,463,462,327812,95,464,155,456,327808,95,465,463,464,
393281,163,466,70,132,465,262205,97,467,466,327808,95,468,465,130,393281,163,469,70,132,468,
262205,97,470,469,262268,103,471,470,131321,472,131320,472,458997,103,473,132,460,474,475,262390,
476,475,1,131321,477,131320,477,327857,123,478,473,133,262394,478,479,476,131320,479,262268,95,
480,473,327812,95,481,188,480,327808,95,482,271,481,196670,248,482,327737,95,483,280,248,327745,
160,484,158,135,262205,95,485,484,327808,95,486,485,483,393281,107,487,241,473,446,262205,103,488,
487,196670,250,488,196670,251,471,196670,252,467,393281,163,489,44,132,486,262205,97,490,489,
196670,253,490,196670,254,483,589881,97,491,492,250,251,252,253,254,327745,98,493,249,473,196670,
493,491,131321,475,131320,475,327808,103,474,473,135,131321,472,131320,476,196855,494,0,262394,
236,495,496,131320,495,327745,117,497,4,168,262205,95,498,497,327812,95,499,498,188,327808,95,500,
499,271,327812,95,501,500,153,327745,160,502,158,192,262205,95,503,502,327856,123,504,501,503,
196855,505,0,262394,504,506,505,131320,506,196670,255,500,262205,111,507,249,196670,256,507,
196670,257,456,458809,93,508,509,255,256,257,131321,505,131320,505,131321,494,131320,496,196855,
510,0,262394,237,511,512,131320,511,327745,117,513,4,168,262205,95,514,513,327812,95,515,514,169,
327808,95,516,515,271,327745,160,517,158,192,262205,95,518,517,327856,123,519,516,518,196855,520,
0,262394,519,521,520,131320,521,196670,258,516,327745,98,522,249,168,262205,97,523,522,196670,259,
523,327745,98,524,249,155,262205,97,525,524,196670,260,525,196670,261,456,524345,93,526,527,258,
259,260,261,131321,520,131320,520,327808,95,528,516,188,327856,123,529,528,518,196855,530,0,
262394,529,531,530,131320,531,196670,262,528,327745,98,532,249,130,262205,97,533,532,196670,263,
533,327745,98,534,249,174,262205,97,535,534,196670,264,535,196670,265,456,524345,93,536,527,262,
263,264,265,131321,530,131320,530,131321,510,131320,512,131321,537,131320,537,458997,95,538,168,
512,539,540,262390,541,540,1,131321,542,131320,542,327856,123,543,538,153,262394,543,544,541,
131320,544,327745,117,545,4,168,262205,95,546,545,327812,95,547,546,180,327808,95,548,547,271,
327812,95,549,188,538,327808,95,550,548,549,327745,160,551,158,192,262205,95,552,551,327856,123,
553,550,552,196855,554,0,262394,553,555,554,131320,555,196670,266,550,327745,98,556,249,538,
262205,97,557,556,196670,267,557,196670,268,456,458809,93,558,559,266,267,268,131321,554,131320,
554,131321,540,131320,540,327808,95,539,538,135,131321,537,131320,541,131321,510,131320,510,
131321,494,131320,494,131321,448,131320,448,327808,103,447,446,135,131321,445,131320,449,65789,
65592,327734,95,270,0,96,131320,560,262205,95,561,3,131326,561,65592,327734,95,562,0,99,196663,98,
563,131320,564,262205,97,565,563,262268,95,566,565,327874,95,567,566,118,327879,95,568,567,119,
327879,95,569,566,120,262268,97,570,569,327809,97,5,570,121,327852,123,571,569,122,196855,572,0,
262394,571,573,572,131320,573,131326,124,131320,572,327854,123,574,569,125,196855,575,0,262394,
574,576,575,131320,576,327877,95,577,568,126,131326,577,131320,575,327856,123,578,569,127,196855,
579,0,262394,578,580,579,131320,580,262268,95,581,5,327810,95,582,581,128,327877,95,583,568,582,
131326,583,131320,579,327808,95,584,569,238,327874,95,585,569,129,327879,95,586,585,130,327808,95,
587,584,586,327874,95,588,587,129,327877,95,589,568,588,131326,589,65592,327734,95,590,0,100,
196663,98,591,196663,98,592,131320,593,262203,98,594,7,262203,98,595,7,262205,97,596,591,196670,
594,596,327737,95,597,562,594,262205,97,598,592,196670,595,598,327737,95,599,562,595,327876,95,
600,599,118,327877,95,601,597,600,131326,601,65592,327734,97,602,0,101,196663,98,603,131320,604,
262205,97,605,603,262268,95,606,605,327810,95,6,131,606,262268,97,607,6,131321,608,131320,608,
458997,97,609,607,604,9,610,458997,103,611,132,604,612,610,262390,613,610,0,131321,614,131320,614,
327857,123,615,611,133,262394,615,616,613,131320,616,262205,97,617,603,327813,97,7,617,609,327811,
97,8,134,7,327813,97,9,609,8,131321,610,131320,610,327808,103,612,611,135,131321,608,131320,613,
131326,609,65592,327734,97,618,0,101,196663,98,619,131320,620,262205,97,621,619,327866,123,622,
621,136,262205,97,623,619,393385,97,624,622,136,623,327813,97,10,624,137,327809,97,11,10,138,
327811,97,12,11,138,327813,97,13,12,139,327811,97,14,624,13,327813,97,15,12,140,327811,97,16,14,
15,327813,97,17,141,16,327809,97,18,17,142,327813,97,19,18,16,327809,97,20,19,143,327813,97,21,20,
16,327809,97,22,21,144,327813,97,23,22,16,327809,97,24,23,145,327813,97,25,24,16,327809,97,26,25,
121,327813,97,27,16,16,327813,97,28,26,27,327809,97,29,28,16,327809,97,30,29,146,262268,95,625,11,
327808,95,31,625,147,327876,95,626,31,148,262268,97,627,626,327813,97,32,30,627,262205,97,628,619,
327864,123,629,628,149,393385,97,630,629,150,32,131326,630,65592,327734,103,441,0,104,196663,102,
631,196663,102,632,131320,633,262205,95,634,631,262268,103,635,634,262205,95,636,632,262268,103,
637,636,393418,103,638,635,132,151,393418,103,639,637,132,151,327812,103,640,638,639,393418,103,
641,635,151,151,393418,103,642,637,151,151,327812,103,643,641,642,327808,103,644,640,643,393418,
103,645,635,118,151,393418,103,646,637,118,151,327812,103,647,645,646,327808,103,648,644,647,
327875,103,649,635,152,327875,103,650,637,152,327812,103,651,649,650,327808,103,652,648,651,
131326,652,65592,327734,97,653,0,105,196663,98,654,196663,98,655,131320,656,262205,97,657,654,
262205,97,658,655,327809,97,33,657,658,131326,33,65592,327734,95,659,0,106,196663,102,660,196663,
102,661,131320,662,262205,95,663,660,327812,95,664,663,153,327814,95,665,664,34,262205,95,666,660,
327812,95,667,666,153,327817,95,668,667,34,327854,123,669,668,36,327846,123,670,35,669,262312,123,
671,670,196855,672,0,262394,671,673,672,131320,673,327854,123,674,665,154,131321,672,131320,672,
458997,123,675,670,662,674,673,196855,676,0,262394,675,677,676,131320,677,262205,95,678,660,
327812,95,679,678,153,262205,95,680,661,327808,95,681,679,680,131326,681,131320,676,327812,95,682,
665,34,327814,95,683,668,155,327808,95,684,682,683,262205,95,685,661,327879,95,686,685,130,327808,
95,687,684,686,262205,95,688,661,327874,95,689,688,135,327812,95,690,689,156,327808,95,691,687,
690,131326,691,65592,327734,97,492,0,108,196663,107,692,196663,107,693,196663,98,694,196663,98,
695,196663,102,696,131320,697,262205,103,698,692,262205,103,699,693,327810,103,700,698,699,262255,
97,701,700,262205,97,702,695,262205,97,703,694,327813,97,39,702,703,327813,97,40,701,39,327745,
160,704,158,159,262205,95,705,704,327851,123,706,705,161,196855,707,0,262394,706,708,707,131320,
708,262205,95,709,696,327808,95,710,705,709,393281,163,711,44,132,710,262205,97,712,711,327809,97,
45,40,712,131321,707,131320,707,458997,97,713,40,697,45,708,131326,713,65592,327734,109,714,0,110,
196663,98,715,196663,98,716,196663,102,717,196663,102,718,131320,719,262203,164,720,7,262205,95,
721,718,327812,95,722,721,166,262205,95,723,717,327808,95,724,722,723,393281,167,725,48,132,724,
262205,109,726,725,196670,720,726,262205,97,727,715,327745,98,728,720,168,262205,97,729,728,
327813,97,49,727,729,262205,97,730,716,327745,98,731,720,130,262205,97,732,731,327813,97,50,730,
732,327811,97,51,49,50,262205,97,733,715,262205,97,734,731,327813,97,52,733,734,262205,97,735,716,
262205,97,736,728,327813,97,53,735,736,327809,97,54,52,53,327760,109,737,51,54,131326,737,65592,
327734,93,509,0,113,196663,102,738,196663,112,739,196663,102,740,131320,741,262203,98,742,7,
262203,98,743,7,262203,102,744,7,262203,102,745,7,262203,98,746,7,262203,98,747,7,262203,102,748,
7,262203,102,749,7,262203,164,750,7,262203,98,751,7,262203,98,752,7,262203,102,753,7,262203,102,
754,7,262203,164,755,7,262203,98,756,7,262203,98,757,7,262203,102,758,7,262203,102,759,7,262203,
112,760,7,262203,98,761,7,262203,98,762,7,262203,98,763,7,262203,98,764,7,262205,95,765,738,
327812,95,766,765,153,327814,95,767,766,34,262205,95,768,738,327812,95,55,768,153,327817,95,56,55,
34,327745,172,769,61,132,262205,95,770,769,262205,95,771,740,327808,95,62,770,771,327808,95,772,
56,155,327856,123,773,767,173,327856,123,774,56,36,327847,123,775,773,774,196855,776,0,262394,775,
777,776,131320,777,196855,778,0,262394,35,779,780,131320,779,327814,95,63,56,155,327745,98,781,
739,168,262205,97,782,781,196670,742,782,327745,98,783,739,130,262205,97,784,783,196670,743,784,
196670,744,63,196670,745,62,524345,109,785,714,742,743,744,745,327761,97,786,785,0,196670,781,786,
327761,97,787,785,1,196670,783,787,327808,95,64,63,130,327745,98,788,739,155,262205,97,789,788,
196670,746,789,327745,98,790,739,174,262205,97,791,790,196670,747,791,196670,748,64,196670,749,62,
524345,109,792,714,746,747,748,749,327761,97,793,792,0,196670,788,793,327761,97,794,792,1,196670,
790,794,131321,778,131320,780,327814,95,65,56,155,327745,98,795,739,168,262205,97,796,795,196670,
751,796,327745,98,797,739,155,262205,97,798,797,196670,752,798,196670,753,65,196670,754,62,524345,
109,799,714,751,752,753,754,196670,750,799,327808,95,66,65,130,327745,98,800,739,130,262205,97,
801,800,196670,756,801,327745,98,802,739,174,262205,97,803,802,196670,757,803,196670,758,66,
196670,759,62,524345,109,804,714,756,757,758,759,196670,755,804,327745,98,805,750,168,262205,97,
806,805,327745,98,807,755,168,262205,97,808,807,327745,98,809,750,130,262205,97,810,809,327745,98,
811,755,130,262205,97,812,811,458832,111,813,806,808,810,812,196670,739,813,327814,95,814,56,155,
327808,95,815,814,175,131321,778,131320,778,458997,95,816,772,779,815,780,458997,95,817,56,779,
814,780,131321,776,131320,776,458997,95,818,772,741,816,778,458997,95,819,56,741,817,778,327856,
123,820,767,37,196855,821,0,262394,820,822,823,131320,822,327745,160,824,158,176,262205,95,825,
824,262205,95,826,740,327745,160,827,158,177,262205,95,828,827,327812,95,829,826,828,327808,95,
830,825,829,327812,95,831,767,182,327808,95,832,830,831,262205,111,833,739,327745,183,834,158,129,
262205,97,835,834,327822,111,67,833,835,196670,760,67,327808,95,836,832,819,327745,98,837,760,168,
262205,97,838,837,393281,163,839,70,132,836,196670,839,838,327808,95,840,836,130,327745,98,841,
760,130,262205,97,842,841,393281,163,843,70,132,840,196670,843,842,327808,95,844,832,818,327745,
98,845,760,155,262205,97,846,845,393281,163,847,70,132,844,196670,847,846,327808,95,848,844,130,
327745,98,849,760,174,262205,97,850,849,393281,163,851,70,132,848,196670,851,850,131321,821,
131320,823,327810,95,852,767,37,327856,123,853,852,38,196855,854,0,262394,853,855,856,131320,855,
131321,854,131320,856,327810,95,857,852,38,131321,854,131320,854,458997,95,858,852,855,857,856,
327745,160,859,158,185,262205,95,860,859,327812,95,861,858,860,327808,95,862,861,62,327812,95,863,
862,182,327745,98,864,739,168,262205,97,865,864,196670,761,865,327745,98,866,739,130,262205,97,
867,866,196670,762,867,393273,95,868,590,761,762,327745,98,869,739,155,262205,97,870,869,196670,
763,870,327745,98,871,739,174,262205,97,872,871,196670,764,872,393273,95,873,590,763,764,196855,
874,0,262394,853,875,876,131320,875,327808,95,877,863,819,327814,95,878,877,155,393281,172,879,73,
132,878,196670,879,868,327808,95,880,863,818,327814,95,881,880,155,393281,172,882,73,132,881,
196670,882,873,131321,874,131320,876,327808,95,883,863,819,327814,95,884,883,155,393281,172,885,
76,132,884,196670,885,868,327808,95,886,863,818,327814,95,887,886,155,393281,172,888,76,132,887,
196670,888,873,131321,874,131320,874,131321,821,131320,821,65789,65592,327734,93,559,0,114,196663,
102,889,196663,98,890,196663,102,891,131320,892,262203,98,893,7,262203,98,894,7,327745,160,895,
158,176,262205,95,896,895,262205,95,897,891,327745,160,898,158,177,262205,95,899,898,327812,95,
900,897,899,327808,95,901,896,900,262205,95,902,889,327808,95,903,901,902,393281,163,904,70,132,
903,262205,97,905,904,196670,893,905,262205,97,906,890,196670,894,906,393273,97,907,653,893,894,
196670,904,907,65789,65592,327734,93,527,0,115,196663,102,908,196663,98,909,196663,98,910,196663,
102,911,131320,912,262203,98,913,7,262203,98,914,7,262203,98,915,7,262203,98,916,7,262205,97,917,
909,327866,123,918,917,150,262205,97,919,909,393385,97,920,918,919,150,196855,921,0,262394,77,922,
923,131320,922,262205,97,924,909,262205,97,925,909,262271,97,78,925,196670,913,78,327737,97,926,
618,913,196670,914,146,196670,915,926,393273,97,927,653,914,915,196670,916,927,327737,97,928,602,
916,327813,97,79,924,928,262205,97,929,910,327813,97,80,79,929,131321,921,131320,923,327813,97,81,
920,920,262205,97,930,910,327813,97,82,81,930,131321,921,131320,921,458997,97,931,80,922,82,923,
327745,160,932,158,176,262205,95,933,932,262205,95,934,911,327745,160,935,158,177,262205,95,936,
935,327812,95,937,934,936,327808,95,938,933,937,262205,95,939,908,327808,95,940,938,939,393281,
163,941,70,132,940,196670,941,931,65789,65592,327734,95,280,0,116,196663,102,942,131320,943,
262203,102,944,7,262203,102,945,7,262205,95,946,942,327814,95,947,946,188,196855,948,0,262394,189,
949,948,131320,949,327745,117,950,4,168,262205,95,951,950,327812,95,952,951,188,262205,95,953,942,
327817,95,954,953,188,327808,95,955,952,954,327745,160,956,158,192,262205,95,957,956,327814,95,
958,957,153,327810,95,959,958,130,458764,95,960,1,38,955,959,196670,944,960,196670,945,947,393273,
95,961,659,944,945,131326,961,131320,948,196855,962,0,262394,193,963,962,131320,963,327745,117,
964,4,168,262205,95,965,964,327812,95,966,965,169,262205,95,967,942,327817,95,968,967,169,327808,
95,969,966,968,327745,160,970,158,192,262205,95,971,970,327810,95,972,971,130,458764,95,973,1,38,
969,972,262205,95,974,942,327856,123,975,974,169,196855,976,0,262394,975,977,978,131320,977,
131321,976,131320,978,327808,95,979,971,973,131321,976,131320,976,458997,95,980,973,977,979,978,
131326,980,131320,962,327745,117,981,4,168,262205,95,982,981,327812,95,983,982,180,262205,95,984,
942,327808,95,985,983,984,327745,160,986,158,192,262205,95,987,986,327810,95,988,987,130,458764,
95,989,1,38,985,988,131326,989,65592,};
static const uint32_t bitnet__spv_gemm_fast[] = {
119734787,66304,524299,975,0,131089,1,131089,6018,131089,6019,524298,1599492179,1599227979,
1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,1685353262,808793134,0,
196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,
196679,7,42,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,
42,196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,
196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,
29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,262215,34,1,5,262215,35,1,7,262215,36,1,
6,262215,37,1,3,262215,38,1,4,196679,39,42,196679,40,42,327752,41,0,35,0,327752,41,1,35,4,327752,
41,2,35,8,327752,41,3,35,12,327752,41,4,35,16,327752,41,5,35,20,327752,41,6,35,24,327752,41,7,35,
28,327752,41,8,35,32,327752,41,9,35,36,327752,41,10,35,40,327752,41,11,35,44,327752,41,12,35,48,
327752,41,13,35,52,196679,41,2,262215,42,6,4,262216,43,0,24,327752,43,0,35,0,196679,43,2,262215,
44,34,0,262215,44,33,1,196679,45,42,262215,46,6,8,262216,47,0,24,327752,47,0,35,0,196679,47,2,
262215,48,34,0,262215,48,33,6,196679,49,42,196679,50,42,196679,51,42,196679,52,42,196679,53,42,
196679,54,42,196679,55,42,196679,56,42,262215,57,6,4,262215,58,6,4,262215,59,6,4,327752,60,0,35,0,
327752,60,1,35,4,327752,60,2,35,8,327752,60,3,35,12,327752,60,4,35,16,327752,60,5,35,20,327752,60,
6,35,24,327752,60,7,35,28,327752,60,8,35,32,327752,60,9,35,36,327752,60,10,35,40,327752,60,11,35,
44,327752,60,12,35,48,327752,60,13,35,176,327752,60,14,35,688,196679,60,2,262215,61,34,0,262215,
61,33,7,196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,262215,68,6,
4,327752,69,0,35,0,196679,69,2,262215,70,34,0,262215,70,33,2,262215,71,6,4,327752,72,0,35,0,
196679,72,2,262215,73,34,0,262215,73,33,4,262215,74,6,4,327752,75,0,35,0,196679,75,2,262215,76,34,
0,262215,76,33,5,262215,77,1,8,196679,78,42,196679,79,42,196679,80,42,196679,81,42,196679,82,42,
262215,83,1,2,262215,4,11,26,262215,84,1,1,262215,85,6,16,262216,86,0,24,327752,86,0,35,0,196679,
86,2,262215,87,34,0,262215,87,33,0,262215,88,6,16,262216,89,0,24,327752,89,0,35,0,196679,89,2,
262215,90,34,0,262215,90,33,3,262215,91,1,0,262215,92,11,25,131091,93,196641,94,93,262165,95,32,0,
196641,96,95,196630,97,32,262176,98,7,97,262177,99,95,98,327713,100,95,98,98,262177,101,97,98,
262176,102,7,95,262165,103,32,1,327713,104,103,102,102,327713,105,97,98,98,327713,106,95,102,102,
262176,107,7,103,524321,108,97,107,107,98,98,102,262167,109,97,2,458785,110,109,98,98,102,102,
262167,111,97,4,262176,112,7,111,393249,113,93,102,112,102,393249,114,93,102,98,102,458785,115,93,
102,98,98,102,262177,116,95,102,262176,117,1,95,262203,117,3,1,262187,103,118,16,262187,95,119,
32768,262187,95,120,2147483647,262187,97,121,1056964608,262187,95,122,2139095040,131092,123,
262187,95,124,32256,262187,95,125,1199566848,262187,95,126,31744,262187,95,127,947912704,262187,
95,128,1056964608,262187,103,129,13,262187,95,130,1,262187,95,131,2129859015,262187,103,132,0,
262187,103,133,4,262187,97,134,1073741824,262187,103,135,1,262187,97,136,1117782016,262187,97,137,
1069066811,262187,97,138,1262485504,262187,97,139,1060208640,262187,97,140,3109978243,262187,97,
141,961571175,262187,97,142,985088974,262187,97,143,1007192328,262187,97,144,1026206145,262187,97,
145,1042983594,262187,97,146,1065353216,262187,95,147,127,262187,103,148,23,262187,97,149,
3265265664,262187,97,150,0,262187,95,151,4,262194,95,34,64,196657,123,35,262194,95,36,64,262194,
95,37,4,262194,95,38,2,393268,95,152,128,37,38,262187,95,153,2,393268,95,154,134,36,153,1048606,
41,95,95,95,95,95,95,95,95,95,95,95,97,97,97,262176,155,9,41,262203,155,156,9,262187,103,157,2,
262176,158,9,95,262187,95,159,4294967295,196637,42,97,196638,43,42,262176,160,12,43,262203,160,44,
12,262176,161,12,97,262176,162,7,109,196637,46,109,196638,47,46,262176,163,12,47,262203,163,48,12,
393268,95,164,134,36,153,262176,165,12,109,262187,95,166,0,262187,95,167,32,262172,57,95,167,
262187,95,168,128,262172,58,95,168,196637,59,95,1114142,60,95,95,95,95,95,95,95,95,95,95,97,95,57,
58,59,262176,169,12,60,262203,169,61,12,262176,170,12,95,393268,95,171,128,37,38,262187,95,172,3,
393268,95,173,134,36,153,262187,103,174,5,262187,103,175,6,262187,95,176,63,393268,95,177,128,34,
176,262187,95,178,64,393268,95,179,134,177,178,393268,95,180,132,179,178,262176,181,9,97,196637,
68,97,196638,69,68,262176,182,12,69,262203,182,70,12,262187,103,183,9,196637,71,95,196638,72,71,
262176,184,12,72,262203,184,73,12,196637,74,95,196638,75,74,262176,185,12,75,262203,185,76,12,
196657,123,77,262187,95,186,16,262194,95,83,1,393268,123,187,170,83,166,262167,188,95,3,262176,
189,1,188,262203,189,4,1,262187,103,190,7,393268,123,191,170,83,153,262194,95,84,256,393268,95,
192,128,84,147,393268,95,193,134,192,168,393268,95,194,132,193,167,393268,95,195,134,194,186,
262172,196,103,151,262172,197,196,151,262176,198,7,197,393268,95,199,134,194,167,262167,200,95,4,
262176,201,7,200,196637,85,200,196638,86,85,262176,202,12,86,262203,202,87,12,262176,203,12,200,
262187,95,204,264,262187,95,205,2112,262172,206,95,205,262176,207,4,206,262203,207,208,4,262187,
95,209,33,262187,95,210,8,262187,95,211,6,262187,95,212,50529027,262176,213,4,95,458796,200,214,
166,166,166,166,262187,103,215,8,196637,88,200,196638,89,88,262176,216,12,89,262203,216,90,12,
393268,95,217,134,194,186,262187,95,218,7,393268,95,219,128,217,218,393268,95,220,134,219,210,
393268,95,221,128,220,218,393268,95,222,134,221,210,393268,95,223,128,220,222,393268,95,224,130,
223,130,393268,95,225,134,224,222,393268,95,226,132,225,222,393268,95,227,132,226,167,262187,95,
228,1056,262172,229,95,228,262176,230,4,229,262203,230,231,4,262172,232,95,151,262176,233,7,232,
262187,103,234,10,393268,123,235,170,83,166,393268,123,236,170,83,153,262194,95,91,1,393267,188,
92,91,130,130,262187,95,237,3355447295,327734,93,2,0,94,131320,238,262203,102,239,7,262203,198,
240,7,262203,201,241,7,262203,201,242,7,262203,233,243,7,262203,233,244,7,262203,102,245,7,262203,
102,246,7,262203,102,247,7,262203,112,248,7,262203,107,249,7,262203,107,250,7,262203,98,251,7,
262203,98,252,7,262203,102,253,7,262203,102,254,7,262203,112,255,7,262203,102,256,7,262203,102,
257,7,262203,98,258,7,262203,98,259,7,262203,102,260,7,262203,102,261,7,262203,98,262,7,262203,98,
263,7,262203,102,264,7,262203,102,265,7,262203,98,266,7,262203,102,267,7,262201,95,268,269,327817,
95,270,268,186,327814,95,271,268,186,327745,117,272,4,130,262205,95,273,272,327812,95,274,273,167,
327745,158,275,156,132,262205,95,276,275,327814,95,277,268,153,196670,239,277,327737,95,278,279,
239,327812,95,280,278,195,327808,95,281,276,280,327817,95,282,268,153,327808,95,283,281,282,
131321,284,131320,284,458997,103,285,132,238,286,287,262390,288,287,1,131321,289,131320,289,
327857,123,290,285,133,262394,290,291,288,131320,291,131321,292,131320,292,458997,103,293,132,291,
294,295,262390,296,295,1,131321,297,131320,297,327857,123,298,293,133,262394,298,299,296,131320,
299,393281,107,300,240,285,293,196670,300,132,131321,295,131320,295,327808,103,294,293,135,131321,
292,131320,296,131321,287,131320,287,327808,103,286,285,135,131321,284,131320,288,131321,301,
131320,301,458997,95,302,166,288,303,304,262390,305,304,0,131321,306,131320,306,327856,123,307,
302,199,262394,307,308,305,131320,308,327812,95,309,302,153,327808,95,310,283,309,393281,203,311,
87,132,310,262205,200,312,311,196670,241,312,262368,153,153,204,131321,313,131320,313,458997,95,
314,166,308,315,316,262390,317,316,1,131321,318,131320,318,327856,123,319,314,151,262394,319,320,
317,131320,320,131321,321,131320,321,458997,95,322,166,320,323,324,262390,325,324,1,131321,326,
131320,326,327856,123,327,322,151,262394,327,328,325,131320,328,327812,95,329,277,209,327812,95,
330,314,210,327808,95,331,329,330,327812,95,332,282,151,327808,95,333,331,332,327808,95,334,333,
322,327745,102,335,241,322,262205,95,336,335,327812,95,337,153,314,327810,95,338,211,337,327874,
95,339,336,338,327879,95,340,339,212,327745,213,341,208,334,196670,341,340,131321,324,131320,324,
327808,95,323,322,135,131321,321,131320,325,131321,316,131320,316,327808,95,315,314,135,131321,
313,131320,317,131321,342,131320,342,458997,95,343,166,317,344,345,262390,346,345,1,131321,347,
131320,347,327856,123,348,343,153,262394,348,349,346,131320,349,327814,95,350,268,210,327812,95,
351,186,343,327808,95,352,350,351,327817,95,353,268,210,327812,95,354,353,151,196670,242,214,
327808,95,355,274,352,327745,158,356,156,215,262205,95,357,356,327856,123,358,355,357,196855,359,
0,262394,358,360,359,131320,360,327812,95,361,355,227,327812,95,362,302,210,327808,95,363,361,362,
327808,95,364,363,353,393281,203,365,90,132,364,262205,200,366,365,196670,242,366,131321,359,
131320,359,131321,367,131320,367,458997,95,368,166,359,369,370,262390,371,370,1,131321,372,131320,
372,327856,123,373,368,151,262394,373,374,371,131320,374,327812,95,375,352,209,327808,95,376,375,
354,327808,95,377,376,368,327745,102,378,242,368,262205,95,379,378,327745,213,380,231,377,196670,
380,379,131321,370,131320,370,327808,95,369,368,135,131321,367,131320,371,131321,345,131320,345,
327808,95,344,343,135,131321,342,131320,346,262368,153,153,204,131321,381,131320,381,458997,95,
382,166,346,383,384,262390,385,384,0,131321,386,131320,386,327856,123,387,382,167,262394,387,388,
385,131320,388,131321,389,131320,389,458997,95,390,166,388,391,392,262390,393,392,1,131321,394,
131320,394,327856,123,395,390,151,262394,395,396,393,131320,396,327812,95,397,186,390,327808,95,
398,270,397,327812,95,399,398,209,327808,95,400,399,382,327745,213,401,208,400,262205,95,402,401,
327745,102,403,243,390,196670,403,402,131321,392,131320,392,327808,95,391,390,135,131321,389,
131320,393,131321,404,131320,404,458997,95,405,166,393,406,407,262390,408,407,1,131321,409,131320,
409,327856,123,410,405,151,262394,410,411,408,131320,411,327812,95,412,210,405,327808,95,413,271,
412,327812,95,414,413,209,327808,95,415,414,382,327745,213,416,231,415,262205,95,417,416,327745,
102,418,244,405,196670,418,417,131321,407,131320,407,327808,95,406,405,135,131321,404,131320,408,
131321,419,131320,419,458997,103,420,132,408,421,422,262390,423,422,1,131321,424,131320,424,
327857,123,425,420,133,262394,425,426,423,131320,426,131321,427,131320,427,458997,103,428,132,426,
429,430,262390,431,430,1,131321,432,131320,432,327857,123,433,428,133,262394,433,434,431,131320,
434,327745,102,435,244,428,262205,95,436,435,196670,245,436,327745,102,437,243,420,262205,95,438,
437,196670,246,438,393273,103,439,440,245,246,393281,107,441,240,420,428,262205,103,442,441,
327808,103,443,442,439,196670,441,443,131321,430,131320,430,327808,103,429,428,135,131321,427,
131320,431,131321,422,131320,422,327808,103,421,420,135,131321,419,131320,423,131321,384,131320,
384,327808,95,383,382,135,131321,381,131320,385,131321,304,131320,304,327808,95,303,302,135,
131321,301,131320,305,131321,444,131320,444,458997,103,445,132,305,446,447,262390,448,447,1,
131321,449,131320,449,327857,123,450,445,133,262394,450,451,448,131320,451,327808,95,452,274,271,
262268,95,453,445,327812,95,454,210,453,327808,95,455,452,454,327745,158,456,156,215,262205,95,
457,456,327854,123,458,455,457,196855,459,0,262394,458,460,459,131320,460,131321,447,131320,459,
327745,158,461,156,234,262205,95,462,461,327812,95,463,153,455,327808,95,464,462,463,393281,161,
465,70,132,464,262205,97,466,465,327808,95,467,464,130,393281,161,468,70,132,467,262205,97,469,
468,262268,103,470,469,131321,471,131320,471,458997,103,472,132,459,473,474,262390,475,474,1,
131321,476,131320,476,327857,123,477,472,133,262394,477,478,475,131320,478,262268,95,479,472,
327812,95,480,186,479,327808,95,481,270,480,196670,247,481,327737,95,482,279,247,327745,158,483,
156,135,262205,95,484,483,327808,95,485,484,482,393281,107,486,240,472,445,262205,103,487,486,
196670,249,487,196670,250,470,196670,251,466,393281,161,488,44,132,485,262205,97,489,488,196670,
252,489,196670,253,482,589881,97,490,491,249,250,251,252,253,327745,98,492,248,472,196670,492,490,
131321,474,131320,474,327808,103,473,472,135,131321,471,131320,475,196855,493,0,262394,235,494,
495,131320,494,327745,117,496,4,166,262205,95,497,496,327812,95,498,497,186,327808,95,499,498,270,
327812,95,500,499,151,327745,158,501,156,190,262205,95,502,501,327856,123,503,500,502,196855,504,
0,262394,503,505,504,131320,505,196670,254,499,262205,111,506,248,196670,255,506,196670,256,455,
458809,93,507,508,254,255,256,131321,504,131320,504,131321,493,131320,495,196855,509,0,262394,236,
510,511,131320,510,327745,117,512,4,166,262205,95,513,512,327812,95,514,513,167,327808,95,515,514,
270,327745,158,516,156,190,262205,95,517,516,327856,123,518,515,517,196855,519,0,262394,518,520,
519,131320,520,196670,257,515,327745,98,521,248,166,262205,97,522,521,196670,258,522,327745,98,
523,248,153,262205,97,524,523,196670,259,524,196670,260,455,524345,93,525,526,257,258,259,260,
131321,519,131320,519,327808,95,527,515,186,327856,123,528,527,517,196855,529,0,262394,528,530,
529,131320,530,196670,261,527,327745,98,531,248,130,262205,97,532,531,196670,262,532,327745,98,
533,248,172,262205,97,534,533,196670,263,534,196670,264,455,524345,93,535,526,261,262,263,264,
131321,529,131320,529,131321,509,131320,511,131321,536,131320,536,458997,95,537,166,511,538,539,
262390,540,539,1,131321,541,131320,541,327856,123,542,537,151,262394,542,543,540,131320,543,
327745,117,544,4,166,262205,95,545,544,327812,95,546,545,178,327808,95,547,546,270,327812,95,548,
186,537,327808,95,549,547,548,327745,158,550,156,190,262205,95,551,550,327856,123,552,549,551,
196855,553,0,262394,552,554,553,131320,554,196670,265,549,327745,98,555,248,537,262205,97,556,555,
196670,266,556,196670,267,455,458809,93,557,558,265,266,267,131321,553,131320,553,131321,539,
131320,539,327808,95,538,537,135,131321,536,131320,540,131321,509,131320,509,131321,493,131320,
493,131321,447,131320,447,327808,103,446,445,135,131321,444,131320,448,65789,65592,327734,95,269,
0,96,131320,559,262205,95,560,3,131326,560,65592,327734,95,561,0,99,196663,98,562,131320,563,
262205,97,564,562,262268,95,565,564,327874,95,566,565,118,327879,95,567,566,119,327879,95,568,565,
120,262268,97,569,568,327809,97,5,569,121,327852,123,570,568,122,196855,571,0,262394,570,572,571,
131320,572,131326,124,131320,571,327854,123,573,568,125,196855,574,0,262394,573,575,574,131320,
575,327877,95,576,567,126,131326,576,131320,574,327856,123,577,568,127,196855,578,0,262394,577,
579,578,131320,579,262268,95,580,5,327810,95,581,580,128,327877,95,582,567,581,131326,582,131320,
578,327808,95,583,568,237,327874,95,584,568,129,327879,95,585,584,130,327808,95,586,583,585,
327874,95,587,586,129,327877,95,588,567,587,131326,588,65592,327734,95,589,0,100,196663,98,590,
196663,98,591,131320,592,262203,98,593,7,262203,98,594,7,262205,97,595,590,196670,593,595,327737,
95,596,561,593,262205,97,597,591,196670,594,597,327737,95,598,561,594,327876,95,599,598,118,
327877,95,600,596,599,131326,600,65592,327734,97,601,0,101,196663,98,602,131320,603,262205,97,604,
602,262268,95,605,604,327810,95,6,131,605,262268,97,606,6,131321,607,131320,607,458997,97,608,606,
603,9,609,458997,103,610,132,603,611,609,262390,612,609,0,131321,613,131320,613,327857,123,614,
610,133,262394,614,615,612,131320,615,262205,97,616,602,327813,97,7,616,608,327811,97,8,134,7,
327813,97,9,608,8,131321,609,131320,609,327808,103,611,610,135,131321,607,131320,612,131326,608,
65592,327734,97,617,0,101,196663,98,618,131320,619,262205,97,620,618,327866,123,621,620,136,
262205,97,622,618,393385,97,623,621,136,622,327813,97,10,623,137,327809,97,11,10,138,327811,97,12,
11,138,327813,97,13,12,139,327811,97,14,623,13,327813,97,15,12,140,327811,97,16,14,15,327813,97,
17,141,16,327809,97,18,17,142,327813,97,19,18,16,327809,97,20,19,143,327813,97,21,20,16,327809,97,
22,21,144,327813,97,23,22,16,327809,97,24,23,145,327813,97,25,24,16,327809,97,26,25,121,327813,97,
27,16,16,327813,97,28,26,27,327809,97,29,28,16,327809,97,30,29,146,262268,95,624,11,327808,95,31,
624,147,327876,95,625,31,148,262268,97,626,625,327813,97,32,30,626,262205,97,627,618,327864,123,
628,627,149,393385,97,629,628,150,32,131326,629,65592,327734,103,440,0,104,196663,102,630,196663,
102,631,131320,632,262205,95,633,630,262268,103,634,633,262205,95,635,631,262268,103,636,635,
397666,103,637,634,636,0,131326,637,65592,327734,97,638,0,105,196663,98,639,196663,98,640,131320,
641,262205,97,642,639,262205,97,643,640,327809,97,33,642,643,131326,33,65592,327734,95,644,0,106,
196663,102,645,196663,102,646,131320,647,262205,95,648,645,327812,95,649,648,151,327814,95,650,
649,34,262205,95,651,645,327812,95,652,651,151,327817,95,653,652,34,327854,123,654,653,36,327846,
123,655,35,654,262312,123,656,655,196855,657,0,262394,656,658,657,131320,658,327854,123,659,650,
152,131321,657,131320,657,458997,123,660,655,647,659,658,196855,661,0,262394,660,662,661,131320,
662,262205,95,663,645,327812,95,664,663,151,262205,95,665,646,327808,95,666,664,665,131326,666,
131320,661,327812,95,667,650,34,327814,95,668,653,153,327808,95,669,667,668,262205,95,670,646,
327879,95,671,670,130,327808,95,672,669,671,262205,95,673,646,327874,95,674,673,135,327812,95,675,
674,154,327808,95,676,672,675,131326,676,65592,327734,97,491,0,108,196663,107,677,196663,107,678,
196663,98,679,196663,98,680,196663,102,681,131320,682,262205,103,683,677,262205,103,684,678,
327810,103,685,683,684,262255,97,686,685,262205,97,687,680,262205,97,688,679,327813,97,39,687,688,
327813,97,40,686,39,327745,158,689,156,157,262205,95,690,689,327851,123,691,690,159,196855,692,0,
262394,691,693,692,131320,693,262205,95,694,681,327808,95,695,690,694,393281,161,696,44,132,695,
262205,97,697,696,327809,97,45,40,697,131321,692,131320,692,458997,97,698,40,682,45,693,131326,
698,65592,327734,109,699,0,110,196663,98,700,196663,98,701,196663,102,702,196663,102,703,131320,
704,262203,162,705,7,262205,95,706,703,327812,95,707,706,164,262205,95,708,702,327808,95,709,707,
708,393281,165,710,48,132,709,262205,109,711,710,196670,705,711,262205,97,712,700,327745,98,713,
705,166,262205,97,714,713,327813,97,49,712,714,262205,97,715,701,327745,98,716,705,130,262205,97,
717,716,327813,97,50,715,717,327811,97,51,49,50,262205,97,718,700,262205,97,719,716,327813,97,52,
718,719,262205,97,720,701,262205,97,721,713,327813,97,53,720,721,327809,97,54,52,53,327760,109,
722,51,54,131326,722,65592,327734,93,508,0,113,196663,102,723,196663,112,724,196663,102,725,
131320,726,262203,98,727,7,262203,98,728,7,262203,102,729,7,262203,102,730,7,262203,98,731,7,
262203,98,732,7,262203,102,733,7,262203,102,734,7,262203,162,735,7,262203,98,736,7,262203,98,737,
7,262203,102,738,7,262203,102,739,7,262203,162,740,7,262203,98,741,7,262203,98,742,7,262203,102,
743,7,262203,102,744,7,262203,112,745,7,262203,98,746,7,262203,98,747,7,262203,98,748,7,262203,98,
749,7,262205,95,750,723,327812,95,751,750,151,327814,95,752,751,34,262205,95,753,723,327812,95,55,
753,151,327817,95,56,55,34,327745,170,754,61,132,262205,95,755,754,262205,95,756,725,327808,95,62,
755,756,327808,95,757,56,153,327856,123,758,752,171,327856,123,759,56,36,327847,123,760,758,759,
196855,761,0,262394,760,762,761,131320,762,196855,763,0,262394,35,764,765,131320,764,327814,95,63,
56,153,327745,98,766,724,166,262205,97,767,766,196670,727,767,327745,98,768,724,130,262205,97,769,
768,196670,728,769,196670,729,63,196670,730,62,524345,109,770,699,727,728,729,730,327761,97,771,
770,0,196670,766,771,327761,97,772,770,1,196670,768,772,327808,95,64,63,130,327745,98,773,724,153,
262205,97,774,773,196670,731,774,327745,98,775,724,172,262205,97,776,775,196670,732,776,196670,
733,64,196670,734,62,524345,109,777,699,731,732,733,734,327761,97,778,777,0,196670,773,778,327761,
97,779,777,1,196670,775,779,131321,763,131320,765,327814,95,65,56,153,327745,98,780,724,166,
262205,97,781,780,196670,736,781,327745,98,782,724,153,262205,97,783,782,196670,737,783,196670,
738,65,196670,739,62,524345,109,784,699,736,737,738,739,196670,735,784,327808,95,66,65,130,327745,
98,785,724,130,262205,97,786,785,196670,741,786,327745,98,787,724,172,262205,97,788,787,196670,
742,788,196670,743,66,196670,744,62,524345,109,789,699,741,742,743,744,196670,740,789,327745,98,
790,735,166,262205,97,791,790,327745,98,792,740,166,262205,97,793,792,327745,98,794,735,130,
262205,97,795,794,327745,98,796,740,130,262205,97,797,796,458832,111,798,791,793,795,797,196670,
724,798,327814,95,799,56,153,327808,95,800,799,173,131321,763,131320,763,458997,95,801,757,764,
800,765,458997,95,802,56,764,799,765,131321,761,131320,761,458997,95,803,757,726,801,763,458997,
95,804,56,726,802,763,327856,123,805,752,37,196855,806,0,262394,805,807,808,131320,807,327745,158,
809,156,174,262205,95,810,809,262205,95,811,725,327745,158,812,156,175,262205,95,813,812,327812,
95,814,811,813,327808,95,815,810,814,327812,95,816,752,180,327808,95,817,815,816,262205,111,818,
724,327745,181,819,156,129,262205,97,820,819,327822,111,67,818,820,196670,745,67,327808,95,821,
817,804,327745,98,822,745,166,262205,97,823,822,393281,161,824,70,132,821,196670,824,823,327808,
95,825,821,130,327745,98,826,745,130,262205,97,827,826,393281,161,828,70,132,825,196670,828,827,
327808,95,829,817,803,327745,98,830,745,153,262205,97,831,830,393281,161,832,70,132,829,196670,
832,831,327808,95,833,829,130,327745,98,834,745,172,262205,97,835,834,393281,161,836,70,132,833,
196670,836,835,131321,806,131320,808,327810,95,837,752,37,327856,123,838,837,38,196855,839,0,
262394,838,840,841,131320,840,131321,839,131320,841,327810,95,842,837,38,131321,839,131320,839,
458997,95,843,837,840,842,841,327745,158,844,156,183,262205,95,845,844,327812,95,846,843,845,
327808,95,847,846,62,327812,95,848,847,180,327745,98,849,724,166,262205,97,850,849,196670,746,850,
327745,98,851,724,130,262205,97,852,851,196670,747,852,393273,95,853,589,746,747,327745,98,854,
724,153,262205,97,855,854,196670,748,855,327745,98,856,724,172,262205,97,857,856,196670,749,857,
393273,95,858,589,748,749,196855,859,0,262394,838,860,861,131320,860,327808,95,862,848,804,327814,
95,863,862,153,393281,170,864,73,132,863,196670,864,853,327808,95,865,848,803,327814,95,866,865,
153,393281,170,867,73,132,866,196670,867,858,131321,859,131320,861,327808,95,868,848,804,327814,
95,869,868,153,393281,170,870,76,132,869,196670,870,853,327808,95,871,848,803,327814,95,872,871,
153,393281,170,873,76,132,872,196670,873,858,131321,859,131320,859,131321,806,131320,806,65789,
65592,327734,93,558,0,114,196663,102,874,196663,98,875,196663,102,876,131320,877,262203,98,878,7,
262203,98,879,7,327745,158,880,156,174,262205,95,881,880,262205,95,882,876,327745,158,883,156,175,
262205,95,884,883,327812,95,885,882,884,327808,95,886,881,885,262205,95,887,874,327808,95,888,886,
887,393281,161,889,70,132,888,262205,97,890,889,196670,878,890,262205,97,891,875,196670,879,891,
393273,97,892,638,878,879,196670,889,892,65789,65592,327734,93,526,0,115,196663,102,893,196663,98,
894,196663,98,895,196663,102,896,131320,897,262203,98,898,7,262203,98,899,7,262203,98,900,7,
262203,98,901,7,262205,97,902,894,327866,123,903,902,150,262205,97,904,894,393385,97,905,903,904,
150,196855,906,0,262394,77,907,908,131320,907,262205,97,909,894,262205,97,910,894,262271,97,78,
910,196670,898,78,327737,97,911,617,898,196670,899,146,196670,900,911,393273,97,912,638,899,900,
196670,901,912,327737,97,913,601,901,327813,97,79,909,913,262205,97,914,895,327813,97,80,79,914,
131321,906,131320,908,327813,97,81,905,905,262205,97,915,895,327813,97,82,81,915,131321,906,
131320,906,458997,97,916,80,907,82,908,327745,158,917,156,174,262205,95,918,917,262205,95,919,896,
327745,158,920,156,175,262205,95,921,920,327812,95,922,919,921,327808,95,923,918,922,262205,95,
924,893,327808,95,925,923,924,393281,161,926,70,132,925,196670,926,916,65789,65592,327734,95,279,
0,116,196663,102,927,131320,928,262203,102,929,7,262203,102,930,7,262205,95,931,927,327814,95,932,
931,186,196855,933,0,262394,187,934,933,131320,934,327745,117,935,4,166,262205,95,936,935,327812,
95,937,936,186,262205,95,938,927,327817,95,939,938,186,327808,95,940,937,939,327745,158,941,156,
190,262205,95,942,941,327814,95,943,942,151,327810,95,944,943,130,458764,95,945,1,38,940,944,
196670,929,945,196670,930,932,393273,95,946,644,929,930,131326,946,131320,933,196855,947,0,262394,
191,948,947,131320,948,327745,117,949,4,166,262205,95,950,949,327812,95,951,950,167,262205,95,952,
927,327817,95,953,952,167,327808,95,954,951,953,327745,158,955,156,190,262205,95,956,955,327810,
95,957,956,130,458764,95,958,1,38,954,957,262205,95,959,927,327856,123,960,959,167,196855,961,0,
262394,960,962,963,131320,962,131321,961,131320,963,327808,95,964,956,958,131321,961,131320,961,
458997,95,965,958,962,964,963,131326,965,131320,947,327745,117,966,4,166,262205,95,967,966,327812,
95,968,967,178,262205,95,969,927,327808,95,970,968,969,327745,158,971,156,190,262205,95,972,971,
327810,95,973,972,130,458764,95,974,1,38,970,973,131326,974,65592,};
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
35,48,327752,22,13,35,176,327752,22,14,35,688,196679,22,2,262215,23,34,0,262215,23,33,7,262215,24,
1,3,262215,25,6,16,327752,26,0,35,0,196679,26,2,262215,27,34,0,262215,27,33,2,196679,28,42,262215,
29,6,4,327752,30,0,35,0,196679,30,2,262215,31,34,0,262215,31,33,2,262215,32,1,0,262215,33,11,25,
131091,34,196641,35,34,262165,36,32,0,196641,37,36,262176,38,7,36,196630,39,32,262177,40,39,38,
262167,41,39,2,262177,42,41,38,262176,43,7,39,393249,44,39,43,43,43,131092,45,262177,46,45,43,
327713,47,39,43,43,262187,36,48,8,262172,49,39,48,262176,50,7,49,262177,51,39,50,262194,36,5,4,
262172,52,36,5,262167,53,36,4,262194,36,6,256,262187,36,54,63,393268,36,55,128,6,54,262187,36,56,
64,393268,36,57,134,55,56,262187,36,58,4,393268,36,59,137,57,58,262187,36,60,0,393268,45,61,170,
59,60,393268,45,62,176,5,58,393268,45,63,167,61,62,262187,36,64,2,393268,36,65,137,57,64,393268,
45,66,170,65,60,262187,36,67,1,458804,36,68,169,66,64,67,458804,36,69,169,63,58,68,393268,36,70,
132,69,5,196656,45,7,458804,36,71,169,7,67,64,393268,36,72,132,70,71,262172,73,53,72,262176,74,7,
73,393249,75,34,52,38,74,393249,76,34,73,38,50,262176,77,1,36,262203,77,3,1,262187,36,78,32768,
262165,79,32,1,262187,79,80,16,262187,36,81,32767,262187,79,82,13,262187,36,83,939524096,262187,
36,84,260046848,262187,36,85,947912704,262187,39,86,947912704,262187,36,87,8388608,196657,45,10,
262187,36,88,65535,262187,36,89,2139095040,262187,36,90,4294967288,262187,36,91,7,262187,36,92,
264,262187,79,93,0,262187,79,94,8,262194,36,14,128,393268,36,95,132,14,48,262172,96,39,95,262176,
97,4,96,262203,97,98,4,262176,99,4,39,262187,79,100,1,262172,101,39,14,262176,102,4,101,262203,
102,103,4,262187,36,104,32,262187,36,105,16,262187,36,106,48,262187,36,107,40,262187,36,108,24,
262187,36,109,56,262187,36,110,6,262187,36,111,5,262187,36,112,3,262176,113,7,52,196637,15,53,
196638,16,15,262176,114,12,16,262203,114,17,12,262176,115,12,53,262176,116,7,53,262187,79,117,4,
262176,118,7,41,262187,79,119,2,262167,120,39,4,262176,121,7,120,262187,79,122,3,262167,123,36,3,
262176,124,1,123,262203,124,4,1,393268,36,125,134,14,48,851998,18,36,36,36,36,36,36,36,36,36,36,
39,262176,126,9,18,262203,126,127,9,262176,128,9,36,262172,19,36,104,262187,36,129,128,262172,20,
36,129,196637,21,36,1114142,22,36,36,36,36,36,36,36,36,36,36,39,36,19,20,21,262176,130,12,22,
262203,130,23,12,262176,131,12,36,262194,36,24,1,393268,36,132,132,5,24,393268,36,133,132,5,24,
262172,134,49,133,262176,135,7,134,262187,39,136,0,196637,25,120,196638,26,25,262176,137,12,26,
262203,137,27,12,262176,138,12,120,262187,36,139,4294967295,262187,79,140,9,262187,79,141,10,
262176,142,9,39,196637,29,39,196638,30,29,262176,143,12,30,262203,143,31,12,262176,144,12,39,
393268,36,145,132,125,24,262172,146,39,145,262176,147,4,146,262203,147,148,4,393268,36,149,132,
125,24,262172,150,36,149,262176,151,4,150,262203,151,152,4,262176,153,4,36,262187,79,154,5,262187,
79,155,7,262187,79,156,6,262194,36,32,1,393267,123,33,32,67,67,262187,36,157,1879048192,327734,34,
2,0,35,131320,158,262203,113,159,7,262203,135,160,7,262203,38,161,7,262203,74,162,7,262203,121,
163,7,262203,121,164,7,262203,50,165,7,262203,38,166,7,262203,50,167,7,262203,43,168,7,262203,43,
169,7,262203,43,170,7,262203,43,171,7,262203,43,172,7,262203,43,173,7,262203,50,174,7,262203,43,
175,7,262201,36,176,177,327879,36,178,176,91,327874,36,179,176,122,327745,77,180,4,60,262205,36,
181,180,327812,36,182,181,125,327808,36,183,182,179,327812,36,184,183,5,327745,128,185,127,119,
262205,36,186,185,327745,131,187,23,100,262205,36,188,187,327812,36,189,188,57,327812,36,190,189,
56,327808,36,191,186,190,327814,36,192,191,58,327812,36,193,64,178,327808,36,194,192,193,131321,
195,131320,195,458997,36,196,60,158,197,198,262390,199,198,1,131321,200,131320,200,327856,45,201,
196,5,262394,201,202,199,131320,202,327808,36,203,184,196,327745,128,204,127,93,262205,36,205,204,
327810,36,206,205,67,458764,36,207,1,38,203,206,327812,36,208,207,57,327812,36,209,208,48,327808,
36,210,209,178,327745,38,211,159,196,196670,211,210,131321,198,131320,198,327808,36,197,196,100,
131321,195,131320,199,131321,212,131320,212,458997,36,213,60,199,214,215,262390,216,215,1,131321,
217,131320,217,327856,45,218,213,132,262394,218,219,216,131320,219,131321,220,131320,220,458997,
79,221,93,219,222,223,262390,224,223,1,131321,225,131320,225,327857,45,226,221,94,262394,226,227,
224,131320,227,393281,43,228,160,213,221,196670,228,136,131321,223,131320,223,327808,79,222,221,
100,131321,220,131320,224,131321,215,131320,215,327808,36,214,213,100,131321,212,131320,216,
131321,229,131320,229,458997,36,230,60,216,231,232,262390,233,232,0,131321,234,131320,234,327856,
45,235,230,57,262394,235,236,233,131320,236,262205,52,237,159,196670,161,230,458809,34,238,239,
237,161,162,262205,73,240,162,131321,241,131320,241,458997,36,242,60,236,243,244,262390,245,244,1,
131321,246,131320,246,327856,45,247,242,69,262394,247,248,245,131320,248,131321,249,131320,249,
458997,36,250,60,248,251,252,262390,253,252,1,131321,254,131320,254,327856,45,255,250,24,262394,
255,256,253,131320,256,327812,36,257,250,57,327808,36,258,257,230,327808,36,259,258,242,327812,36,
260,259,105,327808,36,261,194,260,393281,138,262,27,93,261,262205,120,263,262,196670,163,263,
327808,36,264,261,67,393281,138,265,27,93,264,262205,120,266,265,196670,164,266,131321,267,131320,
267,458997,36,268,60,256,269,270,262390,271,270,1,131321,272,131320,272,327856,45,273,268,5,
262394,273,274,271,131320,274,327812,36,275,250,5,327808,36,276,275,268,327812,36,277,242,5,
327808,36,278,277,268,196670,166,278,458809,34,279,280,240,166,167,262205,49,281,167,196670,165,
281,131321,282,131320,282,458997,79,283,93,274,284,285,262390,286,285,1,131321,287,131320,287,
327857,45,288,283,117,262394,288,289,286,131320,289,327745,43,290,165,283,262205,39,291,290,
196670,168,291,327745,43,292,163,283,262205,39,293,292,196670,169,293,393281,43,294,160,276,283,
262205,39,295,294,196670,170,295,458809,39,296,297,168,169,170,196670,294,296,327808,79,298,283,
117,327745,43,299,165,298,262205,39,300,299,196670,171,300,327745,43,301,164,283,262205,39,302,
301,196670,172,302,393281,43,303,160,276,298,262205,39,304,303,196670,173,304,458809,39,305,297,
171,172,173,196670,303,305,131321,285,131320,285,327808,79,284,283,100,131321,282,131320,286,
131321,270,131320,270,327808,36,269,268,100,131321,267,131320,271,131321,252,131320,252,327808,36,
251,250,100,131321,249,131320,253,131321,244,131320,244,327808,36,243,242,100,131321,241,131320,
245,131321,232,131320,232,327808,36,231,230,69,131321,229,131320,233,131321,306,131320,306,458997,
36,307,60,233,308,309,262390,310,309,1,131321,311,131320,311,327856,45,312,307,24,262394,312,313,
310,131320,313,131321,314,131320,314,458997,36,315,139,313,316,317,458997,39,318,136,313,319,317,
458997,36,320,60,313,321,317,262390,322,317,1,131321,323,131320,323,327856,45,324,320,5,262394,
324,325,322,131320,325,327812,36,326,307,5,327808,36,327,326,320,327745,50,328,160,327,262205,49,
329,328,196670,174,329,327737,39,330,331,174,327745,128,332,127,140,262205,36,333,332,327851,45,
334,333,60,196855,335,0,262394,334,336,335,131320,336,327745,142,337,127,141,262205,39,338,337,
327813,39,28,330,338,131321,335,131320,335,458997,39,339,330,325,28,336,327851,45,340,178,60,
262312,45,341,340,196855,342,0,262394,341,343,342,131320,343,327808,36,344,184,320,327745,128,345,
127,93,262205,36,346,345,327854,45,347,344,346,131321,342,131320,342,458997,45,348,340,335,347,
343,262312,45,349,348,196855,350,0,262394,349,351,350,131320,351,327745,128,352,127,94,262205,36,
353,352,327854,45,354,307,353,131321,350,131320,350,458997,45,355,348,342,354,351,196855,356,0,
262394,355,357,356,131320,357,131321,317,131320,356,327745,128,358,127,122,262205,36,359,358,
327745,128,360,127,117,262205,36,361,360,327812,36,362,307,361,327808,36,363,359,362,327745,128,
364,127,100,262205,36,365,364,327808,36,366,363,365,327808,36,367,366,184,327808,36,368,367,320,
393281,144,369,31,93,368,196670,369,339,196670,175,339,327737,45,370,371,175,262312,45,372,370,
196855,373,0,262394,372,374,373,131320,374,327745,131,375,23,119,458993,36,376,375,67,60,67,
131321,373,131320,373,327850,45,377,315,139,327866,45,378,339,318,327846,45,379,377,378,196855,
380,0,262394,379,381,380,131320,381,327808,36,382,365,184,327808,36,383,382,320,131321,380,131320,
380,458997,36,384,315,373,383,381,458997,39,385,318,373,339,381,131321,317,131320,317,458997,36,
316,315,357,384,380,458997,39,319,318,357,385,380,327808,36,321,320,100,131321,314,131320,322,
327850,45,386,178,60,196855,387,0,262394,386,388,387,131320,388,327812,36,389,307,125,327808,36,
390,389,179,327745,99,391,148,390,196670,391,318,327745,153,392,152,390,196670,392,315,131321,387,
131320,387,131321,309,131320,309,327808,36,308,307,100,131321,306,131320,310,262368,64,64,92,
327856,45,393,176,24,196855,394,0,262394,393,395,394,131320,395,327812,36,396,176,125,327745,99,
397,148,396,262205,39,398,397,327745,153,399,152,396,262205,36,400,399,131321,401,131320,401,
458997,36,402,400,395,403,404,458997,39,405,398,395,406,404,458997,36,407,67,395,408,404,262390,
409,404,0,131321,410,131320,410,327856,45,411,407,125,262394,411,412,409,131320,412,327808,36,413,
396,407,327745,153,414,152,413,262205,36,415,414,327851,45,416,415,139,196855,417,0,262394,416,
418,417,131320,418,327745,99,419,148,413,262205,39,420,419,327866,45,421,420,405,131321,417,
131320,417,458997,45,422,416,412,421,418,196855,423,0,262394,422,424,425,131320,424,327745,99,426,
148,413,262205,39,427,426,131321,423,131320,425,131321,423,131320,423,458997,39,406,427,424,405,
425,196855,428,0,262394,422,429,430,131320,429,262205,36,431,414,131321,428,131320,430,131321,428,
131320,428,458997,36,403,431,429,402,430,131321,404,131320,404,327808,36,408,407,100,131321,401,
131320,409,327745,128,432,127,154,262205,36,433,432,327745,128,434,127,155,262205,36,435,434,
327812,36,436,176,435,327745,128,437,127,156,262205,36,438,437,327808,36,439,436,438,327808,36,
440,439,181,327812,36,441,64,440,327808,36,442,433,441,393281,144,443,31,93,442,196670,443,405,
327808,36,444,442,67,262268,39,445,402,393281,144,446,31,93,444,196670,446,445,131321,394,131320,
394,65789,65592,327734,36,177,0,37,131320,447,262205,36,448,3,131326,448,65592,327734,39,449,0,40,
196663,38,450,131320,451,262205,36,452,450,327879,36,453,452,78,327876,36,454,453,80,262205,36,
455,450,327879,36,456,455,81,327876,36,457,456,82,327808,36,458,457,83,327854,45,459,457,84,
196855,460,0,262394,459,461,460,131320,461,327808,36,462,457,157,131321,460,131320,460,458997,36,
463,458,451,462,461,327808,36,8,457,85,262268,39,464,8,327811,39,9,464,86,327856,45,465,457,87,
196855,466,0,262394,465,467,466,131320,467,262268,36,468,9,131321,466,131320,466,458997,36,469,
463,460,468,467,327877,36,470,469,454,262268,39,471,470,131326,471,65592,327734,41,472,0,42,
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
35,40,327752,22,11,35,44,327752,22,12,35,48,327752,22,13,35,176,327752,22,14,35,688,196679,22,2,
262215,23,34,0,262215,23,33,7,262215,24,1,3,262215,25,6,16,327752,26,0,35,0,196679,26,2,262215,27,
34,0,262215,27,33,2,196679,28,42,262215,29,6,4,327752,30,0,35,0,196679,30,2,262215,31,34,0,262215,
31,33,2,262215,32,1,0,262215,33,11,25,131091,34,196641,35,34,262165,36,32,0,196641,37,36,262176,
38,7,36,196630,39,32,262177,40,39,38,262167,41,39,2,262177,42,41,38,262176,43,7,39,393249,44,39,
43,43,43,131092,45,262177,46,45,43,327713,47,39,43,43,262187,36,48,8,262172,49,39,48,262176,50,7,
49,262177,51,39,50,262194,36,5,4,262172,52,36,5,262167,53,36,4,262194,36,6,256,262187,36,54,63,
393268,36,55,128,6,54,262187,36,56,64,393268,36,57,134,55,56,262187,36,58,4,393268,36,59,137,57,
58,262187,36,60,0,393268,45,61,170,59,60,393268,45,62,176,5,58,393268,45,63,167,61,62,262187,36,
64,2,393268,36,65,137,57,64,393268,45,66,170,65,60,262187,36,67,1,458804,36,68,169,66,64,67,
458804,36,69,169,63,58,68,393268,36,70,132,69,5,196656,45,7,458804,36,71,169,7,67,64,393268,36,72,
132,70,71,262172,73,53,72,262176,74,7,73,393249,75,34,52,38,74,393249,76,34,73,38,50,262176,77,1,
36,262203,77,3,1,262187,36,78,32768,262165,79,32,1,262187,79,80,16,262187,36,81,32767,262187,79,
82,13,262187,36,83,939524096,262187,36,84,260046848,262187,36,85,947912704,262187,39,86,947912704,
262187,36,87,8388608,196657,45,10,262187,36,88,65535,262187,36,89,2139095040,262187,36,90,7,
262187,79,91,0,262187,79,92,4,262172,93,39,58,262176,94,7,93,262187,36,95,3,262187,79,96,1,262187,
79,97,2,262172,98,39,64,262176,99,7,98,262176,100,7,52,196637,14,53,196638,15,14,262176,101,12,15,
262203,101,16,12,262176,102,12,53,262176,103,7,53,262176,104,7,41,262167,105,39,4,262176,106,7,
105,262187,79,107,3,262167,108,36,3,262176,109,1,108,262203,109,4,1,262194,36,17,128,393268,36,
110,134,17,48,851998,18,36,36,36,36,36,36,36,36,36,36,39,262176,111,9,18,262203,111,112,9,262176,
113,9,36,262187,36,114,32,262172,19,36,114,262187,36,115,128,262172,20,36,115,196637,21,36,
1114142,22,36,36,36,36,36,36,36,36,36,36,39,36,19,20,21,262176,116,12,22,262203,116,23,12,262176,
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
119734787,66304,524299,1001,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
36,327752,74,10,35,40,327752,74,11,35,44,327752,74,12,35,48,327752,74,13,35,176,327752,74,14,35,
688,196679,74,2,262215,75,34,0,262215,75,33,7,262215,76,1,3,262215,77,6,16,262216,78,0,25,327752,
78,0,35,0,196679,78,2,262215,79,34,0,262215,79,33,3,262215,80,1,0,262215,81,11,25,131091,82,
196641,83,82,262165,84,32,0,196641,85,84,196630,86,32,262176,87,7,86,262177,88,86,87,327713,89,86,
87,87,262187,84,90,8,262172,91,86,90,262176,92,7,91,262177,93,86,92,262176,94,7,84,393249,95,86,
94,87,87,327713,96,84,94,94,262167,97,86,4,262194,84,5,256,262187,84,98,127,393268,84,99,128,5,98,
262187,84,100,128,393268,84,101,134,99,100,262187,84,102,32,393268,84,103,132,101,102,262187,84,
104,16,393268,84,105,134,103,104,262187,84,106,7,393268,84,107,128,105,106,393268,84,108,134,107,
90,393268,84,109,128,108,106,393268,84,110,134,109,90,393268,84,111,128,108,110,262187,84,112,1,
393268,84,113,130,111,112,393268,84,114,134,113,110,393268,84,115,132,110,114,393268,84,116,132,
115,102,262187,84,117,4,393268,84,118,132,116,117,393268,84,119,132,116,117,262194,84,6,128,
393268,84,120,132,90,6,393268,84,121,128,119,120,393268,84,122,130,121,112,393268,84,123,132,90,6,
393268,84,124,134,122,123,393268,84,125,132,124,6,393268,84,126,128,118,125,393268,84,127,130,126,
112,393268,84,128,132,124,6,393268,84,129,134,127,128,262172,130,97,129,262176,131,7,130,524321,
132,82,94,94,94,131,131,458785,133,82,87,94,131,130,262176,134,7,97,262165,135,32,1,262176,136,7,
135,393249,137,84,134,87,136,458785,138,86,94,94,87,87,262177,139,84,87,262177,140,86,94,262177,
141,82,94,262176,142,1,84,262203,142,3,1,262187,84,143,2129859015,262187,135,144,0,262187,135,145,
4,131092,146,262187,86,147,1073741824,262187,135,148,1,262187,84,149,1597463007,262187,86,150,
1056964608,262187,86,151,1069547520,262187,84,152,4294967288,262187,84,153,2,262187,84,154,264,
262187,135,155,8,393268,84,156,132,6,90,262172,157,86,156,262176,158,4,157,262203,158,159,4,
262176,160,4,86,262172,161,86,6,262176,162,4,161,262203,162,163,4,262187,84,164,48,262187,84,165,
40,262187,84,166,24,262187,84,167,56,262187,84,168,6,262187,84,169,5,262187,84,170,3,262187,84,
171,63,262187,86,172,0,262187,84,173,0,393268,84,174,128,5,171,262187,84,175,64,393268,84,176,134,
174,175,262187,84,177,39,393268,84,178,128,176,177,393268,84,179,134,178,165,393268,84,180,128,
176,179,393268,84,181,130,180,112,393268,84,182,134,181,179,262172,183,86,182,262176,184,7,183,
196637,18,86,196638,19,18,262176,185,12,19,262203,185,20,12,393268,84,186,130,176,112,262176,187,
12,86,262172,188,86,175,262176,189,4,188,262203,189,190,4,393268,84,191,132,176,175,393268,84,192,
134,191,117,393268,84,193,130,192,112,196637,25,97,196638,26,25,262176,194,12,26,262203,194,27,12,
262176,195,12,97,196656,146,28,196637,29,97,196638,30,29,262176,196,12,30,262203,196,31,12,393268,
84,34,134,191,117,458796,97,197,172,172,172,172,262167,198,146,4,262187,86,199,1123942400,262187,
86,200,3271557120,262187,135,201,255,262187,86,202,925353388,262187,86,203,1065353216,262176,204,
4,84,262203,204,205,4,262176,206,4,135,262203,206,207,4,262187,86,208,1006699012,393268,146,209,
172,124,112,393268,84,210,132,116,117,262167,211,84,4,262172,212,211,116,262176,213,4,212,262203,
213,214,4,262187,86,215,1199579328,262187,86,216,931135488,262203,204,217,4,262203,204,218,4,
393268,84,219,134,191,117,262187,84,220,2147483647,262187,86,221,1182662656,262187,86,222,
947978756,393268,84,223,128,5,98,393268,84,224,134,223,100,393268,84,225,132,224,102,393268,84,44,
134,191,117,262187,86,226,3330146304,262187,135,227,64,262187,135,228,7,262187,135,229,128,196637,
52,84,196638,53,52,262176,230,12,53,262203,230,54,12,262176,231,12,84,393268,84,56,134,5,175,
393268,84,57,128,56,166,262187,86,232,864035822,262187,86,233,786163455,262187,86,234,1482907561,
262187,86,235,1065361605,262187,86,236,1008981770,262187,135,237,16,393268,84,238,196,5,237,
589854,67,84,84,84,84,86,86,84,262176,239,9,67,262203,239,240,9,262187,135,241,6,262176,242,9,84,
262167,243,84,3,262176,244,1,243,262203,244,4,1,196657,146,70,262187,135,245,5,262176,246,9,86,
262187,135,247,3,262172,71,84,102,262172,72,84,100,196637,73,84,1114142,74,84,84,84,84,84,84,84,
84,84,84,86,84,71,72,73,262176,248,12,74,262203,248,75,12,262187,135,249,2,393268,84,250,134,191,
117,196657,146,76,196637,77,211,196638,78,77,262176,251,12,78,262203,251,79,12,262176,252,4,211,
262176,253,12,211,262194,84,80,1,393267,243,81,80,112,112,262187,86,254,2139095040,327734,82,2,0,
83,131320,255,262203,94,256,7,262203,87,257,7,262203,87,258,7,262203,131,259,7,262203,94,260,7,
262203,94,261,7,262203,94,262,7,262203,131,263,7,262203,131,264,7,262203,87,265,7,262203,94,266,7,
262203,131,267,7,262203,94,268,7,262203,94,269,7,262203,94,270,7,262203,94,271,7,262203,94,272,7,
262203,94,273,7,262203,94,274,7,262203,87,275,7,262203,87,276,7,262201,84,277,278,327745,142,279,
4,173,262205,84,280,279,327745,242,281,240,144,262205,84,282,281,327745,242,283,240,148,262205,84,
284,283,327812,84,68,280,284,327808,84,69,282,68,196855,285,0,262394,70,286,287,131320,286,196670,
256,69,327745,246,288,240,145,262205,86,289,288,196670,257,289,327745,246,290,240,245,262205,86,
291,290,196670,258,291,458809,86,292,293,256,257,258,327745,242,294,240,247,262205,84,295,294,
327745,231,296,75,148,262205,84,297,296,327808,84,298,297,280,327812,84,299,298,191,327808,84,300,
295,299,327814,84,301,300,117,131321,302,131320,302,458997,84,303,173,286,304,305,262390,306,305,
0,131321,307,131320,307,327856,146,308,303,124,262394,308,309,306,131320,309,196670,260,69,327745,
242,310,240,249,262205,84,311,310,196670,261,311,196670,262,303,589881,82,312,313,260,261,262,263,
264,262205,130,314,263,196670,259,314,262205,130,315,264,196670,265,292,196670,266,303,196670,267,
314,524345,82,316,317,265,266,267,315,262205,130,318,267,196670,259,318,131321,319,131320,319,
458997,84,320,173,309,321,322,262390,323,322,1,131321,324,131320,324,327856,146,325,320,129,
262394,325,326,323,131320,326,196670,268,303,196670,269,320,393273,84,327,328,268,269,327856,146,
329,327,250,196855,330,0,262394,329,331,330,131320,331,196670,270,303,196670,271,320,393273,84,
332,328,270,271,327808,84,333,301,332,327745,134,334,259,320,262205,97,335,334,393281,195,336,27,
144,333,196670,336,335,131321,330,131320,330,131321,322,131320,322,327808,84,321,320,148,131321,
319,131320,323,131321,305,131320,305,327808,84,304,303,148,131321,302,131320,306,327850,146,337,
280,173,327847,146,338,76,337,196855,339,0,262394,338,340,339,131320,340,196670,272,301,327737,82,
341,342,272,131321,339,131320,339,131321,285,131320,287,196670,273,69,327745,242,343,240,249,
262205,84,344,343,196670,274,344,327745,246,345,240,145,262205,86,346,345,196670,275,346,327745,
246,347,240,245,262205,86,348,347,196670,276,348,524345,86,349,350,273,274,275,276,131321,351,
131320,351,458997,84,352,277,287,353,354,262390,355,354,1,131321,356,131320,356,327856,146,357,
352,116,262394,357,358,355,131320,358,327812,84,359,280,116,327808,84,360,359,352,327745,252,361,
214,352,262205,211,362,361,393281,253,363,79,144,360,196670,363,362,131321,354,131320,354,327808,
84,353,352,6,131321,351,131320,355,327850,146,364,277,173,196855,365,0,262394,364,366,365,131320,
366,327745,242,367,240,247,262205,84,368,367,327812,84,369,153,280,327808,84,370,368,369,393281,
187,371,20,144,370,196670,371,349,327808,84,372,370,112,262205,135,373,207,262268,86,374,373,
393281,187,375,20,144,372,196670,375,374,131321,365,131320,365,131321,285,131320,285,65789,65592,
327734,84,278,0,85,131320,376,262205,84,377,3,131326,377,65592,327734,86,378,0,88,196663,87,379,
131320,380,262205,86,381,379,262268,84,382,381,327810,84,7,143,382,262268,86,383,7,131321,384,
131320,384,458997,86,385,383,380,10,386,458997,135,387,144,380,388,386,262390,389,386,0,131321,
390,131320,390,327857,146,391,387,145,262394,391,392,389,131320,392,262205,86,393,379,327813,86,8,
393,385,327811,86,9,147,8,327813,86,10,385,9,131321,386,131320,386,327808,135,388,387,148,131321,
384,131320,389,131326,385,65592,327734,86,394,0,88,196663,87,395,131320,396,262205,86,397,395,
262268,84,398,397,327874,84,399,398,148,327810,84,11,149,399,262268,86,400,11,262205,86,401,395,
327813,86,12,150,401,131321,402,131320,402,458997,86,403,400,396,16,404,458997,135,405,144,396,
406,404,262390,407,404,0,131321,408,131320,408,327857,146,409,405,145,262394,409,410,407,131320,
410,327813,86,13,12,403,327813,86,14,13,403,327811,86,15,151,14,327813,86,16,403,15,131321,404,
131320,404,327808,135,406,405,148,131321,402,131320,407,131326,403,65592,327734,86,411,0,89,
196663,87,412,196663,87,413,131320,414,262205,86,415,412,262205,86,416,413,327809,86,17,415,416,
131326,17,65592,327734,86,417,0,93,196663,92,418,131320,419,262203,87,420,7,262203,87,421,7,
262203,87,422,7,262203,87,423,7,262203,87,424,7,262203,87,425,7,262203,87,426,7,262203,87,427,7,
262203,87,428,7,262203,87,429,7,262203,87,430,7,262203,87,431,7,262203,87,432,7,262203,87,433,7,
262203,87,434,7,262203,87,435,7,262203,87,436,7,262203,87,437,7,262203,87,438,7,262203,87,439,7,
262203,87,440,7,262203,87,441,7,262203,87,442,7,262203,87,443,7,262203,87,444,7,262203,87,445,7,
262203,87,446,7,262203,87,447,7,262201,84,448,278,327879,84,449,448,152,327812,84,450,449,90,
327879,84,451,448,106,327808,84,452,450,451,262368,153,153,154,131321,453,131320,453,458997,135,
454,144,419,455,456,262390,457,456,1,131321,458,131320,458,327857,146,459,454,155,262394,459,460,
457,131320,460,327812,84,461,448,90,262268,84,462,454,327808,84,463,461,462,327745,87,464,418,454,
262205,86,465,464,327745,160,466,159,463,196670,466,465,131321,456,131320,456,327808,135,455,454,
148,131321,453,131320,457,262368,153,153,154,327808,84,467,452,102,327745,160,468,159,452,262205,
86,469,468,196670,420,469,327745,160,470,159,467,262205,86,471,470,196670,421,471,393273,86,472,
411,420,421,327808,84,473,452,104,327808,84,474,452,164,327745,160,475,159,473,262205,86,476,475,
196670,422,476,327745,160,477,159,474,262205,86,478,477,196670,423,478,393273,86,479,411,422,423,
196670,424,472,196670,425,479,393273,86,480,411,424,425,327808,84,481,452,90,327808,84,482,452,
165,327745,160,483,159,481,262205,86,484,483,196670,426,484,327745,160,485,159,482,262205,86,486,
485,196670,427,486,393273,86,487,411,426,427,327808,84,488,452,166,327808,84,489,452,167,327745,
160,490,159,488,262205,86,491,490,196670,428,491,327745,160,492,159,489,262205,86,493,492,196670,
429,493,393273,86,494,411,428,429,196670,430,487,196670,431,494,393273,86,495,411,430,431,196670,
432,480,196670,433,495,393273,86,496,411,432,433,327745,160,497,163,448,196670,497,496,262368,153,
153,154,327808,84,498,449,117,327745,160,499,163,449,262205,86,500,499,196670,434,500,327745,160,
501,163,498,262205,86,502,501,196670,435,502,393273,86,503,411,434,435,327808,84,504,449,153,
327808,84,505,449,168,327745,160,506,163,504,262205,86,507,506,196670,436,507,327745,160,508,163,
505,262205,86,509,508,196670,437,509,393273,86,510,411,436,437,196670,438,503,196670,439,510,
393273,86,511,411,438,439,327808,84,512,449,112,327808,84,513,449,169,327745,160,514,163,512,
262205,86,515,514,196670,440,515,327745,160,516,163,513,262205,86,517,516,196670,441,517,393273,
86,518,411,440,441,327808,84,519,449,170,327808,84,520,449,106,327745,160,521,163,519,262205,86,
522,521,196670,442,522,327745,160,523,163,520,262205,86,524,523,196670,443,524,393273,86,525,411,
442,443,196670,444,518,196670,445,525,393273,86,526,411,444,445,196670,446,511,196670,447,526,
393273,86,527,411,446,447,131326,527,65592,327734,86,293,0,95,196663,94,528,196663,87,529,196663,
87,530,131320,531,262203,184,532,7,262203,92,533,7,262203,92,534,7,262203,87,535,7,262201,84,536,
278,327879,84,537,536,171,131321,538,131320,538,458997,86,539,172,531,540,541,458997,84,542,173,
531,543,541,262390,544,541,0,131321,545,131320,545,327856,146,546,542,179,262394,546,547,544,
131320,547,131321,548,131320,548,458997,84,549,173,547,550,551,262390,552,551,1,131321,553,131320,
553,327856,146,554,549,182,262394,554,555,552,131320,555,327812,84,556,542,182,327808,84,557,556,
549,262205,84,558,528,458764,84,559,1,38,557,186,327812,84,560,559,175,327808,84,561,558,560,
327808,84,562,561,537,393281,187,563,20,144,562,262205,86,564,563,327745,87,565,532,549,196670,
565,564,327854,146,566,557,176,196855,567,0,262394,566,568,567,131320,568,196670,565,172,131321,
567,131320,567,131321,551,131320,551,327808,84,550,549,148,131321,548,131320,552,131321,569,
131320,569,458997,86,540,539,552,22,570,458997,84,571,173,552,572,570,262390,573,570,1,131321,574,
131320,574,327856,146,575,571,182,262394,575,576,573,131320,576,327745,87,577,532,571,262205,86,
578,577,262205,86,579,577,327813,86,21,578,579,327809,86,22,540,21,131321,570,131320,570,327808,
84,572,571,148,131321,569,131320,573,131321,541,131320,541,327808,84,543,542,148,131321,538,
131320,544,327745,160,580,190,537,196670,580,539,262368,153,153,154,131321,581,131320,581,458997,
135,582,144,544,583,584,262390,585,584,1,131321,586,131320,586,327857,146,587,582,155,262394,587,
588,585,131320,588,262201,84,589,278,327879,84,590,589,106,327812,84,591,590,90,262268,84,592,582,
327808,84,593,591,592,327745,160,594,190,593,262205,86,595,594,327745,87,596,533,582,196670,596,
595,131321,584,131320,584,327808,135,583,582,148,131321,581,131320,585,262205,91,597,533,196670,
534,597,327737,86,598,417,534,262205,86,599,529,327813,86,23,598,599,262205,86,600,530,327809,86,
24,23,600,196670,535,24,327737,86,601,394,535,131326,601,65592,327734,84,328,0,96,196663,94,602,
196663,94,603,131320,604,262201,84,605,278,262205,84,606,602,327812,84,607,606,129,262205,84,608,
603,327808,84,609,607,608,327812,84,610,609,6,327808,84,611,605,610,131326,611,65592,327734,82,
313,0,132,196663,94,612,196663,94,613,196663,94,614,196663,131,615,196663,131,616,131320,617,
262203,94,618,7,262203,94,619,7,131321,620,131320,620,458997,84,621,173,617,622,623,262390,624,
623,1,131321,625,131320,625,327856,146,626,621,129,262394,626,627,624,131320,627,262205,84,628,
614,196670,618,628,196670,619,621,393273,84,629,328,618,619,458764,84,630,1,38,629,193,262205,84,
631,612,327814,84,632,631,117,327808,84,633,632,630,393281,195,634,27,144,633,262205,97,635,634,
327745,134,636,615,621,196670,636,635,196855,637,0,262394,28,638,637,131320,638,262205,84,639,613,
327814,84,640,639,117,327808,84,641,640,630,393281,195,642,31,144,641,262205,97,643,642,327745,
134,644,616,621,196670,644,643,131321,637,131320,637,131321,623,131320,623,327808,84,622,621,148,
131321,620,131320,624,65789,65592,327734,82,317,0,133,196663,87,645,196663,94,646,196663,131,647,
196663,130,648,131320,649,262203,131,650,7,262203,94,651,7,262203,94,652,7,131321,653,131320,653,
458997,84,654,173,649,35,655,262390,656,655,1,131321,657,131320,657,327856,146,658,654,129,262394,
658,659,656,131320,659,327745,134,660,647,654,262205,97,661,660,196855,662,0,262394,28,663,662,
131320,663,262205,86,664,645,327822,97,32,661,664,196670,650,648,327745,134,665,650,654,262205,97,
666,665,327813,97,33,32,666,131321,662,131320,662,458997,97,667,661,659,33,663,262205,84,668,646,
196670,651,668,196670,652,654,393273,84,669,328,651,652,327856,146,670,669,34,458832,198,671,670,
670,670,670,393385,97,672,671,667,197,196670,660,672,131321,655,131320,655,327808,84,35,654,148,
131321,653,131320,656,65789,65592,327734,84,673,0,137,196663,134,674,196663,87,675,196663,136,676,
131320,677,262203,134,678,7,262205,97,679,674,262205,86,680,675,327822,97,36,679,680,196670,678,
36,131321,681,131320,681,458997,84,682,173,677,683,684,458997,135,685,144,677,686,684,262390,687,
684,1,131321,688,131320,688,327857,146,689,685,145,262394,689,690,687,131320,690,327745,87,691,
678,685,262205,86,692,691,327864,146,693,692,199,196855,694,0,262394,693,695,696,131320,695,
262205,86,697,691,131321,694,131320,696,131321,694,131320,694,458997,86,698,697,695,199,696,
327866,146,699,698,200,393385,86,700,699,698,200,393228,86,701,1,2,700,262254,135,702,701,262205,
135,703,676,327808,135,704,703,702,196670,676,704,327879,135,705,702,201,262268,84,706,705,327812,
135,707,155,685,327876,84,708,706,707,327877,84,683,682,708,131321,684,131320,684,327808,135,686,
685,148,131321,681,131320,687,131326,682,65592,327734,86,350,0,138,196663,94,709,196663,94,710,
196663,87,711,196663,87,712,131320,713,262203,131,714,7,262203,94,715,7,262203,94,716,7,262203,94,
717,7,262203,131,718,7,262203,131,719,7,262203,94,720,7,262203,87,721,7,262203,87,722,7,262203,94,
723,7,262203,94,724,7,262203,94,725,7,262203,131,726,7,262203,131,727,7,262203,87,728,7,262203,94,
729,7,262203,131,730,7,262203,87,731,7,262203,94,732,7,262203,94,733,7,262203,94,734,7,262203,131,
735,7,262203,131,736,7,262203,87,737,7,262203,94,738,7,262203,131,739,7,262203,94,740,7,262203,94,
741,7,262203,134,742,7,262203,87,743,7,262203,136,744,7,262201,84,745,278,327850,146,746,745,173,
196855,747,0,262394,746,748,747,131320,748,196670,205,173,196670,207,144,131321,747,131320,747,
262205,84,749,709,196670,715,749,262205,84,750,710,196670,716,750,196670,717,173,589881,82,751,
313,715,716,717,718,719,262205,130,752,718,196670,714,752,262205,130,753,719,196855,754,0,262394,
28,755,756,131320,755,262205,84,757,709,196670,720,757,262205,86,758,711,196670,721,758,262205,86,
759,712,196670,722,759,458809,86,760,293,720,721,722,131321,754,131320,756,262368,153,153,154,
131321,754,131320,754,458997,86,761,760,755,203,756,131321,762,131320,762,458997,130,763,753,754,
764,765,458997,86,766,202,754,767,765,458997,84,768,173,754,769,765,262390,770,765,0,131321,771,
131320,771,327856,146,772,768,124,262394,772,773,770,131320,773,327852,146,774,768,173,196855,775,
0,262394,774,776,775,131320,776,262205,84,777,709,196670,723,777,262205,84,778,710,196670,724,778,
196670,725,768,589881,82,779,313,723,724,725,726,727,262205,130,780,726,196670,714,780,262205,130,
781,727,131321,775,131320,775,458997,130,764,763,773,781,776,196670,728,761,196670,729,768,262205,
130,782,714,196670,730,782,524345,82,783,317,728,729,730,764,262205,130,784,730,196670,714,784,
131321,785,131320,785,458997,84,786,173,775,787,788,458997,86,767,766,775,789,788,262390,790,788,
1,131321,791,131320,791,327856,146,792,786,129,262394,792,793,790,131320,793,131321,794,131320,
794,458997,86,789,767,793,795,796,458997,135,797,144,793,798,796,262390,799,796,1,131321,800,
131320,800,327857,146,801,797,145,262394,801,802,799,131320,802,393281,87,803,714,786,797,262205,
86,804,803,393228,86,805,1,4,804,327866,146,806,805,789,393385,86,795,806,805,789,131321,796,
131320,796,327808,135,798,797,148,131321,794,131320,799,131321,788,131320,788,327808,84,787,786,
148,131321,785,131320,790,131321,765,131320,765,327808,84,769,768,148,131321,762,131320,770,
262268,84,807,766,458991,84,808,205,112,173,807,262368,153,153,154,262205,84,809,205,262268,86,
810,809,196670,731,810,327737,86,811,378,731,327813,86,37,199,811,327813,86,38,810,208,131321,812,
131320,812,458997,135,813,144,770,814,815,458997,84,816,173,770,817,815,262390,818,815,0,131321,
819,131320,819,327856,146,820,816,124,262394,820,821,818,131320,821,196855,822,0,262394,209,823,
822,131320,823,262205,84,824,709,196670,732,824,262205,84,825,710,196670,733,825,196670,734,816,
589881,82,826,313,732,733,734,735,736,262205,130,827,735,196670,714,827,262205,130,828,736,196670,
737,761,196670,738,816,196670,739,827,524345,82,829,317,737,738,739,828,262205,130,830,739,196670,
714,830,131321,822,131320,822,131321,831,131320,831,458997,135,814,813,822,832,833,458997,84,834,
173,822,835,833,262390,836,833,1,131321,837,131320,837,327856,146,838,834,129,262394,838,839,836,
131320,839,196670,740,816,196670,741,834,393273,84,840,328,740,741,327745,134,841,714,834,262205,
97,842,841,196670,742,842,196670,743,37,196670,744,814,458809,84,843,673,742,743,744,262205,135,
832,744,327856,146,844,840,210,196855,845,0,262394,844,846,845,131320,846,327814,84,847,840,117,
327817,84,848,840,117,393281,204,849,214,847,848,196670,849,843,131321,845,131320,845,131321,833,
131320,833,327808,84,835,834,148,131321,831,131320,836,131321,815,131320,815,327808,84,817,816,
148,131321,812,131320,818,458986,135,850,207,112,173,813,262368,153,153,154,131326,38,65592,
327734,84,851,0,139,196663,87,852,131320,853,262205,86,854,852,327813,86,39,854,215,262253,84,855,
39,327808,84,856,855,112,131326,856,65592,327734,86,857,0,140,196663,94,858,131320,859,262203,87,
860,7,262205,84,861,858,262256,86,862,861,327813,86,40,862,216,196670,860,40,327737,86,863,394,
860,327813,86,41,40,863,131326,41,65592,327734,82,342,0,141,196663,94,864,131320,865,262203,87,
866,7,262203,134,867,7,262203,87,868,7,262203,87,869,7,262203,94,870,7,262203,94,871,7,262203,94,
872,7,262201,84,873,278,327850,146,874,873,173,196855,875,0,262394,874,876,875,131320,876,196670,
218,173,196670,217,173,196670,205,173,196670,207,144,131321,875,131320,875,262368,153,153,154,
131321,877,131320,877,458997,84,878,173,875,879,880,458997,84,881,873,875,882,880,262390,883,880,
0,131321,884,131320,884,327856,146,885,881,219,262394,885,886,883,131320,886,131321,887,131320,
887,458997,84,879,878,886,888,889,458997,135,890,144,886,891,889,262390,892,889,1,131321,893,
131320,893,327857,146,894,890,145,262394,894,895,892,131320,895,262205,84,896,864,327808,84,897,
896,881,458817,187,898,27,144,897,890,262205,86,899,898,262268,84,900,899,327879,84,901,900,220,
458764,84,888,1,41,879,901,131321,889,131320,889,327808,135,891,890,148,131321,887,131320,892,
131321,880,131320,880,327808,84,882,881,6,131321,877,131320,883,458991,84,902,205,112,173,878,
262368,153,153,154,262205,84,903,205,262268,86,904,903,196670,866,904,327737,86,905,378,866,
327813,86,42,221,905,262205,84,906,205,262268,86,907,906,327813,86,43,907,222,131321,908,131320,
908,458997,86,909,172,883,910,911,458997,86,912,172,883,913,911,458997,135,914,144,883,915,911,
458997,84,916,873,883,55,911,262390,917,911,0,131321,918,131320,918,327856,146,919,916,225,262394,
919,920,917,131320,920,327856,146,921,916,44,196855,922,0,262394,921,923,924,131320,923,262205,84,
925,864,327808,84,926,925,916,393281,195,927,27,144,926,262205,97,928,927,131321,922,131320,924,
131321,922,131320,922,458997,97,929,928,923,197,924,196670,867,929,131321,930,131320,930,458997,
86,910,909,922,51,931,458997,86,913,912,922,49,931,458997,135,915,914,922,932,931,458997,84,933,
173,922,934,931,458997,84,935,173,922,936,931,458997,135,937,144,922,938,931,262390,939,931,1,
131321,940,131320,940,327857,146,941,937,145,262394,941,942,939,131320,942,327745,87,943,867,937,
262205,86,944,943,327813,86,45,944,42,524300,86,945,1,43,45,226,221,393228,86,946,1,2,945,262254,
135,947,946,327808,135,948,947,227,327875,135,949,948,228,327812,135,950,229,949,327810,135,951,
947,950,262255,86,952,947,327811,86,46,45,952,327813,86,47,45,222,327808,135,932,915,947,327813,
86,48,47,47,327809,86,49,913,48,327813,86,50,46,46,327809,86,51,910,50,327879,135,953,949,201,
262268,84,954,953,327812,135,955,155,937,327876,84,956,954,955,327877,84,936,935,956,327879,135,
957,951,201,262268,84,958,957,327876,84,959,958,955,327877,84,934,933,959,131321,931,131320,931,
327808,135,938,937,148,131321,930,131320,939,327814,84,960,916,153,327812,84,961,960,117,327817,
84,962,916,153,327808,84,963,961,962,393281,231,964,54,144,963,196670,964,935,327808,84,965,963,
153,393281,231,966,54,144,965,196670,966,933,131321,911,131320,911,327808,84,55,916,6,131321,908,
131320,917,458986,135,967,207,112,173,914,196670,868,912,327737,84,968,851,868,458986,84,969,217,
112,173,968,196670,869,909,327737,84,970,851,869,458986,84,971,218,112,173,970,262368,153,153,154,
327851,146,972,873,173,196855,973,0,262394,972,974,973,131320,974,65789,131320,973,262205,84,975,
205,262268,86,976,975,262256,86,977,57,327813,86,58,977,232,327866,146,978,976,233,327864,146,979,
976,234,327847,146,980,978,979,262205,84,981,217,196670,870,981,327737,86,982,857,870,327813,86,
59,976,982,327813,86,60,59,235,262205,84,983,218,196670,871,983,327737,86,984,857,871,196670,872,
238,327737,86,985,857,872,327813,86,61,236,985,327809,86,62,984,61,327813,86,63,43,62,327813,86,
64,63,235,327813,86,65,58,60,327809,86,66,64,65,327745,242,986,240,241,262205,84,987,986,393281,
187,988,20,144,987,196670,988,43,327808,84,989,987,112,262205,135,990,207,262268,86,991,990,
393281,187,992,20,144,989,196670,992,991,327808,84,993,987,153,393281,187,994,20,144,993,196670,
994,60,327808,84,995,987,170,196855,996,0,262394,980,997,998,131320,997,131321,996,131320,998,
131321,996,131320,996,458997,86,999,66,997,254,998,393281,187,1000,20,144,995,196670,1000,999,
65789,65592,};
static const uint32_t bitnet__spv_prepare_fast[] = {
119734787,66304,524299,989,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
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
327752,74,13,35,176,327752,74,14,35,688,196679,74,2,262215,75,34,0,262215,75,33,7,262215,76,1,3,
262215,77,6,16,262216,78,0,25,327752,78,0,35,0,196679,78,2,262215,79,34,0,262215,79,33,3,262215,
80,1,0,262215,81,11,25,131091,82,196641,83,82,262165,84,32,0,196641,85,84,196630,86,32,262176,87,
7,86,262177,88,86,87,327713,89,86,87,87,262187,84,90,8,262172,91,86,90,262176,92,7,91,262177,93,
86,92,262176,94,7,84,393249,95,86,94,87,87,327713,96,84,94,94,262167,97,86,4,262194,84,5,256,
262187,84,98,127,393268,84,99,128,5,98,262187,84,100,128,393268,84,101,134,99,100,262187,84,102,
32,393268,84,103,132,101,102,262187,84,104,16,393268,84,105,134,103,104,262187,84,106,7,393268,84,
107,128,105,106,393268,84,108,134,107,90,393268,84,109,128,108,106,393268,84,110,134,109,90,
393268,84,111,128,108,110,262187,84,112,1,393268,84,113,130,111,112,393268,84,114,134,113,110,
393268,84,115,132,110,114,393268,84,116,132,115,102,262187,84,117,4,393268,84,118,132,116,117,
393268,84,119,132,116,117,262194,84,6,128,393268,84,120,132,90,6,393268,84,121,128,119,120,393268,
84,122,130,121,112,393268,84,123,132,90,6,393268,84,124,134,122,123,393268,84,125,132,124,6,
393268,84,126,128,118,125,393268,84,127,130,126,112,393268,84,128,132,124,6,393268,84,129,134,127,
128,262172,130,97,129,262176,131,7,130,524321,132,82,94,94,94,131,131,458785,133,82,87,94,131,130,
262176,134,7,97,262165,135,32,1,262176,136,7,135,393249,137,84,134,87,136,458785,138,86,94,94,87,
87,262177,139,84,87,262177,140,86,94,262177,141,82,94,262176,142,1,84,262203,142,3,1,262187,84,
143,2129859015,262187,135,144,0,262187,135,145,4,131092,146,262187,86,147,1073741824,262187,135,
148,1,262187,84,149,1597463007,262187,86,150,1056964608,262187,86,151,1069547520,262187,84,152,0,
262187,84,153,2,262172,154,86,117,262176,155,7,154,262187,84,156,3,262187,135,157,2,262172,158,86,
153,262176,159,7,158,262187,84,160,63,262187,86,161,0,393268,84,162,128,5,160,262187,84,163,64,
393268,84,164,134,162,163,262187,84,165,39,393268,84,166,128,164,165,262187,84,167,40,393268,84,
168,134,166,167,393268,84,169,128,164,168,393268,84,170,130,169,112,393268,84,171,134,170,168,
262172,172,86,171,262176,173,7,172,196637,18,86,196638,19,18,262176,174,12,19,262203,174,20,12,
393268,84,175,130,164,112,262176,176,12,86,262172,177,86,163,262176,178,4,177,262203,178,179,4,
262176,180,4,86,262187,84,181,264,262187,135,182,8,393268,84,183,132,164,163,393268,84,184,134,
183,117,393268,84,185,130,184,112,196637,25,97,196638,26,25,262176,186,12,26,262203,186,27,12,
262176,187,12,97,196656,146,28,196637,29,97,196638,30,29,262176,188,12,30,262203,188,31,12,393268,
84,34,134,183,117,458796,97,189,161,161,161,161,262167,190,146,4,262187,86,191,1123942400,262187,
86,192,3271557120,262187,135,193,255,262187,86,194,925353388,262187,86,195,1065353216,262176,196,
4,84,262203,196,197,4,262176,198,4,135,262203,198,199,4,262187,86,200,1006699012,393268,146,201,
172,124,112,393268,84,202,132,116,117,262167,203,84,4,262172,204,203,116,262176,205,4,204,262203,
205,206,4,262187,86,207,1199579328,262187,86,208,931135488,262203,196,209,4,262203,196,210,4,
393268,84,211,134,183,117,262187,84,212,2147483647,262187,86,213,1182662656,262187,86,214,
947978756,393268,84,215,128,5,98,393268,84,216,134,215,100,393268,84,217,132,216,102,393268,84,44,
134,183,117,262187,86,218,3330146304,262187,135,219,64,262187,135,220,7,262187,135,221,128,196637,
52,84,196638,53,52,262176,222,12,53,262203,222,54,12,262176,223,12,84,393268,84,56,134,5,163,
262187,84,224,24,393268,84,57,128,56,224,262187,86,225,864035822,262187,86,226,786163455,262187,
86,227,1482907561,262187,86,228,1065361605,262187,86,229,1008981770,262187,135,230,16,393268,84,
231,196,5,230,589854,67,84,84,84,84,86,86,84,262176,232,9,67,262203,232,233,9,262187,135,234,6,
262176,235,9,84,262167,236,84,3,262176,237,1,236,262203,237,4,1,196657,146,70,262187,135,238,5,
262176,239,9,86,262187,135,240,3,262172,71,84,102,262172,72,84,100,196637,73,84,1114142,74,84,84,
84,84,84,84,84,84,84,84,86,84,71,72,73,262176,241,12,74,262203,241,75,12,393268,84,242,134,183,
117,196657,146,76,196637,77,203,196638,78,77,262176,243,12,78,262203,243,79,12,262176,244,4,203,
262176,245,12,203,262194,84,80,1,393267,236,81,80,112,112,262187,86,246,2139095040,327734,82,2,0,
83,131320,247,262203,94,248,7,262203,87,249,7,262203,87,250,7,262203,131,251,7,262203,94,252,7,
262203,94,253,7,262203,94,254,7,262203,131,255,7,262203,131,256,7,262203,87,257,7,262203,94,258,7,
262203,131,259,7,262203,94,260,7,262203,94,261,7,262203,94,262,7,262203,94,263,7,262203,94,264,7,
262203,94,265,7,262203,94,266,7,262203,87,267,7,262203,87,268,7,262201,84,269,270,327745,142,271,
4,152,262205,84,272,271,327745,235,273,233,144,262205,84,274,273,327745,235,275,233,148,262205,84,
276,275,327812,84,68,272,276,327808,84,69,274,68,196855,277,0,262394,70,278,279,131320,278,196670,
248,69,327745,239,280,233,145,262205,86,281,280,196670,249,281,327745,239,282,233,238,262205,86,
283,282,196670,250,283,458809,86,284,285,248,249,250,327745,235,286,233,240,262205,84,287,286,
327745,223,288,75,148,262205,84,289,288,327808,84,290,289,272,327812,84,291,290,183,327808,84,292,
287,291,327814,84,293,292,117,131321,294,131320,294,458997,84,295,152,278,296,297,262390,298,297,
0,131321,299,131320,299,327856,146,300,295,124,262394,300,301,298,131320,301,196670,252,69,327745,
235,302,233,157,262205,84,303,302,196670,253,303,196670,254,295,589881,82,304,305,252,253,254,255,
256,262205,130,306,255,196670,251,306,262205,130,307,256,196670,257,284,196670,258,295,196670,259,
306,524345,82,308,309,257,258,259,307,262205,130,310,259,196670,251,310,131321,311,131320,311,
458997,84,312,152,301,313,314,262390,315,314,1,131321,316,131320,316,327856,146,317,312,129,
262394,317,318,315,131320,318,196670,260,295,196670,261,312,393273,84,319,320,260,261,327856,146,
321,319,242,196855,322,0,262394,321,323,322,131320,323,196670,262,295,196670,263,312,393273,84,
324,320,262,263,327808,84,325,293,324,327745,134,326,251,312,262205,97,327,326,393281,187,328,27,
144,325,196670,328,327,131321,322,131320,322,131321,314,131320,314,327808,84,313,312,148,131321,
311,131320,315,131321,297,131320,297,327808,84,296,295,148,131321,294,131320,298,327850,146,329,
272,152,327847,146,330,76,329,196855,331,0,262394,330,332,331,131320,332,196670,264,293,327737,82,
333,334,264,131321,331,131320,331,131321,277,131320,279,196670,265,69,327745,235,335,233,157,
262205,84,336,335,196670,266,336,327745,239,337,233,145,262205,86,338,337,196670,267,338,327745,
239,339,233,238,262205,86,340,339,196670,268,340,524345,86,341,342,265,266,267,268,131321,343,
131320,343,458997,84,344,269,279,345,346,262390,347,346,1,131321,348,131320,348,327856,146,349,
344,116,262394,349,350,347,131320,350,327812,84,351,272,116,327808,84,352,351,344,327745,244,353,
206,344,262205,203,354,353,393281,245,355,79,144,352,196670,355,354,131321,346,131320,346,327808,
84,345,344,6,131321,343,131320,347,327850,146,356,269,152,196855,357,0,262394,356,358,357,131320,
358,327745,235,359,233,240,262205,84,360,359,327812,84,361,153,272,327808,84,362,360,361,393281,
176,363,20,144,362,196670,363,341,327808,84,364,362,112,262205,135,365,199,262268,86,366,365,
393281,176,367,20,144,364,196670,367,366,131321,357,131320,357,131321,277,131320,277,65789,65592,
327734,84,270,0,85,131320,368,262205,84,369,3,131326,369,65592,327734,86,370,0,88,196663,87,371,
131320,372,262205,86,373,371,262268,84,374,373,327810,84,7,143,374,262268,86,375,7,131321,376,
131320,376,458997,86,377,375,372,10,378,458997,135,379,144,372,380,378,262390,381,378,0,131321,
382,131320,382,327857,146,383,379,145,262394,383,384,381,131320,384,262205,86,385,371,327813,86,8,
385,377,327811,86,9,147,8,327813,86,10,377,9,131321,378,131320,378,327808,135,380,379,148,131321,
376,131320,381,131326,377,65592,327734,86,386,0,88,196663,87,387,131320,388,262205,86,389,387,
262268,84,390,389,327874,84,391,390,148,327810,84,11,149,391,262268,86,392,11,262205,86,393,387,
327813,86,12,150,393,131321,394,131320,394,458997,86,395,392,388,16,396,458997,135,397,144,388,
398,396,262390,399,396,0,131321,400,131320,400,327857,146,401,397,145,262394,401,402,399,131320,
402,327813,86,13,12,395,327813,86,14,13,395,327811,86,15,151,14,327813,86,16,395,15,131321,396,
131320,396,327808,135,398,397,148,131321,394,131320,399,131326,395,65592,327734,86,403,0,89,
196663,87,404,196663,87,405,131320,406,262205,86,407,404,262205,86,408,405,327809,86,17,407,408,
131326,17,65592,327734,86,409,0,93,196663,92,410,131320,411,262203,155,412,7,262203,87,413,7,
262203,87,414,7,262203,159,415,7,262203,87,416,7,262203,87,417,7,262203,87,418,7,262203,87,419,7,
262203,87,420,7,262203,87,421,7,262203,87,422,7,262203,87,423,7,262203,87,424,7,262203,87,425,7,
262201,84,426,270,327879,84,427,426,106,327879,84,428,427,117,327851,146,429,428,152,327879,84,
430,427,153,327851,146,431,430,152,327879,84,432,427,112,327851,146,433,432,152,131321,434,131320,
434,458997,135,435,144,411,436,437,262390,438,437,1,131321,439,131320,439,327857,146,440,435,145,
262394,440,441,438,131320,441,196855,442,0,262394,429,443,444,131320,443,327808,135,445,435,145,
327745,87,446,410,445,262205,86,447,446,131321,442,131320,444,327745,87,448,410,435,262205,86,449,
448,131321,442,131320,442,458997,86,450,447,443,449,444,196855,451,0,262394,429,452,453,131320,
452,327745,87,454,410,435,262205,86,455,454,131321,451,131320,453,327808,135,456,435,145,327745,
87,457,410,456,262205,86,458,457,131321,451,131320,451,458997,86,459,455,452,458,453,393562,86,
460,156,459,117,196670,413,450,196670,414,460,393273,86,461,403,413,414,327745,87,462,412,435,
196670,462,461,131321,437,131320,437,327808,135,436,435,148,131321,434,131320,438,131321,463,
131320,463,458997,135,464,144,438,465,466,262390,467,466,1,131321,468,131320,468,327857,146,469,
464,157,262394,469,470,467,131320,470,196855,471,0,262394,431,472,473,131320,472,327808,135,474,
464,157,327745,87,475,412,474,262205,86,476,475,131321,471,131320,473,327745,87,477,412,464,
262205,86,478,477,131321,471,131320,471,458997,86,479,476,472,478,473,196855,480,0,262394,431,481,
482,131320,481,327745,87,483,412,464,262205,86,484,483,131321,480,131320,482,327808,135,485,464,
157,327745,87,486,412,485,262205,86,487,486,131321,480,131320,480,458997,86,488,484,481,487,482,
393562,86,489,156,488,153,196670,416,479,196670,417,489,393273,86,490,403,416,417,327745,87,491,
415,464,196670,491,490,131321,466,131320,466,327808,135,465,464,148,131321,463,131320,467,196855,
492,0,262394,433,493,494,131320,493,327745,87,495,415,148,262205,86,496,495,131321,492,131320,494,
327745,87,497,415,144,262205,86,498,497,131321,492,131320,492,458997,86,499,496,493,498,494,
196855,500,0,262394,433,501,502,131320,501,327745,87,503,415,144,262205,86,504,503,131321,500,
131320,502,327745,87,505,415,148,262205,86,506,505,131321,500,131320,500,458997,86,507,504,501,
506,502,393562,86,508,156,507,112,196670,418,499,196670,419,508,393273,86,509,403,418,419,393562,
86,510,156,509,117,196670,420,509,196670,421,510,393273,86,511,403,420,421,393562,86,512,156,511,
153,196670,422,511,196670,423,512,393273,86,513,403,422,423,393562,86,514,156,513,112,196670,424,
513,196670,425,514,393273,86,515,403,424,425,131326,515,65592,327734,86,285,0,95,196663,94,516,
196663,87,517,196663,87,518,131320,519,262203,173,520,7,262203,92,521,7,262203,92,522,7,262203,87,
523,7,262201,84,524,270,327879,84,525,524,160,131321,526,131320,526,458997,86,527,161,519,528,529,
458997,84,530,152,519,531,529,262390,532,529,0,131321,533,131320,533,327856,146,534,530,168,
262394,534,535,532,131320,535,131321,536,131320,536,458997,84,537,152,535,538,539,262390,540,539,
1,131321,541,131320,541,327856,146,542,537,171,262394,542,543,540,131320,543,327812,84,544,530,
171,327808,84,545,544,537,262205,84,546,516,458764,84,547,1,38,545,175,327812,84,548,547,163,
327808,84,549,546,548,327808,84,550,549,525,393281,176,551,20,144,550,262205,86,552,551,327745,87,
553,520,537,196670,553,552,327854,146,554,545,164,196855,555,0,262394,554,556,555,131320,556,
196670,553,161,131321,555,131320,555,131321,539,131320,539,327808,84,538,537,148,131321,536,
131320,540,131321,557,131320,557,458997,86,528,527,540,22,558,458997,84,559,152,540,560,558,
262390,561,558,1,131321,562,131320,562,327856,146,563,559,171,262394,563,564,561,131320,564,
327745,87,565,520,559,262205,86,566,565,262205,86,567,565,327813,86,21,566,567,327809,86,22,528,
21,131321,558,131320,558,327808,84,560,559,148,131321,557,131320,561,131321,529,131320,529,327808,
84,531,530,148,131321,526,131320,532,327745,180,568,179,525,196670,568,527,262368,153,153,181,
131321,569,131320,569,458997,135,570,144,532,571,572,262390,573,572,1,131321,574,131320,574,
327857,146,575,570,182,262394,575,576,573,131320,576,262201,84,577,270,327879,84,578,577,106,
327812,84,579,578,90,262268,84,580,570,327808,84,581,579,580,327745,180,582,179,581,262205,86,583,
582,327745,87,584,521,570,196670,584,583,131321,572,131320,572,327808,135,571,570,148,131321,569,
131320,573,262205,91,585,521,196670,522,585,327737,86,586,409,522,262205,86,587,517,327813,86,23,
586,587,262205,86,588,518,327809,86,24,23,588,196670,523,24,327737,86,589,386,523,131326,589,
65592,327734,84,320,0,96,196663,94,590,196663,94,591,131320,592,262201,84,593,270,262205,84,594,
590,327812,84,595,594,129,262205,84,596,591,327808,84,597,595,596,327812,84,598,597,6,327808,84,
599,593,598,131326,599,65592,327734,82,305,0,132,196663,94,600,196663,94,601,196663,94,602,196663,
131,603,196663,131,604,131320,605,262203,94,606,7,262203,94,607,7,131321,608,131320,608,458997,84,
609,152,605,610,611,262390,612,611,1,131321,613,131320,613,327856,146,614,609,129,262394,614,615,
612,131320,615,262205,84,616,602,196670,606,616,196670,607,609,393273,84,617,320,606,607,458764,
84,618,1,38,617,185,262205,84,619,600,327814,84,620,619,117,327808,84,621,620,618,393281,187,622,
27,144,621,262205,97,623,622,327745,134,624,603,609,196670,624,623,196855,625,0,262394,28,626,625,
131320,626,262205,84,627,601,327814,84,628,627,117,327808,84,629,628,618,393281,187,630,31,144,
629,262205,97,631,630,327745,134,632,604,609,196670,632,631,131321,625,131320,625,131321,611,
131320,611,327808,84,610,609,148,131321,608,131320,612,65789,65592,327734,82,309,0,133,196663,87,
633,196663,94,634,196663,131,635,196663,130,636,131320,637,262203,131,638,7,262203,94,639,7,
262203,94,640,7,131321,641,131320,641,458997,84,642,152,637,35,643,262390,644,643,1,131321,645,
131320,645,327856,146,646,642,129,262394,646,647,644,131320,647,327745,134,648,635,642,262205,97,
649,648,196855,650,0,262394,28,651,650,131320,651,262205,86,652,633,327822,97,32,649,652,196670,
638,636,327745,134,653,638,642,262205,97,654,653,327813,97,33,32,654,131321,650,131320,650,458997,
97,655,649,647,33,651,262205,84,656,634,196670,639,656,196670,640,642,393273,84,657,320,639,640,
327856,146,658,657,34,458832,190,659,658,658,658,658,393385,97,660,659,655,189,196670,648,660,
131321,643,131320,643,327808,84,35,642,148,131321,641,131320,644,65789,65592,327734,84,661,0,137,
196663,134,662,196663,87,663,196663,136,664,131320,665,262203,134,666,7,262205,97,667,662,262205,
86,668,663,327822,97,36,667,668,196670,666,36,131321,669,131320,669,458997,84,670,152,665,671,672,
458997,135,673,144,665,674,672,262390,675,672,1,131321,676,131320,676,327857,146,677,673,145,
262394,677,678,675,131320,678,327745,87,679,666,673,262205,86,680,679,327864,146,681,680,191,
196855,682,0,262394,681,683,684,131320,683,262205,86,685,679,131321,682,131320,684,131321,682,
131320,682,458997,86,686,685,683,191,684,327866,146,687,686,192,393385,86,688,687,686,192,393228,
86,689,1,2,688,262254,135,690,689,262205,135,691,664,327808,135,692,691,690,196670,664,692,327879,
135,693,690,193,262268,84,694,693,327812,135,695,182,673,327876,84,696,694,695,327877,84,671,670,
696,131321,672,131320,672,327808,135,674,673,148,131321,669,131320,675,131326,670,65592,327734,86,
342,0,138,196663,94,697,196663,94,698,196663,87,699,196663,87,700,131320,701,262203,131,702,7,
262203,94,703,7,262203,94,704,7,262203,94,705,7,262203,131,706,7,262203,131,707,7,262203,94,708,7,
262203,87,709,7,262203,87,710,7,262203,94,711,7,262203,94,712,7,262203,94,713,7,262203,131,714,7,
262203,131,715,7,262203,87,716,7,262203,94,717,7,262203,131,718,7,262203,87,719,7,262203,94,720,7,
262203,94,721,7,262203,94,722,7,262203,131,723,7,262203,131,724,7,262203,87,725,7,262203,94,726,7,
262203,131,727,7,262203,94,728,7,262203,94,729,7,262203,134,730,7,262203,87,731,7,262203,136,732,
7,262201,84,733,270,327850,146,734,733,152,196855,735,0,262394,734,736,735,131320,736,196670,197,
152,196670,199,144,131321,735,131320,735,262205,84,737,697,196670,703,737,262205,84,738,698,
196670,704,738,196670,705,152,589881,82,739,305,703,704,705,706,707,262205,130,740,706,196670,702,
740,262205,130,741,707,196855,742,0,262394,28,743,744,131320,743,262205,84,745,697,196670,708,745,
262205,86,746,699,196670,709,746,262205,86,747,700,196670,710,747,458809,86,748,285,708,709,710,
131321,742,131320,744,262368,153,153,181,131321,742,131320,742,458997,86,749,748,743,195,744,
131321,750,131320,750,458997,130,751,741,742,752,753,458997,86,754,194,742,755,753,458997,84,756,
152,742,757,753,262390,758,753,0,131321,759,131320,759,327856,146,760,756,124,262394,760,761,758,
131320,761,327852,146,762,756,152,196855,763,0,262394,762,764,763,131320,764,262205,84,765,697,
196670,711,765,262205,84,766,698,196670,712,766,196670,713,756,589881,82,767,305,711,712,713,714,
715,262205,130,768,714,196670,702,768,262205,130,769,715,131321,763,131320,763,458997,130,752,751,
761,769,764,196670,716,749,196670,717,756,262205,130,770,702,196670,718,770,524345,82,771,309,716,
717,718,752,262205,130,772,718,196670,702,772,131321,773,131320,773,458997,84,774,152,763,775,776,
458997,86,755,754,763,777,776,262390,778,776,1,131321,779,131320,779,327856,146,780,774,129,
262394,780,781,778,131320,781,131321,782,131320,782,458997,86,777,755,781,783,784,458997,135,785,
144,781,786,784,262390,787,784,1,131321,788,131320,788,327857,146,789,785,145,262394,789,790,787,
131320,790,393281,87,791,702,774,785,262205,86,792,791,393228,86,793,1,4,792,327866,146,794,793,
777,393385,86,783,794,793,777,131321,784,131320,784,327808,135,786,785,148,131321,782,131320,787,
131321,776,131320,776,327808,84,775,774,148,131321,773,131320,778,131321,753,131320,753,327808,84,
757,756,148,131321,750,131320,758,262268,84,795,754,458991,84,796,197,112,152,795,262368,153,153,
181,262205,84,797,197,262268,86,798,797,196670,719,798,327737,86,799,370,719,327813,86,37,191,799,
327813,86,38,798,200,131321,800,131320,800,458997,135,801,144,758,802,803,458997,84,804,152,758,
805,803,262390,806,803,0,131321,807,131320,807,327856,146,808,804,124,262394,808,809,806,131320,
809,196855,810,0,262394,201,811,810,131320,811,262205,84,812,697,196670,720,812,262205,84,813,698,
196670,721,813,196670,722,804,589881,82,814,305,720,721,722,723,724,262205,130,815,723,196670,702,
815,262205,130,816,724,196670,725,749,196670,726,804,196670,727,815,524345,82,817,309,725,726,727,
816,262205,130,818,727,196670,702,818,131321,810,131320,810,131321,819,131320,819,458997,135,802,
801,810,820,821,458997,84,822,152,810,823,821,262390,824,821,1,131321,825,131320,825,327856,146,
826,822,129,262394,826,827,824,131320,827,196670,728,804,196670,729,822,393273,84,828,320,728,729,
327745,134,829,702,822,262205,97,830,829,196670,730,830,196670,731,37,196670,732,802,458809,84,
831,661,730,731,732,262205,135,820,732,327856,146,832,828,202,196855,833,0,262394,832,834,833,
131320,834,327814,84,835,828,117,327817,84,836,828,117,393281,196,837,206,835,836,196670,837,831,
131321,833,131320,833,131321,821,131320,821,327808,84,823,822,148,131321,819,131320,824,131321,
803,131320,803,327808,84,805,804,148,131321,800,131320,806,458986,135,838,199,112,152,801,262368,
153,153,181,131326,38,65592,327734,84,839,0,139,196663,87,840,131320,841,262205,86,842,840,327813,
86,39,842,207,262253,84,843,39,327808,84,844,843,112,131326,844,65592,327734,86,845,0,140,196663,
94,846,131320,847,262203,87,848,7,262205,84,849,846,262256,86,850,849,327813,86,40,850,208,196670,
848,40,327737,86,851,386,848,327813,86,41,40,851,131326,41,65592,327734,82,334,0,141,196663,94,
852,131320,853,262203,87,854,7,262203,134,855,7,262203,87,856,7,262203,87,857,7,262203,94,858,7,
262203,94,859,7,262203,94,860,7,262201,84,861,270,327850,146,862,861,152,196855,863,0,262394,862,
864,863,131320,864,196670,210,152,196670,209,152,196670,197,152,196670,199,144,131321,863,131320,
863,262368,153,153,181,131321,865,131320,865,458997,84,866,152,863,867,868,458997,84,869,861,863,
870,868,262390,871,868,0,131321,872,131320,872,327856,146,873,869,211,262394,873,874,871,131320,
874,131321,875,131320,875,458997,84,867,866,874,876,877,458997,135,878,144,874,879,877,262390,880,
877,1,131321,881,131320,881,327857,146,882,878,145,262394,882,883,880,131320,883,262205,84,884,
852,327808,84,885,884,869,458817,176,886,27,144,885,878,262205,86,887,886,262268,84,888,887,
327879,84,889,888,212,458764,84,876,1,41,867,889,131321,877,131320,877,327808,135,879,878,148,
131321,875,131320,880,131321,868,131320,868,327808,84,870,869,6,131321,865,131320,871,458991,84,
890,197,112,152,866,262368,153,153,181,262205,84,891,197,262268,86,892,891,196670,854,892,327737,
86,893,370,854,327813,86,42,213,893,262205,84,894,197,262268,86,895,894,327813,86,43,895,214,
131321,896,131320,896,458997,86,897,161,871,898,899,458997,86,900,161,871,901,899,458997,135,902,
144,871,903,899,458997,84,904,861,871,55,899,262390,905,899,0,131321,906,131320,906,327856,146,
907,904,217,262394,907,908,905,131320,908,327856,146,909,904,44,196855,910,0,262394,909,911,912,
131320,911,262205,84,913,852,327808,84,914,913,904,393281,187,915,27,144,914,262205,97,916,915,
131321,910,131320,912,131321,910,131320,910,458997,97,917,916,911,189,912,196670,855,917,131321,
918,131320,918,458997,86,898,897,910,51,919,458997,86,901,900,910,49,919,458997,135,903,902,910,
920,919,458997,84,921,152,910,922,919,458997,84,923,152,910,924,919,458997,135,925,144,910,926,
919,262390,927,919,1,131321,928,131320,928,327857,146,929,925,145,262394,929,930,927,131320,930,
327745,87,931,855,925,262205,86,932,931,327813,86,45,932,42,524300,86,933,1,43,45,218,213,393228,
86,934,1,2,933,262254,135,935,934,327808,135,936,935,219,327875,135,937,936,220,327812,135,938,
221,937,327810,135,939,935,938,262255,86,940,935,327811,86,46,45,940,327813,86,47,45,214,327808,
135,920,903,935,327813,86,48,47,47,327809,86,49,901,48,327813,86,50,46,46,327809,86,51,898,50,
327879,135,941,937,193,262268,84,942,941,327812,135,943,182,925,327876,84,944,942,943,327877,84,
924,923,944,327879,135,945,939,193,262268,84,946,945,327876,84,947,946,943,327877,84,922,921,947,
131321,919,131320,919,327808,135,926,925,148,131321,918,131320,927,327814,84,948,904,153,327812,
84,949,948,117,327817,84,950,904,153,327808,84,951,949,950,393281,223,952,54,144,951,196670,952,
923,327808,84,953,951,153,393281,223,954,54,144,953,196670,954,921,131321,899,131320,899,327808,
84,55,904,6,131321,896,131320,905,458986,135,955,199,112,152,902,196670,856,900,327737,84,956,839,
856,458986,84,957,209,112,152,956,196670,857,897,327737,84,958,839,857,458986,84,959,210,112,152,
958,262368,153,153,181,327851,146,960,861,152,196855,961,0,262394,960,962,961,131320,962,65789,
131320,961,262205,84,963,197,262268,86,964,963,262256,86,965,57,327813,86,58,965,225,327866,146,
966,964,226,327864,146,967,964,227,327847,146,968,966,967,262205,84,969,209,196670,858,969,327737,
86,970,845,858,327813,86,59,964,970,327813,86,60,59,228,262205,84,971,210,196670,859,971,327737,
86,972,845,859,196670,860,231,327737,86,973,845,860,327813,86,61,229,973,327809,86,62,972,61,
327813,86,63,43,62,327813,86,64,63,228,327813,86,65,58,60,327809,86,66,64,65,327745,235,974,233,
234,262205,84,975,974,393281,176,976,20,144,975,196670,976,43,327808,84,977,975,112,262205,135,
978,199,262268,86,979,978,393281,176,980,20,144,977,196670,980,979,327808,84,981,975,153,393281,
176,982,20,144,981,196670,982,60,327808,84,983,975,156,196855,984,0,262394,968,985,986,131320,985,
131321,984,131320,986,131321,984,131320,984,458997,86,987,66,985,246,986,393281,176,988,20,144,
983,196670,988,987,65789,65592,};
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
119734787,66304,524299,1048,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,262215,6,1,1,262215,7,1,2,262215,3,11,
29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,196679,12,42,196679,13,42,262215,14,1,0,
262215,15,6,16,262216,16,0,24,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,327752,
18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,327752,18,3,35,12,327752,18,4,35,16,327752,18,5,35,20,
327752,18,6,35,24,327752,18,7,35,28,327752,18,8,35,32,327752,18,9,35,36,196679,18,2,262215,19,6,4,
262215,20,6,4,262215,21,6,4,327752,22,0,35,0,327752,22,1,35,4,327752,22,2,35,8,327752,22,3,35,12,
327752,22,4,35,16,327752,22,5,35,20,327752,22,6,35,24,327752,22,7,35,28,327752,22,8,35,32,327752,
22,9,35,36,327752,22,10,35,40,327752,22,11,35,44,327752,22,12,35,48,327752,22,13,35,176,327752,22,
14,35,688,196679,22,2,262215,23,34,0,262215,23,33,7,262215,24,6,16,327752,25,0,35,0,196679,25,2,
262215,26,34,0,262215,26,33,2,262215,27,6,4,327752,28,0,35,0,196679,28,2,262215,29,34,0,262215,29,
33,2,196679,30,42,262215,4,11,26,262215,31,1,0,262215,32,11,25,131091,33,196641,34,33,262165,35,
32,0,196641,36,35,262176,37,7,35,196630,38,32,262177,39,38,37,262167,40,38,2,262177,41,40,37,
262176,42,7,38,393249,43,38,42,42,42,262177,44,35,42,131092,45,262177,46,45,42,327713,47,38,42,42,
262187,35,48,8,262172,49,38,48,262176,50,7,49,262177,51,38,50,262194,35,5,4,262172,52,35,5,262167,
53,35,4,262194,35,6,256,262187,35,54,63,393268,35,55,128,6,54,262187,35,56,64,393268,35,57,134,55,
56,262187,35,58,4,393268,35,59,137,57,58,262187,35,60,0,393268,45,61,170,59,60,393268,45,62,176,5,
58,393268,45,63,167,61,62,262187,35,64,2,393268,35,65,137,57,64,393268,45,66,170,65,60,262187,35,
67,1,458804,35,68,169,66,64,67,458804,35,69,169,63,58,68,393268,35,70,132,69,5,196656,45,7,458804,
35,71,169,7,67,64,393268,35,72,132,70,71,262172,73,53,72,262176,74,7,73,393249,75,33,52,37,74,
393249,76,33,73,37,50,262172,77,35,48,327713,78,35,77,37,327713,79,33,77,77,327713,80,35,77,77,
327713,81,38,77,77,262176,82,1,35,262203,82,3,1,262187,35,83,32768,262165,84,32,1,262187,84,85,16,
262187,35,86,32767,262187,84,87,13,262187,35,88,939524096,262187,35,89,260046848,262187,35,90,
947912704,262187,38,91,947912704,262187,35,92,8388608,196657,45,10,262187,35,93,65535,262187,84,
94,31,262187,35,95,2147483648,262187,35,96,2147483647,262187,35,97,2139095040,262187,35,98,
4294967288,262187,35,99,7,262187,35,100,264,262187,84,101,0,262187,84,102,8,262194,35,14,128,
393268,35,103,132,14,48,262172,104,38,103,262176,105,4,104,262203,105,106,4,262176,107,4,38,
262187,84,108,1,262172,109,38,14,262176,110,4,109,262203,110,111,4,262187,35,112,32,262187,35,113,
16,262187,35,114,48,262187,35,115,40,262187,35,116,24,262187,35,117,56,262187,35,118,6,262187,35,
119,5,262187,35,120,3,262176,121,7,52,196637,15,53,196638,16,15,262176,122,12,16,262203,122,17,12,
262176,123,12,53,262176,124,7,53,262187,84,125,4,262176,126,7,40,262187,84,127,2,262167,128,38,4,
262176,129,7,128,786462,18,35,35,35,35,35,35,35,35,35,35,262176,130,9,18,262203,130,131,9,262176,
132,9,35,262172,19,35,112,262187,35,133,128,262172,20,35,133,196637,21,35,1114142,22,35,35,35,35,
35,35,35,35,35,35,38,35,19,20,21,262176,134,12,22,262203,134,23,12,262176,135,12,35,262187,38,136,
0,196637,24,128,196638,25,24,262176,137,12,25,262203,137,26,12,262176,138,12,128,262176,139,4,19,
262203,139,140,4,262176,141,4,35,262176,142,7,77,262187,84,143,3,393268,35,144,134,14,48,262172,
145,35,144,262176,146,4,145,262203,146,147,4,262203,146,148,4,196637,27,38,196638,28,27,262176,
149,12,28,262203,149,29,12,262176,150,12,38,262187,84,151,9,262187,38,152,4271273625,262187,84,
153,10,262187,35,154,4294967295,262167,155,35,3,262176,156,1,155,262203,156,4,1,262187,84,157,5,
393268,35,158,132,48,14,262203,141,159,4,262172,160,35,14,262176,161,4,160,262203,161,162,4,
262203,141,163,4,262187,84,164,7,262172,165,38,144,262176,166,4,165,262203,166,167,4,262203,146,
168,4,262187,84,169,6,262194,35,31,1,393267,155,32,31,67,67,262187,38,170,4286578688,262187,35,
171,1879048192,327734,33,2,0,34,131320,172,262203,142,173,7,262203,142,174,7,262203,42,175,7,
262203,37,176,7,262203,42,177,7,262201,35,178,179,327879,35,180,178,99,327874,35,181,178,143,
327745,82,182,4,60,262205,35,183,182,327812,35,184,183,14,327808,35,185,184,178,327745,132,186,
131,143,262205,35,187,186,327745,132,188,131,108,262205,35,189,188,327808,35,190,187,189,327745,
132,191,131,101,262205,35,192,191,327810,35,193,192,67,458764,35,194,1,38,185,193,327808,35,195,
190,194,393281,150,196,29,101,195,262205,38,197,196,131321,198,131320,198,458997,35,199,60,172,
200,201,262390,202,201,1,131321,203,131320,203,327856,45,204,199,48,262394,204,205,202,131320,205,
327745,37,206,174,199,196670,206,60,327745,37,207,173,199,196670,207,60,131321,201,131320,201,
327808,35,200,199,108,131321,198,131320,202,131321,208,131320,208,458997,35,209,178,202,210,211,
262390,212,211,0,131321,213,131320,213,327745,132,214,131,157,262205,35,215,214,327856,45,216,209,
215,262394,216,217,212,131320,217,131321,218,131320,218,458997,35,219,60,217,220,221,262390,222,
221,1,131321,223,131320,223,327856,45,224,219,48,262394,224,225,222,131320,225,327812,35,226,219,
14,327808,35,227,209,226,327810,35,228,215,67,458764,35,229,1,38,227,228,327745,132,230,131,125,
262205,35,231,230,327812,35,232,64,229,327808,35,233,231,232,393281,150,234,29,101,233,262205,38,
235,234,196670,175,235,327737,35,236,237,175,327850,45,238,227,229,196855,239,0,262394,238,240,
239,131320,240,327745,37,241,173,219,262205,35,242,241,327852,45,243,236,242,131321,239,131320,
239,458997,45,244,238,225,243,240,196855,245,0,262394,244,246,247,131320,246,131321,245,131320,
247,327745,37,248,173,219,262205,35,249,248,131321,245,131320,245,458997,35,250,236,246,249,247,
327745,37,251,173,219,196670,251,250,196855,252,0,262394,244,253,254,131320,253,131321,252,131320,
254,327745,37,255,174,219,262205,35,256,255,131321,252,131320,252,458997,35,257,229,253,256,254,
327745,37,258,174,219,196670,258,257,131321,221,131320,221,327808,35,220,219,108,131321,218,
131320,222,131321,211,131320,211,327808,35,210,209,158,131321,208,131320,212,327850,45,259,178,60,
196855,260,0,262394,259,261,260,131320,261,196670,159,60,131321,260,131320,260,262205,77,262,173,
262205,77,263,174,393273,38,264,265,262,263,327856,45,266,185,192,196855,267,0,262394,266,268,267,
131320,268,327864,45,269,197,264,262312,45,270,269,131321,267,131320,267,458997,45,271,266,260,
270,268,196855,272,0,262394,271,273,272,131320,273,458986,35,274,159,67,60,67,327745,141,275,162,
274,196670,275,185,131321,272,131320,272,262368,64,64,100,196855,276,0,262394,259,277,276,131320,
277,262205,35,278,159,327852,45,279,278,60,131321,276,131320,276,458997,45,280,259,272,279,277,
196855,281,0,262394,280,282,281,131320,282,327745,135,283,23,164,262205,35,284,159,458986,35,285,
283,67,60,284,196670,163,285,131321,281,131320,281,262368,64,64,100,131321,286,131320,286,458997,
35,287,154,281,288,289,458997,38,290,170,281,291,289,458997,35,292,60,281,293,289,262390,294,289,
0,131321,295,131320,295,262205,35,296,159,327856,45,297,292,296,262394,297,298,294,131320,298,
327808,35,299,292,181,262205,35,300,159,327810,35,301,300,67,458764,35,302,1,38,299,301,327745,
141,303,162,302,262205,35,304,303,196670,176,304,327737,38,305,306,176,327850,45,307,287,154,
327866,45,308,305,290,327846,45,309,307,308,262312,45,310,309,196855,311,0,262394,310,312,311,
131320,312,327860,45,313,305,290,327856,45,314,304,287,327847,45,315,313,314,131321,311,131320,
311,458997,45,316,309,298,315,312,196670,177,305,327737,45,317,318,177,262312,45,319,317,196855,
320,0,262394,319,321,320,131320,321,327745,135,322,23,127,196670,322,67,131321,320,131320,320,
327850,45,323,180,60,196855,324,0,262394,323,325,324,131320,325,262205,35,326,159,327856,45,327,
299,326,131321,324,131320,324,458997,45,328,323,320,327,325,196855,329,0,262394,328,330,329,
131320,330,262205,35,331,163,327808,35,332,331,292,327808,35,333,332,181,327745,132,334,131,151,
262205,35,335,334,327856,45,336,333,335,131321,329,131320,329,458997,45,337,328,324,336,330,
196855,338,0,262394,337,339,338,131320,339,327745,132,340,131,102,262205,35,341,340,262205,35,342,
163,327808,35,343,342,292,327808,35,344,343,181,327812,35,345,64,344,327808,35,346,341,345,393281,
150,347,29,101,346,196670,347,305,262205,35,348,163,327808,35,349,348,292,327808,35,350,349,181,
327812,35,351,64,350,327808,35,352,341,351,327808,35,353,352,67,327808,35,354,189,304,262268,38,
355,354,393281,150,356,29,101,353,196670,356,355,131321,338,131320,338,393385,38,291,316,305,290,
393385,35,288,316,304,287,131321,289,131320,289,327808,35,293,292,144,131321,286,131320,294,
327850,45,357,180,60,196855,358,0,262394,357,359,358,131320,359,327745,107,360,167,181,196670,360,
290,327745,141,361,168,181,196670,361,287,131321,358,131320,358,262368,64,64,100,196855,362,0,
262394,259,363,362,131320,363,131321,364,131320,364,458997,35,365,287,363,366,367,458997,38,368,
290,363,369,367,458997,35,370,67,363,371,367,262390,372,367,0,131321,373,131320,373,327856,45,374,
370,144,262394,374,375,372,131320,375,327745,141,376,168,370,262205,35,377,376,327851,45,378,377,
154,196855,379,0,262394,378,380,379,131320,380,327745,107,381,167,370,262205,38,382,381,327866,45,
383,382,368,262312,45,384,383,196855,385,0,262394,384,386,385,131320,386,262205,38,387,381,327860,
45,388,387,368,196855,389,0,262394,388,390,389,131320,390,262205,35,391,376,327856,45,392,391,365,
131321,389,131320,389,458997,45,393,388,386,392,390,131321,385,131320,385,458997,45,394,383,380,
393,389,131321,379,131320,379,458997,45,395,378,375,394,385,196855,396,0,262394,395,397,398,
131320,397,327745,107,399,167,370,262205,38,400,399,131321,396,131320,398,131321,396,131320,396,
458997,38,369,400,397,368,398,196855,401,0,262394,395,402,403,131320,402,262205,35,404,376,131321,
401,131320,403,131321,401,131320,401,458997,35,366,404,402,365,403,131321,367,131320,367,327808,
35,371,370,108,131321,364,131320,372,327745,132,405,131,169,262205,35,406,405,327745,132,407,131,
164,262205,35,408,407,327808,35,409,408,183,327812,35,410,64,409,327808,35,411,406,410,393281,150,
412,29,101,411,196670,412,368,327808,35,413,411,67,327850,45,414,365,154,196855,415,0,262394,414,
416,417,131320,416,131321,415,131320,417,327808,35,418,189,365,131321,415,131320,415,458997,35,
419,154,416,418,417,262268,38,420,419,393281,150,421,29,101,413,196670,421,420,131321,362,131320,
362,65789,65592,327734,35,179,0,36,131320,422,262205,35,423,3,131326,423,65592,327734,38,424,0,39,
196663,37,425,131320,426,262205,35,427,425,327879,35,428,427,83,327876,35,429,428,85,262205,35,
430,425,327879,35,431,430,86,327876,35,432,431,87,327808,35,433,432,88,327854,45,434,432,89,
196855,435,0,262394,434,436,435,131320,436,327808,35,437,432,171,131321,435,131320,435,458997,35,
438,433,426,437,436,327808,35,8,432,90,262268,38,439,8,327811,38,9,439,91,327856,45,440,432,92,
196855,441,0,262394,440,442,441,131320,442,262268,35,443,9,131321,441,131320,441,458997,35,444,
438,435,443,442,327877,35,445,444,429,262268,38,446,445,131326,446,65592,327734,40,447,0,41,
196663,37,448,131320,449,262203,37,450,7,262203,37,451,7,196855,452,0,262394,10,453,452,131320,
453,262205,35,454,448,393228,40,455,1,62,454,131326,455,131320,452,262205,35,456,448,327879,35,
457,456,93,196670,450,457,327737,38,458,424,450,262205,35,459,448,327874,35,460,459,85,196670,451,
460,327737,38,461,424,451,327760,40,462,458,461,131326,462,65592,327734,38,463,0,43,196663,42,464,
196663,42,465,196663,42,466,131320,467,262205,38,468,464,262205,38,469,465,327813,38,11,468,469,
262205,38,470,466,327809,38,12,11,470,131326,12,65592,327734,35,237,0,44,196663,42,471,131320,472,
262205,38,473,471,262268,35,474,473,327874,35,475,474,94,327851,45,476,475,60,196855,477,0,262394,
476,478,479,131320,478,262344,35,480,474,131321,477,131320,479,327877,35,481,474,95,131321,477,
131320,477,458997,35,482,480,478,481,479,131326,482,65592,327734,38,483,0,39,196663,37,484,131320,
485,262205,35,486,484,327874,35,487,486,94,327851,45,488,487,60,196855,489,0,262394,488,490,491,
131320,490,262205,35,492,484,327879,35,493,492,96,131321,489,131320,491,262205,35,494,484,262344,
35,495,494,131321,489,131320,489,458997,35,496,493,490,495,491,262268,38,497,496,131326,497,65592,
327734,45,318,0,46,196663,42,498,131320,499,262205,38,500,498,262268,35,501,500,327879,35,502,501,
97,327851,45,503,502,97,131326,503,65592,327734,38,504,0,47,196663,42,505,196663,42,506,131320,
507,262205,38,508,505,262205,38,509,506,327809,38,13,508,509,131326,13,65592,327734,38,510,0,51,
196663,50,511,131320,512,262203,42,513,7,262203,42,514,7,262203,42,515,7,262203,42,516,7,262203,
42,517,7,262203,42,518,7,262203,42,519,7,262203,42,520,7,262203,42,521,7,262203,42,522,7,262203,
42,523,7,262203,42,524,7,262203,42,525,7,262203,42,526,7,262203,42,527,7,262203,42,528,7,262203,
42,529,7,262203,42,530,7,262203,42,531,7,262203,42,532,7,262203,42,533,7,262203,42,534,7,262203,
42,535,7,262203,42,536,7,262203,42,537,7,262203,42,538,7,262203,42,539,7,262203,42,540,7,262201,
35,541,179,327879,35,542,541,98,327812,35,543,542,48,327879,35,544,541,99,327808,35,545,543,544,
262368,64,64,100,131321,546,131320,546,458997,84,547,101,512,548,549,262390,550,549,1,131321,551,
131320,551,327857,45,552,547,102,262394,552,553,550,131320,553,327812,35,554,541,48,262268,35,555,
547,327808,35,556,554,555,327745,42,557,511,547,262205,38,558,557,327745,107,559,106,556,196670,
559,558,131321,549,131320,549,327808,84,548,547,108,131321,546,131320,550,262368,64,64,100,327808,
35,560,545,112,327745,107,561,106,545,262205,38,562,561,196670,513,562,327745,107,563,106,560,
262205,38,564,563,196670,514,564,393273,38,565,504,513,514,327808,35,566,545,113,327808,35,567,
545,114,327745,107,568,106,566,262205,38,569,568,196670,515,569,327745,107,570,106,567,262205,38,
571,570,196670,516,571,393273,38,572,504,515,516,196670,517,565,196670,518,572,393273,38,573,504,
517,518,327808,35,574,545,48,327808,35,575,545,115,327745,107,576,106,574,262205,38,577,576,
196670,519,577,327745,107,578,106,575,262205,38,579,578,196670,520,579,393273,38,580,504,519,520,
327808,35,581,545,116,327808,35,582,545,117,327745,107,583,106,581,262205,38,584,583,196670,521,
584,327745,107,585,106,582,262205,38,586,585,196670,522,586,393273,38,587,504,521,522,196670,523,
580,196670,524,587,393273,38,588,504,523,524,196670,525,573,196670,526,588,393273,38,589,504,525,
526,327745,107,590,111,541,196670,590,589,262368,64,64,100,327808,35,591,542,58,327745,107,592,
111,542,262205,38,593,592,196670,527,593,327745,107,594,111,591,262205,38,595,594,196670,528,595,
393273,38,596,504,527,528,327808,35,597,542,64,327808,35,598,542,118,327745,107,599,111,597,
262205,38,600,599,196670,529,600,327745,107,601,111,598,262205,38,602,601,196670,530,602,393273,
38,603,504,529,530,196670,531,596,196670,532,603,393273,38,604,504,531,532,327808,35,605,542,67,
327808,35,606,542,119,327745,107,607,111,605,262205,38,608,607,196670,533,608,327745,107,609,111,
606,262205,38,610,609,196670,534,610,393273,38,611,504,533,534,327808,35,612,542,120,327808,35,
613,542,99,327745,107,614,111,612,262205,38,615,614,196670,535,615,327745,107,616,111,613,262205,
38,617,616,196670,536,617,393273,38,618,504,535,536,196670,537,611,196670,538,618,393273,38,619,
504,537,538,196670,539,604,196670,540,619,393273,38,620,504,539,540,131326,620,65592,327734,33,
621,0,75,196663,52,622,196663,37,623,196663,74,624,131320,625,262203,121,626,7,131321,627,131320,
627,458997,35,628,60,625,629,630,262390,631,630,1,131321,632,131320,632,327856,45,633,628,69,
262394,633,634,631,131320,634,131321,635,131320,635,458997,35,636,60,634,637,638,262390,639,638,1,
131321,640,131320,640,327856,45,641,636,5,262394,641,642,639,131320,642,196670,626,622,327745,37,
643,626,636,262205,35,644,643,262205,35,645,623,327808,35,646,645,628,327812,35,647,646,48,327808,
35,648,644,647,196855,649,0,262394,7,650,651,131320,650,327812,35,652,628,5,327808,35,653,652,636,
393281,123,654,17,101,648,262205,53,655,654,327745,124,656,624,653,196670,656,655,131321,649,
131320,651,327812,35,657,628,5,327808,35,658,657,636,327812,35,659,64,658,327812,35,660,64,648,
393281,123,661,17,101,660,262205,53,662,661,327745,124,663,624,659,196670,663,662,327808,35,664,
659,67,327808,35,665,660,67,393281,123,666,17,101,665,262205,53,667,666,327745,124,668,624,664,
196670,668,667,131321,649,131320,649,131321,638,131320,638,327808,35,637,636,108,131321,635,
131320,639,131321,630,131320,630,327808,35,629,628,108,131321,627,131320,631,65789,65592,327734,
33,669,0,76,196663,73,670,196663,37,671,196663,50,672,131320,673,262203,126,674,7,262203,37,675,7,
262203,74,676,7,262203,129,677,7,262203,74,678,7,262203,129,679,7,262203,74,680,7,196855,681,0,
262394,7,682,683,131320,682,131321,684,131320,684,458997,84,685,101,682,686,687,262390,688,687,1,
131321,689,131320,689,327857,45,690,685,125,262394,690,691,688,131320,691,262205,35,692,671,
196670,676,670,393281,37,693,676,692,685,262205,35,694,693,196670,675,694,327737,40,695,447,675,
196670,674,695,327812,84,696,127,685,327745,42,697,674,60,262205,38,698,697,327745,42,699,672,696,
196670,699,698,327808,84,700,696,108,327745,42,701,674,67,262205,38,702,701,327745,42,703,672,700,
196670,703,702,131321,687,131320,687,327808,84,686,685,108,131321,684,131320,688,131321,681,
131320,683,262205,35,704,671,327812,35,705,64,704,196670,678,670,327745,124,706,678,705,262205,53,
707,706,262268,128,708,707,196670,677,708,262205,35,709,671,327812,35,710,64,709,327808,35,711,
710,67,196670,680,670,327745,124,712,680,711,262205,53,713,712,262268,128,714,713,196670,679,714,
131321,715,131320,715,458997,84,716,101,683,717,718,262390,719,718,1,131321,720,131320,720,327857,
45,721,716,125,262394,721,722,719,131320,722,327745,42,723,677,716,262205,38,724,723,327745,42,
725,672,716,196670,725,724,327808,84,726,716,125,327745,42,727,679,716,262205,38,728,727,327745,
42,729,672,726,196670,729,728,131321,718,131320,718,327808,84,717,716,108,131321,715,131320,719,
131321,681,131320,681,65789,65592,327734,38,306,0,39,196663,37,730,131320,731,262203,121,732,7,
262203,50,733,7,262203,37,734,7,262203,74,735,7,262203,129,736,7,262203,129,737,7,262203,50,738,7,
262203,37,739,7,262203,50,740,7,262203,42,741,7,262203,42,742,7,262203,42,743,7,262203,42,744,7,
262203,42,745,7,262203,42,746,7,262203,50,747,7,262201,35,748,179,327879,35,749,748,99,327745,132,
750,131,127,262205,35,751,750,327745,135,752,23,108,262205,35,753,752,327812,35,754,753,57,327812,
35,755,754,56,327808,35,756,751,755,327814,35,757,756,58,327812,35,758,64,749,327808,35,759,757,
758,262205,35,760,730,327812,35,761,760,57,327812,35,762,761,48,327808,35,763,762,749,327745,37,
764,732,101,196670,764,763,131321,765,131320,765,458997,84,766,101,731,767,768,262390,769,768,1,
131321,770,131320,770,327857,45,771,766,102,262394,771,772,769,131320,772,327745,42,773,733,766,
196670,773,136,131321,768,131320,768,327808,84,767,766,108,131321,765,131320,769,131321,774,
131320,774,458997,35,775,60,769,776,777,262390,778,777,0,131321,779,131320,779,327856,45,780,775,
57,262394,780,781,778,131320,781,262205,52,782,732,196670,734,775,458809,33,783,621,782,734,735,
262205,73,784,735,131321,785,131320,785,458997,35,786,60,781,787,788,262390,789,788,1,131321,790,
131320,790,327856,45,791,786,69,262394,791,792,789,131320,792,327808,35,793,775,786,327812,35,794,
793,113,327808,35,795,759,794,393281,138,796,26,101,795,262205,128,797,796,196670,736,797,327808,
35,798,795,67,393281,138,799,26,101,798,262205,128,800,799,196670,737,800,196670,739,786,458809,
33,801,669,784,739,740,262205,49,802,740,196670,738,802,131321,803,131320,803,458997,84,804,101,
792,805,806,262390,807,806,1,131321,808,131320,808,327857,45,809,804,125,262394,809,810,807,
131320,810,327745,42,811,738,804,262205,38,812,811,196670,741,812,327745,42,813,736,804,262205,38,
814,813,196670,742,814,327745,42,815,733,804,262205,38,816,815,196670,743,816,458809,38,817,463,
741,742,743,196670,815,817,327808,84,818,804,125,327745,42,819,738,818,262205,38,820,819,196670,
744,820,327745,42,821,737,804,262205,38,822,821,196670,745,822,327745,42,823,733,818,262205,38,
824,823,196670,746,824,458809,38,825,463,744,745,746,196670,823,825,131321,806,131320,806,327808,
84,805,804,108,131321,803,131320,807,131321,788,131320,788,327808,35,787,786,108,131321,785,
131320,789,131321,777,131320,777,327808,35,776,775,69,131321,774,131320,778,262205,49,826,733,
196670,747,826,327737,38,827,510,747,131326,827,65592,327734,35,828,0,78,196663,77,829,196663,37,
830,131320,831,262203,142,832,7,262368,64,64,100,262201,35,833,179,327856,45,834,833,112,196855,
835,0,262394,834,836,835,131320,836,262201,35,837,179,327745,141,838,140,837,196670,838,60,131321,
835,131320,835,262368,64,64,100,131321,839,131320,839,458997,35,840,60,835,841,842,458997,35,843,
60,835,844,842,262390,845,842,0,131321,846,131320,846,327856,45,847,843,112,262394,847,848,845,
131320,848,327874,35,849,95,843,327877,35,850,840,849,131321,851,131320,851,458997,35,852,60,848,
853,854,458997,35,855,60,848,856,854,262390,857,854,1,131321,858,131320,858,327856,45,859,855,48,
262394,859,860,857,131320,860,196670,832,829,327745,37,861,832,855,262205,35,862,861,327854,45,
863,862,850,393385,35,864,863,67,60,327808,35,853,852,864,131321,854,131320,854,327808,35,856,855,
108,131321,851,131320,857,327745,141,865,140,843,458986,35,866,865,67,60,852,262368,64,64,100,
262205,35,867,865,262205,35,868,830,327854,45,869,867,868,196855,870,0,262394,869,871,870,131320,
871,131321,870,131320,870,458997,35,841,840,857,850,871,131321,842,131320,842,327808,35,844,843,
108,131321,839,131320,845,131326,840,65592,327734,33,872,0,79,196663,77,873,196663,77,874,131320,
875,262203,142,876,7,262203,142,877,7,262203,142,878,7,262201,35,879,179,327874,35,880,879,143,
131321,881,131320,881,458997,35,882,60,875,883,884,458997,35,885,60,875,886,884,458997,35,887,60,
875,888,884,262390,889,884,1,131321,890,131320,890,327856,45,891,887,48,262394,891,892,889,131320,
892,196670,876,873,327745,37,893,876,887,262205,35,894,893,327852,45,895,894,885,196855,896,0,
262394,895,897,898,131320,897,196670,877,874,327745,37,899,877,887,262205,35,900,899,131321,896,
131320,898,131321,896,131320,896,458997,35,883,900,897,882,898,196670,878,873,327745,37,901,878,
887,262205,35,902,901,458764,35,886,1,41,885,902,131321,884,131320,884,327808,35,888,887,108,
131321,881,131320,889,327856,45,903,879,144,196855,904,0,262394,903,905,904,131320,905,327745,141,
906,147,879,196670,906,60,327745,141,907,148,879,196670,907,60,131321,904,131320,904,262368,64,64,
100,327745,141,908,147,880,458991,35,909,908,67,60,885,262368,64,64,100,262205,35,910,908,327850,
45,911,885,910,327852,45,912,885,60,327847,45,913,911,912,196855,914,0,262394,913,915,914,131320,
915,327745,141,916,148,880,196670,916,882,131321,914,131320,914,262368,64,64,100,65789,65592,
327734,35,917,0,80,196663,77,918,196663,77,919,131320,920,262203,37,921,7,262203,42,922,7,262201,
35,923,179,327874,35,924,923,143,393273,33,925,872,918,919,327745,132,926,131,125,262205,35,927,
926,327745,141,928,148,924,262205,35,929,928,327812,35,930,64,929,327808,35,931,927,930,327808,35,
932,931,67,393281,150,933,29,101,932,262205,38,934,933,262268,35,935,934,327745,141,936,147,924,
262205,35,937,936,327852,45,938,937,60,196855,939,0,262394,938,940,939,131320,940,327745,132,941,
131,108,262205,35,942,941,327810,35,943,935,942,327745,132,944,131,101,262205,35,945,944,327856,
45,946,943,945,131321,939,131320,939,458997,45,947,938,920,946,940,196855,948,0,262394,947,949,
950,131320,949,327745,132,951,131,108,262205,35,952,951,327810,35,953,935,952,131321,948,131320,
950,131321,948,131320,948,458997,35,954,953,949,60,950,196670,921,954,327737,38,955,306,921,
196855,956,0,262394,947,957,956,131320,957,327879,35,958,923,99,327850,45,959,958,60,131321,956,
131320,956,458997,45,960,947,948,959,957,196855,961,0,262394,960,962,961,131320,962,196670,922,
955,327737,35,963,237,922,196670,936,963,131321,961,131320,961,327850,45,964,923,60,196855,965,0,
262394,964,966,965,131320,966,327745,141,967,140,101,196670,967,60,131321,965,131320,965,262368,
64,64,100,131321,968,131320,968,458997,35,969,60,965,970,971,458997,35,972,60,965,973,971,262390,
974,971,0,131321,975,131320,975,327856,45,976,972,144,327856,45,977,923,144,327847,45,978,976,977,
262394,978,979,974,131320,979,327745,141,980,147,972,262205,35,981,980,327745,141,982,147,923,
262205,35,983,982,327852,45,984,981,983,262312,45,985,984,196855,986,0,262394,985,987,986,131320,
987,262205,35,988,980,262205,35,989,982,327850,45,990,988,989,327856,45,991,972,923,327847,45,992,
990,991,131321,986,131320,986,458997,45,993,984,979,992,987,393385,35,994,993,67,60,327808,35,970,
969,994,131321,971,131320,971,327808,35,973,972,108,131321,968,131320,974,196855,995,0,262394,977,
996,995,131320,996,327745,135,997,23,151,262205,35,998,997,327810,35,999,998,67,327850,45,1000,
969,999,131321,995,131320,995,458997,45,1001,977,974,1000,996,196855,1002,0,262394,1001,1003,1002,
131320,1003,327745,141,1004,147,923,262205,35,1005,1004,327745,141,1006,140,101,196670,1006,1005,
131321,1002,131320,1002,262368,64,64,100,327745,141,1007,140,101,262205,35,1008,1007,131326,1008,
65592,327734,38,265,0,81,196663,77,1009,196663,77,1010,131320,1011,262203,42,1012,7,262203,37,
1013,7,262203,37,1014,7,262203,37,1015,7,262203,37,1016,7,262203,37,1017,7,196670,1012,152,327737,
35,1018,237,1012,393273,35,1019,917,1009,1010,327745,135,1020,23,151,262205,35,1021,1020,327852,
45,1022,1021,144,196855,1023,0,262394,1022,1024,1023,131320,1024,262205,35,1025,1020,196670,1013,
1025,393273,35,1026,828,1009,1013,131321,1023,131320,1023,458997,35,1027,1019,1011,1026,1024,
458764,35,1028,1,41,1027,1018,196670,1014,1028,327737,38,1029,483,1014,327745,150,1030,23,153,
262205,38,1031,1030,327811,38,30,1029,1031,327745,135,1032,23,102,262205,35,1033,1032,327852,45,
1034,1033,67,196855,1035,0,262394,1034,1036,1035,131320,1036,262205,35,1037,1032,196670,1015,1037,
393273,35,1038,828,1009,1015,458764,35,1039,1,41,1018,1038,131321,1035,131320,1035,458997,35,1040,
1018,1023,1039,1036,196670,1016,1040,327737,38,1041,483,1016,327866,45,1042,1041,30,196855,1043,0,
262394,1042,1044,1045,131320,1044,196670,1017,1040,327737,38,1046,483,1017,131321,1043,131320,
1045,131321,1043,131320,1043,458997,38,1047,1046,1044,30,1045,131326,1047,65592,};
static const uint32_t bitnet__spv_survivors_fast[] = {
119734787,66304,524299,1034,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,
262215,6,1,1,262215,7,1,2,262215,3,11,29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,
196679,12,42,196679,13,42,262215,14,6,16,262216,15,0,24,327752,15,0,35,0,196679,15,2,262215,16,34,
0,262215,16,33,0,327752,17,0,35,0,327752,17,1,35,4,327752,17,2,35,8,327752,17,3,35,12,327752,17,4,
35,16,327752,17,5,35,20,327752,17,6,35,24,327752,17,7,35,28,327752,17,8,35,32,327752,17,9,35,36,
196679,17,2,262215,18,6,4,262215,19,6,4,262215,20,6,4,327752,21,0,35,0,327752,21,1,35,4,327752,21,
2,35,8,327752,21,3,35,12,327752,21,4,35,16,327752,21,5,35,20,327752,21,6,35,24,327752,21,7,35,28,
327752,21,8,35,32,327752,21,9,35,36,327752,21,10,35,40,327752,21,11,35,44,327752,21,12,35,48,
327752,21,13,35,176,327752,21,14,35,688,196679,21,2,262215,22,34,0,262215,22,33,7,262215,23,6,16,
327752,24,0,35,0,196679,24,2,262215,25,34,0,262215,25,33,2,262215,26,1,0,262215,27,6,4,327752,28,
0,35,0,196679,28,2,262215,29,34,0,262215,29,33,2,196679,30,42,262215,4,11,26,262215,31,1,0,262215,
32,11,25,131091,33,196641,34,33,262165,35,32,0,196641,36,35,262176,37,7,35,196630,38,32,262177,39,
38,37,262167,40,38,2,262177,41,40,37,262176,42,7,38,393249,43,38,42,42,42,262177,44,35,42,131092,
45,262177,46,45,42,327713,47,38,42,42,262187,35,48,8,262172,49,38,48,262176,50,7,49,262177,51,38,
50,262194,35,5,4,262172,52,35,5,262167,53,35,4,262194,35,6,256,262187,35,54,63,393268,35,55,128,6,
54,262187,35,56,64,393268,35,57,134,55,56,262187,35,58,4,393268,35,59,137,57,58,262187,35,60,0,
393268,45,61,170,59,60,393268,45,62,176,5,58,393268,45,63,167,61,62,262187,35,64,2,393268,35,65,
137,57,64,393268,45,66,170,65,60,262187,35,67,1,458804,35,68,169,66,64,67,458804,35,69,169,63,58,
68,393268,35,70,132,69,5,196656,45,7,458804,35,71,169,7,67,64,393268,35,72,132,70,71,262172,73,53,
72,262176,74,7,73,393249,75,33,52,37,74,393249,76,33,73,37,50,262172,77,35,48,327713,78,35,77,37,
327713,79,33,77,77,327713,80,35,77,77,327713,81,38,77,77,262176,82,1,35,262203,82,3,1,262187,35,
83,32768,262165,84,32,1,262187,84,85,16,262187,35,86,32767,262187,84,87,13,262187,35,88,939524096,
262187,35,89,260046848,262187,35,90,947912704,262187,38,91,947912704,262187,35,92,8388608,196657,
45,10,262187,35,93,65535,262187,84,94,31,262187,35,95,2147483648,262187,35,96,2147483647,262187,
35,97,2139095040,262187,35,98,7,262187,84,99,0,262187,84,100,4,262172,101,38,58,262176,102,7,101,
262187,35,103,3,262187,84,104,1,262187,84,105,2,262172,106,38,64,262176,107,7,106,262176,108,7,52,
196637,14,53,196638,15,14,262176,109,12,15,262203,109,16,12,262176,110,12,53,262176,111,7,53,
262176,112,7,40,262167,113,38,4,262176,114,7,113,786462,17,35,35,35,35,35,35,35,35,35,35,262176,
115,9,17,262203,115,116,9,262176,117,9,35,262187,35,118,32,262172,18,35,118,262187,35,119,128,
262172,19,35,119,196637,20,35,1114142,21,35,35,35,35,35,35,35,35,35,35,38,35,18,19,20,262176,120,
12,21,262203,120,22,12,262176,121,12,35,262187,84,122,8,262187,38,123,0,196637,23,113,196638,24,
23,262176,124,12,24,262203,124,25,12,262187,35,125,16,262176,126,12,113,262187,35,127,264,262176,
128,4,18,262203,128,129,4,262176,130,4,35,262176,131,7,77,262187,84,132,3,262194,35,26,128,393268,
35,133,134,26,48,262172,134,35,133,262176,135,4,134,262203,135,136,4,262203,135,137,4,196637,27,
38,196638,28,27,262176,138,12,28,262203,138,29,12,262176,139,12,38,262187,84,140,9,262187,38,141,
4271273625,262187,84,142,10,262187,35,143,4294967295,262167,144,35,3,262176,145,1,144,262203,145,
4,1,262187,84,146,5,393268,35,147,132,48,26,262203,130,148,4,262172,149,35,26,262176,150,4,149,
262203,150,151,4,262203,130,152,4,262187,84,153,7,262172,154,38,133,262176,155,4,154,262203,155,
156,4,262176,157,4,38,262203,135,158,4,262187,84,159,6,262194,35,31,1,393267,144,32,31,67,67,
262187,38,160,4286578688,262187,35,161,1879048192,327734,33,2,0,34,131320,162,262203,131,163,7,
262203,131,164,7,262203,42,165,7,262203,37,166,7,262203,42,167,7,262201,35,168,169,327879,35,170,
168,98,327874,35,171,168,132,327745,82,172,4,60,262205,35,173,172,327812,35,174,173,26,327808,35,
175,174,168,327745,117,176,116,132,262205,35,177,176,327745,117,178,116,104,262205,35,179,178,
327808,35,180,177,179,327745,117,181,116,99,262205,35,182,181,327810,35,183,182,67,458764,35,184,
1,38,175,183,327808,35,185,180,184,393281,139,186,29,99,185,262205,38,187,186,131321,188,131320,
188,458997,35,189,60,162,190,191,262390,192,191,1,131321,193,131320,193,327856,45,194,189,48,
262394,194,195,192,131320,195,327745,37,196,164,189,196670,196,60,327745,37,197,163,189,196670,
197,60,131321,191,131320,191,327808,35,190,189,104,131321,188,131320,192,131321,198,131320,198,
458997,35,199,168,192,200,201,262390,202,201,0,131321,203,131320,203,327745,117,204,116,146,
262205,35,205,204,327856,45,206,199,205,262394,206,207,202,131320,207,131321,208,131320,208,
458997,35,209,60,207,210,211,262390,212,211,1,131321,213,131320,213,327856,45,214,209,48,262394,
214,215,212,131320,215,327812,35,216,209,26,327808,35,217,199,216,327810,35,218,205,67,458764,35,
219,1,38,217,218,327745,117,220,116,100,262205,35,221,220,327812,35,222,64,219,327808,35,223,221,
222,393281,139,224,29,99,223,262205,38,225,224,196670,165,225,327737,35,226,227,165,327850,45,228,
217,219,196855,229,0,262394,228,230,229,131320,230,327745,37,231,163,209,262205,35,232,231,327852,
45,233,226,232,131321,229,131320,229,458997,45,234,228,215,233,230,196855,235,0,262394,234,236,
237,131320,236,131321,235,131320,237,327745,37,238,163,209,262205,35,239,238,131321,235,131320,
235,458997,35,240,226,236,239,237,327745,37,241,163,209,196670,241,240,196855,242,0,262394,234,
243,244,131320,243,131321,242,131320,244,327745,37,245,164,209,262205,35,246,245,131321,242,
131320,242,458997,35,247,219,243,246,244,327745,37,248,164,209,196670,248,247,131321,211,131320,
211,327808,35,210,209,104,131321,208,131320,212,131321,201,131320,201,327808,35,200,199,147,
131321,198,131320,202,327850,45,249,168,60,196855,250,0,262394,249,251,250,131320,251,196670,148,
60,131321,250,131320,250,262205,77,252,163,262205,77,253,164,393273,38,254,255,252,253,327856,45,
256,175,182,196855,257,0,262394,256,258,257,131320,258,327864,45,259,187,254,262312,45,260,259,
131321,257,131320,257,458997,45,261,256,250,260,258,196855,262,0,262394,261,263,262,131320,263,
458986,35,264,148,67,60,67,327745,130,265,151,264,196670,265,175,131321,262,131320,262,262368,64,
64,127,196855,266,0,262394,249,267,266,131320,267,262205,35,268,148,327852,45,269,268,60,131321,
266,131320,266,458997,45,270,249,262,269,267,196855,271,0,262394,270,272,271,131320,272,327745,
121,273,22,153,262205,35,274,148,458986,35,275,273,67,60,274,196670,152,275,131321,271,131320,271,
262368,64,64,127,131321,276,131320,276,458997,35,277,143,271,278,279,458997,38,280,160,271,281,
279,458997,35,282,60,271,283,279,262390,284,279,0,131321,285,131320,285,262205,35,286,148,327856,
45,287,282,286,262394,287,288,284,131320,288,327808,35,289,282,171,262205,35,290,148,327810,35,
291,290,67,458764,35,292,1,38,289,291,327745,130,293,151,292,262205,35,294,293,196670,166,294,
327737,38,295,296,166,327850,45,297,277,143,327866,45,298,295,280,327846,45,299,297,298,262312,45,
300,299,196855,301,0,262394,300,302,301,131320,302,327860,45,303,295,280,327856,45,304,294,277,
327847,45,305,303,304,131321,301,131320,301,458997,45,306,299,288,305,302,196670,167,295,327737,
45,307,308,167,262312,45,309,307,196855,310,0,262394,309,311,310,131320,311,327745,121,312,22,105,
196670,312,67,131321,310,131320,310,327850,45,313,170,60,196855,314,0,262394,313,315,314,131320,
315,262205,35,316,148,327856,45,317,289,316,131321,314,131320,314,458997,45,318,313,310,317,315,
196855,319,0,262394,318,320,319,131320,320,262205,35,321,152,327808,35,322,321,282,327808,35,323,
322,171,327745,117,324,116,140,262205,35,325,324,327856,45,326,323,325,131321,319,131320,319,
458997,45,327,318,314,326,320,196855,328,0,262394,327,329,328,131320,329,327745,117,330,116,122,
262205,35,331,330,262205,35,332,152,327808,35,333,332,282,327808,35,334,333,171,327812,35,335,64,
334,327808,35,336,331,335,393281,139,337,29,99,336,196670,337,295,262205,35,338,152,327808,35,339,
338,282,327808,35,340,339,171,327812,35,341,64,340,327808,35,342,331,341,327808,35,343,342,67,
327808,35,344,179,294,262268,38,345,344,393281,139,346,29,99,343,196670,346,345,131321,328,131320,
328,393385,38,281,306,295,280,393385,35,278,306,294,277,131321,279,131320,279,327808,35,283,282,
133,131321,276,131320,284,327850,45,347,170,60,196855,348,0,262394,347,349,348,131320,349,327745,
157,350,156,171,196670,350,280,327745,130,351,158,171,196670,351,277,131321,348,131320,348,262368,
64,64,127,196855,352,0,262394,249,353,352,131320,353,131321,354,131320,354,458997,35,355,277,353,
356,357,458997,38,358,280,353,359,357,458997,35,360,67,353,361,357,262390,362,357,0,131321,363,
131320,363,327856,45,364,360,133,262394,364,365,362,131320,365,327745,130,366,158,360,262205,35,
367,366,327851,45,368,367,143,196855,369,0,262394,368,370,369,131320,370,327745,157,371,156,360,
262205,38,372,371,327866,45,373,372,358,262312,45,374,373,196855,375,0,262394,374,376,375,131320,
376,262205,38,377,371,327860,45,378,377,358,196855,379,0,262394,378,380,379,131320,380,262205,35,
381,366,327856,45,382,381,355,131321,379,131320,379,458997,45,383,378,376,382,380,131321,375,
131320,375,458997,45,384,373,370,383,379,131321,369,131320,369,458997,45,385,368,365,384,375,
196855,386,0,262394,385,387,388,131320,387,327745,157,389,156,360,262205,38,390,389,131321,386,
131320,388,131321,386,131320,386,458997,38,359,390,387,358,388,196855,391,0,262394,385,392,393,
131320,392,262205,35,394,366,131321,391,131320,393,131321,391,131320,391,458997,35,356,394,392,
355,393,131321,357,131320,357,327808,35,361,360,104,131321,354,131320,362,327745,117,395,116,159,
262205,35,396,395,327745,117,397,116,153,262205,35,398,397,327808,35,399,398,173,327812,35,400,64,
399,327808,35,401,396,400,393281,139,402,29,99,401,196670,402,358,327808,35,403,401,67,327850,45,
404,355,143,196855,405,0,262394,404,406,407,131320,406,131321,405,131320,407,327808,35,408,179,
355,131321,405,131320,405,458997,35,409,143,406,408,407,262268,38,410,409,393281,139,411,29,99,
403,196670,411,410,131321,352,131320,352,65789,65592,327734,35,169,0,36,131320,412,262205,35,413,
3,131326,413,65592,327734,38,414,0,39,196663,37,415,131320,416,262205,35,417,415,327879,35,418,
417,83,327876,35,419,418,85,262205,35,420,415,327879,35,421,420,86,327876,35,422,421,87,327808,35,
423,422,88,327854,45,424,422,89,196855,425,0,262394,424,426,425,131320,426,327808,35,427,422,161,
131321,425,131320,425,458997,35,428,423,416,427,426,327808,35,8,422,90,262268,38,429,8,327811,38,
9,429,91,327856,45,430,422,92,196855,431,0,262394,430,432,431,131320,432,262268,35,433,9,131321,
431,131320,431,458997,35,434,428,425,433,432,327877,35,435,434,419,262268,38,436,435,131326,436,
65592,327734,40,437,0,41,196663,37,438,131320,439,262203,37,440,7,262203,37,441,7,196855,442,0,
262394,10,443,442,131320,443,262205,35,444,438,393228,40,445,1,62,444,131326,445,131320,442,
262205,35,446,438,327879,35,447,446,93,196670,440,447,327737,38,448,414,440,262205,35,449,438,
327874,35,450,449,85,196670,441,450,327737,38,451,414,441,327760,40,452,448,451,131326,452,65592,
327734,38,453,0,43,196663,42,454,196663,42,455,196663,42,456,131320,457,262205,38,458,454,262205,
38,459,455,327813,38,11,458,459,262205,38,460,456,327809,38,12,11,460,131326,12,65592,327734,35,
227,0,44,196663,42,461,131320,462,262205,38,463,461,262268,35,464,463,327874,35,465,464,94,327851,
45,466,465,60,196855,467,0,262394,466,468,469,131320,468,262344,35,470,464,131321,467,131320,469,
327877,35,471,464,95,131321,467,131320,467,458997,35,472,470,468,471,469,131326,472,65592,327734,
38,473,0,39,196663,37,474,131320,475,262205,35,476,474,327874,35,477,476,94,327851,45,478,477,60,
196855,479,0,262394,478,480,481,131320,480,262205,35,482,474,327879,35,483,482,96,131321,479,
131320,481,262205,35,484,474,262344,35,485,484,131321,479,131320,479,458997,35,486,483,480,485,
481,262268,38,487,486,131326,487,65592,327734,45,308,0,46,196663,42,488,131320,489,262205,38,490,
488,262268,35,491,490,327879,35,492,491,97,327851,45,493,492,97,131326,493,65592,327734,38,494,0,
47,196663,42,495,196663,42,496,131320,497,262205,38,498,495,262205,38,499,496,327809,38,13,498,
499,131326,13,65592,327734,38,500,0,51,196663,50,501,131320,502,262203,102,503,7,262203,42,504,7,
262203,42,505,7,262203,107,506,7,262203,42,507,7,262203,42,508,7,262203,42,509,7,262203,42,510,7,
262203,42,511,7,262203,42,512,7,262203,42,513,7,262203,42,514,7,262203,42,515,7,262203,42,516,7,
262201,35,517,169,327879,35,518,517,98,327879,35,519,518,58,327851,45,520,519,60,327879,35,521,
518,64,327851,45,522,521,60,327879,35,523,518,67,327851,45,524,523,60,131321,525,131320,525,
458997,84,526,99,502,527,528,262390,529,528,1,131321,530,131320,530,327857,45,531,526,100,262394,
531,532,529,131320,532,196855,533,0,262394,520,534,535,131320,534,327808,84,536,526,100,327745,42,
537,501,536,262205,38,538,537,131321,533,131320,535,327745,42,539,501,526,262205,38,540,539,
131321,533,131320,533,458997,38,541,538,534,540,535,196855,542,0,262394,520,543,544,131320,543,
327745,42,545,501,526,262205,38,546,545,131321,542,131320,544,327808,84,547,526,100,327745,42,548,
501,547,262205,38,549,548,131321,542,131320,542,458997,38,550,546,543,549,544,393562,38,551,103,
550,58,196670,504,541,196670,505,551,393273,38,552,494,504,505,327745,42,553,503,526,196670,553,
552,131321,528,131320,528,327808,84,527,526,104,131321,525,131320,529,131321,554,131320,554,
458997,84,555,99,529,556,557,262390,558,557,1,131321,559,131320,559,327857,45,560,555,105,262394,
560,561,558,131320,561,196855,562,0,262394,522,563,564,131320,563,327808,84,565,555,105,327745,42,
566,503,565,262205,38,567,566,131321,562,131320,564,327745,42,568,503,555,262205,38,569,568,
131321,562,131320,562,458997,38,570,567,563,569,564,196855,571,0,262394,522,572,573,131320,572,
327745,42,574,503,555,262205,38,575,574,131321,571,131320,573,327808,84,576,555,105,327745,42,577,
503,576,262205,38,578,577,131321,571,131320,571,458997,38,579,575,572,578,573,393562,38,580,103,
579,64,196670,507,570,196670,508,580,393273,38,581,494,507,508,327745,42,582,506,555,196670,582,
581,131321,557,131320,557,327808,84,556,555,104,131321,554,131320,558,196855,583,0,262394,524,584,
585,131320,584,327745,42,586,506,104,262205,38,587,586,131321,583,131320,585,327745,42,588,506,99,
262205,38,589,588,131321,583,131320,583,458997,38,590,587,584,589,585,196855,591,0,262394,524,592,
593,131320,592,327745,42,594,506,99,262205,38,595,594,131321,591,131320,593,327745,42,596,506,104,
262205,38,597,596,131321,591,131320,591,458997,38,598,595,592,597,593,393562,38,599,103,598,67,
196670,509,590,196670,510,599,393273,38,600,494,509,510,393562,38,601,103,600,58,196670,511,600,
196670,512,601,393273,38,602,494,511,512,393562,38,603,103,602,64,196670,513,602,196670,514,603,
393273,38,604,494,513,514,393562,38,605,103,604,67,196670,515,604,196670,516,605,393273,38,606,
494,515,516,131326,606,65592,327734,33,607,0,75,196663,52,608,196663,37,609,196663,74,610,131320,
611,262203,108,612,7,131321,613,131320,613,458997,35,614,60,611,615,616,262390,617,616,1,131321,
618,131320,618,327856,45,619,614,69,262394,619,620,617,131320,620,131321,621,131320,621,458997,35,
622,60,620,623,624,262390,625,624,1,131321,626,131320,626,327856,45,627,622,5,262394,627,628,625,
131320,628,196670,612,608,327745,37,629,612,622,262205,35,630,629,262205,35,631,609,327808,35,632,
631,614,327812,35,633,632,48,327808,35,634,630,633,196855,635,0,262394,7,636,637,131320,636,
327812,35,638,614,5,327808,35,639,638,622,393281,110,640,16,99,634,262205,53,641,640,327745,111,
642,610,639,196670,642,641,131321,635,131320,637,327812,35,643,614,5,327808,35,644,643,622,327812,
35,645,64,644,327812,35,646,64,634,393281,110,647,16,99,646,262205,53,648,647,327745,111,649,610,
645,196670,649,648,327808,35,650,645,67,327808,35,651,646,67,393281,110,652,16,99,651,262205,53,
653,652,327745,111,654,610,650,196670,654,653,131321,635,131320,635,131321,624,131320,624,327808,
35,623,622,104,131321,621,131320,625,131321,616,131320,616,327808,35,615,614,104,131321,613,
131320,617,65789,65592,327734,33,655,0,76,196663,73,656,196663,37,657,196663,50,658,131320,659,
262203,112,660,7,262203,37,661,7,262203,74,662,7,262203,114,663,7,262203,74,664,7,262203,114,665,
7,262203,74,666,7,196855,667,0,262394,7,668,669,131320,668,131321,670,131320,670,458997,84,671,99,
668,672,673,262390,674,673,1,131321,675,131320,675,327857,45,676,671,100,262394,676,677,674,
131320,677,262205,35,678,657,196670,662,656,393281,37,679,662,678,671,262205,35,680,679,196670,
661,680,327737,40,681,437,661,196670,660,681,327812,84,682,105,671,327745,42,683,660,60,262205,38,
684,683,327745,42,685,658,682,196670,685,684,327808,84,686,682,104,327745,42,687,660,67,262205,38,
688,687,327745,42,689,658,686,196670,689,688,131321,673,131320,673,327808,84,672,671,104,131321,
670,131320,674,131321,667,131320,669,262205,35,690,657,327812,35,691,64,690,196670,664,656,327745,
111,692,664,691,262205,53,693,692,262268,113,694,693,196670,663,694,262205,35,695,657,327812,35,
696,64,695,327808,35,697,696,67,196670,666,656,327745,111,698,666,697,262205,53,699,698,262268,
113,700,699,196670,665,700,131321,701,131320,701,458997,84,702,99,669,703,704,262390,705,704,1,
131321,706,131320,706,327857,45,707,702,100,262394,707,708,705,131320,708,327745,42,709,663,702,
262205,38,710,709,327745,42,711,658,702,196670,711,710,327808,84,712,702,100,327745,42,713,665,
702,262205,38,714,713,327745,42,715,658,712,196670,715,714,131321,704,131320,704,327808,84,703,
702,104,131321,701,131320,705,131321,667,131320,667,65789,65592,327734,38,296,0,39,196663,37,716,
131320,717,262203,108,718,7,262203,50,719,7,262203,37,720,7,262203,74,721,7,262203,114,722,7,
262203,114,723,7,262203,50,724,7,262203,37,725,7,262203,50,726,7,262203,42,727,7,262203,42,728,7,
262203,42,729,7,262203,42,730,7,262203,42,731,7,262203,42,732,7,262203,50,733,7,262201,35,734,169,
327879,35,735,734,98,327745,117,736,116,105,262205,35,737,736,327745,121,738,22,104,262205,35,739,
738,327812,35,740,739,57,327812,35,741,740,56,327808,35,742,737,741,327814,35,743,742,58,327812,
35,744,64,735,327808,35,745,743,744,262205,35,746,716,327812,35,747,746,57,327812,35,748,747,48,
327808,35,749,748,735,327745,37,750,718,99,196670,750,749,131321,751,131320,751,458997,84,752,99,
717,753,754,262390,755,754,1,131321,756,131320,756,327857,45,757,752,122,262394,757,758,755,
131320,758,327745,42,759,719,752,196670,759,123,131321,754,131320,754,327808,84,753,752,104,
131321,751,131320,755,131321,760,131320,760,458997,35,761,60,755,762,763,262390,764,763,0,131321,
765,131320,765,327856,45,766,761,57,262394,766,767,764,131320,767,262205,52,768,718,196670,720,
761,458809,33,769,607,768,720,721,262205,73,770,721,131321,771,131320,771,458997,35,772,60,767,
773,774,262390,775,774,1,131321,776,131320,776,327856,45,777,772,69,262394,777,778,775,131320,778,
327808,35,779,761,772,327812,35,780,779,125,327808,35,781,745,780,393281,126,782,25,99,781,262205,
113,783,782,196670,722,783,327808,35,784,781,67,393281,126,785,25,99,784,262205,113,786,785,
196670,723,786,196670,725,772,458809,33,787,655,770,725,726,262205,49,788,726,196670,724,788,
131321,789,131320,789,458997,84,790,99,778,791,792,262390,793,792,1,131321,794,131320,794,327857,
45,795,790,100,262394,795,796,793,131320,796,327745,42,797,724,790,262205,38,798,797,196670,727,
798,327745,42,799,722,790,262205,38,800,799,196670,728,800,327745,42,801,719,790,262205,38,802,
801,196670,729,802,458809,38,803,453,727,728,729,196670,801,803,327808,84,804,790,100,327745,42,
805,724,804,262205,38,806,805,196670,730,806,327745,42,807,723,790,262205,38,808,807,196670,731,
808,327745,42,809,719,804,262205,38,810,809,196670,732,810,458809,38,811,453,730,731,732,196670,
809,811,131321,792,131320,792,327808,84,791,790,104,131321,789,131320,793,131321,774,131320,774,
327808,35,773,772,104,131321,771,131320,775,131321,763,131320,763,327808,35,762,761,69,131321,760,
131320,764,262205,49,812,719,196670,733,812,327737,38,813,500,733,131326,813,65592,327734,35,814,
0,78,196663,77,815,196663,37,816,131320,817,262203,131,818,7,262368,64,64,127,262201,35,819,169,
327856,45,820,819,118,196855,821,0,262394,820,822,821,131320,822,262201,35,823,169,327745,130,824,
129,823,196670,824,60,131321,821,131320,821,262368,64,64,127,131321,825,131320,825,458997,35,826,
60,821,827,828,458997,35,829,60,821,830,828,262390,831,828,0,131321,832,131320,832,327856,45,833,
829,118,262394,833,834,831,131320,834,327874,35,835,95,829,327877,35,836,826,835,131321,837,
131320,837,458997,35,838,60,834,839,840,458997,35,841,60,834,842,840,262390,843,840,1,131321,844,
131320,844,327856,45,845,841,48,262394,845,846,843,131320,846,196670,818,815,327745,37,847,818,
841,262205,35,848,847,327854,45,849,848,836,393385,35,850,849,67,60,327808,35,839,838,850,131321,
840,131320,840,327808,35,842,841,104,131321,837,131320,843,327745,130,851,129,829,458986,35,852,
851,67,60,838,262368,64,64,127,262205,35,853,851,262205,35,854,816,327854,45,855,853,854,196855,
856,0,262394,855,857,856,131320,857,131321,856,131320,856,458997,35,827,826,843,836,857,131321,
828,131320,828,327808,35,830,829,104,131321,825,131320,831,131326,826,65592,327734,33,858,0,79,
196663,77,859,196663,77,860,131320,861,262203,131,862,7,262203,131,863,7,262203,131,864,7,262201,
35,865,169,327874,35,866,865,132,131321,867,131320,867,458997,35,868,60,861,869,870,458997,35,871,
60,861,872,870,458997,35,873,60,861,874,870,262390,875,870,1,131321,876,131320,876,327856,45,877,
873,48,262394,877,878,875,131320,878,196670,862,859,327745,37,879,862,873,262205,35,880,879,
327852,45,881,880,871,196855,882,0,262394,881,883,884,131320,883,196670,863,860,327745,37,885,863,
873,262205,35,886,885,131321,882,131320,884,131321,882,131320,882,458997,35,869,886,883,868,884,
196670,864,859,327745,37,887,864,873,262205,35,888,887,458764,35,872,1,41,871,888,131321,870,
131320,870,327808,35,874,873,104,131321,867,131320,875,327856,45,889,865,133,196855,890,0,262394,
889,891,890,131320,891,327745,130,892,136,865,196670,892,60,327745,130,893,137,865,196670,893,60,
131321,890,131320,890,262368,64,64,127,327745,130,894,136,866,458991,35,895,894,67,60,871,262368,
64,64,127,262205,35,896,894,327850,45,897,871,896,327852,45,898,871,60,327847,45,899,897,898,
196855,900,0,262394,899,901,900,131320,901,327745,130,902,137,866,196670,902,868,131321,900,
131320,900,262368,64,64,127,65789,65592,327734,35,903,0,80,196663,77,904,196663,77,905,131320,906,
262203,37,907,7,262203,42,908,7,262201,35,909,169,327874,35,910,909,132,393273,33,911,858,904,905,
327745,117,912,116,100,262205,35,913,912,327745,130,914,137,910,262205,35,915,914,327812,35,916,
64,915,327808,35,917,913,916,327808,35,918,917,67,393281,139,919,29,99,918,262205,38,920,919,
262268,35,921,920,327745,130,922,136,910,262205,35,923,922,327852,45,924,923,60,196855,925,0,
262394,924,926,925,131320,926,327745,117,927,116,104,262205,35,928,927,327810,35,929,921,928,
327745,117,930,116,99,262205,35,931,930,327856,45,932,929,931,131321,925,131320,925,458997,45,933,
924,906,932,926,196855,934,0,262394,933,935,936,131320,935,327745,117,937,116,104,262205,35,938,
937,327810,35,939,921,938,131321,934,131320,936,131321,934,131320,934,458997,35,940,939,935,60,
936,196670,907,940,327737,38,941,296,907,196855,942,0,262394,933,943,942,131320,943,327879,35,944,
909,98,327850,45,945,944,60,131321,942,131320,942,458997,45,946,933,934,945,943,196855,947,0,
262394,946,948,947,131320,948,196670,908,941,327737,35,949,227,908,196670,922,949,131321,947,
131320,947,327850,45,950,909,60,196855,951,0,262394,950,952,951,131320,952,327745,130,953,129,99,
196670,953,60,131321,951,131320,951,262368,64,64,127,131321,954,131320,954,458997,35,955,60,951,
956,957,458997,35,958,60,951,959,957,262390,960,957,0,131321,961,131320,961,327856,45,962,958,133,
327856,45,963,909,133,327847,45,964,962,963,262394,964,965,960,131320,965,327745,130,966,136,958,
262205,35,967,966,327745,130,968,136,909,262205,35,969,968,327852,45,970,967,969,262312,45,971,
970,196855,972,0,262394,971,973,972,131320,973,262205,35,974,966,262205,35,975,968,327850,45,976,
974,975,327856,45,977,958,909,327847,45,978,976,977,131321,972,131320,972,458997,45,979,970,965,
978,973,393385,35,980,979,67,60,327808,35,956,955,980,131321,957,131320,957,327808,35,959,958,104,
131321,954,131320,960,196855,981,0,262394,963,982,981,131320,982,327745,121,983,22,140,262205,35,
984,983,327810,35,985,984,67,327850,45,986,955,985,131321,981,131320,981,458997,45,987,963,960,
986,982,196855,988,0,262394,987,989,988,131320,989,327745,130,990,136,909,262205,35,991,990,
327745,130,992,129,99,196670,992,991,131321,988,131320,988,262368,64,64,127,327745,130,993,129,99,
262205,35,994,993,131326,994,65592,327734,38,255,0,81,196663,77,995,196663,77,996,131320,997,
262203,42,998,7,262203,37,999,7,262203,37,1000,7,262203,37,1001,7,262203,37,1002,7,262203,37,1003,
7,196670,998,141,327737,35,1004,227,998,393273,35,1005,903,995,996,327745,121,1006,22,140,262205,
35,1007,1006,327852,45,1008,1007,133,196855,1009,0,262394,1008,1010,1009,131320,1010,262205,35,
1011,1006,196670,999,1011,393273,35,1012,814,995,999,131321,1009,131320,1009,458997,35,1013,1005,
997,1012,1010,458764,35,1014,1,41,1013,1004,196670,1000,1014,327737,38,1015,473,1000,327745,139,
1016,22,142,262205,38,1017,1016,327811,38,30,1015,1017,327745,121,1018,22,122,262205,35,1019,1018,
327852,45,1020,1019,67,196855,1021,0,262394,1020,1022,1021,131320,1022,262205,35,1023,1018,196670,
1001,1023,393273,35,1024,814,995,1001,458764,35,1025,1,41,1004,1024,131321,1021,131320,1021,
458997,35,1026,1004,1009,1025,1022,196670,1002,1026,327737,38,1027,473,1002,327866,45,1028,1027,
30,196855,1029,0,262394,1028,1030,1031,131320,1030,196670,1003,1026,327737,38,1032,473,1003,
131321,1029,131320,1031,131321,1029,131320,1029,458997,38,1033,1032,1030,30,1031,131326,1033,
65592,};
static const uint32_t bitnet__spv_ternary_plain[] = {
119734787,66304,524299,1689,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
327752,73,10,35,40,327752,73,11,35,44,327752,73,12,35,48,327752,73,13,35,52,196679,73,2,262215,74,
6,4,262216,75,0,24,327752,75,0,35,0,196679,75,2,262215,76,34,0,262215,76,33,1,196679,77,42,262215,
78,6,8,262216,79,0,24,327752,79,0,35,0,196679,79,2,262215,80,34,0,262215,80,33,6,196679,81,42,
196679,82,42,196679,83,42,196679,84,42,196679,85,42,196679,86,42,196679,87,42,196679,88,42,262215,
89,6,4,262215,90,6,4,262215,91,6,4,327752,92,0,35,0,327752,92,1,35,4,327752,92,2,35,8,327752,92,3,
35,12,327752,92,4,35,16,327752,92,5,35,20,327752,92,6,35,24,327752,92,7,35,28,327752,92,8,35,32,
327752,92,9,35,36,327752,92,10,35,40,327752,92,11,35,44,327752,92,12,35,48,327752,92,13,35,176,
327752,92,14,35,688,196679,92,2,262215,93,34,0,262215,93,33,7,196679,94,42,196679,95,42,196679,96,
42,196679,97,42,196679,98,42,196679,99,42,262215,100,6,4,327752,101,0,35,0,196679,101,2,262215,
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
393268,122,203,132,195,9,262172,204,130,203,262176,205,7,204,393249,206,120,129,200,205,262176,
207,1,122,262203,207,3,1,262187,130,208,16,262187,122,209,32768,262187,122,210,2147483647,262187,
124,211,1056964608,262187,122,212,2139095040,262187,122,213,32256,262187,122,214,1199566848,
262187,122,215,31744,262187,122,216,947912704,262187,122,217,1056964608,262187,130,218,13,262187,
122,219,2129859015,262187,130,220,0,262187,130,221,4,262187,124,222,1073741824,262187,130,223,1,
262187,122,224,1597463007,262187,124,225,1069547520,262187,124,226,1117782016,262187,124,227,
1069066811,262187,124,228,1262485504,262187,124,229,1060208640,262187,124,230,3109978243,262187,
124,231,961571175,262187,124,232,985088974,262187,124,233,1007192328,262187,124,234,1026206145,
262187,124,235,1042983594,262187,124,236,1065353216,262187,130,237,23,262187,124,238,3265265664,
262187,124,239,0,262187,130,240,8,262187,130,241,24,262187,130,242,6,262187,122,243,50529027,
262187,130,244,2,262187,122,245,4294967288,262187,122,246,264,262172,247,130,6,262176,248,4,247,
262203,248,249,4,262176,250,4,130,262187,122,251,0,393268,122,252,132,6,138,262172,253,124,252,
262176,254,4,253,262203,254,255,4,262176,256,4,124,262172,257,124,6,262176,258,4,257,262203,258,
259,4,262187,122,260,48,262187,122,261,40,262187,122,262,24,262187,122,263,56,262187,122,264,6,
262187,122,265,5,262187,122,266,3,262187,122,267,63,393268,122,268,128,5,267,262187,122,269,64,
393268,122,270,134,268,269,262187,122,271,39,393268,122,272,128,270,271,393268,122,273,134,272,
261,393268,122,274,128,270,273,393268,122,275,130,274,159,393268,122,276,134,275,273,262172,277,
124,276,262176,278,7,277,196637,45,124,196638,46,45,262176,279,12,46,262203,279,47,12,393268,122,
280,130,270,159,262176,281,12,124,262172,282,124,269,262176,283,4,282,262203,283,284,4,393268,122,
285,132,270,269,393268,122,286,134,285,164,393268,122,287,130,286,159,196637,52,144,196638,53,52,
262176,288,12,53,262203,288,54,12,262176,289,12,144,196656,192,55,196637,56,144,196638,57,56,
262176,290,12,57,262203,290,58,12,393268,122,61,134,285,164,458796,144,291,239,239,239,239,262167,
292,192,4,262187,124,293,1123942400,262187,124,294,3271557120,262187,130,295,255,262187,124,296,
925353388,262176,297,4,122,262203,297,298,4,262203,250,299,4,262187,124,300,1006699012,393268,192,
301,172,171,159,393268,122,302,132,163,164,262172,303,132,163,262176,304,4,303,262203,304,305,4,
262194,122,66,64,196657,192,67,262194,122,68,64,262194,122,69,4,262194,122,70,2,393268,122,306,
128,69,70,393268,122,307,134,68,191,1048606,73,122,122,122,122,122,122,122,122,122,122,122,124,
124,124,262176,308,9,73,262203,308,309,9,262176,310,9,122,262187,122,311,4294967295,196637,74,124,
196638,75,74,262176,312,12,75,262203,312,76,12,262176,313,7,185,196637,78,185,196638,79,78,262176,
314,12,79,262203,314,80,12,393268,122,315,134,68,191,262176,316,12,185,262172,89,122,149,262172,
90,122,147,196637,91,122,1114142,92,122,122,122,122,122,122,122,122,122,122,124,122,89,90,91,
262176,317,12,92,262203,317,93,12,262176,318,12,122,393268,122,319,128,69,70,393268,122,320,134,
68,191,262187,130,321,5,393268,122,322,128,66,267,393268,122,323,134,322,269,393268,122,324,132,
323,269,262176,325,9,124,262187,130,326,9,196637,100,122,196638,101,100,262176,327,12,101,262203,
327,102,12,196637,103,122,196638,104,103,262176,328,12,104,262203,328,105,12,196657,192,106,
393268,192,329,170,9,159,262176,330,4,132,196637,112,132,196638,113,112,262176,331,12,113,262203,
331,114,12,262176,332,12,132,393268,122,333,134,150,151,393268,122,334,130,333,159,196637,115,132,
196638,116,115,262176,335,12,116,262203,335,117,12,262176,336,7,196,393268,122,337,134,150,151,
262187,130,338,3,262167,339,122,3,262176,340,1,339,262203,340,4,1,393268,122,341,134,6,138,262187,
130,342,7,393268,192,343,170,7,251,393268,192,344,170,7,191,262172,345,124,195,262176,346,7,345,
393268,192,347,170,9,159,262172,348,124,9,262176,349,7,348,262187,130,350,11,262187,130,351,12,
262172,352,130,9,262176,353,7,352,262187,130,354,10,393268,122,355,132,157,161,393268,192,356,170,
7,191,393268,192,357,170,7,251,393268,122,358,132,341,8,393268,122,359,132,358,9,262172,360,124,
359,262176,361,4,360,262203,361,362,4,393268,192,363,170,7,159,393268,122,364,130,195,8,393268,
192,365,170,7,251,393268,122,366,132,341,8,393268,122,367,134,366,164,262194,122,118,1,393267,339,
119,118,159,159,262187,122,368,3355447295,327734,120,2,0,121,131320,369,262203,336,370,7,262203,
129,371,7,262203,129,372,7,262203,205,373,7,262203,346,374,7,262203,129,375,7,262203,201,376,7,
262203,349,377,7,262203,129,378,7,262203,129,379,7,262203,125,380,7,262203,125,381,7,262203,353,
382,7,262203,129,383,7,262203,205,384,7,262203,129,385,7,262203,201,386,7,262203,129,387,7,262203,
205,388,7,262203,136,389,7,262203,136,390,7,262203,136,391,7,262203,136,392,7,262203,125,393,7,
262203,125,394,7,262203,129,395,7,262203,129,396,7,262203,125,397,7,262203,129,398,7,262203,136,
399,7,262203,136,400,7,262203,125,401,7,262203,125,402,7,262203,129,403,7,262203,129,404,7,262203,
125,405,7,262203,125,406,7,262203,129,407,7,262203,129,408,7,262203,181,409,7,262203,129,410,7,
262201,122,411,412,327879,122,413,411,153,327874,122,414,411,338,327745,207,415,4,251,262205,122,
416,415,327812,122,417,416,341,327808,122,418,417,414,327812,122,419,418,8,131321,420,131320,420,
458997,122,421,251,369,422,423,262390,424,423,1,131321,425,131320,425,327856,192,426,421,8,262394,
426,427,424,131320,427,327808,122,428,419,421,327745,310,429,309,342,262205,122,430,429,327810,
122,431,430,159,458764,122,432,1,38,428,431,196855,433,0,262394,343,434,435,131320,434,327814,122,
436,432,164,327817,122,437,432,164,196670,371,436,196670,372,437,393273,122,438,439,371,372,
131321,433,131320,435,131321,433,131320,433,458997,122,440,438,434,432,435,327745,129,441,370,421,
196670,441,440,196855,442,0,262394,344,443,442,131320,443,327808,122,444,8,421,327808,122,445,430,
432,327745,129,446,370,444,196670,446,445,131321,442,131320,442,131321,423,131320,423,327808,122,
422,421,223,131321,420,131320,424,131321,447,131320,447,458997,122,448,251,424,449,450,262390,451,
450,1,131321,452,131320,452,327856,192,453,448,203,262394,453,454,451,131320,454,327745,136,455,
373,448,196670,455,220,131321,450,131320,450,327808,122,449,448,223,131321,447,131320,451,131321,
456,131320,456,458997,122,457,251,451,458,459,262390,460,459,1,131321,461,131320,461,327856,192,
462,457,195,262394,462,463,460,131320,463,327745,310,464,309,223,262205,122,465,464,327745,129,
466,370,457,262205,122,467,466,327808,122,468,465,467,393281,281,469,76,220,468,262205,124,470,
469,327745,125,471,374,457,196670,471,470,131321,459,131320,459,327808,122,458,457,223,131321,456,
131320,460,262205,196,472,370,196670,375,251,458809,120,473,474,375,472,376,262205,200,475,376,
196855,476,0,262394,347,477,478,131320,477,327745,310,479,309,221,262205,122,480,479,196670,378,
480,327745,310,481,309,338,262205,122,482,481,196670,379,482,327745,325,483,309,350,262205,124,
484,483,196670,380,484,327745,325,485,309,351,262205,124,486,485,196670,381,486,524345,124,487,
488,378,379,380,381,327745,125,489,377,220,196670,489,487,262205,130,490,299,327745,136,491,382,
220,196670,491,490,131321,476,131320,478,131321,492,131320,492,458997,122,493,251,478,494,495,
262390,496,495,1,131321,497,131320,497,327856,192,498,493,9,262394,498,499,496,131320,499,327745,
310,500,309,354,262205,122,501,500,327812,122,502,191,493,327808,122,503,501,502,393281,281,504,
47,220,503,262205,124,505,504,327745,125,506,377,493,196670,506,505,327808,122,507,503,159,393281,
281,508,47,220,507,262205,124,509,508,262268,130,510,509,327745,136,511,382,493,196670,511,510,
131321,495,131320,495,327808,122,494,493,223,131321,492,131320,496,131321,476,131320,476,196670,
383,251,262205,204,512,373,196670,384,512,458809,120,513,514,383,475,384,262205,204,515,384,
196670,373,515,131321,516,131320,516,458997,122,517,198,476,518,519,262390,520,519,0,131321,521,
131320,521,327856,192,522,517,355,262394,522,523,520,131320,523,262205,196,524,370,196670,385,517,
458809,120,525,474,385,524,386,262205,200,526,386,196670,387,517,262205,204,527,373,196670,388,
527,458809,120,528,514,387,526,388,262205,204,529,388,196670,373,529,131321,519,131320,519,327808,
122,518,517,198,131321,516,131320,520,131321,530,131320,530,458997,122,531,251,520,532,533,262390,
534,533,1,131321,535,131320,535,327856,192,536,531,9,262394,536,537,534,131320,537,131321,538,
131320,538,458997,122,539,251,537,540,541,262390,542,541,1,131321,543,131320,543,327856,192,544,
539,8,262394,544,545,542,131320,545,327812,122,546,531,195,327808,122,547,546,539,327745,136,548,
373,547,262205,130,549,548,196670,389,549,327737,130,550,551,389,196855,552,0,262394,356,553,552,
131320,553,327808,122,554,546,8,327808,122,555,554,539,327745,136,556,373,555,262205,130,557,556,
196670,390,557,327737,130,558,551,390,131321,552,131320,552,458997,130,559,220,545,558,553,196670,
391,550,327745,136,560,382,531,262205,130,561,560,196670,392,561,327745,125,562,377,531,262205,
124,563,562,196670,393,563,327745,125,564,374,539,262205,124,565,564,196670,394,565,327745,129,
566,370,539,262205,122,567,566,196670,395,567,589881,124,568,569,391,392,393,394,395,327851,192,
570,413,251,196855,571,0,262394,570,572,571,131320,572,131321,541,131320,571,196855,573,0,262394,
357,574,575,131320,574,327812,122,576,531,341,327808,122,577,576,414,327812,122,578,577,8,327808,
122,579,578,539,327745,256,580,362,579,196670,580,568,131321,573,131320,575,327808,122,581,419,
539,327745,310,582,309,342,262205,122,583,582,327856,192,584,581,583,196855,585,0,262394,584,586,
585,131320,586,327745,310,587,309,240,262205,122,588,587,327856,192,589,531,588,131321,585,131320,
585,458997,192,590,584,575,589,586,196855,591,0,262394,590,592,591,131320,592,196855,593,0,262394,
363,594,595,131320,594,262205,122,596,566,196670,396,596,196670,397,568,196670,398,531,458809,120,
597,598,396,397,398,131321,593,131320,595,327808,122,599,364,539,262205,122,600,566,327808,122,
601,583,600,196670,399,559,262205,130,602,560,196670,400,602,262205,124,603,562,196670,401,603,
327745,125,604,374,599,262205,124,605,604,196670,402,605,196670,403,601,589881,124,606,569,399,
400,401,402,403,262205,122,607,566,196670,404,607,196670,405,568,196670,406,606,196670,407,531,
524345,120,608,609,404,405,406,407,131321,593,131320,593,131321,591,131320,591,131321,573,131320,
573,131321,541,131320,541,327808,122,540,539,223,131321,538,131320,542,131321,533,131320,533,
327808,122,532,531,223,131321,530,131320,534,196855,610,0,262394,365,611,610,131320,611,262368,
191,191,246,327812,122,612,416,367,327817,122,613,411,367,327808,122,614,612,613,327814,122,615,
411,367,131321,616,131320,616,458997,122,617,615,611,618,619,262390,620,619,0,131321,621,131320,
621,327856,192,622,617,9,262394,622,623,620,131320,623,327812,122,624,617,367,327808,122,625,624,
613,327812,122,626,625,164,327812,122,627,614,164,327745,310,628,309,342,262205,122,629,628,
327856,192,630,627,629,196855,631,0,262394,630,632,631,131320,632,327745,310,633,309,240,262205,
122,634,633,327856,192,635,617,634,131321,631,131320,631,458997,192,636,630,623,635,632,196855,
637,0,262394,636,638,637,131320,638,327745,256,639,362,626,262205,124,640,639,327808,122,641,626,
159,327745,256,642,362,641,262205,124,643,642,327808,122,644,626,191,327745,256,645,362,644,
262205,124,646,645,327808,122,647,626,266,327745,256,648,362,647,262205,124,649,648,458832,144,
650,640,643,646,649,196670,408,614,196670,409,650,196670,410,617,458809,120,651,652,408,409,410,
131321,637,131320,637,131321,619,131320,619,327814,122,653,6,367,327808,122,618,617,653,131321,
616,131320,620,131321,610,131320,610,65789,65592,327734,122,412,0,123,131320,654,262205,122,655,3,
131326,655,65592,327734,122,656,0,126,196663,125,657,131320,658,262205,124,659,657,262268,122,660,
659,327874,122,661,660,208,327879,122,662,661,209,327879,122,663,660,210,262268,124,664,663,
327809,124,10,664,211,327852,192,665,663,212,196855,666,0,262394,665,667,666,131320,667,131326,
213,131320,666,327854,192,668,663,214,196855,669,0,262394,668,670,669,131320,670,327877,122,671,
662,215,131326,671,131320,669,327856,192,672,663,216,196855,673,0,262394,672,674,673,131320,674,
262268,122,675,10,327810,122,676,675,217,327877,122,677,662,676,131326,677,131320,673,327808,122,
678,663,368,327874,122,679,663,218,327879,122,680,679,159,327808,122,681,678,680,327874,122,682,
681,218,327877,122,683,662,682,131326,683,65592,327734,122,684,0,127,196663,125,685,196663,125,
686,131320,687,262203,125,688,7,262203,125,689,7,262205,124,690,685,196670,688,690,327737,122,691,
656,688,262205,124,692,686,196670,689,692,327737,122,693,656,689,327876,122,694,693,208,327877,
122,695,691,694,131326,695,65592,327734,124,696,0,128,196663,125,697,131320,698,262205,124,699,
697,262268,122,700,699,327810,122,11,219,700,262268,124,701,11,131321,702,131320,702,458997,124,
703,701,698,14,704,458997,130,705,220,698,706,704,262390,707,704,0,131321,708,131320,708,327857,
192,709,705,221,262394,709,710,707,131320,710,262205,124,711,697,327813,124,12,711,703,327811,124,
13,222,12,327813,124,14,703,13,131321,704,131320,704,327808,130,706,705,223,131321,702,131320,707,
131326,703,65592,327734,124,712,0,128,196663,125,713,131320,714,262205,124,715,713,262268,122,716,
715,327874,122,717,716,223,327810,122,15,224,717,262268,124,718,15,262205,124,719,713,327813,124,
16,211,719,131321,720,131320,720,458997,124,721,718,714,20,722,458997,130,723,220,714,724,722,
262390,725,722,0,131321,726,131320,726,327857,192,727,723,221,262394,727,728,725,131320,728,
327813,124,17,16,721,327813,124,18,17,721,327811,124,19,225,18,327813,124,20,721,19,131321,722,
131320,722,327808,130,724,723,223,131321,720,131320,725,131326,721,65592,327734,124,729,0,128,
196663,125,730,131320,731,262205,124,732,730,327866,192,733,732,226,262205,124,734,730,393385,124,
735,733,226,734,327813,124,21,735,227,327809,124,22,21,228,327811,124,23,22,228,327813,124,24,23,
229,327811,124,25,735,24,327813,124,26,23,230,327811,124,27,25,26,327813,124,28,231,27,327809,124,
29,28,232,327813,124,30,29,27,327809,124,31,30,233,327813,124,32,31,27,327809,124,33,32,234,
327813,124,34,33,27,327809,124,35,34,235,327813,124,36,35,27,327809,124,37,36,211,327813,124,38,
27,27,327813,124,39,37,38,327809,124,40,39,27,327809,124,41,40,236,262268,122,736,22,327808,122,
42,736,145,327876,122,737,42,237,262268,124,738,737,327813,124,43,41,738,262205,124,739,730,
327864,192,740,739,238,393385,124,741,740,239,43,131326,741,65592,327734,130,742,0,131,196663,129,
743,196663,129,744,131320,745,262205,122,746,743,262268,130,747,746,262205,122,748,744,262268,130,
749,748,393418,130,750,747,220,240,393418,130,751,749,220,240,327812,130,752,750,751,393418,130,
753,747,240,240,393418,130,754,749,240,240,327812,130,755,753,754,327808,130,756,752,755,393418,
130,757,747,208,240,393418,130,758,749,208,240,327812,130,759,757,758,327808,130,760,756,759,
327875,130,761,747,241,327875,130,762,749,241,327812,130,763,761,762,327808,130,764,760,763,
131326,764,65592,327734,130,765,0,134,196663,133,766,196663,133,767,196663,133,768,196663,133,769,
196663,133,770,131320,771,262203,129,772,7,262203,129,773,7,262203,129,774,7,262203,129,775,7,
262203,129,776,7,262203,129,777,7,262203,129,778,7,262203,129,779,7,131321,780,131320,780,458997,
130,781,220,771,782,783,458997,130,784,220,771,785,783,262390,786,783,1,131321,787,131320,787,
327857,192,788,784,221,262394,788,789,786,131320,789,327745,129,790,766,784,262205,122,791,790,
327874,122,792,791,242,327879,122,793,792,243,327745,129,794,767,784,262205,122,795,794,196670,
772,795,196670,773,793,393273,130,796,742,772,773,262205,122,797,790,327874,122,798,797,221,
327879,122,799,798,243,327745,129,800,768,784,262205,122,801,800,196670,774,801,196670,775,799,
393273,130,802,742,774,775,327808,130,803,796,802,262205,122,804,790,327874,122,805,804,244,
327879,122,806,805,243,327745,129,807,769,784,262205,122,808,807,196670,776,808,196670,777,806,
393273,130,809,742,776,777,327808,130,810,803,809,262205,122,811,790,327879,122,812,811,243,
327745,129,813,770,784,262205,122,814,813,196670,778,814,196670,779,812,393273,130,815,742,778,
779,327808,130,816,810,815,327808,130,782,781,816,131321,783,131320,783,327808,130,785,784,223,
131321,780,131320,786,131326,781,65592,327734,124,817,0,135,196663,125,818,196663,125,819,131320,
820,262205,124,821,818,262205,124,822,819,327809,124,44,821,822,131326,44,65592,327734,130,551,0,
137,196663,136,823,131320,824,262201,122,825,412,327879,122,826,825,245,262368,191,191,246,262201,
122,827,412,262205,130,828,823,327745,250,829,249,827,196670,829,828,262368,191,191,246,131321,
830,131320,830,458997,130,831,220,824,832,833,458997,122,834,251,824,835,833,262390,836,833,0,
131321,837,131320,837,327856,192,838,834,138,262394,838,839,836,131320,839,327808,122,840,826,834,
327745,250,841,249,840,262205,130,842,841,327808,130,832,831,842,131321,833,131320,833,327808,122,
835,834,223,131321,830,131320,836,131326,831,65592,327734,124,843,0,141,196663,140,844,131320,845,
262203,125,846,7,262203,125,847,7,262203,125,848,7,262203,125,849,7,262203,125,850,7,262203,125,
851,7,262203,125,852,7,262203,125,853,7,262203,125,854,7,262203,125,855,7,262203,125,856,7,262203,
125,857,7,262203,125,858,7,262203,125,859,7,262203,125,860,7,262203,125,861,7,262203,125,862,7,
262203,125,863,7,262203,125,864,7,262203,125,865,7,262203,125,866,7,262203,125,867,7,262203,125,
868,7,262203,125,869,7,262203,125,870,7,262203,125,871,7,262203,125,872,7,262203,125,873,7,262201,
122,874,412,327879,122,875,874,245,327812,122,876,875,138,327879,122,877,874,153,327808,122,878,
876,877,262368,191,191,246,131321,879,131320,879,458997,130,880,220,845,881,882,262390,883,882,1,
131321,884,131320,884,327857,192,885,880,240,262394,885,886,883,131320,886,327812,122,887,874,138,
262268,122,888,880,327808,122,889,887,888,327745,125,890,844,880,262205,124,891,890,327745,256,
892,255,889,196670,892,891,131321,882,131320,882,327808,130,881,880,223,131321,879,131320,883,
262368,191,191,246,327808,122,893,878,149,327745,256,894,255,878,262205,124,895,894,196670,846,
895,327745,256,896,255,893,262205,124,897,896,196670,847,897,393273,124,898,817,846,847,327808,
122,899,878,151,327808,122,900,878,260,327745,256,901,255,899,262205,124,902,901,196670,848,902,
327745,256,903,255,900,262205,124,904,903,196670,849,904,393273,124,905,817,848,849,196670,850,
898,196670,851,905,393273,124,906,817,850,851,327808,122,907,878,138,327808,122,908,878,261,
327745,256,909,255,907,262205,124,910,909,196670,852,910,327745,256,911,255,908,262205,124,912,
911,196670,853,912,393273,124,913,817,852,853,327808,122,914,878,262,327808,122,915,878,263,
327745,256,916,255,914,262205,124,917,916,196670,854,917,327745,256,918,255,915,262205,124,919,
918,196670,855,919,393273,124,920,817,854,855,196670,856,913,196670,857,920,393273,124,921,817,
856,857,196670,858,906,196670,859,921,393273,124,922,817,858,859,327745,256,923,259,874,196670,
923,922,262368,191,191,246,327808,122,924,875,164,327745,256,925,259,875,262205,124,926,925,
196670,860,926,327745,256,927,259,924,262205,124,928,927,196670,861,928,393273,124,929,817,860,
861,327808,122,930,875,191,327808,122,931,875,264,327745,256,932,259,930,262205,124,933,932,
196670,862,933,327745,256,934,259,931,262205,124,935,934,196670,863,935,393273,124,936,817,862,
863,196670,864,929,196670,865,936,393273,124,937,817,864,865,327808,122,938,875,159,327808,122,
939,875,265,327745,256,940,259,938,262205,124,941,940,196670,866,941,327745,256,942,259,939,
262205,124,943,942,196670,867,943,393273,124,944,817,866,867,327808,122,945,875,266,327808,122,
946,875,153,327745,256,947,259,945,262205,124,948,947,196670,868,948,327745,256,949,259,946,
262205,124,950,949,196670,869,950,393273,124,951,817,868,869,196670,870,944,196670,871,951,393273,
124,952,817,870,871,196670,872,937,196670,873,952,393273,124,953,817,872,873,131326,953,65592,
327734,124,954,0,142,196663,129,955,196663,125,956,196663,125,957,131320,958,262203,278,959,7,
262203,140,960,7,262203,140,961,7,262203,125,962,7,262201,122,963,412,327879,122,964,963,267,
131321,965,131320,965,458997,124,966,239,958,967,968,458997,122,969,251,958,970,968,262390,971,
968,0,131321,972,131320,972,327856,192,973,969,273,262394,973,974,971,131320,974,131321,975,
131320,975,458997,122,976,251,974,977,978,262390,979,978,1,131321,980,131320,980,327856,192,981,
976,276,262394,981,982,979,131320,982,327812,122,983,969,276,327808,122,984,983,976,262205,122,
985,955,458764,122,986,1,38,984,280,327812,122,987,986,269,327808,122,988,985,987,327808,122,989,
988,964,393281,281,990,47,220,989,262205,124,991,990,327745,125,992,959,976,196670,992,991,327854,
192,993,984,270,196855,994,0,262394,993,995,994,131320,995,196670,992,239,131321,994,131320,994,
131321,978,131320,978,327808,122,977,976,223,131321,975,131320,979,131321,996,131320,996,458997,
124,967,966,979,49,997,458997,122,998,251,979,999,997,262390,1000,997,1,131321,1001,131320,1001,
327856,192,1002,998,276,262394,1002,1003,1000,131320,1003,327745,125,1004,959,998,262205,124,1005,
1004,262205,124,1006,1004,327813,124,48,1005,1006,327809,124,49,967,48,131321,997,131320,997,
327808,122,999,998,223,131321,996,131320,1000,131321,968,131320,968,327808,122,970,969,223,131321,
965,131320,971,327745,256,1007,284,964,196670,1007,966,262368,191,191,246,131321,1008,131320,1008,
458997,130,1009,220,971,1010,1011,262390,1012,1011,1,131321,1013,131320,1013,327857,192,1014,1009,
240,262394,1014,1015,1012,131320,1015,262201,122,1016,412,327879,122,1017,1016,153,327812,122,
1018,1017,138,262268,122,1019,1009,327808,122,1020,1018,1019,327745,256,1021,284,1020,262205,124,
1022,1021,327745,125,1023,960,1009,196670,1023,1022,131321,1011,131320,1011,327808,130,1010,1009,
223,131321,1008,131320,1012,262205,139,1024,960,196670,961,1024,327737,124,1025,843,961,262205,
124,1026,956,327813,124,50,1025,1026,262205,124,1027,957,327809,124,51,50,1027,196670,962,51,
327737,124,1028,712,962,131326,1028,65592,327734,122,1029,0,143,196663,129,1030,196663,129,1031,
131320,1032,262201,122,1033,412,262205,122,1034,1030,327812,122,1035,1034,176,262205,122,1036,
1031,327808,122,1037,1035,1036,327812,122,1038,1037,6,327808,122,1039,1033,1038,131326,1039,65592,
327734,120,1040,0,179,196663,129,1041,196663,129,1042,196663,129,1043,196663,178,1044,196663,178,
1045,131320,1046,262203,129,1047,7,262203,129,1048,7,131321,1049,131320,1049,458997,122,1050,251,
1046,1051,1052,262390,1053,1052,1,131321,1054,131320,1054,327856,192,1055,1050,176,262394,1055,
1056,1053,131320,1056,262205,122,1057,1043,196670,1047,1057,196670,1048,1050,393273,122,1058,1029,
1047,1048,458764,122,1059,1,38,1058,287,262205,122,1060,1041,327814,122,1061,1060,164,327808,122,
1062,1061,1059,393281,289,1063,54,220,1062,262205,144,1064,1063,327745,181,1065,1044,1050,196670,
1065,1064,196855,1066,0,262394,55,1067,1066,131320,1067,262205,122,1068,1042,327814,122,1069,1068,
164,327808,122,1070,1069,1059,393281,289,1071,58,220,1070,262205,144,1072,1071,327745,181,1073,
1045,1050,196670,1073,1072,131321,1066,131320,1066,131321,1052,131320,1052,327808,122,1051,1050,
223,131321,1049,131320,1053,65789,65592,327734,120,1074,0,180,196663,125,1075,196663,129,1076,
196663,178,1077,196663,177,1078,131320,1079,262203,178,1080,7,262203,129,1081,7,262203,129,1082,7,
131321,1083,131320,1083,458997,122,1084,251,1079,62,1085,262390,1086,1085,1,131321,1087,131320,
1087,327856,192,1088,1084,176,262394,1088,1089,1086,131320,1089,327745,181,1090,1077,1084,262205,
144,1091,1090,196855,1092,0,262394,55,1093,1092,131320,1093,262205,124,1094,1075,327822,144,59,
1091,1094,196670,1080,1078,327745,181,1095,1080,1084,262205,144,1096,1095,327813,144,60,59,1096,
131321,1092,131320,1092,458997,144,1097,1091,1089,60,1093,262205,122,1098,1076,196670,1081,1098,
196670,1082,1084,393273,122,1099,1029,1081,1082,327856,192,1100,1099,61,458832,292,1101,1100,1100,
1100,1100,393385,144,1102,1101,1097,291,196670,1090,1102,131321,1085,131320,1085,327808,122,62,
1084,223,131321,1083,131320,1086,65789,65592,327734,122,1103,0,182,196663,181,1104,196663,125,
1105,196663,136,1106,131320,1107,262203,181,1108,7,262205,144,1109,1104,262205,124,1110,1105,
327822,144,63,1109,1110,196670,1108,63,131321,1111,131320,1111,458997,122,1112,251,1107,1113,1114,
458997,130,1115,220,1107,1116,1114,262390,1117,1114,1,131321,1118,131320,1118,327857,192,1119,
1115,221,262394,1119,1120,1117,131320,1120,327745,125,1121,1108,1115,262205,124,1122,1121,327864,
192,1123,1122,293,196855,1124,0,262394,1123,1125,1126,131320,1125,262205,124,1127,1121,131321,
1124,131320,1126,131321,1124,131320,1124,458997,124,1128,1127,1125,293,1126,327866,192,1129,1128,
294,393385,124,1130,1129,1128,294,393228,124,1131,1,2,1130,262254,130,1132,1131,262205,130,1133,
1106,327808,130,1134,1133,1132,196670,1106,1134,327879,130,1135,1132,295,262268,122,1136,1135,
327812,130,1137,240,1115,327876,122,1138,1136,1137,327877,122,1113,1112,1138,131321,1114,131320,
1114,327808,130,1116,1115,223,131321,1111,131320,1117,131326,1112,65592,327734,124,488,0,183,
196663,129,1139,196663,129,1140,196663,125,1141,196663,125,1142,131320,1143,262203,178,1144,7,
262203,129,1145,7,262203,129,1146,7,262203,129,1147,7,262203,178,1148,7,262203,178,1149,7,262203,
129,1150,7,262203,125,1151,7,262203,125,1152,7,262203,129,1153,7,262203,129,1154,7,262203,129,
1155,7,262203,178,1156,7,262203,178,1157,7,262203,125,1158,7,262203,129,1159,7,262203,178,1160,7,
262203,125,1161,7,262203,129,1162,7,262203,129,1163,7,262203,129,1164,7,262203,178,1165,7,262203,
178,1166,7,262203,125,1167,7,262203,129,1168,7,262203,178,1169,7,262203,129,1170,7,262203,129,
1171,7,262203,181,1172,7,262203,125,1173,7,262203,136,1174,7,262201,122,1175,412,327850,192,1176,
1175,251,196855,1177,0,262394,1176,1178,1177,131320,1178,196670,298,251,196670,299,220,131321,
1177,131320,1177,262205,122,1179,1139,196670,1145,1179,262205,122,1180,1140,196670,1146,1180,
196670,1147,251,589881,120,1181,1040,1145,1146,1147,1148,1149,262205,177,1182,1148,196670,1144,
1182,262205,177,1183,1149,196855,1184,0,262394,55,1185,1186,131320,1185,262205,122,1187,1139,
196670,1150,1187,262205,124,1188,1141,196670,1151,1188,262205,124,1189,1142,196670,1152,1189,
458809,124,1190,954,1150,1151,1152,131321,1184,131320,1186,262368,191,191,246,131321,1184,131320,
1184,458997,124,1191,1190,1185,236,1186,131321,1192,131320,1192,458997,177,1193,1183,1184,1194,
1195,458997,124,1196,296,1184,1197,1195,458997,122,1198,251,1184,1199,1195,262390,1200,1195,0,
131321,1201,131320,1201,327856,192,1202,1198,171,262394,1202,1203,1200,131320,1203,327852,192,
1204,1198,251,196855,1205,0,262394,1204,1206,1205,131320,1206,262205,122,1207,1139,196670,1153,
1207,262205,122,1208,1140,196670,1154,1208,196670,1155,1198,589881,120,1209,1040,1153,1154,1155,
1156,1157,262205,177,1210,1156,196670,1144,1210,262205,177,1211,1157,131321,1205,131320,1205,
458997,177,1194,1193,1203,1211,1206,196670,1158,1191,196670,1159,1198,262205,177,1212,1144,196670,
1160,1212,524345,120,1213,1074,1158,1159,1160,1194,262205,177,1214,1160,196670,1144,1214,131321,
1215,131320,1215,458997,122,1216,251,1205,1217,1218,458997,124,1197,1196,1205,1219,1218,262390,
1220,1218,1,131321,1221,131320,1221,327856,192,1222,1216,176,262394,1222,1223,1220,131320,1223,
131321,1224,131320,1224,458997,124,1219,1197,1223,1225,1226,458997,130,1227,220,1223,1228,1226,
262390,1229,1226,1,131321,1230,131320,1230,327857,192,1231,1227,221,262394,1231,1232,1229,131320,
1232,393281,125,1233,1144,1216,1227,262205,124,1234,1233,393228,124,1235,1,4,1234,327866,192,1236,
1235,1219,393385,124,1225,1236,1235,1219,131321,1226,131320,1226,327808,130,1228,1227,223,131321,
1224,131320,1229,131321,1218,131320,1218,327808,122,1217,1216,223,131321,1215,131320,1220,131321,
1195,131320,1195,327808,122,1199,1198,223,131321,1192,131320,1200,262268,122,1237,1196,458991,122,
1238,298,159,251,1237,262368,191,191,246,262205,122,1239,298,262268,124,1240,1239,196670,1161,
1240,327737,124,1241,696,1161,327813,124,64,293,1241,327813,124,65,1240,300,131321,1242,131320,
1242,458997,130,1243,220,1200,1244,1245,458997,122,1246,251,1200,1247,1245,262390,1248,1245,0,
131321,1249,131320,1249,327856,192,1250,1246,171,262394,1250,1251,1248,131320,1251,196855,1252,0,
262394,301,1253,1252,131320,1253,262205,122,1254,1139,196670,1162,1254,262205,122,1255,1140,
196670,1163,1255,196670,1164,1246,589881,120,1256,1040,1162,1163,1164,1165,1166,262205,177,1257,
1165,196670,1144,1257,262205,177,1258,1166,196670,1167,1191,196670,1168,1246,196670,1169,1257,
524345,120,1259,1074,1167,1168,1169,1258,262205,177,1260,1169,196670,1144,1260,131321,1252,131320,
1252,131321,1261,131320,1261,458997,130,1244,1243,1252,1262,1263,458997,122,1264,251,1252,1265,
1263,262390,1266,1263,1,131321,1267,131320,1267,327856,192,1268,1264,176,262394,1268,1269,1266,
131320,1269,196670,1170,1246,196670,1171,1264,393273,122,1270,1029,1170,1171,327745,181,1271,1144,
1264,262205,144,1272,1271,196670,1172,1272,196670,1173,64,196670,1174,1244,458809,122,1273,1103,
1172,1173,1174,262205,130,1262,1174,327856,192,1274,1270,302,196855,1275,0,262394,1274,1276,1275,
131320,1276,327814,122,1277,1270,164,327817,122,1278,1270,164,393281,297,1279,305,1277,1278,
196670,1279,1273,131321,1275,131320,1275,131321,1263,131320,1263,327808,122,1265,1264,223,131321,
1261,131320,1266,131321,1245,131320,1245,327808,122,1247,1246,223,131321,1242,131320,1248,458986,
130,1280,299,159,251,1243,262368,191,191,246,131326,65,65592,327734,122,439,0,143,196663,129,1281,
196663,129,1282,131320,1283,262205,122,1284,1281,327812,122,1285,1284,164,327814,122,1286,1285,66,
262205,122,1287,1281,327812,122,1288,1287,164,327817,122,1289,1288,66,327854,192,1290,1289,68,
327846,192,1291,67,1290,262312,192,1292,1291,196855,1293,0,262394,1292,1294,1293,131320,1294,
327854,192,1295,1286,306,131321,1293,131320,1293,458997,192,1296,1291,1283,1295,1294,196855,1297,
0,262394,1296,1298,1297,131320,1298,262205,122,1299,1281,327812,122,1300,1299,164,262205,122,1301,
1282,327808,122,1302,1300,1301,131326,1302,131320,1297,327812,122,1303,1286,66,327814,122,1304,
1289,191,327808,122,1305,1303,1304,262205,122,1306,1282,327879,122,1307,1306,159,327808,122,1308,
1305,1307,262205,122,1309,1282,327874,122,1310,1309,223,327812,122,1311,1310,307,327808,122,1312,
1308,1311,131326,1312,65592,327734,124,569,0,184,196663,136,1313,196663,136,1314,196663,125,1315,
196663,125,1316,196663,129,1317,131320,1318,262205,130,1319,1313,262205,130,1320,1314,327810,130,
1321,1319,1320,262255,124,1322,1321,262205,124,1323,1316,262205,124,1324,1315,327813,124,71,1323,
1324,327813,124,72,1322,71,327745,310,1325,309,244,262205,122,1326,1325,327851,192,1327,1326,311,
196855,1328,0,262394,1327,1329,1328,131320,1329,262205,122,1330,1317,327808,122,1331,1326,1330,
393281,281,1332,76,220,1331,262205,124,1333,1332,327809,124,77,72,1333,131321,1328,131320,1328,
458997,124,1334,72,1318,77,1329,131326,1334,65592,327734,185,1335,0,186,196663,125,1336,196663,
125,1337,196663,129,1338,196663,129,1339,131320,1340,262203,313,1341,7,262205,122,1342,1339,
327812,122,1343,1342,315,262205,122,1344,1338,327808,122,1345,1343,1344,393281,316,1346,80,220,
1345,262205,185,1347,1346,196670,1341,1347,262205,124,1348,1336,327745,125,1349,1341,251,262205,
124,1350,1349,327813,124,81,1348,1350,262205,124,1351,1337,327745,125,1352,1341,159,262205,124,
1353,1352,327813,124,82,1351,1353,327811,124,83,81,82,262205,124,1354,1336,262205,124,1355,1352,
327813,124,84,1354,1355,262205,124,1356,1337,262205,124,1357,1349,327813,124,85,1356,1357,327809,
124,86,84,85,327760,185,1358,83,86,131326,1358,65592,327734,120,652,0,187,196663,129,1359,196663,
181,1360,196663,129,1361,131320,1362,262203,125,1363,7,262203,125,1364,7,262203,129,1365,7,262203,
129,1366,7,262203,125,1367,7,262203,125,1368,7,262203,129,1369,7,262203,129,1370,7,262203,313,
1371,7,262203,125,1372,7,262203,125,1373,7,262203,129,1374,7,262203,129,1375,7,262203,313,1376,7,
262203,125,1377,7,262203,125,1378,7,262203,129,1379,7,262203,129,1380,7,262203,181,1381,7,262203,
125,1382,7,262203,125,1383,7,262203,125,1384,7,262203,125,1385,7,262205,122,1386,1359,327812,122,
1387,1386,164,327814,122,1388,1387,66,262205,122,1389,1359,327812,122,87,1389,164,327817,122,88,
87,66,327745,318,1390,93,220,262205,122,1391,1390,262205,122,1392,1361,327808,122,94,1391,1392,
327808,122,1393,88,191,327856,192,1394,1388,319,327856,192,1395,88,68,327847,192,1396,1394,1395,
196855,1397,0,262394,1396,1398,1397,131320,1398,196855,1399,0,262394,67,1400,1401,131320,1400,
327814,122,95,88,191,327745,125,1402,1360,251,262205,124,1403,1402,196670,1363,1403,327745,125,
1404,1360,159,262205,124,1405,1404,196670,1364,1405,196670,1365,95,196670,1366,94,524345,185,1406,
1335,1363,1364,1365,1366,327761,124,1407,1406,0,196670,1402,1407,327761,124,1408,1406,1,196670,
1404,1408,327808,122,96,95,159,327745,125,1409,1360,191,262205,124,1410,1409,196670,1367,1410,
327745,125,1411,1360,266,262205,124,1412,1411,196670,1368,1412,196670,1369,96,196670,1370,94,
524345,185,1413,1335,1367,1368,1369,1370,327761,124,1414,1413,0,196670,1409,1414,327761,124,1415,
1413,1,196670,1411,1415,131321,1399,131320,1401,327814,122,97,88,191,327745,125,1416,1360,251,
262205,124,1417,1416,196670,1372,1417,327745,125,1418,1360,191,262205,124,1419,1418,196670,1373,
1419,196670,1374,97,196670,1375,94,524345,185,1420,1335,1372,1373,1374,1375,196670,1371,1420,
327808,122,98,97,159,327745,125,1421,1360,159,262205,124,1422,1421,196670,1377,1422,327745,125,
1423,1360,266,262205,124,1424,1423,196670,1378,1424,196670,1379,98,196670,1380,94,524345,185,1425,
1335,1377,1378,1379,1380,196670,1376,1425,327745,125,1426,1371,251,262205,124,1427,1426,327745,
125,1428,1376,251,262205,124,1429,1428,327745,125,1430,1371,159,262205,124,1431,1430,327745,125,
1432,1376,159,262205,124,1433,1432,458832,144,1434,1427,1429,1431,1433,196670,1360,1434,327814,
122,1435,88,191,327808,122,1436,1435,320,131321,1399,131320,1399,458997,122,1437,1393,1400,1436,
1401,458997,122,1438,88,1400,1435,1401,131321,1397,131320,1397,458997,122,1439,1393,1362,1437,
1399,458997,122,1440,88,1362,1438,1399,327856,192,1441,1388,69,196855,1442,0,262394,1441,1443,
1444,131320,1443,327745,310,1445,309,321,262205,122,1446,1445,262205,122,1447,1361,327745,310,
1448,309,242,262205,122,1449,1448,327812,122,1450,1447,1449,327808,122,1451,1446,1450,327812,122,
1452,1388,324,327808,122,1453,1451,1452,262205,144,1454,1360,327745,325,1455,309,218,262205,124,
1456,1455,327822,144,99,1454,1456,196670,1381,99,327808,122,1457,1453,1440,327745,125,1458,1381,
251,262205,124,1459,1458,393281,281,1460,47,220,1457,196670,1460,1459,327808,122,1461,1457,159,
327745,125,1462,1381,159,262205,124,1463,1462,393281,281,1464,47,220,1461,196670,1464,1463,327808,
122,1465,1453,1439,327745,125,1466,1381,191,262205,124,1467,1466,393281,281,1468,47,220,1465,
196670,1468,1467,327808,122,1469,1465,159,327745,125,1470,1381,266,262205,124,1471,1470,393281,
281,1472,47,220,1469,196670,1472,1471,131321,1442,131320,1444,327810,122,1473,1388,69,327856,192,
1474,1473,70,196855,1475,0,262394,1474,1476,1477,131320,1476,131321,1475,131320,1477,327810,122,
1478,1473,70,131321,1475,131320,1475,458997,122,1479,1473,1476,1478,1477,327745,310,1480,309,326,
262205,122,1481,1480,327812,122,1482,1479,1481,327808,122,1483,1482,94,327812,122,1484,1483,324,
327745,125,1485,1360,251,262205,124,1486,1485,196670,1382,1486,327745,125,1487,1360,159,262205,
124,1488,1487,196670,1383,1488,393273,122,1489,684,1382,1383,327745,125,1490,1360,191,262205,124,
1491,1490,196670,1384,1491,327745,125,1492,1360,266,262205,124,1493,1492,196670,1385,1493,393273,
122,1494,684,1384,1385,196855,1495,0,262394,1474,1496,1497,131320,1496,327808,122,1498,1484,1440,
327814,122,1499,1498,191,393281,318,1500,102,220,1499,196670,1500,1489,327808,122,1501,1484,1439,
327814,122,1502,1501,191,393281,318,1503,102,220,1502,196670,1503,1494,131321,1495,131320,1497,
327808,122,1504,1484,1440,327814,122,1505,1504,191,393281,318,1506,105,220,1505,196670,1506,1489,
327808,122,1507,1484,1439,327814,122,1508,1507,191,393281,318,1509,105,220,1508,196670,1509,1494,
131321,1495,131320,1495,131321,1442,131320,1442,65789,65592,327734,120,598,0,188,196663,129,1510,
196663,125,1511,196663,129,1512,131320,1513,262203,125,1514,7,262203,125,1515,7,327745,310,1516,
309,321,262205,122,1517,1516,262205,122,1518,1512,327745,310,1519,309,242,262205,122,1520,1519,
327812,122,1521,1518,1520,327808,122,1522,1517,1521,262205,122,1523,1510,327808,122,1524,1522,
1523,393281,281,1525,47,220,1524,262205,124,1526,1525,196670,1514,1526,262205,124,1527,1511,
196670,1515,1527,393273,124,1528,817,1514,1515,196670,1525,1528,65789,65592,327734,120,609,0,189,
196663,129,1529,196663,125,1530,196663,125,1531,196663,129,1532,131320,1533,262203,125,1534,7,
262203,125,1535,7,262203,125,1536,7,262203,125,1537,7,262205,124,1538,1530,327866,192,1539,1538,
239,262205,124,1540,1530,393385,124,1541,1539,1540,239,196855,1542,0,262394,106,1543,1544,131320,
1543,262205,124,1545,1530,262205,124,1546,1530,262271,124,107,1546,196670,1534,107,327737,124,
1547,729,1534,196670,1535,236,196670,1536,1547,393273,124,1548,817,1535,1536,196670,1537,1548,
327737,124,1549,696,1537,327813,124,108,1545,1549,262205,124,1550,1531,327813,124,109,108,1550,
131321,1542,131320,1544,327813,124,110,1541,1541,262205,124,1551,1531,327813,124,111,110,1551,
131321,1542,131320,1542,458997,124,1552,109,1543,111,1544,327745,310,1553,309,321,262205,122,1554,
1553,262205,122,1555,1532,327745,310,1556,309,242,262205,122,1557,1556,327812,122,1558,1555,1557,
327808,122,1559,1554,1558,262205,122,1560,1529,327808,122,1561,1559,1560,393281,281,1562,47,220,
1561,196670,1562,1552,65789,65592,327734,132,1563,0,190,196663,129,1564,196663,129,1565,131320,
1566,196855,1567,0,262394,329,1568,1569,131320,1568,262205,122,1570,1565,327745,330,1571,305,1570,
262205,132,1572,1571,131321,1567,131320,1569,262205,122,1573,1564,327812,122,1574,1573,163,262205,
122,1575,1565,327808,122,1576,1574,1575,393281,332,1577,114,220,1576,262205,132,1578,1577,131321,
1567,131320,1567,458997,132,1579,1572,1568,1578,1569,131326,1579,65592,327734,120,474,0,202,
196663,129,1580,196663,196,1581,196663,201,1582,131320,1583,262203,336,1584,7,131321,1585,131320,
1585,458997,122,1586,251,1583,1587,1588,262390,1589,1588,1,131321,1590,131320,1590,327856,192,
1591,1586,198,262394,1591,1592,1589,131320,1592,262205,122,1593,1580,327808,122,1594,1593,1586,
327812,122,1595,1594,138,262201,122,1596,412,327879,122,1597,1596,153,327808,122,1598,1595,1597,
458764,122,1599,1,38,1598,334,131321,1600,131320,1600,458997,122,1601,251,1592,1602,1603,262390,
1604,1603,1,131321,1605,131320,1605,327856,192,1606,1601,195,262394,1606,1607,1604,131320,1607,
327812,122,1608,1586,195,327808,122,1609,1608,1601,327745,310,1610,309,220,262205,122,1611,1610,
196670,1584,1581,327745,129,1612,1584,1601,262205,122,1613,1612,327812,122,1614,1613,337,327808,
122,1615,1611,1614,327808,122,1616,1615,1599,393281,332,1617,117,220,1616,262205,132,1618,1617,
327745,133,1619,1582,1609,196670,1619,1618,131321,1603,131320,1603,327808,122,1602,1601,223,
131321,1600,131320,1604,131321,1588,131320,1588,327808,122,1587,1586,223,131321,1585,131320,1589,
65789,65592,327734,120,514,0,206,196663,129,1620,196663,200,1621,196663,205,1622,131320,1623,
262203,129,1624,7,262203,129,1625,7,262203,129,1626,7,262203,129,1627,7,262203,129,1628,7,262203,
129,1629,7,262203,129,1630,7,262203,129,1631,7,262203,133,1632,7,262203,201,1633,7,262203,133,
1634,7,262203,133,1635,7,262203,133,1636,7,262203,133,1637,7,131321,1638,131320,1638,458997,122,
1639,251,1623,1640,1641,262390,1642,1641,1,131321,1643,131320,1643,327856,192,1644,1639,198,
262394,1644,1645,1642,131320,1645,262205,122,1646,1620,327808,122,1647,1646,1639,327812,122,1648,
1647,138,262201,122,1649,412,327879,122,1650,1649,153,327808,122,1651,1648,1650,327814,122,1652,
1651,191,327812,122,1653,1652,138,327817,122,1654,1651,191,327808,122,1655,1653,1654,131321,1656,
131320,1656,458997,122,1657,251,1645,1658,1659,262390,1660,1659,1,131321,1661,131320,1661,327856,
192,1662,1657,9,262394,1662,1663,1660,131320,1663,196670,1624,1657,196670,1625,1655,393273,132,
1664,1563,1624,1625,327808,122,1665,1655,191,196670,1626,1657,196670,1627,1665,393273,132,1666,
1563,1626,1627,327808,122,1667,1655,164,196670,1628,1657,196670,1629,1667,393273,132,1668,1563,
1628,1629,327808,122,1669,1655,264,196670,1630,1657,196670,1631,1669,393273,132,1670,1563,1630,
1631,131321,1671,131320,1671,458997,122,1672,251,1663,1673,1674,262390,1675,1674,1,131321,1676,
131320,1676,327856,192,1677,1672,195,262394,1677,1678,1675,131320,1678,327812,122,1679,1657,195,
327808,122,1680,1679,1672,327812,122,1681,1639,195,327808,122,1682,1681,1672,196670,1633,1621,
327745,133,1683,1633,1682,262205,132,1684,1683,196670,1632,1684,196670,1634,1664,196670,1635,1666,
196670,1636,1668,196670,1637,1670,589881,130,1685,765,1632,1634,1635,1636,1637,327745,136,1686,
1622,1680,262205,130,1687,1686,327808,130,1688,1687,1685,196670,1686,1688,131321,1674,131320,1674,
327808,122,1673,1672,223,131321,1671,131320,1675,131321,1659,131320,1659,327808,122,1658,1657,223,
131321,1656,131320,1660,131321,1641,131320,1641,327808,122,1640,1639,223,131321,1638,131320,1642,
65789,65592,};
static const uint32_t bitnet__spv_ternary_fast[] = {
119734787,66304,524299,1653,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
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
13,35,52,196679,73,2,262215,74,6,4,262216,75,0,24,327752,75,0,35,0,196679,75,2,262215,76,34,0,
262215,76,33,1,196679,77,42,262215,78,6,8,262216,79,0,24,327752,79,0,35,0,196679,79,2,262215,80,
34,0,262215,80,33,6,196679,81,42,196679,82,42,196679,83,42,196679,84,42,196679,85,42,196679,86,42,
196679,87,42,196679,88,42,262215,89,6,4,262215,90,6,4,262215,91,6,4,327752,92,0,35,0,327752,92,1,
35,4,327752,92,2,35,8,327752,92,3,35,12,327752,92,4,35,16,327752,92,5,35,20,327752,92,6,35,24,
327752,92,7,35,28,327752,92,8,35,32,327752,92,9,35,36,327752,92,10,35,40,327752,92,11,35,44,
327752,92,12,35,48,327752,92,13,35,176,327752,92,14,35,688,196679,92,2,262215,93,34,0,262215,93,
33,7,196679,94,42,196679,95,42,196679,96,42,196679,97,42,196679,98,42,196679,99,42,262215,100,6,4,
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
206,120,129,200,205,262176,207,1,122,262203,207,3,1,262187,130,208,16,262187,122,209,32768,262187,
122,210,2147483647,262187,124,211,1056964608,262187,122,212,2139095040,262187,122,213,32256,
262187,122,214,1199566848,262187,122,215,31744,262187,122,216,947912704,262187,122,217,1056964608,
262187,130,218,13,262187,122,219,2129859015,262187,130,220,0,262187,130,221,4,262187,124,222,
1073741824,262187,130,223,1,262187,122,224,1597463007,262187,124,225,1069547520,262187,124,226,
1117782016,262187,124,227,1069066811,262187,124,228,1262485504,262187,124,229,1060208640,262187,
124,230,3109978243,262187,124,231,961571175,262187,124,232,985088974,262187,124,233,1007192328,
262187,124,234,1026206145,262187,124,235,1042983594,262187,124,236,1065353216,262187,130,237,23,
262187,124,238,3265265664,262187,124,239,0,262187,130,240,6,262187,122,241,50529027,262187,130,
242,2,262187,122,243,3,262187,122,244,0,262172,245,124,164,262176,246,7,245,262172,247,124,191,
262176,248,7,247,262187,122,249,63,393268,122,250,128,5,249,262187,122,251,64,393268,122,252,134,
250,251,262187,122,253,39,393268,122,254,128,252,253,262187,122,255,40,393268,122,256,134,254,255,
393268,122,257,128,252,256,393268,122,258,130,257,159,393268,122,259,134,258,256,262172,260,124,
259,262176,261,7,260,196637,45,124,196638,46,45,262176,262,12,46,262203,262,47,12,393268,122,263,
130,252,159,262176,264,12,124,262172,265,124,251,262176,266,4,265,262203,266,267,4,262176,268,4,
124,262187,122,269,264,262187,130,270,8,393268,122,271,132,252,251,393268,122,272,134,271,164,
393268,122,273,130,272,159,196637,52,144,196638,53,52,262176,274,12,53,262203,274,54,12,262176,
275,12,144,196656,192,55,196637,56,144,196638,57,56,262176,276,12,57,262203,276,58,12,393268,122,
61,134,271,164,458796,144,277,239,239,239,239,262167,278,192,4,262187,124,279,1123942400,262187,
124,280,3271557120,262187,130,281,255,262187,124,282,925353388,262176,283,4,122,262203,283,284,4,
262176,285,4,130,262203,285,286,4,262187,124,287,1006699012,393268,192,288,172,171,159,393268,122,
289,132,163,164,262172,290,132,163,262176,291,4,290,262203,291,292,4,262194,122,66,64,196657,192,
67,262194,122,68,64,262194,122,69,4,262194,122,70,2,393268,122,293,128,69,70,393268,122,294,134,
68,191,1048606,73,122,122,122,122,122,122,122,122,122,122,122,124,124,124,262176,295,9,73,262203,
295,296,9,262176,297,9,122,262187,122,298,4294967295,196637,74,124,196638,75,74,262176,299,12,75,
262203,299,76,12,262176,300,7,185,196637,78,185,196638,79,78,262176,301,12,79,262203,301,80,12,
393268,122,302,134,68,191,262176,303,12,185,262172,89,122,149,262172,90,122,147,196637,91,122,
1114142,92,122,122,122,122,122,122,122,122,122,122,124,122,89,90,91,262176,304,12,92,262203,304,
93,12,262176,305,12,122,393268,122,306,128,69,70,393268,122,307,134,68,191,262187,130,308,5,
393268,122,309,128,66,249,393268,122,310,134,309,251,393268,122,311,132,310,251,262176,312,9,124,
262187,130,313,9,196637,100,122,196638,101,100,262176,314,12,101,262203,314,102,12,196637,103,122,
196638,104,103,262176,315,12,104,262203,315,105,12,196657,192,106,393268,192,316,170,9,159,262176,
317,4,132,196637,112,132,196638,113,112,262176,318,12,113,262203,318,114,12,262176,319,12,132,
393268,122,320,134,150,151,393268,122,321,130,320,159,196637,115,132,196638,116,115,262176,322,12,
116,262203,322,117,12,262176,323,7,196,393268,122,324,134,150,151,262187,122,325,6,262187,130,326,
3,262167,327,122,3,262176,328,1,327,262203,328,4,1,393268,122,329,134,6,138,262187,130,330,7,
393268,192,331,170,7,244,393268,192,332,170,7,191,262172,333,124,195,262176,334,7,333,393268,192,
335,170,9,159,262172,336,124,9,262176,337,7,336,262187,130,338,11,262187,130,339,12,262172,340,
130,9,262176,341,7,340,262187,130,342,10,393268,122,343,132,157,161,393268,192,344,170,7,191,
393268,192,345,170,7,244,393268,122,346,132,329,8,393268,122,347,132,346,9,262172,348,124,347,
262176,349,4,348,262203,349,350,4,393268,192,351,170,7,159,393268,122,352,130,195,8,393268,192,
353,170,7,244,393268,122,354,132,329,8,393268,122,355,134,354,164,262194,122,118,1,393267,327,119,
118,159,159,262187,122,356,3355447295,327734,120,2,0,121,131320,357,262203,323,358,7,262203,129,
359,7,262203,129,360,7,262203,205,361,7,262203,334,362,7,262203,129,363,7,262203,201,364,7,262203,
337,365,7,262203,129,366,7,262203,129,367,7,262203,125,368,7,262203,125,369,7,262203,341,370,7,
262203,129,371,7,262203,205,372,7,262203,129,373,7,262203,201,374,7,262203,129,375,7,262203,205,
376,7,262203,136,377,7,262203,136,378,7,262203,136,379,7,262203,136,380,7,262203,125,381,7,262203,
125,382,7,262203,129,383,7,262203,129,384,7,262203,125,385,7,262203,129,386,7,262203,136,387,7,
262203,136,388,7,262203,125,389,7,262203,125,390,7,262203,129,391,7,262203,129,392,7,262203,125,
393,7,262203,125,394,7,262203,129,395,7,262203,129,396,7,262203,181,397,7,262203,129,398,7,262201,
122,399,400,327879,122,401,399,153,327874,122,402,399,326,327745,207,403,4,244,262205,122,404,403,
327812,122,405,404,329,327808,122,406,405,402,327812,122,407,406,8,131321,408,131320,408,458997,
122,409,244,357,410,411,262390,412,411,1,131321,413,131320,413,327856,192,414,409,8,262394,414,
415,412,131320,415,327808,122,416,407,409,327745,297,417,296,330,262205,122,418,417,327810,122,
419,418,159,458764,122,420,1,38,416,419,196855,421,0,262394,331,422,423,131320,422,327814,122,424,
420,164,327817,122,425,420,164,196670,359,424,196670,360,425,393273,122,426,427,359,360,131321,
421,131320,423,131321,421,131320,421,458997,122,428,426,422,420,423,327745,129,429,358,409,196670,
429,428,196855,430,0,262394,332,431,430,131320,431,327808,122,432,8,409,327808,122,433,418,420,
327745,129,434,358,432,196670,434,433,131321,430,131320,430,131321,411,131320,411,327808,122,410,
409,223,131321,408,131320,412,131321,435,131320,435,458997,122,436,244,412,437,438,262390,439,438,
1,131321,440,131320,440,327856,192,441,436,203,262394,441,442,439,131320,442,327745,136,443,361,
436,196670,443,220,131321,438,131320,438,327808,122,437,436,223,131321,435,131320,439,131321,444,
131320,444,458997,122,445,244,439,446,447,262390,448,447,1,131321,449,131320,449,327856,192,450,
445,195,262394,450,451,448,131320,451,327745,297,452,296,223,262205,122,453,452,327745,129,454,
358,445,262205,122,455,454,327808,122,456,453,455,393281,264,457,76,220,456,262205,124,458,457,
327745,125,459,362,445,196670,459,458,131321,447,131320,447,327808,122,446,445,223,131321,444,
131320,448,262205,196,460,358,196670,363,244,458809,120,461,462,363,460,364,262205,200,463,364,
196855,464,0,262394,335,465,466,131320,465,327745,297,467,296,221,262205,122,468,467,196670,366,
468,327745,297,469,296,326,262205,122,470,469,196670,367,470,327745,312,471,296,338,262205,124,
472,471,196670,368,472,327745,312,473,296,339,262205,124,474,473,196670,369,474,524345,124,475,
476,366,367,368,369,327745,125,477,365,220,196670,477,475,262205,130,478,286,327745,136,479,370,
220,196670,479,478,131321,464,131320,466,131321,480,131320,480,458997,122,481,244,466,482,483,
262390,484,483,1,131321,485,131320,485,327856,192,486,481,9,262394,486,487,484,131320,487,327745,
297,488,296,342,262205,122,489,488,327812,122,490,191,481,327808,122,491,489,490,393281,264,492,
47,220,491,262205,124,493,492,327745,125,494,365,481,196670,494,493,327808,122,495,491,159,393281,
264,496,47,220,495,262205,124,497,496,262268,130,498,497,327745,136,499,370,481,196670,499,498,
131321,483,131320,483,327808,122,482,481,223,131321,480,131320,484,131321,464,131320,464,196670,
371,244,262205,204,500,361,196670,372,500,458809,120,501,502,371,463,372,262205,204,503,372,
196670,361,503,131321,504,131320,504,458997,122,505,198,464,506,507,262390,508,507,0,131321,509,
131320,509,327856,192,510,505,343,262394,510,511,508,131320,511,262205,196,512,358,196670,373,505,
458809,120,513,462,373,512,374,262205,200,514,374,196670,375,505,262205,204,515,361,196670,376,
515,458809,120,516,502,375,514,376,262205,204,517,376,196670,361,517,131321,507,131320,507,327808,
122,506,505,198,131321,504,131320,508,131321,518,131320,518,458997,122,519,244,508,520,521,262390,
522,521,1,131321,523,131320,523,327856,192,524,519,9,262394,524,525,522,131320,525,131321,526,
131320,526,458997,122,527,244,525,528,529,262390,530,529,1,131321,531,131320,531,327856,192,532,
527,8,262394,532,533,530,131320,533,327812,122,534,519,195,327808,122,535,534,527,327745,136,536,
361,535,262205,130,537,536,196670,377,537,327737,130,538,539,377,196855,540,0,262394,344,541,540,
131320,541,327808,122,542,534,8,327808,122,543,542,527,327745,136,544,361,543,262205,130,545,544,
196670,378,545,327737,130,546,539,378,131321,540,131320,540,458997,130,547,220,533,546,541,196670,
379,538,327745,136,548,370,519,262205,130,549,548,196670,380,549,327745,125,550,365,519,262205,
124,551,550,196670,381,551,327745,125,552,362,527,262205,124,553,552,196670,382,553,327745,129,
554,358,527,262205,122,555,554,196670,383,555,589881,124,556,557,379,380,381,382,383,327851,192,
558,401,244,196855,559,0,262394,558,560,559,131320,560,131321,529,131320,559,196855,561,0,262394,
345,562,563,131320,562,327812,122,564,519,329,327808,122,565,564,402,327812,122,566,565,8,327808,
122,567,566,527,327745,268,568,350,567,196670,568,556,131321,561,131320,563,327808,122,569,407,
527,327745,297,570,296,330,262205,122,571,570,327856,192,572,569,571,196855,573,0,262394,572,574,
573,131320,574,327745,297,575,296,270,262205,122,576,575,327856,192,577,519,576,131321,573,131320,
573,458997,192,578,572,563,577,574,196855,579,0,262394,578,580,579,131320,580,196855,581,0,262394,
351,582,583,131320,582,262205,122,584,554,196670,384,584,196670,385,556,196670,386,519,458809,120,
585,586,384,385,386,131321,581,131320,583,327808,122,587,352,527,262205,122,588,554,327808,122,
589,571,588,196670,387,547,262205,130,590,548,196670,388,590,262205,124,591,550,196670,389,591,
327745,125,592,362,587,262205,124,593,592,196670,390,593,196670,391,589,589881,124,594,557,387,
388,389,390,391,262205,122,595,554,196670,392,595,196670,393,556,196670,394,594,196670,395,519,
524345,120,596,597,392,393,394,395,131321,581,131320,581,131321,579,131320,579,131321,561,131320,
561,131321,529,131320,529,327808,122,528,527,223,131321,526,131320,530,131321,521,131320,521,
327808,122,520,519,223,131321,518,131320,522,196855,598,0,262394,353,599,598,131320,599,262368,
191,191,269,327812,122,600,404,355,327817,122,601,399,355,327808,122,602,600,601,327814,122,603,
399,355,131321,604,131320,604,458997,122,605,603,599,606,607,262390,608,607,0,131321,609,131320,
609,327856,192,610,605,9,262394,610,611,608,131320,611,327812,122,612,605,355,327808,122,613,612,
601,327812,122,614,613,164,327812,122,615,602,164,327745,297,616,296,330,262205,122,617,616,
327856,192,618,615,617,196855,619,0,262394,618,620,619,131320,620,327745,297,621,296,270,262205,
122,622,621,327856,192,623,605,622,131321,619,131320,619,458997,192,624,618,611,623,620,196855,
625,0,262394,624,626,625,131320,626,327745,268,627,350,614,262205,124,628,627,327808,122,629,614,
159,327745,268,630,350,629,262205,124,631,630,327808,122,632,614,191,327745,268,633,350,632,
262205,124,634,633,327808,122,635,614,243,327745,268,636,350,635,262205,124,637,636,458832,144,
638,628,631,634,637,196670,396,602,196670,397,638,196670,398,605,458809,120,639,640,396,397,398,
131321,625,131320,625,131321,607,131320,607,327814,122,641,6,355,327808,122,606,605,641,131321,
604,131320,608,131321,598,131320,598,65789,65592,327734,122,400,0,123,131320,642,262205,122,643,3,
131326,643,65592,327734,122,644,0,126,196663,125,645,131320,646,262205,124,647,645,262268,122,648,
647,327874,122,649,648,208,327879,122,650,649,209,327879,122,651,648,210,262268,124,652,651,
327809,124,10,652,211,327852,192,653,651,212,196855,654,0,262394,653,655,654,131320,655,131326,
213,131320,654,327854,192,656,651,214,196855,657,0,262394,656,658,657,131320,658,327877,122,659,
650,215,131326,659,131320,657,327856,192,660,651,216,196855,661,0,262394,660,662,661,131320,662,
262268,122,663,10,327810,122,664,663,217,327877,122,665,650,664,131326,665,131320,661,327808,122,
666,651,356,327874,122,667,651,218,327879,122,668,667,159,327808,122,669,666,668,327874,122,670,
669,218,327877,122,671,650,670,131326,671,65592,327734,122,672,0,127,196663,125,673,196663,125,
674,131320,675,262203,125,676,7,262203,125,677,7,262205,124,678,673,196670,676,678,327737,122,679,
644,676,262205,124,680,674,196670,677,680,327737,122,681,644,677,327876,122,682,681,208,327877,
122,683,679,682,131326,683,65592,327734,124,684,0,128,196663,125,685,131320,686,262205,124,687,
685,262268,122,688,687,327810,122,11,219,688,262268,124,689,11,131321,690,131320,690,458997,124,
691,689,686,14,692,458997,130,693,220,686,694,692,262390,695,692,0,131321,696,131320,696,327857,
192,697,693,221,262394,697,698,695,131320,698,262205,124,699,685,327813,124,12,699,691,327811,124,
13,222,12,327813,124,14,691,13,131321,692,131320,692,327808,130,694,693,223,131321,690,131320,695,
131326,691,65592,327734,124,700,0,128,196663,125,701,131320,702,262205,124,703,701,262268,122,704,
703,327874,122,705,704,223,327810,122,15,224,705,262268,124,706,15,262205,124,707,701,327813,124,
16,211,707,131321,708,131320,708,458997,124,709,706,702,20,710,458997,130,711,220,702,712,710,
262390,713,710,0,131321,714,131320,714,327857,192,715,711,221,262394,715,716,713,131320,716,
327813,124,17,16,709,327813,124,18,17,709,327811,124,19,225,18,327813,124,20,709,19,131321,710,
131320,710,327808,130,712,711,223,131321,708,131320,713,131326,709,65592,327734,124,717,0,128,
196663,125,718,131320,719,262205,124,720,718,327866,192,721,720,226,262205,124,722,718,393385,124,
723,721,226,722,327813,124,21,723,227,327809,124,22,21,228,327811,124,23,22,228,327813,124,24,23,
229,327811,124,25,723,24,327813,124,26,23,230,327811,124,27,25,26,327813,124,28,231,27,327809,124,
29,28,232,327813,124,30,29,27,327809,124,31,30,233,327813,124,32,31,27,327809,124,33,32,234,
327813,124,34,33,27,327809,124,35,34,235,327813,124,36,35,27,327809,124,37,36,211,327813,124,38,
27,27,327813,124,39,37,38,327809,124,40,39,27,327809,124,41,40,236,262268,122,724,22,327808,122,
42,724,145,327876,122,725,42,237,262268,124,726,725,327813,124,43,41,726,262205,124,727,718,
327864,192,728,727,238,393385,124,729,728,239,43,131326,729,65592,327734,130,730,0,131,196663,129,
731,196663,129,732,131320,733,262205,122,734,731,262268,130,735,734,262205,122,736,732,262268,130,
737,736,397666,130,738,735,737,0,131326,738,65592,327734,130,739,0,134,196663,133,740,196663,133,
741,196663,133,742,196663,133,743,196663,133,744,131320,745,262203,129,746,7,262203,129,747,7,
262203,129,748,7,262203,129,749,7,262203,129,750,7,262203,129,751,7,262203,129,752,7,262203,129,
753,7,131321,754,131320,754,458997,130,755,220,745,756,757,458997,130,758,220,745,759,757,262390,
760,757,1,131321,761,131320,761,327857,192,762,758,221,262394,762,763,760,131320,763,327745,129,
764,740,758,262205,122,765,764,327874,122,766,765,240,327879,122,767,766,241,327745,129,768,741,
758,262205,122,769,768,196670,746,769,196670,747,767,393273,130,770,730,746,747,262205,122,771,
764,327874,122,772,771,221,327879,122,773,772,241,327745,129,774,742,758,262205,122,775,774,
196670,748,775,196670,749,773,393273,130,776,730,748,749,327808,130,777,770,776,262205,122,778,
764,327874,122,779,778,242,327879,122,780,779,241,327745,129,781,743,758,262205,122,782,781,
196670,750,782,196670,751,780,393273,130,783,730,750,751,327808,130,784,777,783,262205,122,785,
764,327879,122,786,785,241,327745,129,787,744,758,262205,122,788,787,196670,752,788,196670,753,
786,393273,130,789,730,752,753,327808,130,790,784,789,327808,130,756,755,790,131321,757,131320,
757,327808,130,759,758,223,131321,754,131320,760,131326,755,65592,327734,124,791,0,135,196663,125,
792,196663,125,793,131320,794,262205,124,795,792,262205,124,796,793,327809,124,44,795,796,131326,
44,65592,327734,130,539,0,137,196663,136,797,131320,798,262205,130,799,797,393562,130,800,243,799,
159,262205,130,801,797,327808,130,802,801,800,196670,797,802,262205,130,803,797,393562,130,804,
243,803,191,262205,130,805,797,327808,130,806,805,804,196670,797,806,262205,130,807,797,262205,
130,808,797,393562,130,809,243,808,164,327808,130,810,807,809,131326,810,65592,327734,124,811,0,
141,196663,140,812,131320,813,262203,246,814,7,262203,125,815,7,262203,125,816,7,262203,248,817,7,
262203,125,818,7,262203,125,819,7,262203,125,820,7,262203,125,821,7,262203,125,822,7,262203,125,
823,7,262203,125,824,7,262203,125,825,7,262203,125,826,7,262203,125,827,7,262201,122,828,400,
327879,122,829,828,153,327879,122,830,829,164,327851,192,831,830,244,327879,122,832,829,191,
327851,192,833,832,244,327879,122,834,829,159,327851,192,835,834,244,131321,836,131320,836,458997,
130,837,220,813,838,839,262390,840,839,1,131321,841,131320,841,327857,192,842,837,221,262394,842,
843,840,131320,843,196855,844,0,262394,831,845,846,131320,845,327808,130,847,837,221,327745,125,
848,812,847,262205,124,849,848,131321,844,131320,846,327745,125,850,812,837,262205,124,851,850,
131321,844,131320,844,458997,124,852,849,845,851,846,196855,853,0,262394,831,854,855,131320,854,
327745,125,856,812,837,262205,124,857,856,131321,853,131320,855,327808,130,858,837,221,327745,125,
859,812,858,262205,124,860,859,131321,853,131320,853,458997,124,861,857,854,860,855,393562,124,
862,243,861,164,196670,815,852,196670,816,862,393273,124,863,791,815,816,327745,125,864,814,837,
196670,864,863,131321,839,131320,839,327808,130,838,837,223,131321,836,131320,840,131321,865,
131320,865,458997,130,866,220,840,867,868,262390,869,868,1,131321,870,131320,870,327857,192,871,
866,242,262394,871,872,869,131320,872,196855,873,0,262394,833,874,875,131320,874,327808,130,876,
866,242,327745,125,877,814,876,262205,124,878,877,131321,873,131320,875,327745,125,879,814,866,
262205,124,880,879,131321,873,131320,873,458997,124,881,878,874,880,875,196855,882,0,262394,833,
883,884,131320,883,327745,125,885,814,866,262205,124,886,885,131321,882,131320,884,327808,130,887,
866,242,327745,125,888,814,887,262205,124,889,888,131321,882,131320,882,458997,124,890,886,883,
889,884,393562,124,891,243,890,191,196670,818,881,196670,819,891,393273,124,892,791,818,819,
327745,125,893,817,866,196670,893,892,131321,868,131320,868,327808,130,867,866,223,131321,865,
131320,869,196855,894,0,262394,835,895,896,131320,895,327745,125,897,817,223,262205,124,898,897,
131321,894,131320,896,327745,125,899,817,220,262205,124,900,899,131321,894,131320,894,458997,124,
901,898,895,900,896,196855,902,0,262394,835,903,904,131320,903,327745,125,905,817,220,262205,124,
906,905,131321,902,131320,904,327745,125,907,817,223,262205,124,908,907,131321,902,131320,902,
458997,124,909,906,903,908,904,393562,124,910,243,909,159,196670,820,901,196670,821,910,393273,
124,911,791,820,821,393562,124,912,243,911,164,196670,822,911,196670,823,912,393273,124,913,791,
822,823,393562,124,914,243,913,191,196670,824,913,196670,825,914,393273,124,915,791,824,825,
393562,124,916,243,915,159,196670,826,915,196670,827,916,393273,124,917,791,826,827,131326,917,
65592,327734,124,918,0,142,196663,129,919,196663,125,920,196663,125,921,131320,922,262203,261,923,
7,262203,140,924,7,262203,140,925,7,262203,125,926,7,262201,122,927,400,327879,122,928,927,249,
131321,929,131320,929,458997,124,930,239,922,931,932,458997,122,933,244,922,934,932,262390,935,
932,0,131321,936,131320,936,327856,192,937,933,256,262394,937,938,935,131320,938,131321,939,
131320,939,458997,122,940,244,938,941,942,262390,943,942,1,131321,944,131320,944,327856,192,945,
940,259,262394,945,946,943,131320,946,327812,122,947,933,259,327808,122,948,947,940,262205,122,
949,919,458764,122,950,1,38,948,263,327812,122,951,950,251,327808,122,952,949,951,327808,122,953,
952,928,393281,264,954,47,220,953,262205,124,955,954,327745,125,956,923,940,196670,956,955,327854,
192,957,948,252,196855,958,0,262394,957,959,958,131320,959,196670,956,239,131321,958,131320,958,
131321,942,131320,942,327808,122,941,940,223,131321,939,131320,943,131321,960,131320,960,458997,
124,931,930,943,49,961,458997,122,962,244,943,963,961,262390,964,961,1,131321,965,131320,965,
327856,192,966,962,259,262394,966,967,964,131320,967,327745,125,968,923,962,262205,124,969,968,
262205,124,970,968,327813,124,48,969,970,327809,124,49,931,48,131321,961,131320,961,327808,122,
963,962,223,131321,960,131320,964,131321,932,131320,932,327808,122,934,933,223,131321,929,131320,
935,327745,268,971,267,928,196670,971,930,262368,191,191,269,131321,972,131320,972,458997,130,973,
220,935,974,975,262390,976,975,1,131321,977,131320,977,327857,192,978,973,270,262394,978,979,976,
131320,979,262201,122,980,400,327879,122,981,980,153,327812,122,982,981,138,262268,122,983,973,
327808,122,984,982,983,327745,268,985,267,984,262205,124,986,985,327745,125,987,924,973,196670,
987,986,131321,975,131320,975,327808,130,974,973,223,131321,972,131320,976,262205,139,988,924,
196670,925,988,327737,124,989,811,925,262205,124,990,920,327813,124,50,989,990,262205,124,991,921,
327809,124,51,50,991,196670,926,51,327737,124,992,700,926,131326,992,65592,327734,122,993,0,143,
196663,129,994,196663,129,995,131320,996,262201,122,997,400,262205,122,998,994,327812,122,999,998,
176,262205,122,1000,995,327808,122,1001,999,1000,327812,122,1002,1001,6,327808,122,1003,997,1002,
131326,1003,65592,327734,120,1004,0,179,196663,129,1005,196663,129,1006,196663,129,1007,196663,
178,1008,196663,178,1009,131320,1010,262203,129,1011,7,262203,129,1012,7,131321,1013,131320,1013,
458997,122,1014,244,1010,1015,1016,262390,1017,1016,1,131321,1018,131320,1018,327856,192,1019,
1014,176,262394,1019,1020,1017,131320,1020,262205,122,1021,1007,196670,1011,1021,196670,1012,1014,
393273,122,1022,993,1011,1012,458764,122,1023,1,38,1022,273,262205,122,1024,1005,327814,122,1025,
1024,164,327808,122,1026,1025,1023,393281,275,1027,54,220,1026,262205,144,1028,1027,327745,181,
1029,1008,1014,196670,1029,1028,196855,1030,0,262394,55,1031,1030,131320,1031,262205,122,1032,
1006,327814,122,1033,1032,164,327808,122,1034,1033,1023,393281,275,1035,58,220,1034,262205,144,
1036,1035,327745,181,1037,1009,1014,196670,1037,1036,131321,1030,131320,1030,131321,1016,131320,
1016,327808,122,1015,1014,223,131321,1013,131320,1017,65789,65592,327734,120,1038,0,180,196663,
125,1039,196663,129,1040,196663,178,1041,196663,177,1042,131320,1043,262203,178,1044,7,262203,129,
1045,7,262203,129,1046,7,131321,1047,131320,1047,458997,122,1048,244,1043,62,1049,262390,1050,
1049,1,131321,1051,131320,1051,327856,192,1052,1048,176,262394,1052,1053,1050,131320,1053,327745,
181,1054,1041,1048,262205,144,1055,1054,196855,1056,0,262394,55,1057,1056,131320,1057,262205,124,
1058,1039,327822,144,59,1055,1058,196670,1044,1042,327745,181,1059,1044,1048,262205,144,1060,1059,
327813,144,60,59,1060,131321,1056,131320,1056,458997,144,1061,1055,1053,60,1057,262205,122,1062,
1040,196670,1045,1062,196670,1046,1048,393273,122,1063,993,1045,1046,327856,192,1064,1063,61,
458832,278,1065,1064,1064,1064,1064,393385,144,1066,1065,1061,277,196670,1054,1066,131321,1049,
131320,1049,327808,122,62,1048,223,131321,1047,131320,1050,65789,65592,327734,122,1067,0,182,
196663,181,1068,196663,125,1069,196663,136,1070,131320,1071,262203,181,1072,7,262205,144,1073,
1068,262205,124,1074,1069,327822,144,63,1073,1074,196670,1072,63,131321,1075,131320,1075,458997,
122,1076,244,1071,1077,1078,458997,130,1079,220,1071,1080,1078,262390,1081,1078,1,131321,1082,
131320,1082,327857,192,1083,1079,221,262394,1083,1084,1081,131320,1084,327745,125,1085,1072,1079,
262205,124,1086,1085,327864,192,1087,1086,279,196855,1088,0,262394,1087,1089,1090,131320,1089,
262205,124,1091,1085,131321,1088,131320,1090,131321,1088,131320,1088,458997,124,1092,1091,1089,
279,1090,327866,192,1093,1092,280,393385,124,1094,1093,1092,280,393228,124,1095,1,2,1094,262254,
130,1096,1095,262205,130,1097,1070,327808,130,1098,1097,1096,196670,1070,1098,327879,130,1099,
1096,281,262268,122,1100,1099,327812,130,1101,270,1079,327876,122,1102,1100,1101,327877,122,1077,
1076,1102,131321,1078,131320,1078,327808,130,1080,1079,223,131321,1075,131320,1081,131326,1076,
65592,327734,124,476,0,183,196663,129,1103,196663,129,1104,196663,125,1105,196663,125,1106,131320,
1107,262203,178,1108,7,262203,129,1109,7,262203,129,1110,7,262203,129,1111,7,262203,178,1112,7,
262203,178,1113,7,262203,129,1114,7,262203,125,1115,7,262203,125,1116,7,262203,129,1117,7,262203,
129,1118,7,262203,129,1119,7,262203,178,1120,7,262203,178,1121,7,262203,125,1122,7,262203,129,
1123,7,262203,178,1124,7,262203,125,1125,7,262203,129,1126,7,262203,129,1127,7,262203,129,1128,7,
262203,178,1129,7,262203,178,1130,7,262203,125,1131,7,262203,129,1132,7,262203,178,1133,7,262203,
129,1134,7,262203,129,1135,7,262203,181,1136,7,262203,125,1137,7,262203,136,1138,7,262201,122,
1139,400,327850,192,1140,1139,244,196855,1141,0,262394,1140,1142,1141,131320,1142,196670,284,244,
196670,286,220,131321,1141,131320,1141,262205,122,1143,1103,196670,1109,1143,262205,122,1144,1104,
196670,1110,1144,196670,1111,244,589881,120,1145,1004,1109,1110,1111,1112,1113,262205,177,1146,
1112,196670,1108,1146,262205,177,1147,1113,196855,1148,0,262394,55,1149,1150,131320,1149,262205,
122,1151,1103,196670,1114,1151,262205,124,1152,1105,196670,1115,1152,262205,124,1153,1106,196670,
1116,1153,458809,124,1154,918,1114,1115,1116,131321,1148,131320,1150,262368,191,191,269,131321,
1148,131320,1148,458997,124,1155,1154,1149,236,1150,131321,1156,131320,1156,458997,177,1157,1147,
1148,1158,1159,458997,124,1160,282,1148,1161,1159,458997,122,1162,244,1148,1163,1159,262390,1164,
1159,0,131321,1165,131320,1165,327856,192,1166,1162,171,262394,1166,1167,1164,131320,1167,327852,
192,1168,1162,244,196855,1169,0,262394,1168,1170,1169,131320,1170,262205,122,1171,1103,196670,
1117,1171,262205,122,1172,1104,196670,1118,1172,196670,1119,1162,589881,120,1173,1004,1117,1118,
1119,1120,1121,262205,177,1174,1120,196670,1108,1174,262205,177,1175,1121,131321,1169,131320,1169,
458997,177,1158,1157,1167,1175,1170,196670,1122,1155,196670,1123,1162,262205,177,1176,1108,196670,
1124,1176,524345,120,1177,1038,1122,1123,1124,1158,262205,177,1178,1124,196670,1108,1178,131321,
1179,131320,1179,458997,122,1180,244,1169,1181,1182,458997,124,1161,1160,1169,1183,1182,262390,
1184,1182,1,131321,1185,131320,1185,327856,192,1186,1180,176,262394,1186,1187,1184,131320,1187,
131321,1188,131320,1188,458997,124,1183,1161,1187,1189,1190,458997,130,1191,220,1187,1192,1190,
262390,1193,1190,1,131321,1194,131320,1194,327857,192,1195,1191,221,262394,1195,1196,1193,131320,
1196,393281,125,1197,1108,1180,1191,262205,124,1198,1197,393228,124,1199,1,4,1198,327866,192,1200,
1199,1183,393385,124,1189,1200,1199,1183,131321,1190,131320,1190,327808,130,1192,1191,223,131321,
1188,131320,1193,131321,1182,131320,1182,327808,122,1181,1180,223,131321,1179,131320,1184,131321,
1159,131320,1159,327808,122,1163,1162,223,131321,1156,131320,1164,262268,122,1201,1160,458991,122,
1202,284,159,244,1201,262368,191,191,269,262205,122,1203,284,262268,124,1204,1203,196670,1125,
1204,327737,124,1205,684,1125,327813,124,64,279,1205,327813,124,65,1204,287,131321,1206,131320,
1206,458997,130,1207,220,1164,1208,1209,458997,122,1210,244,1164,1211,1209,262390,1212,1209,0,
131321,1213,131320,1213,327856,192,1214,1210,171,262394,1214,1215,1212,131320,1215,196855,1216,0,
262394,288,1217,1216,131320,1217,262205,122,1218,1103,196670,1126,1218,262205,122,1219,1104,
196670,1127,1219,196670,1128,1210,589881,120,1220,1004,1126,1127,1128,1129,1130,262205,177,1221,
1129,196670,1108,1221,262205,177,1222,1130,196670,1131,1155,196670,1132,1210,196670,1133,1221,
524345,120,1223,1038,1131,1132,1133,1222,262205,177,1224,1133,196670,1108,1224,131321,1216,131320,
1216,131321,1225,131320,1225,458997,130,1208,1207,1216,1226,1227,458997,122,1228,244,1216,1229,
1227,262390,1230,1227,1,131321,1231,131320,1231,327856,192,1232,1228,176,262394,1232,1233,1230,
131320,1233,196670,1134,1210,196670,1135,1228,393273,122,1234,993,1134,1135,327745,181,1235,1108,
1228,262205,144,1236,1235,196670,1136,1236,196670,1137,64,196670,1138,1208,458809,122,1237,1067,
1136,1137,1138,262205,130,1226,1138,327856,192,1238,1234,289,196855,1239,0,262394,1238,1240,1239,
131320,1240,327814,122,1241,1234,164,327817,122,1242,1234,164,393281,283,1243,292,1241,1242,
196670,1243,1237,131321,1239,131320,1239,131321,1227,131320,1227,327808,122,1229,1228,223,131321,
1225,131320,1230,131321,1209,131320,1209,327808,122,1211,1210,223,131321,1206,131320,1212,458986,
130,1244,286,159,244,1207,262368,191,191,269,131326,65,65592,327734,122,427,0,143,196663,129,1245,
196663,129,1246,131320,1247,262205,122,1248,1245,327812,122,1249,1248,164,327814,122,1250,1249,66,
262205,122,1251,1245,327812,122,1252,1251,164,327817,122,1253,1252,66,327854,192,1254,1253,68,
327846,192,1255,67,1254,262312,192,1256,1255,196855,1257,0,262394,1256,1258,1257,131320,1258,
327854,192,1259,1250,293,131321,1257,131320,1257,458997,192,1260,1255,1247,1259,1258,196855,1261,
0,262394,1260,1262,1261,131320,1262,262205,122,1263,1245,327812,122,1264,1263,164,262205,122,1265,
1246,327808,122,1266,1264,1265,131326,1266,131320,1261,327812,122,1267,1250,66,327814,122,1268,
1253,191,327808,122,1269,1267,1268,262205,122,1270,1246,327879,122,1271,1270,159,327808,122,1272,
1269,1271,262205,122,1273,1246,327874,122,1274,1273,223,327812,122,1275,1274,294,327808,122,1276,
1272,1275,131326,1276,65592,327734,124,557,0,184,196663,136,1277,196663,136,1278,196663,125,1279,
196663,125,1280,196663,129,1281,131320,1282,262205,130,1283,1277,262205,130,1284,1278,327810,130,
1285,1283,1284,262255,124,1286,1285,262205,124,1287,1280,262205,124,1288,1279,327813,124,71,1287,
1288,327813,124,72,1286,71,327745,297,1289,296,242,262205,122,1290,1289,327851,192,1291,1290,298,
196855,1292,0,262394,1291,1293,1292,131320,1293,262205,122,1294,1281,327808,122,1295,1290,1294,
393281,264,1296,76,220,1295,262205,124,1297,1296,327809,124,77,72,1297,131321,1292,131320,1292,
458997,124,1298,72,1282,77,1293,131326,1298,65592,327734,185,1299,0,186,196663,125,1300,196663,
125,1301,196663,129,1302,196663,129,1303,131320,1304,262203,300,1305,7,262205,122,1306,1303,
327812,122,1307,1306,302,262205,122,1308,1302,327808,122,1309,1307,1308,393281,303,1310,80,220,
1309,262205,185,1311,1310,196670,1305,1311,262205,124,1312,1300,327745,125,1313,1305,244,262205,
124,1314,1313,327813,124,81,1312,1314,262205,124,1315,1301,327745,125,1316,1305,159,262205,124,
1317,1316,327813,124,82,1315,1317,327811,124,83,81,82,262205,124,1318,1300,262205,124,1319,1316,
327813,124,84,1318,1319,262205,124,1320,1301,262205,124,1321,1313,327813,124,85,1320,1321,327809,
124,86,84,85,327760,185,1322,83,86,131326,1322,65592,327734,120,640,0,187,196663,129,1323,196663,
181,1324,196663,129,1325,131320,1326,262203,125,1327,7,262203,125,1328,7,262203,129,1329,7,262203,
129,1330,7,262203,125,1331,7,262203,125,1332,7,262203,129,1333,7,262203,129,1334,7,262203,300,
1335,7,262203,125,1336,7,262203,125,1337,7,262203,129,1338,7,262203,129,1339,7,262203,300,1340,7,
262203,125,1341,7,262203,125,1342,7,262203,129,1343,7,262203,129,1344,7,262203,181,1345,7,262203,
125,1346,7,262203,125,1347,7,262203,125,1348,7,262203,125,1349,7,262205,122,1350,1323,327812,122,
1351,1350,164,327814,122,1352,1351,66,262205,122,1353,1323,327812,122,87,1353,164,327817,122,88,
87,66,327745,305,1354,93,220,262205,122,1355,1354,262205,122,1356,1325,327808,122,94,1355,1356,
327808,122,1357,88,191,327856,192,1358,1352,306,327856,192,1359,88,68,327847,192,1360,1358,1359,
196855,1361,0,262394,1360,1362,1361,131320,1362,196855,1363,0,262394,67,1364,1365,131320,1364,
327814,122,95,88,191,327745,125,1366,1324,244,262205,124,1367,1366,196670,1327,1367,327745,125,
1368,1324,159,262205,124,1369,1368,196670,1328,1369,196670,1329,95,196670,1330,94,524345,185,1370,
1299,1327,1328,1329,1330,327761,124,1371,1370,0,196670,1366,1371,327761,124,1372,1370,1,196670,
1368,1372,327808,122,96,95,159,327745,125,1373,1324,191,262205,124,1374,1373,196670,1331,1374,
327745,125,1375,1324,243,262205,124,1376,1375,196670,1332,1376,196670,1333,96,196670,1334,94,
524345,185,1377,1299,1331,1332,1333,1334,327761,124,1378,1377,0,196670,1373,1378,327761,124,1379,
1377,1,196670,1375,1379,131321,1363,131320,1365,327814,122,97,88,191,327745,125,1380,1324,244,
262205,124,1381,1380,196670,1336,1381,327745,125,1382,1324,191,262205,124,1383,1382,196670,1337,
1383,196670,1338,97,196670,1339,94,524345,185,1384,1299,1336,1337,1338,1339,196670,1335,1384,
327808,122,98,97,159,327745,125,1385,1324,159,262205,124,1386,1385,196670,1341,1386,327745,125,
1387,1324,243,262205,124,1388,1387,196670,1342,1388,196670,1343,98,196670,1344,94,524345,185,1389,
1299,1341,1342,1343,1344,196670,1340,1389,327745,125,1390,1335,244,262205,124,1391,1390,327745,
125,1392,1340,244,262205,124,1393,1392,327745,125,1394,1335,159,262205,124,1395,1394,327745,125,
1396,1340,159,262205,124,1397,1396,458832,144,1398,1391,1393,1395,1397,196670,1324,1398,327814,
122,1399,88,191,327808,122,1400,1399,307,131321,1363,131320,1363,458997,122,1401,1357,1364,1400,
1365,458997,122,1402,88,1364,1399,1365,131321,1361,131320,1361,458997,122,1403,1357,1326,1401,
1363,458997,122,1404,88,1326,1402,1363,327856,192,1405,1352,69,196855,1406,0,262394,1405,1407,
1408,131320,1407,327745,297,1409,296,308,262205,122,1410,1409,262205,122,1411,1325,327745,297,
1412,296,240,262205,122,1413,1412,327812,122,1414,1411,1413,327808,122,1415,1410,1414,327812,122,
1416,1352,311,327808,122,1417,1415,1416,262205,144,1418,1324,327745,312,1419,296,218,262205,124,
1420,1419,327822,144,99,1418,1420,196670,1345,99,327808,122,1421,1417,1404,327745,125,1422,1345,
244,262205,124,1423,1422,393281,264,1424,47,220,1421,196670,1424,1423,327808,122,1425,1421,159,
327745,125,1426,1345,159,262205,124,1427,1426,393281,264,1428,47,220,1425,196670,1428,1427,327808,
122,1429,1417,1403,327745,125,1430,1345,191,262205,124,1431,1430,393281,264,1432,47,220,1429,
196670,1432,1431,327808,122,1433,1429,159,327745,125,1434,1345,243,262205,124,1435,1434,393281,
264,1436,47,220,1433,196670,1436,1435,131321,1406,131320,1408,327810,122,1437,1352,69,327856,192,
1438,1437,70,196855,1439,0,262394,1438,1440,1441,131320,1440,131321,1439,131320,1441,327810,122,
1442,1437,70,131321,1439,131320,1439,458997,122,1443,1437,1440,1442,1441,327745,297,1444,296,313,
262205,122,1445,1444,327812,122,1446,1443,1445,327808,122,1447,1446,94,327812,122,1448,1447,311,
327745,125,1449,1324,244,262205,124,1450,1449,196670,1346,1450,327745,125,1451,1324,159,262205,
124,1452,1451,196670,1347,1452,393273,122,1453,672,1346,1347,327745,125,1454,1324,191,262205,124,
1455,1454,196670,1348,1455,327745,125,1456,1324,243,262205,124,1457,1456,196670,1349,1457,393273,
122,1458,672,1348,1349,196855,1459,0,262394,1438,1460,1461,131320,1460,327808,122,1462,1448,1404,
327814,122,1463,1462,191,393281,305,1464,102,220,1463,196670,1464,1453,327808,122,1465,1448,1403,
327814,122,1466,1465,191,393281,305,1467,102,220,1466,196670,1467,1458,131321,1459,131320,1461,
327808,122,1468,1448,1404,327814,122,1469,1468,191,393281,305,1470,105,220,1469,196670,1470,1453,
327808,122,1471,1448,1403,327814,122,1472,1471,191,393281,305,1473,105,220,1472,196670,1473,1458,
131321,1459,131320,1459,131321,1406,131320,1406,65789,65592,327734,120,586,0,188,196663,129,1474,
196663,125,1475,196663,129,1476,131320,1477,262203,125,1478,7,262203,125,1479,7,327745,297,1480,
296,308,262205,122,1481,1480,262205,122,1482,1476,327745,297,1483,296,240,262205,122,1484,1483,
327812,122,1485,1482,1484,327808,122,1486,1481,1485,262205,122,1487,1474,327808,122,1488,1486,
1487,393281,264,1489,47,220,1488,262205,124,1490,1489,196670,1478,1490,262205,124,1491,1475,
196670,1479,1491,393273,124,1492,791,1478,1479,196670,1489,1492,65789,65592,327734,120,597,0,189,
196663,129,1493,196663,125,1494,196663,125,1495,196663,129,1496,131320,1497,262203,125,1498,7,
262203,125,1499,7,262203,125,1500,7,262203,125,1501,7,262205,124,1502,1494,327866,192,1503,1502,
239,262205,124,1504,1494,393385,124,1505,1503,1504,239,196855,1506,0,262394,106,1507,1508,131320,
1507,262205,124,1509,1494,262205,124,1510,1494,262271,124,107,1510,196670,1498,107,327737,124,
1511,717,1498,196670,1499,236,196670,1500,1511,393273,124,1512,791,1499,1500,196670,1501,1512,
327737,124,1513,684,1501,327813,124,108,1509,1513,262205,124,1514,1495,327813,124,109,108,1514,
131321,1506,131320,1508,327813,124,110,1505,1505,262205,124,1515,1495,327813,124,111,110,1515,
131321,1506,131320,1506,458997,124,1516,109,1507,111,1508,327745,297,1517,296,308,262205,122,1518,
1517,262205,122,1519,1496,327745,297,1520,296,240,262205,122,1521,1520,327812,122,1522,1519,1521,
327808,122,1523,1518,1522,262205,122,1524,1493,327808,122,1525,1523,1524,393281,264,1526,47,220,
1525,196670,1526,1516,65789,65592,327734,132,1527,0,190,196663,129,1528,196663,129,1529,131320,
1530,196855,1531,0,262394,316,1532,1533,131320,1532,262205,122,1534,1529,327745,317,1535,292,1534,
262205,132,1536,1535,131321,1531,131320,1533,262205,122,1537,1528,327812,122,1538,1537,163,262205,
122,1539,1529,327808,122,1540,1538,1539,393281,319,1541,114,220,1540,262205,132,1542,1541,131321,
1531,131320,1531,458997,132,1543,1536,1532,1542,1533,131326,1543,65592,327734,120,462,0,202,
196663,129,1544,196663,196,1545,196663,201,1546,131320,1547,262203,323,1548,7,131321,1549,131320,
1549,458997,122,1550,244,1547,1551,1552,262390,1553,1552,1,131321,1554,131320,1554,327856,192,
1555,1550,198,262394,1555,1556,1553,131320,1556,262205,122,1557,1544,327808,122,1558,1557,1550,
327812,122,1559,1558,138,262201,122,1560,400,327879,122,1561,1560,153,327808,122,1562,1559,1561,
458764,122,1563,1,38,1562,321,131321,1564,131320,1564,458997,122,1565,244,1556,1566,1567,262390,
1568,1567,1,131321,1569,131320,1569,327856,192,1570,1565,195,262394,1570,1571,1568,131320,1571,
327812,122,1572,1550,195,327808,122,1573,1572,1565,327745,297,1574,296,220,262205,122,1575,1574,
196670,1548,1545,327745,129,1576,1548,1565,262205,122,1577,1576,327812,122,1578,1577,324,327808,
122,1579,1575,1578,327808,122,1580,1579,1563,393281,319,1581,117,220,1580,262205,132,1582,1581,
327745,133,1583,1546,1573,196670,1583,1582,131321,1567,131320,1567,327808,122,1566,1565,223,
131321,1564,131320,1568,131321,1552,131320,1552,327808,122,1551,1550,223,131321,1549,131320,1553,
65789,65592,327734,120,502,0,206,196663,129,1584,196663,200,1585,196663,205,1586,131320,1587,
262203,129,1588,7,262203,129,1589,7,262203,129,1590,7,262203,129,1591,7,262203,129,1592,7,262203,
129,1593,7,262203,129,1594,7,262203,129,1595,7,262203,133,1596,7,262203,201,1597,7,262203,133,
1598,7,262203,133,1599,7,262203,133,1600,7,262203,133,1601,7,131321,1602,131320,1602,458997,122,
1603,244,1587,1604,1605,262390,1606,1605,1,131321,1607,131320,1607,327856,192,1608,1603,198,
262394,1608,1609,1606,131320,1609,262205,122,1610,1584,327808,122,1611,1610,1603,327812,122,1612,
1611,138,262201,122,1613,400,327879,122,1614,1613,153,327808,122,1615,1612,1614,327814,122,1616,
1615,191,327812,122,1617,1616,138,327817,122,1618,1615,191,327808,122,1619,1617,1618,131321,1620,
131320,1620,458997,122,1621,244,1609,1622,1623,262390,1624,1623,1,131321,1625,131320,1625,327856,
192,1626,1621,9,262394,1626,1627,1624,131320,1627,196670,1588,1621,196670,1589,1619,393273,132,
1628,1527,1588,1589,327808,122,1629,1619,191,196670,1590,1621,196670,1591,1629,393273,132,1630,
1527,1590,1591,327808,122,1631,1619,164,196670,1592,1621,196670,1593,1631,393273,132,1632,1527,
1592,1593,327808,122,1633,1619,325,196670,1594,1621,196670,1595,1633,393273,132,1634,1527,1594,
1595,131321,1635,131320,1635,458997,122,1636,244,1627,1637,1638,262390,1639,1638,1,131321,1640,
131320,1640,327856,192,1641,1636,195,262394,1641,1642,1639,131320,1642,327812,122,1643,1621,195,
327808,122,1644,1643,1636,327812,122,1645,1603,195,327808,122,1646,1645,1636,196670,1597,1585,
327745,133,1647,1597,1646,262205,132,1648,1647,196670,1596,1648,196670,1598,1628,196670,1599,1630,
196670,1600,1632,196670,1601,1634,589881,130,1649,739,1596,1598,1599,1600,1601,327745,136,1650,
1586,1644,262205,130,1651,1650,327808,130,1652,1651,1649,196670,1650,1652,131321,1638,131320,1638,
327808,122,1637,1636,223,131321,1635,131320,1639,131321,1623,131320,1623,327808,122,1622,1621,223,
131321,1620,131320,1624,131321,1605,131320,1605,327808,122,1604,1603,223,131321,1602,131320,1606,
65789,65592,};
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
