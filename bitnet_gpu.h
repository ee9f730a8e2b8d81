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
   with a norm before each projection 12, or 19 by groups; one more for each norm and each input
   turned into a Hadamard basis; plus 4 or 5 per token. A greedy session goes on by itself: the
   token of the greatest logit is embedded next, several tokens in one submit (`tokens_per_submit`),
   and handed out as they are sampled; if anything else is fed, what was computed ahead is dropped.
   Each token sends back its id and its final state. Prompts go through a
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
   of experts (maple); with a ternary lm_head that is not by groups; in a Hadamard basis with blocks
   of more than 4096 columns, or behind sub-norms, or if it turns only some of the matrices that
   share an input. Sessions with an adapter or int8 keys and values are refused too; one that gets
   an adapter leaves the GPU. The CPU goes on with the same bits.

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
    X(TURN,         "turn",             1, 0, "basis",            turn) \
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
    uint32_t signs[BITNET__PRODUCTS];     /* of a turned basis, for products, */
    uint32_t embedding_signs, lm_head_signs; /* and for these */
    struct bitnet__gpu_pass *passes;         /* that nobody uses */
    bitnet__atomic apart;        /* 1: passes failed, each session is computed by itself */
    uint64_t attached;           /* sessions so far */
    int64_t prompt_microseconds; /* that a token of a prompt took lately; 0: unknown */
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
typedef struct {
    uint32_t columns;
    uint32_t source, source_stride;
    uint32_t target, target_stride;
    uint32_t signs;
    uint32_t back;
    float scale, factor;
} bitnet__push_turn;
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

/* Signs of a Hadamard basis that the input of a product is turned into; NULL: it is not. */
static const float *bitnet__gpu_signs_of(const bitnet_gpu *gpu, int product) {
    return gpu->model->layers[0].matrix[bitnet__gpu_products[product].first].signs;
}

/* Does the input of a product get its norm while it is quantised? Not if it is turned between. */
static bool bitnet__gpu_norms_late(const bitnet_gpu *gpu, int product) {
    return bitnet__gpu_is_normed(gpu, product) && !bitnet__gpu_signs_of(gpu, product);
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
           !bitnet__gpu_signs_of(gpu, BITNET__PRODUCT_OUTPUT) &&
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
    c[BITNET__CONSTANT_NORMED] = bitnet__gpu_norms_late(gpu, product);
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
    c[BITNET__CONSTANT_NORMED] = bitnet__gpu_norms_late(gpu, op->which);
    return "prepare";
}

static const char *bitnet__gpu_specialise_norms(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)gpu, (void)variant;
    c[2] = (uint32_t)op->which;
    c[BITNET__CONSTANT_NORMED] = true;
    return "norms";
}

static const char *bitnet__gpu_specialise_turn(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                               int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)variant;
    c[1] = (uint32_t)gpu->model->basis.block;
    return op->name;
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
    c[2] = true;
    c[BITNET__CONSTANT_NORMED] = !gpu->model->lm_head.signs;
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

   Calls >>formats, >>architectures, >>groups, >>base3, >>screen, >>model, >>gpu-device,
   >>gpu-memory and >>gpu-kernels.
   ================================================== */

enum { BITNET__GPU_BLOCK = 4096 /* columns of a basis that turn.comp's memory holds */ };

/* A head by groups needs its input quantised as the products' input is. */
static bool bitnet__gpu_takes_lm_head(const bitnet_model *model) {
    const bitnet__matrix *m = &model->lm_head;
    if (bitnet__is_grouped(m->layout)) return model->activation_group == BITNET__GROUP && !m->bias;
    return m->layout == BITNET__FLOATS && !m->bias;
}

/* Says what is wrong with a layer's matrix, or NULL. All layers share kernels, so each must match
   the first. */
static const char *bitnet__gpu_objection(const bitnet_model *model, int layer, int i) {
    const bitnet__matrix *m = &model->layers[layer].matrix[i];
    const bitnet__matrix *first = &model->layers[0].matrix[BITNET__Q];
    int input = i - bitnet__number_of_input[i]; /* the first matrix with this input */
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
    if (m->signs != model->layers[0].matrix[input].signs)
        return "layer %i has a matrix in another basis than others: such models are not supported "
               "on the GPU";
    if (grouped && m->rows % BITNET__GROUP_ROWS)
        return "layer %i has a matrix by groups whose rows are no multiple of 16: such models are "
               "not supported on the GPU";
    return NULL;
}

static bitnet_result bitnet__gpu_check_matrices(const bitnet_model *model, bitnet_error *error) {
    int layer, i;
    if (!bitnet__gpu_takes_lm_head(model) ||
        (model->embedding.layout != BITNET__FLOATS && !bitnet__is_grouped(model->embedding.layout)))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "heads that are ternary, where activations are not quantised by groups "
                            "of 32 columns, and heads with a bias, are not supported on the GPU");
    for (layer = 0; layer < model->info.layers; layer++)
        for (i = 0; i < BITNET__USUAL_MATRICES; i++) {
            const char *objection = bitnet__gpu_objection(model, layer, i);
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
    if (model->basis.block > BITNET__GPU_BLOCK)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "a Hadamard basis with blocks of %i columns is not supported on the "
                            "GPU: %i are the most",
                            (int64_t)model->basis.block, (int64_t)BITNET__GPU_BLOCK);
    if (model->basis.block && bitnet__has_part(model->parts, BITNET__FFN_SUB_NORM))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "a Hadamard basis behind sub-norms is not supported on the GPU");
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

/* The signs for a matrix's input, if it has some. */
static uint32_t bitnet__gpu_put_signs(float *out, uint32_t *used, const bitnet__matrix *m) {
    return m->signs ? bitnet__gpu_put(out, used, m->signs, (size_t)m->columns) : 0;
}

