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
   batches of up to 128 tokens through a tiled integer product; batches of 2 to 8 tokens, as
   speculative decoding verifies them, read the weights once.

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
    BITNET__GPU_BATCH = 128,   /* tokens of a prompt in one submit */
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
    VkCommandPool body_pool;
    VkCommandBuffer bodies[BITNET__GPU_BODIES]; /* recorded when they are first needed */
    int32_t dispatches[BITNET__GPU_BODIES + 1]; /* in each; the last: in that of a prompt */
    bool joined;                                /* as they were recorded */

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
        bitnet__gpu_dispatch(r, (rows + per_group - 1) / per_group, (r->rows + 31) / 32, 1);
    } else {
        bitnet__gpu_dispatch(r, bitnet__gpu_product_groups(gpu, product, 1 << variant), 1, 1);
    }
    bitnet__gpu_then(r);
}

/* A dispatch of as many workgroups as three words of the state say. */
static void bitnet__gpu_dispatch_stated(bitnet__gpu_recorder *r, int word) {
    const bitnet__gpu_session *g = r->session;
    if (r->result == BITNET_OK)
        g->gpu->vk.CmdDispatchIndirect(r->commands, g->state.buffer,
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
    if (g->outbox[BITNET__STATE_LATE]) {
        bitnet__gpu_part(gpu);
        g->record.count = 0; /* what was computed is worth nothing */
        return BITNET_OK;
    }
    took = (bitnet__microseconds() - g->channel.submitted) / g->record.count;
    g->token_microseconds = g->token_microseconds ? (g->token_microseconds + took) / 2 : took;
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

/* How many tokens of a batch one submit may take: where the states of all may be asked for, no more
   than come back. */
static int32_t bitnet__gpu_most_rows(const bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    int64_t most = g->token_microseconds > 0 ? 100000 / g->token_microseconds : 32;
    if (s->observer.logits || bitnet__fed_rows(s) < s->batch->count || most < BITNET__GPU_VERIFIED)
        return BITNET__GPU_VERIFIED;
    return most < BITNET__GPU_BATCH ? (int32_t)most : BITNET__GPU_BATCH;
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
60,327752,74,16,35,64,327752,74,17,35,192,327752,74,18,35,704,196679,74,2,262215,75,34,0,262215,
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
250,86,92,262176,251,7,250,262176,252,4,97,262203,252,253,4,262172,71,81,198,262187,81,254,128,
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
327752,74,14,35,56,327752,74,15,35,60,327752,74,16,35,64,327752,74,17,35,192,327752,74,18,35,704,
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
242,4,97,262203,242,243,4,262172,71,81,215,262187,81,244,128,262172,72,81,244,196637,73,81,
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
327752,12,16,35,64,327752,12,17,35,192,327752,12,18,35,704,196679,12,2,262215,13,34,0,262215,13,
33,7,262215,14,1,0,262215,15,11,25,131091,16,196641,17,16,262165,18,32,0,196641,19,18,262176,20,1,
18,262203,20,3,1,262187,18,21,0,458782,4,18,18,18,18,18,262176,22,9,4,262203,22,23,9,262165,24,32,
1,262187,24,25,0,262176,26,9,18,131092,27,262187,24,28,1,262187,18,29,2,262187,24,30,3,262187,18,
31,4294967295,196630,32,32,262187,32,33,0,262187,24,34,2,196637,5,32,196638,6,5,262176,35,12,6,
262203,35,7,12,262176,36,12,32,262187,18,37,1,262194,18,8,128,262172,38,32,8,262176,39,4,38,
262203,39,40,4,262176,41,4,32,262172,42,18,8,262176,43,4,42,262203,43,44,4,262176,45,4,18,262187,
18,46,264,393268,18,47,134,8,29,262187,18,48,32,262172,9,18,48,262187,18,49,128,262172,10,18,49,
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
18,35,704,196679,10,2,262215,11,34,0,262215,11,33,7,327752,12,0,35,0,327752,12,1,35,4,327752,12,2,
35,8,327752,12,3,35,12,327752,12,4,35,16,327752,12,5,35,20,196679,12,2,196679,13,42,262215,14,1,1,
196679,15,42,196679,16,42,262215,17,1,2,262215,18,6,4,262216,19,0,24,327752,19,0,35,0,196679,19,2,
262215,20,34,0,262215,20,33,0,196679,21,42,196679,22,42,196679,23,42,262215,24,6,4,262216,25,0,25,
327752,25,0,35,0,196679,25,2,262215,26,34,0,262215,26,33,2,262215,27,1,0,196679,28,42,262215,29,1,
0,262215,30,11,25,131091,31,196641,32,31,262165,33,32,0,196641,34,33,262176,35,7,33,196630,36,32,
262177,37,36,35,262176,38,1,33,262203,38,3,1,262187,33,39,32768,262165,40,32,1,262187,40,41,16,
262187,33,42,32767,262187,40,43,13,262187,33,44,939524096,262187,33,45,260046848,131092,46,262187,
33,47,947912704,262187,36,48,947912704,262187,33,49,8388608,262167,50,33,3,262176,51,1,50,262203,
51,4,1,262187,33,52,0,262187,33,53,32,262172,7,33,53,262187,33,54,128,262172,8,33,54,196637,9,33,
1376286,10,33,33,33,33,33,33,33,33,33,33,33,33,33,33,36,33,7,8,9,262176,55,12,10,262203,55,11,12,
262187,40,56,17,262176,57,12,33,524318,12,33,33,33,33,33,36,262176,58,9,12,262203,58,59,9,262187,
40,60,1,262176,61,9,33,262187,40,62,2,262187,40,63,3,262187,40,64,0,262194,33,14,256,262187,33,65,
63,393268,33,66,128,14,65,262187,33,67,64,393268,33,68,134,66,67,393268,33,69,132,68,67,196656,46,
17,196637,18,33,196638,19,18,262176,70,12,19,262203,70,20,12,262187,33,71,2,262187,33,72,16,
262187,33,73,65535,262187,40,74,4,262187,40,75,5,262176,76,9,36,196637,24,36,196638,25,24,262176,
77,12,25,262203,77,26,12,262176,78,12,36,262194,33,27,128,262194,33,29,1,262187,33,79,1,393267,50,
30,29,79,79,262187,33,80,1879048192,327734,31,2,0,32,131320,81,262203,35,82,7,327745,38,83,4,52,
262205,33,84,83,393281,57,85,11,56,84,262205,33,86,85,327745,61,87,59,60,262205,33,88,87,327810,
33,13,86,88,327745,61,89,59,62,262205,33,90,89,327745,61,91,59,63,262205,33,92,91,327812,33,93,84,
92,327808,33,94,90,93,327745,61,95,59,64,262205,33,96,95,327854,46,97,13,96,196855,98,0,262394,97,
99,98,131320,99,65789,131320,98,262201,33,100,101,131321,102,131320,102,458997,33,103,100,98,28,
104,262390,105,104,0,131321,106,131320,106,327856,46,107,103,14,262394,107,108,105,131320,108,
327812,33,15,13,69,327808,33,16,15,103,196855,109,0,262394,17,110,111,131320,110,327814,33,112,16,
71,393281,57,113,20,64,112,262205,33,114,113,327817,33,21,16,71,327812,33,22,72,21,327874,33,115,
114,22,327879,33,116,115,73,196670,82,116,327737,36,117,118,82,131321,109,131320,111,393281,57,
119,20,64,16,262205,33,120,119,262268,36,121,120,131321,109,131320,109,458997,36,122,117,110,121,
111,327745,61,123,59,74,262205,33,124,123,327851,46,125,124,52,196855,126,0,262394,125,127,126,
131320,127,327745,76,128,59,75,262205,36,129,128,327813,36,23,122,129,131321,126,131320,126,
458997,36,130,122,109,23,127,327808,33,131,94,103,393281,78,132,26,64,131,196670,132,130,131321,
104,131320,104,327808,33,28,103,27,131321,102,131320,105,65789,65592,327734,33,101,0,34,131320,
133,262205,33,134,3,131326,134,65592,327734,36,118,0,37,196663,35,135,131320,136,262205,33,137,
135,327879,33,138,137,39,327876,33,139,138,41,262205,33,140,135,327879,33,141,140,42,327876,33,
142,141,43,327808,33,143,142,44,327854,46,144,142,45,196855,145,0,262394,144,146,145,131320,146,
327808,33,147,142,80,131321,145,131320,145,458997,33,148,143,136,147,146,327808,33,5,142,47,
262268,36,149,5,327811,36,6,149,48,327856,46,150,142,49,196855,151,0,262394,150,152,151,131320,
152,262268,33,153,6,131321,151,131320,151,458997,33,154,148,145,153,152,327877,33,155,154,139,
262268,36,156,155,131326,156,65592,};
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
13,35,52,327752,41,14,35,56,327752,41,15,35,60,327752,41,16,35,64,327752,41,17,35,68,327752,41,18,
35,72,327752,41,19,35,76,196679,41,2,262215,42,6,4,262216,43,0,24,327752,43,0,35,0,196679,43,2,
262215,44,34,0,262215,44,33,1,196679,45,42,262215,46,6,8,262216,47,0,24,327752,47,0,35,0,196679,
47,2,262215,48,34,0,262215,48,33,6,196679,49,42,196679,50,42,196679,51,42,196679,52,42,196679,53,
42,196679,54,42,196679,55,42,196679,56,42,262215,57,6,4,262215,58,6,4,262215,59,6,4,327752,60,0,
35,0,327752,60,1,35,4,327752,60,2,35,8,327752,60,3,35,12,327752,60,4,35,16,327752,60,5,35,20,
327752,60,6,35,24,327752,60,7,35,28,327752,60,8,35,32,327752,60,9,35,36,327752,60,10,35,40,327752,
60,11,35,44,327752,60,12,35,48,327752,60,13,35,52,327752,60,14,35,56,327752,60,15,35,60,327752,60,
16,35,64,327752,60,17,35,192,327752,60,18,35,704,196679,60,2,262215,61,34,0,262215,61,33,7,196679,
62,42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,262215,68,6,4,327752,69,0,
35,0,196679,69,2,262215,70,34,0,262215,70,33,2,262215,71,6,4,327752,72,0,35,0,196679,72,2,262215,
73,34,0,262215,73,33,4,262215,74,6,4,327752,75,0,35,0,196679,75,2,262215,76,34,0,262215,76,33,5,
262215,77,1,8,196679,78,42,196679,79,42,196679,80,42,196679,81,42,196679,82,42,262215,83,1,2,
262215,4,11,26,262215,84,1,1,262215,85,6,16,262216,86,0,24,327752,86,0,35,0,196679,86,2,262215,87,
34,0,262215,87,33,0,262215,88,6,16,262216,89,0,24,327752,89,0,35,0,196679,89,2,262215,90,34,0,
262215,90,33,3,262215,91,1,0,262215,92,11,25,131091,93,196641,94,93,262165,95,32,0,196641,96,95,
196630,97,32,262176,98,7,97,262177,99,95,98,327713,100,95,98,98,262177,101,97,98,262176,102,7,95,
262165,103,32,1,327713,104,103,102,102,327713,105,97,98,98,327713,106,95,102,102,262176,107,7,103,
524321,108,97,107,107,98,98,102,262167,109,97,2,458785,110,109,98,98,102,102,262167,111,97,4,
262176,112,7,111,393249,113,93,102,112,102,393249,114,93,102,98,102,458785,115,93,102,98,98,102,
262177,116,95,102,262176,117,1,95,262203,117,3,1,262187,103,118,16,262187,95,119,32768,262187,95,
120,2147483647,262187,97,121,1056964608,262187,95,122,2139095040,131092,123,262187,95,124,32256,
262187,95,125,1199566848,262187,95,126,31744,262187,95,127,947912704,262187,95,128,1056964608,
262187,103,129,13,262187,95,130,1,262187,95,131,2129859015,262187,103,132,0,262187,103,133,4,
262187,97,134,1073741824,262187,103,135,1,262187,97,136,1117782016,262187,97,137,1069066811,
262187,97,138,1262485504,262187,97,139,1060208640,262187,97,140,3109978243,262187,97,141,
961571175,262187,97,142,985088974,262187,97,143,1007192328,262187,97,144,1026206145,262187,97,145,
1042983594,262187,97,146,1065353216,262187,95,147,127,262187,103,148,23,262187,97,149,3265265664,
262187,97,150,0,262187,103,151,8,262187,103,152,24,262187,95,153,4,262194,95,34,64,196657,123,35,
262194,95,36,64,262194,95,37,4,262194,95,38,2,393268,95,154,128,37,38,262187,95,155,2,393268,95,
156,134,36,155,1441822,41,95,95,95,95,95,95,95,95,95,95,95,97,97,97,95,95,95,95,95,95,262176,157,
9,41,262203,157,158,9,262187,103,159,2,262176,160,9,95,262187,95,161,4294967295,196637,42,97,
196638,43,42,262176,162,12,43,262203,162,44,12,262176,163,12,97,262176,164,7,109,196637,46,109,
196638,47,46,262176,165,12,47,262203,165,48,12,393268,95,166,134,36,155,262176,167,12,109,262187,
95,168,0,262187,95,169,32,262172,57,95,169,262187,95,170,128,262172,58,95,170,196637,59,95,
1376286,60,95,95,95,95,95,95,95,95,95,95,95,95,95,95,97,95,57,58,59,262176,171,12,60,262203,171,
61,12,262176,172,12,95,393268,95,173,128,37,38,262187,95,174,3,393268,95,175,134,36,155,262187,
103,176,5,262187,103,177,6,262187,95,178,63,393268,95,179,128,34,178,262187,95,180,64,393268,95,
181,134,179,180,393268,95,182,132,181,180,262176,183,9,97,196637,68,97,196638,69,68,262176,184,12,
69,262203,184,70,12,262187,103,185,9,196637,71,95,196638,72,71,262176,186,12,72,262203,186,73,12,
196637,74,95,196638,75,74,262176,187,12,75,262203,187,76,12,196657,123,77,262187,95,188,16,262194,
95,83,1,393268,123,189,170,83,168,262167,190,95,3,262176,191,1,190,262203,191,4,1,262187,103,192,
7,393268,123,193,170,83,155,262194,95,84,256,393268,95,194,128,84,147,393268,95,195,134,194,170,
393268,95,196,132,195,169,393268,95,197,134,196,188,262172,198,103,153,262172,199,198,153,262176,
200,7,199,393268,95,201,134,196,169,262167,202,95,4,262176,203,7,202,196637,85,202,196638,86,85,
262176,204,12,86,262203,204,87,12,262176,205,12,202,262187,95,206,264,262187,95,207,2112,262172,
208,95,207,262176,209,4,208,262203,209,210,4,262187,95,211,33,262187,95,212,8,262187,95,213,6,
262187,95,214,50529027,262176,215,4,95,458796,202,216,168,168,168,168,196637,88,202,196638,89,88,
262176,217,12,89,262203,217,90,12,393268,95,218,134,196,188,262187,95,219,7,393268,95,220,128,218,
219,393268,95,221,134,220,212,393268,95,222,128,221,219,393268,95,223,134,222,212,393268,95,224,
128,221,223,393268,95,225,130,224,130,393268,95,226,134,225,223,393268,95,227,132,226,223,393268,
95,228,132,227,169,262187,95,229,1056,262172,230,95,229,262176,231,4,230,262203,231,232,4,262172,
233,95,153,262176,234,7,233,262187,103,235,10,393268,123,236,170,83,168,393268,123,237,170,83,155,
262194,95,91,1,393267,190,92,91,130,130,262187,95,238,3355447295,327734,93,2,0,94,131320,239,
262203,102,240,7,262203,200,241,7,262203,203,242,7,262203,203,243,7,262203,234,244,7,262203,234,
245,7,262203,102,246,7,262203,102,247,7,262203,102,248,7,262203,112,249,7,262203,107,250,7,262203,
107,251,7,262203,98,252,7,262203,98,253,7,262203,102,254,7,262203,102,255,7,262203,112,256,7,
262203,102,257,7,262203,102,258,7,262203,98,259,7,262203,98,260,7,262203,102,261,7,262203,102,262,
7,262203,98,263,7,262203,98,264,7,262203,102,265,7,262203,102,266,7,262203,98,267,7,262203,102,
268,7,262201,95,269,270,327817,95,271,269,188,327814,95,272,269,188,327745,117,273,4,130,262205,
95,274,273,327812,95,275,274,169,327745,160,276,158,132,262205,95,277,276,327814,95,278,269,155,
196670,240,278,327737,95,279,280,240,327812,95,281,279,197,327808,95,282,277,281,327817,95,283,
269,155,327808,95,284,282,283,131321,285,131320,285,458997,103,286,132,239,287,288,262390,289,288,
1,131321,290,131320,290,327857,123,291,286,133,262394,291,292,289,131320,292,131321,293,131320,
293,458997,103,294,132,292,295,296,262390,297,296,1,131321,298,131320,298,327857,123,299,294,133,
262394,299,300,297,131320,300,393281,107,301,241,286,294,196670,301,132,131321,296,131320,296,
327808,103,295,294,135,131321,293,131320,297,131321,288,131320,288,327808,103,287,286,135,131321,
285,131320,289,131321,302,131320,302,458997,95,303,168,289,304,305,262390,306,305,0,131321,307,
131320,307,327856,123,308,303,201,262394,308,309,306,131320,309,327812,95,310,303,155,327808,95,
311,284,310,393281,205,312,87,132,311,262205,202,313,312,196670,242,313,262368,155,155,206,131321,
314,131320,314,458997,95,315,168,309,316,317,262390,318,317,1,131321,319,131320,319,327856,123,
320,315,153,262394,320,321,318,131320,321,131321,322,131320,322,458997,95,323,168,321,324,325,
262390,326,325,1,131321,327,131320,327,327856,123,328,323,153,262394,328,329,326,131320,329,
327812,95,330,278,211,327812,95,331,315,212,327808,95,332,330,331,327812,95,333,283,153,327808,95,
334,332,333,327808,95,335,334,323,327745,102,336,242,323,262205,95,337,336,327812,95,338,155,315,
327810,95,339,213,338,327874,95,340,337,339,327879,95,341,340,214,327745,215,342,210,335,196670,
342,341,131321,325,131320,325,327808,95,324,323,135,131321,322,131320,326,131321,317,131320,317,
327808,95,316,315,135,131321,314,131320,318,131321,343,131320,343,458997,95,344,168,318,345,346,
262390,347,346,1,131321,348,131320,348,327856,123,349,344,155,262394,349,350,347,131320,350,
327814,95,351,269,212,327812,95,352,188,344,327808,95,353,351,352,327817,95,354,269,212,327812,95,
355,354,153,196670,243,216,327808,95,356,275,353,327745,160,357,158,151,262205,95,358,357,327856,
123,359,356,358,196855,360,0,262394,359,361,360,131320,361,327812,95,362,356,228,327812,95,363,
303,212,327808,95,364,362,363,327808,95,365,364,354,393281,205,366,90,132,365,262205,202,367,366,
196670,243,367,131321,360,131320,360,131321,368,131320,368,458997,95,369,168,360,370,371,262390,
372,371,1,131321,373,131320,373,327856,123,374,369,153,262394,374,375,372,131320,375,327812,95,
376,353,211,327808,95,377,376,355,327808,95,378,377,369,327745,102,379,243,369,262205,95,380,379,
327745,215,381,232,378,196670,381,380,131321,371,131320,371,327808,95,370,369,135,131321,368,
131320,372,131321,346,131320,346,327808,95,345,344,135,131321,343,131320,347,262368,155,155,206,
131321,382,131320,382,458997,95,383,168,347,384,385,262390,386,385,0,131321,387,131320,387,327856,
123,388,383,169,262394,388,389,386,131320,389,131321,390,131320,390,458997,95,391,168,389,392,393,
262390,394,393,1,131321,395,131320,395,327856,123,396,391,153,262394,396,397,394,131320,397,
327812,95,398,188,391,327808,95,399,271,398,327812,95,400,399,211,327808,95,401,400,383,327745,
215,402,210,401,262205,95,403,402,327745,102,404,244,391,196670,404,403,131321,393,131320,393,
327808,95,392,391,135,131321,390,131320,394,131321,405,131320,405,458997,95,406,168,394,407,408,
262390,409,408,1,131321,410,131320,410,327856,123,411,406,153,262394,411,412,409,131320,412,
327812,95,413,212,406,327808,95,414,272,413,327812,95,415,414,211,327808,95,416,415,383,327745,
215,417,232,416,262205,95,418,417,327745,102,419,245,406,196670,419,418,131321,408,131320,408,
327808,95,407,406,135,131321,405,131320,409,131321,420,131320,420,458997,103,421,132,409,422,423,
262390,424,423,1,131321,425,131320,425,327857,123,426,421,133,262394,426,427,424,131320,427,
131321,428,131320,428,458997,103,429,132,427,430,431,262390,432,431,1,131321,433,131320,433,
327857,123,434,429,133,262394,434,435,432,131320,435,327745,102,436,245,429,262205,95,437,436,
196670,246,437,327745,102,438,244,421,262205,95,439,438,196670,247,439,393273,103,440,441,246,247,
393281,107,442,241,421,429,262205,103,443,442,327808,103,444,443,440,196670,442,444,131321,431,
131320,431,327808,103,430,429,135,131321,428,131320,432,131321,423,131320,423,327808,103,422,421,
135,131321,420,131320,424,131321,385,131320,385,327808,95,384,383,135,131321,382,131320,386,
131321,305,131320,305,327808,95,304,303,135,131321,302,131320,306,131321,445,131320,445,458997,
103,446,132,306,447,448,262390,449,448,1,131321,450,131320,450,327857,123,451,446,133,262394,451,
452,449,131320,452,327808,95,453,275,272,262268,95,454,446,327812,95,455,212,454,327808,95,456,
453,455,327745,160,457,158,151,262205,95,458,457,327854,123,459,456,458,196855,460,0,262394,459,
461,460,131320,461,131321,448,131320,460,327745,160,462,158,235,262205,95,463,462,327812,95,464,
155,456,327808,95,465,463,464,393281,163,466,70,132,465,262205,97,467,466,327808,95,468,465,130,
393281,163,469,70,132,468,262205,97,470,469,262268,103,471,470,131321,472,131320,472,458997,103,
473,132,460,474,475,262390,476,475,1,131321,477,131320,477,327857,123,478,473,133,262394,478,479,
476,131320,479,262268,95,480,473,327812,95,481,188,480,327808,95,482,271,481,196670,248,482,
327737,95,483,280,248,327745,160,484,158,135,262205,95,485,484,327808,95,486,485,483,393281,107,
487,241,473,446,262205,103,488,487,196670,250,488,196670,251,471,196670,252,467,393281,163,489,44,
132,486,262205,97,490,489,196670,253,490,196670,254,483,589881,97,491,492,250,251,252,253,254,
327745,98,493,249,473,196670,493,491,131321,475,131320,475,327808,103,474,473,135,131321,472,
131320,476,196855,494,0,262394,236,495,496,131320,495,327745,117,497,4,168,262205,95,498,497,
327812,95,499,498,188,327808,95,500,499,271,327812,95,501,500,153,327745,160,502,158,192,262205,
95,503,502,327856,123,504,501,503,196855,505,0,262394,504,506,505,131320,506,196670,255,500,
262205,111,507,249,196670,256,507,196670,257,456,458809,93,508,509,255,256,257,131321,505,131320,
505,131321,494,131320,496,196855,510,0,262394,237,511,512,131320,511,327745,117,513,4,168,262205,
95,514,513,327812,95,515,514,169,327808,95,516,515,271,327745,160,517,158,192,262205,95,518,517,
327856,123,519,516,518,196855,520,0,262394,519,521,520,131320,521,196670,258,516,327745,98,522,
249,168,262205,97,523,522,196670,259,523,327745,98,524,249,155,262205,97,525,524,196670,260,525,
196670,261,456,524345,93,526,527,258,259,260,261,131321,520,131320,520,327808,95,528,516,188,
327856,123,529,528,518,196855,530,0,262394,529,531,530,131320,531,196670,262,528,327745,98,532,
249,130,262205,97,533,532,196670,263,533,327745,98,534,249,174,262205,97,535,534,196670,264,535,
196670,265,456,524345,93,536,527,262,263,264,265,131321,530,131320,530,131321,510,131320,512,
131321,537,131320,537,458997,95,538,168,512,539,540,262390,541,540,1,131321,542,131320,542,327856,
123,543,538,153,262394,543,544,541,131320,544,327745,117,545,4,168,262205,95,546,545,327812,95,
547,546,180,327808,95,548,547,271,327812,95,549,188,538,327808,95,550,548,549,327745,160,551,158,
192,262205,95,552,551,327856,123,553,550,552,196855,554,0,262394,553,555,554,131320,555,196670,
266,550,327745,98,556,249,538,262205,97,557,556,196670,267,557,196670,268,456,458809,93,558,559,
266,267,268,131321,554,131320,554,131321,540,131320,540,327808,95,539,538,135,131321,537,131320,
541,131321,510,131320,510,131321,494,131320,494,131321,448,131320,448,327808,103,447,446,135,
131321,445,131320,449,65789,65592,327734,95,270,0,96,131320,560,262205,95,561,3,131326,561,65592,
327734,95,562,0,99,196663,98,563,131320,564,262205,97,565,563,262268,95,566,565,327874,95,567,566,
118,327879,95,568,567,119,327879,95,569,566,120,262268,97,570,569,327809,97,5,570,121,327852,123,
571,569,122,196855,572,0,262394,571,573,572,131320,573,131326,124,131320,572,327854,123,574,569,
125,196855,575,0,262394,574,576,575,131320,576,327877,95,577,568,126,131326,577,131320,575,327856,
123,578,569,127,196855,579,0,262394,578,580,579,131320,580,262268,95,581,5,327810,95,582,581,128,
327877,95,583,568,582,131326,583,131320,579,327808,95,584,569,238,327874,95,585,569,129,327879,95,
586,585,130,327808,95,587,584,586,327874,95,588,587,129,327877,95,589,568,588,131326,589,65592,
327734,95,590,0,100,196663,98,591,196663,98,592,131320,593,262203,98,594,7,262203,98,595,7,262205,
97,596,591,196670,594,596,327737,95,597,562,594,262205,97,598,592,196670,595,598,327737,95,599,
562,595,327876,95,600,599,118,327877,95,601,597,600,131326,601,65592,327734,97,602,0,101,196663,
98,603,131320,604,262205,97,605,603,262268,95,606,605,327810,95,6,131,606,262268,97,607,6,131321,
608,131320,608,458997,97,609,607,604,9,610,458997,103,611,132,604,612,610,262390,613,610,0,131321,
614,131320,614,327857,123,615,611,133,262394,615,616,613,131320,616,262205,97,617,603,327813,97,7,
617,609,327811,97,8,134,7,327813,97,9,609,8,131321,610,131320,610,327808,103,612,611,135,131321,
608,131320,613,131326,609,65592,327734,97,618,0,101,196663,98,619,131320,620,262205,97,621,619,
327866,123,622,621,136,262205,97,623,619,393385,97,624,622,136,623,327813,97,10,624,137,327809,97,
11,10,138,327811,97,12,11,138,327813,97,13,12,139,327811,97,14,624,13,327813,97,15,12,140,327811,
97,16,14,15,327813,97,17,141,16,327809,97,18,17,142,327813,97,19,18,16,327809,97,20,19,143,327813,
97,21,20,16,327809,97,22,21,144,327813,97,23,22,16,327809,97,24,23,145,327813,97,25,24,16,327809,
97,26,25,121,327813,97,27,16,16,327813,97,28,26,27,327809,97,29,28,16,327809,97,30,29,146,262268,
95,625,11,327808,95,31,625,147,327876,95,626,31,148,262268,97,627,626,327813,97,32,30,627,262205,
97,628,619,327864,123,629,628,149,393385,97,630,629,150,32,131326,630,65592,327734,103,441,0,104,
196663,102,631,196663,102,632,131320,633,262205,95,634,631,262268,103,635,634,262205,95,636,632,
262268,103,637,636,393418,103,638,635,132,151,393418,103,639,637,132,151,327812,103,640,638,639,
393418,103,641,635,151,151,393418,103,642,637,151,151,327812,103,643,641,642,327808,103,644,640,
643,393418,103,645,635,118,151,393418,103,646,637,118,151,327812,103,647,645,646,327808,103,648,
644,647,327875,103,649,635,152,327875,103,650,637,152,327812,103,651,649,650,327808,103,652,648,
651,131326,652,65592,327734,97,653,0,105,196663,98,654,196663,98,655,131320,656,262205,97,657,654,
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
327752,41,13,35,52,327752,41,14,35,56,327752,41,15,35,60,327752,41,16,35,64,327752,41,17,35,68,
327752,41,18,35,72,327752,41,19,35,76,196679,41,2,262215,42,6,4,262216,43,0,24,327752,43,0,35,0,
196679,43,2,262215,44,34,0,262215,44,33,1,196679,45,42,262215,46,6,8,262216,47,0,24,327752,47,0,
35,0,196679,47,2,262215,48,34,0,262215,48,33,6,196679,49,42,196679,50,42,196679,51,42,196679,52,
42,196679,53,42,196679,54,42,196679,55,42,196679,56,42,262215,57,6,4,262215,58,6,4,262215,59,6,4,
327752,60,0,35,0,327752,60,1,35,4,327752,60,2,35,8,327752,60,3,35,12,327752,60,4,35,16,327752,60,
5,35,20,327752,60,6,35,24,327752,60,7,35,28,327752,60,8,35,32,327752,60,9,35,36,327752,60,10,35,
40,327752,60,11,35,44,327752,60,12,35,48,327752,60,13,35,52,327752,60,14,35,56,327752,60,15,35,60,
327752,60,16,35,64,327752,60,17,35,192,327752,60,18,35,704,196679,60,2,262215,61,34,0,262215,61,
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
3265265664,262187,97,150,0,262187,95,151,4,262194,95,34,64,196657,123,35,262194,95,36,64,262194,
95,37,4,262194,95,38,2,393268,95,152,128,37,38,262187,95,153,2,393268,95,154,134,36,153,1441822,
41,95,95,95,95,95,95,95,95,95,95,95,97,97,97,95,95,95,95,95,95,262176,155,9,41,262203,155,156,9,
262187,103,157,2,262176,158,9,95,262187,95,159,4294967295,196637,42,97,196638,43,42,262176,160,12,
43,262203,160,44,12,262176,161,12,97,262176,162,7,109,196637,46,109,196638,47,46,262176,163,12,47,
262203,163,48,12,393268,95,164,134,36,153,262176,165,12,109,262187,95,166,0,262187,95,167,32,
262172,57,95,167,262187,95,168,128,262172,58,95,168,196637,59,95,1376286,60,95,95,95,95,95,95,95,
95,95,95,95,95,95,95,97,95,57,58,59,262176,169,12,60,262203,169,61,12,262176,170,12,95,393268,95,
171,128,37,38,262187,95,172,3,393268,95,173,134,36,153,262187,103,174,5,262187,103,175,6,262187,
95,176,63,393268,95,177,128,34,176,262187,95,178,64,393268,95,179,134,177,178,393268,95,180,132,
179,178,262176,181,9,97,196637,68,97,196638,69,68,262176,182,12,69,262203,182,70,12,262187,103,
183,9,196637,71,95,196638,72,71,262176,184,12,72,262203,184,73,12,196637,74,95,196638,75,74,
262176,185,12,75,262203,185,76,12,196657,123,77,262187,95,186,16,262194,95,83,1,393268,123,187,
170,83,166,262167,188,95,3,262176,189,1,188,262203,189,4,1,262187,103,190,7,393268,123,191,170,83,
153,262194,95,84,256,393268,95,192,128,84,147,393268,95,193,134,192,168,393268,95,194,132,193,167,
393268,95,195,134,194,186,262172,196,103,151,262172,197,196,151,262176,198,7,197,393268,95,199,
134,194,167,262167,200,95,4,262176,201,7,200,196637,85,200,196638,86,85,262176,202,12,86,262203,
202,87,12,262176,203,12,200,262187,95,204,264,262187,95,205,2112,262172,206,95,205,262176,207,4,
206,262203,207,208,4,262187,95,209,33,262187,95,210,8,262187,95,211,6,262187,95,212,50529027,
262176,213,4,95,458796,200,214,166,166,166,166,262187,103,215,8,196637,88,200,196638,89,88,262176,
216,12,89,262203,216,90,12,393268,95,217,134,194,186,262187,95,218,7,393268,95,219,128,217,218,
393268,95,220,134,219,210,393268,95,221,128,220,218,393268,95,222,134,221,210,393268,95,223,128,
220,222,393268,95,224,130,223,130,393268,95,225,134,224,222,393268,95,226,132,225,222,393268,95,
227,132,226,167,262187,95,228,1056,262172,229,95,228,262176,230,4,229,262203,230,231,4,262172,232,
95,151,262176,233,7,232,262187,103,234,10,393268,123,235,170,83,166,393268,123,236,170,83,153,
262194,95,91,1,393267,188,92,91,130,130,262187,95,237,3355447295,327734,93,2,0,94,131320,238,
262203,102,239,7,262203,198,240,7,262203,201,241,7,262203,201,242,7,262203,233,243,7,262203,233,
244,7,262203,102,245,7,262203,102,246,7,262203,102,247,7,262203,112,248,7,262203,107,249,7,262203,
107,250,7,262203,98,251,7,262203,98,252,7,262203,102,253,7,262203,102,254,7,262203,112,255,7,
262203,102,256,7,262203,102,257,7,262203,98,258,7,262203,98,259,7,262203,102,260,7,262203,102,261,
7,262203,98,262,7,262203,98,263,7,262203,102,264,7,262203,102,265,7,262203,98,266,7,262203,102,
267,7,262201,95,268,269,327817,95,270,268,186,327814,95,271,268,186,327745,117,272,4,130,262205,
95,273,272,327812,95,274,273,167,327745,158,275,156,132,262205,95,276,275,327814,95,277,268,153,
196670,239,277,327737,95,278,279,239,327812,95,280,278,195,327808,95,281,276,280,327817,95,282,
268,153,327808,95,283,281,282,131321,284,131320,284,458997,103,285,132,238,286,287,262390,288,287,
1,131321,289,131320,289,327857,123,290,285,133,262394,290,291,288,131320,291,131321,292,131320,
292,458997,103,293,132,291,294,295,262390,296,295,1,131321,297,131320,297,327857,123,298,293,133,
262394,298,299,296,131320,299,393281,107,300,240,285,293,196670,300,132,131321,295,131320,295,
327808,103,294,293,135,131321,292,131320,296,131321,287,131320,287,327808,103,286,285,135,131321,
284,131320,288,131321,301,131320,301,458997,95,302,166,288,303,304,262390,305,304,0,131321,306,
131320,306,327856,123,307,302,199,262394,307,308,305,131320,308,327812,95,309,302,153,327808,95,
310,283,309,393281,203,311,87,132,310,262205,200,312,311,196670,241,312,262368,153,153,204,131321,
313,131320,313,458997,95,314,166,308,315,316,262390,317,316,1,131321,318,131320,318,327856,123,
319,314,151,262394,319,320,317,131320,320,131321,321,131320,321,458997,95,322,166,320,323,324,
262390,325,324,1,131321,326,131320,326,327856,123,327,322,151,262394,327,328,325,131320,328,
327812,95,329,277,209,327812,95,330,314,210,327808,95,331,329,330,327812,95,332,282,151,327808,95,
333,331,332,327808,95,334,333,322,327745,102,335,241,322,262205,95,336,335,327812,95,337,153,314,
327810,95,338,211,337,327874,95,339,336,338,327879,95,340,339,212,327745,213,341,208,334,196670,
341,340,131321,324,131320,324,327808,95,323,322,135,131321,321,131320,325,131321,316,131320,316,
327808,95,315,314,135,131321,313,131320,317,131321,342,131320,342,458997,95,343,166,317,344,345,
262390,346,345,1,131321,347,131320,347,327856,123,348,343,153,262394,348,349,346,131320,349,
327814,95,350,268,210,327812,95,351,186,343,327808,95,352,350,351,327817,95,353,268,210,327812,95,
354,353,151,196670,242,214,327808,95,355,274,352,327745,158,356,156,215,262205,95,357,356,327856,
123,358,355,357,196855,359,0,262394,358,360,359,131320,360,327812,95,361,355,227,327812,95,362,
302,210,327808,95,363,361,362,327808,95,364,363,353,393281,203,365,90,132,364,262205,200,366,365,
196670,242,366,131321,359,131320,359,131321,367,131320,367,458997,95,368,166,359,369,370,262390,
371,370,1,131321,372,131320,372,327856,123,373,368,151,262394,373,374,371,131320,374,327812,95,
375,352,209,327808,95,376,375,354,327808,95,377,376,368,327745,102,378,242,368,262205,95,379,378,
327745,213,380,231,377,196670,380,379,131321,370,131320,370,327808,95,369,368,135,131321,367,
131320,371,131321,345,131320,345,327808,95,344,343,135,131321,342,131320,346,262368,153,153,204,
131321,381,131320,381,458997,95,382,166,346,383,384,262390,385,384,0,131321,386,131320,386,327856,
123,387,382,167,262394,387,388,385,131320,388,131321,389,131320,389,458997,95,390,166,388,391,392,
262390,393,392,1,131321,394,131320,394,327856,123,395,390,151,262394,395,396,393,131320,396,
327812,95,397,186,390,327808,95,398,270,397,327812,95,399,398,209,327808,95,400,399,382,327745,
213,401,208,400,262205,95,402,401,327745,102,403,243,390,196670,403,402,131321,392,131320,392,
327808,95,391,390,135,131321,389,131320,393,131321,404,131320,404,458997,95,405,166,393,406,407,
262390,408,407,1,131321,409,131320,409,327856,123,410,405,151,262394,410,411,408,131320,411,
327812,95,412,210,405,327808,95,413,271,412,327812,95,414,413,209,327808,95,415,414,382,327745,
213,416,231,415,262205,95,417,416,327745,102,418,244,405,196670,418,417,131321,407,131320,407,
327808,95,406,405,135,131321,404,131320,408,131321,419,131320,419,458997,103,420,132,408,421,422,
262390,423,422,1,131321,424,131320,424,327857,123,425,420,133,262394,425,426,423,131320,426,
131321,427,131320,427,458997,103,428,132,426,429,430,262390,431,430,1,131321,432,131320,432,
327857,123,433,428,133,262394,433,434,431,131320,434,327745,102,435,244,428,262205,95,436,435,
196670,245,436,327745,102,437,243,420,262205,95,438,437,196670,246,438,393273,103,439,440,245,246,
393281,107,441,240,420,428,262205,103,442,441,327808,103,443,442,439,196670,441,443,131321,430,
131320,430,327808,103,429,428,135,131321,427,131320,431,131321,422,131320,422,327808,103,421,420,
135,131321,419,131320,423,131321,384,131320,384,327808,95,383,382,135,131321,381,131320,385,
131321,304,131320,304,327808,95,303,302,135,131321,301,131320,305,131321,444,131320,444,458997,
103,445,132,305,446,447,262390,448,447,1,131321,449,131320,449,327857,123,450,445,133,262394,450,
451,448,131320,451,327808,95,452,274,271,262268,95,453,445,327812,95,454,210,453,327808,95,455,
452,454,327745,158,456,156,215,262205,95,457,456,327854,123,458,455,457,196855,459,0,262394,458,
460,459,131320,460,131321,447,131320,459,327745,158,461,156,234,262205,95,462,461,327812,95,463,
153,455,327808,95,464,462,463,393281,161,465,70,132,464,262205,97,466,465,327808,95,467,464,130,
393281,161,468,70,132,467,262205,97,469,468,262268,103,470,469,131321,471,131320,471,458997,103,
472,132,459,473,474,262390,475,474,1,131321,476,131320,476,327857,123,477,472,133,262394,477,478,
475,131320,478,262268,95,479,472,327812,95,480,186,479,327808,95,481,270,480,196670,247,481,
327737,95,482,279,247,327745,158,483,156,135,262205,95,484,483,327808,95,485,484,482,393281,107,
486,240,472,445,262205,103,487,486,196670,249,487,196670,250,470,196670,251,466,393281,161,488,44,
132,485,262205,97,489,488,196670,252,489,196670,253,482,589881,97,490,491,249,250,251,252,253,
327745,98,492,248,472,196670,492,490,131321,474,131320,474,327808,103,473,472,135,131321,471,
131320,475,196855,493,0,262394,235,494,495,131320,494,327745,117,496,4,166,262205,95,497,496,
327812,95,498,497,186,327808,95,499,498,270,327812,95,500,499,151,327745,158,501,156,190,262205,
95,502,501,327856,123,503,500,502,196855,504,0,262394,503,505,504,131320,505,196670,254,499,
262205,111,506,248,196670,255,506,196670,256,455,458809,93,507,508,254,255,256,131321,504,131320,
504,131321,493,131320,495,196855,509,0,262394,236,510,511,131320,510,327745,117,512,4,166,262205,
95,513,512,327812,95,514,513,167,327808,95,515,514,270,327745,158,516,156,190,262205,95,517,516,
327856,123,518,515,517,196855,519,0,262394,518,520,519,131320,520,196670,257,515,327745,98,521,
248,166,262205,97,522,521,196670,258,522,327745,98,523,248,153,262205,97,524,523,196670,259,524,
196670,260,455,524345,93,525,526,257,258,259,260,131321,519,131320,519,327808,95,527,515,186,
327856,123,528,527,517,196855,529,0,262394,528,530,529,131320,530,196670,261,527,327745,98,531,
248,130,262205,97,532,531,196670,262,532,327745,98,533,248,172,262205,97,534,533,196670,263,534,
196670,264,455,524345,93,535,526,261,262,263,264,131321,529,131320,529,131321,509,131320,511,
131321,536,131320,536,458997,95,537,166,511,538,539,262390,540,539,1,131321,541,131320,541,327856,
123,542,537,151,262394,542,543,540,131320,543,327745,117,544,4,166,262205,95,545,544,327812,95,
546,545,178,327808,95,547,546,270,327812,95,548,186,537,327808,95,549,547,548,327745,158,550,156,
190,262205,95,551,550,327856,123,552,549,551,196855,553,0,262394,552,554,553,131320,554,196670,
265,549,327745,98,555,248,537,262205,97,556,555,196670,266,556,196670,267,455,458809,93,557,558,
265,266,267,131321,553,131320,553,131321,539,131320,539,327808,95,538,537,135,131321,536,131320,
540,131321,509,131320,509,131321,493,131320,493,131321,447,131320,447,327808,103,446,445,135,
131321,444,131320,448,65789,65592,327734,95,269,0,96,131320,559,262205,95,560,3,131326,560,65592,
327734,95,561,0,99,196663,98,562,131320,563,262205,97,564,562,262268,95,565,564,327874,95,566,565,
118,327879,95,567,566,119,327879,95,568,565,120,262268,97,569,568,327809,97,5,569,121,327852,123,
570,568,122,196855,571,0,262394,570,572,571,131320,572,131326,124,131320,571,327854,123,573,568,
125,196855,574,0,262394,573,575,574,131320,575,327877,95,576,567,126,131326,576,131320,574,327856,
123,577,568,127,196855,578,0,262394,577,579,578,131320,579,262268,95,580,5,327810,95,581,580,128,
327877,95,582,567,581,131326,582,131320,578,327808,95,583,568,237,327874,95,584,568,129,327879,95,
585,584,130,327808,95,586,583,585,327874,95,587,586,129,327877,95,588,567,587,131326,588,65592,
327734,95,589,0,100,196663,98,590,196663,98,591,131320,592,262203,98,593,7,262203,98,594,7,262205,
97,595,590,196670,593,595,327737,95,596,561,593,262205,97,597,591,196670,594,597,327737,95,598,
561,594,327876,95,599,598,118,327877,95,600,596,599,131326,600,65592,327734,97,601,0,101,196663,
98,602,131320,603,262205,97,604,602,262268,95,605,604,327810,95,6,131,605,262268,97,606,6,131321,
607,131320,607,458997,97,608,606,603,9,609,458997,103,610,132,603,611,609,262390,612,609,0,131321,
613,131320,613,327857,123,614,610,133,262394,614,615,612,131320,615,262205,97,616,602,327813,97,7,
616,608,327811,97,8,134,7,327813,97,9,608,8,131321,609,131320,609,327808,103,611,610,135,131321,
607,131320,612,131326,608,65592,327734,97,617,0,101,196663,98,618,131320,619,262205,97,620,618,
327866,123,621,620,136,262205,97,622,618,393385,97,623,621,136,622,327813,97,10,623,137,327809,97,
11,10,138,327811,97,12,11,138,327813,97,13,12,139,327811,97,14,623,13,327813,97,15,12,140,327811,
97,16,14,15,327813,97,17,141,16,327809,97,18,17,142,327813,97,19,18,16,327809,97,20,19,143,327813,
97,21,20,16,327809,97,22,21,144,327813,97,23,22,16,327809,97,24,23,145,327813,97,25,24,16,327809,
97,26,25,121,327813,97,27,16,16,327813,97,28,26,27,327809,97,29,28,16,327809,97,30,29,146,262268,
95,624,11,327808,95,31,624,147,327876,95,625,31,148,262268,97,626,625,327813,97,32,30,626,262205,
97,627,618,327864,123,628,627,149,393385,97,629,628,150,32,131326,629,65592,327734,103,440,0,104,
196663,102,630,196663,102,631,131320,632,262205,95,633,630,262268,103,634,633,262205,95,635,631,
262268,103,636,635,397666,103,637,634,636,0,131326,637,65592,327734,97,638,0,105,196663,98,639,
196663,98,640,131320,641,262205,97,642,639,262205,97,643,640,327809,97,33,642,643,131326,33,65592,
327734,95,644,0,106,196663,102,645,196663,102,646,131320,647,262205,95,648,645,327812,95,649,648,
151,327814,95,650,649,34,262205,95,651,645,327812,95,652,651,151,327817,95,653,652,34,327854,123,
654,653,36,327846,123,655,35,654,262312,123,656,655,196855,657,0,262394,656,658,657,131320,658,
327854,123,659,650,152,131321,657,131320,657,458997,123,660,655,647,659,658,196855,661,0,262394,
660,662,661,131320,662,262205,95,663,645,327812,95,664,663,151,262205,95,665,646,327808,95,666,
664,665,131326,666,131320,661,327812,95,667,650,34,327814,95,668,653,153,327808,95,669,667,668,
262205,95,670,646,327879,95,671,670,130,327808,95,672,669,671,262205,95,673,646,327874,95,674,673,
135,327812,95,675,674,154,327808,95,676,672,675,131326,676,65592,327734,97,491,0,108,196663,107,
677,196663,107,678,196663,98,679,196663,98,680,196663,102,681,131320,682,262205,103,683,677,
262205,103,684,678,327810,103,685,683,684,262255,97,686,685,262205,97,687,680,262205,97,688,679,
327813,97,39,687,688,327813,97,40,686,39,327745,158,689,156,157,262205,95,690,689,327851,123,691,
690,159,196855,692,0,262394,691,693,692,131320,693,262205,95,694,681,327808,95,695,690,694,393281,
161,696,44,132,695,262205,97,697,696,327809,97,45,40,697,131321,692,131320,692,458997,97,698,40,
682,45,693,131326,698,65592,327734,109,699,0,110,196663,98,700,196663,98,701,196663,102,702,
196663,102,703,131320,704,262203,162,705,7,262205,95,706,703,327812,95,707,706,164,262205,95,708,
702,327808,95,709,707,708,393281,165,710,48,132,709,262205,109,711,710,196670,705,711,262205,97,
712,700,327745,98,713,705,166,262205,97,714,713,327813,97,49,712,714,262205,97,715,701,327745,98,
716,705,130,262205,97,717,716,327813,97,50,715,717,327811,97,51,49,50,262205,97,718,700,262205,97,
719,716,327813,97,52,718,719,262205,97,720,701,262205,97,721,713,327813,97,53,720,721,327809,97,
54,52,53,327760,109,722,51,54,131326,722,65592,327734,93,508,0,113,196663,102,723,196663,112,724,
196663,102,725,131320,726,262203,98,727,7,262203,98,728,7,262203,102,729,7,262203,102,730,7,
262203,98,731,7,262203,98,732,7,262203,102,733,7,262203,102,734,7,262203,162,735,7,262203,98,736,
7,262203,98,737,7,262203,102,738,7,262203,102,739,7,262203,162,740,7,262203,98,741,7,262203,98,
742,7,262203,102,743,7,262203,102,744,7,262203,112,745,7,262203,98,746,7,262203,98,747,7,262203,
98,748,7,262203,98,749,7,262205,95,750,723,327812,95,751,750,151,327814,95,752,751,34,262205,95,
753,723,327812,95,55,753,151,327817,95,56,55,34,327745,170,754,61,132,262205,95,755,754,262205,95,
756,725,327808,95,62,755,756,327808,95,757,56,153,327856,123,758,752,171,327856,123,759,56,36,
327847,123,760,758,759,196855,761,0,262394,760,762,761,131320,762,196855,763,0,262394,35,764,765,
131320,764,327814,95,63,56,153,327745,98,766,724,166,262205,97,767,766,196670,727,767,327745,98,
768,724,130,262205,97,769,768,196670,728,769,196670,729,63,196670,730,62,524345,109,770,699,727,
728,729,730,327761,97,771,770,0,196670,766,771,327761,97,772,770,1,196670,768,772,327808,95,64,63,
130,327745,98,773,724,153,262205,97,774,773,196670,731,774,327745,98,775,724,172,262205,97,776,
775,196670,732,776,196670,733,64,196670,734,62,524345,109,777,699,731,732,733,734,327761,97,778,
777,0,196670,773,778,327761,97,779,777,1,196670,775,779,131321,763,131320,765,327814,95,65,56,153,
327745,98,780,724,166,262205,97,781,780,196670,736,781,327745,98,782,724,153,262205,97,783,782,
196670,737,783,196670,738,65,196670,739,62,524345,109,784,699,736,737,738,739,196670,735,784,
327808,95,66,65,130,327745,98,785,724,130,262205,97,786,785,196670,741,786,327745,98,787,724,172,
262205,97,788,787,196670,742,788,196670,743,66,196670,744,62,524345,109,789,699,741,742,743,744,
196670,740,789,327745,98,790,735,166,262205,97,791,790,327745,98,792,740,166,262205,97,793,792,
327745,98,794,735,130,262205,97,795,794,327745,98,796,740,130,262205,97,797,796,458832,111,798,
791,793,795,797,196670,724,798,327814,95,799,56,153,327808,95,800,799,173,131321,763,131320,763,
458997,95,801,757,764,800,765,458997,95,802,56,764,799,765,131321,761,131320,761,458997,95,803,
757,726,801,763,458997,95,804,56,726,802,763,327856,123,805,752,37,196855,806,0,262394,805,807,
808,131320,807,327745,158,809,156,174,262205,95,810,809,262205,95,811,725,327745,158,812,156,175,
262205,95,813,812,327812,95,814,811,813,327808,95,815,810,814,327812,95,816,752,180,327808,95,817,
815,816,262205,111,818,724,327745,181,819,156,129,262205,97,820,819,327822,111,67,818,820,196670,
745,67,327808,95,821,817,804,327745,98,822,745,166,262205,97,823,822,393281,161,824,70,132,821,
196670,824,823,327808,95,825,821,130,327745,98,826,745,130,262205,97,827,826,393281,161,828,70,
132,825,196670,828,827,327808,95,829,817,803,327745,98,830,745,153,262205,97,831,830,393281,161,
832,70,132,829,196670,832,831,327808,95,833,829,130,327745,98,834,745,172,262205,97,835,834,
393281,161,836,70,132,833,196670,836,835,131321,806,131320,808,327810,95,837,752,37,327856,123,
838,837,38,196855,839,0,262394,838,840,841,131320,840,131321,839,131320,841,327810,95,842,837,38,
131321,839,131320,839,458997,95,843,837,840,842,841,327745,158,844,156,183,262205,95,845,844,
327812,95,846,843,845,327808,95,847,846,62,327812,95,848,847,180,327745,98,849,724,166,262205,97,
850,849,196670,746,850,327745,98,851,724,130,262205,97,852,851,196670,747,852,393273,95,853,589,
746,747,327745,98,854,724,153,262205,97,855,854,196670,748,855,327745,98,856,724,172,262205,97,
857,856,196670,749,857,393273,95,858,589,748,749,196855,859,0,262394,838,860,861,131320,860,
327808,95,862,848,804,327814,95,863,862,153,393281,170,864,73,132,863,196670,864,853,327808,95,
865,848,803,327814,95,866,865,153,393281,170,867,73,132,866,196670,867,858,131321,859,131320,861,
327808,95,868,848,804,327814,95,869,868,153,393281,170,870,76,132,869,196670,870,853,327808,95,
871,848,803,327814,95,872,871,153,393281,170,873,76,132,872,196670,873,858,131321,859,131320,859,
131321,806,131320,806,65789,65592,327734,93,558,0,114,196663,102,874,196663,98,875,196663,102,876,
131320,877,262203,98,878,7,262203,98,879,7,327745,158,880,156,174,262205,95,881,880,262205,95,882,
876,327745,158,883,156,175,262205,95,884,883,327812,95,885,882,884,327808,95,886,881,885,262205,
95,887,874,327808,95,888,886,887,393281,161,889,70,132,888,262205,97,890,889,196670,878,890,
262205,97,891,875,196670,879,891,393273,97,892,638,878,879,196670,889,892,65789,65592,327734,93,
526,0,115,196663,102,893,196663,98,894,196663,98,895,196663,102,896,131320,897,262203,98,898,7,
262203,98,899,7,262203,98,900,7,262203,98,901,7,262205,97,902,894,327866,123,903,902,150,262205,
97,904,894,393385,97,905,903,904,150,196855,906,0,262394,77,907,908,131320,907,262205,97,909,894,
262205,97,910,894,262271,97,78,910,196670,898,78,327737,97,911,617,898,196670,899,146,196670,900,
911,393273,97,912,638,899,900,196670,901,912,327737,97,913,601,901,327813,97,79,909,913,262205,97,
914,895,327813,97,80,79,914,131321,906,131320,908,327813,97,81,905,905,262205,97,915,895,327813,
97,82,81,915,131321,906,131320,906,458997,97,916,80,907,82,908,327745,158,917,156,174,262205,95,
918,917,262205,95,919,896,327745,158,920,156,175,262205,95,921,920,327812,95,922,919,921,327808,
95,923,918,922,262205,95,924,893,327808,95,925,923,924,393281,161,926,70,132,925,196670,926,916,
65789,65592,327734,95,279,0,116,196663,102,927,131320,928,262203,102,929,7,262203,102,930,7,
262205,95,931,927,327814,95,932,931,186,196855,933,0,262394,187,934,933,131320,934,327745,117,935,
4,166,262205,95,936,935,327812,95,937,936,186,262205,95,938,927,327817,95,939,938,186,327808,95,
940,937,939,327745,158,941,156,190,262205,95,942,941,327814,95,943,942,151,327810,95,944,943,130,
458764,95,945,1,38,940,944,196670,929,945,196670,930,932,393273,95,946,644,929,930,131326,946,
131320,933,196855,947,0,262394,191,948,947,131320,948,327745,117,949,4,166,262205,95,950,949,
327812,95,951,950,167,262205,95,952,927,327817,95,953,952,167,327808,95,954,951,953,327745,158,
955,156,190,262205,95,956,955,327810,95,957,956,130,458764,95,958,1,38,954,957,262205,95,959,927,
327856,123,960,959,167,196855,961,0,262394,960,962,963,131320,962,131321,961,131320,963,327808,95,
964,956,958,131321,961,131320,961,458997,95,965,958,962,964,963,131326,965,131320,947,327745,117,
966,4,166,262205,95,967,966,327812,95,968,967,178,262205,95,969,927,327808,95,970,968,969,327745,
158,971,156,190,262205,95,972,971,327810,95,973,972,130,458764,95,974,1,38,970,973,131326,974,
65592,};
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
192,327752,22,18,35,704,196679,22,2,262215,23,34,0,262215,23,33,7,262215,24,1,3,262215,25,6,16,
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
262176,128,9,36,262172,19,36,104,262187,36,129,128,262172,20,36,129,196637,21,36,1376286,22,36,36,
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
60,327752,22,16,35,64,327752,22,17,35,192,327752,22,18,35,704,196679,22,2,262215,23,34,0,262215,
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
262187,36,114,32,262172,19,36,114,262187,36,115,128,262172,20,36,115,196637,21,36,1376286,22,36,
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
119734787,66304,524299,2904,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
704,196679,97,2,262215,98,34,0,262215,98,33,7,196679,99,42,196679,100,42,196679,101,42,196679,102,
42,196679,103,42,196679,104,42,262215,105,6,4,262216,106,0,23,327752,106,0,35,0,196679,106,2,
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
185,262172,95,154,183,196637,96,154,1376286,97,154,154,154,154,154,154,154,154,154,154,154,154,
154,154,157,154,94,95,96,262176,408,12,97,262203,408,98,12,262176,409,12,154,393268,154,410,128,
11,12,393268,154,411,134,75,226,262187,166,412,5,262176,413,9,157,262187,166,414,9,196637,105,154,
196638,106,105,262176,415,12,106,262203,415,107,12,196637,108,154,196638,109,108,262176,416,12,
109,262203,416,110,12,196657,227,111,393268,227,417,170,9,195,262176,418,4,168,196637,117,168,
196638,118,117,262176,419,12,118,262203,419,119,12,262176,420,12,168,393268,154,421,134,186,187,
393268,154,422,130,421,195,196637,120,168,196638,121,120,262176,423,12,121,262203,423,122,12,
262176,424,7,231,393268,154,425,134,186,187,262187,166,426,3,262187,166,427,7,393268,227,428,170,
7,345,393268,227,429,170,7,226,262172,430,157,230,262176,431,7,430,393268,227,432,170,9,195,
262172,433,157,9,262176,434,7,433,262187,166,435,11,262187,166,436,12,262172,437,166,9,262176,438,
7,437,262187,166,439,10,393268,154,440,132,193,197,393268,227,441,170,7,226,393268,227,442,170,7,
345,393268,154,443,132,254,8,393268,154,444,132,443,9,262172,445,157,444,262176,446,4,445,262203,
446,447,4,393268,227,448,170,7,195,393268,154,449,130,230,8,393268,227,450,170,7,345,393268,154,
451,132,254,8,393268,154,452,134,451,200,196637,123,168,196638,124,123,262176,453,12,124,262203,
453,125,12,393268,154,454,132,250,200,393268,154,455,132,250,200,262172,456,159,455,262176,457,7,
456,393268,154,458,132,250,200,393268,154,459,132,273,249,393268,154,460,134,459,226,262172,461,
159,460,262176,462,4,461,262203,462,463,4,262176,464,4,159,393268,154,465,132,273,247,262172,466,
157,465,262176,467,4,466,262203,467,468,4,393268,154,469,130,273,195,262172,470,157,273,262176,
471,4,470,262203,471,472,4,262203,471,473,4,393268,154,474,134,249,226,393268,154,475,130,264,195,
393268,154,476,134,249,226,393268,154,477,130,273,195,196637,145,159,196638,146,145,262176,478,12,
146,262203,478,147,12,262187,166,479,14,262187,166,480,15,262187,166,481,17,393268,154,482,128,10,
226,327724,159,483,334,334,262172,484,159,174,262176,485,7,484,262176,486,4,227,262203,486,487,4,
262187,166,488,18,262203,471,489,4,262203,471,490,4,196656,227,148,393268,154,491,132,273,249,
393268,154,492,134,491,226,393268,154,493,132,258,254,393268,154,494,132,258,254,393268,154,495,
130,273,195,196650,227,496,262194,154,149,1048576,262187,166,497,19,262167,498,154,3,262176,499,1,
498,262203,499,4,1,262194,154,150,1,393267,498,151,150,195,195,262187,154,500,1879048192,262187,
154,501,3355447295,327734,152,2,0,153,131320,502,262203,156,503,7,262203,156,504,7,262203,156,505,
7,262203,156,506,7,327745,294,507,4,345,262205,154,508,507,327745,402,509,401,488,262205,154,510,
509,327856,227,511,508,510,196855,512,0,262394,511,513,512,131320,513,196670,503,508,327737,152,
514,515,503,262201,152,516,517,131321,512,131320,512,327854,227,518,508,510,196855,519,0,262394,
518,520,519,131320,520,262201,152,521,522,327810,154,523,508,510,327817,154,524,523,12,327814,154,
525,523,12,196670,504,345,196670,505,524,196670,506,525,458809,152,526,527,504,505,506,131321,519,
131320,519,65789,65592,327734,154,528,0,155,131320,529,262205,154,530,3,131326,530,65592,327734,
152,531,0,153,131320,532,196833,195,295,262368,226,226,296,196833,195,295,65789,65592,327734,157,
533,0,158,196663,156,534,131320,535,262205,154,536,534,327879,154,537,536,297,327876,154,538,537,
298,262205,154,539,534,327879,154,540,539,299,327876,154,541,540,300,327808,154,542,541,301,
327854,227,543,541,302,196855,544,0,262394,543,545,544,131320,545,327808,154,546,541,500,131321,
544,131320,544,458997,154,547,542,535,546,545,327808,154,13,541,303,262268,157,548,13,327811,157,
14,548,304,327856,227,549,541,305,196855,550,0,262394,549,551,550,131320,551,262268,154,552,14,
131321,550,131320,550,458997,154,553,547,544,552,551,327877,154,554,553,538,262268,157,555,554,
131326,555,65592,327734,159,556,0,160,196663,156,557,131320,558,262203,156,559,7,262203,156,560,7,
196855,561,0,262394,15,562,561,131320,562,262205,154,563,557,393228,159,564,1,62,563,131326,564,
131320,561,262205,154,565,557,327879,154,566,565,306,196670,559,566,327737,157,567,533,559,262205,
154,568,557,327874,154,569,568,298,196670,560,569,327737,157,570,533,560,327760,159,571,567,570,
131326,571,65592,327734,154,572,0,162,196663,161,573,131320,574,262205,157,575,573,262268,154,576,
575,327874,154,577,576,298,327879,154,578,577,297,327879,154,579,576,307,262268,157,580,579,
327809,157,16,580,308,327852,227,581,579,309,196855,582,0,262394,581,583,582,131320,583,131326,
310,131320,582,327854,227,584,579,311,196855,585,0,262394,584,586,585,131320,586,327877,154,587,
578,312,131326,587,131320,585,327856,227,588,579,303,196855,589,0,262394,588,590,589,131320,590,
262268,154,591,16,327810,154,592,591,313,327877,154,593,578,592,131326,593,131320,589,327808,154,
594,579,501,327874,154,595,579,300,327879,154,596,595,195,327808,154,597,594,596,327874,154,598,
597,300,327877,154,599,578,598,131326,599,65592,327734,154,600,0,163,196663,161,601,196663,161,
602,131320,603,262203,161,604,7,262203,161,605,7,262205,157,606,601,196670,604,606,327737,154,607,
572,604,262205,157,608,602,196670,605,608,327737,154,609,572,605,327876,154,610,609,298,327877,
154,611,607,610,131326,611,65592,327734,157,612,0,164,196663,161,613,131320,614,262205,157,615,
613,262268,154,616,615,327810,154,17,314,616,262268,157,617,17,131321,618,131320,618,458997,157,
619,617,614,20,620,458997,166,621,315,614,622,620,262390,623,620,0,131321,624,131320,624,327857,
227,625,621,316,262394,625,626,623,131320,626,262205,157,627,613,327813,157,18,627,619,327811,157,
19,317,18,327813,157,20,619,19,131321,620,131320,620,327808,166,622,621,318,131321,618,131320,623,
131326,619,65592,327734,157,628,0,164,196663,161,629,131320,630,262205,157,631,629,262268,154,632,
631,327874,154,633,632,318,327810,154,21,319,633,262268,157,634,21,262205,157,635,629,327813,157,
22,308,635,131321,636,131320,636,458997,157,637,634,630,26,638,458997,166,639,315,630,640,638,
262390,641,638,0,131321,642,131320,642,327857,227,643,639,316,262394,643,644,641,131320,644,
327813,157,23,22,637,327813,157,24,23,637,327811,157,25,320,24,327813,157,26,637,25,131321,638,
131320,638,327808,166,640,639,318,131321,636,131320,641,131326,637,65592,327734,157,645,0,164,
196663,161,646,131320,647,262205,157,648,646,327866,227,649,648,321,262205,157,650,646,393385,157,
651,649,321,650,327813,157,27,651,322,327809,157,28,27,323,327811,157,29,28,323,327813,157,30,29,
324,327811,157,31,651,30,327813,157,32,29,325,327811,157,33,31,32,327813,157,34,326,33,327809,157,
35,34,327,327813,157,36,35,33,327809,157,37,36,328,327813,157,38,37,33,327809,157,39,38,329,
327813,157,40,39,33,327809,157,41,40,330,327813,157,42,41,33,327809,157,43,42,308,327813,157,44,
33,33,327813,157,45,43,44,327809,157,46,45,33,327809,157,47,46,331,262268,154,652,28,327808,154,
48,652,181,327876,154,653,48,332,262268,157,654,653,327813,157,49,47,654,262205,157,655,646,
327864,227,656,655,333,393385,157,657,656,334,49,131326,657,65592,327734,157,658,0,165,196663,161,
659,196663,161,660,196663,161,661,131320,662,262205,157,663,659,262205,157,664,660,327813,157,50,
663,664,262205,157,665,661,327809,157,51,50,665,131326,51,65592,327734,166,666,0,167,196663,156,
667,196663,156,668,131320,669,262205,154,670,667,262268,166,671,670,262205,154,672,668,262268,166,
673,672,393418,166,674,671,315,335,393418,166,675,673,315,335,327812,166,676,674,675,393418,166,
677,671,335,335,393418,166,678,673,335,335,327812,166,679,677,678,327808,166,680,676,679,393418,
166,681,671,298,335,393418,166,682,673,298,335,327812,166,683,681,682,327808,166,684,680,683,
327875,166,685,671,336,327875,166,686,673,336,327812,166,687,685,686,327808,166,688,684,687,
131326,688,65592,327734,166,689,0,170,196663,169,690,196663,169,691,196663,169,692,196663,169,693,
196663,169,694,131320,695,262203,156,696,7,262203,156,697,7,262203,156,698,7,262203,156,699,7,
262203,156,700,7,262203,156,701,7,262203,156,702,7,262203,156,703,7,131321,704,131320,704,458997,
166,705,315,695,706,707,458997,166,708,315,695,709,707,262390,710,707,1,131321,711,131320,711,
327857,227,712,708,316,262394,712,713,710,131320,713,327745,156,714,690,708,262205,154,715,714,
327874,154,716,715,337,327879,154,717,716,338,327745,156,718,691,708,262205,154,719,718,196670,
696,719,196670,697,717,393273,166,720,666,696,697,262205,154,721,714,327874,154,722,721,316,
327879,154,723,722,338,327745,156,724,692,708,262205,154,725,724,196670,698,725,196670,699,723,
393273,166,726,666,698,699,327808,166,727,720,726,262205,154,728,714,327874,154,729,728,339,
327879,154,730,729,338,327745,156,731,693,708,262205,154,732,731,196670,700,732,196670,701,730,
393273,166,733,666,700,701,327808,166,734,727,733,262205,154,735,714,327879,154,736,735,338,
327745,156,737,694,708,262205,154,738,737,196670,702,738,196670,703,736,393273,166,739,666,702,
703,327808,166,740,734,739,327808,166,706,705,740,131321,707,131320,707,327808,166,709,708,318,
131321,704,131320,710,131326,705,65592,327734,157,741,0,171,196663,161,742,196663,161,743,131320,
744,262205,157,745,742,262205,157,746,743,327809,157,52,745,746,131326,52,65592,327734,166,747,0,
173,196663,172,748,131320,749,262201,154,750,528,327879,154,751,750,340,262368,226,226,296,262201,
154,752,528,262205,166,753,748,327745,344,754,343,752,196670,754,753,262368,226,226,296,131321,
755,131320,755,458997,166,756,315,749,757,758,458997,154,759,345,749,760,758,262390,761,758,0,
131321,762,131320,762,327856,227,763,759,174,262394,763,764,761,131320,764,327808,154,765,751,759,
327745,344,766,343,765,262205,166,767,766,327808,166,757,756,767,131321,758,131320,758,327808,154,
760,759,318,131321,755,131320,761,131326,756,65592,327734,157,768,0,164,196663,161,769,131320,770,
262201,154,771,528,327879,154,772,771,340,262368,226,226,296,262201,154,773,528,262205,157,774,
769,327745,349,775,348,773,196670,775,774,262368,226,226,296,327745,349,776,348,772,262205,157,
777,776,196670,769,777,131321,778,131320,778,458997,154,779,195,770,780,781,262390,782,781,0,
131321,783,131320,783,327856,227,784,779,174,262394,784,785,782,131320,785,327808,154,786,772,779,
327745,349,787,348,786,262205,157,788,787,262205,157,789,769,327866,227,790,788,789,196855,791,0,
262394,790,792,793,131320,792,262205,157,794,787,131321,791,131320,793,262205,157,795,769,131321,
791,131320,791,458997,157,796,794,792,795,793,196670,769,796,131321,781,131320,781,327808,154,780,
779,318,131321,778,131320,782,262205,157,797,769,131326,797,65592,327734,157,798,0,177,196663,176,
799,131320,800,262203,161,801,7,262203,161,802,7,262203,161,803,7,262203,161,804,7,262203,161,805,
7,262203,161,806,7,262203,161,807,7,262203,161,808,7,262203,161,809,7,262203,161,810,7,262203,161,
811,7,262203,161,812,7,262203,161,813,7,262203,161,814,7,262203,161,815,7,262203,161,816,7,262203,
161,817,7,262203,161,818,7,262203,161,819,7,262203,161,820,7,262203,161,821,7,262203,161,822,7,
262203,161,823,7,262203,161,824,7,262203,161,825,7,262203,161,826,7,262203,161,827,7,262203,161,
828,7,262201,154,829,528,327879,154,830,829,340,327812,154,831,830,174,327879,154,832,829,189,
327808,154,833,831,832,262368,226,226,296,131321,834,131320,834,458997,166,835,315,800,836,837,
262390,838,837,1,131321,839,131320,839,327857,227,840,835,335,262394,840,841,838,131320,841,
327812,154,842,829,174,262268,154,843,835,327808,154,844,842,843,327745,161,845,799,835,262205,
157,846,845,327745,349,847,353,844,196670,847,846,131321,837,131320,837,327808,166,836,835,318,
131321,834,131320,838,262368,226,226,296,327808,154,848,833,185,327745,349,849,353,833,262205,157,
850,849,196670,801,850,327745,349,851,353,848,262205,157,852,851,196670,802,852,393273,157,853,
741,801,802,327808,154,854,833,187,327808,154,855,833,354,327745,349,856,353,854,262205,157,857,
856,196670,803,857,327745,349,858,353,855,262205,157,859,858,196670,804,859,393273,157,860,741,
803,804,196670,805,853,196670,806,860,393273,157,861,741,805,806,327808,154,862,833,174,327808,
154,863,833,355,327745,349,864,353,862,262205,157,865,864,196670,807,865,327745,349,866,353,863,
262205,157,867,866,196670,808,867,393273,157,868,741,807,808,327808,154,869,833,356,327808,154,
870,833,357,327745,349,871,353,869,262205,157,872,871,196670,809,872,327745,349,873,353,870,
262205,157,874,873,196670,810,874,393273,157,875,741,809,810,196670,811,868,196670,812,875,393273,
157,876,741,811,812,196670,813,861,196670,814,876,393273,157,877,741,813,814,327745,349,878,348,
829,196670,878,877,262368,226,226,296,327808,154,879,830,200,327745,349,880,348,830,262205,157,
881,880,196670,815,881,327745,349,882,348,879,262205,157,883,882,196670,816,883,393273,157,884,
741,815,816,327808,154,885,830,226,327808,154,886,830,358,327745,349,887,348,885,262205,157,888,
887,196670,817,888,327745,349,889,348,886,262205,157,890,889,196670,818,890,393273,157,891,741,
817,818,196670,819,884,196670,820,891,393273,157,892,741,819,820,327808,154,893,830,195,327808,
154,894,830,359,327745,349,895,348,893,262205,157,896,895,196670,821,896,327745,349,897,348,894,
262205,157,898,897,196670,822,898,393273,157,899,741,821,822,327808,154,900,830,360,327808,154,
901,830,189,327745,349,902,348,900,262205,157,903,902,196670,823,903,327745,349,904,348,901,
262205,157,905,904,196670,824,905,393273,157,906,741,823,824,196670,825,899,196670,826,906,393273,
157,907,741,825,826,196670,827,892,196670,828,907,393273,157,908,741,827,828,131326,908,65592,
327734,157,909,0,178,196663,156,910,196663,161,911,196663,161,912,131320,913,262203,370,914,7,
262203,176,915,7,262203,176,916,7,262203,161,917,7,262201,154,918,528,327879,154,919,918,245,
131321,920,131320,920,458997,157,921,334,913,922,923,458997,154,924,345,913,925,923,262390,926,
923,0,131321,927,131320,927,327856,227,928,924,365,262394,928,929,926,131320,929,131321,930,
131320,930,458997,154,931,345,929,932,933,262390,934,933,1,131321,935,131320,935,327856,227,936,
931,368,262394,936,937,934,131320,937,327812,154,938,924,368,327808,154,939,938,931,262205,154,
940,910,458764,154,941,1,38,939,372,327812,154,942,941,247,327808,154,943,940,942,327808,154,944,
943,919,393281,373,945,55,315,944,262205,157,946,945,327745,161,947,914,931,196670,947,946,327854,
227,948,939,362,196855,949,0,262394,948,950,949,131320,950,196670,947,334,131321,949,131320,949,
131321,933,131320,933,327808,154,932,931,318,131321,930,131320,934,131321,951,131320,951,458997,
157,922,921,934,57,952,458997,154,953,345,934,954,952,262390,955,952,1,131321,956,131320,956,
327856,227,957,953,368,262394,957,958,955,131320,958,327745,161,959,914,953,262205,157,960,959,
262205,157,961,959,327813,157,56,960,961,327809,157,57,922,56,131321,952,131320,952,327808,154,
954,953,318,131321,951,131320,955,131321,923,131320,923,327808,154,925,924,318,131321,920,131320,
926,327745,349,962,376,919,196670,962,921,262368,226,226,296,131321,963,131320,963,458997,166,964,
315,926,965,966,262390,967,966,1,131321,968,131320,968,327857,227,969,964,335,262394,969,970,967,
131320,970,262201,154,971,528,327879,154,972,971,189,327812,154,973,972,174,262268,154,974,964,
327808,154,975,973,974,327745,349,976,376,975,262205,157,977,976,327745,161,978,915,964,196670,
978,977,131321,966,131320,966,327808,166,965,964,318,131321,963,131320,967,262205,175,979,915,
196670,916,979,327737,157,980,798,916,262205,157,981,911,327813,157,58,980,981,262205,157,982,912,
327809,157,59,58,982,196670,917,59,327737,157,983,628,917,131326,983,65592,327734,154,984,0,179,
196663,156,985,196663,156,986,131320,987,262201,154,988,528,262205,154,989,985,327812,154,990,989,
212,262205,154,991,986,327808,154,992,990,991,327812,154,993,992,6,327808,154,994,988,993,131326,
994,65592,327734,152,995,0,215,196663,156,996,196663,156,997,196663,156,998,196663,214,999,196663,
214,1000,131320,1001,262203,156,1002,7,262203,156,1003,7,131321,1004,131320,1004,458997,154,1005,
345,1001,1006,1007,262390,1008,1007,1,131321,1009,131320,1009,327856,227,1010,1005,212,262394,
1010,1011,1008,131320,1011,262205,154,1012,998,196670,1002,1012,196670,1003,1005,393273,154,1013,
984,1002,1003,458764,154,1014,1,38,1013,379,262205,154,1015,996,327814,154,1016,1015,200,327808,
154,1017,1016,1014,393281,381,1018,62,315,1017,262205,180,1019,1018,327745,217,1020,999,1005,
196670,1020,1019,196855,1021,0,262394,63,1022,1021,131320,1022,262205,154,1023,997,327814,154,
1024,1023,200,327808,154,1025,1024,1014,393281,381,1026,66,315,1025,262205,180,1027,1026,327745,
217,1028,1000,1005,196670,1028,1027,131321,1021,131320,1021,131321,1007,131320,1007,327808,154,
1006,1005,318,131321,1004,131320,1008,65789,65592,327734,152,1029,0,216,196663,161,1030,196663,
156,1031,196663,214,1032,196663,213,1033,131320,1034,262203,214,1035,7,262203,156,1036,7,262203,
156,1037,7,131321,1038,131320,1038,458997,154,1039,345,1034,70,1040,262390,1041,1040,1,131321,
1042,131320,1042,327856,227,1043,1039,212,262394,1043,1044,1041,131320,1044,327745,217,1045,1032,
1039,262205,180,1046,1045,196855,1047,0,262394,63,1048,1047,131320,1048,262205,157,1049,1030,
327822,180,67,1046,1049,196670,1035,1033,327745,217,1050,1035,1039,262205,180,1051,1050,327813,
180,68,67,1051,131321,1047,131320,1047,458997,180,1052,1046,1044,68,1048,262205,154,1053,1031,
196670,1036,1053,196670,1037,1039,393273,154,1054,984,1036,1037,327856,227,1055,1054,69,458832,
384,1056,1055,1055,1055,1055,393385,180,1057,1056,1052,383,196670,1045,1057,131321,1040,131320,
1040,327808,154,70,1039,318,131321,1038,131320,1041,65789,65592,327734,154,1058,0,218,196663,217,
1059,196663,161,1060,196663,172,1061,131320,1062,262203,217,1063,7,262205,180,1064,1059,262205,
157,1065,1060,327822,180,71,1064,1065,196670,1063,71,131321,1066,131320,1066,458997,154,1067,345,
1062,1068,1069,458997,166,1070,315,1062,1071,1069,262390,1072,1069,1,131321,1073,131320,1073,
327857,227,1074,1070,316,262394,1074,1075,1072,131320,1075,327745,161,1076,1063,1070,262205,157,
1077,1076,327864,227,1078,1077,385,196855,1079,0,262394,1078,1080,1081,131320,1080,262205,157,
1082,1076,131321,1079,131320,1081,131321,1079,131320,1079,458997,157,1083,1082,1080,385,1081,
327866,227,1084,1083,386,393385,157,1085,1084,1083,386,393228,157,1086,1,2,1085,262254,166,1087,
1086,262205,166,1088,1061,327808,166,1089,1088,1087,196670,1061,1089,327879,166,1090,1087,387,
262268,154,1091,1090,327812,166,1092,335,1070,327876,154,1093,1091,1092,327877,154,1068,1067,1093,
131321,1069,131320,1069,327808,166,1071,1070,318,131321,1066,131320,1072,131326,1067,65592,327734,
157,1094,0,219,196663,156,1095,196663,156,1096,196663,161,1097,196663,161,1098,131320,1099,262203,
214,1100,7,262203,156,1101,7,262203,156,1102,7,262203,156,1103,7,262203,214,1104,7,262203,214,
1105,7,262203,156,1106,7,262203,161,1107,7,262203,161,1108,7,262203,156,1109,7,262203,156,1110,7,
262203,156,1111,7,262203,214,1112,7,262203,214,1113,7,262203,161,1114,7,262203,156,1115,7,262203,
214,1116,7,262203,161,1117,7,262203,156,1118,7,262203,156,1119,7,262203,156,1120,7,262203,214,
1121,7,262203,214,1122,7,262203,161,1123,7,262203,156,1124,7,262203,214,1125,7,262203,156,1126,7,
262203,156,1127,7,262203,217,1128,7,262203,161,1129,7,262203,172,1130,7,262201,154,1131,528,
327850,227,1132,1131,345,196855,1133,0,262394,1132,1134,1133,131320,1134,196670,390,345,196670,
391,315,131321,1133,131320,1133,262205,154,1135,1095,196670,1101,1135,262205,154,1136,1096,196670,
1102,1136,196670,1103,345,589881,152,1137,995,1101,1102,1103,1104,1105,262205,213,1138,1104,
196670,1100,1138,262205,213,1139,1105,196855,1140,0,262394,63,1141,1142,131320,1141,262205,154,
1143,1095,196670,1106,1143,262205,157,1144,1097,196670,1107,1144,262205,157,1145,1098,196670,1108,
1145,458809,157,1146,909,1106,1107,1108,131321,1140,131320,1142,262368,226,226,296,131321,1140,
131320,1140,458997,157,1147,1146,1141,331,1142,131321,1148,131320,1148,458997,213,1149,1139,1140,
1150,1151,458997,157,1152,388,1140,1153,1151,458997,154,1154,345,1140,1155,1151,262390,1156,1151,
0,131321,1157,131320,1157,327856,227,1158,1154,207,262394,1158,1159,1156,131320,1159,327852,227,
1160,1154,345,196855,1161,0,262394,1160,1162,1161,131320,1162,262205,154,1163,1095,196670,1109,
1163,262205,154,1164,1096,196670,1110,1164,196670,1111,1154,589881,152,1165,995,1109,1110,1111,
1112,1113,262205,213,1166,1112,196670,1100,1166,262205,213,1167,1113,131321,1161,131320,1161,
458997,213,1150,1149,1159,1167,1162,196670,1114,1147,196670,1115,1154,262205,213,1168,1100,196670,
1116,1168,524345,152,1169,1029,1114,1115,1116,1150,262205,213,1170,1116,196670,1100,1170,131321,
1171,131320,1171,458997,154,1172,345,1161,1173,1174,458997,157,1153,1152,1161,1175,1174,262390,
1176,1174,1,131321,1177,131320,1177,327856,227,1178,1172,212,262394,1178,1179,1176,131320,1179,
131321,1180,131320,1180,458997,157,1175,1153,1179,1181,1182,458997,166,1183,315,1179,1184,1182,
262390,1185,1182,1,131321,1186,131320,1186,327857,227,1187,1183,316,262394,1187,1188,1185,131320,
1188,393281,161,1189,1100,1172,1183,262205,157,1190,1189,393228,157,1191,1,4,1190,327866,227,1192,
1191,1175,393385,157,1181,1192,1191,1175,131321,1182,131320,1182,327808,166,1184,1183,318,131321,
1180,131320,1185,131321,1174,131320,1174,327808,154,1173,1172,318,131321,1171,131320,1176,131321,
1151,131320,1151,327808,154,1155,1154,318,131321,1148,131320,1156,262268,154,1193,1152,458991,154,
1194,390,195,345,1193,262368,226,226,296,262205,154,1195,390,262268,157,1196,1195,196670,1117,
1196,327737,157,1197,612,1117,327813,157,72,385,1197,327813,157,73,1196,392,131321,1198,131320,
1198,458997,166,1199,315,1156,1200,1201,458997,154,1202,345,1156,1203,1201,262390,1204,1201,0,
131321,1205,131320,1205,327856,227,1206,1202,207,262394,1206,1207,1204,131320,1207,196855,1208,0,
262394,393,1209,1208,131320,1209,262205,154,1210,1095,196670,1118,1210,262205,154,1211,1096,
196670,1119,1211,196670,1120,1202,589881,152,1212,995,1118,1119,1120,1121,1122,262205,213,1213,
1121,196670,1100,1213,262205,213,1214,1122,196670,1123,1147,196670,1124,1202,196670,1125,1213,
524345,152,1215,1029,1123,1124,1125,1214,262205,213,1216,1125,196670,1100,1216,131321,1208,131320,
1208,131321,1217,131320,1217,458997,166,1200,1199,1208,1218,1219,458997,154,1220,345,1208,1221,
1219,262390,1222,1219,1,131321,1223,131320,1223,327856,227,1224,1220,212,262394,1224,1225,1222,
131320,1225,196670,1126,1202,196670,1127,1220,393273,154,1226,984,1126,1127,327745,217,1227,1100,
1220,262205,180,1228,1227,196670,1128,1228,196670,1129,72,196670,1130,1200,458809,154,1229,1058,
1128,1129,1130,262205,166,1218,1130,327856,227,1230,1226,394,196855,1231,0,262394,1230,1232,1231,
131320,1232,327814,154,1233,1226,200,327817,154,1234,1226,200,393281,389,1235,397,1233,1234,
196670,1235,1229,131321,1231,131320,1231,131321,1219,131320,1219,327808,154,1221,1220,318,131321,
1217,131320,1222,131321,1201,131320,1201,327808,154,1203,1202,318,131321,1198,131320,1204,458986,
166,1236,391,195,345,1199,262368,226,226,296,131326,73,65592,327734,154,1237,0,179,196663,156,
1238,196663,156,1239,131320,1240,262205,154,1241,1238,327812,154,1242,1241,200,327814,154,1243,
1242,10,262205,154,1244,1238,327812,154,1245,1244,200,327817,154,1246,1245,10,327854,227,1247,
1246,75,327846,227,1248,74,1247,262312,227,1249,1248,196855,1250,0,262394,1249,1251,1250,131320,
1251,327854,227,1252,1243,398,131321,1250,131320,1250,458997,227,1253,1248,1240,1252,1251,196855,
1254,0,262394,1253,1255,1254,131320,1255,262205,154,1256,1238,327812,154,1257,1256,200,262205,154,
1258,1239,327808,154,1259,1257,1258,131326,1259,131320,1254,327812,154,1260,1243,10,327814,154,
1261,1246,226,327808,154,1262,1260,1261,262205,154,1263,1239,327879,154,1264,1263,195,327808,154,
1265,1262,1264,262205,154,1266,1239,327874,154,1267,1266,318,327812,154,1268,1267,399,327808,154,
1269,1265,1268,131326,1269,65592,327734,157,1270,0,220,196663,172,1271,196663,172,1272,196663,161,
1273,196663,161,1274,196663,156,1275,131320,1276,262205,166,1277,1271,262205,166,1278,1272,327810,
166,1279,1277,1278,262255,157,1280,1279,262205,157,1281,1274,262205,157,1282,1273,327813,157,76,
1281,1282,327813,157,77,1280,76,327745,402,1283,401,339,262205,154,1284,1283,327851,227,1285,1284,
403,196855,1286,0,262394,1285,1287,1286,131320,1287,262205,154,1288,1275,327808,154,1289,1284,
1288,393281,373,1290,81,315,1289,262205,157,1291,1290,327809,157,82,77,1291,131321,1286,131320,
1286,458997,157,1292,77,1276,82,1287,131326,1292,65592,327734,159,1293,0,221,196663,161,1294,
196663,161,1295,196663,156,1296,196663,156,1297,131320,1298,262203,285,1299,7,262205,154,1300,
1297,327812,154,1301,1300,406,262205,154,1302,1296,327808,154,1303,1301,1302,393281,407,1304,85,
315,1303,262205,159,1305,1304,196670,1299,1305,262205,157,1306,1294,327745,161,1307,1299,345,
262205,157,1308,1307,327813,157,86,1306,1308,262205,157,1309,1295,327745,161,1310,1299,195,262205,
157,1311,1310,327813,157,87,1309,1311,327811,157,88,86,87,262205,157,1312,1294,262205,157,1313,
1310,327813,157,89,1312,1313,262205,157,1314,1295,262205,157,1315,1307,327813,157,90,1314,1315,
327809,157,91,89,90,327760,159,1316,88,91,131326,1316,65592,327734,152,1317,0,222,196663,156,1318,
196663,217,1319,196663,156,1320,131320,1321,262203,161,1322,7,262203,161,1323,7,262203,156,1324,7,
262203,156,1325,7,262203,161,1326,7,262203,161,1327,7,262203,156,1328,7,262203,156,1329,7,262203,
285,1330,7,262203,161,1331,7,262203,161,1332,7,262203,156,1333,7,262203,156,1334,7,262203,285,
1335,7,262203,161,1336,7,262203,161,1337,7,262203,156,1338,7,262203,156,1339,7,262203,217,1340,7,
262203,161,1341,7,262203,161,1342,7,262203,161,1343,7,262203,161,1344,7,262205,154,1345,1318,
327812,154,1346,1345,200,327814,154,1347,1346,10,262205,154,1348,1318,327812,154,92,1348,200,
327817,154,93,92,10,327745,409,1349,98,315,262205,154,1350,1349,262205,154,1351,1320,327808,154,
99,1350,1351,327808,154,1352,93,226,327856,227,1353,1347,410,327856,227,1354,93,75,327847,227,
1355,1353,1354,196855,1356,0,262394,1355,1357,1356,131320,1357,196855,1358,0,262394,74,1359,1360,
131320,1359,327814,154,100,93,226,327745,161,1361,1319,345,262205,157,1362,1361,196670,1322,1362,
327745,161,1363,1319,195,262205,157,1364,1363,196670,1323,1364,196670,1324,100,196670,1325,99,
524345,159,1365,1293,1322,1323,1324,1325,327761,157,1366,1365,0,196670,1361,1366,327761,157,1367,
1365,1,196670,1363,1367,327808,154,101,100,195,327745,161,1368,1319,226,262205,157,1369,1368,
196670,1326,1369,327745,161,1370,1319,360,262205,157,1371,1370,196670,1327,1371,196670,1328,101,
196670,1329,99,524345,159,1372,1293,1326,1327,1328,1329,327761,157,1373,1372,0,196670,1368,1373,
327761,157,1374,1372,1,196670,1370,1374,131321,1358,131320,1360,327814,154,102,93,226,327745,161,
1375,1319,345,262205,157,1376,1375,196670,1331,1376,327745,161,1377,1319,226,262205,157,1378,1377,
196670,1332,1378,196670,1333,102,196670,1334,99,524345,159,1379,1293,1331,1332,1333,1334,196670,
1330,1379,327808,154,103,102,195,327745,161,1380,1319,195,262205,157,1381,1380,196670,1336,1381,
327745,161,1382,1319,360,262205,157,1383,1382,196670,1337,1383,196670,1338,103,196670,1339,99,
524345,159,1384,1293,1336,1337,1338,1339,196670,1335,1384,327745,161,1385,1330,345,262205,157,
1386,1385,327745,161,1387,1335,345,262205,157,1388,1387,327745,161,1389,1330,195,262205,157,1390,
1389,327745,161,1391,1335,195,262205,157,1392,1391,458832,180,1393,1386,1388,1390,1392,196670,
1319,1393,327814,154,1394,93,226,327808,154,1395,1394,411,131321,1358,131320,1358,458997,154,1396,
1352,1359,1395,1360,458997,154,1397,93,1359,1394,1360,131321,1356,131320,1356,458997,154,1398,
1352,1321,1396,1358,458997,154,1399,93,1321,1397,1358,327856,227,1400,1347,11,196855,1401,0,
262394,1400,1402,1403,131320,1402,327745,402,1404,401,412,262205,154,1405,1404,262205,154,1406,
1320,327745,402,1407,401,337,262205,154,1408,1407,327812,154,1409,1406,1408,327808,154,1410,1405,
1409,327812,154,1411,1347,249,327808,154,1412,1410,1411,262205,180,1413,1319,327745,413,1414,401,
300,262205,157,1415,1414,327822,180,104,1413,1415,196670,1340,104,327808,154,1416,1412,1399,
327745,161,1417,1340,345,262205,157,1418,1417,393281,373,1419,55,315,1416,196670,1419,1418,327808,
154,1420,1416,195,327745,161,1421,1340,195,262205,157,1422,1421,393281,373,1423,55,315,1420,
196670,1423,1422,327808,154,1424,1412,1398,327745,161,1425,1340,226,262205,157,1426,1425,393281,
373,1427,55,315,1424,196670,1427,1426,327808,154,1428,1424,195,327745,161,1429,1340,360,262205,
157,1430,1429,393281,373,1431,55,315,1428,196670,1431,1430,131321,1401,131320,1403,327810,154,
1432,1347,11,327856,227,1433,1432,12,196855,1434,0,262394,1433,1435,1436,131320,1435,131321,1434,
131320,1436,327810,154,1437,1432,12,131321,1434,131320,1434,458997,154,1438,1432,1435,1437,1436,
327745,402,1439,401,414,262205,154,1440,1439,327812,154,1441,1438,1440,327808,154,1442,1441,99,
327812,154,1443,1442,249,327745,161,1444,1319,345,262205,157,1445,1444,196670,1341,1445,327745,
161,1446,1319,195,262205,157,1447,1446,196670,1342,1447,393273,154,1448,600,1341,1342,327745,161,
1449,1319,226,262205,157,1450,1449,196670,1343,1450,327745,161,1451,1319,360,262205,157,1452,1451,
196670,1344,1452,393273,154,1453,600,1343,1344,196855,1454,0,262394,1433,1455,1456,131320,1455,
327808,154,1457,1443,1399,327814,154,1458,1457,226,393281,409,1459,107,315,1458,196670,1459,1448,
327808,154,1460,1443,1398,327814,154,1461,1460,226,393281,409,1462,107,315,1461,196670,1462,1453,
131321,1454,131320,1456,327808,154,1463,1443,1399,327814,154,1464,1463,226,393281,409,1465,110,
315,1464,196670,1465,1448,327808,154,1466,1443,1398,327814,154,1467,1466,226,393281,409,1468,110,
315,1467,196670,1468,1453,131321,1454,131320,1454,131321,1401,131320,1401,65789,65592,327734,152,
1469,0,223,196663,156,1470,196663,161,1471,196663,156,1472,131320,1473,262203,161,1474,7,262203,
161,1475,7,327745,402,1476,401,412,262205,154,1477,1476,262205,154,1478,1472,327745,402,1479,401,
337,262205,154,1480,1479,327812,154,1481,1478,1480,327808,154,1482,1477,1481,262205,154,1483,1470,
327808,154,1484,1482,1483,393281,373,1485,55,315,1484,262205,157,1486,1485,196670,1474,1486,
262205,157,1487,1471,196670,1475,1487,393273,157,1488,741,1474,1475,196670,1485,1488,65789,65592,
327734,152,1489,0,224,196663,156,1490,196663,161,1491,196663,161,1492,196663,156,1493,131320,1494,
262203,161,1495,7,262203,161,1496,7,262203,161,1497,7,262203,161,1498,7,262205,157,1499,1491,
327866,227,1500,1499,334,262205,157,1501,1491,393385,157,1502,1500,1501,334,196855,1503,0,262394,
111,1504,1505,131320,1504,262205,157,1506,1491,262205,157,1507,1491,262271,157,112,1507,196670,
1495,112,327737,157,1508,645,1495,196670,1496,331,196670,1497,1508,393273,157,1509,741,1496,1497,
196670,1498,1509,327737,157,1510,612,1498,327813,157,113,1506,1510,262205,157,1511,1492,327813,
157,114,113,1511,131321,1503,131320,1505,327813,157,115,1502,1502,262205,157,1512,1492,327813,157,
116,115,1512,131321,1503,131320,1503,458997,157,1513,114,1504,116,1505,327745,402,1514,401,412,
262205,154,1515,1514,262205,154,1516,1493,327745,402,1517,401,337,262205,154,1518,1517,327812,154,
1519,1516,1518,327808,154,1520,1515,1519,262205,154,1521,1490,327808,154,1522,1520,1521,393281,
373,1523,55,315,1522,196670,1523,1513,65789,65592,327734,168,1524,0,225,196663,156,1525,196663,
156,1526,131320,1527,196855,1528,0,262394,417,1529,1530,131320,1529,262205,154,1531,1526,327745,
418,1532,397,1531,262205,168,1533,1532,131321,1528,131320,1530,262205,154,1534,1525,327812,154,
1535,1534,199,262205,154,1536,1526,327808,154,1537,1535,1536,393281,420,1538,119,315,1537,262205,
168,1539,1538,131321,1528,131320,1528,458997,168,1540,1533,1529,1539,1530,131326,1540,65592,
327734,152,1541,0,237,196663,156,1542,196663,231,1543,196663,236,1544,131320,1545,262203,424,1546,
7,131321,1547,131320,1547,458997,154,1548,345,1545,1549,1550,262390,1551,1550,1,131321,1552,
131320,1552,327856,227,1553,1548,233,262394,1553,1554,1551,131320,1554,262205,154,1555,1542,
327808,154,1556,1555,1548,327812,154,1557,1556,174,262201,154,1558,528,327879,154,1559,1558,189,
327808,154,1560,1557,1559,458764,154,1561,1,38,1560,422,131321,1562,131320,1562,458997,154,1563,
345,1554,1564,1565,262390,1566,1565,1,131321,1567,131320,1567,327856,227,1568,1563,230,262394,
1568,1569,1566,131320,1569,327812,154,1570,1548,230,327808,154,1571,1570,1563,327745,402,1572,401,
315,262205,154,1573,1572,196670,1546,1543,327745,156,1574,1546,1563,262205,154,1575,1574,327812,
154,1576,1575,425,327808,154,1577,1573,1576,327808,154,1578,1577,1561,393281,420,1579,122,315,
1578,262205,168,1580,1579,327745,169,1581,1544,1571,196670,1581,1580,131321,1565,131320,1565,
327808,154,1564,1563,318,131321,1562,131320,1566,131321,1550,131320,1550,327808,154,1549,1548,318,
131321,1547,131320,1551,65789,65592,327734,152,1582,0,241,196663,156,1583,196663,235,1584,196663,
240,1585,131320,1586,262203,156,1587,7,262203,156,1588,7,262203,156,1589,7,262203,156,1590,7,
262203,156,1591,7,262203,156,1592,7,262203,156,1593,7,262203,156,1594,7,262203,169,1595,7,262203,
236,1596,7,262203,169,1597,7,262203,169,1598,7,262203,169,1599,7,262203,169,1600,7,131321,1601,
131320,1601,458997,154,1602,345,1586,1603,1604,262390,1605,1604,1,131321,1606,131320,1606,327856,
227,1607,1602,233,262394,1607,1608,1605,131320,1608,262205,154,1609,1583,327808,154,1610,1609,
1602,327812,154,1611,1610,174,262201,154,1612,528,327879,154,1613,1612,189,327808,154,1614,1611,
1613,327814,154,1615,1614,226,327812,154,1616,1615,174,327817,154,1617,1614,226,327808,154,1618,
1616,1617,131321,1619,131320,1619,458997,154,1620,345,1608,1621,1622,262390,1623,1622,1,131321,
1624,131320,1624,327856,227,1625,1620,9,262394,1625,1626,1623,131320,1626,196670,1587,1620,196670,
1588,1618,393273,168,1627,1524,1587,1588,327808,154,1628,1618,226,196670,1589,1620,196670,1590,
1628,393273,168,1629,1524,1589,1590,327808,154,1630,1618,200,196670,1591,1620,196670,1592,1630,
393273,168,1631,1524,1591,1592,327808,154,1632,1618,358,196670,1593,1620,196670,1594,1632,393273,
168,1633,1524,1593,1594,131321,1634,131320,1634,458997,154,1635,345,1626,1636,1637,262390,1638,
1637,1,131321,1639,131320,1639,327856,227,1640,1635,230,262394,1640,1641,1638,131320,1641,327812,
154,1642,1620,230,327808,154,1643,1642,1635,327812,154,1644,1602,230,327808,154,1645,1644,1635,
196670,1596,1584,327745,169,1646,1596,1645,262205,168,1647,1646,196670,1595,1647,196670,1597,1627,
196670,1598,1629,196670,1599,1631,196670,1600,1633,589881,166,1648,689,1595,1597,1598,1599,1600,
327745,172,1649,1585,1643,262205,166,1650,1649,327808,166,1651,1650,1648,196670,1649,1651,131321,
1637,131320,1637,327808,154,1636,1635,318,131321,1634,131320,1638,131321,1622,131320,1622,327808,
154,1621,1620,318,131321,1619,131320,1623,131321,1604,131320,1604,327808,154,1603,1602,318,131321,
1601,131320,1605,65789,65592,327734,152,515,0,242,196663,156,1652,131320,1653,262203,424,1654,7,
262203,156,1655,7,262203,156,1656,7,262203,240,1657,7,262203,431,1658,7,262203,156,1659,7,262203,
236,1660,7,262203,434,1661,7,262203,156,1662,7,262203,156,1663,7,262203,161,1664,7,262203,161,
1665,7,262203,438,1666,7,262203,156,1667,7,262203,240,1668,7,262203,156,1669,7,262203,236,1670,7,
262203,156,1671,7,262203,240,1672,7,262203,172,1673,7,262203,172,1674,7,262203,172,1675,7,262203,
172,1676,7,262203,161,1677,7,262203,161,1678,7,262203,156,1679,7,262203,156,1680,7,262203,161,
1681,7,262203,156,1682,7,262203,172,1683,7,262203,172,1684,7,262203,161,1685,7,262203,161,1686,7,
262203,156,1687,7,262203,156,1688,7,262203,161,1689,7,262203,161,1690,7,262203,156,1691,7,262203,
156,1692,7,262203,217,1693,7,262203,156,1694,7,262201,154,1695,528,327879,154,1696,1695,189,
327874,154,1697,1695,426,262205,154,1698,1652,327812,154,1699,1698,254,327808,154,1700,1699,1697,
327812,154,1701,1700,8,131321,1702,131320,1702,458997,154,1703,345,1653,1704,1705,262390,1706,
1705,1,131321,1707,131320,1707,327856,227,1708,1703,8,262394,1708,1709,1706,131320,1709,327808,
154,1710,1701,1703,327745,402,1711,401,427,262205,154,1712,1711,327810,154,1713,1712,195,458764,
154,1714,1,38,1710,1713,196855,1715,0,262394,428,1716,1717,131320,1716,327814,154,1718,1714,200,
327817,154,1719,1714,200,196670,1655,1718,196670,1656,1719,393273,154,1720,1237,1655,1656,131321,
1715,131320,1717,131321,1715,131320,1715,458997,154,1721,1720,1716,1714,1717,327745,156,1722,1654,
1703,196670,1722,1721,196855,1723,0,262394,429,1724,1723,131320,1724,327808,154,1725,8,1703,
327808,154,1726,1712,1714,327745,156,1727,1654,1725,196670,1727,1726,131321,1723,131320,1723,
131321,1705,131320,1705,327808,154,1704,1703,318,131321,1702,131320,1706,131321,1728,131320,1728,
458997,154,1729,345,1706,1730,1731,262390,1732,1731,1,131321,1733,131320,1733,327856,227,1734,
1729,238,262394,1734,1735,1732,131320,1735,327745,172,1736,1657,1729,196670,1736,315,131321,1731,
131320,1731,327808,154,1730,1729,318,131321,1728,131320,1732,131321,1737,131320,1737,458997,154,
1738,345,1732,1739,1740,262390,1741,1740,1,131321,1742,131320,1742,327856,227,1743,1738,230,
262394,1743,1744,1741,131320,1744,327745,402,1745,401,318,262205,154,1746,1745,327745,156,1747,
1654,1738,262205,154,1748,1747,327808,154,1749,1746,1748,393281,373,1750,81,315,1749,262205,157,
1751,1750,327745,161,1752,1658,1738,196670,1752,1751,131321,1740,131320,1740,327808,154,1739,1738,
318,131321,1737,131320,1741,262205,231,1753,1654,196670,1659,345,458809,152,1754,1541,1659,1753,
1660,262205,235,1755,1660,196855,1756,0,262394,432,1757,1758,131320,1757,327745,402,1759,401,316,
262205,154,1760,1759,196670,1662,1760,327745,402,1761,401,426,262205,154,1762,1761,196670,1663,
1762,327745,413,1763,401,435,262205,157,1764,1763,196670,1664,1764,327745,413,1765,401,436,262205,
157,1766,1765,196670,1665,1766,524345,157,1767,1094,1662,1663,1664,1665,327745,161,1768,1661,315,
196670,1768,1767,262205,166,1769,391,327745,172,1770,1666,315,196670,1770,1769,131321,1756,131320,
1758,131321,1771,131320,1771,458997,154,1772,345,1758,1773,1774,262390,1775,1774,1,131321,1776,
131320,1776,327856,227,1777,1772,9,262394,1777,1778,1775,131320,1778,327745,402,1779,401,439,
262205,154,1780,1779,327812,154,1781,226,1772,327808,154,1782,1780,1781,393281,373,1783,55,315,
1782,262205,157,1784,1783,327745,161,1785,1661,1772,196670,1785,1784,327808,154,1786,1782,195,
393281,373,1787,55,315,1786,262205,157,1788,1787,262268,166,1789,1788,327745,172,1790,1666,1772,
196670,1790,1789,131321,1774,131320,1774,327808,154,1773,1772,318,131321,1771,131320,1775,131321,
1756,131320,1756,196670,1667,345,262205,239,1791,1657,196670,1668,1791,458809,152,1792,1582,1667,
1755,1668,262205,239,1793,1668,196670,1657,1793,131321,1794,131320,1794,458997,154,1795,233,1756,
1796,1797,262390,1798,1797,0,131321,1799,131320,1799,327856,227,1800,1795,440,262394,1800,1801,
1798,131320,1801,262205,231,1802,1654,196670,1669,1795,458809,152,1803,1541,1669,1802,1670,262205,
235,1804,1670,196670,1671,1795,262205,239,1805,1657,196670,1672,1805,458809,152,1806,1582,1671,
1804,1672,262205,239,1807,1672,196670,1657,1807,131321,1797,131320,1797,327808,154,1796,1795,233,
131321,1794,131320,1798,131321,1808,131320,1808,458997,154,1809,345,1798,1810,1811,262390,1812,
1811,1,131321,1813,131320,1813,327856,227,1814,1809,9,262394,1814,1815,1812,131320,1815,131321,
1816,131320,1816,458997,154,1817,345,1815,1818,1819,262390,1820,1819,1,131321,1821,131320,1821,
327856,227,1822,1817,8,262394,1822,1823,1820,131320,1823,327812,154,1824,1809,230,327808,154,1825,
1824,1817,327745,172,1826,1657,1825,262205,166,1827,1826,196670,1673,1827,327737,166,1828,747,
1673,196855,1829,0,262394,441,1830,1829,131320,1830,327808,154,1831,1824,8,327808,154,1832,1831,
1817,327745,172,1833,1657,1832,262205,166,1834,1833,196670,1674,1834,327737,166,1835,747,1674,
131321,1829,131320,1829,458997,166,1836,315,1823,1835,1830,196670,1675,1828,327745,172,1837,1666,
1809,262205,166,1838,1837,196670,1676,1838,327745,161,1839,1661,1809,262205,157,1840,1839,196670,
1677,1840,327745,161,1841,1658,1817,262205,157,1842,1841,196670,1678,1842,327745,156,1843,1654,
1817,262205,154,1844,1843,196670,1679,1844,589881,157,1845,1270,1675,1676,1677,1678,1679,327851,
227,1846,1696,345,196855,1847,0,262394,1846,1848,1847,131320,1848,131321,1819,131320,1847,196855,
1849,0,262394,442,1850,1851,131320,1850,327812,154,1852,1809,254,327808,154,1853,1852,1697,327812,
154,1854,1853,8,327808,154,1855,1854,1817,327745,349,1856,447,1855,196670,1856,1845,131321,1849,
131320,1851,327808,154,1857,1701,1817,327745,402,1858,401,427,262205,154,1859,1858,327856,227,
1860,1857,1859,196855,1861,0,262394,1860,1862,1861,131320,1862,327745,402,1863,401,335,262205,154,
1864,1863,327856,227,1865,1809,1864,131321,1861,131320,1861,458997,227,1866,1860,1851,1865,1862,
196855,1867,0,262394,1866,1868,1867,131320,1868,196855,1869,0,262394,448,1870,1871,131320,1870,
262205,154,1872,1843,196670,1680,1872,196670,1681,1845,196670,1682,1809,458809,152,1873,1469,1680,
1681,1682,131321,1869,131320,1871,327808,154,1874,449,1817,262205,154,1875,1843,327808,154,1876,
1859,1875,196670,1683,1836,262205,166,1877,1837,196670,1684,1877,262205,157,1878,1839,196670,1685,
1878,327745,161,1879,1658,1874,262205,157,1880,1879,196670,1686,1880,196670,1687,1876,589881,157,
1881,1270,1683,1684,1685,1686,1687,262205,154,1882,1843,196670,1688,1882,196670,1689,1845,196670,
1690,1881,196670,1691,1809,524345,152,1883,1489,1688,1689,1690,1691,131321,1869,131320,1869,
131321,1867,131320,1867,131321,1849,131320,1849,131321,1819,131320,1819,327808,154,1818,1817,318,
131321,1816,131320,1820,131321,1811,131320,1811,327808,154,1810,1809,318,131321,1808,131320,1812,
196855,1884,0,262394,450,1885,1884,131320,1885,262368,226,226,296,262205,154,1886,1652,327812,154,
1887,1886,452,327817,154,1888,1695,452,327808,154,1889,1887,1888,327814,154,1890,1695,452,131321,
1891,131320,1891,458997,154,1892,1890,1885,1893,1894,262390,1895,1894,0,131321,1896,131320,1896,
327856,227,1897,1892,9,262394,1897,1898,1895,131320,1898,327812,154,1899,1892,452,327808,154,1900,
1899,1888,327812,154,1901,1900,200,327812,154,1902,1889,200,327745,402,1903,401,427,262205,154,
1904,1903,327856,227,1905,1902,1904,196855,1906,0,262394,1905,1907,1906,131320,1907,327745,402,
1908,401,335,262205,154,1909,1908,327856,227,1910,1892,1909,131321,1906,131320,1906,458997,227,
1911,1905,1898,1910,1907,196855,1912,0,262394,1911,1913,1912,131320,1913,327745,349,1914,447,1901,
262205,157,1915,1914,327808,154,1916,1901,195,327745,349,1917,447,1916,262205,157,1918,1917,
327808,154,1919,1901,226,327745,349,1920,447,1919,262205,157,1921,1920,327808,154,1922,1901,360,
327745,349,1923,447,1922,262205,157,1924,1923,458832,180,1925,1915,1918,1921,1924,196670,1692,
1889,196670,1693,1925,196670,1694,1892,458809,152,1926,1317,1692,1693,1694,131321,1912,131320,
1912,131321,1894,131320,1894,327814,154,1927,6,452,327808,154,1893,1892,1927,131321,1891,131320,
1895,131321,1884,131320,1884,65789,65592,327734,154,1928,0,243,196663,156,1929,131320,1930,262201,
154,1931,528,327814,154,1932,1931,275,327812,154,1933,1932,280,262205,154,1934,1929,327817,154,
1935,1934,280,327808,154,1936,1933,1935,131326,1936,65592,327734,154,1937,0,243,196663,156,1938,
131320,1939,262201,154,1940,528,327817,154,1941,1940,275,262205,154,1942,1938,327814,154,1943,
1942,280,327812,154,1944,1943,6,327808,154,1945,1941,1944,131326,1945,65592,327734,227,1946,0,244,
196663,156,1947,131320,1948,262203,156,1949,7,262203,156,1950,7,262205,154,1951,1947,196670,1949,
1951,327737,154,1952,1928,1949,327856,227,1953,1952,273,196855,1954,0,262394,1953,1955,1954,
131320,1955,262205,154,1956,1947,196670,1950,1956,327737,154,1957,1937,1950,327856,227,1958,1957,
264,131321,1954,131320,1954,458997,227,1959,1953,1948,1958,1955,131326,1959,65592,327734,152,1960,
0,262,196663,156,1961,196663,156,1962,196663,156,1963,196663,156,1964,196663,261,1965,131320,1966,
262205,154,1967,1961,327745,402,1968,401,414,262205,154,1969,1968,327812,154,1970,1967,1969,
262205,154,1971,1962,327812,154,1972,1971,247,327808,154,1973,1970,1972,327812,154,1974,1973,250,
327812,154,1975,1974,174,262201,154,1976,528,327879,154,1977,1976,189,327808,154,1978,1975,1977,
131321,1979,131320,1979,458997,154,1980,345,1966,1981,1982,262390,1983,1982,1,131321,1984,131320,
1984,327856,227,1985,1980,258,262394,1985,1986,1983,131320,1986,262205,154,1987,1964,327812,154,
1988,1980,254,327808,154,1989,1987,1988,262201,154,1990,528,327874,154,1991,1990,426,327808,154,
1992,1989,1991,262205,154,1993,1963,327810,154,1994,1993,195,458764,154,1995,1,38,1992,1994,
131321,1996,131320,1996,458997,154,1997,345,1986,1998,1999,262390,2000,1999,1,131321,2001,131320,
2001,327856,227,2002,1997,250,262394,2002,2003,2000,131320,2003,327812,154,2004,1980,250,327808,
154,2005,2004,1997,327812,154,2006,1995,250,327808,154,2007,2006,1997,327812,154,2008,2007,174,
327808,154,2009,1978,2008,393281,420,2010,125,315,2009,262205,168,2011,2010,327745,169,2012,1965,
2005,196670,2012,2011,131321,1999,131320,1999,327808,154,1998,1997,318,131321,1996,131320,2000,
131321,1982,131320,1982,327808,154,1981,1980,318,131321,1979,131320,1983,65789,65592,327734,152,
2013,0,263,196663,260,2014,196663,156,2015,196663,156,2016,131320,2017,262203,457,2018,7,262203,
156,2019,7,262203,261,2020,7,262203,176,2021,7,262203,285,2022,7,262203,161,2023,7,262203,161,
2024,7,262203,161,2025,7,262203,161,2026,7,262203,161,2027,7,262203,161,2028,7,262203,176,2029,7,
262201,154,2030,528,327879,154,2031,2030,189,131321,2032,131320,2032,458997,154,2033,345,2017,
2034,2035,262390,2036,2035,1,131321,2037,131320,2037,327856,227,2038,2033,258,262394,2038,2039,
2036,131320,2039,262205,154,2040,2016,327812,154,2041,2033,254,327808,154,2042,2040,2041,262201,
154,2043,528,327874,154,2044,2043,426,327808,154,2045,2042,2044,131321,2046,131320,2046,458997,
154,2047,345,2039,2048,2049,262390,2050,2049,1,131321,2051,131320,2051,327856,227,2052,2047,454,
262394,2052,2053,2050,131320,2053,327812,154,2054,2033,250,327814,154,2055,2047,200,327808,154,
2056,2054,2055,327817,154,2057,2047,200,196670,2020,2014,393281,156,2058,2020,2056,2057,262205,
154,2059,2058,196670,2019,2059,327737,159,2060,556,2019,327745,285,2061,2018,2047,196670,2061,
2060,131321,2049,131320,2049,327808,154,2048,2047,318,131321,2046,131320,2050,131321,2062,131320,
2062,458997,154,2063,345,2050,2064,2065,262390,2066,2065,0,131321,2067,131320,2067,327856,227,
2068,2063,273,262394,2068,2069,2066,131320,2069,131321,2070,131320,2070,458997,166,2071,315,2069,
2072,2073,262390,2074,2073,1,131321,2075,131320,2075,327857,227,2076,2071,335,262394,2076,2077,
2074,131320,2077,327745,161,2078,2021,2071,196670,2078,334,131321,2073,131320,2073,327808,166,
2072,2071,318,131321,2070,131320,2074,131321,2079,131320,2079,458997,154,2080,345,2074,2081,2082,
262390,2083,2082,1,131321,2084,131320,2084,327856,227,2085,2080,458,262394,2085,2086,2083,131320,
2086,327812,154,2087,2063,250,327814,154,2088,2080,200,327808,154,2089,2087,2088,327812,154,2090,
2089,185,327812,154,2091,2031,200,327808,154,2092,2090,2091,327817,154,2093,2080,200,327808,154,
2094,2092,2093,327745,464,2095,463,2094,262205,159,2096,2095,196670,2022,2096,327812,154,2097,
2093,226,327745,161,2098,2022,345,262205,157,2099,2098,196670,2023,2099,393281,161,2100,2018,2080,
345,262205,157,2101,2100,196670,2024,2101,327745,161,2102,2021,2097,262205,157,2103,2102,196670,
2025,2103,458809,157,2104,658,2023,2024,2025,196670,2102,2104,327808,154,2105,2097,195,327745,161,
2106,2022,195,262205,157,2107,2106,196670,2026,2107,393281,161,2108,2018,2080,195,262205,157,2109,
2108,196670,2027,2109,327745,161,2110,2021,2105,262205,157,2111,2110,196670,2028,2111,458809,157,
2112,658,2026,2027,2028,196670,2110,2112,131321,2082,131320,2082,327808,154,2081,2080,318,131321,
2079,131320,2083,262205,175,2113,2021,196670,2029,2113,327737,157,2114,798,2029,327850,227,2115,
2031,345,262205,154,2116,2015,327856,227,2117,2045,2116,327847,227,2118,2115,2117,196855,2119,0,
262394,2118,2120,2119,131320,2120,327812,154,2121,2063,247,327808,154,2122,2121,2045,327745,349,
2123,468,2122,196670,2123,2114,131321,2119,131320,2119,131321,2065,131320,2065,327808,154,2064,
2063,318,131321,2062,131320,2066,131321,2035,131320,2035,327808,154,2034,2033,318,131321,2032,
131320,2036,65789,65592,327734,152,2124,0,242,196663,156,2125,131320,2126,262203,176,2127,7,
262203,161,2128,7,262203,161,2129,7,262203,161,2130,7,262203,161,2131,7,262203,176,2132,7,262201,
154,2133,528,327879,154,2134,2133,189,262201,154,2135,528,327874,154,2136,2135,426,262368,226,226,
296,131321,2137,131320,2137,458997,154,2138,345,2126,2139,2140,262390,2141,2140,0,131321,2142,
131320,2142,327856,227,2143,2138,273,262394,2143,2144,2141,131320,2144,327808,154,2145,2138,2136,
458764,154,2146,1,38,2145,469,327812,154,2147,2146,247,327745,349,2148,468,2147,262205,157,2149,
2148,131321,2150,131320,2150,458997,157,2151,2149,2144,2152,2153,458997,154,2154,345,2144,128,
2153,262390,2155,2153,1,131321,2156,131320,2156,327856,227,2157,2154,174,262394,2157,2158,2155,
131320,2158,327812,154,126,2134,174,327808,154,127,126,2154,327808,154,2159,2147,127,327745,349,
2160,468,2159,262205,157,2161,2160,262205,154,2162,2125,327856,227,2163,127,2162,393385,157,2164,
2163,2161,2151,327745,161,2165,2127,2154,196670,2165,2164,262205,157,2166,2165,327866,227,2167,
2166,2151,196855,2168,0,262394,2167,2169,2170,131320,2169,262205,157,2171,2165,131321,2168,131320,
2170,131321,2168,131320,2168,458997,157,2152,2171,2169,2151,2170,131321,2153,131320,2153,327808,
154,128,2154,318,131321,2150,131320,2155,196670,2128,2151,327737,157,2172,768,2128,131321,2173,
131320,2173,458997,154,2174,345,2155,132,2175,262390,2176,2175,1,131321,2177,131320,2177,327856,
227,2178,2174,174,262394,2178,2179,2176,131320,2179,262271,157,129,2172,327745,161,2180,2127,2174,
262205,157,2181,2180,196670,2129,2181,196670,2130,129,393273,157,2182,741,2129,2130,196670,2131,
2182,327737,157,2183,645,2131,327812,154,130,2134,174,327808,154,131,130,2174,262205,154,2184,
2125,327856,227,2185,131,2184,393385,157,2186,2185,2183,334,196670,2180,2186,131321,2175,131320,
2175,327808,154,132,2174,318,131321,2173,131320,2176,262205,175,2187,2127,196670,2132,2187,327737,
157,2188,798,2132,262368,226,226,296,327856,227,2189,2145,273,196855,2190,0,262394,2189,2191,2190,
131320,2191,131321,2192,131320,2192,458997,154,2193,345,2191,2194,2195,262390,2196,2195,1,131321,
2197,131320,2197,327856,227,2198,2193,174,262394,2198,2199,2196,131320,2199,327812,154,2200,2134,
174,327808,154,2201,2147,2200,327808,154,2202,2201,2193,327745,161,2203,2127,2193,262205,157,2204,
2203,327745,349,2205,468,2202,196670,2205,2204,131321,2195,131320,2195,327808,154,2194,2193,318,
131321,2192,131320,2196,327850,227,2206,2134,345,196855,2207,0,262394,2206,2208,2207,131320,2208,
327745,349,2209,472,2146,196670,2209,2172,327745,349,2210,473,2146,196670,2210,2188,131321,2207,
131320,2207,131321,2190,131320,2190,131321,2140,131320,2140,327808,154,2139,2138,254,131321,2137,
131320,2141,262368,226,226,296,65789,65592,327734,152,2211,0,272,196663,156,2212,196663,156,2213,
196663,156,2214,196663,156,2215,196663,271,2216,131320,2217,262203,156,2218,7,262205,154,2219,
2212,327745,402,2220,401,414,262205,154,2221,2220,327812,154,2222,2219,2221,262205,154,2223,2213,
327812,154,2224,2223,247,327808,154,2225,2222,2224,327812,154,2226,2225,474,131321,2227,131320,
2227,458997,154,2228,345,2217,2229,2230,262390,2231,2230,1,131321,2232,131320,2232,327856,227,
2233,2228,269,262394,2233,2234,2231,131320,2234,327814,154,2235,2228,268,327812,154,2236,2235,280,
196670,2218,2236,327737,154,2237,1937,2218,458764,154,2238,1,38,2237,475,262205,154,2239,2215,
327817,154,2240,2228,268,327808,154,2241,2239,2240,262205,154,2242,2214,327810,154,2243,2242,195,
458764,154,2244,1,38,2241,2243,327812,154,2245,2244,476,327808,154,2246,2226,2245,327808,154,2247,
2246,2238,393281,409,2248,110,315,2247,262205,154,2249,2248,327745,156,2250,2216,2228,196670,2250,
2249,131321,2230,131320,2230,327808,154,2229,2228,318,131321,2227,131320,2231,65789,65592,327734,
152,2251,0,284,196663,270,2252,196663,156,2253,196663,156,2254,196663,283,2255,131320,2256,262203,
271,2257,7,262203,156,2258,7,262203,156,2259,7,131321,2260,131320,2260,458997,154,2261,345,2256,
136,2262,262390,2263,2262,1,131321,2264,131320,2264,327856,227,2265,2261,268,262394,2265,2266,
2263,131320,2266,131321,2267,131320,2267,458997,154,2268,345,2266,2269,2270,262390,2271,2270,1,
131321,2272,131320,2272,327856,227,2273,2268,267,262394,2273,2274,2271,131320,2274,262205,154,
2275,2254,327808,154,133,2275,2261,262205,154,2276,2253,327856,227,2277,133,2276,196855,2278,0,
262394,2277,2279,2280,131320,2279,327812,154,2281,2268,268,327808,154,2282,2281,2261,196670,2257,
2252,327745,156,2283,2257,2282,262205,154,2284,2283,131321,2278,131320,2280,131321,2278,131320,
2278,458997,154,2285,2284,2279,345,2280,196670,2258,2285,327737,159,2286,556,2258,131321,2287,
131320,2287,458997,154,2288,345,2278,2289,2290,262390,2291,2290,1,131321,2292,131320,2292,327856,
227,2293,2288,280,262394,2293,2294,2291,131320,2294,327812,154,2295,2268,280,327808,154,2296,2295,
2288,196670,2259,2296,327737,154,2297,1928,2259,458764,154,2298,1,38,2297,477,327812,154,2299,
2298,247,262205,154,2300,2254,327808,154,2301,2299,2300,327808,154,2302,2301,2261,327745,349,2303,
468,2302,262205,157,2304,2303,327745,285,2305,2255,2296,262205,159,2306,2305,327822,159,134,2286,
2304,327809,159,135,2306,134,196670,2305,135,131321,2290,131320,2290,327808,154,2289,2288,318,
131321,2287,131320,2291,131321,2270,131320,2270,327808,154,2269,2268,318,131321,2267,131320,2271,
131321,2262,131320,2262,327808,154,136,2261,318,131321,2260,131320,2263,65789,65592,327734,152,
2307,0,286,196663,161,2308,196663,161,2309,196663,285,2310,196663,161,2311,196663,161,2312,196663,
285,2313,131320,2314,262203,161,2315,7,262203,161,2316,7,262203,161,2317,7,262203,161,2318,7,
262203,161,2319,7,262203,161,2320,7,262205,157,2321,2308,262205,157,2322,2311,327866,227,2323,
2321,2322,262205,157,2324,2308,262205,157,2325,2311,393385,157,2326,2323,2324,2325,262271,157,137,
2326,262205,157,2327,2308,196670,2315,2327,196670,2316,137,393273,157,2328,741,2315,2316,196670,
2317,2328,327737,157,2329,645,2317,262205,157,2330,2311,196670,2318,2330,196670,2319,137,393273,
157,2331,741,2318,2319,196670,2320,2331,327737,157,2332,645,2320,262205,157,2333,2309,327813,157,
138,2333,2329,262205,157,2334,2312,327813,157,139,2334,2332,327809,157,140,138,139,262205,159,
2335,2310,327822,159,141,2335,2329,262205,159,2336,2313,327822,159,142,2336,2332,327809,159,143,
141,142,196670,2309,140,196670,2310,143,196670,2308,2326,65789,65592,327734,152,2337,0,287,196663,
156,2338,196663,156,2339,196663,156,2340,196663,161,2341,196663,285,2342,131320,2343,262203,156,
2344,7,262203,161,2345,7,262203,156,2346,7,262205,154,2347,2339,327812,154,2348,2347,273,262205,
154,2349,2340,196670,2344,2349,327737,154,2350,1928,2344,327808,154,2351,2348,2350,262205,159,
2352,2342,262205,157,2353,2341,196670,2345,2353,327737,157,2354,612,2345,327822,159,144,2352,2354,
327745,402,2355,401,479,262205,154,2356,2355,262205,154,2357,2338,327745,402,2358,401,480,262205,
154,2359,2358,327812,154,2360,2357,2359,327808,154,2361,2356,2360,327812,154,2362,2351,10,327808,
154,2363,2361,2362,327814,154,2364,2363,226,262205,154,2365,2340,196670,2346,2365,327737,154,2366,
1937,2346,327808,154,2367,2364,2366,393281,407,2368,147,315,2367,196670,2368,144,65789,65592,
327734,154,2369,0,288,196663,156,2370,196663,156,2371,196663,156,2372,196663,156,2373,131320,2374,
327745,402,2375,401,298,262205,154,2376,2375,262205,154,2377,2370,327812,154,2378,2377,12,262205,
154,2379,2371,327808,154,2380,2378,2379,327745,402,2381,401,481,262205,154,2382,2381,327812,154,
2383,2380,2382,262205,154,2384,2372,327808,154,2385,2383,2384,327812,154,2386,2385,273,262205,154,
2387,2373,327808,154,2388,2386,2387,327812,154,2389,2388,482,327808,154,2390,2376,2389,327814,154,
2391,2390,226,131326,2391,65592,327734,152,2392,0,289,196663,156,2393,196663,156,2394,196663,156,
2395,196663,156,2396,131320,2397,262203,156,2398,7,262203,156,2399,7,262203,156,2400,7,262203,156,
2401,7,262203,156,2402,7,262203,485,2403,7,262203,485,2404,7,262203,156,2405,7,262203,161,2406,7,
262203,161,2407,7,262203,285,2408,7,262203,161,2409,7,262203,161,2410,7,262203,285,2411,7,262203,
156,2412,7,262203,156,2413,7,262203,156,2414,7,262203,161,2415,7,262203,285,2416,7,131321,2417,
131320,2417,458997,159,2418,483,2397,2419,2420,458997,157,2421,334,2397,2422,2420,458997,154,2423,
345,2397,2424,2420,458997,157,2425,334,2397,2426,2420,262390,2427,2420,0,131321,2428,131320,2428,
262205,154,2429,2395,327856,227,2430,2423,2429,262394,2430,2431,2427,131320,2431,131321,2432,
131320,2432,458997,154,2433,345,2431,2434,2435,262390,2436,2435,1,131321,2437,131320,2437,327856,
227,2438,2433,174,262394,2438,2439,2436,131320,2439,327808,154,2440,2423,2433,262205,154,2441,
2395,327810,154,2442,2441,195,458764,154,2443,1,38,2440,2442,262205,154,2444,2396,196670,2398,
2444,327737,154,2445,1928,2398,262205,154,2446,2393,196670,2399,2446,262205,154,2447,2394,196670,
2400,2447,196670,2401,2443,196670,2402,2445,524345,154,2448,2369,2399,2400,2401,2402,327808,154,
2449,2448,264,393281,407,2450,147,315,2449,262205,159,2451,2450,327745,285,2452,2403,2433,196670,
2452,2451,262205,154,2453,2396,196670,2405,2453,327737,154,2454,1937,2405,327808,154,2455,2448,
2454,393281,407,2456,147,315,2455,262205,159,2457,2456,327745,285,2458,2404,2433,196670,2458,2457,
131321,2435,131320,2435,327808,154,2434,2433,318,131321,2432,131320,2436,131321,2459,131320,2459,
458997,159,2419,2418,2436,2460,2461,458997,157,2422,2421,2436,2462,2461,458997,157,2426,2425,2436,
2463,2461,458997,154,2464,345,2436,2465,2461,262390,2466,2461,1,131321,2467,131320,2467,327856,
227,2468,2464,174,262394,2468,2469,2466,131320,2469,327808,154,2470,2423,2464,327850,227,2471,
2470,345,196855,2472,0,262394,2471,2473,2474,131320,2473,393281,161,2475,2403,2464,345,262205,157,
2476,2475,393281,161,2477,2403,2464,195,262205,157,2478,2477,327745,285,2479,2404,2464,262205,159,
2480,2479,131321,2472,131320,2474,262205,154,2481,2395,327856,227,2482,2470,2481,196855,2483,0,
262394,2482,2484,2483,131320,2484,196670,2406,2426,196670,2407,2422,196670,2408,2419,393281,161,
2485,2403,2464,345,262205,157,2486,2485,196670,2409,2486,393281,161,2487,2403,2464,195,262205,157,
2488,2487,196670,2410,2488,327745,285,2489,2404,2464,262205,159,2490,2489,196670,2411,2490,655417,
152,2491,2307,2406,2407,2408,2409,2410,2411,262205,157,2492,2406,262205,157,2493,2407,262205,159,
2494,2408,131321,2483,131320,2483,458997,159,2495,2419,2474,2494,2484,458997,157,2496,2422,2474,
2493,2484,458997,157,2497,2426,2474,2492,2484,131321,2472,131320,2472,458997,159,2460,2480,2473,
2495,2483,458997,157,2462,2478,2473,2496,2483,458997,157,2463,2476,2473,2497,2483,131321,2461,
131320,2461,327808,154,2465,2464,318,131321,2459,131320,2466,131321,2420,131320,2420,327808,154,
2424,2423,174,131321,2417,131320,2427,262205,154,2498,2393,196670,2412,2498,262205,154,2499,2394,
196670,2413,2499,262205,154,2500,2396,196670,2414,2500,196670,2415,2421,196670,2416,2418,589881,
152,2501,2337,2412,2413,2414,2415,2416,65789,65592,327734,152,2502,0,290,196663,156,2503,196663,
156,2504,196663,156,2505,196663,156,2506,196663,283,2507,131320,2508,262203,156,2509,7,262203,156,
2510,7,262203,156,2511,7,262203,156,2512,7,262203,156,2513,7,262203,156,2514,7,262203,156,2515,7,
262203,156,2516,7,262203,156,2517,7,262203,156,2518,7,262203,156,2519,7,262203,156,2520,7,262203,
156,2521,7,262203,156,2522,7,262203,156,2523,7,262203,156,2524,7,262201,154,2525,528,262205,154,
2526,2503,327812,154,2527,2526,12,262205,154,2528,2504,327808,154,2529,2527,2528,131321,2530,
131320,2530,458997,154,2531,345,2508,2532,2533,262390,2534,2533,1,131321,2535,131320,2535,327856,
227,2536,2531,281,262394,2536,2537,2534,131320,2537,196670,2509,2531,327737,227,2538,1946,2509,
196855,2539,0,262394,2538,2540,2539,131320,2540,196670,2510,2531,327737,154,2541,1928,2510,262205,
154,2542,2503,196670,2511,2542,262205,154,2543,2504,196670,2512,2543,262205,154,2544,2505,196670,
2513,2544,196670,2514,2541,524345,154,2545,2369,2511,2512,2513,2514,196670,2515,2531,327737,154,
2546,1937,2515,327808,154,2547,2545,2546,327745,285,2548,2507,2531,262205,159,2549,2548,393281,
407,2550,147,315,2547,196670,2550,2549,131321,2539,131320,2539,131321,2533,131320,2533,327808,154,
2532,2531,318,131321,2530,131320,2534,131321,2551,131320,2551,458997,154,2552,2525,2534,2553,2554,
262390,2555,2554,0,131321,2556,131320,2556,327856,227,2557,2552,273,262394,2557,2558,2555,131320,
2558,262205,154,2559,2503,196670,2516,2559,262205,154,2560,2504,196670,2517,2560,262205,154,2561,
2505,196670,2518,2561,196670,2519,2552,524345,154,2562,2369,2516,2517,2518,2519,327808,154,2563,
2562,264,327745,349,2564,472,2552,262205,157,2565,2564,327745,349,2566,473,2552,262205,157,2567,
2566,327760,159,2568,2565,2567,393281,407,2569,147,315,2563,196670,2569,2568,131321,2554,131320,
2554,327808,154,2553,2552,6,131321,2551,131320,2555,262201,152,2570,531,327850,227,2571,2525,345,
196855,2572,0,262394,2571,2573,2572,131320,2573,393281,409,2574,98,488,2529,458986,154,2575,2574,
195,345,195,262205,154,2576,2506,327810,154,2577,2576,195,327850,227,2578,2575,2577,196670,487,
2578,262205,227,2579,487,196855,2580,0,262394,2579,2581,2580,131320,2581,196670,2574,345,131321,
2580,131320,2580,131321,2572,131320,2572,262201,152,2582,531,262205,227,2583,487,262312,227,2584,
2583,196855,2585,0,262394,2584,2586,2585,131320,2586,65789,131320,2585,131321,2587,131320,2587,
458997,154,2588,345,2585,2589,2590,262390,2591,2590,0,131321,2592,131320,2592,327856,227,2593,
2588,281,262394,2593,2594,2591,131320,2594,196670,2520,2588,327737,227,2595,1946,2520,196855,2596,
0,262394,2595,2597,2596,131320,2597,262205,154,2598,2503,196670,2521,2598,262205,154,2599,2504,
196670,2522,2599,262205,154,2600,2506,196670,2523,2600,196670,2524,2588,524345,152,2601,2392,2521,
2522,2523,2524,131321,2596,131320,2596,131321,2590,131320,2590,327808,154,2589,2588,318,131321,
2587,131320,2591,65789,65592,327734,152,2602,0,292,196663,291,2603,131320,2604,262203,161,2605,7,
262203,161,2606,7,262203,285,2607,7,262203,161,2608,7,262203,161,2609,7,262203,285,2610,7,262201,
154,2611,528,131321,2612,131320,2612,458997,154,2613,2611,2604,2614,2615,262390,2616,2615,0,
131321,2617,131320,2617,327856,227,2618,2613,273,262394,2618,2619,2616,131320,2619,327745,349,
2620,489,2613,262205,157,2621,2620,327745,349,2622,490,2613,262205,157,2623,2622,262205,227,2624,
2603,196855,2625,0,262394,2624,2626,2627,131320,2626,327745,349,2628,472,2613,262205,157,2629,
2628,327745,349,2630,473,2613,262205,157,2631,2630,131321,2625,131320,2627,196670,2605,2621,
196670,2606,2623,196670,2607,483,327745,349,2632,472,2613,262205,157,2633,2632,196670,2608,2633,
327745,349,2634,473,2613,262205,157,2635,2634,196670,2609,2635,196670,2610,483,655417,152,2636,
2307,2605,2606,2607,2608,2609,2610,262205,157,2637,2605,262205,157,2638,2606,131321,2625,131320,
2625,458997,157,2639,2631,2626,2638,2627,458997,157,2640,2629,2626,2637,2627,196670,2620,2640,
196670,2622,2639,131321,2615,131320,2615,327808,154,2614,2613,6,131321,2612,131320,2616,65789,
65592,327734,152,527,0,293,196663,156,2641,196663,156,2642,196663,156,2643,131320,2644,262203,156,
2645,7,262203,156,2646,7,262203,156,2647,7,262203,156,2648,7,262203,261,2649,7,262203,156,2650,7,
262203,156,2651,7,262203,156,2652,7,262203,156,2653,7,262203,156,2654,7,262203,156,2655,7,262203,
261,2656,7,262203,156,2657,7,262203,156,2658,7,262203,156,2659,7,262203,156,2660,7,262203,156,
2661,7,262203,156,2662,7,262203,271,2663,7,262203,156,2664,7,262203,283,2665,7,262203,156,2666,7,
262203,156,2667,7,262203,283,2668,7,262203,156,2669,7,262203,156,2670,7,262203,156,2671,7,262203,
156,2672,7,262203,271,2673,7,262203,156,2674,7,262203,156,2675,7,262203,283,2676,7,262203,156,
2677,7,262203,283,2678,7,262203,161,2679,7,262203,161,2680,7,262203,285,2681,7,262203,161,2682,7,
262203,161,2683,7,262203,285,2684,7,262203,291,2685,7,262203,156,2686,7,262203,156,2687,7,262203,
156,2688,7,262203,156,2689,7,262203,283,2690,7,262203,156,2691,7,262203,156,2692,7,262203,156,
2693,7,262203,156,2694,7,262203,156,2695,7,262203,161,2696,7,262203,285,2697,7,262201,154,2698,
528,327745,409,2699,98,315,262205,154,2700,2699,262205,154,2701,2641,327808,154,2702,2700,2701,
327814,154,2703,2702,247,327808,154,2704,2703,195,262205,154,2705,2643,393385,154,2706,148,2705,
345,196855,2707,0,262394,148,2708,2709,131320,2708,327808,154,2710,2706,195,131321,2707,131320,
2709,131321,2707,131320,2707,458997,154,2711,2710,2708,2704,2709,327854,227,2712,2706,2704,196855,
2713,0,262394,2712,2714,2713,131320,2714,65789,131320,2713,131321,2715,131320,2715,458997,154,
2716,2706,2713,2717,2718,262390,2719,2718,0,131321,2720,131320,2720,327856,227,2721,2716,2711,
262394,2721,2722,2719,131320,2722,327808,154,2723,2702,195,327812,154,2724,2716,247,327810,154,
2725,2723,2724,458764,154,2726,1,38,247,2725,262205,154,2727,2642,196670,2645,2727,196670,2646,
2716,196670,2647,2726,196670,2648,345,589881,152,2728,1960,2645,2646,2647,2648,2649,262205,260,
2729,2649,327850,227,2730,2716,2706,196855,2731,0,262394,2730,2732,2731,131320,2732,327745,402,
2733,401,412,262205,154,2734,2733,262205,154,2735,2641,327745,402,2736,401,337,262205,154,2737,
2736,327812,154,2738,2735,2737,327808,154,2739,2734,2738,327814,154,2740,2739,226,262205,154,2741,
2642,327812,154,2742,2741,273,327812,154,2743,2742,249,327814,154,2744,2743,226,327808,154,2745,
2740,2744,131321,2746,131320,2746,458997,154,2747,2698,2732,2748,2749,262390,2750,2749,0,131321,
2751,131320,2751,327856,227,2752,2747,492,262394,2752,2753,2750,131320,2753,327808,154,2754,2745,
2747,393281,407,2755,147,315,2754,262205,159,2756,2755,327745,464,2757,463,2747,196670,2757,2756,
131321,2749,131320,2749,327808,154,2748,2747,6,131321,2746,131320,2750,262368,226,226,296,131321,
2731,131320,2731,196670,2650,2726,196670,2651,345,458809,152,2758,2013,2729,2650,2651,131321,2759,
131320,2759,458997,154,2760,493,2731,2761,2762,262390,2763,2762,0,131321,2764,131320,2764,327856,
227,2765,2760,247,262394,2765,2766,2763,131320,2766,262205,154,2767,2642,196670,2652,2767,196670,
2653,2716,196670,2654,2726,196670,2655,2760,589881,152,2768,1960,2652,2653,2654,2655,2656,262205,
260,2769,2656,196670,2657,2726,196670,2658,2760,458809,152,2770,2013,2769,2657,2658,131321,2762,
131320,2762,327808,154,2761,2760,494,131321,2759,131320,2763,262205,154,2771,2642,196670,2659,
2771,196670,2660,2716,196670,2661,2726,196670,2662,345,589881,152,2772,2211,2659,2660,2661,2662,
2663,262205,270,2773,2663,196670,2664,2726,327737,152,2774,2124,2664,131321,2775,131320,2775,
458997,154,2776,345,2763,2777,2778,262390,2779,2778,1,131321,2780,131320,2780,327856,227,2781,
2776,281,262394,2781,2782,2779,131320,2782,327745,285,2783,2665,2776,196670,2783,483,131321,2778,
131320,2778,327808,154,2777,2776,318,131321,2775,131320,2779,196670,2666,2726,196670,2667,345,
262205,282,2784,2665,196670,2668,2784,524345,152,2785,2251,2773,2666,2667,2668,262205,282,2786,
2668,196670,2665,2786,131321,2787,131320,2787,458997,154,2788,268,2779,2789,2790,262390,2791,2790,
0,131321,2792,131320,2792,327856,227,2793,2788,247,262394,2793,2794,2791,131320,2794,262205,154,
2795,2642,196670,2669,2795,196670,2670,2716,196670,2671,2726,196670,2672,2788,589881,152,2796,
2211,2669,2670,2671,2672,2673,262205,270,2797,2673,196670,2674,2726,196670,2675,2788,262205,282,
2798,2665,196670,2676,2798,524345,152,2799,2251,2797,2674,2675,2676,262205,282,2800,2676,196670,
2665,2800,131321,2790,131320,2790,327808,154,2789,2788,268,131321,2787,131320,2791,131321,2801,
131320,2801,458997,154,2802,345,2791,2803,2804,262390,2805,2804,1,131321,2806,131320,2806,327856,
227,2807,2802,281,262394,2807,2808,2805,131320,2808,196670,2677,2802,327737,154,2809,1928,2677,
458764,154,2810,1,38,2809,495,327745,349,2811,489,2810,262205,157,2812,2811,327745,349,2813,490,
2810,262205,157,2814,2813,196855,2815,0,262394,2730,2816,2817,131320,2816,327745,285,2818,2665,
2802,262205,159,2819,2818,327745,285,2820,2678,2802,196670,2820,2819,131321,2815,131320,2817,
196670,2679,2812,196670,2680,2814,327745,285,2821,2678,2802,262205,159,2822,2821,196670,2681,2822,
327745,349,2823,472,2810,262205,157,2824,2823,196670,2682,2824,327745,349,2825,473,2810,262205,
157,2826,2825,196670,2683,2826,327745,285,2827,2665,2802,262205,159,2828,2827,196670,2684,2828,
655417,152,2829,2307,2679,2680,2681,2682,2683,2684,262205,159,2830,2681,196670,2821,2830,131321,
2815,131320,2815,131321,2804,131320,2804,327808,154,2803,2802,318,131321,2801,131320,2805,262368,
226,226,296,196670,2685,2730,327737,152,2831,2602,2685,262368,226,226,296,131321,2718,131320,2718,
327808,154,2717,2716,318,131321,2715,131320,2719,327852,227,2832,2704,195,327847,227,2833,148,
2832,196855,2834,0,262394,2833,2835,2834,131320,2835,262205,154,2836,2641,196670,2686,2836,262205,
154,2837,2642,196670,2687,2837,196670,2688,2706,196670,2689,2704,262205,282,2838,2678,196670,2690,
2838,589881,152,2839,2502,2686,2687,2688,2689,2690,65789,131320,2834,131321,2840,131320,2840,
458997,154,2841,345,2834,2842,2843,262390,2844,2843,1,131321,2845,131320,2845,327856,227,2846,
2841,281,262394,2846,2847,2844,131320,2847,196670,2691,2841,327737,227,2848,1946,2691,196855,2849,
0,262394,2848,2850,2849,131320,2850,196670,2692,2841,327737,154,2851,1928,2692,262205,154,2852,
2641,196670,2693,2852,262205,154,2853,2642,196670,2694,2853,196670,2695,2841,327745,349,2854,490,
2851,262205,157,2855,2854,196670,2696,2855,327745,285,2856,2678,2841,262205,159,2857,2856,196670,
2697,2857,589881,152,2858,2337,2693,2694,2695,2696,2697,131321,2849,131320,2849,131321,2843,
131320,2843,327808,154,2842,2841,318,131321,2840,131320,2844,65789,65592,327734,152,517,0,153,
131320,2859,262201,152,2860,531,262201,154,2861,528,327850,227,2862,2861,345,196855,2863,0,262394,
2862,2864,2863,131320,2864,327745,409,2865,98,435,458986,154,2866,2865,195,345,195,131321,2863,
131320,2863,65789,65592,327734,152,522,0,153,131320,2867,262201,154,2868,528,327850,227,2869,2868,
345,196855,2870,0,262394,2869,2871,2870,131320,2871,131321,2872,131320,2872,458997,227,2873,496,
2871,2874,2875,458997,154,2876,345,2871,2877,2875,262390,2878,2875,0,131321,2879,131320,2879,
327856,227,2880,2876,149,262312,227,2881,2873,327847,227,2882,2880,2881,262394,2882,2883,2878,
131320,2883,327745,409,2884,98,435,458993,154,2885,2884,195,345,345,327745,402,2886,401,497,
262205,154,2887,2886,327854,227,2874,2885,2887,262312,227,2888,2874,196855,2889,0,262394,2888,
2890,2889,131320,2890,327745,409,2891,98,426,458993,154,2892,2891,195,345,345,327851,227,2893,
2892,345,131321,2889,131320,2889,458997,227,2894,2888,2883,2893,2890,196855,2895,0,262394,2894,
2896,2895,131320,2896,131321,2878,131320,2895,131321,2875,131320,2875,327808,154,2877,2876,318,
131321,2872,131320,2878,458997,227,2897,2873,2879,2874,2896,262312,227,2898,2897,196855,2899,0,
262394,2898,2900,2899,131320,2900,327745,409,2901,98,426,458993,154,2902,2901,195,345,195,131321,
2899,131320,2899,131321,2870,131320,2870,262201,152,2903,531,65789,65592,};
static const uint32_t bitnet__spv_joined_fast[] = {
119734787,66304,524299,2859,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
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
327752,97,17,35,192,262216,97,18,23,327752,97,18,35,704,196679,97,2,262215,98,34,0,262215,98,33,7,
196679,99,42,196679,100,42,196679,101,42,196679,102,42,196679,103,42,196679,104,42,262215,105,6,4,
262216,106,0,23,327752,106,0,35,0,196679,106,2,262215,107,34,0,262215,107,33,4,262215,108,6,4,
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
185,262172,95,154,183,196637,96,154,1376286,97,154,154,154,154,154,154,154,154,154,154,154,154,
154,154,157,154,94,95,96,262176,395,12,97,262203,395,98,12,262176,396,12,154,393268,154,397,128,
11,12,393268,154,398,134,75,226,262187,166,399,5,262176,400,9,157,262187,166,401,9,196637,105,154,
196638,106,105,262176,402,12,106,262203,402,107,12,196637,108,154,196638,109,108,262176,403,12,
109,262203,403,110,12,196657,227,111,393268,227,404,170,9,195,262176,405,4,168,196637,117,168,
196638,118,117,262176,406,12,118,262203,406,119,12,262176,407,12,168,393268,154,408,134,186,187,
393268,154,409,130,408,195,196637,120,168,196638,121,120,262176,410,12,121,262203,410,122,12,
262176,411,7,231,393268,154,412,134,186,187,262187,154,413,6,262187,166,414,3,262187,166,415,7,
393268,227,416,170,7,339,393268,227,417,170,7,226,262172,418,157,230,262176,419,7,418,393268,227,
420,170,9,195,262172,421,157,9,262176,422,7,421,262187,166,423,11,262187,166,424,12,262172,425,
166,9,262176,426,7,425,262187,166,427,10,393268,154,428,132,193,197,393268,227,429,170,7,226,
393268,227,430,170,7,339,393268,154,431,132,254,8,393268,154,432,132,431,9,262172,433,157,432,
262176,434,4,433,262203,434,435,4,393268,227,436,170,7,195,393268,154,437,130,230,8,393268,227,
438,170,7,339,393268,154,439,132,254,8,393268,154,440,134,439,200,196637,123,168,196638,124,123,
262176,441,12,124,262203,441,125,12,393268,154,442,132,250,200,393268,154,443,132,250,200,262172,
444,159,443,262176,445,7,444,393268,154,446,132,250,200,393268,154,447,132,273,249,393268,154,448,
134,447,226,262172,449,159,448,262176,450,4,449,262203,450,451,4,262176,452,4,159,393268,154,453,
132,273,247,262172,454,157,453,262176,455,4,454,262203,455,456,4,393268,154,457,130,273,195,
262172,458,157,273,262176,459,4,458,262203,459,460,4,262203,459,461,4,393268,154,462,134,249,226,
393268,154,463,130,264,195,393268,154,464,134,249,226,393268,154,465,130,273,195,196637,145,159,
196638,146,145,262176,466,12,146,262203,466,147,12,262187,166,467,14,262187,166,468,15,262187,166,
469,17,393268,154,470,128,10,226,327724,159,471,334,334,262172,472,159,174,262176,473,7,472,
262176,474,4,227,262203,474,475,4,262187,166,476,18,262203,459,477,4,262203,459,478,4,196656,227,
148,393268,154,479,132,273,249,393268,154,480,134,479,226,393268,154,481,132,258,254,393268,154,
482,132,258,254,393268,154,483,130,273,195,196650,227,484,262194,154,149,1048576,262187,166,485,
19,262167,486,154,3,262176,487,1,486,262203,487,4,1,262194,154,150,1,393267,486,151,150,195,195,
262187,154,488,1879048192,262187,154,489,3355447295,327734,152,2,0,153,131320,490,262203,156,491,
7,262203,156,492,7,262203,156,493,7,262203,156,494,7,327745,294,495,4,339,262205,154,496,495,
327745,389,497,388,476,262205,154,498,497,327856,227,499,496,498,196855,500,0,262394,499,501,500,
131320,501,196670,491,496,327737,152,502,503,491,262201,152,504,505,131321,500,131320,500,327854,
227,506,496,498,196855,507,0,262394,506,508,507,131320,508,262201,152,509,510,327810,154,511,496,
498,327817,154,512,511,12,327814,154,513,511,12,196670,492,339,196670,493,512,196670,494,513,
458809,152,514,515,492,493,494,131321,507,131320,507,65789,65592,327734,154,516,0,155,131320,517,
262205,154,518,3,131326,518,65592,327734,152,519,0,153,131320,520,196833,195,295,262368,226,226,
296,196833,195,295,65789,65592,327734,157,521,0,158,196663,156,522,131320,523,262205,154,524,522,
327879,154,525,524,297,327876,154,526,525,298,262205,154,527,522,327879,154,528,527,299,327876,
154,529,528,300,327808,154,530,529,301,327854,227,531,529,302,196855,532,0,262394,531,533,532,
131320,533,327808,154,534,529,488,131321,532,131320,532,458997,154,535,530,523,534,533,327808,154,
13,529,303,262268,157,536,13,327811,157,14,536,304,327856,227,537,529,305,196855,538,0,262394,537,
539,538,131320,539,262268,154,540,14,131321,538,131320,538,458997,154,541,535,532,540,539,327877,
154,542,541,526,262268,157,543,542,131326,543,65592,327734,159,544,0,160,196663,156,545,131320,
546,262203,156,547,7,262203,156,548,7,196855,549,0,262394,15,550,549,131320,550,262205,154,551,
545,393228,159,552,1,62,551,131326,552,131320,549,262205,154,553,545,327879,154,554,553,306,
196670,547,554,327737,157,555,521,547,262205,154,556,545,327874,154,557,556,298,196670,548,557,
327737,157,558,521,548,327760,159,559,555,558,131326,559,65592,327734,154,560,0,162,196663,161,
561,131320,562,262205,157,563,561,262268,154,564,563,327874,154,565,564,298,327879,154,566,565,
297,327879,154,567,564,307,262268,157,568,567,327809,157,16,568,308,327852,227,569,567,309,196855,
570,0,262394,569,571,570,131320,571,131326,310,131320,570,327854,227,572,567,311,196855,573,0,
262394,572,574,573,131320,574,327877,154,575,566,312,131326,575,131320,573,327856,227,576,567,303,
196855,577,0,262394,576,578,577,131320,578,262268,154,579,16,327810,154,580,579,313,327877,154,
581,566,580,131326,581,131320,577,327808,154,582,567,489,327874,154,583,567,300,327879,154,584,
583,195,327808,154,585,582,584,327874,154,586,585,300,327877,154,587,566,586,131326,587,65592,
327734,154,588,0,163,196663,161,589,196663,161,590,131320,591,262203,161,592,7,262203,161,593,7,
262205,157,594,589,196670,592,594,327737,154,595,560,592,262205,157,596,590,196670,593,596,327737,
154,597,560,593,327876,154,598,597,298,327877,154,599,595,598,131326,599,65592,327734,157,600,0,
164,196663,161,601,131320,602,262205,157,603,601,262268,154,604,603,327810,154,17,314,604,262268,
157,605,17,131321,606,131320,606,458997,157,607,605,602,20,608,458997,166,609,315,602,610,608,
262390,611,608,0,131321,612,131320,612,327857,227,613,609,316,262394,613,614,611,131320,614,
262205,157,615,601,327813,157,18,615,607,327811,157,19,317,18,327813,157,20,607,19,131321,608,
131320,608,327808,166,610,609,318,131321,606,131320,611,131326,607,65592,327734,157,616,0,164,
196663,161,617,131320,618,262205,157,619,617,262268,154,620,619,327874,154,621,620,318,327810,154,
21,319,621,262268,157,622,21,262205,157,623,617,327813,157,22,308,623,131321,624,131320,624,
458997,157,625,622,618,26,626,458997,166,627,315,618,628,626,262390,629,626,0,131321,630,131320,
630,327857,227,631,627,316,262394,631,632,629,131320,632,327813,157,23,22,625,327813,157,24,23,
625,327811,157,25,320,24,327813,157,26,625,25,131321,626,131320,626,327808,166,628,627,318,131321,
624,131320,629,131326,625,65592,327734,157,633,0,164,196663,161,634,131320,635,262205,157,636,634,
327866,227,637,636,321,262205,157,638,634,393385,157,639,637,321,638,327813,157,27,639,322,327809,
157,28,27,323,327811,157,29,28,323,327813,157,30,29,324,327811,157,31,639,30,327813,157,32,29,325,
327811,157,33,31,32,327813,157,34,326,33,327809,157,35,34,327,327813,157,36,35,33,327809,157,37,
36,328,327813,157,38,37,33,327809,157,39,38,329,327813,157,40,39,33,327809,157,41,40,330,327813,
157,42,41,33,327809,157,43,42,308,327813,157,44,33,33,327813,157,45,43,44,327809,157,46,45,33,
327809,157,47,46,331,262268,154,640,28,327808,154,48,640,181,327876,154,641,48,332,262268,157,642,
641,327813,157,49,47,642,262205,157,643,634,327864,227,644,643,333,393385,157,645,644,334,49,
131326,645,65592,327734,157,646,0,165,196663,161,647,196663,161,648,196663,161,649,131320,650,
262205,157,651,647,262205,157,652,648,327813,157,50,651,652,262205,157,653,649,327809,157,51,50,
653,131326,51,65592,327734,166,654,0,167,196663,156,655,196663,156,656,131320,657,262205,154,658,
655,262268,166,659,658,262205,154,660,656,262268,166,661,660,397666,166,662,659,661,0,131326,662,
65592,327734,166,663,0,170,196663,169,664,196663,169,665,196663,169,666,196663,169,667,196663,169,
668,131320,669,262203,156,670,7,262203,156,671,7,262203,156,672,7,262203,156,673,7,262203,156,674,
7,262203,156,675,7,262203,156,676,7,262203,156,677,7,131321,678,131320,678,458997,166,679,315,669,
680,681,458997,166,682,315,669,683,681,262390,684,681,1,131321,685,131320,685,327857,227,686,682,
316,262394,686,687,684,131320,687,327745,156,688,664,682,262205,154,689,688,327874,154,690,689,
335,327879,154,691,690,336,327745,156,692,665,682,262205,154,693,692,196670,670,693,196670,671,
691,393273,166,694,654,670,671,262205,154,695,688,327874,154,696,695,316,327879,154,697,696,336,
327745,156,698,666,682,262205,154,699,698,196670,672,699,196670,673,697,393273,166,700,654,672,
673,327808,166,701,694,700,262205,154,702,688,327874,154,703,702,337,327879,154,704,703,336,
327745,156,705,667,682,262205,154,706,705,196670,674,706,196670,675,704,393273,166,707,654,674,
675,327808,166,708,701,707,262205,154,709,688,327879,154,710,709,336,327745,156,711,668,682,
262205,154,712,711,196670,676,712,196670,677,710,393273,166,713,654,676,677,327808,166,714,708,
713,327808,166,680,679,714,131321,681,131320,681,327808,166,683,682,318,131321,678,131320,684,
131326,679,65592,327734,157,715,0,171,196663,161,716,196663,161,717,131320,718,262205,157,719,716,
262205,157,720,717,327809,157,52,719,720,131326,52,65592,327734,166,721,0,173,196663,172,722,
131320,723,262205,166,724,722,393562,166,725,338,724,195,262205,166,726,722,327808,166,727,726,
725,196670,722,727,262205,166,728,722,393562,166,729,338,728,226,262205,166,730,722,327808,166,
731,730,729,196670,722,731,262205,166,732,722,262205,166,733,722,393562,166,734,338,733,200,
327808,166,735,732,734,131326,735,65592,327734,157,736,0,164,196663,161,737,131320,738,262205,157,
739,737,393562,157,740,338,739,195,262205,157,741,737,327866,227,742,740,741,262205,157,743,737,
393385,157,744,742,740,743,196670,737,744,262205,157,745,737,393562,157,746,338,745,226,262205,
157,747,737,327866,227,748,746,747,262205,157,749,737,393385,157,750,748,746,749,196670,737,750,
262205,157,751,737,393562,157,752,338,751,200,262205,157,753,737,327866,227,754,752,753,262205,
157,755,737,393385,157,756,754,752,755,131326,756,65592,327734,157,757,0,177,196663,176,758,
131320,759,262203,341,760,7,262203,161,761,7,262203,161,762,7,262203,343,763,7,262203,161,764,7,
262203,161,765,7,262203,161,766,7,262203,161,767,7,262203,161,768,7,262203,161,769,7,262203,161,
770,7,262203,161,771,7,262203,161,772,7,262203,161,773,7,262201,154,774,516,327879,154,775,774,
189,327879,154,776,775,200,327851,227,777,776,339,327879,154,778,775,226,327851,227,779,778,339,
327879,154,780,775,195,327851,227,781,780,339,131321,782,131320,782,458997,166,783,315,759,784,
785,262390,786,785,1,131321,787,131320,787,327857,227,788,783,316,262394,788,789,786,131320,789,
196855,790,0,262394,777,791,792,131320,791,327808,166,793,783,316,327745,161,794,758,793,262205,
157,795,794,131321,790,131320,792,327745,161,796,758,783,262205,157,797,796,131321,790,131320,790,
458997,157,798,795,791,797,792,196855,799,0,262394,777,800,801,131320,800,327745,161,802,758,783,
262205,157,803,802,131321,799,131320,801,327808,166,804,783,316,327745,161,805,758,804,262205,157,
806,805,131321,799,131320,799,458997,157,807,803,800,806,801,393562,157,808,338,807,200,196670,
761,798,196670,762,808,393273,157,809,715,761,762,327745,161,810,760,783,196670,810,809,131321,
785,131320,785,327808,166,784,783,318,131321,782,131320,786,131321,811,131320,811,458997,166,812,
315,786,813,814,262390,815,814,1,131321,816,131320,816,327857,227,817,812,337,262394,817,818,815,
131320,818,196855,819,0,262394,779,820,821,131320,820,327808,166,822,812,337,327745,161,823,760,
822,262205,157,824,823,131321,819,131320,821,327745,161,825,760,812,262205,157,826,825,131321,819,
131320,819,458997,157,827,824,820,826,821,196855,828,0,262394,779,829,830,131320,829,327745,161,
831,760,812,262205,157,832,831,131321,828,131320,830,327808,166,833,812,337,327745,161,834,760,
833,262205,157,835,834,131321,828,131320,828,458997,157,836,832,829,835,830,393562,157,837,338,
836,226,196670,764,827,196670,765,837,393273,157,838,715,764,765,327745,161,839,763,812,196670,
839,838,131321,814,131320,814,327808,166,813,812,318,131321,811,131320,815,196855,840,0,262394,
781,841,842,131320,841,327745,161,843,763,318,262205,157,844,843,131321,840,131320,842,327745,161,
845,763,315,262205,157,846,845,131321,840,131320,840,458997,157,847,844,841,846,842,196855,848,0,
262394,781,849,850,131320,849,327745,161,851,763,315,262205,157,852,851,131321,848,131320,850,
327745,161,853,763,318,262205,157,854,853,131321,848,131320,848,458997,157,855,852,849,854,850,
393562,157,856,338,855,195,196670,766,847,196670,767,856,393273,157,857,715,766,767,393562,157,
858,338,857,200,196670,768,857,196670,769,858,393273,157,859,715,768,769,393562,157,860,338,859,
226,196670,770,859,196670,771,860,393273,157,861,715,770,771,393562,157,862,338,861,195,196670,
772,861,196670,773,862,393273,157,863,715,772,773,131326,863,65592,327734,157,864,0,178,196663,
156,865,196663,161,866,196663,161,867,131320,868,262203,354,869,7,262203,176,870,7,262203,176,871,
7,262203,161,872,7,262201,154,873,516,327879,154,874,873,245,131321,875,131320,875,458997,157,876,
334,868,877,878,458997,154,879,339,868,880,878,262390,881,878,0,131321,882,131320,882,327856,227,
883,879,349,262394,883,884,881,131320,884,131321,885,131320,885,458997,154,886,339,884,887,888,
262390,889,888,1,131321,890,131320,890,327856,227,891,886,352,262394,891,892,889,131320,892,
327812,154,893,879,352,327808,154,894,893,886,262205,154,895,865,458764,154,896,1,38,894,356,
327812,154,897,896,247,327808,154,898,895,897,327808,154,899,898,874,393281,357,900,55,315,899,
262205,157,901,900,327745,161,902,869,886,196670,902,901,327854,227,903,894,345,196855,904,0,
262394,903,905,904,131320,905,196670,902,334,131321,904,131320,904,131321,888,131320,888,327808,
154,887,886,318,131321,885,131320,889,131321,906,131320,906,458997,157,877,876,889,57,907,458997,
154,908,339,889,909,907,262390,910,907,1,131321,911,131320,911,327856,227,912,908,352,262394,912,
913,910,131320,913,327745,161,914,869,908,262205,157,915,914,262205,157,916,914,327813,157,56,915,
916,327809,157,57,877,56,131321,907,131320,907,327808,154,909,908,318,131321,906,131320,910,
131321,878,131320,878,327808,154,880,879,318,131321,875,131320,881,327745,361,917,360,874,196670,
917,876,262368,226,226,296,131321,918,131320,918,458997,166,919,315,881,920,921,262390,922,921,1,
131321,923,131320,923,327857,227,924,919,362,262394,924,925,922,131320,925,262201,154,926,516,
327879,154,927,926,189,327812,154,928,927,174,262268,154,929,919,327808,154,930,928,929,327745,
361,931,360,930,262205,157,932,931,327745,161,933,870,919,196670,933,932,131321,921,131320,921,
327808,166,920,919,318,131321,918,131320,922,262205,175,934,870,196670,871,934,327737,157,935,757,
871,262205,157,936,866,327813,157,58,935,936,262205,157,937,867,327809,157,59,58,937,196670,872,
59,327737,157,938,616,872,131326,938,65592,327734,154,939,0,179,196663,156,940,196663,156,941,
131320,942,262201,154,943,516,262205,154,944,940,327812,154,945,944,212,262205,154,946,941,327808,
154,947,945,946,327812,154,948,947,6,327808,154,949,943,948,131326,949,65592,327734,152,950,0,215,
196663,156,951,196663,156,952,196663,156,953,196663,214,954,196663,214,955,131320,956,262203,156,
957,7,262203,156,958,7,131321,959,131320,959,458997,154,960,339,956,961,962,262390,963,962,1,
131321,964,131320,964,327856,227,965,960,212,262394,965,966,963,131320,966,262205,154,967,953,
196670,957,967,196670,958,960,393273,154,968,939,957,958,458764,154,969,1,38,968,365,262205,154,
970,951,327814,154,971,970,200,327808,154,972,971,969,393281,367,973,62,315,972,262205,180,974,
973,327745,217,975,954,960,196670,975,974,196855,976,0,262394,63,977,976,131320,977,262205,154,
978,952,327814,154,979,978,200,327808,154,980,979,969,393281,367,981,66,315,980,262205,180,982,
981,327745,217,983,955,960,196670,983,982,131321,976,131320,976,131321,962,131320,962,327808,154,
961,960,318,131321,959,131320,963,65789,65592,327734,152,984,0,216,196663,161,985,196663,156,986,
196663,214,987,196663,213,988,131320,989,262203,214,990,7,262203,156,991,7,262203,156,992,7,
131321,993,131320,993,458997,154,994,339,989,70,995,262390,996,995,1,131321,997,131320,997,327856,
227,998,994,212,262394,998,999,996,131320,999,327745,217,1000,987,994,262205,180,1001,1000,196855,
1002,0,262394,63,1003,1002,131320,1003,262205,157,1004,985,327822,180,67,1001,1004,196670,990,988,
327745,217,1005,990,994,262205,180,1006,1005,327813,180,68,67,1006,131321,1002,131320,1002,458997,
180,1007,1001,999,68,1003,262205,154,1008,986,196670,991,1008,196670,992,994,393273,154,1009,939,
991,992,327856,227,1010,1009,69,458832,370,1011,1010,1010,1010,1010,393385,180,1012,1011,1007,369,
196670,1000,1012,131321,995,131320,995,327808,154,70,994,318,131321,993,131320,996,65789,65592,
327734,154,1013,0,218,196663,217,1014,196663,161,1015,196663,172,1016,131320,1017,262203,217,1018,
7,262205,180,1019,1014,262205,157,1020,1015,327822,180,71,1019,1020,196670,1018,71,131321,1021,
131320,1021,458997,154,1022,339,1017,1023,1024,458997,166,1025,315,1017,1026,1024,262390,1027,
1024,1,131321,1028,131320,1028,327857,227,1029,1025,316,262394,1029,1030,1027,131320,1030,327745,
161,1031,1018,1025,262205,157,1032,1031,327864,227,1033,1032,371,196855,1034,0,262394,1033,1035,
1036,131320,1035,262205,157,1037,1031,131321,1034,131320,1036,131321,1034,131320,1034,458997,157,
1038,1037,1035,371,1036,327866,227,1039,1038,372,393385,157,1040,1039,1038,372,393228,157,1041,1,
2,1040,262254,166,1042,1041,262205,166,1043,1016,327808,166,1044,1043,1042,196670,1016,1044,
327879,166,1045,1042,373,262268,154,1046,1045,327812,166,1047,362,1025,327876,154,1048,1046,1047,
327877,154,1023,1022,1048,131321,1024,131320,1024,327808,166,1026,1025,318,131321,1021,131320,
1027,131326,1022,65592,327734,157,1049,0,219,196663,156,1050,196663,156,1051,196663,161,1052,
196663,161,1053,131320,1054,262203,214,1055,7,262203,156,1056,7,262203,156,1057,7,262203,156,1058,
7,262203,214,1059,7,262203,214,1060,7,262203,156,1061,7,262203,161,1062,7,262203,161,1063,7,
262203,156,1064,7,262203,156,1065,7,262203,156,1066,7,262203,214,1067,7,262203,214,1068,7,262203,
161,1069,7,262203,156,1070,7,262203,214,1071,7,262203,161,1072,7,262203,156,1073,7,262203,156,
1074,7,262203,156,1075,7,262203,214,1076,7,262203,214,1077,7,262203,161,1078,7,262203,156,1079,7,
262203,214,1080,7,262203,156,1081,7,262203,156,1082,7,262203,217,1083,7,262203,161,1084,7,262203,
172,1085,7,262201,154,1086,516,327850,227,1087,1086,339,196855,1088,0,262394,1087,1089,1088,
131320,1089,196670,376,339,196670,378,315,131321,1088,131320,1088,262205,154,1090,1050,196670,
1056,1090,262205,154,1091,1051,196670,1057,1091,196670,1058,339,589881,152,1092,950,1056,1057,
1058,1059,1060,262205,213,1093,1059,196670,1055,1093,262205,213,1094,1060,196855,1095,0,262394,63,
1096,1097,131320,1096,262205,154,1098,1050,196670,1061,1098,262205,157,1099,1052,196670,1062,1099,
262205,157,1100,1053,196670,1063,1100,458809,157,1101,864,1061,1062,1063,131321,1095,131320,1097,
262368,226,226,296,131321,1095,131320,1095,458997,157,1102,1101,1096,331,1097,131321,1103,131320,
1103,458997,213,1104,1094,1095,1105,1106,458997,157,1107,374,1095,1108,1106,458997,154,1109,339,
1095,1110,1106,262390,1111,1106,0,131321,1112,131320,1112,327856,227,1113,1109,207,262394,1113,
1114,1111,131320,1114,327852,227,1115,1109,339,196855,1116,0,262394,1115,1117,1116,131320,1117,
262205,154,1118,1050,196670,1064,1118,262205,154,1119,1051,196670,1065,1119,196670,1066,1109,
589881,152,1120,950,1064,1065,1066,1067,1068,262205,213,1121,1067,196670,1055,1121,262205,213,
1122,1068,131321,1116,131320,1116,458997,213,1105,1104,1114,1122,1117,196670,1069,1102,196670,
1070,1109,262205,213,1123,1055,196670,1071,1123,524345,152,1124,984,1069,1070,1071,1105,262205,
213,1125,1071,196670,1055,1125,131321,1126,131320,1126,458997,154,1127,339,1116,1128,1129,458997,
157,1108,1107,1116,1130,1129,262390,1131,1129,1,131321,1132,131320,1132,327856,227,1133,1127,212,
262394,1133,1134,1131,131320,1134,131321,1135,131320,1135,458997,157,1130,1108,1134,1136,1137,
458997,166,1138,315,1134,1139,1137,262390,1140,1137,1,131321,1141,131320,1141,327857,227,1142,
1138,316,262394,1142,1143,1140,131320,1143,393281,161,1144,1055,1127,1138,262205,157,1145,1144,
393228,157,1146,1,4,1145,327866,227,1147,1146,1130,393385,157,1136,1147,1146,1130,131321,1137,
131320,1137,327808,166,1139,1138,318,131321,1135,131320,1140,131321,1129,131320,1129,327808,154,
1128,1127,318,131321,1126,131320,1131,131321,1106,131320,1106,327808,154,1110,1109,318,131321,
1103,131320,1111,262268,154,1148,1107,458991,154,1149,376,195,339,1148,262368,226,226,296,262205,
154,1150,376,262268,157,1151,1150,196670,1072,1151,327737,157,1152,600,1072,327813,157,72,371,
1152,327813,157,73,1151,379,131321,1153,131320,1153,458997,166,1154,315,1111,1155,1156,458997,154,
1157,339,1111,1158,1156,262390,1159,1156,0,131321,1160,131320,1160,327856,227,1161,1157,207,
262394,1161,1162,1159,131320,1162,196855,1163,0,262394,380,1164,1163,131320,1164,262205,154,1165,
1050,196670,1073,1165,262205,154,1166,1051,196670,1074,1166,196670,1075,1157,589881,152,1167,950,
1073,1074,1075,1076,1077,262205,213,1168,1076,196670,1055,1168,262205,213,1169,1077,196670,1078,
1102,196670,1079,1157,196670,1080,1168,524345,152,1170,984,1078,1079,1080,1169,262205,213,1171,
1080,196670,1055,1171,131321,1163,131320,1163,131321,1172,131320,1172,458997,166,1155,1154,1163,
1173,1174,458997,154,1175,339,1163,1176,1174,262390,1177,1174,1,131321,1178,131320,1178,327856,
227,1179,1175,212,262394,1179,1180,1177,131320,1180,196670,1081,1157,196670,1082,1175,393273,154,
1181,939,1081,1082,327745,217,1182,1055,1175,262205,180,1183,1182,196670,1083,1183,196670,1084,72,
196670,1085,1155,458809,154,1184,1013,1083,1084,1085,262205,166,1173,1085,327856,227,1185,1181,
381,196855,1186,0,262394,1185,1187,1186,131320,1187,327814,154,1188,1181,200,327817,154,1189,1181,
200,393281,375,1190,384,1188,1189,196670,1190,1184,131321,1186,131320,1186,131321,1174,131320,
1174,327808,154,1176,1175,318,131321,1172,131320,1177,131321,1156,131320,1156,327808,154,1158,
1157,318,131321,1153,131320,1159,458986,166,1191,378,195,339,1154,262368,226,226,296,131326,73,
65592,327734,154,1192,0,179,196663,156,1193,196663,156,1194,131320,1195,262205,154,1196,1193,
327812,154,1197,1196,200,327814,154,1198,1197,10,262205,154,1199,1193,327812,154,1200,1199,200,
327817,154,1201,1200,10,327854,227,1202,1201,75,327846,227,1203,74,1202,262312,227,1204,1203,
196855,1205,0,262394,1204,1206,1205,131320,1206,327854,227,1207,1198,385,131321,1205,131320,1205,
458997,227,1208,1203,1195,1207,1206,196855,1209,0,262394,1208,1210,1209,131320,1210,262205,154,
1211,1193,327812,154,1212,1211,200,262205,154,1213,1194,327808,154,1214,1212,1213,131326,1214,
131320,1209,327812,154,1215,1198,10,327814,154,1216,1201,226,327808,154,1217,1215,1216,262205,154,
1218,1194,327879,154,1219,1218,195,327808,154,1220,1217,1219,262205,154,1221,1194,327874,154,1222,
1221,318,327812,154,1223,1222,386,327808,154,1224,1220,1223,131326,1224,65592,327734,157,1225,0,
220,196663,172,1226,196663,172,1227,196663,161,1228,196663,161,1229,196663,156,1230,131320,1231,
262205,166,1232,1226,262205,166,1233,1227,327810,166,1234,1232,1233,262255,157,1235,1234,262205,
157,1236,1229,262205,157,1237,1228,327813,157,76,1236,1237,327813,157,77,1235,76,327745,389,1238,
388,337,262205,154,1239,1238,327851,227,1240,1239,390,196855,1241,0,262394,1240,1242,1241,131320,
1242,262205,154,1243,1230,327808,154,1244,1239,1243,393281,357,1245,81,315,1244,262205,157,1246,
1245,327809,157,82,77,1246,131321,1241,131320,1241,458997,157,1247,77,1231,82,1242,131326,1247,
65592,327734,159,1248,0,221,196663,161,1249,196663,161,1250,196663,156,1251,196663,156,1252,
131320,1253,262203,285,1254,7,262205,154,1255,1252,327812,154,1256,1255,393,262205,154,1257,1251,
327808,154,1258,1256,1257,393281,394,1259,85,315,1258,262205,159,1260,1259,196670,1254,1260,
262205,157,1261,1249,327745,161,1262,1254,339,262205,157,1263,1262,327813,157,86,1261,1263,262205,
157,1264,1250,327745,161,1265,1254,195,262205,157,1266,1265,327813,157,87,1264,1266,327811,157,88,
86,87,262205,157,1267,1249,262205,157,1268,1265,327813,157,89,1267,1268,262205,157,1269,1250,
262205,157,1270,1262,327813,157,90,1269,1270,327809,157,91,89,90,327760,159,1271,88,91,131326,
1271,65592,327734,152,1272,0,222,196663,156,1273,196663,217,1274,196663,156,1275,131320,1276,
262203,161,1277,7,262203,161,1278,7,262203,156,1279,7,262203,156,1280,7,262203,161,1281,7,262203,
161,1282,7,262203,156,1283,7,262203,156,1284,7,262203,285,1285,7,262203,161,1286,7,262203,161,
1287,7,262203,156,1288,7,262203,156,1289,7,262203,285,1290,7,262203,161,1291,7,262203,161,1292,7,
262203,156,1293,7,262203,156,1294,7,262203,217,1295,7,262203,161,1296,7,262203,161,1297,7,262203,
161,1298,7,262203,161,1299,7,262205,154,1300,1273,327812,154,1301,1300,200,327814,154,1302,1301,
10,262205,154,1303,1273,327812,154,92,1303,200,327817,154,93,92,10,327745,396,1304,98,315,262205,
154,1305,1304,262205,154,1306,1275,327808,154,99,1305,1306,327808,154,1307,93,226,327856,227,1308,
1302,397,327856,227,1309,93,75,327847,227,1310,1308,1309,196855,1311,0,262394,1310,1312,1311,
131320,1312,196855,1313,0,262394,74,1314,1315,131320,1314,327814,154,100,93,226,327745,161,1316,
1274,339,262205,157,1317,1316,196670,1277,1317,327745,161,1318,1274,195,262205,157,1319,1318,
196670,1278,1319,196670,1279,100,196670,1280,99,524345,159,1320,1248,1277,1278,1279,1280,327761,
157,1321,1320,0,196670,1316,1321,327761,157,1322,1320,1,196670,1318,1322,327808,154,101,100,195,
327745,161,1323,1274,226,262205,157,1324,1323,196670,1281,1324,327745,161,1325,1274,338,262205,
157,1326,1325,196670,1282,1326,196670,1283,101,196670,1284,99,524345,159,1327,1248,1281,1282,1283,
1284,327761,157,1328,1327,0,196670,1323,1328,327761,157,1329,1327,1,196670,1325,1329,131321,1313,
131320,1315,327814,154,102,93,226,327745,161,1330,1274,339,262205,157,1331,1330,196670,1286,1331,
327745,161,1332,1274,226,262205,157,1333,1332,196670,1287,1333,196670,1288,102,196670,1289,99,
524345,159,1334,1248,1286,1287,1288,1289,196670,1285,1334,327808,154,103,102,195,327745,161,1335,
1274,195,262205,157,1336,1335,196670,1291,1336,327745,161,1337,1274,338,262205,157,1338,1337,
196670,1292,1338,196670,1293,103,196670,1294,99,524345,159,1339,1248,1291,1292,1293,1294,196670,
1290,1339,327745,161,1340,1285,339,262205,157,1341,1340,327745,161,1342,1290,339,262205,157,1343,
1342,327745,161,1344,1285,195,262205,157,1345,1344,327745,161,1346,1290,195,262205,157,1347,1346,
458832,180,1348,1341,1343,1345,1347,196670,1274,1348,327814,154,1349,93,226,327808,154,1350,1349,
398,131321,1313,131320,1313,458997,154,1351,1307,1314,1350,1315,458997,154,1352,93,1314,1349,1315,
131321,1311,131320,1311,458997,154,1353,1307,1276,1351,1313,458997,154,1354,93,1276,1352,1313,
327856,227,1355,1302,11,196855,1356,0,262394,1355,1357,1358,131320,1357,327745,389,1359,388,399,
262205,154,1360,1359,262205,154,1361,1275,327745,389,1362,388,335,262205,154,1363,1362,327812,154,
1364,1361,1363,327808,154,1365,1360,1364,327812,154,1366,1302,249,327808,154,1367,1365,1366,
262205,180,1368,1274,327745,400,1369,388,300,262205,157,1370,1369,327822,180,104,1368,1370,196670,
1295,104,327808,154,1371,1367,1354,327745,161,1372,1295,339,262205,157,1373,1372,393281,357,1374,
55,315,1371,196670,1374,1373,327808,154,1375,1371,195,327745,161,1376,1295,195,262205,157,1377,
1376,393281,357,1378,55,315,1375,196670,1378,1377,327808,154,1379,1367,1353,327745,161,1380,1295,
226,262205,157,1381,1380,393281,357,1382,55,315,1379,196670,1382,1381,327808,154,1383,1379,195,
327745,161,1384,1295,338,262205,157,1385,1384,393281,357,1386,55,315,1383,196670,1386,1385,131321,
1356,131320,1358,327810,154,1387,1302,11,327856,227,1388,1387,12,196855,1389,0,262394,1388,1390,
1391,131320,1390,131321,1389,131320,1391,327810,154,1392,1387,12,131321,1389,131320,1389,458997,
154,1393,1387,1390,1392,1391,327745,389,1394,388,401,262205,154,1395,1394,327812,154,1396,1393,
1395,327808,154,1397,1396,99,327812,154,1398,1397,249,327745,161,1399,1274,339,262205,157,1400,
1399,196670,1296,1400,327745,161,1401,1274,195,262205,157,1402,1401,196670,1297,1402,393273,154,
1403,588,1296,1297,327745,161,1404,1274,226,262205,157,1405,1404,196670,1298,1405,327745,161,1406,
1274,338,262205,157,1407,1406,196670,1299,1407,393273,154,1408,588,1298,1299,196855,1409,0,262394,
1388,1410,1411,131320,1410,327808,154,1412,1398,1354,327814,154,1413,1412,226,393281,396,1414,107,
315,1413,196670,1414,1403,327808,154,1415,1398,1353,327814,154,1416,1415,226,393281,396,1417,107,
315,1416,196670,1417,1408,131321,1409,131320,1411,327808,154,1418,1398,1354,327814,154,1419,1418,
226,393281,396,1420,110,315,1419,196670,1420,1403,327808,154,1421,1398,1353,327814,154,1422,1421,
226,393281,396,1423,110,315,1422,196670,1423,1408,131321,1409,131320,1409,131321,1356,131320,1356,
65789,65592,327734,152,1424,0,223,196663,156,1425,196663,161,1426,196663,156,1427,131320,1428,
262203,161,1429,7,262203,161,1430,7,327745,389,1431,388,399,262205,154,1432,1431,262205,154,1433,
1427,327745,389,1434,388,335,262205,154,1435,1434,327812,154,1436,1433,1435,327808,154,1437,1432,
1436,262205,154,1438,1425,327808,154,1439,1437,1438,393281,357,1440,55,315,1439,262205,157,1441,
1440,196670,1429,1441,262205,157,1442,1426,196670,1430,1442,393273,157,1443,715,1429,1430,196670,
1440,1443,65789,65592,327734,152,1444,0,224,196663,156,1445,196663,161,1446,196663,161,1447,
196663,156,1448,131320,1449,262203,161,1450,7,262203,161,1451,7,262203,161,1452,7,262203,161,1453,
7,262205,157,1454,1446,327866,227,1455,1454,334,262205,157,1456,1446,393385,157,1457,1455,1456,
334,196855,1458,0,262394,111,1459,1460,131320,1459,262205,157,1461,1446,262205,157,1462,1446,
262271,157,112,1462,196670,1450,112,327737,157,1463,633,1450,196670,1451,331,196670,1452,1463,
393273,157,1464,715,1451,1452,196670,1453,1464,327737,157,1465,600,1453,327813,157,113,1461,1465,
262205,157,1466,1447,327813,157,114,113,1466,131321,1458,131320,1460,327813,157,115,1457,1457,
262205,157,1467,1447,327813,157,116,115,1467,131321,1458,131320,1458,458997,157,1468,114,1459,116,
1460,327745,389,1469,388,399,262205,154,1470,1469,262205,154,1471,1448,327745,389,1472,388,335,
262205,154,1473,1472,327812,154,1474,1471,1473,327808,154,1475,1470,1474,262205,154,1476,1445,
327808,154,1477,1475,1476,393281,357,1478,55,315,1477,196670,1478,1468,65789,65592,327734,168,
1479,0,225,196663,156,1480,196663,156,1481,131320,1482,196855,1483,0,262394,404,1484,1485,131320,
1484,262205,154,1486,1481,327745,405,1487,384,1486,262205,168,1488,1487,131321,1483,131320,1485,
262205,154,1489,1480,327812,154,1490,1489,199,262205,154,1491,1481,327808,154,1492,1490,1491,
393281,407,1493,119,315,1492,262205,168,1494,1493,131321,1483,131320,1483,458997,168,1495,1488,
1484,1494,1485,131326,1495,65592,327734,152,1496,0,237,196663,156,1497,196663,231,1498,196663,236,
1499,131320,1500,262203,411,1501,7,131321,1502,131320,1502,458997,154,1503,339,1500,1504,1505,
262390,1506,1505,1,131321,1507,131320,1507,327856,227,1508,1503,233,262394,1508,1509,1506,131320,
1509,262205,154,1510,1497,327808,154,1511,1510,1503,327812,154,1512,1511,174,262201,154,1513,516,
327879,154,1514,1513,189,327808,154,1515,1512,1514,458764,154,1516,1,38,1515,409,131321,1517,
131320,1517,458997,154,1518,339,1509,1519,1520,262390,1521,1520,1,131321,1522,131320,1522,327856,
227,1523,1518,230,262394,1523,1524,1521,131320,1524,327812,154,1525,1503,230,327808,154,1526,1525,
1518,327745,389,1527,388,315,262205,154,1528,1527,196670,1501,1498,327745,156,1529,1501,1518,
262205,154,1530,1529,327812,154,1531,1530,412,327808,154,1532,1528,1531,327808,154,1533,1532,1516,
393281,407,1534,122,315,1533,262205,168,1535,1534,327745,169,1536,1499,1526,196670,1536,1535,
131321,1520,131320,1520,327808,154,1519,1518,318,131321,1517,131320,1521,131321,1505,131320,1505,
327808,154,1504,1503,318,131321,1502,131320,1506,65789,65592,327734,152,1537,0,241,196663,156,
1538,196663,235,1539,196663,240,1540,131320,1541,262203,156,1542,7,262203,156,1543,7,262203,156,
1544,7,262203,156,1545,7,262203,156,1546,7,262203,156,1547,7,262203,156,1548,7,262203,156,1549,7,
262203,169,1550,7,262203,236,1551,7,262203,169,1552,7,262203,169,1553,7,262203,169,1554,7,262203,
169,1555,7,131321,1556,131320,1556,458997,154,1557,339,1541,1558,1559,262390,1560,1559,1,131321,
1561,131320,1561,327856,227,1562,1557,233,262394,1562,1563,1560,131320,1563,262205,154,1564,1538,
327808,154,1565,1564,1557,327812,154,1566,1565,174,262201,154,1567,516,327879,154,1568,1567,189,
327808,154,1569,1566,1568,327814,154,1570,1569,226,327812,154,1571,1570,174,327817,154,1572,1569,
226,327808,154,1573,1571,1572,131321,1574,131320,1574,458997,154,1575,339,1563,1576,1577,262390,
1578,1577,1,131321,1579,131320,1579,327856,227,1580,1575,9,262394,1580,1581,1578,131320,1581,
196670,1542,1575,196670,1543,1573,393273,168,1582,1479,1542,1543,327808,154,1583,1573,226,196670,
1544,1575,196670,1545,1583,393273,168,1584,1479,1544,1545,327808,154,1585,1573,200,196670,1546,
1575,196670,1547,1585,393273,168,1586,1479,1546,1547,327808,154,1587,1573,413,196670,1548,1575,
196670,1549,1587,393273,168,1588,1479,1548,1549,131321,1589,131320,1589,458997,154,1590,339,1581,
1591,1592,262390,1593,1592,1,131321,1594,131320,1594,327856,227,1595,1590,230,262394,1595,1596,
1593,131320,1596,327812,154,1597,1575,230,327808,154,1598,1597,1590,327812,154,1599,1557,230,
327808,154,1600,1599,1590,196670,1551,1539,327745,169,1601,1551,1600,262205,168,1602,1601,196670,
1550,1602,196670,1552,1582,196670,1553,1584,196670,1554,1586,196670,1555,1588,589881,166,1603,663,
1550,1552,1553,1554,1555,327745,172,1604,1540,1598,262205,166,1605,1604,327808,166,1606,1605,1603,
196670,1604,1606,131321,1592,131320,1592,327808,154,1591,1590,318,131321,1589,131320,1593,131321,
1577,131320,1577,327808,154,1576,1575,318,131321,1574,131320,1578,131321,1559,131320,1559,327808,
154,1558,1557,318,131321,1556,131320,1560,65789,65592,327734,152,503,0,242,196663,156,1607,131320,
1608,262203,411,1609,7,262203,156,1610,7,262203,156,1611,7,262203,240,1612,7,262203,419,1613,7,
262203,156,1614,7,262203,236,1615,7,262203,422,1616,7,262203,156,1617,7,262203,156,1618,7,262203,
161,1619,7,262203,161,1620,7,262203,426,1621,7,262203,156,1622,7,262203,240,1623,7,262203,156,
1624,7,262203,236,1625,7,262203,156,1626,7,262203,240,1627,7,262203,172,1628,7,262203,172,1629,7,
262203,172,1630,7,262203,172,1631,7,262203,161,1632,7,262203,161,1633,7,262203,156,1634,7,262203,
156,1635,7,262203,161,1636,7,262203,156,1637,7,262203,172,1638,7,262203,172,1639,7,262203,161,
1640,7,262203,161,1641,7,262203,156,1642,7,262203,156,1643,7,262203,161,1644,7,262203,161,1645,7,
262203,156,1646,7,262203,156,1647,7,262203,217,1648,7,262203,156,1649,7,262201,154,1650,516,
327879,154,1651,1650,189,327874,154,1652,1650,414,262205,154,1653,1607,327812,154,1654,1653,254,
327808,154,1655,1654,1652,327812,154,1656,1655,8,131321,1657,131320,1657,458997,154,1658,339,1608,
1659,1660,262390,1661,1660,1,131321,1662,131320,1662,327856,227,1663,1658,8,262394,1663,1664,1661,
131320,1664,327808,154,1665,1656,1658,327745,389,1666,388,415,262205,154,1667,1666,327810,154,
1668,1667,195,458764,154,1669,1,38,1665,1668,196855,1670,0,262394,416,1671,1672,131320,1671,
327814,154,1673,1669,200,327817,154,1674,1669,200,196670,1610,1673,196670,1611,1674,393273,154,
1675,1192,1610,1611,131321,1670,131320,1672,131321,1670,131320,1670,458997,154,1676,1675,1671,
1669,1672,327745,156,1677,1609,1658,196670,1677,1676,196855,1678,0,262394,417,1679,1678,131320,
1679,327808,154,1680,8,1658,327808,154,1681,1667,1669,327745,156,1682,1609,1680,196670,1682,1681,
131321,1678,131320,1678,131321,1660,131320,1660,327808,154,1659,1658,318,131321,1657,131320,1661,
131321,1683,131320,1683,458997,154,1684,339,1661,1685,1686,262390,1687,1686,1,131321,1688,131320,
1688,327856,227,1689,1684,238,262394,1689,1690,1687,131320,1690,327745,172,1691,1612,1684,196670,
1691,315,131321,1686,131320,1686,327808,154,1685,1684,318,131321,1683,131320,1687,131321,1692,
131320,1692,458997,154,1693,339,1687,1694,1695,262390,1696,1695,1,131321,1697,131320,1697,327856,
227,1698,1693,230,262394,1698,1699,1696,131320,1699,327745,389,1700,388,318,262205,154,1701,1700,
327745,156,1702,1609,1693,262205,154,1703,1702,327808,154,1704,1701,1703,393281,357,1705,81,315,
1704,262205,157,1706,1705,327745,161,1707,1613,1693,196670,1707,1706,131321,1695,131320,1695,
327808,154,1694,1693,318,131321,1692,131320,1696,262205,231,1708,1609,196670,1614,339,458809,152,
1709,1496,1614,1708,1615,262205,235,1710,1615,196855,1711,0,262394,420,1712,1713,131320,1712,
327745,389,1714,388,316,262205,154,1715,1714,196670,1617,1715,327745,389,1716,388,414,262205,154,
1717,1716,196670,1618,1717,327745,400,1718,388,423,262205,157,1719,1718,196670,1619,1719,327745,
400,1720,388,424,262205,157,1721,1720,196670,1620,1721,524345,157,1722,1049,1617,1618,1619,1620,
327745,161,1723,1616,315,196670,1723,1722,262205,166,1724,378,327745,172,1725,1621,315,196670,
1725,1724,131321,1711,131320,1713,131321,1726,131320,1726,458997,154,1727,339,1713,1728,1729,
262390,1730,1729,1,131321,1731,131320,1731,327856,227,1732,1727,9,262394,1732,1733,1730,131320,
1733,327745,389,1734,388,427,262205,154,1735,1734,327812,154,1736,226,1727,327808,154,1737,1735,
1736,393281,357,1738,55,315,1737,262205,157,1739,1738,327745,161,1740,1616,1727,196670,1740,1739,
327808,154,1741,1737,195,393281,357,1742,55,315,1741,262205,157,1743,1742,262268,166,1744,1743,
327745,172,1745,1621,1727,196670,1745,1744,131321,1729,131320,1729,327808,154,1728,1727,318,
131321,1726,131320,1730,131321,1711,131320,1711,196670,1622,339,262205,239,1746,1612,196670,1623,
1746,458809,152,1747,1537,1622,1710,1623,262205,239,1748,1623,196670,1612,1748,131321,1749,131320,
1749,458997,154,1750,233,1711,1751,1752,262390,1753,1752,0,131321,1754,131320,1754,327856,227,
1755,1750,428,262394,1755,1756,1753,131320,1756,262205,231,1757,1609,196670,1624,1750,458809,152,
1758,1496,1624,1757,1625,262205,235,1759,1625,196670,1626,1750,262205,239,1760,1612,196670,1627,
1760,458809,152,1761,1537,1626,1759,1627,262205,239,1762,1627,196670,1612,1762,131321,1752,131320,
1752,327808,154,1751,1750,233,131321,1749,131320,1753,131321,1763,131320,1763,458997,154,1764,339,
1753,1765,1766,262390,1767,1766,1,131321,1768,131320,1768,327856,227,1769,1764,9,262394,1769,1770,
1767,131320,1770,131321,1771,131320,1771,458997,154,1772,339,1770,1773,1774,262390,1775,1774,1,
131321,1776,131320,1776,327856,227,1777,1772,8,262394,1777,1778,1775,131320,1778,327812,154,1779,
1764,230,327808,154,1780,1779,1772,327745,172,1781,1612,1780,262205,166,1782,1781,196670,1628,
1782,327737,166,1783,721,1628,196855,1784,0,262394,429,1785,1784,131320,1785,327808,154,1786,1779,
8,327808,154,1787,1786,1772,327745,172,1788,1612,1787,262205,166,1789,1788,196670,1629,1789,
327737,166,1790,721,1629,131321,1784,131320,1784,458997,166,1791,315,1778,1790,1785,196670,1630,
1783,327745,172,1792,1621,1764,262205,166,1793,1792,196670,1631,1793,327745,161,1794,1616,1764,
262205,157,1795,1794,196670,1632,1795,327745,161,1796,1613,1772,262205,157,1797,1796,196670,1633,
1797,327745,156,1798,1609,1772,262205,154,1799,1798,196670,1634,1799,589881,157,1800,1225,1630,
1631,1632,1633,1634,327851,227,1801,1651,339,196855,1802,0,262394,1801,1803,1802,131320,1803,
131321,1774,131320,1802,196855,1804,0,262394,430,1805,1806,131320,1805,327812,154,1807,1764,254,
327808,154,1808,1807,1652,327812,154,1809,1808,8,327808,154,1810,1809,1772,327745,361,1811,435,
1810,196670,1811,1800,131321,1804,131320,1806,327808,154,1812,1656,1772,327745,389,1813,388,415,
262205,154,1814,1813,327856,227,1815,1812,1814,196855,1816,0,262394,1815,1817,1816,131320,1817,
327745,389,1818,388,362,262205,154,1819,1818,327856,227,1820,1764,1819,131321,1816,131320,1816,
458997,227,1821,1815,1806,1820,1817,196855,1822,0,262394,1821,1823,1822,131320,1823,196855,1824,0,
262394,436,1825,1826,131320,1825,262205,154,1827,1798,196670,1635,1827,196670,1636,1800,196670,
1637,1764,458809,152,1828,1424,1635,1636,1637,131321,1824,131320,1826,327808,154,1829,437,1772,
262205,154,1830,1798,327808,154,1831,1814,1830,196670,1638,1791,262205,166,1832,1792,196670,1639,
1832,262205,157,1833,1794,196670,1640,1833,327745,161,1834,1613,1829,262205,157,1835,1834,196670,
1641,1835,196670,1642,1831,589881,157,1836,1225,1638,1639,1640,1641,1642,262205,154,1837,1798,
196670,1643,1837,196670,1644,1800,196670,1645,1836,196670,1646,1764,524345,152,1838,1444,1643,
1644,1645,1646,131321,1824,131320,1824,131321,1822,131320,1822,131321,1804,131320,1804,131321,
1774,131320,1774,327808,154,1773,1772,318,131321,1771,131320,1775,131321,1766,131320,1766,327808,
154,1765,1764,318,131321,1763,131320,1767,196855,1839,0,262394,438,1840,1839,131320,1840,262368,
226,226,296,262205,154,1841,1607,327812,154,1842,1841,440,327817,154,1843,1650,440,327808,154,
1844,1842,1843,327814,154,1845,1650,440,131321,1846,131320,1846,458997,154,1847,1845,1840,1848,
1849,262390,1850,1849,0,131321,1851,131320,1851,327856,227,1852,1847,9,262394,1852,1853,1850,
131320,1853,327812,154,1854,1847,440,327808,154,1855,1854,1843,327812,154,1856,1855,200,327812,
154,1857,1844,200,327745,389,1858,388,415,262205,154,1859,1858,327856,227,1860,1857,1859,196855,
1861,0,262394,1860,1862,1861,131320,1862,327745,389,1863,388,362,262205,154,1864,1863,327856,227,
1865,1847,1864,131321,1861,131320,1861,458997,227,1866,1860,1853,1865,1862,196855,1867,0,262394,
1866,1868,1867,131320,1868,327745,361,1869,435,1856,262205,157,1870,1869,327808,154,1871,1856,195,
327745,361,1872,435,1871,262205,157,1873,1872,327808,154,1874,1856,226,327745,361,1875,435,1874,
262205,157,1876,1875,327808,154,1877,1856,338,327745,361,1878,435,1877,262205,157,1879,1878,
458832,180,1880,1870,1873,1876,1879,196670,1647,1844,196670,1648,1880,196670,1649,1847,458809,152,
1881,1272,1647,1648,1649,131321,1867,131320,1867,131321,1849,131320,1849,327814,154,1882,6,440,
327808,154,1848,1847,1882,131321,1846,131320,1850,131321,1839,131320,1839,65789,65592,327734,154,
1883,0,243,196663,156,1884,131320,1885,262201,154,1886,516,327814,154,1887,1886,275,327812,154,
1888,1887,280,262205,154,1889,1884,327817,154,1890,1889,280,327808,154,1891,1888,1890,131326,1891,
65592,327734,154,1892,0,243,196663,156,1893,131320,1894,262201,154,1895,516,327817,154,1896,1895,
275,262205,154,1897,1893,327814,154,1898,1897,280,327812,154,1899,1898,6,327808,154,1900,1896,
1899,131326,1900,65592,327734,227,1901,0,244,196663,156,1902,131320,1903,262203,156,1904,7,262203,
156,1905,7,262205,154,1906,1902,196670,1904,1906,327737,154,1907,1883,1904,327856,227,1908,1907,
273,196855,1909,0,262394,1908,1910,1909,131320,1910,262205,154,1911,1902,196670,1905,1911,327737,
154,1912,1892,1905,327856,227,1913,1912,264,131321,1909,131320,1909,458997,227,1914,1908,1903,
1913,1910,131326,1914,65592,327734,152,1915,0,262,196663,156,1916,196663,156,1917,196663,156,1918,
196663,156,1919,196663,261,1920,131320,1921,262205,154,1922,1916,327745,389,1923,388,401,262205,
154,1924,1923,327812,154,1925,1922,1924,262205,154,1926,1917,327812,154,1927,1926,247,327808,154,
1928,1925,1927,327812,154,1929,1928,250,327812,154,1930,1929,174,262201,154,1931,516,327879,154,
1932,1931,189,327808,154,1933,1930,1932,131321,1934,131320,1934,458997,154,1935,339,1921,1936,
1937,262390,1938,1937,1,131321,1939,131320,1939,327856,227,1940,1935,258,262394,1940,1941,1938,
131320,1941,262205,154,1942,1919,327812,154,1943,1935,254,327808,154,1944,1942,1943,262201,154,
1945,516,327874,154,1946,1945,414,327808,154,1947,1944,1946,262205,154,1948,1918,327810,154,1949,
1948,195,458764,154,1950,1,38,1947,1949,131321,1951,131320,1951,458997,154,1952,339,1941,1953,
1954,262390,1955,1954,1,131321,1956,131320,1956,327856,227,1957,1952,250,262394,1957,1958,1955,
131320,1958,327812,154,1959,1935,250,327808,154,1960,1959,1952,327812,154,1961,1950,250,327808,
154,1962,1961,1952,327812,154,1963,1962,174,327808,154,1964,1933,1963,393281,407,1965,125,315,
1964,262205,168,1966,1965,327745,169,1967,1920,1960,196670,1967,1966,131321,1954,131320,1954,
327808,154,1953,1952,318,131321,1951,131320,1955,131321,1937,131320,1937,327808,154,1936,1935,318,
131321,1934,131320,1938,65789,65592,327734,152,1968,0,263,196663,260,1969,196663,156,1970,196663,
156,1971,131320,1972,262203,445,1973,7,262203,156,1974,7,262203,261,1975,7,262203,176,1976,7,
262203,285,1977,7,262203,161,1978,7,262203,161,1979,7,262203,161,1980,7,262203,161,1981,7,262203,
161,1982,7,262203,161,1983,7,262203,176,1984,7,262201,154,1985,516,327879,154,1986,1985,189,
131321,1987,131320,1987,458997,154,1988,339,1972,1989,1990,262390,1991,1990,1,131321,1992,131320,
1992,327856,227,1993,1988,258,262394,1993,1994,1991,131320,1994,262205,154,1995,1971,327812,154,
1996,1988,254,327808,154,1997,1995,1996,262201,154,1998,516,327874,154,1999,1998,414,327808,154,
2000,1997,1999,131321,2001,131320,2001,458997,154,2002,339,1994,2003,2004,262390,2005,2004,1,
131321,2006,131320,2006,327856,227,2007,2002,442,262394,2007,2008,2005,131320,2008,327812,154,
2009,1988,250,327814,154,2010,2002,200,327808,154,2011,2009,2010,327817,154,2012,2002,200,196670,
1975,1969,393281,156,2013,1975,2011,2012,262205,154,2014,2013,196670,1974,2014,327737,159,2015,
544,1974,327745,285,2016,1973,2002,196670,2016,2015,131321,2004,131320,2004,327808,154,2003,2002,
318,131321,2001,131320,2005,131321,2017,131320,2017,458997,154,2018,339,2005,2019,2020,262390,
2021,2020,0,131321,2022,131320,2022,327856,227,2023,2018,273,262394,2023,2024,2021,131320,2024,
131321,2025,131320,2025,458997,166,2026,315,2024,2027,2028,262390,2029,2028,1,131321,2030,131320,
2030,327857,227,2031,2026,362,262394,2031,2032,2029,131320,2032,327745,161,2033,1976,2026,196670,
2033,334,131321,2028,131320,2028,327808,166,2027,2026,318,131321,2025,131320,2029,131321,2034,
131320,2034,458997,154,2035,339,2029,2036,2037,262390,2038,2037,1,131321,2039,131320,2039,327856,
227,2040,2035,446,262394,2040,2041,2038,131320,2041,327812,154,2042,2018,250,327814,154,2043,2035,
200,327808,154,2044,2042,2043,327812,154,2045,2044,185,327812,154,2046,1986,200,327808,154,2047,
2045,2046,327817,154,2048,2035,200,327808,154,2049,2047,2048,327745,452,2050,451,2049,262205,159,
2051,2050,196670,1977,2051,327812,154,2052,2048,226,327745,161,2053,1977,339,262205,157,2054,2053,
196670,1978,2054,393281,161,2055,1973,2035,339,262205,157,2056,2055,196670,1979,2056,327745,161,
2057,1976,2052,262205,157,2058,2057,196670,1980,2058,458809,157,2059,646,1978,1979,1980,196670,
2057,2059,327808,154,2060,2052,195,327745,161,2061,1977,195,262205,157,2062,2061,196670,1981,2062,
393281,161,2063,1973,2035,195,262205,157,2064,2063,196670,1982,2064,327745,161,2065,1976,2060,
262205,157,2066,2065,196670,1983,2066,458809,157,2067,646,1981,1982,1983,196670,2065,2067,131321,
2037,131320,2037,327808,154,2036,2035,318,131321,2034,131320,2038,262205,175,2068,1976,196670,
1984,2068,327737,157,2069,757,1984,327850,227,2070,1986,339,262205,154,2071,1970,327856,227,2072,
2000,2071,327847,227,2073,2070,2072,196855,2074,0,262394,2073,2075,2074,131320,2075,327812,154,
2076,2018,247,327808,154,2077,2076,2000,327745,361,2078,456,2077,196670,2078,2069,131321,2074,
131320,2074,131321,2020,131320,2020,327808,154,2019,2018,318,131321,2017,131320,2021,131321,1990,
131320,1990,327808,154,1989,1988,318,131321,1987,131320,1991,65789,65592,327734,152,2079,0,242,
196663,156,2080,131320,2081,262203,176,2082,7,262203,161,2083,7,262203,161,2084,7,262203,161,2085,
7,262203,161,2086,7,262203,176,2087,7,262201,154,2088,516,327879,154,2089,2088,189,262201,154,
2090,516,327874,154,2091,2090,414,262368,226,226,296,131321,2092,131320,2092,458997,154,2093,339,
2081,2094,2095,262390,2096,2095,0,131321,2097,131320,2097,327856,227,2098,2093,273,262394,2098,
2099,2096,131320,2099,327808,154,2100,2093,2091,458764,154,2101,1,38,2100,457,327812,154,2102,
2101,247,327745,361,2103,456,2102,262205,157,2104,2103,131321,2105,131320,2105,458997,157,2106,
2104,2099,2107,2108,458997,154,2109,339,2099,128,2108,262390,2110,2108,1,131321,2111,131320,2111,
327856,227,2112,2109,174,262394,2112,2113,2110,131320,2113,327812,154,126,2089,174,327808,154,127,
126,2109,327808,154,2114,2102,127,327745,361,2115,456,2114,262205,157,2116,2115,262205,154,2117,
2080,327856,227,2118,127,2117,393385,157,2119,2118,2116,2106,327745,161,2120,2082,2109,196670,
2120,2119,262205,157,2121,2120,327866,227,2122,2121,2106,196855,2123,0,262394,2122,2124,2125,
131320,2124,262205,157,2126,2120,131321,2123,131320,2125,131321,2123,131320,2123,458997,157,2107,
2126,2124,2106,2125,131321,2108,131320,2108,327808,154,128,2109,318,131321,2105,131320,2110,
196670,2083,2106,327737,157,2127,736,2083,131321,2128,131320,2128,458997,154,2129,339,2110,132,
2130,262390,2131,2130,1,131321,2132,131320,2132,327856,227,2133,2129,174,262394,2133,2134,2131,
131320,2134,262271,157,129,2127,327745,161,2135,2082,2129,262205,157,2136,2135,196670,2084,2136,
196670,2085,129,393273,157,2137,715,2084,2085,196670,2086,2137,327737,157,2138,633,2086,327812,
154,130,2089,174,327808,154,131,130,2129,262205,154,2139,2080,327856,227,2140,131,2139,393385,157,
2141,2140,2138,334,196670,2135,2141,131321,2130,131320,2130,327808,154,132,2129,318,131321,2128,
131320,2131,262205,175,2142,2082,196670,2087,2142,327737,157,2143,757,2087,262368,226,226,296,
327856,227,2144,2100,273,196855,2145,0,262394,2144,2146,2145,131320,2146,131321,2147,131320,2147,
458997,154,2148,339,2146,2149,2150,262390,2151,2150,1,131321,2152,131320,2152,327856,227,2153,
2148,174,262394,2153,2154,2151,131320,2154,327812,154,2155,2089,174,327808,154,2156,2102,2155,
327808,154,2157,2156,2148,327745,161,2158,2082,2148,262205,157,2159,2158,327745,361,2160,456,2157,
196670,2160,2159,131321,2150,131320,2150,327808,154,2149,2148,318,131321,2147,131320,2151,327850,
227,2161,2089,339,196855,2162,0,262394,2161,2163,2162,131320,2163,327745,361,2164,460,2101,196670,
2164,2127,327745,361,2165,461,2101,196670,2165,2143,131321,2162,131320,2162,131321,2145,131320,
2145,131321,2095,131320,2095,327808,154,2094,2093,254,131321,2092,131320,2096,262368,226,226,296,
65789,65592,327734,152,2166,0,272,196663,156,2167,196663,156,2168,196663,156,2169,196663,156,2170,
196663,271,2171,131320,2172,262203,156,2173,7,262205,154,2174,2167,327745,389,2175,388,401,262205,
154,2176,2175,327812,154,2177,2174,2176,262205,154,2178,2168,327812,154,2179,2178,247,327808,154,
2180,2177,2179,327812,154,2181,2180,462,131321,2182,131320,2182,458997,154,2183,339,2172,2184,
2185,262390,2186,2185,1,131321,2187,131320,2187,327856,227,2188,2183,269,262394,2188,2189,2186,
131320,2189,327814,154,2190,2183,268,327812,154,2191,2190,280,196670,2173,2191,327737,154,2192,
1892,2173,458764,154,2193,1,38,2192,463,262205,154,2194,2170,327817,154,2195,2183,268,327808,154,
2196,2194,2195,262205,154,2197,2169,327810,154,2198,2197,195,458764,154,2199,1,38,2196,2198,
327812,154,2200,2199,464,327808,154,2201,2181,2200,327808,154,2202,2201,2193,393281,396,2203,110,
315,2202,262205,154,2204,2203,327745,156,2205,2171,2183,196670,2205,2204,131321,2185,131320,2185,
327808,154,2184,2183,318,131321,2182,131320,2186,65789,65592,327734,152,2206,0,284,196663,270,
2207,196663,156,2208,196663,156,2209,196663,283,2210,131320,2211,262203,271,2212,7,262203,156,
2213,7,262203,156,2214,7,131321,2215,131320,2215,458997,154,2216,339,2211,136,2217,262390,2218,
2217,1,131321,2219,131320,2219,327856,227,2220,2216,268,262394,2220,2221,2218,131320,2221,131321,
2222,131320,2222,458997,154,2223,339,2221,2224,2225,262390,2226,2225,1,131321,2227,131320,2227,
327856,227,2228,2223,267,262394,2228,2229,2226,131320,2229,262205,154,2230,2209,327808,154,133,
2230,2216,262205,154,2231,2208,327856,227,2232,133,2231,196855,2233,0,262394,2232,2234,2235,
131320,2234,327812,154,2236,2223,268,327808,154,2237,2236,2216,196670,2212,2207,327745,156,2238,
2212,2237,262205,154,2239,2238,131321,2233,131320,2235,131321,2233,131320,2233,458997,154,2240,
2239,2234,339,2235,196670,2213,2240,327737,159,2241,544,2213,131321,2242,131320,2242,458997,154,
2243,339,2233,2244,2245,262390,2246,2245,1,131321,2247,131320,2247,327856,227,2248,2243,280,
262394,2248,2249,2246,131320,2249,327812,154,2250,2223,280,327808,154,2251,2250,2243,196670,2214,
2251,327737,154,2252,1883,2214,458764,154,2253,1,38,2252,465,327812,154,2254,2253,247,262205,154,
2255,2209,327808,154,2256,2254,2255,327808,154,2257,2256,2216,327745,361,2258,456,2257,262205,157,
2259,2258,327745,285,2260,2210,2251,262205,159,2261,2260,327822,159,134,2241,2259,327809,159,135,
2261,134,196670,2260,135,131321,2245,131320,2245,327808,154,2244,2243,318,131321,2242,131320,2246,
131321,2225,131320,2225,327808,154,2224,2223,318,131321,2222,131320,2226,131321,2217,131320,2217,
327808,154,136,2216,318,131321,2215,131320,2218,65789,65592,327734,152,2262,0,286,196663,161,2263,
196663,161,2264,196663,285,2265,196663,161,2266,196663,161,2267,196663,285,2268,131320,2269,
262203,161,2270,7,262203,161,2271,7,262203,161,2272,7,262203,161,2273,7,262203,161,2274,7,262203,
161,2275,7,262205,157,2276,2263,262205,157,2277,2266,327866,227,2278,2276,2277,262205,157,2279,
2263,262205,157,2280,2266,393385,157,2281,2278,2279,2280,262271,157,137,2281,262205,157,2282,2263,
196670,2270,2282,196670,2271,137,393273,157,2283,715,2270,2271,196670,2272,2283,327737,157,2284,
633,2272,262205,157,2285,2266,196670,2273,2285,196670,2274,137,393273,157,2286,715,2273,2274,
196670,2275,2286,327737,157,2287,633,2275,262205,157,2288,2264,327813,157,138,2288,2284,262205,
157,2289,2267,327813,157,139,2289,2287,327809,157,140,138,139,262205,159,2290,2265,327822,159,141,
2290,2284,262205,159,2291,2268,327822,159,142,2291,2287,327809,159,143,141,142,196670,2264,140,
196670,2265,143,196670,2263,2281,65789,65592,327734,152,2292,0,287,196663,156,2293,196663,156,
2294,196663,156,2295,196663,161,2296,196663,285,2297,131320,2298,262203,156,2299,7,262203,161,
2300,7,262203,156,2301,7,262205,154,2302,2294,327812,154,2303,2302,273,262205,154,2304,2295,
196670,2299,2304,327737,154,2305,1883,2299,327808,154,2306,2303,2305,262205,159,2307,2297,262205,
157,2308,2296,196670,2300,2308,327737,157,2309,600,2300,327822,159,144,2307,2309,327745,389,2310,
388,467,262205,154,2311,2310,262205,154,2312,2293,327745,389,2313,388,468,262205,154,2314,2313,
327812,154,2315,2312,2314,327808,154,2316,2311,2315,327812,154,2317,2306,10,327808,154,2318,2316,
2317,327814,154,2319,2318,226,262205,154,2320,2295,196670,2301,2320,327737,154,2321,1892,2301,
327808,154,2322,2319,2321,393281,394,2323,147,315,2322,196670,2323,144,65789,65592,327734,154,
2324,0,288,196663,156,2325,196663,156,2326,196663,156,2327,196663,156,2328,131320,2329,327745,389,
2330,388,298,262205,154,2331,2330,262205,154,2332,2325,327812,154,2333,2332,12,262205,154,2334,
2326,327808,154,2335,2333,2334,327745,389,2336,388,469,262205,154,2337,2336,327812,154,2338,2335,
2337,262205,154,2339,2327,327808,154,2340,2338,2339,327812,154,2341,2340,273,262205,154,2342,2328,
327808,154,2343,2341,2342,327812,154,2344,2343,470,327808,154,2345,2331,2344,327814,154,2346,2345,
226,131326,2346,65592,327734,152,2347,0,289,196663,156,2348,196663,156,2349,196663,156,2350,
196663,156,2351,131320,2352,262203,156,2353,7,262203,156,2354,7,262203,156,2355,7,262203,156,2356,
7,262203,156,2357,7,262203,473,2358,7,262203,473,2359,7,262203,156,2360,7,262203,161,2361,7,
262203,161,2362,7,262203,285,2363,7,262203,161,2364,7,262203,161,2365,7,262203,285,2366,7,262203,
156,2367,7,262203,156,2368,7,262203,156,2369,7,262203,161,2370,7,262203,285,2371,7,131321,2372,
131320,2372,458997,159,2373,471,2352,2374,2375,458997,157,2376,334,2352,2377,2375,458997,154,2378,
339,2352,2379,2375,458997,157,2380,334,2352,2381,2375,262390,2382,2375,0,131321,2383,131320,2383,
262205,154,2384,2350,327856,227,2385,2378,2384,262394,2385,2386,2382,131320,2386,131321,2387,
131320,2387,458997,154,2388,339,2386,2389,2390,262390,2391,2390,1,131321,2392,131320,2392,327856,
227,2393,2388,174,262394,2393,2394,2391,131320,2394,327808,154,2395,2378,2388,262205,154,2396,
2350,327810,154,2397,2396,195,458764,154,2398,1,38,2395,2397,262205,154,2399,2351,196670,2353,
2399,327737,154,2400,1883,2353,262205,154,2401,2348,196670,2354,2401,262205,154,2402,2349,196670,
2355,2402,196670,2356,2398,196670,2357,2400,524345,154,2403,2324,2354,2355,2356,2357,327808,154,
2404,2403,264,393281,394,2405,147,315,2404,262205,159,2406,2405,327745,285,2407,2358,2388,196670,
2407,2406,262205,154,2408,2351,196670,2360,2408,327737,154,2409,1892,2360,327808,154,2410,2403,
2409,393281,394,2411,147,315,2410,262205,159,2412,2411,327745,285,2413,2359,2388,196670,2413,2412,
131321,2390,131320,2390,327808,154,2389,2388,318,131321,2387,131320,2391,131321,2414,131320,2414,
458997,159,2374,2373,2391,2415,2416,458997,157,2377,2376,2391,2417,2416,458997,157,2381,2380,2391,
2418,2416,458997,154,2419,339,2391,2420,2416,262390,2421,2416,1,131321,2422,131320,2422,327856,
227,2423,2419,174,262394,2423,2424,2421,131320,2424,327808,154,2425,2378,2419,327850,227,2426,
2425,339,196855,2427,0,262394,2426,2428,2429,131320,2428,393281,161,2430,2358,2419,339,262205,157,
2431,2430,393281,161,2432,2358,2419,195,262205,157,2433,2432,327745,285,2434,2359,2419,262205,159,
2435,2434,131321,2427,131320,2429,262205,154,2436,2350,327856,227,2437,2425,2436,196855,2438,0,
262394,2437,2439,2438,131320,2439,196670,2361,2381,196670,2362,2377,196670,2363,2374,393281,161,
2440,2358,2419,339,262205,157,2441,2440,196670,2364,2441,393281,161,2442,2358,2419,195,262205,157,
2443,2442,196670,2365,2443,327745,285,2444,2359,2419,262205,159,2445,2444,196670,2366,2445,655417,
152,2446,2262,2361,2362,2363,2364,2365,2366,262205,157,2447,2361,262205,157,2448,2362,262205,159,
2449,2363,131321,2438,131320,2438,458997,159,2450,2374,2429,2449,2439,458997,157,2451,2377,2429,
2448,2439,458997,157,2452,2381,2429,2447,2439,131321,2427,131320,2427,458997,159,2415,2435,2428,
2450,2438,458997,157,2417,2433,2428,2451,2438,458997,157,2418,2431,2428,2452,2438,131321,2416,
131320,2416,327808,154,2420,2419,318,131321,2414,131320,2421,131321,2375,131320,2375,327808,154,
2379,2378,174,131321,2372,131320,2382,262205,154,2453,2348,196670,2367,2453,262205,154,2454,2349,
196670,2368,2454,262205,154,2455,2351,196670,2369,2455,196670,2370,2376,196670,2371,2373,589881,
152,2456,2292,2367,2368,2369,2370,2371,65789,65592,327734,152,2457,0,290,196663,156,2458,196663,
156,2459,196663,156,2460,196663,156,2461,196663,283,2462,131320,2463,262203,156,2464,7,262203,156,
2465,7,262203,156,2466,7,262203,156,2467,7,262203,156,2468,7,262203,156,2469,7,262203,156,2470,7,
262203,156,2471,7,262203,156,2472,7,262203,156,2473,7,262203,156,2474,7,262203,156,2475,7,262203,
156,2476,7,262203,156,2477,7,262203,156,2478,7,262203,156,2479,7,262201,154,2480,516,262205,154,
2481,2458,327812,154,2482,2481,12,262205,154,2483,2459,327808,154,2484,2482,2483,131321,2485,
131320,2485,458997,154,2486,339,2463,2487,2488,262390,2489,2488,1,131321,2490,131320,2490,327856,
227,2491,2486,281,262394,2491,2492,2489,131320,2492,196670,2464,2486,327737,227,2493,1901,2464,
196855,2494,0,262394,2493,2495,2494,131320,2495,196670,2465,2486,327737,154,2496,1883,2465,262205,
154,2497,2458,196670,2466,2497,262205,154,2498,2459,196670,2467,2498,262205,154,2499,2460,196670,
2468,2499,196670,2469,2496,524345,154,2500,2324,2466,2467,2468,2469,196670,2470,2486,327737,154,
2501,1892,2470,327808,154,2502,2500,2501,327745,285,2503,2462,2486,262205,159,2504,2503,393281,
394,2505,147,315,2502,196670,2505,2504,131321,2494,131320,2494,131321,2488,131320,2488,327808,154,
2487,2486,318,131321,2485,131320,2489,131321,2506,131320,2506,458997,154,2507,2480,2489,2508,2509,
262390,2510,2509,0,131321,2511,131320,2511,327856,227,2512,2507,273,262394,2512,2513,2510,131320,
2513,262205,154,2514,2458,196670,2471,2514,262205,154,2515,2459,196670,2472,2515,262205,154,2516,
2460,196670,2473,2516,196670,2474,2507,524345,154,2517,2324,2471,2472,2473,2474,327808,154,2518,
2517,264,327745,361,2519,460,2507,262205,157,2520,2519,327745,361,2521,461,2507,262205,157,2522,
2521,327760,159,2523,2520,2522,393281,394,2524,147,315,2518,196670,2524,2523,131321,2509,131320,
2509,327808,154,2508,2507,6,131321,2506,131320,2510,262201,152,2525,519,327850,227,2526,2480,339,
196855,2527,0,262394,2526,2528,2527,131320,2528,393281,396,2529,98,476,2484,458986,154,2530,2529,
195,339,195,262205,154,2531,2461,327810,154,2532,2531,195,327850,227,2533,2530,2532,196670,475,
2533,262205,227,2534,475,196855,2535,0,262394,2534,2536,2535,131320,2536,196670,2529,339,131321,
2535,131320,2535,131321,2527,131320,2527,262201,152,2537,519,262205,227,2538,475,262312,227,2539,
2538,196855,2540,0,262394,2539,2541,2540,131320,2541,65789,131320,2540,131321,2542,131320,2542,
458997,154,2543,339,2540,2544,2545,262390,2546,2545,0,131321,2547,131320,2547,327856,227,2548,
2543,281,262394,2548,2549,2546,131320,2549,196670,2475,2543,327737,227,2550,1901,2475,196855,2551,
0,262394,2550,2552,2551,131320,2552,262205,154,2553,2458,196670,2476,2553,262205,154,2554,2459,
196670,2477,2554,262205,154,2555,2461,196670,2478,2555,196670,2479,2543,524345,152,2556,2347,2476,
2477,2478,2479,131321,2551,131320,2551,131321,2545,131320,2545,327808,154,2544,2543,318,131321,
2542,131320,2546,65789,65592,327734,152,2557,0,292,196663,291,2558,131320,2559,262203,161,2560,7,
262203,161,2561,7,262203,285,2562,7,262203,161,2563,7,262203,161,2564,7,262203,285,2565,7,262201,
154,2566,516,131321,2567,131320,2567,458997,154,2568,2566,2559,2569,2570,262390,2571,2570,0,
131321,2572,131320,2572,327856,227,2573,2568,273,262394,2573,2574,2571,131320,2574,327745,361,
2575,477,2568,262205,157,2576,2575,327745,361,2577,478,2568,262205,157,2578,2577,262205,227,2579,
2558,196855,2580,0,262394,2579,2581,2582,131320,2581,327745,361,2583,460,2568,262205,157,2584,
2583,327745,361,2585,461,2568,262205,157,2586,2585,131321,2580,131320,2582,196670,2560,2576,
196670,2561,2578,196670,2562,471,327745,361,2587,460,2568,262205,157,2588,2587,196670,2563,2588,
327745,361,2589,461,2568,262205,157,2590,2589,196670,2564,2590,196670,2565,471,655417,152,2591,
2262,2560,2561,2562,2563,2564,2565,262205,157,2592,2560,262205,157,2593,2561,131321,2580,131320,
2580,458997,157,2594,2586,2581,2593,2582,458997,157,2595,2584,2581,2592,2582,196670,2575,2595,
196670,2577,2594,131321,2570,131320,2570,327808,154,2569,2568,6,131321,2567,131320,2571,65789,
65592,327734,152,515,0,293,196663,156,2596,196663,156,2597,196663,156,2598,131320,2599,262203,156,
2600,7,262203,156,2601,7,262203,156,2602,7,262203,156,2603,7,262203,261,2604,7,262203,156,2605,7,
262203,156,2606,7,262203,156,2607,7,262203,156,2608,7,262203,156,2609,7,262203,156,2610,7,262203,
261,2611,7,262203,156,2612,7,262203,156,2613,7,262203,156,2614,7,262203,156,2615,7,262203,156,
2616,7,262203,156,2617,7,262203,271,2618,7,262203,156,2619,7,262203,283,2620,7,262203,156,2621,7,
262203,156,2622,7,262203,283,2623,7,262203,156,2624,7,262203,156,2625,7,262203,156,2626,7,262203,
156,2627,7,262203,271,2628,7,262203,156,2629,7,262203,156,2630,7,262203,283,2631,7,262203,156,
2632,7,262203,283,2633,7,262203,161,2634,7,262203,161,2635,7,262203,285,2636,7,262203,161,2637,7,
262203,161,2638,7,262203,285,2639,7,262203,291,2640,7,262203,156,2641,7,262203,156,2642,7,262203,
156,2643,7,262203,156,2644,7,262203,283,2645,7,262203,156,2646,7,262203,156,2647,7,262203,156,
2648,7,262203,156,2649,7,262203,156,2650,7,262203,161,2651,7,262203,285,2652,7,262201,154,2653,
516,327745,396,2654,98,315,262205,154,2655,2654,262205,154,2656,2596,327808,154,2657,2655,2656,
327814,154,2658,2657,247,327808,154,2659,2658,195,262205,154,2660,2598,393385,154,2661,148,2660,
339,196855,2662,0,262394,148,2663,2664,131320,2663,327808,154,2665,2661,195,131321,2662,131320,
2664,131321,2662,131320,2662,458997,154,2666,2665,2663,2659,2664,327854,227,2667,2661,2659,196855,
2668,0,262394,2667,2669,2668,131320,2669,65789,131320,2668,131321,2670,131320,2670,458997,154,
2671,2661,2668,2672,2673,262390,2674,2673,0,131321,2675,131320,2675,327856,227,2676,2671,2666,
262394,2676,2677,2674,131320,2677,327808,154,2678,2657,195,327812,154,2679,2671,247,327810,154,
2680,2678,2679,458764,154,2681,1,38,247,2680,262205,154,2682,2597,196670,2600,2682,196670,2601,
2671,196670,2602,2681,196670,2603,339,589881,152,2683,1915,2600,2601,2602,2603,2604,262205,260,
2684,2604,327850,227,2685,2671,2661,196855,2686,0,262394,2685,2687,2686,131320,2687,327745,389,
2688,388,399,262205,154,2689,2688,262205,154,2690,2596,327745,389,2691,388,335,262205,154,2692,
2691,327812,154,2693,2690,2692,327808,154,2694,2689,2693,327814,154,2695,2694,226,262205,154,2696,
2597,327812,154,2697,2696,273,327812,154,2698,2697,249,327814,154,2699,2698,226,327808,154,2700,
2695,2699,131321,2701,131320,2701,458997,154,2702,2653,2687,2703,2704,262390,2705,2704,0,131321,
2706,131320,2706,327856,227,2707,2702,480,262394,2707,2708,2705,131320,2708,327808,154,2709,2700,
2702,393281,394,2710,147,315,2709,262205,159,2711,2710,327745,452,2712,451,2702,196670,2712,2711,
131321,2704,131320,2704,327808,154,2703,2702,6,131321,2701,131320,2705,262368,226,226,296,131321,
2686,131320,2686,196670,2605,2681,196670,2606,339,458809,152,2713,1968,2684,2605,2606,131321,2714,
131320,2714,458997,154,2715,481,2686,2716,2717,262390,2718,2717,0,131321,2719,131320,2719,327856,
227,2720,2715,247,262394,2720,2721,2718,131320,2721,262205,154,2722,2597,196670,2607,2722,196670,
2608,2671,196670,2609,2681,196670,2610,2715,589881,152,2723,1915,2607,2608,2609,2610,2611,262205,
260,2724,2611,196670,2612,2681,196670,2613,2715,458809,152,2725,1968,2724,2612,2613,131321,2717,
131320,2717,327808,154,2716,2715,482,131321,2714,131320,2718,262205,154,2726,2597,196670,2614,
2726,196670,2615,2671,196670,2616,2681,196670,2617,339,589881,152,2727,2166,2614,2615,2616,2617,
2618,262205,270,2728,2618,196670,2619,2681,327737,152,2729,2079,2619,131321,2730,131320,2730,
458997,154,2731,339,2718,2732,2733,262390,2734,2733,1,131321,2735,131320,2735,327856,227,2736,
2731,281,262394,2736,2737,2734,131320,2737,327745,285,2738,2620,2731,196670,2738,471,131321,2733,
131320,2733,327808,154,2732,2731,318,131321,2730,131320,2734,196670,2621,2681,196670,2622,339,
262205,282,2739,2620,196670,2623,2739,524345,152,2740,2206,2728,2621,2622,2623,262205,282,2741,
2623,196670,2620,2741,131321,2742,131320,2742,458997,154,2743,268,2734,2744,2745,262390,2746,2745,
0,131321,2747,131320,2747,327856,227,2748,2743,247,262394,2748,2749,2746,131320,2749,262205,154,
2750,2597,196670,2624,2750,196670,2625,2671,196670,2626,2681,196670,2627,2743,589881,152,2751,
2166,2624,2625,2626,2627,2628,262205,270,2752,2628,196670,2629,2681,196670,2630,2743,262205,282,
2753,2620,196670,2631,2753,524345,152,2754,2206,2752,2629,2630,2631,262205,282,2755,2631,196670,
2620,2755,131321,2745,131320,2745,327808,154,2744,2743,268,131321,2742,131320,2746,131321,2756,
131320,2756,458997,154,2757,339,2746,2758,2759,262390,2760,2759,1,131321,2761,131320,2761,327856,
227,2762,2757,281,262394,2762,2763,2760,131320,2763,196670,2632,2757,327737,154,2764,1883,2632,
458764,154,2765,1,38,2764,483,327745,361,2766,477,2765,262205,157,2767,2766,327745,361,2768,478,
2765,262205,157,2769,2768,196855,2770,0,262394,2685,2771,2772,131320,2771,327745,285,2773,2620,
2757,262205,159,2774,2773,327745,285,2775,2633,2757,196670,2775,2774,131321,2770,131320,2772,
196670,2634,2767,196670,2635,2769,327745,285,2776,2633,2757,262205,159,2777,2776,196670,2636,2777,
327745,361,2778,460,2765,262205,157,2779,2778,196670,2637,2779,327745,361,2780,461,2765,262205,
157,2781,2780,196670,2638,2781,327745,285,2782,2620,2757,262205,159,2783,2782,196670,2639,2783,
655417,152,2784,2262,2634,2635,2636,2637,2638,2639,262205,159,2785,2636,196670,2776,2785,131321,
2770,131320,2770,131321,2759,131320,2759,327808,154,2758,2757,318,131321,2756,131320,2760,262368,
226,226,296,196670,2640,2685,327737,152,2786,2557,2640,262368,226,226,296,131321,2673,131320,2673,
327808,154,2672,2671,318,131321,2670,131320,2674,327852,227,2787,2659,195,327847,227,2788,148,
2787,196855,2789,0,262394,2788,2790,2789,131320,2790,262205,154,2791,2596,196670,2641,2791,262205,
154,2792,2597,196670,2642,2792,196670,2643,2661,196670,2644,2659,262205,282,2793,2633,196670,2645,
2793,589881,152,2794,2457,2641,2642,2643,2644,2645,65789,131320,2789,131321,2795,131320,2795,
458997,154,2796,339,2789,2797,2798,262390,2799,2798,1,131321,2800,131320,2800,327856,227,2801,
2796,281,262394,2801,2802,2799,131320,2802,196670,2646,2796,327737,227,2803,1901,2646,196855,2804,
0,262394,2803,2805,2804,131320,2805,196670,2647,2796,327737,154,2806,1883,2647,262205,154,2807,
2596,196670,2648,2807,262205,154,2808,2597,196670,2649,2808,196670,2650,2796,327745,361,2809,478,
2806,262205,157,2810,2809,196670,2651,2810,327745,285,2811,2633,2796,262205,159,2812,2811,196670,
2652,2812,589881,152,2813,2292,2648,2649,2650,2651,2652,131321,2804,131320,2804,131321,2798,
131320,2798,327808,154,2797,2796,318,131321,2795,131320,2799,65789,65592,327734,152,505,0,153,
131320,2814,262201,152,2815,519,262201,154,2816,516,327850,227,2817,2816,339,196855,2818,0,262394,
2817,2819,2818,131320,2819,327745,396,2820,98,423,458986,154,2821,2820,195,339,195,131321,2818,
131320,2818,65789,65592,327734,152,510,0,153,131320,2822,262201,154,2823,516,327850,227,2824,2823,
339,196855,2825,0,262394,2824,2826,2825,131320,2826,131321,2827,131320,2827,458997,227,2828,484,
2826,2829,2830,458997,154,2831,339,2826,2832,2830,262390,2833,2830,0,131321,2834,131320,2834,
327856,227,2835,2831,149,262312,227,2836,2828,327847,227,2837,2835,2836,262394,2837,2838,2833,
131320,2838,327745,396,2839,98,423,458993,154,2840,2839,195,339,339,327745,389,2841,388,485,
262205,154,2842,2841,327854,227,2829,2840,2842,262312,227,2843,2829,196855,2844,0,262394,2843,
2845,2844,131320,2845,327745,396,2846,98,414,458993,154,2847,2846,195,339,339,327851,227,2848,
2847,339,131321,2844,131320,2844,458997,227,2849,2843,2838,2848,2845,196855,2850,0,262394,2849,
2851,2850,131320,2851,131321,2833,131320,2850,131321,2830,131320,2830,327808,154,2832,2831,318,
131321,2827,131320,2833,458997,227,2852,2828,2834,2829,2851,262312,227,2853,2852,196855,2854,0,
262394,2853,2855,2854,131320,2855,327745,396,2856,98,414,458993,154,2857,2856,195,339,195,131321,
2854,131320,2854,131321,2825,131320,2825,262201,152,2858,519,65789,65592,};
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
36,327752,74,10,35,40,327752,74,11,35,44,327752,74,12,35,48,327752,74,13,35,52,327752,74,14,35,56,
327752,74,15,35,60,327752,74,16,35,64,327752,74,17,35,192,327752,74,18,35,704,196679,74,2,262215,
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
262172,72,84,100,196637,73,84,1376286,74,84,84,84,84,84,84,84,84,84,84,84,84,84,84,86,84,71,72,73,
262176,248,12,74,262203,248,75,12,262187,135,249,2,393268,84,250,134,191,117,196657,146,76,196637,
77,211,196638,78,77,262176,251,12,78,262203,251,79,12,262176,252,4,211,262176,253,12,211,262194,
84,80,1,393267,243,81,80,112,112,262187,86,254,2139095040,327734,82,2,0,83,131320,255,262203,94,
256,7,262203,87,257,7,262203,87,258,7,262203,131,259,7,262203,94,260,7,262203,94,261,7,262203,94,
262,7,262203,131,263,7,262203,131,264,7,262203,87,265,7,262203,94,266,7,262203,131,267,7,262203,
94,268,7,262203,94,269,7,262203,94,270,7,262203,94,271,7,262203,94,272,7,262203,94,273,7,262203,
94,274,7,262203,87,275,7,262203,87,276,7,262201,84,277,278,327745,142,279,4,173,262205,84,280,279,
327745,242,281,240,144,262205,84,282,281,327745,242,283,240,148,262205,84,284,283,327812,84,68,
280,284,327808,84,69,282,68,196855,285,0,262394,70,286,287,131320,286,196670,256,69,327745,246,
288,240,145,262205,86,289,288,196670,257,289,327745,246,290,240,245,262205,86,291,290,196670,258,
291,458809,86,292,293,256,257,258,327745,242,294,240,247,262205,84,295,294,327745,231,296,75,148,
262205,84,297,296,327808,84,298,297,280,327812,84,299,298,191,327808,84,300,295,299,327814,84,301,
300,117,131321,302,131320,302,458997,84,303,173,286,304,305,262390,306,305,0,131321,307,131320,
307,327856,146,308,303,124,262394,308,309,306,131320,309,196670,260,69,327745,242,310,240,249,
262205,84,311,310,196670,261,311,196670,262,303,589881,82,312,313,260,261,262,263,264,262205,130,
314,263,196670,259,314,262205,130,315,264,196670,265,292,196670,266,303,196670,267,314,524345,82,
316,317,265,266,267,315,262205,130,318,267,196670,259,318,131321,319,131320,319,458997,84,320,173,
309,321,322,262390,323,322,1,131321,324,131320,324,327856,146,325,320,129,262394,325,326,323,
131320,326,196670,268,303,196670,269,320,393273,84,327,328,268,269,327856,146,329,327,250,196855,
330,0,262394,329,331,330,131320,331,196670,270,303,196670,271,320,393273,84,332,328,270,271,
327808,84,333,301,332,327745,134,334,259,320,262205,97,335,334,393281,195,336,27,144,333,196670,
336,335,131321,330,131320,330,131321,322,131320,322,327808,84,321,320,148,131321,319,131320,323,
131321,305,131320,305,327808,84,304,303,148,131321,302,131320,306,327850,146,337,280,173,327847,
146,338,76,337,196855,339,0,262394,338,340,339,131320,340,196670,272,301,327737,82,341,342,272,
131321,339,131320,339,131321,285,131320,287,196670,273,69,327745,242,343,240,249,262205,84,344,
343,196670,274,344,327745,246,345,240,145,262205,86,346,345,196670,275,346,327745,246,347,240,245,
262205,86,348,347,196670,276,348,524345,86,349,350,273,274,275,276,131321,351,131320,351,458997,
84,352,277,287,353,354,262390,355,354,1,131321,356,131320,356,327856,146,357,352,116,262394,357,
358,355,131320,358,327812,84,359,280,116,327808,84,360,359,352,327745,252,361,214,352,262205,211,
362,361,393281,253,363,79,144,360,196670,363,362,131321,354,131320,354,327808,84,353,352,6,131321,
351,131320,355,327850,146,364,277,173,196855,365,0,262394,364,366,365,131320,366,327745,242,367,
240,247,262205,84,368,367,327812,84,369,153,280,327808,84,370,368,369,393281,187,371,20,144,370,
196670,371,349,327808,84,372,370,112,262205,135,373,207,262268,86,374,373,393281,187,375,20,144,
372,196670,375,374,131321,365,131320,365,131321,285,131320,285,65789,65592,327734,84,278,0,85,
131320,376,262205,84,377,3,131326,377,65592,327734,86,378,0,88,196663,87,379,131320,380,262205,86,
381,379,262268,84,382,381,327810,84,7,143,382,262268,86,383,7,131321,384,131320,384,458997,86,385,
383,380,10,386,458997,135,387,144,380,388,386,262390,389,386,0,131321,390,131320,390,327857,146,
391,387,145,262394,391,392,389,131320,392,262205,86,393,379,327813,86,8,393,385,327811,86,9,147,8,
327813,86,10,385,9,131321,386,131320,386,327808,135,388,387,148,131321,384,131320,389,131326,385,
65592,327734,86,394,0,88,196663,87,395,131320,396,262205,86,397,395,262268,84,398,397,327874,84,
399,398,148,327810,84,11,149,399,262268,86,400,11,262205,86,401,395,327813,86,12,150,401,131321,
402,131320,402,458997,86,403,400,396,16,404,458997,135,405,144,396,406,404,262390,407,404,0,
131321,408,131320,408,327857,146,409,405,145,262394,409,410,407,131320,410,327813,86,13,12,403,
327813,86,14,13,403,327811,86,15,151,14,327813,86,16,403,15,131321,404,131320,404,327808,135,406,
405,148,131321,402,131320,407,131326,403,65592,327734,86,411,0,89,196663,87,412,196663,87,413,
131320,414,262205,86,415,412,262205,86,416,413,327809,86,17,415,416,131326,17,65592,327734,86,417,
0,93,196663,92,418,131320,419,262203,87,420,7,262203,87,421,7,262203,87,422,7,262203,87,423,7,
262203,87,424,7,262203,87,425,7,262203,87,426,7,262203,87,427,7,262203,87,428,7,262203,87,429,7,
262203,87,430,7,262203,87,431,7,262203,87,432,7,262203,87,433,7,262203,87,434,7,262203,87,435,7,
262203,87,436,7,262203,87,437,7,262203,87,438,7,262203,87,439,7,262203,87,440,7,262203,87,441,7,
262203,87,442,7,262203,87,443,7,262203,87,444,7,262203,87,445,7,262203,87,446,7,262203,87,447,7,
262201,84,448,278,327879,84,449,448,152,327812,84,450,449,90,327879,84,451,448,106,327808,84,452,
450,451,262368,153,153,154,131321,453,131320,453,458997,135,454,144,419,455,456,262390,457,456,1,
131321,458,131320,458,327857,146,459,454,155,262394,459,460,457,131320,460,327812,84,461,448,90,
262268,84,462,454,327808,84,463,461,462,327745,87,464,418,454,262205,86,465,464,327745,160,466,
159,463,196670,466,465,131321,456,131320,456,327808,135,455,454,148,131321,453,131320,457,262368,
153,153,154,327808,84,467,452,102,327745,160,468,159,452,262205,86,469,468,196670,420,469,327745,
160,470,159,467,262205,86,471,470,196670,421,471,393273,86,472,411,420,421,327808,84,473,452,104,
327808,84,474,452,164,327745,160,475,159,473,262205,86,476,475,196670,422,476,327745,160,477,159,
474,262205,86,478,477,196670,423,478,393273,86,479,411,422,423,196670,424,472,196670,425,479,
393273,86,480,411,424,425,327808,84,481,452,90,327808,84,482,452,165,327745,160,483,159,481,
262205,86,484,483,196670,426,484,327745,160,485,159,482,262205,86,486,485,196670,427,486,393273,
86,487,411,426,427,327808,84,488,452,166,327808,84,489,452,167,327745,160,490,159,488,262205,86,
491,490,196670,428,491,327745,160,492,159,489,262205,86,493,492,196670,429,493,393273,86,494,411,
428,429,196670,430,487,196670,431,494,393273,86,495,411,430,431,196670,432,480,196670,433,495,
393273,86,496,411,432,433,327745,160,497,163,448,196670,497,496,262368,153,153,154,327808,84,498,
449,117,327745,160,499,163,449,262205,86,500,499,196670,434,500,327745,160,501,163,498,262205,86,
502,501,196670,435,502,393273,86,503,411,434,435,327808,84,504,449,153,327808,84,505,449,168,
327745,160,506,163,504,262205,86,507,506,196670,436,507,327745,160,508,163,505,262205,86,509,508,
196670,437,509,393273,86,510,411,436,437,196670,438,503,196670,439,510,393273,86,511,411,438,439,
327808,84,512,449,112,327808,84,513,449,169,327745,160,514,163,512,262205,86,515,514,196670,440,
515,327745,160,516,163,513,262205,86,517,516,196670,441,517,393273,86,518,411,440,441,327808,84,
519,449,170,327808,84,520,449,106,327745,160,521,163,519,262205,86,522,521,196670,442,522,327745,
160,523,163,520,262205,86,524,523,196670,443,524,393273,86,525,411,442,443,196670,444,518,196670,
445,525,393273,86,526,411,444,445,196670,446,511,196670,447,526,393273,86,527,411,446,447,131326,
527,65592,327734,86,293,0,95,196663,94,528,196663,87,529,196663,87,530,131320,531,262203,184,532,
7,262203,92,533,7,262203,92,534,7,262203,87,535,7,262201,84,536,278,327879,84,537,536,171,131321,
538,131320,538,458997,86,539,172,531,540,541,458997,84,542,173,531,543,541,262390,544,541,0,
131321,545,131320,545,327856,146,546,542,179,262394,546,547,544,131320,547,131321,548,131320,548,
458997,84,549,173,547,550,551,262390,552,551,1,131321,553,131320,553,327856,146,554,549,182,
262394,554,555,552,131320,555,327812,84,556,542,182,327808,84,557,556,549,262205,84,558,528,
458764,84,559,1,38,557,186,327812,84,560,559,175,327808,84,561,558,560,327808,84,562,561,537,
393281,187,563,20,144,562,262205,86,564,563,327745,87,565,532,549,196670,565,564,327854,146,566,
557,176,196855,567,0,262394,566,568,567,131320,568,196670,565,172,131321,567,131320,567,131321,
551,131320,551,327808,84,550,549,148,131321,548,131320,552,131321,569,131320,569,458997,86,540,
539,552,22,570,458997,84,571,173,552,572,570,262390,573,570,1,131321,574,131320,574,327856,146,
575,571,182,262394,575,576,573,131320,576,327745,87,577,532,571,262205,86,578,577,262205,86,579,
577,327813,86,21,578,579,327809,86,22,540,21,131321,570,131320,570,327808,84,572,571,148,131321,
569,131320,573,131321,541,131320,541,327808,84,543,542,148,131321,538,131320,544,327745,160,580,
190,537,196670,580,539,262368,153,153,154,131321,581,131320,581,458997,135,582,144,544,583,584,
262390,585,584,1,131321,586,131320,586,327857,146,587,582,155,262394,587,588,585,131320,588,
262201,84,589,278,327879,84,590,589,106,327812,84,591,590,90,262268,84,592,582,327808,84,593,591,
592,327745,160,594,190,593,262205,86,595,594,327745,87,596,533,582,196670,596,595,131321,584,
131320,584,327808,135,583,582,148,131321,581,131320,585,262205,91,597,533,196670,534,597,327737,
86,598,417,534,262205,86,599,529,327813,86,23,598,599,262205,86,600,530,327809,86,24,23,600,
196670,535,24,327737,86,601,394,535,131326,601,65592,327734,84,328,0,96,196663,94,602,196663,94,
603,131320,604,262201,84,605,278,262205,84,606,602,327812,84,607,606,129,262205,84,608,603,327808,
84,609,607,608,327812,84,610,609,6,327808,84,611,605,610,131326,611,65592,327734,82,313,0,132,
196663,94,612,196663,94,613,196663,94,614,196663,131,615,196663,131,616,131320,617,262203,94,618,
7,262203,94,619,7,131321,620,131320,620,458997,84,621,173,617,622,623,262390,624,623,1,131321,625,
131320,625,327856,146,626,621,129,262394,626,627,624,131320,627,262205,84,628,614,196670,618,628,
196670,619,621,393273,84,629,328,618,619,458764,84,630,1,38,629,193,262205,84,631,612,327814,84,
632,631,117,327808,84,633,632,630,393281,195,634,27,144,633,262205,97,635,634,327745,134,636,615,
621,196670,636,635,196855,637,0,262394,28,638,637,131320,638,262205,84,639,613,327814,84,640,639,
117,327808,84,641,640,630,393281,195,642,31,144,641,262205,97,643,642,327745,134,644,616,621,
196670,644,643,131321,637,131320,637,131321,623,131320,623,327808,84,622,621,148,131321,620,
131320,624,65789,65592,327734,82,317,0,133,196663,87,645,196663,94,646,196663,131,647,196663,130,
648,131320,649,262203,131,650,7,262203,94,651,7,262203,94,652,7,131321,653,131320,653,458997,84,
654,173,649,35,655,262390,656,655,1,131321,657,131320,657,327856,146,658,654,129,262394,658,659,
656,131320,659,327745,134,660,647,654,262205,97,661,660,196855,662,0,262394,28,663,662,131320,663,
262205,86,664,645,327822,97,32,661,664,196670,650,648,327745,134,665,650,654,262205,97,666,665,
327813,97,33,32,666,131321,662,131320,662,458997,97,667,661,659,33,663,262205,84,668,646,196670,
651,668,196670,652,654,393273,84,669,328,651,652,327856,146,670,669,34,458832,198,671,670,670,670,
670,393385,97,672,671,667,197,196670,660,672,131321,655,131320,655,327808,84,35,654,148,131321,
653,131320,656,65789,65592,327734,84,673,0,137,196663,134,674,196663,87,675,196663,136,676,131320,
677,262203,134,678,7,262205,97,679,674,262205,86,680,675,327822,97,36,679,680,196670,678,36,
131321,681,131320,681,458997,84,682,173,677,683,684,458997,135,685,144,677,686,684,262390,687,684,
1,131321,688,131320,688,327857,146,689,685,145,262394,689,690,687,131320,690,327745,87,691,678,
685,262205,86,692,691,327864,146,693,692,199,196855,694,0,262394,693,695,696,131320,695,262205,86,
697,691,131321,694,131320,696,131321,694,131320,694,458997,86,698,697,695,199,696,327866,146,699,
698,200,393385,86,700,699,698,200,393228,86,701,1,2,700,262254,135,702,701,262205,135,703,676,
327808,135,704,703,702,196670,676,704,327879,135,705,702,201,262268,84,706,705,327812,135,707,155,
685,327876,84,708,706,707,327877,84,683,682,708,131321,684,131320,684,327808,135,686,685,148,
131321,681,131320,687,131326,682,65592,327734,86,350,0,138,196663,94,709,196663,94,710,196663,87,
711,196663,87,712,131320,713,262203,131,714,7,262203,94,715,7,262203,94,716,7,262203,94,717,7,
262203,131,718,7,262203,131,719,7,262203,94,720,7,262203,87,721,7,262203,87,722,7,262203,94,723,7,
262203,94,724,7,262203,94,725,7,262203,131,726,7,262203,131,727,7,262203,87,728,7,262203,94,729,7,
262203,131,730,7,262203,87,731,7,262203,94,732,7,262203,94,733,7,262203,94,734,7,262203,131,735,7,
262203,131,736,7,262203,87,737,7,262203,94,738,7,262203,131,739,7,262203,94,740,7,262203,94,741,7,
262203,134,742,7,262203,87,743,7,262203,136,744,7,262201,84,745,278,327850,146,746,745,173,196855,
747,0,262394,746,748,747,131320,748,196670,205,173,196670,207,144,131321,747,131320,747,262205,84,
749,709,196670,715,749,262205,84,750,710,196670,716,750,196670,717,173,589881,82,751,313,715,716,
717,718,719,262205,130,752,718,196670,714,752,262205,130,753,719,196855,754,0,262394,28,755,756,
131320,755,262205,84,757,709,196670,720,757,262205,86,758,711,196670,721,758,262205,86,759,712,
196670,722,759,458809,86,760,293,720,721,722,131321,754,131320,756,262368,153,153,154,131321,754,
131320,754,458997,86,761,760,755,203,756,131321,762,131320,762,458997,130,763,753,754,764,765,
458997,86,766,202,754,767,765,458997,84,768,173,754,769,765,262390,770,765,0,131321,771,131320,
771,327856,146,772,768,124,262394,772,773,770,131320,773,327852,146,774,768,173,196855,775,0,
262394,774,776,775,131320,776,262205,84,777,709,196670,723,777,262205,84,778,710,196670,724,778,
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
327752,74,13,35,52,327752,74,14,35,56,327752,74,15,35,60,327752,74,16,35,64,327752,74,17,35,192,
327752,74,18,35,704,196679,74,2,262215,75,34,0,262215,75,33,7,262215,76,1,3,262215,77,6,16,262216,
78,0,25,327752,78,0,35,0,196679,78,2,262215,79,34,0,262215,79,33,3,262215,80,1,0,262215,81,11,25,
131091,82,196641,83,82,262165,84,32,0,196641,85,84,196630,86,32,262176,87,7,86,262177,88,86,87,
327713,89,86,87,87,262187,84,90,8,262172,91,86,90,262176,92,7,91,262177,93,86,92,262176,94,7,84,
393249,95,86,94,87,87,327713,96,84,94,94,262167,97,86,4,262194,84,5,256,262187,84,98,127,393268,
84,99,128,5,98,262187,84,100,128,393268,84,101,134,99,100,262187,84,102,32,393268,84,103,132,101,
102,262187,84,104,16,393268,84,105,134,103,104,262187,84,106,7,393268,84,107,128,105,106,393268,
84,108,134,107,90,393268,84,109,128,108,106,393268,84,110,134,109,90,393268,84,111,128,108,110,
262187,84,112,1,393268,84,113,130,111,112,393268,84,114,134,113,110,393268,84,115,132,110,114,
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
86,262187,135,240,3,262172,71,84,102,262172,72,84,100,196637,73,84,1376286,74,84,84,84,84,84,84,
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
119734787,66304,524299,1049,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,262215,6,1,1,262215,7,1,2,262215,3,11,
29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,196679,12,42,196679,13,42,262215,14,1,0,
262215,15,6,16,262216,16,0,24,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,327752,
18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,327752,18,3,35,12,327752,18,4,35,16,327752,18,5,35,20,
327752,18,6,35,24,327752,18,7,35,28,327752,18,8,35,32,327752,18,9,35,36,196679,18,2,262215,19,6,4,
262215,20,6,4,262215,21,6,4,327752,22,0,35,0,327752,22,1,35,4,327752,22,2,35,8,327752,22,3,35,12,
327752,22,4,35,16,327752,22,5,35,20,327752,22,6,35,24,327752,22,7,35,28,327752,22,8,35,32,327752,
22,9,35,36,327752,22,10,35,40,327752,22,11,35,44,327752,22,12,35,48,327752,22,13,35,52,327752,22,
14,35,56,327752,22,15,35,60,327752,22,16,35,64,327752,22,17,35,192,327752,22,18,35,704,196679,22,
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
262187,35,133,128,262172,20,35,133,196637,21,35,1376286,22,35,35,35,35,35,35,35,35,35,35,35,35,35,
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
327752,21,18,35,704,196679,21,2,262215,22,34,0,262215,22,33,7,262215,23,6,16,327752,24,0,35,0,
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
262203,115,116,9,262176,117,9,35,262187,35,118,32,262172,18,35,118,262187,35,119,128,262172,19,35,
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
119734787,66304,524299,1697,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
327752,92,18,35,704,196679,92,2,262215,93,34,0,262215,93,33,7,196679,94,42,196679,95,42,196679,96,
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
262176,317,12,185,262172,89,122,149,262172,90,122,147,196637,91,122,1376286,92,122,122,122,122,
122,122,122,122,122,122,122,122,122,122,124,122,89,90,91,262176,318,12,92,262203,318,93,12,262176,
319,12,122,393268,122,320,128,69,70,393268,122,321,134,68,191,262187,130,322,5,393268,122,323,128,
66,268,393268,122,324,134,323,270,393268,122,325,132,324,270,262176,326,9,124,262187,130,327,9,
196637,100,122,196638,101,100,262176,328,12,101,262203,328,102,12,196637,103,122,196638,104,103,
262176,329,12,104,262203,329,105,12,196657,192,106,393268,192,330,170,9,159,262176,331,4,132,
196637,112,132,196638,113,112,262176,332,12,113,262203,332,114,12,262176,333,12,132,393268,122,
334,134,150,151,393268,122,335,130,334,159,196637,115,132,196638,116,115,262176,336,12,116,262203,
336,117,12,262176,337,7,196,393268,122,338,134,150,151,262187,130,339,3,393268,122,340,134,6,138,
262187,130,341,7,393268,192,342,170,7,252,393268,192,343,170,7,191,262172,344,124,195,262176,345,
7,344,393268,192,346,170,9,159,262172,347,124,9,262176,348,7,347,262187,130,349,11,262187,130,350,
12,262172,351,130,9,262176,352,7,351,262187,130,353,10,393268,122,354,132,157,161,393268,192,355,
170,7,191,393268,192,356,170,7,252,393268,122,357,132,340,8,393268,122,358,132,357,9,262172,359,
124,358,262176,360,4,359,262203,360,361,4,393268,192,362,170,7,159,393268,122,363,130,195,8,
393268,192,364,170,7,252,393268,122,365,132,340,8,393268,122,366,134,365,164,262167,367,122,3,
262176,368,1,367,262203,368,4,1,262194,122,118,1,393267,367,119,118,159,159,262187,122,369,
3355447295,327734,120,2,0,121,131320,370,262203,129,371,7,327745,208,372,4,252,262205,122,373,372,
196670,371,373,327737,120,374,375,371,65789,65592,327734,122,376,0,123,131320,377,262205,122,378,
3,131326,378,65592,327734,122,379,0,126,196663,125,380,131320,381,262205,124,382,380,262268,122,
383,382,327874,122,384,383,209,327879,122,385,384,210,327879,122,386,383,211,262268,124,387,386,
327809,124,10,387,212,327852,192,388,386,213,196855,389,0,262394,388,390,389,131320,390,131326,
214,131320,389,327854,192,391,386,215,196855,392,0,262394,391,393,392,131320,393,327877,122,394,
385,216,131326,394,131320,392,327856,192,395,386,217,196855,396,0,262394,395,397,396,131320,397,
262268,122,398,10,327810,122,399,398,218,327877,122,400,385,399,131326,400,131320,396,327808,122,
401,386,369,327874,122,402,386,219,327879,122,403,402,159,327808,122,404,401,403,327874,122,405,
404,219,327877,122,406,385,405,131326,406,65592,327734,122,407,0,127,196663,125,408,196663,125,
409,131320,410,262203,125,411,7,262203,125,412,7,262205,124,413,408,196670,411,413,327737,122,414,
379,411,262205,124,415,409,196670,412,415,327737,122,416,379,412,327876,122,417,416,209,327877,
122,418,414,417,131326,418,65592,327734,124,419,0,128,196663,125,420,131320,421,262205,124,422,
420,262268,122,423,422,327810,122,11,220,423,262268,124,424,11,131321,425,131320,425,458997,124,
426,424,421,14,427,458997,130,428,221,421,429,427,262390,430,427,0,131321,431,131320,431,327857,
192,432,428,222,262394,432,433,430,131320,433,262205,124,434,420,327813,124,12,434,426,327811,124,
13,223,12,327813,124,14,426,13,131321,427,131320,427,327808,130,429,428,224,131321,425,131320,430,
131326,426,65592,327734,124,435,0,128,196663,125,436,131320,437,262205,124,438,436,262268,122,439,
438,327874,122,440,439,224,327810,122,15,225,440,262268,124,441,15,262205,124,442,436,327813,124,
16,212,442,131321,443,131320,443,458997,124,444,441,437,20,445,458997,130,446,221,437,447,445,
262390,448,445,0,131321,449,131320,449,327857,192,450,446,222,262394,450,451,448,131320,451,
327813,124,17,16,444,327813,124,18,17,444,327811,124,19,226,18,327813,124,20,444,19,131321,445,
131320,445,327808,130,447,446,224,131321,443,131320,448,131326,444,65592,327734,124,452,0,128,
196663,125,453,131320,454,262205,124,455,453,327866,192,456,455,227,262205,124,457,453,393385,124,
458,456,227,457,327813,124,21,458,228,327809,124,22,21,229,327811,124,23,22,229,327813,124,24,23,
230,327811,124,25,458,24,327813,124,26,23,231,327811,124,27,25,26,327813,124,28,232,27,327809,124,
29,28,233,327813,124,30,29,27,327809,124,31,30,234,327813,124,32,31,27,327809,124,33,32,235,
327813,124,34,33,27,327809,124,35,34,236,327813,124,36,35,27,327809,124,37,36,212,327813,124,38,
27,27,327813,124,39,37,38,327809,124,40,39,27,327809,124,41,40,237,262268,122,459,22,327808,122,
42,459,145,327876,122,460,42,238,262268,124,461,460,327813,124,43,41,461,262205,124,462,453,
327864,192,463,462,239,393385,124,464,463,240,43,131326,464,65592,327734,130,465,0,131,196663,129,
466,196663,129,467,131320,468,262205,122,469,466,262268,130,470,469,262205,122,471,467,262268,130,
472,471,393418,130,473,470,221,241,393418,130,474,472,221,241,327812,130,475,473,474,393418,130,
476,470,241,241,393418,130,477,472,241,241,327812,130,478,476,477,327808,130,479,475,478,393418,
130,480,470,209,241,393418,130,481,472,209,241,327812,130,482,480,481,327808,130,483,479,482,
327875,130,484,470,242,327875,130,485,472,242,327812,130,486,484,485,327808,130,487,483,486,
131326,487,65592,327734,130,488,0,134,196663,133,489,196663,133,490,196663,133,491,196663,133,492,
196663,133,493,131320,494,262203,129,495,7,262203,129,496,7,262203,129,497,7,262203,129,498,7,
262203,129,499,7,262203,129,500,7,262203,129,501,7,262203,129,502,7,131321,503,131320,503,458997,
130,504,221,494,505,506,458997,130,507,221,494,508,506,262390,509,506,1,131321,510,131320,510,
327857,192,511,507,222,262394,511,512,509,131320,512,327745,129,513,489,507,262205,122,514,513,
327874,122,515,514,243,327879,122,516,515,244,327745,129,517,490,507,262205,122,518,517,196670,
495,518,196670,496,516,393273,130,519,465,495,496,262205,122,520,513,327874,122,521,520,222,
327879,122,522,521,244,327745,129,523,491,507,262205,122,524,523,196670,497,524,196670,498,522,
393273,130,525,465,497,498,327808,130,526,519,525,262205,122,527,513,327874,122,528,527,245,
327879,122,529,528,244,327745,129,530,492,507,262205,122,531,530,196670,499,531,196670,500,529,
393273,130,532,465,499,500,327808,130,533,526,532,262205,122,534,513,327879,122,535,534,244,
327745,129,536,493,507,262205,122,537,536,196670,501,537,196670,502,535,393273,130,538,465,501,
502,327808,130,539,533,538,327808,130,505,504,539,131321,506,131320,506,327808,130,508,507,224,
131321,503,131320,509,131326,504,65592,327734,124,540,0,135,196663,125,541,196663,125,542,131320,
543,262205,124,544,541,262205,124,545,542,327809,124,44,544,545,131326,44,65592,327734,130,546,0,
137,196663,136,547,131320,548,262201,122,549,376,327879,122,550,549,246,262368,191,191,247,262201,
122,551,376,262205,130,552,547,327745,251,553,250,551,196670,553,552,262368,191,191,247,131321,
554,131320,554,458997,130,555,221,548,556,557,458997,122,558,252,548,559,557,262390,560,557,0,
131321,561,131320,561,327856,192,562,558,138,262394,562,563,560,131320,563,327808,122,564,550,558,
327745,251,565,250,564,262205,130,566,565,327808,130,556,555,566,131321,557,131320,557,327808,122,
559,558,224,131321,554,131320,560,131326,555,65592,327734,124,567,0,141,196663,140,568,131320,569,
262203,125,570,7,262203,125,571,7,262203,125,572,7,262203,125,573,7,262203,125,574,7,262203,125,
575,7,262203,125,576,7,262203,125,577,7,262203,125,578,7,262203,125,579,7,262203,125,580,7,262203,
125,581,7,262203,125,582,7,262203,125,583,7,262203,125,584,7,262203,125,585,7,262203,125,586,7,
262203,125,587,7,262203,125,588,7,262203,125,589,7,262203,125,590,7,262203,125,591,7,262203,125,
592,7,262203,125,593,7,262203,125,594,7,262203,125,595,7,262203,125,596,7,262203,125,597,7,262201,
122,598,376,327879,122,599,598,246,327812,122,600,599,138,327879,122,601,598,153,327808,122,602,
600,601,262368,191,191,247,131321,603,131320,603,458997,130,604,221,569,605,606,262390,607,606,1,
131321,608,131320,608,327857,192,609,604,241,262394,609,610,607,131320,610,327812,122,611,598,138,
262268,122,612,604,327808,122,613,611,612,327745,125,614,568,604,262205,124,615,614,327745,257,
616,256,613,196670,616,615,131321,606,131320,606,327808,130,605,604,224,131321,603,131320,607,
262368,191,191,247,327808,122,617,602,149,327745,257,618,256,602,262205,124,619,618,196670,570,
619,327745,257,620,256,617,262205,124,621,620,196670,571,621,393273,124,622,540,570,571,327808,
122,623,602,151,327808,122,624,602,261,327745,257,625,256,623,262205,124,626,625,196670,572,626,
327745,257,627,256,624,262205,124,628,627,196670,573,628,393273,124,629,540,572,573,196670,574,
622,196670,575,629,393273,124,630,540,574,575,327808,122,631,602,138,327808,122,632,602,262,
327745,257,633,256,631,262205,124,634,633,196670,576,634,327745,257,635,256,632,262205,124,636,
635,196670,577,636,393273,124,637,540,576,577,327808,122,638,602,263,327808,122,639,602,264,
327745,257,640,256,638,262205,124,641,640,196670,578,641,327745,257,642,256,639,262205,124,643,
642,196670,579,643,393273,124,644,540,578,579,196670,580,637,196670,581,644,393273,124,645,540,
580,581,196670,582,630,196670,583,645,393273,124,646,540,582,583,327745,257,647,260,598,196670,
647,646,262368,191,191,247,327808,122,648,599,164,327745,257,649,260,599,262205,124,650,649,
196670,584,650,327745,257,651,260,648,262205,124,652,651,196670,585,652,393273,124,653,540,584,
585,327808,122,654,599,191,327808,122,655,599,265,327745,257,656,260,654,262205,124,657,656,
196670,586,657,327745,257,658,260,655,262205,124,659,658,196670,587,659,393273,124,660,540,586,
587,196670,588,653,196670,589,660,393273,124,661,540,588,589,327808,122,662,599,159,327808,122,
663,599,266,327745,257,664,260,662,262205,124,665,664,196670,590,665,327745,257,666,260,663,
262205,124,667,666,196670,591,667,393273,124,668,540,590,591,327808,122,669,599,267,327808,122,
670,599,153,327745,257,671,260,669,262205,124,672,671,196670,592,672,327745,257,673,260,670,
262205,124,674,673,196670,593,674,393273,124,675,540,592,593,196670,594,668,196670,595,675,393273,
124,676,540,594,595,196670,596,661,196670,597,676,393273,124,677,540,596,597,131326,677,65592,
327734,124,678,0,142,196663,129,679,196663,125,680,196663,125,681,131320,682,262203,279,683,7,
262203,140,684,7,262203,140,685,7,262203,125,686,7,262201,122,687,376,327879,122,688,687,268,
131321,689,131320,689,458997,124,690,240,682,691,692,458997,122,693,252,682,694,692,262390,695,
692,0,131321,696,131320,696,327856,192,697,693,274,262394,697,698,695,131320,698,131321,699,
131320,699,458997,122,700,252,698,701,702,262390,703,702,1,131321,704,131320,704,327856,192,705,
700,277,262394,705,706,703,131320,706,327812,122,707,693,277,327808,122,708,707,700,262205,122,
709,679,458764,122,710,1,38,708,281,327812,122,711,710,270,327808,122,712,709,711,327808,122,713,
712,688,393281,282,714,47,221,713,262205,124,715,714,327745,125,716,683,700,196670,716,715,327854,
192,717,708,271,196855,718,0,262394,717,719,718,131320,719,196670,716,240,131321,718,131320,718,
131321,702,131320,702,327808,122,701,700,224,131321,699,131320,703,131321,720,131320,720,458997,
124,691,690,703,49,721,458997,122,722,252,703,723,721,262390,724,721,1,131321,725,131320,725,
327856,192,726,722,277,262394,726,727,724,131320,727,327745,125,728,683,722,262205,124,729,728,
262205,124,730,728,327813,124,48,729,730,327809,124,49,691,48,131321,721,131320,721,327808,122,
723,722,224,131321,720,131320,724,131321,692,131320,692,327808,122,694,693,224,131321,689,131320,
695,327745,257,731,285,688,196670,731,690,262368,191,191,247,131321,732,131320,732,458997,130,733,
221,695,734,735,262390,736,735,1,131321,737,131320,737,327857,192,738,733,241,262394,738,739,736,
131320,739,262201,122,740,376,327879,122,741,740,153,327812,122,742,741,138,262268,122,743,733,
327808,122,744,742,743,327745,257,745,285,744,262205,124,746,745,327745,125,747,684,733,196670,
747,746,131321,735,131320,735,327808,130,734,733,224,131321,732,131320,736,262205,139,748,684,
196670,685,748,327737,124,749,567,685,262205,124,750,680,327813,124,50,749,750,262205,124,751,681,
327809,124,51,50,751,196670,686,51,327737,124,752,435,686,131326,752,65592,327734,122,753,0,143,
196663,129,754,196663,129,755,131320,756,262201,122,757,376,262205,122,758,754,327812,122,759,758,
176,262205,122,760,755,327808,122,761,759,760,327812,122,762,761,6,327808,122,763,757,762,131326,
763,65592,327734,120,764,0,179,196663,129,765,196663,129,766,196663,129,767,196663,178,768,196663,
178,769,131320,770,262203,129,771,7,262203,129,772,7,131321,773,131320,773,458997,122,774,252,770,
775,776,262390,777,776,1,131321,778,131320,778,327856,192,779,774,176,262394,779,780,777,131320,
780,262205,122,781,767,196670,771,781,196670,772,774,393273,122,782,753,771,772,458764,122,783,1,
38,782,288,262205,122,784,765,327814,122,785,784,164,327808,122,786,785,783,393281,290,787,54,221,
786,262205,144,788,787,327745,181,789,768,774,196670,789,788,196855,790,0,262394,55,791,790,
131320,791,262205,122,792,766,327814,122,793,792,164,327808,122,794,793,783,393281,290,795,58,221,
794,262205,144,796,795,327745,181,797,769,774,196670,797,796,131321,790,131320,790,131321,776,
131320,776,327808,122,775,774,224,131321,773,131320,777,65789,65592,327734,120,798,0,180,196663,
125,799,196663,129,800,196663,178,801,196663,177,802,131320,803,262203,178,804,7,262203,129,805,7,
262203,129,806,7,131321,807,131320,807,458997,122,808,252,803,62,809,262390,810,809,1,131321,811,
131320,811,327856,192,812,808,176,262394,812,813,810,131320,813,327745,181,814,801,808,262205,144,
815,814,196855,816,0,262394,55,817,816,131320,817,262205,124,818,799,327822,144,59,815,818,196670,
804,802,327745,181,819,804,808,262205,144,820,819,327813,144,60,59,820,131321,816,131320,816,
458997,144,821,815,813,60,817,262205,122,822,800,196670,805,822,196670,806,808,393273,122,823,753,
805,806,327856,192,824,823,61,458832,293,825,824,824,824,824,393385,144,826,825,821,292,196670,
814,826,131321,809,131320,809,327808,122,62,808,224,131321,807,131320,810,65789,65592,327734,122,
827,0,182,196663,181,828,196663,125,829,196663,136,830,131320,831,262203,181,832,7,262205,144,833,
828,262205,124,834,829,327822,144,63,833,834,196670,832,63,131321,835,131320,835,458997,122,836,
252,831,837,838,458997,130,839,221,831,840,838,262390,841,838,1,131321,842,131320,842,327857,192,
843,839,222,262394,843,844,841,131320,844,327745,125,845,832,839,262205,124,846,845,327864,192,
847,846,294,196855,848,0,262394,847,849,850,131320,849,262205,124,851,845,131321,848,131320,850,
131321,848,131320,848,458997,124,852,851,849,294,850,327866,192,853,852,295,393385,124,854,853,
852,295,393228,124,855,1,2,854,262254,130,856,855,262205,130,857,830,327808,130,858,857,856,
196670,830,858,327879,130,859,856,296,262268,122,860,859,327812,130,861,241,839,327876,122,862,
860,861,327877,122,837,836,862,131321,838,131320,838,327808,130,840,839,224,131321,835,131320,841,
131326,836,65592,327734,124,863,0,183,196663,129,864,196663,129,865,196663,125,866,196663,125,867,
131320,868,262203,178,869,7,262203,129,870,7,262203,129,871,7,262203,129,872,7,262203,178,873,7,
262203,178,874,7,262203,129,875,7,262203,125,876,7,262203,125,877,7,262203,129,878,7,262203,129,
879,7,262203,129,880,7,262203,178,881,7,262203,178,882,7,262203,125,883,7,262203,129,884,7,262203,
178,885,7,262203,125,886,7,262203,129,887,7,262203,129,888,7,262203,129,889,7,262203,178,890,7,
262203,178,891,7,262203,125,892,7,262203,129,893,7,262203,178,894,7,262203,129,895,7,262203,129,
896,7,262203,181,897,7,262203,125,898,7,262203,136,899,7,262201,122,900,376,327850,192,901,900,
252,196855,902,0,262394,901,903,902,131320,903,196670,299,252,196670,300,221,131321,902,131320,
902,262205,122,904,864,196670,870,904,262205,122,905,865,196670,871,905,196670,872,252,589881,120,
906,764,870,871,872,873,874,262205,177,907,873,196670,869,907,262205,177,908,874,196855,909,0,
262394,55,910,911,131320,910,262205,122,912,864,196670,875,912,262205,124,913,866,196670,876,913,
262205,124,914,867,196670,877,914,458809,124,915,678,875,876,877,131321,909,131320,911,262368,191,
191,247,131321,909,131320,909,458997,124,916,915,910,237,911,131321,917,131320,917,458997,177,918,
908,909,919,920,458997,124,921,297,909,922,920,458997,122,923,252,909,924,920,262390,925,920,0,
131321,926,131320,926,327856,192,927,923,171,262394,927,928,925,131320,928,327852,192,929,923,252,
196855,930,0,262394,929,931,930,131320,931,262205,122,932,864,196670,878,932,262205,122,933,865,
196670,879,933,196670,880,923,589881,120,934,764,878,879,880,881,882,262205,177,935,881,196670,
869,935,262205,177,936,882,131321,930,131320,930,458997,177,919,918,928,936,931,196670,883,916,
196670,884,923,262205,177,937,869,196670,885,937,524345,120,938,798,883,884,885,919,262205,177,
939,885,196670,869,939,131321,940,131320,940,458997,122,941,252,930,942,943,458997,124,922,921,
930,944,943,262390,945,943,1,131321,946,131320,946,327856,192,947,941,176,262394,947,948,945,
131320,948,131321,949,131320,949,458997,124,944,922,948,950,951,458997,130,952,221,948,953,951,
262390,954,951,1,131321,955,131320,955,327857,192,956,952,222,262394,956,957,954,131320,957,
393281,125,958,869,941,952,262205,124,959,958,393228,124,960,1,4,959,327866,192,961,960,944,
393385,124,950,961,960,944,131321,951,131320,951,327808,130,953,952,224,131321,949,131320,954,
131321,943,131320,943,327808,122,942,941,224,131321,940,131320,945,131321,920,131320,920,327808,
122,924,923,224,131321,917,131320,925,262268,122,962,921,458991,122,963,299,159,252,962,262368,
191,191,247,262205,122,964,299,262268,124,965,964,196670,886,965,327737,124,966,419,886,327813,
124,64,294,966,327813,124,65,965,301,131321,967,131320,967,458997,130,968,221,925,969,970,458997,
122,971,252,925,972,970,262390,973,970,0,131321,974,131320,974,327856,192,975,971,171,262394,975,
976,973,131320,976,196855,977,0,262394,302,978,977,131320,978,262205,122,979,864,196670,887,979,
262205,122,980,865,196670,888,980,196670,889,971,589881,120,981,764,887,888,889,890,891,262205,
177,982,890,196670,869,982,262205,177,983,891,196670,892,916,196670,893,971,196670,894,982,524345,
120,984,798,892,893,894,983,262205,177,985,894,196670,869,985,131321,977,131320,977,131321,986,
131320,986,458997,130,969,968,977,987,988,458997,122,989,252,977,990,988,262390,991,988,1,131321,
992,131320,992,327856,192,993,989,176,262394,993,994,991,131320,994,196670,895,971,196670,896,989,
393273,122,995,753,895,896,327745,181,996,869,989,262205,144,997,996,196670,897,997,196670,898,64,
196670,899,969,458809,122,998,827,897,898,899,262205,130,987,899,327856,192,999,995,303,196855,
1000,0,262394,999,1001,1000,131320,1001,327814,122,1002,995,164,327817,122,1003,995,164,393281,
298,1004,306,1002,1003,196670,1004,998,131321,1000,131320,1000,131321,988,131320,988,327808,122,
990,989,224,131321,986,131320,991,131321,970,131320,970,327808,122,972,971,224,131321,967,131320,
973,458986,130,1005,300,159,252,968,262368,191,191,247,131326,65,65592,327734,122,1006,0,143,
196663,129,1007,196663,129,1008,131320,1009,262205,122,1010,1007,327812,122,1011,1010,164,327814,
122,1012,1011,66,262205,122,1013,1007,327812,122,1014,1013,164,327817,122,1015,1014,66,327854,192,
1016,1015,68,327846,192,1017,67,1016,262312,192,1018,1017,196855,1019,0,262394,1018,1020,1019,
131320,1020,327854,192,1021,1012,307,131321,1019,131320,1019,458997,192,1022,1017,1009,1021,1020,
196855,1023,0,262394,1022,1024,1023,131320,1024,262205,122,1025,1007,327812,122,1026,1025,164,
262205,122,1027,1008,327808,122,1028,1026,1027,131326,1028,131320,1023,327812,122,1029,1012,66,
327814,122,1030,1015,191,327808,122,1031,1029,1030,262205,122,1032,1008,327879,122,1033,1032,159,
327808,122,1034,1031,1033,262205,122,1035,1008,327874,122,1036,1035,224,327812,122,1037,1036,308,
327808,122,1038,1034,1037,131326,1038,65592,327734,124,1039,0,184,196663,136,1040,196663,136,1041,
196663,125,1042,196663,125,1043,196663,129,1044,131320,1045,262205,130,1046,1040,262205,130,1047,
1041,327810,130,1048,1046,1047,262255,124,1049,1048,262205,124,1050,1043,262205,124,1051,1042,
327813,124,71,1050,1051,327813,124,72,1049,71,327745,311,1052,310,245,262205,122,1053,1052,327851,
192,1054,1053,312,196855,1055,0,262394,1054,1056,1055,131320,1056,262205,122,1057,1044,327808,122,
1058,1053,1057,393281,282,1059,76,221,1058,262205,124,1060,1059,327809,124,77,72,1060,131321,1055,
131320,1055,458997,124,1061,72,1045,77,1056,131326,1061,65592,327734,185,1062,0,186,196663,125,
1063,196663,125,1064,196663,129,1065,196663,129,1066,131320,1067,262203,314,1068,7,262205,122,
1069,1066,327812,122,1070,1069,316,262205,122,1071,1065,327808,122,1072,1070,1071,393281,317,1073,
80,221,1072,262205,185,1074,1073,196670,1068,1074,262205,124,1075,1063,327745,125,1076,1068,252,
262205,124,1077,1076,327813,124,81,1075,1077,262205,124,1078,1064,327745,125,1079,1068,159,262205,
124,1080,1079,327813,124,82,1078,1080,327811,124,83,81,82,262205,124,1081,1063,262205,124,1082,
1079,327813,124,84,1081,1082,262205,124,1083,1064,262205,124,1084,1076,327813,124,85,1083,1084,
327809,124,86,84,85,327760,185,1085,83,86,131326,1085,65592,327734,120,1086,0,187,196663,129,1087,
196663,181,1088,196663,129,1089,131320,1090,262203,125,1091,7,262203,125,1092,7,262203,129,1093,7,
262203,129,1094,7,262203,125,1095,7,262203,125,1096,7,262203,129,1097,7,262203,129,1098,7,262203,
314,1099,7,262203,125,1100,7,262203,125,1101,7,262203,129,1102,7,262203,129,1103,7,262203,314,
1104,7,262203,125,1105,7,262203,125,1106,7,262203,129,1107,7,262203,129,1108,7,262203,181,1109,7,
262203,125,1110,7,262203,125,1111,7,262203,125,1112,7,262203,125,1113,7,262205,122,1114,1087,
327812,122,1115,1114,164,327814,122,1116,1115,66,262205,122,1117,1087,327812,122,87,1117,164,
327817,122,88,87,66,327745,319,1118,93,221,262205,122,1119,1118,262205,122,1120,1089,327808,122,
94,1119,1120,327808,122,1121,88,191,327856,192,1122,1116,320,327856,192,1123,88,68,327847,192,
1124,1122,1123,196855,1125,0,262394,1124,1126,1125,131320,1126,196855,1127,0,262394,67,1128,1129,
131320,1128,327814,122,95,88,191,327745,125,1130,1088,252,262205,124,1131,1130,196670,1091,1131,
327745,125,1132,1088,159,262205,124,1133,1132,196670,1092,1133,196670,1093,95,196670,1094,94,
524345,185,1134,1062,1091,1092,1093,1094,327761,124,1135,1134,0,196670,1130,1135,327761,124,1136,
1134,1,196670,1132,1136,327808,122,96,95,159,327745,125,1137,1088,191,262205,124,1138,1137,196670,
1095,1138,327745,125,1139,1088,267,262205,124,1140,1139,196670,1096,1140,196670,1097,96,196670,
1098,94,524345,185,1141,1062,1095,1096,1097,1098,327761,124,1142,1141,0,196670,1137,1142,327761,
124,1143,1141,1,196670,1139,1143,131321,1127,131320,1129,327814,122,97,88,191,327745,125,1144,
1088,252,262205,124,1145,1144,196670,1100,1145,327745,125,1146,1088,191,262205,124,1147,1146,
196670,1101,1147,196670,1102,97,196670,1103,94,524345,185,1148,1062,1100,1101,1102,1103,196670,
1099,1148,327808,122,98,97,159,327745,125,1149,1088,159,262205,124,1150,1149,196670,1105,1150,
327745,125,1151,1088,267,262205,124,1152,1151,196670,1106,1152,196670,1107,98,196670,1108,94,
524345,185,1153,1062,1105,1106,1107,1108,196670,1104,1153,327745,125,1154,1099,252,262205,124,
1155,1154,327745,125,1156,1104,252,262205,124,1157,1156,327745,125,1158,1099,159,262205,124,1159,
1158,327745,125,1160,1104,159,262205,124,1161,1160,458832,144,1162,1155,1157,1159,1161,196670,
1088,1162,327814,122,1163,88,191,327808,122,1164,1163,321,131321,1127,131320,1127,458997,122,1165,
1121,1128,1164,1129,458997,122,1166,88,1128,1163,1129,131321,1125,131320,1125,458997,122,1167,
1121,1090,1165,1127,458997,122,1168,88,1090,1166,1127,327856,192,1169,1116,69,196855,1170,0,
262394,1169,1171,1172,131320,1171,327745,311,1173,310,322,262205,122,1174,1173,262205,122,1175,
1089,327745,311,1176,310,243,262205,122,1177,1176,327812,122,1178,1175,1177,327808,122,1179,1174,
1178,327812,122,1180,1116,325,327808,122,1181,1179,1180,262205,144,1182,1088,327745,326,1183,310,
219,262205,124,1184,1183,327822,144,99,1182,1184,196670,1109,99,327808,122,1185,1181,1168,327745,
125,1186,1109,252,262205,124,1187,1186,393281,282,1188,47,221,1185,196670,1188,1187,327808,122,
1189,1185,159,327745,125,1190,1109,159,262205,124,1191,1190,393281,282,1192,47,221,1189,196670,
1192,1191,327808,122,1193,1181,1167,327745,125,1194,1109,191,262205,124,1195,1194,393281,282,1196,
47,221,1193,196670,1196,1195,327808,122,1197,1193,159,327745,125,1198,1109,267,262205,124,1199,
1198,393281,282,1200,47,221,1197,196670,1200,1199,131321,1170,131320,1172,327810,122,1201,1116,69,
327856,192,1202,1201,70,196855,1203,0,262394,1202,1204,1205,131320,1204,131321,1203,131320,1205,
327810,122,1206,1201,70,131321,1203,131320,1203,458997,122,1207,1201,1204,1206,1205,327745,311,
1208,310,327,262205,122,1209,1208,327812,122,1210,1207,1209,327808,122,1211,1210,94,327812,122,
1212,1211,325,327745,125,1213,1088,252,262205,124,1214,1213,196670,1110,1214,327745,125,1215,1088,
159,262205,124,1216,1215,196670,1111,1216,393273,122,1217,407,1110,1111,327745,125,1218,1088,191,
262205,124,1219,1218,196670,1112,1219,327745,125,1220,1088,267,262205,124,1221,1220,196670,1113,
1221,393273,122,1222,407,1112,1113,196855,1223,0,262394,1202,1224,1225,131320,1224,327808,122,
1226,1212,1168,327814,122,1227,1226,191,393281,319,1228,102,221,1227,196670,1228,1217,327808,122,
1229,1212,1167,327814,122,1230,1229,191,393281,319,1231,102,221,1230,196670,1231,1222,131321,1223,
131320,1225,327808,122,1232,1212,1168,327814,122,1233,1232,191,393281,319,1234,105,221,1233,
196670,1234,1217,327808,122,1235,1212,1167,327814,122,1236,1235,191,393281,319,1237,105,221,1236,
196670,1237,1222,131321,1223,131320,1223,131321,1170,131320,1170,65789,65592,327734,120,1238,0,
188,196663,129,1239,196663,125,1240,196663,129,1241,131320,1242,262203,125,1243,7,262203,125,1244,
7,327745,311,1245,310,322,262205,122,1246,1245,262205,122,1247,1241,327745,311,1248,310,243,
262205,122,1249,1248,327812,122,1250,1247,1249,327808,122,1251,1246,1250,262205,122,1252,1239,
327808,122,1253,1251,1252,393281,282,1254,47,221,1253,262205,124,1255,1254,196670,1243,1255,
262205,124,1256,1240,196670,1244,1256,393273,124,1257,540,1243,1244,196670,1254,1257,65789,65592,
327734,120,1258,0,189,196663,129,1259,196663,125,1260,196663,125,1261,196663,129,1262,131320,1263,
262203,125,1264,7,262203,125,1265,7,262203,125,1266,7,262203,125,1267,7,262205,124,1268,1260,
327866,192,1269,1268,240,262205,124,1270,1260,393385,124,1271,1269,1270,240,196855,1272,0,262394,
106,1273,1274,131320,1273,262205,124,1275,1260,262205,124,1276,1260,262271,124,107,1276,196670,
1264,107,327737,124,1277,452,1264,196670,1265,237,196670,1266,1277,393273,124,1278,540,1265,1266,
196670,1267,1278,327737,124,1279,419,1267,327813,124,108,1275,1279,262205,124,1280,1261,327813,
124,109,108,1280,131321,1272,131320,1274,327813,124,110,1271,1271,262205,124,1281,1261,327813,124,
111,110,1281,131321,1272,131320,1272,458997,124,1282,109,1273,111,1274,327745,311,1283,310,322,
262205,122,1284,1283,262205,122,1285,1262,327745,311,1286,310,243,262205,122,1287,1286,327812,122,
1288,1285,1287,327808,122,1289,1284,1288,262205,122,1290,1259,327808,122,1291,1289,1290,393281,
282,1292,47,221,1291,196670,1292,1282,65789,65592,327734,132,1293,0,190,196663,129,1294,196663,
129,1295,131320,1296,196855,1297,0,262394,330,1298,1299,131320,1298,262205,122,1300,1295,327745,
331,1301,306,1300,262205,132,1302,1301,131321,1297,131320,1299,262205,122,1303,1294,327812,122,
1304,1303,163,262205,122,1305,1295,327808,122,1306,1304,1305,393281,333,1307,114,221,1306,262205,
132,1308,1307,131321,1297,131320,1297,458997,132,1309,1302,1298,1308,1299,131326,1309,65592,
327734,120,1310,0,202,196663,129,1311,196663,196,1312,196663,201,1313,131320,1314,262203,337,1315,
7,131321,1316,131320,1316,458997,122,1317,252,1314,1318,1319,262390,1320,1319,1,131321,1321,
131320,1321,327856,192,1322,1317,198,262394,1322,1323,1320,131320,1323,262205,122,1324,1311,
327808,122,1325,1324,1317,327812,122,1326,1325,138,262201,122,1327,376,327879,122,1328,1327,153,
327808,122,1329,1326,1328,458764,122,1330,1,38,1329,335,131321,1331,131320,1331,458997,122,1332,
252,1323,1333,1334,262390,1335,1334,1,131321,1336,131320,1336,327856,192,1337,1332,195,262394,
1337,1338,1335,131320,1338,327812,122,1339,1317,195,327808,122,1340,1339,1332,327745,311,1341,310,
221,262205,122,1342,1341,196670,1315,1312,327745,129,1343,1315,1332,262205,122,1344,1343,327812,
122,1345,1344,338,327808,122,1346,1342,1345,327808,122,1347,1346,1330,393281,333,1348,117,221,
1347,262205,132,1349,1348,327745,133,1350,1313,1340,196670,1350,1349,131321,1334,131320,1334,
327808,122,1333,1332,224,131321,1331,131320,1335,131321,1319,131320,1319,327808,122,1318,1317,224,
131321,1316,131320,1320,65789,65592,327734,120,1351,0,206,196663,129,1352,196663,200,1353,196663,
205,1354,131320,1355,262203,129,1356,7,262203,129,1357,7,262203,129,1358,7,262203,129,1359,7,
262203,129,1360,7,262203,129,1361,7,262203,129,1362,7,262203,129,1363,7,262203,133,1364,7,262203,
201,1365,7,262203,133,1366,7,262203,133,1367,7,262203,133,1368,7,262203,133,1369,7,131321,1370,
131320,1370,458997,122,1371,252,1355,1372,1373,262390,1374,1373,1,131321,1375,131320,1375,327856,
192,1376,1371,198,262394,1376,1377,1374,131320,1377,262205,122,1378,1352,327808,122,1379,1378,
1371,327812,122,1380,1379,138,262201,122,1381,376,327879,122,1382,1381,153,327808,122,1383,1380,
1382,327814,122,1384,1383,191,327812,122,1385,1384,138,327817,122,1386,1383,191,327808,122,1387,
1385,1386,131321,1388,131320,1388,458997,122,1389,252,1377,1390,1391,262390,1392,1391,1,131321,
1393,131320,1393,327856,192,1394,1389,9,262394,1394,1395,1392,131320,1395,196670,1356,1389,196670,
1357,1387,393273,132,1396,1293,1356,1357,327808,122,1397,1387,191,196670,1358,1389,196670,1359,
1397,393273,132,1398,1293,1358,1359,327808,122,1399,1387,164,196670,1360,1389,196670,1361,1399,
393273,132,1400,1293,1360,1361,327808,122,1401,1387,265,196670,1362,1389,196670,1363,1401,393273,
132,1402,1293,1362,1363,131321,1403,131320,1403,458997,122,1404,252,1395,1405,1406,262390,1407,
1406,1,131321,1408,131320,1408,327856,192,1409,1404,195,262394,1409,1410,1407,131320,1410,327812,
122,1411,1389,195,327808,122,1412,1411,1404,327812,122,1413,1371,195,327808,122,1414,1413,1404,
196670,1365,1353,327745,133,1415,1365,1414,262205,132,1416,1415,196670,1364,1416,196670,1366,1396,
196670,1367,1398,196670,1368,1400,196670,1369,1402,589881,130,1417,488,1364,1366,1367,1368,1369,
327745,136,1418,1354,1412,262205,130,1419,1418,327808,130,1420,1419,1417,196670,1418,1420,131321,
1406,131320,1406,327808,122,1405,1404,224,131321,1403,131320,1407,131321,1391,131320,1391,327808,
122,1390,1389,224,131321,1388,131320,1392,131321,1373,131320,1373,327808,122,1372,1371,224,131321,
1370,131320,1374,65789,65592,327734,120,375,0,207,196663,129,1421,131320,1422,262203,337,1423,7,
262203,129,1424,7,262203,129,1425,7,262203,205,1426,7,262203,345,1427,7,262203,129,1428,7,262203,
201,1429,7,262203,348,1430,7,262203,129,1431,7,262203,129,1432,7,262203,125,1433,7,262203,125,
1434,7,262203,352,1435,7,262203,129,1436,7,262203,205,1437,7,262203,129,1438,7,262203,201,1439,7,
262203,129,1440,7,262203,205,1441,7,262203,136,1442,7,262203,136,1443,7,262203,136,1444,7,262203,
136,1445,7,262203,125,1446,7,262203,125,1447,7,262203,129,1448,7,262203,129,1449,7,262203,125,
1450,7,262203,129,1451,7,262203,136,1452,7,262203,136,1453,7,262203,125,1454,7,262203,125,1455,7,
262203,129,1456,7,262203,129,1457,7,262203,125,1458,7,262203,125,1459,7,262203,129,1460,7,262203,
129,1461,7,262203,181,1462,7,262203,129,1463,7,262201,122,1464,376,327879,122,1465,1464,153,
327874,122,1466,1464,339,262205,122,1467,1421,327812,122,1468,1467,340,327808,122,1469,1468,1466,
327812,122,1470,1469,8,131321,1471,131320,1471,458997,122,1472,252,1422,1473,1474,262390,1475,
1474,1,131321,1476,131320,1476,327856,192,1477,1472,8,262394,1477,1478,1475,131320,1478,327808,
122,1479,1470,1472,327745,311,1480,310,341,262205,122,1481,1480,327810,122,1482,1481,159,458764,
122,1483,1,38,1479,1482,196855,1484,0,262394,342,1485,1486,131320,1485,327814,122,1487,1483,164,
327817,122,1488,1483,164,196670,1424,1487,196670,1425,1488,393273,122,1489,1006,1424,1425,131321,
1484,131320,1486,131321,1484,131320,1484,458997,122,1490,1489,1485,1483,1486,327745,129,1491,1423,
1472,196670,1491,1490,196855,1492,0,262394,343,1493,1492,131320,1493,327808,122,1494,8,1472,
327808,122,1495,1481,1483,327745,129,1496,1423,1494,196670,1496,1495,131321,1492,131320,1492,
131321,1474,131320,1474,327808,122,1473,1472,224,131321,1471,131320,1475,131321,1497,131320,1497,
458997,122,1498,252,1475,1499,1500,262390,1501,1500,1,131321,1502,131320,1502,327856,192,1503,
1498,203,262394,1503,1504,1501,131320,1504,327745,136,1505,1426,1498,196670,1505,221,131321,1500,
131320,1500,327808,122,1499,1498,224,131321,1497,131320,1501,131321,1506,131320,1506,458997,122,
1507,252,1501,1508,1509,262390,1510,1509,1,131321,1511,131320,1511,327856,192,1512,1507,195,
262394,1512,1513,1510,131320,1513,327745,311,1514,310,224,262205,122,1515,1514,327745,129,1516,
1423,1507,262205,122,1517,1516,327808,122,1518,1515,1517,393281,282,1519,76,221,1518,262205,124,
1520,1519,327745,125,1521,1427,1507,196670,1521,1520,131321,1509,131320,1509,327808,122,1508,1507,
224,131321,1506,131320,1510,262205,196,1522,1423,196670,1428,252,458809,120,1523,1310,1428,1522,
1429,262205,200,1524,1429,196855,1525,0,262394,346,1526,1527,131320,1526,327745,311,1528,310,222,
262205,122,1529,1528,196670,1431,1529,327745,311,1530,310,339,262205,122,1531,1530,196670,1432,
1531,327745,326,1532,310,349,262205,124,1533,1532,196670,1433,1533,327745,326,1534,310,350,262205,
124,1535,1534,196670,1434,1535,524345,124,1536,863,1431,1432,1433,1434,327745,125,1537,1430,221,
196670,1537,1536,262205,130,1538,300,327745,136,1539,1435,221,196670,1539,1538,131321,1525,131320,
1527,131321,1540,131320,1540,458997,122,1541,252,1527,1542,1543,262390,1544,1543,1,131321,1545,
131320,1545,327856,192,1546,1541,9,262394,1546,1547,1544,131320,1547,327745,311,1548,310,353,
262205,122,1549,1548,327812,122,1550,191,1541,327808,122,1551,1549,1550,393281,282,1552,47,221,
1551,262205,124,1553,1552,327745,125,1554,1430,1541,196670,1554,1553,327808,122,1555,1551,159,
393281,282,1556,47,221,1555,262205,124,1557,1556,262268,130,1558,1557,327745,136,1559,1435,1541,
196670,1559,1558,131321,1543,131320,1543,327808,122,1542,1541,224,131321,1540,131320,1544,131321,
1525,131320,1525,196670,1436,252,262205,204,1560,1426,196670,1437,1560,458809,120,1561,1351,1436,
1524,1437,262205,204,1562,1437,196670,1426,1562,131321,1563,131320,1563,458997,122,1564,198,1525,
1565,1566,262390,1567,1566,0,131321,1568,131320,1568,327856,192,1569,1564,354,262394,1569,1570,
1567,131320,1570,262205,196,1571,1423,196670,1438,1564,458809,120,1572,1310,1438,1571,1439,262205,
200,1573,1439,196670,1440,1564,262205,204,1574,1426,196670,1441,1574,458809,120,1575,1351,1440,
1573,1441,262205,204,1576,1441,196670,1426,1576,131321,1566,131320,1566,327808,122,1565,1564,198,
131321,1563,131320,1567,131321,1577,131320,1577,458997,122,1578,252,1567,1579,1580,262390,1581,
1580,1,131321,1582,131320,1582,327856,192,1583,1578,9,262394,1583,1584,1581,131320,1584,131321,
1585,131320,1585,458997,122,1586,252,1584,1587,1588,262390,1589,1588,1,131321,1590,131320,1590,
327856,192,1591,1586,8,262394,1591,1592,1589,131320,1592,327812,122,1593,1578,195,327808,122,1594,
1593,1586,327745,136,1595,1426,1594,262205,130,1596,1595,196670,1442,1596,327737,130,1597,546,
1442,196855,1598,0,262394,355,1599,1598,131320,1599,327808,122,1600,1593,8,327808,122,1601,1600,
1586,327745,136,1602,1426,1601,262205,130,1603,1602,196670,1443,1603,327737,130,1604,546,1443,
131321,1598,131320,1598,458997,130,1605,221,1592,1604,1599,196670,1444,1597,327745,136,1606,1435,
1578,262205,130,1607,1606,196670,1445,1607,327745,125,1608,1430,1578,262205,124,1609,1608,196670,
1446,1609,327745,125,1610,1427,1586,262205,124,1611,1610,196670,1447,1611,327745,129,1612,1423,
1586,262205,122,1613,1612,196670,1448,1613,589881,124,1614,1039,1444,1445,1446,1447,1448,327851,
192,1615,1465,252,196855,1616,0,262394,1615,1617,1616,131320,1617,131321,1588,131320,1616,196855,
1618,0,262394,356,1619,1620,131320,1619,327812,122,1621,1578,340,327808,122,1622,1621,1466,327812,
122,1623,1622,8,327808,122,1624,1623,1586,327745,257,1625,361,1624,196670,1625,1614,131321,1618,
131320,1620,327808,122,1626,1470,1586,327745,311,1627,310,341,262205,122,1628,1627,327856,192,
1629,1626,1628,196855,1630,0,262394,1629,1631,1630,131320,1631,327745,311,1632,310,241,262205,122,
1633,1632,327856,192,1634,1578,1633,131321,1630,131320,1630,458997,192,1635,1629,1620,1634,1631,
196855,1636,0,262394,1635,1637,1636,131320,1637,196855,1638,0,262394,362,1639,1640,131320,1639,
262205,122,1641,1612,196670,1449,1641,196670,1450,1614,196670,1451,1578,458809,120,1642,1238,1449,
1450,1451,131321,1638,131320,1640,327808,122,1643,363,1586,262205,122,1644,1612,327808,122,1645,
1628,1644,196670,1452,1605,262205,130,1646,1606,196670,1453,1646,262205,124,1647,1608,196670,1454,
1647,327745,125,1648,1427,1643,262205,124,1649,1648,196670,1455,1649,196670,1456,1645,589881,124,
1650,1039,1452,1453,1454,1455,1456,262205,122,1651,1612,196670,1457,1651,196670,1458,1614,196670,
1459,1650,196670,1460,1578,524345,120,1652,1258,1457,1458,1459,1460,131321,1638,131320,1638,
131321,1636,131320,1636,131321,1618,131320,1618,131321,1588,131320,1588,327808,122,1587,1586,224,
131321,1585,131320,1589,131321,1580,131320,1580,327808,122,1579,1578,224,131321,1577,131320,1581,
196855,1653,0,262394,364,1654,1653,131320,1654,262368,191,191,247,262205,122,1655,1421,327812,122,
1656,1655,366,327817,122,1657,1464,366,327808,122,1658,1656,1657,327814,122,1659,1464,366,131321,
1660,131320,1660,458997,122,1661,1659,1654,1662,1663,262390,1664,1663,0,131321,1665,131320,1665,
327856,192,1666,1661,9,262394,1666,1667,1664,131320,1667,327812,122,1668,1661,366,327808,122,1669,
1668,1657,327812,122,1670,1669,164,327812,122,1671,1658,164,327745,311,1672,310,341,262205,122,
1673,1672,327856,192,1674,1671,1673,196855,1675,0,262394,1674,1676,1675,131320,1676,327745,311,
1677,310,241,262205,122,1678,1677,327856,192,1679,1661,1678,131321,1675,131320,1675,458997,192,
1680,1674,1667,1679,1676,196855,1681,0,262394,1680,1682,1681,131320,1682,327745,257,1683,361,1670,
262205,124,1684,1683,327808,122,1685,1670,159,327745,257,1686,361,1685,262205,124,1687,1686,
327808,122,1688,1670,191,327745,257,1689,361,1688,262205,124,1690,1689,327808,122,1691,1670,267,
327745,257,1692,361,1691,262205,124,1693,1692,458832,144,1694,1684,1687,1690,1693,196670,1461,
1658,196670,1462,1694,196670,1463,1661,458809,120,1695,1086,1461,1462,1463,131321,1681,131320,
1681,131321,1663,131320,1663,327814,122,1696,6,366,327808,122,1662,1661,1696,131321,1660,131320,
1664,131321,1653,131320,1653,65789,65592,};
static const uint32_t bitnet__spv_ternary_fast[] = {
119734787,66304,524299,1661,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
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
16,35,64,327752,92,17,35,192,327752,92,18,35,704,196679,92,2,262215,93,34,0,262215,93,33,7,196679,
94,42,196679,95,42,196679,96,42,196679,97,42,196679,98,42,196679,99,42,262215,100,6,4,327752,101,
0,35,0,196679,101,2,262215,102,34,0,262215,102,33,4,262215,103,6,4,327752,104,0,35,0,196679,104,2,
262215,105,34,0,262215,105,33,5,262215,106,1,8,196679,107,42,196679,108,42,196679,109,42,196679,
110,42,196679,111,42,262215,112,6,16,262216,113,0,24,327752,113,0,35,0,196679,113,2,262215,114,34,
0,262215,114,33,3,262215,115,6,16,262216,116,0,24,327752,116,0,35,0,196679,116,2,262215,117,34,0,
262215,117,33,0,262215,4,11,26,262215,118,1,0,262215,119,11,25,131091,120,196641,121,120,262165,
122,32,0,196641,123,122,196630,124,32,262176,125,7,124,262177,126,122,125,327713,127,122,125,125,
262177,128,124,125,262176,129,7,122,262165,130,32,1,327713,131,130,129,129,262167,132,122,4,
262176,133,7,132,524321,134,130,133,133,133,133,133,327713,135,124,125,125,262176,136,7,130,
262177,137,130,136,262187,122,138,8,262172,139,124,138,262176,140,7,139,262177,141,124,140,393249,
142,124,129,125,125,327713,143,122,129,129,262167,144,124,4,262194,122,5,256,262187,122,145,127,
393268,122,146,128,5,145,262187,122,147,128,393268,122,148,134,146,147,262187,122,149,32,393268,
122,150,132,148,149,262187,122,151,16,393268,122,152,134,150,151,262187,122,153,7,393268,122,154,
128,152,153,393268,122,155,134,154,138,393268,122,156,128,155,153,393268,122,157,134,156,138,
393268,122,158,128,155,157,262187,122,159,1,393268,122,160,130,158,159,393268,122,161,134,160,157,
393268,122,162,132,157,161,393268,122,163,132,162,149,262187,122,164,4,393268,122,165,132,163,164,
393268,122,166,132,163,164,262194,122,6,128,393268,122,167,132,138,6,393268,122,168,128,166,167,
393268,122,169,130,168,159,393268,122,170,132,138,6,393268,122,171,134,169,170,393268,122,172,132,
171,6,393268,122,173,128,165,172,393268,122,174,130,173,159,393268,122,175,132,171,6,393268,122,
176,134,174,175,262172,177,144,176,262176,178,7,177,524321,179,120,129,129,129,178,178,458785,180,
120,125,129,178,177,262176,181,7,144,393249,182,122,181,125,136,458785,183,124,129,129,125,125,
524321,184,124,136,136,125,125,129,262167,185,124,2,458785,186,185,125,125,129,129,393249,187,120,
129,181,129,393249,188,120,129,125,129,458785,189,120,129,125,125,129,327713,190,132,129,129,
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
262172,89,122,149,262172,90,122,147,196637,91,122,1376286,92,122,122,122,122,122,122,122,122,122,
122,122,122,122,122,124,122,89,90,91,262176,305,12,92,262203,305,93,12,262176,306,12,122,393268,
122,307,128,69,70,393268,122,308,134,68,191,262187,130,309,5,393268,122,310,128,66,250,393268,122,
311,134,310,252,393268,122,312,132,311,252,262176,313,9,124,262187,130,314,9,196637,100,122,
196638,101,100,262176,315,12,101,262203,315,102,12,196637,103,122,196638,104,103,262176,316,12,
104,262203,316,105,12,196657,192,106,393268,192,317,170,9,159,262176,318,4,132,196637,112,132,
196638,113,112,262176,319,12,113,262203,319,114,12,262176,320,12,132,393268,122,321,134,150,151,
393268,122,322,130,321,159,196637,115,132,196638,116,115,262176,323,12,116,262203,323,117,12,
262176,324,7,196,393268,122,325,134,150,151,262187,122,326,6,262187,130,327,3,393268,122,328,134,
6,138,262187,130,329,7,393268,192,330,170,7,245,393268,192,331,170,7,191,262172,332,124,195,
262176,333,7,332,393268,192,334,170,9,159,262172,335,124,9,262176,336,7,335,262187,130,337,11,
262187,130,338,12,262172,339,130,9,262176,340,7,339,262187,130,341,10,393268,122,342,132,157,161,
393268,192,343,170,7,191,393268,192,344,170,7,245,393268,122,345,132,328,8,393268,122,346,132,345,
9,262172,347,124,346,262176,348,4,347,262203,348,349,4,393268,192,350,170,7,159,393268,122,351,
130,195,8,393268,192,352,170,7,245,393268,122,353,132,328,8,393268,122,354,134,353,164,262167,355,
122,3,262176,356,1,355,262203,356,4,1,262194,122,118,1,393267,355,119,118,159,159,262187,122,357,
3355447295,327734,120,2,0,121,131320,358,262203,129,359,7,327745,208,360,4,245,262205,122,361,360,
196670,359,361,327737,120,362,363,359,65789,65592,327734,122,364,0,123,131320,365,262205,122,366,
3,131326,366,65592,327734,122,367,0,126,196663,125,368,131320,369,262205,124,370,368,262268,122,
371,370,327874,122,372,371,209,327879,122,373,372,210,327879,122,374,371,211,262268,124,375,374,
327809,124,10,375,212,327852,192,376,374,213,196855,377,0,262394,376,378,377,131320,378,131326,
214,131320,377,327854,192,379,374,215,196855,380,0,262394,379,381,380,131320,381,327877,122,382,
373,216,131326,382,131320,380,327856,192,383,374,217,196855,384,0,262394,383,385,384,131320,385,
262268,122,386,10,327810,122,387,386,218,327877,122,388,373,387,131326,388,131320,384,327808,122,
389,374,357,327874,122,390,374,219,327879,122,391,390,159,327808,122,392,389,391,327874,122,393,
392,219,327877,122,394,373,393,131326,394,65592,327734,122,395,0,127,196663,125,396,196663,125,
397,131320,398,262203,125,399,7,262203,125,400,7,262205,124,401,396,196670,399,401,327737,122,402,
367,399,262205,124,403,397,196670,400,403,327737,122,404,367,400,327876,122,405,404,209,327877,
122,406,402,405,131326,406,65592,327734,124,407,0,128,196663,125,408,131320,409,262205,124,410,
408,262268,122,411,410,327810,122,11,220,411,262268,124,412,11,131321,413,131320,413,458997,124,
414,412,409,14,415,458997,130,416,221,409,417,415,262390,418,415,0,131321,419,131320,419,327857,
192,420,416,222,262394,420,421,418,131320,421,262205,124,422,408,327813,124,12,422,414,327811,124,
13,223,12,327813,124,14,414,13,131321,415,131320,415,327808,130,417,416,224,131321,413,131320,418,
131326,414,65592,327734,124,423,0,128,196663,125,424,131320,425,262205,124,426,424,262268,122,427,
426,327874,122,428,427,224,327810,122,15,225,428,262268,124,429,15,262205,124,430,424,327813,124,
16,212,430,131321,431,131320,431,458997,124,432,429,425,20,433,458997,130,434,221,425,435,433,
262390,436,433,0,131321,437,131320,437,327857,192,438,434,222,262394,438,439,436,131320,439,
327813,124,17,16,432,327813,124,18,17,432,327811,124,19,226,18,327813,124,20,432,19,131321,433,
131320,433,327808,130,435,434,224,131321,431,131320,436,131326,432,65592,327734,124,440,0,128,
196663,125,441,131320,442,262205,124,443,441,327866,192,444,443,227,262205,124,445,441,393385,124,
446,444,227,445,327813,124,21,446,228,327809,124,22,21,229,327811,124,23,22,229,327813,124,24,23,
230,327811,124,25,446,24,327813,124,26,23,231,327811,124,27,25,26,327813,124,28,232,27,327809,124,
29,28,233,327813,124,30,29,27,327809,124,31,30,234,327813,124,32,31,27,327809,124,33,32,235,
327813,124,34,33,27,327809,124,35,34,236,327813,124,36,35,27,327809,124,37,36,212,327813,124,38,
27,27,327813,124,39,37,38,327809,124,40,39,27,327809,124,41,40,237,262268,122,447,22,327808,122,
42,447,145,327876,122,448,42,238,262268,124,449,448,327813,124,43,41,449,262205,124,450,441,
327864,192,451,450,239,393385,124,452,451,240,43,131326,452,65592,327734,130,453,0,131,196663,129,
454,196663,129,455,131320,456,262205,122,457,454,262268,130,458,457,262205,122,459,455,262268,130,
460,459,397666,130,461,458,460,0,131326,461,65592,327734,130,462,0,134,196663,133,463,196663,133,
464,196663,133,465,196663,133,466,196663,133,467,131320,468,262203,129,469,7,262203,129,470,7,
262203,129,471,7,262203,129,472,7,262203,129,473,7,262203,129,474,7,262203,129,475,7,262203,129,
476,7,131321,477,131320,477,458997,130,478,221,468,479,480,458997,130,481,221,468,482,480,262390,
483,480,1,131321,484,131320,484,327857,192,485,481,222,262394,485,486,483,131320,486,327745,129,
487,463,481,262205,122,488,487,327874,122,489,488,241,327879,122,490,489,242,327745,129,491,464,
481,262205,122,492,491,196670,469,492,196670,470,490,393273,130,493,453,469,470,262205,122,494,
487,327874,122,495,494,222,327879,122,496,495,242,327745,129,497,465,481,262205,122,498,497,
196670,471,498,196670,472,496,393273,130,499,453,471,472,327808,130,500,493,499,262205,122,501,
487,327874,122,502,501,243,327879,122,503,502,242,327745,129,504,466,481,262205,122,505,504,
196670,473,505,196670,474,503,393273,130,506,453,473,474,327808,130,507,500,506,262205,122,508,
487,327879,122,509,508,242,327745,129,510,467,481,262205,122,511,510,196670,475,511,196670,476,
509,393273,130,512,453,475,476,327808,130,513,507,512,327808,130,479,478,513,131321,480,131320,
480,327808,130,482,481,224,131321,477,131320,483,131326,478,65592,327734,124,514,0,135,196663,125,
515,196663,125,516,131320,517,262205,124,518,515,262205,124,519,516,327809,124,44,518,519,131326,
44,65592,327734,130,520,0,137,196663,136,521,131320,522,262205,130,523,521,393562,130,524,244,523,
159,262205,130,525,521,327808,130,526,525,524,196670,521,526,262205,130,527,521,393562,130,528,
244,527,191,262205,130,529,521,327808,130,530,529,528,196670,521,530,262205,130,531,521,262205,
130,532,521,393562,130,533,244,532,164,327808,130,534,531,533,131326,534,65592,327734,124,535,0,
141,196663,140,536,131320,537,262203,247,538,7,262203,125,539,7,262203,125,540,7,262203,249,541,7,
262203,125,542,7,262203,125,543,7,262203,125,544,7,262203,125,545,7,262203,125,546,7,262203,125,
547,7,262203,125,548,7,262203,125,549,7,262203,125,550,7,262203,125,551,7,262201,122,552,364,
327879,122,553,552,153,327879,122,554,553,164,327851,192,555,554,245,327879,122,556,553,191,
327851,192,557,556,245,327879,122,558,553,159,327851,192,559,558,245,131321,560,131320,560,458997,
130,561,221,537,562,563,262390,564,563,1,131321,565,131320,565,327857,192,566,561,222,262394,566,
567,564,131320,567,196855,568,0,262394,555,569,570,131320,569,327808,130,571,561,222,327745,125,
572,536,571,262205,124,573,572,131321,568,131320,570,327745,125,574,536,561,262205,124,575,574,
131321,568,131320,568,458997,124,576,573,569,575,570,196855,577,0,262394,555,578,579,131320,578,
327745,125,580,536,561,262205,124,581,580,131321,577,131320,579,327808,130,582,561,222,327745,125,
583,536,582,262205,124,584,583,131321,577,131320,577,458997,124,585,581,578,584,579,393562,124,
586,244,585,164,196670,539,576,196670,540,586,393273,124,587,514,539,540,327745,125,588,538,561,
196670,588,587,131321,563,131320,563,327808,130,562,561,224,131321,560,131320,564,131321,589,
131320,589,458997,130,590,221,564,591,592,262390,593,592,1,131321,594,131320,594,327857,192,595,
590,243,262394,595,596,593,131320,596,196855,597,0,262394,557,598,599,131320,598,327808,130,600,
590,243,327745,125,601,538,600,262205,124,602,601,131321,597,131320,599,327745,125,603,538,590,
262205,124,604,603,131321,597,131320,597,458997,124,605,602,598,604,599,196855,606,0,262394,557,
607,608,131320,607,327745,125,609,538,590,262205,124,610,609,131321,606,131320,608,327808,130,611,
590,243,327745,125,612,538,611,262205,124,613,612,131321,606,131320,606,458997,124,614,610,607,
613,608,393562,124,615,244,614,191,196670,542,605,196670,543,615,393273,124,616,514,542,543,
327745,125,617,541,590,196670,617,616,131321,592,131320,592,327808,130,591,590,224,131321,589,
131320,593,196855,618,0,262394,559,619,620,131320,619,327745,125,621,541,224,262205,124,622,621,
131321,618,131320,620,327745,125,623,541,221,262205,124,624,623,131321,618,131320,618,458997,124,
625,622,619,624,620,196855,626,0,262394,559,627,628,131320,627,327745,125,629,541,221,262205,124,
630,629,131321,626,131320,628,327745,125,631,541,224,262205,124,632,631,131321,626,131320,626,
458997,124,633,630,627,632,628,393562,124,634,244,633,159,196670,544,625,196670,545,634,393273,
124,635,514,544,545,393562,124,636,244,635,164,196670,546,635,196670,547,636,393273,124,637,514,
546,547,393562,124,638,244,637,191,196670,548,637,196670,549,638,393273,124,639,514,548,549,
393562,124,640,244,639,159,196670,550,639,196670,551,640,393273,124,641,514,550,551,131326,641,
65592,327734,124,642,0,142,196663,129,643,196663,125,644,196663,125,645,131320,646,262203,262,647,
7,262203,140,648,7,262203,140,649,7,262203,125,650,7,262201,122,651,364,327879,122,652,651,250,
131321,653,131320,653,458997,124,654,240,646,655,656,458997,122,657,245,646,658,656,262390,659,
656,0,131321,660,131320,660,327856,192,661,657,257,262394,661,662,659,131320,662,131321,663,
131320,663,458997,122,664,245,662,665,666,262390,667,666,1,131321,668,131320,668,327856,192,669,
664,260,262394,669,670,667,131320,670,327812,122,671,657,260,327808,122,672,671,664,262205,122,
673,643,458764,122,674,1,38,672,264,327812,122,675,674,252,327808,122,676,673,675,327808,122,677,
676,652,393281,265,678,47,221,677,262205,124,679,678,327745,125,680,647,664,196670,680,679,327854,
192,681,672,253,196855,682,0,262394,681,683,682,131320,683,196670,680,240,131321,682,131320,682,
131321,666,131320,666,327808,122,665,664,224,131321,663,131320,667,131321,684,131320,684,458997,
124,655,654,667,49,685,458997,122,686,245,667,687,685,262390,688,685,1,131321,689,131320,689,
327856,192,690,686,260,262394,690,691,688,131320,691,327745,125,692,647,686,262205,124,693,692,
262205,124,694,692,327813,124,48,693,694,327809,124,49,655,48,131321,685,131320,685,327808,122,
687,686,224,131321,684,131320,688,131321,656,131320,656,327808,122,658,657,224,131321,653,131320,
659,327745,269,695,268,652,196670,695,654,262368,191,191,270,131321,696,131320,696,458997,130,697,
221,659,698,699,262390,700,699,1,131321,701,131320,701,327857,192,702,697,271,262394,702,703,700,
131320,703,262201,122,704,364,327879,122,705,704,153,327812,122,706,705,138,262268,122,707,697,
327808,122,708,706,707,327745,269,709,268,708,262205,124,710,709,327745,125,711,648,697,196670,
711,710,131321,699,131320,699,327808,130,698,697,224,131321,696,131320,700,262205,139,712,648,
196670,649,712,327737,124,713,535,649,262205,124,714,644,327813,124,50,713,714,262205,124,715,645,
327809,124,51,50,715,196670,650,51,327737,124,716,423,650,131326,716,65592,327734,122,717,0,143,
196663,129,718,196663,129,719,131320,720,262201,122,721,364,262205,122,722,718,327812,122,723,722,
176,262205,122,724,719,327808,122,725,723,724,327812,122,726,725,6,327808,122,727,721,726,131326,
727,65592,327734,120,728,0,179,196663,129,729,196663,129,730,196663,129,731,196663,178,732,196663,
178,733,131320,734,262203,129,735,7,262203,129,736,7,131321,737,131320,737,458997,122,738,245,734,
739,740,262390,741,740,1,131321,742,131320,742,327856,192,743,738,176,262394,743,744,741,131320,
744,262205,122,745,731,196670,735,745,196670,736,738,393273,122,746,717,735,736,458764,122,747,1,
38,746,274,262205,122,748,729,327814,122,749,748,164,327808,122,750,749,747,393281,276,751,54,221,
750,262205,144,752,751,327745,181,753,732,738,196670,753,752,196855,754,0,262394,55,755,754,
131320,755,262205,122,756,730,327814,122,757,756,164,327808,122,758,757,747,393281,276,759,58,221,
758,262205,144,760,759,327745,181,761,733,738,196670,761,760,131321,754,131320,754,131321,740,
131320,740,327808,122,739,738,224,131321,737,131320,741,65789,65592,327734,120,762,0,180,196663,
125,763,196663,129,764,196663,178,765,196663,177,766,131320,767,262203,178,768,7,262203,129,769,7,
262203,129,770,7,131321,771,131320,771,458997,122,772,245,767,62,773,262390,774,773,1,131321,775,
131320,775,327856,192,776,772,176,262394,776,777,774,131320,777,327745,181,778,765,772,262205,144,
779,778,196855,780,0,262394,55,781,780,131320,781,262205,124,782,763,327822,144,59,779,782,196670,
768,766,327745,181,783,768,772,262205,144,784,783,327813,144,60,59,784,131321,780,131320,780,
458997,144,785,779,777,60,781,262205,122,786,764,196670,769,786,196670,770,772,393273,122,787,717,
769,770,327856,192,788,787,61,458832,279,789,788,788,788,788,393385,144,790,789,785,278,196670,
778,790,131321,773,131320,773,327808,122,62,772,224,131321,771,131320,774,65789,65592,327734,122,
791,0,182,196663,181,792,196663,125,793,196663,136,794,131320,795,262203,181,796,7,262205,144,797,
792,262205,124,798,793,327822,144,63,797,798,196670,796,63,131321,799,131320,799,458997,122,800,
245,795,801,802,458997,130,803,221,795,804,802,262390,805,802,1,131321,806,131320,806,327857,192,
807,803,222,262394,807,808,805,131320,808,327745,125,809,796,803,262205,124,810,809,327864,192,
811,810,280,196855,812,0,262394,811,813,814,131320,813,262205,124,815,809,131321,812,131320,814,
131321,812,131320,812,458997,124,816,815,813,280,814,327866,192,817,816,281,393385,124,818,817,
816,281,393228,124,819,1,2,818,262254,130,820,819,262205,130,821,794,327808,130,822,821,820,
196670,794,822,327879,130,823,820,282,262268,122,824,823,327812,130,825,271,803,327876,122,826,
824,825,327877,122,801,800,826,131321,802,131320,802,327808,130,804,803,224,131321,799,131320,805,
131326,800,65592,327734,124,827,0,183,196663,129,828,196663,129,829,196663,125,830,196663,125,831,
131320,832,262203,178,833,7,262203,129,834,7,262203,129,835,7,262203,129,836,7,262203,178,837,7,
262203,178,838,7,262203,129,839,7,262203,125,840,7,262203,125,841,7,262203,129,842,7,262203,129,
843,7,262203,129,844,7,262203,178,845,7,262203,178,846,7,262203,125,847,7,262203,129,848,7,262203,
178,849,7,262203,125,850,7,262203,129,851,7,262203,129,852,7,262203,129,853,7,262203,178,854,7,
262203,178,855,7,262203,125,856,7,262203,129,857,7,262203,178,858,7,262203,129,859,7,262203,129,
860,7,262203,181,861,7,262203,125,862,7,262203,136,863,7,262201,122,864,364,327850,192,865,864,
245,196855,866,0,262394,865,867,866,131320,867,196670,285,245,196670,287,221,131321,866,131320,
866,262205,122,868,828,196670,834,868,262205,122,869,829,196670,835,869,196670,836,245,589881,120,
870,728,834,835,836,837,838,262205,177,871,837,196670,833,871,262205,177,872,838,196855,873,0,
262394,55,874,875,131320,874,262205,122,876,828,196670,839,876,262205,124,877,830,196670,840,877,
262205,124,878,831,196670,841,878,458809,124,879,642,839,840,841,131321,873,131320,875,262368,191,
191,270,131321,873,131320,873,458997,124,880,879,874,237,875,131321,881,131320,881,458997,177,882,
872,873,883,884,458997,124,885,283,873,886,884,458997,122,887,245,873,888,884,262390,889,884,0,
131321,890,131320,890,327856,192,891,887,171,262394,891,892,889,131320,892,327852,192,893,887,245,
196855,894,0,262394,893,895,894,131320,895,262205,122,896,828,196670,842,896,262205,122,897,829,
196670,843,897,196670,844,887,589881,120,898,728,842,843,844,845,846,262205,177,899,845,196670,
833,899,262205,177,900,846,131321,894,131320,894,458997,177,883,882,892,900,895,196670,847,880,
196670,848,887,262205,177,901,833,196670,849,901,524345,120,902,762,847,848,849,883,262205,177,
903,849,196670,833,903,131321,904,131320,904,458997,122,905,245,894,906,907,458997,124,886,885,
894,908,907,262390,909,907,1,131321,910,131320,910,327856,192,911,905,176,262394,911,912,909,
131320,912,131321,913,131320,913,458997,124,908,886,912,914,915,458997,130,916,221,912,917,915,
262390,918,915,1,131321,919,131320,919,327857,192,920,916,222,262394,920,921,918,131320,921,
393281,125,922,833,905,916,262205,124,923,922,393228,124,924,1,4,923,327866,192,925,924,908,
393385,124,914,925,924,908,131321,915,131320,915,327808,130,917,916,224,131321,913,131320,918,
131321,907,131320,907,327808,122,906,905,224,131321,904,131320,909,131321,884,131320,884,327808,
122,888,887,224,131321,881,131320,889,262268,122,926,885,458991,122,927,285,159,245,926,262368,
191,191,270,262205,122,928,285,262268,124,929,928,196670,850,929,327737,124,930,407,850,327813,
124,64,280,930,327813,124,65,929,288,131321,931,131320,931,458997,130,932,221,889,933,934,458997,
122,935,245,889,936,934,262390,937,934,0,131321,938,131320,938,327856,192,939,935,171,262394,939,
940,937,131320,940,196855,941,0,262394,289,942,941,131320,942,262205,122,943,828,196670,851,943,
262205,122,944,829,196670,852,944,196670,853,935,589881,120,945,728,851,852,853,854,855,262205,
177,946,854,196670,833,946,262205,177,947,855,196670,856,880,196670,857,935,196670,858,946,524345,
120,948,762,856,857,858,947,262205,177,949,858,196670,833,949,131321,941,131320,941,131321,950,
131320,950,458997,130,933,932,941,951,952,458997,122,953,245,941,954,952,262390,955,952,1,131321,
956,131320,956,327856,192,957,953,176,262394,957,958,955,131320,958,196670,859,935,196670,860,953,
393273,122,959,717,859,860,327745,181,960,833,953,262205,144,961,960,196670,861,961,196670,862,64,
196670,863,933,458809,122,962,791,861,862,863,262205,130,951,863,327856,192,963,959,290,196855,
964,0,262394,963,965,964,131320,965,327814,122,966,959,164,327817,122,967,959,164,393281,284,968,
293,966,967,196670,968,962,131321,964,131320,964,131321,952,131320,952,327808,122,954,953,224,
131321,950,131320,955,131321,934,131320,934,327808,122,936,935,224,131321,931,131320,937,458986,
130,969,287,159,245,932,262368,191,191,270,131326,65,65592,327734,122,970,0,143,196663,129,971,
196663,129,972,131320,973,262205,122,974,971,327812,122,975,974,164,327814,122,976,975,66,262205,
122,977,971,327812,122,978,977,164,327817,122,979,978,66,327854,192,980,979,68,327846,192,981,67,
980,262312,192,982,981,196855,983,0,262394,982,984,983,131320,984,327854,192,985,976,294,131321,
983,131320,983,458997,192,986,981,973,985,984,196855,987,0,262394,986,988,987,131320,988,262205,
122,989,971,327812,122,990,989,164,262205,122,991,972,327808,122,992,990,991,131326,992,131320,
987,327812,122,993,976,66,327814,122,994,979,191,327808,122,995,993,994,262205,122,996,972,327879,
122,997,996,159,327808,122,998,995,997,262205,122,999,972,327874,122,1000,999,224,327812,122,1001,
1000,295,327808,122,1002,998,1001,131326,1002,65592,327734,124,1003,0,184,196663,136,1004,196663,
136,1005,196663,125,1006,196663,125,1007,196663,129,1008,131320,1009,262205,130,1010,1004,262205,
130,1011,1005,327810,130,1012,1010,1011,262255,124,1013,1012,262205,124,1014,1007,262205,124,1015,
1006,327813,124,71,1014,1015,327813,124,72,1013,71,327745,298,1016,297,243,262205,122,1017,1016,
327851,192,1018,1017,299,196855,1019,0,262394,1018,1020,1019,131320,1020,262205,122,1021,1008,
327808,122,1022,1017,1021,393281,265,1023,76,221,1022,262205,124,1024,1023,327809,124,77,72,1024,
131321,1019,131320,1019,458997,124,1025,72,1009,77,1020,131326,1025,65592,327734,185,1026,0,186,
196663,125,1027,196663,125,1028,196663,129,1029,196663,129,1030,131320,1031,262203,301,1032,7,
262205,122,1033,1030,327812,122,1034,1033,303,262205,122,1035,1029,327808,122,1036,1034,1035,
393281,304,1037,80,221,1036,262205,185,1038,1037,196670,1032,1038,262205,124,1039,1027,327745,125,
1040,1032,245,262205,124,1041,1040,327813,124,81,1039,1041,262205,124,1042,1028,327745,125,1043,
1032,159,262205,124,1044,1043,327813,124,82,1042,1044,327811,124,83,81,82,262205,124,1045,1027,
262205,124,1046,1043,327813,124,84,1045,1046,262205,124,1047,1028,262205,124,1048,1040,327813,124,
85,1047,1048,327809,124,86,84,85,327760,185,1049,83,86,131326,1049,65592,327734,120,1050,0,187,
196663,129,1051,196663,181,1052,196663,129,1053,131320,1054,262203,125,1055,7,262203,125,1056,7,
262203,129,1057,7,262203,129,1058,7,262203,125,1059,7,262203,125,1060,7,262203,129,1061,7,262203,
129,1062,7,262203,301,1063,7,262203,125,1064,7,262203,125,1065,7,262203,129,1066,7,262203,129,
1067,7,262203,301,1068,7,262203,125,1069,7,262203,125,1070,7,262203,129,1071,7,262203,129,1072,7,
262203,181,1073,7,262203,125,1074,7,262203,125,1075,7,262203,125,1076,7,262203,125,1077,7,262205,
122,1078,1051,327812,122,1079,1078,164,327814,122,1080,1079,66,262205,122,1081,1051,327812,122,87,
1081,164,327817,122,88,87,66,327745,306,1082,93,221,262205,122,1083,1082,262205,122,1084,1053,
327808,122,94,1083,1084,327808,122,1085,88,191,327856,192,1086,1080,307,327856,192,1087,88,68,
327847,192,1088,1086,1087,196855,1089,0,262394,1088,1090,1089,131320,1090,196855,1091,0,262394,67,
1092,1093,131320,1092,327814,122,95,88,191,327745,125,1094,1052,245,262205,124,1095,1094,196670,
1055,1095,327745,125,1096,1052,159,262205,124,1097,1096,196670,1056,1097,196670,1057,95,196670,
1058,94,524345,185,1098,1026,1055,1056,1057,1058,327761,124,1099,1098,0,196670,1094,1099,327761,
124,1100,1098,1,196670,1096,1100,327808,122,96,95,159,327745,125,1101,1052,191,262205,124,1102,
1101,196670,1059,1102,327745,125,1103,1052,244,262205,124,1104,1103,196670,1060,1104,196670,1061,
96,196670,1062,94,524345,185,1105,1026,1059,1060,1061,1062,327761,124,1106,1105,0,196670,1101,
1106,327761,124,1107,1105,1,196670,1103,1107,131321,1091,131320,1093,327814,122,97,88,191,327745,
125,1108,1052,245,262205,124,1109,1108,196670,1064,1109,327745,125,1110,1052,191,262205,124,1111,
1110,196670,1065,1111,196670,1066,97,196670,1067,94,524345,185,1112,1026,1064,1065,1066,1067,
196670,1063,1112,327808,122,98,97,159,327745,125,1113,1052,159,262205,124,1114,1113,196670,1069,
1114,327745,125,1115,1052,244,262205,124,1116,1115,196670,1070,1116,196670,1071,98,196670,1072,94,
524345,185,1117,1026,1069,1070,1071,1072,196670,1068,1117,327745,125,1118,1063,245,262205,124,
1119,1118,327745,125,1120,1068,245,262205,124,1121,1120,327745,125,1122,1063,159,262205,124,1123,
1122,327745,125,1124,1068,159,262205,124,1125,1124,458832,144,1126,1119,1121,1123,1125,196670,
1052,1126,327814,122,1127,88,191,327808,122,1128,1127,308,131321,1091,131320,1091,458997,122,1129,
1085,1092,1128,1093,458997,122,1130,88,1092,1127,1093,131321,1089,131320,1089,458997,122,1131,
1085,1054,1129,1091,458997,122,1132,88,1054,1130,1091,327856,192,1133,1080,69,196855,1134,0,
262394,1133,1135,1136,131320,1135,327745,298,1137,297,309,262205,122,1138,1137,262205,122,1139,
1053,327745,298,1140,297,241,262205,122,1141,1140,327812,122,1142,1139,1141,327808,122,1143,1138,
1142,327812,122,1144,1080,312,327808,122,1145,1143,1144,262205,144,1146,1052,327745,313,1147,297,
219,262205,124,1148,1147,327822,144,99,1146,1148,196670,1073,99,327808,122,1149,1145,1132,327745,
125,1150,1073,245,262205,124,1151,1150,393281,265,1152,47,221,1149,196670,1152,1151,327808,122,
1153,1149,159,327745,125,1154,1073,159,262205,124,1155,1154,393281,265,1156,47,221,1153,196670,
1156,1155,327808,122,1157,1145,1131,327745,125,1158,1073,191,262205,124,1159,1158,393281,265,1160,
47,221,1157,196670,1160,1159,327808,122,1161,1157,159,327745,125,1162,1073,244,262205,124,1163,
1162,393281,265,1164,47,221,1161,196670,1164,1163,131321,1134,131320,1136,327810,122,1165,1080,69,
327856,192,1166,1165,70,196855,1167,0,262394,1166,1168,1169,131320,1168,131321,1167,131320,1169,
327810,122,1170,1165,70,131321,1167,131320,1167,458997,122,1171,1165,1168,1170,1169,327745,298,
1172,297,314,262205,122,1173,1172,327812,122,1174,1171,1173,327808,122,1175,1174,94,327812,122,
1176,1175,312,327745,125,1177,1052,245,262205,124,1178,1177,196670,1074,1178,327745,125,1179,1052,
159,262205,124,1180,1179,196670,1075,1180,393273,122,1181,395,1074,1075,327745,125,1182,1052,191,
262205,124,1183,1182,196670,1076,1183,327745,125,1184,1052,244,262205,124,1185,1184,196670,1077,
1185,393273,122,1186,395,1076,1077,196855,1187,0,262394,1166,1188,1189,131320,1188,327808,122,
1190,1176,1132,327814,122,1191,1190,191,393281,306,1192,102,221,1191,196670,1192,1181,327808,122,
1193,1176,1131,327814,122,1194,1193,191,393281,306,1195,102,221,1194,196670,1195,1186,131321,1187,
131320,1189,327808,122,1196,1176,1132,327814,122,1197,1196,191,393281,306,1198,105,221,1197,
196670,1198,1181,327808,122,1199,1176,1131,327814,122,1200,1199,191,393281,306,1201,105,221,1200,
196670,1201,1186,131321,1187,131320,1187,131321,1134,131320,1134,65789,65592,327734,120,1202,0,
188,196663,129,1203,196663,125,1204,196663,129,1205,131320,1206,262203,125,1207,7,262203,125,1208,
7,327745,298,1209,297,309,262205,122,1210,1209,262205,122,1211,1205,327745,298,1212,297,241,
262205,122,1213,1212,327812,122,1214,1211,1213,327808,122,1215,1210,1214,262205,122,1216,1203,
327808,122,1217,1215,1216,393281,265,1218,47,221,1217,262205,124,1219,1218,196670,1207,1219,
262205,124,1220,1204,196670,1208,1220,393273,124,1221,514,1207,1208,196670,1218,1221,65789,65592,
327734,120,1222,0,189,196663,129,1223,196663,125,1224,196663,125,1225,196663,129,1226,131320,1227,
262203,125,1228,7,262203,125,1229,7,262203,125,1230,7,262203,125,1231,7,262205,124,1232,1224,
327866,192,1233,1232,240,262205,124,1234,1224,393385,124,1235,1233,1234,240,196855,1236,0,262394,
106,1237,1238,131320,1237,262205,124,1239,1224,262205,124,1240,1224,262271,124,107,1240,196670,
1228,107,327737,124,1241,440,1228,196670,1229,237,196670,1230,1241,393273,124,1242,514,1229,1230,
196670,1231,1242,327737,124,1243,407,1231,327813,124,108,1239,1243,262205,124,1244,1225,327813,
124,109,108,1244,131321,1236,131320,1238,327813,124,110,1235,1235,262205,124,1245,1225,327813,124,
111,110,1245,131321,1236,131320,1236,458997,124,1246,109,1237,111,1238,327745,298,1247,297,309,
262205,122,1248,1247,262205,122,1249,1226,327745,298,1250,297,241,262205,122,1251,1250,327812,122,
1252,1249,1251,327808,122,1253,1248,1252,262205,122,1254,1223,327808,122,1255,1253,1254,393281,
265,1256,47,221,1255,196670,1256,1246,65789,65592,327734,132,1257,0,190,196663,129,1258,196663,
129,1259,131320,1260,196855,1261,0,262394,317,1262,1263,131320,1262,262205,122,1264,1259,327745,
318,1265,293,1264,262205,132,1266,1265,131321,1261,131320,1263,262205,122,1267,1258,327812,122,
1268,1267,163,262205,122,1269,1259,327808,122,1270,1268,1269,393281,320,1271,114,221,1270,262205,
132,1272,1271,131321,1261,131320,1261,458997,132,1273,1266,1262,1272,1263,131326,1273,65592,
327734,120,1274,0,202,196663,129,1275,196663,196,1276,196663,201,1277,131320,1278,262203,324,1279,
7,131321,1280,131320,1280,458997,122,1281,245,1278,1282,1283,262390,1284,1283,1,131321,1285,
131320,1285,327856,192,1286,1281,198,262394,1286,1287,1284,131320,1287,262205,122,1288,1275,
327808,122,1289,1288,1281,327812,122,1290,1289,138,262201,122,1291,364,327879,122,1292,1291,153,
327808,122,1293,1290,1292,458764,122,1294,1,38,1293,322,131321,1295,131320,1295,458997,122,1296,
245,1287,1297,1298,262390,1299,1298,1,131321,1300,131320,1300,327856,192,1301,1296,195,262394,
1301,1302,1299,131320,1302,327812,122,1303,1281,195,327808,122,1304,1303,1296,327745,298,1305,297,
221,262205,122,1306,1305,196670,1279,1276,327745,129,1307,1279,1296,262205,122,1308,1307,327812,
122,1309,1308,325,327808,122,1310,1306,1309,327808,122,1311,1310,1294,393281,320,1312,117,221,
1311,262205,132,1313,1312,327745,133,1314,1277,1304,196670,1314,1313,131321,1298,131320,1298,
327808,122,1297,1296,224,131321,1295,131320,1299,131321,1283,131320,1283,327808,122,1282,1281,224,
131321,1280,131320,1284,65789,65592,327734,120,1315,0,206,196663,129,1316,196663,200,1317,196663,
205,1318,131320,1319,262203,129,1320,7,262203,129,1321,7,262203,129,1322,7,262203,129,1323,7,
262203,129,1324,7,262203,129,1325,7,262203,129,1326,7,262203,129,1327,7,262203,133,1328,7,262203,
201,1329,7,262203,133,1330,7,262203,133,1331,7,262203,133,1332,7,262203,133,1333,7,131321,1334,
131320,1334,458997,122,1335,245,1319,1336,1337,262390,1338,1337,1,131321,1339,131320,1339,327856,
192,1340,1335,198,262394,1340,1341,1338,131320,1341,262205,122,1342,1316,327808,122,1343,1342,
1335,327812,122,1344,1343,138,262201,122,1345,364,327879,122,1346,1345,153,327808,122,1347,1344,
1346,327814,122,1348,1347,191,327812,122,1349,1348,138,327817,122,1350,1347,191,327808,122,1351,
1349,1350,131321,1352,131320,1352,458997,122,1353,245,1341,1354,1355,262390,1356,1355,1,131321,
1357,131320,1357,327856,192,1358,1353,9,262394,1358,1359,1356,131320,1359,196670,1320,1353,196670,
1321,1351,393273,132,1360,1257,1320,1321,327808,122,1361,1351,191,196670,1322,1353,196670,1323,
1361,393273,132,1362,1257,1322,1323,327808,122,1363,1351,164,196670,1324,1353,196670,1325,1363,
393273,132,1364,1257,1324,1325,327808,122,1365,1351,326,196670,1326,1353,196670,1327,1365,393273,
132,1366,1257,1326,1327,131321,1367,131320,1367,458997,122,1368,245,1359,1369,1370,262390,1371,
1370,1,131321,1372,131320,1372,327856,192,1373,1368,195,262394,1373,1374,1371,131320,1374,327812,
122,1375,1353,195,327808,122,1376,1375,1368,327812,122,1377,1335,195,327808,122,1378,1377,1368,
196670,1329,1317,327745,133,1379,1329,1378,262205,132,1380,1379,196670,1328,1380,196670,1330,1360,
196670,1331,1362,196670,1332,1364,196670,1333,1366,589881,130,1381,462,1328,1330,1331,1332,1333,
327745,136,1382,1318,1376,262205,130,1383,1382,327808,130,1384,1383,1381,196670,1382,1384,131321,
1370,131320,1370,327808,122,1369,1368,224,131321,1367,131320,1371,131321,1355,131320,1355,327808,
122,1354,1353,224,131321,1352,131320,1356,131321,1337,131320,1337,327808,122,1336,1335,224,131321,
1334,131320,1338,65789,65592,327734,120,363,0,207,196663,129,1385,131320,1386,262203,324,1387,7,
262203,129,1388,7,262203,129,1389,7,262203,205,1390,7,262203,333,1391,7,262203,129,1392,7,262203,
201,1393,7,262203,336,1394,7,262203,129,1395,7,262203,129,1396,7,262203,125,1397,7,262203,125,
1398,7,262203,340,1399,7,262203,129,1400,7,262203,205,1401,7,262203,129,1402,7,262203,201,1403,7,
262203,129,1404,7,262203,205,1405,7,262203,136,1406,7,262203,136,1407,7,262203,136,1408,7,262203,
136,1409,7,262203,125,1410,7,262203,125,1411,7,262203,129,1412,7,262203,129,1413,7,262203,125,
1414,7,262203,129,1415,7,262203,136,1416,7,262203,136,1417,7,262203,125,1418,7,262203,125,1419,7,
262203,129,1420,7,262203,129,1421,7,262203,125,1422,7,262203,125,1423,7,262203,129,1424,7,262203,
129,1425,7,262203,181,1426,7,262203,129,1427,7,262201,122,1428,364,327879,122,1429,1428,153,
327874,122,1430,1428,327,262205,122,1431,1385,327812,122,1432,1431,328,327808,122,1433,1432,1430,
327812,122,1434,1433,8,131321,1435,131320,1435,458997,122,1436,245,1386,1437,1438,262390,1439,
1438,1,131321,1440,131320,1440,327856,192,1441,1436,8,262394,1441,1442,1439,131320,1442,327808,
122,1443,1434,1436,327745,298,1444,297,329,262205,122,1445,1444,327810,122,1446,1445,159,458764,
122,1447,1,38,1443,1446,196855,1448,0,262394,330,1449,1450,131320,1449,327814,122,1451,1447,164,
327817,122,1452,1447,164,196670,1388,1451,196670,1389,1452,393273,122,1453,970,1388,1389,131321,
1448,131320,1450,131321,1448,131320,1448,458997,122,1454,1453,1449,1447,1450,327745,129,1455,1387,
1436,196670,1455,1454,196855,1456,0,262394,331,1457,1456,131320,1457,327808,122,1458,8,1436,
327808,122,1459,1445,1447,327745,129,1460,1387,1458,196670,1460,1459,131321,1456,131320,1456,
131321,1438,131320,1438,327808,122,1437,1436,224,131321,1435,131320,1439,131321,1461,131320,1461,
458997,122,1462,245,1439,1463,1464,262390,1465,1464,1,131321,1466,131320,1466,327856,192,1467,
1462,203,262394,1467,1468,1465,131320,1468,327745,136,1469,1390,1462,196670,1469,221,131321,1464,
131320,1464,327808,122,1463,1462,224,131321,1461,131320,1465,131321,1470,131320,1470,458997,122,
1471,245,1465,1472,1473,262390,1474,1473,1,131321,1475,131320,1475,327856,192,1476,1471,195,
262394,1476,1477,1474,131320,1477,327745,298,1478,297,224,262205,122,1479,1478,327745,129,1480,
1387,1471,262205,122,1481,1480,327808,122,1482,1479,1481,393281,265,1483,76,221,1482,262205,124,
1484,1483,327745,125,1485,1391,1471,196670,1485,1484,131321,1473,131320,1473,327808,122,1472,1471,
224,131321,1470,131320,1474,262205,196,1486,1387,196670,1392,245,458809,120,1487,1274,1392,1486,
1393,262205,200,1488,1393,196855,1489,0,262394,334,1490,1491,131320,1490,327745,298,1492,297,222,
262205,122,1493,1492,196670,1395,1493,327745,298,1494,297,327,262205,122,1495,1494,196670,1396,
1495,327745,313,1496,297,337,262205,124,1497,1496,196670,1397,1497,327745,313,1498,297,338,262205,
124,1499,1498,196670,1398,1499,524345,124,1500,827,1395,1396,1397,1398,327745,125,1501,1394,221,
196670,1501,1500,262205,130,1502,287,327745,136,1503,1399,221,196670,1503,1502,131321,1489,131320,
1491,131321,1504,131320,1504,458997,122,1505,245,1491,1506,1507,262390,1508,1507,1,131321,1509,
131320,1509,327856,192,1510,1505,9,262394,1510,1511,1508,131320,1511,327745,298,1512,297,341,
262205,122,1513,1512,327812,122,1514,191,1505,327808,122,1515,1513,1514,393281,265,1516,47,221,
1515,262205,124,1517,1516,327745,125,1518,1394,1505,196670,1518,1517,327808,122,1519,1515,159,
393281,265,1520,47,221,1519,262205,124,1521,1520,262268,130,1522,1521,327745,136,1523,1399,1505,
196670,1523,1522,131321,1507,131320,1507,327808,122,1506,1505,224,131321,1504,131320,1508,131321,
1489,131320,1489,196670,1400,245,262205,204,1524,1390,196670,1401,1524,458809,120,1525,1315,1400,
1488,1401,262205,204,1526,1401,196670,1390,1526,131321,1527,131320,1527,458997,122,1528,198,1489,
1529,1530,262390,1531,1530,0,131321,1532,131320,1532,327856,192,1533,1528,342,262394,1533,1534,
1531,131320,1534,262205,196,1535,1387,196670,1402,1528,458809,120,1536,1274,1402,1535,1403,262205,
200,1537,1403,196670,1404,1528,262205,204,1538,1390,196670,1405,1538,458809,120,1539,1315,1404,
1537,1405,262205,204,1540,1405,196670,1390,1540,131321,1530,131320,1530,327808,122,1529,1528,198,
131321,1527,131320,1531,131321,1541,131320,1541,458997,122,1542,245,1531,1543,1544,262390,1545,
1544,1,131321,1546,131320,1546,327856,192,1547,1542,9,262394,1547,1548,1545,131320,1548,131321,
1549,131320,1549,458997,122,1550,245,1548,1551,1552,262390,1553,1552,1,131321,1554,131320,1554,
327856,192,1555,1550,8,262394,1555,1556,1553,131320,1556,327812,122,1557,1542,195,327808,122,1558,
1557,1550,327745,136,1559,1390,1558,262205,130,1560,1559,196670,1406,1560,327737,130,1561,520,
1406,196855,1562,0,262394,343,1563,1562,131320,1563,327808,122,1564,1557,8,327808,122,1565,1564,
1550,327745,136,1566,1390,1565,262205,130,1567,1566,196670,1407,1567,327737,130,1568,520,1407,
131321,1562,131320,1562,458997,130,1569,221,1556,1568,1563,196670,1408,1561,327745,136,1570,1399,
1542,262205,130,1571,1570,196670,1409,1571,327745,125,1572,1394,1542,262205,124,1573,1572,196670,
1410,1573,327745,125,1574,1391,1550,262205,124,1575,1574,196670,1411,1575,327745,129,1576,1387,
1550,262205,122,1577,1576,196670,1412,1577,589881,124,1578,1003,1408,1409,1410,1411,1412,327851,
192,1579,1429,245,196855,1580,0,262394,1579,1581,1580,131320,1581,131321,1552,131320,1580,196855,
1582,0,262394,344,1583,1584,131320,1583,327812,122,1585,1542,328,327808,122,1586,1585,1430,327812,
122,1587,1586,8,327808,122,1588,1587,1550,327745,269,1589,349,1588,196670,1589,1578,131321,1582,
131320,1584,327808,122,1590,1434,1550,327745,298,1591,297,329,262205,122,1592,1591,327856,192,
1593,1590,1592,196855,1594,0,262394,1593,1595,1594,131320,1595,327745,298,1596,297,271,262205,122,
1597,1596,327856,192,1598,1542,1597,131321,1594,131320,1594,458997,192,1599,1593,1584,1598,1595,
196855,1600,0,262394,1599,1601,1600,131320,1601,196855,1602,0,262394,350,1603,1604,131320,1603,
262205,122,1605,1576,196670,1413,1605,196670,1414,1578,196670,1415,1542,458809,120,1606,1202,1413,
1414,1415,131321,1602,131320,1604,327808,122,1607,351,1550,262205,122,1608,1576,327808,122,1609,
1592,1608,196670,1416,1569,262205,130,1610,1570,196670,1417,1610,262205,124,1611,1572,196670,1418,
1611,327745,125,1612,1391,1607,262205,124,1613,1612,196670,1419,1613,196670,1420,1609,589881,124,
1614,1003,1416,1417,1418,1419,1420,262205,122,1615,1576,196670,1421,1615,196670,1422,1578,196670,
1423,1614,196670,1424,1542,524345,120,1616,1222,1421,1422,1423,1424,131321,1602,131320,1602,
131321,1600,131320,1600,131321,1582,131320,1582,131321,1552,131320,1552,327808,122,1551,1550,224,
131321,1549,131320,1553,131321,1544,131320,1544,327808,122,1543,1542,224,131321,1541,131320,1545,
196855,1617,0,262394,352,1618,1617,131320,1618,262368,191,191,270,262205,122,1619,1385,327812,122,
1620,1619,354,327817,122,1621,1428,354,327808,122,1622,1620,1621,327814,122,1623,1428,354,131321,
1624,131320,1624,458997,122,1625,1623,1618,1626,1627,262390,1628,1627,0,131321,1629,131320,1629,
327856,192,1630,1625,9,262394,1630,1631,1628,131320,1631,327812,122,1632,1625,354,327808,122,1633,
1632,1621,327812,122,1634,1633,164,327812,122,1635,1622,164,327745,298,1636,297,329,262205,122,
1637,1636,327856,192,1638,1635,1637,196855,1639,0,262394,1638,1640,1639,131320,1640,327745,298,
1641,297,271,262205,122,1642,1641,327856,192,1643,1625,1642,131321,1639,131320,1639,458997,192,
1644,1638,1631,1643,1640,196855,1645,0,262394,1644,1646,1645,131320,1646,327745,269,1647,349,1634,
262205,124,1648,1647,327808,122,1649,1634,159,327745,269,1650,349,1649,262205,124,1651,1650,
327808,122,1652,1634,191,327745,269,1653,349,1652,262205,124,1654,1653,327808,122,1655,1634,244,
327745,269,1656,349,1655,262205,124,1657,1656,458832,144,1658,1648,1651,1654,1657,196670,1425,
1622,196670,1426,1658,196670,1427,1625,458809,120,1659,1050,1425,1426,1427,131321,1645,131320,
1645,131321,1627,131320,1627,327814,122,1660,6,354,327808,122,1626,1625,1660,131321,1624,131320,
1628,131321,1617,131320,1617,65789,65592,};
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
