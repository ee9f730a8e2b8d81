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
      Passes: rows of several sessions                              >>gpu-passes
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
   `batch` allows it, through a tiled integer product; while one is computed the next is submitted,
   as far as the budget of tokens goes, so that the GPU finds work when it is through. Batches of 2
   to 8 tokens, as speculative decoding verifies them, read the weights once.

   The head is screened, as on the CPU: its coarse plane, a quarter of it in halves, is read first,
   once for all tokens of a batch, and then the rows that it cannot rule out. Sessions that sample
   get the exact logits of these, up to 4096 candidates for each token, and the CPU draws. A bit for
   each token of the vocabulary goes up where a grammar or `min_tokens` forbids some, or a penalty
   or bias names some, whose logits the CPU computes itself: other rows are not looked at. Behind a
   guess the bits are as if it had come true. All logits come back where they are asked for, where
   `edit` is at work, and for a while after too many rows survived. The plane takes memory of its
   own, is made when the weights are uploaded, and is done without where there is no room.

   Several sessions on one bitnet_gpu share what it reads, if bitnet_step_many or
   bitnet_generate_many computes them: those that wait for one token each, greedy ones and others,
   go through the kernels for batches of 2 to 8 in one submit, each with its own KV cache, position
   and mask. Of more than 8 several submits are under way at once. The head is screened if it may be
   for each of them, else all logits are computed. A session that is alone, has tokens ahead, a
   prompt or guesses, or an observer, has submits of its own. Such a pass takes memory beside the
   sessions', a few MiB and attention's for 8 rows of the longest context, which is kept until
   bitnet_gpu_free; where there is none, or something else prevents passes, the log says so, and
   each session is computed by itself.

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
   and as floats otherwise. A head by groups has no screen: it is no larger than one.

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
    const char *device;   /* its name */
    const char *tier;     /* "fast" or "plain" */
    bool joined;          /* attention, with the product before it */
    int64_t memory;       /* bytes allocated on the device, those of sessions and passes included */
    int64_t weight_bytes; /* that a greedy token reads: layers and head's screen */
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
    BITNET__SOURCE_CARRY,
    BITNET__SOURCE_CHOOSE,
    BITNET__SOURCE_EMBED,
    BITNET__SOURCE_GEMM,
    BITNET__SOURCE_GEMM_GROUPS,
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
    BITNET__PIPELINE_CARRY,
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
    bitnet__monitor monitor; /* over the queue, the pipelines, the passes and the statistics */
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
    struct bitnet__gpu_pass *passes;      /* that nobody uses */
    bitnet__atomic apart; /* 1: none can be had, each session is computed by itself */
    uint64_t attached;    /* sessions so far */
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
    bitnet__gpu_block block;          /* memory that both see */
    VkDeviceSize staging, staging_at; /* bytes at its end that are for transfers */
    VkCommandPool pool;               /* of commands that are recorded for one submit */
    VkCommandBuffer before, body, after;
    VkFence fence;
    bool busy; /* something was submitted and has not been waited for, at least not to its end */
    int64_t submitted; /* when */
} bitnet__gpu_channel;

/* Waits for what was submitted. PENDING: it is still under way at the deadline (0: none). A device
   whose patience ends before is given up. Several threads may wait. */
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

/* With so many bytes of its own, and some for transfers behind them. On an error: close it. */
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
    uint8_t *bytes = (uint8_t *)data, *staging = channel->block.mapped + channel->staging_at;
    bitnet_result result = BITNET_OK;
    if (bitnet__gpu_copy(gpu, up, region, offset, data, size)) return BITNET_OK;
    while (size > 0 && result == BITNET_OK) {
        VkBufferCopy copy;
        copy.size = size < channel->staging ? size : channel->staging;
        copy.srcOffset = up ? channel->staging_at : region->offset + offset;
        copy.dstOffset = up ? region->offset + offset : channel->staging_at;
        if (up) memcpy(staging, bytes, (size_t)copy.size);
        result = bitnet__gpu_begin_commands(gpu, channel->before,
                                            VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
        if (result != BITNET_OK) return result;
        gpu->vk.CmdCopyBuffer(channel->before, up ? channel->block.buffer : region->block->buffer,
                              up ? region->block->buffer : channel->block.buffer, 1, &copy);
        bitnet__gpu_for_cpu(gpu, channel->before);
        result = bitnet__gpu_end_commands(gpu, channel->before, error);
        if (result == BITNET_OK) result = bitnet__gpu_submit(channel, &channel->before, 1, error);
        if (result == BITNET_OK) result = bitnet__gpu_wait(channel, 0, error);
        if (result == BITNET_OK && !up) memcpy(bytes, staging, (size_t)copy.size);
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
static void bitnet__gpu_specialise_groups(const bitnet__matrix *m, int tokens,
                                          uint32_t c[BITNET__CONSTANTS]) {
    c[1] = (uint32_t)m->columns;
    c[3] = m->type == BITNET_TYPE_Q1_0 ? 1 : 2;
    c[4] = (uint32_t)(m->span ? (m->columns + m->span - 1) / m->span : 0);
    c[5] = (uint32_t)(m->span ? m->span / BITNET__GROUP : 1);
    c[9] = (uint32_t)tokens;
}

static int bitnet__gpu_specialise_product(const bitnet_gpu *gpu, int product, int variant,
                                          uint32_t c[BITNET__CONSTANTS]) {
    static const uint32_t modes[BITNET__PRODUCTS] = {0, 1, 2, 1}; /* rows.glsl's; 3: stored */
    int tokens = 1 << variant; /* but for prompts, whose tiles have a size of their own */
    c[1] = (uint32_t)bitnet__gpu_columns(gpu, product);
    c[2] = product == BITNET__PRODUCT_QKV && gpu->heads_apart ? 3 : modes[product];
    c[8] = gpu->model->activation == BITNET__SILU;
    c[BITNET__CONSTANT_NORMED] =
        bitnet__has_part(gpu->model->parts, bitnet__gpu_products[product].norm);
    if (gpu->grouped) {
        const bitnet__layer *layer = &gpu->model->layers[0];
        bitnet__gpu_specialise_groups(&layer->matrix[bitnet__gpu_products[product].first], tokens,
                                      c);
        return variant == 4 ? BITNET__SOURCE_GEMM_GROUPS : BITNET__SOURCE_GROUPED;
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
        bitnet__gpu_specialise_groups(gpu->lm_head.matrix, tokens, c);
        return BITNET__SOURCE_GROUPED;
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
    case BITNET__PIPELINE_CARRY: return BITNET__SOURCE_CARRY;
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

    result = bitnet__gpu_channel_open(gpu, &upload.channel, 0, (VkDeviceSize)8 << 20, error);
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
   kernels hand on, and the state of a submit. What the CPU and it exchange lies in channels, of
   which a session has two, since two of its submits may be under way.

   Calls >>groups, >>screen, >>model, >>gpu-loader, >>gpu-device, >>gpu-memory and >>gpu-kernels.
   ============================================================================================ */

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
    BITNET__CHOICE_NEAR,
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
    /* Bodies of commands: each of the tokens that one submit computes one after the other has its
       own, though they are alike; then those for batches of 2 to 8, for either trip; and as many
       again whose head is screened. */
    BITNET__GPU_BATCHES = BITNET__GPU_VERIFIED - 1,
    BITNET__GPU_BODIES = 2 * (BITNET__GPU_STATES + 2 * BITNET__GPU_BATCHES),
    BITNET__GPU_REST = 32,        /* tokens that the screen rests after too many rows survived */
    BITNET__GPU_CANDIDATES = 4096 /* survivors that come back for who draws */
};

/* What a submit computes: `count` tokens from position `first` on, in one batch or one after the
   other. */
typedef struct bitnet__gpu_record {
    int32_t first, count;
    bool ahead;         /* one after the other */
    bool screened;      /* there are no logits, but, unless one after the other, */
    bool masked;        /* candidates (of those in `mask_out`, or all): what may be */
    size_t rank;        /* among so many of the greatest, */
    float depth;        /* and so far below the first */
    bool shared;        /* in a pass: what did not come back is not to be had */
    int32_t logit_rows; /* rows whose logits are in the channel */
    int32_t tokens[BITNET__GPU_BATCH]; /* that they were computed for */
    int32_t chosen[BITNET__GPU_STATES];
} bitnet__gpu_record;

/* The commands for prompts of so many tokens, with a head or its screen. */
typedef struct bitnet__gpu_prompt {
    VkCommandPool pool;
    VkCommandBuffer body;
    int32_t rows, dispatches; /* 0 rows: nothing is recorded */
    bool screened;
} bitnet__gpu_prompt;

/* A submit's way to the device and back: what it takes along, and what comes back from it. */
typedef struct bitnet__gpu_trip {
    bitnet__gpu_channel channel;
    bitnet__gpu_prompt prompt;
    int32_t number; /* 0 or 1: which of the bodies for small batches are its */
    bool in_flight;
    bitnet__gpu_record record; /* of its last submit */
    int32_t shown;             /* the token of it whose state the session asked for last */
    const uint32_t *outbox;    /* in the channel: the state that came back, */
    const float *states_back;  /* [BITNET__GPU_STATES][x_stride], */
    const float *logits_back;  /* [BITNET__GPU_VERIFIED][logits_stride], or candidates: pairs of a
                                  logit and an id, [BITNET__GPU_VERIFIED][BITNET__GPU_CANDIDATES] */
    uint32_t *mask_out;        /* [BITNET__GPU_VERIFIED][mask_stride] tokens to look for candidates
                                  among, of each row, as bitnet__mask has them */
} bitnet__gpu_trip;

/* Also the memory of a pass, whose rows are of several sessions: see >>gpu-passes. */
typedef struct bitnet__gpu_session {
    bitnet_gpu *gpu;
    bitnet_session *session; /* NULL: a pass */
    int32_t context;         /* positions of its KV cache; of a pass one for each row */
    bitnet__gpu_trip now;    /* the submit that answers the session, or will, */
    bitnet__gpu_trip behind; /* and, while it is in flight, one of the tokens that follow */
    bitnet__gpu_block block;
    bitnet__gpu_region floats, quants, keys, values, rope, state; /* bindings 2 to 7 */
    VkDeviceSize layer_bytes; /* from layer to layer of keys and values */

    /* Offsets and strides in `floats`. */
    uint32_t x, qkv, q, attention, ffn, steps, states, logits, parts, lowers, list, mask, partial;
    uint32_t x_stride, qkv_stride, q_stride, attention_stride, ffn_stride; /* qkv: heads apart */
    uint32_t logits_stride, parts_stride, chunks;
    uint32_t mask_stride;

    VkDescriptorPool sets_pool;
    VkDescriptorSet *sets; /* [layers], pieces of the head, of another embedding, of the screen; of
                              a pass also, from number own_sets on, those of its members */
    int32_t own_sets;
    VkCommandPool body_pool;
    VkCommandBuffer bodies[BITNET__GPU_BODIES]; /* recorded when they are first needed */
    int32_t dispatches[BITNET__GPU_BODIES];     /* in each */
    bool joined;                                /* as they were recorded */

    uint32_t *mask_now; /* what a row's mask would be now */
    VkDeviceSize inbox_at, mask_at, rope_at, outbox_at, states_at, logits_at; /* in channels */

    struct bitnet__gpu_session *members[BITNET__GPU_VERIFIED]; /* of a pass, by rows */
    struct bitnet__gpu_pass *pass; /* of a session: the one that it is under way in, or NULL */
    uint64_t number;               /* no other session on this GPU has had it */
    bool wants_logits;             /* somebody asked for logits since the last submit */
    int32_t rest;                  /* tokens for which the head is not screened */
    int32_t steps_ahead;           /* tokens of the next greedy submit */
    int64_t token_microseconds;    /* that a token took lately, */
    int64_t prompt_microseconds;   /* and each of a prompt */
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

/* Lays out everything for so many positions, and attention over the `longest` of contexts; returns
   the bytes of the block. */
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

/* Takes the block that has been laid out. */
static bitnet_result bitnet__gpu_session_block(bitnet__gpu_session *g, VkDeviceSize size,
                                               bitnet_error *error) {
    bitnet_result result = bitnet__gpu_block_make(g->gpu, size, false, &g->block, error);
    g->floats.block = g->quants.block = g->keys.block = g->values.block = &g->block;
    g->rope.block = g->state.block = &g->block;
    return result;
}

/* A trip whose channel has so many bytes beside those for transfers. On an error: close it. */
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
    bitnet_result result;
    if (!bitnet__gpu_session_fits(g, size, available)) {
        int32_t smaller = context;
        while (smaller > 64 && !bitnet__gpu_session_fits(
                                   g, bitnet__gpu_session_layout(g, smaller, smaller), available))
            smaller = smaller * 7 / 8;
        return bitnet__fail(error, BITNET_ERROR_GPU_MEMORY,
                            "a context of %i takes %i MiB on the GPU, which is too much: one of %i "
                            "would fit",
                            (int64_t)context, (int64_t)(size >> 20) + 1, (int64_t)smaller);
    }
    result = bitnet__gpu_session_block(g, size, error);
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

/* ---- descriptor sets: they differ in the weights, and in the layer of the KV cache */

/* The part of keys or values that belongs to a layer. */
static bitnet__gpu_region bitnet__gpu_of_layer(const bitnet__gpu_session *g,
                                               const bitnet__gpu_region *cache, int layer) {
    bitnet__gpu_region region = *cache;
    region.offset += (VkDeviceSize)layer * g->layer_bytes;
    region.size = g->layer_bytes;
    return region;
}

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
    regions[4] = bitnet__gpu_of_layer(g, &g->keys, layer);
    regions[5] = bitnet__gpu_of_layer(g, &g->values, layer);
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

/* The set of a pass in which the KV cache is that of a row's session. */
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
    if (result != BITNET_OK) return result;
    gpu->vk.CmdFillBuffer(g->now.channel.before, g->block.buffer, 0, VK_WHOLE_SIZE, 0);
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
    bitnet__free(&gpu->allocator, g->sets);
    bitnet__free(&gpu->allocator, g->mask_now);
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

/* Dispatches of a token, at most: in a layer four products, what prepares the input of each, heads,
   and attention; embedding and head by pieces, the head screened; the last norm, and the choice. */
static uint32_t bitnet__gpu_most_dispatches(const bitnet_gpu *gpu) {
    return (uint32_t)((2 * BITNET__PRODUCTS + 2) * gpu->layers_used + gpu->embedding.pieces +
                      2 * gpu->lm_head.pieces + 2);
}

/* The kernel's variant for so many tokens: 1, 2, 4, 8, prompts. */
static int bitnet__gpu_variant(int32_t rows) {
    return rows <= 1 ? 0 : rows <= 2 ? 1 : rows <= 4 ? 2 : rows <= BITNET__GPU_VERIFIED ? 3 : 4;
}

/* Tokens of a batch that get logits: all, or the last one of a prompt. */
static int32_t bitnet__gpu_lm_head_rows(int32_t rows) {
    return rows <= BITNET__GPU_VERIFIED ? rows : 1;
}

/* Rows of a submit that have a mask and a struct Choice: those of tokens one after the other share
   one. */
static int32_t bitnet__gpu_heads(const bitnet__gpu_record *record) {
    return record->ahead ? 1 : bitnet__gpu_lm_head_rows(record->count);
}

static void bitnet__gpu_bind(bitnet__gpu_recorder *r, int pipeline, VkDescriptorSet set,
                             const uint32_t *push, size_t words) {
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
   kernel, or in the rows of a pass. */
enum {
    BITNET__PUSH_GAIN = 3,
    BITNET__PUSH_SOURCE,
    BITNET__PUSH_CONTEXT = 9,
    BITNET__PUSH_RECIPROCAL = 11,
    BITNET__PUSH_OUTPUTS = 14,
    BITNET__PUSH_PARTIAL = 16
};

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
        (uint32_t)g->context,
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

/* The dispatch of a prompt's product, in tiles of 64 tokens and 64 rows; of gate and up half as
   many of each. */
static void bitnet__gpu_dispatch_tiles(bitnet__gpu_recorder *r, int product) {
    int32_t rows = bitnet__gpu_rows(r->session->gpu, product);
    int32_t each = product == BITNET__PRODUCT_GATE_UP ? 32 : 64;
    bitnet__gpu_dispatch(r, (rows + each - 1) / each, (r->rows + 63) / 64, 1);
}

/* A product by groups, of what has been prepared. */
static void bitnet__gpu_record_grouped(bitnet__gpu_recorder *r, int layer, int product,
                                       uint32_t target, uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_layer *l = &gpu->layers[layer];
    int variant = bitnet__gpu_variant(r->rows);
    int32_t rows = bitnet__gpu_rows(gpu, product);
    size_t stride = bitnet__gpu_quants_stride(bitnet__gpu_columns(gpu, product));
    const uint32_t push[] = {l->first[product],       l->scales[product],
                             l->biases[product],      target,
                             target_stride,           (uint32_t)rows,
                             (uint32_t)r->rows,       g->steps,
                             (uint32_t)(stride / 16), bitnet__bits(gpu->model->residual_scale)};
    bitnet__gpu_bind(r, BITNET__PIPELINE_PRODUCT + 5 * product + variant, g->sets[layer],
                     BITNET__PUSH(push));
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
    if (variant == 4) bitnet__gpu_dispatch_tiles(r, product);
    else bitnet__gpu_dispatch(r, bitnet__gpu_product_groups(gpu, product, 1 << variant), 1, 1);
    bitnet__gpu_then(r);
}

/* A dispatch of as many workgroups as three words of a session's state say. */
static void bitnet__gpu_dispatch_stated(bitnet__gpu_recorder *r, const bitnet__gpu_session *g,
                                        int word) {
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

/* Of a pass: the keys and values of each row go to its session's cache, which attention reads. */
static void bitnet__gpu_record_members(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    uint32_t push[BITNET__GPU_PUSH], row;
    for (row = 0; row < (uint32_t)r->rows; row++) {
        const uint32_t carry[] = {row, (uint32_t)g->context, (uint32_t)g->members[row]->context};
        bitnet__gpu_bind(r, BITNET__PIPELINE_CARRY, bitnet__gpu_member_set(g, row, layer),
                         BITNET__PUSH(carry));
        bitnet__gpu_dispatch(r, info->kv_heads, 1, 1);
    }
    bitnet__gpu_then(r);
    for (row = 0; row < (uint32_t)r->rows; row++) {
        bitnet__gpu_layer_push(r, layer, BITNET__PRODUCT_QKV, g->x, g->q + row * g->q_stride,
                               g->q_stride, push);
        push[BITNET__PUSH_CONTEXT] = (uint32_t)g->members[row]->context;
        push[BITNET__PUSH_OUTPUTS] += row * g->attention_stride;
        push[BITNET__PUSH_PARTIAL] +=
            row * g->chunks * (uint32_t)info->heads * ((uint32_t)info->head_width + 2);
        bitnet__gpu_bind(r, BITNET__PIPELINE_ATTENTION_SPLIT, bitnet__gpu_member_set(g, row, layer),
                         BITNET__PUSH(push));
        bitnet__gpu_dispatch_stated(r, g->members[row], BITNET__STATE_CHUNKS);
    }
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
    bitnet__gpu_bind(r, split ? BITNET__PIPELINE_ATTENTION_SPLIT : BITNET__PIPELINE_ATTENTION_WHOLE,
                     g->sets[layer], BITNET__PUSH(push));
    if (split) bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_CHUNKS);
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
                               g->mask,
                               g->mask_stride};
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
        const uint32_t push[] = {(uint32_t)count, g->parts, parts, g->parts_stride,
                                 g->session && r->rows == 1};
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

/* Where a row's struct Choice is, in a state that came back, or goes up. */
static int32_t bitnet__gpu_choice_at(int32_t row) {
    return BITNET__STATE_CHOICES + row * BITNET__CHOICE_WORDS;
}

static uint32_t *bitnet__gpu_inbox(const bitnet__gpu_session *g) {
    return (uint32_t *)(void *)(g->now.channel.block.mapped + g->inbox_at);
}

/* What is to be found of the logits of a row. */
static void bitnet__gpu_put_choice(const bitnet__gpu_session *g, int32_t row,
                                   const bitnet__gpu_record *record) {
    uint32_t *choice = bitnet__gpu_inbox(g) + bitnet__gpu_choice_at(row);
    choice[BITNET__CHOICE_MASKED] = record->masked;
    choice[BITNET__CHOICE_RANK] = (uint32_t)record->rank;
    choice[BITNET__CHOICE_DEPTH] = bitnet__bits(record->depth);
}

/* Begins the state in the inbox: of so many tokens from the position on, a greedy session's. */
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
    for (row = 0; row < BITNET__GPU_VERIFIED; row++) {
        uint32_t *choice = inbox + bitnet__gpu_choice_at(row);
        choice[BITNET__CHOICE_RANK] = choice[BITNET__CHOICE_NEAR] = 1;
    }
}

/* What was copied, kernels read. */
static void bitnet__gpu_for_kernels(bitnet_gpu *gpu, VkCommandBuffer commands) {
    bitnet__gpu_barrier(gpu, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                        VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                            VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
}

/* What another submit has under way is through before the state and all else change. */
static void bitnet__gpu_after_others(bitnet_gpu *gpu, VkCommandBuffer commands) {
    bitnet__gpu_barrier(gpu, commands,
                        VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
                            VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_SHADER_WRITE_BIT,
                        VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_SHADER_READ_BIT |
                            VK_ACCESS_SHADER_WRITE_BIT);
}

/* Before the bodies: the state comes from the inbox, and masks if there are any. */
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

/* After them: the chosen tokens and their states come back, and logits or candidates if they are
   wanted. */
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

/* ============================================================================================
   >>gpu-passes   Passes: rows of several sessions

   A pass computes one token each of up to BITNET__GPU_VERIFIED sessions, so that products and head
   read the weights once for all. It has memory of its own, laid out as that of a session whose
   batch its rows are. Its KV cache has a position for each row, with the rotations of the position
   that the row has in its session; there products leave keys and values. carry.comp takes those of
   each row to its session's cache, attention goes through that, and what the head finds of a row
   goes back to where the session looks for what it has computed by itself.

   Passes are made when they are needed, and lent. The last session that sees its pass through gives
   it back. One recorded for the same sessions before goes on with these commands.

   Calls >>gpu-loader, >>gpu-device, >>gpu-memory, >>gpu-session and >>gpu-recording.
   ============================================================================================ */

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
                            "a pass takes %i MiB, which is too much", (int64_t)(size >> 20) + 1);
    g->mask_at = bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->rope_at =
        g->mask_at + bitnet__gpu_align(4 * BITNET__GPU_VERIFIED * bitnet__gpu_mask_words(info));
    result = bitnet__gpu_session_block(g, size, error);
    if (result != BITNET_OK) return result;
    return bitnet__gpu_channel_open(gpu, &g->now.channel, g->rope_at + g->rope.size, 0, error);
}

/* A pass for sessions whose longest context it is told. NULL on an error. */
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

/* Whether the commands of a pass are those of these sessions. */
static bool bitnet__gpu_is_recorded(const bitnet__gpu_pass *pass,
                                    bitnet__gpu_session *const *members, int32_t rows) {
    int32_t i;
    for (i = 0; i < rows; i++)
        if (pass->numbers[i] != members[i]->number) return false;
    return pass->rows == rows;
}

/* A pass for these sessions: one of those that nobody uses, recorded for them if possible, or a new
   one. NULL on an error. */
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

/* A session's pass is through with it. The last one gives it back, to be used again if it is
   whole. */
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

/* A session is about to go, and its memory with it, which the pass works on. */
static void bitnet__gpu_quit_pass(bitnet__gpu_session *g) {
    bool whole;
    if (!g->pass) return;
    whole = !bitnet__load_acquire(&g->gpu->hung) &&
            bitnet__gpu_await(&g->pass->memory.now.channel, 0, NULL) == BITNET_OK;
    bitnet__gpu_leave_pass(g, whole);
}

/* ---- commands */

/* In the members' sets the KV cache and the state are theirs; 0 and 3 are what carry.comp reads. */
static void bitnet__gpu_write_members(const bitnet__gpu_session *g, int32_t rows) {
    bitnet__gpu_region regions[BITNET__GPU_BINDINGS];
    int layers = g->gpu->model->info.layers, layer;
    int32_t row;
    for (row = 0; row < rows; row++)
        for (layer = 0; layer < layers; layer++) {
            const bitnet__gpu_session *member = g->members[row];
            regions[0] = bitnet__gpu_of_layer(g, &g->keys, layer);
            regions[1] = g->gpu->parameters;
            regions[2] = g->floats;
            regions[3] = bitnet__gpu_of_layer(g, &g->values, layer);
            regions[4] = bitnet__gpu_of_layer(member, &member->keys, layer);
            regions[5] = bitnet__gpu_of_layer(member, &member->values, layer);
            regions[6] = member->rope, regions[7] = member->state;
            bitnet__gpu_write_regions(g->gpu, bitnet__gpu_member_set(g, (uint32_t)row, layer),
                                      regions);
        }
}

/* The commands of a pass of its members: those of the last time, or new ones. */
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

/* Before them: the states of the pass and its members, rotations, and masks where there are any. */
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

/* After them: what was found goes to where each member looks for it. */
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

/* ============================================================================================
   >>gpu-running   Running: batches, tokens ahead, the KV cache

   The functions of bitnet__backend. A submit leaves a record of what it computed; a session's batch
   is answered from it as long as it names the same tokens at the same positions, else there is a
   new submit. So tokens computed ahead need no bookkeeping of their own.

   While a prompt's batch is computed the next one is submitted behind it, so that the device does
   not wait until we have seen what it computed, and prepared what follows. When the first is
   through, the second takes its place, and the third goes behind that. If something else is fed
   meanwhile, what was submitted is waited for and dropped.

   Calls >>model, >>batch, >>session, >>forward, >>sampler, >>gpu-loader, >>gpu-device,
   >>gpu-memory, >>gpu-session, >>gpu-recording and >>gpu-passes.
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
                result = bitnet__gpu_transfer(&g->now.channel, up, values ? &g->values : &g->keys,
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

/* What each token of the last submit took: half of what is expected of the next. If it was behind
   another, this counts as well: together they should not take too long. */
static void bitnet__gpu_note_time(bitnet__gpu_session *g, int64_t microseconds) {
    bool prompt = !g->now.record.ahead && g->now.record.count > BITNET__GPU_VERIFIED;
    int64_t *expected = prompt ? &g->prompt_microseconds : &g->token_microseconds;
    int64_t took = microseconds / g->now.record.count;
    *expected = *expected ? (*expected + took) / 2 : took;
}

/* Lets the screen rest if too many rows have survived it: a pass over all of the head is faster. */
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
        record->count = 0; /* what was computed is worth nothing */
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

/* Sees the submit that answers the session, or will, to its end. */
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

/* Sees to it that nothing is under way. */
static bitnet_result bitnet__gpu_settle(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet_result result = bitnet__gpu_finish(s, 0);
    if (result != BITNET_OK || !g->behind.in_flight) return result;
    bitnet__gpu_swap(g);
    return bitnet__gpu_finish(s, 0);
}

/* The rows of a batch, of the tokens that wait, that a record has; 0: it has others. */
static int32_t bitnet__gpu_rows_of(const bitnet_session *s, const bitnet__gpu_record *record) {
    int32_t row = s->computed - record->first, rows = record->ahead ? 1 : record->count;
    if (s->away != s->computed || row < 0 || row + rows > record->count) return 0;
    return memcmp(s->tokens + record->first, record->tokens,
                  (size_t)(row + rows) * sizeof(int32_t)) == 0
               ? rows
               : 0;
}

/* True if the submit has what the session's batch asks for. */
static bool bitnet__gpu_answers(const bitnet_session *s) {
    return bitnet__gpu_rows_of(s, &bitnet__gpu_of(s)->now.record) == s->batch->count;
}

/* How many tokens the next submit should compute, one after the other: twice as many as the last
   time as long as all of them were taken, within the context, the deadline, and a tenth of a
   second, for drivers give up a device that is busy much longer. */
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

/* Tokens of a prompt that a submit takes in a tenth of a second: whole tiles of gemm.comp. */
static int32_t bitnet__gpu_rows_in_time(const bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    int64_t most = g->prompt_microseconds > 0 ? 100000 / g->prompt_microseconds : 64;
    int32_t room = bitnet__gpu_room(s);
    if (most < BITNET__GPU_VERIFIED) return BITNET__GPU_VERIFIED;
    if (most > 64) most = most / 64 * 64;
    return most < room ? (int32_t)most : room;
}

/* How many tokens the next batch may have: those of one that was submitted before it was asked for,
   or what a submit has time for; but where the states of all may be asked for, of guesses or by an
   observer, no more than come back. */
static int32_t bitnet__gpu_most_rows(const bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t rows = 0;
    if (s->observer.logits) return BITNET__GPU_VERIFIED;
    if (!g->now.record.ahead) rows = bitnet__gpu_rows_of(s, &g->now.record);
    if (rows == 0 && g->behind.in_flight) rows = bitnet__gpu_rows_of(s, &g->behind.record);
    if (rows > 0) return rows;
    return s->computed + 1 == s->length ? BITNET__GPU_VERIFIED : bitnet__gpu_rows_in_time(s);
}

/* The commands for a prompt of so many tokens: those of the trip's last one, or new ones. */
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

/* As if so many more guesses had come true, or fewer. */
static void bitnet__gpu_suppose(bitnet_session *s, int32_t guesses) {
    s->length += guesses;
    s->generation.tokens += guesses;
}

/* The masks of a submit's rows. Behind a guess they are as if it had come true; where it cannot,
   any token may come. */
static void bitnet__gpu_make_masks(bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet_error error = s->error;
    int32_t rows = bitnet__gpu_heads(&g->now.record), row;
    int32_t guesses = s->batch->count - bitnet__fed_rows(s);
    for (row = 0; row < rows; row++) {
        int32_t true_ones = row + guesses + 1 > rows ? row + guesses + 1 - rows : 0;
        bitnet__gpu_suppose(s, true_ones);
        if (true_ones > 0 && bitnet__constrain(s) != BITNET_OK) s->mask = NULL;
        bitnet__gpu_make_mask(s, g->now.mask_out + (size_t)row * g->mask_stride);
        bitnet__gpu_suppose(s, -true_ones);
    }
    if (guesses > 0) bitnet__constrain(s);
    s->error = error;
}

static bool bitnet__gpu_wants_all(const bitnet_session *s) {
    return s->observer.logits || bitnet__gpu_of(s)->wants_logits;
}

/* Whether the head may be screened for the session's batch. */
static bool bitnet__gpu_may_screen(const bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    return !bitnet__gpu_wants_all(s) && g->gpu->screen.there && g->rest <= 0 &&
           (bitnet__is_greedy(s) || bitnet__is_narrow(s));
}

/* What the head is to find of the batch's tokens: the greatest logit, candidates for who draws, or
   all logits. Tokens with a penalty or bias are not among those that a mask has. */
static void bitnet__gpu_plan_lm_head(bitnet_session *s, bool screened) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet__gpu_record *record = &g->now.record;
    bool greedy = bitnet__is_greedy(s), all = bitnet__gpu_wants_all(s);
    record->screened = screened;
    record->masked = screened && (s->mask || bitnet__named(s) > 0);
    record->rank = 1; /* is for greedy ones alone */
    if (!greedy) record->rank += bitnet__top_k(&s->sampling, s->model->info.vocabulary);
    record->depth = greedy ? 0.0f : bitnet__min_p_depth(&s->sampling);
    record->logit_rows = screened || (!all && greedy) ? 0 : bitnet__gpu_heads(record);
    g->rest -= record->count;
    g->wants_logits = false;
}

/* Which tokens may come behind a batch that ends at a position, if that can be told, and is where
   one will be chosen. */
static void bitnet__gpu_constrain(bitnet_session *s, int32_t end) {
    if (end < s->length || bitnet__constrain(s) != BITNET_OK) s->mask = NULL;
}

/* Before a submit: which tokens may come is known, and the KV cache is there up to them. */
static bitnet_result bitnet__gpu_make_ready(bitnet_session *s) {
    bitnet_result result = BITNET_OK;
    bitnet__gpu_constrain(s, s->computed + bitnet__fed_rows(s));
    if (s->home > s->computed) s->home = s->computed;
    if (s->away > s->computed) s->away = s->computed;
    if (s->away < s->computed) result = bitnet__gpu_move_kv(s, true, s->away, s->computed);
    if (result == BITNET_OK) s->away = s->computed;
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

/* Submits `rows` tokens from position `first` on, or, from a single one on, `steps` one after the
   other. */
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

/* Submits the session's batch, while nothing is under way. */
static bitnet_result bitnet__gpu_begin(bitnet_session *s, int64_t deadline) {
    bitnet_result result = bitnet__gpu_make_ready(s);
    int32_t steps = bitnet__gpu_steps(s, deadline);
    if (result == BITNET_OK) result = bitnet__gpu_forget_bodies(bitnet__gpu_of(s), &s->error);
    if (result != BITNET_OK) return result;
    return bitnet__gpu_send_rows(s, s->computed, s->batch->count, steps);
}

/* Submits what waits behind the session's batch, while that is under way: as many tokens as a batch
   of theirs may have, and `left` at most. */
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
            s->away = s->computed + s->batch->count;
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

/* Whether a session's batch is a token that such a pass could compute. */
static bool bitnet__gpu_can_share(const bitnet_session *s, const bitnet_gpu *gpu) {
    return bitnet_gpu_is_attached(s) && bitnet__gpu_of(s)->gpu == gpu && s->batch &&
           s->batch->stage == 0 && s->batch->count == 1 && !s->observer.layer &&
           !s->observer.logits && !bitnet__gpu_of(s)->now.in_flight &&
           !bitnet__gpu_of(s)->behind.in_flight && !bitnet__gpu_answers(s);
}

/* What a pass is told of a member's row, and the member of what will come back. False: there are no
   rotations for it. */
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

/* The same of a pass that is lent for these sessions. If that fails each goes its own way, for
   good. */
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

/* With the first of these sessions it takes along those of the same GPU. */
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

/* The index, among the states that came back, of the row that was asked for last. */
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
    memcpy(s->hidden, g->now.states_back + bitnet__gpu_shown(g) * g->x_stride,
           g->x_stride * sizeof(float));
}

/* True if the session's state is still the one that it was shown: logits are a function of it. */
static bool bitnet__gpu_is_shown(const bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    return g->now.record.count > 0 && !g->now.in_flight &&
           memcmp(s->hidden, g->now.states_back + bitnet__gpu_shown(g) * g->x_stride,
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

/* Whether candidates were looked for as they are wanted now. */
static bool bitnet__gpu_is_record_of(const bitnet_session *s, size_t row, size_t k) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet__gpu_record *record = &g->now.record;
    if (record->rank <= k || record->depth < bitnet__min_p_depth(&s->sampling)) return false;
    if (!record->masked) return !s->mask && bitnet__named(s) == 0;
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
    if (s->home > s->computed) s->home = s->computed;
    if (s->away > s->computed) s->away = s->computed;
    if (result == BITNET_OK && s->home < s->computed)
        result = bitnet__gpu_move_kv(s, false, s->home, s->computed);
    if (result == BITNET_OK) s->home = s->computed;
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
    s->backend_state = NULL;
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
   >>gpu-recording, >>gpu-passes and >>gpu-running.
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
    r = bitnet__gpu_recorder_of(g, g->now.channel.before, error);
    r.result =
        bitnet__gpu_transfer(&g->now.channel, true, &g->floats, (VkDeviceSize)g->attention * 4,
                             pairs, BITNET__GPU_PAIRS * 8, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_begin_commands(gpu, r.commands,
                                              VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    bitnet__gpu_bind(&r, BITNET__PIPELINE_NUMBERS, g->sets[0], BITNET__PUSH(push));
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
    const bitnet__gpu_record before = g->now.record;
    size_t rows = (size_t)bitnet__gpu_lm_head_rows(before.count);
    bitnet_result result;
    if (!g->gpu->screen.there) return BITNET_OK;
    g->now.record.count = 0;
    g->now.record.ahead = false;
    g->prompt_microseconds = 1; /* so that it is not split */
    g->rest = 0;
    g->wants_logits = false;
    s->computed -= before.count;
    s->batch->count = before.count;
    result = s->backend->compute(s, 0, 0);
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

/* The next `count` tokens as one batch; 0: one token in a pass, as of several sessions. */
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
    g->token_microseconds = g->prompt_microseconds = 1; /* so that it is not split */
    g->wants_logits = true;
    if ((result = bitnet__catch_up(here, 0, 0)) != BITNET_OK) {
        *error = here->error;
        return result;
    }
    there->batch->count = count;
    if (shared && bitnet__gpu_make_ready(there) == BITNET_OK) bitnet__gpu_share_pass(g->gpu, &g, 1);
    if ((result = there->backend->compute(there, 0, 0)) != BITNET_OK) {
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
    static const int32_t batches[] = {1, 0, 65, 1, 2, 3, 8, 33};
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
    bitnet__gpu_free_passes(gpu);
    gpu->model = model;
    gpu->layers_used = model->info.layers;
    bitnet__free(&gpu->allocator, probe);
    return result;
}

/* ============================================================================================
   >>gpu-opening   Opening and closing

   Calls >>architectures, >>pool, >>groups, >>model, >>forward, >>gpu-device, >>gpu-memory,
   >>gpu-kernels, >>gpu-model, >>gpu-recording, >>gpu-passes, >>gpu-running and >>gpu-selftest.
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
    bitnet_result result;
    uint64_t *times;
    int count = 0;
    if (!bitnet_gpu_is_attached(session) || session->computed >= session->options.context) return 0;
    g = bitnet__gpu_of(session), gpu = g->gpu;
    if (!gpu->can.limits.timestampComputeAndGraphics) return 0;
    create.queryType = VK_QUERY_TYPE_TIMESTAMP;
    create.queryCount = bitnet__gpu_most_dispatches(gpu) + 1;
    times = (uint64_t *)bitnet__alloc(&gpu->allocator, create.queryCount,
                                      sizeof *times + sizeof *r.kernels);
    if (!times) return 0;
    result = bitnet__gpu_settle(session);
    g->now.record.count = 0; /* what was computed ahead is computed again */
    r = bitnet__gpu_recorder_of(g, g->now.channel.body, &session->error);
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
            count = bitnet__gpu_sum_kernels(&r, times, kernels, capacity);
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
    if (bitnet__gpu_channel_open(gpu, &channel, 0, 1 << 20, NULL) == BITNET_OK)
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
262216,69,0,23,327752,69,0,35,0,196679,69,2,262215,70,34,0,262215,70,33,2,327752,71,0,35,0,327752,
71,1,35,4,327752,71,2,35,8,327752,71,3,35,12,327752,71,4,35,16,327752,71,5,35,20,262215,72,6,24,
262215,73,6,4,262215,74,6,4,262215,75,6,4,327752,76,0,35,0,327752,76,1,35,4,327752,76,2,35,8,
327752,76,3,35,12,327752,76,4,35,16,327752,76,5,35,20,327752,76,6,35,24,327752,76,7,35,28,327752,
76,8,35,32,327752,76,9,35,36,327752,76,10,35,40,327752,76,11,35,232,327752,76,12,35,360,327752,76,
13,35,2408,196679,76,2,262215,77,34,0,262215,77,33,7,262215,78,1,13,262215,4,11,26,262215,79,1,0,
262215,80,11,25,131091,81,196641,82,81,262165,83,32,0,196641,84,83,262176,85,7,83,196630,86,32,
262177,87,86,85,262167,88,86,2,262177,89,88,85,262176,90,7,86,262177,91,86,90,393249,92,86,90,90,
90,327713,93,86,90,90,262187,83,94,8,262172,95,86,94,262176,96,7,95,262177,97,86,96,262177,98,83,
85,131092,99,262177,100,99,85,262167,101,83,4,262194,83,5,64,262187,83,102,63,393268,83,103,128,5,
102,262187,83,104,64,393268,83,105,134,103,104,393268,83,106,132,105,104,393268,83,107,134,106,
104,393268,99,108,176,107,94,393268,83,109,134,94,107,262187,83,110,1,458804,83,111,169,108,109,
110,262194,83,6,128,393268,83,112,134,6,94,393268,83,113,134,104,112,393268,99,114,176,111,113,
393268,83,115,134,104,112,458804,83,116,169,114,111,115,393268,83,117,132,116,107,262172,118,101,
117,262176,119,7,118,524321,120,81,85,85,85,85,119,393249,121,81,118,85,85,262177,122,81,85,
262187,83,123,2,393268,83,124,134,5,123,393268,83,125,128,124,6,393268,83,126,130,125,110,393268,
83,127,134,126,6,393268,83,128,134,104,127,393268,83,129,132,128,127,262172,130,83,129,262176,131,
7,130,524321,132,81,85,85,85,85,131,262194,83,7,4,262194,83,8,2,393268,83,133,134,7,8,393268,99,
134,176,124,6,458804,83,135,169,134,124,6,393268,83,136,134,6,135,393268,83,137,128,133,136,
393268,83,138,130,137,110,393268,83,139,134,6,135,393268,83,140,134,138,139,393268,83,141,132,140,
127,262172,142,88,141,262176,143,7,142,458785,144,81,130,85,85,143,262176,145,7,88,589857,146,81,
90,90,145,90,90,145,524321,147,81,85,85,85,90,145,458785,148,83,85,85,85,85,458785,149,81,85,85,
85,85,524321,150,81,85,85,85,85,143,262176,151,7,99,262177,152,81,151,393249,153,81,85,85,85,
262176,154,1,83,262203,154,3,1,262187,83,155,72,262187,83,156,264,262187,83,157,32768,262165,158,
32,1,262187,158,159,16,262187,83,160,32767,262187,158,161,13,262187,83,162,939524096,262187,83,
163,260046848,262187,83,164,947912704,262187,86,165,947912704,262187,83,166,8388608,196657,99,11,
262187,83,167,65535,262187,83,168,2129859015,262187,158,169,0,262187,158,170,4,262187,86,171,
1073741824,262187,158,172,1,262187,86,173,1117782016,262187,86,174,1069066811,262187,86,175,
1262485504,262187,86,176,1060208640,262187,86,177,3109978243,262187,86,178,961571175,262187,86,
179,985088974,262187,86,180,1007192328,262187,86,181,1026206145,262187,86,182,1042983594,262187,
86,183,1056964608,262187,86,184,1065353216,262187,83,185,127,262187,158,186,23,262187,86,187,
3265265664,262187,86,188,0,262187,83,189,4294967288,262172,190,86,6,262176,191,4,190,262203,191,
192,4,262176,193,4,86,262187,83,194,7,262187,158,195,8,393268,83,196,132,6,94,262172,197,86,196,
262176,198,4,197,262203,198,199,4,262187,83,200,32,262187,83,201,16,262187,83,202,48,262187,83,
203,40,262187,83,204,24,262187,83,205,56,262187,83,206,4,262187,83,207,6,262187,83,208,5,262187,
83,209,3,1507358,42,83,83,83,83,83,83,83,83,83,83,83,86,86,86,83,83,83,83,83,83,86,262176,210,9,
42,262203,210,211,9,262187,158,212,9,262176,213,9,83,262187,83,214,0,262187,158,215,3,196637,43,
101,196638,44,43,262176,216,12,44,262203,216,45,12,262176,217,12,101,262176,218,7,101,393268,83,
219,132,107,206,393268,83,220,132,107,206,262172,221,88,220,262176,222,7,221,393268,83,223,132,
107,206,393268,83,224,132,133,106,393268,83,225,134,224,123,262172,226,88,225,262176,227,4,226,
262203,227,228,4,262176,229,4,88,393268,83,230,132,133,104,262172,231,86,230,262176,232,4,231,
262203,232,233,4,393268,83,234,130,133,110,262172,235,86,133,262176,236,4,235,262203,236,237,4,
262203,236,238,4,393268,83,239,134,106,123,393268,83,240,130,124,110,196637,53,83,196638,54,53,
262176,241,12,54,262203,241,55,12,393268,83,242,134,106,123,262176,243,12,83,393268,83,244,130,
133,110,196637,68,88,196638,69,68,262176,245,12,69,262203,245,70,12,262187,158,246,14,262187,158,
247,15,262176,248,12,88,262187,158,249,17,393268,83,250,128,5,123,327724,88,251,188,188,262172,
252,88,94,262176,253,7,252,262176,254,4,99,262203,254,255,4,524318,71,83,83,83,86,83,83,262172,72,
71,94,262172,73,83,200,262187,83,256,512,262172,74,83,256,196637,75,83,1048606,76,83,83,83,83,83,
83,83,83,83,83,72,73,74,75,262176,257,12,76,262203,257,77,12,262203,236,258,4,262203,236,259,4,
196656,99,78,262187,158,260,5,262187,158,261,6,393268,83,262,132,133,106,393268,83,263,134,262,
123,393268,83,264,132,116,112,393268,83,265,132,116,112,393268,83,266,130,133,110,262167,267,83,3,
262176,268,1,267,262203,268,4,1,262194,83,79,1,393267,267,80,79,110,110,262187,83,269,1879048192,
327734,81,2,0,82,131320,270,262203,85,271,7,262203,85,272,7,262203,85,273,7,327745,154,274,4,123,
262205,83,275,274,196670,271,275,327745,154,276,4,110,262205,83,277,276,196670,272,277,327745,154,
278,4,214,262205,83,279,278,196670,273,279,458809,81,280,281,271,272,273,65789,65592,327734,83,
282,0,84,131320,283,262205,83,284,3,131326,284,65592,327734,81,285,0,82,131320,286,196833,110,155,
262368,123,123,156,196833,110,155,65789,65592,327734,86,287,0,87,196663,85,288,131320,289,262205,
83,290,288,327879,83,291,290,157,327876,83,292,291,159,262205,83,293,288,327879,83,294,293,160,
327876,83,295,294,161,327808,83,296,295,162,327854,99,297,295,163,196855,298,0,262394,297,299,298,
131320,299,327808,83,300,295,269,131321,298,131320,298,458997,83,301,296,289,300,299,327808,83,9,
295,164,262268,86,302,9,327811,86,10,302,165,327856,99,303,295,166,196855,304,0,262394,303,305,
304,131320,305,262268,83,306,10,131321,304,131320,304,458997,83,307,301,298,306,305,327877,83,308,
307,292,262268,86,309,308,131326,309,65592,327734,88,310,0,89,196663,85,311,131320,312,262203,85,
313,7,262203,85,314,7,196855,315,0,262394,11,316,315,131320,316,262205,83,317,311,393228,88,318,1,
62,317,131326,318,131320,315,262205,83,319,311,327879,83,320,319,167,196670,313,320,327737,86,321,
287,313,262205,83,322,311,327874,83,323,322,159,196670,314,323,327737,86,324,287,314,327760,88,
325,321,324,131326,325,65592,327734,86,326,0,91,196663,90,327,131320,328,262205,86,329,327,262268,
83,330,329,327810,83,12,168,330,262268,86,331,12,131321,332,131320,332,458997,86,333,331,328,15,
334,458997,158,335,169,328,336,334,262390,337,334,0,131321,338,131320,338,327857,99,339,335,170,
262394,339,340,337,131320,340,262205,86,341,327,327813,86,13,341,333,327811,86,14,171,13,327813,
86,15,333,14,131321,334,131320,334,327808,158,336,335,172,131321,332,131320,337,131326,333,65592,
327734,86,342,0,91,196663,90,343,131320,344,262205,86,345,343,327866,99,346,345,173,262205,86,347,
343,393385,86,348,346,173,347,327813,86,16,348,174,327809,86,17,16,175,327811,86,18,17,175,327813,
86,19,18,176,327811,86,20,348,19,327813,86,21,18,177,327811,86,22,20,21,327813,86,23,178,22,
327809,86,24,23,179,327813,86,25,24,22,327809,86,26,25,180,327813,86,27,26,22,327809,86,28,27,181,
327813,86,29,28,22,327809,86,30,29,182,327813,86,31,30,22,327809,86,32,31,183,327813,86,33,22,22,
327813,86,34,32,33,327809,86,35,34,22,327809,86,36,35,184,262268,83,349,17,327808,83,37,349,185,
327876,83,350,37,186,262268,86,351,350,327813,86,38,36,351,262205,86,352,343,327864,99,353,352,
187,393385,86,354,353,188,38,131326,354,65592,327734,86,355,0,92,196663,90,356,196663,90,357,
196663,90,358,131320,359,262205,86,360,356,262205,86,361,357,327813,86,39,360,361,262205,86,362,
358,327809,86,40,39,362,131326,40,65592,327734,86,363,0,93,196663,90,364,196663,90,365,131320,366,
262205,86,367,364,262205,86,368,365,327809,86,41,367,368,131326,41,65592,327734,86,369,0,91,
196663,90,370,131320,371,262201,83,372,282,327879,83,373,372,189,262368,123,123,156,262201,83,374,
282,262205,86,375,370,327745,193,376,192,374,196670,376,375,262368,123,123,156,327745,193,377,192,
373,262205,86,378,377,196670,370,378,131321,379,131320,379,458997,83,380,110,371,381,382,262390,
383,382,0,131321,384,131320,384,327856,99,385,380,94,262394,385,386,383,131320,386,327808,83,387,
373,380,327745,193,388,192,387,262205,86,389,388,262205,86,390,370,327866,99,391,389,390,196855,
392,0,262394,391,393,394,131320,393,262205,86,395,388,131321,392,131320,394,262205,86,396,370,
131321,392,131320,392,458997,86,397,395,393,396,394,196670,370,397,131321,382,131320,382,327808,
83,381,380,172,131321,379,131320,383,262205,86,398,370,131326,398,65592,327734,86,399,0,97,196663,
96,400,131320,401,262203,90,402,7,262203,90,403,7,262203,90,404,7,262203,90,405,7,262203,90,406,7,
262203,90,407,7,262203,90,408,7,262203,90,409,7,262203,90,410,7,262203,90,411,7,262203,90,412,7,
262203,90,413,7,262203,90,414,7,262203,90,415,7,262203,90,416,7,262203,90,417,7,262203,90,418,7,
262203,90,419,7,262203,90,420,7,262203,90,421,7,262203,90,422,7,262203,90,423,7,262203,90,424,7,
262203,90,425,7,262203,90,426,7,262203,90,427,7,262203,90,428,7,262203,90,429,7,262201,83,430,282,
327879,83,431,430,189,327812,83,432,431,94,327879,83,433,430,194,327808,83,434,432,433,262368,123,
123,156,131321,435,131320,435,458997,158,436,169,401,437,438,262390,439,438,1,131321,440,131320,
440,327857,99,441,436,195,262394,441,442,439,131320,442,327812,83,443,430,94,262268,83,444,436,
327808,83,445,443,444,327745,90,446,400,436,262205,86,447,446,327745,193,448,199,445,196670,448,
447,131321,438,131320,438,327808,158,437,436,172,131321,435,131320,439,262368,123,123,156,327808,
83,449,434,200,327745,193,450,199,434,262205,86,451,450,196670,402,451,327745,193,452,199,449,
262205,86,453,452,196670,403,453,393273,86,454,363,402,403,327808,83,455,434,201,327808,83,456,
434,202,327745,193,457,199,455,262205,86,458,457,196670,404,458,327745,193,459,199,456,262205,86,
460,459,196670,405,460,393273,86,461,363,404,405,196670,406,454,196670,407,461,393273,86,462,363,
406,407,327808,83,463,434,94,327808,83,464,434,203,327745,193,465,199,463,262205,86,466,465,
196670,408,466,327745,193,467,199,464,262205,86,468,467,196670,409,468,393273,86,469,363,408,409,
327808,83,470,434,204,327808,83,471,434,205,327745,193,472,199,470,262205,86,473,472,196670,410,
473,327745,193,474,199,471,262205,86,475,474,196670,411,475,393273,86,476,363,410,411,196670,412,
469,196670,413,476,393273,86,477,363,412,413,196670,414,462,196670,415,477,393273,86,478,363,414,
415,327745,193,479,192,430,196670,479,478,262368,123,123,156,327808,83,480,431,206,327745,193,481,
192,431,262205,86,482,481,196670,416,482,327745,193,483,192,480,262205,86,484,483,196670,417,484,
393273,86,485,363,416,417,327808,83,486,431,123,327808,83,487,431,207,327745,193,488,192,486,
262205,86,489,488,196670,418,489,327745,193,490,192,487,262205,86,491,490,196670,419,491,393273,
86,492,363,418,419,196670,420,485,196670,421,492,393273,86,493,363,420,421,327808,83,494,431,110,
327808,83,495,431,208,327745,193,496,192,494,262205,86,497,496,196670,422,497,327745,193,498,192,
495,262205,86,499,498,196670,423,499,393273,86,500,363,422,423,327808,83,501,431,209,327808,83,
502,431,194,327745,193,503,192,501,262205,86,504,503,196670,424,504,327745,193,505,192,502,262205,
86,506,505,196670,425,506,393273,86,507,363,424,425,196670,426,500,196670,427,507,393273,86,508,
363,426,427,196670,428,493,196670,429,508,393273,86,509,363,428,429,131326,509,65592,327734,83,
510,0,98,196663,85,511,131320,512,262201,83,513,282,327814,83,514,513,135,327812,83,515,514,140,
262205,83,516,511,327817,83,517,516,140,327808,83,518,515,517,131326,518,65592,327734,83,519,0,98,
196663,85,520,131320,521,262201,83,522,282,327817,83,523,522,135,262205,83,524,520,327814,83,525,
524,140,327812,83,526,525,6,327808,83,527,523,526,131326,527,65592,327734,99,528,0,100,196663,85,
529,131320,530,262203,85,531,7,262203,85,532,7,262205,83,533,529,196670,531,533,327737,83,534,510,
531,327856,99,535,534,133,196855,536,0,262394,535,537,536,131320,537,262205,83,538,529,196670,532,
538,327737,83,539,519,532,327856,99,540,539,124,131321,536,131320,536,458997,99,541,535,530,540,
537,131326,541,65592,327734,81,542,0,120,196663,85,543,196663,85,544,196663,85,545,196663,85,546,
196663,119,547,131320,548,262205,83,549,543,327745,213,550,211,212,262205,83,551,550,327812,83,
552,549,551,262205,83,553,544,327812,83,554,553,104,327808,83,555,552,554,327812,83,556,555,107,
327812,83,557,556,94,262201,83,558,282,327879,83,559,558,194,327808,83,560,557,559,131321,561,
131320,561,458997,83,562,214,548,563,564,262390,565,564,1,131321,566,131320,566,327856,99,567,562,
116,262394,567,568,565,131320,568,262205,83,569,546,327812,83,570,562,112,327808,83,571,569,570,
262201,83,572,282,327874,83,573,572,215,327808,83,574,571,573,262205,83,575,545,327810,83,576,575,
110,458764,83,577,1,38,574,576,131321,578,131320,578,458997,83,579,214,568,580,581,262390,582,581,
1,131321,583,131320,583,327856,99,584,579,107,262394,584,585,582,131320,585,327812,83,586,562,107,
327808,83,587,586,579,327812,83,588,577,107,327808,83,589,588,579,327812,83,590,589,94,327808,83,
591,560,590,393281,217,592,45,169,591,262205,101,593,592,327745,218,594,547,587,196670,594,593,
131321,581,131320,581,327808,83,580,579,172,131321,578,131320,582,131321,564,131320,564,327808,83,
563,562,172,131321,561,131320,565,65789,65592,327734,81,595,0,121,196663,118,596,196663,85,597,
196663,85,598,131320,599,262203,222,600,7,262203,85,601,7,262203,119,602,7,262203,96,603,7,262203,
145,604,7,262203,90,605,7,262203,90,606,7,262203,90,607,7,262203,90,608,7,262203,90,609,7,262203,
90,610,7,262203,96,611,7,262201,83,612,282,327879,83,613,612,194,131321,614,131320,614,458997,83,
615,214,599,616,617,262390,618,617,1,131321,619,131320,619,327856,99,620,615,116,262394,620,621,
618,131320,621,262205,83,622,598,327812,83,623,615,112,327808,83,624,622,623,262201,83,625,282,
327874,83,626,625,215,327808,83,627,624,626,131321,628,131320,628,458997,83,629,214,621,630,631,
262390,632,631,1,131321,633,131320,633,327856,99,634,629,219,262394,634,635,632,131320,635,327812,
83,636,615,107,327814,83,637,629,206,327808,83,638,636,637,327817,83,639,629,206,196670,602,596,
393281,85,640,602,638,639,262205,83,641,640,196670,601,641,327737,88,642,310,601,327745,145,643,
600,629,196670,643,642,131321,631,131320,631,327808,83,630,629,172,131321,628,131320,632,131321,
644,131320,644,458997,83,645,214,632,646,647,262390,648,647,0,131321,649,131320,649,327856,99,650,
645,133,262394,650,651,648,131320,651,131321,652,131320,652,458997,158,653,169,651,654,655,262390,
656,655,1,131321,657,131320,657,327857,99,658,653,195,262394,658,659,656,131320,659,327745,90,660,
603,653,196670,660,188,131321,655,131320,655,327808,158,654,653,172,131321,652,131320,656,131321,
661,131320,661,458997,83,662,214,656,663,664,262390,665,664,1,131321,666,131320,666,327856,99,667,
662,223,262394,667,668,665,131320,668,327812,83,669,645,107,327814,83,670,662,206,327808,83,671,
669,670,327812,83,672,671,200,327812,83,673,613,206,327808,83,674,672,673,327817,83,675,662,206,
327808,83,676,674,675,327745,229,677,228,676,262205,88,678,677,196670,604,678,327812,83,679,675,
123,327745,90,680,604,214,262205,86,681,680,196670,605,681,393281,90,682,600,662,214,262205,86,
683,682,196670,606,683,327745,90,684,603,679,262205,86,685,684,196670,607,685,458809,86,686,355,
605,606,607,196670,684,686,327808,83,687,679,110,327745,90,688,604,110,262205,86,689,688,196670,
608,689,393281,90,690,600,662,110,262205,86,691,690,196670,609,691,327745,90,692,603,687,262205,
86,693,692,196670,610,693,458809,86,694,355,608,609,610,196670,692,694,131321,664,131320,664,
327808,83,663,662,172,131321,661,131320,665,262205,95,695,603,196670,611,695,327737,86,696,399,
611,327850,99,697,613,214,262205,83,698,597,327856,99,699,627,698,327847,99,700,697,699,196855,
701,0,262394,700,702,701,131320,702,327812,83,703,645,104,327808,83,704,703,627,327745,193,705,
233,704,196670,705,696,131321,701,131320,701,131321,647,131320,647,327808,83,646,645,172,131321,
644,131320,648,131321,617,131320,617,327808,83,616,615,172,131321,614,131320,618,65789,65592,
327734,81,706,0,122,196663,85,707,131320,708,262203,96,709,7,262203,90,710,7,262203,90,711,7,
262203,90,712,7,262203,90,713,7,262203,96,714,7,262201,83,715,282,327879,83,716,715,194,262201,83,
717,282,327874,83,718,717,215,262368,123,123,156,131321,719,131320,719,458997,83,720,214,708,721,
722,262390,723,722,0,131321,724,131320,724,327856,99,725,720,133,262394,725,726,723,131320,726,
327808,83,727,720,718,458764,83,728,1,38,727,234,327812,83,729,728,104,327745,193,730,233,729,
262205,86,731,730,131321,732,131320,732,458997,86,733,731,726,734,735,458997,83,736,214,726,48,
735,262390,737,735,1,131321,738,131320,738,327856,99,739,736,94,262394,739,740,737,131320,740,
327812,83,46,716,94,327808,83,47,46,736,327808,83,741,729,47,327745,193,742,233,741,262205,86,743,
742,262205,83,744,707,327856,99,745,47,744,393385,86,746,745,743,733,327745,90,747,709,736,196670,
747,746,262205,86,748,747,327866,99,749,748,733,196855,750,0,262394,749,751,752,131320,751,262205,
86,753,747,131321,750,131320,752,131321,750,131320,750,458997,86,734,753,751,733,752,131321,735,
131320,735,327808,83,48,736,172,131321,732,131320,737,196670,710,733,327737,86,754,369,710,131321,
755,131320,755,458997,83,756,214,737,52,757,262390,758,757,1,131321,759,131320,759,327856,99,760,
756,94,262394,760,761,758,131320,761,262271,86,49,754,327745,90,762,709,756,262205,86,763,762,
196670,711,763,196670,712,49,393273,86,764,363,711,712,196670,713,764,327737,86,765,342,713,
327812,83,50,716,94,327808,83,51,50,756,262205,83,766,707,327856,99,767,51,766,393385,86,768,767,
765,188,196670,762,768,131321,757,131320,757,327808,83,52,756,172,131321,755,131320,758,262205,95,
769,709,196670,714,769,327737,86,770,399,714,262368,123,123,156,327856,99,771,727,133,196855,772,
0,262394,771,773,772,131320,773,131321,774,131320,774,458997,83,775,214,773,776,777,262390,778,
777,1,131321,779,131320,779,327856,99,780,775,94,262394,780,781,778,131320,781,327812,83,782,716,
94,327808,83,783,729,782,327808,83,784,783,775,327745,90,785,709,775,262205,86,786,785,327745,193,
787,233,784,196670,787,786,131321,777,131320,777,327808,83,776,775,172,131321,774,131320,778,
327850,99,788,716,214,196855,789,0,262394,788,790,789,131320,790,327745,193,791,237,728,196670,
791,754,327745,193,792,238,728,196670,792,770,131321,789,131320,789,131321,772,131320,772,131321,
722,131320,722,327808,83,721,720,112,131321,719,131320,723,262368,123,123,156,65789,65592,327734,
81,793,0,132,196663,85,794,196663,85,795,196663,85,796,196663,85,797,196663,131,798,131320,799,
262203,85,800,7,262205,83,801,794,327745,213,802,211,212,262205,83,803,802,327812,83,804,801,803,
262205,83,805,795,327812,83,806,805,104,327808,83,807,804,806,327812,83,808,807,239,131321,809,
131320,809,458997,83,810,214,799,811,812,262390,813,812,1,131321,814,131320,814,327856,99,815,810,
129,262394,815,816,813,131320,816,327814,83,817,810,128,327812,83,818,817,140,196670,800,818,
327737,83,819,519,800,458764,83,820,1,38,819,240,262205,83,821,797,327817,83,822,810,128,327808,
83,823,821,822,262205,83,824,796,327810,83,825,824,110,458764,83,826,1,38,823,825,327812,83,827,
826,242,327808,83,828,808,827,327808,83,829,828,820,393281,243,830,55,169,829,262205,83,831,830,
327745,85,832,798,810,196670,832,831,131321,812,131320,812,327808,83,811,810,172,131321,809,
131320,813,65789,65592,327734,81,833,0,144,196663,130,834,196663,85,835,196663,85,836,196663,143,
837,131320,838,262203,131,839,7,262203,85,840,7,262203,85,841,7,131321,842,131320,842,458997,83,
843,214,838,59,844,262390,845,844,1,131321,846,131320,846,327856,99,847,843,128,262394,847,848,
845,131320,848,131321,849,131320,849,458997,83,850,214,848,851,852,262390,853,852,1,131321,854,
131320,854,327856,99,855,850,127,262394,855,856,853,131320,856,262205,83,857,836,327808,83,56,857,
843,262205,83,858,835,327856,99,859,56,858,196855,860,0,262394,859,861,862,131320,861,327812,83,
863,850,128,327808,83,864,863,843,196670,839,834,327745,85,865,839,864,262205,83,866,865,131321,
860,131320,862,131321,860,131320,860,458997,83,867,866,861,214,862,196670,840,867,327737,88,868,
310,840,131321,869,131320,869,458997,83,870,214,860,871,872,262390,873,872,1,131321,874,131320,
874,327856,99,875,870,140,262394,875,876,873,131320,876,327812,83,877,850,140,327808,83,878,877,
870,196670,841,878,327737,83,879,510,841,458764,83,880,1,38,879,244,327812,83,881,880,104,262205,
83,882,836,327808,83,883,881,882,327808,83,884,883,843,327745,193,885,233,884,262205,86,886,885,
327745,145,887,837,878,262205,88,888,887,327822,88,57,868,886,327809,88,58,888,57,196670,887,58,
131321,872,131320,872,327808,83,871,870,172,131321,869,131320,873,131321,852,131320,852,327808,83,
851,850,172,131321,849,131320,853,131321,844,131320,844,327808,83,59,843,172,131321,842,131320,
845,65789,65592,327734,81,889,0,146,196663,90,890,196663,90,891,196663,145,892,196663,90,893,
196663,90,894,196663,145,895,131320,896,262203,90,897,7,262203,90,898,7,262203,90,899,7,262203,90,
900,7,262203,90,901,7,262203,90,902,7,262205,86,903,890,262205,86,904,893,327866,99,905,903,904,
262205,86,906,890,262205,86,907,893,393385,86,908,905,906,907,262271,86,60,908,262205,86,909,890,
196670,897,909,196670,898,60,393273,86,910,363,897,898,196670,899,910,327737,86,911,342,899,
262205,86,912,893,196670,900,912,196670,901,60,393273,86,913,363,900,901,196670,902,913,327737,86,
914,342,902,262205,86,915,891,327813,86,61,915,911,262205,86,916,894,327813,86,62,916,914,327809,
86,63,61,62,262205,88,917,892,327822,88,64,917,911,262205,88,918,895,327822,88,65,918,914,327809,
88,66,64,65,196670,891,63,196670,892,66,196670,890,908,65789,65592,327734,81,919,0,147,196663,85,
920,196663,85,921,196663,85,922,196663,90,923,196663,145,924,131320,925,262203,85,926,7,262203,90,
927,7,262203,85,928,7,262205,83,929,921,327812,83,930,929,133,262205,83,931,922,196670,926,931,
327737,83,932,510,926,327808,83,933,930,932,262205,88,934,924,262205,86,935,923,196670,927,935,
327737,86,936,326,927,327822,88,67,934,936,327745,213,937,211,246,262205,83,938,937,262205,83,939,
920,327745,213,940,211,247,262205,83,941,940,327812,83,942,939,941,327808,83,943,938,942,327812,
83,944,933,5,327808,83,945,943,944,327814,83,946,945,123,262205,83,947,922,196670,928,947,327737,
83,948,519,928,327808,83,949,946,948,393281,248,950,70,169,949,196670,950,67,65789,65592,327734,
83,951,0,148,196663,85,952,196663,85,953,196663,85,954,196663,85,955,131320,956,327745,213,957,
211,159,262205,83,958,957,262205,83,959,952,327812,83,960,959,8,262205,83,961,953,327808,83,962,
960,961,327745,213,963,211,249,262205,83,964,963,327812,83,965,962,964,262205,83,966,954,327808,
83,967,965,966,327812,83,968,967,133,262205,83,969,955,327808,83,970,968,969,327812,83,971,970,
250,327808,83,972,958,971,327814,83,973,972,123,131326,973,65592,327734,81,974,0,149,196663,85,
975,196663,85,976,196663,85,977,196663,85,978,131320,979,262203,85,980,7,262203,85,981,7,262203,
85,982,7,262203,85,983,7,262203,85,984,7,262203,253,985,7,262203,253,986,7,262203,85,987,7,262203,
90,988,7,262203,90,989,7,262203,145,990,7,262203,90,991,7,262203,90,992,7,262203,145,993,7,262203,
85,994,7,262203,85,995,7,262203,85,996,7,262203,90,997,7,262203,145,998,7,131321,999,131320,999,
458997,88,1000,251,979,1001,1002,458997,86,1003,188,979,1004,1002,458997,83,1005,214,979,1006,
1002,458997,86,1007,188,979,1008,1002,262390,1009,1002,0,131321,1010,131320,1010,262205,83,1011,
977,327856,99,1012,1005,1011,262394,1012,1013,1009,131320,1013,131321,1014,131320,1014,458997,83,
1015,214,1013,1016,1017,262390,1018,1017,1,131321,1019,131320,1019,327856,99,1020,1015,94,262394,
1020,1021,1018,131320,1021,327808,83,1022,1005,1015,262205,83,1023,977,327810,83,1024,1023,110,
458764,83,1025,1,38,1022,1024,262205,83,1026,978,196670,980,1026,327737,83,1027,510,980,262205,83,
1028,975,196670,981,1028,262205,83,1029,976,196670,982,1029,196670,983,1025,196670,984,1027,
524345,83,1030,951,981,982,983,984,327808,83,1031,1030,124,393281,248,1032,70,169,1031,262205,88,
1033,1032,327745,145,1034,985,1015,196670,1034,1033,262205,83,1035,978,196670,987,1035,327737,83,
1036,519,987,327808,83,1037,1030,1036,393281,248,1038,70,169,1037,262205,88,1039,1038,327745,145,
1040,986,1015,196670,1040,1039,131321,1017,131320,1017,327808,83,1016,1015,172,131321,1014,131320,
1018,131321,1041,131320,1041,458997,88,1001,1000,1018,1042,1043,458997,86,1004,1003,1018,1044,
1043,458997,86,1008,1007,1018,1045,1043,458997,83,1046,214,1018,1047,1043,262390,1048,1043,1,
131321,1049,131320,1049,327856,99,1050,1046,94,262394,1050,1051,1048,131320,1051,327808,83,1052,
1005,1046,327850,99,1053,1052,214,196855,1054,0,262394,1053,1055,1056,131320,1055,393281,90,1057,
985,1046,214,262205,86,1058,1057,393281,90,1059,985,1046,110,262205,86,1060,1059,327745,145,1061,
986,1046,262205,88,1062,1061,131321,1054,131320,1056,262205,83,1063,977,327856,99,1064,1052,1063,
196855,1065,0,262394,1064,1066,1065,131320,1066,196670,988,1008,196670,989,1004,196670,990,1001,
393281,90,1067,985,1046,214,262205,86,1068,1067,196670,991,1068,393281,90,1069,985,1046,110,
262205,86,1070,1069,196670,992,1070,327745,145,1071,986,1046,262205,88,1072,1071,196670,993,1072,
655417,81,1073,889,988,989,990,991,992,993,262205,86,1074,988,262205,86,1075,989,262205,88,1076,
990,131321,1065,131320,1065,458997,88,1077,1001,1056,1076,1066,458997,86,1078,1004,1056,1075,1066,
458997,86,1079,1008,1056,1074,1066,131321,1054,131320,1054,458997,88,1042,1062,1055,1077,1065,
458997,86,1044,1060,1055,1078,1065,458997,86,1045,1058,1055,1079,1065,131321,1043,131320,1043,
327808,83,1047,1046,172,131321,1041,131320,1048,131321,1002,131320,1002,327808,83,1006,1005,94,
131321,999,131320,1009,262205,83,1080,975,196670,994,1080,262205,83,1081,976,196670,995,1081,
262205,83,1082,978,196670,996,1082,196670,997,1003,196670,998,1000,589881,81,1083,919,994,995,996,
997,998,65789,65592,327734,81,1084,0,150,196663,85,1085,196663,85,1086,196663,85,1087,196663,85,
1088,196663,143,1089,131320,1090,262203,85,1091,7,262203,85,1092,7,262203,85,1093,7,262203,85,
1094,7,262203,85,1095,7,262203,85,1096,7,262203,85,1097,7,262203,85,1098,7,262203,85,1099,7,
262203,85,1100,7,262203,85,1101,7,262203,85,1102,7,262203,85,1103,7,262203,85,1104,7,262203,85,
1105,7,262203,85,1106,7,262201,83,1107,282,262205,83,1108,1085,327812,83,1109,1108,8,262205,83,
1110,1086,327808,83,1111,1109,1110,131321,1112,131320,1112,458997,83,1113,214,1090,1114,1115,
262390,1116,1115,1,131321,1117,131320,1117,327856,99,1118,1113,141,262394,1118,1119,1116,131320,
1119,196670,1091,1113,327737,99,1120,528,1091,196855,1121,0,262394,1120,1122,1121,131320,1122,
196670,1092,1113,327737,83,1123,510,1092,262205,83,1124,1085,196670,1093,1124,262205,83,1125,1086,
196670,1094,1125,262205,83,1126,1087,196670,1095,1126,196670,1096,1123,524345,83,1127,951,1093,
1094,1095,1096,196670,1097,1113,327737,83,1128,519,1097,327808,83,1129,1127,1128,327745,145,1130,
1089,1113,262205,88,1131,1130,393281,248,1132,70,169,1129,196670,1132,1131,131321,1121,131320,
1121,131321,1115,131320,1115,327808,83,1114,1113,172,131321,1112,131320,1116,131321,1133,131320,
1133,458997,83,1134,1107,1116,1135,1136,262390,1137,1136,0,131321,1138,131320,1138,327856,99,1139,
1134,133,262394,1139,1140,1137,131320,1140,262205,83,1141,1085,196670,1098,1141,262205,83,1142,
1086,196670,1099,1142,262205,83,1143,1087,196670,1100,1143,196670,1101,1134,524345,83,1144,951,
1098,1099,1100,1101,327808,83,1145,1144,124,327745,193,1146,237,1134,262205,86,1147,1146,327745,
193,1148,238,1134,262205,86,1149,1148,327760,88,1150,1147,1149,393281,248,1151,70,169,1145,196670,
1151,1150,131321,1136,131320,1136,327808,83,1135,1134,6,131321,1133,131320,1137,262201,81,1152,
285,327850,99,1153,1107,214,196855,1154,0,262394,1153,1155,1154,131320,1155,393281,243,1156,77,
161,1111,458986,83,1157,1156,110,214,110,262205,83,1158,1088,327810,83,1159,1158,110,327850,99,
1160,1157,1159,196670,255,1160,262205,99,1161,255,196855,1162,0,262394,1161,1163,1162,131320,1163,
196670,1156,214,131321,1162,131320,1162,131321,1154,131320,1154,262201,81,1164,285,262205,99,1165,
255,262312,99,1166,1165,196855,1167,0,262394,1166,1168,1167,131320,1168,65789,131320,1167,131321,
1169,131320,1169,458997,83,1170,214,1167,1171,1172,262390,1173,1172,0,131321,1174,131320,1174,
327856,99,1175,1170,141,262394,1175,1176,1173,131320,1176,196670,1102,1170,327737,99,1177,528,
1102,196855,1178,0,262394,1177,1179,1178,131320,1179,262205,83,1180,1085,196670,1103,1180,262205,
83,1181,1086,196670,1104,1181,262205,83,1182,1088,196670,1105,1182,196670,1106,1170,524345,81,
1183,974,1103,1104,1105,1106,131321,1178,131320,1178,131321,1172,131320,1172,327808,83,1171,1170,
172,131321,1169,131320,1173,65789,65592,327734,81,1184,0,152,196663,151,1185,131320,1186,262203,
90,1187,7,262203,90,1188,7,262203,145,1189,7,262203,90,1190,7,262203,90,1191,7,262203,145,1192,7,
262201,83,1193,282,131321,1194,131320,1194,458997,83,1195,1193,1186,1196,1197,262390,1198,1197,0,
131321,1199,131320,1199,327856,99,1200,1195,133,262394,1200,1201,1198,131320,1201,327745,193,1202,
258,1195,262205,86,1203,1202,327745,193,1204,259,1195,262205,86,1205,1204,262205,99,1206,1185,
196855,1207,0,262394,1206,1208,1209,131320,1208,327745,193,1210,237,1195,262205,86,1211,1210,
327745,193,1212,238,1195,262205,86,1213,1212,131321,1207,131320,1209,196670,1187,1203,196670,1188,
1205,196670,1189,251,327745,193,1214,237,1195,262205,86,1215,1214,196670,1190,1215,327745,193,
1216,238,1195,262205,86,1217,1216,196670,1191,1217,196670,1192,251,655417,81,1218,889,1187,1188,
1189,1190,1191,1192,262205,86,1219,1187,262205,86,1220,1188,131321,1207,131320,1207,458997,86,
1221,1213,1208,1220,1209,458997,86,1222,1211,1208,1219,1209,196670,1202,1222,196670,1204,1221,
131321,1197,131320,1197,327808,83,1196,1195,6,131321,1194,131320,1198,65789,65592,327734,81,281,0,
153,196663,85,1223,196663,85,1224,196663,85,1225,131320,1226,262203,85,1227,7,262203,85,1228,7,
262203,85,1229,7,262203,85,1230,7,262203,119,1231,7,262203,85,1232,7,262203,85,1233,7,262203,85,
1234,7,262203,85,1235,7,262203,85,1236,7,262203,85,1237,7,262203,119,1238,7,262203,85,1239,7,
262203,85,1240,7,262203,85,1241,7,262203,85,1242,7,262203,85,1243,7,262203,85,1244,7,262203,131,
1245,7,262203,85,1246,7,262203,143,1247,7,262203,85,1248,7,262203,85,1249,7,262203,143,1250,7,
262203,85,1251,7,262203,85,1252,7,262203,85,1253,7,262203,85,1254,7,262203,131,1255,7,262203,85,
1256,7,262203,85,1257,7,262203,143,1258,7,262203,85,1259,7,262203,143,1260,7,262203,90,1261,7,
262203,90,1262,7,262203,145,1263,7,262203,90,1264,7,262203,90,1265,7,262203,145,1266,7,262203,151,
1267,7,262203,85,1268,7,262203,85,1269,7,262203,85,1270,7,262203,85,1271,7,262203,143,1272,7,
262203,85,1273,7,262203,85,1274,7,262203,85,1275,7,262203,85,1276,7,262203,85,1277,7,262203,90,
1278,7,262203,145,1279,7,262201,83,1280,282,327745,243,1281,77,169,262205,83,1282,1281,262205,83,
1283,1223,327808,83,1284,1282,1283,327814,83,1285,1284,104,327808,83,1286,1285,110,262205,83,1287,
1225,393385,83,1288,78,1287,214,196855,1289,0,262394,78,1290,1291,131320,1290,327808,83,1292,1288,
110,131321,1289,131320,1291,131321,1289,131320,1289,458997,83,1293,1292,1290,1286,1291,327854,99,
1294,1288,1286,196855,1295,0,262394,1294,1296,1295,131320,1296,65789,131320,1295,131321,1297,
131320,1297,458997,83,1298,1288,1295,1299,1300,262390,1301,1300,0,131321,1302,131320,1302,327856,
99,1303,1298,1293,262394,1303,1304,1301,131320,1304,327808,83,1305,1284,110,327812,83,1306,1298,
104,327810,83,1307,1305,1306,458764,83,1308,1,38,104,1307,262205,83,1309,1224,196670,1227,1309,
196670,1228,1298,196670,1229,1308,196670,1230,214,589881,81,1310,542,1227,1228,1229,1230,1231,
262205,118,1311,1231,327850,99,1312,1298,1288,196855,1313,0,262394,1312,1314,1313,131320,1314,
327745,213,1315,211,260,262205,83,1316,1315,262205,83,1317,1223,327745,213,1318,211,261,262205,83,
1319,1318,327812,83,1320,1317,1319,327808,83,1321,1316,1320,327814,83,1322,1321,123,262205,83,
1323,1224,327812,83,1324,1323,133,327812,83,1325,1324,106,327814,83,1326,1325,123,327808,83,1327,
1322,1326,131321,1328,131320,1328,458997,83,1329,1280,1314,1330,1331,262390,1332,1331,0,131321,
1333,131320,1333,327856,99,1334,1329,263,262394,1334,1335,1332,131320,1335,327808,83,1336,1327,
1329,393281,248,1337,70,169,1336,262205,88,1338,1337,327745,229,1339,228,1329,196670,1339,1338,
131321,1331,131320,1331,327808,83,1330,1329,6,131321,1328,131320,1332,262368,123,123,156,131321,
1313,131320,1313,196670,1232,1308,196670,1233,214,458809,81,1340,595,1311,1232,1233,131321,1341,
131320,1341,458997,83,1342,264,1313,1343,1344,262390,1345,1344,0,131321,1346,131320,1346,327856,
99,1347,1342,104,262394,1347,1348,1345,131320,1348,262205,83,1349,1224,196670,1234,1349,196670,
1235,1298,196670,1236,1308,196670,1237,1342,589881,81,1350,542,1234,1235,1236,1237,1238,262205,
118,1351,1238,196670,1239,1308,196670,1240,1342,458809,81,1352,595,1351,1239,1240,131321,1344,
131320,1344,327808,83,1343,1342,265,131321,1341,131320,1345,262205,83,1353,1224,196670,1241,1353,
196670,1242,1298,196670,1243,1308,196670,1244,214,589881,81,1354,793,1241,1242,1243,1244,1245,
262205,130,1355,1245,196670,1246,1308,327737,81,1356,706,1246,131321,1357,131320,1357,458997,83,
1358,214,1345,1359,1360,262390,1361,1360,1,131321,1362,131320,1362,327856,99,1363,1358,141,262394,
1363,1364,1361,131320,1364,327745,145,1365,1247,1358,196670,1365,251,131321,1360,131320,1360,
327808,83,1359,1358,172,131321,1357,131320,1361,196670,1248,1308,196670,1249,214,262205,142,1366,
1247,196670,1250,1366,524345,81,1367,833,1355,1248,1249,1250,262205,142,1368,1250,196670,1247,
1368,131321,1369,131320,1369,458997,83,1370,128,1361,1371,1372,262390,1373,1372,0,131321,1374,
131320,1374,327856,99,1375,1370,104,262394,1375,1376,1373,131320,1376,262205,83,1377,1224,196670,
1251,1377,196670,1252,1298,196670,1253,1308,196670,1254,1370,589881,81,1378,793,1251,1252,1253,
1254,1255,262205,130,1379,1255,196670,1256,1308,196670,1257,1370,262205,142,1380,1247,196670,1258,
1380,524345,81,1381,833,1379,1256,1257,1258,262205,142,1382,1258,196670,1247,1382,131321,1372,
131320,1372,327808,83,1371,1370,128,131321,1369,131320,1373,131321,1383,131320,1383,458997,83,
1384,214,1373,1385,1386,262390,1387,1386,1,131321,1388,131320,1388,327856,99,1389,1384,141,262394,
1389,1390,1387,131320,1390,196670,1259,1384,327737,83,1391,510,1259,458764,83,1392,1,38,1391,266,
327745,193,1393,258,1392,262205,86,1394,1393,327745,193,1395,259,1392,262205,86,1396,1395,196855,
1397,0,262394,1312,1398,1399,131320,1398,327745,145,1400,1247,1384,262205,88,1401,1400,327745,145,
1402,1260,1384,196670,1402,1401,131321,1397,131320,1399,196670,1261,1394,196670,1262,1396,327745,
145,1403,1260,1384,262205,88,1404,1403,196670,1263,1404,327745,193,1405,237,1392,262205,86,1406,
1405,196670,1264,1406,327745,193,1407,238,1392,262205,86,1408,1407,196670,1265,1408,327745,145,
1409,1247,1384,262205,88,1410,1409,196670,1266,1410,655417,81,1411,889,1261,1262,1263,1264,1265,
1266,262205,88,1412,1263,196670,1403,1412,131321,1397,131320,1397,131321,1386,131320,1386,327808,
83,1385,1384,172,131321,1383,131320,1387,262368,123,123,156,196670,1267,1312,327737,81,1413,1184,
1267,262368,123,123,156,131321,1300,131320,1300,327808,83,1299,1298,172,131321,1297,131320,1301,
327852,99,1414,1286,110,327847,99,1415,78,1414,196855,1416,0,262394,1415,1417,1416,131320,1417,
262205,83,1418,1223,196670,1268,1418,262205,83,1419,1224,196670,1269,1419,196670,1270,1288,196670,
1271,1286,262205,142,1420,1260,196670,1272,1420,589881,81,1421,1084,1268,1269,1270,1271,1272,
65789,131320,1416,131321,1422,131320,1422,458997,83,1423,214,1416,1424,1425,262390,1426,1425,1,
131321,1427,131320,1427,327856,99,1428,1423,141,262394,1428,1429,1426,131320,1429,196670,1273,
1423,327737,99,1430,528,1273,196855,1431,0,262394,1430,1432,1431,131320,1432,196670,1274,1423,
327737,83,1433,510,1274,262205,83,1434,1223,196670,1275,1434,262205,83,1435,1224,196670,1276,1435,
196670,1277,1423,327745,193,1436,259,1433,262205,86,1437,1436,196670,1278,1437,327745,145,1438,
1260,1423,262205,88,1439,1438,196670,1279,1439,589881,81,1440,919,1275,1276,1277,1278,1279,131321,
1431,131320,1431,131321,1425,131320,1425,327808,83,1424,1423,172,131321,1422,131320,1426,65789,
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
327752,42,16,35,64,327752,42,17,35,68,327752,42,18,35,72,327752,42,19,35,76,327752,42,20,35,80,
196679,42,2,262215,43,6,16,327752,44,0,35,0,196679,44,2,262215,45,34,0,262215,45,33,4,196679,46,
42,196679,47,42,196679,48,42,196679,49,42,196679,50,42,196679,51,42,196679,52,42,262215,53,6,4,
327752,54,0,35,0,196679,54,2,262215,55,34,0,262215,55,33,5,196679,56,42,196679,57,42,196679,58,42,
196679,59,42,196679,60,42,196679,61,42,196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,
66,42,196679,67,42,262215,68,6,8,262216,69,0,23,327752,69,0,35,0,196679,69,2,262215,70,34,0,
262215,70,33,2,327752,71,0,35,0,327752,71,1,35,4,327752,71,2,35,8,327752,71,3,35,12,327752,71,4,
35,16,327752,71,5,35,20,262215,72,6,24,262215,73,6,4,262215,74,6,4,262215,75,6,4,327752,76,0,35,0,
327752,76,1,35,4,327752,76,2,35,8,327752,76,3,35,12,327752,76,4,35,16,327752,76,5,35,20,327752,76,
6,35,24,327752,76,7,35,28,327752,76,8,35,32,327752,76,9,35,36,327752,76,10,35,40,327752,76,11,35,
232,327752,76,12,35,360,327752,76,13,35,2408,196679,76,2,262215,77,34,0,262215,77,33,7,262215,78,
1,13,262215,4,11,26,262215,79,1,0,262215,80,11,25,131091,81,196641,82,81,262165,83,32,0,196641,84,
83,262176,85,7,83,196630,86,32,262177,87,86,85,262167,88,86,2,262177,89,88,85,262176,90,7,86,
262177,91,86,90,393249,92,86,90,90,90,327713,93,86,90,90,262187,83,94,8,262172,95,86,94,262176,96,
7,95,262177,97,86,96,262177,98,83,85,131092,99,262177,100,99,85,262167,101,83,4,262194,83,5,64,
262187,83,102,63,393268,83,103,128,5,102,262187,83,104,64,393268,83,105,134,103,104,393268,83,106,
132,105,104,393268,83,107,134,106,104,393268,99,108,176,107,94,393268,83,109,134,94,107,262187,83,
110,1,458804,83,111,169,108,109,110,262194,83,6,128,393268,83,112,134,6,94,393268,83,113,134,104,
112,393268,99,114,176,111,113,393268,83,115,134,104,112,458804,83,116,169,114,111,115,393268,83,
117,132,116,107,262172,118,101,117,262176,119,7,118,524321,120,81,85,85,85,85,119,393249,121,81,
118,85,85,262177,122,81,85,262187,83,123,2,393268,83,124,134,5,123,393268,83,125,128,124,6,393268,
83,126,130,125,110,393268,83,127,134,126,6,393268,83,128,134,104,127,393268,83,129,132,128,127,
262172,130,83,129,262176,131,7,130,524321,132,81,85,85,85,85,131,262194,83,7,4,262194,83,8,2,
393268,83,133,134,7,8,393268,99,134,176,124,6,458804,83,135,169,134,124,6,393268,83,136,134,6,135,
393268,83,137,128,133,136,393268,83,138,130,137,110,393268,83,139,134,6,135,393268,83,140,134,138,
139,393268,83,141,132,140,127,262172,142,88,141,262176,143,7,142,458785,144,81,130,85,85,143,
262176,145,7,88,589857,146,81,90,90,145,90,90,145,524321,147,81,85,85,85,90,145,458785,148,83,85,
85,85,85,458785,149,81,85,85,85,85,524321,150,81,85,85,85,85,143,262176,151,7,99,262177,152,81,
151,393249,153,81,85,85,85,262176,154,1,83,262203,154,3,1,262187,83,155,72,262187,83,156,264,
262187,83,157,32768,262165,158,32,1,262187,158,159,16,262187,83,160,32767,262187,158,161,13,
262187,83,162,939524096,262187,83,163,260046848,262187,83,164,947912704,262187,86,165,947912704,
262187,83,166,8388608,196657,99,11,262187,83,167,65535,262187,83,168,2129859015,262187,158,169,0,
262187,158,170,4,262187,86,171,1073741824,262187,158,172,1,262187,86,173,1117782016,262187,86,174,
1069066811,262187,86,175,1262485504,262187,86,176,1060208640,262187,86,177,3109978243,262187,86,
178,961571175,262187,86,179,985088974,262187,86,180,1007192328,262187,86,181,1026206145,262187,86,
182,1042983594,262187,86,183,1056964608,262187,86,184,1065353216,262187,83,185,127,262187,158,186,
23,262187,86,187,3265265664,262187,86,188,0,262187,83,189,3,262187,83,190,4,262187,83,191,7,
262187,83,192,0,262172,193,86,190,262176,194,7,193,262187,158,195,2,262172,196,86,123,262176,197,
7,196,1507358,42,83,83,83,83,83,83,83,83,83,83,83,86,86,86,83,83,83,83,83,83,86,262176,198,9,42,
262203,198,199,9,262187,158,200,9,262176,201,9,83,262187,158,202,3,196637,43,101,196638,44,43,
262176,203,12,44,262203,203,45,12,262176,204,12,101,262176,205,7,101,393268,83,206,132,107,190,
393268,83,207,132,107,190,262172,208,88,207,262176,209,7,208,262187,158,210,8,393268,83,211,132,
107,190,393268,83,212,132,133,106,393268,83,213,134,212,123,262172,214,88,213,262176,215,4,214,
262203,215,216,4,262187,83,217,32,262176,218,4,88,393268,83,219,132,133,104,262172,220,86,219,
262176,221,4,220,262203,221,222,4,262176,223,4,86,393268,83,224,130,133,110,262172,225,86,133,
262176,226,4,225,262203,226,227,4,262203,226,228,4,393268,83,229,134,106,123,393268,83,230,130,
124,110,196637,53,83,196638,54,53,262176,231,12,54,262203,231,55,12,393268,83,232,134,106,123,
262176,233,12,83,393268,83,234,130,133,110,196637,68,88,196638,69,68,262176,235,12,69,262203,235,
70,12,262187,158,236,14,262187,158,237,15,262176,238,12,88,262187,158,239,17,393268,83,240,128,5,
123,327724,88,241,188,188,262172,242,88,94,262176,243,7,242,262176,244,4,99,262203,244,245,4,
524318,71,83,83,83,86,83,83,262172,72,71,94,262172,73,83,217,262187,83,246,512,262172,74,83,246,
196637,75,83,1048606,76,83,83,83,83,83,83,83,83,83,83,72,73,74,75,262176,247,12,76,262203,247,77,
12,262203,226,248,4,262203,226,249,4,196656,99,78,262187,158,250,5,262187,158,251,6,393268,83,252,
132,133,106,393268,83,253,134,252,123,393268,83,254,132,116,112,393268,83,255,132,116,112,393268,
83,256,130,133,110,262167,257,83,3,262176,258,1,257,262203,258,4,1,262194,83,79,1,393267,257,80,
79,110,110,262187,83,259,1879048192,327734,81,2,0,82,131320,260,262203,85,261,7,262203,85,262,7,
262203,85,263,7,327745,154,264,4,123,262205,83,265,264,196670,261,265,327745,154,266,4,110,262205,
83,267,266,196670,262,267,327745,154,268,4,192,262205,83,269,268,196670,263,269,458809,81,270,271,
261,262,263,65789,65592,327734,83,272,0,84,131320,273,262205,83,274,3,131326,274,65592,327734,81,
275,0,82,131320,276,196833,110,155,262368,123,123,156,196833,110,155,65789,65592,327734,86,277,0,
87,196663,85,278,131320,279,262205,83,280,278,327879,83,281,280,157,327876,83,282,281,159,262205,
83,283,278,327879,83,284,283,160,327876,83,285,284,161,327808,83,286,285,162,327854,99,287,285,
163,196855,288,0,262394,287,289,288,131320,289,327808,83,290,285,259,131321,288,131320,288,458997,
83,291,286,279,290,289,327808,83,9,285,164,262268,86,292,9,327811,86,10,292,165,327856,99,293,285,
166,196855,294,0,262394,293,295,294,131320,295,262268,83,296,10,131321,294,131320,294,458997,83,
297,291,288,296,295,327877,83,298,297,282,262268,86,299,298,131326,299,65592,327734,88,300,0,89,
196663,85,301,131320,302,262203,85,303,7,262203,85,304,7,196855,305,0,262394,11,306,305,131320,
306,262205,83,307,301,393228,88,308,1,62,307,131326,308,131320,305,262205,83,309,301,327879,83,
310,309,167,196670,303,310,327737,86,311,277,303,262205,83,312,301,327874,83,313,312,159,196670,
304,313,327737,86,314,277,304,327760,88,315,311,314,131326,315,65592,327734,86,316,0,91,196663,90,
317,131320,318,262205,86,319,317,262268,83,320,319,327810,83,12,168,320,262268,86,321,12,131321,
322,131320,322,458997,86,323,321,318,15,324,458997,158,325,169,318,326,324,262390,327,324,0,
131321,328,131320,328,327857,99,329,325,170,262394,329,330,327,131320,330,262205,86,331,317,
327813,86,13,331,323,327811,86,14,171,13,327813,86,15,323,14,131321,324,131320,324,327808,158,326,
325,172,131321,322,131320,327,131326,323,65592,327734,86,332,0,91,196663,90,333,131320,334,262205,
86,335,333,327866,99,336,335,173,262205,86,337,333,393385,86,338,336,173,337,327813,86,16,338,174,
327809,86,17,16,175,327811,86,18,17,175,327813,86,19,18,176,327811,86,20,338,19,327813,86,21,18,
177,327811,86,22,20,21,327813,86,23,178,22,327809,86,24,23,179,327813,86,25,24,22,327809,86,26,25,
180,327813,86,27,26,22,327809,86,28,27,181,327813,86,29,28,22,327809,86,30,29,182,327813,86,31,30,
22,327809,86,32,31,183,327813,86,33,22,22,327813,86,34,32,33,327809,86,35,34,22,327809,86,36,35,
184,262268,83,339,17,327808,83,37,339,185,327876,83,340,37,186,262268,86,341,340,327813,86,38,36,
341,262205,86,342,333,327864,99,343,342,187,393385,86,344,343,188,38,131326,344,65592,327734,86,
345,0,92,196663,90,346,196663,90,347,196663,90,348,131320,349,262205,86,350,346,262205,86,351,347,
327813,86,39,350,351,262205,86,352,348,327809,86,40,39,352,131326,40,65592,327734,86,353,0,93,
196663,90,354,196663,90,355,131320,356,262205,86,357,354,262205,86,358,355,327809,86,41,357,358,
131326,41,65592,327734,86,359,0,91,196663,90,360,131320,361,262205,86,362,360,393562,86,363,189,
362,110,262205,86,364,360,327866,99,365,363,364,262205,86,366,360,393385,86,367,365,363,366,
196670,360,367,262205,86,368,360,393562,86,369,189,368,123,262205,86,370,360,327866,99,371,369,
370,262205,86,372,360,393385,86,373,371,369,372,196670,360,373,262205,86,374,360,393562,86,375,
189,374,190,262205,86,376,360,327866,99,377,375,376,262205,86,378,360,393385,86,379,377,375,378,
131326,379,65592,327734,86,380,0,97,196663,96,381,131320,382,262203,194,383,7,262203,90,384,7,
262203,90,385,7,262203,197,386,7,262203,90,387,7,262203,90,388,7,262203,90,389,7,262203,90,390,7,
262203,90,391,7,262203,90,392,7,262203,90,393,7,262203,90,394,7,262203,90,395,7,262203,90,396,7,
262201,83,397,272,327879,83,398,397,191,327879,83,399,398,190,327851,99,400,399,192,327879,83,401,
398,123,327851,99,402,401,192,327879,83,403,398,110,327851,99,404,403,192,131321,405,131320,405,
458997,158,406,169,382,407,408,262390,409,408,1,131321,410,131320,410,327857,99,411,406,170,
262394,411,412,409,131320,412,196855,413,0,262394,400,414,415,131320,414,327808,158,416,406,170,
327745,90,417,381,416,262205,86,418,417,131321,413,131320,415,327745,90,419,381,406,262205,86,420,
419,131321,413,131320,413,458997,86,421,418,414,420,415,196855,422,0,262394,400,423,424,131320,
423,327745,90,425,381,406,262205,86,426,425,131321,422,131320,424,327808,158,427,406,170,327745,
90,428,381,427,262205,86,429,428,131321,422,131320,422,458997,86,430,426,423,429,424,393562,86,
431,189,430,190,196670,384,421,196670,385,431,393273,86,432,353,384,385,327745,90,433,383,406,
196670,433,432,131321,408,131320,408,327808,158,407,406,172,131321,405,131320,409,131321,434,
131320,434,458997,158,435,169,409,436,437,262390,438,437,1,131321,439,131320,439,327857,99,440,
435,195,262394,440,441,438,131320,441,196855,442,0,262394,402,443,444,131320,443,327808,158,445,
435,195,327745,90,446,383,445,262205,86,447,446,131321,442,131320,444,327745,90,448,383,435,
262205,86,449,448,131321,442,131320,442,458997,86,450,447,443,449,444,196855,451,0,262394,402,452,
453,131320,452,327745,90,454,383,435,262205,86,455,454,131321,451,131320,453,327808,158,456,435,
195,327745,90,457,383,456,262205,86,458,457,131321,451,131320,451,458997,86,459,455,452,458,453,
393562,86,460,189,459,123,196670,387,450,196670,388,460,393273,86,461,353,387,388,327745,90,462,
386,435,196670,462,461,131321,437,131320,437,327808,158,436,435,172,131321,434,131320,438,196855,
463,0,262394,404,464,465,131320,464,327745,90,466,386,172,262205,86,467,466,131321,463,131320,465,
327745,90,468,386,169,262205,86,469,468,131321,463,131320,463,458997,86,470,467,464,469,465,
196855,471,0,262394,404,472,473,131320,472,327745,90,474,386,169,262205,86,475,474,131321,471,
131320,473,327745,90,476,386,172,262205,86,477,476,131321,471,131320,471,458997,86,478,475,472,
477,473,393562,86,479,189,478,110,196670,389,470,196670,390,479,393273,86,480,353,389,390,393562,
86,481,189,480,190,196670,391,480,196670,392,481,393273,86,482,353,391,392,393562,86,483,189,482,
123,196670,393,482,196670,394,483,393273,86,484,353,393,394,393562,86,485,189,484,110,196670,395,
484,196670,396,485,393273,86,486,353,395,396,131326,486,65592,327734,83,487,0,98,196663,85,488,
131320,489,262201,83,490,272,327814,83,491,490,135,327812,83,492,491,140,262205,83,493,488,327817,
83,494,493,140,327808,83,495,492,494,131326,495,65592,327734,83,496,0,98,196663,85,497,131320,498,
262201,83,499,272,327817,83,500,499,135,262205,83,501,497,327814,83,502,501,140,327812,83,503,502,
6,327808,83,504,500,503,131326,504,65592,327734,99,505,0,100,196663,85,506,131320,507,262203,85,
508,7,262203,85,509,7,262205,83,510,506,196670,508,510,327737,83,511,487,508,327856,99,512,511,
133,196855,513,0,262394,512,514,513,131320,514,262205,83,515,506,196670,509,515,327737,83,516,496,
509,327856,99,517,516,124,131321,513,131320,513,458997,99,518,512,507,517,514,131326,518,65592,
327734,81,519,0,120,196663,85,520,196663,85,521,196663,85,522,196663,85,523,196663,119,524,131320,
525,262205,83,526,520,327745,201,527,199,200,262205,83,528,527,327812,83,529,526,528,262205,83,
530,521,327812,83,531,530,104,327808,83,532,529,531,327812,83,533,532,107,327812,83,534,533,94,
262201,83,535,272,327879,83,536,535,191,327808,83,537,534,536,131321,538,131320,538,458997,83,539,
192,525,540,541,262390,542,541,1,131321,543,131320,543,327856,99,544,539,116,262394,544,545,542,
131320,545,262205,83,546,523,327812,83,547,539,112,327808,83,548,546,547,262201,83,549,272,327874,
83,550,549,202,327808,83,551,548,550,262205,83,552,522,327810,83,553,552,110,458764,83,554,1,38,
551,553,131321,555,131320,555,458997,83,556,192,545,557,558,262390,559,558,1,131321,560,131320,
560,327856,99,561,556,107,262394,561,562,559,131320,562,327812,83,563,539,107,327808,83,564,563,
556,327812,83,565,554,107,327808,83,566,565,556,327812,83,567,566,94,327808,83,568,537,567,393281,
204,569,45,169,568,262205,101,570,569,327745,205,571,524,564,196670,571,570,131321,558,131320,558,
327808,83,557,556,172,131321,555,131320,559,131321,541,131320,541,327808,83,540,539,172,131321,
538,131320,542,65789,65592,327734,81,572,0,121,196663,118,573,196663,85,574,196663,85,575,131320,
576,262203,209,577,7,262203,85,578,7,262203,119,579,7,262203,96,580,7,262203,145,581,7,262203,90,
582,7,262203,90,583,7,262203,90,584,7,262203,90,585,7,262203,90,586,7,262203,90,587,7,262203,96,
588,7,262201,83,589,272,327879,83,590,589,191,131321,591,131320,591,458997,83,592,192,576,593,594,
262390,595,594,1,131321,596,131320,596,327856,99,597,592,116,262394,597,598,595,131320,598,262205,
83,599,575,327812,83,600,592,112,327808,83,601,599,600,262201,83,602,272,327874,83,603,602,202,
327808,83,604,601,603,131321,605,131320,605,458997,83,606,192,598,607,608,262390,609,608,1,131321,
610,131320,610,327856,99,611,606,206,262394,611,612,609,131320,612,327812,83,613,592,107,327814,
83,614,606,190,327808,83,615,613,614,327817,83,616,606,190,196670,579,573,393281,85,617,579,615,
616,262205,83,618,617,196670,578,618,327737,88,619,300,578,327745,145,620,577,606,196670,620,619,
131321,608,131320,608,327808,83,607,606,172,131321,605,131320,609,131321,621,131320,621,458997,83,
622,192,609,623,624,262390,625,624,0,131321,626,131320,626,327856,99,627,622,133,262394,627,628,
625,131320,628,131321,629,131320,629,458997,158,630,169,628,631,632,262390,633,632,1,131321,634,
131320,634,327857,99,635,630,210,262394,635,636,633,131320,636,327745,90,637,580,630,196670,637,
188,131321,632,131320,632,327808,158,631,630,172,131321,629,131320,633,131321,638,131320,638,
458997,83,639,192,633,640,641,262390,642,641,1,131321,643,131320,643,327856,99,644,639,211,262394,
644,645,642,131320,645,327812,83,646,622,107,327814,83,647,639,190,327808,83,648,646,647,327812,
83,649,648,217,327812,83,650,590,190,327808,83,651,649,650,327817,83,652,639,190,327808,83,653,
651,652,327745,218,654,216,653,262205,88,655,654,196670,581,655,327812,83,656,652,123,327745,90,
657,581,192,262205,86,658,657,196670,582,658,393281,90,659,577,639,192,262205,86,660,659,196670,
583,660,327745,90,661,580,656,262205,86,662,661,196670,584,662,458809,86,663,345,582,583,584,
196670,661,663,327808,83,664,656,110,327745,90,665,581,110,262205,86,666,665,196670,585,666,
393281,90,667,577,639,110,262205,86,668,667,196670,586,668,327745,90,669,580,664,262205,86,670,
669,196670,587,670,458809,86,671,345,585,586,587,196670,669,671,131321,641,131320,641,327808,83,
640,639,172,131321,638,131320,642,262205,95,672,580,196670,588,672,327737,86,673,380,588,327850,
99,674,590,192,262205,83,675,574,327856,99,676,604,675,327847,99,677,674,676,196855,678,0,262394,
677,679,678,131320,679,327812,83,680,622,104,327808,83,681,680,604,327745,223,682,222,681,196670,
682,673,131321,678,131320,678,131321,624,131320,624,327808,83,623,622,172,131321,621,131320,625,
131321,594,131320,594,327808,83,593,592,172,131321,591,131320,595,65789,65592,327734,81,683,0,122,
196663,85,684,131320,685,262203,96,686,7,262203,90,687,7,262203,90,688,7,262203,90,689,7,262203,
90,690,7,262203,96,691,7,262201,83,692,272,327879,83,693,692,191,262201,83,694,272,327874,83,695,
694,202,262368,123,123,156,131321,696,131320,696,458997,83,697,192,685,698,699,262390,700,699,0,
131321,701,131320,701,327856,99,702,697,133,262394,702,703,700,131320,703,327808,83,704,697,695,
458764,83,705,1,38,704,224,327812,83,706,705,104,327745,223,707,222,706,262205,86,708,707,131321,
709,131320,709,458997,86,710,708,703,711,712,458997,83,713,192,703,48,712,262390,714,712,1,131321,
715,131320,715,327856,99,716,713,94,262394,716,717,714,131320,717,327812,83,46,693,94,327808,83,
47,46,713,327808,83,718,706,47,327745,223,719,222,718,262205,86,720,719,262205,83,721,684,327856,
99,722,47,721,393385,86,723,722,720,710,327745,90,724,686,713,196670,724,723,262205,86,725,724,
327866,99,726,725,710,196855,727,0,262394,726,728,729,131320,728,262205,86,730,724,131321,727,
131320,729,131321,727,131320,727,458997,86,711,730,728,710,729,131321,712,131320,712,327808,83,48,
713,172,131321,709,131320,714,196670,687,710,327737,86,731,359,687,131321,732,131320,732,458997,
83,733,192,714,52,734,262390,735,734,1,131321,736,131320,736,327856,99,737,733,94,262394,737,738,
735,131320,738,262271,86,49,731,327745,90,739,686,733,262205,86,740,739,196670,688,740,196670,689,
49,393273,86,741,353,688,689,196670,690,741,327737,86,742,332,690,327812,83,50,693,94,327808,83,
51,50,733,262205,83,743,684,327856,99,744,51,743,393385,86,745,744,742,188,196670,739,745,131321,
734,131320,734,327808,83,52,733,172,131321,732,131320,735,262205,95,746,686,196670,691,746,327737,
86,747,380,691,262368,123,123,156,327856,99,748,704,133,196855,749,0,262394,748,750,749,131320,
750,131321,751,131320,751,458997,83,752,192,750,753,754,262390,755,754,1,131321,756,131320,756,
327856,99,757,752,94,262394,757,758,755,131320,758,327812,83,759,693,94,327808,83,760,706,759,
327808,83,761,760,752,327745,90,762,686,752,262205,86,763,762,327745,223,764,222,761,196670,764,
763,131321,754,131320,754,327808,83,753,752,172,131321,751,131320,755,327850,99,765,693,192,
196855,766,0,262394,765,767,766,131320,767,327745,223,768,227,705,196670,768,731,327745,223,769,
228,705,196670,769,747,131321,766,131320,766,131321,749,131320,749,131321,699,131320,699,327808,
83,698,697,112,131321,696,131320,700,262368,123,123,156,65789,65592,327734,81,770,0,132,196663,85,
771,196663,85,772,196663,85,773,196663,85,774,196663,131,775,131320,776,262203,85,777,7,262205,83,
778,771,327745,201,779,199,200,262205,83,780,779,327812,83,781,778,780,262205,83,782,772,327812,
83,783,782,104,327808,83,784,781,783,327812,83,785,784,229,131321,786,131320,786,458997,83,787,
192,776,788,789,262390,790,789,1,131321,791,131320,791,327856,99,792,787,129,262394,792,793,790,
131320,793,327814,83,794,787,128,327812,83,795,794,140,196670,777,795,327737,83,796,496,777,
458764,83,797,1,38,796,230,262205,83,798,774,327817,83,799,787,128,327808,83,800,798,799,262205,
83,801,773,327810,83,802,801,110,458764,83,803,1,38,800,802,327812,83,804,803,232,327808,83,805,
785,804,327808,83,806,805,797,393281,233,807,55,169,806,262205,83,808,807,327745,85,809,775,787,
196670,809,808,131321,789,131320,789,327808,83,788,787,172,131321,786,131320,790,65789,65592,
327734,81,810,0,144,196663,130,811,196663,85,812,196663,85,813,196663,143,814,131320,815,262203,
131,816,7,262203,85,817,7,262203,85,818,7,131321,819,131320,819,458997,83,820,192,815,59,821,
262390,822,821,1,131321,823,131320,823,327856,99,824,820,128,262394,824,825,822,131320,825,131321,
826,131320,826,458997,83,827,192,825,828,829,262390,830,829,1,131321,831,131320,831,327856,99,832,
827,127,262394,832,833,830,131320,833,262205,83,834,813,327808,83,56,834,820,262205,83,835,812,
327856,99,836,56,835,196855,837,0,262394,836,838,839,131320,838,327812,83,840,827,128,327808,83,
841,840,820,196670,816,811,327745,85,842,816,841,262205,83,843,842,131321,837,131320,839,131321,
837,131320,837,458997,83,844,843,838,192,839,196670,817,844,327737,88,845,300,817,131321,846,
131320,846,458997,83,847,192,837,848,849,262390,850,849,1,131321,851,131320,851,327856,99,852,847,
140,262394,852,853,850,131320,853,327812,83,854,827,140,327808,83,855,854,847,196670,818,855,
327737,83,856,487,818,458764,83,857,1,38,856,234,327812,83,858,857,104,262205,83,859,813,327808,
83,860,858,859,327808,83,861,860,820,327745,223,862,222,861,262205,86,863,862,327745,145,864,814,
855,262205,88,865,864,327822,88,57,845,863,327809,88,58,865,57,196670,864,58,131321,849,131320,
849,327808,83,848,847,172,131321,846,131320,850,131321,829,131320,829,327808,83,828,827,172,
131321,826,131320,830,131321,821,131320,821,327808,83,59,820,172,131321,819,131320,822,65789,
65592,327734,81,866,0,146,196663,90,867,196663,90,868,196663,145,869,196663,90,870,196663,90,871,
196663,145,872,131320,873,262203,90,874,7,262203,90,875,7,262203,90,876,7,262203,90,877,7,262203,
90,878,7,262203,90,879,7,262205,86,880,867,262205,86,881,870,327866,99,882,880,881,262205,86,883,
867,262205,86,884,870,393385,86,885,882,883,884,262271,86,60,885,262205,86,886,867,196670,874,886,
196670,875,60,393273,86,887,353,874,875,196670,876,887,327737,86,888,332,876,262205,86,889,870,
196670,877,889,196670,878,60,393273,86,890,353,877,878,196670,879,890,327737,86,891,332,879,
262205,86,892,868,327813,86,61,892,888,262205,86,893,871,327813,86,62,893,891,327809,86,63,61,62,
262205,88,894,869,327822,88,64,894,888,262205,88,895,872,327822,88,65,895,891,327809,88,66,64,65,
196670,868,63,196670,869,66,196670,867,885,65789,65592,327734,81,896,0,147,196663,85,897,196663,
85,898,196663,85,899,196663,90,900,196663,145,901,131320,902,262203,85,903,7,262203,90,904,7,
262203,85,905,7,262205,83,906,898,327812,83,907,906,133,262205,83,908,899,196670,903,908,327737,
83,909,487,903,327808,83,910,907,909,262205,88,911,901,262205,86,912,900,196670,904,912,327737,86,
913,316,904,327822,88,67,911,913,327745,201,914,199,236,262205,83,915,914,262205,83,916,897,
327745,201,917,199,237,262205,83,918,917,327812,83,919,916,918,327808,83,920,915,919,327812,83,
921,910,5,327808,83,922,920,921,327814,83,923,922,123,262205,83,924,899,196670,905,924,327737,83,
925,496,905,327808,83,926,923,925,393281,238,927,70,169,926,196670,927,67,65789,65592,327734,83,
928,0,148,196663,85,929,196663,85,930,196663,85,931,196663,85,932,131320,933,327745,201,934,199,
159,262205,83,935,934,262205,83,936,929,327812,83,937,936,8,262205,83,938,930,327808,83,939,937,
938,327745,201,940,199,239,262205,83,941,940,327812,83,942,939,941,262205,83,943,931,327808,83,
944,942,943,327812,83,945,944,133,262205,83,946,932,327808,83,947,945,946,327812,83,948,947,240,
327808,83,949,935,948,327814,83,950,949,123,131326,950,65592,327734,81,951,0,149,196663,85,952,
196663,85,953,196663,85,954,196663,85,955,131320,956,262203,85,957,7,262203,85,958,7,262203,85,
959,7,262203,85,960,7,262203,85,961,7,262203,243,962,7,262203,243,963,7,262203,85,964,7,262203,90,
965,7,262203,90,966,7,262203,145,967,7,262203,90,968,7,262203,90,969,7,262203,145,970,7,262203,85,
971,7,262203,85,972,7,262203,85,973,7,262203,90,974,7,262203,145,975,7,131321,976,131320,976,
458997,88,977,241,956,978,979,458997,86,980,188,956,981,979,458997,83,982,192,956,983,979,458997,
86,984,188,956,985,979,262390,986,979,0,131321,987,131320,987,262205,83,988,954,327856,99,989,982,
988,262394,989,990,986,131320,990,131321,991,131320,991,458997,83,992,192,990,993,994,262390,995,
994,1,131321,996,131320,996,327856,99,997,992,94,262394,997,998,995,131320,998,327808,83,999,982,
992,262205,83,1000,954,327810,83,1001,1000,110,458764,83,1002,1,38,999,1001,262205,83,1003,955,
196670,957,1003,327737,83,1004,487,957,262205,83,1005,952,196670,958,1005,262205,83,1006,953,
196670,959,1006,196670,960,1002,196670,961,1004,524345,83,1007,928,958,959,960,961,327808,83,1008,
1007,124,393281,238,1009,70,169,1008,262205,88,1010,1009,327745,145,1011,962,992,196670,1011,1010,
262205,83,1012,955,196670,964,1012,327737,83,1013,496,964,327808,83,1014,1007,1013,393281,238,
1015,70,169,1014,262205,88,1016,1015,327745,145,1017,963,992,196670,1017,1016,131321,994,131320,
994,327808,83,993,992,172,131321,991,131320,995,131321,1018,131320,1018,458997,88,978,977,995,
1019,1020,458997,86,981,980,995,1021,1020,458997,86,985,984,995,1022,1020,458997,83,1023,192,995,
1024,1020,262390,1025,1020,1,131321,1026,131320,1026,327856,99,1027,1023,94,262394,1027,1028,1025,
131320,1028,327808,83,1029,982,1023,327850,99,1030,1029,192,196855,1031,0,262394,1030,1032,1033,
131320,1032,393281,90,1034,962,1023,192,262205,86,1035,1034,393281,90,1036,962,1023,110,262205,86,
1037,1036,327745,145,1038,963,1023,262205,88,1039,1038,131321,1031,131320,1033,262205,83,1040,954,
327856,99,1041,1029,1040,196855,1042,0,262394,1041,1043,1042,131320,1043,196670,965,985,196670,
966,981,196670,967,978,393281,90,1044,962,1023,192,262205,86,1045,1044,196670,968,1045,393281,90,
1046,962,1023,110,262205,86,1047,1046,196670,969,1047,327745,145,1048,963,1023,262205,88,1049,
1048,196670,970,1049,655417,81,1050,866,965,966,967,968,969,970,262205,86,1051,965,262205,86,1052,
966,262205,88,1053,967,131321,1042,131320,1042,458997,88,1054,978,1033,1053,1043,458997,86,1055,
981,1033,1052,1043,458997,86,1056,985,1033,1051,1043,131321,1031,131320,1031,458997,88,1019,1039,
1032,1054,1042,458997,86,1021,1037,1032,1055,1042,458997,86,1022,1035,1032,1056,1042,131321,1020,
131320,1020,327808,83,1024,1023,172,131321,1018,131320,1025,131321,979,131320,979,327808,83,983,
982,94,131321,976,131320,986,262205,83,1057,952,196670,971,1057,262205,83,1058,953,196670,972,
1058,262205,83,1059,955,196670,973,1059,196670,974,980,196670,975,977,589881,81,1060,896,971,972,
973,974,975,65789,65592,327734,81,1061,0,150,196663,85,1062,196663,85,1063,196663,85,1064,196663,
85,1065,196663,143,1066,131320,1067,262203,85,1068,7,262203,85,1069,7,262203,85,1070,7,262203,85,
1071,7,262203,85,1072,7,262203,85,1073,7,262203,85,1074,7,262203,85,1075,7,262203,85,1076,7,
262203,85,1077,7,262203,85,1078,7,262203,85,1079,7,262203,85,1080,7,262203,85,1081,7,262203,85,
1082,7,262203,85,1083,7,262201,83,1084,272,262205,83,1085,1062,327812,83,1086,1085,8,262205,83,
1087,1063,327808,83,1088,1086,1087,131321,1089,131320,1089,458997,83,1090,192,1067,1091,1092,
262390,1093,1092,1,131321,1094,131320,1094,327856,99,1095,1090,141,262394,1095,1096,1093,131320,
1096,196670,1068,1090,327737,99,1097,505,1068,196855,1098,0,262394,1097,1099,1098,131320,1099,
196670,1069,1090,327737,83,1100,487,1069,262205,83,1101,1062,196670,1070,1101,262205,83,1102,1063,
196670,1071,1102,262205,83,1103,1064,196670,1072,1103,196670,1073,1100,524345,83,1104,928,1070,
1071,1072,1073,196670,1074,1090,327737,83,1105,496,1074,327808,83,1106,1104,1105,327745,145,1107,
1066,1090,262205,88,1108,1107,393281,238,1109,70,169,1106,196670,1109,1108,131321,1098,131320,
1098,131321,1092,131320,1092,327808,83,1091,1090,172,131321,1089,131320,1093,131321,1110,131320,
1110,458997,83,1111,1084,1093,1112,1113,262390,1114,1113,0,131321,1115,131320,1115,327856,99,1116,
1111,133,262394,1116,1117,1114,131320,1117,262205,83,1118,1062,196670,1075,1118,262205,83,1119,
1063,196670,1076,1119,262205,83,1120,1064,196670,1077,1120,196670,1078,1111,524345,83,1121,928,
1075,1076,1077,1078,327808,83,1122,1121,124,327745,223,1123,227,1111,262205,86,1124,1123,327745,
223,1125,228,1111,262205,86,1126,1125,327760,88,1127,1124,1126,393281,238,1128,70,169,1122,196670,
1128,1127,131321,1113,131320,1113,327808,83,1112,1111,6,131321,1110,131320,1114,262201,81,1129,
275,327850,99,1130,1084,192,196855,1131,0,262394,1130,1132,1131,131320,1132,393281,233,1133,77,
161,1088,458986,83,1134,1133,110,192,110,262205,83,1135,1065,327810,83,1136,1135,110,327850,99,
1137,1134,1136,196670,245,1137,262205,99,1138,245,196855,1139,0,262394,1138,1140,1139,131320,1140,
196670,1133,192,131321,1139,131320,1139,131321,1131,131320,1131,262201,81,1141,275,262205,99,1142,
245,262312,99,1143,1142,196855,1144,0,262394,1143,1145,1144,131320,1145,65789,131320,1144,131321,
1146,131320,1146,458997,83,1147,192,1144,1148,1149,262390,1150,1149,0,131321,1151,131320,1151,
327856,99,1152,1147,141,262394,1152,1153,1150,131320,1153,196670,1079,1147,327737,99,1154,505,
1079,196855,1155,0,262394,1154,1156,1155,131320,1156,262205,83,1157,1062,196670,1080,1157,262205,
83,1158,1063,196670,1081,1158,262205,83,1159,1065,196670,1082,1159,196670,1083,1147,524345,81,
1160,951,1080,1081,1082,1083,131321,1155,131320,1155,131321,1149,131320,1149,327808,83,1148,1147,
172,131321,1146,131320,1150,65789,65592,327734,81,1161,0,152,196663,151,1162,131320,1163,262203,
90,1164,7,262203,90,1165,7,262203,145,1166,7,262203,90,1167,7,262203,90,1168,7,262203,145,1169,7,
262201,83,1170,272,131321,1171,131320,1171,458997,83,1172,1170,1163,1173,1174,262390,1175,1174,0,
131321,1176,131320,1176,327856,99,1177,1172,133,262394,1177,1178,1175,131320,1178,327745,223,1179,
248,1172,262205,86,1180,1179,327745,223,1181,249,1172,262205,86,1182,1181,262205,99,1183,1162,
196855,1184,0,262394,1183,1185,1186,131320,1185,327745,223,1187,227,1172,262205,86,1188,1187,
327745,223,1189,228,1172,262205,86,1190,1189,131321,1184,131320,1186,196670,1164,1180,196670,1165,
1182,196670,1166,241,327745,223,1191,227,1172,262205,86,1192,1191,196670,1167,1192,327745,223,
1193,228,1172,262205,86,1194,1193,196670,1168,1194,196670,1169,241,655417,81,1195,866,1164,1165,
1166,1167,1168,1169,262205,86,1196,1164,262205,86,1197,1165,131321,1184,131320,1184,458997,86,
1198,1190,1185,1197,1186,458997,86,1199,1188,1185,1196,1186,196670,1179,1199,196670,1181,1198,
131321,1174,131320,1174,327808,83,1173,1172,6,131321,1171,131320,1175,65789,65592,327734,81,271,0,
153,196663,85,1200,196663,85,1201,196663,85,1202,131320,1203,262203,85,1204,7,262203,85,1205,7,
262203,85,1206,7,262203,85,1207,7,262203,119,1208,7,262203,85,1209,7,262203,85,1210,7,262203,85,
1211,7,262203,85,1212,7,262203,85,1213,7,262203,85,1214,7,262203,119,1215,7,262203,85,1216,7,
262203,85,1217,7,262203,85,1218,7,262203,85,1219,7,262203,85,1220,7,262203,85,1221,7,262203,131,
1222,7,262203,85,1223,7,262203,143,1224,7,262203,85,1225,7,262203,85,1226,7,262203,143,1227,7,
262203,85,1228,7,262203,85,1229,7,262203,85,1230,7,262203,85,1231,7,262203,131,1232,7,262203,85,
1233,7,262203,85,1234,7,262203,143,1235,7,262203,85,1236,7,262203,143,1237,7,262203,90,1238,7,
262203,90,1239,7,262203,145,1240,7,262203,90,1241,7,262203,90,1242,7,262203,145,1243,7,262203,151,
1244,7,262203,85,1245,7,262203,85,1246,7,262203,85,1247,7,262203,85,1248,7,262203,143,1249,7,
262203,85,1250,7,262203,85,1251,7,262203,85,1252,7,262203,85,1253,7,262203,85,1254,7,262203,90,
1255,7,262203,145,1256,7,262201,83,1257,272,327745,233,1258,77,169,262205,83,1259,1258,262205,83,
1260,1200,327808,83,1261,1259,1260,327814,83,1262,1261,104,327808,83,1263,1262,110,262205,83,1264,
1202,393385,83,1265,78,1264,192,196855,1266,0,262394,78,1267,1268,131320,1267,327808,83,1269,1265,
110,131321,1266,131320,1268,131321,1266,131320,1266,458997,83,1270,1269,1267,1263,1268,327854,99,
1271,1265,1263,196855,1272,0,262394,1271,1273,1272,131320,1273,65789,131320,1272,131321,1274,
131320,1274,458997,83,1275,1265,1272,1276,1277,262390,1278,1277,0,131321,1279,131320,1279,327856,
99,1280,1275,1270,262394,1280,1281,1278,131320,1281,327808,83,1282,1261,110,327812,83,1283,1275,
104,327810,83,1284,1282,1283,458764,83,1285,1,38,104,1284,262205,83,1286,1201,196670,1204,1286,
196670,1205,1275,196670,1206,1285,196670,1207,192,589881,81,1287,519,1204,1205,1206,1207,1208,
262205,118,1288,1208,327850,99,1289,1275,1265,196855,1290,0,262394,1289,1291,1290,131320,1291,
327745,201,1292,199,250,262205,83,1293,1292,262205,83,1294,1200,327745,201,1295,199,251,262205,83,
1296,1295,327812,83,1297,1294,1296,327808,83,1298,1293,1297,327814,83,1299,1298,123,262205,83,
1300,1201,327812,83,1301,1300,133,327812,83,1302,1301,106,327814,83,1303,1302,123,327808,83,1304,
1299,1303,131321,1305,131320,1305,458997,83,1306,1257,1291,1307,1308,262390,1309,1308,0,131321,
1310,131320,1310,327856,99,1311,1306,253,262394,1311,1312,1309,131320,1312,327808,83,1313,1304,
1306,393281,238,1314,70,169,1313,262205,88,1315,1314,327745,218,1316,216,1306,196670,1316,1315,
131321,1308,131320,1308,327808,83,1307,1306,6,131321,1305,131320,1309,262368,123,123,156,131321,
1290,131320,1290,196670,1209,1285,196670,1210,192,458809,81,1317,572,1288,1209,1210,131321,1318,
131320,1318,458997,83,1319,254,1290,1320,1321,262390,1322,1321,0,131321,1323,131320,1323,327856,
99,1324,1319,104,262394,1324,1325,1322,131320,1325,262205,83,1326,1201,196670,1211,1326,196670,
1212,1275,196670,1213,1285,196670,1214,1319,589881,81,1327,519,1211,1212,1213,1214,1215,262205,
118,1328,1215,196670,1216,1285,196670,1217,1319,458809,81,1329,572,1328,1216,1217,131321,1321,
131320,1321,327808,83,1320,1319,255,131321,1318,131320,1322,262205,83,1330,1201,196670,1218,1330,
196670,1219,1275,196670,1220,1285,196670,1221,192,589881,81,1331,770,1218,1219,1220,1221,1222,
262205,130,1332,1222,196670,1223,1285,327737,81,1333,683,1223,131321,1334,131320,1334,458997,83,
1335,192,1322,1336,1337,262390,1338,1337,1,131321,1339,131320,1339,327856,99,1340,1335,141,262394,
1340,1341,1338,131320,1341,327745,145,1342,1224,1335,196670,1342,241,131321,1337,131320,1337,
327808,83,1336,1335,172,131321,1334,131320,1338,196670,1225,1285,196670,1226,192,262205,142,1343,
1224,196670,1227,1343,524345,81,1344,810,1332,1225,1226,1227,262205,142,1345,1227,196670,1224,
1345,131321,1346,131320,1346,458997,83,1347,128,1338,1348,1349,262390,1350,1349,0,131321,1351,
131320,1351,327856,99,1352,1347,104,262394,1352,1353,1350,131320,1353,262205,83,1354,1201,196670,
1228,1354,196670,1229,1275,196670,1230,1285,196670,1231,1347,589881,81,1355,770,1228,1229,1230,
1231,1232,262205,130,1356,1232,196670,1233,1285,196670,1234,1347,262205,142,1357,1224,196670,1235,
1357,524345,81,1358,810,1356,1233,1234,1235,262205,142,1359,1235,196670,1224,1359,131321,1349,
131320,1349,327808,83,1348,1347,128,131321,1346,131320,1350,131321,1360,131320,1360,458997,83,
1361,192,1350,1362,1363,262390,1364,1363,1,131321,1365,131320,1365,327856,99,1366,1361,141,262394,
1366,1367,1364,131320,1367,196670,1236,1361,327737,83,1368,487,1236,458764,83,1369,1,38,1368,256,
327745,223,1370,248,1369,262205,86,1371,1370,327745,223,1372,249,1369,262205,86,1373,1372,196855,
1374,0,262394,1289,1375,1376,131320,1375,327745,145,1377,1224,1361,262205,88,1378,1377,327745,145,
1379,1237,1361,196670,1379,1378,131321,1374,131320,1376,196670,1238,1371,196670,1239,1373,327745,
145,1380,1237,1361,262205,88,1381,1380,196670,1240,1381,327745,223,1382,227,1369,262205,86,1383,
1382,196670,1241,1383,327745,223,1384,228,1369,262205,86,1385,1384,196670,1242,1385,327745,145,
1386,1224,1361,262205,88,1387,1386,196670,1243,1387,655417,81,1388,866,1238,1239,1240,1241,1242,
1243,262205,88,1389,1240,196670,1380,1389,131321,1374,131320,1374,131321,1363,131320,1363,327808,
83,1362,1361,172,131321,1360,131320,1364,262368,123,123,156,196670,1244,1289,327737,81,1390,1161,
1244,262368,123,123,156,131321,1277,131320,1277,327808,83,1276,1275,172,131321,1274,131320,1278,
327852,99,1391,1263,110,327847,99,1392,78,1391,196855,1393,0,262394,1392,1394,1393,131320,1394,
262205,83,1395,1200,196670,1245,1395,262205,83,1396,1201,196670,1246,1396,196670,1247,1265,196670,
1248,1263,262205,142,1397,1237,196670,1249,1397,589881,81,1398,1061,1245,1246,1247,1248,1249,
65789,131320,1393,131321,1399,131320,1399,458997,83,1400,192,1393,1401,1402,262390,1403,1402,1,
131321,1404,131320,1404,327856,99,1405,1400,141,262394,1405,1406,1403,131320,1406,196670,1250,
1400,327737,99,1407,505,1250,196855,1408,0,262394,1407,1409,1408,131320,1409,196670,1251,1400,
327737,83,1410,487,1251,262205,83,1411,1200,196670,1252,1411,262205,83,1412,1201,196670,1253,1412,
196670,1254,1400,327745,223,1413,249,1410,262205,86,1414,1413,196670,1255,1414,327745,145,1415,
1237,1400,262205,88,1416,1415,196670,1256,1416,589881,81,1417,896,1252,1253,1254,1255,1256,131321,
1408,131320,1408,131321,1402,131320,1402,327808,83,1401,1400,172,131321,1399,131320,1403,65789,
65592,};
static const uint32_t bitnet__spv_carry_plain[] = {
119734787,66304,524299,98,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,458767,
5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,262215,4,11,26,327752,5,0,35,0,327752,5,1,
35,4,327752,5,2,35,8,196679,5,2,262215,6,1,5,327752,7,0,35,0,327752,7,1,35,4,327752,7,2,35,8,
327752,7,3,35,12,327752,7,4,35,16,327752,7,5,35,20,262215,8,6,24,262215,9,6,4,262215,10,6,4,
262215,11,6,4,327752,12,0,35,0,327752,12,1,35,4,327752,12,2,35,8,327752,12,3,35,12,327752,12,4,35,
16,327752,12,5,35,20,327752,12,6,35,24,327752,12,7,35,28,327752,12,8,35,32,327752,12,9,35,36,
327752,12,10,35,40,327752,12,11,35,232,327752,12,12,35,360,327752,12,13,35,2408,196679,12,2,
262215,13,34,0,262215,13,33,7,262215,14,6,4,262216,15,0,25,327752,15,0,35,0,196679,15,2,262215,16,
34,0,262215,16,33,4,262215,17,6,4,262216,18,0,24,327752,18,0,35,0,196679,18,2,262215,19,34,0,
262215,19,33,0,262215,20,6,4,262216,21,0,25,327752,21,0,35,0,196679,21,2,262215,22,34,0,262215,22,
33,5,262215,23,6,4,262216,24,0,24,327752,24,0,35,0,196679,24,2,262215,25,34,0,262215,25,33,3,
262215,26,1,0,262215,27,1,0,262215,28,11,25,131091,29,196641,30,29,262165,31,32,0,196641,32,31,
262176,33,1,31,262203,33,3,1,262167,34,31,3,262176,35,1,34,262203,35,4,1,262187,31,36,0,327710,5,
31,31,31,262176,37,9,5,262203,37,38,9,262165,39,32,1,262187,39,40,1,262176,41,9,31,262187,39,42,0,
262194,31,6,64,262187,31,43,63,393268,31,44,128,6,43,262187,31,45,64,393268,31,46,134,44,45,
262187,31,47,32,393268,31,48,132,46,47,262187,39,49,2,196630,50,32,524318,7,31,31,31,50,31,31,
262187,31,51,8,262172,8,7,51,262172,9,31,47,262187,31,52,512,262172,10,31,52,196637,11,31,1048606,
12,31,31,31,31,31,31,31,31,31,31,8,9,10,11,262176,53,12,12,262203,53,13,12,262176,54,12,31,131092,
55,196637,14,31,196638,15,14,262176,56,12,15,262203,56,16,12,196637,17,31,196638,18,17,262176,57,
12,18,262203,57,19,12,196637,20,31,196638,21,20,262176,58,12,21,262203,58,22,12,196637,23,31,
196638,24,23,262176,59,12,24,262203,59,25,12,262194,31,26,128,262194,31,27,1,262187,31,60,1,
393267,34,28,27,60,60,327734,29,2,0,30,131320,61,327745,33,62,4,36,262205,31,63,62,327745,41,64,
38,40,262205,31,65,64,327812,31,66,63,65,327745,41,67,38,42,262205,31,68,67,327808,31,69,66,68,
327812,31,70,69,48,327745,41,71,38,49,262205,31,72,71,327812,31,73,63,72,327745,54,74,13,42,
262205,31,75,74,327808,31,76,73,75,327812,31,77,76,48,262201,31,78,79,131321,80,131320,80,458997,
31,81,78,61,82,83,262390,84,83,0,131321,85,131320,85,327856,55,86,81,48,262394,86,87,84,131320,87,
327808,31,88,77,81,327808,31,89,70,81,393281,54,90,19,42,89,262205,31,91,90,393281,54,92,16,42,88,
196670,92,91,393281,54,93,25,42,89,262205,31,94,93,393281,54,95,22,42,88,196670,95,94,131321,83,
131320,83,327808,31,82,81,26,131321,80,131320,84,65789,65592,327734,31,79,0,32,131320,96,262205,
31,97,3,131326,97,65592,};
static const uint32_t bitnet__spv_choose_plain[] = {
119734787,66304,524299,186,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
393231,5,2,1852399981,0,3,393232,2,17,1,1,1,262215,3,11,29,327752,4,0,35,0,327752,4,1,35,4,327752,
4,2,35,8,327752,4,3,35,12,327752,4,4,35,16,196679,4,2,262215,5,6,4,262216,6,0,24,327752,6,0,35,0,
196679,6,2,262215,7,34,0,262215,7,33,2,262215,8,1,0,327752,9,0,35,0,327752,9,1,35,4,327752,9,2,35,
8,327752,9,3,35,12,327752,9,4,35,16,327752,9,5,35,20,262215,10,6,24,262215,11,6,4,262215,12,6,4,
262215,13,6,4,327752,14,0,35,0,327752,14,1,35,4,327752,14,2,35,8,327752,14,3,35,12,327752,14,4,35,
16,327752,14,5,35,20,327752,14,6,35,24,327752,14,7,35,28,327752,14,8,35,32,327752,14,9,35,36,
327752,14,10,35,40,327752,14,11,35,232,327752,14,12,35,360,327752,14,13,35,2408,196679,14,2,
262215,15,34,0,262215,15,33,7,262215,16,1,0,262215,17,11,25,131091,18,196641,19,18,262165,20,32,0,
196641,21,20,262176,22,1,20,262203,22,3,1,262187,20,23,0,458782,4,20,20,20,20,20,262176,24,9,4,
262203,24,25,9,262165,26,32,1,262187,26,27,0,262176,28,9,20,131092,29,262187,26,30,1,262187,20,31,
2,262187,26,32,3,262187,20,33,4294967295,196630,34,32,262187,34,35,0,262187,26,36,2,196637,5,34,
196638,6,5,262176,37,12,6,262203,37,7,12,262176,38,12,34,262187,20,39,1,262194,20,8,128,262172,40,
34,8,262176,41,4,40,262203,41,42,4,262176,43,4,34,262172,44,20,8,262176,45,4,44,262203,45,46,4,
262176,47,4,20,262187,20,48,264,393268,20,49,134,8,31,524318,9,20,20,20,34,20,20,262187,20,50,8,
262172,10,9,50,262187,20,51,32,262172,11,20,51,262187,20,52,512,262172,12,20,52,196637,13,20,
1048606,14,20,20,20,20,20,20,20,20,20,20,10,11,12,13,262176,53,12,14,262203,53,15,12,262187,26,54,
11,262176,55,12,20,262187,26,56,4,262187,26,57,12,262187,20,58,64,262187,26,59,6,262187,26,60,9,
262194,20,16,1,262167,61,20,3,393267,61,17,16,39,39,327734,18,2,0,19,131320,62,262201,20,63,64,
131321,65,131320,65,458997,20,66,23,62,67,68,262390,69,68,0,131321,70,131320,70,327745,28,71,25,
27,262205,20,72,71,327856,29,73,66,72,262394,73,74,69,131320,74,327745,28,75,25,30,262205,20,76,
75,327812,20,77,31,66,327745,28,78,25,32,262205,20,79,78,327812,20,80,77,79,327808,20,81,76,80,
131321,82,131320,82,458997,20,83,33,74,84,85,458997,34,86,35,74,87,85,458997,20,88,63,74,89,85,
262390,90,85,0,131321,91,131320,91,327745,28,92,25,36,262205,20,93,92,327856,29,94,88,93,262394,
94,95,90,131320,95,327812,20,96,31,88,327808,20,97,81,96,393281,38,98,7,27,97,262205,34,99,98,
327850,29,100,83,33,327866,29,101,99,86,327846,29,102,100,101,196855,103,0,262394,102,104,103,
131320,104,327808,20,105,97,39,393281,38,106,7,27,105,262205,34,107,106,262268,20,108,107,131321,
103,131320,103,458997,20,84,83,95,108,104,458997,34,87,86,95,99,104,131321,85,131320,85,327808,20,
89,88,8,131321,82,131320,90,327745,43,109,42,63,196670,109,86,327745,47,110,46,63,196670,110,83,
262368,31,31,48,131321,111,131320,111,458997,20,112,49,90,113,114,262390,115,114,0,131321,116,
131320,116,327852,29,117,112,23,262394,117,118,115,131320,118,327856,29,119,63,112,196855,120,0,
262394,119,121,120,131320,121,327808,20,122,63,112,327745,43,123,42,122,262205,34,124,123,327745,
47,125,46,122,262205,20,126,125,262205,34,127,109,327866,29,128,124,127,262312,29,129,128,196855,
130,0,262394,129,131,130,131320,131,262205,34,132,109,327860,29,133,124,132,196855,134,0,262394,
133,135,134,131320,135,262205,20,136,110,327856,29,137,126,136,131321,134,131320,134,458997,29,
138,133,131,137,135,131321,130,131320,130,458997,29,139,128,121,138,134,327851,29,140,126,33,
196855,141,0,262394,140,142,141,131320,142,262205,20,143,110,327850,29,144,143,33,327846,29,145,
144,139,131321,141,131320,141,458997,29,146,140,130,145,142,196855,147,0,262394,146,148,147,
131320,148,196670,109,124,196670,110,126,131321,147,131320,147,131321,120,131320,120,262368,31,31,
48,131321,114,131320,114,327814,20,113,112,31,131321,111,131320,115,327850,29,149,63,23,196855,
150,0,262394,149,151,150,131320,151,327745,47,152,46,27,262205,20,153,152,327745,55,154,15,30,
262205,20,155,154,327808,20,156,155,66,327817,20,157,156,51,393281,55,158,15,54,157,196670,158,
153,327745,28,159,25,56,262205,20,160,159,327851,29,161,160,23,196855,162,0,262394,161,163,162,
131320,163,393281,55,164,15,57,27,196670,164,153,262205,20,165,154,327808,20,166,165,39,196670,
154,166,327745,55,167,15,27,262205,20,168,167,327808,20,169,168,39,196670,167,169,262205,20,170,
167,327817,20,171,170,58,327850,29,172,171,23,196855,173,0,262394,172,174,173,131320,174,327745,
55,175,15,32,262205,20,176,175,327808,20,177,176,39,196670,175,177,327745,55,178,15,59,262205,20,
179,178,327745,55,180,15,56,262205,20,181,180,327808,20,182,179,181,196670,178,182,131321,173,
131320,173,327745,55,183,15,60,196670,183,23,131321,162,131320,162,131321,150,131320,150,262368,
31,31,48,131321,68,131320,68,327808,20,67,66,30,131321,65,131320,69,65789,65592,327734,20,64,0,21,
131320,184,262205,20,185,3,131326,185,65592,};
static const uint32_t bitnet__spv_embed_plain[] = {
119734787,66304,524299,272,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,262215,7,1,4,
262215,8,1,1,262215,9,1,3,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,196679,
15,42,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,262215,18,34,0,262215,18,33,0,
262215,19,1,5,196679,20,42,196679,21,42,196679,22,42,327752,23,0,35,0,327752,23,1,35,4,327752,23,
2,35,8,327752,23,3,35,12,327752,23,4,35,16,327752,23,5,35,20,327752,23,6,35,24,196679,23,2,196679,
24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,262215,29,1,2,196679,30,42,196679,31,42,
196679,32,42,262215,4,11,26,327752,33,0,35,0,327752,33,1,35,4,327752,33,2,35,8,327752,33,3,35,12,
327752,33,4,35,16,327752,33,5,35,20,262215,34,6,24,262215,35,6,4,262215,36,6,4,262215,37,6,4,
327752,38,0,35,0,327752,38,1,35,4,327752,38,2,35,8,327752,38,3,35,12,327752,38,4,35,16,327752,38,
5,35,20,327752,38,6,35,24,327752,38,7,35,28,327752,38,8,35,32,327752,38,9,35,36,327752,38,10,35,
40,327752,38,11,35,232,327752,38,12,35,360,327752,38,13,35,2408,196679,38,2,262215,39,34,0,262215,
39,33,7,196679,40,42,196679,41,42,262215,42,6,4,262216,43,0,25,327752,43,0,35,0,196679,43,2,
262215,44,34,0,262215,44,33,2,262215,45,1,0,196679,46,42,262215,47,1,0,262215,48,11,25,131091,49,
196641,50,49,262165,51,32,0,196641,52,51,262176,53,7,51,196630,54,32,262177,55,54,53,327713,56,54,
53,53,262176,57,1,51,262203,57,3,1,262187,51,58,32768,262165,59,32,1,262187,59,60,16,262187,51,61,
32767,262187,59,62,13,262187,51,63,939524096,262187,51,64,260046848,131092,65,262187,51,66,
947912704,262187,54,67,947912704,262187,51,68,8388608,262187,51,69,16,262194,51,7,0,262187,51,70,
1,393268,51,71,128,7,70,262187,51,72,2,393268,51,73,134,71,72,262187,51,74,4,393268,51,75,132,73,
74,262194,51,8,256,262187,51,76,31,393268,51,77,128,8,76,262187,51,78,32,393268,51,79,134,77,78,
262194,51,9,2,393268,51,80,132,79,9,393268,51,81,132,80,74,393268,51,82,128,75,81,262187,51,83,15,
393268,51,84,132,75,74,393268,65,85,170,9,72,262187,51,86,0,262187,51,87,3,262187,51,88,8,393268,
65,89,170,9,72,196637,16,51,196638,17,16,262176,90,12,17,262203,90,18,12,262187,59,91,0,262176,92,
12,51,262194,51,19,4,393268,65,93,170,9,72,262187,59,94,2,589854,23,51,51,51,51,51,54,54,262176,
95,9,23,262203,95,96,9,262187,59,97,5,262176,98,9,54,393268,65,99,172,7,86,262187,51,100,65535,
262187,59,101,1,262187,51,102,63,393268,51,103,128,8,102,262187,51,104,64,393268,51,105,134,103,
104,393268,51,106,132,105,104,262194,51,29,1,393268,65,107,170,29,70,262187,59,108,4,262176,109,9,
51,262167,110,51,3,262176,111,1,110,262203,111,4,1,524318,33,51,51,51,54,51,51,262172,34,33,88,
262172,35,51,78,262187,51,112,512,262172,36,51,112,196637,37,51,1048606,38,51,51,51,51,51,51,51,
51,51,51,34,35,36,37,262176,113,12,38,262203,113,39,12,262187,59,114,12,262187,59,115,3,393268,65,
116,170,29,72,262187,59,117,6,196637,42,54,196638,43,42,262176,118,12,43,262203,118,44,12,262176,
119,12,54,262194,51,45,128,262194,51,47,1,393267,110,48,47,70,70,262187,51,120,1879048192,327734,
49,2,0,50,131320,121,262203,53,122,7,262203,53,123,7,262203,53,124,7,262203,53,125,7,327745,57,
126,4,86,262205,51,127,126,393281,92,128,39,114,127,262205,51,129,128,327745,109,130,96,101,
262205,51,131,130,327810,51,40,129,131,327745,109,132,96,94,262205,51,133,132,327745,109,134,96,
115,262205,51,135,134,327812,51,136,127,135,327808,51,137,133,136,327745,109,138,96,91,262205,51,
139,138,327854,65,140,40,139,196855,141,0,262394,140,142,141,131320,142,65789,131320,141,262201,
51,143,144,131321,145,131320,145,458997,51,146,143,141,46,147,262390,148,147,0,131321,149,131320,
149,327856,65,150,146,8,262394,150,151,148,131320,151,196855,152,0,262394,116,153,154,131320,153,
196670,122,40,196670,123,146,393273,54,155,156,122,123,131321,152,131320,154,196670,124,40,196670,
125,146,393273,54,157,158,124,125,131321,152,131320,152,458997,54,159,155,153,157,154,327745,98,
160,96,117,262205,54,161,160,327813,54,41,159,161,327808,51,162,137,146,393281,119,163,44,91,162,
196670,163,41,131321,147,131320,147,327808,51,46,146,45,131321,145,131320,148,65789,65592,327734,
51,144,0,52,131320,164,262205,51,165,3,131326,165,65592,327734,54,166,0,55,196663,53,167,131320,
168,262205,51,169,167,327879,51,170,169,58,327876,51,171,170,60,262205,51,172,167,327879,51,173,
172,61,327876,51,174,173,62,327808,51,175,174,63,327854,65,176,174,64,196855,177,0,262394,176,178,
177,131320,178,327808,51,179,174,120,131321,177,131320,177,458997,51,180,175,168,179,178,327808,
51,5,174,66,262268,54,181,5,327811,54,6,181,67,327856,65,182,174,68,196855,183,0,262394,182,184,
183,131320,184,262268,51,185,6,131321,183,131320,183,458997,51,186,180,177,185,184,327877,51,187,
186,171,262268,54,188,187,131326,188,65592,327734,54,156,0,56,196663,53,189,196663,53,190,131320,
191,262203,53,192,7,262205,51,193,189,327814,51,194,193,69,327812,51,195,194,82,327812,51,196,195,
74,262205,51,197,189,327879,51,198,197,83,262205,51,199,190,327814,51,10,199,78,262205,51,200,190,
327879,51,201,200,76,327808,51,202,196,84,327812,51,203,10,9,196855,204,0,262394,85,205,206,
131320,205,327814,51,207,201,69,131321,204,131320,206,131321,204,131320,204,458997,51,208,207,205,
86,206,327808,51,209,203,208,327812,51,210,209,69,327808,51,211,202,210,327879,51,212,201,87,
327812,51,11,212,88,196855,213,0,262394,89,214,215,131320,214,327879,51,216,201,83,327814,51,12,
216,74,327812,51,13,12,72,131321,213,131320,215,327814,51,14,201,74,131321,213,131320,213,458997,
51,217,13,214,14,215,327808,51,15,11,217,327808,51,218,211,198,393281,92,219,18,91,218,262205,51,
220,219,327874,51,221,220,15,327814,51,20,10,19,327812,51,21,20,69,327808,51,22,21,198,196855,222,
0,262394,93,223,224,131320,223,327879,51,225,221,87,262268,59,226,225,131321,222,131320,224,
327879,51,227,221,70,262268,59,228,227,327812,59,229,228,94,131321,222,131320,222,458997,59,230,
226,223,229,224,327745,98,231,96,97,262205,54,232,231,196855,233,0,262394,99,234,233,131320,234,
327814,51,235,22,72,327808,51,236,196,235,393281,92,237,18,91,236,262205,51,238,237,327817,51,24,
22,72,327812,51,25,69,24,327874,51,239,238,25,327879,51,240,239,100,196670,192,240,327737,54,241,
166,192,131321,233,131320,233,458997,54,242,232,222,241,234,327810,59,243,230,101,262255,54,244,
243,327813,54,26,244,242,131326,26,65592,327734,54,158,0,56,196663,53,245,196663,53,246,131320,
247,262203,53,248,7,262205,51,249,245,327812,51,27,249,106,262205,51,250,246,327808,51,28,27,250,
196855,251,0,262394,107,252,253,131320,252,327814,51,254,28,72,393281,92,255,18,91,254,262205,51,
256,255,327817,51,30,28,72,327812,51,31,69,30,327874,51,257,256,31,327879,51,258,257,100,196670,
248,258,327737,54,259,166,248,131321,251,131320,253,393281,92,260,18,91,28,262205,51,261,260,
262268,54,262,261,131321,251,131320,251,458997,54,263,259,252,262,253,327745,109,264,96,108,
262205,51,265,264,327851,65,266,265,86,196855,267,0,262394,266,268,267,131320,268,327745,98,269,
96,97,262205,54,270,269,327813,54,32,263,270,131321,267,131320,267,458997,54,271,263,251,32,268,
131326,271,65592,};
static const uint32_t bitnet__spv_gemm_plain[] = {
119734787,66304,524299,1076,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
42,196679,60,42,196679,61,42,196679,62,42,327752,63,0,35,0,327752,63,1,35,4,327752,63,2,35,8,
327752,63,3,35,12,327752,63,4,35,16,327752,63,5,35,20,262215,64,6,24,262215,65,6,4,262215,66,6,4,
262215,67,6,4,327752,68,0,35,0,327752,68,1,35,4,327752,68,2,35,8,327752,68,3,35,12,327752,68,4,35,
16,327752,68,5,35,20,327752,68,6,35,24,327752,68,7,35,28,327752,68,8,35,32,327752,68,9,35,36,
327752,68,10,35,40,327752,68,11,35,232,327752,68,12,35,360,327752,68,13,35,2408,196679,68,2,
262215,69,34,0,262215,69,33,7,196679,70,42,196679,71,42,196679,72,42,196679,73,42,196679,74,42,
196679,75,42,262215,76,6,4,327752,77,0,35,0,196679,77,2,262215,78,34,0,262215,78,33,2,262215,79,6,
4,327752,80,0,35,0,196679,80,2,262215,81,34,0,262215,81,33,4,262215,82,6,4,327752,83,0,35,0,
196679,83,2,262215,84,34,0,262215,84,33,5,196679,85,42,196679,86,42,262215,87,1,2,262215,4,11,26,
262215,88,6,16,262216,89,0,24,327752,89,0,35,0,196679,89,2,262215,90,34,0,262215,90,33,0,262215,
91,6,16,262216,92,0,24,327752,92,0,35,0,196679,92,2,262215,93,34,0,262215,93,33,3,262215,94,1,1,
262215,95,1,0,262215,96,11,25,131091,97,196641,98,97,262165,99,32,0,196641,100,99,196630,101,32,
262176,102,7,101,262177,103,99,102,327713,104,99,102,102,262177,105,101,102,262176,106,7,99,
262165,107,32,1,327713,108,107,106,106,327713,109,101,102,102,327713,110,99,106,106,262176,111,7,
107,524321,112,101,111,111,102,102,106,262167,113,101,2,458785,114,113,102,102,106,106,262167,115,
101,4,262176,116,7,115,393249,117,97,106,116,106,393249,118,97,106,102,106,458785,119,97,106,102,
102,106,262177,120,99,106,262167,121,99,4,262176,122,7,121,262187,99,123,4,262172,124,121,123,
262176,125,7,124,524321,126,97,106,106,106,122,125,327713,127,97,122,124,262176,128,1,99,262203,
128,3,1,262187,107,129,16,262187,99,130,32768,262187,99,131,2147483647,262187,101,132,1056964608,
262187,99,133,2139095040,131092,134,262187,99,135,32256,262187,99,136,1199566848,262187,99,137,
31744,262187,99,138,947912704,262187,99,139,1056964608,262187,107,140,13,262187,99,141,1,262187,
99,142,2129859015,262187,107,143,0,262187,107,144,4,262187,101,145,1073741824,262187,107,146,1,
262187,101,147,1117782016,262187,101,148,1069066811,262187,101,149,1262485504,262187,101,150,
1060208640,262187,101,151,3109978243,262187,101,152,961571175,262187,101,153,985088974,262187,101,
154,1007192328,262187,101,155,1026206145,262187,101,156,1042983594,262187,101,157,1065353216,
262187,99,158,127,262187,107,159,23,262187,101,160,3265265664,262187,101,161,0,262187,107,162,8,
262187,107,163,24,196657,134,34,262194,99,40,64,196657,134,41,262194,99,42,64,262194,99,43,4,
262194,99,44,2,393268,99,164,128,43,44,262187,99,165,2,393268,99,166,134,42,165,1507358,47,99,99,
99,99,99,99,99,99,99,99,99,101,101,101,99,99,99,99,99,99,101,262176,167,9,47,262203,167,168,9,
262187,107,169,2,262176,170,9,99,262187,99,171,4294967295,196637,48,101,196638,49,48,262176,172,
12,49,262203,172,50,12,262176,173,12,101,262176,174,7,113,196637,52,113,196638,53,52,262176,175,
12,53,262203,175,54,12,393268,99,176,134,42,165,262176,177,12,113,262187,99,178,0,524318,63,99,99,
99,101,99,99,262187,99,179,8,262172,64,63,179,262187,99,180,32,262172,65,99,180,262187,99,181,512,
262172,66,99,181,196637,67,99,1048606,68,99,99,99,99,99,99,99,99,99,99,64,65,66,67,262176,182,12,
68,262203,182,69,12,262176,183,12,99,393268,99,184,128,43,44,262187,99,185,3,393268,99,186,134,42,
165,262187,107,187,5,262187,107,188,6,262187,99,189,63,393268,99,190,128,40,189,262187,99,191,64,
393268,99,192,134,190,191,393268,99,193,132,192,191,262176,194,9,101,196637,76,101,196638,77,76,
262176,195,12,77,262203,195,78,12,262187,107,196,9,196637,79,99,196638,80,79,262176,197,12,80,
262203,197,81,12,196637,82,99,196638,83,82,262176,198,12,83,262203,198,84,12,262187,107,199,20,
262187,99,200,7,262187,99,201,16,262194,99,87,1,393268,134,202,170,87,178,262167,203,99,3,262176,
204,1,203,262203,204,4,1,262187,107,205,7,393268,134,206,170,87,165,196637,88,121,196638,89,88,
262176,207,12,89,262203,207,90,12,262176,208,12,121,196637,91,121,196638,92,91,262176,209,12,92,
262203,209,93,12,262194,99,94,256,393268,99,210,128,94,158,262187,99,211,128,393268,99,212,134,
210,211,393268,99,213,132,212,180,393268,99,214,134,213,201,393268,99,215,128,214,200,393268,99,
216,134,215,179,393268,99,217,128,216,200,393268,99,218,134,217,179,393268,99,219,128,216,218,
393268,99,220,130,219,141,393268,99,221,134,220,218,393268,99,222,132,221,218,393268,99,223,132,
222,180,262172,224,121,181,262176,225,4,224,262203,225,226,4,262187,99,227,6,262187,99,228,
50529027,262176,229,4,121,262203,225,230,4,393268,99,231,134,213,201,262172,232,107,179,262172,
233,232,123,262176,234,7,233,393268,99,235,134,213,180,262187,99,236,264,393268,99,237,134,213,
180,393268,99,238,130,237,141,262187,107,239,10,393268,134,240,170,87,178,393268,134,241,170,87,
165,393268,134,242,170,87,141,262194,99,95,1,393267,203,96,95,141,141,262187,99,243,3355447295,
458796,121,244,228,228,228,228,327734,97,2,0,98,131320,245,262203,106,246,7,262203,234,247,7,
262203,106,248,7,262203,106,249,7,262203,106,250,7,262203,122,251,7,262203,125,252,7,262203,122,
253,7,262203,106,254,7,262203,106,255,7,262203,106,256,7,262203,122,257,7,262203,125,258,7,262203,
125,259,7,262203,106,260,7,262203,106,261,7,262203,122,262,7,262203,106,263,7,262203,106,264,7,
262203,106,265,7,262203,106,266,7,262203,106,267,7,262203,116,268,7,262203,111,269,7,262203,111,
270,7,262203,102,271,7,262203,102,272,7,262203,106,273,7,262203,106,274,7,262203,116,275,7,262203,
106,276,7,262203,106,277,7,262203,102,278,7,262203,102,279,7,262203,106,280,7,262203,106,281,7,
262203,102,282,7,262203,102,283,7,262203,106,284,7,262203,106,285,7,262203,102,286,7,262203,106,
287,7,262203,106,288,7,262203,102,289,7,262203,106,290,7,262201,99,291,292,327817,99,293,291,201,
327814,99,294,291,201,327745,128,295,4,141,262205,99,296,295,327812,99,297,296,191,327745,170,298,
168,143,262205,99,299,298,327814,99,300,291,165,196670,246,300,327737,99,301,302,246,327812,99,
303,301,231,327808,99,304,299,303,327817,99,305,291,165,327808,99,306,304,305,131321,307,131320,
307,458997,107,308,143,245,309,310,262390,311,310,1,131321,312,131320,312,327857,134,313,308,144,
262394,313,314,311,131320,314,131321,315,131320,315,458997,107,316,143,314,317,318,262390,319,318,
1,131321,320,131320,320,327857,134,321,316,162,262394,321,322,319,131320,322,393281,111,323,247,
308,316,196670,323,143,131321,318,131320,318,327808,107,317,316,146,131321,315,131320,319,131321,
310,131320,310,327808,107,309,308,146,131321,307,131320,311,196670,248,306,196670,249,297,196670,
250,178,589881,97,324,325,248,249,250,251,252,262205,121,326,251,262205,124,327,252,131321,328,
131320,328,458997,121,329,326,311,330,331,458997,124,332,327,311,333,331,458997,99,334,178,311,
335,331,262390,336,331,0,131321,337,131320,337,327856,134,338,334,235,262394,338,339,336,131320,
339,262368,165,165,236,196670,253,329,393273,97,340,341,253,332,262368,165,165,236,327808,99,342,
334,141,458764,99,343,1,38,342,238,196670,254,306,196670,255,297,196670,256,343,589881,97,344,325,
254,255,256,257,258,262205,121,330,257,262205,124,333,258,131321,345,131320,345,458997,99,346,178,
339,347,348,262390,349,348,2,131321,350,131320,350,327856,134,351,346,179,262394,351,352,349,
131320,352,131321,353,131320,353,458997,99,354,178,352,355,356,262390,357,356,1,131321,358,131320,
358,327856,134,359,354,123,262394,359,360,357,131320,360,327812,99,361,201,354,327808,99,362,293,
361,196670,260,362,196670,261,346,393273,99,363,364,260,261,327745,229,365,226,363,262205,121,366,
365,327745,122,367,259,354,196670,367,366,131321,356,131320,356,327808,99,355,354,146,131321,353,
131320,357,131321,368,131320,368,458997,99,369,178,357,370,371,262390,372,371,1,131321,373,131320,
373,327856,134,374,369,179,262394,374,375,372,131320,375,327812,99,376,179,369,327808,99,377,294,
376,196670,263,377,196670,264,346,393273,99,378,364,263,264,327745,229,379,230,378,262205,121,380,
379,196670,262,380,131321,381,131320,381,458997,107,382,143,375,383,384,262390,385,384,1,131321,
386,131320,386,327857,134,387,382,144,262394,387,388,385,131320,388,131321,389,131320,389,458997,
107,390,143,388,391,392,262390,393,392,1,131321,394,131320,394,327857,134,395,390,144,262394,395,
396,393,131320,396,327745,106,397,262,390,262205,99,398,397,196670,265,398,393281,106,399,259,382,
390,262205,99,400,399,196670,266,400,393273,107,401,402,265,266,393281,111,403,247,382,369,262205,
107,404,403,327808,107,405,404,401,196670,403,405,131321,392,131320,392,327808,107,391,390,146,
131321,389,131320,393,131321,384,131320,384,327808,107,383,382,146,131321,381,131320,385,131321,
371,131320,371,327808,99,370,369,146,131321,368,131320,372,131321,348,131320,348,327808,99,347,
346,146,131321,345,131320,349,131321,331,131320,331,327808,99,335,334,146,131321,328,131320,336,
131321,406,131320,406,458997,107,407,143,336,408,409,262390,410,409,1,131321,411,131320,411,
327857,134,412,407,162,262394,412,413,410,131320,413,327808,99,414,297,294,262268,99,415,407,
327812,99,416,179,415,327808,99,417,414,416,327745,170,418,168,162,262205,99,419,418,327854,134,
420,417,419,196855,421,0,262394,420,422,421,131320,422,131321,409,131320,421,327745,170,423,168,
239,262205,99,424,423,327812,99,425,165,417,327808,99,426,424,425,393281,173,427,78,143,426,
262205,101,428,427,327808,99,429,426,141,393281,173,430,78,143,429,262205,101,431,430,262268,107,
432,431,131321,433,131320,433,458997,107,434,143,421,435,436,262390,437,436,1,131321,438,131320,
438,327857,134,439,434,144,262394,439,440,437,131320,440,262268,99,441,434,327812,99,442,201,441,
327808,99,443,293,442,196670,267,443,327737,99,444,302,267,327745,170,445,168,146,262205,99,446,
445,327808,99,447,446,444,393281,111,448,247,434,407,262205,107,449,448,196670,269,449,196670,270,
432,196670,271,428,393281,173,450,50,143,447,262205,101,451,450,196670,272,451,196670,273,444,
589881,101,452,453,269,270,271,272,273,327745,102,454,268,434,196670,454,452,131321,436,131320,
436,327808,107,435,434,146,131321,433,131320,437,196855,455,0,262394,240,456,457,131320,456,
327745,128,458,4,178,262205,99,459,458,327812,99,460,459,201,327808,99,461,460,293,327812,99,462,
461,123,327745,170,463,168,205,262205,99,464,463,327856,134,465,462,464,196855,466,0,262394,465,
467,466,131320,467,196670,274,461,262205,115,468,268,196670,275,468,196670,276,417,458809,97,469,
470,274,275,276,131321,466,131320,466,131321,455,131320,457,196855,471,0,262394,241,472,473,
131320,472,327745,128,474,4,178,262205,99,475,474,327812,99,476,475,180,327808,99,477,476,293,
327745,170,478,168,205,262205,99,479,478,327856,134,480,477,479,196855,481,0,262394,480,482,481,
131320,482,196670,277,477,327745,102,483,268,178,262205,101,484,483,196670,278,484,327745,102,485,
268,165,262205,101,486,485,196670,279,486,196670,280,417,524345,97,487,488,277,278,279,280,131321,
481,131320,481,327808,99,489,477,201,327856,134,490,489,479,196855,491,0,262394,490,492,491,
131320,492,196670,281,489,327745,102,493,268,141,262205,101,494,493,196670,282,494,327745,102,495,
268,185,262205,101,496,495,196670,283,496,196670,284,417,524345,97,497,488,281,282,283,284,131321,
491,131320,491,131321,471,131320,473,131321,498,131320,498,458997,99,499,178,473,500,501,262390,
502,501,1,131321,503,131320,503,327856,134,504,499,123,262394,504,505,502,131320,505,327745,128,
506,4,178,262205,99,507,506,327812,99,508,507,191,327808,99,509,508,293,327812,99,510,201,499,
327808,99,511,509,510,327745,170,512,168,205,262205,99,513,512,327854,134,514,511,513,196855,515,
0,262394,514,516,515,131320,516,131321,501,131320,515,196855,517,0,262394,242,518,519,131320,518,
196670,285,511,327745,102,520,268,499,262205,101,521,520,196670,286,521,196670,287,417,458809,97,
522,523,285,286,287,131321,517,131320,519,196670,288,511,327745,102,524,268,499,262205,101,525,
524,196670,289,525,196670,290,417,458809,97,526,527,288,289,290,131321,517,131320,517,131321,501,
131320,501,327808,99,500,499,146,131321,498,131320,502,131321,471,131320,471,131321,455,131320,
455,131321,409,131320,409,327808,107,408,407,146,131321,406,131320,410,65789,65592,327734,99,292,
0,100,131320,528,262205,99,529,3,131326,529,65592,327734,99,530,0,103,196663,102,531,131320,532,
262205,101,533,531,262268,99,534,533,327874,99,535,534,129,327879,99,536,535,130,327879,99,537,
534,131,262268,101,538,537,327809,101,5,538,132,327852,134,539,537,133,196855,540,0,262394,539,
541,540,131320,541,131326,135,131320,540,327854,134,542,537,136,196855,543,0,262394,542,544,543,
131320,544,327877,99,545,536,137,131326,545,131320,543,327856,134,546,537,138,196855,547,0,262394,
546,548,547,131320,548,262268,99,549,5,327810,99,550,549,139,327877,99,551,536,550,131326,551,
131320,547,327808,99,552,537,243,327874,99,553,537,140,327879,99,554,553,141,327808,99,555,552,
554,327874,99,556,555,140,327877,99,557,536,556,131326,557,65592,327734,99,558,0,104,196663,102,
559,196663,102,560,131320,561,262203,102,562,7,262203,102,563,7,262205,101,564,559,196670,562,564,
327737,99,565,530,562,262205,101,566,560,196670,563,566,327737,99,567,530,563,327876,99,568,567,
129,327877,99,569,565,568,131326,569,65592,327734,101,570,0,105,196663,102,571,131320,572,262205,
101,573,571,262268,99,574,573,327810,99,6,142,574,262268,101,575,6,131321,576,131320,576,458997,
101,577,575,572,9,578,458997,107,579,143,572,580,578,262390,581,578,0,131321,582,131320,582,
327857,134,583,579,144,262394,583,584,581,131320,584,262205,101,585,571,327813,101,7,585,577,
327811,101,8,145,7,327813,101,9,577,8,131321,578,131320,578,327808,107,580,579,146,131321,576,
131320,581,131326,577,65592,327734,101,586,0,105,196663,102,587,131320,588,262205,101,589,587,
327866,134,590,589,147,262205,101,591,587,393385,101,592,590,147,591,327813,101,10,592,148,327809,
101,11,10,149,327811,101,12,11,149,327813,101,13,12,150,327811,101,14,592,13,327813,101,15,12,151,
327811,101,16,14,15,327813,101,17,152,16,327809,101,18,17,153,327813,101,19,18,16,327809,101,20,
19,154,327813,101,21,20,16,327809,101,22,21,155,327813,101,23,22,16,327809,101,24,23,156,327813,
101,25,24,16,327809,101,26,25,132,327813,101,27,16,16,327813,101,28,26,27,327809,101,29,28,16,
327809,101,30,29,157,262268,99,593,11,327808,99,31,593,158,327876,99,594,31,159,262268,101,595,
594,327813,101,32,30,595,262205,101,596,587,327864,134,597,596,160,393385,101,598,597,161,32,
131326,598,65592,327734,107,402,0,108,196663,106,599,196663,106,600,131320,601,262205,99,602,599,
262268,107,603,602,262205,99,604,600,262268,107,605,604,393418,107,606,603,143,162,393418,107,607,
605,143,162,327812,107,608,606,607,393418,107,609,603,162,162,393418,107,610,605,162,162,327812,
107,611,609,610,327808,107,612,608,611,393418,107,613,603,129,162,393418,107,614,605,129,162,
327812,107,615,613,614,327808,107,616,612,615,327875,107,617,603,163,327875,107,618,605,163,
327812,107,619,617,618,327808,107,620,616,619,131326,620,65592,327734,101,621,0,109,196663,102,
622,196663,102,623,131320,624,262205,101,625,622,262205,101,626,623,327809,101,33,625,626,131326,
33,65592,327734,101,627,0,109,196663,102,628,196663,102,629,131320,630,262203,102,631,7,262203,
102,632,7,262203,102,633,7,262203,102,634,7,262205,101,635,628,327866,134,636,635,161,262205,101,
637,628,393385,101,638,636,637,161,196855,639,0,262394,34,640,641,131320,640,262205,101,642,628,
262205,101,643,628,262271,101,35,643,196670,631,35,327737,101,644,586,631,196670,632,157,196670,
633,644,393273,101,645,621,632,633,196670,634,645,327737,101,646,570,634,327813,101,36,642,646,
262205,101,647,629,327813,101,37,36,647,131321,639,131320,641,327813,101,38,638,638,262205,101,
648,629,327813,101,39,38,648,131321,639,131320,639,458997,101,649,37,640,39,641,131326,649,65592,
327734,99,650,0,110,196663,106,651,196663,106,652,131320,653,262205,99,654,651,327812,99,655,654,
123,327814,99,656,655,40,262205,99,657,651,327812,99,658,657,123,327817,99,659,658,40,327854,134,
660,659,42,327846,134,661,41,660,262312,134,662,661,196855,663,0,262394,662,664,663,131320,664,
327854,134,665,656,164,131321,663,131320,663,458997,134,666,661,653,665,664,196855,667,0,262394,
666,668,667,131320,668,262205,99,669,651,327812,99,670,669,123,262205,99,671,652,327808,99,672,
670,671,131326,672,131320,667,327812,99,673,656,40,327814,99,674,659,165,327808,99,675,673,674,
262205,99,676,652,327879,99,677,676,141,327808,99,678,675,677,262205,99,679,652,327874,99,680,679,
146,327812,99,681,680,166,327808,99,682,678,681,131326,682,65592,327734,101,453,0,112,196663,111,
683,196663,111,684,196663,102,685,196663,102,686,196663,106,687,131320,688,262205,107,689,683,
262205,107,690,684,327810,107,691,689,690,262255,101,692,691,262205,101,693,686,262205,101,694,
685,327813,101,45,693,694,327813,101,46,692,45,327745,170,695,168,169,262205,99,696,695,327851,
134,697,696,171,196855,698,0,262394,697,699,698,131320,699,262205,99,700,687,327808,99,701,696,
700,393281,173,702,50,143,701,262205,101,703,702,327809,101,51,46,703,131321,698,131320,698,
458997,101,704,46,688,51,699,131326,704,65592,327734,113,705,0,114,196663,102,706,196663,102,707,
196663,106,708,196663,106,709,131320,710,262203,174,711,7,262205,99,712,709,327812,99,713,712,176,
262205,99,714,708,327808,99,715,713,714,393281,177,716,54,143,715,262205,113,717,716,196670,711,
717,262205,101,718,706,327745,102,719,711,178,262205,101,720,719,327813,101,55,718,720,262205,101,
721,707,327745,102,722,711,141,262205,101,723,722,327813,101,56,721,723,327811,101,57,55,56,
262205,101,724,706,262205,101,725,722,327813,101,58,724,725,262205,101,726,707,262205,101,727,719,
327813,101,59,726,727,327809,101,60,58,59,327760,113,728,57,60,131326,728,65592,327734,97,470,0,
117,196663,106,729,196663,116,730,196663,106,731,131320,732,262203,102,733,7,262203,102,734,7,
262203,106,735,7,262203,106,736,7,262203,102,737,7,262203,102,738,7,262203,106,739,7,262203,106,
740,7,262203,174,741,7,262203,102,742,7,262203,102,743,7,262203,106,744,7,262203,106,745,7,262203,
174,746,7,262203,102,747,7,262203,102,748,7,262203,106,749,7,262203,106,750,7,262203,116,751,7,
262203,102,752,7,262203,102,753,7,262203,102,754,7,262203,102,755,7,262205,99,756,729,327812,99,
757,756,123,327814,99,758,757,40,262205,99,759,729,327812,99,61,759,123,327817,99,62,61,40,327745,
183,760,69,143,262205,99,761,760,262205,99,762,731,327808,99,70,761,762,327808,99,763,62,165,
327856,134,764,758,184,327856,134,765,62,42,327847,134,766,764,765,196855,767,0,262394,766,768,
767,131320,768,196855,769,0,262394,41,770,771,131320,770,327814,99,71,62,165,327745,102,772,730,
178,262205,101,773,772,196670,733,773,327745,102,774,730,141,262205,101,775,774,196670,734,775,
196670,735,71,196670,736,70,524345,113,776,705,733,734,735,736,327761,101,777,776,0,196670,772,
777,327761,101,778,776,1,196670,774,778,327808,99,72,71,141,327745,102,779,730,165,262205,101,780,
779,196670,737,780,327745,102,781,730,185,262205,101,782,781,196670,738,782,196670,739,72,196670,
740,70,524345,113,783,705,737,738,739,740,327761,101,784,783,0,196670,779,784,327761,101,785,783,
1,196670,781,785,131321,769,131320,771,327814,99,73,62,165,327745,102,786,730,178,262205,101,787,
786,196670,742,787,327745,102,788,730,165,262205,101,789,788,196670,743,789,196670,744,73,196670,
745,70,524345,113,790,705,742,743,744,745,196670,741,790,327808,99,74,73,141,327745,102,791,730,
141,262205,101,792,791,196670,747,792,327745,102,793,730,185,262205,101,794,793,196670,748,794,
196670,749,74,196670,750,70,524345,113,795,705,747,748,749,750,196670,746,795,327745,102,796,741,
178,262205,101,797,796,327745,102,798,746,178,262205,101,799,798,327745,102,800,741,141,262205,
101,801,800,327745,102,802,746,141,262205,101,803,802,458832,115,804,797,799,801,803,196670,730,
804,327814,99,805,62,165,327808,99,806,805,186,131321,769,131320,769,458997,99,807,763,770,806,
771,458997,99,808,62,770,805,771,131321,767,131320,767,458997,99,809,763,732,807,769,458997,99,
810,62,732,808,769,327856,134,811,758,43,196855,812,0,262394,811,813,814,131320,813,327745,170,
815,168,187,262205,99,816,815,262205,99,817,731,327745,170,818,168,188,262205,99,819,818,327812,
99,820,817,819,327808,99,821,816,820,327812,99,822,758,193,327808,99,823,821,822,262205,115,824,
730,327745,194,825,168,140,262205,101,826,825,327822,115,75,824,826,196670,751,75,327808,99,827,
823,810,327745,102,828,751,178,262205,101,829,828,393281,173,830,78,143,827,196670,830,829,327808,
99,831,827,141,327745,102,832,751,141,262205,101,833,832,393281,173,834,78,143,831,196670,834,833,
327808,99,835,823,809,327745,102,836,751,165,262205,101,837,836,393281,173,838,78,143,835,196670,
838,837,327808,99,839,835,141,327745,102,840,751,185,262205,101,841,840,393281,173,842,78,143,839,
196670,842,841,131321,812,131320,814,327810,99,843,758,43,327856,134,844,843,44,196855,845,0,
262394,844,846,847,131320,846,131321,845,131320,847,327810,99,848,843,44,131321,845,131320,845,
458997,99,849,843,846,848,847,327745,170,850,168,196,262205,99,851,850,327812,99,852,849,851,
327808,99,853,852,70,327812,99,854,853,193,327745,102,855,730,178,262205,101,856,855,196670,752,
856,327745,102,857,730,141,262205,101,858,857,196670,753,858,393273,99,859,558,752,753,327745,102,
860,730,165,262205,101,861,860,196670,754,861,327745,102,862,730,185,262205,101,863,862,196670,
755,863,393273,99,864,558,754,755,196855,865,0,262394,844,866,867,131320,866,327808,99,868,854,
810,327814,99,869,868,165,393281,183,870,81,143,869,196670,870,859,327808,99,871,854,809,327814,
99,872,871,165,393281,183,873,81,143,872,196670,873,864,131321,865,131320,867,327808,99,874,854,
810,327814,99,875,874,165,393281,183,876,84,143,875,196670,876,859,327808,99,877,854,809,327814,
99,878,877,165,393281,183,879,84,143,878,196670,879,864,131321,865,131320,865,131321,812,131320,
812,65789,65592,327734,97,523,0,118,196663,106,880,196663,102,881,196663,106,882,131320,883,
327745,170,884,168,187,262205,99,885,884,262205,99,886,882,327745,170,887,168,188,262205,99,888,
887,327812,99,889,886,888,327808,99,890,885,889,262205,99,891,880,327808,99,892,890,891,393281,
173,893,78,143,892,262205,101,894,893,262205,101,895,881,327745,194,896,168,199,262205,101,897,
896,327813,101,85,895,897,327809,101,86,894,85,196670,893,86,65789,65592,327734,97,527,0,118,
196663,106,898,196663,102,899,196663,106,900,131320,901,327745,170,902,168,187,262205,99,903,902,
262205,99,904,900,327745,170,905,168,188,262205,99,906,905,327812,99,907,904,906,327808,99,908,
903,907,262205,99,909,898,327808,99,910,908,909,262205,101,911,899,393281,173,912,78,143,910,
196670,912,911,65789,65592,327734,97,488,0,119,196663,106,913,196663,102,914,196663,102,915,
196663,106,916,131320,917,262203,102,918,7,262203,102,919,7,327745,170,920,168,187,262205,99,921,
920,262205,99,922,916,327745,170,923,168,188,262205,99,924,923,327812,99,925,922,924,327808,99,
926,921,925,262205,99,927,913,327808,99,928,926,927,262205,101,929,914,196670,918,929,262205,101,
930,915,196670,919,930,393273,101,931,627,918,919,393281,173,932,78,143,928,196670,932,931,65789,
65592,327734,99,364,0,110,196663,106,933,196663,106,934,131320,935,262205,99,936,933,327812,99,
937,936,179,262205,99,938,934,262205,99,939,933,327879,99,940,939,200,327878,99,941,938,940,
327808,99,942,937,941,131326,942,65592,327734,99,302,0,120,196663,106,943,131320,944,262203,106,
945,7,262203,106,946,7,262205,99,947,943,327814,99,948,947,201,196855,949,0,262394,202,950,949,
131320,950,327745,128,951,4,178,262205,99,952,951,327812,99,953,952,201,262205,99,954,943,327817,
99,955,954,201,327808,99,956,953,955,327745,170,957,168,205,262205,99,958,957,327814,99,959,958,
123,327810,99,960,959,141,458764,99,961,1,38,956,960,196670,945,961,196670,946,948,393273,99,962,
650,945,946,131326,962,131320,949,196855,963,0,262394,206,964,963,131320,964,327745,128,965,4,178,
262205,99,966,965,327812,99,967,966,180,262205,99,968,943,327817,99,969,968,180,327808,99,970,967,
969,327745,170,971,168,205,262205,99,972,971,327810,99,973,972,141,458764,99,974,1,38,970,973,
262205,99,975,943,327856,134,976,975,180,196855,977,0,262394,976,978,979,131320,978,131321,977,
131320,979,327808,99,980,972,974,131321,977,131320,977,458997,99,981,974,978,980,979,131326,981,
131320,963,327745,128,982,4,178,262205,99,983,982,327812,99,984,983,191,262205,99,985,943,327808,
99,986,984,985,327745,170,987,168,205,262205,99,988,987,327810,99,989,988,141,458764,99,990,1,38,
986,989,131326,990,65592,327734,97,325,0,126,196663,106,991,196663,106,992,196663,106,993,196663,
122,994,196663,125,995,131320,996,262205,99,997,991,262205,99,998,993,327812,99,999,998,165,
327808,99,1000,997,999,393281,208,1001,90,143,1000,262205,121,1002,1001,196670,994,1002,131321,
1003,131320,1003,458997,99,1004,178,996,1005,1006,262390,1007,1006,1,131321,1008,131320,1008,
327856,134,1009,1004,123,262394,1009,1010,1007,131320,1010,262205,99,1011,992,262201,99,1012,292,
327814,99,1013,1012,179,327808,99,1014,1011,1013,327812,99,1015,201,1004,327808,99,1016,1014,1015,
327745,170,1017,168,162,262205,99,1018,1017,327810,99,1019,1018,141,458764,99,1020,1,38,1016,1019,
327812,99,1021,1020,223,262205,99,1022,993,327812,99,1023,1022,179,327808,99,1024,1021,1023,
262201,99,1025,292,327817,99,1026,1025,179,327808,99,1027,1024,1026,393281,208,1028,93,143,1027,
262205,121,1029,1028,327745,122,1030,995,1004,196670,1030,1029,131321,1006,131320,1006,327808,99,
1005,1004,146,131321,1003,131320,1007,65789,65592,327734,97,341,0,127,196663,122,1031,196663,124,
1032,131320,1033,262203,106,1034,7,262203,106,1035,7,262203,106,1036,7,262203,106,1037,7,262203,
125,1038,7,262201,99,1039,292,131321,1040,131320,1040,458997,99,1041,178,1033,1042,1043,262390,
1044,1043,1,131321,1045,131320,1045,327856,134,1046,1041,123,262394,1046,1047,1044,131320,1047,
327814,99,1048,1039,165,327812,99,1049,1041,165,327817,99,1050,1039,165,327808,99,1051,1049,1050,
196670,1034,1048,196670,1035,1051,393273,99,1052,364,1034,1035,262205,121,1053,1031,327812,99,
1054,165,1041,327810,99,1055,227,1054,458832,121,1056,1055,1055,1055,1055,327874,121,1057,1053,
1056,327879,121,1058,1057,244,327745,229,1059,226,1052,196670,1059,1058,131321,1043,131320,1043,
327808,99,1042,1041,146,131321,1040,131320,1044,131321,1060,131320,1060,458997,99,1061,178,1044,
1062,1063,262390,1064,1063,1,131321,1065,131320,1065,327856,134,1066,1061,123,262394,1066,1067,
1064,131320,1067,327814,99,1068,1039,179,327812,99,1069,201,1061,327808,99,1070,1068,1069,327817,
99,1071,1039,179,196670,1036,1070,196670,1037,1071,393273,99,1072,364,1036,1037,196670,1038,1032,
327745,122,1073,1038,1061,262205,121,1074,1073,327745,229,1075,230,1072,196670,1075,1074,131321,
1063,131320,1063,327808,99,1062,1061,146,131321,1060,131320,1064,65789,65592,};
static const uint32_t bitnet__spv_gemm_fast[] = {
119734787,66304,524299,1061,0,131089,1,131089,6018,131089,6019,524298,1599492179,1599227979,
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
42,196679,59,42,196679,60,42,196679,61,42,196679,62,42,327752,63,0,35,0,327752,63,1,35,4,327752,
63,2,35,8,327752,63,3,35,12,327752,63,4,35,16,327752,63,5,35,20,262215,64,6,24,262215,65,6,4,
262215,66,6,4,262215,67,6,4,327752,68,0,35,0,327752,68,1,35,4,327752,68,2,35,8,327752,68,3,35,12,
327752,68,4,35,16,327752,68,5,35,20,327752,68,6,35,24,327752,68,7,35,28,327752,68,8,35,32,327752,
68,9,35,36,327752,68,10,35,40,327752,68,11,35,232,327752,68,12,35,360,327752,68,13,35,2408,196679,
68,2,262215,69,34,0,262215,69,33,7,196679,70,42,196679,71,42,196679,72,42,196679,73,42,196679,74,
42,196679,75,42,262215,76,6,4,327752,77,0,35,0,196679,77,2,262215,78,34,0,262215,78,33,2,262215,
79,6,4,327752,80,0,35,0,196679,80,2,262215,81,34,0,262215,81,33,4,262215,82,6,4,327752,83,0,35,0,
196679,83,2,262215,84,34,0,262215,84,33,5,196679,85,42,196679,86,42,262215,87,1,2,262215,4,11,26,
262215,88,6,16,262216,89,0,24,327752,89,0,35,0,196679,89,2,262215,90,34,0,262215,90,33,0,262215,
91,6,16,262216,92,0,24,327752,92,0,35,0,196679,92,2,262215,93,34,0,262215,93,33,3,262215,94,1,1,
262215,95,1,0,262215,96,11,25,131091,97,196641,98,97,262165,99,32,0,196641,100,99,196630,101,32,
262176,102,7,101,262177,103,99,102,327713,104,99,102,102,262177,105,101,102,262176,106,7,99,
262165,107,32,1,327713,108,107,106,106,327713,109,101,102,102,327713,110,99,106,106,262176,111,7,
107,524321,112,101,111,111,102,102,106,262167,113,101,2,458785,114,113,102,102,106,106,262167,115,
101,4,262176,116,7,115,393249,117,97,106,116,106,393249,118,97,106,102,106,458785,119,97,106,102,
102,106,262177,120,99,106,262167,121,99,4,262176,122,7,121,262187,99,123,4,262172,124,121,123,
262176,125,7,124,524321,126,97,106,106,106,122,125,327713,127,97,122,124,262176,128,1,99,262203,
128,3,1,262187,107,129,16,262187,99,130,32768,262187,99,131,2147483647,262187,101,132,1056964608,
262187,99,133,2139095040,131092,134,262187,99,135,32256,262187,99,136,1199566848,262187,99,137,
31744,262187,99,138,947912704,262187,99,139,1056964608,262187,107,140,13,262187,99,141,1,262187,
99,142,2129859015,262187,107,143,0,262187,107,144,4,262187,101,145,1073741824,262187,107,146,1,
262187,101,147,1117782016,262187,101,148,1069066811,262187,101,149,1262485504,262187,101,150,
1060208640,262187,101,151,3109978243,262187,101,152,961571175,262187,101,153,985088974,262187,101,
154,1007192328,262187,101,155,1026206145,262187,101,156,1042983594,262187,101,157,1065353216,
262187,99,158,127,262187,107,159,23,262187,101,160,3265265664,262187,101,161,0,196657,134,34,
262194,99,40,64,196657,134,41,262194,99,42,64,262194,99,43,4,262194,99,44,2,393268,99,162,128,43,
44,262187,99,163,2,393268,99,164,134,42,163,1507358,47,99,99,99,99,99,99,99,99,99,99,99,101,101,
101,99,99,99,99,99,99,101,262176,165,9,47,262203,165,166,9,262187,107,167,2,262176,168,9,99,
262187,99,169,4294967295,196637,48,101,196638,49,48,262176,170,12,49,262203,170,50,12,262176,171,
12,101,262176,172,7,113,196637,52,113,196638,53,52,262176,173,12,53,262203,173,54,12,393268,99,
174,134,42,163,262176,175,12,113,262187,99,176,0,524318,63,99,99,99,101,99,99,262187,99,177,8,
262172,64,63,177,262187,99,178,32,262172,65,99,178,262187,99,179,512,262172,66,99,179,196637,67,
99,1048606,68,99,99,99,99,99,99,99,99,99,99,64,65,66,67,262176,180,12,68,262203,180,69,12,262176,
181,12,99,393268,99,182,128,43,44,262187,99,183,3,393268,99,184,134,42,163,262187,107,185,5,
262187,107,186,6,262187,99,187,63,393268,99,188,128,40,187,262187,99,189,64,393268,99,190,134,188,
189,393268,99,191,132,190,189,262176,192,9,101,196637,76,101,196638,77,76,262176,193,12,77,262203,
193,78,12,262187,107,194,9,196637,79,99,196638,80,79,262176,195,12,80,262203,195,81,12,196637,82,
99,196638,83,82,262176,196,12,83,262203,196,84,12,262187,107,197,20,262187,99,198,7,262187,99,199,
16,262194,99,87,1,393268,134,200,170,87,176,262167,201,99,3,262176,202,1,201,262203,202,4,1,
262187,107,203,7,393268,134,204,170,87,163,196637,88,121,196638,89,88,262176,205,12,89,262203,205,
90,12,262176,206,12,121,262187,107,207,8,196637,91,121,196638,92,91,262176,208,12,92,262203,208,
93,12,262194,99,94,256,393268,99,209,128,94,158,262187,99,210,128,393268,99,211,134,209,210,
393268,99,212,132,211,178,393268,99,213,134,212,199,393268,99,214,128,213,198,393268,99,215,134,
214,177,393268,99,216,128,215,198,393268,99,217,134,216,177,393268,99,218,128,215,217,393268,99,
219,130,218,141,393268,99,220,134,219,217,393268,99,221,132,220,217,393268,99,222,132,221,178,
262172,223,121,179,262176,224,4,223,262203,224,225,4,262187,99,226,6,262187,99,227,50529027,
262176,228,4,121,262203,224,229,4,393268,99,230,134,212,199,262172,231,107,177,262172,232,231,123,
262176,233,7,232,393268,99,234,134,212,178,262187,99,235,264,393268,99,236,134,212,178,393268,99,
237,130,236,141,262187,107,238,10,393268,134,239,170,87,176,393268,134,240,170,87,163,393268,134,
241,170,87,141,262194,99,95,1,393267,201,96,95,141,141,262187,99,242,3355447295,458796,121,243,
227,227,227,227,327734,97,2,0,98,131320,244,262203,106,245,7,262203,233,246,7,262203,106,247,7,
262203,106,248,7,262203,106,249,7,262203,122,250,7,262203,125,251,7,262203,122,252,7,262203,106,
253,7,262203,106,254,7,262203,106,255,7,262203,122,256,7,262203,125,257,7,262203,125,258,7,262203,
106,259,7,262203,106,260,7,262203,122,261,7,262203,106,262,7,262203,106,263,7,262203,106,264,7,
262203,106,265,7,262203,106,266,7,262203,116,267,7,262203,111,268,7,262203,111,269,7,262203,102,
270,7,262203,102,271,7,262203,106,272,7,262203,106,273,7,262203,116,274,7,262203,106,275,7,262203,
106,276,7,262203,102,277,7,262203,102,278,7,262203,106,279,7,262203,106,280,7,262203,102,281,7,
262203,102,282,7,262203,106,283,7,262203,106,284,7,262203,102,285,7,262203,106,286,7,262203,106,
287,7,262203,102,288,7,262203,106,289,7,262201,99,290,291,327817,99,292,290,199,327814,99,293,290,
199,327745,128,294,4,141,262205,99,295,294,327812,99,296,295,189,327745,168,297,166,143,262205,99,
298,297,327814,99,299,290,163,196670,245,299,327737,99,300,301,245,327812,99,302,300,230,327808,
99,303,298,302,327817,99,304,290,163,327808,99,305,303,304,131321,306,131320,306,458997,107,307,
143,244,308,309,262390,310,309,1,131321,311,131320,311,327857,134,312,307,144,262394,312,313,310,
131320,313,131321,314,131320,314,458997,107,315,143,313,316,317,262390,318,317,1,131321,319,
131320,319,327857,134,320,315,207,262394,320,321,318,131320,321,393281,111,322,246,307,315,196670,
322,143,131321,317,131320,317,327808,107,316,315,146,131321,314,131320,318,131321,309,131320,309,
327808,107,308,307,146,131321,306,131320,310,196670,247,305,196670,248,296,196670,249,176,589881,
97,323,324,247,248,249,250,251,262205,121,325,250,262205,124,326,251,131321,327,131320,327,458997,
121,328,325,310,329,330,458997,124,331,326,310,332,330,458997,99,333,176,310,334,330,262390,335,
330,0,131321,336,131320,336,327856,134,337,333,234,262394,337,338,335,131320,338,262368,163,163,
235,196670,252,328,393273,97,339,340,252,331,262368,163,163,235,327808,99,341,333,141,458764,99,
342,1,38,341,237,196670,253,305,196670,254,296,196670,255,342,589881,97,343,324,253,254,255,256,
257,262205,121,329,256,262205,124,332,257,131321,344,131320,344,458997,99,345,176,338,346,347,
262390,348,347,1,131321,349,131320,349,327856,134,350,345,177,262394,350,351,348,131320,351,
131321,352,131320,352,458997,99,353,176,351,354,355,262390,356,355,1,131321,357,131320,357,327856,
134,358,353,123,262394,358,359,356,131320,359,327812,99,360,199,353,327808,99,361,292,360,196670,
259,361,196670,260,345,393273,99,362,363,259,260,327745,228,364,225,362,262205,121,365,364,327745,
122,366,258,353,196670,366,365,131321,355,131320,355,327808,99,354,353,146,131321,352,131320,356,
131321,367,131320,367,458997,99,368,176,356,369,370,262390,371,370,1,131321,372,131320,372,327856,
134,373,368,177,262394,373,374,371,131320,374,327812,99,375,177,368,327808,99,376,293,375,196670,
262,376,196670,263,345,393273,99,377,363,262,263,327745,228,378,229,377,262205,121,379,378,196670,
261,379,131321,380,131320,380,458997,107,381,143,374,382,383,262390,384,383,1,131321,385,131320,
385,327857,134,386,381,144,262394,386,387,384,131320,387,131321,388,131320,388,458997,107,389,143,
387,390,391,262390,392,391,1,131321,393,131320,393,327857,134,394,389,144,262394,394,395,392,
131320,395,327745,106,396,261,389,262205,99,397,396,196670,264,397,393281,106,398,258,381,389,
262205,99,399,398,196670,265,399,393273,107,400,401,264,265,393281,111,402,246,381,368,262205,107,
403,402,327808,107,404,403,400,196670,402,404,131321,391,131320,391,327808,107,390,389,146,131321,
388,131320,392,131321,383,131320,383,327808,107,382,381,146,131321,380,131320,384,131321,370,
131320,370,327808,99,369,368,146,131321,367,131320,371,131321,347,131320,347,327808,99,346,345,
146,131321,344,131320,348,131321,330,131320,330,327808,99,334,333,146,131321,327,131320,335,
131321,405,131320,405,458997,107,406,143,335,407,408,262390,409,408,1,131321,410,131320,410,
327857,134,411,406,207,262394,411,412,409,131320,412,327808,99,413,296,293,262268,99,414,406,
327812,99,415,177,414,327808,99,416,413,415,327745,168,417,166,207,262205,99,418,417,327854,134,
419,416,418,196855,420,0,262394,419,421,420,131320,421,131321,408,131320,420,327745,168,422,166,
238,262205,99,423,422,327812,99,424,163,416,327808,99,425,423,424,393281,171,426,78,143,425,
262205,101,427,426,327808,99,428,425,141,393281,171,429,78,143,428,262205,101,430,429,262268,107,
431,430,131321,432,131320,432,458997,107,433,143,420,434,435,262390,436,435,1,131321,437,131320,
437,327857,134,438,433,144,262394,438,439,436,131320,439,262268,99,440,433,327812,99,441,199,440,
327808,99,442,292,441,196670,266,442,327737,99,443,301,266,327745,168,444,166,146,262205,99,445,
444,327808,99,446,445,443,393281,111,447,246,433,406,262205,107,448,447,196670,268,448,196670,269,
431,196670,270,427,393281,171,449,50,143,446,262205,101,450,449,196670,271,450,196670,272,443,
589881,101,451,452,268,269,270,271,272,327745,102,453,267,433,196670,453,451,131321,435,131320,
435,327808,107,434,433,146,131321,432,131320,436,196855,454,0,262394,239,455,456,131320,455,
327745,128,457,4,176,262205,99,458,457,327812,99,459,458,199,327808,99,460,459,292,327812,99,461,
460,123,327745,168,462,166,203,262205,99,463,462,327856,134,464,461,463,196855,465,0,262394,464,
466,465,131320,466,196670,273,460,262205,115,467,267,196670,274,467,196670,275,416,458809,97,468,
469,273,274,275,131321,465,131320,465,131321,454,131320,456,196855,470,0,262394,240,471,472,
131320,471,327745,128,473,4,176,262205,99,474,473,327812,99,475,474,178,327808,99,476,475,292,
327745,168,477,166,203,262205,99,478,477,327856,134,479,476,478,196855,480,0,262394,479,481,480,
131320,481,196670,276,476,327745,102,482,267,176,262205,101,483,482,196670,277,483,327745,102,484,
267,163,262205,101,485,484,196670,278,485,196670,279,416,524345,97,486,487,276,277,278,279,131321,
480,131320,480,327808,99,488,476,199,327856,134,489,488,478,196855,490,0,262394,489,491,490,
131320,491,196670,280,488,327745,102,492,267,141,262205,101,493,492,196670,281,493,327745,102,494,
267,183,262205,101,495,494,196670,282,495,196670,283,416,524345,97,496,487,280,281,282,283,131321,
490,131320,490,131321,470,131320,472,131321,497,131320,497,458997,99,498,176,472,499,500,262390,
501,500,1,131321,502,131320,502,327856,134,503,498,123,262394,503,504,501,131320,504,327745,128,
505,4,176,262205,99,506,505,327812,99,507,506,189,327808,99,508,507,292,327812,99,509,199,498,
327808,99,510,508,509,327745,168,511,166,203,262205,99,512,511,327854,134,513,510,512,196855,514,
0,262394,513,515,514,131320,515,131321,500,131320,514,196855,516,0,262394,241,517,518,131320,517,
196670,284,510,327745,102,519,267,498,262205,101,520,519,196670,285,520,196670,286,416,458809,97,
521,522,284,285,286,131321,516,131320,518,196670,287,510,327745,102,523,267,498,262205,101,524,
523,196670,288,524,196670,289,416,458809,97,525,526,287,288,289,131321,516,131320,516,131321,500,
131320,500,327808,99,499,498,146,131321,497,131320,501,131321,470,131320,470,131321,454,131320,
454,131321,408,131320,408,327808,107,407,406,146,131321,405,131320,409,65789,65592,327734,99,291,
0,100,131320,527,262205,99,528,3,131326,528,65592,327734,99,529,0,103,196663,102,530,131320,531,
262205,101,532,530,262268,99,533,532,327874,99,534,533,129,327879,99,535,534,130,327879,99,536,
533,131,262268,101,537,536,327809,101,5,537,132,327852,134,538,536,133,196855,539,0,262394,538,
540,539,131320,540,131326,135,131320,539,327854,134,541,536,136,196855,542,0,262394,541,543,542,
131320,543,327877,99,544,535,137,131326,544,131320,542,327856,134,545,536,138,196855,546,0,262394,
545,547,546,131320,547,262268,99,548,5,327810,99,549,548,139,327877,99,550,535,549,131326,550,
131320,546,327808,99,551,536,242,327874,99,552,536,140,327879,99,553,552,141,327808,99,554,551,
553,327874,99,555,554,140,327877,99,556,535,555,131326,556,65592,327734,99,557,0,104,196663,102,
558,196663,102,559,131320,560,262203,102,561,7,262203,102,562,7,262205,101,563,558,196670,561,563,
327737,99,564,529,561,262205,101,565,559,196670,562,565,327737,99,566,529,562,327876,99,567,566,
129,327877,99,568,564,567,131326,568,65592,327734,101,569,0,105,196663,102,570,131320,571,262205,
101,572,570,262268,99,573,572,327810,99,6,142,573,262268,101,574,6,131321,575,131320,575,458997,
101,576,574,571,9,577,458997,107,578,143,571,579,577,262390,580,577,0,131321,581,131320,581,
327857,134,582,578,144,262394,582,583,580,131320,583,262205,101,584,570,327813,101,7,584,576,
327811,101,8,145,7,327813,101,9,576,8,131321,577,131320,577,327808,107,579,578,146,131321,575,
131320,580,131326,576,65592,327734,101,585,0,105,196663,102,586,131320,587,262205,101,588,586,
327866,134,589,588,147,262205,101,590,586,393385,101,591,589,147,590,327813,101,10,591,148,327809,
101,11,10,149,327811,101,12,11,149,327813,101,13,12,150,327811,101,14,591,13,327813,101,15,12,151,
327811,101,16,14,15,327813,101,17,152,16,327809,101,18,17,153,327813,101,19,18,16,327809,101,20,
19,154,327813,101,21,20,16,327809,101,22,21,155,327813,101,23,22,16,327809,101,24,23,156,327813,
101,25,24,16,327809,101,26,25,132,327813,101,27,16,16,327813,101,28,26,27,327809,101,29,28,16,
327809,101,30,29,157,262268,99,592,11,327808,99,31,592,158,327876,99,593,31,159,262268,101,594,
593,327813,101,32,30,594,262205,101,595,586,327864,134,596,595,160,393385,101,597,596,161,32,
131326,597,65592,327734,107,401,0,108,196663,106,598,196663,106,599,131320,600,262205,99,601,598,
262268,107,602,601,262205,99,603,599,262268,107,604,603,397666,107,605,602,604,0,131326,605,65592,
327734,101,606,0,109,196663,102,607,196663,102,608,131320,609,262205,101,610,607,262205,101,611,
608,327809,101,33,610,611,131326,33,65592,327734,101,612,0,109,196663,102,613,196663,102,614,
131320,615,262203,102,616,7,262203,102,617,7,262203,102,618,7,262203,102,619,7,262205,101,620,613,
327866,134,621,620,161,262205,101,622,613,393385,101,623,621,622,161,196855,624,0,262394,34,625,
626,131320,625,262205,101,627,613,262205,101,628,613,262271,101,35,628,196670,616,35,327737,101,
629,585,616,196670,617,157,196670,618,629,393273,101,630,606,617,618,196670,619,630,327737,101,
631,569,619,327813,101,36,627,631,262205,101,632,614,327813,101,37,36,632,131321,624,131320,626,
327813,101,38,623,623,262205,101,633,614,327813,101,39,38,633,131321,624,131320,624,458997,101,
634,37,625,39,626,131326,634,65592,327734,99,635,0,110,196663,106,636,196663,106,637,131320,638,
262205,99,639,636,327812,99,640,639,123,327814,99,641,640,40,262205,99,642,636,327812,99,643,642,
123,327817,99,644,643,40,327854,134,645,644,42,327846,134,646,41,645,262312,134,647,646,196855,
648,0,262394,647,649,648,131320,649,327854,134,650,641,162,131321,648,131320,648,458997,134,651,
646,638,650,649,196855,652,0,262394,651,653,652,131320,653,262205,99,654,636,327812,99,655,654,
123,262205,99,656,637,327808,99,657,655,656,131326,657,131320,652,327812,99,658,641,40,327814,99,
659,644,163,327808,99,660,658,659,262205,99,661,637,327879,99,662,661,141,327808,99,663,660,662,
262205,99,664,637,327874,99,665,664,146,327812,99,666,665,164,327808,99,667,663,666,131326,667,
65592,327734,101,452,0,112,196663,111,668,196663,111,669,196663,102,670,196663,102,671,196663,106,
672,131320,673,262205,107,674,668,262205,107,675,669,327810,107,676,674,675,262255,101,677,676,
262205,101,678,671,262205,101,679,670,327813,101,45,678,679,327813,101,46,677,45,327745,168,680,
166,167,262205,99,681,680,327851,134,682,681,169,196855,683,0,262394,682,684,683,131320,684,
262205,99,685,672,327808,99,686,681,685,393281,171,687,50,143,686,262205,101,688,687,327809,101,
51,46,688,131321,683,131320,683,458997,101,689,46,673,51,684,131326,689,65592,327734,113,690,0,
114,196663,102,691,196663,102,692,196663,106,693,196663,106,694,131320,695,262203,172,696,7,
262205,99,697,694,327812,99,698,697,174,262205,99,699,693,327808,99,700,698,699,393281,175,701,54,
143,700,262205,113,702,701,196670,696,702,262205,101,703,691,327745,102,704,696,176,262205,101,
705,704,327813,101,55,703,705,262205,101,706,692,327745,102,707,696,141,262205,101,708,707,327813,
101,56,706,708,327811,101,57,55,56,262205,101,709,691,262205,101,710,707,327813,101,58,709,710,
262205,101,711,692,262205,101,712,704,327813,101,59,711,712,327809,101,60,58,59,327760,113,713,57,
60,131326,713,65592,327734,97,469,0,117,196663,106,714,196663,116,715,196663,106,716,131320,717,
262203,102,718,7,262203,102,719,7,262203,106,720,7,262203,106,721,7,262203,102,722,7,262203,102,
723,7,262203,106,724,7,262203,106,725,7,262203,172,726,7,262203,102,727,7,262203,102,728,7,262203,
106,729,7,262203,106,730,7,262203,172,731,7,262203,102,732,7,262203,102,733,7,262203,106,734,7,
262203,106,735,7,262203,116,736,7,262203,102,737,7,262203,102,738,7,262203,102,739,7,262203,102,
740,7,262205,99,741,714,327812,99,742,741,123,327814,99,743,742,40,262205,99,744,714,327812,99,61,
744,123,327817,99,62,61,40,327745,181,745,69,143,262205,99,746,745,262205,99,747,716,327808,99,70,
746,747,327808,99,748,62,163,327856,134,749,743,182,327856,134,750,62,42,327847,134,751,749,750,
196855,752,0,262394,751,753,752,131320,753,196855,754,0,262394,41,755,756,131320,755,327814,99,71,
62,163,327745,102,757,715,176,262205,101,758,757,196670,718,758,327745,102,759,715,141,262205,101,
760,759,196670,719,760,196670,720,71,196670,721,70,524345,113,761,690,718,719,720,721,327761,101,
762,761,0,196670,757,762,327761,101,763,761,1,196670,759,763,327808,99,72,71,141,327745,102,764,
715,163,262205,101,765,764,196670,722,765,327745,102,766,715,183,262205,101,767,766,196670,723,
767,196670,724,72,196670,725,70,524345,113,768,690,722,723,724,725,327761,101,769,768,0,196670,
764,769,327761,101,770,768,1,196670,766,770,131321,754,131320,756,327814,99,73,62,163,327745,102,
771,715,176,262205,101,772,771,196670,727,772,327745,102,773,715,163,262205,101,774,773,196670,
728,774,196670,729,73,196670,730,70,524345,113,775,690,727,728,729,730,196670,726,775,327808,99,
74,73,141,327745,102,776,715,141,262205,101,777,776,196670,732,777,327745,102,778,715,183,262205,
101,779,778,196670,733,779,196670,734,74,196670,735,70,524345,113,780,690,732,733,734,735,196670,
731,780,327745,102,781,726,176,262205,101,782,781,327745,102,783,731,176,262205,101,784,783,
327745,102,785,726,141,262205,101,786,785,327745,102,787,731,141,262205,101,788,787,458832,115,
789,782,784,786,788,196670,715,789,327814,99,790,62,163,327808,99,791,790,184,131321,754,131320,
754,458997,99,792,748,755,791,756,458997,99,793,62,755,790,756,131321,752,131320,752,458997,99,
794,748,717,792,754,458997,99,795,62,717,793,754,327856,134,796,743,43,196855,797,0,262394,796,
798,799,131320,798,327745,168,800,166,185,262205,99,801,800,262205,99,802,716,327745,168,803,166,
186,262205,99,804,803,327812,99,805,802,804,327808,99,806,801,805,327812,99,807,743,191,327808,99,
808,806,807,262205,115,809,715,327745,192,810,166,140,262205,101,811,810,327822,115,75,809,811,
196670,736,75,327808,99,812,808,795,327745,102,813,736,176,262205,101,814,813,393281,171,815,78,
143,812,196670,815,814,327808,99,816,812,141,327745,102,817,736,141,262205,101,818,817,393281,171,
819,78,143,816,196670,819,818,327808,99,820,808,794,327745,102,821,736,163,262205,101,822,821,
393281,171,823,78,143,820,196670,823,822,327808,99,824,820,141,327745,102,825,736,183,262205,101,
826,825,393281,171,827,78,143,824,196670,827,826,131321,797,131320,799,327810,99,828,743,43,
327856,134,829,828,44,196855,830,0,262394,829,831,832,131320,831,131321,830,131320,832,327810,99,
833,828,44,131321,830,131320,830,458997,99,834,828,831,833,832,327745,168,835,166,194,262205,99,
836,835,327812,99,837,834,836,327808,99,838,837,70,327812,99,839,838,191,327745,102,840,715,176,
262205,101,841,840,196670,737,841,327745,102,842,715,141,262205,101,843,842,196670,738,843,393273,
99,844,557,737,738,327745,102,845,715,163,262205,101,846,845,196670,739,846,327745,102,847,715,
183,262205,101,848,847,196670,740,848,393273,99,849,557,739,740,196855,850,0,262394,829,851,852,
131320,851,327808,99,853,839,795,327814,99,854,853,163,393281,181,855,81,143,854,196670,855,844,
327808,99,856,839,794,327814,99,857,856,163,393281,181,858,81,143,857,196670,858,849,131321,850,
131320,852,327808,99,859,839,795,327814,99,860,859,163,393281,181,861,84,143,860,196670,861,844,
327808,99,862,839,794,327814,99,863,862,163,393281,181,864,84,143,863,196670,864,849,131321,850,
131320,850,131321,797,131320,797,65789,65592,327734,97,522,0,118,196663,106,865,196663,102,866,
196663,106,867,131320,868,327745,168,869,166,185,262205,99,870,869,262205,99,871,867,327745,168,
872,166,186,262205,99,873,872,327812,99,874,871,873,327808,99,875,870,874,262205,99,876,865,
327808,99,877,875,876,393281,171,878,78,143,877,262205,101,879,878,262205,101,880,866,327745,192,
881,166,197,262205,101,882,881,327813,101,85,880,882,327809,101,86,879,85,196670,878,86,65789,
65592,327734,97,526,0,118,196663,106,883,196663,102,884,196663,106,885,131320,886,327745,168,887,
166,185,262205,99,888,887,262205,99,889,885,327745,168,890,166,186,262205,99,891,890,327812,99,
892,889,891,327808,99,893,888,892,262205,99,894,883,327808,99,895,893,894,262205,101,896,884,
393281,171,897,78,143,895,196670,897,896,65789,65592,327734,97,487,0,119,196663,106,898,196663,
102,899,196663,102,900,196663,106,901,131320,902,262203,102,903,7,262203,102,904,7,327745,168,905,
166,185,262205,99,906,905,262205,99,907,901,327745,168,908,166,186,262205,99,909,908,327812,99,
910,907,909,327808,99,911,906,910,262205,99,912,898,327808,99,913,911,912,262205,101,914,899,
196670,903,914,262205,101,915,900,196670,904,915,393273,101,916,612,903,904,393281,171,917,78,143,
913,196670,917,916,65789,65592,327734,99,363,0,110,196663,106,918,196663,106,919,131320,920,
262205,99,921,918,327812,99,922,921,177,262205,99,923,919,262205,99,924,918,327879,99,925,924,198,
327878,99,926,923,925,327808,99,927,922,926,131326,927,65592,327734,99,301,0,120,196663,106,928,
131320,929,262203,106,930,7,262203,106,931,7,262205,99,932,928,327814,99,933,932,199,196855,934,0,
262394,200,935,934,131320,935,327745,128,936,4,176,262205,99,937,936,327812,99,938,937,199,262205,
99,939,928,327817,99,940,939,199,327808,99,941,938,940,327745,168,942,166,203,262205,99,943,942,
327814,99,944,943,123,327810,99,945,944,141,458764,99,946,1,38,941,945,196670,930,946,196670,931,
933,393273,99,947,635,930,931,131326,947,131320,934,196855,948,0,262394,204,949,948,131320,949,
327745,128,950,4,176,262205,99,951,950,327812,99,952,951,178,262205,99,953,928,327817,99,954,953,
178,327808,99,955,952,954,327745,168,956,166,203,262205,99,957,956,327810,99,958,957,141,458764,
99,959,1,38,955,958,262205,99,960,928,327856,134,961,960,178,196855,962,0,262394,961,963,964,
131320,963,131321,962,131320,964,327808,99,965,957,959,131321,962,131320,962,458997,99,966,959,
963,965,964,131326,966,131320,948,327745,128,967,4,176,262205,99,968,967,327812,99,969,968,189,
262205,99,970,928,327808,99,971,969,970,327745,168,972,166,203,262205,99,973,972,327810,99,974,
973,141,458764,99,975,1,38,971,974,131326,975,65592,327734,97,324,0,126,196663,106,976,196663,106,
977,196663,106,978,196663,122,979,196663,125,980,131320,981,262205,99,982,976,262205,99,983,978,
327812,99,984,983,163,327808,99,985,982,984,393281,206,986,90,143,985,262205,121,987,986,196670,
979,987,131321,988,131320,988,458997,99,989,176,981,990,991,262390,992,991,1,131321,993,131320,
993,327856,134,994,989,123,262394,994,995,992,131320,995,262205,99,996,977,262201,99,997,291,
327814,99,998,997,177,327808,99,999,996,998,327812,99,1000,199,989,327808,99,1001,999,1000,327745,
168,1002,166,207,262205,99,1003,1002,327810,99,1004,1003,141,458764,99,1005,1,38,1001,1004,327812,
99,1006,1005,222,262205,99,1007,978,327812,99,1008,1007,177,327808,99,1009,1006,1008,262201,99,
1010,291,327817,99,1011,1010,177,327808,99,1012,1009,1011,393281,206,1013,93,143,1012,262205,121,
1014,1013,327745,122,1015,980,989,196670,1015,1014,131321,991,131320,991,327808,99,990,989,146,
131321,988,131320,992,65789,65592,327734,97,340,0,127,196663,122,1016,196663,124,1017,131320,1018,
262203,106,1019,7,262203,106,1020,7,262203,106,1021,7,262203,106,1022,7,262203,125,1023,7,262201,
99,1024,291,131321,1025,131320,1025,458997,99,1026,176,1018,1027,1028,262390,1029,1028,1,131321,
1030,131320,1030,327856,134,1031,1026,123,262394,1031,1032,1029,131320,1032,327814,99,1033,1024,
163,327812,99,1034,1026,163,327817,99,1035,1024,163,327808,99,1036,1034,1035,196670,1019,1033,
196670,1020,1036,393273,99,1037,363,1019,1020,262205,121,1038,1016,327812,99,1039,163,1026,327810,
99,1040,226,1039,458832,121,1041,1040,1040,1040,1040,327874,121,1042,1038,1041,327879,121,1043,
1042,243,327745,228,1044,225,1037,196670,1044,1043,131321,1028,131320,1028,327808,99,1027,1026,
146,131321,1025,131320,1029,131321,1045,131320,1045,458997,99,1046,176,1029,1047,1048,262390,1049,
1048,1,131321,1050,131320,1050,327856,134,1051,1046,123,262394,1051,1052,1049,131320,1052,327814,
99,1053,1024,177,327812,99,1054,199,1046,327808,99,1055,1053,1054,327817,99,1056,1024,177,196670,
1021,1055,196670,1022,1056,393273,99,1057,363,1021,1022,196670,1023,1017,327745,122,1058,1023,
1046,262205,121,1059,1058,327745,228,1060,229,1057,196670,1060,1059,131321,1048,131320,1048,
327808,99,1047,1046,146,131321,1045,131320,1049,65789,65592,};
static const uint32_t bitnet__spv_gemm_groups_plain[] = {
119734787,66304,524299,989,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,262215,7,1,
11,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,
196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,196679,
22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,
196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,42,262215,36,1,8,
196679,37,42,196679,38,42,196679,39,42,196679,40,42,196679,41,42,327752,42,0,35,0,327752,42,1,35,
4,327752,42,2,35,8,327752,42,3,35,12,327752,42,4,35,16,327752,42,5,35,20,327752,42,6,35,24,327752,
42,7,35,28,327752,42,8,35,32,327752,42,9,35,36,327752,42,10,35,40,327752,42,11,35,44,327752,42,12,
35,48,327752,42,13,35,52,196679,42,2,262215,43,6,4,262216,44,0,24,327752,44,0,35,0,196679,44,2,
262215,45,34,0,262215,45,33,1,262215,46,1,2,262215,47,6,4,327752,48,0,35,0,196679,48,2,262215,49,
34,0,262215,49,33,2,196679,50,42,196679,51,42,327752,52,0,35,0,327752,52,1,35,4,327752,52,2,35,8,
327752,52,3,35,12,327752,52,4,35,16,327752,52,5,35,20,262215,53,6,24,262215,54,6,4,262215,55,6,4,
262215,56,6,4,327752,57,0,35,0,327752,57,1,35,4,327752,57,2,35,8,327752,57,3,35,12,327752,57,4,35,
16,327752,57,5,35,20,327752,57,6,35,24,327752,57,7,35,28,327752,57,8,35,32,327752,57,9,35,36,
327752,57,10,35,40,327752,57,11,35,232,327752,57,12,35,360,327752,57,13,35,2408,196679,57,2,
262215,58,34,0,262215,58,33,7,262215,4,11,26,262215,59,1,1,262215,60,1,3,262215,61,6,8,262216,62,
0,24,327752,62,0,35,0,196679,62,2,262215,63,34,0,262215,63,33,0,262215,64,6,4,262216,65,0,24,
327752,65,0,35,0,196679,65,2,262215,66,34,0,262215,66,33,0,262215,67,1,4,262215,68,1,5,262215,69,
6,16,262216,70,0,24,327752,70,0,35,0,196679,70,2,262215,71,34,0,262215,71,33,3,262215,72,6,8,
262216,73,0,24,327752,73,0,35,0,196679,73,2,262215,74,34,0,262215,74,33,2,196679,75,42,196679,76,
42,196679,77,42,196679,78,42,196679,79,42,196679,80,42,196679,81,42,196679,82,42,262215,83,1,0,
262215,84,11,25,131091,85,196641,86,85,262165,87,32,0,196641,88,87,262176,89,7,87,196630,90,32,
262177,91,90,89,262167,92,90,2,262177,93,92,89,262176,94,7,90,262177,95,90,94,131092,96,262177,97,
96,94,262165,98,32,1,327713,99,98,89,89,327713,100,90,94,94,458785,101,85,89,89,94,94,327713,102,
87,89,89,262177,103,87,89,262167,104,87,2,262167,105,87,4,262187,87,106,2,262172,107,105,106,
393246,108,104,87,107,104,262176,109,7,108,524321,110,85,89,89,89,89,109,262177,111,85,109,262187,
87,112,8,262172,113,90,112,262187,87,114,4,262172,115,113,114,262176,116,7,115,458785,117,85,89,
89,89,116,262176,118,1,87,262203,118,3,1,262187,87,119,32768,262187,98,120,16,262187,87,121,32767,
262187,98,122,13,262187,87,123,939524096,262187,87,124,260046848,262187,87,125,947912704,262187,
90,126,947912704,262187,87,127,8388608,196657,96,7,262187,87,128,65535,262187,87,129,2129859015,
262187,98,130,0,262187,98,131,4,262187,90,132,1073741824,262187,98,133,1,262187,90,134,1117782016,
262187,90,135,1069066811,262187,90,136,1262485504,262187,90,137,1060208640,262187,90,138,
3109978243,262187,90,139,961571175,262187,90,140,985088974,262187,90,141,1007192328,262187,90,142,
1026206145,262187,90,143,1042983594,262187,90,144,1056964608,262187,90,145,1065353216,262187,87,
146,127,262187,98,147,23,262187,90,148,3265265664,262187,90,149,0,262187,87,150,2139095040,262187,
98,151,8,262187,98,152,24,196657,96,36,1048606,42,87,87,87,87,87,87,87,87,87,90,87,87,87,87,
262176,153,9,42,262203,153,154,9,262187,98,155,3,262176,156,9,87,262187,98,157,2,262187,87,158,
4294967295,196637,43,90,196638,44,43,262176,159,12,44,262203,159,45,12,262176,160,12,90,262194,87,
46,1,393268,96,161,170,46,106,262187,98,162,5,262187,87,163,1,393268,96,164,170,46,163,196637,47,
90,196638,48,47,262176,165,12,48,262203,165,49,12,262187,98,166,9,262176,167,9,90,393268,96,168,
170,46,106,393268,96,169,170,46,114,524318,52,87,87,87,90,87,87,262172,53,52,112,262187,87,170,32,
262172,54,87,170,262187,87,171,512,262172,55,87,171,196637,56,87,1048606,57,87,87,87,87,87,87,87,
87,87,87,53,54,55,56,262176,172,12,57,262203,172,58,12,262187,98,173,10,262176,174,12,87,262187,
87,175,3,262187,87,176,16,393268,96,177,171,46,106,262167,178,87,3,262176,179,1,178,262203,179,4,
1,262187,87,180,0,393268,96,181,170,46,106,262187,87,182,64,262194,87,59,256,262187,87,183,31,
393268,87,184,128,59,183,393268,87,185,134,184,170,393268,87,186,130,185,163,262194,87,60,2,
393268,96,187,170,60,106,262176,188,7,104,196637,61,104,196638,62,61,262176,189,12,62,262203,189,
63,12,262176,190,12,104,196637,64,87,196638,65,64,262176,191,12,65,262203,191,66,12,262194,87,67,
0,393268,96,192,170,67,180,262194,87,68,4,262187,98,193,6,196637,69,105,196638,70,69,262176,194,
12,70,262203,194,71,12,262176,195,12,105,262176,196,7,105,196637,72,104,196638,73,72,262176,197,
12,73,262203,197,74,12,262187,98,198,7,262176,199,7,92,393268,96,200,170,60,106,262187,87,201,256,
262172,202,105,201,262176,203,4,202,262203,203,204,4,262187,87,205,6,458796,105,206,180,106,114,
205,262187,87,207,50529027,262176,208,4,105,458796,105,209,180,163,106,175,262187,87,210,16843009,
262167,211,98,4,262203,203,212,4,262187,87,213,128,262172,214,90,213,262176,215,4,214,262203,215,
216,4,393268,96,217,170,67,180,262176,218,4,90,262172,219,104,213,262176,220,4,219,262203,220,221,
4,262176,222,4,104,262172,223,90,114,262176,224,7,223,262172,225,105,114,262176,226,7,225,393268,
96,227,170,67,180,393268,87,228,128,67,163,393268,87,229,134,228,106,393268,87,230,132,229,114,
393268,87,231,132,185,60,393268,87,232,132,231,114,393268,87,233,128,230,232,393268,87,234,134,
114,60,393268,87,235,128,185,106,393268,87,236,130,235,163,393268,87,237,134,236,106,262187,87,
238,264,393268,87,239,130,237,163,393268,87,240,137,185,106,393268,96,241,170,240,180,393268,96,
242,170,46,106,458804,87,243,169,242,106,114,262194,87,83,1,393267,178,84,83,163,163,262187,87,
244,1879048192,458796,105,245,210,210,210,210,458796,211,246,133,133,133,133,458796,105,247,207,
207,207,207,327734,85,2,0,86,131320,248,262203,89,249,7,262203,89,250,7,262203,116,251,7,262203,
89,252,7,262203,89,253,7,262203,89,254,7,262203,89,255,7,262203,109,256,7,262203,109,257,7,262203,
89,258,7,262203,89,259,7,262203,89,260,7,262203,89,261,7,262203,109,262,7,262203,89,263,7,262203,
89,264,7,262203,89,265,7,262203,116,266,7,262203,89,267,7,262203,89,268,7,262203,89,269,7,262203,
94,270,7,262203,94,271,7,262201,87,272,273,327817,87,274,272,176,327814,87,275,272,176,327745,118,
276,4,163,262205,87,277,276,327812,87,278,277,182,327817,87,279,272,182,327814,87,280,279,176,
196670,249,280,327737,87,281,282,249,196855,283,0,262394,227,284,285,131320,284,327745,156,286,
154,133,262205,87,287,286,327812,87,288,281,176,327808,87,289,287,288,327808,87,290,289,274,
131321,283,131320,285,327745,156,291,154,130,262205,87,292,291,327812,87,293,281,233,327808,87,
294,292,293,327812,87,295,294,114,327814,87,296,274,106,327808,87,297,295,296,131321,283,131320,
283,458997,87,298,290,284,297,285,327745,156,299,154,130,262205,87,300,299,327814,87,301,272,170,
196670,250,301,327737,87,302,282,250,327812,87,303,302,233,327808,87,304,300,303,327808,87,305,
304,230,327812,87,306,305,234,131321,307,131320,307,458997,98,308,130,283,309,310,262390,311,310,
1,131321,312,131320,312,327857,96,313,308,131,262394,313,314,311,131320,314,131321,315,131320,315,
458997,98,316,130,314,317,318,262390,319,318,1,131321,320,131320,320,327857,96,321,316,151,262394,
321,322,319,131320,322,393281,94,323,251,308,316,196670,323,149,131321,318,131320,318,327808,98,
317,316,133,131321,315,131320,319,131321,310,131320,310,327808,98,309,308,133,131321,307,131320,
311,196670,252,180,196670,253,306,196670,254,298,196670,255,278,589881,85,324,325,252,253,254,255,
256,262205,108,326,256,131321,327,131320,327,458997,108,328,326,311,329,330,458997,87,331,180,311,
332,330,262390,333,330,0,131321,334,131320,334,327856,96,335,331,237,262394,335,336,333,131320,
336,262368,106,106,238,196670,257,328,327737,85,337,338,257,262368,106,106,238,327808,87,339,331,
163,458764,87,340,1,38,339,239,196670,258,340,196670,259,306,196670,260,298,196670,261,278,589881,
85,341,325,258,259,260,261,262,262205,108,329,262,131321,342,131320,342,458997,87,343,180,336,344,
345,262390,346,345,2,131321,347,131320,347,327856,96,348,343,106,262394,348,349,346,131320,349,
262312,96,350,241,196855,351,0,262394,350,352,351,131320,352,327812,87,353,331,106,327808,87,354,
353,343,327856,96,355,354,185,131321,351,131320,351,458997,96,356,241,349,355,352,196855,357,0,
262394,356,358,357,131320,358,196670,263,343,196670,264,274,196670,265,275,262205,115,359,251,
196670,266,359,524345,85,360,361,263,264,265,266,262205,115,362,266,196670,251,362,131321,357,
131320,357,131321,345,131320,345,327808,87,344,343,133,131321,342,131320,346,131321,330,131320,
330,327808,87,332,331,133,131321,327,131320,333,131321,363,131320,363,458997,87,364,180,333,365,
366,262390,367,366,1,131321,368,131320,368,327856,96,369,364,112,262394,369,370,367,131320,370,
327808,87,371,278,275,327812,87,372,112,364,327808,87,373,371,372,327745,156,374,154,193,262205,
87,375,374,327854,96,376,373,375,196855,377,0,262394,376,378,377,131320,378,131321,366,131320,377,
131321,379,131320,379,458997,87,380,180,377,381,382,262390,383,382,1,131321,384,131320,384,327856,
96,385,380,243,262394,385,386,383,131320,386,327812,87,387,176,380,327808,87,388,274,387,196670,
267,388,327737,87,389,390,267,327745,156,391,154,162,262205,87,392,391,327856,96,393,389,392,
196855,394,0,262394,393,395,394,131320,395,327808,87,396,380,106,327817,87,397,396,114,196670,268,
389,196670,269,373,393281,94,398,251,380,364,262205,90,399,398,196670,270,399,393281,94,400,251,
397,364,262205,90,401,400,196670,271,401,524345,85,402,403,268,269,270,271,131321,394,131320,394,
131321,382,131320,382,327808,87,381,380,133,131321,379,131320,383,131321,366,131320,366,327808,87,
365,364,133,131321,363,131320,367,65789,65592,327734,87,273,0,88,131320,404,262205,87,405,3,
131326,405,65592,327734,90,406,0,91,196663,89,407,131320,408,262205,87,409,407,327879,87,410,409,
119,327876,87,411,410,120,262205,87,412,407,327879,87,413,412,121,327876,87,414,413,122,327808,87,
415,414,123,327854,96,416,414,124,196855,417,0,262394,416,418,417,131320,418,327808,87,419,414,
244,131321,417,131320,417,458997,87,420,415,408,419,418,327808,87,5,414,125,262268,90,421,5,
327811,90,6,421,126,327856,96,422,414,127,196855,423,0,262394,422,424,423,131320,424,262268,87,
425,6,131321,423,131320,423,458997,87,426,420,417,425,424,327877,87,427,426,411,262268,90,428,427,
131326,428,65592,327734,92,429,0,93,196663,89,430,131320,431,262203,89,432,7,262203,89,433,7,
196855,434,0,262394,7,435,434,131320,435,262205,87,436,430,393228,92,437,1,62,436,131326,437,
131320,434,262205,87,438,430,327879,87,439,438,128,196670,432,439,327737,90,440,406,432,262205,87,
441,430,327874,87,442,441,120,196670,433,442,327737,90,443,406,433,327760,92,444,440,443,131326,
444,65592,327734,90,445,0,95,196663,94,446,131320,447,262205,90,448,446,262268,87,449,448,327810,
87,8,129,449,262268,90,450,8,131321,451,131320,451,458997,90,452,450,447,11,453,458997,98,454,130,
447,455,453,262390,456,453,0,131321,457,131320,457,327857,96,458,454,131,262394,458,459,456,
131320,459,262205,90,460,446,327813,90,9,460,452,327811,90,10,132,9,327813,90,11,452,10,131321,
453,131320,453,327808,98,455,454,133,131321,451,131320,456,131326,452,65592,327734,90,461,0,95,
196663,94,462,131320,463,262205,90,464,462,327866,96,465,464,134,262205,90,466,462,393385,90,467,
465,134,466,327813,90,12,467,135,327809,90,13,12,136,327811,90,14,13,136,327813,90,15,14,137,
327811,90,16,467,15,327813,90,17,14,138,327811,90,18,16,17,327813,90,19,139,18,327809,90,20,19,
140,327813,90,21,20,18,327809,90,22,21,141,327813,90,23,22,18,327809,90,24,23,142,327813,90,25,24,
18,327809,90,26,25,143,327813,90,27,26,18,327809,90,28,27,144,327813,90,29,18,18,327813,90,30,28,
29,327809,90,31,30,18,327809,90,32,31,145,262268,87,468,13,327808,87,33,468,146,327876,87,469,33,
147,262268,90,470,469,327813,90,34,32,470,262205,90,471,462,327864,96,472,471,148,393385,90,473,
472,149,34,131326,473,65592,327734,96,474,0,97,196663,94,475,131320,476,262205,90,477,475,262268,
87,478,477,327879,87,479,478,150,327851,96,480,479,150,131326,480,65592,327734,98,481,0,99,196663,
89,482,196663,89,483,131320,484,262205,87,485,482,262268,98,486,485,262205,87,487,483,262268,98,
488,487,393418,98,489,486,130,151,393418,98,490,488,130,151,327812,98,491,489,490,393418,98,492,
486,151,151,393418,98,493,488,151,151,327812,98,494,492,493,327808,98,495,491,494,393418,98,496,
486,120,151,393418,98,497,488,120,151,327812,98,498,496,497,327808,98,499,495,498,327875,98,500,
486,152,327875,98,501,488,152,327812,98,502,500,501,327808,98,503,499,502,131326,503,65592,327734,
90,504,0,100,196663,94,505,196663,94,506,131320,507,262205,90,508,505,262205,90,509,506,327809,90,
35,508,509,131326,35,65592,327734,90,510,0,100,196663,94,511,196663,94,512,131320,513,262203,94,
514,7,262203,94,515,7,262203,94,516,7,262203,94,517,7,262205,90,518,511,327866,96,519,518,149,
262205,90,520,511,393385,90,521,519,520,149,196855,522,0,262394,36,523,524,131320,523,262205,90,
525,511,262205,90,526,511,262271,90,37,526,196670,514,37,327737,90,527,461,514,196670,515,145,
196670,516,527,393273,90,528,504,515,516,196670,517,528,327737,90,529,445,517,327813,90,38,525,
529,262205,90,530,512,327813,90,39,38,530,131321,522,131320,524,327813,90,40,521,521,262205,90,
531,512,327813,90,41,40,531,131321,522,131320,522,458997,90,532,39,523,41,524,131326,532,65592,
327734,85,403,0,101,196663,89,533,196663,89,534,196663,94,535,196663,94,536,131320,537,262203,94,
538,7,262203,94,539,7,262203,94,540,7,262203,94,541,7,262203,94,542,7,262203,94,543,7,262203,94,
544,7,327745,156,545,154,155,262205,87,546,545,262205,87,547,534,327745,156,548,154,131,262205,87,
549,548,327812,87,550,547,549,327808,87,551,546,550,262205,87,552,533,327808,87,553,551,552,
327745,156,554,154,157,262205,87,555,554,327851,96,556,555,158,196855,557,0,262394,556,558,557,
131320,558,262205,87,559,533,327808,87,560,555,559,262205,90,561,535,196670,538,561,393281,160,
562,45,130,560,262205,90,563,562,196670,539,563,393273,90,564,504,538,539,196670,535,564,196855,
565,0,262394,161,566,565,131320,566,327745,156,567,154,162,262205,87,568,567,327808,87,569,555,
568,262205,87,570,533,327808,87,571,569,570,262205,90,572,536,196670,540,572,393281,160,573,45,
130,571,262205,90,574,573,196670,541,574,393273,90,575,504,540,541,196670,536,575,131321,565,
131320,565,131321,557,131320,557,262205,90,576,535,196855,577,0,262394,164,578,577,131320,578,
393281,160,579,49,130,553,262205,90,580,579,262205,90,581,535,327745,167,582,154,166,262205,90,
583,582,327813,90,50,581,583,327809,90,51,580,50,131321,577,131320,577,458997,90,584,576,557,51,
578,196855,585,0,262394,168,586,585,131320,586,262205,90,587,535,196670,542,587,262205,90,588,536,
196670,543,588,393273,90,589,510,542,543,131321,585,131320,585,458997,90,590,584,577,589,586,
393281,160,591,49,130,553,196670,591,590,196855,592,0,262394,169,593,592,131320,593,196670,544,
590,327737,96,594,474,544,262312,96,595,594,131321,592,131320,592,458997,96,596,169,585,595,593,
196855,597,0,262394,596,598,597,131320,598,262205,87,599,534,458817,174,600,58,173,599,162,196670,
600,163,131321,597,131320,597,65789,65592,327734,87,601,0,102,196663,89,602,196663,89,603,131320,
604,262205,87,605,602,327812,87,606,605,114,262205,87,607,603,262205,87,608,602,327874,87,609,608,
133,327879,87,610,609,175,327878,87,611,607,610,327808,87,612,606,611,131326,612,65592,327734,87,
282,0,103,196663,89,613,131320,614,327745,156,615,154,162,262205,87,616,615,327814,87,617,616,176,
196855,618,0,262394,177,619,618,131320,619,327745,118,620,4,180,262205,87,621,620,327812,87,622,
621,114,262205,87,623,613,327808,87,624,622,623,327810,87,625,617,163,458764,87,626,1,38,624,625,
131326,626,131320,618,262205,87,627,613,327814,87,628,627,106,327812,87,629,628,617,327745,118,
630,4,180,262205,87,631,630,327812,87,632,631,106,262205,87,633,613,327817,87,634,633,106,327808,
87,635,632,634,327810,87,636,617,163,458764,87,637,1,38,635,636,327808,87,638,629,637,131326,638,
65592,327734,87,390,0,103,196663,89,639,131320,640,196855,641,0,262394,181,642,641,131320,642,
327745,118,643,4,180,262205,87,644,643,327812,87,645,644,170,262205,87,646,639,327817,87,647,646,
170,327808,87,648,645,647,131326,648,131320,641,327745,118,649,4,180,262205,87,650,649,327812,87,
651,650,182,262205,87,652,639,327808,87,653,651,652,131326,653,65592,327734,87,654,0,102,196663,
89,655,196663,89,656,131320,657,262205,87,658,655,327812,87,659,658,106,262205,87,660,656,327808,
87,661,659,660,458764,87,662,1,38,661,186,131326,662,65592,327734,85,325,0,110,196663,89,663,
196663,89,664,196663,89,665,196663,89,666,196663,109,667,131320,668,262203,89,669,7,262203,89,670,
7,262203,89,671,7,262203,89,672,7,262203,89,673,7,262203,89,674,7,262201,87,675,273,327814,87,676,
675,182,262205,87,677,663,196670,669,677,196670,670,676,393273,87,678,654,669,670,262205,87,679,
664,327814,87,680,675,176,327817,87,681,680,106,262205,87,682,663,196670,671,682,196670,672,681,
393273,87,683,654,671,672,327812,87,684,683,176,327808,87,685,679,684,327817,87,686,675,176,
327808,87,687,685,686,196855,688,0,262394,187,689,690,131320,689,393281,190,691,63,130,687,262205,
104,692,691,131321,688,131320,690,393281,174,693,66,130,687,262205,87,694,693,327760,104,695,694,
694,131321,688,131320,688,458997,104,696,692,689,695,690,327745,188,697,667,130,196670,697,696,
196855,698,0,262394,192,699,700,131320,699,262205,87,701,665,393281,160,702,45,130,701,262205,90,
703,702,262268,87,704,703,327745,89,705,667,133,196670,705,704,131321,698,131320,700,262205,87,
706,665,327814,87,707,678,68,327812,87,708,707,112,327808,87,709,706,708,393281,174,710,66,130,
709,262205,87,711,710,327745,89,712,667,133,196670,712,711,131321,698,131320,698,131321,713,
131320,713,458997,87,714,180,698,715,716,262390,717,716,1,131321,718,131320,718,327856,96,719,714,
106,262394,719,720,717,131320,720,262205,87,721,666,327814,87,722,675,114,327808,87,723,721,722,
327812,87,724,170,714,327808,87,725,723,724,327745,156,726,154,193,262205,87,727,726,327810,87,
728,727,163,458764,87,729,1,38,725,728,327745,156,730,154,151,262205,87,731,730,327812,87,732,729,
731,262205,87,733,663,327812,87,734,733,114,327808,87,735,732,734,327817,87,736,675,114,327808,87,
737,735,736,393281,195,738,71,130,737,262205,105,739,738,393281,196,740,667,157,714,196670,740,
739,131321,716,131320,716,327808,87,715,714,133,131321,713,131320,717,262205,87,741,666,327814,87,
742,675,106,327808,87,743,741,742,327745,156,744,154,193,262205,87,745,744,327810,87,746,745,163,
458764,87,747,1,38,743,746,327745,156,748,154,198,262205,87,749,748,327814,87,750,749,106,327812,
87,751,747,185,327808,87,752,750,751,327817,87,753,675,106,262205,87,754,663,196670,673,754,
196670,674,753,393273,87,755,654,673,674,327808,87,756,752,755,393281,190,757,74,130,756,262205,
104,758,757,327745,188,759,667,155,196670,759,758,65789,65592,327734,85,338,0,111,196663,109,760,
131320,761,262203,199,762,7,262203,89,763,7,262203,89,764,7,262203,89,765,7,262203,89,766,7,
262203,89,767,7,262203,89,768,7,262203,89,769,7,262201,87,770,273,327814,87,771,770,170,327812,87,
772,771,176,327745,89,773,760,133,262205,87,774,773,196670,763,774,327737,92,775,429,763,196670,
762,775,131321,776,131320,776,458997,87,777,180,761,77,778,262390,779,778,1,131321,780,131320,780,
327856,96,781,777,106,262394,781,782,779,131320,782,196855,783,0,262394,200,784,785,131320,784,
327817,87,786,770,112,327812,87,787,786,106,327808,87,788,772,787,327808,87,789,788,777,327817,87,
790,770,170,327814,87,791,790,112,196670,764,789,196670,765,791,393273,87,792,601,764,765,393281,
89,793,760,130,777,262205,87,794,793,458832,105,795,794,794,794,794,327874,105,796,795,206,327879,
105,797,796,247,327745,208,798,204,792,196670,798,797,131321,783,131320,785,327817,87,799,770,176,
327808,87,800,772,799,327817,87,801,770,170,327814,87,802,801,176,327812,87,803,802,106,327808,87,
804,803,777,196670,766,800,196670,767,804,393273,87,805,601,766,767,393281,89,806,760,130,777,
262205,87,807,806,458832,105,808,807,807,807,807,327812,87,75,114,777,458832,105,809,75,75,75,75,
327808,105,76,209,809,327874,105,810,808,76,327879,105,811,810,245,327876,105,812,811,246,327745,
208,813,204,805,196670,813,812,131321,783,131320,783,327814,87,814,770,114,327812,87,815,170,777,
327808,87,816,814,815,327817,87,817,770,114,196670,768,816,196670,769,817,393273,87,818,601,768,
769,393281,196,819,760,157,777,262205,105,820,819,327745,208,821,212,818,196670,821,820,131321,
778,131320,778,327808,87,77,777,133,131321,776,131320,779,196855,822,0,262394,217,823,824,131320,
823,262205,87,825,773,262268,90,826,825,131321,822,131320,824,327879,87,827,770,163,327850,96,828,
827,180,196855,829,0,262394,828,830,831,131320,830,327745,94,832,762,180,262205,90,833,832,131321,
829,131320,831,327745,94,834,762,163,262205,90,835,834,131321,829,131320,829,458997,90,836,833,
830,835,831,131321,822,131320,822,458997,90,837,826,823,836,829,327745,218,838,216,770,196670,838,
837,327817,87,839,770,106,327812,87,840,839,182,327814,87,841,770,106,327808,87,842,840,841,
393281,89,843,760,155,180,262205,87,844,843,393281,89,845,760,155,163,262205,87,846,845,262270,87,
78,846,327760,104,847,844,78,327745,222,848,221,842,196670,848,847,65789,65592,327734,85,361,0,
117,196663,89,849,196663,89,850,196663,89,851,196663,116,852,131320,853,262203,224,854,7,262203,
226,855,7,262203,89,856,7,262203,89,857,7,262203,226,858,7,262203,89,859,7,262203,89,860,7,262203,
196,861,7,262203,89,862,7,262203,89,863,7,262203,196,864,7,262203,89,865,7,262203,89,866,7,262203,
188,867,7,262203,89,868,7,262203,89,869,7,262203,89,870,7,262203,89,871,7,262203,94,872,7,262203,
94,873,7,131321,874,131320,874,458997,87,875,180,853,876,877,262390,878,877,1,131321,879,131320,
879,327856,96,880,875,114,262394,880,881,878,131320,881,262205,87,882,849,327812,87,883,882,182,
262205,87,884,850,327808,87,885,883,884,327812,87,886,176,875,327808,87,887,885,886,327745,218,
888,216,887,262205,90,889,888,327745,94,890,854,875,196670,890,889,262205,87,891,849,327812,87,
892,106,891,262205,87,893,850,196670,856,893,196670,857,892,393273,87,894,601,856,857,327812,87,
895,182,875,327808,87,896,894,895,327745,208,897,204,896,262205,105,898,897,327745,196,899,855,
875,196670,899,898,262205,87,900,849,327812,87,901,106,900,327808,87,902,901,163,262205,87,903,
850,196670,859,903,196670,860,902,393273,87,904,601,859,860,327808,87,905,904,895,327745,208,906,
204,905,262205,105,907,906,327745,196,908,858,875,196670,908,907,131321,877,131320,877,327808,87,
876,875,133,131321,874,131320,878,131321,909,131320,909,458997,87,910,180,878,911,912,262390,913,
912,1,131321,914,131320,914,327856,96,915,910,112,262394,915,916,913,131320,916,262205,87,917,849,
327812,87,918,106,917,262205,87,919,851,196670,862,919,196670,863,918,393273,87,920,601,862,863,
327812,87,921,170,910,327808,87,922,920,921,327745,208,923,212,922,262205,105,924,923,196670,861,
924,262205,87,925,849,327812,87,926,106,925,327808,87,927,926,163,262205,87,928,851,196670,865,
928,196670,866,927,393273,87,929,601,865,866,327808,87,930,929,921,327745,208,931,212,930,262205,
105,932,931,196670,864,932,262205,87,933,849,327812,87,934,933,182,262205,87,935,851,327808,87,
936,934,935,327812,87,937,112,910,327808,87,938,936,937,327745,222,939,221,938,262205,104,940,939,
196670,867,940,131321,941,131320,941,458997,87,942,180,916,943,944,262390,945,944,1,131321,946,
131320,946,327856,96,947,942,114,262394,947,948,945,131320,948,327745,89,949,867,163,262205,87,
950,949,262268,98,951,950,131321,952,131320,952,458997,98,953,951,948,79,954,458997,98,955,130,
948,956,954,262390,957,954,1,131321,958,131320,958,327857,96,959,955,131,262394,959,960,957,
131320,960,327745,89,961,861,955,262205,87,962,961,196670,868,962,393281,89,963,855,942,955,
262205,87,964,963,196670,869,964,393273,98,965,481,868,869,327808,98,79,953,965,131321,954,131320,
954,327808,98,956,955,133,131321,952,131320,957,131321,966,131320,966,458997,98,967,953,957,80,
968,458997,98,969,130,957,970,968,262390,971,968,1,131321,972,131320,972,327857,96,973,969,131,
262394,973,974,971,131320,974,327745,89,975,864,969,262205,87,976,975,196670,870,976,393281,89,
977,858,942,969,262205,87,978,977,196670,871,978,393273,98,979,481,870,871,327808,98,80,967,979,
131321,968,131320,968,327808,98,970,969,133,131321,966,131320,971,262255,90,980,967,327745,94,981,
854,942,262205,90,982,981,327745,89,983,867,180,262205,87,984,983,262268,90,985,984,327813,90,81,
982,985,327813,90,82,980,81,393281,94,986,852,942,910,262205,90,987,986,196670,872,987,196670,873,
82,393273,90,988,504,872,873,196670,986,988,131321,944,131320,944,327808,87,943,942,133,131321,
941,131320,945,131321,912,131320,912,327808,87,911,910,133,131321,909,131320,913,65789,65592,};
static const uint32_t bitnet__spv_gemm_groups_fast[] = {
119734787,66304,524299,974,0,131089,1,131089,6018,131089,6019,524298,1599492179,1599227979,
1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,1685353262,808793134,0,
196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,
262215,7,1,11,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,
14,42,196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,
196679,22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,
29,42,196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,42,262215,36,1,8,
196679,37,42,196679,38,42,196679,39,42,196679,40,42,196679,41,42,327752,42,0,35,0,327752,42,1,35,
4,327752,42,2,35,8,327752,42,3,35,12,327752,42,4,35,16,327752,42,5,35,20,327752,42,6,35,24,327752,
42,7,35,28,327752,42,8,35,32,327752,42,9,35,36,327752,42,10,35,40,327752,42,11,35,44,327752,42,12,
35,48,327752,42,13,35,52,196679,42,2,262215,43,6,4,262216,44,0,24,327752,44,0,35,0,196679,44,2,
262215,45,34,0,262215,45,33,1,262215,46,1,2,262215,47,6,4,327752,48,0,35,0,196679,48,2,262215,49,
34,0,262215,49,33,2,196679,50,42,196679,51,42,327752,52,0,35,0,327752,52,1,35,4,327752,52,2,35,8,
327752,52,3,35,12,327752,52,4,35,16,327752,52,5,35,20,262215,53,6,24,262215,54,6,4,262215,55,6,4,
262215,56,6,4,327752,57,0,35,0,327752,57,1,35,4,327752,57,2,35,8,327752,57,3,35,12,327752,57,4,35,
16,327752,57,5,35,20,327752,57,6,35,24,327752,57,7,35,28,327752,57,8,35,32,327752,57,9,35,36,
327752,57,10,35,40,327752,57,11,35,232,327752,57,12,35,360,327752,57,13,35,2408,196679,57,2,
262215,58,34,0,262215,58,33,7,262215,4,11,26,262215,59,1,1,262215,60,1,3,262215,61,6,8,262216,62,
0,24,327752,62,0,35,0,196679,62,2,262215,63,34,0,262215,63,33,0,262215,64,6,4,262216,65,0,24,
327752,65,0,35,0,196679,65,2,262215,66,34,0,262215,66,33,0,262215,67,1,4,262215,68,1,5,262215,69,
6,16,262216,70,0,24,327752,70,0,35,0,196679,70,2,262215,71,34,0,262215,71,33,3,262215,72,6,8,
262216,73,0,24,327752,73,0,35,0,196679,73,2,262215,74,34,0,262215,74,33,2,196679,75,42,196679,76,
42,196679,77,42,196679,78,42,196679,79,42,196679,80,42,196679,81,42,196679,82,42,262215,83,1,0,
262215,84,11,25,131091,85,196641,86,85,262165,87,32,0,196641,88,87,262176,89,7,87,196630,90,32,
262177,91,90,89,262167,92,90,2,262177,93,92,89,262176,94,7,90,262177,95,90,94,131092,96,262177,97,
96,94,262165,98,32,1,327713,99,98,89,89,327713,100,90,94,94,458785,101,85,89,89,94,94,327713,102,
87,89,89,262177,103,87,89,262167,104,87,2,262167,105,87,4,262187,87,106,2,262172,107,105,106,
393246,108,104,87,107,104,262176,109,7,108,524321,110,85,89,89,89,89,109,262177,111,85,109,262187,
87,112,8,262172,113,90,112,262187,87,114,4,262172,115,113,114,262176,116,7,115,458785,117,85,89,
89,89,116,262176,118,1,87,262203,118,3,1,262187,87,119,32768,262187,98,120,16,262187,87,121,32767,
262187,98,122,13,262187,87,123,939524096,262187,87,124,260046848,262187,87,125,947912704,262187,
90,126,947912704,262187,87,127,8388608,196657,96,7,262187,87,128,65535,262187,87,129,2129859015,
262187,98,130,0,262187,98,131,4,262187,90,132,1073741824,262187,98,133,1,262187,90,134,1117782016,
262187,90,135,1069066811,262187,90,136,1262485504,262187,90,137,1060208640,262187,90,138,
3109978243,262187,90,139,961571175,262187,90,140,985088974,262187,90,141,1007192328,262187,90,142,
1026206145,262187,90,143,1042983594,262187,90,144,1056964608,262187,90,145,1065353216,262187,87,
146,127,262187,98,147,23,262187,90,148,3265265664,262187,90,149,0,262187,87,150,2139095040,196657,
96,36,1048606,42,87,87,87,87,87,87,87,87,87,90,87,87,87,87,262176,151,9,42,262203,151,152,9,
262187,98,153,3,262176,154,9,87,262187,98,155,2,262187,87,156,4294967295,196637,43,90,196638,44,
43,262176,157,12,44,262203,157,45,12,262176,158,12,90,262194,87,46,1,393268,96,159,170,46,106,
262187,98,160,5,262187,87,161,1,393268,96,162,170,46,161,196637,47,90,196638,48,47,262176,163,12,
48,262203,163,49,12,262187,98,164,9,262176,165,9,90,393268,96,166,170,46,106,393268,96,167,170,46,
114,524318,52,87,87,87,90,87,87,262172,53,52,112,262187,87,168,32,262172,54,87,168,262187,87,169,
512,262172,55,87,169,196637,56,87,1048606,57,87,87,87,87,87,87,87,87,87,87,53,54,55,56,262176,170,
12,57,262203,170,58,12,262187,98,171,10,262176,172,12,87,262187,87,173,3,262187,87,174,16,393268,
96,175,171,46,106,262167,176,87,3,262176,177,1,176,262203,177,4,1,262187,87,178,0,393268,96,179,
170,46,106,262187,87,180,64,262194,87,59,256,262187,87,181,31,393268,87,182,128,59,181,393268,87,
183,134,182,168,393268,87,184,130,183,161,262194,87,60,2,393268,96,185,170,60,106,262176,186,7,
104,196637,61,104,196638,62,61,262176,187,12,62,262203,187,63,12,262176,188,12,104,196637,64,87,
196638,65,64,262176,189,12,65,262203,189,66,12,262194,87,67,0,393268,96,190,170,67,178,262194,87,
68,4,262187,98,191,6,196637,69,105,196638,70,69,262176,192,12,70,262203,192,71,12,262187,98,193,8,
262176,194,12,105,262176,195,7,105,196637,72,104,196638,73,72,262176,196,12,73,262203,196,74,12,
262187,98,197,7,262176,198,7,92,393268,96,199,170,60,106,262187,87,200,256,262172,201,105,200,
262176,202,4,201,262203,202,203,4,262187,87,204,6,458796,105,205,178,106,114,204,262187,87,206,
50529027,262176,207,4,105,458796,105,208,178,161,106,173,262187,87,209,16843009,262167,210,98,4,
262203,202,211,4,262187,87,212,128,262172,213,90,212,262176,214,4,213,262203,214,215,4,393268,96,
216,170,67,178,262176,217,4,90,262172,218,104,212,262176,219,4,218,262203,219,220,4,262176,221,4,
104,262172,222,90,114,262176,223,7,222,262172,224,105,114,262176,225,7,224,393268,96,226,170,67,
178,393268,87,227,128,67,161,393268,87,228,134,227,106,393268,87,229,132,228,114,393268,87,230,
132,183,60,393268,87,231,132,230,114,393268,87,232,128,229,231,393268,87,233,134,114,60,393268,87,
234,128,183,106,393268,87,235,130,234,161,393268,87,236,134,235,106,262187,87,237,264,393268,87,
238,130,236,161,393268,87,239,137,183,106,393268,96,240,170,239,178,393268,96,241,170,46,106,
458804,87,242,169,241,106,114,262194,87,83,1,393267,176,84,83,161,161,262187,87,243,1879048192,
458796,105,244,209,209,209,209,458796,210,245,133,133,133,133,458796,105,246,206,206,206,206,
327734,85,2,0,86,131320,247,262203,89,248,7,262203,89,249,7,262203,116,250,7,262203,89,251,7,
262203,89,252,7,262203,89,253,7,262203,89,254,7,262203,109,255,7,262203,109,256,7,262203,89,257,7,
262203,89,258,7,262203,89,259,7,262203,89,260,7,262203,109,261,7,262203,89,262,7,262203,89,263,7,
262203,89,264,7,262203,116,265,7,262203,89,266,7,262203,89,267,7,262203,89,268,7,262203,94,269,7,
262203,94,270,7,262201,87,271,272,327817,87,273,271,174,327814,87,274,271,174,327745,118,275,4,
161,262205,87,276,275,327812,87,277,276,180,327817,87,278,271,180,327814,87,279,278,174,196670,
248,279,327737,87,280,281,248,196855,282,0,262394,226,283,284,131320,283,327745,154,285,152,133,
262205,87,286,285,327812,87,287,280,174,327808,87,288,286,287,327808,87,289,288,273,131321,282,
131320,284,327745,154,290,152,130,262205,87,291,290,327812,87,292,280,232,327808,87,293,291,292,
327812,87,294,293,114,327814,87,295,273,106,327808,87,296,294,295,131321,282,131320,282,458997,87,
297,289,283,296,284,327745,154,298,152,130,262205,87,299,298,327814,87,300,271,168,196670,249,300,
327737,87,301,281,249,327812,87,302,301,232,327808,87,303,299,302,327808,87,304,303,229,327812,87,
305,304,233,131321,306,131320,306,458997,98,307,130,282,308,309,262390,310,309,1,131321,311,
131320,311,327857,96,312,307,131,262394,312,313,310,131320,313,131321,314,131320,314,458997,98,
315,130,313,316,317,262390,318,317,1,131321,319,131320,319,327857,96,320,315,193,262394,320,321,
318,131320,321,393281,94,322,250,307,315,196670,322,149,131321,317,131320,317,327808,98,316,315,
133,131321,314,131320,318,131321,309,131320,309,327808,98,308,307,133,131321,306,131320,310,
196670,251,178,196670,252,305,196670,253,297,196670,254,277,589881,85,323,324,251,252,253,254,255,
262205,108,325,255,131321,326,131320,326,458997,108,327,325,310,328,329,458997,87,330,178,310,331,
329,262390,332,329,0,131321,333,131320,333,327856,96,334,330,236,262394,334,335,332,131320,335,
262368,106,106,237,196670,256,327,327737,85,336,337,256,262368,106,106,237,327808,87,338,330,161,
458764,87,339,1,38,338,238,196670,257,339,196670,258,305,196670,259,297,196670,260,277,589881,85,
340,324,257,258,259,260,261,262205,108,328,261,131321,341,131320,341,458997,87,342,178,335,343,
344,262390,345,344,1,131321,346,131320,346,327856,96,347,342,106,262394,347,348,345,131320,348,
262312,96,349,240,196855,350,0,262394,349,351,350,131320,351,327812,87,352,330,106,327808,87,353,
352,342,327856,96,354,353,183,131321,350,131320,350,458997,96,355,240,348,354,351,196855,356,0,
262394,355,357,356,131320,357,196670,262,342,196670,263,273,196670,264,274,262205,115,358,250,
196670,265,358,524345,85,359,360,262,263,264,265,262205,115,361,265,196670,250,361,131321,356,
131320,356,131321,344,131320,344,327808,87,343,342,133,131321,341,131320,345,131321,329,131320,
329,327808,87,331,330,133,131321,326,131320,332,131321,362,131320,362,458997,87,363,178,332,364,
365,262390,366,365,1,131321,367,131320,367,327856,96,368,363,112,262394,368,369,366,131320,369,
327808,87,370,277,274,327812,87,371,112,363,327808,87,372,370,371,327745,154,373,152,191,262205,
87,374,373,327854,96,375,372,374,196855,376,0,262394,375,377,376,131320,377,131321,365,131320,376,
131321,378,131320,378,458997,87,379,178,376,380,381,262390,382,381,1,131321,383,131320,383,327856,
96,384,379,242,262394,384,385,382,131320,385,327812,87,386,174,379,327808,87,387,273,386,196670,
266,387,327737,87,388,389,266,327745,154,390,152,160,262205,87,391,390,327856,96,392,388,391,
196855,393,0,262394,392,394,393,131320,394,327808,87,395,379,106,327817,87,396,395,114,196670,267,
388,196670,268,372,393281,94,397,250,379,363,262205,90,398,397,196670,269,398,393281,94,399,250,
396,363,262205,90,400,399,196670,270,400,524345,85,401,402,267,268,269,270,131321,393,131320,393,
131321,381,131320,381,327808,87,380,379,133,131321,378,131320,382,131321,365,131320,365,327808,87,
364,363,133,131321,362,131320,366,65789,65592,327734,87,272,0,88,131320,403,262205,87,404,3,
131326,404,65592,327734,90,405,0,91,196663,89,406,131320,407,262205,87,408,406,327879,87,409,408,
119,327876,87,410,409,120,262205,87,411,406,327879,87,412,411,121,327876,87,413,412,122,327808,87,
414,413,123,327854,96,415,413,124,196855,416,0,262394,415,417,416,131320,417,327808,87,418,413,
243,131321,416,131320,416,458997,87,419,414,407,418,417,327808,87,5,413,125,262268,90,420,5,
327811,90,6,420,126,327856,96,421,413,127,196855,422,0,262394,421,423,422,131320,423,262268,87,
424,6,131321,422,131320,422,458997,87,425,419,416,424,423,327877,87,426,425,410,262268,90,427,426,
131326,427,65592,327734,92,428,0,93,196663,89,429,131320,430,262203,89,431,7,262203,89,432,7,
196855,433,0,262394,7,434,433,131320,434,262205,87,435,429,393228,92,436,1,62,435,131326,436,
131320,433,262205,87,437,429,327879,87,438,437,128,196670,431,438,327737,90,439,405,431,262205,87,
440,429,327874,87,441,440,120,196670,432,441,327737,90,442,405,432,327760,92,443,439,442,131326,
443,65592,327734,90,444,0,95,196663,94,445,131320,446,262205,90,447,445,262268,87,448,447,327810,
87,8,129,448,262268,90,449,8,131321,450,131320,450,458997,90,451,449,446,11,452,458997,98,453,130,
446,454,452,262390,455,452,0,131321,456,131320,456,327857,96,457,453,131,262394,457,458,455,
131320,458,262205,90,459,445,327813,90,9,459,451,327811,90,10,132,9,327813,90,11,451,10,131321,
452,131320,452,327808,98,454,453,133,131321,450,131320,455,131326,451,65592,327734,90,460,0,95,
196663,94,461,131320,462,262205,90,463,461,327866,96,464,463,134,262205,90,465,461,393385,90,466,
464,134,465,327813,90,12,466,135,327809,90,13,12,136,327811,90,14,13,136,327813,90,15,14,137,
327811,90,16,466,15,327813,90,17,14,138,327811,90,18,16,17,327813,90,19,139,18,327809,90,20,19,
140,327813,90,21,20,18,327809,90,22,21,141,327813,90,23,22,18,327809,90,24,23,142,327813,90,25,24,
18,327809,90,26,25,143,327813,90,27,26,18,327809,90,28,27,144,327813,90,29,18,18,327813,90,30,28,
29,327809,90,31,30,18,327809,90,32,31,145,262268,87,467,13,327808,87,33,467,146,327876,87,468,33,
147,262268,90,469,468,327813,90,34,32,469,262205,90,470,461,327864,96,471,470,148,393385,90,472,
471,149,34,131326,472,65592,327734,96,473,0,97,196663,94,474,131320,475,262205,90,476,474,262268,
87,477,476,327879,87,478,477,150,327851,96,479,478,150,131326,479,65592,327734,98,480,0,99,196663,
89,481,196663,89,482,131320,483,262205,87,484,481,262268,98,485,484,262205,87,486,482,262268,98,
487,486,397666,98,488,485,487,0,131326,488,65592,327734,90,489,0,100,196663,94,490,196663,94,491,
131320,492,262205,90,493,490,262205,90,494,491,327809,90,35,493,494,131326,35,65592,327734,90,495,
0,100,196663,94,496,196663,94,497,131320,498,262203,94,499,7,262203,94,500,7,262203,94,501,7,
262203,94,502,7,262205,90,503,496,327866,96,504,503,149,262205,90,505,496,393385,90,506,504,505,
149,196855,507,0,262394,36,508,509,131320,508,262205,90,510,496,262205,90,511,496,262271,90,37,
511,196670,499,37,327737,90,512,460,499,196670,500,145,196670,501,512,393273,90,513,489,500,501,
196670,502,513,327737,90,514,444,502,327813,90,38,510,514,262205,90,515,497,327813,90,39,38,515,
131321,507,131320,509,327813,90,40,506,506,262205,90,516,497,327813,90,41,40,516,131321,507,
131320,507,458997,90,517,39,508,41,509,131326,517,65592,327734,85,402,0,101,196663,89,518,196663,
89,519,196663,94,520,196663,94,521,131320,522,262203,94,523,7,262203,94,524,7,262203,94,525,7,
262203,94,526,7,262203,94,527,7,262203,94,528,7,262203,94,529,7,327745,154,530,152,153,262205,87,
531,530,262205,87,532,519,327745,154,533,152,131,262205,87,534,533,327812,87,535,532,534,327808,
87,536,531,535,262205,87,537,518,327808,87,538,536,537,327745,154,539,152,155,262205,87,540,539,
327851,96,541,540,156,196855,542,0,262394,541,543,542,131320,543,262205,87,544,518,327808,87,545,
540,544,262205,90,546,520,196670,523,546,393281,158,547,45,130,545,262205,90,548,547,196670,524,
548,393273,90,549,489,523,524,196670,520,549,196855,550,0,262394,159,551,550,131320,551,327745,
154,552,152,160,262205,87,553,552,327808,87,554,540,553,262205,87,555,518,327808,87,556,554,555,
262205,90,557,521,196670,525,557,393281,158,558,45,130,556,262205,90,559,558,196670,526,559,
393273,90,560,489,525,526,196670,521,560,131321,550,131320,550,131321,542,131320,542,262205,90,
561,520,196855,562,0,262394,162,563,562,131320,563,393281,158,564,49,130,538,262205,90,565,564,
262205,90,566,520,327745,165,567,152,164,262205,90,568,567,327813,90,50,566,568,327809,90,51,565,
50,131321,562,131320,562,458997,90,569,561,542,51,563,196855,570,0,262394,166,571,570,131320,571,
262205,90,572,520,196670,527,572,262205,90,573,521,196670,528,573,393273,90,574,495,527,528,
131321,570,131320,570,458997,90,575,569,562,574,571,393281,158,576,49,130,538,196670,576,575,
196855,577,0,262394,167,578,577,131320,578,196670,529,575,327737,96,579,473,529,262312,96,580,579,
131321,577,131320,577,458997,96,581,167,570,580,578,196855,582,0,262394,581,583,582,131320,583,
262205,87,584,519,458817,172,585,58,171,584,160,196670,585,161,131321,582,131320,582,65789,65592,
327734,87,586,0,102,196663,89,587,196663,89,588,131320,589,262205,87,590,587,327812,87,591,590,
114,262205,87,592,588,262205,87,593,587,327874,87,594,593,133,327879,87,595,594,173,327878,87,596,
592,595,327808,87,597,591,596,131326,597,65592,327734,87,281,0,103,196663,89,598,131320,599,
327745,154,600,152,160,262205,87,601,600,327814,87,602,601,174,196855,603,0,262394,175,604,603,
131320,604,327745,118,605,4,178,262205,87,606,605,327812,87,607,606,114,262205,87,608,598,327808,
87,609,607,608,327810,87,610,602,161,458764,87,611,1,38,609,610,131326,611,131320,603,262205,87,
612,598,327814,87,613,612,106,327812,87,614,613,602,327745,118,615,4,178,262205,87,616,615,327812,
87,617,616,106,262205,87,618,598,327817,87,619,618,106,327808,87,620,617,619,327810,87,621,602,
161,458764,87,622,1,38,620,621,327808,87,623,614,622,131326,623,65592,327734,87,389,0,103,196663,
89,624,131320,625,196855,626,0,262394,179,627,626,131320,627,327745,118,628,4,178,262205,87,629,
628,327812,87,630,629,168,262205,87,631,624,327817,87,632,631,168,327808,87,633,630,632,131326,
633,131320,626,327745,118,634,4,178,262205,87,635,634,327812,87,636,635,180,262205,87,637,624,
327808,87,638,636,637,131326,638,65592,327734,87,639,0,102,196663,89,640,196663,89,641,131320,642,
262205,87,643,640,327812,87,644,643,106,262205,87,645,641,327808,87,646,644,645,458764,87,647,1,
38,646,184,131326,647,65592,327734,85,324,0,110,196663,89,648,196663,89,649,196663,89,650,196663,
89,651,196663,109,652,131320,653,262203,89,654,7,262203,89,655,7,262203,89,656,7,262203,89,657,7,
262203,89,658,7,262203,89,659,7,262201,87,660,272,327814,87,661,660,180,262205,87,662,648,196670,
654,662,196670,655,661,393273,87,663,639,654,655,262205,87,664,649,327814,87,665,660,174,327817,
87,666,665,106,262205,87,667,648,196670,656,667,196670,657,666,393273,87,668,639,656,657,327812,
87,669,668,174,327808,87,670,664,669,327817,87,671,660,174,327808,87,672,670,671,196855,673,0,
262394,185,674,675,131320,674,393281,188,676,63,130,672,262205,104,677,676,131321,673,131320,675,
393281,172,678,66,130,672,262205,87,679,678,327760,104,680,679,679,131321,673,131320,673,458997,
104,681,677,674,680,675,327745,186,682,652,130,196670,682,681,196855,683,0,262394,190,684,685,
131320,684,262205,87,686,650,393281,158,687,45,130,686,262205,90,688,687,262268,87,689,688,327745,
89,690,652,133,196670,690,689,131321,683,131320,685,262205,87,691,650,327814,87,692,663,68,327812,
87,693,692,112,327808,87,694,691,693,393281,172,695,66,130,694,262205,87,696,695,327745,89,697,
652,133,196670,697,696,131321,683,131320,683,131321,698,131320,698,458997,87,699,178,683,700,701,
262390,702,701,1,131321,703,131320,703,327856,96,704,699,106,262394,704,705,702,131320,705,262205,
87,706,651,327814,87,707,660,114,327808,87,708,706,707,327812,87,709,168,699,327808,87,710,708,
709,327745,154,711,152,191,262205,87,712,711,327810,87,713,712,161,458764,87,714,1,38,710,713,
327745,154,715,152,193,262205,87,716,715,327812,87,717,714,716,262205,87,718,648,327812,87,719,
718,114,327808,87,720,717,719,327817,87,721,660,114,327808,87,722,720,721,393281,194,723,71,130,
722,262205,105,724,723,393281,195,725,652,155,699,196670,725,724,131321,701,131320,701,327808,87,
700,699,133,131321,698,131320,702,262205,87,726,651,327814,87,727,660,106,327808,87,728,726,727,
327745,154,729,152,191,262205,87,730,729,327810,87,731,730,161,458764,87,732,1,38,728,731,327745,
154,733,152,197,262205,87,734,733,327814,87,735,734,106,327812,87,736,732,183,327808,87,737,735,
736,327817,87,738,660,106,262205,87,739,648,196670,658,739,196670,659,738,393273,87,740,639,658,
659,327808,87,741,737,740,393281,188,742,74,130,741,262205,104,743,742,327745,186,744,652,153,
196670,744,743,65789,65592,327734,85,337,0,111,196663,109,745,131320,746,262203,198,747,7,262203,
89,748,7,262203,89,749,7,262203,89,750,7,262203,89,751,7,262203,89,752,7,262203,89,753,7,262203,
89,754,7,262201,87,755,272,327814,87,756,755,168,327812,87,757,756,174,327745,89,758,745,133,
262205,87,759,758,196670,748,759,327737,92,760,428,748,196670,747,760,131321,761,131320,761,
458997,87,762,178,746,77,763,262390,764,763,1,131321,765,131320,765,327856,96,766,762,106,262394,
766,767,764,131320,767,196855,768,0,262394,199,769,770,131320,769,327817,87,771,755,112,327812,87,
772,771,106,327808,87,773,757,772,327808,87,774,773,762,327817,87,775,755,168,327814,87,776,775,
112,196670,749,774,196670,750,776,393273,87,777,586,749,750,393281,89,778,745,130,762,262205,87,
779,778,458832,105,780,779,779,779,779,327874,105,781,780,205,327879,105,782,781,246,327745,207,
783,203,777,196670,783,782,131321,768,131320,770,327817,87,784,755,174,327808,87,785,757,784,
327817,87,786,755,168,327814,87,787,786,174,327812,87,788,787,106,327808,87,789,788,762,196670,
751,785,196670,752,789,393273,87,790,586,751,752,393281,89,791,745,130,762,262205,87,792,791,
458832,105,793,792,792,792,792,327812,87,75,114,762,458832,105,794,75,75,75,75,327808,105,76,208,
794,327874,105,795,793,76,327879,105,796,795,244,327876,105,797,796,245,327745,207,798,203,790,
196670,798,797,131321,768,131320,768,327814,87,799,755,114,327812,87,800,168,762,327808,87,801,
799,800,327817,87,802,755,114,196670,753,801,196670,754,802,393273,87,803,586,753,754,393281,195,
804,745,155,762,262205,105,805,804,327745,207,806,211,803,196670,806,805,131321,763,131320,763,
327808,87,77,762,133,131321,761,131320,764,196855,807,0,262394,216,808,809,131320,808,262205,87,
810,758,262268,90,811,810,131321,807,131320,809,327879,87,812,755,161,327850,96,813,812,178,
196855,814,0,262394,813,815,816,131320,815,327745,94,817,747,178,262205,90,818,817,131321,814,
131320,816,327745,94,819,747,161,262205,90,820,819,131321,814,131320,814,458997,90,821,818,815,
820,816,131321,807,131320,807,458997,90,822,811,808,821,814,327745,217,823,215,755,196670,823,822,
327817,87,824,755,106,327812,87,825,824,180,327814,87,826,755,106,327808,87,827,825,826,393281,89,
828,745,153,178,262205,87,829,828,393281,89,830,745,153,161,262205,87,831,830,262270,87,78,831,
327760,104,832,829,78,327745,221,833,220,827,196670,833,832,65789,65592,327734,85,360,0,117,
196663,89,834,196663,89,835,196663,89,836,196663,116,837,131320,838,262203,223,839,7,262203,225,
840,7,262203,89,841,7,262203,89,842,7,262203,225,843,7,262203,89,844,7,262203,89,845,7,262203,195,
846,7,262203,89,847,7,262203,89,848,7,262203,195,849,7,262203,89,850,7,262203,89,851,7,262203,186,
852,7,262203,89,853,7,262203,89,854,7,262203,89,855,7,262203,89,856,7,262203,94,857,7,262203,94,
858,7,131321,859,131320,859,458997,87,860,178,838,861,862,262390,863,862,1,131321,864,131320,864,
327856,96,865,860,114,262394,865,866,863,131320,866,262205,87,867,834,327812,87,868,867,180,
262205,87,869,835,327808,87,870,868,869,327812,87,871,174,860,327808,87,872,870,871,327745,217,
873,215,872,262205,90,874,873,327745,94,875,839,860,196670,875,874,262205,87,876,834,327812,87,
877,106,876,262205,87,878,835,196670,841,878,196670,842,877,393273,87,879,586,841,842,327812,87,
880,180,860,327808,87,881,879,880,327745,207,882,203,881,262205,105,883,882,327745,195,884,840,
860,196670,884,883,262205,87,885,834,327812,87,886,106,885,327808,87,887,886,161,262205,87,888,
835,196670,844,888,196670,845,887,393273,87,889,586,844,845,327808,87,890,889,880,327745,207,891,
203,890,262205,105,892,891,327745,195,893,843,860,196670,893,892,131321,862,131320,862,327808,87,
861,860,133,131321,859,131320,863,131321,894,131320,894,458997,87,895,178,863,896,897,262390,898,
897,1,131321,899,131320,899,327856,96,900,895,112,262394,900,901,898,131320,901,262205,87,902,834,
327812,87,903,106,902,262205,87,904,836,196670,847,904,196670,848,903,393273,87,905,586,847,848,
327812,87,906,168,895,327808,87,907,905,906,327745,207,908,211,907,262205,105,909,908,196670,846,
909,262205,87,910,834,327812,87,911,106,910,327808,87,912,911,161,262205,87,913,836,196670,850,
913,196670,851,912,393273,87,914,586,850,851,327808,87,915,914,906,327745,207,916,211,915,262205,
105,917,916,196670,849,917,262205,87,918,834,327812,87,919,918,180,262205,87,920,836,327808,87,
921,919,920,327812,87,922,112,895,327808,87,923,921,922,327745,221,924,220,923,262205,104,925,924,
196670,852,925,131321,926,131320,926,458997,87,927,178,901,928,929,262390,930,929,1,131321,931,
131320,931,327856,96,932,927,114,262394,932,933,930,131320,933,327745,89,934,852,161,262205,87,
935,934,262268,98,936,935,131321,937,131320,937,458997,98,938,936,933,79,939,458997,98,940,130,
933,941,939,262390,942,939,1,131321,943,131320,943,327857,96,944,940,131,262394,944,945,942,
131320,945,327745,89,946,846,940,262205,87,947,946,196670,853,947,393281,89,948,840,927,940,
262205,87,949,948,196670,854,949,393273,98,950,480,853,854,327808,98,79,938,950,131321,939,131320,
939,327808,98,941,940,133,131321,937,131320,942,131321,951,131320,951,458997,98,952,938,942,80,
953,458997,98,954,130,942,955,953,262390,956,953,1,131321,957,131320,957,327857,96,958,954,131,
262394,958,959,956,131320,959,327745,89,960,849,954,262205,87,961,960,196670,855,961,393281,89,
962,843,927,954,262205,87,963,962,196670,856,963,393273,98,964,480,855,856,327808,98,80,952,964,
131321,953,131320,953,327808,98,955,954,133,131321,951,131320,956,262255,90,965,952,327745,94,966,
839,927,262205,90,967,966,327745,89,968,852,178,262205,87,969,968,262268,90,970,969,327813,90,81,
967,970,327813,90,82,965,81,393281,94,971,837,927,895,262205,90,972,971,196670,857,972,196670,858,
82,393273,90,973,489,857,858,196670,971,973,131321,929,131320,929,327808,87,928,927,133,131321,
926,131320,930,131321,897,131320,897,327808,87,896,895,133,131321,894,131320,898,65789,65592,};
static const uint32_t bitnet__spv_grouped_plain[] = {
119734787,66304,524299,919,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,1,262215,6,1,0,262215,7,1,9,262215,8,1,3,
262215,3,11,29,196679,9,42,196679,10,42,262215,11,1,11,196679,12,42,196679,13,42,196679,14,42,
196679,15,42,196679,16,42,196679,17,42,196679,18,42,196679,19,42,196679,20,42,196679,21,42,196679,
22,42,196679,23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,
196679,30,42,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,42,196679,36,42,196679,
37,42,196679,38,42,196679,39,42,262215,40,1,8,196679,41,42,196679,42,42,196679,43,42,196679,44,42,
196679,45,42,327752,46,0,35,0,327752,46,1,35,4,327752,46,2,35,8,327752,46,3,35,12,327752,46,4,35,
16,327752,46,5,35,20,327752,46,6,35,24,327752,46,7,35,28,327752,46,8,35,32,327752,46,9,35,36,
327752,46,10,35,40,327752,46,11,35,44,327752,46,12,35,48,327752,46,13,35,52,196679,46,2,262215,47,
6,4,262216,48,0,24,327752,48,0,35,0,196679,48,2,262215,49,34,0,262215,49,33,1,262215,50,1,2,
262215,51,6,4,327752,52,0,35,0,196679,52,2,262215,53,34,0,262215,53,33,2,196679,54,42,196679,55,
42,327752,56,0,35,0,327752,56,1,35,4,327752,56,2,35,8,327752,56,3,35,12,327752,56,4,35,16,327752,
56,5,35,20,262215,57,6,24,262215,58,6,4,262215,59,6,4,262215,60,6,4,327752,61,0,35,0,327752,61,1,
35,4,327752,61,2,35,8,327752,61,3,35,12,327752,61,4,35,16,327752,61,5,35,20,327752,61,6,35,24,
327752,61,7,35,28,327752,61,8,35,32,327752,61,9,35,36,327752,61,10,35,40,327752,61,11,35,232,
327752,61,12,35,360,327752,61,13,35,2408,196679,61,2,262215,62,34,0,262215,62,33,7,262215,63,1,4,
262215,64,6,16,262216,65,0,24,327752,65,0,35,0,196679,65,2,262215,66,34,0,262215,66,33,0,262215,
67,6,16,262216,68,0,24,327752,68,0,35,0,196679,68,2,262215,69,34,0,262215,69,33,1,262215,70,6,8,
262216,71,0,24,327752,71,0,35,0,196679,71,2,262215,72,34,0,262215,72,33,0,262215,73,1,5,262215,74,
6,16,262216,75,0,24,327752,75,0,35,0,196679,75,2,262215,76,34,0,262215,76,33,3,262215,77,6,8,
262216,78,0,24,327752,78,0,35,0,196679,78,2,262215,79,34,0,262215,79,33,2,196679,80,42,196679,81,
42,196679,82,42,196679,83,42,196679,84,42,196679,85,42,196679,86,42,196679,87,42,196679,88,42,
196679,89,42,262215,4,11,26,262215,90,1,0,262215,91,11,25,131091,92,196641,93,92,262165,94,32,0,
196641,95,94,262176,96,7,94,196630,97,32,262177,98,97,96,262167,99,97,2,262177,100,99,96,262176,
101,7,97,262177,102,97,101,131092,103,262177,104,103,101,262165,105,32,1,327713,106,105,96,96,
327713,107,97,101,101,458785,108,92,96,96,101,101,262167,109,94,4,262194,94,5,256,262187,94,110,
31,393268,94,111,128,5,110,262187,94,112,32,393268,94,113,134,111,112,262194,94,6,128,262187,94,
114,4,393268,94,115,134,6,114,393268,94,116,128,113,115,262187,94,117,1,393268,94,118,130,116,117,
393268,94,119,134,118,115,262194,94,7,1,393268,103,120,176,7,114,458804,94,121,169,120,7,114,
393268,94,122,134,114,121,393268,103,123,176,119,122,393268,94,124,134,114,121,458804,94,125,169,
123,119,124,262194,94,8,2,393268,94,126,132,125,8,262172,127,109,126,262176,128,7,127,262167,129,
97,4,262172,130,129,125,262176,131,7,130,458785,132,92,96,96,128,131,262176,133,7,109,524321,134,
105,127,96,96,133,133,524321,135,92,96,96,96,127,130,262177,136,92,101,327713,137,92,96,96,262176,
138,1,94,262203,138,3,1,262187,94,139,32768,262187,105,140,16,262187,94,141,32767,262187,105,142,
13,262187,94,143,939524096,262187,94,144,260046848,262187,94,145,947912704,262187,97,146,
947912704,262187,94,147,8388608,196657,103,11,262187,94,148,65535,262187,94,149,2129859015,262187,
105,150,0,262187,105,151,4,262187,97,152,1073741824,262187,105,153,1,262187,97,154,1117782016,
262187,97,155,1069066811,262187,97,156,1262485504,262187,97,157,1060208640,262187,97,158,
3109978243,262187,97,159,961571175,262187,97,160,985088974,262187,97,161,1007192328,262187,97,162,
1026206145,262187,97,163,1042983594,262187,97,164,1056964608,262187,97,165,1065353216,262187,94,
166,127,262187,105,167,23,262187,97,168,3265265664,262187,97,169,0,262187,94,170,2139095040,
262187,105,171,8,262187,105,172,24,196657,103,40,1048606,46,94,94,94,94,94,94,94,94,94,97,94,94,
94,94,262176,173,9,46,262203,173,174,9,262187,105,175,3,262176,176,9,94,262187,105,177,2,262187,
94,178,4294967295,196637,47,97,196638,48,47,262176,179,12,48,262203,179,49,12,262176,180,12,97,
262194,94,50,1,262187,94,181,2,393268,103,182,170,50,181,262187,105,183,5,393268,103,184,170,50,
117,196637,51,97,196638,52,51,262176,185,12,52,262203,185,53,12,262187,105,186,9,262176,187,9,97,
393268,103,188,170,50,181,393268,103,189,170,50,114,524318,56,94,94,94,97,94,94,262187,94,190,8,
262172,57,56,190,262172,58,94,112,262187,94,191,512,262172,59,94,191,196637,60,94,1048606,61,94,
94,94,94,94,94,94,94,94,94,57,58,59,60,262176,192,12,61,262203,192,62,12,262187,105,193,10,262176,
194,12,94,262187,94,195,3,262194,94,63,0,393268,94,196,128,63,117,393268,94,197,134,196,181,
393268,94,198,132,197,114,393268,94,199,132,113,8,393268,94,200,132,199,114,393268,94,201,128,198,
200,262187,94,202,0,393268,94,203,130,113,117,196637,64,109,196638,65,64,262176,204,12,65,262203,
204,66,12,262176,205,12,109,393268,103,206,170,63,202,196637,67,129,196638,68,67,262176,207,12,68,
262203,207,69,12,262176,208,12,129,262176,209,7,129,262167,210,94,2,262176,211,7,210,196637,70,
210,196638,71,70,262176,212,12,71,262203,212,72,12,262194,94,73,4,262176,213,12,210,393268,103,
214,170,8,181,262187,94,215,50529027,262187,94,216,16843009,262187,105,217,6,393268,94,218,130,
113,117,196637,74,109,196638,75,74,262176,219,12,75,262203,219,76,12,262176,220,7,99,196637,77,99,
196638,78,77,262176,221,12,78,262203,221,79,12,262187,105,222,7,262176,223,12,99,262187,94,224,16,
393268,94,225,132,125,115,393268,94,226,132,121,225,393268,94,227,132,226,224,262172,228,97,227,
262176,229,4,228,262203,229,230,4,262176,231,4,97,262172,232,97,190,262176,233,7,232,262187,105,
234,11,262187,105,235,12,262167,236,94,3,262176,237,1,236,262203,237,4,1,393268,103,238,170,50,
181,458804,94,239,169,238,181,117,393268,94,240,134,7,121,393268,94,241,132,239,240,393268,94,242,
132,239,240,262172,243,97,242,262176,244,7,243,393268,94,245,132,119,115,262187,94,246,264,393268,
94,247,132,224,121,393268,94,248,130,239,117,393268,94,249,132,248,240,393268,94,250,132,224,121,
393268,103,251,170,50,114,393268,103,252,171,50,114,262194,94,90,1,393267,236,91,90,117,117,
262187,94,253,1879048192,327734,92,2,0,93,131320,254,262203,244,255,7,262203,96,256,7,262203,96,
257,7,262203,128,258,7,262203,131,259,7,262203,96,260,7,262203,96,261,7,262203,96,262,7,262203,
101,263,7,262203,96,264,7,262203,96,265,7,262203,101,266,7,262203,101,267,7,262203,96,268,7,
262203,96,269,7,262201,94,270,271,327745,138,272,4,202,262205,94,273,272,327812,94,274,273,224,
327817,94,275,270,224,327808,94,276,274,275,131321,277,131320,277,458997,94,278,202,254,279,280,
262390,281,280,1,131321,282,131320,282,327856,103,283,278,241,262394,283,284,281,131320,284,
327745,101,285,255,278,196670,285,169,131321,280,131320,280,327808,94,279,278,153,131321,277,
131320,281,327874,94,286,270,177,131321,287,131320,287,458997,94,288,286,281,289,290,262390,291,
290,0,131321,292,131320,292,327856,103,293,288,245,262394,293,294,291,131320,294,131321,295,
131320,295,458997,94,296,202,294,297,298,262390,299,298,1,131321,300,131320,300,327856,103,301,
296,239,262394,301,302,299,131320,302,327745,176,303,174,183,262205,94,304,303,327814,94,305,304,
224,327812,94,306,296,305,327808,94,307,273,306,196670,256,307,196670,257,288,524345,92,308,309,
256,257,258,259,262205,127,310,258,262205,130,311,259,131321,312,131320,312,458997,94,313,202,302,
314,315,262390,316,315,1,131321,317,131320,317,327856,103,318,313,240,262394,318,319,316,131320,
319,131321,320,131320,320,458997,94,321,202,319,322,323,262390,324,323,2,131321,325,131320,325,
327856,103,326,321,121,262394,326,327,324,131320,327,327812,94,328,313,121,327808,94,329,328,321,
196670,260,288,196670,261,329,196670,262,321,589881,92,330,331,260,261,262,310,311,131321,323,
131320,323,327808,94,322,321,153,131321,320,131320,324,262368,181,181,246,327856,103,332,270,247,
196855,333,0,262394,332,334,333,131320,334,327812,94,335,296,240,327808,94,336,335,313,327745,101,
337,255,336,262205,97,338,337,196670,263,338,327737,92,339,340,263,262205,97,341,263,196670,337,
341,131321,333,131320,333,262368,181,181,246,131321,315,131320,315,327808,94,314,313,153,131321,
312,131320,316,131321,298,131320,298,327808,94,297,296,153,131321,295,131320,299,131321,290,
131320,290,327808,94,289,288,225,131321,287,131320,291,131321,342,131320,342,458997,94,343,202,
291,344,345,262390,346,345,1,131321,347,131320,347,327856,103,348,343,240,262394,348,349,346,
131320,349,327812,94,350,343,121,327814,94,351,270,224,327808,94,352,350,351,327745,101,353,255,
343,262205,97,354,353,327808,94,355,249,343,327745,101,356,255,355,262205,97,357,356,327854,103,
358,270,250,196855,359,0,262394,358,360,359,131320,360,131321,345,131320,359,196855,361,0,262394,
251,362,361,131320,362,327812,94,363,350,224,327808,94,364,363,270,327745,231,365,230,364,196670,
365,354,131321,361,131320,361,327745,176,366,174,183,262205,94,367,366,327856,103,368,276,367,
196855,369,0,262394,368,370,369,131320,370,327745,176,371,174,217,262205,94,372,371,327856,103,
373,352,372,131321,369,131320,369,458997,103,374,368,361,373,370,196855,375,0,262394,374,376,375,
131320,376,196670,264,276,196670,265,352,196670,266,354,196670,267,357,524345,92,377,378,264,265,
266,267,131321,375,131320,375,131321,345,131320,345,327808,94,344,343,153,131321,342,131320,346,
196855,379,0,262394,252,380,379,131320,380,65789,131320,379,262368,181,181,246,327745,176,381,174,
217,262205,94,382,381,458764,94,383,1,38,7,382,327856,103,384,270,383,196855,385,0,262394,384,386,
385,131320,386,196670,268,273,196670,269,270,393273,92,387,388,268,269,131321,385,131320,385,
65789,65592,327734,94,271,0,95,131320,389,262205,94,390,3,131326,390,65592,327734,97,391,0,98,
196663,96,392,131320,393,262205,94,394,392,327879,94,395,394,139,327876,94,396,395,140,262205,94,
397,392,327879,94,398,397,141,327876,94,399,398,142,327808,94,400,399,143,327854,103,401,399,144,
196855,402,0,262394,401,403,402,131320,403,327808,94,404,399,253,131321,402,131320,402,458997,94,
405,400,393,404,403,327808,94,9,399,145,262268,97,406,9,327811,97,10,406,146,327856,103,407,399,
147,196855,408,0,262394,407,409,408,131320,409,262268,94,410,10,131321,408,131320,408,458997,94,
411,405,402,410,409,327877,94,412,411,396,262268,97,413,412,131326,413,65592,327734,99,414,0,100,
196663,96,415,131320,416,262203,96,417,7,262203,96,418,7,196855,419,0,262394,11,420,419,131320,
420,262205,94,421,415,393228,99,422,1,62,421,131326,422,131320,419,262205,94,423,415,327879,94,
424,423,148,196670,417,424,327737,97,425,391,417,262205,94,426,415,327874,94,427,426,140,196670,
418,427,327737,97,428,391,418,327760,99,429,425,428,131326,429,65592,327734,97,430,0,102,196663,
101,431,131320,432,262205,97,433,431,262268,94,434,433,327810,94,12,149,434,262268,97,435,12,
131321,436,131320,436,458997,97,437,435,432,15,438,458997,105,439,150,432,440,438,262390,441,438,
0,131321,442,131320,442,327857,103,443,439,151,262394,443,444,441,131320,444,262205,97,445,431,
327813,97,13,445,437,327811,97,14,152,13,327813,97,15,437,14,131321,438,131320,438,327808,105,440,
439,153,131321,436,131320,441,131326,437,65592,327734,97,446,0,102,196663,101,447,131320,448,
262205,97,449,447,327866,103,450,449,154,262205,97,451,447,393385,97,452,450,154,451,327813,97,16,
452,155,327809,97,17,16,156,327811,97,18,17,156,327813,97,19,18,157,327811,97,20,452,19,327813,97,
21,18,158,327811,97,22,20,21,327813,97,23,159,22,327809,97,24,23,160,327813,97,25,24,22,327809,97,
26,25,161,327813,97,27,26,22,327809,97,28,27,162,327813,97,29,28,22,327809,97,30,29,163,327813,97,
31,30,22,327809,97,32,31,164,327813,97,33,22,22,327813,97,34,32,33,327809,97,35,34,22,327809,97,
36,35,165,262268,94,453,17,327808,94,37,453,166,327876,94,454,37,167,262268,97,455,454,327813,97,
38,36,455,262205,97,456,447,327864,103,457,456,168,393385,97,458,457,169,38,131326,458,65592,
327734,103,459,0,104,196663,101,460,131320,461,262205,97,462,460,262268,94,463,462,327879,94,464,
463,170,327851,103,465,464,170,131326,465,65592,327734,105,466,0,106,196663,96,467,196663,96,468,
131320,469,262205,94,470,467,262268,105,471,470,262205,94,472,468,262268,105,473,472,393418,105,
474,471,150,171,393418,105,475,473,150,171,327812,105,476,474,475,393418,105,477,471,171,171,
393418,105,478,473,171,171,327812,105,479,477,478,327808,105,480,476,479,393418,105,481,471,140,
171,393418,105,482,473,140,171,327812,105,483,481,482,327808,105,484,480,483,327875,105,485,471,
172,327875,105,486,473,172,327812,105,487,485,486,327808,105,488,484,487,131326,488,65592,327734,
97,489,0,107,196663,101,490,196663,101,491,131320,492,262205,97,493,490,262205,97,494,491,327809,
97,39,493,494,131326,39,65592,327734,97,495,0,107,196663,101,496,196663,101,497,131320,498,262203,
101,499,7,262203,101,500,7,262203,101,501,7,262203,101,502,7,262205,97,503,496,327866,103,504,503,
169,262205,97,505,496,393385,97,506,504,505,169,196855,507,0,262394,40,508,509,131320,508,262205,
97,510,496,262205,97,511,496,262271,97,41,511,196670,499,41,327737,97,512,446,499,196670,500,165,
196670,501,512,393273,97,513,489,500,501,196670,502,513,327737,97,514,430,502,327813,97,42,510,
514,262205,97,515,497,327813,97,43,42,515,131321,507,131320,509,327813,97,44,506,506,262205,97,
516,497,327813,97,45,44,516,131321,507,131320,507,458997,97,517,43,508,45,509,131326,517,65592,
327734,92,378,0,108,196663,96,518,196663,96,519,196663,101,520,196663,101,521,131320,522,262203,
101,523,7,262203,101,524,7,262203,101,525,7,262203,101,526,7,262203,101,527,7,262203,101,528,7,
262203,101,529,7,327745,176,530,174,175,262205,94,531,530,262205,94,532,519,327745,176,533,174,
151,262205,94,534,533,327812,94,535,532,534,327808,94,536,531,535,262205,94,537,518,327808,94,538,
536,537,327745,176,539,174,177,262205,94,540,539,327851,103,541,540,178,196855,542,0,262394,541,
543,542,131320,543,262205,94,544,518,327808,94,545,540,544,262205,97,546,520,196670,523,546,
393281,180,547,49,150,545,262205,97,548,547,196670,524,548,393273,97,549,489,523,524,196670,520,
549,196855,550,0,262394,182,551,550,131320,551,327745,176,552,174,183,262205,94,553,552,327808,94,
554,540,553,262205,94,555,518,327808,94,556,554,555,262205,97,557,521,196670,525,557,393281,180,
558,49,150,556,262205,97,559,558,196670,526,559,393273,97,560,489,525,526,196670,521,560,131321,
550,131320,550,131321,542,131320,542,262205,97,561,520,196855,562,0,262394,184,563,562,131320,563,
393281,180,564,53,150,538,262205,97,565,564,262205,97,566,520,327745,187,567,174,186,262205,97,
568,567,327813,97,54,566,568,327809,97,55,565,54,131321,562,131320,562,458997,97,569,561,542,55,
563,196855,570,0,262394,188,571,570,131320,571,262205,97,572,520,196670,527,572,262205,97,573,521,
196670,528,573,393273,97,574,495,527,528,131321,570,131320,570,458997,97,575,569,562,574,571,
393281,180,576,53,150,538,196670,576,575,196855,577,0,262394,189,578,577,131320,578,196670,529,
575,327737,103,579,459,529,262312,103,580,579,131321,577,131320,577,458997,103,581,189,570,580,
578,196855,582,0,262394,581,583,582,131320,583,262205,94,584,519,458817,194,585,62,193,584,183,
196670,585,117,131321,582,131320,582,65789,65592,327734,92,309,0,132,196663,96,586,196663,96,587,
196663,128,588,196663,131,589,131320,590,262203,211,591,7,262203,96,592,7,262203,96,593,7,262201,
94,594,271,327879,94,595,594,195,327745,176,596,174,150,262205,94,597,596,262205,94,598,586,
327812,94,599,598,201,327808,94,600,597,599,131321,601,131320,601,458997,94,602,202,590,603,604,
262390,605,604,1,131321,606,131320,606,327856,103,607,602,125,262394,607,608,605,131320,608,
262205,94,609,587,327812,94,610,602,115,327808,94,611,609,610,458764,94,612,1,38,611,203,131321,
613,131320,613,458997,94,614,202,608,615,616,262390,617,616,1,131321,618,131320,618,327856,103,
619,614,8,262394,619,620,617,131320,620,327812,94,621,602,8,327808,94,622,621,614,327808,94,623,
600,198,327812,94,624,612,8,327808,94,625,624,614,327812,94,626,625,114,327808,94,627,623,626,
327808,94,628,627,595,393281,205,629,66,150,628,262205,109,630,629,327745,133,631,588,622,196670,
631,630,131321,616,131320,616,327808,94,615,614,153,131321,613,131320,617,196855,632,0,262394,206,
633,634,131320,633,327745,176,635,174,153,262205,94,636,635,327814,94,637,636,114,262205,94,638,
586,327812,94,639,638,114,327808,94,640,637,639,327808,94,641,640,595,393281,208,642,69,150,641,
262205,129,643,642,327745,209,644,589,602,196670,644,643,131321,632,131320,634,327812,94,645,600,
181,327814,94,646,612,73,327812,94,647,646,114,327808,94,648,645,647,327808,94,649,648,595,393281,
213,650,72,150,649,262205,210,651,650,196670,591,651,327745,96,652,591,202,262205,94,653,652,
196670,592,653,327737,99,654,414,592,327745,96,655,591,117,262205,94,656,655,196670,593,656,
327737,99,657,414,593,327761,97,658,654,0,327761,97,659,654,1,327761,97,660,657,0,327761,97,661,
657,1,458832,129,662,658,659,660,661,327745,209,663,589,602,196670,663,662,131321,632,131320,632,
131321,604,131320,604,327808,94,603,602,153,131321,601,131320,605,65789,65592,327734,105,664,0,
134,196663,127,665,196663,96,666,196663,96,667,196663,133,668,196663,133,669,131320,670,262203,
128,671,7,262203,128,672,7,262203,96,673,7,262203,96,674,7,262203,96,675,7,262203,96,676,7,262203,
96,677,7,262203,96,678,7,262203,96,679,7,262203,96,680,7,131321,681,131320,681,458997,105,682,150,
670,683,684,458997,105,685,150,670,686,684,262390,687,684,1,131321,688,131320,688,327857,103,689,
685,151,262394,689,690,687,131320,690,262205,94,691,666,327812,94,692,691,8,262205,94,693,667,
196670,671,665,393281,96,694,671,692,693,262205,94,695,694,262205,94,696,666,327812,94,697,696,8,
327808,94,698,697,8,327810,94,699,698,117,262205,94,700,667,196670,672,665,393281,96,701,672,699,
700,262205,94,702,701,196855,703,0,262394,214,704,705,131320,704,327812,105,706,177,685,327874,94,
707,695,706,327879,94,708,707,215,327745,96,709,668,685,262205,94,710,709,196670,673,710,196670,
674,708,393273,105,711,466,673,674,327874,94,712,702,706,327879,94,713,712,215,327745,96,714,669,
685,262205,94,715,714,196670,675,715,196670,676,713,393273,105,716,466,675,676,327808,105,717,711,
716,327808,105,718,682,717,131321,703,131320,705,327874,94,719,695,685,327879,94,720,719,216,
327745,96,721,668,685,262205,94,722,721,196670,677,722,196670,678,720,393273,105,723,466,677,678,
327808,105,724,151,685,327874,94,725,695,724,327879,94,726,725,216,327745,96,727,669,685,262205,
94,728,727,196670,679,728,196670,680,726,393273,105,729,466,679,680,327808,105,730,723,729,327812,
105,731,177,730,327808,105,732,682,731,131321,703,131320,703,458997,105,683,718,704,732,705,
131321,684,131320,684,327808,105,686,685,153,131321,681,131320,687,131326,682,65592,327734,92,331,
0,135,196663,96,733,196663,96,734,196663,96,735,196663,127,736,196663,130,737,131320,738,262203,
220,739,7,262203,96,740,7,262203,96,741,7,262203,133,742,7,262203,133,743,7,262203,131,744,7,
262201,94,745,271,327879,94,746,745,195,262205,94,747,734,327745,176,748,174,217,262205,94,749,
748,327810,94,750,749,117,458764,94,751,1,38,747,750,131321,752,131320,752,458997,94,753,202,738,
85,754,262390,755,754,1,131321,756,131320,756,327856,103,757,753,125,262394,757,758,755,131320,
758,262205,94,759,733,327812,94,760,753,115,327808,94,761,759,760,458764,94,762,1,38,761,218,
327745,176,763,174,171,262205,94,764,763,327812,94,765,751,764,327812,94,766,762,181,327808,94,
767,765,766,393281,205,768,76,150,767,262205,109,769,768,327808,94,770,767,117,393281,205,771,76,
150,770,262205,109,772,771,327745,176,773,174,222,262205,94,774,773,327814,94,775,774,181,327812,
94,776,751,113,327808,94,777,775,776,327808,94,778,777,762,393281,223,779,79,150,778,262205,99,
780,779,196670,739,780,262205,94,781,735,327812,94,782,781,125,327808,94,783,782,753,327812,94,
784,783,115,262201,94,785,271,327874,94,786,785,177,327808,94,787,784,786,327812,94,788,787,224,
327812,94,789,746,114,327808,94,790,788,789,131321,791,131320,791,458997,94,792,202,758,84,793,
262390,794,793,1,131321,795,131320,795,327856,103,796,792,114,262394,796,797,794,131320,797,
196670,740,753,196670,741,792,196670,742,769,196670,743,772,589881,105,798,664,736,740,741,742,
743,327745,101,799,739,117,262205,97,800,799,262268,105,801,800,327810,105,802,798,801,262255,97,
803,802,196670,744,737,393281,101,804,744,753,792,262205,97,805,804,327745,101,806,739,202,262205,
97,807,806,327813,97,80,805,807,327813,97,81,803,80,327808,94,808,790,792,262205,94,809,733,
327812,94,82,753,115,327808,94,83,809,82,327856,103,810,83,113,393385,97,811,810,81,169,327745,
231,812,230,808,196670,812,811,131321,793,131320,793,327808,94,84,792,153,131321,791,131320,794,
131321,754,131320,754,327808,94,85,753,153,131321,752,131320,755,65789,65592,327734,92,340,0,136,
196663,101,813,131320,814,262203,233,815,7,262203,101,816,7,262203,101,817,7,262201,94,818,271,
327814,94,819,818,224,327812,94,820,819,225,327812,94,821,820,224,262201,94,822,271,327817,94,823,
822,224,327808,94,824,821,823,131321,825,131320,825,458997,94,826,202,814,827,828,262390,829,828,
0,131321,830,131320,830,327856,103,831,826,225,262394,831,832,829,131320,832,131321,833,131320,
833,458997,94,834,202,832,835,836,262390,837,836,1,131321,838,131320,838,327856,103,839,834,190,
262394,839,840,837,131320,840,327808,94,841,826,834,327812,94,842,841,224,327808,94,843,824,842,
327745,231,844,230,843,262205,97,845,844,327745,101,846,815,834,196670,846,845,131321,836,131320,
836,327808,94,835,834,153,131321,833,131320,837,131321,847,131320,847,458997,94,848,202,837,849,
850,262390,851,850,1,131321,852,131320,852,327856,103,853,848,190,262394,853,854,851,131320,854,
262205,97,855,813,196670,816,855,327745,101,856,815,848,262205,97,857,856,196670,817,857,393273,
97,858,489,816,817,196670,813,858,131321,850,131320,850,327808,94,849,848,153,131321,847,131320,
851,131321,828,131320,828,327808,94,827,826,190,131321,825,131320,829,65789,65592,327734,92,388,0,
137,196663,96,859,196663,96,860,131320,861,262205,94,862,860,327812,94,863,862,224,327745,231,864,
230,863,262205,97,865,864,327745,176,866,174,234,262205,94,867,866,262205,94,868,860,327745,176,
869,174,142,262205,94,870,869,327812,94,871,868,870,327745,176,872,174,235,262205,94,873,872,
327808,94,874,871,873,262205,94,875,859,327808,94,876,874,875,327812,94,877,181,876,327808,94,878,
867,877,131321,879,131320,879,458997,94,880,202,861,881,882,458997,97,883,865,861,884,882,458997,
94,885,117,861,86,882,262390,886,882,0,131321,887,131320,887,327856,103,888,885,224,196855,889,0,
262394,888,890,889,131320,890,262205,94,891,859,327812,94,892,891,224,327808,94,893,892,885,
327745,176,894,174,183,262205,94,895,894,327856,103,896,893,895,131321,889,131320,889,458997,103,
897,888,887,896,890,262394,897,898,886,131320,898,262205,94,899,860,327812,94,900,899,224,327808,
94,901,900,885,327745,231,902,230,901,262205,97,903,902,327866,103,904,903,883,196855,905,0,
262394,904,906,905,131320,906,262205,94,907,860,327812,94,908,907,224,327808,94,909,908,885,
327745,231,910,230,909,262205,97,911,910,131321,905,131320,905,458997,94,881,880,898,885,906,
458997,97,884,883,898,911,906,131321,882,131320,882,327808,94,86,885,153,131321,879,131320,886,
393281,180,912,53,150,878,196670,912,883,327808,94,913,878,117,327745,176,914,174,193,262205,94,
915,914,262205,94,916,859,327812,94,87,916,224,327808,94,88,915,87,327808,94,89,88,880,262268,97,
917,89,393281,180,918,53,150,913,196670,918,917,65789,65592,};
static const uint32_t bitnet__spv_grouped_fast[] = {
119734787,66304,524299,904,0,131089,1,131089,6018,131089,6019,524298,1599492179,1599227979,
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
2,262215,47,6,4,262216,48,0,24,327752,48,0,35,0,196679,48,2,262215,49,34,0,262215,49,33,1,262215,
50,1,2,262215,51,6,4,327752,52,0,35,0,196679,52,2,262215,53,34,0,262215,53,33,2,196679,54,42,
196679,55,42,327752,56,0,35,0,327752,56,1,35,4,327752,56,2,35,8,327752,56,3,35,12,327752,56,4,35,
16,327752,56,5,35,20,262215,57,6,24,262215,58,6,4,262215,59,6,4,262215,60,6,4,327752,61,0,35,0,
327752,61,1,35,4,327752,61,2,35,8,327752,61,3,35,12,327752,61,4,35,16,327752,61,5,35,20,327752,61,
6,35,24,327752,61,7,35,28,327752,61,8,35,32,327752,61,9,35,36,327752,61,10,35,40,327752,61,11,35,
232,327752,61,12,35,360,327752,61,13,35,2408,196679,61,2,262215,62,34,0,262215,62,33,7,262215,63,
1,4,262215,64,6,16,262216,65,0,24,327752,65,0,35,0,196679,65,2,262215,66,34,0,262215,66,33,0,
262215,67,6,16,262216,68,0,24,327752,68,0,35,0,196679,68,2,262215,69,34,0,262215,69,33,1,262215,
70,6,8,262216,71,0,24,327752,71,0,35,0,196679,71,2,262215,72,34,0,262215,72,33,0,262215,73,1,5,
262215,74,6,16,262216,75,0,24,327752,75,0,35,0,196679,75,2,262215,76,34,0,262215,76,33,3,262215,
77,6,8,262216,78,0,24,327752,78,0,35,0,196679,78,2,262215,79,34,0,262215,79,33,2,196679,80,42,
196679,81,42,196679,82,42,196679,83,42,196679,84,42,196679,85,42,196679,86,42,196679,87,42,196679,
88,42,196679,89,42,262215,4,11,26,262215,90,1,0,262215,91,11,25,131091,92,196641,93,92,262165,94,
32,0,196641,95,94,262176,96,7,94,196630,97,32,262177,98,97,96,262167,99,97,2,262177,100,99,96,
262176,101,7,97,262177,102,97,101,131092,103,262177,104,103,101,262165,105,32,1,327713,106,105,96,
96,327713,107,97,101,101,458785,108,92,96,96,101,101,262167,109,94,4,262194,94,5,256,262187,94,
110,31,393268,94,111,128,5,110,262187,94,112,32,393268,94,113,134,111,112,262194,94,6,128,262187,
94,114,4,393268,94,115,134,6,114,393268,94,116,128,113,115,262187,94,117,1,393268,94,118,130,116,
117,393268,94,119,134,118,115,262194,94,7,1,393268,103,120,176,7,114,458804,94,121,169,120,7,114,
393268,94,122,134,114,121,393268,103,123,176,119,122,393268,94,124,134,114,121,458804,94,125,169,
123,119,124,262194,94,8,2,393268,94,126,132,125,8,262172,127,109,126,262176,128,7,127,262167,129,
97,4,262172,130,129,125,262176,131,7,130,458785,132,92,96,96,128,131,262176,133,7,109,524321,134,
105,127,96,96,133,133,524321,135,92,96,96,96,127,130,262177,136,92,101,327713,137,92,96,96,262176,
138,1,94,262203,138,3,1,262187,94,139,32768,262187,105,140,16,262187,94,141,32767,262187,105,142,
13,262187,94,143,939524096,262187,94,144,260046848,262187,94,145,947912704,262187,97,146,
947912704,262187,94,147,8388608,196657,103,11,262187,94,148,65535,262187,94,149,2129859015,262187,
105,150,0,262187,105,151,4,262187,97,152,1073741824,262187,105,153,1,262187,97,154,1117782016,
262187,97,155,1069066811,262187,97,156,1262485504,262187,97,157,1060208640,262187,97,158,
3109978243,262187,97,159,961571175,262187,97,160,985088974,262187,97,161,1007192328,262187,97,162,
1026206145,262187,97,163,1042983594,262187,97,164,1056964608,262187,97,165,1065353216,262187,94,
166,127,262187,105,167,23,262187,97,168,3265265664,262187,97,169,0,262187,94,170,2139095040,
196657,103,40,1048606,46,94,94,94,94,94,94,94,94,94,97,94,94,94,94,262176,171,9,46,262203,171,172,
9,262187,105,173,3,262176,174,9,94,262187,105,175,2,262187,94,176,4294967295,196637,47,97,196638,
48,47,262176,177,12,48,262203,177,49,12,262176,178,12,97,262194,94,50,1,262187,94,179,2,393268,
103,180,170,50,179,262187,105,181,5,393268,103,182,170,50,117,196637,51,97,196638,52,51,262176,
183,12,52,262203,183,53,12,262187,105,184,9,262176,185,9,97,393268,103,186,170,50,179,393268,103,
187,170,50,114,524318,56,94,94,94,97,94,94,262187,94,188,8,262172,57,56,188,262172,58,94,112,
262187,94,189,512,262172,59,94,189,196637,60,94,1048606,61,94,94,94,94,94,94,94,94,94,94,57,58,59,
60,262176,190,12,61,262203,190,62,12,262187,105,191,10,262176,192,12,94,262187,94,193,3,262194,94,
63,0,393268,94,194,128,63,117,393268,94,195,134,194,179,393268,94,196,132,195,114,393268,94,197,
132,113,8,393268,94,198,132,197,114,393268,94,199,128,196,198,262187,94,200,0,393268,94,201,130,
113,117,196637,64,109,196638,65,64,262176,202,12,65,262203,202,66,12,262176,203,12,109,393268,103,
204,170,63,200,196637,67,129,196638,68,67,262176,205,12,68,262203,205,69,12,262176,206,12,129,
262176,207,7,129,262167,208,94,2,262176,209,7,208,196637,70,208,196638,71,70,262176,210,12,71,
262203,210,72,12,262194,94,73,4,262176,211,12,208,393268,103,212,170,8,179,262187,94,213,50529027,
262187,94,214,16843009,262187,105,215,6,393268,94,216,130,113,117,262187,105,217,8,196637,74,109,
196638,75,74,262176,218,12,75,262203,218,76,12,262176,219,7,99,196637,77,99,196638,78,77,262176,
220,12,78,262203,220,79,12,262187,105,221,7,262176,222,12,99,262187,94,223,16,393268,94,224,132,
125,115,393268,94,225,132,121,224,393268,94,226,132,225,223,262172,227,97,226,262176,228,4,227,
262203,228,229,4,262176,230,4,97,262172,231,97,188,262176,232,7,231,262187,105,233,11,262187,105,
234,12,262167,235,94,3,262176,236,1,235,262203,236,4,1,393268,103,237,170,50,179,458804,94,238,
169,237,179,117,393268,94,239,134,7,121,393268,94,240,132,238,239,393268,94,241,132,238,239,
262172,242,97,241,262176,243,7,242,393268,94,244,132,119,115,262187,94,245,264,393268,94,246,132,
223,121,393268,94,247,130,238,117,393268,94,248,132,247,239,393268,94,249,132,223,121,393268,103,
250,170,50,114,393268,103,251,171,50,114,262194,94,90,1,393267,235,91,90,117,117,262187,94,252,
1879048192,327734,92,2,0,93,131320,253,262203,243,254,7,262203,96,255,7,262203,96,256,7,262203,
128,257,7,262203,131,258,7,262203,96,259,7,262203,96,260,7,262203,96,261,7,262203,101,262,7,
262203,96,263,7,262203,96,264,7,262203,101,265,7,262203,101,266,7,262203,96,267,7,262203,96,268,7,
262201,94,269,270,327745,138,271,4,200,262205,94,272,271,327812,94,273,272,223,327817,94,274,269,
223,327808,94,275,273,274,131321,276,131320,276,458997,94,277,200,253,278,279,262390,280,279,1,
131321,281,131320,281,327856,103,282,277,240,262394,282,283,280,131320,283,327745,101,284,254,277,
196670,284,169,131321,279,131320,279,327808,94,278,277,153,131321,276,131320,280,327874,94,285,
269,175,131321,286,131320,286,458997,94,287,285,280,288,289,262390,290,289,0,131321,291,131320,
291,327856,103,292,287,244,262394,292,293,290,131320,293,131321,294,131320,294,458997,94,295,200,
293,296,297,262390,298,297,1,131321,299,131320,299,327856,103,300,295,238,262394,300,301,298,
131320,301,327745,174,302,172,181,262205,94,303,302,327814,94,304,303,223,327812,94,305,295,304,
327808,94,306,272,305,196670,255,306,196670,256,287,524345,92,307,308,255,256,257,258,262205,127,
309,257,262205,130,310,258,131321,311,131320,311,458997,94,312,200,301,313,314,262390,315,314,1,
131321,316,131320,316,327856,103,317,312,239,262394,317,318,315,131320,318,131321,319,131320,319,
458997,94,320,200,318,321,322,262390,323,322,2,131321,324,131320,324,327856,103,325,320,121,
262394,325,326,323,131320,326,327812,94,327,312,121,327808,94,328,327,320,196670,259,287,196670,
260,328,196670,261,320,589881,92,329,330,259,260,261,309,310,131321,322,131320,322,327808,94,321,
320,153,131321,319,131320,323,262368,179,179,245,327856,103,331,269,246,196855,332,0,262394,331,
333,332,131320,333,327812,94,334,295,239,327808,94,335,334,312,327745,101,336,254,335,262205,97,
337,336,196670,262,337,327737,92,338,339,262,262205,97,340,262,196670,336,340,131321,332,131320,
332,262368,179,179,245,131321,314,131320,314,327808,94,313,312,153,131321,311,131320,315,131321,
297,131320,297,327808,94,296,295,153,131321,294,131320,298,131321,289,131320,289,327808,94,288,
287,224,131321,286,131320,290,131321,341,131320,341,458997,94,342,200,290,343,344,262390,345,344,
1,131321,346,131320,346,327856,103,347,342,239,262394,347,348,345,131320,348,327812,94,349,342,
121,327814,94,350,269,223,327808,94,351,349,350,327745,101,352,254,342,262205,97,353,352,327808,
94,354,248,342,327745,101,355,254,354,262205,97,356,355,327854,103,357,269,249,196855,358,0,
262394,357,359,358,131320,359,131321,344,131320,358,196855,360,0,262394,250,361,360,131320,361,
327812,94,362,349,223,327808,94,363,362,269,327745,230,364,229,363,196670,364,353,131321,360,
131320,360,327745,174,365,172,181,262205,94,366,365,327856,103,367,275,366,196855,368,0,262394,
367,369,368,131320,369,327745,174,370,172,215,262205,94,371,370,327856,103,372,351,371,131321,368,
131320,368,458997,103,373,367,360,372,369,196855,374,0,262394,373,375,374,131320,375,196670,263,
275,196670,264,351,196670,265,353,196670,266,356,524345,92,376,377,263,264,265,266,131321,374,
131320,374,131321,344,131320,344,327808,94,343,342,153,131321,341,131320,345,196855,378,0,262394,
251,379,378,131320,379,65789,131320,378,262368,179,179,245,327745,174,380,172,215,262205,94,381,
380,458764,94,382,1,38,7,381,327856,103,383,269,382,196855,384,0,262394,383,385,384,131320,385,
196670,267,272,196670,268,269,393273,92,386,387,267,268,131321,384,131320,384,65789,65592,327734,
94,270,0,95,131320,388,262205,94,389,3,131326,389,65592,327734,97,390,0,98,196663,96,391,131320,
392,262205,94,393,391,327879,94,394,393,139,327876,94,395,394,140,262205,94,396,391,327879,94,397,
396,141,327876,94,398,397,142,327808,94,399,398,143,327854,103,400,398,144,196855,401,0,262394,
400,402,401,131320,402,327808,94,403,398,252,131321,401,131320,401,458997,94,404,399,392,403,402,
327808,94,9,398,145,262268,97,405,9,327811,97,10,405,146,327856,103,406,398,147,196855,407,0,
262394,406,408,407,131320,408,262268,94,409,10,131321,407,131320,407,458997,94,410,404,401,409,
408,327877,94,411,410,395,262268,97,412,411,131326,412,65592,327734,99,413,0,100,196663,96,414,
131320,415,262203,96,416,7,262203,96,417,7,196855,418,0,262394,11,419,418,131320,419,262205,94,
420,414,393228,99,421,1,62,420,131326,421,131320,418,262205,94,422,414,327879,94,423,422,148,
196670,416,423,327737,97,424,390,416,262205,94,425,414,327874,94,426,425,140,196670,417,426,
327737,97,427,390,417,327760,99,428,424,427,131326,428,65592,327734,97,429,0,102,196663,101,430,
131320,431,262205,97,432,430,262268,94,433,432,327810,94,12,149,433,262268,97,434,12,131321,435,
131320,435,458997,97,436,434,431,15,437,458997,105,438,150,431,439,437,262390,440,437,0,131321,
441,131320,441,327857,103,442,438,151,262394,442,443,440,131320,443,262205,97,444,430,327813,97,
13,444,436,327811,97,14,152,13,327813,97,15,436,14,131321,437,131320,437,327808,105,439,438,153,
131321,435,131320,440,131326,436,65592,327734,97,445,0,102,196663,101,446,131320,447,262205,97,
448,446,327866,103,449,448,154,262205,97,450,446,393385,97,451,449,154,450,327813,97,16,451,155,
327809,97,17,16,156,327811,97,18,17,156,327813,97,19,18,157,327811,97,20,451,19,327813,97,21,18,
158,327811,97,22,20,21,327813,97,23,159,22,327809,97,24,23,160,327813,97,25,24,22,327809,97,26,25,
161,327813,97,27,26,22,327809,97,28,27,162,327813,97,29,28,22,327809,97,30,29,163,327813,97,31,30,
22,327809,97,32,31,164,327813,97,33,22,22,327813,97,34,32,33,327809,97,35,34,22,327809,97,36,35,
165,262268,94,452,17,327808,94,37,452,166,327876,94,453,37,167,262268,97,454,453,327813,97,38,36,
454,262205,97,455,446,327864,103,456,455,168,393385,97,457,456,169,38,131326,457,65592,327734,103,
458,0,104,196663,101,459,131320,460,262205,97,461,459,262268,94,462,461,327879,94,463,462,170,
327851,103,464,463,170,131326,464,65592,327734,105,465,0,106,196663,96,466,196663,96,467,131320,
468,262205,94,469,466,262268,105,470,469,262205,94,471,467,262268,105,472,471,397666,105,473,470,
472,0,131326,473,65592,327734,97,474,0,107,196663,101,475,196663,101,476,131320,477,262205,97,478,
475,262205,97,479,476,327809,97,39,478,479,131326,39,65592,327734,97,480,0,107,196663,101,481,
196663,101,482,131320,483,262203,101,484,7,262203,101,485,7,262203,101,486,7,262203,101,487,7,
262205,97,488,481,327866,103,489,488,169,262205,97,490,481,393385,97,491,489,490,169,196855,492,0,
262394,40,493,494,131320,493,262205,97,495,481,262205,97,496,481,262271,97,41,496,196670,484,41,
327737,97,497,445,484,196670,485,165,196670,486,497,393273,97,498,474,485,486,196670,487,498,
327737,97,499,429,487,327813,97,42,495,499,262205,97,500,482,327813,97,43,42,500,131321,492,
131320,494,327813,97,44,491,491,262205,97,501,482,327813,97,45,44,501,131321,492,131320,492,
458997,97,502,43,493,45,494,131326,502,65592,327734,92,377,0,108,196663,96,503,196663,96,504,
196663,101,505,196663,101,506,131320,507,262203,101,508,7,262203,101,509,7,262203,101,510,7,
262203,101,511,7,262203,101,512,7,262203,101,513,7,262203,101,514,7,327745,174,515,172,173,262205,
94,516,515,262205,94,517,504,327745,174,518,172,151,262205,94,519,518,327812,94,520,517,519,
327808,94,521,516,520,262205,94,522,503,327808,94,523,521,522,327745,174,524,172,175,262205,94,
525,524,327851,103,526,525,176,196855,527,0,262394,526,528,527,131320,528,262205,94,529,503,
327808,94,530,525,529,262205,97,531,505,196670,508,531,393281,178,532,49,150,530,262205,97,533,
532,196670,509,533,393273,97,534,474,508,509,196670,505,534,196855,535,0,262394,180,536,535,
131320,536,327745,174,537,172,181,262205,94,538,537,327808,94,539,525,538,262205,94,540,503,
327808,94,541,539,540,262205,97,542,506,196670,510,542,393281,178,543,49,150,541,262205,97,544,
543,196670,511,544,393273,97,545,474,510,511,196670,506,545,131321,535,131320,535,131321,527,
131320,527,262205,97,546,505,196855,547,0,262394,182,548,547,131320,548,393281,178,549,53,150,523,
262205,97,550,549,262205,97,551,505,327745,185,552,172,184,262205,97,553,552,327813,97,54,551,553,
327809,97,55,550,54,131321,547,131320,547,458997,97,554,546,527,55,548,196855,555,0,262394,186,
556,555,131320,556,262205,97,557,505,196670,512,557,262205,97,558,506,196670,513,558,393273,97,
559,480,512,513,131321,555,131320,555,458997,97,560,554,547,559,556,393281,178,561,53,150,523,
196670,561,560,196855,562,0,262394,187,563,562,131320,563,196670,514,560,327737,103,564,458,514,
262312,103,565,564,131321,562,131320,562,458997,103,566,187,555,565,563,196855,567,0,262394,566,
568,567,131320,568,262205,94,569,504,458817,192,570,62,191,569,181,196670,570,117,131321,567,
131320,567,65789,65592,327734,92,308,0,132,196663,96,571,196663,96,572,196663,128,573,196663,131,
574,131320,575,262203,209,576,7,262203,96,577,7,262203,96,578,7,262201,94,579,270,327879,94,580,
579,193,327745,174,581,172,150,262205,94,582,581,262205,94,583,571,327812,94,584,583,199,327808,
94,585,582,584,131321,586,131320,586,458997,94,587,200,575,588,589,262390,590,589,1,131321,591,
131320,591,327856,103,592,587,125,262394,592,593,590,131320,593,262205,94,594,572,327812,94,595,
587,115,327808,94,596,594,595,458764,94,597,1,38,596,201,131321,598,131320,598,458997,94,599,200,
593,600,601,262390,602,601,1,131321,603,131320,603,327856,103,604,599,8,262394,604,605,602,131320,
605,327812,94,606,587,8,327808,94,607,606,599,327808,94,608,585,196,327812,94,609,597,8,327808,94,
610,609,599,327812,94,611,610,114,327808,94,612,608,611,327808,94,613,612,580,393281,203,614,66,
150,613,262205,109,615,614,327745,133,616,573,607,196670,616,615,131321,601,131320,601,327808,94,
600,599,153,131321,598,131320,602,196855,617,0,262394,204,618,619,131320,618,327745,174,620,172,
153,262205,94,621,620,327814,94,622,621,114,262205,94,623,571,327812,94,624,623,114,327808,94,625,
622,624,327808,94,626,625,580,393281,206,627,69,150,626,262205,129,628,627,327745,207,629,574,587,
196670,629,628,131321,617,131320,619,327812,94,630,585,179,327814,94,631,597,73,327812,94,632,631,
114,327808,94,633,630,632,327808,94,634,633,580,393281,211,635,72,150,634,262205,208,636,635,
196670,576,636,327745,96,637,576,200,262205,94,638,637,196670,577,638,327737,99,639,413,577,
327745,96,640,576,117,262205,94,641,640,196670,578,641,327737,99,642,413,578,327761,97,643,639,0,
327761,97,644,639,1,327761,97,645,642,0,327761,97,646,642,1,458832,129,647,643,644,645,646,327745,
207,648,574,587,196670,648,647,131321,617,131320,617,131321,589,131320,589,327808,94,588,587,153,
131321,586,131320,590,65789,65592,327734,105,649,0,134,196663,127,650,196663,96,651,196663,96,652,
196663,133,653,196663,133,654,131320,655,262203,128,656,7,262203,128,657,7,262203,96,658,7,262203,
96,659,7,262203,96,660,7,262203,96,661,7,262203,96,662,7,262203,96,663,7,262203,96,664,7,262203,
96,665,7,131321,666,131320,666,458997,105,667,150,655,668,669,458997,105,670,150,655,671,669,
262390,672,669,1,131321,673,131320,673,327857,103,674,670,151,262394,674,675,672,131320,675,
262205,94,676,651,327812,94,677,676,8,262205,94,678,652,196670,656,650,393281,96,679,656,677,678,
262205,94,680,679,262205,94,681,651,327812,94,682,681,8,327808,94,683,682,8,327810,94,684,683,117,
262205,94,685,652,196670,657,650,393281,96,686,657,684,685,262205,94,687,686,196855,688,0,262394,
212,689,690,131320,689,327812,105,691,175,670,327874,94,692,680,691,327879,94,693,692,213,327745,
96,694,653,670,262205,94,695,694,196670,658,695,196670,659,693,393273,105,696,465,658,659,327874,
94,697,687,691,327879,94,698,697,213,327745,96,699,654,670,262205,94,700,699,196670,660,700,
196670,661,698,393273,105,701,465,660,661,327808,105,702,696,701,327808,105,703,667,702,131321,
688,131320,690,327874,94,704,680,670,327879,94,705,704,214,327745,96,706,653,670,262205,94,707,
706,196670,662,707,196670,663,705,393273,105,708,465,662,663,327808,105,709,151,670,327874,94,710,
680,709,327879,94,711,710,214,327745,96,712,654,670,262205,94,713,712,196670,664,713,196670,665,
711,393273,105,714,465,664,665,327808,105,715,708,714,327812,105,716,175,715,327808,105,717,667,
716,131321,688,131320,688,458997,105,668,703,689,717,690,131321,669,131320,669,327808,105,671,670,
153,131321,666,131320,672,131326,667,65592,327734,92,330,0,135,196663,96,718,196663,96,719,196663,
96,720,196663,127,721,196663,130,722,131320,723,262203,219,724,7,262203,96,725,7,262203,96,726,7,
262203,133,727,7,262203,133,728,7,262203,131,729,7,262201,94,730,270,327879,94,731,730,193,262205,
94,732,719,327745,174,733,172,215,262205,94,734,733,327810,94,735,734,117,458764,94,736,1,38,732,
735,131321,737,131320,737,458997,94,738,200,723,85,739,262390,740,739,1,131321,741,131320,741,
327856,103,742,738,125,262394,742,743,740,131320,743,262205,94,744,718,327812,94,745,738,115,
327808,94,746,744,745,458764,94,747,1,38,746,216,327745,174,748,172,217,262205,94,749,748,327812,
94,750,736,749,327812,94,751,747,179,327808,94,752,750,751,393281,203,753,76,150,752,262205,109,
754,753,327808,94,755,752,117,393281,203,756,76,150,755,262205,109,757,756,327745,174,758,172,221,
262205,94,759,758,327814,94,760,759,179,327812,94,761,736,113,327808,94,762,760,761,327808,94,763,
762,747,393281,222,764,79,150,763,262205,99,765,764,196670,724,765,262205,94,766,720,327812,94,
767,766,125,327808,94,768,767,738,327812,94,769,768,115,262201,94,770,270,327874,94,771,770,175,
327808,94,772,769,771,327812,94,773,772,223,327812,94,774,731,114,327808,94,775,773,774,131321,
776,131320,776,458997,94,777,200,743,84,778,262390,779,778,1,131321,780,131320,780,327856,103,781,
777,114,262394,781,782,779,131320,782,196670,725,738,196670,726,777,196670,727,754,196670,728,757,
589881,105,783,649,721,725,726,727,728,327745,101,784,724,117,262205,97,785,784,262268,105,786,
785,327810,105,787,783,786,262255,97,788,787,196670,729,722,393281,101,789,729,738,777,262205,97,
790,789,327745,101,791,724,200,262205,97,792,791,327813,97,80,790,792,327813,97,81,788,80,327808,
94,793,775,777,262205,94,794,718,327812,94,82,738,115,327808,94,83,794,82,327856,103,795,83,113,
393385,97,796,795,81,169,327745,230,797,229,793,196670,797,796,131321,778,131320,778,327808,94,84,
777,153,131321,776,131320,779,131321,739,131320,739,327808,94,85,738,153,131321,737,131320,740,
65789,65592,327734,92,339,0,136,196663,101,798,131320,799,262203,232,800,7,262203,101,801,7,
262203,101,802,7,262201,94,803,270,327814,94,804,803,223,327812,94,805,804,224,327812,94,806,805,
223,262201,94,807,270,327817,94,808,807,223,327808,94,809,806,808,131321,810,131320,810,458997,94,
811,200,799,812,813,262390,814,813,0,131321,815,131320,815,327856,103,816,811,224,262394,816,817,
814,131320,817,131321,818,131320,818,458997,94,819,200,817,820,821,262390,822,821,1,131321,823,
131320,823,327856,103,824,819,188,262394,824,825,822,131320,825,327808,94,826,811,819,327812,94,
827,826,223,327808,94,828,809,827,327745,230,829,229,828,262205,97,830,829,327745,101,831,800,819,
196670,831,830,131321,821,131320,821,327808,94,820,819,153,131321,818,131320,822,131321,832,
131320,832,458997,94,833,200,822,834,835,262390,836,835,1,131321,837,131320,837,327856,103,838,
833,188,262394,838,839,836,131320,839,262205,97,840,798,196670,801,840,327745,101,841,800,833,
262205,97,842,841,196670,802,842,393273,97,843,474,801,802,196670,798,843,131321,835,131320,835,
327808,94,834,833,153,131321,832,131320,836,131321,813,131320,813,327808,94,812,811,188,131321,
810,131320,814,65789,65592,327734,92,387,0,137,196663,96,844,196663,96,845,131320,846,262205,94,
847,845,327812,94,848,847,223,327745,230,849,229,848,262205,97,850,849,327745,174,851,172,233,
262205,94,852,851,262205,94,853,845,327745,174,854,172,142,262205,94,855,854,327812,94,856,853,
855,327745,174,857,172,234,262205,94,858,857,327808,94,859,856,858,262205,94,860,844,327808,94,
861,859,860,327812,94,862,179,861,327808,94,863,852,862,131321,864,131320,864,458997,94,865,200,
846,866,867,458997,97,868,850,846,869,867,458997,94,870,117,846,86,867,262390,871,867,0,131321,
872,131320,872,327856,103,873,870,223,196855,874,0,262394,873,875,874,131320,875,262205,94,876,
844,327812,94,877,876,223,327808,94,878,877,870,327745,174,879,172,181,262205,94,880,879,327856,
103,881,878,880,131321,874,131320,874,458997,103,882,873,872,881,875,262394,882,883,871,131320,
883,262205,94,884,845,327812,94,885,884,223,327808,94,886,885,870,327745,230,887,229,886,262205,
97,888,887,327866,103,889,888,868,196855,890,0,262394,889,891,890,131320,891,262205,94,892,845,
327812,94,893,892,223,327808,94,894,893,870,327745,230,895,229,894,262205,97,896,895,131321,890,
131320,890,458997,94,866,865,883,870,891,458997,97,869,868,883,896,891,131321,867,131320,867,
327808,94,86,870,153,131321,864,131320,871,393281,178,897,53,150,863,196670,897,868,327808,94,898,
863,117,327745,174,899,172,191,262205,94,900,899,262205,94,901,844,327812,94,87,901,223,327808,94,
88,900,87,327808,94,89,88,865,262268,97,902,89,393281,178,903,53,150,898,196670,903,902,65789,
65592,};
static const uint32_t bitnet__spv_head_plain[] = {
119734787,66304,524299,725,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,262215,6,1,1,262215,7,1,2,262215,3,11,
29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,196679,12,42,196679,13,42,262215,14,1,0,
262215,15,6,16,262216,16,0,24,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,262215,4,
11,26,327752,18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,327752,18,3,35,12,327752,18,4,35,16,
327752,18,5,35,20,327752,18,6,35,24,327752,18,7,35,28,327752,18,8,35,32,327752,18,9,35,36,327752,
18,10,35,40,196679,18,2,327752,19,0,35,0,327752,19,1,35,4,327752,19,2,35,8,327752,19,3,35,12,
327752,19,4,35,16,327752,19,5,35,20,262215,20,6,24,262215,21,6,4,262215,22,6,4,262215,23,6,4,
327752,24,0,35,0,327752,24,1,35,4,327752,24,2,35,8,327752,24,3,35,12,327752,24,4,35,16,327752,24,
5,35,20,327752,24,6,35,24,327752,24,7,35,28,327752,24,8,35,32,327752,24,9,35,36,327752,24,10,35,
40,327752,24,11,35,232,327752,24,12,35,360,327752,24,13,35,2408,196679,24,2,262215,25,34,0,262215,
25,33,7,262215,26,1,3,262215,27,6,16,327752,28,0,35,0,196679,28,2,262215,29,34,0,262215,29,33,2,
196679,30,42,262215,31,6,4,327752,32,0,35,0,196679,32,2,262215,33,34,0,262215,33,33,2,262215,34,1,
0,262215,35,11,25,131091,36,196641,37,36,262165,38,32,0,196641,39,38,262176,40,7,38,196630,41,32,
262177,42,41,40,262167,43,41,2,262177,44,43,40,262176,45,7,41,393249,46,41,45,45,45,131092,47,
262177,48,47,45,327713,49,41,45,45,262187,38,50,8,262172,51,41,50,262176,52,7,51,262177,53,41,52,
262194,38,5,4,262172,54,38,5,262167,55,38,4,262194,38,6,256,262187,38,56,63,393268,38,57,128,6,56,
262187,38,58,64,393268,38,59,134,57,58,262187,38,60,4,393268,38,61,137,59,60,262187,38,62,0,
393268,47,63,170,61,62,393268,47,64,176,5,60,393268,47,65,167,63,64,262187,38,66,2,393268,38,67,
137,59,66,393268,47,68,170,67,62,262187,38,69,1,458804,38,70,169,68,66,69,458804,38,71,169,65,60,
70,393268,38,72,132,71,5,196656,47,7,458804,38,73,169,7,69,66,393268,38,74,132,72,73,262172,75,55,
74,262176,76,7,75,393249,77,36,54,40,76,393249,78,36,75,40,52,262176,79,1,38,262203,79,3,1,262187,
38,80,32768,262165,81,32,1,262187,81,82,16,262187,38,83,32767,262187,81,84,13,262187,38,85,
939524096,262187,38,86,260046848,262187,38,87,947912704,262187,41,88,947912704,262187,38,89,
8388608,196657,47,10,262187,38,90,65535,262187,38,91,2139095040,262187,38,92,4294967288,262187,38,
93,7,262187,38,94,264,262187,81,95,0,262187,81,96,8,262194,38,14,128,393268,38,97,132,14,50,
262172,98,41,97,262176,99,4,98,262203,99,100,4,262176,101,4,41,262187,81,102,1,262172,103,41,14,
262176,104,4,103,262203,104,105,4,262187,38,106,32,262187,38,107,16,262187,38,108,48,262187,38,
109,40,262187,38,110,24,262187,38,111,56,262187,38,112,6,262187,38,113,5,262187,38,114,3,262176,
115,7,54,196637,15,55,196638,16,15,262176,116,12,16,262203,116,17,12,262176,117,12,55,262176,118,
7,55,262187,81,119,4,262176,120,7,43,262187,81,121,2,262167,122,41,4,262176,123,7,122,262187,81,
124,3,262167,125,38,3,262176,126,1,125,262203,126,4,1,393268,38,127,134,14,50,851998,18,38,38,38,
38,38,38,38,38,38,38,41,262176,128,9,18,262203,128,129,9,262176,130,9,38,524318,19,38,38,38,41,38,
38,262172,20,19,50,262172,21,38,106,262187,38,131,512,262172,22,38,131,196637,23,38,1048606,24,38,
38,38,38,38,38,38,38,38,38,20,21,22,23,262176,132,12,24,262203,132,25,12,262176,133,12,38,262194,
38,26,1,393268,38,134,132,5,26,393268,38,135,132,5,26,262172,136,51,135,262176,137,7,136,262187,
41,138,0,196637,27,122,196638,28,27,262176,139,12,28,262203,139,29,12,262176,140,12,122,262187,38,
141,4294967295,262187,81,142,9,262187,81,143,10,262176,144,9,41,196637,31,41,196638,32,31,262176,
145,12,32,262203,145,33,12,262176,146,12,41,262187,81,147,5,393268,38,148,132,127,26,262172,149,
41,148,262176,150,4,149,262203,150,151,4,393268,38,152,132,127,26,262172,153,38,152,262176,154,4,
153,262203,154,155,4,262176,156,4,38,262187,81,157,7,262187,81,158,6,262194,38,34,1,393267,125,35,
34,69,69,262187,38,159,1879048192,327734,36,2,0,37,131320,160,262203,115,161,7,262203,137,162,7,
262203,40,163,7,262203,76,164,7,262203,123,165,7,262203,123,166,7,262203,52,167,7,262203,40,168,7,
262203,52,169,7,262203,45,170,7,262203,45,171,7,262203,45,172,7,262203,45,173,7,262203,45,174,7,
262203,45,175,7,262203,52,176,7,262203,45,177,7,262201,38,178,179,327879,38,180,178,93,327874,38,
181,178,124,327745,79,182,4,62,262205,38,183,182,327812,38,184,183,127,327808,38,185,184,181,
327812,38,186,185,5,327745,130,187,129,121,262205,38,188,187,327745,133,189,25,102,262205,38,190,
189,327812,38,191,190,59,327812,38,192,191,58,327808,38,193,188,192,327814,38,194,193,60,327812,
38,195,66,180,327808,38,196,194,195,131321,197,131320,197,458997,38,198,62,160,199,200,262390,201,
200,1,131321,202,131320,202,327856,47,203,198,5,262394,203,204,201,131320,204,327808,38,205,186,
198,327745,130,206,129,95,262205,38,207,206,327810,38,208,207,69,458764,38,209,1,38,205,208,
327812,38,210,209,59,327812,38,211,210,50,327808,38,212,211,180,327745,40,213,161,198,196670,213,
212,131321,200,131320,200,327808,38,199,198,102,131321,197,131320,201,131321,214,131320,214,
458997,38,215,62,201,216,217,262390,218,217,1,131321,219,131320,219,327856,47,220,215,134,262394,
220,221,218,131320,221,131321,222,131320,222,458997,81,223,95,221,224,225,262390,226,225,1,131321,
227,131320,227,327857,47,228,223,96,262394,228,229,226,131320,229,393281,45,230,162,215,223,
196670,230,138,131321,225,131320,225,327808,81,224,223,102,131321,222,131320,226,131321,217,
131320,217,327808,38,216,215,102,131321,214,131320,218,131321,231,131320,231,458997,38,232,62,218,
233,234,262390,235,234,0,131321,236,131320,236,327856,47,237,232,59,262394,237,238,235,131320,238,
262205,54,239,161,196670,163,232,458809,36,240,241,239,163,164,262205,75,242,164,131321,243,
131320,243,458997,38,244,62,238,245,246,262390,247,246,1,131321,248,131320,248,327856,47,249,244,
71,262394,249,250,247,131320,250,131321,251,131320,251,458997,38,252,62,250,253,254,262390,255,
254,1,131321,256,131320,256,327856,47,257,252,26,262394,257,258,255,131320,258,327812,38,259,252,
59,327808,38,260,259,232,327808,38,261,260,244,327812,38,262,261,107,327808,38,263,196,262,393281,
140,264,29,95,263,262205,122,265,264,196670,165,265,327808,38,266,263,69,393281,140,267,29,95,266,
262205,122,268,267,196670,166,268,131321,269,131320,269,458997,38,270,62,258,271,272,262390,273,
272,1,131321,274,131320,274,327856,47,275,270,5,262394,275,276,273,131320,276,327812,38,277,252,5,
327808,38,278,277,270,327812,38,279,244,5,327808,38,280,279,270,196670,168,280,458809,36,281,282,
242,168,169,262205,51,283,169,196670,167,283,131321,284,131320,284,458997,81,285,95,276,286,287,
262390,288,287,1,131321,289,131320,289,327857,47,290,285,119,262394,290,291,288,131320,291,327745,
45,292,167,285,262205,41,293,292,196670,170,293,327745,45,294,165,285,262205,41,295,294,196670,
171,295,393281,45,296,162,278,285,262205,41,297,296,196670,172,297,458809,41,298,299,170,171,172,
196670,296,298,327808,81,300,285,119,327745,45,301,167,300,262205,41,302,301,196670,173,302,
327745,45,303,166,285,262205,41,304,303,196670,174,304,393281,45,305,162,278,300,262205,41,306,
305,196670,175,306,458809,41,307,299,173,174,175,196670,305,307,131321,287,131320,287,327808,81,
286,285,102,131321,284,131320,288,131321,272,131320,272,327808,38,271,270,102,131321,269,131320,
273,131321,254,131320,254,327808,38,253,252,102,131321,251,131320,255,131321,246,131320,246,
327808,38,245,244,102,131321,243,131320,247,131321,234,131320,234,327808,38,233,232,71,131321,231,
131320,235,131321,308,131320,308,458997,38,309,62,235,310,311,262390,312,311,1,131321,313,131320,
313,327856,47,314,309,26,262394,314,315,312,131320,315,131321,316,131320,316,458997,38,317,141,
315,318,319,458997,41,320,138,315,321,319,458997,38,322,62,315,323,319,262390,324,319,1,131321,
325,131320,325,327856,47,326,322,5,262394,326,327,324,131320,327,327812,38,328,309,5,327808,38,
329,328,322,327745,52,330,162,329,262205,51,331,330,196670,176,331,327737,41,332,333,176,327745,
130,334,129,142,262205,38,335,334,327851,47,336,335,62,196855,337,0,262394,336,338,337,131320,338,
327745,144,339,129,143,262205,41,340,339,327813,41,30,332,340,131321,337,131320,337,458997,41,341,
332,327,30,338,327851,47,342,180,62,262312,47,343,342,196855,344,0,262394,343,345,344,131320,345,
327808,38,346,186,322,327745,130,347,129,95,262205,38,348,347,327854,47,349,346,348,131321,344,
131320,344,458997,47,350,342,337,349,345,262312,47,351,350,196855,352,0,262394,351,353,352,131320,
353,327745,130,354,129,96,262205,38,355,354,327854,47,356,309,355,131321,352,131320,352,458997,47,
357,350,344,356,353,196855,358,0,262394,357,359,358,131320,359,131321,319,131320,358,327745,130,
360,129,124,262205,38,361,360,327745,130,362,129,119,262205,38,363,362,327812,38,364,309,363,
327808,38,365,361,364,327745,130,366,129,102,262205,38,367,366,327808,38,368,365,367,327808,38,
369,368,186,327808,38,370,369,322,393281,146,371,33,95,370,196670,371,341,196670,177,341,327737,
47,372,373,177,262312,47,374,372,196855,375,0,262394,374,376,375,131320,376,458817,133,377,25,143,
309,147,196670,377,69,131321,375,131320,375,327850,47,378,317,141,327866,47,379,341,320,327846,47,
380,378,379,196855,381,0,262394,380,382,381,131320,382,327808,38,383,367,186,327808,38,384,383,
322,131321,381,131320,381,458997,38,385,317,375,384,382,458997,41,386,320,375,341,382,131321,319,
131320,319,458997,38,318,317,359,385,381,458997,41,321,320,359,386,381,327808,38,323,322,102,
131321,316,131320,324,327850,47,387,180,62,196855,388,0,262394,387,389,388,131320,389,327812,38,
390,309,127,327808,38,391,390,181,327745,101,392,151,391,196670,392,320,327745,156,393,155,391,
196670,393,317,131321,388,131320,388,131321,311,131320,311,327808,38,310,309,102,131321,308,
131320,312,262368,66,66,94,327856,47,394,178,26,196855,395,0,262394,394,396,395,131320,396,327812,
38,397,178,127,327745,101,398,151,397,262205,41,399,398,327745,156,400,155,397,262205,38,401,400,
131321,402,131320,402,458997,38,403,401,396,404,405,458997,41,406,399,396,407,405,458997,38,408,
69,396,409,405,262390,410,405,0,131321,411,131320,411,327856,47,412,408,127,262394,412,413,410,
131320,413,327808,38,414,397,408,327745,156,415,155,414,262205,38,416,415,327851,47,417,416,141,
196855,418,0,262394,417,419,418,131320,419,327745,101,420,151,414,262205,41,421,420,327866,47,422,
421,406,131321,418,131320,418,458997,47,423,417,413,422,419,196855,424,0,262394,423,425,426,
131320,425,327745,101,427,151,414,262205,41,428,427,131321,424,131320,426,131321,424,131320,424,
458997,41,407,428,425,406,426,196855,429,0,262394,423,430,431,131320,430,262205,38,432,415,131321,
429,131320,431,131321,429,131320,429,458997,38,404,432,430,403,431,131321,405,131320,405,327808,
38,409,408,102,131321,402,131320,410,327745,130,433,129,147,262205,38,434,433,327745,130,435,129,
157,262205,38,436,435,327812,38,437,178,436,327745,130,438,129,158,262205,38,439,438,327808,38,
440,437,439,327808,38,441,440,183,327812,38,442,66,441,327808,38,443,434,442,393281,146,444,33,95,
443,196670,444,406,327808,38,445,443,69,262268,41,446,403,393281,146,447,33,95,445,196670,447,446,
131321,395,131320,395,65789,65592,327734,38,179,0,39,131320,448,262205,38,449,3,131326,449,65592,
327734,41,450,0,42,196663,40,451,131320,452,262205,38,453,451,327879,38,454,453,80,327876,38,455,
454,82,262205,38,456,451,327879,38,457,456,83,327876,38,458,457,84,327808,38,459,458,85,327854,47,
460,458,86,196855,461,0,262394,460,462,461,131320,462,327808,38,463,458,159,131321,461,131320,461,
458997,38,464,459,452,463,462,327808,38,8,458,87,262268,41,465,8,327811,41,9,465,88,327856,47,466,
458,89,196855,467,0,262394,466,468,467,131320,468,262268,38,469,9,131321,467,131320,467,458997,38,
470,464,461,469,468,327877,38,471,470,455,262268,41,472,471,131326,472,65592,327734,43,473,0,44,
196663,40,474,131320,475,262203,40,476,7,262203,40,477,7,196855,478,0,262394,10,479,478,131320,
479,262205,38,480,474,393228,43,481,1,62,480,131326,481,131320,478,262205,38,482,474,327879,38,
483,482,90,196670,476,483,327737,41,484,450,476,262205,38,485,474,327874,38,486,485,82,196670,477,
486,327737,41,487,450,477,327760,43,488,484,487,131326,488,65592,327734,41,299,0,46,196663,45,489,
196663,45,490,196663,45,491,131320,492,262205,41,493,489,262205,41,494,490,327813,41,11,493,494,
262205,41,495,491,327809,41,12,11,495,131326,12,65592,327734,47,373,0,48,196663,45,496,131320,497,
262205,41,498,496,262268,38,499,498,327879,38,500,499,91,327851,47,501,500,91,131326,501,65592,
327734,41,502,0,49,196663,45,503,196663,45,504,131320,505,262205,41,506,503,262205,41,507,504,
327809,41,13,506,507,131326,13,65592,327734,41,333,0,53,196663,52,508,131320,509,262203,45,510,7,
262203,45,511,7,262203,45,512,7,262203,45,513,7,262203,45,514,7,262203,45,515,7,262203,45,516,7,
262203,45,517,7,262203,45,518,7,262203,45,519,7,262203,45,520,7,262203,45,521,7,262203,45,522,7,
262203,45,523,7,262203,45,524,7,262203,45,525,7,262203,45,526,7,262203,45,527,7,262203,45,528,7,
262203,45,529,7,262203,45,530,7,262203,45,531,7,262203,45,532,7,262203,45,533,7,262203,45,534,7,
262203,45,535,7,262203,45,536,7,262203,45,537,7,262201,38,538,179,327879,38,539,538,92,327812,38,
540,539,50,327879,38,541,538,93,327808,38,542,540,541,262368,66,66,94,131321,543,131320,543,
458997,81,544,95,509,545,546,262390,547,546,1,131321,548,131320,548,327857,47,549,544,96,262394,
549,550,547,131320,550,327812,38,551,538,50,262268,38,552,544,327808,38,553,551,552,327745,45,554,
508,544,262205,41,555,554,327745,101,556,100,553,196670,556,555,131321,546,131320,546,327808,81,
545,544,102,131321,543,131320,547,262368,66,66,94,327808,38,557,542,106,327745,101,558,100,542,
262205,41,559,558,196670,510,559,327745,101,560,100,557,262205,41,561,560,196670,511,561,393273,
41,562,502,510,511,327808,38,563,542,107,327808,38,564,542,108,327745,101,565,100,563,262205,41,
566,565,196670,512,566,327745,101,567,100,564,262205,41,568,567,196670,513,568,393273,41,569,502,
512,513,196670,514,562,196670,515,569,393273,41,570,502,514,515,327808,38,571,542,50,327808,38,
572,542,109,327745,101,573,100,571,262205,41,574,573,196670,516,574,327745,101,575,100,572,262205,
41,576,575,196670,517,576,393273,41,577,502,516,517,327808,38,578,542,110,327808,38,579,542,111,
327745,101,580,100,578,262205,41,581,580,196670,518,581,327745,101,582,100,579,262205,41,583,582,
196670,519,583,393273,41,584,502,518,519,196670,520,577,196670,521,584,393273,41,585,502,520,521,
196670,522,570,196670,523,585,393273,41,586,502,522,523,327745,101,587,105,538,196670,587,586,
262368,66,66,94,327808,38,588,539,60,327745,101,589,105,539,262205,41,590,589,196670,524,590,
327745,101,591,105,588,262205,41,592,591,196670,525,592,393273,41,593,502,524,525,327808,38,594,
539,66,327808,38,595,539,112,327745,101,596,105,594,262205,41,597,596,196670,526,597,327745,101,
598,105,595,262205,41,599,598,196670,527,599,393273,41,600,502,526,527,196670,528,593,196670,529,
600,393273,41,601,502,528,529,327808,38,602,539,69,327808,38,603,539,113,327745,101,604,105,602,
262205,41,605,604,196670,530,605,327745,101,606,105,603,262205,41,607,606,196670,531,607,393273,
41,608,502,530,531,327808,38,609,539,114,327808,38,610,539,93,327745,101,611,105,609,262205,41,
612,611,196670,532,612,327745,101,613,105,610,262205,41,614,613,196670,533,614,393273,41,615,502,
532,533,196670,534,608,196670,535,615,393273,41,616,502,534,535,196670,536,601,196670,537,616,
393273,41,617,502,536,537,131326,617,65592,327734,36,241,0,77,196663,54,618,196663,40,619,196663,
76,620,131320,621,262203,115,622,7,131321,623,131320,623,458997,38,624,62,621,625,626,262390,627,
626,1,131321,628,131320,628,327856,47,629,624,71,262394,629,630,627,131320,630,131321,631,131320,
631,458997,38,632,62,630,633,634,262390,635,634,1,131321,636,131320,636,327856,47,637,632,5,
262394,637,638,635,131320,638,196670,622,618,327745,40,639,622,632,262205,38,640,639,262205,38,
641,619,327808,38,642,641,624,327812,38,643,642,50,327808,38,644,640,643,196855,645,0,262394,7,
646,647,131320,646,327812,38,648,624,5,327808,38,649,648,632,393281,117,650,17,95,644,262205,55,
651,650,327745,118,652,620,649,196670,652,651,131321,645,131320,647,327812,38,653,624,5,327808,38,
654,653,632,327812,38,655,66,654,327812,38,656,66,644,393281,117,657,17,95,656,262205,55,658,657,
327745,118,659,620,655,196670,659,658,327808,38,660,655,69,327808,38,661,656,69,393281,117,662,17,
95,661,262205,55,663,662,327745,118,664,620,660,196670,664,663,131321,645,131320,645,131321,634,
131320,634,327808,38,633,632,102,131321,631,131320,635,131321,626,131320,626,327808,38,625,624,
102,131321,623,131320,627,65789,65592,327734,36,282,0,78,196663,75,665,196663,40,666,196663,52,
667,131320,668,262203,120,669,7,262203,40,670,7,262203,76,671,7,262203,123,672,7,262203,76,673,7,
262203,123,674,7,262203,76,675,7,196855,676,0,262394,7,677,678,131320,677,131321,679,131320,679,
458997,81,680,95,677,681,682,262390,683,682,1,131321,684,131320,684,327857,47,685,680,119,262394,
685,686,683,131320,686,262205,38,687,666,196670,671,665,393281,40,688,671,687,680,262205,38,689,
688,196670,670,689,327737,43,690,473,670,196670,669,690,327812,81,691,121,680,327745,45,692,669,
62,262205,41,693,692,327745,45,694,667,691,196670,694,693,327808,81,695,691,102,327745,45,696,669,
69,262205,41,697,696,327745,45,698,667,695,196670,698,697,131321,682,131320,682,327808,81,681,680,
102,131321,679,131320,683,131321,676,131320,678,262205,38,699,666,327812,38,700,66,699,196670,673,
665,327745,118,701,673,700,262205,55,702,701,262268,122,703,702,196670,672,703,262205,38,704,666,
327812,38,705,66,704,327808,38,706,705,69,196670,675,665,327745,118,707,675,706,262205,55,708,707,
262268,122,709,708,196670,674,709,131321,710,131320,710,458997,81,711,95,678,712,713,262390,714,
713,1,131321,715,131320,715,327857,47,716,711,119,262394,716,717,714,131320,717,327745,45,718,672,
711,262205,41,719,718,327745,45,720,667,711,196670,720,719,327808,81,721,711,119,327745,45,722,
674,711,262205,41,723,722,327745,45,724,667,721,196670,724,723,131321,713,131320,713,327808,81,
712,711,102,131321,710,131320,714,131321,676,131320,676,65789,65592,};
static const uint32_t bitnet__spv_head_fast[] = {
119734787,66304,524299,711,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,
262215,6,1,1,262215,7,1,2,262215,3,11,29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,
196679,12,42,196679,13,42,262215,14,6,16,262216,15,0,24,327752,15,0,35,0,196679,15,2,262215,16,34,
0,262215,16,33,0,262215,4,11,26,262215,17,1,0,327752,18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,
327752,18,3,35,12,327752,18,4,35,16,327752,18,5,35,20,327752,18,6,35,24,327752,18,7,35,28,327752,
18,8,35,32,327752,18,9,35,36,327752,18,10,35,40,196679,18,2,327752,19,0,35,0,327752,19,1,35,4,
327752,19,2,35,8,327752,19,3,35,12,327752,19,4,35,16,327752,19,5,35,20,262215,20,6,24,262215,21,6,
4,262215,22,6,4,262215,23,6,4,327752,24,0,35,0,327752,24,1,35,4,327752,24,2,35,8,327752,24,3,35,
12,327752,24,4,35,16,327752,24,5,35,20,327752,24,6,35,24,327752,24,7,35,28,327752,24,8,35,32,
327752,24,9,35,36,327752,24,10,35,40,327752,24,11,35,232,327752,24,12,35,360,327752,24,13,35,2408,
196679,24,2,262215,25,34,0,262215,25,33,7,262215,26,1,3,262215,27,6,16,327752,28,0,35,0,196679,28,
2,262215,29,34,0,262215,29,33,2,196679,30,42,262215,31,6,4,327752,32,0,35,0,196679,32,2,262215,33,
34,0,262215,33,33,2,262215,34,1,0,262215,35,11,25,131091,36,196641,37,36,262165,38,32,0,196641,39,
38,262176,40,7,38,196630,41,32,262177,42,41,40,262167,43,41,2,262177,44,43,40,262176,45,7,41,
393249,46,41,45,45,45,131092,47,262177,48,47,45,327713,49,41,45,45,262187,38,50,8,262172,51,41,50,
262176,52,7,51,262177,53,41,52,262194,38,5,4,262172,54,38,5,262167,55,38,4,262194,38,6,256,262187,
38,56,63,393268,38,57,128,6,56,262187,38,58,64,393268,38,59,134,57,58,262187,38,60,4,393268,38,61,
137,59,60,262187,38,62,0,393268,47,63,170,61,62,393268,47,64,176,5,60,393268,47,65,167,63,64,
262187,38,66,2,393268,38,67,137,59,66,393268,47,68,170,67,62,262187,38,69,1,458804,38,70,169,68,
66,69,458804,38,71,169,65,60,70,393268,38,72,132,71,5,196656,47,7,458804,38,73,169,7,69,66,393268,
38,74,132,72,73,262172,75,55,74,262176,76,7,75,393249,77,36,54,40,76,393249,78,36,75,40,52,262176,
79,1,38,262203,79,3,1,262187,38,80,32768,262165,81,32,1,262187,81,82,16,262187,38,83,32767,262187,
81,84,13,262187,38,85,939524096,262187,38,86,260046848,262187,38,87,947912704,262187,41,88,
947912704,262187,38,89,8388608,196657,47,10,262187,38,90,65535,262187,38,91,2139095040,262187,38,
92,7,262187,81,93,0,262187,81,94,4,262172,95,41,60,262176,96,7,95,262187,38,97,3,262187,81,98,1,
262187,81,99,2,262172,100,41,66,262176,101,7,100,262176,102,7,54,196637,14,55,196638,15,14,262176,
103,12,15,262203,103,16,12,262176,104,12,55,262176,105,7,55,262176,106,7,43,262167,107,41,4,
262176,108,7,107,262187,81,109,3,262167,110,38,3,262176,111,1,110,262203,111,4,1,262194,38,17,128,
393268,38,112,134,17,50,851998,18,38,38,38,38,38,38,38,38,38,38,41,262176,113,9,18,262203,113,114,
9,262176,115,9,38,524318,19,38,38,38,41,38,38,262172,20,19,50,262187,38,116,32,262172,21,38,116,
262187,38,117,512,262172,22,38,117,196637,23,38,1048606,24,38,38,38,38,38,38,38,38,38,38,20,21,22,
23,262176,118,12,24,262203,118,25,12,262176,119,12,38,262194,38,26,1,393268,38,120,132,5,26,
262187,81,121,8,393268,38,122,132,5,26,262172,123,51,122,262176,124,7,123,262187,41,125,0,262187,
38,126,16,196637,27,107,196638,28,27,262176,127,12,28,262203,127,29,12,262176,128,12,107,262187,
38,129,4294967295,262187,81,130,9,262187,81,131,10,262176,132,9,41,196637,31,41,196638,32,31,
262176,133,12,32,262203,133,33,12,262176,134,12,41,262187,81,135,5,393268,38,136,132,112,26,
262172,137,41,136,262176,138,4,137,262203,138,139,4,262176,140,4,41,393268,38,141,132,112,26,
262172,142,38,141,262176,143,4,142,262203,143,144,4,262176,145,4,38,262187,38,146,264,262187,81,
147,7,262187,81,148,6,262194,38,34,1,393267,110,35,34,69,69,262187,38,149,1879048192,327734,36,2,
0,37,131320,150,262203,102,151,7,262203,124,152,7,262203,40,153,7,262203,76,154,7,262203,108,155,
7,262203,108,156,7,262203,52,157,7,262203,40,158,7,262203,52,159,7,262203,45,160,7,262203,45,161,
7,262203,45,162,7,262203,45,163,7,262203,45,164,7,262203,45,165,7,262203,52,166,7,262203,45,167,7,
262201,38,168,169,327879,38,170,168,92,327874,38,171,168,109,327745,79,172,4,62,262205,38,173,172,
327812,38,174,173,112,327808,38,175,174,171,327812,38,176,175,5,327745,115,177,114,99,262205,38,
178,177,327745,119,179,25,98,262205,38,180,179,327812,38,181,180,59,327812,38,182,181,58,327808,
38,183,178,182,327814,38,184,183,60,327812,38,185,66,170,327808,38,186,184,185,131321,187,131320,
187,458997,38,188,62,150,189,190,262390,191,190,1,131321,192,131320,192,327856,47,193,188,5,
262394,193,194,191,131320,194,327808,38,195,176,188,327745,115,196,114,93,262205,38,197,196,
327810,38,198,197,69,458764,38,199,1,38,195,198,327812,38,200,199,59,327812,38,201,200,50,327808,
38,202,201,170,327745,40,203,151,188,196670,203,202,131321,190,131320,190,327808,38,189,188,98,
131321,187,131320,191,131321,204,131320,204,458997,38,205,62,191,206,207,262390,208,207,1,131321,
209,131320,209,327856,47,210,205,120,262394,210,211,208,131320,211,131321,212,131320,212,458997,
81,213,93,211,214,215,262390,216,215,1,131321,217,131320,217,327857,47,218,213,121,262394,218,219,
216,131320,219,393281,45,220,152,205,213,196670,220,125,131321,215,131320,215,327808,81,214,213,
98,131321,212,131320,216,131321,207,131320,207,327808,38,206,205,98,131321,204,131320,208,131321,
221,131320,221,458997,38,222,62,208,223,224,262390,225,224,0,131321,226,131320,226,327856,47,227,
222,59,262394,227,228,225,131320,228,262205,54,229,151,196670,153,222,458809,36,230,231,229,153,
154,262205,75,232,154,131321,233,131320,233,458997,38,234,62,228,235,236,262390,237,236,1,131321,
238,131320,238,327856,47,239,234,71,262394,239,240,237,131320,240,131321,241,131320,241,458997,38,
242,62,240,243,244,262390,245,244,1,131321,246,131320,246,327856,47,247,242,26,262394,247,248,245,
131320,248,327812,38,249,242,59,327808,38,250,249,222,327808,38,251,250,234,327812,38,252,251,126,
327808,38,253,186,252,393281,128,254,29,93,253,262205,107,255,254,196670,155,255,327808,38,256,
253,69,393281,128,257,29,93,256,262205,107,258,257,196670,156,258,131321,259,131320,259,458997,38,
260,62,248,261,262,262390,263,262,1,131321,264,131320,264,327856,47,265,260,5,262394,265,266,263,
131320,266,327812,38,267,242,5,327808,38,268,267,260,327812,38,269,234,5,327808,38,270,269,260,
196670,158,270,458809,36,271,272,232,158,159,262205,51,273,159,196670,157,273,131321,274,131320,
274,458997,81,275,93,266,276,277,262390,278,277,1,131321,279,131320,279,327857,47,280,275,94,
262394,280,281,278,131320,281,327745,45,282,157,275,262205,41,283,282,196670,160,283,327745,45,
284,155,275,262205,41,285,284,196670,161,285,393281,45,286,152,268,275,262205,41,287,286,196670,
162,287,458809,41,288,289,160,161,162,196670,286,288,327808,81,290,275,94,327745,45,291,157,290,
262205,41,292,291,196670,163,292,327745,45,293,156,275,262205,41,294,293,196670,164,294,393281,45,
295,152,268,290,262205,41,296,295,196670,165,296,458809,41,297,289,163,164,165,196670,295,297,
131321,277,131320,277,327808,81,276,275,98,131321,274,131320,278,131321,262,131320,262,327808,38,
261,260,98,131321,259,131320,263,131321,244,131320,244,327808,38,243,242,98,131321,241,131320,245,
131321,236,131320,236,327808,38,235,234,98,131321,233,131320,237,131321,224,131320,224,327808,38,
223,222,71,131321,221,131320,225,131321,298,131320,298,458997,38,299,62,225,300,301,262390,302,
301,1,131321,303,131320,303,327856,47,304,299,26,262394,304,305,302,131320,305,131321,306,131320,
306,458997,38,307,129,305,308,309,458997,41,310,125,305,311,309,458997,38,312,62,305,313,309,
262390,314,309,1,131321,315,131320,315,327856,47,316,312,5,262394,316,317,314,131320,317,327812,
38,318,299,5,327808,38,319,318,312,327745,52,320,152,319,262205,51,321,320,196670,166,321,327737,
41,322,323,166,327745,115,324,114,130,262205,38,325,324,327851,47,326,325,62,196855,327,0,262394,
326,328,327,131320,328,327745,132,329,114,131,262205,41,330,329,327813,41,30,322,330,131321,327,
131320,327,458997,41,331,322,317,30,328,327851,47,332,170,62,262312,47,333,332,196855,334,0,
262394,333,335,334,131320,335,327808,38,336,176,312,327745,115,337,114,93,262205,38,338,337,
327854,47,339,336,338,131321,334,131320,334,458997,47,340,332,327,339,335,262312,47,341,340,
196855,342,0,262394,341,343,342,131320,343,327745,115,344,114,121,262205,38,345,344,327854,47,346,
299,345,131321,342,131320,342,458997,47,347,340,334,346,343,196855,348,0,262394,347,349,348,
131320,349,131321,309,131320,348,327745,115,350,114,109,262205,38,351,350,327745,115,352,114,94,
262205,38,353,352,327812,38,354,299,353,327808,38,355,351,354,327745,115,356,114,98,262205,38,357,
356,327808,38,358,355,357,327808,38,359,358,176,327808,38,360,359,312,393281,134,361,33,93,360,
196670,361,331,196670,167,331,327737,47,362,363,167,262312,47,364,362,196855,365,0,262394,364,366,
365,131320,366,458817,119,367,25,131,299,135,196670,367,69,131321,365,131320,365,327850,47,368,
307,129,327866,47,369,331,310,327846,47,370,368,369,196855,371,0,262394,370,372,371,131320,372,
327808,38,373,357,176,327808,38,374,373,312,131321,371,131320,371,458997,38,375,307,365,374,372,
458997,41,376,310,365,331,372,131321,309,131320,309,458997,38,308,307,349,375,371,458997,41,311,
310,349,376,371,327808,38,313,312,98,131321,306,131320,314,327850,47,377,170,62,196855,378,0,
262394,377,379,378,131320,379,327812,38,380,299,112,327808,38,381,380,171,327745,140,382,139,381,
196670,382,310,327745,145,383,144,381,196670,383,307,131321,378,131320,378,131321,301,131320,301,
327808,38,300,299,98,131321,298,131320,302,262368,66,66,146,327856,47,384,168,26,196855,385,0,
262394,384,386,385,131320,386,327812,38,387,168,112,327745,140,388,139,387,262205,41,389,388,
327745,145,390,144,387,262205,38,391,390,131321,392,131320,392,458997,38,393,391,386,394,395,
458997,41,396,389,386,397,395,458997,38,398,69,386,399,395,262390,400,395,0,131321,401,131320,401,
327856,47,402,398,112,262394,402,403,400,131320,403,327808,38,404,387,398,327745,145,405,144,404,
262205,38,406,405,327851,47,407,406,129,196855,408,0,262394,407,409,408,131320,409,327745,140,410,
139,404,262205,41,411,410,327866,47,412,411,396,131321,408,131320,408,458997,47,413,407,403,412,
409,196855,414,0,262394,413,415,416,131320,415,327745,140,417,139,404,262205,41,418,417,131321,
414,131320,416,131321,414,131320,414,458997,41,397,418,415,396,416,196855,419,0,262394,413,420,
421,131320,420,262205,38,422,405,131321,419,131320,421,131321,419,131320,419,458997,38,394,422,
420,393,421,131321,395,131320,395,327808,38,399,398,98,131321,392,131320,400,327745,115,423,114,
135,262205,38,424,423,327745,115,425,114,147,262205,38,426,425,327812,38,427,168,426,327745,115,
428,114,148,262205,38,429,428,327808,38,430,427,429,327808,38,431,430,173,327812,38,432,66,431,
327808,38,433,424,432,393281,134,434,33,93,433,196670,434,396,327808,38,435,433,69,262268,41,436,
393,393281,134,437,33,93,435,196670,437,436,131321,385,131320,385,65789,65592,327734,38,169,0,39,
131320,438,262205,38,439,3,131326,439,65592,327734,41,440,0,42,196663,40,441,131320,442,262205,38,
443,441,327879,38,444,443,80,327876,38,445,444,82,262205,38,446,441,327879,38,447,446,83,327876,
38,448,447,84,327808,38,449,448,85,327854,47,450,448,86,196855,451,0,262394,450,452,451,131320,
452,327808,38,453,448,149,131321,451,131320,451,458997,38,454,449,442,453,452,327808,38,8,448,87,
262268,41,455,8,327811,41,9,455,88,327856,47,456,448,89,196855,457,0,262394,456,458,457,131320,
458,262268,38,459,9,131321,457,131320,457,458997,38,460,454,451,459,458,327877,38,461,460,445,
262268,41,462,461,131326,462,65592,327734,43,463,0,44,196663,40,464,131320,465,262203,40,466,7,
262203,40,467,7,196855,468,0,262394,10,469,468,131320,469,262205,38,470,464,393228,43,471,1,62,
470,131326,471,131320,468,262205,38,472,464,327879,38,473,472,90,196670,466,473,327737,41,474,440,
466,262205,38,475,464,327874,38,476,475,82,196670,467,476,327737,41,477,440,467,327760,43,478,474,
477,131326,478,65592,327734,41,289,0,46,196663,45,479,196663,45,480,196663,45,481,131320,482,
262205,41,483,479,262205,41,484,480,327813,41,11,483,484,262205,41,485,481,327809,41,12,11,485,
131326,12,65592,327734,47,363,0,48,196663,45,486,131320,487,262205,41,488,486,262268,38,489,488,
327879,38,490,489,91,327851,47,491,490,91,131326,491,65592,327734,41,492,0,49,196663,45,493,
196663,45,494,131320,495,262205,41,496,493,262205,41,497,494,327809,41,13,496,497,131326,13,65592,
327734,41,323,0,53,196663,52,498,131320,499,262203,96,500,7,262203,45,501,7,262203,45,502,7,
262203,101,503,7,262203,45,504,7,262203,45,505,7,262203,45,506,7,262203,45,507,7,262203,45,508,7,
262203,45,509,7,262203,45,510,7,262203,45,511,7,262203,45,512,7,262203,45,513,7,262201,38,514,169,
327879,38,515,514,92,327879,38,516,515,60,327851,47,517,516,62,327879,38,518,515,66,327851,47,519,
518,62,327879,38,520,515,69,327851,47,521,520,62,131321,522,131320,522,458997,81,523,93,499,524,
525,262390,526,525,1,131321,527,131320,527,327857,47,528,523,94,262394,528,529,526,131320,529,
196855,530,0,262394,517,531,532,131320,531,327808,81,533,523,94,327745,45,534,498,533,262205,41,
535,534,131321,530,131320,532,327745,45,536,498,523,262205,41,537,536,131321,530,131320,530,
458997,41,538,535,531,537,532,196855,539,0,262394,517,540,541,131320,540,327745,45,542,498,523,
262205,41,543,542,131321,539,131320,541,327808,81,544,523,94,327745,45,545,498,544,262205,41,546,
545,131321,539,131320,539,458997,41,547,543,540,546,541,393562,41,548,97,547,60,196670,501,538,
196670,502,548,393273,41,549,492,501,502,327745,45,550,500,523,196670,550,549,131321,525,131320,
525,327808,81,524,523,98,131321,522,131320,526,131321,551,131320,551,458997,81,552,93,526,553,554,
262390,555,554,1,131321,556,131320,556,327857,47,557,552,99,262394,557,558,555,131320,558,196855,
559,0,262394,519,560,561,131320,560,327808,81,562,552,99,327745,45,563,500,562,262205,41,564,563,
131321,559,131320,561,327745,45,565,500,552,262205,41,566,565,131321,559,131320,559,458997,41,567,
564,560,566,561,196855,568,0,262394,519,569,570,131320,569,327745,45,571,500,552,262205,41,572,
571,131321,568,131320,570,327808,81,573,552,99,327745,45,574,500,573,262205,41,575,574,131321,568,
131320,568,458997,41,576,572,569,575,570,393562,41,577,97,576,66,196670,504,567,196670,505,577,
393273,41,578,492,504,505,327745,45,579,503,552,196670,579,578,131321,554,131320,554,327808,81,
553,552,98,131321,551,131320,555,196855,580,0,262394,521,581,582,131320,581,327745,45,583,503,98,
262205,41,584,583,131321,580,131320,582,327745,45,585,503,93,262205,41,586,585,131321,580,131320,
580,458997,41,587,584,581,586,582,196855,588,0,262394,521,589,590,131320,589,327745,45,591,503,93,
262205,41,592,591,131321,588,131320,590,327745,45,593,503,98,262205,41,594,593,131321,588,131320,
588,458997,41,595,592,589,594,590,393562,41,596,97,595,69,196670,506,587,196670,507,596,393273,41,
597,492,506,507,393562,41,598,97,597,60,196670,508,597,196670,509,598,393273,41,599,492,508,509,
393562,41,600,97,599,66,196670,510,599,196670,511,600,393273,41,601,492,510,511,393562,41,602,97,
601,69,196670,512,601,196670,513,602,393273,41,603,492,512,513,131326,603,65592,327734,36,231,0,
77,196663,54,604,196663,40,605,196663,76,606,131320,607,262203,102,608,7,131321,609,131320,609,
458997,38,610,62,607,611,612,262390,613,612,1,131321,614,131320,614,327856,47,615,610,71,262394,
615,616,613,131320,616,131321,617,131320,617,458997,38,618,62,616,619,620,262390,621,620,1,131321,
622,131320,622,327856,47,623,618,5,262394,623,624,621,131320,624,196670,608,604,327745,40,625,608,
618,262205,38,626,625,262205,38,627,605,327808,38,628,627,610,327812,38,629,628,50,327808,38,630,
626,629,196855,631,0,262394,7,632,633,131320,632,327812,38,634,610,5,327808,38,635,634,618,393281,
104,636,16,93,630,262205,55,637,636,327745,105,638,606,635,196670,638,637,131321,631,131320,633,
327812,38,639,610,5,327808,38,640,639,618,327812,38,641,66,640,327812,38,642,66,630,393281,104,
643,16,93,642,262205,55,644,643,327745,105,645,606,641,196670,645,644,327808,38,646,641,69,327808,
38,647,642,69,393281,104,648,16,93,647,262205,55,649,648,327745,105,650,606,646,196670,650,649,
131321,631,131320,631,131321,620,131320,620,327808,38,619,618,98,131321,617,131320,621,131321,612,
131320,612,327808,38,611,610,98,131321,609,131320,613,65789,65592,327734,36,272,0,78,196663,75,
651,196663,40,652,196663,52,653,131320,654,262203,106,655,7,262203,40,656,7,262203,76,657,7,
262203,108,658,7,262203,76,659,7,262203,108,660,7,262203,76,661,7,196855,662,0,262394,7,663,664,
131320,663,131321,665,131320,665,458997,81,666,93,663,667,668,262390,669,668,1,131321,670,131320,
670,327857,47,671,666,94,262394,671,672,669,131320,672,262205,38,673,652,196670,657,651,393281,40,
674,657,673,666,262205,38,675,674,196670,656,675,327737,43,676,463,656,196670,655,676,327812,81,
677,99,666,327745,45,678,655,62,262205,41,679,678,327745,45,680,653,677,196670,680,679,327808,81,
681,677,98,327745,45,682,655,69,262205,41,683,682,327745,45,684,653,681,196670,684,683,131321,668,
131320,668,327808,81,667,666,98,131321,665,131320,669,131321,662,131320,664,262205,38,685,652,
327812,38,686,66,685,196670,659,651,327745,105,687,659,686,262205,55,688,687,262268,107,689,688,
196670,658,689,262205,38,690,652,327812,38,691,66,690,327808,38,692,691,69,196670,661,651,327745,
105,693,661,692,262205,55,694,693,262268,107,695,694,196670,660,695,131321,696,131320,696,458997,
81,697,93,664,698,699,262390,700,699,1,131321,701,131320,701,327857,47,702,697,94,262394,702,703,
700,131320,703,327745,45,704,658,697,262205,41,705,704,327745,45,706,653,697,196670,706,705,
327808,81,707,697,94,327745,45,708,660,697,262205,41,709,708,327745,45,710,653,707,196670,710,709,
131321,699,131320,699,327808,81,698,697,98,131321,696,131320,700,131321,662,131320,662,65789,
65592,};
static const uint32_t bitnet__spv_heads_plain[] = {
119734787,66304,524299,705,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,196679,5,42,196679,6,42,196679,7,42,
196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,42,196679,13,42,196679,14,42,262215,
15,1,0,262215,16,1,5,262215,17,1,7,262215,18,1,6,262215,19,1,3,262215,20,1,4,262215,21,6,8,262216,
22,0,24,327752,22,0,35,0,196679,22,2,262215,23,34,0,262215,23,33,6,196679,24,42,196679,25,42,
196679,26,42,196679,27,42,196679,28,42,196679,29,42,196679,30,42,196679,31,42,327752,32,0,35,0,
327752,32,1,35,4,327752,32,2,35,8,327752,32,3,35,12,327752,32,4,35,16,327752,32,5,35,20,262215,33,
6,24,262215,34,6,4,262215,35,6,4,262215,36,6,4,327752,37,0,35,0,327752,37,1,35,4,327752,37,2,35,8,
327752,37,3,35,12,327752,37,4,35,16,327752,37,5,35,20,327752,37,6,35,24,327752,37,7,35,28,327752,
37,8,35,32,327752,37,9,35,36,327752,37,10,35,40,327752,37,11,35,232,327752,37,12,35,360,327752,37,
13,35,2408,196679,37,2,262215,38,34,0,262215,38,33,7,196679,39,42,196679,40,42,196679,41,42,
196679,42,42,196679,43,42,327752,44,0,35,0,327752,44,1,35,4,327752,44,2,35,8,327752,44,3,35,12,
327752,44,4,35,16,327752,44,5,35,20,327752,44,6,35,24,327752,44,7,35,28,327752,44,8,35,32,327752,
44,9,35,36,327752,44,10,35,40,327752,44,11,35,44,327752,44,12,35,48,327752,44,13,35,52,327752,44,
14,35,56,327752,44,15,35,60,327752,44,16,35,64,327752,44,17,35,68,327752,44,18,35,72,327752,44,19,
35,76,327752,44,20,35,80,196679,44,2,196679,45,42,262215,46,6,4,327752,47,0,35,0,196679,47,2,
262215,48,34,0,262215,48,33,2,262215,49,6,4,327752,50,0,35,0,196679,50,2,262215,51,34,0,262215,51,
33,4,262215,52,6,4,327752,53,0,35,0,196679,53,2,262215,54,34,0,262215,54,33,5,196679,55,42,196679,
56,42,196679,57,42,196679,58,42,196679,59,42,196679,60,42,196679,61,42,262215,4,11,26,196679,62,
42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,42,196679,68,42,262215,69,1,12,
196679,70,42,262215,71,6,4,262216,72,0,24,327752,72,0,35,0,196679,72,2,262215,73,34,0,262215,73,
33,1,196679,74,42,262215,75,1,0,262215,76,11,25,131091,77,196641,78,77,262165,79,32,0,196641,80,
79,196630,81,32,262176,82,7,81,262177,83,79,82,327713,84,79,82,82,262177,85,81,82,393249,86,81,82,
82,82,327713,87,81,82,82,262187,79,88,8,262172,89,81,88,262176,90,7,89,262177,91,81,90,262176,92,
7,79,327713,93,79,92,92,262167,94,81,2,458785,95,94,82,82,92,92,262167,96,81,4,262176,97,7,96,
393249,98,77,92,97,92,262177,99,81,92,262176,100,1,79,262203,100,3,1,262165,101,32,1,262187,101,
102,16,262187,79,103,32768,262187,79,104,2147483647,262187,81,105,1056964608,262187,79,106,
2139095040,131092,107,262187,79,108,32256,262187,79,109,1199566848,262187,79,110,31744,262187,79,
111,947912704,262187,79,112,1056964608,262187,101,113,13,262187,79,114,1,262187,79,115,1597463007,
262187,101,116,1,262187,101,117,0,262187,101,118,4,262187,81,119,1069547520,262187,79,120,
4294967288,262187,79,121,7,262187,79,122,2,262187,79,123,264,262187,101,124,8,262194,79,15,128,
393268,79,125,132,15,88,262172,126,81,125,262176,127,4,126,262203,127,128,4,262176,129,4,81,
262172,130,81,15,262176,131,4,130,262203,131,132,4,262187,79,133,32,262187,79,134,16,262187,79,
135,48,262187,79,136,40,262187,79,137,24,262187,79,138,56,262187,79,139,4,262187,79,140,6,262187,
79,141,5,262187,79,142,3,262194,79,16,64,196657,107,17,262194,79,18,64,262194,79,19,4,262194,79,
20,2,393268,79,143,128,19,20,393268,79,144,134,18,122,262176,145,7,94,196637,21,94,196638,22,21,
262176,146,12,22,262203,146,23,12,393268,79,147,134,18,122,262176,148,12,94,262187,79,149,0,
524318,32,79,79,79,81,79,79,262172,33,32,88,262172,34,79,133,262187,79,150,512,262172,35,79,150,
196637,36,79,1048606,37,79,79,79,79,79,79,79,79,79,79,33,34,35,36,262176,151,12,37,262203,151,38,
12,262176,152,12,79,393268,79,153,128,19,20,393268,79,154,134,18,122,1507358,44,79,79,79,79,79,79,
79,79,79,79,79,81,81,81,79,79,79,79,79,79,81,262176,155,9,44,262203,155,156,9,262187,101,157,5,
262176,158,9,79,262187,101,159,6,262187,79,160,63,393268,79,161,128,16,160,262187,79,162,64,
393268,79,163,134,161,162,393268,79,164,132,163,162,262176,165,9,81,196637,46,81,196638,47,46,
262176,166,12,47,262203,166,48,12,262176,167,12,81,262187,101,168,9,196637,49,79,196638,50,49,
262176,169,12,50,262203,169,51,12,196637,52,79,196638,53,52,262176,170,12,53,262203,170,54,12,
262187,81,171,0,393268,79,172,130,16,114,262187,101,173,11,262187,101,174,12,262167,175,79,3,
262176,176,1,175,262203,176,4,1,393268,79,177,134,15,88,262187,101,178,3,393268,79,179,132,122,20,
393268,79,180,128,19,179,393268,79,64,130,180,114,393268,79,181,132,180,16,393268,79,182,128,181,
160,393268,79,183,134,182,162,393268,79,184,132,183,162,196656,107,69,393268,79,185,128,19,20,
262187,81,186,1065353216,393268,79,187,134,16,139,393268,79,188,134,16,139,196637,71,81,196638,72,
71,262176,189,12,72,262203,189,73,12,262194,79,75,1,393267,175,76,75,114,114,262187,79,190,
3355447295,327734,77,2,0,78,131320,191,262203,92,192,7,262203,92,193,7,262203,92,194,7,262203,97,
195,7,262203,92,196,7,262203,97,197,7,262203,92,198,7,327745,100,199,4,114,262205,79,200,199,
327745,100,201,4,149,262205,79,202,201,327812,79,62,202,177,262201,79,203,204,327874,79,205,203,
178,327808,79,63,62,205,458764,79,206,1,38,63,64,327745,158,207,156,118,262205,79,208,207,327812,
79,65,200,184,327808,79,66,208,65,327812,79,67,206,16,327808,79,68,66,67,327745,158,209,156,178,
262205,79,210,209,327856,107,211,206,19,393385,79,212,211,149,164,327808,79,213,210,212,196855,
214,0,262394,69,215,214,131320,215,327856,107,216,206,185,131321,214,131320,214,458997,107,217,69,
191,216,215,196855,218,0,262394,69,219,220,131320,219,196670,192,68,327737,81,221,222,192,131321,
218,131320,220,131321,218,131320,218,458997,81,223,221,219,186,220,327854,107,224,63,180,196855,
225,0,262394,224,226,225,131320,226,65789,131320,225,262201,79,227,204,327879,79,228,227,121,
131321,229,131320,229,458997,79,230,228,225,231,232,262390,233,232,0,131321,234,131320,234,327856,
107,235,230,187,262394,235,236,233,131320,236,327812,79,237,206,188,327808,79,238,237,230,131321,
239,131320,239,458997,79,240,149,236,241,242,262390,243,242,1,131321,244,131320,244,327856,107,
245,240,139,262394,245,246,243,131320,246,196670,193,238,196670,194,240,393273,79,247,248,193,194,
327812,79,249,206,16,327810,79,250,247,249,327808,79,251,68,250,393281,167,252,48,117,251,262205,
81,253,252,196855,254,0,262394,217,255,254,131320,255,327813,81,70,253,223,327808,79,256,213,250,
393281,167,257,73,117,256,262205,81,258,257,327813,81,74,70,258,131321,254,131320,254,458997,81,
259,253,246,74,255,327745,82,260,195,240,196670,260,259,131321,242,131320,242,327808,79,241,240,
116,131321,239,131320,243,196670,196,238,262205,96,261,195,196670,197,261,196670,198,200,458809,
77,262,263,196,197,198,131321,232,131320,232,327808,79,231,230,88,131321,229,131320,233,65789,
65592,327734,79,204,0,80,131320,264,262205,79,265,3,131326,265,65592,327734,79,266,0,83,196663,82,
267,131320,268,262205,81,269,267,262268,79,270,269,327874,79,271,270,102,327879,79,272,271,103,
327879,79,273,270,104,262268,81,274,273,327809,81,5,274,105,327852,107,275,273,106,196855,276,0,
262394,275,277,276,131320,277,131326,108,131320,276,327854,107,278,273,109,196855,279,0,262394,
278,280,279,131320,280,327877,79,281,272,110,131326,281,131320,279,327856,107,282,273,111,196855,
283,0,262394,282,284,283,131320,284,262268,79,285,5,327810,79,286,285,112,327877,79,287,272,286,
131326,287,131320,283,327808,79,288,273,190,327874,79,289,273,113,327879,79,290,289,114,327808,79,
291,288,290,327874,79,292,291,113,327877,79,293,272,292,131326,293,65592,327734,79,294,0,84,
196663,82,295,196663,82,296,131320,297,262203,82,298,7,262203,82,299,7,262205,81,300,295,196670,
298,300,327737,79,301,266,298,262205,81,302,296,196670,299,302,327737,79,303,266,299,327876,79,
304,303,102,327877,79,305,301,304,131326,305,65592,327734,81,306,0,85,196663,82,307,131320,308,
262205,81,309,307,262268,79,310,309,327874,79,311,310,116,327810,79,6,115,311,262268,81,312,6,
262205,81,313,307,327813,81,7,105,313,131321,314,131320,314,458997,81,315,312,308,11,316,458997,
101,317,117,308,318,316,262390,319,316,0,131321,320,131320,320,327857,107,321,317,118,262394,321,
322,319,131320,322,327813,81,8,7,315,327813,81,9,8,315,327811,81,10,119,9,327813,81,11,315,10,
131321,316,131320,316,327808,101,318,317,116,131321,314,131320,319,131326,315,65592,327734,81,323,
0,86,196663,82,324,196663,82,325,196663,82,326,131320,327,262205,81,328,324,262205,81,329,325,
327813,81,12,328,329,262205,81,330,326,327809,81,13,12,330,131326,13,65592,327734,81,331,0,87,
196663,82,332,196663,82,333,131320,334,262205,81,335,332,262205,81,336,333,327809,81,14,335,336,
131326,14,65592,327734,81,337,0,91,196663,90,338,131320,339,262203,82,340,7,262203,82,341,7,
262203,82,342,7,262203,82,343,7,262203,82,344,7,262203,82,345,7,262203,82,346,7,262203,82,347,7,
262203,82,348,7,262203,82,349,7,262203,82,350,7,262203,82,351,7,262203,82,352,7,262203,82,353,7,
262203,82,354,7,262203,82,355,7,262203,82,356,7,262203,82,357,7,262203,82,358,7,262203,82,359,7,
262203,82,360,7,262203,82,361,7,262203,82,362,7,262203,82,363,7,262203,82,364,7,262203,82,365,7,
262203,82,366,7,262203,82,367,7,262201,79,368,204,327879,79,369,368,120,327812,79,370,369,88,
327879,79,371,368,121,327808,79,372,370,371,262368,122,122,123,131321,373,131320,373,458997,101,
374,117,339,375,376,262390,377,376,1,131321,378,131320,378,327857,107,379,374,124,262394,379,380,
377,131320,380,327812,79,381,368,88,262268,79,382,374,327808,79,383,381,382,327745,82,384,338,374,
262205,81,385,384,327745,129,386,128,383,196670,386,385,131321,376,131320,376,327808,101,375,374,
116,131321,373,131320,377,262368,122,122,123,327808,79,387,372,133,327745,129,388,128,372,262205,
81,389,388,196670,340,389,327745,129,390,128,387,262205,81,391,390,196670,341,391,393273,81,392,
331,340,341,327808,79,393,372,134,327808,79,394,372,135,327745,129,395,128,393,262205,81,396,395,
196670,342,396,327745,129,397,128,394,262205,81,398,397,196670,343,398,393273,81,399,331,342,343,
196670,344,392,196670,345,399,393273,81,400,331,344,345,327808,79,401,372,88,327808,79,402,372,
136,327745,129,403,128,401,262205,81,404,403,196670,346,404,327745,129,405,128,402,262205,81,406,
405,196670,347,406,393273,81,407,331,346,347,327808,79,408,372,137,327808,79,409,372,138,327745,
129,410,128,408,262205,81,411,410,196670,348,411,327745,129,412,128,409,262205,81,413,412,196670,
349,413,393273,81,414,331,348,349,196670,350,407,196670,351,414,393273,81,415,331,350,351,196670,
352,400,196670,353,415,393273,81,416,331,352,353,327745,129,417,132,368,196670,417,416,262368,122,
122,123,327808,79,418,369,139,327745,129,419,132,369,262205,81,420,419,196670,354,420,327745,129,
421,132,418,262205,81,422,421,196670,355,422,393273,81,423,331,354,355,327808,79,424,369,122,
327808,79,425,369,140,327745,129,426,132,424,262205,81,427,426,196670,356,427,327745,129,428,132,
425,262205,81,429,428,196670,357,429,393273,81,430,331,356,357,196670,358,423,196670,359,430,
393273,81,431,331,358,359,327808,79,432,369,114,327808,79,433,369,141,327745,129,434,132,432,
262205,81,435,434,196670,360,435,327745,129,436,132,433,262205,81,437,436,196670,361,437,393273,
81,438,331,360,361,327808,79,439,369,142,327808,79,440,369,121,327745,129,441,132,439,262205,81,
442,441,196670,362,442,327745,129,443,132,440,262205,81,444,443,196670,363,444,393273,81,445,331,
362,363,196670,364,438,196670,365,445,393273,81,446,331,364,365,196670,366,431,196670,367,446,
393273,81,447,331,366,367,131326,447,65592,327734,79,248,0,93,196663,92,448,196663,92,449,131320,
450,262205,79,451,448,327812,79,452,451,139,327814,79,453,452,16,262205,79,454,448,327812,79,455,
454,139,327817,79,456,455,16,327854,107,457,456,18,327846,107,458,17,457,262312,107,459,458,
196855,460,0,262394,459,461,460,131320,461,327854,107,462,453,143,131321,460,131320,460,458997,
107,463,458,450,462,461,196855,464,0,262394,463,465,464,131320,465,262205,79,466,448,327812,79,
467,466,139,262205,79,468,449,327808,79,469,467,468,131326,469,131320,464,327812,79,470,453,16,
327814,79,471,456,122,327808,79,472,470,471,262205,79,473,449,327879,79,474,473,114,327808,79,475,
472,474,262205,79,476,449,327874,79,477,476,116,327812,79,478,477,144,327808,79,479,475,478,
131326,479,65592,327734,94,480,0,95,196663,82,481,196663,82,482,196663,92,483,196663,92,484,
131320,485,262203,145,486,7,262205,79,487,484,327812,79,488,487,147,262205,79,489,483,327808,79,
490,488,489,393281,148,491,23,117,490,262205,94,492,491,196670,486,492,262205,81,493,481,327745,
82,494,486,149,262205,81,495,494,327813,81,24,493,495,262205,81,496,482,327745,82,497,486,114,
262205,81,498,497,327813,81,25,496,498,327811,81,26,24,25,262205,81,499,481,262205,81,500,497,
327813,81,27,499,500,262205,81,501,482,262205,81,502,494,327813,81,28,501,502,327809,81,29,27,28,
327760,94,503,26,29,131326,503,65592,327734,77,263,0,98,196663,92,504,196663,97,505,196663,92,506,
131320,507,262203,82,508,7,262203,82,509,7,262203,92,510,7,262203,92,511,7,262203,82,512,7,262203,
82,513,7,262203,92,514,7,262203,92,515,7,262203,145,516,7,262203,82,517,7,262203,82,518,7,262203,
92,519,7,262203,92,520,7,262203,145,521,7,262203,82,522,7,262203,82,523,7,262203,92,524,7,262203,
92,525,7,262203,97,526,7,262203,82,527,7,262203,82,528,7,262203,82,529,7,262203,82,530,7,262205,
79,531,504,327812,79,532,531,139,327814,79,533,532,16,262205,79,534,504,327812,79,30,534,139,
327817,79,31,30,16,327745,152,535,38,117,262205,79,536,535,262205,79,537,506,327808,79,39,536,537,
327808,79,538,31,122,327856,107,539,533,153,327856,107,540,31,18,327847,107,541,539,540,196855,
542,0,262394,541,543,542,131320,543,196855,544,0,262394,17,545,546,131320,545,327814,79,40,31,122,
327745,82,547,505,149,262205,81,548,547,196670,508,548,327745,82,549,505,114,262205,81,550,549,
196670,509,550,196670,510,40,196670,511,39,524345,94,551,480,508,509,510,511,327761,81,552,551,0,
196670,547,552,327761,81,553,551,1,196670,549,553,327808,79,41,40,114,327745,82,554,505,122,
262205,81,555,554,196670,512,555,327745,82,556,505,142,262205,81,557,556,196670,513,557,196670,
514,41,196670,515,39,524345,94,558,480,512,513,514,515,327761,81,559,558,0,196670,554,559,327761,
81,560,558,1,196670,556,560,131321,544,131320,546,327814,79,42,31,122,327745,82,561,505,149,
262205,81,562,561,196670,517,562,327745,82,563,505,122,262205,81,564,563,196670,518,564,196670,
519,42,196670,520,39,524345,94,565,480,517,518,519,520,196670,516,565,327808,79,43,42,114,327745,
82,566,505,114,262205,81,567,566,196670,522,567,327745,82,568,505,142,262205,81,569,568,196670,
523,569,196670,524,43,196670,525,39,524345,94,570,480,522,523,524,525,196670,521,570,327745,82,
571,516,149,262205,81,572,571,327745,82,573,521,149,262205,81,574,573,327745,82,575,516,114,
262205,81,576,575,327745,82,577,521,114,262205,81,578,577,458832,96,579,572,574,576,578,196670,
505,579,327814,79,580,31,122,327808,79,581,580,154,131321,544,131320,544,458997,79,582,538,545,
581,546,458997,79,583,31,545,580,546,131321,542,131320,542,458997,79,584,538,507,582,544,458997,
79,585,31,507,583,544,327856,107,586,533,19,196855,587,0,262394,586,588,589,131320,588,327745,158,
590,156,157,262205,79,591,590,262205,79,592,506,327745,158,593,156,159,262205,79,594,593,327812,
79,595,592,594,327808,79,596,591,595,327812,79,597,533,164,327808,79,598,596,597,262205,96,599,
505,327745,165,600,156,113,262205,81,601,600,327822,96,45,599,601,196670,526,45,327808,79,602,598,
585,327745,82,603,526,149,262205,81,604,603,393281,167,605,48,117,602,196670,605,604,327808,79,
606,602,114,327745,82,607,526,114,262205,81,608,607,393281,167,609,48,117,606,196670,609,608,
327808,79,610,598,584,327745,82,611,526,122,262205,81,612,611,393281,167,613,48,117,610,196670,
613,612,327808,79,614,610,114,327745,82,615,526,142,262205,81,616,615,393281,167,617,48,117,614,
196670,617,616,131321,587,131320,589,327810,79,618,533,19,327856,107,619,618,20,196855,620,0,
262394,619,621,622,131320,621,131321,620,131320,622,327810,79,623,618,20,131321,620,131320,620,
458997,79,624,618,621,623,622,327745,158,625,156,168,262205,79,626,625,327812,79,627,624,626,
327808,79,628,627,39,327812,79,629,628,164,327745,82,630,505,149,262205,81,631,630,196670,527,631,
327745,82,632,505,114,262205,81,633,632,196670,528,633,393273,79,634,294,527,528,327745,82,635,
505,122,262205,81,636,635,196670,529,636,327745,82,637,505,142,262205,81,638,637,196670,530,638,
393273,79,639,294,529,530,196855,640,0,262394,619,641,642,131320,641,327808,79,643,629,585,327814,
79,644,643,122,393281,152,645,51,117,644,196670,645,634,327808,79,646,629,584,327814,79,647,646,
122,393281,152,648,51,117,647,196670,648,639,131321,640,131320,642,327808,79,649,629,585,327814,
79,650,649,122,393281,152,651,54,117,650,196670,651,634,327808,79,652,629,584,327814,79,653,652,
122,393281,152,654,54,117,653,196670,654,639,131321,640,131320,640,131321,587,131320,587,65789,
65592,327734,81,222,0,99,196663,92,655,131320,656,262203,90,657,7,262203,82,658,7,262203,82,659,7,
262203,82,660,7,262203,90,661,7,262203,82,662,7,131321,663,131320,663,458997,101,664,117,656,665,
666,262390,667,666,1,131321,668,131320,668,327857,107,669,664,124,262394,669,670,667,131320,670,
327745,82,671,657,664,196670,671,171,131321,666,131320,666,327808,101,665,664,116,131321,663,
131320,667,131321,672,131320,672,458997,79,673,149,667,59,674,262390,675,674,0,131321,676,131320,
676,327856,107,677,673,16,262394,677,678,675,131320,678,131321,679,131320,679,458997,79,680,149,
678,58,681,262390,682,681,1,131321,683,131320,683,327856,107,684,680,88,262394,684,685,682,131320,
685,262201,79,686,204,327879,79,687,686,121,327812,79,55,687,88,327808,79,56,673,55,327808,79,57,
56,680,262205,79,688,655,458764,79,689,1,38,57,172,327808,79,690,688,689,393281,167,691,48,117,
690,262205,81,692,691,327856,107,693,57,16,393385,81,694,693,692,171,196670,658,694,196670,659,
694,327745,82,695,657,680,262205,81,696,695,196670,660,696,458809,81,697,323,658,659,660,196670,
695,697,131321,681,131320,681,327808,79,58,680,116,131321,679,131320,682,131321,674,131320,674,
327808,79,59,673,162,131321,672,131320,675,262205,89,698,657,196670,661,698,327737,81,699,337,661,
327745,165,700,156,173,262205,81,701,700,327813,81,60,699,701,327745,165,702,156,174,262205,81,
703,702,327809,81,61,60,703,196670,662,61,327737,81,704,306,662,131326,704,65592,};
static const uint32_t bitnet__spv_heads_fast[] = {
119734787,66304,524299,689,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,3,11,29,
196679,5,42,196679,6,42,196679,7,42,196679,8,42,196679,9,42,196679,10,42,196679,11,42,196679,12,
42,196679,13,42,196679,14,42,262215,15,1,5,262215,16,1,7,262215,17,1,6,262215,18,1,3,262215,19,1,
4,262215,20,6,8,262216,21,0,24,327752,21,0,35,0,196679,21,2,262215,22,34,0,262215,22,33,6,196679,
23,42,196679,24,42,196679,25,42,196679,26,42,196679,27,42,196679,28,42,196679,29,42,196679,30,42,
327752,31,0,35,0,327752,31,1,35,4,327752,31,2,35,8,327752,31,3,35,12,327752,31,4,35,16,327752,31,
5,35,20,262215,32,6,24,262215,33,6,4,262215,34,6,4,262215,35,6,4,327752,36,0,35,0,327752,36,1,35,
4,327752,36,2,35,8,327752,36,3,35,12,327752,36,4,35,16,327752,36,5,35,20,327752,36,6,35,24,327752,
36,7,35,28,327752,36,8,35,32,327752,36,9,35,36,327752,36,10,35,40,327752,36,11,35,232,327752,36,
12,35,360,327752,36,13,35,2408,196679,36,2,262215,37,34,0,262215,37,33,7,196679,38,42,196679,39,
42,196679,40,42,196679,41,42,196679,42,42,327752,43,0,35,0,327752,43,1,35,4,327752,43,2,35,8,
327752,43,3,35,12,327752,43,4,35,16,327752,43,5,35,20,327752,43,6,35,24,327752,43,7,35,28,327752,
43,8,35,32,327752,43,9,35,36,327752,43,10,35,40,327752,43,11,35,44,327752,43,12,35,48,327752,43,
13,35,52,327752,43,14,35,56,327752,43,15,35,60,327752,43,16,35,64,327752,43,17,35,68,327752,43,18,
35,72,327752,43,19,35,76,327752,43,20,35,80,196679,43,2,196679,44,42,262215,45,6,4,327752,46,0,35,
0,196679,46,2,262215,47,34,0,262215,47,33,2,262215,48,6,4,327752,49,0,35,0,196679,49,2,262215,50,
34,0,262215,50,33,4,262215,51,6,4,327752,52,0,35,0,196679,52,2,262215,53,34,0,262215,53,33,5,
196679,54,42,196679,55,42,196679,56,42,196679,57,42,196679,58,42,196679,59,42,196679,60,42,262215,
4,11,26,262215,61,1,0,196679,62,42,196679,63,42,196679,64,42,196679,65,42,196679,66,42,196679,67,
42,196679,68,42,262215,69,1,12,196679,70,42,262215,71,6,4,262216,72,0,24,327752,72,0,35,0,196679,
72,2,262215,73,34,0,262215,73,33,1,196679,74,42,262215,75,1,0,262215,76,11,25,131091,77,196641,78,
77,262165,79,32,0,196641,80,79,196630,81,32,262176,82,7,81,262177,83,79,82,327713,84,79,82,82,
262177,85,81,82,393249,86,81,82,82,82,327713,87,81,82,82,262187,79,88,8,262172,89,81,88,262176,90,
7,89,262177,91,81,90,262176,92,7,79,327713,93,79,92,92,262167,94,81,2,458785,95,94,82,82,92,92,
262167,96,81,4,262176,97,7,96,393249,98,77,92,97,92,262177,99,81,92,262176,100,1,79,262203,100,3,
1,262165,101,32,1,262187,101,102,16,262187,79,103,32768,262187,79,104,2147483647,262187,81,105,
1056964608,262187,79,106,2139095040,131092,107,262187,79,108,32256,262187,79,109,1199566848,
262187,79,110,31744,262187,79,111,947912704,262187,79,112,1056964608,262187,101,113,13,262187,79,
114,1,262187,79,115,1597463007,262187,101,116,1,262187,101,117,0,262187,101,118,4,262187,81,119,
1069547520,262187,79,120,7,262187,79,121,4,262187,79,122,0,262187,79,123,2,262172,124,81,121,
262176,125,7,124,262187,79,126,3,262187,101,127,2,262172,128,81,123,262176,129,7,128,262194,79,15,
64,196657,107,16,262194,79,17,64,262194,79,18,4,262194,79,19,2,393268,79,130,128,18,19,393268,79,
131,134,17,123,262176,132,7,94,196637,20,94,196638,21,20,262176,133,12,21,262203,133,22,12,393268,
79,134,134,17,123,262176,135,12,94,524318,31,79,79,79,81,79,79,262172,32,31,88,262187,79,136,32,
262172,33,79,136,262187,79,137,512,262172,34,79,137,196637,35,79,1048606,36,79,79,79,79,79,79,79,
79,79,79,32,33,34,35,262176,138,12,36,262203,138,37,12,262176,139,12,79,393268,79,140,128,18,19,
393268,79,141,134,17,123,1507358,43,79,79,79,79,79,79,79,79,79,79,79,81,81,81,79,79,79,79,79,79,
81,262176,142,9,43,262203,142,143,9,262187,101,144,5,262176,145,9,79,262187,101,146,6,262187,79,
147,63,393268,79,148,128,15,147,262187,79,149,64,393268,79,150,134,148,149,393268,79,151,132,150,
149,262176,152,9,81,196637,45,81,196638,46,45,262176,153,12,46,262203,153,47,12,262176,154,12,81,
262187,101,155,9,196637,48,79,196638,49,48,262176,156,12,49,262203,156,50,12,196637,51,79,196638,
52,51,262176,157,12,52,262203,157,53,12,262187,101,158,8,262187,81,159,0,393268,79,160,130,15,114,
262187,101,161,11,262187,101,162,12,262167,163,79,3,262176,164,1,163,262203,164,4,1,262194,79,61,
128,393268,79,165,134,61,88,262187,101,166,3,393268,79,167,132,123,19,393268,79,168,128,18,167,
393268,79,64,130,168,114,393268,79,169,132,168,15,393268,79,170,128,169,147,393268,79,171,134,170,
149,393268,79,172,132,171,149,196656,107,69,393268,79,173,128,18,19,262187,81,174,1065353216,
393268,79,175,134,15,121,393268,79,176,134,15,121,196637,71,81,196638,72,71,262176,177,12,72,
262203,177,73,12,262194,79,75,1,393267,163,76,75,114,114,262187,79,178,3355447295,327734,77,2,0,
78,131320,179,262203,92,180,7,262203,92,181,7,262203,92,182,7,262203,97,183,7,262203,92,184,7,
262203,97,185,7,262203,92,186,7,327745,100,187,4,114,262205,79,188,187,327745,100,189,4,122,
262205,79,190,189,327812,79,62,190,165,262201,79,191,192,327874,79,193,191,166,327808,79,63,62,
193,458764,79,194,1,38,63,64,327745,145,195,143,118,262205,79,196,195,327812,79,65,188,172,327808,
79,66,196,65,327812,79,67,194,15,327808,79,68,66,67,327745,145,197,143,166,262205,79,198,197,
327856,107,199,194,18,393385,79,200,199,122,151,327808,79,201,198,200,196855,202,0,262394,69,203,
202,131320,203,327856,107,204,194,173,131321,202,131320,202,458997,107,205,69,179,204,203,196855,
206,0,262394,69,207,208,131320,207,196670,180,68,327737,81,209,210,180,131321,206,131320,208,
131321,206,131320,206,458997,81,211,209,207,174,208,327854,107,212,63,168,196855,213,0,262394,212,
214,213,131320,214,65789,131320,213,262201,79,215,192,327879,79,216,215,120,131321,217,131320,217,
458997,79,218,216,213,219,220,262390,221,220,0,131321,222,131320,222,327856,107,223,218,175,
262394,223,224,221,131320,224,327812,79,225,194,176,327808,79,226,225,218,131321,227,131320,227,
458997,79,228,122,224,229,230,262390,231,230,1,131321,232,131320,232,327856,107,233,228,121,
262394,233,234,231,131320,234,196670,181,226,196670,182,228,393273,79,235,236,181,182,327812,79,
237,194,15,327810,79,238,235,237,327808,79,239,68,238,393281,154,240,47,117,239,262205,81,241,240,
196855,242,0,262394,205,243,242,131320,243,327813,81,70,241,211,327808,79,244,201,238,393281,154,
245,73,117,244,262205,81,246,245,327813,81,74,70,246,131321,242,131320,242,458997,81,247,241,234,
74,243,327745,82,248,183,228,196670,248,247,131321,230,131320,230,327808,79,229,228,116,131321,
227,131320,231,196670,184,226,262205,96,249,183,196670,185,249,196670,186,188,458809,77,250,251,
184,185,186,131321,220,131320,220,327808,79,219,218,88,131321,217,131320,221,65789,65592,327734,
79,192,0,80,131320,252,262205,79,253,3,131326,253,65592,327734,79,254,0,83,196663,82,255,131320,
256,262205,81,257,255,262268,79,258,257,327874,79,259,258,102,327879,79,260,259,103,327879,79,261,
258,104,262268,81,262,261,327809,81,5,262,105,327852,107,263,261,106,196855,264,0,262394,263,265,
264,131320,265,131326,108,131320,264,327854,107,266,261,109,196855,267,0,262394,266,268,267,
131320,268,327877,79,269,260,110,131326,269,131320,267,327856,107,270,261,111,196855,271,0,262394,
270,272,271,131320,272,262268,79,273,5,327810,79,274,273,112,327877,79,275,260,274,131326,275,
131320,271,327808,79,276,261,178,327874,79,277,261,113,327879,79,278,277,114,327808,79,279,276,
278,327874,79,280,279,113,327877,79,281,260,280,131326,281,65592,327734,79,282,0,84,196663,82,283,
196663,82,284,131320,285,262203,82,286,7,262203,82,287,7,262205,81,288,283,196670,286,288,327737,
79,289,254,286,262205,81,290,284,196670,287,290,327737,79,291,254,287,327876,79,292,291,102,
327877,79,293,289,292,131326,293,65592,327734,81,294,0,85,196663,82,295,131320,296,262205,81,297,
295,262268,79,298,297,327874,79,299,298,116,327810,79,6,115,299,262268,81,300,6,262205,81,301,295,
327813,81,7,105,301,131321,302,131320,302,458997,81,303,300,296,11,304,458997,101,305,117,296,306,
304,262390,307,304,0,131321,308,131320,308,327857,107,309,305,118,262394,309,310,307,131320,310,
327813,81,8,7,303,327813,81,9,8,303,327811,81,10,119,9,327813,81,11,303,10,131321,304,131320,304,
327808,101,306,305,116,131321,302,131320,307,131326,303,65592,327734,81,311,0,86,196663,82,312,
196663,82,313,196663,82,314,131320,315,262205,81,316,312,262205,81,317,313,327813,81,12,316,317,
262205,81,318,314,327809,81,13,12,318,131326,13,65592,327734,81,319,0,87,196663,82,320,196663,82,
321,131320,322,262205,81,323,320,262205,81,324,321,327809,81,14,323,324,131326,14,65592,327734,81,
325,0,91,196663,90,326,131320,327,262203,125,328,7,262203,82,329,7,262203,82,330,7,262203,129,331,
7,262203,82,332,7,262203,82,333,7,262203,82,334,7,262203,82,335,7,262203,82,336,7,262203,82,337,7,
262203,82,338,7,262203,82,339,7,262203,82,340,7,262203,82,341,7,262201,79,342,192,327879,79,343,
342,120,327879,79,344,343,121,327851,107,345,344,122,327879,79,346,343,123,327851,107,347,346,122,
327879,79,348,343,114,327851,107,349,348,122,131321,350,131320,350,458997,101,351,117,327,352,353,
262390,354,353,1,131321,355,131320,355,327857,107,356,351,118,262394,356,357,354,131320,357,
196855,358,0,262394,345,359,360,131320,359,327808,101,361,351,118,327745,82,362,326,361,262205,81,
363,362,131321,358,131320,360,327745,82,364,326,351,262205,81,365,364,131321,358,131320,358,
458997,81,366,363,359,365,360,196855,367,0,262394,345,368,369,131320,368,327745,82,370,326,351,
262205,81,371,370,131321,367,131320,369,327808,101,372,351,118,327745,82,373,326,372,262205,81,
374,373,131321,367,131320,367,458997,81,375,371,368,374,369,393562,81,376,126,375,121,196670,329,
366,196670,330,376,393273,81,377,319,329,330,327745,82,378,328,351,196670,378,377,131321,353,
131320,353,327808,101,352,351,116,131321,350,131320,354,131321,379,131320,379,458997,101,380,117,
354,381,382,262390,383,382,1,131321,384,131320,384,327857,107,385,380,127,262394,385,386,383,
131320,386,196855,387,0,262394,347,388,389,131320,388,327808,101,390,380,127,327745,82,391,328,
390,262205,81,392,391,131321,387,131320,389,327745,82,393,328,380,262205,81,394,393,131321,387,
131320,387,458997,81,395,392,388,394,389,196855,396,0,262394,347,397,398,131320,397,327745,82,399,
328,380,262205,81,400,399,131321,396,131320,398,327808,101,401,380,127,327745,82,402,328,401,
262205,81,403,402,131321,396,131320,396,458997,81,404,400,397,403,398,393562,81,405,126,404,123,
196670,332,395,196670,333,405,393273,81,406,319,332,333,327745,82,407,331,380,196670,407,406,
131321,382,131320,382,327808,101,381,380,116,131321,379,131320,383,196855,408,0,262394,349,409,
410,131320,409,327745,82,411,331,116,262205,81,412,411,131321,408,131320,410,327745,82,413,331,
117,262205,81,414,413,131321,408,131320,408,458997,81,415,412,409,414,410,196855,416,0,262394,349,
417,418,131320,417,327745,82,419,331,117,262205,81,420,419,131321,416,131320,418,327745,82,421,
331,116,262205,81,422,421,131321,416,131320,416,458997,81,423,420,417,422,418,393562,81,424,126,
423,114,196670,334,415,196670,335,424,393273,81,425,319,334,335,393562,81,426,126,425,121,196670,
336,425,196670,337,426,393273,81,427,319,336,337,393562,81,428,126,427,123,196670,338,427,196670,
339,428,393273,81,429,319,338,339,393562,81,430,126,429,114,196670,340,429,196670,341,430,393273,
81,431,319,340,341,131326,431,65592,327734,79,236,0,93,196663,92,432,196663,92,433,131320,434,
262205,79,435,432,327812,79,436,435,121,327814,79,437,436,15,262205,79,438,432,327812,79,439,438,
121,327817,79,440,439,15,327854,107,441,440,17,327846,107,442,16,441,262312,107,443,442,196855,
444,0,262394,443,445,444,131320,445,327854,107,446,437,130,131321,444,131320,444,458997,107,447,
442,434,446,445,196855,448,0,262394,447,449,448,131320,449,262205,79,450,432,327812,79,451,450,
121,262205,79,452,433,327808,79,453,451,452,131326,453,131320,448,327812,79,454,437,15,327814,79,
455,440,123,327808,79,456,454,455,262205,79,457,433,327879,79,458,457,114,327808,79,459,456,458,
262205,79,460,433,327874,79,461,460,116,327812,79,462,461,131,327808,79,463,459,462,131326,463,
65592,327734,94,464,0,95,196663,82,465,196663,82,466,196663,92,467,196663,92,468,131320,469,
262203,132,470,7,262205,79,471,468,327812,79,472,471,134,262205,79,473,467,327808,79,474,472,473,
393281,135,475,22,117,474,262205,94,476,475,196670,470,476,262205,81,477,465,327745,82,478,470,
122,262205,81,479,478,327813,81,23,477,479,262205,81,480,466,327745,82,481,470,114,262205,81,482,
481,327813,81,24,480,482,327811,81,25,23,24,262205,81,483,465,262205,81,484,481,327813,81,26,483,
484,262205,81,485,466,262205,81,486,478,327813,81,27,485,486,327809,81,28,26,27,327760,94,487,25,
28,131326,487,65592,327734,77,251,0,98,196663,92,488,196663,97,489,196663,92,490,131320,491,
262203,82,492,7,262203,82,493,7,262203,92,494,7,262203,92,495,7,262203,82,496,7,262203,82,497,7,
262203,92,498,7,262203,92,499,7,262203,132,500,7,262203,82,501,7,262203,82,502,7,262203,92,503,7,
262203,92,504,7,262203,132,505,7,262203,82,506,7,262203,82,507,7,262203,92,508,7,262203,92,509,7,
262203,97,510,7,262203,82,511,7,262203,82,512,7,262203,82,513,7,262203,82,514,7,262205,79,515,488,
327812,79,516,515,121,327814,79,517,516,15,262205,79,518,488,327812,79,29,518,121,327817,79,30,29,
15,327745,139,519,37,117,262205,79,520,519,262205,79,521,490,327808,79,38,520,521,327808,79,522,
30,123,327856,107,523,517,140,327856,107,524,30,17,327847,107,525,523,524,196855,526,0,262394,525,
527,526,131320,527,196855,528,0,262394,16,529,530,131320,529,327814,79,39,30,123,327745,82,531,
489,122,262205,81,532,531,196670,492,532,327745,82,533,489,114,262205,81,534,533,196670,493,534,
196670,494,39,196670,495,38,524345,94,535,464,492,493,494,495,327761,81,536,535,0,196670,531,536,
327761,81,537,535,1,196670,533,537,327808,79,40,39,114,327745,82,538,489,123,262205,81,539,538,
196670,496,539,327745,82,540,489,126,262205,81,541,540,196670,497,541,196670,498,40,196670,499,38,
524345,94,542,464,496,497,498,499,327761,81,543,542,0,196670,538,543,327761,81,544,542,1,196670,
540,544,131321,528,131320,530,327814,79,41,30,123,327745,82,545,489,122,262205,81,546,545,196670,
501,546,327745,82,547,489,123,262205,81,548,547,196670,502,548,196670,503,41,196670,504,38,524345,
94,549,464,501,502,503,504,196670,500,549,327808,79,42,41,114,327745,82,550,489,114,262205,81,551,
550,196670,506,551,327745,82,552,489,126,262205,81,553,552,196670,507,553,196670,508,42,196670,
509,38,524345,94,554,464,506,507,508,509,196670,505,554,327745,82,555,500,122,262205,81,556,555,
327745,82,557,505,122,262205,81,558,557,327745,82,559,500,114,262205,81,560,559,327745,82,561,505,
114,262205,81,562,561,458832,96,563,556,558,560,562,196670,489,563,327814,79,564,30,123,327808,79,
565,564,141,131321,528,131320,528,458997,79,566,522,529,565,530,458997,79,567,30,529,564,530,
131321,526,131320,526,458997,79,568,522,491,566,528,458997,79,569,30,491,567,528,327856,107,570,
517,18,196855,571,0,262394,570,572,573,131320,572,327745,145,574,143,144,262205,79,575,574,262205,
79,576,490,327745,145,577,143,146,262205,79,578,577,327812,79,579,576,578,327808,79,580,575,579,
327812,79,581,517,151,327808,79,582,580,581,262205,96,583,489,327745,152,584,143,113,262205,81,
585,584,327822,96,44,583,585,196670,510,44,327808,79,586,582,569,327745,82,587,510,122,262205,81,
588,587,393281,154,589,47,117,586,196670,589,588,327808,79,590,586,114,327745,82,591,510,114,
262205,81,592,591,393281,154,593,47,117,590,196670,593,592,327808,79,594,582,568,327745,82,595,
510,123,262205,81,596,595,393281,154,597,47,117,594,196670,597,596,327808,79,598,594,114,327745,
82,599,510,126,262205,81,600,599,393281,154,601,47,117,598,196670,601,600,131321,571,131320,573,
327810,79,602,517,18,327856,107,603,602,19,196855,604,0,262394,603,605,606,131320,605,131321,604,
131320,606,327810,79,607,602,19,131321,604,131320,604,458997,79,608,602,605,607,606,327745,145,
609,143,155,262205,79,610,609,327812,79,611,608,610,327808,79,612,611,38,327812,79,613,612,151,
327745,82,614,489,122,262205,81,615,614,196670,511,615,327745,82,616,489,114,262205,81,617,616,
196670,512,617,393273,79,618,282,511,512,327745,82,619,489,123,262205,81,620,619,196670,513,620,
327745,82,621,489,126,262205,81,622,621,196670,514,622,393273,79,623,282,513,514,196855,624,0,
262394,603,625,626,131320,625,327808,79,627,613,569,327814,79,628,627,123,393281,139,629,50,117,
628,196670,629,618,327808,79,630,613,568,327814,79,631,630,123,393281,139,632,50,117,631,196670,
632,623,131321,624,131320,626,327808,79,633,613,569,327814,79,634,633,123,393281,139,635,53,117,
634,196670,635,618,327808,79,636,613,568,327814,79,637,636,123,393281,139,638,53,117,637,196670,
638,623,131321,624,131320,624,131321,571,131320,571,65789,65592,327734,81,210,0,99,196663,92,639,
131320,640,262203,90,641,7,262203,82,642,7,262203,82,643,7,262203,82,644,7,262203,90,645,7,262203,
82,646,7,131321,647,131320,647,458997,101,648,117,640,649,650,262390,651,650,1,131321,652,131320,
652,327857,107,653,648,158,262394,653,654,651,131320,654,327745,82,655,641,648,196670,655,159,
131321,650,131320,650,327808,101,649,648,116,131321,647,131320,651,131321,656,131320,656,458997,
79,657,122,651,58,658,262390,659,658,0,131321,660,131320,660,327856,107,661,657,15,262394,661,662,
659,131320,662,131321,663,131320,663,458997,79,664,122,662,57,665,262390,666,665,1,131321,667,
131320,667,327856,107,668,664,88,262394,668,669,666,131320,669,262201,79,670,192,327879,79,671,
670,120,327812,79,54,671,88,327808,79,55,657,54,327808,79,56,55,664,262205,79,672,639,458764,79,
673,1,38,56,160,327808,79,674,672,673,393281,154,675,47,117,674,262205,81,676,675,327856,107,677,
56,15,393385,81,678,677,676,159,196670,642,678,196670,643,678,327745,82,679,641,664,262205,81,680,
679,196670,644,680,458809,81,681,311,642,643,644,196670,679,681,131321,665,131320,665,327808,79,
57,664,116,131321,663,131320,666,131321,658,131320,658,327808,79,58,657,149,131321,656,131320,659,
262205,89,682,641,196670,645,682,327737,81,683,325,645,327745,152,684,143,161,262205,81,685,684,
327813,81,59,683,685,327745,152,686,143,162,262205,81,687,686,327809,81,60,59,687,196670,646,60,
327737,81,688,294,646,131326,688,65592,};
static const uint32_t bitnet__spv_joined_plain[] = {
119734787,66304,524299,2943,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
196679,93,42,196679,94,42,196679,95,42,196679,96,42,196679,97,42,196679,98,42,196679,99,42,327752,
100,0,35,0,327752,100,1,35,4,327752,100,2,35,8,327752,100,3,35,12,327752,100,4,35,16,327752,100,5,
35,20,262215,101,6,24,262215,102,6,4,262215,103,6,4,262215,104,6,4,262216,105,0,23,327752,105,0,
35,0,262216,105,1,23,327752,105,1,35,4,262216,105,2,23,327752,105,2,35,8,262216,105,3,23,327752,
105,3,35,12,262216,105,4,23,327752,105,4,35,16,262216,105,5,23,327752,105,5,35,20,262216,105,6,23,
327752,105,6,35,24,262216,105,7,23,327752,105,7,35,28,262216,105,8,23,327752,105,8,35,32,262216,
105,9,23,327752,105,9,35,36,262216,105,10,23,327752,105,10,35,40,262216,105,11,23,327752,105,11,
35,232,262216,105,12,23,327752,105,12,35,360,262216,105,13,23,327752,105,13,35,2408,196679,105,2,
262215,106,34,0,262215,106,33,7,196679,107,42,196679,108,42,196679,109,42,196679,110,42,196679,
111,42,196679,112,42,262215,113,6,4,262216,114,0,23,327752,114,0,35,0,196679,114,2,262215,115,34,
0,262215,115,33,4,262215,116,6,4,262216,117,0,23,327752,117,0,35,0,196679,117,2,262215,118,34,0,
262215,118,33,5,196679,119,42,196679,120,42,262215,121,6,16,262216,122,0,24,327752,122,0,35,0,
196679,122,2,262215,123,34,0,262215,123,33,3,262215,124,6,16,262216,125,0,24,327752,125,0,35,0,
196679,125,2,262215,126,34,0,262215,126,33,0,262215,127,6,16,262216,128,0,23,327752,128,0,35,0,
196679,128,2,262215,129,34,0,262215,129,33,4,196679,130,42,196679,131,42,196679,132,42,196679,133,
42,196679,134,42,196679,135,42,196679,136,42,196679,137,42,196679,138,42,196679,139,42,196679,140,
42,196679,141,42,196679,142,42,196679,143,42,196679,144,42,196679,145,42,196679,146,42,196679,147,
42,196679,148,42,262215,149,6,8,262216,150,0,23,327752,150,0,35,0,196679,150,2,262215,151,34,0,
262215,151,33,2,262215,152,1,13,262215,153,1,14,262215,4,11,26,262215,154,1,0,262215,155,11,25,
131091,156,196641,157,156,262165,158,32,0,196641,159,158,262176,160,7,158,196630,161,32,262177,
162,161,160,262167,163,161,2,262177,164,163,160,262176,165,7,161,262177,166,158,165,327713,167,
158,165,165,262177,168,161,165,393249,169,161,165,165,165,262165,170,32,1,327713,171,170,160,160,
262167,172,158,4,262176,173,7,172,524321,174,170,173,173,173,173,173,327713,175,161,165,165,
262176,176,7,170,262177,177,170,176,262187,158,178,8,262172,179,161,178,262176,180,7,179,262177,
181,161,180,393249,182,161,160,165,165,327713,183,158,160,160,262167,184,161,4,262194,158,5,256,
262187,158,185,127,393268,158,186,128,5,185,262187,158,187,128,393268,158,188,134,186,187,262187,
158,189,32,393268,158,190,132,188,189,262187,158,191,16,393268,158,192,134,190,191,262187,158,193,
7,393268,158,194,128,192,193,393268,158,195,134,194,178,393268,158,196,128,195,193,393268,158,197,
134,196,178,393268,158,198,128,195,197,262187,158,199,1,393268,158,200,130,198,199,393268,158,201,
134,200,197,393268,158,202,132,197,201,393268,158,203,132,202,189,262187,158,204,4,393268,158,205,
132,203,204,393268,158,206,132,203,204,262194,158,6,128,393268,158,207,132,178,6,393268,158,208,
128,206,207,393268,158,209,130,208,199,393268,158,210,132,178,6,393268,158,211,134,209,210,393268,
158,212,132,211,6,393268,158,213,128,205,212,393268,158,214,130,213,199,393268,158,215,132,211,6,
393268,158,216,134,214,215,262172,217,184,216,262176,218,7,217,524321,219,156,160,160,160,218,218,
458785,220,156,165,160,218,217,262176,221,7,184,393249,222,158,221,165,176,458785,223,161,160,160,
165,165,524321,224,161,176,176,165,165,160,458785,225,163,165,165,160,160,393249,226,156,160,221,
160,393249,227,156,160,165,160,458785,228,156,160,165,165,160,327713,229,172,160,160,262194,158,7,
1,262187,158,230,2,131092,231,393268,231,232,170,7,230,262194,158,8,1,393268,158,233,132,230,8,
458804,158,234,169,232,233,8,262172,235,158,234,262194,158,9,1,393268,231,236,170,9,199,458804,
158,237,169,236,201,199,393268,158,238,132,237,234,262172,239,172,238,262176,240,7,239,393249,241,
156,160,235,240,393268,158,242,132,234,9,262172,243,170,242,262176,244,7,243,393249,245,156,160,
239,244,262177,246,156,160,262177,247,158,160,262177,248,231,160,262194,158,10,64,262187,158,249,
63,393268,158,250,128,10,249,262187,158,251,64,393268,158,252,134,250,251,393268,158,253,132,252,
251,393268,158,254,134,253,251,393268,231,255,176,254,178,393268,158,256,134,178,254,458804,158,
257,169,255,256,199,393268,158,258,134,6,178,393268,158,259,134,251,258,393268,231,260,176,257,
259,393268,158,261,134,251,258,458804,158,262,169,260,257,261,393268,158,263,132,262,254,262172,
264,172,263,262176,265,7,264,524321,266,156,160,160,160,160,265,393249,267,156,264,160,160,393268,
158,268,134,10,230,393268,158,269,128,268,6,393268,158,270,130,269,199,393268,158,271,134,270,6,
393268,158,272,134,251,271,393268,158,273,132,272,271,262172,274,158,273,262176,275,7,274,524321,
276,156,160,160,160,160,275,262194,158,11,4,262194,158,12,2,393268,158,277,134,11,12,393268,231,
278,176,268,6,458804,158,279,169,278,268,6,393268,158,280,134,6,279,393268,158,281,128,277,280,
393268,158,282,130,281,199,393268,158,283,134,6,279,393268,158,284,134,282,283,393268,158,285,132,
284,271,262172,286,163,285,262176,287,7,286,458785,288,156,274,160,160,287,262176,289,7,163,
589857,290,156,165,165,289,165,165,289,524321,291,156,160,160,160,165,289,458785,292,158,160,160,
160,160,458785,293,156,160,160,160,160,524321,294,156,160,160,160,160,287,262176,295,7,231,262177,
296,156,295,393249,297,156,160,160,160,262176,298,1,158,262203,298,3,1,262187,158,299,72,262187,
158,300,264,262187,158,301,32768,262187,170,302,16,262187,158,303,32767,262187,170,304,13,262187,
158,305,939524096,262187,158,306,260046848,262187,158,307,947912704,262187,161,308,947912704,
262187,158,309,8388608,196657,231,15,262187,158,310,65535,262187,158,311,2147483647,262187,161,
312,1056964608,262187,158,313,2139095040,262187,158,314,32256,262187,158,315,1199566848,262187,
158,316,31744,262187,158,317,1056964608,262187,158,318,2129859015,262187,170,319,0,262187,170,320,
4,262187,161,321,1073741824,262187,170,322,1,262187,158,323,1597463007,262187,161,324,1069547520,
262187,161,325,1117782016,262187,161,326,1069066811,262187,161,327,1262485504,262187,161,328,
1060208640,262187,161,329,3109978243,262187,161,330,961571175,262187,161,331,985088974,262187,161,
332,1007192328,262187,161,333,1026206145,262187,161,334,1042983594,262187,161,335,1065353216,
262187,170,336,23,262187,161,337,3265265664,262187,161,338,0,262187,170,339,8,262187,170,340,24,
262187,170,341,6,262187,158,342,50529027,262187,170,343,2,262187,158,344,4294967288,262172,345,
170,6,262176,346,4,345,262203,346,347,4,262176,348,4,170,262187,158,349,0,262172,350,161,6,262176,
351,4,350,262203,351,352,4,262176,353,4,161,393268,158,354,132,6,178,262172,355,161,354,262176,
356,4,355,262203,356,357,4,262187,158,358,48,262187,158,359,40,262187,158,360,24,262187,158,361,
56,262187,158,362,6,262187,158,363,5,262187,158,364,3,393268,158,365,128,5,249,393268,158,366,134,
365,251,262187,158,367,39,393268,158,368,128,366,367,393268,158,369,134,368,359,393268,158,370,
128,366,369,393268,158,371,130,370,199,393268,158,372,134,371,369,262172,373,161,372,262176,374,7,
373,196637,53,161,196638,54,53,262176,375,12,54,262203,375,55,12,393268,158,376,130,366,199,
262176,377,12,161,262172,378,161,251,262176,379,4,378,262203,379,380,4,393268,158,381,132,366,251,
393268,158,382,134,381,204,393268,158,383,130,382,199,196637,60,184,196638,61,60,262176,384,12,61,
262203,384,62,12,262176,385,12,184,196656,231,63,196637,64,184,196638,65,64,262176,386,12,65,
262203,386,66,12,393268,158,69,134,381,204,458796,184,387,338,338,338,338,262167,388,231,4,262187,
161,389,1123942400,262187,161,390,3271557120,262187,170,391,255,262187,161,392,925353388,262176,
393,4,158,262203,393,394,4,262203,348,395,4,262187,161,396,1006699012,393268,231,397,172,211,199,
393268,158,398,132,203,204,262172,399,172,203,262176,400,4,399,262203,400,401,4,196657,231,74,
196657,231,80,262194,158,81,64,393268,158,402,128,11,12,393268,158,403,134,81,230,1507358,84,158,
158,158,158,158,158,158,158,158,158,158,161,161,161,158,158,158,158,158,158,161,262176,404,9,84,
262203,404,405,9,262176,406,9,158,262187,158,407,4294967295,196637,85,161,196638,86,85,262176,408,
12,86,262203,408,87,12,196637,89,163,196638,90,89,262176,409,12,90,262203,409,91,12,393268,158,
410,134,81,230,262176,411,12,163,524318,100,158,158,158,161,158,158,262172,101,100,178,262172,102,
158,189,262187,158,412,512,262172,103,158,412,196637,104,158,1048606,105,158,158,158,158,158,158,
158,158,158,158,101,102,103,104,262176,413,12,105,262203,413,106,12,262176,414,12,158,393268,158,
415,128,11,12,393268,158,416,134,81,230,262187,170,417,5,262176,418,9,161,262187,170,419,9,196637,
113,158,196638,114,113,262176,420,12,114,262203,420,115,12,196637,116,158,196638,117,116,262176,
421,12,117,262203,421,118,12,262187,170,422,20,393268,231,423,170,9,199,262176,424,4,172,196637,
121,172,196638,122,121,262176,425,12,122,262203,425,123,12,262176,426,12,172,393268,158,427,134,
190,191,393268,158,428,130,427,199,196637,124,172,196638,125,124,262176,429,12,125,262203,429,126,
12,262176,430,7,235,393268,158,431,134,190,191,262187,170,432,3,262187,170,433,7,393268,231,434,
170,7,349,393268,231,435,170,7,230,262172,436,161,234,262176,437,7,436,393268,231,438,170,9,199,
262172,439,161,9,262176,440,7,439,262187,170,441,11,262187,170,442,12,262172,443,170,9,262176,444,
7,443,262187,170,445,10,393268,158,446,132,197,201,393268,231,447,170,7,230,393268,231,448,170,7,
349,393268,158,449,132,258,8,393268,158,450,132,449,9,262172,451,161,450,262176,452,4,451,262203,
452,453,4,393268,231,454,170,7,199,393268,231,455,170,7,364,393268,158,456,130,234,8,393268,231,
457,170,7,349,393268,158,458,132,258,8,393268,158,459,134,458,204,196637,127,172,196638,128,127,
262176,460,12,128,262203,460,129,12,393268,158,461,132,254,204,393268,158,462,132,254,204,262172,
463,163,462,262176,464,7,463,393268,158,465,132,254,204,393268,158,466,132,277,253,393268,158,467,
134,466,230,262172,468,163,467,262176,469,4,468,262203,469,470,4,262176,471,4,163,393268,158,472,
132,277,251,262172,473,161,472,262176,474,4,473,262203,474,475,4,393268,158,476,130,277,199,
262172,477,161,277,262176,478,4,477,262203,478,479,4,262203,478,480,4,393268,158,481,134,253,230,
393268,158,482,130,268,199,393268,158,483,134,253,230,393268,158,484,130,277,199,196637,149,163,
196638,150,149,262176,485,12,150,262203,485,151,12,262187,170,486,14,262187,170,487,15,262187,170,
488,17,393268,158,489,128,10,230,327724,163,490,338,338,262172,491,163,178,262176,492,7,491,
262176,493,4,231,262203,493,494,4,262203,478,495,4,262203,478,496,4,196656,231,152,393268,158,497,
132,277,253,393268,158,498,134,497,230,393268,158,499,132,262,258,393268,158,500,132,262,258,
393268,158,501,130,277,199,196650,231,502,262194,158,153,1048576,262187,170,503,19,262167,504,158,
3,262176,505,1,504,262203,505,4,1,262187,170,506,18,262194,158,154,1,393267,504,155,154,199,199,
262187,158,507,1879048192,262187,158,508,3355447295,327734,156,2,0,157,131320,509,262203,160,510,
7,262203,160,511,7,262203,160,512,7,262203,160,513,7,327745,298,514,4,349,262205,158,515,514,
327745,406,516,405,506,262205,158,517,516,327856,231,518,515,517,196855,519,0,262394,518,520,519,
131320,520,196670,510,515,327737,156,521,522,510,262201,156,523,524,131321,519,131320,519,327854,
231,525,515,517,196855,526,0,262394,525,527,526,131320,527,262201,156,528,529,327810,158,530,515,
517,327817,158,531,530,12,327814,158,532,530,12,196670,511,349,196670,512,531,196670,513,532,
458809,156,533,534,511,512,513,131321,526,131320,526,65789,65592,327734,158,535,0,159,131320,536,
262205,158,537,3,131326,537,65592,327734,156,538,0,157,131320,539,196833,199,299,262368,230,230,
300,196833,199,299,65789,65592,327734,161,540,0,162,196663,160,541,131320,542,262205,158,543,541,
327879,158,544,543,301,327876,158,545,544,302,262205,158,546,541,327879,158,547,546,303,327876,
158,548,547,304,327808,158,549,548,305,327854,231,550,548,306,196855,551,0,262394,550,552,551,
131320,552,327808,158,553,548,507,131321,551,131320,551,458997,158,554,549,542,553,552,327808,158,
13,548,307,262268,161,555,13,327811,161,14,555,308,327856,231,556,548,309,196855,557,0,262394,556,
558,557,131320,558,262268,158,559,14,131321,557,131320,557,458997,158,560,554,551,559,558,327877,
158,561,560,545,262268,161,562,561,131326,562,65592,327734,163,563,0,164,196663,160,564,131320,
565,262203,160,566,7,262203,160,567,7,196855,568,0,262394,15,569,568,131320,569,262205,158,570,
564,393228,163,571,1,62,570,131326,571,131320,568,262205,158,572,564,327879,158,573,572,310,
196670,566,573,327737,161,574,540,566,262205,158,575,564,327874,158,576,575,302,196670,567,576,
327737,161,577,540,567,327760,163,578,574,577,131326,578,65592,327734,158,579,0,166,196663,165,
580,131320,581,262205,161,582,580,262268,158,583,582,327874,158,584,583,302,327879,158,585,584,
301,327879,158,586,583,311,262268,161,587,586,327809,161,16,587,312,327852,231,588,586,313,196855,
589,0,262394,588,590,589,131320,590,131326,314,131320,589,327854,231,591,586,315,196855,592,0,
262394,591,593,592,131320,593,327877,158,594,585,316,131326,594,131320,592,327856,231,595,586,307,
196855,596,0,262394,595,597,596,131320,597,262268,158,598,16,327810,158,599,598,317,327877,158,
600,585,599,131326,600,131320,596,327808,158,601,586,508,327874,158,602,586,304,327879,158,603,
602,199,327808,158,604,601,603,327874,158,605,604,304,327877,158,606,585,605,131326,606,65592,
327734,158,607,0,167,196663,165,608,196663,165,609,131320,610,262203,165,611,7,262203,165,612,7,
262205,161,613,608,196670,611,613,327737,158,614,579,611,262205,161,615,609,196670,612,615,327737,
158,616,579,612,327876,158,617,616,302,327877,158,618,614,617,131326,618,65592,327734,161,619,0,
168,196663,165,620,131320,621,262205,161,622,620,262268,158,623,622,327810,158,17,318,623,262268,
161,624,17,131321,625,131320,625,458997,161,626,624,621,20,627,458997,170,628,319,621,629,627,
262390,630,627,0,131321,631,131320,631,327857,231,632,628,320,262394,632,633,630,131320,633,
262205,161,634,620,327813,161,18,634,626,327811,161,19,321,18,327813,161,20,626,19,131321,627,
131320,627,327808,170,629,628,322,131321,625,131320,630,131326,626,65592,327734,161,635,0,168,
196663,165,636,131320,637,262205,161,638,636,262268,158,639,638,327874,158,640,639,322,327810,158,
21,323,640,262268,161,641,21,262205,161,642,636,327813,161,22,312,642,131321,643,131320,643,
458997,161,644,641,637,26,645,458997,170,646,319,637,647,645,262390,648,645,0,131321,649,131320,
649,327857,231,650,646,320,262394,650,651,648,131320,651,327813,161,23,22,644,327813,161,24,23,
644,327811,161,25,324,24,327813,161,26,644,25,131321,645,131320,645,327808,170,647,646,322,131321,
643,131320,648,131326,644,65592,327734,161,652,0,168,196663,165,653,131320,654,262205,161,655,653,
327866,231,656,655,325,262205,161,657,653,393385,161,658,656,325,657,327813,161,27,658,326,327809,
161,28,27,327,327811,161,29,28,327,327813,161,30,29,328,327811,161,31,658,30,327813,161,32,29,329,
327811,161,33,31,32,327813,161,34,330,33,327809,161,35,34,331,327813,161,36,35,33,327809,161,37,
36,332,327813,161,38,37,33,327809,161,39,38,333,327813,161,40,39,33,327809,161,41,40,334,327813,
161,42,41,33,327809,161,43,42,312,327813,161,44,33,33,327813,161,45,43,44,327809,161,46,45,33,
327809,161,47,46,335,262268,158,659,28,327808,158,48,659,185,327876,158,660,48,336,262268,161,661,
660,327813,161,49,47,661,262205,161,662,653,327864,231,663,662,337,393385,161,664,663,338,49,
131326,664,65592,327734,161,665,0,169,196663,165,666,196663,165,667,196663,165,668,131320,669,
262205,161,670,666,262205,161,671,667,327813,161,50,670,671,262205,161,672,668,327809,161,51,50,
672,131326,51,65592,327734,170,673,0,171,196663,160,674,196663,160,675,131320,676,262205,158,677,
674,262268,170,678,677,262205,158,679,675,262268,170,680,679,393418,170,681,678,319,339,393418,
170,682,680,319,339,327812,170,683,681,682,393418,170,684,678,339,339,393418,170,685,680,339,339,
327812,170,686,684,685,327808,170,687,683,686,393418,170,688,678,302,339,393418,170,689,680,302,
339,327812,170,690,688,689,327808,170,691,687,690,327875,170,692,678,340,327875,170,693,680,340,
327812,170,694,692,693,327808,170,695,691,694,131326,695,65592,327734,170,696,0,174,196663,173,
697,196663,173,698,196663,173,699,196663,173,700,196663,173,701,131320,702,262203,160,703,7,
262203,160,704,7,262203,160,705,7,262203,160,706,7,262203,160,707,7,262203,160,708,7,262203,160,
709,7,262203,160,710,7,131321,711,131320,711,458997,170,712,319,702,713,714,458997,170,715,319,
702,716,714,262390,717,714,1,131321,718,131320,718,327857,231,719,715,320,262394,719,720,717,
131320,720,327745,160,721,697,715,262205,158,722,721,327874,158,723,722,341,327879,158,724,723,
342,327745,160,725,698,715,262205,158,726,725,196670,703,726,196670,704,724,393273,170,727,673,
703,704,262205,158,728,721,327874,158,729,728,320,327879,158,730,729,342,327745,160,731,699,715,
262205,158,732,731,196670,705,732,196670,706,730,393273,170,733,673,705,706,327808,170,734,727,
733,262205,158,735,721,327874,158,736,735,343,327879,158,737,736,342,327745,160,738,700,715,
262205,158,739,738,196670,707,739,196670,708,737,393273,170,740,673,707,708,327808,170,741,734,
740,262205,158,742,721,327879,158,743,742,342,327745,160,744,701,715,262205,158,745,744,196670,
709,745,196670,710,743,393273,170,746,673,709,710,327808,170,747,741,746,327808,170,713,712,747,
131321,714,131320,714,327808,170,716,715,322,131321,711,131320,717,131326,712,65592,327734,161,
748,0,175,196663,165,749,196663,165,750,131320,751,262205,161,752,749,262205,161,753,750,327809,
161,52,752,753,131326,52,65592,327734,170,754,0,177,196663,176,755,131320,756,262201,158,757,535,
327879,158,758,757,344,262368,230,230,300,262201,158,759,535,262205,170,760,755,327745,348,761,
347,759,196670,761,760,262368,230,230,300,131321,762,131320,762,458997,170,763,319,756,764,765,
458997,158,766,349,756,767,765,262390,768,765,0,131321,769,131320,769,327856,231,770,766,178,
262394,770,771,768,131320,771,327808,158,772,758,766,327745,348,773,347,772,262205,170,774,773,
327808,170,764,763,774,131321,765,131320,765,327808,158,767,766,322,131321,762,131320,768,131326,
763,65592,327734,161,775,0,168,196663,165,776,131320,777,262201,158,778,535,327879,158,779,778,
344,262368,230,230,300,262201,158,780,535,262205,161,781,776,327745,353,782,352,780,196670,782,
781,262368,230,230,300,327745,353,783,352,779,262205,161,784,783,196670,776,784,131321,785,131320,
785,458997,158,786,199,777,787,788,262390,789,788,0,131321,790,131320,790,327856,231,791,786,178,
262394,791,792,789,131320,792,327808,158,793,779,786,327745,353,794,352,793,262205,161,795,794,
262205,161,796,776,327866,231,797,795,796,196855,798,0,262394,797,799,800,131320,799,262205,161,
801,794,131321,798,131320,800,262205,161,802,776,131321,798,131320,798,458997,161,803,801,799,802,
800,196670,776,803,131321,788,131320,788,327808,158,787,786,322,131321,785,131320,789,262205,161,
804,776,131326,804,65592,327734,161,805,0,181,196663,180,806,131320,807,262203,165,808,7,262203,
165,809,7,262203,165,810,7,262203,165,811,7,262203,165,812,7,262203,165,813,7,262203,165,814,7,
262203,165,815,7,262203,165,816,7,262203,165,817,7,262203,165,818,7,262203,165,819,7,262203,165,
820,7,262203,165,821,7,262203,165,822,7,262203,165,823,7,262203,165,824,7,262203,165,825,7,262203,
165,826,7,262203,165,827,7,262203,165,828,7,262203,165,829,7,262203,165,830,7,262203,165,831,7,
262203,165,832,7,262203,165,833,7,262203,165,834,7,262203,165,835,7,262201,158,836,535,327879,158,
837,836,344,327812,158,838,837,178,327879,158,839,836,193,327808,158,840,838,839,262368,230,230,
300,131321,841,131320,841,458997,170,842,319,807,843,844,262390,845,844,1,131321,846,131320,846,
327857,231,847,842,339,262394,847,848,845,131320,848,327812,158,849,836,178,262268,158,850,842,
327808,158,851,849,850,327745,165,852,806,842,262205,161,853,852,327745,353,854,357,851,196670,
854,853,131321,844,131320,844,327808,170,843,842,322,131321,841,131320,845,262368,230,230,300,
327808,158,855,840,189,327745,353,856,357,840,262205,161,857,856,196670,808,857,327745,353,858,
357,855,262205,161,859,858,196670,809,859,393273,161,860,748,808,809,327808,158,861,840,191,
327808,158,862,840,358,327745,353,863,357,861,262205,161,864,863,196670,810,864,327745,353,865,
357,862,262205,161,866,865,196670,811,866,393273,161,867,748,810,811,196670,812,860,196670,813,
867,393273,161,868,748,812,813,327808,158,869,840,178,327808,158,870,840,359,327745,353,871,357,
869,262205,161,872,871,196670,814,872,327745,353,873,357,870,262205,161,874,873,196670,815,874,
393273,161,875,748,814,815,327808,158,876,840,360,327808,158,877,840,361,327745,353,878,357,876,
262205,161,879,878,196670,816,879,327745,353,880,357,877,262205,161,881,880,196670,817,881,393273,
161,882,748,816,817,196670,818,875,196670,819,882,393273,161,883,748,818,819,196670,820,868,
196670,821,883,393273,161,884,748,820,821,327745,353,885,352,836,196670,885,884,262368,230,230,
300,327808,158,886,837,204,327745,353,887,352,837,262205,161,888,887,196670,822,888,327745,353,
889,352,886,262205,161,890,889,196670,823,890,393273,161,891,748,822,823,327808,158,892,837,230,
327808,158,893,837,362,327745,353,894,352,892,262205,161,895,894,196670,824,895,327745,353,896,
352,893,262205,161,897,896,196670,825,897,393273,161,898,748,824,825,196670,826,891,196670,827,
898,393273,161,899,748,826,827,327808,158,900,837,199,327808,158,901,837,363,327745,353,902,352,
900,262205,161,903,902,196670,828,903,327745,353,904,352,901,262205,161,905,904,196670,829,905,
393273,161,906,748,828,829,327808,158,907,837,364,327808,158,908,837,193,327745,353,909,352,907,
262205,161,910,909,196670,830,910,327745,353,911,352,908,262205,161,912,911,196670,831,912,393273,
161,913,748,830,831,196670,832,906,196670,833,913,393273,161,914,748,832,833,196670,834,899,
196670,835,914,393273,161,915,748,834,835,131326,915,65592,327734,161,916,0,182,196663,160,917,
196663,165,918,196663,165,919,131320,920,262203,374,921,7,262203,180,922,7,262203,180,923,7,
262203,165,924,7,262201,158,925,535,327879,158,926,925,249,131321,927,131320,927,458997,161,928,
338,920,929,930,458997,158,931,349,920,932,930,262390,933,930,0,131321,934,131320,934,327856,231,
935,931,369,262394,935,936,933,131320,936,131321,937,131320,937,458997,158,938,349,936,939,940,
262390,941,940,1,131321,942,131320,942,327856,231,943,938,372,262394,943,944,941,131320,944,
327812,158,945,931,372,327808,158,946,945,938,262205,158,947,917,458764,158,948,1,38,946,376,
327812,158,949,948,251,327808,158,950,947,949,327808,158,951,950,926,393281,377,952,55,319,951,
262205,161,953,952,327745,165,954,921,938,196670,954,953,327854,231,955,946,366,196855,956,0,
262394,955,957,956,131320,957,196670,954,338,131321,956,131320,956,131321,940,131320,940,327808,
158,939,938,322,131321,937,131320,941,131321,958,131320,958,458997,161,929,928,941,57,959,458997,
158,960,349,941,961,959,262390,962,959,1,131321,963,131320,963,327856,231,964,960,372,262394,964,
965,962,131320,965,327745,165,966,921,960,262205,161,967,966,262205,161,968,966,327813,161,56,967,
968,327809,161,57,929,56,131321,959,131320,959,327808,158,961,960,322,131321,958,131320,962,
131321,930,131320,930,327808,158,932,931,322,131321,927,131320,933,327745,353,969,380,926,196670,
969,928,262368,230,230,300,131321,970,131320,970,458997,170,971,319,933,972,973,262390,974,973,1,
131321,975,131320,975,327857,231,976,971,339,262394,976,977,974,131320,977,262201,158,978,535,
327879,158,979,978,193,327812,158,980,979,178,262268,158,981,971,327808,158,982,980,981,327745,
353,983,380,982,262205,161,984,983,327745,165,985,922,971,196670,985,984,131321,973,131320,973,
327808,170,972,971,322,131321,970,131320,974,262205,179,986,922,196670,923,986,327737,161,987,805,
923,262205,161,988,918,327813,161,58,987,988,262205,161,989,919,327809,161,59,58,989,196670,924,
59,327737,161,990,635,924,131326,990,65592,327734,158,991,0,183,196663,160,992,196663,160,993,
131320,994,262201,158,995,535,262205,158,996,992,327812,158,997,996,216,262205,158,998,993,327808,
158,999,997,998,327812,158,1000,999,6,327808,158,1001,995,1000,131326,1001,65592,327734,156,1002,
0,219,196663,160,1003,196663,160,1004,196663,160,1005,196663,218,1006,196663,218,1007,131320,1008,
262203,160,1009,7,262203,160,1010,7,131321,1011,131320,1011,458997,158,1012,349,1008,1013,1014,
262390,1015,1014,1,131321,1016,131320,1016,327856,231,1017,1012,216,262394,1017,1018,1015,131320,
1018,262205,158,1019,1005,196670,1009,1019,196670,1010,1012,393273,158,1020,991,1009,1010,458764,
158,1021,1,38,1020,383,262205,158,1022,1003,327814,158,1023,1022,204,327808,158,1024,1023,1021,
393281,385,1025,62,319,1024,262205,184,1026,1025,327745,221,1027,1006,1012,196670,1027,1026,
196855,1028,0,262394,63,1029,1028,131320,1029,262205,158,1030,1004,327814,158,1031,1030,204,
327808,158,1032,1031,1021,393281,385,1033,66,319,1032,262205,184,1034,1033,327745,221,1035,1007,
1012,196670,1035,1034,131321,1028,131320,1028,131321,1014,131320,1014,327808,158,1013,1012,322,
131321,1011,131320,1015,65789,65592,327734,156,1036,0,220,196663,165,1037,196663,160,1038,196663,
218,1039,196663,217,1040,131320,1041,262203,218,1042,7,262203,160,1043,7,262203,160,1044,7,131321,
1045,131320,1045,458997,158,1046,349,1041,70,1047,262390,1048,1047,1,131321,1049,131320,1049,
327856,231,1050,1046,216,262394,1050,1051,1048,131320,1051,327745,221,1052,1039,1046,262205,184,
1053,1052,196855,1054,0,262394,63,1055,1054,131320,1055,262205,161,1056,1037,327822,184,67,1053,
1056,196670,1042,1040,327745,221,1057,1042,1046,262205,184,1058,1057,327813,184,68,67,1058,131321,
1054,131320,1054,458997,184,1059,1053,1051,68,1055,262205,158,1060,1038,196670,1043,1060,196670,
1044,1046,393273,158,1061,991,1043,1044,327856,231,1062,1061,69,458832,388,1063,1062,1062,1062,
1062,393385,184,1064,1063,1059,387,196670,1052,1064,131321,1047,131320,1047,327808,158,70,1046,
322,131321,1045,131320,1048,65789,65592,327734,158,1065,0,222,196663,221,1066,196663,165,1067,
196663,176,1068,131320,1069,262203,221,1070,7,262205,184,1071,1066,262205,161,1072,1067,327822,
184,71,1071,1072,196670,1070,71,131321,1073,131320,1073,458997,158,1074,349,1069,1075,1076,458997,
170,1077,319,1069,1078,1076,262390,1079,1076,1,131321,1080,131320,1080,327857,231,1081,1077,320,
262394,1081,1082,1079,131320,1082,327745,165,1083,1070,1077,262205,161,1084,1083,327864,231,1085,
1084,389,196855,1086,0,262394,1085,1087,1088,131320,1087,262205,161,1089,1083,131321,1086,131320,
1088,131321,1086,131320,1086,458997,161,1090,1089,1087,389,1088,327866,231,1091,1090,390,393385,
161,1092,1091,1090,390,393228,161,1093,1,2,1092,262254,170,1094,1093,262205,170,1095,1068,327808,
170,1096,1095,1094,196670,1068,1096,327879,170,1097,1094,391,262268,158,1098,1097,327812,170,1099,
339,1077,327876,158,1100,1098,1099,327877,158,1075,1074,1100,131321,1076,131320,1076,327808,170,
1078,1077,322,131321,1073,131320,1079,131326,1074,65592,327734,161,1101,0,223,196663,160,1102,
196663,160,1103,196663,165,1104,196663,165,1105,131320,1106,262203,218,1107,7,262203,160,1108,7,
262203,160,1109,7,262203,160,1110,7,262203,218,1111,7,262203,218,1112,7,262203,160,1113,7,262203,
165,1114,7,262203,165,1115,7,262203,160,1116,7,262203,160,1117,7,262203,160,1118,7,262203,218,
1119,7,262203,218,1120,7,262203,165,1121,7,262203,160,1122,7,262203,218,1123,7,262203,165,1124,7,
262203,160,1125,7,262203,160,1126,7,262203,160,1127,7,262203,218,1128,7,262203,218,1129,7,262203,
165,1130,7,262203,160,1131,7,262203,218,1132,7,262203,160,1133,7,262203,160,1134,7,262203,221,
1135,7,262203,165,1136,7,262203,176,1137,7,262201,158,1138,535,327850,231,1139,1138,349,196855,
1140,0,262394,1139,1141,1140,131320,1141,196670,394,349,196670,395,319,131321,1140,131320,1140,
262205,158,1142,1102,196670,1108,1142,262205,158,1143,1103,196670,1109,1143,196670,1110,349,
589881,156,1144,1002,1108,1109,1110,1111,1112,262205,217,1145,1111,196670,1107,1145,262205,217,
1146,1112,196855,1147,0,262394,63,1148,1149,131320,1148,262205,158,1150,1102,196670,1113,1150,
262205,161,1151,1104,196670,1114,1151,262205,161,1152,1105,196670,1115,1152,458809,161,1153,916,
1113,1114,1115,131321,1147,131320,1149,262368,230,230,300,131321,1147,131320,1147,458997,161,1154,
1153,1148,335,1149,131321,1155,131320,1155,458997,217,1156,1146,1147,1157,1158,458997,161,1159,
392,1147,1160,1158,458997,158,1161,349,1147,1162,1158,262390,1163,1158,0,131321,1164,131320,1164,
327856,231,1165,1161,211,262394,1165,1166,1163,131320,1166,327852,231,1167,1161,349,196855,1168,0,
262394,1167,1169,1168,131320,1169,262205,158,1170,1102,196670,1116,1170,262205,158,1171,1103,
196670,1117,1171,196670,1118,1161,589881,156,1172,1002,1116,1117,1118,1119,1120,262205,217,1173,
1119,196670,1107,1173,262205,217,1174,1120,131321,1168,131320,1168,458997,217,1157,1156,1166,1174,
1169,196670,1121,1154,196670,1122,1161,262205,217,1175,1107,196670,1123,1175,524345,156,1176,1036,
1121,1122,1123,1157,262205,217,1177,1123,196670,1107,1177,131321,1178,131320,1178,458997,158,1179,
349,1168,1180,1181,458997,161,1160,1159,1168,1182,1181,262390,1183,1181,1,131321,1184,131320,1184,
327856,231,1185,1179,216,262394,1185,1186,1183,131320,1186,131321,1187,131320,1187,458997,161,
1182,1160,1186,1188,1189,458997,170,1190,319,1186,1191,1189,262390,1192,1189,1,131321,1193,131320,
1193,327857,231,1194,1190,320,262394,1194,1195,1192,131320,1195,393281,165,1196,1107,1179,1190,
262205,161,1197,1196,393228,161,1198,1,4,1197,327866,231,1199,1198,1182,393385,161,1188,1199,1198,
1182,131321,1189,131320,1189,327808,170,1191,1190,322,131321,1187,131320,1192,131321,1181,131320,
1181,327808,158,1180,1179,322,131321,1178,131320,1183,131321,1158,131320,1158,327808,158,1162,
1161,322,131321,1155,131320,1163,262268,158,1200,1159,458991,158,1201,394,199,349,1200,262368,230,
230,300,262205,158,1202,394,262268,161,1203,1202,196670,1124,1203,327737,161,1204,619,1124,327813,
161,72,389,1204,327813,161,73,1203,396,131321,1205,131320,1205,458997,170,1206,319,1163,1207,1208,
458997,158,1209,349,1163,1210,1208,262390,1211,1208,0,131321,1212,131320,1212,327856,231,1213,
1209,211,262394,1213,1214,1211,131320,1214,196855,1215,0,262394,397,1216,1215,131320,1216,262205,
158,1217,1102,196670,1125,1217,262205,158,1218,1103,196670,1126,1218,196670,1127,1209,589881,156,
1219,1002,1125,1126,1127,1128,1129,262205,217,1220,1128,196670,1107,1220,262205,217,1221,1129,
196670,1130,1154,196670,1131,1209,196670,1132,1220,524345,156,1222,1036,1130,1131,1132,1221,
262205,217,1223,1132,196670,1107,1223,131321,1215,131320,1215,131321,1224,131320,1224,458997,170,
1207,1206,1215,1225,1226,458997,158,1227,349,1215,1228,1226,262390,1229,1226,1,131321,1230,131320,
1230,327856,231,1231,1227,216,262394,1231,1232,1229,131320,1232,196670,1133,1209,196670,1134,1227,
393273,158,1233,991,1133,1134,327745,221,1234,1107,1227,262205,184,1235,1234,196670,1135,1235,
196670,1136,72,196670,1137,1207,458809,158,1236,1065,1135,1136,1137,262205,170,1225,1137,327856,
231,1237,1233,398,196855,1238,0,262394,1237,1239,1238,131320,1239,327814,158,1240,1233,204,327817,
158,1241,1233,204,393281,393,1242,401,1240,1241,196670,1242,1236,131321,1238,131320,1238,131321,
1226,131320,1226,327808,158,1228,1227,322,131321,1224,131320,1229,131321,1208,131320,1208,327808,
158,1210,1209,322,131321,1205,131320,1211,458986,170,1243,395,199,349,1206,262368,230,230,300,
131326,73,65592,327734,161,1244,0,175,196663,165,1245,196663,165,1246,131320,1247,262203,165,1248,
7,262203,165,1249,7,262203,165,1250,7,262203,165,1251,7,262205,161,1252,1245,327866,231,1253,1252,
338,262205,161,1254,1245,393385,161,1255,1253,1254,338,196855,1256,0,262394,74,1257,1258,131320,
1257,262205,161,1259,1245,262205,161,1260,1245,262271,161,75,1260,196670,1248,75,327737,161,1261,
652,1248,196670,1249,335,196670,1250,1261,393273,161,1262,748,1249,1250,196670,1251,1262,327737,
161,1263,619,1251,327813,161,76,1259,1263,262205,161,1264,1246,327813,161,77,76,1264,131321,1256,
131320,1258,327813,161,78,1255,1255,262205,161,1265,1246,327813,161,79,78,1265,131321,1256,131320,
1256,458997,161,1266,77,1257,79,1258,131326,1266,65592,327734,158,1267,0,183,196663,160,1268,
196663,160,1269,131320,1270,262205,158,1271,1268,327812,158,1272,1271,204,327814,158,1273,1272,10,
262205,158,1274,1268,327812,158,1275,1274,204,327817,158,1276,1275,10,327854,231,1277,1276,81,
327846,231,1278,80,1277,262312,231,1279,1278,196855,1280,0,262394,1279,1281,1280,131320,1281,
327854,231,1282,1273,402,131321,1280,131320,1280,458997,231,1283,1278,1270,1282,1281,196855,1284,
0,262394,1283,1285,1284,131320,1285,262205,158,1286,1268,327812,158,1287,1286,204,262205,158,1288,
1269,327808,158,1289,1287,1288,131326,1289,131320,1284,327812,158,1290,1273,10,327814,158,1291,
1276,230,327808,158,1292,1290,1291,262205,158,1293,1269,327879,158,1294,1293,199,327808,158,1295,
1292,1294,262205,158,1296,1269,327874,158,1297,1296,322,327812,158,1298,1297,403,327808,158,1299,
1295,1298,131326,1299,65592,327734,161,1300,0,224,196663,176,1301,196663,176,1302,196663,165,1303,
196663,165,1304,196663,160,1305,131320,1306,262205,170,1307,1301,262205,170,1308,1302,327810,170,
1309,1307,1308,262255,161,1310,1309,262205,161,1311,1304,262205,161,1312,1303,327813,161,82,1311,
1312,327813,161,83,1310,82,327745,406,1313,405,343,262205,158,1314,1313,327851,231,1315,1314,407,
196855,1316,0,262394,1315,1317,1316,131320,1317,262205,158,1318,1305,327808,158,1319,1314,1318,
393281,377,1320,87,319,1319,262205,161,1321,1320,327809,161,88,83,1321,131321,1316,131320,1316,
458997,161,1322,83,1306,88,1317,131326,1322,65592,327734,163,1323,0,225,196663,165,1324,196663,
165,1325,196663,160,1326,196663,160,1327,131320,1328,262203,289,1329,7,262205,158,1330,1327,
327812,158,1331,1330,410,262205,158,1332,1326,327808,158,1333,1331,1332,393281,411,1334,91,319,
1333,262205,163,1335,1334,196670,1329,1335,262205,161,1336,1324,327745,165,1337,1329,349,262205,
161,1338,1337,327813,161,92,1336,1338,262205,161,1339,1325,327745,165,1340,1329,199,262205,161,
1341,1340,327813,161,93,1339,1341,327811,161,94,92,93,262205,161,1342,1324,262205,161,1343,1340,
327813,161,95,1342,1343,262205,161,1344,1325,262205,161,1345,1337,327813,161,96,1344,1345,327809,
161,97,95,96,327760,163,1346,94,97,131326,1346,65592,327734,156,1347,0,226,196663,160,1348,196663,
221,1349,196663,160,1350,131320,1351,262203,165,1352,7,262203,165,1353,7,262203,160,1354,7,262203,
160,1355,7,262203,165,1356,7,262203,165,1357,7,262203,160,1358,7,262203,160,1359,7,262203,289,
1360,7,262203,165,1361,7,262203,165,1362,7,262203,160,1363,7,262203,160,1364,7,262203,289,1365,7,
262203,165,1366,7,262203,165,1367,7,262203,160,1368,7,262203,160,1369,7,262203,221,1370,7,262203,
165,1371,7,262203,165,1372,7,262203,165,1373,7,262203,165,1374,7,262205,158,1375,1348,327812,158,
1376,1375,204,327814,158,1377,1376,10,262205,158,1378,1348,327812,158,98,1378,204,327817,158,99,
98,10,327745,414,1379,106,319,262205,158,1380,1379,262205,158,1381,1350,327808,158,107,1380,1381,
327808,158,1382,99,230,327856,231,1383,1377,415,327856,231,1384,99,81,327847,231,1385,1383,1384,
196855,1386,0,262394,1385,1387,1386,131320,1387,196855,1388,0,262394,80,1389,1390,131320,1389,
327814,158,108,99,230,327745,165,1391,1349,349,262205,161,1392,1391,196670,1352,1392,327745,165,
1393,1349,199,262205,161,1394,1393,196670,1353,1394,196670,1354,108,196670,1355,107,524345,163,
1395,1323,1352,1353,1354,1355,327761,161,1396,1395,0,196670,1391,1396,327761,161,1397,1395,1,
196670,1393,1397,327808,158,109,108,199,327745,165,1398,1349,230,262205,161,1399,1398,196670,1356,
1399,327745,165,1400,1349,364,262205,161,1401,1400,196670,1357,1401,196670,1358,109,196670,1359,
107,524345,163,1402,1323,1356,1357,1358,1359,327761,161,1403,1402,0,196670,1398,1403,327761,161,
1404,1402,1,196670,1400,1404,131321,1388,131320,1390,327814,158,110,99,230,327745,165,1405,1349,
349,262205,161,1406,1405,196670,1361,1406,327745,165,1407,1349,230,262205,161,1408,1407,196670,
1362,1408,196670,1363,110,196670,1364,107,524345,163,1409,1323,1361,1362,1363,1364,196670,1360,
1409,327808,158,111,110,199,327745,165,1410,1349,199,262205,161,1411,1410,196670,1366,1411,327745,
165,1412,1349,364,262205,161,1413,1412,196670,1367,1413,196670,1368,111,196670,1369,107,524345,
163,1414,1323,1366,1367,1368,1369,196670,1365,1414,327745,165,1415,1360,349,262205,161,1416,1415,
327745,165,1417,1365,349,262205,161,1418,1417,327745,165,1419,1360,199,262205,161,1420,1419,
327745,165,1421,1365,199,262205,161,1422,1421,458832,184,1423,1416,1418,1420,1422,196670,1349,
1423,327814,158,1424,99,230,327808,158,1425,1424,416,131321,1388,131320,1388,458997,158,1426,1382,
1389,1425,1390,458997,158,1427,99,1389,1424,1390,131321,1386,131320,1386,458997,158,1428,1382,
1351,1426,1388,458997,158,1429,99,1351,1427,1388,327856,231,1430,1377,11,196855,1431,0,262394,
1430,1432,1433,131320,1432,327745,406,1434,405,417,262205,158,1435,1434,262205,158,1436,1350,
327745,406,1437,405,341,262205,158,1438,1437,327812,158,1439,1436,1438,327808,158,1440,1435,1439,
327812,158,1441,1377,253,327808,158,1442,1440,1441,262205,184,1443,1349,327745,418,1444,405,304,
262205,161,1445,1444,327822,184,112,1443,1445,196670,1370,112,327808,158,1446,1442,1429,327745,
165,1447,1370,349,262205,161,1448,1447,393281,377,1449,55,319,1446,196670,1449,1448,327808,158,
1450,1446,199,327745,165,1451,1370,199,262205,161,1452,1451,393281,377,1453,55,319,1450,196670,
1453,1452,327808,158,1454,1442,1428,327745,165,1455,1370,230,262205,161,1456,1455,393281,377,1457,
55,319,1454,196670,1457,1456,327808,158,1458,1454,199,327745,165,1459,1370,364,262205,161,1460,
1459,393281,377,1461,55,319,1458,196670,1461,1460,131321,1431,131320,1433,327810,158,1462,1377,11,
327856,231,1463,1462,12,196855,1464,0,262394,1463,1465,1466,131320,1465,131321,1464,131320,1466,
327810,158,1467,1462,12,131321,1464,131320,1464,458997,158,1468,1462,1465,1467,1466,327745,406,
1469,405,419,262205,158,1470,1469,327812,158,1471,1468,1470,327808,158,1472,1471,107,327812,158,
1473,1472,253,327745,165,1474,1349,349,262205,161,1475,1474,196670,1371,1475,327745,165,1476,1349,
199,262205,161,1477,1476,196670,1372,1477,393273,158,1478,607,1371,1372,327745,165,1479,1349,230,
262205,161,1480,1479,196670,1373,1480,327745,165,1481,1349,364,262205,161,1482,1481,196670,1374,
1482,393273,158,1483,607,1373,1374,196855,1484,0,262394,1463,1485,1486,131320,1485,327808,158,
1487,1473,1429,327814,158,1488,1487,230,393281,414,1489,115,319,1488,196670,1489,1478,327808,158,
1490,1473,1428,327814,158,1491,1490,230,393281,414,1492,115,319,1491,196670,1492,1483,131321,1484,
131320,1486,327808,158,1493,1473,1429,327814,158,1494,1493,230,393281,414,1495,118,319,1494,
196670,1495,1478,327808,158,1496,1473,1428,327814,158,1497,1496,230,393281,414,1498,118,319,1497,
196670,1498,1483,131321,1484,131320,1484,131321,1431,131320,1431,65789,65592,327734,156,1499,0,
227,196663,160,1500,196663,165,1501,196663,160,1502,131320,1503,327745,406,1504,405,417,262205,
158,1505,1504,262205,158,1506,1502,327745,406,1507,405,341,262205,158,1508,1507,327812,158,1509,
1506,1508,327808,158,1510,1505,1509,262205,158,1511,1500,327808,158,1512,1510,1511,393281,377,
1513,55,319,1512,262205,161,1514,1513,262205,161,1515,1501,327745,418,1516,405,422,262205,161,
1517,1516,327813,161,119,1515,1517,327809,161,120,1514,119,196670,1513,120,65789,65592,327734,156,
1518,0,227,196663,160,1519,196663,165,1520,196663,160,1521,131320,1522,327745,406,1523,405,417,
262205,158,1524,1523,262205,158,1525,1521,327745,406,1526,405,341,262205,158,1527,1526,327812,158,
1528,1525,1527,327808,158,1529,1524,1528,262205,158,1530,1519,327808,158,1531,1529,1530,262205,
161,1532,1520,393281,377,1533,55,319,1531,196670,1533,1532,65789,65592,327734,156,1534,0,228,
196663,160,1535,196663,165,1536,196663,165,1537,196663,160,1538,131320,1539,262203,165,1540,7,
262203,165,1541,7,327745,406,1542,405,417,262205,158,1543,1542,262205,158,1544,1538,327745,406,
1545,405,341,262205,158,1546,1545,327812,158,1547,1544,1546,327808,158,1548,1543,1547,262205,158,
1549,1535,327808,158,1550,1548,1549,262205,161,1551,1536,196670,1540,1551,262205,161,1552,1537,
196670,1541,1552,393273,161,1553,1244,1540,1541,393281,377,1554,55,319,1550,196670,1554,1553,
65789,65592,327734,172,1555,0,229,196663,160,1556,196663,160,1557,131320,1558,196855,1559,0,
262394,423,1560,1561,131320,1560,262205,158,1562,1557,327745,424,1563,401,1562,262205,172,1564,
1563,131321,1559,131320,1561,262205,158,1565,1556,327812,158,1566,1565,203,262205,158,1567,1557,
327808,158,1568,1566,1567,393281,426,1569,123,319,1568,262205,172,1570,1569,131321,1559,131320,
1559,458997,172,1571,1564,1560,1570,1561,131326,1571,65592,327734,156,1572,0,241,196663,160,1573,
196663,235,1574,196663,240,1575,131320,1576,262203,430,1577,7,131321,1578,131320,1578,458997,158,
1579,349,1576,1580,1581,262390,1582,1581,1,131321,1583,131320,1583,327856,231,1584,1579,237,
262394,1584,1585,1582,131320,1585,262205,158,1586,1573,327808,158,1587,1586,1579,327812,158,1588,
1587,178,262201,158,1589,535,327879,158,1590,1589,193,327808,158,1591,1588,1590,458764,158,1592,1,
38,1591,428,131321,1593,131320,1593,458997,158,1594,349,1585,1595,1596,262390,1597,1596,1,131321,
1598,131320,1598,327856,231,1599,1594,234,262394,1599,1600,1597,131320,1600,327812,158,1601,1579,
234,327808,158,1602,1601,1594,327745,406,1603,405,319,262205,158,1604,1603,196670,1577,1574,
327745,160,1605,1577,1594,262205,158,1606,1605,327812,158,1607,1606,431,327808,158,1608,1604,1607,
327808,158,1609,1608,1592,393281,426,1610,126,319,1609,262205,172,1611,1610,327745,173,1612,1575,
1602,196670,1612,1611,131321,1596,131320,1596,327808,158,1595,1594,322,131321,1593,131320,1597,
131321,1581,131320,1581,327808,158,1580,1579,322,131321,1578,131320,1582,65789,65592,327734,156,
1613,0,245,196663,160,1614,196663,239,1615,196663,244,1616,131320,1617,262203,160,1618,7,262203,
160,1619,7,262203,160,1620,7,262203,160,1621,7,262203,160,1622,7,262203,160,1623,7,262203,160,
1624,7,262203,160,1625,7,262203,173,1626,7,262203,240,1627,7,262203,173,1628,7,262203,173,1629,7,
262203,173,1630,7,262203,173,1631,7,131321,1632,131320,1632,458997,158,1633,349,1617,1634,1635,
262390,1636,1635,1,131321,1637,131320,1637,327856,231,1638,1633,237,262394,1638,1639,1636,131320,
1639,262205,158,1640,1614,327808,158,1641,1640,1633,327812,158,1642,1641,178,262201,158,1643,535,
327879,158,1644,1643,193,327808,158,1645,1642,1644,327814,158,1646,1645,230,327812,158,1647,1646,
178,327817,158,1648,1645,230,327808,158,1649,1647,1648,131321,1650,131320,1650,458997,158,1651,
349,1639,1652,1653,262390,1654,1653,1,131321,1655,131320,1655,327856,231,1656,1651,9,262394,1656,
1657,1654,131320,1657,196670,1618,1651,196670,1619,1649,393273,172,1658,1555,1618,1619,327808,158,
1659,1649,230,196670,1620,1651,196670,1621,1659,393273,172,1660,1555,1620,1621,327808,158,1661,
1649,204,196670,1622,1651,196670,1623,1661,393273,172,1662,1555,1622,1623,327808,158,1663,1649,
362,196670,1624,1651,196670,1625,1663,393273,172,1664,1555,1624,1625,131321,1665,131320,1665,
458997,158,1666,349,1657,1667,1668,262390,1669,1668,1,131321,1670,131320,1670,327856,231,1671,
1666,234,262394,1671,1672,1669,131320,1672,327812,158,1673,1651,234,327808,158,1674,1673,1666,
327812,158,1675,1633,234,327808,158,1676,1675,1666,196670,1627,1615,327745,173,1677,1627,1676,
262205,172,1678,1677,196670,1626,1678,196670,1628,1658,196670,1629,1660,196670,1630,1662,196670,
1631,1664,589881,170,1679,696,1626,1628,1629,1630,1631,327745,176,1680,1616,1674,262205,170,1681,
1680,327808,170,1682,1681,1679,196670,1680,1682,131321,1668,131320,1668,327808,158,1667,1666,322,
131321,1665,131320,1669,131321,1653,131320,1653,327808,158,1652,1651,322,131321,1650,131320,1654,
131321,1635,131320,1635,327808,158,1634,1633,322,131321,1632,131320,1636,65789,65592,327734,156,
522,0,246,196663,160,1683,131320,1684,262203,430,1685,7,262203,160,1686,7,262203,160,1687,7,
262203,244,1688,7,262203,437,1689,7,262203,160,1690,7,262203,240,1691,7,262203,440,1692,7,262203,
160,1693,7,262203,160,1694,7,262203,165,1695,7,262203,165,1696,7,262203,444,1697,7,262203,160,
1698,7,262203,244,1699,7,262203,160,1700,7,262203,240,1701,7,262203,160,1702,7,262203,244,1703,7,
262203,176,1704,7,262203,176,1705,7,262203,176,1706,7,262203,176,1707,7,262203,165,1708,7,262203,
165,1709,7,262203,160,1710,7,262203,160,1711,7,262203,165,1712,7,262203,160,1713,7,262203,160,
1714,7,262203,165,1715,7,262203,160,1716,7,262203,176,1717,7,262203,176,1718,7,262203,165,1719,7,
262203,165,1720,7,262203,160,1721,7,262203,160,1722,7,262203,165,1723,7,262203,165,1724,7,262203,
160,1725,7,262203,160,1726,7,262203,221,1727,7,262203,160,1728,7,262201,158,1729,535,327879,158,
1730,1729,193,327874,158,1731,1729,432,262205,158,1732,1683,327812,158,1733,1732,258,327808,158,
1734,1733,1731,327812,158,1735,1734,8,131321,1736,131320,1736,458997,158,1737,349,1684,1738,1739,
262390,1740,1739,1,131321,1741,131320,1741,327856,231,1742,1737,8,262394,1742,1743,1740,131320,
1743,327808,158,1744,1735,1737,327745,406,1745,405,433,262205,158,1746,1745,327810,158,1747,1746,
199,458764,158,1748,1,38,1744,1747,196855,1749,0,262394,434,1750,1751,131320,1750,327814,158,1752,
1748,204,327817,158,1753,1748,204,196670,1686,1752,196670,1687,1753,393273,158,1754,1267,1686,
1687,131321,1749,131320,1751,131321,1749,131320,1749,458997,158,1755,1754,1750,1748,1751,327745,
160,1756,1685,1737,196670,1756,1755,196855,1757,0,262394,435,1758,1757,131320,1758,327808,158,
1759,8,1737,327808,158,1760,1746,1748,327745,160,1761,1685,1759,196670,1761,1760,131321,1757,
131320,1757,131321,1739,131320,1739,327808,158,1738,1737,322,131321,1736,131320,1740,131321,1762,
131320,1762,458997,158,1763,349,1740,1764,1765,262390,1766,1765,1,131321,1767,131320,1767,327856,
231,1768,1763,242,262394,1768,1769,1766,131320,1769,327745,176,1770,1688,1763,196670,1770,319,
131321,1765,131320,1765,327808,158,1764,1763,322,131321,1762,131320,1766,131321,1771,131320,1771,
458997,158,1772,349,1766,1773,1774,262390,1775,1774,1,131321,1776,131320,1776,327856,231,1777,
1772,234,262394,1777,1778,1775,131320,1778,327745,406,1779,405,322,262205,158,1780,1779,327745,
160,1781,1685,1772,262205,158,1782,1781,327808,158,1783,1780,1782,393281,377,1784,87,319,1783,
262205,161,1785,1784,327745,165,1786,1689,1772,196670,1786,1785,131321,1774,131320,1774,327808,
158,1773,1772,322,131321,1771,131320,1775,262205,235,1787,1685,196670,1690,349,458809,156,1788,
1572,1690,1787,1691,262205,239,1789,1691,196855,1790,0,262394,438,1791,1792,131320,1791,327745,
406,1793,405,320,262205,158,1794,1793,196670,1693,1794,327745,406,1795,405,432,262205,158,1796,
1795,196670,1694,1796,327745,418,1797,405,441,262205,161,1798,1797,196670,1695,1798,327745,418,
1799,405,442,262205,161,1800,1799,196670,1696,1800,524345,161,1801,1101,1693,1694,1695,1696,
327745,165,1802,1692,319,196670,1802,1801,262205,170,1803,395,327745,176,1804,1697,319,196670,
1804,1803,131321,1790,131320,1792,131321,1805,131320,1805,458997,158,1806,349,1792,1807,1808,
262390,1809,1808,1,131321,1810,131320,1810,327856,231,1811,1806,9,262394,1811,1812,1809,131320,
1812,327745,406,1813,405,445,262205,158,1814,1813,327812,158,1815,230,1806,327808,158,1816,1814,
1815,393281,377,1817,55,319,1816,262205,161,1818,1817,327745,165,1819,1692,1806,196670,1819,1818,
327808,158,1820,1816,199,393281,377,1821,55,319,1820,262205,161,1822,1821,262268,170,1823,1822,
327745,176,1824,1697,1806,196670,1824,1823,131321,1808,131320,1808,327808,158,1807,1806,322,
131321,1805,131320,1809,131321,1790,131320,1790,196670,1698,349,262205,243,1825,1688,196670,1699,
1825,458809,156,1826,1613,1698,1789,1699,262205,243,1827,1699,196670,1688,1827,131321,1828,131320,
1828,458997,158,1829,237,1790,1830,1831,262390,1832,1831,0,131321,1833,131320,1833,327856,231,
1834,1829,446,262394,1834,1835,1832,131320,1835,262205,235,1836,1685,196670,1700,1829,458809,156,
1837,1572,1700,1836,1701,262205,239,1838,1701,196670,1702,1829,262205,243,1839,1688,196670,1703,
1839,458809,156,1840,1613,1702,1838,1703,262205,243,1841,1703,196670,1688,1841,131321,1831,131320,
1831,327808,158,1830,1829,237,131321,1828,131320,1832,131321,1842,131320,1842,458997,158,1843,349,
1832,1844,1845,262390,1846,1845,1,131321,1847,131320,1847,327856,231,1848,1843,9,262394,1848,1849,
1846,131320,1849,131321,1850,131320,1850,458997,158,1851,349,1849,1852,1853,262390,1854,1853,1,
131321,1855,131320,1855,327856,231,1856,1851,8,262394,1856,1857,1854,131320,1857,327812,158,1858,
1843,234,327808,158,1859,1858,1851,327745,176,1860,1688,1859,262205,170,1861,1860,196670,1704,
1861,327737,170,1862,754,1704,196855,1863,0,262394,447,1864,1863,131320,1864,327808,158,1865,1858,
8,327808,158,1866,1865,1851,327745,176,1867,1688,1866,262205,170,1868,1867,196670,1705,1868,
327737,170,1869,754,1705,131321,1863,131320,1863,458997,170,1870,319,1857,1869,1864,196670,1706,
1862,327745,176,1871,1697,1843,262205,170,1872,1871,196670,1707,1872,327745,165,1873,1692,1843,
262205,161,1874,1873,196670,1708,1874,327745,165,1875,1689,1851,262205,161,1876,1875,196670,1709,
1876,327745,160,1877,1685,1851,262205,158,1878,1877,196670,1710,1878,589881,161,1879,1300,1706,
1707,1708,1709,1710,327851,231,1880,1730,349,196855,1881,0,262394,1880,1882,1881,131320,1882,
131321,1853,131320,1881,196855,1883,0,262394,448,1884,1885,131320,1884,327812,158,1886,1843,258,
327808,158,1887,1886,1731,327812,158,1888,1887,8,327808,158,1889,1888,1851,327745,353,1890,453,
1889,196670,1890,1879,131321,1883,131320,1885,327808,158,1891,1735,1851,327745,406,1892,405,433,
262205,158,1893,1892,327856,231,1894,1891,1893,196855,1895,0,262394,1894,1896,1895,131320,1896,
327745,406,1897,405,339,262205,158,1898,1897,327856,231,1899,1843,1898,131321,1895,131320,1895,
458997,231,1900,1894,1885,1899,1896,196855,1901,0,262394,1900,1902,1901,131320,1902,196855,1903,0,
262394,454,1904,1905,131320,1904,262205,158,1906,1877,196670,1711,1906,196670,1712,1879,196670,
1713,1843,458809,156,1907,1499,1711,1712,1713,131321,1903,131320,1905,196855,1908,0,262394,455,
1909,1910,131320,1909,262205,158,1911,1877,196670,1714,1911,196670,1715,1879,196670,1716,1843,
458809,156,1912,1518,1714,1715,1716,131321,1908,131320,1910,327808,158,1913,456,1851,262205,158,
1914,1877,327808,158,1915,1893,1914,196670,1717,1870,262205,170,1916,1871,196670,1718,1916,262205,
161,1917,1873,196670,1719,1917,327745,165,1918,1689,1913,262205,161,1919,1918,196670,1720,1919,
196670,1721,1915,589881,161,1920,1300,1717,1718,1719,1720,1721,262205,158,1921,1877,196670,1722,
1921,196670,1723,1879,196670,1724,1920,196670,1725,1843,524345,156,1922,1534,1722,1723,1724,1725,
131321,1908,131320,1908,131321,1903,131320,1903,131321,1901,131320,1901,131321,1883,131320,1883,
131321,1853,131320,1853,327808,158,1852,1851,322,131321,1850,131320,1854,131321,1845,131320,1845,
327808,158,1844,1843,322,131321,1842,131320,1846,196855,1923,0,262394,457,1924,1923,131320,1924,
262368,230,230,300,262205,158,1925,1683,327812,158,1926,1925,459,327817,158,1927,1729,459,327808,
158,1928,1926,1927,327814,158,1929,1729,459,131321,1930,131320,1930,458997,158,1931,1929,1924,
1932,1933,262390,1934,1933,0,131321,1935,131320,1935,327856,231,1936,1931,9,262394,1936,1937,1934,
131320,1937,327812,158,1938,1931,459,327808,158,1939,1938,1927,327812,158,1940,1939,204,327812,
158,1941,1928,204,327745,406,1942,405,433,262205,158,1943,1942,327856,231,1944,1941,1943,196855,
1945,0,262394,1944,1946,1945,131320,1946,327745,406,1947,405,339,262205,158,1948,1947,327856,231,
1949,1931,1948,131321,1945,131320,1945,458997,231,1950,1944,1937,1949,1946,196855,1951,0,262394,
1950,1952,1951,131320,1952,327745,353,1953,453,1940,262205,161,1954,1953,327808,158,1955,1940,199,
327745,353,1956,453,1955,262205,161,1957,1956,327808,158,1958,1940,230,327745,353,1959,453,1958,
262205,161,1960,1959,327808,158,1961,1940,364,327745,353,1962,453,1961,262205,161,1963,1962,
458832,184,1964,1954,1957,1960,1963,196670,1726,1928,196670,1727,1964,196670,1728,1931,458809,156,
1965,1347,1726,1727,1728,131321,1951,131320,1951,131321,1933,131320,1933,327814,158,1966,6,459,
327808,158,1932,1931,1966,131321,1930,131320,1934,131321,1923,131320,1923,65789,65592,327734,158,
1967,0,247,196663,160,1968,131320,1969,262201,158,1970,535,327814,158,1971,1970,279,327812,158,
1972,1971,284,262205,158,1973,1968,327817,158,1974,1973,284,327808,158,1975,1972,1974,131326,1975,
65592,327734,158,1976,0,247,196663,160,1977,131320,1978,262201,158,1979,535,327817,158,1980,1979,
279,262205,158,1981,1977,327814,158,1982,1981,284,327812,158,1983,1982,6,327808,158,1984,1980,
1983,131326,1984,65592,327734,231,1985,0,248,196663,160,1986,131320,1987,262203,160,1988,7,262203,
160,1989,7,262205,158,1990,1986,196670,1988,1990,327737,158,1991,1967,1988,327856,231,1992,1991,
277,196855,1993,0,262394,1992,1994,1993,131320,1994,262205,158,1995,1986,196670,1989,1995,327737,
158,1996,1976,1989,327856,231,1997,1996,268,131321,1993,131320,1993,458997,231,1998,1992,1987,
1997,1994,131326,1998,65592,327734,156,1999,0,266,196663,160,2000,196663,160,2001,196663,160,2002,
196663,160,2003,196663,265,2004,131320,2005,262205,158,2006,2000,327745,406,2007,405,419,262205,
158,2008,2007,327812,158,2009,2006,2008,262205,158,2010,2001,327812,158,2011,2010,251,327808,158,
2012,2009,2011,327812,158,2013,2012,254,327812,158,2014,2013,178,262201,158,2015,535,327879,158,
2016,2015,193,327808,158,2017,2014,2016,131321,2018,131320,2018,458997,158,2019,349,2005,2020,
2021,262390,2022,2021,1,131321,2023,131320,2023,327856,231,2024,2019,262,262394,2024,2025,2022,
131320,2025,262205,158,2026,2003,327812,158,2027,2019,258,327808,158,2028,2026,2027,262201,158,
2029,535,327874,158,2030,2029,432,327808,158,2031,2028,2030,262205,158,2032,2002,327810,158,2033,
2032,199,458764,158,2034,1,38,2031,2033,131321,2035,131320,2035,458997,158,2036,349,2025,2037,
2038,262390,2039,2038,1,131321,2040,131320,2040,327856,231,2041,2036,254,262394,2041,2042,2039,
131320,2042,327812,158,2043,2019,254,327808,158,2044,2043,2036,327812,158,2045,2034,254,327808,
158,2046,2045,2036,327812,158,2047,2046,178,327808,158,2048,2017,2047,393281,426,2049,129,319,
2048,262205,172,2050,2049,327745,173,2051,2004,2044,196670,2051,2050,131321,2038,131320,2038,
327808,158,2037,2036,322,131321,2035,131320,2039,131321,2021,131320,2021,327808,158,2020,2019,322,
131321,2018,131320,2022,65789,65592,327734,156,2052,0,267,196663,264,2053,196663,160,2054,196663,
160,2055,131320,2056,262203,464,2057,7,262203,160,2058,7,262203,265,2059,7,262203,180,2060,7,
262203,289,2061,7,262203,165,2062,7,262203,165,2063,7,262203,165,2064,7,262203,165,2065,7,262203,
165,2066,7,262203,165,2067,7,262203,180,2068,7,262201,158,2069,535,327879,158,2070,2069,193,
131321,2071,131320,2071,458997,158,2072,349,2056,2073,2074,262390,2075,2074,1,131321,2076,131320,
2076,327856,231,2077,2072,262,262394,2077,2078,2075,131320,2078,262205,158,2079,2055,327812,158,
2080,2072,258,327808,158,2081,2079,2080,262201,158,2082,535,327874,158,2083,2082,432,327808,158,
2084,2081,2083,131321,2085,131320,2085,458997,158,2086,349,2078,2087,2088,262390,2089,2088,1,
131321,2090,131320,2090,327856,231,2091,2086,461,262394,2091,2092,2089,131320,2092,327812,158,
2093,2072,254,327814,158,2094,2086,204,327808,158,2095,2093,2094,327817,158,2096,2086,204,196670,
2059,2053,393281,160,2097,2059,2095,2096,262205,158,2098,2097,196670,2058,2098,327737,163,2099,
563,2058,327745,289,2100,2057,2086,196670,2100,2099,131321,2088,131320,2088,327808,158,2087,2086,
322,131321,2085,131320,2089,131321,2101,131320,2101,458997,158,2102,349,2089,2103,2104,262390,
2105,2104,0,131321,2106,131320,2106,327856,231,2107,2102,277,262394,2107,2108,2105,131320,2108,
131321,2109,131320,2109,458997,170,2110,319,2108,2111,2112,262390,2113,2112,1,131321,2114,131320,
2114,327857,231,2115,2110,339,262394,2115,2116,2113,131320,2116,327745,165,2117,2060,2110,196670,
2117,338,131321,2112,131320,2112,327808,170,2111,2110,322,131321,2109,131320,2113,131321,2118,
131320,2118,458997,158,2119,349,2113,2120,2121,262390,2122,2121,1,131321,2123,131320,2123,327856,
231,2124,2119,465,262394,2124,2125,2122,131320,2125,327812,158,2126,2102,254,327814,158,2127,2119,
204,327808,158,2128,2126,2127,327812,158,2129,2128,189,327812,158,2130,2070,204,327808,158,2131,
2129,2130,327817,158,2132,2119,204,327808,158,2133,2131,2132,327745,471,2134,470,2133,262205,163,
2135,2134,196670,2061,2135,327812,158,2136,2132,230,327745,165,2137,2061,349,262205,161,2138,2137,
196670,2062,2138,393281,165,2139,2057,2119,349,262205,161,2140,2139,196670,2063,2140,327745,165,
2141,2060,2136,262205,161,2142,2141,196670,2064,2142,458809,161,2143,665,2062,2063,2064,196670,
2141,2143,327808,158,2144,2136,199,327745,165,2145,2061,199,262205,161,2146,2145,196670,2065,2146,
393281,165,2147,2057,2119,199,262205,161,2148,2147,196670,2066,2148,327745,165,2149,2060,2144,
262205,161,2150,2149,196670,2067,2150,458809,161,2151,665,2065,2066,2067,196670,2149,2151,131321,
2121,131320,2121,327808,158,2120,2119,322,131321,2118,131320,2122,262205,179,2152,2060,196670,
2068,2152,327737,161,2153,805,2068,327850,231,2154,2070,349,262205,158,2155,2054,327856,231,2156,
2084,2155,327847,231,2157,2154,2156,196855,2158,0,262394,2157,2159,2158,131320,2159,327812,158,
2160,2102,251,327808,158,2161,2160,2084,327745,353,2162,475,2161,196670,2162,2153,131321,2158,
131320,2158,131321,2104,131320,2104,327808,158,2103,2102,322,131321,2101,131320,2105,131321,2074,
131320,2074,327808,158,2073,2072,322,131321,2071,131320,2075,65789,65592,327734,156,2163,0,246,
196663,160,2164,131320,2165,262203,180,2166,7,262203,165,2167,7,262203,165,2168,7,262203,165,2169,
7,262203,165,2170,7,262203,180,2171,7,262201,158,2172,535,327879,158,2173,2172,193,262201,158,
2174,535,327874,158,2175,2174,432,262368,230,230,300,131321,2176,131320,2176,458997,158,2177,349,
2165,2178,2179,262390,2180,2179,0,131321,2181,131320,2181,327856,231,2182,2177,277,262394,2182,
2183,2180,131320,2183,327808,158,2184,2177,2175,458764,158,2185,1,38,2184,476,327812,158,2186,
2185,251,327745,353,2187,475,2186,262205,161,2188,2187,131321,2189,131320,2189,458997,161,2190,
2188,2183,2191,2192,458997,158,2193,349,2183,132,2192,262390,2194,2192,1,131321,2195,131320,2195,
327856,231,2196,2193,178,262394,2196,2197,2194,131320,2197,327812,158,130,2173,178,327808,158,131,
130,2193,327808,158,2198,2186,131,327745,353,2199,475,2198,262205,161,2200,2199,262205,158,2201,
2164,327856,231,2202,131,2201,393385,161,2203,2202,2200,2190,327745,165,2204,2166,2193,196670,
2204,2203,262205,161,2205,2204,327866,231,2206,2205,2190,196855,2207,0,262394,2206,2208,2209,
131320,2208,262205,161,2210,2204,131321,2207,131320,2209,131321,2207,131320,2207,458997,161,2191,
2210,2208,2190,2209,131321,2192,131320,2192,327808,158,132,2193,322,131321,2189,131320,2194,
196670,2167,2190,327737,161,2211,775,2167,131321,2212,131320,2212,458997,158,2213,349,2194,136,
2214,262390,2215,2214,1,131321,2216,131320,2216,327856,231,2217,2213,178,262394,2217,2218,2215,
131320,2218,262271,161,133,2211,327745,165,2219,2166,2213,262205,161,2220,2219,196670,2168,2220,
196670,2169,133,393273,161,2221,748,2168,2169,196670,2170,2221,327737,161,2222,652,2170,327812,
158,134,2173,178,327808,158,135,134,2213,262205,158,2223,2164,327856,231,2224,135,2223,393385,161,
2225,2224,2222,338,196670,2219,2225,131321,2214,131320,2214,327808,158,136,2213,322,131321,2212,
131320,2215,262205,179,2226,2166,196670,2171,2226,327737,161,2227,805,2171,262368,230,230,300,
327856,231,2228,2184,277,196855,2229,0,262394,2228,2230,2229,131320,2230,131321,2231,131320,2231,
458997,158,2232,349,2230,2233,2234,262390,2235,2234,1,131321,2236,131320,2236,327856,231,2237,
2232,178,262394,2237,2238,2235,131320,2238,327812,158,2239,2173,178,327808,158,2240,2186,2239,
327808,158,2241,2240,2232,327745,165,2242,2166,2232,262205,161,2243,2242,327745,353,2244,475,2241,
196670,2244,2243,131321,2234,131320,2234,327808,158,2233,2232,322,131321,2231,131320,2235,327850,
231,2245,2173,349,196855,2246,0,262394,2245,2247,2246,131320,2247,327745,353,2248,479,2185,196670,
2248,2211,327745,353,2249,480,2185,196670,2249,2227,131321,2246,131320,2246,131321,2229,131320,
2229,131321,2179,131320,2179,327808,158,2178,2177,258,131321,2176,131320,2180,262368,230,230,300,
65789,65592,327734,156,2250,0,276,196663,160,2251,196663,160,2252,196663,160,2253,196663,160,2254,
196663,275,2255,131320,2256,262203,160,2257,7,262205,158,2258,2251,327745,406,2259,405,419,262205,
158,2260,2259,327812,158,2261,2258,2260,262205,158,2262,2252,327812,158,2263,2262,251,327808,158,
2264,2261,2263,327812,158,2265,2264,481,131321,2266,131320,2266,458997,158,2267,349,2256,2268,
2269,262390,2270,2269,1,131321,2271,131320,2271,327856,231,2272,2267,273,262394,2272,2273,2270,
131320,2273,327814,158,2274,2267,272,327812,158,2275,2274,284,196670,2257,2275,327737,158,2276,
1976,2257,458764,158,2277,1,38,2276,482,262205,158,2278,2254,327817,158,2279,2267,272,327808,158,
2280,2278,2279,262205,158,2281,2253,327810,158,2282,2281,199,458764,158,2283,1,38,2280,2282,
327812,158,2284,2283,483,327808,158,2285,2265,2284,327808,158,2286,2285,2277,393281,414,2287,118,
319,2286,262205,158,2288,2287,327745,160,2289,2255,2267,196670,2289,2288,131321,2269,131320,2269,
327808,158,2268,2267,322,131321,2266,131320,2270,65789,65592,327734,156,2290,0,288,196663,274,
2291,196663,160,2292,196663,160,2293,196663,287,2294,131320,2295,262203,275,2296,7,262203,160,
2297,7,262203,160,2298,7,131321,2299,131320,2299,458997,158,2300,349,2295,140,2301,262390,2302,
2301,1,131321,2303,131320,2303,327856,231,2304,2300,272,262394,2304,2305,2302,131320,2305,131321,
2306,131320,2306,458997,158,2307,349,2305,2308,2309,262390,2310,2309,1,131321,2311,131320,2311,
327856,231,2312,2307,271,262394,2312,2313,2310,131320,2313,262205,158,2314,2293,327808,158,137,
2314,2300,262205,158,2315,2292,327856,231,2316,137,2315,196855,2317,0,262394,2316,2318,2319,
131320,2318,327812,158,2320,2307,272,327808,158,2321,2320,2300,196670,2296,2291,327745,160,2322,
2296,2321,262205,158,2323,2322,131321,2317,131320,2319,131321,2317,131320,2317,458997,158,2324,
2323,2318,349,2319,196670,2297,2324,327737,163,2325,563,2297,131321,2326,131320,2326,458997,158,
2327,349,2317,2328,2329,262390,2330,2329,1,131321,2331,131320,2331,327856,231,2332,2327,284,
262394,2332,2333,2330,131320,2333,327812,158,2334,2307,284,327808,158,2335,2334,2327,196670,2298,
2335,327737,158,2336,1967,2298,458764,158,2337,1,38,2336,484,327812,158,2338,2337,251,262205,158,
2339,2293,327808,158,2340,2338,2339,327808,158,2341,2340,2300,327745,353,2342,475,2341,262205,161,
2343,2342,327745,289,2344,2294,2335,262205,163,2345,2344,327822,163,138,2325,2343,327809,163,139,
2345,138,196670,2344,139,131321,2329,131320,2329,327808,158,2328,2327,322,131321,2326,131320,2330,
131321,2309,131320,2309,327808,158,2308,2307,322,131321,2306,131320,2310,131321,2301,131320,2301,
327808,158,140,2300,322,131321,2299,131320,2302,65789,65592,327734,156,2346,0,290,196663,165,2347,
196663,165,2348,196663,289,2349,196663,165,2350,196663,165,2351,196663,289,2352,131320,2353,
262203,165,2354,7,262203,165,2355,7,262203,165,2356,7,262203,165,2357,7,262203,165,2358,7,262203,
165,2359,7,262205,161,2360,2347,262205,161,2361,2350,327866,231,2362,2360,2361,262205,161,2363,
2347,262205,161,2364,2350,393385,161,2365,2362,2363,2364,262271,161,141,2365,262205,161,2366,2347,
196670,2354,2366,196670,2355,141,393273,161,2367,748,2354,2355,196670,2356,2367,327737,161,2368,
652,2356,262205,161,2369,2350,196670,2357,2369,196670,2358,141,393273,161,2370,748,2357,2358,
196670,2359,2370,327737,161,2371,652,2359,262205,161,2372,2348,327813,161,142,2372,2368,262205,
161,2373,2351,327813,161,143,2373,2371,327809,161,144,142,143,262205,163,2374,2349,327822,163,145,
2374,2368,262205,163,2375,2352,327822,163,146,2375,2371,327809,163,147,145,146,196670,2348,144,
196670,2349,147,196670,2347,2365,65789,65592,327734,156,2376,0,291,196663,160,2377,196663,160,
2378,196663,160,2379,196663,165,2380,196663,289,2381,131320,2382,262203,160,2383,7,262203,165,
2384,7,262203,160,2385,7,262205,158,2386,2378,327812,158,2387,2386,277,262205,158,2388,2379,
196670,2383,2388,327737,158,2389,1967,2383,327808,158,2390,2387,2389,262205,163,2391,2381,262205,
161,2392,2380,196670,2384,2392,327737,161,2393,619,2384,327822,163,148,2391,2393,327745,406,2394,
405,486,262205,158,2395,2394,262205,158,2396,2377,327745,406,2397,405,487,262205,158,2398,2397,
327812,158,2399,2396,2398,327808,158,2400,2395,2399,327812,158,2401,2390,10,327808,158,2402,2400,
2401,327814,158,2403,2402,230,262205,158,2404,2379,196670,2385,2404,327737,158,2405,1976,2385,
327808,158,2406,2403,2405,393281,411,2407,151,319,2406,196670,2407,148,65789,65592,327734,158,
2408,0,292,196663,160,2409,196663,160,2410,196663,160,2411,196663,160,2412,131320,2413,327745,406,
2414,405,302,262205,158,2415,2414,262205,158,2416,2409,327812,158,2417,2416,12,262205,158,2418,
2410,327808,158,2419,2417,2418,327745,406,2420,405,488,262205,158,2421,2420,327812,158,2422,2419,
2421,262205,158,2423,2411,327808,158,2424,2422,2423,327812,158,2425,2424,277,262205,158,2426,2412,
327808,158,2427,2425,2426,327812,158,2428,2427,489,327808,158,2429,2415,2428,327814,158,2430,2429,
230,131326,2430,65592,327734,156,2431,0,293,196663,160,2432,196663,160,2433,196663,160,2434,
196663,160,2435,131320,2436,262203,160,2437,7,262203,160,2438,7,262203,160,2439,7,262203,160,2440,
7,262203,160,2441,7,262203,492,2442,7,262203,492,2443,7,262203,160,2444,7,262203,165,2445,7,
262203,165,2446,7,262203,289,2447,7,262203,165,2448,7,262203,165,2449,7,262203,289,2450,7,262203,
160,2451,7,262203,160,2452,7,262203,160,2453,7,262203,165,2454,7,262203,289,2455,7,131321,2456,
131320,2456,458997,163,2457,490,2436,2458,2459,458997,161,2460,338,2436,2461,2459,458997,158,2462,
349,2436,2463,2459,458997,161,2464,338,2436,2465,2459,262390,2466,2459,0,131321,2467,131320,2467,
262205,158,2468,2434,327856,231,2469,2462,2468,262394,2469,2470,2466,131320,2470,131321,2471,
131320,2471,458997,158,2472,349,2470,2473,2474,262390,2475,2474,1,131321,2476,131320,2476,327856,
231,2477,2472,178,262394,2477,2478,2475,131320,2478,327808,158,2479,2462,2472,262205,158,2480,
2434,327810,158,2481,2480,199,458764,158,2482,1,38,2479,2481,262205,158,2483,2435,196670,2437,
2483,327737,158,2484,1967,2437,262205,158,2485,2432,196670,2438,2485,262205,158,2486,2433,196670,
2439,2486,196670,2440,2482,196670,2441,2484,524345,158,2487,2408,2438,2439,2440,2441,327808,158,
2488,2487,268,393281,411,2489,151,319,2488,262205,163,2490,2489,327745,289,2491,2442,2472,196670,
2491,2490,262205,158,2492,2435,196670,2444,2492,327737,158,2493,1976,2444,327808,158,2494,2487,
2493,393281,411,2495,151,319,2494,262205,163,2496,2495,327745,289,2497,2443,2472,196670,2497,2496,
131321,2474,131320,2474,327808,158,2473,2472,322,131321,2471,131320,2475,131321,2498,131320,2498,
458997,163,2458,2457,2475,2499,2500,458997,161,2461,2460,2475,2501,2500,458997,161,2465,2464,2475,
2502,2500,458997,158,2503,349,2475,2504,2500,262390,2505,2500,1,131321,2506,131320,2506,327856,
231,2507,2503,178,262394,2507,2508,2505,131320,2508,327808,158,2509,2462,2503,327850,231,2510,
2509,349,196855,2511,0,262394,2510,2512,2513,131320,2512,393281,165,2514,2442,2503,349,262205,161,
2515,2514,393281,165,2516,2442,2503,199,262205,161,2517,2516,327745,289,2518,2443,2503,262205,163,
2519,2518,131321,2511,131320,2513,262205,158,2520,2434,327856,231,2521,2509,2520,196855,2522,0,
262394,2521,2523,2522,131320,2523,196670,2445,2465,196670,2446,2461,196670,2447,2458,393281,165,
2524,2442,2503,349,262205,161,2525,2524,196670,2448,2525,393281,165,2526,2442,2503,199,262205,161,
2527,2526,196670,2449,2527,327745,289,2528,2443,2503,262205,163,2529,2528,196670,2450,2529,655417,
156,2530,2346,2445,2446,2447,2448,2449,2450,262205,161,2531,2445,262205,161,2532,2446,262205,163,
2533,2447,131321,2522,131320,2522,458997,163,2534,2458,2513,2533,2523,458997,161,2535,2461,2513,
2532,2523,458997,161,2536,2465,2513,2531,2523,131321,2511,131320,2511,458997,163,2499,2519,2512,
2534,2522,458997,161,2501,2517,2512,2535,2522,458997,161,2502,2515,2512,2536,2522,131321,2500,
131320,2500,327808,158,2504,2503,322,131321,2498,131320,2505,131321,2459,131320,2459,327808,158,
2463,2462,178,131321,2456,131320,2466,262205,158,2537,2432,196670,2451,2537,262205,158,2538,2433,
196670,2452,2538,262205,158,2539,2435,196670,2453,2539,196670,2454,2460,196670,2455,2457,589881,
156,2540,2376,2451,2452,2453,2454,2455,65789,65592,327734,156,2541,0,294,196663,160,2542,196663,
160,2543,196663,160,2544,196663,160,2545,196663,287,2546,131320,2547,262203,160,2548,7,262203,160,
2549,7,262203,160,2550,7,262203,160,2551,7,262203,160,2552,7,262203,160,2553,7,262203,160,2554,7,
262203,160,2555,7,262203,160,2556,7,262203,160,2557,7,262203,160,2558,7,262203,160,2559,7,262203,
160,2560,7,262203,160,2561,7,262203,160,2562,7,262203,160,2563,7,262201,158,2564,535,262205,158,
2565,2542,327812,158,2566,2565,12,262205,158,2567,2543,327808,158,2568,2566,2567,131321,2569,
131320,2569,458997,158,2570,349,2547,2571,2572,262390,2573,2572,1,131321,2574,131320,2574,327856,
231,2575,2570,285,262394,2575,2576,2573,131320,2576,196670,2548,2570,327737,231,2577,1985,2548,
196855,2578,0,262394,2577,2579,2578,131320,2579,196670,2549,2570,327737,158,2580,1967,2549,262205,
158,2581,2542,196670,2550,2581,262205,158,2582,2543,196670,2551,2582,262205,158,2583,2544,196670,
2552,2583,196670,2553,2580,524345,158,2584,2408,2550,2551,2552,2553,196670,2554,2570,327737,158,
2585,1976,2554,327808,158,2586,2584,2585,327745,289,2587,2546,2570,262205,163,2588,2587,393281,
411,2589,151,319,2586,196670,2589,2588,131321,2578,131320,2578,131321,2572,131320,2572,327808,158,
2571,2570,322,131321,2569,131320,2573,131321,2590,131320,2590,458997,158,2591,2564,2573,2592,2593,
262390,2594,2593,0,131321,2595,131320,2595,327856,231,2596,2591,277,262394,2596,2597,2594,131320,
2597,262205,158,2598,2542,196670,2555,2598,262205,158,2599,2543,196670,2556,2599,262205,158,2600,
2544,196670,2557,2600,196670,2558,2591,524345,158,2601,2408,2555,2556,2557,2558,327808,158,2602,
2601,268,327745,353,2603,479,2591,262205,161,2604,2603,327745,353,2605,480,2591,262205,161,2606,
2605,327760,163,2607,2604,2606,393281,411,2608,151,319,2602,196670,2608,2607,131321,2593,131320,
2593,327808,158,2592,2591,6,131321,2590,131320,2594,262201,156,2609,538,327850,231,2610,2564,349,
196855,2611,0,262394,2610,2612,2611,131320,2612,393281,414,2613,106,304,2568,458986,158,2614,2613,
199,349,199,262205,158,2615,2545,327810,158,2616,2615,199,327850,231,2617,2614,2616,196670,494,
2617,262205,231,2618,494,196855,2619,0,262394,2618,2620,2619,131320,2620,196670,2613,349,131321,
2619,131320,2619,131321,2611,131320,2611,262201,156,2621,538,262205,231,2622,494,262312,231,2623,
2622,196855,2624,0,262394,2623,2625,2624,131320,2625,65789,131320,2624,131321,2626,131320,2626,
458997,158,2627,349,2624,2628,2629,262390,2630,2629,0,131321,2631,131320,2631,327856,231,2632,
2627,285,262394,2632,2633,2630,131320,2633,196670,2559,2627,327737,231,2634,1985,2559,196855,2635,
0,262394,2634,2636,2635,131320,2636,262205,158,2637,2542,196670,2560,2637,262205,158,2638,2543,
196670,2561,2638,262205,158,2639,2545,196670,2562,2639,196670,2563,2627,524345,156,2640,2431,2560,
2561,2562,2563,131321,2635,131320,2635,131321,2629,131320,2629,327808,158,2628,2627,322,131321,
2626,131320,2630,65789,65592,327734,156,2641,0,296,196663,295,2642,131320,2643,262203,165,2644,7,
262203,165,2645,7,262203,289,2646,7,262203,165,2647,7,262203,165,2648,7,262203,289,2649,7,262201,
158,2650,535,131321,2651,131320,2651,458997,158,2652,2650,2643,2653,2654,262390,2655,2654,0,
131321,2656,131320,2656,327856,231,2657,2652,277,262394,2657,2658,2655,131320,2658,327745,353,
2659,495,2652,262205,161,2660,2659,327745,353,2661,496,2652,262205,161,2662,2661,262205,231,2663,
2642,196855,2664,0,262394,2663,2665,2666,131320,2665,327745,353,2667,479,2652,262205,161,2668,
2667,327745,353,2669,480,2652,262205,161,2670,2669,131321,2664,131320,2666,196670,2644,2660,
196670,2645,2662,196670,2646,490,327745,353,2671,479,2652,262205,161,2672,2671,196670,2647,2672,
327745,353,2673,480,2652,262205,161,2674,2673,196670,2648,2674,196670,2649,490,655417,156,2675,
2346,2644,2645,2646,2647,2648,2649,262205,161,2676,2644,262205,161,2677,2645,131321,2664,131320,
2664,458997,161,2678,2670,2665,2677,2666,458997,161,2679,2668,2665,2676,2666,196670,2659,2679,
196670,2661,2678,131321,2654,131320,2654,327808,158,2653,2652,6,131321,2651,131320,2655,65789,
65592,327734,156,534,0,297,196663,160,2680,196663,160,2681,196663,160,2682,131320,2683,262203,160,
2684,7,262203,160,2685,7,262203,160,2686,7,262203,160,2687,7,262203,265,2688,7,262203,160,2689,7,
262203,160,2690,7,262203,160,2691,7,262203,160,2692,7,262203,160,2693,7,262203,160,2694,7,262203,
265,2695,7,262203,160,2696,7,262203,160,2697,7,262203,160,2698,7,262203,160,2699,7,262203,160,
2700,7,262203,160,2701,7,262203,275,2702,7,262203,160,2703,7,262203,287,2704,7,262203,160,2705,7,
262203,160,2706,7,262203,287,2707,7,262203,160,2708,7,262203,160,2709,7,262203,160,2710,7,262203,
160,2711,7,262203,275,2712,7,262203,160,2713,7,262203,160,2714,7,262203,287,2715,7,262203,160,
2716,7,262203,287,2717,7,262203,165,2718,7,262203,165,2719,7,262203,289,2720,7,262203,165,2721,7,
262203,165,2722,7,262203,289,2723,7,262203,295,2724,7,262203,160,2725,7,262203,160,2726,7,262203,
160,2727,7,262203,160,2728,7,262203,287,2729,7,262203,160,2730,7,262203,160,2731,7,262203,160,
2732,7,262203,160,2733,7,262203,160,2734,7,262203,165,2735,7,262203,289,2736,7,262201,158,2737,
535,327745,414,2738,106,319,262205,158,2739,2738,262205,158,2740,2680,327808,158,2741,2739,2740,
327814,158,2742,2741,251,327808,158,2743,2742,199,262205,158,2744,2682,393385,158,2745,152,2744,
349,196855,2746,0,262394,152,2747,2748,131320,2747,327808,158,2749,2745,199,131321,2746,131320,
2748,131321,2746,131320,2746,458997,158,2750,2749,2747,2743,2748,327854,231,2751,2745,2743,196855,
2752,0,262394,2751,2753,2752,131320,2753,65789,131320,2752,131321,2754,131320,2754,458997,158,
2755,2745,2752,2756,2757,262390,2758,2757,0,131321,2759,131320,2759,327856,231,2760,2755,2750,
262394,2760,2761,2758,131320,2761,327808,158,2762,2741,199,327812,158,2763,2755,251,327810,158,
2764,2762,2763,458764,158,2765,1,38,251,2764,262205,158,2766,2681,196670,2684,2766,196670,2685,
2755,196670,2686,2765,196670,2687,349,589881,156,2767,1999,2684,2685,2686,2687,2688,262205,264,
2768,2688,327850,231,2769,2755,2745,196855,2770,0,262394,2769,2771,2770,131320,2771,327745,406,
2772,405,417,262205,158,2773,2772,262205,158,2774,2680,327745,406,2775,405,341,262205,158,2776,
2775,327812,158,2777,2774,2776,327808,158,2778,2773,2777,327814,158,2779,2778,230,262205,158,2780,
2681,327812,158,2781,2780,277,327812,158,2782,2781,253,327814,158,2783,2782,230,327808,158,2784,
2779,2783,131321,2785,131320,2785,458997,158,2786,2737,2771,2787,2788,262390,2789,2788,0,131321,
2790,131320,2790,327856,231,2791,2786,498,262394,2791,2792,2789,131320,2792,327808,158,2793,2784,
2786,393281,411,2794,151,319,2793,262205,163,2795,2794,327745,471,2796,470,2786,196670,2796,2795,
131321,2788,131320,2788,327808,158,2787,2786,6,131321,2785,131320,2789,262368,230,230,300,131321,
2770,131320,2770,196670,2689,2765,196670,2690,349,458809,156,2797,2052,2768,2689,2690,131321,2798,
131320,2798,458997,158,2799,499,2770,2800,2801,262390,2802,2801,0,131321,2803,131320,2803,327856,
231,2804,2799,251,262394,2804,2805,2802,131320,2805,262205,158,2806,2681,196670,2691,2806,196670,
2692,2755,196670,2693,2765,196670,2694,2799,589881,156,2807,1999,2691,2692,2693,2694,2695,262205,
264,2808,2695,196670,2696,2765,196670,2697,2799,458809,156,2809,2052,2808,2696,2697,131321,2801,
131320,2801,327808,158,2800,2799,500,131321,2798,131320,2802,262205,158,2810,2681,196670,2698,
2810,196670,2699,2755,196670,2700,2765,196670,2701,349,589881,156,2811,2250,2698,2699,2700,2701,
2702,262205,274,2812,2702,196670,2703,2765,327737,156,2813,2163,2703,131321,2814,131320,2814,
458997,158,2815,349,2802,2816,2817,262390,2818,2817,1,131321,2819,131320,2819,327856,231,2820,
2815,285,262394,2820,2821,2818,131320,2821,327745,289,2822,2704,2815,196670,2822,490,131321,2817,
131320,2817,327808,158,2816,2815,322,131321,2814,131320,2818,196670,2705,2765,196670,2706,349,
262205,286,2823,2704,196670,2707,2823,524345,156,2824,2290,2812,2705,2706,2707,262205,286,2825,
2707,196670,2704,2825,131321,2826,131320,2826,458997,158,2827,272,2818,2828,2829,262390,2830,2829,
0,131321,2831,131320,2831,327856,231,2832,2827,251,262394,2832,2833,2830,131320,2833,262205,158,
2834,2681,196670,2708,2834,196670,2709,2755,196670,2710,2765,196670,2711,2827,589881,156,2835,
2250,2708,2709,2710,2711,2712,262205,274,2836,2712,196670,2713,2765,196670,2714,2827,262205,286,
2837,2704,196670,2715,2837,524345,156,2838,2290,2836,2713,2714,2715,262205,286,2839,2715,196670,
2704,2839,131321,2829,131320,2829,327808,158,2828,2827,272,131321,2826,131320,2830,131321,2840,
131320,2840,458997,158,2841,349,2830,2842,2843,262390,2844,2843,1,131321,2845,131320,2845,327856,
231,2846,2841,285,262394,2846,2847,2844,131320,2847,196670,2716,2841,327737,158,2848,1967,2716,
458764,158,2849,1,38,2848,501,327745,353,2850,495,2849,262205,161,2851,2850,327745,353,2852,496,
2849,262205,161,2853,2852,196855,2854,0,262394,2769,2855,2856,131320,2855,327745,289,2857,2704,
2841,262205,163,2858,2857,327745,289,2859,2717,2841,196670,2859,2858,131321,2854,131320,2856,
196670,2718,2851,196670,2719,2853,327745,289,2860,2717,2841,262205,163,2861,2860,196670,2720,2861,
327745,353,2862,479,2849,262205,161,2863,2862,196670,2721,2863,327745,353,2864,480,2849,262205,
161,2865,2864,196670,2722,2865,327745,289,2866,2704,2841,262205,163,2867,2866,196670,2723,2867,
655417,156,2868,2346,2718,2719,2720,2721,2722,2723,262205,163,2869,2720,196670,2860,2869,131321,
2854,131320,2854,131321,2843,131320,2843,327808,158,2842,2841,322,131321,2840,131320,2844,262368,
230,230,300,196670,2724,2769,327737,156,2870,2641,2724,262368,230,230,300,131321,2757,131320,2757,
327808,158,2756,2755,322,131321,2754,131320,2758,327852,231,2871,2743,199,327847,231,2872,152,
2871,196855,2873,0,262394,2872,2874,2873,131320,2874,262205,158,2875,2680,196670,2725,2875,262205,
158,2876,2681,196670,2726,2876,196670,2727,2745,196670,2728,2743,262205,286,2877,2717,196670,2729,
2877,589881,156,2878,2541,2725,2726,2727,2728,2729,65789,131320,2873,131321,2879,131320,2879,
458997,158,2880,349,2873,2881,2882,262390,2883,2882,1,131321,2884,131320,2884,327856,231,2885,
2880,285,262394,2885,2886,2883,131320,2886,196670,2730,2880,327737,231,2887,1985,2730,196855,2888,
0,262394,2887,2889,2888,131320,2889,196670,2731,2880,327737,158,2890,1967,2731,262205,158,2891,
2680,196670,2732,2891,262205,158,2892,2681,196670,2733,2892,196670,2734,2880,327745,353,2893,496,
2890,262205,161,2894,2893,196670,2735,2894,327745,289,2895,2717,2880,262205,163,2896,2895,196670,
2736,2896,589881,156,2897,2376,2732,2733,2734,2735,2736,131321,2888,131320,2888,131321,2882,
131320,2882,327808,158,2881,2880,322,131321,2879,131320,2883,65789,65592,327734,156,524,0,157,
131320,2898,262201,156,2899,538,262201,158,2900,535,327850,231,2901,2900,349,196855,2902,0,262394,
2901,2903,2902,131320,2903,327745,414,2904,106,419,458986,158,2905,2904,199,349,199,131321,2902,
131320,2902,65789,65592,327734,156,529,0,157,131320,2906,262201,158,2907,535,327850,231,2908,2907,
349,196855,2909,0,262394,2908,2910,2909,131320,2910,131321,2911,131320,2911,458997,231,2912,502,
2910,2913,2914,458997,158,2915,349,2910,2916,2914,262390,2917,2914,0,131321,2918,131320,2918,
327856,231,2919,2915,153,262312,231,2920,2912,327847,231,2921,2919,2920,262394,2921,2922,2917,
131320,2922,327745,414,2923,106,419,458993,158,2924,2923,199,349,349,327745,406,2925,405,503,
262205,158,2926,2925,327854,231,2913,2924,2926,262312,231,2927,2913,196855,2928,0,262394,2927,
2929,2928,131320,2929,327745,414,2930,106,343,458993,158,2931,2930,199,349,349,327851,231,2932,
2931,349,131321,2928,131320,2928,458997,231,2933,2927,2922,2932,2929,196855,2934,0,262394,2933,
2935,2934,131320,2935,131321,2917,131320,2934,131321,2914,131320,2914,327808,158,2916,2915,322,
131321,2911,131320,2917,458997,231,2936,2912,2918,2913,2935,262312,231,2937,2936,196855,2938,0,
262394,2937,2939,2938,131320,2939,327745,414,2940,106,343,458993,158,2941,2940,199,349,199,131321,
2938,131320,2938,131321,2909,131320,2909,262201,156,2942,538,65789,65592,};
static const uint32_t bitnet__spv_joined_fast[] = {
119734787,66304,524299,2898,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
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
42,196679,97,42,196679,98,42,196679,99,42,327752,100,0,35,0,327752,100,1,35,4,327752,100,2,35,8,
327752,100,3,35,12,327752,100,4,35,16,327752,100,5,35,20,262215,101,6,24,262215,102,6,4,262215,
103,6,4,262215,104,6,4,262216,105,0,23,327752,105,0,35,0,262216,105,1,23,327752,105,1,35,4,262216,
105,2,23,327752,105,2,35,8,262216,105,3,23,327752,105,3,35,12,262216,105,4,23,327752,105,4,35,16,
262216,105,5,23,327752,105,5,35,20,262216,105,6,23,327752,105,6,35,24,262216,105,7,23,327752,105,
7,35,28,262216,105,8,23,327752,105,8,35,32,262216,105,9,23,327752,105,9,35,36,262216,105,10,23,
327752,105,10,35,40,262216,105,11,23,327752,105,11,35,232,262216,105,12,23,327752,105,12,35,360,
262216,105,13,23,327752,105,13,35,2408,196679,105,2,262215,106,34,0,262215,106,33,7,196679,107,42,
196679,108,42,196679,109,42,196679,110,42,196679,111,42,196679,112,42,262215,113,6,4,262216,114,0,
23,327752,114,0,35,0,196679,114,2,262215,115,34,0,262215,115,33,4,262215,116,6,4,262216,117,0,23,
327752,117,0,35,0,196679,117,2,262215,118,34,0,262215,118,33,5,196679,119,42,196679,120,42,262215,
121,6,16,262216,122,0,24,327752,122,0,35,0,196679,122,2,262215,123,34,0,262215,123,33,3,262215,
124,6,16,262216,125,0,24,327752,125,0,35,0,196679,125,2,262215,126,34,0,262215,126,33,0,262215,
127,6,16,262216,128,0,23,327752,128,0,35,0,196679,128,2,262215,129,34,0,262215,129,33,4,196679,
130,42,196679,131,42,196679,132,42,196679,133,42,196679,134,42,196679,135,42,196679,136,42,196679,
137,42,196679,138,42,196679,139,42,196679,140,42,196679,141,42,196679,142,42,196679,143,42,196679,
144,42,196679,145,42,196679,146,42,196679,147,42,196679,148,42,262215,149,6,8,262216,150,0,23,
327752,150,0,35,0,196679,150,2,262215,151,34,0,262215,151,33,2,262215,152,1,13,262215,153,1,14,
262215,4,11,26,262215,154,1,0,262215,155,11,25,131091,156,196641,157,156,262165,158,32,0,196641,
159,158,262176,160,7,158,196630,161,32,262177,162,161,160,262167,163,161,2,262177,164,163,160,
262176,165,7,161,262177,166,158,165,327713,167,158,165,165,262177,168,161,165,393249,169,161,165,
165,165,262165,170,32,1,327713,171,170,160,160,262167,172,158,4,262176,173,7,172,524321,174,170,
173,173,173,173,173,327713,175,161,165,165,262176,176,7,170,262177,177,170,176,262187,158,178,8,
262172,179,161,178,262176,180,7,179,262177,181,161,180,393249,182,161,160,165,165,327713,183,158,
160,160,262167,184,161,4,262194,158,5,256,262187,158,185,127,393268,158,186,128,5,185,262187,158,
187,128,393268,158,188,134,186,187,262187,158,189,32,393268,158,190,132,188,189,262187,158,191,16,
393268,158,192,134,190,191,262187,158,193,7,393268,158,194,128,192,193,393268,158,195,134,194,178,
393268,158,196,128,195,193,393268,158,197,134,196,178,393268,158,198,128,195,197,262187,158,199,1,
393268,158,200,130,198,199,393268,158,201,134,200,197,393268,158,202,132,197,201,393268,158,203,
132,202,189,262187,158,204,4,393268,158,205,132,203,204,393268,158,206,132,203,204,262194,158,6,
128,393268,158,207,132,178,6,393268,158,208,128,206,207,393268,158,209,130,208,199,393268,158,210,
132,178,6,393268,158,211,134,209,210,393268,158,212,132,211,6,393268,158,213,128,205,212,393268,
158,214,130,213,199,393268,158,215,132,211,6,393268,158,216,134,214,215,262172,217,184,216,262176,
218,7,217,524321,219,156,160,160,160,218,218,458785,220,156,165,160,218,217,262176,221,7,184,
393249,222,158,221,165,176,458785,223,161,160,160,165,165,524321,224,161,176,176,165,165,160,
458785,225,163,165,165,160,160,393249,226,156,160,221,160,393249,227,156,160,165,160,458785,228,
156,160,165,165,160,327713,229,172,160,160,262194,158,7,1,262187,158,230,2,131092,231,393268,231,
232,170,7,230,262194,158,8,1,393268,158,233,132,230,8,458804,158,234,169,232,233,8,262172,235,158,
234,262194,158,9,1,393268,231,236,170,9,199,458804,158,237,169,236,201,199,393268,158,238,132,237,
234,262172,239,172,238,262176,240,7,239,393249,241,156,160,235,240,393268,158,242,132,234,9,
262172,243,170,242,262176,244,7,243,393249,245,156,160,239,244,262177,246,156,160,262177,247,158,
160,262177,248,231,160,262194,158,10,64,262187,158,249,63,393268,158,250,128,10,249,262187,158,
251,64,393268,158,252,134,250,251,393268,158,253,132,252,251,393268,158,254,134,253,251,393268,
231,255,176,254,178,393268,158,256,134,178,254,458804,158,257,169,255,256,199,393268,158,258,134,
6,178,393268,158,259,134,251,258,393268,231,260,176,257,259,393268,158,261,134,251,258,458804,158,
262,169,260,257,261,393268,158,263,132,262,254,262172,264,172,263,262176,265,7,264,524321,266,156,
160,160,160,160,265,393249,267,156,264,160,160,393268,158,268,134,10,230,393268,158,269,128,268,6,
393268,158,270,130,269,199,393268,158,271,134,270,6,393268,158,272,134,251,271,393268,158,273,132,
272,271,262172,274,158,273,262176,275,7,274,524321,276,156,160,160,160,160,275,262194,158,11,4,
262194,158,12,2,393268,158,277,134,11,12,393268,231,278,176,268,6,458804,158,279,169,278,268,6,
393268,158,280,134,6,279,393268,158,281,128,277,280,393268,158,282,130,281,199,393268,158,283,134,
6,279,393268,158,284,134,282,283,393268,158,285,132,284,271,262172,286,163,285,262176,287,7,286,
458785,288,156,274,160,160,287,262176,289,7,163,589857,290,156,165,165,289,165,165,289,524321,291,
156,160,160,160,165,289,458785,292,158,160,160,160,160,458785,293,156,160,160,160,160,524321,294,
156,160,160,160,160,287,262176,295,7,231,262177,296,156,295,393249,297,156,160,160,160,262176,298,
1,158,262203,298,3,1,262187,158,299,72,262187,158,300,264,262187,158,301,32768,262187,170,302,16,
262187,158,303,32767,262187,170,304,13,262187,158,305,939524096,262187,158,306,260046848,262187,
158,307,947912704,262187,161,308,947912704,262187,158,309,8388608,196657,231,15,262187,158,310,
65535,262187,158,311,2147483647,262187,161,312,1056964608,262187,158,313,2139095040,262187,158,
314,32256,262187,158,315,1199566848,262187,158,316,31744,262187,158,317,1056964608,262187,158,318,
2129859015,262187,170,319,0,262187,170,320,4,262187,161,321,1073741824,262187,170,322,1,262187,
158,323,1597463007,262187,161,324,1069547520,262187,161,325,1117782016,262187,161,326,1069066811,
262187,161,327,1262485504,262187,161,328,1060208640,262187,161,329,3109978243,262187,161,330,
961571175,262187,161,331,985088974,262187,161,332,1007192328,262187,161,333,1026206145,262187,161,
334,1042983594,262187,161,335,1065353216,262187,170,336,23,262187,161,337,3265265664,262187,161,
338,0,262187,170,339,6,262187,158,340,50529027,262187,170,341,2,262187,158,342,3,262187,158,343,0,
262172,344,161,204,262176,345,7,344,262172,346,161,230,262176,347,7,346,393268,158,348,128,5,249,
393268,158,349,134,348,251,262187,158,350,39,393268,158,351,128,349,350,262187,158,352,40,393268,
158,353,134,351,352,393268,158,354,128,349,353,393268,158,355,130,354,199,393268,158,356,134,355,
353,262172,357,161,356,262176,358,7,357,196637,53,161,196638,54,53,262176,359,12,54,262203,359,55,
12,393268,158,360,130,349,199,262176,361,12,161,262172,362,161,251,262176,363,4,362,262203,363,
364,4,262176,365,4,161,262187,170,366,8,393268,158,367,132,349,251,393268,158,368,134,367,204,
393268,158,369,130,368,199,196637,60,184,196638,61,60,262176,370,12,61,262203,370,62,12,262176,
371,12,184,196656,231,63,196637,64,184,196638,65,64,262176,372,12,65,262203,372,66,12,393268,158,
69,134,367,204,458796,184,373,338,338,338,338,262167,374,231,4,262187,161,375,1123942400,262187,
161,376,3271557120,262187,170,377,255,262187,161,378,925353388,262176,379,4,158,262203,379,380,4,
262176,381,4,170,262203,381,382,4,262187,161,383,1006699012,393268,231,384,172,211,199,393268,158,
385,132,203,204,262172,386,172,203,262176,387,4,386,262203,387,388,4,196657,231,74,196657,231,80,
262194,158,81,64,393268,158,389,128,11,12,393268,158,390,134,81,230,1507358,84,158,158,158,158,
158,158,158,158,158,158,158,161,161,161,158,158,158,158,158,158,161,262176,391,9,84,262203,391,
392,9,262176,393,9,158,262187,158,394,4294967295,196637,85,161,196638,86,85,262176,395,12,86,
262203,395,87,12,196637,89,163,196638,90,89,262176,396,12,90,262203,396,91,12,393268,158,397,134,
81,230,262176,398,12,163,524318,100,158,158,158,161,158,158,262172,101,100,178,262172,102,158,189,
262187,158,399,512,262172,103,158,399,196637,104,158,1048606,105,158,158,158,158,158,158,158,158,
158,158,101,102,103,104,262176,400,12,105,262203,400,106,12,262176,401,12,158,393268,158,402,128,
11,12,393268,158,403,134,81,230,262187,170,404,5,262176,405,9,161,262187,170,406,9,196637,113,158,
196638,114,113,262176,407,12,114,262203,407,115,12,196637,116,158,196638,117,116,262176,408,12,
117,262203,408,118,12,262187,170,409,20,393268,231,410,170,9,199,262176,411,4,172,196637,121,172,
196638,122,121,262176,412,12,122,262203,412,123,12,262176,413,12,172,393268,158,414,134,190,191,
393268,158,415,130,414,199,196637,124,172,196638,125,124,262176,416,12,125,262203,416,126,12,
262176,417,7,235,393268,158,418,134,190,191,262187,158,419,6,262187,170,420,3,262187,170,421,7,
393268,231,422,170,7,343,393268,231,423,170,7,230,262172,424,161,234,262176,425,7,424,393268,231,
426,170,9,199,262172,427,161,9,262176,428,7,427,262187,170,429,11,262187,170,430,12,262172,431,
170,9,262176,432,7,431,262187,170,433,10,393268,158,434,132,197,201,393268,231,435,170,7,230,
393268,231,436,170,7,343,393268,158,437,132,258,8,393268,158,438,132,437,9,262172,439,161,438,
262176,440,4,439,262203,440,441,4,393268,231,442,170,7,199,393268,231,443,170,7,342,393268,158,
444,130,234,8,393268,231,445,170,7,343,393268,158,446,132,258,8,393268,158,447,134,446,204,196637,
127,172,196638,128,127,262176,448,12,128,262203,448,129,12,393268,158,449,132,254,204,393268,158,
450,132,254,204,262172,451,163,450,262176,452,7,451,393268,158,453,132,254,204,393268,158,454,132,
277,253,393268,158,455,134,454,230,262172,456,163,455,262176,457,4,456,262203,457,458,4,262176,
459,4,163,393268,158,460,132,277,251,262172,461,161,460,262176,462,4,461,262203,462,463,4,393268,
158,464,130,277,199,262172,465,161,277,262176,466,4,465,262203,466,467,4,262203,466,468,4,393268,
158,469,134,253,230,393268,158,470,130,268,199,393268,158,471,134,253,230,393268,158,472,130,277,
199,196637,149,163,196638,150,149,262176,473,12,150,262203,473,151,12,262187,170,474,14,262187,
170,475,15,262187,170,476,17,393268,158,477,128,10,230,327724,163,478,338,338,262172,479,163,178,
262176,480,7,479,262176,481,4,231,262203,481,482,4,262203,466,483,4,262203,466,484,4,196656,231,
152,393268,158,485,132,277,253,393268,158,486,134,485,230,393268,158,487,132,262,258,393268,158,
488,132,262,258,393268,158,489,130,277,199,196650,231,490,262194,158,153,1048576,262187,170,491,
19,262167,492,158,3,262176,493,1,492,262203,493,4,1,262187,170,494,18,262194,158,154,1,393267,492,
155,154,199,199,262187,158,495,1879048192,262187,158,496,3355447295,327734,156,2,0,157,131320,497,
262203,160,498,7,262203,160,499,7,262203,160,500,7,262203,160,501,7,327745,298,502,4,343,262205,
158,503,502,327745,393,504,392,494,262205,158,505,504,327856,231,506,503,505,196855,507,0,262394,
506,508,507,131320,508,196670,498,503,327737,156,509,510,498,262201,156,511,512,131321,507,131320,
507,327854,231,513,503,505,196855,514,0,262394,513,515,514,131320,515,262201,156,516,517,327810,
158,518,503,505,327817,158,519,518,12,327814,158,520,518,12,196670,499,343,196670,500,519,196670,
501,520,458809,156,521,522,499,500,501,131321,514,131320,514,65789,65592,327734,158,523,0,159,
131320,524,262205,158,525,3,131326,525,65592,327734,156,526,0,157,131320,527,196833,199,299,
262368,230,230,300,196833,199,299,65789,65592,327734,161,528,0,162,196663,160,529,131320,530,
262205,158,531,529,327879,158,532,531,301,327876,158,533,532,302,262205,158,534,529,327879,158,
535,534,303,327876,158,536,535,304,327808,158,537,536,305,327854,231,538,536,306,196855,539,0,
262394,538,540,539,131320,540,327808,158,541,536,495,131321,539,131320,539,458997,158,542,537,530,
541,540,327808,158,13,536,307,262268,161,543,13,327811,161,14,543,308,327856,231,544,536,309,
196855,545,0,262394,544,546,545,131320,546,262268,158,547,14,131321,545,131320,545,458997,158,548,
542,539,547,546,327877,158,549,548,533,262268,161,550,549,131326,550,65592,327734,163,551,0,164,
196663,160,552,131320,553,262203,160,554,7,262203,160,555,7,196855,556,0,262394,15,557,556,131320,
557,262205,158,558,552,393228,163,559,1,62,558,131326,559,131320,556,262205,158,560,552,327879,
158,561,560,310,196670,554,561,327737,161,562,528,554,262205,158,563,552,327874,158,564,563,302,
196670,555,564,327737,161,565,528,555,327760,163,566,562,565,131326,566,65592,327734,158,567,0,
166,196663,165,568,131320,569,262205,161,570,568,262268,158,571,570,327874,158,572,571,302,327879,
158,573,572,301,327879,158,574,571,311,262268,161,575,574,327809,161,16,575,312,327852,231,576,
574,313,196855,577,0,262394,576,578,577,131320,578,131326,314,131320,577,327854,231,579,574,315,
196855,580,0,262394,579,581,580,131320,581,327877,158,582,573,316,131326,582,131320,580,327856,
231,583,574,307,196855,584,0,262394,583,585,584,131320,585,262268,158,586,16,327810,158,587,586,
317,327877,158,588,573,587,131326,588,131320,584,327808,158,589,574,496,327874,158,590,574,304,
327879,158,591,590,199,327808,158,592,589,591,327874,158,593,592,304,327877,158,594,573,593,
131326,594,65592,327734,158,595,0,167,196663,165,596,196663,165,597,131320,598,262203,165,599,7,
262203,165,600,7,262205,161,601,596,196670,599,601,327737,158,602,567,599,262205,161,603,597,
196670,600,603,327737,158,604,567,600,327876,158,605,604,302,327877,158,606,602,605,131326,606,
65592,327734,161,607,0,168,196663,165,608,131320,609,262205,161,610,608,262268,158,611,610,327810,
158,17,318,611,262268,161,612,17,131321,613,131320,613,458997,161,614,612,609,20,615,458997,170,
616,319,609,617,615,262390,618,615,0,131321,619,131320,619,327857,231,620,616,320,262394,620,621,
618,131320,621,262205,161,622,608,327813,161,18,622,614,327811,161,19,321,18,327813,161,20,614,19,
131321,615,131320,615,327808,170,617,616,322,131321,613,131320,618,131326,614,65592,327734,161,
623,0,168,196663,165,624,131320,625,262205,161,626,624,262268,158,627,626,327874,158,628,627,322,
327810,158,21,323,628,262268,161,629,21,262205,161,630,624,327813,161,22,312,630,131321,631,
131320,631,458997,161,632,629,625,26,633,458997,170,634,319,625,635,633,262390,636,633,0,131321,
637,131320,637,327857,231,638,634,320,262394,638,639,636,131320,639,327813,161,23,22,632,327813,
161,24,23,632,327811,161,25,324,24,327813,161,26,632,25,131321,633,131320,633,327808,170,635,634,
322,131321,631,131320,636,131326,632,65592,327734,161,640,0,168,196663,165,641,131320,642,262205,
161,643,641,327866,231,644,643,325,262205,161,645,641,393385,161,646,644,325,645,327813,161,27,
646,326,327809,161,28,27,327,327811,161,29,28,327,327813,161,30,29,328,327811,161,31,646,30,
327813,161,32,29,329,327811,161,33,31,32,327813,161,34,330,33,327809,161,35,34,331,327813,161,36,
35,33,327809,161,37,36,332,327813,161,38,37,33,327809,161,39,38,333,327813,161,40,39,33,327809,
161,41,40,334,327813,161,42,41,33,327809,161,43,42,312,327813,161,44,33,33,327813,161,45,43,44,
327809,161,46,45,33,327809,161,47,46,335,262268,158,647,28,327808,158,48,647,185,327876,158,648,
48,336,262268,161,649,648,327813,161,49,47,649,262205,161,650,641,327864,231,651,650,337,393385,
161,652,651,338,49,131326,652,65592,327734,161,653,0,169,196663,165,654,196663,165,655,196663,165,
656,131320,657,262205,161,658,654,262205,161,659,655,327813,161,50,658,659,262205,161,660,656,
327809,161,51,50,660,131326,51,65592,327734,170,661,0,171,196663,160,662,196663,160,663,131320,
664,262205,158,665,662,262268,170,666,665,262205,158,667,663,262268,170,668,667,397666,170,669,
666,668,0,131326,669,65592,327734,170,670,0,174,196663,173,671,196663,173,672,196663,173,673,
196663,173,674,196663,173,675,131320,676,262203,160,677,7,262203,160,678,7,262203,160,679,7,
262203,160,680,7,262203,160,681,7,262203,160,682,7,262203,160,683,7,262203,160,684,7,131321,685,
131320,685,458997,170,686,319,676,687,688,458997,170,689,319,676,690,688,262390,691,688,1,131321,
692,131320,692,327857,231,693,689,320,262394,693,694,691,131320,694,327745,160,695,671,689,262205,
158,696,695,327874,158,697,696,339,327879,158,698,697,340,327745,160,699,672,689,262205,158,700,
699,196670,677,700,196670,678,698,393273,170,701,661,677,678,262205,158,702,695,327874,158,703,
702,320,327879,158,704,703,340,327745,160,705,673,689,262205,158,706,705,196670,679,706,196670,
680,704,393273,170,707,661,679,680,327808,170,708,701,707,262205,158,709,695,327874,158,710,709,
341,327879,158,711,710,340,327745,160,712,674,689,262205,158,713,712,196670,681,713,196670,682,
711,393273,170,714,661,681,682,327808,170,715,708,714,262205,158,716,695,327879,158,717,716,340,
327745,160,718,675,689,262205,158,719,718,196670,683,719,196670,684,717,393273,170,720,661,683,
684,327808,170,721,715,720,327808,170,687,686,721,131321,688,131320,688,327808,170,690,689,322,
131321,685,131320,691,131326,686,65592,327734,161,722,0,175,196663,165,723,196663,165,724,131320,
725,262205,161,726,723,262205,161,727,724,327809,161,52,726,727,131326,52,65592,327734,170,728,0,
177,196663,176,729,131320,730,262205,170,731,729,393562,170,732,342,731,199,262205,170,733,729,
327808,170,734,733,732,196670,729,734,262205,170,735,729,393562,170,736,342,735,230,262205,170,
737,729,327808,170,738,737,736,196670,729,738,262205,170,739,729,262205,170,740,729,393562,170,
741,342,740,204,327808,170,742,739,741,131326,742,65592,327734,161,743,0,168,196663,165,744,
131320,745,262205,161,746,744,393562,161,747,342,746,199,262205,161,748,744,327866,231,749,747,
748,262205,161,750,744,393385,161,751,749,747,750,196670,744,751,262205,161,752,744,393562,161,
753,342,752,230,262205,161,754,744,327866,231,755,753,754,262205,161,756,744,393385,161,757,755,
753,756,196670,744,757,262205,161,758,744,393562,161,759,342,758,204,262205,161,760,744,327866,
231,761,759,760,262205,161,762,744,393385,161,763,761,759,762,131326,763,65592,327734,161,764,0,
181,196663,180,765,131320,766,262203,345,767,7,262203,165,768,7,262203,165,769,7,262203,347,770,7,
262203,165,771,7,262203,165,772,7,262203,165,773,7,262203,165,774,7,262203,165,775,7,262203,165,
776,7,262203,165,777,7,262203,165,778,7,262203,165,779,7,262203,165,780,7,262201,158,781,523,
327879,158,782,781,193,327879,158,783,782,204,327851,231,784,783,343,327879,158,785,782,230,
327851,231,786,785,343,327879,158,787,782,199,327851,231,788,787,343,131321,789,131320,789,458997,
170,790,319,766,791,792,262390,793,792,1,131321,794,131320,794,327857,231,795,790,320,262394,795,
796,793,131320,796,196855,797,0,262394,784,798,799,131320,798,327808,170,800,790,320,327745,165,
801,765,800,262205,161,802,801,131321,797,131320,799,327745,165,803,765,790,262205,161,804,803,
131321,797,131320,797,458997,161,805,802,798,804,799,196855,806,0,262394,784,807,808,131320,807,
327745,165,809,765,790,262205,161,810,809,131321,806,131320,808,327808,170,811,790,320,327745,165,
812,765,811,262205,161,813,812,131321,806,131320,806,458997,161,814,810,807,813,808,393562,161,
815,342,814,204,196670,768,805,196670,769,815,393273,161,816,722,768,769,327745,165,817,767,790,
196670,817,816,131321,792,131320,792,327808,170,791,790,322,131321,789,131320,793,131321,818,
131320,818,458997,170,819,319,793,820,821,262390,822,821,1,131321,823,131320,823,327857,231,824,
819,341,262394,824,825,822,131320,825,196855,826,0,262394,786,827,828,131320,827,327808,170,829,
819,341,327745,165,830,767,829,262205,161,831,830,131321,826,131320,828,327745,165,832,767,819,
262205,161,833,832,131321,826,131320,826,458997,161,834,831,827,833,828,196855,835,0,262394,786,
836,837,131320,836,327745,165,838,767,819,262205,161,839,838,131321,835,131320,837,327808,170,840,
819,341,327745,165,841,767,840,262205,161,842,841,131321,835,131320,835,458997,161,843,839,836,
842,837,393562,161,844,342,843,230,196670,771,834,196670,772,844,393273,161,845,722,771,772,
327745,165,846,770,819,196670,846,845,131321,821,131320,821,327808,170,820,819,322,131321,818,
131320,822,196855,847,0,262394,788,848,849,131320,848,327745,165,850,770,322,262205,161,851,850,
131321,847,131320,849,327745,165,852,770,319,262205,161,853,852,131321,847,131320,847,458997,161,
854,851,848,853,849,196855,855,0,262394,788,856,857,131320,856,327745,165,858,770,319,262205,161,
859,858,131321,855,131320,857,327745,165,860,770,322,262205,161,861,860,131321,855,131320,855,
458997,161,862,859,856,861,857,393562,161,863,342,862,199,196670,773,854,196670,774,863,393273,
161,864,722,773,774,393562,161,865,342,864,204,196670,775,864,196670,776,865,393273,161,866,722,
775,776,393562,161,867,342,866,230,196670,777,866,196670,778,867,393273,161,868,722,777,778,
393562,161,869,342,868,199,196670,779,868,196670,780,869,393273,161,870,722,779,780,131326,870,
65592,327734,161,871,0,182,196663,160,872,196663,165,873,196663,165,874,131320,875,262203,358,876,
7,262203,180,877,7,262203,180,878,7,262203,165,879,7,262201,158,880,523,327879,158,881,880,249,
131321,882,131320,882,458997,161,883,338,875,884,885,458997,158,886,343,875,887,885,262390,888,
885,0,131321,889,131320,889,327856,231,890,886,353,262394,890,891,888,131320,891,131321,892,
131320,892,458997,158,893,343,891,894,895,262390,896,895,1,131321,897,131320,897,327856,231,898,
893,356,262394,898,899,896,131320,899,327812,158,900,886,356,327808,158,901,900,893,262205,158,
902,872,458764,158,903,1,38,901,360,327812,158,904,903,251,327808,158,905,902,904,327808,158,906,
905,881,393281,361,907,55,319,906,262205,161,908,907,327745,165,909,876,893,196670,909,908,327854,
231,910,901,349,196855,911,0,262394,910,912,911,131320,912,196670,909,338,131321,911,131320,911,
131321,895,131320,895,327808,158,894,893,322,131321,892,131320,896,131321,913,131320,913,458997,
161,884,883,896,57,914,458997,158,915,343,896,916,914,262390,917,914,1,131321,918,131320,918,
327856,231,919,915,356,262394,919,920,917,131320,920,327745,165,921,876,915,262205,161,922,921,
262205,161,923,921,327813,161,56,922,923,327809,161,57,884,56,131321,914,131320,914,327808,158,
916,915,322,131321,913,131320,917,131321,885,131320,885,327808,158,887,886,322,131321,882,131320,
888,327745,365,924,364,881,196670,924,883,262368,230,230,300,131321,925,131320,925,458997,170,926,
319,888,927,928,262390,929,928,1,131321,930,131320,930,327857,231,931,926,366,262394,931,932,929,
131320,932,262201,158,933,523,327879,158,934,933,193,327812,158,935,934,178,262268,158,936,926,
327808,158,937,935,936,327745,365,938,364,937,262205,161,939,938,327745,165,940,877,926,196670,
940,939,131321,928,131320,928,327808,170,927,926,322,131321,925,131320,929,262205,179,941,877,
196670,878,941,327737,161,942,764,878,262205,161,943,873,327813,161,58,942,943,262205,161,944,874,
327809,161,59,58,944,196670,879,59,327737,161,945,623,879,131326,945,65592,327734,158,946,0,183,
196663,160,947,196663,160,948,131320,949,262201,158,950,523,262205,158,951,947,327812,158,952,951,
216,262205,158,953,948,327808,158,954,952,953,327812,158,955,954,6,327808,158,956,950,955,131326,
956,65592,327734,156,957,0,219,196663,160,958,196663,160,959,196663,160,960,196663,218,961,196663,
218,962,131320,963,262203,160,964,7,262203,160,965,7,131321,966,131320,966,458997,158,967,343,963,
968,969,262390,970,969,1,131321,971,131320,971,327856,231,972,967,216,262394,972,973,970,131320,
973,262205,158,974,960,196670,964,974,196670,965,967,393273,158,975,946,964,965,458764,158,976,1,
38,975,369,262205,158,977,958,327814,158,978,977,204,327808,158,979,978,976,393281,371,980,62,319,
979,262205,184,981,980,327745,221,982,961,967,196670,982,981,196855,983,0,262394,63,984,983,
131320,984,262205,158,985,959,327814,158,986,985,204,327808,158,987,986,976,393281,371,988,66,319,
987,262205,184,989,988,327745,221,990,962,967,196670,990,989,131321,983,131320,983,131321,969,
131320,969,327808,158,968,967,322,131321,966,131320,970,65789,65592,327734,156,991,0,220,196663,
165,992,196663,160,993,196663,218,994,196663,217,995,131320,996,262203,218,997,7,262203,160,998,7,
262203,160,999,7,131321,1000,131320,1000,458997,158,1001,343,996,70,1002,262390,1003,1002,1,
131321,1004,131320,1004,327856,231,1005,1001,216,262394,1005,1006,1003,131320,1006,327745,221,
1007,994,1001,262205,184,1008,1007,196855,1009,0,262394,63,1010,1009,131320,1010,262205,161,1011,
992,327822,184,67,1008,1011,196670,997,995,327745,221,1012,997,1001,262205,184,1013,1012,327813,
184,68,67,1013,131321,1009,131320,1009,458997,184,1014,1008,1006,68,1010,262205,158,1015,993,
196670,998,1015,196670,999,1001,393273,158,1016,946,998,999,327856,231,1017,1016,69,458832,374,
1018,1017,1017,1017,1017,393385,184,1019,1018,1014,373,196670,1007,1019,131321,1002,131320,1002,
327808,158,70,1001,322,131321,1000,131320,1003,65789,65592,327734,158,1020,0,222,196663,221,1021,
196663,165,1022,196663,176,1023,131320,1024,262203,221,1025,7,262205,184,1026,1021,262205,161,
1027,1022,327822,184,71,1026,1027,196670,1025,71,131321,1028,131320,1028,458997,158,1029,343,1024,
1030,1031,458997,170,1032,319,1024,1033,1031,262390,1034,1031,1,131321,1035,131320,1035,327857,
231,1036,1032,320,262394,1036,1037,1034,131320,1037,327745,165,1038,1025,1032,262205,161,1039,
1038,327864,231,1040,1039,375,196855,1041,0,262394,1040,1042,1043,131320,1042,262205,161,1044,
1038,131321,1041,131320,1043,131321,1041,131320,1041,458997,161,1045,1044,1042,375,1043,327866,
231,1046,1045,376,393385,161,1047,1046,1045,376,393228,161,1048,1,2,1047,262254,170,1049,1048,
262205,170,1050,1023,327808,170,1051,1050,1049,196670,1023,1051,327879,170,1052,1049,377,262268,
158,1053,1052,327812,170,1054,366,1032,327876,158,1055,1053,1054,327877,158,1030,1029,1055,131321,
1031,131320,1031,327808,170,1033,1032,322,131321,1028,131320,1034,131326,1029,65592,327734,161,
1056,0,223,196663,160,1057,196663,160,1058,196663,165,1059,196663,165,1060,131320,1061,262203,218,
1062,7,262203,160,1063,7,262203,160,1064,7,262203,160,1065,7,262203,218,1066,7,262203,218,1067,7,
262203,160,1068,7,262203,165,1069,7,262203,165,1070,7,262203,160,1071,7,262203,160,1072,7,262203,
160,1073,7,262203,218,1074,7,262203,218,1075,7,262203,165,1076,7,262203,160,1077,7,262203,218,
1078,7,262203,165,1079,7,262203,160,1080,7,262203,160,1081,7,262203,160,1082,7,262203,218,1083,7,
262203,218,1084,7,262203,165,1085,7,262203,160,1086,7,262203,218,1087,7,262203,160,1088,7,262203,
160,1089,7,262203,221,1090,7,262203,165,1091,7,262203,176,1092,7,262201,158,1093,523,327850,231,
1094,1093,343,196855,1095,0,262394,1094,1096,1095,131320,1096,196670,380,343,196670,382,319,
131321,1095,131320,1095,262205,158,1097,1057,196670,1063,1097,262205,158,1098,1058,196670,1064,
1098,196670,1065,343,589881,156,1099,957,1063,1064,1065,1066,1067,262205,217,1100,1066,196670,
1062,1100,262205,217,1101,1067,196855,1102,0,262394,63,1103,1104,131320,1103,262205,158,1105,1057,
196670,1068,1105,262205,161,1106,1059,196670,1069,1106,262205,161,1107,1060,196670,1070,1107,
458809,161,1108,871,1068,1069,1070,131321,1102,131320,1104,262368,230,230,300,131321,1102,131320,
1102,458997,161,1109,1108,1103,335,1104,131321,1110,131320,1110,458997,217,1111,1101,1102,1112,
1113,458997,161,1114,378,1102,1115,1113,458997,158,1116,343,1102,1117,1113,262390,1118,1113,0,
131321,1119,131320,1119,327856,231,1120,1116,211,262394,1120,1121,1118,131320,1121,327852,231,
1122,1116,343,196855,1123,0,262394,1122,1124,1123,131320,1124,262205,158,1125,1057,196670,1071,
1125,262205,158,1126,1058,196670,1072,1126,196670,1073,1116,589881,156,1127,957,1071,1072,1073,
1074,1075,262205,217,1128,1074,196670,1062,1128,262205,217,1129,1075,131321,1123,131320,1123,
458997,217,1112,1111,1121,1129,1124,196670,1076,1109,196670,1077,1116,262205,217,1130,1062,196670,
1078,1130,524345,156,1131,991,1076,1077,1078,1112,262205,217,1132,1078,196670,1062,1132,131321,
1133,131320,1133,458997,158,1134,343,1123,1135,1136,458997,161,1115,1114,1123,1137,1136,262390,
1138,1136,1,131321,1139,131320,1139,327856,231,1140,1134,216,262394,1140,1141,1138,131320,1141,
131321,1142,131320,1142,458997,161,1137,1115,1141,1143,1144,458997,170,1145,319,1141,1146,1144,
262390,1147,1144,1,131321,1148,131320,1148,327857,231,1149,1145,320,262394,1149,1150,1147,131320,
1150,393281,165,1151,1062,1134,1145,262205,161,1152,1151,393228,161,1153,1,4,1152,327866,231,1154,
1153,1137,393385,161,1143,1154,1153,1137,131321,1144,131320,1144,327808,170,1146,1145,322,131321,
1142,131320,1147,131321,1136,131320,1136,327808,158,1135,1134,322,131321,1133,131320,1138,131321,
1113,131320,1113,327808,158,1117,1116,322,131321,1110,131320,1118,262268,158,1155,1114,458991,158,
1156,380,199,343,1155,262368,230,230,300,262205,158,1157,380,262268,161,1158,1157,196670,1079,
1158,327737,161,1159,607,1079,327813,161,72,375,1159,327813,161,73,1158,383,131321,1160,131320,
1160,458997,170,1161,319,1118,1162,1163,458997,158,1164,343,1118,1165,1163,262390,1166,1163,0,
131321,1167,131320,1167,327856,231,1168,1164,211,262394,1168,1169,1166,131320,1169,196855,1170,0,
262394,384,1171,1170,131320,1171,262205,158,1172,1057,196670,1080,1172,262205,158,1173,1058,
196670,1081,1173,196670,1082,1164,589881,156,1174,957,1080,1081,1082,1083,1084,262205,217,1175,
1083,196670,1062,1175,262205,217,1176,1084,196670,1085,1109,196670,1086,1164,196670,1087,1175,
524345,156,1177,991,1085,1086,1087,1176,262205,217,1178,1087,196670,1062,1178,131321,1170,131320,
1170,131321,1179,131320,1179,458997,170,1162,1161,1170,1180,1181,458997,158,1182,343,1170,1183,
1181,262390,1184,1181,1,131321,1185,131320,1185,327856,231,1186,1182,216,262394,1186,1187,1184,
131320,1187,196670,1088,1164,196670,1089,1182,393273,158,1188,946,1088,1089,327745,221,1189,1062,
1182,262205,184,1190,1189,196670,1090,1190,196670,1091,72,196670,1092,1162,458809,158,1191,1020,
1090,1091,1092,262205,170,1180,1092,327856,231,1192,1188,385,196855,1193,0,262394,1192,1194,1193,
131320,1194,327814,158,1195,1188,204,327817,158,1196,1188,204,393281,379,1197,388,1195,1196,
196670,1197,1191,131321,1193,131320,1193,131321,1181,131320,1181,327808,158,1183,1182,322,131321,
1179,131320,1184,131321,1163,131320,1163,327808,158,1165,1164,322,131321,1160,131320,1166,458986,
170,1198,382,199,343,1161,262368,230,230,300,131326,73,65592,327734,161,1199,0,175,196663,165,
1200,196663,165,1201,131320,1202,262203,165,1203,7,262203,165,1204,7,262203,165,1205,7,262203,165,
1206,7,262205,161,1207,1200,327866,231,1208,1207,338,262205,161,1209,1200,393385,161,1210,1208,
1209,338,196855,1211,0,262394,74,1212,1213,131320,1212,262205,161,1214,1200,262205,161,1215,1200,
262271,161,75,1215,196670,1203,75,327737,161,1216,640,1203,196670,1204,335,196670,1205,1216,
393273,161,1217,722,1204,1205,196670,1206,1217,327737,161,1218,607,1206,327813,161,76,1214,1218,
262205,161,1219,1201,327813,161,77,76,1219,131321,1211,131320,1213,327813,161,78,1210,1210,262205,
161,1220,1201,327813,161,79,78,1220,131321,1211,131320,1211,458997,161,1221,77,1212,79,1213,
131326,1221,65592,327734,158,1222,0,183,196663,160,1223,196663,160,1224,131320,1225,262205,158,
1226,1223,327812,158,1227,1226,204,327814,158,1228,1227,10,262205,158,1229,1223,327812,158,1230,
1229,204,327817,158,1231,1230,10,327854,231,1232,1231,81,327846,231,1233,80,1232,262312,231,1234,
1233,196855,1235,0,262394,1234,1236,1235,131320,1236,327854,231,1237,1228,389,131321,1235,131320,
1235,458997,231,1238,1233,1225,1237,1236,196855,1239,0,262394,1238,1240,1239,131320,1240,262205,
158,1241,1223,327812,158,1242,1241,204,262205,158,1243,1224,327808,158,1244,1242,1243,131326,1244,
131320,1239,327812,158,1245,1228,10,327814,158,1246,1231,230,327808,158,1247,1245,1246,262205,158,
1248,1224,327879,158,1249,1248,199,327808,158,1250,1247,1249,262205,158,1251,1224,327874,158,1252,
1251,322,327812,158,1253,1252,390,327808,158,1254,1250,1253,131326,1254,65592,327734,161,1255,0,
224,196663,176,1256,196663,176,1257,196663,165,1258,196663,165,1259,196663,160,1260,131320,1261,
262205,170,1262,1256,262205,170,1263,1257,327810,170,1264,1262,1263,262255,161,1265,1264,262205,
161,1266,1259,262205,161,1267,1258,327813,161,82,1266,1267,327813,161,83,1265,82,327745,393,1268,
392,341,262205,158,1269,1268,327851,231,1270,1269,394,196855,1271,0,262394,1270,1272,1271,131320,
1272,262205,158,1273,1260,327808,158,1274,1269,1273,393281,361,1275,87,319,1274,262205,161,1276,
1275,327809,161,88,83,1276,131321,1271,131320,1271,458997,161,1277,83,1261,88,1272,131326,1277,
65592,327734,163,1278,0,225,196663,165,1279,196663,165,1280,196663,160,1281,196663,160,1282,
131320,1283,262203,289,1284,7,262205,158,1285,1282,327812,158,1286,1285,397,262205,158,1287,1281,
327808,158,1288,1286,1287,393281,398,1289,91,319,1288,262205,163,1290,1289,196670,1284,1290,
262205,161,1291,1279,327745,165,1292,1284,343,262205,161,1293,1292,327813,161,92,1291,1293,262205,
161,1294,1280,327745,165,1295,1284,199,262205,161,1296,1295,327813,161,93,1294,1296,327811,161,94,
92,93,262205,161,1297,1279,262205,161,1298,1295,327813,161,95,1297,1298,262205,161,1299,1280,
262205,161,1300,1292,327813,161,96,1299,1300,327809,161,97,95,96,327760,163,1301,94,97,131326,
1301,65592,327734,156,1302,0,226,196663,160,1303,196663,221,1304,196663,160,1305,131320,1306,
262203,165,1307,7,262203,165,1308,7,262203,160,1309,7,262203,160,1310,7,262203,165,1311,7,262203,
165,1312,7,262203,160,1313,7,262203,160,1314,7,262203,289,1315,7,262203,165,1316,7,262203,165,
1317,7,262203,160,1318,7,262203,160,1319,7,262203,289,1320,7,262203,165,1321,7,262203,165,1322,7,
262203,160,1323,7,262203,160,1324,7,262203,221,1325,7,262203,165,1326,7,262203,165,1327,7,262203,
165,1328,7,262203,165,1329,7,262205,158,1330,1303,327812,158,1331,1330,204,327814,158,1332,1331,
10,262205,158,1333,1303,327812,158,98,1333,204,327817,158,99,98,10,327745,401,1334,106,319,262205,
158,1335,1334,262205,158,1336,1305,327808,158,107,1335,1336,327808,158,1337,99,230,327856,231,
1338,1332,402,327856,231,1339,99,81,327847,231,1340,1338,1339,196855,1341,0,262394,1340,1342,1341,
131320,1342,196855,1343,0,262394,80,1344,1345,131320,1344,327814,158,108,99,230,327745,165,1346,
1304,343,262205,161,1347,1346,196670,1307,1347,327745,165,1348,1304,199,262205,161,1349,1348,
196670,1308,1349,196670,1309,108,196670,1310,107,524345,163,1350,1278,1307,1308,1309,1310,327761,
161,1351,1350,0,196670,1346,1351,327761,161,1352,1350,1,196670,1348,1352,327808,158,109,108,199,
327745,165,1353,1304,230,262205,161,1354,1353,196670,1311,1354,327745,165,1355,1304,342,262205,
161,1356,1355,196670,1312,1356,196670,1313,109,196670,1314,107,524345,163,1357,1278,1311,1312,
1313,1314,327761,161,1358,1357,0,196670,1353,1358,327761,161,1359,1357,1,196670,1355,1359,131321,
1343,131320,1345,327814,158,110,99,230,327745,165,1360,1304,343,262205,161,1361,1360,196670,1316,
1361,327745,165,1362,1304,230,262205,161,1363,1362,196670,1317,1363,196670,1318,110,196670,1319,
107,524345,163,1364,1278,1316,1317,1318,1319,196670,1315,1364,327808,158,111,110,199,327745,165,
1365,1304,199,262205,161,1366,1365,196670,1321,1366,327745,165,1367,1304,342,262205,161,1368,1367,
196670,1322,1368,196670,1323,111,196670,1324,107,524345,163,1369,1278,1321,1322,1323,1324,196670,
1320,1369,327745,165,1370,1315,343,262205,161,1371,1370,327745,165,1372,1320,343,262205,161,1373,
1372,327745,165,1374,1315,199,262205,161,1375,1374,327745,165,1376,1320,199,262205,161,1377,1376,
458832,184,1378,1371,1373,1375,1377,196670,1304,1378,327814,158,1379,99,230,327808,158,1380,1379,
403,131321,1343,131320,1343,458997,158,1381,1337,1344,1380,1345,458997,158,1382,99,1344,1379,1345,
131321,1341,131320,1341,458997,158,1383,1337,1306,1381,1343,458997,158,1384,99,1306,1382,1343,
327856,231,1385,1332,11,196855,1386,0,262394,1385,1387,1388,131320,1387,327745,393,1389,392,404,
262205,158,1390,1389,262205,158,1391,1305,327745,393,1392,392,339,262205,158,1393,1392,327812,158,
1394,1391,1393,327808,158,1395,1390,1394,327812,158,1396,1332,253,327808,158,1397,1395,1396,
262205,184,1398,1304,327745,405,1399,392,304,262205,161,1400,1399,327822,184,112,1398,1400,196670,
1325,112,327808,158,1401,1397,1384,327745,165,1402,1325,343,262205,161,1403,1402,393281,361,1404,
55,319,1401,196670,1404,1403,327808,158,1405,1401,199,327745,165,1406,1325,199,262205,161,1407,
1406,393281,361,1408,55,319,1405,196670,1408,1407,327808,158,1409,1397,1383,327745,165,1410,1325,
230,262205,161,1411,1410,393281,361,1412,55,319,1409,196670,1412,1411,327808,158,1413,1409,199,
327745,165,1414,1325,342,262205,161,1415,1414,393281,361,1416,55,319,1413,196670,1416,1415,131321,
1386,131320,1388,327810,158,1417,1332,11,327856,231,1418,1417,12,196855,1419,0,262394,1418,1420,
1421,131320,1420,131321,1419,131320,1421,327810,158,1422,1417,12,131321,1419,131320,1419,458997,
158,1423,1417,1420,1422,1421,327745,393,1424,392,406,262205,158,1425,1424,327812,158,1426,1423,
1425,327808,158,1427,1426,107,327812,158,1428,1427,253,327745,165,1429,1304,343,262205,161,1430,
1429,196670,1326,1430,327745,165,1431,1304,199,262205,161,1432,1431,196670,1327,1432,393273,158,
1433,595,1326,1327,327745,165,1434,1304,230,262205,161,1435,1434,196670,1328,1435,327745,165,1436,
1304,342,262205,161,1437,1436,196670,1329,1437,393273,158,1438,595,1328,1329,196855,1439,0,262394,
1418,1440,1441,131320,1440,327808,158,1442,1428,1384,327814,158,1443,1442,230,393281,401,1444,115,
319,1443,196670,1444,1433,327808,158,1445,1428,1383,327814,158,1446,1445,230,393281,401,1447,115,
319,1446,196670,1447,1438,131321,1439,131320,1441,327808,158,1448,1428,1384,327814,158,1449,1448,
230,393281,401,1450,118,319,1449,196670,1450,1433,327808,158,1451,1428,1383,327814,158,1452,1451,
230,393281,401,1453,118,319,1452,196670,1453,1438,131321,1439,131320,1439,131321,1386,131320,1386,
65789,65592,327734,156,1454,0,227,196663,160,1455,196663,165,1456,196663,160,1457,131320,1458,
327745,393,1459,392,404,262205,158,1460,1459,262205,158,1461,1457,327745,393,1462,392,339,262205,
158,1463,1462,327812,158,1464,1461,1463,327808,158,1465,1460,1464,262205,158,1466,1455,327808,158,
1467,1465,1466,393281,361,1468,55,319,1467,262205,161,1469,1468,262205,161,1470,1456,327745,405,
1471,392,409,262205,161,1472,1471,327813,161,119,1470,1472,327809,161,120,1469,119,196670,1468,
120,65789,65592,327734,156,1473,0,227,196663,160,1474,196663,165,1475,196663,160,1476,131320,1477,
327745,393,1478,392,404,262205,158,1479,1478,262205,158,1480,1476,327745,393,1481,392,339,262205,
158,1482,1481,327812,158,1483,1480,1482,327808,158,1484,1479,1483,262205,158,1485,1474,327808,158,
1486,1484,1485,262205,161,1487,1475,393281,361,1488,55,319,1486,196670,1488,1487,65789,65592,
327734,156,1489,0,228,196663,160,1490,196663,165,1491,196663,165,1492,196663,160,1493,131320,1494,
262203,165,1495,7,262203,165,1496,7,327745,393,1497,392,404,262205,158,1498,1497,262205,158,1499,
1493,327745,393,1500,392,339,262205,158,1501,1500,327812,158,1502,1499,1501,327808,158,1503,1498,
1502,262205,158,1504,1490,327808,158,1505,1503,1504,262205,161,1506,1491,196670,1495,1506,262205,
161,1507,1492,196670,1496,1507,393273,161,1508,1199,1495,1496,393281,361,1509,55,319,1505,196670,
1509,1508,65789,65592,327734,172,1510,0,229,196663,160,1511,196663,160,1512,131320,1513,196855,
1514,0,262394,410,1515,1516,131320,1515,262205,158,1517,1512,327745,411,1518,388,1517,262205,172,
1519,1518,131321,1514,131320,1516,262205,158,1520,1511,327812,158,1521,1520,203,262205,158,1522,
1512,327808,158,1523,1521,1522,393281,413,1524,123,319,1523,262205,172,1525,1524,131321,1514,
131320,1514,458997,172,1526,1519,1515,1525,1516,131326,1526,65592,327734,156,1527,0,241,196663,
160,1528,196663,235,1529,196663,240,1530,131320,1531,262203,417,1532,7,131321,1533,131320,1533,
458997,158,1534,343,1531,1535,1536,262390,1537,1536,1,131321,1538,131320,1538,327856,231,1539,
1534,237,262394,1539,1540,1537,131320,1540,262205,158,1541,1528,327808,158,1542,1541,1534,327812,
158,1543,1542,178,262201,158,1544,523,327879,158,1545,1544,193,327808,158,1546,1543,1545,458764,
158,1547,1,38,1546,415,131321,1548,131320,1548,458997,158,1549,343,1540,1550,1551,262390,1552,
1551,1,131321,1553,131320,1553,327856,231,1554,1549,234,262394,1554,1555,1552,131320,1555,327812,
158,1556,1534,234,327808,158,1557,1556,1549,327745,393,1558,392,319,262205,158,1559,1558,196670,
1532,1529,327745,160,1560,1532,1549,262205,158,1561,1560,327812,158,1562,1561,418,327808,158,1563,
1559,1562,327808,158,1564,1563,1547,393281,413,1565,126,319,1564,262205,172,1566,1565,327745,173,
1567,1530,1557,196670,1567,1566,131321,1551,131320,1551,327808,158,1550,1549,322,131321,1548,
131320,1552,131321,1536,131320,1536,327808,158,1535,1534,322,131321,1533,131320,1537,65789,65592,
327734,156,1568,0,245,196663,160,1569,196663,239,1570,196663,244,1571,131320,1572,262203,160,1573,
7,262203,160,1574,7,262203,160,1575,7,262203,160,1576,7,262203,160,1577,7,262203,160,1578,7,
262203,160,1579,7,262203,160,1580,7,262203,173,1581,7,262203,240,1582,7,262203,173,1583,7,262203,
173,1584,7,262203,173,1585,7,262203,173,1586,7,131321,1587,131320,1587,458997,158,1588,343,1572,
1589,1590,262390,1591,1590,1,131321,1592,131320,1592,327856,231,1593,1588,237,262394,1593,1594,
1591,131320,1594,262205,158,1595,1569,327808,158,1596,1595,1588,327812,158,1597,1596,178,262201,
158,1598,523,327879,158,1599,1598,193,327808,158,1600,1597,1599,327814,158,1601,1600,230,327812,
158,1602,1601,178,327817,158,1603,1600,230,327808,158,1604,1602,1603,131321,1605,131320,1605,
458997,158,1606,343,1594,1607,1608,262390,1609,1608,1,131321,1610,131320,1610,327856,231,1611,
1606,9,262394,1611,1612,1609,131320,1612,196670,1573,1606,196670,1574,1604,393273,172,1613,1510,
1573,1574,327808,158,1614,1604,230,196670,1575,1606,196670,1576,1614,393273,172,1615,1510,1575,
1576,327808,158,1616,1604,204,196670,1577,1606,196670,1578,1616,393273,172,1617,1510,1577,1578,
327808,158,1618,1604,419,196670,1579,1606,196670,1580,1618,393273,172,1619,1510,1579,1580,131321,
1620,131320,1620,458997,158,1621,343,1612,1622,1623,262390,1624,1623,1,131321,1625,131320,1625,
327856,231,1626,1621,234,262394,1626,1627,1624,131320,1627,327812,158,1628,1606,234,327808,158,
1629,1628,1621,327812,158,1630,1588,234,327808,158,1631,1630,1621,196670,1582,1570,327745,173,
1632,1582,1631,262205,172,1633,1632,196670,1581,1633,196670,1583,1613,196670,1584,1615,196670,
1585,1617,196670,1586,1619,589881,170,1634,670,1581,1583,1584,1585,1586,327745,176,1635,1571,1629,
262205,170,1636,1635,327808,170,1637,1636,1634,196670,1635,1637,131321,1623,131320,1623,327808,
158,1622,1621,322,131321,1620,131320,1624,131321,1608,131320,1608,327808,158,1607,1606,322,131321,
1605,131320,1609,131321,1590,131320,1590,327808,158,1589,1588,322,131321,1587,131320,1591,65789,
65592,327734,156,510,0,246,196663,160,1638,131320,1639,262203,417,1640,7,262203,160,1641,7,262203,
160,1642,7,262203,244,1643,7,262203,425,1644,7,262203,160,1645,7,262203,240,1646,7,262203,428,
1647,7,262203,160,1648,7,262203,160,1649,7,262203,165,1650,7,262203,165,1651,7,262203,432,1652,7,
262203,160,1653,7,262203,244,1654,7,262203,160,1655,7,262203,240,1656,7,262203,160,1657,7,262203,
244,1658,7,262203,176,1659,7,262203,176,1660,7,262203,176,1661,7,262203,176,1662,7,262203,165,
1663,7,262203,165,1664,7,262203,160,1665,7,262203,160,1666,7,262203,165,1667,7,262203,160,1668,7,
262203,160,1669,7,262203,165,1670,7,262203,160,1671,7,262203,176,1672,7,262203,176,1673,7,262203,
165,1674,7,262203,165,1675,7,262203,160,1676,7,262203,160,1677,7,262203,165,1678,7,262203,165,
1679,7,262203,160,1680,7,262203,160,1681,7,262203,221,1682,7,262203,160,1683,7,262201,158,1684,
523,327879,158,1685,1684,193,327874,158,1686,1684,420,262205,158,1687,1638,327812,158,1688,1687,
258,327808,158,1689,1688,1686,327812,158,1690,1689,8,131321,1691,131320,1691,458997,158,1692,343,
1639,1693,1694,262390,1695,1694,1,131321,1696,131320,1696,327856,231,1697,1692,8,262394,1697,1698,
1695,131320,1698,327808,158,1699,1690,1692,327745,393,1700,392,421,262205,158,1701,1700,327810,
158,1702,1701,199,458764,158,1703,1,38,1699,1702,196855,1704,0,262394,422,1705,1706,131320,1705,
327814,158,1707,1703,204,327817,158,1708,1703,204,196670,1641,1707,196670,1642,1708,393273,158,
1709,1222,1641,1642,131321,1704,131320,1706,131321,1704,131320,1704,458997,158,1710,1709,1705,
1703,1706,327745,160,1711,1640,1692,196670,1711,1710,196855,1712,0,262394,423,1713,1712,131320,
1713,327808,158,1714,8,1692,327808,158,1715,1701,1703,327745,160,1716,1640,1714,196670,1716,1715,
131321,1712,131320,1712,131321,1694,131320,1694,327808,158,1693,1692,322,131321,1691,131320,1695,
131321,1717,131320,1717,458997,158,1718,343,1695,1719,1720,262390,1721,1720,1,131321,1722,131320,
1722,327856,231,1723,1718,242,262394,1723,1724,1721,131320,1724,327745,176,1725,1643,1718,196670,
1725,319,131321,1720,131320,1720,327808,158,1719,1718,322,131321,1717,131320,1721,131321,1726,
131320,1726,458997,158,1727,343,1721,1728,1729,262390,1730,1729,1,131321,1731,131320,1731,327856,
231,1732,1727,234,262394,1732,1733,1730,131320,1733,327745,393,1734,392,322,262205,158,1735,1734,
327745,160,1736,1640,1727,262205,158,1737,1736,327808,158,1738,1735,1737,393281,361,1739,87,319,
1738,262205,161,1740,1739,327745,165,1741,1644,1727,196670,1741,1740,131321,1729,131320,1729,
327808,158,1728,1727,322,131321,1726,131320,1730,262205,235,1742,1640,196670,1645,343,458809,156,
1743,1527,1645,1742,1646,262205,239,1744,1646,196855,1745,0,262394,426,1746,1747,131320,1746,
327745,393,1748,392,320,262205,158,1749,1748,196670,1648,1749,327745,393,1750,392,420,262205,158,
1751,1750,196670,1649,1751,327745,405,1752,392,429,262205,161,1753,1752,196670,1650,1753,327745,
405,1754,392,430,262205,161,1755,1754,196670,1651,1755,524345,161,1756,1056,1648,1649,1650,1651,
327745,165,1757,1647,319,196670,1757,1756,262205,170,1758,382,327745,176,1759,1652,319,196670,
1759,1758,131321,1745,131320,1747,131321,1760,131320,1760,458997,158,1761,343,1747,1762,1763,
262390,1764,1763,1,131321,1765,131320,1765,327856,231,1766,1761,9,262394,1766,1767,1764,131320,
1767,327745,393,1768,392,433,262205,158,1769,1768,327812,158,1770,230,1761,327808,158,1771,1769,
1770,393281,361,1772,55,319,1771,262205,161,1773,1772,327745,165,1774,1647,1761,196670,1774,1773,
327808,158,1775,1771,199,393281,361,1776,55,319,1775,262205,161,1777,1776,262268,170,1778,1777,
327745,176,1779,1652,1761,196670,1779,1778,131321,1763,131320,1763,327808,158,1762,1761,322,
131321,1760,131320,1764,131321,1745,131320,1745,196670,1653,343,262205,243,1780,1643,196670,1654,
1780,458809,156,1781,1568,1653,1744,1654,262205,243,1782,1654,196670,1643,1782,131321,1783,131320,
1783,458997,158,1784,237,1745,1785,1786,262390,1787,1786,0,131321,1788,131320,1788,327856,231,
1789,1784,434,262394,1789,1790,1787,131320,1790,262205,235,1791,1640,196670,1655,1784,458809,156,
1792,1527,1655,1791,1656,262205,239,1793,1656,196670,1657,1784,262205,243,1794,1643,196670,1658,
1794,458809,156,1795,1568,1657,1793,1658,262205,243,1796,1658,196670,1643,1796,131321,1786,131320,
1786,327808,158,1785,1784,237,131321,1783,131320,1787,131321,1797,131320,1797,458997,158,1798,343,
1787,1799,1800,262390,1801,1800,1,131321,1802,131320,1802,327856,231,1803,1798,9,262394,1803,1804,
1801,131320,1804,131321,1805,131320,1805,458997,158,1806,343,1804,1807,1808,262390,1809,1808,1,
131321,1810,131320,1810,327856,231,1811,1806,8,262394,1811,1812,1809,131320,1812,327812,158,1813,
1798,234,327808,158,1814,1813,1806,327745,176,1815,1643,1814,262205,170,1816,1815,196670,1659,
1816,327737,170,1817,728,1659,196855,1818,0,262394,435,1819,1818,131320,1819,327808,158,1820,1813,
8,327808,158,1821,1820,1806,327745,176,1822,1643,1821,262205,170,1823,1822,196670,1660,1823,
327737,170,1824,728,1660,131321,1818,131320,1818,458997,170,1825,319,1812,1824,1819,196670,1661,
1817,327745,176,1826,1652,1798,262205,170,1827,1826,196670,1662,1827,327745,165,1828,1647,1798,
262205,161,1829,1828,196670,1663,1829,327745,165,1830,1644,1806,262205,161,1831,1830,196670,1664,
1831,327745,160,1832,1640,1806,262205,158,1833,1832,196670,1665,1833,589881,161,1834,1255,1661,
1662,1663,1664,1665,327851,231,1835,1685,343,196855,1836,0,262394,1835,1837,1836,131320,1837,
131321,1808,131320,1836,196855,1838,0,262394,436,1839,1840,131320,1839,327812,158,1841,1798,258,
327808,158,1842,1841,1686,327812,158,1843,1842,8,327808,158,1844,1843,1806,327745,365,1845,441,
1844,196670,1845,1834,131321,1838,131320,1840,327808,158,1846,1690,1806,327745,393,1847,392,421,
262205,158,1848,1847,327856,231,1849,1846,1848,196855,1850,0,262394,1849,1851,1850,131320,1851,
327745,393,1852,392,366,262205,158,1853,1852,327856,231,1854,1798,1853,131321,1850,131320,1850,
458997,231,1855,1849,1840,1854,1851,196855,1856,0,262394,1855,1857,1856,131320,1857,196855,1858,0,
262394,442,1859,1860,131320,1859,262205,158,1861,1832,196670,1666,1861,196670,1667,1834,196670,
1668,1798,458809,156,1862,1454,1666,1667,1668,131321,1858,131320,1860,196855,1863,0,262394,443,
1864,1865,131320,1864,262205,158,1866,1832,196670,1669,1866,196670,1670,1834,196670,1671,1798,
458809,156,1867,1473,1669,1670,1671,131321,1863,131320,1865,327808,158,1868,444,1806,262205,158,
1869,1832,327808,158,1870,1848,1869,196670,1672,1825,262205,170,1871,1826,196670,1673,1871,262205,
161,1872,1828,196670,1674,1872,327745,165,1873,1644,1868,262205,161,1874,1873,196670,1675,1874,
196670,1676,1870,589881,161,1875,1255,1672,1673,1674,1675,1676,262205,158,1876,1832,196670,1677,
1876,196670,1678,1834,196670,1679,1875,196670,1680,1798,524345,156,1877,1489,1677,1678,1679,1680,
131321,1863,131320,1863,131321,1858,131320,1858,131321,1856,131320,1856,131321,1838,131320,1838,
131321,1808,131320,1808,327808,158,1807,1806,322,131321,1805,131320,1809,131321,1800,131320,1800,
327808,158,1799,1798,322,131321,1797,131320,1801,196855,1878,0,262394,445,1879,1878,131320,1879,
262368,230,230,300,262205,158,1880,1638,327812,158,1881,1880,447,327817,158,1882,1684,447,327808,
158,1883,1881,1882,327814,158,1884,1684,447,131321,1885,131320,1885,458997,158,1886,1884,1879,
1887,1888,262390,1889,1888,0,131321,1890,131320,1890,327856,231,1891,1886,9,262394,1891,1892,1889,
131320,1892,327812,158,1893,1886,447,327808,158,1894,1893,1882,327812,158,1895,1894,204,327812,
158,1896,1883,204,327745,393,1897,392,421,262205,158,1898,1897,327856,231,1899,1896,1898,196855,
1900,0,262394,1899,1901,1900,131320,1901,327745,393,1902,392,366,262205,158,1903,1902,327856,231,
1904,1886,1903,131321,1900,131320,1900,458997,231,1905,1899,1892,1904,1901,196855,1906,0,262394,
1905,1907,1906,131320,1907,327745,365,1908,441,1895,262205,161,1909,1908,327808,158,1910,1895,199,
327745,365,1911,441,1910,262205,161,1912,1911,327808,158,1913,1895,230,327745,365,1914,441,1913,
262205,161,1915,1914,327808,158,1916,1895,342,327745,365,1917,441,1916,262205,161,1918,1917,
458832,184,1919,1909,1912,1915,1918,196670,1681,1883,196670,1682,1919,196670,1683,1886,458809,156,
1920,1302,1681,1682,1683,131321,1906,131320,1906,131321,1888,131320,1888,327814,158,1921,6,447,
327808,158,1887,1886,1921,131321,1885,131320,1889,131321,1878,131320,1878,65789,65592,327734,158,
1922,0,247,196663,160,1923,131320,1924,262201,158,1925,523,327814,158,1926,1925,279,327812,158,
1927,1926,284,262205,158,1928,1923,327817,158,1929,1928,284,327808,158,1930,1927,1929,131326,1930,
65592,327734,158,1931,0,247,196663,160,1932,131320,1933,262201,158,1934,523,327817,158,1935,1934,
279,262205,158,1936,1932,327814,158,1937,1936,284,327812,158,1938,1937,6,327808,158,1939,1935,
1938,131326,1939,65592,327734,231,1940,0,248,196663,160,1941,131320,1942,262203,160,1943,7,262203,
160,1944,7,262205,158,1945,1941,196670,1943,1945,327737,158,1946,1922,1943,327856,231,1947,1946,
277,196855,1948,0,262394,1947,1949,1948,131320,1949,262205,158,1950,1941,196670,1944,1950,327737,
158,1951,1931,1944,327856,231,1952,1951,268,131321,1948,131320,1948,458997,231,1953,1947,1942,
1952,1949,131326,1953,65592,327734,156,1954,0,266,196663,160,1955,196663,160,1956,196663,160,1957,
196663,160,1958,196663,265,1959,131320,1960,262205,158,1961,1955,327745,393,1962,392,406,262205,
158,1963,1962,327812,158,1964,1961,1963,262205,158,1965,1956,327812,158,1966,1965,251,327808,158,
1967,1964,1966,327812,158,1968,1967,254,327812,158,1969,1968,178,262201,158,1970,523,327879,158,
1971,1970,193,327808,158,1972,1969,1971,131321,1973,131320,1973,458997,158,1974,343,1960,1975,
1976,262390,1977,1976,1,131321,1978,131320,1978,327856,231,1979,1974,262,262394,1979,1980,1977,
131320,1980,262205,158,1981,1958,327812,158,1982,1974,258,327808,158,1983,1981,1982,262201,158,
1984,523,327874,158,1985,1984,420,327808,158,1986,1983,1985,262205,158,1987,1957,327810,158,1988,
1987,199,458764,158,1989,1,38,1986,1988,131321,1990,131320,1990,458997,158,1991,343,1980,1992,
1993,262390,1994,1993,1,131321,1995,131320,1995,327856,231,1996,1991,254,262394,1996,1997,1994,
131320,1997,327812,158,1998,1974,254,327808,158,1999,1998,1991,327812,158,2000,1989,254,327808,
158,2001,2000,1991,327812,158,2002,2001,178,327808,158,2003,1972,2002,393281,413,2004,129,319,
2003,262205,172,2005,2004,327745,173,2006,1959,1999,196670,2006,2005,131321,1993,131320,1993,
327808,158,1992,1991,322,131321,1990,131320,1994,131321,1976,131320,1976,327808,158,1975,1974,322,
131321,1973,131320,1977,65789,65592,327734,156,2007,0,267,196663,264,2008,196663,160,2009,196663,
160,2010,131320,2011,262203,452,2012,7,262203,160,2013,7,262203,265,2014,7,262203,180,2015,7,
262203,289,2016,7,262203,165,2017,7,262203,165,2018,7,262203,165,2019,7,262203,165,2020,7,262203,
165,2021,7,262203,165,2022,7,262203,180,2023,7,262201,158,2024,523,327879,158,2025,2024,193,
131321,2026,131320,2026,458997,158,2027,343,2011,2028,2029,262390,2030,2029,1,131321,2031,131320,
2031,327856,231,2032,2027,262,262394,2032,2033,2030,131320,2033,262205,158,2034,2010,327812,158,
2035,2027,258,327808,158,2036,2034,2035,262201,158,2037,523,327874,158,2038,2037,420,327808,158,
2039,2036,2038,131321,2040,131320,2040,458997,158,2041,343,2033,2042,2043,262390,2044,2043,1,
131321,2045,131320,2045,327856,231,2046,2041,449,262394,2046,2047,2044,131320,2047,327812,158,
2048,2027,254,327814,158,2049,2041,204,327808,158,2050,2048,2049,327817,158,2051,2041,204,196670,
2014,2008,393281,160,2052,2014,2050,2051,262205,158,2053,2052,196670,2013,2053,327737,163,2054,
551,2013,327745,289,2055,2012,2041,196670,2055,2054,131321,2043,131320,2043,327808,158,2042,2041,
322,131321,2040,131320,2044,131321,2056,131320,2056,458997,158,2057,343,2044,2058,2059,262390,
2060,2059,0,131321,2061,131320,2061,327856,231,2062,2057,277,262394,2062,2063,2060,131320,2063,
131321,2064,131320,2064,458997,170,2065,319,2063,2066,2067,262390,2068,2067,1,131321,2069,131320,
2069,327857,231,2070,2065,366,262394,2070,2071,2068,131320,2071,327745,165,2072,2015,2065,196670,
2072,338,131321,2067,131320,2067,327808,170,2066,2065,322,131321,2064,131320,2068,131321,2073,
131320,2073,458997,158,2074,343,2068,2075,2076,262390,2077,2076,1,131321,2078,131320,2078,327856,
231,2079,2074,453,262394,2079,2080,2077,131320,2080,327812,158,2081,2057,254,327814,158,2082,2074,
204,327808,158,2083,2081,2082,327812,158,2084,2083,189,327812,158,2085,2025,204,327808,158,2086,
2084,2085,327817,158,2087,2074,204,327808,158,2088,2086,2087,327745,459,2089,458,2088,262205,163,
2090,2089,196670,2016,2090,327812,158,2091,2087,230,327745,165,2092,2016,343,262205,161,2093,2092,
196670,2017,2093,393281,165,2094,2012,2074,343,262205,161,2095,2094,196670,2018,2095,327745,165,
2096,2015,2091,262205,161,2097,2096,196670,2019,2097,458809,161,2098,653,2017,2018,2019,196670,
2096,2098,327808,158,2099,2091,199,327745,165,2100,2016,199,262205,161,2101,2100,196670,2020,2101,
393281,165,2102,2012,2074,199,262205,161,2103,2102,196670,2021,2103,327745,165,2104,2015,2099,
262205,161,2105,2104,196670,2022,2105,458809,161,2106,653,2020,2021,2022,196670,2104,2106,131321,
2076,131320,2076,327808,158,2075,2074,322,131321,2073,131320,2077,262205,179,2107,2015,196670,
2023,2107,327737,161,2108,764,2023,327850,231,2109,2025,343,262205,158,2110,2009,327856,231,2111,
2039,2110,327847,231,2112,2109,2111,196855,2113,0,262394,2112,2114,2113,131320,2114,327812,158,
2115,2057,251,327808,158,2116,2115,2039,327745,365,2117,463,2116,196670,2117,2108,131321,2113,
131320,2113,131321,2059,131320,2059,327808,158,2058,2057,322,131321,2056,131320,2060,131321,2029,
131320,2029,327808,158,2028,2027,322,131321,2026,131320,2030,65789,65592,327734,156,2118,0,246,
196663,160,2119,131320,2120,262203,180,2121,7,262203,165,2122,7,262203,165,2123,7,262203,165,2124,
7,262203,165,2125,7,262203,180,2126,7,262201,158,2127,523,327879,158,2128,2127,193,262201,158,
2129,523,327874,158,2130,2129,420,262368,230,230,300,131321,2131,131320,2131,458997,158,2132,343,
2120,2133,2134,262390,2135,2134,0,131321,2136,131320,2136,327856,231,2137,2132,277,262394,2137,
2138,2135,131320,2138,327808,158,2139,2132,2130,458764,158,2140,1,38,2139,464,327812,158,2141,
2140,251,327745,365,2142,463,2141,262205,161,2143,2142,131321,2144,131320,2144,458997,161,2145,
2143,2138,2146,2147,458997,158,2148,343,2138,132,2147,262390,2149,2147,1,131321,2150,131320,2150,
327856,231,2151,2148,178,262394,2151,2152,2149,131320,2152,327812,158,130,2128,178,327808,158,131,
130,2148,327808,158,2153,2141,131,327745,365,2154,463,2153,262205,161,2155,2154,262205,158,2156,
2119,327856,231,2157,131,2156,393385,161,2158,2157,2155,2145,327745,165,2159,2121,2148,196670,
2159,2158,262205,161,2160,2159,327866,231,2161,2160,2145,196855,2162,0,262394,2161,2163,2164,
131320,2163,262205,161,2165,2159,131321,2162,131320,2164,131321,2162,131320,2162,458997,161,2146,
2165,2163,2145,2164,131321,2147,131320,2147,327808,158,132,2148,322,131321,2144,131320,2149,
196670,2122,2145,327737,161,2166,743,2122,131321,2167,131320,2167,458997,158,2168,343,2149,136,
2169,262390,2170,2169,1,131321,2171,131320,2171,327856,231,2172,2168,178,262394,2172,2173,2170,
131320,2173,262271,161,133,2166,327745,165,2174,2121,2168,262205,161,2175,2174,196670,2123,2175,
196670,2124,133,393273,161,2176,722,2123,2124,196670,2125,2176,327737,161,2177,640,2125,327812,
158,134,2128,178,327808,158,135,134,2168,262205,158,2178,2119,327856,231,2179,135,2178,393385,161,
2180,2179,2177,338,196670,2174,2180,131321,2169,131320,2169,327808,158,136,2168,322,131321,2167,
131320,2170,262205,179,2181,2121,196670,2126,2181,327737,161,2182,764,2126,262368,230,230,300,
327856,231,2183,2139,277,196855,2184,0,262394,2183,2185,2184,131320,2185,131321,2186,131320,2186,
458997,158,2187,343,2185,2188,2189,262390,2190,2189,1,131321,2191,131320,2191,327856,231,2192,
2187,178,262394,2192,2193,2190,131320,2193,327812,158,2194,2128,178,327808,158,2195,2141,2194,
327808,158,2196,2195,2187,327745,165,2197,2121,2187,262205,161,2198,2197,327745,365,2199,463,2196,
196670,2199,2198,131321,2189,131320,2189,327808,158,2188,2187,322,131321,2186,131320,2190,327850,
231,2200,2128,343,196855,2201,0,262394,2200,2202,2201,131320,2202,327745,365,2203,467,2140,196670,
2203,2166,327745,365,2204,468,2140,196670,2204,2182,131321,2201,131320,2201,131321,2184,131320,
2184,131321,2134,131320,2134,327808,158,2133,2132,258,131321,2131,131320,2135,262368,230,230,300,
65789,65592,327734,156,2205,0,276,196663,160,2206,196663,160,2207,196663,160,2208,196663,160,2209,
196663,275,2210,131320,2211,262203,160,2212,7,262205,158,2213,2206,327745,393,2214,392,406,262205,
158,2215,2214,327812,158,2216,2213,2215,262205,158,2217,2207,327812,158,2218,2217,251,327808,158,
2219,2216,2218,327812,158,2220,2219,469,131321,2221,131320,2221,458997,158,2222,343,2211,2223,
2224,262390,2225,2224,1,131321,2226,131320,2226,327856,231,2227,2222,273,262394,2227,2228,2225,
131320,2228,327814,158,2229,2222,272,327812,158,2230,2229,284,196670,2212,2230,327737,158,2231,
1931,2212,458764,158,2232,1,38,2231,470,262205,158,2233,2209,327817,158,2234,2222,272,327808,158,
2235,2233,2234,262205,158,2236,2208,327810,158,2237,2236,199,458764,158,2238,1,38,2235,2237,
327812,158,2239,2238,471,327808,158,2240,2220,2239,327808,158,2241,2240,2232,393281,401,2242,118,
319,2241,262205,158,2243,2242,327745,160,2244,2210,2222,196670,2244,2243,131321,2224,131320,2224,
327808,158,2223,2222,322,131321,2221,131320,2225,65789,65592,327734,156,2245,0,288,196663,274,
2246,196663,160,2247,196663,160,2248,196663,287,2249,131320,2250,262203,275,2251,7,262203,160,
2252,7,262203,160,2253,7,131321,2254,131320,2254,458997,158,2255,343,2250,140,2256,262390,2257,
2256,1,131321,2258,131320,2258,327856,231,2259,2255,272,262394,2259,2260,2257,131320,2260,131321,
2261,131320,2261,458997,158,2262,343,2260,2263,2264,262390,2265,2264,1,131321,2266,131320,2266,
327856,231,2267,2262,271,262394,2267,2268,2265,131320,2268,262205,158,2269,2248,327808,158,137,
2269,2255,262205,158,2270,2247,327856,231,2271,137,2270,196855,2272,0,262394,2271,2273,2274,
131320,2273,327812,158,2275,2262,272,327808,158,2276,2275,2255,196670,2251,2246,327745,160,2277,
2251,2276,262205,158,2278,2277,131321,2272,131320,2274,131321,2272,131320,2272,458997,158,2279,
2278,2273,343,2274,196670,2252,2279,327737,163,2280,551,2252,131321,2281,131320,2281,458997,158,
2282,343,2272,2283,2284,262390,2285,2284,1,131321,2286,131320,2286,327856,231,2287,2282,284,
262394,2287,2288,2285,131320,2288,327812,158,2289,2262,284,327808,158,2290,2289,2282,196670,2253,
2290,327737,158,2291,1922,2253,458764,158,2292,1,38,2291,472,327812,158,2293,2292,251,262205,158,
2294,2248,327808,158,2295,2293,2294,327808,158,2296,2295,2255,327745,365,2297,463,2296,262205,161,
2298,2297,327745,289,2299,2249,2290,262205,163,2300,2299,327822,163,138,2280,2298,327809,163,139,
2300,138,196670,2299,139,131321,2284,131320,2284,327808,158,2283,2282,322,131321,2281,131320,2285,
131321,2264,131320,2264,327808,158,2263,2262,322,131321,2261,131320,2265,131321,2256,131320,2256,
327808,158,140,2255,322,131321,2254,131320,2257,65789,65592,327734,156,2301,0,290,196663,165,2302,
196663,165,2303,196663,289,2304,196663,165,2305,196663,165,2306,196663,289,2307,131320,2308,
262203,165,2309,7,262203,165,2310,7,262203,165,2311,7,262203,165,2312,7,262203,165,2313,7,262203,
165,2314,7,262205,161,2315,2302,262205,161,2316,2305,327866,231,2317,2315,2316,262205,161,2318,
2302,262205,161,2319,2305,393385,161,2320,2317,2318,2319,262271,161,141,2320,262205,161,2321,2302,
196670,2309,2321,196670,2310,141,393273,161,2322,722,2309,2310,196670,2311,2322,327737,161,2323,
640,2311,262205,161,2324,2305,196670,2312,2324,196670,2313,141,393273,161,2325,722,2312,2313,
196670,2314,2325,327737,161,2326,640,2314,262205,161,2327,2303,327813,161,142,2327,2323,262205,
161,2328,2306,327813,161,143,2328,2326,327809,161,144,142,143,262205,163,2329,2304,327822,163,145,
2329,2323,262205,163,2330,2307,327822,163,146,2330,2326,327809,163,147,145,146,196670,2303,144,
196670,2304,147,196670,2302,2320,65789,65592,327734,156,2331,0,291,196663,160,2332,196663,160,
2333,196663,160,2334,196663,165,2335,196663,289,2336,131320,2337,262203,160,2338,7,262203,165,
2339,7,262203,160,2340,7,262205,158,2341,2333,327812,158,2342,2341,277,262205,158,2343,2334,
196670,2338,2343,327737,158,2344,1922,2338,327808,158,2345,2342,2344,262205,163,2346,2336,262205,
161,2347,2335,196670,2339,2347,327737,161,2348,607,2339,327822,163,148,2346,2348,327745,393,2349,
392,474,262205,158,2350,2349,262205,158,2351,2332,327745,393,2352,392,475,262205,158,2353,2352,
327812,158,2354,2351,2353,327808,158,2355,2350,2354,327812,158,2356,2345,10,327808,158,2357,2355,
2356,327814,158,2358,2357,230,262205,158,2359,2334,196670,2340,2359,327737,158,2360,1931,2340,
327808,158,2361,2358,2360,393281,398,2362,151,319,2361,196670,2362,148,65789,65592,327734,158,
2363,0,292,196663,160,2364,196663,160,2365,196663,160,2366,196663,160,2367,131320,2368,327745,393,
2369,392,302,262205,158,2370,2369,262205,158,2371,2364,327812,158,2372,2371,12,262205,158,2373,
2365,327808,158,2374,2372,2373,327745,393,2375,392,476,262205,158,2376,2375,327812,158,2377,2374,
2376,262205,158,2378,2366,327808,158,2379,2377,2378,327812,158,2380,2379,277,262205,158,2381,2367,
327808,158,2382,2380,2381,327812,158,2383,2382,477,327808,158,2384,2370,2383,327814,158,2385,2384,
230,131326,2385,65592,327734,156,2386,0,293,196663,160,2387,196663,160,2388,196663,160,2389,
196663,160,2390,131320,2391,262203,160,2392,7,262203,160,2393,7,262203,160,2394,7,262203,160,2395,
7,262203,160,2396,7,262203,480,2397,7,262203,480,2398,7,262203,160,2399,7,262203,165,2400,7,
262203,165,2401,7,262203,289,2402,7,262203,165,2403,7,262203,165,2404,7,262203,289,2405,7,262203,
160,2406,7,262203,160,2407,7,262203,160,2408,7,262203,165,2409,7,262203,289,2410,7,131321,2411,
131320,2411,458997,163,2412,478,2391,2413,2414,458997,161,2415,338,2391,2416,2414,458997,158,2417,
343,2391,2418,2414,458997,161,2419,338,2391,2420,2414,262390,2421,2414,0,131321,2422,131320,2422,
262205,158,2423,2389,327856,231,2424,2417,2423,262394,2424,2425,2421,131320,2425,131321,2426,
131320,2426,458997,158,2427,343,2425,2428,2429,262390,2430,2429,1,131321,2431,131320,2431,327856,
231,2432,2427,178,262394,2432,2433,2430,131320,2433,327808,158,2434,2417,2427,262205,158,2435,
2389,327810,158,2436,2435,199,458764,158,2437,1,38,2434,2436,262205,158,2438,2390,196670,2392,
2438,327737,158,2439,1922,2392,262205,158,2440,2387,196670,2393,2440,262205,158,2441,2388,196670,
2394,2441,196670,2395,2437,196670,2396,2439,524345,158,2442,2363,2393,2394,2395,2396,327808,158,
2443,2442,268,393281,398,2444,151,319,2443,262205,163,2445,2444,327745,289,2446,2397,2427,196670,
2446,2445,262205,158,2447,2390,196670,2399,2447,327737,158,2448,1931,2399,327808,158,2449,2442,
2448,393281,398,2450,151,319,2449,262205,163,2451,2450,327745,289,2452,2398,2427,196670,2452,2451,
131321,2429,131320,2429,327808,158,2428,2427,322,131321,2426,131320,2430,131321,2453,131320,2453,
458997,163,2413,2412,2430,2454,2455,458997,161,2416,2415,2430,2456,2455,458997,161,2420,2419,2430,
2457,2455,458997,158,2458,343,2430,2459,2455,262390,2460,2455,1,131321,2461,131320,2461,327856,
231,2462,2458,178,262394,2462,2463,2460,131320,2463,327808,158,2464,2417,2458,327850,231,2465,
2464,343,196855,2466,0,262394,2465,2467,2468,131320,2467,393281,165,2469,2397,2458,343,262205,161,
2470,2469,393281,165,2471,2397,2458,199,262205,161,2472,2471,327745,289,2473,2398,2458,262205,163,
2474,2473,131321,2466,131320,2468,262205,158,2475,2389,327856,231,2476,2464,2475,196855,2477,0,
262394,2476,2478,2477,131320,2478,196670,2400,2420,196670,2401,2416,196670,2402,2413,393281,165,
2479,2397,2458,343,262205,161,2480,2479,196670,2403,2480,393281,165,2481,2397,2458,199,262205,161,
2482,2481,196670,2404,2482,327745,289,2483,2398,2458,262205,163,2484,2483,196670,2405,2484,655417,
156,2485,2301,2400,2401,2402,2403,2404,2405,262205,161,2486,2400,262205,161,2487,2401,262205,163,
2488,2402,131321,2477,131320,2477,458997,163,2489,2413,2468,2488,2478,458997,161,2490,2416,2468,
2487,2478,458997,161,2491,2420,2468,2486,2478,131321,2466,131320,2466,458997,163,2454,2474,2467,
2489,2477,458997,161,2456,2472,2467,2490,2477,458997,161,2457,2470,2467,2491,2477,131321,2455,
131320,2455,327808,158,2459,2458,322,131321,2453,131320,2460,131321,2414,131320,2414,327808,158,
2418,2417,178,131321,2411,131320,2421,262205,158,2492,2387,196670,2406,2492,262205,158,2493,2388,
196670,2407,2493,262205,158,2494,2390,196670,2408,2494,196670,2409,2415,196670,2410,2412,589881,
156,2495,2331,2406,2407,2408,2409,2410,65789,65592,327734,156,2496,0,294,196663,160,2497,196663,
160,2498,196663,160,2499,196663,160,2500,196663,287,2501,131320,2502,262203,160,2503,7,262203,160,
2504,7,262203,160,2505,7,262203,160,2506,7,262203,160,2507,7,262203,160,2508,7,262203,160,2509,7,
262203,160,2510,7,262203,160,2511,7,262203,160,2512,7,262203,160,2513,7,262203,160,2514,7,262203,
160,2515,7,262203,160,2516,7,262203,160,2517,7,262203,160,2518,7,262201,158,2519,523,262205,158,
2520,2497,327812,158,2521,2520,12,262205,158,2522,2498,327808,158,2523,2521,2522,131321,2524,
131320,2524,458997,158,2525,343,2502,2526,2527,262390,2528,2527,1,131321,2529,131320,2529,327856,
231,2530,2525,285,262394,2530,2531,2528,131320,2531,196670,2503,2525,327737,231,2532,1940,2503,
196855,2533,0,262394,2532,2534,2533,131320,2534,196670,2504,2525,327737,158,2535,1922,2504,262205,
158,2536,2497,196670,2505,2536,262205,158,2537,2498,196670,2506,2537,262205,158,2538,2499,196670,
2507,2538,196670,2508,2535,524345,158,2539,2363,2505,2506,2507,2508,196670,2509,2525,327737,158,
2540,1931,2509,327808,158,2541,2539,2540,327745,289,2542,2501,2525,262205,163,2543,2542,393281,
398,2544,151,319,2541,196670,2544,2543,131321,2533,131320,2533,131321,2527,131320,2527,327808,158,
2526,2525,322,131321,2524,131320,2528,131321,2545,131320,2545,458997,158,2546,2519,2528,2547,2548,
262390,2549,2548,0,131321,2550,131320,2550,327856,231,2551,2546,277,262394,2551,2552,2549,131320,
2552,262205,158,2553,2497,196670,2510,2553,262205,158,2554,2498,196670,2511,2554,262205,158,2555,
2499,196670,2512,2555,196670,2513,2546,524345,158,2556,2363,2510,2511,2512,2513,327808,158,2557,
2556,268,327745,365,2558,467,2546,262205,161,2559,2558,327745,365,2560,468,2546,262205,161,2561,
2560,327760,163,2562,2559,2561,393281,398,2563,151,319,2557,196670,2563,2562,131321,2548,131320,
2548,327808,158,2547,2546,6,131321,2545,131320,2549,262201,156,2564,526,327850,231,2565,2519,343,
196855,2566,0,262394,2565,2567,2566,131320,2567,393281,401,2568,106,304,2523,458986,158,2569,2568,
199,343,199,262205,158,2570,2500,327810,158,2571,2570,199,327850,231,2572,2569,2571,196670,482,
2572,262205,231,2573,482,196855,2574,0,262394,2573,2575,2574,131320,2575,196670,2568,343,131321,
2574,131320,2574,131321,2566,131320,2566,262201,156,2576,526,262205,231,2577,482,262312,231,2578,
2577,196855,2579,0,262394,2578,2580,2579,131320,2580,65789,131320,2579,131321,2581,131320,2581,
458997,158,2582,343,2579,2583,2584,262390,2585,2584,0,131321,2586,131320,2586,327856,231,2587,
2582,285,262394,2587,2588,2585,131320,2588,196670,2514,2582,327737,231,2589,1940,2514,196855,2590,
0,262394,2589,2591,2590,131320,2591,262205,158,2592,2497,196670,2515,2592,262205,158,2593,2498,
196670,2516,2593,262205,158,2594,2500,196670,2517,2594,196670,2518,2582,524345,156,2595,2386,2515,
2516,2517,2518,131321,2590,131320,2590,131321,2584,131320,2584,327808,158,2583,2582,322,131321,
2581,131320,2585,65789,65592,327734,156,2596,0,296,196663,295,2597,131320,2598,262203,165,2599,7,
262203,165,2600,7,262203,289,2601,7,262203,165,2602,7,262203,165,2603,7,262203,289,2604,7,262201,
158,2605,523,131321,2606,131320,2606,458997,158,2607,2605,2598,2608,2609,262390,2610,2609,0,
131321,2611,131320,2611,327856,231,2612,2607,277,262394,2612,2613,2610,131320,2613,327745,365,
2614,483,2607,262205,161,2615,2614,327745,365,2616,484,2607,262205,161,2617,2616,262205,231,2618,
2597,196855,2619,0,262394,2618,2620,2621,131320,2620,327745,365,2622,467,2607,262205,161,2623,
2622,327745,365,2624,468,2607,262205,161,2625,2624,131321,2619,131320,2621,196670,2599,2615,
196670,2600,2617,196670,2601,478,327745,365,2626,467,2607,262205,161,2627,2626,196670,2602,2627,
327745,365,2628,468,2607,262205,161,2629,2628,196670,2603,2629,196670,2604,478,655417,156,2630,
2301,2599,2600,2601,2602,2603,2604,262205,161,2631,2599,262205,161,2632,2600,131321,2619,131320,
2619,458997,161,2633,2625,2620,2632,2621,458997,161,2634,2623,2620,2631,2621,196670,2614,2634,
196670,2616,2633,131321,2609,131320,2609,327808,158,2608,2607,6,131321,2606,131320,2610,65789,
65592,327734,156,522,0,297,196663,160,2635,196663,160,2636,196663,160,2637,131320,2638,262203,160,
2639,7,262203,160,2640,7,262203,160,2641,7,262203,160,2642,7,262203,265,2643,7,262203,160,2644,7,
262203,160,2645,7,262203,160,2646,7,262203,160,2647,7,262203,160,2648,7,262203,160,2649,7,262203,
265,2650,7,262203,160,2651,7,262203,160,2652,7,262203,160,2653,7,262203,160,2654,7,262203,160,
2655,7,262203,160,2656,7,262203,275,2657,7,262203,160,2658,7,262203,287,2659,7,262203,160,2660,7,
262203,160,2661,7,262203,287,2662,7,262203,160,2663,7,262203,160,2664,7,262203,160,2665,7,262203,
160,2666,7,262203,275,2667,7,262203,160,2668,7,262203,160,2669,7,262203,287,2670,7,262203,160,
2671,7,262203,287,2672,7,262203,165,2673,7,262203,165,2674,7,262203,289,2675,7,262203,165,2676,7,
262203,165,2677,7,262203,289,2678,7,262203,295,2679,7,262203,160,2680,7,262203,160,2681,7,262203,
160,2682,7,262203,160,2683,7,262203,287,2684,7,262203,160,2685,7,262203,160,2686,7,262203,160,
2687,7,262203,160,2688,7,262203,160,2689,7,262203,165,2690,7,262203,289,2691,7,262201,158,2692,
523,327745,401,2693,106,319,262205,158,2694,2693,262205,158,2695,2635,327808,158,2696,2694,2695,
327814,158,2697,2696,251,327808,158,2698,2697,199,262205,158,2699,2637,393385,158,2700,152,2699,
343,196855,2701,0,262394,152,2702,2703,131320,2702,327808,158,2704,2700,199,131321,2701,131320,
2703,131321,2701,131320,2701,458997,158,2705,2704,2702,2698,2703,327854,231,2706,2700,2698,196855,
2707,0,262394,2706,2708,2707,131320,2708,65789,131320,2707,131321,2709,131320,2709,458997,158,
2710,2700,2707,2711,2712,262390,2713,2712,0,131321,2714,131320,2714,327856,231,2715,2710,2705,
262394,2715,2716,2713,131320,2716,327808,158,2717,2696,199,327812,158,2718,2710,251,327810,158,
2719,2717,2718,458764,158,2720,1,38,251,2719,262205,158,2721,2636,196670,2639,2721,196670,2640,
2710,196670,2641,2720,196670,2642,343,589881,156,2722,1954,2639,2640,2641,2642,2643,262205,264,
2723,2643,327850,231,2724,2710,2700,196855,2725,0,262394,2724,2726,2725,131320,2726,327745,393,
2727,392,404,262205,158,2728,2727,262205,158,2729,2635,327745,393,2730,392,339,262205,158,2731,
2730,327812,158,2732,2729,2731,327808,158,2733,2728,2732,327814,158,2734,2733,230,262205,158,2735,
2636,327812,158,2736,2735,277,327812,158,2737,2736,253,327814,158,2738,2737,230,327808,158,2739,
2734,2738,131321,2740,131320,2740,458997,158,2741,2692,2726,2742,2743,262390,2744,2743,0,131321,
2745,131320,2745,327856,231,2746,2741,486,262394,2746,2747,2744,131320,2747,327808,158,2748,2739,
2741,393281,398,2749,151,319,2748,262205,163,2750,2749,327745,459,2751,458,2741,196670,2751,2750,
131321,2743,131320,2743,327808,158,2742,2741,6,131321,2740,131320,2744,262368,230,230,300,131321,
2725,131320,2725,196670,2644,2720,196670,2645,343,458809,156,2752,2007,2723,2644,2645,131321,2753,
131320,2753,458997,158,2754,487,2725,2755,2756,262390,2757,2756,0,131321,2758,131320,2758,327856,
231,2759,2754,251,262394,2759,2760,2757,131320,2760,262205,158,2761,2636,196670,2646,2761,196670,
2647,2710,196670,2648,2720,196670,2649,2754,589881,156,2762,1954,2646,2647,2648,2649,2650,262205,
264,2763,2650,196670,2651,2720,196670,2652,2754,458809,156,2764,2007,2763,2651,2652,131321,2756,
131320,2756,327808,158,2755,2754,488,131321,2753,131320,2757,262205,158,2765,2636,196670,2653,
2765,196670,2654,2710,196670,2655,2720,196670,2656,343,589881,156,2766,2205,2653,2654,2655,2656,
2657,262205,274,2767,2657,196670,2658,2720,327737,156,2768,2118,2658,131321,2769,131320,2769,
458997,158,2770,343,2757,2771,2772,262390,2773,2772,1,131321,2774,131320,2774,327856,231,2775,
2770,285,262394,2775,2776,2773,131320,2776,327745,289,2777,2659,2770,196670,2777,478,131321,2772,
131320,2772,327808,158,2771,2770,322,131321,2769,131320,2773,196670,2660,2720,196670,2661,343,
262205,286,2778,2659,196670,2662,2778,524345,156,2779,2245,2767,2660,2661,2662,262205,286,2780,
2662,196670,2659,2780,131321,2781,131320,2781,458997,158,2782,272,2773,2783,2784,262390,2785,2784,
0,131321,2786,131320,2786,327856,231,2787,2782,251,262394,2787,2788,2785,131320,2788,262205,158,
2789,2636,196670,2663,2789,196670,2664,2710,196670,2665,2720,196670,2666,2782,589881,156,2790,
2205,2663,2664,2665,2666,2667,262205,274,2791,2667,196670,2668,2720,196670,2669,2782,262205,286,
2792,2659,196670,2670,2792,524345,156,2793,2245,2791,2668,2669,2670,262205,286,2794,2670,196670,
2659,2794,131321,2784,131320,2784,327808,158,2783,2782,272,131321,2781,131320,2785,131321,2795,
131320,2795,458997,158,2796,343,2785,2797,2798,262390,2799,2798,1,131321,2800,131320,2800,327856,
231,2801,2796,285,262394,2801,2802,2799,131320,2802,196670,2671,2796,327737,158,2803,1922,2671,
458764,158,2804,1,38,2803,489,327745,365,2805,483,2804,262205,161,2806,2805,327745,365,2807,484,
2804,262205,161,2808,2807,196855,2809,0,262394,2724,2810,2811,131320,2810,327745,289,2812,2659,
2796,262205,163,2813,2812,327745,289,2814,2672,2796,196670,2814,2813,131321,2809,131320,2811,
196670,2673,2806,196670,2674,2808,327745,289,2815,2672,2796,262205,163,2816,2815,196670,2675,2816,
327745,365,2817,467,2804,262205,161,2818,2817,196670,2676,2818,327745,365,2819,468,2804,262205,
161,2820,2819,196670,2677,2820,327745,289,2821,2659,2796,262205,163,2822,2821,196670,2678,2822,
655417,156,2823,2301,2673,2674,2675,2676,2677,2678,262205,163,2824,2675,196670,2815,2824,131321,
2809,131320,2809,131321,2798,131320,2798,327808,158,2797,2796,322,131321,2795,131320,2799,262368,
230,230,300,196670,2679,2724,327737,156,2825,2596,2679,262368,230,230,300,131321,2712,131320,2712,
327808,158,2711,2710,322,131321,2709,131320,2713,327852,231,2826,2698,199,327847,231,2827,152,
2826,196855,2828,0,262394,2827,2829,2828,131320,2829,262205,158,2830,2635,196670,2680,2830,262205,
158,2831,2636,196670,2681,2831,196670,2682,2700,196670,2683,2698,262205,286,2832,2672,196670,2684,
2832,589881,156,2833,2496,2680,2681,2682,2683,2684,65789,131320,2828,131321,2834,131320,2834,
458997,158,2835,343,2828,2836,2837,262390,2838,2837,1,131321,2839,131320,2839,327856,231,2840,
2835,285,262394,2840,2841,2838,131320,2841,196670,2685,2835,327737,231,2842,1940,2685,196855,2843,
0,262394,2842,2844,2843,131320,2844,196670,2686,2835,327737,158,2845,1922,2686,262205,158,2846,
2635,196670,2687,2846,262205,158,2847,2636,196670,2688,2847,196670,2689,2835,327745,365,2848,484,
2845,262205,161,2849,2848,196670,2690,2849,327745,289,2850,2672,2835,262205,163,2851,2850,196670,
2691,2851,589881,156,2852,2331,2687,2688,2689,2690,2691,131321,2843,131320,2843,131321,2837,
131320,2837,327808,158,2836,2835,322,131321,2834,131320,2838,65789,65592,327734,156,512,0,157,
131320,2853,262201,156,2854,526,262201,158,2855,523,327850,231,2856,2855,343,196855,2857,0,262394,
2856,2858,2857,131320,2858,327745,401,2859,106,406,458986,158,2860,2859,199,343,199,131321,2857,
131320,2857,65789,65592,327734,156,517,0,157,131320,2861,262201,158,2862,523,327850,231,2863,2862,
343,196855,2864,0,262394,2863,2865,2864,131320,2865,131321,2866,131320,2866,458997,231,2867,490,
2865,2868,2869,458997,158,2870,343,2865,2871,2869,262390,2872,2869,0,131321,2873,131320,2873,
327856,231,2874,2870,153,262312,231,2875,2867,327847,231,2876,2874,2875,262394,2876,2877,2872,
131320,2877,327745,401,2878,106,406,458993,158,2879,2878,199,343,343,327745,393,2880,392,491,
262205,158,2881,2880,327854,231,2868,2879,2881,262312,231,2882,2868,196855,2883,0,262394,2882,
2884,2883,131320,2884,327745,401,2885,106,341,458993,158,2886,2885,199,343,343,327851,231,2887,
2886,343,131321,2883,131320,2883,458997,231,2888,2882,2877,2887,2884,196855,2889,0,262394,2888,
2890,2889,131320,2890,131321,2872,131320,2889,131321,2869,131320,2869,327808,158,2871,2870,322,
131321,2866,131320,2872,458997,231,2891,2867,2873,2868,2890,262312,231,2892,2891,196855,2893,0,
262394,2892,2894,2893,131320,2894,327745,401,2895,106,341,458993,158,2896,2895,199,343,199,131321,
2893,131320,2893,131321,2864,131320,2864,262201,156,2897,526,65789,65592,};
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
119734787,66304,524299,1163,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
76,1,4,327752,77,0,35,0,327752,77,1,35,4,327752,77,2,35,8,327752,77,3,35,12,327752,77,4,35,16,
327752,77,5,35,20,262215,78,6,24,262215,79,6,4,262215,80,6,4,262215,81,6,4,327752,82,0,35,0,
327752,82,1,35,4,327752,82,2,35,8,327752,82,3,35,12,327752,82,4,35,16,327752,82,5,35,20,327752,82,
6,35,24,327752,82,7,35,28,327752,82,8,35,32,327752,82,9,35,36,327752,82,10,35,40,327752,82,11,35,
232,327752,82,12,35,360,327752,82,13,35,2408,196679,82,2,262215,83,34,0,262215,83,33,7,262215,84,
1,3,262215,85,6,16,262216,86,0,25,327752,86,0,35,0,196679,86,2,262215,87,34,0,262215,87,33,3,
262215,88,1,0,262215,89,11,25,131091,90,196641,91,90,262165,92,32,0,196641,93,92,196630,94,32,
262176,95,7,94,262177,96,94,95,327713,97,94,95,95,262165,98,32,1,262176,99,7,98,262177,100,98,99,
262187,92,101,8,262172,102,94,101,262176,103,7,102,262177,104,94,103,262176,105,7,92,393249,106,
94,105,95,95,327713,107,92,105,105,262167,108,94,4,262194,92,5,256,262187,92,109,127,393268,92,
110,128,5,109,262187,92,111,128,393268,92,112,134,110,111,262187,92,113,32,393268,92,114,132,112,
113,262187,92,115,16,393268,92,116,134,114,115,262187,92,117,7,393268,92,118,128,116,117,393268,
92,119,134,118,101,393268,92,120,128,119,117,393268,92,121,134,120,101,393268,92,122,128,119,121,
262187,92,123,1,393268,92,124,130,122,123,393268,92,125,134,124,121,393268,92,126,132,121,125,
393268,92,127,132,126,113,262187,92,128,4,393268,92,129,132,127,128,393268,92,130,132,127,128,
262194,92,6,128,393268,92,131,132,101,6,393268,92,132,128,130,131,393268,92,133,130,132,123,
393268,92,134,132,101,6,393268,92,135,134,133,134,393268,92,136,132,135,6,393268,92,137,128,129,
136,393268,92,138,130,137,123,393268,92,139,132,135,6,393268,92,140,134,138,139,262172,141,108,
140,262176,142,7,141,524321,143,90,105,105,105,142,142,458785,144,90,95,105,142,141,262176,145,7,
108,393249,146,92,145,95,99,458785,147,94,105,105,95,95,262177,148,92,95,262177,149,94,105,327713,
150,90,105,105,458785,151,90,145,105,105,105,262176,152,1,92,262203,152,3,1,262187,92,153,
2129859015,262187,98,154,0,262187,98,155,4,131092,156,262187,94,157,1073741824,262187,98,158,1,
262187,92,159,1597463007,262187,94,160,1056964608,262187,94,161,1069547520,262187,92,162,
4294967288,262187,92,163,2,262187,92,164,264,262172,165,98,6,262176,166,4,165,262203,166,167,4,
262176,168,4,98,262187,92,169,0,262172,170,94,6,262176,171,4,170,262203,171,172,4,262176,173,4,94,
262187,98,174,8,393268,92,175,132,6,101,262172,176,94,175,262176,177,4,176,262203,177,178,4,
262187,92,179,48,262187,92,180,40,262187,92,181,24,262187,92,182,56,262187,92,183,6,262187,92,184,
5,262187,92,185,3,262187,92,186,63,262187,94,187,0,393268,92,188,128,5,186,262187,92,189,64,
393268,92,190,134,188,189,262187,92,191,39,393268,92,192,128,190,191,393268,92,193,134,192,180,
393268,92,194,128,190,193,393268,92,195,130,194,123,393268,92,196,134,195,193,262172,197,94,196,
262176,198,7,197,196637,18,94,196638,19,18,262176,199,12,19,262203,199,20,12,393268,92,200,130,
190,123,262176,201,12,94,262172,202,94,189,262176,203,4,202,262203,203,204,4,393268,92,205,132,
190,189,393268,92,206,134,205,128,393268,92,207,130,206,123,196637,25,108,196638,26,25,262176,208,
12,26,262203,208,27,12,262176,209,12,108,196656,156,28,196637,29,108,196638,30,29,262176,210,12,
30,262203,210,31,12,393268,92,34,134,205,128,458796,108,211,187,187,187,187,262167,212,156,4,
262187,94,213,1123942400,262187,94,214,3271557120,262187,98,215,255,262187,94,216,925353388,
262187,94,217,1065353216,262176,218,4,92,262203,218,219,4,262203,168,220,4,262187,94,221,
1006699012,393268,156,222,172,135,123,393268,92,223,132,127,128,262167,224,92,4,262172,225,224,
127,262176,226,4,225,262203,226,227,4,262187,94,228,1199579328,262187,94,229,931135488,393268,92,
230,128,5,109,393268,92,231,134,230,111,393268,92,232,132,231,113,589854,42,92,92,92,92,94,94,92,
262176,233,9,42,262203,233,234,9,262187,98,235,6,262176,236,9,92,262203,218,237,4,262203,218,238,
4,393268,92,239,134,205,128,262187,92,240,2147483647,262187,94,241,1182662656,262187,94,242,
947978756,393268,92,45,134,205,128,262187,94,243,3330146304,262187,98,244,64,262187,98,245,7,
262187,98,246,128,196637,53,92,196638,54,53,262176,247,12,54,262203,247,55,12,262176,248,12,92,
393268,92,57,134,5,189,393268,92,58,128,57,181,262187,94,249,864035822,262187,94,250,786163455,
262187,94,251,1482907561,262187,94,252,1065361605,262187,94,253,1008981770,262187,98,254,16,
393268,92,255,196,5,254,393268,92,256,132,127,128,196637,70,92,196638,71,70,262176,257,12,71,
262203,257,72,12,262187,92,258,31,393268,92,259,128,5,258,393268,92,260,134,259,113,262167,261,92,
3,262176,262,1,261,262203,262,4,1,196657,156,75,196657,156,76,393268,156,263,166,75,76,262187,98,
264,5,262176,265,9,94,262187,98,266,3,524318,77,92,92,92,94,92,92,262172,78,77,101,262172,79,92,
113,262187,92,267,512,262172,80,92,267,196637,81,92,1048606,82,92,92,92,92,92,92,92,92,92,92,78,
79,80,81,262176,268,12,82,262203,268,83,12,262187,98,269,2,393268,92,270,134,205,128,196657,156,
84,196637,85,224,196638,86,85,262176,271,12,86,262203,271,87,12,262176,272,4,224,262176,273,12,
224,262194,92,88,1,393267,261,89,88,123,123,262187,94,274,2139095040,327734,90,2,0,91,131320,275,
262203,105,276,7,262203,95,277,7,262203,95,278,7,262203,142,279,7,262203,105,280,7,262203,105,281,
7,262203,105,282,7,262203,142,283,7,262203,142,284,7,262203,95,285,7,262203,105,286,7,262203,142,
287,7,262203,105,288,7,262203,105,289,7,262203,145,290,7,262203,105,291,7,262203,105,292,7,262203,
105,293,7,262203,105,294,7,262203,105,295,7,262203,105,296,7,262203,105,297,7,262203,95,298,7,
262203,95,299,7,262201,92,300,301,327745,152,302,4,169,262205,92,303,302,327745,236,304,234,154,
262205,92,305,304,327745,236,306,234,158,262205,92,307,306,327812,92,73,303,307,327808,92,74,305,
73,196855,308,0,262394,263,309,310,131320,309,196855,311,0,262394,28,312,313,131320,312,196670,
276,74,327745,265,314,234,155,262205,94,315,314,196670,277,315,327745,265,316,234,264,262205,94,
317,316,196670,278,317,458809,94,318,319,276,277,278,131321,311,131320,313,131321,311,131320,311,
458997,94,320,318,312,217,313,327745,236,321,234,266,262205,92,322,321,327745,248,323,83,158,
262205,92,324,323,327808,92,325,324,303,327812,92,326,325,205,327808,92,327,322,326,327814,92,328,
327,128,131321,329,131320,329,458997,92,330,169,311,331,332,262390,333,332,0,131321,334,131320,
334,327856,156,335,330,135,262394,335,336,333,131320,336,196670,280,74,327745,236,337,234,269,
262205,92,338,337,196670,281,338,196670,282,330,589881,90,339,340,280,281,282,283,284,262205,141,
341,283,196670,279,341,262205,141,342,284,196670,285,320,196670,286,330,196670,287,341,524345,90,
343,344,285,286,287,342,262205,141,345,287,196670,279,345,131321,346,131320,346,458997,92,347,169,
336,348,349,262390,350,349,1,131321,351,131320,351,327856,156,352,347,140,262394,352,353,350,
131320,353,196670,288,330,196670,289,347,393273,92,354,355,288,289,196855,356,0,262394,75,357,356,
131320,357,327856,156,358,354,270,131321,356,131320,356,458997,156,359,75,353,358,357,196855,360,
0,262394,359,361,360,131320,361,327808,92,362,328,354,327745,145,363,279,347,262205,108,364,363,
393281,209,365,27,154,362,196670,365,364,131321,360,131320,360,196855,366,0,262394,76,367,366,
131320,367,196855,368,0,262394,75,369,370,131320,369,327745,236,371,234,235,262205,92,372,371,
131321,368,131320,370,131321,368,131320,368,458997,92,373,372,369,322,370,327745,145,374,279,347,
262205,108,375,374,196670,290,375,196670,291,354,196670,292,303,196670,293,373,524345,90,376,377,
290,291,292,293,131321,366,131320,366,131321,349,131320,349,327808,92,348,347,158,131321,346,
131320,350,131321,332,131320,332,327808,92,331,330,158,131321,329,131320,333,196855,378,0,262394,
84,379,378,131320,379,196670,294,328,196670,295,303,393273,90,380,381,294,295,131321,378,131320,
378,131321,308,131320,310,196670,296,74,327745,236,382,234,269,262205,92,383,382,196670,297,383,
327745,265,384,234,155,262205,94,385,384,196670,298,385,327745,265,386,234,264,262205,94,387,386,
196670,299,387,524345,94,388,389,296,297,298,299,131321,390,131320,390,458997,92,391,300,310,392,
393,262390,394,393,1,131321,395,131320,395,327856,156,396,391,127,262394,396,397,394,131320,397,
327812,92,398,303,127,327808,92,399,398,391,327745,272,400,227,391,262205,224,401,400,393281,273,
402,87,154,399,196670,402,401,131321,393,131320,393,327808,92,392,391,6,131321,390,131320,394,
327850,156,403,300,169,196855,404,0,262394,403,405,404,131320,405,327745,236,406,234,266,262205,
92,407,406,327812,92,408,163,303,327808,92,409,407,408,393281,201,410,20,154,409,196670,410,388,
327808,92,411,409,123,262205,98,412,220,262268,94,413,412,393281,201,414,20,154,411,196670,414,
413,131321,404,131320,404,131321,308,131320,308,65789,65592,327734,92,301,0,93,131320,415,262205,
92,416,3,131326,416,65592,327734,94,417,0,96,196663,95,418,131320,419,262205,94,420,418,262268,92,
421,420,327810,92,7,153,421,262268,94,422,7,131321,423,131320,423,458997,94,424,422,419,10,425,
458997,98,426,154,419,427,425,262390,428,425,0,131321,429,131320,429,327857,156,430,426,155,
262394,430,431,428,131320,431,262205,94,432,418,327813,94,8,432,424,327811,94,9,157,8,327813,94,
10,424,9,131321,425,131320,425,327808,98,427,426,158,131321,423,131320,428,131326,424,65592,
327734,94,433,0,96,196663,95,434,131320,435,262205,94,436,434,262268,92,437,436,327874,92,438,437,
158,327810,92,11,159,438,262268,94,439,11,262205,94,440,434,327813,94,12,160,440,131321,441,
131320,441,458997,94,442,439,435,16,443,458997,98,444,154,435,445,443,262390,446,443,0,131321,447,
131320,447,327857,156,448,444,155,262394,448,449,446,131320,449,327813,94,13,12,442,327813,94,14,
13,442,327811,94,15,161,14,327813,94,16,442,15,131321,443,131320,443,327808,98,445,444,158,131321,
441,131320,446,131326,442,65592,327734,94,450,0,97,196663,95,451,196663,95,452,131320,453,262205,
94,454,451,262205,94,455,452,327809,94,17,454,455,131326,17,65592,327734,98,456,0,100,196663,99,
457,131320,458,262201,92,459,301,327879,92,460,459,162,262368,163,163,164,262201,92,461,301,
262205,98,462,457,327745,168,463,167,461,196670,463,462,262368,163,163,164,131321,464,131320,464,
458997,98,465,154,458,466,467,458997,92,468,169,458,469,467,262390,470,467,0,131321,471,131320,
471,327856,156,472,468,101,262394,472,473,470,131320,473,327808,92,474,460,468,327745,168,475,167,
474,262205,98,476,475,327808,98,466,465,476,131321,467,131320,467,327808,92,469,468,158,131321,
464,131320,470,131326,465,65592,327734,94,477,0,96,196663,95,478,131320,479,262201,92,480,301,
327879,92,481,480,162,262368,163,163,164,262201,92,482,301,262205,94,483,478,327745,173,484,172,
482,196670,484,483,262368,163,163,164,327745,173,485,172,481,262205,94,486,485,196670,478,486,
131321,487,131320,487,458997,92,488,123,479,489,490,262390,491,490,0,131321,492,131320,492,327856,
156,493,488,101,262394,493,494,491,131320,494,327808,92,495,481,488,327745,173,496,172,495,262205,
94,497,496,262205,94,498,478,327866,156,499,497,498,196855,500,0,262394,499,501,502,131320,501,
262205,94,503,496,131321,500,131320,502,262205,94,504,478,131321,500,131320,500,458997,94,505,503,
501,504,502,196670,478,505,131321,490,131320,490,327808,92,489,488,158,131321,487,131320,491,
262205,94,506,478,131326,506,65592,327734,94,507,0,104,196663,103,508,131320,509,262203,95,510,7,
262203,95,511,7,262203,95,512,7,262203,95,513,7,262203,95,514,7,262203,95,515,7,262203,95,516,7,
262203,95,517,7,262203,95,518,7,262203,95,519,7,262203,95,520,7,262203,95,521,7,262203,95,522,7,
262203,95,523,7,262203,95,524,7,262203,95,525,7,262203,95,526,7,262203,95,527,7,262203,95,528,7,
262203,95,529,7,262203,95,530,7,262203,95,531,7,262203,95,532,7,262203,95,533,7,262203,95,534,7,
262203,95,535,7,262203,95,536,7,262203,95,537,7,262201,92,538,301,327879,92,539,538,162,327812,92,
540,539,101,327879,92,541,538,117,327808,92,542,540,541,262368,163,163,164,131321,543,131320,543,
458997,98,544,154,509,545,546,262390,547,546,1,131321,548,131320,548,327857,156,549,544,174,
262394,549,550,547,131320,550,327812,92,551,538,101,262268,92,552,544,327808,92,553,551,552,
327745,95,554,508,544,262205,94,555,554,327745,173,556,178,553,196670,556,555,131321,546,131320,
546,327808,98,545,544,158,131321,543,131320,547,262368,163,163,164,327808,92,557,542,113,327745,
173,558,178,542,262205,94,559,558,196670,510,559,327745,173,560,178,557,262205,94,561,560,196670,
511,561,393273,94,562,450,510,511,327808,92,563,542,115,327808,92,564,542,179,327745,173,565,178,
563,262205,94,566,565,196670,512,566,327745,173,567,178,564,262205,94,568,567,196670,513,568,
393273,94,569,450,512,513,196670,514,562,196670,515,569,393273,94,570,450,514,515,327808,92,571,
542,101,327808,92,572,542,180,327745,173,573,178,571,262205,94,574,573,196670,516,574,327745,173,
575,178,572,262205,94,576,575,196670,517,576,393273,94,577,450,516,517,327808,92,578,542,181,
327808,92,579,542,182,327745,173,580,178,578,262205,94,581,580,196670,518,581,327745,173,582,178,
579,262205,94,583,582,196670,519,583,393273,94,584,450,518,519,196670,520,577,196670,521,584,
393273,94,585,450,520,521,196670,522,570,196670,523,585,393273,94,586,450,522,523,327745,173,587,
172,538,196670,587,586,262368,163,163,164,327808,92,588,539,128,327745,173,589,172,539,262205,94,
590,589,196670,524,590,327745,173,591,172,588,262205,94,592,591,196670,525,592,393273,94,593,450,
524,525,327808,92,594,539,163,327808,92,595,539,183,327745,173,596,172,594,262205,94,597,596,
196670,526,597,327745,173,598,172,595,262205,94,599,598,196670,527,599,393273,94,600,450,526,527,
196670,528,593,196670,529,600,393273,94,601,450,528,529,327808,92,602,539,123,327808,92,603,539,
184,327745,173,604,172,602,262205,94,605,604,196670,530,605,327745,173,606,172,603,262205,94,607,
606,196670,531,607,393273,94,608,450,530,531,327808,92,609,539,185,327808,92,610,539,117,327745,
173,611,172,609,262205,94,612,611,196670,532,612,327745,173,613,172,610,262205,94,614,613,196670,
533,614,393273,94,615,450,532,533,196670,534,608,196670,535,615,393273,94,616,450,534,535,196670,
536,601,196670,537,616,393273,94,617,450,536,537,131326,617,65592,327734,94,319,0,106,196663,105,
618,196663,95,619,196663,95,620,131320,621,262203,198,622,7,262203,103,623,7,262203,103,624,7,
262203,95,625,7,262201,92,626,301,327879,92,627,626,186,131321,628,131320,628,458997,94,629,187,
621,630,631,458997,92,632,169,621,633,631,262390,634,631,0,131321,635,131320,635,327856,156,636,
632,193,262394,636,637,634,131320,637,131321,638,131320,638,458997,92,639,169,637,640,641,262390,
642,641,1,131321,643,131320,643,327856,156,644,639,196,262394,644,645,642,131320,645,327812,92,
646,632,196,327808,92,647,646,639,262205,92,648,618,458764,92,649,1,38,647,200,327812,92,650,649,
189,327808,92,651,648,650,327808,92,652,651,627,393281,201,653,20,154,652,262205,94,654,653,
327745,95,655,622,639,196670,655,654,327854,156,656,647,190,196855,657,0,262394,656,658,657,
131320,658,196670,655,187,131321,657,131320,657,131321,641,131320,641,327808,92,640,639,158,
131321,638,131320,642,131321,659,131320,659,458997,94,630,629,642,22,660,458997,92,661,169,642,
662,660,262390,663,660,1,131321,664,131320,664,327856,156,665,661,196,262394,665,666,663,131320,
666,327745,95,667,622,661,262205,94,668,667,262205,94,669,667,327813,94,21,668,669,327809,94,22,
630,21,131321,660,131320,660,327808,92,662,661,158,131321,659,131320,663,131321,631,131320,631,
327808,92,633,632,158,131321,628,131320,634,327745,173,670,204,627,196670,670,629,262368,163,163,
164,131321,671,131320,671,458997,98,672,154,634,673,674,262390,675,674,1,131321,676,131320,676,
327857,156,677,672,174,262394,677,678,675,131320,678,262201,92,679,301,327879,92,680,679,117,
327812,92,681,680,101,262268,92,682,672,327808,92,683,681,682,327745,173,684,204,683,262205,94,
685,684,327745,95,686,623,672,196670,686,685,131321,674,131320,674,327808,98,673,672,158,131321,
671,131320,675,262205,102,687,623,196670,624,687,327737,94,688,507,624,262205,94,689,619,327813,
94,23,688,689,262205,94,690,620,327809,94,24,23,690,196670,625,24,327737,94,691,433,625,131326,
691,65592,327734,92,355,0,107,196663,105,692,196663,105,693,131320,694,262201,92,695,301,262205,
92,696,692,327812,92,697,696,140,262205,92,698,693,327808,92,699,697,698,327812,92,700,699,6,
327808,92,701,695,700,131326,701,65592,327734,90,340,0,143,196663,105,702,196663,105,703,196663,
105,704,196663,142,705,196663,142,706,131320,707,262203,105,708,7,262203,105,709,7,131321,710,
131320,710,458997,92,711,169,707,712,713,262390,714,713,1,131321,715,131320,715,327856,156,716,
711,140,262394,716,717,714,131320,717,262205,92,718,704,196670,708,718,196670,709,711,393273,92,
719,355,708,709,458764,92,720,1,38,719,207,262205,92,721,702,327814,92,722,721,128,327808,92,723,
722,720,393281,209,724,27,154,723,262205,108,725,724,327745,145,726,705,711,196670,726,725,196855,
727,0,262394,28,728,727,131320,728,262205,92,729,703,327814,92,730,729,128,327808,92,731,730,720,
393281,209,732,31,154,731,262205,108,733,732,327745,145,734,706,711,196670,734,733,131321,727,
131320,727,131321,713,131320,713,327808,92,712,711,158,131321,710,131320,714,65789,65592,327734,
90,344,0,144,196663,95,735,196663,105,736,196663,142,737,196663,141,738,131320,739,262203,142,740,
7,262203,105,741,7,262203,105,742,7,131321,743,131320,743,458997,92,744,169,739,35,745,262390,746,
745,1,131321,747,131320,747,327856,156,748,744,140,262394,748,749,746,131320,749,327745,145,750,
737,744,262205,108,751,750,196855,752,0,262394,28,753,752,131320,753,262205,94,754,735,327822,108,
32,751,754,196670,740,738,327745,145,755,740,744,262205,108,756,755,327813,108,33,32,756,131321,
752,131320,752,458997,108,757,751,749,33,753,262205,92,758,736,196670,741,758,196670,742,744,
393273,92,759,355,741,742,327856,156,760,759,34,458832,212,761,760,760,760,760,393385,108,762,761,
757,211,196670,750,762,131321,745,131320,745,327808,92,35,744,158,131321,743,131320,746,65789,
65592,327734,92,763,0,146,196663,145,764,196663,95,765,196663,99,766,131320,767,262203,145,768,7,
262205,108,769,764,262205,94,770,765,327822,108,36,769,770,196670,768,36,131321,771,131320,771,
458997,92,772,169,767,773,774,458997,98,775,154,767,776,774,262390,777,774,1,131321,778,131320,
778,327857,156,779,775,155,262394,779,780,777,131320,780,327745,95,781,768,775,262205,94,782,781,
327864,156,783,782,213,196855,784,0,262394,783,785,786,131320,785,262205,94,787,781,131321,784,
131320,786,131321,784,131320,784,458997,94,788,787,785,213,786,327866,156,789,788,214,393385,94,
790,789,788,214,393228,94,791,1,2,790,262254,98,792,791,262205,98,793,766,327808,98,794,793,792,
196670,766,794,327879,98,795,792,215,262268,92,796,795,327812,98,797,174,775,327876,92,798,796,
797,327877,92,773,772,798,131321,774,131320,774,327808,98,776,775,158,131321,771,131320,777,
131326,772,65592,327734,94,389,0,147,196663,105,799,196663,105,800,196663,95,801,196663,95,802,
131320,803,262203,142,804,7,262203,105,805,7,262203,105,806,7,262203,105,807,7,262203,142,808,7,
262203,142,809,7,262203,105,810,7,262203,95,811,7,262203,95,812,7,262203,105,813,7,262203,105,814,
7,262203,105,815,7,262203,142,816,7,262203,142,817,7,262203,95,818,7,262203,105,819,7,262203,142,
820,7,262203,95,821,7,262203,105,822,7,262203,105,823,7,262203,105,824,7,262203,142,825,7,262203,
142,826,7,262203,95,827,7,262203,105,828,7,262203,142,829,7,262203,105,830,7,262203,105,831,7,
262203,145,832,7,262203,95,833,7,262203,99,834,7,262201,92,835,301,327850,156,836,835,169,196855,
837,0,262394,836,838,837,131320,838,196670,219,169,196670,220,154,131321,837,131320,837,262205,92,
839,799,196670,805,839,262205,92,840,800,196670,806,840,196670,807,169,589881,90,841,340,805,806,
807,808,809,262205,141,842,808,196670,804,842,262205,141,843,809,196855,844,0,262394,28,845,846,
131320,845,262205,92,847,799,196670,810,847,262205,94,848,801,196670,811,848,262205,94,849,802,
196670,812,849,458809,94,850,319,810,811,812,131321,844,131320,846,262368,163,163,164,131321,844,
131320,844,458997,94,851,850,845,217,846,131321,852,131320,852,458997,141,853,843,844,854,855,
458997,94,856,216,844,857,855,458997,92,858,169,844,859,855,262390,860,855,0,131321,861,131320,
861,327856,156,862,858,135,262394,862,863,860,131320,863,327852,156,864,858,169,196855,865,0,
262394,864,866,865,131320,866,262205,92,867,799,196670,813,867,262205,92,868,800,196670,814,868,
196670,815,858,589881,90,869,340,813,814,815,816,817,262205,141,870,816,196670,804,870,262205,141,
871,817,131321,865,131320,865,458997,141,854,853,863,871,866,196670,818,851,196670,819,858,262205,
141,872,804,196670,820,872,524345,90,873,344,818,819,820,854,262205,141,874,820,196670,804,874,
131321,875,131320,875,458997,92,876,169,865,877,878,458997,94,857,856,865,879,878,262390,880,878,
1,131321,881,131320,881,327856,156,882,876,140,262394,882,883,880,131320,883,131321,884,131320,
884,458997,94,879,857,883,885,886,458997,98,887,154,883,888,886,262390,889,886,1,131321,890,
131320,890,327857,156,891,887,155,262394,891,892,889,131320,892,393281,95,893,804,876,887,262205,
94,894,893,393228,94,895,1,4,894,327866,156,896,895,879,393385,94,885,896,895,879,131321,886,
131320,886,327808,98,888,887,158,131321,884,131320,889,131321,878,131320,878,327808,92,877,876,
158,131321,875,131320,880,131321,855,131320,855,327808,92,859,858,158,131321,852,131320,860,
262268,92,897,856,458991,92,898,219,123,169,897,262368,163,163,164,262205,92,899,219,262268,94,
900,899,196670,821,900,327737,94,901,417,821,327813,94,37,213,901,327813,94,38,900,221,131321,902,
131320,902,458997,98,903,154,860,904,905,458997,92,906,169,860,907,905,262390,908,905,0,131321,
909,131320,909,327856,156,910,906,135,262394,910,911,908,131320,911,196855,912,0,262394,222,913,
912,131320,913,262205,92,914,799,196670,822,914,262205,92,915,800,196670,823,915,196670,824,906,
589881,90,916,340,822,823,824,825,826,262205,141,917,825,196670,804,917,262205,141,918,826,196670,
827,851,196670,828,906,196670,829,917,524345,90,919,344,827,828,829,918,262205,141,920,829,196670,
804,920,131321,912,131320,912,131321,921,131320,921,458997,98,904,903,912,922,923,458997,92,924,
169,912,925,923,262390,926,923,1,131321,927,131320,927,327856,156,928,924,140,262394,928,929,926,
131320,929,196670,830,906,196670,831,924,393273,92,930,355,830,831,327745,145,931,804,924,262205,
108,932,931,196670,832,932,196670,833,37,196670,834,904,458809,92,933,763,832,833,834,262205,98,
922,834,327856,156,934,930,223,196855,935,0,262394,934,936,935,131320,936,327814,92,937,930,128,
327817,92,938,930,128,393281,218,939,227,937,938,196670,939,933,131321,935,131320,935,131321,923,
131320,923,327808,92,925,924,158,131321,921,131320,926,131321,905,131320,905,327808,92,907,906,
158,131321,902,131320,908,458986,98,940,220,123,169,903,262368,163,163,164,131326,38,65592,327734,
92,941,0,148,196663,95,942,131320,943,262205,94,944,942,327813,94,39,944,228,262253,92,945,39,
327808,92,946,945,123,131326,946,65592,327734,94,947,0,149,196663,105,948,131320,949,262203,95,
950,7,262205,92,951,948,262256,94,952,951,327813,94,40,952,229,196670,950,40,327737,94,953,433,
950,327813,94,41,40,953,131326,41,65592,327734,90,381,0,150,196663,105,954,196663,105,955,131320,
956,262203,95,957,7,262203,145,958,7,262203,95,959,7,262203,95,960,7,262203,105,961,7,262203,105,
962,7,262203,105,963,7,262201,92,964,301,262205,92,965,955,327812,92,966,965,232,327812,92,967,
966,163,327745,236,968,234,235,262205,92,969,968,262205,92,970,955,327812,92,971,970,128,327808,
92,972,969,971,327850,156,973,964,169,196855,974,0,262394,973,975,974,131320,975,196670,238,169,
196670,237,169,196670,219,169,196670,220,154,131321,974,131320,974,262368,163,163,164,131321,976,
131320,976,458997,92,977,169,974,978,979,458997,92,980,964,974,981,979,262390,982,979,0,131321,
983,131320,983,327856,156,984,980,239,262394,984,985,982,131320,985,131321,986,131320,986,458997,
92,978,977,985,987,988,458997,98,989,154,985,990,988,262390,991,988,1,131321,992,131320,992,
327857,156,993,989,155,262394,993,994,991,131320,994,262205,92,995,954,327808,92,996,995,980,
458817,201,997,27,154,996,989,262205,94,998,997,262268,92,999,998,327879,92,1000,999,240,458764,
92,987,1,41,978,1000,131321,988,131320,988,327808,98,990,989,158,131321,986,131320,991,131321,979,
131320,979,327808,92,981,980,6,131321,976,131320,982,458991,92,1001,219,123,169,977,262368,163,
163,164,262205,92,1002,219,262268,94,1003,1002,196670,957,1003,327737,94,1004,417,957,327813,94,
43,241,1004,262205,92,1005,219,262268,94,1006,1005,327813,94,44,1006,242,131321,1007,131320,1007,
458997,94,1008,187,982,1009,1010,458997,94,1011,187,982,1012,1010,458997,98,1013,154,982,1014,
1010,458997,92,1015,964,982,56,1010,262390,1016,1010,0,131321,1017,131320,1017,327856,156,1018,
1015,232,262394,1018,1019,1016,131320,1019,327856,156,1020,1015,45,196855,1021,0,262394,1020,1022,
1023,131320,1022,262205,92,1024,954,327808,92,1025,1024,1015,393281,209,1026,27,154,1025,262205,
108,1027,1026,131321,1021,131320,1023,131321,1021,131320,1021,458997,108,1028,1027,1022,211,1023,
196670,958,1028,131321,1029,131320,1029,458997,94,1009,1008,1021,52,1030,458997,94,1012,1011,1021,
50,1030,458997,98,1014,1013,1021,1031,1030,458997,92,1032,169,1021,1033,1030,458997,92,1034,169,
1021,1035,1030,458997,98,1036,154,1021,1037,1030,262390,1038,1030,1,131321,1039,131320,1039,
327857,156,1040,1036,155,262394,1040,1041,1038,131320,1041,327745,95,1042,958,1036,262205,94,1043,
1042,327813,94,46,1043,43,524300,94,1044,1,43,46,243,241,393228,94,1045,1,2,1044,262254,98,1046,
1045,327808,98,1047,1046,244,327875,98,1048,1047,245,327812,98,1049,246,1048,327810,98,1050,1046,
1049,262255,94,1051,1046,327811,94,47,46,1051,327813,94,48,46,242,327808,98,1031,1014,1046,327813,
94,49,48,48,327809,94,50,1012,49,327813,94,51,47,47,327809,94,52,1009,51,327879,98,1052,1048,215,
262268,92,1053,1052,327812,98,1054,174,1036,327876,92,1055,1053,1054,327877,92,1035,1034,1055,
327879,98,1056,1050,215,262268,92,1057,1056,327876,92,1058,1057,1054,327877,92,1033,1032,1058,
131321,1030,131320,1030,327808,98,1037,1036,158,131321,1029,131320,1038,327814,92,1059,1015,163,
327812,92,1060,1059,128,327808,92,1061,967,1060,327817,92,1062,1015,163,327808,92,1063,1061,1062,
393281,248,1064,55,154,1063,196670,1064,1034,327808,92,1065,1063,163,393281,248,1066,55,154,1065,
196670,1066,1032,131321,1010,131320,1010,327808,92,56,1015,6,131321,1007,131320,1016,458986,98,
1067,220,123,169,1013,196670,959,1011,327737,92,1068,941,959,458986,92,1069,237,123,169,1068,
196670,960,1008,327737,92,1070,941,960,458986,92,1071,238,123,169,1070,262368,163,163,164,327851,
156,1072,964,169,196855,1073,0,262394,1072,1074,1073,131320,1074,65789,131320,1073,262205,92,1075,
219,262268,94,1076,1075,262256,94,1077,58,327813,94,59,1077,249,327866,156,1078,1076,250,327864,
156,1079,1076,251,327847,156,1080,1078,1079,262205,92,1081,237,196670,961,1081,327737,94,1082,947,
961,327813,94,60,1076,1082,327813,94,61,60,252,262205,92,1083,238,196670,962,1083,327737,94,1084,
947,962,196670,963,255,327737,94,1085,947,963,327813,94,62,253,1085,327809,94,63,1084,62,327813,
94,64,44,63,327813,94,65,64,252,327813,94,66,59,61,327809,94,67,65,66,393281,201,1086,20,154,972,
196670,1086,44,327808,92,1087,972,123,262205,98,1088,220,262268,94,1089,1088,393281,201,1090,20,
154,1087,196670,1090,1089,327808,92,1091,972,163,393281,201,1092,20,154,1091,196670,1092,61,
327808,92,1093,972,185,196855,1094,0,262394,1080,1095,1096,131320,1095,131321,1094,131320,1096,
131321,1094,131320,1094,458997,94,1097,67,1095,274,1096,393281,201,1098,20,154,1093,196670,1098,
1097,65789,65592,327734,90,377,0,151,196663,145,1099,196663,105,1100,196663,105,1101,196663,105,
1102,131320,1103,262203,95,1104,7,262203,95,1105,7,262203,145,1106,7,262203,95,1107,7,262203,99,
1108,7,262203,99,1109,7,131321,1110,131320,1110,458997,94,1111,216,1103,1112,1113,458997,98,1114,
154,1103,1115,1113,262390,1116,1113,1,131321,1117,131320,1117,327857,156,1118,1114,155,262394,
1118,1119,1116,131320,1119,327745,95,1120,1099,1114,262205,94,1121,1120,393228,94,1122,1,4,1121,
327866,156,1123,1122,1111,393385,94,1112,1123,1122,1111,131321,1113,131320,1113,327808,98,1115,
1114,158,131321,1110,131320,1116,196670,1104,1111,327737,94,1124,477,1104,196670,1105,1124,327737,
94,1125,417,1105,327813,94,68,213,1125,327813,94,69,1124,221,262205,108,1126,1099,196670,1106,
1126,196670,1107,68,196670,1108,154,458809,92,1127,763,1106,1107,1108,262205,98,1128,1108,196670,
1109,1128,327737,98,1129,456,1109,262205,92,1130,1100,327856,156,1131,1130,256,196855,1132,0,
262394,1131,1133,1132,131320,1133,262205,92,1134,1101,327812,92,1135,1134,127,327812,92,1136,1135,
128,262205,92,1137,1100,327808,92,1138,1136,1137,393281,248,1139,72,154,1138,196670,1139,1127,
131321,1132,131320,1132,262205,92,1140,1100,327817,92,1141,1140,101,327850,156,1142,1141,169,
196855,1143,0,262394,1142,1144,1143,131320,1144,262205,92,1145,1100,327814,92,1146,1145,101,
327856,156,1147,1146,260,131321,1143,131320,1143,458997,156,1148,1142,1132,1147,1144,196855,1149,
0,262394,1148,1150,1149,131320,1150,262205,92,1151,1102,262205,92,1152,1101,327812,92,1153,1152,
260,262205,92,1154,1100,327814,92,1155,1154,101,327808,92,1156,1153,1155,327812,92,1157,163,1156,
327808,92,1158,1151,1157,393281,201,1159,20,154,1158,196670,1159,69,327808,92,1160,1158,123,
262268,94,1161,1129,393281,201,1162,20,154,1160,196670,1162,1161,131321,1149,131320,1149,65789,
65592,};
static const uint32_t bitnet__spv_prepare_fast[] = {
119734787,66304,524299,1133,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
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
73,42,196679,74,42,262215,75,1,2,262215,76,1,4,327752,77,0,35,0,327752,77,1,35,4,327752,77,2,35,8,
327752,77,3,35,12,327752,77,4,35,16,327752,77,5,35,20,262215,78,6,24,262215,79,6,4,262215,80,6,4,
262215,81,6,4,327752,82,0,35,0,327752,82,1,35,4,327752,82,2,35,8,327752,82,3,35,12,327752,82,4,35,
16,327752,82,5,35,20,327752,82,6,35,24,327752,82,7,35,28,327752,82,8,35,32,327752,82,9,35,36,
327752,82,10,35,40,327752,82,11,35,232,327752,82,12,35,360,327752,82,13,35,2408,196679,82,2,
262215,83,34,0,262215,83,33,7,262215,84,1,3,262215,85,6,16,262216,86,0,25,327752,86,0,35,0,196679,
86,2,262215,87,34,0,262215,87,33,3,262215,88,1,0,262215,89,11,25,131091,90,196641,91,90,262165,92,
32,0,196641,93,92,196630,94,32,262176,95,7,94,262177,96,94,95,327713,97,94,95,95,262165,98,32,1,
262176,99,7,98,262177,100,98,99,262187,92,101,8,262172,102,94,101,262176,103,7,102,262177,104,94,
103,262176,105,7,92,393249,106,94,105,95,95,327713,107,92,105,105,262167,108,94,4,262194,92,5,256,
262187,92,109,127,393268,92,110,128,5,109,262187,92,111,128,393268,92,112,134,110,111,262187,92,
113,32,393268,92,114,132,112,113,262187,92,115,16,393268,92,116,134,114,115,262187,92,117,7,
393268,92,118,128,116,117,393268,92,119,134,118,101,393268,92,120,128,119,117,393268,92,121,134,
120,101,393268,92,122,128,119,121,262187,92,123,1,393268,92,124,130,122,123,393268,92,125,134,124,
121,393268,92,126,132,121,125,393268,92,127,132,126,113,262187,92,128,4,393268,92,129,132,127,128,
393268,92,130,132,127,128,262194,92,6,128,393268,92,131,132,101,6,393268,92,132,128,130,131,
393268,92,133,130,132,123,393268,92,134,132,101,6,393268,92,135,134,133,134,393268,92,136,132,135,
6,393268,92,137,128,129,136,393268,92,138,130,137,123,393268,92,139,132,135,6,393268,92,140,134,
138,139,262172,141,108,140,262176,142,7,141,524321,143,90,105,105,105,142,142,458785,144,90,95,
105,142,141,262176,145,7,108,393249,146,92,145,95,99,458785,147,94,105,105,95,95,262177,148,92,95,
262177,149,94,105,327713,150,90,105,105,458785,151,90,145,105,105,105,262176,152,1,92,262203,152,
3,1,262187,92,153,2129859015,262187,98,154,0,262187,98,155,4,131092,156,262187,94,157,1073741824,
262187,98,158,1,262187,92,159,1597463007,262187,94,160,1056964608,262187,94,161,1069547520,262187,
92,162,3,262187,92,163,2,262187,92,164,0,262172,165,94,128,262176,166,7,165,262187,98,167,2,
262172,168,94,163,262176,169,7,168,262187,92,170,63,262187,94,171,0,393268,92,172,128,5,170,
262187,92,173,64,393268,92,174,134,172,173,262187,92,175,39,393268,92,176,128,174,175,262187,92,
177,40,393268,92,178,134,176,177,393268,92,179,128,174,178,393268,92,180,130,179,123,393268,92,
181,134,180,178,262172,182,94,181,262176,183,7,182,196637,18,94,196638,19,18,262176,184,12,19,
262203,184,20,12,393268,92,185,130,174,123,262176,186,12,94,262172,187,94,173,262176,188,4,187,
262203,188,189,4,262176,190,4,94,262187,92,191,264,262187,98,192,8,393268,92,193,132,174,173,
393268,92,194,134,193,128,393268,92,195,130,194,123,196637,25,108,196638,26,25,262176,196,12,26,
262203,196,27,12,262176,197,12,108,196656,156,28,196637,29,108,196638,30,29,262176,198,12,30,
262203,198,31,12,393268,92,34,134,193,128,458796,108,199,171,171,171,171,262167,200,156,4,262187,
94,201,1123942400,262187,94,202,3271557120,262187,98,203,255,262187,94,204,925353388,262187,94,
205,1065353216,262176,206,4,92,262203,206,207,4,262176,208,4,98,262203,208,209,4,262187,94,210,
1006699012,393268,156,211,172,135,123,393268,92,212,132,127,128,262167,213,92,4,262172,214,213,
127,262176,215,4,214,262203,215,216,4,262187,94,217,1199579328,262187,94,218,931135488,393268,92,
219,128,5,109,393268,92,220,134,219,111,393268,92,221,132,220,113,589854,42,92,92,92,92,94,94,92,
262176,222,9,42,262203,222,223,9,262187,98,224,6,262176,225,9,92,262203,206,226,4,262203,206,227,
4,393268,92,228,134,193,128,262187,92,229,2147483647,262187,94,230,1182662656,262187,94,231,
947978756,393268,92,45,134,193,128,262187,94,232,3330146304,262187,98,233,64,262187,98,234,7,
262187,98,235,128,196637,53,92,196638,54,53,262176,236,12,54,262203,236,55,12,262176,237,12,92,
393268,92,57,134,5,173,262187,92,238,24,393268,92,58,128,57,238,262187,94,239,864035822,262187,94,
240,786163455,262187,94,241,1482907561,262187,94,242,1065361605,262187,94,243,1008981770,262187,
98,244,16,393268,92,245,196,5,244,393268,92,246,132,127,128,196637,70,92,196638,71,70,262176,247,
12,71,262203,247,72,12,262187,92,248,31,393268,92,249,128,5,248,393268,92,250,134,249,113,262167,
251,92,3,262176,252,1,251,262203,252,4,1,196657,156,75,196657,156,76,393268,156,253,166,75,76,
262187,98,254,5,262176,255,9,94,262187,98,256,3,524318,77,92,92,92,94,92,92,262172,78,77,101,
262172,79,92,113,262187,92,257,512,262172,80,92,257,196637,81,92,1048606,82,92,92,92,92,92,92,92,
92,92,92,78,79,80,81,262176,258,12,82,262203,258,83,12,393268,92,259,134,193,128,196657,156,84,
196637,85,213,196638,86,85,262176,260,12,86,262203,260,87,12,262176,261,4,213,262176,262,12,213,
262194,92,88,1,393267,251,89,88,123,123,262187,94,263,2139095040,327734,90,2,0,91,131320,264,
262203,105,265,7,262203,95,266,7,262203,95,267,7,262203,142,268,7,262203,105,269,7,262203,105,270,
7,262203,105,271,7,262203,142,272,7,262203,142,273,7,262203,95,274,7,262203,105,275,7,262203,142,
276,7,262203,105,277,7,262203,105,278,7,262203,145,279,7,262203,105,280,7,262203,105,281,7,262203,
105,282,7,262203,105,283,7,262203,105,284,7,262203,105,285,7,262203,105,286,7,262203,95,287,7,
262203,95,288,7,262201,92,289,290,327745,152,291,4,164,262205,92,292,291,327745,225,293,223,154,
262205,92,294,293,327745,225,295,223,158,262205,92,296,295,327812,92,73,292,296,327808,92,74,294,
73,196855,297,0,262394,253,298,299,131320,298,196855,300,0,262394,28,301,302,131320,301,196670,
265,74,327745,255,303,223,155,262205,94,304,303,196670,266,304,327745,255,305,223,254,262205,94,
306,305,196670,267,306,458809,94,307,308,265,266,267,131321,300,131320,302,131321,300,131320,300,
458997,94,309,307,301,205,302,327745,225,310,223,256,262205,92,311,310,327745,237,312,83,158,
262205,92,313,312,327808,92,314,313,292,327812,92,315,314,193,327808,92,316,311,315,327814,92,317,
316,128,131321,318,131320,318,458997,92,319,164,300,320,321,262390,322,321,0,131321,323,131320,
323,327856,156,324,319,135,262394,324,325,322,131320,325,196670,269,74,327745,225,326,223,167,
262205,92,327,326,196670,270,327,196670,271,319,589881,90,328,329,269,270,271,272,273,262205,141,
330,272,196670,268,330,262205,141,331,273,196670,274,309,196670,275,319,196670,276,330,524345,90,
332,333,274,275,276,331,262205,141,334,276,196670,268,334,131321,335,131320,335,458997,92,336,164,
325,337,338,262390,339,338,1,131321,340,131320,340,327856,156,341,336,140,262394,341,342,339,
131320,342,196670,277,319,196670,278,336,393273,92,343,344,277,278,196855,345,0,262394,75,346,345,
131320,346,327856,156,347,343,259,131321,345,131320,345,458997,156,348,75,342,347,346,196855,349,
0,262394,348,350,349,131320,350,327808,92,351,317,343,327745,145,352,268,336,262205,108,353,352,
393281,197,354,27,154,351,196670,354,353,131321,349,131320,349,196855,355,0,262394,76,356,355,
131320,356,196855,357,0,262394,75,358,359,131320,358,327745,225,360,223,224,262205,92,361,360,
131321,357,131320,359,131321,357,131320,357,458997,92,362,361,358,311,359,327745,145,363,268,336,
262205,108,364,363,196670,279,364,196670,280,343,196670,281,292,196670,282,362,524345,90,365,366,
279,280,281,282,131321,355,131320,355,131321,338,131320,338,327808,92,337,336,158,131321,335,
131320,339,131321,321,131320,321,327808,92,320,319,158,131321,318,131320,322,196855,367,0,262394,
84,368,367,131320,368,196670,283,317,196670,284,292,393273,90,369,370,283,284,131321,367,131320,
367,131321,297,131320,299,196670,285,74,327745,225,371,223,167,262205,92,372,371,196670,286,372,
327745,255,373,223,155,262205,94,374,373,196670,287,374,327745,255,375,223,254,262205,94,376,375,
196670,288,376,524345,94,377,378,285,286,287,288,131321,379,131320,379,458997,92,380,289,299,381,
382,262390,383,382,1,131321,384,131320,384,327856,156,385,380,127,262394,385,386,383,131320,386,
327812,92,387,292,127,327808,92,388,387,380,327745,261,389,216,380,262205,213,390,389,393281,262,
391,87,154,388,196670,391,390,131321,382,131320,382,327808,92,381,380,6,131321,379,131320,383,
327850,156,392,289,164,196855,393,0,262394,392,394,393,131320,394,327745,225,395,223,256,262205,
92,396,395,327812,92,397,163,292,327808,92,398,396,397,393281,186,399,20,154,398,196670,399,377,
327808,92,400,398,123,262205,98,401,209,262268,94,402,401,393281,186,403,20,154,400,196670,403,
402,131321,393,131320,393,131321,297,131320,297,65789,65592,327734,92,290,0,93,131320,404,262205,
92,405,3,131326,405,65592,327734,94,406,0,96,196663,95,407,131320,408,262205,94,409,407,262268,92,
410,409,327810,92,7,153,410,262268,94,411,7,131321,412,131320,412,458997,94,413,411,408,10,414,
458997,98,415,154,408,416,414,262390,417,414,0,131321,418,131320,418,327857,156,419,415,155,
262394,419,420,417,131320,420,262205,94,421,407,327813,94,8,421,413,327811,94,9,157,8,327813,94,
10,413,9,131321,414,131320,414,327808,98,416,415,158,131321,412,131320,417,131326,413,65592,
327734,94,422,0,96,196663,95,423,131320,424,262205,94,425,423,262268,92,426,425,327874,92,427,426,
158,327810,92,11,159,427,262268,94,428,11,262205,94,429,423,327813,94,12,160,429,131321,430,
131320,430,458997,94,431,428,424,16,432,458997,98,433,154,424,434,432,262390,435,432,0,131321,436,
131320,436,327857,156,437,433,155,262394,437,438,435,131320,438,327813,94,13,12,431,327813,94,14,
13,431,327811,94,15,161,14,327813,94,16,431,15,131321,432,131320,432,327808,98,434,433,158,131321,
430,131320,435,131326,431,65592,327734,94,439,0,97,196663,95,440,196663,95,441,131320,442,262205,
94,443,440,262205,94,444,441,327809,94,17,443,444,131326,17,65592,327734,98,445,0,100,196663,99,
446,131320,447,262205,98,448,446,393562,98,449,162,448,123,262205,98,450,446,327808,98,451,450,
449,196670,446,451,262205,98,452,446,393562,98,453,162,452,163,262205,98,454,446,327808,98,455,
454,453,196670,446,455,262205,98,456,446,262205,98,457,446,393562,98,458,162,457,128,327808,98,
459,456,458,131326,459,65592,327734,94,460,0,96,196663,95,461,131320,462,262205,94,463,461,393562,
94,464,162,463,123,262205,94,465,461,327866,156,466,464,465,262205,94,467,461,393385,94,468,466,
464,467,196670,461,468,262205,94,469,461,393562,94,470,162,469,163,262205,94,471,461,327866,156,
472,470,471,262205,94,473,461,393385,94,474,472,470,473,196670,461,474,262205,94,475,461,393562,
94,476,162,475,128,262205,94,477,461,327866,156,478,476,477,262205,94,479,461,393385,94,480,478,
476,479,131326,480,65592,327734,94,481,0,104,196663,103,482,131320,483,262203,166,484,7,262203,95,
485,7,262203,95,486,7,262203,169,487,7,262203,95,488,7,262203,95,489,7,262203,95,490,7,262203,95,
491,7,262203,95,492,7,262203,95,493,7,262203,95,494,7,262203,95,495,7,262203,95,496,7,262203,95,
497,7,262201,92,498,290,327879,92,499,498,117,327879,92,500,499,128,327851,156,501,500,164,327879,
92,502,499,163,327851,156,503,502,164,327879,92,504,499,123,327851,156,505,504,164,131321,506,
131320,506,458997,98,507,154,483,508,509,262390,510,509,1,131321,511,131320,511,327857,156,512,
507,155,262394,512,513,510,131320,513,196855,514,0,262394,501,515,516,131320,515,327808,98,517,
507,155,327745,95,518,482,517,262205,94,519,518,131321,514,131320,516,327745,95,520,482,507,
262205,94,521,520,131321,514,131320,514,458997,94,522,519,515,521,516,196855,523,0,262394,501,524,
525,131320,524,327745,95,526,482,507,262205,94,527,526,131321,523,131320,525,327808,98,528,507,
155,327745,95,529,482,528,262205,94,530,529,131321,523,131320,523,458997,94,531,527,524,530,525,
393562,94,532,162,531,128,196670,485,522,196670,486,532,393273,94,533,439,485,486,327745,95,534,
484,507,196670,534,533,131321,509,131320,509,327808,98,508,507,158,131321,506,131320,510,131321,
535,131320,535,458997,98,536,154,510,537,538,262390,539,538,1,131321,540,131320,540,327857,156,
541,536,167,262394,541,542,539,131320,542,196855,543,0,262394,503,544,545,131320,544,327808,98,
546,536,167,327745,95,547,484,546,262205,94,548,547,131321,543,131320,545,327745,95,549,484,536,
262205,94,550,549,131321,543,131320,543,458997,94,551,548,544,550,545,196855,552,0,262394,503,553,
554,131320,553,327745,95,555,484,536,262205,94,556,555,131321,552,131320,554,327808,98,557,536,
167,327745,95,558,484,557,262205,94,559,558,131321,552,131320,552,458997,94,560,556,553,559,554,
393562,94,561,162,560,163,196670,488,551,196670,489,561,393273,94,562,439,488,489,327745,95,563,
487,536,196670,563,562,131321,538,131320,538,327808,98,537,536,158,131321,535,131320,539,196855,
564,0,262394,505,565,566,131320,565,327745,95,567,487,158,262205,94,568,567,131321,564,131320,566,
327745,95,569,487,154,262205,94,570,569,131321,564,131320,564,458997,94,571,568,565,570,566,
196855,572,0,262394,505,573,574,131320,573,327745,95,575,487,154,262205,94,576,575,131321,572,
131320,574,327745,95,577,487,158,262205,94,578,577,131321,572,131320,572,458997,94,579,576,573,
578,574,393562,94,580,162,579,123,196670,490,571,196670,491,580,393273,94,581,439,490,491,393562,
94,582,162,581,128,196670,492,581,196670,493,582,393273,94,583,439,492,493,393562,94,584,162,583,
163,196670,494,583,196670,495,584,393273,94,585,439,494,495,393562,94,586,162,585,123,196670,496,
585,196670,497,586,393273,94,587,439,496,497,131326,587,65592,327734,94,308,0,106,196663,105,588,
196663,95,589,196663,95,590,131320,591,262203,183,592,7,262203,103,593,7,262203,103,594,7,262203,
95,595,7,262201,92,596,290,327879,92,597,596,170,131321,598,131320,598,458997,94,599,171,591,600,
601,458997,92,602,164,591,603,601,262390,604,601,0,131321,605,131320,605,327856,156,606,602,178,
262394,606,607,604,131320,607,131321,608,131320,608,458997,92,609,164,607,610,611,262390,612,611,
1,131321,613,131320,613,327856,156,614,609,181,262394,614,615,612,131320,615,327812,92,616,602,
181,327808,92,617,616,609,262205,92,618,588,458764,92,619,1,38,617,185,327812,92,620,619,173,
327808,92,621,618,620,327808,92,622,621,597,393281,186,623,20,154,622,262205,94,624,623,327745,95,
625,592,609,196670,625,624,327854,156,626,617,174,196855,627,0,262394,626,628,627,131320,628,
196670,625,171,131321,627,131320,627,131321,611,131320,611,327808,92,610,609,158,131321,608,
131320,612,131321,629,131320,629,458997,94,600,599,612,22,630,458997,92,631,164,612,632,630,
262390,633,630,1,131321,634,131320,634,327856,156,635,631,181,262394,635,636,633,131320,636,
327745,95,637,592,631,262205,94,638,637,262205,94,639,637,327813,94,21,638,639,327809,94,22,600,
21,131321,630,131320,630,327808,92,632,631,158,131321,629,131320,633,131321,601,131320,601,327808,
92,603,602,158,131321,598,131320,604,327745,190,640,189,597,196670,640,599,262368,163,163,191,
131321,641,131320,641,458997,98,642,154,604,643,644,262390,645,644,1,131321,646,131320,646,327857,
156,647,642,192,262394,647,648,645,131320,648,262201,92,649,290,327879,92,650,649,117,327812,92,
651,650,101,262268,92,652,642,327808,92,653,651,652,327745,190,654,189,653,262205,94,655,654,
327745,95,656,593,642,196670,656,655,131321,644,131320,644,327808,98,643,642,158,131321,641,
131320,645,262205,102,657,593,196670,594,657,327737,94,658,481,594,262205,94,659,589,327813,94,23,
658,659,262205,94,660,590,327809,94,24,23,660,196670,595,24,327737,94,661,422,595,131326,661,
65592,327734,92,344,0,107,196663,105,662,196663,105,663,131320,664,262201,92,665,290,262205,92,
666,662,327812,92,667,666,140,262205,92,668,663,327808,92,669,667,668,327812,92,670,669,6,327808,
92,671,665,670,131326,671,65592,327734,90,329,0,143,196663,105,672,196663,105,673,196663,105,674,
196663,142,675,196663,142,676,131320,677,262203,105,678,7,262203,105,679,7,131321,680,131320,680,
458997,92,681,164,677,682,683,262390,684,683,1,131321,685,131320,685,327856,156,686,681,140,
262394,686,687,684,131320,687,262205,92,688,674,196670,678,688,196670,679,681,393273,92,689,344,
678,679,458764,92,690,1,38,689,195,262205,92,691,672,327814,92,692,691,128,327808,92,693,692,690,
393281,197,694,27,154,693,262205,108,695,694,327745,145,696,675,681,196670,696,695,196855,697,0,
262394,28,698,697,131320,698,262205,92,699,673,327814,92,700,699,128,327808,92,701,700,690,393281,
197,702,31,154,701,262205,108,703,702,327745,145,704,676,681,196670,704,703,131321,697,131320,697,
131321,683,131320,683,327808,92,682,681,158,131321,680,131320,684,65789,65592,327734,90,333,0,144,
196663,95,705,196663,105,706,196663,142,707,196663,141,708,131320,709,262203,142,710,7,262203,105,
711,7,262203,105,712,7,131321,713,131320,713,458997,92,714,164,709,35,715,262390,716,715,1,131321,
717,131320,717,327856,156,718,714,140,262394,718,719,716,131320,719,327745,145,720,707,714,262205,
108,721,720,196855,722,0,262394,28,723,722,131320,723,262205,94,724,705,327822,108,32,721,724,
196670,710,708,327745,145,725,710,714,262205,108,726,725,327813,108,33,32,726,131321,722,131320,
722,458997,108,727,721,719,33,723,262205,92,728,706,196670,711,728,196670,712,714,393273,92,729,
344,711,712,327856,156,730,729,34,458832,200,731,730,730,730,730,393385,108,732,731,727,199,
196670,720,732,131321,715,131320,715,327808,92,35,714,158,131321,713,131320,716,65789,65592,
327734,92,733,0,146,196663,145,734,196663,95,735,196663,99,736,131320,737,262203,145,738,7,262205,
108,739,734,262205,94,740,735,327822,108,36,739,740,196670,738,36,131321,741,131320,741,458997,92,
742,164,737,743,744,458997,98,745,154,737,746,744,262390,747,744,1,131321,748,131320,748,327857,
156,749,745,155,262394,749,750,747,131320,750,327745,95,751,738,745,262205,94,752,751,327864,156,
753,752,201,196855,754,0,262394,753,755,756,131320,755,262205,94,757,751,131321,754,131320,756,
131321,754,131320,754,458997,94,758,757,755,201,756,327866,156,759,758,202,393385,94,760,759,758,
202,393228,94,761,1,2,760,262254,98,762,761,262205,98,763,736,327808,98,764,763,762,196670,736,
764,327879,98,765,762,203,262268,92,766,765,327812,98,767,192,745,327876,92,768,766,767,327877,92,
743,742,768,131321,744,131320,744,327808,98,746,745,158,131321,741,131320,747,131326,742,65592,
327734,94,378,0,147,196663,105,769,196663,105,770,196663,95,771,196663,95,772,131320,773,262203,
142,774,7,262203,105,775,7,262203,105,776,7,262203,105,777,7,262203,142,778,7,262203,142,779,7,
262203,105,780,7,262203,95,781,7,262203,95,782,7,262203,105,783,7,262203,105,784,7,262203,105,785,
7,262203,142,786,7,262203,142,787,7,262203,95,788,7,262203,105,789,7,262203,142,790,7,262203,95,
791,7,262203,105,792,7,262203,105,793,7,262203,105,794,7,262203,142,795,7,262203,142,796,7,262203,
95,797,7,262203,105,798,7,262203,142,799,7,262203,105,800,7,262203,105,801,7,262203,145,802,7,
262203,95,803,7,262203,99,804,7,262201,92,805,290,327850,156,806,805,164,196855,807,0,262394,806,
808,807,131320,808,196670,207,164,196670,209,154,131321,807,131320,807,262205,92,809,769,196670,
775,809,262205,92,810,770,196670,776,810,196670,777,164,589881,90,811,329,775,776,777,778,779,
262205,141,812,778,196670,774,812,262205,141,813,779,196855,814,0,262394,28,815,816,131320,815,
262205,92,817,769,196670,780,817,262205,94,818,771,196670,781,818,262205,94,819,772,196670,782,
819,458809,94,820,308,780,781,782,131321,814,131320,816,262368,163,163,191,131321,814,131320,814,
458997,94,821,820,815,205,816,131321,822,131320,822,458997,141,823,813,814,824,825,458997,94,826,
204,814,827,825,458997,92,828,164,814,829,825,262390,830,825,0,131321,831,131320,831,327856,156,
832,828,135,262394,832,833,830,131320,833,327852,156,834,828,164,196855,835,0,262394,834,836,835,
131320,836,262205,92,837,769,196670,783,837,262205,92,838,770,196670,784,838,196670,785,828,
589881,90,839,329,783,784,785,786,787,262205,141,840,786,196670,774,840,262205,141,841,787,131321,
835,131320,835,458997,141,824,823,833,841,836,196670,788,821,196670,789,828,262205,141,842,774,
196670,790,842,524345,90,843,333,788,789,790,824,262205,141,844,790,196670,774,844,131321,845,
131320,845,458997,92,846,164,835,847,848,458997,94,827,826,835,849,848,262390,850,848,1,131321,
851,131320,851,327856,156,852,846,140,262394,852,853,850,131320,853,131321,854,131320,854,458997,
94,849,827,853,855,856,458997,98,857,154,853,858,856,262390,859,856,1,131321,860,131320,860,
327857,156,861,857,155,262394,861,862,859,131320,862,393281,95,863,774,846,857,262205,94,864,863,
393228,94,865,1,4,864,327866,156,866,865,849,393385,94,855,866,865,849,131321,856,131320,856,
327808,98,858,857,158,131321,854,131320,859,131321,848,131320,848,327808,92,847,846,158,131321,
845,131320,850,131321,825,131320,825,327808,92,829,828,158,131321,822,131320,830,262268,92,867,
826,458991,92,868,207,123,164,867,262368,163,163,191,262205,92,869,207,262268,94,870,869,196670,
791,870,327737,94,871,406,791,327813,94,37,201,871,327813,94,38,870,210,131321,872,131320,872,
458997,98,873,154,830,874,875,458997,92,876,164,830,877,875,262390,878,875,0,131321,879,131320,
879,327856,156,880,876,135,262394,880,881,878,131320,881,196855,882,0,262394,211,883,882,131320,
883,262205,92,884,769,196670,792,884,262205,92,885,770,196670,793,885,196670,794,876,589881,90,
886,329,792,793,794,795,796,262205,141,887,795,196670,774,887,262205,141,888,796,196670,797,821,
196670,798,876,196670,799,887,524345,90,889,333,797,798,799,888,262205,141,890,799,196670,774,890,
131321,882,131320,882,131321,891,131320,891,458997,98,874,873,882,892,893,458997,92,894,164,882,
895,893,262390,896,893,1,131321,897,131320,897,327856,156,898,894,140,262394,898,899,896,131320,
899,196670,800,876,196670,801,894,393273,92,900,344,800,801,327745,145,901,774,894,262205,108,902,
901,196670,802,902,196670,803,37,196670,804,874,458809,92,903,733,802,803,804,262205,98,892,804,
327856,156,904,900,212,196855,905,0,262394,904,906,905,131320,906,327814,92,907,900,128,327817,92,
908,900,128,393281,206,909,216,907,908,196670,909,903,131321,905,131320,905,131321,893,131320,893,
327808,92,895,894,158,131321,891,131320,896,131321,875,131320,875,327808,92,877,876,158,131321,
872,131320,878,458986,98,910,209,123,164,873,262368,163,163,191,131326,38,65592,327734,92,911,0,
148,196663,95,912,131320,913,262205,94,914,912,327813,94,39,914,217,262253,92,915,39,327808,92,
916,915,123,131326,916,65592,327734,94,917,0,149,196663,105,918,131320,919,262203,95,920,7,262205,
92,921,918,262256,94,922,921,327813,94,40,922,218,196670,920,40,327737,94,923,422,920,327813,94,
41,40,923,131326,41,65592,327734,90,370,0,150,196663,105,924,196663,105,925,131320,926,262203,95,
927,7,262203,145,928,7,262203,95,929,7,262203,95,930,7,262203,105,931,7,262203,105,932,7,262203,
105,933,7,262201,92,934,290,262205,92,935,925,327812,92,936,935,221,327812,92,937,936,163,327745,
225,938,223,224,262205,92,939,938,262205,92,940,925,327812,92,941,940,128,327808,92,942,939,941,
327850,156,943,934,164,196855,944,0,262394,943,945,944,131320,945,196670,227,164,196670,226,164,
196670,207,164,196670,209,154,131321,944,131320,944,262368,163,163,191,131321,946,131320,946,
458997,92,947,164,944,948,949,458997,92,950,934,944,951,949,262390,952,949,0,131321,953,131320,
953,327856,156,954,950,228,262394,954,955,952,131320,955,131321,956,131320,956,458997,92,948,947,
955,957,958,458997,98,959,154,955,960,958,262390,961,958,1,131321,962,131320,962,327857,156,963,
959,155,262394,963,964,961,131320,964,262205,92,965,924,327808,92,966,965,950,458817,186,967,27,
154,966,959,262205,94,968,967,262268,92,969,968,327879,92,970,969,229,458764,92,957,1,41,948,970,
131321,958,131320,958,327808,98,960,959,158,131321,956,131320,961,131321,949,131320,949,327808,92,
951,950,6,131321,946,131320,952,458991,92,971,207,123,164,947,262368,163,163,191,262205,92,972,
207,262268,94,973,972,196670,927,973,327737,94,974,406,927,327813,94,43,230,974,262205,92,975,207,
262268,94,976,975,327813,94,44,976,231,131321,977,131320,977,458997,94,978,171,952,979,980,458997,
94,981,171,952,982,980,458997,98,983,154,952,984,980,458997,92,985,934,952,56,980,262390,986,980,
0,131321,987,131320,987,327856,156,988,985,221,262394,988,989,986,131320,989,327856,156,990,985,
45,196855,991,0,262394,990,992,993,131320,992,262205,92,994,924,327808,92,995,994,985,393281,197,
996,27,154,995,262205,108,997,996,131321,991,131320,993,131321,991,131320,991,458997,108,998,997,
992,199,993,196670,928,998,131321,999,131320,999,458997,94,979,978,991,52,1000,458997,94,982,981,
991,50,1000,458997,98,984,983,991,1001,1000,458997,92,1002,164,991,1003,1000,458997,92,1004,164,
991,1005,1000,458997,98,1006,154,991,1007,1000,262390,1008,1000,1,131321,1009,131320,1009,327857,
156,1010,1006,155,262394,1010,1011,1008,131320,1011,327745,95,1012,928,1006,262205,94,1013,1012,
327813,94,46,1013,43,524300,94,1014,1,43,46,232,230,393228,94,1015,1,2,1014,262254,98,1016,1015,
327808,98,1017,1016,233,327875,98,1018,1017,234,327812,98,1019,235,1018,327810,98,1020,1016,1019,
262255,94,1021,1016,327811,94,47,46,1021,327813,94,48,46,231,327808,98,1001,984,1016,327813,94,49,
48,48,327809,94,50,982,49,327813,94,51,47,47,327809,94,52,979,51,327879,98,1022,1018,203,262268,
92,1023,1022,327812,98,1024,192,1006,327876,92,1025,1023,1024,327877,92,1005,1004,1025,327879,98,
1026,1020,203,262268,92,1027,1026,327876,92,1028,1027,1024,327877,92,1003,1002,1028,131321,1000,
131320,1000,327808,98,1007,1006,158,131321,999,131320,1008,327814,92,1029,985,163,327812,92,1030,
1029,128,327808,92,1031,937,1030,327817,92,1032,985,163,327808,92,1033,1031,1032,393281,237,1034,
55,154,1033,196670,1034,1004,327808,92,1035,1033,163,393281,237,1036,55,154,1035,196670,1036,1002,
131321,980,131320,980,327808,92,56,985,6,131321,977,131320,986,458986,98,1037,209,123,164,983,
196670,929,981,327737,92,1038,911,929,458986,92,1039,226,123,164,1038,196670,930,978,327737,92,
1040,911,930,458986,92,1041,227,123,164,1040,262368,163,163,191,327851,156,1042,934,164,196855,
1043,0,262394,1042,1044,1043,131320,1044,65789,131320,1043,262205,92,1045,207,262268,94,1046,1045,
262256,94,1047,58,327813,94,59,1047,239,327866,156,1048,1046,240,327864,156,1049,1046,241,327847,
156,1050,1048,1049,262205,92,1051,226,196670,931,1051,327737,94,1052,917,931,327813,94,60,1046,
1052,327813,94,61,60,242,262205,92,1053,227,196670,932,1053,327737,94,1054,917,932,196670,933,245,
327737,94,1055,917,933,327813,94,62,243,1055,327809,94,63,1054,62,327813,94,64,44,63,327813,94,65,
64,242,327813,94,66,59,61,327809,94,67,65,66,393281,186,1056,20,154,942,196670,1056,44,327808,92,
1057,942,123,262205,98,1058,209,262268,94,1059,1058,393281,186,1060,20,154,1057,196670,1060,1059,
327808,92,1061,942,163,393281,186,1062,20,154,1061,196670,1062,61,327808,92,1063,942,162,196855,
1064,0,262394,1050,1065,1066,131320,1065,131321,1064,131320,1066,131321,1064,131320,1064,458997,
94,1067,67,1065,263,1066,393281,186,1068,20,154,1063,196670,1068,1067,65789,65592,327734,90,366,0,
151,196663,145,1069,196663,105,1070,196663,105,1071,196663,105,1072,131320,1073,262203,95,1074,7,
262203,95,1075,7,262203,145,1076,7,262203,95,1077,7,262203,99,1078,7,262203,99,1079,7,131321,1080,
131320,1080,458997,94,1081,204,1073,1082,1083,458997,98,1084,154,1073,1085,1083,262390,1086,1083,
1,131321,1087,131320,1087,327857,156,1088,1084,155,262394,1088,1089,1086,131320,1089,327745,95,
1090,1069,1084,262205,94,1091,1090,393228,94,1092,1,4,1091,327866,156,1093,1092,1081,393385,94,
1082,1093,1092,1081,131321,1083,131320,1083,327808,98,1085,1084,158,131321,1080,131320,1086,
196670,1074,1081,327737,94,1094,460,1074,196670,1075,1094,327737,94,1095,406,1075,327813,94,68,
201,1095,327813,94,69,1094,210,262205,108,1096,1069,196670,1076,1096,196670,1077,68,196670,1078,
154,458809,92,1097,733,1076,1077,1078,262205,98,1098,1078,196670,1079,1098,327737,98,1099,445,
1079,262205,92,1100,1070,327856,156,1101,1100,246,196855,1102,0,262394,1101,1103,1102,131320,1103,
262205,92,1104,1071,327812,92,1105,1104,127,327812,92,1106,1105,128,262205,92,1107,1070,327808,92,
1108,1106,1107,393281,237,1109,72,154,1108,196670,1109,1097,131321,1102,131320,1102,262205,92,
1110,1070,327817,92,1111,1110,101,327850,156,1112,1111,164,196855,1113,0,262394,1112,1114,1113,
131320,1114,262205,92,1115,1070,327814,92,1116,1115,101,327856,156,1117,1116,250,131321,1113,
131320,1113,458997,156,1118,1112,1102,1117,1114,196855,1119,0,262394,1118,1120,1119,131320,1120,
262205,92,1121,1072,262205,92,1122,1071,327812,92,1123,1122,250,262205,92,1124,1070,327814,92,
1125,1124,101,327808,92,1126,1123,1125,327812,92,1127,163,1126,327808,92,1128,1121,1127,393281,
186,1129,20,154,1128,196670,1129,69,327808,92,1130,1128,123,262268,94,1131,1099,393281,186,1132,
20,154,1130,196670,1132,1131,131321,1119,131320,1119,65789,65592,};
static const uint32_t bitnet__spv_screen_plain[] = {
119734787,66304,524299,573,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,3,262215,6,1,1,262215,3,11,29,262215,7,6,
16,262216,8,0,24,327752,8,0,35,0,196679,8,2,262215,9,34,0,262215,9,33,3,262215,10,6,16,262216,11,
0,24,327752,11,0,35,0,196679,11,2,262215,12,34,0,262215,12,33,0,327752,13,0,35,0,327752,13,1,35,4,
327752,13,2,35,8,327752,13,3,35,12,327752,13,4,35,16,327752,13,5,35,20,327752,13,6,35,24,327752,
13,7,35,28,327752,13,8,35,32,327752,13,9,35,36,327752,13,10,35,40,327752,13,11,35,44,196679,13,2,
327752,14,0,35,0,327752,14,1,35,4,327752,14,2,35,8,327752,14,3,35,12,327752,14,4,35,16,327752,14,
5,35,20,262215,15,6,24,262215,16,6,4,262215,17,6,4,262215,18,6,4,327752,19,0,35,0,327752,19,1,35,
4,327752,19,2,35,8,327752,19,3,35,12,327752,19,4,35,16,327752,19,5,35,20,327752,19,6,35,24,327752,
19,7,35,28,327752,19,8,35,32,327752,19,9,35,36,327752,19,10,35,40,327752,19,11,35,232,327752,19,
12,35,360,327752,19,13,35,2408,196679,19,2,262215,20,34,0,262215,20,33,7,262215,21,6,4,262216,22,
0,24,327752,22,0,35,0,196679,22,2,262215,23,34,0,262215,23,33,2,196679,24,42,262215,4,11,26,
262215,25,1,0,196679,26,42,196679,27,42,262215,28,6,4,262216,29,0,24,327752,29,0,35,0,196679,29,2,
262215,30,34,0,262215,30,33,0,196679,31,42,196679,32,42,196679,33,42,196679,34,42,196679,35,42,
196679,36,42,196679,37,42,262215,38,6,4,327752,39,0,35,0,196679,39,2,262215,40,34,0,262215,40,33,
2,196679,41,42,196679,42,42,196679,43,42,196679,44,42,196679,45,42,196679,46,42,196679,47,42,
196679,48,42,196679,49,42,196679,50,42,196679,51,42,262215,52,1,0,262215,53,11,25,131091,54,
196641,55,54,262165,56,32,0,196641,57,56,196630,58,32,262176,59,7,58,262177,60,56,59,262176,61,7,
56,262177,62,58,61,262165,63,32,1,327713,64,63,61,61,262167,65,56,4,327713,66,65,61,61,262194,56,
5,1,262187,56,67,8,131092,68,393268,68,69,170,5,67,262187,56,70,2,262194,56,6,256,262187,56,71,
127,393268,56,72,128,6,71,262187,56,73,128,393268,56,74,134,72,73,393268,56,75,137,74,70,262187,
56,76,0,393268,68,77,170,75,76,262187,56,78,4,458804,56,79,169,77,67,78,458804,56,80,169,69,70,79,
262172,81,65,80,262176,82,7,81,393249,83,54,61,61,82,262177,84,56,61,262176,85,1,56,262203,85,3,1,
262187,63,86,31,262187,56,87,2147483648,262187,56,88,2147483647,262176,89,7,63,262187,63,90,0,
262187,63,91,8,262187,63,92,16,262187,63,93,24,262187,56,94,1,393268,68,95,170,5,94,262176,96,7,
65,393268,68,97,170,5,94,262187,56,98,16,393268,56,99,132,74,98,458804,56,100,169,97,99,94,262172,
101,65,100,262176,102,4,101,262203,102,103,4,262176,104,4,65,196637,7,65,196638,8,7,262176,105,12,
8,262203,105,9,12,262176,106,12,65,196637,10,65,196638,11,10,262176,107,12,11,262203,107,12,12,
262187,63,108,1,917534,13,56,56,56,56,56,56,56,56,56,56,56,56,262176,109,9,13,262203,109,110,9,
262176,111,9,56,262187,63,112,10,262187,63,113,11,262187,56,114,32,524318,14,56,56,56,58,56,56,
262172,15,14,67,262172,16,56,114,262187,56,115,512,262172,17,56,115,196637,18,56,1048606,19,56,56,
56,56,56,56,56,56,56,56,15,16,17,18,262176,116,12,19,262203,116,20,12,262176,117,12,56,196637,21,
56,196638,22,21,262176,118,12,22,262203,118,23,12,262187,56,119,31,262187,56,120,7,262187,63,121,
3,262167,122,56,3,262176,123,1,122,262203,123,4,1,262194,56,25,128,393268,56,124,134,25,67,393268,
56,125,134,124,78,196637,28,58,196638,29,28,262176,126,12,29,262203,126,30,12,262187,63,127,2,
262176,128,12,58,393268,68,129,170,5,94,393268,56,130,128,99,25,393268,56,131,130,130,94,393268,
56,132,134,131,25,393268,56,133,130,99,94,393268,56,134,130,100,94,262187,56,135,264,393268,56,
136,132,78,5,393268,56,137,132,78,5,262172,138,63,137,262176,139,7,138,393268,56,140,134,99,78,
262187,56,141,252645135,262187,63,142,4,262187,56,143,3,262187,63,144,128,262187,63,145,9,262176,
146,4,56,262203,146,147,4,262203,146,148,4,262187,56,149,4294967295,393268,56,150,132,78,25,
262172,151,63,150,262176,152,4,151,262203,152,153,4,262176,154,4,63,262187,63,155,4294967288,
196637,38,58,196638,39,38,262176,156,12,39,262203,156,40,12,262187,58,157,1065353300,262187,58,
158,228737632,262187,63,159,5,262187,63,160,6,262187,63,161,7,262194,56,52,1,393267,122,53,52,94,
94,262187,56,162,64,262187,58,163,4286578688,327734,54,2,0,55,131320,164,262203,61,165,7,262203,
82,166,7,262203,61,167,7,262203,61,168,7,262203,82,169,7,262203,139,170,7,262203,61,171,7,262203,
61,172,7,262203,82,173,7,262203,96,174,7,262203,61,175,7,262203,61,176,7,262203,61,177,7,262203,
61,178,7,262203,61,179,7,262203,61,180,7,262203,61,181,7,262203,61,182,7,262203,61,183,7,262203,
61,184,7,262203,59,185,7,262203,59,186,7,262203,59,187,7,262203,61,188,7,262201,56,189,190,327879,
56,191,189,120,327874,56,192,189,121,327817,56,24,192,78,327745,85,193,4,76,262205,56,194,193,
327812,56,195,194,125,327814,56,196,192,78,327808,56,197,195,196,327745,111,198,110,90,262205,56,
199,198,327808,56,200,199,119,327814,56,201,200,114,327812,56,202,201,114,327814,56,203,202,114,
327810,56,204,203,94,458764,56,205,1,38,197,204,327812,56,206,205,99,327808,56,207,206,24,327812,
56,208,207,67,327808,56,209,208,191,327812,56,26,194,25,327808,56,27,26,189,327810,56,210,199,94,
458764,56,211,1,38,27,210,327745,111,212,110,127,262205,56,213,212,327808,56,214,213,211,393281,
128,215,30,90,214,262205,58,216,215,327808,56,217,213,202,327808,56,218,217,211,393281,128,219,30,
90,218,262205,58,220,219,327812,56,221,201,162,327808,56,222,213,221,327808,56,223,222,211,393281,
128,224,30,90,223,262205,58,225,224,196670,165,27,327737,56,226,227,165,196670,167,209,196670,168,
76,458809,54,228,229,167,168,169,262205,81,230,169,196670,166,230,196855,231,0,262394,129,232,231,
131320,232,131321,233,131320,233,458997,56,234,76,232,235,236,262390,237,236,1,131321,238,131320,
238,327856,68,239,234,132,262394,239,240,237,131320,240,327812,56,241,234,25,327808,56,242,189,
241,458764,56,243,1,38,242,133,458764,56,244,1,38,243,134,393281,106,245,9,90,243,262205,65,246,
245,327745,104,247,103,244,196670,247,246,131321,236,131320,236,327808,56,235,234,108,131321,233,
131320,237,131321,231,131320,231,262368,70,70,135,131321,248,131320,248,458997,56,249,76,231,250,
251,262390,252,251,1,131321,253,131320,253,327856,68,254,249,136,262394,254,255,252,131320,255,
327745,89,256,170,249,196670,256,90,131321,251,131320,251,327808,56,250,249,108,131321,248,131320,
252,131321,257,131320,257,458997,56,258,76,252,37,259,262390,260,259,0,131321,261,131320,261,
327856,68,262,258,140,262394,262,263,260,131320,263,327852,68,264,258,76,196855,265,0,262394,264,
266,265,131320,266,196670,171,209,196670,172,258,458809,54,267,229,171,172,173,262205,81,268,173,
196670,166,268,131321,265,131320,265,131321,269,131320,269,458997,56,270,76,265,36,271,262390,272,
271,1,131321,273,131320,273,327856,68,274,270,80,262394,274,275,272,131320,275,131321,276,131320,
276,458997,56,277,76,275,35,278,262390,279,278,1,131321,280,131320,280,327856,68,281,277,5,262394,
281,282,279,131320,282,327808,56,31,258,270,327812,56,32,31,78,327808,56,33,32,24,196670,175,277,
196670,176,33,393273,65,283,284,175,176,196670,174,283,131321,285,131320,285,458997,56,286,76,282,
287,288,262390,289,288,1,131321,290,131320,290,327856,68,291,286,78,262394,291,292,289,131320,292,
393281,61,293,166,270,286,262205,56,294,293,327879,56,295,294,141,262205,56,296,293,327874,56,297,
296,142,327879,56,298,297,141,327745,61,299,174,76,262205,56,300,299,196670,177,300,196670,178,
295,393273,63,301,302,177,178,327745,61,303,174,94,262205,56,304,303,196670,179,304,196670,180,
298,393273,63,305,302,179,180,327808,63,306,301,305,327745,61,307,174,70,262205,56,308,307,196670,
181,308,196670,182,295,393273,63,309,302,181,182,327745,61,310,174,143,262205,56,311,310,196670,
183,311,196670,184,298,393273,63,312,302,183,184,327808,63,313,309,312,327812,56,314,277,78,
327808,56,315,314,286,327812,63,316,144,306,327808,63,317,316,313,327745,89,318,170,315,262205,63,
319,318,327808,63,34,319,317,196670,318,34,131321,288,131320,288,327808,56,287,286,108,131321,285,
131320,289,131321,278,131320,278,327808,56,35,277,108,131321,276,131320,279,131321,271,131320,271,
327808,56,36,270,108,131321,269,131320,272,131321,259,131320,259,327808,56,37,258,80,131321,257,
131320,260,131321,320,131320,320,458997,56,321,76,260,322,323,262390,324,323,1,131321,325,131320,
325,327856,68,326,321,5,262394,326,327,324,131320,327,327745,111,328,110,145,262205,56,329,328,
327854,68,330,321,329,196855,331,0,262394,330,332,331,131320,332,131321,323,131320,331,327745,111,
333,110,121,262205,56,334,333,327812,56,335,78,321,327808,56,336,334,335,327874,56,337,226,321,
327879,56,338,337,94,327851,68,339,338,76,327852,68,340,321,76,196855,341,0,262394,340,342,341,
131320,342,262368,70,70,135,131321,341,131320,341,327850,68,343,189,76,196855,344,0,262394,343,
345,344,131320,345,196670,185,163,327737,56,346,347,185,196670,147,346,196670,148,149,131321,344,
131320,344,131321,348,131320,348,458997,56,349,76,344,350,351,262390,352,351,1,131321,353,131320,
353,327856,68,354,349,78,262394,354,355,352,131320,355,327812,56,356,24,25,327812,56,357,196,114,
327808,56,358,356,357,327812,56,359,191,78,327808,56,360,358,359,327808,56,361,360,349,327812,56,
362,321,78,327808,56,363,362,349,327745,89,364,170,363,262205,63,365,364,327745,154,366,153,361,
196670,366,365,131321,351,131320,351,327808,56,350,349,108,131321,348,131320,352,262368,70,70,135,
196855,367,0,262394,339,368,367,131320,368,327808,56,369,336,94,393281,128,370,40,90,369,262205,
58,371,370,262268,63,372,371,327812,63,373,155,372,131321,374,131320,374,458997,63,375,373,368,41,
376,458997,56,377,76,368,378,376,262390,379,376,1,131321,380,131320,380,327856,68,381,377,78,
262394,381,382,379,131320,382,327812,56,383,377,25,327808,56,384,383,189,327745,154,385,153,384,
262205,63,386,385,327808,63,41,375,386,131321,376,131320,376,327808,56,378,377,108,131321,374,
131320,379,262255,58,387,375,393281,128,388,40,90,336,262205,58,389,388,327813,58,42,216,389,
327813,58,43,387,42,327808,56,390,336,70,393281,128,391,40,90,390,262205,58,392,391,327813,58,44,
392,220,327808,56,393,336,143,393281,128,394,40,90,393,262205,58,395,394,327813,58,45,395,225,
327809,58,46,44,45,327813,58,47,46,157,327809,58,48,47,158,327809,58,49,43,48,327811,58,50,43,48,
196670,186,50,327737,56,396,347,186,458991,56,397,147,94,76,396,131321,367,131320,367,458997,58,
398,163,352,50,379,458997,58,399,163,352,49,379,327856,68,400,27,199,196855,401,0,262394,400,402,
401,131320,402,327745,111,403,110,142,262205,56,404,403,327745,111,405,110,159,262205,56,406,405,
327812,56,407,321,406,327808,56,408,404,407,327745,111,409,110,108,262205,56,410,409,327808,56,
411,408,410,327808,56,412,411,27,393281,128,413,40,90,412,196670,413,399,131321,401,131320,401,
262368,70,70,135,196855,414,0,262394,339,415,414,131320,415,196670,187,398,327737,56,416,347,187,
262205,56,417,147,327850,68,418,416,417,131321,414,131320,414,458997,68,419,339,401,418,415,
196855,420,0,262394,419,421,420,131320,421,327745,111,422,110,108,262205,56,423,422,327808,56,51,
423,27,196670,148,51,131321,420,131320,420,262368,70,70,135,327745,111,424,110,160,262205,56,425,
424,327745,111,426,110,91,262205,56,427,426,327812,56,428,321,427,327745,111,429,110,161,262205,
56,430,429,327808,56,431,428,430,327808,56,432,431,194,327812,56,433,70,432,327808,56,434,425,433,
196855,435,0,262394,343,436,435,131320,436,262205,56,437,147,196670,188,437,327737,58,438,439,188,
393281,128,440,40,90,434,196670,440,438,327808,56,441,434,94,262205,56,442,148,262268,58,443,442,
393281,128,444,40,90,441,196670,444,443,131321,435,131320,435,131321,323,131320,323,327808,56,322,
321,108,131321,320,131320,324,65789,65592,327734,56,190,0,57,131320,445,262205,56,446,3,131326,
446,65592,327734,56,347,0,60,196663,59,447,131320,448,262205,58,449,447,262268,56,450,449,327874,
56,451,450,86,327851,68,452,451,76,196855,453,0,262394,452,454,455,131320,454,262344,56,456,450,
131321,453,131320,455,327877,56,457,450,87,131321,453,131320,453,458997,56,458,456,454,457,455,
131326,458,65592,327734,58,439,0,62,196663,61,459,131320,460,262205,56,461,459,327874,56,462,461,
86,327851,68,463,462,76,196855,464,0,262394,463,465,466,131320,465,262205,56,467,459,327879,56,
468,467,88,131321,464,131320,466,262205,56,469,459,262344,56,470,469,131321,464,131320,464,458997,
56,471,468,465,470,466,262268,58,472,471,131326,472,65592,327734,63,302,0,64,196663,61,473,196663,
61,474,131320,475,262205,56,476,473,262268,63,477,476,262205,56,478,474,262268,63,479,478,393418,
63,480,477,90,91,393418,63,481,479,90,91,327812,63,482,480,481,393418,63,483,477,91,91,393418,63,
484,479,91,91,327812,63,485,483,484,327808,63,486,482,485,393418,63,487,477,92,91,393418,63,488,
479,92,91,327812,63,489,487,488,327808,63,490,486,489,327875,63,491,477,93,327875,63,492,479,93,
327812,63,493,491,492,327808,63,494,490,493,131326,494,65592,327734,65,284,0,66,196663,61,495,
196663,61,496,131320,497,196855,498,0,262394,95,499,500,131320,499,262205,56,501,496,327745,104,
502,103,501,262205,65,503,502,131321,498,131320,500,262205,56,504,495,327812,56,505,504,99,262205,
56,506,496,327808,56,507,505,506,393281,106,508,9,90,507,262205,65,509,508,131321,498,131320,498,
458997,65,510,503,499,509,500,131326,510,65592,327734,54,229,0,83,196663,61,511,196663,61,512,
196663,82,513,131320,514,131321,515,131320,515,458997,56,516,76,514,517,518,262390,519,518,1,
131321,520,131320,520,327856,68,521,516,80,262394,521,522,519,131320,522,262205,56,523,511,262205,
56,524,512,327808,56,525,524,516,327812,56,526,525,114,327808,56,527,523,526,393281,106,528,12,90,
527,262205,65,529,528,327745,96,530,513,516,196670,530,529,131321,518,131320,518,327808,56,517,
516,108,131321,515,131320,519,65789,65592,327734,56,227,0,84,196663,61,531,131320,532,327745,111,
533,110,108,262205,56,534,533,262205,56,535,531,327808,56,536,534,535,262205,56,537,531,327745,
111,538,110,90,262205,56,539,538,327854,68,540,537,539,196855,541,0,262394,540,542,541,131320,542,
131326,76,131320,541,131321,543,131320,543,458997,56,544,76,541,545,546,458997,56,547,76,541,548,
546,262390,549,546,1,131321,550,131320,550,327856,68,551,547,5,262394,551,552,549,131320,552,
327745,111,553,110,112,262205,56,554,553,327745,111,555,110,113,262205,56,556,555,327812,56,557,
547,556,327808,56,558,554,557,327814,56,559,536,114,327808,56,560,558,559,458817,117,561,20,112,
547,90,262205,56,562,561,327851,68,563,562,76,196855,564,0,262394,563,565,564,131320,565,393281,
117,566,23,90,560,262205,56,567,566,327879,56,568,536,119,327874,56,569,567,568,327879,56,570,569,
94,131321,564,131320,564,458997,56,571,94,552,570,565,327876,56,572,571,547,327877,56,545,544,572,
131321,546,131320,546,327808,56,548,547,108,131321,543,131320,549,131326,544,65592,};
static const uint32_t bitnet__spv_screen_fast[] = {
119734787,66304,524299,557,0,131089,1,131089,6018,131089,6019,524298,1599492179,1599227979,
1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,1685353262,808793134,0,
196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,3,262215,6,1,1,262215,3,11,29,
262215,7,6,16,262216,8,0,24,327752,8,0,35,0,196679,8,2,262215,9,34,0,262215,9,33,3,262215,10,6,16,
262216,11,0,24,327752,11,0,35,0,196679,11,2,262215,12,34,0,262215,12,33,0,327752,13,0,35,0,327752,
13,1,35,4,327752,13,2,35,8,327752,13,3,35,12,327752,13,4,35,16,327752,13,5,35,20,327752,13,6,35,
24,327752,13,7,35,28,327752,13,8,35,32,327752,13,9,35,36,327752,13,10,35,40,327752,13,11,35,44,
196679,13,2,327752,14,0,35,0,327752,14,1,35,4,327752,14,2,35,8,327752,14,3,35,12,327752,14,4,35,
16,327752,14,5,35,20,262215,15,6,24,262215,16,6,4,262215,17,6,4,262215,18,6,4,327752,19,0,35,0,
327752,19,1,35,4,327752,19,2,35,8,327752,19,3,35,12,327752,19,4,35,16,327752,19,5,35,20,327752,19,
6,35,24,327752,19,7,35,28,327752,19,8,35,32,327752,19,9,35,36,327752,19,10,35,40,327752,19,11,35,
232,327752,19,12,35,360,327752,19,13,35,2408,196679,19,2,262215,20,34,0,262215,20,33,7,262215,21,
6,4,262216,22,0,24,327752,22,0,35,0,196679,22,2,262215,23,34,0,262215,23,33,2,196679,24,42,262215,
4,11,26,262215,25,1,0,196679,26,42,196679,27,42,262215,28,6,4,262216,29,0,24,327752,29,0,35,0,
196679,29,2,262215,30,34,0,262215,30,33,0,196679,31,42,196679,32,42,196679,33,42,196679,34,42,
196679,35,42,196679,36,42,196679,37,42,262215,38,6,4,327752,39,0,35,0,196679,39,2,262215,40,34,0,
262215,40,33,2,196679,41,42,196679,42,42,196679,43,42,196679,44,42,196679,45,42,196679,46,42,
196679,47,42,196679,48,42,196679,49,42,196679,50,42,196679,51,42,262215,52,1,0,262215,53,11,25,
131091,54,196641,55,54,262165,56,32,0,196641,57,56,196630,58,32,262176,59,7,58,262177,60,56,59,
262176,61,7,56,262177,62,58,61,262165,63,32,1,327713,64,63,61,61,262167,65,56,4,327713,66,65,61,
61,262194,56,5,1,262187,56,67,8,131092,68,393268,68,69,170,5,67,262187,56,70,2,262194,56,6,256,
262187,56,71,127,393268,56,72,128,6,71,262187,56,73,128,393268,56,74,134,72,73,393268,56,75,137,
74,70,262187,56,76,0,393268,68,77,170,75,76,262187,56,78,4,458804,56,79,169,77,67,78,458804,56,80,
169,69,70,79,262172,81,65,80,262176,82,7,81,393249,83,54,61,61,82,262177,84,56,61,262176,85,1,56,
262203,85,3,1,262187,63,86,31,262187,56,87,2147483648,262187,56,88,2147483647,262187,56,89,1,
393268,68,90,170,5,89,262176,91,7,65,393268,68,92,170,5,89,262187,56,93,16,393268,56,94,132,74,93,
458804,56,95,169,92,94,89,262172,96,65,95,262176,97,4,96,262203,97,98,4,262176,99,4,65,196637,7,
65,196638,8,7,262176,100,12,8,262203,100,9,12,262187,63,101,0,262176,102,12,65,196637,10,65,
196638,11,10,262176,103,12,11,262203,103,12,12,262187,63,104,1,917534,13,56,56,56,56,56,56,56,56,
56,56,56,56,262176,105,9,13,262203,105,106,9,262176,107,9,56,262187,63,108,10,262187,63,109,11,
262187,56,110,32,524318,14,56,56,56,58,56,56,262172,15,14,67,262172,16,56,110,262187,56,111,512,
262172,17,56,111,196637,18,56,1048606,19,56,56,56,56,56,56,56,56,56,56,15,16,17,18,262176,112,12,
19,262203,112,20,12,262176,113,12,56,196637,21,56,196638,22,21,262176,114,12,22,262203,114,23,12,
262187,56,115,31,262187,56,116,7,262187,63,117,3,262167,118,56,3,262176,119,1,118,262203,119,4,1,
262194,56,25,128,393268,56,120,134,25,67,393268,56,121,134,120,78,196637,28,58,196638,29,28,
262176,122,12,29,262203,122,30,12,262187,63,123,2,262176,124,12,58,393268,68,125,170,5,89,393268,
56,126,128,94,25,393268,56,127,130,126,89,393268,56,128,134,127,25,393268,56,129,130,94,89,393268,
56,130,130,95,89,262187,56,131,264,393268,56,132,132,78,5,393268,56,133,132,78,5,262172,134,63,
133,262176,135,7,134,262176,136,7,63,393268,56,137,134,94,78,262187,56,138,252645135,262187,63,
139,4,262187,56,140,3,262187,63,141,128,262187,63,142,9,262176,143,4,56,262203,143,144,4,262203,
143,145,4,262187,56,146,4294967295,393268,56,147,132,78,25,262172,148,63,147,262176,149,4,148,
262203,149,150,4,262176,151,4,63,262187,63,152,4294967288,196637,38,58,196638,39,38,262176,153,12,
39,262203,153,40,12,262187,58,154,1065353300,262187,58,155,228737632,262187,63,156,5,262187,63,
157,6,262187,63,158,8,262187,63,159,7,262194,56,52,1,393267,118,53,52,89,89,262187,56,160,64,
262187,58,161,4286578688,327734,54,2,0,55,131320,162,262203,61,163,7,262203,82,164,7,262203,61,
165,7,262203,61,166,7,262203,82,167,7,262203,135,168,7,262203,61,169,7,262203,61,170,7,262203,82,
171,7,262203,91,172,7,262203,61,173,7,262203,61,174,7,262203,61,175,7,262203,61,176,7,262203,61,
177,7,262203,61,178,7,262203,61,179,7,262203,61,180,7,262203,61,181,7,262203,61,182,7,262203,59,
183,7,262203,59,184,7,262203,59,185,7,262203,61,186,7,262201,56,187,188,327879,56,189,187,116,
327874,56,190,187,117,327817,56,24,190,78,327745,85,191,4,76,262205,56,192,191,327812,56,193,192,
121,327814,56,194,190,78,327808,56,195,193,194,327745,107,196,106,101,262205,56,197,196,327808,56,
198,197,115,327814,56,199,198,110,327812,56,200,199,110,327814,56,201,200,110,327810,56,202,201,
89,458764,56,203,1,38,195,202,327812,56,204,203,94,327808,56,205,204,24,327812,56,206,205,67,
327808,56,207,206,189,327812,56,26,192,25,327808,56,27,26,187,327810,56,208,197,89,458764,56,209,
1,38,27,208,327745,107,210,106,123,262205,56,211,210,327808,56,212,211,209,393281,124,213,30,101,
212,262205,58,214,213,327808,56,215,211,200,327808,56,216,215,209,393281,124,217,30,101,216,
262205,58,218,217,327812,56,219,199,160,327808,56,220,211,219,327808,56,221,220,209,393281,124,
222,30,101,221,262205,58,223,222,196670,163,27,327737,56,224,225,163,196670,165,207,196670,166,76,
458809,54,226,227,165,166,167,262205,81,228,167,196670,164,228,196855,229,0,262394,125,230,229,
131320,230,131321,231,131320,231,458997,56,232,76,230,233,234,262390,235,234,1,131321,236,131320,
236,327856,68,237,232,128,262394,237,238,235,131320,238,327812,56,239,232,25,327808,56,240,187,
239,458764,56,241,1,38,240,129,458764,56,242,1,38,241,130,393281,102,243,9,101,241,262205,65,244,
243,327745,99,245,98,242,196670,245,244,131321,234,131320,234,327808,56,233,232,104,131321,231,
131320,235,131321,229,131320,229,262368,70,70,131,131321,246,131320,246,458997,56,247,76,229,248,
249,262390,250,249,1,131321,251,131320,251,327856,68,252,247,132,262394,252,253,250,131320,253,
327745,136,254,168,247,196670,254,101,131321,249,131320,249,327808,56,248,247,104,131321,246,
131320,250,131321,255,131320,255,458997,56,256,76,250,37,257,262390,258,257,0,131321,259,131320,
259,327856,68,260,256,137,262394,260,261,258,131320,261,327852,68,262,256,76,196855,263,0,262394,
262,264,263,131320,264,196670,169,207,196670,170,256,458809,54,265,227,169,170,171,262205,81,266,
171,196670,164,266,131321,263,131320,263,131321,267,131320,267,458997,56,268,76,263,36,269,262390,
270,269,1,131321,271,131320,271,327856,68,272,268,80,262394,272,273,270,131320,273,131321,274,
131320,274,458997,56,275,76,273,35,276,262390,277,276,1,131321,278,131320,278,327856,68,279,275,5,
262394,279,280,277,131320,280,327808,56,31,256,268,327812,56,32,31,78,327808,56,33,32,24,196670,
173,275,196670,174,33,393273,65,281,282,173,174,196670,172,281,131321,283,131320,283,458997,56,
284,76,280,285,286,262390,287,286,1,131321,288,131320,288,327856,68,289,284,78,262394,289,290,287,
131320,290,393281,61,291,164,268,284,262205,56,292,291,327879,56,293,292,138,262205,56,294,291,
327874,56,295,294,139,327879,56,296,295,138,327745,61,297,172,76,262205,56,298,297,196670,175,298,
196670,176,293,393273,63,299,300,175,176,327745,61,301,172,89,262205,56,302,301,196670,177,302,
196670,178,296,393273,63,303,300,177,178,327808,63,304,299,303,327745,61,305,172,70,262205,56,306,
305,196670,179,306,196670,180,293,393273,63,307,300,179,180,327745,61,308,172,140,262205,56,309,
308,196670,181,309,196670,182,296,393273,63,310,300,181,182,327808,63,311,307,310,327812,56,312,
275,78,327808,56,313,312,284,327812,63,314,141,304,327808,63,315,314,311,327745,136,316,168,313,
262205,63,317,316,327808,63,34,317,315,196670,316,34,131321,286,131320,286,327808,56,285,284,104,
131321,283,131320,287,131321,276,131320,276,327808,56,35,275,104,131321,274,131320,277,131321,269,
131320,269,327808,56,36,268,104,131321,267,131320,270,131321,257,131320,257,327808,56,37,256,80,
131321,255,131320,258,131321,318,131320,318,458997,56,319,76,258,320,321,262390,322,321,1,131321,
323,131320,323,327856,68,324,319,5,262394,324,325,322,131320,325,327745,107,326,106,142,262205,56,
327,326,327854,68,328,319,327,196855,329,0,262394,328,330,329,131320,330,131321,321,131320,329,
327745,107,331,106,117,262205,56,332,331,327812,56,333,78,319,327808,56,334,332,333,327874,56,335,
224,319,327879,56,336,335,89,327851,68,337,336,76,327852,68,338,319,76,196855,339,0,262394,338,
340,339,131320,340,262368,70,70,131,131321,339,131320,339,327850,68,341,187,76,196855,342,0,
262394,341,343,342,131320,343,196670,183,161,327737,56,344,345,183,196670,144,344,196670,145,146,
131321,342,131320,342,131321,346,131320,346,458997,56,347,76,342,348,349,262390,350,349,1,131321,
351,131320,351,327856,68,352,347,78,262394,352,353,350,131320,353,327812,56,354,24,25,327812,56,
355,194,110,327808,56,356,354,355,327812,56,357,189,78,327808,56,358,356,357,327808,56,359,358,
347,327812,56,360,319,78,327808,56,361,360,347,327745,136,362,168,361,262205,63,363,362,327745,
151,364,150,359,196670,364,363,131321,349,131320,349,327808,56,348,347,104,131321,346,131320,350,
262368,70,70,131,196855,365,0,262394,337,366,365,131320,366,327808,56,367,334,89,393281,124,368,
40,101,367,262205,58,369,368,262268,63,370,369,327812,63,371,152,370,131321,372,131320,372,458997,
63,373,371,366,41,374,458997,56,375,76,366,376,374,262390,377,374,1,131321,378,131320,378,327856,
68,379,375,78,262394,379,380,377,131320,380,327812,56,381,375,25,327808,56,382,381,187,327745,151,
383,150,382,262205,63,384,383,327808,63,41,373,384,131321,374,131320,374,327808,56,376,375,104,
131321,372,131320,377,262255,58,385,373,393281,124,386,40,101,334,262205,58,387,386,327813,58,42,
214,387,327813,58,43,385,42,327808,56,388,334,70,393281,124,389,40,101,388,262205,58,390,389,
327813,58,44,390,218,327808,56,391,334,140,393281,124,392,40,101,391,262205,58,393,392,327813,58,
45,393,223,327809,58,46,44,45,327813,58,47,46,154,327809,58,48,47,155,327809,58,49,43,48,327811,
58,50,43,48,196670,184,50,327737,56,394,345,184,458991,56,395,144,89,76,394,131321,365,131320,365,
458997,58,396,161,350,50,377,458997,58,397,161,350,49,377,327856,68,398,27,197,196855,399,0,
262394,398,400,399,131320,400,327745,107,401,106,139,262205,56,402,401,327745,107,403,106,156,
262205,56,404,403,327812,56,405,319,404,327808,56,406,402,405,327745,107,407,106,104,262205,56,
408,407,327808,56,409,406,408,327808,56,410,409,27,393281,124,411,40,101,410,196670,411,397,
131321,399,131320,399,262368,70,70,131,196855,412,0,262394,337,413,412,131320,413,196670,185,396,
327737,56,414,345,185,262205,56,415,144,327850,68,416,414,415,131321,412,131320,412,458997,68,417,
337,399,416,413,196855,418,0,262394,417,419,418,131320,419,327745,107,420,106,104,262205,56,421,
420,327808,56,51,421,27,196670,145,51,131321,418,131320,418,262368,70,70,131,327745,107,422,106,
157,262205,56,423,422,327745,107,424,106,158,262205,56,425,424,327812,56,426,319,425,327745,107,
427,106,159,262205,56,428,427,327808,56,429,426,428,327808,56,430,429,192,327812,56,431,70,430,
327808,56,432,423,431,196855,433,0,262394,341,434,433,131320,434,262205,56,435,144,196670,186,435,
327737,58,436,437,186,393281,124,438,40,101,432,196670,438,436,327808,56,439,432,89,262205,56,440,
145,262268,58,441,440,393281,124,442,40,101,439,196670,442,441,131321,433,131320,433,131321,321,
131320,321,327808,56,320,319,104,131321,318,131320,322,65789,65592,327734,56,188,0,57,131320,443,
262205,56,444,3,131326,444,65592,327734,56,345,0,60,196663,59,445,131320,446,262205,58,447,445,
262268,56,448,447,327874,56,449,448,86,327851,68,450,449,76,196855,451,0,262394,450,452,453,
131320,452,262344,56,454,448,131321,451,131320,453,327877,56,455,448,87,131321,451,131320,451,
458997,56,456,454,452,455,453,131326,456,65592,327734,58,437,0,62,196663,61,457,131320,458,262205,
56,459,457,327874,56,460,459,86,327851,68,461,460,76,196855,462,0,262394,461,463,464,131320,463,
262205,56,465,457,327879,56,466,465,88,131321,462,131320,464,262205,56,467,457,262344,56,468,467,
131321,462,131320,462,458997,56,469,466,463,468,464,262268,58,470,469,131326,470,65592,327734,63,
300,0,64,196663,61,471,196663,61,472,131320,473,262205,56,474,471,262268,63,475,474,262205,56,476,
472,262268,63,477,476,397666,63,478,475,477,0,131326,478,65592,327734,65,282,0,66,196663,61,479,
196663,61,480,131320,481,196855,482,0,262394,90,483,484,131320,483,262205,56,485,480,327745,99,
486,98,485,262205,65,487,486,131321,482,131320,484,262205,56,488,479,327812,56,489,488,94,262205,
56,490,480,327808,56,491,489,490,393281,102,492,9,101,491,262205,65,493,492,131321,482,131320,482,
458997,65,494,487,483,493,484,131326,494,65592,327734,54,227,0,83,196663,61,495,196663,61,496,
196663,82,497,131320,498,131321,499,131320,499,458997,56,500,76,498,501,502,262390,503,502,1,
131321,504,131320,504,327856,68,505,500,80,262394,505,506,503,131320,506,262205,56,507,495,262205,
56,508,496,327808,56,509,508,500,327812,56,510,509,110,327808,56,511,507,510,393281,102,512,12,
101,511,262205,65,513,512,327745,91,514,497,500,196670,514,513,131321,502,131320,502,327808,56,
501,500,104,131321,499,131320,503,65789,65592,327734,56,225,0,84,196663,61,515,131320,516,327745,
107,517,106,104,262205,56,518,517,262205,56,519,515,327808,56,520,518,519,262205,56,521,515,
327745,107,522,106,101,262205,56,523,522,327854,68,524,521,523,196855,525,0,262394,524,526,525,
131320,526,131326,76,131320,525,131321,527,131320,527,458997,56,528,76,525,529,530,458997,56,531,
76,525,532,530,262390,533,530,1,131321,534,131320,534,327856,68,535,531,5,262394,535,536,533,
131320,536,327745,107,537,106,108,262205,56,538,537,327745,107,539,106,109,262205,56,540,539,
327812,56,541,531,540,327808,56,542,538,541,327814,56,543,520,110,327808,56,544,542,543,458817,
113,545,20,108,531,101,262205,56,546,545,327851,68,547,546,76,196855,548,0,262394,547,549,548,
131320,549,393281,113,550,23,101,544,262205,56,551,550,327879,56,552,520,115,327874,56,553,551,
552,327879,56,554,553,89,131321,548,131320,548,458997,56,555,89,536,554,549,327876,56,556,555,531,
327877,56,529,528,556,131321,530,131320,530,327808,56,532,531,104,131321,527,131320,533,131326,
528,65592,};
static const uint32_t bitnet__spv_survivors_plain[] = {
119734787,66304,524299,1097,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,262215,6,1,1,262215,7,1,2,262215,3,11,
29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,196679,12,42,196679,13,42,262215,14,1,0,
262215,15,6,16,262216,16,0,24,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,327752,
18,0,35,0,327752,18,1,35,4,327752,18,2,35,8,327752,18,3,35,12,327752,18,4,35,16,327752,18,5,35,20,
327752,18,6,35,24,327752,18,7,35,28,327752,18,8,35,32,327752,18,9,35,36,327752,18,10,35,40,327752,
18,11,35,44,196679,18,2,262215,4,11,26,327752,19,0,35,0,327752,19,1,35,4,327752,19,2,35,8,327752,
19,3,35,12,327752,19,4,35,16,327752,19,5,35,20,262215,20,6,24,262215,21,6,4,262215,22,6,4,262215,
23,6,4,327752,24,0,35,0,327752,24,1,35,4,327752,24,2,35,8,327752,24,3,35,12,327752,24,4,35,16,
327752,24,5,35,20,327752,24,6,35,24,327752,24,7,35,28,327752,24,8,35,32,327752,24,9,35,36,327752,
24,10,35,40,327752,24,11,35,232,327752,24,12,35,360,327752,24,13,35,2408,196679,24,2,262215,25,34,
0,262215,25,33,7,262215,26,6,16,327752,27,0,35,0,196679,27,2,262215,28,34,0,262215,28,33,2,262215,
29,6,4,327752,30,0,35,0,196679,30,2,262215,31,34,0,262215,31,33,2,196679,32,42,262215,33,1,0,
262215,34,11,25,131091,35,196641,36,35,262165,37,32,0,196641,38,37,262176,39,7,37,196630,40,32,
262177,41,40,39,262167,42,40,2,262177,43,42,39,262176,44,7,40,393249,45,40,44,44,44,262177,46,37,
44,131092,47,262177,48,47,44,327713,49,40,44,44,262187,37,50,8,262172,51,40,50,262176,52,7,51,
262177,53,40,52,262194,37,5,4,262172,54,37,5,262167,55,37,4,262194,37,6,256,262187,37,56,63,
393268,37,57,128,6,56,262187,37,58,64,393268,37,59,134,57,58,262187,37,60,4,393268,37,61,137,59,
60,262187,37,62,0,393268,47,63,170,61,62,393268,47,64,176,5,60,393268,47,65,167,63,64,262187,37,
66,2,393268,37,67,137,59,66,393268,47,68,170,67,62,262187,37,69,1,458804,37,70,169,68,66,69,
458804,37,71,169,65,60,70,393268,37,72,132,71,5,196656,47,7,458804,37,73,169,7,69,66,393268,37,74,
132,72,73,262172,75,55,74,262176,76,7,75,393249,77,35,54,39,76,393249,78,35,75,39,52,262177,79,37,
39,262172,80,37,50,327713,81,37,80,39,327713,82,35,80,80,393249,83,37,80,80,39,327713,84,40,80,80,
262176,85,1,37,262203,85,3,1,262187,37,86,32768,262165,87,32,1,262187,87,88,16,262187,37,89,32767,
262187,87,90,13,262187,37,91,939524096,262187,37,92,260046848,262187,37,93,947912704,262187,40,94,
947912704,262187,37,95,8388608,196657,47,10,262187,37,96,65535,262187,87,97,31,262187,37,98,
2147483648,262187,37,99,2147483647,262187,37,100,2139095040,262187,37,101,4294967288,262187,37,
102,7,262187,37,103,264,262187,87,104,0,262187,87,105,8,262194,37,14,128,393268,37,106,132,14,50,
262172,107,40,106,262176,108,4,107,262203,108,109,4,262176,110,4,40,262187,87,111,1,262172,112,40,
14,262176,113,4,112,262203,113,114,4,262187,37,115,32,262187,37,116,16,262187,37,117,48,262187,37,
118,40,262187,37,119,24,262187,37,120,56,262187,37,121,6,262187,37,122,5,262187,37,123,3,262176,
124,7,54,196637,15,55,196638,16,15,262176,125,12,16,262203,125,17,12,262176,126,12,55,262176,127,
7,55,262187,87,128,4,262176,129,7,42,262187,87,130,2,262167,131,40,4,262176,132,7,131,917534,18,
37,37,37,37,37,37,37,37,37,37,37,37,262176,133,9,18,262203,133,134,9,262187,87,135,5,262176,136,9,
37,262167,137,37,3,262176,138,1,137,262203,138,4,1,262187,87,139,9,524318,19,37,37,37,40,37,37,
262172,20,19,50,262172,21,37,115,262187,37,140,512,262172,22,37,140,196637,23,37,1048606,24,37,37,
37,37,37,37,37,37,37,37,20,21,22,23,262176,141,12,24,262203,141,25,12,262176,142,12,37,262187,40,
143,0,196637,26,131,196638,27,26,262176,144,12,27,262203,144,28,12,262176,145,12,131,262176,146,4,
21,262203,146,147,4,262176,148,4,37,262176,149,7,80,262187,87,150,3,393268,37,151,134,14,50,
262172,152,37,151,262176,153,4,152,262203,153,154,4,262203,153,155,4,196637,29,40,196638,30,29,
262176,156,12,30,262203,156,31,12,262176,157,12,40,524318,158,37,37,37,40,37,37,262176,159,7,158,
262187,87,160,10,262176,161,12,19,262187,40,162,4271273625,262187,37,163,4294967295,262187,87,164,
11,262187,87,165,6,393268,37,166,132,50,14,262203,148,167,4,262172,168,37,14,262176,169,4,168,
262203,169,170,4,262203,148,171,4,262172,172,40,151,262176,173,4,172,262203,173,174,4,262203,153,
175,4,262187,87,176,7,262194,37,33,1,393267,137,34,33,69,69,262187,40,177,4286578688,262187,37,
178,1879048192,327734,35,2,0,36,131320,179,262203,149,180,7,262203,149,181,7,262203,39,182,7,
262203,44,183,7,262203,39,184,7,262203,44,185,7,262201,37,186,187,327879,37,188,186,102,327874,37,
189,186,150,327745,85,190,4,62,262205,37,191,190,327812,37,192,191,14,327808,37,193,192,186,
327745,136,194,134,160,262205,37,195,194,327745,85,196,4,69,262205,37,197,196,327812,37,198,66,
197,327745,136,199,134,164,262205,37,200,199,327812,37,201,198,200,327808,37,202,195,201,327745,
136,203,134,150,262205,37,204,203,327745,136,205,134,128,262205,37,206,205,327812,37,207,197,206,
327808,37,208,204,207,327745,136,209,134,111,262205,37,210,209,327808,37,211,208,210,327745,136,
212,134,104,262205,37,213,212,327810,37,214,213,69,458764,37,215,1,38,193,214,327808,37,216,211,
215,393281,157,217,31,104,216,262205,40,218,217,131321,219,131320,219,458997,37,220,62,179,221,
222,262390,223,222,1,131321,224,131320,224,327856,47,225,220,50,262394,225,226,223,131320,226,
327745,39,227,181,220,196670,227,62,327745,39,228,180,220,196670,228,62,131321,222,131320,222,
327808,37,221,220,111,131321,219,131320,223,131321,229,131320,229,458997,37,230,186,223,231,232,
262390,233,232,0,131321,234,131320,234,327745,136,235,134,165,262205,37,236,235,327856,47,237,230,
236,262394,237,238,233,131320,238,131321,239,131320,239,458997,37,240,62,238,241,242,262390,243,
242,1,131321,244,131320,244,327856,47,245,240,50,262394,245,246,243,131320,246,327812,37,247,240,
14,327808,37,248,230,247,327810,37,249,236,69,458764,37,250,1,38,248,249,196670,182,250,327737,37,
251,252,182,393281,157,253,31,104,251,262205,40,254,253,196670,183,254,327737,37,255,256,183,
327850,47,257,248,250,196855,258,0,262394,257,259,258,131320,259,327745,39,260,180,240,262205,37,
261,260,327852,47,262,255,261,131321,258,131320,258,458997,47,263,257,246,262,259,196855,264,0,
262394,263,265,266,131320,265,131321,264,131320,266,327745,39,267,180,240,262205,37,268,267,
131321,264,131320,264,458997,37,269,255,265,268,266,327745,39,270,180,240,196670,270,269,196855,
271,0,262394,263,272,273,131320,272,131321,271,131320,273,327745,39,274,181,240,262205,37,275,274,
131321,271,131320,271,458997,37,276,250,272,275,273,327745,39,277,181,240,196670,277,276,131321,
242,131320,242,327808,37,241,240,111,131321,239,131320,243,131321,232,131320,232,327808,37,231,
230,166,131321,229,131320,233,327850,47,278,186,62,196855,279,0,262394,278,280,279,131320,280,
196670,167,62,131321,279,131320,279,262205,80,281,180,262205,80,282,181,393273,40,283,284,281,282,
327856,47,285,193,213,196855,286,0,262394,285,287,286,131320,287,327864,47,288,218,283,262312,47,
289,288,131321,286,131320,286,458997,47,290,285,279,289,287,196855,291,0,262394,290,292,291,
131320,292,458986,37,293,167,69,62,69,327745,148,294,170,293,196670,294,193,131321,291,131320,291,
262368,66,66,103,196855,295,0,262394,278,296,295,131320,296,262205,37,297,167,327852,47,298,297,
62,131321,295,131320,295,458997,47,299,278,291,298,296,196855,300,0,262394,299,301,300,131320,301,
458817,142,302,25,160,197,128,262205,37,303,167,458986,37,304,302,69,62,303,196670,171,304,131321,
300,131320,300,262368,66,66,103,131321,305,131320,305,458997,37,306,163,300,307,308,458997,40,309,
177,300,310,308,458997,37,311,62,300,312,308,262390,313,308,0,131321,314,131320,314,262205,37,315,
167,327856,47,316,311,315,262394,316,317,313,131320,317,327808,37,318,311,189,262205,37,319,167,
327810,37,320,319,69,458764,37,321,1,38,318,320,327745,148,322,170,321,262205,37,323,322,196670,
184,323,327737,40,324,325,184,327850,47,326,306,163,327866,47,327,324,309,327846,47,328,326,327,
262312,47,329,328,196855,330,0,262394,329,331,330,131320,331,327860,47,332,324,309,327856,47,333,
323,306,327847,47,334,332,333,131321,330,131320,330,458997,47,335,328,317,334,331,196670,185,324,
327737,47,336,337,185,262312,47,338,336,196855,339,0,262394,338,340,339,131320,340,458817,142,341,
25,160,197,135,196670,341,69,131321,339,131320,339,327850,47,342,188,62,196855,343,0,262394,342,
344,343,131320,344,262205,37,345,167,327856,47,346,318,345,131321,343,131320,343,458997,47,347,
342,339,346,344,196855,348,0,262394,347,349,348,131320,349,262205,37,350,171,327808,37,351,350,
311,327808,37,352,351,189,327856,47,353,352,200,131321,348,131320,348,458997,47,354,347,343,353,
349,196855,355,0,262394,354,356,355,131320,356,262205,37,357,171,327808,37,358,357,311,327808,37,
359,358,189,327812,37,360,66,359,327808,37,361,202,360,393281,157,362,31,104,361,196670,362,324,
262205,37,363,171,327808,37,364,363,311,327808,37,365,364,189,327812,37,366,66,365,327808,37,367,
202,366,327808,37,368,367,69,327808,37,369,210,323,262268,40,370,369,393281,157,371,31,104,368,
196670,371,370,131321,355,131320,355,393385,40,310,335,324,309,393385,37,307,335,323,306,131321,
308,131320,308,327808,37,312,311,151,131321,305,131320,313,327850,47,372,188,62,196855,373,0,
262394,372,374,373,131320,374,327745,110,375,174,189,196670,375,309,327745,148,376,175,189,196670,
376,306,131321,373,131320,373,262368,66,66,103,196855,377,0,262394,278,378,377,131320,378,131321,
379,131320,379,458997,37,380,306,378,381,382,458997,40,383,309,378,384,382,458997,37,385,69,378,
386,382,262390,387,382,0,131321,388,131320,388,327856,47,389,385,151,262394,389,390,387,131320,
390,327745,148,391,175,385,262205,37,392,391,327851,47,393,392,163,196855,394,0,262394,393,395,
394,131320,395,327745,110,396,174,385,262205,40,397,396,327866,47,398,397,383,262312,47,399,398,
196855,400,0,262394,399,401,400,131320,401,262205,40,402,396,327860,47,403,402,383,196855,404,0,
262394,403,405,404,131320,405,262205,37,406,391,327856,47,407,406,380,131321,404,131320,404,
458997,47,408,403,401,407,405,131321,400,131320,400,458997,47,409,398,395,408,404,131321,394,
131320,394,458997,47,410,393,390,409,400,196855,411,0,262394,410,412,413,131320,412,327745,110,
414,174,385,262205,40,415,414,131321,411,131320,413,131321,411,131320,411,458997,40,384,415,412,
383,413,196855,416,0,262394,410,417,418,131320,417,262205,37,419,391,131321,416,131320,418,131321,
416,131320,416,458997,37,381,419,417,380,418,131321,382,131320,382,327808,37,386,385,111,131321,
379,131320,387,327745,136,420,134,176,262205,37,421,420,327745,136,422,134,139,262205,37,423,422,
327812,37,424,197,423,327745,136,425,134,105,262205,37,426,425,327808,37,427,424,426,327808,37,
428,427,191,327812,37,429,66,428,327808,37,430,421,429,393281,157,431,31,104,430,196670,431,383,
327808,37,432,430,69,327850,47,433,380,163,196855,434,0,262394,433,435,436,131320,435,131321,434,
131320,436,327808,37,437,210,380,131321,434,131320,434,458997,37,438,163,435,437,436,262268,40,
439,438,393281,157,440,31,104,432,196670,440,439,131321,377,131320,377,65789,65592,327734,37,187,
0,38,131320,441,262205,37,442,3,131326,442,65592,327734,40,443,0,41,196663,39,444,131320,445,
262205,37,446,444,327879,37,447,446,86,327876,37,448,447,88,262205,37,449,444,327879,37,450,449,
89,327876,37,451,450,90,327808,37,452,451,91,327854,47,453,451,92,196855,454,0,262394,453,455,454,
131320,455,327808,37,456,451,178,131321,454,131320,454,458997,37,457,452,445,456,455,327808,37,8,
451,93,262268,40,458,8,327811,40,9,458,94,327856,47,459,451,95,196855,460,0,262394,459,461,460,
131320,461,262268,37,462,9,131321,460,131320,460,458997,37,463,457,454,462,461,327877,37,464,463,
448,262268,40,465,464,131326,465,65592,327734,42,466,0,43,196663,39,467,131320,468,262203,39,469,
7,262203,39,470,7,196855,471,0,262394,10,472,471,131320,472,262205,37,473,467,393228,42,474,1,62,
473,131326,474,131320,471,262205,37,475,467,327879,37,476,475,96,196670,469,476,327737,40,477,443,
469,262205,37,478,467,327874,37,479,478,88,196670,470,479,327737,40,480,443,470,327760,42,481,477,
480,131326,481,65592,327734,40,482,0,45,196663,44,483,196663,44,484,196663,44,485,131320,486,
262205,40,487,483,262205,40,488,484,327813,40,11,487,488,262205,40,489,485,327809,40,12,11,489,
131326,12,65592,327734,37,256,0,46,196663,44,490,131320,491,262205,40,492,490,262268,37,493,492,
327874,37,494,493,97,327851,47,495,494,62,196855,496,0,262394,495,497,498,131320,497,262344,37,
499,493,131321,496,131320,498,327877,37,500,493,98,131321,496,131320,496,458997,37,501,499,497,
500,498,131326,501,65592,327734,40,502,0,41,196663,39,503,131320,504,262205,37,505,503,327874,37,
506,505,97,327851,47,507,506,62,196855,508,0,262394,507,509,510,131320,509,262205,37,511,503,
327879,37,512,511,99,131321,508,131320,510,262205,37,513,503,262344,37,514,513,131321,508,131320,
508,458997,37,515,512,509,514,510,262268,40,516,515,131326,516,65592,327734,47,337,0,48,196663,44,
517,131320,518,262205,40,519,517,262268,37,520,519,327879,37,521,520,100,327851,47,522,521,100,
131326,522,65592,327734,40,523,0,49,196663,44,524,196663,44,525,131320,526,262205,40,527,524,
262205,40,528,525,327809,40,13,527,528,131326,13,65592,327734,40,529,0,53,196663,52,530,131320,
531,262203,44,532,7,262203,44,533,7,262203,44,534,7,262203,44,535,7,262203,44,536,7,262203,44,537,
7,262203,44,538,7,262203,44,539,7,262203,44,540,7,262203,44,541,7,262203,44,542,7,262203,44,543,7,
262203,44,544,7,262203,44,545,7,262203,44,546,7,262203,44,547,7,262203,44,548,7,262203,44,549,7,
262203,44,550,7,262203,44,551,7,262203,44,552,7,262203,44,553,7,262203,44,554,7,262203,44,555,7,
262203,44,556,7,262203,44,557,7,262203,44,558,7,262203,44,559,7,262201,37,560,187,327879,37,561,
560,101,327812,37,562,561,50,327879,37,563,560,102,327808,37,564,562,563,262368,66,66,103,131321,
565,131320,565,458997,87,566,104,531,567,568,262390,569,568,1,131321,570,131320,570,327857,47,571,
566,105,262394,571,572,569,131320,572,327812,37,573,560,50,262268,37,574,566,327808,37,575,573,
574,327745,44,576,530,566,262205,40,577,576,327745,110,578,109,575,196670,578,577,131321,568,
131320,568,327808,87,567,566,111,131321,565,131320,569,262368,66,66,103,327808,37,579,564,115,
327745,110,580,109,564,262205,40,581,580,196670,532,581,327745,110,582,109,579,262205,40,583,582,
196670,533,583,393273,40,584,523,532,533,327808,37,585,564,116,327808,37,586,564,117,327745,110,
587,109,585,262205,40,588,587,196670,534,588,327745,110,589,109,586,262205,40,590,589,196670,535,
590,393273,40,591,523,534,535,196670,536,584,196670,537,591,393273,40,592,523,536,537,327808,37,
593,564,50,327808,37,594,564,118,327745,110,595,109,593,262205,40,596,595,196670,538,596,327745,
110,597,109,594,262205,40,598,597,196670,539,598,393273,40,599,523,538,539,327808,37,600,564,119,
327808,37,601,564,120,327745,110,602,109,600,262205,40,603,602,196670,540,603,327745,110,604,109,
601,262205,40,605,604,196670,541,605,393273,40,606,523,540,541,196670,542,599,196670,543,606,
393273,40,607,523,542,543,196670,544,592,196670,545,607,393273,40,608,523,544,545,327745,110,609,
114,560,196670,609,608,262368,66,66,103,327808,37,610,561,60,327745,110,611,114,561,262205,40,612,
611,196670,546,612,327745,110,613,114,610,262205,40,614,613,196670,547,614,393273,40,615,523,546,
547,327808,37,616,561,66,327808,37,617,561,121,327745,110,618,114,616,262205,40,619,618,196670,
548,619,327745,110,620,114,617,262205,40,621,620,196670,549,621,393273,40,622,523,548,549,196670,
550,615,196670,551,622,393273,40,623,523,550,551,327808,37,624,561,69,327808,37,625,561,122,
327745,110,626,114,624,262205,40,627,626,196670,552,627,327745,110,628,114,625,262205,40,629,628,
196670,553,629,393273,40,630,523,552,553,327808,37,631,561,123,327808,37,632,561,102,327745,110,
633,114,631,262205,40,634,633,196670,554,634,327745,110,635,114,632,262205,40,636,635,196670,555,
636,393273,40,637,523,554,555,196670,556,630,196670,557,637,393273,40,638,523,556,557,196670,558,
623,196670,559,638,393273,40,639,523,558,559,131326,639,65592,327734,35,640,0,77,196663,54,641,
196663,39,642,196663,76,643,131320,644,262203,124,645,7,131321,646,131320,646,458997,37,647,62,
644,648,649,262390,650,649,1,131321,651,131320,651,327856,47,652,647,71,262394,652,653,650,131320,
653,131321,654,131320,654,458997,37,655,62,653,656,657,262390,658,657,1,131321,659,131320,659,
327856,47,660,655,5,262394,660,661,658,131320,661,196670,645,641,327745,39,662,645,655,262205,37,
663,662,262205,37,664,642,327808,37,665,664,647,327812,37,666,665,50,327808,37,667,663,666,196855,
668,0,262394,7,669,670,131320,669,327812,37,671,647,5,327808,37,672,671,655,393281,126,673,17,104,
667,262205,55,674,673,327745,127,675,643,672,196670,675,674,131321,668,131320,670,327812,37,676,
647,5,327808,37,677,676,655,327812,37,678,66,677,327812,37,679,66,667,393281,126,680,17,104,679,
262205,55,681,680,327745,127,682,643,678,196670,682,681,327808,37,683,678,69,327808,37,684,679,69,
393281,126,685,17,104,684,262205,55,686,685,327745,127,687,643,683,196670,687,686,131321,668,
131320,668,131321,657,131320,657,327808,37,656,655,111,131321,654,131320,658,131321,649,131320,
649,327808,37,648,647,111,131321,646,131320,650,65789,65592,327734,35,688,0,78,196663,75,689,
196663,39,690,196663,52,691,131320,692,262203,129,693,7,262203,39,694,7,262203,76,695,7,262203,
132,696,7,262203,76,697,7,262203,132,698,7,262203,76,699,7,196855,700,0,262394,7,701,702,131320,
701,131321,703,131320,703,458997,87,704,104,701,705,706,262390,707,706,1,131321,708,131320,708,
327857,47,709,704,128,262394,709,710,707,131320,710,262205,37,711,690,196670,695,689,393281,39,
712,695,711,704,262205,37,713,712,196670,694,713,327737,42,714,466,694,196670,693,714,327812,87,
715,130,704,327745,44,716,693,62,262205,40,717,716,327745,44,718,691,715,196670,718,717,327808,87,
719,715,111,327745,44,720,693,69,262205,40,721,720,327745,44,722,691,719,196670,722,721,131321,
706,131320,706,327808,87,705,704,111,131321,703,131320,707,131321,700,131320,702,262205,37,723,
690,327812,37,724,66,723,196670,697,689,327745,127,725,697,724,262205,55,726,725,262268,131,727,
726,196670,696,727,262205,37,728,690,327812,37,729,66,728,327808,37,730,729,69,196670,699,689,
327745,127,731,699,730,262205,55,732,731,262268,131,733,732,196670,698,733,131321,734,131320,734,
458997,87,735,104,702,736,737,262390,738,737,1,131321,739,131320,739,327857,47,740,735,128,262394,
740,741,738,131320,741,327745,44,742,696,735,262205,40,743,742,327745,44,744,691,735,196670,744,
743,327808,87,745,735,128,327745,44,746,698,735,262205,40,747,746,327745,44,748,691,745,196670,
748,747,131321,737,131320,737,327808,87,736,735,111,131321,734,131320,738,131321,700,131320,700,
65789,65592,327734,37,252,0,79,196663,39,749,131320,750,327745,136,751,134,135,262205,37,752,751,
327745,85,753,4,69,262205,37,754,753,327745,136,755,134,139,262205,37,756,755,327812,37,757,754,
756,262205,37,758,749,327808,37,759,757,758,327812,37,760,66,759,327808,37,761,752,760,131326,761,
65592,327734,40,325,0,41,196663,39,762,131320,763,262203,124,764,7,262203,52,765,7,262203,39,766,
7,262203,76,767,7,262203,132,768,7,262203,132,769,7,262203,52,770,7,262203,39,771,7,262203,52,772,
7,262203,44,773,7,262203,44,774,7,262203,44,775,7,262203,44,776,7,262203,44,777,7,262203,44,778,7,
262203,52,779,7,262201,37,780,187,327879,37,781,780,102,327745,136,782,134,130,262205,37,783,782,
327745,142,784,25,111,262205,37,785,784,327745,85,786,4,69,262205,37,787,786,327808,37,788,785,
787,327812,37,789,788,59,327812,37,790,789,58,327808,37,791,783,790,327814,37,792,791,60,327812,
37,793,66,781,327808,37,794,792,793,262205,37,795,762,327812,37,796,795,59,327812,37,797,796,50,
327808,37,798,797,781,327745,39,799,764,104,196670,799,798,131321,800,131320,800,458997,87,801,
104,763,802,803,262390,804,803,1,131321,805,131320,805,327857,47,806,801,105,262394,806,807,804,
131320,807,327745,44,808,765,801,196670,808,143,131321,803,131320,803,327808,87,802,801,111,
131321,800,131320,804,131321,809,131320,809,458997,37,810,62,804,811,812,262390,813,812,0,131321,
814,131320,814,327856,47,815,810,59,262394,815,816,813,131320,816,262205,54,817,764,196670,766,
810,458809,35,818,640,817,766,767,262205,75,819,767,131321,820,131320,820,458997,37,821,62,816,
822,823,262390,824,823,1,131321,825,131320,825,327856,47,826,821,71,262394,826,827,824,131320,827,
327808,37,828,810,821,327812,37,829,828,116,327808,37,830,794,829,393281,145,831,28,104,830,
262205,131,832,831,196670,768,832,327808,37,833,830,69,393281,145,834,28,104,833,262205,131,835,
834,196670,769,835,196670,771,821,458809,35,836,688,819,771,772,262205,51,837,772,196670,770,837,
131321,838,131320,838,458997,87,839,104,827,840,841,262390,842,841,1,131321,843,131320,843,327857,
47,844,839,128,262394,844,845,842,131320,845,327745,44,846,770,839,262205,40,847,846,196670,773,
847,327745,44,848,768,839,262205,40,849,848,196670,774,849,327745,44,850,765,839,262205,40,851,
850,196670,775,851,458809,40,852,482,773,774,775,196670,850,852,327808,87,853,839,128,327745,44,
854,770,853,262205,40,855,854,196670,776,855,327745,44,856,769,839,262205,40,857,856,196670,777,
857,327745,44,858,765,853,262205,40,859,858,196670,778,859,458809,40,860,482,776,777,778,196670,
858,860,131321,841,131320,841,327808,87,840,839,111,131321,838,131320,842,131321,823,131320,823,
327808,37,822,821,111,131321,820,131320,824,131321,812,131320,812,327808,37,811,810,71,131321,809,
131320,813,262205,51,861,765,196670,779,861,327737,40,862,529,779,131326,862,65592,327734,37,863,
0,81,196663,80,864,196663,39,865,131320,866,262203,149,867,7,262368,66,66,103,262201,37,868,187,
327856,47,869,868,115,196855,870,0,262394,869,871,870,131320,871,262201,37,872,187,327745,148,873,
147,872,196670,873,62,131321,870,131320,870,262368,66,66,103,131321,874,131320,874,458997,37,875,
62,870,876,877,458997,37,878,62,870,879,877,262390,880,877,0,131321,881,131320,881,327856,47,882,
878,115,262394,882,883,880,131320,883,327874,37,884,98,878,327877,37,885,875,884,131321,886,
131320,886,458997,37,887,62,883,888,889,458997,37,890,62,883,891,889,262390,892,889,1,131321,893,
131320,893,327856,47,894,890,50,262394,894,895,892,131320,895,196670,867,864,327745,39,896,867,
890,262205,37,897,896,327854,47,898,897,885,393385,37,899,898,69,62,327808,37,888,887,899,131321,
889,131320,889,327808,37,891,890,111,131321,886,131320,892,327745,148,900,147,878,458986,37,901,
900,69,62,887,262368,66,66,103,262205,37,902,900,262205,37,903,865,327854,47,904,902,903,196855,
905,0,262394,904,906,905,131320,906,131321,905,131320,905,458997,37,876,875,892,885,906,131321,
877,131320,877,327808,37,879,878,111,131321,874,131320,880,131326,875,65592,327734,35,907,0,82,
196663,80,908,196663,80,909,131320,910,262203,149,911,7,262203,149,912,7,262203,149,913,7,262201,
37,914,187,327874,37,915,914,150,131321,916,131320,916,458997,37,917,62,910,918,919,458997,37,920,
62,910,921,919,458997,37,922,62,910,923,919,262390,924,919,1,131321,925,131320,925,327856,47,926,
922,50,262394,926,927,924,131320,927,196670,911,908,327745,39,928,911,922,262205,37,929,928,
327852,47,930,929,920,196855,931,0,262394,930,932,933,131320,932,196670,912,909,327745,39,934,912,
922,262205,37,935,934,131321,931,131320,933,131321,931,131320,931,458997,37,918,935,932,917,933,
196670,913,908,327745,39,936,913,922,262205,37,937,936,458764,37,921,1,41,920,937,131321,919,
131320,919,327808,37,923,922,111,131321,916,131320,924,327856,47,938,914,151,196855,939,0,262394,
938,940,939,131320,940,327745,148,941,154,914,196670,941,62,327745,148,942,155,914,196670,942,62,
131321,939,131320,939,262368,66,66,103,327745,148,943,154,915,458991,37,944,943,69,62,920,262368,
66,66,103,262205,37,945,943,327850,47,946,920,945,327852,47,947,920,62,327847,47,948,946,947,
196855,949,0,262394,948,950,949,131320,950,327745,148,951,155,915,196670,951,917,131321,949,
131320,949,262368,66,66,103,65789,65592,327734,37,952,0,83,196663,80,953,196663,80,954,196663,39,
955,131320,956,262203,39,957,7,262203,39,958,7,262203,44,959,7,262201,37,960,187,327874,37,961,
960,150,393273,35,962,907,953,954,327745,148,963,155,961,262205,37,964,963,196670,957,964,327737,
37,965,252,957,327808,37,966,965,69,393281,157,967,31,104,966,262205,40,968,967,262268,37,969,968,
327745,148,970,154,961,262205,37,971,970,327852,47,972,971,62,196855,973,0,262394,972,974,973,
131320,974,327745,136,975,134,111,262205,37,976,975,327810,37,977,969,976,327745,136,978,134,104,
262205,37,979,978,327856,47,980,977,979,131321,973,131320,973,458997,47,981,972,956,980,974,
196855,982,0,262394,981,983,984,131320,983,327745,136,985,134,111,262205,37,986,985,327810,37,987,
969,986,131321,982,131320,984,131321,982,131320,982,458997,37,988,987,983,62,984,196670,958,988,
327737,40,989,325,958,196855,990,0,262394,981,991,990,131320,991,327879,37,992,960,102,327850,47,
993,992,62,131321,990,131320,990,458997,47,994,981,982,993,991,196855,995,0,262394,994,996,995,
131320,996,196670,959,989,327737,37,997,256,959,196670,970,997,131321,995,131320,995,327850,47,
998,960,62,196855,999,0,262394,998,1000,999,131320,1000,327745,148,1001,147,104,196670,1001,62,
131321,999,131320,999,262368,66,66,103,131321,1002,131320,1002,458997,37,1003,62,999,1004,1005,
458997,37,1006,62,999,1007,1005,262390,1008,1005,0,131321,1009,131320,1009,327856,47,1010,1006,
151,327856,47,1011,960,151,327847,47,1012,1010,1011,262394,1012,1013,1008,131320,1013,327745,148,
1014,154,1006,262205,37,1015,1014,327745,148,1016,154,960,262205,37,1017,1016,327852,47,1018,1015,
1017,262312,47,1019,1018,196855,1020,0,262394,1019,1021,1020,131320,1021,262205,37,1022,1014,
262205,37,1023,1016,327850,47,1024,1022,1023,327856,47,1025,1006,960,327847,47,1026,1024,1025,
131321,1020,131320,1020,458997,47,1027,1018,1013,1026,1021,393385,37,1028,1027,69,62,327808,37,
1004,1003,1028,131321,1005,131320,1005,327808,37,1007,1006,111,131321,1002,131320,1008,196855,
1029,0,262394,1011,1030,1029,131320,1030,262205,37,1031,955,327810,37,1032,1031,69,327850,47,1033,
1003,1032,131321,1029,131320,1029,458997,47,1034,1011,1008,1033,1030,196855,1035,0,262394,1034,
1036,1035,131320,1036,327745,148,1037,154,960,262205,37,1038,1037,327745,148,1039,147,104,196670,
1039,1038,131321,1035,131320,1035,262368,66,66,103,327745,148,1040,147,104,262205,37,1041,1040,
131326,1041,65592,327734,40,284,0,84,196663,80,1042,196663,80,1043,131320,1044,262203,159,1045,7,
262203,44,1046,7,262203,39,1047,7,262203,39,1048,7,262203,39,1049,7,262203,39,1050,7,262203,39,
1051,7,262203,39,1052,7,327745,85,1053,4,69,262205,37,1054,1053,393281,161,1055,25,160,1054,
262205,19,1056,1055,327761,37,1057,1056,0,327745,39,1058,1045,104,196670,1058,1057,327761,37,1059,
1056,1,327745,39,1060,1045,111,196670,1060,1059,327761,37,1061,1056,2,327745,39,1062,1045,130,
196670,1062,1061,327761,40,1063,1056,3,327745,44,1064,1045,150,196670,1064,1063,327761,37,1065,
1056,4,327745,39,1066,1045,128,196670,1066,1065,327761,37,1067,1056,5,327745,39,1068,1045,135,
196670,1068,1067,196670,1046,162,327737,37,1069,256,1046,262205,37,1070,1062,196670,1047,1070,
458809,37,1071,952,1042,1043,1047,262205,37,1072,1062,327852,47,1073,1072,151,196855,1074,0,
262394,1073,1075,1074,131320,1075,262205,37,1076,1062,196670,1048,1076,393273,37,1077,863,1042,
1048,131321,1074,131320,1074,458997,37,1078,1071,1044,1077,1075,458764,37,1079,1,41,1078,1069,
196670,1049,1079,327737,40,1080,502,1049,262205,40,1081,1064,327811,40,32,1080,1081,262205,37,
1082,1060,327852,47,1083,1082,69,196855,1084,0,262394,1083,1085,1084,131320,1085,262205,37,1086,
1060,196670,1050,1086,393273,37,1087,863,1042,1050,458764,37,1088,1,41,1069,1087,131321,1084,
131320,1084,458997,37,1089,1069,1074,1088,1085,196670,1051,1089,327737,40,1090,502,1051,327866,47,
1091,1090,32,196855,1092,0,262394,1091,1093,1094,131320,1093,196670,1052,1089,327737,40,1095,502,
1052,131321,1092,131320,1094,131321,1092,131320,1092,458997,40,1096,1095,1093,32,1094,131326,1096,
65592,};
static const uint32_t bitnet__spv_survivors_fast[] = {
119734787,66304,524299,1083,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
1599492179,1599227979,1702129257,1601332583,1601466212,1685025392,7627637,393227,1,1280527431,
1685353262,808793134,0,196622,0,1,458767,5,2,1852399981,0,3,4,393232,2,17,1,1,1,262215,5,1,4,
262215,6,1,1,262215,7,1,2,262215,3,11,29,196679,8,42,196679,9,42,262215,10,1,11,196679,11,42,
196679,12,42,196679,13,42,262215,14,6,16,262216,15,0,24,327752,15,0,35,0,196679,15,2,262215,16,34,
0,262215,16,33,0,327752,17,0,35,0,327752,17,1,35,4,327752,17,2,35,8,327752,17,3,35,12,327752,17,4,
35,16,327752,17,5,35,20,327752,17,6,35,24,327752,17,7,35,28,327752,17,8,35,32,327752,17,9,35,36,
327752,17,10,35,40,327752,17,11,35,44,196679,17,2,262215,4,11,26,327752,18,0,35,0,327752,18,1,35,
4,327752,18,2,35,8,327752,18,3,35,12,327752,18,4,35,16,327752,18,5,35,20,262215,19,6,24,262215,20,
6,4,262215,21,6,4,262215,22,6,4,327752,23,0,35,0,327752,23,1,35,4,327752,23,2,35,8,327752,23,3,35,
12,327752,23,4,35,16,327752,23,5,35,20,327752,23,6,35,24,327752,23,7,35,28,327752,23,8,35,32,
327752,23,9,35,36,327752,23,10,35,40,327752,23,11,35,232,327752,23,12,35,360,327752,23,13,35,2408,
196679,23,2,262215,24,34,0,262215,24,33,7,262215,25,6,16,327752,26,0,35,0,196679,26,2,262215,27,
34,0,262215,27,33,2,262215,28,1,0,262215,29,6,4,327752,30,0,35,0,196679,30,2,262215,31,34,0,
262215,31,33,2,196679,32,42,262215,33,1,0,262215,34,11,25,131091,35,196641,36,35,262165,37,32,0,
196641,38,37,262176,39,7,37,196630,40,32,262177,41,40,39,262167,42,40,2,262177,43,42,39,262176,44,
7,40,393249,45,40,44,44,44,262177,46,37,44,131092,47,262177,48,47,44,327713,49,40,44,44,262187,37,
50,8,262172,51,40,50,262176,52,7,51,262177,53,40,52,262194,37,5,4,262172,54,37,5,262167,55,37,4,
262194,37,6,256,262187,37,56,63,393268,37,57,128,6,56,262187,37,58,64,393268,37,59,134,57,58,
262187,37,60,4,393268,37,61,137,59,60,262187,37,62,0,393268,47,63,170,61,62,393268,47,64,176,5,60,
393268,47,65,167,63,64,262187,37,66,2,393268,37,67,137,59,66,393268,47,68,170,67,62,262187,37,69,
1,458804,37,70,169,68,66,69,458804,37,71,169,65,60,70,393268,37,72,132,71,5,196656,47,7,458804,37,
73,169,7,69,66,393268,37,74,132,72,73,262172,75,55,74,262176,76,7,75,393249,77,35,54,39,76,393249,
78,35,75,39,52,262177,79,37,39,262172,80,37,50,327713,81,37,80,39,327713,82,35,80,80,393249,83,37,
80,80,39,327713,84,40,80,80,262176,85,1,37,262203,85,3,1,262187,37,86,32768,262165,87,32,1,262187,
87,88,16,262187,37,89,32767,262187,87,90,13,262187,37,91,939524096,262187,37,92,260046848,262187,
37,93,947912704,262187,40,94,947912704,262187,37,95,8388608,196657,47,10,262187,37,96,65535,
262187,87,97,31,262187,37,98,2147483648,262187,37,99,2147483647,262187,37,100,2139095040,262187,
37,101,7,262187,87,102,0,262187,87,103,4,262172,104,40,60,262176,105,7,104,262187,37,106,3,262187,
87,107,1,262187,87,108,2,262172,109,40,66,262176,110,7,109,262176,111,7,54,196637,14,55,196638,15,
14,262176,112,12,15,262203,112,16,12,262176,113,12,55,262176,114,7,55,262176,115,7,42,262167,116,
40,4,262176,117,7,116,917534,17,37,37,37,37,37,37,37,37,37,37,37,37,262176,118,9,17,262203,118,
119,9,262187,87,120,5,262176,121,9,37,262167,122,37,3,262176,123,1,122,262203,123,4,1,262187,87,
124,9,524318,18,37,37,37,40,37,37,262172,19,18,50,262187,37,125,32,262172,20,37,125,262187,37,126,
512,262172,21,37,126,196637,22,37,1048606,23,37,37,37,37,37,37,37,37,37,37,19,20,21,22,262176,127,
12,23,262203,127,24,12,262176,128,12,37,262187,87,129,8,262187,40,130,0,196637,25,116,196638,26,
25,262176,131,12,26,262203,131,27,12,262187,37,132,16,262176,133,12,116,262187,37,134,264,262176,
135,4,20,262203,135,136,4,262176,137,4,37,262176,138,7,80,262187,87,139,3,262194,37,28,128,393268,
37,140,134,28,50,262172,141,37,140,262176,142,4,141,262203,142,143,4,262203,142,144,4,196637,29,
40,196638,30,29,262176,145,12,30,262203,145,31,12,262176,146,12,40,524318,147,37,37,37,40,37,37,
262176,148,7,147,262187,87,149,10,262176,150,12,18,262187,40,151,4271273625,262187,37,152,
4294967295,262187,87,153,11,262187,87,154,6,393268,37,155,132,50,28,262203,137,156,4,262172,157,
37,28,262176,158,4,157,262203,158,159,4,262203,137,160,4,262172,161,40,140,262176,162,4,161,
262203,162,163,4,262176,164,4,40,262203,142,165,4,262187,87,166,7,262194,37,33,1,393267,122,34,33,
69,69,262187,40,167,4286578688,262187,37,168,1879048192,327734,35,2,0,36,131320,169,262203,138,
170,7,262203,138,171,7,262203,39,172,7,262203,44,173,7,262203,39,174,7,262203,44,175,7,262201,37,
176,177,327879,37,178,176,101,327874,37,179,176,139,327745,85,180,4,62,262205,37,181,180,327812,
37,182,181,28,327808,37,183,182,176,327745,121,184,119,149,262205,37,185,184,327745,85,186,4,69,
262205,37,187,186,327812,37,188,66,187,327745,121,189,119,153,262205,37,190,189,327812,37,191,188,
190,327808,37,192,185,191,327745,121,193,119,139,262205,37,194,193,327745,121,195,119,103,262205,
37,196,195,327812,37,197,187,196,327808,37,198,194,197,327745,121,199,119,107,262205,37,200,199,
327808,37,201,198,200,327745,121,202,119,102,262205,37,203,202,327810,37,204,203,69,458764,37,205,
1,38,183,204,327808,37,206,201,205,393281,146,207,31,102,206,262205,40,208,207,131321,209,131320,
209,458997,37,210,62,169,211,212,262390,213,212,1,131321,214,131320,214,327856,47,215,210,50,
262394,215,216,213,131320,216,327745,39,217,171,210,196670,217,62,327745,39,218,170,210,196670,
218,62,131321,212,131320,212,327808,37,211,210,107,131321,209,131320,213,131321,219,131320,219,
458997,37,220,176,213,221,222,262390,223,222,0,131321,224,131320,224,327745,121,225,119,154,
262205,37,226,225,327856,47,227,220,226,262394,227,228,223,131320,228,131321,229,131320,229,
458997,37,230,62,228,231,232,262390,233,232,1,131321,234,131320,234,327856,47,235,230,50,262394,
235,236,233,131320,236,327812,37,237,230,28,327808,37,238,220,237,327810,37,239,226,69,458764,37,
240,1,38,238,239,196670,172,240,327737,37,241,242,172,393281,146,243,31,102,241,262205,40,244,243,
196670,173,244,327737,37,245,246,173,327850,47,247,238,240,196855,248,0,262394,247,249,248,131320,
249,327745,39,250,170,230,262205,37,251,250,327852,47,252,245,251,131321,248,131320,248,458997,47,
253,247,236,252,249,196855,254,0,262394,253,255,256,131320,255,131321,254,131320,256,327745,39,
257,170,230,262205,37,258,257,131321,254,131320,254,458997,37,259,245,255,258,256,327745,39,260,
170,230,196670,260,259,196855,261,0,262394,253,262,263,131320,262,131321,261,131320,263,327745,39,
264,171,230,262205,37,265,264,131321,261,131320,261,458997,37,266,240,262,265,263,327745,39,267,
171,230,196670,267,266,131321,232,131320,232,327808,37,231,230,107,131321,229,131320,233,131321,
222,131320,222,327808,37,221,220,155,131321,219,131320,223,327850,47,268,176,62,196855,269,0,
262394,268,270,269,131320,270,196670,156,62,131321,269,131320,269,262205,80,271,170,262205,80,272,
171,393273,40,273,274,271,272,327856,47,275,183,203,196855,276,0,262394,275,277,276,131320,277,
327864,47,278,208,273,262312,47,279,278,131321,276,131320,276,458997,47,280,275,269,279,277,
196855,281,0,262394,280,282,281,131320,282,458986,37,283,156,69,62,69,327745,137,284,159,283,
196670,284,183,131321,281,131320,281,262368,66,66,134,196855,285,0,262394,268,286,285,131320,286,
262205,37,287,156,327852,47,288,287,62,131321,285,131320,285,458997,47,289,268,281,288,286,196855,
290,0,262394,289,291,290,131320,291,458817,128,292,24,149,187,103,262205,37,293,156,458986,37,294,
292,69,62,293,196670,160,294,131321,290,131320,290,262368,66,66,134,131321,295,131320,295,458997,
37,296,152,290,297,298,458997,40,299,167,290,300,298,458997,37,301,62,290,302,298,262390,303,298,
0,131321,304,131320,304,262205,37,305,156,327856,47,306,301,305,262394,306,307,303,131320,307,
327808,37,308,301,179,262205,37,309,156,327810,37,310,309,69,458764,37,311,1,38,308,310,327745,
137,312,159,311,262205,37,313,312,196670,174,313,327737,40,314,315,174,327850,47,316,296,152,
327866,47,317,314,299,327846,47,318,316,317,262312,47,319,318,196855,320,0,262394,319,321,320,
131320,321,327860,47,322,314,299,327856,47,323,313,296,327847,47,324,322,323,131321,320,131320,
320,458997,47,325,318,307,324,321,196670,175,314,327737,47,326,327,175,262312,47,328,326,196855,
329,0,262394,328,330,329,131320,330,458817,128,331,24,149,187,120,196670,331,69,131321,329,131320,
329,327850,47,332,178,62,196855,333,0,262394,332,334,333,131320,334,262205,37,335,156,327856,47,
336,308,335,131321,333,131320,333,458997,47,337,332,329,336,334,196855,338,0,262394,337,339,338,
131320,339,262205,37,340,160,327808,37,341,340,301,327808,37,342,341,179,327856,47,343,342,190,
131321,338,131320,338,458997,47,344,337,333,343,339,196855,345,0,262394,344,346,345,131320,346,
262205,37,347,160,327808,37,348,347,301,327808,37,349,348,179,327812,37,350,66,349,327808,37,351,
192,350,393281,146,352,31,102,351,196670,352,314,262205,37,353,160,327808,37,354,353,301,327808,
37,355,354,179,327812,37,356,66,355,327808,37,357,192,356,327808,37,358,357,69,327808,37,359,200,
313,262268,40,360,359,393281,146,361,31,102,358,196670,361,360,131321,345,131320,345,393385,40,
300,325,314,299,393385,37,297,325,313,296,131321,298,131320,298,327808,37,302,301,140,131321,295,
131320,303,327850,47,362,178,62,196855,363,0,262394,362,364,363,131320,364,327745,164,365,163,179,
196670,365,299,327745,137,366,165,179,196670,366,296,131321,363,131320,363,262368,66,66,134,
196855,367,0,262394,268,368,367,131320,368,131321,369,131320,369,458997,37,370,296,368,371,372,
458997,40,373,299,368,374,372,458997,37,375,69,368,376,372,262390,377,372,0,131321,378,131320,378,
327856,47,379,375,140,262394,379,380,377,131320,380,327745,137,381,165,375,262205,37,382,381,
327851,47,383,382,152,196855,384,0,262394,383,385,384,131320,385,327745,164,386,163,375,262205,40,
387,386,327866,47,388,387,373,262312,47,389,388,196855,390,0,262394,389,391,390,131320,391,262205,
40,392,386,327860,47,393,392,373,196855,394,0,262394,393,395,394,131320,395,262205,37,396,381,
327856,47,397,396,370,131321,394,131320,394,458997,47,398,393,391,397,395,131321,390,131320,390,
458997,47,399,388,385,398,394,131321,384,131320,384,458997,47,400,383,380,399,390,196855,401,0,
262394,400,402,403,131320,402,327745,164,404,163,375,262205,40,405,404,131321,401,131320,403,
131321,401,131320,401,458997,40,374,405,402,373,403,196855,406,0,262394,400,407,408,131320,407,
262205,37,409,381,131321,406,131320,408,131321,406,131320,406,458997,37,371,409,407,370,408,
131321,372,131320,372,327808,37,376,375,107,131321,369,131320,377,327745,121,410,119,166,262205,
37,411,410,327745,121,412,119,124,262205,37,413,412,327812,37,414,187,413,327745,121,415,119,129,
262205,37,416,415,327808,37,417,414,416,327808,37,418,417,181,327812,37,419,66,418,327808,37,420,
411,419,393281,146,421,31,102,420,196670,421,373,327808,37,422,420,69,327850,47,423,370,152,
196855,424,0,262394,423,425,426,131320,425,131321,424,131320,426,327808,37,427,200,370,131321,424,
131320,424,458997,37,428,152,425,427,426,262268,40,429,428,393281,146,430,31,102,422,196670,430,
429,131321,367,131320,367,65789,65592,327734,37,177,0,38,131320,431,262205,37,432,3,131326,432,
65592,327734,40,433,0,41,196663,39,434,131320,435,262205,37,436,434,327879,37,437,436,86,327876,
37,438,437,88,262205,37,439,434,327879,37,440,439,89,327876,37,441,440,90,327808,37,442,441,91,
327854,47,443,441,92,196855,444,0,262394,443,445,444,131320,445,327808,37,446,441,168,131321,444,
131320,444,458997,37,447,442,435,446,445,327808,37,8,441,93,262268,40,448,8,327811,40,9,448,94,
327856,47,449,441,95,196855,450,0,262394,449,451,450,131320,451,262268,37,452,9,131321,450,131320,
450,458997,37,453,447,444,452,451,327877,37,454,453,438,262268,40,455,454,131326,455,65592,327734,
42,456,0,43,196663,39,457,131320,458,262203,39,459,7,262203,39,460,7,196855,461,0,262394,10,462,
461,131320,462,262205,37,463,457,393228,42,464,1,62,463,131326,464,131320,461,262205,37,465,457,
327879,37,466,465,96,196670,459,466,327737,40,467,433,459,262205,37,468,457,327874,37,469,468,88,
196670,460,469,327737,40,470,433,460,327760,42,471,467,470,131326,471,65592,327734,40,472,0,45,
196663,44,473,196663,44,474,196663,44,475,131320,476,262205,40,477,473,262205,40,478,474,327813,
40,11,477,478,262205,40,479,475,327809,40,12,11,479,131326,12,65592,327734,37,246,0,46,196663,44,
480,131320,481,262205,40,482,480,262268,37,483,482,327874,37,484,483,97,327851,47,485,484,62,
196855,486,0,262394,485,487,488,131320,487,262344,37,489,483,131321,486,131320,488,327877,37,490,
483,98,131321,486,131320,486,458997,37,491,489,487,490,488,131326,491,65592,327734,40,492,0,41,
196663,39,493,131320,494,262205,37,495,493,327874,37,496,495,97,327851,47,497,496,62,196855,498,0,
262394,497,499,500,131320,499,262205,37,501,493,327879,37,502,501,99,131321,498,131320,500,262205,
37,503,493,262344,37,504,503,131321,498,131320,498,458997,37,505,502,499,504,500,262268,40,506,
505,131326,506,65592,327734,47,327,0,48,196663,44,507,131320,508,262205,40,509,507,262268,37,510,
509,327879,37,511,510,100,327851,47,512,511,100,131326,512,65592,327734,40,513,0,49,196663,44,514,
196663,44,515,131320,516,262205,40,517,514,262205,40,518,515,327809,40,13,517,518,131326,13,65592,
327734,40,519,0,53,196663,52,520,131320,521,262203,105,522,7,262203,44,523,7,262203,44,524,7,
262203,110,525,7,262203,44,526,7,262203,44,527,7,262203,44,528,7,262203,44,529,7,262203,44,530,7,
262203,44,531,7,262203,44,532,7,262203,44,533,7,262203,44,534,7,262203,44,535,7,262201,37,536,177,
327879,37,537,536,101,327879,37,538,537,60,327851,47,539,538,62,327879,37,540,537,66,327851,47,
541,540,62,327879,37,542,537,69,327851,47,543,542,62,131321,544,131320,544,458997,87,545,102,521,
546,547,262390,548,547,1,131321,549,131320,549,327857,47,550,545,103,262394,550,551,548,131320,
551,196855,552,0,262394,539,553,554,131320,553,327808,87,555,545,103,327745,44,556,520,555,262205,
40,557,556,131321,552,131320,554,327745,44,558,520,545,262205,40,559,558,131321,552,131320,552,
458997,40,560,557,553,559,554,196855,561,0,262394,539,562,563,131320,562,327745,44,564,520,545,
262205,40,565,564,131321,561,131320,563,327808,87,566,545,103,327745,44,567,520,566,262205,40,568,
567,131321,561,131320,561,458997,40,569,565,562,568,563,393562,40,570,106,569,60,196670,523,560,
196670,524,570,393273,40,571,513,523,524,327745,44,572,522,545,196670,572,571,131321,547,131320,
547,327808,87,546,545,107,131321,544,131320,548,131321,573,131320,573,458997,87,574,102,548,575,
576,262390,577,576,1,131321,578,131320,578,327857,47,579,574,108,262394,579,580,577,131320,580,
196855,581,0,262394,541,582,583,131320,582,327808,87,584,574,108,327745,44,585,522,584,262205,40,
586,585,131321,581,131320,583,327745,44,587,522,574,262205,40,588,587,131321,581,131320,581,
458997,40,589,586,582,588,583,196855,590,0,262394,541,591,592,131320,591,327745,44,593,522,574,
262205,40,594,593,131321,590,131320,592,327808,87,595,574,108,327745,44,596,522,595,262205,40,597,
596,131321,590,131320,590,458997,40,598,594,591,597,592,393562,40,599,106,598,66,196670,526,589,
196670,527,599,393273,40,600,513,526,527,327745,44,601,525,574,196670,601,600,131321,576,131320,
576,327808,87,575,574,107,131321,573,131320,577,196855,602,0,262394,543,603,604,131320,603,327745,
44,605,525,107,262205,40,606,605,131321,602,131320,604,327745,44,607,525,102,262205,40,608,607,
131321,602,131320,602,458997,40,609,606,603,608,604,196855,610,0,262394,543,611,612,131320,611,
327745,44,613,525,102,262205,40,614,613,131321,610,131320,612,327745,44,615,525,107,262205,40,616,
615,131321,610,131320,610,458997,40,617,614,611,616,612,393562,40,618,106,617,69,196670,528,609,
196670,529,618,393273,40,619,513,528,529,393562,40,620,106,619,60,196670,530,619,196670,531,620,
393273,40,621,513,530,531,393562,40,622,106,621,66,196670,532,621,196670,533,622,393273,40,623,
513,532,533,393562,40,624,106,623,69,196670,534,623,196670,535,624,393273,40,625,513,534,535,
131326,625,65592,327734,35,626,0,77,196663,54,627,196663,39,628,196663,76,629,131320,630,262203,
111,631,7,131321,632,131320,632,458997,37,633,62,630,634,635,262390,636,635,1,131321,637,131320,
637,327856,47,638,633,71,262394,638,639,636,131320,639,131321,640,131320,640,458997,37,641,62,639,
642,643,262390,644,643,1,131321,645,131320,645,327856,47,646,641,5,262394,646,647,644,131320,647,
196670,631,627,327745,39,648,631,641,262205,37,649,648,262205,37,650,628,327808,37,651,650,633,
327812,37,652,651,50,327808,37,653,649,652,196855,654,0,262394,7,655,656,131320,655,327812,37,657,
633,5,327808,37,658,657,641,393281,113,659,16,102,653,262205,55,660,659,327745,114,661,629,658,
196670,661,660,131321,654,131320,656,327812,37,662,633,5,327808,37,663,662,641,327812,37,664,66,
663,327812,37,665,66,653,393281,113,666,16,102,665,262205,55,667,666,327745,114,668,629,664,
196670,668,667,327808,37,669,664,69,327808,37,670,665,69,393281,113,671,16,102,670,262205,55,672,
671,327745,114,673,629,669,196670,673,672,131321,654,131320,654,131321,643,131320,643,327808,37,
642,641,107,131321,640,131320,644,131321,635,131320,635,327808,37,634,633,107,131321,632,131320,
636,65789,65592,327734,35,674,0,78,196663,75,675,196663,39,676,196663,52,677,131320,678,262203,
115,679,7,262203,39,680,7,262203,76,681,7,262203,117,682,7,262203,76,683,7,262203,117,684,7,
262203,76,685,7,196855,686,0,262394,7,687,688,131320,687,131321,689,131320,689,458997,87,690,102,
687,691,692,262390,693,692,1,131321,694,131320,694,327857,47,695,690,103,262394,695,696,693,
131320,696,262205,37,697,676,196670,681,675,393281,39,698,681,697,690,262205,37,699,698,196670,
680,699,327737,42,700,456,680,196670,679,700,327812,87,701,108,690,327745,44,702,679,62,262205,40,
703,702,327745,44,704,677,701,196670,704,703,327808,87,705,701,107,327745,44,706,679,69,262205,40,
707,706,327745,44,708,677,705,196670,708,707,131321,692,131320,692,327808,87,691,690,107,131321,
689,131320,693,131321,686,131320,688,262205,37,709,676,327812,37,710,66,709,196670,683,675,327745,
114,711,683,710,262205,55,712,711,262268,116,713,712,196670,682,713,262205,37,714,676,327812,37,
715,66,714,327808,37,716,715,69,196670,685,675,327745,114,717,685,716,262205,55,718,717,262268,
116,719,718,196670,684,719,131321,720,131320,720,458997,87,721,102,688,722,723,262390,724,723,1,
131321,725,131320,725,327857,47,726,721,103,262394,726,727,724,131320,727,327745,44,728,682,721,
262205,40,729,728,327745,44,730,677,721,196670,730,729,327808,87,731,721,103,327745,44,732,684,
721,262205,40,733,732,327745,44,734,677,731,196670,734,733,131321,723,131320,723,327808,87,722,
721,107,131321,720,131320,724,131321,686,131320,686,65789,65592,327734,37,242,0,79,196663,39,735,
131320,736,327745,121,737,119,120,262205,37,738,737,327745,85,739,4,69,262205,37,740,739,327745,
121,741,119,124,262205,37,742,741,327812,37,743,740,742,262205,37,744,735,327808,37,745,743,744,
327812,37,746,66,745,327808,37,747,738,746,131326,747,65592,327734,40,315,0,41,196663,39,748,
131320,749,262203,111,750,7,262203,52,751,7,262203,39,752,7,262203,76,753,7,262203,117,754,7,
262203,117,755,7,262203,52,756,7,262203,39,757,7,262203,52,758,7,262203,44,759,7,262203,44,760,7,
262203,44,761,7,262203,44,762,7,262203,44,763,7,262203,44,764,7,262203,52,765,7,262201,37,766,177,
327879,37,767,766,101,327745,121,768,119,108,262205,37,769,768,327745,128,770,24,107,262205,37,
771,770,327745,85,772,4,69,262205,37,773,772,327808,37,774,771,773,327812,37,775,774,59,327812,37,
776,775,58,327808,37,777,769,776,327814,37,778,777,60,327812,37,779,66,767,327808,37,780,778,779,
262205,37,781,748,327812,37,782,781,59,327812,37,783,782,50,327808,37,784,783,767,327745,39,785,
750,102,196670,785,784,131321,786,131320,786,458997,87,787,102,749,788,789,262390,790,789,1,
131321,791,131320,791,327857,47,792,787,129,262394,792,793,790,131320,793,327745,44,794,751,787,
196670,794,130,131321,789,131320,789,327808,87,788,787,107,131321,786,131320,790,131321,795,
131320,795,458997,37,796,62,790,797,798,262390,799,798,0,131321,800,131320,800,327856,47,801,796,
59,262394,801,802,799,131320,802,262205,54,803,750,196670,752,796,458809,35,804,626,803,752,753,
262205,75,805,753,131321,806,131320,806,458997,37,807,62,802,808,809,262390,810,809,1,131321,811,
131320,811,327856,47,812,807,71,262394,812,813,810,131320,813,327808,37,814,796,807,327812,37,815,
814,132,327808,37,816,780,815,393281,133,817,27,102,816,262205,116,818,817,196670,754,818,327808,
37,819,816,69,393281,133,820,27,102,819,262205,116,821,820,196670,755,821,196670,757,807,458809,
35,822,674,805,757,758,262205,51,823,758,196670,756,823,131321,824,131320,824,458997,87,825,102,
813,826,827,262390,828,827,1,131321,829,131320,829,327857,47,830,825,103,262394,830,831,828,
131320,831,327745,44,832,756,825,262205,40,833,832,196670,759,833,327745,44,834,754,825,262205,40,
835,834,196670,760,835,327745,44,836,751,825,262205,40,837,836,196670,761,837,458809,40,838,472,
759,760,761,196670,836,838,327808,87,839,825,103,327745,44,840,756,839,262205,40,841,840,196670,
762,841,327745,44,842,755,825,262205,40,843,842,196670,763,843,327745,44,844,751,839,262205,40,
845,844,196670,764,845,458809,40,846,472,762,763,764,196670,844,846,131321,827,131320,827,327808,
87,826,825,107,131321,824,131320,828,131321,809,131320,809,327808,37,808,807,107,131321,806,
131320,810,131321,798,131320,798,327808,37,797,796,71,131321,795,131320,799,262205,51,847,751,
196670,765,847,327737,40,848,519,765,131326,848,65592,327734,37,849,0,81,196663,80,850,196663,39,
851,131320,852,262203,138,853,7,262368,66,66,134,262201,37,854,177,327856,47,855,854,125,196855,
856,0,262394,855,857,856,131320,857,262201,37,858,177,327745,137,859,136,858,196670,859,62,131321,
856,131320,856,262368,66,66,134,131321,860,131320,860,458997,37,861,62,856,862,863,458997,37,864,
62,856,865,863,262390,866,863,0,131321,867,131320,867,327856,47,868,864,125,262394,868,869,866,
131320,869,327874,37,870,98,864,327877,37,871,861,870,131321,872,131320,872,458997,37,873,62,869,
874,875,458997,37,876,62,869,877,875,262390,878,875,1,131321,879,131320,879,327856,47,880,876,50,
262394,880,881,878,131320,881,196670,853,850,327745,39,882,853,876,262205,37,883,882,327854,47,
884,883,871,393385,37,885,884,69,62,327808,37,874,873,885,131321,875,131320,875,327808,37,877,876,
107,131321,872,131320,878,327745,137,886,136,864,458986,37,887,886,69,62,873,262368,66,66,134,
262205,37,888,886,262205,37,889,851,327854,47,890,888,889,196855,891,0,262394,890,892,891,131320,
892,131321,891,131320,891,458997,37,862,861,878,871,892,131321,863,131320,863,327808,37,865,864,
107,131321,860,131320,866,131326,861,65592,327734,35,893,0,82,196663,80,894,196663,80,895,131320,
896,262203,138,897,7,262203,138,898,7,262203,138,899,7,262201,37,900,177,327874,37,901,900,139,
131321,902,131320,902,458997,37,903,62,896,904,905,458997,37,906,62,896,907,905,458997,37,908,62,
896,909,905,262390,910,905,1,131321,911,131320,911,327856,47,912,908,50,262394,912,913,910,131320,
913,196670,897,894,327745,39,914,897,908,262205,37,915,914,327852,47,916,915,906,196855,917,0,
262394,916,918,919,131320,918,196670,898,895,327745,39,920,898,908,262205,37,921,920,131321,917,
131320,919,131321,917,131320,917,458997,37,904,921,918,903,919,196670,899,894,327745,39,922,899,
908,262205,37,923,922,458764,37,907,1,41,906,923,131321,905,131320,905,327808,37,909,908,107,
131321,902,131320,910,327856,47,924,900,140,196855,925,0,262394,924,926,925,131320,926,327745,137,
927,143,900,196670,927,62,327745,137,928,144,900,196670,928,62,131321,925,131320,925,262368,66,66,
134,327745,137,929,143,901,458991,37,930,929,69,62,906,262368,66,66,134,262205,37,931,929,327850,
47,932,906,931,327852,47,933,906,62,327847,47,934,932,933,196855,935,0,262394,934,936,935,131320,
936,327745,137,937,144,901,196670,937,903,131321,935,131320,935,262368,66,66,134,65789,65592,
327734,37,938,0,83,196663,80,939,196663,80,940,196663,39,941,131320,942,262203,39,943,7,262203,39,
944,7,262203,44,945,7,262201,37,946,177,327874,37,947,946,139,393273,35,948,893,939,940,327745,
137,949,144,947,262205,37,950,949,196670,943,950,327737,37,951,242,943,327808,37,952,951,69,
393281,146,953,31,102,952,262205,40,954,953,262268,37,955,954,327745,137,956,143,947,262205,37,
957,956,327852,47,958,957,62,196855,959,0,262394,958,960,959,131320,960,327745,121,961,119,107,
262205,37,962,961,327810,37,963,955,962,327745,121,964,119,102,262205,37,965,964,327856,47,966,
963,965,131321,959,131320,959,458997,47,967,958,942,966,960,196855,968,0,262394,967,969,970,
131320,969,327745,121,971,119,107,262205,37,972,971,327810,37,973,955,972,131321,968,131320,970,
131321,968,131320,968,458997,37,974,973,969,62,970,196670,944,974,327737,40,975,315,944,196855,
976,0,262394,967,977,976,131320,977,327879,37,978,946,101,327850,47,979,978,62,131321,976,131320,
976,458997,47,980,967,968,979,977,196855,981,0,262394,980,982,981,131320,982,196670,945,975,
327737,37,983,246,945,196670,956,983,131321,981,131320,981,327850,47,984,946,62,196855,985,0,
262394,984,986,985,131320,986,327745,137,987,136,102,196670,987,62,131321,985,131320,985,262368,
66,66,134,131321,988,131320,988,458997,37,989,62,985,990,991,458997,37,992,62,985,993,991,262390,
994,991,0,131321,995,131320,995,327856,47,996,992,140,327856,47,997,946,140,327847,47,998,996,997,
262394,998,999,994,131320,999,327745,137,1000,143,992,262205,37,1001,1000,327745,137,1002,143,946,
262205,37,1003,1002,327852,47,1004,1001,1003,262312,47,1005,1004,196855,1006,0,262394,1005,1007,
1006,131320,1007,262205,37,1008,1000,262205,37,1009,1002,327850,47,1010,1008,1009,327856,47,1011,
992,946,327847,47,1012,1010,1011,131321,1006,131320,1006,458997,47,1013,1004,999,1012,1007,393385,
37,1014,1013,69,62,327808,37,990,989,1014,131321,991,131320,991,327808,37,993,992,107,131321,988,
131320,994,196855,1015,0,262394,997,1016,1015,131320,1016,262205,37,1017,941,327810,37,1018,1017,
69,327850,47,1019,989,1018,131321,1015,131320,1015,458997,47,1020,997,994,1019,1016,196855,1021,0,
262394,1020,1022,1021,131320,1022,327745,137,1023,143,946,262205,37,1024,1023,327745,137,1025,136,
102,196670,1025,1024,131321,1021,131320,1021,262368,66,66,134,327745,137,1026,136,102,262205,37,
1027,1026,131326,1027,65592,327734,40,274,0,84,196663,80,1028,196663,80,1029,131320,1030,262203,
148,1031,7,262203,44,1032,7,262203,39,1033,7,262203,39,1034,7,262203,39,1035,7,262203,39,1036,7,
262203,39,1037,7,262203,39,1038,7,327745,85,1039,4,69,262205,37,1040,1039,393281,150,1041,24,149,
1040,262205,18,1042,1041,327761,37,1043,1042,0,327745,39,1044,1031,102,196670,1044,1043,327761,37,
1045,1042,1,327745,39,1046,1031,107,196670,1046,1045,327761,37,1047,1042,2,327745,39,1048,1031,
108,196670,1048,1047,327761,40,1049,1042,3,327745,44,1050,1031,139,196670,1050,1049,327761,37,
1051,1042,4,327745,39,1052,1031,103,196670,1052,1051,327761,37,1053,1042,5,327745,39,1054,1031,
120,196670,1054,1053,196670,1032,151,327737,37,1055,246,1032,262205,37,1056,1048,196670,1033,1056,
458809,37,1057,938,1028,1029,1033,262205,37,1058,1048,327852,47,1059,1058,140,196855,1060,0,
262394,1059,1061,1060,131320,1061,262205,37,1062,1048,196670,1034,1062,393273,37,1063,849,1028,
1034,131321,1060,131320,1060,458997,37,1064,1057,1030,1063,1061,458764,37,1065,1,41,1064,1055,
196670,1035,1065,327737,40,1066,492,1035,262205,40,1067,1050,327811,40,32,1066,1067,262205,37,
1068,1046,327852,47,1069,1068,69,196855,1070,0,262394,1069,1071,1070,131320,1071,262205,37,1072,
1046,196670,1036,1072,393273,37,1073,849,1028,1036,458764,37,1074,1,41,1055,1073,131321,1070,
131320,1070,458997,37,1075,1055,1060,1074,1071,196670,1037,1075,327737,40,1076,492,1037,327866,47,
1077,1076,32,196855,1078,0,262394,1077,1079,1080,131320,1079,196670,1038,1075,327737,40,1081,492,
1038,131321,1078,131320,1080,131321,1078,131320,1078,458997,40,1082,1081,1079,32,1080,131326,1082,
65592,};
static const uint32_t bitnet__spv_ternary_plain[] = {
119734787,66304,524299,1736,0,131089,1,393227,1,1280527431,1685353262,808793134,0,196622,0,1,
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
196679,94,42,327752,95,0,35,0,327752,95,1,35,4,327752,95,2,35,8,327752,95,3,35,12,327752,95,4,35,
16,327752,95,5,35,20,262215,96,6,24,262215,97,6,4,262215,98,6,4,262215,99,6,4,327752,100,0,35,0,
327752,100,1,35,4,327752,100,2,35,8,327752,100,3,35,12,327752,100,4,35,16,327752,100,5,35,20,
327752,100,6,35,24,327752,100,7,35,28,327752,100,8,35,32,327752,100,9,35,36,327752,100,10,35,40,
327752,100,11,35,232,327752,100,12,35,360,327752,100,13,35,2408,196679,100,2,262215,101,34,0,
262215,101,33,7,196679,102,42,196679,103,42,196679,104,42,196679,105,42,196679,106,42,196679,107,
42,262215,108,6,4,327752,109,0,35,0,196679,109,2,262215,110,34,0,262215,110,33,4,262215,111,6,4,
327752,112,0,35,0,196679,112,2,262215,113,34,0,262215,113,33,5,196679,114,42,196679,115,42,262215,
116,6,16,262216,117,0,24,327752,117,0,35,0,196679,117,2,262215,118,34,0,262215,118,33,3,262215,
119,6,16,262216,120,0,24,327752,120,0,35,0,196679,120,2,262215,121,34,0,262215,121,33,0,262215,4,
11,26,262215,122,1,0,262215,123,11,25,131091,124,196641,125,124,262165,126,32,0,196641,127,126,
196630,128,32,262176,129,7,128,262177,130,126,129,327713,131,126,129,129,262177,132,128,129,
262176,133,7,126,262165,134,32,1,327713,135,134,133,133,262167,136,126,4,262176,137,7,136,524321,
138,134,137,137,137,137,137,327713,139,128,129,129,262176,140,7,134,262177,141,134,140,262187,126,
142,8,262172,143,128,142,262176,144,7,143,262177,145,128,144,393249,146,128,133,129,129,327713,
147,126,133,133,262167,148,128,4,262194,126,5,256,262187,126,149,127,393268,126,150,128,5,149,
262187,126,151,128,393268,126,152,134,150,151,262187,126,153,32,393268,126,154,132,152,153,262187,
126,155,16,393268,126,156,134,154,155,262187,126,157,7,393268,126,158,128,156,157,393268,126,159,
134,158,142,393268,126,160,128,159,157,393268,126,161,134,160,142,393268,126,162,128,159,161,
262187,126,163,1,393268,126,164,130,162,163,393268,126,165,134,164,161,393268,126,166,132,161,165,
393268,126,167,132,166,153,262187,126,168,4,393268,126,169,132,167,168,393268,126,170,132,167,168,
262194,126,6,128,393268,126,171,132,142,6,393268,126,172,128,170,171,393268,126,173,130,172,163,
393268,126,174,132,142,6,393268,126,175,134,173,174,393268,126,176,132,175,6,393268,126,177,128,
169,176,393268,126,178,130,177,163,393268,126,179,132,175,6,393268,126,180,134,178,179,262172,181,
148,180,262176,182,7,181,524321,183,124,133,133,133,182,182,458785,184,124,129,133,182,181,262176,
185,7,148,393249,186,126,185,129,140,458785,187,128,133,133,129,129,524321,188,128,140,140,129,
129,133,262167,189,128,2,458785,190,189,129,129,133,133,393249,191,124,133,185,133,393249,192,124,
133,129,133,458785,193,124,133,129,129,133,327713,194,136,133,133,262194,126,7,1,262187,126,195,2,
131092,196,393268,196,197,170,7,195,262194,126,8,1,393268,126,198,132,195,8,458804,126,199,169,
197,198,8,262172,200,126,199,262194,126,9,1,393268,196,201,170,9,163,458804,126,202,169,201,165,
163,393268,126,203,132,202,199,262172,204,136,203,262176,205,7,204,393249,206,124,133,200,205,
393268,126,207,132,199,9,262172,208,134,207,262176,209,7,208,393249,210,124,133,204,209,262177,
211,124,133,262176,212,1,126,262203,212,3,1,262187,134,213,16,262187,126,214,32768,262187,126,215,
2147483647,262187,128,216,1056964608,262187,126,217,2139095040,262187,126,218,32256,262187,126,
219,1199566848,262187,126,220,31744,262187,126,221,947912704,262187,126,222,1056964608,262187,134,
223,13,262187,126,224,2129859015,262187,134,225,0,262187,134,226,4,262187,128,227,1073741824,
262187,134,228,1,262187,126,229,1597463007,262187,128,230,1069547520,262187,128,231,1117782016,
262187,128,232,1069066811,262187,128,233,1262485504,262187,128,234,1060208640,262187,128,235,
3109978243,262187,128,236,961571175,262187,128,237,985088974,262187,128,238,1007192328,262187,128,
239,1026206145,262187,128,240,1042983594,262187,128,241,1065353216,262187,134,242,23,262187,128,
243,3265265664,262187,128,244,0,262187,134,245,8,262187,134,246,24,262187,134,247,6,262187,126,
248,50529027,262187,134,249,2,262187,126,250,4294967288,262187,126,251,264,262172,252,134,6,
262176,253,4,252,262203,253,254,4,262176,255,4,134,262187,126,256,0,393268,126,257,132,6,142,
262172,258,128,257,262176,259,4,258,262203,259,260,4,262176,261,4,128,262172,262,128,6,262176,263,
4,262,262203,263,264,4,262187,126,265,48,262187,126,266,40,262187,126,267,24,262187,126,268,56,
262187,126,269,6,262187,126,270,5,262187,126,271,3,262187,126,272,63,393268,126,273,128,5,272,
262187,126,274,64,393268,126,275,134,273,274,262187,126,276,39,393268,126,277,128,275,276,393268,
126,278,134,277,266,393268,126,279,128,275,278,393268,126,280,130,279,163,393268,126,281,134,280,
278,262172,282,128,281,262176,283,7,282,196637,45,128,196638,46,45,262176,284,12,46,262203,284,47,
12,393268,126,285,130,275,163,262176,286,12,128,262172,287,128,274,262176,288,4,287,262203,288,
289,4,393268,126,290,132,275,274,393268,126,291,134,290,168,393268,126,292,130,291,163,196637,52,
148,196638,53,52,262176,293,12,53,262203,293,54,12,262176,294,12,148,196656,196,55,196637,56,148,
196638,57,56,262176,295,12,57,262203,295,58,12,393268,126,61,134,290,168,458796,148,296,244,244,
244,244,262167,297,196,4,262187,128,298,1123942400,262187,128,299,3271557120,262187,134,300,255,
262187,128,301,925353388,262176,302,4,126,262203,302,303,4,262203,255,304,4,262187,128,305,
1006699012,393268,196,306,172,175,163,393268,126,307,132,167,168,262172,308,136,167,262176,309,4,
308,262203,309,310,4,196657,196,66,262194,126,72,64,196657,196,73,262194,126,74,64,262194,126,75,
4,262194,126,76,2,393268,126,311,128,75,76,393268,126,312,134,74,195,1507358,79,126,126,126,126,
126,126,126,126,126,126,126,128,128,128,126,126,126,126,126,126,128,262176,313,9,79,262203,313,
314,9,262176,315,9,126,262187,126,316,4294967295,196637,80,128,196638,81,80,262176,317,12,81,
262203,317,82,12,262176,318,7,189,196637,84,189,196638,85,84,262176,319,12,85,262203,319,86,12,
393268,126,320,134,74,195,262176,321,12,189,524318,95,126,126,126,128,126,126,262172,96,95,142,
262172,97,126,153,262187,126,322,512,262172,98,126,322,196637,99,126,1048606,100,126,126,126,126,
126,126,126,126,126,126,96,97,98,99,262176,323,12,100,262203,323,101,12,262176,324,12,126,393268,
126,325,128,75,76,393268,126,326,134,74,195,262187,134,327,5,393268,126,328,128,72,272,393268,126,
329,134,328,274,393268,126,330,132,329,274,262176,331,9,128,262187,134,332,9,196637,108,126,
196638,109,108,262176,333,12,109,262203,333,110,12,196637,111,126,196638,112,111,262176,334,12,
112,262203,334,113,12,262187,134,335,20,393268,196,336,170,9,163,262176,337,4,136,196637,116,136,
196638,117,116,262176,338,12,117,262203,338,118,12,262176,339,12,136,393268,126,340,134,154,155,
393268,126,341,130,340,163,196637,119,136,196638,120,119,262176,342,12,120,262203,342,121,12,
262176,343,7,200,393268,126,344,134,154,155,262187,134,345,3,393268,126,346,134,6,142,262187,134,
347,7,393268,196,348,170,7,256,393268,196,349,170,7,195,262172,350,128,199,262176,351,7,350,
393268,196,352,170,9,163,262172,353,128,9,262176,354,7,353,262187,134,355,11,262187,134,356,12,
262172,357,134,9,262176,358,7,357,262187,134,359,10,393268,126,360,132,161,165,393268,196,361,170,
7,195,393268,196,362,170,7,256,393268,126,363,132,346,8,393268,126,364,132,363,9,262172,365,128,
364,262176,366,4,365,262203,366,367,4,393268,196,368,170,7,163,393268,196,369,170,7,271,393268,
126,370,130,199,8,393268,196,371,170,7,256,393268,126,372,132,346,8,393268,126,373,134,372,168,
262167,374,126,3,262176,375,1,374,262203,375,4,1,262194,126,122,1,393267,374,123,122,163,163,
262187,126,376,3355447295,327734,124,2,0,125,131320,377,262203,133,378,7,327745,212,379,4,256,
262205,126,380,379,196670,378,380,327737,124,381,382,378,65789,65592,327734,126,383,0,127,131320,
384,262205,126,385,3,131326,385,65592,327734,126,386,0,130,196663,129,387,131320,388,262205,128,
389,387,262268,126,390,389,327874,126,391,390,213,327879,126,392,391,214,327879,126,393,390,215,
262268,128,394,393,327809,128,10,394,216,327852,196,395,393,217,196855,396,0,262394,395,397,396,
131320,397,131326,218,131320,396,327854,196,398,393,219,196855,399,0,262394,398,400,399,131320,
400,327877,126,401,392,220,131326,401,131320,399,327856,196,402,393,221,196855,403,0,262394,402,
404,403,131320,404,262268,126,405,10,327810,126,406,405,222,327877,126,407,392,406,131326,407,
131320,403,327808,126,408,393,376,327874,126,409,393,223,327879,126,410,409,163,327808,126,411,
408,410,327874,126,412,411,223,327877,126,413,392,412,131326,413,65592,327734,126,414,0,131,
196663,129,415,196663,129,416,131320,417,262203,129,418,7,262203,129,419,7,262205,128,420,415,
196670,418,420,327737,126,421,386,418,262205,128,422,416,196670,419,422,327737,126,423,386,419,
327876,126,424,423,213,327877,126,425,421,424,131326,425,65592,327734,128,426,0,132,196663,129,
427,131320,428,262205,128,429,427,262268,126,430,429,327810,126,11,224,430,262268,128,431,11,
131321,432,131320,432,458997,128,433,431,428,14,434,458997,134,435,225,428,436,434,262390,437,434,
0,131321,438,131320,438,327857,196,439,435,226,262394,439,440,437,131320,440,262205,128,441,427,
327813,128,12,441,433,327811,128,13,227,12,327813,128,14,433,13,131321,434,131320,434,327808,134,
436,435,228,131321,432,131320,437,131326,433,65592,327734,128,442,0,132,196663,129,443,131320,444,
262205,128,445,443,262268,126,446,445,327874,126,447,446,228,327810,126,15,229,447,262268,128,448,
15,262205,128,449,443,327813,128,16,216,449,131321,450,131320,450,458997,128,451,448,444,20,452,
458997,134,453,225,444,454,452,262390,455,452,0,131321,456,131320,456,327857,196,457,453,226,
262394,457,458,455,131320,458,327813,128,17,16,451,327813,128,18,17,451,327811,128,19,230,18,
327813,128,20,451,19,131321,452,131320,452,327808,134,454,453,228,131321,450,131320,455,131326,
451,65592,327734,128,459,0,132,196663,129,460,131320,461,262205,128,462,460,327866,196,463,462,
231,262205,128,464,460,393385,128,465,463,231,464,327813,128,21,465,232,327809,128,22,21,233,
327811,128,23,22,233,327813,128,24,23,234,327811,128,25,465,24,327813,128,26,23,235,327811,128,27,
25,26,327813,128,28,236,27,327809,128,29,28,237,327813,128,30,29,27,327809,128,31,30,238,327813,
128,32,31,27,327809,128,33,32,239,327813,128,34,33,27,327809,128,35,34,240,327813,128,36,35,27,
327809,128,37,36,216,327813,128,38,27,27,327813,128,39,37,38,327809,128,40,39,27,327809,128,41,40,
241,262268,126,466,22,327808,126,42,466,149,327876,126,467,42,242,262268,128,468,467,327813,128,
43,41,468,262205,128,469,460,327864,196,470,469,243,393385,128,471,470,244,43,131326,471,65592,
327734,134,472,0,135,196663,133,473,196663,133,474,131320,475,262205,126,476,473,262268,134,477,
476,262205,126,478,474,262268,134,479,478,393418,134,480,477,225,245,393418,134,481,479,225,245,
327812,134,482,480,481,393418,134,483,477,245,245,393418,134,484,479,245,245,327812,134,485,483,
484,327808,134,486,482,485,393418,134,487,477,213,245,393418,134,488,479,213,245,327812,134,489,
487,488,327808,134,490,486,489,327875,134,491,477,246,327875,134,492,479,246,327812,134,493,491,
492,327808,134,494,490,493,131326,494,65592,327734,134,495,0,138,196663,137,496,196663,137,497,
196663,137,498,196663,137,499,196663,137,500,131320,501,262203,133,502,7,262203,133,503,7,262203,
133,504,7,262203,133,505,7,262203,133,506,7,262203,133,507,7,262203,133,508,7,262203,133,509,7,
131321,510,131320,510,458997,134,511,225,501,512,513,458997,134,514,225,501,515,513,262390,516,
513,1,131321,517,131320,517,327857,196,518,514,226,262394,518,519,516,131320,519,327745,133,520,
496,514,262205,126,521,520,327874,126,522,521,247,327879,126,523,522,248,327745,133,524,497,514,
262205,126,525,524,196670,502,525,196670,503,523,393273,134,526,472,502,503,262205,126,527,520,
327874,126,528,527,226,327879,126,529,528,248,327745,133,530,498,514,262205,126,531,530,196670,
504,531,196670,505,529,393273,134,532,472,504,505,327808,134,533,526,532,262205,126,534,520,
327874,126,535,534,249,327879,126,536,535,248,327745,133,537,499,514,262205,126,538,537,196670,
506,538,196670,507,536,393273,134,539,472,506,507,327808,134,540,533,539,262205,126,541,520,
327879,126,542,541,248,327745,133,543,500,514,262205,126,544,543,196670,508,544,196670,509,542,
393273,134,545,472,508,509,327808,134,546,540,545,327808,134,512,511,546,131321,513,131320,513,
327808,134,515,514,228,131321,510,131320,516,131326,511,65592,327734,128,547,0,139,196663,129,548,
196663,129,549,131320,550,262205,128,551,548,262205,128,552,549,327809,128,44,551,552,131326,44,
65592,327734,134,553,0,141,196663,140,554,131320,555,262201,126,556,383,327879,126,557,556,250,
262368,195,195,251,262201,126,558,383,262205,134,559,554,327745,255,560,254,558,196670,560,559,
262368,195,195,251,131321,561,131320,561,458997,134,562,225,555,563,564,458997,126,565,256,555,
566,564,262390,567,564,0,131321,568,131320,568,327856,196,569,565,142,262394,569,570,567,131320,
570,327808,126,571,557,565,327745,255,572,254,571,262205,134,573,572,327808,134,563,562,573,
131321,564,131320,564,327808,126,566,565,228,131321,561,131320,567,131326,562,65592,327734,128,
574,0,145,196663,144,575,131320,576,262203,129,577,7,262203,129,578,7,262203,129,579,7,262203,129,
580,7,262203,129,581,7,262203,129,582,7,262203,129,583,7,262203,129,584,7,262203,129,585,7,262203,
129,586,7,262203,129,587,7,262203,129,588,7,262203,129,589,7,262203,129,590,7,262203,129,591,7,
262203,129,592,7,262203,129,593,7,262203,129,594,7,262203,129,595,7,262203,129,596,7,262203,129,
597,7,262203,129,598,7,262203,129,599,7,262203,129,600,7,262203,129,601,7,262203,129,602,7,262203,
129,603,7,262203,129,604,7,262201,126,605,383,327879,126,606,605,250,327812,126,607,606,142,
327879,126,608,605,157,327808,126,609,607,608,262368,195,195,251,131321,610,131320,610,458997,134,
611,225,576,612,613,262390,614,613,1,131321,615,131320,615,327857,196,616,611,245,262394,616,617,
614,131320,617,327812,126,618,605,142,262268,126,619,611,327808,126,620,618,619,327745,129,621,
575,611,262205,128,622,621,327745,261,623,260,620,196670,623,622,131321,613,131320,613,327808,134,
612,611,228,131321,610,131320,614,262368,195,195,251,327808,126,624,609,153,327745,261,625,260,
609,262205,128,626,625,196670,577,626,327745,261,627,260,624,262205,128,628,627,196670,578,628,
393273,128,629,547,577,578,327808,126,630,609,155,327808,126,631,609,265,327745,261,632,260,630,
262205,128,633,632,196670,579,633,327745,261,634,260,631,262205,128,635,634,196670,580,635,393273,
128,636,547,579,580,196670,581,629,196670,582,636,393273,128,637,547,581,582,327808,126,638,609,
142,327808,126,639,609,266,327745,261,640,260,638,262205,128,641,640,196670,583,641,327745,261,
642,260,639,262205,128,643,642,196670,584,643,393273,128,644,547,583,584,327808,126,645,609,267,
327808,126,646,609,268,327745,261,647,260,645,262205,128,648,647,196670,585,648,327745,261,649,
260,646,262205,128,650,649,196670,586,650,393273,128,651,547,585,586,196670,587,644,196670,588,
651,393273,128,652,547,587,588,196670,589,637,196670,590,652,393273,128,653,547,589,590,327745,
261,654,264,605,196670,654,653,262368,195,195,251,327808,126,655,606,168,327745,261,656,264,606,
262205,128,657,656,196670,591,657,327745,261,658,264,655,262205,128,659,658,196670,592,659,393273,
128,660,547,591,592,327808,126,661,606,195,327808,126,662,606,269,327745,261,663,264,661,262205,
128,664,663,196670,593,664,327745,261,665,264,662,262205,128,666,665,196670,594,666,393273,128,
667,547,593,594,196670,595,660,196670,596,667,393273,128,668,547,595,596,327808,126,669,606,163,
327808,126,670,606,270,327745,261,671,264,669,262205,128,672,671,196670,597,672,327745,261,673,
264,670,262205,128,674,673,196670,598,674,393273,128,675,547,597,598,327808,126,676,606,271,
327808,126,677,606,157,327745,261,678,264,676,262205,128,679,678,196670,599,679,327745,261,680,
264,677,262205,128,681,680,196670,600,681,393273,128,682,547,599,600,196670,601,675,196670,602,
682,393273,128,683,547,601,602,196670,603,668,196670,604,683,393273,128,684,547,603,604,131326,
684,65592,327734,128,685,0,146,196663,133,686,196663,129,687,196663,129,688,131320,689,262203,283,
690,7,262203,144,691,7,262203,144,692,7,262203,129,693,7,262201,126,694,383,327879,126,695,694,
272,131321,696,131320,696,458997,128,697,244,689,698,699,458997,126,700,256,689,701,699,262390,
702,699,0,131321,703,131320,703,327856,196,704,700,278,262394,704,705,702,131320,705,131321,706,
131320,706,458997,126,707,256,705,708,709,262390,710,709,1,131321,711,131320,711,327856,196,712,
707,281,262394,712,713,710,131320,713,327812,126,714,700,281,327808,126,715,714,707,262205,126,
716,686,458764,126,717,1,38,715,285,327812,126,718,717,274,327808,126,719,716,718,327808,126,720,
719,695,393281,286,721,47,225,720,262205,128,722,721,327745,129,723,690,707,196670,723,722,327854,
196,724,715,275,196855,725,0,262394,724,726,725,131320,726,196670,723,244,131321,725,131320,725,
131321,709,131320,709,327808,126,708,707,228,131321,706,131320,710,131321,727,131320,727,458997,
128,698,697,710,49,728,458997,126,729,256,710,730,728,262390,731,728,1,131321,732,131320,732,
327856,196,733,729,281,262394,733,734,731,131320,734,327745,129,735,690,729,262205,128,736,735,
262205,128,737,735,327813,128,48,736,737,327809,128,49,698,48,131321,728,131320,728,327808,126,
730,729,228,131321,727,131320,731,131321,699,131320,699,327808,126,701,700,228,131321,696,131320,
702,327745,261,738,289,695,196670,738,697,262368,195,195,251,131321,739,131320,739,458997,134,740,
225,702,741,742,262390,743,742,1,131321,744,131320,744,327857,196,745,740,245,262394,745,746,743,
131320,746,262201,126,747,383,327879,126,748,747,157,327812,126,749,748,142,262268,126,750,740,
327808,126,751,749,750,327745,261,752,289,751,262205,128,753,752,327745,129,754,691,740,196670,
754,753,131321,742,131320,742,327808,134,741,740,228,131321,739,131320,743,262205,143,755,691,
196670,692,755,327737,128,756,574,692,262205,128,757,687,327813,128,50,756,757,262205,128,758,688,
327809,128,51,50,758,196670,693,51,327737,128,759,442,693,131326,759,65592,327734,126,760,0,147,
196663,133,761,196663,133,762,131320,763,262201,126,764,383,262205,126,765,761,327812,126,766,765,
180,262205,126,767,762,327808,126,768,766,767,327812,126,769,768,6,327808,126,770,764,769,131326,
770,65592,327734,124,771,0,183,196663,133,772,196663,133,773,196663,133,774,196663,182,775,196663,
182,776,131320,777,262203,133,778,7,262203,133,779,7,131321,780,131320,780,458997,126,781,256,777,
782,783,262390,784,783,1,131321,785,131320,785,327856,196,786,781,180,262394,786,787,784,131320,
787,262205,126,788,774,196670,778,788,196670,779,781,393273,126,789,760,778,779,458764,126,790,1,
38,789,292,262205,126,791,772,327814,126,792,791,168,327808,126,793,792,790,393281,294,794,54,225,
793,262205,148,795,794,327745,185,796,775,781,196670,796,795,196855,797,0,262394,55,798,797,
131320,798,262205,126,799,773,327814,126,800,799,168,327808,126,801,800,790,393281,294,802,58,225,
801,262205,148,803,802,327745,185,804,776,781,196670,804,803,131321,797,131320,797,131321,783,
131320,783,327808,126,782,781,228,131321,780,131320,784,65789,65592,327734,124,805,0,184,196663,
129,806,196663,133,807,196663,182,808,196663,181,809,131320,810,262203,182,811,7,262203,133,812,7,
262203,133,813,7,131321,814,131320,814,458997,126,815,256,810,62,816,262390,817,816,1,131321,818,
131320,818,327856,196,819,815,180,262394,819,820,817,131320,820,327745,185,821,808,815,262205,148,
822,821,196855,823,0,262394,55,824,823,131320,824,262205,128,825,806,327822,148,59,822,825,196670,
811,809,327745,185,826,811,815,262205,148,827,826,327813,148,60,59,827,131321,823,131320,823,
458997,148,828,822,820,60,824,262205,126,829,807,196670,812,829,196670,813,815,393273,126,830,760,
812,813,327856,196,831,830,61,458832,297,832,831,831,831,831,393385,148,833,832,828,296,196670,
821,833,131321,816,131320,816,327808,126,62,815,228,131321,814,131320,817,65789,65592,327734,126,
834,0,186,196663,185,835,196663,129,836,196663,140,837,131320,838,262203,185,839,7,262205,148,840,
835,262205,128,841,836,327822,148,63,840,841,196670,839,63,131321,842,131320,842,458997,126,843,
256,838,844,845,458997,134,846,225,838,847,845,262390,848,845,1,131321,849,131320,849,327857,196,
850,846,226,262394,850,851,848,131320,851,327745,129,852,839,846,262205,128,853,852,327864,196,
854,853,298,196855,855,0,262394,854,856,857,131320,856,262205,128,858,852,131321,855,131320,857,
131321,855,131320,855,458997,128,859,858,856,298,857,327866,196,860,859,299,393385,128,861,860,
859,299,393228,128,862,1,2,861,262254,134,863,862,262205,134,864,837,327808,134,865,864,863,
196670,837,865,327879,134,866,863,300,262268,126,867,866,327812,134,868,245,846,327876,126,869,
867,868,327877,126,844,843,869,131321,845,131320,845,327808,134,847,846,228,131321,842,131320,848,
131326,843,65592,327734,128,870,0,187,196663,133,871,196663,133,872,196663,129,873,196663,129,874,
131320,875,262203,182,876,7,262203,133,877,7,262203,133,878,7,262203,133,879,7,262203,182,880,7,
262203,182,881,7,262203,133,882,7,262203,129,883,7,262203,129,884,7,262203,133,885,7,262203,133,
886,7,262203,133,887,7,262203,182,888,7,262203,182,889,7,262203,129,890,7,262203,133,891,7,262203,
182,892,7,262203,129,893,7,262203,133,894,7,262203,133,895,7,262203,133,896,7,262203,182,897,7,
262203,182,898,7,262203,129,899,7,262203,133,900,7,262203,182,901,7,262203,133,902,7,262203,133,
903,7,262203,185,904,7,262203,129,905,7,262203,140,906,7,262201,126,907,383,327850,196,908,907,
256,196855,909,0,262394,908,910,909,131320,910,196670,303,256,196670,304,225,131321,909,131320,
909,262205,126,911,871,196670,877,911,262205,126,912,872,196670,878,912,196670,879,256,589881,124,
913,771,877,878,879,880,881,262205,181,914,880,196670,876,914,262205,181,915,881,196855,916,0,
262394,55,917,918,131320,917,262205,126,919,871,196670,882,919,262205,128,920,873,196670,883,920,
262205,128,921,874,196670,884,921,458809,128,922,685,882,883,884,131321,916,131320,918,262368,195,
195,251,131321,916,131320,916,458997,128,923,922,917,241,918,131321,924,131320,924,458997,181,925,
915,916,926,927,458997,128,928,301,916,929,927,458997,126,930,256,916,931,927,262390,932,927,0,
131321,933,131320,933,327856,196,934,930,175,262394,934,935,932,131320,935,327852,196,936,930,256,
196855,937,0,262394,936,938,937,131320,938,262205,126,939,871,196670,885,939,262205,126,940,872,
196670,886,940,196670,887,930,589881,124,941,771,885,886,887,888,889,262205,181,942,888,196670,
876,942,262205,181,943,889,131321,937,131320,937,458997,181,926,925,935,943,938,196670,890,923,
196670,891,930,262205,181,944,876,196670,892,944,524345,124,945,805,890,891,892,926,262205,181,
946,892,196670,876,946,131321,947,131320,947,458997,126,948,256,937,949,950,458997,128,929,928,
937,951,950,262390,952,950,1,131321,953,131320,953,327856,196,954,948,180,262394,954,955,952,
131320,955,131321,956,131320,956,458997,128,951,929,955,957,958,458997,134,959,225,955,960,958,
262390,961,958,1,131321,962,131320,962,327857,196,963,959,226,262394,963,964,961,131320,964,
393281,129,965,876,948,959,262205,128,966,965,393228,128,967,1,4,966,327866,196,968,967,951,
393385,128,957,968,967,951,131321,958,131320,958,327808,134,960,959,228,131321,956,131320,961,
131321,950,131320,950,327808,126,949,948,228,131321,947,131320,952,131321,927,131320,927,327808,
126,931,930,228,131321,924,131320,932,262268,126,969,928,458991,126,970,303,163,256,969,262368,
195,195,251,262205,126,971,303,262268,128,972,971,196670,893,972,327737,128,973,426,893,327813,
128,64,298,973,327813,128,65,972,305,131321,974,131320,974,458997,134,975,225,932,976,977,458997,
126,978,256,932,979,977,262390,980,977,0,131321,981,131320,981,327856,196,982,978,175,262394,982,
983,980,131320,983,196855,984,0,262394,306,985,984,131320,985,262205,126,986,871,196670,894,986,
262205,126,987,872,196670,895,987,196670,896,978,589881,124,988,771,894,895,896,897,898,262205,
181,989,897,196670,876,989,262205,181,990,898,196670,899,923,196670,900,978,196670,901,989,524345,
124,991,805,899,900,901,990,262205,181,992,901,196670,876,992,131321,984,131320,984,131321,993,
131320,993,458997,134,976,975,984,994,995,458997,126,996,256,984,997,995,262390,998,995,1,131321,
999,131320,999,327856,196,1000,996,180,262394,1000,1001,998,131320,1001,196670,902,978,196670,903,
996,393273,126,1002,760,902,903,327745,185,1003,876,996,262205,148,1004,1003,196670,904,1004,
196670,905,64,196670,906,976,458809,126,1005,834,904,905,906,262205,134,994,906,327856,196,1006,
1002,307,196855,1007,0,262394,1006,1008,1007,131320,1008,327814,126,1009,1002,168,327817,126,1010,
1002,168,393281,302,1011,310,1009,1010,196670,1011,1005,131321,1007,131320,1007,131321,995,131320,
995,327808,126,997,996,228,131321,993,131320,998,131321,977,131320,977,327808,126,979,978,228,
131321,974,131320,980,458986,134,1012,304,163,256,975,262368,195,195,251,131326,65,65592,327734,
128,1013,0,139,196663,129,1014,196663,129,1015,131320,1016,262203,129,1017,7,262203,129,1018,7,
262203,129,1019,7,262203,129,1020,7,262205,128,1021,1014,327866,196,1022,1021,244,262205,128,1023,
1014,393385,128,1024,1022,1023,244,196855,1025,0,262394,66,1026,1027,131320,1026,262205,128,1028,
1014,262205,128,1029,1014,262271,128,67,1029,196670,1017,67,327737,128,1030,459,1017,196670,1018,
241,196670,1019,1030,393273,128,1031,547,1018,1019,196670,1020,1031,327737,128,1032,426,1020,
327813,128,68,1028,1032,262205,128,1033,1015,327813,128,69,68,1033,131321,1025,131320,1027,327813,
128,70,1024,1024,262205,128,1034,1015,327813,128,71,70,1034,131321,1025,131320,1025,458997,128,
1035,69,1026,71,1027,131326,1035,65592,327734,126,1036,0,147,196663,133,1037,196663,133,1038,
131320,1039,262205,126,1040,1037,327812,126,1041,1040,168,327814,126,1042,1041,72,262205,126,1043,
1037,327812,126,1044,1043,168,327817,126,1045,1044,72,327854,196,1046,1045,74,327846,196,1047,73,
1046,262312,196,1048,1047,196855,1049,0,262394,1048,1050,1049,131320,1050,327854,196,1051,1042,
311,131321,1049,131320,1049,458997,196,1052,1047,1039,1051,1050,196855,1053,0,262394,1052,1054,
1053,131320,1054,262205,126,1055,1037,327812,126,1056,1055,168,262205,126,1057,1038,327808,126,
1058,1056,1057,131326,1058,131320,1053,327812,126,1059,1042,72,327814,126,1060,1045,195,327808,
126,1061,1059,1060,262205,126,1062,1038,327879,126,1063,1062,163,327808,126,1064,1061,1063,262205,
126,1065,1038,327874,126,1066,1065,228,327812,126,1067,1066,312,327808,126,1068,1064,1067,131326,
1068,65592,327734,128,1069,0,188,196663,140,1070,196663,140,1071,196663,129,1072,196663,129,1073,
196663,133,1074,131320,1075,262205,134,1076,1070,262205,134,1077,1071,327810,134,1078,1076,1077,
262255,128,1079,1078,262205,128,1080,1073,262205,128,1081,1072,327813,128,77,1080,1081,327813,128,
78,1079,77,327745,315,1082,314,249,262205,126,1083,1082,327851,196,1084,1083,316,196855,1085,0,
262394,1084,1086,1085,131320,1086,262205,126,1087,1074,327808,126,1088,1083,1087,393281,286,1089,
82,225,1088,262205,128,1090,1089,327809,128,83,78,1090,131321,1085,131320,1085,458997,128,1091,78,
1075,83,1086,131326,1091,65592,327734,189,1092,0,190,196663,129,1093,196663,129,1094,196663,133,
1095,196663,133,1096,131320,1097,262203,318,1098,7,262205,126,1099,1096,327812,126,1100,1099,320,
262205,126,1101,1095,327808,126,1102,1100,1101,393281,321,1103,86,225,1102,262205,189,1104,1103,
196670,1098,1104,262205,128,1105,1093,327745,129,1106,1098,256,262205,128,1107,1106,327813,128,87,
1105,1107,262205,128,1108,1094,327745,129,1109,1098,163,262205,128,1110,1109,327813,128,88,1108,
1110,327811,128,89,87,88,262205,128,1111,1093,262205,128,1112,1109,327813,128,90,1111,1112,262205,
128,1113,1094,262205,128,1114,1106,327813,128,91,1113,1114,327809,128,92,90,91,327760,189,1115,89,
92,131326,1115,65592,327734,124,1116,0,191,196663,133,1117,196663,185,1118,196663,133,1119,131320,
1120,262203,129,1121,7,262203,129,1122,7,262203,133,1123,7,262203,133,1124,7,262203,129,1125,7,
262203,129,1126,7,262203,133,1127,7,262203,133,1128,7,262203,318,1129,7,262203,129,1130,7,262203,
129,1131,7,262203,133,1132,7,262203,133,1133,7,262203,318,1134,7,262203,129,1135,7,262203,129,
1136,7,262203,133,1137,7,262203,133,1138,7,262203,185,1139,7,262203,129,1140,7,262203,129,1141,7,
262203,129,1142,7,262203,129,1143,7,262205,126,1144,1117,327812,126,1145,1144,168,327814,126,1146,
1145,72,262205,126,1147,1117,327812,126,93,1147,168,327817,126,94,93,72,327745,324,1148,101,225,
262205,126,1149,1148,262205,126,1150,1119,327808,126,102,1149,1150,327808,126,1151,94,195,327856,
196,1152,1146,325,327856,196,1153,94,74,327847,196,1154,1152,1153,196855,1155,0,262394,1154,1156,
1155,131320,1156,196855,1157,0,262394,73,1158,1159,131320,1158,327814,126,103,94,195,327745,129,
1160,1118,256,262205,128,1161,1160,196670,1121,1161,327745,129,1162,1118,163,262205,128,1163,1162,
196670,1122,1163,196670,1123,103,196670,1124,102,524345,189,1164,1092,1121,1122,1123,1124,327761,
128,1165,1164,0,196670,1160,1165,327761,128,1166,1164,1,196670,1162,1166,327808,126,104,103,163,
327745,129,1167,1118,195,262205,128,1168,1167,196670,1125,1168,327745,129,1169,1118,271,262205,
128,1170,1169,196670,1126,1170,196670,1127,104,196670,1128,102,524345,189,1171,1092,1125,1126,
1127,1128,327761,128,1172,1171,0,196670,1167,1172,327761,128,1173,1171,1,196670,1169,1173,131321,
1157,131320,1159,327814,126,105,94,195,327745,129,1174,1118,256,262205,128,1175,1174,196670,1130,
1175,327745,129,1176,1118,195,262205,128,1177,1176,196670,1131,1177,196670,1132,105,196670,1133,
102,524345,189,1178,1092,1130,1131,1132,1133,196670,1129,1178,327808,126,106,105,163,327745,129,
1179,1118,163,262205,128,1180,1179,196670,1135,1180,327745,129,1181,1118,271,262205,128,1182,1181,
196670,1136,1182,196670,1137,106,196670,1138,102,524345,189,1183,1092,1135,1136,1137,1138,196670,
1134,1183,327745,129,1184,1129,256,262205,128,1185,1184,327745,129,1186,1134,256,262205,128,1187,
1186,327745,129,1188,1129,163,262205,128,1189,1188,327745,129,1190,1134,163,262205,128,1191,1190,
458832,148,1192,1185,1187,1189,1191,196670,1118,1192,327814,126,1193,94,195,327808,126,1194,1193,
326,131321,1157,131320,1157,458997,126,1195,1151,1158,1194,1159,458997,126,1196,94,1158,1193,1159,
131321,1155,131320,1155,458997,126,1197,1151,1120,1195,1157,458997,126,1198,94,1120,1196,1157,
327856,196,1199,1146,75,196855,1200,0,262394,1199,1201,1202,131320,1201,327745,315,1203,314,327,
262205,126,1204,1203,262205,126,1205,1119,327745,315,1206,314,247,262205,126,1207,1206,327812,126,
1208,1205,1207,327808,126,1209,1204,1208,327812,126,1210,1146,330,327808,126,1211,1209,1210,
262205,148,1212,1118,327745,331,1213,314,223,262205,128,1214,1213,327822,148,107,1212,1214,196670,
1139,107,327808,126,1215,1211,1198,327745,129,1216,1139,256,262205,128,1217,1216,393281,286,1218,
47,225,1215,196670,1218,1217,327808,126,1219,1215,163,327745,129,1220,1139,163,262205,128,1221,
1220,393281,286,1222,47,225,1219,196670,1222,1221,327808,126,1223,1211,1197,327745,129,1224,1139,
195,262205,128,1225,1224,393281,286,1226,47,225,1223,196670,1226,1225,327808,126,1227,1223,163,
327745,129,1228,1139,271,262205,128,1229,1228,393281,286,1230,47,225,1227,196670,1230,1229,131321,
1200,131320,1202,327810,126,1231,1146,75,327856,196,1232,1231,76,196855,1233,0,262394,1232,1234,
1235,131320,1234,131321,1233,131320,1235,327810,126,1236,1231,76,131321,1233,131320,1233,458997,
126,1237,1231,1234,1236,1235,327745,315,1238,314,332,262205,126,1239,1238,327812,126,1240,1237,
1239,327808,126,1241,1240,102,327812,126,1242,1241,330,327745,129,1243,1118,256,262205,128,1244,
1243,196670,1140,1244,327745,129,1245,1118,163,262205,128,1246,1245,196670,1141,1246,393273,126,
1247,414,1140,1141,327745,129,1248,1118,195,262205,128,1249,1248,196670,1142,1249,327745,129,1250,
1118,271,262205,128,1251,1250,196670,1143,1251,393273,126,1252,414,1142,1143,196855,1253,0,262394,
1232,1254,1255,131320,1254,327808,126,1256,1242,1198,327814,126,1257,1256,195,393281,324,1258,110,
225,1257,196670,1258,1247,327808,126,1259,1242,1197,327814,126,1260,1259,195,393281,324,1261,110,
225,1260,196670,1261,1252,131321,1253,131320,1255,327808,126,1262,1242,1198,327814,126,1263,1262,
195,393281,324,1264,113,225,1263,196670,1264,1247,327808,126,1265,1242,1197,327814,126,1266,1265,
195,393281,324,1267,113,225,1266,196670,1267,1252,131321,1253,131320,1253,131321,1200,131320,1200,
65789,65592,327734,124,1268,0,192,196663,133,1269,196663,129,1270,196663,133,1271,131320,1272,
327745,315,1273,314,327,262205,126,1274,1273,262205,126,1275,1271,327745,315,1276,314,247,262205,
126,1277,1276,327812,126,1278,1275,1277,327808,126,1279,1274,1278,262205,126,1280,1269,327808,126,
1281,1279,1280,393281,286,1282,47,225,1281,262205,128,1283,1282,262205,128,1284,1270,327745,331,
1285,314,335,262205,128,1286,1285,327813,128,114,1284,1286,327809,128,115,1283,114,196670,1282,
115,65789,65592,327734,124,1287,0,192,196663,133,1288,196663,129,1289,196663,133,1290,131320,1291,
327745,315,1292,314,327,262205,126,1293,1292,262205,126,1294,1290,327745,315,1295,314,247,262205,
126,1296,1295,327812,126,1297,1294,1296,327808,126,1298,1293,1297,262205,126,1299,1288,327808,126,
1300,1298,1299,262205,128,1301,1289,393281,286,1302,47,225,1300,196670,1302,1301,65789,65592,
327734,124,1303,0,193,196663,133,1304,196663,129,1305,196663,129,1306,196663,133,1307,131320,1308,
262203,129,1309,7,262203,129,1310,7,327745,315,1311,314,327,262205,126,1312,1311,262205,126,1313,
1307,327745,315,1314,314,247,262205,126,1315,1314,327812,126,1316,1313,1315,327808,126,1317,1312,
1316,262205,126,1318,1304,327808,126,1319,1317,1318,262205,128,1320,1305,196670,1309,1320,262205,
128,1321,1306,196670,1310,1321,393273,128,1322,1013,1309,1310,393281,286,1323,47,225,1319,196670,
1323,1322,65789,65592,327734,136,1324,0,194,196663,133,1325,196663,133,1326,131320,1327,196855,
1328,0,262394,336,1329,1330,131320,1329,262205,126,1331,1326,327745,337,1332,310,1331,262205,136,
1333,1332,131321,1328,131320,1330,262205,126,1334,1325,327812,126,1335,1334,167,262205,126,1336,
1326,327808,126,1337,1335,1336,393281,339,1338,118,225,1337,262205,136,1339,1338,131321,1328,
131320,1328,458997,136,1340,1333,1329,1339,1330,131326,1340,65592,327734,124,1341,0,206,196663,
133,1342,196663,200,1343,196663,205,1344,131320,1345,262203,343,1346,7,131321,1347,131320,1347,
458997,126,1348,256,1345,1349,1350,262390,1351,1350,1,131321,1352,131320,1352,327856,196,1353,
1348,202,262394,1353,1354,1351,131320,1354,262205,126,1355,1342,327808,126,1356,1355,1348,327812,
126,1357,1356,142,262201,126,1358,383,327879,126,1359,1358,157,327808,126,1360,1357,1359,458764,
126,1361,1,38,1360,341,131321,1362,131320,1362,458997,126,1363,256,1354,1364,1365,262390,1366,
1365,1,131321,1367,131320,1367,327856,196,1368,1363,199,262394,1368,1369,1366,131320,1369,327812,
126,1370,1348,199,327808,126,1371,1370,1363,327745,315,1372,314,225,262205,126,1373,1372,196670,
1346,1343,327745,133,1374,1346,1363,262205,126,1375,1374,327812,126,1376,1375,344,327808,126,1377,
1373,1376,327808,126,1378,1377,1361,393281,339,1379,121,225,1378,262205,136,1380,1379,327745,137,
1381,1344,1371,196670,1381,1380,131321,1365,131320,1365,327808,126,1364,1363,228,131321,1362,
131320,1366,131321,1350,131320,1350,327808,126,1349,1348,228,131321,1347,131320,1351,65789,65592,
327734,124,1382,0,210,196663,133,1383,196663,204,1384,196663,209,1385,131320,1386,262203,133,1387,
7,262203,133,1388,7,262203,133,1389,7,262203,133,1390,7,262203,133,1391,7,262203,133,1392,7,
262203,133,1393,7,262203,133,1394,7,262203,137,1395,7,262203,205,1396,7,262203,137,1397,7,262203,
137,1398,7,262203,137,1399,7,262203,137,1400,7,131321,1401,131320,1401,458997,126,1402,256,1386,
1403,1404,262390,1405,1404,1,131321,1406,131320,1406,327856,196,1407,1402,202,262394,1407,1408,
1405,131320,1408,262205,126,1409,1383,327808,126,1410,1409,1402,327812,126,1411,1410,142,262201,
126,1412,383,327879,126,1413,1412,157,327808,126,1414,1411,1413,327814,126,1415,1414,195,327812,
126,1416,1415,142,327817,126,1417,1414,195,327808,126,1418,1416,1417,131321,1419,131320,1419,
458997,126,1420,256,1408,1421,1422,262390,1423,1422,1,131321,1424,131320,1424,327856,196,1425,
1420,9,262394,1425,1426,1423,131320,1426,196670,1387,1420,196670,1388,1418,393273,136,1427,1324,
1387,1388,327808,126,1428,1418,195,196670,1389,1420,196670,1390,1428,393273,136,1429,1324,1389,
1390,327808,126,1430,1418,168,196670,1391,1420,196670,1392,1430,393273,136,1431,1324,1391,1392,
327808,126,1432,1418,269,196670,1393,1420,196670,1394,1432,393273,136,1433,1324,1393,1394,131321,
1434,131320,1434,458997,126,1435,256,1426,1436,1437,262390,1438,1437,1,131321,1439,131320,1439,
327856,196,1440,1435,199,262394,1440,1441,1438,131320,1441,327812,126,1442,1420,199,327808,126,
1443,1442,1435,327812,126,1444,1402,199,327808,126,1445,1444,1435,196670,1396,1384,327745,137,
1446,1396,1445,262205,136,1447,1446,196670,1395,1447,196670,1397,1427,196670,1398,1429,196670,
1399,1431,196670,1400,1433,589881,134,1448,495,1395,1397,1398,1399,1400,327745,140,1449,1385,1443,
262205,134,1450,1449,327808,134,1451,1450,1448,196670,1449,1451,131321,1437,131320,1437,327808,
126,1436,1435,228,131321,1434,131320,1438,131321,1422,131320,1422,327808,126,1421,1420,228,131321,
1419,131320,1423,131321,1404,131320,1404,327808,126,1403,1402,228,131321,1401,131320,1405,65789,
65592,327734,124,382,0,211,196663,133,1452,131320,1453,262203,343,1454,7,262203,133,1455,7,262203,
133,1456,7,262203,209,1457,7,262203,351,1458,7,262203,133,1459,7,262203,205,1460,7,262203,354,
1461,7,262203,133,1462,7,262203,133,1463,7,262203,129,1464,7,262203,129,1465,7,262203,358,1466,7,
262203,133,1467,7,262203,209,1468,7,262203,133,1469,7,262203,205,1470,7,262203,133,1471,7,262203,
209,1472,7,262203,140,1473,7,262203,140,1474,7,262203,140,1475,7,262203,140,1476,7,262203,129,
1477,7,262203,129,1478,7,262203,133,1479,7,262203,133,1480,7,262203,129,1481,7,262203,133,1482,7,
262203,133,1483,7,262203,129,1484,7,262203,133,1485,7,262203,140,1486,7,262203,140,1487,7,262203,
129,1488,7,262203,129,1489,7,262203,133,1490,7,262203,133,1491,7,262203,129,1492,7,262203,129,
1493,7,262203,133,1494,7,262203,133,1495,7,262203,185,1496,7,262203,133,1497,7,262201,126,1498,
383,327879,126,1499,1498,157,327874,126,1500,1498,345,262205,126,1501,1452,327812,126,1502,1501,
346,327808,126,1503,1502,1500,327812,126,1504,1503,8,131321,1505,131320,1505,458997,126,1506,256,
1453,1507,1508,262390,1509,1508,1,131321,1510,131320,1510,327856,196,1511,1506,8,262394,1511,1512,
1509,131320,1512,327808,126,1513,1504,1506,327745,315,1514,314,347,262205,126,1515,1514,327810,
126,1516,1515,163,458764,126,1517,1,38,1513,1516,196855,1518,0,262394,348,1519,1520,131320,1519,
327814,126,1521,1517,168,327817,126,1522,1517,168,196670,1455,1521,196670,1456,1522,393273,126,
1523,1036,1455,1456,131321,1518,131320,1520,131321,1518,131320,1518,458997,126,1524,1523,1519,
1517,1520,327745,133,1525,1454,1506,196670,1525,1524,196855,1526,0,262394,349,1527,1526,131320,
1527,327808,126,1528,8,1506,327808,126,1529,1515,1517,327745,133,1530,1454,1528,196670,1530,1529,
131321,1526,131320,1526,131321,1508,131320,1508,327808,126,1507,1506,228,131321,1505,131320,1509,
131321,1531,131320,1531,458997,126,1532,256,1509,1533,1534,262390,1535,1534,1,131321,1536,131320,
1536,327856,196,1537,1532,207,262394,1537,1538,1535,131320,1538,327745,140,1539,1457,1532,196670,
1539,225,131321,1534,131320,1534,327808,126,1533,1532,228,131321,1531,131320,1535,131321,1540,
131320,1540,458997,126,1541,256,1535,1542,1543,262390,1544,1543,1,131321,1545,131320,1545,327856,
196,1546,1541,199,262394,1546,1547,1544,131320,1547,327745,315,1548,314,228,262205,126,1549,1548,
327745,133,1550,1454,1541,262205,126,1551,1550,327808,126,1552,1549,1551,393281,286,1553,82,225,
1552,262205,128,1554,1553,327745,129,1555,1458,1541,196670,1555,1554,131321,1543,131320,1543,
327808,126,1542,1541,228,131321,1540,131320,1544,262205,200,1556,1454,196670,1459,256,458809,124,
1557,1341,1459,1556,1460,262205,204,1558,1460,196855,1559,0,262394,352,1560,1561,131320,1560,
327745,315,1562,314,226,262205,126,1563,1562,196670,1462,1563,327745,315,1564,314,345,262205,126,
1565,1564,196670,1463,1565,327745,331,1566,314,355,262205,128,1567,1566,196670,1464,1567,327745,
331,1568,314,356,262205,128,1569,1568,196670,1465,1569,524345,128,1570,870,1462,1463,1464,1465,
327745,129,1571,1461,225,196670,1571,1570,262205,134,1572,304,327745,140,1573,1466,225,196670,
1573,1572,131321,1559,131320,1561,131321,1574,131320,1574,458997,126,1575,256,1561,1576,1577,
262390,1578,1577,1,131321,1579,131320,1579,327856,196,1580,1575,9,262394,1580,1581,1578,131320,
1581,327745,315,1582,314,359,262205,126,1583,1582,327812,126,1584,195,1575,327808,126,1585,1583,
1584,393281,286,1586,47,225,1585,262205,128,1587,1586,327745,129,1588,1461,1575,196670,1588,1587,
327808,126,1589,1585,163,393281,286,1590,47,225,1589,262205,128,1591,1590,262268,134,1592,1591,
327745,140,1593,1466,1575,196670,1593,1592,131321,1577,131320,1577,327808,126,1576,1575,228,
131321,1574,131320,1578,131321,1559,131320,1559,196670,1467,256,262205,208,1594,1457,196670,1468,
1594,458809,124,1595,1382,1467,1558,1468,262205,208,1596,1468,196670,1457,1596,131321,1597,131320,
1597,458997,126,1598,202,1559,1599,1600,262390,1601,1600,0,131321,1602,131320,1602,327856,196,
1603,1598,360,262394,1603,1604,1601,131320,1604,262205,200,1605,1454,196670,1469,1598,458809,124,
1606,1341,1469,1605,1470,262205,204,1607,1470,196670,1471,1598,262205,208,1608,1457,196670,1472,
1608,458809,124,1609,1382,1471,1607,1472,262205,208,1610,1472,196670,1457,1610,131321,1600,131320,
1600,327808,126,1599,1598,202,131321,1597,131320,1601,131321,1611,131320,1611,458997,126,1612,256,
1601,1613,1614,262390,1615,1614,1,131321,1616,131320,1616,327856,196,1617,1612,9,262394,1617,1618,
1615,131320,1618,131321,1619,131320,1619,458997,126,1620,256,1618,1621,1622,262390,1623,1622,1,
131321,1624,131320,1624,327856,196,1625,1620,8,262394,1625,1626,1623,131320,1626,327812,126,1627,
1612,199,327808,126,1628,1627,1620,327745,140,1629,1457,1628,262205,134,1630,1629,196670,1473,
1630,327737,134,1631,553,1473,196855,1632,0,262394,361,1633,1632,131320,1633,327808,126,1634,1627,
8,327808,126,1635,1634,1620,327745,140,1636,1457,1635,262205,134,1637,1636,196670,1474,1637,
327737,134,1638,553,1474,131321,1632,131320,1632,458997,134,1639,225,1626,1638,1633,196670,1475,
1631,327745,140,1640,1466,1612,262205,134,1641,1640,196670,1476,1641,327745,129,1642,1461,1612,
262205,128,1643,1642,196670,1477,1643,327745,129,1644,1458,1620,262205,128,1645,1644,196670,1478,
1645,327745,133,1646,1454,1620,262205,126,1647,1646,196670,1479,1647,589881,128,1648,1069,1475,
1476,1477,1478,1479,327851,196,1649,1499,256,196855,1650,0,262394,1649,1651,1650,131320,1651,
131321,1622,131320,1650,196855,1652,0,262394,362,1653,1654,131320,1653,327812,126,1655,1612,346,
327808,126,1656,1655,1500,327812,126,1657,1656,8,327808,126,1658,1657,1620,327745,261,1659,367,
1658,196670,1659,1648,131321,1652,131320,1654,327808,126,1660,1504,1620,327745,315,1661,314,347,
262205,126,1662,1661,327856,196,1663,1660,1662,196855,1664,0,262394,1663,1665,1664,131320,1665,
327745,315,1666,314,245,262205,126,1667,1666,327856,196,1668,1612,1667,131321,1664,131320,1664,
458997,196,1669,1663,1654,1668,1665,196855,1670,0,262394,1669,1671,1670,131320,1671,196855,1672,0,
262394,368,1673,1674,131320,1673,262205,126,1675,1646,196670,1480,1675,196670,1481,1648,196670,
1482,1612,458809,124,1676,1268,1480,1481,1482,131321,1672,131320,1674,196855,1677,0,262394,369,
1678,1679,131320,1678,262205,126,1680,1646,196670,1483,1680,196670,1484,1648,196670,1485,1612,
458809,124,1681,1287,1483,1484,1485,131321,1677,131320,1679,327808,126,1682,370,1620,262205,126,
1683,1646,327808,126,1684,1662,1683,196670,1486,1639,262205,134,1685,1640,196670,1487,1685,262205,
128,1686,1642,196670,1488,1686,327745,129,1687,1458,1682,262205,128,1688,1687,196670,1489,1688,
196670,1490,1684,589881,128,1689,1069,1486,1487,1488,1489,1490,262205,126,1690,1646,196670,1491,
1690,196670,1492,1648,196670,1493,1689,196670,1494,1612,524345,124,1691,1303,1491,1492,1493,1494,
131321,1677,131320,1677,131321,1672,131320,1672,131321,1670,131320,1670,131321,1652,131320,1652,
131321,1622,131320,1622,327808,126,1621,1620,228,131321,1619,131320,1623,131321,1614,131320,1614,
327808,126,1613,1612,228,131321,1611,131320,1615,196855,1692,0,262394,371,1693,1692,131320,1693,
262368,195,195,251,262205,126,1694,1452,327812,126,1695,1694,373,327817,126,1696,1498,373,327808,
126,1697,1695,1696,327814,126,1698,1498,373,131321,1699,131320,1699,458997,126,1700,1698,1693,
1701,1702,262390,1703,1702,0,131321,1704,131320,1704,327856,196,1705,1700,9,262394,1705,1706,1703,
131320,1706,327812,126,1707,1700,373,327808,126,1708,1707,1696,327812,126,1709,1708,168,327812,
126,1710,1697,168,327745,315,1711,314,347,262205,126,1712,1711,327856,196,1713,1710,1712,196855,
1714,0,262394,1713,1715,1714,131320,1715,327745,315,1716,314,245,262205,126,1717,1716,327856,196,
1718,1700,1717,131321,1714,131320,1714,458997,196,1719,1713,1706,1718,1715,196855,1720,0,262394,
1719,1721,1720,131320,1721,327745,261,1722,367,1709,262205,128,1723,1722,327808,126,1724,1709,163,
327745,261,1725,367,1724,262205,128,1726,1725,327808,126,1727,1709,195,327745,261,1728,367,1727,
262205,128,1729,1728,327808,126,1730,1709,271,327745,261,1731,367,1730,262205,128,1732,1731,
458832,148,1733,1723,1726,1729,1732,196670,1495,1697,196670,1496,1733,196670,1497,1700,458809,124,
1734,1116,1495,1496,1497,131321,1720,131320,1720,131321,1702,131320,1702,327814,126,1735,6,373,
327808,126,1701,1700,1735,131321,1699,131320,1703,131321,1692,131320,1692,65789,65592,};
static const uint32_t bitnet__spv_ternary_fast[] = {
119734787,66304,524299,1700,0,131089,1,131089,61,131089,65,131089,6018,131089,6019,524298,
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
42,196679,92,42,196679,93,42,196679,94,42,327752,95,0,35,0,327752,95,1,35,4,327752,95,2,35,8,
327752,95,3,35,12,327752,95,4,35,16,327752,95,5,35,20,262215,96,6,24,262215,97,6,4,262215,98,6,4,
262215,99,6,4,327752,100,0,35,0,327752,100,1,35,4,327752,100,2,35,8,327752,100,3,35,12,327752,100,
4,35,16,327752,100,5,35,20,327752,100,6,35,24,327752,100,7,35,28,327752,100,8,35,32,327752,100,9,
35,36,327752,100,10,35,40,327752,100,11,35,232,327752,100,12,35,360,327752,100,13,35,2408,196679,
100,2,262215,101,34,0,262215,101,33,7,196679,102,42,196679,103,42,196679,104,42,196679,105,42,
196679,106,42,196679,107,42,262215,108,6,4,327752,109,0,35,0,196679,109,2,262215,110,34,0,262215,
110,33,4,262215,111,6,4,327752,112,0,35,0,196679,112,2,262215,113,34,0,262215,113,33,5,196679,114,
42,196679,115,42,262215,116,6,16,262216,117,0,24,327752,117,0,35,0,196679,117,2,262215,118,34,0,
262215,118,33,3,262215,119,6,16,262216,120,0,24,327752,120,0,35,0,196679,120,2,262215,121,34,0,
262215,121,33,0,262215,4,11,26,262215,122,1,0,262215,123,11,25,131091,124,196641,125,124,262165,
126,32,0,196641,127,126,196630,128,32,262176,129,7,128,262177,130,126,129,327713,131,126,129,129,
262177,132,128,129,262176,133,7,126,262165,134,32,1,327713,135,134,133,133,262167,136,126,4,
262176,137,7,136,524321,138,134,137,137,137,137,137,327713,139,128,129,129,262176,140,7,134,
262177,141,134,140,262187,126,142,8,262172,143,128,142,262176,144,7,143,262177,145,128,144,393249,
146,128,133,129,129,327713,147,126,133,133,262167,148,128,4,262194,126,5,256,262187,126,149,127,
393268,126,150,128,5,149,262187,126,151,128,393268,126,152,134,150,151,262187,126,153,32,393268,
126,154,132,152,153,262187,126,155,16,393268,126,156,134,154,155,262187,126,157,7,393268,126,158,
128,156,157,393268,126,159,134,158,142,393268,126,160,128,159,157,393268,126,161,134,160,142,
393268,126,162,128,159,161,262187,126,163,1,393268,126,164,130,162,163,393268,126,165,134,164,161,
393268,126,166,132,161,165,393268,126,167,132,166,153,262187,126,168,4,393268,126,169,132,167,168,
393268,126,170,132,167,168,262194,126,6,128,393268,126,171,132,142,6,393268,126,172,128,170,171,
393268,126,173,130,172,163,393268,126,174,132,142,6,393268,126,175,134,173,174,393268,126,176,132,
175,6,393268,126,177,128,169,176,393268,126,178,130,177,163,393268,126,179,132,175,6,393268,126,
180,134,178,179,262172,181,148,180,262176,182,7,181,524321,183,124,133,133,133,182,182,458785,184,
124,129,133,182,181,262176,185,7,148,393249,186,126,185,129,140,458785,187,128,133,133,129,129,
524321,188,128,140,140,129,129,133,262167,189,128,2,458785,190,189,129,129,133,133,393249,191,124,
133,185,133,393249,192,124,133,129,133,458785,193,124,133,129,129,133,327713,194,136,133,133,
262194,126,7,1,262187,126,195,2,131092,196,393268,196,197,170,7,195,262194,126,8,1,393268,126,198,
132,195,8,458804,126,199,169,197,198,8,262172,200,126,199,262194,126,9,1,393268,196,201,170,9,163,
458804,126,202,169,201,165,163,393268,126,203,132,202,199,262172,204,136,203,262176,205,7,204,
393249,206,124,133,200,205,393268,126,207,132,199,9,262172,208,134,207,262176,209,7,208,393249,
210,124,133,204,209,262177,211,124,133,262176,212,1,126,262203,212,3,1,262187,134,213,16,262187,
126,214,32768,262187,126,215,2147483647,262187,128,216,1056964608,262187,126,217,2139095040,
262187,126,218,32256,262187,126,219,1199566848,262187,126,220,31744,262187,126,221,947912704,
262187,126,222,1056964608,262187,134,223,13,262187,126,224,2129859015,262187,134,225,0,262187,134,
226,4,262187,128,227,1073741824,262187,134,228,1,262187,126,229,1597463007,262187,128,230,
1069547520,262187,128,231,1117782016,262187,128,232,1069066811,262187,128,233,1262485504,262187,
128,234,1060208640,262187,128,235,3109978243,262187,128,236,961571175,262187,128,237,985088974,
262187,128,238,1007192328,262187,128,239,1026206145,262187,128,240,1042983594,262187,128,241,
1065353216,262187,134,242,23,262187,128,243,3265265664,262187,128,244,0,262187,134,245,6,262187,
126,246,50529027,262187,134,247,2,262187,126,248,3,262187,126,249,0,262172,250,128,168,262176,251,
7,250,262172,252,128,195,262176,253,7,252,262187,126,254,63,393268,126,255,128,5,254,262187,126,
256,64,393268,126,257,134,255,256,262187,126,258,39,393268,126,259,128,257,258,262187,126,260,40,
393268,126,261,134,259,260,393268,126,262,128,257,261,393268,126,263,130,262,163,393268,126,264,
134,263,261,262172,265,128,264,262176,266,7,265,196637,45,128,196638,46,45,262176,267,12,46,
262203,267,47,12,393268,126,268,130,257,163,262176,269,12,128,262172,270,128,256,262176,271,4,270,
262203,271,272,4,262176,273,4,128,262187,126,274,264,262187,134,275,8,393268,126,276,132,257,256,
393268,126,277,134,276,168,393268,126,278,130,277,163,196637,52,148,196638,53,52,262176,279,12,53,
262203,279,54,12,262176,280,12,148,196656,196,55,196637,56,148,196638,57,56,262176,281,12,57,
262203,281,58,12,393268,126,61,134,276,168,458796,148,282,244,244,244,244,262167,283,196,4,262187,
128,284,1123942400,262187,128,285,3271557120,262187,134,286,255,262187,128,287,925353388,262176,
288,4,126,262203,288,289,4,262176,290,4,134,262203,290,291,4,262187,128,292,1006699012,393268,196,
293,172,175,163,393268,126,294,132,167,168,262172,295,136,167,262176,296,4,295,262203,296,297,4,
196657,196,66,262194,126,72,64,196657,196,73,262194,126,74,64,262194,126,75,4,262194,126,76,2,
393268,126,298,128,75,76,393268,126,299,134,74,195,1507358,79,126,126,126,126,126,126,126,126,126,
126,126,128,128,128,126,126,126,126,126,126,128,262176,300,9,79,262203,300,301,9,262176,302,9,126,
262187,126,303,4294967295,196637,80,128,196638,81,80,262176,304,12,81,262203,304,82,12,262176,305,
7,189,196637,84,189,196638,85,84,262176,306,12,85,262203,306,86,12,393268,126,307,134,74,195,
262176,308,12,189,524318,95,126,126,126,128,126,126,262172,96,95,142,262172,97,126,153,262187,126,
309,512,262172,98,126,309,196637,99,126,1048606,100,126,126,126,126,126,126,126,126,126,126,96,97,
98,99,262176,310,12,100,262203,310,101,12,262176,311,12,126,393268,126,312,128,75,76,393268,126,
313,134,74,195,262187,134,314,5,393268,126,315,128,72,254,393268,126,316,134,315,256,393268,126,
317,132,316,256,262176,318,9,128,262187,134,319,9,196637,108,126,196638,109,108,262176,320,12,109,
262203,320,110,12,196637,111,126,196638,112,111,262176,321,12,112,262203,321,113,12,262187,134,
322,20,393268,196,323,170,9,163,262176,324,4,136,196637,116,136,196638,117,116,262176,325,12,117,
262203,325,118,12,262176,326,12,136,393268,126,327,134,154,155,393268,126,328,130,327,163,196637,
119,136,196638,120,119,262176,329,12,120,262203,329,121,12,262176,330,7,200,393268,126,331,134,
154,155,262187,126,332,6,262187,134,333,3,393268,126,334,134,6,142,262187,134,335,7,393268,196,
336,170,7,249,393268,196,337,170,7,195,262172,338,128,199,262176,339,7,338,393268,196,340,170,9,
163,262172,341,128,9,262176,342,7,341,262187,134,343,11,262187,134,344,12,262172,345,134,9,262176,
346,7,345,262187,134,347,10,393268,126,348,132,161,165,393268,196,349,170,7,195,393268,196,350,
170,7,249,393268,126,351,132,334,8,393268,126,352,132,351,9,262172,353,128,352,262176,354,4,353,
262203,354,355,4,393268,196,356,170,7,163,393268,196,357,170,7,248,393268,126,358,130,199,8,
393268,196,359,170,7,249,393268,126,360,132,334,8,393268,126,361,134,360,168,262167,362,126,3,
262176,363,1,362,262203,363,4,1,262194,126,122,1,393267,362,123,122,163,163,262187,126,364,
3355447295,327734,124,2,0,125,131320,365,262203,133,366,7,327745,212,367,4,249,262205,126,368,367,
196670,366,368,327737,124,369,370,366,65789,65592,327734,126,371,0,127,131320,372,262205,126,373,
3,131326,373,65592,327734,126,374,0,130,196663,129,375,131320,376,262205,128,377,375,262268,126,
378,377,327874,126,379,378,213,327879,126,380,379,214,327879,126,381,378,215,262268,128,382,381,
327809,128,10,382,216,327852,196,383,381,217,196855,384,0,262394,383,385,384,131320,385,131326,
218,131320,384,327854,196,386,381,219,196855,387,0,262394,386,388,387,131320,388,327877,126,389,
380,220,131326,389,131320,387,327856,196,390,381,221,196855,391,0,262394,390,392,391,131320,392,
262268,126,393,10,327810,126,394,393,222,327877,126,395,380,394,131326,395,131320,391,327808,126,
396,381,364,327874,126,397,381,223,327879,126,398,397,163,327808,126,399,396,398,327874,126,400,
399,223,327877,126,401,380,400,131326,401,65592,327734,126,402,0,131,196663,129,403,196663,129,
404,131320,405,262203,129,406,7,262203,129,407,7,262205,128,408,403,196670,406,408,327737,126,409,
374,406,262205,128,410,404,196670,407,410,327737,126,411,374,407,327876,126,412,411,213,327877,
126,413,409,412,131326,413,65592,327734,128,414,0,132,196663,129,415,131320,416,262205,128,417,
415,262268,126,418,417,327810,126,11,224,418,262268,128,419,11,131321,420,131320,420,458997,128,
421,419,416,14,422,458997,134,423,225,416,424,422,262390,425,422,0,131321,426,131320,426,327857,
196,427,423,226,262394,427,428,425,131320,428,262205,128,429,415,327813,128,12,429,421,327811,128,
13,227,12,327813,128,14,421,13,131321,422,131320,422,327808,134,424,423,228,131321,420,131320,425,
131326,421,65592,327734,128,430,0,132,196663,129,431,131320,432,262205,128,433,431,262268,126,434,
433,327874,126,435,434,228,327810,126,15,229,435,262268,128,436,15,262205,128,437,431,327813,128,
16,216,437,131321,438,131320,438,458997,128,439,436,432,20,440,458997,134,441,225,432,442,440,
262390,443,440,0,131321,444,131320,444,327857,196,445,441,226,262394,445,446,443,131320,446,
327813,128,17,16,439,327813,128,18,17,439,327811,128,19,230,18,327813,128,20,439,19,131321,440,
131320,440,327808,134,442,441,228,131321,438,131320,443,131326,439,65592,327734,128,447,0,132,
196663,129,448,131320,449,262205,128,450,448,327866,196,451,450,231,262205,128,452,448,393385,128,
453,451,231,452,327813,128,21,453,232,327809,128,22,21,233,327811,128,23,22,233,327813,128,24,23,
234,327811,128,25,453,24,327813,128,26,23,235,327811,128,27,25,26,327813,128,28,236,27,327809,128,
29,28,237,327813,128,30,29,27,327809,128,31,30,238,327813,128,32,31,27,327809,128,33,32,239,
327813,128,34,33,27,327809,128,35,34,240,327813,128,36,35,27,327809,128,37,36,216,327813,128,38,
27,27,327813,128,39,37,38,327809,128,40,39,27,327809,128,41,40,241,262268,126,454,22,327808,126,
42,454,149,327876,126,455,42,242,262268,128,456,455,327813,128,43,41,456,262205,128,457,448,
327864,196,458,457,243,393385,128,459,458,244,43,131326,459,65592,327734,134,460,0,135,196663,133,
461,196663,133,462,131320,463,262205,126,464,461,262268,134,465,464,262205,126,466,462,262268,134,
467,466,397666,134,468,465,467,0,131326,468,65592,327734,134,469,0,138,196663,137,470,196663,137,
471,196663,137,472,196663,137,473,196663,137,474,131320,475,262203,133,476,7,262203,133,477,7,
262203,133,478,7,262203,133,479,7,262203,133,480,7,262203,133,481,7,262203,133,482,7,262203,133,
483,7,131321,484,131320,484,458997,134,485,225,475,486,487,458997,134,488,225,475,489,487,262390,
490,487,1,131321,491,131320,491,327857,196,492,488,226,262394,492,493,490,131320,493,327745,133,
494,470,488,262205,126,495,494,327874,126,496,495,245,327879,126,497,496,246,327745,133,498,471,
488,262205,126,499,498,196670,476,499,196670,477,497,393273,134,500,460,476,477,262205,126,501,
494,327874,126,502,501,226,327879,126,503,502,246,327745,133,504,472,488,262205,126,505,504,
196670,478,505,196670,479,503,393273,134,506,460,478,479,327808,134,507,500,506,262205,126,508,
494,327874,126,509,508,247,327879,126,510,509,246,327745,133,511,473,488,262205,126,512,511,
196670,480,512,196670,481,510,393273,134,513,460,480,481,327808,134,514,507,513,262205,126,515,
494,327879,126,516,515,246,327745,133,517,474,488,262205,126,518,517,196670,482,518,196670,483,
516,393273,134,519,460,482,483,327808,134,520,514,519,327808,134,486,485,520,131321,487,131320,
487,327808,134,489,488,228,131321,484,131320,490,131326,485,65592,327734,128,521,0,139,196663,129,
522,196663,129,523,131320,524,262205,128,525,522,262205,128,526,523,327809,128,44,525,526,131326,
44,65592,327734,134,527,0,141,196663,140,528,131320,529,262205,134,530,528,393562,134,531,248,530,
163,262205,134,532,528,327808,134,533,532,531,196670,528,533,262205,134,534,528,393562,134,535,
248,534,195,262205,134,536,528,327808,134,537,536,535,196670,528,537,262205,134,538,528,262205,
134,539,528,393562,134,540,248,539,168,327808,134,541,538,540,131326,541,65592,327734,128,542,0,
145,196663,144,543,131320,544,262203,251,545,7,262203,129,546,7,262203,129,547,7,262203,253,548,7,
262203,129,549,7,262203,129,550,7,262203,129,551,7,262203,129,552,7,262203,129,553,7,262203,129,
554,7,262203,129,555,7,262203,129,556,7,262203,129,557,7,262203,129,558,7,262201,126,559,371,
327879,126,560,559,157,327879,126,561,560,168,327851,196,562,561,249,327879,126,563,560,195,
327851,196,564,563,249,327879,126,565,560,163,327851,196,566,565,249,131321,567,131320,567,458997,
134,568,225,544,569,570,262390,571,570,1,131321,572,131320,572,327857,196,573,568,226,262394,573,
574,571,131320,574,196855,575,0,262394,562,576,577,131320,576,327808,134,578,568,226,327745,129,
579,543,578,262205,128,580,579,131321,575,131320,577,327745,129,581,543,568,262205,128,582,581,
131321,575,131320,575,458997,128,583,580,576,582,577,196855,584,0,262394,562,585,586,131320,585,
327745,129,587,543,568,262205,128,588,587,131321,584,131320,586,327808,134,589,568,226,327745,129,
590,543,589,262205,128,591,590,131321,584,131320,584,458997,128,592,588,585,591,586,393562,128,
593,248,592,168,196670,546,583,196670,547,593,393273,128,594,521,546,547,327745,129,595,545,568,
196670,595,594,131321,570,131320,570,327808,134,569,568,228,131321,567,131320,571,131321,596,
131320,596,458997,134,597,225,571,598,599,262390,600,599,1,131321,601,131320,601,327857,196,602,
597,247,262394,602,603,600,131320,603,196855,604,0,262394,564,605,606,131320,605,327808,134,607,
597,247,327745,129,608,545,607,262205,128,609,608,131321,604,131320,606,327745,129,610,545,597,
262205,128,611,610,131321,604,131320,604,458997,128,612,609,605,611,606,196855,613,0,262394,564,
614,615,131320,614,327745,129,616,545,597,262205,128,617,616,131321,613,131320,615,327808,134,618,
597,247,327745,129,619,545,618,262205,128,620,619,131321,613,131320,613,458997,128,621,617,614,
620,615,393562,128,622,248,621,195,196670,549,612,196670,550,622,393273,128,623,521,549,550,
327745,129,624,548,597,196670,624,623,131321,599,131320,599,327808,134,598,597,228,131321,596,
131320,600,196855,625,0,262394,566,626,627,131320,626,327745,129,628,548,228,262205,128,629,628,
131321,625,131320,627,327745,129,630,548,225,262205,128,631,630,131321,625,131320,625,458997,128,
632,629,626,631,627,196855,633,0,262394,566,634,635,131320,634,327745,129,636,548,225,262205,128,
637,636,131321,633,131320,635,327745,129,638,548,228,262205,128,639,638,131321,633,131320,633,
458997,128,640,637,634,639,635,393562,128,641,248,640,163,196670,551,632,196670,552,641,393273,
128,642,521,551,552,393562,128,643,248,642,168,196670,553,642,196670,554,643,393273,128,644,521,
553,554,393562,128,645,248,644,195,196670,555,644,196670,556,645,393273,128,646,521,555,556,
393562,128,647,248,646,163,196670,557,646,196670,558,647,393273,128,648,521,557,558,131326,648,
65592,327734,128,649,0,146,196663,133,650,196663,129,651,196663,129,652,131320,653,262203,266,654,
7,262203,144,655,7,262203,144,656,7,262203,129,657,7,262201,126,658,371,327879,126,659,658,254,
131321,660,131320,660,458997,128,661,244,653,662,663,458997,126,664,249,653,665,663,262390,666,
663,0,131321,667,131320,667,327856,196,668,664,261,262394,668,669,666,131320,669,131321,670,
131320,670,458997,126,671,249,669,672,673,262390,674,673,1,131321,675,131320,675,327856,196,676,
671,264,262394,676,677,674,131320,677,327812,126,678,664,264,327808,126,679,678,671,262205,126,
680,650,458764,126,681,1,38,679,268,327812,126,682,681,256,327808,126,683,680,682,327808,126,684,
683,659,393281,269,685,47,225,684,262205,128,686,685,327745,129,687,654,671,196670,687,686,327854,
196,688,679,257,196855,689,0,262394,688,690,689,131320,690,196670,687,244,131321,689,131320,689,
131321,673,131320,673,327808,126,672,671,228,131321,670,131320,674,131321,691,131320,691,458997,
128,662,661,674,49,692,458997,126,693,249,674,694,692,262390,695,692,1,131321,696,131320,696,
327856,196,697,693,264,262394,697,698,695,131320,698,327745,129,699,654,693,262205,128,700,699,
262205,128,701,699,327813,128,48,700,701,327809,128,49,662,48,131321,692,131320,692,327808,126,
694,693,228,131321,691,131320,695,131321,663,131320,663,327808,126,665,664,228,131321,660,131320,
666,327745,273,702,272,659,196670,702,661,262368,195,195,274,131321,703,131320,703,458997,134,704,
225,666,705,706,262390,707,706,1,131321,708,131320,708,327857,196,709,704,275,262394,709,710,707,
131320,710,262201,126,711,371,327879,126,712,711,157,327812,126,713,712,142,262268,126,714,704,
327808,126,715,713,714,327745,273,716,272,715,262205,128,717,716,327745,129,718,655,704,196670,
718,717,131321,706,131320,706,327808,134,705,704,228,131321,703,131320,707,262205,143,719,655,
196670,656,719,327737,128,720,542,656,262205,128,721,651,327813,128,50,720,721,262205,128,722,652,
327809,128,51,50,722,196670,657,51,327737,128,723,430,657,131326,723,65592,327734,126,724,0,147,
196663,133,725,196663,133,726,131320,727,262201,126,728,371,262205,126,729,725,327812,126,730,729,
180,262205,126,731,726,327808,126,732,730,731,327812,126,733,732,6,327808,126,734,728,733,131326,
734,65592,327734,124,735,0,183,196663,133,736,196663,133,737,196663,133,738,196663,182,739,196663,
182,740,131320,741,262203,133,742,7,262203,133,743,7,131321,744,131320,744,458997,126,745,249,741,
746,747,262390,748,747,1,131321,749,131320,749,327856,196,750,745,180,262394,750,751,748,131320,
751,262205,126,752,738,196670,742,752,196670,743,745,393273,126,753,724,742,743,458764,126,754,1,
38,753,278,262205,126,755,736,327814,126,756,755,168,327808,126,757,756,754,393281,280,758,54,225,
757,262205,148,759,758,327745,185,760,739,745,196670,760,759,196855,761,0,262394,55,762,761,
131320,762,262205,126,763,737,327814,126,764,763,168,327808,126,765,764,754,393281,280,766,58,225,
765,262205,148,767,766,327745,185,768,740,745,196670,768,767,131321,761,131320,761,131321,747,
131320,747,327808,126,746,745,228,131321,744,131320,748,65789,65592,327734,124,769,0,184,196663,
129,770,196663,133,771,196663,182,772,196663,181,773,131320,774,262203,182,775,7,262203,133,776,7,
262203,133,777,7,131321,778,131320,778,458997,126,779,249,774,62,780,262390,781,780,1,131321,782,
131320,782,327856,196,783,779,180,262394,783,784,781,131320,784,327745,185,785,772,779,262205,148,
786,785,196855,787,0,262394,55,788,787,131320,788,262205,128,789,770,327822,148,59,786,789,196670,
775,773,327745,185,790,775,779,262205,148,791,790,327813,148,60,59,791,131321,787,131320,787,
458997,148,792,786,784,60,788,262205,126,793,771,196670,776,793,196670,777,779,393273,126,794,724,
776,777,327856,196,795,794,61,458832,283,796,795,795,795,795,393385,148,797,796,792,282,196670,
785,797,131321,780,131320,780,327808,126,62,779,228,131321,778,131320,781,65789,65592,327734,126,
798,0,186,196663,185,799,196663,129,800,196663,140,801,131320,802,262203,185,803,7,262205,148,804,
799,262205,128,805,800,327822,148,63,804,805,196670,803,63,131321,806,131320,806,458997,126,807,
249,802,808,809,458997,134,810,225,802,811,809,262390,812,809,1,131321,813,131320,813,327857,196,
814,810,226,262394,814,815,812,131320,815,327745,129,816,803,810,262205,128,817,816,327864,196,
818,817,284,196855,819,0,262394,818,820,821,131320,820,262205,128,822,816,131321,819,131320,821,
131321,819,131320,819,458997,128,823,822,820,284,821,327866,196,824,823,285,393385,128,825,824,
823,285,393228,128,826,1,2,825,262254,134,827,826,262205,134,828,801,327808,134,829,828,827,
196670,801,829,327879,134,830,827,286,262268,126,831,830,327812,134,832,275,810,327876,126,833,
831,832,327877,126,808,807,833,131321,809,131320,809,327808,134,811,810,228,131321,806,131320,812,
131326,807,65592,327734,128,834,0,187,196663,133,835,196663,133,836,196663,129,837,196663,129,838,
131320,839,262203,182,840,7,262203,133,841,7,262203,133,842,7,262203,133,843,7,262203,182,844,7,
262203,182,845,7,262203,133,846,7,262203,129,847,7,262203,129,848,7,262203,133,849,7,262203,133,
850,7,262203,133,851,7,262203,182,852,7,262203,182,853,7,262203,129,854,7,262203,133,855,7,262203,
182,856,7,262203,129,857,7,262203,133,858,7,262203,133,859,7,262203,133,860,7,262203,182,861,7,
262203,182,862,7,262203,129,863,7,262203,133,864,7,262203,182,865,7,262203,133,866,7,262203,133,
867,7,262203,185,868,7,262203,129,869,7,262203,140,870,7,262201,126,871,371,327850,196,872,871,
249,196855,873,0,262394,872,874,873,131320,874,196670,289,249,196670,291,225,131321,873,131320,
873,262205,126,875,835,196670,841,875,262205,126,876,836,196670,842,876,196670,843,249,589881,124,
877,735,841,842,843,844,845,262205,181,878,844,196670,840,878,262205,181,879,845,196855,880,0,
262394,55,881,882,131320,881,262205,126,883,835,196670,846,883,262205,128,884,837,196670,847,884,
262205,128,885,838,196670,848,885,458809,128,886,649,846,847,848,131321,880,131320,882,262368,195,
195,274,131321,880,131320,880,458997,128,887,886,881,241,882,131321,888,131320,888,458997,181,889,
879,880,890,891,458997,128,892,287,880,893,891,458997,126,894,249,880,895,891,262390,896,891,0,
131321,897,131320,897,327856,196,898,894,175,262394,898,899,896,131320,899,327852,196,900,894,249,
196855,901,0,262394,900,902,901,131320,902,262205,126,903,835,196670,849,903,262205,126,904,836,
196670,850,904,196670,851,894,589881,124,905,735,849,850,851,852,853,262205,181,906,852,196670,
840,906,262205,181,907,853,131321,901,131320,901,458997,181,890,889,899,907,902,196670,854,887,
196670,855,894,262205,181,908,840,196670,856,908,524345,124,909,769,854,855,856,890,262205,181,
910,856,196670,840,910,131321,911,131320,911,458997,126,912,249,901,913,914,458997,128,893,892,
901,915,914,262390,916,914,1,131321,917,131320,917,327856,196,918,912,180,262394,918,919,916,
131320,919,131321,920,131320,920,458997,128,915,893,919,921,922,458997,134,923,225,919,924,922,
262390,925,922,1,131321,926,131320,926,327857,196,927,923,226,262394,927,928,925,131320,928,
393281,129,929,840,912,923,262205,128,930,929,393228,128,931,1,4,930,327866,196,932,931,915,
393385,128,921,932,931,915,131321,922,131320,922,327808,134,924,923,228,131321,920,131320,925,
131321,914,131320,914,327808,126,913,912,228,131321,911,131320,916,131321,891,131320,891,327808,
126,895,894,228,131321,888,131320,896,262268,126,933,892,458991,126,934,289,163,249,933,262368,
195,195,274,262205,126,935,289,262268,128,936,935,196670,857,936,327737,128,937,414,857,327813,
128,64,284,937,327813,128,65,936,292,131321,938,131320,938,458997,134,939,225,896,940,941,458997,
126,942,249,896,943,941,262390,944,941,0,131321,945,131320,945,327856,196,946,942,175,262394,946,
947,944,131320,947,196855,948,0,262394,293,949,948,131320,949,262205,126,950,835,196670,858,950,
262205,126,951,836,196670,859,951,196670,860,942,589881,124,952,735,858,859,860,861,862,262205,
181,953,861,196670,840,953,262205,181,954,862,196670,863,887,196670,864,942,196670,865,953,524345,
124,955,769,863,864,865,954,262205,181,956,865,196670,840,956,131321,948,131320,948,131321,957,
131320,957,458997,134,940,939,948,958,959,458997,126,960,249,948,961,959,262390,962,959,1,131321,
963,131320,963,327856,196,964,960,180,262394,964,965,962,131320,965,196670,866,942,196670,867,960,
393273,126,966,724,866,867,327745,185,967,840,960,262205,148,968,967,196670,868,968,196670,869,64,
196670,870,940,458809,126,969,798,868,869,870,262205,134,958,870,327856,196,970,966,294,196855,
971,0,262394,970,972,971,131320,972,327814,126,973,966,168,327817,126,974,966,168,393281,288,975,
297,973,974,196670,975,969,131321,971,131320,971,131321,959,131320,959,327808,126,961,960,228,
131321,957,131320,962,131321,941,131320,941,327808,126,943,942,228,131321,938,131320,944,458986,
134,976,291,163,249,939,262368,195,195,274,131326,65,65592,327734,128,977,0,139,196663,129,978,
196663,129,979,131320,980,262203,129,981,7,262203,129,982,7,262203,129,983,7,262203,129,984,7,
262205,128,985,978,327866,196,986,985,244,262205,128,987,978,393385,128,988,986,987,244,196855,
989,0,262394,66,990,991,131320,990,262205,128,992,978,262205,128,993,978,262271,128,67,993,196670,
981,67,327737,128,994,447,981,196670,982,241,196670,983,994,393273,128,995,521,982,983,196670,984,
995,327737,128,996,414,984,327813,128,68,992,996,262205,128,997,979,327813,128,69,68,997,131321,
989,131320,991,327813,128,70,988,988,262205,128,998,979,327813,128,71,70,998,131321,989,131320,
989,458997,128,999,69,990,71,991,131326,999,65592,327734,126,1000,0,147,196663,133,1001,196663,
133,1002,131320,1003,262205,126,1004,1001,327812,126,1005,1004,168,327814,126,1006,1005,72,262205,
126,1007,1001,327812,126,1008,1007,168,327817,126,1009,1008,72,327854,196,1010,1009,74,327846,196,
1011,73,1010,262312,196,1012,1011,196855,1013,0,262394,1012,1014,1013,131320,1014,327854,196,1015,
1006,298,131321,1013,131320,1013,458997,196,1016,1011,1003,1015,1014,196855,1017,0,262394,1016,
1018,1017,131320,1018,262205,126,1019,1001,327812,126,1020,1019,168,262205,126,1021,1002,327808,
126,1022,1020,1021,131326,1022,131320,1017,327812,126,1023,1006,72,327814,126,1024,1009,195,
327808,126,1025,1023,1024,262205,126,1026,1002,327879,126,1027,1026,163,327808,126,1028,1025,1027,
262205,126,1029,1002,327874,126,1030,1029,228,327812,126,1031,1030,299,327808,126,1032,1028,1031,
131326,1032,65592,327734,128,1033,0,188,196663,140,1034,196663,140,1035,196663,129,1036,196663,
129,1037,196663,133,1038,131320,1039,262205,134,1040,1034,262205,134,1041,1035,327810,134,1042,
1040,1041,262255,128,1043,1042,262205,128,1044,1037,262205,128,1045,1036,327813,128,77,1044,1045,
327813,128,78,1043,77,327745,302,1046,301,247,262205,126,1047,1046,327851,196,1048,1047,303,
196855,1049,0,262394,1048,1050,1049,131320,1050,262205,126,1051,1038,327808,126,1052,1047,1051,
393281,269,1053,82,225,1052,262205,128,1054,1053,327809,128,83,78,1054,131321,1049,131320,1049,
458997,128,1055,78,1039,83,1050,131326,1055,65592,327734,189,1056,0,190,196663,129,1057,196663,
129,1058,196663,133,1059,196663,133,1060,131320,1061,262203,305,1062,7,262205,126,1063,1060,
327812,126,1064,1063,307,262205,126,1065,1059,327808,126,1066,1064,1065,393281,308,1067,86,225,
1066,262205,189,1068,1067,196670,1062,1068,262205,128,1069,1057,327745,129,1070,1062,249,262205,
128,1071,1070,327813,128,87,1069,1071,262205,128,1072,1058,327745,129,1073,1062,163,262205,128,
1074,1073,327813,128,88,1072,1074,327811,128,89,87,88,262205,128,1075,1057,262205,128,1076,1073,
327813,128,90,1075,1076,262205,128,1077,1058,262205,128,1078,1070,327813,128,91,1077,1078,327809,
128,92,90,91,327760,189,1079,89,92,131326,1079,65592,327734,124,1080,0,191,196663,133,1081,196663,
185,1082,196663,133,1083,131320,1084,262203,129,1085,7,262203,129,1086,7,262203,133,1087,7,262203,
133,1088,7,262203,129,1089,7,262203,129,1090,7,262203,133,1091,7,262203,133,1092,7,262203,305,
1093,7,262203,129,1094,7,262203,129,1095,7,262203,133,1096,7,262203,133,1097,7,262203,305,1098,7,
262203,129,1099,7,262203,129,1100,7,262203,133,1101,7,262203,133,1102,7,262203,185,1103,7,262203,
129,1104,7,262203,129,1105,7,262203,129,1106,7,262203,129,1107,7,262205,126,1108,1081,327812,126,
1109,1108,168,327814,126,1110,1109,72,262205,126,1111,1081,327812,126,93,1111,168,327817,126,94,
93,72,327745,311,1112,101,225,262205,126,1113,1112,262205,126,1114,1083,327808,126,102,1113,1114,
327808,126,1115,94,195,327856,196,1116,1110,312,327856,196,1117,94,74,327847,196,1118,1116,1117,
196855,1119,0,262394,1118,1120,1119,131320,1120,196855,1121,0,262394,73,1122,1123,131320,1122,
327814,126,103,94,195,327745,129,1124,1082,249,262205,128,1125,1124,196670,1085,1125,327745,129,
1126,1082,163,262205,128,1127,1126,196670,1086,1127,196670,1087,103,196670,1088,102,524345,189,
1128,1056,1085,1086,1087,1088,327761,128,1129,1128,0,196670,1124,1129,327761,128,1130,1128,1,
196670,1126,1130,327808,126,104,103,163,327745,129,1131,1082,195,262205,128,1132,1131,196670,1089,
1132,327745,129,1133,1082,248,262205,128,1134,1133,196670,1090,1134,196670,1091,104,196670,1092,
102,524345,189,1135,1056,1089,1090,1091,1092,327761,128,1136,1135,0,196670,1131,1136,327761,128,
1137,1135,1,196670,1133,1137,131321,1121,131320,1123,327814,126,105,94,195,327745,129,1138,1082,
249,262205,128,1139,1138,196670,1094,1139,327745,129,1140,1082,195,262205,128,1141,1140,196670,
1095,1141,196670,1096,105,196670,1097,102,524345,189,1142,1056,1094,1095,1096,1097,196670,1093,
1142,327808,126,106,105,163,327745,129,1143,1082,163,262205,128,1144,1143,196670,1099,1144,327745,
129,1145,1082,248,262205,128,1146,1145,196670,1100,1146,196670,1101,106,196670,1102,102,524345,
189,1147,1056,1099,1100,1101,1102,196670,1098,1147,327745,129,1148,1093,249,262205,128,1149,1148,
327745,129,1150,1098,249,262205,128,1151,1150,327745,129,1152,1093,163,262205,128,1153,1152,
327745,129,1154,1098,163,262205,128,1155,1154,458832,148,1156,1149,1151,1153,1155,196670,1082,
1156,327814,126,1157,94,195,327808,126,1158,1157,313,131321,1121,131320,1121,458997,126,1159,1115,
1122,1158,1123,458997,126,1160,94,1122,1157,1123,131321,1119,131320,1119,458997,126,1161,1115,
1084,1159,1121,458997,126,1162,94,1084,1160,1121,327856,196,1163,1110,75,196855,1164,0,262394,
1163,1165,1166,131320,1165,327745,302,1167,301,314,262205,126,1168,1167,262205,126,1169,1083,
327745,302,1170,301,245,262205,126,1171,1170,327812,126,1172,1169,1171,327808,126,1173,1168,1172,
327812,126,1174,1110,317,327808,126,1175,1173,1174,262205,148,1176,1082,327745,318,1177,301,223,
262205,128,1178,1177,327822,148,107,1176,1178,196670,1103,107,327808,126,1179,1175,1162,327745,
129,1180,1103,249,262205,128,1181,1180,393281,269,1182,47,225,1179,196670,1182,1181,327808,126,
1183,1179,163,327745,129,1184,1103,163,262205,128,1185,1184,393281,269,1186,47,225,1183,196670,
1186,1185,327808,126,1187,1175,1161,327745,129,1188,1103,195,262205,128,1189,1188,393281,269,1190,
47,225,1187,196670,1190,1189,327808,126,1191,1187,163,327745,129,1192,1103,248,262205,128,1193,
1192,393281,269,1194,47,225,1191,196670,1194,1193,131321,1164,131320,1166,327810,126,1195,1110,75,
327856,196,1196,1195,76,196855,1197,0,262394,1196,1198,1199,131320,1198,131321,1197,131320,1199,
327810,126,1200,1195,76,131321,1197,131320,1197,458997,126,1201,1195,1198,1200,1199,327745,302,
1202,301,319,262205,126,1203,1202,327812,126,1204,1201,1203,327808,126,1205,1204,102,327812,126,
1206,1205,317,327745,129,1207,1082,249,262205,128,1208,1207,196670,1104,1208,327745,129,1209,1082,
163,262205,128,1210,1209,196670,1105,1210,393273,126,1211,402,1104,1105,327745,129,1212,1082,195,
262205,128,1213,1212,196670,1106,1213,327745,129,1214,1082,248,262205,128,1215,1214,196670,1107,
1215,393273,126,1216,402,1106,1107,196855,1217,0,262394,1196,1218,1219,131320,1218,327808,126,
1220,1206,1162,327814,126,1221,1220,195,393281,311,1222,110,225,1221,196670,1222,1211,327808,126,
1223,1206,1161,327814,126,1224,1223,195,393281,311,1225,110,225,1224,196670,1225,1216,131321,1217,
131320,1219,327808,126,1226,1206,1162,327814,126,1227,1226,195,393281,311,1228,113,225,1227,
196670,1228,1211,327808,126,1229,1206,1161,327814,126,1230,1229,195,393281,311,1231,113,225,1230,
196670,1231,1216,131321,1217,131320,1217,131321,1164,131320,1164,65789,65592,327734,124,1232,0,
192,196663,133,1233,196663,129,1234,196663,133,1235,131320,1236,327745,302,1237,301,314,262205,
126,1238,1237,262205,126,1239,1235,327745,302,1240,301,245,262205,126,1241,1240,327812,126,1242,
1239,1241,327808,126,1243,1238,1242,262205,126,1244,1233,327808,126,1245,1243,1244,393281,269,
1246,47,225,1245,262205,128,1247,1246,262205,128,1248,1234,327745,318,1249,301,322,262205,128,
1250,1249,327813,128,114,1248,1250,327809,128,115,1247,114,196670,1246,115,65789,65592,327734,124,
1251,0,192,196663,133,1252,196663,129,1253,196663,133,1254,131320,1255,327745,302,1256,301,314,
262205,126,1257,1256,262205,126,1258,1254,327745,302,1259,301,245,262205,126,1260,1259,327812,126,
1261,1258,1260,327808,126,1262,1257,1261,262205,126,1263,1252,327808,126,1264,1262,1263,262205,
128,1265,1253,393281,269,1266,47,225,1264,196670,1266,1265,65789,65592,327734,124,1267,0,193,
196663,133,1268,196663,129,1269,196663,129,1270,196663,133,1271,131320,1272,262203,129,1273,7,
262203,129,1274,7,327745,302,1275,301,314,262205,126,1276,1275,262205,126,1277,1271,327745,302,
1278,301,245,262205,126,1279,1278,327812,126,1280,1277,1279,327808,126,1281,1276,1280,262205,126,
1282,1268,327808,126,1283,1281,1282,262205,128,1284,1269,196670,1273,1284,262205,128,1285,1270,
196670,1274,1285,393273,128,1286,977,1273,1274,393281,269,1287,47,225,1283,196670,1287,1286,65789,
65592,327734,136,1288,0,194,196663,133,1289,196663,133,1290,131320,1291,196855,1292,0,262394,323,
1293,1294,131320,1293,262205,126,1295,1290,327745,324,1296,297,1295,262205,136,1297,1296,131321,
1292,131320,1294,262205,126,1298,1289,327812,126,1299,1298,167,262205,126,1300,1290,327808,126,
1301,1299,1300,393281,326,1302,118,225,1301,262205,136,1303,1302,131321,1292,131320,1292,458997,
136,1304,1297,1293,1303,1294,131326,1304,65592,327734,124,1305,0,206,196663,133,1306,196663,200,
1307,196663,205,1308,131320,1309,262203,330,1310,7,131321,1311,131320,1311,458997,126,1312,249,
1309,1313,1314,262390,1315,1314,1,131321,1316,131320,1316,327856,196,1317,1312,202,262394,1317,
1318,1315,131320,1318,262205,126,1319,1306,327808,126,1320,1319,1312,327812,126,1321,1320,142,
262201,126,1322,371,327879,126,1323,1322,157,327808,126,1324,1321,1323,458764,126,1325,1,38,1324,
328,131321,1326,131320,1326,458997,126,1327,249,1318,1328,1329,262390,1330,1329,1,131321,1331,
131320,1331,327856,196,1332,1327,199,262394,1332,1333,1330,131320,1333,327812,126,1334,1312,199,
327808,126,1335,1334,1327,327745,302,1336,301,225,262205,126,1337,1336,196670,1310,1307,327745,
133,1338,1310,1327,262205,126,1339,1338,327812,126,1340,1339,331,327808,126,1341,1337,1340,327808,
126,1342,1341,1325,393281,326,1343,121,225,1342,262205,136,1344,1343,327745,137,1345,1308,1335,
196670,1345,1344,131321,1329,131320,1329,327808,126,1328,1327,228,131321,1326,131320,1330,131321,
1314,131320,1314,327808,126,1313,1312,228,131321,1311,131320,1315,65789,65592,327734,124,1346,0,
210,196663,133,1347,196663,204,1348,196663,209,1349,131320,1350,262203,133,1351,7,262203,133,1352,
7,262203,133,1353,7,262203,133,1354,7,262203,133,1355,7,262203,133,1356,7,262203,133,1357,7,
262203,133,1358,7,262203,137,1359,7,262203,205,1360,7,262203,137,1361,7,262203,137,1362,7,262203,
137,1363,7,262203,137,1364,7,131321,1365,131320,1365,458997,126,1366,249,1350,1367,1368,262390,
1369,1368,1,131321,1370,131320,1370,327856,196,1371,1366,202,262394,1371,1372,1369,131320,1372,
262205,126,1373,1347,327808,126,1374,1373,1366,327812,126,1375,1374,142,262201,126,1376,371,
327879,126,1377,1376,157,327808,126,1378,1375,1377,327814,126,1379,1378,195,327812,126,1380,1379,
142,327817,126,1381,1378,195,327808,126,1382,1380,1381,131321,1383,131320,1383,458997,126,1384,
249,1372,1385,1386,262390,1387,1386,1,131321,1388,131320,1388,327856,196,1389,1384,9,262394,1389,
1390,1387,131320,1390,196670,1351,1384,196670,1352,1382,393273,136,1391,1288,1351,1352,327808,126,
1392,1382,195,196670,1353,1384,196670,1354,1392,393273,136,1393,1288,1353,1354,327808,126,1394,
1382,168,196670,1355,1384,196670,1356,1394,393273,136,1395,1288,1355,1356,327808,126,1396,1382,
332,196670,1357,1384,196670,1358,1396,393273,136,1397,1288,1357,1358,131321,1398,131320,1398,
458997,126,1399,249,1390,1400,1401,262390,1402,1401,1,131321,1403,131320,1403,327856,196,1404,
1399,199,262394,1404,1405,1402,131320,1405,327812,126,1406,1384,199,327808,126,1407,1406,1399,
327812,126,1408,1366,199,327808,126,1409,1408,1399,196670,1360,1348,327745,137,1410,1360,1409,
262205,136,1411,1410,196670,1359,1411,196670,1361,1391,196670,1362,1393,196670,1363,1395,196670,
1364,1397,589881,134,1412,469,1359,1361,1362,1363,1364,327745,140,1413,1349,1407,262205,134,1414,
1413,327808,134,1415,1414,1412,196670,1413,1415,131321,1401,131320,1401,327808,126,1400,1399,228,
131321,1398,131320,1402,131321,1386,131320,1386,327808,126,1385,1384,228,131321,1383,131320,1387,
131321,1368,131320,1368,327808,126,1367,1366,228,131321,1365,131320,1369,65789,65592,327734,124,
370,0,211,196663,133,1416,131320,1417,262203,330,1418,7,262203,133,1419,7,262203,133,1420,7,
262203,209,1421,7,262203,339,1422,7,262203,133,1423,7,262203,205,1424,7,262203,342,1425,7,262203,
133,1426,7,262203,133,1427,7,262203,129,1428,7,262203,129,1429,7,262203,346,1430,7,262203,133,
1431,7,262203,209,1432,7,262203,133,1433,7,262203,205,1434,7,262203,133,1435,7,262203,209,1436,7,
262203,140,1437,7,262203,140,1438,7,262203,140,1439,7,262203,140,1440,7,262203,129,1441,7,262203,
129,1442,7,262203,133,1443,7,262203,133,1444,7,262203,129,1445,7,262203,133,1446,7,262203,133,
1447,7,262203,129,1448,7,262203,133,1449,7,262203,140,1450,7,262203,140,1451,7,262203,129,1452,7,
262203,129,1453,7,262203,133,1454,7,262203,133,1455,7,262203,129,1456,7,262203,129,1457,7,262203,
133,1458,7,262203,133,1459,7,262203,185,1460,7,262203,133,1461,7,262201,126,1462,371,327879,126,
1463,1462,157,327874,126,1464,1462,333,262205,126,1465,1416,327812,126,1466,1465,334,327808,126,
1467,1466,1464,327812,126,1468,1467,8,131321,1469,131320,1469,458997,126,1470,249,1417,1471,1472,
262390,1473,1472,1,131321,1474,131320,1474,327856,196,1475,1470,8,262394,1475,1476,1473,131320,
1476,327808,126,1477,1468,1470,327745,302,1478,301,335,262205,126,1479,1478,327810,126,1480,1479,
163,458764,126,1481,1,38,1477,1480,196855,1482,0,262394,336,1483,1484,131320,1483,327814,126,1485,
1481,168,327817,126,1486,1481,168,196670,1419,1485,196670,1420,1486,393273,126,1487,1000,1419,
1420,131321,1482,131320,1484,131321,1482,131320,1482,458997,126,1488,1487,1483,1481,1484,327745,
133,1489,1418,1470,196670,1489,1488,196855,1490,0,262394,337,1491,1490,131320,1491,327808,126,
1492,8,1470,327808,126,1493,1479,1481,327745,133,1494,1418,1492,196670,1494,1493,131321,1490,
131320,1490,131321,1472,131320,1472,327808,126,1471,1470,228,131321,1469,131320,1473,131321,1495,
131320,1495,458997,126,1496,249,1473,1497,1498,262390,1499,1498,1,131321,1500,131320,1500,327856,
196,1501,1496,207,262394,1501,1502,1499,131320,1502,327745,140,1503,1421,1496,196670,1503,225,
131321,1498,131320,1498,327808,126,1497,1496,228,131321,1495,131320,1499,131321,1504,131320,1504,
458997,126,1505,249,1499,1506,1507,262390,1508,1507,1,131321,1509,131320,1509,327856,196,1510,
1505,199,262394,1510,1511,1508,131320,1511,327745,302,1512,301,228,262205,126,1513,1512,327745,
133,1514,1418,1505,262205,126,1515,1514,327808,126,1516,1513,1515,393281,269,1517,82,225,1516,
262205,128,1518,1517,327745,129,1519,1422,1505,196670,1519,1518,131321,1507,131320,1507,327808,
126,1506,1505,228,131321,1504,131320,1508,262205,200,1520,1418,196670,1423,249,458809,124,1521,
1305,1423,1520,1424,262205,204,1522,1424,196855,1523,0,262394,340,1524,1525,131320,1524,327745,
302,1526,301,226,262205,126,1527,1526,196670,1426,1527,327745,302,1528,301,333,262205,126,1529,
1528,196670,1427,1529,327745,318,1530,301,343,262205,128,1531,1530,196670,1428,1531,327745,318,
1532,301,344,262205,128,1533,1532,196670,1429,1533,524345,128,1534,834,1426,1427,1428,1429,327745,
129,1535,1425,225,196670,1535,1534,262205,134,1536,291,327745,140,1537,1430,225,196670,1537,1536,
131321,1523,131320,1525,131321,1538,131320,1538,458997,126,1539,249,1525,1540,1541,262390,1542,
1541,1,131321,1543,131320,1543,327856,196,1544,1539,9,262394,1544,1545,1542,131320,1545,327745,
302,1546,301,347,262205,126,1547,1546,327812,126,1548,195,1539,327808,126,1549,1547,1548,393281,
269,1550,47,225,1549,262205,128,1551,1550,327745,129,1552,1425,1539,196670,1552,1551,327808,126,
1553,1549,163,393281,269,1554,47,225,1553,262205,128,1555,1554,262268,134,1556,1555,327745,140,
1557,1430,1539,196670,1557,1556,131321,1541,131320,1541,327808,126,1540,1539,228,131321,1538,
131320,1542,131321,1523,131320,1523,196670,1431,249,262205,208,1558,1421,196670,1432,1558,458809,
124,1559,1346,1431,1522,1432,262205,208,1560,1432,196670,1421,1560,131321,1561,131320,1561,458997,
126,1562,202,1523,1563,1564,262390,1565,1564,0,131321,1566,131320,1566,327856,196,1567,1562,348,
262394,1567,1568,1565,131320,1568,262205,200,1569,1418,196670,1433,1562,458809,124,1570,1305,1433,
1569,1434,262205,204,1571,1434,196670,1435,1562,262205,208,1572,1421,196670,1436,1572,458809,124,
1573,1346,1435,1571,1436,262205,208,1574,1436,196670,1421,1574,131321,1564,131320,1564,327808,126,
1563,1562,202,131321,1561,131320,1565,131321,1575,131320,1575,458997,126,1576,249,1565,1577,1578,
262390,1579,1578,1,131321,1580,131320,1580,327856,196,1581,1576,9,262394,1581,1582,1579,131320,
1582,131321,1583,131320,1583,458997,126,1584,249,1582,1585,1586,262390,1587,1586,1,131321,1588,
131320,1588,327856,196,1589,1584,8,262394,1589,1590,1587,131320,1590,327812,126,1591,1576,199,
327808,126,1592,1591,1584,327745,140,1593,1421,1592,262205,134,1594,1593,196670,1437,1594,327737,
134,1595,527,1437,196855,1596,0,262394,349,1597,1596,131320,1597,327808,126,1598,1591,8,327808,
126,1599,1598,1584,327745,140,1600,1421,1599,262205,134,1601,1600,196670,1438,1601,327737,134,
1602,527,1438,131321,1596,131320,1596,458997,134,1603,225,1590,1602,1597,196670,1439,1595,327745,
140,1604,1430,1576,262205,134,1605,1604,196670,1440,1605,327745,129,1606,1425,1576,262205,128,
1607,1606,196670,1441,1607,327745,129,1608,1422,1584,262205,128,1609,1608,196670,1442,1609,327745,
133,1610,1418,1584,262205,126,1611,1610,196670,1443,1611,589881,128,1612,1033,1439,1440,1441,1442,
1443,327851,196,1613,1463,249,196855,1614,0,262394,1613,1615,1614,131320,1615,131321,1586,131320,
1614,196855,1616,0,262394,350,1617,1618,131320,1617,327812,126,1619,1576,334,327808,126,1620,1619,
1464,327812,126,1621,1620,8,327808,126,1622,1621,1584,327745,273,1623,355,1622,196670,1623,1612,
131321,1616,131320,1618,327808,126,1624,1468,1584,327745,302,1625,301,335,262205,126,1626,1625,
327856,196,1627,1624,1626,196855,1628,0,262394,1627,1629,1628,131320,1629,327745,302,1630,301,275,
262205,126,1631,1630,327856,196,1632,1576,1631,131321,1628,131320,1628,458997,196,1633,1627,1618,
1632,1629,196855,1634,0,262394,1633,1635,1634,131320,1635,196855,1636,0,262394,356,1637,1638,
131320,1637,262205,126,1639,1610,196670,1444,1639,196670,1445,1612,196670,1446,1576,458809,124,
1640,1232,1444,1445,1446,131321,1636,131320,1638,196855,1641,0,262394,357,1642,1643,131320,1642,
262205,126,1644,1610,196670,1447,1644,196670,1448,1612,196670,1449,1576,458809,124,1645,1251,1447,
1448,1449,131321,1641,131320,1643,327808,126,1646,358,1584,262205,126,1647,1610,327808,126,1648,
1626,1647,196670,1450,1603,262205,134,1649,1604,196670,1451,1649,262205,128,1650,1606,196670,1452,
1650,327745,129,1651,1422,1646,262205,128,1652,1651,196670,1453,1652,196670,1454,1648,589881,128,
1653,1033,1450,1451,1452,1453,1454,262205,126,1654,1610,196670,1455,1654,196670,1456,1612,196670,
1457,1653,196670,1458,1576,524345,124,1655,1267,1455,1456,1457,1458,131321,1641,131320,1641,
131321,1636,131320,1636,131321,1634,131320,1634,131321,1616,131320,1616,131321,1586,131320,1586,
327808,126,1585,1584,228,131321,1583,131320,1587,131321,1578,131320,1578,327808,126,1577,1576,228,
131321,1575,131320,1579,196855,1656,0,262394,359,1657,1656,131320,1657,262368,195,195,274,262205,
126,1658,1416,327812,126,1659,1658,361,327817,126,1660,1462,361,327808,126,1661,1659,1660,327814,
126,1662,1462,361,131321,1663,131320,1663,458997,126,1664,1662,1657,1665,1666,262390,1667,1666,0,
131321,1668,131320,1668,327856,196,1669,1664,9,262394,1669,1670,1667,131320,1670,327812,126,1671,
1664,361,327808,126,1672,1671,1660,327812,126,1673,1672,168,327812,126,1674,1661,168,327745,302,
1675,301,335,262205,126,1676,1675,327856,196,1677,1674,1676,196855,1678,0,262394,1677,1679,1678,
131320,1679,327745,302,1680,301,275,262205,126,1681,1680,327856,196,1682,1664,1681,131321,1678,
131320,1678,458997,196,1683,1677,1670,1682,1679,196855,1684,0,262394,1683,1685,1684,131320,1685,
327745,273,1686,355,1673,262205,128,1687,1686,327808,126,1688,1673,163,327745,273,1689,355,1688,
262205,128,1690,1689,327808,126,1691,1673,195,327745,273,1692,355,1691,262205,128,1693,1692,
327808,126,1694,1673,248,327745,273,1695,355,1694,262205,128,1696,1695,458832,148,1697,1687,1690,
1693,1696,196670,1459,1661,196670,1460,1697,196670,1461,1664,458809,124,1698,1080,1459,1460,1461,
131321,1684,131320,1684,131321,1666,131320,1666,327814,126,1699,6,361,327808,126,1665,1664,1699,
131321,1663,131320,1667,131321,1656,131320,1656,65789,65592,};
/* END GENERATED by tools/gen_spv.c */
/* clang-format on */

#define BITNET__WORDS(name) \
    { bitnet__spv_##name, sizeof bitnet__spv_##name / sizeof(uint32_t) }

/* [source][fast] */
static const bitnet__gpu_words bitnet__gpu_sources[BITNET__SOURCES][2] = {
    {BITNET__WORDS(attention_plain), BITNET__WORDS(attention_fast)},
    {BITNET__WORDS(carry_plain), BITNET__WORDS(carry_plain)},
    {BITNET__WORDS(choose_plain), BITNET__WORDS(choose_plain)},
    {BITNET__WORDS(embed_plain), BITNET__WORDS(embed_plain)},
    {BITNET__WORDS(gemm_plain), BITNET__WORDS(gemm_fast)},
    {BITNET__WORDS(gemm_groups_plain), BITNET__WORDS(gemm_groups_fast)},
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
