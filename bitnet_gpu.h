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
"2cWi9!@)Jv6[Sk,0/r]Z'R^;s1IHH-!@(sd$:^Z4+#hl)'R5#n0.-|u!@(<S$8yM|%s^zq'Qkfj.qrU_$7a8(!#nW`'nufj",
".4@I{!^J*j$GuJ6PK$T4'nMKf,x'#+!^J_{$IYVDUX-*B'n&0a+]jX7!^K6/$K<bR'rMB<*`n9B!^K_;$.9JZ!=s8b!!hm(",
"#}a-V!!U2a!=sG{!!_5x&mjlH#yZi@!!^$9(+'5Q#[dyC$=TxK6:3}p5wsrV6Yc|15=T_/#zM@I!!^<C*`Z(b#zuZM!!^KH",
"+ztPk#{=uR!!^XL-7/wt6@$9V95IWf4G!W*0T1@D77XY`6[I+C790IH11mQF6tp4Z!@*#K$@xQ8:N9h7126nK6y|]%888-6",
"!&G0:!!$<D!!$<D!!$<D1g^Pz!@*J^$B4SP6<_p22l/VT9.'z]!@)UB$<b3/10V:&2lWqX!@(i3Ycl5,2lk}ZM7{Zz#aJ{l",
"#b2PU#bp9f#aA^N#aKBW$a(l$!]]S-6^$0Y%wvU^%Squ!!#I=:!$-R;!#H7{!#:$5!#F+&!(20j!{9]2#;,}<BqZS;8m]zg",
"!zzj4!#PUD&10Mb#[@%'!$-NJ%xk9u(gd:.5;*P!(Ic1U!#F[[!#myd)KDSP7tL&A3hv[|4=1{0dc6<l+#]1B+A;M7!^%JF",
"f}Qpt+|vf^#:VWGsU|w'69,*)g]//y,yTpr-=b=u#:Mck-XG/b-XQ3N)MtGIg]/;}&pm!T#;53s!&0Ic5Yt36!Z(R4(+9CB",
"!]zIT'ji!%5<]V9/sdtk!b6jT#AFn;!#GN21,ccq1KBiV!f!Cx&ml=|2*!,_'L]JF%SR{z2f]@a!`<GL&mlM$!(;9h(ni<M",
"3gI`]4A*FU4A,fR4A5fR95T7tLZ'lp5awm6!Z(RJ(2SF48RKpi!(Q|{(+9@[!`H''!(f-<(+ZqD!}R%0!2hj*4|HF4<+uKL",
"WmKUX7)hia6KDt$ZvrMa!q3ZvY;6nI#0RVcY;K{I-=}9x&PLg#5w|dR%xjgS!#:0B!#Gp[7:62<!#:pl!@|flXMl)XXMnX]",
"'8Jc&!=4&q'.*cb6}8VaN-cS^:gU0a!!5!)$^dVT7s@lP'4(ds81$`M6VGu(3hZ1I$^Nviw,F#S!3xL^!3xKw78_Hs7Z;bb",
"7H,A`4{-hX7Z0*b:1gQpN-wxF!|akWbW(m@F+0.#6zpiZ7kAj7!(z`Y$g0mp!z|[Q5_!KM]]S6l7x=+$$|WLpXMl$:]#BcH",
"FQKw&YJl{iXMl%k{8tYw!(G6b!#<Ay!@w7#!#<7yXMpfm!(=JK'lux2!2haw!3xL!!2hjw51)qp81:,d6Y3u0NrQj9':',#",
"'93(8'7Ny(':v3K$YV2&!2h`r!2h`q!MC,$$^dz^'DvNT7PlIN^:0}h6zZ22!^'Y3BZ7kY(2KG{!t,m-$!gfKPn6}2!Aa{q",
"%xiW0dcJd-%xsx9!)+dk!)X)2/W@2<dF38W#:9In#YZKL-^TZa*%8fv)X-G_!#=dd!@{(D!#<UAXMpAj4dM+V748q&6xVJl",
"#<[#L.5PzD)XKdf!#=nk!@{1H##ttaXYC*qYI6.h$|2K`%u7.R&{)<F'5tr'%yZK|'@tDu)/0*$J[pP/:I6PGJwg,zaQ-Hn",
"aWZ=,f}VAD$!{qV!(<f76)}@|1*}NPljA|C!/kNP*J<WM!!CrI!%#A#Lb,q#fBQ]=!(C{L!)KN4748_}cAhum&qku`MRYcG",
"M^g1*MvYpS:Wu.Xlq,Q<!3xMH!3xL)ST2zL==0{0)X`x+!#@uP!@|6i!#<Uf]#Aa{XN,r$i^P<MsV&AH5!r*;8F=.fljC8T",
"!fiuP7Y5.1PQ(Z16VT0G%ydrg'&#f*(nz%'*pQH@TjpkDX]j/:XMkdG5(;fM)(1|rV;&5/.yNyaV(CNyV;y9l:ZAir81(bf",
"+@q/]+_2^@]#<A{`xv(z!3xLz!3xK|+/nhTg<xF6)d=MK(_q6:%y%Vj&n$${'rbvk)k^WbdW;Rt.DU#)Wq.0V*T{'`!2{j&",
"%r:!p!!RQ*XP-rD#^J.Q!#H7y!!$C$!=AMs&WRc18mgq7%SQ1z.uw=/6VMAu*}xvP/85+,Wq+ZY$`=yn#uIctsmp8F6WFdb",
"!3(SDY/7T#$;Hp=!2jdh3%g@L$V|A|#w|37$tsS(%4;-v3%VAn!56F-,ZuV;!a:t1!B*#A#w|3:*B[=0!2ibH!{0w:$A)M/",
"YMZP9YN:#=&k4xj$ty@Y12LP:!2i[F)K9+N!{0m8!]bji!3)pX.qsh}6VMRz!2|h:7%/`N6|f3:XP'5DZ/sru!l+I9#=&;q",
"$txR:&3h^f!@1yd-75Dz!2i*:'rc9%%8$t_.4^F9!3=7{1qdTH[+K%W*BBVf!3)<4!2i[F:[!d:/mn8K.<5I50LLhq#x5r}",
"]&D!J$XVA%!&vBW)M;;p!55G5,y{0H*Bd%C!3)<5:y^1SYN7gW:ijlk$}C4N*C/`i$-qZQ.6KfQ/1ZZ{#fdW:!]cXf%;$Fr",
"YNLh:)Biq$;vYPH2g-B[s_U.Q<U6gc1K{#Ss_iBU=2szgYN1;J*^))!=+$_L@/p7M2miW`s`;t`@lMKn2).BQ+Z%^1A%M^W",
"AiIwX1LYJd=h9y(B!h1bYN/NT2mkxqsa/frCD$;{YN1HM2n{k%6av6zCy80,XQ_tMXPGc0-4Y'@DL99_YM[9SYN.IM+!(Xd",
"3C:K]sV2hs!3*,vDnV^F!&IQm6VJ(L8|J*3#C42sF;xxb$<NQKF[81jFMS{x[`905#::jA2fx4a!=V}/*):3N]d%Vf*BBgk",
"!2i03P1td)78*a`'526l!3xsL/k/mZ##IJ774816HQ|/s$)H/t!2ibD8nnr3,:[v%]{'Q2#:rIJ&mq/F*+;2r!3xs@%gK.P",
"%86jdXPD2])%Kz1$:#%}P2.2|!/X$W!z|]a1(I:n&v%Gk#*=FV!@;#V0MBUj%KVX4!&v7T#K'}G!)a;w1nj4L!(nXj(h5f,",
"!{$bgBD2gN6wPf).4{_j,;);;*BpL-!3)vM#:Ng0.46*4+|YA&sWvN}*D@K5!3)<FJJtv%^^dMa&mkQN]GLzh,,k$k!2i-B",
"XU$xh1d']A!{#t7!$G3b%D)XqQ/#=.sV[*'6VJ0,]|$;r$txRL*a&zg%XRQZ76#t:3&nxc!]hUQ%V:G#&2P1]&TRyX=(nx2",
"'.@CM-@@FV0rZ(Q!D_w&&WRu=-twl:zwhBYXPFaK3{<#])FG!N,ab7V!)%im12v0(!)0dK-]Wuq3dD_n4@LBh!2i3sXPJuW",
"4YyTi4zpB75:-CW5y/P`!2i3x,%0Z4sZ%<$!DC$,1R5az7ZZ*@7Pvp4sx0^bsx.T'$XFLv-^xzj-X4L1!_Chh7;d:12,qXm",
"6am@8s[=4J!$8rg!H`!=&uxCn9L=%h9/AUlXPGKm,4`bIs]'^77uK'd9jYFV:*xfB9kUNjsx0xksx.T/$XFM!,'2}v@7YdZ",
"!=|u+88wj.!*%'l!):Yf;a)ZZ67+=(1I<AJ;cSCJ<$nXp;dM,qsx1.rsx.T5$vcW)-`Iz+-X4zA!):qT=Z!LjSG!^x/d:%Z",
"0[tc{(-LFr8mci)#w|pL#w|<:!j#w9G(-dd#+PAk!!^|<!!vPR!!$@t#:</d&PS;H$H$0K!(B%)Ji]MV!(xpq#;$'x!]btJ",
"7Z:q=6vJ(Y!]btQ:nW|J7:|ZI!3zgz2.25]!3x|`+C)dn!3zPr/uqK'+=L642%D[:!2i|gXU1)l.46')+}U|8sXU-8*F;)@",
"76yBp`4=8P/PLb'9L[AU_V.H6]<twkS(ul:7n,XS:vAb@!+1Q/!)&K%%t{ui`vfbS2G^Fj!]gf'4ln!375,$#-WB@0YP!Dx",
"(jL7:3}{d@n$zJ0GX4Bz1IJL'sV6Wv!4aD2!AVs#-bv*A8p_$![]l*T+$(-(12$`<stC^tXP'CM`tnJr=:TDg6Vu.<+Bsb%",
"sV2hY#:y2s!2i*t9<FR_=x2i9((T77&18dZ6am^=<GRll]zg:t!(qpP!=AbD)k[,W@YHUr#fqma'M0=G-@z&BXP(FmC7}kS",
"XP)q;1nam!#<$12!2i-4XPCx]-7D-SI]FH0GdK'M!{#t7!3)r]6vtd2.4KIQ7Ts#I`S=T]Rhh7m!)cGY#cv#F!2i,j${pKv",
"T%Lg46y6YJ+8|I8=!=9u2M4=VXPG='!}B|ka7Tg!7$3VX#!l;(!2j)R`tmNp9f+yG%4IsT*J5YW6uX3,8Ism5%r)G!U!mLY",
"6mr#,!!Afh::R`gsXrh6Bn&N}6wh;zNT+l!6|^Im&WJj`7K+C$Rhz$Q790FJQ/5^g8p-R.Ja2308*cB3RIpV4!F=@_8ui$}",
"Ta<3|,)A8x+^`;G!]bjF!2k.*:p9sd!*!f$RhsA`cK['I!]bj6!2i-;!@H/&P2%dm!a'/(!,i;=!_^dB!]c_P!,sC6P2$|}",
"XPDac)%L3A&3wn++}`5N,^!=|,{v'n784muhw[{'Q/F:7G%6WG$^#DB&vB]C&vB]&'zmwSNs/#T5Jw{4NtSFf=}G}I!(SkT",
"!=Ai!NT^99cK;g}$txRy6^MY{!2k!|-]|9}Y.Ku7!]{lR+GjAcZ-]1'/gxtX0.,`P!]hU]&3wa'&pA.U'20/ZP2B@n/`k;T",
"!)6=<!(jP6)(&994]UzxsV*y8*ByS8$L0dP.6KfR8Prb;:I|U}G'n6I9R_wnQ.ksS+F#&-8u.rG&PP)T*b!1GsV$XjZ*^6V",
"t7LI3$]s@jZg8Rcsb16c:9j,l!KZn*t3a[*'5M@I6tsd%$&uz_GH88K!3*nfG%UIZGa-a#+z}LpdFrv3dDxRjGcK[K+=9<s",
"H$i*8HB*ruGcrg,H^*+)PR*<2^<px)-bVFF4!!{f3{G@9`z;w/7B39rt4wpH!54s]=]ak:!^'R2%4K}U4zsmt!2i5F7Cb9&",
"J@Mg`%4<GW#]CTs4}Z2.5`w9]5{p%/t7bU2Ju:tmJW$H@)%Pg)*PU+qPnZ&P7k$LI^Y0tj9:Y_uU#0*{!AMk)P3S/08A^=G",
"Q.j5MsV3!,!2i.VNTB{Q+nD}78ZHLSKu&78!z{yY!I@bBP23nH*1`PmKi$y]XPD$`9:iWH)6sMHKWj0m!3*,Q*b*}U%u}&S",
"*hTPR!&{4{!12#r!{(*S(/+iyXPDQg)%L:Z'P3I476<%{0LD2|!Hl9:PQ2*%D=wv{LH!3&!3QUA)tdrB!D}-,7C)M73BV^7",
"79YzJsvDP)Ld}18XPJum+#&&B,BY^x7aXuCsW0Ng!@(sz%tYT%7aiQM%T2d;5YRV(P1yZH7:-%[11q:hRJY6}&@x}S:M-Bb",
"+=d6JmcqM.[Ilwd#xM9@Zg1^F9)%Y&J:$u;XL'^`<`Vsl93=L<.xm<CrVd{v78*d_7%]K=.6WZ%.4U5q.6CJ7t6NTItGF%W",
"f<,A4*[hT)NT99`26'#CRi<R#6p$k4.'i5tRi{ga8QP3{LP_D1!+@fC!!$_##:;n<$VZHx$yD7n!A7a7t3aD8PQBMm+/&}^",
"<DcH*k2%*L@%cXMRi#mm#G@Kq!2i4a'<!8h!bFF}6vgG4*`nk()IzrT.4@3v+}-b0sXK$+*Drl:9yFAHkrr<^p}{+Q&mkQN",
";X;6.!.{f|&|uV/!)$!5!%V|z#-m^yXPDZS6v@!M)kQ(4WWfw0+nm5}$_(D3*G.)#!2|3U.CvP'*C&Y%*C&Xu!2ibL0+M4A",
"7VCBZ+=:Y-!'P5-%D;v*70=Qc-WJSM2U/yB7uqBG7CNv8A^4GjNrR+r!%rqk7DD$b!:,ydZ*^QzZ02us2cvNINjZQ}.D*CJ",
"+|cH(sX#Y#*DJR6*G7dD.Gt6*.6Kft.7{P^,#bFfsZyT`*H=IU7&[LYXrfY@!:,#wWwm|j#J!+i!3)<D)X!m$W7f.I2Gs26",
"!{DZ{PyQC,!3)<5!@d;n7D6nv&Pmrn7T_5Q@y)L41K}_i#YhCS)FG+N!Nk@&QvLW-Z*bzGZ03h/+!`R%;g(3-#YhQYR3X*i",
"QgCa|-g=YlNT:lj8L@K4NT<saIPSdT92wLbT%b9]+8i@B-WhaHD[+9YSd@%UHpZXU!(}*8(+'0$N-n.P7&@X^%;,`m7;H2c",
"U!P6(--MXD(M5T|(IQcr6th5k+!M{K-YLm]8a7@]Z03a7,Y[b)SBZZm7v@%_7&P$;7=@.lU!r0T,jVX9R,8dS!2h8-7Vud(",
"U{VTG+7laW-['sj!-5lJ81$[!-X$%^%8;c5sYdBTsgAk{&uZrF7X,%`rY90CV[!m!!/82-6th2[@aBNT84#q!+dr6(QMu/!",
"75Ix61vRnw&Wx{07'#R(NrZgY*T+[t!)V*S;3`;jR!,rF&WG8i!*9-<9MX3R7sq(JZ)1KH)6H$VYMn.H*)#NLQ.i|F!$s}2",
"#[@!)0kHC{SG!uSXP'&z`tnWv,x'$RB4Q=1+{C#Q$XM./9Vdd6'4x<W1.q8W$Gp@u!2i*g!DKj]-X)-N0nQYW!2k4w1m&9I",
"6x&h7NrdY3!n-m{!:,y&!C0C84]f`8!)'Gj79F6Z.<5S0-Y9YX)hc;iXPDal)%LUW)I,6A'9%Nb!$W28/&q.t!]^-m.8-=;",
"GTvsu#YYUM6uC=D!D;1HW8W]<*B;&%!3QpC75IXW%y#wx8*(45tS0DnMuJ_B*C8g!!2i*8`tvm'TCPgatVjumtVlWmtVlds",
"74jmW7Uc_dtVjW%'5.Iy7ihL@!]=%1*B=N}-Y.XN@YXSmPd0].y]u|Gz:T8Kzx1TPtS!W|*%SA&!3;N1%u|t<Z,Ljt)(h,+",
"YMnVW)GFJ/$^Nv'#zMkp*F(y5.HI)2&n+ad(M:A(0Myv$*'@LqR+pkX,{D1j.WPXttu=pv$TIB7%nhI,.ICQBtt%$v!2i*A",
"tVsqf${lZttu2{$+=9H,!ZR+$!xp16tu*t(@x@7xZBfmP!;:hT!xm{XQkR;37PbA$.H+Z*9:(<ZU#7GU-+KXS!*!b#8}LQ3",
"%qpS9R`=gJ%{w<q`tml`R]i4H!{#t5/C!LN#:FL-&2t)J#Y_4#!3+TcYShbk%;,kxA^9R|#:ll0!.A$*(w67l6^[D8!,'*p",
"G6il#-W13;.W:!L!2i*2851B4S=!kS-Y.XNWwmbA0Fa3].8QHx,!HTKf(;/x,<}QU-Jp)NQM;9+6gX<wGM4lI:8m|G86Ftp",
"*%#=+W8C7G:-M^h7m&lG-WBss`wD;3+`hRK!AdD`QM*@q77L88,:=58!^HC!74NDZ-7lZ5-Yv7X/W@Wl77L{Gq_z-;+#rf%",
"Q/*+;9!73h%tYSj'mRF1(KM$`(kha`NTG)n(.&$g7%NXs-]Ux<!^HGR75-5n0pa=NQkI^IN!+0!U@A}c&{b23;FQ|r81IZi",
"6W/;;)wn#*(/.1^Wq])_<uALj92{|RTa3M$sh*qwXW!qYslC1!XP-Fx7F2@4/7vc,-Vb*Z+!*-hT7BXS-W7&v.8l:j6tyz,",
"<+t<*B4349QM[BTsZBZ5Ns%gF7SkG2Nscn.X+Z0{!LgwbYQs^AR^2LW7GkFm-g<h3!)+8Gtu/V+tu*[(Wwn-tu.I{<u&+Q6",
"7)kR9V;#qJ&Qqh]&rq&YsZBt^F90h;/Pbm@*B:n&GU}+s7uMCV!{(Lw!l^<[!J)n]Nrx%2%G)]{+!72-83Au2)kq5}8R(lJ",
"'x^W)U@)}f*dKdu$w_'{QBPQ$(IFGK7xBKw)4wxb*a.d=sXicM7'Cxf+`tQ3+$ms=6x77%!pfnd!3)vu&1C#K%qtyU-W{ym",
"(.uXv*F(y)*sD'p+C@6y.uwtS^V`-s@YksVh9nWL+--nT!(}tA81t4<9QWJI@:yA=sV-,U<*)PB!mx3c!+5sP/_Z3/TC1cc",
"8W%tHdDvy5!.4tg7qcS@0.DX,74WCaXT#ckbLq5=PnB'5Ak`r|2HcBc8%u|JVqP5.8W8$A8fc+..ZH84:+6K)$uZM<!$nUb",
";sfCkPpRrX8QP3t)FJm#1;#x2!!8d<!*};!!^yF|8SfiI-XflY-VXiQ-W$)V-VbvT0+MzAt3a<]u365Cu3KC1+%#Ai+;4hL",
"'LP2;9;+`FVS1/4!M10g'TaB$U_/<G)7[%1U!]bK!!U_P6vt_|5i7%G:,^0jWjriU!F}()TCY]hF:Uf7!C0%h*C8ft%Gz8J",
"%uvJTSG+{q*F1H*+ZU+s+xs4yWv$!u+hl25+xs!9sV67dD5u}6Cukk-&@gx{u4HcXu4J9,u4J0*NT:blu3tZfu42rA6xUiC",
"-Z4Vx-[26/75-&,u0k<tNTPz4XIP|Z7r0(-!CD5L1ktB70p%+578R;MtUqFLu4f4Lu4yBQ+&QA*/ka6i1M}S:t3a<68s=}U",
"S*IPNq_z2)$[ABGQBN^g!';::+=9T!4bFfIsZ}7N!9liLu4J8RWwmbI&9B(m1(|8^(n^RBu4J@lHSkQB@ZST]1JzNb2%x5l",
"u4Lc@-czI07T6Q91J1Ji2C7ng3!u+k2cufH6zN%Y%9yw+3`Wli!{Xgu3^SFp!(zW3!(zTH!$[@{)X@#C<a14su0nQTSG!s1",
"4;.g@!&4rzBD[&B!)W)r7aj2)u0cH0&}+Dx!#TYM27i1@(16Jt.4@3v-Vw#q-WLT!74mZA6vr<7u4HgY$-#CL6w$sX7YsHa",
"';#:[5wiWR7]w#/u0bz+'ji:g58-*z5uiF!6TG`&u0]s$75,}$PQ&m3XPD0A)%L_^*F(_H%_sAcu7Q&h!2Uzu6rk|+.7=hj",
"u3Fh-uCAA7sb1B|FG/$bB_m%MAr[S}!56lDW8WMM(d`$y88%<k77nt17n`.#u4L%+++pt!4ZLp)!GjF%tq@Gzu7Z-zu7n9.",
"6|210QMrntC%{=#!+s,J!!$|+8$hV(8WtiKu4Hg64mtd!7yB[J9-zrJ9Lm*f:(ut*J,Vxt:G4},!C!,d!)/<^741hbu1Ui;",
"u8Lb:u8`p@D='zQ#(]7/+B$yJ!+A^|0Bp_q!!l(G%44QpWrD*2u:0jZ6_ncC-0LR|1jvi;!!3=S!/@pMnD[*(C-)_b=f}gx",
"96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}rkgV`DzzI(uzzI(!zzI(!7xnyX8maX]!(v|$9[16374Nc&ii,y|kXdPA=WT08",
"!!dsW6thGq*J9*j;cQpp-^S35kW_-WBt0sW75Ivx@!/NG7Uc_&6vh5}7Uwl(X/}$)79DSC9q%KMCt@<l.l2jn!$!fx!!%Zs",
"!!*GLzzC^#zzI(!]$V:M]+wj/!ak,3!3xuU$n$J<+!%7M7T+Zq+7bT&7T=hs6ukXt+#*tQ7T]{v.n2dV#:ADF!G*45;kZng",
"82Tt8$7DvVJrSL36WI+07T=g&+7bT0821+n7s(,z75S|y,aDXSa7b2l!%^qg:*y=usV*uY1yy3pGK,mTYI'mY.qh77GLz)p",
"#Znbh!2jf3%['AG7ign,4t5Ak!*#217C5DW&PN<t$Xh##sW/Fp!3QUM25ff<6tuPFWuNC7&$%}c!3)vN$7K07)FB.Y+G(Yr",
"763!U*Bn=J!3x|D!Fqhi1Q}8!!(nbm#;x*V-W`;T:Bmk[1N]*)2F@4q7SNKU]!%b/)%L[[8[9Nf*`[GA0.$`H/1(B=0.V$G",
"stCQ}0;n94NUjvH6z'It9mn<!6^a6Z$<;^--4dD{-T%Lc#$-:v-T%I;,YT*a6z5(m87GV_&g;T4&u{lx$:x+9!3)vP#x-$5",
"stIH'7vdpd7vd|T7vf5|-W,a3-WUncNTGnP8QHFpsts#<sx.=]!`@FW8TWJM.r3bh/Lz*`.q{F;9Ti0v-VcJ}!)9C&0+XRi",
"!*[%_!!%hf!!%,X!!$DA!!$DB!!%,Y!!$KF!!&{6!!&x6!!$Jt!!$C1!!$DA!!$lT!=AgL!)`lM!*L'h770Nyjy&V#@&I=m",
"=&/lMB;|8}@&z_x;0;qq@[T,%YI&n9/XYvI#c4Wb<=X!_!+S5g9w1DZ/1(f$!g87Y7)QjHjyt;GJ&w3&=]K|G=zg5sA7#_I",
"S)T)h5Jw|N@'C8J5awh1!*[%;!!$fy!!$R;!!$sH8PBI$;{h$m!+[-^jyWU2:rC`x8rl:;7:-$K8TN1:#Zkc}!,U/3jx[@,",
"8v=[[s^_hY!!$D9!=AK^'5M@&jxGA*7y85q7<&;_tPNPVt;ZA6;{f^)jxZ-j7[MNK;{f]y6#bSQ!):Vd;%UGYjz+^)-_&z6",
"!)(PL;a0t$<$nXd$)*b(`tpa#=h_,tBS{BW!-)Q8!++^xt6I_0tGF#{6}a'N*L%_<!*%D^9:Y_ud/Q|RBW_|.FI2tZNT:I)",
";{fw`j{mC0U=fP4#x&VM;T||l!*[%]!!$Q_!!&-z!!%/C!!%)Q!!$d'7SFL^jy}(B93=K-.xm<Cg:R,D78*d_tA.R1;{fpV",
"t6MDNtGF%3f8c(L*XA9c!,Sf/=+#wKH$kH`Cwv5SstJ].!!$Ma!!%HI!!$Y1!!&dH8PBC:;{iCM!)D@;8SP-F;{gck8M12@",
";qVM9+l`tb!*['&!=AZ`*LM@'7[}/7jxRDzHpZXZjxf{Y!#fTx;{gYs<MA-JiV)Nk=d`xc!(|c-@(2|aNT=9b;{fjYjxHK7",
"KI$!l!*[%57SGK:;{g4qK6zaU!*[%T!!&)iK7Q=aKtZam/1(BD/uh6K7[}.MjzU^N9C0Cv=.D7D1X<du6`$mx;{hN8!+y$W",
"!)vaB75HIK%y#wx!*[%5!!$^G%44mKtVlWJtVldP7PaZn7Uc_dtVjW%'5.IV!Hy.4:nXu;!*[%2%qq]Stl2Y8tlGh`tlZud",
"!!$@D!!$@=!!$@@!=ATF!)6w87Q!l;#rmQ8'V%pmtUl{Utdc.b^7Y%;*]d43!)%'@tVra[!z|aJq:R`6jTPyD!YIAqtm/5Z",
"r7M}X!)$g5p{6s%qYwJmr7UdrU#6W^0]z^C:k6gvM0u+rMP1CHM0r8CQM3'/;{fcmj}1Mf=MJrH9y.nCGs|Qajy'`l^0`/z",
"@/mSv@^h@SzYT@fQM)}6;{gDU!)@1w;3syXJw_CjJ%csk7[}.!jxI6JN!+0y6}Aw|;{g7r!)!Ca6^xz/jy&q578Hv39XvK.",
"7Cw2<9[.xF85D4;7<d'Q;{ft^8qM(djzK/@7aNm1tqH4a;{fnctu.=N!z|`9MM'5xH%Q'.!MrDb7CbAMu*w_8u!b6N<2Myc",
"Dyn:jB)f0|!,}I88Q5l6QcGb47[}.*'9R;g;Tk{kKtZamjxc4M92.j%KtZamJa;rSY*fd8!=4&7sXx0{7qd/[R$fWU!Hy.W",
"!)7NL!4WhS-sdQ;-Vac--W,$2-Vkq0/Lx`y%U+6(y=avGy{@2Kg}U%H9-[cW5Lq<:NTKCywc}Z(R`@A]7<`%+;{gwl!)g)Q",
"7v@BqjzhyIzYrijzx2uV!(z(|ttNCx8P3`U<qZp^M|:}m-VawX-[:$g-Zzqd7T4ibz|Z!7!ZYuX#871]u0_1L#WWL;#uuVk",
"#Fv-!u1*l^;{f`9!(}_Ku1}]Xu4Hc;u4JGsu4J;q9;r08u13lpu1I#fu1]/j!8Rvxu4I',;{fS;%ns)}=|2!Z%qr-SKtWp2",
"&1jm-&kiS'!(z(|u4I*F$78)%&MJYZ',(sw&n*l|AWd!J1vHdu-VXKl<@,|fu2Xl4(GC'I25fk}'hd-9(GBK#!(y@ku4IDN",
"!BJLCI(|%P!)/U')%}*.)a]#+)F@K%jz1x1=CMwI6w:X&tmlPT!)8asR+uC*8mq`{;{fc5!)1qnjxqJP8q<<($w]{M$:4&Z",
"jxXZ97t`3(jxX*37tj9)jx[L&7VV6)jx[$n7V`<*lrH1Z!vFW{+%@UU+;4h$!g87L7!4Q{uIKb5$tuC::(uSp9h]'r!({1G",
"u3DM{!!$<^#:<5au4RArM#Jk2-VY*'65(Ydu4R(I!9li_u4IX;;{fSYlT,%S3Z|*i!*[%J!!%#N8$hUb85/G'F&:1M!FV=1",
"NTGuV859.B!Cb1U&5dgr#+:'i!D!Tf7<I-!l4U5G41`g`!}(7V0J@|Y@DaCGjz!t7$H$:A!)DMAjxFAi6zlxDjxNR}!!!!y",
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
"I3T@;!3nN{(7&sIHGikj[mU.2]=+*r$|2it%s^)A&{)<F'5tr'%xr{!'Az*#=/aL8J<Ju2JINH!JbHjH:VnJM]H!;$auxI-",
")Zv]*!#@+|!@{LQ[b<hR(6mc/avLj2<J-xR9//WL!NB&lBqa*:7*YH}@Vx/}!S2`77g6bY$)c;$Q5|:m:I6P[R$l.G[dUi9",
"dc;9K^yUiu23Wx17SJ#y+!!-Y[b:yi+jD{|81(X)8PFb*MmVD^Gc}5V!3nD14$s68[b:,7!{7GC]Ga(})YIP4!#@{T!@|<k",
"_v1YtU97dqUI`tcU_<'j:Z-[p)Y4V8!#A1a!@|Rr.u2nGX$7t}!4V}%'Dhpk'5}z.'5`f}(3Xb-WsJjI[`8Hd6tf=b7qkm#",
"2+0bL!4V}+)-[Q;XNY'3:I6PsXjPCu:I6NxdWt;[&&r20'#tXz'sv}#@VtP]dc;9K6X.-W-GzDq%xj4B6v4y{'.<sU/PFtH",
"'jfv}0.$`;#:9ImfB*3V!)-+93J8SL$!zMv!(<sI!#;Vz!@w7#[a}6z!@@BI!G.ildFA7:7qaF%(,%Ia_tLr.!]_<G4NPq:",
")F|Q=!3nDr%ZN2h7x<Mp!4VS2shR_<!!s{z%44IwZXlhVZhM!J7/53['.!HPdR)an'/mFV7H_U3!$pf#8mci)6`d3c#:f5$",
"&vB]9<%cN+81Kuv;hDMH!5q;:8)!Ty7*rvi84#t!=B,J:-v+cg!!'w=!{$6{[j6A61FgS@7qi5K!3nni!3np@*dJUNsU})Z",
"'TJvX%5C|D3dDJm!3pk]6wpzj,'+s8!^9_'&mqR+[cU{(.4@9Q0LLhqsnYZ<0j_tY6{_UU^|Q,v-2Vs|*Bd%C!%@]2!%5j9",
"3}tA0sV'#9-W@zk#|&p$_wh0n.N'R/.4_;w+|F3!m,9M|&3wn+'uhcL*kffWsa4T!!3]r'sa!FU%s-G.+,D'@C.CZ+sV'MA",
")p`1H(+N=RfG_gm!$Ai@!3pGS!$Uv(#wx8`#]mzx#Y_bNK@-7s!Z+*f<]v0J%_'=J!H}.0's!):!3nvu[jH/T!iTd}sYr.s",
"sYpPisYpmt[.4v3D+@Z-Dh!anFF]{ssW_IN&*S}zA!`mi$VXZ,!,;CI!i|,q7Ublp7u,z!,CV:d,&+rI!3nq#+{hTgR]i'=",
"G%7mHGBVwH!3p,Ysb:6b:Fa@1#&f[Z!]c|YsV'G<!C0/n*CWyw&D|:[&rwu=A^m*A!)/2yA|::5!)&H$-Vgt:-V[gJ-x8(n",
"sWW`s7Aiy'!fgZx-Va{4P2:_BA7s4Z+gAG_!4kGM+!nBH$_MGb_Yr1k'vxN0$vPF2_xFIpH]p($P1rRB-9Qg'!]cNJ!]cNM",
"!=^XS4K!p9)*kz9)g1K!*D{uW*G%WH-j<f0.88@r4aV%p[cWz=.N)CD.:3}.sXnbpsimS-m=hbN*Vq4RPnzP7<WLP*NT+h}",
"sg-r{!3pB+'<!5Y[cU{H7SWDrs6c&L:,2lk!^'R,-!`-T*BPuB7s|9@0h+4Z!_d<[75!b[-80)=TwV(]]As}p!):.W!_CwS",
"8PFbH&PLjp#!zT{$VZiV1+,h5H2i8_4!!|)US]#IHhXQ.[c@;q!]jGq/|Z)r6y4FKsYnS:sYn2QsYnkdHhA/b#TyXz-]i}t",
"-V]'T@xY=9sU|ZdscA{/scV+3!4.}c-Xi@f(/+ld_wh[|.N'|L,[Kb0sY]8t*B:i<!7-z`8Pz!H1+$aCsV-Sk!#<0SIl.]x",
"!(zGCNsC.jsYpAgbN|q}-c]$N-V]0W8t6RYsU|Z`sct=9*BpM6*D#6!!,N9*!!$pz@YGm*$(x<Z6]51a@,Say7SRS87SM0|",
"!MU,Ut%fiCJ%]v5Ln$irML`)F$Y={y&14;N^zwGc9/6U##JdDIkN{97MmRU|*}zY!N.6rANgvBa%5u3)N+<CJNgy^N$:!nw",
"*'hKC!)Rc5-*:'9!+#RG3R,GG%vxmK83Q[HPRU{,+N.TRsVybi*B:i@P(5Lc(X0W]NT;2V!N;Wqt&N8K;sH#=PFWuy$;A-m",
"sYn=R-{q'x!)/_*-V]]'!)<[,QBT@L%WZ_u*d_y3[cVqz.N(8^.6ukH.:3}*sw*-<zwiaa,:)MFst(fRsZ,x`{7)F}*)7r{",
"6g,d'*}xvZ/85+6[bxtg/c_m8!$ir<!{$<B!]c-P!]c-v!3qL1[i6$40(/vw2ck`[hwTz2!{$P3:8cWZ*Z(]:!4Xzz's;,R",
"!3qQ#!Cj<%^zumi8hHHD*-qk;!3pD;[iKK@/1;&b+{IUgsWagt!3qWwF1rw]Q.h6m#h44x!3qS=NTFUY6jhz$)sK!W'THGJ",
"#w|[F3}{,-#@+}J$7;fG%xi#D3%K=/6[WhY74WBR!4%'$NU+&1[dz+Q/mv+n7;Q{X(nUqV!)kCz#FnWP#:;&[!!$HU6VJ2Z",
"1JvaU$u!Uylr}ix9`@G7PQ04:$.lNG%8@C1$y7$z2.c9FmI*'Z#Y_RD!{$<[]D#H,2|fv&n/K$<:3*=A:zYq$]D4/%1RRWG",
"nl;RG;0MwI<6t7J]DML.1c$`*6`2Ta<jKC[=S/b1]DMJS1c6z4;md_{@(3J_@mJ,7]DMJW1`uT&;m)DyA%X%bB*c_i1KLj]",
"0*rqC,&tZ4qzSRiBSB}c!4&Q1C'_nc]AsyJ^}7Zl2`b`=rwUTd.qsj*6VMz*'y]g`!k1*b6k#34$x3K;6srPM!4kz_-@0Tg",
"6uz=2$^GN/!(xin!4x6LG%4|Pl-wcZ$!h4t$7AI'6VJ)5'TY=S!4uZN!Aa{*!)#^69F3'=`#h^L!:hxv&PSiP!)7pS!&!8m",
"81$Y`P1d:)2d#&`!=Vc0+GJ7h9;7&h$W)Bh!]cD_FWzN47B8`HJig:r!!<Bk6fHI+'2&LI'LNkR!i93gDAy7g2p.aU#7h=y",
"D}WMx#^akf]Cb9tDl62M2L/])*B:hDF<uVk]At:W]D$&l.48hu+!/$c3b}Mv-W/|d]DvY,({Lr&-qYQg]BpV_(K[fr(n].s",
"1KQ-f6u2z&1L)QI!K`HQ$w^+{FI6#g7rWV8`qITP7=Xv4=!`]hGc^Z8$7;_D<B/2vR+[-.=j0)$$S}0r6ZyWasVyl8*B[<t",
"!4WuZ!{0w98mcb}!(qkr6VJ,h761H,/2G=X+=uHfGfBgK'.0[.6W=VD8R}2L&WJS^[iX497/`0=%1[JS1vz/A6Z}#'!5@<i",
"NrPV*1X*]97#su:_y./gF+'096ty&j#C/:i]D#_k1IH6xI=G7b!-&.[6th2`sV,K4,K!*wU^6qa-I6',!_CQbIk,PA*ByRp",
"!4&TX$(Z`#amf#H8G_Xf#J+;[!#vI+!+[ga6`xH7@JqhC(FmP!!)HL.LcGP%L3v]uaqAN!%8$`V!4%y@!4.|Q3S2!4Lg9b%",
"#[^1)!4.|S'r|)^!=acXLa[sN6v70.#:g[#!l/,')Is&q$txyI!l82(NAsC,avpQ'/@jnL[';`dc1NMF/PLb')sK'j6`^2[",
"(qM$F:l<]1P1gWu+la.+[cBqr<XgFiGs83:!$h}ANrl,J,!<M2!=X/[NjRbr^zuj0*^&H,NjRyz!4YCB+la$jsWW|j*B:h[",
"Rt1RZ*`m0X7v99</1+3*0LB6K/3&_//4vxHRG:h/t3b;y/U!',!4(1T#{jK9!4(1(#^LD:S3Mg}]`1FISdU]'6yI#i7w5u-",
"0M#R%S&B5Y6!xpK0R9a_!z}&L&qV%-$8B$P*BPu`SRmf[4zm8N1I<*C5YKMN1h;mQSD*Z_:ndV`1l|St!Dt'ZSP1v_t3tI$",
"1n{KjMu@L1S];p(,C.!$B;.hW3`T2R5wiWULZ1vgAWy..#xi5At7LI7(kgz]7=#a=T%`St.7@4z0Q[Rj.viW}[f'fl#@bx'",
"*H!4V!3pH##'bA=6XLJ7,@ua&HgCh#!-a=Y*rIltP2%kc<!N(*,:4!D6x<@[Q.a_R!|&@$.1Y/1)Hywx;a/yr!&.vP+860^",
";cd]z!=bGvT)CS%6vw*Bt3giz5i6y2#)8Bc!]hUQNrQDDkZ]Cm&18AD!'L|c!=B,$*K<)7*FZ;:!3pCn,I*'bH}x%F(3+uK",
"!B*&l#w|UU*BfG,!3pGT!{0Y2!*D*66VJ<'-I|R%78)nzP2%:(Dh1@u0<%Mw!K;Z*stC[.t@P8I7t02&t3iWS8A#4J7|sqk",
"t@ZKT6VH{C!!!j_!i#D66}cw[-79<YUtRcj!C/gz!3nvM(pnp*$xw}k[cV.dZ%=BuVqN%x'kDA&)cdLZ)02Gk&rpq&t7a$a",
"Z`ziu[';a0cPnL$R,5d!9;{YZP3RrV!$l.vLdCK97`b3UsV,K3H3;U1!=bf{#Mj<LWP^|*J:%'FQkyK66c12l!-ipB6th2a",
"7Tr+,-Vl+n7Frp=SG6<|-XGI%^}LJu'D87.77fCX^x01s(/qAMRi,(WGHWFpR$bJ]lL/Ak7/-j`NT4dz6_[;{9j[3sNUa<;",
"=^0ZL82YC}-X2&^$@NX%!4&8P&2f;a!'0{s74(8Xk0b:V!@^}hNrG/97!}}usV4*rA#+7a!{@jYd.MvKRJF4j!&xU}/CIR&",
"!!8h@:gWM6%;%|L7<l4u1Y9:|6u{$T7-=TfY1q{S!^:44-VXP'[d3mh(*d|w7qlfP2cYR()(Wj:*BB`Y;({=j$B#'v[c6hD",
"^zvsmQ/]n`!Du'DQ.}8V6W8Bq!-Tv$8aVug/mcwD=fb14)7)^j6j^$R7qcPr!6Na@NraJ+8Q'wqH+cX2-7C}VXjGb5:yTm'",
"YQY;n<C+AI$!A.S!3nsU7='n+6{j=@!*P#^';uW@81WVy+]]*^79yGY7<klW$fAKJ!)4Ja!6PS{!C0Z1*D{s(*V,_x+&(9[",
".uwqRc(-|/dhk<n8*GHW#Cu7a76j^m7b0PD$wFJ+$txsH[j!V`U!mc_'nX#q!A.WasV&R-+#qy576P^;&S&C%sV&R4dPdp4",
"!]qI(!6H92dMlU3@u-vl'8H6#!]hUU'P37/(-&3i*DJTR!/87M!]`5676Dc+YQ2Kj[j!r=)%LlC-Vc6;%&-*i-;#Sb!6PT'",
"NrFpsFyk{%&2/y`+|:,|m,0Cp%tYa)aX9/|!S/MUz[}w}nby4-;mMG&:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nV$xR_",
"!=5db!=4(!!=4(!##2SL!xF[J!a|P[9.9qZ!(dXk:L8uT79'=@X25Q@RfsH7H'==X!!$HC!!$A)!!'YY!!$iG!!$vP6VJ_:",
"=Gk+15YM&D.SJ.B&mjXz'LHl|/mcV:(+'$!0LAj<1h&Na1}!cR,:[aS51bjM5YKMX67)aW!zz=vs6_PQ!&_PQzzAyJ78q1<",
":/d-H*d-GjsU}#X!!$Mx/dp|5!)P]daX-jgFq|Ii3=_'C!&UIM%45G;sYnkKsYp+V74LJ^8:mmuaV}MV7!rZD<kcX+:gsCy",
"7z4rgsS=%QsYr%p/)3PT75/.&.JVN]sYr)8sYpPhsYpms!!$D{/)3VW!&-.B!!$<z!=AV$a8nq/7UFKQ@!1{50LC.,R%T*N",
"FcxcGG%7mGFJ#Y+sXv8#9+FyJF*px%!{'G'8{v$B8RAj.GFThPH!4-J!aiBG7A_s%7yaRjG'mYpG'l7fH$hV)F*pw}HB(`+",
"H${c*P1rNA.JXN;sXn]:simS,m=^[L*Vg.Q!)TB`PRDmW.htSUR]n%%(+'$%PnUq.3=_(P85AYF7v97_s6`(N!&64H6VJGk",
".huv)87C'+H`Ja.!asIG7`<2T.ht`j!)G*t-V[ts-XK/c6XlK*.htSg-V[}q!)2vuaWK1:Bh<{LaXy-J8Y:C98P][r78q1<",
"7D_aFIMnQ^a9D^_7B]B%I!Mj!!M+gV7a8mB7%=6/aWz!];mWPG7UPS1!+zf..htBl#7hb+L3uy5H}mz+38A{;M.<n_aW)0d",
"7a9__aWRaW:lBAt#JZ;SaW=3H7am#d*^&3v6]-}@9r_$:ML[#A:kuK<!z{a[!zz@(7V)iTP1qQm@/H]R@G.UM=]JNYNL6h=",
"(X0W]#|%jLsYn2b74`[,7&P#:aW3MT&A5h0NTGlS!NQ_:8$(vS7&m5haY#`g*GtWRsZ&pIzYK1}z:2G..N0/_sXr=c!!$Ci",
"!!(mrzzAHm!!+%!#Y[]|#:AcHaBh'`=]I-'748-l<`Vr}C1BV2<+,h^XjHu$#YXTc#wv]{s6_Q)!+BW8!!$Tx7qf:]%42x#",
"!+BV|!!$s*!]a(M7Zy,l@2)b*!*5&+!*^C0!0G^[!-Taz(qKUF!+BW`!!$s5=ri:]!+(r:!)Ci+a7r%[@x#i*@{T)N9gx(W",
"*B=hI5aY4C!+%C174(Gu4{$b@a8GHg9gx)U:2*Zi!*n5!!]_l]8qQX[9R]d8!z}7-!zz=r6VGkpQ._m0sV2m9<81QK!):.W",
"!*$]_!)=$B<80p6'Tbvia9/pHs`l1k!z|l9-r725a8Rg38wcTk7=,!jQ.ayV+rvd&8,-(:<81,:=YkBf*^&3]a8pP-B{Ib/",
":vAb5a992R77jN-P2%4&=xFga/_G8u7=IJVTx!6D@7gqTP1xKD@W$w}!GHI3.;H$&@uF*r#'L@$)a+,-89G7d:{ub1*,Fbn",
"!*1kt9lrk]UVTWk7FxhW9wJb17D&z4P2-yH:@8lk!)k_$!H&q2a9XT=;4.H/6c11w@HnV2Id4;+!*(ds!!$bF!!$^(#:<5M",
"sfY:Z!!$_F;cTBk$76q{a;YH.7.wZ*9Mif$;{c2F9l[2*:l79I=Pa@d78q1<6y].<F;*Fv7<,dVLGCH5a:UIk9J7GR;iq#S",
"761I%%;8Gva9Z/!B80%4V[G-b:@84)a9Z@#AjCcz8.@TR2cYsQ!){^y!=B@,g)+kfJ.wg`a9Nrd7;;mL7:&M97<klX%&_RJ",
"!*(f-74)7$8#NYF6z_Y,s75Nj%qu3(9C</X!)U=9a7r%[;MsMZ7]h=na9%h{@Iu<+(+)U292wPb(+)U2LZCk#7[#T]a985*",
"!!!!p",
};
static const char bitnet__spv_gemm_groups[][96] = {
"!^'L.!=4:P!!-;k$VU95!GL*U!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@)wl",
"#Yvrl:.$9^#wxs%!!]L*!zzS-$7_$31,:P7%vfUj0LL*-!@(|b$:{^/+|1_$%v<9f/11_u!@(HQ$98Qw&p(mk%us}a!G%l{",
"$7|_g!|7JZ%uUj^,wyxm!@+cY$G%_$Lrp,}%u-PY0LL(,02Q](**3,T&Ua|p1+*942)^Ip1iJIq6[g=G1N6Lr'qF^w2FCb<",
"3DB-x2fn$x#y;U;!!g}7$==Ua3'9/U)-t8!3B@&<!@)2t#^|4I#^`',#`N;@6=)U%4F%xD*h57-5YUkT!@)_*$=!Rg2*q;Z",
"*gl!*4=:C<!@))v$;;FQ,zgLD*gCd&3%!y(!@(Rd$9X89sXt<_!@(g4Yck@R*fpB}!@$5k+=78++]`J02jss$67)r66tf(V",
"5:-TP6VIm+6VR+B!=|l4,wpk6-78{667)rU6X}hX-=}:F-vQvb.45:96tf(W6tf([8P=Yb2Fca(.xWl=/R3_N/mmm@8P=Y`",
"6VIm96VR+N+=9K]!=sfB!!_iF.SJA|#|1LZ!!^sU/mcj(#|Yg_:Q)11:.C3!$ts77!#'j.!!|vV8m]z!67*'v!{0L474C4&",
"#Yl`6#a!Kg!^9]7!#DwB!#'q2!#R<'&Q]^K$7|[;&2zX'&Q=@Q&Q{%R&pXkS75{957scU874&`2!]zIh)(TbZ!`57r)*k1;",
"!_}Tl!}p5Q9-{R@!`2w!7qb0<,C/AB,YT[_!`g;&,C-}:6{s_gzz@0V!!&SQ;cR8Fzz@6X!!&SP:gV#Dzz@<Z3}qx_$^PhN",
"'/h:v!]_U77uS@(78<n76VGzm/2l}t&7}r<!&NStw,F&G!%Hq&!%Rv@78ST8'4xJl'5%;C%Tm=U0N)8D]cZ5b0lG8]6VfVg",
"6ygkF6<@{Hzz@fhbW(m@zz@ii4HhJ'zz@lj4s&P&zz@pk5;%jQzz@sl5_!KMzz@vm5|=X5A^G@a3b92YN.}]P!(;g[!'6%&",
"7:6``'Dl]i'4x5]*c[20!'_@<!'iF`D@J47!()c^1T|8PzzD]&6PtKHKuThF'4`2$(1tUl!}rSpWz4.KXjDkaXly`!HJrn;",
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
"!C1$x!'W#H)c`q04!;}d4xB^B!3Sx]*BfDn!3R2Q!^wK#&_C8YGTKC[MP1wFgz`i8#W$s4R+]QY6VGs7Fvc._6}]p3QkAk1",
":w**TWvGk.'Ir0y2tr|APnLN@shRc.7I=C|32l@Y6}gy6((PC;TBuyW70[gp!*t=);5ilBSds]$6u&+BR+^^n6v=zW7+;3R",
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
"!=A|g#i+^`sYnMRP1nKtMct2hPQ:X[Mct1I!)2])_^=2,Mcu-`!0AJu!2`{m!=4(!!3hY;U{AFWnDr&6p$MJYnc/@Bp`+^X",
"5:-Cq!'GgY!!%;I!{!+-qw(u|&8(|f6z-]H8L@JnrY&(As6_Pg!';`S!!$Rb7SFGU_Au:5!(r,2<`P10!z|%_0T1<%#ABzT",
"sp}QK!!%5-!!$y'!!$_m1!Cs1!)aCy!)w7T!*4f!sbK$BsdIQC!!$@w!!%k:!!$f(8m_z'TC)kY!LQM1_!qwj=9MZ2!]^r[",
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
"6cJGQsV'Z:'4Jp5/mYQhNT8WM-(h9`)MQBPLAhP#!!-T&(J%yB9L:28!!+Z[!7AdG9L:0k!7Afi@,]l,)F@GSLt(XJ:I6PN",
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
"!70A%D=YGf&#8@FNs7)L^u.F3!/rBQ!lFPt!C1suJ.F'Yl4J!;P1k{:(wiT'!8RKt!8Hq]!6PV_RxiI,#!kuP.G83a7SC<s",
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
"!,J*J$78BS-qCpAp!!R[n'f8C!*H<5cH|Dn!-mD<CIgv)!3XIS!.%+c!=4(!H%:yA!^'RI$nBxL!7B-fcn7(0#n;2$7Wb{#",
"#xPQq!7B-b#](S3h<jv|)klY1!(xyth<iVr+(|'76_XJP=lT8l7KW#2K)S#]6dGQ@2G!xl6b0$)&7}&qdnWSSdcMf/-#3sA",
"!)88zPQ./P77ba';]-U.(+(5Ji@fp'=x1U{!!9}nAmxpibT-+U6V{H[C#Qdacp37/1d']A#x$.&8QRYK*%#qi7uwV@fh6<z",
"!#PP7+{+AbsW/G4!6wnBL*J#Z#=&MQ.SR))75L1qPnNsA748/#)FDSv+G*<I763!U*Bn=J!7B6h6]yGP1R$]C!(nbm#;x*V",
"-W`;TN$_nn1NZgm2FAB5!]hUk*F(RC+$t{C+C@'9NTZQy:L+{d8ww`r8Tb=<*ju2Gx}yk{78ka]0[.i0!(zCBNU%|R=(]q)",
"1J(8d%qP787qL7xst]_s73n(K;b|-ICW3q&!)F!R6r9)L&u{py]dc-T!6Ni+#x-$5t3gR(7vdp97vd|T7vf5|-W,h5-W^U9",
"NTPU't3Gfu=/aZA!]fPp7SVL|!:{_)NTYb+!xYyV#7y.6!]r7.9rzrM!^/jt7r<r%t4&0+6Pb=[!+49(!)(wr!*u*&!,P57",
"!)r=v!)U.4!+|Vh!-5|)!%aMt6P`I'i$Y(C!%@Yv<4,5P!(l[/!!$g)!]_h78mqa&i$SpW!):MI<`P10F*s1@11wX(!(l[#",
"!,9+.6Pa3I!*u_6!)x]!i#At(99N9r:#U((:t(l1GTVPnRB&[`!.S6H!-AM6!+J5C!)2g,!)2j-!+J8D!)Gz0!0}##!0iv!",
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
"7,k1|!!|xs+m!/u+{,A)74WC%1w')06|.KusV2lp)G!0=!8I*J-VhYLsYp0QHgDhH%1[Bp!{!8KGI7HIj]Q8l-l'j{##'d'",
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
"+g4&(6`4ub7zUIG7=(7g*%${:V5u5z)mH&N3JkgZ)L-90!#<s/!@z5*@C$[d!]im]8%{C0+|duM@CqP%9L9j&=zhzkV;['i",
"*``1<!#:zMV5V3VC33%.4}(645/myr'0QWD@VwnT!QC8^7dH;!%]cj1DWw;aDs]26:U5D;87y3I=*_/UsV!JV(0!-g%4zrX",
"!2#:('2GJ&7;Gt<V86rjV5vgN!g2PQN-stL/PKiNV5r=&!{2&XVy89k)WY)Z!#=hg!@{+F%<{10!4Ln#VAua46cQmb&z{P;",
")00jRJ[nBj:I6PGJwg,z!2#:t(0qgH<&=Y5!2#:](1'tL<HlLB!25=^LFw516l:jV'6,jJ(RNR0%y%=b&n$${(2$#l;LNVF",
"!4Ln*!2#:j(4*p6<vzG!N^.zS(@v5c!tU**$91@!V5s0=*%8l^*BY|,7DHn:'7'c_0<.B]+G3uq(1'mH;zb:[W$HlB&$n0d",
"&}r7f'sv<k)k^@Sbzz7l!2#3.!#c-17FqD0!$p,m8mc;x[}V{%*aLdFbrVU#!]bS,4]PMU+BK3L+=G_Z!!'=,!{#]dN=p:!",
"V<u{9N8f)M!9lgL-@F4%+!y40!NBaaPZ+^2V70x+7&rtI6xLCR`VQ^z2P,N^q]:,K!2#cj!%RGL!0<af,:=Dd-8@Q^!}f8n",
"Q'lU47SaF4*B;{!PjycG-w&TN-7/f3*BpL4*BpKq!26AD#@^P[N-twP!&G3m+(}xu+]k7.9m/Uwf$h['!B)yi!{#]@0jf#=",
".:y[5'Wl!,!B{=(!B*)C+m.,'R4c7@.y#9yT:@NH6tduSkm:D;-Yk#W2hMw9!2#w903mIlPIC%{PgMHb%n9nu!sqTV74+Du",
",:5Y[-Y%RM4C(<A2-xU;!!'F[1PR:^+=R/k.qmUYS];a}1PcA'!P4$,$:!nw$txAI*aHI7(P}Ri.4@3v+|wU,cK.Lv'mRP4",
"+0Vn)-^3;-5={yr!1m}86<*/#*FG/nT[Q[[,#!Z%.uw}V6]K'M*}xvH/85+%0/TwK/aqZ'!$ir+!{#c/!]bS;!]bSc!2%7a",
"V;l@d0%P.[2ck`I_tW;b!{$`81X3k#*WQy!!5-=#'s:96!2%;m!CiKh`VPAn8dqd**-qk;!2$1*V<#kq/1;&b+{IUgsWaga",
"!2%D+F1r(BP1k(P#h45+!2%=pNTFUY6hygn)sK!W!2@B#'LsFq#w|$23}{,-#@+}6$7;-3%xi#D3%K=/6[WhY74WBR!24qn",
"NURf$0D*:i!U;nl8PDm,1IhG&!T6/d&u6N3$V|.x^^{SK!#.GA#:;&[#Hg][#Y_sd,ws!I8vF#%9^R2<Vvbs<1R1$T9kN)]",
"$:!nw#xR,S*C8i(74w#G7f,4|K^^18#C42s:ZMQ;${lWv:xkhD:kx+;XjG4,NT)[W2d#&U!=V$g+G=QRYktj=]KkAZV7&#P",
"9qKt6dcJR&!]bS-!2%7QV74xK9LN|w7Kxa]^YY}'!%w6^#Gk(X#w||f%DR!mY,2q+$tx9D*cd[!%XRQN!]bY.h9r@%!]hUQ",
"%V:G#&2PBb*Cl,-6_hYUiv(v('LIs=-VcA`/WJ/s2H)%d!26'6,$Kq@j6%HK)FFhG!%#<S!!$@m!&;D{$VW/R4FJK0-WBCY",
"%TwLdV70)L,/rXXjt]8W4zp105:-CU5xyB^!2#cqV75Q$9)'dhf][#QsV+0)%8lPcf{#}%$mUxU8*lC9slug@gwvbl7xHy/",
"sm+zC!7L3$!C1KIAf-:I7/8Wq7XlcX!V_;5=GC:d!)@x0htxlX3}w7k!2#fH,C5Q<!!8dA!&nki$tuF;-n6Hw-WH]^'Thv.",
"j14C]sV%vr$#$wV6_1I+!)sL:!)A.6jmq^Zlj8.jf$Ta,jqAdqk0^0=jr:bBsYvWAsYnKd$vcXX-p)}+-X9Np!)AF%lgiPh",
"#zzGiZk09R6VMV08_rD6V6x*==8;uP;cd]f$7;'1<B/2v,;0%7<BBr*m*].^&AaMY$t|c*/$ZQK!_$<<!5-}76!Z-_!)&A!",
"(IDK*&:&xL#zaQs'jl5=!2%Xb(21UM*$|^D6zTSn77$|94(n}/84G2g[$xu]7g++PNTT@/n),L<pc$'j6q2<{6zR#hp}]xb",
"%44Mf-9JIQcqU4u!3Z_;!@G)W'.0)<%qtb8M$;<S6u)7r*bS<lbkvl0@yZn'VvbZH++VPQ+$9TD1IfFGQM-86+$FtA1J8gL",
"!=VUwAaIkX!3]M{!CfA`sgjz6/cKaR]&&lF8bfJ6Sduj=!#fup!$0||=059N9m+)J+|P.A!JR.6C%^dAr[y%(8)u56,<i=8",
"!iktD!2#c.`VW,u,Vgv0<MFQ3!{$`/6w$$F!:^k|=!!{=fM/*H/mi|[$93[Y*`fF6bp+wR/TsqvFks</@H1+/8k1wQ/5Vq!",
"!]bYt!={m8!{#cu!=rg8FsqyZ!2@l<1QI]45C)Q}7Mu{w!D,PZ-blsZ!z|b@02qN..5n0T,[-N(sY]8t*BPu@GW/x$!!b!C",
"!!$DN!!$<@$%,*X1M.`W7XFd$2-F912hJi1GuL/H!kW)M9&S1wCk+yN!'7{w6thUw7:6*n!!|vx!!$KL6{8T}3aRmw$VZj.",
"-Vb*V.48YB=$%<kfM+D1!]bS/.ul}_V8^Q(!awc&!2$3W*%HFz00n'k1gaQs/n(AL$^F&p`VQl'7<wqHNrIn{)66&[7q}VV",
"stHFP!#[H,%Fkd^6YUUI6uC=sMk%yDQ.t82!3nX5sXv!ybfW6t!]bY.#*^z5KSnCWM#hs(!Ba#cNT5XJF:6N@6uI76#,qq]",
";;i]R*a}mjfArW'lj8M+.5Z$P01-]SMk%q}!5+lLNT]YB###aPV8S&Y.=)1Q0Lj{x#;#xuNT1KB9MUXqFIDH@!]bS-P1ms.",
"6H*=*!M4q2%V^rr-tz<ZS:G9.L1PX=P1xKDLPiL5!F$Q%-|+,ILn-pg-!`-T*B:hV&pzA:!2%XKr]p[H!sq^Y+|00y69!{d",
"%58K@$:!uy(ghTD)l)nz!(|j/V7.fH`mz<-'06nS&qU{+*Wlt].u}MmDh$Q!ZJS:0<-*r:+$Dr9<C+ApsV2hR!2#Y9!5-=,",
"`^jz99lG2k'LL1xP1mc-$J&iQ*BH9}!2#Y1!2#cFV6nA9${mG/#aS_!9N2/l*`[MJ$tt|[-Va{4&WZ8:!)%ys-VXsq*G./@",
";UH,@+%%))6x&Bs,=y*5sV2hrI/ndw-trA87&5HU&7|KqNrQni@k3@'!^Dq28`x)F6_2*CHp2F_V[!sSHRZ}#$^i:j!&J!}",
"6VJar$XMif(FmLF#zaau$WCMW*C8i(6J,fD9xnrI;cU.w+dx'z9xd^CY*g0fTac@=+Uq8IY*r0&&{^FdL(YTzVxR)(LBmtx",
".SPKU-VY-9%;5l=8mhl[Dg{-c,=z.^;rI'M!]bYH-XYDH-;!;9!2@j-NrP|{77tT|.gNdJ#!m1A*D#5zLd6gi'ns8()JF_3",
"V7.vc$4`vT)*l'<0.*@f3}|=Sb++n`&$8/z7UXfiM1)/F'57M$!(yA#MaHy{/4vyF#@`]j!CcQj7HaG*!!-iM!/@pMnD[*(",
"C-)_b=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}r[3:<)#Zig^#Z_lC#Zs|G6X,U/+{@p0!()P!!@*dF#z;bh!!T'<",
"!=r:P!!h+I$9nym(Tyxa'0L1RCpm#Q(INJM!@'uB$7bSR!,V]F[+U/m'L_)3!^I,G$Cy=ZFTfUXCp'UJ&1BjS!^IaX$F^Kh",
"Kap+fCn]9F$u)B`!^J7j$HBWuQnx_sCn3}A6ty;R6ty$k6ty$k6ty$k6ty$k6ty$k6u&*l6u/0m*Bn7H<NL@@$:azc,f*_y",
"Cq|k]+z}Yl!@(PU$9Qfq'W}nd&SKLU+}|@i+L8qH###!V-tv6|!@(lS$:I{u*B[3i#!WhS,Y[mg7:t/j$8dpv%4RCS#!/MN",
"+=BFQ!@'`/$D@3`sV<i**BG(j$KG9fv-rT0-VX,F.S{NW,:pqR:UTU4#a7s%$;f-&1,:P7#_Fg`#_dHk#_Q<k$<&K,2)V-B",
"#_czc#`%fr#_ZNp$<Ci23&piL#`%0g#`C&x#}.pv!*h8,2LKaI5wih4I3F{-8qHG.7qbfP6VIAL74'XP#A(Z9!f46!7SDlT",
"'5&4K6uF&I2fRsR2fU@8)HF'2;cwvc<*N{}<Hm*<<g-2Z!'_I[(3yk<<%W)`8m]z*/:&(4%zn5G&wt;(6|s<a!Gw/T3gI_{",
"'T`xv9L:0%1z84=!)&y35[P|!'V($=1RHLY6=qSr5%Uyu'3ux*5)'&V7SSPdV@G/#V@Qh4!)ZYmCy'rW:I6P4Dj]IW*CLT7",
".UPI[;cmpb6y!FqJlf6.*Ky;[81$#V[,+1S;Icgv+=7)/,:3G/H%xA4H0Q0]HK2%@7`3}:!(3-$VAkZ3%}n3'&zs9G)00gQ",
"J<Q7h:I6PFJYI#x-wB[N4#uc</9Z%J.SPKKV5sgJ/wCbx9.$i(#$`wF3K_zS'kXN8(0_1)MU2bl$=D[Q(3xfH<I,`F3CcdV",
"V5tJf;FIFW4]UL`%xin7!dIRN7V7)k5Ya^B!)d%k6$51B$!g0W!(.uL!]`PF;{c4r7<MWc8SJix<B0fWfA{^'!!'FK!!%qS",
"!!$d1!]`IBDY&X30T3;t!'xh&!!)QuzzD:$9D|V0G]VU[/PJ{w#aS-Y`]J{R:$;]1f`Y|+#x$(#81$`j*%#+1NT1B1.GuRI",
"!(y)x!4M@KU{S,tM@{x{*ByRw!2@j0&82TU$Y={R!F_u#11wnIV;*Rp(N1@x5Bzu9!(yD$9.2MK$W*b3V{n5%f$pZ[-W`;T",
"VuHik1NU]p2F=nd!]hUk*F(RC+$t#&*FG1<-Gz:%!*#83!)_(1!)D@;W3h1R8c|yY&WRJt!&!2v74(<-.Cvj2NUvd#-m:r8",
"-WdxDZM*=SsiXH@7+wkb;:hkRB:x0w!)F!R8H-t,!#R=y'{}D,sV+6$7X2ZD7X2fP78ssubk'Jr%JP#F8)*6)sk2Fs8#Wp8",
"!s/;z8)<D+skGT02sD+*-ViM_!)@FcbgnT*bjiKrcFGQDbjRs#ZkRj^;Ny2F7-=T%89Iug<XgD7W7f=P=g(!I:BM8Ci6k%m",
"6!m7U!/ZlA!!$<b!!%=F$78wS*i1vVkIpuDkm:DAl-m[H!*BUx!)5Z(!*B[z!({gm@clq0A7#^vAV@hyAuGBy[-)B$7^=ry",
"GQM3G<:c)CN$%cs&RrapBF}YWV<_T#*j(kM98psXF*uJ]BSG.v#YZr,!5+n%!*LM!!)6LBfkC(_fArW&FIN757#fXs<g5ZZ",
"FUCNMf`1a(g].!1Fgb:)5C;[I!/ZlMMbcBjNT5*TfI/j&!/Qf8!]_d.7XFd#MbcK*7AG:;9V$Sngftn<86)P.MbcQp${fcc",
"Am'I$<B31DBSxQ!!2#fIZl1AG9NTQ@<}pBFBSQ4w!)1gR!)YwljqHNzM'(4l&WJ#vZlmpMr*,uI#JBs6!:A){L*+rY!(|I%",
"8[tc=7A%9}TBsZU8bqa*8Gu,5KKMsP=6]AQ8I-=cJlp[16}RX%;0f-u9V-Yp!8GzQZl:n{7#d2A7P9&KZkYI_!KHQ0!A;$Z",
"ZkDlat%zv47AAa|:vUlQ9XaNrstI9k!aZ7R;Rc41f`_&[I]Jg;(2R{t!.@z0!$X0$J03=P(Qvp|#+;90[]m#z@YDJnitCg;",
"!]]5'<$nXi!zz=lNrPL:Ipu$AQMpZP8S3@RIRV'gZlpQk:m<}r9k-2xBi}kGNqr$6$4`(m!.,m.!]`)'9xdma9t$Il#3_+A",
"8m`H5+@^I`Y*r-%&{T=cKh:JxIRU{K<Q+Pm7]rFp;S}uB$75gsXL'^nL3uy;LSJ2@ZlPfh.ICDrjqI-KS(ku8#,2/W75`Fg",
"2dA)X!MY=f7&)2.7'_ks!!%w5",
};
static const char bitnet__spv_joined[][96] = {
"!^'LR!=4:Pzz=(&!!qV5!!+P#zzI.$:S,[YJI:*82iXm@!]s'6!{)ZmHA{Y*#*fnc!{DY)#:br*#Z,t1$7s04#x_-49kKH$",
"!@9g1#x|A7$v%f;$v.l<AtsB;$'5-F!!W+<$@'K(!#P+k#x#g0!!]P*#:9]/A{NDw!!]]b$VU'7#xs97!!]j2%qnNA#y;U;",
"!!Sq5!(*vu!@(j0$!+Uc!!U@f!=sU'2dLAi!(+#{!@(z8$!Ism!!UJi!=s_-!!_U,)(#TW#zC8H!!T3A!!i<G$!h@{!!Uaq",
"!=sf6&10^@!!UHQ!(*}.!@)<H+)*$<!(pv4$!r_&!!^UK,wpmr#{^+U!!^bP6tf(8.SJBD#|1LZ!!^sU/mcj(#|Yg_!!_#Y",
"1*}308uW,_8W8#^#}70f$b}d,!@)sT$@Q^A5%t/57SMIf!@*;a$AkPR=(+RQ5&:6Z8mgq{!@*rs$=s5B4cmv75&cR_:+$9Z",
"!@)DD$<0*4/VdB+5'-lc!G%m:$:t7++cu2!5'L#g<B8#C!@(F&$91+{&Vk[r5't;k=]SJ5!@'mr$7L|nYPB7[5(<Wp@wlt)",
"!@-Ui7II8V8Q=,L6VIm56VR+tDy==5#aK:b$!t_}!!U@d*hu5k!)26z!(|'w!!_v%5YKaP$!S#sP2X:.!!hP!$@*jh7|9Qg",
"CuZ3%7SMIf!@*</#c0b{6}d<W7r-lp7=@0,!FG7d1nbz.741)P#$]HL@%u!P4=R:/7=BUZ!FGq]!@*ax4I1P]$BTCy@G^m%",
"6^|q9Cv0Yl9.)fZ9.'z{!FJT|!@*a|4Jt[s$BTQ}FTh^9@&gVXCvVp.!FH;k!@*b#Ycmt`@&zcZCvj|0NTjG';MiG`NU)4C",
"!&QNf!$Xa(!'k<90[7ly)m]r'Q1k,J<..7m/XnR*6trpx@iF#:$^HFk#bp:7#byAg#d5Ul#aKBW$a(l$!]]S-6a^W!%r%H9",
"%Squ!!#I=:!$-R;!(qrV!#:$k!#F+&!#P';&1LbA4]wcn#Z-35&1.|H%4x[5&WJN'&QzTB7sPH6!f46!!^0Vm&RNs0&2SuQ",
"$@li'!^Nj99-{H;6v{Dc&1BjC(IY(S0TG:X+=9-a5;*j*+!8<g!(3*A)g596+`|Ju84I4h,;y`@,[[Yr!f(u*dc6Uqg]/5{",
"-X2#`-vr_k%;*S1;cRnJ(QJ0b8m^yVdc6l{/RHrj(g}DYdc6s}00'.m)JYb]dc6z#0lD(l1-%[T!^%;Ag]/b,1i^ct!^BWG",
"f}RU,2G|'}2f]8](,v-/#S2:|8V)sc!'iR,(2T/g%zmUU!t@x{!()c$(2T8j*0yt'f}Rs55<21j!^`^FfAtf55ylN08Pxd2",
"+dS#).SL52$fKHJsW7X[&Pbx-!(G<hs]P@<5:Ug{6vS6a6!F[v'Ir+^6=nv_!(GlZ(d.2v)kXt#3+{A)$|7IK5:.+d,a`Y(",
"4zmgt'p65w6|<GN!#N.(*=fg$8mytX&LvI,sX%7V#3s1P&LwzK!{/Yj!(=dV*J5pz7Z@:I-@yvg!]r=//uiQ+4{A`p7768q",
"HhV,.748Du9M6U<*{C9g&PLP%!*9$56W:Zh7=VU^76ci.9jcBT!!$=9!d'i}6t{`w6f'pG&#diJ!z}|%!]gj|$)c*HsV3#t",
"!_CaG81@k}4=2Ta8P@$l$t|w4!&G9;!dF!X7r+v<7r=]@6ukYmNs/lS74:Rh#::{(3J8h;6xw9+!t,rF!z|[[57Vhf&uy,!",
"83ItHNrG:+$|k}<:,G)|&LvIu0rft}7[Q-W%SZmq6G}:u7ZpMi8WDla!^7CC8PM!sM#@tv!(;bwCuQhs74R{/!_/R)6{L#K",
"sX,-A#aS3)!]akG7:KAh!dn@L%y4(B*$|{N$VU:&*%]Ry%n8W#-@^cy6tf<}!@w_(+0%^K#aWyI!(znQN-wYZsWadw7<W_%",
"N-cS`:gU0b!!5..$|.gV82^vQ!#yS{8PAhk6VGx,7[lYg7T}JL7yYcS!ii#S7a{Zk8#-,Fv-SU:$|&55'rn{Kg{@8m';^4f",
"6VHil7qaF[&W]mZ#C/S*3k-'=!Al/3$|/#v7;/@K]cQ8d!A8q3$|&BS7X^*tN;ky;!),6';phUI!z|_N4s&P&$Vs'v7:KT2",
"]UN`;!)'n}/cYPSGTvw=*`q6pFQU}'!(vG%!#JPL!!U_`!!$<l)U,vF!G.fl74&Pcxf=jy5:-Bb8S;Ts!du#{7qa6}s^6G`",
"#=1]KsV!b1!$N7@(90ag7#iu;814L.!&dH:!!U`.6th0g!#F!H7SFDz6|)js7xny^z]+hi#xuahsWi]47n,Qp^:2'+79x;3",
"!^'Y4CW=1^s]l9Mscks/Kd2*8K|b3L:W7dRs_){i!*-`m6xDW%Q.vrz2%D]P#:9{#))G85)H-l]!#@5&!@{VT!'u6u!C(zG",
"-^jK48uZ|t!))<}!)7vpQ/qPjI0.nm!-%rS!`5:x6{,:<H=R!57%b$R&gDKi@CC$q6#/d;sdrV`NyJrlP2t8W7D-CR.WY&N",
"Pj1*H.n7;$&$1SW&}4n_(353fgl|<qFQ)ij67+)x(Q,mL76l|l&12%u&mw{&$CYv^#W$p(57Y3}6w6-FsV+j%!lIk*&LvI.",
".;1|_sg6jM8@ur/i^+jb#&b*55k&#8jSK2ZW29Bu!{nAG'r-=JN@7z37%&YH&2+}1shPPsshi#D!!7&.:*y7p%uN@]XTqlq",
"9L9j&s^ihf@icBXXlpALY-0)':I6PuYI-Wysi9pkZ9'R<ZN)^z8bn&y!|afC^[HP54{w&`-S}95&L{}]:1s<z5(;fZ!@l8{",
"&L|'5NUqdB_LD7Y!#B.;!@}N1NTI3=Ji*v^8<&1;8+iqA#KY7b!#<;#6vS7T)/mUX)GmYA!#BLS!@}l:ci^<Xd*&8F:I6Q8",
"dF#s`!%hk(!GP5WQ.s*w7yWKSA!zWX)M0('s8v;p!#9w3)+3Z-)IRf[!#Bgd!A!)DKGz7$L:z[Us[HB)+0%k<+Z)LY&*x5'",
"''y:G%z#bFAr,`^f}p<^7;j5d9LNv}7|[1K:v}&Y!({gm#aVAu!({jn!({+YNTRx,8J)zh7!,+vASj*V6{Z-q6|R&g!&Q9C",
"!!U_cJKI/Z@aSqp5u5u.9sf47!ia(U7SWDU*,Xv&75'75!#F*n97i<xNTRar+NW!;))T$.)IRfq!#CI0!A!hY.xxba6r4/n",
"S),,G!`TnV7}[;I7=J5d*Ry%2-@S5JNsn/fslaF_4NZ#^!)H_G7SWj!sm+`G4l:f=57[,x3Jb=P!&IQj#:p)k*=h@c33^gh",
"sXC04)HAx8#W%%Vs_){isV*2|/|n5vTC*sJ@Vn9`!$#Pdg:A0(((P=]NTd{P9z!J=84ud_NT(c|6wF_f$@'qTs^AMa)GxPg",
")f:#8;kMNQs^NX[;(c}$'TZsyJVkzSNTYz9sWv#S6u``gSdC!2(S6Kc7Tq6`!dVlx6{|fh<B/@y$v&vFsV<_msW%Ka7x(Yw",
"RhQ;#{9Scx*:<kn6^KsF!$j;1!#b:)'k;{!!2g7t+8+p;!]]bv!$@g<755QtsYGcS!^'PC-!`-T*BPuB#y*a]!#9!R6wxM9",
"#{{]bs^}+}$v%fS)kcF9&LwAM<C^7=:K(SZ!#N.s)+tVZ(k[-p!ALkb'P{K2.6MG8.TGa|&Lv`^&k7/^H+b/B!CdD@,%dbt",
"%WQBrs]D!!@VqAMY(1<B0T:l46VHB%sZM3/1nixT6|[5aYFLAk!!ipN!$&_s!!$Cr!=APb$@:S-s_&`ZsV;m'.Cv^d#xUt1",
"*B[=A%;.7K!{0wT:i%</0$HK8:gUhn;)`[H,P#B($tss-3,JR.&Lw<J2k|/A!^c09A{[.k2M3YVNT1H=!#wHy6vqLMNs8$8",
"!(gi`6th3L$8HY)!$#Pq/1@zh6u0*-7T=g)]!U*.3}{;2-70<@!AWu-!)(Ip%8*9K.4hL;((S,!2kH4I##w1v(d/#c!{,!B",
"/n$if1QUv-6v0I7sVGyt)U,wU'IsyZ]w{MaM|:xv!)T!p^V[*Cs^|{ysV[$*6v}ss%5Yhc!Ci39sYF{KsW&<.LCbbi78iy7",
"7+G9y!_AUg#]CGr!@H,8MW0y]ZBI1r4zw@P7qcQxZ'_n])($uT!(-Z$7SFGm&n6&L8m^8lNT(L,-W,VJs[zXJ#@+{[$7KF%",
"!)%m77r5v=8uQ207qfn+)F@Np'./<[<&<fB/mtu=<$p1s!B)yi&qWfj0LDgXsU}Wj!zz[46Vp(A1,9dh#YYK)!C#q6!B*)C",
"&r^H,<Cz&Ks[4DI`ms@!'IsmK.<|5R+{gir$7t/3%8=/H$y7$zNtBsd0C6[+s`'*Z!/M9F6Gt/%=]iq]811JU#:Nxc!):}z",
"!*{;+@!m^ls[+:G$`s,A@[1kT1SikM$a/m(*C&Yt*{DCPa./b|#=&WvNU`[%s[=ARsV2g&!@[:('TD3[!s8CxA=_6:2y<gR",
"ABph(s[:^4s`pG*'Isn_c(+J,BU*IZs[.=Hs`yW.'Isrb1TX7zsaK,ls[VfbsaN%6'Isnc&8,P8sab72'Isnd!(|2/savL6",
"'Isnf!(|83sb,`:'Isng!(|@7sb@tM'IsnN1TbG,GRh^L'Iszl*+z,]sbi<X&Lw@_sY@&1sV-]4&Lw`%f]_y@6Y-9FHmKl/",
"!=a{CNT38&2](6`sV3UkP2:s!6w:Y826'.|7@KJ4!d'dT74///%|fh5/15M2sX_kqs]m,j-H0c0!}7R]*=i0'A@'Vb6VHg,",
"QL}xH8}1_csZVjB+!.+`7@|u;sb2<1sVGt*7-q'u6u&*v6wmy+!`57)7jN7wsV[)n#:;u1!$|-H!`r`47fS]SsW&Cs#wy<p",
"!$|.;7-z,!sWM_!8S,s=+{=C2!%;AWQkfKB6u;^pPQ9nwCAa=g&PLm'!.+`_#wyGh!#b:58q[hTgzNUd!&IQl!$b*HL'K%1",
"!Au(r-u,z03`Tmb'raBU/urWF!)hFy7U2MF!B<2D!)&[R+%&1M!$|-H:vKb<1njLT!)i447Uy1T!BpTJ!)&lW,}vqq!'C&m",
"!Cxb[!)/l_-VY2v!=AR6!(yv^+{*`h-Z59t*FxQ0*{DCma.0_Z+}`JUPQC)8:.@4wQkIyT2d#)f!k$#<8!(r_,y08@!%ZUZ",
"sY1dF[{,1rhwLVT7_ycQsX|(L*a7:csV'wt!C/jt8q^v}$VXCk&1V_{%kb$;!+#fH!!$A/7SFG{&mx.}!)(%^6}(cM%UUJQ",
"%86jdsY;.RsVyR)*Cb&$9/7xUNV}.06vJ$0!8R$R!)iV&Q.jNA-Vb$hJKS=ssU}&}!!!Bm8PSVF#wwPs$VTq{!]_0L#a]3Y",
"6z(0ZT%s2S*B:lS$Vic-$|#pF#^_0sRJ&Mi!^1:<!B=Bm'0t+-'MuyK.JH|Q6v@sM8SHMW.4L0c85&/M#qTm-!+#UF!!ip3",
".'|A<6x&ziP35x|77tU<Q/,8]GUU396{:mlsWMb^T%U:C#`w)5!$5]:NrPp}=/aK.-V}d5%WUwZsY;1SsWCyA*Cl,%7!u#l",
"sWalR!&2-n!c+/Y7qm&n$vPFcsYx7jPFgJN0T<4S2a$XZ)FTp.-|%AP!).pn2lYi.!)9kL-]Wuq3dD_n4=:Z^!czb.6xUX8",
"sY:r3!)(=3!!$_W!=ARR0T<SgnB:nh.4@I=2lVSk:B7<}hVgkgt4cJ<-mw9s-WHS]'s1|/i4M)X'FrAh'Tlw1ir+CVkP*P|",
"4ld(`2(3$V)knWU=GD[G7SUJ5!,lX2!]_a87.ljBs[z[}!^H#v7lxtj+N%^.4*&]}!)K78k.Dxg$nywf8JQLLtLw_K#&-F'",
"57_Nip$MdPkm=(8l-YNFkmPR=2/:^]$^uRQ4fR@2!*2wG!)KL@m(;jt$pXAl8K.tStMV@Yn%1r9nBPxxmgH/FU#,1r/TiLP",
"!)'+|$y)V{!&C&D.n3TB@a=6ts_RLq!=WFs8]ll_jS/x@Im4Br!+1G,&PM2J)sK!_!.!zjGss^B!(xpq#:D]r!a:wd8-W33",
"p}LqB%6Xap;$U5<6tfNa6`&XQ;6R<P#f]ga+C)dnSdBA@7P&vzSFyPGgYWH+Q.kh7s_*h3!B3xk*'hDA)I<Va.JH|W/3InD",
"CaFN&NT;ul82YF/2t,n/!)NC;#arQ7!g,|N82&}<%qs.y)(#A;NT1B)!du'P$AYp;'Isv`&1BU@!Ba)i!)&$!(M4yu'It)f",
"(y^arV:t:3yzwRP'Islf!Y4+hK8g{t+:76h*}yDR-VX]+(.yg9s^[wD0+k1I6vs&Q3,&b&t3[i-6wd[zRI}%5sV2n'5.qC{",
",wqBH!.T*i!@)|[Q.`lI6H[a7s4,${`17P7&18dZ7%NU`<GR[i-7:-^!)mQZ!=Ah=+)+a^stA:d#]4/i'M0;W.y^^I#aTuH",
"HhVAc!)$wS4GKl,6w}Ca@Vmm)#y=r#sYd.87CDs%K6yfz!{cI)sZXh_7u3TDGV)Ty*Cl)zMC=X8!(z,9!)]DM!!$@`;d(14",
"GF0;2!F-W#Sd^9u:hp#]7p24];6*2=RJ/MK5L3rbRJa@AsWWgI=2B6M$yHF2&Lxl7#)rp!*h^9f7air|,aYWmNTQM]+P+=n",
",wq<b740AH%4KG@!)VKCsVI/L*BR9)*D5C}&LvtLa.03<'P3F3#$|r#MpIpI!'wL{H2s8r!'wM!H2sJU8Q)TL!|8ldMQ|c{",
"s[S<DMTPa]'Y+X$.4sJ{,#&{X.8(-i/TRTkQkIC+0KmV&;,B9q.SJ2-Ns6zD79bhNSG/m@7TSt)8wHbXtV)#{!C03D*Cb#x",
"*{DCVa.0$2%tYa)!%xiNtVpldH2|=Gti*Pi#_g70s[02jV;%17USzY^NMy%&tVjQc-^W(QW.U,c!%%pi1w'/N78v=pNT<Hf",
"7</CmNT:Q3!#yZ-6WcvMY22V!6}/Nf!!KlU9j[/UPQcT<:h)R$7[MMa&;fa)!@Q/g-u^q(+]V`6PQ7,ZsV2lp!B5B)Q.vwX",
"$(qQKsx%=57D-@@.SJ;'.r:Y;-X2dsF:AQcQ/.kz9P/^b6v!gN9[kBL)gg[]QL|w+),(-(-^=,g#&lA:.UaT<#'hb=(d/$G",
"!*D*:!]_Uc<,GZc#x&_W!!$]R6VJ5[+P+1zNT{wP!#cR].n5DC-VX&*-!jlT75@H,s[+0B!N}ac)rp%+$uZK^sX{ig-XxJq",
"'Q8Dq&Lw*P(DRnV%@B)4t!1-N!]qB)6z0VHsty<S!@d;Z$D9g_a.01d'P3B2!+@yI:gWM[;'vQW7@`F^8q@g1.z{qC(Q{43",
"M8j*)82iHTRK8V:sx.V_-n_`^`13H[7<]K(-Vd[z$^vi@sY[9m%n;kB.1JQv,^0.[!*<_{!CP.<NrYS*7SC,0-[cB^M@hk5",
"$_7]Q'ItZu/BSqy$;;mLQM<;h+2wRP##wZ$$0YQ/#f=7V%5Bq/SG+aK#-:'l#h-Ki0k35jR,CnS7Zy-x7!rYtRiL.p.Q;pF",
"$|%]{3dFhY%Y:83#A_Sy3I+YZ#:;fJ0+vSB7TB(a'szhf#x$$H-Xg4f)M9Sn-[04ss`CrG$rfT!(P/u1M7m__7CJf`)(i|6",
"!]]cL8P]]G$76.j/W^9*+!Vz[D]F2b!*{,&(d.iK'pI<P!-&=m!!$D!1+#V[.4|R!+|wU,(ip-C),.IU/TKgKsY<9usZ/bk",
"*H+<G&Lw<nsc94W#uL!zjmkMX!&!r}75}Z*-VcgwT%t,{5W=5uS@i<.!%C8p8m_m80.&[k!,f%];F4d8NrJT3$T*9-!L4Vb",
"Nrpqp64zNu6T:]zIl7^jtwrbDtx(q$7;({(6VJt<&^=Wwtu,ug-a1U%-Wu..7SYaF'rZ6h&8!9b7qbAz]Fq##(vNi]%65%W",
"!$1}V;F4cr-W9kW-Y'};7T%%LtrAs2*i11ftq9L|QM*8{tu*{]tu*Z&tu/VcTC)%a9+n[09hP#8%tlGR9TB$98Q96`R+^Wg",
"sVqA+&LxbY6r0QX!!RT3!]zpx.4rU{.4_;s+|cH('/c77*I@4V*G%W@&Lvt_a.0b],<}WW!$|..57Vv67un8H/15rP<U%WF",
"7=Pd[U^C%u7Kzr^[+b)Y!#H@%J,VdlR,&nV0|A8-#aSb#s[+Xl!=XAwT[%f22tz54t't[Ds[0-/Twxu`#*{j!#k:P'&mlnb",
"6YU[K%d;`47$3wZUtg&sXTIWH3b}gF$+wph7G'=3+!b%XsX-:]7sdqd(h&W)7sdna(IxMQVTzC8$H$3Is[+v_7G5'SFnJ3$",
"VrP$aCB!if7tq({<}lpB7<^MI's$1p!)(Vg$'F*f*=i,q8pJvi).{CT'h:Y(#|t}I&1`fQ7!h]xHpny79TT4t7YG't/1HNn",
"6uD6/9lR/B'.Bm;)MR=n*$|rL7@Vzk7t`2A8ua:[+|umA!&5kA5kbS6Rhai7=/WN<7;8N678g+BF*q,4Y1s2y#:p*2'IslY",
")6#zGWmm0d!@6v{ZM+*k8'I:]9m%^t&PNlK7;l8KYI&BH#f{3pYi.II_^'<aA)Y%_Yi4k{+4Rh9NTII;JM-Y-8mbfXfAv8<",
"TBzy7<Qy3'NTdW^7rgx1st]]+7HTY#!#wLR!@G)W6}+*#%r28-7thU;[$hb{!!$@m!`,.987FcH#0`A)'IspQ7*QP[76FU6",
").q[2!=Y3%6{x<t1J8rj7I)Ta]^)bRs_N2[]q$p1!(.13!!$Dj0#(4dSgtyvHSi'2<df[gP1q'%&$&KzsY)gP745,z^0tZ.",
"s4+h[`19Qw#b@68&Lvt[ZM$%psj@q.FwA<a6ww2rWcLUyIRL(+RJ8QK6wx#HA^3y[0T7cH!(`!$=N!Zp78J0b0LFGN(3@(L",
"-VYDB.u`3Q((SL*0/)bHA;H%U6Vfqp6tp196u&3yJBx(ZskCq%!c]N.7]qU.78g+;s[SB3#wy%M01s7N7v:Ts0pa<-!*K.|",
"*D,;}+/dIlR+zIj8)40(4zn8T1I<*D5YKMP1h<0]asP(/=GDNj1l|Su!Dt'Zb//^H&@xuZsZ-a!7wka|9*@5]:^s(g!%hm2",
"7$0sQ93nR]7x;XS&|W'AAX&=4$VV8:-Vb*V.46Mb=$%<k7C5<Tsudxf*GVxY&LwDt!awc&$8+Z5*%HGq00n'k1h&vS/n&4l",
"${c5tsYHHb:0tvp7uXFvstHJ,A)c:m7W[8&h74W=L)MAF!.rw%!|8Q$H{1TY$!/V0.QGkb6xKU57H@L4;dNG}#2cmG58,:w",
"!C(vCNrQ)W;sH)B6vFNX+d]Dv6]54d,'VI{7tVW:ABGsL;$6s6,!y+r78h-y:*xHt!(}P0GTvzP*B[<n!B,7*YnRP^!#F*G",
"!{0Y2!!/aAHQsD)R+p_;H{/5Q89'9$u0k}YP2j6.5ug_w&Lw*@uM1:A7Y{n!1vf|8:PypIu0aPK%8v[2,aAB^)+`!H76mp)",
"4|HC1#_B%/s4,%tXrQ(q6v!gR69!|{%4[3C$:!uy(gwCC+G|KF!),J$!b1+x;4`)F.5nR&.5f#+u3G==C%rF0sZPW86*[zF",
"!##=W$f`5d7[JxZXs:1A$IR2`!A1}URJDt[#3K:j'IsyT-l{V!L[R=a:7B#dFQ*]Q!!&WW74(@c9/K]CQM,v4850)6'kmA8",
"3}{T9t3[djSd@;4@/z'/(/=$K&YwH}s4.W{/.b'=-kV[96{,:3NTQg97zr;A1vI&!!'mG-!!%2.!z|p&!@Z5iTB{5Ca.Wtt",
"NTFy]6Vy.`#Jg];s]m,n<S52N!+s)D;8,M$sw1n=%nC^F+Z#MI#{{FTSG!hk'A[cnY2:s%sx%FvsluLW%8N=M0M]T,$VUv0",
"8QP9,CP7MpAVi%wCLc1CstGjRAJb9BXsY@m8x`1N7Tr)zYQ;S07fM&*7|*+GstJ*D!*V1A!!$f$#0DCrASjs*NrYS+I0a2W",
"+}tT4!#b:5Nrx/pstQwi(:U^='k:uX!'!QbC|C)p+x@TP-W_y!U{i`X7U:D7'.SY:,<}CQ!_x|p84=IuDjV/qBr%L{Dg|YH",
"!_g#Z6x$6$7@Fq|9Lpjx'LK#L*`YsBQM<-N!%Th#830%jCWqDC!*+p&C8+Yk$;Qq--uiyIuNv:s6y#0fsW/_W$y/(%9LG2h",
"sWCb2%Wk9j&n<z-.uaZ4GcM!9&8+22!)9@<2+k66+x@U-P1yIx3(h;j(m/+:-XRx_1M/6i*{GL:3KgY=1l|TD!%ZUJ81j%I",
"Z.RXg535%r6]5Li'N.7_'ns!Q+a[C9sY;qhsYGz[*FnL8*HIP_&Lvtma.19#1-j[v!*vR@9-|ynPQ9HR*gb+^stF3zM#r{M",
"!.^Ar7qcb<stKn^3p{ui5:.`zU^idB75r3UGY1t+P2LGS7UPR3(+1NV.H+aFh<M'H#YZ/^#:NVuQl:bt7u3UZPp4A;5u<}t",
"77^B@R+]Ac%TW,y!BykS3hb$X!)lW@NTnCV/b:#4!*9iU!&niz7SFay&2W1L*b+}5'IsbR!@n,qD[+<X77!}LH6mz)6w8+|",
"-VMwdQM@6m8gKIP4^&`}hZWKX&;HQ(,4@Y-i1)8^'Is[r5CMBuR+yTNsuMivFcydR7U'F2Q/j.8!,j@27Pw#SQ/*[A8.TfZ",
"!@#qp3i.J((RG3T#bd(A=_dw|=c@5vQlfBH=NT1w!g_ZX87cz=iWa&G,+BcMimxZb&Lvm78vGvR3%%+};9di8brm4rjLjV$",
"-H9_v&LwAM57Vdt!KC:]S(iv<7xG_yk0l(Q5kXN=sVP=Kk79nC./5y&tq8Q_8V{'h7:}7r!{Xt8!#b:582a4&6VJ!/$@tu*",
"sY;J/%5K<t!]{V57/6qaF]#7[!)A=;!'mF}*q/4&!)26z#d.ZM!C/znWuJ@G!Fg[1g(Tf88n0u:=!SGjPQDu|7J7g/$fAAG",
"QM[aT,/Ub0!@Az%^aZ2z8r2-7AY#Ba-m'nNjmqC:!#9!bgZ5F-+7/GNuNx__=0{Nn`3l`/-Va{5Lxt(H7xFq:!ViBX!+_QV",
"!]_UZ8I_%H7y//n!V|}W!#lBzhW2DCi4uGANT8VNsm4tA!]hWT#09,&!#,=I!|ktH&3wh)!/YUq8$TyW!!8dB(Y$;.%=`Pv",
"7a,bq8p-S5+fMF<7a7T:;fSpY-8s]SuSh#y+8+qvuNxlcjQ*{y$#V{+j1kac7M-!K-nLP-[hv_u.{jxm!/[h]0[.@X!K7xU",
"Nrcur!ud{a!)-($uSn.dBx|JR!)K=:uP;q@!!$C77SFJ$&1Y[.BPfp-97S[tNsc@J<uYhPSGVRA82cK3#-1*F!bR9[8,;VQ",
"uP%G|M_1}:PnlY79.m79'.,@Ql-YNDl-YN<7vT:d!^+|slh@amiV2k5!=AR/P1war7t}G9m*VA8f}ZI;!=AR+PnUuv7tV,t",
"miu_B'Iu:}ukmcIuhnn[ui%{`*=i$UsrWxAJ0*)N!)FYd!fl057BRICvIx<]7[]N+-tmLL6|u3)NT)(@!F=Gkk8ThC/hD'(",
"7]F#C*%SJ'!_6U;7X;p5gYW@S4zm8R#$.%2#Ym-=!*cCc$J/fWuSgvyuSfpluSgs/8x$18u0WT^ui8+G.Nb&H74D-189S|9",
"-ZIm}-V`gp-Z<27!)Ag5p=z_xp{YCpNT(:&<=b19NT{6<!'u5}JK4)4q:pq}*{D8{uShTm4nS,suShQpD;k60!)8)u-V`x0",
"7r<`Aq!=K;qxUkvrW3(z+M_)^-Va$x-[X=N-Vk0{@8ADC!#9!uruRQ'sT/Q$Q.i&s%+}w8*DrlFCMKSa,)@Z[C/,Vna.2tj",
"*MHs`ur<S5@uu94@::5(!({cYuq$50C#G^NNrI:8@1,y/7if{p<}xz}!_&Jv7]I@=<}m28PnjNA$Vs*p!)y}A4ld(y3+yVP",
"7{80mg(_B:;kA#'P4)c}8p_sl9/K[#2UD+yNrPyM4V,:APQCu&!_b%u:r%YusX@5#8PAr6%U+cB-Vb-Y-ZRdG-Va3}77ihg",
"'T:1Juj{4FHTh'`,]<Q,;}hqC6|tpz-u&0rYn:pB32l/0!)d*q7x$zs9L;V76^Z*n]GvuzdB}b;!ZY6#uk:Im%n9w*u^hk,",
"72,,-br8(rJ5]psb5QF87dG*-!)3XG7x`p67],+p7F#6A<-rRa7]+vF!DBf@!)1cp8=V,.jxX3B:sr_H2.}`,!L`h_d.g$C",
"9z!GC%4IXK+dZ*]7T5H.8^i@<%r&g.WuuUf7%z_K!!Kxx7A9c4Ypw1m97N97sV*d9=QBn,!&^@+JjP1,!(|q16vP[ZsVy<[",
"7]LPy(]h[s8uB0=+]VU6870{kA=ub#!F-r;Pp%,KsX^K-.daHG&8GZ*8qf{=,:5xM!'Z76<5G007rUJL_^Q2a*D+1j*FZ;9",
"74(8u,x(,<VZRz7/^fHN^Cah&A4V&u!#sHh:}(6JiBQ02:MS63Wv-g-4/i84!+xLF$tuMjstGj^-fDSmI:N'AG:n4,PnD:|",
"sW/X-02*].G{iSv79}*84#&xRst<CasXt#p;i3Z2P2QBT3ZA+8!)3RD!,]I-*Xm9W6y0k$f}S$j*`Ys+stGjsHpGXi6|jj'",
";$XAT5YKdV!,2;P#[!u2!,K,3_@*kf65DW`#YZ|^!B9)-[h]m@6Tba`!asPI8RW}W!G._}5YVjw!#fT'B,SBnv2!]0v4LN.",
"74DP!qFWx788mr5v-_lU!)mWJ!#yhD!)mrT#:;s_v4jb4:I8@Kf+SG$5v'X}7y.Xr8MZSd!$i!!qFx.*3|.tr!_/Q@6}v&l",
"T&[1i7Y_:N!]tPFRJ)A57#Q&&aW+VL*IY.A&Lvtya.1_94`;20*KFVLsY=Mlv5S1`.JH}/v0@rlI/x_V6`!v@Ps3}u)66CV",
"9.@j=PRs^A-+KAGZMAQq7|VIzNT;7v(w_QA8r7f_n'TQr!^}f78T/,#mH}pFH32Jy7N1zt&1;A(7;rj&1nX@T74AnC#;7J!",
"(d.NK-Wj&$D#B.si`6<Z!AK`Q7qv*+n'[z%!]_X$7U[.|0LB2&!&^a53RJPX#Gcs[nG]W.!.2C3#3.}_!DxP<auXv-3*_Xa",
"7SP#pgd)+I2AHu]!Gp]-W7wci6{--f8-8q6sVIfv!@(un6cIXk7m&lj%T9F8!%xiN7YBAX4U6D_7&#9U8U,Y}V!$Nv6f<T4",
"_5*Hui=dNB#m@]mPnL,L7g1wCNr[:F2#9]kl4|PJ*32G4jmpR6#[.[l-lIN`%ZV1C!(|B#Sd@Sd*DT'la/$G],22RZ`nbJm",
"JVn&#*W9j_NTLx9!04r#SHK:08A2dtnLtZ81YDv87u'F}i=m#'2sb8t!.Ijk81$],NjKpi!H9HCSd@C)tQ,kH'yzhm=G)J%",
"7<l^%NjNjLbT1Zn-gUKpH$lSG7xa|F_!sG(D^t5;-Xy^.NrFK@$:`94a.0<D(L/m9#*qg`PcrvPTY6DU!-M.U)=:G/!*3DU",
"j!K}&8|G^ThBgM^!Y+yu@,SaPp`,`f7;PY}NT:{5)(5XR]d8ZQ7V7#Mg(L_A=pq'W#%{rs+%ih8!&!WtD;kw)PQf&'7VB*/",
"!]{G*7WJ'iq<uKB!!$K9JigD'1+$cU7@_Z89QhcrSFwdf%9[br&W-l<q#K7Rs[SD[p}[kQ;$V/!-u'JgfhUrq*GV2K*H+:c",
"&Lvtja.1/&00n0n!.!S_LIPg&%yTNj753QXdk9{H!w74t76u^,QM!-p!{DmS'It&X&If'}!@d;^7mXX$&Pn.x7r|@RB5Bt8",
"1K|(9!Y^nZF_.X8r['#ls[SDFrtKU9!$#P9((S/26uMKW;g)'R!:i(`s[SKHs6rj`+%iTNsXsm1%VZNv!,xkS7'&xy:TgVH",
"U_7#t2Vs/A%xm^P$ZFma!D0xt]Gb1=7Atqk($7n7H}dR@7=;VsP1p4]Iqfc+*%3(Q<h[7I7Ubsl=MuM;!j+BV7t/+nNT5Z|",
"!{0Q,!AG|qW8CDGIYuP/7]y0sU{v7k#7cly$hv))!_Qys7u4n)lT3BM7&0m+-['x4!/&%^81$_#-X2YR.4IF4-8$2xsU}Tj",
"({`{-R+flALG&(0Ns32.=riTp8bNzK74uUs+*%FM7__GMJ7ScR9P!,RNs1@]9/Uc4JVqm@85KF,VZ]cc:ZAgA<u:J+7Bp_x",
"=3gZ{&vz0l*,Vlf#I1*iJu0t@-1]Jr83h$I#uD3T+@+:J!&vP[!&(z;7=m86$W,su!!,9JHqD+/!#.9(K*'Fq7z'[51+$)}",
"!)HS/!|WaT!DKj]-X26R0nQYW&Lxuz2:1rI,#w='7_2u<fJ%[D1w037-X]!:!fs}d7XYqM2BvtB;M]w(*I/aNY1]LF$:jAa",
"a.0HK)I,6A!^51H76[2%.rn+0!]^-m-vY9tNrn[+77.&76tgQd!HfjYjZ9!t+NL|(!AGbgfhRg@!#RHH(}+4NvKvhZNT1xu",
"$J8Zk!L&(m=G,WvwnmRtjnfF=k/'DGkMDNL6^^A{;/-q|kkbWi!#y^##'fS)!WxVh*B=m+-Xd<K@YW&FvKq{bvd%g0vd7uW",
"vdM%[!&ZCi!GP4H.ZL-Q7MK=)%;/Jz!`(Uw*+wpf#<my|))!<;&Q+k2*F(RC.6-Rw&n+ad-X:0s6tyw=)+gym6v=}7aWK[&",
"*GL;2p@3n8,6VL+qZMFC-T#)Z*[^d/3sq_0-m:(Y746^--m:cs!)6B.vPj(xvPb/l-q9)Hna]|l!#9!wlhavXmGCKdn&!fi",
"<%hQ*U|I&!,kK_*!$2bv!=Al%!)fH#!)C;zX5&`(4pl}1!)#r{!_kyK9Vi1_,C1#x57VlPg(@}.-kYgT#x,}xS(Z`7$8SxC",
"s`nG]#:ljV!*GQ$3Rrr4FQ5%KHi,)|Sf;'k)BsuJGxtb90.8Qs^&Tmj.uXnk!HGr.gFk<j.fgv9,xdU%.BXKz.Vr=V!+j+h",
"@.BCL!)I#Rn/*@'8q36B*$|U4!,gY7!=Al2b4}HD$:@)c!$h}a8qy:r+{%_C&AaC_RhNYl!BfHT-Vb7KQkR;l,{W;*,!f{U",
"!DBiRnkSCS!1aQ}P1d-#LD@u'7=2wqpKVAL!#F%%W9^i@!jZMb;,W_S/rU1&!/kPI7t@!3V:};D8p$K(G'xNg6v%(r#:;!z",
"!#,:L8PAa_8P@b$6xKbdstys$*=i$!V;S_0<4^CLZBNwk!({uG7%ZkG&1Q;!7|Ajm1Q8ua-Vb*[+!)LTst<Zi#%'p}jmi]a",
"7#DU6A@33fj[$IPsx`hH:gj6c6VH|F!BLlnP2(fRIZr-T#:_Nuvn&]7!|&H:J8QXiCpw'4!Lkt^&=f5l!#9!uIy8(;JWrRH",
"Y1a[r8CBUisWN&0*Cv2&Mk':p$&=:YWLV-p@YFBBPQMvbJmCqAP3S%[%)5278nTXJN-wf)&&Pcu)($4W7U|fR'9</gG'w_T",
"9Cf0&*dKWw$w_'{Ju1ip(IFMM7{UZ;)3=sX*a.hAsw)mNBDf+u+`tQ0+$ms=76DYNCDL1u!d<P.748](%t<Fr-W{ym(.uXv",
"*F(y)&LvtU.;X{w7V%kf[B:S'CCVMKLS8mD-FTKm!,[Fm8nfXJ:NY]`BTF;TW0p'iHL7h.;HDxtjyWw)94a*=cQ@}SNh!34",
"TC:/:/}%Av=!!5*!l(4%7}H-v8_^6A$F/WNs[RXz$S}.{#B[`5!!!9m#p%q=!iX}:6|f;jNTh8S.SLvx!)3P37DD3FS)57Z",
"$Y!RN7BN[gFgP!%!z}^xDjgP3NTnui-rU{Q-VaB)-W+`.-VkP,q(a'+!ZxuCv,-w<vhj3BsY(1hw(}k-!$i!!NTZWr7LHv/",
"=Z1-ZU^W{b7}UK2i{]N976z=BA)P.s:J{9kPF]G;!J),JU#K}lD{Upq6{!#T-!b=I8QPU.$Y@+}$vI#i-YC^C-Y}dQbrV-b",
"3@QmCw)3Hv!j2=|:LNtTH=R#<Nrm`-![LuG0ibgb/lqP`$t+{:$YbQiw)R_Mw)flR$VW4ly^Ux.y{t!g#G^_*w)yv_&_8,L",
"7'#U);/6bI-VamT-[m9n-[P*lNrm_1w){0=w*9/]wHlGbPcrFZ-VWI:4&|G*ZcRL$]du1d;V9:c#xG-[-W@NG:VmX$-X<SA",
"-]`'!jmiS(!1LGhw.@H07F@K;&4s=N#X3gl)MD<{!]^V5NjYMW&|b!u!@'.,w+@s5$sP=4w.B{#'[=C[$5yd!$sN<u%R,Xy",
"#&&V+%pK[S%qyK:!/&(C#wy&$w+i.t75SRx6Wkbv7i6ln!*/|I!d<`J7T,,uw*ZH(8%:|PRhS5!9.0i{JX&r!!Mm|xQ.bY,",
".D#YuVZ[Ul',cm6%=^z.-Vw#q-WK&W7T,5x761H9w.@DcD_fd-!j|f:7UP';'9H5](ID-%8!T<Tw*^7)%SSW1'iBX+(G}s/",
")&]/3w*mx|75,|SPnBxbsY;.@sY)]U*FQ75,KI4&)Czkas[}B0f|!k9(Q]g/6sB=I,%mI:6U$BNa.1dJ*Iua@sa.^M2CsNg",
"s`1l05-B1B#</2{w.I[t-)qB%-VXfq3#RZ[w-C4KFX'V,w.@pbs`X!,Bp,28*#XW9*_5r=T%^m]@KYPn91rguNt^_Q7t`3Z",
"w*Yyw!]_b17tssIw*[)@';u8r!)N#1-VX|r9M`n7-Vbh7NrZdV'/bl+,wya4'!w]hw-kP1w.!]L6xKvHzf.&N+C;ssY5P$c",
"91b+sNTRc38T&uL!C0%V!#9!;-U+X`2kSH_!$xyjSl(Sl7FT]P7=!0NstHIZ-+KHB!L`aa6!s|.]fAFI!$_s_!(s|{:sQ8r",
"$V_X%-S<!y!{k^Q#wv`NJ:%3NjS!z87BMjLw1LPS!|KDv!'k,H,i=9{9FQ'z*R2C68UR<G(/+m7cPtY<$T,`C(-pfq*%<.R",
"748}<@'(qr7%WzWNrYa/.uw%N;:mCH!Y4P(M0r7Mz]&PQnby4-;mMG&:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nDY[J*",
"{+[*'zzI(!zzI(!zzI(!zzI(!zzI(!<}tx}!.6Ay`&6D46r06W+4,V^6|2P5`&6ud`CU@p`&:__`CU@u,KIBzA7fsH!'2a0",
";F4ms!)5*H`&8P=6[]7z`&6GK!i,XZQF/w*!(8F:`&8.b!!+%`74.-pL$Q1G!(a`@`&6RQMg[W]<iFQ`6^[m.`&6{wT``+$",
"{%T'F!!+%!!z|h3$T*4whY*@$!=4&aNL-cR!=4'C!=4(!!(|L&f+D''!+th`!!$G+!!$x;7qcs0_dwb';iRmW8*w:._dwb-",
"9qB`X7{LuL_dwb&Sca<K7!GQH!{byv!$|.26u$.si=Y2J[Qf.K!=zYb8<K207!,,-7r]pv75+bu6uu_u7r{'!I9Iq(<iRh0",
"C10SLC8)Zq8vXK%$7C1A_GY&{(Y650@jM}!H,-r=%SQfA&1/lL&PLN|6_Lw$7BKWG.y@Ss!)8N$F!7ic!*)P9NYm:=X-hb9",
"7][9z7Z2[[hY7@7;F!ZV#x-:+!)9x5!$2-](cRp*NTk!K&PQG6%$W@FsW/D1(d.QDNT2^f%,=0|79//cyh-91Fw-3D6uMKt",
"6w1R`SMhGz,RnIl!kh7%7Uc_C!bh^H#YZKVNrwg+1M.jf7XFbu!l%<h6ys%/+'CaQf+l<Q*cNw#7,$pyNTdg{:jJ(y9'sY1",
"8s#I=7-z{+Vn,XT7Z%'s6GtgI!(zCBNU85X@&KiJ@:p.G%f.I-8&ISmt3{H*7GkA2;uyDBGkGTD!)P(Sa.4ya'TdN+zGJ1v",
"!#c6|vT!Sh^Vmn^-@TJY88F&'Pnuuwt7LWLt7Lf.*pGKQY(HrN#hAUn-Vh[(*i%JiYd'.S#D{fCt7LK*!]_`g9AAGG!q$ty",
"8DY3wtH#Gb_GZsuHwp|dA1a+N8+_j58+iq6B.gPS9(p6:XG&=;UnYT48^sG=7n|(Z8+_j5;|$GI{7:ZiH}ct5l-YNBlj6bd",
"hY*=Jmg3#XnDp5fp$MJc)M/{|#Q!Dj!*z)c!+6Yq!*G]:!)`'QmR4[^9gn#i!!PP[!!$r^!!$xc!!%(Z!!%ww!!$k:!{!q6",
"u.#L;k0^0[X-gTa<J;Ji!LSgcNV7MSG(,ZF7_t!6tcfKS!!$B%!!$V&!!$L$!]_Y)=j&)&UJRZVHwp|`<#,Kiw'x*X1nKfX",
"#Q!FF!3Wd;!)T.t9K31MwcV<Z!=4%qRK:YCsYnF[-n$:INVHZ2hY*MMbj<d{D-tZUkN{9chY*=1RiJ,Xy]l6s$|%]{NTw_=",
"bj<t;tS%}[!=B;'!)BsV70;j-93Ia8N[u`pI(TV1#Q!F;ssJ:I8grrZ7s[mk!!PP[!]_X!75qRV8+_j5;^c;H@qn^Hy]Mya",
"!L4VbNrn;=((wnD(G7|JIl7^jts0WxtsDd}+$8mXtq:jHKf0B}-Xm_Z1(rDB&3bC[!`;9Q6bs{@6XrH6!%JY<<d|%Q!!PP[",
"#:<SJtu+Hj#:;l.tt$0v!]_R*7r]p_!B3;ISB&;2776H={7:np+;,^3!)&du9TJP}NV<WMsVH%tzwhCZsV)`{M@hjb#Q!F<",
"AV=um7SM0l==+#!FID079lH&(8yz$)Y(}da:gsCy]==3%S]mGf9`iAa9'{mwstL#X_GYZ_LNNV);R=*y!!PP[!!$p)!!%#/",
"zzCXsBMm*[=|KB4;)aM,BLI1Mp=_/Fh9j4_8uuAQ#Q!Dc!*@/-!+WHHNUY:7tqC7u7qchW9F;jF8PmwK_GY9,7$0rss[qUT",
"_GZ4+y]v5j(+'$/tqC*q!=ATj!*=G^!I7BvP27WAy{5AlsV*Ah1*'9f9Ndaw#:iw`sw:Pj:N'QI!!PP[!!$X%@i0xS<,}h3",
"6_&}/,'UZh7tVW:ABGsL8IALt_GYJPCpw&M!N4cANV4LjP1wkJ(XNvN!A,]#!KuFcNT;&;r:0Xm'hd/{PQLpM()$cX!@5BU",
"05G7A(GBH7#Q!D[!*)tGNUW,V:I65!NU/#W:*w+}NU.sS;(2^'=*3n!%&}&WPQL&I_GYug:bmaT'[SQTH'RW@:+HKQFQ*]Q",
"Bq_hL!!PP[!!$^M!!$i5!!$bA#:<8;t+GFC<`QNR$77`6NXsL[QcCWcp$MJC+]V2K+{3Q7C0mBqH(9t`9Q5B;NXbUbX-gby",
"-7/dDNW[KKNr]$/_GYlI:.{]Dl1,ltGzt_]D^qg$B@LH*!=mY]!*2z2NTxXH(pli7.n<.J9/B{uTg!_p!!PP[!!$RM#w{}'",
"uLAPC78pC%K*bwr!)NWC!LSqcQM^$d!%|'u_GZGDBjg:S<)[iN9R(wFstL%f_GZ&9!'uMUAGm.W#Q!D^*$}7aNX6%Sp$MXc",
"NTFP4:ltbx!!PP[6VJU3_GYA09=4gW;hL*D:0jpS=F2%`szm#L9|6scB9HVcA1.hI-H9Nj#Q!D]!+[3`!+$jx!)S2V!*i`X",
"AVZ-rA1.hIA+m4p$P`}LNT:I;_GY9d::cH`:bmaP=Q=hk-h9L5htw0bu14U[!p'P@!)+/FSdwS=8[iCr!!PP[!MW<+'TbKA",
"7qqp`4]SBK-Va{5'Tq<`'/5^q@:6'dtRyQaua]fCuaqr<'[4:CNTAv-Z.c!k%D)XLNU[x@hY*MMNTPV<9P/^3;d!|VFQC!-",
"#Q!DMfIw<:=kM,v!^-c^7LXKi-hXY6!)4QPZ%gIx7HItx-iiDC!+U`[!)c:WuSl$#NrcuA!q$r0!)+QQuSlX3Bx|J!!)Ihi",
"uP::m!!$Bf=]KGd!!PP[8m`S2_GZ;0!ngwr[`7ciH}x$-NTBC(NUC}00s`AS!)InkNU=!F]<u)*YI-%a!!$H.!=APl!)8w}",
"!)4kl7tHBu7gd8m*rGC(^Y0Apg^3c6]x`sX^W=/]!)+nZhtx[H74&!Uf}Pk;RhMN:_GY<A:nbug1w07}#Q!DdsV+*!_GZ12",
"954Jb!Sti1+r@}]v%*5+#wx|BucU}C8d3=h95=Q_!T3v2-M7ff8(t<-ubQ,@uc}9j_GY1QuuaBc1X*_P#Q!DU!)J7x!)J:y",
"Nrk%M_GY-V!Tq287i*U1ug$X7ud<NqudR[u&PNw-uSfpHuShL{uSfsK78fS<ufF*/udpp{:A(c**HyY{!(zQ32ak/&2(uyL",
".9|=3uq!lL!]_R=6yHGY*Ginp!)'@-!*6zg!)3vQ!)(7]9h5)v&Wd;i#Q!Dk!*`<m;/x5:NW)PuPQ6uK_GY<&9l^Ux:h&_S",
"sX@56:gWV&$W&AduSh+tuSfpM$78++d%iaddaDq)9L9gg9jXqmNTPV1_GYN3:_xj5-h'L7-V_dPf^A9/==S;nf@$--X-gTt",
"X-q[281*#@NX%^2X-gbyhY3FB!=BuJNT=3'NV81CA@l|%#Q!F+!0Hc|!.H!;8u=-2NVjB2NuDRf;/Mm7!!PP[!!&/98m`Y#",
"_GZ_2=8)aP6ImJXL<Sq-!{Km_=Y{Ph'jfw$'jfw)!@6Xtb4ds}&l(SM!A8r;-@3HJ7r@6)76:N4t4G[,v/_;58p|R.7SrYH",
"6j8&F7t-8u_GY39:Kaa483V#zv/t.-=$K+C!{Km_*@XugUVGpU!)&Wuph9@f%p,4Y!#R;<_GYs,78Hu<@wfqj#Q!D]v0=DR",
"v.h9'sY1/7+;U<d;Ic.JDLc3mPp@{s#-mUfCvfRJ!!PP[7SFR_NV,ZahY3TN7SGh-_G]:;0Zuk)I-(yw!!PP[!!$S)!!&I`",
"!!%Aq!!%4I!!$qM7SFP$NV6IzNj`)_TD!d`v7V9/.46FUBSQZ&NU){tQcakg7'A#Pv;y'J!z|]DR@<J<SG=ph_GYp28xt=#",
"NXYC_d'X<AC0x:{CP7GFlj6bGhY*@)-#H]6#Q!FN!)U(28qm*B_GZK58d]5!=J`#05itL,#Q!G[!)Zj)@ZizH_G_2H%,1n<",
"5P2uwNTh6S'r}t,NXw%!d'X<Av-SKpDrj[x!))9|BzUtQ!!PP[!=B%+!)&{J9/y#U!!PP[9j]4.NVj+d-@<Z<GR<z6!!PP[",
"!!&WhPI^b_!!PP[!!$j07SGgB_G[(X@nb659y%hBB5Bt88)z^%NQr&k!!PP[!!%LQ!!$a7Lj'8INU%HBYgA6!VqM,aZG%}z",
"[#$ct[@Amy6^[kK;/-q|[^_w78pX0q!=mY]=dVvj#Q!DJ!)4aiZaczJ[@GDT[|%_X!)+^X!)+Jb!)+Mc!)Ski!)J+t!)J4w",
"!-c2JvNb_8!]_Ss7,%1q*Vr0F!),4jvPhH'!z|cm]xyC%W2:4h!S_g:v`<8,^uuaF!)+u`]Z]^p^8=5a^uzQfU|H%l,kK_*",
";*'{n!!PP[!!$t7!!$q77SFRtNU';j(23w,#Q!F$!+T2A!*!Z}9s`4X!!PP[!!(yd!!%9w!!%=L!!$n9!!%B6!!$YA!!$u2",
"!!'K{7SF`,NT:a/V:|l__GY@U@ZiB77H#6^=Q.0Z9t;n=!!PP[!!$J0!!$bT!!$F,!!$Y27SFV{:k*t/!=mY]P2Lw%_GYhy",
"7Zd|^w$Gl4!z||f8l/mc3%4pK7[%bu-]Az/-VZM-!)1BP8l3mR9Jm;D!*jH`!-jq^!,<<{stG*WP2B3p;q}hA7SrYH'8-DZ",
";hnzl!!PP[8TGP<7SrYH_GY8w7_`Y)NZ;dbWmIXx!=4&xsXx$w8PBPBJw_CT#Q!Dy!)Ja(!6L[Zvn){bvn#8Vvn#G[vn#;Y",
")AyW!w&!2Cw$)&9w$;2=LP`Bn:`L](;(CiTvj<)}7jg:D7`0-]_GZf59Z)5=Agyb`Ab::q#:iw`vn$B}9Cp21+^[=BhWaGF",
"stKYp_GYt'-lrtv-V`%^-[C21-[&#/7r[%.hYzw@iT]nLj2:+Qiu5<:0G+m4%MD9n!^*y!jnwFU!@r`RNT,[L%z16&vn#8f",
"vn${<vn$r:GsA&(w%BlAw%W%Yw%k1^PcrI+-p3DiNTC}_KVN$TRJ`5m_GYp4m)'pIG'l7#vjw/pvn%:N7.9BGm)'yH7N;wY",
"xC'@mw&4JD7N;yd-p]9:NX!J(dGdZU!Xa*qwCzncp!}d1vn$;N%44LQw&S`bw&gmr70R2np^ZkQ70[6_%P)y-q<l1u!{Xgv",
"q;Akz!)-`9!(wPG#Q!D]!+83D7mW_<w!NS!!!$MM$gH'{!)a/s#Q!DM!)D)4'fBQXvj9fa#wy.V-WSV'7T3gH_GY)]s50SZ",
"7_4'c-Vg&w'5A^T7sIc,8.JZSU{msPt2,s'vkAJjw'cL(w'wY,71a|)s50St#Q!DbwFUtP!]_U38kFV3*DI9W!(y@r()`i=",
"'Lg$!76F*2=!I@'-lhBbP2A2|!ZQ2=wFt*wukf[0NrPb6-qb}BNTDv{2G@9nu/1P6ukmj:!+lxf!+83D8McrPv-TUs-Va{9",
"U!vr3vh`cJ!#hcR#Y[%fvn#9.P2VTIa@QZ`HQ|6_!)8C}7SVtcvk-pvw)3KGw)HXK_GYaL2vW|Y#Q!D_vn)xT(8q^MNTF35",
"!{Di2y##2RTY6DTY*brc7=!0NstHIZ-+KH3!L`aa6!sX#NUX7|I]L=LD`X='#Q!DfJ:%3NhY*=2!.Ija_GY`$!Dk,L!)i0w",
"I`1S|=]wZ]_GYDP.fGKG!!!!M",
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
"K^6h@p,#Gn]hjmW%|Imh&yNB7(33{=$1)AK!41fR)Hkt)8-8p]#h|yp!#<*F=dI4G!(Gi}!9X<[7-)P+fvtdm8&50rfB(d!",
"1QFySN1<]1!(!D;<Qy/vNT7WC7+dMx`q[C+X##A/X^t8A9L:1n!!+ZP!31zy9L:0n!#wn476(s|g]D0TP1kFz!!-Av!H-_/",
"Nr]#[4/[=XgjCTd)/B&gYi-4sYi*fXYi(cwL6@:zLC%L|L[@HN:WLrTgk^FrWpM[MsdQ={##}yT2Txf=zz]Su6ydxXBg@-.",
"!({d{N1<m5)2Ryg5=zKisV&)j((*N%(2&NI!xF^B769^BsV+}$4lPkB!2V,[!^'Um84,p30[.2v!=I4;WmJ.(6tf=b7qkm#",
"Ryx]h7SIlss;CqJrwJ4SYi&:g!#<:zS#yuYX#7&=S0cwnW}YX.!2TU-T$xN/T<8skW}x).SA3Mg&%7T2'!:Sj'696m(2*bu",
"60uXt!gHK)7d.@s&_82_!^&W0)KyBt!#A+]!@|Kp!#<Ul!#;iWWpC_W'm=x%d;wz%&3{rl7GDdC!$p;s8mc2u#CXnt8mdxA",
"!)ITs#C4Xi'5&;&]zT9:#F-Wt'6-|u!90<1+!UTw,Yf_6Rc|Gk!`H&@!*Rl|;B_J:.4J}P7Sb6279bgX*C%V`!2UUJ#x-$5",
"nDq![1nt#-%ZS_R!2T}8WqfbD;M64i!]_@j${lX2@C%Fz#}&<9sV!kjXP.I`1kLm$H]q$BH$l792*QSn!2jZb2j80s$:!uy",
"$w^+{!{#tH$^/D^sV,{[!is$;7(<4m,f+mTWqSZV3=_*D#w|-8!2Vxp!&-XiWs5^`(J!b$!&v7T'5'Uf!9Xi.!C$_r!B*)C",
"+N!B!I='h&-Y`yT-V]Na@xcmIsU|ZSsdpzNsf'*S!83d@sYsmI${lYDsYsmrsYn{}sYnZt7!,3Hsf11n#-L*xQF'<aJ&/LD",
"!)&)w!)F1W!)K47-Y*@L-uY;rsU|ZU7c)$f!]`if#Z}fH##'(Up)9dM!^J[g!$l.+*}z9,-753Y!48&J+#kbh-7CsJC0z@T",
"!C/n'*ByRq!CG*;.ZHp<)($TJ-X;$F-V]lk-X6u|W.:Qusg,kT/@rn_R{.%'SYjAi.6ld.+}Ap4pbk:$)*l*=.tTPb/Tnq0",
"*Gu0t!*U{0$}=rS0zw.Csg@xV5C):bT7HY5#=&Gq*V3kKJC*vp-{}pZ[]h+G!)*:28_@!p!I@bCP2pFsUS]]`!2k4usgK!/",
"sg_/t!2U%v1vRkv:,<#*fAt:D+B,}KW.5TA!2U)MsXrn18k(p{7n-P{sYd.07dCd|%64XxWqf|Z.;XGT-WKC}Ycp^)7(d^`",
"V:(6C!2B@psgs:3.G4sb.V={G'@^Tj!$pCu7SIXy*)6R8Y1SGM*BBB_!2i*1!2UNC9#3&3XQ^gxNT3r-%t*$C0LDFM$pwBV",
"!&vBW5iV.*!9Y;3!)6SJ&r![w!H'i99_&WFXR4Zs.;vR:+{girp`rC`#]CdxCw+Mb!2VdpWs4J}FQ2VQXP):0XR2:P7qt8B",
"$V|4P!!$Ad/mgLX:RR(4;8^(IXR;GI1Rd[(;G(km$:!nw#xQbF*C8iN.r[8*6VMNy!3)n:NT1L)/n.-t+!.-76u88^YsTwC",
"r5hb;!{$%06YXvA!A/Z&!)$]R7mXCTYj^C;).z+)71'GXr:ivmG(ht3rZ[Bi&PS3<7sq0VZF!j9NTPV)6u/2#XRZSW/11PM",
"&_7zHZhq3X+]W*_x$tGJ!]bcdsSAK!&2ipq#w|A;!!RQ*-Vl05)kX4)7Tb]8!!&&s!)<V/%&iXW!%M#g%&iTD!2U'64d^-f",
"Yj@,BYj^@:7SMY($WGcp&5:{@%v3I#=MFFl7)N#(!!zg.!)M8^#YY($!&4Ml8}(RA:,'F7NTpl]7T4_v6VZxB#Z&+s!9YGJ",
"QM*&IAH_Z'$Vi]*$^X_C#^_12XQs!g!^0`,!B=Bm'0t+-'lZYY*D@MY!2i*B8_5$P]&,iR6tfm(#P<Lb6wsUM[BwDF#:@wg",
"!2U)B'<+Z^QM]Yqp)NuS8jTaV[CIi1$txKJ*a&td%XRQT75NS5&1/6{%VTxn+|'|xpaQ!m%6{G%/W7q|7hWG+7sPHF12:I2",
"2H;7i!2iH;2j8Rd)((nK!2U)@7Tz<z74C429qLfR7YA'}4FCBI-WBCY%s6VfWqhZR,0Z)`sY:lw!(=hf!!$[V&10h^Wqhk]",
"'IsHB.41R]12jjA9y`C0PczQssuF/5-f_I8-WF,n'TfF=QB^F|'<YPy'5Dg/R!:`z$V`yU@iP5!2()`K!$/m=!HUx<&uxDX",
"RB%uQR&(KVWqkTU,7UYgs]'^57uK'4R`@7=R}_[,Ra:DTsx36Usx.Tw$XFMi,.-YJW.@ZB!=|u*88v7]!*'CV!)<vPTVpm.",
"(IFhVb-`i$TY852TwUNYTZ3#Zsx3K[sx.T}$vcWq-hCU]-X78+!)=/<VPh_G*)6R8^B`jYQkD(s$g)lp&p^xq#w|_G#w|37",
"!gL%x<BN1J!Dca*R+f2L75!^C:Q0^_Xm9/A+!`zW3BItQsV2iBFvm2w!(xpq#;63z!]bjG!};$'&T58x!2ivc)Biq&6tkLR",
"6}CbRYmzhAYj_7X-Vl*NYp6A,)a)}&!]bcBqzKiv!2UpdWvSsj.46')+}U|8pba1()*l0A*)7JV6qy4|!48YT#&0f3!&!Gt",
"!!$Im8Pj$VsV4g'NT:fb=@Ds#76FU%*R)1X2(1qU&1BTj!@_RYQ.tGT%5.fl$Wnc!4#7VMA4V%^!ALkw$;1aF<s6Y]1IHxU",
"sV5fX!4/#[!AVs#-`AG'Wv*4L)BhwdYj@hc&UG(N8LrmK!2TzG!9XiA8S2Mt(1w1TWqSa[7-Ia(+6fuf78*c&-8.Hk=zh7)",
"!C/h%7'l0A/1dXW!]bcm5aI$H!)k@w6}cL<!+*B'=Nh%h$7=Vf-A'#QWqJ1kBZ7QP+%TRQ79vv7'8v+cWqRU6+{2Z+!^Nky",
"!%nbU!-s0-#Jg^:!2i^X6vjZ0.5ZID.Ty&*shgXA/c}&DS)!gAsWWt%&vBZW:Ia_asV+`#K)S//!(pp2:7}hnsV+Y$Kf085",
"!$p&s!=AhxR,1-csWWfrGVQs9$=aY)6tkFX2%DdT!*9$38#M`U*B;hG7:n$pXkcCr-X<5$p,MlR/.R!=(J15`.1UM]!`H,l",
"'mRF1(KLz^*DTZ[#i'jR'n'1jU{_T[+0%`t!&!2j+NBu87rK@J!|&|j!hH4QAi+bUSGW3%*CM(d*GLr;.)A})/TT&#QM+8*",
"03WNT9p(ql.SKwaNrwg=7Ja#W/n(aM754kf88/.1*L<9[-X+g;&53-]Yj^dd.Nw@H+#4f{<!N&_7<k#vKWTy6XP)Rt1RQh4",
"!=VU|:hR/uB!h(_<^-R/!`{d87<u)isVB.k8Fb}-K{^:C6u]Y@+8#i574aJ`#;kc|!2U(#::<MJgwzmvQ/:Y[k5-115%]u6",
"8SCni#YZjA6`{GS-X)Ag%8$]a!2U9B%TsXQ$!km.+'u(f761IpFQ!$w7SkKs!^y9_!]c6B)()FX!]hU^7sAbU*`]+[%qpiL",
"DL3cz+=B/16th/l.6Mb^+}6i2pba1!(jMz;W3MH$ku3)ANTV/a6nYPk!p3hc!+|JT3R#K7!)7|r&PYg}98TuqXM_uY]fhF1",
"-VX%a]}H]c6v#<*]b@U{742b3]^r.*F+llG!2Tz4!A7^w75^_W(-_X<!9Xi2s`pk'!]qBh]b^b^sV[)n!@d<:#x1PK.NwNS",
"75s,Rw*g!N!(w&!<k,wLX5VRLHs)*YD5MvU7w:juQlQ7usYnJL-W+Fz70,`nR+^Mf-;!@!(J/$-#uC.ZsV&$X-;#XYjt@3V",
".W:w;7qcQW1QD^-.7|<S!2i*2%T:1ZsV&0H.WdJP#]CZu77y;UXLdxDsVf/pP1mj+!82tt!!!B76]^mqP1pRy!#Y6k#wx8`",
"7x}q$BS]%V:+_MVt3yc]79x2J-q'_23G'<d,J}ql3gSm,jt@w%t7N;n$^NQRjtC(u!@:HU(mM=D+#JpTqYdIq@:2:*i40pv",
"(P/u1X5_H&XQs/5!#Plb!z{yY!F6a$R,Ky|$,_qpS(k^k<Ba'7Xn,G@('q+Z!-CLk!!$@}.qjhR.4|R!+|wU,pbBqx'P3I4",
"/S1jg.WU=**H+<v!2UNi!2X%`sl:;J:x&kL&WH(8!2i[Iw(/N&#<k&iXR:^#)tdr{!(s=#!!&rI&$aR*!)'@@7;jc'6th7D",
"!GRL0Nrm5ywcj]Px%+l(8_4z7tQ^:StQrL8+<DhtxBH_*&X[MFt7V-p-X:<;-W{X874C$Pt3{A)6t(dB!%5I86xv|xNT<'f",
"(,|BV!!$Gw:gWPp-W5@*-Y.JH74kDVt4Y|9*}Y!}qYdIH8b3xU!]H:rGF!PH+]UGR%@Xzczx(MMYjJ+|74%4_7PlK;4{dQ0",
"$VZAv!2Vu)sYk|T8k(p:!C/dP*BpKu*D,<#'#@^V(/3YN-;4u@Wqgrv.Nx!rAx)&56r04D.4g[M!ITl@U!]y68i&Nn1Jm_)",
"sV-Qr!2X,%!2U(LVxl^q8i/UhWuHQiXY_IKXR2+J9Id)s7A`mR#;md8H0Uu}.}QM8t1,SVTb55r<tcuTRhdI{6uu`2:F`F[",
"s6_cU6c=Hp+@z6X#[jpdp-@C^QMyuW6}C[6s_R=b3R^r.6]iB)#:ln4!=MnAT&cjr9V$T(%5.f6'6&^a/PKy^!]bc4-SzvY",
"!w&-g=0!ZI7:QK|<a4Ai6v:Dh7SN!<%T0AJ&rx1FRhMnq(inr#*D{ss7bWzF!*,82PnWPv1NIb|=:X;t#]1c1!LJ_hTCI87",
"7V7$--vy<X0L_|w,UVuqWs5kHM4QPN$77Cb!g5K;6|nHI!@[:xU|-r!!2T78WqjsB9/-N!R+`FJ'[zh`$7sY&-W.BwQMBQY",
")*8L`0LG''%6@0IYl.;p!#(AS&$C;V$^X^w#ww-DnDux!0kRJnU_f_kLn;c7&]8&n!L^lj!2l@Vsc;S+8wbbVU{KK;@7Pd7",
"2d77b!32I90.9}=!^0W|#w|4-J++{.Jl)3l,(&SK#{|)_Jg{=1KJdW6XR6592r!phKZv(28sL|}(+(sY(h@_,Yp6A%*,,]0",
"!]h!$9=}ZL+B$y1)Hgbk*FQ7f!2Vy'PQU'ZPd0s6!2VrmU^hnq7%z`a6x%)-8j{hd.7q{#,$|7#8UwTf2I'D')iZU4M.]&;",
"!2Uz/M._U6sV&*^#uI`{MLz.a!$/kh!!$=60<`pv!9Zc`Pp.kb*GKXAD;uAV!2l:PN@XFH21gzGsV;pC!9YU==hJvt-^Rw*",
"tVm;FXS%_!t_}/qN^vPHXR2(QBPjzt<%/i(8#@RN-f${|C.I/-N168msf$IaXRZCX1X:JaPV3d;Pvj.UXR5G72sQ86QUG[Z",
"%YTD=!C4Sm!2U(R+68:y6}qN&*J@rg7<@;G8j{hpNjL{asWN/r6VHzD!!!SW###(m](ZR(!2h:=LP_Ll#wxbUTa0|5#W.!y",
"QM1]_A*}%u7^|uH[+NdP;vdSb7_-FcNT3RV6[qFPImqYrsV-Vl1vRc(!fvXC7c){Q+m!-g6vFfh(gfJ)74I+4<BPnQ8QF.i",
"](ZjM!BS:zFFZBcstCH(,!*QU!@|(c&S6n)&2NdN*D#8V.(;N%(J069+#4Dw6x`S$&AkGX^%Z@{42+.6+!.=N8TbA/A!^Z*",
"#C5ZA.qiim&ud2j!+UaY&10x3,#N7a8U.1b/S1wkcR1l&!A%yiM0r7Mz]&PQnby4-;mMG&:I0C#{(N_xDY[n)Ii0vgHl0tY",
"I<{:l{)%&nj}gjB!=408!=4(!cPtU|J2hkZ!,+=,7%suG%x_gB!(xlp6zB6UcRQY%1N4Hk!!%&V!!$AH!!$AB!!$AJ!!%8a",
"!!$NU6thN<+dT*J!GJJjcS-7U6uu`Y9M__#d.^Ij!`TG+AX8^l3`V;`*Bx2D(L/t/!)w:U6x4x369,-*cYJwP!$$P-7UQ'!",
"@{!fIDPp+X6zbqIcQ!k]DL<k+f+Qj.&_M&{8mt+aqzHtm!*G1w7qcrnB4gs=r9ftkMuJ(gfdJ^QcR31q8L5DA3$x2a3`{,W",
"4){<b'LHl|rY$;z#b75!6r038!)F4<2cX)X7[#kf9&f-(cRQ@S;.0KK6]w*M9&f<BF1lgdcSNbH$[V4NsV,xZ!-,g-8fHN)",
"!*@uDcS,&v+L[=S!!$fc#:`6'sYn2T8H*!3Ju+wVKSh67!(|svsYsBX%SSR8L1BR}LP`ZrLm}dhKu#,8Ln$lALS5&5Idf:B",
"#CYv'sYp!u!]_Y::8B$TA&Wh87}zA/:l.3H7#d0|7u@y|MQlq`N+9._NIX7qsYt-S7FxbisdIW6*99Gk$#7,:sYpk57'i$a",
":|quv#&:kpX+2jaG'l7$PI<.CNsRVz!NQ_F8;_T$d.KUN8Qyl&d.K[Q8)iu5d.kUW8)k$[!)HpLsV$I)sX{xq!!$<G%45#D",
"-hCRPS:L-d7c2)VsfPBDN[z`N#YbV'#:A.5c5^D2Yj@RlYrb%(d'u=x#Y_6:#i+hIYj@)<)/'7,YjI,z!)/&u!(xytYj@JG",
"*J5j46y9FqD;kVs7GpSj!2h1iI5XCA$7A-zAMu.]!@1yY$txR:r:.Xt%SVf<&1.D{&PLN{7ApFD+6fv&82mSr7UFK#$/uR/",
"!)j9VGFIc$st@Rr7#.wf@3UCPrY6K=#:@wg!@H:[!),G)!&5^5.h.0b[JYHD!#PKa+{+Abnd@,Z-trRZ$YP{7#=&Ms.SPf]",
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
"$76'z#*r6q#:@+N!gTyK8S/58#:P7ySG!ZJGUUUR!$)6b/_Z=y!)@(tQ.t@PK`5j(R+q+aa<-xa'%Y#6P1r7=#fdDK=zm]V",
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
"!7*3G!+@nW!/Xpp7Z2bZI]G1QWP+@bRh8A4J/-r<!)STa<b@{Y4zrAr^wNLM[B.giB;/Fk:;Ls%[}Zv.4=1&PPQ-`-J/-qN",
"KZ0A;6^FMaPQR{F;Y^[)QkV7U`#rU9'%0f2J/-y&=zmP.!!$Pi!!$Px!!$IY!!$wi!!$Ij",
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
"6@Fz&9.x&5jA+^ispwXH-{n+'!{fMh-VgJP6tp*T87|&-)gb0z!!!9hsV$:N!zz`8MP4y30k35g.:yi97!jv_P1f0G*BnGC",
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
"&PM3w)M/{p'N3sdsV+b22MrpN)`mjY!#@!v!@{BM!#<UJlrlhxrgy[k&!k/9&{nvQ(34gW$1*-=rf-Gu4'qs|lj7GH$=WV*",
"3djXKjZ8hD&mwn!;U3#p!=SF3!8pmK+:aTp$xJrksX48!nDr<RNTQ;;jTx=d-!lNKsdqr=!c!&w7LpiKKtxjv7YxX['r%@9",
"'yKyl.ZSn@sg$`kSuD@QT4bKpTT#U.!8*=J(:N:rStH)JU=npi!]in<8,(I1%UAj6U@_gf9L9j&jZl+J-!ZjQkBKJL&%a#v",
"'!cmn%y}zm/.T0%/.W%7&&+K!'#.*s7yr%R!|W_%ZH64C4}2W^56t{2$4hG1stF%Cjfgk,jfpS`LZs$&[UZ)!:I6Q!]=!T/",
":I6Nx.&XK16_js{$^nv/A#!.,!9/vj!Brg|'TDW@7:K<R5^fH.k8J=L9LCIY)^P=%!#B+;!@}K0`UL7B`h;Tx`yQL/:^Tu4",
"<}sXf8n<aXmhvvd%xuUkC8+Yk(Q3h$s95Mq!#9w3b0+nlbCIJ2bU*}4:_)79nMyXZsVA]l81z*dc+qi7c@b{8cR'<77K4G2",
"2'yY4g]CAYNT9=i7;f)t9U'uk'rd-g'5k%C'7Y#k'7m/m'7c)l'5`gW7xn|.GF-:)0k3RPsn:Dt*RQM49L:'d-{[g&mhxkc",
"!(=rX6vLF:&k5!m1n}g@NT<dy#7P_bB&K=HNTZHI(/{S-slaAK3,;&r,Y_<(A)wC9(Kr**%y'AC&n$${'rbvk)k`Bssmf1T",
"75qAt&slIKiw,X'*Z;Y8!9&ld6Sr&[G`v/k!]dTk3}{,-#YXUMjUb-_*ZQfQ!8*[i740S'/hw)D!$irj!{%dn!]dT{!]dUD",
"6|^I,9rTx3sVGv4!8=<g:%wL{BZT$^sV;p:6VHzy!]]:KsZBSS:+.$$sV[&=&pyP'%49GK!CdU'lm_'69IdFbA^10z6yK[0",
":R$w}!_AC^#]CGr'.2$}!8,Gg7<%KW+|XLtNT:I':R-Lp!_|kd!%Vvc74(;$&n,*/6|;y(k3]g%#!l(S!8+[+k3]:8#@,4U",
".4@YDNT34|!(=K/!z|^slSh-d,G(Mqs_(6Vk566r!&)A@k5KD<;(Ql$!90y)!!t:d#:;&[1-LwA#Ya,-!B|9&!B*)C&mr}{",
"!HQtx;!sa&1RK8+:hTXF$Y={y$7zr(%89W5$y7$zNsx'M06LJ<<!;d%;G;}+$7=.ss_Y_bK^RW#=!]Z/%42'v1M.]{$`,GK",
"<-_ky<xk=+1S)k4<aBCR$:!nw#xSa&$xzM4$Zwtx2(*_w6(:.D!8<jh!8=X,!gN5h!IMS%k65lj=:W@f=gka(k5lUg=YuQk",
"!Ium*A2$%,1quQAA%6)]s`tQpk66(06r3L_B!c+!BkZc81SuZKAC2kjB|&KAk5lim2n@F|saN'QDG4*9k66(<7n0'tAC}9;",
"F1Vyuk66LL2n@Z,sb,b^!8+1$G=u}'3%3|Fsb;,H!8=='G^Jn<k3]2%lq!r9BPfJr!]d[)/<S<Xllws;:&V=/PQ/fT@&!*y",
"6uF^,!9/V#mMKYB74FMV#;.m<!]dv)#Y`rnFh_35sVGv@Frn.}6u&-B6YPp*!_v!%7@F!dsV[)n!z|f{#Ya4|%Sf65!)'{8",
"6r0T[G(|$6sWWaL!93+y8y)Ys#,ScX!9P(aQ.t'86u2@xP1q;i!#0n6!,nkR!!$@y#Y[8f*%'</PQLrj7@PxNCn/52+!#[2",
"&q&D=-VXg.mk.f;)gA85$V]1r:gVN,,Y[W5!z|_#*dKK)5Z[7ZmjR2X+!.FK75^)F8Z}PP)hm@h,Ypd36x/IWASt5q/v)Z+",
"-|9^R778`_!C8nN!)0#],!q7V!^Df_-Z;|h*FxQ0,UCpb.<]pP/4FLXL&bQ1!(wFC6{(cm#;$+j!j78C7AX)Tq!RAv*BD_I",
"!8*bkCud)[s^m@rsZ}(T&3*!A#x!=z!-Gd;-VpjI*JT].!'cB|6VJ&Y%_wiq#=+#i#Ya+z2sN+W!8*fq5aYKimj2'3mjQ8y",
".45Rf+{zvvsVyTC*Cb$p75A;Nr9xLYQkd9V9.KvM+=dK8q<{$+#CC}5!8*fwFv:#c!!#9N7quBCPnBP.C_%t}&Q#k[!8+2X",
",AtMt1+(IA!8<iwI:N6F#I4P).4@3v+|'|xsWC{W*Cl*q6`Z9asWalM!%{};!bjvU7qm&n(JuKjk4XmQ36cZ=!8*gH+{p(K",
"sXJ7J!%TdT!!$@m!'%z(#wy#R4%dQJ7Y78z4'yF[+]^R/!8*iK9Yr6@9qu$87YiAP5a(<Y-tt86jVCAwKSdCWstIK0!DM.q",
"1nr5Rt.0F!jPV[!jmtbbj4U#Rsx5ZA6:xmljqTiL4G<.^8t$-kBZ.V()%MGX2F95_kP+147s<]j8,3.Gt.d&D!8*i:,#ti;",
"s]'^p7uU.Il-Z-5lKyF}l.V,Gsx5nHsx.Uj$vcX],5wj/qYZBn$@F(k8X8y,!*)zI!)APBn%/-rL3wVi%42<}n'T!'nDp5L",
"n(MhMsx6%Nsx.Uq$vcXc-q/fB-X9p{!)Ag0p{'}!!a!Jr71:`aJ-!!c!:Tl+!:K2r!8<irH=5W}#!kuPC_C%h!*v[@'<gk`",
"!*{8*&PTw`$H$0K!&4as4mj^Y!`H&W$7=.s!`H2n#=&Gq!]d[#7aX$#Ls;/W!]d[):ut/-7:|[!!924S6vm$A!bTi9!BIIm",
"#:C,MjW^K.mj;,w)Q`K-!{%_**ZH)_*)$D(mjR)R;`z]4)*l0AQM*y071N<'T&+c@R=K,]q|#]aQ/yl;8#--=sV5-4Qk[U[",
":,2lRPcqJ;8XlX'!{!Tz7|yFGsV[*3Fvm+5Q`m7f!]dTn!8*[s!8,^lsVAIfDT/AxTa@V}$YV-<S:HP*:d%Iy#j$HK,wx&#",
"!]hU_%49^RTahwj#@,dk!af;='nk_}jV=j=;`zP,'P3F3##9dmI_:L9!&4@iK)S(y!&4@lK)S3@!(z5<!|'M'!jjZDIu`cI",
"R,H[8*CM+Z*GLr;..u_b.<]pU77uM!S{&5s/PQlK!+#iP8m`M9%449D!}Bfa%SXQ(7^U^:Af-@:&xN7R.4@3v+|:,|sWX1[",
"*D#6s!:,|-t7PV}k6[03tK<ci!8<jrk5l[k6tp&/2mr|r!L]D2JFv*[3BJ{kPnc33!Z(T|79hmu275fNsVV6|!8*]/7%ir&",
",&BDH74kR;itpdB-r8Nv#&5p/6xUWwGV;xn!*0$8!!$az6VJ/x-X)<i%8$]a!8*y{7553G!^HKUjV'-46}bS}+}-wH#:NXQ",
"!1tat!fpn&!]f@&)(+N:!]hU^-!`-T748/48qRJz6v!gI8{i5:)gg[]U=m27),(44jV=wC#%RB*.UaT<!d*%%9)'s6,wr]X",
"6^G*rNUMisMn-x<#YXSwBZ,Ya6W/j#&#Zzf(ILRs#JY=.'N%-m'.2q43ci7vM!|+2*BpKn!:Kk:#hxad)FHj%-VXS(jV{*7",
"(<,Tq!8q9+s`qV=!]qCnr_LzAsV[)n!@d=B$Y'2d;`zMD'P3B2HRGR,mMD4Q!.+gk8BQ5m)/9h%<k_RV8S,V;:/,.b8.5Nj",
"8-M|d<a%gmsV2i9Af_hhshQcPX+3-6!ad[*jV!!*-;#c=(hM-.G`tzmt3c)5-;#X9sX|gq-Z4;6$^XUA!)yq2$<XZK!CF(L",
"1IFPB8nmUt=:hN3.8;3r7r5N7V:ktuB';rVAr*Gx1X<az%TcIp0LAi^W.5T|74C3{&nA5S!&vIYG6ACh!)/f,!8sP`2U')&",
"t3}*u79x2Y-rU^B3G'<d.CvNs3gSm$!(zN$t7N;s${vacsW<]%$vuxy3G'N.&V-QLt5#Ty!D}/st3c)33I+[A8t!QM%s.!q",
"k5K@}!#Plb!z{yY!*D3:7SFQ`$24S$RhWZk<a!0@kSbvy()A*j7%lAW7r}A@!8qv-k6*G;'jz)F!Jy4_U!YPd.4}&|+|wU,",
"sX5m^*D^_y*Gk(K.M4ig.<]pV/r`*jJ#/2:Wjrh|G`tAv!$;Ug6vVG'-Vg8^QkH,.tW!+%NG.&S1ILThsV7@f19]0nRhY*z",
"79'@+@J{:N!I,R9Ns*Fy!ZFii$$x2F-VW}575+pbtTW%NtS7DVtSLRZ-4Z!R81Rw[tTM1T$5!S=tVkU<tVjwINrPRI!#pMt",
"75B+h6uWL5$xwh(NT:fd(,|B[&@xvX!)&,x$;6/$)dcQW#y(`D.AbI(%Q9$ht3czjr]#VxtVjS4tVjP@tVn}pjZX}itX/Y)",
"tT=)l6pW,k!)1([+0%lV5dr/4<DNG%sVy89WLUs2#05w_$7B)T#]CTs'P37/'/k*0(/.S@-;4u@jV@DR;`z}K,<}WWsV(;D",
"sWj{MNrdz%NQQ[1;d+2[+!Q$C2(ku.FZ[7=7%Xph%Z_RzNrPsK8&{`b&r$9<'.2*|'LQ3}!lbtXPaHMX2s[ZmZ`kI`Q@&c/",
"QkLk|!8;{k#iuVv[&irY!`H&@%c!,g!8<iwQ{aus#@@0*(.SF(R;#7}R&p4AstF+r(M5Hg(.xqL!C^(|%;$;B.4_3TRZ@+t",
"#Iu(7Rx^4{Lb,XDQcdxN8Q5v_Wv6Nz1Y9A6j[|[j+0ry!7T+[<6}MavF9NvXltMl9!qK0c6`q[.sVyf6*B[@h!8qf)!{0w9",
"9Q7]/(+'`$S(Yg{!1(<]*BH9{!8*_qj]$q:1(IqL+G)=+Ynw|$!#[C&9|XLr[}c#M@N03-/T^IhpdX]g7xV[{WVzgc#Z&,J",
"!{&#+T%kTc+!k=]1JCn.!=XH3#.[&j^7;Qisj4pLGuu_$!,f]l-GzJmjV=])-7D'QV3tu.&zkZ}U+hVV*ByRp!8=D'$,$xi",
"sVVF$s]m,z7a3%PsWWmG7y87a7!^MzF:$8^!'c=w9yFJ9#:i-a!4|g56aBaI-VbIIk3]0wkRqf|G`t1-1I`6`6u+[)*bSAn",
"sWWaD'ji:21gfFLX@B){)(*g&#:Bnp7G}W_)HR8^$tzBu!parwYaAW{s_MpFYZj(3!*0KF!!$<8+N%YB:n#D05i6r1rwB..",
"7$qApPR+[H+BUH86tub+Yy[pva.0Lm:d'KZ%UX,a]u<i1jV=0p1(P$1$z8F*!8q;$ltMn+PQ`,I&niSV!!(Msj[{zh1(P&2",
"/ml!;#{9Jh*`fF67X0<k-[F{k/4vxH]aP.v!&C'6/sN{3k:D&Q-^<H3k:B[Z-^HR5jV=0s'Ix1z2($gD2M=f^6^By%LPa1l",
"0L}3D^@UZ|!)9@f0R9a_!z}&L&qV%-!#TVL4m%05NTBTA7w|D_6yq:@7x2RR!DTkf-jzhK%<S}F1NU@@+{#3H7IWI;tS81@",
"7sNXM!#RCV!'a6t6thYc7YU3r!#)}$!!$NM6{ky'%;@mI!:MKz!^'c6!ZD|z(jMm7=l=_<,%-VS.utMmjWnTg!awc&!8+67",
"*%HGf00n'k1gcST/n-0)$^F&plm`QM8`YR0PncQA8)I;ctn#VTCPC(07({y^!#UAg!|&=}cccWk#||h!tPbL47,}N%+)n_m",
";cd^I!=cTl_V+w76y8^ZtS(K/6f3='6|&'.*hV``!_n6W;G}hq*a}mm0j`p^L3wu,.5Z$Q01-]S$5*B:!8q:WNT_f'###;U",
"jWc*97FHFTjSV@|!^'g/=l4^C!)ru*7I2)mcH|7T7tZiJtqQMJP2V)H!ZQ/V!8*yt!;2]n7t9<^tqH=f<2pMF7r*j[tqMRD",
"6VHz1!!!j_!JlA6U{WUG-<(T2`3p9y-Vda(jV=Uz:n:7r.52)y+{]brtsPSL!$vIr#wx}|!8*g#:myb_.5nR$.5f#+tt')X",
"%dT2ImMDFV:K=;V#Y[UY6}gN875=q5WWxD0+m]M%!+s/I%'R%j!=ci<#Qtj9amv&jQk}6V6c:9-!-svD6th2a7s14-7r!J2",
"sV*!]*SM6'&r[iw!8r,26vM$aSdB=z!8pAb!_gL826ld.7AMD=f`{X+-_kN)6vS6bNTJ2)78g+Z+lBwg!%`|r!!%&*!z|i$",
"!@Z5i-uJYFKrAC]NTFy]6Vy.H#HxG)s]m/'$gR3)!)3=)KIsX:sXrd;Z%*P{!9DMx*ByRq76*YlsV75'Wul<3sYd;csknj:",
"$x[m30M]T,%r`rmRhb!Y6zbr72BbtD3{<ds!,p+Z:;9AyWvSyi8Us*T75S|yX4n0KKhy==7rXj@i6gBN%44Ti1g[3M!`Wi%",
"79CaB-)g0d$@JH;*cx&J%twB$!bY(u7M,jz.xbS.sYdcH8)qYF*aF$l%WUt07SW:7'jinu#J7H'*FdC=<ShIr+}`C+!&=Mm",
"#YZpS/PHFr^(l%VndhYusWZ0g9M8aD)U61b!+1a4!+;+A7=0i.6`/X%&`{.r&11B{9L9gg-Y(LM.W9xJ!9Dl,.v4/&%SXPx",
".uZK0!CP.!&1aH9.uYUs#Y[/'-dDRg!)WNL6WS.]7Wz.I-W^p]ng'J5NrR7v3(h6a(m/+:-XRx_1M/6i!92Sk2jFG@*fr+)",
"!xx!J.+(F=6dc/nQk=g%jV@Kh;`zF&&S6{-+`B)L,=XwT,^Z#P1MCl_jV@p`;`{Un1-j[v!%7ib'^6nQ!)%imYnM:17/Atq",
"2V5h'!)AF=!&]ds:vt+nmHu(gU!wC;82mR+sV./+!$/dTF8g[dWuMlp)HBnk$'Piz#RUgi81S`HsVGylL'#}DNT;Wb-*'X|",
"!)$:=YQ),wlp&5Z!^mA9!!,9Q!'7lQ!!$R<7b/gA!.J_z!+Rt0!!$RG78ADFjT<5t*b+}5+87AF#x$3X!F}+'!)&^@6ZI7y",
"(nT@WsYn.2(vNhhNrh$M+FJ=G6tvhL!t-2Jf:^5=k57S_3,68bQkRCLsmrB)64U:/QM:cH%Fv&z#aU4R&WNyT!MmfsUAQ4%",
"rVL[B05RBgp`,:bUA*1T=@Hg2*4k}Q92:7k;*WNxsV;p3!8*_@fY{6`,5(.T!tHs%fw1sDL&XW]:%1!t9-{J$!j#z/9M!-U",
"0.Y;3sV0cQ7c#-C7L7|JnDs}K),-96)%KlC#Sbvl5{Zu-hB;mptS$7]8V{'&5B|d'!{Xt7u0_j^S)#92703LWjV=Kv+|p+I",
"%5J}&!]{L17.1.V1[d}q!)@{1!&4@l-*9q+!)0hL&<2Hc!C/z,#|!&.jV=B1b4dL,8Pqj8<a4;dNTIa{6}/Ni!/W=9.bi&{",
"#:_'hu0_VW)Y:m`!)U:8!'IhZu4MDU8z/@Jm(IGcu0q/43]}.=8}La7CunPa!({=`S:ystn'V2fS=(X^C$ub[!)$VHSxX)v",
"q](S_S}8xi!8@uQS;$txSx[pvkRv98sfvn/!]hVB&D$r+!.g}a!|Wfa&3wh)!-a:[0<k;9f`5{S!`Lsf;(z]<BZDdvU@B$d",
"6w]G2HhN:RS*)*l*G%3$TuTH@sY#G&QaA)'!P}nytqA;$.Facy(QM}Ru4Mp{4pw1#78@_sQkgH;sV[*n,J}wD!Hb69NrYn.",
"!n=db!)*y<u4Mw!A^c!i!)=,Vu0zZZ!!$BT74(=<jSKlw3!AD]8p<{uNsWKj(]|^LRhn6<7sFB:@,quB%@nR3!QS2!stFFz",
"7G8*CrwD[=!F`!(/8%P2!)kf&!)=2XR+aQ0Lh}P|-W5DW;.|F:7VR7p!Qh$p!-W7WDySKu&WV]i7V)ab!Q{0r!#5PM-)z='",
"@ws17ak+yCWkLT2XJ*n6lt0/-sk1^[!8s2kWv*g-jV+FPjmjp_!]dTnRJ#];)sK#=RJ0`q=Q$r76v0F3%Q/^N-!`-|;,J1f",
"XrKKy!8p=n#x-<C-|(5U!);3xU^W_7&1t|HX5h#l8.hp1,<mBk!R9a)+p[nJub'yu!7v#VY(f.zYdDF@VZ4f}u.#Lj-u}2r",
"!RXu,-KTVS7fr$wuBMsZuC{!D#wxzhsV'xS91kVq2M4@=PnM7pu4I=*mj3jGu4JJlk3]2gu4JGk8|T,+!)/#t-V^lL7S{JZ",
"Zd1-9[^;6M]:xRR+#'c5-V^v4-[V2i-Vi&7*|(mxtqA;5uDcP]uDw]XAfUNJ-CCV@)gJ6=*G@l}jV@N%-TVqJuS|gv.QRjz",
"*FN6ujV@2y*|#d7*BZaA77AU6uNx,98n5P2u0f^68`Fgkj[r7<sk(WZ2U&ud%y!|w!=MuFQ/fkX8X+Wk$VTr_!]h}D=2jRl",
"&P`q#P3+1J+lWLD!)M[&!)aX#!^hYN7MBifgd!um*pdZ1(+9i7!*#{/LP`,KAYIm9$Wd^wu4Hg;u4J!au4Hf9i{z|cuLIr:",
"uF6q_N!q^-,]<Q/8PGi76z{Vf-u$d6XT#H<*R2;x!)j[a7X4ra9LwSm!8q8w[,X'bP(h5#!T2z;uFV&)!7tny_rJuLS(hm;",
"*CBYd:kpCzNp[V,!!!!#!/i-}z])aT<}d8a{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv{!ji&zzI(!zzI(!zzI(!",
",t$twnk,;.FCY:X!)8U&!(z^K!+v9YF'$`l7#'KT(QTD+#ww4$!,hpy!!$M{$q0'f,xQl.f}X+{nS^HK6ZtiRG|p_i6Vms4",
"I9.+V!*_YWD-t]1sV)`^&A/$iNrJ<Yg{5r^qFfUAKRC4_nMUILK&;Y#;kMRR).u7%7C8Lrf}^U(Ll]}v!8-1Z!=4(!H%:yA",
"!^'R[-3:2h!))'v!*M$(!)lZAnN:,f:lVNr7^n$y-36uGnMT5';J';S5:.U`&r:[^!{&!wsV(;I'Ir2+#Ya4y6]aCbf+N,9",
"#<rSz!90AI!!$Cu#:;dx!90A#$:7-B!90K0!Cb(V!L7ag^Ca%mGR4bbv-UP'79U`1=||jC8ixHd8R*rtsV[){8PAkl*%!!Z",
"!.7Mb541wkbT%j,K3KY8kRsuj+!/Hk%,=5P.SJYC75Y_XQM+Kv$7Jw@)FB.Y+G(Yr6vsuT#Nb:g)(+#p1IJ@(#_gMP$7K08",
"Nraxw1M.j(79(XtSAVIQkRrsx-YNYB*GAQkmjR,S;`zj<*'hRF!&]Zq!!$b4!!$R}#Y[#C!8HmyNT`Q$<&AwH2'zv]+dYqu",
"7v^%f18k)msx/sksx._:1vHctt*IvQ!&xW<2sDL%5:0p[[}jzmCu{3]:I6Xr!}&y0$7_&X!D21:12!3712C!T13,U|$8`6U",
"^7GtC^Vd}<]zg9pNr}r,^u%!p_4C36^YFD/NTju.!r<fs8(Uw%t*|.n#D<8psx.A9!]_]wGxS=2D-uX'FgN.NFgN.9G'l7%",
"G'l7%GF,B;GcJL)KtWpbQ/y_;:t1ssD-uX'J9}<9,C7'}!${]k!!$V7!!$g<!!$B5!!$Y0!!$zJ!!%lW!!$g)!{!WqN+7tf",
"NL-aBGcJL:v-SK_9rgXZ!${]c!z}8_4:piNZ's=c!(zZ1!)NhI!)9^H!)'aK4Z0+zLZ8d.!${^L!!%lJ!!$jM6VKHS*yx:'",
"!2CB|!)RA:!)fyL!;AWF7=!CXn/7WRsfw`hSx&h!D-tZ0QF&=B1g[3vNL-aFRB!]`D-tY|D-tZ5gzL+4h9j4/QF&=IiV&]8",
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
"uRj-uy^$Z4,9_CGuN7/y!},'zy{A=z!*b<7#iP'$!Mds:SG&#A<]X.VT7tyvn.h}jBrwGDrY%8WP3*HD+lW4;7V@gfn/3W)",
"9/l4/'UJ){D+@a1n/RI6.'R{M!P7@r7F);]uHY91uAQCp!!$]R!!$n[*R2SF:N)mhSzZ.VBSnJ'!PLMt&LPm$!${]^*!!|-",
"!${]d",
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
    {"attention", bitnet__spv_attention, 9576, 20846,
     {{0, 9601, 0x143C1A5F}, {10526, 9432, 0x03D44B28}}},
    {"carry", bitnet__spv_carry, 744, 754,
     {{0, 722, 0x8EC09D84}, {0, 722, 0x8EC09D84}}},
    {"choose", bitnet__spv_choose, 1056, 1198,
     {{0, 1164, 0x419826D3}, {0, 1164, 0x419826D3}}},
    {"embed", bitnet__spv_embed, 1552, 1746,
     {{0, 1670, 0xA91DFC99}, {0, 1670, 0xA91DFC99}}},
    {"gemm", bitnet__spv_gemm, 6464, 13772,
     {{0, 6369, 0x23D24C00}, {6917, 6302, 0x9DC317FB}}},
    {"gemm_groups", bitnet__spv_gemm_groups, 5948, 12164,
     {{0, 5667, 0x158480D8}, {6102, 5600, 0xA5A9C22C}}},
    {"grouped", bitnet__spv_grouped, 8564, 19377,
     {{0, 8945, 0x80C4CC56}, {9842, 8697, 0x031A45CE}}},
    {"head", bitnet__spv_head, 4456, 8462,
     {{0, 4057, 0xA5E3D3A1}, {4269, 3996, 0x084BB1BD}}},
    {"heads", bitnet__spv_heads, 5568, 9520,
     {{0, 4576, 0x79996A4E}, {4802, 4507, 0x4DC8B4E9}}},
    {"joined", bitnet__spv_joined, 17576, 45138,
     {{0, 18169, 0x5BFF20EF}, {22734, 17933, 0xC5B79F16}}},
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
    458785, 458804, 524321, 589857, 196657, 1966110, 327724, 1048606, 196650, 196649,
    196656, 458809, 196833, 262368, 327879, 327854, 327877, 393228, 327874, 327760,
    327822, 262254, 327817, 327850, 327814, 458764, 327847, 327851, 524345, 655417,
    589881, 327761, 458832, 458986, 262312, 327852, 524298, 393562, 327710, 393231,
    327846, 327860, 589854, 262255, 458796, 393418, 327875, 458817, 327878, 397666,
    393246, 1245214, 262270, 524303, 851998, 458991, 458993, 262253, 262256, 524300,
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
