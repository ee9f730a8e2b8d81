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
   once. Attention takes 64 positions a workgroup, for all query heads that share their keys; in a
   short text, where that would leave most of the device idle, for one. Of a prompt a workgroup
   takes up to 8 queries, of a few tokens, and goes through all positions.

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
   floats otherwise. A ternary lm_head, by groups or not, has no screen: it is no larger than one.

   Other models are refused with BITNET_ERROR_GPU_UNSUPPORTED: those with recurrent states (qwen35);
   of experts (maple); with a bias of the lm_head; in a Hadamard basis with blocks of more than 4096
   columns, or behind sub-norms, or if it turns only some of the matrices that share an input.
   Sessions with an adapter or int8 keys and values are refused too; one that gets an adapter leaves
   the GPU. The CPU goes on with the same bits.

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
    X(BY_HEAD,      "attention-head",   1, 1, "attention",        attention) \
    X(SPLIT,        "attention",        1, 1, "attention",        attention) \
    X(WHOLE,        "attention-prompt", 1, 0, "attention",        prompt) \
    X(JOINED_HEAD,  "joined-head",      1, 0, "query, key, value; attention", joined) \
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

/* Forms of the embedding or head; codes are by >>groups. embed.comp uses the same numbers. A head
   may be ternary as layers are, too. */
enum { BITNET__GPU_FLOATS, BITNET__GPU_HALVES, BITNET__GPU_CODES, BITNET__GPU_TERNARY };

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
    int32_t few;             /* workgroups that leave the device idle */
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
    uint32_t output_gain, lm_head_scales; /* these by rows, where a head of codes or a ternary one
                                             has one scale */
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
    gpu->few = software ? 0 : gpu->can.info.kind == BITNET_GPU_INTEGRATED ? 32 : 128;
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
    uint32_t id;
    uint32_t parts, first_part, parts_stride;
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
enum { BITNET__GPU_PUSH = 112 }; /* bytes of the longest */
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
    BITNET__CONSTANT_EACH,
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

/* Of ternary matrices. Limited by registers: for one token they hold the weights of a round of
   turns, for several the sums. */
static int bitnet__gpu_most_team_rows(int columns, int tokens) {
    size_t stride = bitnet__gpu_quants_stride(columns) / 512;
    int turns = (int)(stride / ((stride + 7) / 8));
    return tokens == 1 ? 16 / turns : 4 / tokens;
}

static int bitnet__gpu_team_rows(const bitnet_gpu *gpu, int product, int tokens) {
    int matrices = product == BITNET__PRODUCT_GATE_UP ? 2 : 1;
    return bitnet__gpu_spread(
        gpu, bitnet__gpu_rows(gpu, product),
        bitnet__gpu_most_team_rows(bitnet__gpu_columns(gpu, product), tokens) / matrices);
}

/* Queries that attention holds in 4 KiB, but 8 at most. */
static int bitnet__gpu_queries(const bitnet_model_info *info) {
    int most = 1024 / (int)bitnet__pad((size_t)info->head_width, 64);
    return most < 1 ? 1 : most < 8 ? most : 8;
}

/* Query heads of a workgroup of attention: as many of those that share a kv head as divide the work
   evenly. */
static int bitnet__gpu_heads_each(const bitnet_model_info *info) {
    int each = bitnet__gpu_queries(info);
    while (info->heads / info->kv_heads % each) each--;
    return each;
}

/* Tokens of a prompt that it takes at once: a power of two. */
static int bitnet__gpu_tokens_each(const bitnet_model_info *info) {
    int most = bitnet__gpu_queries(info) / bitnet__gpu_heads_each(info);
    return most >= 8 ? 8 : most >= 4 ? 4 : most >= 2 ? 2 : 1;
}

static int bitnet__gpu_head_rows(const bitnet_gpu *gpu, int tokens) {
    bool ternary = gpu->lm_head.form == BITNET__GPU_TERNARY;
    return bitnet__gpu_spread(gpu, gpu->lm_head.piece_rows,
                              ternary ? bitnet__gpu_most_team_rows(gpu->model->info.width, tokens)
                                      : 4 / tokens);
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
    if (op->first == BITNET__PIPELINE_JOINED_HEAD) c[BITNET__CONSTANT_EACH] = 1;
    return "joined";
}

static const char *bitnet__gpu_specialise_lm_head(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__CONSTANTS]) {
    int tokens = 1 << variant;
    (void)op;
    c[2] = 4; /* MODE_LOGITS */
    c[9] = (uint32_t)tokens;
    c[10] = (uint32_t)bitnet__gpu_head_rows(gpu, tokens);
    if (gpu->lm_head.form == BITNET__GPU_TERNARY) return "ternary";
    if (gpu->lm_head.form == BITNET__GPU_CODES) {
        c[7] = 0; /* it prepares nothing */
        bitnet__gpu_specialise_groups(gpu->lm_head.matrix, tokens, c);
        return "grouped";
    }
    c[2] = gpu->lm_head.form;
    c[3] = (uint32_t)tokens;
    c[4] = c[10];
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
    if (op->first == BITNET__PIPELINE_BY_HEAD) c[BITNET__CONSTANT_EACH] = 1;
    return "attention";
}

static const char *bitnet__gpu_specialise_prompt(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)op, (void)variant;
    c[9] = (uint32_t)bitnet__gpu_tokens_each(&gpu->model->info);
    c[BITNET__CONSTANT_QUANTISED] = bitnet__gpu_is_quantised(gpu);
    return "attention_prompt";
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
    c[4] = gpu->grouped ? 2 : 1; /* prepare.comp's GROUPS_STEPS, ONE_STEP */
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
    static const uint32_t steps[] = {0, 0, 3, 1}; /* prepare.comp's STEPS, by forms */
    (void)op, (void)variant;
    c[2] = true;
    c[BITNET__CONSTANT_NORMED] = !gpu->model->lm_head.signs;
    c[3] = gpu->screen.there;
    c[4] = steps[gpu->lm_head.form];
    if (gpu->lm_head.form == BITNET__GPU_CODES && gpu->model->activation_group) c[4] = 2;
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
    c[BITNET__CONSTANT_EACH] = (uint32_t)bitnet__gpu_heads_each(info);
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

/* A head's input is quantised whole or by groups of 32 columns, as that of layers. */
static bool bitnet__gpu_takes_lm_head(const bitnet_model *model) {
    const bitnet__matrix *m = &model->lm_head;
    return !m->bias && (!bitnet__is_grouped(m->layout) || !model->activation_group ||
                        model->activation_group == BITNET__GROUP);
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
    if (!bitnet__gpu_takes_lm_head(model))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "lm_heads whose input is quantised by groups of more than 32 columns, "
                            "and those with a bias, are not supported on the GPU");
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
    VkDeviceSize each = (VkDeviceSize)bitnet__gpu_heads_each(info);
    VkDeviceSize shared = widest + 8192; /* a quantised vector, and what sums and results take */
    VkDeviceSize attention =
        each * (bitnet__pad((size_t)info->head_width, 64) + 64 + 4 + 64) * 4 + 6144;
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
    if (head->layout != BITNET__FLOATS && !head->span) {
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
    if (matrix->layout != BITNET__FLOATS) {
        bool grouped = bitnet__is_grouped(matrix->layout);
        table->form = grouped ? BITNET__GPU_CODES : BITNET__GPU_TERNARY;
        table->row_bytes = matrix->stride;
        if (grouped) block = BITNET__GROUP_ROWS;
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
    gpu->screen.there = table->matrix->layout == BITNET__FLOATS && !table->matrix->has_scale &&
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

/* Rows of a matrix of codes go up as they are, so many bytes from a row on. */
static bitnet_result bitnet__gpu_send_codes(bitnet__gpu_upload *upload,
                                            const bitnet__gpu_region *region, VkDeviceSize offset,
                                            const bitnet__matrix *m, int row, size_t size,
                                            bitnet_error *error) {
    const bitnet_allocator *allocator = &upload->gpu->allocator;
    bitnet_result result;
    uint8_t *rows;
    size_t at;
    if (m->data)
        return bitnet__gpu_send(upload, region, offset, m->data + (size_t)row * m->stride, size,
                                error);
    rows = (uint8_t *)bitnet__alloc(allocator, size + m->stride * 4, 1);
    if (!rows) return bitnet__no_memory(error);
    for (at = 0; at < size; at += m->stride)
        bitnet__gpu_unpack_base3(m, row++, rows + size, rows + at);
    result = bitnet__gpu_send(upload, region, offset, rows, size, error);
    bitnet__free(allocator, rows);
    return result;
}

static bitnet_result bitnet__gpu_send_layer(bitnet__gpu_upload *upload, int l,
                                            bitnet_error *error) {
    bitnet_gpu *gpu = upload->gpu;
    VkDeviceSize offset = 0;
    bitnet_result result = BITNET_OK;
    int i;
    for (i = 0; i < BITNET__USUAL_MATRICES && result == BITNET_OK; i++) {
        const bitnet__matrix *m = &gpu->model->layers[l].matrix[i];
        size_t size = (size_t)m->rows * m->stride;
        result = bitnet__gpu_send_codes(upload, &gpu->layers[l].weights, offset, m, 0, size, error);
        offset += size;
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
    bitnet_result result = BITNET_OK;
    int32_t i;
    if (table->matrix->layout == BITNET__FLOATS)
        return bitnet__gpu_send_floats(upload, table, error);
    for (i = 0; i < table->pieces && result == BITNET_OK; i++)
        result = bitnet__gpu_send_codes(upload, &table->piece[i], 0, table->matrix,
                                        i * table->piece_rows, (size_t)table->piece[i].size, error);
    return result;
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
    BITNET__STATE_PARTS,
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
    bool joined, by_head;                       /* as they were recorded */

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
                                           verified * (size_t)info->heads * sizeof(uint32_t));
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
    bool by_head;       /* attention has workgroups for each query head */
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

/* Workgroups of attention for a token, or for a chunk of it. */
static int32_t bitnet__gpu_parts(const bitnet_gpu *gpu, bool by_head) {
    const bitnet_model_info *info = &gpu->model->info;
    return info->heads / (by_head ? 1 : bitnet__gpu_heads_each(info));
}

/* Should each query head of a lone token have its own workgroups, which read the keys anew? While
   others would be too few for the device. */
static bool bitnet__gpu_wants_heads(const bitnet_gpu *gpu, int32_t position) {
    return (position / 64 + 1) * bitnet__gpu_parts(gpu, false) < gpu->few;
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
    int by_itself = r->by_head ? BITNET__PIPELINE_BY_HEAD : BITNET__PIPELINE_SPLIT;
    /* Tiles begin at multiples of their tokens, so there may be one more. */
    int32_t tiles = r->rows / bitnet__gpu_tokens_each(&g->gpu->model->info) + 2;
    int joined = r->by_head ? BITNET__PIPELINE_JOINED_HEAD : BITNET__PIPELINE_JOINED;
    if (r->joined && !g->gpu->grouped) {
        bitnet__gpu_bind(r, joined, g->sets[layer], &push, sizeof push);
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
    bitnet__gpu_bind(r, split ? by_itself : BITNET__PIPELINE_WHOLE, g->sets[layer], &push,
                     sizeof push);
    if (split) bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_CHUNKS);
    else bitnet__gpu_dispatch(r, tiles, bitnet__gpu_parts(g->gpu, false), 1);
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

/* All logits of a piece of a head by groups, after `part` workgroups; returns its own number of
   workgroups. */
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

/* The same of a ternary head. */
static uint32_t bitnet__gpu_record_ternary_logits(bitnet__gpu_recorder *r, int32_t piece,
                                                  int32_t count, uint32_t part) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->lm_head;
    int variant = bitnet__gpu_variant(count);
    int32_t per_group = BITNET__GPU_THREADS / 8 * bitnet__gpu_head_rows(g->gpu, 1 << variant);
    int32_t rows = bitnet__gpu_piece_rows(table, piece), first = piece * table->piece_rows;
    int32_t groups = (rows + per_group - 1) / per_group;
    bitnet__push_layer push;
    memset(&push, 0, sizeof push);
    push.scales = g->gpu->lm_head_scales + (uint32_t)first;
    push.biases = BITNET__GPU_NONE;
    push.target = g->logits + (uint32_t)first;
    push.target_stride = g->logits_stride;
    push.rows = (uint32_t)rows;
    push.count = (uint32_t)count;
    push.steps = g->steps;
    push.id = (uint32_t)first;
    push.parts = g->parts;
    push.first_part = part;
    push.parts_stride = g->parts_stride;
    bitnet__gpu_bind(r, BITNET__PIPELINE_HEAD + variant,
                     g->sets[g->gpu->model->info.layers + piece], &push, sizeof push);
    bitnet__gpu_dispatch(r, groups, 1, 1);
    bitnet__gpu_then(r);
    return (uint32_t)groups;
}

/* The same of any head. */
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
    if (table->form == BITNET__GPU_TERNARY)
        return bitnet__gpu_record_ternary_logits(r, piece, count, part);
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
    r.by_head = g->by_head;
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
    r.by_head = g->by_head && rows == 1;
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
static void bitnet__gpu_put_state(const bitnet__gpu_session *g, int32_t position, int32_t count,
                                  bool by_head) {
    const bitnet_gpu *gpu = g->gpu;
    uint32_t *inbox = bitnet__gpu_inbox(g);
    uint32_t chunks = (uint32_t)(position + count - 1) / 64 + 1;
    uint32_t parts = (uint32_t)bitnet__gpu_parts(gpu, by_head);
    int row;
    memset(inbox, 0, BITNET__GPU_STATE_BYTES);
    inbox[BITNET__STATE_POSITION] = (uint32_t)position;
    inbox[BITNET__STATE_CHUNKS] = chunks;
    inbox[BITNET__STATE_PARTS] = parts;
    inbox[BITNET__STATE_ROWS] = (uint32_t)count;
    inbox[BITNET__STATE_GROUPS] =
        (uint32_t)bitnet__gpu_product_groups(gpu, BITNET__PRODUCT_QKV,
                                             bitnet__gpu_rows(gpu, BITNET__PRODUCT_QKV), 1) +
        chunks * parts;
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

/* Drops recorded bodies if attention has since got its own dispatches, or other workgroups for a
   longer text. */
static bitnet_result bitnet__gpu_forget_bodies(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bool joined = bitnet__load_acquire(&gpu->joined) != 0;
    bool by_head = bitnet__gpu_wants_heads(gpu, g->session->computed);
    if (joined == g->joined && by_head == g->by_head) return BITNET_OK;
    g->joined = joined;
    g->by_head = by_head;
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
    bitnet__gpu_put_state(g, first, rows, rows == 1 && g->by_head);
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
    bitnet__gpu_put_state(member, s->computed, 1, false);
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
    bitnet__gpu_put_state(g, 0, rows, false);
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

   Calls >>scalar, >>model, >>batch, >>session, >>forward, >>passes, >>sampler, >>gpu-memory,
   >>gpu-recording, >>gpu-passes and >>gpu-running.
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

/* Logit `id` of the state that the session's head used. Rows of codes come in blocks. */
static float bitnet__gpu_logit(const bitnet_session *s, int32_t id) {
    const bitnet__matrix *head = &s->model->lm_head;
    int32_t from = head->layout == BITNET__FLOATS ? id : id - id % BITNET__BASE3_ROWS;
    float logits[BITNET__BASE3_ROWS];
    bitnet__multiply(s->model, s->choice->scratch, head, from, id + 1, &s->choice->state, logits, 0,
                     false);
    return logits[id - from];
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
        logit = bitnet__gpu_logit(probe->here, id);
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
    bool in_place = model->lm_head.data != NULL;
    probe->model = *model;
    memset(&probe->model.lender, 0, sizeof probe->model.lender);
    probe->layer = model->layers[0];
    for (i = 0; i < BITNET__USUAL_MATRICES; i++) in_place = in_place && probe->layer.matrix[i].data;
    for (i = 0; i < BITNET__USUAL_MATRICES && in_place; i++) probe->layer.matrix[i].packed = NULL;
    if (in_place) {
        probe->model.lm_head.packed = NULL;
        probe->model.looked_up = false;
        bitnet__scalar_kernels(&probe->model.kernels);
    }
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
    if (result == BITNET_OK) result = bitnet__gpu_test_batch(probe, 2, error);
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
    size_t each = (size_t)bitnet__gpu_heads_each(info);
    size_t shared = bitnet__gpu_quants_stride(info->width) +
                    each * (bitnet__pad((size_t)info->head_width, 64) + 64 + 4 + 64) * 4 + 8192;
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
    if (pipeline == BITNET__PIPELINE_JOINED || pipeline == BITNET__PIPELINE_JOINED_HEAD)
        return bitnet__gpu_bytes_read(gpu, BITNET__PIPELINE_PRODUCT + 5 * BITNET__PRODUCT_QKV,
                                      seen) +
               bitnet__gpu_bytes_read(gpu, BITNET__PIPELINE_SPLIT, seen);
    if (pipeline == BITNET__PIPELINE_SPLIT || pipeline == BITNET__PIPELINE_BY_HEAD)
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
    bitnet__gpu_put_state(g, g->session->computed, 1, r->by_head);
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
        if (r->kernels[i] >= BITNET__PIPELINE_BY_HEAD && r->kernels[i] <= BITNET__PIPELINE_JOINED) {
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
"!^'L<!=4:Pzz=(&!!qV5!!2,.672ji<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!=qL-$7s04;d7|)A|_A*",
"$'5-F!!W+<!=zS3#.h.^!BUS4#Yl`/#_*'(4C`I]$9Xzu1,:P8#_Fg`#_dHk$^Dv%4C}h($9w9{2)V-C#_czc#`%fr$<Lpt",
"2fHUI'RrJu3F#p8!@)/m$;Q1@-X<d3'RJ/q0jj3#!@(X[$9l&*(K3s{'R!sl/PPij!@($J$8)vr#<+%f6;7M;!^Dc<$G%s0",
"LsMi.'naXh-Vb5%!^JDs$Hh!<S#W=:'n8<c,:Hl1!^Jz'$JL-KX/`sI'mp$_+!.D=!^KR7]#Q&7'mQm[2FMjd-ym:'(0mny",
"2cal@3bj<z2HY}x#yG[<!!]z7'LI#L#ynvB!!T$:!!iUI$!^)t!!UQk#aK:v$!4v.!!^6A*${r^#zaMK!!^DF+=7:g#{+hP",
"!!^RJ,YRcp#^4xS#a64U4GtZA$=5{P6[-0%#a]5w6^7y&$!{|&!!^lS/1(V$#|FY]!!^yW0LA},3+f.L6tp4Z!@*#R$@xd@",
":Nw1=3,/LR8P=Yn8P=Ys6VrRH6zv}x6zv}K6zv}K6zv}K;jd=34dr'X8PIgv!@*dm$C(<a5``,84f:A]9jc0]!@)NG,V|r`",
"4fYU`!@-;cYd_!;,ymKv!=sfS!!UsZ!!Ui[7r7;S!!VU!!!U[W!!tf$%4G376^9c]!#;ru!#0u!!]]a<!z{$<!]]`z8m]z%",
"#ww*:$77kk&Pjl9#:b}27!{a#!f46!!]zI49-{-3!_$-s&n=R4'.+GK'l&'w!_sbz!(GU|(KQ]k)F@u_6VHF3(KqH|'s!]=",
"'4gS%(8Z!$81!=-!BHdW!%*g((+9:Z!tU(a!%<r[(+NF[$r<7x(1k.4(gb5]!C'._!%h]u!{D_n8T0YN!%q4g(-T,B%4ZAY",
"!#YfI!^'lu#wx#h.x8bD!{/Yj/3*hl%Sd_975{9a6!1^5/s=8V4]dmd0.M^-1g[_7!'#u9!'-(V(+;Y6!_|ir!'A4](,s:b",
"!_UNp!'UB_(+:%i!_|iv3`UwD5%V'#3gI`X8tf2g!%])G8QFJisV!_-8QP8}*B<q55</jj!f5G7,:5U=5ylv<#b(Q5+]XH=",
"Zf=l4&PakW7:U=2!(GIY[U^q|]A-l-6KD.F6=m47Z'aC_^0<isZc=Q`6VT.M!!il8!z|bW4^3^d&PLq'5w|xX(Q@[]!#:6c",
"!#Gs]!#9y(!@||tZf$n`Zf'@d'8Jc&!=4&x'.*cb6}8ViN-cS^:gU0a!!5!)$^dVT7s@lP'4(ds81$`U6tf!)3hZ.P$^Nvi",
"w,F#S!4`zf!4`z!78_Hs7Z;bb7H,A`4{-hX7Z0*b:1gQpN-wxF!|akWbW(m@F+0.#6zpiZ7kAj7!(z`Y$g0mp!z|[Q5_!KM",
"]]S6l7x=+$$|WLpZf$iC_8XKPFQKw&[b%cqZf$js{8tYw!(G6b!#<B$!@w7#!#<7yZf(d|!(=JK'lux9!3Q2)!4`z)!3Q:!",
"51pAw81:Cl6Y3u0NrQj9':',#'93(A'7Ny/':v3S$YV2-!3Q0y!3Q0x!MC,$$^dz^'DvNT7PlIV^:0}h6zZ22!^'g7Zf6jr",
"CuSR!(2LdG!t,m4$!gfKPn6}2!Aa{u%xiW0dcJd-%xsx9!)+{s!)X)2/W@2<g]J!_#:9In#YZKL-^TZa*%8fv)Xsug!#=dd",
"!@{(D!#<UAZf(@y4dM+V748q&6xVJl#<[#L.5PzD)Y34m!#=nk!@{1H##ttaZqXt$[`Ltp$|2bp%u7.R&{)<F'5tr'%yZL'",
"'A[s|)/0*+J[pg6:I6PGJwg,zchC/vcnq'3f}VXL$!{q^!(<f7:XKn51*}NP8mgma!/kNW*J<nU!!l.M!%#A*M|G9.fBQ]=",
"!(D2r!)FHZ)kmV:74Mm#fX}]n&mlwIM3:qUM@=!/MX:fR:Wk(W8qgQ=!4`{W!4`z0S5[DT==147)YIF1!#@rM!@|3h32b'X",
"g^C-`_8T4BZfBY+6|0VpsluVdNTzBy))ZPs)NuQ#!4'=q/.S6KNT@+=$Yt<<8m]|([`9ka7T7!@78g+cP1fXR!ti@pP1ymj",
".'#]ZK{HFz!#<M'<+pmd7G0Hm4}3rn51s4B5u9c1stCQrZuhDMZuq-$P2HK#WC#^1!#ABj!@|bw0/_JJZf7'yA{ZmP'A!bQ",
"8:1Ht_8WA=_8T-'Ns9I4!@[99$#Lb^gdktf7frbz!dVlx6{|fh7)s#kY[3I)Qkc9'*0wzhZLp0B[CS_J#C_mb%n9S=+8M;Z",
"-Va|D&82)!!),a+!).yr79Mh+!@(UW!!'gf.TG,m!3QNb!$pb!7SIw&*)6R8<J)<]sm.+}l(npz${m%h[`vH4/cAY5.ZMn2",
"Zl)^v&k4zw#:y/Q!3QXJ!#fM%!=AJ|$!r@Gc2Sbv(FmR}-!`-T*BPuB!3Qb<##$-xZi*`l!_$A79AM@1/py2U1p<<FsV,9V",
"!5{Bn8Ri2wZhtT$0rz93!^c0P!3S7q[dqAb!Cb(R!4%ph[GNY3JJjxd9jZi9+#g1;:I|VvMW+|6*BH9n!3QX<)sK!a$ZG3y",
"!3pk]Zg:aj6|yhm-X(yp#YZny]H4nN=G.qp6VMc;!48YS[c6aYZhtSMZh}VM!A|$v:*|sB!B)yi!{$6S0LDSR*=f))0j})`",
"6{UUVc/_mW*^&A*#:9LL[c6dZ[fD[c1hWsX*{G#w;9ckA$Z]8U_:,$n+:a[4#]CdxFR9dc!5{}q6YY&q2Fm}RsV;nf[fD0u",
"+x=]$;NkzK[fP;],7`S}<-^<K[fP@^1S&xRs__=]=RyUx[fH)P=Bn^.=gj2Z[fFC`%ZCjys`G|GA-T'#[fpG[.1XS;ABv(a",
"B*PR`1ML!n=J'y0B@1Yl[fFQd1SH,bB{kBBC;L-sCsDIb/s(Zr,'H{6sV-5q!3RN%/s:hv1IR7U!Jwc@%47|H!]cpr[fcrl",
"0Ik.9/@{{!!(u^kNTP`,6u87_[fD3Z1nUsV[flUd/15%v!&G7M!&)8A)(Lw,!ilNn.|s&26VM}+!4kz^ZgPQX7Kz!l0LC-R",
"7AfFF_9k}fsXrd,1d'Ps!]hUPNrG6BM_(|+Zi*VS%XxwK#:{PP#Y`/]#iY2N!3QbA5%{6g_9kYc_:+mK.45Rf+{zvvsVySr",
"*Cb$682;ZRMw`j,!)!QfsV!QG7SFX6G5X_c$xcVX%%DS8g]3lk0j_s_NTP[B9.Y&{7T4_t6VZxB#Z&+s!5|!%PnUvH*B:lI",
"$Vi]*$^X_C#^_13[f''r!^0`,!B=Bm'0t+-'lZwc(/,df[c74jNrdZ`/dcX*!$irI8mcX$Ns.%HZgFxl9a9F|sVGuc!3Qby",
")6$:fNrQdf7xZla#x-Pv!)0h1&Q#dY!3R.S#AgCS1+'%t'y]G]'mtVr!C/l2*CMsv&(Qgb.735_75,[C!b7S97Y{]I6vT*D",
"2+jwW79;s0!DiI#stC[.,$KppsX@0w!3Qc$7Z1jS74C439qLfR7YA(!4FCBI-WBCY%s6VfZg[V[,1txmsY:m$!(=i<!!$[V",
"&10h^Zg[gg71PYx.41pg12lQw9u)=_@u6zCsuF/5-a(D7-WCY='TcrmASw<{'8#LJ'5Dg/B1UXy3%$d)CA&(*2(2gL(nsCU",
";/%m<7SQPw!+y}(&10l(,),9@kt8B(4=6q{-@@tf!#^]P!'C3Y$tuD&-awyJ-WCtH'Td.vD+MK/stCR%$#%@L9s&yI:5X$s",
"7|LA}t!{py!&x]R!!isb!'aD.!!$`)$tuD,-bVCW-WD*N'TdB|G%F;<'9QKY7}3%5t#ZA%740SSb-tbrQkDQ#)6U;0!5SMU",
"!5Is<!3nlCF{xlD#!kuPJi];}#}AFI$gH&R!)%|t!*6g`!48&DNT(RS5-L:0Q/Tt96uMG5$7a:t!3pGT9+G(]'.8b[!3p[H",
"9Id.]6tkm[_AA:l4m%(&_:,gA-Vl*N_@Xh99h%:]!]c$LsV&l-ZizzN:+-2y!B3zV*'hDA)g1C|+%}`p*d}TC#`fY1!5TKn",
"#&0y9!':8$!!$Iz7r-tcsV5fFNTFm;=^b|'76FU%+N%P[2(1qU&1BTD!@_sdQ.tGT%5.fw$]HgR4#7VM1FqN8!ALkwsV&RB",
"[fDsX!G}Bn!j,bmaS&{)(kTi!G)yww*=ff`stCRP(K[Gz74,30!4`sj+$1G[,=QY`sV2hz#LV$[,xNcK!]c$;$!}R]Zg<g*",
"QM+=msYdJ+sbnL-!C/dhCB!Ud/1d[X!]c$v6^D<W!)lxK6}YF;!+HV*Fw-0h$7<CA9Lm0.&B]y%C7}kSZg=pL1nam!#<$12",
"!3Q[;ZgY`l-7D-SI]F_7GG,zL!{$-@!3pBl6vtd2.4KIQ7Ts#IbjU:dRhhPu!)cGY#cv#L!3QZx${pHuT%Lg46y6YJ+9Zq@",
"<a!0{2M4=V7|2r9c*zp2:#aGp.xf^2!=^XZ*%%Lt!5{B[NTzB6-WTYK!B,70!(xt+NTX'n!^w.Q=PcgW:1nq)jS#'<$|xJP",
"FcxFBsa{$_PQ%Xr-Gz.rNT*uw!@pH0RJ-3d$gH3|NT3:y&$/6CRJX.[!Ln_UTaWG|(Y-.g$u!#S7;^DgKIK4Y7u%,H016/,",
"g]B/:6tkca!*7!z!!$_$8$TTU,3b{($u),'%qu)H%SZY%.D,c--7D}%Jw`@D+!/$D*`n$V1+$pU'ygW^'$;:h.735b.5Qs+",
",!3GGsYR)I*FxQNNrQp,/hb<+-flp87}fArjS}f!`s$_-sWZ0g(:-}tNs/&U5i7(6NtSFf=}G}J!(SkT!=Ai!NT^RBfbSP)",
"$txj#6^Mr&!3SM&-^dj([Fa]@!]{lR+f3Rf]Drw./j:Jq!!*5&!C02-*Cb#x&b|1Z.735a8nx;MTCy(Z7Zy-.7'vH8!*q|#",
"!48&X!C/y4#{|vi_:+zl+:a_6#]Caw$78kw!(-Z)2sX<=7:1Yn5Yw0M5YR9}!)ym5&2AV7!.k]K+!2=M-Va|J5%lAb*y,zz",
"Mk.x7RhF3fN+M<7!48@J83;/7!M|2dM0|IZ(JuN8[hdc=t4}v]tCD0Q!=^Y}$txiG!(qtr!%TfQ!(gq'!#[M=!(^$.#:;qG",
"tCbDW:*y62+$(z]MLnn@!NYlhstC[C<RJG2Qa#tT%xZ/Lc.*@f!n]%S#:B'7#KcKN!3Q[FZgaF7V1NHS/R&R+!C/fv*BpKx",
"*IY9Q5N^'b.7365.:='0t6KYKtH-RasfbXdR!B=-7cG;PkN|*<;H';MPRLYD9ycg`6WIYH&6My}7#inN%44XV$F-Ag+MW'U",
"dcJR477QpLVxq.dA+[Vi0jx<%P2-sF`423.%zfkM,1tj/#hA4l&142K6{W|j/7vg/2(3b5&PtkH!{$z6&c<*h7T{A%Ktb9,",
"!z|^z&rz[2#@'rt!5}-].c;K=*BJD9Guuab#Y`/=8P]c)#Gri:!C0b9%u&bC-9ykW-xc:/*GBmU0@'kR!kYAi9ZRmk#Yqy#",
"NT@|TZm/GX7iqx-0;n-`LHgb(LSC6:D!15lL:4DW!|)-[5!`xT'Si|@Zl{9X+6I$2rt}qDLS;`$T%_])-[1P_&rp<dZgZ+j",
".;XUw:,HrU'..{-t3dtjL&NLW0Ts:sQ/faRC_/(.dd;'Mt3a[$Q.q47G6K8x7#srCtUfh;!]hU[%tYT%&Qw4Z&rq;a`V(As",
"-r^dyPni;u<^@L3:1|vZ)FCqx'jfw%NjUrK%SSZ7,!<MIh=Hl(+}`CSPnUq-:'(GanDr+qSG4i4<%a/.%SS3KsV)`VHp2F2",
"!*!b#P2@RwmIfP{q{C3%3}{^</kC$1/@{z%ZgA%wZly{07/j[L!+<Lc1Y9TFQ(2nR(gi%T$;#nlB1IQB*=jUR!`!2R,wvN`",
"!]hUf(jMm7)Hgln)hd7kNT;,q/k%s+#Y[!J!$is#Yp!qNAh&`6NT|MwmIH;,,&B6|NU.)J8i8]5)(X:.!N%{m4/^C,N-nIT",
"7$*q_NT(@*)(5i3*cw|H76wx&.5yXZ.4_;u0M+2!$7Jv%-W.%m8ArRVNtSms8jTN*+!&8;!f}'D78+zh,Y^FS!!$H8=NSvz",
"1+$7F!(Ar(67,9*2F8J@!4%yJN`3IL]DJbt-f6}N'QS*3ZgZ1l+:b&P'0t71-wX([.WU]3.umy|0QHfcZg[1-+:c$.00n0n",
"!GHF+Xr][G8Xj:y)X#X8&Py-H%qu2J6dw5q;W^VZ[fbp|!]zV+!NMC1(IK%S-VXB#QM._'&2]MD!)/0B*LuWR[fD}I+!LC{",
"1Khfl!{,/XPvtVf!4%zuQwJ0n]At.H]H@B32d+w;R38&n-fuBi+C.Qc6f3=3Pnj&G5Jwuu7^$^FU#8:^C}{$p%r%g%NrYlp",
"75!^.Pnaf^7'6Rg!!KTl!#fT4#iwQ(7$!-b81z}&6uq73[Iv5K-Y.^s!GwLr!)&HR#_iPv*}}t[V:}L7;HhIt!=b8`-!`-T",
"*q%f=RB%aJ=]I,j7zwWAR}}p@8n0z<ZchXf,^DL:77;bJl.8Gn/mjCiFn^+r!(ys2&ZU0h.DyuR-8$2xSz_/'6X_2$6hTiM",
"#$jI4[GHc47w;:'6v={HFXXsWsV5xWXrh]_!%@Y}KHDiR!)&,x!'P4y!@pW1Yn@i(#iP*S!=vg[GMXLr8x<1M%fZg.&Q%.(",
"'.0QK8;D[:$7BtC!0rNfQMRTQ<cAt_8nY1s6{QS&,Yqr=7ql9V*dKu}!}gIm4zt(^*cYsA8#WcL6x[&RNrZj9'{IKd814P9",
"8P@@$9Nv1m*BK3G!/&:R6VJ/r6uWM-@A(aY87jHsYQ2Un7FpM{.4W9:-7NpmU6}2aAIR9`#[`b_$7_&*)klP02BcDV!BuQx",
"!)&)|:,R^:+=;Hc2/*&0!).|s!5{}n#j6f^*B[<nMaql-[f'$Y81@*4%rMwD'QQ!]0rPkf6Zr+,(K;r7!Ph4='mn7gT=+a6",
"$)*)s+ZJk57V_XAtr0'x,8)7w,WGBp+{I]Utu+fB!]_[48F(%+Vrv#m!]hU}tq=p%!3ST/M@hnA#{(2-WLTt%7V.#V6x%)W",
"%;,zYRhD1`6}MbzTD'`<-]$Y/!)&H%4A{uj5%(0`*IcB:$fUc/4a4vt81DYM8Q0}_UVB!(74(8^Zd&h;.;X@P7rJ[=#YYS}",
"Qmh^IXgn)}#D0|k7uCJaWP+lY^%CGi!AWy2!)83IZgAr-TaYzh2sbGU*C84J$7<C_!!,9JGV*%u!J3S}U!PBj']YK'0.BKP",
"7qlK[,@&M'+%7J/tS!fd,^01/Sd5h1=0!{b.qh6P:3nT2W8H)s7%`@!04+q@7W<g/Q.m{D#;CKD!3nlpLb@dM7Sgb[[fD3V",
"Pn`%+74WA}+di#87jPB4#.TYHUKd6=]Ay)g+0Syc;G%z}!=XQi!!*5&(Q4I}(MPUC!nYgbVHtbDZg_sk+$ZZ7Q%Xm97c@<W",
"-{L}U-h5$R.G1NX.4A)l+}j,<sY)_@*FQ5J*I0}c43C]Y4a[.uP2&Z:9Lw0}sVUub&vB[t5iL'f]zS:2=^sVj4PVjQNsLr`",
"8j^U.*}z4tNT(:'$wr,]YcjH&7|R.A%4Ga=6^syzPQ}QR92#=QZgYhB64S8]7@tq[$tvuz0L_}@7ql_b.7{(,#!w4%tq=ic",
".WdH[;m1f1A^F%W0nSG^-WhwL01t$g$yM933B:j{!#sRh&#ns|6v$aV0Q3<:!3=Y{2KraQ10-,:!3nlp!={m(1ID(t:+$3D",
"QM6ZH*F9yn*FZ;K#K($c!*hn<$=+v7t3bJZYp/5#l+M1!$^ZV|4aI3g%wwW7tq@)+NT1n|7:6*amd'_A(X0Wc@wnbzhu0z%",
"6!X0y$xyi|VZ<'|'N-1d'nlZdP2%2m74kQ49}J}Z943DzWWmL.:ZDGN!*!b#9$$3N%qr#n!*D<<!pq$]75cy_Z(6N'!{$-<",
":;b]'#:FL-&2t)R#Y_L*!3r%k[j}Js%;,kxA^9R|#:ll7!+5lC;tl!W@C#97B;CZXU_3br$-HDU7TA/k0.;4TTC;SF7*@V0",
".uY`2!3=Sy/sP]G,^X]mZgZg}.LMHZ.Vr=V!GzyUR,X(<8.5NX#I/H!!#,j]*4C=(!)&N&6WgFTP1{J88S<HU+C)ak40Z%1",
"Zg;Ib+aI(5!^HC!74N<X,Z2Dt-Yb%R/W@Wj6wyP[7Db+I7zvv+#:<Ub&3K@#'mRF1(KM9h(khxhNTG)n(.&$h6wAU^-]Ak;",
"!^HGP75-/l02n{KTB|IM6*fq=!)MG|6vDUNG6sQl$7:.B$Yc#%sV&@}!5}/PHS/2B'1uY00lW==!]c%&gbVi|u0]y&GtQym",
"[{$F4!5{4T1p0**sVqJ:B';r'7:HUB6x'g{-`_#5${z;tu4Kh9&mly1G%k1P!3<xgFG5/7G%mZ%79_L(Lcnm]sZLwD1;-!4",
"9rbD+<sBXrSgVUm9!J!R7I2#jF1bK5Tb7Kq';^dsNjW*jBFM[n*dKWw$w_'{Yck8@(IFGK7|)r<)5tVl*au4GsXicM!3=lu",
",!C]R6XmUQ6x75HIlu!h!3pG|&1C#K%qu2]-W{ym(.uXv*F(y)*t,Uw+C@6y.uwtSf]ad4@Z,)YjS&MA+--nT86GF$%y4GA",
",D!|_Ntg5NsWWgA9RgkD)7*P`!#r}aC|a0mVZHbs8W%t2PQ-x77M`!TVZ+Bl^7:Vp!'cW$74(=V$7M_]^a,PA6wz@)%S]Hl",
"6umzwcn4cvlh4S.Y*i`G#%<c8*B:j1#Yf^q:!Qs+$W3_F!5|q+PntCW*GKU.!@hqWPR*JZ8QP3i)FM1k2X%q=!!8d<!*};!",
"!^yF|77jUHu4J:1u4Is-u4Hplu4Hfj@}-=y71bLImd8<^nBuXbj6iZ,<[ZW@*C}vbY*jP290kW]^Y2HS!@5:J'Ti,9WvPuh",
"(vXy!fArh+7]9U&NTGqV&u:yVsV)`[4M{`);(f2.JwglX%SSM$+{qpt8QPW!$Y@+}*DS7Au4IXnu4Il08Uh3gJu9|%uK/)R",
"!i5^X:.)<%7iqb5u4I7V-Xwp*-[/kA-ZpZ=7T3Y<pBbJ_q:mJpqxKdtq]wSR/jcvD%1;N!!^*TrrW*!x$`M!]%W]2Gu4HwY",
"$^y'Cu4J@Lu4J5J6f<Aku8jniuL4m|uLI{$!99J]u4QzgZ-^hquL!T5#n;Kc#bJpYu0W/RTa1:@%IVVa!)Iagu.V'@uLt0^",
"r]%'A-r^n|=zyh[J7gp$uLr4Q725/.-rshQU{|%,%N6Db!.=cr%SSPc-]#t^3^d-'$U/8.$[ZgzuM:S4uMP`8!z|^_wd+xy",
"wg7)!!-U&1#wy%huMcjN73(d@6s_1^HvbZAmJ0-t$w^8#<jXtPu0l$dSG!uIxa&|h!+_JTCAWC^!)W)r7=)LbuP%hQM|d1Q",
"!#5FK::z!_(HZz-.4@3v-Vw#q-WT<77T4NY6vr<8u4Hg[!Q`CV6u^3R7q7wx';{wfz<`ni!+TvD!D._]R+f8Fy=bm@y{J8M",
"zZ(TR]A|x*-tB{0*9DPJ7AHj_-Wb,94y!&9u0]sB7SBKXuSzph0JJI.0,13Y+:buB*Gi*%c4%`Vg`JTN/$)$m#BgAPuSn:P",
"4P.:*uSn;4uSfm7-Y}Q[+x{.}u0`6m#WaV2!5}H9!;IsX!y%+]#W`Fa!]cqB7#KhFNrz_3<aSR5#u}Fs!.^HrJnhn/$5=g=",
"!M1_uNTFf281gl{!@0q0&23KN!kF6l7TS7-xc3Zs!=AJ|U@$gK$T[vN%29*l%nvDq:V$NP+=Nr%Z1v}a91b,-NTFkW82:0&",
"!@cD:u0]s-uQ9R1!DBfNn/g|G!S&UkM0r7Mz]&PQnby4-;mMG':I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nq-qMT!=4ys",
"!=4(!!=4(!7SC-k!(m2+&KT:CNrFRA#@VS7[`9lJ<CKsBnLl]p<yiN$!)Wi)6{!hk!#*&3763kg90<2S)cakw&1.F:,:3G/",
")(#A:(+'$#)c^U&(gb6%2'y=I2F8HD3B4fQp,8Y[Bl]-;!*Aqbn51}-DrBB(u7G^TNpW1*zzI(!&PVR0!{$RIsV&ly+7'&4",
"7SuMv#xN$X!4aCG#<hI2!4aFs!!$Cu#:;dx!4aCR#]Pm<_:-GbP33ZR[kc`sNT+,!@pM1679NqMPPyt]!#H2##=n-@!3nnj",
"!!$Jy!!$Gz9;{6@Bx`$&83+C$7UFKHHyWig9RcP23$w*$!(0fN!!$Bw6W(N-M%k7:Zl+7H8hpNBg]jKTi@3N!:-Wd6Lb@jl",
"!$S;8LH4f:%SWC:]}H}CNT)WdJk|jW.SJYC7=x%Lb4^(%!^Nqr!'.bH6VJ)k(N1A,6bus}76FUh!bh]Y#YZ6MNrm`*1M.j4",
"79(Xt$837}]}IgM-YNYBBHd(r+$t(h[It4j/|Q0{!*,@4!)XnJ!)NG<]}Ip}8U{B1&WRd|!&qi!74(<-0yL[:NV#n&-n}}T",
"-W`YzNT<Ld4:dS!0T<HcNUX4*!,D0Q!]__T84)RR!#[K,L,L`lstIH'7vdp|7vd|T7vf5|-W,a3-WVY{NTHYhszNsX<pCN$",
"!d-cS7x:jaszc#i5i7(j-Vd/5!):(:6S|B66Vr_N71Y]z6VZxWmsg|@G,w]/@An.`7Y,wI7Y5}J@Ax4a86|9MS'ds=RgQp=",
"83};.7P/|J7Y,wI;LNT[:;U|d8p$J};NGmp+HBN79884A;F3In1I<*X<B.bz<}jw*=]I-%(Q3^v!%1gy:gX9(+XN2]sV#jq",
"@c{zrGt2hg!+8`G+XK!^ZlX:!;rQpd:p7<^!%1h7!!$Uy!!&)L9j]Z9NT_!J+XJQ]8QJgP+XJ/R!*7m$!)X^D!*_BP!+/KM",
"msi/m@}jW(:qhdgCmWU'0j_tK6VGkX0j_t=%Zh|hG%7PA7|sjhB3}$!B42+{!)0M)!))$u839}-7@:k*Atb7hC0x:ysVf*W",
"t=qq[8;KMp6^LQI!#WaR87h/PCmWU'D-vljCP`a!DIuaq#!.'uDh2TL1gpAD!(|3cVZ6=i@7d!=t3bJ@+XJN:sXv^PH=Q|<",
"GG(}C,*G.atA$Za!z|]%H!HxUPRHRT9ycg`!+W%/+XJkW!))Y):k$!X7ZHnL7VTqp+XKF{!)/f,!,/HaI]FY:!%1g{!!%%.",
"7SF_}+XIvW:PWlu$76k|vj0_`g<mu/1I<*ijq@'NJ9}<0mr%+}9Fy3Z0[.8p!%1gd!z}:Gir%M{!&!@l!]_T2BXQcpA@(Cg",
"mtyV@4P.FM!%1gtHp2F%!%1h(!!$Jx!!%HS!!$Y:!!&dP8PBCC+XLX|!)DWD8SPv^+XJ|<!)Bvn!*W|Dr}b6g$76k|vj9fa",
"aq0:[!=@/vPn_w/8@-$]'5CUtms$T3<C4GI:cB%U!+3Nm7SFI$mr%p79LDm47A9klSdTwC+XIyp!,24ZmpBmc8^|M`!%@Y0",
"+XJvV!0jC/!3L|'!)fXAsV$=!!!&R(!z|sKQ`lfZ&ud2jsV}|KJl*3a(+:#=ms*z&6[ibMmujiVz:JR-zYidD$7|6yzYrGM",
"7S7:ztniAd{7G{1!;2{LzzrF2tu*X|!z|ap]H4Pb!.!Ya+XIq@:fMcU9RG-I6gAaG85)D&tS'%`:I8Y[mr@}K<%%f=6{Mk=",
"NrgAZ+XKai!+_Lh!)Bvn!)g)Q!)C5x!-MXx!/`h(!)iqI!+|(Xmt<;-!-f}csVBi-7qc_1mnB5'<(')JFI1),DL3dGF+940",
"FdC#/TwUP'1I<+9U6sXw6^sgL!%1g|!=BMv!)%3Dmv]IwJd_8r@|mx[:,y;+8(jrv9%q7z:#,k$9avh$u';%k9.!fRWWmL.",
":ZDGN!%1gl!!$ma!!$c_7SFL=mnmvAHb-9[UtRq^VS/#jTC:/D9@1F*dc6H/aP%='N-mW@1I<*N(+'$:!==+xnDp5]%42'{",
"MmPMIJC$|l7VTqQPnM|d1;K776wv]N+XJNC!)#.y6c3VUmnuBZ790Fa9SBiS7GMtX9^c[`86,cD:3X#Z#%m.w9+yVa3`rCV",
"7;nNp-]Uz-mn9:|uFVx;u8B[874(<G+XK1l!+jt48v'K+XL*PL7VTqY':8kn;KufwU6t][mnW0W92.iJU6t][R`=gGa0d3Q",
"!=4&:sXxz5!!%)z!!$Sz33J_tms%jZ7h`v8^_:fY,p&xc#R!pI!U/XGskx/-%44CKuG3M,uGH[w7,jSy:_2:*4nzXAmn[U7",
"8(js7;XCi$`qH.#ZD|;/Vyk]U@fMk`cIYH1d%W(l!(z@'u3m838H9+%=RYYxuGr$1da4=Bf!SF|f=qPz,ZX4:da9j'f=w'+",
"!)#Ppu4PTWu4J2!#YZu.f{MR+!)Tww!)4Wf88#tu-[M)F-[.y'NrWVK0J+{8gxQi5hW/&9n*X7&-n$IWmn=rPuHP'L5j<lU",
"!BPqyTa19z+XJ/V-]IxT1d.kPi7&g27M,{H&:!P4j1ghF!)#w|u4P{`&mmy`-sn]T(GT78uh;HMkk9;y0/*DHk.c1LkkALQ",
"!)$+%u4Q.f!BJNZGkbYa!)6=<lIuAFm([$Ylj6b:mq&t:=D5Gv7M}3<u0a8n!!$J@CAWCP!)W)r!%1gf6VJ2r+XIz4!)_`D",
"-WS..7T3B5+XInzW8-k1+XIncR,%-!+XIpzNrlHx+XIpg746xHpI}QH9HVWc+9d'lna-!B!`mz{6wY2PuAR*L$tuFS&/6$F",
"%n{m5!(x|auR`F<!5}AF!*]adu4P#B&PNqWqZ&v|qxC}tu4Hc#73x:4-pS3!!)-j7pI{/$!9d!Y!%1gy6VJf;T%i6Rru=)t",
"pI^,sKgU4P8.=s<s6_d<sVQzYt1Yf{KGqBx7Z1IumI!5P!!$C|N!48j#)Q,Xtn@!*@=7(vmq;_@-kWWvNTXyu7Q@h_#YYWz",
"7^vv=!!#&u",
};
static const char bitnet__spv_attention_prompt[][96] = {
"!^'L@!=4:Pzz=(&!!qV5!!/:3zzI.$<iYHKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!=qL-$7s049M$6!;dC&*",
"A|_D+$'5-F!!W+<$@';|!%37,#Yb]/#^|z&4CV=Z$9Nqs0kr:5#_:`_#_Z<i$^Ds$4Ct^.$9m0y1i-w@#_Ytb#_x[p#}%[q",
"!!gm2$<k$Q1K.*D'RhCt5{I7G!@)#i#^Ja7#^-S!#_yi4#`&s6$<l2:4ATZY)-}@#3`^/C!@)@x$<%cQ/3JjD)-V%{2FCf-",
"!@(ig6YQZy*'A<$)--hw1+*;u!@(3U,V{Wv),mTt!@-;cYd]dN#`LKk#`kN$#`&#{$:_`^4}G%`)jpa'4=:CHCW*dk$<7wG",
"/q;3K)jHG#3%!y1!@(pk$:TkA*c2C4)i}+{1gfQy!@(9Y6X#bj%V**/)iUnw0LL)c!@'cH$GMCAN0Fk<)i-Ts/11a-!@,H|",
"$I1PNT<PAK)hc8n-tv89!@,}0$Jt[[YKXuX-!V*6!@-H<$L0Mf^<I'b#``Xm$;yi65]7Lg#`tfp#a4v,$!+i+!!^0=)F@^Y",
"#zM@I!!^<C*`Z(b#zuZM67g-/!!^NI,:3Ym#{I{S!!^[M-VN$v7y//a0T1;C74/:Z6[I+C86,gK#|1LZ!!^sU/mcj(7xZl[",
"95IWf3+f.L3dYl<3}{2N1I<<H#}.*d!!_2_6tf(I6tf(h:*w-b$ts77!#'j.$@)Td8m]zWBqZV;!{0L474C4&#Yl`6#b0U%",
"!^9]7!{bm:BqZS:8m]zg!zzj4!#FNC%qqCa#[@%'!$-NI%xk9t(IG1-5;*K}(+F%S!#FXY!#mvb).5}T(Qz.4!_sbJ*`ZVW",
"!$tN<+#tFF+#_<'+A=w'#&=2qN-xg(g]/)w,<5l_!{7GCg]//y,yTlb87s6b!{a{D!%q+]!#YgA!^0ltsU}0.'0sg](2<nN",
"$4`&#/2jTk/Vx*}!{/Yj/u4y;$!4*Z04T&[$Vh-p0Sr/D%ScKs0lb:x,yK&c&PN.y1K5Ip1KA(n8PT6(6tg[S(+(k%2H:mt",
"8PT-%76wvk5Btiy3*WDw!#D}l4#jBY4#lUN4#v[Q95TLz)(%B/4_Rzt!]{KG*}z'75<0*)'5WS<*B<w75yk}#)csc^7w|F2",
"ZvDz%&1IB%&c$g|Zvrdi,YX6RZ)bR98PT|=.SPsXZ)b;H%x}:B4{&RM3K([G!'iP!8Q:Ch$7;Nc-@*_=!f,aJ2(#%d&1m+9",
"(.MB38U5b9!3;-25%g{&2FlTa!(;_u+G]Hx!^6D2'A1#h!#9|+!@|vrZ)FZ^N-wYQ^;UC4%xkbq7Cc#:7<8Ja!!!(<!@3&U",
"!)8BN[&AYm)l#Isb4Z*{6]<$'%TF%.Ml,0t6VMs{7qh<#%xtM4!)1%U6{p5J]cQ;n'59at7<(VI1v::2P+*`T7,Q=UFsMRN",
"!(z[DauXJG!z|[N5;%jQf$ra(6{7c{]qB/%A^Zi+N.li8!3;$p!4BhL.|t#R!3Z8H!3;$q{9[tw!3;'*!(@YU!#<A}!@w7#",
"!#<7yZ)JGw!(=JK'lux7!3;&%!4Bg&!3;-|51R-t81:;j)gK^b!3;%H!3;%=!3;%-!3;%Q!3;$w!3;$v!LZZy$^dz^'DvNT",
"7PlIS^:0g`6zZ22!^'g7Z)YVp@%c6q(2LaF!t,m2$!gfIPn6}2!Aa|,%xpm67L1(.76ciG7IdC|8qRJ/6u/0m!tA!n!!$C8",
"!'k,K)k);t)=L]zH'9xf:I6P<HB29i:I6Nx!3;&!!FSRW2kR1]dcKwS%x|/6[0M,^%}d*%&zi3F0r^M^I||RuZ9@Y_J+(Q=",
"Z40V%!3;&GJ}znrK9;5WZ4P*$J<_+P&!Vt<&{ZiN(RSjV%y%gp&n$${7;#!B#!nFf[6;$f'T`xv9L:07!!+Z[9L:0r!4Bh,",
"!3;..7k^0|))^9vLt(KF:I6PNM0{s,7+)[scR'NZcQRz2dcJQ+%xzJq!(;6iP2L([!a:wj8d)2_n<4rrn']Yn#<rKD!(DC+",
"6y_^*iNJU}[hQQvn8lW02kg%MZ)Wz%hlw-$!f46!74,)}7SJ3!+dZ-Gd|Vd/:+n3;9N5:F8gKPz7WsM-#[3Cq#yT+&$8r4'",
"[hIqUs[HB&[`9l3%&_i(!DwS}&WZk-Z6m}}&%%Di'!(Fh6|uCCl*na%$#(;z%r832&Lx;d!]k&,Il.gh8WcqPf}hK%$!zDc",
"PQV&H9'ULd$cI+8!4Bi4V)lug!D7`*6^QgT7wcjwV624^VFzHjV[8Dm:ZKps81(H$8PFR%!H&m3NTBA07Xb^L*%]t%'@x={",
"'70f4'6I6-'t0R0)k^hmX|FmdQkcfC*0w{mYn2z<ZduKH#FN#u$^u9I@[1j|81IY3:iFpxA]HkG!!}5I!%i&K+/f2r!3;Rb",
"(FnD9+8M;Z+=L699.0kj!]bzv2+rFvZ-_1{-]$P%7,V39-]/2b4(%2`3B4gl!{$q@-!`-T*BPuBs[{nn!5_$#b7y=$#@@1R",
"b2Mp&!dBsp$:jUA<`arijTZ$RjV}nd-X=4j5={yr!3+G(6QN`xlm7p;!&(t1Z,LFh!!{XI!]^pV1i7V9#w}/Z!C$3B!B*)C",
"$VZX|Z0D[m,&VK6!a&P<!-y(Bd`cX!!]bz8#sHmd!!'gV)/Bd;NTM:W!^0g}$7;NB%6![3!3;WUZ0R+y<:P#CsX@0u,yW*]",
"!6kyI!a%]v!]c-=!0Pi]-Y<G$)hc;iZ*|4r.;Xus7t.hbsV3YUNT2688W8#t7Tr)zbm3Zp$pN3Afzy,L#zaau$WC)K$xxsa",
"Z0R578*2id$VsS!lp%s&!#2;]#:;&[07ugu$VZXA!5^0l,x%x1*Bn+D!3;U:Z0bw3!iTd}i@H`}-],g/4#5J'sU|ZZ!`,0X",
"7:-=j&,_ib!!!76#Y_9P6VJ;c%rB`(7U,m9!'u3+6umxwjVr+Wsp-*In${dbnB:klYS<1_sWj|_sp62U+9Fc3n`Y%z%0Jfq",
"nf5Ip%tYT%$w^;$sV&AZZ*nL<7IdJr!`<-p70QmS!Y,$N7P&'VsU}R%spsZb+:%-AsU|fPp=7.G!3)D7qwp]m$_aV3S:H6B",
"sflW)&A.{i+ztd<TY6DSNT(:(8PSW6*}{P$qzF(b4)=uI!*+Z|!|1cP$S_)w!$ZDZ@Jzu$gYWG0!]bz9&#ZkcMuJ0;!(z/:",
"!3QUQ-X1$$&53-]Z*{nf-4YTM%tYa)/PSrH'[]rm7ZZ*@!/C=;!!$ax6th8W$q-RdBxbIq6utgY*C/Ag%*0QM.7p^b+{]bt",
"_8fKDsqf/Ysqh<st1(F*$`jTHsqf/rsqy=x!!$CS#:;hV(gih::96vv!5`RP##$mBb2Ml%!_-D7!^5BM749'++:MvpsU})Z",
"tmc[Z'+T}X-ql)n@%j4;sVQyru.#Y=tr,;t!Y]Dp$:!uy-Vmlp84p4g!Zd;K!!'`csrCW;!$&cl%8lM3.5Zy).8(V[8T0u$",
".405B$yQ^-$Txy'3}wa5Pn_CvgwuJz!+@vDC_W5Iv*}#}!'((w&Q|j6sV&X%+(+7T;FGSu74I^W'I=k1km:D<WTm@H[flH[",
"-h|.r'QS|VZ*{{j-4YaV'0t71*IW,1Z*}Kb4:gLmsxC[=5u=sH8]T3QstI$a-f9z_!)%-Ysct@w;t&W2!zf=hljG8k74(;`",
"#y+NGsXyX,YFL9=7*AU'![.n'!!'qY[ijuM,Yfs=XPd=!7s,j8h9n29=_-7{sV2hw*BpLN!5^Yh#Ym;-$wbJj*_=0=!!(Rn",
"(2*7W4G+gM!3;NAsYw;.PnLuW,8wd`!{DZ}(gr/_X-rt;$:!nw%6{@#-UG8K$tyMxRJaC(xB3m}!5_!2xB3_H!!X%I9-}%n",
"hY*x)$Y'CjZ-^MvsYP+q!$N'|)tGg)+{*VP6uC@g85D7<-WJLC4'QIwsX5*t+0aAf(K-nd.5f#+.7T4Q,$Tzws[sHw*I:'m",
"$)n6A!)DxPR+yGJ-*DS')h5q)Z*AC-ZLvbAZ*^/T!CdD:!3ZUcZhq7-$9(:'!3=%l3'-7Z(h,f-#w|D<)(#v5)FJR'#xWC9",
"!5_]=8S)Gt!_u|,7LlV{%;$6Z!{0wP$A)^4[)4NN[)sTD*{C<x$tyM^1Qk'K!3;|K)K9+N!{0m8!]bzm!3[2^.qsh}6VMc#",
"!3R+G6}=[56|f3:Z*^hJ[iC=y!l+I9#=&;q$txbA&3rdg!@1ys-75V#!3;KA'rc6$%8%Am.4^F9!3qW#&YUp!6n9Np!4&LN",
"['YMW78].=:J${%/mndY7</FZ).r^0!*Il*sV&b:Rhv%xb2b#n,Vz|06]JLi1JvdY$u!i{s_C{0[)iZl7<Cpf^:yud-4Y8:",
"#]CdxNrFbt#fdJ|!]cfj%;$r#[*':A-Sw51;w-qM2hR9js_U.V<Uj*w1MAxas_iBZ=3H<z[)inP.n5L/=+$pR@0CYS2mj%n",
"s`;tf@m!m%2).BQ/k2$@A%Mn]Ai{9^1M}Bs=h9y-B!hBh[)hMh2mkxqsa/fwCDU_1[)iyS2n{k%6av7#Cy80,Z,8saZ+!65",
"1FgJNDL9Kd[)58g[)fzS+!(Xd3C:KbsV2hw!3[N,DpzVT!{{]P!4&LP!)<F-)(Lw,!ibAk.|h|16VMt(!4MgWZ*r;V7RmuK",
"2F<tZ7=X|/^<p`bsXrd,3{;7%!]hUP7TvwDSdBg|4YxS&3SGI=!)4xq!3;U=5%{6g^<p:`^=/PH.45Rf+{zvvsVySp*Cb$<",
"82;ZRMwcr-!)!JcsV!hN7SFX=74WB#$tuDQ!Dwh)S)^S-#K(+F1nj4L7%8}Q2*1zy!]zK5#GuBa.4{ZN!!suwC|u<p!{$0:",
"-Vv0U'2/H|Z*{xi-4Y^T&qV+/+=<wZ#b^K9!4v$`U=m1l9.KwCTB|&C!^p8c6{JP9P2wC'8rN(R1+!6Y67)aQ3+f/00%FIk",
"75!^k]Ai{z6uw@KNrQ+&#CIlF.4@3v+|'|xsWC{&*Cl*=G7;usg#3vR'LJ#F-VcUg1QUx{2G#G[!3Z|F6zH!wg_Nl.)FG1T",
",CDVb!)%im0sX''!)0dK-]Wuq3dD_n4@LBh!3;UxZ+%Va8Limv4zpB75:-CW5y/P`!3;U},&KLBsZ%<)!DC$81R8*i7bry.",
"QBc,$t7R0Rt7L^s$XFMc-g2mF-X6r}!_Chh7D|-k2.AW|6aY26h_Iu'2F9,[R}j^B7s<]j8$f2TtDV0U!3;VxZ+&V=9Ig'7",
"NTGfR::'}d8$y@(tDj0STVv+UTu52|T:jJkZ+$Sfl!w['sV)tX!)FQT!!$`Y!]_]U7d.l}7[8A39r45a::cI78%WgUtFHXY",
"VPmgbVn-p&V4l.st7Rfct7Ly/%qqbg/CPMnZ*ABa/dfRD/_xF|(-.1n8mcv-#w||Q#w|NA!ilw:FIPQb!@i-aRJ/CN75!]{",
":nNh`]Ai{B6uMt#R+fK}9U:%w$79l!W7x{A!`{a.7[L[K:M+[y!]c'V:RJ^U7:|ZN!4D}}!4C/D!4C8d+C)dn!4Dgu/w$52",
"6c3YN)M(7p!{$'V*UYs,*)$D(^=0<}-4Yra)*l0A*)7JVaVrpj/PLp+9L[AZ`qHf7^Y0ApS(ul:;B[h.:vAb@!+1Q/!)&K%",
"%t{uib3#,W2G^Fj!]gf,3pra04=KM5-WA;}[*Xv}(rd**3}{d@iqw-)Fz+P}1IJq2sV6Qy!5+_C!AVs#-baz=8Sdp.tPXDH",
"+$(-(12$`Bt3auyZ*^v@b1*rvBn&Ts6`{,;+Bsb%sV2h_6uF[c.4,@7!g#pJ7Ajk46v+lw)kPx<Z0=BH<Vn.&9RL6u<fD*9",
"@%kgqTC4Z`'M0H0-@z&BZ*_wsDrX=XZ*aiN1nam!6_CH2!u;zj$VZXCFcx`FI(lTIZ+#,[0)5X$7u3V-+P+3|6}h,9stp4U",
"/dy`m<3at@sV,8C#d,/{!3;KD%;8XwPQ0r0p!#q_+d[NSZ*^GD7<v%m6]H&^T%uwDt+xs::#C5@/WBWk!=^XP#hjN$!5^.X",
"NU#U{-WTYU!B5B2!(xvKNTXc%!^w.[(Ysjlbns=$!5r]a[c6aY#C4/rIq2g&Iaf#rt)Y&H)sK(|CLb^6WW3:#<r1TTY1j%N",
"4YxPINrZ*96v}a/!%5JG6XLMY6uu`'U@/Fu8W%tDZ,Ba(DGGXaGkD'y.;&sFZ,BwaNTFXB6Vp.u7B&5b!LGb(Ns!7u6V[!{",
"3R,I.3hQlC#@,1V!a=5f77BCWNT*_n!'W&j6thGY-Vv1k!CdA;D5.R%Z*b,W6`h;BP20rut)D0'8iF{</PTdM=Fzp%lKzW=",
"7=N|1+=dU=8Q:(p7zXl,I^B4G'LNTJ!{$'w6Xjc676(A0I(td@)c_,6!!l(GN!S`N+=tVUjqT4D&PS6$-<3'IM0vIW+!/6K",
"*`n$U+zxPN!]hUk*F(RC+$sZw+C<}w.uwtS<=hfslnmB=6tfm(NT[RuC1BVi=0+dAPQZ/jZ0R0;LZ/m9-Vb0VId;BS7U(s3",
"!/@z{Sd9([$JWsp7!:;F!!42UNs,qk70pt'5%^,(!*12Z=]sl%MP25]!JGn[NrLWK1vRpUQ.jZY,,JL9#:NW|NrTzXFXbv^",
"%SSnphY*=7!,pgsD@j,/!BIIst3afDRhvn)!'8-k6VJ206yI!l70R``7rgx2N.D9t%qu#F%UKiM!3;NS+N]ibh]Z__6wsRG",
"7VB)CXT,4g[fDLJ<DF5csZ}yK-gK3V74DU94]QG}++0Z{-VYpQ[d7kR4-Mub*BySM!3pGV#Ylu]5wq06<2pZY#cy:c.WUV1",
"Xr@WhBdh[v!-W7j50_h3(Rm:,9MQ0A85<#R6u1p4-Vf$*$A6)9!3+G(*cat(qAgdW+aH^),wzPKC`+_{!B4:j-Vb4@/WJ5Z",
"/uU+Y*`pPXP2C#0:/(d-8j58L0LP/U4lFa)%xj.@75-2G!C8hL$#+}0bm3|H82H(WZ'c2{HIv2rMW-rtZ*fAc/4xyX!@*!v",
"MWAR0/5VpX!:#vK6zd-@6{--j9Id@0tq=i#6y@4-.Q;xQ-VYHC$ybQw/U!'&/mlSNNTfdK=A_ck/kW1:!&gan!#H8S0[.9F",
"!)0WG*g:R];L0Bj!+3Up!!%&/!!$D8!!$AR!=ANS@%w@Ctx:|D7r5q'%SZd*!!$@w%Df#YrBV`MPUC64Sx%P_B#0JU9!juU",
"^%PXf,.'mM*(uSV!Au(h4Yy9*tq=ba)g@6<!:#v7!B=C&-W#z0(M4iy$wV)_(K[F#(gk35Ns%b):LhG<VZfhJ'<SXp!(u-D",
"!!|yD5KtPA7c;/0Qk=Up40d.P7U#}[QM-&:*aV^=7YK/^1+`Sw!5r+R%xs)YNr[4t1lzj.;PI.8).tw=,7_Vg2'zkr3`iu(",
"P1|dg$=-#lbm4Mg-4['m3$v@]5:B`t!)*l3!)0^I-]Cal3(gDh3aFra!Ff[j-765z7_<FQ.40@r!LJ*lT%{+w91/iD+@jH=",
"dhwNa!]bz;!4%vi[J.T6tu*`Z&un<i&WbbJV;&*CWL|#cV:y'-$J.'s.4@3v.52^},$|7#s];q#*IcAr.&vYIrBV.97rDjI",
"^aV4DP+HAv!@A<n!)6LH#x}Z]7:nNz&Pu]2!Mxnh(-aq=+/N(*+@z5JdcD|aN;^J;%5X9z!]h`8!BTS;^%pRS-Wrqk'TL^&",
"0.B)a7r'&9&pSt8.C}8H+|F3!8Q|.K&3wk*!``i^;vd.`_tKj8X5SqQ:n0iQsV;n`BHnK^XsFMt5,Ykm8@;;iV3s!I7`0ys",
"XrJYUF[Mxu#;Qst!&vA.8A,*48F`nx)sg;|Pyc`uZ*{Ut8_R:T4S_f9P2%;T!lp5T#Y`&m!5`$A[*'0Y'.g/K%@XPV-4YNr",
"%tYd*75iQq.r4sF,ww-S7@`:Rn*G(/!(M0N74(Tp+nu/K6uaV<-ZS{DZ*|^!Wjt)I-9yx[!kwUr9z5qJsV+Xw-M1l/7iqx.",
"18jK_QX`x3Ut^qT.f4^5QL7ad&VY304aBkQ!3[^Z<+.`$7TlrKTYB*|@i0{L2FSCA#Ylb$$ZH2p$%CSk.;XY):,RxW'LHqh",
"tqC*l!l]wA0Tt72QN&kSGU$$1dd;'Mtq=i$Sdn6R9MKS:]B$}2&m-Ks.4@3v+|1&zsWN'z*Cv0@!4kJStu3Hv7b/Y$y]zU4",
"7:z&_!,QTV!=B2<!)Cm{,<}C3,{Ia'-;9tG!)&iK!$G9Y2696)YqN`)9yx0S7s@}P$iH(;!Fk'J%Z|Ny8Q_aj&b4[$2*(dX",
"#;-#<!]c'V[*NUh*G-BCRDa`K#$$:v*(n,A${bN^)hP@m*BZhF7Uy(k;*TVF!^'R%+!&1.-Z4<gQM*ky<cAx)dcJR2@kHBg",
"%xGad.H:VQ0LVnt)GdDC$W=^.2BcUp!4%vAFw$-+Rsz+7]AirB7kuTj(Y=[7SRXL5*(s1!#zlpM0LHan'6YN{!]hUt,z[^U",
"-Z:%+*G7f#6)`4L6VMRb9#I+26uqzIMFt4G#+Fp{#uD4X6`=l9bs_6y1ZU1j6[l^$75Iw%U^7^P-i|t#%8$]aZ+``#%TkrU",
"6wtC`6uWL-7WA$*/WL8j(Q9Ry6z6Y0)cl]C;Xxgw:n5s6b59wu#Qd^@-Wqt@+QmHAPna+i,0mPQ!`R.7&14-#]<v*076-iV",
"T9zrf`Z@k_'p^=2:+--A.4LV#8RLh[<bmC]8X{.j,1$KH7vDA5.Sv,R%qu$$!#TVP!!$DJ!!$HL8aLIDu0pg3Mu@a4!cC9]",
"78Su(YIbyb/R;t1P1wi*!#F'875qB2^:)|a#aKV^97zt($tuvr#g)UKZg1uYP1c|M<4{YS'M+sX-VXL&.+LKFR^;H=Zg1r]",
"U&UM0:{5T<b6u5R783hU<%wJPsW&=h!3QUFX5!I-(gvHi$#rbF'.0K(7tjd#!^Q7N2i(hp/mjCh-VYKf5MDNm[ibww2d@'H",
"TZaNT.Fbqh+|wU,sX5m,*D^_H*F2#:+35Rw.7p^w76nhg[${*;7UDYN6G}:(!':))@JsN{7UGdK(IFDj7#6M8*$}rX7V<2Y",
"#:=&w#a:Ml&qs_cQ.pk^dd23u#Y_9nM@hm#!/FHs$78;2.uFw`-75R_-tkx5.4J797(N4F&%Zlv!JlF`S(vDF9/ip4'n:Ny",
"*BR8R*FQ5-,01p}.7p^z.75!N,!yuVsZ8nV*Ga!]*R2;&fJrf,7hVp'!1PsW!&#x<C`T(D!#hgTN&v_kS);0W7r{'{`qGRk",
"!-vX}#wxzw!3=@c8d</a'/3]u#Y_9<!3;QzXTQd)sW/L5!]_c|75,la,:5T5!BM,maW;1/+!`Tn33#<w9GMsKA8KK@6Vy/h",
"#w|P)!3]uj#y!^!`]wk#7SkUu%qqbTfJrsx%b;q/$ZZP)$ZYgwZ,L]psVp5q2J+576,|;i2J,kf!b}$0aWHvz+5K}0In0sh",
"'8f/y2j81%*Gu.r0A@5;.G^.R1XfyL1SVi!!!!&$NL2*}!9CHU{(hacB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md",
"#U<{c!=4(!xDi4v!=4%r!=4(!lr3_(Hy8=^6b'647.F7;5s=Q3AVq_I(IGKR+)(d*!)$2-zzG@aMK%uk!f)aL9M$ivn/^mg",
"c/!fu!=6^D!,'v2]zzK'3=`lC^9q6p3$u[J^Y0B!f}Pka_6lV._V,_wBr.T&sa4SW!!$Ft!!$G.!$C}H9f/8Y!)@1w!)hP|",
"sV$q1!!%'G!!%,_!!$@-!=C3Q!*=,QYn:A]-f}TAlrMZHG!%IM7:CQ7%;8A9%[Dw<-s;+D-W<V]wc^Vg!{ltuiqu87jPST;",
"j4#'57kT{D9dCD;:f'0g7/$`5!Wf+@7M_.HsU|snsnNbF7Mi6Nl-x:38+|.GlKz2tlLV#C!/T-SVx`9i!#<8H!!$N29f.dq",
"@=(2!Nt#$T=cIV_m*XGvm*Ul=b-`Q{NT:I)9f.SG!-(xh!)0^IltaAq8hR.-=vWLVsp7GIn`YxVn}x!y!)%9C6aS-17N[[R",
"p$QP.lvA&P7A0[ZmI5dz7m/$U-p=&|!)Ag/sVPgI!z|aJm(#G;mg[;J-S/j3q<iH|6|Y]x(2+lx/u]&v!)shA!!%&]!!$GL",
"!!$JM@-('UlrUm)7mN*<lrf=Msq*_9!=AfQ*Ji;p$|gcY0h51+0IztS!(z/#sw*$WIlVp7!C+/iNUCqfC,v4}sbPHi9f.Dt",
"74B]]ls%h27Ju/nTwXJU!)sh1!!$GN7qcuDc*`m,!)68+9f.m|!)6tP!*<XZ!)6wQ!)-qP:+(t;sV#4+sU|YRst;cXsV;mS",
";%Qu:'[4MVRJ6$[7Q#Tl(+;i[)MaVUlu-tn7nJfH8M(xWlt{-T$)mzP!)shD!!$]M!!&}J!!)glzzG.Y^<pcR^G<94!c1%B",
"!4C1p7Lys%+!%7M7T+Zu+7XM%7T=hw6ukXt+#*tQ7T]{z,4@W(47,Cl!D0u{;M;ul79!rZ${dj,79NqMP1Z{<!#H3%#=n-@",
"!3Za_!!$Jy!!$Gz+lVjphYSiX'LN^M(+'$%lTwu13{;:H!AHl2lXC617Q@hz9RnKN7Zvu^%ZDYh8g|w9kmwnVlTFT,:-Wdc",
";U</;&Yb:Q*B:hM!4C8H*d,AU7W<g4#xY#Z]Ai{_`Z.$A%I.:|#:A9&6uMK{6w1RY!BJI+!)&DT!}f@M)()I^1IJ@(!'.yJ",
"7qcMZ-VvW/1.nw`$(unM*fh!)8Ui&H^9rFhNTY]/:L+{c8tZNP8Tb=<*gX!%Ck4zu78aZ[0;n_/!(zCBNU%|R<h=g'i7P_S",
"%_N`Q7_Ka1t3zfs7#mMx;Q{R^C7tc$!)F!R-4]XA&u{lx!(p[,6W6G|$7_.80rYaG7%RXx84J}T:Psq|%')j$Fd.qMG%LzS",
"!^{]N8<<&$t42)<t7LJK!`5@C8[p;)GctsTH=gDNGc^Y*95MMc-Vfqk!);irH{H4D!!Zvp!!%hs!!%,f!!$DN!!$DP!!%,g",
"!!$KS!!&{D!!&xD!!$Ka!!$C$!!$DN!!$la!!$a8!!$RS!!$ls!!$fp!!%)}!!$|Z!!%A+!!%*&6VJUd#sBBd!)dt+!,-%u",
"0sTCp!!Zv_!!%+G!!%*:!!&$i!!$N&!!$pv7qd^V5wi[L!{W5gbSwwV9raPFlT{uSx$tHaBZ,Yd!!ZvQ!=Ap.!*qJU#92r`",
"C0{p,!!ZvT!!%#%!!%)^!!$kc7qdX)DL3{k!!Zv^!!$V&!!%'5!=AyhNVH|4#sB;%!*uU3lTJWI!-ftF!-BF8!*%z*!+$Qq",
"#sBkx!))]*lT@{YCvY9x$t|5aFNH{|I=%1uK6y[;W7x{N#sB;L!+yKd!*.'kfArY:/WJ-I!!ZvQ!!%xx7SH!|#sBN!!(|t2",
"!)7|r!)%sqlUMpi@$F{c9MAJ|9Msl%=H4Du@'yjr$VU&_+]V24,wpZ3tqZ=[<d2VT8m]fGN-mWlu0W.*%;5f`!!ZvK!!$<F",
"74(rj#sBIl!-^Wv[+m_3#sB,ZlYri[F2z;07YA'K<*dqFNL-t),a`6{7S}#/#sBI_Fm3p[I]VIx!)0^.743B5#sB!T!))}4",
"L1kFsZM(;v@KBmh3}r.5u0W-fyIU%n#sB{:7|[LK]dM%C#sB:p<n!^`;F2WPX5]jf#sAxm[J}MB#sBz}!)*RF:k-+Z7ZG|-",
"8Py@TJmWyz!!Zvp!!$D_74)CR;6m1mS<{/5QcCIHS]:'`88/'K7S}#1lU'0^8U|0Q7W[x8@i0xB:+SrUlV<r*8-8pL8`WSQ",
"#sBr1!)itJ#+'whn%Dd=!{W5WnBd+=BSQ4w!)$B+3=gm{A@'={lU<3,8B&:S7bsdFlX'W^@u`2u!.)G-#sAz&Tw_y]!=AWz",
"!)MFZlVb,98U|0Q7W[x86w*mm)/09Z74_v7lUvbl=PkGkCt56k%h*p{!!ZvS!!%Kg81%nslUv<q7dMj[BdQmvC%x}xDq1Un",
"8J)z7:Zj#d8&@6]BzB|*BBbr@XL'qHjS!zQXjDh`MXFm/@ISx3U6sk;Y*w!s#aKV^!!ZvY!!%xx!!$=_8PBK(#sBTXlX}a$",
"9z-p=!!Zvh!!%nD8m`faNVqHN#sBn`!)G`(!)SafB_6=jNT:Zs#sC25!)aGzKWma#um4TDu0W-tNL-a;8ZpIQlU.Z-;Xl%x",
"<t:]z8nWx<Zc;XP[}Vn&`xJhh#sB/n8t&NB'57]T!!Zvy!!%$x!!$Ll81$kr]]8/N!=y#H!)}bI!)3fK",
};
static const char bitnet__spv_carry[][96] = {
"!^'Lh!=4:Pzz=(&!!qV5!!!&w9-qXr{&LBiD:<tJ3*Lzj!]qI]!)B|rFrst_!!!,@#Dw8)!^0c1#dTAj$Bri%$&Mq<Cn*t=",
"#:Dg0!=}**#wvm1$VU*3!@'uB$7bSD!,V47Cn3}A#Ylx'!=t<1!!V@)!!SV1/7v,D!!gjS$8_0U%#JDICng<F%4;D9!@'^9",
"$Alv;=,B28@:)`WAV@hqBq^_&D1Gy@Cmtg;!]gTA$:g6BsaT[w!!+@|$-)Ly!=qt6!=q{F++AM8!()Hv!@*h@#y_9Z!!Sq6",
"!=r(I!!SnB!()R|4Hq%Y#y|Na!!Sz9!=r1L!!T(J!()]&!@*hG#z;bh!!T'<!=r:P!!T!H!()g,!@']G#zZvn!!T0A)kP!P",
"*BnG4*`Z%b4BZW-$ts67!#'j.!@:vQ,YRwU+z}tX#::-`-70-x,:<}X!!Sw_#{CN(!#:':!@x@w!#(iM!A%Zh0T2ch!|_pj",
"%si'r%sWy9&354s!asigN-n'rg].Rf'/luJ'NKcZ%;*S11I<K.(idVY!AL6!(K)zu04AFf/u!ig(iGSg5(;fM)(-2%/8@y%",
"(gnjA/U!'&/TsI-/TiF0)i6Wx/Rg!z%xiaM(Q@<S.t,Fb.uwmQ.v_P/0nn`2)I5b;!#;3$!@xR2-Xq%`-Z5+J6<4(K-79=$",
",zy;R,][43!%*[5,]H8b*%(hd,%Hb/+B,|{+$n{A*`n!d*'qUt!]^Hh#::_l!$jk^-wknI.7I:p+BA[Y)FTWh,wq`(!&Du)",
"!&N}r(L8*c+%MPK+{*Iv)+U{y+]j=w!!#_v!B)yi#:;300j_sk6{UNT,!=4M,|!Vx*Bd%C!(*-&4`l[:-8-&h1qN'|!(H6'",
"!&'wt-W$}$.W0`v#`1Bd(1vj&=]JVw!C/y0*Cb#x&ZZ;l'22Vs.uwID6X8BC*}xui/85*F!!#HN",
};
static const char bitnet__spv_choose[][96] = {
"!^'L*z{)i6!!+1&$VU95!A@Xz!=I1$<iYdcJ#aNk1*wM)!bjNnDj[z8HA{Y*#*fnc<%%s$#Yvq0$C1|(#f/c:#B}vt!@'^9",
"$@zA-:Tl-*Cm`Y9!{'Z'!zz=*@:lrlCn=$A#Ybm5$b!j<$&8S:$udR8Cn]3C$t|9=!@'n@6V_J%1P<BG#c0b6#cU^+#ZK<5",
"#ZUH7$8;f;&yB,RCp'RI&17bD!@'rA$7XLI;p(s7Cn]6D6^Mi:CnI.H!)'|[#YZpz#Ybr@NT+{`,V|u$Cmtg;!@-;cYd`Ju",
"#Z|N;#[A-G#ZXY=#[H;K$a&F5!]]S-(ry#P%r%H9&n+WM'0Kzb(j7wV!G7q''.+,b!!+YJBqZSK!!+]Q(IDTc'.+;P'1;mX",
"'1;m`5x5,Y%W6]b!A$A6%5vLf,<V2&,=RG&,<|5n*FX|r#]MJR.SJlsdg^@),Z9!0!aauZ.SJ0^%8Ktf-wLbI6y3rG%vI$(",
"'1+6%C.CX2g]/#u/3=QK6vK)_/mdTs!CmSa(IF4k!BgnVst<p<,^wPY,^l+-8Sr.M/T}$2!#;9*!@xX/+#^XM;.dB2+_:X`",
"+|Z;1.5pk1,[:0),yV^5/3#L<!$/TM!AuuN)HlbZ6!2D7+]W+0.4,$z0LLhq#_:^,!&v7T&ugKd!&Y!J2gX*$01J}w,x'$R",
"*Bx1F!'$9t4$rU-4B90%*avD#10glj!]_<&#:;U*!(RH+95!Cd2F:]Y0LAi^&6b'D=&X2U!#Y|N#wx8`AWTX#+(&/&,:HTF",
"7rIc|=$udw+{t:X!_KI48m_^zCS6KWA}Gf)22;ky'.Hw=!z}[76VHz0!]]:K=%*-`-D/<f3GGy+!]`2R#zaau*D}Q,0Lt/i",
"&Rwuq)hcGv=%*yy.;lrj*b^-016;P'*c0Y%1V%sY90y^Z7:lnh=!,R!8q./J@;cA%={D_2#:9LLAx(/k9M/=[%YvL2IG+*a",
"!-qlc=$j%_$W{(#!+yAvB!ud<,,`wd)d)ZA%45CI=%HzKAx)(k.4@XZ0Lj{x$W2:8$xwj[AyLC%!__|F!+z[10U1CcA}Hrc",
"B^^!:$7Ju3#]CTs$79%c8Pqq+.uYm])JQMK!`H,l+B$yJI+t{G-9ykW-x`Kn*GBl=Mm[b}6yUV.A7%8,*a%/-B<GVJ+}A6Q",
"Nj_xT!]`2{!.c`0-Vg.iAY4sN7%VS56`Ws*6{/_`AFxN{+#3qv6v!gu-bM4=94u8j'TYHd+!%.J6u/1l<Q0CA.xn(n!)dN|",
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
"!%g%i!%q,C!%z2H6w;9,))yY$<';Y[:I6N|<B8<+!%HpL:I6Nk<dzH16wdU,'0KPwFQ3bH!G99=%v4[Y&x*@''5tr'%y2/G",
"(/tjZ#W$p11i@ni{9]+!/R*Wa2G}pU2f[9<#=]2c(/Iw@%SSMSf}Rf14#j<x/RK+WAz-NK!'6%49L:0l5:.(]6tf=b7qkm#",
"5dm(s5`|pp)p%t9-!FI|st=r^6&Lg]6&UP28V|IUCy%0W!#=JQ!@zk:3b9_y4#Xhg2H=,Z0QJQh8PAMb)S{T0!#=Z^!@z{A",
"!#<U<I|]^qI|`:+%6j(M2-=jlP1r[r*0wz{Id3{3JZvLr#D**g!.wQvI}`[{-Z4Br!_9wH*a%Q7+a;_#0.}[P!=a#[-tlg$",
"!}J:T(MSs}+@g(9!^bxP#Y]Yj!%+!a(2#='!/kgl!%RH]!!5B1.SU,lI}sF%!&&aKJ#MH3HBd5H!]^pV%5mIm#Y^*z!!,:8",
"6tpt-!%z@4-Vbsh,@)[H!.Y^x.7h`874D-17rq},*C&'_!.Yy!#x6*7YI&/x!.YA6Fu*14Mu@$;-8|pMWyz(ZFgYMb'P37/",
"'wRi5*D@L8*)7rHJBnTcI}_0}!CdD:!.Y6/J^pY$&R<$.!.;d7J$D8J+//lm6uC@27&'fG,,@T{MmcZs!{!uI8|J+`#{8DD",
"*B[=P!.:dw!{0w:$@]bZ!.YtI8]xQYNPYWK8_H(NJ#8AH/u}q-!^c0C!.;k9J|5/,NT1H=6Yx206VJ'wM|G$q#ZcSB!]a;B",
"!.:18#aX;VI}d'VJ&L`=+1ZJ)<aSRKS]Hhv%SU6mS!d2g$79ml!.:1JH+dgjNrK_&'4]:7#@Dn.#@@1nJ#MR6V487p!CQ09",
"=dCg.%5C3,!.;d6I}nXZ7(yaK6hfZ2%UUm,J'X97+N{ssQlQSh<`wBTRCgT):iPtf+{68C!HB51$VXwm!2_9PPQ30,J&u<^",
"<iuKx<iG$2=*u}a=jcC;=(fC%!)=C^0!nHG6ty&6&7}y,7'$ZJLV=l$.G|9@0M48$$W)4YZ*T@@7){yT4(m]_!]b}+J'S*^",
",-Iy|!b#,r<%nz-QmW]!PqzM<+jr[Q!.;f81kSTz!.Z@'$xyJqJ|J#@!_t)G!/.8(7A=9,@xUGl@|(TXpPFii#GVn]!J(Zj",
"!{y9vABt5s!-W=Y4lFj$9[nZUAaC_[B`W7H!({yJ!)2*v!)&&v$xx'g/WJC_!({qq&vyZD%tYT%#Y]c|*ajcZ^MwVy=]r8+",
"V4&'<8Q#S91Ij+C!@4)[$a*hK(h^sg!Cb/`!!!!M",
};
static const char bitnet__spv_gemm[][96] = {
"#%jljz{(iR!!+1&$VU95!Tp;w!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'TfTs$!!SL-*-[@{",
"!=zSG!]]I+.vKB&.X6=&/5|Y)0RC*.0RM0/$VW(v$82D82fHUI'RrJu2(&[7!@)/m$;Q1@-X<d3'RJ/q0jj3#!@(X[$9l&*",
"(K3s{'R!sl/PPij!@($J$^9vR'Qa_i.STKY!^Dc<$G%s0LsMi.'naXh-Vb5%!^JDs$Hh!<S#W=:'n8<c,:Hl1!^Jz'$JL-K",
"X/`sI6:1l2!^KD3$Kf|U]#Q%S'mQm[2FMjd1l]U3+c@!_(0mrz2cal@3bj<z3DV<{#[)R;4DI<q$:t304_{n^#`VRl4}N$f",
"3'`P!#ynvB!!^*;(gbJU#z82G!!^6A*${r^,aB$56tp4Z!@*#:$=^/z4%G]q,ajA:67)rH8P=YL6VrRH6xjWb6xjW492$0W",
".;8l@7qkSZ!@)[4$<up{1kcBr6@_f`!@)3($;Z}r-xt2h.:pR:5wsu4$:g5]sZ'Jv5:6ba$-)L5!!Uaq!=sf;!!_yF,wpmr",
"#{^+U!!^bP.4,6z1+-mZ#^`V%!=sfG(Q_9G!)0QD#aJuMNTRI{7Y#q[6]:j!86|<T#}%$c!!U)]7r6vG!!VU!!(+sJ!@*dt",
".;:ra#aK4X94mBA7Y|Nl6as%#7^d!!6{_NX,C%'x$a(lC!]]S-6a^W!%Sd<8!#=79!#F!#!#P'76Vf*u'Ls(#!]]`18m]z&",
"BqZSC!]]cz!#P*6&QSTS#Z-D:#b0U%!_-3w$8[,H75^'2&m}fv(JA([6{};i!(2}p%r%pW&3c),!(Gc)(KR$x)c_!Y*$|Bc",
"'.r;H5&('l6ty0p!(ZUx(iyL,,]isw!#9}8!@x<@))gj!,[8LRN-wYQ,yTfX{9]+!'52uL67)`k$^PdM';c4Q!=4%J'.*c`",
"!=4%K'5f7A!=4%L'.*c^!a(m^7v'a-!%I,5!&XZY!&baMw,F&G!%g')!%q,C78qh;'4xJF'5%;G%Tm=X1K%WH]cZ5b1iBW`",
"6]cSG!'A+_1v::)!'K1SBCab/!'U8|;phXF!'_=NauXMC!'iFQ$g0ql!'sLT/cQ9h!'|SV/cYSP6zmPB6Gh---tn&@=zi$m",
"Bx`{l5[6MX3Cz,W3b9Qa[b4*4[a},'5<2%c!i*12zzF$16PtKHKvdSR'4`2$(1tUyCPji8Gw8uMH6X#{H'h%UHUv+nHt55}",
"I3T@;!3nN{(7&sIHGikj[mU13]=+*r$|2it%s^)A&{)<F'5tr'%xr{!'Az*#=/aL8J<Ju2JINH!JbHjH:VnJM]H!;$auxI-",
")Zv]*!#@+|!@{LQ[b<hR(6mc/avLj2<J-xR9//WL!NB&lBqa*:7*YH}@Vx/}!S2`78'UlZ$)c;$Q5|:m:I6P[R$l.G[dUi9",
"dc;9K^yUiu23Wx17SJ#y+!!-Y[b:yi+jD{|81(X)8PFb*MmVD^Gc}5V!3nD14$s68[b:,7!{7GC]Ga(})YIP4!#@{T!@|<k",
"_v1YtU97dqUI`tcU_<'j:Z-[p)Y4V8!#A1a!@|Rr.u2nGX$7t}!4V}%'Dhpk'5}z.'5`f}(3Xb-WsJjI[`8Hd6tf=b7qkm#",
"2+0bL!4V}+)-[Q;XNY'3:I6PsXjPCu:I6NxdWt;[&&r20'#tXz'sv}#@VtP]dc;9K6X.-W-GzDq%xj4B6v4y{'.<sU/PFtH",
"'jfv}0.$`;#:9ImfB*3V!)-+93J8SL$!zMv!(<sI!#;Vz!@w7#[a}6z!@@BI!G.ildFA7:7qaF%(,%Ia_tLr.!]_<G4NPq:",
")F|Q=!3nDr%ZN2h7x<Mp!4VS2shR_<!!s{z%44IwZXlhVZhM!J7/53['.!HPdR;nq'/mFV7H_U3!$pf#8mci)6`d3c#:f5$",
"&vB]9<%cN+81Kuv;hDZL!5q;M8)!Ty7*rvm83X<r82<Z*<b3yP[cM-u[iuIw1FgP=#:AA}g`%Xx+8C5Y+=L6@sV2hd&LvgZ",
"l.sMB,C%S*!Z(r}3}|}h4]P0^,AjD*!3nw6[iuQ#!Z)%w!{$6C*B<*j!4v+[!+bZ:!]^pV%5wPp#w|l`!!,;w81,<1:+60:",
"7n#Jra4M^3'8#I!l-dn$#zaau$WCZ[*C8iF*Cl)|'%a3k'QV+CsYnYZsYnkLsYp+W@x@,{sU|Z`6aS_asa5}3!6FQdfDt|M",
"-awu;-u&VACPCL8#ILn3#uAzh!.;MD#YZpW#w|lPJC0xp!Z+(,<]v0J$VZiI!3qmIsV6BdD+A2<DI_:fDg|Fq!3]r#sa]mm",
"saq{n7#mGv7#Z,-8[<c%74uVv8WC)Y7UYX%7u,z!,CZ({,&+rI!3nq#+{hTgR{)0@G%7mHGBVwH!3p,Ysb:6b:Fa@1#&f[Z",
"!]c|YsV'G<!C0/n*CWyw&D|:[&rwu=A^m*A!)/2yA|::5!)&H$-Vgw;-V[gJ-x8(nsWW`s7Aiy'!fgZx-Va{4P2:_BA7s4C",
"+g@_H!4kGM+!nBH$_MGb_Yr1k'vxN0$vPF2_xFIpH]p($P1rRB-9Qfm!]cNJ!]cNM!=^XS.<c@l)*kz9)g1K!*D{uW*G%WH",
"-j<f0.88@r4aV%p[cWz=.N)CD7wj0P-Yb@j-{VD5_SU|f.:tN6sXnlssimS0m=TUJ*W0IUPQ]B5<WBJVNrIk|sg6wb!3pB,",
"-H'6n[cU{H7SWDrs6b|J9ksbj!^'R,-!`-T*BPuB7v!ZU0h+4Z!_Q0Y75!b[-80#;TwV(]]As}p!):.W!_CwS8PFbH&PLcm",
"#$|u2$VZiV1+,h5!0+jF4!##*Uqz,JHhXT/[c@;q!]jGq6)`+)6y4FKsYnS:sYn2RsYnkfHhA/c#TyXz-]i}t-V]*U@xYB:",
"sU|ZdscL%1sc`15!4.}d-XiCg(/+ld_wh[|.N'|L,[Kb0sY]8t*B:i<!7-z`8Pz!H1+$ZAsV-Sk!#<0TIl.]x!(zGCNsC.j",
"sYpAgbN|r!-cg*P-V]3X8UwKYsU|Z`sc}F;*BpM7*D#6!!,N9*!!$pz@YGm*$)%D[6]51a@,Say7SRV97SM0|!M_2Vt%ppD",
"J%]s4M.AvtMj}5H$Y={y&14;N^zwGc9/6U##JnKJkN{97N-p_}*}zY!NLU{BP(5Lb%5u3)NI[QLP(8kQ$:!nw*'hKC!+U&K",
"33A(P!+#RG3R,GG%vxmK83Q[HPRU{,+N.TRsVybi*B:i@PFTVd(X0W]NT;2V!NG^rt&X@L;sH#=Pcv%{$;A0nsYn=R-{q'y",
"!)/_*-V]`(!)<_-Q`rMN%WZbv*d_y3[cVqz.N(8^.6ukH.:3}*sw*-<zwiaa,:)MFst(fRsZ,x`{7)F}*)7r{6g5k(*}xvZ",
"/85+6[bxtg/c_m8!$ir<!{$<B!]c-P!]c-u!3qI0[i,z30(/vw2ck`[hwTz2!{$P,:8cWZ*Z(]:!4Xwy's;,R!3qM!!Cj<%",
"^zumi8hHHD*-qk;!3pD;[iAD=/1;&b+{IUgsWagt!3qTvF1rw]Q.h6m#h44x!3qP<NTFUY6jhz$)sK!W'T38H#w|[F3}{,-",
"#@+}J$7;fG%xi#D3%K=/6[WhY74WBR!4%'$NU+&1[dz+Q/mv+n7;Q{X(nUqV!)kCz#Hqwd#:;&[!!$HU6VJ2Z1JvaU$u!Uy",
"lr}ix9`@G7PQ04:$.lNG%8@C1$y7$z2.c9FmI*'Z#Y_RD!{$<[]D#H,2|fv&n/K$<:3*=A:zYq$]D4/%1RRWGnl;RG;0MwI",
"<6t7J]DML.1c$`*6`2Ta<jKC[=S/b1]DMJS1c6z4;md_{@(3J_@mJ,7]DMJW1`uT&;m)DyA%X%bB*c_i1KLj]0*rqC,&tZ4",
"qzSRiBSB}c!4&Q1C'_nc]AsyJ^}7Zl2`b`=rwUTd.qsj*6VMz*'y]g`!k1*b6k#03$x3K;6shIL!4kz_-@0Tg6uz=2$^GN/",
"!(xin!4x<NG`r2Rl-wcZ$!h4t$7AI'6VJ)5'TY=S!4uZN!Aa{*!)#^69F3'=`#{kN!:hxv&PSiR!)7pS!&!8m81$Y`P1d:)",
"2d#&`!=Vc0+GJ7h9;7&h$W)Bh!]cD_FWzN47B8`HJig:r!!<Bk6fHI+'2&LI'LNkR!i93gDAy7g2p.aU#7h=yD}WMx#^akf",
"]Cb9tDl62M2L/])*B:hDF<uVk]At:W]D$&l.48hu+!/$c3b}Mv-W/|d]DvY,({Lr&-qYQg]BpV_(K[fr(n].s1KQ-f6u2z&",
"1L)QI!K`HQ$w^+{FI6#g7rWV8`qITP7=Xv4<aBSgGc^Z8$7;_D<$p)uR+[-.=Kp|#$S}0r6ZyWasVyl8*B[<t!4WuZ!{0w9",
"8mcc#!(qkr6VJ,h761H,/2G=X+=uHfGfBgK'.0[-6W+IB8R}2L&WJS^[iN.87/`0=%1[JS1vz/A6Z}#'!5@<iNrPV*1X*]9",
"7#su:_y./gFgbD;6ty&j#C/:i]D#_j1IH6x7r&N0sV+$qF9Nvf!Hb<7NTxC975S}=SG,HI'4]=)KL!H$#{{Cs]Cb<uK8lqy",
"#,4F@b4Q'(K^LZF'h1g/A!ska@aH+PNT(I)sV2mm8@ktCSdT4X!$.*v+!5]:-Va|Y]AsxK]`*PQS(l!W]D#I5(1}fM]`*VX",
"7kjNJ#,2@kMDvy&&WAHn#I(*fMc6#),^FAY!4%yXN$U,/]DJ[];5MfGN;/J-*)6R86]l6-!4kziNTC!}=1nm-<I15u/aT(P",
"7!'i8PR!6;+BUp7f$c,iN[(k{*=g$Z8,C&v,<|`B!mIt|!3nvA,:Gb^sVf+r!4WJf_$YCsPQ`,I&niSG!!!}&[j+^9!Z--v",
"/mjWn!*XbH!#H5G'zw@3-VYDH.u^d#!5V%l/sIQD]IZm%-^<H3]IYF.-^HR5[cUxG*y(_(7w#iF0.).`2cYa*$!v9<01s7N",
"7W{JC0pa<r!*6!z*D,;}%C|RX!]^6K[j+Z8!!$FK!!$HP!!$<@$%TH^1M.`W7XFdI2-F942hJi1Sq+{#!l+Jx8,,tz6Wn&8",
"!'B}u6thV=7YU3q!#)||!!$NM6{Wi$&niWQ$V[HB-Vb*V.47x.<bd3j7<3||+`kf2.tTPb1+&v&0NvT</@yU|02*6<[f(K=",
"<=ms:(2#-S0.V<I3}x+)H2_-vU^_]V7t}GNt3g'b!#pZy,jw$66z@:c%;,}VsbPKj)t)M*t3bC3.PtGIk1w/=!]c3A#.:}n",
"DIsIC(Xl}9!F$V{NT4w5C%J'F!C/kR76q-sD.!.s!B#_b2MI*r!+(&#:.!.z,!yM:[dzq-Hlv[=!]cDK:8cVT*B[=#!3pCP",
"#@D(t[f'$q!^'g/;5_l9!)lW@7DinJ-tlW67sJ}<t3ri7P2L$XF(PhY!3p,HDh6PH)MHh!!KM+WP2clDFd-ZlF+x#X!%V&C",
"!$BiHC7sl4<giPs!@w0z!$h}J-VjNb[cV=N:P{.q.52)x+{]brt5r<{!$lD%#wxz[!3nvT:[G_m.5ns-.5f#+t6LKf*)7t.",
"6cK|h8d,DYP2x:D<Ba&s*J7tKV[CsnJ-]H4!Hb98QkSc[#/:Q6Wc0,I#^PP@!-@qp8m_z!HK!V^HL:v+!(y&w&PQ!*!{4Q2",
"U^AL{7vD@*'kgL93}{T9ccmJ!-*lm!$%u4Y0Ik*;9Lm00)GZl4!$i!<!bS[ukP)]H7@6C3:gj0f!),Ch;gJ{^$76q{&mjY2",
"'.Hw%7qkcD]BpgW&jBQS1X*X$!(nbm!.JKt&%#.26w'XhBxXQ_!aguu8<hhD#.j0[6h;M886/(F0r[TZW7rnU!lSgm!(z;@",
"6^Zz7<&+M5S(WK2%d^MAf$VUf7TP*I#y_8:!A.W_-v;N4z:54`!CbYv!(%F8#cvR]!3nlU%;8Y/<Jhlg+!.:P,=dgf9njx.",
"2kK'y7rJ$!$VWs`Gk8|jVyb5w!#)|b:vK_cSG%tS^7:^%!(vMmdcTa-7j2DW$78XU6y&hf!^'hJ!'r%jY1y-#8nY1($ts2(",
"5BzuI[cLS[<q:j@76A-A;WT{HNUK<.#gB^=!3nm+3i,t1<$r+VNTY],7fTNjdg,I{-YD!0*)$Gj[cVjx.N(2Y.V!hDsiY/J",
"/gJ`[fGAV%8z+gJ*tA|+NV}0C(z@9i!3npH<%$sl7r{(v-X2%B'Q8Nt!3p,H'lq^Z)FH3q)k5P^!3pC^AVWQb!]qD;dN,i3",
"9LP&ysV2i!J/}%*!C/xd*D,;|'}Vmg(MRIJLy#_j!+(^4)%LbB7X^1`<%v-5sYPz)!aP%,Lxc-)-Z@`Fdg,dM6v-)AZ.m7@",
"%'f-|&3w`i&pAP`*D#8M:kpC|[dz)c!!!!#z])aT<}d;b{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv{#Z{MzzI(!",
"zzI(!/GRbKsV!^K/dq;^!z|Qk67Q{]+-Uj^1*|}K/PFL92cWSK)crby!)9R^!)&X)!2tGY!*@{G!*iFP!*_LS9-{[x!&|ca",
"!!$bZ!!$A6!!$@z!!$@|!!$A:!!$A!#:<Z]dDxAR#:<hf_tLr/!!$[V!!$RU!!$[Z!!$Cn0al87!+2PN0LAlS0LAj<,Z/xA",
"!#9!1!)M;_aX$cf8XIl6:FV:Y@YF|bsV)`|0CN',!,'s1-XJAp-YG&V#7h)YAV@hr6ycY8BS=a+BqxFx7^m2)C0yrl!zz=r",
";cQNqs6|cU9V#d8<a_)g-&Fhc/yCjn7_-G,8;L6{C7tLV!(|0z=dxa%a8nq,7UFKU@!1{50LC:0RBr3PFcxcGG%7mGFJ#Y+",
"sXv8#9+FyJF*px%!{'G'8{v$B8RAj.GFTuTH!4-J!b2]K7A_s%7yaRjG'mgtG'l7fH$hV)F*pw}HB(`+H${c*P1rNA/drp*",
"6ZH&QaW)'*sjUaQsZ'S5`PS55`19*..N-PjsXn_n!!$PxB&iy_!b)VN8AxDq7UFK#BD2gL<Hu_@+dyVlQ/!St8L^^b&PMzk",
"'4x5m6Zr.`P2/yw7A}xXU7+3DHJ9G-!&KBQ$tuG}sYn2QsYnkdHh6)a#@djQsYn2T!!$F10&/tl!,I1!/GS0x!)Pwm!)M&r",
"!)'8<!)*UG!.+V^:^WfUaW-1=-cT'=-V]0W!)3&yaW$+</GRq!CXn'*!)/K$L3y6W!b)VI7SjTt7C0b5sDdR'#B4i^t%fiC",
"/)3KKaW6BC/)3Xx!*6%J74Rg=/)3S+9TM|.83sCraVtka!fUk27av6,aX97a@:DTT8mzfsNT;739yYL08:V.NaYLrl7]T29",
"%&g1^7ss3@P+Ih5Pcr`d!)%sWaW$PJ/)3Nu75N[Q4/^MH-V]]'-|+TUaW$YM/)4**sw*'mzYKW_,9|GDss{_QsZ,x_zwi:{",
"R$aSF=zg7:!=4%kwg-!tH`x-F!^'R/AMFid!+1)#!)%fl!*qu}!,B!2a9F!jS2Q$V:IiGzJ:[dJBP[;n$78w8/1(B@R+yAi",
"8QF-5%qrK=&PLP,&m}gNA!ska!+Vd'!!$f+!!$s0!!&j[!!%nzNNH'v)FCZKs6_P`!+L]y!!%#:!!$K+@2)F^!+YM*!+Z]N",
"a8YSc9P&X1A!65V*`]xLNT1B*s]9pT=TKC#a8YSc:pWqV6VJjs6VZx]!)W{sa8S-F8P]]qAV^{,8W.yW/_d5p+:aK+!*x;.",
"!!$HW8PB)N+=9Ps!*x:w!#pZi<umGF-SzD76Vf!Z6ZAU5<um2I!)Z$pNT4B;401dc!BlkI*,<vV!I7G$21+Q<7tU8q<WP2;",
"!,:&4!*9$5<WP@NP1nkf:X6fG!IXMl!Cqdua7k{atF3:$7=IKVD[4Ak9u)B`t3h6)!ad==;Pj{is7#Xp9NnX9(Qir,!*Q!{",
"9N{{aTY9/ha8[1'*T)@}!)*y9!)y01!)*=47&fY1!*:s&7SFamsV,6-:{uvP!*CX9@a7r{a:/=99YM(r/PI3Sc*[p*/PFLC",
")Fhf70+Rmq:I6'jNU`AH81gm8:{vW6!)#{4!)k_$!*Z}D!)uv*!*6!I!+-4f!)'8<!(z5<7A*`a%;8Mx!/)*+:{v5b!)jN]",
"@';^Ua7iV.9kau`:{uw%a:i5LGW8hq8XZ:`:{uw*!+tS)`xh(];j'0B!z}%'R$kYb39q!g!.@S(:{us[!)((W95$;,!)(Sf",
"BT<:U^wR3)=(nWp7;BF1a7`aK<=N+[s7yBn!){^u!!$Q89aZvN!*L-jZ.q$f9a[<,a:/`G76(Ara8Hx&76(Ar:8($,Z.pRa",
"9a[D7",
};
static const char bitnet__spv_gemm_groups[][96] = {
"!^'L.!=4:P!!-;k$VU95!GV0V!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@)wl",
"#Yvrl:.$9^#wxs%!!]L*!zzS-$7_$31,:P7%vfUj0LL*-!@(|b$:{^/+|1_$%v<9f/11_u!@(HQ$98Qw&p(mk%us}a!G%l{",
"$7|_g!|7JZ%uUj^,wyxm!@+cY$G%_$Lrp,}%u-PY0LL(,02Q](**3,T&Ua|p1+*942)^Ip1iJIq6[g=G1N6Lr'qF^w2FCb<",
"3DB-x2fn$x#y;U;!!g}7$==Ua3'9/U)-t8!3B@&<!@)2t#^|4I#^`',#`N;@6=)U%4F%xD*h57-5YUkT!@)_*$=!Rg2*q;Z",
"*gl!*4=:C<!@))v$;;FQ,zgLD*gCd&3%!y(!@(Rd$9X89sXt<_!@(g4Yck@R*fpB}!@$5k+=78++]`J02jss$67)r66tf(V",
"5:-TP6VIm+6VR+B!=|l4,wpk6-78{667)rU6X}hX-=}:F-vQvb.45:96tf(W6tf([8P=Yb2Fca(.xWl=/R3_N/mmm@8P=Y`",
"6VIm96VR+N+=9K]!=sfB!!_iF.SJA|#|1LZ!!^sU/mcj(#|Yg_:Q)11:.C3!$ts77!#'j.!!|vV8m]z!67*'v!{0L474C4&",
"#Yl`6#a!Kg!^9]7!#DwB!#'q2!#R<'&Q]^K$7|[;&2zX'&Q=@Q&Q{%R&pXkS75{957scU874&`2!]zIh)(Tb]!`57r)*k1;",
"!_}Tl!}p5Q9-{R@!`2w!7qb0<,C/AB,YT[_!`g;&,C-}:6{s_gzz@0V!!&SQ;cR8Fzz@6X!!&SP:gV#Dzz@<Z3}qx_$^PhN",
"'/h:v!]_U77uS@(78<n7!f-IY6Zk88'Mn}hzz@RaMl,0t6VHw=7qbDD7ZI87-8u+I0/i*MYJ30w!&lhPbAp^r6y]d6:1gWr",
"MuKf!'4pu+PH|x+'Ct,|FI&zk'44W%jRut#'4C:m$thtb'4Q6YfAhPt'4[RF]zI'['4fXH!hN'R6zYBA6Gh,M)c`]0=zhzk",
"FQ5gs4|Y8668n(aMqFCw9-|Q_@:)6r6b.A{sV!Z['38[z/mYQB6{SWa-(hN$Wp/gK5[Q(b!]{F.8CX287f59_&&b;B&zTz@",
"'5tr'%x|#_'@`6s'5.Dw73xyXHbhHyHmBRhI)n7B:V;)HXsP,u7$zK.!=Dw0[C_v3.xZ4%#@@ZII}#n|J+'5qJD*`G:VdCL",
"9LA[!Xs0vr$VZ_7ZfFvT5gZq0JC)4lKd3Cp!2TShW{M0)!2TS$LYUBwLsthUW{kbwKu^WD&#+HN&|/,T:1v#.!#<MBWp3'f",
"Wp/xlZfBV*_'_(W7dv'q!dVlx6{|fh(P$wFWp3gGWpG6T'7X/K(52h0N&}'W!2T]((,_/-!t@z-N@C0m!3Q9x&(K,!):G#,",
"Nl|RA3.4&wP*tQ8:I6NxW|RV_&#{=S&}!a]'sv$b(1yAFQIBRtQuw$,!3d<y^ikmf&$Pq^&}T%b2.xn!94r:]S$'S_S0b^Y",
"SH(=b:YF-h8mcG|YQX|r.SPyZWp3gV5(;bL%r+T3&n$.!'5BQ!G/93u^}BBfWp-_16Vp$k$:-w0!4Q#=-.IT`!AtN:(IN59",
"&v+9x(2<n-QKY#-!2TSgXjGrm$^GkM!(BiY'5k$-!(C8iPnI0@7AXw8).5bkq/pF|dc:q<(+WSX!ti61!2T_*7,.r6N2nx.",
"dcJx7+dPq2'rgz,^}!qx85InY!M7xi'rcxp!)%im^}TS*!]jCp)dIGjWu!wx!]pPiWpI15sXVZUsh/_R'.[3#40(bn^fRlf",
"-Z@]9!%j6)6VT.t/5Kg;W3MK'*Tgw^!2h]$!!K[_:J+yw7+ZGu8q5z$;jy6d7f^UxWq]u`Ww(/j'h1<{#:@wqbm38J#W'6W",
"!]bc1!]bc2Ww({i)Bj$)))=P.!Bqd$!!'PN6VHzU!!$')r[v8A8+5LpsVpfS!2U'FWqfb7.5x;`6uD668*m4M5y/Ru<hRLq",
"WwBh!7I[,*&rp[wWs6.p!_6X<6[6K9sY1rN6zFvy3DL8.sVSb-!2U(&!If_t'TN|S!&)<P[Gfml!$qq]!]^pV%5mIn#w|KU",
"!!,;h81,<1:+6097lfXCZ+G%K'7vA}mg=B)*J#IV$KzWM$y!i#&TRA|[F7:k.LVm1-Ws_)-qHys-XJHL-Y;#V@|^2KsU|ZS",
"sa!G]sa4Ta!4kKSsYrW#6zbuW7@Fr2!2T)0!)&G^!(zrR!3QfC7[`iP_#27j,'<&'sVp1^!2VxrsV6BdCk$)6D+A1@DI_:d",
"Dg|Fn!2C#WsaSgksagul7#c@t8;tT-74kPr88%|X7gxGpZnTa4,c8K(!a:t1!B*#A<2f2[,;N<asV2ha*BpL+-!kkh#Ylz3",
"-Z,T)-X5[UJ7M=%sb:7,!5SyqsYrFzW:(I)FFY=yG%:7w(n`Y}sYru^#{{CY'nkm%Wqg8c.LVz975s,S-Xql!4$7<vsYd)y",
"*FZ<D,MhKx,{|HYNTQZ}7VjC_NTTM/7hVpGWqg#=scj5r!2U!SP1cnS2UD*;+%TRV9jm!d!^'R!#!I/h!`HQx#:<)gsV)`[",
"6_TTH'h1:i#F&RssYn5S&$&$h7A_qk6u&+h!&dD97<d0Y^y</q!]bclH=S8WH]qAULCvT&+%`,'-Va|<PQ:bD-u56YH}dH:",
"5ZVk/sbmZ%.B01l.52^}+}6i2h[_pg(jMz;.6v4^.u|P,*Ga$Y*)7r_6c`)^*}xvM/85+*Xm'x]/bD{,'TLNnWv4bt38qvq",
"cI0*'#w|-5cg9T/d(^r,!]bc4!3S7&NU!]`sV]/Y*B[=j!2UUF!{0w:$@_,)!2sd]8b3A(ZgkRY8g-S5Ws#Wu/u}q-!^c09",
"Q.bL8%X,NZ.qsh}6VMKx!2iZ66yl%h6|;w6WqIr]YR-Wr!l+I9#=&;q$txK8!]bcc!@1{p-75<x!2Tz8!2Vas%8+8j.4i'N",
"!3+(xNTFUG/bk'I&mlvq/n$kG0.6nC!VCZ!9.$646Z[2S:+UpB!3f@N!zz[L6Vp(A!-&%X#j$NQ&r![w!H0s;9|MhHXpSh]",
".<#X<+{girhYq%M#]CdxCva2^!3RD8XmKtXXpnSR!u2YJ!HP)@:yJ3iXpbKf1a+7ki|f(,!HwCF<5cM<XpbRj1R|_I<Z9;6",
"<jPAJ=Q|vs0khrG1a]u%<LBsr@(3&S@l8@yXp{AM1ar1/<Lk;zABuh[B)Si#XpT'B2nTBu6aMmpB^UV&!2UQpCCNB6Wt0h|",
"0)b311IR7K!JYF/%47_<!]c$X!2t#!/;Z{4Zf|Vc9}5jVNrG%%=vaZM6u:SQ!3czFXQZT'$f_[L[GRjYWqHN1$^NZw!3hSB",
"G_Vq4g]L5=$!h4g$7AI'6VJ))'TWCs!3dpB!Aa{*!)#8+9D$:2[NLU@G|wT%nd^@cP2B[H6j@`-(8qWU#C4/rD#KQcCryIa",
"Rh9C[6Vr_t2(l&5mgH0Q7#UZ6%;9`f!%RhZ!9Xph5K.!''0_T9'LNGF!iMz]D|Ga]Xp|%:1U:1XF+3p@#Ga+V'.q4-C$/.f",
"!!)|7XpQ4h+#+.n1KTX`!KV<B!`H2n)FG%L$'Flp4-:4W1(SD.lN(9H-tv`*(k+QN6uckr(LWHu#Hr_g*F!SbGq-h|*C8fs",
"!2siP$c1tf*)6R86sT:/=/aP;=H8{9%c&)TWqQNr7Bl$NgzP#z6f#faQ.cQ0!$My:#j6bf+(zcl!(U{$C_WD9*`ZQ:Xka'9",
")hQ&$!Z)h0#4-=b%W2FvXn@GY*k3H+!BSQ*sV!A(Qkr.k!,D1D!!$;y6th2|-ZIQ^!!$[8'.-(D.uZ$f*CMsu*D@K+!2s0H",
"!*6k174(8Xgj[A96th/p*f[JcqzFDP&udLhK,QF&XpxLR.BcS:0M+2!+!t[;4G4{xP2%#K-]-]]74mv31TJtw.&l]A#Ym09",
".SkQ@748166ukYP2+kb;!3RW]Bw(v0.4@2G0Lj{x%PyNj9Lc*(sul3Y'+Ws_&k9BD!C6bl.ZCv!!l$vs9`K$ZT%aV8G6#zX",
"7$<BGhYsTz!]bcc7AkC}(Q5Z=#A6Fx6d[dh8t4V6TC)u]!LQN.J%ZL'!/Fyx83bHQ754jt0.D_!7r]rf!z|SJ6|Bi|&mlRI",
"^wQWR&1/lF^x%dZ(ghdG6WFfW6u/1Q8RKp'!#yS{&#ZlW!)A}R(gg[NsV[$d!2Tz:%;8XyK!X_i-#q2DPQ%CW6wg/%Nt=<6",
"7+;3&7u@y|*BA'H!g^sC6kI_U!!Ads40d31+^*aHIx+Qu)S<mD!@;#d-u#A|%6qq6!2Tz8!2Vu}<&g!z(IzAD-VX=!#!:m;",
"+@SD}7=w,0,C)J/U@$g_!NImc!!!zxsYd.Mgl,85!4C/H*BpKp'+U6B$PHN}!]bc1!]c<{*C/_s!4Ch^$7K08!%)3DPQSu'",
"6x./s!&2$xB&s]t!(x_k#;d6X.SPb[6xbl=,%i2;Ww;kH+Nih;`qZ6{7;%3q7X;]46[=%kN!43!!.@3q:I8It0rT+5Ww<:R",
"8GJtRsV4z5TD%$q6[*v*C@xzS)MD:+QMPy|!Ks'HPQ6b'!lIa2!2Vnm0U0<v!%nbU+!5.=-7CsMt3]+v-YKsM*)$GjWqgQk",
".LW3J+$PX7!Z:`Xt3a<UIJ$dX6xskz&}!Jn*=f6+<$q@<NT3Mjt7LwGt7LF:WrD,FtQrFD6ujmdP1qH#gm;+$6th2Ut5&1W",
"!C7f.*)7r76jS|9(XNqa7W[(}PT5v:7TSt8*`{}275T!k-W_1RYN}zb&2f['8PI}ITY9uG#YXSwR+p92!&9/M<%&^:`s4<.",
"6zhViV:u`z<&4fPsX5*l(5^=:!}zXv-tvz2f!)qnXPm+x'cV!xAWiJ7!]qD)^bDq}1(IB;'kG]v1d(L]$<$(@.4@3v<&@PZ",
"777-z+=;RC,:L#=QM3M6$'.RP.W:`67WJ'd.Wc5'1+&Tm!)b1ST///+^d!!]T-wA&TPFZj:ga!5T:6Pi==7q%!!_fL!-|<,",
"6th/[BZ-Pw7JNLL.SK`R#xwwS2+r;d7XYpm2-F3L!%xiV6yH)a5%vJQ6u1#J*G}7zTkkJH0nlatNrQ|,7w@z`2gVa[!]bmF",
"!]btnCLw+A*BpKn!2VTg<B`3Ip}]vX79#.dZ(<!wq+suSQ.yTU!@pJs&udBd&6Sq1#x-$5!(:=fG%MfFPQ-bi7A7IDWV{*w",
"7T`;lXLPrirFy1U7|R1B%f(PsU,.N'!4DwzsXw`m5u3t1/_Q5ybSv8=!)[q9#wx{!8m_n=88.3P&9N2&!+2BJ!(yX*84vG&",
")FBkY!&!Gv!!$P{'zP/'QMSPn%s]QqNT:I).D_!2!3;HG!C05'!2Tz1!2T}`#ZWN|!CF(GQ.k24.iwk'!F=Ct!)&H:7=0_+",
"*a/QF0LC(a!(+Gh74(</NrQL3-]6mI01s7N0jl2)!$MxV'SSRu!C0rJ*FdC/,l(Uz-;;R[NTQ_!<F`%9=Fz;-8G[Tft49<b",
"!FRQ;Bxjy#7:820NT4Gr4N:l&-VfWI3JKGM7V;XMh7Ikq7Z*n{h7Ihq*h[W24H([_!)5h,7:c}n6G}=b77+B6I/dQi!a]^p",
"8grxC*`]Sk#;:c_t3aCw1vfx:8!,_`!{0f!VZu<I8W8$&!'W2KK*Nc*i4G6`!2iA9$w;6Ai9f%a!3f&Gi4H@^[F@#L.45WA",
"+|1&zhZ9LV$w^;$&n%%*!)*v^!+1T0!)@n-!),u17uYUP8+Uc4tLFH4UiwUMFhJj6*b*sAccwPs3p^MJ7=Df*VZ<JC#M1P=",
"VGcj3Z+Kx.0b;4M-^R)mjP`_ajm}i[D!11ItLb`G!=^Zv0P.3m1/zf:*HIRaxBI|Z,95|=tQrK4t7h^Jx`gan_A%Hu!DtB6",
"z[}w}nby4-;mMG':I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nw6vNi!=4</!=4(!_=q7p6zXkv'3##h!!$HS!!$UX!!%@l",
"!!$HQ!z}du5*|Hk!!(6w!!%,'!]_Ts8t|fzLx&L1;)C8);H+^.7:iKR!cnDf8Q[Vv)c^VB+=7)X'rVJ{_a1r$@!kvR;L0@X",
"11:8:!*TwG6HR$zpAkU#!]]4m1I<*M2cWRY!]]4n'rjWu7wqBqpAkbf'LHm05%]k3!!PTP!!$@z!!$@z!!$Mq!!$A#!!$A#",
"!]`#-9*^M/:,R#'Dm^0<0T:SH!!PRz!!$Z|!!$Ra({Q&w!=m]M_^ct$B=W@5pLQFn'u^]K*M<UU7^N|&8:cgt_=gH|-aZ^$",
"_^<nd7{w}};$6rR8vguf7<8Ja&&x$psYqv7sYn2<sYp=bsYpYl#nGC*_^R|$!,0#{!+*M!8@km3!!YY(!!%#y6th5m#nG]H",
"-X5UtIx/1#6urpf@x'gM7__h1DjW2a6uT[c-baAy_`#gp-_bCI!)2Ri!*aN3!+D#]J7MjPqzmBV,7f_g:29p`!!YY%!!$Rl",
"#:;i!sYn5R!!$F&!*`(}#nH34-WN9r76h_)_^Ssr7`*t._^NsT7`3z/7_tg'_aCdBQ3k2{X6YGmzzI(![Nj[=6V['n!(8=P",
"!!%%W!!$@C!!$xU!!%Li4St;F!+xYJ!-H++q<puB6thC64StItr9d0j!(/6T!!%+d44V%@!)Y]c!(xXi=D:5z6_4z@!)/y2",
"!'y*a6VJ&T3Vwi+q<h'i!+c]r!*r,'!*%-n_@au]9.m3V9qjyU:hGf!H0PW_MP1qC!)&,^!-H]:!*4y(!)<-67Xh7gId:|u",
"82l_gpAmW@!'dz`74)%m37Z/C!*I^z!)t<VLys@Y75*q[%;7[W:0]vFHbS1y)c`J{[$ZPfI=.'Z=jGF)&mlNr&mjY3&mjY#",
"*${_-*}w|,&1.F%*B:i@+]V23s6_PT6]$`^2x;#n!,s!l9/-f*_#!Ux7SW7Y!$N!'37YZy!*z@k!)X56st<y3!*fpP<|F0^",
"yzv+R!.3HP37Y_!!)/U'8uY8)sx6d'sx.=+6-ZhHy=C$I_@07T8q[Qk!$i|B8L4y(8c7;l7WHk6+NCj#P1wyJ37Yft!)aU!",
"!+N)^!+ZgR!*+b!!+.:)7yN{31+@_K9p:++&mlNr$trzy:Vj,^@aU(R!'dzm!=A_I_=s+K;3qVd$ttqk_u;A.sYfq@rB+Hl",
"5%qx7_Aa5];j'018wF=l6ty$k:':TNpKTCX<BBpq!*=Z`sV!ZL7{Ds97=^Bp&aw]f_@F!lqfYb7!z|kL!xN]B5Yia^8Vmt8",
";]SR:6{KAQ87xvW!#Ha(!!%&I37Z@*!+vCb!)uy+!)/8{C=C'm_tL_i(ID-$P1w],M(-s<_ALRI8PSVM7xJ%@4H376!'dzc",
"!!%+]!!$Pl!]_gr7:846NT4Gr4N:l&!/;y<8tIgD5CG.A8GfZg_ttymbh%cq4H(:=!)54y7:c}n37Yb27}ajKbj@Zs@&l==",
"bjThu!-ft&!)@1w!),:|!)J%r!),=}cF[`i!.t1D!)@:z!),C!!)J.uA{}G-dB]F6!'dzc!=AYs!*yhjt8P&@#:;nSt7LHJ",
"#:;k)tK*Z['jifGsS]}Ps4DI^.L_F8t6NhP!&:6_",
};
static const char bitnet__spv_grouped[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!/jBzzI.$:S,[YJI:*82iXm@!]s'68=9N3C<`$I!!C,V#:bc*!G.mj!=zSL$W;A6$WGH7!@9g1",
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
"3}qxaN-wxG!]_[!7KT.t!}TL-:}cM!&7}r@g{]0@';^4f'4x7;7ZZxy6v%)2p}=p%7{ptZ7Z)Ui8*0k/7H,A`4{$GN'5J&/",
"7<(VI1v::2P+*`T7,Q=UFsMRN!(z[DauXJG!z|[N5;%jQf$ra(6{7c{]qB/%6^Wdi'4saP7z{F1'DlVY7xQhmMmyIZ9.%dF",
"P1c]+y$<:Y5:-Bb%yND@&n$.!%y)(z'FM7A5%]l`(R7)BciD1ni|$bU!t,k|.:zA9ci$-lci#q]KYPMH8PG,681)#57SJl3",
"6cJGQsV'Z:'4Jp5/mYQhNT8WM-(h9`)MQBPLA{]%!!-T&(J%yB9L:28!!+Z[!7AdG9L:0k!7Afi@,]l,)F@GSLt(XJ:I6PN",
"M0{s,:I6NxMfBF1$$&BQ'3=={7Zf!z)BVDCN0B#S:I6PSNL7;4!7AdJ9L:0r7v)WB(h#QG)4g*}j&Qk5nyDK)stDG/cvbaT",
"cvkJ*8fT^LQ5w{9!#@a@!@|$b#D<&=:I6Nv<2f1P7ZQiVf`1qK0jg{)^:0s{6zZ22!^(pZci=Q0!xMV'S_[gbSmU!qT&cSd",
":YY9jdc<&c(-Ff$!ti6W!|Ct^MmW/v!^(+&N-u8w!z{%%F*q:*!b0xw6yqDa&AM2^rw]G%#::(%!#JVN#[h:v!(F=RP2.4h",
"!_Wh<6v@MH#iDwj),yG2V6C}8:I6PkVS8[f:I6NxW*[XG)^lcl!#A:h!@|[uci@*0sVc&}!8KYh!dmqPg].b^Y_2|,!/8(|",
"!Lxq(A{Z2/f}r)/8vTYc#Ri%N'/4|Y)BVJ{)HV*-!#AVy!@|v}!K|-|NrQ29si('Icg9hR8m]zh!q.X6&'Fd:'$Hz#'sw0(",
"%y/$-74P{ds^t)-!60x|!G.il!@'tz'.3l588M:}siws8]3ZWM]H!;$:]D,)fJJX8)]+4n!#Ax1!@}9+h;R&M!#<B|NT85M",
"sYQ!S!@3#0$@0H4:':ZRh:#_c#C-Ya7qm_B))gkT7iSM7!dVlx6{|fh;F9LM;'zBL8WaGq5Z6XU!Z(S{798Z*9LP4R!(y^p",
"!`t|b9.:#6f}dC#JaM-4-@;6lrxDu,$tw=@Pnj_G%rc:)(#KyM)k_dKs/0':INW%Jc-AU{*XD@&!#(6;8*(8'-r684.4,49",
"#C{#n%ybD<+bCxz*`YtT81#|)cj;6AcjC/X<<RBXpBI|v!{%#[*B<*j!61zi!$b})!]^pV.SLJ}#w}^j!!,9v*`dqa$Yr'i",
"<=X%,#zaau$WD%i$xyy%cpN_PIx,*9!{)RU!(=QV!!$KV8PAl1:+60|7x;XSIYm,]sbw_i!61Cz!63<5cjKz3+{*mR!aCc_",
"-VYfMc3wb'3*_J8sX}F9+'WdC3$vzk%qr1xsV)`[!.2}d!%Jg|6VJ/tsWam*5)GRzsYnL:sYp_:sYn3mc46T$q:2/CqwwCi",
"$xxF'cjWU!6r0Wf$Y@+}s[34s,AS)7s]c(l6VH|[!]]:K.q}v+!)#tvg$FT)!w*w@!]d#Z!Y]Dp$_C=D!6PY8#^S.t7ycmL",
"*da##cjX246r15/*F(_H00n'k0pTh_1/'{N2h^dscjY(Qd%&C42I'3!!)3=-C|CP8$WAgHcq-{97nIs9NT3[X6uu_w!_8Sz",
"8p,$59k6w`tPD6mNTb6X'2/P=&8)&78,d](&PNyP!_CahsXznSf]Z},%qyZY#]CTs6Y$-JvI:y#7xhBI8)+)8!_|l;0M!ux",
"&Q4!W-|9&ArVMr#sYw`csYp'.sYn}-9;{8tr[DTysSR(t#=&Gq,z[^U-Z:}I-xsvC4(lc,7/sF&0;x9R=!Bq*DrLJ2!j2/w",
"9.9*Bsqg;ct1(Ha6xinasqg)U!gyfV6ulR<9CX^IhwIwF=]zMpsV2i)/|Q+19/g:4g`A4d5%gqL#x6c.8n'w&7i==}.uwz7",
"tmj$#!$qW;7SJlA*)6R8cPjN0s!wGqNTH1Y6WYs2!6NkkdJM'i$;[|A!62z,3*@C{2FavN#w}@[2cX)W3$u[G$(-<d!7/[p",
"8V:S6-9IMf.NCXl0L`uv&1jnKcjW@^4:ZYB:*}h^!HQ:gg`W<+4x7sR/n&Mx7ykYw%4y8|cp9K0/pRnf/1:QifDTh'7Kt&n",
"QMHV%!'k-u'LK+s$7<J]6tliy!Cb*!cj8/vNT1_G-]jKVdj3B$+!upq:hp%92FN2Y!(xz<;)'FU74WD,!6PQVg&'fs*}xt]",
"/n$kl0.6ni5VwUW!6Q*j1vpyp#y<A6h@WFp$^/DT!&vBW&$C5V!7._xQMGA1,B<c*;[b^xdiL-z;M#'A$}XNt*C/`k$18st",
".;%j#/1ZZ{7A12&6VydRs_m*J%Az.y!6PWU<v|(t7qm^=$V|4W!!$Dm*}zvI<jQTk=UZ:wdiL+w=GA|S$`vly*C&Yq#qyir",
":Xt)B$Zwt^2(Ry{sV2i)681_H!6QDw!d}6X!Ik-sdilQH8k+z]@d'YydiD8D9+J-b!J4HxB-0.}1pGR4B!QdTsa3,`dimCp",
":(F[qB|%q*CUX=[1RG[=B@MIaCy=D4diDMK2n^d)salDDFAB3ydimD17Pq'yBA830G<<S1dimi@(nVRQsbJ}s!61u^H8y$w",
"cm#JG;`}]y!]d#kGq8%F!6PVY!7.w)2Nu:;sV2i#!Cfvg!7-u*NsJ(PAH$8'ggA|@,aL<}6VNs1!6G$+$ZK+u!7B_v!61BW",
"%TF%&#:BR_<{7G/!{%H^+=7)+(n[ni<{5Km#x,js!):jQ!7B6h!`JB/79Wn6sW&Cs%SShX&mralhH@qA=:TltPQ`lK6m{(u",
"-Gz9g#C4/rHvv27Hdibn%75Zg!7`s:cjM/t7Q4p9==-)37@6M9h<i^&sXrd,@Vmgm!]hUPP1dHHIN.fwRJ&;G8nm<T,:3Jy",
"RJ8K1cjWD37T,-&+!/!C+{*Kg!@YC]%6{7}$ul4k&55C)%v3I#@:,#Gdc5MmB4;1v97|I`!#pV}M`%RzS)#%V%PfD<9/GXU",
"$VU.cRh:(i#:f#3!7.j0=m(4L6wPf).4{_j!!suw0[}l6!{%,Y-Vv0U'2/H|cjWl)6r0nu&qV+/+==sx#cQ#C!8+/DT%Shh",
"9.Kw/TBs,G9d/I5p}r&vP3*H57W3^SQM5Mp8|h0F#avAAckyA<SG@.W79'@*NrRfd#Gf}i.4@3v+|'|xsWC{D*Cl*`6`Z9a",
"ndrP='LJ)H-Vc[i2/3.}2H;7i!6Ptc2j@Mb)(*$q!61P37_$=z74C429qLfR7YA'}4FCBI-WBCY%s6VfcjY4w,4iq-sY:m=",
"!(=if!!$[V&10h^cjYG%Dg|IB.42f%12mkA9p:1.0J!7qt4c86-[953-WB!l'Tb9;1(_#w'34<w'5Dg/1d;;uAtjzUD<!L/",
"2(2mN)MN<n;ka$@7SNvF!,0-*&PNuU,$=,:s[zWZ!61M/7_KZG'ySJz2N:R)!)9^H3!Vs($];tu7wT=Zt99p`!61M57PZU}",
"FcwM%3`V:@NrcY43{QP50rp[g$@=-*2lVa,!*$=U!)9rN4xNd06]l7[:vKj_t:#9=5uJ;Y64hG*5Y`4gQl:szFXF9F79@4b",
"<$q-*6vm-D%Z`K'TB{BZ7$%F}6v7.a'0u7]'LPYk!jj#1IsrC12qaByG`wqYJRPXSQ/%)i'.q<U3hWaq!!%rPdiAn/+#+.{",
"1KTY(!LqX%(-B:rKNL.WK9*<-stDQ_(M5J,(.xB;!D0rq%;$;BWm{YwKlj!M#Iu(7L-*+U!nL$zJw}$974yqGst^*27kb0#",
"NTx%(7r.QpH}g;n#C*zV'5C!/VZJ#<!^'Su6z^ts761H=,&0_XTarIt1YbiJ*`ZT;ddRld)hQ&$Ju)&S5u8;w!%u2h8@kmH",
"-Y8Z*2.sxd!.aV/+ncR%6{1}q6xjXJ!dw=X:.KV-7V}Q2-;!n$.46RB.5;f#+#{6)78R}S6d4:+##}|C*h4H:#,6yvLm}H&",
"L3yA@1KK(h!=ayp#K@PL*C&ZC!6Q0s$H5!'LqV6x!f&g17vYgF#*2&,100MU7:(YiA@=l&!C1$w!,3!_%qqXD4!;}dhtzmJ",
"!70H'D=YGf&#8@FNs7)L^u.F3!/rBS!lFPt!C1suJ.F'Yl4J!;P1k{:(wiT'!8RKt!8Hq]!6PV_RxiF+#!kuP.G83a7SC<s",
"$twJ:6tduT*a%/9$8dhU7@_W5NjMSk!-WVi7SFC[,%dcxP(4@@-d-9;!6QGGPFSG@6tlbwhD<y*h<i7ch=*F&-Vl*NhCVGV",
"PcqT@!0+]n<cFrI!627,cp9H0.46')+}U|8sXU-]*F;)p76yBplLMJm/PMxM9L[Axkm@4<i6fS2U!mJBQ%0X2:vAb@!+1Q/",
"!)&K%%t{uigbMYg2G^Fj!]gfJ1Y0;.75,$#-W@i^dj3j<(h!_$Q.t_$1KUtQP(910SUM5P+0=__-YLn5(M4bwsX$6$!62qi",
"(j.=)!7B-wh;:rq)&)6j+zz|w!]d5fP2Zrd+BsR:7%&}SYPun]&_aDjNgv=j5u8|.&18dZ6_u[2<)3bkitWu_!(qpN!=Abx",
")k[)VRB%hJ!c`Y;9Lm0.+'8^D79XbZ+0s$079vv^!,vNS$Fg=9+{,/a!^NlA7ApLG,-xXLrw_Z{,YY</TBrWP&TR9{Vx[B&",
"9f+sVsVUZX&vB[l:h!j/S<}D-!/YXp7SFDPTb9}SUS]%@!Hm;sSdmA}sWWfyB)J=N7;%3p!{2VVNT6kn,..J}6[X!cNTT8(",
"ImSMT,wwTq!]hU_%49)=WWgN(sVHY.*BR7f*D5C}(A6N$.;%j07U25T+]unD7cz()(IFR48TIkZV3q;g!CIMpQM<D#1I[_w",
"!=XH!/%HD'J.:)[$:!{c.V5B`.8.AM/TMJIS(bk/0@`pm:l%0p.SLKwNrwg@7Nyq./n$n8754l-9TIzB0W+jx-X,-J&53-]",
"h=)r16r0dn%tYa)tS$4RArI_A!6QUxArIS|tS#dBUNDsW%;,awdim/,-V^+v41af8^7F]#!Cf@B!#^tU7bb&cV:mkf!M.up",
"WuCXP7%_l',&LNJ!^Df@!C@8)Q/3nAsZL^`9.H4rP27PG:IiHn7T{/{%{-aw!@Q/g-u^q(%u$Hd:8wU@YFL@c(IKmkM|d4m",
"!_Y:7Z%+d)5u955!8Hpn!8RsnRJ9!s8C5'Z05^jA!(y#v!)]Q_6X|QF1X[rv*D^_(7K5L[*%<rX7WSYl(+;;MNTk^/6vJ$[",
"!#){s6)VM!9_72m81S_s!JN)tFP}l5&p,#a;H=mI!=lyC*bIY,%sSIm1IgJf!R$f00M8,}$uZM_cj84L'nX8v&pZ'mtS#ZI",
",<-BbXjXw4!3Xng!]qI*!]d_*-i{V.PnUsR(<$nS(ML+0.uwYJ'hBvJ858;h-Vyy9.Ptw`sV)`Q2U'!!!-kSf@L-dfSdV$2",
"75Iwx]]6[G8r!MT&1.h5sV)`[)UA2$cjCuv*!H9,8!,'N]zSwm$77bU9jXqh!AnRbQM,YM!{Qy++S0+='52R*84*k<#YY]{",
"#]I/f^tx}W!)!Ca!$5]+/.RYT-WV)'V[/DbCB!Z&!!(0)Hqa@+[J!SN(Y-@H=(zRG!-kVcKf9aG7W|,{%TaY&0jgW+cq.]P",
":](+9-=$jd[B!xjsW&<Z-Va|QdHk3;](ggP5{Z[!!6dbz*hF9Jv+:|n!ACmd(Q[I[ATp#q6Vy0(#w}KG!6Rm*$8=h#kYm(D",
"!{Dj.tS3D}LZ1rf,<}C85<x@06!BX%6;0_`785q6sVLG*-SxZ,!'1.{74PX'-VQ6i!.#w,8Pjz2&10-@!)3g7(gf0H*BCKr",
"!]cvX!61CI+Ac|B)cf<yPQAsH6x%)9*pZL]6[-R/C#GYH+C*n7!6Fh)7W5}A`SJSy76mp)I]xzV!63*FFyCa%dHrSg6wH.U",
".7{1P#!w3vstDkS:k[88$8GTJ0jk,i!z|_0.uXnF/RRsR!7B73h=)Ln.4AMv:i'(V-9nPxa194R3B;P3!z|_70Q2BQ1,8pN",
"!7B78:kq4p!`yIZ4zxc}!z|_=1kLjY2FkiK!7B7<-Gz3m2J.4s*FQ5-2=<%n+!&'r1jHiv1NGPp2h_PT2J^xxt,8mc/k1-J",
"#A6T&sZLV]!=AH4^Cc|k8TX8a9n^SDU{N:&2Y+lf7:Fjj#YYS{!I,_FQl@}i<RMdu]FpM(<RMpD;MR_t!({Sg6}z|3sVR#s",
"I1!GC]]:/'6ZH/Wrwib|5&((CQ/9jY+DCa6sXhL86{/JQ'L]/q!6/RB$tu9v-Va|fcj8''Q.kSv6x751#-'}d76bvlZkDJA",
"7`S1W^aM`#sZ`j]2x1MW:=wjG!z}KX-Y7_R4C%2<+F6<P@zP@J4;%^k4FF6k!6wn:SF}bqJN<'C!7Bbx7A7P*tr%C]!6x,6",
"7s)|:tqY3,7^'c,^{s.UdiAjs,1KkS'NK0^tq@d@_l<(++}T4&_V<$F_tRjkdi`lrsj_%m7I=MS!C/nr*DJR#`Jy@w.;%j1",
".6/;6,%2F's]L3i*ImI50]*sZs]nn)(Ysh6Y2uV3#n;Bvd%$R!7B/VG6}CZ{,-]ft!Jf`xTc0{]!R]C5+@+3^(IQz{25fkw",
"!C{5#Y2(348H0bIGx.A04G%D=.uZ<R!6wm]dg4_27]c#//n-{F!D6]M%y8Bu+}`5N,^#LB*FxSV#K0zcs]qR^&Dt`MNT1K@",
"'ySQn!)R]36th4n'5CyLWWP)7!a2!_7iTN^.;&mpPQ%2R/a4JFNs%5Q!$.*%!6Q0k!z{-SrwI)L0k0T!NrmpGpB4rH!!0B[",
"%C|Rl9R6zn.xau(%98L-%49(|,xb6^75Ivy8TX7r8pKf%VZ4wm9N[;I8UJnH90[G.H54k@,=X:80M!/)&SVU*+a[(tcjX;7",
"6r10w83k=z-8$jg,!)K/r{1zB!#{qS)5vz*cjF.M,6W&,a1!lRad]xt!6Q+3(0S&j!]hUSg_n1Us]qvM+]W+2Ix4X::RZ8.",
"*`Z_B&|:{7!63`hA4U*R1(J9;A4NBX6^xV!!^0wg!VT@PsV'ZF#}bzrA4L9=76mvUA@)${XrTXk7$Vh4aWpWI5.<w8'TLZp",
"aWGBk!%i3g8UCIgY2RN7)+qys6i2;H!)#d-83M4R--8Q:8PJA5=Z1_$7tBudsVGx`$u*-F:RxQ7%44AKC9%_l_|B3B-;#(t",
"%W.p{tS#U$-;#X:sX|gq-Z4;$$^b[B-X3/3,@&JB!5}<7,{_C})M9+K/T73B<m_D0-W&sK.uY]_Hr!It*f!7F$zH_3RJ-g3",
"/4w+5sZ8b_:w<DG6z^js0NN@y:MfUH+#JIVcjX556r181*cFlJi_:P6!IGnwM0r7Mz]&PQnby4-;mMG':I0C#{(N_xDY[n)",
"Ii0vgHl0tYI<{:l{)%&nxqQ#n!=52k!=4(!!=4(!!=4(!7xm+gsV)p35K$r%6WUf%6y*kGAPmXK!*sFN!,7.7!+CFV=u6*5",
"igi.p6wmz+ihY{+61tR|'5&!|i`5wN6uu`}:hy)''.4:mCIk,3!;]ym<}jx}<}jw$=zg6@A#0Pz#f$[YBn&N}!-.!/V<)8L",
":_ZVfCIg0$-[&5N-V`F^!)6:#l+-4f!+Wp9!*):3!)Td(!)A(4!)6:;dg;t,ic!fS9`z-'3-rX[:s0gPnc2k-itCg7gzV11",
"8R&tyncGx/!*Qc#!*)I7sXz;ca./QRP2V'4!MC!Ni@GWZ!$v@1CIf}Yqwvz'*<#(|)_Mx{7lZ`Psnmy=sp-,S!!%!T81$u%",
"CIfH[!)szKpzzj!spK<L!]_WF;AA!k!)F:ZHWz=RicaJyZ|t$`I7D5czzI(!#YbV'#:BRcib(1Fh<i=n7#1wz_=`W2/'wS:",
"#i54Vh<i4i)MNI.+'.Wa7T=i76ukY0+#*tQ75=s9:^.t(PRVRTdna@JNrI8$L.0L{$7A-zDFM5x6YsiKCQ4*J!hD)/821,3",
"7s(-B75S|y-!cTpg(Mm}!%^r.:*y=usV*@A!q9Mpi&s-a7N[]L#aL9&NrT4<9V6v&sVGv!!@[JT%Zh&b!._[;.i<yn76|[L",
"&Q}8T!`H&@%SX7qg$Gw)[hHh2*BxJt!6wm`&7|GS7=G+U!]`sl!.B#H6[UNB(N1A,#Z5zvh=)Q'5aFpg98CzU6Vy.D&|a5R",
"%X]p0]d9Bh2!;Hg!6wn2!C0^C*F(y)*w{+A.;%j88S!+i*`[GA=zg5w/1(B=={9WvstD^C0;n;jNUjvH6z'It9mn<!6^a6Z",
"$<;^.z:6MbzYUW9#$6BwzY^8Iy`'786z@.n87GV`ssiHc7^zUR8Vnfddck++!^Dq/!D7_F11x(512C!T13,U|#yLAY%SF:9",
"80}P{z]4Q`Ns$l*!:{fl!Z;x4t3yvs8PRjXt41D't7LI5!`@F/81Hm[#W7/f#uWB8#:PI/i(T=]=h$Nm7=rPr<k16&CZ0{7",
"9`q%v8g|j4B'bnhFp05)-+-,ti!mb==_/[f,&0B:T&48T6Pa*+!*7})!)_45!]`k6=MG%%7ycil!)/y2!(l[*6th0f6P`_V",
"BxXS.i%0Va<ltC|9up]!9u@TbGcLcFc*[p&GcJL.MPwrM!.&/@Jg7P%G0i16@I,=C7`I*,7`S0-@I5FD8=9K0S.$&#RPNv!",
"q:;8FS<zzMI=$}+Jw[R1f$TM3k0^0AK6y[6H}ctL<}jw#L3uyILqT/VD-tZ4(Q3^v!(l[4:I8R=sV+'s6P`cP!*7HuX7Q^L",
"Q`lhr!(lZ{!!$gP!!$BG!!$YB!!$z/!!%li!!$fu!{!X%SYdD'J9}<Qp$MJJ9TINX!(lZy!z}8S0hJ`6stZwT6y[Iy8TX7;",
"7v'+:78z7=tdb)]74(f56Pbf,!-KT7!*D^[!,yHxi*Mz<W9h0S8]DH/9={6Z<rC@f<BLv!8D:idHRGdfSG.[I6P``&!)zhc",
"!-AM63i(A=!(l[9!!%0q!!%S%7qcPJi%Y)NHr)0j8'1lf9#mvf96wVp7CDp78*0k'7j'n(f]y5;!(l[3zzAG#8DY|h976js",
";w54u8*Dx):.L_',abP;!(l[.7SFj]6P`XTi#J+Q92.ip=ziN.*${_K]zS.#Q/[KJ*T4qri$UDBG0i1|8'd/k<mq#9Y*f+}",
"'s].|^Y2JS!(l[0!!%P3!!$CD!!%3)!!%U0!!%51!]_ss=*q(b=HIRw,P8d/!(l[9!!%#G!!$TJ74(BZ6P`i;!*7HuTbHy_",
"6PaJ^@AKJx;MaWs!(l[C!!%PT8PB;gPQVY+8G=,i'59b*87lxiCd`8a<}m0+Wuk=|6PaT=B:h!/.ZZ-C!(l[;7qcpqH`GI%",
"6^4Gv6P`XX!)Q3vPQ13Q)8/cqWW/yv7_VTQ<}m0+<}jvkb-`R(b-`Qy<}jvqA@'=_XrTXkV@1j&Y2)}l6P`D)!(u*G6P`C+",
"i#=25=%pY1<L+[z!,DU%,Pv7_!(l[!!!%9T8PB$T6Pa<V!*af:RJGNI6P`NrBmnUW!!!!!",
};
static const char bitnet__spv_head[][96] = {
"!^'L=!=4:Pzz=(&!!qV5!!,[9zzI.$<iYbKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!^0V.#xU'3#x_-4A|_A*",
"$'5-F!!W+<!=zS3!@fN5'TBx<'LTu9'LS-@!={.KCP7VFC1%SI$8dvR(+'9C!@(:N6vCL=$8IG2$Cl<KCp0XJ&PVl;!@*X7",
"$B_MJAav1GCng<F%4;FA!@+/J$'&PV!!h*;$9G_d'8`CX%qqQ^$VTqr#A1aB!@w07'lK%L(,s4N(K;FQCq68T)chr`!@(BQ",
"$9)Kd&;d/XCpm#Q(INJJ7:|ji!(nUi'L`L/7:vxn&ta}h!@+;N,W!<JCnzKH!@-;cYd`K##]&2H#]GpR#[_<J#]0.^$8RCN",
"+Jn*q#]MML#]p,V77(H8*F{4V,YRgl!={c]!!!1I!]qSR,wyqr*${ni$ts6@!#'j.$@(^D,wq%)%42K:!{0L4/Pc_i#Yl`6",
"#^h:_!^9]j!#m97#:NV5#ZU0@!#:HF%SS8@0q$,K&1.p@1i@{!'LJuN'jg[%2)s4['lN20(--qy!c8auN-n9xg].fl))dSQ",
")HDl0%;*c667*SGsU}0.(+98<$r<8$'liJ3!^&Yj74&};hY+@x2.iuM!]yWM!%<h]!%JIr#Yvlp!%TP-%rVn{!%](^88C:z",
"-=bT98mpmW-XQJl!^%CC!_sb{!f46!)i-RL1h:tq*dii@/W@&G6{s_gzz@Ra!!&SQ6z'IM;cQR.zz@[d!!&SP:gU9-zz@bg",
"3}qx_$^Q.Z'/h:v!]_UD7vc+379NYD6tf'n2f=91&7}r<79c<Y';`iYy$;@U'LHl2'5`d`C.CXR6VH:+9-{04dlV{)f}Rs5",
"!(<t1!#9wq!@w7#!#<7y(iIRz!(=ML(Qiic!,tk-!,tkR!,tk@!,tk+!,tkZ!,tkI!,tk&!,tk4!,tk38m]zi5btp]%z:b:",
"&wAy#%y{R!%xWHj':n[I$`h6=.sQ0h!$/h#*&9mJ!&XYdDjSS56tf=b7qkm#!,tu2JI2.z!Gna!!#=Vr!@z)#!#<J!<bgv:",
"Dvirp<jKprDtZx6!,tja=chJN=})nP8x'0s=I(<d!#<y1!@z;,#,IT@A&XG`!|9C!DlXB;A#'Uw!jvB(Fi-_`A9FM)ABp{[",
"A_K-,7!^Q&'0-2!73xx{5[0K35yQ:j!#<M#BUaBMB^TahBydU07#(k*(68i#(iGC]FgQ5}6[kxb*'+6lDjTvz)/=hK!1Mp*",
"!1Mnc!1MnfC[.7FCr3hZ7&|$&!!#:YD0Y@k*N*1$!&vjd!$`<<!-*u6!0yJ_!&NQQ!&XWR7%+].!!s|-8n*b,Dmg(8Ds<|'",
":y<Ck4]wJx7qg9l!,u5#!,u6VDmr'96u8<q*h{w<bS:kT*a&!H[LIu_LS64^L7]X`#wz7]!,w/3Dm`8$+|^$)!]zJ8!B)yi",
"MP4|40j_t!6{_UUHcmg*-#3b:*Bd%C!,u<WfDghx7)i{vDp5:c=/|DWDrLI0!+3Xv(uz<m!-+<x!C057*Cl)y&y`uv'QTCk",
"A^c*B!*!p'!)5h,TYV^s8n$CgHfH5v7fJ[gH(Piy$XA|y.L`B8+{S[m[BkIp#]Caw6VK/vLS5&8+#g1=-qNgLD5Briqzc9c",
"!0pq^!'.s'&|WC_!)3RD!z{F3@wbTy+=jJ2LT(Zg;5iiW'mp.D!]`nV!,u@W-7DsPY4[LC!5r.T!YiW/#:=%Z!#yp[!+<_U",
"C#R'c*BIw0#:;f[!,u6^(JM0U!:ia:!,bU#!:ir4I}_6I-Va+00[7MY!*!_!!)54y!-]_fFjMIDsYn41!@f=z!)/,YNrPUA",
"%sq_4#<<95!-5v(sV:zN-W!=6T]T].7,8G+7SW7P6u86n(FY<y#wv]r+!%&,!!$Cr'ji4'sVZ0[-W=S<(kgygT]U<[6Km65",
"(L/m9-Y8xY.8+8K*GLt0*I'wl3lJ.q4C;Zf5{q.+Dmr3Y[K.3=*KF:C7Pmh`,&$11s^#IIsZ*(R7n-JV!BLibNt5}#%7R`_",
"!!!-KhwL..6u&*s!!qga#wx8`#YZ*F!)yq6&PNn1!.F/jI}_9CsYn416zbtSPnPn37.cL{HjXCn,h{Mu!a:t1!B*#Af$[p%",
"!-4K!BA3)x#@@.ZFl:L,B5WDG!-sh=.y@d1sV5nSQ/4!u&!JtC#{{FXHf304!_$H96y$3-8&hS)!bTtc#]CTs$79`w9k-9+",
"7,k1|!!|xs+m!/u+{,A)74WC%1w')06|.KusV2lp)G!0=!8I*J-VhYLsYp0QHgDhH%1[Bp!{!8MH't[Kj]Q8l-l'j{##'d'",
"Hj.`Z2=pwc4aJjI!{!8L8_,-5<J<$zNT3Q#!,v((!^s;]!-5#m0/Cx1*FG//satGl-J/N_Fl:RrW.:|&.4hNysXmmT6&_v(",
"sZ+0s:Ph<_+=kC6SYdCX2mVjZ['Pu.-VjS{*rwnq#64i1V196w#zaau*S^*0Dmu*|SYjHkS:HZj9=I%W,N,2;%PyN/!H$nk",
"7;'Bv6v0S8+!BC2R,&H[$Vs*P!=WxC!)&'!75N[QINL{f8fc+.'jrUB!(4GSG5ly[!)U46$78xv2(CXG'L[zS!$nN_!]_^{",
"6tyz*6v4t@!%,=*#=n*7#:F:UDyIAj,aB95'k34$!`H2n).M2:+]tIg*F;)+)pTr1,#!r'fDh;18KUc`p$Q`4NT1B'!#[Gz",
"@,h1'RIyhV!@R3GP2-pP,#&D#Pgf=l0.(F8#!D5G.4@3v.Y*m#sasbb*N<<G!,u3S.qsih6VKQ:!-+q{!|Kw1!]`p)!,v+R",
"DmV{9&WG;!!(}lPDrR^cHiB9}9^:K_#{9<L*B[AH!,uli!{0w:$@zKP!-4{R9XPvRHcsHN8a^UfDp+{8/u}z0!^c0L!,vs,",
"Fl(i{!Cb(R!-IL$NT51=3qZ+(3J/M4!({4]!,u3l!-K86/1@zh+!C0b9M6F0WP=N%#j$Hq+!up}:hp$7Twi[y'TBhQ;)'FU",
"74WC*sb2:$/]/R)#&+(+*}xtb6u88'FlY_u6tp%aFm%9+/14)9Hc(z{I([[2!{(`:6}(`y=n{0$7r6pwI=&$3#:;vd2d5)P",
"!=U}1F1m7CJa3j,*hNPx]H9MADmf7c9MTfdX-zb'6[b:jXLN{$7&,iaRha}.<F}7K1nK})/zt,(75!^)H']Z4756JL[&_$-",
"-V{vG%WUwZT]TzQ.Hp5b6ulRB!CQ..+dVl<.ZD@I!D_w&%xtJ2-twl73+GyW!,u=1Dmv'p7+)s'74C4.93nRP6zbqu:d*mf",
"4%dQJ7Y78z4'yBZ+]Ykw!,u=v3Jrss!)c1T!)0rP,%Hky^{J(a.4/^#!CdTF/X+p07^Dx]Ar3XKsx1W!sx.TC$XFM4-aclF",
"-X5DN%5wYq*l&}@29|9R7quF82()^3!#pRI!H$W7&8)$)CmYQ{CQS7*DmsTM,,jLU_]3byNTG[L9Wym'7|LBRt!|*$F(GWU",
"FFd`MDkD};DmsaRPtVA]_tJ|xFI2;nFgN.*FID1&/8/i6$#$Yy12f]7!)nw+!);Y'Ga$WB$c0gS7}H17t#n_=H]zIgH{9R_",
"HDqQG!Cf{Tsa_U`/`LbiFM^#+!0zF.`Ta%XSd`K=A7Jx]TDb:*'Q8Yw!-+<kR+[Ga#Z&(y!,u<pU@7-k74WBU8m^ju6b-d<",
"76ci;'l8Br<$v!PK9xraaRw9NPQ.nd*C.Tf!,u6Z!%JYQ7Db$J&1.U|!]^c;.qr=:6VJ&VPh&V%+)nF%!(z2;*DJRK*FZ;B",
",H*c<,{{12.WPtVDmqF@.Hq5B.WPgcsa_U`/`Vj8Lb#NC!&guu3T7vH$_[j187$qm#:;qI.7D@N)(&yk-9Zy<!_UPL!,u3]",
"!ALkbstAP_)+r[N!1N:'H']vw7CPhTH%!nw!(yX*!1NB,&8.qx)/=q[!(yf.*D,<2'{58N(MPar)JFb4DmRT)NrQ^c+%idy",
"!5IntGTvlu!5r`h6x/IX850)_!^+2x/Sn!r8vN;}8T/{],wsV+1+*'V!MaBDNT:j'anSFW1g`'1!!$Gy'LK._+|1&z[CJ'|",
"%V:T'1jHivYpVxf!BIrKM0r7Mz]&PQnby4-;mMG':I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nR1+7R$x!7H'.,dl'.4$=",
"!={+JCP7VDC1%SH#y;fN'LH}=zzH+u%qx<.!#:I0!#FP*3`Ux.&|Bsr7SF2`6tfP/74&]1-=Uzm#C+_l;*6V#;0<`a;N;g{",
":Rih$20&`[2MpIW8Ryni*}xbL'kbU3(AWM]<9zYN)vsD'#!rZ-!K6@v#z{@V'7fSC6|G}),NHJ9;cr7W:-)XK)($[W1h&NK",
"2)a#]#:DQ*6VJGv!Aa{-Ypja9!,t=cYpc#`<(}Ay!'5Y[90z/2!'#LYJ#l,x7)CwY9r=;Z94a)X!(ZNi!)+Lk@YGUk!{!|N",
"Xa'8&Z'_21b-`R3XL'^dbK}[(mHsvCcg9%}Z'_1dBZi$c!bQ+Y7lSh;n@`]1n'W%Sd'X/t'l,p-!6Pmb+!3a;-Va|L9-}%4",
"IXQT-pAm/%$;}V:I}h*wp(Gs^:M_VfXjG56p$MJIp}IhInDp^N!&@T/7&[Kd!&5M/.H=jjqw0l{!%l2+7Xy+$qzG=|nc10{",
"!%b,)7w87srY%L|$u4#R9INxuZ'`5.Z'_1iZ'_1i74M:a71P_q4#V(Z,$zM's[yd<sZ*(G4YyD@4=1&Pf$TM=cg9&#mHsvh",
"rwAFP#]^5'!5+^-Ypz[4!6v{_!+.yF!*!Cv76Y|0Yq}Xu!%^cN*sn.A^Y1U<${lU]Yp;u[!$&a=8&L}JYnP)j!7-+a!)+6i",
"YnMwF:FV:van!fHslnT(!)gc7!+.q9!)uQ{!)<fJ!)]&QR{.+%Szm<P!)*f1sXmIf!z|]LR]jGc!]]4mP*s{J#:;ju!7`<g",
"#:;h2!83aJ!!$@3(IGQ_Q%1K0Pcu#q.HL/[sXm(;NyBTN!!$@5!=Ahu7;&nZ6u*n.*62b1!)h=wYnp)08fw(FAB^<u-!k+B",
"!$fNV!z|`dkczs`!+TyG*61QNl-Z#L!+,_I*61U)9u7r7'rkN1!$fN'!!&cW!!)W#!!%[[!!&<b!!$L]!!$VfCD&H5!)%bk",
"LqT@:6_Lw#Njt*cWuC%D82*Bp*$|b9NrFF8!#P*jVxRbsKHbb&!)&|4*ByRv!-]_^#im<s$Y={Y#:=.m6uMK{6w1RX!BJI+",
"Pnjb.!(IQr!=AH%12`.}!^Nz`!-6uM-dc`l1.nw`!-4fa*fh!.+'CX4.4@3v+}`&:Z*_-8*'hRF!%k&g!!$_3!!$Sh#YZ|B",
"!-]aRNT]9z<&Aw=2'z[T+dYqu7WMC[.b60asx2qjsx.^4)9!wp;Bi)N05!)zNUNwA!,&zG!=AUS!)I[[XL(.k$7|6yFl:V/",
"7T+fwstH1R7X2Y37X2fP78ssuPh/n6%<m|57zI2ws|pIc8#Wn)!gN8k7z]@ys}&W!2sD)w-VdxN!):qT=Z!Lh=]sqa@7Z|4",
"=]]8pYQ3mJ:1]Hi_-32!!3w}#!)4<W!+jI'!]^c;YR6HW;I3z8Z'b[xZ'_1iFI0%&]]4$t^9q6sYRt,i#N$W&A=/J4-tpDL",
"ZD|:dZ'_1tZ'_1w]<twz]zS-nNrFF99PnNvXL40t32bJJ!,HT'!!%'s!!$Sg",
};
static const char bitnet__spv_heads[][96] = {
"#%jljz{(iR!!+1&$VU95!J5uq!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'@HCnB!!UCi!!SwI",
"!!SjF!!SgF!!SmI!!SzN!!SzP!()S$!@*dG#zGij!!T*=!=r=Q!!h.J$9y#p(s9(c'M:;CCpw)R(glTP$85u*#f06MCpXsN",
"'jq5=!@*sA$CR%WD8L0TCp0XJ&PVmN!@+JS$F50dJGUdaCng<F%4;F[!@,!d$Gx;rCnK;#$7A(f!@,Ir$I4.{TGNJxCm}m<",
"!{'^s!@-!&$Jw:+YTX!(CmVS8!!4H%!{ij8$.<<8!{Y_LG(#YXNUB/Q!!i[m$:u_&+i.AwCq|k]+z}Yi!@(FR#[U<k#[3ZW",
"#^#qk#^,zm$:s9r.Ssk{#@@.X-tv6y!@(bQ69{fS#@!xU,wywi!@(9C$8nyb%SyWV#=W^Q+]`PS!@'c1$D@6bsVHs,*`d1k",
"$KG9gv-{^2-tv5G.rF_Y,Z9$T0LdUr!=IF*#x,j0!!]S+/1(RX1I<A/!=|5l&mjij'.3yp0.$q-2F8_5!=|@s!(d]D!=s;u",
"!!U&q!!i64#}a-V!!U2a!=sG{!!_2w&mjlH#yZi@!!^$9(+'5Q#z&&D4{BB!!!^g,)F@^Y69^D*#zWGJ!!^AD*}x1d5%gqR",
"#{+hP!!^RJ,YRcp#^4xS4GL@;$=#nM6[$*$#a]5w#aJ^A$!rrF!!^iR.qhL!6];Ri5&mU]!!z]33`T1k!]]St%wv;y&1F%#",
"&P`l7!{9g.#:lj8#Z5zm!#P0:'.g@H5&PA^7SWUw6uu`=&Q{1_!]qt575S}1&P`[u(IlTP6{}8h!(3l[$7K-K$XW3!!#P9B",
"%rk5X&q8R4%;/$a'5(b)'6]B.!=4%;'.*cb{9S(<7Cc&9!!!.66wdK$M|0TJ+_9<gMP:FN+|XHUv-]Mn,;y&uLq^1L,[5[W",
"4!):r2/4<|:gUXD6tg0Dzz@A[BY3.J6tfI-6VHB-7qam2-^Ikp'4uzqy$;@H'LHl2'5`dS'5.CNC.CXF9-{K<#c%jh!]^sl",
"!(<V)!#9wd!@w7#!#<7y!(<z)'5PDS!'sLQ!'|S|!()Yl!(2a2!(;h+!(Gmx!(Qu=!(Zzd!(f$h!2#1i;uRfc<4pqJ!%q5G",
"+g4&(6`4ub7zUIG7=(7g*%${:V5u5z)mH&N3JkgZ)L-90!#<s/!@z5*@C-bf!]im]8%{C0+|duM@CqP%9L9j&=zhzkV;['i",
"*``1<!#:zMV5V3VC33%.4}(645/myr'0QWD@VwnT!QC8^8%fG#%]cj1DWw;aDs]26:U5D;87y3I=*_/UsV!JV(0!-g%4zrX",
"!2#:('2GJ&7;Gt<V86rjV5vgN!g2PQN-stL/PKiNV5r=&!{2&XVy89k)WY)Z!#=hg!@{+F%<{10!4Ln#VAua46cQmb&z{P;",
")00jRJ[nBj:I6PGJwg,z!2#:t(0qgH<&=Y5!2#:](1'tL<HlLB!25=^LFw516l:jV'6,jJ(RNR0%y%=b&n$${(2$#l;LNVF",
"!4Ln*!2#:j(4*p6<vzG!N^.zS(@v5c!tU**$91@!V5s0=*%8l^*BY|,7DHn9'7'c_0<.B]+G3uq(1'mH;zb:[W$HlB&$n0d",
"&}r7f'sv<k)k^@Sbzz7l!2#3.!#c-17FqD0!$p,m8mc;x[}V{%*aLdFbrVU#!]bS,4]PMU+BK3L+=G_Z!!'=,!{#]cN=p:!",
"V<ku8N8f)M!9lgL-@F4%+!y40!NBaaPZ+^2V70x+7&rtI6xLCR`VQ^z2P,N^q]:,K!2#cj!%RGL!0<af,:=Dd-8@Q^!}f8n",
"Q'lU47SaF4*B;{!PjycG-w&TN-7/f3*BpL4*BpKq!26AD#@^P[N-twN!&G3m+(}xu+]k7.9NpKvf$h['!B)yi!{#]@0jf#=",
".:y[5'Wl!,!B{=(!B*)C+m.,'R4c7@.y#9yT:@NH6tduSkm:D;-Yk#W2hMw9!2#w903mIlPIC%{PgMHb%n9nu!sqTV74+Du",
",:5Y[-Y%RM4C(<A2-xU;!!'FZ1PR:^+=R/k.qmUYS];a}1PcA'!P4$,$:!nw$txAI*aHI7(P}Ri.4@3v+|wU,cK.Lv'mRP4",
"+0Vn)-^3;-5={yr!1mz76<*/#*FG/nT[Q[[,#!Z%.uw}V6]K'M*}xvH/85+%0/TwK/aqZ'!$ir+!{#c/!]bS;!]bSb!2%4`",
"V;b8c0%P.[2ck`I_tW;b!{$`11X3k#*WQy!!5-:!'s:96!2%8l!CiKh`VPAn8dqd**-qk;!2$1*V;vdp/1;&b+{IUgsWaga",
"!2%A*F1r(BP1k(P#h45+!2%:nNTFUY6hygn)sK!W!2@B#'LsFq#w|$23}{,-#@+}6$7;-3%xi#D3%K=/6[WhY74WBR!24qn",
"NURf$0D*:i!U;nl8PDm,1IhG&!T6/d&u6N3$V|.x^^{SK!#.GA#:;&[#Hg][#Y_sd,ws!I8vF#%9^R2<Vvbs<1R1$T9kN)]",
"$:!nw#xR,S*C8i(74w#G7f,4|K^^18#C42s:ZMQ;${lWv:xkhD:kx+;XjG4,NT)[W2d#&U!=V$g+G=QRYktj=]KkAZV7&#P",
"9S-j5dcJR&!]bS-!2%4PV74xK9.0sv7Kxa]^YY}'!%w6^#Gk(X#w||f%DR!mY,2q+$tx9D*cd[!%XRQN!]bY.h9r@%!]hUQ",
"%V:G#&2PBb*Cl,-6_hYUiv(v('LIs=-VcA`/WJ/s2H)%d!26'6,$Kq@j6%HK)FFhG!%#<S!!$@m!&;D{$VW/R4FJK0-WBCY",
"%TwLdV70)L,/rXXjt]8W4zp105:-CU5xyB^!2#cqV75Q$9)'dhf][#QsV+0)%8lPcf{#}%$mUxU8*lC9slug@gwvbl7xHy/",
"sm+zC!7L3$!C1KIAf-:I7/8Wq7XlcX!V_;5=GC:d!)@x0htxlX3}w7k!2#fH,C5Q<!!8dA!&nki$tuF;-n6Hw-WH]^'Thv.",
"j14C]sV%vr$#$wV6_1I+!)sL:!)A.6jmq^Zlj8.jf$Ta,jqAdqk0^0=jr:bBsYvWAsYnKd$vcXX-p)}+-X9Np!)AF%lgiPh",
"#zzGiZk09R6VMV08_rD6V6x*=<x|kN;cd]f$7;'1<$p)u,;0%7<BBr*m*].]&AaMY$t|c*/$ZQK!_$<<!5.'96!Z-_!)&A!",
"(IDK*&:&xL#zaQs'jl5=!2%Ua(21UM*$|^D6zTSn77$|94(n}/84G2g[$xu]7g++PNTT@/n),L<pc$'j6q2<{6zR#hp}]xb",
"%44Mf-9JIQcqU4u!3Z_;!@G)W'.0)<%qtb8M$;<S6u)7r*bS<lbkvl0@yZn'VvbZH++VPQ+$9TD1IfFGQM-86+$FtA1J8gL",
"!=VUwAaIkX!3]Jz!CfA`sgjz6/cKaR]&&lF8bfJ6Sduj=!#fup!$0||=059N9m+)J+|P.A!JR.6C%^a@r[y%(8)u56,<i=8",
"!iktD!2#c.`VW,u,Vgv0<MFQ3!{$`.6w$$F!:^k|<`ar<fM/*H/mi|[$93[Y*`fF6bp+wR/TsqvFks</@)r!.8k1wQ/5Vq!",
"!]bYt!={m8!{#cu!=rg8FsqyZ!2@l<1QI]45C)Q}7Mu{w!D,PZ-blsZ!z|b@02qN..5n0T,[-N(sY]8t*BPu@GW/u#!!b!C",
"!!$DN!!$<@$%,*X1M.`W7XFd$2-F912hJi1GuL/H!kW)M9&S1wCk+yN!'7{w6thUw7:6*n!!|vx!!$KL6{8T}3aRmw$VZj.",
"-Vb*V.48YB<bd3jfM+D1!]bS/.ul}_V8^Q(!awc&!2$3W*%HFz00n'k1gaQs/n(AL$^F&p`VQl'7<wqHNrIn{)66&[7q}VV",
"stHFP!#[H,%Fkd^6YUUI6uC=sMk%yDQ.t82!3nX5sXv!ybfW6t!]bY.#*^z4KSnCWM#hs(!Ba#cNT5XJF:6N@6uI76#,qq]",
";;i]R*a}mjfArW'lj8M+.5Z$P01-]SMk%q}!5+lLNT]YB###aPV8S&Y.=)1Q0Lj{x#;#xuNT1KB9MUXqFIDH@!]bS-P1ms.",
"6H*=*!M4q2%V^rr-tz<ZS:G9.L1PX=P1xKDLPiL5!F$Q%-|+,ILn-pg-!`-T*B:hV&pzA:!2%UJr]p[H!sq^Y+|00y69!{d",
"%58K@$:!uy(ghTD)l)nz!(|j/V7.fH`mz<-'06nS&qU{+*Wlt].u}MmDh$Q!ZJS:0<-*r:+$Dr9<%k6nsV2hR!2#Y9!5-:+",
"`^7Y49lG2k'LL1xP1mc-$J&iQ*BH9}!2#Y1!2#cFV6nA9${mG/#aS_!9N2/l*`[MJ$tt|[-Va{4&WZ8:!)%ys-VXsq*G./@",
";UH,@+%%))6x&Bs,=y*5sV2hrI/ndw-trA87&5HU&7|KqNrQni@k3@'!^Dq28`x)F6_2*CHp2F_V[!sSHRZ}#$^i:j!&J!}",
"6VJar$XMif(FmLF#zaau$WCMW*C8i(6J,fD9xnrI;cU.w+dx'z9xd^CY*g0fTac@=+Uq8IY*r0&&{^FdL(YTzVxR)(LBmtx",
".SPKU-VY-9%;5l=8PJbZDg{-c,=z.^;rI'M!]bYH-XYDH-;!;9!2@j-NrP|{77tT|.gNdJ#!m1A*D#5zLd6gi'ns8()JF_3",
"V7.vc$4`vT)*l'<0.*@f3}|=Sb++n`&$8/z7UXfiM1)/F'57M$!(yA#MaHy{/4vyF#@`]j!CcQj7HaG*!!-iM!/@pMnD[*(",
"CKGic=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}r[3:<)#Zig^#Z_lC#Zs|G6X,U/+{@p0!()P!!@*dF#z;bh!!T'<",
"!=r:P!!h+I$9nym(Tyxa'0L1RCpm#Q(INJM!@'uB$7bSR!,V]F[+U/m'L_)3!^I,G$Cy=ZFTfUXCp'UJ&1BjS!^IaX$F^Kh",
"Kap+fCn]9F$u)B`!^J7j$HBWuQnx_sCn3}A6ty;R6ty$k6ty$k6ty$k6ty$k6ty$k6u&*l6u/0m*Bn7H<NL@@$:azc,f*_y",
"Cq|k]+z}Yl!@(PU$9Qfq'W}nd&SKLU+}|@i+L8qH###!V-tv6|!@(lS$:I{u*B[3i#!WhS,Y[mg7:t/j$8dpv%4RCS#!/MN",
"+=BFQ!@'`/$D@3`sV<i**BG(j$KG9fv-rT0-VX,F.S{NW,:pqR:UTU4#a7s%$;f-&1,:P7#_Fg`#_dHk#_Q<k$<&K,2)V-B",
"#_czc#`%fr#_ZNp$<Ci23&piL#`%0g#`C&x#}.pv!*h8,2LKaI5wih4I3F{-8qHG.7qbfP6VIAL74'XP#A(Z9!f46!7SDlT",
"'5&4K6uF&I2fRsR2fU@8)HF'2;cwvc<*N{}<Hm*<<g-2Z!'_I[(3yk<<%W)`8m]z*/:&(4%zn5G&wt;(7<2Hb!Gw/T3gI_{",
"'T`xv9L:0%1z84=!)&y35[P|!'V($=1RHLY6=qSr5%Uyu'3ux*5)'&V7SSPdV@G/#V@Qh4!)ZYnCy'rW:I6P4Dj]IW*CLT7",
".UPI[;cmpb6y!FqJlf6.*Ky;[81$#V[,+1S;Icgv+=7)/,:3G/H%xA4H0Q0]HK2%@7`3}:!(3-$VAkZ3%}n3'&zs9G)00gQ",
"J<Q7h:I6PFJYI#x-wB[N4#uc</9Z%J.SPKKV5sgJ/wCbx9.$i(#$`wF3K_zS'kXN8(0_1)MU2bl$=D[Q(3xfH<I,`F3CcdV",
"V5tJf;FIFW4]UL`%xin7!dIRN7V7)k5Ya^B!)d%k6$51B$!g0W!(.uL!]`PF;{c4r7<MWc8SJix<B0fWfA{^'!!'FK!!%qS",
"!!$d1!]`IBDY&X30T3;t!'xh&!!)QuzzD:$9D|V0G]VU[/PJ{w#aS-Y`]@uQ9b|S0f`Y|+#x$(#81$`j*%#+1NT1B1.GuRI",
"!(y)x!4M@KU{S,tM@{x{*ByRw!2@j0&82TU$Y={R!F_u#11wnIV;*Rp(N1@x5Bzu9!(yD$9.2MK$W*b3V{x;&f$pZ[-W`;T",
"VuHik1NU]p2F=nd!]hUk*F(RC+$t#&*FG1<-Gz:%!*#83!)_(1!)D@;W3h1R8c|yY&WRJt!&!2v74(<-.Cvj2NUvd#-m:r8",
"-WdxDZM*=SsiXH@7+wkb;:hkRB:x0w!)F!R8H-t,!#R=y'{}D,sV+6$7X2ZD7X2fP78ssubk'Jr%JP#F8)*6)sk2Fs8#Wp8",
"!s/;z8)<D+skGT02sD+*-ViM_!)@FcbgnT*bjiKrcFGQDbjRs#ZkRj^;Ny2F7-=T%89Iug<9I96W7f=P=HguH:BM8Ci6k%m",
"6!m7U!/ZlA!!$<b!!%=F$78wS*i1vVkIpuDkm:DAl-m[H!*BUx!)5Z(!*B[z!({gm@clq0A7#^vAV@hyAuGBy[,|:#7^=ry",
"GQM3G<:c)CN$%cs&RrapBF}YWV<UM!*j(kM98psXF*uJ]BSG.v#YZr,!5+n%!*LM!!)6LBfkC(_fArW&FIN757#fXs<g5ZZ",
"FUCNMf`1a(g].!1Fgb:)5C;[I!/ZlMMbcBjNT5*TfI/j&!/Qf8!]_d.7XFd#MbcK*7AG:;9V$Sngftn<86)P.MbcQp${fcc",
"Am'I$<B31DBSxQ!!2#fIZl1AG9NTQ@<}pBFBSQ4w!)1gR!)YwljqHNzM'(4l&WJ#vZlmpMr*,uI#JBs6!:A){L*+rY!(|I%",
"8[tc=7A%9}TBsZU8bqa*8Gu,5KKMsP=6]AQ8I-=cJlp[16}RX%;0f-u9V-Yp!8GzQZl:n{7#d2A7P9&KZkYI_!KHQ0!A;$Z",
"ZkDlat%zv47AAa|:vUlQ9XaNrstI9k!aZ7R;Rc41f`_&[I]Jg;(2R{t!.@z0!$X0$J03=P(Qvp|#+;90[]m#z@YDJnitCg;",
"!]]5'<$nXi!zz=lNrPL:Ipu$AQMpZP8S3@RIRV'gZlpQk:m<}r9k-2xBi}kGNqr$6$4`(m!.,m.!]`)'9xdma9t$Il#3_+A",
"8m`H5+@^I`Y*r-%&{T=cKh:JxIRU{K<Q+Pm7]rFp;S}uB$75gsXL'^nL3uy;LSJ2@ZlPfh.ICDrjqI-KS(ku8#,2/W75`Fg",
"2dA)X!MY=f7&)2.7'_ks!!%w5",
};
static const char bitnet__spv_joined[][96] = {
"!^'LM!=4:Pzz=(&!!qV5!!288zzI.$:S,[YJI:*82iXm@!bjpz!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04#x_-49kKH$",
"!@9g1#x|A7;da8-Ati79$'5-F!!W+<$@'H&!(ZQF#x#g0!!]P*#:9]/#xJ}3!!]].$VU'7#xs97!!]j2%qnNA#Z|K:4DgNs",
"$:`$-4ATZZ#`LKk#`kN$$^F8/4F'mU$;3N55<n7d#`j_n#a+l*$!4l+!!^-<)(#TW#]&/G$<XGD6Yq<t#a]5w#aJ84!(pi1",
"#`br^4D{A-$<9@F7W5v|6ZM:l6xta;#{4nQ!!^UK,wpmr#{^+U0rQ`d!!_|].SJA|#|1LZ!!^sU/mcj(#|Yg_!!_#Y6tf(C",
"6tf(_6tf(^6tf(Z2F8[M$<jHi6]p;45C'}V673!]$@x{H:P_`G5CF3Y81+]q!@*Wk$B^*^A]iQ]5CmN^9LF'b!@)bP$=,i<",
"2Lb<35D6ib:g_NU!@)-<$;H]05DU}F;cZlK!@(c0$:-k')LiWz5D}8j<}u5<!@(-|$8I^w$=`$m5FHTn@:0^0!@-9a$KhMi",
"](#6h5FpnsBCiKI4GL@G$B^5s7Z!h:CPdX#C1%S{NrFF&7yC;h98R]@$#Dv!!!_Wk67)uT+'qQHCuG$!6tp4Z!@*$'$@zAs",
":TnIrCunA'8P=Yn7#qUg!-|@0#(&`p@%`rM4=R!'7=BNX!FG7A4G7l87qm;R(Pvjh@&+.RCuxH(8PKRP8PIgy!FJ8t4{l0F",
"4J%'h$BTJ{B|3f/@&SIVCvBb,9jdyf9jc0}!FJp(!@*b!,W!=/@&q]YCv`v/!FLp;!@*b$Yd`Kj!*9$8M_;Pl8r=Q[=)%d:",
"8Wa;w;m&.R7SDcq6VH^$8n5]W&@yD^;2isM6}1jM<KdHL1qdTB!!V)M7r7@T!!VU!!!U[W!!tf$%4G37${fs}!#9w0!#0u!",
"!]]a<!z{$<2(n.48m]z%$tsH=%42U<!#F$5!(26n#Z-':!#DwB!#'z5!#R<'(JsYX%y)a.5x#5X6ty3q!#P_G%s4^^&1wF(",
"'.=,<5&PAlB:w<,!#D}8!$-NS4&aL7!`f9&!(GV(+$w'(*}z$A&S%%(+`jJ)s^BZ-!%HpY!%S$r'.A<:(ATXt#4)=j!%q+]",
"!%z;k#;CI5(3X`Z)*1)f(2]%S#3Juj!&N]g(-;Xn!t,kk6[+VT(-S'+#Ri!p!&vmh!'$!T(+9:V!ti4w!'6-r(+9F[!tU(w",
"!'K0{6z:7G3&xW#!{LTFdkd4xf}Rb03bX_)4#0iV%Sl1Jf}Rl34_T|/(-ihY!tU)$!(Gwh(+9PZ!t@y$!(['.(2S0H#!1gu",
"!ak|1!{rPK)BjGx!_-9|sV!dL)Bkuw!(GDk(2!K}6!H/H2*P.Xs]f:lsV!dbsXzf(!$X!C!'a*)6uc|47:K6f!a1w=6{$'[",
"sWwBt'5'm$74&fg!%QN@!f4@Z9029$(d.3z9.Bk2!$5]a!]zNlsV!b9!B,7=.ZZ1s7W-0(,x&mi#_3vi!(;AjNT2^K!L2@]",
")kb:05&Yfd9n=M!7s12{&11,W$!gK`$!}L^NT2M`N5cpSMmPM8dcL[h%xhyl!(t'87TbV574C5$#:NY7!{^=G/k.xAsV3<d",
"NTP_r7:-$y7y//n!^XtJ#::t=g]DCs.Zb)J;MKFlNT([GC|M71NT1I+6u/1=!F+8T$@1f18PZC-fB1k)7;1t<!@yT6NTQBw",
"-)g*}'k)h&7[D.]$Vl2cM8%M38QP9!77y,Q:AGYq!I[sxNU%*94|<G56wNskKf9@h=(d}wsV36aDrN^!*{D5G9LpFc!}p<g",
"<pC@}3J/G46VH4c/8J6*8VQfX!(qkc!$b4N!,9*#+lVh%6u<!n!@wv/,i]1Q#aWyI7#'u]!=4B1'.*cb;cRd(zzIYz!!$F:",
"!`^W&7w_0L&|J`l'rVJj!)&N&A=r-{7[bh*7T}JL7yYcS67)d5MmPM<MP1aD!!@P87Z}^y7C9iA$[DWaMl,0t!%d[=!!U_W",
"7[1a77&RB5@t:6d)M[Zp7xNLm7H,Aj4{$GP's1@27[F`J1v::3P+*gW7JnIVFsMRN!)'bFauXJG!z|_P5;%jQf$ra)7:Vm|",
"]qB/%NTRhU!dDyj8::M66m+R8&@xsL#aU``!({clNT3n,6Vf!'!#R:y(gdVl{9]-w-4Y#n7qa]i!!+Y47qa]g*hUb4!(=JP",
")N6R.PQ.MYH2|6%!]^.*04{9*#aW*.!(s3|(I[}8!(sj081&4u7SC:Z!AZ0W$|/-`'DvNUsU}nr##m(s3djXK#:Xz{7:K9R",
"8k)^|K9=d5KXf)^:I6PJKtbK$:I6Nx:Q1F[-!cP97]m54sV*IV!#[J[&10n#)a.0b&!u8;&{x|R3h[tu-@=8M7}yNt7%+*U",
"7A%:n7r!Hp76mp)8Pqj&QM=*:F8]Lw)knkv7Plh^sV*9cL&DH,f}njC8!/]'88WAaNNNb_Nlx((:I6PUP*tQ8.Sv}l,V}7L",
"sf1l+PvdFzQ/pWZ:X]]`RD68m9+G0{!'!NR6=pC{,VzlA!-%uR!J8}+C7trgsU}f2s_G@I)U6,G!(}I-(vc!A(d.05.;1|^",
"sg-cK!j4S]7k/sL-(h8r*h}wVsW}KQ/8:M;sh3Kb(d.0zsWzI76{dyWA{i#bX!y,wg]tg87@9zI<DDAk6w1R':,rs|!#:9a",
"!@|iv!#<J!835z]z}Ua*)a/N-&&r20'#tXz)02H')I*K4!#A]}!@|}#K#$+%sV<Dc9%4WI_=*yq5#FL{757'fsuY|9sju4T",
"`6+LY`ZARs%Vrx{`Id^<`[2B.:^Jn37]0N(NT#d:!!}*77$P.F81X1ws^ihf+^_2QskyZ&c@bxwcR'<7:_GL<(d48L&*1Mu",
"''2k=6|w'x7]@&2s^UbD!#R;i)7)dX!z}Qu${mCu!^&Z$s^6G`sll0cfw+B;g)Z/A7L'{:SG!`!sm+gh8VYgvg_([Tg|x$i",
":I6QCh9tnt8m]zs-|fb3Ln'FR!@3#fQ/_$@77'G5@YHS_A7#^p@wbdtNT1B'88/&ylj85TBS;G%sV+y89ymVB9L:*g/W@D-",
"#aUjcQM#Y77UHl9s]m3U:P6Q1F8]LG!^&Vk8{FRT%&i_i#!ICj98Qm#NTRar.bi'H))T$.)J95y!#CL2!A!kZ.xxbb9+K.}",
"SGJ5H!`TjD8!Cjl7@1dk-Hl}:-#+;PNsnGm:AZcj!(t=-8397h!BJY_(QS!7K4LxM!f/g18WL=u6xw*7;'u-';FZplsYP)Y",
"(3#.P#W%[%sXK.$%rAi|#uD[a$4`(}!+U#GC|M&:TC*sJ#&6Qh:13;Y#$sk(7qaw47T,P-sU}Qh8IJc:(X0g#sV+#z;U3)j",
"7(d^8!&nXK!H6c&RJG.2HR2JqsV,^N!-i,K%qq^D'@c./=]JB.sYP)^@,^.[sV<Df8^TBP#K'}N,W!yW(d.01Sd54A$+3*A",
"!$0BC%x|gu&n$${6{auA6}May6vJHM'h1=77Pm!ISdV5|.F)<T'.*_FsXfKDs]pLM&mkQc8m^@n*bS=N7qh#KsY'2<*`n!W",
"st<dm%xs@C,V{xi,YfjL!a:t1!B*#A4!Ph:!!!_y$!r;A*ByRx,V}I&8Q:K'#zP`R!$5]N6}D,(<h2ua!z{'!)+v;t(k[Dw",
"!ALkb'LK+k.6MG8.TGa|(d.Hf)%MufHJ#8C!CdD@,%dbt%WZIss^,P(Bn)&[[=H;R0T:l46VHY,sZMK61nix[6|R/`[]b)t",
"!!ipN!$&_z!!$Cr!=APj$@:S4s^yqasV;m..b5hm#xUt1*B[=A%;.7K!{0wT:KLb50%/yA:I6uu:j+#N,Phq/$tt,43,Ji5",
"(d/&R2k|,@!^c09A{[+j2M3YVNT1H=!$_w$6wXzUNs8$8!(gia6th3K$8HY)!$h}w/1@zh6u0*-7T=g)_7jp53}{;2-70UH",
"!AWu-!)(Fn%8*RS.4hL;*=hn(2kH4I##w1v*{Dhs!{,!B/n$im1QUv-6v0I7sVGyt)U,w])a+ab`134hM|:xn!)T7w`mqpK",
"s^suxsV[$16v}sz%5Yhc!CiKBsYF{KsW&<5LCbbq78iv67,.j$!_AUg#]CGr!@H,8MW1hv]Y^wy74/(W7qcQx]<uVd)($uT",
"!(-Z$7SFGu&n6&L8m^QtNT(L,-W,VJs[zXJ#@+{c$7KF%!)%m77r5v=8uQ207qfn++]V5w'./<[;fg,I/mu.G;cR=y!B)yi",
"&qWfj0LDcWsU}nr!zz[;6Vp(A1,9dh#YYb0!C$*=!B*)C&r^H,<'DJRs[4DIc(+%/)a+UR.<s/P+{gir$7tG:%8=GP$y7$z",
"NtBsd0C},2s_z9a!/M9M6Gt/$==Kg[811a]#:Nxc!):zy!*{;+=aPTks[+:F$`i#G@<Z1Z1S_{T$a&}.*C&Ys-4Z+WcFFK'",
"#=&WvNU`[%s[=ARsV2g-!@[:/'TD3[!t!s#A!A-92z'6YA%Hn-s[:u;s`f;/)a+Vnf=A.1B6Rmas[.:Gs`pM3)a+Yr1TN.w",
"saA;ss[VbisaCx;)a+Vs&8,L6saX.0)a+Vt!(|/-salB4)a+Vu!(|51sb#V8)a+Vv!(|;5sb5jK)a+V^1TX;)G3@dR)a+bs",
"*+z)Zsb_3V(d/(nsY@#0sV-Y:(d/H3htu^G6Y-9FHP$[-!=a{CNT38&2]mfhsV3UkP2:p(6x%*A26'.|7@KJ4!d'dT74//.",
"%|fh5/15J0sX_kps]m,r-H0c7!}7R],V}s4A@'Vb6VH}3QM!1P8}1_csZVjB+!.+h7@|u;sbGK3sVGt17.XV'6u&*v6wmy+",
"!`57)7k5h!sV[)n#:;u8!%d[P!`r`47g:-ZsW&Cs#wy<w!%d]G7.bZ)sWM_!8S,sG.4U+9!&%p_QkfKB6u;^pPQ9nw!#0nC",
"!.+`a!!$@y#wyGh!$Jj<8q[hTj3d;l!&IQl!$b*PLDi.2!Au(r-u,z03`U'j'raBU/urWF!)h^$7U2MF!B<2D!)&[R+%&1M",
"!%d[P:vKb<1njLT!)iL;7Uy1T!BpTJ!)&lW-$CN,!'C&m!Cxb[!)/l_-VY2v!=AR6!(yv^+{*`h-Z5R{*FxQ0-4Z+ucFGGb",
"+}`JUPQC)8:/(d!QkIyT2d#)f!jw2D7}{k^/2G!H!&C&bsY1dFdBK[4k0b<[7_ycQsX|(L*a7:ksV(0{!C/j{8q^v}$VXCk",
"(IlH&%lJRD!+#fH!!$A/7SFH&&mx.}!)(%^6}(cM%UUJQ%86jdsY;.RsVyR0*Cb&+9/7xUNV}.06w1R7!98RY!)im-Q.jNA",
"-Vb$hJKS=ssU}<(!!!Bu8PSVF#wwPs$VTq{!]_0L#a]3Y6z(0ZT%s2S*B:lT$Vic-$|#pF#^_0sRJ&Mi!^1:<!B=Bm'0t+-",
"'N^JS.K0MX6v@sM8SHMW0Lavk85k^U#qTm-!+#UF!!ip3.'|AF6x'3qP35x|77tU<Q/,8]GUU396{:mlsWMb^T%U:K#`w)5",
"!$|-CNrPp}=/aK.-V}{<%WUwZsY;1SsWCyI*Cl,,7!u#lsWalR!&2-v!c+/Y7qm&n$vPFcsYx7jWk(sp0T<4S4x8@b)FTp.",
"-|%XW!).pn2lYi.!)9kL-]Wuq3dD_n4=:Z^!czb.6y<)AsY:r3!)(=:!!$_W!=ARR0T<SgqYRVp.4@I=2lVjs:Dby8p{)6#",
"t4cJ<-qCvH-WIAv's2kIqYmA-'I<|$'Tlw1r7K[+mg@7'4ld(`2(3$V)knn]=GD[G7SV7P!,lX2!]_aS718Gus[z[}!@)v|",
";krR.!%.[`!(!a8$tuI]-r5MY-WI]!'s3(Rt1CM7t3{GA7xn-0:F7(_:d3ZT8M(xWtPXIS!'B|/!!t!X!(4i9!!$d`$tuIc",
"-rrug-WIq('s3:Xv+:=M'Jl{28Mm^ntQ5qY/Ba1rsZN8n7SFK,&nh[B8m_5,!'!MY%!FT}1(L)9-VW{nQMVCm$2gmu!.4}k",
"!z}C/$8dfV7U|DCrwFCb!-WIf6VJ)Y0Lj)]#:Pj6TC97x7PbAR!|$n*s_22(7:|XmDT('v7<ID)!^45x!BIIm0]S/pSdHy1",
"@-mQh)^3)J*pxa;(d02+.46')+}U|8)g,Ga+&'<c*d}TC!,R:fC|C!&#C^),!'YQ+!!$ND81V).sV5UGNTPv1@;A2L7Uc_&",
"4/^Fz74:TZ&1w^`%tD,g7s(2}$t}.(&10d&&3;'v!$Tq_-XkgU%;5i.1KU4NscMd+s[+'#sV6wH1(J<B(kTi!J[L*&bIJXT",
"!$5]k(j(/&%&iK],xFps(yrntGUK,x!j=mb8kP8A(n^xMQkSBk7Zp'}+)Q$87^UW7-87_sKta7y-ViQAU^-g`!B,8N.;2V_",
"7<m:7:&I}7<fD)SDTCK*RhV|7!%HJd#Ym9C2'zdx2cWbJvj4Xy3`SpHVZ=j%!`@:J6t|I]!^N}A!<-N##,gkk'TGWB7PlQ[",
"!$TqQ6w3x5.4N&F82Q5K2'}gsVZy1G73nrX78g+;Hq/BxP2:sc%.SB.!'FW(!!$f&8m_xU!z}*R8|7Ggy}Dr@!l7)|7S%%^",
"WW1}G=%*Hz6tf[f{7(U{](H;mC#Ga^*B;xM7{6)1*a/8B-X<5$K+|_|xB3pi-XnDQ.LsYZ.4A)l+|mN*(KH3I(knV[NTG)n",
",!)RHNTJz#7UPR`NThW29-SBK0jmnF9zjCKs[+*M!=W`jMRf4*T&JhN*CMQ%*GLr;(d.[kcFGWm-Y9.`!9B]Z-[1$cSH;z)",
"=%y_LAf6SMNT3M!&`Sp|!)/,wNTgZ+^u8!N!]hU]&3wa'&T2+_.K0MU+#4f{tRzM!_4WC9!j=]_7+FU']Y{dDMq&='%]q]c",
"s[Y@+!Mw[:NBX9h,x($[R,5c87w,mfTaf(b41ttf!#@IK!p[l^75DI56^sfk1x@r3!+Krf8tgs:6}kumD!P^k!!X%K!!$d{",
"6th9S-X)Aw%8$]a(d.pP%Tl([!^57I6uBPX<bY7T7#Uk=#:NkV!!ph6#KF+w*aF'&)(%$T740AGPI-_M!&grv!'8&h!!$;v",
"!=AcL!(pDD#!!)d)*kz9R+gMV*Dz]PNTGs$/Y`dRNTnhH7=!ya!+()$<p8l:9zItX81S_s6bSGfJ%Zp*%VJ^n;H=kJ#Klbw",
"'N%-m'.4|C#YZr|R)b!KQM3*}!&vH%7D`!W)Gs_B-VXS(sYxgTw(79qBZ6<=Ag'Wq!]]Xt2FMZ`#xL|U&4}9IF9'fXsX'r`",
"*DJT2@-14[!({cl!+i5VD!n#s*,A7,=i&;f8qr}J9pJ`q'=(<3:s'wM-WK]Tm(!U-sWLj&;syBL!fbH<81,[_,{ax1s``W%",
"zYhJz,{XB`=:U<J.W:w;7SFJW!!&/v1gr5#NrQl193)%ts^K{k[{@@!.8;3r7r5N7Y1_'h0zq8=hVSr3D;u6W%ST.17SC*v",
"&1Cq9P1wfC!#Y7Z#wx8`!-uci!!$Dc4P%2+#)8%b3dGVV5xH=b-VYpQNT:m(4'y+{6zGU`-]Aq,741JA%a|KQ$vuyS3G'N.",
"&V-QLtrhn|!D}-p!$#P{3gRwK2Mg(;RJ<s_,J}s.&Rwtj!&v=V%bf&U!)8&t)F`.Y815K6#Y],w-7l.Mtq9!nSfd:X7U:F4",
"9N3#(*CbA#*D@K((d.[UcFF|H'P3I4/S1jg.6A_j.K0Mp/r`*j/PG2L!$5^B7PlrFU^^1l77$|T29%zL<{_i3#]qdus[-{&",
"T%lrF6gKhj3q;++S)$9|79'@QJi4Fp!L+PYNs.G:=:{^)$'w0f-VZx47TLtbtr8chtzIGTtz]TX@,]iCNrqgC@W7SFtzqa$",
"A4uRXAT4ZIGU#vY@wc2$,C7S'/WC9@7{L]['jzm!NTPv`75Iw0M_Zc!ArSdCB1qnW5KV:/t{0th1FhBb$^as^%`Gll!JK,=",
"S+sw{+JX5`%aMp%BnR,jsY#!{C.l;KstJCF8A,-C,baf_<,PnZ$tsb(sx'dd((YF)!C/dP*BpKu*D,<#(d.[SWuM_{.5ZyW",
",![aP,{C`h.87Cns`w<Q&M!r;m($LhM@hr7:Y;N&WwI;]0_$/1!'1^*<UVX&7rPUY75=q((++++7<zf1'.,AV'P2n@S}/#7",
"s[+$@)%Zlz)a+c;T<.zDTz+@:X50UF'.q<[6@-T;QL}aZ!B@BJWW/GK,.Y!,!Q'gQ$Z$a-)a+kw(M4uN,,}|K-Xg+B-mw1g",
"@M*An6XTy7#zYg9s[+bg74SXr*BnC{VUbrA/A({VUVU[j8nUJmZlK4[3SxSQ!&4dt8F9hM<$p5{RJ&<1=QJ'-st<rq/F`0]",
"$u)t/^C!qp!%HM}!{0w99p!'7(+*{,SG%4*3SG.h*BH9p!Aa{+I(a*0Bn'&'-!k$5]f#(/!#y[.!qbW.stTCD]f5IT7!529",
"#C--<8:$27Z.[i1!!Ub[#m5T;0T5#R7$gKg1JCxk7GbsZXL:W`_^@wfk.)P;75(HWstJ3Q7&R]P_!SY}7d1w/U!}'Is[SL^",
"!R-z%6wa%wXLI'M8Q$X!@wcUJ9kd-<W1&N{FQKAr!),k.7ZVz&,:6<r!-M.Z1ZA+7!%ZX0#fxF$-VazgPQ-bLG7;l]7C5[Z",
"s[+.n74J*%6v^07sWWdx$VW;a1gfFX[Us=x!#pRx(z504]=+q$PQ-bC#:p)_)a+T`5.S#3]q=%*!$h}yTajGR7^(TS;iRlP",
")($sV!#U$u!$caF8bSh7;3|vV+{I)-^<(s@$tu:u*iW47`qPQ]Ns!:77&[Fv74@Ty^YIZARhGl8-rAAH^YDfvZMbGV7quC/",
"-tlnB6bKn<6kn_|6)`(UNrf+p/4vxw!,yPf:vKii!CmB/-kw.Ms`A0B,WP/L/5Vq!!}T@/!={m8!{9qy6u9S#adVBb4(mux",
"Bn(7L0.$`<2cn17!)6t4-VYN%/r[XY1+<3F;Jv)R2t5L|!JGZQR+zcY8)=6)4zn8T1I<*D5YKMP1h<0]b2m10=GDNj1l|Su",
"!Dt'ZbN57Q&@xu[s]X<97wkb'9+(dd:^|.h!%hm27$0sQ93nR]7x;XS&|W'AAX&=4$VVQC-Vb*V.47:{<bd3j7C5<Tsudxf",
"*GVxa(d/,{!awc&$8+Z5*%HGr00n'k1h&vS/n'%(${c5tsYHHbWV):q7uXFvstHM-A)c:u7Z(t=jPK=GL)MAF!.rw%!|8Q$",
"K4I*z$!/V05ug6&6y3&<7I(z;;G0;|#2n-P<^Kf226N:/!CghqNT=B''#L(s7;as=3R,@=7Pp<P&18UN!%5SM!(TTv#:<1^",
"+B%#L/@rm;RJ+h48arFH.4N&86tpt,Wn'u4#[CCx#;#wCNrcbF:Md$G!]k2q'z'jcP1{ld(XNvN!I9Cl%}GUp-ty!5t3[Td",
"u9SF[8S5`vu0byx$f_tT8:9k[u9^4@)U,sV7CTs`4|HC1#_B%/uLAk&XrQ+r6v!gR69!|{%4[3C$:!uy(gwCC+G}8_!),M%",
"!{5mYSxW_g'/1;R&qU{+*SrH7Vxu0*/Z4(gRi#]M%&}'<PS97[:@W;w9k1t9T%^6K'[SQ[85uh*f%f=Ds[S<Ff%&Zs:}8'`",
"JK]X:6tjM0!/l=l!)&,x&PQV;7<rMM0jbl*%6DWr!@xJn!%QNi75jcVYnd6l1(SJ@@N9H&sb[,Kt+QL^bgh*N7PlJy84W@R",
"At`M.NUB-53R#kc!+YZ.!)WU#%u`Dk74w{atqZ,L7s(^Q#Y[-JMW+{!6VI'5SGW@@Af-5AVxqi2*a7rPst=T)sX{^;.4@0u",
"74N33ZkWy;8q[QB-7n4%g<pka.y)Y0%tYSc!%xia%SdfF!!9.Q#:;m(sZLWF!=AI!X5Uh+:g|L$DL5BX&PLP!7v|I(YQxt2",
"CB+cF!)!3J!*V1I!!$f$#0DCy7]f6t8@uu*$cUfr*cx&J+=7t@<pCMM4xBbM76-NP-9)05h9l+d$b0IX!&%pN!C0&#(x[0n",
"XT5#q.5n;t84IPs-7DZJP2.s$7_}n1!,}I8FUjtd&n!IV#aTL}%;9H,Ns7-A@;sS{AwSiH8_hD4<$pi.U@71T!,NK]!!$b&",
"&;RZy-W6fGsYxSf*#&DQ3+q]ABn&s(-WKsI(pNIW9+GFj:JI7wsWWn{&5IQdP6;S_!#H5^$VW8G5},Ds!&%pN+lVn:!D}-J",
"-Xg+b1kMHm&sw8C!%d]22jD|3*fr+)uNva!a8)@$D#t5j6{*pL8uN|psWlCU*D5G0*FQ59(d.[acFGC`+B%)N1L*[t1iqnv",
".K0M{86$V9HB+Zmfhriv26'#m[+aIM7:iL<K*bwr!)P7X!LSqcQM^by!%|'u8m_sG'LJUR]Ga)[9/6P7(ID_z!CTQ-Y1{N0",
"*,#SX!&vHz!]_av9rR[H,YVlH9PSJSstL%f-1!-C6xI+s%4zHI,xb6^7Th#z9QTV|9/ip&XrVf69lyG[9RG.Y9NyQ/H5h1M",
",=R;-0M!/)+B6u`7r=`&hY6|*81$^vbr2-4!}@1@7Pm`x!%.pf5iB0NsY*bm7465G!u<%b(d.^c/rgFfiV'MG#wxiW$`.CK",
"6kFUksZQS8Dz'lq#c1yL&vB[:&uqsU!I|5LV<nSD;a&th2/T9v.qhzXV<Mm`A8^hQC%^pU9nmIqWW(z0stZ}k7I]hKsV0x@",
"(d.]j+=TQ3jLk4n8#l(%:C_u$9-}Hf!i'`19k=[n0.aAU!W[[JRJ1fwkIpw-!%aCnGuMM_74Ud<kp,h1-_/'%5^DLA(d.rt",
"6SyK7(!s&s#;8GbsXrZ/mFz[X6*z'FhaNc#'sI7|l/p+n,CBNH!C/dP7wMBblK{:bNTcc/:iWQiG'm40QM)}/$pmKibIIz@",
"6]sS&$W;Du!.`;M!(IhY@-:mb!-M7Z7SFLi%42Bf7U#zF_@Yp,na6)P6XxTs)Yn2SuNxg8p!VLAs^T/l/MM1PuP334FFZAs",
"9*=X6GMH.d!),4zp{RgsstL1#!A/dnTaP7/7</DfuSfq7!#p`_&mm!ts`8mI5W=&hq:wQrqxUkv#yjHV-l4(x77%&.NrPW7",
"7P9&V&rpDrNTd/m<Cgi]NTR|i8U@gGsV3LYU$*Pu!-,gH*r]})g(UR<!/&#])734*-9yk=sqH/]G`tip-pp_kj:n^b<^Tg`",
"uT&$f!}50hnBx7N!KNF%dN%&l<!D#2Nrm`-$r*0##)k(UsT'I7s7)jT%Q%v(stA+asV;mW7Q!vB71XCQ<t<|f&2IxWcn76v",
"@0b_uAwXDq9-}Xx!#s3b7SFTkfJ#I`uSfqj@22Sd7Q+|A<$t'|!L=gc0rg*8!*!s(!)L3WRJ%U/Mg5c--W5DW@%}BF7ts;n",
"!ZYum!##:J&|u@u'5Arj7tJfa!Zn%p!(}=,<2y@[@wv,2u0W{kuk1BNukFS2<^r-Gum5Pw7M|B*<}p!8NT:I,sZL^.!!$B5",
"-j!mz!&]Zm:Y*8h6w-pW4(v^;9kbV!jS,M&=0h^(#aw)U&n]/^0s.%LsV+*!!!$Q51ZA1q!_$D;<5nNiU{vdW-Yv+5-VaL(",
"-YjTIH^a3i!$#Pivh@zxwF}3<!}f@q=zhk=-u{cD![Kl+-UGMR80%%wuj^qYul.$B6th5Ist]Up9Y{V*3hY4Q&;%H1uSfq:",
"sX}DU-[mBHV:|F8-[cFdNrmK'7rSk(![}{##wMd6$`}aLulL6Iul`DMMFK{8!]<C,1I)<h!zpZ6v-Rm%((SH8uP<s]ul}XT",
"74%FU`Z$Jf)hd;2ur9sqKrjUyupJ|.sc`I@Jun`p.C-&}uq%17!_v#B7$V/1*NwV[NT5DJ7!52y^CT,_lh=LA$cUls(d0G}",
"stxRZ6f3;-&Wh5y!F`!)Q/prY8vIbV$VVwAcPlAC)XhF%!%F.L:8x'3!(j+<!!$R'7SF^l&PN<=6z!{^=8hFK8Wq'!sX##3",
"!]_z&8.4[N&DB6s#ZKNL!;R18!Zp:a!y/F9;sR)_!;R}W!y.1_#*h[y<d!''7:@1vi!DdU*G6Kk([Wm:!'cBx9L<;kVxh$l",
"6|R'5Nr<bX@0lpK-p<<{-VX$:#v*Yf!$#PD#8R]JSFud:'&_&D!.Bhb7i$d-!)4'A!!$FM!GY6=%y!sz6^QHz3KuKV!)1Yg",
"#Yd9F7SFNU]d[(B)@6KZm2n6i7w&)F*%,n/!33ddNU'V9-WTYA!BJP4!)%z,8_Z&-%r&c-WuuUf7&c/R!!Kxx7A0]:Ypw.l",
"97N96sV*a8=2%d2!&T8*JL1(+!(}*86vFUYsVy<[7]LQ$(=JRr8v*_G+]VR587'ujA=u_!!F$k:Pp%CSsX^K,.GC<M&8GZ*",
"8qf{=,:5uL!'Q15;v)'07rUJL_^Q/`*D+1i*FZ;974(8u,x();VZRz7/_MvU^Cb!-CLkk{!#iAg:_h-QiBQD8:MS62Wv-c,",
"4/i83!+xLF$tuMjstGj^-fDSuKSclIF{Q+*PnD:|sW/X,02*]5G^KIu79t$74#&uQst<ZisXt$+;i3Z8P2Q=SGs|j&!)1F`",
"!,I:+)z1'U6xz^!i6hbp,wpZ2stGjsHR)Np6|`c&9g<wP5YKdV!,)5N#[!u2!-2Z:_@+%m=Zd#w#YZ|^!B&y+[h^[Y=y%,w",
"!a_BG8RXlq!IY;8<}v52!#fT'AMu/(v4L8Jv6w+a74DP9$u)Vz9TKq/!G!HR9TVfS's4tD9UI;m!)G*tA5A_|!(rj^7%b-]",
"v.!uRAr{#=v.9yc,V}d/7^P7dv-kaq&WH55==B|=:/t-n4zq4B!gu7-7A`-uGcMa{7;a*'5!MK/sY<t*s]R%F*IwQaCksd+",
",)Jd^CMT}xcFI_t*MR|bPnYDA;8@^r<,.,<Pp@xr!P1Ab<-4jYU!ndT82($;H$kA,7UWT/S(mTY+w:C!!(w)*%,zui/k/!;",
"!AnH_QM*u4n#LMF!KdQ_9U/[J6|'nc7N<Hw#:H0k;x=;{)a+^`&n<|H!JdaR!)&,P.W:(&Cgp&PNrGki%-9gN!CU=NaWSv/",
"!_KNb!mmvZ-YZp-,%n37$<+NXLm}i%,z[kY8S1qR-twS]!]_rQ7$t-ubrP0FsVf0*7].:v3`t=z7lqQD%AcgV!^C)D7lrhP",
"5YkTS7Y`UZ5AW7Gp&c(R7BRI$cH{;4p$aWFj:rDp-n.78LH+i58R,Hb&S6x,!&=Mx!=B56P24qR@*v:qP2Q/)%420=$@4My",
"sm+$u7_pqVP2Vj9(Xbxq-X&`v7g==U&1v#C.K0MT755bFfB6;D8HvZB6m4W&:R8[S)F@py'jfw&Izj998m_xyLS6;nNTFP)",
"GUA4#Sfi]88Ay4cnk7JQ*SM]g7rYlfk8B7y:hdz*RB#:C!g^lF8$G,6-VYcf1YXT6(+8X)!+,[A!IHJ/[J#-{7D_b+2[-y_",
"7s66R7B]BNNr[$s82($tXTT.v)Iz}]6ty(5,C'`.sXK!A*Drn6Hp2@ssZRz&!!$VNGTvn@h'M}|:cB'&BDX^dQcHfJ6zJ]t",
"p`D6MNT1sN!%,C-1''vW7a5pd!^!&j76p+i*`Z0I6{Y}nZkVz[/gJb=-W3n&&}q{{Ntr$v9!J!h*}|09!{JmY.7zu!!i7nP",
"858u!6gvH7!%%fb(99|2!*#kD2F=nJ/B%X$*=hr,2cvPS!Y@xaq<|;f!iCqz84zq}.sW(10QHfcsY<DxsZ|r0*H=KQI/ZR1",
"_@@zb97D-lJ62)274JN`p+[kr#3W=A6u{|i#:y_]s[qUJi!_3+&4},$q{a27!|1wU%u`9t&1.Dz*%[+mr<8$7cP}j'(,8('",
"2cukBrV8:F*=g)&s_I*{$7J!+)g==AsXgXa2d+ua!Z)Ii-VW's*dTUj+C)aQDy=D_Q/Mk7C_&(::4X0jU@'456|f2}-Whfd",
"0<%@z9PX7AKV:#pdk9$m!#ybK6/JQ:7;yTi^aV!<!aQ(97snuh(gfc|NT4;'G5X`R)J1|&7@C_}!]jHXLduH*8n&zZstKaq",
"7-6r7863vUsV5HGW8'3$L)8=F,^DL<7wY`iPgIr_/mxNUL;0}(!)&y3';FW/!xF_2$Y@%{!%ZXTbIJ/b75tL|VxtA^9@Y`p",
"aWz}B[{#/J$VTqwstUVjphb`7!C2%2Ns)8W:!y60!,nhU!A/r6_=ud'1vRp,!%al#<B1GcqJ@{X9aGgN'.3z$%&_[}!G[c4",
"S)hqp6uWM+CJ8ZK95{7qNT2]M-Z!8Y$^vi7#=0Y{={(Bk4zm}_*cYsAM_(x07{A21Nr^Ju'yZ828PSY:8P=KQ:Wt)n*BJ}B",
"%C|sf!)/b+$VY.:1+*'A%&|`N7a^RYP*kna6|Y:m-736LNjVIP34dP9#*-|P#x-$5(+:)ATb54n%rB`,'jp}#K1=UqLZDlW",
"R+S{kLIPbi9kprnpIt/vMikFv!|_|I$#@yQ.<,k[6uvXG(,s8$':h,%s[r2n!@/n*()i]@ss,Fr%'GyWvht9Yx%r@#$WtR]",
"vPkl|vPbvH#]x6/-sxr'!)LbVs_GuY9<1NR78uzv(Iq``<{h$X7tdlIk8}(Dsu&D{*BR8DP1p&Z6T2]_8/(QJ1nNVxU#blA",
"-]$Yk!)&H%4A{uk4_dk#5@4S`P2v7Gy@,RC.F[/kZM/J=!@[;TlrPr|!fiql6|32mR,)@y8CrP74Np'F<qPzDR,mK0D<qz;",
"m1iDx7rgx5m2$r}7Dii`LFZl}7%8qT76mpD!^+<^#YXVM<MAKb'LSZ3<rF`Y6x*2d-[1%4$^vi<#!Dr$=}g<.vKr:l,^00`",
"TB|%4/AGRD!2I%V/$)$:@@IL//PGL`4=:,R#0lJ:7TY$I%xvSbsX}3_7:A0gQF2'&H:6:R!{v*t!,;QP+2F9!$76}:!M<k]",
"dLz8r%Pys'%1[`_!$h}Bi=mX-0zS$7!=S]8!2I%q)kXx&6utaB!^wHU*=gu^%n9'g7KUyT+$ZZAvj1FmhCk^bvn#S!-W]hD",
"&Ly1q+)'QP+}j,<+B6k]+abRf3dYJcsY<g&s])Z;*IP3x/_Q6PRK1]FSx.VYVS/#T@CPq)W0m##U#Bd!:iuf]UtUw^!(7cD",
"6th5s+!L_$stI&:J-4-G!cY#+8n:s@&'jcj9R6`f`:z9^7:6+&PQ:f375!][-[:*}$^viD%uu6.={(gwvKr4j;@ys{NUw`F",
"!i^sF8U6zK0Q2m4&U0sD*aX$B3B5ca@S^-C3`Y7N'#j3|@YQ*hvj1=k2-Ghp0pbv66^h:t+G4]L#^Kj),lyd4#yLK^.7+xH",
"8qSBn+=7f(-WJLRs[zm,%Ql%=2Y!j)-jdH<&2-Ff!FRQ-*avfUvj1]uNT:uQ7:6*r_T[fx-Gz3u@wnbwvKr4j6N7Va6{/;w",
"cR'T_.,u'D9qhC^Xs;B%%f(u[!*+i$9=S.<%qnd+!+@|JCbtNZ7]d=ZTY8pB!{11'Yp0[Y!a(kS9TH[H2^00}6{g/P6uCDx",
"1YDD'#ZAL'1(LU,7SkUu&10<C!-Mcj6bSN3!-sH50@1!H#{*y17rd^y.SNTR!KNq6nLu<7F(YN37&8+J7Z5'BsYf9]*G._[",
"]G0+[;X8c5VS/[ZLr}!')7R0tU#7An7UmfrKH:I)7}vDX*}zLc-Va{9RhMntL2{^W+aI(8!^RQ%7SlHY,Z4;S-Yb%RS(l+z",
"777,CKHbl2825g8#::!s<C0xf(If[(<D2$RHhNg0/T7yX-Vb7LMu^Ut/sI8X-h)UJ!&!^u!=A[!%xsNK8ZyPK$76(c%:#'F",
"!$#P;s_m8c92{zjX4dlPsk2NA7!`,F%luzM#&N381f69_%#m6r!Q3nw!%QNJ4Gc8|sVqJ:#L-W{7^u3h77Y%--[:+n%;C$P",
"w.Axr!z|bV6sB7Y$Dxy;65ijI6sC647ZC_;9!VU-sZS<0CCFV]:T+LL&'7P-TF<pq9;xvF7d8]TId=+RU_3it':&^fIzkZ^",
"&%^1v*dKWw$w_'{T7MS.(IFMM7|2{A)4:Qb*b!=Jsw)mN((S_f,K1,g=Q$qt,YSBJRIyH541`c2!_-R@)G4<:&Pu;S-VX]+",
"*GAR!sY;cc8S=Bc*'hRF!|I,8YFNUW!)4*cJ;Zzx5/w#l8pdvV:NY]`A8+yR&n#R@5Cj,0ShU@R&`!w/!/]]y(yl*d!)yz6",
"<q{KN!ChM)R,!`w9@(=Y$7Mq3vSvj/8wPG)%Sh3w&WiJ'74q74w+8_/(d/BX7s9HbsVI3|*B:hM:4N||$Vk()T%VDBSMhXL",
"*GKU2!Bk5nPpRZ]8nm<H)FK91BfPrv!$Z9W!,'%-!_8a%7W*_I-W|77-Z(Ad-V|@F-V_/Cs^3]L*#9U[_Tlxn`2K4ssY%w#",
"`Qb(M!%QP(sa-6A&k4u9;.h|5w*Y`Y){}Fh7xB3wNT5N0JM_k=!I5U=!*+vk9#'YF%4@,]=2BbqjY}2H#LUpW%4pbA%uvJT",
"Sd^4t*F'wK`p$Jba/ATi#z6%Gw-dYx8G<`uWj{tq!K|QS!)2staM_^Yw.Ifxw.Aqxw.AgvNrcrWw=lqBw@,A#7Jtc|-l51b",
"-[%G{7TGFzw*c'#8fD:(su2ah*CMuccduFWch/2ydCSZ'daqd%)2HldcduF=dCY'1f#6A5!0x&bw.H.G6zdM5w@K'vCdXiG",
"#Imw0f^kiyGu/.r'Y-Pb3wK65sm!(=VPY@A-m:.VSdGf[:)=2$wAG007L0V8-mPr&Vy-%i%Dlki!!W{Y%SSP5-W^2h&N8h6",
"$PjVf$^+g-wAnMFwB%ZJ!z|a2iTa#&iV0lT!.Qd;#wy(:wB7f.7M$-K7.YF1<@u7[sW8p)*Cb%RBcksj!ikYw7T2x/w*[uU",
"D]cJ-RhT!89.0ix2D{P@!BQ9pQ.`JH,iI(WW88injny17%6ZYM-Vw#q-WRqp7T3%2761H9w.@Dc0|AA^!byDZ7k|]U':Crg",
"l-YN;!.=ga!DLvaRhMSyk/8[hkk|t^lJ[0b*h]%K-n}9kPWtK{:xlZd%sb2cwagZ`((R;lw8V]8+AGwu*BcZ_sY:x!wI,_!",
".K0MFwKWg&,V}w2ss5SMQ.v{.F<D/B-jdK@SG3@p-jfI(-V`Vpxak*1wCqkcFX'XHw.H]j7!@=Hw/267wC]`kwCqmp)|p82",
"7;.P!kWbbaM_)ZATaW|*p#)U`-Vd0!TaX%{p@G_c!#hcR#Y[%Pw.@CwP2VT2w.@DV6)`0b7sM`J8-l2Lw+M^MwDF0zwDY=!",
")si48!jTY(DP<a1-70)P8@*hBqzFhHr:sz]((Q[FwHN/`71/^|)tn{BNT7aGTC)Cc'iDy=!@|-ZTadpi2$$6v7Jj8b87#//",
",:TBr6i8.A51G{T!Hz6`t:XlnJnTRI!!,9K!-i82!!$P5JJjr3!)+8],V}I%6tp'|:,R#bsV*q^7w/FbdMcAy##u'c!`Hf!",
"8@=%A*%48{-^I)d)faip,,}zdNU1(A.(xwF!D9{sNUCTBXpQlp!!!!#!/i-}z])aT<}d;b{(Nm(B](ImJHinuDX<%XDL.#]",
"{(PskD9jQ.JGYMv6lHX}!=4(!!=4(!!=4(!!=4(!!=4(!!=4(!3X5SANT]!-sV*n=_dw977!rY{by+qccWgGhby/Z'cWgGm",
"2608LA7fsH!.Km(;F4ms!!n3nby-KI6[]8hby+BU!i,YHQF/w1!/RR2by-Kw!!+&M74.-wK{0}x!!:jgc8IW[MhD(#<iFQ`",
"6W5wUc8J%%v3{0Jz{.0l!!+%!!z|h:&k={)I=L:!k.*6r!=4&aVqM.k!=4'C!=4(!!(|S(f+D''!%Ns)!!$G2!!$xD7qcs0",
"by+h1;iRls8+_j5by+h79qB_t7u(!sby+h0Sca;g6x!Zn!{[:l!%d]:c1^k-cv'M7_GY&u;=6fI+)@^0!({zt!)8,v!)&#u",
"#aSQz,ajf@6zWxtQm7{!saJYY7@I5|nMJsp2G!y%Is%`m766AG84/fK5rB<D.y@^J!)C@{QkR^U7W_3uCi^5s(+(JSNUV97",
"kN|j.l-YNDDCW37hC+B8!!itAHpZUP7[6]+9/xg1sV[)}8m_yH*$|D*!+bbfYv-fIB,q]c%SRC]sXy)z77}ZSauIzG!#[C,",
"K/(di7V5IB!]k#t!'k,N6th2l(N1A/7!Rw17Uc_r!bh]Y#YZKVNrwg+1M.jf7XFbu!d]I06ys%I+'CaQfJ,HR*d6H-7,jA$",
"NTdr#:jJ(y9([*88s#I=7.cL2_4L$m7Z%'s6GtgI7`<}s6f3YUNVKF3-aZkF-WdxGNTLr1`PfS`2MDK6NUgYT!-Tyr!]_bU",
"8fCtp!#p[:$RHsdt3gb-86W=N86WM_8Uus0-W/v9-WZxHNTW!4tInZ4KGqAu!s/C|8G[U.tJ%h6<2[:M-ViM_!)JLgbh%a,",
"bjit%cFZ^GbjRs$NYl`rjqB[LlKwXmlKwXVlj6b=lj6b=m*Ul[mHsvDmg3$FV3nwQ$75gvlKwX;n'R,C)(#A4QF&=PnDp5J",
"p$MJljq@'Rp}Ih`q]'{mr9c1k)M/{|9C^5a!*z@k!+7I,!*GtC!)`<XnN0ya9hVQ{!)h[S!!$rf!!$xk!!%(b!!%x!!!$kC",
"!{!q=wF73LmHsvc`S(|z<J;Ji!LSgcNV8:lNLNLV7b@[Qtg2(l!!$B<!!$V=!!$L;!]_YB=lPcXUL|6pHZ9Cgx`R[^sV)`a",
"6VKYyb;Pz$Z{P+58gKI/z:,/csV)`XzzAZl:{^n#-W6PRk.2Nu=]RD1!)h[S!!$C5!!&0p!!%fa!!$MC:I99GtqGQUb;M(b",
"9/svv9dWR=@z&*=7t$i'wFVH]2M[;1S+H12!H(fT!1&Z-st1jQ8hZBj7s[mk!)h[S!]_X978<,*8,H9<;_KkPA1u7Q9.'br",
"tqH%[I/ZR-!CkCA%8iFm%%)[i/M9NQ0+viUNrR%Y85XCAtrl9t0hTg7tu-%ktu+$uNrYXu!#yU575L256[I+ab;MW/@4xy=",
")ij(u7XaxVu*F0/79Cnb83As(!D^wbS'1mK7Y#.YtsYk+tvk}g!!$AF!!$DG#:<J(stGbK!!%d;M@hgi9C^65!+c^.!)/#t",
"!+(8)!-*`@!)v^A!)[XB!2rHy!*4l$!4%A,!1/Lm!H:Mcjx}GJ'I{5H9C^5Q!/+c,NUYzL(+)X6(ID-1jq@'K!=4&Q!,,Mc",
"!+:{;!*@C3!,,#UH|SD{:%aN<A^y1d!)h[S!!$i47qdF;b;MM[:K&8ysWkrz8PB!+b;M557$0s`s[qUTb;N3<;H!W|A9kND",
"83$_%:iWQ-=5$%v8S;Wuu0dGG!ACn6NV(l[0LDAT'Lg$+6YP$.b;M@+9Q@J/7WHk6QM$(wb;MQSsZ%B@!B_1++dny[5d38v",
"!)K479C^5K!,WXb!!/aAb;Mn)82mRru0k}YP2j5u//&J`(d.pHuNL-N7Wf@Q1vf|8:McB1u0aPK!bBiq=CaDi!)h[S8m`4=",
"b;MIu8y3Sqb;M:v8y*Lpb;M:r*N(#D!+!T{!##=W$f_[R9C^5Y!*3KW!A1}UNXjTwNU0UH8<,{lNWDN0r9fgb,YRQ85YKM]",
",YRQ:p$udX-4jL8NU}Ud81gmSb;NR|7)b.NB0||j91v7:!&&kN!,6}x!-^,hX5U84b;NM$<W7Bw8s,P@a@Rkg8@ut79C^5V",
"!*#uH!8]G{!-Z!d!,qN;NW3lZu0cim7SFnLb;M4k#[rd&-[N=t!)aUMN]^pB:gWfw/1(B=2d4zL!<-Mw!)'Q,!.^Ar7qcb7",
"stKn^3p{uc3`U.u9C^5i!,5)V!*_VVPp5+%4:dLn9C^5^'LJhc@(Q6G9U%CF7V$sZb;N<v:cV2I.&XKhNUD.*2cZ)[5BzuD",
"9C^5H!)g{l!*U4L!*$PZ!+*9h!:ttT!){V|!,&bk!+afQ=a49k!)h[S!!%2h!!%!3!!$Pp!=B#a!+mY,!+afQ!+`S+=!ZiS",
"H2U&X9C^5F!*(Bu!*3KW!+.4'uSlp;7/#q#zY{kpuP1]b!!$Br=0{NWNT^IF`S+U,stL1#!A/dbTaP6]7:|YYuSfq77sRsy",
"uP!``b;M$ZuQY^xud3Hn7JV=q9%]+x74%}j;Zd=)<x_QI!lIjBNTy%jU$,c`99)D89sBMG4Uv+)NVC)hb-w53!)-'zuSly<",
"#YZx$.JqMr!),7huSm@J!!%1*#:;|cc(dqID[+<ZuP1{&#:;k$cdC']!,96'!z|k(d%`!9cg9&!NV<i:jqB[L,b*S49C^5f",
"7q{Qt7i]T$u_;qHd5D_jb;MD!!&xw9!!$M'b;MAn7iqau+Tj&Qf$TM(`3ryu!!$H0!=AQ)!)8d/!)5^)7t]1.7Kzr)p=_QQ",
"f@$--f{_H1!)#VsspAK-!!$C5!=B&q!)sz69si/2!)h[S81%&XNW)!k.xxU9CiFtJ!)h[S%44ZquSfpUuSgrv7;2/cubxFr",
"ug,b7!!$Q0$VWGpuSfpXuSh&!#|]1iug@p08g|0C!fFpU89!$GNUW|Si6i*GiV&]4itCg58;f!=#bB/XuSfp_NrcknugUt=",
"ugs2H7kU3KuS%f_uSfpauShM6uSfsd@%tF*u0Wkfuh2GWuhGTSb;M=&*KG7)!({=M:)-GX9M6Df.<IyMuq#Zf!]_RX6{s%.",
"*J5L+!)(.G!*73n!)4dj!({Ict/UN-7qc[Tb;N.#<-C7g:8x&CA{I{;7[,f=NU&fT(26@$9C^5G)(6/H!)6*z9C^5I./RAp",
"!X.Yg7l;`SuQPQ&uhdhY!!$aG!!$pt81$sZNUN;^uP-yp!*!GLuSli=uSfpi7N;l`u[I#,@sS0wIrKgK<7x:(Ynb|7b;N7K",
"<uVLx&h_5[`S2'Dk|(sbb;M^KMYwF8!)h[S!!&k':I:19NTfslb;Mnp4/iJ-NUNd+<`PC}jS!zmHJ^b.9C^5p!+&XS!Ft]W",
"NZ2HdAu!^.8:w(]9n{gB85D4;v-]gs.,L9s(kgAS/mn9U!C(w4'5BdSbrCyN3=sIS0,A&^NTf:b9TL&_!G!HR9TU1#9C^5C",
"9UGg;!)DTC1);JyNV,<t.r+$R7XX!YvAjYr!!$AA2}G_Z,=x;[6VH:a9C^5XRJ(V/=hi}5#&cyV3^p[G3%+iH!(zM3v0@)i",
"<$s*iPp@xr!P1AbCXHHI!)h[S7SFRgNV,W`jqLbM7SGh-b;Ntz8%anHCJ,}X!-i,(b;N&!@1pt|9vN'(96flY7[,f=NUP(v",
"NL07S.qh7<T9w9Vjq@'dWmIJtF*px$NWQ:(W0mkmP2V':(XbxqNV9!:V41am8C4PpVS3RpW1!CYNWVxpCu]fzN[8b;Sd`QP",
"b;Mk%8ypzwNXKnQumA|p!!$Q@!!%fN!!$`.!!'3=8m`V:b;Q5y8hR.,+W@gkNXPG!iV)3HGcJL*Pni}Db;T_v8|G_3&5H6]",
"Nd_]FiV;AJ]f#:@8z96T7yJp@H0P@k!fFpU=AJ(V;Fxs#!,v[!7qcUtNWGWziV)3HL;/h-9C^5=9;7Ql!)h[S9j]45NUXN=",
"I='UA-^[V'G4'UA!)h[S!!'W3!!(@3!z|y.KSm+6jq@(%wI-)h9:rD!!|ag}k.)ka7TpxNsX##:b;NHD6]2}$N[lm4gzvzG",
"hWQRnNLt1GhWW@C7jvrHvQ,bHi5.i!iTLpvhwzs[vPj=N!z|k7*=hqA!)fm5b;M,{;[`{%9dMK<8^_8;,3Cu]f$TM+U#_rN",
"b;N.V<Z$357;@7FP2&Usb;P6[C#D<P8h)q59Zd^AlhIUA!!$Jy!!%|m!!&w(!!$Ym!!%dM#wzyyM.G_(9G7V'C#n}P9C^5A",
"NVh:j2F:|Z1I<*x2'y<Q2F8HCP*iu|jq@(BPI*!jjqJ-L!!&ja8m_qnb;PcILWw/mAnSLSp^;MJMP1CDMmPM<NjKkDP*iuI",
"J:3K9!/1n}9nd.&Wvj6Bb;MFf<3-(D;sw$S8#|aDKg_9u9C^5GNYpixQ'hjX'.*c6`xs%nb;M8jbqPnd9C':z<0tW:AnSLS",
"p^;QK!!$i7!!%BQ!]_jn;gl1ZW2w]%0`'TPSdIl;DygX}:/.<}!)h[S!!%/:9-|}iX4ZfNb;M9!8+sx*:I_@y7b|kG9[uIM",
"8J3$8:S{rh#&Ua%()aCQ!]zj{7UP';-Vv0PPWtRdMMa[G(G}s/](R.pI(7VX!)h[S7SGH}TC[{*;t67V7[,f='8ssb;mg1@",
"!)h[S8TGPZ7[,f=b;M5$7D-A1L]G,LZx:|$!{'B%p=6mhMmPMXR`=gP!*vfFb;NZ^8@_D0ca.]_,iG,'#KB;s!NQ&q7b_,]",
"up(+ww8LY$w8`dm+0@(@w*TC+b;MX6)^_}P=k{]CNrZG'b;N]g9]IkD=2BbhNV}JaQFQ0^R#<t7#z6%Gw-c&H8AZUrT7Lac",
"9C^5Uf@SPv/}SxH/$aaF$I98#$Y')bw9=.zw9S;!$VW3SSy5SZT8T[L#G,<$w9gHHC%rII7cnT6!)h[S$_C@Hw.AzSw.AqQ",
"C@ns2wGyfnw:'^,w:9k0R{*/J-hCu$NTAdwSzpsdS):1*b;Mp5$hUPd;3L,a$#`8Yw.B9c7M@yg-hNS5!)42Kw+tgKw:m.:",
"!z|`ZVQjDqWQmM/w.H1H-q9.dqZgY3$K)L4$^+g-w;-BBw;APG!z|``YG^A#YI..$!.Qd;#wy'iw;UZ[7H@#H6iX0^b;M`b",
"@4xy=7f^UbwB88:!!$Ld#jKh2!)a/s9C^5C8jr5F9={6Z9$%&h%*Cf*$Ky$<NTQAD[A{0{85|*}!)h[S&`=gV9C^5ANrjT<",
"b;M)q7gG'[w3`9#w<3'Xw<H3]7I1WYAj&P%w<[qt!]_WP8F6zbmGP^Z,5x+'m)1ZAcFMm;*[#C+!)-B1!+&'Bw.Dil&PNs{",
"^Wkcl^v+l@w.HSS7LXq&-isKD!)4{c^8L<}^v0^j_Tlxnjq@'R_V,`*!KCSf6#3dMHvxwq!KW`hNTVr98d=#+!THy1&GKdU",
"!}BRb!TfRI8<kcI!)h[S%44L&w=W|1w=l,y=5<H,%I&*/9C^5Vw.Dil(8q]dNTBxMjqjvQbJa4%[}VmmaP%;|75zmmstH=W",
":x&uj!D]A#6!tG:NUX7|Twb,g.JL9I9C^5]K6}RRjq@'9!.Ijab;M[G!Dk-8!)iI!I`1S|=f1gTb;M@Y.hr)M!!!!M",
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
"!)CC|$<%c[FK2{pR$usc%STqW=AQ6p=I:w_=fSP&:SR7+JbHjHJatIB)1I5_@z3=h3D'3]A7-8=BA)!KG6I1(*cNk#!$.Cs",
"B|fygFU<(u%}1St&y&{0%yZJ#(UQ'=%y#b/&n$${7x^4D83.szG/XG77SF@d8PDyq(5T(q(Kxng+BY_xFK7&$R'&!17#J^D",
"D8`*iDm79Y*N<=&!.0XR7}+=(!2+ms8=0w06vL=d6wg0v&4X;Y*}xtz!-+CI!2Jq/${xaC,:4Ki&PNk8#:=+Z!-+KZ,zdWn",
"6i10$*Cm&LFS$(:-g*W',]GX(+3#ba-Va{b-:%_'78#*c!B<uh!!%i(.7@7T0LLhq-Mkfl!&v7T&ugKd!32RN!C!Z1!B*)C",
"*b^NF10gll-XhBK-Z=G;!,wGC.8;3DV6p/z/T7AC$W=`{-Z=xM!aD{#6YS+s74C4.!D5FV%qrT%6tduTUtQlV0Sh$%$;y-<",
"!!%a_jUvNq+##b,*`n#dn{jA^!]`{Y#)B@N6VHz/!]`aWFS-!S%#jM(!-+N3j7IFB!p]Sw2ffS.C1(sb#zaauC0|J&,:t=j",
"paY^a!]_'G0T1<&7U3%W!C1]**BfDs*Dhf()pi!.*GH!u.umcNFLN]C.Gt[9.WYmf!-+6}!$mV;7SGkA*)6R8Gk8}96VKWQ",
"!-=Nj!-+si!--)/FMwbZ/mt-1+)Q!H1J&Xu7f7pgG)Jn+:J)i%!2_[C!zzb$74M:C1+JhzYIU@p1LxPh$_8T&9U4fT:671l",
"G,z9X.<,[=+{]bpXLc8m#=&WvIdG%b!(sF%<J$Ct2d5)P!=U}2+G=MQI&6q0PQ%RD*a+-b4]Sp8!]`v+!-+GNFR!)G,,@@u",
"!]zJ:[61v^#,6_k-iK)-#GLkT#w|AR6VJ1PHCVp*$tv]p*cd[!%XRPy!]`{Y]]:)@!]hUQ%V:G#&2NhP*Cl+i6_hYUL5Z+*",
"'LIs=-VcA`/WJ/s2H)%d!-=lb,$Kq@Lstcy)FD,r!%#</!!$@m!&;D{$VW/R4FG;,-WBCY%TwLdFLP3w,*]-#_YIr_4zp10",
"5:-CU5xyB^!-+L<FLTP+9%^LDG%6WLsV+0)%8lN_GBYFy$c']Q7}<(5sbGK:H=S7c7xHy/sbZ_=!48'[!C1K(Af-:I7'CA|",
"7XlcX!L0!1=GC:d!);j,I:R4P3}u[7!-+MR,C4@w!!8dA!&njd$tuD7-cg+n-WDNY'Tdh*JVkjTsV$:=$#!}t6_07d!)p<6",
"!);}2K4J'Ra0f^FMP1W@K6{:lKV8f9K7v8<sYsI;sYnJ`$vcWT-dXa#-X6@k!)<5}M.Av_#}yB)J%QY,81&B^&nAW`&vB]<",
"8Pj#zsV^s;!-,ytQ/'LT%,G!|QkH)D4ln.R!32R=!),G(!)*P3!!$^wC|a@m,3NLx$u)+B+zw{w$;-+tFLA&w,2fQW$9S,h",
"g`tF(!p]:p%aWMu'Q&4r9jm$@c+bU4(/0S*.J^,(.4A)l+|mN*XN3gS'P3F3G(9cL<D)'u!$xNZ!!$A#7qc_D!Hi|0@Bu+H",
"##abG!g=bk<NN$p%89Z}FLMW#.GsKP.4sJ{,#&{XXQ-^z-Y9.`hY0Cb/PQlK!(Ax-8PB@7MP2aK#+YHj%STqr6|.Rx:8cR}",
"'):_u.4@3v+|:,|XM`5$%tYa)sV$SCl+')+!-@Mwl+).&sV$B<<ll$4%;,awG-J7G-VZpG6}jC|s^V;/.qskL2a'PqIat0z",
"!.1TpK=}:N!-+AX#Iu(8!-+C<6th5Z7;Qyi2.wB.-r9pG!(tw;VS/,Z5%]k385@.h#YZ706c[jb-X)Af%8$]a!-+_h%TlqY",
"#`)j|FL65|SG#=`!K5XRRhuuTjUuC&-X2ds!%RGI!+GJ2!(zxV#@`l`!7}l|+zvj8!C0Q'*C/_s*D^_+)RJu,*))us.uwgN",
"/.U8bGJ_g<!&zns6th1:NUF@/BSxSk#YXSw@a3{Y6W/j##,h!U(IHs_#G.)J'N%-m'.2$y*(3(UAa<N,*BpKn!.Pr{#dRIA",
")FD,n-VXS(NT1s`'lj%x!]bw;!8K,_!]qI*!]aC!&5(@+JK+!dXN-B:'P3B2V[DsZ!H|T.M0r7Mz]&PQnby4-;mMG':I0C#",
"{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&npmSCS!=7Rx6W8Dq74(,`+F^=gU{XA76Wa][+N7YnFIXt6G)Rz{#@wn-!-*wK6th[5",
"(QVY%#ww4$fB(x.V]}:M&*S(!!!$HK8C7^]sW2(Q!%z2h!-+%;76;4V+21$bV]@2n;JB.*74C3m+`iQj!$.My!!%G[42!$q",
"7SF#R8PAC_!(zH-6vhi1761H#(iQLL$trzu*%1lp!)Mv.!)+Jb+zu<g!]_wu<Ft0i92,F<<dpbL@0-gy!'J`[81&Il42#$^",
"!)Jx/iV.$u!!%%N!!$G;!!%1D!!$dHzzAa39A`ClG9y870.$a;6uqcB=m&/lZF2Jp#:=,-!@H9s!)*AG!*XiK7SFh{P1q,a",
"!#PKP+{+AbYJ2hq-tpd#$_(vF#=&Ms.SMx%75L1qNrRU`$7Jw=)FB+X+G(Yr763!U*Bn=J!2_-6!Fg^g12`.}!^Nz`!-A{N",
"-g*Y$1.nw`!-=lb*fh!/+'CX2.4@3v+}`&:XP'Y@*'hRF!%k&g!!$_3!!$Sm#YZ|B!-ITUNT]j+<&Aw=2'z[T+dYqu7WMC[",
".b60asYtz0sYnTC34nQ7Ar,zk05!X+NUPHQ!,&zG!=AUS!)IKfY*cBmPQ$Y)#(Msw#x-$5sV+6$7X2YC7X2fP78ssuPIpd5",
"%@<xD7{w/(sa#<r8#Wn7!h|4y7|-;*sa5L/2sD*)-VfI^!);AbD+CD(D.A@qDg|FCD.*h!VZABN:,R#';ZnF*6{$'L8'x;m",
"7gd8m:[[Wm9%g1y:LLN#aP%<waP%;|bj<f)^wNKmc*[p&_6lV#^9q6sM7kr:!!'B`!]aDT8)z`:<9=04@M<X_;hQca7:|Z=",
"!!'BY!z}7=gwvbl===/l!)#]n!)Tk*!)@a)!),d,h76bn/PFL:K=};#!!'Bu!!%CJ!!%L'!!$K<8m`4$*`fCJ!2.x2A7*_I",
"V]_i,BtwCP=31IvA0xZGCgNLP85N:<9(2m4;]]X;!!!!!",
};
static const char bitnet__spv_numbers[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!2;-zzI.$:S,[YJI:*82iXm@!]s'68;tV&C<`$I!!C,V#'Y,'!=qV.!!`f&'k-2Q!=IF*02Zc)",
"/56+!%XHHh6VR(D1,FIB0Mpki&68il1+*<4!@)/i#|1x6!!_&[1g[Cd.qhI,$ts6Q!#'j.$@)1f1g[['*$|%L!{0L4#$P}k",
"!^Dc8!{N`7#:vql6Wuw#'L|!N!]]`16tf=$673:)!#FP+!/_)Q-VN0T!!+]{!#cc!!/_&P!!=j5!#wq)!!!%!6vhlp&|Jgm",
"!)&D3'lM$))(#A'!!4.l2kHqn'.5aX!bjyZ76dA!';_X}!=4%<'.*c`!=4%='5f7A!=4%@'.*c^(M`Bq'5%;<h9`-c';^4f",
"'4x5/'5BQ4&SMl]!$7'2!%q,D3k-'=6xBsM6NWC9$^PaL6{p5J]cQD%-vS<S6]b{4!&'8R1v::)!&0@FBCab/!&9Hp;phXF",
"!&DMAauXMC!&NTC$g0ql!&XZG/cQ9h!&baI/cYSP6yS^46Gh--dDw}#=zhP]Bx`T_1iH3L!$/`}!#<2R3b7%b!#<+u!@y2_",
"4_5a`4|Td_'8Jc&+&@1:5[CfyGfrn&Gq(|QH,rx=:U{sD6!Iuz9L:0f4b]n<!'A+]9L:0j!.Nqy:I6Nt!.Nq|!.NqB!.NqC",
"!.NqD!.NqF!.NqG!==+!ILRtwJY=,DI]M#I6yTa/!!!+;+d^mKh9jfc6^PS1&mkRq&vB[H!!LbZ1+#Cg!!&.f!{!nP6VHzX",
"!]]:K.7zZ2*BR77-xj)g!.PA/*B<*m!.Prw!!!1*6VZx=,<69T/nB!(#:9LL*G-A&!/V{66a_V4-^T{m3$yj*.FnFU.4K/n",
"+|'|xGGQbx%6{G%2Knx`(II8{!]adN&6),22cY7Q!.P9<!'KUy${rp8!.P<$J]Z`F+!.:H0%9sx-7CrqV$7Wb!]hUQ7Z5M7",
"NTQdd8p-R8aRw<P6@3d]!/V+{!ByWS(QS(*<hj}V+|6@g!]zJJHB/1sKY7kR!Jl@x&vHmka0fhHamLM{'.-%4$cU$F$mM|t",
"-uH86f}Pkd##tx`!{(_R7txvJ!C0MH!.PF'ga&fu%jhR'8QuPig].!g05uy(:^|SD7xZm|!VjY$!!&8(!%#AM#:;kuh{@U1",
"!$Cr)#A]Vsi:^b7!$CrA%qqtFiY{p=!.Q8Gix;Q6!%5I.!!$C2%qq^!J^|.LJb+l^-lh=a!KTrJ!)K1<3(zDSJ]]M`.AUT}",
".X}g%j}n4X!$n$K7SH7P*)6R8K{Hab74*4`6u&+!32j.$PI<.z#wzjjPgHYPQ(kwL!]aBi!/WZzP2;_!+|xv&##)lmJ_+b7",
"!_$A78!1WWKZvZZK[RXk,Kx2nRa:F6/n&@t7y&*}%4xplJb<m=6vT/}NT+Tv,h!ynL8J9-KW#58J^uTw6|yGb%&_Iu#:D`s",
"$y0*}!Gp<r!/X,2<h}jQ*SV=V!/WYF's8zl%5:n!*BH;Q!/V+vLyF0&J_%!!::PA[!_ABX#]CGr'..px!.R$UDrR/gPQ)l&",
"#Ik%A!.Qyp(X0Wk0Ip=cNU)<YJ_!l6/mst*7;[%$(nW6%!)uK)UtVJn0j})`PnKvFMsQx/7dCtZ3J'5:K[F^Q1hWsT9@*vu",
"$|mJz*C/`c$)v!(%8<-J$y7$z1IUjSNUQX^0@7Vj7))Dn+)xYU1J&Y'!PFj|#:SZ4!)(Pm!*h/):uDB:K[FG{1hQPP;8@|(",
"$`-i#*C&Yi#iWu&$x}$H$Zwtx2c[Xf2._i1Wm]XA#Y]jl!{!W&K[F3n2v5XHXUg;1<L&mx=.Z+mK[Ukn1S9(VY3Xk9=IJI#",
"@ItS$K[qPx1[RYT6`y:9A%HuUAd/z{K[qP,1[ft_@(c.]B@/y7C!JF%5:/]W1YFMP@('rZC;TT:D:cyBK[qP40$Bjm,']*c",
"[B);TDjV{3!.n$tF7`+4KY7gyMt8]72Y2BY]=+(I$H6F[M7c/c#%jqT!'mF{!{Guv!ijn5#ZBfMFUHcN7#yiP6Yx2_!&2=k",
"%r9r!!i}{;.})246q.}/C|k8#7gZd}+!;RH6u883PnP5&Jb=zw:IK@{MW+|7!@(sT%463n3}{814x7Vn!.Pk|!/$WjQkD+R",
"!@fJG!)I)c!.Qr@Mwy^9Pn}2I!$&Z66VJQi+#|b;#=&Gq#w{.*/1Pb^<C,7F(,i/v&PQ}[!/W}fKfDBi",
};
static const char bitnet__spv_prepare[][96] = {
"!^'L/!=4:P!(dNk$VU95!FwjQ!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04A|_<)D93*P",
"!!TsY!()`(!@*hH#zGij!!T*=!=r=Q!!T+K!!h6U#zd|q!!T3B!=rIT4)s-|$8yl+,f*_y#]uhQ#^@!M#^+xP#]'Bg4A=R8",
"$8[{`-u$Cv#^@%U#^^BU91vIB#wxsR!!]L*!zzS-#x@w2!!g`.$<BYC0/J76&6&_k0LL**!@(s`$:^M-+#@H!&5[Dg0jj/v",
"#x_-5!!]c0!(d_w%SQD=#y2N:!!]t5&mjlH#[;_=4F'ly$:}A35<n7d#`j_n#a+l*$!+f*!!^-<)(#TW#zC8H!!^9B67)u+",
"*`Z(b#zuZM!!^KH+ztPk7xZl[#^+rR#_q_=$@;c[6Zw$!/W@)B74/=`!@*/J$ABZ85^zq$4d{*V7y//a/7v$*!(z8=!(z8=",
"!(z8=!(z8=$Ak'f5|mA+12K{M673!R$=#6+2,}1!12j1Q9jc0Q!@)*.,V|MT13*FT!@-;cYd^Z0#a]5w#aJkF#b2=P#aiVZ",
"4Hg1J$=i=U6[s_,3%@uj3B=|L6{B-S:*w-b$ts77!#'j.!!|vV5wizt!f46!!]zI4$#N_&7!{a#!{0L5$766:!#:':!#F(%",
"%U4CG!(=dT/WT8J(IXdM6{}2f!(2R{$vM)R!}2l}6Wv97'N%V*(gbdZ(i['p'7X.i(AJRd8HNu@!$L2N!$VFi'.<{W(5;l^",
"#3s1^!$tMS77%_9!%+M&!%3lH(+9:T!ti4d!%Hxq(+NFU!ti4g!%](u'.=!R(1}ZG6m+QL!%{7D(+XL]$0nPn!&0Ic'/bqb",
"(2<nP!{'FS!&N]g'k'8=(+dw[,Ypcx!&bkV1j!#a!^Dc]!&vwu(2T6T!{N`^!'-'m(2S%0$v7sp!'A3p(,i4W#Zi<k!'UB_",
"4{$PsNT2dh!([132KdnN!(G<h#$Rv|3}t'H3gIYT4zpNX4]PZP67*1U!(4*!5$w=p6@$9^6{s_gzzA8xMl,0t6VIp[7qc;a",
"XMij6!!+%!5yP{`Wp/rj@t:6`(Q`;l$^dm['4uzA'5jlx'6]D$7!,-b{8kmhWp6]#Wp/uk5)/8U%yBwr&n$.!%y)(z'A<Nt",
"5%]l9(R5pyWpRA#[JI4@!pF=V.:zA9Wp1SGWp176KWWR<8PDvp81'ln7SIXlz]/52#xkWfYi-+D7!+8RgS1/S$^QF{!=SFM",
"!2T]h)<v!W=_y7+:I6P%=zqp5:I6Nx!2TTp7)9Sx$!j&=`qb6P#:9q{));22@[u]3:I6P(@wm/;XLxq7MmUzQ6VMAk!{Fz<",
"N-t'R!{Q0B!2TS%!$/f4!)P=^!!$<+!^yB}7K=S=7SkF&8m`98%4f-2XL)hjAGm4Tf}dV;.;05V2/0y`]hBRR%|!F_&y'(3",
"K^6h@p+v@m]hjmW%|Imh&yNB7(33{=$1)AK!41lT)Hkt)8-8p]#h|yp!#<*F=dI4G!(Gi}!9X<[7-)P+fvtdm8&50rfB(d!",
"1QFySN1<]1!(!D;<Qy/vNT7WC7+dMx`q[C+X##A1X^t8A9L:1n!!+ZP!31zy9L:0n!#wn476(s|g]D0TP1kFz!!-Av!H-_/",
"Nr]#[4/[=XgjCTd)/B&gYi-4sYi*fXYi(cwL6@:zLC%L|L[@HN:WLrTgk^FrWpM[MsdQ={##}yT2Txf=zz]Su6ydxXBg@-.",
"!({d{N1<m5)2Ryg5=zKisV&)j((*N%(2&NI!xF^B769^BsV+}$4lPkB!2V,[!^'Um84,p30[.2v!=I4;WmJ.(6tf=b7qkm#",
"Ryx`i7SIlss;CqJrwJ4SYi&:g!#<:zS#yuYX#7&=S0cwnW}YX.!2TU-T$xN/T<8skW}x,/SA3Mg&%7T2'!:Sj'696m(2*bu",
"60uXt!gHK)7d.@t&_82_!^&W0)KyBt!#A+]!@|Kp!#<Ul!#;iWWpC_W'm=x%d;wz%&3{rl7GDdC!$p;s8mc2u#CXnt8mdxA",
"!)ITs#C4Xi'5&;&]zT9:#F-Wt'6-|u!90<1+!UTw,Yf_6Rc|Gk!`H&@!*Rl|;B_J:.4J}P7Sb6279bgX*C%V`!2UUJ#x-$5",
"nDq![1nt#-%ZS_R!2T}8WqfbD;M64i!]_@j${lX2@C%Fz#}&<9sV!kjXP.I`1kLm$H]q$BH$l792*QSn!2jWa2j80s$:!uy",
"$w^+{!{#tH$^/D^sV,{[!is$;7(<4m,f+mTWqSZV3=_*D#w|-8!2Vun!&-XiWs5^`(J!b$!&v7T'5'Uf!9Xi.!C$_r!B*)C",
"+N!B!I='h&-Y`yT-V]Na@xcmIsU|ZSsdpzNsf'*S!83d@sYsmI${lYDsYsmrsYn{}sYnZt7!#-Gsf11n#-L*xQF'<aJ&/LD",
"!)&)w!)F1W!)K47-Y*@L-uY;rsU|ZU7c)$f!]`if#Z}fH##'(Up)9dM!^J[g!$l.+*}z9,-753Y!48&J+#kbh-7CsJC0z@T",
"!C/n'*ByRq!CG*;.ZHp<)($TJ-X;$F-V]lk-X6u|W.:Qusg,kT/@rn_R{.%'SYjAi.6ld.+}Ap4pbk:$)*l*=.tTPb/Tnq0",
"*Gu0t!*U{0$}=rS0zw.Csg@xV5C):bT7HY5#=&Gq*V3kKJC*vp-{}pZ[]h+G!)*:28_@!p!I@bCP2pFsUS]]`!2k1tsgK!/",
"sg_/t!2U%v1vRkv:,<#*fAt:D+B,}KW.5TA!2U)MsXrn18k(p{7n-P{sYd.07dCd|%64XxWqf|Z.;XGT-WKC}Ycp^)7(d^`",
"V:(6C!2B;nsgs:3.G4sb.V={G'@^Tj!$pCu7SIXy*)6R8Y1SGM*BBB_!2i*1!2UNC9#3&3XQ^gxNT3r-%t*$C0LDFM$pwBV",
"!&vBW5iV.*!9Y;3!)6SJ&r![w!H'i99_&WFXR4Zs.;vR:+{girp`rC`#]CdxCw+Mb!2VanWs4J}FQ2VQXP):0XR2:P7qt8B",
"$V|4P!!$Ad/mgLX:RR(4;8^(IXR;GI1Rd[(;G(km$:!nw#xQbF*C8iN.r[8*6VMNy!3)n:NT1L)/n.-t+!.-76u88^Ysi'F",
"r5hb;!{$%26YXvA!A/Z&!)$]R7mXCTYj^C;).z+)71'GXr:ivmGdG*5rZ[Bi&PS3@7sq0VZF!j9NTPV)6u/2#XRZSW/11PM",
"&_7zHZhq3X+]W*_x$tGJ!]bccsSAG}&2ipq#w|A;!!RQ*-Vl05)kX4)7Tb]8!!&&s!)<V/%&iXW!%M#g%&iTD!2U'64d^-f",
"Yj@,BYj^@:7SMY($WGcp&5:{@%v3I#=MFFl7)N#(!!zg.!)M8^#YY($!&4Ml8}(RA:,'F7NTpl]7T4_v6VZxB#Z&+s!9YGJ",
"QM*&IAH_Z'$Vi]*$^X_C#^_12XQs!g!^0`,!B=Bm'0t+-'lZYY*D@MY!2i*B8_5$P]&,iR6tfm(#P<Lb6wsUM[BwDF#:@wf",
"!2U)B'<+Z^QM]Yqp)NuS8jTaV[CIi1$txKJ*a&td%XRQT75NS5&1/6{%VTxn+|'|xpaQ!m%6{G%/W7q|7hWG+7sPHF12:I2",
"2H;7i!2iH;2j8Rd)((nK!2U)@7Tz<z74C429qLfR7YA'}4FCBI-WBCY%s6VfWqhZR,0Z)`sY:lw!(=hf!!$[V&10h^Wqhk]",
"'IsHB.41R]12jjA9y`C0PczQssuF/5-f_I8-WF,n'TfF=QB^F|'<YPy'5Dg/R!:`z$V`yU@iP5!2()`K!$/m=!HUx<&uxDX",
"RB%uQR&(KVWqkTU,7UYgs]'^57uK'4R`@7=R}_[,Ra:DTsx36Usx.Tw$XFMi,.-YJW.@ZB!=|u*88v7]!*'CV!)<vPTVpm.",
"(IFhVb-`i$TY852TwUNYTZ3#Zsx3K[sx.T}$vcWq-hCU]-X78+!)=/<VPh_G*)6R8^B`jYQkD(s$g)lp&p^xq#w|_G#w|37",
"!gL%w<BN1J!Dca*R+f2L75!^C:Q0^_Xm9/A+!`zW3BItQsV2iBFvm2w!(xpq#;63z!]bjG!};$'&T58x!2ivc)Biq&6tkLQ",
"6}8[QYmzhAYj_7X-Vl*NYp-9+)a)}&!]bcBqzKiv!2UpdWvIli.46')+}U|8pba1()*l0A*)7JV6qy4|!48YT#&0f3!&!Gt",
"!!$Im8Pj$VsV4g'NT:fb=@Ds#76FU%*R)1X2(1qU&1BTj!@_RYQ.tGT%5.fl$Wnc!4#7VMA4V%^!ALkw$;1aF<s6Y]1IHxU",
"sV5fX!4/#[!AVs#-`AG'Wu}.K)BhwdYj@hc&UG(N8LrmK!2TzG!9XiA8S2Mt(1w1TWqSa[7-Ia(+6fuf78*c&-8.Hk=zh7)",
"!C/h%7'l0A/1dXW!]bcl5aH}G!)k@w6}YF;!+*B'=Nh%h$7=Vf-A'#QWqJ1kBZ7QP+%TRQ79vv7'8v+cWqRU6+{2Z+!^Nky",
"!%nbU!-s0-#Jg^:!2i^X6vjZ0.5ZID.Ty&*shgXA/c}&DS)!gAsWWt%&vBZW:Ia_asV+`#K)S//!(pp2:7}hnsV+Y$Kf085",
"!$p&s!=AhxR,1-csWWfrGVQs9$=aY)6tkFW2%DdT!*9$38#M`U*B;hG7:n$pXkcCr-X<5$p,CfQ/.R!=(J15`.1UM]!`H,l",
"'mRF1(KLz^*DTZ[#i'jR'n'1jU{_T[+0%`t!&!2j+NBu87rK@J!|&|j!hH4QAi+bUSGW3%*CM(d*GLr;.)A})/TT&#QM+8*",
"03WNT9p(ql.SKwaNrwg=7Ja#W/n(aM754kf88/.1*L<9[-X+g;&53-]Yj^dd.Nw@H+#4f{<!N&_7<k#vKWTy6XP)Rt1RQh4",
"!=VU|:hR/uB!h(_<^-R/!`{d87<u)isVB.k8Fb}-K{^:C6u]Y@+8#i574aJ`#;kc|!2U(#::<MJgwzmvQ/:Y[k5-115%]u6",
"8SCni#YZjA6`{GS-X)Ag%8$]a!2U9B%TsXQ$!km.+'u(f761IpFQ!$w7SkKs!^y9_!]c6B)()FX!]hU^7sAbU*`]+[%qpiL",
"DL3cz+=B/16th/l.6Mb^+}6i2pba1!(jMz;W3MH$ku3)ANTV/a6nYPk!p3hc!+|JT3R#K7!)7|r&PYg}98TuqXM_uY]f^=0",
"-VX%a]}H]c6v#<*]b@U{742b3]^r.*F+llG!2Tz4!A7^w75^_W(-_X<!9Xi2s`pk'!]qBh]b^b^sV[)n!@d<:#x1PK.NwNS",
"75s,Rw*g!N!(w&!<k,wLX5VRLHs)*YD5MvU7w:juQlQ7usYnJL-W+Fz70,`nR+^Mf-;!@!(J/$-#uC.ZsV&$X-;#XYjt@3V",
".W:w;7qcQW1QD^-.7|<S!2i*2%T:1ZsV&0G.WdJP#]CZu77y;UXLdxDsVf/pP1mj+!82tt!!!B76]^mqP1pRy!#Y6k#wx8`",
"7x}q$@:G;N:+_MVt3yc]79x2J-q'_23G'<d,J}ql3gSm,jt@w%t7N;n$^NQRjtC(u!@:HU(mM=D+#JpTqYdIq=zs1)i40pv",
"(P/u1X5_H&XQs/5!#Plb!z{yY!F6a$R,Ky|$,_qpS(k^k<Ba'7Xn,G@('q+Z!-CLk!!$@}.qjhR.4|R!+|wU,pbBqx'P3I4",
"/S1jg.WU=**H+<v!2UNi!2X.csl:;J:x&kL&WH(8!2i[Iw(/N&#<k&iXR:^#)tdr{!(s=#!!&rI&$aR*!)'@@7;jc'6th7D",
"!GRL0Nrm5ywcj]Px%+l(8_4z7tQ^:StQrL8+<DhtxBH_*&X[MFt7V-p-X:<;-W{X874C$Pt3{A)6t(dB!%5I86xv|xNT<'f",
"(,|BV!!$Gw:gWPp-W5@*-Y.JH74kDVt4Y|9*}Y!}qYdIH8b3xU!]H:rGF!PH+]UGR%@Xzczx(MMYjJ+|74%4_7PlK;4{dQ0",
"$VZAu!2Vr(sYk|T8k(p:!C/dP*BpKu*D,<#'#@^V(/3YN-;4u@Wqgrv.Nx!rAx)&56r04D.4g[M!ITl@U!]y68i&Nn1Jm_)",
"sV-Qr!2X5(!2U(LVxl^q8i/UhWuHQiXY|]NXR2+J9Id)s7A`mR#;md8H0Uu}.}QM8t1,SVTb55r<tcuTRhdI{6uu`2:F`F[",
"s6_cU6c=Hp+@z6X#[jpdp-5;]QMyuW6}C[6s_R=b3R^r.6]iB)#:ln4!=MnAT&cjr9V$T(%5.f6'6&^a/PKy^!]bc4-Sz|[",
"!w&-g=0!ZI7:QK|<a4Ai6v:Dg7SN!<%T0AJ&rx1FRhMnq(inr#*D{ss7bWzF!*,82PnWPv1NIb|=:X;t#]1c1!LJ_hTCI87",
"7V7$--vy<X0L_|w,UVuqWs5kHM4QPN$77Cb!g5K;6|nHI!@[:xU|-r!!2T78WqjsB9/-N!R+`FJ'[zh`$7sY&-W.BwQMBQY",
")*8L`0LG''%6@0IYl.;p!#(AS&$C;V$^X^w#ww-DnDux!0kRJnU_f_kLn;c7&]8&n!L^lj!2k_Asc;S+8wbbVU{KK;@7Pd7",
"2d77d!32I90.9}=!^0W|#w|4/J++{.Jl)3l,(&SK#{|)_Jg{=1KJdW6XR6592r!phKZv(28sL||(+(sY(h@_,Yp-9$*,,]0",
"!]h!$9=}ZL+B$y1)Hgbk*FQ7f!2Vv&PQU'ZPd0s6!2VnlU^hnq7%z`a6x%)-8j{hd.7q{#,$|7#8UwTf2I'D')iZU4M.]&;",
"!2Uz/M._U6sV&*^#uI`{MLz.a!$/kh!!$=60<`pv!9Z`_Pp.kb*GKXAD;uAV!2lFSN@XFH21gzGsV;pC!9YU==J,ls-^Rw*",
"tVm;FXS%_!t_}/qN^vPHXR2(QBPjzt<%/i(8#@RN-f${|C.I/-N168msf$IaXRZCX1X:JaPV3d;Pvj.UXR5G72sQ86QUG[Z",
"%YTD=!C4Sm!2U(R+68:y6}qN&*J@rg7<@;G8j{hpNjL{asWN/r6VHzD!!!SW###(m](ZR(!2h:=LP_Ll#wxbUTa0|5#W.!y",
"QM1]_A*}%u7^|uH[+NdP;vdSb7_-FcNT3RV6[qFPImqYrsV-Vl1vRc(!fvXC7c){Q+m!-g6vFfh(gfJ)74I+4<%1dP8QF.i",
"](ZjM!BS:zFFZBcstCH(,!*QU!@|(c&S6n)&2NdN*D#8V.(;N%(J069+#4Dw6x`S$&AkGX^%Z@{42+.6+!.=N8TbA/A!^Z*",
"#C5ZA.qiim&ud2j!+UaY&10x3,#N7a8U.1b/S1wkcR1l&!A%yiM0r7Mz]&PQnby4-;mMG':I0C#{(N_xDY[n)Ii0vgHl0tY",
"I<{:l{)%&nj}gjB!=408!=4(!cPtU|J2hkZ!,+=,7%suG%x_gB!(xlp6zB6UcRQY%1N4Hk!!%&V!!$AH!!$AB!!$AJ!!%8a",
"!!$NU6thN<+dT*J!GJJjcS-7U6uu`Y9M__#d.^Ij!`TG+AX8^l3`V;`*Bx2D(L/t/!)w:U6x4x369,-*cYJwP!$$P-7UQ'!",
"@{!fIDPp+X6zbqIcQ!k]DL<k+f+Qj.&_M&{8mt+aqzHtm!*G1w7qcrnB4gs=r9ftkMuJ(gfdJ^QcR31q8L5DA3$x2a3`{,W",
"4){<b'LHl|rY$;z#b75!6r038!)F4<2cX)X7[#kf9&f-(cRQ@S;.0KK6]w*M9&f<BF1lgdcSNbH$[V4NsV,xZ!-,g-8fHN)",
"!*@uDcS,&v+L[=S!!$fc#:`6'sYn2T8H*!3Ju+wVKSh67!(|svsYsBX%SSR8L1BR}LP`ZrLm}dhKu#,8Ln$lALS5&5Idf:B",
"#CYv'sYp!u!]_Y::8B$TA&Wh87}zA/:l.3H7#d0|7u@y|MQlq`N+9._NIX7qsYt-S7FxbisdIW6*99Gk$#7,:sYpk57'i$a",
":|quv#&:kpX+2jaG'l7$PI<.CNsRVz!NQ_F8;_T$d.KUN8Qyl&d.K[Q8)iu5d.kUW8)k$[!)HpLsV$I)sX{xq!!$<G%45#D",
"-hCRPS:L-d7c2)VsfPBDN[z`N#YbV'#:A.7c5^D2Yj@RlYrl+)d'u=x#Y_6:#i+hIYj@)<)/'7,YjI,z!)/&u!(xytYj@JG",
"*J5j46y9FqD;kVs7GpVk!2h1iI5XCA$7A-zAMu.]!@1yY$txR:r:.Xt%SVf<&1.D{&PLN{7ApFD+6fv&82mSr7UFK#$/uR/",
"!)j9VGFIc$st@Rr7#.wf=t68NrY6K=#:@wf!@H:[!),G)!&5^5.h.0b[JYHD!#PKa+{+Abnd@,Z-trRZ$YP{7#=&Ms.SPf]",
"75L1qP1n!P$7JxI)FB+X+G(Yr+$(|-BDf,C)(%Ld1IH0A!'%sI7SFCY-Vv5%1.nw`),jxc*fg}u+'CXk.4@3v+}`&:pc+Y0",
"8S+:w*`]T0!C45pNTcf)85D4f!:hZlstC;w.b5giNUjvH6z'In9mn<!6^a'U$;sC(=x;ur@7Z|=##m(s@7]jR==,W:794{j",
"BZbDH8Kp*K!#R=y7SFJ-S(fjq!D%SN0T@&70TdhP0UN6v$(ARj%=`T=7{9i#@:9b^Nrgj,A4V3cASuG8@wwQ/NTSm.!hKri",
"7{c&'t!,9q#C_hisx.@;!]_[yGQB@5rY%W<!%m(n!!%,(!!$Cn!!$Cp!!%,)!=AQsbu$G'H;vv8Qd+va7ws<Nyzl&b!zz=m",
"$VTqtbj<f+/mcVF$trzy%SQ17rY$:b!%m(X!!%@9!!$i+!!$MP6VJQs-N%Xf!*14p!)D#2!@^m_NrnC;6XT4C8|h0/!%c!P",
"6thGw,pGDq!)b/3!*5Q8!)&p0!)ky,!*hJ1!)k|-!+n4=bs[9kJzn],!%ydM!)&{xsqGl-!=B)KBZK&c;j+ir8WNB2!%XxG",
"!z}5H-rL^#;FGRf!(yuy!)N&2!)8y1!)&|4.1irAhY*=/K{[Q%!%Xxb!!%F<,R*#G!)U(2!*5uF!,aXabuu4YC)tZgW-v<N",
"hY+Iw0j_tC0LAjDs6_Past;f/$&IFcr_A{I<HaRdrYVa:sV&$X+5n)#!)=^g8r+TV1+!!($75g}rY$:N9mUBGt3f7Q*X0AB",
"!)^7v!)ha%!+BS.!)@1w!)#@!R,1+j*8sDAby@P^d,md.NrPU$6wcsh)yS(HSG2_igYk^9sbB_F)yS(;!*!W|btl&w8t23d",
"t3h0&7&[RI!V^M07LNJ<bkF8ih7Qb1hu.|5!)#juNrkcbi4FM/tLDL=ir%N7j1BUg6)`+'iV'6B+dQ4#.ZAw[!$S5G);uS.",
"-Y,m1!)-${jPgQX!)#zz!)@1w-V`7|-bsgt!)-.!k.D2Lkk$7JkN{963$u[G1I[<VD4'qWd-$qsNrQnK(|W@F!,b,r!)9uP",
"!)kT}!-)+m!)V3V!(zkPYnl$F(|W@-#^9dvsYw8^QMnRw-)z=6=(`/,81!v2'jfwV8P=Ih1gyHi:K}{,1+#&l7:1gl8mh/4",
"8RvKu9-{246^Z]'$^Y'p!#`_J!!%#f!!$H`#:<CStVj`k!z}R##:9stbuA[.;02j}s^inZ!!$bf!!$A^!!$<^!!$sq9-}nh",
"bsT74AVs+<8j^TQ7=@.l8L@JPbs%J|6qfvY&fA^Srp=RY;a:9i!_*f.6}7m1d.g-+tVjUv(25za!({IcR,(m5%iD[K;%$@Y",
"1g[Vt;F2Dl;cQNd<$nXf7Sa=^7<k&wtZ)dW!!$Rk!z|[i<^6Xz<Bb#.s_xku#Zuh}P;TbxbsV-l8wF=w,kA@w7{Y%_AVA-F",
"2F8HD*J,:n!@LH0'5$<c!@LH0btCcx7$L`0%,g_m=y|s`=Y{Ng8x-mt6z0PC7{:Vr;Pum!=wr<cr9cM{R+yA<$lIYW!({qq",
"!-4HV!)(mnbs.4w:K/@3!&ZUA:I8C-1Q-wY!!x08",
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
"8v@JI96(!t:R$7y/XPnS)Jq$u!#<Mu!@yn{0N)YQ:uY*+3%%7+:pA=v9L9j&4)^*_9jZW]:*xd_Bq]6!5%.2U5%-Rh5#{I+",
"'.5rp@VwmM!Fh5C7x,Bf!)P)Q<-G%y:I6P!<}uR/5|xvC)L|p8!#<s/!@z5*68nQqKX#4d4_5kc!$/k$!#<6A!@w6|KX4<2",
"KXCsy4h(L'!b,GBL=f5A%{a(X&xfr0'67G3%xrzH(8+@U!xF[MKX<As@]klL!]aL_12%}l#;_j+KX<NR/4l}zsV$q@%5F/.",
"KX=R.87GiX7CX|{&WAKw6;VuGzzC:Y6VT,b'5CC8'57KF'/vvt%yZKP&{ZNF&v%F}6{|bX6VT/zS_<MQ9T-THMqfTBzzCSa",
"{9]-w)TFa0!#=MU!@zn;L5]ig!+'{}$^Qb+Z.g7/!/UTp!/UUP!/UUQJIlInJ^X)u'A$N97&Dza!!!]ZJzG@2*Q#K6!/AC^",
"!1Wrf8Q3;R:LT7G7)l3p!!Ln57SFV&KYNQQK_&t9:|2:+bLHv]!IhXH!1vQgKY<`2KYBpj<v]65S]mI.!{!Vm!4a@G)k^Zv",
"!^F4$!.pKT6wu75%5:+(!]aLz!.pN875&7q7*,IA7!,,67&c/I+A9vf@[,icA%L5v!.n&1!&QAI!*t4n$VW=/!6Pmd+!3W9",
"!@yRG(Q=:7!)M5w(h8])!.mXN!&nRI2F:wX4+XSs67)b/-XS=kK#/IV6!P$M!1N7h!Ys^s-!`-T*BPwY*B<*i!.n(z!!!,a",
"6ty%@,<AAUg!.4x#:9LLKYBm(,(DrQ!cG&(!B%KY$@LL4]a$R3#/Hkc!]ajs[`=_8!]hUQ%tYT%&Qu_**Cv1z*D,<)Q6'63",
"!+z&7!!$_+(gd[FsV&#q!C/xU*ByT]$G&=x$x}f`2kyVk7#Q:&7xQfUiVX#M@@^D@S!FB:-!`-T*BPuB#7f!3#W&+t!.Zn=",
"sVG$z+!UT0#uAzP.4=7X81JR4D.S(-#Yh(H81$c;CmtgV81!=a,!QbU&3qR|B^X,!C=gtXsYr9=sYnB<NQ,f2$S}.msYnK|",
"6|)p`NU./L7cR/UM4YT/$Y3b)!]aLi!]aM;!.mQ/!.p4C&WXKF!/AkpPQ-v-sYna4sYn19MrK;,%1[Bp*J@lx!)4@^-VX9j",
"-uTsFsVGu9+|8BC!^9^XQ'g<d&2S<*&k60@!/V;*sWLfc!$l17#:;n9sYn1A+=9D;sW`si!/V)&KYBpp,.&`N+]j@kjqDU:",
"!/V(}P1mfG+!B:F,%1qy!{*sb.@W%&,!<MI^=Nn5+}`CS/S1jg/y=mK*H!6;*HSVmD:c2S2JF2_5^Rr%KYY(l.FQI'87HNV",
"5wipANrcY49[PL%!)$!5!0+zMP26vQ%86n8D<+AnQ/'VU&}x`k(3#!KsV$r&K_'P/=p:BuR}r!5(IIln7ApIK!^H[[PRprq",
"9NZJp'Mlv{!.nPg-XF6Bl1K,ILb5zC6YKHX@ciwPsV$qNK@'XY)F@p07[S9&'4zZ<&uf`J75^,}!]^L{*bg:=$3(#2.4@3v",
"+|YA&^;j,q&qV+/6vbg8+=7Cz1nKf*-K%)f7_LN9/nQS^+=L5r7lfYrMp+zbFh@lC!.n(y!zzal8PgcHNTha5@Z,{CsV-gr",
"7ADl%MqmHL.45Sp+|'|x^:w9_$Y@/!&12cn3$y*U1Jv/Q1d+8|GT/`9KYZ`'8|zz'L9$bW3!@{[4]TGL4$-%34YxPbGq5UZ",
"HnJ+XL9TKy2}=/qI-1LAGS@fZ((QYa!.nNHJy^!wY%uah,!y'NL8d4]IbLKV$W=^1,<NtRs`b&BL&NJ,!+s/H6th4z8-M|S",
"sV,</.'J{[^9qz%!)*S2!=shtNT=]G!C/r]*Cb$)5,cu27gcHT(.1Nv!.nM:(Ftkkkm@[5!{#!U*BpKp!0*x.!_f]}9:C=*",
"!LXIKJ5<MA7$R=C!$b(z&@x|,!)SJ^q<hFY#ZP`TKYCdk%ZFJL!A2$W@aF8Y-WN`b3}{g]sU|Z0/|Q$%!C/uc!.mWmKY=;b",
"L8WNJ)/'('.$NP+.52^}sXmzXscl3@^M9;C*TYf9.u|UP)Bm}b!$n-N7SHBS&ud5JLxK#L*BA,7!/$ZiMW$Gj!!X1IB&sX2",
"&uiv<LSK*j.4rSy:+.#8VT!X:#h6Kg#YvhQ6{_[Y6XXRN7&)64;f`0a+$Gs'!.p(D#^cY=KY7m)KdFl}$;:PUK[(/@!^Dq/",
"3p@8!Mmz</N4bsV:Q[S=Ms)^)!(SZN%rc.'#:=xlMy|TFX!rI`6uFWxWn0{,#x#cq6th:D).|BI7)D<gX.m9{GdG*5XM_dR",
"&PQ}x763vasdgs]8@ukL1X*Qq!)=J`]$KxV+!4$=.4@1}+!C0h75+d<NT).6#-F4,7^6W;*CVwx!/jd2%SdfFJx)c0U=f;x",
"/PPS;=*t3LRhY^k!*Uxn6u1MfCWA.nPnI!I!,&z/(IGPw'jlWH!]hU]&3wa'&p=p,*D#7{7bCc7U^&<47wPYfNr^G/+/dG*",
"$76'z#*r6q#:@+M!gTyK8S/58#:P7ySG!ZJGUUUR!$)6b/_Z=y!)@(tQ.t@PK`,c'R+q+aa<B(c'%Y#6P1r7=#fdDK=zm]V",
"S(uwAaqsmZ78sN|P2&NU([7@nK[wd.:-ar4!BI0**cF_F*F!jD*FQ7-.trgW01).W!!!&W!9CHU{(hacB]Q!&<JrMbHNF-^",
"FI*Ti{(Pl^B`d4{HmYn{C{/md8au[)!=4(!'.])7(1}ZD28QcN)fapq-ur]A.613Z!_z]W!)D8}!)l;68q!=T%44ZD6VI-F",
".<5GN9QC&J/1*9y1g[3AWv+VS'3^fU'5}xX'6+!Z&PNkV3g4SV;0=z23j*Wl79wK[!F;<h7wb(a!Gm&M#$j]F4gVy[4{_n^",
"5;sr#3CzC_67)aQ3B4fV0.$`;5:-CY4=1&M-u@:8dc9Yu!]_R18TN9X-tl3S!M-9.85PUg3`]x`!]g:l6thA6(8Z3p0.Kz|",
"4p'z/!+Fd3!/_ZbWuwxPJ^kR^D^X{/:LhF:N#%I=7+xZt;ZQ1'9Cbd$!473&!)Igh!)!xs6wu+06umxdW0mJBXjDhcW0k5r",
"<hQMTWv)(r!6'G|!*15yWw(skAY$rtr9fF6cg9&!dc5C;f$TM7fBFx-9LA[5!]_Yh9_V4a9AtQn8g-4,*s:l,!7B*i-W@H7",
"Wur/X@N}4g<ww#A4]YBg7S`L{sV)lk6u.=U-Vl*N#:@RHsYnB:#YZuw-W4L:!,-tu!)`*R!)K%2&WXA@!-N$p6,@yG-VX-V",
"!(npW76V/`9@:KzWuQ6L@M[YB!F}}FWv09;6,@tI7@%(L:a!NY%ST;}Wvr$R7k6Yx!0!Y=!(`tR!!$Yp!!$Yp!{!3;jHntJ",
"*hTM'WvxIt7:#{0<rkZj8Hm++9N<))q@Ayp&nI$$-Vj@=!-1n/8cu^2<DF14-H'6d!d=*C9f+uv8'Z)j:$G]0-JNc9[/csD",
"mHsvG(+'$QWvuji8Dx3R8Zlah0jb***J@Ix!(`tF!!$<B!}5HT3{;:`!(`tD!!$@@!!$ZJ#YZv%!.q_}!)SG(!(wPGWukVN",
"8qfWv!473&!)#m/nc/^L!':x3.'J{Y[}WR}7:dt4Wukd:5,cui8'mDSWuM2Psjs5WMW#si!(`tI74(Y[6,A'H!)-(6*+xyd",
"NTXDx8j#,X!#[Fz6,A5'!*,51!)=xpsYvQ]!!$D!/|Q$#6{Gj-k0^c574qzJ6,A&^sXmr$scl3<]1jf9*TFX7!)+/=!*##,",
"!7*3G!+@nW!/Xvr7Z2bZI]G1QWP+@bRh8A4J/-r<!)STa<b@{Y4zrAr^wNLM[B.giB;/Fk:;Ls%[}Zv.4=1&PPQ-`-J/-qN",
"KZ0A;6^FMaPQR{F;Y^[)QkV7U`$(b;'%0f2J/-y&=zmP.!!$Pi!!$Px!!$IY!!$wi!!$Ij",
};
static const char bitnet__spv_survivors[][96] = {
"!^'L=!=4:Pzz=(&!!qV5!!/7/zzI.$<iYbKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!^0V.#xU'3#x_-4A|_A*",
"$'5-F!!W+<!=zS3!@fN5'TBx<'LTu5'LS-@!={.KCP7VFC1%SI(+'8R!@(:N6vCL=$8Id7$Cl<KCp0XJ&PVl;!@*X7$B_MJ",
"Aav1GCng<F%4;FA!@+/J$DCYWGp!fT#[GiA$BpFH(Tyn]CpXsN!)cFl!!$;v0jb1G&mji:'.*s8'LH|M'jg)P*${uZ!@(PU",
"$9Qfj'W}Z^Cpw)R(glTP!@'xC6u;h56VQrT!j2/'6ab)7!-Tym!z|Z|,W!<J4^dQ*!@-;cYd`K##]&2H#]GpR#[_<J$8H8L",
"+,Pzn#]CGK#]f&U#]QsS$:#I`,)LDu#]aZN#^&8X77:U:,`(JZ)c^dg$ts6=!#'j.!!{|[,YRwU$tsA9!{0L4/1FUh#Yl`6",
"#^^4^!^9]j!#D}3!#m<B&Q]|;#xUH8/md#q6Wa]X!bV6i!_-3A2-1CW2)rWP2fYr(s[=lh!$$wK!$.*z'.@c)(8d'|#4)=[",
"!$L2N!$VD1(JM,M(1jM8!xFZy'NK4N5;).S!#wyP0m7s;(2*aA%.=0n!$7/P$7J|r6tg$@sU}ip!^0`-sU}lq!^w<8f}R#y",
"*Ja(z6Z9Pf#b2Bb!%z:h4{$S'%r&/H4]flT.V#B70.&d5&4%b}5#3`a&Sk6&/my;'#$(ci1*}Mh&uZ8$%rBlm&t%BR'5'_h",
"!=4%W%42(['5'9Z'6]B.{9S(Z'.*ca'6=.-!=4%]'4(^q!{p2T4#VZS4!()L!)9d[!)'dL9jpZR3hFK:'.]R/'86HI!cSK0",
"6{Ar2N-cYi.ZQ%0DM{@x6s|B`1+rmY!,jd4'N0C7'lM</DN/S7DN<rX4HWPu!ifVy!du#{7qa6}FQHp06tfg6;2{[p3hD(K",
"DMz74DMy`=DMzlbDMzRYDMyzHDM{)kDMy=3DMy:2!#<4x;HX,H;NfrT;lZq|:Rsn%KA&}JK@R]D=dD0K'9JcC(QHkR%xlU-",
"<Q0FL5:8}h<Jxq{9L9j&81$#VDT}s27_.74!dVlx6{|fh9L;W_DX#kY5)[};5+#9!'0m&`@Vwm{!K-;v7|PJ9%;kYn@'z@$",
"@D0c(7!55!'8tL&).ps6A9MgU:I6P*AVKCA&n4_7=GBmy6b_k<TCPl,7SF@d'jjN[!(A4z$H-I[!!4`FFT*FD%{k1Z&xpx1",
"5C+=Y!$:0P6ug+/'.=H&%ydRk'6}8'WP!9$73u1v!G;CR:,Hl)8PDik-73:n(,aq_@%Y/W!H8z6'5&+G8Rc_=!$B2M!2,7i",
"C;d(DCTS(`'<AnL3pTK26ykrZH}d^`6^Nz}&mkR_&vBZD&vBZF&vB[5-tnKT!!%WT!z}v)!,lu&UwH,X+/G:Z+=L5U;()I-",
"!]`kW!(3'*(2!r,PgI*_Nk*4G!(fH)&WfXd+{*VV!^Nk<g]5)!76*ZF8*0k06uu`574WAp7+G8n6Yc|,!#R@P%44Dr!]`kf",
"!,m-g6w5.!!^:UcBS=36FL/*U!&&hMDR!x%!&SI|!]^pV.U'Q0#wzVh!!,:h*`dqa$[V1r*p&m6$z*Iu.CU|C+{]bp_7iNK",
"#zany0LMy%!!$@s6th3:710*l$@Qm]!ByWS!B*/F!z}l!+@]!L;(dq3(+*Xj!,kbf.&XHv-Vb'i3}{SVsU|Yw!9Xs1+!=.L",
"-Va{`(QSHxHj/*X,ZDHY!a:t1NT1H=&.Wh=!.QWF%44Cw#]CTs$79`w7SuS)*B:ui7r#i<6YFiT#^7<7#[2YI(ng%*!C0gp",
"!&ZA;!=Aa|!)b@H!)8i,-ZS{K-ZSVvDPS1:.IlhF.7rI[,#lLhr|NL#0P.ArsV$T!NT_*%s:Q=S*BR886gjzl&1c&/!-+_m",
",:RgL*=f(@.ZwcT!-ri1Br9GR.4@1j0Lj{x%rLcR+f%97!,mJMPuvh@sV(+T!C/dN-{gJ5NyBRy!%^f-$VW/(s6c(6!]a/C",
"!G'}%!)aH4!8$Ik+Z*Ih6ZDfMPgfVVsYn5_NT(<@7y(GHq|zin0LAiZ%1[D'0L_|a&#92m!&vIY!&(z9P1gn3:vUfi!B*,M",
"$VXI^(n]X}!I@fFNT:ND6XjZ,!A%$U!!%atHj/022B1*Q(+N<W!{!8LC#GYJ%6X2d$tvu[!-q|{6`Nk42U9,:!__pQ'h2NH",
"!-rp+BsRY'NUC&N-l{n_##'d'Hj.`Z835yjNT^C+8SHMXNr<[W#{%9;DPR%=6y*r9)%L$0!]a.c#{|N[J%Z!P#x-381I=W}",
"QM)}/!^p7w749Cx!]z^b8TN4d;-])|!#pP{#;MRQFMifj-z8un!]hUQ'P37/-{K}}DR`U*1k[iDsZ*3SS:H2@5`u:|R=L<=",
"NU9.H^zCuMsVd6SsV*yH!8[{M%ZU+dP2Zy$H]p2MQ/35IR]i,I6)j4*74gHR$fg:`,:[a8m+*/u7A<1D+!`kG=]]95qzY5!",
"%rnmI!]`uW!]a.w/#i-($7it/!]a/T-fDY'HcmXx83}C0$Y/B0$xwj[Hf397!_6bA*D#6#!-rK$%Sf&Z7CJX^6wx$8#^^=T",
"P1m__,H;uw77VM5$79)f=Fygw;kB%%)kI^B!{(jb.80kFDPS7<.Il^=*d.,Psm+[HJ-==s!)A!27768r8cBC}P1rQ683Ky;",
"8QF,y1hckr!z}uX!-sipQlBbj0<%9&JaN2q#VPMiP26yI6uaSRkLHXS.kp-zsai[a*N36N!,k-R.qsih6VKM9!-!jy!|Kw1",
"!]`l(!,l%WDP8(@&WG;!!)!#VDPWBN9|-sdX.'i17::cksV[+,7%U^&#z9N;+{3VWXLpb{9.!=W!H.z`!-r!T0TtB@!,k_f",
"$[0<8!{0m8!]`l*+lBYp!{+{@GLyt8S(WK26u1N_7yWK<$;;MH6ti^v!Cb*!DP2nsDU!2/-iU3@FP.#}+!upq:hp$6Vqa9!",
"'TBhQ;)'FV!^0W@#'{pA!-T.&*Bn52!-+AU#:f!w!fa3b&2-=%:3(#Z.yt'r@Vr=7-^tY:6Z}x<!H}.]QkA)9Af6Jx!,nPj",
"*BfDt!,ll*RJ@1I6Vf!V6)`S1NTRa|7*,I<&7}M|6dSsAK*Xcl#:[&]81]l}H`n6yI(ZHk6ug+8=pwkY7r6pw9:#]G#:<6P",
"2d5)P!=U}0+G=MQJ@RH8T%TaQ)d.m[sV$19!,lf9DPCYP9YJs5[BBu2!z}uX&$aW[[}]/k/$xlG!-rQv!)Sxt/zt,(75!^(",
"Gg=k;+#,H#*`n#V7IQ7r%TdT&VVLXW.Ikrl6ulRB!CQ..+dW,H.ZD@I!D_w&%xtJ2-twl73+R#W!,k70DPX9x7,&Q0D=(#{",
".yL9{!(zWI4i/Ga$]T)q&8=(#,$t8nI`U4t+zwrw!'kBZ!!$UT%SST[DPT(!,2ISzb1f3lstI6(!Cn]d/uvMHt$j/{K4Q9x",
"KSnC_JxNaNsx2P<6:xliKWA!R^zH`S-[t_+NTFUBLvsf.2F9#VL4%V)7s*If8!lw7t%=h=!,k8!DPVQg7,N}Z!lIgd0U2=q",
"!)<69MLj,j$f*#g8#@KLt%guR!,k8&7D;:b9Clk+9Zxl,8#K@=t%zn9!&G7j!!_k&!'%uB!!$YF$tuDK-fUB6-WF)m'TfB<",
"Q%@7{'<PIx8$2#Ut&Z'Z.qsjU6VK;4!.YqT/PJ+3!$iqz8md25!*NiL!!$^x=]KJC81&2m-W,7:F-fV|RJ&xZ#Z&)g!,k6n",
"PnLJX6+XAC!.rHn$*AP8*%)G:&SWq)!6:`r+!gIA*`n#g77VBH$W6%{DP;{v,C8,Q7$RVM75Iv}7quB=#^rFT,aB$u7D6ZI",
"!%#Y8+]XN^(L/`5+}`5N,]|A=*FxS4*GLrV.|TNN/TRAN785*}S]TS^!(}Ru!&Shs:Z9*f8mbNS$_]*L86wjl#:;jGdc5C.",
"+#3n8-XnDsF.X4*$u)fA(N-D6G-j6/(l9KN+=Bx%&*S#3)cbCs=lgyq*}{k[+{<W1_7@wuPgHVN,:41J'6lP](-%]W*DJT&",
"*Dhf4!,k-i%&iNm-YN(7+==pv#fzYY!]d,nK!W6zSGA3xPg[Dr6y5!',b-)Y81,_8,wrPTJBmp)7rUJL%9yx6#y}UYGgG/|",
"7r|kR7:6*L*CW-[&C9/J&rvMq1ka9LSG$B=6`ClIGt2VB!&4kuAhX#%#b@_NDP2hXQkHJP5L<u5!Ad[cRh=w|KfDM;9Y_MH",
"#C4+D$^P/v7%/zgKfv{3K{X<.!)#M&!7}RkNT`pK8${iS!#s_k%4gfF!,k7}DV'^;7C9p8NT4d{FvD[vPnk2U'jz@y-VRLz",
"8PJk6.SNTL(Q&GU0.(P+jS-:{#zaau$WBb=*C8hw0<BW{!)%vr!DPa+!)3*<!.Y@x$]+listA4f2j6Bl3$zTX#wxDL7%vAh",
"$VW<c6wK6A-v=v4!8=#u+!4(H-Va|g+G4mu9[M:N!In4U&xX=It3_=gAS}p-I}bLR-aFZ8PQY02=@NxAA4`,n!_Q*U7@'s&",
"%=W=@B3{{u==4)k(IGP0FQ]$1t9v01t=ghc!=^YX&mpy=!(S`h!!$Cm!=AKw!)/F&!)20x!).yr!);9zCLy6(!(s$_$[Gm|",
")*=0^*Dhh)*T!S&6y#*c.8)'B,$,`nQKQb{1L*ixt3_tJD+U@A!-,@uD+Wku*)6R8Ta'v^7SI3|lL04vRh:q6&_W06!)I-=",
"I14[z*aC%G!v/0!8@K8fNs1^D#ZCA40j})aU{|t[7hLiwDUI@/:+f1s810}K7SuLG74uUs87xvWHs(3y,=<d4+]Ynt&nbMm",
"!]a/3!,kyz,,DvJ!@cLP!dz'96ukx1*aL]N)^qF7!%,G4&@xlZ6yvIlU=pt|,kU[}(s!Q{,=U0L.45su,!*@D_9vYw*cFsL",
"R+g@7/`{{&T@G7t7aTDU&AM8W!/1pw25fuJ!)/#tWW8Kf75IxG4M{x+*bgsn$9/$Q99,Ud-WMsIF-fd)+#=bhCa:Uz!A9zV",
"-VlbfF-fn-6v@l5DV1Pj'v{]H*D@J}&yVnz),.4zHcmS/9)XZ_l.j[S-YUR=l0Sq<91.Ji)kXJa7B^CR*$|&z<C+@t!`R-^",
"*}{v`7GZ<rnF:w:-7:':6{;P!$g2p}U=c+Q!!v1K(<Cx/#ZPcT3`WA75%h-_NT(D=1Z5xW<}u|)2V#Q+8KY1pU=ndu!C;!G",
"Nrn&$2Wdm;#+nR0$tvSm,;lLF!^'QD$Y={y%45}z8Q1'71R,+V.4@ph74N33'T7y}#i%^g3}|+LXgn'l!'%[b8xlTp<B0|@",
"XTC`m&R'^yY2:&k$y%({sV$1W+C+&9M@^mm;fNMan']&a,iS-lFnI)I$xw`bDPR4{.Ikaa/1db!FKq4,U^(BX!(}4,@NXGG",
"RJMfDqBP)-!wW3c!]`/@!]`l:!-!7:!C5YU#:w=%!-!7;!)!k}#wz=F!-SYC*JRCV*hht9ll/{y%5MD3!-!7@!C6Kxq_+W@",
"'7#.L!,kKr)g=vS6tiMy-Vl+dCAC0h+$<:f1havw!=V_F&11z`!]a/C.f+id*dL#'!,kK]+%[t]%qq;X#bsda#Yms]7xp|B",
"HfgC<8xtD},Y_6q!$M{,&b.!5!]`uA/1Izb_A%HK!K@+4M0r7Mz]&PQnby4-;mMG':I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l",
"{)%&nR1+7R$x2U!'.,dl'.4$=!={+JCP7VDC1%SH'jg/P!@(7M6v8F;$8;|a$&N0ICp'RI&17b9_=j-|+Dcyv$C)hLB|1SI",
"CnS0C$V_1C!@+;N$'MjX&Q!GI_`@x5!!SZA!=qL6_^P.8!!hRt$9nym(TyxaCpw)R(glTS!@(%G$8,mW#Gq*K!$CulCpNpN",
"'L]3F!^I,G$Cy=ZFTfUX_^0Fz748.4748-l)FThB*/IZR@BtrT$8</a*l1ml#]8@J#]Z|T#]GlR9PDjS!=5JS8n9|v6VH=,",
"^a4W278q1cDMg8V(K+[4(iI_3!(=QM(Q@:g4_pqg)LK6,!#<Z}!@y|#!#<T|!#;yf_=i:CC(=&2!*.6q!)(Sf!*Tn@9L;&A",
"!)1^!Ig-nGBq^hQ!K-5t$C|$+)(/}L@&%[$<aSQx%{%D.&x*J*!)1qp9-|,C%|}p3@z/cU:I6P)A7-8=0a8Y9'jgA+#*|R4",
"=)%cx&=9WF!'U7PAb,T9!,jmU_DCKP7:_Ft@Dm-!I_vq^!!$Ht9L<Mq(Q717!.|i=74),A,YV_n!.|iQ!!$=c!!$[B!z|bv",
"-l!i=bL<p/9nZyL!$&a!74(919}H^y(2.}NV;8pX!#R@iL+;0HBS=5s!!&9C6thtiH[A*3AVF'V#:9I}#:ljuBSDR!!!$Ih",
"!!$Cq!!$k}7qdPwL+:xq_AV+&:gsFC9NTUt]zWJPnDp5J$VTqvnc/@J#aI']_@GjDsWWgB!!$[:!!%/R$78(J!wJ##'+T%A",
"!#U3bKj{]]_B*t5!6Nlg(Fu|P84|8Gp}N$+7%PR!*R;JK_@%yF;%3R$A^Sb=!._UB9NTS!NT,MfJn#2U!).yr!(xlp!.%Vr",
"!).|s!(xpq!)<F5Jn#B7!)uW}!+X)]_@MQS754k990<2+!&G_G8PAl1)ckJ:!04gC8=A^}:m<|zIr&|6!(yf._A.qB.&VHH",
".Cs<8sXm(;#YZqBN+97(NU9.Hr<XU&%nBZSPFS@crY+GDN-mxG!L=`f_@]:n8#A9[<pK'R7k-S28X6zLmHwqv_J10}JdWQV",
"]zW#BbL<n}8L['`cH}V$V:iQ<!#[HJGx.QN!)MG|9xt5^mHwgs,:3G;mHsvB3,&C3#*U0/h75Kd$trzt!!!#W;'s;vY*bt2",
"]<txQ^wNKu!'Ztx6th5^7C9i;%;%|17b6JDBgB=sZM6KZ*6aIw[`7cqNT(:(6Wuk;6j7xPGgF9YT%U'tLGW<+.ST`D7SFCc",
"FIcqZ!^Nw0!!$;q!z|_)(N1=%6_u-(6w(Kf!bh]Y#_*0zCP}zB!qj77%X]qW-tw_I1mwDP!-SY/!C0^C*F(y)*rf]i+CCn-",
"NTQJx:-krZ9$}ar85D4;*t{3GCk+t077y,T.&Xw(!(zCBNU%|R<IuRyNk4`X%_N]P7A-T/@YqLCFFh%uDL59M6yW^f87GV[",
"^)<<4&WQ/hFL4tS!&S^q6th6iKSm-`,&&[K5%|XnNT2yd-f`M.-WX6Q!);UjG%F;5#auz2-VfgJ)M]((Ga$W9#As`}sx.@L",
"!]_]+8<f;+!jD.17}[=9t$%U'2x:ix!4]Q+;cWh'!!$Fg74)6y7SW7<2x:ZW_A7.19`RpN=4%!!9C':z8G=+y2x:ng:If4v",
"_BSzB7u*Mk<tm{!=q`4$<VFj|8F}uv<u`S*9;r-._@Yu+--UD|@Ai_([`9V]]zS.$9jXqgbL<p$8f$w.'=:4a!'Ztk!!$LT",
"!!$czDL_=-R,PU.!.xsY#:;gp@:.-Z2x<X6!)]uk!*17q!)|(.!)Jh*!-DU8!-Pd]!)5a*A7*[L`tF/I9jXq](2q1s-VZTD",
"6vBcY(*I'H;BsW@t3_tJ:d4t}!#hmV!=B,0_@*)Q7<MX=7yWJ`7<W^d7y85]7<adft8gHFt<7iD!!$Hh7x4t8<B0U]:*vz_",
"<`Llj_@)SC7z^/Gt<ChN97#sV]zT}a]zS-s8mzgp7=4;zt=hXu!!$iw!!$C/&_W1n!#6$]2x:Sih[|Sp!)J{0_BSHCVK!9Y",
"7*{|j&@xlJ!'ZtR!!%]S7qc}f#CMSl6v0V;i6hvt!'Zuq!!$Ln!]_h87M-_W!7K=GP2M%183X<z'5'/[6zAjN2x:A2_B!3B",
"$fK]*6zAj52x:N5!)1B_8Yt%HNT*-z2x:dh86Q])YnQ`B2x;)@_B]iN9!=x16g&}3!'Zti!!$Ui;cTH6jS&5@!'Zt[!!$Sq",
"!!$V*#wyz_lV<p'96dI09_}Mm9`Rns9`[ut9cy*77Hrlg7M}3<_=t1@:gi<TD5.G|<tPg{;MMUR)MF{d!'ZtZ",
};
static const char bitnet__spv_ternary[][96] = {
"!^'L;!=4:Pzz=(&!!qV5!!0yh!G%Xi<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04#x_-49kKH$",
"!@9g1A|_H,W<*d,#wxCa!!]L*!zzS-#Z#m1$;p6(1Jcc:#_Pma#_nRm#|xRn!!]c0%429;#Zi<8$;<-*(P7#[3%!vB4$3N|",
"3D`D|0S=f7/Uy-0-=Ktj)jyh(4=:@K5<v3(4}b3)#yx|C!!^-<)(#TW#zC8H!!T3A.t-(7*`Z(b#zuZM!!^KH+ztPk#{=uR",
"!!^XL6tf(56tf(]6tf(_6tf(^5:Ww;.qhLA$;Y]]6[_R)1nUnJ74/=`!@*/R$ABrA;iiB@1n}+N8PIgv!@)fD$=5K/2ipS&",
"1pHFS9jc0S$;z)w.w#By1pfYV:g_NI!@(g&$:6Lv)ivll1q/tZ<$xv:!@(0r$8S@i$[m7_1qX0_672}t!^Dca$JM932.az)",
"5Y_s_!^KDW$Kh,<]&xJ:2.-MD748Cu7y/2b6!Y+/2M){K74/:Z6]'SJ6zNgM#_Pj`4GtZA$B^5s7Y8836]R#M8VQUW#}70f",
"!!_5`3$up<#}`Kj!!_Cd4=18GCuG$!6tp4Z!@*$'$@zAs:TnIrCunA'8P=Yn8P=Ys=]sq`!@)9-$B63&@G^m%Cv.U*9.'{$",
"!@+#F$Cy@:FTh^9CvVp.!@(i3Ycmt`Cvj|0NT7&!6aru48x}I&8RGKS!&)4S!$07|!&xg1H2U'S7SD1#6VH^$(K}T8A#f7l",
"6^ADW@bDf}!!z]3BqZS9/Q05)%|('G&1F%#&P`l7!{9g.#:lj8!#DwB!#:'6!#(((!#R<'(IbJ@6{}/d6^$0z(IQP#&2]CN",
"8m]z-$VU<@!#wpI'ji!h#D)zd!$-NP4D!V5!`;}!!(2I&)Hk`$'mZmb83trU*bB.9+#{s(!f#^B0LBl'.qi<&+|XNZ,<9-f",
"!]{|W;cR^R%;6xR8m^id2cXk8-vn@d(IYwm3B6(<.ULZh)(73r3}sBB/2jTg/RK*N-!b+m3$w.`00'1n!^;Zh4=2]I0lDSx",
"1-%fW!]|Qh5:/'P1iTVs1ifAt8Shpwdc7-(2KYf3%Sl1Jf}R[.3&zK)!]|^lf}Rb03bX^d!^`^FfAtU04A3z+8Pxd2g]0&6",
"!(;6hNrYXk3:kt]!]s6;5T!rn5:UhI3gIw$!(]U05}#j[!$/G[!(IYy4u}J^itFkj4clwYkVKiX5@zmb5ryiD6!'gX9(fm4",
"!8*4F!8pmR'j|VZ(2$29#3s3j!8+m!9.0tN!udr/6|YF92($t@jYSTJ-7Fb&#^76_!(;AjNrYZwm`hR#(Q<k+5&Yfc!)ijG",
"itD5v!#MY6!#CS*!A!QFmhxK;jTgvVN-wYQ$^NJrMnB(BzzGJ^67)`g!!5!)$^^$s,CGX^N,+JB!!svc#<!|P'4-2B!bk%n",
"6|yC5'c_8mmhz])mhxGP:QH3NNT(c3p}=n`7^RjY6NW;7YI-=j!]_RV8)F7_:1gQpN-wxF!|akWbW(m@F+0.#6zpiZ7kAj7",
"!(z`Y$g0mp!z|[Q5_!KM]]S6l7Z!!#6Ggw'=znvifB+|2Lx`4tmhxagmhy7jjTgUK6Vp$k!#<+v-tn5|{9]-w$7=(c8iMj(",
"!du#{7qa6}mnKmP6VP,Df}X+{!(F/0*J{y]'5#[G.:{&RjTi&+jThhqjTh2_jTi@%81M(k7SKJH!=WnA$^dz^'DvNi'28N3",
"(8Z$/8HNwQ!8*3^!8*@0%;,k7jU(xu7$y]I'.<sH#YXz{fB1k)75qAd7SkF'8p6cVk<Fd%%}Y}#&z_-D6|t5}sW/K;6vB4t",
"&PM3w)M/{p'N3sdsV+b22MrpN)`mjY!#@!v!@{BM!#<UJlrbawrgy[k&!k/9&{nvQ(34gW$1*-=rfATw4'qs|lj7GH$=WV*",
"3djXKjZ8hD&mwn!;U3#p!=SF3!8pmK+:aTp$xJrksX48!nDr<RNTQ;;jTx=d-!lNKsdqr=!c!&w7LpiKKtxjv7YxX['r%@9",
"'yKyl.ZSn@sg$`kSuD@QT4bKpTT#U.!8*=J(:N:rStH)JU=xvj!]in<8,(I1%UAj6U@_gf9L9j&jZl+J-!ZjQkBKJL&%a#v",
"'!cmn%y}zm/.T0%/.W%7&&+K!'#.*s7yr%R!|W_%ZH64C4}2W^56t{2$4hG1stF%Cjfgk,jfpS`LZs$'[UZ)!:I6Q!]=!T/",
":I6Nx.&XK16_js{$^nv/A#!.,!9/vj!Brg|'TDW@7:K<R5^fH.k8J=L9LCIY)^P=%!#B+;!@}K0`UL7B`h;Tx`yQL/:^Tu4",
"<}sXf8n<aXmhvvd%xuUkC8+Yk(Q3h$s95Mq!#9w3b0+nlbCIJ2bU*}4:_)79nMyXZsVA]l81z*dc+qi7c@b{8cR'<77K4G2",
"2'yY4g]CAYNT9=i7;f)t9U'uk'rd-g'5k%C'7Y#k'7m/m'7c)l'5`gW7xn|.GF-:)0k3RPsn:Dt*RQM49L:'d-{[g&mhxkc",
"!(=rX6vLF:&k5!m1n}g@NT<dy#7P_bB&K=HNTZHI(/{S-slaAK3,;&r,Y_<(A)wC9(Kr**%y'AC&n$${'rbvk)k`Bssmf1T",
"75qAt&slIKiw,X'*Z;Y8!9&ld6Sr&[G`v/k!]dTk3}{,-#YXUMjUb-_*ZQfQ!8*[i740S'/hw)D!$irj!{%dn!]dT{!]dUC",
"6|TB+9T5n2sVGv4!8=<g:%wL{@C<:VsV;p:6VHzy!]]:KsZBSS9jmw#sV[&=&pyP'%49GJ!CdU'lm_'69IdFbA^10z6yK[0",
":2cm|!_AC^#]CGr'.2$}!8,Cf7<%KW+|XLtNT:I':2mBn!_|kd!%Vvc74(;$&n,*/6|;y(k3]g%#!l(S!8+[+k3]:8#@,4U",
".4@YDNT34|!(=K/!z|^slSh-d,G(Mqs_(6Vk566r!&)A@k5KD<;(Ql$!90y)!!t:d#:;&[1-LwA#Ya,-!B|9&!B*)C&mr}{",
"!HQtx;!sa&1RK8+:hTXF$Y={y$7zr(%89W5$y7$zNsx'M06LJ<<!;d%;G;}+$7=.ss_Y_bK^RW#=!]Z/%42'v1M.]{$`,GK",
"<-_ky<xk=+1S)k4<aBCR$:!nw#xSa&$xzM4$Zwtx2(*_w6(:.D!8<jh!8=X,!gN5h!IMS%k65lj=:W@f=gka(k5lUg=YuQk",
"!Ium*A2$%,1quQAA%6)]s`tQpk66(06r3L_B!c+!BkZc81SuZKAC2kjB|&KAk5lim2n@F|saN'QDG4*9k66(<7n0'tAC}9;",
"F1Vyuk66LL2n@Z,sb,b^!8+1$G=u}'3%3|Fsb;,H!8=='G^Jn<k3]2%lq!r9BPfJr!]d[)/<S<Xllws;:&V=/PQ/fT=d`}x",
"6uF^,!9/V#mMKYB74FMV#;.m<!]dv)#Y`rnGG;H7sVGv@GQLC#6u&-B6YPp*!_v!%7@F!dsV[)n!z|f{#Ya4|%Sf65!)'{8",
"6r0T[GdZ68sWWaL!931{8y)Ys#,ScX!9P(aQ.t'86u2@xP1q;i!#0n6!,nkR!!$@y#Y[8f*%'</PQLrj7@PxNCn/52+!#[2",
"&q&D=-VXg.mk.f;)gA85$V]1r:gVN,,Y[W5!z|_#*dKK)5Z[7ZmjR2X+!.FK75^)F8Z}PP)hm@h,Ypd36x/IWASt5q/v)Z+",
"-|9^R778`_!C8nN!)0#],!q7V!^Df_-Z;|h*FxQ0,UCpb.<]pP/4FLXL&bQ1!(wFC6{(cm#;$+j!j78C7AX)Tq!RAv*BD_I",
"!8*bkCud)[s^c8qsZ}(T&3*!A#x!=z!-Gd;-VpjI*JT].!'cB|6VJ&Y%_wiq#=+#i#Ya+z2sN+W!8*fq5aYKimj2'3mjQ8y",
".45Rf+{zvvsVyTC*Cb$p75A;Nr9xLYQkd9V9.KvM+=dK8q<{$+#CC}5!8*fwFv:#c!!#9N7quBCPnBP.C_%t}&Q#k[!8+2X",
",AtMt1+(IA!8<iwI:N6F#I4P).4@3v+|'|xsWC{W*Cl*q6`Z9asWalM!%{};!bjvU7qm&n(JuKjk4XmQ36cZ=!8*gH+{p(K",
"sXJ7J!%TdT!!$@m!'%z(#wy#R4%dQJ7Y78z4'yF[+]^R/!8*iK9Yr6@9qu$87YiAP5a(<Y-tt86jVCAwKSdCWstIK0!DM.q",
"1nr5Rt.0F!jPV[!jmtbbj4U#Rsx5ZA6:xmljqTiL4G<.^8t$-kBZ.V()%MGX2F95_kP+147s<]j8,3.Gt.d&D!8*i:,#ti;",
"s]'^p7uU.Il-Z-5lKyF}l.V,Gsx5nHsx.Uj$vcX],5wj/qYZBn$@F(k8X8y,!*)zI!)APBn%/-rL3wVi%42<}n'T!'nDp5L",
"n(MhMsx6%Nsx.Uq$vcXc-q/fB-X9p{!)Ag0p{'}!!a!Jr71:`aJ-!!c!:Tl+!:K2r!8<irH=5T|#!kuPC_C%h!*v[@'<gk`",
"!*{8*&PTw`$H$0K!&4as4mj^Y!`H&W$7=.s!`H2n#=&Gq!]d[#7aX$#Ls;/W!]d[):WV&,7:|[!!921R6vm$A!bTi9!BIIm",
"#:C,LjW^K.mj;,w)Q`K-!{%_**ZH&^*)$D(mjR)R;`z]4)*l0AQM*y071N<'T&+c@R=K,]q|#]aQ/yl;8#--=sV5-4Qk[U[",
":,2lRPcqJ;8XlX'!{!Tz7|yFGsV[*3Fvm+5Q`m7f!]dTn!8*[s!8,ZksVAIfDT/AxTa@V}$YV-<S:HP*:d%Iy#j$HK,wx&#",
"!]hU_%49^QTahwj#@,dk!af;='nk_}jV=j=;`zP,'P3F3##9dmI_:L9!&4@iK)S(y!&4@lK)S3@!(z5<!|'M'!jjZDIu`cI",
"R,H[8*CM+Z*GLr;..u_b.<]pU77uM!S{&5s/PQlK!+#iP8m`M9%449D!}Bfa%SXQ(7^U^:Af-@:&xN7R.4@3v+|:,|sWX1[",
"*D#6s!:,|-t7PV}k6[03tK<ci!8<jrk5l[k6tp&/2mr|r!L]D2JFv*[3BJ{kPnc33!Z(T|79hmu275fNsVV6|!8*]/7%ir&",
",&BDH74kR;itpdB-r8Nv#&5p/6xUWwGV;xn!*0$8!!$az6VJ/x-X)<i%8$]a!8*y{7553G!^HKUjV'-46}XL|+}-wH#:NXQ",
"!1tat!fpn&!]f@&)(+N:!]hU^-!`-T748/48qRJz6v!gI8{i5:)gg[]U=m27),(44jV=wC#%RB*.UaT<!d*%%9)'s6,wr]X",
"6^G*rNUMisMn-x<#YXSwBZ,Ya6W/j#&#Zzf(ILRs#JY=-'N%-m'.2q43ci7vM!|+2*BpKn!:Kk:#hxad)FHj%-VXS(jV{*7",
"(<,Tq!8q9+s`qV=!]qCnr_LzAsV[)n!@d=B$Y'2d;`zMD'P3B2HRGR,mMD4Q!.+gk8BQ5m)/9h%<k_RV8S,V;:/,.b8.5Nj",
"8-M|d<Bd]lsV2i9Af_hhshQcPX+3-6!ad[*jV!!*-;#c=(hM-.G`tzmt3c)5-;#X9sX|gq-Z4;6$^XUA!)yq2$<XZK!CF(L",
"1IFPB8QPKs=:hN3.8;3r7r5N7V:ktuB';rVAr*Gx1X<az%TcIp0LAi^W.5T|74C3{&nA5S!&vIYG6ACh!)/f,!8s7X2U')&",
"t3}*u79x2Y-rU^B3G'<d.CvNs3gSm$!(zN$t7N;s${vacsW<]%$vuxy3G'N.&V-QLt5#Ty!D}/st3c)23I+[A8t!QM%s.!q",
"k5K@}!#Plb!z{yY!*D3:7SFQ`$24S$RhWZk<a!0@kSbvy()A*j7%lAW7r}A@!8qv-k6*G;'jz)F!Jy4_U!YPd.4}&|+|wU,",
"sX5m^*D^_y*Gk(K.M4ig.<]pV/r`*jJ|+Q=Wjrh|G`tAv!$;Ug6vVG'-Vg8^QkH,.tW!+%NG.&S1ILThsV7@f19]0nRhY*z",
"79'@+@J{:N!I,R9Ns*Fy!ZFii$$x2F-VW}575+pbtTW%NtS7DVtSLRZ-4Z!R81Rw[tTM1T$5!S=tVkU<tVjwINrPRI!#pMt",
"75B+h6uWL5$xwh(NT:fd(,|B[&@xvX!)&,x$;6/$)dcQW#y(`D.AbI(%Q9$ht3czjr]#VxtVjS4tVjP@tVn}pjZNwhtX/Y)",
"tT=)l6pW,k!)1([+0%lV5dr/4<'0;$sVy89WLUs2#05w_$7B)T#]CTs'P37/'/k*0(/.S@-;4u@jV@DR;`z}K,<}WWsV(;D",
"sWj{MNrdz%NQQ[1;d+2[+!Q$C2(ku.FZ[7=7%Xph%Z_RzNrPsK8&{`b&r$9<'.2*|'LQ3}!lbtXPaHMX2s[ZmZ`kI`Q@&c/",
"QkLk|!8;{k#iuVv[&irY!`H&@%c!,g!8<iwQ{aus#@@0*(.SF(R;#7}R&p4AstF+r(M5Hg(.xqL!C^(|%;$;B.4_3TRZ@+t",
"#Iu(7Rx^4{Lb,XDQcdxN8Q5v_Wv6Nz1Y9A6j[sUi+0ry!7T+[<6}CZuF9NvXltCf8!qK0c6`q[.sVyf6*B[@h!8qf)!{0w9",
"9Q7]1(+'`$S(Yg{!1(<]*BH9{!8*_qj[wj91(IqL+G)=+Ynw|$!#[C&9|XLr[}c#M@N03-/T^IhpdX]g7xV[{WVzgc#Z&,J",
"!{&#+T%kZf+!k=]1JCn.!=XH3#.[&j^7;Qisj4pLGuu_$!,f]l-GzJmjV=])-7D'QV3tu.&zkZ}U+hVV*ByRp!8=D'$,$xi",
"sVVF$s]m,z7a3%PsWWmG7y87a7!^MzF:$8^!'c=w9yFJ9#:i-a!4|g56aBaI-VbIIk3]0wkRqf|G`t1-1I`6`6u+[)*bSAn",
"sWWaD'ji:21gfFLX@B){)(*g&#:Bnp7G}W_)HR8^$tzBu!parwYaAW{s_CiDYZj(3!*0KF!!$<8+N%YB:n#D05i6r1rwB..",
"7$qApPR+[H+BUH86tub+Yy[pva.0Lm:d'KZ%UX,a]u<i1jV=0p1(P$1$z8F*!8q;$ltCh*PQ`,I&niSV!!(Msj[rtg1(P&2",
"/ml!;#{9Jh*`fF67X0<k-[F{k/4vxH]aP.v!&C'5/sN{3k:D&Q-^<H3k:B[Z-^HR5jV=0s'Ix1z2($gD2M=f^6^By%LPa1l",
"0L}3D^@UZ|!)9@f0R9a_!z}&L&qV%-!#TVL4m%05NTBTA7w|D_6yq:@7x2RR!DTkf-jzhK%<S}F1NU@@+{#3H7IWI;tS81@",
"7sNXM!#RCV!'a6t6thYc7YU3r!#)}$!!$NM6{ky'%;@mI!:MKz!^'c6!ZD|z(jMm7=l=_;,%-VS.utMmjWnTg!awc&!8+67",
"*%HGf00n'k1gcST/n-0)$^F&plm`QM8`YR0PncQA8)I;ctn#VTCPC(07({y^!#UAg!|&=}cccWk#||h!tPbL47,}N%+)n_m",
";FGTH!=cTl_V+w76y8^ZtS(K/6f3='6|&'.*hV``!_n6W;G}hq*a}mm0j`p^L3wu,.5Z$Q01-]S$5*B:!8q:WNT_f'###;U",
"jWc*97FHFTjSV@|!^'g/=l4^C!)ru*7I2)mcH|7T7tZiJtqQMJP2V)H!ZQ/V!8*yt!;2]n7t9<^tqH=f<2pMF7r*j[tqMRD",
"6VHz1!!!j_!JlA6U{WUG-<(T2`3p9y-Vda(jV=Uz:n:7r.52)y+{]brtsPSL!$vIr#wx}|!8*g#:myb_.5nR$.5f#+tt')X",
"%dT2ImMDFV:K=;V#Y[UY6}gN875=q5WWxD0+m]M%!+s/I%'R%j!=ci<#Qtj9amv&jQk}6V6c:9-!-svD6th2a7s14-7r!J2",
"sV*!]*SM6'&r[iw!8r,26vM$aSdB=z!8pAb!_gL826ld.7AaRAf`{X+-_kN)6vS6bNTJ2)78g+Z+lBwg!%`|r!!%&*!z|i$",
"!@Z5i-uJYFKrAC]NTFy]6Vy.H#HxG)s]m/'$gR3)!)3=)KIsX:sXrd;Z%*P{!9DMx*ByRq76*YlsV75'Wul<3sYd;csknj:",
"$x[m30M]T,%r`rmRhb!Y6zbr72BbtD3{<ds!,p+Z:;9AyWvSyi8Us*T75S|yX4n0KKhy==7rXj@i6gBN%44Ti1g[3M!`Wi%",
"79CaB-)g0d$@JH;*cx&J%twB$!bY(u7M,jz.xbS.sYdcH8)qYF*aF$l%WUt07SW:7'jinu#J7H'*FdC=<ShIr+}`C+!&=Mm",
"#YZpS/PHFr^(l%VndhYusWZ0g9M8aD)U61b!+1a4!+;+A7=0i.6`&R$&`{.r&11B{9L9gg-Y(LM.W9xJ!9Dl,.v4/&%SXPx",
".uZK0!CP.!&1aH9.uYUs#Y[/'-dDRg!)WNL6WS.]7Wz.I-W^p]ng'J5NrR7v3(h6a(m/+:-XRx_1M/6i!92Sk2jFG@*fr+)",
"!xx!J.+(F=6dc/nQk=g%jV@Kh;`zF&&S6{-+`B)L,=XwT,^Z#P1MCl_jV@p`;`{Un1-j[v!%7ib'^6nQ!)%imYnM:17/Atq",
"2V5h'!)AF=!&]ds:vt+nmHu(gU!wC;82mR+sV./+!$/dTF8g[dWuMlp)HBnk$'Piz#RUgi81S`HsVGylL'#}DNT;Wb-*'X|",
"!)$:=YQ),wlp&5Z!^mA9!!,9Q!'7lQ!!$R<7b/gA!.J_z!+Rt0!!$RG78ADFjT<5t*b+}5+87AF#x$3X!F}+'!)&^@6ZI7y",
"(nT@WsYn.2(vNhhNrh$M+FJ=G6tvhL!t-2Jf:^5=k57S_3,68bQkRCLsmrB)64U:/QM:cH%Fv&z#aU4R&WNyT!MmfsUAQ4%",
"rVL[B05RBgp`,:bUA*1T=@Hg2*4k}Q92:7k:j8DwsV;p3!8*_@fY{6`,5(.T!tHs%fw1sDL&XW]:%1!t9-{J$!j#z/9M!-U",
"0.Y;3sV0cQ7c#-C7L7|JnDs}K),-96)%KlC#Sbvk5{Zu-hB;mptS$7]8V{'&5B|d'!{Xt7u0_j^S)#92703LWjV=Kv+|p+I",
"%5J}&!]{L17.1.V1[d}q!)@{1!&4@l-*9q+!)0hL&<2Hc!C/z,#|!&.jV=B1b4dL,8Pqj8<a4;dNTIa{6}/Ni!/W=9.bi&{",
"#:_'hu0_VW)Y:m`!)U:8!'IhZu4MDU8[p5Im(IGcu0q/43]}.=8}La7CunPa!({=`S:ystn'V2fS=(X^C$ub[!)$VHSxX)v",
"q](S_S}8xi!8@rPS;$txSx[pvkRv98sfvn/!]hVB&D$r+!.g}a!|Wfa&3wh)!-a:[0<k;9f`5{S!`Lsf;(z]<BZDdvU@B$d",
"6w]G2HhN:RS*)*l*G%3$TuTH@sY#G&QaA)'!P}nytqA;#.Facy(QM}Ru4Mp{4pw1#78@_sQkgH;sV[*n,J}wD!Hb69NrYn.",
"!n=db!)*y<u4Mw!A^c!i!)=,Vu0zZZ!!$BT74(=<jSKlw3!AD]8p<{uNsWKj(]|^LRhn6<7sFB:@,quB%@nR3!QS2!stFFz",
"7G8*CrwD[=!F`!(/8%P2!)kf&!)=2XR+aQ0Lh}P|-W5DW;.|F:7VR7p!Qh$p!-W7WDySKu&WV]i7V)ab!Q{0r!#5PM-)z='",
"@ws17ak+yCWkLT2XJ*n6lt'),sk1^[!8s/jWv*g-jV+FPjmjp_!]dTnRJ#];)sK#=RJ0`q=Q$r76v0F3%Q/^N-!`-|;,J1f",
"XrKKy!8p=n#x-<C-|(5U!);3xU^W_7&1t|HX5h#l8.hp1,<mBk!R9a)+p[nJub'yu!7u|UY(f.zYdDF@VZ4f}u.#Lj-u}2r",
"!RXu,-KTVS7fr$wuBMsZuC{!D#wxzhsV'xS91kVq2M4@=PnM7pu4I=*mj3jGu4JJlk3]2gu4JGk8|T,+!)/#t-V^lL7S{JZ",
"Zd1-9[^;6M]:xRR+#'c5-V^v4-[V2i-Vi&7*|(mxtqA;4uDcP]uDw]XAfUNJ-CCV@)gJ6=*G@l}jV@N%-TVqJuS|gv.QRjz",
"*FN6ujV@2y*|#d7*BZaA77AU6uNx,98n5P2u0f^68`Fgkj[h1;sk(WZ2U&ud%y!yv!=MuFQ/fkX8X+Wk$VTr_!]h}D=2jRl",
"&P`q#P3+1J+lWLD!)M[&!)aX#!^hYN7MBifgd!um*pdZ1(+9i7!*#{/LP`,KAYIm9$Wd^wu4Hg;u4J!au4Hf9i{qvbuLIr:",
"uF6q_N!q^-,]<Q/8PGi66z{Vf-u$d6XT#H<*R2;x!)j[a7X4ra9LwSm!8q8w[,X'bP(h5#!T2z;uFV&)!7tny_rJuLS(hm;",
"*CBYd:kpCzNp[V,!!!!#!/i-}z])aT<}d;b{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv{!ji&zzI(!zzI(!zzI(!",
",t$twnk,;.FCY:X!)8U&!(z^K!+v9YF'$`l7#'KT(QTD+#ww4$!,hpy!!$M{$q0'f,xQl.f}X+{nS^HK6ZtiRG|p_i6Vms4",
"I9.+V!*_YWD-t]1sV)`^&A/$iNrJ<Yg{5r^qFfUAKRC4_nMUILK&;Y#;kMRR).u7%7C8Lrf}^U(Ll]}v!8-1Z!=4(!H`x/C",
"!^'R[-3:2h!))'v!*M$(!)lZAnN:,f:lVNr7^n$y-36uGnMT5';J';S5:.U`&r:[^!{&!wsV(;J'Ir2+#Ya4y6]aCbf+N,9",
"#<rSz!90AI!!$Cu#:;dx!90A#$:7-B!90K0!Cb(V!L7ag^Ca%mGR4bbv-UP'79U`1=__`B8ixHd8R*rtsV[){8PAkl*%!!Z",
"!.7Mb541wkbT%j,K3KY8kRsuj+!/Hk%,=5P.SJYC75Y_XQM+Kv$7Jw@)FB.Y+G(Yr6vsuT#Nb:g)(+#p1IJ@(#_gMP$7K08",
"Nraxx1M.j(79(XtSAVIQkRrsx-YNYB*GAQkmjR,S;`zj<*'hRF!&]Zq!!$b4!!$R}#Y[#C!8HmyNT`Q$<&AwH2'zv]+dYqu",
"7v^%f18k)msx/sksx._:1vHctt*IvQ!&xW<2sDL%5:0p[[}jzmCu{3]:I6Xr!}&y0$7_&X!D21:12!3712C!T13,U|$8`6U",
"^7GtC^Vd}<]zg9pNr}r,^u%!p_4C36^YFD/NTju.!r<fs8(Uw%t*|.n#D<8psx.A9!]_]wGxS=2D-uX'FgN.NFgN.9G'l7%",
"G'l7%GF,B;GcJL)KtWpbQ/y_;:t1ssD-uX'J9}<9,C7'}!${]k!!$V7!!$g<!!$B5!!$Y0!!$zJ!!%lW!!$g)!{!WqN+7tf",
"NL-aBGcJL:v-SK_9rgXZ!${]c!z}8_4:piNZ's=c!(zZ1!)NhI!)9^H!)'aK4Z0+zLZ8d.!${^L!!%lJ!!$jM6VKHS*yx:'",
"!2CB|!)RA:!)fyL!;AWF7<u;Wn/7WRsfw`hSx&h!D-tZ0QF&=B1g[3vNL-aFRB!]`D-tY|D-tZ5gzL+4h9j4/QF&=IiV&]8",
"iV&]L]<twk2/<20PRkWzFQ!Sr#=7(QsWj{;!=AR}'TCGm!B:g`!)-S-p=KxbFgN.!SzY0MD-tZ)T9w9g!I5XBNrlNbp{)DI",
"q:HVn%7/bjtNGmctNZ{i70y2nqYdJH&Z@YXt7UFX-tBtl-Wzq#74B:7'T:.H%xgsWrY%Dpn01;h=Jj)Ps4=+RsS^=1Lq{J:",
"sSf4xiV&]0t4WK^t7LHwt7QwI%SSS_tPMQF+:}pWtPXm3TY6DNR`]z_D{HP`sg-mL.@t=TL^p^yUtRj]VS/#kV3nvTVqM,i",
"5:-CrS<zzR*`Ys.W0k6NWP+@cWmIK]Xjw,Jshnw<!!$N|!!$tn!]a2l7Zy.R*yu|s!*:4n!*w`v!5j[B(qQf+!${^I!!%1#",
"!!%$|!!$ct!!%98!!%g67qcln*yvMb!*1Fu!+4[2n/sG3:$nwSsm4g*8PAyn*yusC!)QP!!,(2:!*;P7!+L:&!)@x0!*;V9",
"!(`+*!=ASp'Thf,n/t$Zr7Lkk!)T1ZsXyUI9nju/nc0<Mnc/@I6{Y}mmp_X&spL6R;*t_6ncDKP3jycz!);<{6wbSRn1iiP",
"=l4^^n0-%X7IdD/P2%`3p=U-N4/rk(7Np$0&n8#.p]{#gP2%UGp{2<l!I#ND.Zjv_q:Y9&!${]r8PB'_*yv&'*i)bJ!${]h",
":-G'8*`y'6;gNhA=N+{JP2-yH*yv@t!)y[@!+s/I*yvt2A!W!}n0z9d9wu7;a0f1#9L9gha0d3!QkH*;Cd`9INUa=A81gm;",
"*yvu)!({Yi!+^hR!)^W#sV'1z!!%6m!!%gK:;9Ak!${^)!!$nhBZkS!NrZ/&*yv89!)s!-!6V6M!,whD!,-.xn1M`M:<3H+",
"90#<q(2{5|f][Q78p%rtR/P.[@YFHxtqC*Y!!'$:29/&[!)#a,!'PW'81$g}i6h'K899R+Ch#myD-uX'hY*=KhY*=;!%a,n",
"*yvSC'LJTZ=(}5).yA72!)/[)!${^'7qct.j3bY2!${]h6VJM!*yuvD!)`N^!*G=1!)|cB!*f9L!7]{x!)jX`!)U:8!*QP5",
"!+Ii4<k@zHjqA%@I]B*CC0x;+k0^0:+G:h!!${]z!!%-48PB8y*yv8S7^-,0MuU,/!${]g!!$]@#Y[R6F(nrU!(|0`F(tw/",
"7A-`l8y[m&CudI`!${]b!.;XG!A&]IT%r#g7l37JGF/3am*VCSGcJL'$YRNhu;s|.u<*+)!!$=%!!$P&!!$=J!!$j381%5z",
"9&'HGTD7iP8xlY&*hKCz77#]S*yv<2DIav5D.3m}7A}7;uK&rJH{btpH`c},@)QbH9H5&H-anjY!))_tI;(|97B3Dw-cSyl",
"82,*'7}zB6#+,NH!))iw!(sY+!${]s8PBC|*yvaDmnPxM7BI4NuB8XT'gB$}9P7D[8!0N_:7G58JwgV:6G}4/!B:gbNrPPd",
"*yubz743=4n.mH(!M5bi7rvc9L3vw=U7y;[KT:XCL1wsH!(|y}DIc+[pAkTDf`1a2TY6DNRJ/D7*yusM!*39RA%`vU-|'d,",
"n1b^z9*TCk!MK/W+kuB$u@#CM#wx{hu=l6.8^h`T9*^JN!Mi;X-Gm*,7b,UQu<gGbu@5RU*yug3!;NpN:M67_NL._GNjKk@",
"P*iuA7y<pzPIS8NQ%d-kU7y;[P(l.[PdJI`!)3N.-V]]1-[TzB-Vglpy!Iy+S=mRRQaFqgR@%-k!`f97+{2rPuP*i&.<]p+",
"uRj-uy^$Z4,9_CGuN7/y!},'zy{A=z!*b<7#iP'$!Mds:SG&#A<=9%UT7tyvn.h}jBrwGDrY%8WP3*HD+lW4;7V@gfn/3W)",
"9/l4/'UJ){D+@a1n/RI6.'R{M!P7@r7F);]uHY91uAQCp!!$]R!!$n[*R2SF:N)mhSzZ.VBSnJ'!PLMt&LPm$!${]^*!!|-",
"!${]d",
};
static const char bitnet__spv_turn[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!,A/zzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*A|_6'#fv$D#d5U$#Z603",
"#xiK7!!k7@$8@zN$&MzBCnI*B$7A'3!@*</$Alv8Cu;,|#:Dh-!@*f;$C)hCB|17@#ZK-6$7|H5%|FbK#Z_98#[#wC#ZlgA",
"4@7$t$B[P;&yB,S#Z|N;#[A-G6X&:)-7QfP)g+0Z!#N}5!!z`4BqZS9!]]SL%|('G&PaMM!]qL)#{=uX+]`k:$76Kb,wq$v",
"+z}tW!!r-a+^SL*!!{3A+^]S(!#(GY'Pf)u!!+g6#!Wu4f}Q6a&V}!A!{/Yj,hhA;!=KT}6^6im!@xD<!#(yS!A%ks!#;J`",
"(K){+#<!4k#[==l#y]Im$8zSn/RhqC/Tj0R/TiB,/5K:/*)KZx1g[Tt76p=p6yI!T'2m825$BxK%s^Pa&n#`q%wl5m'1S|6",
"'4Py;C.CX9g]/8|-vQ/x.5n5_)+{*P!#;{q)fD'[.sNSD/p_*M-wDx%)Hlf]6^M&B&mkR!&vBZP.qjQd&vBZR*i1t`/8@/k",
"!]^yx!H#{k!'AYC!%S:c3'upl1jQ0w+%aqT5;,94-ZqdA!]_6$#:;N(!(<9)/3z=v+&+==*`n#'.viVS!]_K*%45:S!+dSL",
"!&&hSA;mrw!$`GQ!]^pV-8k)+#wxl0!!,:++{!9f$_5z#5:/Aa!+dJ#!+d}ZAB!]i#fQ&$(iIRw!'j'(+!0-w*`n#J4-9Q_",
"<D)7CCmj^F-!`-T*BPuB!-gf[)M2'|!^;<H!.PQx!))h';nKi($;:L`AyL;#;f^==!(H3+!C0ZN*D{s(*M#;%+&#0x5Cn<.",
"NTHWd*P-]}Djq%)7Zp8a!BT]0!*!HU!)36:!+gD/A:,8b7&'l8<&hBF(,5lI!z}TM!/6dl$H$4n#:D}|67,/p-VztNAxYS.",
"Qsi{23`h51-VnvQRFqGf!+xuN-g8Ia'nk[fA:@Mz.;bhg9/jhY.CZDs+B$p8M3r32*'hRF!_1jQ9VLkqFh#R<82Tw<HBI^j",
"8==6IN.La@!]`K(#aT0a$9buZ*C8ft!,ulp$u)RG&PLRWLtI**75vUIP+-U77b:)W<B9s3@JzrD!(|j/NsmAL8!NcR+)Z*2",
"P21SD8]09k9X;:n<ar&j%ut!VAyLM(<bg22!-#X,'LK2T+z}MG9@Y`h!]`JL=InTv<,<{*!,uB6Az*TdPqD+W:I:3a!C/sr",
"*H!4;=h.^{0nh)B.uxRg6gY&k*}xud/85*AAwA%s/ZUJz#%jquAtsd+#C4/r8:yfY85D7@!!!!M",
};
static const bitnet__spv bitnet__spvs[] = {
    {"activate", bitnet__spv_activate, 1088, 1244,
     {{0, 1145, 0xF8138156}, {0, 1145, 0xF8138156}}},
    {"attention", bitnet__spv_attention, 10116, 23048,
     {{0, 10641, 0x928DA6AD}, {11627, 10472, 0x0B458EC6}}},
    {"attention_prompt", bitnet__spv_attention_prompt, 9564, 21979,
     {{0, 10205, 0xE60FB8B1}, {11094, 10036, 0x2C0E98E1}}},
    {"carry", bitnet__spv_carry, 744, 754,
     {{0, 722, 0x8EC09D84}, {0, 722, 0x8EC09D84}}},
    {"choose", bitnet__spv_choose, 1056, 1198,
     {{0, 1164, 0x419826D3}, {0, 1164, 0x419826D3}}},
    {"embed", bitnet__spv_embed, 1552, 1746,
     {{0, 1670, 0xA91DFC99}, {0, 1670, 0xA91DFC99}}},
    {"gemm", bitnet__spv_gemm, 6464, 13776,
     {{0, 6368, 0x43580E5E}, {6919, 6301, 0x7E572509}}},
    {"gemm_groups", bitnet__spv_gemm_groups, 5960, 12178,
     {{0, 5672, 0x6E447E1B}, {6109, 5605, 0xCB0592DD}}},
    {"grouped", bitnet__spv_grouped, 8568, 19377,
     {{0, 8945, 0x80C4CC56}, {9842, 8697, 0x031A45CE}}},
    {"head", bitnet__spv_head, 4456, 8462,
     {{0, 4057, 0xA5E3D3A1}, {4269, 3996, 0x084BB1BD}}},
    {"heads", bitnet__spv_heads, 5568, 9520,
     {{0, 4576, 0x79996A4E}, {4802, 4507, 0x4DC8B4E9}}},
    {"joined", bitnet__spv_joined, 18084, 47578,
     {{0, 19212, 0x31DBBE0D}, {23954, 18976, 0x9A049550}}},
    {"norms", bitnet__spv_norms, 3152, 5940,
     {{0, 2874, 0xCB9F9C69}, {2996, 2817, 0x152BF043}}},
    {"numbers", bitnet__spv_numbers, 1736, 2193,
     {{0, 2021, 0x7C6EB5AA}, {0, 2021, 0x7C6EB5AA}}},
    {"prepare", bitnet__spv_prepare, 7708, 15197,
     {{0, 7137, 0x47181D26}, {7765, 6897, 0xDA22FB46}}},
    {"screen", bitnet__spv_screen, 3780, 6927,
     {{0, 3339, 0x09D4093A}, {3484, 3268, 0x740193F6}}},
    {"survivors", bitnet__spv_survivors, 6300, 12205,
     {{0, 5857, 0x5E248679}, {6137, 5796, 0xC08F6DCB}}},
    {"ternary", bitnet__spv_ternary, 10416, 23318,
     {{0, 10558, 0xF72827E0}, {11771, 10379, 0x28B539FB}}},
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
    458785, 458804, 524321, 589857, 655393, 196657, 1966110, 327724, 1048606, 196656,
    458809, 196833, 262368, 327879, 327854, 327877, 393228, 327874, 327760, 327822,
    262254, 327817, 327850, 327814, 458764, 327847, 327851, 524345, 327852, 720953,
    589881, 327761, 458832, 458986, 655417, 327846, 262312, 524298, 393562, 327858,
    524300, 327710, 393231, 327860, 589854, 262255, 458796, 393418, 327875, 458817,
    327878, 397666, 393246, 1245214, 262270, 524303, 851998, 196650, 458991, 458993,
    262253, 262256, 917534, 262344, 720926,
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
