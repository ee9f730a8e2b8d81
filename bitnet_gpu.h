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
   plus 4 or 5 per token. A greedy session goes on by itself: the token of the greatest logit is
   embedded next, several tokens in one submit (`tokens_per_submit`), and handed out as they are
   sampled; if anything else is fed, what was computed ahead is dropped. Each token sends back its
   id and its final state. Prompts go through a tiled integer product in batches of up to 512
   tokens, if the session's option `batch` allows it; the next batch is submitted while one is
   computed, as far as the token budget goes, so that the GPU always finds work. Batches of 2 to 8
   tokens, as in speculative decoding, read the weights once.

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

   The GPU takes models of the architectures bitnet, llama, qwen2, qwen3, gemma3, hunyuan-dense and
   minicpm whose layers are ternary or of one bit, all in one form: I2_S, TQ1_0 or TQ2_0 with one
   scale a matrix and activations quantised whole; or these, Q2_0, PQ2_0, PTQ1_0, STQ1_0 or Q1_0 by
   groups, with activations quantised by groups of 32 columns. Chapter 8 of bitnet.h says which of
   both a model is.

   Embeddings and lm_heads are uploaded as halves if they are F16, as they are if by groups, and as
   floats otherwise. An lm_head by groups has no screen: it is no larger than one.

   Other models are refused with BITNET_ERROR_GPU_UNSUPPORTED: those with recurrent states (qwen35);
   of experts (maple); with norms before each projection; in a Hadamard basis; with a ternary
   lm_head that is not by groups. Sessions with an adapter or int8 keys and values are refused too;
   one that gets an adapter leaves the GPU. The CPU goes on with the same bits.

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
    int norm;         /* of their input, */
    int post_norm;    /* and of their result; 0: none */
} bitnet__gpu_products[BITNET__PRODUCTS] = {
    {BITNET__Q, 3, BITNET__ATTN_NORM, 0},
    {BITNET__O, 1, BITNET__ATTN_SUB_NORM, BITNET__ATTN_POST_NORM},
    {BITNET__GATE, 2, BITNET__FFN_NORM, 0},
    {BITNET__DOWN, 1, BITNET__FFN_SUB_NORM, BITNET__FFN_POST_NORM}};

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
    X(ADD,          "add",              1, 0, "post-norms",       add) \
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
    uint32_t first[BITNET__PRODUCTS];      /* its row 0, in units of 16 bytes */
    uint32_t scales[BITNET__PRODUCTS];     /* in the parameters, by rows */
    uint32_t biases[BITNET__PRODUCTS];     /* the same, or BITNET__GPU_NONE */
    uint32_t gains[BITNET__PRODUCTS];      /* by columns, where there is a norm */
    uint32_t post_gains[BITNET__PRODUCTS]; /* by rows, where one follows */
    uint32_t head_gains;                   /* of a query, then of a key, where they have norms */
    uint32_t window;                       /* positions that attention sees, or BITNET__GPU_NONE */
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
    uint32_t window;
    uint32_t rope;
} bitnet__push_layer;
typedef struct {
    uint32_t source, target, stride;
    uint32_t gain;
    float reciprocal, epsilon, residual_scale;
} bitnet__push_add;
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
enum { BITNET__GPU_PUSH = 96 }; /* bytes of the longest */
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

