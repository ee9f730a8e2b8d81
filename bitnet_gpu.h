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
   with a norm before each projection 12, or 19 by groups; plus 4 or 5 per token. A greedy session
   goes on by itself: the token of the greatest logit is embedded next, several tokens in one submit
   (`tokens_per_submit`), and handed out as they are sampled; if anything else is fed, what was
   computed ahead is dropped. Each token sends back its id and its final state. Prompts go through a
   tiled integer product in batches of up to 512 tokens, if the session's option `batch` allows it;
   the next batch is submitted while one is computed, as far as the token budget goes, so that the
   GPU always finds work. Batches of 2 to 8 tokens, as in speculative decoding, read the weights
   once.

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

   The CPU tokenizes, samples, and computes what an observer of layers wants to see and all of
   bitnet_embed.

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
   of experts (maple); in a Hadamard basis; with a ternary lm_head that is not by groups. Sessions
   with an adapter or int8 keys and values are refused too; one that gets an adapter leaves the GPU.
   The CPU goes on with the same bits.

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

/* Returns their number, 16 at most. */
static uint32_t bitnet__gpu_families(const bitnet__vk *vk, VkPhysicalDevice physical,
                                     VkQueueFamilyProperties families[16]) {
    uint32_t count;
    vk->GetPhysicalDeviceQueueFamilyProperties(physical, &count, NULL);
    if (count > 16) count = 16;
    vk->GetPhysicalDeviceQueueFamilyProperties(physical, &count, families);
    return count;
}

/* Prefers a queue family that computes but does not draw, so that the program's frames need not
   wait. Returns the number of families if none computes. */
static uint32_t bitnet__gpu_queue_family(const bitnet__gpu_machine *machine,
                                         VkPhysicalDevice physical, uint32_t *count) {
    VkQueueFamilyProperties families[16];
    uint32_t i, found, alone;
    found = alone = *count = bitnet__gpu_families(&machine->vk, physical, families);
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
    X(NORM,         "norm",             1, 0, "norms",            norms) \
    X(ADD,          "add",              1, 1, "post-norms",       norms) \
    X(ACTIVATE,     "activate",         1, 0, "activation",       activate) \
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
    uint32_t first[BITNET__PRODUCTS];          /* its row 0, in units of 16 bytes */
    uint32_t scales[BITNET__PRODUCTS];         /* in the parameters, by rows */
    uint32_t biases[BITNET__PRODUCTS];         /* the same, or BITNET__GPU_NONE */
    uint32_t gains[BITNET__PRODUCTS];          /* by columns, where there is a norm, */
    uint32_t gains_in[BITNET__USUAL_MATRICES]; /* or each matrix has one */
    uint32_t post_gains[BITNET__PRODUCTS];     /* by rows, where one follows */
    uint32_t head_gains; /* of a query, then of a key, where they have norms */
    uint32_t window;     /* positions that attention sees, or BITNET__GPU_NONE */
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

   Calls >>architectures, >>model, >>gpu-loader, >>gpu-device and >>gpu-words.
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
    uint32_t columns;
    uint32_t source, source_stride;
    uint32_t target, target_stride;
} bitnet__push_activate;
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
    uint32_t source, target, stride;
    uint32_t gain;
    float reciprocal, epsilon, scale;
} bitnet__push_norms;
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

/* Does each matrix norm its own input, behind the norm of all? */
static bool bitnet__gpu_norms_each(const bitnet_gpu *gpu) {
    return bitnet__has_part(gpu->model->parts, BITNET__NORMS_IN);
}

/* Whether the input of a product has a norm. */
static bool bitnet__gpu_is_normed(const bitnet_gpu *gpu, int product) {
    return bitnet__gpu_norms_each(gpu) ||
           bitnet__has_part(gpu->model->parts, bitnet__gpu_products[product].norm);
}

/* Are its matrices multiplied one by one, because their inputs differ? */
static bool bitnet__gpu_is_apart(const bitnet_gpu *gpu, int product) {
    return bitnet__gpu_norms_each(gpu) && bitnet__gpu_products[product].count > 1;
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

/* Bytes of a row of a product. */
static int64_t bitnet__gpu_row_bytes(const bitnet_gpu *gpu, int product) {
    if (gpu->grouped)
        return (int64_t)gpu->model->layers[0].matrix[bitnet__gpu_products[product].first].stride;
    return (int64_t)(bitnet__pad((size_t)bitnet__gpu_columns(gpu, product), 128) / 4);
}

/* What of a product is multiplied at once: all of its matrices, or one. */
typedef struct bitnet__gpu_slice {
    int product, rows; /* gate and up count together */
    uint32_t before;   /* rows of the product before it */
    uint32_t first, scales, biases, gain;
} bitnet__gpu_slice;

static bitnet__gpu_slice bitnet__gpu_slice_of(const bitnet_gpu *gpu, int layer, int product,
                                              int number) {
    const bitnet__gpu_layer *l = &gpu->layers[layer];
    int matrix = bitnet__gpu_products[product].first;
    bitnet__gpu_slice slice;
    slice.product = product;
    slice.rows = bitnet__gpu_rows(gpu, product);
    slice.before = 0;
    for (; number > 0; number--, matrix++)
        slice.before += (uint32_t)bitnet__part_rows(&gpu->model->info, matrix);
    if (bitnet__gpu_is_apart(gpu, product))
        slice.rows = bitnet__part_rows(&gpu->model->info, matrix);
    slice.first =
        l->first[product] + (uint32_t)(slice.before * bitnet__gpu_row_bytes(gpu, product) / 16);
    slice.scales = l->scales[product] + slice.before;
    slice.biases = l->biases[product];
    if (slice.biases != BITNET__GPU_NONE) slice.biases += slice.before;
    slice.gain = bitnet__gpu_norms_each(gpu) ? l->gains_in[matrix] : l->gains[product];
    return slice;
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
                  bitnet__gpu_is_apart(gpu, product) || bitnet__gpu_is_post_normed(gpu, product);
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

static const char *bitnet__gpu_specialise_norms(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)gpu, (void)variant;
    c[2] = (uint32_t)op->which;
    c[BITNET__CONSTANT_NORMED] = true;
    return "norms";
}

static const char *bitnet__gpu_specialise_activate(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                   int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)variant;
    c[8] = (uint32_t)gpu->model->activation;
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
        for (i = first; i < first + bitnet__gpu_products[p].count && bitnet__gpu_norms_each(gpu);
             i++)
            to->gains_in[i] =
                bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__NORMS_IN + i),
                                (size_t)bitnet__gpu_columns(gpu, p));
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
    uint32_t x, normed, branch, qkv, gates, q, attention, ffn, steps, states, logits, parts, lowers,
        list, mask;
    uint32_t partial;
    uint32_t x_stride, qkv_stride, q_stride, attention_stride, ffn_stride; /* qkv: heads apart */
    uint32_t gates_stride; /* of gate and up, if they are multiplied apart */
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
    g->gates_stride = 0;
    if (bitnet__gpu_is_apart(gpu, BITNET__PRODUCT_GATE_UP))
        g->gates_stride = (uint32_t)bitnet__pad(2 * (size_t)info->ffn_width, 64);
    g->q_stride = (uint32_t)((size_t)info->heads * head);
    g->attention_stride = (uint32_t)bitnet__pad((size_t)(info->heads * info->head_width), 64);
    g->ffn_stride = (uint32_t)bitnet__pad((size_t)info->ffn_width, 64);
    g->logits_stride = (uint32_t)bitnet__pad((size_t)info->vocabulary, 64);
    g->parts_stride = 0;
    for (i = 0; i < gpu->lm_head.pieces; i++)
        g->parts_stride += (uint32_t)(gpu->lm_head.piece_rows / (BITNET__GPU_THREADS / 8)) + 1;

    g->x = bitnet__gpu_take_floats(&floats, batch * g->x_stride);
    g->normed =
        bitnet__gpu_take_floats(&floats, bitnet__gpu_norms_each(gpu) ? batch * g->x_stride : 0);
    g->gates = bitnet__gpu_take_floats(&floats, batch * g->gates_stride);
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

/* An upper bound on a token's dispatches: per layer seven matrices, their preparation, four norms
   of the stream, heads, attention and activation; embedding and head by pieces, with the screen;
   the last norm and the choice. */