static uint32_t bitnet__gpu_put_parameters(bitnet_gpu *gpu, float *out) {
    const bitnet_model_info *info = &gpu->model->info;
    const bitnet__matrix *head = &gpu->model->lm_head;
    uint32_t used = 0;
    int l;
    for (l = 0; l < info->layers; l++) bitnet__gpu_put_layer(gpu, l, out, &used);
    for (l = 0; l < BITNET__PRODUCTS; l++)
        gpu->signs[l] = bitnet__gpu_put_signs(
            out, &used, &gpu->model->layers[0].matrix[bitnet__gpu_products[l].first]);
    gpu->embedding_signs = bitnet__gpu_put_signs(out, &used, &gpu->model->embedding);
    gpu->lm_head_signs = bitnet__gpu_put_signs(out, &used, head);
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
    uint32_t x, normed, turned, branch, qkv, gates, q, attention, ffn, steps, states, turned_states,
        logits, parts, lowers, list, mask;
    uint32_t partial;
    uint32_t x_stride, qkv_stride, q_stride, attention_stride, ffn_stride; /* qkv: heads apart */
    uint32_t turned_stride;
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

    g->turned_stride = gpu->model->basis.block ? (uint32_t)bitnet__widest(info) : 0;

    g->x = bitnet__gpu_take_floats(&floats, batch * g->x_stride);
    g->normed = bitnet__gpu_take_floats(
        &floats, bitnet__gpu_norms_each(gpu) || gpu->model->basis.block ? batch * g->x_stride : 0);
    g->turned = bitnet__gpu_take_floats(&floats, batch * g->turned_stride);
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
    g->turned_states = g->states;
    if (gpu->model->lm_head.signs)
        g->turned_states =
            bitnet__gpu_take_floats(&floats, (size_t)BITNET__GPU_STATES * g->x_stride);
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
   of the stream, four turns, heads, attention and activation; embedding and head by pieces, with
   the screen; the last norm, turns of these, and the choice. */
static uint32_t bitnet__gpu_most_dispatches(const bitnet_gpu *gpu) {
    return (uint32_t)((2 * BITNET__USUAL_MATRICES + 11) * gpu->layers_used + gpu->embedding.pieces +
                      2 * gpu->lm_head.pieces + 6);
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

/* Turns vectors of so many rows into a basis with these signs, or back, and multiplies the result
   by a factor. */
static void bitnet__gpu_record_turn(bitnet__gpu_recorder *r, bitnet__push_turn push, int32_t rows) {
    const bitnet__gpu_session *g = r->session;
    int32_t chunk = g->gpu->model->basis.block, columns = (int32_t)push.columns;
    if (chunk < 4 * BITNET__GPU_THREADS) chunk = 4 * BITNET__GPU_THREADS;
    push.scale = g->gpu->model->basis.scale;
    bitnet__gpu_bind(r, BITNET__PIPELINE_TURN, g->sets[0], &push, sizeof push);
    bitnet__gpu_dispatch(r, (columns + chunk - 1) / chunk, rows, 1);
    bitnet__gpu_then(r);
}

static void bitnet__gpu_record_embedding(bitnet__gpu_recorder *r) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->embedding;
    const bitnet__matrix *m = table->matrix;
    float scale = g->gpu->model->embedding_scale;
    const bitnet__push_turn turn = {(uint32_t)m->columns,    g->x, g->x_stride, g->x, g->x_stride,
                                    g->gpu->embedding_signs, 1,    0,           scale};
    int32_t i;
    for (i = 0; i < table->pieces; i++) {
        bitnet__push_embed push;
        push.rows = (uint32_t)bitnet__gpu_piece_rows(table, i);
        push.first = (uint32_t)(i * table->piece_rows);
        push.target = g->x;
        push.target_stride = g->x_stride;
        push.has_scale = m->has_scale;
        push.scale = m->scale;
        push.embedding_scale = m->signs ? 1.0f : scale;
        bitnet__gpu_bind(r, BITNET__PIPELINE_EMBED, bitnet__gpu_embedding_set(g, i), &push,
                         sizeof push);
        bitnet__gpu_dispatch(r, r->rows, 1, 1);
        bitnet__gpu_then(r);
    }
    if (m->signs) bitnet__gpu_record_turn(r, turn, r->rows);
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
           !bitnet__gpu_signs_of(r->session->gpu, product) &&
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

/* A product of a layer with all norms of its input, and its turn. */
static void bitnet__gpu_record_product(bitnet__gpu_recorder *r, int layer, int product,
                                       uint32_t source, uint32_t source_stride, uint32_t target,
                                       uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    bool apart = bitnet__gpu_is_apart(gpu, product);
    int slices = apart ? bitnet__gpu_products[product].count : 1, i;
    if (apart || (bitnet__gpu_is_normed(gpu, product) && !bitnet__gpu_norms_late(gpu, product))) {
        bitnet__gpu_record_norm(r, layer, BITNET__PIPELINE_NORM, gpu->layers[layer].gains[product],
                                source, g->normed);
        source = g->normed;
    }
    if (bitnet__gpu_signs_of(gpu, product)) {
        bitnet__push_turn turn = {0, source, source_stride, g->turned, g->turned_stride, 0, 0,
                                  0, 1};
        turn.columns = (uint32_t)bitnet__gpu_columns(gpu, product);
        turn.signs = gpu->signs[product];
        bitnet__gpu_record_turn(r, turn, r->rows);
        source = g->turned, source_stride = g->turned_stride;
    }
    for (i = 0; i < slices; i++) {
        bitnet__gpu_slice slice = bitnet__gpu_slice_of(gpu, layer, product, i);
        bitnet__gpu_record_slice(r, layer, &slice, source, source_stride, target + slice.before,
                                 target_stride);
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

/* States from vectors, as the head takes them. */
static void bitnet__gpu_record_states(bitnet__gpu_recorder *r, int32_t count, uint32_t source,
                                      uint32_t source_stride, uint32_t target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    bitnet__push_prepare push;
    push.source = source;
    push.source_stride = source_stride;
    push.gain = g->gpu->output_gain;
    push.target = target;
    push.reciprocal = bitnet__gpu_reciprocal(info->width);
    push.epsilon = info->norm_epsilon;
    push.digits = g->steps;
    bitnet__gpu_bind(r, BITNET__PIPELINE_FINAL, g->sets[info->layers], &push, sizeof push);
    bitnet__gpu_dispatch(r, count, 1, 1);
    bitnet__gpu_then(r);
}

/* The states that logits are made of; for a head in a Hadamard basis turned, too. */
static void bitnet__gpu_record_final(bitnet__gpu_recorder *r, int32_t count) {
    const bitnet__gpu_session *g = r->session;
    uint32_t from = (uint32_t)(r->rows - count) * g->x_stride;
    bitnet__push_turn turn = {
        0, g->normed + from, g->x_stride, g->turned, g->turned_stride, 0, 0, 0, 1};
    turn.columns = (uint32_t)g->gpu->model->info.width;
    turn.signs = g->gpu->lm_head_signs;
    if (!g->gpu->model->lm_head.signs) {
        bitnet__gpu_record_states(r, count, g->x + from, g->x_stride, g->states);
        return;
    }
    bitnet__gpu_record_norm(r, 0, BITNET__PIPELINE_NORM, g->gpu->output_gain, g->x, g->normed);
    bitnet__gpu_record_states(r, count, turn.source, g->x_stride, g->states);
    bitnet__gpu_record_turn(r, turn, count);
    bitnet__gpu_record_states(r, count, g->turned, g->turned_stride, g->turned_states);
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
    push.states = g->turned_states;
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
    push.states = g->turned_states;
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

   1  Text to bytes. A character is a digit to the base 85, from ! on without "\">?EO\\eo", which
      would end a string, begin a tag or a trigraph, or spell words by chance. Five digits are four
      bytes, the lowest byte first. Zeros follow the end.
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
"#%jljz{(iR!!+1&$VU95!Bx_-!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'SiXT}!!SL-+*up#",
"!=zS5,@C=v/mcfi!(dcA$<%:8/2/Z-%8j-d/PPj$!@(iY#{#&#!!TsW!!h}&#|xF=!!TyY!=s/l!!T|j!!U*3!!rKq%4G37",
"6](9[!#2rv1g[Z}!zzj4#:9w6!#9z4!@wHz$8zxZ'chvT!#,3L!A&C7!_CSy!#p:uzz=F<6VGjh6tf(#%xi;6'54$|5:$:q",
"'4ub*4|Tam&pRF!N-wYQ'/p'bN;us&'N3P`FsWKK'lM(#7kKc4(,k57R%^,c(K+D5]UXY8(iIR^]qL)!))g_`67A)[$^P8=",
"'4saV'DN3g'41f)(61cS!$tPk1jnzu!%3b;!$.*6!c(wD{!lGD6PtKHzz@-U5k&#86VH}AsU}K6(IZ3x%x}=C&n$${'rbvk",
"(}3MQ!G9&i9L:01!!+Yg9L:0r!&DM/5}-Dp!%g&D/Upq.%w:^Y&t7t`%yzH]'pLc[)kYw1#_ylA7919b!$kQZ8m_)S8m_,T",
"7qbf[!'AS+!'K[{6:<zp+zt:|!{DYd'LI@b!'|zP!'KUy4`Ng#(-x}V+#q|k+=L5(!^'Pk$77y1!(fU-)gSlg+$:Ju*`n#c",
"4B0$<+@*{<!^m!R#Y]]k!^9mw!%=.t)kZD1!([RT!%RG^!!5B1+{!9c#[)SXH`Gv*Jz[%C,@&!n!%]]n74RdY!BqFs!!&1n",
".7rgb&^q7y.4J9w.TQi!,+9DPF1dY*7SH4k*)6R8K^*8U*B@|3!.Y@d!.Fdv8=G(dJ|4YB!&)-8J|If69.Y/z!/7B}!zzZY",
"6Vp(A1/at*MPcf%#:9LLJzZS%J|hJ-1hWsR8_#!U$|Y5v*C/`a$)/P}%8;=0$y7$z2.c9FNj_y&#Y]cj!{!Q$J|g}Q2sUn$",
"PQvk`9s^@d:Vq,GJ|vbH1RHQDQ/i:i:q$xl;r,SmJ}4!R1XqU'6`)J'<L#NC=.F{UJ}3}v1Y'p1;P;K@=ghL%@I`F[5:/]N",
"1Y:,;;N_0<@d.'(Acyz.J}4!!/}klA,&jSYS]IM/B4$)*!.YtWB`v,*JzZSnMt8]72V[_=TYKS,'y]R_!(sm16z,!a#;MyZ",
"!hx2/.|#N*8rqL|K8Tjz#D**g$VjKB8uRU`NT+;&$8=l*6VHz:!]bI/6[/QX+#^@|1K,</!=VfWV#,|sD:Pl@J|kIr.@k4q",
"0Lu%z'.q3_2kR;[!!'BCJ|g|:+#+.k1KTX3!K6|m!`H2n)FDZ}$''1@4,{!T(l::.-gSPgJ{W0'(K[bq(Q3{q1KL_W6u2vJ",
"1L)ZG!KV;t$w^+{F*u+-/1{_x!!#HN",
};
static const char bitnet__spv_attention[][96] = {
"!^'L@!=4:Pzz=(&!!qV5!!+DvzzI.$<iYHKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!=qL-$7s04#ZA$3#ZK*4",
"A|_D+$'5-F!!W+<$@';|!!48kA{NHx!!]Pm.qhHV1+#!d1+*;v!=|2j&PL_h&mtpm/mcg*2'{=k2(&Z|!=|;q'LH|n'jq/t",
"2cWi9!@)Jv6[Sk,0/rIT'R^;s1IHH-!@(sd$:^Z4+#hl)'R5#n0.-|u!@(<S$8yM|%s^zq6;LZ=!@'tF$7_[l!#nW`'nufj",
".4@I{!^J*j$GuJ6PK$T4'nMKf,x'#+!^J_{$IYVDUX-*B'n&0a+]jX7!^A0.1/ygA3B4|/!=|Jy(gbGw)(,W|&PLbp#yQb=",
"!!]}8'jg,N#yx|C!!T';!!iXK6^.9X#a3ys#aJ/1$!@#0!!^9B*B:{`#zkTL!!^HG+]VFi#{4nQ!!^UK,wpmr#^@!T#aA:V",
"4GtZA$=A%Q6[66&#a^C|#aJdC$@;+J6[KD'11wZH74/=`!@*/P$ABk=;iU4<3+qzd#C_c_2cX{q2cWRD2cWRD2cWRD2il|z",
"81+]q!@*Wb$=|&85$FK/2l8]U9LF'Y!@)H<$<8w,s[Ux6:IADC$KG:<v3+qB+kxDN!=sfL!!UsT7r7;S!!UXa!!U[W!!tf$",
"%4G376^8Q6!#;ru!#0u!!]]a<!z{$<!]]`z8m]z%#ww*:$77kk&Pjl9#:b}27!{a#!f46!!]zI49-{-3!_$-s&n=R4'.+GK",
"'l&'w!_sbz!(GU|(KQ]k)F@u_6VHF3(KqH|'s!]='4!$z(1.&38HNuF!$}TT!%*f7(+9:Z!tU(a!%<r[(+NF[$r<7x(1k.4",
"(`Q,z!%[{[!%h]u!{D_n8T0YN!%q4_(-T.^%L='t!#YfI!^'lug]/D#.x8bD!{/Yj/3*hl%SdH275{9a6!1^5/s=8V4]dmd",
"0.M^-1g[_7!'#u9!'-(V(+;Y/!_69j!'A4](,s:Z!^l}h!'UB_(+:%a!_69n3`UwD4}))R3gI`X8tf2g94&<S!()c`(2i[+",
"1WL'15%B&C!]pPi5<21u!f+s)*`]$85yk}%+=M-`)FB`6XN*0z!]{9A*``IF!(;bu#c8YR'#=Uc%ZQH]!(k2u!q3]c5x&TZ",
"Y;fXV5:RGT6iJXM6xN[y6v4t#!(ZKh$v1+]8m]z)WmIuZ+(}am6tf=67SMdn!2h`l!2ha]XMm3uN-wYQ]#9y0%xkbq7Cc#:",
"7<8Ja!!!(<!@3&U!)8BNYJh(h)l#Is`x5Yv6]<$'%TF%.Ml,0t6VMfw7qh/{%xtM4!)1%U6{p5J]cQ;n'59at7<(VI1v::2",
"P+*`T7,Q=UFsMRN!(z[DauXJG!z|[N5;%jQf$ra(6{7c{]qB/%A^Zi+N.li8!2h`j!3xMH-D:NL!3(vB!2h`k{9[tw[}Xx`",
"7qa]i!!+Y47qa]g!2hb#YI&'@YJyz28mc)s9.$X#f}VAD!(C6S+dx/(Nr;6A+N.Z)XMmgRXMmL8XMlu(XMn$K8Q1}$81'sq",
"7SI_nz]/@5#ZMMd]#BqLNT9V$gS1/U$^QF{!=SF,$acsaXN,Jd-u)rd6W(Mi8A4}7!]h('75B.w!t,rD!#<27!!$Bk!!$R2",
"!b.N@7KIY@6u/0m74WBM)hRJ2)*a2tHDXrb:I6P=H`QDk:I6Nx!2hat!FSRW2k[7^%xj.@74N'*),(MrIAU:l:I6PBI]Lbr",
"YIBm59#JclY[*Al6ucwT!#:|Y!@{7G]#<S$!#<J!]#AQsJ<C5HJINH/JbHjH7%=9A&)7Q/(@QG3c_rmC!{[)FZ'a9,7::ml",
"6yg4NcCL}liV+$]Ns.lK7H@M19b#nC'rZ_ud^n8,l|=#*&mt`!!`#+)7.V{bd]k:0)X.!r!#@@,!@{`W*JuNT'DVkY'6I6)",
"6_pF_]#@zyS__ZxSmU!ST&cSd:YY9jZ/iTy<$uT,dc:w@Z.k(usZ$IuZ'a9%/_2%p6|1B+sV2m`H2_-66|7Rv%9i!P7qa]m",
"!!+[<7FS!S4}0]h51,Q-3^%cystC8jX]t4=X]{zsNs*,wUIM@d!#A.]!@|Nq`xaYX!560x7qb6=7qb9@=]P(1'@Fnw'5LX|",
"9Tgc_%xisi8g!&Im#z8/XL(D@6tf=b7qkm#WCT{[WP@=t8*.Q*I!usJ6^Qy^&mkS=88WBRsXrx6i^<J7!]bj374/797KIQ1",
"7T!Rr0+M!7$:,/A!2VM`$uy&BXNgp(*U12w!2i*1.qsih6tkDtdMX]/i^q!&6uLU{#{jKBYn0ZS74+].9jw<KsV2hY$!s+T",
"XP&v='5.W%!)%|t6x%J8:,+YcsV;nt6VHz:!]]:KXPCsS.7SPu0L`uv&1jn(XPCy9&Lv%n9LAH7!H:#A`tmsF'+T=#/n&Jw",
"7yWLR%4yD#XU1,l/pRnf/1:QFZ*ABa/bm70NTcd5!'k-i'LK+q$7;<86tk]W!Cb*!XP&iSNT1_G-X2H&YN}z^+!upq;)/-v",
"$Vi]*!(xz<;GDPV74WCg!3*'LZhq4,*}xt]/n$kI0.6nF'h3w`!3)pG*B<+^!3)vI!*Il%sV&U6!zzYA6Vp(A10#-.sVQ{v",
"!!,9]+!%zb1Jv0[$u!ivs_Ck+YN1)X.<JsG+{girsVf=r*CCm,:J4.T`vfl})Bim##a=A`!{#}R1IS%WsV,RV<5wgd1j:,S",
"s__7S<sUmc1jF2V<`Yrr<L:DHYN8DP1SH)V*{GCz@N/PT1LF;^6`p1d@d!VnYN/HR2mkkhs`f<iB)gsuYNYbX,7a!;B@1B`",
"C&cA]1LmWk=g]_&B|-jfD#__l0NZSa,u=IL<$u/<!K/mHXRf[Y-Szb@!]btHD8pNn!3)<5!55]s2J30jsV2h]Nrh3{6j,S2",
"81AkY#Y['H1I[KH6t|bt2d,,@!KB*@/8/b{.;s%8#C4/rFyW:}Fkr'h!3xig]CJw6+]W*_^twiZ!&+@iH2s6'+#=LK*a7<C",
"sV!+z!C/hz6w<wqNrhQ/0LB!)0+L})$)wHW!54rTP1}aGXPC|=7T,-&+!/!A+{*KC!@YC8%6{7}$uk)H&53pW%v3I#=^,2J",
"7)l5.!'#IX!)DT)NT(m8-Vb(fJa7%8!2ibN!!!DC814LD#wvk]$VTqy!]^zF#C4$V`vgC#7SWAq!!.Ha!_Wk<74N[C.7#(6",
"0Lu%z#Yvh|+%i^n*D#5z'_2!Y.6Kf]+#Sz%7tj:$^xP4&*BBtp!3Q-+9.Kvd+@h1G]zg:t#:@}iXPFVQP2tCM77tTL6tf8H",
"!_nD]7Xak0#`9TJXQdgS2M<FN!3QU;NrFi|+N.Yr-Vw|<%WUwZ]$tFj)%L*9%6{G%/uW($3]|bW'LJ&G-VcXh1nt%|2HG=j",
"!3)[@2jA:z)((uMXPFmX4:[/_!z{P43`SpI3}sZ)4^-WT$]T)q&8=(#,$t8p]}f94+zyqW5&[Lz!)w=V!)0rP,%Hk{sYx6#",
"!2i3u9S`-f7PvR)stIN2%9Jv97n7z&$^uw'7y.Ajs{Ukp8k31l7xHy/s{idj!FIN;PQM^P!hX(#7YrVm7Xlc]!H!6kA{w3r",
"!):F_9h0iY3}wPs!2i5Z7Y{]v&|W,v2/|5A!):La:Fm&Y$_hN/7y}vss|HBx!2i4,7KLZk64S#T;'udY;F2Dm;()Hg0rqK!",
"$@GcZ3,mU'!*%-n!):`h<=dug$`Fv57z]@ys}&n#=:_`-=Y|iB=!42p!Cf&6!]l:M7+RqHQkIbQ_WfFf_9n&5YL#/:_AAI(",
"-VW{cQ/$i_0+M)^RhMMP75![|:nNh`Zg1J;6uMt#R+fK}9T+9<$79v%#C*zVYMn:TsVGyl!P1=2YNNsJsV;sk!3+&U<%((R",
"Qk<%A+}u%{!{0N%9jcy^sVGuh!2i]-!3xvA3'D#3!]zJv*cK9C*D{s')Y9Hv.6Kfc/3InD4PBIJ_Z`xd7fAp/1w'@'!)@%s",
"#CP.n!g_,L7r`7I%qr#V)(#A9NT(:'!duK<!]cXf&&wFj7Th)|$u!*D3`V0T&3;'vstCD:(M5H3!3*;U1K];*6r4![GvSLf",
"+)9}t-YLmm(M4bwsX$5]!2jZu(j+b3!3xsT]#)MM(h4i%+zyqT!]cXRT&+,5#y{7*!2i-X7=!)Q+(@B/78*c(-87|{H`Iq&",
"-Vb[FSFv!X#zPZ7!2k#;6}^mj9Qrk,=&b2T@C+qrR+iAJ!53wH#Ym9C2(Dnv2c^(kA7ND%3`YFnDrD)<+=LBY!uG_9$VZH<",
"B1IQ8I(lWJXPH_X0'*0k7u3V(,jD]$*Cl)z8%1pLY/80P6}gi37/j1/+9Qk#<Bk-t=dC%^:t-sZ#]Ym^!2i,d-{iP78PUD4",
"TC6]c!53pHTCtwK%v,H]3}{,-#<y42!]cXR:8caj$;(]^(gm5@!!$;rI/QM'#Ym*7!+-2R8v`,p7jc71$85&k!,K)2C.G|c",
"C|a-m6xQyLFWzLD!]gj{Kg#q$!!vPV8_+ta!#@YTKg$!%#x'r4%d!qz6XY*Cf%Q.&5aR_+!M(_uBxt*KXQimp=UNX9DrLIm",
"%qr!ucHyy*%;PlDXPKPd+@3jM75=ri+@HtY(/0B#sYd.TscVz;aS$AcsXrW($[V1p)f[Lp'/i=W'QN8[,!yJ9XPDxt)%Llg",
"+`B5Q%bGbuh#$56!C4GqU{mBR!7AJ/!4Lj&=Y5S`,CBk%8Qs$C'LJyI!##7]8PBQ.:+sXcF(:7y$G;yrXV+7<5Vu)T<C_z_",
"sW/Fc02*]*.SPigV:s]Y!Cc%_sV&A;q_{Dp-X*J,&53-]XPD;`)%L0=%tYa):/6Iflj82cSdh#:<`k#hZg2(Q-WBJ3.8/r[",
"+{S[msVpIt*C8g+!+3Uu4/^h/P2F_[4/^^[#GBnQ!2i-n9[(Dx%ZiM*I:N6R!jW:'!]bz87#wT0iVX97t3a[!78f96t4Q&C",
"Zh$vX(sLX1G'vt8!B^Y/&WZK68mkFAxB3QQGBmS}#!paM!2i356^S4t,ah!I6@:6l&v&I=6#c_t!);c*H=ixB!(sKl(Mvj0",
"t3av+H{DYb!3*;UH{F;Kt3b2q5kl][,G^THN+M%C!56j/QMR@NXP0&@,2^L6t3n{[&B4c)-Vg(<#^^V]5!s,QXPFx4)%MlG",
"4`;20*Ps=tXPI#AJ7at5t7a91K4Y}k!$;3Y&}!FwPT2ib9[F]^6W4LF&5fKv7#inN%44RT$Dw3d+LnVMbL3j&77QpLVxq(b",
"@L}Bd0jx<%P2-sF]zzL'%zfkM,1.:(#hA4d&13yC6{W|j/7v`-2FRl3#:NWz!3QUH!C0)%S(bMQ=#Y+f(KZ[/!_sl=(-pS3",
"'xd$q),(ka01smK8$^KMNT[4sM2}c^:TSSB3a=t`*aQif79lpA-W$%I2hI*`:YRRk-]/MdMAnPQ+F!(x^#w%uLaRD,!2i*;",
"!54s3,,`l--ZR^d%us}aXPD8_JLc)B^<pYU4%d]l!,ddQ;5ilu0LCJp8YiT=Q.}P&H4krC!2i-6GM%U<6d1)r%4GH9t3a[!",
"D^$d5!)R'2!)IJ_6k^Kr.cQ_UKVmPd!C7hs!#3,B*`]1Q*BfF(*DTX&p]jJ',6`:%tN;gzt7hC'p{*.87WC;RlKyC^!*lfM",
"7qcQ&$VV11!+6#Y!=AW{NT^|Q:,)g%7kiz8XV$dt7/$z=-q'i[XS%]f(-:d4${r65!2i+[!2k#*;.u9;*}{',7[]N1,,59}",
"7UYYtT%TA0sd]dj),<Lc!2|34!C0M+*DTX$)8jSd.6Kfb7UQJZq<}]'!)KBk*BDb!9)9&QU#0=C9ya2qk0^c2P4'&@8hR-_",
")(Tl}!N.kg4/^C,NL.SU6uSqPNT)BI)(5i3*cw|H76ww{.5yXZ.4_;u0M+2!$7Juz-W-kfC}=[vNtSms8iv'$+!%H#!f}'<",
"78+zh%S]'9!!$H8JK=-31+$7F6z5+`92JYi*hB`H%9[bD!]bz8(v]0[P<)2*!aSB}*D,=P'|Q+[.6Kf^.5p)1,!pnTsZ/dN",
"*GVxM*H+:cPZr3;.6Kf{7X(.0qzHD{!A[2w$|5rW6[Xa1+#I+y75=rl${c<{(USv$!3*,_3`h(h+!)ik-XZ7T%u_qf@ic8{",
"-Ws5j!!$Cx2I(J,Q8n5=YL#,:YN/0d2cuj7QUG[^*BBPT!P!TM!3;K=RU=whZ-4$X-g8K;*dQ5`%VZQS!(Uu$8A52s8VV*m",
"NT@JAMBC'V$(}@{!2i,b7T5yK$tvTn7ygU-MmTHC#C*zV'5C14PnxWu!3Rw2$t|F!#K:%17$<cR*%3#_8uav976;290yL;n",
"!3)<97Up!m)dgg|#-z{S6VHz/QM%vH!+3P=!!$=:H4WCn#)k]g#Ymr-#HScf-Zg_g+lBa&$!vRC!2i,X7W+r-6xVKIKI$$s",
"R}i27$Y@%{!0(Na(icftQk<U;:xD!zY/9y)7y]l<6uWM=CAC-P9.*r`AJl3'PI+'c!-u]h81$^g&mlA:sV*0f-,y6Z7r'%/",
"rwB=hU^_^F!=j09#ab&0PQjX@9gFfI86CJG6fpgDsV&@l!!!kpsV&9.!z{3i!fD'574WB/!%*5X$VVMd%w^*4-759X$V[5X",
"!!,9JMA[A8!2i38Q.`)^!m:PS1gpvTNr[2;+'&[M-]6^v$@NXL#_[-4@:G1%lIa,+10-,:+/xT!7C@DV*a7D,(NcaN7Z;f}",
"1kNkc(IN3$#/3H23bML3!]hUi)gJ6=*F$)m*d`=gNT;5t/TixC0LAim*Ga*.YMn4J7tWM!+=x<2!&vIYZlh9b$<B13$]D*F",
"-7DigxBRdXHSW7w&PV}+.'@|)'KUNt.5KDq+!aDnuj{sH&14h^&#@;/59N2m6Urasu0.*w!(+CR#&AVu!]<80)ci28!@yV5",
":nXu`!(yR(zx)nM!2W+ty=Sf#y{5,IzYrGMYL+{{73FnL+<ZS[y{,7[%tYT%tq=i4%r&2Ptq=b2&1WMW&4-^A.5Z5{0P-SK",
"*&v:rYMn`[!`<a|-K7[!&muTg-<K%F)%Lpi,<}ZX*C-ZZXPD,(%QD0l#WMN:+#R=Wu.@_F!][M3u0u_b74.B|-r}gW-VWz5",
"$rf]`tq`Y#!2W.y{7LIJ!ZPnV#8.+Z!&r!w74(C9PR+_h)Vy@0:/j<|%SRF7sV)`[-IiVX!)85yVxtw6&1BzI#Y_vUXP4ZT",
"9Ff0:*hKr<9DA:/YSfr;A=qAt6uC@d#:A+!#Z6=#!4c]v[J)Mq7s(.<[+_wV89B+9:-&D5S#(Sb$y/'(+!&I5-[0ykGs|R.",
"!(}XI!CY43stC3Y/U!(u*FnJ[-,Ym!-ZZAU784twsU}q|8VL6sQM@Gm;c|V$Sd7=qF9D}4!(yN'!'F{5!!$_08_5#h$:A'y",
"t3b2SPp!2*%7P:h!##IM(wK@$:+%/:,!duu&AW8V,^0.9&r+'A(IPaQ$DLQM/PNLM!3;KK7C#<X%sUxt'nl$+XPDMf)%LAJ",
"'P3F3!@{gQU}038!iJ`D:MyKQ/rU1%#+7k:02qN.7SHx0&12uC!Dcr/%ZK<P!3=7s!/84=81$W^8Qd48&qV+/sV&)v!56b0",
"8a%Cz'982t0knn0!]bj{dJXSftq=Wz)U|N=#;BXGT7Cpr!54dL1p/6msVqJ@*BR7:+S[T/,%zns!57'7#'r|J*S{<6!.=gd",
"D[!3T!L]qlNr`%wX+Z0|#;Qswtu/NY!{y<hXh8[aSA3Ja!R9^(&D3}5tS!H[u&!K/u&4W8A,8nR%6'Ws)%L-;%V:T'7FnZd",
"sVihY!Z*!8<`Md:PQFZ7+lBd);dW;+U{ib,$hABw!J25K!(x{]!54dNHq%u}KVD^P#!d9LYL#Xq$uBK`-W_U;*(mR--^a@R",
"R+fu[!IHST&WQy[-VXpm7DJbF,;2Ar+%%)F!3)<S6u1M{0Qdhw&QI./YMnYX#;svC!AVrq.4@q,+}`&:8S=D=*'hRFWq+[&",
"s]t76Lc<02%yND@U{}h.70[g0<&-t!84K0RCB,Jy813YV<.BhSQN/j276ww+'jhH9!)g3A(:}%TQkb}^7(fQs:YHQC!2i_G",
"/BLs#!Iiu_%;<:06}q[*u1.i'!2ivc5-t^y!(tvT#Yf)_D#-{'$W3_F!56F%PntCW8TN1X%ST#]!*N<F$gH/a74vD/NT)zY",
"7A7I%74C4l!iRPF/^JV-*!zWg*@9aR*^XkW*{vuUWx&B,u58L&u3A;/u3UJ3!77(!`z8|476xQ;5Lq=fNTKp*(d_xKVqMdk",
"7W/nmD4y'x6zs*x7K!5%845g04zyPy!=Ai)NT`+t$WZXz7v@Bq%U7{8.4@3v+{qpt8QPVw$Y@+}(ijVw-YC^C-Yv-x0+N'D",
"t3a<H+ZTvYCupG++p3BxbL%06NTJ!9!B[j$0PrJ,/T#2*$Z9^c$f&@tu4)k=u4;xC$VW/9-rjr&.2*{0!Iyl{%ZJ)b!=auD",
"NT-nq%y]pqu4Hc`u4JH7u4J<59;r0]u4[(<u4p:Nu5&IS!8Rw<u4J2PWtI*UuI^|{;w%Y4$twwdu0`-i!C/y&ZkFp#8ChI6",
"u4IbUu4JfI+&Z6+0J=Kx!DInjtS!H[0h^!C1G;G`1+<yY85knTk0l.PLCc4,-VYX1IZAQNu6#'X2aVL125fk}2%x_$2aV{i",
"!(zM0u4JQr!BJLgI(|%s!)0aJ3@2NR3{qSr3`SpHY2'gK7/$`Q]GMi{AI*Uj$=<*U!H9A=TC3)y7f,4*!]`Ug_]z2_6*[k[",
"7%[i|NrQ!'7sPH0u2H,=!C0@@*ByRq4xl1y58,;#!$8n+!`{cF7x1qdWu82S!#[C2!=ANR!)/=GNr[d&1x@|.7Z1z@4xkTa",
"5WK6|65)S$Z*`Hi-]|Kw6/=qj%!3kK+B;Zt+a[]jPQ.Wyu4I(X4.hnZuLhpF'TNiRGC+Ap,*;1cu;s{_.6Kg^u3F^*!57+P",
"=spw-!nq|x#D6)Wu4IH6M#JkV-VZ5[BQ;-Mu7x@l!9lj%u4Jd``{!P!uA;11u7d3,u7xA07F,:#7$fYSNr{/:=!q[27Zp&Z",
"u0c[8!]_b`7[%Rpu0c91$)c15!)FI_-VZMB9/D3_-Vg&@NrS-|'41i9:IA-b41`g2u8BZSu8Vi<6|x`@bU%Mv+C;stWxa7Y",
"91b,:NTH'v894hl!H]|&tq=R%u8t|S6[KD|kX)s%sr;*0!!!!#!/i-}z])aT<}d8a{(Nm(B](ImJHinuDX<%XDL.#]{(Psk",
"D9jQ.JGYMv{#z15zzI(!zzI(!!!+%!A2$g+kW7X+6u/1:.xZCZ!(=QR%xq,27$,lJk:'Va8pt$D<;8g2%;6^{(QUa{)($ZL",
"!.`hb!!%GH!!$@x!!%)G!!$D&!!$;}!!$D(!!'F%!!$AC!!$[M9L=7_kH%)ADqYr<u6_/LNnna#zzI(!&PVR0!{$9AsV&Uq",
"+6<U&7SuMn#xN|l!3xs=#<hI2!3xuc!!$Cu#:;dx!3xsJ#]Pm<]$uHSP33ZRYTCrjNT+,!AM7n079NqMPPzpq!#H2##=n-@",
"!3)@Z!!$Jy!!$Gz9;{6@Bx`$&83=4z7UFKH%MRPL92]u*sV*Vy=8$H6!)+@_$!hW;VZ6MV9n{xiiVMx;#x$+%8PAmr*$|s|",
"PQAm6*upy_YnF5p!3x1S*bfIG6x`S-WuNtc%ilwC6}J,=0L}]<$V|/$1Q6xJ!(yH%0LLs]#wx|)+{4Hi76FW#!bh^=#YZ6M",
"Nrm`*1M.j479(XtvLp#zZg3!F-YNYB:z23^+$sn`[+Ura/|Q0i!*,@4!)XWB!)NG<Zg2qn8SZkw&WRd|!&qi!74(<-0yL[:",
"NV#n&-n7PL-W_nbNT;aL-4c2g0T;]KNUWIp!,D0Q6VJ69CW_M]](y5h0M*Qm$7_&#0rYaG6z8h,84J}T:Psq|&$&*'-rBV_",
".1``d6Wg44<pCMK!ak/97uy5IsxBLQ5i7(R-VcC{!)9;$/Lz6d/Pq@50+X<b/PYY=j|s6{G,1.F@A(^X7XDIA7XNPB@A1dY",
"865jFS&|D6RfiA681]ft7LmI17XDIA;Kg&T9yu=Kx`R[^8P=I_81+FhC$&'p!('@z!!%)s!!$|M!!%@}!!%)x6VJUY48)lF",
"!+Amvk)f'*!*r&b<]y!DRJafRIu84uj|,^,;8y_N(b$JA94#{u48*fC!)d-r!.<4D!-6^<8^G#jjz]Ab%&j6=jyV_u:qyFY",
"8rl:;<(}AH=5q33Gnwr72'{<b=du(u!('A#!!$f}!!$R;!!$AK7qcb)sXra6CLac$!('@v!]_fc7Wp5q7;p/](nz('9jYHs",
"!/*{^!!$H]#wx|ft;Q;+89*w=6^ML]!&L9f87h/6:gW1#;'uMR:I_Ag;BsW@#%#_+;a13y*`n#,!({IKVZ5TQ71b`%t3b27",
"48)c6sXus6F(:6.=@'_+,(&XIt<a'A!z|[j=xGY%PT,^T9[F]^!$I;C48*#c!))B!:k$!X7ZIj`7YIK&48+rX8U,mJj|`C.",
"8l%M=JULqz@]8AC@#,,Q:^s('7IxQr-fDDg6]M,m.cQ_UGF`,V!C6[P!^p@D:$Z#3d)=:S,38#_tJtNWt7hBad`tgQRha[Y",
"48)]+NT^N[48*0;8N-nJB}AzI9Y5_1Pp*2H<dpbLTzu.v/1*BXcI'#%CylGVstIjr!!$MW7SFz'k-L,#8l%M=&KZ{hk(,Ip",
"D[+:07wgTbI]G%47wgTdB}t<`PnWqL48)V2!*2Y;J:$B1X4u:F48)g09PSJRFn^t-7wgTajxz<ABBV=/=MC/7+dq!8j{p3!",
"J+MaI7C0b548*rV!*/_=!,WK^j})C$M|G%M!('A,!!$V{7SG*0jxPQAKx_k:/1*BX/1(BWljAiGHSW7wjxvQ4:&T'';!Sf@",
"55{zC6RKIPtlGfS!(+G/#&AVu!Xt}kjxbQ5!Xuj:jxZXx7Nfc&t^ZH)tl;a^tlQnb70Qyg7/t6=7/}<@8-&bDs4I%NtS%}V",
"6VJ/9j|M;FsSgdA,7[z/tn+t.tW'a|uj|lUiVCq37Ny*X-nBHs!)-]1tVrkktVjRq-r@WWru2{uNkRPHq:Y;kqx6Wp!+vWR",
"90MJaU#WFq48)DH!*N#G!*/pD!)**78t$ql'59K)!('AH!!%$M81$z1N-rHD!('@z!!()#!!%*v!=B8T!*!5X@xc{S`qI*5",
"Q.it/48)IA!1*/&jxq)GN!+0_7YIJ`jxqRN=ka2uZF!;$U@UaAFY_UQ!('@z!!$A8!!$Y.!!$B<!!$YF74(K(:LVX}PgT1a",
"J,Vv$!('A+JJtt-9xmv+G(.LF7CD-J-buNd!)*-$tu.IVtu*Zb$VW3Cu!X1Gu!l<Q!!$tK!!%[j#:<g$Q`lfSAf6ISjycD{",
"!Av1gNs%Dm48)LS-^`p]7YIJc48)3HR+jMm48*l7!-D-,YIA3w<i7+sIlu+gj|&|6xB[mA/1(B9ts1=%y!:;!y=YC.y]wM3",
"y{6W1!(z(|y!9D!y^#&Iz:^@MtqA(K9-}1^RB$j'!M10g'Tj:^jyw]$Fs1TqS<|ziTCYCFF:Uf7$=;)5-Z!(U/Lxj|67[%V",
"u0B9t!!$Ml7qd0Kz{hM0!;<%5!Z[.h!xy7fM^{qt!;Fl%!xx%Zg}K4P-VuI7-[1*j75+vgu0kHw8Pz0dSz[0k9TINH!@&x$",
"1hM)s0kZpq75+%*tT}nCu1<ycu1S)h+#*(A%QMqF75=1,^wdY1R,/uB48)f:!(y#v!*8f@-]`D@/Lp:0%r.Ny75gL0&5pfh",
"&khfu!(y/fu4I3I7qdM$'/dQL'hdpIu4KVz-`T/H7T5Cu'.|&F()%;}(d`X%(IbA%6w'j5%6S^f)FDHF!{Xgu)C<s)!(yJn",
"!(pA$!('A)!!%#N!z|[)*#%_WT9w9P!,)QQ8m`%b@:)A.M7ak#!('@x#Y[&2u4H}[(ng.I!('@v$-#C)!('@vD[qly!('@v",
"@i:!d!('@v1x@{L6x@mLu18@Y!3;KYjzpCZu3}Lq!]_Rn7u2uD*K2<:XPGNs9J:#:8mzg]6|nXg;LXZ]wc}bb84[&H,ywBZ",
"-TLg]u4Juf+(IZ7*@8Jc78*#IFgQ.A6z%v]jzpJB=CMw.7WHk6u0c[86thA$TC*kv.ndxy!!b!F#YZ|Au4HccNs.A$u4HkY",
"NrPNn,M6Ap76&k7lT*=b0,!Jjjz3Qf@/=<T7wgTr0LB%-0j_tB!('@tM,;RG!('@u",
};
static const char bitnet__spv_carry[][96] = {
"!^'Lh!=4:Pzz=(&!!qV5!!!&w9-qXr{&LBiD:<tJ3*Lzj!]qI]!)B|rFrst_!!!,@#Dw8)!^0c1#dTAj$Bri%$&Mq<Cn*t=",
"#:Dg0!=}**#wvm1$VU*3!@'uB$7bSD!,V47Cn3}A#Ylx'!=t<1!!V@)!!SV1/7v,D!!gjS$8_0U%#JDICng<F%4;D9!@'^9",
"$Alv;=,B28@:)`WAV@hqBq^_&D1Gy@Cmtg;!]gTA$:g6BsaT[w!!+@|$-)Ly!=qt6!=q{F++AM8!()Hv!@*h@#y_9Z!!Sq6",
"!=r(I!!SnB!()R|4Hq%Y#y|Na!!Sz9!=r1L!!T(J!()]&!@*hG#z;bh!!T'<!=r:P!!T!H!()g,!@']G#zZvn!!T0A)kP!P",
"*BnG4*`Z%b4BZW-$ts67!#'j.!@:vQ,YRwU+z}tX#::-`-70-x,:<}X!!Sw_#{CD%!#:':!@x@w!#(iM!A%Zh0T2ch!|_pj",
"%si'r%sWy9&354s!asigN-n'rg].Rf'/luJ'NKcZ%;*S11I<K.(idVY!AL6!(K)zu04AFf/u!ig(iGSg5(;fM)(-2%/85s$",
"(gnjA/U!'&/TsI-/TiF0)i6Wx/Rg!z%xiaM(Q@<S.t,Fb.uwmQ.v_P/0nn`2)I5b;!#;3$!@xR2-Xq%`-Z5+J6<4(K-79=$",
",zy;R,][43!%*[5,]H8b*%(hd,%Hb/+B,|{+$n{A*`n!d*'qUt!]^Hh#::_l!$jk^-wknI.7I:p+BA[Y)FTWh,wq`(!&Du)",
"!&N}r(L8*c+%MPK+{*Iv)+U{y+]j=w!!#_v!B)yi#:;300j_sk6{UNT,!=4M,|!Vx*Bd%C!(*-&4`l[:-8-&h1qN'|!(H6'",
"!&'wt-W$}$.W0`v#`1Bd(1vj&=]JVw!C/y0*Cb#x&ZZ;l'22Vs.uwID6X8BC*}xui/85*F!!#HN",
};
static const char bitnet__spv_choose[][96] = {
"!^'L*z{)i6!!+1&$VU95!A@Xz!=I1$<iYdcJ#aNk1*wM)!bjNnCm`]5HA{Y*#*fnc<%%s$#Yvq0$C1|(#f/c:#B}vt!@'^9",
"$@zA-:Tl-*Cm`Y9!{'Z'!zz=*@:lrlCn=$A#Ybm5$b!j<$&8S:$udR8Cn]3C$t|9=!@'n@6V_J%1P<BG#c0b6#cU^+#ZK<5",
"#ZUH7$8;f;&yB,RCp'RI&17bD!@'rA$7XLI;p(s7Cn]6D6^Mi:CnI.H!)'|[#YZpz#Ybr@NT+{`,V|u$Cmtg;!@-;cYd`Ju",
"#Z|N;#[A-G#ZXY=#[H;K$a&F5!]]S-(ry#P%r%H9&n+WM'0Kzb(j7wV!G7q''.+,b!!+YJBqZSK!!+]Q(IDTc'.+;P'1;mX",
"'1;m`5x5,Y%W6]b!A$A6%5vLf,<V2&,=RG&,<|5n*FX|r#]MJR.SJlsdg^@),Z9!0!aauZ.SJ0^%8Ktf-wLbI6y3rG%vI$(",
"'1+6%C.CX2g]/#u/3=QK6vK)_/mdTs!CmSa(IF4k!BgnVst<p<,^wPY,^l+-8Sr.L/T}$2!#;9*!@xX/+#^XM;.dB2+_:X`",
"+|Z;1.5pk1,[:0),yV^5/3#L<!$/TM!AuuN)HlbZ6!2D7+]W+0.4,$z0LLhq#_:^,!&v7T&ugKd!&Y!J2gX*$01J}w,x'$R",
"*Bx1F!'$9t4$rU-4B90%*avD#10glj!]_<&#:;U*!(RH+95!Cd2F:]Y0LAi^&6b'D=&X2U!#Y|N#wx8`AWTX#+(&/&,:HTF",
"7rIc|=$udw+{t:X!_KI48m_^zCS6KWA}Ql*22;ky'.Hw=!z}[<6VHz0!]]:K=%*-`-D/<f3GGy+!]`2R#zaau*D}Q,0Lt/i",
"&Rwuq)hcGv=%*yy.;lrj*b^-016;P'*c0Y%1V%sY9P8h[7:lnh=!,R!8q./JBTy),={D_2#:9LLAx(/k9M/=[%YvL2IG+*a",
"!-qlc=$j%_$W{(#!+yAvB!aW:,,`wd)d)ZA%45CG=%HzKAx)(k.4@XZ0Lj{x$W2:8$xwj[AyLC%!__|F!+z_20U1CcA}Rxd",
"D86SA$7Ju3#]CTs$79%c8Pqq+.uYm])JQMK!`H,l+B$yJI+t{H-9ykW-x`Kp*GBl=Mm[b}6yUV.A7%8,*a%/-B<GVJ+}A6Q",
"Nj_xT!]`2|!.c`0-Vg.iAY4sN7%VS56`ay+6{/_`AFxN{+#3qv6v!gu-bM4=94u8j'TYHd+!%.J6u/1l<nNMB.xn(n!)dN|",
"LS5^I!#,:K$VW9<#^J.U*CClt%Uiz8=zrWw)*kz9,z[^U*jyX],,|UjBCum0Pj6Qp=$M*4*LF&V!*{x=.qsih",
};
static const char bitnet__spv_embed[][96] = {
"!^'L6!=4:Pzz=(&!!qV5!KJdc!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<!!SP2",
"!!S]7&uZC,#]MU<4@VAz$B[Y@'v<TY#[;b@#[_AJ#[_<J8Qx/5!!hRr$9nym(TyxaCpw)R(glTS!@(%G$8,mW#Gq*K!!UKR",
"#zC@J!Iz/|&8fF_$9X@!Cr2u^,Y[mt!@(`Z$:&)x)2XIlCqi^Z/Tuaz+]VBX+ztLl,:3Vn.SJDy!@(|Y$:{B}+{=sr#@,!V",
"-79$n!@(HH6XJ9I&n5^X#=adR+z}YX!@'q5$7U*RFIY@[#=8JM!@(i3YcjQ|#=&;K!@$5k#wvmV$7@}[$H$3i!=qL]!(*HV",
"!@(9p#|Z(4!!TpV!=s&f!!Tsc!!_'.1*}/`.4,4($ts6N!#'j.$@)+a1*}HH)F@nJ!{0L4#:X]74=1Lr3`^Iw!!h'y!/_)Q",
"*}x=K!!+]u!#(9p!/_&P!!=j5!#:Hw!!!%!6v,Di&|Jmp&pNdV's+.w'N.w(!(;LV3B5C%6^-vx6tfV1dc6'd(iGJ;)*(#8",
"!^%JF7qb$8f}Q[m*&t}V'7X.l(/{9'9DK4H!$tMS6wdTs+A22W+A;i39LVn2f}Qpt+|vvc!^VWD;F3QPf}Qyw(KGqc9LX*Z",
"!%g%i!%q,C!%z2H6w;9,))yY$<';Y[:I6N|<B8<+!%HpL:I6Nk<dzH16wdU,'0KPwDrVNF!G99=%v4[Y&x*@''5tr'%y2/G",
"(/tjZ#W$p11i@ni{9]+!/R*Wa2G}pU2f[9<#=]2c(/Iw@%SSMSf}Rf14#j<x/RK+WAz-NK!'6%49L:0l5:.(]6tf=b7qkm#",
"5dm(s5`|pp)p%t9-!FI|st=r^6&Lg]6&UP28V|ITCy%0W!#=JQ!@zk:3b9_y4#Xhg2H=,Z0QJQh8PAMb)S{T0!#=Z^!@z{A",
"!#<U<I|]^qI|`:+%6j(M2-=jlP1r[r*0wz{Id3{3JZvLr#D**g!.wQvI}`[{-Z4Br!_9wH*a%Q7+a;_#0.}[P!=a#[-tlg$",
"!}J:T(MSs}+@g(9!^bxP#Y]Yj!%+!a(2#='!/kjm!%RH]!!5B1.SU,lI}sF%!&&aKJ#MH3HBd5H!]^pV%5mIm#Y^*z!!,:8",
"6tpt-!%z@4-Vbsh,@)[H!.Y^x.7h`874D-17rq},*C&'_!.Yy!#x6*7YI&/x!.YA6Fu*14Mu@$;-8|pMWyz(ZFgYMb'P37/",
"'wRi5*D@L8*)7rHJBnTcI}_0}!CdD:!.Y6/J^pY$&R<$.!.;h8J$D8J+//lm6uC@27&'fG,,@T{MmcZs!{!uJ8|J+`#{8DD",
"*B[=P!.:dw!{0w:$@]bZ!.YtI8]xQYNPYWK8_H(NJ#8AH/u}q-!^c0C!.;n:J|5/,NT1H=6Yx206VJ'wM|G$q#ZcSB!]a;C",
"!.:18#aX;VI}d'VJ&Vg@+1ZJ)=!q[LS]Hhv%SU6mS!d2g$79ml!.:1JH+dgjNrK_&'4]:7#@Dn.#@@1nJ#MR6V487p!CQ09",
"=dCg.%5C3,!.;h7I}nXZ7(yaK6hfZ2%UUm,J'bA8+N{ssQlQSh=!6LURCgT):iPtf+{68C!HB51$VXwm!2_9PPQ30,J'!D_",
"=*4Uy<iG$2=*u}a=jcC;=(fC%!)=C^0!nHG6ty&6&7}y,7'$ZJLV=l$.G|9@0M48$$W)4YZ*T@@7){yT4(m]_!]b}+J']0_",
",-Iy|!b#,r<C/'.QmW]!PqzM<+jr[Q!.;i91kSTz!.Z@'$xyJqJ|J#@!_t)G!/.8(7A+-*@xUGl@|(TXpPFii#GVn]!J(Zj",
"!{y9vABt5s!-W=Y4lFj$9[nZUAaC_[B`W7H!({yJ!)2*v!)&&v$xx'g/WJC_!({qq&vyZD%tYT%#Y]c|*ajcZ^MwVy={1C,",
"V4&'<8Q#S91Ij+C!@4)[$a*hK(h^sg!Cb/`!!!!M",
};
static const char bitnet__spv_gemm[][96] = {
"#%jljz{(iR!!+1&$VU95!Rbta!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'TfTs$!!SL-*-[@{",
"!=zSh!]]I+.vKB&.X6=&/5|Y)0RC*.0RM0/#xi36!!gm2$<k$Q1K.*D'RhCt1gfR2!@)#i6:xnx'RJ/q0jj3#!@(X[$9l&*",
"(K3s{'R!sl/PPij!@($J$8)vr#<+%f'QWXh.S^RV!^Izf$GM/3N/h/1'nWRg!^JFG$Hh!<S#W=:'n8<c,:Hl1!^Jz'$JL-K",
"X/`sI#`%3h4DI0m$:Kj(3D8|Q#`.6h#`M/z#}a5|!!Sq5%7*6k!@(m1$!+Uc67^#M#`uX&#}W<#!!^':(ID@S#z/,F!!^3@",
")c^h[$9uQK6YzDu,aL-774/=`!@)f2$=4sw2h-7m1nA^D7y//a/7v$*!(yy4!(yy4$@x1_5^SR{.;CsA81+]W!@)N0$<MUx",
".:s!%9.'zM!@)'$$;2cn,^YHX.:fK9!@(i3Yckdj.:R<7!@$5k.qhI</11Y<,YRd;#{T%T!!^_N-tl-x7ufu=6[I/V1h0ur",
"2(&UH!$/nm#:;lI!=sfJ'ySN0(QTf^#aK!n$#;PU!!_,]6tf(G:20yR8P=Yy6VImC6VR+t#^`X}!=sfT)lBvZ!)0xR#aLS(",
"#ajc!6^Ca:+BaYR!!tf$%4G37${fs}!#0q/8m]{+#YX}6#ww-8${bWx!#9}j!#(!&!#R<'&Pjl8$WGf;#ZsDC8m]z%%qqLx",
"%Ta#<&1/)M!]_AQ$up&R7s:944`2;S!^wlH)(%F)5;Rt4'l6c^!#FHS!$-y`$:V9P7qb'9!^'Pi5x<Bb(iyiq+jhTc%r7i[",
"&r##;'5'_h'6]BF!=4%C'.*cb{9S(D7Cc&9!!!.66xBs*M|0TJ-X1ymMP:FN-vQ&[v-]Mn.5qa{Lq^1L.U.8^4!):r2/4S&",
":gV@W6tgDKzz@UbMl,0t6VI'C7qbRI,C8Zr.U0SM0lG<PYJ30w!'#uRbAp^r6yqr8:1iVRzz@ii6<C`nzz@ljbW(m@zz@pk",
"4HhJ'zz@sl4s&P&zz@vm5;%jQzz@yn5_!KMzz@|p5|=X56^CCC'4saV'1y7<'7Dqn/Z_X*!(Gp1!'sLX!'|SbCc(qC!3nDv",
"!%<sC'.LDD/mYTP'4vF+L3ktH6]|9X(1v3pCP``ZGw8uMH6X#{!%q5G'm|tu'yJs|'s%`:(2.`:HfR1p!3nPQ6ufI`!G{'0",
"]R}q}$@0_g9L:03!!+ZT!4`z+9L:0j7HsFu{#MB')YHPt!#={t!@{=L!#<UI!#Aq$KXab]Kd2,6K|b3L:W7dR3${Sm!#:S_",
"P-)km5aHp0PPHd5[aztcPmg`F%5'yyQ.'S&QHFwn8}1T2PJ/k4&$:Ws&}=u`A@#*L[bA{[I-]Rt*$}]1[a|[$4_Trb*0Z<u",
"g]3vR_8Rhu_8T-'[a}<|.xg@f'.B_T7&D{6!]|H&f}VbP!#9z3T<@mlTLGB_TbAgg:YmHl9LAy+)Y4L5!#A(Z!@|HnV640`",
"VFzHjV[8Dm7(y`g'7(bv'5`f}'t9X,(2',jWs,Vd[`8Hb6tf=b7qkm#2+X|Q!7U{J)-HC6XNX}1:I6PsXjPCu:I6Nxcy7)W",
"&&r20'#tXz'sv}#@VtP]dc;9K6X.'U*2i=f%xj.@6v4y{'.<sU.qh`F'jfv}/PFL9#:9ImfB*3V!)-(83J8SL$!zMv!(<lG",
"!#;Pv!@w7#[a}6z!Mw_l!G.ilcgc%87qaF%(,%Ia_6n^,!]_<D0[`W,)F|Q=!3nDp%ZN2h7Yj5l_8R)KhyMDMWmfkW$^ln`",
"!).fk[b8Dh.tA8JkJ#fiz}6:2F`Q0h'N6$[[':r]*V$ik!4Vp5!#FL09BSMv!69W@7-@)&6w=L*8300v#:fTL&vB]1!!$Iv",
"9L<'[82<Z*<b3yP[cM-u[j!Px0Ik1:#:AB!g$G9s+88/X+=L6@sV2hd&.X]XknK;@,C%S*!:hh|3}|zg4=1'],AjD*!3nw3",
"[j!W$!:hxv!{$6C*B<*j!4a{Y!+NM7!]^pV%5wPp#w}l!!!,;v81,<1:+60:7mvCq`VpJ1'7l9|kmGd##zaau$WCTY*C8iD",
"*Cl)|'%M'i'QV(BsYnYZsYnkJsYp+U@x5&xsU|Z`6a=R]sa#`,!61C`dg7bI7@9x[!615d!!!`9#w}Jr0L_|n#W$qg0k35t",
"6{U[Xhznr0;B[qc9MPg1!:hJLsYq{m6x`vL%@Iu4,$#=yk1YmS6tkmf<=X(v.@V+g15T-r!J|@@(IJ|6Ck&8hDIaTlcj;[M",
"+,b8HDg{V=G.t*qNT1[F7xdtcsV[+(8PAkq!/uYcdDwFJ+F_I30Ik*4!3nvI-Vglj-V[VD-v^pXsU|Zb*llKNsV#1<cj8-G",
"d*M,W&[Jw*.4@3v+|1&zlkg/l%V:T'&11^'Ly,1)(IHI0R&PfXGBVwIG`u$I!3p,jsbF<t!=AL&!(x`^G%7mH!&+@m8#bbQ",
"*aCIdG%6V#7*Ub/!Kq%7sV&i27TJL=!Kz-W!!(3PH=Un#&<GKc_9lj'_:+mK-W#6QP2`/L),*&V_:,R}.M{#R.6CJ;,![aP",
"ln3YA,z[kY4`;&,5BPKf*ImJ}_483u,1TmKsk(IRsZ,tj`mq@/!!&dFC_C^j$)R2q/}INP75!^q!^1.l#:AADD<+DU!)$gM",
"!7WyG!%RGL!!5B1NT)2Z!BJVGQ/#z(!:hM|Fvbsa'+U6I!v4<574+}*9G8I+_;F_j$fslPNt4(_[dpqy:Q0xh816#CHB|+4",
"!3pk]H]u6LljPi]@C0w+74MAr&mv35%SSMF!LC7N'wu,b)49ZhJwtXN!(xi;J7Jt3JVh|S!4(..sc$fjsc6u-*n);iH{/3%",
"!{(_d(-pS3(iupv*D^aS6VHzB!*z*+*`nw^s^6IpFXY&aH+ccV7'@f+8*'d21IB.I,:3G.,yYA}$Fm6ZsV')4K4G3qKSd;V",
"!3]2FscV)p.Bv`{.4_;s75TvJ;mMJ)7UYX%!J9p/NT1Vj8.J[0Ktd}|!#[I|$78+ssYn2Y@:Wt9KXU:jLPc_=$Z^wd[cV1f",
"0IkSG!]dCj!HAzt!)%n:5&&Fy9rv).!)/b+-V]A{!)*3!M.;vPMj}5H$;@zh*d_l/Q/4&!<F$Z+NU89G8Syp4sV4_wPQ.)}",
"Bb)]d6_Vq-&83)l!+05p-Vbsh75'3,)($'##y}UYsYn2a74VU*N/-9,P(8kQ#]CZu&A4rq*B<(RPIR:FQ%1jfP0+IxQ%54W",
"%V:G#*cF_F+B;|!*FQ7[*IF-f/k9:B.8b7}sXrFfsj`+,m*#[.*_zXH.Z8Wvsim;L*V6w[!3nl;.qsih6VMc#!4/SQ]Asu[",
"[dpqQ[iW:v:$Zq4g]B/=#:AAt!4&Pp8F'+Ji%]4r8gig5/1zW|:+.%YiVb(q:J[[)iuJLP!}f2p%494s6Xtw905GJYjS5+I",
"'.0[&*BH9n!3nvF;1.Vqjs.9Zk0amJ7:P}n:aIzk!_|k7!$;'V74(:USG@b9]AtQ:#!l(S!3pk]]At%k#@,4U.4@YDNT*.{",
"!(4D!!z|^s^`}tj$`%#HkWQ-j!4&MQ@,gp0#x-S*R+p980j}6`7xQsY7r4Ur&tV`V9$b1V]D,ba1Q{_h9.ysl%#9PWlj}Hf",
"#]CdxCva2^!7W'c]A{Qs]D@b^!vWRX!H:@J:<{j$]D4(}1bP*un/_6B!HcZP;Y7%F]D4/%1RiKB;}#xM<-^DR<tRN-0khrD",
"1c$g.;mQKw=IB)Z@0kv3]DMJU1c7$8;mxt#@d&kcAL(=|]D&/J2n@.n6a8YwB!cB&!3pC,Bg,}@[g!L80*{|;1IR7W!JF16",
"%48&J!]dD%!4&k9/;H7@_9Nfp_^&uJ6VMz;K)]+gR+[8I!!sp1%qqV{#:A]A_D+/Ns1rH56uFWxrx)w!RIp0-!|kuW#Y_fN",
"%S[$0!=AJ*!)i(:!4d-H_D4638.A%a#K:3_!(ukp6x[&S#;%V4!i''i7^fHIAH$]r#f41Z!7W''NT0F!<2f*)QM*A8!Z([i",
"P1wbB-u7MY!4%yQD$[.w]D#AXCm|y+sanfR]D&qh.@u:s0Lu%z'.q483hWaa!!!1_]D#Dt+#+.l1KTXl!KB*J!`H2n)FGIX",
"$'2&y4-((U^u$piq@uTU-tv`*(k+QZ6uckr([-GF#H^vq*D&![G3:l'*C8fs!4&T[$b{ga!%u8k@,^$Q$]Wc/!]c-|!3nmV",
"!#R@$6th3PHBZq6sV'i,%'H)Z$vWl:###:;h|4c7!_$<6!7XZR6^7Db!)&A!(IDK*%zf{P#zaQs'jlnR!3ql5F:K^w*$|aF",
"6{Z0w;*rIMljKqQsV4i2Q/47r/.ZxM`W]@M74FMVNTJa6DySB'0.tDI!]zK,!]c456dN$N1JD.q!=W9B#+2Cx8_{SV!(x|u",
"!7XCL9Mhsi&PM]'7`vX`5aF/0]DJ_m.49/30M!+|'YWtSLxM{b6VN2w7`sq,sWWmC7Zy,m70yzP6u1KZ!]tNYNTQ597rgwf",
"(-,V1!v3Ky!]c[N+!%Ft*b=#P7T]{x1I]'P6u*N6*bS<mk276]Lr;:T]D,HZ6dax-:w<5L]D#K^-^HPb]Atc|]D#[_2ca`.",
"M{}xMM0x`S.qsjM4Z+C^^|%|M7i#YKV=iA_4/^@UV]#[{@,{B[9m]MQ+|YPL!N/.pN}<RcsXvApk|v'D*C[4jRUpT@[cUxC",
"!:m#8$7<uphzpXj=j4Pp8mzi7${m[j!$s'4=!!{=sdvfr!4.|=1:0JS*`fDs7X0<=/TmC{RdcvU@KlQU/kC$D/5Vq!!]c4)",
"!={m8!{$=*!=rg8Rq@UZ!4/!jB'p=/5aG[!SdUc)!D,P}-gJ:##%Y)'02qN..4J7F75^|L+!`p&!B*#A7cN!G7w|DP6yq:@",
"7x2RR!DTkd-gTP(%<ItC1NU@@+{#3H7'nw'8k;')79;uZ8@WV4::(!.!%JV.6aLm@8V2<X7:_DQ7C3!gax1JR#:w-48k<7$",
"*DTX#NrSIT-IK0i.umzZ[f(<9!awc&!3pGj*%HGB00n'k1gb,(/n'B.$^F&p!Gq0;!)2`hU@ASU7ttAXt3g'b!#pZp!1FRp",
"6z@:c%;,}VsaSm`)t)M)t3b;1.1V;<jrN|;!]c3A#.:wmAT!M8(Xl}9!F$V{NT4Y,6IvV!!C/kR76q-sA7-2i!B#_a2MI*r",
"!+(#!:-u(y,!yM:[dzq-Hky}4!]dCj:8cVT*B[=#!3pCP#@D(t[f'$q!^'g/;5_l9!)lT=7DinJ-VNM57sJ}<t3ri7P2L$N",
"B1[lP!3p,HArCM:)MHIu!KM+WP2cN9Bn8_bB5''N!%Uf8!$BiHC7sl4=()Yt!#Y'y!$^wI-VjKa[cV=N:P{.q.52)x+{]br",
"t5r<{!$lCx6th4=)ct8I)02)a&rpq&t7a$aWk)ma[';a0br20|R,5]|9;{YZP3RrV!$l.vA+pyt7`b3UsV,K3H3;U0!=bfz",
"#Mj<L7Svh(KcIl!!,0#t#*dM9!]hUP:+/x[!),;fR,ay:!+g-=!!%&*!z|i$!@Z5i-u@SDm(+27!-U&6!]_Ws;^D8'sV,*3",
"3p@80S(Zq<0+M&C7]}wwsV<gl7K-WKIm!5@<}lT;7:xw*0LBB=VyaVL!@H)y!)(Vt9vh-P5%i([U^4&hD|HC6-Vb0c'1y9n",
"!3p,V'NJd#Vxd{);ifzK+$0]_<DwU6@'(*p#ZCxy!3nl=7.;<v&AMN'$t}sN&AM8Z!(nlq(+*q76aFdS6y<xFA`TWS#'@lD",
"fIi(g#&4-X/PM1i;sH(SSGJ.V74&!vsYd73l#.Ty!,f`n%H:ty!*h,((J%`isV&R&P1qTu;.p3crwF#b75lcF+({nL+BK4_",
"8uc/*!)(Vg!!v.J,YTu(-VUT|!]hUj*'hDA*cKZz*F;+Y*)7rQ6l.%X!6:z$P2+Q*7Smvx=(q;97ZVI1+@5BwsVy7l!3qcx",
"4m}m@#<3{s-tvY(jmiD-cj8^}XrJ5v0/SQz8k(qR!63[@!]qI*#Y`63!62},7]gMV$X<4W.4@3v+|cH(ll9aw'0t71'jk<P",
"+]j@DNrQ290|_Pj!3qd&-XcKj-;!@:-ulzk/4n*g-VUT|%&iKU74+gM&2UZb[cVBk.Mzb<.Tdv*LJ.Fx!!0:8nD[(UC-)_b",
"=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}ra@+/-zzI(IzzI(!&PVR06atyr74(5csU}[;6V_Fz+TX`S!]^DJ,x8u;",
"+-Ug]0j_tJ/1(B82F8IF3B^$;1UyZ,a7^k_+TX4c!3fxa!*i:L!*_BP9-{[x!%XhR!!$bX!!$A4!!$@z!!$@|!!$A8!!$A!",
"#:<ZZcg;-M#:<hc_6n^-!!$[T!!$RS!!$i]!!$Cm,QTm(!*i7K/PFNP/PFL9,:pn@!#/x0!)M8^a8cVc8X+X&:FL4X=zh<Q",
"sV)`|,25Yw!,'l/-XJ9m-YF|T!xIvV@wbTp6x=^*At_|XB3{{s!]]5!:gU0mrw|mW-_uWja7v=i%@=mXa8Qwz-`#rm-ZVxf",
"-[SYq!)26`a8,M(*uy{U!(|*x!)GH}:J)b$'jh$b,C`A}!$z@M$VW2CsYn5isYn2C$VW6**lbDLsV#.;!!$N[!=B04Lyi&T",
"'jj4.#J/@HsYn2G*uz&NGBYC69-}xd!$z@7!!&Mc!!$I$!!$B%!!$L!!]_Y)7A_s%a@RvD*VhUq[c]'*_qzCZ]w|lb8dH5z",
":{Th!a8@X]sfmPd!!$LH7SFMksV-)J+TXk$<$p_,!#htV+596|!)ub$a<VZD!b,4r!-kI^+59,RH=W'fa8iG*8:PZ2!L09I",
"'wk&a)40Tga8A/$!LN<f7`fL;8<q0,_{FK@<m3X8<B/cI!]]4q/PFL=QF&=CNTFP*<)fqnJ:#U5$:;.=Ju)*nK4G2UJ9}</",
"9msF,<`MmJ(+*P=B!//xa7m(<sbdKD!!$Cm!=AL3a815ysYn:b74LM}K6zXq8SNu)/PGIyLS@,C7x!d=LqU,vsV,8F/dfbf",
"77IZ$sW&Dg+TX8c!$z@B!!%,'*3dwj7<zK'X4ww%BCiT'!$z@N!=ANkNT1`u*uz(N-V]I##7sG$MmPM97VSW$NjVn}7u_00",
"P+4/%Pcr`dNjM*i=$zD5/3It2.8X1|sXrBdsj`++m)vU,*_qRG!).[M!6T=p!:W9cwHlusGc{mB!^'R-;xjPV`z`Aq74/(d",
"<`Lk|C17P1<*D8VX-j=s#:9Jb#YXSzrwAG(!*:p-!!$Tw7qf:Z$tw5,!*:nq!!$s)!]a(L7Zy,k:{kU{!*5#*!*^@/!0GZZ",
"!-TZx(qKRD!*:pT!!$s4:^M/P!+(n9!)Cf*`xSuY@wva{@zWKD9gn!V*%!;:5aY4C!){[&74(Gt4{$b@`y)9d9gn#I:2*8]",
"!)hMs!]_lS8qGRQ9R]d8!]_j}!]]4q3`SpfQ._m0sV2m99%tD<!)9nM!*$=U!%uh|9%sc*'TbX_`ypbFs_pTV!z|l8-Sx)+",
"`y3]28vgvV7</C`Q.ayV(^ZWw8,#a09%s}/=Y`{Z*=f*[`yRF,BzM&x:vAb5`yz&P6xB;}D[+<R;%S},/_G8u7<LlLT:B`5",
";BsW@P1xKD;a/{t!GHI3.;Gby<!Qn^#&FWu)Bk#+88@QX7hYV&*,FDd!),&h9lrkSR``9U7D|,M9w5U/7D&z4P2-yH7+{`_",
"!)k[#!H&q2`z9G;C]<F77+{h0`y6/$=H!7]!+g,{DjU8*gzXP69Xna'j3d0<'jfw//1(BBT9w9Y/PFLP/mcV:V[CLK7+z|/",
"WWuqVA[7!pr9fPV1*|}G(+*+27;&|J<jjV}.ZG'+:nV.u`xi)g<k<k^[`:$qrwAFk!(&<V6k^BF!+cQ*8w_4HVyy0.<HN5a",
"6th4^4)I{9<B17XNTPV+7+{}+!+jw5NV}0C;XZ7I#aPJb!3qg]`yYYr8h;}|7PX8N81$P^=]I,y;*YguK^hr(!(Wbs0yVH'",
"!(Wba7SFJj5nas0;h3Y$!!$1p",
};
static const char bitnet__spv_gemm_groups[][96] = {
"!^'L.!=4:P!!-;k$VU95!GL*U!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@)wl",
"#Yvrl:.$9^#wxs%!!]L*!zzS-$7_$31,:P7%vfUj0LL*-!@(|b$:{^/+|1_$%v<9f/11_u!@(HQ$98Qw&p(mk%us}a!G%l{",
"$7|_g!|7JZ%uUj^,wyxm!@+cY$G%_$Lrp,}%u-PY0LL(,02Q](**3,T&Ua|p1+*942)^Ip1iJIq6[g=G1N6Lr'qF^w2FCb<",
"3DB-x2fn$x#y;U;!!g}7$==Ua3'9/U)-t8!3B@&<!@)2t#^|4I#^`',#`N;@6=)U%4F%xD*h57-5YUkT!@)_*$=!Rg2*q;Z",
"*gl!*4=:C<!@))v$;;FQ,zgLD*gCd&3%!y(!@(Rd$9X89sXt<_!@(g4Yck@R*fpB}!@$5k+=78++]`J02jss$67)r66tf(V",
"5:-TP6VIm+6VR+B!=|l4,wpk6-78{667)rU6X}hX-=}:F-vQvb.45:96tf(W6tf([8P=Yb2Fca(.xWl=/R3_N/mmm@8P=Y`",
"6VIm96VR+N+=9K]!=sfB!!_iF.SJA|#|1LZ!!^sU/mcj(#|Yg_:Q)11:.C3!$ts77!#'j.!!|vV8m]z!67*'v!{0L474C4&",
"#Yl`6#a!Kg!^9]7!#DwB!#'q2!#R<'&Q]^K$7|[;&2zX'&Q=@Q&Q{%R&pXkS75{957scU874&`2!]zIh)(TbY!`57r)*k1;",
"!_}Tl!}p5Q9-{R@!`2w!7qb0<,C/AB,YT[_!`g;&,C-}:6{s_gzz@0V!!&SQ;cR8Fzz@6X!!&SP:gV#Dzz@<Z3}qx_$^PhN",
"'/h:v!]_U77uS@(78<n76VGzm/2l}t&7}r<!&NStw,F&G!%Hq&!%Rv@78ST8'4xJl'5%;C%Tm=U0N)8D]cZ5b0lG8]6VfVg",
"6ygkF6<@{Hzz@fhbW(m@zz@ii4HhJ'zz@lj4s&P&zz@pk5;%jQzz@sl5_!KMzz@vm5|=X5A^G@a3b92YN.}]P!(;g[!'6%&",
"7:6``'Dl]i'4x5]*c[20!'_@<!'iF`D@J47!()c^1T|8PzzD]&6PtKHKuThF'4`2$(1tUl!}rSpWz4+JXjDkaXly`!HJrn;",
"9L9j&7SF;cWv4Xn74+swzzDS#)+=VGI$6+h:I6PAI=.Xp:I6NxInuc6!3Q9w'4_&86^iaR.5]=q)(9Q`J<QSq:I6PFJYI#x",
"!3d=%9L:0r!3Q;#(=`BcI^<gD7Br6/KztxkWp/m0L:6Q8Wp-Zq5(;fM)(1vTM8(PT%4=[jM!d1iM8{[Q7&0pJ%yfT6'@`Av",
"'57Kl(3Xa}I_'6LWmJ0+6tf=b7qkm#3%'8w'Bd%m'yF|T@Vs8)BSBV-dc:q<WpKrV&n#qvfAx'@WpBR@ZfB)J_)/Hr^CI8!",
")Yg1(@%[@n!@{jA!#<UWPKQ^fPX;64PpRMY:XSV_6fsnD+zz*RWpC1+[C`/TR''UbR3I,TRK,!_7'UhX6js$D):PfrSANaY",
":I6PaS]F`R!3d=%8m]zm!3Q;%'BdT3@VmhX!r*Kh!du#{7qa6}8PDvp3`Y{v'.F<G#:0Cr*hJIp^f@nD^|Hh9)fc2`!=I4&",
"8'Fy}7qaS)2c^=iWp/j@!(C{z6^b*65/`Vb9.`.y510Uz7,4BiGk=F&4d={<QFB`Y!2T_a#W)][g]3NDWpRy,aP@DM1+*9G",
"!^yUP6ty3*7,.i82[h'*/@{upK{J*V7#'u]74C4$47<5&!I[Zr$@CAR5n'mF!Z(SV(#5yI)k^Q^VdDLR#W%!UPnR8BFV,A@",
"-Z=Dt-D9AN!G5h-/2VpV*)C!gWV{4.XM_c@#CAY_$^U{$_tJw$)lr}z5F=/k#CNug!2U$[!2Vrk=#b=zsVGuY!5r+c+!KMv",
"+=L62sV2hW!2Vs&=$5a('NikC3}|.M,wp[5-!`-T*B:h|!:K/%05C[B'h1P4!{#m5!2U'4$ZZ-i+G1tN!)@n-6{6_^#cMg.",
"!2Vzz&uuI9*Cv0&!2UUS&Pa/M+dH<L%n9]8G.ha&6zFD^9h%@5#Y_$7sV,kU&p[-|*B<+[!3f@P!!!y]6ty%@1,'5Zg{*TA",
"#:9LL+dx*N!*!Gw!)6PC!3;bF$X;6)mg=Bf#zaau$WC5P*C8i5*Cl)|'$QI_'QUZ3sYnYZsYw)ssYnkLsYp(VW:H5RAr*/m",
"BPib_C.G|csV&p-'8v2:'k'.=Ws5ZB!$@Ht#:;&[#[{Fp#Y_ACH+y&c_.)A'sYqxl6zc1`7@FrbWqh=x#W%.t6tkFX;`yrt",
"!Js8=-Cmxf/yMqp6C{&)'LN6'D+CGjDh!an_Y/:@7#c=q!,bDy;s;y@D50gh7gxZwZn@TC,c8K(!a:t1!B*#AB&ULi,;N<a",
"sV2ha*BpL+-!kkh#Ylz3-Z,T)-X5[UIx/4$sb:7,!5SypsYrFzW:1P*FFY=yG%:7w(n`Y}sYrul#{{CY'nkm%Wqg8c.LVz9",
".5y/3,!HTKh]Rax+`B;S!$xN^GU$'!#x'{7*pGDg!2U'=J7Mm3`qLW:IN%Tg%9C.#WqIZ9Zl;hp8PSbu.4Jr3815D;:+A6m",
"<{56d87rT7$XL9&I]m:,G`u$J!@@LL<+w(d!(xbl8=^9P&^QL@Ww7G%-kuhX-WN<S76h_)(+zm8!2s0YH]qAM!@#4I&uy]K",
"NT@AZsbSH0sbmZ%*CCn1*D^_-)WtPd*)+LF.81LKWqg{y.LW_g.WF`ashSK=*T{(5!2Tz/.qsih6VMDv!2iZ4!|Kw1!]bcd",
"!2Ur^WqP(F&WG;!!)#:}WqmBT:A;S/dcTX5,@*R1.=1260L`uv&1jn&Wqff70'<L`1n}*7fB!-|$txiH##k!a8PDw/$7`UJ",
":IUA(6b6a:/1:t.YKc._/bY+.QkyL:!'k,s/1*_)$7;666tkVU!Cb*!WqHUQWv=|l-mFghXqBg[+!upq;)/-tcI0*''TBhQ",
";GDPW!^0W{!g^f@7*$r)!2rc%!2UNC9@R/4Xn{qbP1q+0$9PPT0LDIN$m`sD!.r3m7qcN+3J&A!XpQ`z1hWsU9c^Ry$|xrH",
"*C/`d$-]MN%8=s#$y7$z2.c9Fhw[W@#Y_-7!{#wPXpQ6n2{6vvi_2h':py:8;X(9hXpbNi1RfdKj<&7/;m=tA<sAaBXp{Bs",
"1aSg|6`GhY=I;d`@/[,vXp{AK1ah%*<LW)v@d&GWAJuT|Xp{AP1a{=4<KxltAaJ!ZBf1*a1KLj_0)N!8,'*h*ljF4PC0}jX",
"!2sduCb-8YXmCj@Zj'Ua2_<h0mgH0J.qsj,6VMX|'y]gU!fX'26iyP9#{7-8[h)7`81't/#;-:k!]c*N#Y_$4Fhi96g]V;@",
"!3hNi+XbW:'TBZk6pjRI(Y$(Y+{4+F6u88jcJ,gZ%4;-u$tuS0&mqND!3hRk(Qddk!%a&j81$YT#::+k2d5)P!=Vj'+H:ts",
"9X+mK#^}bA!3RCZNT/zrHp;9k%rW-,-!`-T7SW9H#C-*&XmD;_XpQg[1IH6kDg&+spMqI;F[%vqQkKf[!2r=s7A.w9qD5Al",
"!`H&@%_j2k!2s0=G8a+w#@@/gXmClRXq8Kj(M4t}!2t0j-Xfwy(.}+F!2sN<6XTyZ#[r=1XpQr!IF{fHXpR($.48y#0M=@&",
"%$1M4!Cb;ssh=<;7gIBFNTznu6u22cr9wdJNrUyL;V/[hS(s[jFXbx%7$*.B8RKp@rwAWDP1dNG8j{i8'rYwb/86%X*``L=",
"-79]-I=%&(QkH4g!A}8pstC<%-Y8[)1nUnc2/)2*7&,U_6v={)6xjW4!dY+U9n-L,7V}Q2-;!n$.46RB.5;f#+#{6)78R}-",
"6Vy.d!bVlA6YCdj$@)VY$r=4b$T)2N1KK%g!=aR;#J%Jw*C&Z5!2siM$Fy.w$tt|U!bm7x7vYgF!i^p*86%B%&Paz0@aSAw",
"!C1$x!'W#H)c`q04!;}d4xB^B!3Sx]*BfDn!3R2Q!^wK#&_C8YHndk`MP1wFgz`i8#W$s4R+]QY6VGs7Fvc._6}]p3QkAk1",
":w**TWvGk.'Ir0y2tr|@PnLN@shRc.7I=C|32l@Y6}gy6((PC;TBuyW70[gp!*t=);5ilBSds]$6u&+BR+^^n6v=zW7+;3R",
"9k|iP+4PL(<DF3%5%^+=!(xfm!)M_'%42c)!#@IL74(J:;*+i[%n8jx$VZA76umy[!.Z_!!%_'DD[=AiNT)9C(X:7z!)!hm",
"T%s1_7V-zA[$r[R!(upY_tJsz<*rN&Wq[f:=-y,&&q:2W-VX3{WrD,D$uyTR'.02A#w|-t7zJ]b-XZI!%WAgc+]uPR77.MH",
"NrSdw!%JT[*r=[|2cg8{*B:h[+x@nR#qj0x!]c<D!}f@q!#b:=+!hP=;FGSj!]qD($Y={y#Y_[Z*aBIR+zu<I6)tDI5aG2r",
"-tm<^!+|;K6th2U*a%[.h^8)`U=nPa%7RS^!2Vy<WqW<,7J7kwBxa03/WUnW!(q/;8@;;j'LLu6TbAhF#_S'G!2VyMU^]$8",
"%n8^W8`d;T#C,Q=!,GQN!$M{+JKI=AstKYk9ycU1!{5%B5wp(R-;}NXR`A!j^]/HdsYd.0!Z:_2!C0]L*D{s(*Tpmk+&'jL",
"WqI8g<}t2g%1pRa!LHHN)M:H4!_:}W76l|r7<kl=#,gk%$T4V=7Q$m{str#}t4L[L:xN!R!]arA6u$'kC@njJr9vSY.S^<w",
"sh=<;7hP&gsV*FS#ic6r!%.g#HR);h!2i'3&C:Fs!@Z5cstCD:&T<NuC|M0S!)q;V!).vq$}%2G*B:hj!2VrmPnS._5.Htp",
"$'Y_u!2Vry6u}ts-kb5x*dKR+!2U99+%*m_,wv0_G.gLT!4PP9!]qI*!]cA|6|]jv*ju^[sV!@$!C/v%*D#5{!2VrzM@{x/",
"CW3#8%n9c88=TDV+!.@_-W$UC$BhHCXPmQ2+tcq6+AX]K,QaB$Sz`;l,.3NH2%Jf%!4N}{G.v!h6zH^G7]T1s6uaT2*FY2h",
"!2Vy1PQ4,!850(j1Iyq:!b}&1D5'({-<R&b5:._rP1f%R!F][|!(xgI00n'M0]tRI*H4D_(vXi'RJ:=&/t95Q;FGSm!]qCx",
"!J_2=#]CTs4]U^DZm/Ia7NyvJWW0]h!3:`(+9s6q;63..sV*0a7s<Vk#;a-I*a7BPsV!a.-b`M(,,}zcR+isZA,/cCPnV99",
"!2h7371*D<%ZlVd&nb^t!Pzxs#:AS!64SzP$=p9S!b0rt9&Gv-b-c%YsV[$V&vBZiPQN6s!#HaP!!%&J<`P+(PQM'X:-CWx",
"aP&[0,wpZ5!#|0_/_nN=75@K-JJjk`&ru+!-tr__!]hU^/mj&_^wTy40.VAK-VY6<*pxa+.8BU1)(.Fb7SFJmQM-!vsXraS",
"*)ip72cYT(PnKj+*R2:y0Q45^7X(Ng0R8'n%SQ}02H*]C!]hUr,<}CQ,{II|*G%YS;5_pZW9U2/!IHFANTW%5bI^9A-VYyT",
"!JX9YPQ/dc@,Sb@7:1clt7LJG93gqU5C;(@!VTG.5a[J`tKq*s!$v6I!(+^_7SFPu2k^F^!G*1*%;6gA7B&VI-Vc:NQMYDR",
"<F$Z0*a%N#hVgiz6z#%aXraai#x5w1.dWDm!)P7XfAtHf%Bp@w!VrZUt3aD#7T@TC!VtDustCX-tL0=]UKYKI%us}h[F74i",
".LV]'7r^iD%U+<I!!$BR!!%&0!!$J,!=AM1!)9+M!)A%3ir+CY:Z*GzXvDB1Z*TWF/)lhI79{VgQ.l{u+QF--!=l_}$+|q8",
"!3;d(t8PW4$;*[-!W:uYVLviC.|DI-jPgaA.453w,#bFfh_-::00n3p*_SDFWqp@nwFU}6w(/WH.pjnH=r-5K!!,t-nD[(U",
"C-)_b=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}r_s*{LzzI(!zzI(!Kj{J7!(zTH5yP@N67)aT4zm8T5:-Cm5wiWS",
"sV;mu94;pv!]aRQ#wv^+$7Jtt!)Y,s!/7x1!*@#)!*J5.!)'uR&n#jv_@9xkG*Byz=B3'A!#yS{MFV{N!+;PM!*KVX^|Rr@",
"!]`&DK=dr@7m&lG:gi;x=&v;U7w5tH:gi;x!A8d!_@)Gu<[pH&6X4|zgcLIj&mp%c&mjXz!]]4l(ID-'(ID-#&mjXzqzY4[",
"!)_}N!*!p'_CblC8sM$Y$twG]9-z]d81!=^I^w=CsV.,9Mct7i!,'p0-q3g7-XJDK-Y:|U!)2*[_^RhzMct%<!*%`!!*<<R",
"!)YcfsYqs*!!$Dw75`GrYQ@85*uH^GsYn1;sYpFdsYp`nMct,Q_^R|$Mct%<!);D}7T<SQ_AD*M=H]aI76P[&:.V_&Dk4dm",
"FFZYU_^4BvF{1m*sYr@7#1U#+_^=#'!}5+&A4M6K!/R,c!]`=_9:4x;!:52d<cs6d:pWvY<B31Q&mjY#I=L9/GBVwIG'l7%",
"!=A|g#i+^`sYnMRP1nKtMct2hPQ:X[Mct1I!)2])_^=2,Mcu-`!0AJu!2`{m!=4(!!3hV:U{AFWnDr&6p$MJYnc/@Bp`+^X",
"5:-Cq!'GgY!!%;I!{!+-qw(u|&8(|f6z-]H8L@JnrY&(As6_Pg!';`S!!$Rb7SFGU_Au:5!(r,2<`P10!z|%_0T1<%#ABzT",
"sp}QK!!%5-!!$y'!!$_m1!Cs1!)aCy!)w7T!*4f!sbs<GsdIQC!!$@w!!%k:!!$f(8m_z'TC)kY!LQM1_!qwj=9MZ2!]^r[",
"3J8GI!&|L^!!$kz!!$ZU!MW]Z_=qV`8QHM8-#rUt_D_+Y7UwlZGvy&3=-fr=_B$Z0=|A:g8p6X#8p6X#7V$s):-ux4=|-.1",
"90fM/8SRT1FcmByBZ.4L!&sF[!=BcmT&:]i5Pf/z!).lm,YS=K!&|LM!!${j#:;y:w(%.!$78]dWwNyF_68Df-tp{t!&|LN",
"74(Cp$@p(Fx}{(ty=:/+#B46Jt2rS*1!Cb@!)X#0st<[*!)Kw=!)T4v!)0)6!%.g#HR);f!&|LQ!!$T}!!%.^!!%2R!!$b!",
"!=B.)_!it7!'#J=_@dA08p6XU7T=fu_@{)wB{-qQ1I=g0<}t|q2x:6(_A1&)<C+@Z2Z&-i-SxC.7PG70!(=QM1!D31!*UPU",
"!)Ytk!(x_k!)}*N9g!<Js_[Fc#Y[;!4:ZB'!):}Y!)(mn6u{-L1!CiWp[y=5;FQXj:ITK<!(QHh!)P+8!*Q`:!(znQ!)F1W",
"-701N*B:i=!&|Lc!!%:b!!$[+7SFMh_C3T)7h.UG7UPR$=N+^@!.UK51!D,{!)M#q_@)YF@$qw,pAm24[`7c}]<twm_V@lx",
"PQ/dc@,Sb@7wmwn`S-.SNTfZj!Fghp_@6yjtIGGH7Jj=q!(+^T7SFPd2k^F^7XAV:_@+Ad8f'QT_B,DUskdhM!!%u=!!$Iv",
"!!$B{!!$Lq#:;k$tJV8K!!&9Z!!$Iy!!$B}!!$Lt!hX5.@3!v4^9rt[bL*b#!z}:[rVb@{d(#J(d`u(J9Lc$ad`zU}ry8_q",
",7Rq-tP/=$t7h^7sS]}K!!#Hx",
};
static const char bitnet__spv_grouped[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!/jBzzI.$:S,[YJI:*82iXm@!]s'68='A1C<`$I!!C,V#:bc*!G.mj!=zSL$W;A6$WGH7!@9g1",
"$WZU9At_.7$'50G!!W+<$@'D$JBmym!!]LM!zzS-#x@w2!!]Y-1I<8b$VU'^#xs97!!]j267)ty&1.XC#yG[<!!]z74zmP{",
"!@)b($=+Nb2Hq,V)j[T%3`^/;!@),t$;GBL-9g:@)j37}2FCf'!@(Ub$9b55)it&Z1IHGt!@(-U$8HD&$9m'w)iKhv0.-|^",
"!@+}p$)WTC!!UCg!(+#{!@(w7$!Ism!!UJi!=s_-!!UR,5:Ww6!(+0'!@)*A$!h5x!!UWm!=sf3!!_i6*B:{`-!`-66tp4Z",
"!@*#;$=h8|4Bnms-#*K;8P=YQ8P=YM6VJ6C$<`z`6ZXl|2M3&&.ZCi=741*87:AP@!FIa}!@)HN4Flm^$<bhP4aa<z2M[@*",
".Zl&C8PKR.8PIgR!FHvf!@)HS4D*aQ$<buT/TWhm6_2};.[7L%9jdy!9jc0V!FHAT!@)HJ,V|2<2Lsp#.Z&U:!FLp;!@)HH",
"Yd^=t#a]5w#aJQ;$#Q.H!!^[M-VN$v#]<s`6VR+P,aXJK#aJdc$#)(J!!^pT/PF`&#_1V]4Hg1J$BT/r7Xy&06]0ww79vwP",
":Q0^d@:PZ44(aPQ4_f]d4zwQR2F8[J#}L<h!!_;b6tf(L!&;F,$tuA'!=sf|!!U[z)mS{x=)1)W=(x^FA@'<q#Zm5%#d#Hj",
"#d5Um6_#+B%@`8(!!tf$%4G376^9c]!#<!y!#0u!!]]a<!z{$<!]]`z8m]z%#ww*:&1.|D%4ZH2&WJN'%Ta#:$8GRD8m]z'",
"#YX}8!#cbG&mlad!_8Qc!_KHD(-Q^3(JsYk6{}Ck!(2`*%6!@[!}p6'4_zXP6X|;<*`[I1*bT$,'7X.j(-nqq8S*8L!%*ZU",
"!%3ku'.<yQ(5;ld!}f/d!%RuY77a)A!%gu!!%q5N(+98a!`f8l!&'Bx(+NCd!`yGq!&9P|'.<|c(1}ZM6ZLMb!&Y`K(+XJd",
"#{{@%!&lqj'/bnq(2<nV##@5(!'-'m'k'8k(/}k1,|I^N!'A4^1j!$/!b^T1!'UA{(2^B%##hQ2!'iNt(2]+^$zRcD!'|[v",
"(,i5&#`%.@!(2jg4{$QANT2dh!(]0Z5BUh=!(G<h#%N]Zcg9gQ9D-^)ci#=1ci@gV!fASZ4]Vq-ci<^u)/ZJkdc<&c-XIFJ",
"(.//s!d7Z|9bKgA!(['d5]7u-!`f:Xci<A[!`c3a)cfUp),HSV5YtpK#!M`^ci2DTci=f*9jtx375h-_!(;81+lVhCdF0kP",
"(1}j:!([-)d[;$x6{AAT$lxYIc*]:I%xiFDg].<qcn3]-6{s_gQcK,#74,b2sV';.!60yT!/_)Q!7AcT!=AHd!)*39)kdx{",
"3}qxaN-wxG!]_[!7KT.t!}TL-:}cI}&7}r@g{]0@';^4f'4x7;7ZZxy6v%)2p}=p%7{ptZ7Z)Ui8*0k/7H,A`4{$GN'5J&/",
"7<(VI1v::2P+*`T7,Q=UFsMRN!(z[DauXJG!z|[N5;%jQf$ra(6{7c{]qB/%6^Wdi'4saP7z{F1'DlVY7xQhmMmyIZ9.%dF",
"P1c]+y$<:Y5:-Bb%yND@&n$.!%y)(z'FM7A5%]l`(R7)BciD1ni|$bU!t,k|.:zA9ci$-lci#q]KYPMH8PG,681)#57SJl3",
"6cJGQsV'Z:'4Jp5/mYQhNT8WM-(h9`)MQBPLA^I!!!-T&(J%yB9L:28!!+Z[!7AdG9L:0k!7Afi@,]l,)F@GSLt(XJ:I6PN",
"M0{s,:I6NxMfBF1$$&BQ'3=={7Zf!z)BVDCN0B#S:I6PSNL7;4!7AdJ9L:0r7v)WB(h#QG)4g*}j&Qk5nyDK)stDG/cvbaT",
"cvkJ*8fT^KQ5w{9!#@a@!@|$b#D<&=:I6Nv<2f1P7ZQiVf`1qK0jg{)^:0s{6zZ22!^(pZci=Q0!xMV'S_[gbSmU!qT&cSd",
":YY9jdc<&c(-Ff$!ti6W!|Ct^MmW/v!^(+&N-u8w!z{%%F*q:*!b0xw6yqDa&AM2^rw]G%#::(%!#JVN#[h:v!(F=RP2.4h",
"!_Wh<6v@MH#iDwj),yG2V6C}8:I6PkVS8[f:I6NxW*[[H)^lcl!#A:h!@|[uci@*0sVc&}!8KSf!dmqPg].b^Y_2|,!/8(|",
"!Lxq(A{Z2/f}r)/8vTYc#Ri%N'/4|Y)BVJ{)HV*-!#AVy!@|v}!K|-|NrQ29si('Icg9hR8m]zh!q.X6&'Fd:'$Hz#'sw0(",
"%y/$-74P{ds^t)-!60x|!G.il!@'tz'.3l588M:}siws8]3ZWM]H!;$:]D,)fJJX8)]+4n!#Ax1!@}9+h;R&M!#<B|NT85M",
"sYQ!S!@3#0$@0H4:':ZRh:#_c#C-Ya7qm_B))gkT7iSM7!dVlx6{|fh;F9LM;'zBL8WaGq5Z6XU!Z(S{798Z*9LP4R!(y^p",
"!`t|b9.:#6f}dC#JaM-4-@;6lrxDu,$tw=@Pnj_G%rc:)(#KyL)k_dKs/0':INW%Jc-AU{*XD@&!#(6;8*(8'-r684.4,49",
"#C{#n%ybD<+bCxz*`YtT81#|)cj;6AcjC/X<[pLYpBI|v!{%#[*B<*j!61zi!$b})!]^pV.SLJ}#w}^j!!,9v*`dqa$Yr'i",
"<=X%,#zaau$WD%i$xyy%cpXfQIx,*9!{)RU!(=QV!!$KV8PAl1:+60|7x;XSIYm,]sbw_i!61Cz!63A6cjKz3+{*mR!aCc_",
"-VYfMc4$i(3*_J8sX}F9+'WdC3$vzk%qr1xsV)`[!.2}d!%Jg|6VJ/tsWam*5)GRzsYnL:sYp_:sYn3mc46T$q:2/CqwwCi",
"$xxF'cjWU!6r0Wf$Y@+}s[34t,AS)7s]c(l6VH|[!]]:K.q}v+!)#tvg$FT)!w*w@!]d#Z!Y]Dp$_C=D!6PY8#^S.t7ycmL",
"*da##cjX246r15/*F(_H00n'k0pTh_1/'{N2h^dscjY(Qd%&C42I'3!!)3=-C|CP8$WAgHcq7%:7nIs9NT3[X6uu_w!_8Sz",
"8p,$5:+V$atPD6mNTb6X'2/P=&8)&78,d](&PNyP!_CahsXznSf]Z},%qyZY#]CTs6Y$-JvI:y#7xhBI8)+)8!_|l;0M!ux",
"&Q4!W-|9&ArVMr#sYw`csYp'.sYn}-9;{8tr[DTysSR(t#=&Gq,z[^U-Z:}I-xsvC4(lc,7/sF&0;x9R==`z+DrLJ2!j2/w",
"9.9*Bsqg;ct1(Ha6xinasqg)U!gyfV6ulR<9CX^IhwIwF={9WqsV2i)/|Q+19/g:4g`A4d5%gqL#x6c.8n'w&7i==}.uwz7",
"tmj$#!$qW;7SJlA*)6R8cPjN0s#$MrNTH1Y6WYs2!6NkkdJM'i$;[|A!62}-3*@C{2FavN#w}@[2cX)W3$u[G$(-<d!7/_q",
"8V:S6-9IMf.NCXl0L`uv&1jnKcjW@^4:ZYB:*}h^!HQ:gg`W<+4x7sR/n&Mx7ykYw%4y8|cpDR1/pRnf/1:QifDTh'7Kt&n",
"QMHV%!'k-u'LK+s$7<J]6tliz!Cb*!cj8/vNT1_G-]jKVdj3B$+!upq;)/.:2FN2Y!(xz<;GDPV74WD,!6PQVg&'fs*}xt]",
"/n$kl0.6ni5VwUW!6Q*j1vpyp#y<A6h@WFp$^/DT!&vBW&$C5V!7._xQMGA1,B<c*;[b^xdiL-z;M#'A$}XNt*C/`k$18st",
".;%j#/1ZZ{7A12&6VydRs_m*J%Az.y!6PWU<v|(t7qm^=$V|4W!!$Dm*}zvI<jQTk=UZ:wdiL+w=GA|S$`vly*C&Yq#qyir",
":Xt)B$Zwt^2(Ry{sV2i)681_H!6QDw!d}6X!Ik-sdilQH8k+z]@d'YydiD8D9+J-b!J4HxB-0.}1pGR4B!QdTsa3,`dimCp",
":(F[qB|%q*CUX=[1RG[=B@MIaCy=D4diDMK2n^d)salDDFAB3ydimD17Pq'yBA830G<<S1dimi@(nVRQsbJ}s!61u^H8y$w",
"cm#JG;`}]y!]d#kGq8%F!6PVY!7.w)2Nu:;sV2i#!Cfvg!7-u*NsJ(PAH$8'ggL&A,aL<}6VNs1!6G$+$ZK+u!7B_v!61BW",
"%TF%&#:BR]<{7G/!{%H[+=7)+(n[ni<{5Km#x,js!):jQ!7B6h!`JB/79Wn6sW&Cs%SShX&mrajhH,c==:TltPQ`lK6m{(u",
"-Gz9g#C4/rHvv27Hdibn%75Zg!7`s:cjM/t7Q4p9==-)37@6M9h<i^&sXrd,@Vmgm!]hUPP1dHHIN.fwRJ&;G8nm<T,:3Jy",
"RJ8K1cjWD37T,-&+!/!C+{*Kg!@YC]%6{7}$ul4k&55C)%v3I#@:,#Gdc5MmB4;1v97|I`!#pV}M`%RzS)#%V%PfD<9/GXU",
"$VU.cRh:(i#:f#3!7.j0=m(4L6wPf).4{_j!!suw0[}l6!{%,Y-Vv0U'2/H|cjWl)6r0nu&qV+/+==sx#cQ#C!8+/DT%Shh",
"9.Kw/TBs,G:%MS6p}r&vP3*H57W3^SQM5Mp8|h0F#avAAckyA<SG@.W79'@*NrRfd#Gf}i.4@3v+|'|xsWC{D*Cl*`6`Z9a",
"ndrP='LJ)H-Vc[i2/3.}2H;7i!6Ptc2j@Mb)(*$q!61P37_$=z74C429qLfR7YA'}4FCBI-WBCY%s6VfcjY4w,4iq-sY:m=",
"!(=if!!$[V&10h^cjYG%Dg|IB.42f%12mkA9p:1.0J!7qt4c86-[953-WB!l'Tb9;1(_#w'34<w'5Dg/1d;;uAtjzUD<!L/",
"2(2mN)MN<n;ka$@7SNvF!,0-*&PNuU,$=,:s[zWZ!61M/7_KZG'ySJz2N:R)!)9^H3!Vs($];tu7wT=Zt99p`!61M57PZU}",
"FcwM%3`V:@NrcY43{QP50rp[g$@=-*2lVa,!*$=U!)9rN4xNd06]l7[:vKj_t:#9=5uJ;Y64hG*5Y`4gQl:szFXF9F79@4b",
"<$q-*6vm-D%Z`K'TB{BZ7$%F}6v7.a'0u7]'LPYk!jj#1IsrC12qaByG`wqYJRPXSQ/%)i'.q<U3hWaq!!%rPdiAn/+#+.{",
"1KTY(!LqX%(-B:rKNL.WK9*<-stDQ_(M5J,(.xB;!D0rq%;$;BWm{YwKlj!M#Iu(7L-*+U!nL$zJw}$974yqGst^*27kb0#",
"NTx%(7r.QpH}g;n#C*zV'5C!/VZJ#<!^'Su6z^ts761H=,&0_XTarIt1YbiJ*`ZT;ddRld)hQ&$Ju)&S5u8;w!%u2h8@kmH",
"-Y8Z*2.sxd!.aV/+ncR%6{1}q6xjXJ!dw=X:.KV-7V}Q2-;!n$.46RB.5;f#+#{6)78R}S6d4:+##}|C*h4H:#,6yvLm}H&",
"L3yA@1KK(h!=ayp#K@PL*C&ZC!6Q0s$H5!'LqV6x!f&g17vYgF#*2&,100MU7:(YiA@=l&!C1$w!,3!_%qqXD4!;}dhtzmJ",
"!70A%D=YGf&#8@FNs7)L^u.F3!/rBU!lFPt!C1suJ.F'Yl4J!;P1k{:(wiT'!8RKt!8Hq]!6PV_RxiI,#!kuP.G83a7SC<s",
"$twJ:6tduT*a%/9$8dhU7@_W5NjMSk!-WVi7SFC[,%dcxP(4@@-d-9;!6QGGPFSG@6tlbxhDI#+h<i7ch=*F&-Vl*NhC`MW",
"PcqT@!0+]n<cFrI!627,cpDN1.46')+}U|8sXU-]*F;)p76yBplLMJm/PMxM9L[Axkm@4<i6fS2U!mJBQ%0X2:vAb@!+1Q/",
"!)&K%%t{uigbMYg2G^Fj!]gfJ1Y0;.75,$#-W@i^dj3j<(h!_$Q.t_$1KUtQP(910SUM5P+0=__-YLn5(M4bwsX$6$!62tj",
"(j.=)!7B-wh;:rq)&)6j+zz|w!]d5fP2Zrd+BsR:7%&}SYPun]&_aDjNgv=j5u8|.&18dZ6_u[2<GRllitWu_!(qpP!=Abx",
")k[,WRB%hJ!c`Y;9Lm0.+'8^D79XbZ+0s$079vv^!,vNS$Fg=9+{,/a!^NlA7ApLG,-xXLrw_Z{,YY</TBrWP&TR9{Vx[B&",
"9f+sVsVUZX&vB[l:h!j/S<}D-!/YXp7SFDPTb9}SUS]%@!Hm;sSdmA}sWWfyB)J=N7;%3p!{2VVNT6kn,..J}6[X!cNTT8(",
"ImSMT,wwTq!]hU_%49)@WWgN(sVHY.*BR7f*D5C}(A6N$.;%j07U25T+]unD7cz()(IFR48TIkZV3q;g!CIMpQM<D#1I[_w",
"!=XH!/%HD'J.:)[$:!{c.V5B`.8.AM/TMJIS(bk/0@`pm:l%0p.SLKwNrwg@7Nyq./n$n8754l-9TIzB0W+jx-X,-J&53-]",
"h=)r16r0dn%tYa)tS$4RArI_A!6QUxArIS|tS#dBUNDsW%;,awdim/,-V^+v41af8^7F]#!Cf@B!#^tU7bb&cV:mkf!M.up",
"WuCXP7%_l',&LNJ!^Df@!C@8)Q/3nAsZL^`9.H4rP27PG:IiHn7T{/{%{-aw!@Q/g-u^q(%u$Hd:8wU@YFL@c(IKmkM|d4n",
"!_Y:7Z%+d)5u955!8Hpn!8RsnRJ9!s8C5'Z05^jA!(y#v!)]Q_6X|QF1X[rv*D^_(7K5L[*%<rX7WSYl(+;;MNTk^/6vJ$[",
"!#){s6)VM!9_72m81S_s!JN)tFP}l5&p,#a;f]wJ!=lyC*bIY,%sSIm1IgJf!R$f00M8,}$uZM_cj84L'nX8v&pZ'mtS#ZI",
",<-BbXjXw4!3Xng!]qI*!]d_*-i{V.PnUsR(<$nS(ML+0.uwYJ'hBvJ858;h-Vyy9.Ptw`sV)`Q2U'!!!-kSf@L-dfSdV$2",
"75Iwx]]6[G8r!MT&1.h5sV)`[)UA2$cjCuv*!H9,8!,'N]zSwm$77bU9jXqh!AnRbQM,YM!{Qy++S0+='52R*84*k<#YY]{",
"#]I/f^tx}W!)!Ca!$5]+/.RYT-WV)'V[/DbCB!Z&!!(0)Hqa@+[J!SN(Y-@H=(zRG!-kVcKf9aG7W|,{%TaY&0jgW+cq7cQ",
":](+9-=$jd[B!xjsW&<Z-Va|QdHk3;](ggP5{Z[!!6dbz*hF9Jv+:|n!ACmd(Q[I[ATp#q6Vy0(#w}KG!6Rm*$8=h#kYm(D",
"!{Dj.tS3D}LZ1rf,<}C85<x@06!BX%6;0_`785q6sVLG*-SxZ,!'1.{74PX'-VQ6i!.#w,8Pjz2&10-@!)3g7#:<C4*BCKr",
"+pK_=*aVn:-:8WK!}R%V&#y#R!(yb-!B7_^!(q*.$CS+P-YX.X+]]z#TC):a!5*j7Sd@]h)41X/&15);#frUy!6FNa-^I;|",
"!CF()-u-K@k.2UTcpYv&8Q(<%+bMM;/1FV;7W^3b/5V$4$7<nl!7B6g'2/L*cpY&Z77kBN*uwq'-zUi=0j}*B7X1Uh0pa[6",
"sV'aKcpY|A8PT_4/u!i`2(8RG7XYpl2-F)7$V[xm6xQyN!c*+-+`B)L&t34^.7+&-,$,`ns[,a3*Hqk,.w4<*.nD6b92Snn",
"-7Y]Z.1Vm_sV)`QK.#:K#b(uBQ/]ju*T4Yj79US3Q.k|W8n0t5'.6ag/}7n)!*lUF<6tq$!*lUI!*L#t6th3Q#aV2P1d'`D",
"!j^3n8F.Bq'rWh|:(.7]!(=WP)6A<rcjDk3)a*i<11yck-8{|c^Y7$|fBn4//T6'y!61BV!l{$x+dQyQ!=b!DNT25<Lfg}9",
"T%kxm,1Cyb#7f:<!DxzUNU4:v7Sa=r4aAZH$!!yb-YXqqhFFPC6=0!14'{$c5YSHA+1!9L#h%N*#Y`ZxX4nqqNh=[=5YSHJ",
"SG555PFzb!V;#rA#1T(n_N<nucj^Fb+#gphMM%{M4T%2<cjX+Y,P|uTsjs..!6QF-<=_2i,&!#y!]hUR(L/`5({iQx),*=2",
"5!sZ`cjY=X6r2A;4`;//##mF{0+P6U!$2Uf<sLi1!^6iz7K<Wh(njvs!({Pf:.:%isV-,j,LcZ:!]m$s7tjTI!_i`286FIc",
",:@!WK,[35!)JW%<NgT-%:;CM!CY4H/PMG,7-5LLW7|'2/T|]):+%^r.5IAL,!3GGiwv5G+`B5Q!{J4F0ImB-!#Klz)U,uY",
"8R;9Df`40`]d.[S!#fTLLGC9af}f*SPn]Sv!&(}9*pdPp!&T5(1vRv)!!!cL(+-n#0L_|p*=Qy5!&vHc6G}=.9f{WS,YRU/",
"750:2Wv66s78A-$0MJ/t%TVuW!BykS1QB4P!)NC;NTd;U*TIjY@&T0.!)N^F.[-+Y*0_n0&Sts-di$h1!@n,q*FQ51a)WU'",
".;%j7U^VP7-Z4WIcjX:z8.6gxN-n56(-L1maGuXDcj`*4,231_.,;;zamJ3w#yzkb.S^<wt-JXp0h-L8c-nyr7B<<rV[;0.",
"76wvBL5UMv!]cwAs%&!3!'!MX8Z$#H0rRud-Vb-[+!,)GgwuIF-W./z.=mZAPQ.W_7=jj2CCmp/_=k)-#p%}I87B]#75tSl",
"-kx-Jkm;ZlTad}{&bL=c!A`xd!(u*G!=AJ.&v/:a$xV.4dklHF*jj3)YQ:_:;B[mc8nY6<Q/sL}6ukY]!,DU%7I{.-!C'r,",
"@xtS#^7Yi|,{XB`'Is*].W:w;'.|]),^CZG!a'g}tS#U!,^00Z!}J7*!CmB@U`*Yu/4w)2$;Qq8$cKsukq1fj+!vK&(wKB,",
"##AP#A4MCa7yzU.BxVg302pU@QN11N*F:6:+UIT8.;%j:.V={KIu/7,!!.)W!/@pMnD[*(C-)_b=f}gx96'|qG'fT={).;q",
"B`PdrJHsdqIjH&jJwU}rj2tFrzzI(DzzI(!zzI(!6tnwii{^vF#7chn6{1gi&7|:I%xj=F!+k`<!!$yNC0{aF3B7p'!+8=X",
"=Vx^pjYzVT@r4Bd7Z'nd!#fJ2B.L@W!(x|ujyTzQ'N,{V!,J,!zzHTm@F$9$HjBc;AB;l*=IfqtC1Q*gsa4SW8PC,727|^5",
"IfT5N$a|yjsYp_,sYn3^#:;n@snXiH!!%1T!!$a3!!$Q(!!$J4!]_Z=6lvDqCIg`w!)rBw:m6tSi_<X}9*,*V8h2w6&IDNQ",
"i^S/2spL6N!!$n:#wy==Sx&K<8G<8_)s_FasV-}xA1FJy[}Wj*&;WMj-qb&@-Y65|-Y$,{!)6L(mFGjqn%&*UhwHICDTVXq",
"!,J*J$78BS-qCpAp!!R[n'f8C!*H<5cH|Dn!-mD<CIgv)!3XIS!.%+c!=4(!Gc{p@!^'RI$nBxL!7B-fcn7(0#n;2$7Wb{#",
"#xPQq!7B-b#](S3h<jv|)klY1!(xyth<iVr+(|'76_XJP=lT8l7KW#2K)S#]6dGQ@2G!xl6b0$)&7}&qdnWSSdcMf/-#3sA",
"!)88zPQ./P77ba';]-U.(+(5Ji@fp'=x1U{!!9}nAmxpibT-+U6V{H[C#Qdacp37/1d']A#x$.&8QRYK*%#qi7uwV@fh6<z",
"!#PP7+{+AbsW/G4!6wnBL*J#Z#=&MQ.SR))75L1qPnNsA748/#)FDSv+G*<I763!U*Bn=J!7B6h6]yGP1R$]C!(nbm#;x*V",
"-W`;TN$_nn1NZgm2FAB5!]hUk*F(RC+$t{C+C@'9NTZQy:L+{d8ww`r8Tb=<*ju2Gx}yk{78ka]0[.i0!(zCBNU%|R=(]q)",
"1J(8d%qP787qL7xst]_s73n(K;b|-ICW3q&!)F!R6r9)L&u{py]dc-T!6Ni+#x-$5t3gR(7vdp97vd|T7vf5|-W,h5-W^U9",
"NTPU't3Gfu=/aZA!]fPp7SVL|!:{_)NTYb+!xYyV#7y.6!]r7.9rzrM!^/jt7r<r%t4&0+6Pb=[!+49(!)(wr!*u*&!,P57",
"!)r=v!)U.4!+|Vh!-5|)!%aMt6P`I'i$Y(C!%@Yv<4,5P!(l[/!!$g)!]_h78mqa&i$SpW!):MI<`P10F*s1@11wX(!(l[#",
"!,9+.6Pa3I!*u_6!)x]!i#At(99N9r:#U((:t(l1HnpwsRB&[`!.S6H!-AM6!+J5C!)2g,!)2j-!+J8D!)Gz0!0}##!0iv!",
"8L!H37F){J7`I*,;Sjd=:AQY/9(y<;C=[bT@*b.A=*gp|BB}XT@J;*P;2TA*AvmT)R$cjfSfFJDMLZb`!(l[$!!$fu0_%%}",
"9<LG1QF(VcRB!]SMmPM9D-tZ%N-mWN<}jw7QF&=PS]Y:,CB(MS8{#f3;}*+T8X-zM0.&w]0.AtS6y[GNx$}U_!(z5'!)NC;",
"!)98:!)';=1(m'1K{[Q+!(l[b!!%l7!!$j[6VKHa6Pb{;!2Bkk!)Qz/!)gGZ!*w.f!*gv!!)IZd!-kSf@L-aL!(l[#!!$]c",
"!!%i6CV.jMW0mMwY*brwYI#|&T%q|66PaAT!-v'%!)=Zf!)]df!)d'p!)**7!)@Z'(QYf<Am-l.d'ZGB!=4%j!)Idh!)d0s",
"!*YSu!)@a)i#IuJ@!:xy[`9{)12-f57Z0dj6P`[Li#+uMCYSTw=Aij;=4%!!<3/aG!$p,v6Pa!*!-AM6;MR0di$=Fd:[3<Q",
"7s]*t@mp`j^wQc0p$MJh=zg5l<}jw&$tr{:<B.c%=!!&u!*}yc!+*iwCSf^<,wrrRp$MJY_6lUu(nful!(l[&!!$fu,LcC%",
"7Z0f'i$nIRG08<gi6hjQ<B.c,NTY];8_J6Hi!qc=8pD%U,av]=i%yk`Ig=%(!QtQ^7Z0f*i%M<gD2(g0D-vr;NTFP2@Hv1U",
"2M,2M!(lZ}!!$Nv;5|zI!$GvxMa]XFi!YsG7z^/S:qR*u7Ja!y9avh$89{7l7=ji[CCmp/i+LL:&bL1X7xNndc*_+l7xNnc",
"6P`X0!*|:J!*jiz,wt&J:.GI.LqVGWXjDhyIdn&$!(l[5!!$t::w<D@!G,d{!,5rV",
};
static const char bitnet__spv_head[][96] = {
"!^'L=!=4:Pzz=(&!!qV5!!,[9zzI.$<iYbKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!^0V.#xU'3#x_-4A|_A*",
"$'5-F!!W+<!=zS3!@fN5'TBx<'LTu9'LS-@!={.KCP7VFC1%SI$8dvR(+'9C!@(:N6vCL=$8IG2$Cl<KCp0XJ&PVl;!@*X7",
"$B_MJAav1GCng<F%4;FA!@+/J$'&PV!!h*;$9G_d'8`CX%qqQ^$VTqr#A1aB!@w07'lK%L(,s4N(K;FQCq68T)chr`!@(BQ",
"$9)Kd&;d/XCpm#Q(INJJ7:|ji!(nUi'L`L/7:vxn&ta}h!@+;N,W!<JCnzKH!@-;cYd`K##]&2H#]GpR#[_<J#]0.^$8RCN",
"+Jn*q#]MML#]p,V77(H8*F{4V,YRgl!={c]!!!1I!]qSR,wyqr*${ni$ts6@!#'j.$@(^D,wq%)%42K:!{0L4/Pc_i#Yl`6",
"#^h:_!^9]j!#m97#:NV5#ZU0@!#:HF%SS8@0q$,K&1.p@1i@{!'LJuN'jg[%2)s4['lN20(--qy!c8auN-n9xg].fl))dSQ",
")HDl0%;*c667*SGsU}0.(+98<$r<8$'liJ3!^&Yj74&};hY+@x2.iuM!]yWM!%<h]!%JIr#Yvlp!%TP-%rVn{!%](^8WaF{",
"-=bT98mpmW-XQJl!^%CC!_sb{!f46!)i-RL1h:tq*dii@/W@&G6{s_gzz@Ra!!&SQ6z'IM;cQR.zz@[d!!&SP:gU9-zz@bg",
"3}qx_$^Q.Z'/h:v!]_UD7vc+379NYD6VGzm2f=91&7}r<79c<Y';`iYy$;@U'LHl2'5`d`C.CXR6VH:+9-{04dlV{)f}Rs5",
"!(<t1!#9wq!@w7#!#<7y(iIRz!(=ML(Qiic!,tk-!,tkR!,tk@!,tk+!,tkZ!,tkI!,tk&!,tk4!,tk38m]zi5btp]%z:b:",
"&wAy#%y{R!%xWHj':n[I$`h6=.sQ0h!$/h#*&9mJ!&XYdDjSS56tf=b7qkm#!,tu2IjTxx!Gna!!#=Vr!@z)#!#<J!<bgv:",
"Dvirp<jKprDtZx6!,tja=chJN=})nP8x'-r=I(<d!#<y1!@z;,#,IT@A&XG`!|9C!DlXB;A#'Uw!jvB(Fi-_`A9FM)ABp{[",
"A_K-,7!^Q&'0-2!73xx{5[0K35yQ:j!#<M#BUaBMB^TahBydU07#(k*(68i#(iGC]FgQ5}6[kxb*'+6lDjTvz)/=hK!1Mp*",
"!1Mnc!1MnfC[.7FCr3hZ7&|$&!!#:YD0Y@k*N*1$!&vjd!$`<<!-*u6!0yJ_!&NQQ!&XWR7%+].!!s|-8n*b,Dmg(8DsI&(",
";8[Ml4]wJx7qg9l!,u5#!,u6VDmr'96u8<q*h{w<bS:kT*a&!H[LIu_LS64^L7]X`#wz7]!,w24Dm`8$+|^$)!]zJ8!B)yi",
"MP4|40j_t!6{_UUHcmg*-#3b:*Bd%C!,u<WfDghx7)i{vDp5:c=N;NXDrLI0!+3Xv(uz<m!-+<x!C057*Cl)y&y`uv'QTCk",
"A^c*B!*!p'!)5h,TYV^s8n$CgHfH5v7fJ[gH(Piy$XA|y.L`B8+{S[m[BkIp#]Caw6VK/vLS5&8+#g1=-qNgLD5Lxjqzc9c",
"!0pq^!'.s'&|WC_!)3RD!z{F3@wbTy+=jJ2LT(Zg;5iiW'mp.D!]`nV!,u@W-7DsPY4[LC!5r.T!YiW/#:=%Z!#yp[!+<_U",
"C#R'c*BIw0#:;f[!,u6^(JM0U!:ia:!,bX$!:ir4I}_6I-Va+00[7MY!*!_!!)54y!-]_fFjMIDsYn41!@f=z!)/,YNrPUA",
"%sq_4#<<95!-5y)sV:zN-W!=6T]T].7,8G+7SW7P6u86n(FY<y#wv]r+!%&,!!$Cr'ji4'sVZ0[-W=S<(kgygT]U<[6Km65",
"(L/m9-Y8xY.8+8K*GLt0*I'wl3lJ.q4C;Zf5{q.+Dmr3Y[K.3=*KF:C7Pmh`,&$11s^#IIsZ*(R7n-JV!BLibNt5}#%7R`_",
"!!!-KhwL..6u&*s!!qga#wx8`#YZ*F!)yq6&PNn1!.F/jI}_9CsYn416zbtSPnPn37.cL{HjbJp,h{Mu!a:t1!B*#Af$[p%",
"!-4K!BA3)x#@@.ZFl:L,B5WDG!-sk@.y@d1sV5nSQ/4!u&!JtC#{{FXHf304!_$H96y$3-8&hS)!bTtc#]CTs$79`w9k-9+",
"7,k1|!!|xs+m!/u+{,A)74WC%1w')06|.KusV2lp)G!0=!8I*J-VhYLsYp0QHgDhH%1[Bp!{!8KHcRpMj]Q8l-l'j{##'d'",
"Hj7g[2=pwc4aJjI!{!8R8_,-5<J<$zNT3Q#!,v((!^s;]!-5#m0/Cx1*FG//satGl-J/N_Fl:RrW.:|&.4hNysXmmT6&_v(",
"sZ+0s:Ph<_+=kC6SYdCX2mVjZ['Pu.-VjS{*rwnq#64i1V196w#zaau*S^*0Dmu*|SYjHkS:HZj9]g.X,N,2;%PyN/!H$nk",
"7;'Bv6v0S8+!BC2R,&H[$Vs*P!=WxC!)&'!75N[QINL{f8fc+.'jrUB!(4GSG5ly[!)U46$78xv2(CXG'L[zS!$nN_!]_^{",
"6tyz*6v4t@!%,=*#=n*7#:F:UDyIAj,aB95'k34$!`H2n).M2:+]tIg*F;)+)pTr1,#!r'fDh;18KUc`p$Q`4NT1B'!#[Gz",
"@,h1'RIyhV!@R3GP2-pP,#&D#Pgf=l0.(F8#!D5G.4@3v.Y*m#sasbb*N<<G!,u3S.qsih6VKQ:!-+q{!|Kw1!]`p*!,v+R",
"DmV{9&WG;!!(}lPDrR^cHiLB!9^:K_#{9<L*B[AH!,uli!{0w:$@zKP!-4{R9XPvRHcsHN8a^UfDp+{8/u}z0!^c0L!,vv-",
"Fl(i{!Cb(R!-IL$NT51=3qZ+(3J/M4!({4]!,u3l!-K;7/1@zh+!C0b9kUP1WP=N%#j$Hq+!up};)/-8Twi[y'TBhQ;GDPV",
"74WC*sb2:$/]/R)#&+(+*}xtb6u88'FlY_u6tp%aFm%9+/14)9Hc(z{I([[2!{(`:6}(`y@/:9%7r6pwI=&$3#:;vd2d5)P",
"!=U}1F1m7CJa3j,*hNPx]H9MADmf7c9krpfX-zb'6[b:jXLN{$7&,iaRha}.<F}7K1nK})/zt,(75!^)H']Z4756JL[&_$-",
"-V{vG%WUwZT]TzQ.Hp5b6ulRB!CQ..+dVl<.ZD@I!D_w&%xtJ2-twl73+GyW!,u=1Dmv'p7+)s'74C4.93nRP6zbqu:d*mf",
"4%dQJ7Y78z4'yBZ+]Ykw!,u=v3Jrss!)c1T!)0rP,%Hky^{J(a.4/^#!CdTF/X+p07^Dx]Ar3XKsx1W!sx.TC$XFM4-aclF",
"-X5DN%5wYq*l&}@29|9R7quF82()^3!#pRI!H$W7&8)$)CmYQ{CQS7*DmsTM,,jLU_]3byNTG[L9Wym'7|LBRt!|*$F(GWU",
"FFd`MDkD};DmsaRPtVA]_tJ|xFI2;nFgN.*FID1&/8/i6$#$Yy12f]7!)nw+!);Y'Ga$WB$c0gS7}H17t#n_=H]zIgH{9R_",
"HDqQG!Cf{Tsa_U`/`LbiFM^#+!0zF.`Ta%XSd`K=A7Jx]TDb:*'Q8Yw!-+<kR+[Ga#Z&(y!,u<pU@7-k74WBU8m^ju6b-d<",
"76ci;'l8Br<$v!PK9xraaRw9NPQ.nd*C.Tf!,u6Z!%JYQ7Db$J&1.U|!]^c;.qr=:6VJ&VPh&V%+)nF%!(z2;*DJRK*FZ;B",
",H*c<,{{12.WPtVDmqF@.Hq5B.WPgcsa_U`/`Vj8Lb#NC!&guu3T7vH$_[j187$qm#:;qI.7D@N)(&yk-9Zy<!_UPL!,u3]",
"!ALkbstAP_)+r[N!1N:'H']vw7CPhTH%!nw!(yX*!1NB,&8.qx)/=q[!(yf.*D,<2'{58N(MPar)JFb4DmRT)NrQ^c+%idy",
"!5IntGTvlu!5r`h6x/IX850)_!^+2x/Sn!r8vN;}8T/{],wsV+1+*'V!MaBDNT:j'anSFW1g`'1!!$Gy'LK._+|1&z[CJ'|",
"%V:T'1jHivYpVxf!BIrKM0r7Mz]&PQnby4-;mMG&:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nR1+7R$x!7H'.,dl'.4$=",
"!={+JCP7VDC1%SH#y;fN'LH}=zzH+u%qx<.!#:I0!#FP*3`Ux.&|Bsr7SF2`6tfP/74&]1-=Uzm#C+_l;*6V#;0<`a;N;g{",
":Rih$20&`[2MpIW8Ryni*}xbL'kbU3(AWM]<9zYN)vsD'#!rZ-!K6@v#z{@V'7fSC6|G}),NHJ9;cr7W:-)XK)($[W1h&NK",
"2)a#]#:DQ*6VJGv!Aa{-Ypja9!,t=cYpc#`<(}Ay!'5Y[90z/2!'#LYJ#l,x7)CwY9r=;Z94a)X!(ZNi!)+Lk@YGUk!{!|N",
"Xa'8&Z'_21b-`R3XL'^dbK}[(mHsvCcg9%}Z'_1dBZi$c!bQ+Y7lSh;n@`]1n'W%Sd'X/t'l,p-!6Pmb+!3a;-Va|L9-}%4",
"IXQT-pAm/%$;}V:I}h*wp(Gs^:M_VfXjG56p$MJIp}IhInDp^N!&@T/7&[Kd!&5M/.H=jjqw0l{!%l2+7Xy+$qzG=|nc10{",
"!%b,)7w87srY%L|$u4#R9INxuZ'`5.Z'_1iZ'_1i74M:a71P_q4#V(Z,$zM's[yd<sZ*(G4YyD@4=1&Pf$TM=cg9&#mHsvh",
"rwAFP#]^5'!5+^-Ypz[4!6v{_!+.yF!*!Cv76Y|0Yq}Xu!%^cN*sn.A^Y1U<${lU]Yp;u[!$&a=8&L}JYnP)j!7-+a!)+6i",
"YnMwF:FV:van!fHslnT(!)gc7!+.q9!)uQ{!)<fJ!)]&QR{.+%Szm<P!)*f1sXmIf!z|]LR]jGc!]]4mP*s{J#:;ju!7`<g",
"#:;h2!83aJ!!$@3(IGQ_Q%1K0Pcu#q.HL/[sXm(;NyBWP!!$@5!=Ahu7;&nZ6u*n.*62b1!)h=wYnp)08fw(FAB^<u-!k+B",
"!$fNV!z|`dkczs`!+TyG*61QNl-Z#L!+,_I*61U)9u7r7'rkN1!$fN'!!&cW!!)W#!!%[[!!&<b!!$L]!!$VfCD&H5!)%bk",
"LqT@:6_Lw#Njt*cWuC%D82*Bp*$|b9NrFF8!#P*jVxRbsKHbb&!)&|4*ByRv!-]_^#im<s$Y={Y#:=.m6uMK{6w1RX!BJI+",
"Pnjb.!(IQr!=AH%12`.}!^Nz`!-6rL-dc`l1.nw`!-4fa*fh!.+'CX4.4@3v+}`&:Z*_-8*'hRF!%k&g!!$_3!!$Sh#YZ|B",
"!-]aRNT]9z<&Aw=2'z[T+dYqu7WMC[.b60asx2qjsx.^4)9!wp;Bi)N05!)zNUNwA!,&zG!=AUS!)I[[XL(.k$7|6yFl:V/",
"7T+fwstH1R7X2Y37X2fP78ssuPh/n6%<m|57zI2ws|pIc8#Wn)!gN8k7z]@ys}&W!2sD)w-VdxN!):qT=Z!Lh=]sqa@7Z|4",
"=]]8pYQ3mJ:1]Hi_-32!!3w}#!)4<W!+jI'!]^c;YR6HW;I3z8Z'b[xZ'_1iFI0%&]]4$t^9q6sYRt,i#N$W&A=/J4-tpDL",
"ZD|:dZ'_1tZ'_1w]<twz]zS-nNrFF99PnNvXL40t32bJJ!,HT'!!%'s!!$Sg",
};
static const char bitnet__spv_heads[][96] = {
"#%jljz{(iR!!+1&$VU95!J5uq!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'@HCnB!!UCi!!SwI",
"!!SjF!!SgF!!SmI!!SzN!!SzP!()S$!@*dG#zGij!!T*=!=r=Q!!h.J$9y#p(s9(c'R,pkCpw)R(glTP!@'xC$7lYT!JtjH",
"CpNlM'LS-D!@+#F$Cy=ZFTfUWCp'RI!@+J+$F50dJGUdaCng<F%4;F[!@,!d$Gx;rPT_9nCn=$A#x#{i!@,Vv$I]J!Uahn{",
"Cmtg;!]gTv!@$()7b06W,wpr2!@(m_$:MC}*MrtrCqsd[+]`Pc!!T!J!!StW!!TNk!!TRm!!hbr$;F^&-7Y@w#@5(W-VX-t",
"$={/2)Fizg#=urT,Y[mc!@(-=$8G_]$7`,Q#=MWP+=BFM!@+:C,VzyN#=/CL!@-;cYd])'#^T1W#^rVY77VW8!&l<)#x#g0",
"!!]P*#:9]//s)L&&68il0jj021i57m1,b.m0pB},'3T;s1gfN8'ji.#(+08v1*}013B4|;!=|Jy(gbGw)(,W|&PLbn#yQb=",
"!!]}8'jg,N#yx|C!!^-<2jsrZ)(#Ti#zC8H$!]y*!!^<C*`Z(b#]WQL$!6+S!!^NI,:3Ym#{I{S!!TUL!(+K;!@)RN$!hb)",
"!!Uaq!=sfB!!_fD.SJA|6Z`Z;#aK#($]s``!]]S-6]9`R%Sd<8!#;rm!#F!#!#P'7&1Lb;4]wYk#Z-*2$766<$vW;J!(=dT",
"-^[[A$^Nn}!#PNV(IX@L5C1R^&QzTB!$-U@,C0G-)(%FQ4^6cs$WH)H(IDZP!#:0B!@w}5!#*#`!A&U**&cZIN-wYQ*C}tP",
"{9]+!'52uL67)`k$^PJD'[$=T!%3aT!/JyN!%<hUN,+M=!%HpG!/5lL77VuB'4(f9+':w,'6=.6'5%;Dp}=a''88D!'5%;-",
"'4x5-'5BQ24%dk</R,pa{8tYw/pRhb0/i<T0N)6P'8Jc&'sI!@(+[0i;FGRQ1+#(c7qa[{!!+Y47qa]g2F:Pt4@v[YBq],{",
";cSLkH}fu1FI2)*@:)HwKV:q<7qcCc8PAZg81$Tg7SIHgN6HTI6`+nasU}sD'm{uU&u^%_'s$_J(2-`h<c-X%!2#:|%tHs[",
")-l_f=_u_w:I6P%=zqp5V=7JLVqa;_$|)*M%u-dB&x3G('5tr'%{+Ig(;*3q<F$[&:I6NG!2#1`7@GYwCVU<TCtx<sV5Tn|",
"5(;fM)(1f4DrfsyCQL))%|]{`&ybP96_Uls%ZuAl(4&u^!xF[C3&yYA$8;c&-VT-H5[1$ANT3k+!2$(4!2#;N'.A`b(8d)P",
"##J<;!2#:#%r.Uf)88_vHbvk_:I6P@H}nNmVrVf]9LAs))WF&[&WA$X!@{4.J<CUsJINGjJbHjH:VnJM2(!ZW`U-6x3j2&i",
"2c]nYV5t6Z4Hyd86VM0f4kW*+7:z,_^Zv-b!$0+-!#<6b!@w6|V5tUUY3/SP7SJ6#67.}fV5u78!gVt8fQb!kV5xp2;clV9",
"!^FB)!2#:;76crI8S*C0.ZSVwVs44}!&=Ql2+'_JV5t6X4*M[R)WZ.{!#@nK!@|0gV5jtT&S&Pxc#5'nzzDAzh9jiS6^QbV",
"&mkS6=f!/i:<pnv^<fIS+5lS=6ty&U6zv}UV6y#L+`_:3;'s:a+{3R0M|4p-!2%ZjNZpA}p$V@T'Q1`]+}sY@NjZQq#-*{b",
"PxIm]+G6C3!(yp1!5+kzV9<KH3z^t@#:@g16VHz0!]a{!`VP9l.7qt}0L`uv,-1k&*,,P.!`H&f-faFlVuIMq,{W(m!}f@q",
"#]CTs!{#cB:+BaM1W{01!]^`9.VKL@V7%*KV;f|w.Kcgg0LLhq#x5rs!&v97!&(z5#[K11!!,:#+=C'cQI<9<Qt&IA!axKC",
"7(*4/87xvW7kt$93(h8H#}MYd!!'=3V8TxV,,{cVRR3&z!#9!9+!4muNT1C)6x./s4aATFRI*z:8t!&Q5:-DPVvZVf+}|IC",
"78<q#7cR/!VvZ]'.4:%j0M+2!&QI.'W3`Ft-X]IF(/+icV7.i_.K2&X-XH#2[c;T[5^=6t4cv_n!!'7W6!Qag6Y2^q+n&25",
"*FZ<}*)7rUVZ!SzV6mtG!CdD:!&bZJW5@^r*}xt]/n$k@;()Ic^wbYp!]bS_!2%7bVv-FHVw#rIBh1]$`4)+6$[dr#!`NIx",
"#w|}'&3*/=%47Dj*BH;y!5+kR)MssC83c$p!]bS<!2%=n!Cb(cV7.9P-r6kA'LN,t!-#Z/:8wTDbLW/G)((^w(vNhX!(u#W",
"!}VXZ8mbym+#g=A-W,8:V9luM+!CRl-W5@;!^yB|6zDmu4dAFR!)%pp6VM0W;T}:3V8Y`Y/mu8T6|2rDVvX_(745AcVs*=4",
":+i_$!4MnV!zzbD74M:C1+L(Gd(,RG1LxPh$_/JV95m2'9{p@@Vv[,L.<#U;+{]bpcIXUD#=&WvIdG%bNTA|/!.nxg#:f!w",
"!fl|9#xuVz:RQu37<9u19@mm28@kgTVw#xS/11PJ!`hZ'8&t+*#PB=r!2#`KV;h)!+Ufd[Y*w#_#:@ga!2#fGfJ^l3NrWDt",
"!4LDS8P@dM1+Kh=g!.5N#y%*W0#a;T75!^^W3a0$+#,H#*`n$-#SZXi.4@3v+|'|xcJA;T%6{G%.Z;Iu7.YzD6vT*=2+jwP",
"78U<'!Di<z5wnzzV7/yC,4s]&jULXM!z{=-3`SpI3}sB|sVp0X-]Wwr3dD_n4@B:g!2#ckV73fB9(q@^947m17YiAP5a(6W",
"-tr6V!2#fX/8fm69DhVsfzy,SsW'p.-mDqf-WHBU'Th[&gY_6K'F=w`'5Dg/h7;RRiV-h)!]hV&!J22H'TJt%95-166tw&.",
"!+*Hz%qqc<,4IgmfHpTc4=6Bl7u,lJhwHPwi6h,jhxD':sYvC9sYnK^$XFNQ,4r$vmF=5$!!_k%!(r++!!$Z:!]_^87M5tC",
"7Mt-j9DU:29dMKr8+|}8sn1[:kjf|)l+'&fkPxQWsYv^CsYnfp!]_^@7Ms<QsV]$d/bw@:#%jrc&W}8C!2#]/V<t=8+*Lb;",
"74kQ[6}Mau`VPUX=g0}!!vWJ_6WqS@mIpVt#|6F|!{0w98mct&!(]^n6VJ,h761H,/2P50+=uHf;fIiw'.0#y6XLP%8R}2K",
"&WI#0QM*{b!F=DWQkgI@!3Yj%Q.yp(/#Tn&!98yp!9lfj2.rdU@%bg28Kv5N75+cbqBP)D!sp_9!]c';+!%Ft*b=#;q^AnY",
"!MYit'r`['W3`iF7i4k/#(V=<AJ8-KVtP;5VtLsDVvX^GI0.iiVtLvmVvXnL2ca_gB!Qd(A7)Py.qsj(H=W4&ZJS7/!3yCM",
"QMX%n6*z.Ln'Ra`[}WSF6}g[9P2`z4+BUl.kmInDB^Y1|!:K/zNrk;i,!<G*!=Vz$Bq`P8!5+mi`VXF9=g4=+8mzh|${m<_",
"!!*1sV<kw)*wA}{78]')-W5{7W3`0Z7JvgP!CmV.-bbbV[.&G`05Xs)A;H%U6VZyVA7,xW6u&,X+z}SrbvUwJ2(!dc!'.h[",
"!Fg_!!)-7v-VYN%/rXrb1+<3D:l8sP'QN&p!%Rrs!:iZt!B*#A7ARtk4zmN:1I<*B5YKMN1h;`KGK8#89ri7]1l|St!Dt'Z",
"GRc;_stV-z1QzcgluksJGcL2`,%mu#A@)CS3`T/Q5wiWTK!X9^A]3{Z#xi5-sx.=6(kgzrV<lX<,3[GjsV2hR*GVx6!2$3i",
")ct+@Bq`PI.6jy90R&lssyS2)6y=&N#ZMC-!5+l!NrSFy@JzpM!AdDYP2$l*D+J#,!zzq}6uqjD@Buub%;,rzsdRh}!0=qL",
"stCZ{%1]@<+5ht+;cd]h!=a3;H1U5q7&#DUstHta3R#3@7#j:L*+vMi!=axB*-Cil76xC8=Ulf::Ch)},!yL|V8T%x<p!{3",
"!]cUQ7b/d,*B[=#!2$0;#@C)UV8]5^!^'g/9;h*1!)kX!+KAP`sV2hR!l]mJ!dH=*9.+}#suNRhV7jV]t'@n,7C&nB@K'{]",
"9ZF[&stI_w%80*l,hgM#)+`!H6wPf(4|I%4!]bSj!:KLF-Vi`$V7.R:9r=xn.52)v+{]brsvT3h!$X04#wxz5!2#cA:!ki!",
".5ns+.5f#+sw/#x*)7tC6b:0L8bfL6QNdk&V6nbKV<X#p'+T'x%SVN5!]cV#!5.47R,XBG6vT+)8|^-3'.vJr$:!Zt)((^B",
"!]bS/!2#Y7!!|y/!=si#QMq+D90pTb6uaST*dKMi!#RB{$78(z*dKK)#]D^(#c(p@*cYsAJBx}w`VQM{((PD{!j]mf77}]#",
"V:m|T!#H2)M@hk6#(Qr[#x-$5#&NKB^%F6A!-uI^FZ<<h!-kYk81t9X%qpg=F1`Kx-WA#y.66XH+{S[mcIliI#]Caw!G*t@",
"V;jS17[uiy!BT`1V;jP,7f@Bh3SdL0V7!kU,/qW^K8XyhKd6X{;uhVY+.}t=-Z]X^,{a27,;;J;Vy&1%.#`:B`VQN=2NqA{",
"!{0Mq-Z@'l!C'qr/1-iY7CyS8.;0{^.8AjJ!=^Xv'0t+-'ZYmj*D5G1*Dhf3M%Uqr.4q`S+$:K2-[0ynVwK+u.Jg2@!@^gR",
"S(l=G#,;5j!#fP}$78&*M@CUBMTVSGVqvr).qsiL1Mqvv!!!%vNL2*}!9CHU{(^ZbB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{",
"HmYn{C{/md@Ndrz!!Sg@!!ScC!!SjG!(p*/&r)xA)(%B))(,_F!={=QCP7VKC1%SN)c^kV!@(LT6vumJ$8y^p%|G#VCpbyP",
"(+0@H!@'h<$797L=3HsdCpDj*'.=*I!^I8K$DCY^Gp!y[CnzNI%r%`V!^In]$G(fkL|+PiCnS3D$Vi7c!^JFn$HjrxS,4&v",
"!(x_s!(x_k!(x_k!(x_k#zC@G+]Y2C$:kX$+Jn3uCqsd[+]`Pg!@(BQ#[K6i#[*QU84=SR$:BxG.4KWx#!u{V-VX-w!@(_N",
"$:!ap)(Agc#!MaR3+{UC!@(*;$8;UY#x6vM#!&GM+!%:K!@+:B,VzvL!}f2J!@-;cYd]&%#^J+V#^hLW#{@+S[,i[)!!UUm",
"!!h}&#|xF=!!TyY!=s/l!!T|j!!i*,#}7cI!!U&]!=s8s!!U#n!!i32#}W$S!!U/`!=sCy!!_/u$78^3-[yMi6=c'S{'j-+",
"'5a]@'5BQP'4x5L5%qx!%r9.d'.AB&'57JT!A&T9!(xmH;KgbK;j'm9!$L<7'UzXvN6N1;7zKtY7<wgX%qq.}3D:#l%<p%/",
"/8^CL)Jg=!!#<p-!@z2)@%cRb!]ilT7Y7yf!{f+}@&SF$!$f[#+=9HT!(Q}_%s`AL(lq<c5a30@C77b=68mfbCVWz|!).kV",
"!QC5$7dH7}%44X.D8P)]DU=)58;tV3<DwwG!&0J_,c'8)$@1hT$aT3s'0vGd'5LWV*6Yl]89K(.77.&,7u*M1V}+43%}Ps}",
"&zU'C!)2`+9L;kt)WF#Z!#=nk!@{1HI}&KqJ+'5hJD*`G7%43@<(k&`!'|]B(/Lg_<(}C1!2#:N'2dZ,7[&4`Ktw)g<*[4'",
"V5hL(V5t+)8@Ltq2G$*#V5u2W6}P`F!F)Hm!2#:d(3N`l!cn@M75B/!4!)N)[+j2(<I_)*!]_iq6^&|)XLf@`fAshZkP1HW",
"!*[$F!)(Lc[,*Ms6}Mb,46Uazdc5D&fArWUf$TM0rwUSk[/JVJLvCY,,wqdc)c^Vj!=4&g!)i(0Zpl(U78R|N%4gcy!5-iG",
"V;m!y8Hm7/bjz1FU^UW@:-Wf%Il.T]!#UUl#:;d|%SW;S::pm]$dyCu#=&Ms.SPUW!_&M,74vN9!]iF8!'%[GJk6B383/=X",
"!(IQL!=AH%12`.}!^Nz`!282#-m(V&1.nw`!26'6*fh!/+'CXf.4@3v+}`&:cKytu*'hRF!%k&g!!$_3!!$T1#YZ|B!2@lL",
"NT`n,<&Aw=2'z[T+dYqu7WMC[.b60asYv&SsYnUD+3Ar-`PX,m05%],NUSLR!,&zG!=AUS!)JV+cg9T07%lssfzy,U,&&[K",
"5%|XnNT2yd-l@4i-WZxF!)@7_aLT|!#auz2-ViJ=)M_hzb+28&#As`}sYn6A!]_^!8Gp]t!sNR(8)f_/sknmyF<Cw-!*LNu",
"!)#J%!)F`g6}US#C%{;r`]:x,ZlDq2@r%l^;.Q}I;F6&(f`1a'iV&]Piu,6TkRsa[9d_ti:ag|D!8['R!!$ix!!$G(!!$iz",
"!]_Rp8x0y|9V}0x7!TFqAByM7!3]Mz!)2%y!-L!G(S++Y9v^z5+|F(@!JH(5Bd@Z,mKkZuZl$)|7A%;3fk=IImgfCDBSCHY",
"!!$lt!]_ZD7-W'G<XqH7-bW9a!(|7K!*sjZ7A2(79DiI.8gKI/-ba<a@`m'&nDstd!,z$w#iF!Y9DaJpf`5<IG(#F*9TK.[",
"!K9-{!))J:!)n'n9'lJ.1n}vY7A!$h!@<#yZn2iy89h,|fk=YN!]bS/D_fwVZl*;k7=!yzt!JNt!!$Dj!z|ppp:`0R!,ftw",
"!#R;vD$*w]8jXCl<BZM*jqI-K!,H`s!=AI&!)Qk<NT4}Q.cn[P!D;1C)l*$P!JR]y1SAz'!)Ju.!J<Pv!({R$!*BKu!)n*p",
"jqHNzAis!Y!(|6|NrXN|3Uggi9.+F*stHIQ3Ug`WFd)%R)MHr$!HX37P2YpFG`|rQG($bQZlikr-N{^n8zlZd:,{ixZc@[x",
"JY=8M!+j7p90,Tn[B;&}7Hq}j:4H6x@SxnK814Kp6}CZd<`k##<R&59!+`2*,K]Rs4)@pl7!;!V@NXi'!*6BT!)uGx!,4XG",
"!/u=6:+^Xb$78w'fB(d8!)yXG!)x$lL4<#jTamGPV6xHf,/qW]Jy9lfKFmHy!It4j!*l*l!)1tp7[py.<a4;'9_$pc9Z;C;",
")rj<h@NX^Q*dfYrsn1@r#jUlX!=acSP1n*9Vw$%p-V];C.ZI01Zk:yA!!!##",
};
static const char bitnet__spv_joined[][96] = {
"!^'LR!=4:Pzz=(&!!qV5!!0skzzI.$:S,[YJI:*82iXm@!]s'6!{)ZmHA{Y*#*fnc!{DY)#:br*#Z,t1$7s04#x_-49kKH$",
"!@9g1#x|A7$v%f;$v.l<AtsB;$'5-F!!W+<$@'K(!#P+k#x#g0!!]P*#:9]/A{NDw!!]]b$VU'7#xs97!!]j2%qnNA#y;U;",
"!!Sq5!(*vu!@(j0$!+Uc!!U@f!=sU'2dLAi!(+#{!@(z8$!Ism!!UJi!=s_-!!_U,)(#TW#zC8H!!T3A!!i<G$!h@{!!Uaq",
"!=sf6&10^@!!UHQ!(*}.!@)<H+)*$<!(pv4$!r_&!!^UK,wpmr#{^+U!!^bP6tf(8.SJBD#|1LZ!!^sU/mcj(#|Yg_!!_#Y",
"1*}308uW,_8W8#^#}70f2q$D]!@)sT$@Q^A94:.@5%{$W7qkSk!@*Jf$B4jW@BD|V5&F<[9.'{$!@)lR$=Jy=3ITR4:+&7d",
"!@)DD$<0*4/VdB+5'-lc;F;bM!@(m2$:K{(*IZk{5'V)h<`W,@!@(7!$8gnx%:R6n5'}Cl=zqT2NT1I#7y/NQ@BtrL5a:$V",
"%z[^H!=sfV!!_f|8P=YT!$v={!!$Dz%qqX'5:-WY$!Hyr!!_Zl+lW%P6VH%0!@)t#$@S'm98T{lCud9&7qkSk!!V30FQ-Yl",
"I({nx=G1hl6tq|N#$4-H@%jxN4=R.+7=BRY!FG7F5aS5=81-Gf81+]x!FJ,p!@*ay4IYjb${d}cAax9j@&IBUCv7[+9LGp`",
"9LF'|!FJb$!@*a}4K<vx$BTU!saW7k:IC.z:IAF#4RAXK$BT[$v8-0v:vAn.PRU*=-)]B|7qbc-81#1);cSGG!&ql!!$Xa'",
"<$quM+09]P6tf'r25ysn$^HFk#bp9p#byAg6a%mP%CU0A!!tf$%4G376^9c]!#<%z!#0u!!]]a<!z{$<!]]`z8m]z%$tsH=",
"%42U<!#F$5!(26n#Z-':7!{a#%r%H@&mk;U8m]zj#YZdm(+2F$%U+5M8m]z+$VU<@!$-|K(+)+i!^Hnv!_sbI76FU9!(4)s",
"$w!Ja#!/K*4`9vY)*v/t+]V`j+_PK5'7X.i(AJRn8HNuJ!%HnX!%S$s'.<{W(5;lh6m=^M!%paX78!;D!&'Ly!&0JR(+9:T",
"!ti4n!&DVz(+NFU.s'Br!&Xd!'.=!R(1}ZQ#3_%q!&vwk(+XL]$0nPx!'-'m'/bqb(2<nY'V2vRf}RX-2fPtv2fa_w8SwbR",
"=(qKZfAtN'3bVV$8T6vUI(`K{!()c2(2S'D%-BT&!(;py(,i6d#qQG(6{6tS!(;:)NrYXl6S^@!!]sXS57BS+#:Xfp#7cfM",
"!xFdQ!(]R.2-9{y!xHk2#uAyP).|-NrwCJK7vNP)$S}1w$|$^{&Pa$)-@,Fs!:i&KsWd%R'TLL|!!+g6#&SJ[9.&qk!:i)d",
"9.Lr3!!*5K!]zNlsV!b9$[D@F#[^1v9LX*Z!`JIT78!q^#Ylq]&k4uX7W//N!^DhG$uH-4sV!b:!!$X!!!il!6|{YW75{9'",
"9jbxG!!$=9!bt}r6t{`w6f'pGK)Hx`!z}Tu!^YB(!$VCUsV3&W!_8Z481@8m4=2&R8P@$l$u[A:!%*dX74MX^%j]73!&)*;",
"!*6qj/#Tpx!(zkPNT(B*6Vp(.!Du/R$@1f18PZC-fB1k)78p@&!@yT6NTQBw'[=;g'kf+)7yaTH:I@9p$[DD11-&$U%TKyz",
"0[7Da7ZpMi7xgHY!^7CC8PLxqK)I7p!(;bwC7|/crwCQK7!jpm#uB(}71904P1ps[#hqr2!(GAn&8G4a%Ztr<!)/5zsV!kP",
"!$&kv#bG}krwAqf.y.0}6tf<}!@w2w%bZq7#aWyI!(z@AN-wYZsWadw7<W^rN-cS`:gU0b!!5..$|.gV82^vQ!#yS{8PAh]",
"6VGx,7[nA=7T}JL7yYcS67)d5MmPM<MP1aD!!@P87Z}^y7C9iA$[DWaMl,0t!#D('!!U_W7[1a76f374@t:6d)M[Zp7xNLm",
"7H,Aj4{$GP's1@27[F`J1v::3P+*gW7JnIVFsMRN!)'bFauXJG!z|_P5;%jQf$ra)7:Vm|]qB/%NTRhU!dDyj8::L|6m+R8",
"&@xsL#aU``!({clNT3n,6Vf!'!#R:y(gdVl{9]-w&.WaV7qa]i!!+Y47qa]g*hTvz!(=JP)N5lv!{@:I(d0%*!]^.*04{9*",
"#aW*.!(s3|!!7s$!(sj081&4u7SC:Z!AZ0W$|/-`'DvNUsU}&Y##m(s3djXK#:Xz{7:K9R1d(:cKX]%|Kw%NI:I6PKL4#U&",
":I6Nx!0!]&-!cP97Y:tnsV*1N!#[JC&10n##7i)M&#!C=&|&&S3h[wv-@<U67{Xx[7!hT;7A%:n7r!Hp:L!u3QM<P)F8]Lk",
")knkv0IkIFsV*9cL&DGrf}njC7{m(l865kINlll`P-6Fn:I6PVPI3Z:.Sv}l:(Dfcsf:s-Q6.VdQN/a[:XgcaR`HzX2%Dpc",
"!$^x66=pC{:(B7p!-%uR!J8|sC7trgsV#4as]&j0)U6,.!FAu%NTR:[sWv##7:xX4SzmH2NrS'u78S&+9<(CXT{60W#=1ju",
"!:i(4$;]%/0IqP)WP3Th!hZ^Q6|rylWg6W5XT$r3!g0ub!dXU,&Wp#&9L:0-!!+[%9L:0r<3/W)XlpALY-/Zv:I6PuYI-Wy",
"si9pkZ9'R/ZN)^z8bn&y!|af9^[H%(4{viW(d3a&!:nZN:1rjj5(;fZ!=HAm!:na(NUqdB_LD7Q!#B.;!@}N1NTI3=H2U'L",
"8;2Z38HX{2H2s3uNT*d*KfNM4blar_c-)N3:I6Q5cI'UYsl/h+c|U:fd/bR9:_ZY@<}l/09NTYa!#;JF))YTz)Gw`K!#Bgd",
"!A!)D<2p4WA^Dw$sYm:vK)]81&k;sI&*x5'''y:G%z#bF;B_2N=Fyr#6W*{0!h8z,8Hb2^+1!6r;%<`b8[CFB!$&_D6v`MY",
",Kg:@QM#x+!$&nM'<4HG1(Jik@CUiQDL=g<!@3#fQM|-A!%|'h!!})J##%@b969=iPnl5%h<-8jh[ULS:I6QFhwS%x!`{k(",
"8U^,9,jNs{KVNn^7x|KL-@5{&!)p}=!%hw:,,a%r!#JPLFXNx#!)H-57SWj!sm+gI7[7PQsbnRN8R91D*R286#aUtgs]pwL",
"${uIBpbP4&q#tWb:I6Q_q<rNM!+s/GC`StW7;xDTsU|lR52@CcsVZ0R7Cp]C88yl+P1zCp#ic7MNT*u/%rY%*:(DbH!$L/K",
"!$V68#DpFU:(DgJJ,M+KFgbt7$|DQq##0^pqzN:Z74I46<at.X!:hG{6tf=b7qkm#&3)zu!:i&v!}TAi0It1[S(m0aCAaLw",
"'.*_Crz*6B*]{CU!xG.x#bfHkSx&Hxf=@9l!!*5'$T+10%T6py,@&Cd#:<(^6VHz0!]]:K%WAgs!:V7JrzT{4#{{=Rs^}+}",
"$v%g+)M:.5!:i{=<C^7=:M<vn!!*5d)+tVZ(kZ]`!ALkb!!*/T.6MG8.TGa|!:i;P!Z*jPFnHf<!CdDN!:U/M!$s$jsZixn",
"71Qv%7FH1P$[02Qs]m,R!xH+;!DBlBBxWFl34M*)TwUfW#ww='U6sXRUV;iT$8!W<:(Dx6VPXHS6xGsQ1+[Z{!}f8n+##|g",
"+{3VW$AK4dsZ]#g1pp]R!H]hbsYL9[sVy6c#Az`;!!*56#AqUF!{0m8!+yth%9^{a.qsh}!![W)6uLT=Ns8$8!(giY6th3L",
"$8HY)!![Wb/1@zh6u0*-7T=g)WQ)Y|3}{;2-7/q1!AWu-!)(Ip%8)j:.4hL;#uDfq2kH4I##c%t$T!]G!{,!B/n$iW1QUv-",
"6v0I7sVGyt)U,wF#7fVLXIP}RM|:xv!)SQ`Y(/Z3s^|{ysV[$`6v}sc%5Yhc!Chc+sYF{KsW&<dLCbbY78iy77)v:j!_AUg",
"#]CGr!@H,8MW0*BUqzbb0.-g=7qcQxUV3AM)($uT!(-Z$7SFG_&n6&L8m]l^NT(L,-W,VJs[zXJ#@+{M$7KF%!)%m77r5v=",
"8uQ207qfn+%42+a'./<[<$wm3/mtG/<$ndd!B)yi&qWfj0LDgXsU}&Y!zz[&6Vp(A1,9dh#Y[1_!C#B(!B*)C&r^H,<BV-;",
"s[4DI[=Gpa#7fJ;.<|5R+{gir$7s[$%8<_7$y7$zNtBsd0Ag[ys`&]L!/M956Gt/%=]iq]810yF#:Nxc!):}z!*{;+@!m^l",
"s[+:G$`s,2@YksF1Si;<$a/Aw*C&Yt&.Xj=[]b4m#=&WvNU`[%s[=ARsV2g[!@[9v'TD3[!qiDiA=_6:2wmhBABp:ws[:/&",
"s`pFy#7fKA^V]yzBScQLs[.=Hs`yV}#7fND1TX7zsaJ_^s[VfSsaN%)#7fKF&8,P8sab72#7fKG!(|2/savL6#7fKH!(|83",
"sb,`:#7fKI!(|@7sb@tM#7fK01TbG,GRh2<#7fW^*+z,]sbi<X!:izAsY@&1sV-]'!:j:ca.3L06Y-9FHmKl/!=a{CNT38&",
"2ZW7QsV3UkP2:rp6uua+26'.|7@KJ4!d'dT74///%|fh5/15M2sX_kqs]m,[MA2${#{9^s&.Y3I6wcy,%;7y1&.[G3Z`fnb",
"${t'h!(xbl!(y[+$7Kg0!)57`b+,#|+{<W5#YX|x%SfD:!)3y6U4=6XG(J`3&mk&&$@6tgbIJH)PnLbM)5ls.sZM-L#DDl,",
"BuGMz19*Zx!G3=+PQAlN75S}l;.lrasXrd,$9uQG+NM!(QM9YU7,W&47VB)H-WkA))J1#}&.X}A)gA85$VUP(Zc<w5,Y[W7",
"!z|b$*dKK)5Z2{WsY;ji74uV#&mm@Zc*^VV.ST4=!z|b+,@%|3t3y$V8r1'w90<2b+b8@F-u,.87uT$_-xq]u$9kK-&.Xj8",
".46D;,!RZM,]y4]-xwRV-ZrmW!#hmT&#y8j$[2c|#7fVI/11PtGU#zzsZM6X!$ipR!!*5)JaR6XS(|<_&R[9}!#D(3d}}dD",
"#3J&#7quF8C|M3r!(xsrsU|XjQM[gn&`4U(7#$h@S(p+-$8npz!]_UXNT+%{%s!f-*CClt!:iQ4[]b=t$:#%}QMfp''yT;=",
"!(xblsV'W)7SF`yI/xZr$xcVW$}%/G0Ik(70j_s_NTYbC9k6957T4_t6ty%J!=skqRh:+64PLWX76mp*.4{_l#;8I}*BpL-",
"0<jh|#:NgC.46*4+|YA&'lU..(/1ZB-@*p_QMS:h/Rq1{RhbIJ9k4.u+=:'r(IDD*!McyxTBr{9BC}$wNrQdf401ri7_pLG",
"5aH6f(d.$0'{$@0*a0<r1*}8C9;r0:(4(VR!C/mq*CMsv&.XjC[]bL|%6{G%1nY08-4YWA'LJ2K-Vcin3JMW%2G5W`#7f%4",
"3/_|U!bLbx6x__1sXJ;+!%|#Y!!$Cn!'WA.#wy&S4%dQJ7wVC{4'y!Q+]lHp$@1(miSQ$Q4zpYA5:-CX5ws^T!bLc%7.XT@",
"sZ%B:!DuIv3,{v68'mKU]:TdNt7SCwt7L_9$XPX--jn52-X8(F!_Mrj7IYTX2<r3[6z{cqs[=4S!$X(^!IHSH'57P%_6q.'",
"^wbXt1n]$/9h'-94=FJT.x}<H!%.[`!(!`[$tuI!-kL^@-WGdC's1/t`n,n|t3{GA7vMV9:C!XH:^Jkv8G=+ytInYu!'B{R",
"!!t!A!(4i#!!$d%$tuI(-l+(M-WGxJ's1Czbh%a3'D&.U8H&p2tJM${!PwxhsZMNV7SFJr&nh[B8m^Jr!$^wA%!FT}*!Jk$",
"-VW{pQMVGn$0Q@^!.4}k!z}C/$8df@7U|DCk0`d|!-WIf6VJ)Y0Lj)]#:Pj6TC8Qa7MKql!|'y,s_:Qp7:|XWDT(*w7<ID)",
"!^45x!BIIm0]S/qTaCQ{@-mQb)ZzY2*pxa;!:k*t.46')+}U|8)g+[I+&&VL*d}TC!FBI5NT;GB814L}2Uld.!)Mp,#aq|(",
"!ah)!82&P.%qs+x)(#A;NT1B)!du'N$APi:#7fSR&1BU@!BW#h!)&$!(M4yu#7fcW(vAPPV:t:3r78{f#7fIW!Wd,XK7C&f",
"+8h7X*}xqA-VX]+(.yg9s^[I4&.utv6vs&Q3,&_%t3[5z6wd[XRI}!4sV2n&'{j$=,wqBH!.J$h!!isJ7sfrC-89dUL3}Zc",
"-Vhi*U^-g`!B,8!.;2Y`7<vW!:$2Q!=&b2TDTCK*RhV6!!)uH3#Ym9C2'zdx2cWbJp$RCb3`SpHV;!`$!`@;L6t{^D!^N}A",
"!9t}i#,gkl'TGZC0Ik1C!!HJ96w3x5.4N#D82Q5K*}z{-VZy1G71XCr76FU%HRp7wP2:*K%,:ru!':Q'!!$f&8m_x<!z}'Q",
"8|.@fs6aY(!l.#{7PkUGWW0Sw=BHRN6tdwPtPD@d[Ij)kC#Gah*B;xM7{6)1$7j++-X<5$:xv=PqYQZR-XnDQ.J],C.4A)l",
"+|mN*(KGP2(kmnDNTG)n,!)RHNTJ}$7UPR`NThW29+:s30jmnF9]L8Js[+*M!=WcUMmvusT&JkP*CM.v*GLr;!:iQU[]cBV",
"-Y9.`#A$By!C16g!1(g(!*|=K!+s,MJJji+!#JwY7SFMcIl.f_&{W@a.4@3v+|:,|&p:%4'25;=sX|!QKT$6H7BymDt3|u]",
"7%[dkJ7g}gN.6!p%XMg5s[WHM!N$f(NZ.V-st]2{8^@@s+=8&98UY`kV:u.i&#Zj*XrKWB&#ZjP8P@'mU=cTD0_AIi6{^]8",
"!!KlT9j[/DPQcM::h)R#7YsHQ&;[Z(!@Q/g-u^q(+]V4)PQ7,ZsV2ln!B5AwQ.vwX$(gJIsYd447D-C1)c^_s*%Q#,-X2ds",
"D]c;aQ/.kz9P/^a6v!gN9[kBL)gg[]QL|w+),(-'-^=,g#&X38.UaT<#'^[;$T!^(!*9$9!]_US<,GZS#x&[V!!$]R6VJ5[",
"*S.rvNT{tN!!=YM*!Jk2-VX&*-!jlT75@H,s[+0B!N}aS)rZu)$uZKMsX{ig-XxJb'Q8Dq!:idA(A4]3%@B)4s`r$M!]qDx",
"6z0VHsV[3R!@d@L$D'Y][]bbU'P3B2!+,lG:gWMK67,qD7@B1Z8q@g1.z{g@(Q{43M8j*)82U9RRK8P8sYnL[-m0d@Z`pQ;",
"7<I<&-VdUx$^vi@sY[9l!:WN%-ZQQ{+%LQS-71xs740K`JJtra2kf7G.7|<M!/:Di%rcF^!!HJY.v11&*C&Y;/_nGy7B'Rd",
"$7VL:7T(ub5xAKP!#(*7-*vyq!zzj4#h$Dh0k35jR,CnS7YA(d7!rYtRiL%l$THT}$|%]{!f0DA756a{4=[(m3*aFV3`{,L",
"!@b=BM8#=.(-!N;-W,9Z3(gvx&3[<B3(gZ{!:WDh3gZ(m2/H{:RJ<l]+lB_'&Rwtj!&v=V$fifR!)8&t!{;$C815K6#Y[yr",
"-7l.Mtq8;XSfd9z7U:F/9N3#(*CbA#*D@K(!:iQ=[]bh0'P3I4/S1jg.447T.Hw}X/r`*j/PFN5!!*6)0ItqtU^]JU77$|M",
"#ND(w+ZK%V#]=Cps[,&HT%lu06gUnf26bW&S)$9|79'@KJ,W1m!KuBWNs6f%+xgwI$'c$c-VY#W75,s&tr8]ftt_W9ttsd=",
"=N!TcNrnnf-5$lftu)rF-r`k=.1}tkFvD_V%xiMr-tm$W]Fp|!(8qU$%65%W!#{qT;F4cr-W9ZR-Y&tx7T#y*trAb-*dr}!",
"tq8xlQM*8Ytu*{Wtu*Yatu/VATC)%=/.y@d/kX[S%s3AA9TJ}wPQ_l=8_{H{2%Dtk!!*5b-<NFnsV)AB-Vb*L#^^LY'QM`#",
"sY;FY75h_.&S8%r-9ykW,YZdN.Hw}SAx)&5sU}&YsZizuNrd{&Sa_!Z=)ggZX4n'D/%W)JZM*Fp@090-%qng*!.+Y];6RJ@",
"!&,5'*BqH=#7fIS1IH7;t'j*4s[XD%{7-ZN#7fK%8BWi;$7NX0TaA7G!Z1[d6Y-AG%d;`47#BBRUtflkXTIWH3b}g;$+wDY",
"7G'=3#;&R^sX-:]7sdqU(h&:}7sdna(IxGNVSVK+$H$3Is[+v_7G5'DFnJ3$VrP$aA*j$^7s}QsS(c2c7;y6%'s!N9!)(Vg",
"$&qg`:(F=I8mywY).}}G#7n+v$)IZB&1`g)7!h]xGUUR3U^tKm(Z)qr/1:XY6uD6/9lR/B'.Bm;)MQk^*$|rL79KV57t`2A",
"8ud,U+{Gn1!.iH935.`{Rhai7=/WN77:Gw.78g+BF*uCZY1s2y#:p**#7fIK)6#zGWmm0d!I.+nGkKb{s`8mrstQq]7&R]7",
"_!SY}5Lz0QU!}$Hs[SLV!R$pj7#a<kX.*zL8Q$T}7qf'+9kd-<PIB#]FQKAr!),%u7YnK{%ST)Z!-M.Z/C+C0!#D*w#fxF#",
"-VazQPQ-bLD!('Uf=<;1/'cSW74J&i6v^/|sWWf3$VW;I1gfFW[6JJ`!#pRw&D`=,[}kg#PQ-bC#:p)_#7fIJ2u;9+]Rtn'",
"!![WdTa`;N7Zd}2;g176!]^M6!!vYn!$ca.5l_kt;3spU+{I&,]z[B)$tu:u*iW15`S0_DNr}T!,!;f]!rp{s!j,U|7;xGF",
"stKGX!^H#&9732b!]`w0!AdUaQ.`G9!+pk%6yUC1/mffh!I@_@U{VwJ7vNGJ-XSs(/4vxH`ua4.!![Wn/sP}U7!Kjm-^<KP",
"${lWz-^HR8#+Bn50IrQR2(1J%!)1BD8ubh-k.+;m0L}3FaTga*!)9@f0R9a_!z},N&qV%-!%%U[BD['dNTL{M87;Np790FA",
"87Q[S!DTkp-l$LV%]YXN1NU@@+{#3Hb%}K&!|FmP0IkB,'5DSM4f/S{!*1u'4]QFs%xl_{!)c%P9rsqG7s@q9s`l`.#xi3K",
"u4Hg:(kgyk7]@k@U^:fP((Yr,.tTPb!!*58)ct+@^:Y#{.6jy96yIx+u5lfU78].I#xuT1:(CFP89$YBaW<)-(FwT&!I|,J",
"(24'u+5i988]@yj#wz[2u0uig8;A@))d=![*aKh20T;+9NT6X%s_RW3!=csQbP(}d79@:fu0b[q@i0xa6uSwP+d]'l!cK]}",
"<)ZwS*a}mq9L:m#jqB56.4T=G01-]S!&IMj6g/u%NT]=6###,j*J5FF7[Mai!!S[%!^'g/!N4cDNU7k_`qZ9K!#|$W:8wYA",
"!_n<[:+%)$u1umgsYx7SmFI99+xs!9PQLpM,81)g!@5BU05GcP,WQ7^-!`-T*B:hV&mxV8.)&&csYg_'7K+=S%qpqR'jp|}",
"#<rt}*C8f|!`^P397U=x7KIQCM%W&}u3-n+%6tYC*Cv0,AT=hN7{P%{8P`lb9.9!*PRJ^m=]zM0b4dJW#KF-a74=gSPQ6x)",
"*!R'5%VU%u2cacw#Rs4)f%*,#H+qV*YQcQt!+pw`D^L#_;0`{I@xK&F8p6X#-X2&^$^lb&!l%,z82UZQ7SuM=&k5'z9Ig<@",
"7CTsg*%!t{':hG0*^02J!zf=f!#X45*ByRqL'U'u!'dSABf1i.+:laUZ`m[z%rvGSsZk3c%r`pGS)#+Z7]@&=!*=^{6}`|{",
",W'v-!!0Yc<s7[j!)YqjYnP;q<sLL^7_I$gXT=uL+xIc<%44uu:gU0m!ard57[`ib8#Wj,$YXks*cx&J+=71*<R&CL,uF&1",
"7:dN}-9)05gzM,H$b'BW!#b:5!C0&#6h5_=X4uvp.5n<@84IPs-7G-xP2%l#7]h@v!*gy#FSTGM&n#[z#aSaf%;8_sNs7-A",
"@;sSzAwSiHINBrc<B/s/U!x(S!,NL-!!$b&&;RZy-W6fGsYxSfmFqUN3+q]A9h%Sm-WKsI(pNIW2%F'R:JI7wsWWn{&5IQM",
"P6;S_!#H5]$VW8G5},Ds!#b:5+N7d9!D}-J-Xg+b1kMHm&sw8C!#D(x2jC'V*fr+)uNuug`xi47$KTN*6zLDD8uQQ@sWlCb",
"*D5Fw*FQ59!:iQK[]c.I+B%)N1L*[t1gdH`.Hw}d.XLDwt0qr4@u0-'7S`M%P2ldn!+:@`.n</4P2.<</k7{z!AG[y3i-Qi",
"(RG3T#bcT0=a+c)=c@5v%;Ngw6yWhd!{3Rp]d8ww0<.D]ZkNbv!#H8j5iL7y!*-:SaW]rn7rgw}stS$pdk:#j5.z=Y!(`1+",
"KgsD{77|kzQ.chC:;0)q2%DmN!hA#<7=qs(tqkIQuYY&h$HsgS6|uX3$W2Y%!xGW-(S{q)!G+HPgG3+<)N#VM&mtt$6x0S)",
"WuQyP*DgIx)dGuH.Hw}I8q!!c)c`ZNsV)`]#m5^muNus+!C/yZK![vl$7ByU:_g|$5CcUYPqD:]C}+S0!)+Tf!!v.G75B1m",
"Vx`;[$jnSG8;$=d,aBnF)g(*C@uj9isa+a'!:VlmBQM&I+,0,9uNx0PIMnKgU#.w$[!&nq-Va{5LZR=27uGrz!Jj(D!,GrY",
"!]_U<8;_h3'=P:t!K)Z1!!HJlCM@BkD,!nwNT4w9sa5Y,!]hWD$iJC'!##7H!|ks3&3wh)!/PNp,-Im+!!8dB<Rux{%<(Jf",
"7as&t8p-S5+fMY@7`x23;fSpY-:)Y`uSh#y+6ZqSuNx<TFG8%R!:VjUF(x:!7A-d6-bM3vZMXX].z:y`!MRJU!)0M*!K%kS",
"NrYm]!ifaK!))HmuSjPQB;A4:!);Y'uP83,!!$B%7SFHm!!L6y<!9A{96u'iNsc@F;:WyBR,;*;82cL6M|Z0p!ascQ7}<:;",
"uP%5sLb5_%Pnkcz9.m75'.,@QH$hV0H$hV*7tHrm!^+ihH^NiYDLAs#!=AR/P1w`^7t}G6H}d=#AtiQ)!=AR+PnUtb7tV,p",
"I_3(##7gvpuhQR'u[pS3u]&`7&|W'mPnCLwN$K^B8_d@4NT<j&7vD@7uP$#|1w03U.T)$L!7,/CU^/8u,J}n9*CMsw6{8{Q",
"R{d]y4m%4Z7[A]x9k-=V!_Kb=79)l5(^1pS5YV{$%hgD*!)aU!stH*[D{$RDuSg|zuSfnXuSgw{9-*JwYF}^CJWJ6=#^bFa",
"/uh@[!)DuNuSh/muSfn[uSh+'#wy$9u]X%)7%[nD0[.2muV1X80yLZwYnG_)!]ztY2rXQ8!#D(3LQ=&9!}M/mLn]/9!-M1X",
"#YZxzuSfnbNrcjru]m)Ju^,DN6dq(N*fJBIuSfnduShS;uSfrh@XR78f^/BjN+ykWNhX([6w_UI.8PA,.6a^=.9BHvup}6y",
"!:iQ+{7cuZuT#nx!y/(-*_zlNsYF]nulL3R!_v$y7QKjjstI=4)U5y8!Jfw|U!g@@<I_%hPg[cQNT<Yi7z^/W8A50B:J)f%",
"9L<_G!)<S36])s7Y2!#y-N`_tP3@:'6fI.4!)Wb'!)aX#!(6k$2sN&)!(X,i:v_vj(+9p;!*7'Pk.*6LXTSYM$WfTpuSfq<",
"uSh+2uSfnjs!x[PuPR|^u^{y`LG/%U,]<Q,9*BT36|jiy-u&9qXT#H<Jrgc%`Zv@$:x/sf!)3'5V:x(%7]+vQI0W%s<%h!g",
"7]+vF!DBf@!)1cp91_I/9k&<WASl=U76X(IKQ'`57Sl9.KV=($!_)|}74liG$XkCcH`Fj*!fv9:81Sg%H$iSD#D9fbFQ%D7",
";p`5f@C.Xp!H1aqU`H6[7d2-N!*+s'8yy0m)FAiL$u+G_=G;Bc[h=uC-4c,}!-l](1YbuNRL4yLCLag*!^#.L8y)Z!%qp}K",
"%SZc*J2^xfW7q#z9cp$x1+-5FA/a1/#z^Q3.5Qs+6Yduk<:H4++`B5)#(Q{_G`u7j!FM'QU#&l'8[q'wPI.9074UA6HSaaD",
"@Fy2g*$}ZM8v4Ui!*+b!8uL6@)(Al67]CQ^9TJP$#yVHW-[lPr6xMx.]d8PKIR`!:#uCwW/cfl7!01UY.cy5[:t-KVKV<.w",
"_|#kc<`k#6ZkMXfGVd|n!)51x!,..8953[FNT^T1,KIFa!,gt4Bb)k4&8Qh-9h/0|7yLUFumARR!)F7+;9ZDd8Jxw/umARI",
"@1s7J)#3TUmH}ZX!C(w4'5BgVaW0^M'hF`2mdMKb#!tWn!cV++7X/J.J/}*x8-&*28SHN$:bYTa8KMt8v)MuI6p|pfL&bqs",
"#=|SJur.LU$781Ns_x@,p{ZU<!j`xd6x5RF!xx&!=m15I!!94W#3M9juM)*^!!D+J'}/gl,yZ'-,%2F'5`qg/5{u0rur;)7",
"r7uwLum<Uvsq*!qq:z#q7PMXWW8<,P1XRj89sJfNS(vH8@/Hml7v!dk%44yj!+Akc7-Azh7Y:Vgmnb$bG{_`zav@uJsVGzP",
")UK7t76kzMiV3Q8H[CK$9d&[IIU|29iV1Jh;]Kk(*b*}].SJH9740AB5Qaa$hDztV!AK_N7qv*+itQ6D!]_X$7U[.|0LC`N",
"!Ka1ZPnT1%%M[a-#7f`LId:}[b4]#V5/Xfw7kCQp3BU<579YzJ#W74t!:iJbNT3.=jk3bd!(}}@!)Y@<2sD(D-k}vAZ.Xli",
"!%JTQ@rFGdsX{{9-]}-F!G:)5Nrf[q!'k-r-gK3I9/2bj!!6I<LZ)(q7X%0F%4nu5!!pd-jZ1yk:vKg:6a*P'A1m[a6wA<C",
":AQYn<%Di;!C2X5!#3,B!!$<f9[16I(Kkj:*KP]MsY=Qmv5]7S.@}G6v0@um3R#8r!/Y_q/$p$LSdb+s#sV(U!&r21!=A^}",
"NTg`(:hdzF7%+*-1|:^UT%v%p'nWPM!dfw783);D<}kRh)ck]'A,v9bA^IP4:8!{5I(|s0]F{Xi4N(_A8Y`V^,x9JL!]hUf",
"6f#AS)Ha6})hj.HNTG2r/_CpC!)f8zNT5yn=.D8[lKysTIz`37!('',9<x'`!d5Jl75^,J+G4f]lTX%m27_&C#)k%S*G.)#",
"!%lC.6Gt1C7BFv.&8,%df=<,.7taL[+=8;F!,ZZf=lS|uU!d3p$u)3INrZs2.aAg&=]I,n7%&mQ7XDJW/ukc{QMqzy$g[-4",
"75-QQ;f$WJ)#4BR#uCjJ-n}lHX6&P8*G6K3=UGuN-Y9(G0P.3mlL#lY.Hw}`7vF71PgL&G6dcX%9kv7tc3c.<75T!2mQ'cT",
"9Cy3;6}TkS#:wu&s[qUJgG'3_&4}+9lkSm*#)%hR%u`9t&1.Dz*%[+mm*|5rauG7!(,8'C2cuk3mCd9q#uBz_s_S0|$7ISd",
")fu%;nFLl<s[SKHn_2Ik-p^/f+C1H`C@dmXQ/M&!B&KT.:,MhsU!qYB7%SD_-Whff.bJluTB{7W!TK5%!)Q$q's!F6`[Ta(",
".n+lz88q,}-^LJP(M5T|NjXl<74(CmNT+,g-YLs|,pd9a!I@[:WuM669*@6#stHzx!5|Z%8<Fl0pAx]D-,)iD!bPu27u4n)",
"jxYdD7$Vh;-['x4!.dnZ81$_#-W|%B%8@W1sx%LUsp}QR&uZt*89w&0QF*&Y9rM}!sV)dn!!$PT!K5_)n/+-[!C(z8R,p/=",
"7Th$0Bb2mP'sIS67=zhZNrpbz/%uCV!*02P!HFQ|#a`Xb!-DI/:JrnR83bY^#Z';r)2%0*!G5av!)Ck7#YYNG+@+:J!&vP[",
"!&(z;%<VGI:(CFF,x'$RC1L]4`xN0`74uVGRK&`@Jq`{:P2&BuH7VAu1M0T_'.|c+-W$pLs`CxA7Qi%Z10-,:C@xwp7Z%-p",
"QkR`k(Nci9:Q9i+1kNkcNjUr@BkpC|3`_J)6th/n,C'0fsXi=H*F2%$#,qw])i.{:%4KmK!$k;8#7f==83uW#+=7G|!)s;!",
"F'V]W7rKGLPntSx!Q-sk7|Kmn&Wf9Sbrk01!0)N675kf}U{Av4#u'(v7!]xb9/AV!vM&AKvPd30vPdA57`pr57t$imvPb44",
"'rtb8<JHB&Gaq_U!+3Km(IGL=!Ky:Tv-[YWvWyGfvX/S-vXC`1!CnFT$!}|u.;*<J7AAzr%;.|h!`$sb*+wpf#<j8h))!<;",
"&Q+i{*F(RC.4gYi&n+ad-Vu7d6tyw=)+gym6v=}7`;0[m*GL@'Jv%l%,+M*tL2;u}(d1m4*PUBxNT5iX-a)@V742zv-a2B^",
"!)2_wvPfFbvPb.W-d0c{J8J9BvKycYvXWl.vXkz97}ph:R$d-)nL|{06)}ha9wx5pU|pkW:JGp$CLkku%qn9}CP7F{7X@t{",
"/8%[$7Pv^X!{4U8Vy:u6!a(jw9R((/2y}=q6{UXX6uCDx&`Ib^#ZAL'*!K4r7SkUu&125a7X5.gA=s(z(II'F!iWLj7T!pb",
"ZkDJw9kMac-V[HYDd+Tqdk1^X43']l,xdR$.@}Fj.Vr=V!)4HM7c|7'!)HNAlTPl!8q36Y*$|<-_$s`s7b$0[+C)xs:(D6A",
"+mPMl!Lr*kQkRQs7VjC7,:AV&!^RQ%7SlN[-7lW5-Yv7X12%1s84M1fPIL_X6v_^MQM3g.IU@id<GF#D!!BP`<bQ-SHhKH3",
"01u5]-Vb7LMu^Uv7w<lMU{_y:8p$L=<B9036v%(r#:;{4!##4J8PAa_8Qp=A&qV+/stFql:(F4;V;S_04n<wvUr$J[!({uG",
"6X<8-I(awmRJC@D%X^s)sx.=6sX{[7DIh)k-Vn&z7-Hhrn.Pz47]}myL.0j'Dh)]Lc2qAJ;M#uqvj:[b*R;Ih9k_&pvL=Q$",
"%R$N<y$d{s7T]L2-t9<[-VXAI@;Kg2@v*QX%p@_y&M{y}7{.(M&25[W.Hw};/28&*QM6b=/`@W9*BAc`0]Iu68Z2Z9%46WX",
"7v+hkF*}v<M@hzx7rkY/9jr#&RhbFc!B,=9.;b[I6XBzyB(Wi]%VGA|-WKD87^Dxw7UPRMA@<DL7UgV$!B32VB1S8V$$xML",
"+BL;J6wdng#a^Lt6{yK7$u*zCRJ&CX&p(8;(kT8t!_`na*F(RC*`c)H+C@6yb4f'T6gUyKT)#&49XlF49Q'=mNjNB0&vB{v",
".ytF{TG'Ai8}MCW=j2y=Qll6<<x/u<Vy1JD8LhdyFgP]lTC1)9Gy*m+=!!5*!^kx]7{m(f7'&c:$%9].s[Mvf8-l2Lq])Yt",
"a8)(bIpAm7$VjUH]d19a#-:=5Q/=Ys:hdyh%SS<H!I5yMW8&<{)5llWB;0I-&v%Q#,:L.[&nus_QCVZFQatbsR#3lxR@Rvv",
")J/a%QCZj%R#7AtR^t[x!-Qk=s_uF1*bI(F;(jHBvj;-[/*c-<7^6rI$hMly7wq@[8TZXF4zzP9!=Al*c2Lm':Yp|S6}=s9",
"l4U2v#{L7,.;XCR81rlB*aVU,vn$/uvn$B:<Ww-V+uT.^S;Rv|stUYnGN6kj7^N{]*pQP_-V]t7-[A'M-[#tK7T9lIS=nKX",
"T8NA&Tv,[*TZ)yW0=cVQ%F|%,!^*r{UThv.!@TLNNT,0<%y{)}vn#8$vn$zYvn$qWF8gM;vzzUfv{0k2v{Dx6Ju(n5-hl.'",
"4'%js5WgC6]G]LN6*qPU$'m_s-WFs1:T7tg-Yb[T-]fJjf=CIa!/rAWvn(axs$f_Y&H*%0XJ]1B)/,Xfvn(i/3T7s&AWKSV",
"Xk}1aYGT7/vn+-g-qbFm7T:G[Xk8V4YdvgKZCU$PZ'|Fd7*4}z%HabH[$_h0!{Xgu[#2<T!)+TV!(uCb!)rdt;cTG8[B&:m",
")ty$p8Dm[[HB*AV!/(Rq6thJ]S(pdZs50Tr7]Xy.'LJ'.!M1w#c1gJk*BxTV];H3;]Zf<C!$Cx-!a:zJ8'wm(`Z7rSvn#:Y",
"!A&]!!)8DzNrjaBD=mV+7gwva];G<z]y+/a^WgJf*J;Qz-jdH<,vv<2%4AqL+!$2I.Hw}M7tL{i-W_IFs56bKvj8m48(B*i",
"vn6Twmdc{6vj8sysnw@[lhi'hBlT}nvj3<K=b4M]q]*Z8I2FS&-fKWqP2=(9!T*yUw!/h3`QY:iNrW]S-j<Am@ws}$vKt3J",
"v}y]_w!/iq7J77nQl/z8#N&pT=^u'A`qKL*!#@w]!]_c{8)*X3vj;0&';u:^!)TF{-V_C^9Mg4$-Vb^4Nra+A'AwTrbjHl!",
"JkAAxw!b*yw!v9#7,`]|y,Sj1+C;snY59ta91b+KNTRB(8f9^4!UDhAvKyb|w#5N679GrAPIRTB!$s$j<dkixRhG-!)%UhL",
"6uSVH5%rkF!(}KD]H$4F!)uB,!(s-a:NgU7qzPXN+w1,n!{C2G#wv`NJ:%*Kf$TM*7A[4CuVr;8!|KDi!'k,H+lBzx9D#(k",
"'y]R.8^*;5(/+m7c1VP;!:BW((-pfq*%<.R748}<@'(Pg7%8gTNrS|7.uw%J@P7xL!!/7{!/@pMnD[*(C-)_b=f}gx96'|q",
"G'fT={).;qB`PdrJHsdqIjH&jJwU}rNcq/J!=49)!=4(!!=4(!!=4(!!=4(!!=4(!M'fg{NT]!-sV-;yAfA={NT1c2NV77Z",
"NT3'rNbU!cNT36wPp.(c$0G7f4qah9!)C8y:zzvDN[#J61g^K=NTcg,CW]Rc!@wXB8'smvNY+^R!=6Ik!7HiU;GU`<!)h-C",
"8PDG`]l#vl8GqMqL:^s!{&(0C7qk6l*a1{UsV)NG]l%((S5Y(bzzI(!YsJI,zzI(!!!+%!!=AI&NbhXVamFr:b-`Qz/1(BK",
"/u{D2CF#mZ!*U=P1nzUUCF#mZNU&n$/WaaHC'bcYN]<pus=]MXC17mCsU}&Y0Ik0L#YY$}3sU^p+!%7J+)@^0!({1[!)8,v",
"!)&#u#aSQz,ajf@6|m}}Qm7{!sa@S,7@I5gjxw;62G!y)2Y6rt7A[SI7|[2*!]UR9.y@^J!)C@{QkR^U7W_3IF%gsk(+(JS",
"NUV97cg<qLdDv8-.*jF=gdKJ`!!isb@ms&K7[@zs&X0AQ0Ik:APn}-3:j4xJZcAArL(!XMbrLz.!#:1M*t3a+-tl377]'H$",
"nLwgXJnJJG7TD]:!]iYH!'k,N74(;m7S]%wt:jF'!#9x^!GcBs3K,%*!(nbm#B[4*-W`;T&P9aM1pZd6##tsv!C0^C#<NZ@",
"sX|SR(}+'4!(Uu(!!$f5!!$T#!!$R=!=AIzNThyQ<b3<auV{.p:LjiU95Akx$@4wFLn3sNM.R{i#&/].M.V)HL3wgm6|7I&",
"8Vd`lsd!;27}AHr7HJRuVayW+$7_'h!HHqN2kW*j2l'c_2lxN/$&z]`%C[2i8@TRMM1)C@Ns);YN+M3cNIlFcMmdV^NTs@[",
"!lGNT8@{lRtCF!;#DydDt7LJg!]_`FK)m/6!#$YY!!%zQ!!%4=!!$J'!!$J(!!%=C!!$T,!!'R,!!'9&!!$Ny!!$G=!!$J'",
"!=A{9!*<D:!)m}l!,{5S!+kRI!+Lq6!,T,T!,+vR!*f'FNWYIbn'RK^P*iuRc*[p4lKwXI-!}B$!*[7D]/CTu;|UhX<[R1T",
"=uQhKHZDJh;;nP,N)Tg%!9ks_!,^uQ!)i!.!+5dUNTgZ+:(`Q}%*qHYtVm)*!]_Xb7<.]k95IW`88W@^7[MMatmX=Q!!%&v",
"!!'28!!%zQ!!$uZ6VKYb]/G4nZy7Z68}u]R9gx(W9IPuU!!+%!,-]kJt1(D|sYul)]/D#97,a,(Jkg;2Fnfy%8Hw1,A/^i8",
"B'RD[-ppUk!!}#T]/CMv9@FRip{2;GtS%}n!!$JI81$]k=m1J(%*qI5N]Jf8stf=scFGn1stGj[!=AK;!)79DvIba.dc5C%",
"g<mu,c*[p-tq8$p!L!I`Nrw5yw(7P|wFW_'I/ZGgtnh:Mtn{L67R:a;wHpuG&^+JutVt0p-X(38-W{R774BzNtS;rV6srZ=",
"!%@S:<ds!-!#$YY#Y[Y9-Y.CG!)7[Py=T)I!)%NM$qJyQtSuU_tVjS/tVpNm$78+py{40*zYrGMtS%}T!!$Gi!z}FpvI:t:",
"tRxx!TJ*WJ!#$YY!=B=v!)7DD!+'QpFG|Fnx}yl`9jXqgm*UlCsV)aX!=Ank!4$[YSyfg=(=T[&9Ckxiy`)wk%*qHW!/*zs",
"NUPtKsV*!n!=Axx!+1(f!/[Ybh9j6B!]]5-!zz@'c*[p,cg9&Abj<fPcgD,1!!%5[!!$h{!=BP@!*AAg9*!<2!#fS}]/CQS",
"9SP=M7rcmG!^yD2D&Zyg!@AcZ!*RA9!+YT,8-8-1p!A&D`x^un$4j//!I|,J(2;TC<WiqrtqCJj]/CU7nBbyP6W7Su]/CXv",
"v+G'ctqC*]@i0{0:R;/-7yrR1<)Rbp*a}mN9L:m#bj@t|NUB-6tqMPt!,NZx!!/aA]/CyX:8wX=!_n<[:+,UPtqGxY[p&6+",
"u*wS<7p1T51vf|8:f/SStqCFJ!bBl4=[-XN!#$YY8m`4(]/Cfc8s@]L]/CXd8s5VK]/CX`*H3+}!*sS<!!v7V$HARQ%*qH`",
"!*2c@!A(wTNUjnALD3h*6ad]c]/D`5!-A89HB++2!@AcZM7lB[%*qHb!)aQ}sU}&w!!%Iz!!%nK!Q}dx%*qHs!*lJQ;l**|",
":[k6P@CCh/!#$YY!!$_,!!)M_!!%qM8ma,V]/D<i:]D)!9NTXu:J8_Psuuy5&5IN;HJ^a|%*qI<!)Mf)Mjx*!9:T|6;fSn0",
":-kr3=B<-Bpcg&$9yW+HB6=RCA/^i89<Yf8NV=Vl)c^tC0Lj'S1)(|kPgpFG1))@`0.$`N*${_,0.-gP!!%8,!!%48!=B;[",
"!*{499YF<P!#$YY!!$_G!!$d@#Y[T[2&%<=!)#7b2&*^]79M{279DSC8q[Q0NTZ162cWqbstL.!!A/d9SG4l*ZTirF86i.d",
"7u*MD!F2Rp!!HJl3#('f3^]LrNT3=g8t)-[!#$YY!!$CT!!$lX81%9}-7/kz%*qHL7as&t]/CPV779g+L;(Z*%*qHZcFH7[",
"1+<3C6{#I`rW!.TuS{{d!z|_P1GG*L-VMnM0.AtG7:JYbudq]'5WS955:U^S%:km'5wlv^5YiaU7:hmA6^$0N]/C|Q=5g-;",
"Dn(_I!@AcZ!)7tD!)0{S6TRAQJmn4d%*qHQ6VII16VGkV%*qHP!)1%U7tl6m!GBll81bF47SD.a1IHfU!=AR+PnUt0]/CF$",
"7Zd|cubZ=suW%A.uW7N2!!$AX!]_b;<vR7z:4R<y!9ks_!)ld+/8%+t08/gKAzuk27TFcFfzy,Q%*qHh!)b^C-VZCD-Yw[J",
"i4pnnI]}R19,'s8!)PSM!)baD-VZMF-ZL)S/ut||9hf:;:GAJB%*qHIkkDdp;K/3l!#$YY!!$Kc!!$KdGU#zQ%*qHH-VZaH",
"!)1YS:dbii;C;rI<!y.M<&=Ww<^Ul3<{svj=;3#6!)#jy<@:bY<{uVT!*BRc*[#1fsYD@FuhQX)$tu:Alh@C(*Z/Zz!)#q{",
"i4uJXhYHS07M#x;:lVNL7Wq(:$gH#Qs}kBZT,FbWCp)u|!#$YY;cTBMP3-+u]/D6A4lYr-%*qHMNU%XG(39l4c((v3NUB-4",
"==zw1=xp5`@8/@8tr!R[uY'c.:4;TdBXRSbIl@At<R,}RX5+K2]/DUt<pK'[&fHgDP*s{m!!$Ab9L<h,]/FH&Q)@8rJAh,!",
"HSa`vA%V[PAuaLb8v6Qq%*qHR!.Q(|!+6ctNY-P{f`2#DU%b3n3{GB_%*qI%st=rP!!$KR!!$]r50-1G7I:NYumLW{'s4[5",
"745,m$-pUM^9qm#$8M|-]xd-[^WI5_%*qHJZ/&^C^u`;4NTg;#^wNk-_6p.m^YX[u_TD^f%*qHXur,p7!]_Yt7Iwx$7hBat",
"umK6|&WH64NVmppdc5bA!!D+J]/C}9*WcfX!)#(da.|G)`SG2v;;Pa29[QdZ7s|HNP2F5,]/DKT7xdsa3p@=z%*qHXF,*=U",
"Xs3:Q!@AcZNTf<!]/Dw'8X4^lx}ypa!!&G)!!%AM!!%48!!$p67SFMkNV6Iz*%2-GT&a,Pv4uQ;.46D=8PSzhNU&7^+{3pN",
"6x-X8v0f]3!z|[.,Wn:pSG=pg]/D*(430yR%*qHr!)Pzn!-5|)!*$tg!1UA'!+.]3N_#'Zc*]0:Y*lxcG4S0n!#$YY!!$Nd",
"7qd5`NjCml9jY1zstQqX+IgrL%*qJ%!)1Ia!!1Hx]/CL4!#ya,]/Dpa=gP-,;#PCJ!,bM|7qcUNNW=LR:I6F|==4)|7qcU!",
"NTPk*br.X$]/D6S!T-1'%*qH_stI#z]/DfaN6B5U7<urh]/FZ+;0Q}|F#N%GLvWpl!#$YY!!%/y6VJ@qNW)Lt==+B)/uT*'",
"%*qI+!,INA!*(x)dM2!b9l,7/!#$YY!!$bU%44nXvPd2]vPd@b7[%`07t$imvPb44'rtaf%*qHJ7SPCT]/CF=7:iK[vbsv;",
"vS79&vSLH*7:s!)7:6*L7:A0M8Vd_S88W@^88uTaH-)(3*J{z2!({1K:G_a]81=SZ7<W,q-[:*}!)1%DvPcdp+=9Ku7Qj=Y",
"7p*I'vPdczA#9%Rr8!(372M627p+R6!,XJl9wx5pU|pkW]/CbH<-uY';maUz7zh4l4m%.(%*qHMNYpix==+B)sV)`j8PB+_",
"NT{CT!zz_,P*ivqc*[p:B3{|3:I6'n(gb6B==+#rQL|w9]/GC`1-5PwU{_TD]/C=ZIn9}}%*qHK={hJH!#$YY9-|}3U^&F|",
"]/CV&8)]J+:a4[=7]h=n9V_zu8GzT#7]}l[]/C_j*Lk)M=`.Sb!@AcZ!)6V4p!vbUi7&g<7m&9^-n7Ar!)6]6vPjFivPb/u",
"$VW4QvfSdkvfgtv!!$xY!!%sA#:<pdASt/JM@hzxNUcXT*JJp19/b3rNUaXH<$nx%NTZ|W/85IB%*qHLRJ)0B]/F8wZs0WV",
"!{'B%hVTWy_^NTvI+]Kv!#$YY!!$Hn&mrAZ@v4p@A5SxAATr%GAs1.D'Q7%{@v7G|ATs|nB2R8s!-Qk=NU:DBg)n]<=Zx0=",
"85B*XHJ8`v%*qHy!)nR|7yqi9NV}%<B4GX6Bp-Li$$f}}vmJMu8;6ZtC.Mc-%*qH_vn&7Lvn#7Hvn$lyvn$bw%44H'vuR%*",
"vuf0}7@m^{-b/-a-[4S|!))<nvjKLm8y[@(7#(gv%y{)qvn#7Pvn$z(vn$q&F8gLivv/D3vvCY-vvWg1Ju(mb-b}zS4'$2A",
"',FXcRJ[QW]/D,}7$BY/;0Q}s4j6.&sbx$<!z|a#I;U9sS=cKRvw##.7B*Q7-cIpj!,n%=vn&7Nvn#7Z-kV}caMXH17BRjH",
"vv'50vwJ<Cvw^KH!z|`2K5Lw%K7'hS!.nxA#wy$9vwrW,7Bz(J6d490]/C|Q@2bK@7a9_4vs:*iby+@zLD_(Q!)a/s%*qHK",
"!)TQ!!)dz-!)[A9-WNm%7T0$1]/CDV8#$&DNTRb{MP1bV81DL:!#$YYJi4$3!K&Lg!)3<.vxFx9vxZ)[vxn5`!B,8XNW!]w",
"NLB/[!)#1kNh|Hx]zqAs7+(Uxv}<gs!z|]k^Wa;/XL'^[==I6#8_;2[P+gVSPdxDpvn(r}^,=`u-dPV*NTA2fhxNLWPG^]i",
"Q&:wm!+i4P!+Bj5!)3RDQavhVQcCIK:IK3cNTUGj8_y+[!P&%b&B(k'!}%<_!PBWx8<MPF!#$YY%SSNUR@YczR|3izSZq'!",
"Y4<5w]/D#c-`TxVNT_ar!PWW!vKyb|vzI;1]/CJ!8=ll@<pi9URhG-!$rHD<9.i<M!#$YY9j[0+]/Cg'#(K^3AyqBP8QB$I",
"8]b]K8)]J!CmZ@z%*qHXsV+N.7qcjnNY<FY@'w^,%*qHN.u{gS",
};
static const char bitnet__spv_norms[][96] = {
"!^'L/!=4:P!(dNk$VU95!JK!r!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04A|_<);RPs7",
"!!T$=!!gt=#y_9Z!!Sq6!=r(I,D46W$7sfs)Qv7c#[p&F#]2bP#[|RM#Z};P4@7L$$7UvJ*l1mm#]8@J#]Z|T9P3)@!!hS-",
"$:kX$+Jn3uCqsd[+]`Pg!@(BQ$9)Kk&;dC_$u]Q]#]uhQ74l9L,^.z%-[11l*`Z%m$ts6B!#'j.!!|)b%SQU:!aWnY!]zI4",
"!{DY7!!]};#wxf5/PFs_$^'vm0.%)a%44+x&QIJG!{9}52)5.{s[4Ua!#PVF!#Yh^'.@`((ATX`#4)=V!#wpI!$%#i'.<{U",
"(/r2})*1)R(1$|.#3JuV!$VCS(-)Kl!t,kW6Y2;@(-<w)#Ri![!$}TT!%*f@(+9:V!ti4c!%<r^(+9F[!tU(c!%Ruh6xB|2",
"-92_l!{LTFdkcWdf}R&z-vqgq.5IrB%Sl1Jf}R/}.sm'w(-ihY!tU(m!&N^T(+9PZ!t@xm!&bjx(2S0H!`r]`6:d)p8m]z!",
"2F:YB!amBG2cY]A#:Z'+2M3!Q6{s_gzz@pkBY3.J6{63Y6tdw{zz@sl67)`g6VGt|7qaB%4#V(&diBFl!(;g[{9[tw!(Gpu",
"!(Qta%5x[069.Vm4f&%m!dB`L!du#{7qa6}G/'&28[[wi'2vKd':&[f'93']'7NxK'4Ft+'5V_6'5LX5'57K3'4(`('4x62",
"(1tU38HNv;6Z'N{8_4w6F*tYN!(|:4!_$c-!-+$[(+DJ@!t@|T!#yZc7@zMj)*(t';HaiC:I6Nz;c[*'!-+%A6fPQN$)c'R",
"!)CC|$<%c[FK2{pR$usc%STqW=AQ6p=I:w_=fSP&:SR7+JbHjHJatIB)1I5`@z3=h3D'3]A7-8=BA)!KFXj{&*cNk#!$.Cs",
"B|RldFU<(u%}1St&y&{0%yZJ#(UQ'=%y#b/&n$${7x^4D83.szG/XG77SF@d8PDyq(5T(p(Kxng+BY_xFK7&$R'&!17#J^D",
"D8`*iDm79Y*N<=&!.0XR7}+=(!2+ms8=0w06vL=d6wg0v&4X;Y*}xtz!-+CI!2Jq/${xaC,:4Ki&PNk8#:=+Z!-+KZ,zdWn",
"6i10$*Cm&LFS-.;-g*W',]GX(+3#ba-Va{b-:%_'78#*c!B<uh!!%i).7@7T0LLhq-Mkfl!&v7T&ugKd!32RN!C!Z1!B*)C",
"*b^NF10gll-XhBK-Z=G;!,wGC.8;3DV6p/z/T7AC$W=`{-Z=xM!aD{#6YS+t74C4.!D5FV%qrT%6tduTUtQlV0Sh$%$;y-<",
"!!%a_jUvNq+##b,*`n#dn{jA^!]`{Y#)B@P6VHz/!]`aWFS6(T%#jM(!-+N3j7IFB!p]Sw2ffS.C1(sb#zaauC0|J&,:t=j",
"paY^a!]_'G0T1<&7U3%W!C1]**BfDs*Dhf()pi!.*GH!u.umcNFLN]C.Gt[9.WYmf!-+6}!$mV;7SGkA*)6R8Gk8}96VKWQ",
"!-=Nj!-+si!--,0FMwbZ/mt-1+)Q!H1J&Xu7f7pgG)Jn+:J)i%!2_[C!zzb$74M:C1+JhzYIU@p1LxPh$_8T&9U4fT:671l",
"G,z9X.<,[=+{]bpXLc8m#=&WvIdG%b!(sF%<J$Ct2d5)P!=U}2+G=MQI&6q0PQ%RD*a+-b4]Sp8!]`v,!-+GNFR+/H,,@@u",
"!]zJ:[61v_#,6_k-iK)-#GLkT#w|AR6VJ1PHCVp*$tv]p*cd[!%XRPy!]`{Y]]:)@!]hUQ%V:G#&2NhP*Cl+i6_hYUL5Z+*",
"'LIs=-VcA`/WJ/s2H)%d!-=lb,$Kq@Lstcy)FD,r!%#</!!$@m!&;D{$VW/R4FG;,-WBCY%TwLdFLP3w,*]-#_YIr_4zp10",
"5:-CU5xyB^!-+L<FLTP+9%^LDG%6WLsV+0)%8lN_GBYFy$c']Q7}<(5sbGK:H=S7c7xHy/sbZ_=!48'[!C1K(Af-:I7'CA|",
"7XlcX!L0!1=GC:d!);j,I:R4P3}u[7!-+MR,C4@w!!8dA!&njd$tuD7-cg+n-WDNY'Tdh*JVkjTsV$:=$#!}t6_07d!)p<6",
"!);}2K4J'Ra0f^FMP1W@K6{:lKV8f9K7v8<sYsI;sYnJ`$vcWT-dXa#-X6@k!)<5}M.Av_#}yB)J%QY,81&B^&nAW`&vB]<",
"8Pj#zsV^s;!-,|uQ/'LT%,G!|QkH)D4ln.R!32R=!),G(!)*P3!!$^wC|a@m,3NLx$u)+B+zw{w$;-+tFLA&w,2fQW$9S,h",
"g`tF(!p]:p%aWMu'Q&4r:+--Ac+bU4(/0S*.J^,(.4A)l+|mN*XN3gS'P3F3G(9cL<D)'u!$xNZ!!$A#7qc_D!Hi|0@Bu+H",
"##abG!g=bk<NN$p%89Z}FLMW#.GsKP.4sJ{,#&{XXQ-^z-Y9.`hY0Cb/PQlK!(Ax-8PB@7MP2aK#+YHj%STqr6|.Rx:8cR}",
"'):_u.4@3v+|:,|XM`5$%tYa)sV$SCl+')+!-@Mwl+).&sV$B<<ll$4%;,awG-J7G-VZpG6}jC|s^V;/.qskL2a'PqIat0z",
"!.1TpK=}:N!-+AX#Iu(8!-+C<6th5Z7;Qyi2.wB.-r9pG!(tw;VS/,Z5%]k385@.h#YZ706c[jb-X)Af%8$]a!-+_h%TlqY",
"#`)j|FL65|SG#=`!K5XRRhuuTjUuC&-X2ds!%RGI!+GJ2!(zxV#@`l`!7}l|+zvj8!C0Q'*C/_s*D^_+)RJu,*))us.uwgN",
"/.U8bGJ_g<!&zns6th1:NUF@/BSxSk#YXSw@a3{Y6W/j##,h!U(IHs_#G.)K'N%-m'.2$y*(3(UAa<N,*BpKn!.Pr{#dRIA",
")FD,n-VXS(NT1s`'lj%x!]bw;!8K,_!]qI*!]aC!&5(@+JK+!dXN-B:'P3B2V[DsZ!H|T.M0r7Mz]&PQnby4-;mMG&:I0C#",
"{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&npmSCS!=7Rx6W8Dq74(,`+F^=gU{XA76Wa][+N7YnFIXt6G)Rz{#@wn-!-*wK6th[5",
"(QVY%#ww4$fB(x.V]}:M&*S(!!!$HK8C7^]sW2(Q!%z2h!-+%;76;4V+21$bV]@2n;JB.*74C3m+`iQj!$.My!!%G[42!$q",
"7SF#R8PAC_!(zH,6vhi1761H#(iQLL$trzu*%1lp!)Mv.!)+Jb+zu<g!]_wu<Ft0i92,F<<dpbL@0-gy!'J`[81&Il42#$^",
"!)Jx/iV.$u!!%%N!!$G;!!%1D!!$dHzzAa39A`ClG9y870.$a;6uqcB@-C8mZF2Jp#:=,.!@H9s!)*AG!*XiK7SFh{P1q,a",
"!#PKP+{+AbYJ2hq-tpd#$_(vF#=&Ms.SMx%75L1qNrRU`$7Jw=)FB+X+G(Yr763!U*Bn=J!2_-6!Fg^g12`.}!^Nz`!-AxM",
"-g*Y$1.nw`!-=lb*fh!/+'CX2.4@3v+}`&:XP'Y@*'hRF!%k&g!!$_3!!$Sm#YZ|B!-ITUNT]j+<&Aw=2'z[T+dYqu7WMC[",
".b60asYtz0sYnTC34nQ7Ar,zk05!X+NUPHQ!,&zG!=AUS!)IKfY*cBmPQ$Y)#(Msw#x-$5sV+6$7X2YC7X2fP78ssuPIpd5",
"%@<xD7{w/(sa#<r8#Wn7!h|4y7|-;*sa5L/2sD*)-VfI^!);AbD+CD(D.A@qDg|FCD.*h!VZABN:,R#';ZnF*6{$'L8'x;m",
"7gd8m:[[Wm9%g1y:LLN#aP%<waP%;|bj<f)^wNKmc*[p&_6lV#^9q6sM7kr:!!'B`!]aDT8)z`:<9=04@M<X_;hQca7:|Z=",
"!!'BY!z}7=gwvbl===/l!)#]n!)Tk*!)@a)!),d,h76bn/PFL:K=};#!!'Bu!!%CJ!!%L'!!$K<8m`4$*`fCJ!2.x2A7*_I",
"V]_i,BtwCP=31IvA0xZGCgNLP85N:<9(2m4;]]X;!!!!!",
};
static const char bitnet__spv_numbers[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!2;-zzI.$:S,[YJI:*82iXm@!]s'68;VB#C<`$I!!C,V#'Y,'!=qV.!!`f&'k-2Q!=IF*02Zc)",
"/56+!%XHHh6VR(D1,FIB0Mpki&68il1+*<4!@)/i#|1x6!!_&[1g[Cd.qhI,$ts6Q!#'j.$@)1f1g[['*$|%L!{0L4#$P}k",
"!^Dc8!{N`7#:vql6Wuw#'L|!N!]]`16tf=$673:)!#FP+!/_)Q-VN0T!!+]{!#cc!!/_&P!!=j5!#wq)!!!%!6vhlp&|Jgm",
"!)&D3'lM$))(#A'!!4.l2kHqn'.5aX!bjyZ76dA!';_X}!=4%<'.*c`!=4%='5f7A!=4%@'.*c^(M`Bq'5%;<h9`-c';^4f",
"'4x5/'5BQ4&SMl]!$7'2!%q,D3k-'=6xBsM6NWC9$^PaL6{p5J]cQD%-vS<S6]b{4!&'8R1v::)!&0@FBCab/!&9Hp;phXF",
"!&DMAauXMC!&NTC$g0ql!&XZG/cQ9h!&baI/cYSP6yS^46Gh--dDw}#=zhP]Bx`T_1iH3L!$/`}!#<2R3b7%b!#<+u!@y2_",
"4_5a`4|Td_'8Jc&+&@1:5[CfyGfrn&Gq(|QH,rx=:U{sD6!Iuw9L:0f4b]n<!'A+]9L:0j!.Nqy:I6Nt!.Nq|!.NqB!.NqC",
"!.NqD!.NqF!.NqG!==+!ILRtwJY=,DI]M#I6yTa/!!!+;+d^mKh9jfc6^PS1&mkRq&vB[H!!LbZ1+#Cg!!&.f!{!nQ6VHzX",
"!]]:K.7zZ2*BR77-xj,h!.PA/*B<*m!.Prw!!!1*6VZx=,<69T/nB!(#:9LL*G-A&!/V{66aKI2-^T{m3$yj*.FnFU.4K/n",
"+|'|xGGQbx%6{G%2Knxa(II8{!]adP&6),22cY7Q!.P9<!'KUy${rp8!.P<$J]Z`F+!.:H0%9sx-7CrqV$7Wb!]hUQ7Z5M7",
"NTQdd8p-R8aRw<P6@3d]!/V+{!ByWS(QS(*<hj}V+|6@g!]zJJHB/1sKY7kR!Jl@x&vHmka0fhHamLM{'.-%4$cU$F$mM|t",
"-uH86f}Pkd##tx`!{(_R7txvJ!C0MH!.PF'ga&fu%jhR'8p4Yjg].!g05uy(:|;]F7xZm|!VjY$!!&8(!%#AM#:;kuh{@U1",
"!$Cr)#A]Vsi:^b7!$CrA%qqtFiY{p=!.Q8Gix;Q6!%5I.!!$C2%qq^!J^|.LJb4s_-lh=a!KTrJ!)K1<3(zDSJ]]M`.AUT}",
".X}g%j}n4X!$n$K7SH7P*)6R8K{Hab74*4`6u&+!32j.$PI<.z#wzjjPgHYPQ(kwL!]aBi!/W^{P2;_!+|xv&##)lmJ_+b7",
"!_$A78!1WWKZvZZK[RXk,Kx2nRa:F6/n&@t7y&*}%4xplJbHt@6vT/}NT+Tv,h!ynL8J9-KW#58J^uTw6}&Mc%&_Iu#:D`s",
"$y0*}!Gp<r!/XC9<h}jQ*SV=V!/W]G's8zl%5:n!*BH;Q!/V+vLyF0&J_%!!:YmK]!_ABX#]CGr'..px!.R'VDrR/gPQ)l&",
"#Ik%A!.Q|q(X0Wk0Ip=cNU)<YJ_!l6/mst*7;[%$(nW6%!)uK)UtVJn0j})`PnKvFMsQx/7dCtZ3J'5:K[F^Q1hWsT9@*vu",
"$|mJz*C/`c$)v!(%8<-J$y7$z1IUjSNUQX^0@7Vj7))Dn+)xYU1J&Y'!PFj|#:SZ4!)(Pm!*h/):uDB:K[FG{1hQPP;8@|(",
"$`-i#*C&Yi#iWu&$x}$H$Zwtx2c[Xf2._i1Wm]XA#Y]jl!{!W&K[F3n2v5XHXUg;1<L&mx=.Z+mK[Ukn1S9(VY3Xk9=IJI#",
"@ItS$K[qPx1[RYT6`y:9A%HuUAd/z{K[qP,1[ft_@(c.]B@/y7C!JF%5:/]W1YFMP@('rZC;TT:D:cyBK[qP40$Bjm,']*c",
"[B);TDjV{3!.n$tF7`+4KY7gyMt8]72Y2BY]=+(I$H6F[M7c/c#%jqT!'mF{!{Guv!ijn5#ZBfMFUHcN7#yiP6Yx2_!&2=k",
"%r9r!!i}{;.})246q.}/C|k8#7gZd}+!;RH6u883PnP5&JbJ$x:giJ|MW+|7!@(sT%463n3}{814x7Vn!.Pk|!/$WjQkD+R",
"!@fJG!)I)c!.QuAMxb.BPn}2I!$&Z66VJQi+#|b;#=&Gq#w{.*/1Pb^<aJBG(,i/v&PQ}]!/X$gKfDBi",
};
static const char bitnet__spv_prepare[][96] = {
"!^'L/!=4:P!(dNk$VU95!Yq[M!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04A|_<)D93*P",
"!!TsY!()`(!@*hH#zGij!!T*=!=r=Q!!T+K!!h6U#zd|q!!T3B!=rIT4)s-|$8yl+,f*_y#]uhQ#^@!M#^+xP#]'Bg4A=R8",
"$8[{`-u$Cv#^@%U#^^BU91vIB#ww`,!!]L*!zzS-#x@w2!!g`.$<BYC0/J76&6&_k!@)$<$;(h2,;Ys'&5fKh/PPiw!={DR",
"$75zb#xi36!!]g1%SQD=#y2N:!!]t5&mjlH#[;_=4F'ly$:}A3*+G,h4]YJM5]@D*4`N0)#z&&D!!^0=)F@^Y#zM@I!!^<C",
"*`Z(b#zuZM!!^KH+ztPk11[j.#{=uR!!TRK#C-;A!!iv9$@(l*7v;U)/uh8D7SMIf!@*;P#a5K*#`w1W7x{PI!&G37!!$<@",
"!!$<@!!$<@2F:cx!@*JY$={v35#{-*1Qt.P9.'zX!@)H8$<8j'/srVz1R<IT!@(i3Ycl)(1RRVV!@$5k2*A/$2FC_I6tf(_",
"8P=Y`6VImC6VR+W+(}vM#aJ{|#ai4Q#aKBW$a(l$!]]S-6]w*X%Sd<8!#<(t!#F!#!#P'5%4QD687|<c$vW@W!(=dT'57Q+",
"(IX^K6{},c!(29t$v7yM'Sd@i#<Gp}4]cBh'.IQI(IDZX(K;ST'7X.i(AJRc8HNu=!$B,M!$L=h'.<{W(5;l]#3s1]!$jGR",
"76xX8!%!G%!%*fG(+9:T!ti4c!%<rq(+NFU!ti4f!%S!u'.=!R(1}ZF6m+QK!%r1C(+XL]$0nPm!&'Bb'/bqb(2<nN!{'FR",
"!&DVf'k'8=(+dwZ,x/mx!&XdU1j!#a!^Dc[!&lqt(2T9U!{N`]!'#}l(2S%0$v7sn!'6-n(,i4W#Zi<j!'K:^4{$PsNT2hi",
"!([%3.WZ:&!(G<h##7$m3`UzG3GZrA4]PZM4=1QM5wj(G!#;H1!@y@`5[1vL'chvT4#ZV24@vJZ!#pZ!zzA8x6VGjh6th#_",
"zzDV$BY3.J(QNF'$^dm[6{S.j{8kmZX/Ug$X/N!l5)/8U%yBzs&n$.!%y)(z'AHUu5%]l:(R5szZ)Iv,X/lIv[,+!:!pPFW",
"/W5vCX/P][X/PB7X/Nk'X/PwJX/N.qX/N+pHhVst7xnsW'Dva%@7P^_^:0v|6zZ22!^(_UX/l!j5a)|/)X#NC!#<s/!@z5*",
"!#<U'X/R3hX/m716^Z0q!dBfr(,C58!2^c+);5/f@[u`4:I6P(@wm/;Xk7z8MmU}R6VMDl!{Fz<N-t*S!{d<D!2^Y&7)DZ%",
"4dW9.%xiu7!(xind't/V#::(%!*9$4#[h:v!(Cv&NTQ!@!_Wi'75^WI7j0uSBU^'+B^TbQBydU07#(k*8cCX[CpzU0Cy7GY",
"D5}|4:U#69gi;sZ]K(1W)Hksmnc0%*M@^hW%xY8K7)G@G5[&r#nf4(Zd=0R<fBrZ:X-h9C!]_<R7B_j7,Rb)64).9lNT3:y",
"7InKm`3i*a!a(7hX9]$LX|*@C!#AFp!@{+BZ)Ftz!#<={'lGQ)(,aN3!cim}7-Tig!G25P9TM|.7ZtR+NLx2LIp!l'8*Q2m",
"'F7)6';hiY'5`fx)<PxILUg3}:I6PMLq^i*Map(J(0]/|MfdL(11x(3N1^Mh!{p2P1'-Tn]=4-k7!/]),S5FdA)m5u-R+9Q",
"!3;$l!2^d!!f#+u7f#-r!dVlx6{|fh6g@Hfnf6_&S0Vm}85(7IXs0vr7SIptX@KVW5/Rp550Mx{'CC{n@VwnZ!R$767f(9X",
"!GqYFTL6Hc:I6PgU6}3]!3;$}!2^cp6m6U$Uvw[AV(S59V;y9l:ZAir/u{CK06.%U7)#0YW%lG$NrkAl*2S*hWu:=0^;K;Q",
"Y,@Itk1(XB^;Mm%'5%;i+(rcv,D=A5$^ULr=)W4s!2_*H!9'5r+!-8s*`n$1:(B8@#ZaYRsV#=B%ZS]DR5AX!X1&i9,j.<_",
"0n=Tb!`H&@CP7d$-Xd<J1jU}{nMn`1!]bm4*`f=4:(B83)f'lpXrzm1/sG`$*C8gB*C8fy!2siP4x7sU!+flz!iTl`7FfFl",
"X1(#m+Abi]sV2hX!2_-kX6cTw.Kwti0LLhq!Z(SW0j_sj6{UNTngW&<-1G*q*Bd%CRI*xfsV,CI(ns:#-VYyTWYd#^5B]`I",
"+(%'D-]j#V$@9KZ-XzPM4%byv+G+d/!z{=,sV2gSC8G:<!)&)w!)F1W!)A.6)riFb$GK_a!!'S9Ln$lA-!`-T748/JsVRHC",
"*B[@#!9P//!{0dj!]^.*+}s9L$xYKBsV&[&]AtQqsYd.0n1r|A!]hUQ#zaauR}_2r9T=HG7xVAq:*y6/.5Z$D.4K/q0Lu%z",
"#Ylaw88&-7!(yX*M.<p;ML[x]Mjz%usYt$PWYP`DM.;U2Mj}5H%uxNm+C<26X1'hq.Nmnj.7+xL,#lLhpGxZV0P.ArUV6Hg",
"-WNP]-])'9R=PSX&u4.).C|F3.4U5qsXmPJP(5ND#b@6=*`iYYP2:D8PcqK<sV*3d&2su:Xtj$MP(428Pcv(UNrsG]sf:/-",
"8@v1w!)5Z(!2_'P,3]t}$u)+{!-Gd;+#$({!]_QQ!-QkG*R2AG%6{7b%s'WM*Cb$f706FJ8PIPcNTI@k7_%18!#wYt,-Y5D",
"!]zJu!%QNR-Vjb(&uf!5Z*dtV/u=)z)kl;x%ShBzNT1ff.cYgjsh]R@*U(.P!2_$0.qsih6VMDv!2|h7XmCfPX2@aDX2JdD",
"/mv=v7;[%M(nUPI!)uK)n'Wr!0j})`PQ-lDni0lY7lfiI+cB8g9@pQKXpZSU1R)#s9M9#b$Y={y$7xvI*CCpN;dNVXX6(B#",
"0HdJ/70UA++)xYT1J&YQ!Y7_G#:SW3!)(Pm!*h/):yJ%fXpQJH1hQPP;Aw!B$`/+L*C&Yi#lu)H$y#Q6$ZwtxYgF,#JaL.w",
"#C6xS<5cYk<)3RM!3;A`ZJS(*+]W*_Q`lg/!]bgfr6]fr%sA[i#w|D<!!*5&!C/k26w*gmM^{s9Q.isB821*:PnVY,7f{k/",
"+{=@1$8nn*!^ZpV!]bz8%s'kT:8wX5pBhKv$:#%}Nrn){!.pLN!z|]_#W$np&W_R2PQ-pF81z{,d'c81MA;L'$VYBJ!]^zF",
"#C4$VniPYN7486pQ.WpW!_Wl)74N[C76wv2Xm)^i!^0`,!B=Bm'0t+-'lZ]Z*D@MX!2s0C(vl{y[dl[LRIy6.8n-l.RIz36",
"9}3asb.*m&9tn^4-VN8+#dLkU#x!J4Q/3G3[&+`8$txNK*a&td%XRQU75NS5%42wx$WB*V&2N{V*Cl,S6`(mX`s+7l'LIyC",
"-VcNd0rwdy2H;7i!2sN<2j7:<)((rL!2_/A7T]*w74C429qLfR7YA'}4FCBI-WBCY%s6VfX1(dS,0Q#_sY:lx!(=hb!!$[V",
"&10h^X1(u^&Lw*=.41U^12j`<9uxthCLklLsuF/5-awyJ-WCtH'Td.vD+MK/'8s$S'5Dg/Dh+f-#:GRQ@,q{{2()]J!$&g<",
"!HKr;&uxD1F*t/)Dkvg/X1*H/,7-=bs]'^67uK'1FI0PuFgPvcFJ,`-sx2!.sx.TQ$XFMB,*G,ZJu0uz!=|u*88v.Y!*&-/",
"!);`)H=_r='LJJSb-`i$HB*QjH`Fj2HC%<3sx244sx.TW$vcWJ-c](m-X6#b!);vuJ7WcW*)6R8^%B`YQkD%r!0Sz^&qGFw",
"#w|[F#w|68!gL!w<BN1J6^QD|R+gN^75![y:Q0^_Y-X8B+!`zW3BItRsV2iAF90|r!(xpq#;63z!]bmH!|{m$'1rMz!2s|a",
"(FmS#6tkPSZ0;|_/$;/pZ*|C=-Vl*NZ/UK-(d-`#!]bgCsV&@|X3H*l:IK;z!B3zM*'hDA)g0vn*F;+b.t^YSl++6=]ai-:",
"7gfh<-fvyv!)=nl#C9kf!dR`67T@Qs%qqyT)(#A8NT(:'!duK:!]f#3&&c7h7Th)|$t}c73B7$R&3;'vstC<8(M5HU!2t/S",
"1K^PP((S9j=2_jI+$CgA-YLmg(M4bwn)Ug2stC6H(K[H&74+g#!3:zZ+$1ad,=QYWsV2iA;V8na,xD]J!]bg3#:p+/!2_&L",
";V8hp=zh+A&1.Dw6_7w$<GRlk[$n^l!(S[L!=Aat)k[,W*}z}+#cZ@J'M0=s-@z&BX0h:lBZ7QP+%5<M79vv8!,lHR6I9'6",
"!-/Sc6*z-@!)(]i!2sbG6vjZ0.5ZBB.Ty&*shq_B/c}&*S)!gNsWWsz&vBZT:Ia_`sV+]!K)S/,!(pf/:3Gd=sV+K|Kf082",
"!-v$r!=AhxR,1$`sWWfq0!+)N$=aY)6tkIY1(IGQ!*9$38#M`R*B;hG7:n$pY,$Jr-X<5$nl/bQ.1Ua:(J15`-4Y/Y!`H,l",
"'mRF1(KL}_*DTZZ#i'jR'n'1kU^AJZ+0%a`!&!2j+NBu57rK@J!|&yi!hH7RAi4iVSGW3%*CM(a*GLr;.)L'*/TT#!QM+8*",
"0389R9Qhgk.SKt`Nrwg@7Ja#W/n(^L754kg88/.107&1p-X*Pt&53-]Z*{nf.Nm8G+#4f{0h=A6!D=^fstC<8+&xR[/M%w*",
"!h[FT$uz{!BGq}(t7LG:,%r4k1FzwL#,-lq_=cli79J:hX0f][K^3P6X0mq^!)%sq8Pr9m$7;9:#A]8I6k(@AF90v)6nf&d",
"87=h;P28bi<Ba&i=(])&%WB6t$W[n^sV&-!75559!^;wFX0hFQVZ3Dk!KJfxV:|j[+!.Pc*`n$@'0K9KVxZu#6H<Q%/WsB]",
"!(y#v!)QS#6X|QF,-4'c*D^_9)W}Vf*),3].uwgN`PWfxY/9<Y!'F+w9L<%'R,8wD9XN13#YZL4A!S(Z6W/j##iF4X(IJd9",
"#H5]1'N%-m'.0dQ#=Pq<DvX){Il`uc$7;f7+!P{c-XxLS'Q8DqH2U#h,<-A*FID2p!(18N!]qI*!]c3Z-]T}tPnUsR(68^U",
"*DJTY@-(%Wl4RuuQ/H<1@/=-tAxt,6-a_iiRJpAP8AJ9m$bXzls]N'X5u5.t7DCla!^{wT7qlR^,{ar.WYchZ.+LK4,^0.[",
"-77)26tqA_'_*6p1hFG!+!&F48shy8Xr{/v/CPF#$;;mLQ._|c5M'3^##Y=z$!2zV#]zCg%5BrbRhCGH8Dg@2#_UIw0k35j",
"QkpWPJ/6Vi!9Qwg'zP=l-l=2F#xkTX!F3;9756a{4@M!b3*aFV3`[3I!UapIIdG%|(-'_4-W,9Z3(gvx!83by3(mx%!2M!r",
"3gX--0rxG4$vzp%)HgXw0jt#fPQK|GjShN0#&vHC!`[I:!-&7^#Y[J)t3aK%S)hs}75{:58pUl&*Cb&w*D@K(([%7_),/tV",
"/TKgKX1(5!.Nn+{/r`*jJ#/1a5Vtk9TaNBL6wcs}G8/B{jm}i]#<VvgXpXQZ)7)^y!(s=#!/Ylv%F&<(!)'@@7Z}g%sV)aX",
"7Cycs8+|4#t4:[.t7LH^NrPnuk.<+1kk$7JlI_SNt3c1S:8mWb-p3*puL]7l&K(lq!v`cf6^:wm6p6wM!%5I86xv|RNT@@M",
"(,|BV!!$Gw:gWPp-W9kV-Y-3!74j./t4Yv7*yrS0dBUc}K,Gz+!X`mKGA9$!+Xmx+%@Dman`uR^Z*f|W70;g76Sq-86W3{4",
"$^2'$!2`{*sYk|T7n,R4!C/dP*BpKu*D,<#'#JdW(/3VM-;4u@X1'{w.NmxqAx)&55u3uB.4=AIrV$9tU!]y68i&Nl1Jmp-",
"sV-Qs!2b2#!2_.MVxl^q8i/Uc+#aM_Jx&m91IR7KsV-TtH%*&U&^+dzHTzSiHGKZ(shID<:&VAa]]5Y5890N9%SQ{$sV)`Q",
"!!_fa([N&^'.3w!']0{{<`a)+9k_WW;'tf}:g_6a2UbYk6]A($#:DT/!MwbmT&cjr9Uc=}%5.f6'5fJ^/PK|_!]bg5,W!fZ",
"!vy'f<3&;F7:26y;d<I16v:Hi7SN!<%T03F&rx.DRhMnq(inq{*D{ss6f[]B!*#21PnWPv1NIby<=[|r#]1c1!LJbiTCI/4",
"7V7$(,y|qQ0L_|w,ULnqX2TuIM4QPN$77Cb!g,D:6|Q3F!@[:xU|-r!!2^=5X1)fz9/-N!R+`4D&Aa@V$7sY&-W.7tQMA92",
")*8L[0LG''%6@0JZ,LGq!#(AS$g)sR$^X^w#ww-Dn'Wr!0kRJnU_f_k@W-}j&[nij!L^pk!2vGWsc;S+8wDNPU{Ppg=:TG0",
"2d77b!3;P70.9t:!^0W}#w|7.J+,!/Jl29m,'f=H#{|)`Jg{B2KJn^7XpU@:2r!phKZv(392k*!(+(fU(h@_,Z/UK&*JJg1",
"Zk7r=8%d0$%smC'pD7{&(jN-B0LH<B8_J5r!i)G#1IC[CKh)b^!(|}5&uf:<!)U}P4C6{aX1(h1.;YpB86KqI3c,+$4Ii_v",
"tS!K8B!7Ng;%<XM!]pS!6%M8|@wc8);'s9a#@c1ztS$dD0[Vg&!`IIm)2g&lMmV(g!N%hyniS!y@u-ym#:C596`[)U)+t4Y",
"AT+U0!2t/SAT-$Q$H'M$N|@^{7!SV)-_lJb!);*^tVmd@7^N|d1T6l1Ar.n4PZ|#%XpUj}1XJK#sf5ifQWx3)Xp}&Q7bnHU",
"tSwD4I=/@{tS!J{29Mj`qzFzg!%&;w&R2{_!%R{=!#Z9@.4A)j74/}-Xj{36sVB[C#`m&m!]hUSb5vD!!VVtfM0r7Mz]&PQ",
"nby4-;mMG&:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&niF/7;!=8-R!=4(!7SC-k7}YX%-72w]`Z'f#!#<,j<B0}lb4[aZ",
"1^{z$0pbk^3$u[]1I<*A3`SpI2'y<C5YKMl4=1&PbSx4l779IudcBQ,2y7Vr!(x|ubs+A3<X$2Hf}dtGb7P^_=D{vC*F'la",
"!$.@q81$yC$^PLF!(f-!7,I&37qat(!)/K3!+ZLI!,kAXcPvQ]8G_`&b931KV9vy6A{QjlA]Ff)%qqS&r9c2q!(avc!!$HT",
";dcSX0LC}I1I<*Nb5/w5!'@aC@_zD-$[L-^3`W'Q%45a+!(avm!!$iC5p,UWs6b/F!Fkt5BZ_!.#B^,vsYp!g!]_Y-:6{+6",
"A%[,/7|VI!@^rGTD;k3Q;kJ5J88(*K&7R(msYn2PsYnxh-f#z}!)2stIx/PMJVkm1JYyp^K4G3/!)*/}K4J'RP+H=G-fiK$",
"NsG8SKr$=$@u.l+!I,UA&v)d-7]qTV7aDfHK7Z,=L1FR;!)H5|Q%4riMP1CPBT%W#%:86Q6zMrK=JAl-rInv.7z'A(@wc^z",
"!(/U_!!$I:!!$f+6th0+4Tp`}sXm(Z!!$B=zzC^}Z*^ZFZ2#.)d'u:w#Y_9;#b-afZ*^2=)/'7,Z*g2z!)/&u!(xytZ*^TH",
"*J@q5Z+&9[;()T}C1'VH!fiyU74WCb${dH^79NqM-W-J%XmCi;,C7D8XmLiv!)C8y!)88zNrPyM#=d%&!2s2N!!$K#:*y=u",
"rwD*hsV)`X(|8z`^%[27%4gdH!9Q_vX5fqH8L5QSd(5YJ^&!)Y:-WfN9*##H&Qu+K!`H&@%SVvG!2|5iCcRnD*ByRw!2|36",
"&7|GS7<{rR!]itJ!'%[G6VJ)k(N1H.QM8^V!(IRQ6VJ&i12a;P!(nbm#:^7G-W`;TJQ,;l1NT/Z2F@%k!]hUk*F(RC+$sZw",
"*FG1c-f9F&!*#83!)`3U!)D@;Y-`y{8W%';&WRMu!&+8w74(<-.b5t3NUvd#-qc,^-W`{(NT<mp7PvX&04}_mNUNP3!,&zG",
"!=AUS!)Kh2n'RZQ](n[T$7_*s(wK=`6}a#P84@tP:PUYvIN.b38.U{%8Lt(*!^@4H7y.B/strR.sx.@#!`,7x88`Y49.Gj$",
"9h/P&9.0j`88Fm5-VdWC!):PI:Fm&R!-9t]F^[Z9!+F;'!).lm!).pn!+F@(!)C#r!+cZ-!-ck]!0Qn`!)D58!).0Y!).lm",
"!*=i!!*(1p!)Wp+!,.!4!+(C,aY*<mB5BuM=|A:3:iCC+:iYitS]=f$+zt;8R,Wi;J2T^H!.Std6th/gaX:9J8qHDA:jt_%",
"+=:``+=7)2,:3G:(gb6$'LHm')(#A5(+'$)r9c1i!,gS5!{!Pi-Sw,VsV)`TDa_Xi!)W2u!*X&GaWSfW<Cgi@-X(|]!)&8d",
"'J*@_%SQ0u%qn9{'LHm!!!4.l!)/Cg!)^=xaZ5<LBfaZ5CL8Gn`3lJH.qh7;/PFLG/W4}I!,gSN!!%I*D&&jj!)T7w!)baD",
"!*iBN!7{!vQlI+ysYnCDsYw5GCGF'pWYliZHstQzS]=MyQ.it/CGD`P!*6(K!).yraYHRq%DyKg8&=LFX-jx*ZD|:hYI#{f",
"YI#{v[`7ci0rwb+NP:X;CuJD0#)'In!x&(Q!($V{7Tj@%_tN,@v-gX[!)!uY!).lm!*!T{aYRXr8t).St3h0&7&[R2!TR&x",
"7JB$(ZG)<9`n,rcaLi.h!)#(_Nrk!Lak#AwtJ7&)bI_Bjbg|JQ6)`+'b-a,,+dQ4#.ZA4F!,!%1Akk_v-Y,*y!),=fc(BW)",
"!)#7d!)=Ma-V_Tg-bs%^!),Iicc}B}dB]H{d'X/!2cWRF1+<3UD3zjVd,wjrNrQnJAkkW1!,b)q!)9rN!)k/r!-(QZ!)RA:",
"!)'nP<g2/9QMsh`rBr)xrBq'Z7WurdPnk3@@QR1w!.;T/!*J2-!,NC{rR!<R4ld7JPnWPv@QQT[741T[@QQa:#$}P7!!!zT",
"aYh$)=FZ@h7wK$J<dyiM#|Yt]@}|{x&./Pr$@0Mu!+7T8!]_|[:Ql6;7;p/]6|[,]<,ntpA#9Uu+nY@{!+7T'!!%Z7!!$[_",
"6VJCf=rt!@rR!DW57v/S!gj`y6{,Fcd.]'*tVjUu(25zK!(zdMR,(j4=56)8;$vUB1IA&a;'s9k;F2Dc;cQNd74C4]7:^]a",
"tWz<A!!$RU!z|[h64rMc5x<tvs]lD_#Zuh|P;^icaX:`g8w:8i,kA@w7yL[I9-}X{7<5,S6q[pd<uw5/=9xJQC0{47aWS9G",
"!!!!{",
};
static const char bitnet__spv_screen[][96] = {
"!^'LG!=4:Pzz=(&!!qV5!!0DQzzI.$:S,[Y6FDM]1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!{N`/#xU'3A|_<);cd[$",
"@;#{mCnS0C$7A$9%@]}@$CW];)kPB4$B[FW%|FbL#Z_98#[#wC$8_*F&[$|PCnzKH%6}3<%SZN;!@'a:6}<&}$B44A@G[Z<",
"Cn=$A#x#{7!@+#F$Cy=NFTf0KCmtg;%qxVPCp0UI&PVlJ7x[3r!(xpq!(xbl!!V2W!!V@0!!SmA!!SqC!!h$H$9G_d'8`CX",
"CpNlM'LS,J!@'uB$7bSN!,VSB6X!w%&Pa3Y!^H|B$CR%SD8L$Q6WW[}%4IFs$:g6BsaTw$$Vi8)$-)Ly!=r-=!=r4M!!SrC",
"!()`(!@*dG#zGij!!T*=!=r=Q!!^4M&Rc/d*${pH6uwxz)FA4b+]X3=+]`PR!={YYCP7VTC1%SW;I*UC!!T0C!!hft#|1^(",
"!!TbR!=rv]!!^l[!G%in!]]I+#x5q1!!]V,#wvq3#x_-5!!]c0%429;3*K;;+Cp+v!!z]3*$|!J!]]Sl%tc1X&1DFl%r%X5",
"6uF8N!#(-B!#R5:(IlTB6^$RY#xW.y6{A_p5:-h$!AAKJ81<`V!#PUF8Qx,}&pRs-'03l_!f1{+dc5z^g].[i(-)IQ#x3uL",
"6VHP10rPd['.<y^5ac9j!Z(R#5Y`'x!Z(R$4{$j}%r&#C4]flT)Hl,u+F0M66tf=27SMc@!$L35!%<i4!!!%!!%Hq({9].!",
"8m]{M!$tMn!$}U9!%*[D!%3bN!&'8`6wZN(9T4t=+A:T{#;U`);cR{[f}R<%04T&V#BG4d!(;Hl!#9wY!@w7#!#<7y8q!QC",
"8v@JI96(!t:R$7y/XPnS)Jq$u!#<Mu!@yn{0N)YQ:uDz)3%%7+:pA=v9L9j&4)^*_9jZW]:*xd_Bq]6!5%.2U5%-Rh5#{I+",
"'.5rp@VwmM!Fh5C7Yl7d!)P)Q<-G%y:I6P!<}uR/5|xvC)L|p8!#<s/!@z5*68nQqKX#4d4_5kc!$/k$!#<6A!@w6|KX4<2",
"KXCsy4h(L'!b,GBL=f5A%{a(X&xfr0'67G3%xrzH(8+@U!xF[MKX<As@]klL!]aL_12%}l#;_j+KX<NR/4l}zsV$q@%5F/.",
"KX=R.87GiX7CX|{&WAKw6;VuGzzC:Y6VT,b'5CC8'57KF'/vvt%yZKP&{ZNF&v%F}6{|bX6VT/zS_<MQ9T-THMqfTBzzCSa",
"{9]-w)TFa0!#=MU!@zn;L5]ig!+'{}$^Qb+Z.g7/!/UTp!/UUP!/UUQJIlInJ^X)u'A$N97&Dza!!!]ZJzG@2*Q#K6!/AC^",
"!1Wrf8Q3;R:LT7G7)l3p!!Ln57SFV&KYNQQK_/z:;;QF,bLHv]!IhXI!1vQgKY<`2KYBpj=5zA6S]mI.!{!Vm!4a@G)k^Zv",
"!^F4$!.pNU6wu75%5:+(!]aLz!.pR975&7q7*,IA7!,,67&c/I+A9vf@[,icA%L5v!.n&1!&QAI!*t4n$VW=/!6Pmd+!3W9",
"!@yRG(Q=:7!)M5w(h8])!.mXN!&nRI2F:wX4+XSs67)b/-XS=kK#8PW6!P$M!1N7h!Ys^s-!`-T*BPwY*B<*i!.n(z!!!,a",
"6ty%@,<AAUg!.4x#:9LLKYBm(,(DrQ!cG&(!B%KY$@LL4]a$R3#/Hkc!]ajs[`=_8!]hUQ%tYT%&Qu_**Cv1z*D,<)Q6'94",
"!+z&7!!$_+(gd[FsV&#q!C/xU*ByT]$G&=x$x}f`2kyVk7#Q:&7xQfUiVX#MBWt,HS!FB:-!`-T*BPuB#7f!3#W&+t!.Zr@",
"sVG$z+!UT0#uAzP.4=7X81JR4D.S(-#Yh(H81$c;CmtgV81!=a,!QbU&3qR|B^X,!C=gtXsYr9=sYnB<NQ,f2$S}.msYnK|",
"6|)p`NU./L7cR/UM4YT/$Y3b)!]aLi!]aM<!.mQ/!.p7D&WXKF!/AkpPQ-v-sYna4sYn19MrK;,%1[Bp*J@lx!)4@^-VX9j",
"-uTsFsVGu9+|8BC!^9^XQ'g<d&2S<*&k60@!/V;*sWLfc!$l17#:;n9sYn1A+=9D;sW`si!/V)&KYBpp,.&`N+]j@kjqDU:",
"!/V(}P1mfG+!B:F,%1qy!{*sb.@W%&,!<MI^=Nn5+}`CS/S1jg/y=mK*H!6;*HSVmD:c2S2JF2_5^Rr%KYY(l.FQI'87HNV",
"5wipANrcY49[PL%!)$!5!0+}NP26vQ%86n8D<+AnQ/'VU&}x`k(3#!KsV$r'K_0V0@/YLvR}r!5(IIlv7ApIK!^H[[PRyxr",
"9NZJp'Mlv{!.nPg-XF6Bl1K,ILb5zC6YKHX@ciwPsV$qNK@'XY)F@p07[S9&'4zZ<&uf`J75^,}!]^L{*bg:=$3(#2.4@3v",
"+|YA&^;j,q&qV+/6vbg8+=7Cz1nKf*-K%)f7_LN9/nQS^+=L5r7lfYrMp+zbFh@lC!.n(y!zzal8PgcHNTha5@Z,{CsV-gr",
"7ADl%MqmHL.45Sp+|'|x^:w9_$Y@/!&12cl3$y*U1Jv/Q1d+8|GT/`9KYZ`'8|zz'L9$bW3!@{[4]TGL4$-%34YxPbGq5UZ",
"HnJ+XL9TKy2}=/qI-1LAGS@fZ((QYa!.nNHI|aatY%uah,!y'NL8d4]IbLKV$W=^1,<NtRs`b&BL&NJ,!+s/H6th4z8-M|S",
"sV,</.'J{[^9qz%!)*S2!=shtNT=]G!C/r]*Cb$)5,cu27gcHT(.1Nv!.nM:(Ftkkkm@[5!{#!V*BpKp!0*x.!_f]}9:C=*",
"!LXIKJ5<MA7$R=C!$b(z&@x|,!)SJ^q<hFY#ZP`TKYCdk%ZFJL!A2$W@aF8Y-WN`b3}{g]sU|Z0/|Q$%!C/uc!.mWmKY=;b",
"L8WNJ)/'('.$NP+.52^}sXmzXscl3@^M9;C*TYf9.u|UP)Bm}b!$n-N7SHBS&ud5JLxK#L*BA,7!/$ZiMW$Gj!!X1IB&sX2",
"&uiv<Ktlth.4rSy:IL,9VT!X:#h6Kg#YvhQ6{_[Y6XXRN7&)64;f`0a+$Gs'!.p+F#^cY=KY7m)Kd1_{$;:PUK[(/@!^Dq/",
"3p@8!Mmz</N4bsV:Q[S=Ms)^)!(SZN%rc.'#:=xjMyiGCX!rI`6uFWxWn0{,#x#cq6th:D).|BI7)D<gX.m9{G(ht3XM_dR",
"&PQ}v763vasdgs]8@ukL1X*Qq!)=J`]$KxV+!4$=.4@1}+!C0h75+d<NT).6#-F4,7^6W;*CVwx!/jd2%SdfFJx)c0U=f;x",
"/PPS;=*t3LRhY^k!*Uxn6u1MfCWA.nPnI!I!,&z/(IGPw'jlWH!]hU]&3wa'&p=p,*D#7{7bCc7U^&<47wPYfNr^G/+/dG*",
"$76'z#*r6q#:@+N!gTyK8S/58#:P7ySG!ZJGUUUR!$)6b/_Z=y!)@(tQ.t@PK`5j(R+q+aa<V4f'%Y#6P1r7=#fdDK=zm]V",
"S(uwAaqsmZ78sN}P2&NU([7@nK[wd.:L!{5!BI0**cF_F*F!jD*FQ7-.trgW01).W!!!&W!9CHU{(^ZbB]Q!&<JrMbHNF-^",
"FI*Ti{(Pl^B`d4{HmYn{C{/md8au[)!=4(!'.])7(1}ZD28QcN)fapq-ur]A.613Z!_z]W!)D8}!)l;68q!=T%44ZD6VI-F",
".<5GN9QC&J/1*9y1g[3AWv+VS'3^fU'5}xX'6+!Z&PNkV3g4SV;0=z23j*Wl79wK[!F;<h7YC{`!Gm&M#$j]F4gVy[4{_n^",
"5;sr#3CzC_67)aQ3B4fV0.$`;5:-CY4=1&M-u@:8dc9Yu!]_R18TN9X-tl3S!M-9.85PUg3`]x`!]g:l6thA6(8Z3p0.Kz|",
"4p'z/!+Fd3!/_ZbWuwxPJ^kR^D^X{/:LhF:N#%I=7+xZt;ZQ1'9Cbd$!473&!)Igh!)!xs6wu+06umxdW0mJBXjDhcW0k5r",
"<hQMTWv)(r!6'G|!*15yWw(skAY$rtr9fF6cg9&!dc5C;f$TM7fBFx-9LA[5!]_Yh9_V4a9AtQn8g-4,*s:l,!7B*i-W@H7",
"Wur/X@N}4g<ww#A4]YBg7S`L{sV)lk6u.=U-Vl*N#:@RHsYnB:#YZuw-W4L:!,-tu!)`*R!)K%2&WXA@!-N$p6,@yG-VX-V",
"!(npW76V/`9@:KzWuQ6L@M[YB!F}}FWv09;6,@tI7@%(L:a!NY%ST;}Wvr$R7k6Yx!0!Y=!(`tR!!$Yp!!$Yp!{!3;jHntJ",
"*hTM'WvxIt7:#{0<rkZj8Hm++9N<))q@Ayp&nI$$-Vj@=!-1n/8cu^2<DF14-H'6d!d=*C9f+uv8'Z)j:$G]0-JNc9[/csD",
"mHsvG(+'$QWvuji8Dx3R8Zlah0jb***J@Ix!(`tF!!$<B!}5HT3{;:`!(`tD!!$@@!!$ZJ#YZv%!.qUz!)SG(!(wPGWukVN",
"8qfWv!473&!)#m/nc/^L!':x3.'J{Y[}WR}7:dt4Wukd:5,cui8'mDSWuM2Psjs5WMW#si!(`tI74(Y[6,A'H!)-(6*+xyd",
"NTXDx8j#,X!#[Fz6,A5'!*,51!)=xpsYvQ]!!$D!/|Q$#6{Gj-k0^c574qzJ6,A&^sXmr$scl3<]1jf9*TFX7!)+/=!*##,",
"!7*3G!+@nW!/Xln7Z2bZI]G1QWP+@bRh8A4J/-r<!)STa<b@{Y4zrAr^wNLM[B.giB;/Fk:;Ls%[}Zv.4=1&PPQ-`-J/-qN",
"KZ0A;6^FMaPQR{F;Y^[)QkV7U`$:p='%0f2J/-y&=zmP.!!$Pi!!$Px!!$IY!!$wi!!$Ij",
};
static const char bitnet__spv_survivors[][96] = {
"!^'L=!=4:Pzz=(&!!qV5!!/7/zzI.$<iYbKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!^0V.#xU'3#x_-4A|_A*",
"$'5-F!!W+<!=zS3!@fN5'TBx<'LTu5'LS-@!={.KCP7VFC1%SI(+'8R!@(:N6vCL=$8Id7$Cl<KCp0XJ&PVl;!@*X7$B_MJ",
"Aav1GCng<F%4;FA!@+/J$DCYWGp!fT#[GiA$BpFH(Tyn]CpXsN!)cFl!!$;v0jb1G&mji:'.*s8'LH|M'jg)P*${uZ!@(PU",
"$9Qfj'W}Z^Cpw)R(glTP!@'xC6u;h56VQrT!j2/'6ab)7!-Tym!z|Z|,W!<J4^dQ*!@-;cYd`K##]&2H#]GpR#[_<J$8H8L",
"+,Pzn#]CGK#]f&U#]QsS$:#I`,)LDu#]aZN#^&8X77:U:,`(JZ)c^dg$ts6=!#'j.!!{|[,YRwU$tsA9!{0L4/1FUh#Yl`6",
"#^^4^!^9]j!#D}3!#m<B&Q]|;#xUH8/md#q6Wa]X!bV6i!_-3A2-1CW2)rWP2fYr(s[=lh!$$wK!$.*z'.@c)(8d'|#4)=[",
"!$L2N!$VD1(JM,M(1jM8!xFZy'NK4N5;).S!#wyP0m7s;(2*aA%.=0n!$7/P$7J|r6tg$@sU}ip!^0`-sU}lq!^w<8f}R#y",
"*Jk.{6Z9Pf#b2Bb!%z:h4{$S'%r&/H4]flT.V#B70.&d5&4%b}5#3`a&Sk6&/my;'#$(ci1*}Mh&uZ8$%rBlm&t%BR'5'_h",
"!=4%W%42(['5'9Z'6]B.{9S(Z'.*ca'6=.-!=4%]'4(^q!{p2T4#VZS4!()L!)9d[!)'dL1nKdF6]cSQ#[!dZBS;II3hY_@",
"5yS6Kzz]{%7:j%3';^r3y$;A+$^D|lDMyBi'8Jc&'4x5.'sI!9(AWCX;<k.HFI2,X7qa[{!!+Y47qa]g!$V9bFI2,a6XV^d",
"'8CZ`'6]C=':&[b'93'Y'7NxH':v2k'5V_3'5LX2%x|$,)4]2N;g#@T:I6N{<$y3):I6Nx8m]{D6y+CpG/DU274'RM7#n75",
"KVM{Z!H%k#9L:0c!!+Z/!',{Z9L:0mDL4IZ6tf=b7qkm#!'U7VDV(@9DX$TkIg6y!*/jm1stA:,DVGtxDVP]N8v7`P=gS+,",
":I6P'@YP&9DN(A[6VKM0)GhTg!#=&9!@zG/#<^;/7qa],Fv9`U8p1m1!(f%[!,jn35+#)0Nr{<T!_6pMAw$n/B!b@bB<)A.",
"7!r^((sk_3%&_DF!_C;[9j_2p<iW1#zzBdHzn&fy7#ik9&S&K4!2,7q!,jn6&w/.q6^_Xj9yPS76w2&5)3+da))xZ;VTtTi",
"DN/P6.tA7_Pv]zIP1r6f18}RP!$Aq,7@ZuU!$mF68m^[D8m^_F8ma15!)Zq:!,k3|!,li'DUY+**dsnpMWJ2%!]`kT!]`kU",
"!,k7M4`DA,6xNRu!%#:=#wy'J69{`Z7uYiU!^'tC$VXI^!7B*b(1vMydc5a.%SR08#YXSn_6lUp+zt;-&WRn7!)!Tg!,kbn",
"DV@Ij)R6z6#zbGK!(HN.+!4(K.4@1b0LLhq/^pD0!&v7T&ugNf!-q}.!B}Tn!B*)C1+$])MP;c#1g_q+MP;c$$:!nw$ui*h",
"*CCnx!F]aW!)%zG!(zrRrY(=l7xQg=,x'$Y*Bx1F!,NC|&11:/$VXI[!,k7MDQutzNT:vM!]{9j!@v=@!!%Wqp(4Iv#0wV-",
"!]`uW7U'F,<b(:S$WZVR-!`-T748-nsV4$bJa7gS!({zt*BpKx!-rJu#Ym<D!!JS7###(m*}yBX-!}Ay&mn0I74MAv-Yk,(",
"/u^5<!)kM{91bVI7tV,,.5R5$.4@3v,!fhR_:sV--9yx[0mLAp1NB}`*HSY%!-skm8^j!7-WA:@!agF`T<v=B#aV`hFM,*{",
"!{DY)sV$SH8U4nDHg0;]#}AFF!]a/J#=&Gq#wzVv8Pgj%DW-qnM_Lyi!8[{D-Vb'36wNslNs7&r-!q-_!(y5|!,k-Z!-t7.",
"6@Fz&9.x&5jASxmspwXH-{n+'!{fMh-VgJP6tp*T87|&-)gb0z!!!9hsV$:N!zz`8MP4y30k35g.:yi97!jv_P1f0G*BnGC",
"!,k6V6w'Xp=/uh[7SWDs).qxt'0NU;!-,@u<b9.uq|[V5#:=By!-tFcNT(AA)5lyf!-tIZHcmt(=`HNMP2.iJ(+w))sYn=6",
"HgD/<'h13x:jB:(ddSfh.D<MK<`kxB(d-T98[WLG+=8C:6^F}s+H%=h+{;d3/1:PbsW/Ua!-q|x.7[QW6uD64!^w.T!&QiP",
"74(D-%Z@gN!aBp1!{^LK.SUMw3B6!t'TBGt%ZPML/sgCY2MH/Z!C/kw*D,;|6&tfh2M!VA.'d|}.Dy#DsXmIH5GwZvsZ,vI",
":PT0Q*b6fy$4`'q!C0IHl0TH374tcX9]!PZsVB(d8PSW.sV5vDP1wg}$*z^MPgR1B#:;x|#Y]LgFvm#-$85%q!]`kT!]a/B",
"%$]Hz!-+Ab!-rZwP2`a[#[{BT!-tIWNs7a_,;vc&+!.,_)q,dt.4TDZ0M=@&&p'K['2/XfHf3R@!_t@NMA24!+]Y[9.4J77",
"74D-1FI]/),Yymn!,);I6Z'P!6YPq*6H*@#!CRJy.4AW|,!yuV_:U7',]<k[g]5)!R,&d78+AWT+Z!R)]<uKy7AycR)FA*$",
"%42'x%9uL+!,k7-Hj<At:'pm1P1n4-7YU3}qzF5*8P]bx$ttw;sY(^pkLHQzDNtuHDrC%vDP2an!CdD:!-+6}F/CZb&R<$.",
"!,li*DRwiY+2.k.6uC@$7)&cf,/=S;Wm]X%!{!854lFiq#x0a0K^*]#)+vR}!{0w:$@zHN!-+uW9XFpQHcs[U8b:|lDQkr8",
"/u}z0!^c0=!,lp,NT(sQ!N+S^6VKT%6th6l#C7;T9jZi9.78f-!-A56/1@zh+!C0b9kUP0YI6,*3}{;2$xYJg%qrq_!]`l-",
"6ulu*%WV'q#Y];6=/WJ@Gh{:)#Yy+tFL/!r#C42s:6%!d${lWv:UB7t:MZ!9sai[a8<iCu/n$l|<+kwD7!(gbNr|7KDZ,bp",
"#@@BWDU=/H8&{yl!z|`JNsj<387JG2ZF!1'6[/WXKuh]dS(WK0#&6G|#x-$5#:rFK6jS{j%&_cmZcSKB#aM!.I=(`B!*N0;",
"#xC4x!fuAi7<9u1/]sl66wS#2#P==$!,k3nDU+^#+Rqm<I]V6U#:=#+!,k8QRhkhR!2+jzSdsCvHfH6D8cBWtI^q7V$tvSl",
"*avHl%XRPz!]`uW^Y6QG%_A-b+|'|x_82w-%6{G%.Z;Iu7+p,(6vT*=2+jwP78U<'!Di<z5wm8FDPSgk,2*kga30nXSdJkU",
"93nS`6zbquD+J8!4%dQJ7Y78z4'yBZ+]Yhv!,k7u3Js2|!)c1T!)0rP,%Hkyar<$j.4/Z!!CdTP/X,aK7`y[wJVr-fsx2I:",
"sx.T^$XFMP-d9Pz-X65i%5wYq*nZau2:xvf7quF82()^3!#pRI!H$W7&8)$CLS8'7L51kDDPV:g,,jLUbS(_%NTG[L9ZQQA",
"8#$&lt%Sk<Mk'-,N+D4hMQ%SWDPVIkPw-%wbj<y%N-pq+NL-aDN.$d@/80ZR$#$x&12fzB!)piF!)<KAPFa{w$ffJm8#{sS",
"t&FBYQBY|<Q`x'yQ*F|`!Cgmn!,VtxJ|0N;!-!ic*BAdK!6'nF;Vl/;!*!Jx!(}DB!-au##wy#`*bqz275{:3#C-[<DPRct",
"76(H$U^-b3Kg,uUQM#I2!ACd'+G4,4d+@8$$L2P#!]aIh,YY8z$'9m^+=uHm777-=HRnl)&1.U|!]^c;.qr=:6VJ&VPh&V%",
"+)nF%!(z2;*DJRA*FZ;B,G}];,{{P;.WPtVDPS:=.IlrL.WPgc!kcHh7'W5V/_nCsV;0Tp!0y&X:ApB33p@J)!)*I0!!$^x",
"%qq`2)(&vj-9Zy<!_UPK0=S8+3}{d./k7yN!A`xyfAwwG!-SXfQ.nA,!-Rd<#:;f.#Y^t3!#H6|!$C|[<4,.n'{raT(MQ!{",
")JFb4DP3J(NrQ^c+%idx!6FL}G5Xbt!6n<r6x/IX850)_!^(1z/Sn!r8vD5|!C/ap!'c=z6VJb,$[V5$3BD5w(8qQ^*w*nj",
"%w&g}4]P/N%sIA*VVL[X.Ikun.5;f'79:F6=!$&@RJ+Cp.cZP0Vy$+z9=.HQ+!.7L75+d)Sdk+,)6|ZG7)W4BPQCHRJ;XG{",
"6t}a26vtgrJK^!(R,DZU7*J^-7-I[Mj6Vtk8d$yxT%{i7'^t%X#aWN9DPV5+=!!C,Lqh;`7@6G5NrGS284_(5!^Q];!-!6g",
"!C5Yp!/:Hn6*S6j!-SXn!C/y&*ByU8$JBR;$x}pcQ/*8h74kPD1Yvr*7aP#=Jz[,x2hJ{`!,XR*3%3Jx!0pnW!'7w#LbUI'",
"!)I<D*2i(`&YN=Tk4Dc@!qYB)!]d,^7!4G|PgpH{@[pgGAT!M8!,XR1t5TFm++pj6Ar<=28Z$)'&1.zut3dti'[SNXB1]a;",
"@:0u}!!$Cv!=AKu!)/0x8mj{34xB]^BP|pc#!p8@!2,j/5aVxx!).lm!))'v7U=S'7^czx7T!Rr7|.-zt=rfx6a{#l0[jZt",
"(xn!N)JL@%U@%!&.uw%7-y'h`1jHiv2K]Rg*Hqkz!.:-7t7PFxFP.%'t@wNf.qsj-6VKC6!1Dau!f/q26|;y+PQ/vc8Bn)N",
"Taj_]$9:JGkmCt;MP;by99@H_$@4:a!zz]38PgcH`S,(t;(G[i$KR41!R3XS#YZ3I$VTqt6tduTX5!BK+C)q.!-!6v$hWk}",
"!-sQCDR^l|M_Cp(&2Llq8$rX8%529J$W29xkmCt;+G@%NNT(lL1Yl^26|u'#V;Jz@C&1K+,)a$@!A`2n+`B)L+B9]5*FnL3",
"77MczTx,20/PKUaLb#XLQ.}04LcdY(NTX-q7T4`M7TSsw&12nJNUL34(K2T1'jjUgFZySz%#1'q*c:H;&3Y#]V;UW-'vRRc",
"!||l=*cY_A&qA;`=A``CFnIAF(/+fuDPRW).Ik{s,;c<+m-5W-%T]8s+92HF*p&m6+XZXH6u]+7I}i9}!#5FJ$tuG4*`^lY",
"!-t4KWuRVH#CUnN!C0}K5kD<^R+]a_6VGqs$fKT1Z/'bx$fK[c!,W<_6uWjZ6u&+PU{LuS!B@B_RJ&[Pp(3y[6yD]|-{`),",
"82/gQWWaQ5KiMXf!,kbg&mm+,#:=Bf*C/_s!-rJx$VivT9Rt$n!__fs#=&Ms6X:RVMPn0t!B]VrsV$:Z11xfTBZ6$!!(tF3",
"8!Gxy&n,R[8n0z).TTdf!,l,z-Zjk_NTPXa'y{64!Ay<'P1wu|6ulRW.45Pn+{qpt_7_DI#zau{*)6sD6ct5(7&[WrZkh0C",
"8PjCk-9Ib+q*x(@!*rr@!,mC:F-h*<-jH,T#y=r!F-h-A7+Gh}!-*]=GgAbJ7j(F87T4t8'jjUg%s6XYF-h6K-l|*w(.u[a",
"<p8:xDQ0%&*&j+7!,m/M!{42'QM*f%)0AST%45g`!hwaz!,k-S!-t4WX5XH:-X;D3DQ/Bz-/Lp<!(+Cj:ys'i!a9(]7VMIZ",
"2+.YlBqn@L!HD-;)MD=QX55b'!-*]N#)376:kn$sF0#[8!!!!#!/i-}z])aT<}d8a{(Nm(B](ImJHinuDX<%XDL.#]{(Psk",
"D9jQ.JGYMv,#,;Q!(+rd!@*d=#y_9Z!!Sq6!=r(I!!h+I$92R`&[%)T%5l&CCp0XJ&PVl@!@'a:6}fA(2M*X[Aav.dCn]6D",
"$t|:@!@+/J$DCYVGp!bS#[;b@=h$f=#ZD_H#YY$582n&3$:A2z)p5FfCq$/S)(,^X!@(1K$8U*]$b,UQCpXsN)/);q'jz;=",
"!^H|B$CR%WD8L0UCp0[K748G+!]^MQ!]]4l!^0VrCPB]P6VJ&l%6@5]CqKGV*%(xb+,DuT*M]^R+B6&f{!U%F#x#`(!#Y]3",
"75hbv0LB}{&[3b/'57K0'5%;25%qwd6yLaQ)(Lt;4HQAS%z1X8&w6s!%y{M}%x/-f6{/^<_@=(,:Rsk|7<adf;h$m@!%yhN",
"7],^r<L!w'!,jddDV2h!DBXB%!K-8:7_1;7%44W|=gS+|@&qY'7]hC#!&N%RF]rgv)G{^]!#=#7!@zC._{H'm!#<,II4[fF",
"7qa[|ISfw52f<f^DN/B2DN6N]Gn83J5wmg0<B.bg)crbA!);)5!*7b}6b&*sL+:dU!+GmV!.UN4L+;:u!)!Jc!)vaB!)1}s",
"amD[x!z}/G.,=ti(2*as!(qMG[`8$q7C$i-8F7H&&WS^S_Af;}!(QJ1!.sDN!+%!!n'V/`!.|ij!!$q$#YZuu!8I)x!)=bs",
"!).vq!*Ih}!+w^,_A%F5<DHSH!{![R(nfux!.|iA!!$Ys!!$MF!!$Ty6VJ;08u:1D&n&%a!)vQ#!+QcR!)$FBp`2i(sV*y2",
"&a1:s_@LX5@!:pWdcw&lsngj9-{mcm!.sb:KL^BsP2'+v7lHD]s6cf17a$_.K.@[J(n]4.7%FK(_@(@b7T!T66uC<pI8i.r",
"7T+Xs6uMDq8#N'5_@UUs9k_VC@sq}]9*TCM%SU;U)(#A%/9Fs7!)0JB!HmunPnKp^J1Cs13B5{r_@DWl6x.0N;-61;NM7K%",
"NIXd7*R81#!(}6$sZ,Q]:PT0F*b$Ntsq3a)sV*y;!7L25!#*(XI/dg59X&$jN-rUtP*iuAiV&]D9rSKI!-w'2W<6JMBxXb7",
"!-bwd!z|`ns.sB%!,y([6th7h&usg3_@tb48QcB7M#Jcj!-Xq3!!$kL!!$K27SFQ,Gx.3gsXpNH!!$C,!!&ga!!*}}!!(}6",
"!!&XF!!$Vp2x;b|!)%|tLqT@:6^Z*pNjt*c]FnRT7rj8m[B'`T!!$_16th:R&PQ^'[h;DP*tIn)6x`RMX4kGB!@f<B!(p$D",
"#_%!1$V|.C!(xps!)&N&0LFXp;UR;U)(%Ld1IH0A/UJ=w$7K08]]7dC1M3$M!DAc,4zqyBGgA'f-YNYB*GAQkVVM,h.ID,+",
"83a!h*`[,7^9q6v/1(B=^:DXustAS@-f9IwNUjvH6z'Ik9mn<!6@7jP$;K)$F(GWuFFd`Q#HT}*t#:1f!&dIP0[.`/5:0bW",
"DL<k#74(LY+3]jM/_Q4(!))B!stIA%7X2YN7X2fP78ssuPh/n6%AD`Q7||u3t#G,}8#WnC!j%{(7}3%5t#Z9:2sD*3-Vfji",
"!);bnH=_r=HBSF{H{9RPHB:m,_AP7'_./nd!4t[,!)4[a!+jg0!]^c;_A$!h;I3yf]zT}a]zS-s`S(}*a0d2|_A_cy#N}3[",
"A<y;2,:58&^9q6n]zS-}]zS.$`3ht'`qG)xNrFF99PnNu[B'S]32bJJ!'Ztc!!%'|!!$]t!z|idbC3MPSdh#=2x;7|!)I)T",
"!*1Vz#C:Iy9Ru[dK{Vb4!)!ak!6PS[_Gzz_9$B9G:[ykq:$2P.8Hc%*G:&@8G]`[]7j9{*!7$.F+!4!D!!$=t9L<,R!H=X1",
"&w*@8yC.h{t;xT[!.:-Yt7P.q'<4RL!+(M/7ytsL;F46Y9jXq^;cQNg8m]SZ<$nXh1IyRH<!QrD!):cQ5aV&L!'ZtM!!$Ag",
"!!$Ha7x4v:<}li_<BY.S=:kIM!'ZtR!!$Ys!z}7#=Z)q#BSQ4w!*BU`!),n/PQ4`_%d=xl_@jN/*aV^)8IANSA;<j<cg:uu",
"]zS.jNT(:&2x:J`!,{5S!*FVx7aTDU&AM8W!)3t82x@M6!)Ixn!)_76jS*'nhYHS191.&])kXJa6zAj72x;%v_@2VA=b.Sv",
"Ns8m'2x:8U_@ZmD7[8A9@kHDX6zAj8_AA^_2XM-t7X|}9_BIgZA[NP%U6uKGR,8U:2x;2R!)cqi!*nm;!+s{p2x:k'!)^(q",
"!)dq*!,#)X@:.v[<F-in[AxYl]zS-s^9q6ti6fS7[`7cnm*Ul<7<zK&!]_(b7qa4c]<tx07xnzV79_tD2x:dt",
};
static const char bitnet__spv_ternary[][96] = {
"!^'L;!=4:Pzz=(&!!qV5!!-5R!G%Xi<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04#x_-49kKH$",
"!@9g1A|_H,W<*d,#wxCa!!]L*!zzS-#Z#m1$;p6(1Jcc:#_Pma#_nRm#|xRn!!]c0%429;#Zi<8$;<-*(P7#[3%!vB4$3N|",
"3D`D|0S=f7/Uy-0-=Ktj)jyh(4=:@K5<v3(4}b3)#yx|C!!^-<)(#TW#zC8H!!T3A)g$D'*`Z(b#zuZM!!^KH+ztPk#{=uR",
"!!^XL4%2G16tf(]6tf(_6tf(^6tf(Z.qhLA$;Y]]6[_R)1nUnJ74/=`!@*/R$ABrA;iiB@1n}+N8PIgv$=_5+4'+w)1p<=R",
"9LF'V!@)<6$;yY&.w#By1pfYV:g_NI!@(g&$:6Lv)ivll1q/tZ<$xv:!@(0r$8S@i1nDX<<}u51!@'gd$77NGVvnt.2.UhI",
"748Cc7y/2b6!Y+/2M){K74/:Z6]'SJ6zNgM#_Pj`4GtZA$B^5s7Y8836]R#M8VQUW#}70f!!_5`3$up<#}`Kj!!_Cd4=18G",
"CuG$!6tp4Z!@*$'$@zAs:TnIrCunA'8P=Yn8P=Ys=]sq`!@)9-$B63&@G^m%Cv.U*9.'{$!@+#F$Cy@:FTh^9CvVp.!@(i3",
"Ycmt`Cvj|0NT7&!6aru48x}I&8^x&k!&)4S!$07|!&xg1H2U'S7SD1#6]wzgA#f7l6^ADW@bDf}!!z]3BqZS9!]]St%|('G",
"&1F%#&P`l7!{9g.#:lj8$_,s(7!{a#!{0L5%SQsG!%^c{6th07!#PbH%s!JT&1wF('.=,<5&PAf7SWm!!_U](76(A6!(4,t",
"$w!J]'NiC.!#Pf_'l_mx@Vq1s+=7zn+=7}s*b=(A+#{Cv!]{<BBq[3_+=8-w+|XNZ,<8VT,^kah,yuLL!]{fP,:4]#-XQrv",
"#:PyS,wqw'.6/.z!^(yU6tg9H/1)i1/5}m1#Yn#S/1)p3/pf{n&n#4b7qbiQ0.&890lb:n!{G2Z1p+m00jaT=1KBv}).r_Z",
"2'{%d2)|${8T([m1I=uF2fYwu8PUCK3}smQ3D7-}'.@jr3B6`Q4#vhi!]|;a7^g6D5|Lfk!c<pu67+lM#:ZUG3gy)'6!)pi",
"1lsms(PD4<5C3546!F$N!(40&5#]U15B]u7!(IFfgUs!Z4zmhWfCm%zfCY#(!#pS|,:3IZfCjzCfCw5,9.Lr3-76XH5&PHY",
"'k$wR(2$5-9Q,:A!}5(M.7z^A!^1j7iV(d/@i:!F$Phhg#<J.(!(=h_)FC#PhpWtjfIl026{s_g;cX]QzzFvM!!&SQ!G.w[",
"g#8H)!!+%!)kdJlM|/R$MP1^B!!@B37;`Tx8!v|BN-mcg8*FPx!7UB{%Tm=yMl,0t6VNy=7qiCC%xu]Y#F(l;3k-'=!AMv/",
"$^dpt6{p5J]cQ8d!A&`0$^[1Q79=}sN;ky9!)#0&;phUI!z|[M4s&P&$Vs'u6{-J1]UN`;!(zh|/cYPS#aKJ@hy.kmA^[]v",
"g#:jl9/Fz6@:.NY8PGWFzzFvM6VT,U6{iUa{8kwCfC`iM5)/8U%yDDA&n$.!%y)(z'FaFC(1tV88g6<Hf}RuM!$lF18R&q(",
"&TTJr!6c;k!6c;b!6c;Q7Kh;_'5Lf47ZQrrz]+,U)dSNyhy3KrfCWThfCyH!!f(u*N-uJ|g]4rp!#*!w!AMp5'5%C#6vJ)}",
"6u86{!tA%A(2*ggNT:UB!f4i()];3-!#=hg!@{+F-@-#F!Z(uuNT(m482P<4!`,+&75rkM$4`)N)-bYRJz0fU:I6PHK7'5|",
":I6Nx,V}<Klx0%Z&!k/9&{nvQ(34gW$1*-0lvA:T4'qs|sU}<[6)j1I.jS/t7qa]X!J&s-P1yC)!^'u0sX%'`#W$p/NT1p1",
"slujV4{TuU#uJ02!{^=J6fBqj!]{`76x-=F78S%v<R/=aT{60W$9wwuS6B3pSU`=_#!9{`'jy4Z'yL#`'s&l|(2/l|T3)i5",
"!6cH3,7bh*9'GLZg6Hc^6ucw{!#:6B!@|Dj!#<J!PngkQ)F6WJUw&F(:I6PjV3yRc8m]zsVsnX(W37i*:I6PnWP4yl6`dBM",
"*=f069rc:mZXP{kfUPBF!6c=*[I8wI[bY=R9$Xlt[6,]J!#Ak'!@}-'!#<V$NTC;N:8cKV87B'j7{Pc}hy,_`-@,g}6{;0.",
"5:ASy.u#/29L:0d!7UssfV^lM&(`}V'%bl/)03#8`sxYj:I6Q.a0nmJ!7UrL(3Gvw%r$Vg)=m0LbNSP#:I6Q3bjIAUiV+$[",
"p}ViFB&_Y*)^1P!!#BPU!@}p;HQs.m,CCGX7SFbG8Pr-i!7Ut%!gRL[8:w&L5!,[5-T!'K8Yi@1!#yU86X7;W'6+7d5&w^{",
"'5TfDfCwSLsqcsh8V{:H!B#2#$!sju9U'{h,au}<$|5rxfCxbq-S}}I!FSpHPnbLS!$.6#!#<74!@w6|fCm/'!`56<!Z/95",
"P1m['!#Zff7KTNa!$qa@8md^D!'4ZZ++pby-Va|fdj3A{.S{NR!6cZ&!$qhB7SJ|G&WQ2JgCDsD*}xt]/n$kq;()J5sV2i%",
"$!sr:fJjW82a#zD!]d/p!H;:lsa.22sV;m.6VHzi!]]:KsZBSS:+.#q#wwl1(p2/K!6fHC/7.R},:SRf%4355*JjhS9jg:h",
"(IGIR!6fHr!Cb(cfF0y#;+G0PsWkn4!LZWp!(p[-#Z(FH!6fHsNTFUY6m]rR.b5Xh!7$LS'LsFq#w}Wc3}{,-#@+}h$7<ad",
"%xi#D3%K=/6^1mk74WBS!6v{ANU,!PfGVn;!FmW@:*}ub!B)yi!{%8s0LDSR5u3un0j})`6{UUVs[#[,sVQz0!!,:.+!%zb",
"1Jv1&$u!g=s_9}Rg&^sQ.<@lD+{girsVf@8*CCm[7TA2J9;r]TfGWyZ6{hd2+*Bwa1J&Yz3!CjX!kW187]@=w=!qZ+g&]K;",
"1J2PU$`5Q=s_wHXg&_)Z.<|2Q+{]bpsV[56*C8gZ:J+(Rs[=BnsV2g-68:fH!6x_{!dt0W!IM'tg'(uK8LkgU=gk4wg&^^H",
"8k+wZ!IuAyA0]+{1p;K0A%6)Ns`t&ag')ap9h(HiB!iL(BVF-41R;U9AC2k[B|%}2g&^rN2n@F|saN'BDDn0y3$wuT3!DMc",
"AC|m.FAjP/g'*)<2n@Z,sb,bP!6d7bG<R'vfHZ(P;B`Iu!]d/pFs|^C!6wq^NT38&2Nb]/sV2i'!Cflb!7V1.h^_N!74FMV",
"#;-q}!]dCv#Y`G`Fh_35sVGv/Fq5)]6u&-16YPp*!_v!%7<jyTsV[)n!z|fk#Y`al%Sf65!)'J)2%DzKG(|$6sWWa:!7Y&X",
"8wNTb#,ScX!7u#@Q.t'86u2@ZP1p3G!#0ms!)RY/!!$@y#Y[;g*%&i|PQLrj7<urz=!Btm+!#*#&q&D=-VXg.h{C.,)gA85",
"$V[dc5wjty,Y[W5!z|_#*dKK)5Z[7ZhzfYH+!.FK75^)68YFJ=)hm@h,Ypd36x/IW57`pM/v)Z+-|9^R778`_!C8nN!)0#]",
",!q7V!^DfN-Z;KW*FxQ0,SijR.;%j=/4FLXA)m4m!(vr27!c/5#;'Zx!j6l47AX)Tk1fkg*BD-7!6cj]Cuc3@s^llasYF#2",
"&3*!0#w}kj!+l_,-Vp77*JT].!'mI}6VJ&Y%^=c`7&#D[#Yd7432l4H!6cmb6!wUjhzGM$hzd`i.45Rf+{zvvsVyT4*Cb$_",
"75A;NlL.vJQkcgF9.Kv.+@a,DkP1Ij#:B<3!6cq=Fv:#c!!#9N814LDPnBS/C_%u#&Q#k[!6d98,A}Tu1+'{2!6wqiCLb^4",
"#GZIv.4@3v+|'|xsWC{G*Cl*`6`dAbpammB'LJ)H-Vc[i2/3.}2H;7i!6x0h2j;%U)(*3v!6cq;7_6L|74C429qLfR7YA'}",
"4FCBI-WBCY%s6VffF2g|,5<32sY:mD!(=ih!!$[V&10h^fF2x*FFZ]D.42v*12mrC:!&8^^u$rBsuF/5-k%@5-WGW<'Tgpl",
"_Sg2y'B|GI'5Dg/`1DMwD.#b]3R@WZ2(2mN)MNHr;ka$@7STMv!,0-*&PNw(,2)5<s[zW`!6cn#7__hI'ySJz2NA)Y!)@4x",
"aL_&*$l'|G8)<H,t+du2!6cpl!Z/DhG'lP,b-b}rbK}['b-t^}0ru37$@=3,2lVk/!*(u(!)@J!cFVu6$lcGM8)yp2t,C=8",
"dBLw[d`k!Yd'l;'SdZ_L/iJl'74(@(&pqz<+)Q#b+!VHw;d.x=!=W-p7$BcQQ.m;%7r=]n$tsPug=.+B6uMt#RhMj%7_tg.",
"!$7S9g$Nn{#@@BW#@@1ng&<+2sVGyl;6pX]g&}7DsV;sk!6yYP<%((RQL|xf%'Qyc-Vl+$i#<aYH]p4(!]d)msV'hKfHS.-",
":IK;z!B3zw*'hDA)g2@;+&!z8*d}TC#$-P{!7LfH#bh|L8mat!#C;SN!+@vQ.'|F4$}Pnl!&Sku!=Al&NT@XHLCbTfQ.t&G",
"!a2!M8^5-%&pzj6fF5%k+!t`L=BH5^DrLJ7+MW'VI=(]<7$[qT-9xp.H}i@R74:@7g=BM%-X<5$AIR6VIx+q4-Xd<P.<gv0",
".4A)l+|mN*sX,cM*DTXh/|Q'#'n'/{/_1{.NrZ5U/_2+;Nr{|i6y]/h%@jC&IU{T6g'&Nz9:%&}%U7Fz.WP(;fF2.H6r1TC",
"-Y9.`#B<(%!C15L@KYa%!*|=K!)3B.*3ZcB!6d6nC_kA_NTS1}4xN<(!]hU]&3wa'&pBg)'21a,kq9j8-]i3r3}}-,Z%3Vy",
"g$Qt)1P02z!=WAb3aPn]J+-A]5W,1u!`{dR7x1gYn'S#I7:2*y3SQ/QsVV3{!6ccn7%_k%,&BDH74kR.dcbN7)%Muf#&5p/",
"6vzRgHqWBs!*D0:!!$d{6VJ/h-X)<j%8$]a!6d$m7553G!^HRWfDv4t6}bS}+.T[wsYd44sca$blm5gXm-Jis-X2ds!%RGI",
"!.mbV!):.Y!&d[`!!$;v!=A];!(pDD#f!Yb)*kz9PnS]}*Dz]FNT;l#/Rg)P4l:mB!(y8}8m]tc!G*.2!)yfJ!)C&s&PY{'",
"992=wg#+=/lsk&b-VX%ym-K<56v#<*lpD4m.49QF0Lu%z$uZMcfDqg.'nX8v&pZ'mt3baM6v^qbMPG1f!0YqH!]qI*!]dl.",
"-f|WmPnUsR(8Z:,(ML+0784BgsVK{c!7Lc-!.h0q:Yf{d)/9h%<l2s[8S,V;:/,.b8,[IY8+swT<`QYn!,;ZQC#y1[sfv^=",
"S:HSt!ad)wfDqZy-;#c=(hM-.Ar+C]t3b[(-;#WusX|gq-Z4;'$^XUA!*/}4$<XZK!CF(L1IF%38nmUt3!U)`.8;3r7r5N7",
"V:k}xD<SYC;%<mh2U9!}%TcIp0LAi^R=Jz^74C3{&nA@V!&vIYINW.q!)/2y!!Xm]32b;(t3}0w79x25-n.D|3G'<d/#Tbu",
"3gSm$!(zN$t7N;s${va@sW<c'$vuxi3G'N.&V-QLt5#Ty!D}/Pt3b[&3I+Z{8t!QM%s.:yg&;zp!#Plb!z{yY!*vUB7SFQ`",
"$0nYtRhWZk=!=9NgBUSk(%wpG6ttn07qmw=BDp-Tg&z$2'jz)F!L+}kU!YPd.4}'++|wU,sX5mP*D^_i*Gk(K.KnqX.;%jF",
"/r`*jJ#/2-R{)0^Ar*5U!%aMu6vVG'-VfXIQkQ&it5#5nNDh0#1IL#WsV7@W3q2#gRhY*z79'@7B&UqU!ITl=Ns)riqYdKJ",
"$%BMJ-V`wq753j=t4Z^KtNp+mtP&7r6G}6gNrvg$ru!@gtP8C]sS^Atsq{I'<pC@<s6`*`,%xF%/8+/|*C8fu&|W)X%65%W",
"!#TVN;F4cr-W6z]-Y-l374jgBt8%s2*{`fVjm|Rd!8q,ytmwf{u.6p{uLU{M!6f6Ltmw'LuL^((t4|mY!):4D-)zJL5g$xA",
"<Bt@rsVy8,R]j9p#.[rN$7B)T#]CTs'P37/'/j]#(/.!/-;4u@fF2!C6r1G9,<}WWsV'i3sV1v,NrdyrNQQ[4;fc7l+!;DQ",
"7T4b2;cS<57#}jW%Z^ziNrPsK8%CZU&r$_J'.1]n'LPgp!lbIJP`$UJ2s[)]Ur!pAQ<_k!QkLk|!6w&i#iuVvV5}9I!`H&@",
"%b}_X!6wqiQz;|d#@@0*(06R8R9[@pR&p4AstD^c(M5HK(.x=:!FVB2%;$;B&1aU7RXy2f#Iu(7Rw8;mM_(vHQcdxN81vl^",
"Wv6w*5L*ZVfKndK+0ry!7T+[/6}MavINa!ds`4cPVmvHtA)Y4J$vMl<##(I!sZjtY&1`fX7!h]x+Na498WMnp77[;W/2VzQ",
"+=uHfS#V..'.1WL(QIw+*$|aF6tkYP7VB);5C3=+91@7$sV^pZ!8435RJ6gB4l:aw6|&0-h|+c!F+'09*l#kx!6wqfTq0xb",
"g&[3v*r)6jsV&/;++*4t=zzF@!%k,f-f9T^fF17x-7D'QV3tB{&n/ydU+h+H*ByRp!6xKv$,$xisVVI%s]m,j7a<+@sWWmH",
"7y87Q6}&HkL'i0r!'mFx:8cT+NT1bHsYd5B7)/lN&8]Yn!@G)W'.1]n%qv7jHhC^tX'B}f#y{:*!7$tq7SVFc#/Y})Xc!6g",
"g$U<;g$PSug&[<w&BSwNg$PW.g&[N|2ca`RY;[dw!$h}zT&$f56wYm27l<<=S)s@H6X.^f(sPT`Wvy]:.D,Xm#AUW'Y}&mt",
"$tu7t*qZNi]<zk_Nrfjj,!;y*!=Y;=Z'g&URJ0PQ7*J]KSpVWa<t*jb6yu{d[{#]|!`H&@Z9}/2gAcwfNr[%n/4w+D!7$t^",
"+/nT1!CmBF-jgCAs`Jq6^u6{*/5Vq!!]d0G!={m8!{%9H!=rg8^0{0a!c+/,77KHL6yI!:s[SAR#wx}+01s7N7v:Th0pa<t",
"!*6!z*D,;}&_7y]QkX+C7gnAZ4zmiD1I<*C5YKMN1h;qR^_<#%;/.gb1l|St!Dt'Z^mmRf!{+{A!Z/bt&Wg.C3,HBc!*1Sy",
"4]Q=p%;''m!)NuM7;4x;7SHa(lu'du#:w-4i4Q<X*DTX#NrSIT;7MvK.I73S0Q[Rj.viX<fG`Y,#@d'J*H!4V!6d=@#4n(j",
"6XLJ7,@ud'3}s*iMaIYj!)*F.!=ASm'Thp/6wgm)VZJ}H6uC=9s4I+[QM94.!8pB3sXyb26xv|%!^ZLH#1d:Up{3Sn19Hq{",
"!H/}3NTDAbAJ/gH6}{WG(vXkt!Z0HF&18KI!$v:I!'v#&$tu_8+B%#LtS#kVR+k:j8`aYy.5!X&0..^sT:Ud&#cQr[#;#yH",
"NTFXD9`z,y]]I3%!)R`0+N7bb!JQMMP2i)mqYns5!6d$fq:QJ/)kk4M!M:<jP2i/pr7LfIq^/'%!%ZGn!$BiHCW2v57:Ab_",
"+|]CZ!3bu)!d6iV+|00y69!|6%58UG$:!uy(gj*u*i2v8!),(vfF1Fx*{lGD'/15N&qU{+*FX6tV;*lb/SDQ6*3dw+!+5fK",
"=N,1V%qp349V)2.SFu`:B&_SvR+vVP#2DTLb';+)#^QR`7$2y_7s(.(,0R9D+=9z*:/$zvA_MD@!+1@*!)CG}%u`Dk#ZCIz",
"tS#rQH,,y;!).vq6VP#3RhbcSDyzcBU{py_*a7n=sV'!WiY%bM#{{FTRh8Mh,,}{K83}M4-7nm2bjF3'-@@]^%tYSb$V])$",
"8210+/PFQ.sVQzUsZLV^,L0]:W8Tup:g|K5.4/*9&PLN}77g!mX5AL-7c@B#!,[Lj!)PKm!!$f$G8auA-SwxJNrYS*M}7Y=",
"+}tT3+=@3$18tX$cFF;|6}=X/-9)0/cgAR*$AFb;.43;1!]hUX!$2Xg8&%GY,@8^'U!nI3*G$;|/A)$2!(z5<!&C&8BvQWt",
"&nJXj&vB]I${n%)Ns.$:=|UIQ=`<$@&$/,Q<B/[&TC1^J!*}Ib!!$b&)mSkv-W6fGiZ!VG/CYY(!6cn,-Yt5^.W:!L#[^F-",
"-W4LD!)u[MG%7(38p%rt&#q7w/mczF%T7`!*h7$'79N[k-YdtZ2J*}_(0GnN-X<h[i%$=13L'jA1l|TDtqAFT]dC%G:;lGu",
"7#aHm,$&9csWlFG*D5Dd*FQ59,3Y+C.;%j<.75!N,$#Yls[@u1*Hgd+*)7rj6qQyFh^X|.9Z`8`0LDv7fArh+/1(qLTD6kD",
"8pv=29R!@j9dMKR0!+M/07++Z7_HP^G5m#d!6fN<+6)N<79DU^cg;.N7!n4S8X!Ql3B4q49-z]g!G^&`Q.};X+63J`7C7)+",
"Q.m@674WBhsV-djFws`z75N`8#y|W6u4Hw#u4HgWfFm5)u=/dx6x$H7U^6N/$]|B[*a.PT+;4hN:[Jqn!6Wl$$&x8)fF1Wi",
"75JK+;6R8]%{Dzh+}Ap4sX_6X*F(ym0;n9,!*,517vCM&jr2Nd$YzJ75u3vt+{7GL74up6#Y[}=$77iW7|p7V6VK6HNT1B'",
"6ukXu,KS0p#Di;Yu0_+IJNRDP!)Tn+!%xiKu4Ib@8xU8%^7cq&u0lL}/.R]x77ik{f`5/{!%&)s!]_RR84y8K7iIHB!C8h^",
"!&4dv!]_T,85/GM7jY1=!CNgit3bi*u4R*Cu4f4L!7$u*5u5.^+!..k7!x(L.qlQG.4JjJ8Qd8L&mnP}87LB(8+6QZsV5D6",
"SH:n'!,9-V2V_(:a7_h(!-|9$D[r2z-9ykKsZKuI0Il(_-YtGW8mi,-lIk2Su4^;Q!},(T,82@(!AH,yNT2i46J|@liSP.4",
"Nrm`-$[-xU#'JR:0J=Pp0.KzA%9)]r0jc1K0L_}C79&^.6y].<#0&{b&2Q*[_^(]#Mb:3SAWV.^9.!s7!!&rJ74(Gi`Z/wR",
"u4I%0h}FHYuAZ:1Bb;`}Pnh-i9.m6d'.,/J1I<*I1I<*C7X|S(!^*zB2%x5s.qu)1!=AN.NrPNv&%I|z79X!1*(Dyq2caXH",
"&}!@SPQ7a_!D|F8tS#s-u5v!wu6,-icnH+Gj1-1z7!w;3u0aFl<67`W!6cg_Fvw'-7<%[K%ZNSf]d9(67/-h!NT*Db%WUzn",
"4HPt!u0lb%QMr%t'y]Dq75'F4%;%v5!_KbB7vQs589^&57:U<P.ZFbL!_$D;'^j9yTC8T|-Z,4P-VYnr-Yw'6c([PItq@ns",
"u6JBC.:2FT74D-18,<3k-Z]{#-VYxu-ZKR@!)0r94ZQyv58-*z+{Rd3lga#RNTu`J!'Lvq:XKlh5WJG-!7V:=5uhQT!6wq^",
"65(ZT!+@iA#YZuyu4Hc{NrYc-u6|fRu7:w$+(quZ*f#)qu4Hc}u4JHVu4Hh$@R!tmQ%XmY7QC*,8/!D07$[LG.8<]q.6a^=",
".9BHvu3Iy2uH:{gsljg*f=qW8.L6Bru3I_*uH:{^7,`Ly*X$yhNT8(<7/V%:ZksgG*^WVB$8LK[!6f^kmc_tv!'wLy7r}Jd",
"!{(1s,KSUyPnv]774uV,&1BUiXrAf2sWM_G25zC-!&+A!!!$R'7SF^l&Pa`)R+m.$sWamF0yjZv(+9i7!*#I|G`tS9AYIm9",
"$Wd^gu4Hg;u4I}Lu4Hd&dkmX@uI#Xvu8.N4Ca:AS,]<Q/8PG<*6{:ji-u`%602*R_.uxUh1K<}4!!!%;NL2*}!9CHU{(^Zb",
"B]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md6pIUn!=4(!!=4(!!=4(!m3*NM6{s]4k7Xt,6uC=W!!|ur;dFBN#wzbx",
"AGK+pm1TY36vtaTDLq-K%qs[*&mjY!6YbVQ(-)WJ(A{um!v[c4!G0,881<):$^FBd!!f'4zzApU:q[0vBPfGq!#hjR/#^gu",
"m<c(C)_p;f!#MT_8PD+D&K-3n!):jkm7cUN`zM*9zzI(!#YbV'#:BXbl}f2@7<afA;Ny0u9Q^]A;J0C/1+!qa<`Lltlsaif",
"93dL*-^^F@!'S3&2@p#@!7V9t!7XdUsV5gM!7V9d:Bwr.7%x),)kxk*hzHP,!)/&u!(xythzGjt+)239hzdmu/1:[U!8rdF",
"9V_+[@YGhm!)|k]G9rUSA^0L^774h*^a7/F!_&^{7qtPZ8A#'1i|Y'Z8u7vX&PNt77%cp)5xRRS-tsv(7j:zK&8!avXr@f)",
"C+2lf!M(9i1Q6xJ!(yH%0LLs]74(;jhw]qd5aPvh9.2MK$W)Djg+qtU#:{LJ-W`;THvvau1NWDb2FAF6!]hUk*F(RC+$u%F",
"+C@'9NTZQy:jJ(g8wPFm8Tb=<*jLvBPczPZ78uh^0yLs1!(zCBNU%|R=(]q*+{^PS%c,%u7c)&Vst]bt7'Jqd;UXx'CW3t'",
"!)F!R6r4|*&u{py!(zhN!G5hxZkKCqWL^gP,CMsP6#&&uNTH/i-VX-`-WYJv!)<i1R{7+$#cn5I-Vgyp*,:NPSYtF(#C&L.",
"sx.@r!]_]Q8}}vx!n!T^8%7d`t'_zL2_%=)!-U^9!+IH*!):}r!)1zr!+IK+!)G-u!-KrB!)G]'!G3F6lU1F7;0y:R8yH`$",
";+Hy)FI1r@FI0%(GcJL1BqZ1vH$hV.C0x;-==+$8FI0%.I=B3j8za_t@*v:C8xV*x;|AZL8X7$N)(%0C)(@U976Xw5tCF!;",
"!!$<%!!$N%!!$H$!]_U):j4/.Q4`*j==,q+JY<H^K6y[=04r3M!'S0i!!'Lm!!$Rv!!$V:!=HR5SdLhz2_$$$=Yvq8=/J+]",
"6}kuiIJw2S9l;|'@gTPF8!lv7AB)_(9t_qs8'Fyh9$L@l9X/z'A-y](8'x;m7'6QC8t!Q6l[85gQRF)2M1<C[=YrNMI]L0/",
"7U3Z)cH{i=!=S7m!)#:f!)1wq!*8|H!+]D'Ns)Ctd%6]##d%CI-V_^IlT&&:t@QD`tJ}U{tK3c#!!$C&C#Qpf-m0hZnBVVB",
"&I&L[!t^CQ6`=9%6m4W7!%@S:<)5jP==,q+g=71Fgx,mkA7Jxugx2U/]zS-jg{<`6hVi$Thu)/&su&3XtKz3[7.9I67jm=/",
"=/_*R!/5sP!,xzP!Z-#;7uix|lZ2|b=ldY27DUZD<psAVC_s(i9Pv.88[q'*T:$@c:w9wSX<WCMN](W0!18:g<{:9+T9w9S",
"H$hV6Twi]'B;/4f!'S0!!!$g^!!$zf!!(V1P-&;MVqNyuW0k5rWP+@p==+#uR$aSb<}jw56^_YH!'S00!!$cd7qd8m2_$6y",
"!){+n=:Z2b3,CW:!'S/{!!$Nn!!%A+!!$gr!!%-s!!$Ij7qc}bXL*!2tS%}W!#p[{2_$9}Ycr6w[B7mm6iaFb2_$*J!)^^%",
"NT7{P@KF,.!kzPv7qtRg2_$6B,7d==<}lr`lU.%4CH]#$@,ShAlUR|B7H,=8P2%g5cd$Y+%Ygw5-t|dJx$tGud%IA{lT;=D",
":#s:ctS(y;!anGS<vy_5VqNyu)/N:z!Dq9$*i1[n!Dq8|)Mv0i#AlX$tUm]j:I8wj#Y[XZ=gTjCH$jFFP2$c4;9MyzGR6SX",
"6[xyu2_$}W$79#'lWllR&V#3FlVVmZ9$B9F!3mw!!+i1C!-9H5W8TJa2_%,X!*H*J8WrI_7WZ<qlUujJ9`q&Qdw8<7F3vx4",
"B/N}ZB<{DwJw^AP(2*at9q-!nsWWp2&5IQ+Dr}ir!'S0f!!$NN!!&<S!!$TA!!$jz!!$^#!!$u-!!(uQ!!$TB!!$Pu!!$n#",
"7qdCq`3i0i!'S0)#Y[=)-Vkm/!).UPy=Zzc!*SM^8lt=S:@,a!A:.%2==,q+tqC*n8PB:d2_$Nj7^iT6NT31G2_$&|!)p$.",
"<}K|fy!92ist(qv#YZpn!zfNC!)%[S7S7=U9&0L}lT;MA81!=H7h.V4!=I45!&4dv=7ksF'5L^$!)5B}lS{B=uD28Nu0jXX",
"*a$M0{7Ph*MmPM=#:9Im==+#wL;8n5lTW@W40x`plTT#79mQ$TI(jD3!c0D-6}u,Uy{5Jj74jn'uFBgw$54gC#x5qt@XyK2",
"9'$%)y!9,g74tu(u@|qJ$rp`}$V|-w%57*J%45C$$u)*x(QR1p6WVt`2_$L2!*}y}lW:Wq8!;nT%SQThI]V6.n.`992_$.B",
"%qpfN%qn9y!Dq9!NrPiV2_#ta74/U{lT5A.!@w3l7|[+@'.5Y<&}!@S!'S/v%44G*u2'L(u29Ww75zXz8fw(*sYx:27SFf_",
"u0dx[2_$'HsV$Y*;'ut+!ax<w85cyZlVk1S!&20r2_$wA!)_(1-VXRi-YujmVQ-GW5xH!V(GBK#!)Maq!)_+2-VX[j-ZJ6v",
"/WU%A)&#r')a]#+!c0Cy8CzvnlU&IG7t6va7tA|*7V-y*lT4Nr!B3/|77-D=u<gT7u3A;/u3UJ3&PNr:u4HcVu4JH.u4HgY",
"7(nubu:x9$u3s^9;Ic%L*UCF;fF6L=Y(g1<XM_ck.HFmJu3HD`uH:{57(nw**T2G*!)+,C!)#h.!KbI$RhM/)<YwCW-riYP",
"lT/WIC26Q`iV(LQP33NF.D-'P7Xu8|lTQ^69/l7K'UJy2=:U*!lTwu1-x=TR!C%v[77ssGuD(xku4;xC!!$[:!!$d;",
};
static const char bitnet__spv_turn[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!,A/zzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*A|_6'#fv$D#d5U$#Z603",
"#xiK7!!k7@$8@zN$&MzBCnI*B$7A'3!@*</$Alv8Cu;,|#:Dh-!@*f;$C)hCB|17@#ZK-6$7|H5%|FbK#Z_98#[#wC#ZlgA",
"4@7$t$B[P;&yB,S#Z|N;#[A-G6X&:)-7QfP)g+0Z!#N}5!!z`4BqZS9!]]SL%|('G&PaMM!]qL)#{=uX+]`k:$76Kb,wq$v",
"+z}tW!!r-a+^SL*!!{3A+^]S(!#(GY'Pf)u!!+g6#!Wu4f}Q6a&V}!A!{/Yj,hT39!=KT}6^6im!@xD<!#(yS!A%ks!#;J`",
"(K){+#<!4k#[==l#y]Im$8zSn/RhqC/Tj0R/TiB,/5K:/*)KZx1g[Tt76p=p6yI!T'2m825$BxK%s^Pa&n#`q%wl5m'1S|6",
"'4Py;C.CX9g]/8|-vQ/x.5n5_)+{*P!#;{q)fD'[.sNSD/p_*M-wDx%)Hlf]6^M&B&mkR!&vBZP.qjQd&vBZR*i1t`/8@/k",
"!]^yx!H#{k!'AYC!%S:c3'upl1jQ0w+%aqT5;,94-ZqdA!]_6$#:;N(!(<9)/3z=v+&+==*`n#'.viVS!]_K*%45:S!+dSL",
"!&&hSA;mrw!$`GQ!]^pV-8k)+#wxl0!!,:++{!9f$_5z#5:/Aa!+dJ#!+d}ZAB+cj#fQ&$(iIRw!'j'(+!0-w*`n#J4-9Q_",
"<bGBDCmj^F-!`-T*BPuB!-gf[)M2'|!^;<H!.PQx!))h';nKi($;:L`AyL;#;f^==!(H3+!C0ZN*D{s(*M#;%+&#0x5CxD/",
"NTHWd*P-]}Djq%)7Zp8a!BT]0!*!HU!)36:!+gH0A:,8b7&'l8<D(LG(,5lI!z}TM!/6dl$H$4n#:D}|67,/p-VztNAxYS.",
"Qsi{23`h51-VnvQRFqGf!+xuN-g8Ia'nk[fA:@Mz.;bhg9N*rZ.CZDs+B$p8M3r32*'hRF!_1jQ9VLkqFh#R<82Tw<HBI^j",
"8==6IN.La@!]`K)#aT0a$9buZ*C8ft!,ulp$u)RG&PLRWLtI**75vUIP+-U77b:)W<B9s3@JzrD!(|j/NsmDM8!NcR+)Z*2",
"P21SD8]09k9X;:n<ar&j%ut!VAyLM(<bg22!-#X,'LK2T+z}MG9@Y`h!]`JL=InTv<,<{*!,uB6Az*TdPqD+W:I:3a!C/sr",
"*H!4;=h.^{0nh)B.uxRg6gY&k*}xud/85*AAwA%s/ZUJz#%jquAtsd+#C4/r8:yfY85D7@!!!!M",
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
    {"turn", bitnet__spv_turn, 1048, 1195,
     {{0, 1163, 0xF87E3937}, {0, 1163, 0xF87E3937}}},
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
    917534, 262344, 720926,
};
/* END GENERATED by tools/gen_spv.c */
/* clang-format on */

static uint8_t bitnet__spv_byte(const bitnet__spv *spv, size_t i) {
    static const char without[] = "\">?EO\\eo";
    const char *five = spv->lines[i / 76] + i % 76 / 4 * 5;
    uint32_t word = 0;
    int k, n;
    if (i >= spv->packed) return 0;
    for (k = 0; k < 5; k++) {
        word = word * 85 + (uint32_t)(five[k] - '!');
        for (n = 0; without[n]; n++) word -= five[k] > without[n];
    }
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