/* Whether its result has one before it is added to the residual stream. */
static bool bitnet__gpu_is_post_normed(const bitnet_gpu *gpu, int product) {
    int norm = bitnet__gpu_products[product].post_norm;
    return norm && bitnet__has_part(gpu->model->parts, norm);
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
    bool stored = (product == BITNET__PRODUCT_QKV && gpu->heads_apart) ||
                  bitnet__gpu_is_post_normed(gpu, product);
    c[1] = (uint32_t)bitnet__gpu_columns(gpu, product);
    c[2] = stored ? 3 : modes[product];
    c[8] = (uint32_t)gpu->model->activation;
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

static const char *bitnet__gpu_specialise_add(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                              int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)gpu, (void)variant;
    c[BITNET__CONSTANT_NORMED] = true;
    return op->name;
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
    if (model->parts & BITNET__NORM_IN_PARTS)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "norms before each projection are not supported on the GPU");
    if (~model->parts & BITNET__LLAMA_PARTS ||
        model->parts & ~(BITNET__BITNET_PARTS | BITNET__GEMMA3_PARTS | BITNET__LONGROPE_PARTS))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "models of the architecture %s are not supported on the GPU",
                            model->architecture.name);
    if (model->basis.block)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "weights in a Hadamard basis are not supported on the GPU");
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
    to->window = layer->window ? (uint32_t)layer->window : BITNET__GPU_NONE;
    for (p = 0; p < BITNET__PRODUCTS; p++) {
        const float *gain = bitnet__norm_of(layer, bitnet__gpu_products[p].norm);
        int first = bitnet__gpu_products[p].first;
        bool biases = false;
        for (i = first; i < first + bitnet__gpu_products[p].count; i++)
            biases = biases || layer->matrix[i].bias;
        to->gains[p] =
            gain ? bitnet__gpu_put(out, used, gain, (size_t)bitnet__gpu_columns(gpu, p)) : 0;
        if (bitnet__gpu_is_post_normed(gpu, p))
            to->post_gains[p] = bitnet__gpu_put(
                out, used, bitnet__norm_of(layer, bitnet__gpu_products[p].post_norm),
                (size_t)bitnet__gpu_rows(gpu, p));
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
    uint32_t x, branch, qkv, q, attention, ffn, steps, states, logits, parts, lowers, list, mask;
    uint32_t partial;
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

/* An upper bound on a token's dispatches: per layer four products, their preparation, two
   post-norms, heads and attention; embedding and head by pieces, with the screen; the last norm and
   the choice. */
static uint32_t bitnet__gpu_most_dispatches(const bitnet_gpu *gpu) {
    return (uint32_t)((2 * BITNET__PRODUCTS + 4) * gpu->layers_used + gpu->embedding.pieces +
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
    push.window = l->window;
    push.rope = 0;
    if (l->window != BITNET__GPU_NONE)
        push.rope = (uint32_t)g->context * (uint32_t)gpu->model->info.rope_width / 2;
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

/* Has attention or the previous product already prepared this product's input? A post-norm between
   them is in the way. */
static bool bitnet__gpu_is_prepared(const bitnet__gpu_recorder *r, int layer, int product) {
    int before = (product + BITNET__PRODUCTS - 1) % BITNET__PRODUCTS;
    if (product == BITNET__PRODUCT_OUTPUT)
        return bitnet__gpu_is_quantised(r->session->gpu) && r->session->session;
    return r->joined && !bitnet__gpu_is_post_normed(r->session->gpu, before) &&
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

/* A product whose result is added to the residual stream, by itself or behind a norm. */
static void bitnet__gpu_record_branch(bitnet__gpu_recorder *r, int layer, int product,
                                      uint32_t source, uint32_t source_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    bool apart = bitnet__gpu_is_post_normed(gpu, product);
    bitnet__push_add push;
    bitnet__gpu_record_product(r, layer, product, source, source_stride, apart ? g->branch : g->x,
                               g->x_stride);
    if (!apart) return;
    push.source = g->branch;
    push.target = g->x;
    push.stride = g->x_stride;
    push.gain = gpu->layers[layer].post_gains[product];
    push.reciprocal = bitnet__gpu_reciprocal(gpu->model->info.width);
    push.epsilon = gpu->model->info.norm_epsilon;
    push.residual_scale = gpu->model->residual_scale;
    bitnet__gpu_bind(r, BITNET__PIPELINE_ADD, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, r->rows, 1, 1);
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
        bitnet__gpu_record_branch(r, layer, BITNET__PRODUCT_OUTPUT, g->attention,
                                  g->attention_stride);
        bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_GATE_UP, g->x, g->x_stride, g->ffn,
                                   g->ffn_stride);
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
    size_t width = (size_t)s->model->info.rope_width, table;
    size_t at = (size_t)(s->computed % BITNET__PAGE) * width;
    const float *rope = bitnet__rope_of(s->model, s->computed / BITNET__PAGE);
    uint8_t *mapped = g->now.channel.block.mapped;
    if (!rope) return false;
    bitnet__gpu_begin_record(&member->now, s->computed, 1, false, true);
    member->now.record.tokens[0] = s->tokens[s->computed];
    bitnet__gpu_plan_lm_head(s, screened);
    bitnet__gpu_put_state(member, s->computed, 1);
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

/* Bytes of weights, keys and values that a kernel reads for a token that sees so many positions,
   without the few rows of the head that survive its screen. */
static int64_t bitnet__gpu_bytes_read(const bitnet_gpu *gpu, int pipeline, uint32_t seen) {
    const bitnet_model_info *info = &gpu->model->info;
    int product = (pipeline - BITNET__PIPELINE_PRODUCT) / 5;
    int64_t bytes = 0;
    int32_t i;
    if (pipeline >= BITNET__PIPELINE_PRODUCT)
        return (int64_t)bitnet__gpu_rows(gpu, product) *
               (product == BITNET__PRODUCT_GATE_UP ? 2 : 1) * bitnet__gpu_row_bytes(gpu, product);
    if (pipeline == BITNET__PIPELINE_JOINED)
        return bitnet__gpu_bytes_read(gpu, BITNET__PIPELINE_PRODUCT + 5 * BITNET__PRODUCT_QKV,
                                      seen) +
               bitnet__gpu_bytes_read(gpu, BITNET__PIPELINE_SPLIT, seen);
    if (pipeline == BITNET__PIPELINE_SPLIT)
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
    int32_t layer = 0, i;
    size_t count = 0, k;
    for (i = 0; i < r->dispatches; i++) {
        const char *name = bitnet__gpu_op_of(r->kernels[i])->told;
        uint32_t seen = (uint32_t)r->session->session->computed + 1;
        if (r->kernels[i] == BITNET__PIPELINE_SPLIT || r->kernels[i] == BITNET__PIPELINE_JOINED) {
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
static const char bitnet__spv_add[][96] = {
"'a,P4'D9AS'-gRm)YX@:'N(go'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/(^1u6)<t59F}bC.BUSt<",
"''W)D''iuD(zb@^''Vr;'Ds-M1I9;Z)<tht.Tw<f(_q+J(`7eS(_}UQ(^~BS)Z_=O)<XwN/n6oo(`=EN(`^}W@S8.E''jV2",
")Am[)0Np8vHrtg_0`cSi'E-GT)@.Om+BgHb)v`T`(`vjT=6j[S2^:s_*u]0T'(,f:)YX;<'``Y^+79.L+Sdv^+o~q;'|@c1",
"391;f'a@`B;^ldJ'aTz.*[/8m'aexG'(]IJ-0IEO-R^'{EYqNSgIwi]gf:ud,4nv~,Ri.f'a*NJ/GBJfh~TOl-O.DR-k{@(",
"./H]V.L[t5'a*:Di`3qs/,9nm(AYHE*ybgO/es/A'a3BE;uhuAhFt[t0bnhb(]udLh~Ttx1CNzg+p-cT<reIICN/SI'*i9s",
"-MeS_-~9Aj18n4/<='HA'+,1Z-jt/d25jQ5;z'QC48DhF=S^T4gf;r'4q{0u,3JfSh~UF-5R^hb,Pa(F'gHt5'h9;(3[tiD",
"'`sh|65VbN+6Ykf.l1Oa,:,bjq~Dd:*abqz,:,Lb,:*A|'D9*^,9p3y,9y9}/1:P3;{fL^;R[{l{{F1u|@`2x<9-1ctY'j`",
"'(-AN'-h8q,V`L(+6Iix.fv/0+=K6|,[a`;==T}tJ1Ya1J1ZA3J1[h_J1[5NJ1Z0.J1ZV:J1ZS9J1ZM7Jk99-J1ZD4J20c9",
"(Hg01*B)n*(Hm~5-tdUc;uj8i+o~kK(][{|hG-g-,snhhIsGR'-9f{Z/nr+l'(Le''Fw^1J210BS0zkfRW-l8=7SC+5Rg[W",
"-kT~f'a5ZB'2'+,/U@.~DcG3eAM;V+D{s4EAM;Uz=oa'GEF.bA/p):*,WAS,'Fw~~J210MTg1@w/ca})-2zu60gqjiJ:tsk",
"JthAxGzKF3@P@l4J7`.:<bGJ:'gYnz;|}hs+9^<s@PA8p'-h*5'2'*<Nd<c_S/~~B=SIwq/*(BjJ2*4C*<UYLS=mcM;aS*/",
".fbgt.n:ZO(Ah23.n:Zu;ujFw;v6QkA1aJ5/Jx_;2O)t]1y+j`9gi}A0`ug@;xh'QJ3d{n2v(8T'aIgD2YS):;wlUZ(]o[X",
"'`csd(`IkM3rkL='29dU'G9Jo4SKeC.K`__Jmj'+1'BWi1]V{:'2'kg''(=Y;Y^yA54{QcV|;]`(A@P[2^`^A',Xu;DgII|",
"'HA045m`mV3rj<b2^Nlk396C^<95Xi,7+[n3WqES;_M6i'*(<M'DFNpFaecO'.+.x'.J6Z'.D+W3Y(MfJ4|YI5qd8/;ukWX",
"35@]='dQkbD{pS)NDgsbl<DCr<:Y3b'@5_.JmCPhNFM|~7fdenH6T1g*VYqV;YMd~'``AZJ3mZ+<WtgS'HSrn1]|<-1_cH4",
"-tep2.Nksr2z6SVJ3nrQ4Hhk:8K-Nx'2'M;'*Y)H<VKjL1G-DeKPzu<;YOWc'29Lk'2(Ey'2(HyJ6Cdl9`bdF2EhiR:^7}*",
"<h3kgJk1'sAN.k*'7XOD'{{e(<9QAE:y9`v]0;:o:a-tw)b=W*@X9edA;3]{Jp).g4@-zG2vXZ~[3J4m(Dn.)MgK*t'-tG)",
"CN)Hu7g:.S'DX~60KDQdLiUkDST*UI/d02P9`Vna'`ct''2'ZWJ6pIA3+2v{'`{N@^wjeW(1;bm2kF(0(IEIC(x}Cd;YN6R",
"L+<h.)uw^'1{{H.*[USy'`cyc`C{zJ'`jbW*Z)v2+7RgX1_){t;bj]XOwB'.,PMtD3Vbbf4ZN4t7L.*g'2:1o2{HRKPXY]x",
".JI.x'*(C3'')Eo'+BI|)YZ4U9JK4-3WCdc*WxPgJ3oU}3)Ne-bA0j`9{q65:A2HX:yzGa'2']HJ3sl4@*WJHIi|4LtY05.",
"*=nR^J-Dpr)e`GS<}tm9td}5;K*<ya<yM+7te7I@'94;a'HSb/Fh2AM<,=@|<[nf['Ohg2DKHAg'.B`-L';aK8~v[C'2'^Y",
"1H9Bw''=gF'+plc)uvI83c@3k3WEb[,Wg^+MAU9OtY)<I)('{p;b59f'.q57'.Br3My4SMcrLWIQ5sQDM{dsjN@~C:M|_q=",
"t^7SAt^3ab)wfZS3d1f{3X7Tl'.C.zOs-FY(~zG.Mg7P/=6+Do.g9Vl.n:[K=Sl(ztYatB'2([hT4,MV*1Ay|TmL.I9np3A",
"'8.tO'.1H,'+|-|'')axH}dEn32B)~)v.0F0{xy~(~.s)'2'Zz<vfIN'aIji'<*f9<9Di]K.)GH3X=W,]T5kf=h5y23XQqh",
"'e.Xe,q0u0J3n6<4Hh.l<:tH^0kkk)<CnND-MJ/-;ugvWQ=1-.5lnj;<'3I`:]m<G'DY2:3{WkA1^]bz)eXNs*Zz[X3ZoAL",
"J3nxS4Hhh81|eDf5JHpt@Tjip3VP;hRsxiD<HIqd9`sXd<:9m1<B(+y5;.Wh3X1Um+:UFcZsITn4Hgwb2=Oh2lSO=O'ZS|`",
"tY)Dk2TFZ`k95qF'iVn{)v{|'D2(8:t^3K61*ruYm30q71G-De;_qXA'3.)G1]YTJ(0d-9(]`6dXYc4z(x{Ae+ZK.fV-f~<",
"(F`@C;^;S.<rfSE;jLJX=<Dj=S73S<CGd+[CjEcQ*ZcOx)Z_ydtY)<T<::8`'a7J:'2'X(/rd5~'`lv~KuBvp3X4+*',aob",
"'0KpD'-{yY(Ecnc'<v@30{wl='HRg/1^JT~1_uT:.UF*6/.L-v8iCJx3p;1jK2zbP'+{pt;uj6@RXI^xGVyVm(][VxEd8|]",
";Z4l((1j'X-MLqa(K3+/,R*;r,37'(/-8-XFdCO=1^-Bz'3Jdx(gUMF.JI.v3VWr3RW6tc,nl*y'`euM'=E;I'`rM/'`dE9",
"+:JT2NO0'g[4o<@,SzrCY_JK|'LX<lQ5s<Q{`+STpez92BoQJjAM5H(|-RbyI]_p.Mk5wiLn5u]MC|An|.*+ppV<zR'D;Y^",
";Z=Ir<9-1c0JaD<X|R@;*tVNjJi[l8(ABjv,7mox,E;n'J1X4R'/;-O<_i}<'(hN7-^U5t'0q@c8dvX/+ol[};^{3vH3H}u",
"@2|zQh~WMk==+h-J20S8Y`E4oBNG2l<9=2n0ckTl')*Ky''*K_0TJ5V'.,ZL;wa_3'bX_A<A2^6-kKJO)us{v/*6nq'.Qw3",
"'.0Kd0{vCi;YNS^Y_zZg@71JaCgqePE5)cy',Nc_=6+Mn0TKFJ'.;9@'.Wy3'.Nv3k;out'')pM'')gK{{Fd7@FYBmK@q7;",
"53-=Q<)_oV@CQ]_^,tEo(AD.)'EL@s'./CJ',fs2<rfs}RsLzb'(SPJ2v):r]0tap2uqd.)_8'-(Dm|~3VQv0<:P6rRsT]G",
")<NxD.JG0[0K-]s<;8'X1^,,U'7X@B'Jiai67c3~'aR{c'2;(63ezr*6442f'2:1o1}}i;0,H[646AU}2xZyN[5iSC/-T(T",
"'*m+i'')b8'')Vn(]^}G'2Dg^RW``,C+FxD7,{_W0g]rv<ZQH_3e;5dt^927t^3jG/W9`uEYrJe5:'O,RXS@P'1+{K'DFXV",
"'.MLc[lJ<nST)].(-Qtx(y2):tY0;)<[7]D<[7hS<=ttvS0U^9*DuaH<|Rt,tc[)o=(Zp8'jWyv<|f(.tcn607tI/*3Vd]`",
"'.B8aGp.n}Gs,wnHPf-GGrpD{YB)0MA1K{;B^gD.;{[lL=,p:n<i^7nA_UTn@*`0yAPPR(d5jm.d5g7|eO~_-a]5FnelCh*",
"axRP'`{V2sQ<msA'1qPr'`dIV=.r]=C@9/8:mehFBjTfd<B)7S'1qPl'{~<@h``IiC**hj'.(Sl'.Wa+'.EW*'.1Z-h{|2h",
"46-G@OD~B('1qQ-''*HM''*P+'')OB@PCM*YDY8.'<)(VEalmL0`]lC^,b7*i`3'Di`3'J46-G`j]/D6j@l97''''y",
};
static const char bitnet__spv_attention[][96] = {
"'a,PE'D9AS{{D-+''rY:''0Iw{{M3)Ck]LON(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/'DrP2)<t59(^F)8(^O/9",
"F}bI0),:2J''Z0C)E,B}''9=mF|RLy''`So3rjLY6/~@360/Bw'D}7l+SPbj+ouqo4ofi/7,z[97-+^}'D}Br,PL}p,lr4u",
"7fZk@'E.Nw;_Vm154sMW,UaBt6MLL2'E-tg)Aa^90(jn.,U:(p532}v'E-CV)=zQ}*ta{r;BP^D'E,uJ)<b_n'(pZc,pvhl",
"39EM|'aN/l)KvN;SO)W9,pQOh1y,(0'aNb|)M]YIX[2/G,p+5d0`l[<'aF5364ziF8G9}4'D}Nz-ieKx.-1Z}+SPeq(zTeD",
"''`~=,li1R(zy}H''W,B''k[O;a3@[(d8zt(dN46)'E(5''a@G/GA|c({mWP''aLK0`YJk(|9pT''aXO1xqos(aE'W(dFAY",
")b=Lk)DF*T;_;;+(daH}(dNgH)EB0N;_OI,66x^L<94Dc'E/4S)FGmDBkX9C80r{g(Hbfb7f[|r7fZUI7fZUI7fZUI7kn}{",
"=60`r'E/Ze)D}+=:)JO47n=`X@PJ,]'E.LC)C=x1t_Xy;AMFIH)OKACw80rG0myIR'DthP''XtW<s<BV''X[d''X_Z''~n*",
"*VgC@;a=T;'(Kyw'(@|('``gD'{{~B'``f|=o`~+(xx2B)<;ID+p/wA(Ae~7<'|d)'h9;('`{M:@2|28'b)2I+pDU9,30HN",
",n+,x'bteR')OzW-OT`m.JEyc;YLcB-2VC|-T`rF,9'){-ol=:=LRvJ')~WW'*/n@-iwS`'uX-d'*Cya-j1]a)sC<y-pMG;",
"-cT1{'*_|_'*k0+'|Ibp=W5cT'*rAd-l6Gc*PD,u'(]nO'a,nvi`4I*3za^V'|4]l48Cvp*VgL7<:|@7.3MKj4tD=Y,l|Z<",
"53Qa26i_e=',(v@',23[-iyo6'b;@l',FAb-kTS`'an~j',XMd-ix<f'b;@p8cWMu9~..U8iMc[=uh=k@9+IX'-.le-qKq2",
"6ZP,6:+h|U'`qSk:CKDx'h0t./c`)A:{(2,0DQ2c.JGc=[RCC}'`|@F/ccML'(ohK(f=]U,(DX@*^TL`'/-+*'r8`f.-BC3",
"]Bh[Y.JgR0;kN[Q;yR_z;wD{)')F_A)w60`=o`~/ZoMy_0-}@F;uhG<<VR*y'7jcn'7jd`[Qo8vR2x]T`(@z5*ymer<Hf(A",
"<C=Nd'''-C'E8+X'.=GR]Nj-j.n(MtczTP+;`C),*WJ*3Qn15u;YQhx<rj4|*yuQ9'.6*X;|q:N`fTBp,:@du<C-YM6wAA7",
"S0/cW<1TDXJtQUR'-{_Idv[NK'{}_R:B*lTh)sd-;|<f|`rG4*Fa^k0R3nk='7jcl'8yQL2IARP'8-wG'7jcm|@_ux_~ZO6",
"<rdcl''0xD<rdcj'7je(]M)Yq]Nz{7=of.t@3)[(h~YFK'(u@*0gy4-RsB;F0R3^.[QoiU[QoP=[Qnv-[Qp)O=T6~)=6,tr",
"<VMbp{`4E:(^QQg`(GrPRW@Y)iV64X)aTJ|'DVJ1)dftd[REZi2v.sg;Z-Qk=F9~<'`j-,<:G3x'u1sI'(C7<'')Gm'')U7",
"'e3RE<OM]E;v45o<9ZGQ.jUN7/I{^yLJ)3iAM;VELcTevAM;Uz'7jdu'JVUZ7m_<a*yl3E<9R,//KFvwMF}YrAM;VHM`Q(|",
"]MGo:@(Nfz]_/Fn;vfxW'(K+^'FxuT`(CV)'(LT(`(FTtNCmTPNMRX8NeLlM<*D@O+KY^5-}3^:fbsoH'|_.J^,bl_<AAon",
";zi9RfHP~nkY0)`Rt3nO<LEQ6@e(pH,s^bvgap=1n}D'].fj_0'c(0.<3Y|eg`mA5/tLM{'(NK2'FyCd/NvRW,IYm],;M;.",
"AUbbn`(E{zVc.v}VoX3ZW+fVhA]]@u^4kW{C)vW1gfAxG^5,y*t^)Mv^,blW4b7*q;}6G0tY7ocL7b2;;}<Uw*@k'S<rdcp",
"''0zL<JX,9,Rl7=,ch+`8a*fztuH=l[`sgp[`}/xRt/2-XMQEg'(O9a'Fz1{c{-Ui':;`.<re;M<re@ND`S-6,EJpM,:P[}",
"@Wifb*yktk=i'+Mo({=4[P-FD;uhGf<rn21ZHX*aZSEY|=/3T/M'vtN;aTzh.fbhT==ZGUt]^MDkaCN<'`elA<94<C<OMT6",
"<W'Us50Q'<)A14F'7XIC)vz+G[SSsT1nKz''7kF=8cbv0;umI|gRkLAka/S|;vPX|(|lOG]p5^V<90`D;v+GFtY7j])'u8w",
"[SnKK,:3Z*'.*}u;ycsE<WXj^tYBpu;YMbU'``AZ[T(Bd49Roy4Sgp{+6lp-[T(HF+Pw*p@PFLM'LA(Tcw/gV,0WD(9`q*/",
"<zZPU*9zI([Y2jw9bCLw9'-/Y^0/Iz9U[qFRWfg:',m2k,PO0r)<BCF;um`d'JB46[Sn=eRW6bK3X3h.]T@nm2=2Zy9}/1d",
")Yk`/'-y{FD|yFb<9ZHi'8/,P^lO@B2<5tn9`oI]:AFUZ,j8xc'8/HZ1]V{k'8.nJ'/Mn*tY+X8'{{]F;Yq-C:}mgDtYT|w",
"''1bk2<@zs:_+Wl)v'kwtbHm@]SY'i4@K7N2vbb(tYhDs1^]b;AN9cgc{mSN.Gko((dDFc'|(~i:]cLhtY1UYC:xig;@i]e",
"tbb<VCtY@s;@rchCc]ssCPAIY]SjHb:fXPg/|KH{ER4SW:`Vcn;cq6gEg'Yp]SWEc7ommjtchCkG.jF+]R]e[1<d'BGE6Gp",
"H+fF`:`{{zDi`b+G}2luI(bbn5R^Vd1vDMPC)v4R'O4oR[Y*o|2V{eE'`eu[I=qR}'8.XC':;uA=W=7'tY7j`Rsj8|;l1V7",
"=6Fm](]_,L:]kpY;u}eu7g11E'OG/E4=4f33Bt*=(H94sJzZA~JoP1y'8z)'`J*}L;YL{3auxk^'+0EkL7t;,2=X8V1yR+O",
"tY'0{'HQ|~;xCxrRsjT44SJd+50P~.).xLZ'::AdS6~dK[T(KJ<W12+2<IiM2v(.N'E]H=*<fj0)vm.R+:V+^*xnR@Da17N",
"<.n:3',(M['.IW.RW-o=3VaJkNd<*='7k[O'''IH=69PF(xwm`)YWrz'`a{J(H9)Yc{n+P<VZFr''3Ld'bZmJ<9RhK48|J@",
"4Sy}'(]wj}0+.ss1_<.-,b79c48L+c2=kz8<ulA)ayS9+1][`/'8TO9@3Owg2Z}xR`{iAu(AE~b[T)~ZS7uHQ<<uWP;uh=L",
"'bpI`<[dm5(c@WN[VDnf7QCJR'8TnIRsJk}0R3]s3VuBF*Zu2a`*Uoy.*P/@*<fv44vZ-)8`}eZ,PN+K3Vbwm6pu*}7LKDl",
"'8/(P7lFA{.--vW[T*;b9A_4b'{|S98cVqM8~t^.9a2ZW)`W7u+=D-+2{mvw`~h@90{zra:+_P{'.xDY'.5sS2|EN*t]y;(",
"'7kL|@Vc2h<SwU.tuMR7*@Nw@<p<{+)avx/<z3Fot|Xmq=m8Aq<yM+7t|kgl'JMRBSTQaS'j[-(<]sYo<[nf`'L';mF|x8s",
"'.AJb@j5k]8~xSz'7kNd<]|`w+}Z1w74}:F'.APdAJo+])bjR7<z~wwt}LGy'7kM7<OP^m;9V(WB,vg]BJ7IoB-.Li5srO'",
")EKf^81oX,'/*2p'.AcjCDgvi)cJw=<{`E}t~+p(DAbl5D]}tJD'97q'JE0L'`nAQ<0VI[TmMeTb[e)qbAYWC]PjaHbC<Hh",
"3VWAiT4)kb50Q.aUjQQS<:'_}ApRjc^ixyI;vQu(U0hO~@W0@C)<@w*(H/{Y]QT-TtYKzn'S6D7]TU9btYBtm'80HbExz)_",
"TmC*F2xnd*'|5R*;uq~ZtYKvj'7l5C'8z4MD)=BY'`{Nw/fO@Q1`8g6.]@_}48L+i9)9b`9SGMNb`@~v<hGHE6x,E,'.E*t",
"(HS3p'ib1P<sc<M*rs(Y.-(F@RW-A,'gvOC'`f]6++y-'<Wj.})v'/I8cY5W+8B5ztuHIM-QW_;'8/ge:_lc<;s9'_KwVxu",
"2ETh|3YM2r-QVw{t[)Ec'7kUV-l0e8'8z1_`(.QQ-j9k*0{zr_'`f[bW+01:(z|</'7kIc<D'.T2DY/;<=/f-7.*Z3LcMr+",
"3VazMVJw'[({S^<'7mEK<'^Ou@Tsm13@)D'EH0rsU0kFN':8xL(]o@H7-Ipw7fa-tF<RI*8c]JwIsI.C2Ye/d'vKb@)Y^LI",
"G6N*NM-nZN[T,.b9ttj|<v8Y-1lI`)1_)z-=*6qP]5s:c;~ik8<4l642UiV/F<b.~DgH*aAu2t^(`]oa'7kHn2|isf=SXI9",
"WH;`l':8qLWHuxO*w1L`<rmJC(Cz97'`f[bA=fdl)BJrd-io:E'')BsM4TQ,(]o/<'027U=wc1q<lf<6)=:+m'1O.@H3K}f",
"H}d2v;yTzPJZ{PI'`il|Oi(r)''wSY=b0ud'(E]WOi)'*(y,s9*g'r{;[]/Hh*T3+:dUb0'Q-bvGyuCU[VQ{)6~'krIsPMo",
"*rs'vfLzz/*BSnI[T.xm2ZNUX<:Dsk2Za_d-45G(t_D8gtfY{BdVkqmt]^-4)_Y6q.h_Pq,4kDa,TnQb1(=aJ[T)H*.*Pni",
"0d/g_*eKf-j)_AL'H9KrX|oGU'<FN4'9Q/4D]:rl1HGm*=Tt)H,PNzM'((<`=SGT3A0t[fJ-A<z)KBzs[T7~k:Yv.WF=Vwk",
"tZ4Jf57/i23VSkxYAt`]'Hf*btY+FNrcftx3X+j4+:UFc[T(gp.*P5D*vG68A4;Mhnl=7fVgj(ACcm(j^iyY[3WCj;4:16b",
"2vOT|tYqMu1^S[:'08Xv94aj4S7Jb_94aa_(KGpT'7kIw@_-Iy*^kQ/MARR]'lZA,'`e{F<(xW8kY[@<u8d_.<=h@;u9T+H",
"^k_|k-tP[6K,wu='Ga]4+Z^O;3rw/}yG8TTKGoV~((4vT'7kLB;aV9u1dj'M;EA;n+w+MD;(fbu'.Bf/LDkyG'-tOn-Qwl5",
"u8dw7L|Ifh'8/geL|JBOu8e7{:mn`_5=QoXR0Q*H':<);TQUER[SwWL31Y/Cu8p|_+G9f.3VeJF(a|lc:(7E_[T*GH.*QnK",
"9d*dA1j0-'[T,NLN<du:u='R9O9^;t')B8]+~'JxSW7ke@_J`a;Z9PJ+:hOw<(kpR*99UW)Ix8g2g,CXeP8l+<<TqPYyr-e",
"EP~Gg4o|~'S72tJ`{{P,*{hmQ30+x3(jF9g+68zN;|Z}l4<wc2=SZoM(ARZ{'8TnS'HRB-V-eQTD(]0h-O^_4'btnD-3[)D",
",yg)x.1K'g578)Y=)aOQRW_9tQ7~faAWVVGG9k)21yiTo<@nqF3V}GP7jiCfA]UUm3]0mjQFpST2`:p(a(x*vPdUI7'7kFI",
"'::BF11cn23ZQ|j*w88g[T(doNPf.GaD[/`9+*rq'1ggTB:knv5PHNq=]kWDT3~S+L9msH'7kIDKQ*XC;g6.s*9KL@u8d_.",
"Ia)g:'.U,7'.MNb;mak|3fTbXOYoSg'HY|w'(81G/c`6T1]|;71_lN5q`lW/35Zx7uRBi{u=-Z/q|/JF<ZHBUnOzHa'/nhQ",
"<rfT+)YY66'0;(]'DFZ|RWa}TA1.i*<mk{=[T1QF<4){D3o).b[WDRt-2Ag9)|s;:'7kGf'7mE8B3v@B/~|,1<_`R63+2x,",
"<X]]uW*WF5tg`gl.1CPf'7}OB'HRd31_lN3.=lim48L+h<XTderC~`,'.OG|1]^N.@.@H^X(5DH@zd7rm5af7S9,+E=jU2b",
".-Wn~'R3mo94aH1RP3VX;vVrSRW.GM.-:k81|4gV<;xx|47vwa46^t(4T41+)<Nv{3W/0kH~D_wRuVot=kw,)0'*L('h~,C",
"<=1,m*V`,@'')L=NOD2860)<J;{:0c@7N]k2'[LS*@_eI'`e{F-w`5ASC.7/'drZ)1_G5^,}TDe48L+d47maB2yjfet^4gR",
"1anl[1bF2pS^sLH48L,'<[-J<r{LI|'F_7x)}:sZ;_[d62=as)<:Dsn)|fC|-XVw)'8/muG97992<DTt3XYYZ*v~,kEkf=|",
"3WpWo'')Hy7M-N1T=pdQ]Pj^H]SW.t7fvl<TXK_a/GGS_'S'W2'8BeKUXCvL^29)[3f9kE/gpNf*Y^^Y'-Xv)=F:7t=YY/o",
"RWENFQGH,Y)-~E|'7kHl<W;+R)uwWp<ziX2QoWLH(H/{Y,:H69SpyZv'8Ux7)u}J'(OA*6<)CfU/*8(b=vdwC<;B7@5zPBp",
"'8.XG<Xq0r.gii}(2{|7;YMbJTQ*wW'08SD'')DAL9ZHa(.m`i(]os2(LVfh3Ze}l0nGd+)'wUH'7kHc<Z0|5;yYOMOM))t",
"U~kBA)^-W.'5-Rs-kfhuTmCXBAyI'{]5u'=<z`nC;vZQDHFH2S@3/scFNn83SM0,f'2v`j=6)ai+onFAtY/5h21z;^<s,*4",
"sxGDjXabaJ'Dl5@(de+5STl[E@iJhM=;HNK;hqiItY+En'''mqtY+@0'{|8k'hI,:<9ZG4'*/:[)YYHd*xa/92<:@c)Y_:h",
"''1bYQF_F='7kLET3c.a'oASV6iqwWRs_7E2CAHX3]7|z)ER[P(b_;<60Dp[nMd106521A04yW-<HEIY1yR18-RfdR<^Bi)",
"6mo'i-MR8)(48L78eQP8'`jbn.j6hN/J).u/g~VlRWB:|4WkyH4SJOl/Kd/3]QT'K<uZQ'0DyC7'+[9Y^nj@e)CG68)`I/J",
"7-5^'yGUg[LVZ<x+SY~03,E}.,OXRu47Keu2<xH~vl|tL+69jm+(EB4:@R7r;Xsdwv53/{'-0HU(+FYv'`C=8.fk7='EzY:",
"Ap[vc'-zU-{y.yT'7ZD{zDVh(z|:1M{]sKQ]PsQ+<8JpP2Xr@fz|1<_*vG*4urDk6*s+7SurDe4+6ZQZ+92aF47YX'4V6PS",
"/+wAs]QTP['cCd}2O<T|+ovWi2CO*J.*Pqk1Di0f1^HGh[T(W3*TI5n(ZQ[D2=j,iv3EbJ'`_Q;v5vbe<93H(3p{,^3VW@=",
")sh`curc]+'7X[M|<PMN'^SpY(=30^'+s'x<9-H@SU0bj.YzE5A4lC}*VUJ<tY.c_2MkY['.=:zYyux;+6G{M(]bwe[S|0_",
"@Jh5A/jOsC@IFA4]W@9GGyNtz;vHEg(AF0,(^;D('9ep`_N.Qr<t-3C_0bxY=@G0@A2+I:V(-Ve)z4502<A5F3[2=pKt}U3",
"'-~[M'H]D;tuH814X'-v1a,Ai21^)-2^yX[<@o{6tX~r}=YP;tTQEKoBf}Y)Vg<DrJ@I~9'-zR,',J|:'')b5=b:(j)AF5}",
"u8e7cSq'7/*<SAj'((MQ-xOE)A0*4A1(+0y+FZ=Y1a53@+s05I-MSdT)IPTQ4SRPX'8BeV<H(C[*tXyu,q1;:[T(vu.*PFN",
",SzuD'E|iTX~58='kNcIAQzXW4stJ-(0<mA57rR3<VLy5+67vH'Ifs4*^OCS'8DV|'4=9D=6)Za=Tg9=+sC]@tY+/C':<(@",
"=d*H{,@=7u5mpp5'`em(gN[VhurD[*.X}RD(BG[KW<Hzv':9|W6q4;otYrWH1]j/K0V_W41*{pt':<8B(,s}N1m8+S'3Dig",
"I_'8W'P`rnRsc*x[0^5}(BTtxuvQe`'|zCj[j=hgVF8Nd'U@a0+I8~=uV'L3v+'O4v+9Z=F1=pU*;,Zt.*P2B*Z**6<Jp^v",
"tYkj]'^/VNCcQ|HSTJ^<0nGg.BgZB0X|ke1)jFGx'N7:O'-y|`':9|YLr*v~OYIaS('g@P]Pk.y)vGOc3W^tH/.2h52adEU",
"'-zC'<Y4DY.9xye/d3gDt[koT<,Hyh0cuT82A+^K;y<<*'qhpg'8.ns+6H(O*ruzU3Wy=r-49nz1`Cm8/tI@w0HaO}8iCV|",
"aYc2{E]mtYj@pZP022pW'-~uF=6u9C@TZNMEAzFDtY21XC/.SG'oy8f'0:tS4b^8;WH6ff=Z*uLgIwz:'39ui<rfVE:ARAC",
"<9ZHd[W(fmePr:DSpG,:Fmcs}=UkHy=*v}NYrS:3=Z=)F=hf033^L=9<Vd[~)v^QC')pXeBthH|SqUs[=TS8u.JNo(6B(y7",
"'`vyE;uz|E*yu+n1AP3_-n:V''F}8W(`Ge]'cTOZt[{wB'7X[t/'{sE/a[N60B:g:v5b6W':;~VP^@bi'-PPAOh,@T<tx(q",
"@|o[sX'gQb<EiK~(dX59-TSL9RWT_O,9Jw^tY.c_;.Y7u@3oX-XE3yh3W^R~)z;x_[T(Zl4=WdX<W:qL/es*Ov9iq{v9j(|",
"3wNT,Gp=`ev8kZ@'k:_FA36[m<k083Q}B'}3VXB~3[<R43ZyC2<W:w-0|mEP1vpMF2WPfJ2=(A@56|^7*=;-n'a/dw37/~N",
"'DdvIRW2pr*z`qrv9hxfv9j_Av9jU=@Bs5`v9_-Cv9qARv:+MV'=V5Jv9jKVZvezevMa}|Bx*]9)uxxgv5c2r'HR4.^mJq(",
"=HjM;v9iw[v9jzP2Bq}75NDOy'IMpouV'L35ja'H6KBKc60Cz]=:mpZm5n3SPHf913VXw9M^FTRv;(,_7dYY97:hm~7*yb)",
"7dY|k'-{Q5v9jgv'GNPiM-}*t'.5dN8E7RU8|rVs8cVqL]7,iO<4)cT`KQk|FM/Xl)DC/X'L@FDWH8.z<h19/'`cXib`{7b",
";/_m_<*_k}RsT',<tSL5v7L1D'HRWH1^6H|9ynA}:=1K+')=p0'c|fJ<y6rjZv=7V'(_H7'DFRU'.4DKRs_g+6yE}3<^6{E",
"9ymWd:ZO;};:.V)^0Lwr3]yk{;4Drl*'8mO0GB^{0dzroST3[)v9iA_='[/jvPjqJ,WRkUKH0Ot3)8osvBt|b48L,dv9336",
"':<<WG2-b9'pr}y(I;.Zv9i_@Q(NmY3VYWbGTB2Qv<yEq'@o)1v9jyfcwCIRvFB66v<g81v<yF5<J1A(<)h]VRs|4AD'r_7",
"<^q+^v5f_='`bec<_*Utv5f@6).f6:'.JMb3VYmJ@4I8b3VeHHRsV2},96k@AMF2e96ci7v=G^Vv=YkC;}ycEeX*Qw0H_.x",
"Zyd<d@6e1ARWL,w=@9jn'L`}+urDU5v=u}V;_OI}m[.t*tsB/5''''('4k2~{`.dWC~fIJ|-Ro-G`-MoNLkpvI[C*[IP3(`",
"|-StmI@lT3NK]Qw|({6:{{M-'{{M-'''0*'F7)i0mZ<[0;v46A3y^H^'(qW)*yr17<)1nNmA,Yd=qu)ICB=i7*B;a|-TXd|",
".-)^P'3cje''*KL'')Ey''*.K'')I+'')B~'')I-'',J*'')FH'')_Q@PD<bmL*.FIr]sCv;b4PRppd({{M-'+SYU5'|)@M",
"tY+XY2RWB2<VvQp(yR}n'8z1K(CjM7'8z3m'')Hv(ABgy'8z1U(`SoC`*Vq]S88^U]To5SRW01'FQ<p5<BU7eSS{qr'(L7(",
"(Dp2E'8.Ze'')Nz'')K{@B|;EGyc)+=8D9{<XJOL*QUSP@7`v/tY/YzD=)L;'.0Eb)'jZBY^;QY;z/}bkYQyB(y)0*=SFos",
"/)}t}STFo;/vqzb]pJ:q'8y6V1z|5R;ycV2ZvRuf*knxH;~N1D4T*D@)Y}4)6T;yN'-zL*5PPt`(xy}.2v2Bx<;JZ('ejaD",
"(]^;QRsoc/6QP~<<@-exwPq({^izSQ3YNxJA{78a0)tpc_0Xsd4}T5k'/1E9'.[ZG'.RKC^izFw=V^mx+ZUg}'+rk'<9-C2",
"5zP_ARY(p+3m8oS3W_3hRWBdP29f7i5WB`ORXZMq'1I5T;YN;@HZbQ``-z:j4T37l)<b+(5s]dK;{=j1=9N~WAStr}+)+/,",
"2sGce36clj'a|`R=WHBMtut(CtyPVc'cEJZ=WZNQ3s8ej4P{8f3r|JB@Wk5w3Vbk)'.@H+50[Uk'-,FI''*jh''*1['')IF",
"'')IG''*1]'')OJ''+|;''+y;'')Nu'')H6'')IF'')nW'DFiP'.cnQ'/P,j<<w~)lz+Y(E+MDVD+4nQGB}=~E+{byB5Brr",
"E_W1*]M*|~4[]wM(cauLCD['b'0V:i@x6I^461L;'feXD<.T07lztO1N+x7kD`O21D{i:tF<(bMV.W.j:Nx}RE)nY4:dxj6",
"'-,F('')hz'')UB'')tL=SGM)9=/RV'0_2alzZX7AsHca=snAB<A2)O=WR6A(^mf~'1X4Aly_E1=wD_Ftabj]'')I@'DFOa",
",:QE+l^.;.<z=<-<C+BbuSRSYuB^F;9=./nly^2l<_QR59=./b;(eVT'.AYgB*XK]l{0a.3_(=~'.-SPBd5u)C)p[g)./e-",
"cw1V4Djb1uGV{TB'2.TF'00ayu<64<uKJ;*;~d,R1f@KJ'/*Ia@A]bvg4T}UGZb|sJM7*ERWAM.9=.IJl|oH5XDhRy(y*g7",
"BW}}n'-,FG'')Tb''+2{''*4H''*.T'')g,<VJPalz~-G@8DNr3yoCHiAU1I<=/geuF3U69=.BAu<9tYuKJ<@h=f-P1qZ(p",
"'1Vh4D0(xOL)lYJHxw:VtuMls'')Qd''*LM'')]6''+gL=SGHA9=0p7'.IEB=VS2J9=/5T=Q67EBrYQ@0ncue'-,Gk'DF^c",
"/PQE,<]MO|lyUI{Lq^[Elyh|]'(hWa9=/,[CQF2NkY-`TDgcyf'-}f2E-7}dRWCML9=.;DlyLO<OM)'U'-,Ez<VKOA9=.cY",
"O;{dX'-,F=''+.kO<TDdOu]qV46-GI4vj;O<]MO7l{XaR@H5H_D3I<I6[Cgv;`Q1a9=/y}'0z)Z'.wdG<:LMO*z(xy'-,Ez",
"'')aK*99oOuZ1mQuZ1yV<Sd^p<XfbguZ/m-,:3MY'JINyAp[vB'-,Ew*rr`Vun7]=unKjcun^vg'')EI'')ED'')EE'DFWJ",
"'.;x=<T'nBLAtPQ,VR3VuYXP`ugfGka<]*B1uz{D'.*,EuZ6vb'{}dNrAUl@lWSzI']MFuuo4:as<R/_'.)i:q|;t*r]xNo",
"s<XgsX(;Za5`{aHAm;iwQ5u=ZQS6HLQ5s=HTQ8,49=.5Vl~6QhDQNs2@z3pHKt}Tdlz,cna5c4cE4oVwEajEV{]WEhTQ.~;",
"9=.q@'.E6xB8tz[NxaUSN*ftm<]MNglyM;NR'05b;{m:e9=.fZ'.'Hd;ay{4lz+r:<=Lvx@[wO3<Hx7C@_3yJ=:I9B<Cg,T",
"9=.FH=s9Ynl{O4E<dRnvurL9d9=.AMuvPVU'{}c@QQ,E|L*T,3'QsIh<HeFTv/xb=v'e;RC7QzfIzpAlG.h5}'1~M==T:n;",
"TfKe9<]MNo,@UBiBWm|mOu]qVlyf9Q@73kjOu]qVNdBsV]/gs}'D9+<t]cc+<rg4_U)hZX'JIOB'.<RP'9ZjV3qcpE3Va)5",
"3W-F:3Vj584Pycz*X0;-zDdwKz|E7Oj'BVS@2_fZ:PrCARWOHzxf~^-UcEF`<A0Ep9=/IU'.i.T<wEGrl{jzM{]skS{y8']",
"'-{-}uuRHy=S8cXCr^qaQ}A~o3Va;_3[;Fl3Zx5j<W9ke{}^'<'^]v[(=<6`v5b6W(ZZYE(vvcp(Jw2'v6/na9=.1~'-~bO",
"v6~`[v9hxEv9j^wv9jTu@Bs5=v68nqv6M(hv6`4l'=V5(v9i@49=-~(*pt.~D}7'^*rrA<OuZq7+6lo2+mk`/'-{-}v9iCM",
")<=.*+QN]^,1-tx+p/n}FZg'Q6wLgv3VWkqCE1}hv7[n<-KH5P7:hm~,jg2@-KGO('-zEmv9i[U'GNPHM-}*S'.4X,.*~/3",
".d`(0.JEO*l{6y6DHQx3;xA[+uonSW'.=dtU0vH/=orc|9=.4z'.6rplyrNS=rCBm)x`|Q)A9+aly[^@<uc7mly[/8<ul=n",
"ly_P+<YY:nly_)p<YcBonsL6^KEOVv2AYB`0B9j)'feX6<'9T|vMOe:)uvHAA-vlx@j`,y'-|6Kv91}+'')Ca'{~1cv9qXv",
"-=FK*v9hxb3^3xJ:ZNMfv5c)p370,}'-,Eu7(Ia0E`c0c46/G[391*O'K_x='.I=+<CP,|sGXko).f6H'.IBA3VXb(@4H-A",
"3VnNI<95_.YAwF~-+J8r<]KC|v5zglCh=CmZxqb|9=.V.''n-K'')OF9=-~MnVu7z9=.*G",
};
static const char bitnet__spv_carry[][96] = {
"'a,Pj'D9AS{{D-+''rY:'''+x@2r[s|+PGkIACuN8/P{l'`rM`'.G}sJstub'''1E(Ix=.'a5f6(gWFl)Gsk*)+QrCHp/uD",
"(AIi5'D~//(xwo6)YX/8'E,vG)<eVI'1Y9<Hp8~F(]ny,'DuC6''YE.''VY64<w1I''ilV)=b5X*(NIMHpiCJ*9BI@'E,a@",
")FnwBD1G7=EA.cZFYEjrGrab+I6KzEHouiB'`iWF)Ai;GtdW_x''0E})2.Pz'Dru;'Dr|J00FQ=''r{E'E/jE(zb@^''Vr;",
"'Ds-M''VpG''s,K9Lr*](z}Rd''V{@'Ds6P''W-N''s5Q'E/jK({Bej''W,C'DsAS''W'L''s@W'E,`K({^wp''W5F.mS'S",
"/GpK9/c^*e9G^Z2*97I@'(5r4'EJ}U1]U{Y0|'8e(AA/b2<55z1ADCe''Vxb(|HO,'(J2B'Fu})'(6qR'F*^j5W7fj'}bql",
"*t}8u*tZz@+8NGv'dtkiR2p,si`3Uj,4nvN,Rbr`*B/V66MCO3BL9gB'FP;'-O.{v54sM;4qUn<-kKVi,Yw@}/GK^.4@^m6",
"-iplF4X',+4WtM34WkJ@.k;Zz4V5B/*ykpU-TECV3uWci3vx{X3wbS55ppcB/fT1J'(K@*'Fv4B2]@Dg2^:<R;C9-P2<@`2",
"1{zHW1`_A:'*/_:1`LTl1ACSn1*Le40GtR22A,fM1y+in/,rXu'`aLq(AAbu')m*h2yWDT3=,fw2]ZHd.JWZj1xrc4'+J35",
"'+S;z-Q'[m2Af;V2v(,}.0X|z0`lDx''(cC'GqNu(AB824ofXj;|XRW1(],^5TTi,1]zlO'-/F19dO+G7-w`y6rR,}'-LR3",
"'+-P,3V~C,3[ki.(c6Gg-6wl2D`NYx'HR481^xt++^^Tt,7Tlw8iC-o;[=GO2<5uy9.'dY''(zb",
};
static const char bitnet__spv_choose[][96] = {
"'a,P/{|.k;''06+)YX@:'FE[{'DM6)Ck]gfN(dRm6/xQ.'elRpIPCr<LF|]/(/hpfC**t)(]wr5)H6}-(h4fA(G~wu'E,a@",
")E{F2AWn2/Hoc]@'|,^,'{{D/EAns:HpD)F(]eo:)e'lC)+=VA)vgU=Hp`8H)u}@D'E,pE;YbN*6SCGK(f5e;(fXa0(^OC:",
"(^XL<)=BhB+zG1UHq,UM+6<eI'E,sF)<[PMBq-t<Hp`;I;aQkAHpM3L'.,}_(]^q{(]esERW0|c1Y}v)HouiB'E2Bf]gcNv",
"(^}RB(_F2K(^[]D(_LBO*'HS;'``Y3-sz(T+6GUB.f}VZ,5O{eBLj-<'K<r,,304f''0xWGr^YP''0`T-MIZg,30Z[,6Bo[",
",6Boc:y:1]*vXif'F)F;*:wPh1C~Q/1DUW/1C}:q/J[}|(`QNV3VNntgiaE01^=~c'ddv_3VN5j*=Oui2xPdy;z8sL+:i2.",
",60;*H3H[7i`4(x4@T^2;wO.b4ogWt'HoV7-MJ9m'Gip-tuCqC1aw(01an<6=Vs3^4W~)7'(KF0'Fv:=0(a[QB3gG70bA[c",
"0}^B63:qm61_A5.1zYa:48:]E')+QP'GaJY.Lne^;'7IE;YL{a46-F~4STdv(bAa1'+[*T+viOg'+]<U7jE[057gr,5PY7a",
"1^4xQ',)U|9*^+99H(b11z31/65inl'`bC2(ABX6'-U_6@:'Hg7JA`]4SJO^+;e,ID+=}U'(]}R(xy4`FZW[(2D@v253;oV",
"<sMf}D*a:'2vmxb'bOM9=obb2HV}zbG'QN8EKLpJ,3LxD'{~_E;YMbK'``AZD*hXp77yvw8KKz0'`c7e(|N7(/I~T.4Sxqh",
"+Uxvr.k)^zD*iI/4=k6o1zu1E6;BS,1{KF46Y*t]<<*(Z<AnpjD'1U'=r34NHq9T5D|Ib7(A@P[FzG((@Q4D_*]wP7MK0/d",
"'2s+mD*UVi)Z|-('0{eGG(0sE11cxg.g.^F*9:HMD*L{OFzGxy46Awa4Spv})Z7A=)z;~bFz34.'bb}J'0{2(5X6HfG'RYp",
"IvtiH)<Nv8(a1*~)<@*c=Srr03vy)c.NTZR'd4^x0GlNXM0u|E2AeAe2ycOB1a[aNQo_e~;zXY3F<*=11y=v9GCKYN2x<tZ",
"RlbyW'`c8.'3g8F3VePnF]|HY<*YV:;b.ty;|4bcFJyR|2=N]);w'iv3bMVG@9v=l,W]Lg2<=uU;v46nFgGMP3yp-p'.gR}",
"PV:aM'(1AO)YZ@C(ajG[1^]b'*Xk{=D{sd{.0WOJ1|I3c/lz[`3+vNyGHvo5Sl~'{D*:1a1f^ma'/}6K8cbv0",
};
static const char bitnet__spv_embed[][96] = {
"'a,P;'D9AS{{D-+''rY:'ONgf'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/F}b;,),:2J''Z0C''VS7",
"''V`<+v^H1(`QXC)Zz4I)G_]E,wCW](_BeE(_bFN(_bCN=Ty4:''jUs)@pzo-WzydHqx.U-inWV'E-*K)=1oZ(Kr/O''XOU",
"({HEN'M{4}+=hJb)@[E'Hs7va1]_ou'E-c^)A+.y.7[MnHrka^4Wvd{0`YG[0{uPn1A8Yp3VNIz'E-}])A|G~0|Dts(E1'Y",
"2<@)p'E-LL;[N@M+p:a[(DdgU0{~]['E,r:)<X/UJM]E_(D=NQ'E-k8]flT}(D+BO'E):m(xwoY)<E~_)L)8k'DrP`''sz~",
"'E-@q(}^-9''WqY'Dt+h''Wtf''b,36/~4c3919-*97IT'(5r4)E.0d6/~OM.JEsO'|5P:(A[`=9D6St8caj)''j,z'4b.T",
"/~yGP''0`v'(-@q'4b+S''Dl:'(ALx'''*';w1Ik+}Noq+qRgb,t03x,R3x-'-BPY8G:H*;a2w{;uhY6gf;,i-kKNB./A4A",
"'a*NJ<re)=h~T_q/,02[,<[3n-n]R.@IO9L')uQV;xg^v0FKE]0FTw:@PYp7h~Tqw0~2+h'aYZIBJ8TSh~Tzz-O^~h@P[/^",
"'*i*k'*r1H'*{7L;xBF3/I:)-C,gucAM;U~CG=_9'*LqPAM;UnCg{R8;xg_3,5OSx0g]rW'K@@D+:Vh^.o|A5,:us,+=T=L",
"-nU~`(Z)q66kEpk|@`0'4U/Zd7K~qX7hqLE(D`7f-n-2G*VVQVh~Uh89(~O{4Ub<]F{2RO',;*9@PA8o:A3*_;uhGf<rn21",
":gq2X:c}qq.q*tl2'JMRtuDsa;+O=3;+X`;=Y}MeHz*5Z'(MTU'FxMJ8e@bz9([ji7LV=`5TNTj=SFQe/p;|='(Mdb'Fx]O",
"'(L_DM}rmtM}uM2*<UYX72DlnS6s_s1M4f+Mg8|8N_t0+(I//i'3xj~N'M2+2_oM*'b@xL1y@<E0dBb(:B/Dd'Dd(_2uni0",
"'~NAW-QVt~2Z|oG'aeyS(]`]r'*0<k-7(D,'4mSg',apt'':iC8GE|,N*SmU'+HvRN(48<LGg:L'`ahV*:oMo(]a0/''1cJ",
";ur29'*{E93VbNt1EKqO'3^+,49f~B<9II=<sr~11^@ni'3]p|(y;/<]M+5('3][DJv/`HQvE)B7.kMaZz{-^Ji]Zh,Szi@",
",xUkB1_YCI1G/7rNGpWfN'Kc4'JDNP'3]RLNcNb8+UC)3'3BN4N,dOn2KJWv;vHE7<+,hK3+<7*Qof^t'|'vF=}N0c(|=II",
"1]s5^'3A^u'|5xA)E`ed'3^L]=`z'kRTuM[=bL-RN)sK[4v~r2'af5H'3C3JN~p9BRW6LD;]y75;YN,xQ}K)r(^fVG'`dAp",
"'3AMF(d[BYN'PXaN*^0:2Mr653:6ixV`Ljw*VX;vV'g7i)<@ot'3AMUL0gilRsOb+,9`A<(Ef*6(EaJzN(4CAY9=<q'HT5@",
"DgH~:*:H81'3BN3N'Z.e<-zdO;jh^7*XXo1N'm.g2i8^{TnTVj39Y[(UHiW.AkSuh2v3vN'LG:6)Y[xu'7bncST851N)}*N",
"3CWdKCkK)7D/v~kDlfZHD-hH*'.DHa9p^'Z;uz+;+<~z1<,)^NPZ-B04Hy[H4T=7-)Z.9]^0ApL<.|zW9-o`b'`e~0N'gx8",
"3,F[+'e(1sF=)(<ToZ`'Sr{QJ0ls_T'3BO56mrj~'3^j8)z=auN}0nI'bu.K'43p=<F980EyXKnE~c]kqSK))(KYp`'N-^s",
"'|z@wFGu:z'2ZD]9nJl)@_p^XFdHb_GcZSS'-|zN'.7/w'.++w)z<@l4ZNHi'-|rr+wz^I*vG*4(]`fz1z(OeaQxYz@3Jkz",
"Y9+,C=T(V@:]xRU'E9._)d/jO-jati'JB9r''''a",
};
static const char bitnet__spv_gemm[][96] = {
"(*lnl{|-kU''06+)YX@:'Ueud'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/F}b;,WhWt)''VP2/2_E|",
"'D{Vj'``M03wOG+3[;D+4:}].5UH/35UQ54(yk8;''io7)Cm)T6O3/I,UjHu6ihU7'E.(k;Aypy,UN4r5ll8('E-[_)@n+/",
"-O8t|,U'tn4SSkl'E-)N)=.ws(C0*h,TZ[j3VaUY'aM{h)KQ48R4j46,pZUi'aNJK)Lj'CV(ZDA,p=Cf1ALn6'aN{,)NP2O",
"[4ctM(c*8j)_m};)AOl-8I=}T(c3;j(cQ4{(~d:}''Vr:*</;m'E-o6)'0Xf;<a(Q(cv[+(~ZC(''a,A-MIEV({41J''a8E",
".faj_)@vTO;]{Iv1dP2<<94Dc'E.h7)D9tx7j2<o6pFaI<z44d4<w)/'-zz9'-zz9)Ey6b:aVU|3BHtF=60`Z'E.R5)CQXy",
"3At'*@3,{Q'E.,))B7fp1a]L[3AhO@'E-k8]fmgl3AUC<'E):m3rjMC466]C1]UgB(|W*W''abR2un2y<vhvD;_M4Y6j5vs",
"7-+XL')4po(ABnM'DthN,zVR5-TWha(dO'p)(BSX''b1`;uh-KA75zU=SD]z;YL-m;YU0u(ac[~'DthW.nGw^'.5yU(dPV-",
"(dlf';aHdA0Gd]U''~n**VgC@*B+~''(@x5=oa'1(]])<(xx5@)|eZy'(J,m'(6-,'(_I-+p/w@)ZKhB(^tII=o`~+*rq+P",
"*Wd(C+64+P'`a*-)vq+U<tA@8,oN,,'axnL.-(|^.Kg{l,n;fa'(SRW'))tb)AY@S<re,@'a,S@.-X1:-kzkr0ljWf+6Yt`",
".it|K,:,bj,;`GJ'D9*H,3/fe|@V-I<Hf+@'''3;;yGt/Q}5WN2[6zwQSAJR2wT+_w2`Qp3:rd|Pra6P3X3=a9'.As749V+",
"AiYEZ;uiIO{{EXeQn15u;YM,H<reUM1H=^s3X5VQ5nKCS]N85x',(vUeFqas;zrs=A6kYU{{Ekk;CHcp{{EnleZ-oE{{Eqm",
"9LjN,{{Etn9t+S+{{Ewo:B*lT{{Ezp:b'OQ{{E}q:}D[:;aHHH,9tdY,6z<C,<Irp4^b[/'-Kq6',tP[',}VeHf-xJ'8pIw",
"'*CzJ,3PII4o]WS,9wJ0P8muL;`}@[-pWLsHScc^Kx=|SL;[.~'*rBM-P_/x-[./'-TcuC-pluCLhU6q'8pYVAjXeo'K|,5",
"`U~r~)E5bi@PA89''0ya'9c{0@PA8m<LtJv|(QG,/udx}'(N*v'Fx{Y'(L_N'(Ox*O]0}dOg7=AO}e8QAZ<g_8)|Vq'(J]c",
"S8@vS:dLq5SNyih_d{ufSk=ev*:,zzT.ZXXTLp8t=~7'FSN4m9+F]du.u7rlFE(/P_eY0aM2`Uu/)~`8_d}_)9bk'g/5^Cv",
"i`8wWb=Ujvb=W2,_d~C}3yiEh,3GbW<+I|;'`}L+h~YeU'(J)9WCk/rWPKSfWeFijA]oLw@PFz0/uRuD'(O3_'Fz+yY;`Og",
"YJ{XpY_=Ip<-zcr,<-ew,:ch~-Uwn3-peEnZt1Yg_c=Id;uhGf<rn2170[}T'<Y*P/LdmA[S)@:AM;Vu[lSe'AM;Uzfz<:_",
"+I6B:.wjX,-UX8*EYuS`gfB@Q;[3,X/7kDh*yl3E;w9z|,3CtX3rjcJ,lhw~4SJP@(A@MohG/8Y'.2-=8N=VP)'{Qw'(ppw",
"'(KYx'Ftu1_d~;{'Qxbn'K3knfif*=<rdJ3-1*Mdb;o4_'``ou5_cZ1.J}TD'8pIq*^R7j<]l:nb=U.OjzdUSZohmZ)anpc",
"'.3hm_eQUl3v.jUmN(hk{}ey20Y[9t,R;)__-*Gg1o=Tt'9Z4EFDs)z(Hrhh=og=1)aYAL(H9u+2arLAe3/z8cXc7:``9)n",
"0.g2{0.BA/*{dgC'8r.4'8s**3=wGhtYKvi';y-:_g-[`_g/DL29].4'(I-@<4<8/*YzeP3VVGC_jTXM2`Xr/@p){_(x}XQ",
"'8s*,2uv3F'`{O)'GqNumoGZ*''*3k;uz*B:yqrnn3;xz(A@P[1+<8Z0hY[@'.;uS':1NG)[B8-4N[CN2vOT|nm/Uj(a17*",
"+V~D8,4k{s1_G6[FVmNLFs0WRG6Ma]_.Ux=FVl+n*ye.fGp.o/tY,BH';SplJ6x}q(AG1X4SJOg.-al[_ghlS.g6+,'+[9Y",
"0gV*z'<Yq{<_lqSta)c*tY-oPH3I}<C0luL<smD,_g:)67'yB3IsPMy3`6.53ZVAl3[R{v5loROt[1)wtdVjjtdivn,+|9'",
"gj'KZ<(]<p'2Er.H(K`UK4.Ip-g2i,1HcF~=6+y3<ki^L_g1IP)_F6FtY+U2t^3Not^3KL_hIf{JJ]Dzt]ag.=PjhJ';6]c",
"';A`b3W|kX*w8;b_g8iy4Nw}D=TTHU<Wj*)=|vo2<;6M0'o=Sq'OgpO1Lg6p+orTfKcxV|@PIoa'`bTo=__-<)YY9.CNP4I",
"a|1/u)erS,@s]H(7-/7|J-A;}+vydB6MP(|tX}^m<Fkz,..N~7'9d^u'9ddU((1<ZI_9[^1_uTn.^)2)/.N2Z2BWGV_g9Y8",
"4Nxms49fxg2|'87nrc*u9GgW=1p7)a_g@U6c6@T`a<C(i=gUC+cV-~c<(;TNV'Elh_iSd~RsSkL2v(;f'a,U*'1gmV*rr]^",
"(AG[9;YMbK'``AZ-wRaxtY/eu-@IwY)u|5s*)2/d'(eAS2<PF`<ygvY,:t7S'9eMk''wDS3+f)/'8qsd'LOlkS72qv'P,6d",
"tY+US<c81U2T~y='MhdmRsS[I4T~X73W]xG3V[8U3XKNh;x1U/m{tn89{qXT'PdPX)g)@a'',~VM]qJ0N<Qc4`cuYS-u`BA",
"46J[~2wqN@nnRw,,p@)F5W6Bw'')|fi*2=1(Z,;Z'243`'O}1Z*yog;RWQ<Y;zrBc@qA{J3Z-1Z2<{I]L|487'Q'c[7sI48",
"'',rLO9N/:(b(cc,7Ql1HZBXR'/Y_y'.4R*OYL/Y8U(7'RWRf+'Q:fQ'''V|P9aNCPo~pa;ziJ0tfmqitg/PD1^JVL'8q1S",
"57o~x*s*NWPrcu8'')Ep'-DYz'.xb3(ABn4t^3Kd,32+PtgC[*tgUiL1^APO1`Ls@=baIUTRo,tD4ZgnRsyyj5Mm3w.XO0i",
"BTIcIRsD(h)wA9I''**ht^3M]RW6cw<XfbARPlmES-:YhRsS_/tga.D4F*l=3V}a~<:R[8<Y2zV'RKZ^=(|qXtg}_s4FG~E",
"47=B22xe'PnoFj4/Jp4V9GgK91b/h0t^I(O{A2E+z{t:64O(Hct]]ll8iDx'Tct`b'*[B1<VN)51G-Dea*Gch1][V,'9+7K",
"'8qsd'8qvd_j@A-<2r|1i{uKG'`f8e'Ki}M'<[ovRWdiikCfl)k'Y:Z=j/,B_lE6E9<hm753H*{l9jYxCjC3p_idJlDZ7gP",
"'bFH6(a0w1,35^[_iZ{K<3y8L<4)dNO'eDO_lL.Q<rw2.a@r~mRW6G+<,nCU'9+7]'DaeZ2YWi7'9+7O;v5XG(aaAc6[/Uq",
"(]^[S`D92nA'.Fb:B(i<'ZjP@=SJLS;ci[/@Px;8El)SO'+[3['.A-]'.<}s+qKYi'K|1X@G(od`JMl+<BhL[b<n`s4Nwh4",
"9'KP:;HdHw'`gIN'9+9y'9,Mt:]j:CoM(^L@tc3GA`B@6`JRy3;UIn0Aie(pAUh`VBxYe<`JN*X7o8}/q24.TCP-XaD+eUK",
"`JS0B7o44Wql9g_Dil=iES12Z`JS6H7o4B`jJCfOBpAwgFlJth`IQph-T;x5rMfkPA/}tV'NUiV'8ro^`J6-P`JKBh2<C1b",
"E^O54s@xF.'`f8q'JESStlc0o9V}mI(*lsq'3`~f05Y{j(][owJjj~3mofc['9g2'2s0Xa,WG^m;r{BX6@i'y2v1iP;v==u",
"iD~eg*9B2v)uvV@+ornR'9g5)-Th0x''QyM=6)]aS6gl=7g(+A'DYf50KN<y@<ggH)Z1gs'`gIN=}M}o<CiF)D59mQ''8Al",
"11uxg,7+PM,PRm]'k@8vIFzfv7q3aW'yN9yI~Zz.(b('k`HI,yIn;7Q7P4`.1]USOJCw)z`G_lb`JK|{46:-y2<J(tG;M^H",
"3W1Bj`K7O=-|<g)3oOjn`I(Fm-O_hs-p`3t:_aNs;v7{+:`:uZ'OcLT)yJ^.JM;(f<sZY=c8l5.<DIk739~[pKfa^=)<BbP",
"F<)4(U0_23G)Jog)9c-6;ZM<BtYzn=1]s4~'<Ykw'|5x@=ogeH'-rms;YN1j<;6L19(5iI2Z2KvKhGiO,35^];eP<R=U~7P",
"+ZMH=_iXt+<4Y/C)sCEU,CMb);^kt*':1evRsSY/6[/`@<(bj=bD9-wJMI@A;uz+l(H4Ak`JKZz:]X_.MDK<e'.Uo;(]^p{",
"'`gI<RWyE=<:V~DVK4rX,9`CeOP'L)(}AZw`HI/zO=nrz(19JEdYsr)OaP^J,Ms{<F'tmdEdL-RRW-M.tY7oo=EmuGVgW9[",
"')*)T2<PFG3VaB^`G_MV`cq~[V-n'Z`JKE~-6~hQ`cr,c<mcLM(17EmQIxN9+ZFLp(IWkFQf;Q;1aJF]'9+7cR)XZC`IN_`",
"E1FdTRB4N01G-De;`[/0'9[FvRWGz389zUkCM6:v*gam2<',k=SU';B2]mZEgJ,wiR_-n./'M5d=1<}v1C}cG'oMv+'8q1L",
"531vltYh17'<Yr7k*IwBSTc1M+pkVK'''{*_gCPp'Ao)v4olZw(bbv.`cqPvVK2@}'HoWD3fAM*d:mKl57]xkGw'Y^;Y^zk",
"GrgPc;v+1m2uw5|mFV|f7-(D~'0}^Y'-V_'1PIrP3VXn-4syA260EK0An=tS,TmngRW6ts')~:V39;=t'.8jL'.@vS'-{BE",
"F'}TZ3VXz1648i;7KGrL3[Z@7_g8H)QZ5|Zm=9K,+=8mC74Gda'/,EX9`TAp*B+xk'.RvQ;aQa=)|{~/':XJ3'a,f;'KuG+",
"-m:CHA[2[a0dGh:1anld'8qBy.fu0ERlUe~48i=C4X/hxu=rBB;zD+4;v]gq8~~T7'')J/PJ^n~S7*je@0^0~0{uvH;um';",
"T3dbU'}+E)2s@h,.Lzxy=mA~h'+*qY2TGnf7JQY^'DeKuW-Ku|;wx/Gu8ik{:k;z.(*i)D'`jbWRsTIImAG_e+6=FI',P}f",
"'DG1(/OC+;1`r3K'8qz(5@x(hL~y*g-80vO'GqWx(x}Xi1]|<;'8qBT'|5]7'/I/;'DFeETQ3t(<<uWLS7*A-FsCIm5C*Qx",
"'NE|~tuH_@uDV_B<u56zu8kZV=F(9E<|x9duDaoN;YMcS'''lm'k(ID;ync.7,zpkXuUck'HQ{}'8q1W-qpq/)z<8p_g8Yt",
"Z3OKmYrR*yTmC)2u;6ZZ-OjJ51_3(;Zm/E:8Wiw[u.xTf9X+QwMRd5o'.hiA=}aeK*rq89<'J^TS6|gE4m3w4*)XRl7fdfP",
"Z6@}aK3{4X'3rUj+66j*'|DN4<9=6@;bL5];YN3h0o9Uu)<=}++ol]7,3Lx*<rmfL`I(Re+kJtM(]`H2_cPrlVLQvj-g2Yl",
";{aGeGIz6aKNn]UXE,UJWu~ul6TMMC<)zoV<=/dkTmNHx;zV-RF0{(j*ryf);uj;^YBkqS'-DQs1mFB3,@+U*,TZ_j+U6~p",
"tuH_@9(cnyBZNVVE,B^W_f~xd<DkG4=x{Nv'a5p21][Lk3^Ov1;ZrPG)=7Lo'(NcV;YN+]AkZUK*B+viRsKvn<DvXltYE[E",
";o2mk'|Byth/_U6'/[@=H)d_e'.*bl7d*Z}<mz_2)uwU3'(2Iq;YNdp;[WLkTcniA-weq(Yzoz<B*/NoLN1wl_g(U9=sS2^",
"'.]H==SFkc]iFHT1|GzZ/gOM}46AU}2xQsLno2W0.j6tR_-+f]hj.iz9D<lZKX2*s_0kI^FcE*L^mQU)_g/Z*'Ajgq*rv86",
",9FzI3Vt,6_hI2i-H;tJ';6]rD7cLv_ibO1'h8IZ'`fx,9|)Pk'a5[C'`fx(]pUxN3WBA3,Tmkg_g8x~4Nx4N=U*g`DF)Bc",
"t]6m06wUh1*@4{D1][MM2^aCr<Z0{d2^MkM1}:ij+9}zo<WIG7UN+DC1^wuP+fB]g,7Y6H8iC-o5B1c}'''+i'@HLX|*}rK",
"G`T'+CNsQeLRJ2aJM/Wk|-SnaGcg9|Lo]p|H|4og2mr,J'D9-''D9-'-Nt3K,9|eq-phvk'yJ_/*^El,'cndM@35l='*_WO",
"AP=vV<={<DYvr(@U/229',j{d;zv3u3jl;G'*5Q<'',ud'')wP;YNb<DKm069{pO92umyE+ol[{,PLn}46-G=-0,)'4ofYA",
"60L@b6F4F}1A_dV9VrLy9{o=Y:]OQX'``9zsxFJS'*RdH{{FzO<=U|@A4JxI1|=-rtX}}Z'')Qx17:i-'.SVdd=o`gJrkA^",
"7GeiE'*I^E*9:K@t^4'Pt^4DZ<9GH^=A]ctd<b}L<'aQ:CmSO.AikBy<zvaft8usRt^63q0W[=I<:4-)/v{<St^67=t^4fk",
"t^5)u'')Iz0W[EL'){E9'')Cy'DFY'czTi2<XAIHE'6|:4SKMzTJvuPJ-B]LJJ^fLImIJ.t]ad-=3N_HIP8g('`iB+=|w)G",
"=U;f2Ji{dpKGZ)O'c[W=<FOg~<zHCiJM6'cJM5*fKJ1G,IP8f|KfNP.KJES-S6sLD/v}<4t]Z,Ftkoi5o'1IK1oji]'.WAa",
"SUIiX0:@BLU'6i~,lhx)SpXr37GejP=95m<<{Dz0sxF|Q'*,K@;YNKl0:Ae{=6:zFL)nQ1'ce^=<c/+S0:@N`'.K)s3V[2u",
"3XKKg;[nI-0:@B]3V[;s'.7qtd=2'<D9eh7d@^{K=]-:1=SVXr<=U|@<IOWHMQpTac{,N^<GM8uLGq5q'Pv]Z<d+cH<*0/2",
"d=_TRBoHG<<XJP5'0{h30:@1`'yNU-OY=h8LG6i.4ghh3PScgcd<j~d<d,UTd=87MAn*2g(NK4Td='/K<d[tY/Dh/v;^|67",
"@sa`3Po}nDAlg`5'`a7Q'``:,<Y.kWS6rTo8:Z*1EK3XQC~muNQo]WB-[5Z`({s|Dt^3Kf<9PR-<+@t=d<t}J+F(^(d<~D3",
"'RBTx=(skW<+].hd@e6[1aw6Ot^H}Nz{o:)z`X154O(Ebt]]ik'')Hi''-oq{{L7fE=lQvbIE:FX{k^/t;eFl'/S},'')Em",
"'')y}''*N6BB0t]'6'MR'/0Tz'3IIMc|Uty@3],pN'pzoOhniocytG+C+'H~L+3QN'(S,7A9WeY,32O9,PLo0'``9}8~r{<",
"+SPSNd(5{rC,641<S[=R.JH4A.faXAsxFJU'/-dl''*7.''*7IA'q7X'.n+4c|)^d<uP+})hFCJ'yLfQ'.sWp@H7}Vcza7e",
"@V3`Gt_rXK=6)pz@H7{L'.Q(r'0oZ0'.RvQ'e5ysED*P09D8Z_9D6+QXEFWN=8~BY8~uQ^0D<dF'hA^w=W++y1~f].3^@yG",
"'.aKo'')Uh:NxpvAoZtwAMFs=Al<HPAMHbs'IddC/NXR2'.WEq<rg^w2upbs'.WEu<rfT|3Vmz9@3/PUu8iIn171H6B*ZoK",
".QKvg'O3vVS7e{/C'R-RBJLt8czsVi7GRd3cz8+|Akg)jU)fxUcz83.=FTz7<0|<'u<8,o'')GLAM=e+(]^uIDgLH2+65f*",
"S6x`743Te,'.'}sELLCkLMyTy'.'}iAM@-k=6io|<0};.;wByA<0|:('/^{H'.vt.'/:vJ'020e'.,4@'-{1@<HbE{*B=+l",
"'(}hu<0|uT'.l5VE,BWUcyOM1@mdvV<0|Yuc|O1O(4/hR=ZEKU<0|Yz'0uM+c^My^Bkh{6'`bSvT,qAbHLbUf'(;5r<0|VN",
"'.,|W@:)B1'.-urGWCAXdoIh*D-pZq<BGJ6cyHShFVY/[sy_<o'-dki'')T<:pdYD'/P)i]pUre:pd|+c{qYJ<:|@fcz/p*",
"<:|@fA=-)1]pT~U:pe*6",
};
static const char bitnet__spv_gemm_groups[][96] = {
"'a,P3'D9AS''2Bm)YX@:'KP/X'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/F}b;,),:2J''Z0C)E.xn",
"(]wsnA3)@a(xyt*''`P/'{{V2)<b)861AS<*whXl5PP/2'E-}e)A|a40}6b)*wC@h466bv'E-LT)@=Tx+q-om*vt~d'K*n|",
")<}bi'}<N^*vXla1xzyo'E0f])K*b)Psq1~*v2S]5PP-157T`-//80|+Xd}q60/@97.aMq6kNMr;_iDK6R;Ps,rJax7JHeC",
"8IG2y7hp)y(zBXB''i~<)DDXd8,@4X.2u='8GE+C'E.7u(a}9M(ac,1(cRBE;D.X*9J*yI/j:<2:]XmW'E.b/)D'Ui7/rB^",
"/in'/9DAHC'E..w)BBJT1{iPI/iHg+8*'z-'E-Ug)@[=@t[uCb'E-i9]fmEU/hqG~'E):m0D<=00`cN57ltt);<.s;;uh-Y",
":A2WS;YL-V;YU0G'D}n91xqm;2<=|;;<.sX;[~j[2D~AJ2wTwe39:A@;uh-Z;uh-_=SD]e7Jfd-3yZnD4U8bR4oooE=SD]c",
";YL-e;YU0R0D@O`'DthG''bkJ3VNF}(}6P^''atX4ofl-(}]ibAT.66A3H8'*97J@'(5r4'(.}Z=o`~(;<//x'|5P:<9H9*",
"(]nc<(d'Oi'a@`='(R~P'(5x8'(_I-+p{jP)<}_B+7{Z_+p`NU+T|*U+q[mW<:|@9<tfX<<9+c7'`{M=.-We]'c:<s./m5p",
"'b~Wn'~q:U@2|UE'c7wT<re5C1H4FG1]VD:'ciB+1H2~B;|tbr{{E5Y''+VTBfU=J{{E;[''+VSAiY(I{{EC^8~ryb)aSjR",
",4jAw'`bX<<vVE-<=Cp<AM;:{47n~u+<~sC'+RVux1J+K'*Lr+'*UwE<=VW=,9yNn,:*BH*WoDX5R.=I`f^:e5nK=`;YhYi",
";zimJ;CE|L{{EhjeZ-oE{{Ekk9LjN,{{Enl9t+S+{{Eqm:B*lT{{Etn:b'OQ{{Ewo:}D[:FaKEd8e@7]R3~`S'-Bi_',;*+",
"<A;cc,In`k,9y:`/f_75',bEC',kJcIENA@'-.lc6W}=S{{I`+;SuOLOvWjJ,9c7)-pUkp'~sVqZ{90N[lImd[nzc'LNspC",
"@P@l4<VJBfZw9[q<90tx{{IV(/J[~OM)bJnAM;VGMD3wzAM;UzMpvl='8TFz,9b+=;akdU3:`Dr/GWygNCyovAM;VKN]MF*",
"'8gD*@PA8t'8TH*-|CYhMaCiI<GuAqOwK|BZq4o5P:jVkZq2^r,Yw@}/GPE[Q@PLe*9D_lQ'g6kQ=|_U<+5qW+@+a<,EcFw",
",:<On-r:w(Mb,;PZoN2/;uhGf<rn218*,=x,Gg*o-[*7YEYt=.GVGY2gfArEZqc'[+p(rwhFy,GZqYbG^hY:Pb.4LsaHM=(",
"/v(]5E*_Ep'FyLO'(L_[SOyylS[BI=SqUQ^A[VYk;htpK0{{/WZqZD2_Hc4WU,RqiU8M=[UO1'c<,Xje;lt)I/Yl4wVFw|a",
"AM;VeV`J~_'8gD*=o`~p'8TH,,GgW8EYoj['s/O='gv(}<rd</=SIwq8c]|),3JCK(A5Hs/jNMqa`EUSa}Lj@.hf7c'DM9+",
"=,Jz}<rdV77faDmZq4lE'(v'P;ae/;,bA18@3c3z,cl0P<19GkKmDJ+9gD|CTJGc]'7Whf(Z.`_i`8RKZqi.3dSEIQ60/@K",
"'azXS;uz8/<13k=7_j,/4E|vqO|N/Y<(,v`<9H9)9<C:+'M_^s)EHFUA'97W'^-VY-at4O1*u<hYgIPU(Z*'XSpU=G0P8JO",
"2^DIu2A@*]'K:j247YqY1E[ipZY|93[R_FU(HF]b)aX|)buNx).ns~{:JD4m(HRvi'7Y;)'7Z6v3;)OLtYKv]':sGm2<d9~",
"2Yd}@tY7jZ'7Z743;XnV,RkmH<rnLa1xq_:5W6Bw1]UT,'AOK15:H_G,j6S9'|(oB'7X@A)^yFn0K6uY'.Ep2;|;ba(fQi3",
"'7XEL+vvM@1_3(5'7XOS+Sd4Q0gLCP*p@`=K3jd.;{JIa@j*E:(]b)DtY1mX+q_2}1]V{i'8h:P'''z`;uz*B:yqomi|/WF",
"(A@P[0gy/Y'/'Kx'.;SH'8C:Y)[B;.oiDPk(|N7()ZH:Y1^S^F1_)z/,)T`h,Ttp;t^3oht^;Bwt^4'St^4A]Z:g1'Fs/4o",
"GSkebH3K}ftY+q9,=w7A,m,3DZswKD')ELu(AAz[(_|Jq(]bFTL0z+fb3..}t^63q;|~)o<EJseZsJj'(Z*3u;umJ5Bczsu",
"'Nt=G2Hoyk4zQrt;H|+1,PR:WI0HKlIj'dpb]vlL<(fDr'1eIzBtBzEI:5ij<iy^x^pjpL82`YC'ePbC'GqTMG+XPr54CZp",
"tY7jd1^-C:2'mdg(]n{83Z-s13X6z[My49)teA<4':W7xt^6]~Z:n[^JJ]DzK*A<x-pc]~t^70q(}AZ`,q1)4ZsIds4MV@C",
"47vgD2yEM]j`Udy0d/ma')yRaKX),'(y,|</qKIi'7X@JN<Qo8crPZHMR*Wi*@H3(Zs60G^mO7i=SVev46K6;=6:_IA0F;o",
"C|:;g=<sW<)[P@+M`oA1Kcv2Q'EEPPC0x-g'-yen=Da@S+aTPEZy9*33js-_3WN_Y<;jb.-0{o='7tLdL`rOT'E(9M+vz`O",
"RWEF^teVL5teo^*1^]cB1_uT<.Zufm/.McM3=ScYZsJK/4MV}l8K6TztjVeZ1n7oC'7X8;8cbv0;YQI~'7l3J'}Ox6'`ef^",
"'7Y|(Zs;YQ+ZKB''.(A~ZsOl^<kid,gfW[:1E/U64A2T@4Sgp{+6lp+ZsI4D9u/+r;EOZLhG'2})uykX((m'd=SIxE)<cXN",
"DDMB6;e;dA9'-QD]PP5x9UIeDTmzPA',m1t46/b.)<B;D;umYb'JB46Zs5+cZvHFe3lG,m[s`[k2=2Zy9}/1bfM5/,,WGjW",
"D|yFc'a5Z|'iahE</*J='7sf*'7Y(W@EUgK[rYwtS6r05)@SSW4SM0O)octI'3s8o<rfRA8N+F'[rv]0;=+Gg@faUz)}ysY",
"1^JUq)2`dX*=a.+){r/9EGpBqjx_ZE(]b2E'|(xg[rv4}7|;wwkb7j,AqzAMB[-hw[s7Qy:eu/]lC+<4BoDuTCtG3T[q|Gt",
":sd22;cKj]DMBgcE4_[,[q|FO:svL<CPZ.wEg+KZFNw(2[q|FS:t0eHCOynuFdN'kGh6/d6OPlb9w=[N2~(J5nlJ9SH5~l{",
"'7u=-He2gj[p1@L^on*/=kHkJoiL5N8cbvQ;YQ],,z`iX'h[,7;ky|/(|<2=_j.<c=6,uE(B2Am'`f/b(]b)BJjk@;i`YBE",
"'8jRk2qyDH,WG^m;qlUM-])-]2v1iP;v==lfN1i^*9B2v)uvV5+orRI'8jUm-Tggm'*d+l=6)]W(AA0m7g:.S'DYl,0LAv+",
"@[0oO(a~eF'8Vg,RW4{sLqB@m*sZ215W6Bw<VZ@L(H2/+[p1mi[rvbl:]X^zIi+0tqQrMBJ_+I'TmOh_'7sDt<F3x@rI:Fn",
"'d4WL*bl7z'7tLKK=dZ-(EaHl[p1Bd[vM9;-QW0)'7u[x3Xe;}-4CDM'7ttN;[Wz^(_sD6[rvl4MJ|hL[rv~646:=+4TH=/",
"*)6Q9'JBH+tjDXX<iMGJRW{pv;v77fs@xgNRsXzWBY4_jV-t_lJ[ey*<)/3G=UOqEsxFZIS6gRK=l|k=,s]xe4=;*[/ccPD",
"7-,:FMD*+-TmL9i'F~=qtuHC53Y9z16pXpf74.7/<+1Xb;wD|.;ylZ9'g]0X@p2Y4<Y~T72B'p)467qM47=B22@8:<<=U~2",
"''VM~'eYqI;]Hgl)E.Y])sDPl)W.7R:_[Lv'DdUB(N*Nx1^APF'7tbN)Jz3x)uu}X'eo<y<w]rM'kaq/=;*G*+Sd{5EdVFx",
"'HS;|',Z(L.fcr5<s2=v9yGaG'8W-d1]|:z'8U.Q'axO(+bH=]LpgmcQS6xJi{ck=(Z)t<U0`T];YKt<Jwf3b;~`q8TmFm6",
"Ax//WZvO4*,Ms5z7us}ESpPREtjUf3<MDH}87nE];~iz;--SHBWGvzZ<5_iq'/uD.B:knGVgu89;v+0GU0aap;wD{Z<0B8U",
"@m}kS2Ph84F@=43:*a0D'-yho'.Qb,*97f.'(EMP<9-NAB/0k_*p=ly)Y^FE;vozh'3^b''*b,II_DFkRW.@H-[A<{'.'jo",
"W*t6b<Y2{F_)s_U'-vq]buNt{C/sR+Zv=2d3G@;T+rA7Z3VWV*ZtWvT)vzWU,357M(x}2F<|K@n3XYi**Zb{i0`vSU<<u|S",
"RsVgx'*NW_/sD_}7fi=|1]USf0yFGe(rl5y'`fCP('Qp|'(eAS2<~;KD{{It'`rI-)^-Q,(]b_Z1y[5]0{vCM;.uIM:dK7s",
"2uoCa'0}BO;uj7X1y@H:ja=.cXDpSd*<UVa'7XCkZsDn8<N<mxGyd584ZXpZ'-r4B=EBBl,PPv;WeFjJ(bV,K'7XCyXa`)=",
"*p=aZ=cgBW(H2-T'1KTR')Q|0NOMDFtuO]m@zfX6'|:*G:xq-_71l-kUcF'la`vwnt_D8F'^Ab7'HRrS1`8g7/Wr)s0+I~S",
"Zs5jw399D8*6qUd'PLLR.QAL9'bA~Z<;n}s<DjNM(1im*)W9cG<T)y'tus(~u9P_PAyR'U'`dsF;v),mHEplNs@wV]8GMw2",
"tjDXX<jS+itY/JV(kf;s'*3i(LU.Bj'7kCA+HAJt'E^EituHIM+W_eyH}Q5V'.rBY'.3wr)~*7K1]USs'7Z6xSpV3b:3Luq",
"),]bv'7Z7+;v~ut3jaW|/gkh3'7XbK0*/ob1xw5qK3iPW'9Rd''`rM/'`fFj;|d3n2*2JftY'E)'HR1-1_<..'7Z7,QE|y4",
"HZ8(=*p@f==DWIY0'3Eb3V}tN)GjLH[ULYH0ufr;2[pIV1TdG)V{cBV3-11R7*Nh*'9RDiK3w'j;~gqk<`W6t;vdW71`pyq",
"'7XC`GAtzV==0I26MzrA'e~49I:,.'72B`t:A3bsS6h*U'J`_}'-yiM56YXX5`uUS1bO:l-w[k,UNAD+9f+odD{{Iw'`rHy",
"'Nb7G(a1*~9`Xa@^p1,m<RzwNZZ5`j'8Ac-2V/}yB;833tY/5d<tCYm(Bd2M1yR/ZtY'd33b_m011~{fU0kt^F14fHSpY@@",
"'7j<8<6/IC*^nYg+peau'S{yt(AFV/;9W8Z)Dq@V'e5su@+Kw2e2f*]tY_)Y.n:YtSTR;t'(LdS''*+NCcS0-STQ,[A2HZy",
"dS+_51xq^:'(}5b4bpRD<:EO2NNlmc+sv0'2usbi'`jbd4ol+iaxWzB53YFO3VXXI/qyd03=GX6.-3Je<VJNoTQ2'wt]^6^",
"/.kq<7f]W-SpOl0/U7Az5TVNd<[-[l5U=,p*VT~57L/`H'`jbv1Dhs_1|MN+1a@OaB:bq^Z@X74'MLJFRWZ*:eMa@F3VY=^",
"'N[@]ST4gfE1VeE<A6fnu<laN@8irX:HB-E'YWK3:d_NfuOr/t')w;M'-0ab<VJSv7maJa'K/6/*B;iF<G+YM3Vb]UTQ]IU",
"CJ)^51y@:/jYik{;{(*d[sddk(y:x63gZIo'.S<[hFuLh*GqEx'Ys^[u8dI7<WEWH'YuIvtuH[=uP5D`XO]bS*w88m_Ju`x",
"4MU{/<sb(P*X0CM'')GU''*+5'')N1'DFQ6'.@0Q'.F*8ks0H]A^/L)[wRM7^0B-Q4.njM<@|YiT3n|v0TJ22'Dnb~)0}rL",
"'8C<<u=SZ9)B/_2'ZAv`YPwkK3}IM2lSidF466U~2z^@ujb2AA56Ye{1wk1TZsQjvxJX~;x-4dO8bYLcDs2:_''1u2pI_-X",
"@/1(KDh~iy@;,}rK,hWD|.3BrGcSgsNLtgrMlL+lNxX~sbt/|P{{M-'{{M-'Ol|N<'-{WL:zSER;<.dW9{o=W:A2Ho:xkZV",
"tYBov@9Bqw'`dUT(xwa0)<Nuu'.]1t'4<y6'/E(.'/N:3'.,vU+p(lwbE@ymK/Gz{DG8,F'(zV|QJY|R'0BSQ'/OY[a}UsE",
"'`c+IODgsE<o+nKAikByD+wBX<x:uLAikBy'F=g'bE.KvC_qL+;[9}{ifPMl+oq*f+ol[{'``9n-MI2,-MI2(+ol[{r{]9_",
"'.b~R'/'q,bHenH=tQ)])uxK`@2{`g=6'DaMaxDHtY31@Qfu<k'1,q53o5,A3XJeR3Y<B['.7/_baUj{Qfu*C'/*c''/CCU",
"'.]fht^6.2'')Ix<:cKs]TE=:/vLaKt^3JEt^4]jt^4usQfu1TbaU})Qfu*C'.BI~<WCVTbFI/QDL`dM<;S_+A3Yb+Im9go",
"JJ^f[ba9GwJ|6o/t^6WA(6X(0baD(,'~:0+F9QFR'4U1f'`cDb@A9yB'A:7gCft;gAqZw]CG86T+ol](MDP@4KGZ)PK,n<*",
"'DF}i(k0act^3dXS6pOuQfu7jSTA[_Qfu6M'.7`.baD71Qfv2c'5FNv'7c|o'D9-''8jYAX|FJZpIs+;q)QN]pf4EGqc0a[",
":A2Hr',Ki]''*BM'|'02rx-v}+=-}h;{2`L=PENps]+-Ft;bSi',BcV'')Ue<VJKXbFvA:'-s17CcS65'|76d5WAND(FG{W",
"tq~TO''*:2'')z,'')bo6'Ht6'.dHz'.x<W'/9h'tetCKtgMTH'')Ex''*mA'')h-=ob{,WH.m]'PTQ6b'rxlD@Q^7'`as_",
"8N=KM'+}Pa'')m{'')^X'QZ`^bDrYc=TLQ=2(sXubIb0]<Xxn^Kwz+83G,}lbG)^5D}FAi=q;[(=q;[(<Y)t.A2vy9D}236",
"@5hQ4=VUW6JfoGzG^39P'+tJ_'DGfoW+A`k:Sh4{'.3no1]VDO'+}PQ'')|l(ABzAx-*3')<=`gZsZdrb;=Ih2uq|u'+}PR",
"<9-Hq)Eq-Jy~|6xzDA=3(G9;Nu7sV/6'HeE'.[(5tuC_/'.OxD'.W9w'.5.;'*3i(LU.Bh'+}PT'')W~''*3a''*7U'')e'",
"'DG3.b'kY3',(NDbEgF5=q;[X<WDhvbE|.xG|2rT6MDi5C~u}r7yA;NbF6+.CH0E^7^+2k2VyvD<SK<5'-DTQ6'I86'/XSX",
"'.]um'-ybm'.~/R@i'CNtb_Jf(]_B'9A^G,'.A~]'.-op;v|2P6'HkZq_zD:BJT[lAMWOC'-TLj'.S0='/TcA'-{pT'.J6Z",
"2<56R/GAkD'+}Pf''*Ae'')_0<VJQjbH8W.<j3XK<XSU)DR0aE'3XO:6'I1|'.Q(rbE.]JE)rx1qFo79_c<f~`CuxobYEny",
"ST4gfE1VeE<xoxpcV23VRWh^l'JijqbE;zluMKKL<NlDr'-0aW<VJSg7maJa<[FYAbE0Fg=h,TWbG1IXtmgjQ''*vD'')Mw",
"'')G|'')Pr(ABm)uNY=O''+@^'')Mz'')G~'')Pu'j[:3E8'w9a@su_eP/e('{~A_sYeE|g-(N-gcv6Q@Pf)dgc{X~sz=br",
"36NRAuS4D)u=-sAtVa;V''({A",
};
static const char bitnet__spv_grouped[][96] = {
"'a,Pg'D9AS{{D-+''rY:''4lG{{M3)AV1_]NMA/=7k[oE'`t,;=D,F6HCc)M''H1Y(Aef/'K3ol'D{VP)ZBF;)ZKL<'E@i6",
")Z^X@Fub3<),:5K''Z0C)E,I)NGozo''`PQ'{{V2(yEx7''`]26MC=e)YX,a(yt@<''`l7;<.uz+63[H(zK_C''`{<9{oS|",
"'E.e-)D0Re7Lr1Y.l_W*8ca4B'E.1u)BKGP2@iAE.l8<~7JHh,'E-Xe)@e::.ku+^6MLKu'E-2X)=LI+)@o,x.kOjw532}a",
"'E0~q).ZWH''XHi''tXJ'E-x<)'Mto''XNk'Dtb2''XU1:AZx;''teR'E./F)'j:y''XZo'Dth8''bk;/GA|c2'c2;;uq9^",
"'E/(B)Dj=}9Gpot2(/OB=SD]T=SD]Q;YN;H)Cc{c;^[n}7Q8*Q3^HkD<94Gd<AFSE'E8:L'E.LR)a6_-)CejS9ddC{7Q_DU",
"3^n+H=SMlY=SMiU'E7O4'E.LV)_QRy)CevW4WZjo;b7}g3_<P*@lf8M@lf5Y'E6t|'E.LN1Y}7C7PtpN3^+XA'E;Hg'E.LL",
"]gaDu(d`:x(dNTB)(T3L''a_Q2YR)w(`Ctc;YU0S1d[NO(dNgf)(.-N''aqW4SJc+(b6Y`)c0}s)GW4s<[z+5;`5xx<@wxS",
"AT5agEAS^99-dST9bh`g9{xTU7J=_N(~PCj''bBe;uh-P'+BJ1)uvF,'Dth}''X_{.oV|yD.6.ZD-yaJFE,Cr(^o:*(g(Ll",
"(g:Xo;b(0G*Ec=-''~n**VgC@;a@f`'(L-{'(@|('``gD'{{~B'``f|=o`~+(xx2B+SQHR*VyU8+vj[-*Wd(A)=KUJ=o`~-",
"(]])@'(feK+om8:'b=Tf'bOLJ-2T`k-1XSl;|~Hm'(z=/*;'E_'~q:_,o8G)-2_Ul/c^Jg/ej53,<[3l-lQ,t=V/=P'*/^X",
"'*8sx,3CzT-sz(i;]6_N'*UQX<<d4H'*iuu'*rBT-iwQf'ch=n'+,M{-j1Zi'czKr'+@Z',3C}f-p_pS;^PQe'+]cO-j:ai",
"(||E*'+nxn,4epr-p{*[((E:-',22q-MeQo-n`'81}MaR',FAc6l')4'eaW6',XL~-qAY,((jT7',kXw-q@Dc){UfI',}ey",
"-kKN-(c*3E'-7rk,P`+rRW7gj')HF3:GXjD')OeD(*R`^fi@fS@I2g0fk(D6fkWu['hFV^9`Yr4fkUmx.4^NmgfC+h2[MJN",
"-lmHv'g<^}@eOoH'-_2i@oK@A'chA[fkURa'cf8d.fhXs.1LVY@m*9]('QcafkKUYfkVt1@luy8<:j25'(oAd0nYjHgJ5mS",
"-6~lA')GB^g_B)y;x-U-)ny]Mf/`DN*ykMJi`3Fsfp8`3;|tbrTfO1(<91e7tY,B3';5zW'4b.T'<FfW'DFLg'./8@.mgy|",
"8~rydR2xyK'`b_'<OW3u'~WP2A~fs2+<~sEi|`5E,Ba9h,9y<B<^^yz;w*.7q~Dq*<|qu^<^.Xk=/5m4<L1Fc9|)KR,:N+4",
"<C-YM6wAA7S0/cW<1TDXJtQUR'-{_Idv[NK'{}_R:B*lTh)sd-;|<f|`rG4*;aZgk,9tdS<{|J6,InY]<yTjoQozM^@3*gJ",
"S6f`0z)CA],lhw8+=nRF.fv/0+=K6|,JQ<F,W<G6-U<.Gfk[Drk})eX'u1mR3A{F@fk)2nfk(r`O]SQL=SK1;=6.(:<VNn8",
";fNKVtY,^C,9Nq:4o]TjRW=ZQ2-j@c.QTGSPFaM'''2W+-N*zG@PA:@''0yh'<FgK@PA8n'<FhkE1`n1/c]pZPuStRAM;VS",
"Q5}7:AM;UzQhGP8))+GT,8DD|<^h'{/`qnLR5lBZAM;VWRP<^D'<FgN@PA8t<w.ZGBJTb..9i/~l+TlhpzIN[tuIK4fwd8+",
"fwmZ3=hWa]T:x|@'(NjF'Fybn(IC+DAM;UxC7h6S<^TkYhc6rO5li|.aA5t|;{^77'a-q^fkVa7'yQY,Vc,)iVoX3vW+fVh",
"A]]@ugfC+h-l)z+'uk;Z'}HuaQoZ4w'a-0+R2v=x'{|**J/rA/'e5yx;zrId+FQ7asx`K*(AA-*'(NYR(_jAw'(wG)S739j",
"'bZjC;wEQL(kIxl/L9p;Y;n@CAM;VnYV=zqAM;UzZ/^2x/z.2v'(OGk'Fz@'fkW;7tYf+~'=Ltr'gorSi`3b`]b8+3'4=-}",
"'Pyr-F|^74h~s.4=wW]f(Uk*R,49}]/`qt(/eqU6'(O`{'FzX/'O}2}RsT7@tk-,Mfi@gT=o`~k'r3hA+IfpF.xAw1-UXI/",
"+=Q23<9S|gtau.2';5y}'K3kn'E,u{,38n:==QA~tkxt=`8^gU`L'B*A`I17hNN[@/xI`x'(P'7'Fzw9jBU+Q'(LM~RW=:Q",
"t]T'V'E8(5)E5L9A,A^UjA(bf(H2]d<robG..imW<kVQ;'gYnz;|}hsBJ@PQB,{GP=ZdK{@mI|f'^-V|<@=^/@PS9U'-zaq",
"'cu}e@3A(;h~gH(NdQ292EB;nsyIv1)uxDESplbK*sfA.-b/4_1*vPVt45,AMRZ*Nf3/,+1q^-2'(-XK=/-Z52s;=93919@",
"(H|(p*zeIC;_9WG1xq__=6(}.fm*hMfm0acFUfLfqGM}w'|*(e1]Vzv';6rh')e~.'`ahV3VPN~(x~ax''1c*1x{qr)]s,k",
"CD[*4(|N7()ZI*q)z@4-foYJHMy1/@'|.UX'-DTY'')OY=SFn6A0;5}<yB[VM]o1`texbk';6_*';6fefm8OA2v(O['dHfb",
"3VY+Wf4as[8/bN=t]huG2CoPO8)w{m*rs6ytY.c_'37~g'*Ni};YN4utZdo/:.KU{t^3cDt^4tDt^3Lrf4WMTrA74HrxxHk",
")z<]/fm9}4;s5Zh)^-^0t_89n58GGJt`f-n;YMds'``AZ3r~w0'.(uwi*3*5'x/xE'`g(e']`It)bHDU';SrF(arGx<zfoP",
"/h':+fm:^H;s6:4/Jp4V56YXw5qWjh64J6U7j|y~fm;Sbg*+H97Mne1'.8D2H}HS=)ZFiLfmEli<pMt@RW8_[;vvbx'b=V{",
"=q1):<W(6[uSI;oRWe;[,7QfG+=.+E=1g`-+SRzS'bHdjt]fD^h`^~1*rzg`(a1*~;])2NwMAz(<yjGM=.0.='b}nB4T+Zv",
"+T9'Z2}@+FsYQ|+t^;uit^4@6t^485@B|=us_IWztVU-u(Dmv|1|I3c2^A~S2z81K9-nf8<4tJ+5By@U6j82dIsPN7'l74x",
"@3@/GtriBfu6-Ug;zz]otri.X'izhY;vnkJ@H[aMjxMxJ@3R~ctY7k.4}T06@4iA9if|_1:*irP(y;f3=p,x+<kDD~8iC]]",
"uol)/'*]-I<VNnM1G-DefSlR5t)8=-RWL6];Z]t7';RmmgP-1z)B_}F';7c)D,9bE7JdwR(x~Ef7f[.Z8)v_K)-2Cg'<4Ij",
"=YAV;2@MQh4ODwq4Sgp{+6lpOfm9jg9A^]GA/~jp'LTAwids4<9y<tU9`q-0<zm]x*9z=}frF4A9bCLw9'-/zhJBlD<Ou+p",
"TQLY*',m2v,PO0t)<CNg;unl,'JB46fm'b-RW6bK3]hk]gmR852=2Zy9}/2,7JR7]'-y{FD|yFb<9ZI1';STYi,bn+2<5tn",
"9`oI}:AFU{:YxXZ';T_{6wqzq(zCF;jE=6n)a4IW'+[3W+)H:Y'<480TQKF61GCf/B_f1.gl{21BQ(,F)~[S*1^JUw)6@.{",
"4='/+9'KP:<F67+;YzgUtbo/_*F{3z';Sp`Cw}W*<roaD)Y}9Z'')Io/~{wMClTWzDX^j-gl{0.DKF}V)cwo/1^AO|(rz}y",
"A[u.G)`UzpEA`}LtY7k.;=6bL';U,3'g~;['Mm3)gknTL=m0{`Eg,^0glk6V@0N2e'N9M/G25^3;Et'IG'TgWtd81pgkoHq",
"A-J_rG}*r<HX[D_:eX'QGEQMdHzDI9glkJ]7pag.tdnIIJFGc/gkoI6<Sr,zGF=8DKCC~EgkokE-pYUTteN~t';7MpL=z;~",
"frD_kBc~`z'`g(|Kr=*W';Sod'<54S=[{BUtY7k('JE|x'<33GRtN-SFL)=,igr~51dPC~;YRt6';KXA)^O0v'<H8.';6]b",
"*WJ*+(AGU`C|<K4'|*L_2YQp7-p_pkC|:Oo(y1lt'.AlT'<GOp'cNG4<@Zp;tZ+Ht*VVj[+osdljL1fDDAWnuSTcnO;o|-v",
"2K{@i(H94sLww7<LiHk'*<:^i'<dKPfp/YH<T9q@DD2.8<E;Q@jDU32t]^98EYoio'`jbVS6gLLMR3hxUN+BK=poCW53)g.",
"UN=O6fm9n@<W12+2<IiO2v(.o'E]H`*<fj0)vn9s+:WZ1*xnR@EA1(Kgf:QoG9B6w@<}Mc'(qY~Qc*U{V.(*Y*ShIC@4K[X",
")YX3fUjA-k(Ah(8'<51^Do-9P;y<:546x}o''tvx5_~n;'|*1]3VsR[,7Q`(fm::;;s5pv+sC]@0DDu((fT(H'=0dXW*Vjq",
"@3Ox4WGt1K<3]Z2q~s+wS8/L:<Z8aVTQ:Qq=}j5J(dwFFfoWKRVKE3Z<@,E/RsUhg(Kh~k46AU}2v}t.tZH|I1_)zm;c^@d",
"pgsSD,PN.L3Vbzn7483~7LB<k';T@q7lEQe.-/)x';6f@<b)D{<9H97@rPhU<]F,~9JHGM3WCdc*t;Yhfm;`~33dR8t]AoD",
"'-Dkh'')_Y+65jafm;p0Ii}MG397h067omF@qA635N'<ru9f=;3[:W;3WCDq,We@B6-b(x,89C{,:Ii76gBBvFul{XIC'P4",
"7-7oR.QRCpBmd)E<VRwJ'152/+SRvX2{:jGt_{Z^';6d:<bO^K,zVN{7RAU.'.@aL8'Yt-)`Buy<xWDau@@qc';6dB<S^X~",
"JfxQ*8cYAERsf]98|TS:5sq_i)ED2/7nYd1'/)DX'.@sR9yRg5;`n<bAwOlbuA(@D:vNK`;9jT2:]c9iTnAt{J[J@J<@E9e",
"C)r2/;wo2I*^cO,WG|G^<)*J~;w<3d,5v<`,PS]t'll(EMtspE7rdGzKcxr]NUT+dT4*.k,3rCX8jZdr''*sSglhiJ2=Ev+",
":_d}:'Pr[*-2GAsORQV*O@/L5tuITn-QWa4-4<YE'I5sr*B)BGZo|]xOnlP_(Mv-<P2/Yf'pP){Nx~)@<9zrKtua/7<me5(",
"RWy*-<s3TqL~iBp(H/{Y,:H'4Y^N(C'a,Vv;{aut<;6LD1+5b[WdsMu6]ekN/c^WBggUng.jp=,Nv.Zf:v=Bx'*v7j=EmoL",
"3Y9y273tyg'3dY40pfU*;|6~r;yl[N'gxD[A3Oc5<Y~T72B'p)467qM47=B22@8:<<=U~V'3nYI()'(K/j9LA(1;zwPo~b2",
"P8zFE:_[Ow'Ddzq(OESP1^APR';T,q)L:',PrY;y'h+i6<w]rM(/7+1655QX<A-]kFEDn+'HS;{'18'b*rr[I<s2=vju{oN",
"'<5R.ID]Kh+(=EJRt<.Pav3J8'4sGX'nJSu'HT.yN3J,]n9N'BS6m|P-xkW,'=Uk~'=M/g';SoiUyjJl((10V3K=8d<VHCt",
")uxNA;ugvW1y=vG)=gjX<EbZ:RlQVm'2ZYk<VJH_1*gfyS-9EE2g2@B';U-_SJVKE;unf*jJIa9jDTimjDho13VjLUjGfqQ",
"SfrWE'50a'CfJsM';8FRfrF1A467I12xQsLt[X2`1`Uy{<;zv(nPQNo9D=Up@P_FymoE9Ck;hV7X'oNGT*5[7AwFeE'06T4",
"'.+O**u|vkiiVB7=TfL''`ihN6]5B3<:1)(3WB.dgmR_O-j'b)T3ub,:_f=bS-@65VXQda2LXKi3YM3=-QVw{t[)F,';6mL",
"-l3D.'<GJ'jBAsr.+.;l0{{~''`g:tS7^sg2^0=H<*+~V]Svp`+bdIlRiwr{:v=}3+6=pa;bv_7FBJjwkuZvb'-rq]'DFey",
".m]S*UG*jN'fc]B@Po532CSJP<@[e^2M/k<<@wwa'1wRV)JiD@2v)mj'aRnF<FqPK3,r:Vsxb^|1]]CEWGsZS+WqS'Yy_G2",
"@h0tYtYX^[.n:ZwAj'l4VC~I2'4][q<VJISWe@~VXV`*E'LoBtVgoF~tZZhzG.NDR<B*8q'|7YYRW;mp3-,.,'ISD}RWTQb",
"MoVQW1xxWr'`jbe*9@.;ZZiR-tYL]31]j/r1_P:0-F;e/4='/8<X7Q_0`vpI<f{-.-MJU9=WMm^Y8rBi'HMQqTQCI(:]l+-",
"'D[L'4*LI,N3A._)AjPm3Y|rm3=3FW4WmaPV-em;5EcqoAn*5t3VPOxRsxiE<Rzr39`oLN<:9n2@WM{G5Z0ly3X-OQ+:UFc",
"jDhAE;s5gp*vG68uV)9]FsMkI';T~-FsMV}uV(gNXRJEh*B1dxgko413V]Mz=*U'Ka<J`('JEJV'(auX<ee+fYAomh'Q3vq",
"ZvH[S<*bn,2}I1T'aIhE'HE=.T48pFt`,fr@3L9sS7<SKAMkLp<W|4|*|2dx'ET=l6N5(;*v)LgA=xXE]JPEf-MOotQ}g9A",
"'b]A<^*1<=:v@::'=M.w'=V1wUN@'t=H:,^5:alF'-z(w'.`Tb;[}TJ6[_sw1_uT7<O:ce/*Cs[<]2c,-0BBQRWmaE;wN)_",
"'(.|t;.YQ'@b<7o=6Vbt'NR.uJS~n:+q1(d7LJr/'DnzH1zbF;*tVMo:]uou'U)h55Q=1~)v^Qbfm'fW,pwQz+q^5ruV(^X",
"54{_q[l[x9'8[pQ'`rM/'`gbD3hxu6SpXtU-C)pV-QlD88iC<t,jGwU=:=Bj2Yzz@3SvOrtY.cT7X,'''2mVhEP2ghVgY)7",
"<:Mxy``;_K=s'QW+63j:tY.c_.XF7)fm1J~/'L@1='1,R`{Vxo)<<eX@l[rj'FpUeTQ1]Q'|Tz02lJrK,:7U/=9rAJ(]]`|",
"(`M4hauzUj'.'Hd'):`043Ur_3WUK/Y_4IeHG'^+''-5.LrdE7_N'VR-]2ELD-{UK'2mYfOh@dK<Z}1|*Wd]+5liZ7fmFO|",
"A`-0@72oHv_G'yltZ+C^3VaBWgMVeI`-iiS:|yq*';h2/2'_(Uw0A}p'FHog-T_M_H4MWw;Yz5-(x~OP';U~4)=Dj(mZGO0",
"'|Il3uV8I~P^6sh1DhsF:DcpA;'G[0;BRtf<@pwStYPK/2Vz3B',63|<9S[,2YT;k'3(x1=Sl{7+652E'.8i<-ih5L/GHOz",
"'`fwc';6^T0Fg.J.fhD1STFtL;y*.@/q^P`;`qaFH(K]L0HM*A';KA=<Z:~FcVNVz<<YE5M`y{Y';7P6JzHd*gM^)p;xL3X",
"3=AJV('xCztuImb:'uG+)=KWN5lm1k'{}b53vx*M4UUtU'<GP@jDguv46Bmz9}DLN2@pSyd6@9U8GBSA'{}b<5TTYW61=qR",
"'<GPE:(0C_'czM^9{yf~'{}bD6ml~`7JmkO'<GPI2K{8o7N39t1`i-<7DBym0'+,s6m5@)6RKSw7j}fZ7P='7u1@,|4m62N",
"(F;W+t`,_o'DFL9aHf}m=W[=d@paVIX|RA+7]0nh<AJll(]]V|'M1bJTnE~kCUQgv`JqQ-CUQqIBQUbu'-|Vi;~{}8tYU(t",
"M6'KH``A4,;^L4Zsxke}:+--HT4@l]2_]MDt[jP=;|4NT,P`4r';4UV)uv@w3VaBkfm'X3T3mVw;y<:6(2,~g<;ewn^mINF",
"<cV6ZadQc(t^cl`7y6QZADxlK'{~O[3Y8}X9HGKF0J;LV5oPb{9B*am9JJ;m';y-HVJ~erNRC,H'<H@1<F3M.us*H`';yaL",
"<t.}Aur]81<a,f1a|t3Xglhf)30HM],RO5aurEgLbnCD72xOr1bYC)JbuUlygmf4.tlb*o<MDQV'HR*v1_cH2cNzW~4='/9",
"480sG2|0@9t`P8k1d+@F5`/t^t`pp.-]tj;]7vY8(pBGwg*)U'<G4YK<'NE.12`hu'NhcyWf5|`'U`H:2ZEzh-MT{|7:hmx",
"'H|:(]7-89=L5eMKy3F59K*ID3vyUX';y,ggi|4@<`f(44p2|J'I;iT*z=Gv1'Lg]1a(PM1a5Id(O5{ft`rUa+IucQRW6OE",
",zVTp'.U`8;uj9p,:HzPZZS.<'d7'b<kWhh3B+oqST*7U4d9NJRt*:T')3/*';T,j'{|2VsxM.M4p99|RsoqKqG9sL''5G_",
"*H}Un@U;{p3ydv-*@=P2*9@-z5Q8Kl<:Mwz=W[<s=qOh*Y^9xo@R_BM=XNpL@5_K3L:9mE1D[A=4T*q++VYX/0dzAxfm:gK",
";s65x=9Vp-2=)li2y'.=s|6{G'(|rV.:w{/fm2`X35Rd7d6'nUdg`y{';T`I-5V+l'`jbYicZ8~t`rwQ;YL{cMy9[AAU^=3",
"1xrKN+}A|<';8onF9X/U6-NUIF9RG[;ayY''a5xi'YWEVtY,^Q(~e{sF9P@G<<YKcFE.)|[sW[m<)Yj9dZqZM:3Cx=,WP^q",
"dZKGm'*k8i=XHMi]7UR<.164w;k7BL'.(g2=8QDX22=TA3rt4tD^6b)<uGvgtYKyc)v/2JAUyT<*99FOH@*bnb}G8G2BEAx",
"*Z3{'uV(WT2B([At]h;y3Z5^,)ae_G3X4Q;1EHaJ':|ul1|bH~.Q@0O4WYLJCobI53W(7R3vxreLs'Mu1}:~Q){Lb8UN2iA",
"4:;D=t^=neAxCIK;{alt5RREzAQhXL0(NMYfm:aI;s6=6/g3BXkbB)['MKpxQ5s<Q{`+STpez92BoQJjAM5H(|-RbyI]_p.",
"Mk5wiLn5u]MC|An|.*+pyrT(p'D:7m'D9-''D9-''D9-'<yo0itY.q8:O)s*;ZXh*;z/mKFSo[O'/tJR'1<3<'0HJYDv;/:",
"kik3q;xo{0kj]|0;6uU},:+'}kc:xR;vvc~Ajz.,,39AoHMm18'B`zoC~ly~C~lx)D{i;EF(5S{(h)_]Gp+R~'23'4YC.=P",
"Ab^YhHMi5)3['WU3V_fd'.;A(n029h'0Zq@'/.A8'.Wg-'.F-9'.;ABgj+I8kf'hV@c{2,82s[_At5iSpf7m2kuHi<i{Y66",
"=U+uzpfKy4'/Tf('/.M<t]emmd34TUS7Y,9'QH'RkEKZ^')wE6HMh~]rxw{,/C(.(.bQz'<n^cVtpozDtq21V''*'W=6)v*",
"HMhL_'.t{Oq{{l'tqOCS'`bZJBFF'm'.JA^LZ{DUkfdNz^}u)cM<I:f{{M-'(]eY,(AGUcke-6JjDTow;}U4bbDcZ74,xVA",
"(k:9YjDTfr.QRM32CIDk<WDk<;vm]52=E_[<:Dt@Aa3u-SUYUWgn(Y3RsM=)P35P|)<F2{IJQ;4;]tkO@Q;O3'jI.4=7618",
"<t-2G<:V}z2'fWqi-Qo~'*as3A/zDvtY/EF'r@Qqk+t2d<R_`P(dP@+RsW9C;~e+{tYKw''E_NW*^j+e'3b_B3kCzp<;}_P",
"+T~=W'd4WL*V[<xi*4L5_jLj71^56|';y,j+<}KV<DK0X'`ctn'3G(L;_XRG-R6F1(^:{wjDgy9:dJqi@=H{X;Yz3I+}d:U",
"*[`z8`g@Gm7'BLi';y-@'HRsK1`Cm8/x|DL4='/B=V'Gr/c_KFD{i:x46-GDD|@ZwtuIaO5BpBlRXlwL;{,Mu@opC';ad;^",
")CBa3{A;Zh{]XdC();Gx{]a=Mzc,<=;{E3p=<KYcttkLf<a{XU=Yphggfm00'aIr4'I<bJ66y-:67H'W681X}(zPF]*VJAC",
"=5~T'{`9TcRt)n/'A|hn'^C*<u8zwt=SUl[u96I,u<l`='cEJ4=6Lo_(Z<4h(vZPB(ASM4k-WD`Dj)Ro<DsSsCm6;+H^5|<",
"@cr*w=i}l9G,epjJq5:.2021uk'oeDDb4_h1+5GAW+9=W;Sd/0'/<~.'.b9:'`cm;DQK**<zfkn'.4z7'gNq1<9=4(;ScbY",
"Gy[V3k*5YdCnuH}@vq`'@vEWeKfPfJf/_q+KfNP3QSxsQ'3+4GNi<S*K5k6;EM1DH<cM/1<cV52EM:JI=D@O5V3)+(USRw'",
"rAB=JVC{{QMD)~0Nx_U6h)WQ8m5a5FO;z_;L~fuPC~lx(P8vzMPrW4YI2u^9-T8aw'-n_9AM=UDtY0,t;ScfS'/<Lv[<TaP",
"Tcnjs'-n^|'')iS'')GK'')]G''){4''*nk'')hv'|'[*V]gI,N@~CTq)QNN@WMR['-n^z'{~=V5jNl@tu^xW;z_Mz=W[<B",
"<w,0A<={<Duge.`<9-h:;Seh1'2OW<'/Ia_'1zLyk/Q{CZ@j5V=`IL4@D|;^CsHEhCGPw'=IAkgLUKghVK3_M;Scc+'.{jf",
"'2FQ;8k-FD'-n_@''*5r''*V*<rfSNk*].RLs.5l=,6nh@(owh@;xYq<HIq<=/5m,<l,p-h`z:B'-n_8{{FK(=I]}j@<;lt",
"Bx:9v=/Iy.A3Pb,1deSB'-n_3<VJl`;Sc[Wk(N0T@73kqD{kR3/)|bO`{V3(T4_ON/W9rsk)XIGK5k6}=,g4mCor(@]/h0~",
",t`3}a]7NV'-n_5''*S8'')HI''*8.''*X5''*:6'`bttD/r-eDLMUx1S=g4'-n_@''*(K'')WN<9-G^;SckB'/<LvWeLzb",
";SdNaEFONyBQdZt'-n_H''*SW=SGBiSTY]0=KD1k,:@e/=<nykHgc=dC~o50ZvmD};SdWDGAj'43^^2H'-n_B<rfqrLcKM*",
";a9Kw;Sc[['.T8wST68T.=4frZZ57~<bYWTC~o50C~lwme2cU-e2cTzC~lwrFE,Db[sW[mYE6l+]7.~n;ScI.'-v/K;ScH0",
"k(D7:D*q]6CP0_{'1IX*1Sw<b'-n_'''*@W=SG)W;SdCY'/dhAUNKRM;ScRsGopXZ'''''",
};
static const char bitnet__spv_head[][96] = {
"'a,PD'D9AS{{D-+''rY:''1_@{{M3)Ck]eON(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/'a5Y3(yX,8(yb29F}bF/",
"),:2J''Z0C'D{V8'EhR:,WGyC,PV4e,PV2E'D|3OHS<YJH6*VM)=gwU-0,@H'E-AR;wHPD)=MK7)HnCOHq5[N+SYnB'E/[<",
")GbQNFdw6KHpiCJ*9BJF'E04N),+SY''j/B)@Kbg,=cH[*rrTa)YWrs(F6dG'Ex5<,nO*P-1t9R-OBJTHr;=W.fjsc'E-GT",
")@.Og+Bg4[Hqo(T-MRNN<A}lk'-pXk,PcP4<Awyp+ud~j'E0BR1Z'CNHp{OL'E2Bf]gcO((`+7L(`KqU(_bCN(`53a)=UHR",
"0Np/r(`QQP(`q1Y<<-L=/J|9Y1]Uin'D|f`'''6M'`rVU1xzrs/)|pk*97IG'(5r4)E-aI1xr-/*97RB'|5P:4Sfbj(]nc<",
"(ajAc'a@`C')bqF(ARY;(^X5F'(ALJ*VTkq5r)1O+63tF6kF*),PMK~,li[)7.tAa,nR75-2F~|'f=dvR2p@yi`3hp..gVT",
".L[z7*B/f;;</VKtX~55-iwQE)sC=),n}Z:'a+]l<9+~Bj]0E{73kvQ'`zZQ'*Cj`'*Nv((]wnq'*W{A*sYp|'*`3c0.AzQ",
"2F.PM=oqoZ2[gZp'a*HH'bteQ'h9;(.k2T~6jAur/gkkE4ZE+L;|tbr{{EUd''+VT;{,MRBfTU3{{E_g''+VSAiX@2{{Eei",
"8~ryb)aT3^,4jAw'`bXI<wf08<@R]IAM;:{7hD@6+<~sC<@fC],Bck]z)BEX,PLn7,:cgcH3H[U;YLA0@2|59gnY|0h~Ut<",
"'(pwd'(I~s'Ftu1'(LD{-kMU{'(qS|-Tkkf'1um2'1umU'1umE'1um0'1um^'1umM'1um+'1um9'1um8=o`~l:eu}d+@]nF",
".o9v1+@A_(+<vUm,Ap_M)cj;D3tT5j')+d'/+@oN'+[]gIlVS9;uhGf<rn21'1u|9MlWyy'Kpd''(M`t'Fwg1'(LT(Ckz'|",
"IwksqClNGHIu]Ni'1uldDb@P~D~U0W=y,](DM-Cg'(M(7'Fwy:(1MWEF+[Qe'}@H'InnSDF(,Xx'lwFZJk2bcF@oj2FGr0c",
"FbO22<'aT4,527'<8yy|:_5O8:zTAl'(LW)GY0`UGaWpnGzgX6<(-m8-tv}*-kKH`JiRiS;_mye/,0;nIlVMP.4DjO'6Qq/",
"'6Qpf'6QphH_3DLHs9'e<+})+''(A]I6Fpt1hDx0'+x/p')c_L'209F'5zjk'+Rp^'+[v_<*0{<''t}2=p/e1IsHQbIsPK|",
":4YPZ9`xNy<ri@u'1vQ/'1vRaIpSRF;v=Cr2(8bJeVAmW1y@iS_PMvbPV;9aP<`[c(x{<f'1vXcIpLj02wXb4'`{N='GqNu",
"QS9}64ofX|;|bXXLh/[;5WfsL1]zlO'1vUahJS=(<.k|wIryLv6woc5IsPM5'08[w-v{Co'20Y('HRNA1_)z,+zd0},TsZp",
"Faf/N'/'q,'.:j1W]Yat=p)HiLj(B.<hN_iL//q1)[F}z4M_cE2vOT|_GmMq(a17*;YO4wPV:+=2=|xK3oO,SI74iLr{f@f",
"'5r/h',3t,+}ZHb'.8UI'{|J8ExeWz2ZNPDPW-^i'`cpb0DnhT'1vRqIpWRc'cgL.Fui/.ep+ASsa706'1vUa,tQfcE+CDX",
"RtY^Z'M_i~'-|*uIpHcl*B<'Dt^3iXI74Pbt^GS92<H'4'^-V/Rt(xVA0}bV<jv*zL-JFo2=0P:3VaAg+=.-c<WUx^<9H8o",
"-07^]-1ZIDJmi~k'yJ^j(Z)|W2v(8|dq,X+'`b@Q(][VrsxOPR'')I('DFNs'.3{7'-yqr(vG=0)V~J^466U~2x+ZD_IK)7",
"1`/av1aISV3(eOS3ZtxF8K]sxIpSFb4Io-i4;i@52|MRAAg(fYAJdq+t^IbD<SoZc<6Ux24FT7Xt]V7[0R3gQCNJaS1+7=-",
"''KQY'29wh'{{XR)Z/nO'+[9Y'+gXK@zSXB'.+I(ND^~)2<Ps/3VaAq<rm[`<G=`Kl8g7k@7Wd1QSJTo5W6Bw1]h`N'=8ws",
"JmB|GJo~T}466if4Spv}+prCVLm9MW=q([f'iz`@=Uum+O'PBn46A_e4T++)+6~{X3z:KJ]M*6+5mzhR1^-B{'2sEs(]o2D",
"fLzz.)|nX`TQI]W'fK9-(]`3eTQ/bH=F0{f'`rVt)'rvlmXDPu'q`v*3YV:@<ul]}tX}^*'2uDY0MFY8E]PMcd~S^}4F=mU",
"FYc2Wk{k~M2uqsl'2uQ7RWxwN<X6Co<AXDPIr1B[*gSx^Jm|;n++3;b0H_4KIq(oMY6EW}4T){'tjKaS(y)|A1mhKIIpVo3",
"4IoDw:a*-Z(`L}mtY)9GD-nAb1zDiv'wQHRZ3:X~p,]tWtY0+;1^6JeW<I(|3-4=;ti:tEt^MJpWYdsP[zCXetY)VX@:v+v",
"<20j3+FH2@(A^}_=6*yM'|-Q('niuO<::,(+FEohTQL86gJNaa'I--|9gM~iS72qI=j7yR'0_bp(ABgv'`d4H/UBPs'.H=z",
"'d4WN+SQeE0K-]s1dY@8'FfIXRsT=_;Z4B*(JHi81]|;2:O)y+'|-La0+Bz7IpRMG4Im}(1{CKMpzj'3'0k.M<9-E3+vsAQ",
"S7t,*;wD{|*^SA(=69n|3WN+7'{~yc'2:SR1C4'u'`jbV8-Nq1Io|)sJ6cspIp=B''JDNP'29Y=JSAov+UC)3'1wU'IuWrw",
"2Mi04;vHE*<-LAb<-UGT<g=pnY942011Ir<((M19Iq'v1'b)F<@=s4UJohZlJp;2p5E<P6Z6it99`py,<zQIs*9z=zIu[y=",
"9bCLw9'-.xKMXXB<F[vnVJvXz;v6R:;}_2@Ip@/uKSBcG'n0M@(Dmn0)uwYg'`cp~TQ0I`)y]rg*rsuj'`cpx;vo',*ZY)q",
"(]`EFJj=Z-LM{sD<VK|i'*UTR(]`<f:]tvZ'DXx47g|j`'LG1)1G/}Z;p5I6'H70YB3grJZod.l(dP~|'*3bc'.SU'(yH9y",
"'hvIl;}|DF;l(]{;fo)5B<+^c;ZHZv*p=[,'`cp~6xn[s(AIryQG*ak=71l@2YU)1;Z9DQMar=3)uwY~1yA[m*[US|-3`/|",
"(Rl*x46AU}2v}t._HD{{*<fv43^BMv</tQ|;wW/D7102V<=XC,'IkC{:]S7UIpS@t30+mfaCBtS'{|D28cVqM8~tG}tv4@]",
"3]W:f8gets9EGAi'1vVBIpUQE@*0s;@9<o6<]kFS:d-;Z2uqW-'1vWd4=gYp@<tJdG6UIFtvIz43aO}I3WE,K,Wg'sGp7u,",
",=NiU,:Ii7HPq52`C{kE'`jc.'N77L,WKn(@:26;;utMz'0/L{*rre03(P7SRrMjJ9D9bC<v1n(I2udgIP:CZI3r<.tyT-2",
"tyPjS)[JQC3(uQ[M]vQ@''blL'-s/d'')].'`b`,<FFd}<N*[G@Efhk@[[;b<~/l,u(^U/L'DDhLD`LZKgKeItyTG:tyQ*d",
"/GD6L92n,'I6Do9VJp/'9D::hV,guW.fbfc==ZGj(AB';CMp:Q3W:BOJPn6-;v[/-(H09SIpR;|=8)h,(]^fT'*mNqICV]J",
"/)}E@+ZuKM':EYy2<|rD1y+jp<<YGC)Z;-}IpHZ.1H=1TU0i'b''Xb]'+TCM'DFTq'-pfA(y)u:@m4X@;zV-_-QkK61(=vQ",
"IpRVJ4In=849A`_2y|ri_KDy03<aroI6DoqVg4aSRW28[5CP]FYB[TlAEt6g94aW/'.CY70p6L.'1vP,.L5)7,ll])Ip=]i",
"-QVzg'2N}-3XeD'Wa-{K1z8'gQUi-+'j.7L;xfuIWa727</Nnl=(t^U;y34K,TnKxWa7[h4Imjt47maB2@LHD<<cLI3W-y6",
"dVc}BRW7H`erT(71EH9s3VRD^(LMfg1ELsM@_6;a2YR~a'/x.V'DG1LQ=1Fx<WOgX*W4@z'2`yq'.=;U'.,gP*vG)t+TwWP",
"1_3*'1bkLZAoN|k0IJ.E''''('4k2~{`.dWC~fIJ|-Ro-G`-MoNLkpvI[C*[IP3(`|-StmI@lT3NK]Qw0N):x''uK3'E/gD",
"(zb@^''Vr;'Ds-M+6dFX''YW7'AEk/'D9-'*tXxC+7tl/'(q^'QvOFE'-Bi,'(ol6'(xr5:A2|d;[YT5/LV'7BM.~hAM;U|",
"Bf_L5AM;Uz=o`~Z.ws;W')81{)uv^Dgnweai`6]l]sg5h2kmZIIu]MN0846TF(3H<@2}+T]qFhb(+bd(-W/RX'*w=8(ABw2",
",:us_'DG:`'.w.8.3{9tBMAiJIlsP]B79@l3VOiu6j+RZ0)U6O60L@O6OvBd[2iX7;<.dT;<.d^:y.m^<LTpm'-KFi'5+(S",
"c8q9;''*r1''*2z'')a*'')fi'')T''')EC'')Q*=SFiS5bY`eomOIYoihHK'5r/^''+~9+65f4gkX|.'qM]|'`f@O'.;Sp",
"pf4|a'+svj5F;Oo2V+Fh3o:xN4E}+N'+N^@'')Sd'')KJ'(C6W4+|)hRs[L{3h`yx]pQiEr[akj2OHVk7mZf;'*n7/',Z(+",
"22+Jc7mg=-'*[+.()VE0suOO4'*4k.'')]k'')]k(AC)ot^M;v,32'g9A_UN8|Es(4FSqNt]UqQ'')RS''*4g'')K,''*cN",
"'')KE082gfcYnV@B{ATDh~p|XDX~0JA02.w.gT3JF-;Vl2'm6I]r,G)'*b)[;uj9Y@}P(q-70b9[X2d`<W9cdi`Q6Z<KqVk",
"<SeESt;cMx({a13hlc~S@EtQ}DXeb@@mOK|=)U*N=~mYTthxYK'`b]O<JB@s1lYZ.'-~_4t^M;4'')JL'DFjx'.0xJkAH)t",
"'.(j3lv(RY'.(y8'.8bMt]X`xtdu2y^:hch1kRx2RsX:^'.)(j'/'Bu<0TEr(26-4]tGea@Gi.9=YVp@h)XHPF'`3a;xPI)",
"/;86|'.0Kdc8q9;EkJ5t]pmM7'(_N=DR0{x]px=mF.f3c<;lQq/;6b@'57NZ'=o^('1yS_'3~Je'.MH`'.ijh]XTI.<94-y",
"''XapA@Oxg(AIry;ujA.*B;2r'*3}m;ujn)+SnOC<<YE5UM~*N<<~_^(}Al`L-J01SpZ9o1^IIa'29wp)<O5<.JG0[0K-]s",
"=84D[:G}0M'-zI)@37QO)Z/e8Jq@W8Pro~I3W_^^Jn]YH6RX]p7JC@A'`jbp/Jp(R0)t(m1``)12K{A*'/(=8'.`mj'.IEB",
"L-Ohb=[CwN+ZUNu'+'7w<9-C23Hwl7RXwg(3eCZV3W`f<]6lGDt|FTp;~<iGB5.gFGAy5x'.J'U=IDS`'(UDz)<=/f4T41+",
")<b*H'EWoY5WDk45WgjS5XR;w)<xiOC'JGfCDfO@Bfg_kRsiS)Ca(GYC|Fb8CGHb,RWVV+'i]Bc<{rR't~=fj(HbjctyPW;",
"'`b_r<`iUY;<22k_Fy]q_~v+,<h4*ZFP+],'+TC@AiZVg0.j[9'1LV{'')]k'')Sh'')c0'')YrCdFpw[P95u9RT97'1LW/",
"'')L;''){v''*,x'')xt'')Pn;ujrj1dnwZ'Nh`vRX=@bHI*gd'0;ct'.`ji",
};
static const char bitnet__spv_heads[][96] = {
"(*lnl{|-kU''06+)YX@:'N:vr'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/F}b;,ELHpG''XHk''VxM",
"''VlJ''ViJ''VoM''V{R''V{S''s,O'E/gK({Kkl''W/D'DsDT''j3N)@z(q-t@-f,U1qmHqx.U-inWS'E,yH)<n]W'NulL",
"HqRnQ,PV2I'E0(J)HzD^JWhXZHq,UM'E0N0)J:5gNKXgdHpiCJ*9BJ_'E1'g)KyBsSWb@pHpD)F(y(|k'E1Yw)M`N'Xdjp|",
"HouiB'`iWw'E)-.<e5;Z1xqs7'E-ob)AQH~/QsusHrtg_0`cSf''W'N''VuZ''WRm''WUo''jes)BJa+2<]Ex(E:-Z2Y[2u",
")D|47.Jk{i(DvsW1]_of'E-2D)=Kb`)<c1T(DQZS0DGJQ'E0AH1Y{zR(D4HP'E2Bf]g`.,(aW6Z(asY]<<YZ='+nC.(y(i5",
"''`S/(A@`44t.P++;=kn5ll576k:<o61e3o5qG~1,8WBt6ihR=,lk3(-05=w6/~568G9}B'D}Nz-ieKx.-1Z}+SPep(zTeD",
"''`~=,li1R(zy}H''a2C7lts^.-(Wk({H=L)'`z/''aCH/c^-e(`ZTP)';0V''aRM1A8]o(|M|V''WXP''t}g'E.UR)'je.",
"''Xdr'DthG''bhI3VNF};^c^B(dO(-)|7ld'``Y3;`@cV*s*LA'(Kyp'(S-)'(]2=+SlnC,m5HD(^2/7)<;@D)wZBN'(qj+",
"2a__F)aRp~'(]XZ-0@:O.QI]9+T{WG'))RD1H5K2.-(}*,mRQK)ZL.L-MIaT'(J;H'Fu_E'(8.d'F+X//+f^MR2x]T/H~uS",
"|@`0',:7vP;<.cm)aSNI/7Z5`'*8dW'4NzR'*CjXR10QD'*LqK'4:nP<<YvG,9-h@0,Ax1,;D3;,:*BIq~Dd,,==I',:*B2",
",9y:2,:GT79*gmC4U1qd|=u]x4qUje54kCW5R.;S,=Nf+-U,9G-j=ImBJKUT6/~[9<rdb}''0xD<rdcj7J@(J9Ew_]Gr`1|",
"BfVPmL~hv6JM7./EA.LxOYArC<rfHf=SF^i=6)Wi<VMLiR;LWO;c0pftX~tK-P^0Z+va*b-TbtP-pkulCf2[*'7(H'+8h}`",
"/M..lDcDz|AM;V+D{s4EYD<s]YrdBb)}./Q+9OpH.p-G6,:us,+AMVj-yhLtCJ)_+AM;UL'7(6c<EMb]HU-F+HqOFIY:Wp}",
",Yw@}/GP4=Iu1n/HTP..+B|-d.qYOI;bXnt*^vFn-re0c'yJ_H8,4iH)=Bf+2YW2N:_6)FRW8m0'7)-9'7(HT,3Fce-wGBU",
"((NCB'7(G*+6Pbi/WW.{LfF-fAM;VFL~pnxYsYh`@PFt./sbQg+ZF)['Fxr<NCmqxNMRWpNeLlMAYpNZ7-'^]cXFI{8l7+k",
"7f`p_Y;/I`9Lzg=;YQ5h9mZ/2<A{1ba^w2e'),*1'(LCf'Ftu.Y;/eZ]84VS<VN;(;<3~jY;0JA'iYu=hTe'oY;3}9BfnY@",
"'aJG.'7(GD<;fsM0)ewc3^VYxYt99~'+DTn70,bNY;/I^9/Q_U/suZ,'(NvP'FynrY;')Y+Vn'(f(:,p{{IF{j@lkV;aTea",
".fbhMDh'4kACqpwaDQx^2R*@K;uz+X;{w~XY<dTW;]Su]9{o@P0|8U5Q}9q8'7)FGR^qF~q)YE_,T6c`2xm;KRl^Tr(2/|l",
"SyN)f0K;H8'-zq6':1:/YBEm`8{auE(AEi<;YMbK'`d|2cZl2)49o9)4Sgp{126m+/11S3'd4Wo3e`ftYw]<}1|Z-o('Qp|",
"(a1*~'|(fD<VnqI6Z|56'`ac@8J;+TYAbSyYAlFo4Lc,l4STdv(y:st'+[,9'+K5=(_O66''1c32Y]+tTMC@CTu+ML'dyOH",
"<-/94=<ywZ<mu)@8.-QO(~Qfj'',DEYA=,j3+uF`UU8+{'(@'O2<OX}RW6H.;y34t9dbjMUM0,D3x0k6:A2ISYy'Ru2xv,N",
"<=Cr(<fU4'Yy'X946;Go4T41++TM3,Z9Lu|3X[iM-4M}iY<m7o4L3H_3XHZC_g+*f:a`Ox9fwks'',<9;'Tdi;]z3|0p+7:",
"1`r501G/7~Y^'V{Y<YIY'JDNP'+e^NZ;yg*2<5tn9`oIT9|)LRaxe]q'`eVX'7)y[YxhO[Yx(sMI*P,-c9.0;)_gs('d:y7",
"(x}}|+8/4D*9<Iu1]aZ8':19b.QttH=8f)q'`eVS'7*`y'JB2uY<lea2s;mF,PR1b'2(^4A=xWIePZ4K.--b)-wRj['-v(Z",
"'~Y[^=oezx2=},M3W-ZDYB.i^2<]=u3W6aE'azG};~e(=9gFJU'.*qq;YQ5ZBW~A8YACnm9`crg;}7sIYx}Z:<9:FfYt/D9",
"A0kb)'9QgV'{{eI<9QAE:y;bZg-1UK:a-tw)b4NY@:o79@|qpSYy(*^4=|tE2vXZ~fM[XI(Dn.)MgK*tRWF}4'3pyi(Ah'x",
"'hn}M(yvY{AUTv8<CAMG@Eoo7=EmiWYx(yV8~|.^'cj^,=+u`@(SGDs'7)trYAmNv2n|Pf]/x(b(AEiZ'7(zQhMwC1RsZIu",
"'9PIV=SEgQ:y;FSi'3:R(z*/Z9qPug<:'aaZ9Mb02=G4/1y+k9(V^[k46AU}2v}t.fNFBW*<fv43^BMv<3]{I;wW/D7102V",
"<=XC,'IkC{:xp|.Y<nHN33m@1lXP[Q'{|D28cVqM8~tG}tYq5[3]W;v8gets9EGAi'7(xsY<r4M@-rEa@9<o6<]kFS:d-;Z",
"2us;`'7(zb4=ho;@IjYth{z1VtZ,q33lF5k3WHc[,Wj_+i]b;O,JDxf,:Ii7j<BUUkY2j5'`jc.'N77L,WNu*@:26;;ux+3",
"'0/L{*rrfC33FIuhLqWf9D;Gt<v1nNjxLSxk;j1ljyI,At^:ZCt^3bd)[JRT33kb}oJD:)''bm*'-s00'')^A'`ba=<Q:uH",
"<Qu2l@IXA7@gQOs=0}~=tp6_Amli.1n0,4kmSyTZt^:sKt^3zt'`baE<QtCTtY`)g9UexP(*lsf+Z~=H'7(u;Y<},g2FeNI",
"<9mT_<'NE'cZlKhF~Kh.'wZNb;ZrVEoMqYu(};J}'|5x@=ofu/'-`ap;YN1j<;6L19(@oF2Z2KvBhMkx,35(K;[PS*=U~7O",
"+ZM(5TQ/|e'JDIZTmi`K'8]l*T3zq-4(Wp+'@@=z'@n}s73sgXE*ei7=Ow:R<:0ferI/3X'tqb@'`f,I2<@3'1zWjIraFp]",
"'Q]ku,sc_,Z9M=Q<k9m4(-YDCFN=_^Yv;mCYv9HPYx}YXM53kkYv9KvYx}i^7fdbiG'Tg-F<.T*8cbvMLDZ92^P2CE'8zva",
"TQ[+';/{3Pp,Udc_~ZVJ;~i_@S7c{92]mW:moMpIGa]7.'AOL*RsmBk2y:*5'DY{)GrcSE':1;wcZt;LF~O,7=o{j})|oCb",
"''/6tY<ub_25Zi+<=`,.3W7AAZ9Lbe<NwiS'HoY33bb(`_.cT75:[t.Gw'Y^;Y^zYGrgPc;v+1[2uw5|ewXxN7-'gm',3j_",
"'Jib''.2<w3VXn-4sx-h60C8IAn=tS,Tn=t',bA7'Al(('GqTM<FUu<9{oRA6MC/G:]OQR6jBcOKO=1B@sk<c6n}Vu'Iu5a",
"KUfBhtuY2{6T{finvmtNKfP7c1*ov(FE.HV8cW4T:xkZWO'[@a=;tVF(yk:2tyPV@-n-5vY<vEr32W*rtY7jU1anlG'7)/h",
".fu0EGrcSJ48i=C4X/hxtzV7.;zD+R(^QH2':1:3RsVJzEN{qQ'FgI]S7)n/I0N(1'{{r~;vrlIEGvve*B1s{tgUj~'5DrP",
"tuH^|*6`ZJ2Q~_77JQYL'Dd8BL6X:u<+(IXtuLud8U(8E<(lAP/0wQk'DdyG/2Hkn<;yH=DXnhAAHj.~1(=d(YA<68Cq'|8",
"'`fXa<e4g11]s52'7)hR(EdB[Y=D(e'a,i4@Bj/6'.m['2eZ;jtY7jU'n`oN'gLD/@30~(tvRUjY={Fku,Ep1<H+pGEO,|`",
"@^J_+tuMbx*=5/n871[<.1qlW;y<:49}M*9'`eV;'AO~Y3Vg~,Y<lzG@sDyp473Kz2vX[(twW8j')[59(xy{:'7(xLA'mk'",
"47m7347dZ:txvU(1G/9n;eA5P=eh~LTRgm+Y<Z7VYDWaz,0W,y*VYRC'`fXx':3A@U1[GK;wW0.=}a28,3wNs)Aj13.--aN",
"'`eV:'7(rE''}z4'Dtk(TQr0I@5qWe;vdVW/gkdn'(UG|)<=-{/gkb1(`Ij0(f-qE/f]tFNGy~{cZmE0--SI|'l`oh<<~`(",
"YAo}W'(L7.QEjm;(-Ts_(y2):(+ROGa*J;F'2vMaJ^CCj'2m]m=6u@[*rqiDJ6cOy3WBE}487wO2vOT|fMnkM(a17*'K/uE",
"YBlV6<_vkz'GWc6YBlS1<hEGj8VgP5Y<jA`3.k9gO=[zjOg;]*BvjY]2K:_K3Z[wd1}'KA1BBNBYvh}c3(cAGcZmEP=[wH7",
"'|5Qr2^a@q'H,{v462kd<HzV=3B5|a3=FlN'Daez,6_]<,^]or1_P<B1_~ZDQ*Y,y46n~Y2@UNG3[2=sYyg|*3Ni7E'EaiU",
"V-nDK(1B:l'(hS~)<=+/QEHXGQWY`NYrws.8cbuo6Qrww'''*wRP7/~'@HLX|*}rKG`T'+CNsQeLRJ2aJM/Wk|-SnaGcg9|",
"Lo]p|H|4ogERgs{''ViE''VfH''VlK'-q/4+s.yF.-(^T.-1bJ'D|DTHS<YOH6*VR.famY'E-PW;wvoN)=zaq*}K(YHqezS",
"-05EL'E,jC)<@<PD8LtgHqIl/,3D/M'aM=O)IH]aKq'z_Hp{RM*s*cY'aMp`)K-hmP}0SkHpV8I)Yk<f'aNJp)LlsyV19+w",
"'-ybt'-ybm'-ybm'-ybm({HEK0`]7H)Am[)0Np8vHrtg_0`cSi'E-GT(_O;k(_/TX=9DVU)AGyK39OZy('v|Y2Y[2x'E-bR",
")A'dq.-Fif('QdU80|XH'E-/B)=BX](y;wQ('+KQ0'*AO'E0AG1Y{wP'~h7N'E2Bf]g`+*(aN0Y(ajPZ(|E0V_1k_.''XXo",
"''j~+(}yJD''Wz]'Dt4n''W}l''k/1(~<fM''X+`'Dt=t''X(p''k87(~Z)V''X4c'DtHz''b4v)<=a82_zQk;Df,V|,l20",
",:d`E,:GTS,9y:P,WPQT+6[<h,3FG+,:<NW'F+W@'-yoLBOikQBl,uB')PI@,X{[wR;R6D<{Ou_<Cxi^*rr4(8IS4p*Cq*4",
"4=aHQ/h(i/'(Lw3'Fwp7E+~Hq'`knW<]<zh'|h0~E+VJ*')h_(0D@LW'-U,d+7~OQBOFPJ:d85EH7kgp;=oheHU/~R'.3mY",
"'TH:)BvX`7*99[3I=S.`IXD.;=BuYCCIxxK'+5Td1f,=.)E6jY)dW8t,5wKg,:PZY/;]n`=@O-3<<3+1<v/Q6Y~098+Co~+",
".rM(Q'.7c0@PBmu/sbNf'(Mvn'FxoUM~QhvN0,HnNI/cL<*98NC-m+c',}fI-n/{dC-~H6'7(GT,7g^1<_+9cOux.iC/_9,",
"Y:|]/Y;/<0=EPur7K)/(Y;0E];~ScJ'J.Lo'7(Gi-r1up'fpEQ<:G4'9'.R._0l7-CMb./'`bkr;a+}.[PhEchFtj^mS6LZ",
"'/_)J'.-Pf_1/Qt;~Qe19;Xd{gf:I+hFsZXh)WQ5sxXVm_4NYNPwH]11xrgf.faYl'D9+i'.k-5^qn-X<=U}R*9ifz':2;:",
"YArHq=Lo<4el{6JXaXZEA2Zh*Mn3W`'(XXn(ABg}*VZB]AAqo`)gzHv(Dm|~3VSXb'b+Q1<9whG'`kJ=',*_KNm;G8=84D[",
"'-MTP'DFL*67c3~'aR{c'7<Eh3l)u.6442f'7;OH1}}i;0,H[h46AU}2xZyNfOzuv/-T(T'*m+i'')b8'')W6(]^}G'7F+W",
"RWcp1C+FxD7,{_W0g]rv<ZQH_3e;5dt^:=Yt^3kL08Fs2cS[1o5:*`1RXVPU'1+{K'DFXV'.NY0fi@W5<*ntth{z1X1++_O",
":*}[pRW7zg3kAVn3WZ<M'.E<bdPW}'(dv{73VgjG.Qbj{e07=+(Ftc~t^3OI'`ba'=Kq`u'tRU-=.hb7tmpozJCHx2'/PRv",
"'.(N*'.Jci<'U51H*|Bsca*M8^nIr7Es*naB3T~MBJ;+-hc6d,kY+`Skv1;WmV_6f@gbukAdi}I'=_,U'')ky'')K-'')k{",
"'`bUq=y5z}@Y~5y<'WJrFGzQ<'8`k+'.7*z'2P'K-V00]@wa{:0}J-E'NL-CGgEy:oPW0}^n).}<F*B8hmDMMoihHIGVHLi",
"'')nu'`b^I<2Z,KC[rL<3bV[g'-}<O'/tl^<F7-<@IkM3=iOM43b`_gEco,+pItug'1{)x(kJ']@IdNqhc:CMK-(J/@WO3b",
"'O@2|'..NA'.p,p@,nN36p~w]<F')j'EC(z^p7kz=@j1}hmD]R'`eV:IbhxY^n/Bm<D'z{u'NRu'')Il'{}qqqAc5U'1hux",
"'(UBwI)/x`=l[HnCG^Q/lrM2V'1Lct'DFM+'.TmCRW9~T3fp_S'IB6H.n/)S'NU`z6VF{,'.Nv3'NCSw'-|U)'/GOv'.p/q",
"lrLR{Fkt']'-};}Rs[R}8Xiik@30J/tuLMT8XicZJg.*U.QLs)'L[8<S7]qJKc}sTK-)eT^nkms7Cj<'={n^gA1|ky^fE_y",
"N]D=Q'0l<q@51Wp_GB+~<Lr~sA9L;yEVypO=69Oq;~H^gCcm((CU+:@'0c7/1O`Ut9.Eqn<'B'YER[k,'/;GW'.vKy'19[K",
"'4vD;A0a[e)<=x,hG-g='.z[K'.y)nP9C(lWdoKSY<cwo3.k9fNz@nhOJoM('Mu9l'/n/n'.6uq<_qz3Cd9B,@b)qf@^BHB",
".slCjER[aT1||Fztp6Es(lXn['DdfVS6p/@Yx)*q3V[^K3^M56^mAzF'''((",
};
static const char bitnet__spv_joined[][96] = {
"'a,PU'D9AS{{D-+''rY:''5tm{{M3)AV1_]NMA/=7k[oE'`t,;'|.^oLF|]/(/hpf'|I].(Aes/(^1u6)<t59(yb29@mOL)",
"'E@i6(y}F<)w*hB)w3nCFutGB),:2J''Z0C)E,O-'(S0m(y(i5''`S/(A@`4F|RIx''``e)YX,<(yt@<''`l7*rpRF(zBXB",
"''Vr:''tOD'E-l5)'0Xf''XEh'DtX,7gPFk''tXJ'E-{=)'Mto''XNk'Dtb2''bX1.-(WZ({H=L''W8F''kCK)'jE|''Xdr",
"'Dth;+65aE''XLT''tUY'E.CL0./)C'-qw9)'sb+''aXO1xqos(|a0X''aeS;uh-=3VNGI(}6P^''atX4ofl-(}]ib''b(]",
"6/~85=vZ1b=Z=(a(~<5h7r)I`'E.tW)ETaF@9A3E:*|)Z<rmVm'E/Nh)G9lZEGI}Y:+JC_@3,|)'E.nU)DNzD8MWU9A0+<g",
"'E.II)C5/94YgG0:,2nfBJBeQ'E-o7)AO|-/M^m|:,Y.jCcZ1E'E-<')=ipy*AU;p:,~HnD{rW7RW6M(<z4RTEGuru:dA)Y",
"*{_aL'DthY''bh}=SD]W')wD|'')I{*rr[,:A2Z])'Lzs''b^n0nZ*S;YL*5'E.u()EV,o@=W|nHvg@+<rmVm''Y85JT2]n",
"M-|pyDK6jn;uq;w()92LE*lxw)YuzV<DGU]'E5lo:dV:D=60c4=60`y'E8b='E/dz)c}[1)|g~fFdy@lE+MF}Hw<_0@PJ0/",
"@PJ,}'E9:O'E/d~)edgG)GWX'tdZ<mAMFLIAMFJ()kgJt)GW_)w=25wAwFp3SUX/D2.`G}<ref2=6(6.BfVKK'+rn'')[d,",
"C)rvQ05@`S;uh,s7:ztp)aLJm(eq@q(ezFi;d*oS*HX5F''~n**VgC@;a@f`'(L0|'(@|('``gD'{{~B'``f|=o`~+)utOE",
"*97[D'(S/;'(xLG(^2,A<'|d)*s*LF+om=W=o`~m(]]CF-07J)*X0:R=o`~1)YXFF')2}O-0,_@'aLpw'bteN<;JX='(z=K",
")x'Nd('4Nb,oUc2./w4u0`Yfm0bf[<,<[3k-~-hr=LRvN'*Lp['*V/v,3C|Z-sz(l;oDaQ'*qd[<='HK'+,Pz'+5TW-iwSY",
"'uk9p'+I`}-j1]Z3t,Gs'+[m),3D'U-p_pV(8b*r'+w~o-j:cb)5pSy',22q,4ere-p{*_,Y7wUh~U[47hg)y7hvnz=VxeU",
"D-rO`hFuR,8elf+=W;wXM-cO~'-.l9-q5@K*2GW+'-Bw|-kKOi(rTK-;|;{X'(oC[Rs][n;VaE''`t[V:<GUc(A[hq(<fh*",
"'yJgT')Hdc72@|z'yLm7(vFz,.3}2RsxG(}<wRS.)V~6x)})a|+p'2/2E1Jt'Ak1QtZg*U/1(D-''0o=(+VN_@3+ro'Ak4i",
"@3Ps8''/:]'`{RntX~8l)_IEJ(_sDy@P[/^'cNMW<='ra(]nr`+m9v/<Z44R'aIjK)vL29tX~8m'')['''kn(;}|][<:|@,",
"@leyK'')D@'eu~s;u|cx;h,qKO.Lyc'{~Wv'a]G-')YNZtY8+Z'b=^9=6E=o9D7+U=SE)n)v_FA'*/m^<9Q[a*l`<8'+./B",
"'/;rl4(Wqy'-zI)RW-G/;Yq-3'Iv4U)E6h6=S^H2hG6m.<=qE+'EzW;RWTGx,_DBi-NHD0<zdWLAME@s)_II662=5Z*WOz{",
"5_<Id<^qQk<yiL]'a<HH=SPyrO.M<q'(ohMH<}4fsxG8(<'lqo(vG-~<6@5GS6qt_(jrs7')OhJ+=K9d*^usC'.4=|tX~I)",
"')+mw(eK~msxFui3z1jU;uhG''Ftq)*e^r<(dZzM'-{EFR2x]^tZdgx<CZasR2fVcAiX5e'':33)}3iY=7awT'(zV|=SFj`",
"AM;8=<_pFD<W~NP<z]fV;<.g:QoSQCQS6dI''ES=<^~az<H@kF)_IZdQn15u'(I-,''XbZ<_6d<;h8<9EuA;g.Q_^q<yRPo",
"<L1Fl9|)KS,t6E7<_JcN6wAA8S0/iZ<NpMYJtQUR'.,eJdv[NK'{}bS:B*lTh)sd.<AYo}`rG4*RWUjX'gIzl=AAP};o0U=",
"+EytP(dXcc'-|fnRW8p1;Yh','(UAz-igYn|@`2x+3Zd-<rdcl''0xD<rdcj/jWw{'(qQ'.R:nw'|EAM-g5*/'`a3/59|@/",
"(dZ/3'-t8}''<t)'-tl5=6+9v<VHA^'F^5Z)}42c,IwRXtX~+]((o-t8gl[O(A[{|<AO@U6g-AfO],E)OxPkQAM;VPP9(t4",
"AM;Uz'5'`+2'fS@<]AuptY/6R'(_NH+65p((<k.U+EDQI.sx'`8j_xw2ECX;<|[y_<'jWB<F*Ap<s'LqAP'v8TQCS.J=`Pm",
".mpmw5MmMJtY/@fP+IKsh~plH<|o-n=;:mMRo;.gS2bctAM;VZSM8yJ3Vw~nA-H<9thB(6T;3fkTR4d`A[ifmUcL{^7*Iqf",
"')axG;DqH|A-G<p'2*vU'N=}tH<usrtY(9dt`+l5.X;13'JFv*RWUA_t[14*<Ay[9V{oL7RsV,v<=V+0@C-H[W|;5Z(D6lv",
"'Ak3;)B`*45MrS.ZS8Wl'j^aT;}sznZi;Z:[XCfF'i5ve'g[X1+Zq(+@PA83''0z3@PA8tC84Z.[o=_T]2Zv{AM;Vw]M2w+",
"tk@}q^@,b8^R.a|=ep,+'}dh@ae]2j,QUD.-g8d+'Ap]~A6sll,YwA1'DLFo'Apd1RXrgTbPI<T'(P9C'F{1ARWM8DL7X,P",
"=B7^8=L[|7L7t8vRW/g/OhRQ9eo13ff2Tk<AM;W;fM,tftn4v4f}XMlg4eUAAb^]NC~n45@RW]d'(KTK/Ht}'/e8/S'(Poh",
"'F{gRC7q9ZFaIx)t]oAwO.`=6+mBtM+M<E1.{o;T+@EnKBGb7RDK+y)(dXS^F'tmdhDEIsVJvtFtYBu1J={YN-7*n8,sf.q",
"A/yk<AM;;g=W9j]<_=Eu4S^6==Zo)x/jmg|<Bkbp@PRw~=:a3l=:eMk<3x]DtndMS;FNjL+][9W+mB}X+MYa7.|2OW<_X`-",
"tdEV==TCWE/khM<H3LqB@PC4PTn5pa=6Vch@v_SJRWBV7='ReHOYCM9.fj_0(D6f6tdD_x'dT3/=X0kI;{U7NB,u8jBJ^qn",
"qNm'0DE]E*(vNqg+P*.h.~[-oS6wU}<`'qptZ_3i(vIfYtmSd]tX~:-=qt4sOYK3gAx/;7<a277@nhOg<rd</'.~PX'.~PY",
"<re)G<re,HD`u;krh,L[<cdoZte7/7=TCWz-Mfh<<5z}5VK'i2-8xG4<VPDU'gYnz;|}hsCHW=/s@nJas]G[st^k{bN2`QC",
",=TOj'(f26<S]M9'*^Us''CH*,mB|''6<=n2Rr[9'``;j''qj:<::(gt^d}o'a,Sz5W6Bw1]h`N(z/mc''/4T'AYV^1^6Hz",
"A-I_P=TAO,({JYQ''/:N<'Np73C;jT'{{Fkt[FWF'bv0'3rt)6.faY~)z<`18iB|l''/:01]gmu.8<,=8cbv0;YSyqCcR'.",
"W<I4btas~/<JTL,)_57Tt`o1U'yL`Q'IGnGGyZ-eD6GIOWxXhZ(xxD,X;t[UXYBkW)='ZIA-Ia3YS[LV;yKtT60_^|('Qjz",
"0((}f2v18a)FO9gt`;-x;FC1d'L`jet^i1ktYz;f(F{cB''/:L(FrXJ'|5o='0zus*@a|d8cbuF''_Z5;vPWDRt=)='-ik]",
";uj8P)=L].''_Zn9'1Wy;v5F9<WDi.ZT.]}<rmYH2<4r6'FZv2'.,j^*=K~D39jPB(vJ(z7mL9M((f*u)W(5Z'|1'G9`oGj",
"6TXw2;w5M<tYKzu.X1xJ(<hYP[MS~UQ}Ay{'.VTc]-53Ita2KytY_)c;w~tf*:]jf'JGkAt^coctZ+CgPHee]<AR-N<.wAl",
"'bFXi(a0w1'EL1EQZ5/GXr{ee532iD<rfU'XY8FQ.-)vW'-2^)<VJKb.g0'Y=o`naRW-P13W-uQta;NZ(E0|Q)<OJ*'.*oA",
"<s:wD=vT75<rhp0*970d,34C_C)xoJ9`b~EC)pgg'GqNu+rZhi4SMMXtX~+]'{{_+;Yq-C:z,Cy(]_6b'I728'GqZO+saL1",
"CGY2Ot`fH[_DKqd(<hvO4@yWX2vbb()<t_)*=_tA){r/9RuGtg:RrE2tc+`P'4Q@:;Ku4*D`kr`=65zJ(ARyf'.A~{'/|B0",
"E'oant`S8X)ct17E]mtX:fwcP)d4Fx1^AP'+3[~J_`e9o(Dn.)RXc_9tcI)|tY7i_'E_@w,WItr'rkIkFDb;A7xojGFGqAx",
"t`l39tcqJz(<hwSaY`z{GVfT_t`V;YtczY~(<h}W:gh`0tdNbat_YhVtdR*.(<hwW+=1S=tde<7(<hwX'-}74tdwP;(<hwY",
"'-}=8te1cA(<hwZ'-}E<teEuQ(<hwD:gql@KUj7C(<hZa/0{1`tekC['AlRUt]|Q<tY2`,'AmJ-d38P5;]2@JLoOn4'Dd|H",
"RW9SP=g`=htY8XmS7Asq;vvd07;,3}<EON9'g,gW<9444*}hj:9'(,Ht]Lp0t`o1_QF7)|(|@at+3]h];yPN8*B<z6+3_K8",
"^chpe)|u,j'-yen'-zt7)<Oi5'.:<ce01(}2v:9B(][}y*VhIA'.8z;X9D;[K-Nc8+om++)E;uieMNL.SpPeQ.:nt3t`-7`",
"(IIn1GvKQ{6@/^y'K8D0STFnR<:V~nB3nsdt]^98)@vTK0RQ'4TQ@]X<1Z+9<YG.L3Wib1.NS;)+3]IQ.iF=:)YXS-^fCx:",
"1]_Z<'{}e)/gkb1:^7|Zt]z8q<9vY(+ooE^f/aYY3VW9D'{}e01EH7;u8z)Y=s6,x@5C7e0e=EJ2v13=<vW2e2yr`v)@mO2",
"+3[~E467eE2yNS_1`z9`2z;h]2`Ptq'(joW+(z=l)_7f}(<hYM8~|/,KX({{t`-Bk'*UE]''/:RNdU;[V-}Cb+U_@~'(I-A",
"g~~|P(8N+(<rvJBH}Q8s'-ytstX}[lTQ_ip+c9X-<()jEV-q02)=pq{'`bX[RW0*|*t'h21^]b''AkgA_`eDu)AjW0TQhq;",
",zWBD'-yentY,Z.<VJczM4y^s)z)l^)~*4K5Mm-<4ofX_RW]eH@m;@:<W9bu;uz*N'DtmrUjBOd9SPZ[<<YE646x}q(B=M~",
"1^-C<5Clj}(ARiH467LA2wU:8,nX33-4SpJ2E/qiTQVAj9F_l3UjeMN@m93v2YTnz-MII/'QfzyWGt6FGH~)xRsTgh956sk",
"<bqPK:dL;h-g3)5,|)EF1yK+z6/~=H@Bs5A-9-YU'HR)u1^fh)+3[~N_`eP}*<fv46p]5=29]ZF,PN7O3Vc.s8NQZ*7K:Zc",
"(<hMF84b}X'ePey;ybb6t[NB0'*}(]'')Hp',ZF3(xz+V9+*gQ<xYR'9,z'T0`nLq)E6-okVT)T9{q]F:A2H[:xtaW'ePf*",
"<3[WEt^*GA'IvMw81|w;=,oOX`AWgRu<rZ{u<ltC)[S[23ilW:3X9JM'bQsl<M]W[7Cs8_;{|frt_D9V')[-a'MLVL,:<S*",
"b;r3,axe[u6p`)4@j,2@9DJNW3y~CL'*3_c'-'c_)uvM'3jL|H3WH*K,t64ucp1p}u8|KF<wQY@AH'[LAaNmw=KD0zuMp]v",
"',G|U''u'F'-9k('')g*)uvM-3k,JT3WH<Q,t6H{ej*d8,I+3[=L+q:uNQ)|'Sxyjt`-Wi<VJNs.g_ZP=oaNs')axM*'JW~",
"/'Mjd3VWAtTQYKp)5TEa'39~m'{~H4)=ghE<X}IHm5cg}'2ZMh;YN.]4Sok](ASl;WH=Td<QOrn'},z1tc<3z<A}[ZIW-M)",
"<CMI.'a9:y'GMVr5`V4iWdHT|E2oTe.^{]7/qydb'AmL~467I12xQsL.i0_M0+HlS/i[]_'JGM:RWBKG=69P~7Xng3'.Qq1",
"(dr}-'dj.'=7+S3*rt0y.-(FBRW6G.'gv,R)FSkA(<i8i+6GXE'GZ(j'.+)'-QW4y(<i2g-wFSSYAuA;s<=|h(<huh'Zg1[",
"O<H+u2T}~c/~yrF3VW{6-4={Ct^D:r+3vuw;wt+T81+b*u8_:{;yQ1cUM~'9tY7p+,|l)D1xrGL'3N)j''ktN<thsH7.,Ch",
"P8~^f3Vg.2Xa2ic'G1='3B7xl<Dt90A)7T'3@)D'IWHO/UjY;''.vL8(]o@H7,{gy7fZeNq)UHe8cVqLYB'c)'cEBP;u|aI",
"'aR~F'@u~z(1imn,WK^H5Mm6H''LNO;x8y:46NEL=7TQV/~{|2Y^z6K<6[Hs<;JX*LUq<xS7A/O*1Asv',AT,'')h+=obyC",
"'{~,T=}3Eht;d]-'n3(|<SmXKZZ5Vx6lyf,;ugxSuSIEg_Ml.mH(Kdj/GByQ<|;.6)<l003X=W,AywDSr]T^U3XleW4K[NK",
"46Bax2whH<-OKS7-n3*LRWK.w1'.ULRWN~)<XSUcRWjZ7@0At85lopJ@`P=Nt`S(_'DZfXQowvtW+NmS1^eu~1aefL'Akg_",
"_`fGY2^(`m(F)Gz'HSOl'6-i-'/}DO'0t1QNNlk0'(Nx]<VJQfMn3hb+|ZEd46AU}2w8(2+qA*9,7WTGt]gScOW);L<GzoL",
"u8}v`<*_gmN<i~iR3;'~*[Qi:t_ZLQ'R)h-R^3Y5tu`7|=aEEt0D=+@=X]cmYAv3k+(^l/[sOZG+(^lS=SE,oXDfWI5bFMk",
";|a`=''OnW@l_4ISTfQAAj.U(<]tLT+B_^-'ET=l6N5(;0`Y9.ST<1^tY7np'G:FxT3vB+)-iNMt_D@J<I2H6.fabt/*T(1",
"3X4*wI`fBdT43m{@S4ad;w'iR@_mGP.ii_`TP}x0.1JF/2aD1p(+[8=8IQIY(,a_B)W(6<'/@)@'`bXVC1K^V(y+_Y'')`U",
";YN:_/V3swRW|uR''D]Q/'Mjr3VWH22'lnW<:EL1t`S.T'R~dV.s^v.)v^OQt]g=p3Xujh,TZ[u'Al0Q-F9`8*EG.9taKK8",
"'`rIy;}7w`tY_8U'EgNS)I,]`_`eeX,SzrC'01nKAiZQO;<1rI<EG6^=rEi63{|iE-T|98Q=l/.=7X@UUO=S=t^3cb3l2*H",
"^cqTB<CMC+3Vct|)awkEt]_Iq'AXxU2^TT|2Ae<^2<6yt<95OfNNusd7mh<K3=BUT'4AIk*sfJa''LN;3w66+1^AOL4bpKz",
"<G,Ug)<YPA<W-ve:yFOS'(-/<2/wzr'{{l9(j)Ij4p;wiU1HpV<]F-g<(AuyUkP*n)WLW~)}*a''h5IF<:;e'9D_-o8/dJY",
"8c|1P'EeDJQ=(D3-2'RB3W-[a8.-1|+8_CG8.,q''AXy@8i^-o74L|AUNCn`0nGb,+Uxul'+[0V)hkhU'.=+u'|B)H=6:O;",
"(]_zs7-Zhaur=B[Vhg@{<XAJ4@R8(-1^y./1_YB7'AkgJ_`ej5,SzxE4Vy@s399<^4IuC_9dOz*4SJR:''/;.5MuruXa`NX",
"<<lQX(RI-x0^O3](`DHqt`S|YW*nv5;iXph7;eZ+V.)@}<@,EON1Z6o'OvGZRt;h*0yixM),f)f3VXE^<:1t+us=`huubZ@",
"uutgDDR'WfRspph2:)nhuv.sM2scvG36~~pJwIbY2YRMI1*yJ*4=)<d<w20*,l{h}RWSwc<:Mx3P,)5z3TD/k3p`8}8q|j/",
"uvL-1/Di=u)Zy,(*btOi'HdBgVHN9I0HpL-*chE{4Q@RTt]h[L4mZYXzFj/[;|g5w)^/cxtcfn0tYz:qyG:=m(A+Mi)<G7Z",
"(a1*~,Szi@+otoF6^tJG2BW0Ht]zO|t]_5U1a[b@+3_1JttWGI3Onv|'QSLm[tX5.Bw.M_<ZI<qdS+hG<<i6t+=NAwRsStO",
"=S0B2[9o~3;wN)K:_@[A'p'VR(<huSWA(W3Wx|x/:m)m4(3`rVJ^qU[X=Z|)'M(}OTP}}0'GEGJZZ4KP.vH<z'T5rV)]61*",
"(<j,3-QW0V@`G-,3Xcjq3j`(VBvWSh3XZA}8UEQ9t`S^i<9V_`/GpH|YruX@4F-|ZXuthm=pXQp^nN|W6AemE'*ZBo-{|bw",
"F<)B.UN+C6G..}6tuEGFMrqq;)v.u4a*d'Z'.vPM'|5x@@q',@-0/p-<:5{R'|SK,1]aX.'Fd|0M-d/5@j*fn2'm):`h(-4",
"'(z^ZCY/~-tuWHI`KwVG;|t`{(H1r9=@Rq7^3_k6''XeVQIJ7u5W9}T<(uua:^UCz<K[/H[2|QbbE(lffJJ@w'aMW3'.~PO",
"@mWbh+SRnO<;csu]M+0E(h9fj]ijT@bDi8cF.]+X]k9m|Kxy58RWLv1L9vs+=oe8LcrNl3WG{z<CTz7}RWg.R<siy6tu`J)",
"<LW[r''VWH'EK7^;~0/(*s7(+<vSX9_)i'K'')Eo'c13@=:ma;(5cF.(<h{U</TS_<;JX;.3rF/'D]8*;|yCu:^L;y<M..V",
"`a.ONtcEjg`r)q)',Jd0'')I]2NUHOViuRjLU4~zCf2YYS6qhy*ehFyt]q;Z<9:1na5u^3ofaUW^co)j(e:5<'AkgW^Q)*q",
"tlEr*I{I~Q;wM8eZfPXzJ_[1.UN4NN,M|98;eFjB;mg[|:kF|WRsh0q4:;3z'1.y`A[2bj'HoP73jkJVt_-BtuSnS[4:Yr'",
"'~WE9'D|xB'|@rz;v@`+dK36c9-o1c@j+x853)cC7fp6<'.;2|3VXn-4szk_60C8JBNw.U,TmngRW6ts<tSLEdoJit'**Xa",
"'')OT'')FF)+^4l6QPu^<wfy|72JCD7jj}9'Akg6RWGx_)WU^,9KXThlrE_Ne2eYd2E8J.KQK8i8cW=X:xkZZRW8||,4K{C",
"')axp'a,f;'E5'F-m:CHPe1^9+AIfd3w2nwt^Q~.3wkY))aSB5(EgL`1b;,d(BZZQ'}(GT;[c^A57g~98~u[=/t]Xu'N0')",
"S7<WE)sqa{tY8Lk[sNd:M7-7=*yt3~t]oP|9Rg19v5Z}3-g<nPXY9B*)yk-peRaVmv9hxBTmR`u4).,K<YOQx[:3[9;2KWU",
"RsgbPt[|ag'Gb5r0gpz_:g7Ra'/BoG1`r3ARW8QF<C+C3AM=F@(/MP`'GqWx(y)`4)ONTb)<:i3<s'Rw-ie@m'P0PgT3{DT",
"<a]v2STRWm0^VwJKtOHf'G^_B''/:B0^_RK/jke<'I]<{SU9S]1ZS7@0}6eq',bwm')H4W2v):r<_1EO@PpM3'@3Ss5Ex8H",
"'-z(wB3]Gu4737y;vRXFv7odJ'*1^;;uj<m''H_=B6Gv)47lq.47dZ:v92g*Em_]ft`/0=:O~i9''w<Y)LG1f<Y0K)[tA3E",
"(lt}W'F-xWUNIJP(8OAj(<hYJ3kxu*PISJH+67<9<yv_D@:VbkUOHiU'2F@2''*73'{}q+'E^EnW*a1GY6eZ)'4HAO(]^vw",
";YLCaV.<O,FLX^yY^Uku1yR^+tX~Wlt]g6346ARc<9ROA^QAJm=sI't7-_0`h~TnI3z-rx*vG)m'([9J*VghJ'+|:'(ABnp",
"t`,`D'DFLj[:WsoAi}N|BfWNk+SPS'<{oyR]7`+[+*'eo'O=usBn/[t'/9n)^4=xat[NBR<VJRRV-y-l0+/(9'yKpU=T^BC",
"'`u@WWH.8^(bV200Ao9tRWZ]ct]^BI*ZXrj<rvJB,lk7f(G8rD1`{9N;j:ed1'Ls7'0t4M(ABntt`,`H8==1',0Wr9CcP}n",
"(ef=r'-Xy0''*1;<rgT91dpE/-TFz-=z+YTAN^~8<_4=a3vxQ:)z+/0'([9P3w9m@*WI^^3vz^U'HS<*+6dRD3vyk;(]_:.",
"3mTxm'.dXQ;|AsB<w@<P3W^7dt]`8O<[nfY3YsNg7NM8e-5KyU3X@-et^vJ(6g@`P72KjN--TUx)@P[1;fjC*g3Ly}HFQ92",
",8GdG4IuCH47ZT<2y(9V1DT^Q1a|CX6Qe(lt]zx1t_Esv1b}ZM1G/89;hI=ht`/o6=}sC9(b}g-.n:Z3+vqc4'Jl'-X)Vyz",
"6-VJU74W@w,li_EX)8J_F=ajbL9HybST~[FDpP*-29f78<^QnFIP:A=<BmwF=wD^q8G;vv@2{`i'0lv+1lo(~2A~N[<c]}5",
"TQ:4r<9ZGYtuP*uLs'N:<d(8U(yvzrvW-jYvW,-F'SJMUvf~6h<'VkeYAtq;)|psV1yI;_vRvEX_0u))36bNy'GS3R)'s+{",
"<WjX2Ku7U*'PWb{.m]Cft[b9J1`Co29nAmB'/1:6=A5WX,m[cC)dPl}^chh1:H(-^<9vn|(]_<9)<<t_<x6V{_F}1gRWAM.",
"<:0e~QF7,|@TAitvS']x.A-i4`KR0|'/EHPvW/604/O1Zts@J:vS3hhC`xG:<EA3e3rn=D'E}Fi'.0TNHQFSMtuP3''F4gL",
"VK9n_<=`+MvW,,A<tUs}vT]ztt^~|Q):/DuHmddvIND|z(zcFX3hxv;<<lW:RsSj=<Ep3-+t4[vRWg4vCHik_RWTcB=XEiK",
"tY:bFVhp-['21iS1m2F0gmA/='4+(]M5QQ02AeAVtd|<7Dy7mM3aG-F3rv~S,jobfvV~Y<'~1.=Fsi}X'OeJ(f7j_T6g5^k",
"Rsoc2)ea<T(.YyUK*u+AJiwM,*F[~_KJ4d6K-1P.<FX~t<)3P)Ctued+7M:FeV|-^E5@IlFx@5o@2~Lp'2=Ad<VJWmg3mK-",
"vW,,iCZ5f2<Fc,s6icYY'OvPb5si/='/'t-'.Ki/_Mx,'Onull3W6e^E*yuw<uoqF'P4~E''e-K+(z(s,:BKB<uJ@8'PI2G",
"'-Y*-B:~([5lo~/ur=4Wv_hQIv_z]:<GCT<7,zrA;vrD9vS+pA<LvC3'/R5;6[r1R<et.7+=8n0t]_Ib8|KEf;{Eou46KfL",
"B-r-W'e*L~=:jIklBK'X(2SDB)YZQ)=S{x1;^e{X3z:x]=SXgZ+63mK)|nXg=<-V:1{t9`'Pdc_1Md*'v`QzN'AXg.N=2do",
"NvjIF('Qp|9D7Y{3W]xK'Q'ub3*[l/<d@)Pvfv)|v`e/J;uj8ztu`Up@l[9F8NA*Q+9hM9vW,,Dt]hy63[}o9XD|]i3[trH",
"Rsj}Z<sVm4'QX+V(k)nm)di6Wva(CPva:OT;}1+n'Qk}F6w@^E'nJemvajmZ'AX|5Qmb/GRN=y]T3gKb*j8r@1`/a`1bkLh",
"'^qPu2v'Pa'BSyW_`n-R1xgvbvW@;1zDoN+vR~O|<86pJ1wk|X5)Oc*;|1D9`.=h_E=3/}'Dw`Z+=18f:vHb+'.8D/=7Ug:",
"'|.rMCUQsVSq(f=<9vYcGN`<a<Z@Au6i`P<E+w<K-0.BU+SPS'ST;i7<:V~_gmJ{7<wIE*-7XfT@j*oq.-:R7'.F8}/J25A",
"'a5rC3+kX:'RJno2/)I9v5c@|vass7<I:lc1]v+a;ymi~RW8uiF5rs*1a,3;=9R3nExifw<cJI-P8yd,QoSQA'-urB<:G:l",
"_0S'a',mdd;uj@_39aM-cyWpe:o.dw;YNKcm[9|6<x+.N/*1|3PNcJO_1X}:3WSwj'GWY:'.4)2Rs|bb'ax3//si}|'-}P+",
"KfN]8YyXQWIau[7d=NKmHPdhi@=+Vf+SRtetY.c`3-g~=;|cBnIi|N+=vpAL'K|+[_18ix@om}UFDsv.'OHAsSq)[@t[aN.",
"6^2.A+=K^/=sRPK1A<Ry'-G]@EmUh,<sXNPaH<E/1_Ew{1`r3J<9-=v1y.`jY^LuD9Owz+_k.do<SwU8'.V2HOn<Nfj-:8|",
"AQV:7Y^u(`8qO4B'0yPJ)uvQltuKla2L,MUHPeQ509Ua^SpIA}tZ4[057/i'.Dx3)<FDOm<sw(8tuBwVt]_T`Bk8^(S7QIX",
"H088d'.7~8')/_3=K~R)<'^9YdS.01*rp@ytuKltLU.RQ@XE_.gmA5}@Vm,j+SSsn1yIMMtuEDF:5}eF<Q}]1<VvPbvoG7e",
":526y<R.c2voPZ|,t9_j<9;gF)7`i'oi8ZW)w174oK-EBp*m[gVK'gytYzCT==or}voHT.'.o]:'(zjI'.ouE(ABvOw.dDk",
"AM=G;fp<y|njM_k=2HCcqD}ZS'.~PdpmJ~olpTy['b4TQ<D|cdW+VP7<]b@T'`rRFUN3h';}zEfYAu:c1cptc'Akgs_`g60",
"9d*dA1ur)Gt^)Aaw/MmA4IuEovrp`aLq^WE;f{RjSt8{u-wx=W@<z6JSUtvIC9E<y]7-.n<{'hiRWCiF9oGGj=sG_^kuL[2",
"'g'ti=UX+qk;rM:KXX:x<PmZZ+6BI)<Bskv6p]o}<9FH9(B=uM)W'GI3WhH,<Yne{,PN{,(C,a]-j(QV=.;Xl<XH`M577S'",
"8A+~~RWhAum7l^{B2ZhuG9K_i)pVXA8G=ki<[l5C7ffe53N<.k3]0mj)<=.Q2`2hr7E)|j'Kq`2Yy]3O;|23;=0ty.tYMhw",
"'E.'e;f{nn<mbu_*WAqd')EfJ<]GO_9Ty7B<+(@X=X1]~Y')It;hCV==myJcig1{B*hp'Et]^GD;Weaa<a+o-l^KYd=9Ns'",
"Sp@qo'-0Eg7YX8NCamVn<=/ge;~Qds;x6U*aGoN6w6x+nAgs9'w2_b~ta}FC@jw6G<{'4xSTHhTBVunpNx`zU<:o5OVLy/;",
"@42LTC|ECh'3Dff'')h*=6)_zM{d{/'Kr2DVgEH1S-{k3,_`anDK-Zj<DkA3M{fKCcy[.k1l]3HDD3~1<~x=w`K@q',(P0s",
"3Xv|6RW-FD)AcAf_`ep9-PwCJ(/icaNv.rDRlOmI'2H-W;o3SL'/7xKjJrxo={n[qhj3qX'Zh*:Dn9ZRmR}BZ<Fb7JRWC8_",
".-:[T_M~7S<Y<(UgPt/@Dpc9y)<kY,3W4MV2/nx6Rus)w=}7US/~|)v'~H+n3=A0*'NpaR'.I@eTQF5K'2:iGHb3|)4SK}l",
";|-rw7JHlH:2cM:(vHiX7fwSI'ZzCBn2q)P'daH8=9|0-3t]Qw5Thzpt]zo.t^}Jl1bXBILqBI4`ghdJ@<@-.)lpY1'2J2O",
"DtKd4<=KRZaGxQr0Rcyb'`{Y6nlb2J(cNEn3VWc.TQA`*+7`RP'.=;K0NA6]t`Smo(]m9`;[ppz'[I+w(<hYL2UB`*/GA|/",
"p-3d{'-yqst_N+s(]mGfpflv~0+6Typi+`x<st(hT,kb;@98R{^nO-NG-Q}u'+N.''azIF<sX4S)uuG0=B/-JD{iA3-0,)+",
"EA,}+'DJP.S6r6BMU~C}/*8-TCj_<P<Xb7ZBtBz;'kZ'T<u49sRW.Pv(;V~`',6v51mkm_<`{a[iJ|aCDT*'o<vBKoZvnVp",
"3Zf*R7tI+D'26hQ'c(.G<vN-6<<uX])0C=Zq)[u;)^-W.'(I0Q-{7'WU0_bCJy_=nRt7a|'W26f=c~|A<9vXt2F@2U<Vu1;",
"FVu5;').8h@2~'m+oo|ptuLLo9Uo,Q=:`|bTfIrraJO]}Gp4[j_kmWiA[DKe=v-P^HbmOstuBtrj*geS/=JY8/cp(4,sup,",
")<;kU;Z=GGTmU4t56kS|)YZSe''1bYH)[T}'+tYMJwx(e<yY`,60*4A<B*;u8GZp)=62.r644CB((t{/''/:A6n~/l<ZEJF",
"S6s('+hkBx('i^q'HRZB9`h~I'.5Qp<[j;x4x-Q);]8Yg;N}4H/*hAT4IuCQ<u4'l46A^-RsTC.4:FV/4S][p3=,la*+k[k",
"jd4'RCN.B[6MOnM+Mq3M;x;;MwO{c]/x(mW+SP~2(G0qeIjxkZ,Bv4c<G[XbwO{p]'0/Dr9BSPR:.w-t;IAZ=w[4UH'-rww",
"(,C<('Oh3X.fb7A3Vm==<VT~v<;or/wT)(Vt*R40wjl5Tw[+P0w[=]4<)G.2JKY'XJM5<-wO|},<0rvuNALzB4TcHxO<@gS",
"<:N,<.sm)//Kc4)t^QRx/+w@(t^Q/N/,1E~(B4Ay'F~a}L8T^r.J^v849SlfwSM,N'AkhWOt*.TwT;7AQ4@I)(Jg:ILER~`",
"'}+GzLao/bFxix:'P=S^w[w(OM^kM(s}BiNwQb9sw[du<w[w)B@_xr]'.CbLB:BtjXb12w+H-X2'',Ac'DFn*'.gXh'.HB{",
"[:*omAC1g0(]g,DN4Obg@j*<a;|^o5tYK{6;wlpH(]gPy'aBz^<'~}h*ytOh=<z.g(]]L-Kz{KHU1+sZ8Bb,OLk1.}VhB,m",
")sLL,GjD*-;cNWOI)i32<=E8g6MFe5<+<^@<AvV.t]h@`1aITR]TBdeBXx3FRlR6*(l04Q'4VPp,{S6{'.4_.'325L)uvFK",
"<sNhdvo;~LSq'8J*<SBt''nDQE2]MpAicHC1(+0z+)H=Z1a53@+s05IRlZUtQNpw74SO2.-@,Zi<G[,VeW.CUFqV(,/~x|H",
"/s|_D9DN1l)bux~*=mR0hj5lF*f4@4'31@t3gQ=9<:c{y@,mq-RWSeI;Z4@z8DdT6-4PJet'6O)Fj(EW60(`4;|BV/cVVEZ",
"H:vo4k|CEzHFH/dzc.[*;{NVo'a,uk'O.NJ'.~P(9KdYLtYrWDOTRsx<G.aMA3G]09'EVT'd84F'(Y_@/7}gU<siLkwlAbf",
"JCI313r'9=*BF6twpN;@-ig]5+4bnK+Q}tQ'AXyL*U+Gr+4an|]6`z`5(,n3tZR+51_3*'J-L@h)*YmTU|06dE]J]NSTQRX",
"R)OqIS8V*_LWDpH=pVi4JMDW;MT]G-.-*{4<Wx)K,;iPPCG@1=<VJHj3WN.L/KOw9tw}r]'+.-E'DFO)FE6C_<XiY)'G87Y",
"G6V=]))yQP0GPBN;yQDp(daPu;|zO<)v/{HUN+H[+q-=B-msQx'bcyg/Jp(R/cf.R0HaO}e9h,_;iXzOW.(+9@[nJ9@T,Do",
"RlRG5+wG|w3zuJ|WK,Fk=~QHZDl7zDTnn;CCy4vCYz6NI=PjgzJiS`nWH6.@Kz/o039EFX'amy`<|o-h<,+fA)*@`3taT<{",
"=2n7Pr`.]ud=.-eMqFo<)YlXL`g5~[(2AD:T4E3+Ajgzj*VVCL'M:zQZ=+C|.:nnZ'cOk[<xfij'kUSM*H}hswpJ,)wpEPv",
"wpE]{wpESy2UXXIw|[zhwzcmswzuywKcv()Fi5.X,POOn)hFOj'HXoei/_MdFj4c0X|oT`9YW[x3yntH'Ms}K'/0zl@[mXt",
"X(IrqBvWTK;y0|61dIlW=TSX3)^-^0)v*/^3YE9R3YwGDeW/@Ol6ts=w{0,d'k}5hAPR*=GShM0Rsoc2'SHW35`]JT4cj3R",
")j(^/)]IBgw{MB)w{`N-)YZ8ZX:J~hXWg.X(KNR,w{rXN*eBm8<)OrnAT]IH3V]OG3[gw`3[Kh^RsXpyXWSY/Y7K77Yq*Q;",
"t]lRlZ4B<(6^hRcw2_]E@EJ*8VLsLoLs'NV)k.CpG6UIC0eb6(9q2dotjh8tRiwFy3g|]1604a=f-xggw|o7c<KveC3h7F]",
"YBQL=*GP;1+pvwwwpEQ63oESnry{l;)kpoB)aDu3w};SMw}O`Q'{}cg^don2^fLV,'3pyF(xz)nw}bja<Lj=S;l(Oe@e+Hu",
"'/mtD'F7@nW*j5T_ajj/',-T.PIb.3'.d4t<cqlhwlD`nDniy,'*m.hOjBo8<L|I](z([PwpEXiwpEjJ.45F12'u}L`z+UE",
"<]q5:3Ve:v,:DUq<tM;|=-*HpX|okPav~T-wmFNkw~C8bw~UFf<0Agc`z*<7yPo9='RVoh'AkgA_`f*G/Jp4V*Y(Tkw~qW8",
"'AYf9b:Foo49fMwwolc_'Akifo.4Oiwp^Q(p+*DB'.~Pk5Mt=Q'.~Pe[:`tJS.A+i=g/I7bZCR.c7A=KwpLcX<Peu/_eMfx",
"'WUFM'.~P3bWhOac7F3rcp}Mv@QKUN[W)x/+MByI'46C~+*0rj'.WDzdQXdP'Ha1'RWZ'C=giB4'Wr::+Kt|_'bg8a<k8k@",
"_cIu8'DFU'YAt_idmsiQeNZ3(f.9M,AS@2(46M]OHrcg;2<5BQ=;LFKf/`KwfN(a4'AX|AfKW):73{[L(B-{Z1v81L4*<p{",
"<C<SFtuP6r)Mq^v<;b_P<,F[-AS)SK@l{h0;eA6d7]'XG'Ed|fq0OV7(;)|g''1bZ'2O+4'')S7Kt;'s;}4O;+SeAV8N4GO",
"RX3TZfJJ@BRshKlOQK-^46L7u;u{8KsH.o@1`7Ef('p5O'c8ZpB/5NSNk07n<EcGR8GFBc`n'u-'Py5'Q5s<Q{`+STpez92",
"BoQJjAM5H(|-RbyI]_p.Mk5wiLn5u]MC|An|.*+pkJ4<B{|)V]{{M-'{{M-'{{M-'{{M-'{{M-'`n(1T=ZQ6-'O@GhS6h<^",
"<:3+jDNqt^<@;MsgRKwf<@klx@@bLbgfF^:`n(Hb=76/_aNa4QRn4x_'-mS==okt6=<mo-.gyQ]`n)y1M,v}n|*VoCjThMX",
"+1=MI@G4;B'6(UrR[RB_elFB*;EX`I@G4;n'D9-'(hvp*'Ckw-R_|Anf/bK+'D9+aJM5,:'D9+v'D9-''-}M*h0I,,'1Lsa",
"'')Jz'')y2<rft5`Qdz}BkUo`=.MA}`Qd{+@rGca<}''N`Qdz|VfdCT<'y^J'|x:z'(I-htY@Gc'(UBO]=SJ<'D{]j=CO7<",
";}U+{<s`qw<:0ev;vvbv<s|,'AILl^CkUj5XDfnC<EM;8lyxB;=T,{C7];su<F_VM<}_7/'`XU@3zEaN'.HE|TmUaX<Zb8M",
"J*itm-0-NVRXY@<fiCrPgIw=23/lJDigONc''kteEot+O<^IDk+[5FT5MmAFSp~28Al9yN^fFFsP-'[QesP{3'(A6Q22NM7",
"2un8<<`,L)pPxi[NpNNK<WI`A'`k]L',m1R<9-Bo<V`*xuAlJ,'(@ya'KfGt8O1*/'-peo(G_9/3W_^^+S@dQ6q^g;((utw",
"'HRsK(CR^Et[}VU-~0,9'-Xv-'')h:'')W('')UD'DFM{RWjzTCe8CdvY|3qAPlkX@:Fmy)E9xJPp8}UQ3V-n(+4`3Q3Y.L",
"P8xio;}<M+=Ygcntg'B7<~FLs<LNUvYdzZ0)<b,j'LLrR7mZ/l7n,fb7nyR4)+{`c*H_7n=EWUTQ6.HERt.B]R0Q8fRMnSi",
"QogYaRWtE_'nKRW=E|nXuHJ'B(IzgIu<lal'`bcJO.o4;'()]]''*{T''*9D'')N,'')N-''*DH'')W1'',U1'',@+'')Rz",
"'')KD'')N,'DF|@'/CIA'.o~n'1|:V'0mUM'0Pr;'1W1W'10wU'/h,JRZ]Mep,UOaS/kvUf/_q9nOx[M2'~G)'/_<I`4HWv",
"B}Xj[C_U6WDvTjOL^INjBBpS1R.Wi*'@mtb'1avT'.k'3'0:gXRWi^0A-cT~*/rL]uZ2B2'`b[e<C3`m@:MZc==ZEa<_QQd",
"uo[DT''*+w'',7=''*{T'')v^;YO]e`4K9p^z<^;=~v`U@iy-Z@MSvX''0*'12`mNu6-S(t^:(1`4I(@<1d1-NmiB7Jphz*",
"=Lx61F4ak=G,UI_3nmtp''~(W`4HQw@EJUkq|7BKuV*~p'')NM=6)`mDo6N-*/rM:R`Nh=tuhDtfJKp6tuKl_'DFOQ'.<@I",
"wMed3gf:H*iCov1f/_q2ur=)q'P'McRsx:zx-<S}xJZk/M4^KiupjAQup|P;<UAdBxLqvK+a0NvuZ8It3X)UB3WxqA<9G{R",
"uVBsY;ts^D'*EVACgt'2'()]](]_]@3Y/dN'.<_SzDW.M'.*RQ)rNzTuVvXbuZ/i7uZ4er)<=0qz|95/{]sKQuV*~W'')Kk",
"'{~JqwMAuAuUyy'WN/ZN'()]]'DGDw'.<II'0,TqJK}Jpy~znc@l[rio/XnHtY.d['DFpm'9)_]VzhiD-DW_+@Hmykzc.xm",
"*/rLZ'4/{tRXSuOtY/'p'DFyy'06-h'4_]ej@l;G'``:2'{{E,f/_q1fi@+FelChSfiI16''*:_'')j|'DGSE'/FFi@/'C7",
"'(hV~`4HTV@VSDQ<sfoK'azI7I+^zi'EFf^'/UF@'0]W1=2=26q'F+Icyavp)9l44'M}1N-7BWHCZkrsurHNl`4HX<pGezS",
";Z<V}`4H[ww0K,furH/`Ek5|5AUB42<zsU6C.Ueq/d~oR@PAo(elEu}RXG2;urQSu'1R^y''4dF`4Hz[A=x[D'bpC_A01XS",
"urKy]_q+;0v/xVC<q6W:6wh}=Ah4VVurHJN'eGn9D_2[R'()]]=oc9-`4Hhf=tE`P`4H[g=t:YO`4H[c1bMs-'/tVC''w<Y",
")LFUT*/rLc'/7fE'F-xWRXlpFPI8j/;dg`f`4Ic:'2F=@LG007'EFf^Q<nG_*/rLe'.dT~tX~+x''*M{''*pO'T~gy*/rLt",
"'/nNTBn//}A_m;SEHHj4'()]]'')b1''.Qb''*rQ=od1Y`4ICkA`I.'@RW[vAN=bStvvz:+:M[ELNad}*/rMC'.Qh.Qly/'",
"@AW};BhVp5A2ms8DGC2Gqfi+)@zZ0LG;DUHF4ak=@C]h=RYDYn.fauH5Pl,V6...pSiqJK6..Ec53)cR/)|b1532iS''*=1",
"''*9='DGB_'/|9@@]JCS'()]]'')bK'')gE(]_W_7+*LG'.(<e7+/a`<@Q|7<@IVH=r_T5RW^6;7fZretuP3''F4g@VK9n/",
"^WksJ=;k3g<v/QI'J7Uq''LND8(-,h8a`PsRW8Di=u.2_'()]]'')HW'')n[=6*@~2<4m{*/rLP<dt+u`4HSY<<@i0PB-^/",
"*/rL^fJL<_60C8H;|(MfsZ'3WvV||g'{}bS6KK8S2YQpQ53FuK<AN]hvgr`,:ZV@::AXaV*Amo/:xnwa:]kdX<AjoF;a)5R",
"`4H}TD:i2BIp-bM'EFf^'.<uI'.5|V;WUFTNop9g*/rLT;YMM6;YKmY*/rLS'.6*X<un;o'KGnn=6eJ9<VI3d6MLhX'DFU0",
"SpXu5`4HJ)<^g}fve^DtvZ*F3vZ<R7'')F['`beBCwU<{A9UCz'@mtb'.ng04=*0u5=4iOF{vm7<WJfJh{z1T*/rLj'.eaH",
"3VYdL3YtzQk9qppM`~U6@1,t='.SVQ'.edI3VYmM3ZLKY4vu}}@jhABAKFNG*/rLMmmIgqBO48n'()]]'')Of'')OgKX({T",
"*/rLL3VZ'O'.6]VAgekkBHBsMC'z3QC+DZxCaXw;C|u(oDB81@'.(lzCEAe]C|vYW'/GUf1t;xot^(jPvjT[.)uvAFnjE^4",
"1sJH-'.(r|k9vN[j]LV5<Q(yIAnYRP<Zr-A)iL(Tt~mG^W1JeZHq.v}'()]]BfWGQS820v`4I;F9n]s2*/rLQRX*[K-8@n9",
"f--w8RXG29DD{x6DyqEfE=4NBus'U_v],f3A9BWgG[UVeMnEFuFK~z_[:0O7`4IXuCqO,_+hLiIS/t|o'')FQ@PCj1`4JL+",
"T.E=sNFj1'LVdcwF*Y_SFvdPe=w;Tr*/rLU'3T-}'0;fuR]2S|hc7(IX*e8p8|KGb*/rM*tuDsS'')OU'')`s:526K<MAR]",
"voPZ|,t9_:<9:1o)2qXQa@ro()=Q}2`yg2_aZM:b*/rLN^4+aHavcB9RWiB(axRm2b;q3oa][_vbWIah*/rL[vsO+A'`b]u",
"<Mxy)<jGduvoO;}+ZLbGRYoqqgf:eF''I0N`4H~@1pzQc'.(-gd3}K.cVK7wBBSd@@_Tg^<t}LRS7J:1`4IOW<ygtd8qED{",
"*/rL[J1/DX[t8AT'EFf^RWhC'`4Ix,=[9any~zqd''+K.''*FQ''*9='')q;<VJQmRY;M{/*72KW+d1Sw9vTB39;RG=SV{j",
"RX+<a0|8qR;y2[Fw5h`8'{}_31ZpVxVKDqi`4I/-985zU*/rLs'.S{p'2:}.'/)ui'6XF,'03`8Rb(,^f/`5A]/nyfK9V5p",
"'()]]'')Rg<rg:cRlHon@l]6{tuTr[0MisP*/rN*'.6Md''6Ly`4HP9'(zd1`4IqdDiS21B(SHN'1eQ}<rfXRRZDPUAM;J}",
"DD9.}<rfX'RWSm/es3[)`4I;V'W26,*/rLbtuM({`4IhdR;G:X<Cvsj`4J^0B5T~}J(R*KPwZqn'()]]''*4z;YNErRZ.Pu",
"DD0G.4vW/,*/rM0'1MRF'/-y.gQ7'e@n1<4'()]]'')eX*99p[wT*KcwT*Wh<_*c5<u)kowT(M<,sudh*/rLN<VSHW`4HJD",
"<AkO_wetwBwV<@+wVPL/<At'.<A;/P<AF5Q=YgbV==ZEa==vWdL2.-81e8e@'-|6OAKbd`=6DV^<CZ1y3[;M)'.6*IwT)yt",
"0D@Ov<TlM`<q/V/wT*x~5t;I's='-8<7Q;7<q0U;'1[Nn@xy:qX}qmZ`4HeLC2v],BodX{<{j9n9o*3-*/rLQR]qkyDD0G.",
"tY.cl=SG0bRW|HW'{{b1S/kwrf/_qAG8|}8AM;,p-ie;GDD0(sTP}x@`4KHc62:SxX|bWI`4HD^Mp@~~*/rLOD|jNL'()]]",
"@2}~8Xa+J}`4HY+=.`N0Ad9_D<`jDp@Yb{v=K{W(<`~n_`4Hbl1g(pXDc3Ve'EFf^'.;Y9q'weXk<+iC<o+@d3m8bv'.;`;",
"wT/]nwT(Hy)YZ9TwhVgmwhiuw'')y]''*tF(ACqgFVu4NQEj{yRXf[W/NNq6@4e8sRXd[LC)py*RW^}Z4=:MG*/rLPUN.5G",
"`4J=x^t5ZY'|,G*jYWq)baRWwM0`Ow'()]]'')Lp+osF^Ew9zHF:W*IFWs3NFt6<L,T<*|Ew<K}FWt}pG7U=t'2TmKRXAIG",
"i.p`CD^y5D=:G/[LN=cw*/rLz'.pU}<zrk@RY~*CG9K[;Gq2Yn))h~~woNQv=B;^uH3Qf2*/rLbwpHPSwpEPOwpG(}wpFw{",
"*99L,wvU*/wvh5~<Eoa|3b0Og3[5s('..CpwlOPo=z_E-<(-iw*z|.rwpEPVwpG50wpG,.J=iPkww4I8wwH]2wwZi6Nv.,l",
"3b{@Y<wrPR,1J[fUN_TZ`4I1~<)G]4B5T~t9l;3+tey)F'{}d(MBXIwVDfOUwx((3<G/T<3cJ4o'1p*DwpHPUwpEPa3jVCi",
"dQ[L6<GUlOww,:5wxNCHwxaOL'{}c7O:Q)-O<,jV'3pyF(xz)@wxsZ1<G{-N;g9@5`4H}TE7eOE<d@b9wtA/kez0E{PIb-T",
"'.d4t*/rLO'.WT''.g{2'._F@3WO2-<W5)6`4HIY=()+IRWUe|QS6eY=6IPA'()]]Nk9)8'O+Pi'.8C3wyJy@wy^._wyp:c",
"'G1=[RZ'`xRPG4_'.(6mRj}Ly`{rFt<0-Y(w~Cit'{}`maZdW;[P,a_DDM;(=bB7bS0iYVSgyRtwpK.)a1Dcv3dOu2RWF7h",
"jyRPZSKa`kT+Axo'0k9S'0Gl:'.8UITdwjYTfHMOAMO8fRWXKl=bz0_'S+*e+G-m/'~*Cb'SGZ|=CQSJ'()]]*VVRXUE]f{",
"U}8k{V^r,']9C:x`4I(f3`T<]RWbds'SZZ'wOzf0w{MB6`4HN'=DnnECqk@XUjK2')sLIC@3kCQ'()]]@l_50`4Hi,(-Oa8",
"FzrGS=TG)M=`e`O=.`N'Ho^E{*/rL[tY0R3<rflpR]CJ]E,xa1*/rLR8iGJu",
};
static const char bitnet__spv_numbers[][96] = {
"'a,Pn'D9AS{{D-+''rY:''7B2{{M3)AV1_]NMA/=7k[oE'`t,;=BlS*HCc)M''H1Y(,]1,'DrY3''ch+,m27T'DMJ/57^f.",
"4:;0'*[LLj;YU-I61JMG5Qqmk+;=kn60/C9'E.4k(}6y;''b+_6i_Hg3rjM1*97IV'(5r4)E.6h6i_b-/)}-Q'|5P:()S~n",
"'aIf@'|Rc=(AwrE;['~)/*UrZ'``f7;uhG*;<8]7'(JS0'4b.T2YR8X''0`|'(ff''4b+S''Dl:'(xr.'''*';wjnq+}Nio",
"'.+I8,nQ)..-(F,''93n7mLrp,3:d['elz^<;gF',Bb[~'D9*C,3/fc'D9*D,:h<F'D9*E,3/fa-QcGr,:*BCj@c2f,Ba9h",
",9y:4,:GT9+VQn`')<,7'*r1I8m2,D;yGtQ;RZH@)aSdP;|q:N`fTI*2wVCV;`e|9'+,=U6wAA.'+5EJGHde4'+@LqBqj[J",
"'+IQFdv[QH'+RWH)i5rn'+[^K4fT@j'+edM4f]VS;zVa9;Kj22gIx~(D{jS`GycWb6kL8P')+]}'(L=V8e<*e'(L6w'Fvpk",
"9b:dc9}Wgb,=Nf+0+E6A:_Zt|KiB0/Kr.1XL1syEAX|tR;'Mvz@PA8i9e`pC',F0`@PA8m'3RrzAM;Uv'3Rr}'3RrG'3RrH",
"'3RrI'3RrJ'3RrK'DD0'MPU{zN]D.HM`Q=T;zWd4'''0B0gaoOj@lhf;aSV=.fbh*.n:ZU''Pe^60(Hi''+42'|'p^;YMbp",
"'``AZ3=@pC1]j/H2yktc'3TWX1]Vzy'3Sju'''6/;Y^yA55,Wd4pG'-(A@P[/KOX5'4ZJI;dtf;2aW|o8)zl34Glf[46Kgz",
"2v}t.KKTey*<fv47Opy]-MM@H'`dg]+;.177f]<['3SUJ',Oo))|sq='3SX0Na=/P2<I)S9s,Q07-4P)Y)<Ze'`jbW<^:Q<",
"RWTgg=q2U=dVbnZ;E8g`'4YW0'I1Gb-TV-/Cjl~Y2w3|o'`{NNLG47+O^'A]'NnEy+wLomd5hjLdoPQ|,32*9)fX)W)oR.x",
"6MxMKh~Smg((uyc'|-kX<uywN'HRdO'3S]2idHzy*lj_/3tEDOi`3'i5:vz-Dt5[S<y^o}'Ylf,''+=9'*(FQ(ABmvj|ak9",
"')Hs.(F`YtkA|wA')HsF*rruJk^B+G'3TdWky^g@'*:M3'')H7*rra'NcZ8`Nd=;X3kf`g'OWsN'.O6C8.@[YNa@vp4CTt)",
"8LlZBl~pPr'*YUV<VL<Z1G-DeO|Lde<9/9r;v+0'D4bMJSMC3{(x{lsSiL]ST-mxP'`dGq'4ZHtS7Bb'0}yw+((L(rNamRB",
"'b)F<='6maO`TcmOa(Z{5CjP|UdAJ;9`py,<z+/~*9yqnNfIUN;wW4~RW0Ww1j'zpPA*ECOZ(:=NcS^/;|)2R*+bMv(AIct",
")z5/~'KqCs'4[TDCj~lT1ln[p'4ZGC,t={n*:Ap'1]aYk'4YW+PzJ5+Nci27DSdKi'bFG[(a0w1,33r''3TJFIsU4iST.n+",
"(Mm*F'3UB{-[5Zm5MqDfRX.C]NcfyM9`bQ@<B_*)-pZ;*'.vO.XuYNm4p)k`SpOwJQv0~E<gHu^8N,:AO`lYb;=+Gf@E/wv",
")}oO01^JUp).w93*=_FQ){r/96MXlVRXT[a:QG=|<..Ip2F5F`:^7}9'SJl}(AV^9'.-So'/j4.AvIoNO`lE1;<|}bB=E}-",
")c2k51^AOu(k[01)zC;O)`U{77f_[hEGlm_Zo`[F(]`lu'|'Z@O`l1}7w:[L[XiB6CP+p/D3^Y|Oa+l~:fLOg]8[m@DMNM6",
"EMu~6O_rSy:nb}e;czA@F*LvXFg5M1O_rS1:nu=oE-f3`GE4z<H'Nr7:A4`Z:lVraE-,s^HBWWNIAfzGO_rS99r3H~2~Whl",
"_G.BWIlY|Y'3pY,J<cYHO^'<)Qy'0b=f<Hp`D0-M)L;J_Q<f4f(*lrW',oJ|'|Kvw'klpI(^GhQJXLfR<({Bc;]y7b'+7Dm",
"*s@s''k~|B8ntCY;r3~;H}m=(<i_+/2<V=S;v==8SpS:+NfJc*D``K.QZ0}<'E-}Z*9;8w<rmVG9y<Yp'3TE4'4)psTmI0U",
"'EhNK'.M.f'3TZ;Qz1MKSp~7M')+^;;YNTk0(}eB(Dmv|(x|3,9'AApFZCX[-1k4w+ST~i'4[@pOhIGk",
};
static const char bitnet__spv_prepare[][96] = {
"'a,P4'D9AS'-gRm)YX@:']r_Q'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/(^1u6)<t59F}bC.I@8/S",
"''Wt]''s8S'E/jL({Kkl''W/D'DsDT''W0O''j;X({g}r''W8G'DsMW9.t2})=zn01h/bz(`vjT(aE'Q(a0yS(`,Gi)[eDd",
")=_|c2v)Hw(aE*X(aaGX@6wMG(xxc1''`P/'{{V2(yEx7''ic3)CG]H54N<;+;+bm'E.)C)B-j71B]t,+:hOj4SSkx'D|IU",
")<:{e(yk8;''`i6*VTID(z7RA''`u:+olnL(_BbD)`N^H)A~F8/0K1j9`]NQ:`EI/9cR5.({++I''a5D.JEa]({QEM''aCH",
"/c^-e({v^Q''aOL0{uSm66_l3(|DvU''WUO(H2BF''kw@)E-n/<wBX.4vj=I<VQMh'E/BS(d:O/(cx6Z<y|SM'+K8<'')CE",
"'')CE'')CE7JAfy'E/N])D|w8:(|2/6Tu3S@3,{['E.L=)C=l,4tsY{6UCMW'E-k8]fn.-6UUYY'E):m7/F4)7JHbM;uh-b",
"=SD]c;YL-m;YU0Z0-~wQ(dN|}(dk9T(dOGZ*'Jw*'``Y3;`x/]*s*LA'(L3v'(S-)'(]2;*VpR<=<}Cf)wZEZ'(qj+,:<T0",
"-0@WN;|~1f'(xOL)w<zQ,VgEk(CKqX,l{1A,3MTM-MIa]-OTcY,<[3k-~-hh=LRvD')G1Q')PJl,3C|Z-sz(b(8t6`')lKU",
"<;ybA'*'K*'*/nM-iwSY'uk9f'*Cyt-j1]Z'uk9h'*V-x,3D'U-p_pL;o0TO'*s6H-j:cb)5pSo'+,Mg,4ere-p{*T'|,JU",
"'+I`j-MeQF-jH2`1y4oy'+[mZ6l'(d'aIf_'+nxw-q6RZ'|Rc`',),p-q5<7)w<tp',;8r-kKM](^kCl',OGc,P`+IRW7jk",
"')G8h3Z^A+')OeD((<)o8cW`|8K^sF9`SaR9D6WR:xl0L'(KR7'Fv|l:_6wP,fjwW9(^Y79EwN^')e6/{{F=y;YKlj;uj(b",
"{{IY)G]83N-TRJ,)ago_;|V3l|=mo^[4Xi)[4R'n,Zjo,+=d,u.fv/0+=K6|,FLXv,W<Fm-U:t{^.Mw1[5(Yy_10'A'qSJ.",
"4Z:wH[4S`_[4SG<[4Rm,[4SxN[4R3r[4R0qLjYtu<yptZ,Iwd*E<SabaA5w};{^77'a-bX[5(3n:d.}4/tAwP'(Lz5'Fws8",
"'(L_-[4U8j[5)J8;a^5r'gGhs-1H:='7al2/ZSZlE`D{=AM;V.ExoQK[m<{=QoX~U;YQIn'|J{CR2u/V'|gCI'7a]+<.Id,",
"9gZ@3*ykv<'-ykpg,u4Y(AA-*'/@)9(_jAw'(uyXRWT'E'bZk,<:aZM<l5vVGY-F4GaWqXGzgX6<(-m808}32HrIq9Hz<Wa",
"I:~}:AX(;IikBt``G,te.Lmtopf5'.QEajZ+<xHP<.KEK:`(S1phM9`gD5UChGs^A[2j;G'``p)<Gbl<1Ue.;9.3@nRW8Az",
"<MpOoc8k/d'd-<j[@]Q^[}/EH'(OPr'FxiP^.Ju{'(LJ},oH37-2a1C'fko~<2Wki'K7:S@WQ}3<^uU0RPy7PMq't.=/T7o",
",J<.;,Bjk],:chy/[lGQPY5S*AM;VRPrb.8Qdq3P-o@I'QhgP-66y-8R6aQj'|q7S6,2Wp`D92m<'4`.1V:JgF.o:v2U0@T",
"'8B)n'7am)'h(0v<h(2r'gYnz;|}hsA]4e(phOn-V5Yo~=:-<M[t5wt<VMqu[EOZ=,b2Ih,c.RQ,HH|pEYxp^'U);iBw9am",
"'Kr]JWP;LfAM;VjX;~Ui'8B)~'7alsAc,p5XxFwJY-VHDYBz@oA^Fk|4v|HP5;3*Y<.(5_Z*nK0RsmFn1NjqqZvAD5aCKye",
"]2B,~m6-[GaCNO3,:*Bk0-sfw1IDF:)aXPsD.Z9t'7cBo'@,Qz2<H'{1y+k=A-G=E(^d]UtY(DG*^V`IU:Fq.[6e7F88UMv",
"5qSDp'd4WLHS<g)3Xc_Q6mCS+pQpc6'`eoB1x|,EA-G=8.h,nq[pa^o4tKc)1^S[Q1^S[,'7tbP9y<tX'0hn{'kWnc<JhJn",
"[6fNu2[yTgtY7j['7bFs[6nBI4Lu8n4STdv'^-VZ4ofXi;|XRWpjrvO5fw=}1]zlOUM0*ktY1HM-ptA(3VY=^ZX(w2:G`cM",
"2D=nP3]hE])E@O^3XwoT9+)4z0K/=c'{|D1tY7iVH=KAC'.+.x'.J6Z'.F3;.skJe)KObg'',VKPp)nF5W6Bw<9=4NtYULH",
"1]s62'@S+1'|5gl'`a3/2xlwV)y]OGtY+_2`G`'yt_D8Fp6s}F'`jbW(|N7(U~b7s@WDLK<yYFrA/z;447YFL46Kg|4Sy}'",
"(]ndx==+2<'-z[/Q3CzEQP`*cQl{3yt^8;VZX1kvQ3BX7Ql~:L*w<er0H_KG[6f7'4Ol3o49-SZ2zgFwqKy^Y5Suq}XY;Li",
"3WNoc3]*ICUDSV[+v9394Eyf;46Tm|t]X~US-:[L(eE;D1y'FdS7AI=SfrOCtY/8g+7tvA[qK1~S-97=Sfw-XRstK`thA42",
"=Ew6x'.:^-'7bCZ32XV,)v.0|'2KgI2=<p+'`bTT'2TmZ/U7FK*<fil*t,ZW1^xtr<5;fW=SMSfRWMEm<b*6='(x]u3,TsO",
"'`{Nv'*TRe3Vi(0+vh':^0QIa9g/d2.mnBy*VjG{RW6ho8VJE{tj`k[1nBuZ'7b@<8cbv0;YQI~'7~AM[p1:b[8yiX[93rY",
"9`dx.<B_*Q-pXSM'.vO.p,Zr|4p)k`ST2nIplksl<nhkM0fG=i@Eq|][s0Ug:e:K)@Q@(e)^-Q,)<ywS1^]d]BgS/k[9+'m",
":Xp2F<5XF02F5F_:^7}b']<bK(AVZ8'.-So'/j4.AzNSu[rvGY;<|}bBFx'G)c40^1^AOu(nvBR)zEg@)`U{7]iJ1(NdP3x",
"(H;yVC:f]mC/nZa'8B[y^P22@;YL{3Tcni4'`ei_s;`Rl*tF_k(x}IJ''/:2'HR':;x/ioQa|t@T3ktG=76/ASpY]1<h|m4",
"2v:|<)=pp/'a^qY'`e{F*t,m^A=x[:qGjOw)AjW0Rsp/3'3qPR'{}`b(Z)pq+ZbU7ST2qJ=6{|1g,f=6QFBP,)Y]GN'`a{J",
"(H9)YpoXAy<9=;qT3ZqZ'bZn.<9RhK<;xw7[o.ak'a5c1'GDPr,6_]<,n^`d1_YDf'7tLO-wn|z_iKd`UMz;3=p2n3UM{8;",
"</Ehke3/o+@upa92YR=0(gPmX(y'NJT48K8_+0c=)uyR_1yA_n*[UTX<:RV:*97xy)ZG/Y+7R|`1_)|a;c-o[ct0<n,PMzH",
"3Vbnj5sxgz7LB<k'7ttN7l<AC.--sV'7bHL<W`/x<9H97@rPhU<]F,~9JHGM3WCdc*t;Yh[6g3]3/Laht]Any'-Dje'')_Y",
"+65ja[6gDg+Px/D396Xg67lcC@vyujHPmnPtvJ4:3au=Q3WE8O,Wg3wI0QO4,=t)Y,:Ii7Ij0h2(AKUTE1r||7-.`N')+iC",
"'LOsB+vyI6J/u4.Imwi4[6hq:36*{kt`,a;<vO,6JM5SvJiSwfJN1c2tyT96tyPjW)[JQG3)CjdNv5v{'D}v/==w3]'/+24",
"'.Bc.LDbsD,PNNVe2ck)LG/TlLcJl7LH*C8tyTM<tyPj^)wfZN3c[Jr3X7Eh'.BwvN<ZfZ1G-Dea*Gc]TmI+*'5V{a+rKJx",
"(x}_Q(x};F'iP'ZCGRAQ;aTI}U0iRa<:'_zAT5ab]3EjN2<webE][[ytY7kFJ@5}s'-yqr(B;8{'`eoI'}|o),6sRK'7uaw",
"-JoV(;umS`^6=^k4)B4q^0^mJ3VjLU^3[o)-g2c('`eiWtY+F,[;gB5DDD=,'G8{Q/-StP.i5wv1`U{o8fNgun00;K`fH7P",
"<iiAR2hwzw'.Dpn(H@mh'gUc;<WETt*rrzW.-(F=RW-A,'gvOA'`h(a++fx}<Wj.})u~f<8G<)U+8B5ztuHCK-QW_['7uZc",
":_mta--V@lD7c;Z2@]RM3YM2l-QVw{p.Xr:tuH;+-O_L+<90i/'8A{^2@LMn56EtgtY7kFBY=pd1yI`N'`eiA(Aq04'7bBW",
"BY=jqD{j0F+63Ix;b<x)FBJjv_)pan'-V_Y'DFdu.m]S*/~{~0(f^EN,Q5Dt2E{+G[6SluG^<TS2AP+X<@ww='1nLU;M@,;",
"'24Vf;/{2E'.-`k'7u:Z;wl^547YcJ8HguGtjrw^9Vk`@V.'iRt[WU,.n:YaAMdbctY0`'O.V41'-qh4A8KgDtY0O}Oh5=7",
"'2w)s'DFjyU16)ctZZhr5'0.R)Dd].;umM66-MKT'/@)8=(QcU/GBjK<Ap)q]1)Ns3X=W,pmC2L36XdA-N6:c29]4`'d4^x",
",p=uB-OP~h1_lPh(k,lU,p,6mXaFN^05*dc'+'7l0RGv:<sOEN'}+zk'jL<cFk9kYVKZ8*1^eok1aefL3.P@54Ws:*TQ0=6",
"58=@U@Tjip3VOucRsxiE<Nd(Z9`s;`<:9mi==4365<+6q3X+ox+:UFc^0^<u4OkZN2=Oh25jDF;'IDaktuHCK2C5=f4Q*x/",
"'j_Je)v{|'GKr~-u<l^D1*s9m6J{xP(12nrbDfnk<@NAj[6R2fOa8S;[6YFh'.*tr=Ss@o)<B@G(F`=M;m-EFJ@5w.;phZv",
"=<DjBS7=ekCGd+kD-`.+*ZcOx)Z_ydtY+22<:::@'aBxJ[6Su[Y^8Im'ONhyYA}l_2<I;m1y+kL,5O@OYy^v+;LCT*4ZtG`",
"'-z(w'.TV(;[}TJ129,f1_uTJ.Z~ln/.NLc8iCJxcSZi(]5tHl',J0x@PC*,U1=xI@[R68(]^P9F'V-^;Z4l((kJ9[-MNg@",
"(L:_q,R*;r,35g[(DSrCIw[/1Mncvf)<Bh<2<hfm3XulY,TZ[uL7X(j54{^;JMI7q'-6=9'`rM/'`f8q3]TCxSpXtU-;=aX",
"1_cJgE2-*Zn9UvvT4LC6E4D2uFyu1;2dbkkUNqFS=FN@o)e[{nt`R,_:v:<x<IHnd'a|xW<rnUd1}(-6ZX(a/30PO91a53_",
"2<<.@;urFe,b/;q6jJK'2<A2E=tjz=[pa|W4HSJ()B_)ST3b}m:Q,8a((]D{)'7{Y(`{Hi*:GseUjHKL'(I~r5zcQv(]],B",
"=S{rKZvf`(ppgO3UO(6[ei|@6)a^P}8gl6H*]AH;*v7*n8M0]^'=8{RgGZ./<9xsa-*z_E(y))L3XeVnlv-)a3knsOZX1e'",
"99ziR<tqWD-BhcQ.=u~g'``fP=6DVG)<GiA@{<0k0'_~BJ@o7c'/i})'7~(UAO;//,lla/,lhw~+:C3O-4N87[6epu4OkmZ",
"47vgE2zB,oqJ|bG2yErq4SO~(tY+2x<p8<P2<7M(Z<hARu<laR-xk]2:s`J{VK+JW;epG@Q~*UwUj]/{<@,DO=}WI<'DIca",
"Rt,)pm3B`~)(0~73V_`d<:861u:3==uQ(wLuQ;+P'=8}GRsn/YnMZVBuQO5Qo-:aUoJWgv;hCD.nl<BQ0gT9(3^PFj<c5Ug",
",l{Is'.=53'.+1y)KhL+.}n1*)85@q)}A[@p*=;]u8dq4[W0^{pGS)ppcp3nq'3@+GfQOwuQ}U72Uh[Eq'2DJtY1(A)LFY8",
":~@'d[<VuB7CjK~tY'g43VaJC(a|c`,Tmu2[6ejs4Ok^P47ZT=2yWYaqJN2;1Di-etY+Fl'^4<es;`PY<FRZInOz(e+XjOJ",
"'OwFs[A=<i[6h}W=.{g,nl<nc,BAT4(AE{B'`ep@'P(Lt((3X*O/I_-[rv8m9''u<ZVWX2o6Q|W'+j=/A[cYP')KRf'DFKw",
")'toL]Tw5L'Dkb+UN@g*'a,cE*9@sm'+Mdz'DFLeTR*l/8sm/t'DPNsQ}J~rAM~47BJ7~o)u})}=}t1Z'7b@N'7bFkteq+=",
"p6s}.SpG(P9Suj1)K_b(+e2=U'FoPA(}kp+4OkQH<WN}Q-N)nG/.I)rSpla~A2Zgy<[IMF6M|jztf'1_.n1W-MTxC|=]5NV",
"/c`l}-OuYv'{|Imp,Zr|4Sxny1~JBr'+[@+BW}zF@Mg6a*yszd={nn=[3^'}2~s77*VgD~<*+~^TmL9)(z9j1(~}oW<|5k,",
"-ka;{'3wtm-OQ,o4SWi)*;0{NTm_BM<9Q@x'(SLK'8BzQ)YXNrBgQ1XuV-wRK;;2aN4XV/[y22[N/1,ICD^|J<+2(ptY<*y",
")'v'-^0Vhz'iwTk(]b@c'7vs0NQtf*[rv0zC`{7M3;M=*O1Tr*[q}[::j,;}NMLl'4|dgK5W8^P',6g6(xz+/;uqiA<W0^l",
";~dq,YAva4,~=rg.LihZ1`i/q'7bIVSTWxYHQ(4o'7d<yXajdn<*{c`;y*.2=lWQc49oA+2{v25=XxWi7Mnt6.kKL7EvQNx",
"'7cOCEvR]LtY+2f'^4<uF9mWC')4mj'')Cp4FgRp'@T0RSq2XA1cAJZIBvFY'7wGTREexZEJWkotYBqG'@TgdG'GNy2aUx/",
"uZ2KJ[s`]iu_<dNRb))5[rv/cFVp`rB-8O*<|]+03a<o]GSkeeFy-XKth)Pr[qyQY:kMoqSY8gCSwl6g[ryDI7tT=;TXK__",
"){Ho;'HUTN'7bG]^n}jr')e0b06|.[,:7|S8+o*g+t^*P'd4WL'GqWx(iy[4(2P{S9gmoR'HR-]AoN|9j(]{u''''('4k2~",
"{`.dWC~fIJ|-Ro-G`-MoNLkpvI[C*[IP3(`|-StmI@lT3NK]Qw|/bfw{{M-'''0*'Lw,/)'0cv)<*;QD*ydQu'-ynq;zSVL",
"e;==_64m;c''*+X'')FK'')FF'')FM''*=c'')RW;ujRB0gVoB'JZh`e;rpT;vvcT@Qbb(esHs`'cWK,F[=an8cY(V/Gy7I",
"-2ql3'.xAX;xmT0;@E@1eD5PN'))S*<XTI0E|'hMISq0[;{erMe9h.OKfWV/9D8Q`;a`,Q9;}~/'-m}~''-UC;4N,J'.A*W",
"*^G~a'-dwq'')kO=Wg[_7-JnV7mK7.5lk{]'0hn{'1w[`;4NFy'/EsHe;zbs'/)dJ:ToNy=64'*:7RA}3Y*k/'.7hqMAU9I",
"Fuas}IlUp=4SJPBRsf]I;s5;c<ALeZ:7QdQ3V[8{3XpjmQl}tB<cqVFtf*n2tfF|4(x{=`t^596<H[3ItfPz2(xz)<T*6e:",
"@yJRPtYWO3t]^+XCU4OI='d}|EYok{P8wTL)'6=ftfuD@=E16Ktg0H8''*,Z)<=8I9A^GT8Dc=uGr^6vPVE1PB:k|{'*Gne",
"9WqWg'.C@A'/:+0'-rBFe:Z].1kSt`'./F+'4xZ~2=WbY@P[|n'xj9['8BgX=g)5h;g[ed.40LA^0Re*'.4+v'-yzu^0K*S",
"/NEr:^0deeB-.W~@PL)2'hkzX<9ZHe)|gLa<BU7e3W.j-[p1=I1H<I=[p9=~'.H=z'.=={RsSzQ(Dg*+'7tNY'')O(A/zDv",
"sxI/jtY.c[-}={ca*_7<*9igL'@T2h[9l9C=P:TVg-:]Na+'.]A2ZhR@/((L+Tv0O'd4WL*VYwQ'7}QrHfUpI1^6I*'7}OD",
"+<}KV<C|sU'`kuN',*_K;YN.m-R6L3TQ=aa'-MUT;YN+k67dBS'-peo(Aa<K3W_^^NT1Bn6RW4^7JE*t'`jbp/Jp(R0)t^~",
"1``)p2h@J+'/(=8'.c8X'.IEB]3MO+=Z*,B+ZUQv'+0=x<9-C23e:u8RXwg(3obNd3W`A0RWCoq<Sw[+59~boRXRS8'1+{K",
"'DFXV'.Oj7p,U^T`-p_W)<b/t-xODc;~d(S=9EuSASX]wMR3e8=3Y--=Pu62'aE9L<z3G4tusU3tyPW+'c1<y==c]9@3Kl)",
"@j4].@35lc==Jo:3VcvK'.ASMAJo+U'2@u`Ja_^@'0JB,'.3no'.3qp'0JE-'.H(s'0f^2'2fm`'5Tpc'.I:='.35]'.3no",
"'/Dk''/-6q'.Zq0'13'9'0-H1d]/CoG:GvQD}FA8AkHH0Ak]kuV`Dh)0{uB=U1ZkBN7WaL'3Vug;uj4id[A@N=rLIFAlub*",
"0DAcc0D<.71A8KA-ie;),PLo,.-(F:-0,).s@f6k'1iV:'|'Sk2Vx1YtY.cWIdb[k'.Z7v'/[+KdZVhZCHikE3X*Bc'.+=g",
",N/Eb*VT5v*rp@|,PLo'''93n'.4Hi'.aDyd^:CPGhd^:HP=Kpc8nNL3rj<B4SJPK4Z9~M'1iVR''*M/I++ll'.W<x'.edI",
"'/kGR'<|'wTnM0zt^3ZLt^;NNHKJ,qZX0b/LtuT{V`DQzT3ku4HKIcS'/;-O'.3zsd]LUr*IzOi=+DPJ[2ly/^I}Aj]M(|h",
"]M(|w_c<fk5sxe0RSA[BHvNI5(.,Mp'y+-T'-)Y|<WlE1buR1Ew2i[_'.'v]'.3no'/'W|d]U[s=u.3Vu8j5+<+_U7'WU+y",
"<NG)0^K.C@cp1sfdPk3j'.(-bRsm'Pdm(FxuN<+1eMbPoei}WW;.c0,e2d110gT9(3^F9J'1'*6Fmmbw3Y-L}'.1Dhf-GZ.",
"'.(<g'.DQd3V^sl3bpGd'.1Mkff~G~gG`L|g,[4'7fZUJ60C8XI8{lYg1xlsRsTpNFmmZ6'1e.r'.@sR'.m4s'2-T^'.UFA",
"'.,pSCi74@TQtjcsGs.ysGr,a<ZvsgSpm8EETU6x'3BW4'/N72'1RH|sU'CU9ng<NSpZSwETTW_<96W_ETTdA()~S<'''{W",
"d]j).DJ^Ej<xO)NCgzkQ(}]u`E~}||+34Ss)E5Qv'0<W='`b}_ATn;B<Bq4`;}_1`C1puqF(@Xv0p]E|'0<W,''*^<'')_b",
";YNHhDsu'EsU'IZ:<w=Y'ilcz;|1Jfg3`,/uZ/ky-7:{O'-{gQU1-l9D:;.=B)wXG6MF+dB,t@mBJ7IfBfTRg<9H9`<Aa`g",
"uZ{CF'')UX'{}_j;9sZi:yCuwt`nIe(^vj}SBb:sd[Aci=xA=k1mFEx<zP_M@2~[|<C:1V;r_qgCvx:4D@yNTH5|9<dZV@K",
"''''|",
};
static const char bitnet__spv_screen[][96] = {
"'a,PK'D9AS{{D-+''rY:''5IT{{M3)AV1_];JIQ`6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/'|Rc4(yX,8F}bC.Bfg_)",
"EB(|;HpV5H)<F)@*E`~E)HZ`B.mSG9)G_JZ*}JeP(^b@=(_(xH)=b/J+_)}SHp{OL*;~8C*V^RB'E,dA;~C+~)G99FEK_^C",
"HpD)F(y(|<'E0(J)HzDRJWh5OHouiB*ryYSHq5XM+SYnN<y_8s'-yqr'-yen''Y7Z''YE5''VoF''VrH''j)L)@Kbg,=cH[",
"HqRnQ,PV1N'E,vG)<eVR'1YVG;['x*+Sd8]'aL}G)HU*VI=P)T;ZZ_~*9MJt)Ai;GtdWx))Yk=.)2.Pz'Ds2D'Ds9Q''VsH",
"''s8S'E/gK({Kkl''W/D'DsDT''a9Q+Uf4g/)|qL;vxy{.JF9e0`YPi0`cSU'D|]]HS<YWH6*VZBM/XH''W5H''jhu(}6a-",
"''WeU'Dsw`''an_'K*kp'``M0(y:r6''`Y1(xwr8(yb2:''`f5*97@B8/OBB0Hq0w'(,f:/)}*O'``Yo+9)A^+SeSo+6Ge;",
";vJ=R'(68H'(_BB-0RNF;a)U](yZ3z;|Fbs:A2j)'FX[X=6CcY'(SXJ=Ty8(+qUt2,5Lzd'h6|0gf:{ai`3_m-2BYV(y8vP",
";YLS65sSga,3Cza@sray'^-U(@loO.'^-U),P`ES+6H1I,l}Y-.Ln1v0J5Q;;uhG8<VR)N')P8:'*Ck9'''*''*Lr-|@`3'",
"=oa'R')uQp')~X@'*/_I'*8eR'+,=c;x^X/@W9uD0FSd~(BXc.BfU|_h~UC,5:x|g(GK9g'(oOC'(I~^'Ftu1'(LD{=rMmL",
"=wEZQ@;-'vAU)=+4[SpW/h1O~'(LWw'FwQ-5R.]TAvI{.8**<0AqFDx@P@l49.a/c@l^Z`A/ygbGr`;':*38;,Vi-=,UY|^",
",3:sqEYxoQ'Jj9tBlz_x'.S.TC2K*zAM;V(C~vq=:}ywH/j==G'(Lz5'Fws8;=pTrO[(9g9b:mf')+g('(LCG'Ftu.O[MO9",
"O[[(|9j-P,'e1KGPDhHJ+B'6a.p]o@,;<K8+=7,M-viWZ'yJ_QO[URvE`mnP'`dPd67*~n(Bbl0O[U_W49n~{tY)rE*:J43",
"O[Vb5=<Kk[<H[}Q+ZFOx;BYvK{{HA];YW1e,:HH=,:<OJ,4wwu+=yXT.sRNS.mwG/;|}e[;YW4{VbCQT@W2WLQrhWG{{HVd",
"|@`2x/pc0='(MWY'FxPKP:`ki'0,|~)aTe0^3i<4'4XWq'4XXS'4XXTNMnSrNa[E},F)R@<+I{d'''`^N|3p@1j<7D'4Fdj",
"'6[6q=T8BUAPW<K<.n8q''Pp:<VJY+Oa0wwOa8D6:7OHvePLw`'Mj[V'6wjpO^,5@O^0Es3OAPeV`oM3'|'Yu'9dZR.ma^w",
"'aJ9)'3os(;y`iC*:A0-'`dQ3'3p;r<:+<r</1MF<'11;<+f4M2[TaoE_1kfF*P:}'3p^H'+TFM'/u9p)YZD4';TFv2<NDG",
"'EzUK-TDA<'.Q:x-j=`.'3onX'+pUM7JAx[<|Lo+;<.e43XR`sN|{C9;'S)Q'6RSq']tjw5W6Bw1]hbd1]Vzu'3o|x'''1d",
";uz*B555^ei'39y(A@P[O^0C;3'BSZ'fK+-'G*O])EPP9`e_ZI(4Lmf'`dl{_cDbF'`jbW*vG*4+Tvb51_3*-1_G48T;,)2",
"'0{+<'')b0-ig_JtY+(y'HR3[1^6Jj)K+W')zCzf7mzYt<(TA+<yThXkY[(QHt4WPV'JGA5W6Bw1]h`N(<h0;(Z+9x'3]j|",
"tYK){2<mA<(vF{S46@Yb=6NkBI3V-2(]j-L=6)fBHouiY=6'Dd2yME_+8rU}Ga[1.HDj/bt^6RGt^3YFRUBTD)V~3ot^3c(",
";}.qcRX34P<fU4XQ;8*3)]8e./N5VukvEUD(ADct'`dQ2(BmlLtY*)]A@)_A*6`iQ*S{rD'4Yd2tZ*OY')n68,lkBst^3JE",
"Qt_0A*p=fwQsOVn<9=Ft<ebZh'EfRD+U+eU)Y]G4+m:IllV(tU+p8u(,MtRJ*Y]:;,Msbp(]a)~'3ojsO^@H|2]d'n*mev-",
"'`df{'5']I;^3K:QsQ5j3VjJb1E^k*O^:Q^4JNgB49Jfa2zB,oaEQn049^;t6m5@)77b_^1b}ZS1d+@4I^)Tj;BUdaRsqmN",
"A6VEe@Bs;6'.qu7(ABj@*9;iP9R6m,1^]b('1gmUBXUAR<:f.`9}t;H9y<Yp'3pmISTqdAH~TPq=qk{_ST6Z51]hvP'51[b",
"STuyJr}8h.''+=9msOjtngX{RCTE*pMJtT{2d(:[0AdJQ<*Oc*<;S_6T3war'(hKh'EzQORsS}T;uz*8p04:83W5<.,7Qbf",
"O^9wM4JN3x;wF1XRW-y(;xoz8(br=Jgk_S0T3x_[QudpiQsF-zSTERx'4XU3'28fHU~e/X4p)kbSTY.M-=rbv<':Mw.*OdF",
"N*j_3Jw+ML*Zu/kO^9hH4JMshJN)js<:MyH;{IaWPALlE'IVhX(/M9O'3oo/Pz5xUKsR;W2{Noml]8,VL/i@+7ljk)L5E0A",
"LR|qjM3jH|P@WR|;J.KaM26SGMbHZi7,~XnOfWUfV7[R~1`r3='4*1B-YXtn6N4wTSQmsa1<cx5<dE@Wl8h1+)|nX`S71[|",
"ZPWcL<=+Q]=-*I,(ABlN'`iPs*eBcT+ow*g+9c66'Jbv+S6~g-,nlAZtY)rz2@ABQFprd}'`{N^(a1*~tY*@l(]oHDE+QN,",
"F<5mS<*.W-AT9YSq~N`e'(NSR<9-SMA,]jetYU<K'3ok3<su@=tY/AT<'<T`t^3dePB4lR-g2U|,7iC~'|-k[)Y]/z'3oid",
"'4*f^<;Luq*=6XOt^Grg[08)kZlw~J4JR|*t]YF`1G/9S;[rZ42<5v:9.'ds*tO`/9QN/~'*UFq'|'`u<+8-dY8q/M<|bT:",
"'(_ITOg6G<(EaY^OcEnp<K4{aOYr@I'a5c1(dXM`QZ(]w;aJob:Ich`)xsjP'`dQ81^-Dg'3ogs'3rk|1^AN}'3o|~(y2):",
";{aGetgVh1;h/1[(,/3]'4Z*:(]^eWJjk@;ZSV_G'4[gX2k.;/,WG^m<.@/dZp,uwTmC)4'Fd|q'.'1h@E^(oQzo@rK=Xt@",
"[QXaTMgKQ6NYn@b'.LS/',5|r,PO:t'8z.ORSt;x(}A]ZO^'F=VgE-Y:k;vA<9M'61HJKv*vG)l)Y]M0;vvi,tfZ/2<g-k~",
"W~`WKVL{wKH)QM=+669rS6f`1'1RAA.tt@fAM@Jk1z})M+qeu@46AU}2w8(2aBOnl*vG68'gq]2<Jsh|STHhT4E|y.;xkOI",
"=T,x(<Vh=o=p,pN9'0*@V.1}T''MGB<fNL:@@M~ZbY2Fx'+Vdt'')Mu8UWZ2'3opv-])6x':GhS<:gC(MnGeu7-UFeZ]JS|",
"ElFiZ:7GH=UN,veO.`7D'bq:P'3qPROcFai467O52xe'PaC_}*.j6zTAoN.XSn1:;''''({`.dWC~fIJ|-Ro-G`-MoNLkpv",
"I[C*[IP3(`|-StmI@lT3NK]Qw|*rRg{{M-'1_:n`./A1@'f*<<<XyW`'*z|X'+,N`@lojO'')O@'{}w@2Eia|,45L4+<|wG",
"/KI2aZw:{';z/mu@87/M8Wm;D5R-iO5nK_]8H{Tf8e)pZ8iM]Y5;I}Y'J9pn'.,^^/GLo,Cl)OWAMH^J9`qB6@VSrr'-BOm",
"'-Kp(;{SAMBPwpc<@noLAQy5L<y.OT;{nxN-ma(i1r(/,hG-g-'.REC4WF-)'DQMd'.IHh;`@fMK;bE`;{X9*-w<Ls53O{}",
"9q,{4'0Jg8'4b^eZvxySNamUaIa[|4APjJAR(*MD<0y^uB^T6,@Heg)'9<8+'.Mij'.'yt;y`]<;voygZ5oNG[lIjfZ5m:s",
"CjTQWZw.-s';,K}'/6:zZx-tmF])sus@hJ;fi@+'gf:HBh)WQ<hGJy2@PF_K'`b]j@bY9d@FuTp=i291/tAn1'<GFr3WAhA",
"Zvs4[ER~9iCxx(F9`]Gi<VcQ'tY.nm;v3DX3VjLU(AEULt^3YD(]^vx3W5lD'12uv'.c/U'.O*7+Z[FE'2R)q;1EzK3VWO]",
"'-pqZ<;Y4c@EAO{ZvT;PEQ_]G'J~~JZw5@B;1EuM<E*-PAd'R]*VWB~Zws)U<m;]y'5']D'-cuU'')]q'')]q'|'8BlLpuN",
"/jWQ,ZwyMu<A(|5Csm^l=Lo00@RC..rEFzq+pM))3VhaJ'26p4=fva7CIJ692L,;g'gD/H@h0vw=,^.lA)K`57=@BO_4ftI",
"oLtwK-0,)TZwvlk=Iy8U=^ndj5le///NEMy'-cuJ'')CG'~:LW8|BAc'-cuI'')EE'')^N(]^w*'3rX{'.VK-'-xSKZvmYR",
"=rhZw'9<8+'.(o4pf4aP',Ay83,N|]_~ZU~<Agu9ZvmgA:1fvk=,oIVZvQ7Stlt:ZQZ)1r'-cuM<9-]_;1F,L'.2-;/0yzg",
"RW[Iy=l(1['(_J{;1F:,'/1:6'.Dyqt^:gc'')I'4}T)(;|Kl2m5af:<9r{N;1F+at]YG0tfnLI`6lh@1m_EH'.04D'/((1",
"'</8K'0EpZ'4[np<^7e^M`K6TZS0EeUj=F9N42sC'.VWdCeE|]9{sFsaxRPQ_G3ikGB4JmABQ11_~^w39D6+SST2c2N42rR",
"O^5FB;aJQdSTU|JB]a_.TmY<Xc)AqD,*5h7N42z+D{oS3'')Sk'')Sy'')M]'')xk'')Ml",
};
static const char bitnet__spv_survivors[][96] = {
"'a,PD'D9AS{{D-+''rY:''4<4{{M3)Ck]eON(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/'a5Y3(yX,8(yb29F}bF/",
"),:2J''Z0C'D{V8'EhR:,WGyC,PV4a,PV2E'D|3OHS<YJH6*VM-0,=U'E-AR;wHPD)=Mg<)HnCOHq5[N+SYnB'E/[<)GbQN",
"Fdw6KHpiCJ*9BJF'E04N)IH]ZKq'hW(_KkF)GqJL-Wzp`Hq[tR'.fJn'')Bw5le6K+olkA,3/t=,PL}Q,li.S/)|v^'E-SX",
")@Thl,Z~^aHqx.U-inWS'E,yH;vBj:;YTsW'l74,;de.<'2Wzo'{}^}1Z'CN9agT/'E2Bf]gcO((`+7L(`KqU(_bCN)=L=P",
"01S{p(`HKO(`h+X(`TtV)A(Mc1.PIv(`d^R(a+=[<<AXA1c-N^.fagi*97IF'(5r4'(.+`1]U{Y)utIA'|5P:46JXi(]nc<",
"(aa9b'a@`C'(S,9')btO+p|.C(yXL=4og(r;Zd`/'eY;k'b28G726H]7.sZ'7h]s,t_Dnl'))xO')35},3Ef.-wGA'(9.D_",
"')P7R')YO8-NQ1Q-pLdA'yJ^z,RbGT:B.3V'(y(U5o<tB-phvH*3D5p')<:U)<N}s;ui)EtX~k~'a5c2tX~o''axC=h~U(|",
"/JC6Q;^@{u(e7Ge'*{Gl,P`-Y+6H=M,l}Y-3Y(G<53*Bj+VGo',To:7+s0F,4ozB,()-fl6/~Tk+v^=)+6cwp.kwC_,:,bj",
"'D9*Z*VT6`,:,@^,;`G3|@V-^,3/fd,;D32'D9*`,9-ar'|q7W9(Y^V9'-.P'.@g_'.,gP6qhYV;`fVT(_'g^GVBMM8j]bE",
":zV;O{{`|*<Al*8,Bas8z)BF0)aI}nIQzGk,=Nf+,9y:3-U,9B-~9Z^BCm3LJM5`/<rdb}''0xD<rdcj')Y@eJM5`7;[Yag",
",=H^c,;`HD,A+_e,@8,],<RyL,Aw7m,:Yb8,:P[7+=B22/Sw^VBiN^[AM;U}C)zU7AM;Uz=oa'J;z0HqK4IX7<9,UQ<(p<9",
"OYQ|^'L*m(@PA8g''0y=',1|^@PA8pIP9J];uhGf<rn21',X<YIY/I{I[)WmMi;yT/4lndtuFA1IYJKNIYSlV=w<caDiV01",
"AM;V-E]SHIIR-F_;YOQ5/e)|q'(M1A'Fx*=(CaB4<rdc2Jw@cX=q6o6'-h*_'1lv:,]^_cRs|CW'c8QZFxP08G'eQiGC.F4",
"<'sa6BUAnu*+bIJ'bHB_@lb7qCkZ6){{GgL{p+hz<(km@+V+O9'71<r'1lv=.o)/{;ab[l@zSV<;x7HE.80gd..y^BYWuWk",
"IRH`=3v.iiSw`{MS6s;h6=~US')Fr1<E_3`'*XuD=oa_R=oabS=od6E'.^rJ'1nLI'1nN{IVYjt1}0YxQZN7*'`cm_'`cm`",
"'1mPW9d1q8;yRUv'*(AD(xz,N;Ag5e<v]kX'a,uH)Y[Mg'<GFl-6wQzgf:d3*VU5=(][Vpb;nXq2umy8+ZUp<'.'Wi'1n@(",
"IURuG.U;{;({eKO'-M(D2<NoV46ASh4STdv4aqI5'+[*T+viRh'2sLA'I5D{'GqZO60)`5QSBo+6ibr7QSBo,)AjE*)vk/p",
"1^]d+'J`dZ'.*{K'-{sUs]-Dn<yTiD5PY7h1^4xQ'1RH}+66A4)Y[Mf'1mPWIV^)3RWAwQ'`|@l'EwDH''*Z~q.oS.(5xY2",
"'`cvb<X,J4FZz;`)Z^YU5W6Bw<9=2ptY9)eNd<iV'-}/y1^-C+'2sEs(]oCI''NV<((EAy/~zG[2'~Fz+op5M<9QFw3YiN0",
"4va:C'.mQ|@6eYM<uY113:U:)46AU}2ya`cbAtY22AeMi5p8q{6RG~i1bkO4'2u0x=al'<3WB]H'e,]fWDaoU(dYcjJRAu/",
"'|I].tY)VX=X9pILlvl+(~FJJ'`d4R(Dmv|(x{Yt=Sil*IZY2tQbPzk'=`9P3VaI;;xRtnRsSXl2'r2b'-z:}'1mIe'2uJ7",
";EJ{+@3y+:lFVyotqx[L2|p0,'|hQj3VejV;uq/W=<}+2.ie5{'''@jtY)AO'{{c=QS9z54p;wf4<w.C<'lwbS6h5K1^,3O",
"'1mO`;x,[qD4vj_<VZIt.3ryu,5RXB'21k*F[30'r}_Y:(ADHJ'2uPhRW-FF.:nzh'2uS`Lh/h9Fxa:XS73kN-0x..t^3V@",
"Ljb'O,j68yAlGA1ggVhj4F=mUFYc2W-g2W@=_ZPK0D=HA;aJ~t0L*Dj2v9G:;}uw|.*P)5'`d3r(}BebN*^'Z(y28=6MDZ~",
"TQ.~4'aq<x<9@Hy'`{ae=WR9jB2`.}'(qS|(BQUTJSHm{2{=vp'`jbW,Szi@2|P'9IWevD6m_kIt^LLYVALNL:cvB+UDPLG",
"RX@3Sa|1JXtYg;VtY0+O'=`9X*^X0gS7^z)L`q7QT48:MU`k1M;.l9/<9iLU)hiAc53O{Ko0/4v<FC6I2<wVR@35m,r{]:'",
"*spoM'`cvb'`d4H4(k2-)<ku4'`d4W2hI],Lh/O-=8~H5)]4G5)z;~bLgu,B'b;eF1_<.2'2sE~*Vh+^<HN[a;xy)=(a|VZ",
"S6obi1LBvx<<YQ:)<@.hDJzixBmG**.mMaG'|-le3=S'MIT5cP4Jj|G1|I0bto0_LN2DDt'.F'7<<;=s=fGH~S6sT;=8OzB",
"=TJ1z6jfms'{~vb'2u1{TnGel5C*@+NdR7r(YSQkS7;zM;vdVUmPL[V8^^h9tdktz1hM}Y'1mI]8cbv0;YOQG'2(D1'}Ox6",
"'`cm}'1o2zIT'YL+ZKB''.'(YIT9lX<gw2`[3,k6<AAfmtY_01<*Xa+({@RB2v18a[Pqe|@3'Dj'L3{q'2sMd5WuGE'1n7w",
")_5C='|5o='`cn90nG]q'|0|EKPzu=V-ZO7;v6Rb<zZOC)BBQL;ukb)'JB46ISzE*IW3_,3hTUHJTLt22=2Zy9}/1)Yrd@'",
",WGjWD|yFc'a5ZE(,|qF'2Wc:1^+|@'20[`(Ah'x'hd8r+72D*A8-(^8kc79EYsDE2au]A;`[~R'L~3`TmE[0Fh;Ny'1pMj",
"1]|;''1o49UNE6M;Yh'Y;.cV6RWUd}</1MC+<~Q};gDhDO/[fn(A_+`=6`n~Lcp;zM-^Lm;vi0=@FPCN<s;qx@A(`K(AC;S",
"7g:.S'DX~50KDQdNG1QNW*WdT.g3o_tY)6c'1nO6IT1/Z<)v)2_GGv7'{~vb+)dZ__~`4m4)ynK'2t+.'.Vyu9lbf<<:'a-",
"Kj-AI2=G4/1y+ja<MT<s*WgW+YZ0(h4Jj6q;vnkN'HT330gZ1L3^IEM'Ic).*yuN76MM|I80U(Z'1mP;IT:f'<1+T5ID-(|",
"3zP@|'-{ZM9k4Kd)`W7u+=D-+2{mvvMcX9u0{xs~',mG^'')XW*VVW_IT6S-31F6)e6h8ntuM;-'Hp`g4vwQLu)l4|O9TI|",
"OVpQeNyRdRtyTfF;B=(nOZF'Ua|55^3[q}3RWJXGPwth37J@(YP9*Y.<t/Mh='nx<u*DjD'1mQ-IT8yo<1R~^'nMig5X7Dr",
"'.C;@QPl1l)h/(l=(EOSu*ivU'1mQ1<IBAe@Hnm0@^yn1=(OEDu*{p@'+K<l''bm+',*vG'')]J)uvIO3eTc@3WFKr,WhGC",
"T*E<|,CSM|=)7([u+^,^8cbvw;YOBB'3^Ig9D9eX'*UG*=og7E'/RkP'')ayD`ONH=6+7o3W-YDJ3R-,UN+y^(^+.i'1mOv",
"SpPN[;0[FH'3sLp)/FS=/*.KA+VZr.';B9*2<}5M1y+jp<<YGL)Z;*|IT+Q-1H=1T<)UYQ<:Mw~<rvGD(asJW1dG)v<I;^M",
"'*(]=0`[Ra-Pw5F1'Lg]1`}FJ1a5IE1aefd3}WeX4WqXU<@p5<V`WVa'-~V-'+VjtA^@/h=oeRV)b`/Y=;xln(ABlKgf:H3",
"2=NYF3XlewJ57@@)v.hF-R2I;K4,.B-n@OR2Y[c4+/V(8.feH{Dnizr/~|m_2v:9<b<ExvSiLYR1A96N,;nS`-2*`a1_cJ5",
"1_~ZE'1mIr*+kRo2]R6A0DDq~(h{]]'`g2'O'Z;~VKF8ySi_Is;z:'/1e2.]=61b=1xsSWNGoq.<sXNP*@zy;(z~X]Kj3b,",
"<s}mU<A;/P1^ntf+H@HT+t:du6n'RZVK)GK;cHnMKu7YG'+9mvFj[(*(eEbRISz<cTmLNS:PCv:'Fg_fUjDx}OhIQB@]bmU",
"(H90I)aS4w<*4{iOhw|8O|[C3'.(Q+'<~ktRWcqO=)|kV'(tbm*9ihJ'1mQ,IT=Pk<H@q=RW9g|JwI_wSpm7X,l{Ez2YUQ*",
"=SNv@3VRWP-T+KX53-S7lV2K'(|N7()ZGeJ1^S^*5CGZ|'.*ws'ISd0'.8/C'3][()`0wntuF9I7l;Gn8){Wc(xyIP<*wFj",
")YZCf;xO;F2wDw9'=DX-2<NoS3VaBl0K9ov@_QAR'Mp9X+y[DPu8bDJFV~q2N'N{]3aFyBST]57DERyFF9c1p'bT/X<E,t.",
"*DZDEG8||vDD9.m-MKS5JQMvpu@w56uDijf'Daf_+oqzJ'-Vcj'')Ho'DFOx'.4J+'.75y'.3zs'.B@{HPz;-'-t)b)_Ko}",
"./D5g1_~]8/W'V+;z(/f4:*IJ2{*X}TOTe|6Pr@+u8buUI0XNI'21k*I0Zmv1G-DeWd,wa<VM94nP59wUjAr;+bZ5;'.M2D",
"M69_{1y[lR'w45'=EO=kRt6aI(^HF94p)kaX|}u_<jPkxIVT+zDDx;~=65~O<VvPK<9vXt=<ywZLt-8z1DCp<0`]p|+peQo",
"'`d41'1n_63+BWT'EfPS'g{,@;vmy61yeIY.arJ<'*1K=+Eyn^;zwMnXDqu}1mX_~-t'T|1DX5M4677y2y(9Vb@w]x/g3HZ",
"U0iEM9SjX:WG'D,<dWIX+FQ=Z'46qx7:hvN'.4(uZZ=Oh<:MyK9Q|y01z}^w)@4)T@@1Xg3WN7PJ3R952=XNqHdAX{'F@{Y",
"3Vk(kJ3RD9;wEn:IUO)H,w|`L1_YB0+zZ+).1PM~Lh/II@.[^bn3l_V3YTqGn6AFJ@63Nk.m[Nd<GE4R/)}+{FZBK''cU2a",
"/~|wn<K^CspJAxA2<A5D;|BS')i7q~XDf0T''w6O-CHy4(^SfW8cZFI:*j2bRW-ID6^:yZC~v}.7Y(T0=O]g(XDpgv'HB'K",
"Rsp+)7ZgoB(0pU5)uwW'54_hV'a,TI)^-Q,*9:~x=T6,<6U10Y46B4m<9ROA,W<z~(k*ai<rnI`[ip,n',*_e=ynWqFYH*O",
"[WHco+U,az]7A+m)z*-|tY)6g0HM=CQEaooBhRQdp,`+d1kV2nJpM.M)z;uhIT4a14Jj'g9'TV=JP];IXa-G['-~91ER[KK",
"UNQhIrI/3C'xZ8f'`c4L'`cnF'2'SH'HWo[(AxD*'2'SI'.'m~(x{DJ'2VrO/NUHY2'~_Gnn4|z*:QI8'2'SL'HXb|rb0dH",
",<(3P'1mq~.iDwV;ukQV3VjMjHFH5j2@W)o;=4K.'DYbJ+66{j'`d4S3h0kg/gl:/'1mqk0*_u`*rrB[(etgd(]ot`<yq}J",
"Lln+j=yuI~1]b;r')Q|1+e3':'`cvF9'9WtbF*z_'OE09Q5s<Q{`+STpez92BoQJjAM5H(|-RbyI]_p.Mk5wiLn5u]MC|An",
"|.*+pU60<U)y7X',3/~:,39)D'D|0NHS<YIH6*VL,li4S'E-<Q;w=JB)=B}d)+R5MHq,UM+6<e@bDl2}0Ifzw)H.jPG}6VM",
"HpV5H)Yb6H'E0BR),Ql[+T'KMbcEy:''V^F'DrP;baS3=''jUu)@pzo-WzydHqx.U-inWV'E-*K)=1oZ(Kr/O')HvnHqRqR",
",P`8J'aM1K)HzD^JWhX[ba5J{<9=39<9=2n.JWjG/4M^UEGusW)=C4d/n6on(`=EN(`^}W(`KnU@SIlV'D:NV=p@}w;YLD1",
"ad9Z7<=r6fIQi=Y-O0_9-kMb8'(qV}-TEAi9bqri/igb9'(Le''Fw^1'(L^~'(L(ibDkAHH-D+7'/3;r'.-Vh'/WpE@PB+F",
"'.6adMi2pKGrajT'O2:J)H})0/GNLTE,DQ5CdVTy+AGR4.o|J8'.6rq@2}1H*}~q8E{Z~]AM;V/F<2ZM5d=]@,liF0(/}U9",
"D.*fz+D@ZJ',X<SFe1^B'1luZbIHOS<AbJuEIo2'Mbwra'')Lu@PCQr-T<6<'3}kD<9.1F1]Ybp'3}kT'')Df'')_G'{}ew",
"2n'kDePCq4@p^zP')+d'<9-@6@~Laz-73~RYB=q['(UEkP0B5LGVD:t''+@H;ujukL_F/8FYJ,Y(A@M~(AnlvGVIU6'')Mj",
"'')Hr'')m~<rgSxP0AyrbFY0+AitJH@RWXu`{ZNSpIq:N)YWrwpf4EN(dM,`bEKlItZZiG'')_A''*4U)<=-N'xN((,0W*I",
"'(X8eOl|``bG/u:';Rni-Jv}S=9}=Kq~R)0<*SU'/UBNObE*zJB*8U)FaVeD'3bXG@RWV'RW1QhNp(7X'.3zs'-ynq'3*Ys",
"'.3}t'-yqr'.CJ:Np(G<'.vZ~'0[.`bEQTV<:9m@@5C70'+KbK=SFn6.fmNA'59iH=DFa~AoC}{Ms+};'-zh3bF3rG3+YLL",
"4Ep_Bt]XYI(]^rGR0@G0RX@3SsDF+2*pG^VSJVEis]0KPR2oyK'PDchbE`Ap=(F@_CqO,U<m2V7=[;{PoLxrwbN65~NgZTY",
"`{Z(GePCp~=P_,cfL~Y)YAkTC'(_LNKy3TR'.QK}@yu:aoLxit1A8KBoLtwG81+H8(/X54j<:en)us{u'''(ZB,tBw]/eu7",
"`CuyTaxROv',^uy;uj:a<H@kB*B*}6<e;NIGiGDt^Q;O^/;dMx_c<frRW-A-;ZvmB;l<ySKj2kdW*X,uPKZC03VWcI<VJHf",
"JMfr^'aRx5'')Br'{}b.-R6D*;bv2-;x-Oh'ej`](b/5{@Q)C,'rl<<*[`{^6MMp[6oxIS'2Vr;'HRsK1`Cm8/shrq0He*5",
"RWTO(A2ms^@)~ds=:I9B237zRHm0u5<<z1W3+[x-'-{HGRX*}UCMvUzRm9c[*bR`V<F2W7E]rPHJJj*vIP:@Q;zZah=<KY_",
"a.CC9+ZT4jJP|I^'+Var;uj;kOVo2c1++_O:*}[pRW7zg3e_m63WWXW'.BXlK*JB:(dv{73Ve,Q.Q`--Kd)Z@(Ftc~tyPWS",
"'`b`0=ChB0'lI36<~_DCu)*X,7yAky'9`T0BfZj,'')Ji<9.;z<VZ<C7yA^ZbF<36@cUqRD9*''@H,A{=KD0z7yApiAMh9w",
"bGV{G<v/QmCuo|'Drc9)CYJl}=J~vwCvcV/@Bs23bE]v022XI}EFkb-_c@Y``{V3)@l[riePCq)=h)x3,DA9d',^um'')PW",
"'')f{IPbD2U1SX3'3yt](ABiqEA32e7yC[;'.`vm'/6<r'.}-3'.Nj/'2IX='2Sg`'.:d/F</_Pcv2aT@l[r`-7r6t3VYsL",
";wGf]-/M,LBGtZEu8buUAg:')'(joY'DG15bE/.T<CQ[D<zZNc<CZag<z=:`<Cdghu=iLJuC<kI'')Lj<y9u=CG5X`A/w{b",
"CcPnlbE.VH<{a4KuCHjR@<(tY`{W~d`{V2t=o{iq<D9B~uDj[v'')kx'')H4+bZ6p'(;)`7yAVkj`h)x'.N|5bGVLHYO'@]",
"</|}l+EynN',^uU''*`V<rf~h(HQVn;w5YBk;jwu',^vr'')Pp'`bj=<Q2bZ'<ODKS7Q*6=8[C{,:,4_;{FlR7yAF7bG'8G",
")hO`/;{Fl:7yAR:'.6Gb=]u*LRW/2{7yAgj=;T`.]pTcG7yB.EbG`kR@'Dy6;i+~8',^uk'')XkBfWL;lV+:E',^u_'')Vr",
"'')Y/(xz{bnYCq,@;gc<@b~Qo@cUpt@c_vu@fz/<<Lsni<Q~8CbDu6EAikCWI:3K}CuSi|BQQXU.QJ|g',^u^",
};
static const char bitnet__spv_ternary[][96] = {
"'a,PB'D9AS{{D-+''rY:''2:U'K*[kCk]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/(^1u6)<t59(yb29@mOL)",
"'E@i6F}bL1ZC/g1(xyHd''`P/'{{V2(^(o6)Bq;-6NffA(bSod(bpUo(}yUp''`f5*97@B(^kC=)BC2/-S<(_8*'wG9)8R}",
"8IcI}5VDh<4Xz252DOu8.lzj-9DAEO:Cw8-9~e8.(zy}H''a2C.-(WZ({H=L''W8F.i)I,/c^-e({v^Q''aOL0{uSm(|DvU",
"''a[P9*7K6;uh-`;uh-b;uh-a;uh-^3rjPF)B]``;_bU.6pXpN<94Dc'E/4U)FGsFBkkGE6p~0R=SMiw)Db:09,0x.6qCDU",
"@PJ,Y'E.C;)Bz]+3x(Gz6qh]YAibRM'E-i+)A;Pw.kwnn6r4u^C)ywA'E-5s)=VEk6pI[CC~v:6'E,ig)<<RKYwpu373XjM",
"<9=Hf<z47e;']/Z7Q.|O<94A^;`,VN;{RiQ(bSlc)b=Lk)Ga:t<]==8;`U(Q=YTXZ(~<5h''b:c8)vqC(~cOl''bHg9D6=K",
"HvK)';uq9^'E/),)E{FtAWpMsHvpF,=SD]p=SD]tD`trc'E.@2)G;8+EKao*Hw3X/@3,|)'E0(J)HzEAJWja@HwYq3'E-k8",
"]foucHwl}5RW<+';dsv9=y~M+=ay+m'+.9V')5<}'+yi6L7X,V<VI6(;`x{iF(h<n;aFIZEeIh~'(,f:Gr^YA'``Yv+BJ5M",
"+Sf3)+o~w='|@i3(Anl@)b1t.<'|d)'|5P;*VTqJ'*af|;uj4l'(]kM+7DWX+T;S.,3D1C,X/v;<VZo''bX`-<;-F:'(zBL",
")x'N`,RkGc'(]nc-OC){EYr6t0D<{p0D<~v/eD-F0)6Ty'`|CGGr_8b0D=2z0}[R^1CQfY1amdj1{0]R'`|hS1A9`*2[h'y",
"(ASzV1xrx.3;HA}'a-zX;ui@L46.k84:~o6(]p(V46.q:4q{0r+p(9e<rekT53+=B5nwMr'|K7^6q0o75ldWF6OZ,(.3sb^",
"7,|*g7/75~=W-_o6MDvL7hp,x=SXHO8~toV8IPA(,3Els8G;cV9)1vm'`}Bd<ai:u:}Phm'fCqv;</S*(A^XK8iz-_.3E]B",
"6ntot-6,0B.QKBl;'J)R'(zEZ:(`X6:G`v<')QlBiXt'^9{om[hI)6}hH](-')e0-1A8M`hI'/JhI2H3@3Ps82<;[Y,X/|0",
"-Mc2W-pbN4@T1AF'~:-Q3<{aF'a6l<kY,:bEkA'J)Sjji(CN3-'(qm5.JH(SjqZumhMn58;|tbrBf[`T{{JwQ''+VT'K3x_",
"i(=L.''0*'.mgNnQ}4U)QS6aG''EG8<BcWy='w}GR2ofi=/JSy'<XG|*WoDzQn15u;YRzD<rkHH*yv`](J-nB8m2,D'FQw4",
")agqu;|q:N`fT=g'F+c5)a_6T<@D~tRBmz@'.(5+BqjXM'{}_Q9t+S+)Yt,v;|2N6`XRcB'-{j}4f]SV(dONEjz3moFa_`w",
"i(Aln@4J{;EA3R]=SKZJ{{JwQ;YW1X;|kXd|=mxHhHckQ,Zjo,+=eRG.fv/0+=K6|,JdJH-pUlA=i;CLh~TK}')nJ6=U+r-",
"+WWNs';fBm';fBe';fBT<OjBb,:Ph9<^Tss{`01X.gVRzjz8OshHZWjhI4X)'h-v/R2vN}i`9ss'(/'x'FQq:,:*H(;wN.~",
";v=;|'uF*F-7/iiRWAXG'h9k-/xY_:'(Mpj'FxiS2E2(J'^-vvRW-o9=7SC9'c10+<:smQ)9c.R/L})YN{](]AM;VMO<,X.",
"AM;Uz1Y|o{ny56b+E0=E.ses^-qr{])6/25noE}b9,rt}tX~@^;.l6M3lV4u<rdc]'N+t2S6zH7'a,v5t[<8e(Z)q4RW6q6",
"tnvlY,Q4O,(vN57'|aDN;hGrn'`|c<;y2DJ<=V*wCU4DdW|;5Z)@xxvV;G@sVXcJd('@|c-MZM`-[/:e-Te)'-pn)'W8.k:",
"';fR:1<ej/@,KPji;Lfa;vfx|'(JCH'Fz(u'(LT(SpimT/cU'RXxQc1AM;VmY8zqo=o`~uYu<t1Z8d+3AM;VqZS:=w;cgGQ",
"/Dh5;@sfBS^[RRBhXQsv';fD/_Hlzy_f)]Y@)]@*_;1`N'(Os-'Fzk5'(L`*RWHBRA=fOY=<G,l<|Sf~jz1bc2E1i~;|B53",
":AFVz3v(47@PA8h'<XtthYazU+K'/_.yYj=/OQNCcuGupAM;W4d5q2W'<XsP-8Kwx+6Fcj/^.[TeR{l,AM;W9elMbbkY0)_",
"q~YkJG+b]//yOx+'(PYY'F{QKLTt3o1HHK[<VJeK=Ss2k'<Xu*'iUP_=Ax+P,Sh5h2W',O=]kE6'(zX=;[<BZ,;0<g,XV8Q",
",:WhIhI2cRtrftj=Y|AL'G(7()'tlv@X,|j1dv~C)}:syhI3qt2V~~M'JVqLSpePV')*5''(LD:'Ftu.hI)B.'c|hJ'^4@:",
"S6o_,'(^hh<OWhk'*]6L=ogaR',9^e2H-O)3VaBkgmR808Gj-e';fsC'*]<N<VN}R+ZT7^iI}yX2<5tn9`oJ)9|)M'tY7k*",
")'tW6hMoz47d({I'`g5('LBAntdYQ;tYBo3;YMc''``AZt_{[m<V[Lq(xxn6-q74O';hhQ9,y1553H*{*98::/NljV@liAj",
"-MKMf';hh|'JB2uhJoH5:'F4@tZmp9'P^Zq'-qq8(^-JL';hh}RWJX];o`sU3e:[j'<)l`,PtJr(x~Zm<rmJC(E0~j)<Cdn",
"*yk(LD'E]U;a6om<9ZGV';w|FRX1'ShM@{R'JoZEA/~vt'GqNu'|*=q4SM9R:v8vp4p)k`;|XXYt`^dBtYT{5''1c@2<@zs",
":_+X8)v'iDtb@~di-*mb4@B1L2vbb(tYhE=1^]bi<WFg^@Bs`WhMB-n;|jg72F[bk:^7~08'Hl['mZ6=<`EDxD'r^0i-)HO",
":^Etf)c:TDtbxLji-+'k4@yTW2vXZ~tY_:;1^S[hAN0]etcI+@tY7i2;=AhL';zF7'gu5Z'MQ-*i,-vO=PmiXDim:.i-*YY",
"=m0x^'MvG0F5`Z1;EjyEF*;.Rtcu+qi,.dq@j-LkG'kP:GYJ29:eNyMFH7m_G}*~7i-*l`7pEJ}tdR,GIIp`/8)xvW8'IQf",
"FH}oBJFl{Ci,/.C7pE^1te1eS';gltKCU@}hOx=sBGcMv'`g5(Jt}aU';y/hRW9SP=[jaItY7k,'JEst'<YMKjc=W6<9JQY",
"(B2r~'`gI.(]cKjJjb8:tYKw4Jr:.`;v+26;^<E6'bw'*<ClzWtY_.p'{}hm(]cdt*Vh;:'.,N.7*I{OK-});tZZdA'<]+[",
"=xRWe(1Vf['<vWTT3u,=;v7E^S6q8K'(5ot'.U]4'')Ez(]_Bi/*+l,STQ0s<Cvs{D'Guo0'(//+r+ID3VX,9j}Vx<.iF=:",
")Y_gm:xluz1]_Z:'{}b(/gkb1:^_<^j|I)R2<I2V<:a.;=]JND.joEj1]qg8;y4V^:<cqQ4w.^02}@aU<<=cb'H=pR'.5(c",
"2yju`'aIhR2^BOa1a5GA1Vk~[4='/G9*6BrF.o9o'-ws7<'f4:(B,^y'l;n9<F[^gm6hmi1]]tT';g~*Hvf8Eta,C]t]J(7",
"+8/'5(x~ms'0nb83VmYA/NW`3',oM~;YN+]*aDfc<+(I_(]g<987n9L';g)k;'xXlj|3|0j|H/q466qk2vtn,tYzW91^xtl",
"<:FpbnP3wNTmfiY@3Ow32ZwsPmS6Ml(AGC/';g,JJwA(f''(@R=69PFSpGV4Hb*v(+T(m_';gnN1F~Wv60,|@';y/rHPevB",
"(K^Mw46AU}2v}t.tZH|K1_)zm;cgFeqdooG,PN.L3Vbzn7483~7LB<k';yXu7lB*X.-/8}';g,H<b;P}<9H97@rPhU<]F,~",
"9JHGM3WCdc*t;YhhJq6+349q=t]AoI'-Dkj'')_Y+65jahJqG5JJ^`I397w567osHA'+=aav)sGtvJ4:3i~a=3WGvF,Wiqn",
"bVi7z,G}KP,:Ii7c6IQxI3(e`8UEZ^7-7oR.QRLsBmd)E<VWQw'152/+SRx-30~sIt_{Zc';g*.<bbjM,zVN{7RF.]'.E9y",
"dPb+/)n,}N=.CL4u0gv7';g+t'^4IjK,nS1e2e~seO~_,e2ua~5sv8<)ED817nYm4'/-v-'.EN'fJYv;)nfKT=.zq:u1HD=",
"gGQ)bgcm0`g,nB,Vg^bP9[:J;<9-E-.hgwL2Ehjl2<n5'7Jvr}'DZ2q<)GfWT3oB*<sD`p)utSviD30G;vQu(UjQl*<bui3",
"')<V@i*;E2(EaY^(EaJzi*}v;tYKznB;q[`i.([]tYBtm';zx]Exz)_TP}yh*,Tzf3VjM,k'G+SL`q9-'`g.~tY,jVhOqES",
"DDD=,'G8{x/-StP.i7EH0+E5B/i[]_()2S|'<Q=[(ej}P=odu'(HBV['0EwT3,}J9)~Spn'+Vmv'DFn+RWE[LPHeWhT3u+K",
"'d7'Q=a:2*+q{l;hJsPs2=1LW6lyL:IsPN<2gnnaMD-`C<)_rW7/gMDL~kEU<9AE<iDGQ*3X=W,FMU;YMy0r93Xc_V4@f:8",
"46Bax2whH<t[1fQ1_lNt4}T,(,p,4|4b6|3Rs^:X4b70BRs|}k;z`4j*ElH+MX}'Ji,+R{@A*+~*X<J{3ZoALhJpYY;s6WH",
"2^(`m(GC-*'HSNSEO]d*'/}DO'.8G3/8^fG';gl'HbmFbRWV6~9yRC-'`jbc+9c66+qGi4,7Sv4ms)@M3]gUv<roK=^*8Yz",
"i*=I5:cCZ0'DZFe8dSp`N02F`:Z1Ay'c|gU<y6i]p,V(M<A7/z8VT4TtYY8|';f{w<*bm*2}@(R<9mU3gfeR<.*Qvh(+:q4",
";w{UiLrZGt'/I5A'')g|;YN4j3X*_o*=Frg';gLz<::8K'aLUZhJaf|;ymAO03W_xt_D@Jtfd)eno};co37={3X4*w',aob",
"'3p.e'.A3]'+g_c'')Bw'DF`B'-qII(h']e.0WOJSpVa,1`7IQRWCE79FUcc9nAoG'-z=~=o`uf'K/37'.zhN'.H+t+S]|,",
"@@7Dxi(0D4nqe'G3VWG}o37nC;w(C/nrk2|46:pM4Sy}')v^QfhJ];:,pwQz+q^5ru8ed];wareQSK6h'5]r3'`rM/'`gnH",
"3eyvrSpXtU-=^A1-QlD8<@oM'tYO|f'<Q;C'3j5rA]h|g.4@j*Cn7t_=V1YBA413e=1_M]=0txWFYIXy'1B^TH(z6_thwaD",
"VAL`x'e*B{hJ]102BExG-jQ23Fs0Hcu8e^X2B(Zvt]h;y3Z5^/)a[XF'/4~9)C[^O'HJ6S6MJ*A3sy@U8'X.c4:<Uv<s:hE",
"YAm~yICV]HB*Coj7X@'~*WfMq4SJO^UDN{a<9H8|+pFEY'+[9YMRZ3r'.47z''[o`87eB-u8~5x<@yB=3m/f(8KIUj4(Wev",
"8iVo)'-{R)u<nTw)|wdEtZCf,)wvyk8KIe6+Y2^Su:(Wz'I~=Vu8e^Y8M0^|=u'TQ*t3Azi*}in'(Sne'{|qY'/wXG<VJTc",
")5p]uUjZ^mD'D@RiI4[|-*xqK;uup5<roxDGIq2Wi-}HL,l{.J'P0~mX']Sg46zI32wqN@t[:oS1_uTu1b(xY3Oq,b4='/M",
"9dOz*N(472U|.5aFs/:X'*dQv;wYK33VdwPTmT+ku:(:pRIj_5:]]JhtY<EZ8r7(iUj]/{<@,E<G+XrX'MWnDRt.skr]gON",
")*GQN3V`;u<:8lDu9^aOuRq0ouS+<s;K~;iRswi)sv'EiuS=HctVaOxtr|V/CqHECt;c/c1*yJ*4=04}1^S[(+}Z.[*;:*Z",
"'(WYRBJ9fs3W8@c3Y/1;<9liGu=*t729wQalo}Ug'=rI)uoxr'v3;{'vPY-T';g3/uox,PvPa--u9}od'.A9I2.{NP:i)yF",
"F<jA|tYz=1U`lo((3_sR)<G7Z(a1*~,Szi@,4l`.-4P972BW0OhJpMU;s6K@1Di-etY,k<tY6w1RsgzsRV0dJBhf<n2<V1[",
"<W9e7BfVC:<(~lZ*^a{kRsStO=*H^X+s)bN,36`w,PSix'neM[Sc*([7t_.`Xs'qFTCc<4TmPm}';x+k(kvYwY:~@M'd4WL",
"*e~bi';y/rT{CNt(EaI2-5;U=U@`gBU+qDItuIar-QW_R-4<VD'JYG7*B)BG+6dX<U[zau(Mv-<Ux=j|Qb-wLTfgyR=6wna",
"Zw;x/:P/^YhJxPw2M/d.<W0_4<'NE(MRd'gtc|8ZYowLuF.]9N)wQnC((J`*t^Pca+6ch[<(6x}0Rd9@=ZQpq<<_BZ9(GWd",
"2Z2KvV(Y33,36Yx-TMx0/)}dJ;um]S<YG.B:H8D0@6|c/tYaq^'=9hKUN;iV9nAdx;}+52j~oq7JMI@A/n(my';y/oWr6Jr",
"i-(2,20C}stY+4B2GD{|@35n4'*m1h2h@WahJod'7-4adY8uG|+p4zgX0j0L1^6H{';yFt)1)yktYYM*t`o1l<dC0Et[WOU",
"<z=<T;~+LmP,k5s',oJyA=fW0RW6eLt_DAV<.4nR+=`]p'EK7^,36`w*rw<sLjHau[,HOu(z|A/'<*2y<VYJf(4]~.[f'hw",
"i*BnIi*<)}i-(;-+GVxRi*<-:i-(L27fdcU]B_gx')k'+W+)h:;x]o7<nCCDV.tEL;[3ah-tSWcZwz`A3I1[o(FXZ,]~,,|",
")uv<u2/r:r`C{mbRshll2y9Z5'D]BD^,i+_UN5ST</N`OVqYZdCu/ll;zv|g_|(`}'d4WL^@~3aiGPLoRs_*p4:;DL'<*2h",
"04pW6'HoPM3iedLt_,zjav;|/4:Yr''`g5P'D|xB'|*@Q'DsrBa5|5j'f041<<OLP;zM'At_VFU(xy~0577PU<wAam5qdCu",
"'/;'{1_G40+b<z`Tm[0H<ipF^9{okI6MC/H:]OQR6jBrUabC1-B43ih6n}Vu'Iu5aaooUn'|0|F'^4eu+Zi3H81LGf'/6Vz",
"9`TDq*B,,o'.RvQ<B9yB<VLd-ns^/_(Ax29k9TL_1_lN2RsTn'B<QwO4J8UY4WcOp3wk[ChKGJ.(Eg,N1b;,d';g9B(9p-l",
";[PN<57g~88~t/kQdM]l'./J3'DFVo,Wjq4;ySC5Y^N~L;vHD@t9M0_TQ@93'=qG8t]e7@;yw}*'a^PL(6gA9q|8`s6@Lr|",
"'L4~8RWIFeFN4iL;~|ZK-w[mu'^5LJ+6=OM')wAM',w(+)uvb=0GlTZuV(mjU0mAl=cd]z46{w.:A<]3WAXg+(fTs_(B(zL",
"RWJ[I@c{1z``M8*'.Uc50R<ee'NTQQS7k.or]pt:';gLsrATN4.mm9Q'QAClS7k4qs<PhMraH8,',ip,')H4W2v):r<=x''",
"0}`H^'8ev='g;kY2w-o+;@'};*:=XK)AjK,-il/|/k7w='.1-whJop'/|nKI,46:R+sCP:1`o~'YB/ne9G5/L/8gx0'0:hO",
"DR16Y*rq89@Y.73VJvcAG+bVwU0wYS(7IWPe,B0.(aphf<)7zb<t-3-15U@I0D@{/A4){wFbQIE'06E/'.HK~*v~[p(^HM{",
"uV(s`L11zB'.3wr;YS(8UjefVIz{fGX|qzb1yRYKtY,'Zk]m7X(}A]ZUj=Qq11~|O=9h|B7-^KHelJ8,2EE`a*vG)l)Y`-~",
"=76504SJT3tYT{Xt`,_p1P5`AZ=WvqAi}O:394/@+SPR~<<i'o[:FP2<fEG('1_Pl'.SOo'')h)K=dvF2VxyNRs]V/Q~<]D",
"0~ua;0DE806=u[)fJJB};~D[47.sjEfiFU/)FJeB398B='`jb_')7[i=+*K]1EZs/X'pMA1a=+,4F.)7'-{:C'+H+=GwT[,",
".gCWu.n:[V)|p*.Rt3)AD}XMTDcC)E+)41TF<)Z4WH6aN'/~Me'')e+.oVmw3W8+Qk_6FV4H]]-';g*73YqWd3Z]9S(_aJ2",
"3W5lL'.v_QK*<-8=q*sx+(r<x4of{J*W<c'2'Qk6<@R_m3Yd8a7NM8e-5KyU3X@-ej}E8b8P,lF6n}WIurFJ_`gH*KABnKv",
"<(dLo2z{wltZnJK1_P:q1`i-J18]DN4='/F496Y]2zyR{t_Ev61b}Y:1G/89;rTzJjc8*D@^c=c5PIw<hFsj046-rPWI;mI",
"=qwD7@U'El@gQOU5'0Q45<00^<bLSaK:o(g';go.2RD:J<@IXafiB3R<'p9V=['Tn8G9r9@2{`i'Ka+cT3~B[2RN6j<H<.0",
"T3oE;<9ZGjtY2glJxtc{<:Rc=(z}Z;v9i2+v9h{^hK~'9vD4gy;y)L<Xa;R4)`}G_1yI;_0B9jRA_Nrp';Zn))+y=.hJp'q",
"<:NO0B;U=`*|I{j2x=gHt[b;[1`Cmy5Bp@1'/1:6<wHQ+ls7Rg)]{N<:v8wx2v5*V<9vq;(]_~D)<<kZ<}q<Y;YO;LRW6G,",
";vm[v1OV5q(IkB]v5b0TNRUIS'.Wp0'*ykOv9iwH3|b|ca<fr+v5nP~43Uv(<<km|hc:4|'*+.t'`bUU=9z=R<kMLG'H=ja",
"'+9gw'`bW1=:4KT<l]6D'HRiku8ej^v9U/Hv9h9P'<*36:v:3a2<Huw<'y-P3rnTK46K/Q=TgTW+opS~=<PG-=0;T^tY:I;",
"VLAp,'1@2Y7Yb-Ad<bj-'2}@)I_s7{2AeAVt^OvP5MnDi3Yqg^3rtpknMm7Vv9aBT'~1-W1=7N0'FL1zRW7k9;N}EnkVS39",
"Rsoc2)_2yX(,NUA5NDSq53O{F*@.`v5lf6O5Pb~H<@+a3;z`3C(5+|e+7T/_ba-`(QeA8VFZY3a@3't<''+sN<9-Kkc^4xU",
"v9i<8k'c=ivF^A6GeBc~Spj2k@3o;g,314N6MC/M6MC/H<[}V-'a/{G7*yEw3rv.6'DFR3RsSRw+*M}{<@['6/-Izr7fd[L",
"+~'EVST<db'I}J=uV(s^v:w'xv;12kfpL0Kl626{<'xB8v5dJnC;<cZ';f~iJwx,2<C*_O2uqe@`gA-E<42j'RW/Ie*Zu5s",
"9LSu.v5ne*TQs*u,z`Ir<:,J9*B*w:'bOeG<wTt:=@a+:<AXCS3^JeP'b)IB,al@zWH=W}3Z-VV3VY3v3YtI@f-_SMurEpT",
"v;NGH4<3fZ<9II==1C8m3Z]A+3VY<y3ZKqH'.5s@9^Tzw:=2/{2vNG@nid(URWvcN',PwrA[Onj:ZNT5'<YVK:vj^Z';y/h",
";:-gZ'0EkF(]^vzv9hy'Rs]f2v;}hUv<Ax)2E.`e/h(.rv9hy)v9j_]v9h|,6EyWET*[o]<TH/1=4'I5<)_PK4:={u48a9N",
"4;C~)v96N@vLB6otnli/hDrdB4M7c}v9646vLB6g<1cPz1q=dqRW=-C<4Y*A^mtiK/aZYG)=PO_';h|vofbuw',xPz<s~N6",
"'|-6t1OVXzSpw`<<9vY1+6GXk[sFh7tZQbK7:{H2'+0F''')U,<VJan+Sdc.U0o30tZdoJ5zl^w-0@k<'/(M}KcuV@=9/I'",
")Zgaiv9h{Ev9j8Sv9hy.gjTJ|vM([wv=3R9HdAFV1a,';=SKBX;|Alk2vc*;57Lhl8iD976OC~9'''*BRP7/~'@HLX|*}rK",
"G`T'+CNsQeLRJ2aJM/Wk|-SnaGcg9|Lo]p|H|4og;qMXp'D9-''D9-''D9-'o8/RQ;|t`9m<[u1;vHDZ''}vsBgJGR(x{ey",
"FKO0qo6W]8;wudWIPr2O*rt_/+ol]';]eYT-kgmP-F|vo'w_f9'K51==6C.A)aJGg''h,9{{FqXAr_5wGShKr'(jlU4(aiv",
"oCf-H.bqBh'(QWb=SI0I+O28p'.Almo<fXRc{Q/@{{M-'(]eY,(AG[en~h7E<CdhFBRz5v@Ta`FBN5H460'rdCcPnuntdkh",
"@8gP/2aaJE',V8+7Eq(E'<YU|'<Zt@tY:iQ'<YUnAGxs3<*y.1.mym/j|4~8'.4+v'-yzuj|4@|0.78@j|H;|9'-9h'=sgJ",
"@Yb0_E]Kjo'.}m`K@sXVFa5Pa<<9j/ad<4J'b+a|<ruS^=F(,6k}],^=v<w[+SRu<<*fq.:yUUV2utw4<lB8V+='dw[sEh.",
"H07nh'Q-@k6T;yN'-zL*5PPt`<9-Bljx`rg:dSwj@37QO)Z.Ili.B7@(A|PN3W_^^Lwwdv6RZIe7JFJD'`jbp/Jp(R0)v*P",
"0Ha@CRW^U)AlN-i=xSJo=WeDC2)eaNSf{S^<=vja5zPt6'-{HGRX*}UD-`r/0|aSV*f1*y<f.+]tu`eu<,NrgBX[y,HZ8u,",
"'.J'U;s9}/+v|qz'-{jR'K:jy^mOHrZPaiS1HQtS;(++vRWL4k3VWOf3WXjz'.Ck6U|<0)(fp:M3Vf=t/1ARSV]uJ-(H+P3",
"tyPWv'`b`T=~~wy'p'Wa=*<gfu,b{P7b*D.'2Xa@'0ML/'.A~s'.6{s'0MO0'.K2v'2OsG'.K`,'K8J;nX6J<B5zAU=zLc)",
"B0Lz.JM6sEJM5*-KfNP6Gr^6wL)jY3H5yB2DD0)=JM5*3MDG8l={dbuE/wAH=yY/yB}F^P=[<)R.-*5H.-EX@<;[x=uHJ'B",
"'')C*'')R*'')L)'`bX.Al943T9c/lDD1r0N]CLaO;z_D59s8Q',V5k'',Po'')Uw'')YA'DLU:VgQ.,7b)))D]wr=D4N0c",
";~mvkMNx7V@nB},EiWSJ='nw<FG.b-@ubrt=,Jzj@)PEn@[4{,F2z`-=,yBo<,;TH=u'T;n_=:iTUJ.7Q6CH_D]sRQM`P54",
"<X8^5fL|kD'DV<o'.(Ah'.6xr'/=}L'0`I,Rt.Hug*;`((g*HM3V^|PnW++AuETIcuN~X|uO8f('')H+H(Tqh3l2-apGYYG",
"+M+Pb'uaHW;cD@*;o9Z<'*EVAC.:lSDD1r0iD<6Jiy1xpF<Nyviy7X4`{V2li|Cc;jYk2Zjv.=.tv+8[uO{8_<3@M;<loD4",
"D4b/U'4:tS'1y{S'^2(B<vky}n^7}eDng]7<IX^ICqtFYHbt-k@Sw3==_r,/WA)EfAx@xV[CZHQR`-Z5'6=AiC|A@0W@x@V",
"L)jY;Wxk`,GB49h',V5''')ia''){h''-Y6S2+BQYrRzvZ5m:sZS0EqDD0(vU)dVeC~lx:;ab]L',V55'')fg<rg=o7b);z",
"'.|0pDA^7e81HZA',V4|'')Rp''*F0'')is''*2t'')Ml<rf~e[P/'7uV*~Z'(q_|7b)@~]fs;x_G<oo;kdJl7b)/N'.aa*",
"RW<|SEOJ13'm{Sw<ruUi7b);G1<gDDC~nscnX3*9HL`()E1VjFnXU}G<L1D=S7*i:fg)]0*]ix:6MRuYy)uKvg*MF|nWBDI",
"A(tAfuV-zB'dpKVCwzb:YrRzv.4RA{'Ir@)/k6_p'Ir=}.Qw5k(Fn[)uYY2sAM=xl(]_[^DiWlHL)lJJS7)f9B@Qz{KU;V[",
";_yzv7b)~Z)<@(,nZnnU+Y(8JnYYo^@)G@J'8ox''0k6H'2@L:Z=WNd7b*1['/L/N=ZsMb<Z^CrnXvlN@cr+Tgx=C<J8wy9",
"G4R~^GC|IxNxaFS-7/du@r2'ptZZq7+:M^3Is~ks',V5h'')RR''+CV'')WF'')l{'')a('')v2''-vT'')WG'')Sv'')p(",
"<rgHrc8k5k',V5.(]_D.3Vj27'.3XSzD^{f'/VQa=nuDVAE1d'FA3*7DD1r0urH/p=SGAg7b)Rl<akW;RW86K7b)+}'.q)3",
"C~O}hz'@7ktu-rz(]^qp'{hRH'.*_V<V<DX@+5P~nWBQF=6'DL<j3Y9'DM9:'+9gwD<mtJ,:Pa)'.:G~nV|GDvI7=Rv5l[[",
"1y=9<|<Sj/QoSQD(A@MoDD0(xPB=p:nWZEZ95ycqnWW(<@oT)WM-lI8'f5I2;~v1Xz|:Nl<9lp/vJGix):9iH(y:ruE[zO:",
"@,)*.z'@1i<9uv0vE}rN)sqc~)Y}2x*:</Q*9:H))v./y-TU6q;ZYuc7b)P7'/~z~nZAZr='BpW*VTWjM`Y;3p3c@@7b)3G",
"*rqhR*rp@z'Ir@'RsSkY7b(ud<94X|nW:F3'Ex8n<}_0E,3:]C+~'EV',V4w*99K/v7,P-v7@Zx<:{[{=hx-/t]yA7<VJhb",
"v5gy_7b),LtY)]/B,vu0'dyCx=:fz^nYm6V'+75s7b)xF'.b-63VWqn3Ys/rYT2KZ:yL'Y-KGO('.Qdr'.b073VWzo3ZJXz",
"4ZX*F.+(s,.d`(0'f5Hz=H{wpnX+MK<u;wd<uF}/<Y2z/nW9Rs'G84}<<2IGvCiW<v8FB4v8XN8+SRsAv9hx]v9j_6v9h{`",
"<-pvevAy@)v8ta@BMf*P1n]2IhJtuJ]-i6C[Qbfm4IG2Xv94tjvLB6B<-px/1mM36'.01H'.(j3'OeM)UjQ4.FSmDd2sk]S",
"nW4ZMH7;TckY-PTS88RJ3I2,S<[v=}nWTa;@4n<O,XNz7DAX/'nWxv62yDWU'H*wb<<ttNvI-ymv9ByH'')_A'')gB",
};
static const bitnet__spv bitnet__spvs[] = {
    {"add", bitnet__spv_add, 3112, 5886,
     {{0, 2847, 0x39DEEE0D}, {2969, 2790, 0xF0B54D51}}},
    {"attention", bitnet__spv_attention, 9556, 20798,
     {{0, 9577, 0x2DC51265}, {10502, 9408, 0xD900FDAC}}},
    {"carry", bitnet__spv_carry, 744, 754,
     {{0, 722, 0x8EC09D84}, {0, 722, 0x8EC09D84}}},
    {"choose", bitnet__spv_choose, 1056, 1198,
     {{0, 1164, 0x419826D3}, {0, 1164, 0x419826D3}}},
    {"embed", bitnet__spv_embed, 1552, 1746,
     {{0, 1670, 0xA91DFC99}, {0, 1670, 0xA91DFC99}}},
    {"gemm", bitnet__spv_gemm, 6324, 13495,
     {{0, 6237, 0xEF5A0AD8}, {6778, 6170, 0x85E48DC3}}},
    {"gemm_groups", bitnet__spv_gemm_groups, 5948, 12164,
     {{0, 5667, 0x158480D8}, {6102, 5600, 0xA5A9C22C}}},
    {"grouped", bitnet__spv_grouped, 8568, 19377,
     {{0, 8945, 0x80C4CC56}, {9842, 8697, 0x031A45CE}}},
    {"head", bitnet__spv_head, 4456, 8462,
     {{0, 4057, 0xA5E3D3A1}, {4269, 3996, 0x084BB1BD}}},
    {"heads", bitnet__spv_heads, 5520, 9472,
     {{0, 4552, 0x71167B50}, {4778, 4483, 0x7828CE4A}}},
    {"joined", bitnet__spv_joined, 16996, 43361,
     {{0, 17556, 0xB4C8BEE2}, {21848, 17316, 0xEA8C3836}}},
    {"numbers", bitnet__spv_numbers, 1736, 2193,
     {{0, 2021, 0x7C6EB5AA}, {0, 2021, 0x7C6EB5AA}}},
    {"prepare", bitnet__spv_prepare, 7148, 14231,
     {{0, 6675, 0x0FE91703}, {7237, 6514, 0x09C204B4}}},
    {"screen", bitnet__spv_screen, 3780, 6927,
     {{0, 3339, 0x09D4093A}, {3484, 3268, 0x740193F6}}},
    {"survivors", bitnet__spv_survivors, 6300, 12205,
     {{0, 5857, 0x5E248679}, {6137, 5796, 0xC08F6DCB}}},
    {"ternary", bitnet__spv_ternary, 9876, 22085,
     {{0, 9940, 0xA64C156A}, {11154, 9757, 0x887E88C7}}},
};
static const uint32_t bitnet__spv_firsts[] = {
    131089, 393227, 196622, 458767, 393232, 262215, 196679, 327752, 262216, 131091,
    196641, 262165, 196630, 262176, 262177, 327713, 262187, 262172, 393249, 262167,
    262194, 393268, 524321, 458785, 262203, 131092, 196637, 196638, 196656, 458796,
    589854, 393267, 327734, 131320, 327745, 262205, 327812, 327808, 327814, 196670,
    458809, 131321, 458997, 262390, 327856, 262394, 589881, 524345, 393273, 458764,
    393281, 327822, 327809, 196855, 65789, 65592, 131326, 196663, 262268, 327874,
    327810, 327813, 327857, 327811, 262201, 327879, 262368, 327854, 327737, 458832,
    393385, 524298, 327851, 393562, 458804, 589857, 196657, 1703966, 327724, 458782,
    1048606, 196650, 196649, 196833, 327876, 327877, 393228, 327760, 327866, 327864,
    262254, 327817, 327850, 327847, 262271, 655417, 327761, 458986, 262312, 327852,
    327710, 393231, 327846, 327860, 262255, 393418, 327875, 327878, 397666, 393246,
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