static uint32_t bitnet__gpu_most_dispatches(const bitnet_gpu *gpu) {
    return (uint32_t)((2 * BITNET__USUAL_MATRICES + 7) * gpu->layers_used + gpu->embedding.pieces +
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

/* Workgroups of so many rows of a product for a batch shorter than a prompt's. */
static int32_t bitnet__gpu_product_groups(const bitnet_gpu *gpu, int product, int32_t rows,
                                          int32_t tokens) {
    int32_t each = BITNET__GPU_THREADS / 8 * bitnet__gpu_team_rows(gpu, product, tokens);
    return (rows + each - 1) / each;
}

/* The push constants of a layer's kernels. */
static bitnet__push_layer bitnet__gpu_layer_push(const bitnet__gpu_recorder *r, int layer,
                                                 const bitnet__gpu_slice *slice, uint32_t source,
                                                 uint32_t target, uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_layer *l = &gpu->layers[layer];
    bitnet__push_layer push;
    push.first = slice->first;
    push.scales = slice->scales;
    push.biases = slice->biases;
    push.gain = slice->gain;
    push.source = source;
    push.target = target;
    push.target_stride = target_stride;
    push.rows = (uint32_t)slice->rows;
    push.count = (uint32_t)r->rows;
    push.context = (uint32_t)g->context;
    push.steps = g->steps;
    push.reciprocal = bitnet__gpu_reciprocal(bitnet__gpu_columns(gpu, slice->product));
    push.epsilon = gpu->model->info.norm_epsilon;
    push.score_scale = gpu->model->score_scale;
    push.outputs = g->attention;
    push.outputs_stride = g->attention_stride;
    push.partial = g->partial;
    push.chunks = g->chunks;
    push.groups = (uint32_t)bitnet__gpu_product_groups(gpu, slice->product, slice->rows, 1);
    push.ready = push.groups * (uint32_t)(layer + 1);
    push.residual_scale = gpu->model->residual_scale;
    push.quantised = 1;
    push.window = l->window;
    push.rope = 0;
    if (l->window != BITNET__GPU_NONE)
        push.rope = (uint32_t)g->context * (uint32_t)gpu->model->info.rope_width / 2;
    return push;
}

/* Dispatches a prompt's product in tiles of 64 tokens by 64 rows; gate and up together take half as
   many each. */
static void bitnet__gpu_dispatch_tiles(bitnet__gpu_recorder *r, const bitnet__gpu_slice *slice) {
    bool both = slice->product == BITNET__PRODUCT_GATE_UP &&
                !bitnet__gpu_is_apart(r->session->gpu, slice->product);
    int32_t each = both ? 32 : 64;
    bitnet__gpu_dispatch(r, (slice->rows + each - 1) / each, (r->rows + 63) / 64, 1);
}

/* Dispatches the norm and quantisation of a product's input, unless the product does this
   itself. */
static void bitnet__gpu_record_prepare(bitnet__gpu_recorder *r, int layer,
                                       const bitnet__gpu_slice *slice, uint32_t source,
                                       uint32_t source_stride) {
    const bitnet__gpu_session *g = r->session;
    bitnet__push_prepare push;
    push.source = source;
    push.source_stride = source_stride;
    push.gain = slice->gain;
    push.target = g->steps;
    push.reciprocal = bitnet__gpu_reciprocal(bitnet__gpu_columns(g->gpu, slice->product));
    push.epsilon = g->gpu->model->info.norm_epsilon;
    push.digits = 0;
    bitnet__gpu_bind(r, BITNET__PIPELINE_PREPARE + slice->product, g->sets[layer], &push,
                     sizeof push);
    bitnet__gpu_dispatch(r, r->rows, 1, 1);
    bitnet__gpu_then(r);
}

/* Has attention or the previous product already prepared this product's input? Norms between them
   are in the way. */
static bool bitnet__gpu_is_prepared(const bitnet__gpu_recorder *r, int layer, int product) {
    int before = (product + BITNET__PRODUCTS - 1) % BITNET__PRODUCTS;
    if (product == BITNET__PRODUCT_OUTPUT)
        return bitnet__gpu_is_quantised(r->session->gpu) && r->session->session;
    return r->joined && !bitnet__gpu_norms_each(r->session->gpu) &&
           !bitnet__gpu_is_post_normed(r->session->gpu, before) &&
           (product != BITNET__PRODUCT_QKV || (layer > 0 && layer < r->session->gpu->layers_used));
}

/* A product by groups, of what has been prepared. */
static void bitnet__gpu_record_grouped(bitnet__gpu_recorder *r, int layer,
                                       const bitnet__gpu_slice *slice, uint32_t target,
                                       uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    int variant = bitnet__gpu_variant(r->rows), product = slice->product;
    int next = bitnet__gpu_next_product(product), next_layer = layer + (next == 0);
    bool prepares = bitnet__gpu_is_prepared(r, next_layer, next);
    size_t stride = bitnet__gpu_quants_stride(bitnet__gpu_columns(gpu, product));
    bitnet__push_grouped push;
    memset(&push, 0, sizeof push);
    push.first = slice->first;
    push.scales = slice->scales;
    push.biases = slice->biases;
    push.target = target;
    push.target_stride = target_stride;
    push.rows = (uint32_t)slice->rows;
    push.count = (uint32_t)r->rows;
    push.steps = g->steps;
    push.quants_stride = (uint32_t)(stride / 16);
    push.residual_scale = gpu->model->residual_scale;
    push.next_gain = prepares ? gpu->layers[next_layer].gains[next] : BITNET__GPU_NONE;
    push.next_reciprocal = bitnet__gpu_reciprocal(bitnet__gpu_columns(gpu, next));
    push.epsilon = gpu->model->info.norm_epsilon;
    bitnet__gpu_bind(r, BITNET__PIPELINE_PRODUCT + 5 * product + variant, g->sets[layer], &push,
                     sizeof push);
    if (variant == 4) bitnet__gpu_dispatch_tiles(r, slice);
    else bitnet__gpu_dispatch(r, slice->rows / BITNET__GROUP_ROWS, 1, 1);
    bitnet__gpu_then(r);
}

/* A slice of a product, its input's norm included. */
static void bitnet__gpu_record_slice(bitnet__gpu_recorder *r, int layer,
                                     const bitnet__gpu_slice *slice, uint32_t source,
                                     uint32_t source_stride, uint32_t target,
                                     uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    int variant = bitnet__gpu_variant(r->rows), product = slice->product;
    bitnet__push_layer push =
        bitnet__gpu_layer_push(r, layer, slice, source, target, target_stride);
    if (gpu->grouped ? !bitnet__gpu_is_prepared(r, layer, product) : variant > 0)
        bitnet__gpu_record_prepare(r, layer, slice, source, source_stride);
    if (gpu->grouped) {
        bitnet__gpu_record_grouped(r, layer, slice, target, target_stride);
        return;
    }
    bitnet__gpu_bind(r, BITNET__PIPELINE_PRODUCT + 5 * product + variant, g->sets[layer], &push,
                     sizeof push);
    if (variant == 4) bitnet__gpu_dispatch_tiles(r, slice);
    else
        bitnet__gpu_dispatch(r, bitnet__gpu_product_groups(gpu, product, slice->rows, 1 << variant),
                             1, 1);
    bitnet__gpu_then(r);
}

/* The norm of vectors of the model's width, by itself or added to the target, as `pipeline` has
   it. */
static void bitnet__gpu_record_norm(bitnet__gpu_recorder *r, int layer, int pipeline, uint32_t gain,
                                    uint32_t source, uint32_t target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    bitnet__push_norms push;
    push.source = source;
    push.target = target;
    push.stride = g->x_stride;
    push.gain = gain;
    push.reciprocal = bitnet__gpu_reciprocal(model->info.width);
    push.epsilon = model->info.norm_epsilon;
    push.scale = pipeline == BITNET__PIPELINE_ADD ? model->residual_scale : 1.0f;
    bitnet__gpu_bind(r, pipeline, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, r->rows, 1, 1);
    bitnet__gpu_then(r);
}

/* A product of a layer with all norms of its input. */
static void bitnet__gpu_record_product(bitnet__gpu_recorder *r, int layer, int product,
                                       uint32_t source, uint32_t source_stride, uint32_t target,
                                       uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    bool apart = bitnet__gpu_is_apart(gpu, product);
    int slices = apart ? bitnet__gpu_products[product].count : 1, i;
    if (apart)
        bitnet__gpu_record_norm(r, layer, BITNET__PIPELINE_NORM, gpu->layers[layer].gains[product],
                                source, g->normed);
    for (i = 0; i < slices; i++) {
        bitnet__gpu_slice slice = bitnet__gpu_slice_of(gpu, layer, product, i);
        bitnet__gpu_record_slice(r, layer, &slice, apart ? g->normed : source, source_stride,
                                 target + slice.before, target_stride);
    }
}

/* A product whose result is added to the residual stream, by itself or behind a norm. */
static void bitnet__gpu_record_branch(bitnet__gpu_recorder *r, int layer, int product,
                                      uint32_t source, uint32_t source_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    bool normed = bitnet__gpu_is_post_normed(gpu, product);
    bitnet__gpu_record_product(r, layer, product, source, source_stride, normed ? g->branch : g->x,
                               g->x_stride);
    if (normed)
        bitnet__gpu_record_norm(r, layer, BITNET__PIPELINE_ADD,
                                gpu->layers[layer].post_gains[product], g->branch, g->x);
}

/* Gate and up, and their activation. */
static void bitnet__gpu_record_gates(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    int32_t columns = g->gpu->model->info.ffn_width;
    bool apart = bitnet__gpu_is_apart(g->gpu, BITNET__PRODUCT_GATE_UP);
    bitnet__push_activate push;
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_GATE_UP, g->x, g->x_stride,
                               apart ? g->gates : g->ffn, apart ? g->gates_stride : g->ffn_stride);
    if (!apart) return;
    push.columns = (uint32_t)columns;
    push.source = g->gates;
    push.source_stride = g->gates_stride;
    push.target = g->ffn;
    push.target_stride = g->ffn_stride;
    bitnet__gpu_bind(r, BITNET__PIPELINE_ACTIVATE, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (columns + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, r->rows, 1);
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
    const bitnet__gpu_slice slice = bitnet__gpu_slice_of(g->gpu, layer, BITNET__PRODUCT_QKV, 0);
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
        bitnet__push_layer push =
            bitnet__gpu_layer_push(r, layer, &slice, g->x, g->q + row * g->q_stride, g->q_stride);
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
    const bitnet__gpu_slice slice = bitnet__gpu_slice_of(g->gpu, layer, BITNET__PRODUCT_QKV, 0);
    bool split = r->rows <= BITNET__GPU_VERIFIED;
    bitnet__push_layer push = bitnet__gpu_layer_push(r, layer, &slice, g->x, g->q, g->q_stride);
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
        bitnet__gpu_record_gates(r, layer);
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
        (uint32_t)bitnet__gpu_product_groups(gpu, BITNET__PRODUCT_QKV,
                                             bitnet__gpu_rows(gpu, BITNET__PRODUCT_QKV), 1) +
        chunks * kv_heads;
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

/* Bytes of weights, keys and values that a kernel reads for a token that sees so many positions,
   without the few rows of the head that survive its screen. */
static int64_t bitnet__gpu_bytes_read(const bitnet_gpu *gpu, int pipeline, uint32_t seen) {
    const bitnet_model_info *info = &gpu->model->info;
    int product = (pipeline - BITNET__PIPELINE_PRODUCT) / 5;
    int64_t bytes = 0;
    int32_t i;
    if (pipeline >= BITNET__PIPELINE_PRODUCT)
        return (int64_t)bitnet__gpu_rows(gpu, product) *
               (product == BITNET__PRODUCT_GATE_UP ? 2 : 1) * bitnet__gpu_row_bytes(gpu, product) /
               (bitnet__gpu_is_apart(gpu, product) ? bitnet__gpu_products[product].count : 1);
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
    uint32_t count = bitnet__gpu_families(&gpu->vk, gpu->can.physical, families), bits = 0;
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
static const char bitnet__spv_activate[][96] = {
"(*lnl{|-kU''06+)YX@:'Gyb2'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/F}b;,Vk[W~''VP20/vq(",
"'D{V:1EHDw4ofhk'-gfF)C*A=474^2*=l2g4SSl)'E-k](|(+(''WtZ''j~+(}yJD''Wz]'Dt4n''W}l''X/8''sOr*9K8<",
";`-@_'(7sw6i_^~'{{l9(A@x;'(@{9'ExL{)={y^,fjwW'(18P'F+H<'bHVz'(qAv{{DJC;YKlj;uh-(*ykB;,:9)}:A)Ar",
",9ve/9}Wdo+qUJ'R2x]T,4q,eRBvt+,R8ScJtZOO,nQ-(<mOf9-1m:<U*a1f-O0I:`X[]=-kMUa`rP.'..ibc;<F._)aS=D",
",9tdY,IR8i,96h.-;6fV')uSm6lp{v'*8eB')3/;'f-xI|'nKI;SuOL{{E2X:m+(=;YL~FtX~O;-M^8y*y~DH+p))|,sewm",
"-~8QT'K@+k@PA56''0]i@PA5s'+IQ4:~2Iq'*i+I4Xqr3*xAa]+u<uc*z{L`,qPf_.m]x6(bznF<@6@e')mT^=ob.V=ob1W",
"<reh_',FV0',O_|;AC{q0{uA}'|I]g,PMEe',}{S',OXz9cRi(-2y~Y0(r}m0DP:-'a,Sm)<<z6'-hX2.iVni0)ANv/cp(f",
"9G5)C0E/|C'ao'U(]``m'a@ox'*D3u.m^I6'-_UW'*UKa'':G60|'@f(_.V[LcKw/N{_*H1E+'p'*``p<9Ug]'GrJt''+6p",
"3<sie+ar<z39N@x3WTk'10@ISJ6g]/<VL9m/.;U=Oa/=X/GE}8'3]Eg'3Jgw=DK-gN}9]G'+.2=N}Mh;@3]4{'4<G~'{{^]",
";Yq-F64du/QSfh*(A@PPN{^V*N}jN26jZtU=b('X)}]:w/H4cd).4S~*=BD5)z<){73f@JRlbz+(]`fl'|'T)N}i~T7tXp)",
"STwmc@taEgAYr1KN}weL6ULTIT4kAkAr)ynBs1VoN~9'U6[rX,;c.N,CP(RHD3J|XN~8~w6],q6BSBOEDijP*EMcJ_:A4`R",
"6]A1BBRb5CEg3,-Ffz{3N~9''4~mnF1+lV]V`MQ4G9)./'3]uZGcw1/N{^VpQu=`<7Y_bDW]OV1,z`Ub'-to6;{1'd(BQz^",
"'jy743}(R/=srP}O=Wl{(I//i)YlOG=vUXcRW0B+)=Dn/;YL{A'`eM4;_4T[0(aE}6O1C4'DYhZY(1}tIASnEN}mMs3Em9r",
"5Pv*{,3r8b7mUB_'',GHN}i}A0(03m6OW[8'O;}o'cL7p.JI^~),,6E91|'W-nAA32iVSiN|Z5,-O_er-T8|r6OPbZ;v7wN",
"6P.^K'OYBu)xa0|J/v0246|by''(LR",
};
static const char bitnet__spv_attention[][96] = {
"'a,PE'D9AS{{D-+''rY:''0Iw{{M3)Ck]LON(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/'DrP2)<t59(^F)8(^O/9",
"F}bI0),:2J''Z0C)E,B}''9=mF|RLy''`So3rjLY60('g60/Bw'D}7l+SPbj+ouqo4ofi/7,|Dm7-+^}'D}Br,PL}p,lr4u",
"7fZk@'E.Nw;_Vm154sMW,UaBt6MLL2'E-tg)Aa^90(jn.,U:(p532}v'E-CV)=zQ}*ta{r;BP^D'E,uJ)<b_n'(pZc,pvhl",
"39EM|'aN/l)KvN;SO)W9,pQOh1y,(0'aNb|)M]YIX[2/G,p+5d0`l[<'aF5364ziF8G9}4'D}Nz-ieKx.-1Z}+SPeq(zTeD",
"''`~=,li1R(zy}H''W,B''k[O;a3@[(d8zt(dN46)'E(5''a@G/GA|c({mWP''aLK0`YJk(|9pT''aXO1xqos(aE'W(dFAY",
"9Ku^F)DF*T;_;;+(daH}(dNgH)EB0N;_OI,66x^L<94Dc'E/4S)FGmDBkX9C80r{g(Hbfb7f[|r7fZUI7fZUI7fZUI7kn}{",
"=60`r'E/Ze)D}+=:)JO47n=`X@PJ,]'E.LC)C=x1t_Xy;AMFIH)OKACw80rG0myIR'DthP''XtW<s<BV''X[d''X_Z''uh)",
"*9K8<;a=T;'(Bsv'(5v''``dC'{|)C'``c{=o`{*(xx/A)<<mm+Sln@(Ae~7<'|d('h9;''`{M9@2|28'b)2t+pDU9,30KO",
",n+,x'bte{'-KX}-OT`m.JEvb;YLJ8-OrL},t'`D,9'){-63+8=LRvJ')~WW'*/h<-0@A^'uX-d'*Cs_-0RJ_)sC<y-6m39",
"-cT1{'*_|_'*j`v'|Ibp=W5]R'*r9b-2W3a*PD,u'(]hM'a,nvi`4I(3y=eI'|4]l48/jn*VgL7<:|@d;'6a:4tD=Y9`gog",
"53Qa26i_b<',(v@',2-Y-0B]4'b;@l',F9`-1tA^'an~j',XGb-0A*d'b;@p8cXxI9~..U8iMc[=uh7i@9+CV'-.fc-7k_0",
"6ZP,6:*G+H'`qSk:C76v'h0t./c`)=:zm~*0DQ2c.JGc;[R/5{'`|@F/ccMJ'-Bev(f=]U,(DXf*^TL`'-m7v'r8`f:y+W^",
"]Bh[Y:AUKW;kN[Q;yR_z;w9u('-^Oj)w60`=o`{.ZoMv^0-~do;uhD;<VQgp'7jcn'7jd`[Qo8vR2x]T`(@z5*ymer<Hf(A",
"<C=Nd'''-C'E8+X'.=GR]Nj-j.n(Mtcy:]w;`C),*WJ*3Qn15u;YQhx<rj4|*yuQ9'.6*X;|q:N`fTBp,:@du<C-YM6wAA7",
"S0/cW<1TDXJtQUR'-{_Idv[NK'{}_R:B*lTh)sd-;|<f|`rG4*Fa^k0R3nk='7jcl'8yQL2IARP'8-wG'7jcm|@_ux_~[yc",
"<rd`k''0]9<rd`i'7je(]M+,E]Nz{7=of.t@3)[(h~YFI'-H;V0gy4-RsB;F0R3^.[QoiU[QoP=[Qnv-[Qp)O=T6~)=6,tr",
"<VMbp{`4E:(^QQg`(GrPRW@Y)iV64X)aTJ|'DVJ1)dftd[R1Ng2v.sg;Z-Qk=F9~<'`j-,<:G3x'u1sI'(C7<'')Gm'')U7",
"'e3RE<OM]E;v45o<9ZGQ.jUN7./d7uLI[seAM;SDLcTImAM;Ry'7jdu'JVUZ7m_<a*yl3E<9R,/.1-QsMFXAnAM;SGM`Pes",
"]MGo:@(Nfn]_/Fn;vfxW'(A}]'E|<K`(CV)'(CN'`(FTtNCH:LNMRL4NeLlL<*D@F+.<T4-ETK8fbsoH'|_.J^,d@1<AAon",
";zi9RfHP~nkY0)`Rt3nO<LEQ6@e(pH,s^bvgap=1n}D(/+ouc''c(0.<3Y|eg`mA5.[3's'(EE1'E|cZ/NvRW,IYm],;M;.",
";bqJb`(E{zVbb^yVoX'VW+fVgA]]@l^4kWzC)vW1gfAxE^3m-vt^)Mv^,d@*4b7*q;}6G0tY7ocL7b2;;}<Uw*@k'S<rd`o",
"''0_C<JV'V9~5`j:61T28a*fztuH=l[`u9D[`|{tRt/1xXMQEg'(F3`'E}Rrcyd][':;5y<re;D<re@ED`S-6,EJpx,:P[}",
"@Wifb*yktk=i'+Mo({=4[P-IE;uhDe<rmo(ZHW|_ZSEDu=/3T/M'vtN;aTza+omVD==ZGUt[sy;kaCN<'`el8<94<@<OMT6",
"<W'Us50Q'<)A14F'7YQc)vz+G[Riq-/X67x'7k/63rtkj;umIugQ[`4kar'+;vPX|(|lOG]p5^V<90`3@lxCOtY7j])'t0W",
"[S+wD,:3Z*'.*}u;y*N=A10]ftYBpu;YL{A'``AO[SHtV3<VSv5Pcvw+6lp-[SHz@+Pw*p@PFL<'LA(FcuotJ,0WD(4p+Nx",
"<zZPU*9zI([X61n4qUph46ATJ^/FGd4eo<5RWfg:',m2k,PO0r)<BC=;um`Z'He/'[S+kVRW6bK2[7L+]R~{a0'vqrB.42w",
")Yk`/'-y{CBKISY<9ZHi'8/,P^jr91/~yu`4p)mM53;pJ,j8xc'8.qK/GC0a'8.wM'/Mn*tY+X;'{{]F;Yq-F65(23tYT|w",
"''1@`0'*{e6Nw5_)v'kwtbHm0]R6.[3CNtK0|ikstYhDs/HHo1AN93Wcwhn~.Gko((dDFc'|(~U6MV*ZtY1UYC:xig6lA1V",
"tbb<VCtXof6lJ7YCc]ssCPAIL]R=IS6VL.Y/|KH{ER4SW6PJBa;cq6gEg'Yp]R4LU7ommjtchCkG.itv]R]e[1<d'BGE6Gc",
"H+fF`6PoZmDi`b+G}2lhI(bbn5R^Vd1vDMPC)v4C'O4oL[Uh_]2V{eE'`euLI=qRp'8.C:'::`t7N85ltY7j`Rsj8|;l1V7",
"=6Fm](]_,L6M_OL;u}eu7g11E'OG/E4=4e|3Bt*=(H94sJzZA~Jms,j'8yki`HNx;0`Z/bauxk^'+0EkL7t;,0(DPO/d<CH",
"tY'0{'H4j{;xCxrRsjT45PG'.50P~.).xLZ':9sWS6~dK[SH}D<W12+0'4'F0|/OH'E]H=*;|<~)vm.L+:8qZ*w8M(Da17N",
"<.n:3',(M['.IW.RW-o=2Ye-hNd<*='7keR'''IH=69PI(xwm`)YWrz'`a{J(H9)YcwiH(<VZFr''3Ld'bZmC<9R_H3<(-;",
"5Pv*{(]wj}0*kap/I(:{,b7']3;Oh`0(V{*<ulA)ayS9+/GGuq'8T20@3Owg0Ej6K`{iAu(AE~k[SJYTS7uHQ<<uWP;uh=L",
"'bpI`<[dm5(c@WN[TgiV7QCJR'8TXBRsJk}0R3]s2Yx}C*ZXx^`)uJl.*P/@*;|K*4vZ-)8`}eZ,PN+K2Yf[j6pu*}7LKDl",
"'8._E7lFA{.--vQ[SJo[9A_4b'{|S98cVqM8~t^.9a2ZW)`W.r+=D-(1)u=q`~h@90{zrZ:+_P{'.xDY'.5sS1*Lm|t]y;(",
"'7k8v@Vc2h<SwU.tuMR7*@Nw@<p<{+)avx,<z3Flt|Xmq=m86n<yLz4t|kgl'JMRBSTQaS'j[-(<]sYo<[nf`'L';mF|x8s",
"'.AJb@j5k]8~xSt'7k:^<]|`w+}Z1w74}:F'.APdAJo+])bjR4<z~wtt}LGy'7k91<OP^m;9V(WB,vg]BJ7IoB-.Li5srO'",
")EKf^81oX,'/*2p'.AcjCDgvi)cJw:<{`Ezt~+p(DAbc2D]}kGD'97q'Hh+;'`nAQ<0UrLTmMeTbZhJhb@p+:]P(4AbFFM-",
"2YZ|fT4)kb50Q.aUjQQS<:'_}ApRjc^i6NB;vQu(U0hO~@W0@C)<@w*(H/{Y]QpAWtYKzn'S6D7]RRtNtYBtm'80+XC*--U",
"TmC*F0~v*|'|5R*@lfzatYKvj'7k`2'8ywF8,I(8'`{Nw/fO@H/I|t,.]@Lw3;Ohf48MpI9SGMNb^cyg<hFq46x,E,'.E*t",
"(HS3p'ib1P<sc<M*rs(Y.-(F@RW-A,'gvOC'`f[h++xJl<Wj.})v'/I8cY5W+8B,wtuHIA-Q:L8'8/BX6O`B/;s9'_KwVPh",
"0.@~u2]Poo-Q9ext[):`'7l^v-l0e8'8ytW`(.QQ-j9k*0{zrW'`f[UW+01:(z|</'7k2[<D'.T0-EG4<=/f-2=<}|LcMr+",
"2Ye_JVJw'[({S^<'7m(B;~aol@Tsm1D+e7WEH0rsU0kFN':8xL(]o@H7-Ipw7fa-mF<RI*8c]JpIsI.C0DPG]'vKb@)Y^LC",
"G6MT=M-nZN[SLb[5,/5m<v8Y-1lI`)/Hn.{=*6qP]4=5S;~ik8<4l640@Tm(CGm2uDgH*aAu2t^(`]oa'7k1g2|kS<=SXI9",
"WH;`f':8qLWHuxO*w1L`8~|12(Cz97'`f[UA=fdl)B-`a-io:E'')BsM4TQ,(]o/<'027U=wc1q<lf<6)=:+m'1O.7H3K}f",
"H}d2o;yTzPJZ{PI'`il|Oi(r)''wSY=b0ud'(E]WOi)'*(y,s9*g'r{;[]/Hh*T3+:dUb0'Q-bvGyu/O[TkoqDXR[@IsPMo",
"*rs'vfLzz/*BSnI[SOSg0E8lQ<:Dsk0ELu]-45G(t]g3WtfY{BdV)Fft[sZ-)_Y6q.h_Pq,4kDZ,TR=_1'zN@[SIyu.*Pni",
"0cG:T*eKevj():;'H9KrX|oGU'<FN4'9Pl+D]:Vc1HGm*=Tt)H,PNzM'((<`=SGT3A0t[fJ-A<z)KBzs[Y0<C:Yv.WCHb{b",
"tZ4Jf57/`/3VSkiYAt`]'Hf*btY+FBrb|Iq2[/N1+:82`[SIBc.*P5D*u]d.A4;Mhnl=7fVgj(ACcm(j^i7-T2ZGN83=4s_",
"0|V_otYqMu/H=i0'08Xv94aj4S7Jb_94aa_(KGpT'7k2p@_-Iy*^kQ/MAR;U'lZA,'`e{=<(xW5kY[@<u8d_'<=h@;u9T+H",
"^j)w[-tP[6K,wu='Ga]4+Z^O;=omJFyG8TTKGoV~('qdQ'7k8:;aV9u1dj'M;EA;n+w+MD;(fbu'.Bf/LDkyG'-tOn-Qwl5",
"u8dw0L|I]e'8/BXL|JBOu8e7r:mn`_1KaWLR0Q*H':;l4TQUER[S5+E17aP;u8p|_+G9f.2Yi-C(aaY`:'t1T[SJy9.*QnK",
"9cB75/StDu[SM(FN<du:u<d@6O9]~m')B8]+~'JxSW7ke@_J`a;Z9PJ+:hOw<(kpR*99UW)Ix8g0PpYQeP8l+<<TqPYyr-e",
"EP~Gg5lyC*S72tJ`{{P,*{hmQ163A-(jF9g+68zH;|Z}l4<wc27JUn8(ARZ{'8TXL'H5.*V-eQTD(]0h-O^_4'btnD-2qV8",
",yg)r.1-md56toO=)aOQRW_9tQ7~faAWVVG8dDuc/dTkh<@nqF2Z)*M7jM/cA]UUm2`4QgQFpST0J'-ya(x*vPdUI1'7k/B",
"':9t811cn22^Uag*vt~d[SI=bNPf.GaCq]X9*g`n'1ggTB:knv5PHNq=]kWDT3~S+L9msH'7k2;KQ*XC;g6.s*9KL@u8d_'",
"Ia)g:'.U,7'.MNb;maOs3fTbXOYoSg'H<jt'(81G/c`6T/GhJ-/IW[+q`lN,1;cA*uRBi{u<jH,q|/3=<ZHBUnOzHa'/nhQ",
"<rfT+)YY66'0;(]'DFZ|RWa}TA1.i*<mk{=[Y)gu<4){D2r,k_[V*`h-2Ag9)|s;:'7k0_'7m(/B3v@B/~|,1<_`R611:@~",
"<X]]uW*WF5tg`gl.1CPf'7}89'H5Q0/IW[).=lVg3;Ohe<XTN^rC~`,'.OGm/GIe'@.@+TX(5DH@zd7rm5af7S9,+E=jU2b",
".-Wn~'R3mi94aH1RP3VX;vVrSRW.GM.-:k8/fx}L<;xx|3:z[^39bBv5Q07')<Nv{2Z2mhH~D_wRuVot=kw,)0'*L('h~,C",
"<=0{j*V`,@'')L=NOD2860)<J;{:0c@7N]k/jGcL*@_eI'`e{=-w`5_SC.7/'dVG~/I1DS,}T0_3;Oha3:q.61'qpWt^4gR",
"/KYyQ/L0AfS^s8B3;Oh|<[-35r{LI|'F_7x)}:sZ;_[d60(M0z<:Dsn)|fC|-XVw)'8/1b8cj-j0'.km2[^<W*vbrhEkf=|",
"2Zt:l'')Hy7M-N1T=p:D]P(1A]R45g7fvl<TXK_a/GGSW'S'WQ'8BODUXDxj^29)[2i=OB/gT:c*Y^TV'-Xv)=F:7t=YY/o",
"RWENFQGH,Y)-~E|'7k1e<W:zO)uwWp<ziX2QoWLH(H/{Y,:H69SpyZv'8Ux7)u}J'(OA*6<)CfU/*8(b=vdw@<;B7@5zPBp",
"'8.C@<Xq'o.gii}(2{|V;YL{4TQ*wL'08SD'')DAL9ZHp(.m`i(]os2(LVfh2^ibi0nGd+)'wUH'7k1[<Z0s2;yYOMOM))t",
"U~k7<)]E*|'5-Rd-kfhuTmCXBAyI'{]4@z.<z`nC;vZQDHFH2S@3/scFNn8,SM0,f'2v`j=6)ai+onFAtY/5h21z;^<s,*4",
"sxGDjXabaJ'Dl5@(de+5STl[E@iJhM=;HNK;hqiItY+En'''mqtY+@3'{|8k'hI,:<9ZG4'*/:[)YYQg*xa/92<:@[)Y_:[",
"''1@NQF_F='7k8=T3c.a'oASV6iqwWRs_7B0,+_Q2`;aw)ER[P(b_29EAK6*nMd106521A04yW'<HEIY/d<I1-RfdR<^Bh~",
"6mRmf-MR8)(48L78eQP8'`jXk.iN;D/J).o/gcDiRWB:u4WkyH5PFko/Kd/3]Qp9N<uZQ'0DyC7'+wM]^nj@e)CG68)`I/J",
"2<IkiyGUg[LVZ<x+SY~03,E}.,OXRu3:OIr0'dIpvl|tL+69ja+(EB4:@R7o;Xsdtv53/x'-0HU(+FYv'`C=5.fk7='EzY:",
"Ap[vc'-zU-{y.pQ'7Z0uzDVh(z|:1M{]sKQ]P0||<8JpP0C^V_z|1<_*u]W*urDk9*s+7SurDe7+6ZQZ+92aF3:^:|5S2VO",
"/+wAs]Qpc_'cCd}2O<_'+ovWi2CO*J.*Pqk1C~^[/H2^^[SI1-*TI5n(ZQRA0(UDZv3EbJ'`_Q8v5vbe<93G}2s~iZ2YZ{:",
")sh`curc]('7Z3z|<PMN'^SpY(=30^'+s'x<9-H@SU0bj.YzE5A4lC}*VUJ<tY.c_2MkY['.=:zYyux;+6G{M(]bwX[S9^W",
"@Jh5A/jOsC@IFA4]VhsBFDrFu;vHEg(AF0'(^;D('9f`w_N.Qr<t-3C_0bxY=@G0@A2+I:V(-Ve)z4,-0'+M:2_5zmKt}U3",
"'-~[M'H]98tuH8]4X'-v/JpN_21]o'2^^FX<=9uxtX~r}=YP;tTQEKoBf}Y)Vg<DrJ@I~9'-zR,',J|:'')b5=b:(j)AF,z",
"u8e7VSq'7/*<SAj'((MQ-xOE)A0*4A1'gvv+FZ=Y1a53@+s0,F-MSdT)IPTQ4SRPQ'8BOO<H(C[*tXyu,pn)0[SIQh.*PFN",
",S8J8'E|iTX~58='kNcIAQzOT4sX6*(0<mA57rR3<VLy5+67vH'Ifs4*^OCS'8D<t'4=9D=6)Za=Tg9=+rY04tY+.w':;e5",
"=d*H{,@=7u5mpp5'`el|gN[VhurDZ{.X}RD(BG[KW<Hqs':9gP6q4;otYrNE/GU<A0V_W41*{pt':<,<(,s}N/V|C;'3Dig",
"I_'8W'P`rnRsc*x[0^5}(BTtxuv4R]'|zCj[j=_dVF8Nd'U@a-+I8~:uV'L_v+'O4v+9Z=F1=pU*;,Zt.*P2B*YAW,<Jp^g",
"tYkj]'^/'=CcQgASTJ^<0nGg.BgZB0X|ke1)jFGx'N7:O'-y|`':9gRLr*v~OYIaS('g@P]P([r)vGOc2ZbXB/-oU22adEU",
"U0hv_'MLVW+ZTz_2Y[qo<INeJ1B7Fs0**.J'8.CV;v6Q|5Tgjx+TM34]Qp][(BtwH'FYsr39Er10~c+A=VDID/,jUJZr0_+",
"t`u<;PfC57*zRIEX|~j3<5_i5C+2u'=9O5UHG1Nz=68]YC3GjVTR4l7<;xx0,ljL@'.i8F-A~*WTme~a<-hTtA]LTH'7kbK",
"4GPt('Mkvb*BCA5;~r_/v63k,'7kwf:2uaz'-uwW(]h.bI(2|,)Z8bJ':;J*SpuHZ=WR6[*VW(`'/RCJ)iL4d<9wI4RW.{]",
"<F<M*<9H9n'kUSJ4aNY2/'{Zi/E@dU/a[mZ/|wvXZy+G1v:=P+v8FB4v8XN8'<<-'c{=}9<;yTB:PrDhRWOq/-gbyOYrQgm",
"<Z4poI9z,y;{t/y<O':*=9:i59{zSz'DFk.RWc0u)Z^[{<wEGr*X<|=39E8w0|rqu=TSYx)]E0~-klYx2]HaH2]w2y50R,I",
"u8dCL0^Ww]HvqK00q8GyeP*5;RWN'@'G_l)5SsN14W(7/)^@af)h+Euv9.mDv9ByH)YZ4@2sls+37/|5'Mzn|*^N.e'DdvI",
"RW2pr*z`qrv9Lfcv9NL<v9NC:@Bs5`v9_-Cv9qARv:+MV'=UxCv9N7SZuM/XvMa}|Bx*]9)uxxgv5c2k'H4z+^mJq(=HjM;",
"v9MeXv9NhM0+^;05NDOy'IMpluV'L_5ja'H6KBKc60Cz]=:mpWm5n3SPHf912Y][6M^FTRv;(,[7dYP67:hm~7*yb)7dY|k",
"'-{Q5v9NTs'GNPiM-}*t'.5dN8E7RU8|rVs8cVqL]7,iO<4)cT`KQk|FM/Xl)DC/X'L@FDWH8.z<h19/'`cXib`{7b;/_m_",
"<*_k}RsT',<tSL5v7L1D'H5EE/GzUr9yn6z:=1B(')=p0'c|fJ<y6rgZv=7V'(_H7'DFRU'.4DKRs_g+6yE}3<^6{E9ymWd",
":ZO;};:.V)^/cLk2`}Ox;4Drl*'8mO0GB^u0d_`lST3Zzv9M-[93jp^vPjqJ,WRkUKH0Fq1/B6fvBt|b3;Oiav8Ja/':<0S",
"Dtqx2'pr}y(I;.Zv9ML;Q(NmY2Y^:_GTB2Qv<yEn'@nl*v9Ngcc|'S'vFB66v<g81v<yF5<J1A(<)h]VRs|4AD'r_7<^q+^",
"v5f_='`bec<_*Uqv5f@6).f6:'.JMb2Y^QG@4I8b2Yi+ERsV2},96k@AMF2e96ci7v=G^Vv=YkC;}ycEeX*Qw0HBtuZyd<]",
"@6e1ARWL,w=@9jn'L`}+urDU*v=u}V;_OI}m[.t*tsB/5''''('4k2~{`.dWC~g=d|-Ro-G`-MoNLkpvI[C*[IP3(`|-Stm",
"I@lT3NK]Qw|({6:{{M-'{{M-'''0*'F7)i0mZ<[0;v46A3y^H^'-DTU*yr17<)1nNmA,Yd=qu)ICB=i7*B;a|-TXd|.-)^P",
"'3cje''*KL'')Ey''*.K'')I+'')B~'')I-'',J*'')FH'')_Q@PD<bmL*.FIr]sCv;b4PRppd({{M-'+SYU5'|)@FtY+Xr",
"0;CX+<VvQp(yR}n'8ytD(CjM7'8yvf'')Hv(ABgy'8ytN(`SoC`)vLVS88^U]WHslRW01'FQ<p5<@RrQSS{qr'(L7((Dp2E",
"'8.E^'')Nz'')K{@B|;EGyc)+=8D9{<XJOL*QUSP@7`v/tY/YzD=)L;'.0Eb)'jZBY^;QY@p|ykkYQyB(y)0*=SFos/)}t}",
"STFo;/vqzb]pJ:q'8y6V/ehMK;ycV2ZvRuf*knxH;~N1D5P~`C)Y}4)6T;yN'-zL*5PPt`(xy}.0|9Lk<;JZ('ejaD(]^;Q",
"Rsoc/6Q3l9<@-[uwPq({^i8'J2]R]GA{78a0)tpc_0Xsd4}T5k'/1E9'.[ZG'.RKC^i7rp=V^mx+ZUg}'+rk'<9-C25zP_A",
"RY(p+2p<SP2ZbpeRWBdP29f7i5WB`ORXZMq'1I5T;YN;@HZbQ``-z:j5Q/To)<b+(5s]dK;{=j1=9N~WAStr}+)+/,2sGYb",
"36ccg;Zi99CqHQO'dm4@<vz:MtyGPT:k<-U2YfH|'.@B)4P{;g4SrE:50[Ce4S]]Dl}t;|K163JEF-a[<[IMF<[RSGEF6g]",
"=;:lJV+}I;UhkF;=6`hu<PoM6<[IMFBOi+W@zvDOycU_a=SDMb=60JjH)+,q'-,E{''*.t'')}Q''*E~''*.y;YNX]9=.nJ",
"'0Fowm.h,/'/s+eC`z'IUNdhUMv=9vl}1a1B=zbR-e)NF@9(|v9=/hH'.g2s'3C9I'2;aC=aK(ll{`Fe*+l;DlzYbvArzJ]",
"=snABC-~FLD:r88Kpxs<7,|CeDgv-v'-,F('')h~'')UB'')FO<rfe.t[sd;HPdf)'-,Ew'`bhf<Zq:r<Bq4`-p{-,@l]Lt",
"'4/|a'')L`(xy}huBTB0=@/xD;aQP`'+P@h=<j4;AiZ6(B,vQUAMbFiBGtZE(*(b0Bd68z/cp(1'-|MOY^:WT<6ec*u8e7<",
"9=.f;t[vt;J-A;3DE,b01-+[MuCd,F'{}_lDyK]*SW1aW@_J`a')MBH9=/(f'..G'Am)'[<^Mlc<]MO+9=0s[=X1oNl}cH3",
"=n*QDNXPr{E`=FHE(11TAat-,<MyTs2hIIi;`Q1o3fTbXKJc1Y'H;_S'aqEIA)^(8g.DAV18=(buNuRZu<jGdgcuiTUjd_]",
"9=.`0RWaR_9=/5B=R2pNG~F{M@]:b6Sq/7LCgqePW{v3w46/G[fM,(*HznKYtuMls'')QZ<VJ{,m2P1(=n*QD+O^|jm-1Mq",
"I_0A5<xiWeM`K*9<xiWgG~uCcSpZrP9=.Y7'/7]BNA)G6[9vAJ9=.i5@SVNUJpau2<xiWdly{CFGGYD4DQH4<0gr'=l|q8'",
"N0QdM<H5e:9=/sY'/4bD'1ZOal~.H)Q}K*Q'-,F1'')Y|<VK/5lySTFOybmA46/G[46-GZnlFkKLVZ<xlywT9A+W,,B'VhE",
"::|{H;UOMSunKhV'-0K4(+FYv'[u~mlyeT:'[vlAly^[y<Rhf+ua^L.unBdaunTpe<5Tzi<4u;D<4~CE=2+eIt9M*RuV*~Y",
";YN4@l}QBJtVigF1<_{4up0u3uZ,d}vl}nXkYHr8<Rz/[2pGLt'.2`6uYsmmuYlUr2sEZZsv7|vRmUSLrA]Bmry;Zq'0wZU",
"@5QNdX(ZJr9=.IL'/R(K'/4qI'.//<=u)rn,:@O.'-,FL''*)Q=6){6R2sLI'-,E{''-.(''*/w'DG=W'/':[Eyf|VcrM/:",
"T3ku49=.MF'6/4+lyr.KR'05b<]MNclyrURDmd7v^J'B)XEXdFJ]bXT'-,E{'')F='')]3'')GC'')]J<9-O-APY[~SiW6d",
"N1Yw)'-,F0NNuu2@yow0K-3PJ<HI2N2evRg'./2)uv3MYuv/^e)YZ8Hv'[6Kv'nCT'')uO''*_l(ACi)TcnhVFh;MVlzfI|",
"'Fw6iRt*Io9=.PV2acq`<]MNf9=.8LU0lQo9=/n<'2I21]MF8xCk<0tMnv0il}+};yG_oF46-G@ut6D*z'AB'zD]H3z`xQ8",
"z|;Z6'-{-}z'@I'za(+M{AaEQurF-O@2~6aUG)l,'Q65i,WlAalzx`)Jt6WrVC}{kWH]HJJAXh<)DB.:2^'-X4Pyl};<_*Y",
"v5G@u'')Qn<rg5O{|jQ5'BC*:'^_3j'yz<hQa|ru'BJn*'yy*^i~O9S2YvM<2_6/l<:0wiv5mLx=S{5gV{_5m@WMRL'E+y)",
"6jQ.t5m^qr<:0*/uW~pHv6Czfv6V.j0(/-F*TQrJ<:D61axg]6U14vG9=.hA'-z(w'/=hE2`cIE4PqA5*s3Rz<:iP5+:qhj",
"+mjhv'-z4hv9M8M<rgQ),4gTP,jgqMv9OY{2cW4L<W:Hv,3}+J-.*B~-gc[*-MeF*;x,l:*;Vah.JILJ'|[iv.HCt.'-zNp",
"'-qF)'-,F.''*(R'{}_./(*bZW@x@S'1.TT=oc*eEA.F3Q<dm('-,Ey(]_+7v9L~_-pi3M'-,Ew)2(H.'-,EwI_rnz'-,Ew",
"EkA'g'-,Ew6yE|P;yEoPv6=E]'8BO]l{qH^v8~Pr'`bUp<v7vI/O7CA[SKRt@NA(A=o{i`;}p[iBP[^`xf~ee=9_+L1zxG^",
"2WPi`v9Nvh0-M^</E=Nf<=/(MJiT3F;{*w`l{qNGDHQx3<ZLm;v5f_=;ujF)WH/mw3pgyz''e'J(]^}Fv9LffRt3F)v9Lm]",
"RsSRp1Q;Fq<;+m<nW/De51'Nll{8ThE4DCW<xiWs5PG*25lbuG'-,EuQ1BUK'-,Ev",
};
static const char bitnet__spv_carry[][96] = {
"'a,Pj'D9AS{{D-+''rY:'''+x@2r[s|+PGkIACuN8/P{l'`rM`'.G}sJstub'''1E(Ix=.'a5f6(gWFl)Gsk*)+QrCHp/uD",
"(AIi5'D~//(xwo6)YX/8'E,vG)<eVI'1Y9<Hp8~F(]ny,'DuC6''YE.''VY64<w1I''ilV)=b5X*(NIMHpiCJ*9BI@'E,a@",
")FnwBD1G7=EA.cZFYEjrGrab+I6KzEHouiB'`iWF)Ai;GtdW_x''0E})2.Pz'Dru;'Dr|J00FQ='-.Lw'E/jE(zb@^''Vr;",
"'Ds-M''VpG'-.U}9Lr*](z}Rd''V{@'Ds6P''W-N'-.`+'E/jK({Bej''W,C'DsAS''W'L'-.i1'E,`K({^wp''W5F.mS'S",
"/GpK9/c^*e9G^Z2)ut;<'(,l3'EAwT1]UxX0{~u[(AA2c2<52y1AC~[''Vxb(|HI*'(A,A'EyEx'(-kQ'F*^j5W7fj'}bql",
"*tk,s*tZz@+8:9t'dtkiR2p,si`3Uh,4nvN,ROf^*B/V66MCO3-kgY]'FP;'-O.{v59FJh4v'ki-kKVi:-BhQ.-27*4=:t)",
"-iplF4X',+4WtM24WkJ5.k;Zy4Ui'{*ykdQ-TECV3u1Je3vxoT3wbS45ppc7.M:eB'(B8)'EyU72[r*c2^:0N;C9-O2<@D)",
"1{zBU1`_98'*/_:1`L=e/*-jg1*Le40G1}|0)p|F/cp'g/,rXu'`aLj(AAbn')lma2xmpM3<MAq0GF_].JWZj1xrc-'+Iv.",
"'+R~s-P=/f0*QSO0|/Mw.0X|z0`lDx''(bw'G.zk(AB855lbtm;|XRW1'D9Q1}'Yy/Gg*H'-/2+9cn_A2=2+j6rR,}'-L;,",
"'+,xu2Z)~)3Z5cw(c6Gg-6wl+D`NYx'H4z5/He(y+^^Bn,77Yt3vxMI;[=GH/~yvk4=:/J''(LR",
};
static const char bitnet__spv_choose[][96] = {
"'a,P/{|.k;''06+)YX@:'FE[{'DM6)Ck]gfN(dRm6/xQ.'elRpHoc`:LF|]/(/hpfC**t)(]wr5)H6}-(h4fA(G~wu'E,a@",
")E{F2AWn2/Hoc]@'|,^,'{{D/EAnsnHpD)F(]eo:)e'lC)+=VA)vgU=Hp`8H)u}@D'E,pE;YbN*6SCGK(f5e;(fXa0(^OC:",
"(^XL<)=BhB+zG1UHq,UM+6<eI'E,sF)<[PMBq-t<Hp`;I;aQkAHpM3L'.,}_(]^q{(]esERW0|c1Y}v)HouiB'E2Bf]gcNv",
"(^}RB(_F2K(^[]D(_LBO)d+J:'``V2-sz(S*s*L@+p0ZQ,5O{e-l<xY'K<r,,301e''0]NGr^VO''0`T-MIWf,30BS,6Bo[",
",6Boc:y:1]*Z;`e'F)F;*:wPh1CY7+1DUK+1C}:p/J[}s(`QNU3VNntgiaE.1^@'5'ddv^3VN5a*=Ouh2xPeM;z8sK*wM)-",
",60;*H3H[7i`4(v48DTO;wO.b4ogWt'HoVd-MJ9m'GipYtuCqC1axS]1an02=Vs3P4W~)7'(B@/'Ey[40(a[QB3gG70bA[c",
"0}^B63:qm61_A5.1zYa:48(PC')4WQ'FvvR.Lne^;'7I<0`Z05391){5PPjr(bAa1'+w<W+viOg'+]'N7i[/)56N~x1y,)U",
"/Gy6J',)@u9)sX29G@5*/dwI(65inl'`bC+(ABX/'-UL0@:'Hg7JA`]5PFka+;e,ID+[7X'(]}R(xy=cFZW[(0-+4+1ALWJ",
"<sMf}D)vgx0|uA['bOM9=oba{HV;OZF~Tn/77Bmz,3LxD'{~_C;YL{5'``AOD*/2c2I4Ch8KKz0'`c7U({ddv/I~T15Pu4k",
"+Uxvr.jfKwD*/zz3Bnsl/ea256;BS,/f5]*6Y*t]@S=j_<AnpjD'1U'=r34NGWz.1D|Ib7(A@PPFy-4m@Q4D_*]wP7MK0/d",
"'2rnfD)l*b)Z|-('0zFwG'dZA11cxg.g.^F*9:HKD*L{OFy.-m39E[^5Pl|y)Z7A=)yxl_FzPH*'bb}J'0{b75X6HfF~Uyg",
"I=;VF)<Nv8(`HWt)<@*f=Srr03v]o`.NTQO'cL1n0G)zNM0u|L2@zmZ2ycOq/KGnDQo_e~;zXY3F<*=1/d*42GCKYN0~F;T",
"RlbyW'`c7}'3fc52Yi3kF]9tR<*YV:;cdz0;|4bcFJyR|0(8rw;w'iv2eQ9D@9v=l,W]Lg0'*3N;v46nCpRQG3yp-p'.gR}",
"PV:aM'(1AO)YZ@C(aN3X/HHnu*Xk{=D{sZx./m{@1{_aX/lz[`11}XlGHvo5Sl;TqD)Q/9/PJ+Y'/|yD3rtkj",
};
static const char bitnet__spv_embed[][96] = {
"'a,P;'D9AS{{D-+''rY:'ONgf'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/F}b;,),:2J''Z0C''VS7",
"''V`<+v^H1(`QXC9EYF{)G_]E,wCW](_BeE(_bFN(_bCN=Ty4:''jUs)@pzo-WzydHqx.U-inWV'E-*K)=1oZ(Kr/O''XOU",
"({HEN'M{4}+=hJb)@[E'Hs7va1]_ou'E-c^)A+.y.7[MnHrka^4Wvd{0`YG[0{uPn1A8Yp3VNIz'E-}])A|G~0|Dts(E1'Y",
"2<@)p'E-LL;[N@M+p:a[(DdgU0{~]['E,r:)<X/UJM]E_(D=NQ'E-k8]flT}(D+BO'E):m(xwoY)<E~_)L)8k'DrP`'-/LY",
"'E-@q(}^-9''WqY'Dt+h''Wtf''b,36/~4c3919-)ut;R'(,l3)E.0d6/~LL.JEpN'|5P9(A[`<9D6Ps8caMx''j,z'4b.T",
"/~yDO''0`v'(-@q'4b+S''Dl:'(ALx'''*';w1Ik+}Noq+qRgY,t03x,R3x-'-BPY8G:H*;a2wy;uhY6gf;,g-kKNB./-(=",
"'a*NJ<re)=h~T_o/+u~Y,<[3n-4|@,@IO9L')uQV;xgWt0F77Z0FBk8@PYp7h~Tqu0}wwf'aYZIBJ8TSh~Tzx-OKrf@P[/^",
"'*i*k'*r1H'*{7L;xB@1..z])C,B]_AM;R}CG=C0'*LqPAM;RmCg{L6;xgX1,5OSxIsYRJ'K@@D*w9_]+y/E,,:us,*z74K",
"-4ul^(Z)q66kEpk|@`0'4U/Zd7K~qX7h_@C(D`7f-4MxE*VVQVh~Uh69(lCy4UO0ZF{2RO',;*9@PA5n:A3-`;uhDe<rmo(",
":go-t:c}qq.q*u@2'JM}tuDsa;+Pi`;+XS7=Y}MWHz*5Z'(DNT'E{mA8e@bz9([ji7LD1^5TNTj=SFQe.V|W5'(D^a'E{|F",
"'(CXCM}`arM}cA0*;l-Q72DlnS6s_s/5x{|Mg8|8N^wPs(I//i'3xTwM~c_|2^9Gs'b@xL/d*T<0dBb(53~_S'Dd(_2uni)",
"'~NAW-QVt~0Ei-@'aeyS(]`]l'*0'd-7(D,'4mlo'*UL`'':G63VX1nM~tJ*'++dON(QL8LGg:L'`aqY*:oMo(]a/{''1A=",
";uqu2'*{E92Yetj1E._L'3]ay3<jc=<9I26<sr~1/H+,b'3]z'(y;/<]M+4y'3]F;Jv/69QvE)B2=}qQZz{-^Ji]Qe,S8<4",
",xUk:/IEP=/.<sLNGpWfM~b5~'HgIA'3];4Naq])+UC)3'3Bj=N)I=N044no;vHE7<+,hK11EW|Qof^t'|'vN=}N0c(|=II",
"/G_DS'3Agx'|5xA)E`e^'3]uM=`yT]RS]ZO=bL-RN(=FL4v~r2'af5H'3BpAN}:41RW6LD;]y75;YN,xQ}K)r(^fVG'`dBH",
"'3A6=(d[BYM~g,YN+YiE06^N.D'r_PV`Ljw*VX;oV'g7i)<@on'3A6NL0gilRsOb+,9`A<(EIp3(EE6pN(QU;Y9=<q'HT5@",
"DgHi3*:H81'3Bj<M~p[^<-zdO;jh^7*XXo1N,eF=0R|ttTnTVjD';PXUHiW.AkSuh0|;=H'LG:6)Y[xo'7b@SST851N,'Ib",
"D/9XzCkK)7D/v~dDlfHBD-hH*'.DHa5'pLK;uz+;+<~z1<,)^NPYDn)3K}@E5Q9=))Z.9]^/WEE<.|zW9-o`b'`e~0N,`5b",
"12Mz}'e(1sCH4,3ToZ`'Sr{QC0ls_T'3Bk@6mVW{'3^E,)yzNrN}N(E'bu.K'43=-<F02/EyXKnE}-W[qSJkk(KYp`'N-^l",
"'|z@wFGu:t'2ZD]9nJl)@_p^XFdHb_GcZ<L'-|zN'.7/w'.++w)yy,i4ZNHb'-|rr+wz^I*u]W*(]`f}/dlf^aQxYzD|6H1",
"Y9+,C=T(V@6Ml0H'E9._)d/jO-jati'He4c''''Q",
};
static const char bitnet__spv_gemm[][96] = {
"(*lnl{|-kU''06+)YX@:'Ueud'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/F}b;,WhWt)''VP2/2_E|",
"'D{Vj'``M03wOG+3[;D+4:}].5UH/35UQ54(yk8;''io7)Cm)T6O3/I,UjHu6ihU7'E.(k;Aypy,UN4r5ll8('E-[_)@n+/",
"-O8t|,U'tn4SSkl'E-)N)=.ws(C0*h,TZ[j3VaUY'aM{h)KQ48R4j46,pZUi'aNJK)Lj'CV(ZDA,p=Cf1ALn6'aN{,)NP2O",
"[4ctM(c*8j9IM5o)AOl-8I=}T(c3;j(cQ4{(~d:}''Vr:*</;m'E-o6)'0Xf;<a(Q(cv[+(~ZC(''a,A-MIEV({41J''a8E",
".faj_)@vTO;]{Iv1dP2<<94Dc'E.h7)D9tx7j2<o6pFaI<z44d4<w)/'-zz9'-zz9)Ey6b:aVU|3BHtF=60`Z'E.R5)CQXy",
"3At'*@3,{Q'E.,))B7fp1a]L[3AhO@'E-k8]fmgl3AUC<'E):m3rjMC466]C1]UgB(|W*W''abR2un2y<vhvD;_M4Y6j5vs",
"7-+XL')4po(ABnM'DthN,zVR5-TWha(dO'p)(BSX''b1`;uh-KA75zU=SD]z;YMoH;YU0u(ac[~'DthW.nGw^'.5yU(dPV-",
"(dlf';aHdA0Gd]U''uh)*9K8<)|ht~'(5r4=o`|0(][~;(xx2=)|eZy'(@~l'(-'+'(UC,+Sln=)ZKhB(^tIH=o`{**rrPy",
"*Wd(C+64.Q'`bFT)vq+U<tA@99c7BV'axnL.-*J.:BUu9,n;fa'(JLV')2zc)AY@S<re,@'a,Sk:yCGe-kzkr0ljWf*s<k_",
"+s((B,:,bj,;`GJ'D9*H,3/fe|@V-I<Hf+@'''3;;yGt/Q}5WN2[6zoQSAJR2wT+_w2`Qp3:rd|Pra6P3X3=a9'.As749V+",
"AiYEZ;uiIO{{EXeQn15u;YM,H<reUM1H=^s3X5VQ5nKCS]N85x',(vUeFqas;zrs=A6kYU{{Ekk;CHcp{{EnleZ-oE{{Eqm",
"9LjN,{{Etn9t+S+{{Ewo:B*lT{{Ezp:b'OQ{{E}q:}D[:;aHHH,9tdY,6z<C,<Irp4^b[/'-Kq6',tP[',}VeHf-rH'8pIw",
"'*CtH,3PII4o]WS,9wJ0P8muL;`}@[-6w8qHScc^Kx=vQL;[(|'*r:K,o}uv,zNt},t*cA-73cALhU6q'8pST;vhMc'K|,5",
"`U~r~)E5bi@PA58''0^W'9c{0@PA5l<LtJv|(QG,.]LSu'(D|u'E|DP'(CXM'(Fr)O[de`Og71;O}e8PAZ<gU8)|Vo'(AVb",
"S2.mo:dLq5SSLg:_d{ufSoicJ*:,zzT3,V+TLJxp=~6W7SN4m9+)AZt+~DvcFE(/P_eF|_M2`Uu/)~`6_d}_)9bWse/5^Cv",
"i`8wUb=Ujvb=W2,_d~C}3yiEh,3GbW<+I|;'`}L+h~YeS'(@{8WCEonWPKGbWeFiiA]oLn@PFz0.]9P:'(F-^'E}LpY;95c",
"YJ{LlY_=Io<-zci,<-ew,:ch~,u@[1-7,1lZt1Yg_c=Le;uhDe<rmo(70[}T'<X|N.2LH;[R[~6AM;St[lSHvAM;Ryfz<.Z",
"++s75,(u[{,tw~(EYuS`gfB@O;[3,X/7kDh*yl3E;w9z|,3CtX3rjcJ,lhw~4SJP@(A@MohG/8Y'.2-=8N=VP)'{Qw'-CnK",
"'(BSw'Ex<(_d~;{'Qxbn'K3knfif*=<rdJ*-1*Mdb;pa1'`bCI5_cZ1.J}TD'8pIq*^R7j<]l:nb=U.OjzQIQZohmZ)anpc",
"'.3hm_e=Ij3uF=NmN(hk{~;A7JcT5j,R;)__,As`/Y)km'9Yq:'(JP5@GVQw';@ZE<2E.+;xDP/=855w(AhWP+wG`6'')Mw",
"@PC,_=7C^/Ce8zS_fQ2v_l'Sy5Mm6A(AFG'i)K@t0==4[0DP;EtY7jg+3[`[mpOBE1H*V/'Ajj}8~}{i9D6,`1FlI/'8px8",
"_l'Z)'Ajyw'|);H/GC/l'9d|]'0RQ<'`aqY*:xSq(x~n'''1Bw=61C6A0;5A<owHrcYqN6,<n@}moKg(({ddv)ZHW]/H=kI",
"/Hn.},*Q,k,TY-Gt]p]^t]pmNt]q0XEy:+ytX}^c;dDU`td(c1';6Hcgi<eM<E@y_';6:g'''c@(x~Ns5Pb}p(Z)ri5m8:u",
";|X_[j{ps5BG_rf@QSi6'AjNPt]r|o;ycwP*EMv91)(Dzm6]oV;umohCD[-w3EY0i6:W2s'N}EE-MN};Hm+=jIMdWnflB_Q",
"01e=LIi|YDK3u/rRW6_J<yguftY_0-=SFmr'4v]fgIxJN0JbM85Mm/9'8pwM2Yinl2Y_YI2waq[tX}^e/nnORtY(6Cfl=2K",
"g/Q1Z+_Nx/39E8w0}6+{nmi4n*YAW,+66a,Pz16.-MLM5U+Sh[KGYxMKcv)M'8q1lteJCu'DFP+'-ycaK*<oL'+0Eo=(eeT",
"/dHMgK*;Y(</Xe4'Or*<tY+k7<WNPD'O{2Z''-8SLDXp(+CKOfb@nl,bA0oO2Z(;TS7c4P.1/+YbA1U~3Q|(U3;HNB1'_dS",
"np8]F1{_m]9cB+1:GSOh/MoN~b9=8v16WoOtm-MUt^1ulcorE4''+gJHbHal).U7r4~MRS<:'ar'a63n(AFFIIC0IX'.)iQ",
"'<ZzK'*UKP'':G6RW.7^'GNYKT4({-'AjQ}Jwetd,0X;M'w9C:<90~/@K=M0bBJbl)htnSRu9-b_gqrzAT5yj=6;(HLG}09",
"'8qm`L`v;PnlSk`EH5x0<9QFs+ow8:*VVQJ'PH<R,xv1e.9@^jNxu[R'-ykBN<Nu8NYj}V'9-33tf)hltf;v2/p.BkL|48*",
"'|-bg-2qV8-kvqw/IadV;YL{G'/{/0/cpxata;MqJ[]+dL0ffY<,Eh0=/,g76MG3M1A8K31z]F~)Jo;^tY,.9O9K8rOVgBY",
"'8`7JtfY.q3Gwc|39bBt<:WwNBoQN.<X][*'N@q4RW6Yl=3N_5Oug~}'(_M})<=0tt]p7]EAZu@O[XAlPSfbD)^axg_fY6h",
"5MmVK'`gHl'LF{u'.*pA:++Jz@sw.3'.4e02Y`F|'./8'Q3BwSQl~:L)BE{j/gbn4T49+'CJ)^0RX=@K=Vzq9tY9bxST3.~",
"Ge.`g;bYr2+=8.n'05:q2Yetj<:,81.-),((z~X]t]p7d<9YX/R42@1S-=mT(`H^v+F9sr/GC-USMUAJT*6lhS50MyT*:9Z",
"*YAK(/fJbJ0GB}'/JT<_/MJ2h4m@AG3=e<~t[sJhtlc01o/(_3/b{[L3^=ZwtkoBP/Y;x_'8pnB3rtkj;YQf('94VT`Ftv_",
"_gqrT_kZAwA)^r9i`G4D(AFFu'9+Sq=J,0Nk*`9s=iki:46{Z}A03*]kYe-rAN__.kvNPS'~h7q*9@9t;[ux@5:KN]lV:0M",
",35_+/GL@p'8pwJB63Yrlt3@^m5doN<AS~pAdM{m'b}m<')B,Y<9-AXVKEe@`FuTA('n-V'8qm``Fu*m(E19X39E]IRW/3|",
"'-9I''{}atac~ul)c*(LmZT2l'9+QTE1iq5(y2V/U0q@=5l~;c<yTt]<s9Xs+uYcY@)e6Y`I1ed6T|bj@3ztn*(@SZnl~Lh",
"(`HgyHwd7a'<Z,f`F|Tt`IEea'wZU['LAENAC|l)`I9-~6eS/vp4b;G'Lf^SB]<*J`I94*6UkOGB~(yQC2aIUCuUR25mjsI",
"6f)i3BoTOxDMG.^E5mw8`IQNX6f<)=Boyu(Eg+mfFP-D}`I+4N7pE3p;d=]xG'fG+'8qH1Gi1~E_i'P=5/|}B6MU<Z'NJ6;",
"*9=+N'`gI*'9+m@4BL<Eb@Rhqba+vN;YQ{BO.`0iU0_=M''tq6*rrY|(AF`FbI04Rt6sL:;vJZysy.x'UMq52'}mvZ(]bhR",
"*V_)5'DFN/'.k-A'9g2LbI9;8=3F*d(OA8b'-vmq;y_+V(B*Y9'k,,k<ahLMFL)`s(h96^'<Z,,RW5J'C7h/.TQ/F='^-_k",
"S6xeG2v<Q]'9*zTI)_3x`I(F[Ho}z0tdphU`I+rj3EvAt5Pv*{,3r9=8jZdd'''6b`I(Iu0(03n6OW[n'OG/N'cL7p.JKM[",
"),7+z92--Xav)qkrEvWX2uwc/-m0T^;vfms-_2KJ(Lawr/I+'_K8An,/H=ht'9+W_)e|id'*v=mE1a)T)`Zf4'`f2}'8poY",
"'(UE);uj8SLG^r;tY,k1*,L.^)wZnA(((ABj}9f<'b)C;'<[^U;a<Ie'.+F'-MIO/*{h|S({dTt,lnpU'8rn:JAOax/)}dJ",
";|^5xB/sMQnlOrTtY9k7T49<s43^yQcZ`EQ<9JQYRWNd;IzVG,53uIM'`{O1'`f9:;gR)R6NI3r'DZ@G(07Hy=b|VY'-y}v",
"'<[HP@Qjtk+SQ`,<cw[c:dJ45`INbo39@485Q'0},]ZuVPyQ|e;YR7x<ctr1tZZoH<^z1o<5z{S;v6O^'`uR]RWT:@<sixh",
"-21Y6'w8Oz'`f_R0'*Ju/eD(S<W`|y6M`,S;v/R;/eVCom7<;`PsBAW`I1L^;gdy2AxC:P`I(Oa2aLSe`Fuf}`I(_b7fdc3",
"Q|~yQQ5ycV3rtlQ9^0Haa}*}Q<k(]OYDkFb94aEXY`(_|E1|G_@o`QT0}]SP'R43qR~CUft[wFqm}w,I/H_9lUXqWE_fXyH",
"'Ao(=)<Cvqj{q[lDl9Sq=o{k<)|o_l')t,9D''|Dtgwhs'93}D6A5NV/chIt<[5CD4WoH|UgfwXEOnTX4mH)I4:Yr''`f9.",
"'D|o='|)D/'Dsi=UrEX^'94'lG,qD4:dK_'VgXf.'I1S~2iNA((*].,57rR339N<J<:a}P0'cq+'G/(F<fR'K<x}IS;zrAE",
"<y7UU'IWmg2iWS-*CMuH6RXEE0|(8L<,px,=mB,.<@Bv^=EZY9AA-'3'*NY3;dPoE=Y7C[<AbIT<H8'idy6NU(Ax29=mC<)",
"/IW[(RsVMW2MO5k3vo{^_h-C@'dxf+'8qKl/*LKG55p,m6ie1-4p,G3)aJ+q'Kr5B'.7cjXEFVX<uuF[u8i,e'(q^q'6JUq",
";{EAf*B1~YtdVoc.u.Q.u8eB636YBClsR}B'`f8F(3AxoFW'Q=-[n~@'J)Y|RW9]1;MwY''H4mU<;r2tF<27k'G(bd7QM/s",
"'0-('A2v-z1'zQA_g{r2Lmz~9'`gHlA=fYW/G_D('8qHS(EI-u_h,)r'a,i4B:bn@'.nWD<IkpN2YRQ:<tN~Cu8sk<S7P)R",
"G6_nS'8q1LFsHQA.QLMv'OQ0ZS7fR@Gp=beG:,,R'*Xh=')GkLH<tn9D-.]u'(],z')axM2YlOd_fYDRAS|3r3:7.y0|`es",
"u:sC|')nHy;uj9D.fu=M.57.d+sqr+u<d)dZm.od_,Bd5es75}U1:`}@B|]^S8UsY')n3wF0qzu<ce8XtY1O8L8BX5'Deh{",
"(QlCP<Vwj-OfMn''15(u(/gQ@'`jXSA04y_'.1BhU1dzA'0i2D''*+/'{}k)'E^:k2vEVIo-07<'2X+;'`bZtBaI=,tY1/8",
"8qE=5V-^rC50Q+H<`~xxtYCin<O2ZOMo':EC~nWB<Ayx/5PGGDYzdYP'EL.z'.-Yu@wj2S:*k-_Xa9+jI}LH;2Ye5f,6z@p",
"'8q1Y,RNg(Yyg|.Bkh{O0)5`bCIxX;E,-/q(^Hyz'8pnD<3BCw+FQR,)u~tR+FQ=^'-pnr-0/r<;dJgV;zCyJFcWZV(,EnI",
"hMk-i(+92[4SQ6kBtL-VVKN3Y<9+'wt]g<8n(3Wz'1hcp*LAuz'/j1--N*cktY+U+S6rWvB3q8fsxJ(e<:nfJ0-|pP0GO9b",
"=vf4/'.-Yi''w3N1]Wv-2YXW}'`jXl/,jIF/fO^{/JB0]/.<sT;n3*[';A{)S70T/<VowyD-rB@<^YM60E:GxtYz<n'8rfy",
"9o~oE(C8|t2uw]-lokI2fl=a~[sN:w54VT{=m-rU';8_E'`rM/(]c;8';7~1<`iQY)[C9Z39E8w0}fL-nn@dx,5u<6,lmCS",
"0`lEIRsT7@5}bSl'8rg+2[fOl2B'EA2vn{m49p/i2YXW}*+kOX<90iQ+7X^e_fYGm3Q{eC3Wgw/PN3Jy''5A=pI_-XH2.be",
"Dh~iy@;,}rK,hWD|.3BrGcSgsNLtgrMlL+lNxX~sdE042{{M-M{{M-'+SYU5;duzs<9-:ftX~_B;YbJ{0W[cV'`aIN1y=vB",
"02Xi`5lbuN46-G=7J=MJ8Ga)B6Xz^1d<amb0W[9f'8hyd'/kAP'/bGS@2|_y'*[jU'')e['')F9'')E{'')E}'')F='')F'",
"(AC^^fiB2Q(ACjfb;pa2'')_W'')UV'')k`'')Ho1TWo-'/k<O4SJRS4SJP@1AqpE'(4y5'.Q=ad=fYf=[0[+AJP9[D{jCT",
"tY.c}17:]x'1,n42[N@o2]J}W'yMwYExeWq;yDa/Fub}[G8||t'``:'AiX5osx}oZ2bvZld<wDk*EDo[d=Tx{2c(so2^Yyh",
"2_V]r'.7;cd=1Q-/vz|X'-}/y'.KL~AN.e),lj)e1HcF~'){EQ)YZ7Ht]p:kt]p7H)YZ;//neIPtY(3B'')R_'DG59Pzk+W",
",ll93(N4ELt]p7K/v{+RKG]H;@2~yg'){E<''+Qf'')M)'')G*'')P''`b].<Fbt*dEUwI/YjXr_f`,/br{H^`x}ne=gL:{",
"A|Wj'd=E[`thoSg'')PL<VJQmtY2.N0W[m)C)qb1'(juY0:@;}'.ve)dCY^I'e19s'2mMa0:@1ULDZ,hd=kK/=AS^7'P5@M",
",xm+d.95Wid=F4)'PRCh<chPB=Cr51b|JOECo8[=CG4fM'``9r4SJPDTJ+DHRWJS/C.hrpNA(X:)AB3DNv./pO9K7XN@~C4",
"@otJ1CcQoN-0/SDG'44yd<o-CtegOI'')Ho'DFP8d=6:zt]pAe<9PQ~O;{[r=VRv.4SKMzPVE1H<y'gDPrX1wtY1=J4gheh",
"<<M^)tZ+Ii0W[=f'){EG''*1,/8gxl<C{O,[9xx*GHkW,'){ER'DFRmRW6cv/v{-R2Y`M((<tK)QoSQ@<YVZ)RlYp~<vb55",
"S094*SfscgRlQ/kD){I:48Mu73=[6}t[sGgtlc00o.wX1/brUK'.3_Q';WDq'AZ@fxLnvtKf|oG'a,U2BylSYc{cFr<94-g",
"CcPm}H6<S6C/I=Y[2lDt(A@Ne(][V{sxFK-'/Aq2'')Wx<rhA^)ux:1'/Apr'')t.'`d-P<^z1mA|mX|'/:(/'/aE4'5K^^",
"'2W^y-rOUI'/AqW'')t9AaQ4S'0-p@'.Hh/cyVv]Exwd|E{ZOI@ip'Y/*'BA:d]9H'.|_+<9-Ku9|)eEcz.@g@ip(MA7/=`",
"'.jQt'`bnV=rKUT@U`g='`bl~'``9r8cVqhT3bo5tY7o@@*uIC'.@pQ'/)DX'*vj}@*tf/,We[bczqeJtbqWY'{}n=2Vy.0",
"cz8`7=wiwY<C4HcT3dzY-a^Zx=1(d5@*t~4D]c|^/Dh/_czUJ1G{Q+yAwFe:cz{+S;yGB~I_0CUB*V~14bK=v<CPnPWAGc:",
"BGtZES6yOIBd4|u'KLM83BKezC'Tpa(+JZv.Gm(0==ET[<j]Y+/1JIg'.1+j@nsmVUcc@X<I}1Q@x:X4<I+{9S72zL<0|cb",
"'.m_('L+r7c{@KBH`CJ<<0|j5cz;4)DL'<`'0i1|IlX=/i{[S;@[pd,l8g5C,lhx446-GGW@x@]4SJPS4ofYAY_HPO<0{}4",
"ZZvrYF_<'qs@hSY6/}~K-0/07<B+}NCllY~3^K,0ApY3vcyk.iCmCma_cA)rsxFJm'-+CY;maGJ'0fT/=xb9LYzz53CLR:d",
";uj9a9.M|@CG6<[RWSY0<0|~0'0lx:RY~5HB[^<M(dSNe'8ri`cz]]s=jB~}<S[=R=6)SaD`M1zB/]ivOajs-'-Zet5zYL,",
"'-Zed<VJNl:pdt5Bj8])'')6q",
};
static const char bitnet__spv_gemm_groups[][96] = {
"'a,P3'D9AS''2Bm)YX@:'KP/X'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/F}b;,),:2J''Z0C)E.xn",
"(]wsnA3)@a(xyt*''`P/'{{V2)<b)861AS<*whXl5PP/2'E-}e)A|a40}6b)*wC@h466bv'E-LT)@=Tx+q-om*vt~d'K*n|",
")<}bi'}<N^*vXla1xzyo'E0f])K*b)Psq1~*v2S]5PP-157T`-//81W+Xd}q60/@97.aMq6kNMr;_iDK6R;Ps,rJax7JHeC",
"8IG2y7hp)y(zBXB''i~<)DDXd8,@4X.2u='8GE+C'E.7u(a}9M(ac,1(cRBE;D.X*9J*yI/j:<2:]XmW'E.b/)D'Ui7/rB^",
"/in'/9DAHC'E..w)BBJT1{iPI/iHg+8*'z-'E-Ug)@[=@t[uCb'E-i9]fmEU/hqG~'E):m0D<=00`cN57ltt);<.s;;uh-Y",
":A2WS;YMo0;YU0G'D}n91xqm;2<=|;;<.sX;[~j[2D~AJ2wTwe39:A@;uh-Z;uh-_=SD]e7Jfd-3yZnD4U8bR4oooE=SD]c",
";YMo@;YU0R0D@O`'DthG''bkJ3VNF}(}6P^''atX4ofl-(}]ibAT.66A3H8')ut<<'(,l3''}wY=o`{';</,w'|5P9<9H9+",
"(]nc;(d'Oi'a@`<'(IxG'(,r7'(UC,+T`aO)<}_B+7{[,+TDET+T|*U+q[mV<:|@:<tfX=<9+c7'`{Mj.-We]'c:<s./m6B",
"'b~Wn'~q:T@2|UE'c7x'<re5C1H4FG1]W_b'ciB+1H2~A;|tbi{{E5Y''+VTBfU=J{{E;[''+VSAiY(I{{EC^8~ryb)aSjR",
",4jAw'`bX<<vVE-<=Cp<;YK{o47n~u+<~sC'+RVux1J+K'*Lr+'*UwE<=VW=,9yNn,:*BH*WoDX5R.=I`f^:e5nK=`;YhYi",
";zimJ;CE|L{{EhjeZ-oE{{Ekk9LjN,{{Enl9t+S+{{Eqm:B*lT{{Etn:b'OQ{{Ewo:}D[:FaKEd8e@7]R3~`S'-Bi_',;*+",
"<A;cc,In`k,9y:`/f_75',bEC',kJcIEN9<'-.fa6W}=S{{I`+;SuOLOvWjJ,9c7)-6uXn'~sVqZ{90N[lImd[nzc'LNspB",
"@P@l+<VJBfZw9[p<90tx{{IV(.0DYKM);0jAM;SFMD3[qAM;RyMpvf;'8T@x,9b+=;akdU3:`Dr.-@TcNCTVrAM;SJN]M(y",
"'8gD*@PA5s'8TB(-DcGfMaCiI<Gs;4O{uymZq4o5PA;T=Zq2^r:-BhQ.-6wWQ=-SW*9D_lQ'g6kQ=|_T<+5qN*zhW;,EcFw",
",:<On-8[d~Mb,;PZoN50;uhDe<rmo(8*,=x,Gg*o,zJ}WEYt=.GVGY2gfArCZqOsY+p(rwhFy,EZqGUE^hG.Nb.4LsaHM='",
".]i6-E*_Ep'E|lF'(CXZSOTahS[B;9SqUQ]A[VYb;htpI0{{/UZqH60_Hc4WU,,XeU8M1WUO1'b<,Xj[;lt)I.AShsVFRd]",
"AM;SdV`JcU'8gD*=o`{o'8TB*,GgW8EYoj['s/Oj'gv(|<rd;~=SIwq8c]|w,3JCK(A5Hs/jNMqahEpIa}Lj@.hf7c'DM9+",
"=,Jz~<rdV.7faDkZq4lE'-H|{;ae/;:4cYe@3c3z:65X{<19GkKmDJ+9gD|CTJGc]'7Wbd(Z.`_i`8RIZqUz1dSEIQ60/@K",
"'azXS;uz8/<13k=7_j,/4E|vqO|N/Y<(,v`<9H9)9<C:+'M_^s)EHFU:p,oJ'^-VY-(:zM.maTaYgIPU(Z*'XSpU=GJY1FE",
"2^DIu2I@FR'K:j247YqY/.H'iZY|93[QbfE(HF]b)aX|)buNx).ns~{:JD4m(HRvi'7X)_'7YsmD(eD{tYKv]':s0f0'OQw",
"0DP;7tY7jZ'7Yt+D):d-,RkmH8~}3Q1xq_:2'c2W/GAj}'AO4*5:H_G,j6S9'|(o:'7X,9)^^2k0K6uR'.Ep2;|;ba(fQi3",
"'7Y{{+vvM@/Hw5+'7XXV+Sd4Q0gLCP*p@`=K3jd+;{JIa@j*E:(]b)<tY1mX+q_2}/GC0_'8hES'''z`;uz*E61,:^i|/WF",
"(A@PP0gy/R'/'Kx'.;SH'8BeJ)[B;.oiDGh({ddv)ZH:S/H=k:/Hn.},)TMb,TX^8t]p]^t]x.tt]pmPt]q-YZAL:UFs/4o",
"GSkebH3K}ftY+q2,=w7A,m,3DZt:^G')ELu(AB+_(_|Jq(]bFHL0z+fb3.F,t]ryn;{f6c<EJseZrjDy(Z*3u;umJ[Bczsu",
"'Nt=D2Hoyh4zQrq;H|+.,PR;,I0HKlIj'dpb]4AE<(fDr'1eIzBtBzEI:5ij<iy^x^pEWH1f=O-'dAu6'G/(FG+XPk1BRCd",
"tY7jd/GqP02'mmj(]n{82^1W.2[:_XMy49)teA<1':Vzqt]sJ{ZA6S/JJ]DzK*A<x-pc]~t]svn(||H],pmo*Zri=f3PY{@",
"3:z481'LWOj`Udy0cGBV')yRaKX),'(y,|</qKIi'7X,DN<Qo8crPZAMR*Wi*@H3(ZrM^@^nBjq=SVev39Ns8=6:IBA0F;o",
"C|:;g=<sW<)[P@+M`oA1Kcv)N'EEPPC0x-g'-yen=Da@S+aTPEZx<K*2mvj[2ZRCV<;jb.-0{o='7t5]L`rFQ'E(9M+vz`O",
"RWEF^teVL5teo^*/HHp6/Iab2.ZuSg/.0PJ3=6POZri|z3PZbi3ZJcdtjVOD/W|-:'7W{43rtkj;YQIw'7k^9'}Ox6'`efg",
"'7XsaZrS-J+ZKB''.(A~ZroGWAFBV4gfW[:1E/U63D67;5Pcvw+6lp+Zrhh<5,CPc6p~/<hG'2})uykL((m'd=SIx4)<cXN",
"AMXF-;e;dA46Au3]Of3b4e]03TmzPA',m1t46/b.)<B;;;umYX'He/'ZrLXTZwD}n2oJij[rGi_0'vqrB.42ufM5/,,WGjT",
"BKISZ'a5Z|'iahE</)s.'7sf*'7XRH@EU49[p|reS6r05)@SSW5PIMR)octI'3s8o<rfR08N+F'[qTc{6jZtX@faUz)}ysL",
"/H4cg)2`QR*=Dt()z<){73f@Jjx_ZE(]b2<'|(xS[qT;p7|;wwkb7j,AqzA=B[-@j[qeRk6UhgOlC+<4BoDuFCtFdG[q|Gt",
"6dVi};cKj]DMBgcE4_1w[q|FO6dj*/CPZ.wEg+KZFNvW}[q|FS6d|D9COynuFdN'^Gh6/d6OPlb5.R'=1,/j/nlJ9SH5~l[",
"'7tgvHe2=][oHlE^l,Xd7bCj5oiL5N3rtl1;YQ[},z`iX'h[,7;kzS@(|<2=_j.<c=6,u4(B2Am'`f/R(]b)9Jjk@;i`YBE",
"'8jRk0[eZA,WG^m;qlUM-])-]0|90J;v==lfN1i^*9B2v)uvV5+orRI'8jUm-Tggm'*d+l=6)]W(AA0m7g:.S'DYl,0LAut",
"@[0oO(a~eF'8UH^RW4{sLqB@m*sZ212'c2W<VZ@L(H2/+[oIBb[qTi_6ML;mIi+0tqQrMBJ_*wrTmOh_'7sDt<F3x@rI:Fn",
"'cL+E*bl7m'7t5DK=d0x(EE4i[oHnU[r=Ol-Q9u~'7u5l2[hxz-3~0J'7tRC;[Wz^(_sD6[qTs'MJ|hL[qU-)39=z(5QDE+",
"*)6Q9'HeBttjDCB<iMGJRW{pv;v77fs@xgNRsXzPBY4_jV-t_lJ[ey*<)/3G=UOqEsxFZIS6gRK=l|k=,s]xe4=;*[/ccPD",
"2<@`2MD*+-TmL9i'F~=qtuHC*2]=_.6pXpf74.7/<+1Xb;wD|.;ylZ9'g]0X@p2P1<Y~T72B'p)39;UG3:Bh(0(|;.<=U~2",
";Yz3g'eYnF;]Hgl)E.Y])sD9e)W.7R6OO*i'DdUB(N*Nx/H+^:'7tkQ)Jz3x)uu}X'eo<y<w]iJ'kaq/=;*G*+Sd{5EdVFx",
"'H6)y',Z(L.fcr59'B~g9yGaG'8Vy`/GhIp'8U7T'axO(+bH=]LpgmcQS6xJi{ck=(Z)t9U0`T];YKt<Jwf3b;~`q8TmFm6",
"Ax//WZwKm3,Ms5z7us}ESpPREtjUf3<MDH}87nE];~iz;--SHBWGvzZ<5_iq'/uD.B:knGVgt`);v+0GU0aap;wD{Z<0B8U",
"@m}kS09SP-CIJ8*:*a0D'-yho'.Qb,*97f.'(EMP<9-NAB/0k_*p=ly)Y^F<;voz_'3^b''*b,II_DFkRW.@H-[A<{'.'jo",
"W*t6b<Y2{F_)s_U'-vq]buNt{C/sR+Zr_hAD2z1++rA7Z2Y[8|ZsI1I)vzWU,357F(x}2u<{N`e2[^M'*ZFif0`vSU<<3QL",
"RsVgx'*NW_/sD_}7fi=|/GAj_0yEpU(rl5y'`fCI'~hEr'(eAD0'jSDBJKVl'`rI-)]D|z(]b_^/dGMU0{vCM;.uIM:dK7s",
"2uoCa'0}BO;uj7X/d*_3ja=.cXDpSd*<UVa'7YzCZrZC1<N<mxGyd584ZXpZ'-r4B=EBBl,PPv;WeFjJ(bV,K'7YzQXa`)=",
"*p=aZ=cgBW(H1TD'1KTR')Q|0NOMDFtuO]m@zfX6'|:*G:xq-U2B~R[UcF'la`4Lgt]g35'^Ab7'H5`P/I|t-/Wqom0+,lP",
"ZrM=iC~u7i*6qUd'PLLR.QAL9'bA~Z<;n}s<CmnD(1im*)W9YD<T)o|tus(~u9P_PAyR'U'`dsF;v),mHEplNs@wV]3VaCx",
"tjDCB<jS+itY/JV(kf;s'*3i(LU.Bj'7k,8+HAJt'E^:ftuHIA+WCRvH}Q5V'.rBY'.3wr)~*7K/GAjl'7YsoSpV3b:3Luq",
"),]bv'7Ysz;v~ut2me:y/gOU0'7X@@0*/ob1xw5bK3iPW'9SS@'`rM/'`fF};}`lw/lva_tY'E)'H4w*/I(:|'7Ys{QE|y4",
"HZ8(=*p@f==DWIY0'3Eb2Z)XH)GjLH[SoT70ufr;0F[`O1TdG)V{cBn138RL7*Nh*'9R~|K3w'j;{LaK<`W6t;vdW7/J]7j",
"'7Yz6ST91'=:5-l6MzrA'e~+6I:,-|2CU+e:A3bsS6h*U'J`_}'-yiM55p,Q5`uUM/L9Ib-w[k,UNAD+4u@:TBJKVo'`rHy",
"'Nb7D(`HWt9`XaI^o4Md<RzwNZZ5`j'8Ac-0@t;rB;833tY/5d<tCYm(Bd2M/d<GStY'd32ecQ-11~{fU0kt^F14fHSpY@@",
"'7j<8<6/IC*^nYg+peau'S{yt(AFV';9V{S)Dq@V'e5su@+Kw2e2f*]tY_)Y+wG^kSTR;t'(LdS''*+NCcS0-STQ,[A2HZy",
"dS+_51xq^:'(}5b4bpRD<:EO2NNlmc+sv0'2usbb'`jXa4ol+baxWz953YFO2Y];C/qyd03=GX6.-3Je<VJNoTQ2'wt[sdV",
"/.kq<7f]W-SpOl0/U7Az5T9:a<[-Ri5U=,p*VT~57L/`H'`jXs1C~HT1|MM}/K*]VB:bq^Z@X74'MLJFRWZ*:eMa@F2Y]zW",
"'N[@]ST4gfE1VeE<A6fnu<PNK@8irX:HB-E'YWK3:d_NcuOr/t')w;M'-0ab<VJSv7maJa'K/6/*B;iF<G+YM2YfARTQ]IU",
"CJ)^5/d*R(jYik{;{(*d[sddk(y:x63gZIo'.S<[hFuLh*GqEx'Ys^Xu8dI(<WEWH'YuIvtuH[2uP5D`XO]OM*vt~j_J<9k",
"3PY`,<sakI*X0CM'')GU''*+5'')N1'DFQ6'.@0Q'.F*8ks0H]A^/K{[wIG6^/WZJ4.njM<@|YiT3n|v0TJ22'Dnb~)0}r=",
"'8Bg-u=SZ9)B/_2'ZAv]YPwkH3}IM2lSidF39:8x1(eJhjb2AA55p8q/bVIJZrqEpxJX~;x-4ZL3qlpLDs2:O''1u2pI_-X",
"H2.beDh~iy@;,}rK,hWD|.3BrGcSgsNLtgrMlL+lNxX~sbt/|P{{M-'{{M-'Ol|N<'-{WL:zSER;<.dW9{o=W:A2Ho:xkZV",
"tYBov@9Bqw'`dUT(xwa0)<Nuu'.]1t'4<y6'/E(.'/N:3'.,vU+p(lwbE@ymK/Gz{DG8,F'(zV|QJY|R'0BSQ'/OY[a}UsE",
"'`c+IODgsE<o+nKAikByD+wBX<x:uLAikBy'F=g'bE.KvC_qL+;[9}{ifPMl+oq*f+ol[{'``9n-MI2,-MI2(+ol[{r{]9_",
"'.b~R'/'q,bHenH=tQ)])uxK`@2{`g=6'DaMaxDHtY31@Qfu<k'1,q52r8i<2[NIO2]A}X'.7/_baUj{Qfu*C'/*c''/CCU",
"'.]fht]rt/'')Ix<:cKs]TE=:/vLaKt]p6Bt]qJgt]qcpQfu1TbaU})Qfu*C'.BI~<WCVTbFI/QDL`dM<;S_+A3Yb+Im9go",
"JJ^]Xba9GwJ|6o/t]sE<(6X(0baD(,'~:0+F9Q;O'4U1f'`cDb@A9yB'A:7gCft;gAqZw]CG86T+ol](MDP@4KGYxMK,n<*",
"'DF}i(k0act]pQUS6pOuQfu7jSTA[_Qfu6M'.7`.baD71Qfv2c'5FNv'7c|o'D9-''8jYAX|FJZpIs+;q)QN]pf4EGqc0a[",
":A2Hr',Ki]''*BM'|'02rx-v}+=-}h;{2`L=PENps]+-Ft;bSi',BcV'')Ue<VJKXbFvA:'-s17CcS65'{}*b5W6C*(FG{W",
"tq~TO''*:2'')z,'')bo6'Ht6'.dHz'.x<W'/9h'tetCKtgMTH'')Ex''*mA'')h-=ob{,WH.m]'PTQ6b'rxlD@Q^7'`as_",
"8N=KM'+}Pa'')m{'')^X'QZ`^bDrYc=TLQ=2(sXubIb0]<Xxn^Kwz+8D2hsDbG)^5D}FAi=q;[(=q;[(<Y)t.A2vy9D}236",
"@5hQ4=VUW6JfoGzG^39P'+tJ_'DGfoW+A`k:Sh4{'.3no1]VDO'+}PQ'')|l(ABzAx-*3')<=`gZxRzJb;=Ih2uq|u'+}PR",
"<9-Hq)Eq-Jy~|-uzDA40(G9;Nu7sV/6'HeE'.[(5tuC_/'.OxD'.W9w'.5.;'*3i(LU.Bh'+}PT'')W~''*3a''*7U'')e'",
"'DG3.b'ku<',(NDbEgF5=q;[X<WDhvbE|.xG|2rT6MDi5C~u}r7yA;-bF6+.CH0E^7^+2k2VyH3<SK<5'-DTQ6'I86'/XSX",
"'.]um'-ybm'.~/R@i'CNtb_Jf(]_B'9A^G,'.A~]'.-op;v|2P6'HkZq_zD:BJT[lAMWOC'-TLj'.S0='/TcA'-{pT'.J6Z",
"2<56R/GAkD'+}Pf''*Ae'')_0<VJQjbH8W.<j3XK<XSU)DR0aE'3XO:6'I1|'.Q(rbE.]JE)rx1qFo79_c<f~`CuxobYEny",
"ST4gfE1VeE<xoxpcV23VRWh^l'JijqbE;zluMKKL<NlDr'-0aW<VJSg7maJa<[FYAbE0Fg=h,TWbG1IXtmgjQ''*vD'')Mw",
"'')G|'')Pr(ABm)uNY=O''+@^'')Mz'')G~'')Pu'j[:3E8'w9a@su_eP/e('{~A_sYeE|g-(N-gcv-N@Pf)dgc{X~sz=br",
"1<Ur2uS4D)u<ja<tV`~O''(Ly",
};
static const char bitnet__spv_grouped[][96] = {
"'a,Pg'D9AS{{D-+''rY:''4lG{{M3)AV1_]NMA/=7k[oE'`t,;=D,F6HCc)M''H1Y(Aef/'K3ol'D{VP)ZBF;)ZKL<'E@i6",
")Z^X@Fub3<),:5K''Z0C)E,I)NGozo''`PQ'{{V2(yEx7''`]26MC=e)YX,a(yt@<''`l7;<.uz+63[H(zK_C''`{<9{oS|",
"'E.e-)D0Re7Lr1Y.l_W*8ca4B'E.1u)BKGP2@iAE.l8<~7JHh,'E-Xe)@e::.ku+^6MLKu'E-2X)=LI+)@o,x.kOjw532}a",
"'E0~q).ZWH''XHi'-0(|'E-x<)'Mto''XNk'Dtb2''XU1:AZx;'-05,'E./F)'j:y''XZo'Dth8''bk;/GA|c2'c2;;uq9^",
"'E/(B)Dj=}9Gpot2(/OB=SD]T=SD]Q;YN;H)Cc{c;^[n}7Q8++3^HkD<96/=<AFSE'JMd~'E.LR9Jnoa)CejS9ddC{7Q_E/",
"3^n+H=SOU3=SMiU'JLwh'E.LV9I/dT)CevW4WZjo;b7~B3_<P*@lgz'@lf5Y'JLFW'E.LN1Y}7C7Ptq(3^+XA'JPqB'E.LL",
"]gaDu(d`:x(dNTB)(T3L''a_Q2YR)w(`Ctc;YU0S1d[NO(dNgf)(.-N''aqW4SJc+(b6Y`9Li6N)GW4s<[z+5;`5xx<@wxS",
"AT5agEAS^99-dST9bh`g9{xTU7J=_N(~PCj''bBe;uh-P'+BJ1)uvF,'Dth}''X_{.oV|yD.6.ZD-yaJFE,Cr(^o:*(g(Ll",
"(g:Xo;b(0G*Ec=-''uh)*9K8<;a@f`'(C'z'(5v''``dC'{|)C'``c{=o`{*(xx/A+63}I*9^L7+ZNR,*Wd(A)=KUI=o`{,",
"(][~='(feK+ondg'b=Tf'bOLI-2Ta8-Nt]m;|~Hm'-7c/*;'E_'~q;,9b{[S;[}BC/c_M6/eW)1,<[3l-2prr=V/=P'*/^X",
"'*8mv,3CzT-:Bng'~h4g'*Uv]<<d.F'*iv''*r:R-0@=d'ch=n'+,Gy-0RHg'czKr'+@S},3C}f-6~^Q;^PQe'+]cO-0[Ng",
"(||E*'+nrl,4epr-7CpY((E:-',2,o,m,=m-4~m61}MaR',F9a6l')4'eaW6',XF|-7aG*((jT7',kRu-7`0a){UfI',}_w",
"-1k:+(c*3E'-7li9|)TFRW7gj'-`5^:GXjD'-KCj(*R`^fi@iT@I2a.fk(D6fkEiY'hFV^9`Yr2fkCav.4^NmgfC+f2[MJN",
"-344t'g<^}@eOiF'-_,g:`<v2'chA[fkCF_'cf8d.fhXq.1LVY:]uqO('Qcafk7IWfkDh/@luy8<:j2b'-B=60nYjHgJ5mS",
"-6~lA'-_2.g_B)y;|FFW)ny]Mf/`AM*ykJIi`3Crfp8`2;|tbiTfO1(<91e7tY,B3';5zW'4b.T'<FfW'DFLg'./8@.mgy|",
"8~rydR2xyK'`b_'<OW3u'~WP2A~fM~+<~sEi|`5E,Ba9h,9y<B<^^yz;w*.7q~Dq*<|qu^<^.Xk=/5m4<L1Fc9|)KR,:N+4",
"<C-YM6wAA7S0/cW<1TDXJtQUR'-{_Idv[NK'{}_R:B*lTh)sd-;|<f|`rG4*;aZgk,9tdS<{|J6,InY]<yTjoQozM^@3*gJ",
"S6f`0z)CA]:A2Ge*zRIE+p)3'*z.-{,JQ<F:*`nc-U<.GfkI6pk})eX'u1m}3A{F@fk)2nfk(r`O]SQL=SK1;=6.(:<VNn8",
";fNKTtY,^A,9Nq:4o]TjRW=ZQ2-j@c.QTGSPFaM'''2W+-N*zG@PA7=''0^_'<FgK@PA5m'<FhkE1`n1.JEKVPu-[NAM;SR",
"Q5|t1AM;RyQhGJ6))+GT,8DD|<^h'{.GYIHR5G(VAM;SVRP<B9'<FgN@PA5s<w.ZG-j(TK.9i/~l+Tm:pzIO.tuIK4fwedW",
"fwmN/=hWaOT:x|@'(EdE'E})e(IC+DAM;RwC7h6S<^TkYhc6rO5li|.aA5t|;{^77'a-q^fkDT5'yQY,Vb_ieVoX'rW+fVg",
"A]]@lgfC+f-2Jh)'uk;Z'}HuaQoZ4w'a-0+R2v=x'{|**J/rA/'e5yx;zrId+FQ7asx`K*(AA-*'(NYR(_jAw'-JDUS739j",
"'bZjC;wEQL(kIxl.1zK7Y;H~=AM;SmYV=_hAM;RyZ/__L.anfn'(FAj'E}_vfkE/5tYf+~'=OVh'gorSi`3ea]b7}1'4=-}",
"'Pyr-F|^74h~s.4=wW]f(Uk*R,49}].GYN|.LY/2'(FYz'E}w~'O}2}RsT7@tk-,Mfi@jU=o`{j'r3[;+,JgA,)L{(,tx5-",
"*z4)2<9S|gtau.2';5y}'K3kn'E,u{,38n:==QA~tkxt=`8^ZQ`L'B)A`I1.hNN[=.`09p'(Fy6'E~@0jBU+Q'(CG}RW=:Q",
"t]T'V'E8(5)E5L9A,A^UjA(bf(H2]d<robG..imW<kVQ<'gYny;|}hjBJ@PQB,{GP=ZdKr:^;[X'^-V|<@=^/@PS9U'-zaq",
"'cu}e@3A(;h~gH(NdQ292EB;nsyIv1)uxDESplbK*sfA.-(OzP.mbgOt45,AMRZ*Nf2FX|/[IE+'(-;B=/-=,2s;=93919@",
"(H|(p*zeIC0eHy{/c]uW=6(}.flB;FflH4[C_qP]qGM}w'|*(_/GC/l';6{k')e~.'`aqY3VPN~(x~al''1@w/cgrd)]s,k",
"CD[*1({ddv)ZI*k)yzz*fq[hTMy1/@'|.UX'-DTY'')OY=SFn6A0;5}<yB[VM]o1`texbk';6H{';8F;flO{80|/oU'dHfb",
"2Y]hQf9)k-8/bN=t[~J@0,ZgH8)w{m*rs6ytY.c_'37~g'*Ni};YN4utZdo/:.KU{t]pPAt]qbAt]p8of9;W)rA74HrxxHk",
")yyJ,flZX';s5Zh)]E0~t_89u1FV.<t`f-n;YL}_'``AO3r~w0'.(uwi)JW.'x/xE'`g(^']`Iq)bHDI';S]=(aV3u<zfoP",
"/gd((fl[79;s6:4/J-bL55p,m5qWjb64,|R7jagtfl]-Tg*+H97M,8''.8D2H}HS=)ZFiLfr<*A<pMt@RW8_[;vvbx'b=V{",
"=q1):A0Y)duSI;oRWe;[,74SD+=.+<=1g`-+SRzS'bHdjt[{pVh`^~1*rz^](`HWt;])2NwMAz(<yjGM=.0.='b}nB5Q'vy",
"+T9'Z2}@+FsYQs(t]xcft]q,3t]p~2@B|=us_IWztVU-u(D+Kr1{_aX2^A~M2ytwH9-nf1<4tJ+5By@UDDc{0IsPN7'l74x",
"@3@/GtriBfu6-Ld;ykpdtri.X'izhY;vnUC@H[aMjxMxJD|@ZrtY7k.4}T06@4iA9icF9g:*irP(y;f3=p,x+<kDD~3vx{<",
"uol)(')rZB<VNnF/.;U=fSlR5t()QsRWL6];Z]t7';RmmgNQ,k)B_}F';7~28/EH|7JdwR(x~E_7f[.Z8)v_K)-2Cg'<4br",
"=YAV;2@MQh3RH[n5Pcvw+6lpOflZEa9A^]GA/~ja'LTAiicZC09y<tU4p+Qy<zm]x*9z=}fqIU64qUph46ATkhIWj,<Ou+p",
"TQLY*',m2v,PO0t)<CN`;unk{'He/'fl=4wRW6bK2`lOYgl8G)0'vqrB.43A7JR7]'-y{CBKISY<9ZI1';STYi+,ht/~yu`",
"4p)mn53;pk:YxXZ';T/l6wqzq(zCF;jEZJq)a4IW'+wGZ+)H:Y'<3byTQKF61GCf/B_eaygkP2{BQ(,F)~[Ru/H4cm)6=tu",
"3B*l(46^^|<F67+;YzgUtbo/N*F{3z';SZXCw}-u<roaD)Y}9Z'')Io/~{wMClTWmDX^AxgkP0xDKF}V)cwnz/H+]r(rzks",
"A[u.G)^xua7-Uz|tY7k.;=6bL';TIx'g~;['Mm2tgknTL=m0{`Eg,]zgkI=I@0N2e'N9LyG253~6qKU9G'TgWtd81cgkoHq",
"A-J_rG}*r/HX[D_6UK_DGEQMdHzDI9gkIQO7pag.tdnIIJFG8zgkoI6<Sr,zGF=85KCCV6gkokE-pYUTteN~t';6vaL=z)x",
"fo(NKBc~`z'`g(mKr=*J';SY]'<3x.7RvABtY7k('Hhwi'<2v/RtN-SFL)=,iiP+F1dPC~;YRt6';K)0)^O0v'<Gbw';6GZ",
"*WJ*+(AGU`C|<K4'|*L_0D<.0-p_pkC|:Oo(y1lt'.AlT'<G;j'cNG4<@Zp;tZ+Ht*VVj[+osdljL1fDDAWnuSTcnO;o|-v",
"2K{@i(H94sLww7<Lgkep*<:^i'<ctAflQ4u<T9q@DD2.8<E;Q@jCka+t[sg1EYoio'`jXSS6gLLMR3hxUN+BK=poCW1A8Nz",
"UN=O6flZI8<W12+0'4'H0|/Oi'E]H`*;|<~)vn9m+::H.*w8M(EA1(Kgf:QoG9B6w@<}Mc'(qY~Qc*U{V.(*Y*ShIC@4K[X",
")YX3fUjA-k(Ah(8'<3l5Do-9P;xSh.39|bl''tvx5_~n;'|*1]2Yw5X,74L}flZn.;s5pv+rY040DDty(fT(H'=04IW*Vjj",
"@3Ox4WGt1KA*QV;q~s+wS8/L:<Z8aVTQ:Qq=}j5J(dwFFfmzFCVKE3Z<@,E/RsUhg(Kh~k39E8w0},}ytZH|I/Hn/c;c^@d",
"pgsSD,PN.L2Yf_k7483~7LB<k';Suf7lEQe.-/)r';6S8<b)D{<9H97@rPhU<]F,~9JHGM2ZGH]*t;Yhfl]9x19kr2t]AoD",
"'-Dkh'')_Y+65jafl]K*Ii}MG397h*67omF@qA635N'<ru9f=;2_@:82ZG'n,We@B6-b(x,89Cx,:Ii46gBBvFul{XIC'P4",
"7-7oR.QRCpBmd)E<VRwJ'152/+SRvX1)D1At_{Z^';6Q4<bO^K,zVN{7RAU.'.@aL8'Yt-)`Buv<xWD^u@@qc';6Q:<S^X~",
"JfxQ*8cYAERsf]98|TS:5sq_i)ED2/7nYd1'/)DX'.@sR9yRg5;`n<_AwOlbuA(@D:vNB];9jK/:]c9iTnAt{J[J@J<@E9e",
"C)r2/;wo2I*^cO,WG|G^<)*J~;w<3d,5v<`,PS]m'll(6MtsH67rdGzKcxr]NUS[VT4*.k,3rCX8jZdr''*sSgkFp40(03|",
"6OW]-'Pr[*-2GAsORP3ZO@/C2tuITb-Q:N1-3yGB'I5sr*B)BGZo|]xOnl'Q(Mv-<P2/0X'pP){Nx~)@<9zrKtua/7<me5(",
"RWy*-<s3TqL~iBp(H/{Y,:H'4Y^N(C'a,Vv;{aut<;6LD1+5b[WdsMu6]ekN/c^WBggUng.jT+)Nv.+V:v=Bx'*v7j=EmoL",
"2]=^/73tyg'3dY40pfU*;|6~r;yl[N'gxD[A3OY2<Y~T72B'p)39;UG3:Bh(0(|;.<=U~V;g9A0((~}H/j9LA(1;zwPo~L+",
"P8zFE6OO-j'Ddzq(OESP/H+^H';T5t)L:',PrY;y'h+i6<w]iJ(/7+1655QX<A-]kFEDn+'H6)x'18'b*rr[I9'B~gju{oN",
"'<5F*ID]Kh+(=EJRt<.Pav3J8'4sGX'nJSu'H6tvN3J,]n9N'BS6m|A-xkW,'=UOu'=Lr`';SYbUykM1('mvS3K=8d<VHCt",
")uxNA;ugvW/d*4@)=gjX<EbZ:RlQVm'2ZYk<VJH_1*gfyS-9EE2g2@B';TKKSJVKE;uneyjIM(0jCk<fjD/J+2Yn/RjHcQZ",
"SfrWE'50`pCfJsM';7<1fqIR639;,.0~X}=t[X2`/JB.q<;zGqnPQNo4SQyQ@P_FymoE9Ck;hV7X'oNGT*5[7AwFeE'06T4",
"'.+O**u|vkieQ]i7KaJl'`ihN6]5B3<:1)(2ZEkagl8lC-j'b)T3ub)6OXuTS-@65VXQ:S05Dbb2]Pp:-Q9ext[);)';7ul",
"-l3D.'<G2xjBAsr.+.;l0{{}x'`g:hS7^sg0GtUA<*+~V]Svp`+bdIlRiwDl:v=}3+6=g^;bv_7CKUnnkuZvb'-rqS'DFey",
".m_1ZUG*jN'fc]B@Po530,=aI<@[e^05t)5<@wwa'1wRV)JiD@0|14d'aRnF<FqPK12y[Psxb^|1]]C4WGsZS+WU@|Yy_G+",
"@h0tYtYX^[+wG_nAj'l4VC~I2'4][q<VJISWe@~VXV`*E'LoBtVgoF~tZZhzG.NDR<B*8q'|7YYRW;mp133N~;_['fRWW=-",
"MoVQW1xxWr'`jXb*9@.EZZiR-tYL]3/GU<h/I:H~-F;R)3B*l5<X7:W0`vpI<f{-.-MJU9=WMm^Y8rBi'HMQqTQCI(6M_bx",
"'D[L'4*LI,N3A._)A'|f3Y:Gc3=3FQ4WQNMV-em45EcqoAn*5q3VPOxRsxiE<Rzr34p)p=<:9n2@WM{G5Z0ly2[12N+:82`",
"jD.s6;s5gp*u]d.uV)9UFsMbF';TXyFsMV}uV(gGXRItZ*B1dxgko412Ya0w96dh=a<J`('HhEG'(auX<ee+fYAomh'Q3vq",
"ZvH[S<*bn,1+PRN'aIhE'HE=.T48pFt^Pac@3L9sS7<SKAMkLp<W|4|*|2dx'ET4i2var-*v)LgA=xXE]JPEf-MOomQ}g9p",
"'b]A<^*0g.:v@::'=Lqp'=UtpUN@'t=H:,^5:alF'-z(w'.`Tb;[}TJ6[_sw/Iab-<O:P_/*Cs[<ZV]n-0BBQRWma4;wN)_",
"'(.|t;.YQ'@b<7o=6Vbt'NR.uJS~n:+q1(dBh`xN'DnzH/eM]1*tVMo6MiNh'U)h55Q=1~)v^Qbfl=9P,p[=w+q^,ouV(^M",
"1C2Ge[l[x9'8[pi'`rM/'`gb/2k|Y3SpXtU-C)pV-QP053vx]N,jGwN=:=Bj2Yzz@3SuxctY.cT7X,'''2mVhEP2ghVgY)7",
"<:Mxy``;_K=s'QW+63j:tY.c_.XF7)flHvw/'L@1='1,R`{Vxo)<<eX@l[rj'FpUeTQ1]Q'|Tz00V50D,:7U/=9/mC(]]`|",
"(`M4hauy~Z'.'Hd'):`043U]W2ZY.,Y_4IeHG'^+''-5.LrdE0_N'VR-]2ELD-{UK'2mYfOh@dK<Z}1|*Wd]+5liZ0fr<fT",
"A`-0@2D)lg_G'yltZ+C^2Yd}TgLm8B`-iiS:|^_'';ge{/jJ@Nw0A}p'FHog-T_M_FWq(r;Yz5-(x~OK';Uo/)=Dj(m]o-I",
"'|Il3uV8I~P^6sh1C~H=:CyE5;'G[*;B5bc<=:r;tYPK/2Vy^1',63|<9S[,2YT;k'3(x1=Sl{7+652E'.8i<(ACH9/GHOs",
"0qObD/dYpA2A=ZO'~U*Y+(z(U'-ze2'G<ba'-r/3)HV0S2][3[0``{(WH.Ad':/l<VgE`j.96[4+6:.B(hsXz';JRd2aMB}",
"'HJ-.2v2OEm37XWfq]w+=T-C*0eQQB46JYB<Za8e4:Y)9)<Cpn'<G;i,74P/fq]+^<<mGR/vxr,2{XkD5l~/G<[6Xj5qd_;",
"tY,dOfq]}F=SWb94v'kc7-=UK<[]qn72J.<)Y_yo;yTzR'f/020cG.P+u89a3<0+21)1cpt_1d8/Lrm13x9C/3pI;e@7Vpp",
"2<]`^36YobtY.cTO3(AO(e-vGT4`lv/W9]l<@XV8T3m}Z=p5u:,3;di4~<p.'/nXJC;ur)'/nXM'/P(u;uj8T(dY7S6g,cI",
"'la8p=J3Gr,sZj}A-3<`'-DZS.;FCsflIm8.d/kC66zfm2=|}fa]<)}hGp944W;,z';6GY'n|)y0gTzT'De'IRW7:CPhi~@",
"W*myo16Hze(<hAC'Iy{XRX9Aw<VdDs9dF^L)''ze2][rrjJJSH;D5'69,|)f:]VLF06'@P(j*R/(]c^y[9prrRjD_D:]VLN",
"VK:::SJ{e'YB(sF(6W-pbRCpvflaJe0(iqjQQ*|Q9W*7Cfl[0]1S}vWtlt33';TJ2CDb7k1+'(z'`jXU-P4c:-|kTy.1/D7",
":'t^cfl]D[;s7FB9cB44((oJ|50S;X')7XhCtPk6'a;k{<OCZj-plwt'-|ShA3A*ktY21l1Pf^A'`o)t<ulWM'bkc7=;JMf",
"1AE'ZO1_8:'.NZ*CRiW2*ABHQ'H]9L4SQK1<2:PPZ<},74W}`.A0*as3:MFP1'8KKkxw:K0cG:T'|N9J5MoG2'(On{.X1v]",
"=UB@Ihc95c`g3_V'(hWPPKH@dh~h/VSp`Vw'+-~@/qgSq'+W:-6wUw.'''fP-02p(5Pb}q/DTz:'+wLf;K~D3@h|ZV1]UX4",
"<:5A7Zw;;t<=F2)5QN4u*WYvZ'GzmV6TG9S'.RHBRWgBX/WMl]E+W53'.RaJ3_20]/5bp5+Vut2gk)j6'Ep1r/JT:6d.ZX,",
"3B*l<XaYS<2^9ZMfl[A{=3;iyR2p:;-2P6odKv[Iflc/91786b31BB{doN8x(z{me3VaCxu2N[q5j2P=f2pzs<GCCsY_B53",
"<;xwGP:XQw'`fxFt*+'8','Q[=^)(L5sUvg2Ye2_0'1.KixvMJ2Z34{3Do^FST3Zb<Dll7HHoq4bDm.2(q*~M=<G`(<:uVn",
"2my2NmoB^nWdg~|+ePDf'Fcyg'-v/K'DFN3+w4Ad)yY39gmnLJ/ll8.]TAbABG_of=p];CT4tP~;vm]`'1IX*<M|32'H,s1",
"EyuV(a<]k}1|[Gc,Mt/`3ZAxB,3}`.1aH^K'd,i~uV(X'1a55^'~N</'HoGEXc/]v49x.7)BTr=)fOtvmr6hl0'wO+-xOG1",
"((FS(F9QHd<z{X3GyYi857qXETR66R/JA;A0XMW=3B*lA3YD|OMv4<1''3.Z'4EqQpI_/-H2.beDh~iy@;,}rK,hWD|.3Br",
"GcSgsNLtgrMlL+lNxX~sl7uJs{{M-I{{M-'{{M-';upxkk|awJ(<fjp;|6ik+<}AM*ylDJ'0mcC'')zRH5|dJ8G<q,'0=D[",
"DYyaql]{YWEs9Gg<^,pg'(hN7G3PEZ'-y}vlzW{T,R1|Y'1N1'{{LWoEJ)@)LlGfBFGBn/DMhruH6T/itd9VZ=SH1<7<}a:",
"MhW:R)d}zlt]qb1t]p8a(ABpEtp[kL''*6W'')d8'')T-'')N9'`b^D;nwIrHMicx'.sGxAo;uVkbC[~@/1/Y=j7x;+MIRT",
"kaV47tqP;R'')pA(xzDDVy+OC=KC=b.tbJdtY2~yF6JNz_~Zl/+BZQl2re+E2];:}2])1|'.;P-oJKlrp*+/XjxLMHIWY[r",
"'1N/N)<=GV2rHqFq''U_p,h=H'/LC:fL}Ip'2oICHMiw.'8[MV'3*0f'D9-'Kf|qE'a,UM)pGyP'<G2hfp<-5(pB7)<Ze|(",
"(ySTr'<G2e(`-V8jClw}.mn]6'-yzujCkYs0-},<;b[NSDnW=n<OZ(7O.V(`;gKTE7K'yn;e5).+<~+rgpZVVgfQh42(8tF",
"'.=={ST34S<<ed,B`2X3-0-:NkEhq,Dy6X|''@~pFoyqkeW20X;Y|L_H(Tgdfq8<46g,`F(y)3+=TU]O/*(rk<vxYEhj;C{",
"'(SS<0|0FetZ4K9';xpGP/N(^(D+QT3VU..<:P6rSpRtF<9=4(.JIVw0K/CM<;8'X/GpDN'<G;j;`zKS6U)`H'-peo(By/Y",
"2ZcBWR)bpp6R^io7JFG:'`jXm/J-UH0)u|H0HE,@RW^TzAP0|g=xxcs=WeDC/lv7Ky~zm|<=md`5_3k5'-{HGRX*}UD-`r.",
"6N-=g*rS<=<rP<ytu`bt<8p-OBe}2MHZ8r+'.J'U;s@.P+v|qz`gf2W';Rk0(y2):u8iU-<wgq@<wg}W<wh:}2Z1j:2ZaX@",
"RWSX,u8KhvD4d^F'`hSq<VYP}'A|b.RW]e0'y]zY(<z3;'`s<3@s{sQ'a4lu<sCs*u9+50;SeD_'09@-'.-xs'/v/+'1S:<",
"'.sDw'.X39'0}Yj'2:}.'*dQu;ScM,k)]-H'*E]wC91:S'-n_4'')i.'`bj<=ord+k)VqZ'.AQMCcS65J/t6E66x[-'-n_(",
"'1@03;Sd8M'/vb;'.y`'k(Fu-@@R@sA(X--Au-n6LpqxtUG+_c'3V;L'2FQ;'0N:H'.7i1'.7l2'0N=I'.K{5'5~(('5kw'",
"=P'L8<J.|N<cM/1BVlgDAFT]4@-zCBHD_eWE/e3FD/iq}GG~[WENB/SB7WF/FwoW.U)flhVhJNIQP^ec'-n_)'')hv5b**~",
"@CPK6TJ-YfUG'`VQoSQ@I2u^*R2oZRC~lx<TJ+DSV`]A1HG-QV=|(h8B~/0W=[2{Q53+x`53FuV;z_KRy)~Xb'-{:,'.RHB",
"'.@=A'.,BD6-o,6O|_T0'-n_e''*n<'')l_;YOLd;Se|B'7Gmm'.T{4'.iK^'/x3h'/iw''.M^g'2mVhEP2dP'-n_('')`f",
"''*k;HY3lQZ5oQx]/esx]M(}+W*r};;SdFW'2w,*'.D^h'.`gh'.g,q'.//<'.E^,-T]hCFo2n3g,^KG'D9*l'.Mgj'.g5t",
"'/]Vv'.Ed.k(MvNE'Ayz_c@|.672h:<^5gl;Sc_Pk(0vQH]VWxDFklBD9*''C84dK')q1w;Sd'/'2FQ;BQU5gk)DJgA_8CT",
"<t`/uEoqclaxTf5q)QNjD{i:nC~lx+)us|ACG3f*D''+v'/~zf'0/kxHVhaC1xssUq)QN]b;nXv-phvn'-n_+'')hv1PfH*",
"<^5h,k)pMUK5=Cik;jlTCG3f1RW]`B=bN;Lk'rfD=qI*X1dw`Dk*zmcMiD*-'TuTa<^5h/k*QCiI7-i5I2wsBRWJS7ELw6X",
"7Q17Q'-n^~'')RwB:}{M')KwyQd`[Jk']tK<{a4VArU/v<Nd'z@dwj)=@|<n<Dlk_HHoq4k0PPA+eP6[<yRpgf/b0n<yRpf",
";Sc[5'/}AN'/lk{1xu+NA3KM3PrYKZ[lIjzMgp+)'-n_:'')uAAxCIE'K1g|'1:sY",
};
static const char bitnet__spv_head[][96] = {
"'a,PD'D9AS{{D-+''rY:''1_@{{M3)Ck]eON(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/'a5Y3(yX,8(yb29F}bF/",
"),:2J''Z0C'D{V8'EhR:,WGyC,PWv@,PV2E'D|3OHS<YJH6*VM)=gwU-0,@H'E-AR;wHPD)=MK7)HnCOHq5[N+SYnB'E/[<",
")GbQNFdw6KHpiCJ*9BJF'E04N),+SY''j/B)@Kbg,=cH[*rrTa)YWrs(F6dG'Ex5<,nO*P-1t9R-OBJTHr;=W.fjsc'E-GT",
")@.Og+Bg4[Hqo(T-MRNN<A}lk'-pXk,PcP4<Awyp+ud~j'E0BR1Z'CNHp{OL'E2Bf]gcO((`+7L(`KqU(_bCN(`53a)=UHR",
"0Np/r(`QQP(`q1Y<<-L=/J|9Y1]Uin'D|f`'''6M'`rVU1xzrs/)|pk)ut;E'(,l3)E-aI1xr*.*97OA'|5P94Sfbk(]nc;",
"(ajAb'a@`l'(o@<(ARY:(^X5E'(ALJ*VV=E5r)1O+63qE6kE|',PNvR,li_*7.t9_,nR75-22rz'f=dvR2p@yi`3hn..gVT",
".LIn5*B/f;;</VKtX~53-0@=C)sC=),nkN8'a+]l<9+~Bj]0Ey73kvQ'`zZQ'*Cj`'*NMs(]wnq'*WS2*sYp|'*`-a=ZdJ|",
"2DeW@=oqoZ2[TNn'a*HH'bte|'h9;'.k2UP6jAur/gkkE4ZE+K;|tbi{{EUd''+VT;{,MQBfTU3{{E_g''+VSAiX@2{{Eei",
"8~ryb)aT3^,4jAw'`bXI<wf08<@R]I;YK{o7hD@6+<~sC<@fC],Bck]z)BEX,PLn7,:cgcH3H[U;YLA0@2|59gnY|.h~Ut:",
"'-Cu6'(@xr'Ex<('(C<z-kMU{'-DQP-Tkkf'1um2'1umU'1umE'1um0'1um^'1umM'1um+'1um9'1um8=o`{k:euq`*{AeA",
"+xFz(*z|U'*yZLl,Ap_M)cj;D3tT5j')4j(/+@oN'+[]gIlVV:;uhDe<rmo('1uv7MlWyy'Kpd''(DYs'E{.('(CN'CeiwA",
"IwksqClOqsIu^y;'1uldDfjNRD~.pS=y,2sDM-Cg'(Cz6'E{B1(1MWEF+[Kc'}@H'In[GBF(,Xx'lwG-Jk2bcF@JQ.FGq|_",
"FbO21<'aT+,527'<8yy|:_5O8:zTAl'(CQ(GXdGQGaWdjGzgX5<(-m/-;=k(-kKH`JiT:~;_mye/,0;nIlWw{.4DjO'6Qq/",
"'6Qpf'6QphH_3<JHs8j^<+})+''(A]I5]Em/R/6)'+wlg')cCC'2/v;'5zNb'+RTT'+[ZU<*0`3''t}2=p/e1Ioi-=ItM+-",
"B=_Qn9`xNy<ri@n'1v:('1v;YIos,@;v=Cr/j|xCeVAmW/d+'L_PMvbPV;9aP<`[c(x{<`'1x79Ioc=)0}a).'`{N='G.zk",
"QS9}95lbu';|bXXLfoi/2(8eA/Gg*H'1vCZhIijy<.k|wIq:AfDRBR[IsPM5'08[w-v{Co'20Cy'H5:</Hn.z+zcvw,TWHm",
"Faf/G'/'q,'.:j1W]Yat=p)HiLhL:w<hN_iL-Skz)[F}z3PcG=0|V_o_GmMq(`Hdx;YO4wPV:+=0(i6D2rRiPI:Pylr{f@f",
"'5qra',3t,+}ZHb'.8UI'{|J8ExeWz0DlN7PW-^iB:kkZ,oq3I'`cpY'1vEZ2<ItS]9_PH':s3W']kZ4(AD*^'(zq_'0CbX",
"H(U,f/GMx5(ABh_'1v;a-NQ5X'AkdA'1e[)'Aks9M~b;M2Yd055_<Q]'/'b''.:9z'2`bhJlQMIt]p96'EhD{'.41]RsSXF",
"*trb9(CC@:'2:z.tYA{R2Z'D;W`W`3<1=K0<VZ<S;v=;p-J]Cz(xw`s0'*+1'')Hs,lk9,tY^5_2ZDVC-miziW`XC_;Oo;:",
"-P4o@2]=y]3=0=O/KPu5/M,xn8nN3r9HB^h:|r30Ios8]_O38D/OJAH<Sojc1+)66ta(MMt^/-U<p2NY'GPkeRu:~(*<Ucb",
"'''2OjxP33;v+/t''rid(xy=c(]^/J'.zr;+SRp6'3J4lM~b@Ht]p96;{euVSpSp8<3fP|LleNq1j|Qv'dAu6'G/(Fh)_q*",
"'29O'GF8.y(EE3^JnAP1G:ZIK'2tmE3zEg6tY:pVT49'v+'NuH(||J[Lh859'b)L@;z)82=+jV.'eWuf(`HWt)<@cx@m2@0",
"<1m6}''}yt0o'4v0|1F.<9ZH*6x,.5;}3OvtY7nq.K'5D'=M/N2Yj]Pt]q5TLiIjL*6_Gq'|'=OLfUqQl`T=n2n,l|((,g,",
"Ll<i_7Dqxf9dNlM'|'=U=b12:CNC){RW8T('1w--'atB`'2:(o54Hy6/JK44tduKn2N4RbJnAUsZ3A}+39jRzt[ooW;+bw-",
"t^05tASjCb0DmH;V]gH[7oYl^_,Sv32YlV|/sxpr(;9k6Y6@;x({ddv/Va/5Iov/}V]lLmVAL^l@`i3[1R17B*SzR4'L)pm",
"<B,Gw;w5V=0'GH7U1+L_)Yt/S'DZyH'.+,'<:R_TMRP|h=hf03,lsXG'-9KVK:nz_'.X9;)<=yw7-H[K,P_{V')pRb'`ba|",
";uz{/;w9uE'*1D/(Dp/<(AJAXIzMFl1dG@:,m89)'cL7p.3Q7A0`uMi/JB.0.qWs61('s,hIjB6=OXfcq)Tc9RW6G,'(_K{",
"E1j6,UMzjY'EU8KS72qS1(+I(SihDn53-J=('I:K39E8w3]/o(tdtee/RCCK'1v8V3rtkj;YOTA'20r|'}Ox6'`cq/'1w0U",
"IoY|@+ZKB''-~nSIsUafLkPG'@aAOb(|@CP/G_FL'1vnk'|5xA)E{OS'29|U@[SwULftLR=daXhIq0|=4v~{5'af5P'1ww2",
"Jn-k|'He-U'2MP)RW:6D8r^0-8N4Q9'-|9`'1v8n'2OB<46E{j0'H5e@mXS6ZSDR*(l)Lr0'vq~B.42=Wxk_z,WGjTBKISY",
"<9ZH/te7A)4`4U.(+0-0/~yue;v==,Jn]bv;uq*dJo*@0469.@Lf-{|M-__7'|-cA;~-czE4A@*<s;qxMD+)8(ABwg7g:.S",
"'DX~6J6o<HNd8l1/jRSy`L@QFIoh<f@msqh[2{e,;_eAl[PR|)<+1kdUjd~3CJ~<O6pO~.4{u1-<:'a.L,`^9<:;NP_+b)2",
"2Y|wK*ZXx^W`W{T3Lq:e;vnUG'HT330gYnC3^IEM'Ibx+*yuN72uxn<80KzZ'1vD6Iow,q<0.t,<9H93@8pUS;{ervAg/oh",
"9*gTN<]<={9,zG^0`]mx'1vDw8Nstt'.f6W'.5sS1*Lmza|N-d394a('HgWJ4[0q5<aIy`Fs8[Oty6Z'ty3WH)[JQ92dfnJ",
"2[:IR*:x]r/n+~E7@}@U<rvJ=7-.a8'(qUM'L)Z<+=.).Ho]T|HTV</IotWQ11lPXb`8ezRWK_P@Zzo,<}PGUu'}/)J-KZX",
"JJgcQImI~BIotdUSuYF`buN}yJM7BpJiR3/JMI6+4=4k;)()]z67h`<'.px0'.B],Kd)ZG)f5iV<~L6<u(pbDL`{MiL|@Ub",
"LIrTK'Hh|WtdbXc4cPekJQa(0'5{J3cWd*[VgcODF<Ny`WIeA/,T=]x'20CmU0_Kd(^+-z'1vCqXE<2m<9ZGX=oalv;e2gC",
"<;fkB,n=GsC)w'SO@ysddUx@RST3pg/H3Wh'1v;^'*N]T<Ie)N+63X}'`afB3rsDA;YN+YSj+Y*0.pJ*'-{7B/INUO/J^BG",
"1L/fC1||673ZSuYIorJE3Lr:G3ZSiftdbXc4cYl=Pe(RH'+ivv8W<wL)b_l6=<)ro(ABrM3<IER.-+zm2@^zC'bXSP'1v8`",
"'FPmetuFSb.0s_R'6RA,L,`wx<HSjWL*'px'-z[/'6RG1+=3ry.4Dr_'-zh3/I1C7,|:=R-QSds.NJe9IoUW.RsTaf0*kgz",
"':MpuKWwnv':scj;y4M[=:5.b'a07y4Vp's=wRB~=W4|`1xtY060/,Y'QdGIRWAl,dpVJZ6ic,6'')Kz,PO3b0}6+{_HN,}",
"*YAW,6lLkw]qYyh'GMsOQ5s<Q{`+STpez92BoQK+AM5H(|-RbyI]_p.Mk5wiLn5u]MC|An|.*+pU60<U)y'<L,31gn,39)D",
"'D|0NHS<YIH6*VL(zBhR,PL~D{{L0v*ryC3'(AM5'(JS/8cXy3+}Gts<VJ7c;uhS4<9+`62DX{o(H0bnB/;Y(B5CcdBRBi|",
"AUkj)75+c_7QqMZ=Uzpk/~yeP,meX8-FZQ`C@{]R.wtI,('s^2'O;Ew({|EY,<hVH;}K~.1RLN@Bfs<ZA2.[O.-)_Z6j+RO",
"7.d(`(AIT/;YNKw'Fd|2]qld@'1uDf]qf(cC-~Fz',:]_@5{47',(P]N(n1y<.Hx]@sDB^@9d.['-^Rk'.0PmE]KXm'|'}R",
"[d,=+^,b76e2cU8[P,ageO~_-oLtwHfi@*~^,b6gG^k)f'eT0]<nVjBpEc`6p,Z*Vg,[4u,n1q2';Soe0'8dB2Yd}P@2~*9",
"M[TW2qFo4*)B~YAM~j/xq-KtaAQbYh[lK:;q)QNMq~MjMpIqaR'+EW4<+_Og'+:Q43LDllrx5n|'*n70<[z0)r{KD}pf65|",
"'*e1.<x=<ts]*P})v9(U@MRyv^,c:3^,b6k^,b6k<9QAd<6Sbr9(Y-^1){Q,t_zgCt^/-K9]zIE9D6+Sh)WQDfi@+(oLtwj",
"sxFJS(`a:,':0a2]q{_9';w|b'03zJ'/'Hw<;]}5]r~[v'*afR/tp3Fa]6XC)|nX`]qBv_')+dD=+P~N]pS.l'<20d'.0;k",
"]pQxJAJYAwdp'hLtnpW-'.if<'03r@'.vT|'.ChN'.`+TU|30*V{oCS'./h6t[oMh'{}`PU`lKf'``9oS/t|N(ABlv'<cCi",
"(ABj7'=8dN'')E8-MKTbT*6O5Sfv(r3LP4_t[o-BRzGZS'')E:'DFjv<B+p^;v/p3/;7e6'.jDx]pq.5=hx-JFGaCv2'm0G",
"')hRY'{}cgmf{tc'0WzK/;6TRn2^(P'01bM/;6X.@v<s<,smR6')hR,''+fZ''.Z(''*__''+Ce'')P`'')YhHI+L:'.*em",
"PrWEA;bPx(Rlu/fZvH*I=7/Gq/)}e@RsJJ='(S/lYyUetOLee+'.+}9/GzUw'2`ba(koCt)]D|](AD3o;vQO|;x6U['GNM0",
"Sple3'-MTs'DFL*67c3~'aR{c'2;sP2gfcn63pxc'29hd/hj'30,H[939E8w0~c+A^/b2=/,jUJ'*m+i'')b8'')Vj(]^}G",
"'2`dURW`@{C+FxD7,{_W0g]rv<ZQH_3e;5dty7rlty3a9.@'xqBGk.R5:'.{RXRxF'1+{K'DFXV'.M__[P-3m)<};zJnAY4",
"<W0hxtuL6U<[7]8<[7hS<=ttvSj4p;*Co}:<{M7xt}qMf=(Zp.'iR=m<{`Ezt~+Z'7tI.x2YgyR'.ArWD^'PjD`trdE<^}9",
"D``=q]T8oNA6`Lkb287''8x~('.9CZ'0lM,'`afB]U;LZBM8{=^,e_y^,b6kJM5*+``9)ua@r;t]Uu1k(R)Z+FD4N92uqIP",
"^I}Ag^,b6u^,b6x`Cux{`{V2pRsJJ@@SpRw[P95u87eNN'1LW,''*,t'')Vi",
};
static const char bitnet__spv_heads[][96] = {
"(*lnl{|-kU''06+)YX@:'N:vr'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/F}b;,ELHpG''XHk''VxM",
"''VlJ''ViJ''VoM''V{R''V{S'-.V)'E/gK({Kkl''W/D'DsDT''j3N)@z(q-t@-f,U1qmHqx.U-inWS'E,yH)<n]W'NulL",
"HqRnQ,PV2I'E0(J)HzD^JWhXZHq,UM'E0N0)J:5gNKXgdHpiCJ*9BJ_'E1'g)KyBsSWb@pHpD)F(y(|k'E1Yw)M`N'Xdjp|",
"HouiB'`iWw'E)-.<e5;Z1xqs7'E-ob)AQH~/QsusHrtg_0`cSf''W'N''VuZ''WRm''WUo''jes)BJa+2<]Ex(E:-Z2Y[2u",
")D|47.Jk{i(DvsW1]_of'E-2D)=Kb`)<c1T(DQZS0DGJQ'E0AH1Y{zR(D4HP'E2Bf]g`.,(aW6Z(asY]<<YZ='+nC.(y(i5",
"''`S/(A@`44t.P++;=kn5ll576k:<o61e3o5qG~1,8WBt6ihR=,lk3(-05=w6/~568G9}B'D}Nz-ieKx.-1Z}+SPep(zTeD",
"''`~=,li1R(zy}H''a2C7lts^.-(Wk({H=L)'`z/''aCH/c^-e(`ZTP)';0V''aRM1A8]o(|M|V''WXP'-0OB'E.UR)'je.",
"''Xdr'DthG''bhI3VNF};^c^B(dO(-)`tcc'``V2;`@cU*VgC='(Bso'(J'('(S,<+6PeB9`x]m(^2/7)<;;C)wZBN'-DgW",
"2a__F)aRp~'(SRY-M[EP:H6Ua+T{WG')2XE1H5K2.-*JT9a;ft)ZL.L-MI^S'(A5G'Ex~:'(/(c'F+X//+f^MR2x]T/H~uS",
"|@`0',:7vP;<.cm)aSNI,_)DW'*8dW'4NzR'*CjXR10QD'*LqK'4:nP<<YvG,9-h@0,Ax1,;D3;,:*BIq~Dd,,==I',:*B2",
",9y:2,:GT79*gmC4U1qd|=u]x4qUje54kCW5R.;S,=Nf+,tM'E-0_5kBJKUT60(-f<rd_|''0]9<rd`i7JASu9Ew_]Gr`1|",
"BfVPmL~hv6JM7./EA.LxOYArC<rfHf=SF^i=6)Wi<VMLiR;LWM;c0pdtX~tI,o|vX+va*b,t)bN-72cjCf2[*'7(A}*uLt_",
".2nbhDbvbxAM;S*D{rq:YD<NPYrdBb)}./Q*v2gG+y8K-,:us,*|0Mi-B/8rCJ)_+AM;RK'7(6c<EK]xHYXCWHuyCtY:Wp}",
":-BhQ.-6h9IshtzHTP..*}`|c+zeS@;bXnt*^vFn-9+va'yJ_H8+z]F)=Bf+2YW2L:_6)FRW8m0'7)-9'7(BR,3Fce-=g.S",
"((NCB'7(A(*s3Xh.==bwLewmbAM;SEL~pRoYsYh`@PFt..ZJ+_+ZF)['E|93NCHXtNMRKlNeLlLAYpNQ7-'^ZcX2;y8l7+k",
"7f`p]Y:u;^9Lzg=;YQ5h9mZ/0<A{1ba^w2e')502'(C;e'Ex;}Y:uXX]84VS<VN;(;<3~hY:v<='iYu=hTe'mY:yq7BfnY@",
"'aJG.'7(AB<;fsM=V/H53^VYxYt99~'+DTn70,bNY:u;[9/Q_U.Z^3|'(EpO'E}5iY:luW+V+Syf(:,p{{IF{j@lkV;aTeY",
"+omV;Dh'4kACqpwaChMV0:nVD;uz+X;{w~XY;z(P0cbA8B,tAd0|8U5Q}9q2'7*^lR^qF~q)YEW,T6c`0~t]ERl^Tr(2/|e",
"SyMo`0K;H8'-zq6':0m{Y@COL8{auE(AEi6;YL{5'`d|'cYS@n3<ru~5Pcvw126m+/11S3'cL+h2hdJnYvMQr1|Z-o'~hEr",
"(`HWt'|(fGA0GdQ6Z|56'`ac@3YOPEY<*/OYBh}x3Ofii5PPjr(y:st'+w@<'+-{:(_O66''1A(0DH,fTMC@CTu+MF'dyOH",
"<-/94=<ywZ<mu)@8-j=L(~Q]g'',D8Y=WyY11|fYUU8+{'(@'@0'9ovRW6H.;y34t9dFWJUM/{A=u'+T:A2ISYw^Yh0~}MH",
"<=Cr(<fU4'Yw^`,39A*l5Q07'+TM3,Z8cJu2[`MJ-40kfY<3kb3O7+[2[L(7_fBW_:aD;u9fwbp'',<Z;'Tdi;]7ar0p+7:",
"/J^C~/.<sXY^'V{Y;ouK'HgIA'+e^NZ:Eas/~yu`4p)mEB-.Mfaxe]q'`eVb'7*<eYw2JLYx(sMGj6`)c9.0;)_gs('cRMy",
"(x}~,+8/4D*9<Il/GLBz':0mU.QttH=8f)q'`eVC'7*Dp'He-fY<3@S2s;mF,PR1u'2(^4A=xWIePZ4K.--ax-wRj['-v(Z",
"'~Y[^=oezo0(iDF2Z1=AY@nvQ0'HUn2Z:EB'azG};{Iov9gFJU'.*qq;YQ5ZBW~A8Y=]c]4ov=W;}7sIYw[b-<9:FfYt/D9",
"A0kb)'9QpY'{{eI<9QAH60P-Kg-1UK6PySj)b4NY@:o7,@|qEEYw_1P3C(XB0|`eqfM[XI(D+ZwMgK*eRWF}4'3pyi(Ah'x",
"'hn}@(yvY{AUTv8<C@v6@Eoo7=EmiWYx(yV466SN'cj^,=+u0/(SGDs'7(cOYBj.'0Xhg_]/x(b(AEid'7(hKhNan8RsZIu",
"'9PIV=SEgQ60OjDi'3:R(z*/Z5(dBW<:'aaZ8d5)0(1L(/cp)2(V^[k39E8w0},}yfNFBW*;|K*3^BMv<3]{I;wW/D70lxS",
"<=XC,'IkC{:xp{{Y<4zH19t`+lXP[Q'{|D28cVqM8~tG}tYq5[2`Zxs8gIbp9EGAi'7(fmY<8hG@-rEa@9<o6<]kFS:d-;Z",
"2us;Y'7(h[4=ho;@IjYth{z1VtZ,q32oIrh2ZLGX,Wj_+i]b;O,JDxc,:Ii4j<BUUkY2j.'`jY+'N77L,WNu*@:26;;ux+3",
"'0/L{*rrfC19MiohLqWf9D;Gn<v1nNjxLSxk;j1ljyI,At]wH@t]pOa)[JRT19s)woJD:)''bm*'-s00'')^A'`ba=<Q:uH",
"<Qu2l@IXA7@gQOs=0}~=tp6_Amlh}.n0,+hmSyTZt]waHt]phq'`baE<QtCTtY`)g4exEA(*lsf+Z~=H'7(`4YCuD=0/PeB",
"<9mT_;~QdvcYSX[Di5~''wZNb;ZrVEoMqYu(};J}'|5x@=ofu+'-`ap;YN1j<;6L147S:50DvLhBhMkx,35(z;[PS*=U~7O",
"+ZM(5TQ/|e'JDIZTmiME'8]l*T3zq-4(Wp+'@=zq'@nhl73sgXE*ei7=Ow:R<:0ferGS.I'tqb@'`f,B0'*Ju/eD(BraFp]",
"'Q]ku,sc_,Z8ckJ<k9m4(-YDCFN=2OYuSB:YuPtIYw[aKM53kkYuPwoYw[pP7fdbiG'Tg-F<.Sz3rtl-LDZ9+^NV<4'8zHQ",
"TQ[*p;/{3Pp,Udc_~ZVJ;~i_@S7c{90GXn3moMpIGa]6}'AO4{RsmBk1'CK/'DY{)GrcS=':0okcY[J@Di9D0=o{j})|oCb",
"''/6tYCmx./xF~|<=`,.2Z:|<Z8c5^<NwiS'HoY32eeeY_3+Kc5:[t.FBL*X;Y^zYF<1yZ;v+1[0{~VsewXxN7-'gf',3j_",
"'Jib''.2<w2Y]R*4s[se60C8IAn=tS,TR+q'*Ust'Ak^u'G/(F<FUum9{oRA6MC/G:]OQR6jBcOKO=(=@sk<`6n}Vu'Iu,^",
"KUfBbtuY2{6T{finvmtNKfP7c1*ov(FE.HV8cW4T:xkZWO'[@aF`8|^(yk:2ty3D;-mi{sYCn[C18_KltY7jU/KYy;'7)8k",
".fu0EGrcSM3;lz@5U+nttzV7.;zD+R(^QH2':0n'RsVJzEN{qQ'FgI]S7)n/I0N(1'{{r~;vrlIEGvve*B1s{tgUj~'5DrP",
"tuH^|*6`EC0:ju0Bfg`j'Dd8BL6X:r<+(IXtuLud8U(8E<(lAP/0wQk'DdyG/2Hkn<;yH=DXnhAAHj.~1'zP}Y=W*yCq'|8",
"'`fXT<e4g1/G_D('7)5B(EH.XY=`:a'a,i4@Bj/6'.m['0OFSctY7jU'n`oN'gLD/@30~(tvRUjY<lY`u,Ep1<H+pGEO,|`",
"@^J_+tuMbx*=5/n1jiQ(.0c'L;xSh-9}M*9'`eVl'AOPJ2Ykc)Y<3UA@sDyp3:7.w0|`estwW8j')[59(xy{:'7(fFA'mk'",
"3:pt03:h(0tx4(y/.<uH;eA5P=ehP;TRgm+Y;peOYC[(q,0W,y*VYR:'`fY(':39<U1[GK;wW0.=}a28,3wNs)A'^u.--aG",
"'`eV4'7(]<''}z4'Dtk(TQr0I@5qWe;vdVW/gOQk'(UG|)<=-{/gOO.(`Ia-(f-qE/f]tFNGy~xcYTQ|--SI|'l`oh<<~`(",
"YAo}W'(L7.QEjm;(-Ts_(y2):(+ROGa*J;F'2vMaJ^CCj'2m]m=6u@[*rqiDJ6cOy2ZF(z3;;[L0|V_ofMnkM(`Hdx'K/uE",
"YBlV6<_vkz'GWc6YBlS1<hEGj8VgP5Y<'mX14rZaO=[zjOg;[|BvjY]03~uD2^`[a1|d7<1BBNBYz+6*3(cAGcYTRD7RrF|",
"'|5Qr2^E,n'H,rs462k]<HzV=3B5|a3=FlN'Da[w,5u02,^]ol/I:K6/Ijh8Q*Xrs39rcV0)AO72_5zpYxO0v3Ni7E'EaiU",
"V-nDK(1B:l'(hS~)<=+/QEHXGQWYVKYrws.3rtkP6Qrww'''*wRP7/~'@HLX|-a^eG`T'+CNsQeLRJ2aJM/Wk|-SnaGcg9|",
"Lo]p|H|4ogERgs{''ViE''VfH''VlK'-q/4+s.yF.-*G..-1bJ'D|DTHS<YOH6*VR.famY'E-PW;wvoN)=zaq*}K(YHqezS",
"-05EL'E,jC)<@<PD8LtgHqIl/,3D/M'aM=O)IH]aKq'z_Hp{RM*s*cY'aMp`)K-hmP}0SkHpV8I)Yk<f'aNJp)LlsyV19+w",
"'-ybt'-ybm'-ybm'-ybm({HEK0`]7H)Am[)0Np8vHrtg_0`cSi'E-GT(_O;k(_/TX=9DVU)AGyK39OZy('v|Y2Y[2x'E-bR",
")A'dq.-Fif('QdU80|XH'E-/B)=BX](y;wQ('+KQ0'*AO'E0AG1Y{wP'~h7N'E2Bf]g`+*(aN0Y(ajPZ(|E0V_1k_.''XXo",
"''j~+(}yJD''Wz]'Dt4n''W}l''k/1(~<fM''X+`'Dt=t''X(p''k87(~Z)V''X4c'DtHz''b4v)<=a82_zQk;Df,V|,l20",
",:d`E,:GTS,9y:P:*ry'*s@3g,3FG+,:<NW'F+W@'-yoLBOieOBl,o@')PC<,X{[wR;R6B<{Ou]<Cxi[*rr3~8IA(n*Cq*4",
"4=aHP.NiD''(Cq2'E{7.E*fUe'`knW<]<zh'|h0~E+VJ)')h_(0D@LW'-T~b*tcFP-nrCf:d85EH<<eD;=oheHYZ{}'.3mY",
"'TH:)<gL<~*99[3I=S.`IXD.:=BuY8CIxxK'+5Nb1f,=.)E6jW)dW8t,5wKg,:PZY/;]n`=@O-3<<3+1<v/Q6Y~098*~St~",
"+{X,H'.7c0@PBmu.ZJ(^'(Dpm'E|6LM~+OrN0,:jNI/cK<*98EC-m+c',}`G-4PibC-~H6'7(AR,7g^1<_+9cOux.iC/_9,",
"Y:jP-Y:u0.=EPur7K)/(Y:v7Z;~ScJ'J.Lo'7(Ag-8Rcn'fpEQ<:G4'9'.R._0l7-CMb./'`bkr;a+}.[PhEchFtj^mS6LZ",
"'/_)J'.-Pf_1/Qt;~Qe19;Xd{gf:I+hFsZXh)WQ5sxXVm_4NYNPwH]11xrgf.faYl'D9+i'.k-5^qn-X<=U}R*9ifz':2kK",
"YBo'z=Lo<4el{6JXaXZEA2Zh*Mn3W`'(XXn(ABg}*VZBVAAqo`)gzHv(D+Qt3VSXZ'b+Q1<9wR@'`kJ=',*_KNm;G8=84D[",
"'-MTP'DFL*67c3~'aR{c'7=7(2o-Y+63pxc'7;,;/hj'40,H[h39E8w0~c+AfOzuv/,jUJ'*m+i'')b8'')W6(]^}G'7EnP",
"RWcp1C+FxD7,{_W0g]rv<ZQH_3e;5dt]w+Vt]pXI08Fs2cS[1o5:*`1RXVPU'1+{K'DFXV'.NY0fi@W5<*ntth{z1X1++_O",
":*}[pRW7zg2nE9k2Z^yJ'.E<bdPW}'(dv{72YkND.Qbj{e07=+(Ftc~t]p;F'`ba'=Kq`u'tRU-=.hb4tmpozJCHx2'/PRv",
"'.(N*'.Jci;~XV(H*|Bsc`Ay1^nIr7Es*naB3T~MBJ;+-hc6d,kY+`Skv1;WmUtd_@gbukAdi}I'=_,U'')ky'')K-'')k{",
"'`bUq=y5z}@Y~5y<'WJrFGzQ<'8`Q{'.7*z'2P'K-V00]@wa{:0}J-E'NL-:GgE^1oOm^v^n).}<F*B8hmDMMoihHIGVHL]",
"'')nu'`b^I<2Z,KC[rL<2eZ@d'-}<O'/tl^<F7-<@IkM3=iOM42edCdEco,+pItug'1{)x(kJ']@IdNqhc:CMK-(J/@WO3_",
"'O@2|'..NA'.p,p@,nN36p~w]<F')j'EC(z^p7kz=@j1}hmD]R'`eV4IbhxY^n/Bm<D'z{u'NRu'')Il'{}qqqAc5U'1hux",
"'(UBwI)/x`=l[HnCG^Q/lrM2O'1Lct'DFM+'.TmCRW9~T3fp_S'IB6H.n/)S'NU`z6VF{,'.Nv3'NCSw'-|U)'/GOv'.p/q",
"lrLR{Fkt']'-};}Rs[R}8Xiik@30J/tuLMT8XicZJg.*U.QLs)'L[8<S7]qJKc}sTK-)eT^nkms2R|ap={n^gA1|ky^fE_y",
"N]D=Q'0l<q@51Wp_GB+~<Lr~lA9L;yEVypO=69Oq;~H^gCcm((CU+:@'0c7/1O`Ut9.Eqn<'B'YER[k,'/;GW'.vKy'19[K",
"'4vD;A0a[e)<=x,hG-g='.z[K'.y)nP9C(lWdoKSY;yLh14rZ`Nz@nhOJoLz'Mu9l'/n/n'.6uq<_qz3Cd9B,@b)qf@^BHB",
".slCjER[aT/gh]stp6Es(lXn['DdfVS6p/@Yx)*q2Y`BH3^M56^mAzF'''((",
};
static const char bitnet__spv_joined[][96] = {
"'a,PU'D9AS{{D-+''rY:''5tm{{M3)AV1_]NMA/=7k[oE'`t,;'|.^oLF|]/(/hpf'|I].(Aes/(^1u6)<t59(yb29@mOL)",
"'E@i6(y}F<)w*hB)w3nCFutGB),:2J''Z0C)E,O-'(S0m(y(i5''`S/(A@`4F|RIx''``e)YX,<(yt@<''`l7*rpRF(zBXB",
"''Vr:'-/wv'E-l5)'0Xf''XEh'DtX,7gPFk'-0(|'E-{=)'Mto''XNk'Dtb2''bX1.-(WZ({H=L''W8F''kCK)'jE|''Xdr",
"'Dth;+65aE''XLT'-/~3'E.CL0./)C'-qw9)'sb+''aXO1xqos(|a0X''aeS;uh-=3VNGI(}6P^''atX4ofl-(}]ib''b(]",
"6/~85=vZ1b=Z=(a(~<5h7r)I`'E.tW)ETaF@9A3E:*|)Z<rmVm'E/Nh)G9lZEGI}Y:+JC_@3,|)'E.nU)DNzD8MWU9A0+<g",
"'E.II)C5/94YgG0:,2nfBJBeQ'E-o7)AO|-/M^m|:,Y.jCcZ1E'E-<')=ipy*AU;p:,~HnD{rW7RW6M(<z4RTEGusP:dA)Y",
"*{_aL'DthY''bh}=SD]W')wD|'')I{*rr[,:A2Z])'Lzs''b^n0nZ*S;YL*5'E.u()EV,o@=W|nHvg@+<rmVm''Y85JT2]n",
"M-|pyDK6jn;ur}R()92LE*lyR9DU30<DGU]'JK<J:dV:D=62Kh=60`y'JN1q'E/dz9M]le)|g~fFdy@lE+MGXHw<_0@PKqc",
"@PJ,}'JNe)'E/d~9OCwy)GWX'tdZ<mAMH3{AMFJ(9UF[O)GW_)w=25wAwFp3SUX/D2.`G}<ref2=6(6.BfVKK'+rn'')[d,",
"C)rvQ05@`S;uh,s7:ztp)aLJm(eq@q(ezFi;d*oS*HX5F''uh)*9K8<;a@f`'(C*{'(5v''``dC'{|)C'``c{=o`{*)utLD",
"*97XC'(J):'-7;p(^2,A<'|d(*s*LE+omBX=o`{l(]^go-07J)*X0:Q=o`{0)YXCE')2}O-0.0k'aLpw'bteM<;JX@'-9.t",
")x'Nd('4O/9c@w]./w4u0`Ycl0bSO:,<[3k-FNUp=LRvN'*Lp['*V)t,3C|Z-:Bnj;oDaQ'*qd[<='BI'+,Pz'+5NU-0@AW",
"'uk9p'+IY{-0RJX3t,Gs'+[g',3D'U-6~^T(8b*r'+wxm-0[P`)5pSy',2,o,4ere-7Cp],Y7wUh~U[27hSuw7hdbx=VxeU",
"D-rO^hFuR,8eYY)=W;wXM-cO|'-.f7-7V,I*2GW+'-Bqz-1k;g(rTK-;|;uV'-BA.Rs][n;VaE''`t[V:<GV0(A[hq(<fhQ",
"'yJgT'-`U372@|z'yLm7(vFzS.3}2RsxHNO<wRS.)V~6x)})a|+Sd).2E1Jt'Ak+OtZg*U,WPP}''0i;(+VN_@3+rm'Ak.g",
"@3Ps8''/:O'`{RntY'e@)_IEJ(_a6w@P[/^'cNMW<='ra(]nr`+m9v[<Z44R'aIjK)vL29tY'eA'')['''kn';}|]Z<:|@,",
"@leyK'')D@'eu~s;u|cx;h,qKO.Lyc'{~Wv'a]G-')YHXtY8+Z'b=^9=6E=o9D7+U=SE)n)v_FA'*/g[<9Q[a*l`<8'+./B",
"'/;rl4(Wqy'-{mSRW-G/;Yq-3'Iv4U)E6h6=S^H2hG6m.<=qE+'EzW;RWTGx,_DBi,mh0.<zdWLAME@q)_II662+)X*WOz{",
"5_<Id<^qQk<yiL]'a<HH=SPyrO.M<q'-BexH<}4fsxHTO<'lqo(vG-~<6@59S6qt_(jrs7'-KFp+=K9d*^usC'.4:{tY'mS",
"')+mw(eK~msxFrh3z35~;uhC~'Ex7x*e^r<(dZzM'-{EFR2x]^tZdgx<CZasR2fVcAiX5e'':33)}3iY=7awT'(zV|=SFj`",
";YKy1<_pFD<W~NP<z]fV;<.g:QoSQCQS6dI''ES=<^~az<H@kF)_IZdQn15u'(I-,''XbZ<_6d<;h8<9EuA;g.Q_^q<yRPo",
"<L1Fl9|)KS,t6E7<_JcN6wAA8S0/iZ<NpMYJtQUR'.,eJdv[NK'{}bS:B*lTh)sd.<AYo}`rG4*RWUjX'gIzl=AAP};o0U=",
"+EytP(dXcc'-|fnRW8p1;Yh','(UAz-igYn|@`2x+3ZdY<rd`k''0]9<rd`i/jWw{'-DNS.R:nw'|EAM-g5*/'`a3/59|@/",
"(dZ/3'-t8}''<t)'-tl5=6+9v<VHA^'F^5Z)}42c,IwRXtX~+]((o-t8gl[O(A[{|<AO@U6g-AfO[`*}Ox*RMAM;SOP9(X+",
"AM;Ry'5'`+2'fS@<]AuptY/6R'(_NH+65p((<k.Q+('HD+}++V8j_xw2ECX;<|[y_<'jWB<F*Ap<s'LqAP'v8TQCS.J=`Pm",
".mpmw5MmMJtY/@fP+IKsh~plH<|o-n=;:mMRnnncS2;JpAM;SYSM8^A3Vw~nA-IhfthAt2T;3YgTR4d_A[ifdUcL{[7*Iqf",
"')ay;;DqH|A-G<q'2*vU'N=}tH<usitY(9dt`+l5.X;13'JFv*RWUA_tZw((<Ay[9V{oL7RsV,v<=V+0@C-H[W|;5Z(D6lv",
"'Ak-9)B`*45MrS.ZS8Wj'j^aT;}sznZi;Z:[W)s8'i5ve'g[X1+Zq(+@PA52''0_*@PA5sC84Z.[nqFP]24^wAM;Sv]M2Zz",
"tk@qm^@,U4^R.a{=ep+z'}dh@a_L*-9|wkZ-g8d+'Ap^RA6sll:-Bh^'DLFo'Apd-RXrgGbPI<T'(G3B'E~R6RWM8DL7X,P",
"=B7^8=L[|7L7t8vRW/g/OhRQ9endsbf2.R8AM;T:fM,X]tn4j0f}XAhg4eU@Ab^]EC~n45@RW]d'(BNJ..]W{.KxcO'(Gig",
"'F'.IC7q9ZFaIx)t]oAwO.`=6+mBtM+/y:,,,zAK*{(eJBGb7RDJzs(;Z/|5'j={1=Le7a06';sB*Cce=_HJG')+bI;wcQ]",
"1OiAETQ(y0')+pQ,C9LK6-NkmEHXkTIPDiC'E8(hTQ}2F'*},j''~.N((*Ee@;@DkSpn:*jC2=lj_XPVAM;TJjxV*y'c|m-",
"=Xa1@1lRt|OYRpa<y}OP2E:|+'.q~D'*jxA11d*s'(NSPJ[Ry('.L2:<VZl'to0iM<_<STtepUR=U@6I/U7=;(dXuit`qxP",
")|vMGqeS9+r(uZeAM;TbrCsRQ'0t4KHcVuZ<ByIWtX}nU:7EHftY^5U<Hq`H==zn0S6{Hq(kf<QRW/v4*s]*/A-IeL')P4O",
"')Y;=(IqJXA-IiNN1Q0OJieu<)}ITr((5aqr{RA^<9M9;Cdu3['AjK|;uhDe<rmo(+8.{v'Ak+w'~WFk5Mu6_V-o5dHFdPx",
",3/bHs{/;G/`|HX'yK3y(ehLmVy+LyhDE@n''/:,)W065*W;qz1E+Hg(AC-a;YL{5'``AO*ZFit'AY<Ns{W|9(||DUta~0~",
")w*i0.QA3:'Ak|DCHa<DAQCwp''/:g.0uY^-m^`c'FPme''/4W3;QK=3WKd}'AkBS'^/lSJpLhC'HgIR'AX4Q')t)lt^kyp",
"<6Tw*<JL6S)_57Tt`o1U'yL0B'IGnGGyZJn89Q/.WxXhZ(xxD,X;t[UXYBkW)='ZCA-Iy;YS[LV;yKtT60_^|'~h=p0((}i",
"0|8YZ)FO9gt^`(i6qq`U'L`jet]P@_tYz;f(F{cB''/:;(FrXJ'|5o='0zuj*@a|d3rtj~''_Z.;vPWDRt=)='-ik];uj8P",
")=L].''_Ze46E{j;v5/2<WDi.ZT.]}8~|B72<4r6'FZv2'.-Mq*=.lA39jPB(vIhr7mL9M((f*u)W'`K'|1'G4p)kZ6TXw2",
";w5M<tYKzu.X1xJ(<hYP[MS~UQ}Ayw'.VTc]-4^8ta}|ztY_)c;w~tf*:]jf'Hjf0t]J|OtZ+CgPHee]<=kz<<.wAl'bFXi",
"(`HKs'EL1=QZ5/GXr{ee532iD<rfTyXY8FQ.-)vW'-2^)<VJKb+p;+P=o`naRW-P12Z1YNt_{[N(E0|Q)<OJ*'.*o<<s:wD",
"=vT75<rhp0*970d,34C_C)xo84ouK4C)pgg'G.zk+rZhl5PIi[tX~+]'{{_+;Yq-F61@gj(]_6b'H(G-'G/.H+saL1CGY2B",
"t_9IM_DKqd(<hNB3C}:U0|iks)<t_)*=Cb<)z<){RuGtg5Fi_ztc+`P'4Q@:;Ku4*D`kr`=65zJ(ARyf'.A~{'/|B0E'oan",
"t_0AK)ct17E]mtJ6VkBC)d4Fx/H+]u+3[lD_`e9o(D+ZwRXc_*t_DFUtY7i_'E_@w,WI8_'rkIkFDb;A7xojGFGqAxt_A4+",
"tcqJz(<hOFaY`z{GVfTPt_3DLtczY~(<hRI6W[<{tdNbat_YhVtdR*.(<hOJ+=1S=tde<7(<hOK'-}74tdwP;(<hOL'-}=8",
"te1cA(<hOM'-}E<teEuQ(<hO56WeK1KUj7C(<hZa/0{1`tekC['Ak{Ft]E+6tY2`,'AlAfd38P5;]2@JLoOn4'Dd|HRW8=+",
"7^Z<TtY8XmS7Asq;vvd07;,3}<EON9'g,gW<9444*}hj:46:Q7t[bmrt`o1_QF7)|(|@at+3]8M;xfz1*B<z6+3_K8^chpe",
")|u,j'-yen'-z_0)<Oi5'.:<ce01(}0|CZ:(][}y*VhIA'.8z;X9D;[K-Nc8+om++)E;uieMNL.SpPeQ.:nt3t^Q2P(IIn1",
"GvKQ{6@/^y'K8D0STFnR<:V~nB3nsdt[sg1)@vTK0RQ'-TQ@]X<1Z+9<YG.L2ZmF..N6(~+3[~F.iF=:)YXS-^fCx:1]_Z<",
"'{}e)/gOO.:^7|Zt]Blk<9vY(+ooE^f/aYY3VW9D'{}e01E*}8u8z)Y=s6,x@5C7e0e=EJ2v13=<vW)b2yr`v)@mO2+3[l=",
"39;IB1'U^Q1`z9`2yxUY2^soZ'(joW+(z=l)_7f}(<hYM466SuKX({{t^Q;[')kqU''/:.NdU;[V-}Cb+U_@~'(I-8g~~gI",
"(8N+(<rvJ=H}Q8s'-ytstX}[lTQ_ip+c9X-<()jEV-q02)=pq{'`bX[RW0*|*t'h2/HHnu'AkT9_`eDu)A(*~TQhq,,zWBD",
"'-yentY,Z.<VJczM4y^s)yfYZ)~*4K5Mm-<5lbtbRW]eH@m;@:<W9bu;uz*N'DtmrUjA0;9SPZ[<;oq/39|bn(B=M~/GqP2",
"5Clj}(ARiH39;/90}]F+,nX33-46^G2E/qbTQVAj4Ur6|UjeMN@m93v0DA,s-MII/'QfzyWGs|@GH~)xRsTgh956sk<bqPK",
":dL;h-g3)5,|)E5/d5Cs6/~=H@Bs5A-9-YU'H4or/HQtw+3[lH_`eP}*;|K*6p]5=29]ZF,PN7O2Yfkp8NQZ*7K:Zc(<h*9",
"84b}X'ePey;ybb6t[NB0'*}(]'')Hp',ZF3(xz+V9*gTN<xYH|9,z'T0`nLq)E6-okVT)T9{q]F:A2H[:xtaW'ePf*<3[WE",
"t^*GA'IvMw81|w;=,oOX`AWgRu<VHxu<Pb@)[S[22lp:72[=-J'bQsl<M]W[7Cs8_;{|frt_D9V')[-a'MLVL,:<S*b;r3,",
"axe[u6p`)4@j,2@9DJNW3y~CL'*3_c'-'c_)uvM'2mPaE2ZKgH,t64ucp1p}u8|KF<wQY@AH'[LAaNmw=KD0zuMp]v',G|U",
"''u'F'-9k('')g*)uvM-2n0-Q2ZKyN,t6H{ej*d8,I+3X=L+q7uNQ)|'Sxyjt^QRY<VJNs+pj_G=oaNs')axF*'JW~/'Nm)",
"2YZ|qTQYKp)5TEa'39~m'{~H4)=ghE<X}IHm5cg}'2ZMh;YN.]5Pl.`(ASl;WH=Td<QOrn'},z1tbATq<A}[ZIW-/x<CMI.",
"'a9:y'GMMo5`V4rWdHT|E2oTe.^{]7/qydB'Am/u39;,.0~X}=.i0_M0++YP/g~WH'JGM:RWBKG=69P~7Xng3'.Qq1(dr}-",
"'dj.'=7+S3*rt0y.-(FBRW6G.'gv,R)FSkA(<hVU+6GXE'GZ(j'.+)'-Q9zv(<hfZ-wFSSYAuA8s<=|h(<hMZ'Zg1[O<H+h",
"0=j<[/~yrF2Y[`0-3zi@ta_M9+3vuw;wt+T81+b*u8_:{;xg_[UM~'9tY7p+,|l)D1xrGL'3N)j''ktN<thsH2=@gXP8~^f",
"2Yjk/Xa2ic'G1='3B7]c<CwZ'A)7T'D+e7WIWHO/UjY;''.vL8(]o@H7,{gy7fZeNq)UHe8cVqLYB'c)'cEBP;u|aI'aR~F",
"'@u~k(1imn,WK^H5Mm6H''LN@;x8y:39R(I=7T:O/~{|2Y^z6K<6[Hs<;JX*LUq<xS7A/O*1Asv',AT,'')h+=obyC'{~,T",
"=}3Eht;d]-'n3(|<SmXKZZ5VxDGLUR;ugxSuSIEg_Ml.mH(Kdj/GByQ<|;.6)<l002[C:)AywDSr]T^U2[pIT3N`1H39F.n",
"0}oR/-OKS7-mopIRWK.p1'.ULRWN~)<XSUcRWjZ7@0At85lopJ@`P=Nt_0/Q'DZfXQowvtW+NmS/HQ3w/KPsB'AkTX_`fGY",
"2]@3c(F)Gz'H6;i'6-i-'/}DO'0t1QNNlk0'(Nx]<VJQfMn3hb+|ZEd39E8w0}A1}+qA*9,7:BDt[}'TOW);L<GzoIu8}v`",
"<*_gmN<i~iR3;'q*[Qi:t_ZLQ'R)h-R^3Y2tu`7|=aEEt0D=+@=X]cmYAv3k+(^l/[sOZG+(^lS=SE,oXDfWI5bFMk;|a`=",
"''OnW@l_4ISTfQAAj.U(<]tLT+B_^-'ET4i2var-0`Y9.ST<1^tY7np'G:FxT3wx[)-iNMt]g99<I2H6.fabt/*T(12[7gt",
"I`fBdT43m{@S4ad;w'iR@_mGP.ii_`TP}x0.1-2,2aD1i(+[8=3XdWC(,a_B)W'a-'/@)@'`bXVC1K^V(y+_Y'')`U;YN:_",
"/V3swRW|uR''D]Q/'Nm72Y[+/2'lnW<:EL1t_05G'R~dV.s^v.)v^OQt[|ki2[yNe,T=Ir'AkgF-F9`8*EG.9tcs)Q'`rIy",
";{5YLtY_8U'EgEP)I,]`_`eeX,S8G7'01nKAiZQO;<1rI<EG6^=rEi63{|iE-T|98Q=l/.=7X@UUO=S=t]pP_2o5gE^cqTB",
"<CMC+2YgXy)awkEt]_@n'AZR*2^TT|0*PTV2<6yt<95OcNNusd7mh<K3<}CQ'4AIk*sfJa''LN]3w66+/H+]B4bpKz<G,Ug",
")<YPA<W-ve:yFOS'(-/<2/wzr'{{l9(j)Ij5m8:lU1HpV<]F-g<'s]uUkP*n)WLW~)}*`|'h5IF<:;d|9D_-o8/dJY8c|1P",
"'EeDGQ=(D3-2'RB2Z1@^8-iwy+8_CG8-i^|'AZIj8i^-o74L|AUNCn`0nGb,+Uxul'+wDY)hkhU'.=+u'|B)H=6:O;(]_zs",
"2<n3Qur=B[Vhg@{<XAJ4@R8(-/HeF(/IEO-'AkTD_`ej5,S8M94V6li399<W3Lx~[4sc/l4SJR:''/;.5MuruXa`NX<<)}Q",
"(RI-x0^O*Y(`DHqt_1+LW*nv5;iXph7;eZ+V.)@}<@,EON1Z6o'OvGZRt;h*0yixM),f)f2Y](Z<:1t+us=`huubZ@uutgD",
"DR'WfRspph2:)nhuv.sJ2scmD36~umJwIbY*ykQs2uo)Z`Jq}'-=rX)*;:*Z'(|rWBJ9fs2Z@^U2]+uy<W(z/usFe2/gs~'",
"ur=ynTQ/=]uv/|Zuv/]duv4YFWH.*D43zEg4m[_V*t8FF@WN~xSTbnD=b|L|7*Ium''/:e2CRJptY.FG2Ye/P(aaP],TQc(",
"t]BJ]<:jb3+V=*s2@zmZ1]^gR3Lx~VFy.+:tX~+]t^k{vRsg|+Vdb'^D.ii^[9p,I4*Z.N^Q/JqE5@52*rpi/'30]`B;UNE",
"'+1:,/GrLD(<hMV6ML<Bu,l/9t_[I*|<2^R(<hO*=GZkB)<R[5WdF<K'^6_g;]2FK*gBc9<(GGUXuhnm[WMZL8e~iB)0xI]",
"<K,D8(B+Uat[2A`<tgrX-j+A~<tgpd-MyKRYVYO0)L)8Mt_0wb<K:,IJpN8)YsS)dF/l)a<t~TtV-f7f<Bz;*,t'R@'.-Yi",
")+ricA-JDM=ozx].3~~K(<p0w).M^G+6ci.<'j`yKXXU8XauOo-^.rs46A[];vI;4@nU4G,3GoB.QTma/)}sP<@OY:<uc7F",
"=vg1X0|Kp6'3kL@8:3c|Ujdk<D4ZR<<AKx3<=i0GJ/vH^]6t7z(Aq//(<hMO.;({KZoo5g'M30pKmOe|tc=ostuTr`<+U`<",
"b'V]~:P{5TX'~)Lt_VPY'U)ql<(dCm[3/{P=T)W~<rh,0@mg2CSMG(`JTOFs'.1*v<]pO|*VW.^'2Q3^4H0H5'(I/x(hyJ(",
"2Yd{TST2ePI'-,XhDCB64,fVZ<9N+k;wa4}tZZh8)YZBM6ihJZ_;NNc'(qUx+IcD1_~mi(ST2eH(Aq.b(<hMN7vB@0`Uup,",
"''_ZgWdcBR<^g~7Bi6<;'`aQ;''w]p')fd3:nbmuB8tqX0|M+1`{_G.)uvAv/kZ6:cV5bIRs~W'1'Bh`'sq|t'l1X}<ByKJ",
"tuOK['aL(+@<87e'`cx5'FgXdT3cK@'0qm*;zXH64ohhj'MEbEX|YxN<wRKN2[Vt-49wyLcvd93''_Zp4tS~X<'Olo2aCOS",
")|nZ{2aLU=(0Gp:5MsTU7-6N*'.6GI=vej2m30Bo5P~8JdWid/'.@Eh5U@db'{~1R+rY*2'**X_GI_,gRWP|Q=<BRq<@5JF",
"=<T_V'IWmq2n)PY*`][R6RXEE0|(8Le*~O+'}JoS5MmG1,:IVQ9h4V|'/6v,9`TJt*ynb|'.f*S@strK<tEr@tcnc3(yk8O",
"v9LiA-mizm<`EmEXaAhS--]s13uWSe''/:=.fu0EaA](|3;lz@;zMy0v:nhX<=`3M(yvW6A-HJS=@)]GdZC.2-JxW+'M}1N",
"-79,v0:k@==`Ezl(x{_7v5vki=BFE..gD'_/dOj75WB0@RW;[*tbUZ8'DftTeS-~g<@EAhv5e_rEk5yd;vVxS0g`,n'fO`~",
"C.^xV/d~or@PAo(lrG:;39WDK562`V'+MQl;i4v*RW`D;(((1l/N:JJ<_Qdk''V_*'a,i4'R9fIRX<mbcr^@O'(})ZA=x]F",
"'bpC_A0*.)v6voit]y<VoJM@@0yt'@STPqQ1=6.i'E:GX5:KfS1ZT<a2'c2W/GAjY+oyY=3.++ft]ib,<O0DV*rqrU,lq}~",
"(Csu~/H=h}'caS8@<XDy<OMTHQ*Z+~v82p0*;u]H/Hw51FWDjR<|S*|=Scne@3@'/SUNaoD`{Q5e9gNZ(OJ2d<9DiVST;y.",
"/'U,:*YX*v7fdfx(Ut9.h*/1(L0rY/]TfTu'0qxcIaP(bB5c|MEyO+J=q;[(2[7+a)ane+'n*1{=7X^T<VvQD+m:,{@MiCE",
"<HWti/*'u|,AjK5/a57N'{hDh'([9:/GzUrP,X,v',gVFGh6k30AndX^co_{*swKVt^m8f*scqKV.(0^<`E+D'/Da|;~c}|",
"1Z,w2''5]fCt<_l'.]rl]pSBrCtPPa<bM)i[WDvP0yMfC*99vvAiX5o'dsg:<_cke=(Zl1)][mt/fy+N0D<6/CU+HP1vJ+6",
"<AgR~2@.5:i{Q1L)e,GZ'(eA:'H5+(;j:bD[9vwq3:pCE=9MSt2<K2yS7*n(<`jEw'/iz(JVWKQ+p(_{(dVdh*B=btRt<2F",
"EBtV{FxVkLMRGsfCG4t4X'y-V'1RP2'')e++BU^z2Z;hKt]yVhoJrXR80r`F@j*Vo2ZOtM-qRMZ7*J,UANM<xtZZp|+:MTQ",
"S;BVb'(L:`)YZ=K:~1It'(eA:0R<g@'I~2N2[i0e6mQLo+tx=H'(I-y7lH,Y/hs0.vRvvicyk9<)OWR/;{PII=vTTEtZnHe",
"/I:Jx/JT:@'AkTO_`f3M0G*.R6P/_u6igLc3Lx~g3[PIxu5rs9Ev52,<VcQ*S7ngp'0AEc3pC49S73CC4m<|{'FK_z8k2Tk",
"-UK8W(efW5Dd0f.DfE:w*BRix;zZjg'|8Uq`g=xx5C3I`^mRew'(L=l:kP<z'/2AVdZ`sp<six~tuV)qgmA(l:3{D]'-c60",
"OitI|<<}m{T3fjHAB5.r7*IoR'jF(C<Drt-urmMTv]]+j)LtiV;}v[8)Z7]*'yKZ2-V|r.'K0LSiK80C.R(YQ+ouu);y5V.",
"ZvTzS/IiMy.gKvL3Lx~M=r''f.fc^RtY.c`(o:aovRvt0'H4z^O'_wn)<GzXAbi}):HfX]SrIA`H~0V5'.0Wh''w3K<:G6o",
"YycB_)lpVK=B)Dg1dGpJ.i-/HEvl@ktd0d,'AYnoGTQ+M0151@vRy5SMQpOiX(3x)_'+pr2Yd|:P^UD7<vKs{'Nl-I'1Ks]",
"'`bXC=Bbj8,DSAu'O.^6''LNnHQEGmI1'pxRW9x@td:]1'`jZI)kNH,'((<L'}mt8+8xj.'4SRq12Mo0''=gGCUvy|*C-Nh",
"<dt+u=q2V:0hQ]E<cy78BhVq]2A.]cvVj(z0;^rVvRyCWJK=*U'AYlXJ-yA'<F2g;2eQ8w^Q[[`3{Azc'QUNX'.5Q/'O*mV",
"Rs]o`'khdO'..LovVlSTGBF9A'.B],vS=81'')G*<VJLo''P;zC'@F|@;v,kRtfEJBAZzGU1B/B=7fP;Q}^5q'dtfT<~CAB",
"vS*:tPe:b*Spmf{@3o<:,31ETL)jY5L)jY/<uLso'a0kjLaRk]IPFt('DFU4S6xca<u~K;L~gD(FukT.'DFU0SpXue<uY1q",
"Mb8-((<iwqvjTU,v_qV8v`+c<+}Z,oSpHPxR)OaG=bgE9RWCl+<wIE<vS)(}6x58X3W.)P'<14HXa4=v1N~p@/HQtx;|=|T",
"U|g`z9o*9^<_F`y@m2DY'bOeD<@.n:-a6qV:]Y|)*jiI/'.dX'tuL/_I|)UIvVi}{vVhp[vVix|@2/Nx]J~aHNZN;D(aeJd",
"4vjE_'.IvRvVj4ovVhp_vVj0,(xz)@v`[*.<*_pI5_37ovY6[=5zP^x]pKb.'`{u]7s[T='(I-8PTD+@'~Q4oPp`4@'2Q6[",
"(]^y{vVhpeRsflsv`o.Nva1IR;gr-R/hNGMvVhpgvVjVBvVhsjE[U<=ha4GlR0zmZRj[-_;xbXM3=SF13;daD3@GLwvq~;z",
"'AkT0|<fv^vW(py'z4-2/b{nRt]J`pvnP8U'bw)z<TOlltuMD9.X:z='Nhx}X'iEECMb*jSi_fTRWC]k<{a4Z=F:5GAN.h*",
"@PCbK'.CV8;`.t<]7'(z2RcbuS8EA,;hM39'.Ze,'.d[('-;m)7tR+.'-[1kAwbwl-0@qB'/<,Sm3/;P[WV]Q)ZhWqvVhrC",
"vVj07vVhplt'y_SvSU}ava|zcPK4*X1`CT1@/GW8;}lkz2v+@r[W(LCNsif*c^wE)Ay4th'.8,:YAy-*<`0wTM5Z*tC*j'i",
"<`0wJ'IGhE'.6fq@6bM4@m+CZFVnDX<;[-MOT,c:<Vn@3OYD-)'b.}~<9nkK)[mHfLcJl/'hw@A=6Vi*L)kVI(I@heJT*I<",
"Bqc:hEH3[q'L6drXcL;_<g72R'/0t,=zz5o.JFkP)v0KbDKBGf_jDvH29f1~'2n`-6]evRUP9zPHPdi/'a(3P=z.^'*rq~O",
"*V^f/N7ayhZ<r({@fq)y602:JF4d64({aT83:Tt0;]gvmCAL900cG:.(-T|bKcv<l'JQ,TX(+n,=_r,xSM3@5<9XF;LVddI",
"EJz7i/)~^Q=w9Xk'/0e'=vP;E.-Fn;<`HTa@WNS)(zYLZ2_nSs;yQy3`g=SOMUc'A(vHxZ4fhn<'56X]3fz:_Au2OYOYC3x",
"b}(mfCcm(;^mQ[hKYg}p'.:6y'133=@:8_JRWaW61OMJd'1iu9Ge.m9+=Tj2@j45}<zPXJvoFUU'.J<0B@^Ig=Nyx4voFUM",
"E6t<N.(8WXoL~^['H-x9,:GiYdZ5aQ,jJc7ogQOe('uZp'fY00<[4N3N4~/y=2+/7=VLR)Ae]Wd=OQu=w.QvM;q}qhP+ert",
"(D}VNvs3PX)<=6RtbyE1q|^XC'lcyg;y:UJ'yy+'Do6:M''@9Z(8Q@lvQ./a''I0N,~4in1z^,21*7J,:cri4:|v5svsB.<",
"s<vxPvoCXwtr/'rrA{(r<SQ[ZZ=C1S6[Ul=@tNhRV-wL=E4Lon<w'gm*99zl'0Fmf<2F{j<]AYiope)eK|bc{dwEvNtYK{S",
".XO<u<;m{QkY8T=L_HO)@g+_MMX}7@kY6NjB`Om-/e/~`3VNL@<95FG:Tdd)jI{uY'FObR<rw/0kuT;I'`b[)<X_3}5PHcR",
"'Od6^SpW6**Q_d2(<hcPMgA~_e9`(Y:4[hx<mHTq8GXC:<@]{N(Z<9u'AkNeRW83Dlm8eg'-~~E'.]EC7tI-I2m~wF^3[nk",
"'*NWTEsJKgt[||@2`~2J'KA.:Rsh_r',m2s2iO8M@47el'';MCP^.-r<[*5J*9pv:''qg2l^6zmAwOiA;d/S,F6o_d;xFCH",
"AFT]pC*IkB'H7[:'(81G'')Ch@_6;M-OmlA/OS`Qt]DTow:`<V3E~K;w5Evo8U(=s'4]br4)q)PVge0t(tY-X'+s76'DFa~",
"RWic-Ajg{J<*0/26}AaXW*w*q,pZSQ'ghx<=8.BIC~mUj.fm`,F1w@eFaMS9A='|:M-}t5`J|[k9R-bF=]cYa1y@NP'`jXh",
";h(FV.Ld;~.jl3LRWK7s4bHqH'.h={RW:zpD3I=_nOztWM{c8<'-,,1@Cy,c'g:Nn<:a1N0K9h`nW[*o7<b+H(.m*V/K3.(",
"'*nH3;Ku6H<GJw3+=1*ghDC13<udP_0D=BJ'1^^hDnV}vX'g8q)v.8MRs^t73dFi+D`M1p<*+oT<[INZ4vmf|TQr{z)i_29",
"<:2TTBh)ZN.(9GU(vHlN2p~nL[;+S=/K;O8DXKvR2]@-K5S38onP(n]3Lx~c<wJ<6SiP+K;gf[*@mw<uf8f3C<:W'7oT,fW",
"@Hz8B;~WmV(Axv+t_rXNiK,8b+9~0@nmVo/(.*jU*vc@u+63I{/*_0oo/}:sdvK<'-1=,H7fvm8oHg@r(vG{btbV5})<MVg",
".hv*BpJPnCt_VOLpb7Mm2qa4h0H6LcHEgo[T4Q+'G+OW3A1QjtX'r]G<*VIb2Zjhh3eNnvWG|<Z'WO:*'.T)r,t'J;c_Wd-",
"3p0n{==r1~2aPNS-Q:W}Rl[nC<9-HoRW01i2]Pt}1qg@d'ME_AZvQ;;@/E;(tuL{y':}^*=CJn5qFy`I21.kI'eSv7<v9p.",
"ly]gI<)YjB2_,y9'3gp^=6)b(2Z}*G*=EZ6ty*PXtq~TU+v^u/=@x+5TJ/+]@sQ~'tY.gp'')SW'O:b.p402_'H-{=U1q4D",
"<Wj)5Ge7oS,tMV;<D{j^Rsqe{4*vHY'/57S'LJT}(dc[e'2IM4ANspU=8e]a(^,Bs.7*5/'K:dw'.Hm<(]]RK0E0AN'+wS_",
"'+-{B*CYKMA-HJJ1y,)UH6P`9cyR5c<9vYKUO+cENrc|AS7+GvL<YFv6Q5Wb,3}f02Z)qPtcHyF<Tk*^6521AHEyxq<^*2q",
"TmUcm-Rfk@AT@k06mRmfRlXsEGmqH}8cbN.;uj4p1H,5ht[kDL/J7*)(1rx`.k3|A*9OoO')mB=(<hDD=8vZ(0D<K}'.tB'",
"J,Y`Z<sOKPSpuVy'T2tm<}Oop+Zh@Vesm56'5.R;<:mh~X|Fw9(v,-w<'`ye@4FY'wQ+FOwSg85wSgF:<cqs:<u)kowSe99",
",sue=CNLG+KdrbX'08Oo-MKPD'OzAWw2_]ZwZzKhw[4V2w[Hc6'HpJW)'~}v3B/CN<FF{s*B3}j'c)te/0xqh(Cl=j..'CB",
"+T0k|/J-UH39i]k+p0dg2Yv<g;uzxD.0izo;wD~<cB5_o/KPE,Nw*n*10Q/uP7Bv~-g6o9/SXGyRW:k[2d.EY<97{w2d7Ga",
"'.7bxwShJewSe3Z2g5f|N=N@GwOzf]w[Zn3w[m{@<~qjAU)g2.pP}|5;.~jd@xy:qX}qmZANKq)HPmmv*rp@~HS<J|<[Eu|",
"4=*_)<Swa['|9X=YzAv;'d-lx@U--47z~Dr;|X[[;vHIy+cMea(^FP,/'O9s<VmXv+67:d<[:3iFDt-{-MM,J'kZPl<W'qe",
"^mINx@mQdf2Y_L]Ig0Wrgm6a[98,`n1ygU)3E~Jl3YsDY'.9LQ<f}<,'.LRFnWSn'=r8;]/)}C2b)tct<e)5_0H.ytA-I;F",
"0oSQn'Ps/mTmUTt<YlH<1AFY+'aUT*<VnR_2<nZ:2]w<[67*6t=9Q6hSMPb[;wbaQTQ8i3MXEkgCKJ(I''GScCeT2VLjOL8",
"56v:`2Ye<PQvaXw<xCnQX|bzA=q)PDCG@58;w*-s(AB|9'((9N=SFdb=TqDF+rY04tuJrnA-J9BYBVb59pCxwXs)N_'-|vK",
";[C=2M-dxoUNHEI*[at.ty3D;t[|_<IMj.m2Yp+{<2Ljsp3S{9<`~ozP35l,Ij.`Pf7rFNBQ(vrwlA_e/UBMj@mb+qwPDT)",
"*U)RCz)g|t<W`P72u@C_2Y[FMEBOi7Ew/T[*qEbz+Q|z~<|3-Q+7:_Z3Lx~B47=+/TQ;eD4cEZ@/GFfc5`Mv;=^7^@*9;Z[",
"<w0jmJ/~wCQEj{y<sm]4@ls(+UjeJf'G1D@3Be_M;[G{zG-Zk`*YKF}2ZOI=<aIyx<XSUQFECIP<XiY)'G87YG6V=Y))yQP",
"0GPBN;xgpi(daPu;|zO<)v/{HUN+H[+q-=B-mW=u'bcpd/J-UH/cf.L0HE;ze9h,W;iXzOW.(+9@[nJ9@T,DoRlRG5+wG|w",
"3zuJ|WK,Fk=~QHZDl7zDTnn;CCy4vCYz6NI=PjgzJiS`nWH6.@Kz/o0D'':/'amy`<|o-h<,+fA)*@`3t_Qwh=2n7Pr`.]u",
"d=.-eMqFo<)YlXL`g6@d(2AD:T4D]tAjgzj*VVCL'M:zQZ=+C|.:nnZGB5M2+w*T(1AP3_+pvtbTHY^JTduetU(8nyUEUww",
".N4d*TH^l*U(<FuUau_y'2TmDtbvJ6/eM-JB-lLGwlB2_4/f2C<a;sM)jQnz<xrE_=W^[J9{{S@'DFn/f7Po,A]q}V;~Dt@",
"n9X7w(|P<13B[HU=6snG/dYX1wp)4vwp)GACZx2Y0vW3aVBUw}tuX]pKR;ml<aR|`/qTSb2Y`u<2_F,Q2_(uO<W@nMVDpO[",
"W=RF+Ww1_/W^.zZ5DfYT*J}*1'a/s|XWjw3'EWPRRW15C*z|.~wp(=)wp){]wp)rZJ=iQBw{{Xhw|5m7w|Iy;Nv-p:2jn3,",
"9,*lt:ZiH;`K`PR;/rSX),obt2ZJt6AW<ui2]e_W2`hNlhDHMd'4sFZwp-dyt)hb]+L/*5[N`6G.41[hwp-k48W<t+FZOVY",
"[m~6d]KW<4wp02i2reJo<WAK_[m=Y9]gwiO^HX)S^,}Jg</9~{*LdeL_)bj5'|[iv_(7CW'.0WY'-vHe'.sguBfWK=_G+Ao",
".uz)q=Io__LG/FY'4-Ur;ujN`V-qg^t:5Ws<`[z3,PN,3'Q6x(f6iNm/GyWY`BL8B`^hCH')Hy2'dA{N=,xo-c^<sVwp(A]",
"'F+`''.=I{RsldGIDoY0<ixwd`BKC{`z04daZiNh/NBT{2lgLC1wwC7*9FrP0')7M3Lx~Q<uP|k2ZbMJt:;eOwl=o9=-G/k",
"wp;Wxogf|;wl=tztpxE_njk,jGnW~pwl8CODe9Q`r`/^=M7JV+2hOZrS7D-@'W/zXx'4j8cT]AkRsZ`V2lCFoExt~)wOu8N",
"w~z`bx'4kr<N<<pTn4{=(R+qWDav,FcrOP/'(Ex`'`bf|=./[8wlB5+,BvAa'.WJ|2YbHa@Qi9)2Yea9Rsd0F,FxWselLn'",
"NmFFyx'e/zx'w@(<1c`}z1Vl60HBtp]:@ud@6e0ORWUG-=h@a9'XIjFwOze}x(:R;<@KsFSMUWG')t)lCgmkyUjK2'.*XjP",
";vVYL:*smJ'-~OI`L)9J'.vG1'-t2dARiX<r{S[R0x61p'|H7K(xwcRNA*/Oh)WQ/<F_9HvYsB='}OIk',m1L0nG{y@I(-m",
",z`U3=a/B:-40o<f6YSB'AGZ--2qhr/*C3U<9=~CE,-Si<*=iWRsV}<3vx*NES<yP''4<|'4EqQpI_/-H2.beDh~iy@;,}r",
"K,hWD|.3BrGcSgsNLtgrMlL+lNxX~sRfr4N'D9@.'D9-''D9-''D9-''D9-''D9-'Q,hi|RW`'2tY2BzFhFD|RW6f7RY<<^",
"RW8,sReX'fRW8;xSq3-f)5K<h9rdj@'.H=zA{{wIR_(N;6iaODRWfi1HZ`Uf'Ex[G=,towR]0aU'D;Mm'<LkXBKXcC'.j2H",
"=SIKc`n(wn=KrQrPAat'|+-5H<rm;n/d6|XtY.RK`n*--V:]-e{{M-']tNM1{{M-'''0*''DFM+Rej[YdoJsAe2cT{46-GO",
"4v|I7HJ(o^'/XDS6p{XXHJ(o^RX+p)4ZddLH,ef]R`CqvtD`Q[H6<oHtX~+]5Mm5P(]])~8tXaq0'*<N0.Ea5'-|6_'.=1w",
"'.+(v(dVT{1dlhE;}o~~To<|'tdEV1<EM:ilyxB;7K'z.7];su<F_VM<}_7/'`XU@3zEaN'.HE|TmUaX<Zb8MJ*itm-0-NV",
"RXY@<fiCrPgIw=23/lJDigONc''kteEot+O<_E{t+[5FT5MmAFSp~28Al9yN^fFFsP-'[QesP{3'(A6Q/u8d02un8<<`,L)",
"pPxi[NpNNK<WI`A'`k]L',m1R<9-Bo<V`*xuAlJ,'(@ya'KfGt8O1*/'-peo(G_9/2ZcBW+S@dQ6q^g;((utw'H5aH(CR^E",
"t[}VU-~0,9'-Xv-'')h:'')W('')UD'DFM{RWjzTCe8CdvY|3qAPlkX@:Fmy)E9xJPp8tRQ3U|k(+4`3Q3Y.LP8xio;}<M+",
"=Ygcntg'B7<~FLs<LNUvYdzZ0)<b,j'LLrR7mZ/l7n,fb7nyR4)+{`c*H_7k=EWUQQ6.HERt.B]R0Q8fRMnJfQogYaRWtE_",
"'nKRW=E|nUuHJ'B(IzgIu<PNi'`bcJO.o4;'()]]''*{T''*9D'')N,'')N-''*DH'')W1'',U1'',@+'')Rz'')KD'')N,",
"'DF|@'/CIA'.o~n'1|:V'0mUM'0Pr;'1W1W'10wU'/h,JRZ]Mep,UOaS/kvUf/_q9nOx[M2'~G)'/_<I`4HWvB}Xj[C_U6W",
"DvTjOL^INjBBpS1R.Wi*'@mtb'1avT'.k'3'0:gXRWi^0A-cT~*/rL]uYo./'`b[e<C3`m@:MZc==ZEa<_QQduo[DT''*+w",
"'',7=''*{T'')v^;YO]e`4K9p^z<^;=~v`U@iy-Z@MSvX''0*'12`mNu6-I}t]vn.`4I(@<1d1-NmiB7Jphz*=Lx61F4ak=",
"G,UI_2qqXm''~(W`4HQw@EJUkq|7BKuV*~p'')NM=6)`mDo6N-*/rM:R`Nh=tuhDtfJKp6tuKl_'DFOB'.<@IwMed3gf:H*",
"iCov1f/_q2ur=)q'P'McRsx:zx-<S}xJZb,M4^KiupjAQup|P;<UAdBxLqvK+a0NvuYu5q2[-8=2Z|U<<9G{RuVBsY;ts^D",
"'*EVACgt'2'()]](]_]@2]3HK'.<_SzDW.M'.*RQ)rNzTuVvXbuYlV4uYqRo)<=0qz|95/{]sKQuV*~W'')Kk'{~JqwMAuA",
"uUyy'WN/ZN'()]]'DGDw'.<II'0,TqJK}Jpy~znc@l[rio/XnHtY.d['DFpm'9)_]VzhiD-DW_+@Hmykzc.xm*/rLZ'4/{t",
"RXSuOtY/'p'DFyy'06-h'4_]ej@l;G'``:2'{{E,f/_q1fi@+FelChSfiI16''*:_'')j|'DGSE'/FFi@/'C7'(hV~`4HTV",
"@VSDQ<sfoK'azI7I+^zi'EFf^'/UF@'0]W1=2=26q'F+Icyavp)9l44'M}1N-7BWHCZkrsurHNl`4HX<pGezS;Z<Vv`4H[w",
"w0K,furH/`Ek5|5AUB42<zsU6C.Ueq/d~oR@PAo(elEu}RXG2;urQSu'1R^y''4dF`4Hz[A=x[D'bpC_A01XSurKy]_q+;0",
"v/xVC<q6W:6wh}=Ah4VVurHJN'eGn9D_2[R'()]]=oc9-`4Hhf=tE`P`4H[g=t:YO`4H[c/L80~'/tVC''w<Y)LFUT*/rLc",
"'/7fE'F-xWRXlpFPI8j/;dg`f`4Ic:'2F=@LG007'EFf^Q<nG_*/rLe'.dT~tX~+x''*M{''*pO'T~gy*/rLt'/nNTBn//}",
"A_m;SEHHj4'()]]'')b1''.Qb''*rQ=od1Y`4ICkA`I.'@RW[vAN=bStvvz:+:MRBLNad}*/rMC'.Qh.Qly/'@AW};BhVp5",
"A2ms8DGC2Gqfi+)@zZ0LG;DUHF4ak=@C]h=RYDYn.fauH5Pl,V6.-}mSiqJK6..Ec53)cR/)|b1532iS''*=1''*9='DGB_",
"'/|9@@]JCS'()]]'')bK'')gE(]_W_7+*CD'.(<e7+/a`<@Q|7<@IVH=r_T5RW^6;7fZretuP3''F4g@VK9n/^WksJ=;k3g",
"<v/QI'J7Uq''LNn8(-,h8a`PsRW8Di=u.2_'()]]'')HW'')n[=6*@~2<4m{*/rLP<dt+u`4HSY<<@i0PB-^/*/rL^fJL<_",
"60C8H;|(McsZ'3WvV||g'{}bS6KK/P2YQpQ53FuK<AN]evgr`,:ZV@::AXaV*Amo,:xnwa:]kdX<AjoF;a)5R`4H}TD:i2B",
"Ip-bM'EFf^'.<uI'.5|V;WUFTNop9g*/rLT;YMM6;YKmY*/rLS'.6*X<un;o'KGnn=6eJ9<VI3d6MLhX'DFU0SpXu5`4HJ)",
"<^g}fve^DtvZ*F3vZ<R7'')F['`beBCwU<{A9UCz'@mtb'.ng04=*0u5=4iOF{vm7<WJfJh{z1T*/rLj'.eaH2Y^HI2]x_N",
"k9qppM`~U6@1,t='.SVQ'.edI2Y^QJ2^P.V4vu}}@jhABAKFNG*/rLMmmIgqBO48n'()]]'')Of'')OgKX({T*/rLL2Y^dL",
"'.6]VAgekkBHBsMC'z3QC+DZxCaXn8C|twlDB8(;'.(lzCEAe]C|vYW'/GUf/_(6ht]IEJvjT[.)uvAFnjEH-/^4^{'.(r|",
"k9vN[j]LV5<Q(yBAnYRP<Zr-A)iL(Tt~mG^W1JeZHq.v}'()]]BfWGQS820v`4I;F9n]s2*/rLQRX*[K-8@n9f--w8RXG29",
"DD{x6Dyq:cE=4E=us'U_v],f3A9BWgG[UVeMnEFuCU1~U[:0O7`4IXuCqO,_+hLiIS/t|o'')Fe@PCj1`4JL+T.E=sNFj1'",
"LVdcwF*Y_SFvdPe=w;Tr*/rLU'3T-}'0;fuR]2S|hc7(IX*e8p8|KGb*/rM*tuDsS'')OU'')`s:526K<MAR]voPZ|,t9_:",
"<9:1o)2qXQa@ro()=Q}2`yg2_aZM:b*/rLN^4+aHavcB9RWiB(axRm2b;q3oa][_vbWIah*/rL[vs1q<'`b]u<Mxy)<jGdu",
"voO;}+ZL;9RYoqqgf:eF''I0N`4H~@/Zfh['.(-gd3}K.cVK7wBBSd7@_Tg^<t}LRS7J:1`4IOW<ygtd8qED{*/rL[J1/DX",
"[t8AT'EFf^RWhC'`4Ix,=[9any~zqd''+K.''*FQ''*9='')q;<VJQmRY;M{/*72KW+d1Sw9vTB39;ID=SV{jRX+<a0|8qR",
";y2[=w5h`8'{}_31ZpAqVKDqi`4I/-985zU*/rLs'.S{p'2:}.'/)ui'6XF,'03`8Rb(,^f/`5A]/nyfK9V5p'()]]'')Rg",
"<rg:cRlHon@l]6{tuTr[0MisP*/rN*'.6Md''6Ly`4HP9'(zd1`4IqdDiS21B(SHN'1eQ}<rfXRRZDPUAM;J}DD9.}<rfX'",
"RWSm/es3[)`4I;V'W26,*/rLbtuM({`4IhdR;G:X<Cvsj`4J^0B5T~}J(R*KPwZqn'()]]''*4z;YNErRZ.PuDD0G.4vW/,",
"*/rM0'1MRF'/-y.gQ7'e@n1<4'()]]'')eX*99p[wSg7`wSgEe<_*c5<u)kowSe99,sudh*/rLN<VSHW`4HJD<AkO_wetwB",
"wV<@+wVPL/<At'.<A;/P<AF5Q=YgbV==ZEa==vWdL2.-8/N|{7'-|6OAKbd`=6DV^<CZ1r2_A/~'.6*IwSfgq0D@Ov<TlD]",
"<q/M,wSgf{F(@*Us='-8<7Q;7<q0U;'1[Nn@xy:qX}qmZ`4HeLC2v],BodX{<{j9n9o*3-*/rLQR]qkyDD0G.tY.cl=SG0b",
"RW|HW'{{b1S/kwrf/_qAG8|}8AM;,p-ie;GDD0(sTP}x@`4KHc62:SxX|bWI`4HD^Mp@~~*/rLOD|jNL'()]]@2}~8Xa+J}",
"`4HY+=.`N0Ad9_D<`jDp@Yb{v=K{W(<`~n_`4Hbl/Pm.QDc3Ve'EFf^'.;Y9q'weXk<+iC<o+@a2p<Fs'.;`;wSlJkwSe4v",
")YZ9TwhVgmwhiuw'')y]''*tF(ACqgFVu4NQEj{yRXf[W/NNq6@4e8sRXd[LC)py*RW^}Z4=:MG*/rLPUN.5G`4J=x^t5ZY",
"'|,G*jYWZzbaRWwM0`Ow'()]]'')Lp+osF^Ew9qEF:VyFFWs*KFt63I,T<*|Ew<K}FWt}pG7U=t'2TmDRXAIGi.p`CD^y5D",
"=:G/[LN=cw*/rLz'.pU}<zrk@RY~*CG9K[;Gq2Pk))h~~woNQv=B;^uH3Qf2*/rLbwp+<Pwp(<Lwp)nzwp)ex*99L,wvU*/",
"wvh5~<Eoa|2e42d2_9V}'..CpwlOPo=z_E-<(-iw*z|.rwp(<Swp){-wp)r+J=iPkww4I8wwH]2wwZi6Nv-oe2e~{V9,)7F",
",1J[fUN_TZ`4I1~<)G]4B5T~t9l;3+tey)C'{}d(MBX@tVDfOUwx((3<G/T<2fMql'1p*Dwp+<Rwp(<^2mY~fdQ[L6<GUlL",
"ww,:5wxNCHwxaOL'{}c7O:Px*O<,jV'3pyF(xz)@wxsZ1<G{-N;g9@5`4H}TE7eOE<d@b9wtA/kez0E{PIb-T'.d4t*/rLO",
"'.WT''.g{2'._F@2ZRo*<W5)6`4HIY=()+IRWUe|QS6eY=6IPA'()]]Nk9)8'O+Pi'.8C3wyJy@wy^._wyp:c'G1=[RZ'`x",
"RPG4_'.(6mRj}Ly`{rFt<0-Xyw~Cit'{}`maZdB4[P,a_DDM;(=bB7_S0iYVSgyIqwp-s~a1Dcv2gSY/RWF7hjyRPZSKa`k",
"T+Axo'0k9S'0Gl:'.8UITdwjYTfHMOAMO8fRWXKl=bz0_'S+*e+G-m,'~*Cb'SGZy=CQSJ'()]]*VVRXUE]f{U}8k{V^r,'",
"]9C:x`4I(f2cWyYRWbds'SZZ'wOze}w{MB6`4HN'=DnnECqk@XUjK2')sLIC@3kCQ'()]]@l_50`4Hi,(-Oa8FzrGS=TG)M",
"=`e`O=.`N'Ho^E{*/rL[tY0R3<rflpR]CJ]E,xa1*/rLR3v|iV",
};
static const char bitnet__spv_norms[][96] = {
"'a,P4'D9AS'-gRm)YX@:'NO's'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/(^1u6)<t59F}bC.BUSt<",
"''W)D''iuD(zb@^''Vr;'Ds-M1I9;Z)<tht.Tw<f(_q+J(`7eS(_}UQ(^~BS9E<P))<XwN/n6oo(`=EN(`^}W@S8.E''jV2",
")Am[)0Np8vHrtg_0`cSi'E-GT)@.Om+BgHb)v`T`(`vjT<9n@P1a3{*2_66n/c^*o)ut;G'(,l3''}.e*VTXA'dZp]'`{M9",
"'|I]<''`~B(xyh:4SJtb)a,wo53*.d*990y+TMNK'|@~:7.:3|t_9Xd'(SYJ'(]ja,3Ec--FW[c(9.DY'(xqM')*(k,3C|X",
"-4s7~./6.U-6)}3(8NvY')YHV-2.On'u1mZ;]7BE-2Cx.(Uk'_')~WW'*/hE-0@AY'uk9f'*Csa-0@J_'uX-f'*Uvj;yG}7",
"2@7bn'|PWJgmfZgh~U+{2wrir3:MsG*Vn6Nh~U4~3to,x-2kj]'uX-o'+RaW-0@S^'uEyo'+ely-7V5L'cs`c;Ag.q=o`{'",
"7JA]G'doGK7f]`F(A^,07Q8'T;|tbi{{EqmG]83N;|;8];ugx|{{Etn;<.ci;YKu}<rdG*9(Y-+gkGJn'-Bi_|@_ux'-Kqv",
"'-Tud*:y_5;@3Yo9h+*o'gGcP'gv(|<rd;~K4,+7=__xk,7wOg,A+_h,@8,`,<RyO,9Ju0,:Yb;,:P[:,:<O8,9-c-,9y;7",
"-6uX8=LRwB;^,R|=b9x;J/u]R'-}A9'b)f2'20)_-0INE'uE}W'(z^f<E{Ql./-u,BLdkHAM;R{Bf_/,'20*F;hSTR).f,U",
"'.HH})C*f_JO7|qU)vtf*VWrZDFT;qDMAxbDhVS+AVU<0NeLlLNduMG.6M:cE{8Dj8I,8`F<2=DGF.'OJ[l|+/fRm(')3Ht",
"G}UngJXC-v*~6Vu+z+|5*z^N(-XT,D*z(e4+p))|<ya9I=83t{K4[K<<VJEg=SIzr-:W-q-Oypi0G]byJO<+)U,+'6<(NaI",
"I=c/kIo<@]/RCD+'35[U<~0D-'70ot=D5x5;wPDg;xi5w+9[B]/~yu{'20HM'7Nr4)|ydH1A9Ok+SRm=(AD0^'20O^1{gZp",
";k65)/Ho+PJV23B2i/Z,1`K[-08(ed2Yd|e2A*b,<=(/f'GCvj''*k.3<E<W5PPjr2Qmhn'+w<W+viOg'87UR'H'^6'G/.H",
"/eaRJ65inn2[jGO2^DKB'1xKH3=B8IY;q4{4W<FH)ZDc|2^DyQ'dI|(;]V0u<9H93'I:JY*rsW*;ugvWXuTnY5Vj)*)Bz2C",
"''*dblXwRr0((e1/cp(gp|lFa'`c|](.GES;YL{4'`cdZJV;-W*(lQ-'20R8l<MJG'q`Vx7hhV3H6-te({ddvH5}N+1AuDl",
"qd]ad'`b,K5W6C+<X8*Z'H6`//GhIt/Ijh-.qk'3/KL'v3vofRJPR`H3Ku_@3Z]oh'20;~')oYB<VKmF/.;U=Km=~@;YOZT",
"'2DRl'20tk'2215JQxe^4ou260.T'L6N+[v<h<qiK.Np0AN.k*'7b_H'{{e)<9QAH60Nj{]MXEq6PySj)b=W+@X9hWA;<6n",
"K1{@[3C1_D0|`eq[Pf=o(D+ZwMgK*e'-tJ*CN)Hu7g:.S'DX~70KDQTM+;r5ST*UI/d02e9`Vq='`cw1'20KRJU04L11EEv",
"'`{NA_;6wb(1;bm2kO.2(KPmW(x}FU;YN6SLHYq/)uw`q/fg_'*[USz'`c|]``A.E'`jXT*YAK(+7RjS/Hn0k;bj]XP:^0/",
",PMtD2YfFc4ZN4t7L.*g'2Dne1)OrEPtufz.JI1s'*(C4'')Eo'+BI|)YZ4U9JKB12ZGH]*WxPgJPS8x1/`2(b]Msb9{q65",
":A2HX:yzGa'20PCJPWS0@*aPIK*;ZPtY05.*=nRbKG]Jz)f,`T<~C-:teKOALDV<f<yLz4te^bD'9=,_'H6O-Fh2AM<,HF}",
"<[nf['P5'6DKHAg'.Bl1MAU9S8~v_<'20QU1H9Ex''=gF'+plg)uvI<2fi0p2ZIR],Wgj/NYmlWtY)AD)('~u;b5<g'.qC;",
"'.B~7O9N,Ud5haJQS6ZEO;|AnOY=h@O<w=Ct]tMBt]pNc)wfZW2g[d(2[;Em'.C:~Q3Fwb(~zG.N*T]1=6+Ga+pFZc+wG`C",
"=Sl({tYatB'21}vT4,PW*1K'}TmL.I9np3U'87UD'.1K-'./S8'')axH}dEo18RPy)v.0G0{x|x)B20uJPF+x17hTZ)@V1j",
"icuJ-'q`Aq*dZQv,T+9sA022Ff0eX9-45V/3Na1-39F.n0}oR/[R8iV,S8J8K-@fPCI.,v')yR^'')F(<rfbI'Lk}5EGv0L",
"((deK'iDemCRR)q*=@^~JPQZ(3KtOS39tN|1(+|[[T2a{2]@3cj]5He4STnO'-Fy2=SGE<QS7dO(0]Ll*VWrs;}3UyA=fU~",
",.Abv39E8w0}A1}[Qc:)*u]d.tY)VHn0,.0'2EQxn0.3+tY)GCCnn)9*B1dxK2N<K2Y^qK;~lH}taYB43rtmP7d,SrMdu5{",
"'36WqOD~AR'20F[(Mv-='20HC;uj:^<BTzk73xG32s@qK'-uxBYV41^:*`m8=:E3j(]^<5;f_le2[.Fh*=)`d'20bj*Wnr]",
"(c.l}JP;:}VK(Dc'O:[UUjvvWlXvH+2[7gt'*UKM'0KN7'-{yY(Ecnc'<~n}0{wl='H5T,/H4bt/Iab0.UNv1/..vt3vxiR",
"43X=eKNbiC'+{pt;uj6ARXJE4GVyVm(][VxEd8|];Z4l((1j'X-MLtb(K3.O,R*2o,37)z/-8-XFdCR1/GqOp'3Ss|(gUMF",
".JI1p2Y[V-RW6tc,nl*y'`exB'=O1b'`rM/'`dH'+:-E0NO0'g[R2GA,S8G7Y_It^'L}W3Q5s<Q{`+STpez92BoQK+AM5H(",
"|-RbyI]_p.Mk5wiLn5u]MC|An|.*+pqoVHV'D<Uy;Z=Ir<9-1c0JaDiX|[F<;Zd`_0R<]pJM[u;K.U{|(Exp2'2/xO;uj_:",
"-TY]*(xx9)hG-y3Y`~AQ+/V-''')LO=H<a`tZ7-T'*{7j'20*B<;B9Y076)eY`E7pBNG3/<9H8o0ckTl')3Qz''*K_97')r",
"<VJ(U=SFHb'-{L1;wjk6<;6L(-kTPP)us{v/*6nq'.Qw3'.0Ne0{vCi'`bxvCJu5k@71JCCgqePE52iz',Nc_=6+Mn97()a",
"'.Ny4kY3)v''**R'')KB''*6I'')gL{{Fd8@FcHnK@z=<53)dB;vrfGE2H=o^J7Nq(AD13'EL@t'./FK'/[kO<VJj|S6r1d",
"'(SOS0|0Fe]N7jr2uqg()b-wJ(D+Qt3VQy*<:P6rRsUXc)<NxD.JG0[0K-]s<;8'X/GpDN'7b2;'Jiai67c3~'aR{c'2FyQ",
"2i/])63pxc'2Dne/hj'40,H[739E8w0~c+A[S,]E/,jUJ'*m+i'')b8'')Vo(]^}G'2MWXRW`l0C+FxD7,{_W0g]rv<ZQH_",
"3e;5dt]u{5t]pWH89pT<Fs1{m5:'[0RXSLT'1+{K'DFXV'.MOh]/fGoST)].(-Qtx(y2):tY0;)<[7]H<[7hS<=ttvSMqg:",
"*ECyI<|x4-td(Cs=(Zp<'j}9z<}2B/td:P47tI/.2YhMa'.BFeI0HI-I3FErIi}JHI3/j'Y^FGRA1U(,B^pJ/;|),P=,yBo",
"<ig=oA__Zo@*i6zAPPR(dS*CxdS*B}elCh.axROof/_q+b;nY(a@r;tQ<msA'',Gc'`dIW=.{cAC@D59EQC[bBjTfd<A}^D",
"'',G]'{~<DixwenDDD4n'.(`p'.Wm/'.Ed.'.1g1j<;ep4SJPAOD~B('',Gv''*HN''*P,'')OC=oc9)/chHN'73y7F</bM",
"Y`bk1GuxHSD86MwF5y^KHiRPS=:RAC@-7o9B``[B'''''",
};
static const char bitnet__spv_numbers[][96] = {
"'a,Pn'D9AS{{D-+''rY:''7B2{{M3)AV1_]NMA/=7k[oE'`t,;=BYG(HCc)M''H1Y(,]1,'DrY3''ch+,m27T'DMJ/57^f.",
"4:;0'*[LLj;YU-I61JMG5Qqmk+;=kn60/C9'E.4k(}6y;''b+_6i_Hg3rjM1)ut;T'(,l3)E.6h6i__,/)}*P'|5P9()S~m",
"'aIf='|Rc<(Awrn;Zvx(,P}'R'``c6;uhD);<8A.'(JS0'4b.T2YR5W''0`|'(ff''4b+S''Dl:'(xr.'''*';wjnq+}Nio",
"'.+I8,nQ)..-(F,''93n7mLrp,3:d['elz^<;gF',Bb[~'D9*C,3/fc'D9*D,:h<F'D9*E,3/fa-QcGr,:*BCj@c2f,Ba9h",
",9y:4,:GT9+VQn`')<,7'*r1I8m2,D;yGtQ;RZH@)aSdP;|q:N`fTI*2wVCV;`e|9'+,=U6wAA.'+5EJGHde4'+@LqBqj[J",
"'+IQFdv[QH'+RWH)i5rn'+[^K4fT@j'+edM4f]VS;zVa9;Kj22gIx~(D{jS`GycWb6kL8P')4c~'(C7U8e<*e'(C0v'Ez7b",
"9b:dc9}Wgb,=Nf+0+E6A:_HhzKhsp+Kr-}TL1syDAX|tI;'Mvx@PA5h9e`pC',F0`@PA5l'3RrzAM;Ru'3Rr}'3RrG'3RrH",
"'3RrI'3RrJ'3RrK'DD0'MPUuxN]D1IM`Q(M;zWd4'''0B0gaoOj@lhf;aSV6+omUr+wG_L''Pe^60(Hi''+3h'|'pT;YL{[",
"'``AO3<{^7/GU<<2yl1j'3SF4/GC/o'3Ssx'''6/;Y^yD1C;@W4pG'-(A@PP/K2F+'4Y|;;dOM72aW|o8)zl/3JpJX39O4p",
"0},}yKKTey*;|K*7Opyd-MM=|'`dgS+;.177f]<T'3S@C',OXz)|sq='3SC)N`^cJ0'3AL5*@ty2<HsrY)<Ze'`jXT<^:Q<",
"RWTgg=q2U=dUxCS;E8g`'4Y0|'GzZV-TV-/Cjl~Y0};Ei'`{NNLG46tO]<mU'NnEy+wLomd5hjLdoPQ|,32*9)fX)J)oQ}u",
"2vL=;h~Smg((uyc'|-bU<uywN'H5QL'3SJ,id+hv*ljU,=q9]li`3'i5:vz-A}B`J<y^o}'Yl])''+=-'*(FQ(ABmvj|EX6",
"')Hs.(F`YtkAae<')HsF*rruJk]|qD'3T=KkyBT;'*:M3'')H7*rra'Na}3PNe9tb2njDd'OWsN'.O6C8-{IVN``Qc3FXW~",
"3[~i*l~p9[')p)O<VL<S/.;U=O|Lde<9/9c;v+0'87l3)SMC3{(x{llSiL]ST-mxP'`dGk'4Za|S7Bb'0}yw+((.noNb0e<",
"'b)F<='6ZZO^w^^O_U[m1Oy7pUdAJ;4p+Eu<z+/~*9yqnNeLuE;wW4~RW0Ww1j'zpP=N@2OZ(:=NavWx;~+Qf*+bMv(AIct",
")z5/~'KqCs'4[H@Cj~lT/VYDY'4Z`K,t={n*:Ap'/GLBT'4Y0wPzJ5+Nb*''A]oO`'bFG[(`HKs,33qy'3U,YIsU4iST.n+",
"(Mm*F'3T}r-[5Zm5MqDfRX.C]Nb'n;4otu/<B_*)-pZ;*'.vO.XuYNp5l~.cSpOwJQtTy4<gHu^8N,:AO_JaT6jZtW@E/wv",
")}oN{/H4cf).w'-*=C2N)z<){6MXlVRXT[a5E<Yl<..Ip0.y]X6N+],'SJl}(AV^9'.-So'/j4.AvIGAO_JK|6jTSSB=E}-",
")c2k(/H+]k(kZv+)y~)L)^xuy7f_[h73bk6Zo`[F(]`ln'|'Z+O_J8p7w:[L[XiB6CP+oyD3^0oO_Xmp6V@-Y]8[m@DMNM(",
"EMuV)O_rSy6_U]W;czA@F*LvXFg4{|O_rS16_hubE-f3`GE4z<H'NJ*:A4`Z6]JQSE-,s^HBWWAIAfzGO_rS95)Glo1,`/f",
"_G.BWIlY|8'3p)uJ<c09O]<izQu=`<7]7G]`D0-M)L;J_Q<f4f(*lrW',oJ|'|Kvw'klp:(^GhQJXLfR<(zkS;]y7b'+7Dm",
"*s@s''k~|B3~.79;r3~4H}m=(<i^g~0'BUL;v==8SpS:+NeN)yAikN}QZ0}<'E-tW*9;8p8~|=69y<Yp'3Sm}'4)ZlTmI0U",
"'EhNK'.M.f'3TvFQye3GSp~7M')+^;;YNTk0(}eB(D+Kr(x|3/46SeaCdNGK-1k4w+ST~`'4[)iOhIGk",
};
static const char bitnet__spv_prepare[][96] = {
"'a,P4'D9AS'-gRm)YX@:']r_Q'DM6)Ck]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/(^1u6)<t59F}bC.I@8/S",
"''Wt]'-.c-'E/jL({Kkl''W/D'DsDT''W0O''j;X({g}r''W8G'DsMW9.t2})=zn01h/bz(`vjT(aE'Q(a0yS(`,Gi9FDU=",
")=_|c2v)Hw(aE*X(aaGX@6wMG(xxc1''`P/'{{V2(yEx7''ic3)CG]H54N<;+;+bm'E.)C)B-j71B]t,+:hOj4SSkx'D|IU",
")<:{e(yk8;''`i6*VTID(z7RA''`u:+olnL(_BbD9J,nz)A~F8/0K1j9`]NQ:`EI/9cR5.({++I''a5D.JEa]({QEM''aCH",
"/c^-e({v^Q''aOL0{uSm66_l3(|DvU''WUO(H2BF''kw@)E-n/<wBX.4vj=I<VQMh'E/BS(d:O/(cx6Z<y|SM'+K8<'')CE",
"'')CE'')CE7JAfy'E/N])D|w8:(|2/6Tu3S@3,{['E.L=)C=l,4tsY{6UCMW'E-k8]fn.-6UUYY'E):m7/F4)7JHbM;uh-b",
"=SD]c;YMoH;YU0Z0-~wQ(dN|}(dk9T(dOGZ)d-n)'``V2;`x/[*VgC='(C-u'(J'('(S,:*9TI;=<}Cf)wZEZ'-DgW,:<T0",
"-M[aO;|~1f'-7@u)w<zQ,VgEk(CKq~9`fGj,3MTM-MI^[-OBVW,<[3k-FNUf=LRvD')G1Q')PDj,3C|Z-:Bn`(8t6`')lKU",
"<;y[='*'K*'*/hK-0@AW'uk9f'*Csr-0RJX'uk9h'*V'v,3D'U-6~^J;o0TO'*s6H-0[P`)5pSo'+,Ge,4ere-7CpR'|,JU",
"'+IYh,m,=D-0gx^1y4oy'+[gX6l'(d'aIf_'+nru-7W@X'|Rc`',(~n-7V*5)w<tp',;2p-1k9Z(^kCl',OAa9|)StRW7jk",
"'-_*83Z^A+'-KCj((<)o8cX{K8K^sF9`S^Q9D6TQ:xl-K'(BL6'EzEc:_6wP,fjwW9(^Y79EwN^'(q^'{{F=y;YKlj;uj(b",
"{{IY)G]83N-TRJ,)ago_;|V3l|=mo^[4Xi)[4R'n:.4=X*zG{t+p)3'*z.-{,FLXv:*`nA-U:t{^.Mw1[4nMw_10'A'qSJZ",
"4Z:wH[4S`_[4SG<[4Rm,[4SxN[4R3r[4R0qLjYtu<yptZ,Iwd*E<SabaA5w};{^77'a-bX[4n'l:d.}4.[(RH'(Ct4'E{:/",
"'(CX,[4U8j[4o<6;a^5r'gGhs-1H:='7af0.B:4hE_vc9AM;S-Exo4B[m<{=QoX~U;YQIn'|J{CR2u/V'|gCI'7a]+<.I^*",
"9gZ@3*ykv<'-ykpg,u4Y(AA-*'/@)9(_jAw'-Hw+RWT'E'bZk,<:aZM<l5vVGXa,0GaWeTGzgX5<(-m/=fH[_Hq{X5Hz<K]",
"I:~}9AX(;@ikBt^`O-6Z.Lmtopf5*/QEajZ*y]=O<.KEK:_+s(ph9-^gD5UChGs^A[2j@H'`bCU<Gbl<1Ue.;9.3@nRW8Az",
"<MpOoc8k/d'd-<j[@`)P[}/EH'(FJq'E|0G^.Ju{'(CD|,nKT.-1dR8'fko~<2Wki'K7:S@WQ}3<^uU0RPy7PMq'n,=/T7o",
",J<.;,Bjk],:chy.CSyMPXi8~AM;SQPrak/Qdq-N-5`4}QhgP-66y-8R6aQj'|q7S6,2Wp`D92m<'4`.1V:JgF.o:v2U0@T",
"'8B)n'7ag''h(0v<h(2s'gYny;|}hj;iELhph;b+V5Yo~=:-<M[t5ws<VMqu[EOYZ:4Uq::5Qy|,HH|pEYxp^'U)<;<h-@[",
"'Kr]JWP;LfAM;SiX;~8`'8B)~'7afq;o;X)Xwx_FY-V:@YBz@nA^Fks4v|HO5;3*X<.(5]Z*nK)RsmFn/7V/jZvAD5aBOBT",
"]1EMum6-[GaBQo*,:*Bk0-sfw1IDF:)aXPsD.Z9t'7b/L'@,:s0'2=t/cp)6A-G=E(^d]UtY(DG*^V`IU:F['[6+k@1l3Cb",
"5pDWe'cL+EHS<g)2[gCN6lX~|pQpc6'`eo9/chD9A-G=8.h,nq[s{o64tKc)/H=iG/H=hz'7tkS9y<tX'0hn{'kWnc<JhJn",
"[6-(o0Fek`tY7j['7b2m[;fWx3Oxuk5PPjr'^-VZ5lbtl;|XRWpiZ+C26K/r/Gg*HUM/yhtY1HM-ptA(2Y]zWZ]g(a:G`cM",
"0-*,I2`l(Y)E@O^2[{SQ9*ezw0K0g4'{|D1tY7iVH=KAC'.+.x'.J6Z'.F3;.skJe)KObd'',V@Pp)nF2'c2W<9=4NtYULH",
"/G_E('@S44'|5gl'`a3/0~t@P)y]OGtY+_+`FuTrt]g35p6s}F'`jXT({ddvU~b7s@WDLK<yYFrA/z;43:^)I39O4r5Pv*{",
"(]ndx==+2<'-z[/Q3CqBQP_y`Ql{*vt]u)SZ]ScIQ3BX7Ql~:L*vyRo0HC7;[6,jr3Ropl3<0yP1(nPjqKy^Y5S3FsXY;Li",
"2ZRS`2`.,@UDSV[+v93.3H}J839X:rt[oSNS-:RI(eE;D/ck]]S7AI=SfrOCtY/8g+7tvA[ul)QS-97=Sfw-XRstK`thA42",
"=Ew6x'.:^-'7b,S18`u~)v.0|'2KgB0()-|'`bTT'2TmK/U7FK*;|<e*t,ZQ/He)h<5;JN=SMSfRWMEm<b*6='(x]u12]:I",
"'`{Nv'*TRU2Yle-+vh':^/guY4vD.{.mnBy*VjG{RW6hh3f]iltj`UE/X-3S'7b)53rtkj;YQIw'7}j<[oHhS[7EdI[7NgI",
"4owDw<B_*Q-pXSM'.vO.p,Zs'5l~.cST2nIpk5n]<nhkM0fG=i@EqTO[q^VX6U.(t@Q@(e)]D|z)<ywM/HHqRBgRY[[;-G(",
"5LgN4<5XF00.y]W6N+]T']<bK(AVZ8'.-So'/j4.AzN*h[qTNL6jTSSBFx'G)c40P/H+]k(nv.L)z(T;)^xuy]iJ1(NdP3x",
"(H;yVC:f]mC.8UQ'8BFc^NV-/0`Z/bTcni4'`eihs;`hs*tF_k(x}IC''/:+'H4m7;x/ioQa|t@T3ktG=76/ASpY]1<h|m4",
"0|DE6)=pp/'a^qY'`e{=*t,mWA=x[:qGjOw)A(*~Rsp.|'3qPR'{}`b(Z)pq+ZbU7ST2qJ=6{|1g,f=6QFBP,)Y]GN'`a{J",
"(H9)YpkS]R<9=;qT3ZqZ'bZn.<9R_H<;xw7[o.ak'a5c1'GDGo,5u02,n^`^/IEQ['7t5H-wn|z_gn_PUMz;3=p2n3UM{8;",
"@~8dte3/o+@upa92YR=0(gPmX(y'N9T48K8_+0c=)uyRO/d+ug*[UTX<:RV:*97xy)ZG/Y+7R|Y/Hn1V;c-o[ct0<n,PMzH",
"2YfRg5sxgz7LB<k'7tRC7l<AC.--sP'7b4F<W`/x<9H97@rPhU<]F,~9JHGM2ZGH]*t;Yh[6-gV15T(bt]Any'-Dje'')_Y",
"+65ja[6-va+Px/D396Xa67lcC@vyujHPmnPtvJ4:2dxzN2ZHuL,Wg3wI0QO4,=t)V,:Ii4Ij0h2(AKUTE1r||7-.`N')+iC",
"'LOsB+vyI6J/u4.Imwi4[6/L41<2Det`,a;<vO,6JM5SvJiSwfJN1c2ty7'3ty3WT)[JQG1/K1^Nv5v{'D}v/==w3]'/+24",
"'.Bc.LDbsD,PNNVe2ck)LG/TlLcJl7LH*C8ty799ty3WZ)wfZN2f`-o2[;(e'.BwvN<ZfZ/.;U=a*Gc]TmI*s'5V{a+rKJx",
"(x}_J(x};='iP'xCGR6N;aTI}U0iRa<:'_zAT5ab]2[=G0'c{Z8GMuUtY7kFJ@5}s'-yqr(B;8{'`eoL'}|o),6sQ{'7t}d",
"-JoV(;umSV^5B}b4)B4q^/}HD2Yn/R^4XO2-g2c('`eiHtY+E}[8L/nAMOB{'G8{Q/,jIF.i5wp/JB0e3ua]Vn00;D`dk2A",
"<ihjC2hwzw'.Dpn(H@mh'gUc;<WETt*rrzW.-(F=RW-A,'gvOA'`h(8++f<j<Wj.})u~f<8G<)U+8B,wtuHC=-Q:LX'7u4V",
"6OaSS--V@lD7blM0)HiF2]Poi-Q9exp.Xi7tuH;L-O_L+<90i('8A{^0)6dg1DT]ZtY7kFBY=pd1yI`N'`ei8(Aq04'7b+P",
"BY=jqD{j0F+63Ix;b<x)CKUnm_)pan'-V_P'DFdu.m_1Z/~{~0(f^EN,Q5Dt2E{+G[5jAnG^<TS0*:CQ<@ww='1nLU;M@,;",
"'24Vf;/{2E'.-`k'7teK;wl^53:^GG3Wz+/tjrbG4f~+/V.'iRtZZt{+wG^WAMdbctY0`'O.V41'-qh4A8KgDtY0O}Oh5=7",
"'2w)s'DFjyU16)ctZZhr5'0.R)Dd].;umM]6-MKT'/@)8=(QcU/GBjK<Ap)q]1)Ns2[C:)pn4eT36XdA-N6:c29]4]'cL1n",
",oUJ6-OP~b/IW^^(k,lU,p,6mXaFN^05*dc'+'7l0RGv:<sOEN'}+zk'jL<UFk9kYVKZ8*/HQ-d/KPsB3.P,/4WW('TQ0=/",
"58=@U@Tjim3VOucRsxiE<Nd(Z4p-aP<:9mi==4365<+6q2[/Su+:82`^/|ph3Ro=K0(9h|5jDF;'IDahtuHC=0+yU_4Q*x/",
"'j_JW)v{|'GKr~-u<PKA1*s9m6J{xP(12nrbDfnk<@NAj[5h`_Oa8S;[5ora'.*tr=Ss@o)<B@A(F`=M;m-EFJ@5w.;ph+g",
"=<DjBS7=ekCGd+kD-`.+*ZG;u)Z_patY+2'<:::@'aBxJ[5jJTY^8Im'ONhyYA}l_0'3Sf/cp)E,5O@OYy^v(;LCT*4ZtG`",
"'-z(w'.TV(;[}TJ129,f/Iab@.Z~Yh/.18`3vxiRcSZhy]4@C]',J0x@PC*,U1=xI@[R68(]^P9F'V-^;Z4l((kJ9[-MNg@",
"(L:`6,R*2o,35gT(DSrCIw[.|Mncvf)<Bh<0'S|f2[yPV,T=IrL7X(j1C2F/JMI7q'-6=R'`rM/'`f8^2`W~uSpXtU-;=aX",
"/INW]E2-*Zn9UvvT4LC6E4D2uFyu1;2dbkkUNqFS=FN@o)e[{nt`R,[:v:3u<IHnd'a|xW<rnUa1|ds3Z]fj^30PO91a53_",
"2<<.7;urFb,b/;q6jJK'0'+J9=tjz=[s|4w4HSJ()BBoPT3b}f:Q,8a((]D{)'7{Y(`{Hi*:GseUjHKL=IiE7(bXMx5m8:l",
"TmqZSN4;Yk'@Txi,{SDn2nD7J(ymW['J8B@<:;d|9EQ'e8/dJY8c_8M'XdqMMgK*}-2,b92Z1@^8-iwy'=8ez8-oy*'7Q's",
"8i[225syK9)w{q*.Li[x5lu(hSTO}KlVjR5(+wLH'c_MA'2+<a(]_N.u8dO*V.jt~<:|A:=qXn+/He+x/IEO--_*<b.14uY",
"4WOiO[6-:'3Rp0|4sc/lN(46d:Yum@WdRGP;xft~K=4G|lo~k`(CYwi[q[T^.<.az'-tD('4]nw*J+C-'.,EE<^~i*tY.d[",
"<Hzft=0}9(u9A_3u<PLaRsSpvm3C06mm)<NnMbVRu8f6VA=oZe2q8/qvP`<n+O-nr'wcfh;aAxo;q;xQ'*:M=;yw}URWEEQ",
"-1}GY'')KxAiZSq2Z@mY2]28'<9l34u9]w</zsV5gGXf~O1K{0'[coOKF@)'0[oy0*EIodpcvUa^/h}Z<5Bi<;Vr2=;Z8|9",
")a7,)'7c|/t]m}W<p1U9'H4gS/GqOv/I1C(,(NgZ-48YQ2B9vE[6,|x3RoyrFy.+::v8vG39DFMsY)@uX'`z;=k+Rn6Noq2",
"tY2Tt'7e7('7b3QYynar=k4Xf0(dQbNy+o@6MU<OtY2WuL*/+X+a0g{LW{VkLKO^-tjMICA+YFd``:]:=@5R@*VT|)tY.cT",
"''bhd-_R+a,38x',`5||Ccd.0@mbZZB,uh~Aib;d7Xe]m;`F-)(AIW4'QxeoW+fls@XfD~*:3h;,:hNa4SO}b'`ei:1Z'h^",
"'wz,hC8+BJ<A7;zBgCM6;wALk<VR'C*W58J+sy3IUjQpr-kpr|/I|tt;h_`G'/(76SpZSw6RMezCD_}s(`6f6'PNekWHM49",
"<Y<)-1z}rT5Pb}x1XPpr[7WvMQ9TSR)<<He'i1IA;}T8J'E_AyX}2s''7aD:[6.h{@42R'U0c9I+FdEY)<t]+2Z3<uTQF@7",
"./=P_5PK,,*;E5N^1PKr'(-FV)i.tU)a[ax(xx2Ip,Zs'5mUNpXbhbmEZ2~l+_pkl'Paqm'7wKZtfBV0=xIRSX|SqiDAWK5",
"7g<<e'8BS<53@uA'a5Z~(x}<3N01'4Nn7@o1,hDL(|}.cNi|G7ONpa<[qXEA7s'qjO^w-8@7m/'-0-hX-jEb1^4XO+/NNi6",
"^m<sD=*g5)*toH,qI<|+-lR2G5PLCG=bN:s'k.K(6MH_HOj.ea'-}~:+vhAC'.X~S9H;|d[6-j63B]qG=;OrM8f10)9Mkbw",
"uV'O=G'<RiB*C[Q'`qV';*Q=}Exf=.B,t@d(Ef6{uV)gI5_Yi+'cMMo.7i+nQoY-i'R*jzpkV'zEv2zo(AH:@;c_.X.0u9]",
"FW0X5'7u4VFW2)T)L,Q)R}Ea|<'VY.2bnNe'.B/auYogE<aR}g6W;n6Fs3p9S^}(*[qXl~6[NO(th:khTZy8.[q~+T<epLX",
"uVxI9MD4E|uV'N|7@Qlcr{J{i'*+Bx+U7|b'*U|D'(^@E39F.l<94~2[l|8;tYG_H(co+o'`jXVe:wI''YYuhQ5s<Q{`+ST",
"pez92BoQK+AM5H(|-RbyI]_p.Mk5wiLn5u]MC|An|.*+pkJ4<B'D=2U'D9-'<VH2m<~][*2<7x`c^,h('(C1lCG5~ne9_d^",
"6a|{)5qema8)v_`6MC/F8cVqM7,zCH:]OQn9D6+SeVy9n<<@MvgfGT17z<Ys'-y}vet0F8C[)7Lh~guKe<SabDI|wH/J,nd",
"')3Er=6)zH)aSPJ'-h2'<1M+8<rdu-'.4O8'0^PM'1mF[fSwT`=Kbc+e@86OY@wz;F|TlnF`Jh.*rrV+s@f7r'-dwf'')LW",
"BgfV[5PH~M6MC/Re:4x:',EdHEb{I2)_P2a8cZ,T*9:d0'-dwo'')kH:q1XZt;e4J'Jmu:G^b'3(Ga1wt]q'i'`b]2A;|0;",
"F*_14<}YM'EasKWIBm8TBmN:N==-/O+<U-ot]p7St]pyj2h({~'.7tuMy4SQNYmo6N]zqaO9K84'./4~O9N,US0LDK2hkO)",
"RtK=VOs)D)Ev3n0'M1XF+w.g2<`rWY<dIhLO<^1DP6JUB'.L:}T*9skQS6HSGW*Z(*A=;T;{QsODNFn2sMpw3<{,F-Exfa{",
"'-4Xb'')MA'')h0;uj509Wqc~t[o-^'')GD{{Ha~^/a^J^7(3.g,vAx(]b@B(e2dh^/a7D.4,<1^/i7{'.4+v'-yzu^/aWL",
"/NEr:^0+@_B-.W~H6,YL'hkzX<9ZHe)|gLa<@RrQ2Z2N*[oHkB1H<I=[oPkw'.H=z'.=={RsSzQ(Dg*+'7t7R'')O(A/zDv",
"sxI/jtY.c[-}={ca*_7<*9igL'@Tbw[:hrL=P:TVg-:]Na+'.]A2ZhR@/((L+Tv0O'cL+E*VYwK'7}:kHfUpI/GzUx'7}8;",
"+<}KV<C|sU'`kuN',*_K;YN.m-R6L3TQ=aY'-MUT;YN+k67dBS'-peo(Aa<K2ZcBWNT1Bn6RW4^7JE*m'`jXm/J-UH0)t^x",
"/JK6f2h@J+'/(=8'.c8X'.IEB]2cz|=Z*,B+ZUQv'+0=x<9-C23e:u8RXwg(2rf1a2Zc|-RWCoq<Sw[+59~boRXRS8'1+{K",
"'DFXV'.Oj7p,U^T`-p_W)<b/t-xODc;~d(S=9EuSASX]wMR3e8=3X|*=Pu-/'aE9L<z3G4tusU3ty3E('c1<y==c]9@3Kl)",
"@j4S+@35lc==Jo:2YgZH'.ASMAJo+U'2@u`Ja_^@'0JB,'.3no'.3qp'0JE-'.H(s'0f^2'2fm`'5Tpc'.I:='.35]'.3no",
"'/Dk''/-6q'.Zq0'13'9'0-H1d]/CoG:GvQD}FA8AkHH0Ak]kuV`Dh)0{uB=U1ZkBN7WaL'3Vug;uj4id[A@N=rLIFAlub*",
"0DAcc0D<.71A8KA-ie;),PLo,.-(F:-0,).s@f6k'1iV:'|'Sk2Vx1YtY.cWIdb[k'.Z7v'/[+KdZVhZCHikE2[-}`'.+=g",
",N/Eb*VT5v*rp@|,PLo'''93n'.4Hi'.aDyd^:CPGhd^:HP=Kpc8nNL3rj<B4SJPK4Z9~M'1iVR''*M/I++ll'.W<x'.edI",
"'/kGR'<|'wTnM0zt]pHIt]x:KHKJ,qZ]nk^LtuT{V`DQzT3ku4HKIcS'/;-O'.3zsd]LUr*IzOi=+DPJ[2ly/^I}Aj]M(|h",
"]M(|w_c<fk5sxe0RSA[BHvNI5(.,Mp'y+-T'-)Y|<WlE*buR1Ew2i[_'.'v]'.3no'/'W|d]U[s=u.3Vu8j5+<+_U7'WU+y",
"<NG)-^K.C@cp1sfdPk3j'.(-bRsm'Pdm(FxuN<+.eMbGlei}NT;.c0,e2d110gT9(3^F9J'1'*6Fmmbw2]1/z'.1Dhf-GZ.",
"'.(<g'.DQd2YbWi2et*a'.1Mkff~G~gG`L|g,[4'7fZUJ60C8XI8{lYg1xlsRsTpNFmmZ6'1e.r'.@sR'.m4s'2-T^'.UFA",
"'.,pSCi74@TQtjcsGs.ysGr,^<ZvsgSpm8EETU6x'3BW4'/N72'1RH|sU'CU9ng<NSpZSwETTW_<96W_ETTdA()~S<'''{W",
"d]j).DJ^Ej<xO)NCgzkQ(}]u`E~}|y+34Ss)E5Qv'0<W='`b}_ATn;B<Bq4`;}_1`C1puqF(@Xv0p]E|'0<W,''*^<'')_b",
";YNHhDsu'EsU'IZ:<w4V'ilcz;|1Jfg3`,/uYlXv-7:{O'-{gQU1-l9D:;.=B)wXG6MF+dB,t@mBJ7IfBfTRg<9H9`<Aa`d",
"uZ{CF'')UX'{}_j;9sQf:yCuwt`nIb(^vj}SBakfd[Aci=xA=k1mFEx<zP_M@2~[|<C:1V;r_qgCvx:4D@yNTH5|9<dZV@K",
"''''|",
};
static const char bitnet__spv_screen[][96] = {
"'a,PK'D9AS{{D-+''rY:''5IT{{M3)AV1_];JIQ`6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/'|Rc4(yX,8F}bC.Bfg_)",
"EB(|oHpV5H)<F)@*E`~E)HZ`B.mSG9)G_JZ*}JeP(^b@=(_(xH)=b/J+_)}SHp{OL*;~8C*V^RB'E,dA;~C+~)G99FEK_^C",
"HpD)F(y(|<'E0(J)HzDRJWh5OHouiB*ryYSHq5XM+SYnN<y_8s'-yqr'-yen''Y7Z''YE5''VoF''VrH''j)L)@Kbg,=cH[",
"HqRnQ,PV1N'E,vG)<eVR'1YVG;['x*+Sd8]'aL}G)HU*VI=P)T;ZZ_~*9MJt)Ai;GtdWx))Yk=.)2.Pz'Ds2D'Ds9Q''VsH",
"'-.c-'E/gK({Kkl''W/D'DsDT''a9Q+Uf4g/)|qL;vxy{.JF9e0`[8D0`cSU'D|]]HS<YWH6*VZBM/XH''W5H''jhu(}6a-",
"''WeU'Dsw`''an_'K*kp'``M0(y:r6''`Y1(xwr8(yb2:''`f5*97@B8/OBB0Hq0w''{`8/)}'N'``Vn*uf6[+6IJn*s*[:",
";vJ=R'(-2G'(U:A-MnWG;a)U](yZ3z;|Fbq:A2j)'FFON=6CcY'(SXJ=Ty1~+qUt2,58nb'h6|0gf:{ai`3_k-2.MT(y8vP",
";YLS65sSg_,3Cza:df@l'^-U(:]c,y'^-U)9|)l~*s+(H9`hnW.Ln1v0J5Q;;uhD7<VQfE')P8:'*Ck9'''*''*Lr-|@`3'",
"=o`|Q')uQp')~X@'*/_I'*8eR'+,=c;x^R-@W9uD0FAW|(BXc.BfU|_h~UC*59W+Y(GK9g'-BLn'(@x]'Ex<('(C<z=r'TH",
"=wENM@;-'uAU)<z4[SpV.Nr)v'(CQv'Ezp|5R.]TAvI{.8**<0AqFDw@P@l+9.a/b@l^Z`A/ygbGr`;':*37X:*2Uj:(|M0",
",3:sqEYxoQ'Jj:H<]n<g'.S.TC2K*zAM;S'C~vU4:}ywH.P}q='(Ct4'E{:/;=pTrO[(9g9b:mf')4m)'(C;F'Ex;}O[9C7",
"O[Htz9j-P,'e1KGPDh:F*|d-[+yhs5,;<K8*ys{L-=0EX'yJ_QO[CFtE`mnP'`dPb67*~n(Bbl0O[CRU49n~{tY)rE*:J43",
"O[DU3=<Kk[<H[}|+ZFOx;BYvK{{HA];YW1e,:HH=,:<OJ,4wwu*z^OS+|^RJ+w*J~;|}e[;YW4{VbCQT@W2WLQrhWG{{HVd",
"|@`2x.WJd5'(DQX'E{pBP:`ki'0,|~)aTe0^3i<4'4XWq'4XXS'4XXTNMnMpNa[.v,F)R@<+I{d'''`^N{KE7/T(O;'4FHa",
"'6Zsh=T8BUAPW<K<.n8q''Pp:<VJY+O]RTTOb4{ABBTJ1ePLw`'Mj[M'6wTiO]Cc7O]GqlD:{F;V`oM3'|'Yo'9dEK.ma^w",
"'aJ9)'3qRX;xv<:*:A0-'`dP{'3qU@<:+<r</1MF<'11;<+f4M0F@whE_1kfF*P:w'3p+6'+TFM'/u9p)YZD4';Sog0'8Z@",
"'EzUK-TDA<'.Q:x-j=`.'3o[R'+pUM7JAx[90[Vt;<.e42[VDmO(=SZ;'S)Q'6R<j']tat2'c2W/GSx]/GC/k'3p-{'''1d",
";uz*E1CFFXi'39y(A@PPO]Go-1-IsT'fK+-'G*O])EPP9`d)U8(4Lmf'`dlt_cDb='`jXT*u]W*+Tvb//Hw6{/I1C.T;,@9",
"'0{+<'')b0-ig_JtY+(r'H4yX/GzW`)K+Dy)y~hc7mzYm<(TA+<yThXkY[(QGZu1LV'JGA2'c2W/GSvG(<h'8(Z+0u'3^sE",
"tYK){0'XW5(vF{S39D<[=6NU9I3V-2(]j-L=6)fBHouiY=6'Dd1'TeX+8rU}Ga[1'HDiu[t]s@Dt]pGCRT1h7)V~3ot]pO}",
";}.qcRX34P<fU4XQ9]W4)]8e.'`dPk'`dQC'3oT4'3q<I+Z[OJ'4FmqST2w2t]pd9t]p6@QsOB1*6_Gq/NEny'.9Ea2Y[@l",
"2vWtJtYKv@0}=GH'a@a[T,iCg+7VC/+m;5E'4YB/tZPhf')n6<(ABp@t]p6F0D@IBtZctk'4Y.+O]Gqq13+cR0`lEmlrIXA",
"'4Y-~S6ohK0'GAJ1*6rz'|/te3EZ*+1'CQMaDRp:0~cHV4V6li4zDoO/L';B/LVYoIAf7V7NJ7b:aUs*O]]-n3JTM,=<LRY",
":xkqFRsf]9@_SP*'.)':'50~RS7;wT*=;p=IC0FpT4,YX+~ycm-8('OtY)s,Ob5Y5E4]PwU~s':-MMnw<FqMO'aL__SUzys",
"@R^Nq,Qnw|'3pSi2[J;Gn6O1MPe:{H;]OL[EfkxStY)rROE,[].JEq5<_V@+,9{^C+vhcN<:a1~'`aP|/eiAD)8-(739E8w",
"0}]F+aBl1r+rY04;wei=0D<H{6pOh/2O*.h<bPR@4pTVa0DP:s<nh]sQq0{eJjEnH'3p-z'{{dn=SifLRWjd:E^1|HtY2is",
"<FIn*QroLP39:Vq0},}yaAx@b)]E4'+67fn8)z/X6Nw4T6g0=}KW4c@O]^c,=}{{,P@)eZ8'E|_9`WKP9)2*89]ySeKr:X^",
"LpN0[P@WOz7~D4rM26PFKVEh^--T]d'3pRLM}ddu]*vdj1'z,RP=g9`MePOY)ZDa61CRuUtce+GP+RN1'0t4L;uj9{=2Q}V",
"tY1C43,N|_a@r{*'./V7'DtjuRWD`K'H4s`/He).:1fv7<ifLW-36Rw'3pQA-JummmoE_:'|('Y/GqOq'5/y3'bh`~@AHD/",
"'P[MON:CQF<)UDH')e-{+Ey}1'.VNarCjJ](^ScWO]Hgm*^JNP'F7)ZEdJ=]2ZRce8~|i`tX}^54}T)*'H4vf'3oZoO]DBe",
"P=ZRN.4,-,3)RS03:7a~t[o{[tfn8EaQ@BH/W]h@3v}XS.Go~e')p2R<VLGV+vg:NPyO(P/GF1<'4)^kQZ)Kl''[6MG+t[7",
"+vkwCOunuj39sVzAMP1@YW'[A(j;Oi(]wjT;|b_];[[UR<+.;9Bhc5d0)Kt,'3q0J(af]DO]<o.Og6b|)BASXO_-4E'aIr4",
"8qE='Qo{C4R9etYAT_VDQt.a.'-V^R*sf3,(ADylQzkKH['sMc;vJZyZp5|1(y(fr;ujAI.3}GM<.ICi[3o@|K-ju8[QbgU",
"+ST~w<;8wdtgit`=EvmP6[/Tr'.DNc`)OyY0'9)D39E6~0'H5j<:0gCRW.3;(2J91<a;ZB/HYxy'4lg7*VghJNy.f5XDhBy",
"4SSVBD/u8PUj]am'/Xyp;v6QhHZF3pSpM'M'1+{4-MKSx,lnZL'`jX`+8xd,+qDq1/I(<|<eHf<Xa+C9<xS]hRsaK404gK/",
")<;,{(/s;r(AE0R'iWzO=V4:=(AS<zVK'^NKXXXU').;e4b^Dz'.E-uT3uESOc:l-U0r0ddCY9h,*](;S6s<D(hgIOD{o`Y",
"V-vxFdrto^<=tR~S7+RX-_<EpO_xg3AP'|:'GM5//fJbJ/J'lI/JT<23usiZ56.3Z'''+Z'@HLX|-a^eG`T'+CNsQeLRJ2a",
"JM/Wk|-SnaGcg9|Lo]p|H|4og=dv_.'D9-',3`.<-6~^I7=TfR.hdqr2vs`F3;68^'b{`Z'.I=~'.nB;=r'DW*99^I;YM2J",
"3C:KR@TH+N46/@z6i_8FZw0YV,8ahX,:~y[,;0'^+SRmY8i9VYB5D{78l/Zn<@xO_'JBCj<]H|c'Ko+Q()l`J9iYz_9|bpa",
":Bts(8H{Hb;<.dT8G9hY53)cB:A2H]9D6+Q2vEA=gf@]v'`bU6=WR@[2un8V'Q2@3=:SXi8c`yc'`iAn;ujF;-=^8q53O{}",
"9q,{4'0Jg8'4b^eZvxySNamUaIa[|4APjJAR(*MD<0y^uB^T6,@Heg)'9<8+'.Mij'.'yt;xv05;voygZ5oNG[lIjfZ5m:s",
"CjTQWZw.-s';,K}'/6:zZx-tmF])sus@hJ;fi@+'gf:HBh)WQ<hGJy2@PF_:'`b]j@bY9d@FuTp=i291/tAn1'<G/k2ZEL<",
"Zvs4[ER~9iCxx(F9`]Gi<VcP|tY.nm;v3DX2Yn/R(AEULt]pGA(]^vx2Z9PA'12uv'.c/U'.O*7+Z[FE'2R)q;1EzK2Y[2Y",
"'-pqZ<;Y4c@EAO{ZvT;PEQ_]G'J~~JZw5@B;1EuM<E*-PAd'R]*VWB~Zws)U<m;]y'5']D'-cuU'')]q'')]q'|'8BlLpuN",
"/jWQ,ZwyMu<A(|5Csm^l=Lo00@RC..rEFzq+pM))2YlED'26p4=fva7CIJ692L,;g'gD/H@h0vw=,^.lA)K`52NRf@_4ftI",
"oLtwK-0,)TZwvlk=Iy8U=^ndj5le///NEMy'-cuJ'')CG'~:LW8|BAc'-cuI'')EE'')^N(]^w*'3rX{'.VK-'-xSKZvmYR",
"=rhZw'9<8+'.(o4pf4aP',Ay83,N|]_~ZU~<Agu9ZvmgA:1fvk=,oIVZvQ7Stlt:ZQZ(tk'-cuM<9-]_;1F,L'.2-;/0yzg",
"RW[Iy=l(1['(_J{;1F:,'/1:6'.Dyqt]wT`'')I'4}T)(;|Kl2m5af:<9r{N;1F+at[os)tfn8C`6lh@/WJ[<'.04D'/((1",
"'</8K'0EpZ'4[np<^7e^M`K6TZS0EeUj=F9N42sC'.VWdCeE|]9{sFsaxRPQ_G3ikGB4JmABPt*_~^w39D6+SST2c2N42rR",
"O^5FB;aJQdSTU|JB]a_.TmY<Xc)AqD,*5h7N42z+D{oS3'')Sk'')Sy'')M]'')xk'')Ml",
};
static const char bitnet__spv_survivors[][96] = {
"'a,PD'D9AS{{D-+''rY:''4<4{{M3)Ck]eON(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/'a5Y3(yX,8(yb29F}bF/",
"),:2J''Z0C'D{V8'EhR:,WGyC,PWv:,PV2E'D|3OHS<YJH6*VM-0,=U'E-AR;wHPD)=Mg<)HnCOHq5[N+SYnB'E/[<)GbQN",
"Fdw6KHpiCJ*9BJF'E04N)IH]ZKq'hW(_KkF)GqJL-Wzp`Hq[tR'.fJn'')Bw5le6K+olkA,3/t=,PL}Q,li.S/)|v^'E-SX",
")@Thl,Z~^aHqx.U-inWS'E,yH;vBj:;YTsW'l74,;de.<'2Wzo'{}^}1Z'CN9agT/'E2Bf]gcO((`+7L(`KqU(_bCN)=L=P",
"01S{p(`HKO(`h+X(`TtV)A(Mc1.PIv(`d^R(a+=[<<AXA1c-N^.fagi)ut;D'(,l3''|}_1]UxX)utF@'|5P946JXj(]nc;",
"(aa9a'a@`l'(I~8'(oCG+T`}B(yXL=4og(r;Zd`['eY;k'b28F726HZ7.sZS7h]s-t_Dnj'))xO')3/{,3Ef.-=g,}(9.D_",
"')P7R')YI6-NQ1Q-6lQ='yJ^z,RO9R:B.3V'(xzS5o<tB-7/dF*3D5p')<4S)<N}s;ui)EtX~kq'a5c2tX~nr'axC=h~U(z",
"/Nm3|;^@Sh(e7Ge'*{Aj9|)V,*s+4L9`hnW3Y(G<53+g:+9*e~:(8cd+Vm;+4ozB,()-fk6/~Qj+v^=)*sGno+u*GU,:,bj",
"'D9*Z*97-_,:,@^,;`G3|@V-^,3/fd,;D32'D9*`,9-ar'|q7W9(Y^V9'-.P'.@g_'.,gP6pOgJ;`fVT(_'g^GVBMM8j]bE",
":zV;O{{`|*<Al*8,Bas8z)BF0)aI}nIQzGk,=Nf+,9y:3,tM'@-FZH[BCm3LJM71[<rd_|''0]9<rd`i')Y@eJM71d;[Yag",
",=H^c,;`HD,A+_e,@8,],<RyL,Aw7m,:Yb8,:P[7*y})1.9`7RBi(EWAM;R|C)z8.AM;Ry=o`|I;z0HqK4IX7<9,UQ<(p<:",
"OYQ|^'L*m(@PA5f''0^4',1|^@PA5oIP9M^;uhDe<rmo(',X<YIY-E@I[)WmMi;z'/4lo6tuFA1IYKuyIYS`R=w<cSDiV01",
"AM;S,E]S+@IR-F_;YOQ5.KjWi'(D+@'E{K4(CaB4<rd`1Jw@cX=q6o6'-h*_'1lp8:0(.5Rs|CW'b;qQFx)p4G'eEeGC.F3",
"<'sa--tmb8*+bIJ'bHB_@lb7qCkZ6({{GgL{p+hz<(km@+V+O9'71<r'1lp;+x43r;ab[l@zSV<;x7+:.80gd..y^BYWuWk",
"IR4S;3uF<bSw`{MS6s;h6=~US')Fr1<E^vX')oJ;=oa_I=oabJ=od6:'.^rA'1m8}'1nk,IX]0//gtpqQZN7*'`cmW'`cmX",
"'1m<Q9cIF1;yRUv'*(AD(xz,N;@|c^<v]kX'a,uH)Y[Ma'<G/e-6wQzgf:d3*VU5=(][Vpb;nXq0{uB2+ZUp<'.'Wi'1mep",
"IYEMl.U;{;({eKO'-LR30'9-O39E6e5PPjr4aqI5'+w<W+viRh'2r~3'G~Wp'G/.H60)`.QSBf(6ibr0QSBf))A'px)vk/j",
"/HHpy'J`dZ'.*{K'-{sUs]-Dn<yTiD1y,)]/Gy6J'1RH}+66A4)Y[M_'1m<QITvu{RWAwQ'`|@l'EwDE''*Zrq-9Mw(5xY2",
"'`cvZ<X,J1Ce-AV)Z^YU2'c2W<9=2ptY9)eNd<iV'-|{u/GqOy'2sNv(]oCI''NV<(((-o/~zG[2'~Fz+op5M<9QFw2]m1-",
"4va:C'.mQ|@6eYM<uY113:U:)39E8w1'hjUbAtY22@zy_5oPFq6RG~c/LV]*'2tmo=al'<2ZFAE'diJcWCwDG(dYcjJQ1/|",
"'|I].tY)VL=X9pILi5B`(~FJJ'`d4N(D+Kr(x{Yw=Sil*IZ2rpQbPzk'=_|I2Ye,8;xRtnRt<+s2'r2b'-z:}'1m2^'2u<3",
";EJ{+@3y+:lFVyotqx[L2|p0,'|hQj2YiNS;uq/W=<}+2.ie5{'''@jtY)AR'{{c=QS9z85m8:i3Azk@<'lwbS6h5K/GpKH",
"'1m;Y;x,[qD4vj_<VZIt.3ryu,5RXB'21EvCe@3vr}_Y:(ADGz'2uJfRW-FF.:nzh'2uM^Lfou-DcLRQS73kN-0x..t]pD;",
"LiI4C,j68yAlGA-ggVhj3ICQOCcmyG-g2W@=_ZPK0D=HA;aJ~t0L*Dj0|Bg846ASetZ4Xd'2r}y3<_TZ;vI;9'ax3W'+TkS",
"<9-I2*^EiR'dGq6'|aPO3VXQx8G;'u,WGKu*^SQP4tiH]7QL4^'H4mx/I1B};+uhj7Q'YF3,g}~3Iz(It[oML:Kx^wt^1wM",
"ASW5T/e;hz)9c,r'H5MLn5WL8<9uf[@`'S^tYG-g=SVZ3tY:wIS6xi~)/{aQSiU6G(ABy}(]`PiJwo(2)=:*r'`cmW'`d4G",
"*)`L{'20Fe'2s^xS7cd_(_|GW'2uMZRt<db1Bwf+0'31b.r1gu39WI^5QDE++q,O_,74[hLh8UE'buERQF79'0`]_@39N<<",
"<9I26JM`4.1]zop'1.BM;^,S';]Sr/;L/E('HUNz39FZ}1'zvYbAX<,1`Cm_i`:.'U1+g<=0FZW0^'U.`CvOz<FzfU.JF/)",
"*97,y*@vP0'1m<2LlCFuA,qo6S6p92<]X8~r{J:/=S`ey)uuxBt]-aqmPLT{IRuvLIsH*wIS7dp'HgIA'20;~J4H^e+UC)3",
"'1nk/IUxk]073m3;vHE)<.+fh14DVBZo`[*'|'=:9nJkr(y5d5Oa/`(.0wU~'|5xA)E{LR'20vZ@[JqTLft_X=eA}nITms=",
"4v~{5'af5D'1nq1RW-tT'R0Va;YOW*;uj;n(H<BW@l^k@3<=h2'2F:;46E{j0'H5e@mXS5]M;1/8~|B7)y]Ni*rsrb'`cn2",
";vnv/*ZY,r(]`B;D4ZNEKj|A.(]z0uJP4's(H97tA;*'g)|nZwAXG<uAQ^'@tdk_d=CkHv4p)n}C0mxI<'-ieRs}<OI^1eq",
"(EEGZIXD4L=+|zn'{}cNRtlC8=<NK7^J'6,;_4Z[Ovj`gV-ZO5(+;K}(y2):(AsJO;lV|l*+bfo^fVOG(dQ'3MD-cG'/R5B",
"(yH9y'hvFk<C@v64`tn;;xV(7(SDD)'1m8pIX0a(0UroCM`Y;X(AD(0'1m=TUjmjU'70l{VgtHwLhL;I=fGZuMar<Y)uwVn",
"/dwLn*[US{'`cvZa];TK*bF2e0},}yb=7x2*;|K*3^BMv<0q1-;wW/D70lxS<=XC,'IkC{:xo=JISVim17/mid85p[VgNmX",
"@8pVc;{ervI0N='9*gTN<]<={9,zG^0`]jw'1m<v8Nt7}'.f6W'.5sS1*LmzdsC)l394^''HgWS4[1dO<cz_xNYs2hty7MA",
"ty3Wa)[JQS2g@S{2[;:k*:x]r/p^dv7Aywh<rvJ=7-.a8'(qUM'L)Z<+=.)HPV=,<P:6mIISYAi11lPXeV-b*RWK_P@^TTF",
"=()+nu*VmCQm,21R0I9jQT*VZISYMmSx2*xelCz*R2qr0RP2dIR3)gE4=5^U)()y+67h{G'.qkJ'.COFSJd|x)hhNo=(|tV",
"u+JG]TG]}CTcy,zT/J}c'Hiop'1YuyN}5RB'2'kf/GFgO';,pJBYn4B'/'Ny'-~IG'2dv((xz(c/er{7<:|A8(H2_CISUfu",
"<;-L)Xa2e8Oi1vXTQ(M7'FHg,0K919g0E=))P7S('`dMj1]]={),@oa0DvLo<<<2DLUpn.+63X}'`afB3rsDA;YN+YSj+Y*",
"0.pJ*'-{7B/INUF/J^BG1K~`B1||SB3ZSuYISVAD3MnsP3ZSif'mfLj<,Z:Y4bpHtYB5Wq'5z+[AFqG88qEN.'./M5'')ay",
"*rrc7.-+wl2@^zC'bXSO5DV=08~|g34m<zR'FcyzhFxxK'2V[hT3pF1'2UgC(ABh3(]au8'(L;}')H}_C913p,|sdW-QT'|",
".NJe9IS8N-RsTaf0*kgy';JP~K:[eu';pCs;y4M[=:5.b'a-6{4Vp's=wI:}'H4dq',fD{;YNe1)_Y:)8GI:x-=rTa/x/pl",
"*x+i~9`S4R*tMF/YYP_[3Mmvp3:Bh,<@AJ;D')+EUN0Hq3f^S5Yz)0{@D3LT0'3<P<:0g.Vgm01.;}^K<.Z9GSTHLUNB[K|",
";u~d7;wuisNOa'-U1I^X</Na2<2M_Ql;Yum=g)zyW*|k<,au*[(dZR@ISY:0D''H1PrjBc<E;K:RsKV7=9b-:'aT`B'2';i",
"'H:]q'4ALp;/V;l'2V[p'H4z+/GzX=)NGUB)y~qfT4/=j<9mSI6]ws/<dS(DN{_1y7jN|c'1[U/8*8Ny'5qpZ',<x(PeXM,",
"'.MCI/7k-c+]RDWm9IfE'r]G.'`g1a<'9K}SiqL|E_qiKFW'Q='1[U6u:WJo00ql;FsCD7=^).,+63{vu8guk,_VR[G6`dB",
"EA5v~'')Hw'DFOv'.45y=ol|89yG`aGS}qf('q=E'71l4:dYyy'.3no'..,w<XDV,<af{y<W'Us<}32{uDshy;d|(n5_l^u",
"-yp'R.NPE*XE*'+3vx*<2z,jc6lLkw7O`Ui/Lrm{'3A2<u<SJyJS3*,uExRh3rtl2;YOH;'6Idv'h4r7;}Bz0ST4wf=Gp.R",
"Wdlb`)@ANKmoHuBQSBez@@ELb)E9Ad'{{`8=SifLcV1-uB-K_k)OU96'U8[V(]^8M)YWru;ugvW[:'GO0H.r3'2';w)jZm~",
"'2tTHIUan}QbHq-+7Pnr=)s[=*:7@N)Z7@ymoHuB0KE*RRW-nP6]na7;}v,(YBN{EH+6O01.d)E'Fc7p0cG.P0G@`:/JpP8",
"<<Qf{Wy1754SOXdPe([PT3~59Pfg]-RW[2r<W9cQ<WVtx+67pNRXP89-O7W6,llXiJ^zV{*(6,r/fALB+8](`YBXZ2,wUUf",
"'}}nD/f]bF+rFBcDFccHJpMFJ-40hvISUZ.3Mm|t1BfC0o2:Z2*W`=t0@7LJ/q+o;0[^[L;v`0<M~k@~'(:JN)uvK9/can]",
"'2u9OZvUYL(HXpR'H5~O:mICaU0`db;YKrt)hOW6^4,ey)hO_f'1ZCb;vZl^;v+0SX|PvV'GEGbUN+_Sq-8z_;zI`}2|c.1",
"=74iTZZdT:OkQ[h'1mei+oo01(ADGh/H4bt'2sNy)YkwW@Uu)p'bbht(D+Qt;[AUYQSp5u'G`YstY)A^66yhWG^;)''-uJ8",
"='Kyz+p1U_=p5{.3WWgh'1n1{2^lmbRWS[d,z|;9'FzC,S6xv};vnUZ39:Sp0|rqub<bIM({dv|/.;tI;fu:-<+_Zs^mj5H",
"=SlHm2@Me0r/y-E'/ssE'1oHAJ2j/C2lL1W(zDs'J2j2F<0Kj~'2/`DKiFeN<l-J=<W9u=,llXi*t;[]J2j;O2n}/x-3v_d",
"Cq=AyIT5*+/+l0<'1o4Q'|97,TQ/h*.5FVW*9:ic'jxd{'1m2V'2u9Z[:[LA2[BI8IT4G{24PqC'-0HlAzt,k'd@-`<YQM^",
"703]nGrpEP'LI2B.QIDT[::e,'2/`R(.8<;Amp)tJ5(_=''''('4k2~{`.dWC~g=d|-Ro-G`-MoNLkpvI[C*[IP3(`|-Stm",
"I@lT3NK]Qw1(1BT'-0sg'E/gD(zb@^''Vr;'Ds-M''j0M)@7Uc+_*.W*:n+HHq5[N+SYnE'E,dA;~hF-7Q/[_Fdw3gHp`;I",
")u}AE'E04N)IH]YKq'eV(_BeEDj)hD(^IbL(]]):=7p+8)AF7{.q:JhHr)4V.-1a['E-6O)=X/`)e1XTHq[tR.4.Br,l{BD",
"'aL}G)HU*ZI=P5XHq5_O<9=K0'`aQT'``9n'a5YsHSG`S;YN+n*;E:`HrOKY/*-ye01IvW/Q`aU0G;+h|'X*J(y(c-'(]`8",
"<:jew5PG~|+_8e4,:<O5,:*B7:*rxg;zPdT.-PuB9LTFV*{6[=+x;t'*z|Q~*y42h;|4aCbED-1AUtm}<CdghBj)oE'*zjR",
"<`1asCP'x,'1lggIY7j'IG[G*'O2=A<b6B<*99Z}DiV0}E+r],<`jH('+R*UJ`siw.K|a`'(D(<'E{H3b|L,o'(C1MM9_hJ",
"<rd_}MVhx:7hChaIR4G7IR;R`Kp=8N:xoi5CG3ei.fseF'.B.:'/<e~;e+/tP0AgX'0KoY'3XR9P0BAv'.'Nf'.wdG'.6~t",
"doI_y'{~4K31Duk-7/dt'-rQK_c=)r<H)k2=J<L++ZVaVbFhB~'-TN6'3tIR'0*''p,Y4c'3}kl'')r)(]^vv'=M.y'.Det",
"'.3wr'/Mj~'0xa1bF*J:CILVL'|'_U-phvy'3}kF'')]t'')QJ'')Wz;YNB5=vA6I+p+*d'.wT('0TfU'.)JGqc7k-tY/z7",
"+d6AtbEP[:E'AqZgfx+ntpil@2|ofo'3teAOPaGtS7,0w<nLI`t;fh6<d)b3O3E_N-p`93<*JO-bE-Ee<W'W;;vHCqM=k3s",
"<W0[t;vQIr=(R,:bEXXt@mbYHEtr~`@/WHQ*VXBX.-(F*4@Jt<'.5NG'LovpSpOqaN6Ht68G:|sbEIZn;y35RB2;6BRQ<O*",
"RM[g</U=6('-~;)t^1T`ASW5J/e)Rutr8d.tY/zB'<P7:'(/-[M4gi:@[+)lR2sXuS/kvFkY+`I@sVOM'2x,7ZC;NQGy[e<",
"'2exg'{}cpt3tG*'1z-_;uj<j+vti8bEue9=TfG<Q(Nfl'2[r8'')mP'')O7<VJT1Ky38it[qRL'')H1''+id''/~~''-~;",
"''+[J'')Yq7yBe}'.*}uPrWEA;a^/qRlu/f`JpUW<sl=o_G,cW'')b6;ujAU+STa,_jBIS/uMp.;ycUQ[9mKG'EhCG'-q)I",
"(b*'6)Y}3H'-yqt'.+R+5PJ[qBXUBX.-*Pg6ML5F4XNDx)<O5=``<gH6Q8)Q'IFf19{rzGKiF,h2]R]G/KFTmYYQ1j3MI10",
"=8d'j/c_1<a@r;w46-GDaAI[vtuFVE2h@MxRXlwL;{,Mm@opC';E<lS)BO.)J-KZvJJgcT(LW~/u(A6h'+gMS5_3c4:A5eZ",
"IPCm(<9-P]08`lQ4bT9-'..G'tuMF*<[7]R<[7hS<=ttvSj4p;*FIcT<}}v8u(K1~=(ZpH'l*|-<~8*:u(^@A7tI/82Yhlk",
"'.BepLDbsDLGVJ|L|@USLGAo1bFS<,b34pg'9u_1'.9_d'0li5'`afBbF)'jBM8zh`{W~d`{V2tcV-~/d5g7}bFbfz(R~8_",
"FCzB71A:=+a@r;p`{V2~`{V3)c8ju,crK.yRsJJ@@SpRv_G,V`87eNN',^uf''*,}'')`u'{}kgeH8QSVgj(D7yB<}'.M.W",
"'/6Y{(HAMz@Uv_gO|Ye9'.'dm';SV_bK{{b@)G@KA_zmrA)7S3=Lf*/KA+E=K`c_`<l@|/'<)3J0'9'I'')Du@PC1U'LD[6",
"+x/E=zH3j|uByW_'3A2]u<S3r,C9UP'0-Q4<zutPBJ9;]@l[raBfTRi=o`V^C)p[j6MzULC'TsI'.AfT:dY+P',^uQ'')Fi",
"'')Ld<y9wAC~nkbCG]3VDAmMQ',^uU'')]t'{~<(D^.r(GVT9x'/GXc'.1p4ST9cb*gDynbElR4/dYa.=MFRVFBClCfiAvv",
"`{V3lRW-A+7yANc'1|:V'/JYy<dWIX+FQ=Z'.8u=7yEQ;'.Myp'.b<;lV/,pj]LV6@63+`.m[Nd;{Fl<7yB*wbE7YFDe3Vw",
"Rt=o,7yA=XbE^oI<_=F@EmLI[;{Fl=bFFab7[Q2u<[}~@bGMi^F_RS*X;vOKU1=XA7yB7U'.frk'/poB'0t|q7yAm,'.a-r",
"'.gr/'1(.[EA3w_CJ2kp_Fy]n`{V2ta@r;uk;hV<_c<fpo/XnC<C{O+'`b-e<rd9f`Cuy5<yp{Y<@buI7yAgu",
};
static const char bitnet__spv_ternary[][96] = {
"'a,PB'D9AS{{D-+''rY:''2:U'K*[kCk]gfN(dRm6/xQ.'elRp'|,P/LF|]/(/hpf'|I].(Aes/(^1u6)<t59(yb29@mOL)",
"'E@i6F}bL1ZC/g1(xyHd''`P/'{{V2(^(o6)Bq;-6NffA(bSod(bpUo(}yUp''`f5*97@B(^kC=)BC2/-S<(_8*'wG9)8R}",
"8IcI}5VDh<4Xz252DOul.lzj-9DAEO:Cw8-9~e8.(zy}H''a2C.-(WZ({H=L''W8F.i)I,/c^-e({v^Q''aOL0{uSm(|DvU",
"''a[P9*7K6;uh-`;uh-b;uh-a;uh-^3rjPF)B]``;_bU.6pXpN<94Dc'E/4U)FGsFBkkGE6p~0R=SMiw)Db:09,0x.6qCDU",
"@PJ,Y'E.C;)Bz]+3x(Gz6qh]YAibRM'E-i+)A;Pw.kwnn6r4u^C)ywA'E-5s)=VEk6pI[CC~v:6'E,ig)<<RKYwpu373XjM",
"<9=Hf<z47e;']047Q.|O<94A^;`,VN;{RiQ(bSlc9Ku^F)Ga:t<]==8;`U(Q=YTXZ(~<5h''b:c8)vqC(~cOl''bHg9D6=K",
"HvK)';uq9^'E/),)E{FtAWpMsHvpF,=SD]p=SD]tD`trc'E.@2)G;8+EKao*Hw3X/@3,|)'E0(J)HzEAJWja@HwYq3'E-k8",
"]foucHwl}5RW<+';dsv9=y~M+=ay+m'+.9V')5<}'+yi6L7X,V<VI6(;`x{iF(h<n;aFIZEeIh~''{`8Gr^V@'``Vu*}-,K",
"+6J*(+Scn<'|@i3(Anl=)b1t-<'|d('|5P:*VTtK'*af|;uj5<'(SeL*t'NW+6xJ-,3D1C:+SFh<VZo''bX`-<;-F;'-91u",
")x'N`,RkH3'(Shb,nboyEYr6t0D<{p0D<~t/eD-F0(|Hw'`|CGGr_8b0D=2x0}[R^1C=YW1amdj1zvPP'`|hS1A9`(2[Tsw",
"(ASzV1xrx,3;43{'a-zX;ui@L46.k64:~o6(]p(V46.q84qh|p+p(9e<rekT53+=@5neAp'|K7^6q0o55ldWD6OGw~.3sb^",
"7,|*g7.})|=W-_o6MDvJ7h]xv=SXHO8~toT8I<2~,3Els8G;cT9(wjk'`}Bd<ai;I:}Phm'fCqv;<0nQ(A^XK8iz.,;'.qk",
"6ntot-SI9C:H8:9;'J)R'-95+:(`X6:G`v<'-MJhiXt'^9{ojZhHo*{hH](-'(qV}1A8M^hHl{HhHx:1@3Ps82<;[L:+SL]",
",m)xU-7):2@T1AF'~:-Q3<{aF'a6l<kY-g4EkA'J)Sjji(CN3-'-Djb.JH(SjqZulhMn57;|tbiBf[`T{{JwQ''+VT'K3x_",
"i(=L.''0*'.mgNnQ}4U)QS6aG''EG8<BcWy='w}GR2ofi=/JSy'<XG|*WoDzQn15u;YRzD<rkHH*yv`](J-nB8m2,D'FQw4",
")agqu;|q:N`fT=g'F+c5)a_6T<@D~tRBmz@'.(5+BqjXM'{}_Q9t+S+)Yt,v;|2N6`XRcB'-{j}4f]SV(dONEjz3moFa_`w",
"i(Aln@4J{;EA3R]=SKZJ{{JwQ;YW1X;|kXd|=mxHhHckQ:.4=X*zIIF+p)3'*z.-{,JdJH-6uY==i;CLh~UvQ')nJ6=U+r-",
"+WWNs';fBm';fBe';fBT<OjBb,:Ph9<^Tss{`01X.gVRzjz8OshHZWjhHzL''h-v/R2vN}i`9sq'(/'x'FQq:,:*H(;wN.~",
";v=;|'uF*F-7/iiRWAXG'h9k-.`B82'(Dji'E|0J2E2(J'^-vvRW-o9=7SC9'c10+<:smQ)9c.R.2e]UN{5hXAM;SLO<,:}",
"AM;Ry1Y~COny5*^+'m4@+|pwT-89iZ)6/25nwFAW9,rt}tX~C_;.l6M3lV4u<rd`['N+t2S6zH.'a,v5t[*,c(Z)q4RW6q6",
"tnvlY9|WvX(vN57'|aDN;hGrl'`|c<;y2DJ<=V*wCU4DdW|;5Z)@xxvV;G8qVXcDb('@|c,lz9^,zP(c,t+n}-74n}W8.k:",
"';fL81<ej/@,KP^i;Lfa;vfx|'(A;G'E}Il'(CN'SpimT.J;ZNXx+J-AM;SlY8zUf=o`{tYtp[-Z8<k/AM;SpZS9zn;cgGQ",
"/Dh5;@sfAo^[S|mhXSGJ';fD/_M=xM_e]DU@)[nu_;1`N'(Fm,'E~2,'(CY)RWHBRA=fOY=<G,l<|Sf~jz1bc2E1i~;|B53",
":AFVz3v(47@PA5g'<XtthYanQ+-c~Y,*en4.58(=cty]lAM;T3d5poN'<XsP-8Kwx*s)Yi.Do5PeRVS(AM;T8elMFXkY0)_",
"q~YkJG+b]/.a6S''(GSX'E~qBLTt3o1HHK[<VJeK=Ss2k'<Xu*'iUP_=Ax+P:'1_:2W',O=]kE6'(zX=;[<BZ,;0<g:+xa|",
",:WhIhHxVPtrftj=Y|AL'G(7()'tlv@X,|j1dv~C)}:syhHyer2V~~M'JVqLSpePV')3;('(C<9'Ex;}hHo4,'c:;C'^4@:",
"S6o_,'(^hh<OWRd')rdE=ogaI',9^^00qez2Yd}hgl8F|3V|RU';f^+')rjG<VN}K+ZT7NiHItI/~yu`4p)mrB-.N:tY7k*",
")'tsAhNlZ=7d({I'`g4q'LBAntd377tYBo3;YL{k'``AOt^GVVA03(r(xxn6-q74O';hLH4<3U~1AVUh*98::/NljV@liAj",
"-MKMU';hLs'He-fhJ5z(B0K5StZmp9'P^Zq'-q_2(^-JL';hLtRWJX];o`sU3e:[j'<)PV,PtJr(x~Zf8~|12(E0~j)<Cdg",
"*yk(I8*OD4;a6om<9ZGV';w|FRX1'ShKYpB'JoZEA/~ve'G.zk'|*=t5PIVU:v8vp5l~.c;|XXYt_(_1tYT{5''1A30'*{e",
"6Nw6+)v'iDtb@~Ui+atT3CEnI0|ikstYhE=/HHo_<WF7N@Bs`WhKZz^;|jg70/Gxd6N+]{8'Hl['mZ6=<`EDxD'r^0i+`OB",
"6N7SX)c:TDtbxL[i+b.^3C}7T0|`eqtY_:;/H=i^AN0-Ut_DGptY7i2;=AhL';yb|'gu5Z'MQ,ui,-vO=PmiXDim9xi+aaL",
"=m0x^'MvFzF5`0|6qBO5F*;.Rtcu+di,.dq@j-LkG'kP-GYJ296UBX@FH7m_G}*~7i+asR7pEJ}tdR,GIIp5z8)xvW8'IQf",
"FH}o3JFlS4i,/.C7pE^1te1eS';g<eKCU,whL^-SBGcMv'`g4qJt}aH';xraRW8=+7Re`4tY7k,'Hhne'<Y63jabR'<9JQY",
"(B2r~'`gHw(]cKcJjb8:tYKw4Jr:.`;v+26;]Sq/'bw'*<ClzWtY_.p'{}hm(]cdn*Vh;:'.,N.7*I{OK-});tZZdA'<]+[",
"=xRWe(1Vf['<v(ET3u,=;v7E^S6q8K'(5ot'.U]4'')Ez(]_Bi/*+k}STPsl<Cvs{D'Guo0'(/(+r+ID2Y[i3j|H31.iF=:",
")Y_gf:xluz1]_Z:'{}b(/gOO.:^_<^j{h]L0'3JO<:a.;=]JND.joEj1]qg8;y4MZ:<cqQ4w.^02}@aU<<=cb'H=pR'.5(`",
"1'r<Y'aIhR2^BOZ/JyT51VklU3B*lD49JP[F.o9o'-ws7<'f4:(B,^y'l;n9<F[.Wm6hmi/GI2<';fl`Hvf8Etanndt]J(7",
"+8/'5(x~ml'0nb12Yq<</NW`3',oM~;YN+]*aDfc<+(I_(]g<987n9L';foe;'xXlj{KQ)j{gck39:Uh0|{wwtYzW9/He)b",
"<:FBRnP3wNTmfiJ@3Ow30Ed1ImS6Ml(AGC8';frDJwA(f''(@R=69PISpGV4Hb*v(+T(m_';g@=1F~Wv60,|7';xrkHPea9",
"(K^Mw39E8w0},}ytZH|K/Hn/c;cgFeqdooG,PN.L2Yf_k7483~7LB<k';y5j7lB*X.-/8w';frB<b;P}<9H97@rPhU<]F,~",
"9JHGM2ZGH]*t;YhhJ7i}1:C87t]AoI'-Dkj'')_Y+65jahJ7y/JJ^`I397w/67osHA'+=aav)sGtvJ4:2m*E:2ZKZC,Wiqn",
"bVi7z,G}KM,:Ii4c6IQxI3(e`8UEZ^7-7oR.QRLsBmd)E<VWQw'152/+SRx-17.:Ct_{Zc';fp(<bbjM,zVN{7RF.]'.E9y",
"dPb+/)n,}K=.CL1u0gv7';fqn'^4IjK,nS1e2e~seO~_,e2ua~5sv8<)ED817nYm4'/-v-'.EN'fJYv;)nfKQ=.zq7u1HD=",
"gGPx_gcm']g,nB,Vg^bP4kNn,<9-E-+qr{C0.T(e0'YLxBg3yD'DZ2q<)GfTT3oB*<sD`p)utSviD30G;vQu(UjQl*<bui3",
"')<V@i)Rp|(EEGZ(EE6pi+C07tYKznB;q[`i+~<ItYBtm';z]SC*--UTP}yh*,Tzf2Yn0)k(Cd]L`q9-'`g.otY,jOhLV32",
"AMOB{'G8{x/,jIF.i7EB0+'{=/g~WH()2S|'<PhL(ej}P=odu'(HBVR'0EwT3,}J9)~Spn'+Vmv'DFn+RWE[LPHeWhT3u+K",
"'d7'Q=a:2*+q{l;hJ:*m0'ucPDGL:aIsPN<0QZ,YMD-`C<)_rW2@yq3L~kEU<9AE<iDGQ*2[C:)FMU;YMy0r92[gCS3Ciw5",
"39F.n0}oR/t[1fQ/IW[j4}T,(,p,4|4b6|3Rs^:X4b70BRs|}k;z`4j*ElH+MX|W;i,+R{@A*+~*X<J{3ZS-BhJ73L;s6WH",
"2]@3c(GC-*'H6:PEO]d*'/}DO'.8G3/8^fG';g;pHbmFbRWV6~9yRC-'`jX`+8xd,+qGi.,76d1mr@l=2`k8s8~~21^*8Yz",
"i)Tu.6S57{'DZFe8dSp`N02F`:Z16v'c|gU<y6i]p,V(M<A7/z8VT4TtYY8|';ffp<*bm*1+GIL<9mU3gfeR<.*Qvh(+:q4",
";w{UiLrZGt'/I5A'')g|;YN4j2[.Cl*=)`d';g)o<::8K'aLUZhIw9u;~eV~03W_xt]g99tfd)eno:i[o2Nkt2[7gt'*UKM",
"'3oeY'.A3]'+g_c'')Bw'DF`B'-qII(h']e./m{@SpV`~/I{`JRWBn(4Ui.S9nAoG'-z=~=o`uf'K/37'.zhN'.H+t+S]|,",
"@@7Dxi(0D4ntm+e2Y[*zo2OC:;w(C/nqI9o39@TJ5Pv*{)v^QfhIri3,p[=w+q^,ou8edQ;wareQSK6h'5]rL'`rM/'`gn3",
"2h}ZoSpXtU-=^A1-QP05<=9GitYO|f'<Pf2'3j5rA]h|g.4@j*Cn7t_=V1YBA413e=1_M]=0txWCcT]p'1B^TH(z6_thwaD",
"VALVu'dg.xhIr^z2B(fD-jQ23Fs0H`u8e_-2B(Zvt[}ir2^9B,)a[XF'/4~9)C[^O'HJ-P6MJ*8=poXu8'X.c3=B8s<s:R<",
"YAm~yICV]HB*Coj7X@'~*WfMq5PFkaUDN{a<9H8|+pFEY'+wM]MRZ3r'.47z''[o`87eB-u8~5x<@y7:2p3I}8K,Cg4(Wev",
"8iVo)'-{R)u<RBt)|wdEtZCf,)wvyk8K,R3+Y2TPu:(Wz'I~4Su8e_+8M0^|=u'TQ*t3Azi+B{q'(Sne'{|z]'/wXG<VJTc",
")5p]uUjZ^mD'D@RiGXVm-*xqK;uup5<roxDGIq2Wi+{)7,l{.J'P0~mX']Sg39~,00}xX1t[:oS/Iabk/Km-O3Opr[3B*lJ",
"4sc/lN(472U|.5aFs/:X'*dQv;wYK,2Yh[MTmT+ku:(:pRIj5(6MP(ZtY<EZ8r7(iUj]/{<@,E<G+XrX'MWnDRt.skr]gON",
")*GQN2Ycxr<:8lDu9^aOuRq0ouS+<s;K~;iRswi)sv'EiuS=H`tVaFutr|M,CqHECt;c/c1*yJ*4=04}/H=hv+}Z.[*;:*Z",
"'(WYRBJ9fs2Z;{`2]2n8<9liGu=*t7/|chYlo}Ug'=r1zuoxh|v3;q|vPX|Q';h;Puox,PvPa--u9}o]'.A9I2.{NP:i)yF",
"CGuEstYz=1U`l@q(3_sR)<G.W(`HWt,S8<4,4l`(-43'42B9vEhJ7'H;s6K@1C~ZZtY,k8tY6w1RsgzsRTT_9Bhf<n0'BIT",
"<W9e7BfVC:<(~lZ*^a{kRsStO=*H^X+s)bN,36`p,PSiq'neMNSc)XN7t_.`Xs'qFTCbm'TmPm}';x+k(kvYwY:~@M'cL+E",
"*e~b[';xrkT{B}g(EE5/-5;U=U@_EqU+q9FtuIaf-Q:LO-3yDA'JYG7*B)BG+6dX<U[z7h(Mv-<Ux=BoQb-wLTfgyR=6wna",
"Zw;x/:P/^YhOpgO05sz'<W0_4;~QdwMRd'gtc9fSYowLuF.]9N)wQnC((-M't^lu]+6ch[<'j`y0Rd9@=ZQpq<<_BZ47Y{T",
"0DvLhV(Y33,36ZP-TMx0/)}dJ;um]S<YG.B:H8D0@6E<)tYaq^'=98:UN;iG9nAdx;}+52j}0f'J0,5@/n(my';xrhWr5ye",
"i+_8w/s.;ltY+4B00/9uD{{JE'*m1h2h@WahJ6<y2<I,TY8uG|+p4zgX0j0L/GzUq';yOw)1)yktYYM*t`o1l<dC0EtZZoL",
"<z=<T;~+LmP,k5s',oJyA=fW0RW6eLt]g:G<.4nR+=`]p'EK.Z,36`p*rw<lLjHau[,G~h(z|A/'<)ur<VYJf(4]~.[f';i",
"i)XCBi)SVvi+_Cx+GVxRi)SZ3i+_R}7fdcU]B_gx')j~{W+)h:;x]o7<nCCDV.tEL;[3ah-tSWcZwz`A3I1[o(FXZ,]~+ou",
")uv<u/r^Rk`C{mbRshll1'Bz/'D]BD^,i+XUN5ST</N`OVqYZdCu/le;zv|g_|(`}'cL+E^@~47iFfxhRs_*p49x0I'<)ua",
"04pW6'HoGJ2liHFtcNr;av;|/4:Yr''`g5K'D|o='|*@L'Dsi=a5|5d'f041<<OLP;zM'At_VFU(xy~056t<R<wAWj5qdCu",
"'/;'{/I1B~+b<z`Tm[0H<ipF^9{okI6MC/H:]OQR6jBrUabC(*B43ie6n}Vu'Iu,^aooUh'|0|F'^4eu+Zi3H81LGf'/6Vz",
"9`TDq*B,,o'.RvQ<B9yB<VLd-nv,gv(Ax29k9TC[/IW[(RsVMWB<QwO3M<8V5T_Ul3wk[ChKc]1(Eg,N/L'9Y';gDE(9p-l",
";[PN<1Evg,8~t/kQdM]l'./J3'DFVo,Wjq4;xio.Y^N~L;vHD@t9M0_TQ@93'=qG8t[ze7;yw}*'a^PL(6gAXq|8Vp6@Lr|",
"'L4~8RWIFeFN4iL;~|ZK-w[mu'^5LJ+6=OM')wAM',w(+)uvb=0G*(PuV(mYU0mAl=cd]z3:'[+533atWAXg+(fTs_(B(zL",
"RWJ[I@c{1z``M8*'.Uc50R<ee'NTQQS7k.or]pt:';g)hrATN4.mm9Q'QAClS7k4qs<PhMra4,*'*^Kp')GkLHZ7w:<AFeb",
"0}`H^'8ev.'g;kY0}55z;@'};*:=XK)A'vz-il/v/k7w='.1-whJ6Jy/|nKI,46:R+rX|0/J[;uYB/ne4VIT;/8gx0'0:hO",
"DR16Y*rq89@Y.73VJvcAG+bVwU0wYS(7IWPe,B0.(aTUc<)7zb<t-3-15U@I0D@{/A4){wFbQIE'06E/'.HK~*vcIm(^HM{",
"uV(sTL11zB'.3wr;YS(8UjefVIz{fGX|qzb/d<pDtY,'Zk]*eQ(||JWUj=Qj11~|O=8~Q92<po7elJ8,2EE`a*u]Ve)Y`.)",
"=76504SJT3tYT{Xt^PYa1P5`AZ=WvqAi}O:394/@+SPR~<<i'o[:FP2<fEG('1_Pl'.SOo'')h)K=dvF2VxyNRs]V/Q~<]D",
"0~uW80DE8)6=u[)fJJB};~D[42@.54fiFU/)FJeB398B6'`jX[')7[i=+*K]1E=a,X'pM8/K)B}4F.)7'-{:C'+H+=GwTZu",
"+pN[l+wG`M)|p*.Rt3)AD}XMTDcC)E+)41TCG4_+WH6aN'/~Me'')e+.oVmw2Z;hKk^'YK4H]]-';fp12]u:a3ZA'P(_aJ2",
"2Z9PI'.v_QK*<-8=q*su+(r<x4of{J*W<c'/j<),<@R_m2]gu^7N/~b-5KpR2[Cj_k*)D68P,lF6n}WIurFJW`gH*KABnKv",
"<(dLo1)+@ftZnJK/I:Ig/JT:@18]0H3B*lC3<:'R1)(]nt_Ev6/Lig0/.<sl;rTzJja[}3@^c=c5PIw<hFsj046-rPWI;mI",
"=qwD7@U'El@gQOU5'0Q45<00^<bLSaK:o(g';hRC0;.RC<@IXafiB3R<'p9V=['Tn8G9r9@2{`i'Ka+cT3~B[0;8Nc<H<.0",
"T3oE;<9ZGjtY2glJxtc{<:Rc=(z}Z;v9Lx(v9LiZhJo:.vD4gy;y)L<Xa;R4)`}G_/d3SW0B9jRA_Nrp';Zn))+y=.hJ6Zk",
"<:NO0B;U=`*|I{j0~Fq9t[b;[/J-zo5Bp@1'/1:6<wHQ+ls7Rg)]{N<:v8wu0|<KP<9vq;(]_~D)<<kZ<}q<Y;YO;LRW6G,",
";vm[v1OV5q(IkB]v5b0MNRUIS'.Wp0'*ykOv9MeE=yX=*a<fr+v5nP~43U`y<<km|hc:4|'*+.t'`bUU=9z=O<kMLG'H=ja",
"'+9gw'`bW1=:4KQ<l]6D'HRiku8ek/v9U/Hv9h9P'<)v/:v:3a0'33m<'y-P3rnTK39NlN=Tg=P+opS~=<PG-=0;T^tY:I;",
"VLAp,'1@2Y7Yb-Ad<bj-'2}@)I_s7{2@zmOt^OvM5Mn-b2]uKZ=ok12nMm7Vv9aBT'~1-W1=7E-'FL1zRW7k9;N}EnkVS39",
"Rsoc2)_2yX(,NUA5NDSq53O{F*@.`s5lf6O5Pb~H<@+a3;z`3C(5+|e+7T/_ba-`(QeA8VFZY3a@3't<''+sN<9-Kkc^4xU",
"v9M*5j~JL]vF^A6GeBc~Spj2k@3o;g,314N6MC/M6MC/H<[}V-'a/{G7*y:t3rv.6'DFR3RsSRw+*M}{<@['6/-Izr7fd[L",
"+~'EVST<db'I}J=uV(t2v:w'xv;12kfpL0Kl626{<'xB8v5dJnC;<cZ';fibJwx,2<C*_O*^RVh`g@-;<42j'RW/Ie*ZX{p",
"9LSu'v5ne*TQs*u,z`Ir<:,J9*B*w:'bOeG<wTt:=@a+:<AXCS3^JeP'b)IB,al@zWH=W}2^19S2Y]ps2]x,;f-_SMurEpt",
"v;NGH3A7JW<9I26=1C8m2^`|(2Y]yv2^OUE'.5s@9^Tzw:=2/{0|Ug8nid(URWvcN',PwrA[Onj:ZNK2'<YAD:vjTW';xra",
";:-^W'0EkF(]^vzv9Lf|Rs]f2v;}hUv<Ax)0-rv^/h(.rv9Lf~v9NLYv9Lj)EU'uoT*[o]<TH/1=4'I5<)_PK3=C`r3;daD",
"3@GLwv8Mz7vLA|itnli/hDrZ=3P;Gsv8Mb/vLA|a<1cPz/[)zjRW=-C<4Y*A^mtiK/aZYG)=PO_';hamofbuw',xPz<s~Ng",
"'|-6t1OVXzSpw`<<9vY1+6GXk[sFh7tZQbK7:{H2'+0F''')U,<VJan+Sdc.U0o3)tZdoJ5zl^w-0@k<'/(M}KcuV@F]Mo@",
")Zgaiv9LiBv9M~Pv9Lg+gmo[EvM([wv=3R9HdAFV1`CT4=SKC/;|Alk2vc*;57/Ub3vyXj6OC~9'''*BRP7/~'@HLX|-a^e",
"G`T'+CNsQeLRJ2aJM/Wk|-SnaGcg9|Lo]p|H|4og;qMXp'D9-''D9-''D9-'o8/RQ;|t`9m<[u1;vHDZ''}vsBgJGR(x{ey",
"FKO0qo6W]8;wudWIPr2O*rt_/+ol]';]eYT-2.ZN-F|vo'w_f9'K51==6C.A)aJGg''h,9{{FqXAr_5wGShKr'(jlU4(aiv",
"oCf-H.bqBh'(QWb=SI0I+O28p'.Almo<fXRc{Q/@{{M-'(]eY,(AG[en~h7E<CdhFBRz5v@Ta`FBN5H460'rdCcPnuntdkh",
"@8gP/2aaJE',V8+7Eq(E'<Y@u'<[gXtY:iQ'<Y@gAGxs3<*y.1.mym/j{LS1'.4+v'-yzuj{Klu0.78@j{gov46A_X'=sgJ",
"@Yb0_E]Kjo'.}m`K@sXVFa5Pa<<9j/ad<4J'b+a|<ruS^=F(,6k}],^=v<w[+SRu<<*fq.:yUUV2utw-<lA{O+='dw[sEh.",
"H07nh'Q-@k6T;yN'-zL*5PPt`<9-Bljx`rg:dSwj@37QO)Z.Ili0ruX(A|PN2ZcBWLwwdv6RZIe7JFJ;'`jXm/J-UH0)v*J",
"0HE,@RW^TzAlN-i=xSJo=WeDC/lPwGSf{S^<=vja5zPt6'-{HGRX*}UD-`r/0|aSV*f1*v<f.+Ytu`eu<,NrgBX[y,HZ8u,",
"'.J'U;s9}/+v|qz'-{jR'K:jy^mOHrZPaiS1HQtS;(++vRWL4k2Y[2c2Z]Nw'.Ck6U|<0)(fp:M2Yizq/1ARSV]uJ-(H+P3",
"ty3Es'`b`T=~~wy'p'Wa=*<gcu,b{P7b*D.'2Xa@'0ML/'.A~s'.6{s'0MO0'.K2v'2OsG'.K`,'K8J;nX6J<B5zAU=zLc)",
"B0Lz.JM6sEJM5*-KfNP6Gr^6wL)jY3H5yB2DD0)=JM5*3MDG8l={dbuE/wAH=yY/yB}F^P=[<)R.-*5H.-EX@<;[x:uHJ'B",
"'')C*'')R*'')L)'`bX.Al943T9c/lDD1r0N]CLaO;z_D59s8Q',V5k'',Po'')Uw'')YA'DLU:VgPj{7b)))D]wr=D4N0`",
";~mvkMNx7V@nB},EiWSJ='nw<FG.b-@ubrt=,Jzj@)PEn@[4{,F2z`-=,yBo<,;TH=u'T;n_=:iTUJ.7Q6CH_D]sRQM`P54",
"<X8^.fL|kD'DV<o'.(Ah'.6xr'/=}L'0`I,Rt.Hug*;`((g*HM2YbaMnW++AuETIcuN~X|uO8f('')H+H(Tqh2o5j^pGYYG",
"+M+P_'uaHT;cD@*;o9Z<'*EVAC.:lSDD1r0iD<6Jiy1omF<Nyviy7X4`{V2li|Cc;jYk)Wjv.4+tv+8[uO{8_<3@M;<loD4",
"D4b/U'4:tS'1y{S'^2(B<vky}n^7}eDng]7<IX^ICqtFYHbt-k@Sw3==_r,/WA)EfAx@xV[CZHQR`-Z5'6=AiC|A@0W@x@V",
"L)jY;Wxk`,GB49h',V5''')ia''){h''-Y6S2+BQYrRzvZ5m:sZS0EqDD0(vU)dVeC~lx:;ab]L',V55'')fg<rg=o7b);z",
"'.|0pDA^7e81HZA',V4|'')Rp''*F0'')is''*2t'')Ml<rf~e[P/'7uV*~Z'(q_|7b)@~]fs;x_G<oo;kdJe7b)/N'.aa*",
"RW<|SEOJ13'm{Sw<ruUi7b);G1<gDDC~nscnX3*9HL`()E1VjFnXU}G<L1D=S7*i:fg)]0*]ix:2u}gNy)uKvg*MF|nWBDI",
"A(tAfuV-zB'dpKVCwzb:YrRzv.4RA{'Ir@)/k6_p'Ir=}.Qw5k(Fn[)uXo`lAM=xl(]_[^DiWlHL)lJJS7)f9B@Qz{KU;V[",
";_yzv7b)~Z)<@(,nZnnU+Y(8JnYYo^@)G@J'8ox''0k6H'2@L:Z=WNd7b*1['/L/N=ZsMb<Z^CrnXvlN@cr+Tgx=C<J8wy9",
"G4R~^GC|IxNxaFS-7/du@r2'ptZZq7+:MT0Is~ks',V5h'')RR''+CV'')WF'')l{'')a('')v2''-vT'')WG'')Sv'')p(",
"<rgHrc8k5k',V5.(]_D.2Ymo4'.3XSzD^{f'/VQa=nuDVAE1d'FA3*7DD1r0urH/p=SGAg7b)Rl<akW;RW86K7b)+}'.q)3",
"C~O}hz'@7ktu-rw(]^qp'{hRH'.*_V<V<DX@+5P~nWBQF=6'DL<j3Y9'DM9:'+9gwD<mtJ,:Pa)'.:G~nV|GDvI7=Rv5l[[",
"/d)Q5|<Sj/QoSQD(A@MoDD0(xPB=p:nWZEZ95ycqnWW(<@oT)WM-lI8'f5I2;~v1Xz|:Nl<9lp,vJGix):9iH(y:ruE[zO7",
"@,)*.z'@1i<9uv-vE}rN)sqc~)Y}2x*:</N*9:H))v./y-TU6q;ZYuc7b)P7'/~z~nZAZr='BpW*VTWjM`Y;3p3c@@7b)3G",
"*rqhR*rp@z'Ir@'RsSkY7b(ud<94X|nW:F3'Ex8n<}_0E,3:]C+~'EV',V4w*99K/v7,P-v7@Zx<:{[{=hx-/t]yA7<VJhb",
"v5gy_7b),LtY)]/B,vu0'dyCx=:fz^nYm6V'+75s7b)xF'.b-62Y[Uk2]vloYT2KZ:yL'Y-KGO('.Qdr'.b072Y[_l2^N;w",
"4ZX*F.+(s,.d`(0'f5Hz=H{wpnX+MK<u;wd<uF}/<Y2z/nW9Rs'G84}<<2IDvCiW<v8FB4v8XN8+SRsAv9LfYv9NL3v9Li]",
"<-pvevAy@)v8ta@BMf*P/XHJBhJ;PD]-i6C[Qbfm3LJoNv8LIcvLA|:<-px//W7K/'.01H'.(j3'OeM)UjQ4.C]xHZ2sk]S",
"nW4ZMH7;TckY-PTS88RJ3I2,S<[v=}nWTa;@4n<O,XNz7DAX/'nWxv62yDWU'H*w_<<ttKvI-ymv9ByH'')_A'')gB",
};
static const bitnet__spv bitnet__spvs[] = {
    {"activate", bitnet__spv_activate, 1088, 1244,
     {{0, 1145, 0xF8138156}, {0, 1145, 0xF8138156}}},
    {"attention", bitnet__spv_attention, 9552, 20798,
     {{0, 9577, 0x2DC51265}, {10502, 9408, 0xD900FDAC}}},
    {"carry", bitnet__spv_carry, 744, 754,
     {{0, 722, 0x8EC09D84}, {0, 722, 0x8EC09D84}}},
    {"choose", bitnet__spv_choose, 1056, 1198,
     {{0, 1164, 0x419826D3}, {0, 1164, 0x419826D3}}},
    {"embed", bitnet__spv_embed, 1552, 1746,
     {{0, 1670, 0xA91DFC99}, {0, 1670, 0xA91DFC99}}},
    {"gemm", bitnet__spv_gemm, 6328, 13495,
     {{0, 6237, 0xEF5A0AD8}, {6778, 6170, 0x85E48DC3}}},
    {"gemm_groups", bitnet__spv_gemm_groups, 5948, 12164,
     {{0, 5667, 0x158480D8}, {6102, 5600, 0xA5A9C22C}}},
    {"grouped", bitnet__spv_grouped, 8564, 19377,
     {{0, 8945, 0x80C4CC56}, {9842, 8697, 0x031A45CE}}},
    {"head", bitnet__spv_head, 4456, 8462,
     {{0, 4057, 0xA5E3D3A1}, {4269, 3996, 0x084BB1BD}}},
    {"heads", bitnet__spv_heads, 5520, 9472,
     {{0, 4552, 0x71167B50}, {4778, 4483, 0x7828CE4A}}},
    {"joined", bitnet__spv_joined, 16988, 43361,
     {{0, 17556, 0xB4C8BEE2}, {21848, 17316, 0xEA8C3836}}},
    {"norms", bitnet__spv_norms, 3152, 5940,
     {{0, 2874, 0xCB9F9C69}, {2996, 2817, 0x152BF043}}},
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
    131089, 393227, 196622, 458767, 393232, 262215, 196679, 327752, 131091, 196641,
    262165, 196630, 262176, 262177, 327713, 262203, 262187, 131092, 262194, 393268,
    262167, 458782, 196637, 196638, 393267, 327734, 131320, 327745, 262205, 327812,
    262201, 327808, 327856, 196855, 262394, 393281, 196670, 393273, 131321, 65789,
    65592, 131326, 196663, 262268, 327810, 458997, 262390, 327857, 327813, 327811,
    327866, 393385, 327809, 327876, 327864, 262271, 327737, 262216, 393249, 262172,
    458785, 458804, 524321, 589857, 196657, 1703966, 327724, 1048606, 196650, 196649,
    196656, 458809, 196833, 262368, 327879, 327854, 327877, 393228, 327874, 327760,
    327822, 262254, 327817, 327850, 327814, 458764, 327847, 327851, 524345, 655417,
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
