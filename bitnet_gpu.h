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
   with a norm before each projection 12, or 19 by groups; if attention is gated one more, or two by
   groups, and in recurrent layers 10, or 15; in mixtures of experts 15; one more for each norm and
   each input turned into a Hadamard basis; with int8 keys and values as with head norms; plus 4 or
   5 per token. A greedy session goes on by itself: the token of the greatest logit is embedded
   next, several tokens in one submit (`tokens_per_submit`), and handed out as they are sampled; if
   anything else is fed, what was computed ahead is dropped. Each token sends back its id and its
   final state. Prompts go through a tiled integer product in batches of up to 512 tokens, if the
   session's option `batch` allows it: by the device's own matrices, where it has them for int8 and
   is faster with them (the tier "matrix"); these sum up the same integers. The next batch is
   submitted while one is computed, as far as the token budget goes, so that the GPU always finds
   work. Batches of 2 to 8 tokens, as in speculative decoding, read the weights once. Attention
   takes 64 positions a workgroup, for all query heads that share their keys; in a short text, where
   that would leave most of the device idle, for one. Of a prompt a workgroup takes up to 8 queries,
   of a few tokens, and goes through all positions; with int8 keys and values, of one token.

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

   In a mixture of experts the GPU chooses them, too. Each pair of a token and one of its experts is
   multiplied by itself, in prompts as well, which so gain less from batches than others.

   The CPU tokenizes, samples, and computes what an observer of layers wants to see and all of
   bitnet_embed.

   bitnet_gpu_measure tells what each kernel of a token takes by the device's clock.

   If the GPU shares its memory with the CPU, the CPU copies weights and KV caches itself, without a
   submit.

   Each session has its KV cache, as F16 or int8, and buffers on the GPU and, in memory that both
   see, what two of its submits send and bring back: 11 MiB at the 2B shape. bitnet_session_save and
   _copy fetch what they need; a copied or restored session starts on the CPU: attach it. Where
   there are recurrent states each snapshot takes memory on the GPU as well; such sessions compute
   nothing ahead, one batch of a prompt at a time, and check no guesses there.

   The device's own instruction converts halves if the self-test finds it right for all 65,536 of
   them, else integers do.

   The GPU takes models of the architectures bitnet, llama, qwen2, qwen3, qwen35, gemma3,
   hunyuan-dense, minicpm and maple whose layers are ternary or of one bit, all in one form: I2_S,
   TQ1_0 or TQ2_0 with one scale a matrix and activations quantised whole; or these, Q2_0, PQ2_0,
   PTQ1_0, STQ1_0 or Q1_0 by groups, with activations quantised by groups of 32 columns. Chapter 8
   of bitnet.h says which of both a model is. Beside these, or instead, matrices may be kept as
   floats, the same ones in all layers. Experts are floats or by groups, with one scale a row, too.

   Embeddings and lm_heads are uploaded as halves if they are F16, as they are if by groups, and as
   floats otherwise. A ternary lm_head, by groups or not, has no screen: it is no larger than one.
   Nor has a head with a scale or biases.

   Other models are refused with BITNET_ERROR_GPU_UNSUPPORTED: experts with biases, or with one
   scale and activations quantised whole; with a norm of each matrix's input and matrices of floats;
   in a Hadamard basis with blocks of more than 4096 columns, or that differs from layer to layer;
   without a layer that attends; MTP heads, which the CPU computes. Sessions with an adapter are
   refused too where each matrix norms its input or branches are scaled (minicpm). The CPU goes on
   with the same bits.

   A session that gets or loses an adapter leaves the GPU: attach it again. Sessions with the same
   adapter share its upload. They take two dispatches more for each matrix that it changes and up to
   five for each layer, and are not computed in one pass with others.

3 YOUR OWN VULKAN                                                                  >>gpu-vulkan

   bitnet_gpu_options.vulkan takes your vkGetInstanceProcAddr, instance, device and queue, and
   functions that lock the queue. BITNET_GPU_USE_VOLK uses the loader of <volk.h>, which the program
   must then contain. If you need prototypes of Vulkan's functions, or volk, include those headers
   before this one. Required: Vulkan 1.1 and a compute queue, no features. Used if present: subgroup
   shuffles with the integer dot product (the fast tier), full subgroups, float controls. A device
   opened here uses a compute-only queue if there is one, and cooperative matrices of signed int8
   with sums of int32 (VK_KHR_cooperative_matrix, shaderInt8 and the Vulkan memory model).

   Old C libraries (glibc before 2.34) need -ldl.

4 WHEN IT FAILS                                                                   >>gpu-failure

   bitnet_gpu_create tests what it opens: the device's arithmetic, then each kernel on the model's
   own weights against the CPU, by memcmp. If that fails with the device's matrices, or a prompt
   takes longer with them, it does without; so it does if it fails with workgroups of more than 128
   threads, which large devices get; if the fast tier fails, it takes the plain one; if that fails
   too, the next device, unless you named one. So it does where a token takes the device longer than
   this CPU. The model's log hook gets the reasons. What only adapters need is tested when the first
   session with one is attached; if that fails, it stays on the CPU.

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
    BITNET_GPU_PLAIN,
    BITNET_GPU_MATRIX /* the fast one with the device's matrices for prompts, or an error */
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
   GPU_UNSUPPORTED, GPU_FAILED, GPU_ARITHMETIC (of an adapter), OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_gpu_attach(bitnet_session *session, bitnet_gpu *gpu);

/* Moves the session and its KV cache back to the CPU. Ignores NULL and sessions not attached. */
BITNET_API void bitnet_gpu_detach(bitnet_session *session);

/* True if a GPU computes the session: it is attached and has not left after a failure. */
BITNET_API bool bitnet_gpu_is_attached(const bitnet_session *session);

typedef struct bitnet_gpu_stats {
    const char *device;           /* its name */
    const char *tier;             /* "plain", "fast" or "matrix" */
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

/* VK_KHR_cooperative_matrix, which headers before 1.3.255 lack. */
typedef struct bitnet__vk_matrix {
    VkStructureType sType;
    void *pNext;
    uint32_t rows, tokens, columns; /* M, N and K */
    int32_t a, b, c, result;        /* types */
    VkBool32 saturates;
    int32_t scope;
} bitnet__vk_matrix;

typedef struct bitnet__vk_matrix_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 cooperativeMatrix, robustAccess;
} bitnet__vk_matrix_features;

typedef VkResult(VKAPI_PTR *bitnet__vk_list_matrices)(VkPhysicalDevice, uint32_t *,
                                                      bitnet__vk_matrix *);

#define BITNET__VK_MATRIX_FEATURES ((VkStructureType)1000506000)
#define BITNET__VK_MATRIX ((VkStructureType)1000506001)
enum { BITNET__VK_INT8 = 3, BITNET__VK_INT32 = 5, BITNET__VK_SUBGROUP = 3 };

typedef struct bitnet__vk {
    void *library; /* of the system's loader, where we opened it */
    PFN_vkGetInstanceProcAddr GetInstanceProcAddr;
    PFN_vkCreateInstance CreateInstance;
    PFN_vkEnumerateInstanceExtensionProperties EnumerateInstanceExtensionProperties; /* or NULL */
    bitnet__vk_list_matrices GetPhysicalDeviceCooperativeMatrixPropertiesKHR;        /* or NULL */
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
    vk->GetPhysicalDeviceCooperativeMatrixPropertiesKHR =
        (bitnet__vk_list_matrices)vk->GetInstanceProcAddr(
            instance, "vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR");
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
   ================================================== */

enum {
    BITNET__GPU_THREADS = 128,  /* of a workgroup: what every device has */
    BITNET__GPU_CROWD = 256,    /* the same, of a lone token's on a large device */
    BITNET__GPU_BINDINGS = 8,   /* storage buffers of a shader */
    BITNET__GPU_BATCH = 512,    /* tokens of a prompt in one submit, at most */
    BITNET__GPU_TILE = 64,      /* rows, and tokens, of a workgroup of gemm.comp */
    BITNET__GPU_SHARED = 29184, /* bytes that it shares at most in the matrix tier: by groups */
    BITNET__GPU_STATES = 32,    /* tokens of a submit whose states come back */
    BITNET__GPU_VERIFIED = 8    /* rows of a batch that all get logits */
};

/* Extensions of a device: of use where they are there. */
enum {
    BITNET__EXTENSION_DOT,
    BITNET__EXTENSION_CONTROLS,
    BITNET__EXTENSION_SUBGROUPS,
    BITNET__EXTENSION_MEMORY,
    BITNET__EXTENSION_INT8,
    BITNET__EXTENSION_MATRIX,
    BITNET__EXTENSION_BUDGET,
    BITNET__EXTENSION_PORTABILITY, /* must be enabled where it is */
    BITNET__EXTENSIONS
};

static const char *const bitnet__gpu_extension_names[BITNET__EXTENSIONS] = {
    "VK_KHR_shader_integer_dot_product",
    "VK_KHR_shader_float_controls",
    "VK_EXT_subgroup_size_control",
    "VK_KHR_vulkan_memory_model",
    "VK_KHR_shader_float16_int8",
    "VK_KHR_cooperative_matrix",
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
    bool matrices;       /* multiplies int8 by subgroups, in matrices of this size: */
    uint32_t matrix[4];  /* rows, tokens and columns; and the subgroups of a workgroup */
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

/* Finds the largest of the device's matrices that divide the tiles of gemm.comp and, by columns,
   a group. False: none. Both factors are signed: codes of 0 to 2 are that, too. */
static bool bitnet__gpu_find_matrix(const bitnet__gpu_machine *machine, bitnet__gpu_abilities *a,
                                    uint32_t subgroup) {
    bitnet__vk_list_matrices get = machine->vk.GetPhysicalDeviceCooperativeMatrixPropertiesKHR;
    bitnet__vk_matrix list[64];
    uint32_t count = 64, most = 0, i;
    memset(list, 0, sizeof list);
    for (i = 0; i < count; i++) list[i].sType = BITNET__VK_MATRIX;
    if (!get || get(a->physical, &count, list) < VK_SUCCESS) return false;
    if (subgroup < 8 || BITNET__GPU_THREADS % subgroup) return false;
    for (i = 0; i < count; i++) {
        const bitnet__vk_matrix *m = &list[i];
        uint32_t size = m->rows * m->tokens * m->columns;
        if (m->a != BITNET__VK_INT8 || m->b != BITNET__VK_INT8 || m->c != BITNET__VK_INT32 ||
            m->result != BITNET__VK_INT32 || m->scope != BITNET__VK_SUBGROUP || m->saturates)
            continue;
        if (m->rows < 8 || m->tokens < 8 || m->columns < 8 || BITNET__GPU_TILE % m->rows ||
            BITNET__GPU_TILE % m->tokens || BITNET__GROUP % m->columns)
            continue;
        if (size <= most || BITNET__GPU_TILE / m->rows * (BITNET__GPU_TILE / m->tokens) <
                                BITNET__GPU_THREADS / subgroup)
            continue;
        most = size;
        a->matrix[0] = m->rows, a->matrix[1] = m->tokens, a->matrix[2] = m->columns;
        a->matrix[3] = BITNET__GPU_THREADS / subgroup;
    }
    return most > 0;
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
    BITNET__VK_STRUCT(VkPhysicalDeviceShaderFloat16Int8Features, bytes,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES);
    BITNET__VK_STRUCT(bitnet__vk_matrix_features, matrices, BITNET__VK_MATRIX_FEATURES);
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
    if (a->extensions[BITNET__EXTENSION_INT8]) BITNET__VK_CHAIN(features, bytes);
    if (a->extensions[BITNET__EXTENSION_MATRIX]) BITNET__VK_CHAIN(features, matrices);
    machine->vk.GetPhysicalDeviceProperties2(a->physical, &properties);
    machine->vk.GetPhysicalDeviceFeatures2(a->physical, &features);
    least = sizes.minSubgroupSize ? sizes.minSubgroupSize : subgroup.subgroupSize;
    a->shuffles = least >= 8 && (subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT) &&
                  (subgroup.supportedOperations & needed) == needed;
    a->full_subgroups = full.subgroupSizeControl && full.computeFullSubgroups;
    a->integer_dot = dot.shaderIntegerDotProduct == VK_TRUE;
    a->device_scope = memory.vulkanMemoryModel && memory.vulkanMemoryModelDeviceScope;
    a->matrices = a->shuffles && a->integer_dot && memory.vulkanMemoryModel && bytes.shaderInt8 &&
                  matrices.cooperativeMatrix &&
                  properties.properties.limits.maxComputeSharedMemorySize >= BITNET__GPU_SHARED &&
                  bitnet__gpu_find_matrix(machine, a, subgroup.subgroupSize);
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
    BITNET__PRODUCT_DELTA, /* of recurrent layers, in the place of the first two */
    BITNET__PRODUCT_DELTA_OUT,
    BITNET__PRODUCT_EXPERTS, /* of mixtures, in the place of gate and up, and of down; */
    BITNET__PRODUCT_EXPERTS_DOWN,
    BITNET__PRODUCT_ROUTER, /* by floats */
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
    {BITNET__DOWN, 1, BITNET__FFN_SUB_NORM, BITNET__FFN_POST_NORM},
    {BITNET__DELTA_QKV, 4, BITNET__ATTN_NORM, 0},
    {BITNET__DELTA_O, 1, 0, 0},
    {BITNET__GATE_EXPERTS, 2, BITNET__FFN_NORM, 0},
    {BITNET__DOWN_EXPERTS, 1, 0, 0},
    {BITNET__ROUTER, 1, 0, 0}};

/* Variants of attention, and of what surrounds it. */
enum {
    BITNET__GPU_SPLIT = 1, /* into chunks */
    BITNET__GPU_BYTES = 2, /* int8 keys, values */
    BITNET__GPU_STILL = 4  /* no rotations */
};

/* Ops, a row each: the name here and in tests; the number of pipelines (4: for 1, 2, 4 and 8
   tokens; 5: for prompts, too); the variant, for ops that share a kernel; the name in
   bitnet_gpu_measure; the suffix of bitnet__gpu_specialise_..., which chooses kernel and
   constants. From heads to carry the ops of int8 keys and values follow in the order of the
   others. */
/* clang-format off */
#define BITNET__GPU_OPS(X) \
    X(EMBED,        "embed",            1, 0, "embedding",        embed) \
    X(PREPARE_QKV,  "prepare-qkv",      1, BITNET__PRODUCT_QKV,     "norms", prepare) \
    X(PREPARE_OUT,  "prepare-out",      1, BITNET__PRODUCT_OUTPUT,  "norms", prepare) \
    X(PREPARE_GATE, "prepare-gate",     1, BITNET__PRODUCT_GATE_UP, "norms", prepare) \
    X(PREPARE_DOWN, "prepare-down",     1, BITNET__PRODUCT_DOWN,    "norms", prepare) \
    X(PREPARE_DELTA, "prepare-delta",   1, BITNET__PRODUCT_DELTA,   "norms", prepare) \
    X(PREPARE_DELTA_OUT, "prepare-delta-out", 1, BITNET__PRODUCT_DELTA_OUT, "norms", prepare) \
    X(PREPARE_EXPERTS, "prepare-experts", 1, BITNET__PRODUCT_EXPERTS, "norms", prepare) \
    X(PREPARE_EXPERTS_DOWN, "prepare-experts-down", 1, BITNET__PRODUCT_EXPERTS_DOWN, "norms", \
      prepare) \
    X(FINAL,        "final",            1, 0, "last norm",        final) \
    X(HEADS,        "heads",            1, 0, "heads",            heads) \
    X(STILL,        "heads-still",      1, BITNET__GPU_STILL, "heads", heads) \
    X(BY_HEAD,      "attention-head",   1, BITNET__GPU_SPLIT, "attention", attention) \
    X(SPLIT,        "attention",        1, BITNET__GPU_SPLIT, "attention", attention) \
    X(WHOLE,        "attention-prompt", 1, 0, "attention",        prompt) \
    X(CARRY,        "carry",            1, 0, "carry",            carry) \
    X(BYTES_HEADS,  "bytes-heads",      1, BITNET__GPU_BYTES, "heads", heads) \
    X(BYTES_STILL,  "bytes-heads-still", 1, BITNET__GPU_BYTES | BITNET__GPU_STILL, "heads", heads) \
    X(BYTES_BY_HEAD, "bytes-attention-head", 1, BITNET__GPU_BYTES | BITNET__GPU_SPLIT, \
      "attention", attention) \
    X(BYTES_SPLIT,  "bytes-attention",  1, BITNET__GPU_BYTES | BITNET__GPU_SPLIT, "attention", \
      attention) \
    X(BYTES_WHOLE,  "bytes-attention-prompt", 1, BITNET__GPU_BYTES, "attention", attention) \
    X(BYTES_CARRY,  "bytes-carry",      1, BITNET__GPU_BYTES, "carry", carry) \
    X(STORED_QKV,   "stored-qkv",       5, BITNET__PRODUCT_QKV,     "query, key, value", stored) \
    X(STORED_GATE,  "stored-gate",      5, BITNET__PRODUCT_GATE_UP, "gate and up",       stored) \
    X(JOINED_HEAD,  "joined-head",      1, 0, "query, key, value; attention", joined) \
    X(JOINED,       "joined",           1, 0, "query, key, value; attention", joined) \
    X(NORM,         "norm",             1, BITNET__PRODUCT_QKV,     "norms", norms) \
    X(NORM_OUT,     "norm-out",         1, BITNET__PRODUCT_OUTPUT,  "norms", norms) \
    X(NORM_DOWN,    "norm-down",        1, BITNET__PRODUCT_DOWN,    "norms", norms) \
    X(ADD,          "add",              1, BITNET__PRODUCT_QKV,     "post-norms", norms) \
    X(TURN,         "turn",             1, 0, "basis",            turn) \
    X(FLOATS,       "floats",           1, 0, "floats",           as_named) \
    X(GATES,        "gates",            1, 0, "gates",            as_named) \
    X(MIX,          "mix",              1, 0, "convolution",      states) \
    X(RULE,         "delta",            1, 0, "states",           states) \
    X(ACTIVATE,     "activate",         1, 0, "activation",       activate) \
    X(ROUTE,        "route",            1, 0, "choice of experts", as_named) \
    X(WEIGH,        "weigh",            1, 0, "sum of experts",   as_named) \
    X(ADAPT,        "adapt",            1, 0, "adapter",          as_named) \
    X(CHOOSE,       "choose",           1, 0, "choice",           as_named) \
    X(NUMBERS,      "numbers",          1, 0, "numbers",          as_named) \
    X(SURVIVORS,    "survivors",        1, 0, "head: survivors",  survivors) \
    X(SCREEN,       "screen",           4, 0, "head: screen",     screen) \
    X(HEAD,         "head",             4, 0, "head",             lm_head) \
    X(QKV,          "qkv",              5, BITNET__PRODUCT_QKV,     "query, key, value", product) \
    X(OUTPUT,       "out",              5, BITNET__PRODUCT_OUTPUT,  "output",            product) \
    X(GATE_UP,      "gate",             5, BITNET__PRODUCT_GATE_UP, "gate and up",       product) \
    X(DOWN,         "down",             5, BITNET__PRODUCT_DOWN,    "down",              product) \
    X(DELTA,        "delta-in",         5, BITNET__PRODUCT_DELTA,   "query, key, value", product) \
    X(DELTA_OUT,    "delta-out",        5, BITNET__PRODUCT_DELTA_OUT, "output",          product) \
    X(EXPERTS,      "experts",          1, BITNET__PRODUCT_EXPERTS,   "gate and up",     product) \
    X(EXPERTS_DOWN, "experts-down",     1, BITNET__PRODUCT_EXPERTS_DOWN, "down",         product)
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
    BITNET__PIPELINE_PRODUCT = BITNET__PIPELINE_QKV          /* + 5 * product, but for experts */
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
    uint32_t first[BITNET__MATRICES];          /* row 0 of each, in units of 16 bytes */
    uint32_t scales[BITNET__PRODUCTS];         /* in the parameters, by rows */
    uint32_t biases[BITNET__PRODUCTS];         /* the same, or BITNET__GPU_NONE */
    uint32_t gains[BITNET__PRODUCTS];          /* by columns, where there is a norm, */
    uint32_t gains_in[BITNET__USUAL_MATRICES]; /* or each matrix has one */
    uint32_t post_gains[BITNET__PRODUCTS];     /* by rows, where one follows */
    uint32_t head_gains;                    /* of a query, then of a key, where they have norms */
    uint32_t window;                        /* positions that attention sees, or BITNET__GPU_NONE */
    uint32_t taps, decay, bias, state_gain; /* of a recurrent layer */
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
    bool fast, has_integer_dot, has_float_controls, has_full_subgroups, has_matrices;
    bool matrix;             /* prompts are multiplied by the device's matrices; then it is fast */
    bool native_halves;      /* the device's own conversion is right for all of them */
    bool flushes;            /* denormals to zero, or signs of zeros are lost */
    uint32_t spins;          /* looks that a workgroup of joined.comp takes */
    int32_t few;             /* workgroups that leave the device idle */
    int32_t crew;            /* teams that share a row, where workgroups are few */
    bitnet__atomic joined;   /* it is used; 0: not, or no longer */
#if !defined(BITNET_NO_THREADS)
    bitnet__monitor monitor; /* guards the queue, pipelines, passes, adapters, statistics */
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

    bool grouped;     /* their matrices are by >>groups, but for those of floats */
    bool heads_apart; /* heads have their own dispatch: BITNET__PIPELINE_HEADS */
    bitnet__gpu_blocks blocks;
    bitnet__gpu_layer *layers;
    bitnet__gpu_table lm_head, embedding; /* with the same pieces if they are one */
    bitnet__gpu_screen screen;            /* of the head */
    bitnet__gpu_region parameters;        /* gains, scales, biases and so on */
    uint32_t output_gain, lm_head_scales; /* these by rows, where a head of codes or a ternary one
                                             has one scale */
    uint32_t lm_head_biases;              /* or BITNET__GPU_NONE */
    uint32_t signs[BITNET__PRODUCTS];     /* of a turned basis, for products, */
    uint32_t embedding_signs, lm_head_signs; /* and for these */
    struct bitnet__gpu_pass *passes;         /* that nobody uses */
    struct bitnet__gpu_adapter *adapters;    /* that sessions use */
    bitnet__atomic adapts;                   /* 1: the self-test of adapters was passed */
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
    /* A large device has threads enough, and a token waits for those that do the most. */
    gpu->crew = 1;
    if (gpu->few > 32 && gpu->can.limits.maxComputeWorkGroupInvocations >= BITNET__GPU_CROWD &&
        gpu->can.limits.maxComputeWorkGroupSize[0] >= BITNET__GPU_CROWD)
        gpu->crew = BITNET__GPU_CROWD / BITNET__GPU_THREADS;
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
    BITNET__VK_STRUCT(VkPhysicalDeviceVulkanMemoryModelFeatures, memory,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceShaderFloat16Int8Features, bytes,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES);
    BITNET__VK_STRUCT(bitnet__vk_matrix_features, matrices, BITNET__VK_MATRIX_FEATURES);
    const char *extensions[BITNET__EXTENSIONS];
    bool wanted[BITNET__EXTENSIONS] = {false};
    const float priority = 1;
    bitnet_result result;
    int i;
    wanted[BITNET__EXTENSION_DOT] = gpu->has_integer_dot = gpu->can.integer_dot;
    wanted[BITNET__EXTENSION_CONTROLS] = gpu->has_float_controls =
        gpu->can.denormals || gpu->can.rounding;
    wanted[BITNET__EXTENSION_SUBGROUPS] = gpu->has_full_subgroups = gpu->can.full_subgroups;
    wanted[BITNET__EXTENSION_MEMORY] = wanted[BITNET__EXTENSION_INT8] =
        wanted[BITNET__EXTENSION_MATRIX] = gpu->has_matrices = gpu->can.matrices;
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
    memory.vulkanMemoryModel = bytes.shaderInt8 = matrices.cooperativeMatrix = VK_TRUE;
    if (gpu->has_matrices) {
        BITNET__VK_CHAIN(create, memory);
        BITNET__VK_CHAIN(create, bytes);
        BITNET__VK_CHAIN(create, matrices);
    }
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

   A pipeline is made at first use; but before the self-test those of all batches are made on the
   threads of the model's pool, for drivers of real GPUs take their time. Shapes are specialisation
   constants, so loops have known bounds; where the device can promise IEEE arithmetic, the module
   asks for it.
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
    uint32_t chosen;
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
    uint32_t taps;
    uint32_t decay, bias;
    uint32_t gain;
    uint32_t source, source_stride;
    uint32_t mixed, mixed_stride;
    uint32_t target, target_stride;
    uint32_t count;
    float reciprocal, epsilon;
    float scale;
} bitnet__push_states;
typedef struct {
    uint32_t columns;
    uint32_t source, source_stride;
    uint32_t target, target_stride;
    float most;
} bitnet__push_activate;
typedef struct {
    uint32_t first;
    uint32_t rows, rank;
    uint32_t source, source_stride;
    uint32_t target, target_stride;
    float factor;
} bitnet__push_adapt;
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
    uint32_t first;
    uint32_t scales, biases;
    uint32_t rows, segments;
    uint32_t are_halves;
    uint32_t source, source_stride;
    uint32_t target, target_stride;
    uint32_t added;
    float residual_scale;
    uint32_t chosen;
    uint32_t share;
} bitnet__push_floats;
typedef struct {
    uint32_t columns;
    uint32_t source, source_stride;
    uint32_t target, target_stride;
} bitnet__push_gates;
typedef struct {
    uint32_t rows, first;
    uint32_t states;
    uint32_t logits, logits_stride;
    uint32_t parts, first_part, parts_stride;
    uint32_t count;
    uint32_t has_scale;
    float scale;
    uint32_t biases;
} bitnet__push_head;
typedef struct {
    uint32_t source, source_stride;
    uint32_t target, target_stride;
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
    uint32_t experts, used;
    uint32_t source, source_stride;
    uint32_t chosen, weights;
} bitnet__push_route;
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
typedef struct {
    uint32_t columns, used;
    uint32_t source, source_stride;
    uint32_t weights;
    uint32_t target, target_stride;
} bitnet__push_weigh;
enum { BITNET__GPU_PUSH = 112 }; /* bytes of the longest */
/* END GENERATED by tools/gen_spv.c */
/* clang-format on */

/* ---- modules */

/* In >>gpu-words: the words of a kernel's module (free them), with room for BITNET__SPV_CONTROLS
   more. */
static bitnet_result bitnet__spv_unpack(const char *kernel, int tier,
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
    BITNET__CONSTANT_BYTES,  /* of the KV cache */
    BITNET__CONSTANT_MATRIX, /* four of them, as in bitnet__gpu_abilities */
    BITNET__CONSTANT_CREW = BITNET__CONSTANT_MATRIX + 4,
    BITNET__CONSTANT_TERMS,
    BITNET__CONSTANT_SHARE,
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
        bitnet__spv_unpack(kernel, gpu->fast + gpu->matrix, &gpu->allocator, &words, &count, error);
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

/* The first layer's matrix of a kind, which other layers' are like. */
static const bitnet__matrix *bitnet__gpu_matrix(const bitnet_model *model, int part) {
    const bitnet__layer *layer = model->layers, *last = layer + model->info.layers - 1;
    while (!layer->matrix[part].rows && bitnet__has_part(model->parts, part) && layer < last)
        layer++;
    return &layer->matrix[part];
}

/* The first that is no floats, or NULL: all these have its form. */
static const bitnet__matrix *bitnet__gpu_form(const bitnet_model *model) {
    int i;
    for (i = 0; i < BITNET__MATRICES; i++) {
        const bitnet__matrix *m = bitnet__gpu_matrix(model, i);
        if (m->rows && m->layout != BITNET__FLOATS) return m;
    }
    return NULL;
}

/* The matrix whose form those of a part have. Experts, whose scales may be by rows, have theirs. */
static const bitnet__matrix *bitnet__gpu_form_of(const bitnet_model *model, int part) {
    if (part == BITNET__UP_EXPERTS) part = BITNET__GATE_EXPERTS;
    return bitnet__is_stacked(part) ? bitnet__gpu_matrix(model, part) : bitnet__gpu_form(model);
}

/* Does each matrix norm its own input, behind the norm of all? */
static bool bitnet__gpu_norms_each(const bitnet_gpu *gpu) {
    return bitnet__has_part(gpu->model->parts, BITNET__NORMS_IN);
}

/* Whether the input of a product has a norm. */
static bool bitnet__gpu_is_normed(const bitnet_gpu *gpu, int product) {
    int norm = bitnet__gpu_products[product].norm;
    uint64_t parts = gpu->model->parts;
    return bitnet__gpu_norms_each(gpu) || (norm && bitnet__has_part(parts, norm)) ||
           (norm == BITNET__FFN_NORM && bitnet__has_part(parts, BITNET__MIDDLE_NORM));
}

/* Signs of a Hadamard basis that the input of a product is turned into; NULL: it is not. */
static const float *bitnet__gpu_signs_of(const bitnet_gpu *gpu, int product) {
    return bitnet__gpu_matrix(gpu->model, bitnet__gpu_products[product].first)->signs;
}

/* Are its matrices multiplied one by one, because their inputs differ or are not quantised? And as
   experts are, since the router reads their input before that is quantised. */
static bool bitnet__gpu_is_apart(const bitnet_gpu *gpu, int product) {
    int i = bitnet__gpu_products[product].first, end = i + bitnet__gpu_products[product].count;
    bool apart = bitnet__gpu_norms_each(gpu) && bitnet__gpu_products[product].count > 1;
    if (product == BITNET__PRODUCT_EXPERTS) return true;
    for (; i < end && !apart; i++) {
        const bitnet__matrix *m = bitnet__gpu_matrix(gpu->model, i);
        apart = m->layout == BITNET__FLOATS || m->signs != bitnet__gpu_signs_of(gpu, product);
    }
    return apart;
}

/* Does the input of a product get its norm while it is quantised? Not if it is turned between. */
static bool bitnet__gpu_norms_late(const bitnet_gpu *gpu, int product) {
    if (bitnet__gpu_norms_each(gpu)) return true;
    return bitnet__gpu_is_normed(gpu, product) && !bitnet__gpu_signs_of(gpu, product) &&
           !bitnet__gpu_is_apart(gpu, product);
}

/* Does it get a norm, or the one of all its matrices, in a dispatch of its own? */
static bool bitnet__gpu_is_normed_apart(const bitnet_gpu *gpu, int product) {
    return bitnet__gpu_is_normed(gpu, product) &&
           (bitnet__gpu_is_apart(gpu, product) || bitnet__gpu_signs_of(gpu, product));
}

/* Columns of the widest input, of products or the head, that does, as all do for an adapter. */
static int bitnet__gpu_normed_columns(const bitnet_gpu *gpu, bool adapted) {
    int widest = gpu->model->lm_head.signs ? gpu->model->info.width : 0, product;
    for (product = 0; product < BITNET__PRODUCTS; product++) {
        int columns = bitnet__gpu_columns(gpu, product);
        if (bitnet__gpu_matrix(gpu->model, bitnet__gpu_products[product].first)->rows &&
            (bitnet__gpu_is_normed_apart(gpu, product) ||
             (adapted && bitnet__gpu_is_normed(gpu, product))) &&
            columns > widest)
            widest = columns;
    }
    return widest;
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
           !bitnet__gpu_is_apart(gpu, BITNET__PRODUCT_OUTPUT) &&
           !gpu->model->info.attention_period && gpu->model->info.head_width % BITNET__GROUP == 0;
}

/* The next product, perhaps in the next layer. */
static int bitnet__gpu_next_product(int product) { return (product + 1) % BITNET__PRODUCT_DELTA; }

/* Rows of a product; gate and up count together. */
static int bitnet__gpu_rows(const bitnet_gpu *gpu, int product) {
    int first = bitnet__gpu_products[product].first, rows = 0, i;
    int count = product == BITNET__PRODUCT_GATE_UP ? 1 : bitnet__gpu_products[product].count;
    for (i = first; i < first + count; i++) rows += bitnet__part_rows(&gpu->model->info, i);
    return rows;
}

/* Floats of a token's results of the first product of a layer. */
static size_t bitnet__gpu_qkv_stride(const bitnet_gpu *gpu) {
    int usual = bitnet__gpu_rows(gpu, BITNET__PRODUCT_QKV);
    int delta = bitnet__gpu_rows(gpu, BITNET__PRODUCT_DELTA);
    return bitnet__pad((size_t)(usual > delta ? usual : delta), 64);
}

/* Bytes of a matrix's row: floats are padded to whole segments of 64. */
static size_t bitnet__gpu_row_bytes(const bitnet__matrix *m) {
    if (m->layout != BITNET__FLOATS) return m->stride;
    return bitnet__pad((size_t)m->columns, 64) * (m->type == BITNET_TYPE_F16 ? 2 : 4);
}

/* Bytes of a matrix that a token reads: of its experts, if they are that. */
static int64_t bitnet__gpu_read_bytes(const bitnet_model *model, const bitnet__matrix *m,
                                      int part) {
    int64_t bytes = (int64_t)m->rows * (int64_t)bitnet__gpu_row_bytes(m);
    if (!bitnet__is_stacked(part) || !m->rows) return bytes;
    return bytes / model->info.experts * model->info.experts_used;
}

/* What of a product is multiplied at once: all of its matrices, or one. */
typedef struct bitnet__gpu_slice {
    int product, rows;            /* gate and up count together */
    const bitnet__matrix *matrix; /* the first layer's */
    uint32_t before;              /* rows of the product before it, or of one expert's */
    uint32_t first, scales, biases, gain;
} bitnet__gpu_slice;

/* Bytes of a row of an adapter's A, padded as those of matrices; of A; and of A and B for a matrix,
   counted through all layers. */
static size_t bitnet__gpu_pair_row(const bitnet__pair *pair, int columns) {
    return bitnet__pad((size_t)columns, 64) * (pair->type == BITNET_TYPE_F16 ? 2 : 4);
}

static VkDeviceSize bitnet__gpu_pair_a_bytes(const bitnet__pair *pair, int columns) {
    return (VkDeviceSize)pair->rank * bitnet__gpu_pair_row(pair, columns);
}

static VkDeviceSize bitnet__gpu_pair_bytes(const bitnet_model *model, const bitnet__pair *pair,
                                           int matrix) {
    int part = matrix % BITNET__MATRICES;
    size_t rows = (size_t)bitnet__part_rows(&model->info, part);
    return bitnet__gpu_pair_a_bytes(pair, bitnet__part_columns(&model->info, part)) +
           (VkDeviceSize)pair->rank * bitnet__pad(rows, BITNET__PAIR_ROWS) * sizeof(float);
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

/* Teams that share each row of a lone token's product: no more than have a turn. In the plain tier
   so many would need too much shared memory. */
static int bitnet__gpu_crew(const bitnet_gpu *gpu, int columns) {
    int turns = (int)(bitnet__gpu_quants_stride(columns) / 512);
    return !gpu->fast ? 1 : turns < gpu->crew ? turns : gpu->crew;
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
static void bitnet__gpu_specialise_groups(const bitnet__matrix *m, int columns, int tokens,
                                          uint32_t c[BITNET__CONSTANTS]) {
    c[1] = (uint32_t)columns;
    c[3] = m->layout == BITNET__ONE_BIT ? 1 : 2;
    c[4] = (uint32_t)(m->span ? (columns + m->span - 1) / m->span : 0);
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
    static const uint32_t modes[] = {0, 1, 2, 1, 3, 1, 3, 3}; /* rows.glsl's; 3: stored */
    int product = op->which;
    int tokens = 1 << variant; /* but for prompts, whose tiles have a size of their own */
    bool stored = (product == BITNET__PRODUCT_QKV && gpu->heads_apart) ||
                  bitnet__gpu_is_apart(gpu, product) || bitnet__gpu_is_post_normed(gpu, product);
    c[1] = (uint32_t)bitnet__gpu_columns(gpu, product);
    c[2] = stored ? 3 : modes[product];
    c[8] = (uint32_t)gpu->model->activation;
    c[BITNET__CONSTANT_NORMED] = bitnet__gpu_norms_late(gpu, product);
    if (gpu->grouped) { /* its input is prepared already, and it may prepare the next one's */
        int next = bitnet__gpu_next_product(product);
        bitnet__gpu_specialise_groups(
            bitnet__gpu_form_of(gpu->model, bitnet__gpu_products[product].first), (int)c[1], tokens,
            c);
        c[6] = (uint32_t)bitnet__gpu_columns(gpu, next);
        c[7] = tokens == 1 && next != BITNET__PRODUCT_OUTPUT && /* which attention is before */
               !gpu->model->info.experts;
        if (product == BITNET__PRODUCT_EXPERTS)
            c[BITNET__CONSTANT_SHARE] = (uint32_t)gpu->model->info.experts_used;
        if (product == BITNET__PRODUCT_EXPERTS_DOWN) c[BITNET__CONSTANT_SHARE] = 1;
        c[BITNET__CONSTANT_NORMED] = bitnet__gpu_is_normed(gpu, next);
        return variant == 4 ? "gemm_groups" : "grouped";
    }
    if (variant == 4) return "gemm";
    c[9] = (uint32_t)tokens;
    c[10] = (uint32_t)bitnet__gpu_team_rows(gpu, product, tokens);
    if (tokens == 1) c[BITNET__CONSTANT_CREW] = (uint32_t)bitnet__gpu_crew(gpu, (int)c[1]);
    c[BITNET__CONSTANT_THREADS] = c[BITNET__CONSTANT_CREW] * BITNET__GPU_THREADS;
    return "ternary";
}

/* Of queries, keys and values that are not rotated and put into the cache at once; of gate and up,
   one by one. */
static const char *bitnet__gpu_specialise_stored(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__CONSTANTS]) {
    const char *kernel = bitnet__gpu_specialise_product(gpu, op, variant, c);
    c[2] = 3;
    return kernel;
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
        bitnet__gpu_specialise_groups(gpu->lm_head.matrix, gpu->lm_head.matrix->columns, tokens, c);
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
    c[BITNET__CONSTANT_SPLIT] = (op->which & BITNET__GPU_SPLIT) != 0;
    c[BITNET__CONSTANT_BYTES] = (op->which & BITNET__GPU_BYTES) != 0;
    c[BITNET__CONSTANT_QUANTISED] = bitnet__gpu_is_quantised(gpu);
    /* As many as products have; not for prompts, which have workgroups enough. */
    if (gpu->fast && (op->which & BITNET__GPU_SPLIT))
        c[BITNET__CONSTANT_THREADS] = (uint32_t)gpu->crew * BITNET__GPU_THREADS;
    if (op->first == BITNET__PIPELINE_BY_HEAD || op->first == BITNET__PIPELINE_BYTES_BY_HEAD)
        c[BITNET__CONSTANT_EACH] = 1;
    return "attention";
}

static const char *bitnet__gpu_specialise_prompt(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)op, (void)variant;
    c[9] = (uint32_t)bitnet__gpu_tokens_each(&gpu->model->info);
    c[BITNET__CONSTANT_QUANTISED] = bitnet__gpu_is_quantised(gpu);
    return "attention_prompt";
}

static const char *bitnet__gpu_specialise_carry(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)gpu, (void)variant;
    c[BITNET__CONSTANT_BYTES] = op->which == BITNET__GPU_BYTES;
    return "carry";
}

static const char *bitnet__gpu_specialise_heads(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)variant;
    if (op->which & BITNET__GPU_STILL) c[6] = 0; /* columns rotated */
    c[BITNET__CONSTANT_NORMED] = bitnet__has_part(gpu->model->parts, BITNET__Q_NORM);
    c[9] = (uint32_t)bitnet__gpu_qkv_stride(gpu);
    c[10] = gpu->model->info.attention_period != 0;
    return op->which & BITNET__GPU_BYTES ? "bytes" : "heads";
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
    (void)variant;
    c[1] = (uint32_t)bitnet__gpu_columns(gpu, op->which);
    c[2] = op->first == BITNET__PIPELINE_ADD;
    c[BITNET__CONSTANT_NORMED] = true;
    return "norms";
}

static const char *bitnet__gpu_specialise_turn(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                               int variant, uint32_t c[BITNET__CONSTANTS]) {
    (void)variant;
    c[1] = (uint32_t)gpu->model->basis.block;
    return op->name;
}

static const char *bitnet__gpu_specialise_states(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__CONSTANTS]) {
    const bitnet_model_info *info = &gpu->model->info;
    (void)variant;
    c[2] = gpu->model->basis.grouped && bitnet__gpu_signs_of(gpu, BITNET__PRODUCT_DELTA_OUT);
    c[3] = (uint32_t)info->state_heads;
    c[4] = (uint32_t)info->state_key_heads;
    c[5] = (uint32_t)info->state_width;
    c[6] = (uint32_t)info->state_taps;
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
    bitnet__gpu_specialise_groups(gpu->embedding.matrix, gpu->embedding.matrix->columns, 1, c);
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
    c[BITNET__CONSTANT_CREW] = 1;
    c[BITNET__CONSTANT_TERMS] = gpu->can.limits.maxComputeSharedMemorySize < 32768 ? 256 : 1024;
    c[BITNET__CONSTANT_NATIVE_HALVES] = gpu->native_halves;
    c[BITNET__CONSTANT_SPLIT] = true;
    c[BITNET__CONSTANT_SPINS] = gpu->spins;
    c[BITNET__CONSTANT_EACH] = (uint32_t)bitnet__gpu_heads_each(info);
    memcpy(c + BITNET__CONSTANT_MATRIX, gpu->can.matrix, sizeof gpu->can.matrix);
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

/* The pipeline, made if need be. Nobody waits for that: of two threads that make the same one, the
   first keeps it. */
static bitnet_result bitnet__gpu_pipeline(bitnet_gpu *gpu, int number, VkPipeline *pipeline,
                                          bitnet_error *error) {
    VkPipeline made = VK_NULL_HANDLE;
    bitnet_result result;
    bitnet__gpu_lock(gpu);
    *pipeline = gpu->pipelines[number];
    bitnet__gpu_unlock(gpu);
    if (*pipeline) return BITNET_OK;
    result = bitnet__gpu_make_pipeline(gpu, number, &made, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_lock(gpu);
    *pipeline = gpu->pipelines[number];
    if (!*pipeline) *pipeline = gpu->pipelines[number] = made;
    bitnet__gpu_unlock(gpu);
    if (*pipeline != made) gpu->vk.DestroyPipeline(gpu->device, made, NULL);
    return BITNET_OK;
}

/* Pipelines that are wanted, and of those that could not be made the first in the list. */
typedef struct bitnet__gpu_wanted {
    bitnet_gpu *gpu;
    int numbers[BITNET__PIPELINES], count, failed;
    bitnet_error error;
} bitnet__gpu_wanted;

/* A task: makes number `index` of the list. */
static void bitnet__gpu_make_one(void *context, int32_t index) {
    bitnet__gpu_wanted *wanted = (bitnet__gpu_wanted *)context;
    VkPipeline pipeline;
    bitnet_error error;
    if (bitnet__gpu_pipeline(wanted->gpu, wanted->numbers[index], &pipeline, &error) == BITNET_OK)
        return;
    bitnet__gpu_lock(wanted->gpu);
    if (index < wanted->failed) wanted->failed = index, wanted->error = error;
    bitnet__gpu_unlock(wanted->gpu);
}

/* Makes all of a set on the pool's threads. A lone thread makes each when it is needed, and so do
   all for SOFTWARE, which compiles a kernel only when that is dispatched. */
static bitnet_result bitnet__gpu_make_set(bitnet_gpu *gpu, const bool set[BITNET__PIPELINES],
                                          bitnet_error *error) {
    bitnet_pool *pool = gpu->model->pool;
    bitnet__gpu_wanted wanted;
    int i;
    if (!pool || pool->threads == 1 || gpu->can.info.kind == BITNET_GPU_SOFTWARE) return BITNET_OK;
    wanted.gpu = gpu;
    wanted.count = 0;
    for (i = 0; i < BITNET__PIPELINES; i++)
        if (set[i]) wanted.numbers[wanted.count++] = i;
    wanted.failed = wanted.count;
    bitnet__run(pool, NULL, bitnet__gpu_make_one, &wanted, wanted.count);
    if (wanted.failed == wanted.count) return BITNET_OK;
    *error = wanted.error;
    return error->result;
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

   Ternary rows are uploaded as the CPU's kernels store them, one region per layer; rows of floats
   and halves padded to whole segments of 64; gains, scales, biases, the signs of a turned basis and
   what recurrent layers need as one float array.
   ================================================== */

enum { BITNET__GPU_BLOCK = 4096 /* columns of a basis that turn.comp's memory holds */ };

/* A head's input is quantised whole or by groups of 32 columns, as that of layers. */
static bool bitnet__gpu_takes_lm_head(const bitnet_model *model) {
    const bitnet__matrix *m = &model->lm_head;
    return !bitnet__is_grouped(m->layout) || !model->activation_group ||
           model->activation_group == BITNET__GROUP;
}

/* Says what is wrong with a layer's matrix, or NULL. All layers share kernels, so each must match
   the first. */
static const char *bitnet__gpu_objection(const bitnet_model *model, int layer, int i) {
    const bitnet__matrix *m = &model->layers[layer].matrix[i];
    const bitnet__matrix *form = bitnet__gpu_form_of(model, i);
    const bitnet__matrix *first = bitnet__gpu_matrix(model, i);
    bool grouped = bitnet__is_grouped(m->layout), floats = m->layout == BITNET__FLOATS;
    if (floats && model->parts & BITNET__NORM_IN_PARTS)
        return "layer %i has weights that are not ternary, behind norms of their own, which only "
               "the CPU computes then";
    if (floats != (first->layout == BITNET__FLOATS) ||
        (!floats && (m->layout != form->layout || m->span != form->span)))
        return "layer %i has weights in another form than others: such models are not supported on "
               "the GPU";
    if (grouped && model->activation_group != BITNET__GROUP)
        return "layer %i is multiplied by groups of 32 columns, but activations are not quantised "
               "by these: such models are not supported on the GPU";
    if (m->signs != first->signs)
        return "layer %i has a matrix in another basis than others: such models are not supported "
               "on the GPU";
    if (bitnet__is_stacked(i) && (m->layout == BITNET__TERNARY || m->bias))
        return "layer %i has experts with biases, or whose input is quantised whole: such models "
               "are not supported on the GPU";
    if (grouped && m->rows % BITNET__GROUP_ROWS)
        return "layer %i has a matrix by groups whose rows are no multiple of 16: such models are "
               "not supported on the GPU";
    return NULL;
}

static bitnet_result bitnet__gpu_check_matrices(const bitnet_model *model, bitnet_error *error) {
    int layer, i;
    if (!bitnet__gpu_takes_lm_head(model))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "lm_heads by groups whose input is quantised by groups of more than 32 "
                            "columns are not supported on the GPU");
    for (layer = 0; layer < model->info.layers; layer++)
        for (i = 0; i < BITNET__MATRICES; i++) {
            const char *objection = bitnet__gpu_objection(model, layer, i);
            if (objection && model->layers[layer].matrix[i].rows)
                return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED, objection, (int64_t)layer);
        }
    return BITNET_OK;
}

/* The most workgroups that a dispatch for this model takes, in x: a workgroup of a product, or of
   the head, computes at least 16 rows. All other sizes are below the 65,535 that every device
   allows in each direction: there are at most 512 tokens with 64 experts each, 1,024 heads, as many
   kv heads and states, and 2^20 columns, of which a workgroup takes 128. Only attention's chunks
   depend on the session: bitnet__gpu_session_fits and bitnet__gpu_joins limit them. */
static uint32_t bitnet__gpu_most_groups(const bitnet_gpu *gpu) {
    const bitnet_model_info *info = &gpu->model->info;
    const int teams = BITNET__GPU_THREADS / 8;
    int most = info->vocabulary, product;
    for (product = 0; product < BITNET__PRODUCTS; product++) {
        int rows = bitnet__gpu_rows(gpu, product);
        if (info->experts && bitnet__is_stacked(bitnet__gpu_products[product].first))
            rows /= info->experts;
        if (rows > most) most = rows;
    }
    return (uint32_t)((most + teams - 1) / teams);
}

static bitnet_result bitnet__gpu_check_model(const bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_model *model = gpu->model;
    const uint32_t groups = bitnet__gpu_most_groups(gpu);
    const bitnet_model_info *info = &model->info;
    uint64_t needed =
        info->experts ? BITNET__MAPLE_PARTS : BITNET__LLAMA_PARTS & ~BITNET__PART(FFN_NORM);
    uint64_t known = info->experts ? BITNET__MAPLE_PARTS
                                   : BITNET__BITNET_PARTS | BITNET__GEMMA3_PARTS |
                                         BITNET__LONGROPE_PARTS | BITNET__QWEN35_PARTS;
    VkDeviceSize widest = bitnet__gpu_quants_stride((int)bitnet__widest(info));
    VkDeviceSize each = (VkDeviceSize)bitnet__gpu_heads_each(info);
    VkDeviceSize shared = widest + 8192; /* a quantised vector, and what sums and results take */
    VkDeviceSize head = bitnet__pad((size_t)info->head_width, 64);
    VkDeviceSize attention = each * (head + head / 4 + 64 + 6 + 64) * 4 + 6144;
    if (attention > shared) shared = attention;
    if (shared < 16384) shared = 16384;
    if (shared > gpu->can.limits.maxComputeSharedMemorySize)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "the model's vectors are too wide for this GPU's shared memory");
    if (groups > gpu->can.limits.maxComputeWorkGroupCount[0])
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "the model needs dispatches of %i workgroups, and this GPU allows %i",
                            (int64_t)groups, (int64_t)gpu->can.limits.maxComputeWorkGroupCount[0]);
    if (~model->parts & needed || model->parts & ~known)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "models of the architecture %s are not supported on the GPU",
                            model->architecture.name);
    if (bitnet__joins(info))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "MTP heads are not supported on the GPU: the CPU computes them beside "
                            "it");
    if (!bitnet__attention_layers(info))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "a model in which no layer attends is not supported on the GPU");
    if (model->basis.block > BITNET__GPU_BLOCK)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "a Hadamard basis with blocks of %i columns is not supported on the "
                            "GPU: %i are the most",
                            (int64_t)model->basis.block, (int64_t)BITNET__GPU_BLOCK);
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
        bool scaled = m->layout != BITNET__FLOATS || m->has_scale;
        float none = biases ? -0.0f : scaled ? m->scale : 1.0f; /* -0 adds nothing */
        if (bitnet__is_stacked(i) && m->span) continue; /* their scales are with their codes */
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
    const bitnet_model_info *info = &gpu->model->info;
    size_t head = (size_t)info->head_width, heads = (size_t)info->state_heads;
    int p, i;
    to->window = layer->window ? (uint32_t)layer->window : BITNET__GPU_NONE;
    for (p = 0; p < BITNET__PRODUCTS; p++) {
        int first = bitnet__gpu_products[p].first, norm = bitnet__gpu_products[p].norm;
        const float *gain = norm ? bitnet__norm_of(layer, norm) : NULL;
        bool biases = false;
        if (!layer->matrix[first].rows) continue;
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
    if (!layer->recurrent) return;
    to->taps = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_CONV),
                               (size_t)(bitnet__extent(info, BITNET__CHANNELS) * info->state_taps));
    to->decay = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_DECAY), heads);
    to->bias = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_BIAS), heads);
    to->state_gain = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_NORM),
                                     (size_t)info->state_width);
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
            out, &used, bitnet__gpu_matrix(gpu->model, bitnet__gpu_products[l].first));
    gpu->embedding_signs = bitnet__gpu_put_signs(out, &used, &gpu->model->embedding);
    gpu->lm_head_signs = bitnet__gpu_put_signs(out, &used, head);
    gpu->output_gain = bitnet__gpu_put(out, &used, gpu->model->output_norm, (size_t)info->width);
    gpu->lm_head_scales = used;
    if (head->layout != BITNET__FLOATS && !head->span) {
        for (l = 0; l < head->rows && out; l++) out[used + (uint32_t)l] = head->scale;
        used += (uint32_t)bitnet__pad((size_t)head->rows, 64);
    }
    gpu->lm_head_biases =
        head->bias ? bitnet__gpu_put(out, &used, head->bias, (size_t)head->rows) : BITNET__GPU_NONE;
    return used;
}

/* ---- regions */

static void bitnet__gpu_plan_layer(bitnet_gpu *gpu, int layer) {
    bitnet__gpu_layer *to = &gpu->layers[layer];
    int i;
    to->weights.size = 0;
    for (i = 0; i < BITNET__MATRICES; i++) {
        const bitnet__matrix *m = &gpu->model->layers[layer].matrix[i];
        to->first[i] = (uint32_t)(to->weights.size / 16);
        to->weights.size += (VkDeviceSize)m->rows * bitnet__gpu_row_bytes(m);
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
                        !table->matrix->bias &&
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

/* Sends rows of halves, or of anything else as floats. */
static bitnet_result bitnet__gpu_send_rows_of(bitnet__gpu_upload *upload, const bitnet__matrix *m,
                                              int32_t row, int32_t end,
                                              const bitnet__gpu_region *region, VkDeviceSize offset,
                                              bitnet_error *error) {
    size_t row_bytes = bitnet__gpu_row_bytes(m);
    int32_t most = (int32_t)(((size_t)4 << 20) / row_bytes) + 1, count, i;
    uint8_t *rows = (uint8_t *)bitnet__alloc_zero(&upload->gpu->allocator, (size_t)most, row_bytes);
    bitnet_result result = BITNET_OK;
    if (!rows) return bitnet__no_memory(error);
    for (; row < end && result == BITNET_OK; row += count) {
        count = end - row < most ? end - row : most;
        for (i = 0; i < count; i++) {
            const uint8_t *from = m->data + (size_t)(row + i) * m->stride;
            uint8_t *to = rows + (size_t)i * row_bytes;
            if (m->type == BITNET_TYPE_F16) memcpy(to, from, (size_t)m->columns * 2);
            else bitnet__type_of(m->type)->expand(from, m->columns, (float *)(void *)to);
        }
        result = bitnet__gpu_send(upload, region, offset, rows, (size_t)count * row_bytes, error);
        offset += (VkDeviceSize)count * row_bytes;
    }
    bitnet__free(&upload->gpu->allocator, rows);
    return result;
}

static bitnet_result bitnet__gpu_send_layer(bitnet__gpu_upload *upload, int l,
                                            bitnet_error *error) {
    bitnet_gpu *gpu = upload->gpu;
    VkDeviceSize offset = 0;
    bitnet_result result = BITNET_OK;
    int i;
    for (i = 0; i < BITNET__MATRICES && result == BITNET_OK; i++) {
        const bitnet__matrix *m = &gpu->model->layers[l].matrix[i];
        size_t size = (size_t)m->rows * bitnet__gpu_row_bytes(m);
        if (!m->rows) continue;
        result = m->layout == BITNET__FLOATS
                     ? bitnet__gpu_send_rows_of(upload, m, 0, m->rows, &gpu->layers[l].weights,
                                                offset, error)
                     : bitnet__gpu_send_codes(upload, &gpu->layers[l].weights, offset, m, 0, size,
                                              error);
        offset += size;
    }
    return result;
}

static bitnet_result bitnet__gpu_send_floats(bitnet__gpu_upload *upload,
                                             const bitnet__gpu_table *table, bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    int32_t i, row = 0;
    for (i = 0; i < table->pieces && result == BITNET_OK; i++, row += table->piece_rows)
        result = bitnet__gpu_send_rows_of(upload, table->matrix, row,
                                          row + bitnet__gpu_piece_rows(table, i), &table->piece[i],
                                          0, error);
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

    for (i = 0; i < model->info.layers * BITNET__MATRICES; i++)
        gpu->stats.weight_bytes += bitnet__gpu_read_bytes(
            model, &model->layers[i / BITNET__MATRICES].matrix[i % BITNET__MATRICES],
            i % BITNET__MATRICES);
    for (i = 0; i < gpu->lm_head.pieces; i++)
        gpu->stats.weight_bytes +=
            (int64_t)(gpu->screen.there ? gpu->screen.piece[i].size : gpu->lm_head.piece[i].size);
    gpu->stats.upload_microseconds = bitnet__microseconds() - start;
    return result;
}

/* ==================================================
   >>gpu-session   Session: the memory of one

   One block on the device, laid out once: the floats that kernels pass on, rotations, a submit's
   state, and the sizes of attention's dispatches. The KV cache, as on the CPU, has blocks of its
   own, so that the device's memory alone limits contexts; recurrent layers have slots there, one
   for each snapshot. Exchange with the CPU goes through channels: a session has two, since two of
   its submits may be in flight.
   ================================================== */

/* Words of the kernels' struct State that the CPU writes or reads. */
enum {
    BITNET__STATE_POSITION = 0,
    BITNET__STATE_LATE = 2,
    BITNET__STATE_CHUNKS, /* from here on the words that are copied to the sizes */
    BITNET__STATE_PARTS,
    BITNET__STATE_ROWS,
    BITNET__STATE_GROUPS,    /* and two ones */
    BITNET__STATE_FROM = 10, /* slots */
    BITNET__STATE_TO,
    BITNET__STATE_CHOICES /* [BITNET__GPU_VERIFIED] */
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
    BITNET__GPU_SIZES = 6, /* words */
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
    bitnet_session *session;       /* NULL: a pass */
    int32_t context;               /* positions of its KV cache; of a pass one for each row */
    bool bytes;                    /* keys and values are int8 */
    int32_t layers;                /* that it computes: all, but where adapters are tested */
    const bitnet_adapter *adapter; /* or NULL, as always in a pass */
    bitnet__gpu_trip now;          /* the submit that answers the session, or will, */
    bitnet__gpu_trip behind; /* and in flight behind it, the submit of the tokens that follow */
    bitnet__gpu_block block;
    bitnet__gpu_region floats, quants, rope, state; /* of it: bindings 2, 3, 6 and 7 */
    bitnet__gpu_region sizes; /* the same: binding 4 where no layer is bound */
    bitnet__gpu_blocks cache_blocks;
    bitnet__gpu_region *cache; /* [layers][keys, values] of those: bindings 4 and 5; of recurrent
                                  layers [states, channels] in slots, see >>gpu-running */
    VkDeviceSize cache_bytes;  /* of a layer's keys, and of its values */
    struct bitnet__gpu_adapter *uploaded; /* binding 0 of the last of `sets` */
    int32_t slots[BITNET__SNAPSHOTS + 2]; /* positions of their states; -1: none */
    int32_t from, to;                     /* slots that the next submit reads and writes */

    /* Offsets and strides in `floats`. */
    uint32_t x, normed, turned, branch, qkv, gates, q, attention, ffn, steps, states, turned_states,
        logits, parts, lowers, list, mask;
    uint32_t partial;
    uint32_t x_stride, qkv_stride, q_stride, attention_stride, ffn_stride; /* qkv: heads apart */
    uint32_t turned_stride;
    uint32_t mixed, mixed_stride, delta, delta_stride; /* of recurrent layers */
    uint32_t gates_stride;          /* of gate and up, if they are multiplied apart */
    uint32_t routes, routes_stride; /* the router's logits; of pairs of a token and an expert: */
    uint32_t chosen, weights;       /* numbers as bits, weights in the sum */
    uint32_t inner, inner_stride;   /* what an adapter's A makes of an input */
    uint32_t logits_stride, parts_stride, chunks;
    uint32_t mask_stride;

    VkDescriptorPool sets_pool;
    VkDescriptorSet *sets; /* [layers], pieces of the head, of a separate embedding, of the screen,
                              of an adapter; in a pass, from own_sets on, those of its members */
    int32_t own_sets;
    VkCommandPool body_pool;
    VkCommandBuffer bodies[BITNET__GPU_BODIES]; /* recorded when they are first needed */
    int32_t dispatches[BITNET__GPU_BODIES];     /* in each */
    bool joined, by_head;                       /* as they were recorded */

    uint32_t *mask_now; /* scratch: what a row's mask would be now, or what it still allows */
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

/* Do heads have their own dispatch? */
static bool bitnet__gpu_heads_apart(const bitnet__gpu_session *g) {
    return g->gpu->heads_apart || g->bytes || g->adapter;
}

/* Are a product's matrices multiplied one by one, perhaps because an adapter adds to each? */
static bool bitnet__gpu_is_parted(const bitnet__gpu_session *g, int product) {
    return bitnet__gpu_is_apart(g->gpu, product) ||
           (g->adapter && product == BITNET__PRODUCT_GATE_UP);
}

/* What is multiplied at once, the product's first matrix or matrix `number` of a parted one. */
static bitnet__gpu_slice bitnet__gpu_slice_of(const bitnet__gpu_session *g, int layer, int product,
                                              int number) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_layer *l = &gpu->layers[layer];
    int matrix = bitnet__gpu_products[product].first;
    bitnet__gpu_slice slice;
    slice.product = product;
    slice.rows = bitnet__gpu_rows(gpu, product);
    slice.before = 0;
    for (; number > 0; number--, matrix++)
        slice.before += (uint32_t)bitnet__part_rows(&gpu->model->info, matrix);
    if (bitnet__gpu_is_parted(g, product))
        slice.rows = bitnet__part_rows(&gpu->model->info, matrix);
    slice.matrix = bitnet__gpu_matrix(gpu->model, matrix);
    slice.first = l->first[matrix];
    slice.scales = l->scales[product] + slice.before;
    slice.biases = l->biases[product];
    if (slice.biases != BITNET__GPU_NONE) slice.biases += slice.before;
    slice.gain = bitnet__gpu_norms_each(gpu) ? l->gains_in[matrix] : l->gains[product];
    if (bitnet__is_stacked(matrix)) { /* each expert's */
        slice.rows /= gpu->model->info.experts;
        slice.before /= (uint32_t)gpu->model->info.experts;
    }
    return slice;
}

/* Bytes of a key or value in its cache, and of its step. */
static VkDeviceSize bitnet__gpu_row_size(const bitnet__gpu_session *g) {
    return bitnet__part_bytes(&g->gpu->model->info, g->bytes ? BITNET_CACHE_INT8 : BITNET_CACHE_F16,
                              1) /
           2;
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
    size_t pairs = batch * (size_t)(info->experts ? info->experts_used : 1);
    size_t quants = batch * bitnet__gpu_quants_stride((int)bitnet__widest(info));
    size_t hidden = pairs * bitnet__gpu_quants_stride(info->ffn_width);
    size_t digits = verified * 4 * bitnet__screen_stride(info->width);
    size_t steps = 4; /* floats, of a token */
    VkDeviceSize used = 0, floats = 0, partial;
    int32_t i;
    g->context = context;
    g->layers = info->layers;
    g->chunks = (uint32_t)(longest + 63) / 64;
    g->mask_stride = (uint32_t)mask_words;
    g->x_stride = (uint32_t)bitnet__pad((size_t)info->width, 64);
    g->qkv_stride = 0;
    if (bitnet__gpu_heads_apart(g)) g->qkv_stride = (uint32_t)bitnet__gpu_qkv_stride(gpu);
    g->gates_stride = 0;
    if (info->experts || bitnet__gpu_is_parted(g, BITNET__PRODUCT_GATE_UP))
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
        &floats,
        batch * bitnet__pad((size_t)bitnet__gpu_normed_columns(gpu, g->adapter != NULL), 64));
    g->inner_stride = g->adapter ? (uint32_t)bitnet__pad((size_t)g->adapter->info.rank, 64) : 0;
    g->inner = bitnet__gpu_take_floats(&floats, batch * g->inner_stride);
    g->turned = bitnet__gpu_take_floats(&floats, batch * g->turned_stride);
    g->mixed_stride = (uint32_t)bitnet__pad(
        (size_t)(bitnet__extent(info, BITNET__CHANNELS) + 2 * info->state_heads), 64);
    g->mixed = bitnet__gpu_take_floats(&floats, batch * g->mixed_stride);
    g->delta_stride = (uint32_t)bitnet__extent(info, BITNET__STATE_WIDTH);
    g->delta = bitnet__gpu_take_floats(&floats, batch * g->delta_stride);
    g->routes_stride = (uint32_t)bitnet__pad((size_t)info->experts, 64);
    g->routes = bitnet__gpu_take_floats(&floats, batch * g->routes_stride);
    g->chosen = bitnet__gpu_take_floats(&floats, info->experts ? pairs : 0);
    g->weights = bitnet__gpu_take_floats(&floats, info->experts ? pairs : 0);
    g->gates = bitnet__gpu_take_floats(&floats, pairs * g->gates_stride);
    g->branch = bitnet__gpu_take_floats(
        &floats, info->experts || bitnet__gpu_is_post_normed(gpu, BITNET__PRODUCT_DOWN)
                     ? pairs * g->x_stride
                     : 0);
    g->qkv = bitnet__gpu_take_floats(&floats, batch * g->qkv_stride);
    g->ffn = bitnet__gpu_take_floats(&floats, pairs * g->ffn_stride);
    if (gpu->grouped ||
        gpu->lm_head.form == BITNET__GPU_CODES) /* and padded, so 2 groups or more */
        steps = 2 * bitnet__groups((int)bitnet__widest(info));
    g->steps = bitnet__gpu_take_floats(&floats, steps * pairs);
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
    partial = (VkDeviceSize)g->chunks * (size_t)info->heads * ((size_t)info->head_width + 2);
    g->q = bitnet__gpu_take_floats(&floats, (g->session ? batch : 1) * g->q_stride);
    g->attention = bitnet__gpu_take_floats(&floats, (g->session ? batch : 1) * g->attention_stride);
    g->partial = bitnet__gpu_take_floats(&floats, (g->session ? verified : 1) * partial);
    if (!g->session) { /* these three of a row side by side, then those of the next */
        g->q_stride = g->attention_stride = (uint32_t)floats - g->q;
        bitnet__gpu_take_floats(&floats, (verified - 1) * (VkDeviceSize)g->q_stride);
    }
    g->floats = bitnet__gpu_take(&used, floats * sizeof(float));
    if (quants < digits) quants = digits;
    g->quants = bitnet__gpu_take(&used, quants > hidden ? quants : hidden);
    g->cache_bytes =
        bitnet__gpu_align((VkDeviceSize)info->kv_heads * (size_t)context * bitnet__gpu_row_size(g));
    g->rope = bitnet__gpu_take(&used, (VkDeviceSize)context * (size_t)info->rope_width * 4 *
                                          bitnet__gpu_turns(gpu));
    g->state = bitnet__gpu_take(&used, BITNET__GPU_STATE_BYTES +
                                           verified * (size_t)info->heads * sizeof(uint32_t));
    g->sizes = bitnet__gpu_take(&used, BITNET__GPU_SIZES * sizeof(uint32_t));
    return used;
}

/* Slots for the states of recurrent layers. */
static int32_t bitnet__gpu_slots(const bitnet_session *s) {
    return s && s->model->info.state_heads ? bitnet__most_snapshots(&s->options) + 2 : 0;
}

/* Bytes of one of the cache's regions. */
static VkDeviceSize bitnet__gpu_cache_size(const bitnet__gpu_session *g, int region) {
    const bitnet_model_info *info = &g->gpu->model->info;
    size_t floats = region % 2 ? bitnet__memory_channels(info) : bitnet__memory_states(info);
    if (!bitnet__is_recurrent(info, region / 2)) return g->cache_bytes;
    return bitnet__gpu_align((VkDeviceSize)bitnet__gpu_slots(g->session) * floats * 4 + 4);
}

/* Bytes of a session whose block has so many. */
static VkDeviceSize bitnet__gpu_session_bytes(const bitnet__gpu_session *g, VkDeviceSize block) {
    int i;
    for (i = 0; i < 2 * g->gpu->model->info.layers; i++) block += bitnet__gpu_cache_size(g, i);
    return block;
}

/* Does the device allow this layout at all? */
static bool bitnet__gpu_session_fits(const bitnet__gpu_session *g, VkDeviceSize block,
                                     uint64_t available) {
    const bitnet_gpu *gpu = g->gpu;
    VkDeviceSize largest = 0;
    int i;
    for (i = 0; i < 2 * gpu->model->info.layers; i++)
        if (bitnet__gpu_cache_size(g, i) > largest) largest = bitnet__gpu_cache_size(g, i);
    return g->chunks <= gpu->can.limits.maxComputeWorkGroupCount[0] &&
           block <= gpu->largest_block && largest <= gpu->largest_block &&
           bitnet__gpu_session_bytes(g, block) <= available &&
           g->floats.size <= gpu->largest_range && largest <= gpu->largest_range &&
           g->rope.size <= gpu->largest_range && g->quants.size <= gpu->largest_range;
}

/* Takes the block and the KV cache that have been laid out. */
static bitnet_result bitnet__gpu_session_blocks(bitnet__gpu_session *g, VkDeviceSize size,
                                                bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    int regions = 2 * gpu->model->info.layers, i;
    bitnet_result result = bitnet__gpu_block_make(gpu, size, false, &g->block, error);
    g->floats.block = g->quants.block = g->rope.block = &g->block;
    g->state.block = g->sizes.block = &g->block;
    if (result == BITNET_OK)
        result = bitnet__gpu_blocks_open(gpu, &g->cache_blocks, regions, error);
    if (result != BITNET_OK) return result;
    g->cache = (bitnet__gpu_region *)bitnet__alloc_zero(&gpu->allocator, (size_t)regions,
                                                        sizeof *g->cache);
    if (!g->cache) return bitnet__no_memory(error);
    for (i = 0; i < regions; i++) {
        g->cache[i].size = bitnet__gpu_cache_size(g, i);
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
                            "a context of %i, which takes %i MiB, is too much for the GPU: one of "
                            "%i would fit",
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

/* ---- adapters, which sessions share */

typedef struct bitnet__gpu_adapter {
    const bitnet_adapter *adapter;
    int32_t users; /* sessions */
    bitnet__gpu_block block;
    bitnet__gpu_region all; /* of it */
    struct bitnet__gpu_adapter *next;
} bitnet__gpu_adapter;

static VkDeviceSize bitnet__gpu_adapter_bytes(const bitnet_adapter *adapter) {
    const bitnet_model *model = adapter->model;
    int count = model->info.layers * BITNET__MATRICES, i;
    VkDeviceSize size = 0;
    for (i = 0; i < count; i++) size += bitnet__gpu_pair_bytes(model, &adapter->pairs[i], i);
    return size;
}

/* Of each matrix, A by padded rows of halves or floats, then B as the CPU has it. */
static void bitnet__gpu_fill_adapter(const bitnet_adapter *adapter, uint8_t *at) {
    const bitnet_model *model = adapter->model;
    int count = model->info.layers * BITNET__MATRICES, i, j;
    for (i = 0; i < count; i++) {
        const bitnet__pair *pair = &adapter->pairs[i];
        int columns = bitnet__part_columns(&model->info, i % BITNET__MATRICES);
        size_t bytes = bitnet__gpu_pair_row(pair, columns);
        size_t raw = (size_t)bitnet_type_row_size(pair->type, (uint64_t)columns);
        if (!pair->rank) continue;
        for (j = 0; j < pair->rank; j++, at += bytes) {
            const uint8_t *row = pair->a + (size_t)j * raw;
            if (pair->type == BITNET_TYPE_F16) memcpy(at, row, raw);
            else bitnet__type_of(pair->type)->expand(row, columns, (float *)(void *)at);
        }
        bytes = (size_t)(bitnet__gpu_pair_bytes(model, pair, i) -
                         bitnet__gpu_pair_a_bytes(pair, columns));
        memcpy(at, pair->b, bytes);
        at += bytes;
    }
}

static bitnet_result bitnet__gpu_upload_adapter(bitnet__gpu_session *g, bitnet__gpu_adapter *to,
                                                bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    VkDeviceSize size = bitnet__gpu_adapter_bytes(g->adapter);
    bitnet_result result;
    uint8_t *data;
    if (size > gpu->largest_range || size > gpu->largest_block)
        return bitnet__fail(error, BITNET_ERROR_GPU_MEMORY,
                            "the adapter's %i MiB do not fit a storage buffer of this GPU",
                            (int64_t)(size >> 20) + 1);
    data = (uint8_t *)bitnet__alloc_zero(&gpu->allocator, (size_t)size, 1);
    if (!data) return bitnet__no_memory(error);
    bitnet__gpu_fill_adapter(g->adapter, data);
    to->adapter = g->adapter;
    to->users = 1;
    to->all.block = &to->block;
    to->all.size = size;
    result = bitnet__gpu_block_make(gpu, size, false, &to->block, error);
    if (result == BITNET_OK)
        result = bitnet__gpu_transfer(&g->now.channel, true, &to->all, 0, data, size, error);
    bitnet__free(&gpu->allocator, data);
    return result;
}

/* Ends a session's use of it. The last one frees it. */
static void bitnet__gpu_return_adapter(bitnet_gpu *gpu, bitnet__gpu_adapter *uploaded) {
    bitnet__gpu_adapter **at = &gpu->adapters;
    bool last;
    bitnet__gpu_lock(gpu);
    last = --uploaded->users == 0;
    while (*at != uploaded) at = &(*at)->next;
    if (last) *at = uploaded->next;
    bitnet__gpu_unlock(gpu);
    if (!last) return;
    bitnet__gpu_block_free(gpu, &uploaded->block);
    bitnet__free(&gpu->allocator, uploaded);
}

/* Lends the session's adapter, uploaded now or before. */
static bitnet_result bitnet__gpu_borrow_adapter(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bitnet__gpu_adapter *at;
    bitnet_result result;
    bitnet__gpu_lock(gpu);
    for (at = gpu->adapters; at && at->adapter != g->adapter; at = at->next) continue;
    if (at) at->users++;
    bitnet__gpu_unlock(gpu);
    g->uploaded = at;
    if (at) return BITNET_OK;
    at = (bitnet__gpu_adapter *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *at);
    if (!at) return bitnet__no_memory(error);
    result = bitnet__gpu_upload_adapter(g, at, error);
    if (result != BITNET_OK) {
        bitnet__gpu_block_free(gpu, &at->block);
        bitnet__free(&gpu->allocator, at);
        return result;
    }
    bitnet__gpu_lock(gpu);
    at->next = gpu->adapters;
    gpu->adapters = at;
    bitnet__gpu_unlock(gpu);
    g->uploaded = at;
    return BITNET_OK;
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

/* Layer -1: none. */
static void bitnet__gpu_write_set(bitnet__gpu_session *g, VkDescriptorSet set,
                                  const bitnet__gpu_region *weights, int layer) {
    bitnet__gpu_region regions[BITNET__GPU_BINDINGS];
    regions[0] = *weights, regions[1] = g->gpu->parameters;
    regions[2] = g->floats, regions[3] = g->quants;
    regions[4] = layer < 0 ? g->sizes : g->cache[2 * layer];
    regions[5] = layer < 0 ? g->sizes : g->cache[2 * layer + 1];
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
    int screens = planes + (gpu->screen.there ? gpu->lm_head.pieces : 0);
    int own = g->own_sets = screens + (g->adapter ? 1 : 0);
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
        bitnet__gpu_write_set(g, g->sets[layers + i], &gpu->lm_head.piece[i], -1);
    for (i = 0; !tied && i < gpu->embedding.pieces; i++)
        bitnet__gpu_write_set(g, g->sets[layers + gpu->lm_head.pieces + i],
                              &gpu->embedding.piece[i], -1);
    for (i = planes; i < screens; i++)
        bitnet__gpu_write_set(g, g->sets[i], &gpu->screen.piece[i - planes], -1);
    if (g->adapter) bitnet__gpu_write_set(g, g->sets[screens], &g->uploaded->all, -1);
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
    if (g->uploaded) bitnet__gpu_return_adapter(gpu, g->uploaded);
    bitnet__gpu_blocks_free(gpu, &g->cache_blocks);
    bitnet__free(&gpu->allocator, g->cache);
    bitnet__free(&gpu->allocator, g->sets);
    bitnet__free(&gpu->allocator, g->mask_now);
}

/* ==================================================
   >>gpu-recording   Recording: the dispatches of a token

   A command body computes one batch, at the position and of the tokens that the state names, so it
   is recorded once and submitted repeatedly. At its end the state names the next token.
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
    bool *wanted;       /* where the pipelines are noted, if anywhere */
    bitnet_result result;
    bitnet_error *error;
} bitnet__gpu_recorder;

/* An upper bound on a token's dispatches: per layer seven matrices, their preparation, four norms
   of the stream, four turns, heads, attention, its gates and activation, for an adapter four norms
   and two for each matrix; embedding and head by pieces, with the screen; the last norm, turns of
   these, and the choice. */
static uint32_t bitnet__gpu_most_dispatches(const bitnet_gpu *gpu) {
    return (uint32_t)((4 * BITNET__USUAL_MATRICES + 16) * gpu->model->info.layers +
                      gpu->embedding.pieces + 2 * gpu->lm_head.pieces + 6);
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

/* That of heads, attention or carry for the session's kind of keys and values. */
static int bitnet__gpu_pipeline_of(const bitnet__gpu_session *g, int pipeline) {
    return pipeline + (g->bytes ? BITNET__PIPELINE_BYTES_HEADS - BITNET__PIPELINE_HEADS : 0);
}

/* That of a product for so many tokens. */
static int bitnet__gpu_pipeline_of_product(const bitnet__gpu_recorder *r, int product) {
    const bitnet__gpu_session *g = r->session;
    int first = BITNET__PIPELINE_PRODUCT + 5 * product;
    if (product >= BITNET__PRODUCT_EXPERTS)
        return BITNET__PIPELINE_EXPERTS + product - BITNET__PRODUCT_EXPERTS;
    if (product == BITNET__PRODUCT_QKV && bitnet__gpu_heads_apart(g) && !g->gpu->heads_apart)
        first = BITNET__PIPELINE_STORED_QKV;
    if (product == BITNET__PRODUCT_GATE_UP && bitnet__gpu_is_parted(g, product) &&
        !bitnet__gpu_is_apart(g->gpu, product))
        first = BITNET__PIPELINE_STORED_GATE;
    return first + bitnet__gpu_variant(r->rows);
}

static void bitnet__gpu_bind(bitnet__gpu_recorder *r, int pipeline, VkDescriptorSet set,
                             const void *push, size_t size) {
    bitnet_gpu *gpu = r->session->gpu;
    VkPipeline handle;
    if (r->wanted) r->wanted[pipeline] = true;
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
    const bitnet_gpu *gpu = r->session->gpu;
    const uint32_t *most = gpu->can.limits.maxComputeWorkGroupCount;
    BITNET_ASSERT((uint32_t)x <= most[0] && (uint32_t)y <= most[1] && (uint32_t)z <= most[2]);
    if (r->result == BITNET_OK)
        gpu->vk.CmdDispatch(r->commands, (uint32_t)x, (uint32_t)y, (uint32_t)z);
}

/* What comes next reads what was written, `to` at these stages. */
static void bitnet__gpu_then_at(bitnet__gpu_recorder *r, VkPipelineStageFlags to,
                                VkAccessFlags used) {
    if (r->result != BITNET_OK) return;
    bitnet__gpu_barrier(r->session->gpu, r->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | to,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | used);
}

static void bitnet__gpu_then(bitnet__gpu_recorder *r) { bitnet__gpu_then_at(r, 0, 0); }

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
    memset(&push, 0, sizeof push);
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
    push.quantised = !g->adapter;
    push.window = l->window;
    if (l->window != BITNET__GPU_NONE)
        push.rope = (uint32_t)g->context * (uint32_t)gpu->model->info.rope_width / 2;
    return push;
}

/* Dispatches a prompt's product in tiles of 64 tokens by 64 rows; gate and up together take half as
   many each. */
static void bitnet__gpu_dispatch_tiles(bitnet__gpu_recorder *r, const bitnet__gpu_slice *slice) {
    bool both = slice->product == BITNET__PRODUCT_GATE_UP &&
                !bitnet__gpu_is_parted(r->session, slice->product);
    int32_t each = both ? 32 : 64;
    bitnet__gpu_dispatch(r, (slice->rows + each - 1) / each, (r->rows + 63) / 64, 1);
}

/* Vectors of a product's input or result: tokens, or pairs of a token and one of its experts. */
static int32_t bitnet__gpu_pairs(const bitnet__gpu_recorder *r) {
    return r->rows * r->session->gpu->model->info.experts_used;
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
    bitnet__gpu_dispatch(
        r, slice->product == BITNET__PRODUCT_EXPERTS_DOWN ? bitnet__gpu_pairs(r) : r->rows, 1, 1);
    bitnet__gpu_then(r);
}

/* Has attention or the previous product already prepared this product's input? Norms between them
   are in the way. */
static bool bitnet__gpu_is_prepared(const bitnet__gpu_recorder *r, int layer, int product) {
    int before = (product + BITNET__PRODUCT_DELTA - 1) % BITNET__PRODUCT_DELTA;
    if (product == BITNET__PRODUCT_OUTPUT)
        return bitnet__gpu_is_quantised(r->session->gpu) && r->session->session &&
               !r->session->adapter;
    return r->joined && !bitnet__gpu_norms_each(r->session->gpu) &&
           !r->session->gpu->model->info.experts && /* their sum lies between */
           !bitnet__gpu_signs_of(r->session->gpu, product) &&
           !bitnet__gpu_is_apart(r->session->gpu, product) &&
           !bitnet__gpu_is_post_normed(r->session->gpu, before) &&
           (product != BITNET__PRODUCT_QKV || (layer > 0 && layer < r->session->layers));
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
    bool experts = product >= BITNET__PRODUCT_EXPERTS;
    size_t stride = bitnet__gpu_quants_stride(bitnet__gpu_columns(gpu, product));
    bitnet__push_grouped push;
    memset(&push, 0, sizeof push);
    push.first = slice->first;
    push.scales = slice->scales;
    push.biases = slice->biases;
    push.target = target;
    push.target_stride = target_stride;
    push.rows = (uint32_t)slice->rows;
    push.count = experts ? 1 : (uint32_t)r->rows;
    push.steps = g->steps;
    push.quants_stride = (uint32_t)(stride / 16);
    push.residual_scale = gpu->model->residual_scale;
    push.chosen = g->chosen;
    push.next_gain = prepares ? gpu->layers[next_layer].gains[next] : BITNET__GPU_NONE;
    push.next_reciprocal = bitnet__gpu_reciprocal(bitnet__gpu_columns(gpu, next));
    push.epsilon = gpu->model->info.norm_epsilon;
    bitnet__gpu_bind(r, bitnet__gpu_pipeline_of_product(r, product), g->sets[layer], &push,
                     sizeof push);
    if (variant == 4 && !experts) bitnet__gpu_dispatch_tiles(r, slice);
    else
        bitnet__gpu_dispatch(r, slice->rows / BITNET__GROUP_ROWS,
                             experts ? bitnet__gpu_pairs(r) : 1, 1);
    bitnet__gpu_then(r);
}

/* The same of floats, of vectors that are not quantised. */
static void bitnet__gpu_record_floats(bitnet__gpu_recorder *r, int layer,
                                      const bitnet__gpu_slice *slice, uint32_t source,
                                      uint32_t source_stride, uint32_t target,
                                      uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const int32_t teams = BITNET__GPU_THREADS / 8;
    bool experts =
        slice->product == BITNET__PRODUCT_EXPERTS || slice->product == BITNET__PRODUCT_EXPERTS_DOWN;
    bool branch =
        bitnet__gpu_products[slice->product].count == 1 && slice->product < BITNET__PRODUCT_EXPERTS;
    bitnet__push_floats push;
    push.first = slice->first;
    push.scales = slice->scales;
    push.biases = slice->biases;
    push.rows = (uint32_t)slice->rows;
    push.segments = (uint32_t)(slice->matrix->columns + 63) / 64;
    push.are_halves = slice->matrix->type == BITNET_TYPE_F16;
    push.source = source;
    push.source_stride = source_stride;
    push.target = target;
    push.target_stride = target_stride;
    push.added = branch && !bitnet__gpu_is_post_normed(g->gpu, slice->product);
    push.residual_scale = g->gpu->model->residual_scale;
    push.chosen = experts ? g->chosen : BITNET__GPU_NONE;
    push.share =
        slice->product == BITNET__PRODUCT_EXPERTS ? (uint32_t)g->gpu->model->info.experts_used : 1;
    bitnet__gpu_bind(r, BITNET__PIPELINE_FLOATS, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (slice->rows + teams - 1) / teams,
                         experts ? bitnet__gpu_pairs(r) : r->rows, 1);
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
    if (slice->matrix->layout == BITNET__FLOATS) {
        bitnet__gpu_record_floats(r, layer, slice, source, source_stride, target, target_stride);
        return;
    }
    if (gpu->grouped ? !bitnet__gpu_is_prepared(r, layer, product) : variant > 0)
        bitnet__gpu_record_prepare(r, layer, slice, source, source_stride);
    if (gpu->grouped) {
        bitnet__gpu_record_grouped(r, layer, slice, target, target_stride);
        return;
    }
    bitnet__gpu_bind(r, bitnet__gpu_pipeline_of_product(r, product), g->sets[layer], &push,
                     sizeof push);
    if (variant == 4) bitnet__gpu_dispatch_tiles(r, slice);
    else
        bitnet__gpu_dispatch(r, bitnet__gpu_product_groups(gpu, product, slice->rows, 1 << variant),
                             1, 1);
    bitnet__gpu_then(r);
}

/* The norm of vectors, by itself or added to the target, as `pipeline` has it. */
static void bitnet__gpu_record_norm(bitnet__gpu_recorder *r, int layer, int pipeline, uint32_t gain,
                                    uint32_t source, uint32_t source_stride, uint32_t target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    int columns = bitnet__gpu_columns(g->gpu, bitnet__gpu_op_of(pipeline)->which);
    bitnet__push_norms push;
    push.source = source;
    push.source_stride = source_stride;
    push.target = target;
    push.target_stride = (uint32_t)bitnet__pad((size_t)columns, 64);
    push.gain = gain;
    push.reciprocal = bitnet__gpu_reciprocal(columns);
    push.epsilon = model->info.norm_epsilon;
    push.scale = pipeline == BITNET__PIPELINE_ADD ? model->residual_scale : 1.0f;
    bitnet__gpu_bind(r, pipeline, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, r->rows, 1, 1);
    bitnet__gpu_then(r);
}

/* What the session's adapter adds to a product, of its input behind the norm but not quantised. */
static void bitnet__gpu_record_adapter(bitnet__gpu_recorder *r, int layer, int product,
                                       uint32_t source, uint32_t source_stride, uint32_t target,
                                       uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const int32_t teams = BITNET__GPU_THREADS / 8;
    const bitnet__pair *pairs = g->adapter->pairs;
    VkDescriptorSet set = g->sets[g->own_sets - 1];
    VkDeviceSize at = 0;
    int columns = bitnet__gpu_columns(g->gpu, product), i;
    int first = layer * BITNET__MATRICES + bitnet__gpu_products[product].first;
    for (i = 0; i < first; i++) at += bitnet__gpu_pair_bytes(g->gpu->model, &pairs[i], i);
    for (i = first; i < first + bitnet__gpu_products[product].count; i++) {
        bitnet__gpu_slice slice = bitnet__gpu_slice_of(g, layer, product, i - first);
        int rows = bitnet__part_rows(&g->gpu->model->info, i % BITNET__MATRICES);
        bitnet__push_floats inner;
        bitnet__push_adapt push;
        if (!pairs[i].rank) continue;
        memset(&inner, 0, sizeof inner);
        inner.first = (uint32_t)(at / 16);
        inner.scales = inner.biases = inner.chosen = BITNET__GPU_NONE;
        inner.share = 1;
        inner.rows = push.rank = (uint32_t)pairs[i].rank;
        inner.segments = (uint32_t)(columns + 63) / 64;
        inner.are_halves = pairs[i].type == BITNET_TYPE_F16;
        inner.source = source;
        inner.source_stride = source_stride;
        inner.target = push.source = g->inner;
        inner.target_stride = push.source_stride = g->inner_stride;
        bitnet__gpu_bind(r, BITNET__PIPELINE_FLOATS, set, &inner, sizeof inner);
        bitnet__gpu_dispatch(r, (pairs[i].rank + teams - 1) / teams, r->rows, 1);
        bitnet__gpu_then(r);
        push.first = (uint32_t)((at + bitnet__gpu_pair_a_bytes(&pairs[i], columns)) / 4);
        push.rows = (uint32_t)rows;
        push.target = target + slice.before;
        push.target_stride = target_stride;
        push.factor = bitnet__pair_factor(g->adapter, &pairs[i], g->session->adapter_scale);
        bitnet__gpu_bind(r, BITNET__PIPELINE_ADAPT, set, &push, sizeof push);
        bitnet__gpu_dispatch(r, (rows + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, r->rows, 1);
        bitnet__gpu_then(r);
        at += bitnet__gpu_pair_bytes(g->gpu->model, &pairs[i], i);
    }
}

/* A product of a layer with all norms of its input, its turn and its adapter. */
static void bitnet__gpu_record_product(bitnet__gpu_recorder *r, int layer, int product,
                                       uint32_t source, uint32_t source_stride, uint32_t target,
                                       uint32_t target_stride) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    int slices = bitnet__gpu_is_parted(g, product) ? bitnet__gpu_products[product].count : 1, i;
    bool normed = bitnet__gpu_is_normed_apart(gpu, product);
    uint32_t input = source, input_stride = source_stride; /* of an adapter */
    if (normed || (g->adapter && bitnet__gpu_is_normed(gpu, product))) {
        int norm = product == BITNET__PRODUCT_OUTPUT ? BITNET__PIPELINE_NORM_OUT
                   : product == BITNET__PRODUCT_DOWN ? BITNET__PIPELINE_NORM_DOWN
                                                     : BITNET__PIPELINE_NORM;
        bitnet__gpu_record_norm(r, layer, norm, gpu->layers[layer].gains[product], source,
                                source_stride, g->normed);
        input = g->normed;
        input_stride = (uint32_t)bitnet__pad((size_t)bitnet__gpu_columns(gpu, product), 64);
    }
    if (normed) source = input, source_stride = input_stride;
    if (bitnet__gpu_signs_of(gpu, product)) {
        bitnet__push_turn turn = {0, source, source_stride, g->turned, g->turned_stride, 0, 0,
                                  0, 1};
        turn.columns = (uint32_t)bitnet__gpu_columns(gpu, product);
        turn.signs = gpu->signs[product];
        bitnet__gpu_record_turn(r, turn, r->rows);
    }
    for (i = 0; i < slices; i++) {
        bitnet__gpu_slice slice = bitnet__gpu_slice_of(g, layer, product, i);
        bool turned = slice.matrix->signs != NULL;
        bitnet__gpu_record_slice(r, layer, &slice, turned ? g->turned : source,
                                 turned ? g->turned_stride : source_stride, target + slice.before,
                                 target_stride);
    }
    if (g->adapter)
        bitnet__gpu_record_adapter(r, layer, product, input, input_stride, target, target_stride);
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
                                gpu->layers[layer].post_gains[product], g->branch, g->x_stride,
                                g->x);
}

/* The activation of gates and ups, of so many vectors, that were multiplied apart. */
static void bitnet__gpu_record_activation(bitnet__gpu_recorder *r, int layer, int32_t vectors) {
    const bitnet__gpu_session *g = r->session;
    int32_t columns = g->gpu->model->info.ffn_width;
    bitnet__push_activate push;
    push.columns = (uint32_t)columns;
    push.source = g->gates;
    push.source_stride = g->gates_stride;
    push.target = g->ffn;
    push.target_stride = g->ffn_stride;
    push.most = g->gpu->model->info.experts ? g->gpu->model->layers[layer].clamp : 0;
    bitnet__gpu_bind(r, BITNET__PIPELINE_ACTIVATE, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (columns + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, vectors, 1);
    bitnet__gpu_then(r);
}

/* Gate and up, and their activation. */
static void bitnet__gpu_record_gates(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    bool apart = bitnet__gpu_is_parted(g, BITNET__PRODUCT_GATE_UP);
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_GATE_UP, g->x, g->x_stride,
                               apart ? g->gates : g->ffn, apart ? g->gates_stride : g->ffn_stride);
    if (apart) bitnet__gpu_record_activation(r, layer, r->rows);
}

/* Which experts each token takes, by the router's product with its norm. */
static void bitnet__gpu_record_routes(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    const bitnet__gpu_slice router = bitnet__gpu_slice_of(g, layer, BITNET__PRODUCT_ROUTER, 0);
    bitnet__push_route push;
    bitnet__gpu_record_floats(r, layer, &router, g->normed, g->x_stride, g->routes,
                              g->routes_stride);
    push.experts = (uint32_t)info->experts;
    push.used = (uint32_t)info->experts_used;
    push.source = g->routes;
    push.source_stride = g->routes_stride;
    push.chosen = g->chosen;
    push.weights = g->weights;
    bitnet__gpu_bind(r, BITNET__PIPELINE_ROUTE, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, r->rows, 1, 1);
    bitnet__gpu_then(r);
}

/* A product of the experts chosen, of what has been prepared if it is by groups. */
static void bitnet__gpu_record_expert(bitnet__gpu_recorder *r, int layer,
                                      const bitnet__gpu_slice *slice, uint32_t source,
                                      uint32_t source_stride, uint32_t target,
                                      uint32_t target_stride) {
    if (slice->matrix->layout == BITNET__FLOATS)
        bitnet__gpu_record_floats(r, layer, slice, source, source_stride, target, target_stride);
    else bitnet__gpu_record_grouped(r, layer, slice, target, target_stride);
}

/* Adds the experts' results to the residual stream. */
static void bitnet__gpu_record_sum(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    bitnet__push_weigh push;
    push.columns = (uint32_t)info->width;
    push.used = (uint32_t)info->experts_used;
    push.source = g->branch;
    push.source_stride = push.target_stride = g->x_stride;
    push.weights = g->weights;
    push.target = g->x;
    bitnet__gpu_bind(r, BITNET__PIPELINE_WEIGH, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (info->width + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, r->rows,
                         1);
    bitnet__gpu_then(r);
}

/* What a mixture of experts has instead of gate, up and down: the same for each pair of a token and
   one of its experts. */
static void bitnet__gpu_record_experts(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_slice gate = bitnet__gpu_slice_of(g, layer, BITNET__PRODUCT_EXPERTS, 0);
    const bitnet__gpu_slice up = bitnet__gpu_slice_of(g, layer, BITNET__PRODUCT_EXPERTS, 1);
    const bitnet__gpu_slice down = bitnet__gpu_slice_of(g, layer, BITNET__PRODUCT_EXPERTS_DOWN, 0);
    bitnet__gpu_record_norm(r, layer, BITNET__PIPELINE_NORM, gate.gain, g->x, g->x_stride,
                            g->normed);
    bitnet__gpu_record_routes(r, layer);
    if (g->gpu->grouped) bitnet__gpu_record_prepare(r, layer, &gate, g->normed, g->x_stride);
    bitnet__gpu_record_expert(r, layer, &gate, g->normed, g->x_stride, g->gates, g->gates_stride);
    bitnet__gpu_record_expert(r, layer, &up, g->normed, g->x_stride, g->gates + up.before,
                              g->gates_stride);
    bitnet__gpu_record_activation(r, layer, bitnet__gpu_pairs(r));
    if (g->gpu->grouped) bitnet__gpu_record_prepare(r, layer, &down, g->ffn, g->ffn_stride);
    bitnet__gpu_record_expert(r, layer, &down, g->ffn, g->ffn_stride, g->branch, g->x_stride);
    bitnet__gpu_record_sum(r, layer);
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

/* Does attention share a dispatch with the product before it in this session? Not with an adapter,
   nor if a text that fills the context could take more workgroups than a dispatch may have; by
   groups products alone are joined, which takes no more of them. */
static bool bitnet__gpu_joins(const bitnet__gpu_session *g) {
    const bitnet_gpu *gpu = g->gpu;
    int32_t rows = bitnet__gpu_rows(gpu, BITNET__PRODUCT_QKV);
    uint64_t groups = (uint64_t)bitnet__gpu_product_groups(gpu, BITNET__PRODUCT_QKV, rows, 1) +
                      (uint64_t)g->chunks * (uint64_t)gpu->model->info.heads; /* at most one each */
    return bitnet__load_acquire(&gpu->joined) != 0 && !g->adapter &&
           (gpu->grouped || groups <= gpu->can.limits.maxComputeWorkGroupCount[0]);
}

/* Dispatches as many workgroups as the session's sizes say that begin as this word of its state. */
static void bitnet__gpu_dispatch_stated(bitnet__gpu_recorder *r, const bitnet__gpu_session *g,
                                        int word) {
    if (r->result == BITNET_OK)
        g->gpu->vk.CmdDispatchIndirect(r->commands, g->block.buffer,
                                       g->sizes.offset +
                                           (VkDeviceSize)(word - BITNET__STATE_CHUNKS) * 4);
}

/* Prepares heads for attention, whose push constants it gets. */
static void bitnet__gpu_record_heads(bitnet__gpu_recorder *r, int layer, bitnet__push_layer push) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    int32_t heads = info->heads + 2 * info->kv_heads, each = g->bytes ? 1 : BITNET__GPU_THREADS / 8;
    bool still = g->gpu->model->architecture.local_rope && push.window == BITNET__GPU_NONE;
    int pipeline = still ? BITNET__PIPELINE_STILL : BITNET__PIPELINE_HEADS;
    push.gain = g->gpu->layers[layer].head_gains;
    push.source = g->qkv;
    push.reciprocal = bitnet__gpu_reciprocal(info->head_width);
    bitnet__gpu_bind(r, bitnet__gpu_pipeline_of(g, pipeline), g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (heads + each - 1) / each, r->rows, 1);
    bitnet__gpu_then(r);
}

/* In a pass: copies each row's keys and values to its session's cache, which attention reads. */
static void bitnet__gpu_record_members(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    const bitnet__gpu_slice slice = bitnet__gpu_slice_of(g, layer, BITNET__PRODUCT_QKV, 0);
    uint32_t row;
    for (row = 0; row < (uint32_t)r->rows; row++) {
        bitnet__push_carry push;
        push.row = row;
        push.rows = (uint32_t)g->context;
        push.context = (uint32_t)g->members[row]->context;
        bitnet__gpu_bind(r, bitnet__gpu_pipeline_of(g, BITNET__PIPELINE_CARRY),
                         bitnet__gpu_member_set(g, row, layer), &push, sizeof push);
        bitnet__gpu_dispatch(r, info->kv_heads, 1, 1);
    }
    bitnet__gpu_then(r);
    for (row = 0; row < (uint32_t)r->rows; row++) {
        bitnet__push_layer push = bitnet__gpu_layer_push(r, layer, &slice, 0, 0, 0);
        push.context = (uint32_t)g->members[row]->context;
        push.outputs -= g->q;
        push.partial -= g->q;
        push.quantised = 0; /* the set has other memory instead of int8 */
        bitnet__gpu_bind(r, bitnet__gpu_pipeline_of(g, BITNET__PIPELINE_SPLIT),
                         bitnet__gpu_member_set(g, row, layer), &push, sizeof push);
        bitnet__gpu_dispatch_stated(r, g->members[row], BITNET__STATE_CHUNKS);
    }
    bitnet__gpu_then(r);
}

/* Multiplies attention's outputs by the sigmoids of their gates. */
static void bitnet__gpu_record_output_gates(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    int32_t columns = info->heads * info->head_width;
    bitnet__push_gates push;
    push.columns = (uint32_t)columns;
    push.source = g->qkv;
    push.source_stride = g->qkv_stride;
    push.target = g->attention;
    push.target_stride = g->attention_stride;
    bitnet__gpu_bind(r, BITNET__PIPELINE_GATES, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (columns + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, r->rows, 1);
    bitnet__gpu_then(r);
}

/* The convolution and the states of tokens of one session. */
static void bitnet__gpu_record_recurrence(bitnet__gpu_recorder *r, VkDescriptorSet set,
                                          const bitnet__push_states *push, int32_t rows) {
    const bitnet_model_info *info = &r->session->gpu->model->info;
    const int32_t teams = BITNET__GPU_THREADS / 8;
    int32_t heads = 2 * info->state_key_heads + info->state_heads;
    bitnet__gpu_bind(r, BITNET__PIPELINE_MIX, set, push, sizeof *push);
    bitnet__gpu_dispatch(r, (heads + teams - 1) / teams + 1, rows, 1);
    bitnet__gpu_then(r);
    bitnet__gpu_bind(r, BITNET__PIPELINE_RULE, set, push, sizeof *push);
    bitnet__gpu_dispatch(r, info->state_heads, 1, 1);
    bitnet__gpu_then(r);
}

/* What a recurrent layer has instead of attention. */
static void bitnet__gpu_record_recurrent(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    const bitnet_model_info *info = &model->info;
    const bitnet__gpu_layer *l = &g->gpu->layers[layer];
    bitnet__push_states push;
    uint32_t row;
    push.taps = l->taps;
    push.decay = l->decay;
    push.bias = l->bias;
    push.gain = l->state_gain;
    push.source = g->qkv;
    push.source_stride = g->qkv_stride;
    push.mixed = g->mixed;
    push.mixed_stride = g->mixed_stride;
    push.target = g->delta;
    push.target_stride = g->delta_stride;
    push.count = (uint32_t)r->rows;
    push.reciprocal = bitnet__gpu_reciprocal(info->state_width);
    push.epsilon = info->norm_epsilon;
    push.scale = model->unit_gains[0][0];
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_DELTA, g->x, g->x_stride, g->qkv,
                               g->qkv_stride);
    if (g->session) {
        bitnet__gpu_record_recurrence(r, g->sets[layer], &push, r->rows);
        return;
    }
    push.count = 1;
    for (row = 0; row < (uint32_t)r->rows; row++) { /* of a pass, each with its session's states */
        bitnet__gpu_record_recurrence(r, bitnet__gpu_member_set(g, row, layer), &push, 1);
        push.source += push.source_stride;
        push.mixed += push.mixed_stride;
        push.target += push.target_stride;
    }
}

/* Computes queries, keys and values, then attention. */
static void bitnet__gpu_record_attention(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_slice slice = bitnet__gpu_slice_of(g, layer, BITNET__PRODUCT_QKV, 0);
    bool split = r->rows <= BITNET__GPU_VERIFIED;
    bitnet__push_layer push = bitnet__gpu_layer_push(r, layer, &slice, g->x, g->q, g->q_stride);
    int by_itself = r->by_head ? BITNET__PIPELINE_BY_HEAD : BITNET__PIPELINE_SPLIT;
    /* Tiles begin at multiples of their tokens, so there may be one more. */
    int32_t tiles = r->rows / bitnet__gpu_tokens_each(&g->gpu->model->info) + 2;
    int joined = r->by_head ? BITNET__PIPELINE_JOINED_HEAD : BITNET__PIPELINE_JOINED;
    if (r->joined && !g->gpu->grouped && !g->bytes) {
        bitnet__gpu_bind(r, joined, g->sets[layer], &push, sizeof push);
        bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_GROUPS);
        bitnet__gpu_then(r);
        return;
    }
    if (bitnet__gpu_heads_apart(g)) {
        bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_QKV, g->x, g->x_stride, g->qkv,
                                   g->qkv_stride);
        bitnet__gpu_record_heads(r, layer, push);
    } else {
        bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_QKV, g->x, g->x_stride, g->q,
                                   g->q_stride);
    }
    if (!g->session) {
        bitnet__gpu_record_members(r, layer);
    } else {
        bitnet__gpu_bind(r, bitnet__gpu_pipeline_of(g, split ? by_itself : BITNET__PIPELINE_WHOLE),
                         g->sets[layer], &push, sizeof push);
        if (split) bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_CHUNKS);
        else if (g->bytes) bitnet__gpu_dispatch(r, 1, bitnet__gpu_parts(g->gpu, false), r->rows);
        else bitnet__gpu_dispatch(r, tiles, bitnet__gpu_parts(g->gpu, false), 1);
        bitnet__gpu_then(r);
    }
    if (g->gpu->model->info.attention_period) bitnet__gpu_record_output_gates(r, layer);
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
    bitnet__gpu_record_norm(r, 0, BITNET__PIPELINE_NORM, g->gpu->output_gain, g->x, g->x_stride,
                            g->normed);
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
    push.biases = g->gpu->lm_head_biases;
    if (push.biases != BITNET__GPU_NONE) push.biases += (uint32_t)first;
    push.next_gain = BITNET__GPU_NONE;
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
    push.biases = g->gpu->lm_head_biases;
    if (push.biases != BITNET__GPU_NONE) push.biases += (uint32_t)first;
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
    push.biases = g->gpu->lm_head_biases;
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
    /* Only this kernel writes sizes; where every dispatch waited for these as well, an H100 took
       3.3 microseconds more for it. */
    bitnet__gpu_then_at(r, VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
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
    for (layer = 0; layer < g->layers; layer++) {
        if (g->gpu->model->layers[layer].recurrent) {
            bitnet__gpu_record_recurrent(r, layer);
            bitnet__gpu_record_branch(r, layer, BITNET__PRODUCT_DELTA_OUT, g->delta,
                                      g->delta_stride);
        } else {
            bitnet__gpu_record_attention(r, layer);
            bitnet__gpu_record_branch(r, layer, BITNET__PRODUCT_OUTPUT, g->attention,
                                      g->attention_stride);
        }
        if (g->gpu->model->info.experts) {
            bitnet__gpu_record_experts(r, layer);
        } else {
            bitnet__gpu_record_gates(r, layer);
            bitnet__gpu_record_branch(r, layer, BITNET__PRODUCT_DOWN, g->ffn, g->ffn_stride);
        }
    }
    bitnet__gpu_record_lm_head(r);
}

/* Makes the pipelines that batches and passes of such a session need: those that would be bound if
   recording were not cancelled. */
static bitnet_result bitnet__gpu_make_pipelines(bitnet__gpu_session *g, bitnet_error *error) {
    static const int32_t rows[] = {1, 1, 1, 2, 4, 8, 9};
    bool joined = bitnet__gpu_joins(g);
    bool wanted[BITNET__PIPELINES] = {false};
    bitnet__gpu_recorder r = bitnet__gpu_recorder_of(g, VK_NULL_HANDLE, error);
    size_t i;
    r.wanted = wanted;
    r.result = BITNET_CANCELLED;
    for (i = 0; i < 2 * sizeof rows / sizeof *rows; i++) {
        r.rows = rows[i / 2];
        r.screened = i % 2 != 0 && g->gpu->screen.there;
        r.joined = i / 2 < 2 && joined; /* and not in a pass */
        r.by_head = i / 2 < 1 && bitnet__gpu_wants_heads(g->gpu, 0);
        bitnet__gpu_record_batch(&r);
    }
    if (!g->adapter) wanted[bitnet__gpu_pipeline_of(g, BITNET__PIPELINE_CARRY)] = true;
    return bitnet__gpu_make_set(g->gpu, wanted, error);
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
    inbox[BITNET__STATE_FROM] = (uint32_t)g->from;
    inbox[BITNET__STATE_TO] = (uint32_t)g->to;
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

/* What goes from a session's inbox to its state and its sizes. */
static void bitnet__gpu_copy_state(const bitnet__gpu_session *g, VkBufferCopy copies[2]) {
    copies[0].srcOffset = g->inbox_at;
    copies[0].dstOffset = g->state.offset;
    copies[0].size = BITNET__GPU_STATE_BYTES;
    copies[1].srcOffset = g->inbox_at + 4 * BITNET__STATE_CHUNKS;
    copies[1].dstOffset = g->sizes.offset;
    copies[1].size = 4 * BITNET__GPU_SIZES;
}

/* Goes before the bodies: copies the state, and masks if any, from the inbox. */
static bitnet_result bitnet__gpu_record_before(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands = g->now.channel.before;
    VkBufferCopy copies[3];
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_after_others(gpu, commands);
    bitnet__gpu_copy_state(g, copies);
    copies[2].srcOffset = g->mask_at;
    copies[2].dstOffset = g->floats.offset + (VkDeviceSize)g->mask * 4;
    copies[2].size = 4 * (VkDeviceSize)bitnet__gpu_heads(&g->now.record) * g->mask_stride;
    gpu->vk.CmdCopyBuffer(commands, g->now.channel.block.buffer, g->block.buffer,
                          g->now.record.masked ? 3 : 2, copies);
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
   which attention reads; the head's results go where each session looks for its own. Attention's
   queries, partial sums and results lie side by side for each row, in the part of the floats that
   the member's descriptor set names, so these dispatches need no barriers between them.

   Passes are made on demand and lent. The last session to finish with a pass returns it. A pass
   recorded for the same sessions is reused with its commands.
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

/* Makes a pass for sessions of at most this context, with halves or bytes. NULL on an error. */
static bitnet__gpu_pass *bitnet__gpu_pass_make(bitnet_gpu *gpu, int32_t longest, bool bytes,
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
    g->bytes = bytes;
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
            (*at)->memory.bytes == members[0]->bytes &&
            (!best || bitnet__gpu_is_recorded(*at, members, rows)))
            best = at;
    if (best) {
        pass = *best;
        *best = pass->next;
    }
    bitnet__gpu_unlock(gpu);
    return pass ? pass : bitnet__gpu_pass_make(gpu, longest, members[0]->bytes, error);
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

/* Points the members' sets at their KV caches and states; carry.comp reads 0 and 3. Attention gets
   the floats of the member's row alone, so that it need not wait for that of other members. */
static void bitnet__gpu_write_members(const bitnet__gpu_session *g, int32_t rows) {
    bitnet__gpu_region regions[BITNET__GPU_BINDINGS];
    int layers = g->gpu->model->info.layers, layer;
    int32_t row;
    for (row = 0; row < rows; row++)
        for (layer = 0; layer < layers; layer++) {
            const bitnet__gpu_session *member = g->members[row];
            regions[0] = g->cache[2 * layer], regions[3] = g->cache[2 * layer + 1];
            regions[1] = g->gpu->parameters, regions[2] = g->floats;
            if (!g->gpu->model->layers[layer].recurrent) {
                regions[2].offset += 4 * (g->q + (VkDeviceSize)row * g->q_stride);
                regions[2].size = 4 * (VkDeviceSize)g->q_stride;
            }
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
    VkBufferCopy copies[2 + BITNET__GPU_VERIFIED], states[2];
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
        bitnet__gpu_copy_state(member, states);
        gpu->vk.CmdCopyBuffer(commands, member->now.channel.block.buffer, member->block.buffer, 2,
                              states);
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

   A recurrent state is no list of positions. Each of the session's snapshots has a slot, known by
   its position; a submit reads one and writes another, so that it may be dropped. Such sessions
   compute nothing ahead, and no batch of theirs crosses the beginning of a turn, where a snapshot
   is kept.
   ================================================== */

static bitnet__gpu_session *bitnet__gpu_of(const bitnet_session *s) {
    return (bitnet__gpu_session *)s->device.state;
}

/* A row of the KV cache, which recurrent layers have no part in: keys or values of a layer's head
   by positions, or the steps of int8. */
typedef struct bitnet__gpu_row {
    int layer, head;
    bool value, steps;
    size_t size, at; /* bytes of a position, and where the first lies in its region */
} bitnet__gpu_row;

static int bitnet__gpu_cache_rows(const bitnet__gpu_session *g) {
    const bitnet_model_info *info = &g->gpu->model->info;
    return bitnet__attention_layers(info) * info->kv_heads * (g->bytes ? 4 : 2);
}

static bitnet__gpu_row bitnet__gpu_row_of(const bitnet__gpu_session *g, int number) {
    const bitnet_model_info *info = &g->gpu->model->info;
    size_t bytes = bitnet__head_stride(info) * (g->bytes ? 1 : 2), context = (size_t)g->context;
    bitnet__gpu_row row;
    row.steps = g->bytes && number % 2;
    if (g->bytes) number /= 2;
    row.value = number % 2;
    row.head = number / 2 % info->kv_heads;
    row.layer = number / 2 / info->kv_heads;
    if (info->state_heads) row.layer = (row.layer + 1) * info->attention_period - 1;
    row.size = row.steps ? sizeof(float) : bytes;
    row.at = (size_t)row.head * context * row.size;
    if (row.steps) row.at += (size_t)info->kv_heads * context * bytes;
    return row;
}

/* Copies positions [from, to) of a row between the session's pages and memory. */
static void bitnet__gpu_pages(const bitnet_session *s, bool up, const bitnet__gpu_row *row,
                              int32_t from, int32_t to, uint8_t *bytes) {
    for (; from < to; from++, bytes += row->size) {
        float *step;
        uint8_t *at = bitnet__row_of(s->pages[from / BITNET__PAGE], &s->model->info, row->layer,
                                     row->head, row->value, from % BITNET__PAGE, &step);
        if (row->steps) at = (uint8_t *)step;
        memcpy(up ? bytes : at, up ? at : bytes, row->size);
    }
}

/* Copies positions [from, to) of all rows through a channel that has room for them. */
static bitnet_result bitnet__gpu_move_positions(bitnet_session *s, bitnet__gpu_channel *channel,
                                                bool up, int32_t from, int32_t to) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    int rows = bitnet__gpu_cache_rows(g), i;
    size_t count = (size_t)(to - from);
    bitnet_result result = BITNET_OK;
    uint8_t *bytes = NULL;
    bool comes; /* with the flush */
    for (i = 0; i < rows && result == BITNET_OK; i++) {
        bitnet__gpu_row row = bitnet__gpu_row_of(g, i);
        result = bitnet__gpu_stage(channel, up, &g->cache[2 * row.layer + row.value],
                                   row.at + (size_t)from * row.size, count * row.size, &bytes,
                                   &s->error);
        if (result == BITNET_OK && (up || channel->staged == 0))
            bitnet__gpu_pages(s, up, &row, from, to, bytes);
    }
    comes = !up && channel->staged > 0;
    if (result == BITNET_OK) result = bitnet__gpu_flush(channel, &s->error);
    bytes = channel->block.mapped + channel->staging_at;
    for (i = 0; i < rows && comes && result == BITNET_OK; i++) {
        bitnet__gpu_row row = bitnet__gpu_row_of(g, i);
        bitnet__gpu_pages(s, false, &row, from, to, bytes);
        bytes += count * row.size;
    }
    return result;
}

/* Copies positions [from, to) of the KV cache, up or down, in as few submits as 64 MiB allow. */
static bitnet_result bitnet__gpu_move_kv(bitnet_session *s, bool up, int32_t from, int32_t to) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet_model_info *info = &s->model->info;
    VkDeviceSize each = 2 * (VkDeviceSize)(bitnet__attention_layers(info) * info->kv_heads) *
                        bitnet__gpu_row_size(g);
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

/* ---- recurrent states */

/* The slot of the states at a position; -1: none. */
static int32_t bitnet__gpu_slot_of(const bitnet_session *s, int32_t position) {
    int32_t i = bitnet__gpu_slots(s);
    while (i-- > 0)
        if (bitnet__gpu_of(s)->slots[i] == position) break;
    return i;
}

/* A slot that neither a snapshot nor the next submit needs. */
static int32_t bitnet__gpu_free_slot(const bitnet_session *s) {
    const bitnet__recurrent *r = &s->recurrent;
    int32_t slot = bitnet__gpu_slots(s), i;
    bool used = true;
    while (used && slot-- > 0) {
        int32_t position = bitnet__gpu_of(s)->slots[slot];
        used = position == s->computed;
        for (i = 0; i < r->count; i++) used = used || r->kept[i]->position == position;
    }
    BITNET_ASSERT(slot >= 0);
    return slot;
}

/* Copies a snapshot up to a slot, or down. */
static bitnet_result bitnet__gpu_move_snapshot(bitnet_session *s, bool up,
                                               const bitnet__snapshot *snapshot, int32_t slot) {
    const bitnet_model_info *info = &s->model->info;
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    VkDeviceSize states = bitnet__memory_states(info) * 4;
    VkDeviceSize channels = bitnet__memory_channels(info) * 4;
    bitnet_result result = BITNET_OK;
    int layer;
    BITNET_ASSERT(slot >= 0);
    for (layer = 0; layer < info->layers && result == BITNET_OK; layer++) {
        bitnet__memory m = bitnet__memory_of(info, snapshot, layer);
        if (!bitnet__is_recurrent(info, layer)) continue;
        result = bitnet__gpu_transfer(&g->now.channel, up, &g->cache[2 * layer],
                                      (VkDeviceSize)slot * states, m.states, states, &s->error);
        if (result == BITNET_OK)
            result = bitnet__gpu_transfer(&g->now.channel, up, &g->cache[2 * layer + 1],
                                          (VkDeviceSize)slot * channels, m.channels, channels,
                                          &s->error);
    }
    return result;
}

/* Forgets on either side what lies behind the session's end, with a submit that led there. */
static void bitnet__gpu_forget_later(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t i;
    if (s->device.home > s->computed) s->device.home = s->computed;
    if (s->device.away > s->computed) s->device.away = s->computed;
    for (i = 0; i < bitnet__gpu_slots(s); i++)
        if (g->slots[i] > s->device.away) {
            g->slots[i] = -1;
            g->now.record.count = 0;
        }
}

/* Finds or uploads the states at the session's end, and a slot for those behind the next submit. */
static bitnet_result bitnet__gpu_ready_states(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet_result result = BITNET_OK;
    if (!s->model->info.state_heads) return BITNET_OK;
    g->from = s->computed > 0 ? bitnet__gpu_slot_of(s, s->computed) : 0;
    if (g->from < 0) {
        g->from = bitnet__gpu_free_slot(s);
        result = bitnet__gpu_move_snapshot(s, true, bitnet__present(&s->recurrent), g->from);
        g->slots[g->from] = result == BITNET_OK ? s->computed : -1;
    }
    g->to = bitnet__gpu_free_slot(s);
    g->slots[g->to] = -1;
    return result;
}

/* After a submit: where it leads to. */
static void bitnet__gpu_note_slot(bitnet__gpu_session *g) {
    const bitnet__gpu_record *record = &g->now.record;
    if (bitnet__gpu_slots(g->session)) g->slots[g->to] = record->first + record->count;
}

/* Rows of a batch before the next turn's beginning. */
static int32_t bitnet__gpu_rows_of_turn(const bitnet_session *s, int32_t rows) {
    int32_t i;
    for (i = 1; i < rows && s->model->info.state_heads; i++)
        if (bitnet__begins_turn(s, s->computed + i)) return i;
    return rows;
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

/* Rows of a submit for which a token is chosen. */
static int32_t bitnet__gpu_chosen_rows(const bitnet__gpu_record *record) {
    return record->ahead ? record->count : bitnet__gpu_lm_head_rows(record->count);
}

/* Are a row's candidates possible: finite logits of tokens that its mask allows, each of them once?
   Overwrites `mask_now`. */
static bool bitnet__gpu_are_possible(const bitnet__gpu_session *g, int32_t row, uint32_t count) {
    const float *back = g->now.logits_back + (size_t)row * 2 * BITNET__GPU_CANDIDATES;
    const uint32_t *mask = g->now.mask_out + (size_t)row * g->mask_stride;
    uint32_t *left = g->mask_now, i;
    if (count > BITNET__GPU_CANDIDATES) return true; /* they are not used */
    if (g->now.record.masked) memcpy(left, mask, 4 * (size_t)g->mask_stride);
    else memset(left, 0xFF, 4 * (size_t)g->mask_stride);
    for (i = 0; i < count; i++) {
        uint32_t id = bitnet__bits(back[2 * i + 1]);
        if (id >= (uint32_t)g->gpu->model->info.vocabulary || !(left[id / 32] >> (id & 31) & 1) ||
            !bitnet__is_finite(back[2 * i]))
            return false;
        left[id / 32] &= ~(1u << (id & 31));
    }
    return true;
}

/* Are the ids and counts that a submit has brought back possible? They become indexes, so a device
   that returns impossible ones is treated like one that failed. */
static bool bitnet__gpu_is_possible(const bitnet__gpu_session *g) {
    const bitnet__gpu_record *record = &g->now.record;
    uint32_t vocabulary = (uint32_t)g->gpu->model->info.vocabulary;
    uint32_t most = record->ahead ? vocabulary * (uint32_t)record->count : vocabulary;
    int32_t i;
    for (i = 0; i < bitnet__gpu_heads(record); i++) {
        uint32_t count = g->now.outbox[bitnet__gpu_choice_at(i) + BITNET__CHOICE_SURVIVORS];
        if (count > most) return false;
        if (record->screened && record->rank > 1 && !bitnet__gpu_are_possible(g, i, count))
            return false;
    }
    for (i = 0; i < bitnet__gpu_chosen_rows(record); i++) {
        uint32_t id = g->now.outbox[BITNET__STATE_CHOSEN + i];
        if (id >= vocabulary && !(record->masked && id == BITNET__GPU_NONE)) return false;
    }
    return true;
}

/* Looks at what a submit has brought back. */
static bitnet_result bitnet__gpu_look(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet__gpu_record *record = &g->now.record;
    int32_t chosen = bitnet__gpu_chosen_rows(record), i;
    if (!record->shared && g->now.outbox[BITNET__STATE_LATE]) {
        bitnet__gpu_part(g->gpu);
        record->count = 0;     /* what was computed is worth nothing, */
        record->ahead = false; /* so that nobody takes it for used up */
        return BITNET_OK;
    }
    if (!record->shared)
        bitnet__gpu_note_time(g, bitnet__microseconds() - g->now.channel.submitted);
    for (i = 0; i < bitnet__gpu_heads(record); i++)
        if (g->now.outbox[bitnet__gpu_choice_at(i) + BITNET__CHOICE_BAD])
            return bitnet__fail(&s->error, BITNET_ERROR_NON_FINITE,
                                "a logit is not a finite number");
    if (!bitnet__gpu_is_possible(g))
        return bitnet__fail(&s->error, BITNET_ERROR_GPU_FAILED,
                            "the GPU returned an impossible token or count");
    bitnet__gpu_note_survivors(g);
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
        s->observer.logits || g->wants_logits || s->model->info.state_heads)
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
    if (s->observer.logits) return bitnet__gpu_rows_of_turn(s, BITNET__GPU_VERIFIED);
    if (!g->now.record.ahead) rows = bitnet__gpu_rows_of(s, &g->now.record);
    if (rows == 0 && g->behind.in_flight) rows = bitnet__gpu_rows_of(s, &g->behind.record);
    if (rows > 0) return rows;
    rows = s->computed + 1 == s->length ? BITNET__GPU_VERIFIED : bitnet__gpu_rows_in_time(s);
    return bitnet__gpu_rows_of_turn(s, rows);
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
    bool joined = bitnet__gpu_joins(g);
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
        if (true_ones > 0 && bitnet__constrain(s, 0) != BITNET_OK) s->sampler.mask = NULL;
        bitnet__gpu_make_mask(s, g->now.mask_out + (size_t)row * g->mask_stride);
        bitnet__gpu_suppose(s, -true_ones);
    }
    if (guesses > 0) bitnet__constrain(s, 0);
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
    if (end < s->length || bitnet__constrain(s, 0) != BITNET_OK) s->sampler.mask = NULL;
}

/* Before a submit: determines the allowed tokens and uploads the KV cache up to them. */
static bitnet_result bitnet__gpu_make_ready(bitnet_session *s) {
    bitnet_result result = BITNET_OK;
    bitnet__gpu_constrain(s, s->computed + bitnet__fed_rows(s));
    bitnet__gpu_forget_later(s);
    if (s->device.away < s->computed)
        result = bitnet__gpu_move_kv(s, true, s->device.away, s->computed);
    if (result == BITNET_OK) s->device.away = s->computed;
    return result == BITNET_OK ? bitnet__gpu_ready_states(s) : result;
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
    bitnet__gpu_note_slot(g);
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
    if (rows < 1 || s->batch->count == 1 || s->observer.logits || s->model->info.state_heads ||
        g->behind.in_flight || !g->now.in_flight || !bitnet__gpu_answers(s))
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

/* True if the session's batch is a token that a pass with `first`'s could compute. */
static bool bitnet__gpu_can_share(const bitnet_session *s, const bitnet__gpu_session *first) {
    return bitnet_gpu_is_attached(s) && bitnet__gpu_of(s)->gpu == first->gpu &&
           bitnet__gpu_of(s)->bytes == first->bytes && !s->adapter && s->batch &&
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
        bitnet__gpu_note_slot(g->members[i]);
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
    const bitnet__gpu_session *first = bitnet__gpu_of(sessions[0]);
    bitnet_gpu *gpu = first->gpu;
    int32_t rows = 0;
    int i;
    if (bitnet__load_acquire(&gpu->apart) || !bitnet__gpu_can_share(sessions[0], first)) return;
    for (i = 0; i < count && rows < BITNET__GPU_VERIFIED; i++)
        if (bitnet__gpu_can_share(sessions[i], first) &&
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
    const bitnet__recurrent *r = &s->recurrent;
    bitnet_result result = bitnet__gpu_settle(s);
    int32_t i;
    bitnet__gpu_forget_later(s);
    if (result == BITNET_OK && s->device.home < s->computed)
        result = bitnet__gpu_move_kv(s, false, s->device.home, s->computed);
    for (i = 0; i < r->count && result == BITNET_OK; i++)
        if (r->kept[i]->position > s->device.home)
            result = bitnet__gpu_move_snapshot(s, false, r->kept[i],
                                               bitnet__gpu_slot_of(s, r->kept[i]->position));
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
    g->bytes = s->options.cache == BITNET_CACHE_INT8;
    g->adapter = s->adapter;
    bitnet__gpu_lock(gpu);
    g->number = ++gpu->attached;
    bitnet__gpu_unlock(gpu);
    g->steps_ahead = 1;
    g->behind.number = 1;
    memset(g->slots, -1, sizeof g->slots);
    bitnet__use_notes(s);
    g->mask_now = (uint32_t *)bitnet__alloc(
        &gpu->allocator, bitnet__gpu_mask_words(&s->model->info), sizeof *g->mask_now);
    result = g->mask_now ? bitnet__gpu_session_memory(g, s->options.context, &s->error)
                         : bitnet__no_memory(&s->error);
    if (result == BITNET_OK && g->adapter) result = bitnet__gpu_borrow_adapter(g, &s->error);
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

/* ==================================================
   >>gpu-selftest   Self-test

   First the arithmetic: sums, products and the contract's functions, of ordinary, tiny, huge and
   denormal numbers. Then every kernel: a few tokens through the first layer and the head, in
   batches of all kinds, against a session that computes them on the CPU. All by memcmp, with one
   exception: if the arithmetic shows that the device flushes denormals or loses the signs of zeros,
   but is right otherwise, differences of this kind count as equal. Kernels that only adapters need
   are tested on the first one.
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

/* The same for halves, whose denormals are no denormal floats, and for bytes. */
static bool bitnet__gpu_alike_rows(const bitnet_gpu *gpu, const uint8_t *a, const uint8_t *b,
                                   size_t count, bool bytes) {
    size_t i;
    if (!gpu->flushes || bytes) return memcmp(a, b, count * (bytes ? 1 : 2)) == 0;
    for (i = 0; i < count; i++) {
        uint16_t x = bitnet__load_u16(a + 2 * i), y = bitnet__load_u16(b + 2 * i);
        if (x != y && ((x | y) & 0x7FFF) != 0) return false;
    }
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

/* Two sessions with the same tokens on a model of one layer, or one of each kind; `here` computes
   on the CPU. Where adapters are tested, on the model's first layers. */
typedef struct bitnet__gpu_probe {
    bitnet_model model;
    bitnet__layer layers[2];
    bitnet__gpu_layer uploaded[2];
    const bitnet_adapter *adapter; /* of both, or NULL */
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

/* Keys, or values, of the first layer in both sessions. */
static bool bitnet__gpu_test_cache(const bitnet__gpu_probe *probe, bool value) {
    const bitnet_session *here = probe->here, *there = probe->there;
    const bitnet_model_info *info = &probe->model.info;
    const bitnet__gpu_session *g = bitnet__gpu_of(there);
    int32_t i;
    int head;
    for (i = 0; i < here->computed; i++)
        for (head = 0; head < info->kv_heads; head++) {
            int at = i % BITNET__PAGE;
            float *step, *other;
            const uint8_t *a =
                bitnet__row_of(here->pages[i / BITNET__PAGE], info, 0, head, value, at, &step);
            const uint8_t *b =
                bitnet__row_of(there->pages[i / BITNET__PAGE], info, 0, head, value, at, &other);
            if (!bitnet__gpu_alike_rows(g->gpu, a, b, bitnet__head_stride(info), g->bytes) ||
                (g->bytes && !bitnet__gpu_alike(g->gpu, step, other, 1)))
                return false;
        }
    return true;
}

/* Tests the next `count` tokens as one batch; 0: one token in a pass, as for several sessions. */
static bitnet_result bitnet__gpu_test_batch(bitnet__gpu_probe *probe, int32_t count,
                                            bitnet_error *error) {
    bitnet_session *here = probe->here, *there = probe->there;
    bitnet__gpu_session *g = bitnet__gpu_of(there);
    bitnet_result result;
    bool shared = count == 0;
    if (shared) count = 1;
    if (count > there->options.context - there->length)
        count = there->options.context - there->length;
    if (count < 1) return BITNET_OK;
    if ((result = bitnet__gpu_feed_probe(probe, count, error)) != BITNET_OK) return result;
    g->wants_logits = true;
    if ((result = bitnet__catch_up(here, 0, 0)) != BITNET_OK) {
        *error = here->error;
        return result;
    }
    there->batch->count = count;
    bitnet__begin_run(there, count, false);
    if (shared && bitnet__gpu_make_ready(there) == BITNET_OK) bitnet__gpu_share_pass(g->gpu, &g, 1);
    if ((result = there->device.backend->compute(there, 0, 0)) != BITNET_OK) {
        *error = there->error;
        return result;
    }
    there->device.backend->state(there, there->computed + count - 1);
    there->batch->count = 0;
    there->computed += count;
    bitnet__end_run(there, there->computed);
    if ((result = there->device.backend->fetch(there)) != BITNET_OK) {
        *error = there->error;
        return result;
    }
    if (!bitnet__gpu_test_cache(probe, false))
        return bitnet__gpu_differs("keys, in a batch,", count, error);
    if (!bitnet__gpu_test_cache(probe, true))
        return bitnet__gpu_differs("values, in a batch,", count, error);
    if (!bitnet__gpu_alike(g->gpu, here->end.hidden, there->end.hidden,
                           (size_t)probe->model.info.width))
        return bitnet__gpu_differs("states, in a batch,", count, error);
    result = bitnet__gpu_test_lm_head(probe, error);
    return result == BITNET_OK ? bitnet__gpu_test_screen(probe, error) : result;
}

/* The model without what its sessions share. */
static void bitnet__gpu_part_probe(bitnet__gpu_probe *probe, const bitnet_gpu *gpu) {
    probe->model = *gpu->model;
    memset(&probe->model.lender, 0, sizeof probe->model.lender);
    memset(&probe->model.tasks, 0, sizeof probe->model.tasks);
}

/* A layer of another kind than the first: that attends, or with or without rotations; 0: none. */
static int bitnet__gpu_other_layer(const bitnet_model *model) {
    int other = 1;
    if (model->layers[0].recurrent) return model->info.attention_period - 1;
    if (!model->architecture.local_rope) return 0;
    while (other < model->info.layers && !model->layers[other].window == !model->layers[0].window)
        other++;
    return other < model->info.layers ? other : 0;
}

/* Its first layer, or one of each kind. */
static void bitnet__gpu_probe_model(bitnet__gpu_probe *probe, const bitnet_gpu *gpu) {
    const bitnet_model *model = gpu->model;
    int other = bitnet__gpu_other_layer(model);
    bitnet__gpu_part_probe(probe, gpu);
    probe->layers[0] = model->layers[0], probe->uploaded[0] = gpu->layers[0];
    probe->layers[1] = model->layers[other], probe->uploaded[1] = gpu->layers[other];
    probe->model.info.layers = other ? 2 : 1;
    if (model->layers[0].recurrent) probe->model.info.attention_period = 2;
    probe->model.layers = probe->layers;
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
    int head; /* of all layers */
    if (!bitnet__reserve_pages(s, s->computed, to)) return bitnet__no_memory(error);
    for (from = s->computed; from < to; from += n) {
        const bitnet__page *page = s->pages[from / BITNET__PAGE];
        int32_t at = from % BITNET__PAGE;
        n = to - from < BITNET__PAGE - at ? to - from : BITNET__PAGE - at;
        for (head = 0; head < bitnet__attention_layers(info) * info->kv_heads; head++) {
            int layer = head / info->kv_heads;
            uint16_t *keys = bitnet__keys_of(page, info, layer, head % info->kv_heads);
            uint64_t seed = (uint64_t)(from * info->kv_heads + head);
            bitnet__gpu_fill_head(keys, info, at, at + n, 2 * seed);
            bitnet__gpu_fill_head(keys + bitnet__to_value(info), info, at, at + n, 2 * seed + 1);
        }
    }
    s->computed = s->device.home = to;
    if (!info->state_heads) return BITNET_OK;
    memset(s->recurrent.spares[0]->floats, 0, (size_t)bitnet__snapshot_size(info) * sizeof(float));
    bitnet__keep(s, 0, to);
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
                                            bitnet_cache cache, bitnet_error *error) {
    bitnet_session_options options;
    bitnet_result result;
    memset(&options, 0, sizeof options);
    options.context = BITNET__GPU_DEPTH + 64;
    options.cache = cache;
    if (cache == BITNET_CACHE_INT8 || probe->adapter)
        options.context = 128, options.batch = 72; /* no depth */
    probe->fed = 0;
    for (;;) {
        probe->here = bitnet_session_create(&probe->model, &options, error);
        probe->there = bitnet_session_create(gpu->model, &options, error);
        if (!probe->here || !probe->there) return BITNET_ERROR_OUT_OF_MEMORY;
        probe->here->adapter = probe->there->adapter = probe->adapter;
        probe->here->adapter_scale = probe->there->adapter_scale = 1;
        probe->here->recurrent.turn_token = probe->there->recurrent.turn_token = -1;
        result = bitnet__gpu_attach(probe->there, gpu);
        if (result != BITNET_OK) *error = probe->there->error;
        if (result != BITNET_ERROR_GPU_MEMORY || options.context == 128) return result;
        options.context = 128;
        bitnet_session_free(probe->here);
        bitnet_session_free(probe->there);
    }
}

/* All of this with one kind of keys and values; the last two batches, and the arithmetic, once. */
static bitnet_result bitnet__gpu_test_sessions(bitnet__gpu_probe *probe, bitnet_gpu *gpu,
                                               bitnet_cache cache, bitnet_error *error) {
    static const int32_t batches[] = {1, 0, 65, 2, 3, 8, 1, 33};
    bitnet_result result = bitnet__gpu_open_probe(probe, gpu, cache, error);
    bool halves = cache == BITNET_CACHE_F16;
    size_t count = sizeof batches / sizeof *batches - (halves ? 0 : 2), i;
    if (result == BITNET_OK && halves)
        result = bitnet__gpu_test_numbers(bitnet__gpu_of(probe->there), error);
    if (result == BITNET_OK) /* behind numbers, which tell how these read halves */
        result = bitnet__gpu_make_pipelines(bitnet__gpu_of(probe->there), error);
    for (i = 0; i < count && result == BITNET_OK; i++)
        result = bitnet__gpu_test_batch(probe, batches[i], error);
    if (result == BITNET_OK && halves) result = bitnet__gpu_test_depth(probe, error);
    bitnet_session_free(probe->here);
    bitnet_session_free(probe->there);
    return result;
}

BITNET__NOINLINE static bitnet_result bitnet__gpu_test_kernels(bitnet_gpu *gpu,
                                                               bitnet_error *error) {
    bitnet_model *model = gpu->model;
    bitnet__gpu_layer *layers = gpu->layers;
    bitnet__gpu_probe *probe =
        (bitnet__gpu_probe *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *probe);
    bitnet_result result;
    if (!probe) return bitnet__no_memory(error);
    bitnet__gpu_probe_model(probe, gpu);
    gpu->model = &probe->model;
    gpu->layers = probe->uploaded;
    result = bitnet__gpu_test_sessions(probe, gpu, BITNET_CACHE_F16, error);
    if (result == BITNET_OK)
        result = bitnet__gpu_test_sessions(probe, gpu, BITNET_CACHE_INT8, error);
    gpu->prompt_microseconds = 0; /* of one layer */
    bitnet__lender_free(&probe->model);
    bitnet__gpu_free_passes(gpu);
    gpu->model = model;
    gpu->layers = layers;
    bitnet__free(&gpu->allocator, probe);
    return result;
}

/* What only sessions with an adapter need: all kinds of batches through the first layers. */
BITNET__NOINLINE static bitnet_result bitnet__gpu_test_adapter(bitnet_gpu *gpu,
                                                               const bitnet_adapter *adapter,
                                                               bitnet_error *error) {
    static const int32_t batches[] = {1, 2, 3, 8, 33};
    bitnet__gpu_probe *probe =
        (bitnet__gpu_probe *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *probe);
    bitnet__fpenv saved;
    bitnet_result result;
    size_t i;
    if (!probe) return bitnet__no_memory(error);
    bitnet__gpu_part_probe(probe, gpu);
    probe->model.info.layers = 1;
    if (gpu->model->layers[0].recurrent)
        probe->model.info.layers = gpu->model->info.attention_period;
    probe->adapter = adapter;
    saved = bitnet__fp_enter();
    result = bitnet__gpu_open_probe(probe, gpu, BITNET_CACHE_F16, error);
    if (result == BITNET_OK) {
        bitnet__gpu_of(probe->there)->layers = probe->model.info.layers;
        result = bitnet__gpu_make_pipelines(bitnet__gpu_of(probe->there), error);
    }
    for (i = 0; i < sizeof batches / sizeof *batches && result == BITNET_OK; i++)
        result = bitnet__gpu_test_batch(probe, batches[i], error);
    bitnet__fp_leave(saved);
    bitnet_session_free(probe->here);
    bitnet_session_free(probe->there);
    bitnet__lender_free(&probe->model);
    bitnet__free(&gpu->allocator, probe);
    bitnet__gpu_lock(gpu);
    gpu->prompt_microseconds = 0; /* of few layers */
    bitnet__gpu_unlock(gpu);
    return result;
}

/* ==================================================
   >>gpu-opening   Opening and closing
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
    if (!wanted || !gpu->can.device_scope || info->state_heads) return false;
    return gpu->grouped ||
           (!gpu->heads_apart && shared <= gpu->can.limits.maxComputeSharedMemorySize);
}

/* Microseconds of 256 tokens of a prompt, the least of three, after 64 that find everything cold;
   0: unknown. */
static int64_t bitnet__gpu_prompt_time(bitnet_gpu *gpu) {
    enum { COLD = 64, COUNT = 256, TIMES = 3 };
    int32_t ids[COLD + COUNT] = {0};
    bitnet_session_options options;
    bitnet_session *s;
    int64_t least = INT64_MAX, start;
    bool fed;
    int i;
    memset(&options, 0, sizeof options);
    options.context = COLD + COUNT;
    s = bitnet_session_create(gpu->model, &options, NULL);
    fed = s && bitnet__gpu_attach(s, gpu) == BITNET_OK && bitnet_feed(s, ids, COLD) == BITNET_OK &&
          bitnet_logits(s);
    for (i = 0; i < TIMES && fed; i++) {
        bitnet_session_truncate(s, COLD);
        ids[0] = i; /* others than before, which the GPU still knows */
        start = bitnet__microseconds();
        fed = bitnet_feed(s, ids, COUNT) == BITNET_OK && bitnet_logits(s) &&
              bitnet_gpu_is_attached(s);
        start = bitnet__microseconds() - start;
        if (start < least) least = start;
    }
    bitnet_session_free(s);
    return fed ? least + 1 : 0;
}

static void bitnet__gpu_use_matrices(bitnet_gpu *gpu, bool use) {
    if (gpu->matrix != use) bitnet__gpu_drop_pipelines(gpu);
    gpu->matrix = use;
}

/* Decides by a prompt's time whether to use the device's matrices: on some they are slower. They
   are timed last, when a device that was idle while kernels were compiled is at its speed again: in
   the other order an H100 left matrices that are twice as fast, presumably for that. */
static void bitnet__gpu_try_matrices(bitnet_gpu *gpu) {
    int64_t without = bitnet__gpu_prompt_time(gpu), with;
    bitnet__gpu_use_matrices(gpu, true);
    with = bitnet__gpu_prompt_time(gpu);
    if (!with || with >= without) bitnet__gpu_use_matrices(gpu, false);
}

/* Tests the tiers, fastest first. Only wrong results and kernels that fail to compile lead to the
   next tier; other errors end the search. */
static bitnet_result bitnet__gpu_settle_tier(bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_gpu_tier wanted = gpu->options.tier;
    bool proven = false; /* the matrices are right */
    bitnet_result result;
    bitnet__fpenv saved;
    gpu->fast = wanted != BITNET_GPU_PLAIN && gpu->can.shuffles && gpu->has_integer_dot;
    if ((wanted == BITNET_GPU_FAST || wanted == BITNET_GPU_MATRIX) && !gpu->fast)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "%s has no subgroups of 8 that shuffle, or no integer dot product",
                            gpu->can.info.name);
    gpu->matrix = gpu->has_matrices &&
                  (wanted == BITNET_GPU_MATRIX ||
                   (wanted == BITNET_GPU_AUTO && gpu->can.info.kind != BITNET_GPU_SOFTWARE));
    if (wanted == BITNET_GPU_MATRIX && !gpu->matrix)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "%s has no cooperative matrices of int8", gpu->can.info.name);
    bitnet__store_release(&gpu->joined, bitnet__gpu_may_join(gpu));
    for (;;) {
        saved = bitnet__fp_enter();
        result = bitnet__gpu_test_kernels(gpu, error);
        bitnet__fp_leave(saved);
        if (result == BITNET_OK && gpu->matrix && wanted == BITNET_GPU_AUTO) {
            proven = true;
            bitnet__gpu_use_matrices(gpu, false);
            continue;
        }
        if (result == BITNET_OK && proven && gpu->fast) bitnet__gpu_try_matrices(gpu);
        if (result != BITNET_ERROR_GPU_ARITHMETIC && result != BITNET_ERROR_GPU_UNSUPPORTED)
            return result;
        if (gpu->matrix && wanted == BITNET_GPU_AUTO) {
            bitnet__log(&gpu->log, BITNET_LOG_WARNING, "leaving the device's matrices: %s",
                        error->message);
            bitnet__gpu_use_matrices(gpu, false);
            continue;
        }
        if (gpu->fast && gpu->crew > 1) {
            bitnet__log(&gpu->log, BITNET_LOG_WARNING, "leaving large workgroups: %s",
                        error->message);
            bitnet__gpu_drop_pipelines(gpu);
            gpu->crew = 1;
            continue;
        }
        if (bitnet__load_acquire(&gpu->joined)) {
            bitnet__log(&gpu->log, BITNET_LOG_WARNING, "leaving joined dispatches: %s",
                        error->message);
            bitnet__store_release(&gpu->joined, 0);
            continue;
        }
        if (!gpu->fast || wanted != BITNET_GPU_AUTO) return result;
        bitnet__log(&gpu->log, BITNET_LOG_WARNING, "leaving the fast tier: %s", error->message);
        bitnet__gpu_drop_pipelines(gpu);
        gpu->fast = false;
    }
}

static const char *bitnet__gpu_tier_name(const bitnet_gpu *gpu) {
    return gpu->matrix ? "matrix" : gpu->fast ? "fast" : "plain";
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

/* What all layers have in common. */
static void bitnet__gpu_note_form(bitnet_gpu *gpu) {
    const bitnet__matrix *form = bitnet__gpu_form(gpu->model);
    gpu->grouped = form && bitnet__is_grouped(form->layout);
    gpu->heads_apart = gpu->grouped || bitnet__has_part(gpu->model->parts, BITNET__Q_NORM) ||
                       bitnet__gpu_is_apart(gpu, BITNET__PRODUCT_QKV);
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
    if (result == BITNET_OK) bitnet__gpu_note_form(gpu);
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
        {"tier", o ? o->tier : 0, 0, BITNET_GPU_MATRIX},
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
                    bitnet__gpu_tier_name(gpu));
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

BITNET_API bitnet_result bitnet_gpu_attach(bitnet_session *session, bitnet_gpu *gpu) {
    bitnet_result result = BITNET_OK;
    if (!gpu || session->model != gpu->model)
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "the session's model is not the one on the GPU");
    if (session->adapter && (bitnet__gpu_norms_each(gpu) || gpu->model->residual_scale != 1.0f))
        return bitnet__fail(
            &session->error, BITNET_ERROR_GPU_UNSUPPORTED,
            "the session has an adapter, which only the CPU computes if each matrix "
            "norms its input or branches are scaled");
    if (bitnet_gpu_is_attached(session) && bitnet__gpu_of(session)->gpu == gpu) return BITNET_OK;
    bitnet_gpu_detach(session);
    if (session->adapter && !bitnet__load_acquire(&gpu->adapts)) {
        result = bitnet__gpu_test_adapter(gpu, session->adapter, &session->error);
        if (result == BITNET_OK) bitnet__store_release(&gpu->adapts, 1);
    }
    return result == BITNET_OK ? bitnet__gpu_attach(session, gpu) : result;
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
    stats.tier = bitnet__gpu_tier_name(gpu);
    stats.joined = bitnet__load_acquire(&gpu->joined) != 0;
    return stats;
}

/* ---- kernels by the device's clock */

/* Is a pipeline a token's attention, perhaps joined with the product before? */
static bool bitnet__gpu_attends(const bitnet__gpu_session *g, int pipeline) {
    return pipeline == BITNET__PIPELINE_JOINED || pipeline == BITNET__PIPELINE_JOINED_HEAD ||
           pipeline == bitnet__gpu_pipeline_of(g, BITNET__PIPELINE_BY_HEAD) ||
           pipeline == bitnet__gpu_pipeline_of(g, BITNET__PIPELINE_SPLIT);
}

/* Bytes of weights, keys and values that a kernel reads for a token that sees so many positions,
   without the few rows of the head that survive its screen. */
static int64_t bitnet__gpu_bytes_read(const bitnet__gpu_session *g, int pipeline, uint32_t seen) {
    const bitnet_gpu *gpu = g->gpu;
    int product = bitnet__gpu_op_of(pipeline)->which, count = 0;
    int64_t bytes = 0;
    int32_t i;
    if (pipeline == BITNET__PIPELINE_FLOATS || pipeline >= BITNET__PIPELINE_PRODUCT) {
        /* of all its matrices, or their mean */
        bool floats = pipeline == BITNET__PIPELINE_FLOATS;
        int first = floats ? 0 : bitnet__gpu_products[product].first;
        int end = floats ? BITNET__MATRICES : first + bitnet__gpu_products[product].count;
        for (i = first; i < end; i++) {
            const bitnet__matrix *m = bitnet__gpu_matrix(gpu->model, i);
            if (!m->rows || (m->layout == BITNET__FLOATS) != floats) continue;
            bytes += bitnet__gpu_read_bytes(gpu->model, m, i);
            count++;
        }
        return floats || bitnet__gpu_is_apart(gpu, product) ? bytes / count : bytes;
    }
    if (pipeline == BITNET__PIPELINE_JOINED || pipeline == BITNET__PIPELINE_JOINED_HEAD)
        return bitnet__gpu_bytes_read(g, BITNET__PIPELINE_QKV, seen) +
               bitnet__gpu_bytes_read(g, BITNET__PIPELINE_SPLIT, seen);
    if (pipeline == BITNET__PIPELINE_STORED_QKV)
        return bitnet__gpu_bytes_read(g, BITNET__PIPELINE_QKV, seen);
    if (pipeline == BITNET__PIPELINE_STORED_GATE)
        return bitnet__gpu_bytes_read(g, BITNET__PIPELINE_GATE_UP, seen) / 2;
    if (bitnet__gpu_attends(g, pipeline))
        return (int64_t)seen * gpu->model->info.kv_heads * 2 * (int64_t)bitnet__gpu_row_size(g);
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
    if (g->session->model->info.state_heads) g->to = bitnet__gpu_free_slot(g->session);
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
        if (bitnet__gpu_attends(r->session, r->kernels[i])) {
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
        kernels[k].bytes += bitnet__gpu_bytes_read(r->session, r->kernels[i], seen);
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
    r.joined = bitnet__gpu_joins(g);
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

   SPIR-V of shaders_spv/: a text for each kernel, with its tiers unless they are the same. Three
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
   ================================================== */

typedef struct bitnet__spv {
    const char *name;
    const char (*lines)[96]; /* of 95 characters */
    uint32_t packed, bytes;  /* after the first step and after the second */
    struct {
        uint32_t at; /* its first byte */
        uint32_t count, crc;
    } tier[3]; /* plain, fast and matrix; or the one before */
} bitnet__spv;

/* clang-format off */
/* BEGIN GENERATED by tools/gen_spv.c */
static const char bitnet__spv_activate[][96] = {
"#%jljz{(iR!!+1&$VU95!FYII!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'SiXT}!!SL-+*up#",
"!=zS:,@C=v/mcfi0LB$-67qiM/2/Z-%8j-d/PPj$!@(iY$:@/$*&&iu#_1Y^$;f-&1,:P7#_Fg`#_dHk#_Q<k#_pb3$Y5}q",
"!]]S-3'.*}%YlX_!#:_H!#D}h!#P'5%r.X8&nU-y'4<jTh9`-I%CfW_'4Q{6'4d(x'Sc{w!#(9<!!!%!!!Sx!6v#<r7H,bx",
"zz=PA6MkdY'5%k<'6-9R!=4%1'4pv#PH|wf'Ct,|FI&zH'44W%jRus]'4C:m$tht='4Q6YfAhPQ'4[RF]zI'7'4fXH!hN'.",
"6w2){6Gh,MdDw0g4=1d)FQ4ZP*bFs#+_Qd=+_;Ws(KIl62FViB/QXPGi^+m`!%<i;T{63T!%[|<!$VD8!cQ3I7W<dL!dVlx",
"6{|fhdi8$M6xl4!%u`*`&snPX6_2y['2P^K'5%;J'5.CC)/0(L2*HHz:I6N]2(&vD:I6Nx!&'8/9L:0m2icTx2GU+k*%dG(",
"1nN'b0l8y$&vDph*i1tc'r}dT!]_&{!]_)}!'itf!'}'$'P;mY+&fn)*`n#$(2<n^!]_A')FA1p!([D;!(fN+J=;Ul#aSCv",
"*a`]])g]Rw!]a=d+]W1!!{y8Y%SU9p#YYS/'L{@I-70t,*$}{S(II[+6VHz0!]]:K*G$9%!%SYp+#MG9/8!z]-W5sjM<c+3",
"#;uk#0LC&9#;8CC!]acz6[ssq#Z_9B!#c-|###(m###%lJ{kD2&Pk#<%qysI$Y`RI&PQ`$'LM<1'q4Dk!_slD$w^+{(II<)",
".4^K]6X@|N+Ad^FJ{k_!&S`Up!FH[=/myaa4zm9)!(ffq/TFQc01i6|6]4d&*}xv#0TPRaJz<p40xP[c'T7AB!{!Pr!]a=y",
"LZ]%2!.Z!z*B<+V!.Ydr!)a;zM0v^F1gyGc6{UUVMsqUr-):ay*Bd%C!.Y@f8]xV}J}1Q,2Mjui8n[f1$Y={y$7wU|*CCnF",
":J4:X'[=<_Jz`*yJ}:J(!lQQX!H/Kr9x4,JJ}5sH2UDCvPpK+f!HWfw;4NIlJ}5yL2NZ_B;U[iq;m3Fw<PhrU*CDg-2Uw#/",
";P)6:=*v+#=k%:[J}I-z2V-;96`f(3@FWgkA(<cbJ}*wq3Lr7m;Py)MAa<R3!.FtWBBC9cJAw4b1::IA2FMV#!J:'Z%466p",
"!]ad!!.Z6c7{t'^KtXN0NTPV)6u/1GJ}Fa20LKwbJz<q@#!(t`8magH/7v$.MrKC&=G(-B7@6;1,ZlXfU:S7tNrYXA,x;/d",
"!.Y@vC]rTAJ}(/$3MfycD!GRM#)j^4*BpL}!.Ydv7@nc6VS0;h2K'Xu%TdVq(ggG{DvV:G*BfDm!.Y@gFVikBFK<x$/mhgU",
"SA+q]/mn<6(k!J!6WFaq(PtZ7#HS%9*Bs&JFspmM.D5imG(lR]0./@/",
};
static const char bitnet__spv_adapt[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!!'<9-qXr{&LBiD:<tJ3*Lzj!]qI]!)B|rFrst_!!!,@#Dw8)!^0c1!!`f&#x86.A#b}&67y6u",
"%42<<!@'{D$7v`I!i3P;Cn=$A#x#{'!@*K3$B62;@G[M8Cmtg;$V_.8$7i*3CnqAF%4;AA&;Y<C%^r'A!$lLy!()Hv!@*d=",
"#y_9Z!!Sq6!=r(I!!S{GCW)U=!!tdr%4G37$w7vP!#0q/'jgAN!z|Cg&P`b6!{9`,$:+^T*c9_l*C.=]!`f8Q+B#yp+ztY_",
"dfa@r7TJXr%rbLk&q7$d%6ghH'1[*Y%u6SS'/cca'1y6k'1f*]'1f*^'1f*_'2MXh'/0GT-8%ZF!#1Ap)(#x|-9[/D-70-|",
"-79=$-VN6|!#Y[_/1(j,*dL2=.SK'T.Wb{b2+WiU,{ChA,<sb$*FZhq!$}QQ!%*X'!%3_)!%<f+!%Hl-!%4)8+$xs%+=L4l",
"2ck_)!!#Dm#::su!$}xa/qcYV.7!!k+%/:H*`n!s,!dp0!]^sv#:;,z!'6U{-YBkq+%Vk33dQkL3'upr3F<q!+{*jQ!^0Vf",
"!]_3&!&Y!#4`PR$5%4VI*dtC#.w)jY!]_D(#:;[,!(fN+=BIhv5`V#|0m@^p!z}@G!'_b{=B+XS0Pi*x,Yg_h!a:t1!B*#A",
".4A*2.SU,j#An+a=C8iL!!jn2#:;/_+_y&-#YZRK!!,9^+{!9f$:r/N:I8(}=}f:Y4B'$#6{'LX@$2Ly+=B8;Fhh}D)FCK]",
"!(ff2,{PFS/PR^c4b!qj'Vf215%6_,'P37/'/fif*DJS8!-r,u8T<fD/p{4Y5wiWh!^(}:=AkA5*LP+f!+)!@0./@q6W2C/",
"!+Gr[)M0(q#Y[Z+2FapL!=Ubs3CPu^!GcM`*)b70A!SIz#::jA3B{CS!=Uiu!&d[t",
};
static const char bitnet__spv_attention[][96] = {
"!^'L@!=4:Pzz=(&!!qV5!!-ZazzI.$<iYHKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!=qL-$7s04={Nd0;dC&*",
"A|_D+$'5-F!!W+<$@';|!(QJN#x#g0!!SI)!!hz)$<.F;/QWn0%X3<g/mmt&!@(l[$:J8'*CM|x%Wj$b.STKm!@(6J$8f,n",
"%5D.b-VZ,8!@'m;$7K9^I!uqr%W$SZ,:<dp!@+q]$GLv%N/!H!%VY7V+!%;|!@,Hn$I1%1T;*{.%V0{R)cht,$@#WgX.x-7",
"%UqhN(glV5!@-H/$L0#I^;$aF#|Yj`!!]Y-$75z5104K21/k0.*g/TY'R{Qv2(&X:3&wzv6XT6'2-)cw+cJ(`(P7%|3%!vB",
"4$3N|3D`D|.wf322-N|8-]i}k)jyh(4=:@K5<v3(4`D*(3*iQ@.:fHq5wsuV!=|f-+=78++]`J04]P@L6VH%P!=|l2,:3W1",
",Y[h45YK^Q6VH%J!=|l5-7/u7-VX(78P=Ya6VH%]&R[9Z!=sf9!!_p@,:3Ym7u3T87Wq([6[,Hj85lSH#{r7W!!^iR.qhL!",
"#|:S[!!^vV0.$t*#|cm`!!T|Y!!j&h2/+}j#aK)%$#;VW!!_2_2cWf:#}VDi!!_@c3}r/D#}}_m!!_Mh5:-WM$!Hyr!!_Zl",
",K=(KAAMSj*/-]0!@)t#$@S'm98T{lCud9&7qkSk!!V30NT+8*=]sqL!@)[7$B63&@G^m%Cv.U*9.'{$!@+#F$Cy@:FTh^9",
"CvVp.:IAF8!@+WW/.U09Cvu&1!@-Wl];5;u,ch/b!=sf|!!Ut%!!`/g:20y}6tf(t:*w-b$ts77!#'j.$@)Td8m]zbBqZV;",
"!{0L474C4&#Yl`6#b0U%!^9]7!{bml!#'m2!#R<'&QSTI#xUH8#CqK$!^0V69-{046v4ta&1B}(&Pa2D'l_t_7sYN74b)l/",
"'.=^N*B='2)*C_m)I!3d!#DwB!#PsN(L/t3&8H4;'mdzV';k2r6G]_X,wqb},;vYG,[YD,!]{NH,YSc#-92/b#:PbKsU|})",
"(-G]Y)Izq+!&'7`!&2+!!]zV,/Wsn!-tmA-'0-{T%8%mc.SK[1/uh@K!]zY,!$%#R!^9yw$77AF(+DMC!bJG*(IGF-4&PUL",
"1Nqi{!bj<d#Ax1B!)0My#_yps!(zCy2KdnF3}s}i(Ny^('50<Z(2<n`86_(*8tf2g4A-L^'50YU(2*a`86s4.!(;py(+;cj",
"8tdV4!%q4`(+XJP!|iR`!&'Bi'3@<$(3XbK#z&&j!6f')#$Q(!+==zG&WGT.%rWnY+{g+<(+::f''bMiddQI6fCwFB-7Kdd",
"g]4rpg]BV9+dP}b'.<yC(5;n]#!ks(g^!|_fIvXf/Pf,#$W!5Z*}z6+!I#H:!G5Y@+|bwM!vMAc!(R#<7;R|I!brbt!*Kx'",
"!K@fn!)%g^'rlKZ$!qGudcCR(!/WBc#Y[#U6V[-.A^LM3iV'@d!]_NU#*)),#qX@xg{<`3hpWuIhqT[,hZ+DgfAts)g6PZ5",
"!@yQf$@Gy}$1Jkl70*F-%s,In&KTDV%r,4I''QZ5'5'_h'<ZA(C.CZ.zzFvM!!&SQ;cXcSzzISw!!$B9!`57}7YA'K&|J`k",
"4!()N!),^:!!@(-7<.('6v.)='c_8iiWm7xiWk$A/utc*6tf=aYI-%a!{p2`6MkdY6VRIg!@3#i'50,&BCa_2!z|]|4HhJ'",
"j4#'56z}NFR%T2g!(zdV/cQ6k!z|[R5|=X5957cS'4saT'DN5d7z{F5'DlPd-F}Uw!7j!J!6c;Q{9[twiV(x/7qa]i!!+Y4",
"7qa]g!6c<sg<q/ng@=XW8mdG<f}W^m!(vy%*J^fLI!C)GFI6ub;.}m0fCZz*fCY1;fCY.:fJLzv84Qkw&vRCBfCty684Gdv",
"Gz.lkfNRp2g=%(2$|3iT%t1JG&zJt='5tr'%yZLG(Ak=CrRp3;NT;&67S/!R!!+Bu77DN2^:4Px6zZ22!^'w<fCl{4fCw@]",
"7`Q%I'2ak)PQV03!tU2:&8*B**^&6),:4LQk0^[F,wq%=#:9It7Tb`9g]CtKPQ-lG7Z,#d))p<lI}3c7:I6PDJ:*vv:I6Nx",
"!6c<h!(S[Y&_k;hdcK}V&8G@8gL<y*&!Bf1&{G[L1Q:ugiWpfz#C-FZ!I5b@.Z`zjNT2#R$W=p68{Sj^!:hJ<6Z9{LNr|4G",
"Kvxn9L%Z;ML<#<M7%q[G&+'PU7L<Mw9G8I&7MB7#!Z(T$!:hP0'Ir+`Lrq30M3=M_:I6PPMP:|.sW(TB7qa]-!(p,`P2DNT",
"pJDY3'IvY`&#IkH&|M@W)019aP-=Fz:I6PVPI3Z:pB6j(7SK@DrY:Fl$@P1m91q{`qdh)j*gICC)])sD!#@W:!@{w_Rbc!D",
"Rq9MpS)h4a:Y:'g!i%dN7;[#X!!+S8!6cG0!:j|r7qaz5'Tm9_7qb'-(ngjP,W%`H!bm7w9/s'X8j^TXVsnXBW37J}:I6Pn",
"WP4yliV'AS'ItbWscAym!g[M-7['=f(IHBq7{|Z=)2:MF%qwP+5u6F:;'zPQ;F9YR'B@NX6}kx0s^_i6#)rp6(Fs38!]]h&",
"I@+2N!7j!J!6cGL)knh.90nav&n.Y@;ki;Hh&7MTsbPDd%&_jfk1[!d!f46!sm!Sl7TB&A7ALVP7y&*xPnY{9L',kZMu@%$",
"!#<M'=dKN/7JFHk6Xv:t6nk!N.Pz@ZstDW4fWRr6fWZIf9Dfz3b%jiM!#BIN!@}i9sWZD!-f9<$GqWL%=]QAY7,szK$S}90",
"$^vn_5u6LFs`M%P!_Cb$84GfF6Gt4/fAs9k6tf=b7qkm#d<;QPdF-7=sV(pb;UyTB5'(_|7`*$ldfuMb*Xva+!6wFN&1Y+q",
"!)}Kw+$&T)/PYZl&WZ8$!)%_j!)8#s!))g-673!$%SQ2F01iL/6VN_@-{gLl!D._G!6PM(;))$l:F`FAsX+0Z7<7X[#|3fJ",
"gc{TG74,y[;cnyVsV2i%$!s2FfDt<W'5.W%!)(Lc6x'w),Ds!$sV;pA6VH{+!]]:KfF0k{.7]Vv.Si8p&1jnQfF0rc<{5L^",
"9LBdf!H;=mnLNZ$=Yrfp1+=r{7yWLz%4yD#fKQG;1,l7j0LUxsg}.I01%%:^NTcd_!'k-p'LK+q$7<Zb6tlz(!D,D&fDqa{",
"NT1_G/YV}ygDkt)+!upq<ag`G;(*&w!(xzD=!|$[74WD1!7%`uh_)f%*}xt]1+<4v1IR7s@7SAx!7%Xt*B<+^!7%<k!*Il%",
"sV'nX!zzZ06Vp(D2,{K1sVQ|C!!,:L+!%zb2GrP*$u!jAs_F*WgD;5t.<JsG+{girsVf@:*CCmy:J4:XnIk$;Ar*5p#a=A`",
"!{%;|2FQpJsV,S!<9sK!2ncFFs__7{<wQU!2nmLI<`Ys;<L;atgDG}k2PCGYCLdl4@S+2!2QmVQ6`p2/@d!VngD<$m3LJ!j",
"s`f=3B-bZ2gDZi&Dh!I,B@2`.C*_%*2R6q^=g]_NB|/*3D'ZB80NZSaFF]q:<$vLk!K1,qfHj0tG%:,/!]d2uD8ql;!7$w_",
"!9Dy130<@[sV2i(Nrh4k6n(.[81AkY#Y['H2FWiK6t|c=3Bh^L!KB*i*)cKVi{3:V81)8_#;.m;!]dJ|#Y`G`=@:(}sVGv1",
"=Kdt%6u&-36YPp*!_v!%7A_qrsV[)n!z|g+#Y`hn%Sf65!)(LI;B]$k=^Xv!sWWa<!7lNb7}H-|<2pCXNTv'k6u/17gDWw(",
"0LKwl+/dJrjX!VT+]W*_0Iu0T!&!;iHpZX{+#=SM*a7<ksV$_l!Cl2s76q3uPQB+!.SJATJ7I[C%&|l[!9FaBPQ@-rfF0uk",
"7T,-&+!/!C+{*Kk!@YCa%6{7}$ulFq&56=G%v[c'@;(^Qg<n!sK78p39:^2{6vVLh!^!Jw6tp:D%&_Fm!#'c2!]^yY#wv]t",
"$VTqy!]^}G#C4$VnIkW=7SWAq!!.bk!_Wk<74N[C.7#(6.S|Gt#YviH+&H(u*D#5z'c-[%.=waL+#Sz%7tj:Ll.Y+,*BD6@",
"!7KgT9.Kvd+@hBLk0r=i#:B<9fF5%kP3*QP77tTT6tf@J6w|lPNr],f#`NaZfG{;L3+yYQ!7L0fNrFi|,,jmv/Ps-4%WUwZ",
"iYC43ASjR*%6{G%0T4B*.Pt!F'LJ,I/P[;q2MR8!2HG=j!7%Kp2j;Sd)(*3vfF1caML[MM!z{P43`SpI3}sZ)4^-WT$]T;w",
"&8=(),$t8pk3q<*+z{0#5&^vi!)w=V!)0rP,%Hk{sYx6K!6cp.9[%#TmcgHqstIN2%9Jx%n%/0W$pvRu8-.zZt/VGYp!%=G",
"7xI/5t/j@T!FIQ'PQalC!hl4,7U9S<7Xlc_!Y!qWBZUHt!)AcIp{'}.3}xm<fF1LYNgw*wNTGiS:Dmkf8-b-&t03rNqwyzT",
"r79%!q^%3ifF8p'srCZ8!!irs!)PX5!!$aV!]_^R7muWv7bACs9xG@C:FL548.@TRt0q:UsqrXat11`(sVyppsxszdsxk91",
"!]_^X;C&11<Bk_rRh8BlS(qBgsb;A=fHfQ0RJH8a#g#6p7AN/WlKz)!&zW5u!0m|`R=Pj`!]d)]GcR=u!^9mwfDvP|%;,x|",
"fF0xm+!.7G75+f1Hh5fimI,7'R+cgK)6_C1!8yfx!8q-a!7$wdHZysv##J=VH32U|!!aPK!!lPS!!$@t#:</d&PTYqK)Hxh",
"!(7%*GssYC!(xpq#;$'x!]d2l7cG54SBlQg!]d2{<S:tF7:|Zr!7lTL!7jHh!7jS*+Cf.u!7l8B1:67!6_BXv)Rs&6!{%2{",
"*Y$AV*)$D(iYCcCASjvB)*l0ATB{u=1&nGrg&H'DQl/b:8,[Hl7kKg5<q^7P%(5:T!*9$5!!%&/6th5l7r|*l!9Dl%gDN*,",
"&1BU@!DF4y!)&$!(MrC{!7%w-/Rc0T${lX,2HT#@S:K4!I6hZ7+1FCj/SDLA(Mr,}sX$Jh!6d{'(j(a4!7jH{iWV:u(y5Cl",
"+z{/|!]d|@Taj$.!$&Z#4N1^F$##xdfDr.rP1nuisYnPqscBn!!Cl/VC$uXf/1d[X!]d*$6^DV$!)p646{.i$!+HV*C$C;M",
"$7=Pd9Lm0.+'8^D79Xb`+3gxN79vvc,K=(:sW9/rfF0nu-Vb6TK7#],I!nXT!{%2agCp6Y(n{3J#!+@k&S6n)!fNXG8Hxp5",
"9rVC779Ca*+'a|)5Z)w(A=zYf:tivU#]cwc!6cd2.ZPx!8PUR8SdZg,!9CYPU#TQx%v5Nd3}{,3#<y4[!]d|@<QyH2$;d'd",
"(gm5@6VJ&YNTR-]!^w.YC%J&fQ/xH(7*rw6-Gz-b]zSc!6zhYjU^.hQ!`JBd6m,SP!!U`#(vNd5!&!2f4l:Z3!AnN_Sf:wj",
"^twjm6^G'rsVpiR!6dv&,n;*:sY]8t*B:jD'1#f<b+-)L@Vs*4!77'bbIJs6'CQd&.4@3|74X95bL!'(6]^]psWN3Q!6cpn",
"fF17p-XyC!MP85NsV+b1#BNnad`_a8$VW.w@Z-qTsX!{SJk6U0@zvnqFQ0]c8S8#Kg<{|<)FBgA.4iCu.5p)-.6a^=,!3GG",
"8Sqvs+`B5Q#xFqUpDMrp7Ns%/<J*kh!!&7K.b@`(!!&W:&PNyP!]d*D!6fz+pL]AP6ty-nNT)q[#^t[Fhtr}_!(}9=!]f(k",
"%tYT%#YaG-7rr'*sV)uB8x9/j%PyPu7#$@6R,Y,T0[}sc!(x|u!]gj{#.6l2!$)Hg=N4bg!%M,m!PYX_!#,BN6VJ/[+Al}N",
"sVy8,7;rPJ&%{;JRJK_m1LZ=,!!Su!6tlj.!*V4}!!$_$;tl+.,7@CM$u),H%qv.i%SZY%5ijBJ/PZfLpHiSk0/)[F!755D",
"!Cl@.*Cb#x&g1;{.=waI.5Gl),!*@DsYG|h*FnK4NrZi(0kynwR,8u:jPK:q#cy.b8m]va${u$STc@aM91QAHNTZ:)=_6=x",
"*$|,|6@U]Y!*+b!NTamfr[CwK!(qp5&PNn.%SX&-.8Y[s!6x.77487;/2Pk[!78'#*f,HG0.'!#!lT0^&PQ!/!(-k-8ZlfZ",
"!z}-a*bzIU$]f|.G`skP#zaau$WDVy$xzuB=du73NU7;P9(f0yNTpbT*4/(IfD{{,NTfr(7Tr*n(Xm(h!a!2h7!!<%sVR3V",
"!7L0vQ.w$.tWI46h]xun(qTA|@:0|&!B^Y/&WZK$675u}Ju0vJ@W1'X##MMAK=u<T6{s[U!).fk!)1wq'5MYA6|_Ac!);'t",
"AT-Ky!(rmY&5.j},{xT^kR{<L/YUk8S(dp:tjm`W!9G^dXrLmR;a9IztS$a(nPry}8PSbu+@=53qcC/]!]d)`QkK|I!v0[&",
".51j(.4_;s,%2F's]R'J*IwPUD+_M',)TZYt^P2{.=wbFtUh1{,KI4wPnV;Q.D@z1!MZR2#aTk*PnSj`:K:cJ:%aNBQQ<1]",
"A9M9q:L^=9#Yd:4)tQ`c.68Ch/PQ_DfGKa1,asXyZBIrJ@VsRB6vbt=L;FVSPSw0r7bsfj#Y]$$83R&VQM_nF75r4J81qsv",
"!]k@{$gH''!AQH_-@,@A!)'@@4C_QJsXy<'7:6,k/Q%1:g$DfAP1fa%!#HCJ&10kbiZ]c]6GRiz!6wnBZ.}}k6{KB/gx4^Q",
"tS&Ng,!h5{iSu@;$7<{qQ{.yF+%|b-fF1h:ASk#I*'hUG+W+p!!g_8N8ZTG+.qv;J0=qMC/msN9#-i'W!9G_6K@(ZC60BMm",
";L0C01I=[[5YKMP!&S^s)c`ua,$#Yls[@u1*HgdIkk'66,5FLvtkA&9!z|^7l+Cx}#Dw0(#(Z^Y!@G;m&mjq*BsgY3cd$W6",
"%sh!`*C/_|!6cca!@QCq67p1[;%[lx6v#3<ZkKg^&k4xB!+A,Q<1|kcKV;M.!@5w_Xr]u$$hCfZ6}^CN+ANgvk2%*u7$pmQ",
"S)U2K%6Ut]fDqZd)i.T,7Up4V*%|bH!7L0{gAmJ01Z#n(@VsfL#imDNSt=l!#_(SZ!9DmagDNPu)tl[6)*kz9(ivR-*)'XT",
"+CfdC;7b(d+Cg+4+^q%:sg=b@gD8UKmF=:|!)<S26**cLRJU|v$[6}x$cKAf.(')psgKt#Ca:<yV:snD*6mg0!@sir!)&*&",
"T@diB!'mL{4Q43L7#$^M5,n+.9:FljTC2MT$*}-A7$RIY%45@y$@J*1+XFV]q]:,{7AySI[+}}0Gv^@C1guWFNTP_C7r+Q-",
"fD{+k,52{p#k6)k&157l)kQ]Z/PM@+U6{B%!9Dl%nPsBu3%+ra#Yc,U$I<)c75F)`/QV@_NrP|}@_(bs8SyqlD4zKJ7;g!y",
"nFC[[!_KX:76g6x+XGW+6uaVD-;4rCfF2!C!xGxZ,z[kY9xApX-tvrM!]_m_8ia'1q]mNhNT4%|gC)kC!J&x[&udVTH!][Z",
"U{7g!#[aGuH=}++PQ/uVt|C#=VKUl'fDyUI6'(Bg!n]qC9|'))$;hQ$*Cv/yVirnY'QP{_P2}nw=_-74KrKK3!!8kC!&nax",
"@K1VZ!6cggfF&[Gk=@r[76KNKNs1xIh[|N*&]Gb7U=w;#fF1D+ASjU,%V:T'tqALWI:w'u!CSrwQM-|L/aSUF/[N*S${z^}",
"tuj`S#:;j0J7sDr&V%VXgJ0kptvaw.t}RL57%3M8/]il06tswrQM%(S)3!s1nLKtJVZg&z7b/dZ!*gv!+=Za_:kx)`&11)V",
"8W<XukmGfa=1mtX&TRNvfF18,ASj[0&3wn+3J.$#78MW_2_g+h77`Ja2}0:D6wPiWV:w*U*IN;.53S)$.4IFv7wj0PWXJVQ",
"+3}5V7B'A`P2(#*9*@5ZV;I4p/Pn#wfHpU|74Cb|p`+_I(gmTc<TYwXV;:d4:/d.a:/Z'G$tu_m!.#7%!=AW|V<}w./k.uD",
"77R/Z-72j.+zu}c&9*2=%qv/.),QVu!6dbz(2!Ij9Q11aBZLt4#Hgzd+&H#*!&G3A8=f(@RJD<A6u87Ss_z0xsV2fy*ByT1",
"f==.M@Vt2WHqW.q6X0Y9$V}JasXrh/,#M@H.4@3|+}}8BsY;sf*FdD3*)a!Us]m/!1(JwC8R<hpf}f`}T%r1U7SkDp#Z%VJ",
"$tyuf7Y*-<A7i]T6Vy0-#w}[L!7'0/'/2c,lu)PI!{Dj.!7$w`X);^UB&i`P79^`nH$huM!.600.hB$T(gbf4GcJL&)c^U)",
"AXCF0%4:0S=]]G0!]f=JgAm}h7{)V4!]r3YsY(d,!^0Xi!]dl*(L/`5WmR#l83-lP6Vi3F8U!aY5:Xj@6Srd#!JG@KU@8&k",
";]]XWP2;(JYhQu!#Yl`y!)05!!{(S7!!$`h-tn;]4!Q.NxB[kz!6cctXDL:k,!:b]X-w2|X_!bB!6cc]!9Fa_XTquXsX5/k",
"$VW/9-x#SL!'!MX0!=5C6c=3a.T1_Y$7UI%8Q&}=:+|`I9.!J_!!b:Q*r+Ku/Ty#s&^{5+/mp/R3!s;wfD|1`7;g!xPQ2!N",
"/RS2xfHqft1I)6<]([#b!^'j[$V[vX7;!rFt3_;a6{p93!:hb)%SX5[8umYS(khs:fF1Q3ASjs@(L/m9/3r]d/bJW#/rlPh",
"QM=T03)Dw/fHt]$3WftSB`3Y(sV*(N9[(0Q4]Q;*/Pc`=74p3sFdKp'#<BX`G%kH:!_ar,7|}'(+ZI|290*(C=3]$)7Af:C",
"6f3:2#Ff=iBnWp`#;MQ/!RMMs@KF:M5u5T3sXrh-C.u{c5u4s'6x%///Pn)d$;:LW$yB*{(vbmJ*hwSP*F%G7*dblV,@8uG",
"fF1u@ASk8X+}`CS-wX(['XB|ru3Fn/Y}&umASmsq*Nb^kU^PFZ7xds`NS|`r@;/R&P1[])!0r.8_^0g}6ucl'&p{'k#:BG}",
"gC)jqgAlwV&5]&tZ(zQU!}W&i%v<bz!$GXd2gFT-Z]$$-gAm%dgD9<23BS}ZZvhk+*BCl|!S+v@!77'h[wRrZh$5*&/c:0F",
"*f/a)%VZdy<7!R@ZlQ2[@WV6@95=Q_0<L^wRhc}6%bGiP:-{4tRh9vQ4s/I_!!b+GC#ZmV75mKR%itcZ!gT|H8pAaCg=9Xx",
"'2XGx!'Yx.!^[5,6vV7I*J.%8'Qv[!'jfw!7;%]!={ZQ<!@KnLKVBP/6zr]n7*rvsD[!6Q!)%*X](_#x:<_+c!^Kf.6^WrD",
"!__[wD[]b`#$7F9]=#Mk#c[mx/U)X;$@NX:!6d6r,!Rxw861=`.xg+X$w^+UJQ{ui<'5nb$VW[f!,z+&#wy%b!.k]U7rZ4h",
"&mju.%42]+!+AhaALZ@*+#gl{.r1Tp+!+,`/Q-{u'Qulw!B#6*c1W'G6Gt4-!Cl`g::R^H8R.2:&S6{-:sGf&vj4.{NUjH8",
":I_AG9,`jc'LI:@6uS775[M}((JTw^6c!*m)d(rS3H_A)!=mQI#w}ag#:BMd!r1Q#^:Z4Z.IWH$+|cH(8RBIT'0t71*F(RC",
"+$th9+C<Lg8T'jp]fM.+6W&4L#xaSzu0_!W<%8(c$tu3Cwg,|j!DFa-NT:bS6uaS19[:H3$Zsr*%T^gu*CWzd5ij=17Zd-@",
"Q/pX}6}&HN%J+$#+<9W|7s`x{9i]4-&1.Pu9-z]`8^:bWx}pfn:T$#u81%[NX6cNYA/8hZ&Q%1)'.1Vl7}_ZQ$7A4h!!$_*",
"I14Yy!(yU)[,+}Z,i<y/+&I+7&Q6F'/PnbBfM4Si+BM:F77C.k^&sk5(*[jQbTBPg6|2qnV[3$':L!uq*`[nj5YKMQHh@Cn",
"7@plSQ/I'8!.bSx_{XIV#^^@)Q.i|b%3hm-7660Dg=Fi4!^Dq/!`5:08{!t.^%G:jD{}&':,R^:+=9{Q!JGQT!)/#p!9Dl&",
"@LAzb74SgF`Z8PF'/bpF&Fz3&&*T*/'QQ%^nIk5K3&xV&'jz(U_0Rl(T8#M}TW@X3KH9Klu`7jBTu^cb$Z|a!uTJCluTF!9",
"#]Yxw/a1;g!)=)Ah'N:,NrPXB!Z2)S!]hj'uN|+H!6drX!0!]t$(kGL!xPyA7V.#VLb,T2!@j/{U^G<y7!535WvWTq/Uy7&",
"!)&H%4A{uj5%)6$*IcB:%bR*44nP,888+KA8Q0}az<lkG74(8^fB_6$.;X@P7rJ[=8P=kZ@<`g`stGnH0[VZ|7S]4KstKul",
"#L6yYYP{<b83-g-PQl@f$wAqj!9FaZ!ByWRWZ..|fF0v(6uX''VZ{YF9].8m#!F(-C3xC@H^MRD,=fxW!]d)`A)wYn.qjT8",
":4L{8^c8d'CD78)fH!|VWuNH%8B1fF0kq#U4zu6A!.k]U7SaDW2F]-a7r(^4#YY.n7^Uh@7T+Y6gD9RH3B=wh_js@SuN|:M",
"!7$zY`L%$UsXrT)).fkibT%}yh'gza3B=tj`h.{_3$|P9!6ccv6{K*4PQd.Ky^,|hy{Kz@*BR8u*F2#*+6]k;Bg%/23dYJV",
"fF2cY.MJp6-<xL%$!'HX8m]p`<g{8XR-0$j@Pi&-VZp}x<bmBdZk7Hv%+LZ-#f4+Q!ClFyQL}83Gz9UZ8{3r@Sf!%6D;u12",
"#]*pf$WD4nb4[&{J,`lR!(xvs.WxbR&Q6F'/Qa^WdnW=s/AC1q8rcY4'ySv]4!+DU$@Z7x)K/+J/Qv!`h[|T;YnQd=78g,D",
"3`^KD*}z96Dj^N6wd3dx1l|TD+&qt}/UQsDg}K+h#_*3,LGki2#ytba.7+xH8S47m+=7@y/Q7$VnKmI{47;Ci#!#nF4b![m",
"8nw_q/PRWah[|^P&9.(p!$G-U!]_UN75`g^4|*x[!6R|G@W_lM5B_su8;){AsV*F`(x)dj!,Q{f6)jRa9/3;jZN3w0:,)f8",
"%nC`t!$HA#@KP:V^C=Y}5y/x0stp)D!6cgh8pi)nW8'._=_8sgPnWHd7s(.(.4/sd;kD3R(IHS16WS}Rsu&H&.v6I2#-($N",
".Wx_P!@_3b!(y,`!CYI:t3b[//U!'u*FnJ[-0UIJ.4IFZ-:WuR!C|jPYR&m@7x)Lk8n+g2)($H;!&{C'AVC*-T%JN9M@rtl",
"!)My/%7;X|!)[w6-k:Y[:+%)8+Cf+y<q+nH,!<d3&qu-CdF$mR7}$#0TbN`0*CW1y*D5D+(Aip).=waN7sQ@U*}xX&7!2Bp",
"/V8IC!^HGP75-/s02n{KTC)PN;6pTh!)MG|6vHgTMAxS$$7:1C$[yP:stDQB!9G^1!PPc)#Atq@1)9$:6`Q+fYnG$[irUW-",
"$Vcz[!A,PJstFL^,,j}w6{;S!^Bnca:3v5z#%w4xnC%S6hwfz;7NQz_/h0H(67:W/8MQ6tnaIsiauDn=87!ZF9LY`r7;n<u",
"R,HYY9l#Fq%46;8!,[%r!=AZmQkHkA!-#UjLFGq:8pJAX'jhvG%B[G}%VGV!/QC#G7TH}x761HJ=GG[^76NA]!B3J]%1gB^",
"u0^y96x&6l).rT;#C523+/Sj2$tyxt.Tn,l&p'L](l1az!_a%h*F(RC+$th;GuMQ`6[*)&U`D@_(^nN_0Y)bq9W9*`Im=J!",
";M#&H;LfXn=|8iP&n#H;.xdHmSIZa)=lr^aPnLd_7{(J:v-^'l%+.Si!DF.vTB}N-D!cMi7svskgd-(1,PCkY1IRMb6wCW-",
"&D`:37P0CWCA.}X#ZZA^fHTuWU^S/h8)gQ6TBkk&MgT}3$W3bG!9DZ}PntCW*G$9t6`S[.6,A6C!An_h_{Nd5#,ggi76rU@",
"%xszI-7HL_/UL.9/SyJW/PqI7/PS75J7LBmtS#f/v5S1mv5g@I+*A}|v-Sk_!9G^TnR&V<9LVT*v.!(U;amq(8r',*!Hz99",
"t3bZRv6'V**BpLh<@L&@<^j/j<|*8K=;HCItrBqcv69`v<|)*sNTIP-)Bsq_!%/_*%c8C42PIwX)1:wX(4J`V$BdMJ$Xpv^",
"v6m%_v7$1c'.-&#A5@#IAT^,#Ar{4aB2:=_$Cd&-!hK/|B2<,n(S)-h%WVbXv2#_cv2%A'v2$<fv2$3c&|W'Zv.'--v7i`s",
"v7|mw0+M{d/ZytM/VGz./S<xm69a}%F(cS6DJT+}^CLrs;VbZP!)$mU6u[*t[+W[7FGL+LstI8B<S^YpFdkNrG&+X{sY#a.",
"F)-kd!Kf+W!(cYkv2'*B3qn;Cv/0f1v8pF+7AV)+/[c'1!)2Dmv2'3Z#k[Xq&3vG4&U]P7/aPWB/Usz3/UUj17T/V!Gd@G!",
"H^fS5I;Cm9I!VK224*l6%%-Ri!!CkC!!$P1$VW67v9ay$v9v*A!!$B.!!$P181$[ystI%88PAdu&1/*w/PYYP](id{JuwHA",
"stGjT(wKB|!)W)r7_Tp6&PN9:!Hwab*hp_V%0TlL={'Jn81G7HNrnwk/R]&|W7lQl!Al&LQ.gIB!$X(T9@*hf*n;cU$Zuic",
"KTW(iKru1x!$Cx5!a1qQ8!b9TRJ3tcLQQz+nc8xV!!$D(!,v]K!D._fRJ&AsKTV6XL27)NLntCSg}PPz/^GQgG|G}b!)rZn",
"%SSf&v:{kZ!6QX+MMNBN.7=nnv0DG|vD7:Psj5.V]ZR7@D`iKBY(}h8nPruHXTd=u=0+k`!)HA;/PU$-YdaQ%v;G(_(9']G",
"v2'X|nQ)'7vD|&}v;1y[v;G)`!9H#9'z:.c$Y@%T=@}B(P*j{J!Kuqi5&@stPddKu!L+}kNTK2b8A2dM!NZh^&A^J'!cAZ%",
"7b|5cJwh)I!!$C|Ld%uXv;nB=v<%Qm7'K*lWX,BZB+Var#DTR=uN|%H9;{3U!cu6l:h)X*RB#qURaFKV!6Q*jR^a$&P1iJi",
"7{zP+8Ay4x7'irI@WL@uSZ[vzd.i{m6Ul+!!!+zs!/@pMnD[*(GA9dm=f}gx96'|qG'fT={).;qB`PdrJHsdqIjH&jJwU}r",
"yV@xRzzI):zzI(!zzI(!zzI(!%q4.p7x;F5sV,ca8_4w=74'<{(+'N.yTMZU6x}ddyLX#;=B)}r912,}+]Wln!=4&[h^.x^",
")(%*j*%Fy7*Cw5:NT(:`yIjtksbdK`!!&hs!!&;m!!)y@!]bh}6]m%02'Avs!/9_h!=4(!GF^f=!^'RM@X`Xx!7jHjuu2ht",
";Y%P67613b`Z&GZ3[n]&(+P/B$tz1p%42'v%SxKy%qvPsr%5XT;S0V$GcX2%779N5hC0QN3%^//6]0@(&7}b&-#*f<gAmSw",
"!)C8y!)88zP1n&N77ba9C*|]G(+(5Jxl)YXI:M@5!/Qv@0ir,'7<Xh*$!zG=nQQt|7:5n-(+(th#x-4'!).iR!.W4pG`X6.",
"lTShF75S}WzF]wU*k+;N6x`SVZM%ln!#H222_#mA6}_mx6w1RY!BJI+dkXyp!(SW^!=AK&1Q}8!!(nbm#<.6X/QWxa0'rv0",
"1NWp`2FAS:7SN_[iVRhhASk&K8]$8v*`[GAI=$}5/1(B=I=VA4stDnI0;n:mNUjvH6z'It9mn<!6^a6Z$<;^.]x)}L^7H*D",
"#$6Bw^7L_P]<vU;6z@.n87GV`sj#Zg7^zUp:S[:+0rZUy7,jCd84J}T:Psq|'[]_-^Vf3@^u&<F!_(cP8csx[sts)@sxji<",
"!`@H19%H1a_VW2D`1=fA_V@lu:2V9T/P`u_!)@1^`n#h{!#br)#Y]5`Kr$.W!*&[%!0$Z}!-BFT!+JZP!)3-7!)308!+J^Q",
"!)HA;!0}G.!0tC.!)HvN!)(=_!)3-7!*N/K!*#T;!)[R@!*Nd]!*DZZ!+ABh!+!p:!,)zs!+KYn!*P%gxmX@{@{!fY^#C%K",
"Q/q.V8CT:+'5G.`xp70|=BH3T9@mlc7)b-]G';7|9A66N[}WD(]=4-s9}GlU:=&{t9`Hhr9a9=z!5*i.!){P`!*:Lv!)42Y",
"!)2])sV'(w!!&HY6thzsxk_T[JQyRg7'D$29/_N}wp(ClCz<:76@-vZ!-Cgi'-:$8xqmU+n`lyVbIJsfdc5C]Tb-Zp5i7(.",
"@;i206@V+7!#br!!!%tQ8PBJR'-:{S!+^rUxl@k_HX`<g(Xm([!#bqu!]_iA7`3+:78Hu8(kSla/PG$P!*I9Y!!$H8!z|_=",
"tWH/6xkU`]87{7S0.)2wxkWU;9pG$W7vXM+tW]0@<H/9l.ShvX79/^Xtf@Qc!!$<=5l,pv5{F5z6T0@)!#br+#KmF0xm6:6",
"*Hyn4fF2`%2aBug2(8RFDqDzv=s'-1+lkRu<b0_+xpGs)6w(K39{:6YBaA1D.ZNC@7U'{*xlyL[*r)56!*1wk!)p'/!)d}.",
"!)2c+!)zW^!)I8Y-^b,'tda9G'-:5{!)+8]Y(Qs/I0W2u!#br%!M%t(xmgrL/_Q0#$vVm3[!DyxZa-j@!)!CJtUjL!!!'Gf",
"!!%-c<B2*Lxl=I3Pt.t%9lyG-In%N(8B/BN7<&;_7jc7.8gi]2xy'yNJKz{+:MKYkHB,|1!#br47SFLyxlAaaCWILu6^V)]",
"!#brH!!$FL74)D2BL]@_+ztqLiV&]G:QDlS7U'zcxkC<{87Zbdu!0d77xQ%&tz{Rs!!$NW!!%aw!!%-@!!$H`A[0Jq9-{2y",
"NT:I/'-9ZR!*t0gtui;(!]_UW9rfuA/VMX3!)((Atui%}#:;i[8M3Pj!'W)I'-9Mb7nTxc8M4K0!({+CtuiM-!!%Gu!!%XN",
"6VJHM1<2dZ@'{tA9.1@{PR.5L7.cLD%;6:}xpvG^<FKtQBkNjVBkXqWDG;K^I1gwu!#br)@J{$s!#brm!!%4U!!$c[!!$F)",
"!!&pb!!$V.7SFfB'-;6a!+MpV!*&lD!)AF=!]dkX!)&@fxkAwjVM`%L=-Ra:A:LF9h9jiKmH|}3Ba6+JQk[kP'-9fJ!+1;)",
"!*p-GsV&Wh7SFu<'-:jW!(|P'!+#hX!*kb8xm9R/7:6*]uA)mH!z|fR58,SXTYKRQ!)9x:!*pbX8uR[u1g[h`p}g{bN37Pt",
"*Iv7(!(zn:#CX[Gu3D,X'-<ld!)R67=^q87'-;<k!*chw/DY_zxvu%S;Ub}cAINuj89!Zb9/K[#D0am9NTG&H70yz[4T)xT",
"7sF'{xnApNH6aJJ=BH3C8L@JP!5S/5sVv(Q7qcXt'-9k0!*b#Dxk6wj6Gt467sF(+NTx=C'-:.U!+valxkcd#Xl,8#`S)T3",
"+zt;6sU|YfNT:I/'-9T3!,<g+:QT[/st<8p,&.*}xn]QnR{GBWZ*{C9I3}f7xryt799bH=!5S&2!)`UFumT)k:V('$)kn]|",
"H]pg97U'{)sVf0I'-;`u/RB/u!))0fCMDGKuTHc7$tu<&/[&uS/RjWf+)5F,Dh^)57|_r;7|VI!]=4b,8N-kH:SpHz99bH.",
"x$tH[.;8i}!#bqw:I8ZmxnLuk</msA6{axANrhTP'-;B}A6CCf7bsdF(dl4k7r0LCGbMmHHB)5F6VGl9[}VmnL;CuB#yZPP",
"wcV;h8<p<s'[]ZV7U'za'-:%I!-(T[!*;Y:/dC3$!..:TU6JKHDXyNNz:,/c6|2qM!#brY8PAfZ'-;z^!.jIf!+h@C!*'hb",
"!)8_)!)Wv-!)v53!)l23/k|8[[JZc.,m8k=:KT={sV*5p!=Auw!*+CZ7qV:R#jt#S7U'zf'-;$X=]<2f9jXps&%^.a9./zZ",
"8m^)x+zt<<st;cVHB(`4WP+@tQcCIR6VGkmTY6DU[}VmvJC$|l7U'zdPnNTv@092w6vIga'-:2W!)&s1!)d}.c*b$|!)Kw3",
"!)2])!)znf!)%im!)k8u!)Gj+,&wW#WmizF7IP]+/b%XM!)+n[urhv3'-9Nw^WBz1_5'Qc4(uZ3!#brA7SG@5Sdk.3$4j/}",
"75gql'Fi*!;-upysV*5p84s8}.ZXJA!A#zy!)%UL!.TU-!4M;F+{3SG9^'B]:Kkh18q<;-7rIbt$VY@1!#br:!!$D*+==7a",
"v2$X%v2#Ucv2#KaB}K1RtmvNj+Zs(=,8QBC!)&n|!*|(C754LUv.!:i-5M(##;|9wv1/<#%qq^@v2$v5v2#suv2#is%!:RC",
"-Ts(jv.QF1T&'Th%1fM&&2q67v2%5Dv2$3&v2$*$NT:_tv1bN[v2!qY78fTY/T}'2/V'kL/R{j-/R^Y+7TAJ9v25mW1)9ww",
"xkVy,7TIm)3HATA**;[2)-KD079X+btrJAYv2hCfv2{Nm79b1m2dj$34'Z2Y*gM297:#Fg4!Pwn3^qYvRhm_x'-::m!(qQH",
"$[y1%4Zk&-stI8B'-9r-/T.|_H]r2TDrBAfx.ZyF/VMYKT%`$!&sX*L58K=$5v)Y(5:Ljw7YJVi/Vus7xkW;6=@Dr=v4/=d",
"6Td/:6s%7`72BB^Bb)VQ6TdqF72C00!)(%Dv2%h2v2%2bNTPt68Wa;`7Zp&Zv-{!{v4ti67;ZL68Wa;]6^sfW'-9]x!)k[#",
"!+4|<!)(1Z9,<=:&PLN{!$;D_74(Q]Nr]g7'-9^R=A*V)3}rPhR}]qR)kl:p!#bqx#Y[&gv2$$D)/0Z*!#bquN!qb|!#bqu",
"=m1;@!#bqu7|Xpc;'sp#UtdyUzdc]R!761gxmnHbv5{B%!6QWV;auwGMQ.!H,,Ib|v:{mG!z|]8N,,D(H}ct))c{i989]N(",
"<&%B^<^j/;v2'NN7B*Iu9.:S^7=+K)WP@$xzc{FRA6nmt!#br.!!%'<!]_Ul97-0N7=5(kv<&-K$fAFI!)Fzp/PS]Y9/Dfs",
"/PfUb7SQFaxkD397^(T%{%R.|(I;BS!A#{5!)%9I=FC%aNT(pDNTPVp7={W1G(6)FB2<,n.y#'.!)G3wxk0=m!A/W.xkbcb",
"!!!!1",
};
static const char bitnet__spv_attention_prompt[][96] = {
"!^'L@!=4:Pzz=(&!!qV5!!/:3zzI.$<iYHKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!=qL-$7s049M$6!;dC&*",
"A|_D+$'5-F!!W+<$@';|!%37,#Yb]/#^|z&4CV=Z$9Nqs0kr:5#_:`_#_Z<i$^Ds$4Ct^.$9m0y1i-w@#_Ytb#_x[p#}%[q",
"!!gm2$<k$Q1K.*D'RhCt2h62:!@)#i#^Ja7#^-S!#_yi4#`&s6$<l2:4ATZY)-}@#3`^/C!@)@x$<%cQ/3JjD)-V%{-^ThF",
"!@(ig$:@W9*'@y.)--hw1+*;u!@(3U$8[K%$w6*v),cMs.^9y$]:A!M),P@q!@$Qt)c^d}*%(v&10g|q4zmQ/!@)b($=+Nb",
"2Hq,V)i(9k3`^/;!@),t$;GBL-9g:@)j37}2FCf'!@(Ub$9b55(-]K*)ii{y67+y`!@'}Q$7})}!}SYr)iAau/mmu'!@,-t",
"$H=xHQfyVD)hwGq.STM3!@,c($J%'UVt&,R)hP,l-79&A!@-98Zfs;B)h0vi,:<fK!@$[F3B4vC5YKd=!=|b+*}x/)+=B@.",
"(gbK!#z82G!!^6A*${r^#zaMK!!^DF+=7:g+]XH0#{4nQ!!^UK,wpmr#{^+U!!T[N!!ivc$!hi+!!Uaq!=sfD!!_sK/1(V$",
"#|FY]!!TsV!!Ui[!!j&h-^^JX#aK!v$!|:R!!_,]2'yR6#`%-f#c&Hh#aKBW$a(l$!]]S-6a^W!%w9-W%Squ!!#I=:!$-R;",
"!#H7{!#:$5!#F+&!#P'8%4QD9%xl9%&1F%#'.<y76_)sh7SW_z!_-DJ7s:944_Hql&1C5H)FBg.(-*$c(Kd`^94k/l!#:])",
"!#Pc6(IX@S'5CL<@WV606#.K)MmQL#!!#$V+|XSG+|{0+!^%JFf}Qvv,[Ty`!^LdJBq[DdsZw;p'.<y=(3X`X$4`%|'0-+P",
"#x^9s!&0=z!#wz6!^P#w74'KKsV!*!!^'Y,$^Fv-!`y[/sV!0$!^Y-6sV!3%!^wK<%SRku1-$SB!]zw5's5Um(+(d#1iBlZ",
"2)}yW!]{*:'.,Q#!(r!Y<p88X4=3B1!c<pu#BLRt7;^!N7;h(P)FBI/4A5yW&8[+6+=9-74|p_|%Sf;N*$}j55[NDz!]{AC",
"+=99;!(pD'-@U!dZvrm`YI$I'Z'_b!Z)hA}+)<#S.qm|YZ)c}|)(6qg-VTUU5:V(aZ'aJa(,Bjr$r<8LZ.f=Z%4GK5/nM;i",
"Z)aX|6w<B]!bs-n!3;-Q(+Zq^##{_P).|$N&PlPr8Dn-SZdvN8!(20i#0LQ%Z.Xim6{s_gzzDj*!!&SQ;cWW/zzISw!!$B9",
"!`57}7YA'K&|J`k4!()N!)+Qv!!@(-7<,n^6v.)='c_8i^;YrU^;W[{/utc*6tf=aYI-%a!{p2`6MkdY6VRIg!@3#i'50,&",
"BCa_2!z|]|4HhJ'j4#'56z}NFR%T2g!(zdV/cQ6k!z|[R5|=X5957cS'4saT'DN5A7z{Dq'Dmq0'4x6ty$;An'LHl2C.CYi",
"8c`XY!du#{7qa6}^C+%{6VMRq9_tHU'Ad!W'5`fx(2g-*8g6<%[$]jh6Y]Ay':'M*'93(='7Ny-':v3Q'5V_w'5LXv7ZQrN",
"7S/#-!!S]y!4BhQ$fAA,.jS/p$8+ZX5:6Pk7}0R1GG#!.!3;-y'1p8t%;#lb7!Y,0f}czY!]gcy!%#AJ!#<24!!$Bp!!$R/",
"!b.N@7MV#V6u/0m8n0tS!tUx=Z32Zl%}Fi{&zJ}B%y|TA'AHp}7!r[k!_i_z.xmh[#<bjX));Z@I$6Bp:I6PAI=.Xp['p7Y",
"Z8}d%6ii!Q6k-7S'F)<j@Vwna!R^h':<7[K!H'z1K(/uI:I6PJKtbK$Z'_u%6tf=b7qkm#9;!mu[656A7r`9^!#:XX!@{PN",
"!#<J!^;[+|Z)dV.k+P]2&wb%L)[K*2!#@5&!@{VT^;X(W:Iji08m]|2!]_d'7M^<{6V['{9.7J)-!l'=_Q)9rfA{^,!CZ;n",
")k`%u6n(440s3g@fBnqC7qa_@Z'aL[7Ug-I'l80g[`9}[8m]|A!4Bf6!4Bf}74v*pn<J&7%D;db'rX.Hg]DM}/WZG0&q.4W",
"&v%G%&v%G&9TSTg2Bbf:!(q2$NU5dx3RTW+7U(2|S_](7SmU!ST&cSd:YY9jrwM|=7V0AC#<5(,s^UZc!K_,7NTjuJ88aL#",
"!iM!W74:`y8P][xf}f`LHh^i!^;_G<Z)Z'}0r[np7F}=l4/hxs)*;{aVU`Vj:I6PlVqWfh!4Bg+!4Bg$9;r:#7g4Y_2'|W2",
"$$CLSXaf.-==1+4;'yC-;F8M.7)^lgY64^.8,:[[I!w{.6^R,c&mkSD=f!/j8,[HD'Ir.$#::LJ'Tthp4=3!5$|`QQ-@wFK",
"NVNmSZ*sZ$sXrQ&kuT1Q!]bz8!]bz9!3<XL/f,aH4(%2^2cWSRbgip!3)m3%4Yz;Q!!(Rn!5`R{6VHz1!]]:K4&@yMb3f)g",
"Ct^bu.4@2].Ss@r67f,|,a}X:!`I:n&mq@k.!]hd'T&br/PRadYTD=ukLGV2+(LNR.:fJb.SU,j$wgt@!'5LW&ugKd!5_4M",
"-0!,H*Bd%C!3<W[5pd&i9.0kj,:9-^H{0-DsbmXh!3;MNlgbMh!3<J[8,QP%8*0k=#Z/KN!3;U;'MQm0Z+&6`5:AYii6ya=",
")()(t'555{f]]7p,7c(t!3nl=Q`m`_*RWDY.4@3|+}Kv68S+0@)I,6A!`7N[76fmM6tfkW&PLN}*cXqJm(!,JsV+/@*ByU,",
"$KS;I.7p^`5:`]1dj3@n!|CGc.SJ-U%X*6/!'5VZAf-4I!3;Nib4Cb7!Z1^j#YXVMZ*{GXB-.WGDrLIs;FFbc3!I.,&,rbu",
"!!'`T)MBa;4@(@$lkA0@!!gzD!3;pC!)WD##Yf2a';u/[3hPRu%;6Q/-XAXvmc^n3sZVXysZLprC1-]L'I{2mn%&*Un`aDY",
"sW6zcn}x7F(6FqB*CW|N*Cl*'!3<Wd+T$R-_7#c}*%KCXp]VIrp`VA6q:3]s!$iq)pzzybqYY5g!!HJ*sZUVYYL5.qsZLV5",
":Q;'isXzQlR]i'!P1kLA!#<8*!!$N26th:8!]aGx!,ZZR!!%)B8PB:J:I|U]%bGiLrVN'y)si4bNrXR}sV<'t!3;QVNTC4X",
"6u&*y6yq;nZg2(Q'+=!Y.4@3|+|:,|sWX0|*D#6A!JD0'PpHv+7n5ZgM8@4)!*+Mx!).lmp$ZUF7@qGm%PfC{$Y]v3Z*{^`",
"-4YCB$:!{{'lZqasSJH!sZVXysZM3/=l=a'sSJz5t1/Bx!)-}8!)$tR!5^.XQ/5%9b9<dP.9VK=.Si8p&P}rF#j$NM!`H&B",
"ryFM:!#N.4sZUc^sX|`1r7.MW72!li#YXh/sVQ69$Xc[tr7/}`*C8fs#$=5P-TTbIuP|Q7!3*T]uL@`V(23.S/uq_)&S6mh",
"-wX([-Y9(^!.]wf/|diMvI<A/!3<J^7p(<!sV,A2@-('cQ.p^9sZL^G19<rf&WGQ(!4%vM4Z$yy!]c';#/B'nqzQ'i!!$N#",
"00dp)3B=wPWaP_G.G_9r+|cH(sX#Y(*DJRF4xC|',%0^*szN#'.7p_6sw*RJIlVpG!C+/iNV5s|72Jy$Kr-<2Qknr|zYJ<`",
"!MuF;!(y#H%Ygq+*wy/LsV!k1['YV0vk|rm!3[^Z@8_UY!^A1u-!`-T&A.{<!.!gd'.-$<!]cgC#^`8vb1pJ}!_Q|(*R;Pf",
"wF8_2!5_!-72h;B6u&+$Z*hR#/jyVN77KrgwIBCs#:A0=!N{0K!Cl.j*C&Z`*CWy|x$us5!5_!69,t(UsV}%db3_Y)sVQ-R",
"#icA=!)8@|!#rjV)V)Y&4%v<*,W'u$)Mb$cRJAXl!^'`H#w|DA/11I8$tuMh3$.9h(gh{mRJuZ-';u/m&qUzu,<}CQ3'bA!",
"3gCFU4%wr6NudHW872HV7quAnQk<w9,jNc3*)a!Q6t1c@*}xvU0TPS5[';mi0}Gt7'TLNvZ02x{(d-X}#:y/S!3;KN!#fM%",
"!=AK&$!r@Mb1*Zu*=f0'(nV&wiSP.46XD`9!_$|W9_W;01-r%`2lCbHsV,<U!5_448SGZ}Z,`Z'0rz<4!^c0P!3==u[)]Hd",
"!D,BV!3nbjZi9Y3;tl+L:*xs:+#g1;<Bu3zMW+|4*BHHs!3;K:*2i+b$[%q)!3[^ZZ*^Mh6}X1t/R]!|#YZny[j5%S=G.qp",
"iq|z7]Cs3:*}xt]1+<4S$GR@w!BZK}:I;vF6[l%a;Fp)B!4CTN8nQ5$2(Qn@sVQ{z40(dF&pQgk!HYGL;9PjW2NP&[;(rdu",
"%=*hMsVf=v*CCm96uc,LFQsaK!5^=_6Z6Mw3%L3TsV;nc[*'0|-r69+;m5'M[*1Qd.1X4)<L(HN[*1Tf2P,=Ws_iI]=q&]$",
"[**,S=ak16@(3;][*(Wh%ZCm{s`R)IAK^-+[*HC^0+Q3FAa@1dBHYUb2K&gy=hP/1B^Ycn[*(dl2PMTiC;4VCCZt6uD2bSc",
"1/}L},'S%5sV-8p!3<H+103Z%2FMVV!K$m@%47vF!]cf`[*;!s2BbjA%&|c_]Cs5W8#Mj-#C4/rF<MQ&F/^-j!4C&p^_.iD",
"+]W*_y]MxW!/PRk@iP+|+#=LK*a7<HsV!Z,!Cl22&`!WZ7=0[*sV4]&Sf:hB7h%NNZ*{Q=7T,-&+!/!A+{*KH!@YC<%6{7}",
"$uk8M&54;f%v[c'=hG<K7*@W3!(QHh!)P+8#YY($!)<]12tTr1:,(-PNTqd}7T4_xJiq@=(h5f,!{$p]C}Ip_$VZb)$^X_C",
"Q.jn`!3ZYH#:Ng0.46*:+|YA&sWvP&*D@KD!3Z_K:8mUU_yI=j6tfm(#PBr777GlR%ZC,D64S,S:SW%:-VNZ5!%kGt!!$<B",
"6VJ0:_8;dv$txbV*a&zg%XRQ`76#t:7U;Hs!]hiW%V:G#&2P=a&TSGgTaPSx'.*jL!%^lP!bLbR7qm&u$8h(X[)3W'3,%W/",
")(j7W!3;WY7Zd-X74C429qLfR7YA'}4FCBI/Q9!g%s6VfZ*}BY,1VdjsY:m!!(=iC!!$[V&10h^Z*}Sd8k*-}.41id12la|",
"9y}Z4Qa#uwt4c86/_u<H/Q;ry'TfPCR=cu''<wh''5Dg5R{B1%5:8L0BbGr(2()`K!$/mF!HUx<&uxD[S=!4TS#$iYZ+$Fa",
",4V[Hs]'^<7uK'qS]:VBSzZy/S^6bWt8/sat8+)%$XFMl,.KqRX+G!N!=|uA88x09!*'MY!)=#SUSv<59jZN35winYUV4W6",
"UtQl]UW/@^t80)ht8+)+$vcWt/aYJk/R0!5!)=8BWLn/N*)_lBa7TfkQkDG$(9X|*!548R!5+_9!3Z_AF^;iI##J=V&BT&u",
"7SC<s$tv5m6tduT*a%/9$8dh674q(.:*wP`!.4mj7SFC[,%gpw:F`Pa-`Ydp!3[UL:c}Va6tkg`^F6Sr^<p:D^=0Hd/PcfU",
"^DDx=;%<caHS8#:6;2R=!3<GnZ0;{w.46')+}U|8sXU-<*F;)N00x0[6VMKx!55Dl#&0s;!&{%}!!$Iw7r-t`sV40sNTFmA",
"=^b|'76FU%+N%P[-u%MG&1BTA!@_ldQ.tGT!nV*3$Y@264#7VTB1[Ik!AM!}stCUA[*'s2!HH]r!j#Um`V*k*(l22(Fi]$|",
",7^Cmt3aUG(K[HP74,*-!4B_g+$3%15{(k!sV2hw@jU{_,xNcK!]bz9$!tX`!!vcV;78rrHB,*L&1.Dx6]#Lk5^nWU_7#c}",
"1Yb[)0jl2/76]!S7|B;!$7WR_9Lm0.+'8^D79Xb;+,m@j79vv@9{py#i7w#Q!3;U;sYn497B+!@,*3,%kmYYI,YXAtRh9&J",
"=1cgq#Z(zWau64'RhhIw!H-WX@aID]Z*^WJ7:URV7=`bfstKh[78|ri+!`]n5:_f`4(lz`7}WqKb..m5bSvk36|C$0##JC&",
"Ld%p|b4;%!9fT5K%4J2^*h^j`6u`7L8LTWR%r)h,TaPBX1#[S,bp4}w*}xt]6u/2j[g#vj0LKwvZ*AR'NTG^JsXr^D7BzVA",
"U=zLD7;[$XsV,f[7U*TH(n]{w+dT^0(2-5q%SQ`&7wd<x67,.:1JPJ%kmPSH6tk]{6uMa41K5Q97r!Jg#:Rl_I.b}`IGqip",
"8d|[f!]tsgNs!587!u-B/Q$z6-)g-h+{Iin6{xw)2kgG;!)W#p#:SM-/8,)j7r!Ns+-s{q@.t@Q8:A&+YILIrmPd$5!L{3l",
"6^=xW!+$Jm@KF3v#IwHh$txbB<paU.%#F<r!3;LW!3<Wm)/.CR(+'R.7Yctk!#fK9$H$9aV;`0}#x-.c!]bz9!3<^(11*F1",
"!.WPS!a%]X!]csV!.aVJ!Cm(3*F(y)*svHu.7p^v-9pGBt)DvJ1&qPl!$irn8V%}.#:;1.Q.itP8^#q45:Pf`6u88f!^9kX",
"6vhpa'0$#hM15rh7&&szW7iHI@jj9c!]kr=9*tq8q])tn6WI!.:[i%<#CPh$!$[A0BF8W*7+GTxNrpXQ76:NYMn(vN!]bz;",
"7C[B+Qk30z!*$kx!!$_#D_*F6XrJJ|+CfA+!3pk]8qqL31p`RI!)6]H0.&5kp`/Q`%45u/#aaq1!3;Ph'rh[NZ*i(_QBNhB",
",YX6]+N%V!*}xdA76j8a2GBQB(gqjc1+'QiS)-ps###%w!%l2)=p3V=!F3NN/|1F,H!R*!#{}9n[dH`l!^@*W!5r+VP3*|D",
"@/[cY.HHWj6xKRBWX.y^GsAXu[iB#Q;GwmW%bQsd.zGnV#D;;8!gs5J:+$vaYTD=9+:.9h+$Y_7/S0=K!Al%GRhbd4*f)v}",
"!^H+w74D-Z6YPpX!b.Kj8q{4#.SLRkp}IhR!J<LqNrPfx6xVJs%8`'i-tv!57b8]+*d`x;&6b(z!.,3s6VJ7M6zNdb+7XX:",
"/VWW)$@NXD7W^Hi/T|nXqAh7x4&BB]5:.:jsVq_)!3;L)/s3s4tqv)n!Cw]L0TR!</sI8_!:#vM8tg&Q)c`)<tqC*k0;n0=",
"&83qSNT<(r7Xvjx3*_Z=3}xS0=du(i!+1Q/!)0/8!)'uR!)0xR7ZQ-B71vi[#_*s+!@iKi!)&*&QkHGN6`CrvFz!FFsV*IT",
"C_7|-V[8Sm6{64=Sdis,/hP@c)i-[+sXKcQ!3+hb*'hklqAg^S+&Hk+#[zVn/PdH9*,*kk(j&Xt!:#v48q=js,YUXy8pnfU",
"QM-rI6i;8V${n(DRJ0%]R{)2)6yDr$RhNfJ&}@GP7=:nN$u=lX4=7]1$(B_/bm2`(74P2L7XNPP2();*=lShv6c]i}s[]H]",
"!&Q<]!cIA#7cdJq3hfK8*g1H]s]0dY!$/hH!a1ql7FQGv7Y,wI3gR!D/Q&kb$W{._5@]7N!5_3vDzmK-!.|U3IP+C6815_7",
"+]Yg4&ZU9n0.*Gi!3;WS]Ak3k7d%k:/Pdmr744RC7kt$K7dk}itqWS`7GW90UvtcU!]hiZ%6{7}4A{v*5%(*^5@3::PQ/^;",
"6^ig$$+HM<8:#v.#x$WG%)^_B7l[bI%8`*]6I9$7#<u5lN#kyv)x.,+MmrF}'.0JI!N%uiN_J8&&5c0H!CQ0B+dQ9<8#NyS",
"&1Q/D74WFA!{XwC#,u8%':]TtNjWA4&S6n)&|nX}*D#6i+/dIjYn3qh!%&U,9LfAh5xJIJ!{$'w[i=.9:,2m-NTHv|M%7q^",
"!+A)MHVB+q77ZyNZ/&yS%fY|'1gu)5PQK|G_75sxPJCqQZ+%VZ+{M@TPhl%[^aUPI7sPH`Pi7X'!5^=[b7caQ3%+ra#x$83",
"C@dj]sWI8W*D,<B'29y:#GCFb!5`0aD!PR.*`hfC5N|^&!)af'W188s$t}Q{.5R#d,!fhRsZ&ZR*GLt$M#@r7R(^bX!F-W'",
"`;;AMdc{tiNT3ku[(tF}!I<JDXT=nR4a|2_4N:fX/Vch'[*XP;5$V;(&AdgD!A<U'NTFk,!m/2k!]c'X/Un3s@N0&m8R2Mc",
"&qV(.!!/dJ!=B/5P2-b*8a{Ka:+K<MNryKQ%42BM!3;QQ8d*h[%SU)*+LBa'y=X+b!]hib%tYT%&Qw.X&rqQh_Y,$p/m'I3",
"NT:6#u!Ds'6l(|vC_/7A!+:{;83pc|*FcJn,ln'%.G^.F77C+r)66(YQ/-HP=Tz0jQ0<=U&}!sVXjSp!5NA5R8QKhn&&/-)",
"XL0da(IGI0$V[Cb!3[TZ.r:v_/PUJ(*)Ky318}YP/S17/6VJ/p/Q.#c!}@7C)i.GD*&Vd8#:AB!!Bgqv-75K^76QTq*a9Lb",
"!]bz]V:mF(5mp/[Yckd3!`H,l&145U$@0y=sXU!A]AixxQkSYs[*'It*`d'!krsI|S#LTl[*DAn/`F;J*f.ni!3nlC;Yu-<",
"!CmB,*FxQ1-KL9)-xt*-Nrnp%!3:V`XTR^+%G@&P`:vhbJM$@Gs]q9V<q{VW;-wkQVxShG27|`p&1.c#77y5SZdbq@/PPw-",
"0$HK;%tD}@+QY3%$VU`--{fq(7:Q`(6j,S32Y]v]!LJAq[JsbF6+lc88urZ]aW-*K&.WjzWuXAP7u<ZT]!V^c*``YX!3<Z^",
"!%Tc@(;H/j!,pcm7qcP70k.C)!]hig#%z6K(L/g7)('UN5YKMb]]]<s0.*Gk#HJ0r!3<X(&_8&]!)0aJ!)9kLVZ/_U!l+r6",
"6XPGQ37ww+/S1j=$&]IX'h3PV7SjT*&1Vql'IsfL!fNfJ6^|nZB,gw:!*w5YGZW2P*bIRf6v4urVZ2i,$)w7A!A%du_47FK",
"u0]s3*b=Z@F,|BD_6mY,=iDk8.SK+y%:^N=%47lgZg1h,7qvi;!]kiB9z.#V!3<Wa+@[.G$Z}I8/TtA=!3QUr!D%UmVx]KY",
"@#_xh$7F{i&Bk[MTy'|)(-pS3(iuDh),)7p*d`2:Z*|=u-4Z%l*F(_H#&/`-((RY]NrcY,1vS@nNY;yx(/T$i!%lu@C_8'f",
"!(`+'*r4S+!,y7_6/T0k+==_X7Hsl7$uRj4!3==+NrW1YM@_&A!)as+,|@cB!3QUd!!$D3!z|b8UKfN0UVGpSCWB8l7sshh",
"'LI=#,a;jW!ah.I+aZy-Z*|Ix-4Z.s+B%)N.6v4^.u|g3/5.9'NrQi&:*N`.`qGVUTb-ZC.+mq<T&AB5'<!DbdN$);9%]-I",
"%qrCm!#@LMHscX+!)!rqZ.3%T`13<r%=z(S!3;NJZ*qD#8I_j6%SiCA!)TFa%7Qg!!(Mb[+P4I17quw$$7P)]PQ3W[kn7&5",
"&<pX+#Y_F(!3]ui[.B5q%;,kxA^9R|#:ll4!)<]2:*y7kNTpj<.7!Z,.4iCw.T;Zz$Vi#$/Q4IKYnFp]/UyHx2,I_m8678v",
"amXT|U^3$gD#$g*3*_xZ/rk'0Z*|u)Wjt@XQM!TACi,8.!!.,X!/@pMnD[*(GA9dm=f}gx96'|qG'fT={).;qB`PdrJHsdq",
"IjH&jJwU}rmGh6yzzI(2!!+%!zzA^izzI(!6{s[UlrT%!H;2v$i6fz:ls}P7'H(4A!*<%Q7SG&!;#HqY!83Ncn.Kg@<;c&c",
"$8r1(:RT*1/1,RI{'M^dB=kM2#:DL&s[@]n!!$KJ!!$Lp!!$vX!!&0H!!%:F!!$Vv#Y[-}Bn&N|!)5(Z!)5n.)/B5HluKgg",
"8(tyw9C9I|!.lXK!+5;-!+H*_!)#d-!.AWP;&a]R6vjPgQcbwz7k#ZFhwKKu5%qxc7=3Y(=W{UJvgb/)$Q*Fcsmz=C$VW1f",
"smg0tsmzA9!z|^5jmjs)jS!z5vj0_ck0^0BkPH{)l+'8d!!qVskjm+FlIKFJ#!$j[k.*|0!+/Y=#wy%CMjyh%7ab)|%y*yA",
"!)N&2lsny}+'Wh{;jW.24)CH1!+/YS!!$G=!!$J@7SFLfls7J'FCu3h7Y,wI@JI^@jqC){mg3#Dn(aucsZV-ksZM3!72rFz",
"G@|tVp$MrP!+5b=FI2=WFQ$XP#(+w@p]VLDljUvA8-W3^#U{5b!)-Y-sZULt#:;{Gq:3`H!&dUg=W{Tz78diZ6qHb[=W|&}",
"!+2z]!)6jL!)AqMQ.qIS8%anXq]+!18UFPgq]=.3!)w.58R,-T=W|Qysw*-at)Y8T6yH2S*GinpPnMP^-Gz@*:lim5n/I]D",
"G`|y<lrlgh!y75r9P!)KbjAhc!,3=h=W{W%!)6qN!**HW!.!gd;^psKlt,J,7mvDP;%*IZ7n#JQ7Pb@P!N{0H!+/YG!!$GR",
"!!$WW!z|^Tt1/u+NTmj97iIG3t3[]^!gkm=8.g|QAlQ,WtR{z:tRxwUA:'RpNtt&)=W|/X!)z&M!1%;J!9A.l!7HvY+#H}P",
"Gcha@2a#pB^<wari{R^8!=zd'$7;pJi70[P$ty&L%42'v%SxKy%quCPhY=HPh%VrQ0[7_h7HbP!0yVDi6_Ycx3%^.n6]C5a",
"&8#=W,a`U:['a_c!)C8y!)88zP1n&N#=n-W!3Za]!!$K#:*y=usV-3H,2#P{GLG_au0Xgn2caXG<Xi^y6c3=Hi7/pW#x#cv",
"8PAn**$}bMPQKt7=l]p9!!!P@^=/Pd,V{26-trvg$)+rM*a&'g783j5](_8+!3Yq8$7K07)FB.Y+G(Yr763!U*Bn=J!4C8I",
"!Fqhi1Q}8!!(nbm#;czS/QWxa#pa0Y1NUIp2F@Fv!&j3b8PAt_*`[C@3}qyU/1(B=4!F;Tt3al'/|Q1!NUjvH6z'Is9mn<!",
"6^a3Y$<2W,F(QspFFnzX#$-:vFFr+wDL5<N6z5(m87GV_sahly7^qN/6Yc|;(BSVC#:[xx6uCDyKSw3c,CMsP6#&&uPnaWm",
"t8*}It8+.X&#ZmbG%PC6#cFyC/P^DR)kz1*Ga-^:#Bf7*t8*rT!]_]+8]&J-!jD.47}[BBtAB_('f2c:!-@Cs!+H<f!)0nN",
"!)0rP!+HAg!)F%S!0{*D!0r'D!)FPa!),J$!)0nN!*Kqa!*)L8!)Y+S!*LHs!*76p!+=&}!*|mZ!,'_+!+=6&!*B_{lU7mH",
"99D3<BQ8du9dCD;'f20A!+C<G!+=y:!..=i!)M[&!*VUv!,Cfi!!07S'f2<W6srMI7B&5b:7!FusV*;K6VJCN'f1ci!*5,-",
"<_1*Vx$tK]!,bN#'f1mn!+(,%!+<$^!*Hvc!,15:!!l(G'f2-|!)dc&!+4f5!*V'g={2DclU&cP<lV/G8]QgwHBGQ%G3S08",
":5v6*=2W&qlVVss7A}w;8@W`*:2FSH!A4rt1p+3r!#uhx!!$c57SFm)lU'}3Az<Yw:RAIk!!+%!74)P4'f1c.!-rdx!-iM2",
"lUZjf7%]KF7r4Ur74aHq;iA%83$v7@%42(.&mjY%:I6'h=du(p!#uhf!!$Wz!!$H/#(8q7-5%PA!#uha!!%v-!!%ym74(CA",
"'f1Rc!(zMF!*]s!lUM-RH*H<+7aby8lTT9PK|QT=:I6aY3}qys3haW5!#uh_7SFP*'f19ulULcF36qsX!_S{{7Y,)N!M5bK",
"lT1x87C'[HtvvvK7C0!HQ'i_]!#uhg!!$pY6VK4`lW)V<Dzc2q7sW{<lU&+jJi*xu!#uha9j[xnlS|aX:8a(YlW(6t7D_aX",
",iI'c75yhF'f2A^^%w:G'f2cB!)1B_!,/XgR}aY`!#uh[!!$LM!!%$Y7SF`<'f1BA:Pv#x3$v7@.qh7;NT:I*'f23r@:5&M",
"p$N'<SzY0NlVhay9HJ2]IMxhdtq@!l'f1p6tun`r!]_WC70)a5spL5A74)CR;76LaS<{WCQcCIHFVI:(u0WhPIG:l1lT$D}",
"!@R5,!)M=_8Q_5[AIDni3$v7@.qh7;)/0(p7U8r8'f1Xs=(B#(U6t4J3$u[[_!]3!'f1il!,G`g!,Xb'='1i/VS/]NVqM,W",
"W0k5w3$u[hjS!z]WmIJ]X-gTf<B.biK@HWB!#uhm!!%6w!!$M7:gWNSJW:+^!#uhg!]`0f6^|nL'f1|l!-rdx!)!;_!++i7",
"lUmZBIBC^dQkRk*'f2Ki!-RzD!+_gqA7x]llV`/-8<Ht98bYsfDzc5_7U8rZlWh0a9.w9/&`IhY!#ui,!!%=v!!$CVC`T(3",
":i<vK[$[,^[`Bjv(b}*=!#uhT!!%7!74(YZlT^yt2;:Qd7U8r@'f3#9!+-mx!)Irl!)M[&!.KX;'f1GT:)){J7cH(K!!!!!",
};
static const char bitnet__spv_bytes[][96] = {
"#%jljz{(iR!!+1&$VU95!UMa|!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'C<6jL!!SY1!!T$P",
"&WnuD$98s))p5FfCq$/S)(,^X!@(1K$8U*]$b,UQCpXsN'jq5B!^Dd9$C)hTCu;U-'.=*I!^I8K$DCY^Gp!y[CnzNI%r%`V",
"!^In]$G(fkL|+PiCnS3D$Vi7c!^JFn$HjrxS,4&vCn*w@67<)T$J'd%V|%5#Cmjc;!=SQz!^KF/$Kiq1],-m1CmV];*BnAL",
"(KdmY#=8R)CqUWZ*BZ1g+,D{V)2C8N)*u9^4H_4(!!T9i!!T9j!!TUt!!TKr!!hft#|1^(!!TbR!=rv]!!hs]$;c{/.4s|$",
"$;PY^.STKz!@(_S3+fFv#]'M9#^sb|#^|m!$;f-&1,:P7%vfUj0LL*-!@(|b$:{^/+|1_$%v<9f2M@AK!@(HQ$98Qw&p(mk",
"%us}a-tv6_!@'q=$7UDaI#!zt%uKc]!@)&;]:@^6%u6VZ!@$Qt!!Tz@!=s/l!!^sf$VU'7#xs97!!]j2%qnNA#y;U;!!Sq5",
"!!_$83$uks5:/F$5:6a5!=|_)*`Z&'+!%5,!!__R(gbJU#z82G!!^6A*${r^#zaMK!!^DF+=7:g0SjI*#{+hP!!TKI!(+K;",
"!@)DJ$!hX&!!Uaq!=sf=)kZN@6VH$s#[h=X!=sfB!):5.!)0C@#aJi$#a|.L#aKBW$]s``!]]S-6]9`R%Sd<8!#;rm!#F!#",
"!(20g!{9]/#:lj9!!h'=$78#a!$v:-.4}uH&1.sL!$-N:!(zxa#;UbB&PNSu&Q!#A#xUX=$8xt%(J|IW6{};i!#'mg$^Qhh",
")FBP`&Pa@M&2T4Z%t9uR&qWf7'5'_hh9`-^';^4f'4x5$'T`Z*!$}TR!!!%!!#1B(!%Hp@3k-'=77BiK6{KAg!!$&s-8u*Y",
"{8tYw-X;#Z-vSVL.5qPH'8Jc&'sI!:(AWPw<Y'Ug.qjQ[7qa[{!!+Y47qa]g0.&xj*%!+(Bq[st;cS4cH}f^*FI1p#@:)0p",
"KV:Y5+(jGv8PAD)6tgsZ81$@`7SF/_(+)++N6bVGsV!f95[Qh;#x-N@sV!ka'.AjU'u$'g95%CG!GzK]6!H/4'T`xv9L:0%",
"5g{#s!&vnX9L:0r!2#2d!2#;N'.AjR(8d)P!}R%)!2#:#(+D;Y!`H(*8m]z46%0Wh%{7^P&x<W,'stM1.xf)(.{McAZN)^z",
"6VM*ct!mysCsxRZ7|HXz6b76wsV!CT),]y}F-ByM2+w2|FI9][:I6Nx!2#;j(0!P7A:r48VA'zIVFuw)XX<p)-hS53stC#b",
"VADmnVAMF=9@#.kGRJ2]!#=db!@{(D6@Ms[!2#;h'3WS@(1tUi<f=([!4.XW9L:0t!4.Y|!4.Y)KkG)32c]nYL6:TtLC%Ly",
"L[@HN:WLrTzzDH|7S.zi!!]cz!4.ZN&8@5b6{Pt$6wcs`A<a$|!2#<2(49^,DN-!QN!Qh%))zvtc4C5J'.0M{!5+@R'D*Pm",
"6_[7_84l1#2M,:`c3Qtx^:[Lj%wcVV7(hv@!$.;k!#<6b!@w6|]^yLh]^yY!V5tdmi[%u9#:Z-A6{-0Qi[2db)WFuv!#@dD",
"!@|'cV5tzR=i0}K)WG!y!#@nK!@|0gS||IQT-|1HTD$]f7(31_3:$bD(M`Au7(CSLU+7@tUXyjt*T4VX!31w(#:f&c&vB[m",
"!!s}t6th4T%r:4B!!'=,7qhH1!2#Yp!!|xu!z|a6`$:[(+|v]B#:NWp$7;'H!2$j_mj+zv6xT|c!!|y/!z|[5%SVN6#YYt9",
"&n=<,!2#fg!%,F/!!$JA.ZZ40!2#]:`]Xrc,trQC!a:t1!B*#A.PM%7/PZQq-y:g_!1l}Q+agB:+b8Qb/PFM:VwK.{2JzR,",
"&LzX8QuY|#!&(].]aCmj!#B,5!2#}5!zzqa6Vp(D5z5}$67[&v#:9LLV6w}I*aJWl*^&2=7G9fw#:G`;!@ymN!){r/9(pXH",
"]+G_Q#ZKN:1d(|m2%G)m2Bd4G!2$pis[34$+'Bf52BcTX4]VPR6Gt256wPf)*H<rr!!RQ3/P`t6#^^PZ`YbM1s]C}/!C)0g",
"!(yfc!(}[J!(y)x2('&W!!$<0*B=(j*C&Y$*Cb#}*G.^@-+r<z.WRf:`^i4|8tcc5-7F:J@aI1/sXDR</T{^X40FFXsU|ZR",
"!:_Zg/Pu#qS(WTL!D.]:0s/DY3!BH)sZNxf/u]<ZsU|ZP10fzR7DU].2kRy0!(x_k3]}Zt3`U+p#:bcs3{=1gTYKRT!(xdt",
"%6{8.'mRF1V6R5}VZ!WxV6mtG!D._@sh46@0|-&0!$ir+!{#c/!]bSA_^Tr4!26HB2U9#f#x_t/]aCk<8nVC#2(FGj`4;78",
"3J&81Vvw7{2dT2U8dUaV$|ZJA*C/`a$.'hS%8=/j$y`=!!25]Y<aBt-a0xAwaWtj@9M:'z$7;-3av=$H!jdZ07<Ckp<C4G)",
"Vvwwk2G.YK$_Wr_b5zAM;8+p3$;=/S]`RLh.JJ%c0Lj{}!.2G46VJ(@!.nx8#:f!w!g-2A#xuVz;NkI;7<Y788a{L.7%srH",
"Vw6.T0LKwR!`hZ*6iFa&L&vZ(+_XaZ4YxM0!]bSf!2#_:V<J,W7Ju;#;FRRr8H.8I-W.sy!'5LWNrfu,cgvP`#al$7V8vk@",
"1QB(K!2@j8VtLNlfDgT[PQ4PY*CLx*&'|F]&TXWu;.m5+'.5/H!%5KK!an9K740ps'Md}ZVv'2v2j8K{)((^F!2#fM+(y^d",
"!)%im.yL9{!(zWI4t;)k$]T;w&8=(),$t8nXP8j{+zyYP!'kBp!!$UT%SST[V708W,4Kt1i:k5YsV+-'!Cn^p/uypRsnXg'",
"lgbQ5m(#WplLjhYsZU1M6;W6zm+](]fDp/s/Ul{GNTFUBi[F4)2F9#Vmg@]37s*If8,y]Csp.CI!2#fbV74d}7.[Gq!lIgd",
"0U5a{!)AYFp!!P!$q5bw8-M-]spVQ[!2#fg7M,m_9G&9B9g(R68-X&JspjJD!&G8u!!_k;!'%uX!!$ZQ$tuFV/jYaS/QA)}",
"'TidHrVU[2'I],+8.=bfsqHrK8_hCv!)g#N!40x$7l&$a=%#fnV9bqt1Ch$&2FMVH!=tNr*)bjA6h)A{!33%A2.pSj!-kck",
"#Z/2uV6vjg${ln{V7.9;+!.7G75+d_G.iZN6VMUc1vz's&n-(j6|;y66p-r'!&dH:!(4GR)(&#l@wkX/ZH{BB%8`*]!25g-",
"!2@j<77-&xAVKTq#[T+(!2@j@!)6%F!=`ZBAaIkX!25h4!25gDBdS[U**u@<!25gFC%qf[Vw5{L=,((DC:zz0*)_lBNU.!0",
"8(`lm#YXubCP7Fw$udS#-!`-T*B:iM&1uA/6tk4[7#G&0#C-yIV7}pHr:6Xi!2#c1#,qqJ6x($,A{Y=m6VM0Y9A/`5QM$n0",
"&%,&,,;3@AA75m3rY*]%L'K-v&mkH3NrPY,C}I_Y*f%i6$:!Zx(+,@=!]bSQV6mvnV7.sF+!77F+}K!H#h$Ah*`m/)T%r.8",
"!!KUX!)17y!]_Qu740$Y74uV$!B<dU/QuGMZQ@=I+fU_{/S:BN$)0c_!5,r78Py}]*`z]q77}]#NT,C0!#H39HQ|3'6{(zq",
"WV||UHQs3kNT`Q;9_6}}R,pcL7f@B+@.$m[6WqVN$XMid$4`)<#zaau$WCCT*C8h}#AqJP$SUtS8PAf{<`Lzd+dx'z7BI<2",
"!%5W-8PAmLbkwd;!L@AJIQ&c<V72'[74yWTI^Ucz!2#ZK!C((D749Ab!Bz]vstC*9-;#WaI]IJ1!26]F$4`.r/PQlIW3`0T",
"75_QJ-VQ-ds[^bV-xs#S.453}+|YA&a2WRL&qV(.)I,*;)r3-k*D{u]!2s0K!C:4LsV%}1sXssqsnwlB1vp|#!=aPLP1n-;",
"Vw61r/PTd;/8'0-7v60;[`:iQ7Z`XzNs(^:8|hP;#|F}f335F|/n}_NDh(3bmj)0&%Q%)D%THHW!5,r$V9S2Xp],f=6z@jt",
"${f&8PQ`@PM|Z.y!)<'41Q7Y].5F$K.Ss@r)rL&lU@Kg]'m2n<+][PK7SM}V/@{vt)g@6!+zy`N!kZ/p,x9gP'jl5ALqWH<",
"2GrMV!M:+b%6{7}'LN2K750-UsVVFp1!&=`'z9tW*BBmX!4%N0!3xt.!25g2Mc.=U##J=V=/k[n74&3r$tv,p6tduT*`x)7",
"75T!g/1]U#sV2hr40(k2$7c==!`H2n6^x<ssVH$26x`ZF7Tr*C&R*Bm6tk:R]gY=p]`3(B6Yd{K/PfJ4]fgd;'+T-z!]bSA",
"cgA'V!2$UaV<Mbj.46')+}U|8a3:da)*l0A*)`d_6`L{4+/xXa!$dHk#iwi1QllW[#,zwT#*4V`!AW)%P1wt3)*M!Q*B;C;",
"VrIh_)Y.I{*C/`+2u2.0#(xMH$9%**7|H!=!{2:2Q/a20'h17D78ukYsVf/|GU_TxP1p!l7scV;$7s30sV;mU748.%Mp*}C",
"!}f8nsV&y;!{0jG6aD|3+=B=_(A'kbV497yN..Nj!)*B+/%a/)NN]vA+{=jWj40jjNkf]M/P_6*5z+:9<a+7/#x(:L!Dj3l",
"75$G{!D_6wC4C:Xp!#n,2-GhI5wntn$VUS*1h&pR-<;XN+(iS3ZNzzb/PYiW$xwa7`^+y[)g*=9RK%z=/.f1G!ljrc!2@j-",
"R+gqa4C_'#R+[X=#aUJI/U+X1RJ*|Z5%4cSt8,lY/|x<F.SL5w8VB-pZH{<;QM5!j<qJ!{ZP8Q(/PP^+7&xz[C8Q`g#(p4a",
"!]hiz(2V[&!Cm=7*IF-KQ7gwD5!uqkc3)G*01pnA=x6ijU_aV19yYRg!!nkS#x#cy<3Mqv!{(]8!=Ahy-^]T8!2$fWV6xUG",
"7,a1}4P.7.761l/WX,:U8q35[,#CFv7VWca,;FIZ!=|#y!{#c;9.Z/j!=qzM'mRF1(KLjX*DTX{@k36i*cF_2+B;Cj*FQ7<",
"*)a!S6`u7<8m^M25%_!C6u00/PPylt7bl!97:Q1$QM*$u(Xl|F6t{JYQMzyQ7T4`gK*m%0!A2b'7Saz)&R=jA(/.YmV8qaj",
"VAaI;j6}1Q8Bd)!%xir66{GHz]H+pf!Sv,gM0r7Mz]&PQnby4-;mMG0:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nU'|3[",
"&PL{=(hA#7)F@aV]d/K3$9:(#&yB@YCpbyP(+0@K!@'rA$7XLP@G[xHCp9_K&mtwB!@+#F$Cy=XFTfNUCnqDG%SZPP67t/<",
"JGU^_CnS0C$V_1Y!@,!d$Gx;pPT_3lCn*t=#:Dhg!@,Vv$I]I|UahhyCm`Y9!!+@t!^K7+$KAV-ZnrF-]%[Q2CmV`<*BxHM",
"(KdqZ#=8U*CqUZ[*Bd7h+,F!W)2C;P)*u<_NUV;S*(P-Z6Z%24,^:$S+aGdp,{7rp#@J1X-tv3|.rF_Y.4rUY#|:S].qrV&",
"!@(vY$:h;!+=ups#{r:Y-VM}j-tl*h&F<qI0j`,{!@)5i$;d+6.5<C+%X*6f/PPi}!@(_W6Y2#`))4Av%W_za.45Ah!@(*F",
"$8;pi#y*a]%W6`],wywR!@+VT/.R%d%VwLY!@-Wl];21;#_:`_#_Z<i#|1zd]f{%%!!TRX!!^}62cWaq4zp:!4zwW3!=|['",
"*B:y%*`d,*(+'5}]FnRh&FA2K8pi|(7qbNH6VI*D74'AH6tg9H#^h;9'/=0<'57JM6^KKl74m#C!&wS/<H0^l!'%qu(3m|;",
"!^Dc`!'6-w!gG.)=zh:V7=-mX8t,2;1lqf27r`8:!#9zD]F{]]77VA)'3}(@(8Z!C<Cghl!()Xt!(2kH(+98H!_-3t!(Gv{",
"%tP+Z)-9<`@<Sbv3B7!H@YP&9A!I]v!(f.M%t];b'q=9d@V{8a'v4,Z's%6y(1x*w#7cf2DNV8zDX*hKDs]268;}]4(hkW5",
"V5sBH,FmSb!)2It6D5h=Bq`P)!QCMj$A[7j)(1f;H,n23FhTq4%}Fcw&zJ}B!)Gj,.!H6t9-|Wa#cH=l.<t#.!)9n_:I8.w",
"7SF5a(7j:-CrpAGW!FLM&!k/9&{nvQ!,)!V2+&ig/1-_MV5t'^=Jacf#wxl#V5t*j3.RR`6f-/7<V4#m$VW(t!)9i[^arc<",
"'{{2Y'4-F1C.CY[2c]nY]JX2r1n$RI!]_k';['AK=J`&13}{#i85;T8cgHPA!!&9]!!$M#!]_W$:6^fu7#:tx*ja#C7LY<U",
";dPHmk0aTV+G:gt]Hy&C9Cvs0CGtQAGF5H9$N).B!#b:5T&(]G:A)=fcIbLP%4;.#:*yAx.5#,b.n4$b/.S/:.4T=:/.S'F",
".qh76CmVPxp`+^R!i0.':LI@T;A`%Tp`/*h!,<k+!=AVF!)rkYK_3&)s]vA:/Lq7)#GX3z!90[L!]_q+91W2TsZLm<0+NLF",
"!)'Z.]Fxy]:'F[30.(&[0LC#c#:bcs0h,iQ]HS^f:/x:TXswGl!!+%!!!$W*.I2k}!)'@@bkDZ-!]cV<!2%Lv%;RS174r0P",
"+07tpYR%/'Il.[)!!v7H#:;d|%SW2P.*!]2$c-3c#=&Ms.SPUW7s*It#:Yd76uMK{7t-p[0LN_C6VJ5l6w(Kf!bh]Y#_*0z",
"Gd2#M!t,m(%X^(D/mp;V1mwF'!2@ja!Cm(J*F(y)*th|}+CD17NTQJx:-krZ9'61+85D4;*w3a^f=;tl77y,T.&Xw(!(zCB",
"NU%|R<IuRycIcn9%j[=`7L95@b.,)Hgw|H+f}RAX6yW^f87GV[aH])K&WQ/hZN/wu!D%S:0TC|T0TdhP0UN6v$7wgKh76#k",
"hVU*bgz`70NrkcHhtquzi42<[hY=9LNTWgJ!u;d(8+TrIsm^$.#C_j(sZL__!]_^77kJwBNL.29!&,aA!=AQ.!)#U&7jg2-",
"#cUZ*6}cI;8}/.J33i%,#aV-nG^S8ikmQsy7x^=G]Gi03:a{,q!8p3T!!$i{!!$F}!!$Rv43wFbB(uKT]GQ3|9W<FH7!rYt",
"B@5!=!3IR$!)2/#9s{y2C0y^WCP7G$CmVQ&c*[p(<B.blkm:DP@x,p-m*].sRh8AF.I1jq]HpQS*y|PD8]'5g6^t}|6xSB}",
"-L5PP!*-PY]Gt)P9b5{LVi=D!:'YhR<<yVZc*r/Y!)yA=!)x-pI{($ZRJW_HV6xHQ,/]JSHb%mVI-p1j!BvJ1!*kq]!)2P%",
"7<pl)<zWj]_V-mJIz`34J:3K7!*2cZ*dg:(r3yDf!b'nr6tp)27ml;^Jx0si/5UCC!!$=/$7:)F*aB^Rs0ubN!$yv0!=AHy",
"!)|_S8pn[GK6zXcs6_PW!&|+:*VC&l!)Qc(!)pH9LS<f$Lq^5:!!$S7!!$I8!!%-9!!$=6:vUtf!$ppR!!%,&!!$Cl!!$Cm",
"!!%,'!!$Gp!!%7d!!%,v!!&*p!!$zD!!$fx!=AqcPnL#M*VBfF!)a8v!*Il!!*4a}!)C/v!)HA;!*Is$9&h=U9ZndB)U*[m",
"!]_Y=8)qfY#,dQW!!$=;!!$;s!!%A(74)%3*VBWX!)WCz#JAvzV7/&2*7$}Z9Cw}Jcja@ZP*iuG7aT_[,:4;_*${_,9qHHr",
",:qdfhwQPD]G&(]7&m5YPLQ:yBy23f6vcUUF2!V:]Gakw7D6G^c_#@L]Fy1a@D0c7:_GI,9F2c2]H}YN:K&8H:_;B+F;3Iv",
"!)/X(!%0&581$wp+S<^J!(}<@88RpxcH{#U;'s9g1*|}C'jfw$RiT2H#,gn#!%D2h!z|wL!s`-a!$Z9W7s*J&!!#/C",
};
static const char bitnet__spv_carry[][96] = {
"!^'LF!=4:Pzz=(&!!qV5!!!'29-qXr{&LBiJBhp!2iXm@!]s'681=UtC<`$I!!C,V<%.y%#Z#z3#dTi'$Bri%$&Mq<Cn*t=",
"#:Dg0!=}**$75}4!@'rA6u)Z%6|G|t$AB1@;p(X/=!!&(#Yvg/#x@w1$7i*3CnqAF%SZNC$8+U)#GpjACnS0C$u)A4!^HU4",
"$B62@@G[W<Cn3}A#Ylx7!^I,G$Cy=MFTf-KCmjc;!=SQF!^IaX/.U/C$!g8y#;)sf];5:{#[)bB#[A-K#ZXYB#ZipG#c6k4",
"4@L6y$Bf]@'W}GW#[2[=#[U9I#[,zD68b3(@<2gyCpbyP'jq2S(s//L(s&,L'lK%L@[p'}Cq$/S(glQY)p+MP(5GvJ(idVS",
"!`H'!CqACV)chn`*l'kS$^F5t#]XL{#]9:a#]l`h$W2|G!]]S-,x&gT%vR]P&n,%[(M,i&%uKmX&n#%]'2'R%I%s[p#xU9Z",
"-:Luw,:3IV/2.&d/PFNb%Xh5}0LAsh0.$lh9l2v1!@mXn&R1+a/7w:c&pNhs/7vMJ'/lrW6`u8S)(-!z.[K&#3%%6a.v.[z",
".uw!(.WXx+(/=ppN1}!GMmQ-vdc6'd(iGIy)**3}!^%JF!Gk'%!$V8|!$b+V0T(;#*D=Na!^7QF)I5yD!#;K2!@xi;/q(qr",
"/s3AY/t&*62,I<9)IJyB!#;<*!@x[9.UlPk.WP]S.X|m46;.GD-x+h[-Yk`8-:MTd!%<i;-:8Zl*%(hg,aD8:+}i2}+%&7H",
"*`n!g*cbvz!]^Nj#::fn!$}x`.VJ+P.u'Pr,#a{n+%.@*+=L4r!^bw^:I6|R!&m18!&wAx1.20|!&&aK2,+*C!$$N9!]^yY",
"4@lHC#wwj1!!,9i+=C'c,;N72!]_9(!(<3.5=Khc-W^_W2P5B*!([D)!&mK|/Q&i.0nQP!#`FSh(1w|K=zhx0!ClG9*Cv/z",
"'8L^s'nnmx!%Rnr!*@f(+]a0b@[f!KDjfzj#=&Gq;'t{y6u/7'6ty%-C4$n^+CK)t2(/Kh-tpBy!#[B{%44C<!,B{-5{Z2W",
"7_wd&!.9:W6u3#%!.9:l7rWZ5Gmd`T'xL[L-8_[&.@MjG!$m=47SGT8!&b/'",
};
static const char bitnet__spv_choose[][96] = {
"!^'L*z{)i6!!+1&$VU95!B)*%!=I1$<iYdcJ#aNk1*wM)!bjNnI=.,FHA{Y*#*fnc<%%s$#Yvq0$C1|(#f/c:#B}vt!@'^9",
"$@zA-:Tl-*Cm`Y9!{'Z'!zz=*@:lrlCn=$A#Ybm5$b!j<$&8S:$udR8Cn]3C$t|9=!@'n@6V_J%1P<BG#c0b6#cU^+#ZK<5",
"#ZUH7$8;f;&yB,RCp'RI&17bD!@'rA$7XLI;p(s7Cn]6D6^Mi:CnI.H!)'|[%44D##Ybr@!@+;N7$;%7I(,liCmj`:!@)&;",
"]:CdtCmVS8!^AZuCPB]FC1%SG'LJm|'LS-A!FGh&!@*h@4@YM1$BfV=%#JNL@ZsLu#_U%j#[2[=#[U9I#[,zD#[[QP$a&L7",
"!]]S-)QW5R%r%H9&n+^P'0`0g9mCa4!G7q)'jg@d!!+YLBqZSM!!+]S)(#hh'.+;P'1QzZ'1Qzb5x5,Y%WKjd!A$H8%5vSh",
",z3M*,{Ch*,znWs+%K@v#]aWT/1)#udgrM+-7v47!av%]/1(D`%8`$h.V*vQ6yI!I%v]0*'1+<'C.CX2g]/#u/vZM,6vK)_",
"0LBhu!D$gk)($Im!Bgu^st<p<,_-ma,_#7/91PIY02q2Q!#;A.!@x_3+#^_R!#;G_+_:XQ+|ZC3.5pk1,[:0)0wqwT2F:`n",
"10IX;2K0b@3`U(76<#H}5|BZM1/u9F0P$FF*H#.=!&c0s*B<*h!'$c$!!!1X6VZxB*g0(s0pk9[!]_)|$VVKB!!,9J*`dqc",
"10S_f!]_6$1I@.X!'KV'5=.&75]TX)+{*VJ!^9]n=_l5u!#)Tf!'`-)!zzjm*B=lj1h/Tm=dW'sA7&|<!+2)$!,/vs2'{cM",
"C0{@P!+21N5^;)C!hX;z!]`hS'jj:D!,/%dB_Q'W,YfgK!a:t1!B*#A$tv!N8<+zb=bLB_#{{FT=aX)q!@n#j)2bjz#Z_fZ",
")gJ6=(irar*F2#w!-]_n!Cmh@!.'yx!CmkFC;<yT.b5a,8q.5MDMqd2@Z#s6#:9LLBYvP09M/=[%YvL2IG+*a#:[,`6thy+",
"-vnTv!^0W38m`v,).q{uB`W&l'sIB1*`]vf%qr]}*BfDn!,/*[#:Nq6$w^+{%qr]dD.S*PCp0VL,z*b%!]`X2!,1KR#^^LZ",
"BWL!y!_K_<&4l8J/S(]h!abd3+C;p,NT2Cy*G$Xf-`a$U.84/M!Fqdl0Tqtx!&qhm#:;fv;F6_`)G=F9!]`8G!+38;KxMR7",
"!kMPC*a7=uL=ZDZD-uY95ChP_LT)ga%qypg%qr=NFgn;a6tpII7]%1C!=]P<#:<MFLqa$07:WvG98HVM!#pS|%C|]w!)<-6",
"/PYfY%xu6g!.wQq!CpDU!+2(C$8Su)!]hja&S6n)Mnapw.=ZC!.6ukC78+Y|QH|0f=`k*9.@HTd-Ha8sP3zrC!$lx)7SG/-",
"!&b/'",
};
static const char bitnet__spv_delta[][96] = {
"#%jljz{(iR!!+1&$VU95!Z'bM!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'YU@L3!!UTn!!Ti}",
"!!hlx#|Fr.!!TiT!=r|a!!Tf]!!^m%#:9]/#xJ}3!!]].$VU'7#xs97!!]j2%qnNA#y;U;$8gz}4ATZY)-}@#3`^/C!@)@x",
"$<%cQ/3JjD)-V%{2FCf-!@(ig$:@W9*'@y.)--hw1+*;u!@(3U$8[K%).hDT0.-|d!=zcG'.*vv#[Gf@#{K``!!S}9!!UKL",
"!!UHL!!i[R$@(;x5=7]l+FrP05YUkM!@)K&#_dz`6[6&|#a6!{#aA.R$@QgZ6Z'Kv-!j6874/=`!@)i4$==|y3(UIp-#3R<",
"673!H!@)3$$;Zqb-xKNV-!6t3!G%m5$:A!R*([+F,}w`03}{8!$;XkasY[yk3B@'c$-y$9!!Uaq!=sf7!!__7+]VFi#{4nQ",
"!!^UK,wpmr6|2p^6Z}s]0N1=z0jj-C.4,7;#|(FY!!^pT$:`<c5a:!.2.irJ2jjuQ3%!sK0LA}C#|mta!!U#Z!!U[W!!tf$",
"%4G37${d`X!#0q/8m]{+!zzj4#:9w6#yZs@!(r(Y(nq%-$^Ndz!#mXB6z:(<#:c9:!)8#u!{Nq<$v/5S!#:A<!@wj/'N/6y",
"'chvT!#,3L!A&U*!_CY{(,kU4!!+%!#;Uc))H's5@t:6`))hp467*Fh!!Sx#'4uz2%SSM1*&c..]cZ5b*D$.G6]b{4!$tNF",
"1v::)!$}U8BCab/!%*]c;phXF!%3b4auXMC!%<i6$g0ql!%Hp9/cQ9h!%Rv;/cYSP6xBs)6Gh--#::f`=zgxKBx`/S.5v%Z",
"/2lgI{8tYw/R3^a/pK3S0/i-N'8Jc&'sI!D(,9K+F+bNq0jb.j7qa[{!!+Y47qa]g2'{Vw*&c6QBq])z;cSIjH}fr0FI2&)",
"@:)DvKV:m;+(jZ|8PAX'6th)a81$Tg7SI_n6VMAk)XAC[!#=TY!@zu=XN#[3!#@Fv!(u0R<JUDv!!4`P!2h`p!2haS!2hkW",
"&n%Rr6^_X[81P5fKc^!3+=Da%&&r0h&{Z_K'5tr'%ynWi'A*Rw(RNR2%y%Vj1Q/w)(2$$HGK2&+M'PRR7CKG<8#2aA0jfJZ",
"MvK.=X_*MHM|1lYXZr'%!2h`INr=L'P-,P_9<(^-N@WFg&#r/f&|uZ[%y}BZ'@tNx6_<%a*C0]F!4`z(!2hjv(8Hb{!d.TX",
"!2hkU'9RA/6^ia[)/nauSAN5K:I6PaS]F`R!2hj{)5D6.UXc{Z:I6PiUt[Ha!4`z.!3|%.7),9[WC5n-Wq+b+*T{'`!3nA.",
"#:;i_&vB]!5YN.N7qhA/!2i*g!2i056VHz.!!&FrXSW$u+MX/u-7Cs:$txR_!2i4a$;:PX$;:YuXQ5^b%T7f6!%gIl4G-4R",
"Q8P@}XPI;c+@ah_LbaINPgIH=!$X(Q%qqXR+@v!hLc!gUPgINA,YTn5!]c12*B<-C!2iN=!!![m#w|XQ.S_K+(wS(f!'5X4",
"+G3xv!'-Ax11yBZ!3z(u!ByWU!B*/FsV!J_(n^_a!'ij#7Y$'3'.*wL!2i36!=shu!(zQI5=$ZT_u(@s5x4:$4=lZL)c^U)",
"5x;x[0jfJf@,SbW'Is'<hx%}0%Zj8+7t6&m77V@f!#*!t##VfqhqRU!$!&7'!!!}}748.D5yF0xGFhk<#:9LLXSV}t782uz",
"2.uxUGkP4Hq%9aF!rMai!]bq5r9kQJ6tqKJ$dtdq.4-Dc'jfv}q|39g!]hij(-pS3(iu3b*D^`5#,4]UT[F3-#Y]{F+|XIB",
"$!N%=Qtl0Q!2i3:.PtB32cZ}W%42'uMQV]RS}uQ8T==a:sYP)@!.GTq!z|Zp!Bx_[3`T@X,wpZ2#wv]r-9xUQ!3!x+sY9xm",
"sYP)3sYc57!8*Y0/RRuLNT:RB(YqRI7UZyb6YYv+/@rz=Nt4BhXPC|c9kM]csV6dX%;-&#U,TS6P2%5S6wYl/#_*i<q%9n8",
"!)4#TVGmzXsZLZzY0a+&-r65/%GCDCW&L0:XPJ0h(T:q&/P]T:NsHG3sZ'NX57WXI4x=,[.J6fzsXjKI*)a!z6Ziql*}xvP",
"0TPS0Y-F1b0|sS2!$ir2!{#z6!]bjI_!vu9!2|vJ:X$S!#xiz0_:{=C!!wl0#@'Zq#Y_N[<Qy4B&r![w!Gqb<9#[ZIY00{F",
".;bD6+{gir`Snc=#]CdxCw+Mg!2k%wXR8DTFQ1!{Y-dI0Y0.cU7qrbm$V|4P!!$Ab,wsQN9s_k5:[5+LY07nL2NK6T:hJQk",
"$:!nw#xR2U*C8h{:J+4V]%Rhr+5K|Q3%I}Uati+i;X1IIY0T2a2yBG_bUV/y<-^$F<sKv^Y01CK2yVZh=*`lpcS2^b@/fFS",
"Y050c3L=nbd1#T2@d&JWA=+%ZY056j3L={kdn)1<B!h.`Bf:6[Y04tc2PCJfB{kB8C;KqlD#U_`XR/mnXPG`/3w6Y,fkqi=",
"8_@$b!JwaV%47b=!]c0N!2}.l7|T@@Z'_@PNTPV)6u/1GY0Lt[0LKwi!`hZA6j%+233TZ<+_XaZ/.Q`&!]bjm!2i/RXU`(f",
":B/09_7-9r77zj97xZlV#x%%'6VJ1wZGMKd$txRQ*a&qc%XRQV'YIJt!Cl6|*CMsv&(Qgb&TXQs;.m5+'.5/H!%5KY!an9K",
"740ps'Md}ZY/:x}2j8K{)((uM!2i5c+(z+s!(A{(!&;D{$VW/R4FKTS/Q9!g%TwLdXPFnT,0:s]lmTuf4zp105:-CU5xyB^",
"!2i3xXPLL19)c.nqYQ;ssV+0)%8lQ(qwwCi$qs,}8.+Ucsq3xbrtl3Y7xI/5sqI.f!8*[L!CmsVAf-:I7/v!w7XlcX!Y{NX",
"=GC:d!)B$Ssqp2=3}wPs!2i5V,C5dD!!8dA!&nl-$tuF_/kL7d/QAD)'Tj!Qu.+hCsV&/y$#&*=6_1`2!)tU^!)B6Yujh%A",
"p$NtrgzL=2um6#4v-SKaun0|dsZV*jsZLt/$vcXz/l<mv/R359!)BNGwc_tN!Gyq2Q.fFw/|xmH$7Cal%zwXDY0`qZ$P-h+",
"/f}=@#%Y(Z#_(ccZ'j$z$#;md]d%VW6tkm9!4$}%8=rRV!z|+;8<MVHZF#6R+#]+<,ZlCQ!a:t1!`H&@'jlMFRIyD382P<c",
"#Z-(n!9w,)9<cjQ*CCmD*CCl{!2|[K%-u6V)FG+M!]hii'mRF1(KM$`*DTZ+*)a!I6flPx$)c8I7V;lN[$rlSTCfyF7sI4y",
"g=b|r.SJ-Y'*M<]SH1GAXP'b-(/Ty%$90Pl*BBcZC1%}r(m`3f+#qw!/RHm^&$WJp#yH)I7Zh@`6tj@rNTHxyYKv$c6uNR5",
"#C.&AY0/g#+z}J`%6S]57y=9(H&DTgY0Ldk.Ah`@+|:,|75@7u.6GVZ+}U|8ZHTm=)*l0A/PL)b!L5Xl!{y86HmH@*!!8Q9",
"NT;Bx=B3(*/VM_502Q`U4!()K!(z/j13ZuC+&]`w/U2^z7&RSg!+hWK!)F(T2S<WcNUZ:^I-tQ[J/_AsXP*`q+Kr{B74WCa",
"P2%B8!Cl@V!8*Z+/urZ(!L]Am,Ih<8#jizt`U!qq'0t71+}`5N+`dkv*FxS(01VXiR=QVQP2*l,:[pfcrY(&U!MYKl!))t9",
"!*!_!R,7_/rx**{!]bj67(#ACNTFUA2FXJ`!=WK;&=vJ'*CW{:%Gz8M&TXQq-{fpZ/R*aiRJl:_<CITi%&_UKRJ-AgXR))k",
"NT1fI7;5)]YKv-Q/R!k*P1m[B&d.@@'25dwZg:kc-Z|*B#Cb'4sXsq!8`cvC#C90;#+xQx75tYk3B|Ta!M:!g7%hy0/G()-",
":l7<{mlBM!!!!!#!/i-}z])aT<}dZl{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv)d.R_!!hiv#|:h+!!TfS!=ry_",
"!!TbZ!!^j##0'{&3}r1s!@)X!$<k0X(mN9]3%!y:!@)/r$;Q=H-Xg+:(m$kx1gfR&!@(X`$9l21(K]9&(lYQt0LL)m!@($N",
"$8*&y#<SIm#}`Nk!(p&x10g|q'LI#^4ck=J4FW:J5%=VM+(^I/5wsuV!@)b,$=+[j2I9Q^+(51,4]P@;4zmJ9#ND2L6VH$s",
"!3*[%$@Pd|5=a$t,a`997qkSU!@)K*$<C<j01W2^,a$q35:6a9!@(sv$:_1T+%MBH,`YV/3}{8%!@(<d!(yil6x9-l,`1:$",
"-8#:<-VX(7*}x2-7r(*Z/PFMD0.V$C0LL$B<sLBFzzm!v'5a}K'5BQN'4x5K'5.CN6^AF&%rD4f'.AB&'57JT6^KKu6uP,I",
"F-3BzF5z*;FR9G8:UJR=N9.yX2lat^G-K}[*(ilJ!!=gs!(;ga!(GnF!(R!K&n%Nb6^_X]Y23!IXMj-{'8Jc&JC`Fk;8s;+",
"!))t1!)9^H!*6BTG+b+8Lg1HP7CA@;7&-;;M4Xrx7ap^YM^fb*!2hazXZg|6<U.<]!R,jL:;d_R%44_RNy9L&P2t8W7bKMS",
";.N^^/5}*2!2hkS(8Fx=!bh[J)(%n@S$0,I:I6P`S=(VPSp%l[!2hjd@+}_^(h/W11lw*i5:-CtLS5&<LqT/9-VMn2LqT/5",
"PI3(U'.-(Q,,51H&AFU.Q63=B!%zX2!!$IB%V*1j+@u{fLDWSRPI+D@!+6dc!!$J/!]_r79[b&=;k#k_8L,;Mq]*}S!+$Wv",
"<sLR=Y3rsS7|}d#!!]S+-@)3LsV*$^;vQRu;FS&6=9_nAG'p*'*}w|0!'P4v;vQ:vS=&F/ljKpA!)AI@74yzA;vQ7*lKxxn",
"!*Y;`9-|z:+Z!ST!*Y;c!!$`-!]_VF77-3#;vQFqsZQ}qsZR].sZR`06z/^A;vQ1}6tpj';vQ0k&WR!5!*Y;[&PNr7sX=;y",
"sXSJ}*cCq[9f^7zS]S#PNT;0!;X24):KX]QY2G9aHp2HXY2<TB#,z{:Y2:Mv:a]w97V-y*:-ak2(S,z4Y2[{L7cR/C*HRk(",
"XPFYR1Fi,W1(J^n79auII$v}`zzI(!9Ff'7G^=&c+]VyM#aS-Y7#N#;%;($y8+-V5::faDU^UxK:-WfGKf0=g!$d_a$VW/$",
"%SWCU!3);:+p$KF#=&MQ.SPl_6v.+qP1ru;$7Jwt)FB+X+G(Yr763!U*Bn=J!4aML6]p;M12c4(!^Nz`!3#(5/g[[91/MAg",
"!2|iF*fh!/+'CXm.4@3|+}`&:`V(xm*'hRF!%k&g!!$_3!!$T8#YZ|B!3);[NTa}Q<&Aw=2'z[T+dYqu7WMC[.b60asZTa`",
"sZL|p&&Yg8l+,kX05&lQNUT[v!,&zG!=AUS!)J7F_V-0#S(aR2!2{Im#x-$5sV+6$7X2Zi7X2fP78ssuhx0.&%N#Aq8,ZVT",
"sncf88#Wp^!v`]A8,ncVsnwsU2sD+N/Pb:,!)AV*nBC3snF:z7n}x4pnF&CGY1yH|D!7u.7i+1{8V{1AVqMsvh9j4IG'l7W",
"kP1H:!-VBQ!06l$!*2L7!-VFR88)ps!$<-96th<nRhW}7GR^7*H5gclY4`8T8<g*BHNwTZh9t:86f3YQ!$<-/!!$sfBy+N*",
"CPWC<;S3xdI@A1iY0Ldn+.$y=BPpLb76B,_P2'l'!Cl/Q,.9k0$9Ss!3BCqAJ!-W{MmPMXR,kvA8iCcZJw]9Q:P&Knn'Rsa",
"mg3#FT%Si5([Cw%!(|g.JZgPyljKpIY1f=7FwiTv!$)})8m_x8Y2h1cCW=BwiVbcU!:A)JNrbX^#+hs]!#R:y&&mwP!M0sv",
"7%^s/7*^ig!!!!!",
};
static const char bitnet__spv_embed[][96] = {
"!^'L6!=4:Pzz=(&!!qV5!KJdc!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<!!SP2",
"!!S]7&uZC,#]MU<4@VAz$B[Y@'v<TY#[;b@#[_AJ#[_<J8Qx/5!!hRr$9nym(TyxaCpw)R(glTS!@(%G$8,mW#Gq*K!!UKR",
"#zC@J!Iz/|&8fF_$9X@!Cr2u^,Y[mt!@(`Z$:&)x)2XIlCqi^Z/Tuaz+]VBX+ztLl,:3Vn.SJDy!@(|Y$:{B}+{=sr#@,!V",
"-79$n!@(HH6XJ9I&n6!c#=adR+z}YX!@'q5$7U*RFIY@[#=8JM*`d2a!@+VL/.QkU#<y5J!@-Wl];1x-#^T1W#^rVY77VW8",
"!'-#:.WDj{(/h-H$yV*d/PPg*0MRTd/n}Jd0pM'-#Z,t2#_fX1$Y,tn!]]S-2fcw{%x@pb%Sq%d!#FfI!#P*5%r7b9&nU*x",
"'43`R!=4%)%42(['4Gr4'2usf{9S(,'.*ca'3J5m!=4%.'4(^q#ZMG(!#mgt%;6884!(dc$^Y,8'lK&*(-!3((,kHv(KIi5",
"!f;%,74&g4g].im)H%]R)fc;<!^%CCs^`W)!$`AR!$jR('.AH=(0(A*2hA;,7;q22f}Qls+_[+L$VpxIdc6Kq,;vXa,[W]T",
"%T^mUsU}<2'/[96'4x5B'57JG(2g+Q+#|ZY.[|Vs%zFl<&wL#$'66|'%x^l9'p7VY(2AiP$:jDV!%g%r07C!c/5UBh9L:0N",
"!!+Z4!&'8P9L:0m!%])/&X%`jzz@ii!!+(!6tgDK.qj&8NT32-!'^u%6zPF+3bVV!!{7GC7!`Kf=Fz$M'22a@%y))R(Pbsk",
"%y!-]&n$${9rUqK4d$]8CW+)ACuGtA5[0m$6`u8S)(.Z1DsU@!(gnqpDWw;aDs]26:U5D;;'u4h7SF)]@C#f[4_4sqG*19@",
"G35]0GN5d;:UhfBK#ftIdpv.+7$Zm]HmB&$I|G*d%Ul;b7B+td!$mtG8ma`F*b+!F/8@0c!]a:cF*r3'%;,f)!$7JZ${mZ]",
"FVKr7)I4D]785'`!$_sY!(y<L!.:/rI}|Kr*`n1G1Mu-H,=yTj!ifWi-!`-T*BPuB!`I:h!!&(c!B)yi#:=Pr1g`)y6{UNT",
"NShHT-#Rs<*Bd%C(N<`U*B:hgFLbq-/na@N-7/dl*BpL4!#fM!)FBq3.T2Tx$7i+S5z^b/+&agf2FMV#!=a&`*HBX+!&cF.",
"/P`*Z'QR3uI}|}5.AhF6-8si-(V_.G!$mzI7SH1M*)_lBK=j/T74*.b;cp2AL4,)m!]a;$!.:..!#R;!%44DB!.:73NPYJH",
"8@_MBD4qf;.:RNX.Si8p&1jmWI}|Nj18rI|2kyGmP*vKi$twSB##`wx8PCPf$8S,S<%.s-'L[zW!]aF{!]ak=6d6T<7ScWW",
"K{Ls3J%(Z6+NJTxTwi]*RDBCc$tw$k!]a;=!.:.H9wu+&I}d3C'r`u+J!%AN+Q%k09U0})UtU_l6[kx]Ph00U!`H2n#=&Gq",
"!]a:p6u+HZ+=L7p%;&]^;cd|4VTIs9!HCNX!'k.26th1=U8X+9!HMU{:tpA56^G4#;40S$88=#I;(@:);SMYaI}|IZ-XdWi",
"Ww17[(,Yad!]a;B=.)0|I}l2T,-+`w)mhZ^XL*[Y#Z,tw!/.Dj4N1Z!$7A:!(IGJW!]aVm*C/ac!/.)!$7K08YI)c+5,mpu",
"ZGP8Q!B*#A=]M3(!.:7=Fp'5W@IB[4I}n(<7!0pH;n#qbZcQT<3}|gg2BNWa$w^+{%SUA|1J8ky[&+PU$f_ST!{*W3*)bzG",
"Ns|7LI}iFs7*rzqI}|NrPQ0uN8'x=)AVLu<$FSMu+Nk{-BD3h.BS;(t%SQ0w%r7U{$:!uyAVB7BP1cP(%utP_J{kb;!^w65",
"!4M2N)k_7z!/l_gPQ[80Fv9f^C!5@0NrPNH!.X]S#GRzS!&b/'",
};
static const char bitnet__spv_floats[][96] = {
"!^'L.!=4:P!!-;k$VU95!DguA!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@)wl",
"%Xq0a!@0q<&1.];!@((H$85tP#f/wCCn]6D$t|94!@*K3$B62@@G[W;Cn3z@#Ybr6$=}Z,D8KgGCmtg;!]gTA!@+JS$F50W",
"JGU;T#ZsK;$8;f<&yB,R#Z|N;#[A-G#[,zD4=:Pm$B[Y@'v<TY6X+z$#[]n4#[_<J4=Ymt$B[cC(s8{`#[ZvC#[|UM#[iDK",
"4A3}*$76XC*/TSj#]&5I#];iR#zQiQNTrRZ+`a;&#z&&C!!z]3!]]V0!]]SS#!&CR&1`fA(IbG;&5**[%rBb54^%c.!]qV,",
"$7669%5u;D!(pl12Ji]z!#D}]!#9w;!@wbw&pQFKN-wYQ!#'c,!A%{}'lL9mN-mSP!|_K5(K*_u!!+%!(iIA*N.B4I'.+;V",
"82*B|'4(f)#ZMJ52d%9N4G#Nw'4dTny$;@6'LHl2'3{X0'4Z#7C.CX46VH=,4]Pd'dj+HQf}Qyw!(pDb!#9wT!@w7#!#<7y",
"))fc_!(qnR(Qi34!&NSg6[!F{!&dB!!&lh(!&vn2!'#uG!',{&!'6%V!'A+Y!'K1U!'U7Z3B5J_6tf=b7qkm#!'sLY!'|]]",
"'3.bzJC.%]!Gw2I4cc3C:R$4u9L9j&5b6[d8PA#T8m_/V:I7d]zzBM@)-j/_;*B*n:I6Ny;F;}%:I6Nx!'K1{!'U7Y!'_=[",
"!,`^5C0y!-8m]zj!g1^7%zFl<&wL#$/WBz6!$-UD!(qyf+dRMc#B7SQ)Fk_U!#<l+!@z/(=_lD0=gd*N@&qY':S[=,74*!;",
"9j]qF:*zzGD5`i17!av4B!b]rC2^_/&=W2n7@2ZQ!$m728maF;#C+R0&mwVv!!K}+6thHnHc9{2+'1pc6ty%x6y].HC4%Lr",
"+bWVx<`Lm,1gyHh#Y[{V!,BwR!,Db-1jUSF6zGJ}C6'4=A{9<qDrLI+3'jY&(nhp`!'sq#${q_v!,C|z4`D-77wkC1!^'a)",
"$VX:Y!_B38!,Bv2C47'1*`n+D6JffID/:fPYgU5=-!`-T*BPuB%`lY8!3Gld+!2^k1+3-h!_Mkl!,Bzl$ZYYqC5*@!!c)bw",
"!(ghY74(:%8'1mW74aJ*,*<%3-Va{X[$[A}Vr.yl!]`^k-@7rG%qpA7NL/Xx[AzpQ3}{#M7&3+%0LVMl!B)yiN-rW;1g[2y",
"6{_UUK<;7S-)Yx}*Bd%C!-+<U!ClDi*ByTk$F;nq$x|I62M<7g0.(*q.SJ-T%GGn&!'5VZ).|2n!.dZ14d_,y6b_k96wPg'",
"GG3A,,:6nt!48CL+!2^n/PYZPCqKL`+259;/PYY_DqPp(7,a+{7FfFc7,k1|cIDgJ#wz2=!,c<!D7[A*%;,kxA^9S*#:ll-",
"_9aSJ/_-*22kR1H!)*-8!)#:}7,ud/7FySf7-!@!d);<J6VIc/89tmI!Cqr:*FdC/!,BtpC4;JZNTpx)^@r]%6b]amU7R&-",
"6@_cK/qPwA!)HP/.SM%z$VXrn!.+8`C6#HfC46WT!a.b-bjBGpD0sdZdJF:i!3Ic}#xFL[dc5r3!.Im`-v++TD4Z,3dyYrQ",
"!^)!p'P37/(-$;-*DJSW-4ZBi,!YvlsYwD$$@,&p,V{{l,7_'2+%{ll/f$MxD3r[-*w<WYQWbC9#h_q$ZImu)PQ9qDD3@kH",
".45L[.S|GtsW/F%6u;G<Bh:_sD3^Rq!)C3|@y;zD`S*xS8Q@j=D<+B06w'Xha3Y7)7h]Bg%=uh[Ab$fvPQ'mI$(gJ;@Z',F",
"9(R%^K=VSz.M:r9.Si8p%rB]Y;lf$v$t}Q]-9[GlhdL'=!$m=47SGT8*)_lBDT%7,74)QN;cp2AH}x$N!]`^m!,Brm!#R;!",
"%44D6!,B{sK:H$19Ys2:#x'&c6cF'}!_$sS8;C9BD2z15D3LdY6(a0}L4rWy1+=hx7y/0i%4y;zC9W,/1,l7j0LUwfDm4.$",
"F1b:;81/{,3hMv1!({+Y!,Bqz!,w,70LZDl+!C0b;dM-2LSJ2Z3}{;8$xPCa%qrcZ!]`_.6um*d%WKzn#Y]/7D.`)$FnB@x",
"74)aTAGm(F6|7UvD3@As6tp%^D3^[}0LNG7M^{n].;psT$C]:T9v:nf9pG'JG(8%uH)ccsRIz2L$W&,HhY-gr!]`_+3q1sP",
"#:Dqx+0a)3M^_'x5KL;X!*i(F&Q#WU!,CSz#AI/P1+$`*9ycR@PgLqC!]hiW%V:G#&2M5}*Cl+Q6_hYURb$v;'LIs=/PZ|g",
"/WJ/s2H)%d!,aXb,$Kq=S#}H&)FCsj!%#;h!!$@m!&;D{$VW/R4FJv=/Q9!g%TwLdC48Lp,*<v|S`X814zp105:-CU5xyB^",
"!,B{5C4;T[9!$&|jPK:^sV+0)%8lPqjmqa=$npji8,)4Nsn1XMkjg2/7xI/5snFlQ!0<LD!CmrdAf-:I7(4w(7XlcX!Wy.C",
"=GC:d!)AB<lgiPs3}uD0!,B{},C30S!!8dA!&nkv$tuFJ/iIv9/Q@br'Ti@:n%&'wsV$%6$##T76_/,A!)stI!)AVDn`aAu",
"UtS8#M0rM=nc0}}p$MJLnd+{PsZUIUsZLsx$vcXf/j:ML/R2U&!)Am1qYY3(:l7<{,_`m`!!!!#!/i-}z])aT<}dZl{(Nm(",
"B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv#w{{;#d2u3j4|(c3`]r^!$}U/!%*[4!%3b:!%<i:!#cc.!#mj.,:5_s5wi}z",
"!%q+]!$7'5!$B-4-tn2{8m]z*/PG/h%Zx@Rdl71rg]/R'+#^<l0LAj;/PY]CU|4N_'35Xf'5V^F'5`dH'64(N!!$KH&PP.[",
"!&'86!&0@L!&9GQ6zP:K=cd:c6{--M84[d4C2][G<bq219^4Bb9jZdTU|4lIB7:<@:kyR{GLfd}86s3LA][wj9xnZ@Il#-q",
"+MX&r8#63J!1C7d!!$PQ!z}$`NUV:46@$:W74gcC;sDa=)kZYZBy%GdC6]P=M|/X$7;M008C5(6@/(&VNL0.)VqM,a]zzHt",
"WP5tHQ'f4FMP1CHXkKM2!lJ6Q!]bc1!)!b:U{f[V7+;2m^wNN'VZ3:R_;:V+#:F+$8BxjX!)4C_^Y6(|!=AP=!)*2;!)+uq",
"'TI]%!)*DA!)!rq8d4Q+89t^BU|7]17*,IP.&XXl!2|vK*hN,-9y8+L:1_jHNL94*8@v3i!)I0G!!$=;!!$LA!!$;}#wy'v",
"V=J=x8#NA=7J.^tU{c_J7J7fc`h(]5!!$V{+=9Lc)%LUS)a-:Q,-2VxsX46psZ+'=*!HsS]zVzZ!),)GT<sX3<pnA6ncg#]",
"@:,^58%ZY##d*`HQF(9!U}/Sh!'k03$HK^IPnMal$r<;}*a&wd[qQp[!GS-Y!)p^Y9Dg)D96S#bcH|=h]<txU.4,%|@wbUh",
"At^s]PI*!CR$aSL!#6(-74(BiP1rCK!@H*+!)36@77f/R&AM;_!*#21Ql!%{6v4t4IBAKk*pNJ|77}[J.5!H$*a&'g&T[7q",
"R+pf<!,`8f$7K07)FB+X+G(Yr763!U*Bn=J!.()f!Fg^g12`.}!^Nz`!,cuS/^fDU1/MAg!,aXb*fh!.+'CX/.4@3|+}`&:",
"Q*f/U*'hRF!%k&g!!$_3!!$SI#YZ|B!-+@-NTa47<&Aw=2'z[T+dYqu7WMC[.b60asZR'lsZL|W6h,TPd%*d)05&$7NUSq^",
"!,&zG!=AUS!)H^YNL.1L$82D{D2&Z$!^Dq/!D%RC0TCbK0TdhP0UN6v$7wgKd`a/|f!!7YdF,G(NrkI=f=<&rf]]LSf$iIC",
"NTWLA!tK.|8*b;@slkL&#C_i|sZL_V#YZ{20cW#v!!#US",
};
static const char bitnet__spv_gates[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!!'d9-qXr{&LBiD:<tJ3*Lzj!]qI]!)B|rFrst_!!!,@#Dw8)!^0c1!!`f&4{2Q^$9X=g,{Bxq",
"!%fMP-7D*y!^FpP$:4hn)cijc!BfJP,x&zf,!Zkq,]nam###!V-VX*z.S{NW-uJDW!#[Gh!!Tq%!!r3a%4G376[=SL!#2rv",
"/PFsn!zzj4#:9w6!#9z4!@wHs$8zaK'chvT!#,3L!A&,)!_C:r!#p%mzz=F<6VGjh4]P=x%xi;6'54$|5:$:q'4ub*4|Tam",
"&pRF!N-wYQ'/p'bN;us&'N3P`FsWKK'lM(#7kKc4(,k57R%^,c(K+D5]UXY8(iIR^]qL)!))g_`67A)[$^P8='4saV'DN3g",
"'3J6!*lfU[!$tPk+zu!B6tf=b7qkm#!%Hp@0Psgt,_78%%rVm!&sZBV6_2y['1{8D'5%;D'rjW@'0.gI)/0(G1-Kwn:I6NY",
"1+*X<:I6Nx0Qf<a0/4;b*%Q1y/W7=S.U%2y.sDmN/5s`m/R$$Q.t__[+#UJ<+=L4w5Y_Z<!!#fx#:;6#!#n/U3'v#^1L2'v",
"+#|dB+@5|q(Kngh!]_6$#:;N(!(<9)5BS`R+JmI[Cmj]v(Q@w*!]_J{!%+#nH'hP;+}i8c6zn)nH'qtn+{*wU6u88+(IXMF",
".4-<2&qCX{)FB]D6VHz0!]]:K*G$9%&TS9g!%zu0+!2;y.q{Fl/PT2$HgHDZ/TU3z-y;t%!-rCp/TV[I(Q<kM0Q3fP':f^j",
"2G}%&!=k)X-D8./.$JRS!$mgB7Xz/9*)_lBIFrbK*B@f0!-qp]!-^Cs8<^daHfH.6!&)-8HdUV)9.Y/z!.P^p!zzZR6Vp(D",
"2-(N1K7M|s#:9LLHcDjzHfpv)2dT2U8^8QF$|X|r*C/`a$(H!v%8;()$y`=!)qQ:G-ul(ULSJ2t#Y]Lb5;TU6HfpLD3QKS{",
"M8a&Q9s^)`:V*f9Hf}w:2NCnHMvSTY:q$ah;qD.iHg2GD2U'D#;Ns$/<L&Pt=-^WI4@9$R2U9_-;P;K7=gh3|@Hx!PHg2Fu",
"2UNy7;N_05@d-m$Ac3S)Hg2Fy19=f<,&jSRQF2d}B4#p%NrR-LB!l1]!-qp^!.my#Hg+CVBc#ui!_Z*T6cY,725frw#C4/r",
"B}My/BvHFb!!!!R",
};
static const char bitnet__spv_gemm[][96] = {
"#%jljz{(iR!!+1&$VU95!TyCx!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'TfTs$!!SL-*-[@{",
"!=zSG!]]I+.vKB&.X6=&/5|Y)0RC*.0RM0/$VW(v$82D82fHUI'RrJu2(&[7!@)/m$;Q1@-X<d3'RJ/q0jj3#!@(X[$9l&*",
"(K3s{'R!sl/PPij!@($J$^9vR'Qa_i.STKY!^Dc<$G%s0LsMi.'naXh-Vb5%!^JDs$Hh!<S#W=:'n8<c,:Hl1!^Jz'$JL-K",
"X/`sI6:1l2!^KD3$Kf|U]#Q%S'mQm[2FMjd1l]U3+c@!_(0mrz2cal@3bj<z3DV<{#[)R;4DI<q$:t304_{n^#`VRl4}N$f",
"3'`P!#ynvB!!^*;(gbJU#z82G!!^6A*${r^,aB$56tp4Z!@*#:$=^/z4%G]q,ajA:67)rH8P=YL6VrRH6xjWb6xjW492$Rb",
".;8l@7qkSZ!@)[4$<up{1kcBr.;b)D9.'zM!@)'$-xsqN.:pR:5wsu4!@([t$9vrTsZ'Gu4zwW8$L7q6v1Z1{74/;p6Z`Z:",
"8s#LF#{I{S!!^[M-VN$v#{r7WJC8KZ7:u2*6[]Ip79DVJ2'z#[2d!lK3%!sK!%%U_+}&)#!=sfM!!_sT1g[H47:|XYA#f7l",
";k|In@BtrL5%]mT5Z!1#5wsnU!$X7t$tu@[!=sf|!!Uf}#C-8@:.$.B$ts77!#'j.!!|v}BqZV:!f46!!^0V6!{Xg94!ppU",
"&1.|G%rLi6%5::(&WJN'!{9Y*%5BpH&PL|K!#:$8!).wa&1BXC!$-_M!(zxd$vMTN'LIQT*,k,d%t9v*!(2Rq&311m&S-85",
"&2^(k(J}$b,%xpJ!$jGW#:;bY#Zu`}(k+PHK^4'`#:x#r,C-}:6{s_g;cR8Fzz@3W!!&SQzz@6XN-mVP!!Ir#-X41BN0bia",
"!%z3,!/JyN!&'7]N,+M=!&0@N!/5lL78=FJ'4(f7)ilB-'6=.M'5%;Lh9`-r';^4f'4x5B'5BQH#{B6h!&'8F6ygk97H,bx",
"zz@fh6MkdY'5'$d'6-9R!=4%X'4pv#PH|x.'Ct,|FI&zn'44W%jRut&'4C:m$thtf'4Q6YfAhPw'4[RF]zI'_'4fXH%ZC!=",
"5;rg.2G|q55;sVwfFSDX6VIy_9-|T`@:)9s6ax])74+vx!=A5y]@Y-B78]!9$^Qc!T{60j!3nDs!4V}$'j}RK'yJlz&WU%2",
"'m|u1'yJs|'s%`:(2.`:Hf[7q!3nPQ9.{0i!G{'0]R}q}'T`xv9L:03!!+ZT!4u*-9L:0j7HsFu{#MI))YHPt!#={t!@{=L",
"!#<UI!#Aq$KXai_Kd2,8K|b3L:W7dR3B:]n!#:S_P2gZL5aH|4PPz(:[aztcPn:$K%TF&zQ.Xt+QHFwn[pl!HPJ/gS&$:Ws",
"&}=u`A{^<N[bA{[I-]Rt*BBwW[a|[$^yT0'*0ZAvg]3vR_v/{w_v1A)[a}<|.xg@f'.B_T7&D{6!]|H&f}VbP!#9z3T<@ml",
"TLGB_TbAgg:YmHl9LB#-)Y4L5!#A(Z!@|HnV640`VFzHjV[8Dm7(y`g'td9&(2',jWs#PD!4u+T!3nF&!3nD}!4V}4(N-f-",
"%y%wu&n$${6^Ck@(2^m!Wss'MdWV'z&&Ss*'#VDw%z!6v)<ISGYKUD9:I6PvYgKa{Z9N[|[b=2z6--nu9.[=r.4-:D!]gcy",
"!B@F9%xsQ-!)'/9!)&;}!(z/:/W@2<kP89l#:9In#YZKM1Jl;W1_aYV!du#{7qa6}NrVCL#:0F/(Q3ah#[9BS2.v</6Yd^K",
"6]`/R7-=Z''rbZ7'4Qh6C.CYn*%),3%^6|d9j`,.sV&i!#uHI]!==FvkQ$|D7*2@rZXP;YB;!$m!#c*P!6H8Q'N6Yl6^R;i",
"&mkSJ&vB])&vBZ0#:f:#&vB]9<%cN+81Kuv;hDZL!5q;M8)!Ty7*rvm83X<r82<Z*<b3yP[cM-u[gi#a1FgP=#:AAdg`%Xx",
"+8C5Y+=L6@sV2hd&LvgZl.sMB,C%S*!Z(r}3}|}n4]P0^,AjD*!3nw6[gi)j!Z)%w!{$6C*B<*j!4uuU!+la;!]^yY%5wPp",
"#w|lc!!,;w81,<1:+60:7n#Jra4Wd4'8,P#l-f%*#zaau$WCZ[*C8iF*Cl)|'%a3k'QV+CsZM$asZM4TsZMS_Br6i&sU|Z`",
"6a]fcsaA'4!6FQffDu#N/ZyYD/m{6ICmaV9#ILn3#uAzh!.;MD#YZpW#w|lqJC0xp!Z+=3<]v0J$VZiI!3r-SsV6BdDI_QF",
"Dg|YmF(;cx!3^()sagtnsa{%q7#wMx7#d2.8[Hj&74uVv8WC)Y7UYX%7u,z!,CZ({,&+rI!3nq#+{hTgS:G9AGBW-PG`u6P",
"!3p@`sbF<c:Fa@2#&f[Z!]c|YsV'G<!ClWv*CWyw&D|:[&rwu=A^m*A!)/2yA|::5!)&H$/P_XD/PTHR/r0gvsWW`s7At#)",
"!fgZx/PYY:P2:bCA7s4C+g@_H!4kGM+!nFI$_MGb_Y{7m'w%U1$vPF2_y$qwH{/1%P1rUC-9Qfm!]cNJ!]cNM!=^lY.<c@l",
")*kz9)g1K!*D{uW*G%WH-j<f0.88@r4aV%p[cWz=.N)CD7wj0P/SY{q/uN&<_qt)g.:tR7sXnptsimS1m=^[L*W9PVPQ]F6",
"<WLQWNrIk|sgA}c!3pP1-H'6n[cU{H7SWDrs6b|J,;N7:!^'R,-!`-T*BPuB7v!ZU=YrL)!_Q0Y75!b[-WN,<TwV(]]As}p",
"!):.W!_CwS8PFbL&PLcm#$|u2$VZiZ1+,h5!0+jF4!#&+V195KNrTRD.Td$/L;/g}[c@;q!_'^,JVi2_Ju);^K4GGn!-s/@",
"4zp]s!M+g]$dKUf!!(!,Ju+z3KSh67]`.4L(u'W@.4J9}+|wU,m,m#*'mRS5-!`-T!!%(gg`#{|#uDAX!,y!Z!JlAN%xmr:",
"K^P;M6z8d+9r45y/T$JZ+!djVJ7I[8!MIz`2rlJ:!!'qaLPc_=#^bYa'2/V!CW;UG!*Vf{!)/R&LqaRZ3R#2!NT35`!M^}R",
"!==]|MPwrBN+9Bf7#)$fsd5,ksdRgH*C/aA!3nvI5|t,0%r%J4N-z<7!!$@n!(=Vz!)w_2#:;l0sZLZi'.-&Qsdfs)sdz$Q",
"*C&ZD*F2#/@icFgQNm's=/Wf$Nrx{i1FgLy)UK+g;QD`DNr=#f$v:4D!!%.isZL]UNT1`z7Uc_:Ph'4DQBQ*mNrPf-sf(CC",
".DQg=/Pxdy75Nf77V-yS!Nnr_8$G,]sfGvv.DnzF.5;f#+}j,<m-_r0*F(_H4A{v**H23$sZ&vK{7)G%zwnZ0.N05asw1Pg",
"01kC`R{/'[!$pl%7SJ$)*)_lB^%B`f*BBjq!4%y=!3pMU!3qg{[isH9;zqb=hYRZD!]c3V!Gg|K!4YvZNTamiiZr*v^zujh",
"8h3-<[iuu:0d@b(5x*c)jT(`Y<h<.n[fGT]<;$CI!_AC1#]CGv'.0ZR[j.hd7/%9I7/-hKK!b=K[i|pJ7qv-)^9q}kNT1B&",
"6I0*P!4%yR!=^lZ-VTg&!4%yC6u0_F#^^:`1X*RP#YZXP]=4-l:!)A_1J2M+!WrS:8PFHC6`gX*9Lw63Gt)Q`!'5V_!):(Y",
"!)7|r&pGVg!G{,J9B#IU]DC'y7;fHX_uJqt.N'N-0Lu&#6CaCv!]cDQ!4%{r!4&n`2FV33mg@dI9s`.D:]:t']DI8%2||b}",
":gb#n:Rf]H;wV<-]DC@J3Kq5-pKM2R<L(US=&bRG]DIJ23KkCVq*Sn]=gj8[@P,3Y]DIQ83KkQ_i$ywM;n:vYAjFRZ]Da{h",
"(Q6w0qh$sI:*|sG!JRgL!3pk:]D!@A]D@XZ+!(DW/2.(XrY6Ji!]c3]!D/dD!4W2rNsI54Ji3ut_&6c],%n'yx`Xrn_[+5L",
"7+R{D%bQbp6]hmn6u86w_}R35sQ:[8!{$Y,6YY&<!A/Z&!(wcU7[gR)_wh'a).z+)7-{B7g{RpM=^Xu}sWW`}!4wV*7qjIb",
".&lbm!(urr6w-$B#;&fY!i''k7^fUMM#U.7#Z(PQ!4WZWNT0I#Il7XrQM*A8!xFg0P1wbB-u7M}!4%yQD$[7z]D@U[Cn*#,",
"sanfT]DD'l.@u:s.S|Gt'.q483hWaa!!!4`]D@Xw+#+.l2HPvp!KB*J!`H2n)FGIX$'2&i4-(([_q}/lq_4r]/mn<6(k+QZ",
"6uckr([KZI#H^vt*D&![G3:l**C8fs!4&@U$b{ga!)HY1@i:6U$a+%T!]c-b!3nmV!#R@$6th37HB]#[sV&it/_xX#$vWl:",
"###=<^{^<q!_$<6!4Ym76^7Db!)&A!(IDK*&!8;t#zaQw'jlnR!3pyy$+[Jk*$|aF7#-Q<<cKzSm*izRsV4i2Q/47s0+W7u",
"a5buV74FMVNTJa6FX0V)1J/lM!]zK.!]c4-6dN$N2G@Lt!=W9B#+2C{F9P$z!(y#v!Hb<7NTxC975S}=SG^iN]D_94.49/3",
".T)Mv'YWtSLxM{b6VN8y7`sq.sWWmC7Zy,n71'$Q6u1KZ!]tNYNTQ8:7rgwf(KKpW!v<Rz!]cbQ+!%Fz*b=#P7T]{x2FYTw",
"6u*N6*bS<mkQVA^Lr;:T]DJ[^6dax-HRndq]D@_a-^HPb]Atc|]D@pb3B=t0M{}xMM0xgZ0./AV5W'aa_[+TV7i5tRV=iA_",
"4/^@wV]#[{@,{B}9m]MQ+|YPL!N/.pN};jNsXvApl<50G*C[4jRUpT@[cUxC!Z-,9$7;vr_!+jmBAiAx8mzhw${m[j!$|-5",
"5:BI%sdvfr!4.|@;taxw&8*IGSdKD}!CmS3/`6g+axi/F03`[tA;H%U6VZyiA7,x^6u&,k+z}Sxk_r(d2(#=v!/Pyz!(S[!",
"7'vAq/PR,+/s7P01+@G+:l8sP'QMXaNT1sj!%*;T5:7B&!)3hH!)9uP!(z;@A!|QW/PR8/1/Rz92GBqH/USX5[cUxzMW0{W",
"kXY42&83k<2/Ba^!*'@U4]Q:n%;&wi!)NuM6^M^8${z}*!5jAJ!^'c6!Hz'3(jMm7:X-Xv+dt'Z*GVxW!3p2u)ct+@NjRbz",
".6jy9.X.0lt8q;;6y=&9#ZMC-!4XQ;Nr^L:8P=J++zu8I!Bu)g'TcQcTB|'q2sl5@6ug:4H!H+1QM4FT!5gufsXuCg%n8W<",
"!4%{jT2D=vt8*m;QM%}533,@27@wIfU^M`j/Pmqc*J5I+!@h]M*-DZs7V7M9==4)Z+:aH(.5Zyl1LH'WH!H#}!4XR)NT^Xa",
"###aX[fD-q.B(/p.Ss@r#;#y*NTFXD9QTW7RB4l_!#|'W'<+;y!g,K;9.+Amt4m/y[dpkbtFQS67A-WyFX0bp9vkNrt3hA,",
"%8D6Z,fn5Y)+`!H6wPf(4|HG%&mlu^*=g@L!v=N9+|01#69!{w%58RD$:!uy(gi.W*JxTl!(}|U[cVSZZ%=Lx'06uW&qU{+",
"*Ut^J01n|ZIY{<<_[+WW:VAv_#Y[*K6|BV+:hp#BS([m];5swY7X&C%W1ull]D^i`/adJ/G.vBu!);z19s^|2=gyb+6v+n4",
"!,X;x!jn^=7SN_@0.'$%%$_fr!@x^ustCsKS(X$nB'f0xsV&hq#YmAn%sD2l*=i7B0h0$s!Ct[%Bb;_u!`7NY7K6]`*pGYc",
"!%Bin!!%&*!z|i$!@ZJp/nB6Lq:;7CNT:s[6Vy.DJLm*tSfl&')%K`-7#|x;.F2=!KyX;dU^D[GV19<U1QIP@6z{tt7:K7$",
"NrQwX6yq:B7dd^P%qxc$6th68V['zr!(=MX%G+wv'8[9!'Qupk&R2*rstC[40N0]w42409@';dW[c7LZ7:V5l8wzJu!^0n-",
",YXHa.ZJv!6`SU3$82Hm!+,iD6VJ&Y:iWRG%;&)NNrGul7=uUjsV<Ya6mAxp!{;xsff)z*!*X98/$xi&#;'k13]}Gm7l&b.",
"$tvD+!!c-l6VJan+_bmCR{)0@(vbp9W9.&8;%3QUHJ,vj[c9-08qg]S!)YC88PAi=YgACQ*d-3P*dKJ!.4@3|+}U|8m-K^,",
")gJDC[';n0gFd`s0jgaAGU-%t[J)N[A`@%0[+k[%[cB(_!Z(nq%qu2n'.D#f/PnD7[dpja(CL#H!6FPk5lK&][fDX|!fRXZ",
"!]c}B<`a#&!^0X@!]c}4Z.q-N/Q7Y-'QMUa[cVPp.N'vH8R%MU=A$;`sY1k+1vRf-%6cC',YXI(-Z{Uu7W,'d-ZIiI*f!!c",
"&4|yp7TDB2RhHmj*Ca-d&c;F^'27!A01iVD00Ugp!!!&}!9CHU{)d=mB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md",
"7,4H.!=4(!!=4(!aWQ9{!(24FaY!@t!(ZLJ#:;{xH%(j'!!$b5!!$A@!!'S@!]b4;7vqLx76mp)Xr+3Y;,70G<GysP<*'&S",
"!%#7)6/5Ld!*-SZ!)'&6!)&2z!)&8|!)'2:!)&A!!+ZzX!(q8D!,&Gx!(p_1!)wA^!)Y1U!*Ag_!).pnaWw]d=al$4!!+%!",
"!!$A<#wy;N%n9SV8QD9_:(71X:I83gs6_PT!(C[d!=Bp<aW]5@B=kMu'u_pI*kff^sa4T(!!$@m6/4uj!+Vcy!z|[xCk$;R",
"!(Mb]!!$N|!!$dy!z|fj<=a4,%YidmD+AGCDI_PlDg|YwCmVPz6{3XI7#Z,+8[<c%:J)]!(+)6),C`A}!(8Uq$VW2GsZL^t",
"sZLZM$VW6-*m#XSsV#7@!!$N_!=B07Lyi&U(+*=/#<lT;sZLZQ4ryGuH=Uk<:*z7h!(8U[!!&Mg!!$I'!!$B(!!$L%!]_Y,",
"7A})+a^[3..&lSJ76%hu_91,,.:tN6sXnlssimS0m=TUJ*W0IU!)TB`PRDmW4T[JgS:L=)(+'$%PnUq.3=_(M878sY7z^/.",
"s6`!L!(/N[6VJGk4T]m;89:@=I=)PC!ckbZ7B35WaW*V|9Z4chI{^s9JVi2]Ju);m8zQ^/Jx(p7KSdQ]Iz`3.6{*RHI]G+i",
"!(/Nk!!$Nn!!$Mr!!$A<7SFL32%D^f!+tx04T[9!sZQY^sZLZ_!!$F5528K#!(/Na!,Nj+@YGm(7C0c=I]X91!).sU!)*'6",
"8Lbat/Pq9R$4nZ$!(&HW4ryH'!(&H[!=ApK5%r)#!(&HY!H-_0aWH,}5QWQJ%4InkaW6V/45<TF!+F@(RJWhP<p8;U7[<||",
"NTT;G45<xy!)1mm75'9JaW;nb!NG_;t&X@S!!$@q4ryA-!FCRY-{q'y#B;{$sZLZn!%|%p4ryA0).'h&0Iv()*`NyM_wq}0",
"z:5,GyzmF_7SB7mdsz+t7]h=nzzI(!@8}Zw`#rQG6V['n!-P!/!!%&#!!$@l!!$x}!!%J2G;.w$!1!SR!*+Tz!.DHJa:q#z",
"9.c.0J#//q)t;]ba82P(<&+K@H&7TK!#Y-3:4TbV'LLTV'jfw,!zz=}4zm9:&mjYKa@P'r<':5L7Pb@P)cb7]*${_;s6_PS",
"!-'c,!!%2*!!%2PF!s5v!)l)0a:Adb7tV-=$fA<F#7fmN!,qV0DC6#ta8{;c9T4Als]w8R81$nzDC5}h!)M&r!+mZ,!)P7X",
"!b0xr@=.S,7SG])7SC+XU@ATJ84*Cz74)S(+]VkB!i9]78T/-'*hTV,.Z9{C!,]I/!!$Rq5Jwp#:mWsv=]Tvd:j7CM=]Vd=",
"!Daa=*JUR.!,SB17qd[$.4.is!,SB5&_M)u!fl689.*m]t3gDl52/G]@7i|U)MH7p!K.uSP2c<4A4`-Y@YYx=a91}s-r-9=",
"a8R2}:id%)U6v{|a8R7*8BW^]B,!:At6Kwq!!$BS:I8b)#YZtD=dHC-&PPlFP1w]2/Lnl(!,!!39j[[/8:RtvB,!kUa8UG)",
":Md%N:#_.);J`AI!$Ki=:/Y5f<-&$r,,a6n!)C,u!,!!I!!$@5!!$X$!!$rF!!$[*!!$fI!!%$g!!$A<:gWM4a7lRv9MCkq",
"1g`Sn!,!!<!!$W^!+<}UB,!!6@&]mk7!dt{B,!}k8<N6hA^q$-!,!!3!!%:*=5$([a99aaA7@s25Kr/A;M]3t3$yci!,!!2",
"8m_sH!)cJ:81$_<a:r6sALb%5A`@$qZkCN$Ak`rY[gr3L:ctmhjqC8]s6_PT!+Vcz!!$lj'}&gz8Yu-w@nfC[NrQ,S@ndkV",
"!)&A!a8ir7*swc'!Itn<!(xpZM0uug7YU'I!!7V:a8Y7XHk{XvDjLdm{*faqB_,GxJGF&kKbW2}aZ:)9)+tP]GRb.;B`(=U",
"H/]ghL3pw({*3hc<NcwY7SNdK(IG^Q<%8#&#Z-'6#cAT*#cK^,#c_n/45A2_:LUXd$!JSK!!]S+#YXg1#Z5z3#_<A.#_3<.",
"#_HN1#_pl6#}/y8!!]q43B4xr(m`5!3`^/G!@)Jz$<BtS00;$G2ccmK!@)#m$;)%B,<L^5(lwdw1IHG}!@(K[$9Cv,'0Bl}",
"(lPJs0.-|h!@'tJ$7_it!$7{h),PCr/1:h&$@!fXPKK{<),1/n.4@J/!^J`#$IYcMUXURK)+gsj,x'#;!^K63$K<pZZf_(X",
")+=Xf+]jXJ!=wUB!!_<;81-H/!!{k[*BG!k*%(v&6VJ'3+dHwz!FI8[!@(z9$!S|q!=rpS!=sN*aWqb)!!^q-*`Z(b#zuZM",
"!!hRI$@(X$7u_-#-{p[<7SMIf!@)f6#`Wlz9Rz{<#xW:#!@)xs04|hS!(z)8!(z)8$ABZ'5^zq$/WhCG8PIgX!@)N4$<Mb}",
"0Qr:t/X1^K9jc0K!@(w$$:iVq+Chfg/XYxP'TIqs]:Acy/W!s=!!Y@r!=s|JaW4<3!!]mk.qhL!#|:S[JCWlb#aJrR#a_+M",
"8uNx56]0td7wi6S93x[W6]PAY87GUW6]b}R#}L<haW<|V#`VcR#cWim8di`V4=;Yx1|(GQ$!j`-!=tW+!=sf{*jP#3!(z{U",
"&9@4P$8)<A8m]z'%qniJaV{zz!TiBz!]qmI(IvuW6{j&c&QzTB!$-_G9&)l{!^cb[)FBP(6uv<6(,Ac^!$-pY4}dW)!_6lb",
"7SC}9;k}B:;l*I;74&w9!|_L`'.ABs(8d('!^'PH!%3lG(2]./!{ltP91DSL!%HyG6_)ycNT:Y,!abr4*di[L!$-RX!#R@7",
"&47Kr'1=6#6^_Y$auZw2,|h1H!_tv()-$^|0j_t<,x8u51,dya1I<*C1*|}B2'y<F2F8HG2cWRH3$u[I3B4fJ3`SpK0.t6H",
"4@vui4_5W]1+pUK1K%NQ4|Tka2(CXJ5[1u`5wiWS67)aT^wNKq^wNKq^wNKq^wNKq^wNKq^wNKq^wNKq^wNKq^:blw68mkX",
"^y5_8^x|K#^;ki}`U-Y:3/kJ$auM607^I#z0rQAh(h_kI^;iXL^;n''+#K<Y^;jMt^;n')^;kxF^;uxFJIA5|5:3KzK@^q;",
"!]imu8(=by!|kx.K@fjG!$q@6!]_V{8(%{%_(:{M6VvUl&(G]])<!(;M3FRG:I6PPMP:|.!4Bq.&+!A.:#Wh{6}Q#)6_*9K",
"'.8VF6a^Xv$^UUP6`u8_)(2QwS)d82%4=c!Rq+CMS)h4a7'iuZ8(%Dw`T0J=17'LD/mjupA{mLP!5]WN!5]X0!4Bg%!C1{b",
")kX5F(BG68!tU*B9L:2B_+:d*&%a#v'!cmn'69Dr)/lR:Vs}qr:I6PmW0upj^M:v}&&=_&'#B6u,C3Q}^;lNT`U-]{l@Xg%",
":I<W77IG0%v-YT%!z|XnM(tIJ<B4k+$@NU$6|(F;h9x:L$7uTis6gURh&%,=`S[&3iW!H5))I[5sV&bS!uGgM6|G|fC&hX7",
"g=%%k6ziS-A!U7*78Y`8$Q!g/g=VFq'IVIY'8U^C6}8VfY*w4j!$.24&)Nd-'5'fn7Zy.k)=0%JZ*2bB:I6PxZF)v#:I6Nx",
"!5]Y]fUCz=&'Fd:'$Hz#'sw0((+_<9[vg<76X,Jp!-#X'!j;5+6{$/k&m}vG8mc[&)/(12sV9h,!@f@C!)a5w*J5P,rY=;$",
"*+vx&76.rx.PsT:NrLMQ$l47T&mui=!!_f0!$b+8!^p;,7WR#1b/Dh+NTS136Gt4}rZ<Dc7*dr|]3Z{^^;^QY)4W*X%s+.V",
"]_t4W*VV,q!5IG=!7}+J8GId{=T_C!$^W$D%x|s0(Q@cKd(%b|bM[22_6lbv+)d-z+);:*%zad<!4C5l!4D=g5F)KKsVGul",
"!90<q^<x@r^<yBF*wz(bsU}^l'5-M}%58sB!F*JM!!(*a2.txB^=3@D5Y_mmg^g(S!{$HI!40!aiwDsL5^z[y&7V+G)%Mf0",
"!!(%-5B_su!6cd<!8g'U!d&yy!!($Q$Mk'h$tz4`!!&=/sV&b48{^<65x<;wsVQ{u'C_'Ksm2ZQ!4C9c^FrwuI^3_4)5|h#",
",,zj-6[(!(6v^1,rBulK)2wnClN{<-/_k.l)%QK;sfXJUR=LIy8F0Vd+!F^1R=KNx/Q0u@/n2hv6XJ.|H5It{&FQ]^.4IFC",
"7r{|L']7c4!'k-'75`HCb.#C89/hyh`SS_&ASj8s'smY#2KDn2$ty&asV&b*^=/Pq7SWDrsVh3%!4C0I:^AqG+dz`.Nrh_a",
"%.!!b${{62!%QNS+!6<p7xdu['5suf!5^`h$)c3I!*+s'!).fk!4Cn`!4C2L5aI%2!q_<u!PB5tsV&bH5L0Q0g].Y;-tw$U",
"7ADkr,mURl:d_5{/ms_<sU|[25jbgjM0|cd6GtA8!(nXj!_W)STVb0'Tu#8|U4@D5,V|(rNT@fgsZM[rsZLZ{_%fh)TV``I",
"U4D&tUr#@xsV&l+!Cm&Q7G;)D6Y8.67dZ03!'d75#m#H,81*!HNTG8;DCi%YsV-1`!#<0t!/&'f!=AHl`yMfp$J-j8sV';:",
"VPYm`Vmwv#@K'y%VP^X;`yBbP;q}i`7WHlF!J9p/NT1W/79f#lW0xIC!#[F{$8h-CsZL[&CKd5<Vr/W{Wjx2(_^5qG!4BD<",
"6$d_XJ1vYL74Sl`7ml<17f,3]7jF%{!R1Hw7H+LssW&Wyshny.9_A5=Q.mxmIrXGL#w||4:*yB0h9m,p!c-I|75Bm[NTSTr",
"IlLli!.-DH!=AP2NT1a:7Uc_8!RPb|siC9r:vKdnZ%0.U`xZXT&DSzH*B<(RZcd`i[=FF1ZFGVi[=Jg@#IGl=sY)_IIrX@=",
"sw(uWm(#Jm,5m]wsnlv-.4IHbsXpy7*)a$h6j=pM*}xv`J1v=:6VMsp7+HwJ!4VK*6jjZC)d+*)!4F$S^DM^V1DLa23BItc",
"p$Z+R!{$`@J1vLw!`Pz%#w||U!z|rQq=mWk`SG2w9*hrZ!4BN-!4CsK^DX!`${bN`<n8J1r;RFvrY'x`7@su<<=/l&J1vB;",
"6VMsq!4b$a83ZXF+!'=dJ1v=<!)!ak!)!hm`xA+j1X*S3Y1s_*!4VIHNU+56^@{wZ1+24.7;y7b(nUtW!*4_!9T&|zR+V.p",
"6HRaD&pQ`i!HFWT:]n3_2N8j5:J5Jz#Gu+TsVf@&K.rZ=-uCuXsV2hr681^^!4X1f!^&]n!HckW^}7JL#uDc];Nl3S^|x8J",
"$4btb!I.(]<u&wW2dI6C<j7X|s`,jD^}:6i%1_Dq=gjJa@A;2P2GIAM=+4<,@d&{k^|xMQ3L4rhs`f<xB+6{t^}:7h2_tAG",
"=*k6.B@:wtCFRQy3''<g&Ly61;F8MQ!Jz3V^Ad^V'+WQ(!]cD[CZ}[|!4W;F!5,+c3&b{VsV2hl!D/nw!5+TwNsIG9%&sRr",
"`^pvwNrcj.6kdXb6xDf|#;'r{!iNRu7_/pR+/x{,!aSGp7+prG7%K[.%ZUDZ!i0S*7SW7$#C.GM^zM}s^|x^q2FCUq(d166",
"F{(C-2RCLjFgq,V!_fN#7_a0<]F|)%^|xNx+#+.q2HPvu7_nRC^y|VX^{i)k(Mr=)!4X;}(MrpW(/TMY8FX.D^xDTI(Wm4K",
"#I)C}*Bi/NHN}a7#f5w-%$FZIPQB*h1#2xy#%jrx!#htTLDTzs!4D:n^<t1b&WQG$!(zhN#d7dN!5.!U`y*#{!5*m=76bvu",
"7hLhu9aDF{!4B6&6^8^Q+}#ifD%lb,'jm!=!4D<&0!!&0*$|^D6V`a1D%lP37[gK(*%*8J<paaf6WBY_!5hfvNrPV*1X*];",
"$7<891IH<FDC,_57!N|-#C/Bk^|xGt2FCV#JY`mq!#5]T!=AH+ra%5g,K!*vTB{I]8A{i|Lgm80DC,dMJwb`N!)*$I6VNG}",
"7`sq2sWWmC7y86$6v={!6Vr@U^a.+C8|J+5SdT4X!%pi@+!6<UDaJp;'.0r<%quMR#(GMP#,WM1'k9y8&mqkU$91Hj2cac0",
"N;I.VRIyf<2Fanw6t}_C+$FiH2G5'h!=Wv[NyZ:i!5}4f!D0|Zt*KZU1$(^pd,PHwAwD3bNT#MG<bg2rPp_@,+lVhd'1LV|",
"Pzj;;^BK'7*mZQjS<|Is&#dv2^=0V%+z}K(glJNx$7<)w`Yct'BB2j$DaK5@!)'2:Q7'HC!4aBcI0k8:*`fDvr^nN:`xf';",
"/`^rLc5%dN7Rx!M8(7Qq8(7QqTP9jp_9jXh+7(g7#YZwugDCW}`xf';/`hdF6{/Qi5Cgyp8yD|{5:F]iNT6Q$7w|DW6yq:@",
"6]w*M2;1KS1/S)j`xk[YU-vdy!ka/x9+)VU)a<'Z!'7{d6thVC7YU3p!#)|z!!$NM6{Mb#!@<*=`xfY57Umg58@um+!,GuX",
"D%lVX!)4nm`xigy!4BF8!}dD_6XLJ75|LrGJ$^1,8X1aQ0jc5D!B%R^'TaP%T%_P#0<7DV6t}k-2a6'QQM4tc!611csXsB(",
"*{C9_!4W@'UN)%!t8*m;QM&,Y0[VN#78pG'U^M]i)YFbKNrQDDr^dIB`x6Q(!$b,6!'CVw8PAz|NT+iU6(%t<J:3LP#)N]2",
"J:[gL^9q6lNTFP*9S%VFS]P5c!!vBL&#nt'!fX*69.)@.t4m#u^@J=)tAj&n79&TYC|W-i9RFB1t3h0'!aZ6n865!aBZ0'-",
"6ap$j-mZ%yW0lc#CG0Dh!(uZj`xsh$!4B=48[[.'7)Cwu+|li^t61S'8pvW/GGTd`-D`Vft*KZU1$1fMC_uWf!(t126H*q<",
"%qp346z_.*P1{2/4YxP6%@0LY3B=wSXLUTl7GvB27zJ$#5-BF-@a7r{&12:LCuQ*bIdQ=;!,I7)BcCI7$&@t,Wj{n_8(nD8",
"!5*i.!)w=:!)!akS<|G8sV4r1rY.p3#Glg,6[*+!*2i-r;gU%_$76t|&mjY2`xJhb#xaU$stCs;7ThT(`x`^#!4..2RhKBM",
"(^G*,7@UT56th.'!*b_G;tCcb$V[d]!(PMX6{UNV!)-tnMP[y#gi6HX8QJg68p-RV#Z/.sfDy_@3,&zZ9TKmJ6xLC1U^P[W",
"6{|d&5r4xg7SFNA8PSzg+ftfm!(zdM8m]wg]^1f5jYv}(*BD'9.(y)%!*!Gw!)A%3!)V0^!ClBflS}dn$LX&h6u%7ZNT*.G",
"jmiMYNTCkQ#D3#+!*Rlp!*L(X')T0V!4C/R!5,q{!ByWR!B*,D#(Z;I^B7ns8Taku:+UDTsV)d9!lId3!4C5M!4C2yP1q%7",
"/@{v{&PNd`)G}+i!4C5G:d%{isq]%N*wjpf+]Xx}!]hid#;+GFsWb:,$p*(C&mn12;cQNp5:U^Wh9q;g%4@T$!-A2|$VWC<",
"sdT!,sV;md8[sBt<ag_,7:uXf:(C-w$x1/6!*<_zsX{xr*`n#65wl):!77'd!7:Ys;FH)26tp(<Y1q[1!X1Wu+B$y-,!/Q+",
",@81Wl4_-v510S6!)!9B!.h$c5,p&s#||Sv!4D=l7<%KNPQ.L.#<T5'!4D:r!!$CyAi@HX(+)P+7jZ0^sV2h@3+h:&7{6aB",
"NM%WV!xFkngi9:7':B3jsX5m6*D^_%*)a!J6td'yLFZpL7:u@tPnC2W${p/0!(PM{1B/z5W7x}&`13:+2MFUZ6Zyrh5:_hB",
"7:Gj+<}j}ZXsY3S!@H)t!)'n]9qH6k5%i!`WW-J(=pfq##)Dj5g:C:(@:'@t.4aMM*BBq_;({=S$B#'v^<p:J`YcS5bs@H;",
"8FBN|8c`WqA,N@l/mctC=^r^L'z0p_m1LvS8PFsQ0jlU#<R&:lQlC{VsYnJ(sK'$b7KhcHPQYCb<C+@+5%a<M^=''`7g:-N",
"6{mCD!,RSy';uUasV_wr!4C0Z4)J}25YN$ANTY],7g(pqfc'Z[!,=F0+pt+*%8xt|1&gK(lQnrA8m^K.]*#lA8Z9A;%SSvU",
"[h;Dc%Dd}(^BJV,VZH6d!6c8t!4C2^^@|,(!j8($brTAA7-I[-,;QQ9*Gn!y$9v}}673YSv+1vV.6kdC+|YA&sWvP0*D@K!",
"!.;ZB!]`5578)p:[+k#q-g#ji,[:-n-y;6*!C1-z*f+%c&4ssr!#hjQ!iTlK78,(/^:=&I!xG/*!,g`/",
};
static const char bitnet__spv_gemm_groups[][96] = {
"!^'L.!=4:P!!-;k$VU95!INJj!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'$'5-F!!W+<$@)wl",
"#Yvrl:.$9^#ww|g!!]L*!zzS-$7_$31,:P7%vfUj0LL*-!@(|b$:{^/+|1_$/PRh@!@(UU$9ak|(,B9q%u}'b.45Ad!@'}C",
"$7|_g!|7JZ%uUj^,wyxm!@+cY$G%_$Lrp,}%u-PY+]`Qz$!aiQ!!TyY!(*Xa!@(N{#}.YF!!U#[!=s5q!!U)p!!U*5!!i32",
"#}W$S!!U/`!=sCy!!_8x&PLbF).*C#673!Q$<u9[1i}bP)-j1}3%!y7!!Tll!!Tc,!!U<@!!UAB!!iRG$=r)r4`G4f*h#.,",
"4zwWI!@)D!$<.z[/S;DP*dMh93`^/2!@(lm$:JnF*F2T8*g/W$2FCdz!@(6[$8fb/sXt6]!@)$<]:A1X*f[4{!@$Qt+=78+",
"+]`J02jss$67)r66tf(V5:-TP6VIm+6VR+B!=|l4,wpk6-78{667)rU6X}hX-=}:Q-vQvb.45:96tf(W6tf([8P=Yb2Fca(",
".xWl=/R3_N/mmm@8P=Y`6VIm96VR+N+=9K]!=sfB!!_iF.SJA|#|1LZ!!^sU/mcj(#|Yg_:Q)11:.C3!$ts77!#'j.!!|vV",
"8m]z!67*'v!{0L474C4&#Yl`6#a!Kg!^9]7!#DwB!#'q2!#R<'&Q]^K$7|[;&2zX,&Q=@Q&Q{%R&pXkS75{957scU874&`2",
"!]zIm)(Tb_!`57r)*k1B!_}Tl!}p5Q9-{R@!`2w'7qb0<,C/AB,YTld!`g;&,C-}:6{s_gzz@0V!!&SQ;cR8Fzz@6X!!&SP",
":gV#Dzz@<Z3}qx_$^PhN'/h:v!]_U77uS@(78<n78P=Xt/2l}t&7}r<!&NStw,F&G!%Hq&!%Rv@78ST8'4xJl'5%;C%Tm=U",
"0N)8D]cZ5b0lG8]6VfVg6ygkF6<@{Hzz@fhbW(m@zz@ii4HhJ'zz@lj4s&P&zz@pk5;%jQzz@sl5_!KMzz@vm5|=X5A^G@a",
"3b92YN.}]P!(;g[!'6%&7:6``'Dl]i'4x5]*c[20!'_@<!'iF`D@J47!()c^1T|8PzzD]&6PtKHKuThF'4`2$(1tUl!}rSp",
"Wz4qaXjDkaXm&g#9L:1n!!+ZN!(Zzj9L:0k!3d={!2TSk+{#b.)X6Tb!#=ki!@{.G!#<UCWpH<kZfB&85gZV(81(2z&WHQ/",
"!jlHr)X6ag!#=xr!@{:K[C`JH!#<J!ZfF@s_'^kN$txi8K_2-A6Y5j4'4sHi6a^Xc'.99L@VwnY!QvJ%:;Q<I!H'c/La:zI",
":I6PPMP:|.LZ2CtWp3'-Wp/xlZfBV*_'_(W7dv'q!dVlx6{|fh(PjNPWp3gGWpG6T'7X/K(52h0N&}'W!2T]((,_/-!t@z-",
"N@C0m!3Q9x&(K,!):G#,Nl|RA:I6PUP*tQ8^@akJ)Wx(v!#@T8!@{t^WpDHQZfB#P/AN}J8$8=J8PF;{)YqS1!#@dD!@|'c",
"!'Bq}5b/qB^Kkx{&$n0d&}r7f'69*i%yG<x(</pyN1|Au!2TU'!(r`R!#9y3!@w7#Wp/{m^bH8iac[Tp!2TS%!G.il^Ywl2",
"4]V:[6xILh!=J$S!$-K8$vPK%ZfB-z6*2zxdc:q98b1YJ#;/8b^9sR]#<#+/XjH%]M|d2{$^]AusXB4I(F#]MQ[Sv`WpKyn",
"^wjYGf}V9B$!wa!8_!-u#Ri(M!%5I.!_Wm.7I]-a1p!TGsV-zw!#yX+!]_Tp7I]<qp}]xbI_w%N!2V=^^wb^mVdb[z(Fn:!",
"#W*3AWp-fk%Yr'0!4N|8-Z@]bhY+Ua&W;&a/5LbZ7GDcB!$p;s8mc)rb-`^}#DF)l!)!rq(Q{!8(Qi-XZ'_=u+aZsX5YKNT",
"sV;nX!2V)f*bR:;s^6Id!2Tz3!2T}25[u6fsVp1^%xj}s-;^:C!2UyP!%S]n!(HKr*`nw^ht=Ff$X9TYWqg8,+{*SI'L[{&",
"#zahwg]/$J&1BR|!({4BaPY[{)FFxl%5mN,&qU{+$txKF8QmN2#=Pmb/Q_Kc!Kh|a1nWj7#YZ_TsV,nV&p[-|*B<+[!3f,I",
"!!!y]6ty%C2)#T^g{*TA#:9LL+dx*N!*!Gw!)6PC!3;fL$X;6).N9HQ#zcc2$WC5P*C8i5*Cl)|'$QI_'QUZ3sZM$asZUQy",
"sZM4SsZMP]W;&^XAr*/mBPib_C.G|csV&p-CLc2P)M;#cHhMs5p}P6P!!$A##YZpW#w|KfI(uCg_.)UXWqiHp#W%+s6tkFa",
";`yrt!Js8F,f1dj/;p]t5f=p-&mq$+D+CGjDh!anBZ9<m=GQQ#!)%vr!)F4X=)!ln!3T+8!%U6(!!5B1+=C'a%zRZIZjw2n",
"*=f-&#]CTs!a:w^8Pqq!sZMj'sZM.[/]{znK4I`)sV')4GBW.T!2C7zsb(*`sb:7w(i{$QASkUT*ByRp*D5D%(;Z([(kp%;",
"NT1ylsZMB:W6i{|G`t}G+}`5N,^!7z*FxSR/_2$1NrZ^b/_2%,!)5+v!2U'=K4J69`qLW:JJ}rj%9kI'WqIZ9Zgcd@8PSbu",
".4KFD815D;:+A6m<{56d/R_]IJu+`+$Dz`X!!'P@H=Un#!jM4T!#</V!+3J)6VJ)U81S`K&_%mKWu!vk/dmF_/QG&]76hi,",
"(+{*B!2s0YIYlsW!@rjR&uy]KNr^U_sbqYxsc-n+*CCn4*D^_-)WtPd*)+LF.81LKWqg{y.LW_g-;,7]shSKC*T{(8!2Tz/",
"0./@q6VMDv!2ih8!|Kw1!]bck!2Ux`WqP(F&WG;!!)#:}WqmBT,RW{^dcTX5,@*R1.=126.Si8p&1jn&Wqff71AWtd2kyH:",
"fB!-|$txii##k!a8PDw3$7`UJ<%.s-6c3=F0LV<2YKc:c0|sS2QkyL:!'k-,/1*_)$7;666tkVZ!D,D&WqHUQWv{Gs/g<Dn",
"XqBg[+!upq<ag_ycI0*''TBhW=!|$]!^0W{!g^f@7*%!-!2rc%!2U[H9@R;8XpG-gP1q+0&3H-`.SLkH$m`sD!'5VZQ/#:1",
"7r4W-3J&[*Xpnt}2dT2X9c^Ry$|xrK*C/`d$-]MN%8=s#$y`=!-{Uu6hw[W@#Y_-7!{#wRXpnKr3Yt,xi_2h':py:;;X(Dk",
"Xq#bl2Nb%Nj<&7/;m=tD<sAkFXq1Pu2^P(#6`GhY=I;d`@/[5yXq1NM2^cB-<LW)v@d&GYAJu_#Xq1NR2^w]7<KxltAaJ!^",
"Bf10c1KLj_1ChI<,'*h*ljF4PC0}jZ!2sryCb-C]XmCj@Zh`]S3;y{2mgH0J0./A46VMX|'y]gU!fX'26iyzI#{7-8[h)7`",
"81't3#;-:k!]c*S#Y_$4=@F/!g]V;@!3gjS+XbW:'TBZk6pjRI+0Vwb+{4+F6u88jcJ,gZ%4;-u$tuS0&mqN.!3gmU(Qddk",
"!%a&j81$YT#::+k3Br;R!=Vj'+H:tw9Y(KU#^}bA!3QvLNT/zrHp;9k%rW-,-!`-T7SW9H#C-*&XmD;_Xpnz_2FCUnDg&+s",
"pMqI=F[&#tQkKf[!2r@+7A.w9qD6'%!`H&@%_j2n!2s0=G8a4z#@@/gXmClRXn_FY(Mr='!2t0j/R^`&(/[SL!2sbD6XTyZ",
"#[r=1Xpp((IF{fHXpp:'.48y#.TGa|%$1M4!D,Wwsh=<A7gIBINTznu6u22cr9wdJNrUyL@-cMqSG2fkH3;Jb7$*.B8RKp@",
"rwAhJP1dNG8j{i8'rYwb/86%X*``L=-VXg4I=%&(QkH4g!A}8pstC<+/S1821nUnc2/)2*7&,U_6v={)6xjW4!dY+U9n-`2",
"7V}Q2-;!n$.46RI.5;f#+#{6)78R}-6Vy.d!bVlA6YCdj$@)VY$r=4b$T)2N2HGBj!=aR;#J%Jy*C&Z5!2sUG$Fy.w$tt|U",
"!bm7x7vYzL!i^p*86%B(&Paz0@aSAw!CmL!!'W#H)c`q04!;}k5u<{F!3T+b*BfDn!3Q|J!^wK#&_C8YA)AjLMP1wFgz`i8",
"#W$s:R+]QY6VGs7Fvc._7!PG;QkAk1:w**TWw&44'Ir0y5LHnXPnLN@shRc.7I=D#32l@Y7!cWA((PC;Ta5&X70[fJ!*t=)",
";5ilB!2U_I7cTUCR+[5H3Rrdq5C(N^.xi!:3K,H_WqNW86{6yf!(=JU!!$;m6VJ8m7rgw-s6_xD7xtR}sV59+3J/F[st<|{",
"794{_(gcD.sV[$d!2Tz:%;7tc*BHgh!%_'D%')_bNT)9C4/i(l!)!hmTC2:`7V-yP[}p4|!(upY_tJsz<.c$MWq[f:5IYjl",
"&q:2W/PPq+Ws#TK$uyTR'.02A#w|-Y7x3/K/RS'(%W}0j+]uPR77.MHP1mVr!%JST9=`GQ2hWmF*B:h[+x@rS#qj0x!]c<D",
"!}f@q!#b:@+!hP==!!'p!]qD($Y={y#Y_[T*aBIR+zu<IC_C2q5aG2r-tm<^!!/nD6th2U*a&uVh^8)`U^.Yb%7RR`!2V*$",
"WqW<,7J7kwBxa03/WUnW!(q/;85@Fl'LIm5U#_rG#_S&U!2V*2U^]$8%n8_*Hqk^$#C,^C!!X%H!$M{+)t2]9t3iclHR2@c",
"!{5%B5wp(9-Z-mMR`A!j^]/HdsYn41%nMd<!Cm'S*D{s(*Tpmk+&'jL5C(m'Wtp$d^yZ)$sV-a083N7;#YnP71n`jD5C323",
"$9(Lt!A5YL!_^jNstC3(t5S@bL(Q`/!]arA6u$'kC@njJr:|6d-7Ctysh=<A7hP&_sV*FS#ic6r!%.g#HR);h!2i'34n]0G",
"!@ZJjstCD:&Tyw!C|M0S!)q;V!).vq%B2pp*B:hj!2V,V7tq]LQ.m5%&1Bik(ghdkCuQQk+&N=0!B4PrstC3(-YMqDg`iHW",
"&<N1C!]cB.<`a#&sV2hk$!t(=sXuX:0Ik(m!]hiZ&S6u++][`u!/FRl!i,K:7T]+$Fnqvy/SDPw.8Y1L.rSuF!2iDf916j)",
"WqS8IAYnN:T-r;G^]SZi!D]m#!{$L&!K^zf$!s2NI(u_,!(npr6^Qg&aTpRl!&]dp%&s_w/dp$91l+6a2G/R_-r7Q00+9yw",
"7C^[W#An.C0/3KHWqh2#.LWr&78]{-3$vDG+&Bi6!2sq$!3+:ut8*q;#^^8iWv{9-#W&tL!]c%!<Run!#}[q:GBilv7f6;Z",
"&WSxJ6u7FU=m:B[!^Dq<4x8Qlt9l'/740V[I]C386b$^<%xs3n#=*|cFd-XnD[g_6WuWVTW|R<1^Dm5g*r2@)sV!n2PQL-0",
"6n(4_8}1aK!)#+x94tDAsV*wc!#H{y!!U_/8R9.9=p+D(!)yw60[j|;!)TF{RJNqs/TASF,#C;7!2UNK,=my47SHu/QkLVD",
"Z*Tl$/R!r,&53-]Wqg)^.LVj/82;)K=@Y#9+Dl7,!r3Su3${+j/PR,S;sp;m0R@uKsV&)uNrPsc%D;j3$BjnP!%xiM!Cl^<",
"5YM1&PnMkj;U)w22i)cv7Xn2u2j6;}%SQ}04_@DK!]hin)I,*;*'Xpi*F({I+N%]xWXr|'!IHDyNTaLBf]p0Q!'(1|)U,zb",
"79rLg/P^GC0ruyQ$_cl=t81a:t8*pc';u4ztLvl}5i`6R7yzl2NT2P6t8*qU941-h6^b@|/PX!%!)AB&lI_Ph%43'4kN}@$",
"!!X1NB&Uzv!2i'4PQ@'R<T(Tg!j#<x9=^6a6tf)Z2l/T9S(iprt8+-xXPv7k)=KiC+#UGG[GRb}t:{s;,5mg.!@i7q%tYT%",
"%T]hV*Cl,:!hX3$7Fpqn=^m%08,*'97M}3<-n.3nmHsvAm+*/F[F@MZ$tu_g&PS*.t3aT|PQ&%+@,SbS7[]<&Uv06/XpnFR",
"-hDX#f{/6z6uL^-t8+$ht8*pmU=|Xpn%1|T##S%q*H+:;0|4y81MJuxtW#0%$r]F8$TCr%.LVN^tUczu:l8Qy8U&jN!!!!#",
"z])aT<}dZl{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMvz]YUuzzI(!zzI(!MF`%=!(zTH5yP@N67)aT4zm8T5:-Cn",
"5wiWSsV;mu94;pv!]abW#wv^+$7Jtt!)Y,s!/M(3!*@#)!*J5.!)'uR&n#jv_^Y%lG*Bz#=B3'A!#yS{!rV('!+;PM!*KVX",
"^|Rr@!]`&DK=dr@7m&lG:gi;x=&v;U7w5tH:gi;x!A8d!_{dZw<[pFY6X4|zkV:bw&mja:&mjXz!]]4l(ID-'(ID-#&mjXz",
"qzY4[!)_}N!*!p'_|$n$A_#pz8sW).$ts&49-z]d81!=^I_KcJsV)hq#1sBA!,'p0/j,D=/RB#R/S3Z[!)2*[_{pr{-k:V=",
"sZPxD#1s5%!);3x!*<<R!)Ycf!)(Fa&y3-#CLc2:Ck$:FD+AFjDI_Pt!!FNv#nQQ*DL7)($78hu;kwy';cQZ')F@K9-!j3y",
"#x<-(sZM.Z7BRJ)_^'V#/Y}xt_!`xl7_7@B(n]$/sZQ:P#1sk/sZP;0!!$F%!!$t3!]`=_9:T.C!:52d<cs6d:pWvY<B.n)",
"GF^c-sZQc=#YZw,/]#=h!)2[l=dQ^(`!/60%$YvP*0vdn8@Yy[H}d!J82T}=I=%+KHB(`)Br4m'Iz`=M<`LmU!=4&pGF^f=",
"!^'R$44b`6!+/iW!)$IC!*pXU!,Jhi__kQfAw{'+GCyV-!:5/c!)Kw,_`3-}!%#:g3uAh4!+D8d__@4a8vgvC6tdti1Xq(z",
"9S+lV7V}Qy37d!`!(n[k__.V6!!]VfA7^7Q<a4;':3_gq9gx(W$VV`i5:-CU$VTq{I!LD<!#N.y75I)-GF@N::i&/(8!v|8",
"25q!z6v9}H'Ir/9!$*U*2Z(r9!+1/%_`]sS;FGRU<{#'a9Msl%9h%.X;)uZ.sV*m]2Z(2U_^X{k!%_'t2Z)k4!)/X(!-XU6",
"7:P<q2Z(w!!+:a3!)WU#!)WU#!)/[)!*#;4!+:Z1!)b#/!)N#1_b=3#@G5=PpAm@9$t|%<+mzw$!)!l^7SFMY9Pl(RstIYI",
"!!${u#:;y:z:53,!=B!^!)%RLBITH4:.rW_)FB8y5C1%9xcr<Y!=[T:74LQ'um`Zm#7w{V!'QqM#:;y4z:53#!!$MM!!$Pn",
"BS=KB$tt!!:tAXS&mlHqpAkTL.SJ.P$tr{0`S(}!0LKqT7h'uXsV!8=2Z(N&!)WU#QkRMP2Z(Tr_aGZ%93)%#3jPl^7YRD<",
"2Z([v!*h,(2-L7F!%nbV!)-h02F:Q(!'Qq^!!$pU!!$Rv!!$;k!=AhP!)t%T!xIpq4=cG^t9a}.!!$H{6VJ-b%xjsD!c/'S",
"8Kk%-qgVBg!*+M^sV!hN!!$NS!!$n<!!$XY!#H{x!!U_-75}d42Z)M$!+vCb!*##,!)AzQ@,6cmB;B`X!'Qqw!!$Fu7SFMm",
"_@'fS<(V(l!]_%b6@6IB:0IlB2Z(yC!+D#]NT`uI`n&W@7XszB_^GG&7igZ]2Z(A%t81,Jt8*pS#:;k+tK<it5i`6A7ySR.",
"_@(Ql7iqbM:vAlyf}z@wgYlwWf}cx-_^7@w!(4f/#j-^j!c/'dHBF&;8*0k'7L1!+8GgF}7L:(,t:iaXKmY+p8*P!*7LF.-",
"8H'Z$8+-I0tK{%52Z({'!)TF{<z68q0aUYa!)7RK/PW`x!),twi4H_(!*Gg'*_z_2WqpMsx`pU@xBJ!L;b{Ax7,L{y!,}L9",
"4]'t+!cuUV9g(JLCq&<5{*<uxJGF4%DYplmC<`%TG'g4yBqZ2T-_HQQGq{v;HMSVbDjLZX{*S%xHm'r-Gp80]!=wg,!)[B'",
"#:bc@#Z-(-<Bk,*<a4;,==zW/_|$!&!@NwC.qr@4$.nqJ#YXgh#xU'4!!]`/1g[Gg'3T@t2(&[:!@)8p$;nBB.U/{5'3,&p",
"0jj3&!@(b^$:,5,68mCL/mmss!@(9Q$8pCy%U5gm'2CUh.STK]!@'c=$FZR)KW}0&'1y9c-79%{!@,-k#iaJ3#}&_1!FHy:",
"!@(]'5,5A!!=rRI!=s@y!!U8x!!U6=!!_994=:CH!!UC}!=sK$!!_N%'jg,N*Il(+5:6aR!@)[($<uHc1jI)W*IcF53}r,7",
"4=1554]P@J4zmJL74&4V,%cq46tp4Z!@)l2$=Iyv3FU.h,%Pc25YUkG!@)6!$;dm^.7K<R,%]2`4=:C0!@(_m$:#aH)+AM:",
",$^.*3%!xx$;Xk^sY<[d2FCg`#mZw5#a!|0#aJ54#]PIj#_g5F#_*R{6^Ca::{Bvk!!__-6VSt46VR+H!!_b8.qrP,.STF:",
"8P=Y]83vVc!!qb4/mmm2/PPc=8rK:/$=49_6[66&#``Ul#ah{I6{W))*hi{]6W1CT$YL%82FC_D2(&UJ*W3h{0j`)m#|wzb",
"!!_,]2'yR6:N`_VBq[hfBqZ1{&S$2M#Z-35%U+6((J#hQ%y)W+4]flT&Q{+T6zy@}7SCc1;k}(2;l*.374&]1!{DZS'.ABs",
"(0mp*!ti4Y!$B6<(2]0I#3s1Z90R{C!$VD<6_){zL:pj:!#D}`!(21'!}q2%75S}1+=L4S,:3qs,YR}v!$.Q{!(qrx!.0_l",
"!{1fR!/[8C@mTi:/29&!!&0=a.4.<&9Q_3U1+Bd06y@L:78z7=7vXLA!%<@H7vm1P!%RMJ7w$=N7w,mG7w5tH7w#gF7wK$J",
":/n<L!)9h]!)0dK/QPjV6VI9J7qbfP`;%bh!&l=Z7w|zK7x)KQ7x2RR7x;XS7xG_T8'1lf8'1lf8'1lf8'1lf8'1lf8'1lf",
"8'1lf!31_}!(;gH8'2Dy!3Pf|8&s0]F[A_3!4.b|3J)xb6Vb6^!r_1T*J6V5!ifzJ8D5hX7frbfYyppzIf.7A!!1Dt#wx}x",
"!4u+08&s0_ZqVU;6`_.b'}7!G(2%m9Jyhy[!4u+D6y#}lJz)j%Zr!WZ&!Vy5&{ZiN'68BR!5#yz]_<1=``a9m*}}}ULyLRI",
"6Y5j4'4iNq6a^Xj'.9NW@Vwn`!RU!/:<.sT!H'w9M{}lV:I6PTNjVG6LZ2CtYi+v(6pUc0_^jU2!31z{7qa]m8+`@a!32't",
"7ZvP(a!]*f!#;rm(Qc<}.SQ/Q%x|+-!33dw!sDGl6|G|fC#_.j`3|$V7WaW[!z|:h7B/cJ$M|u)`4QD['1^Uz@W7%cCP=*6",
";cW2$4=7'u!$3ifKL{]2(2$&xK!-q+P[:%i#^VM}!32(66{n8B(.u]1!t@z3PyY-2!4.c!`b9NIfJJX8)])vF!#@Z<!@{z`",
"!#<U]R'+{&=4m'nS2nrk**#=DYi:UN_v1=fS__)hSmU!`T&cSd:YY9j`:sm.):X+pTz)}|:I6PgU6}3]`:m=t8'F{)Yi&`N",
"_#fCj`TA{{Yi&;N7@W6m`YbQ(8D2:}_tX5<$btdxYi&Zy!(v@#B+a&|!(u@d6VJ:r6m{(L6|rWT&PQ{5NT*8hsfwWcI/Q@t",
"YiJh;hwcPc.qrS=6v%3:+dS}9'rh_B`Wqtv7ss6A!_&aY7J0Dm6P`6qJz)IS!33gj`S;1sX_7b@XqCVVsXSLW8&s0/^xN,7",
",^'!0!%J}`6VT/--xh%3Y-Dy%*UFAd!3G'*!!K[_:J+z/7-gn-8q5z$87J(X!!L,50jb9<!!'c7!{$$^YmiG#4x7bL81)ZU",
"Yj@u5YjJ285ni@sa1Vj,!]bw[-;_i=8&tWC4zq4isVQzV&k4u)$yXQ%,%0Ys!]zJz`;)F/!%@W/!=ATF+dS##hx2x6)FG.s",
"8D2n1YgD.!12`)1+^!YS3f$u5`:gJx#Jg^@!32PQ!J/yx'TQ.wU={%i!4tXt@Q)SV#w|_+81$d2:+609:F`F[-WU[bLm|M/",
"!ClBk`:lj`$M,D7!)UmS'/j$N.4.Iq/Q_Lm/RC1v/S4k#BvVzusU|ZYsdH`Fsd[mJ!6ws.sZR-L6zbuz7Cm,V!31Q9`;UKm",
"!.;K2%qq_5sk/Ys!32PHAw3c2%*:pbsZQPtsZLZisZMh/sZN%8Y4{n:P(4dJPcv(UQBTBYQ'iZM`;&ff!+3Sv#FCnysV&[u",
"AkBsA$B`WK]cnnu71NCR6x4(tAkC!L/R/C^V1@&msfbQV!7`CNsZQzGY5&i^Q`ld=R=Pj`(nagCsZRKtAkBsL(KM0F74(@/",
"/QDTx4$8K:sYd*#AkBbX,^!Lb8PAh3,:4xGh9j466aG`gsh<_x!32J!P1cni6H3JU+)mB!,:HU;Bh=H,#:<2ksV)`[C(]5F",
"V1@0B$ICx{!!'cGSYjAi!mtMw!#</V!+RdR6VJ)jCd9Vc'LNQ:!33VdsZTd[sZLv#PQ.V=-92@p!]c$:7cxWd#:FBu!#[JG",
"(vXm:TVfg1U4D&t#)NV+pDC('Yg_:h8-F@Asi0@g*UYPc!32D5M(-y,74+ic;cp2AjS5+B!]bwV!32G`!#R;!%44FA!32Qf",
"]`cht9dupF#x.(%`:q`{7fTP@Yi2iA1Cd<!2lCbGljDG@$tx|p6VJ@,/ut5W!,S7%6VJ+H_@2Z+!N+QF6|k$)7<&<;0rS5+",
"8c('hQLw@X'yS@P$[,MB!3RWYYj@CgYq3C#/hX5{6vVBpq(p,b!3Pjj]&U'86`I<$LxDJWYlLSX1+1h#7</FY(nTJ*!*Il$",
"9Z$vYP1]vT(w-1_&pGVg!HYCK;9FcVZiih%7<Cpf_tlMC7m'&U6CaCl!]c6L!3QZt!3RMZ2FVK:p}V`R;m5$L<U`0/Zin|-",
"2}fH4<`Yrv<L:RP=pyX5Zij#R3LNuBrcAVa@F[JZ@zWm7Zip/:3LJ!jsBH3lAa@.cBHPNa2FB]I6aMmvB^Uj#Zig'92PMTi",
"C;4VBCZt3tDAH,h1+;BM,'S%4sV-8n!33@W1+QPR2FMVU!K$m=%47sDBbZqy%Ul5_Dk8L$*)_lB^%B`i6wK9LsV@b77*vL$",
"4lFh)!(uZj#::c:3Br;R!=Vw1+H;${9NM)P!b%D<7*t5;7%_i2%Z_3T_!qh!@,]lW'0sa;'LNZL!ivKkG9=]k3NISd%1`1$",
"Gvzs&brZ=:'.q<P3hWah`:l{#H68U5Zg:hRZigfj!)2ZC)FG7M$'n;j4-cPb(m-qj!xG@N/mn<6:^8+fstCQiZigcRJBx&P",
"Zigvt`:zXS!3Pgs7B+=Qt)92b1!/DX#%jrc=HvFA/}.Qy!(y,yS(ul77lp_JQk4lZ&AM/d(IF#;!'FC&74(;g'jj.m!fchm",
"7V7%!8'1m8(J$!,#6Cy}!)4U&stCQc8m_skQl'VH!-#XI!!$;y6VJ){@Q)5a,wr}'`;i1i8'1mj6X{N%!bVlA6YDM(#%m.U",
"*{D5w*B@*12G5Z_!=a_H#JLy'$-hl7$txi)`:z{_7VB*2`:dd.74mv^1UZ`'25yyM7^.qfAkBp'!)Cv/stCdm]hkpr]]S6p",
"9mk+y!31z)s`]m-sdqk_/is)P7t6&m!2{AvP2*y07h%N6#YYZ$!*biG*Rxh.S(Wl;!^(P1$V[#M!]d*L*hVdrsV!%x!Mi/}",
"+5(<a8QcBs8QmHT*SW6j^zN6b3+ytY9TKmJ!Lxd/RJ8L=6{|bu5p2XR/1*#l8PSzg+ftfm!.#$k!#3)F$Yj:&cPjMp*BCF&",
"(YAPc!*!GwZM<]u0IkBu/Q7Gd78f8$YgD'VNT:I+7iSND#C|q`!'g{SCAucL%w!g5%SVsB$7;im!!,9J%5mL-!32NJYmg_g",
"8g_]3:+UDS1d'Tk+^M7f+Dabp8Q:(n7Zj_x6!dPLNrZ#N+]j}fMtWR'!z|,BI%{t)2a$kh](RM*J.'d-!)=Qb&mn.13B4fS",
"5x2rYa0juF%4@Q#!-6,{$788;sd[kapB+h;=);ZnNU}{]!dY)36yyQB*aWUj4]Q}#2BcbisXrW(#Btm;!]cXM#:Am`/Xn+]",
"D_pgz&Qw+Z*Cv2T*FG/5+ph_z,@Ayl4aUniYj`=7.D,IF-=7`+6z5/,q=Gmg$tx_dPQ/F[:XAfDs7*Rj&14)h8m]S[NT1B'",
"'0-(Z(Q3^h4YxXP^%SJ%!&({%9{HaR+kqS-pBJ#4`_3Df(L/`5)*=Ri*Dhh]*)a!KdLfl68PF3:@a=^bSd7+'$@R-w!]d*p",
"d,`n4#CvNA6i8-59S:'UV;!Ig'[qak!(zaL!'x42!!$Jy9[FGU1I_7B6uaTib5;U'6iX1b3prY}&1/lFQ.WarA/Bp)6}gX.",
"8RKpi7U<]hYglV0f+D8q6_L_|!(4T{6VJ;^8Q0})+x=]:7x.j%6uaSWb5(*F:1SAz0TRWR5YMY2b4z9H!%i.^LD@lw7^A81",
"NV,dk7u@z.74)ijY+.]1gd&]0#&Ti*TaW/n#Z&aGsV&;|HhV^T!.6X@!!$B`6th1H4]ZTq7}65W,%hs[6c^D%%dr:y6c^D$",
"%ZMCL!.6X=#wy#^nUAq!8Hd$N!%[hR+!i6[=!!'v!!$M*!z|h,nI.Hg9-z]_YgU4bS(ltsDzDyt#^Y7z!3GN8b5-8&!31aA",
"!33R*6wsy,NrR3N6a`wH!CnKpb5$2,)s|R%V[vGy#_]-G!33R8QMPBA+x=`934x}J#C,^C!%Lyf!$b405-}h't3iws&AC.D",
"!{rLI5wp:A-X=k@T9y}=^zMR|_:^0QsiWNHKkx4Y*cKGU6th5.5NS+G^Vml`!.[p^81$[P#Yqa{3+{Zu6^MZ7YJrnf!SUI8",
"!q|Y:t3aR/tHr.:'yz]U!^hVL6u$m*GU#pUsiWNK<ubv'iSUV%PQ=kJ;`yn$!$xXi82=3#PnMXP#ic7*!3GN9,/_f2!@x^m",
"stCXB'QvAK/&=d.9;$sc;cQr6Yg_:c8IB*D'jtM%:9j,=)(629D4p;$ZIuvh7NIkkAVK5xMGR_MsV2}X$!t(g-y@+[#{i`)",
"673}_iSY$!.7{th5Zq<B777.$+=7[),:Kl7QkS7M$Cn2sZInmb+X];P*hM@u7u1[V^zkjY6`LyM4N(R.JYL$A$W4WW&UmR]",
"/QMua!i|)[79;6TYgciW7LZvb.qj0_S(WK2(u*f|3)Lh)!Dt9.tS#,70/y)L!]cDG5%|sY3I+X{#i+{NpGdGW!)9MlTC4/R",
"10^03=!!'y!]qD!7Sj^)Yh$|Z)a+xbtx8^XN&/}}tS!rn+#2{5Af_[D)F@|6TaF,8!5iQHsV#qs75]=j5Ytdj&kT,n!CSdr",
"%ZV|g#^Ddn!ZFgbQkH^:7TjN,PIz=k<}z6]UV[!(!D(.yTC:Gcshy}j9(T=iiV;|)k7X`S,K=:5%yb'3sV)mX!!U_[+RVUH",
"!%u^{0<._1QMYHk843JZ+|9rB/PQK<YkxLm*aKZ.J-!##%AK'_!3U3N*uhNi8Sfc1Ygc0D70I,dY0a9a+xz2t+zzst.qmyb",
"74*x3$@)*Z67HzFy=8uT+%7;L/Slg'Y0`qv,Bbwp8PY3P(gm0'!=Acc!)U%6!)'QFQkf[:7jc7wNr[paD<z};+k=q8+FJ2w",
"'(2%1!QFI%!32F|!D6qh0!fi;=xFb!77&Z3VSR6p7Y^I4!QT.#VX1pW7G:DY10+v`#Y_m4!4wgv`!1P}%;,kxA^9S%#Y[Yl",
"/PYbYH3)UBNt4BhZHrA&7_iwl1.#-M*`n$IGa2}X!4uQTWFap9ZnJ.*]$R.*&[#g)7;.As'yq[(&Qlnw2FC]MWPm8]tS!s0",
"6ySh^tWI-itWHxXVZ81cI:l[}##N=[*D@J}([VYd),/tV0nf3QYj_u+.NnHK78r+1-7;Kp!!!!R",
};
static const char bitnet__spv_grouped[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!1a}zzI.$:S,[YJI:*82iXm@!]s'68@#|:C<`$I!!C,V#:bc*!G.mj!=zSL$W;A6$WGH7!@9g1",
"$WZU9At_.7$'50G!!W+<$@'D$JBmym!!]LS!zzS-#x@w2!!]Y-1I<8b$VU'^#xs97!!]j2%qnNA#y;U;#yG[|!!]z74zmP{",
"!@)b($=+Nb2Hq,V)j[T%3`^/;!@),t$;GBL-9g:@)j37}2FCf'!@(Ub$9b55(-]K*1IJFG!@(-U$8HD&$9m'w)iKhv0.-|^",
"!@+}p$Gu^DPK`1A#``Xm4F0v{$;3R65]7Lh#`tfp#a4v,#a+s-#C-.S4FYAi$;f|@6Y]0s#a=#t#aJ22$!{M7!!^<C6VH%.",
"!@)s7$@Pi&5^+3v-!}D:7qkSV!!U6)!!U-M!)F;J2J$8U.Z8b<6tq}36tp4L!FITy!@)HM4GsRh$<bdN5{zb}6^_]6.Zd%'",
"81-H181+]Q!FI&j!@)HR4DR{T$<brS0nr.q2MyT-.[,8G9LGp%9LF'U!FHNX!@)HV4BmpG!(qhQ+ah192Lsp#.Z&U:5YWUc",
"5YUkH4CT*@$<bMGsZ0Mv4zyCB4zwWF$-y$@!!Uaq!=sf<!!_yG-7/wt7uRh;3a)df0T1@D+Bkh8!=sfD!!_lI/1(V$#|FY]",
"!!TsV!(+sJ!@*as-^^GW#aJ{U#a_.P7ymtL$B[+P7YC@46]Y[a6{$*S#}B6g!!_8a3B4y@7xZl[CmWwNCQ4%&C1%S{8P=Y]",
"$wLY4!!Ul]7r7a_5F-P]!*}<jPr.sH81Sw+!!VM|#C-MG:,$9z$ts77!#'j.$@)Td8m]zbBqZV;!{0L474C4&#Yl`6#b0U%",
"!^9]7!#DwB!#'q2!#R<'&Q]^K$7|[;#CqK$!^0V69-{356v=zb&1C'*6ty[}(-*0d!$-vV(2$$#)c`Y/6ul3+)F_Y[!(2w5",
"+G)K^*'qV-8S3{^*bB.9+#{8s!f,,0*}x}r)FAPq+|XNZ,<9-f!]{DD;cR^R%;6xR8m^id-70}'-vn@d)(6S]-tm9+.ULZh",
")csma.SKU//2jTg/RK*N-!aQZ-VPAM00'1n!^;#U.qip50lDSx1-%fW!]{vU/mf8;1iTVs1i`428r:Nh1g]{F2KP_2%Sg!d",
"1+!nF3&zN,!]|&Y1g^+J3bXaf!^Zhi3$wYQ4A3z+8n2dQ2F:LQ!(nXmHQs-&cH|<S!d'X.cH|6!#:ZlL8)z^9s^gI$!6:#L",
"!6:,W(+;fB!cxGz!6:+t6w*{V.=g_M!t@zT!6:+l'k09$(2$5)9N[;q!6;j=*iG*Ug]4dkg|NQw6u9-,+tb{I!6;j'!^DmT",
"7<#{*f}WQi!(r.^!ku=K6{-.5LxNn,#RplX(h_TA$P`{6!]x1V$78&]&1k+W&gV(b$xYrI!#BuN!@}v2d)=W|d)B*$d)=Z3",
"'8Jc&!=4'6'.*cb6}8W(N-cSQ:gU0a!!5!)$^dVT7s@lP'4(ds81$`r8P=S.3hZ7`$^Nviw,F#S!7Kl%!7Kk<78_Hs#I`x=",
"3k-'=!$/p/!!sy[!=AT(!(zzIbApZt6VRIh!@3#i'50,&BCa_2!z|]|4HhJ'j4#'56z}NFR%T2g!(zdV/cQ6k!z|[R5|=X5",
"N.D3+!7Kk;#G,Az!6Y6g18jR[hZqy*#C-P^*c{b}{9[twhY,Z,7qa]j!!+Y47qa]g!6:$kf$Vfjf%ZtNf}WQi!(vp#)/D<C",
"I!C^XFI6h^9rd7(d)AS2d)=h7d)=d6d)Sk6g|Qd]I!$6(!6Y5/i^+m`#&Cj.5k&#8(Ic/@8H@*$7izh(d<2SnL;b*J9L9j&",
"7SK5Ad/D<674-,@)Pj9[LU`_cLaL^KLy^RP:WVxUf,^p<7&7SbMPqR6hZn3r%y!KgMpy3fM|0BTN5wyT:X!4Y9LBrHf,@[9",
"$^n,2PQ}CP6XlY36nK&;'Hi(Y@Vwp#!U^@X:A73|!H(ycQUGPq:I6P]RB,7IL:s8sNra7U7S/!i!!S]y!7Klq!|8MP3djXK",
"#@@GB(1L:{sluN9)(Sp(S}-Sr:I6PcT:$tV!6:,B)Bl7(g]4dk&9-J^!6:!L#<+|R!6:!K!$/fQ!#*!w0[`g.1IY6yQ.j<8",
"!tA!R!#y]c'<+@V(QK;q6r'M^82C!5'rWQr&pBR`sV+#{0q-q|)^v]i!#A._!@|Nq!#<Umh&^zZl!Z}@&&4U$'#70t(35sz",
"$1+8PkvP}07]4,N!$-_Ad)SqXLxQ$rK!pw'6z&W)#(8qy9m7k2QLtAA'9TV4)B`T})H`0.!#AVy!@|v}!K|-|NrQ5:si('K",
"d'XrT8m]zh!q.X6&'Fd:'$Hz#'sw0(%y/$.74P{ds^t)-!6:#!!G.il!@F*}'.3l5's3tGPQ3]T]!!.'7T7/N!dVlx6{|fh",
"]C*n]]_`I7:I6Q$]z]h38m]zsftT]s&(7VM'%9R+'6:6.%yG=A7KtM{,x(jZ$^YIu6tz*/p`=mg%@':]'6+$J%ydSD7-}Cv",
"'N$7bhZnh-hZp6NNTS=7!#<+v@,r#A!6;j*sV2lP,iI%9+xB0{P1mV)#S2C#-fN[q+:i=Fp`/kkfB)zPLZBu&(2=.-84/)S",
"h%xMGc#Xmmc.N5`8.IhII#+656^S,%&mkSc&vBZ-!=in,#aTL}&WHLFg<n%4(Qg!r+`_lm*`YtU7qbv)d*ZDCd*a8Y5t7<C",
"p`h)x!{%&]!$l1+&qMaz-!`-T*BPurIx,KG0wd#X-=}z0-W,<aNL1t]+!0@m1+3.q,CBg,7%[Xw6{--r'V;yq%ut$`d+h@.",
".{Uu9!&'+Z%xr|6!!!S76ty%C5{xv.4{Kc+#:9LLgAbnz/Q8d/.<{&/+{S[msVpJ.*C8g[!6<D98!&V8$Vs*q6VIt5sV)`U",
"8Vh'p:+60}k.)P2+{=cW0m^t+.7l#=d*uGi/PYlX/PXNsC38iisU|Zysq)hg+:79FsU}ut.PtL08j]b5:JZ}1<ZKMI74&#;",
"+]V21G.[ik+x@/Q!]cy[rVN(#rtl1Is4,9yHhCi<rtsiX(j-zy$w^+{%T^Yq%uv;)s_HM's[<:Z!789_mFHfm-!`-T748-n",
"sZBW)#YZr:!7$twNrXD_sZLdh6zbw/+:WY#sSHwd6tp.@/8.Iz*cF_F+B<k9+a^3;0QHDXd*vxJ71P{X00n3p3'bA!3gDDt",
"4%}P+NT[M8<*XHFLx[Cx+x=s8sV'@`.&v_Y!!8d=6VJ)^n$zNN'ySTdNT2M`8iWq%'2/K_9[FHP9*+6/sW2#:!6:Jw!79ZT",
"8]kpy-H0V;sWHw*#^^=Ih![%0!^c056ZNz)sW/j;sqhRqK4G2kPnd@psZN5pf)-VSsqg!L$;Dd!f(cM,!|L5Q!6:L_d*}6X",
"vI:wW!,5y0/Pa]W),(/iGlsmi!!l(Q!!$Iz$)c6s!*#G70-9=Dsr&Cctmcptu.$w#uLB$P7bMjVtmkZ=uLIx$.5Rv#,$Jtu",
"s[i=5*I1!0!Fzl+6@,*n9Pg^Wd1Qy_9X27nJi=!d%5[U[srM^hv*}8u6yHLnsrDkd*BfHZ*CClw!%hj;1X*k+Ns,$i1vHfr",
"9/g=5g}_=f5%gqL#x6c.8n'w&7iIG!01j*7vgab*!$qZ<7SJpB*)_lBcn*X2s@}!yNTH4Z6WYs2!6Xrldi4Np$;[|A!6<94",
"3g(_!2d##P#w}C]3$v2X3B4fH$(ifk!774C9SAw:#{`.a##*rmd+h#%!_$A7:A3NR1106%2lWpisV,Dv!789h8VcmBd,YWF",
"0rzD6!^c0L!6<<5f)VF&!D,BV!6ma+NT8;B@KcLW:gW)<+#g1;<Bu4:MW+|T*BHHs!6:IZ*2i+b$[&yK!6Z[yd*WK)6}X1t",
"/Uy3A#YZnyfj/!r=G.qp6VN[@!7%X2f'SJvd,YVnd,cYn!Fw^D;'z+g6ZH/T<%MMJ!7LXn!!skU#:;/_#[BR]#Y`W}!)1!8",
"&r4s|!HnSm;z,{x2Nd;#;dQ#9$Y={y$7z:t%89)'$y`=!NT5%L1Q6rW7Pp@c<C8<.$7<Was_w<WK^RW#={Xx2%42'v2I7Fv",
"$`Jd@=*xhr=t%Y}2PBr-=^<kG$:!nw#xS+r!g5iC:J+4Vh!Gv88LhkV#a=A`!{%/x2FQ$0sV,m&@q!!j2l7i4s`R++AN]+j",
"2lBp7A70!JA%b{$f*,hM2Q57t:(F]}C*5h.2NBy@6ab%;C;G}#f*#kP3M:r'saX0ADbn0{f*A[2;B`9%DvXy:F_jY62MQD@",
"B@&BdFUUCAG[fwG2fq9r;`}X2@YL0p!L$Tu!6;HJ13ZsQ2FMVu!Kt_q%48ud!]d8qf*6+W<]v0d0./AB6VNpF4N(tI!hG;H",
"7.!R8#{L9;i!6{P81),Z#;.:-!]d@y#Y`8[=@:(}sVGv.=I01K6u&-06YPp*!_v!%7=+/WsV[)n!z|fn#Y`^k%Sf65!)'T,",
"3!A9N=^Xv!sWWa9!7N9D8wlhf$Gm$Y6c$c%!7%X7!%u,h#xC4x!jUv67AvJ[iuKNF*BC}7!6:PXNT9vr7zr;Q'rm}b!7L3q",
"A4Lv1#(Tnm7quF@G5llr!.4gb.D|2rPQ`GRh%([.8h<0<&mxG)*+Q@t!7L3d%j{Mt%86jdd*ub$71NZb$:#%}PQL<%#,hUY",
"!)#J%sV#zt7SF_g74WB%$tvl!!L^6pT&YqG$fAR`1nj4L6wssQ-w%Tj7r!K1!!.0^!_Wk<74N[C76wv2f'@yf!^0`,!B=Vt",
"'0t+-'l[q#(/.%0f'S|)QM=.f1%{f96th1{#P@sV6xQ|Uj46U^#:B05;'uY@-VNk:7YQ0wPQ%B/4PBW#1B|&381z|/1+!vr",
"79hjqCpPq8!]hiW%V:G#&2QB$&TTQ+=da:6'.5CN!%rym!b`pT7qm&u(,WAhf)-TF30RQ]!6:T4d*}6NDI^n1!z{L33`SpI",
"3}sW(4^-WT$]T;w&8=(),$t8pj6t}#+z{#{5&^$M!)w=V!)0rP,%Hk{sYx6G!6:Tl9XC77<^,::t3gX3%9JvL<{M:K$`Z)@",
"7zqR&t<X%%=xH087xI/5t<kz|!FINNPQal)!hl4(7StZ/7Xlc_!IcD!BZUHt!):zq@uF+!3}x`8d*w*vFcyK[NTGiS:4R=/",
"7{F^Mt=5NwAr=lGB1]uJAW2x1d*x_KsCh'asV)tX!)FQw!!$_}!]_[y7^Y,i7ABPV:'YhY:5/g[7|%'yt=rv}Ck6JTD+USQ",
"CQ4]8t8.=0t8+BZ!]_]#7_6TvQk_n/FXF9F79@4b<B09,6vw3F%Z`N(TB{BZ7$.M#6v7.a'0u7]'LP]l!jj&5Is{T53P=Y|",
"H!6z[JRYiWQ/%)i'.q<U3hWaq!!%uQf)}.3+#+.{2HPw,!LqX&(-B:rKNUaHK9*R3stDT`(Mrr_(/VmD!D0rq%;$;Bf`dqF",
"Klt1R#Iu(7L-3:YKIiJ@Jw}$974yqGst^-37kl6PNTx()7r.QpI='Jq#C*zV'5C!/W8(8A74M:2*J6rAQ.jWX8a/#K*`ZT;",
"f%*H^)i.M*.Fxv!!%u2h8@kmH/S1702.sxd:uAl&R+`IT!-,_b6th2|/TA.h!!$_9'.-(D.v7Kl*CMsu*D@K+!6Y]n!*V!4",
"7qcR}*`ZyN#,6yvM.<R'LS8KA2G5Z_!=ayq#K@SP.dC*TP-i2#!(=QU8A#![0p0daFnH|t1^n7P4/r^V#Ym09.SaQBV:|a'",
"7&0m62,Ib5!78'&Ct+`A7quD0sVKMb#:P!b&RhWls``Q%sfcCt6Sq1#8L^b%!!MH.l2Y:;77QvL&pmb<+)Q#_+!VHt={D`C",
"!=X3/8`/B}#x$a2M}u#|!)%|t!*6g`!7$taNT(RS275i4Ri0T%6W/;+*2i.Y#:P`2TC,`h33!7!!{0N@f-A{R!dc1V!]dAI",
"+!#*$!]d@h!BI]t#:BUB6ykzZJa-ya3c$J5!]zK;*cLJm*D{s')]kh;.;.q50Nc7I0!]JBl2Y<Z7is<XGsUCd!)A=;#CQF6",
"!fbbI7rb[4%qr#V)(#A9NT(:'!duK<!]d8l&*Jl27Th)|$t}g=%SSQ$&3;9|t3b^a(MrpL-w36'S68;i2FI.tsV7ha!8RxG",
"!AW))/`A's6=l:I)aH)9+$(-(12$`bt3bx:d*Ws&h%)WJR!,uB#|iM!!6:L|74LIV8Pgby-WU%9T9{uz/P[m|U^-g`#zPZ&",
"!6;YJ7!<N89V}1a5A%^8@C+qrW84$7!_KN}#@%ND!6:J/#G^[W!6:K56[_Xh!^'xHsV'@<d*uH3814fx/QYucd*z@91F]I<",
"7u3VL*r!B#*Cl)z'^_wyQMx)|WLTmljrz[LSfP^F8B/C:<B<:!9]jGM!*!f$8a4+<3J9^A!)*7(4244{#:Nm5$tr}R!.5c7",
"JjNy^Vmw,i#+1}#-VUT}#G&=c+Qj1w7<Fpb+(v/lYp.@,gAc8Z/R5%/g}sIhTu!-U(IJZu.<{&2.4A)l+|mN*sX,cI*DTXi",
"8|J$A'nXb)8_+xqPQ7JW8_,$|PQ[;/$<`FQ%4j6WTpqnZf*<<y9=KPl%U4z802)YBd*vuI71PnP/3rqk9:YUYBT&2735gy3",
"6z0SsTD.&R<a!0KJi4(fTaD#-d,YWNPQ.&L897.<tWk20!Cl[4*Cb#x&gwl&.;.q,+#4f{P(SIf!NFbmt3b^a+0!VMMk8!R",
"!nGK['knw+Ulm9.tWHy!f*Wa5tkU)}740`smHvF{7C,DYHrIb8sV-ww(yCV%&uiN.d*wqP7quXvsV,|`1Xg,3((QyQWv+`N",
"C_8.F!*+Tz!)/;|&p*S*/PPw-d,1Lz%Tl([$CqFV+3*P{5<8l16]5Bg#:P4T!3Da'!dAp8!]dap)(*q(40Z+9S)(+7!&d[q",
"!!$;v!=A]`!(pDD7#ix=+{#%mHpxgw(jMyt5JwrIgCfq,!(-Z$6VJ)d;/K:s#x%w@!!$Yf6VJ5[$8djDNTrLA!6Y1XXG;TW",
"&s8Xf!8[z#+dQ3KXdYC|QM*%4!8SRh#lAz*)FH0p/PQ04d,1d,(CB&J!789:s`rbb!]qC}ksy2/sV[)n!@dSX'2zY(71N}X",
"'P3B2cK]8Js]nSaGsA*)0ja2$!(z!z8F}&]QMr;V7|}cN5wj,W!#@w[9[:A@Q.pxC%g7zgP28%i+AbvzsVy8(JJ}u|!$G3Y",
"!'uFP!!$^{19I&qQM,Y6!{QyF+S91@'52R*84*k<#YY]{#_|r#_48-Y!)!Ca!$@c,/LpcU/QMd-VyMNc)tnxA!!(3*.FQ_8",
"[h=`Q:9`0a=(zRG!!b7PKf9aG7W|,{%TaY&0jgZ,d.#/7:](+9-]Atf[B!{ksW&<Z/PYZXdg+<<]dDzR5|8&9!6ni{*hGav",
",8(!G!ACmf(QT'2A:]AH6Vy0)#w}NH!6[t+$8=h#kx-1F!{Dj.tqRP!LZ1p:,<}C85<x@06!B[&6;0ba77lV2sVIm7-r7r2",
"!'1.{74PX(-tnAj!#$fy8Pjz3&10-@!/([u(gf0H*BCNs!]cyY!6:JJ+Ad2I)cfA{PQAsH6x%)9*pZL]6[Ul3C#GYH+Cg7=",
"!6Pr+7W5}A`qf'+76mp)I{5Mf!6<DM,lR,3dg1`i6wH.U.8YYV#!wH|stDnZ<dSul$8GTK0jk,i!z|_0.v67L/RRsR!7L=4",
"h]GVp.4AMv<a{c]-9nPyaPX=S3B;S4!z|_70QnjW1,8pN!7L=9<dhtw!`yI[4zxc}!z|_=1l+3`2FkiK!7L==-Gz3m2J.4s",
"*FQ5-2=Gui+!&'r1jHiv1NGSq2h_SU2K)4|t,Cti0+P6c#A6T&sZtqb!=AH5_@`Js8Tb=N9nhYFU{N:&GX{h%7:Fjj#YYS{",
"!':(u#-P8V8=iv&[}XF'#hKlp(J,]UQ/3@N`r7a{96K&7,YVbB:.QB&c*a$0<}n}.!)=-C!^2s$7w!u0^wf8^Q/0.G!A8^p",
"!)}H]dDxAg$!/P/!6:M/6wDm)#|z9*sYngD7+;5(!6l{B!DK}*!+U&KA*swv*$|&374Hn,Izc;=7=cM=WuRD'8vL!^-7;Uy",
"@Jr-T!).spa.Y8h$!^Wp/SQc'hdB$Rt|Kfju(V-g*h7Pw`n8b3Mc}1&!]d@_#Y`^}!6]#HbIsaLgBffY2y<tU770B%ASj*9",
"/=y/K2FCYc_7H0L(+-gn!6:Iid*hBF*=h*j!TFIc!78;/3'UUf_V@nC^C$vQ/PxvI(MIsdd*v&.71P'q(-p]64}Z2.5QHnI",
"5^SN_RJ(BF6^sq^TaGbg:aIjf_^QJFsV2m{Kf'3|5YL4gRK,#:=T$5q!*xc7!i8{$7tjTI!_i`286FIc,:AS)@N0)t!)JZ&",
"%qr(u4G!WF.v7fX!7$t^f'Si37S]%0/n1JT!D6qT%t}YK+}`5N,^#PC*FxSW#K0zcs]ry,I3L0^NT1K@'ySQn!*9-:6th4s",
"'5Bw-Wum59!a2!<7i^Ts.;''wPQ%2R&%h@-Ns%5Q!$.*%!6Z$f!z{-Ss6g5H1h,u&NrmpGp`S{I!,[:j%C|Rl9Vp!@.xfC5",
"%=qP]%49+w,xb6^75Ivy8TX7r8pKf%VZ4wm9N[<W8UJnH90[G.;Wh`},=X=:.T)R#&SVU++a[(td*vG871P9y*F(iK$c6lw",
"+]ag9-VUU$'ySM7Nrk`a+FJqQp`;2#!s6tjbC{'vf)W,H2MXfV!Cl:l*)a!76h)FU!$kPWstDC<;5|{'!.rq)C&1N&d2[k(",
"sq]!MsXzbps^AN*INW)n#Z`sMi42<[!77'a3JirVsVzdG*BR7q795(`7Vb^!VS1GJ9LV,dTaRQJ74Pfp81V!q-AHWZ13(kx",
"9Y:lc/P^WcXr]Xx7.F7U)JmJj2cX&Y)dZ20!6Zt$*F5)qD#`5.+Hit&Pn}JS6ff{1!(x|u,wt&J)JBC`/PQiHcT3+s.08fj",
",^0.[!#vI8!CPBD,yU$M&T!<6C1/V%zYhLz!a0h5,x0]M8mi)p(:}Q;)i%x=74lvn/Q%mY!8[z;TBr21$!#yL/Pf,Q8:l|)",
"SG7h(#GTS*/sI97/AQXL+$cl-+`f{;,!{<<01j*U1Uw(1!!!&^NL2*}!9CHU{)d=mB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{",
"HmYn{C{/md*ZRB(!=4(!!=4(!!=4(!!=4(!7x0kcsV./_5K$r&6Vm@}6y*kG=W50H!*sFN!,B48!*f(S;{]`2jcxYu6wx$&",
"jdV1.557Hv'5&!|j]26R6uu`w:hy)''.41mAQ2b0!/v3S!63D5!)n0r==+&!CPVZD9WZgd9vC}'!Bhg1j[vPB7zh5sHabz5",
"@:*WTh9j4BA@NYa!-9]3AQ-r]<Fn`bkPIl$l+'8dkPYb@lIKFJ!)-7#!)-19By0`L!*Y^p!/kpc$aA[gsZN,7sZL[i#:;nD",
"sp$&Q!]`BY:BLH]8g-4,8+|}87lRKA+9)DvI!9RG`S,5Z==4)sD;aL6!+kjH!!$TP!=AZ;'5.qQ!hI}B;^'&d9(R$7sV,<0",
"(|`y<!)QK}6Z2vVsqg&x$C$RZnB;%RDg|FXnDp5In'f8D!*pX9sXzQjbIIxWGls&#!!l(QAQ.]Y/U(jzsqnnj!X}zp/Kr9=",
"7m8*]spLCFspiT`!!%!Z81$u)AQ-}_!)t0Rrts[/sq)fYl4spLAQ.'qd'ZXqK$IwdqzI=1jS!{C!=4&=!=4(!!7P!a7Z2bZ",
"B3|'V+!B8RGcha`6a<*r^Bc@cL-*k7+!%7M7T+[62%Dj]$tz(l%42w2%SxKy%qvFp`xA`};S0V1GcWZr6}F|ii{L],!@<$5",
"i{J9u,ig1m$u)V%A@B<H%SX!I&1/XC&PLN{6am@57#+*)-#6*H!)/H#!@a8L[i(|WGPdc[qzI.*6YWQ)7ADhp==jtg#:B05",
"%y<}97n#^X4TH7gcQ{,F+0.ky&X5Y,*B:hM!7L<h*hISw7W<gT#x_hBgAbx}6Ww/DHtV-6!-/(VH9lnG1Q7PY0LLs]#wx|)",
"+{4Hi6w(MFI2F1[#YZ6MNrm`*1Mk3:79(lzB6TPbgAdPj/SG6I*GAQkh]HIA71P;.*'hRF!&]Zq!!$b4!!$Rs#Y[#C!7$u`",
"NTZhL<&AwH2'zv]+dYqu7v^%f18k)mt8,Qvt8+0k1vHb<t7KVz!&xUf2sDJL5:0p[,x&h6CuzcM5wj+b#dD'|$7_&G0rYaG",
"6zCr.84J}T:Psq|&_a<).1jzh.Q+'m!^{]N8TMGLt42/@t8*qf!`@FX8s!^R/1Rpj/kDNi/1:P<9s)<y/P[,(!)9G(0J#fl",
"!(0<S!!%')!!$As!!$z'!!%N8!!$ZD!!$Nx!!%=57qdyBC0yT67YSGa4W)X:@={'+DL5h9B3{|#DjRn%=IKAY7ycUi!)/y2",
"!(0<'6th0g4W)6SBxXV/j!,wf<l}Jw9z!FL9u@TbH$jYCqzF(RH$hV/[%B}x!./5,JgBV&G0s77@I5FD7`S0-7`]6.@I@LF",
"8=DR1S.-,$Rmw)$81glu7JBkv7`S0-;4Va=sqz1Pd.Rgq4W)'c!,G+U!+@/B!*}y}!,)!U!+J^Q!*C*+j!<$P8Af)+.cZs$",
":v*;-==-')PgH+M3J8G6!)*7(4W)7N!*Y5n4W)+S!*98Qd*g,6i|2_z<l6ypGTtLj:q[0vK*.,}K)I1h#*r]!Sx%N)!(0<9",
"74(Dy4W)Dti{sHx<j=`[/Y7IQ!)(`S=:sR+;F2Db;cQNi==+#lg=%%,!*7N`j&dQ2GP2Bx;7KX]D{=9ySCa=x==-')YgA)b",
"VS/#YV3nvZ*${_9ZD|:tQMpN87]@&4i|N_/9|AzFG0s778b1Xa4W*#t!+Ugr!,[`&!(u5^BWGs'UV4fn[$ZQ7Z'_1c==+#p",
"[$ZPktS%}T!=AQ[(Q[L]ATy)btS($rzzAGW8Dd&i97Aqt;w@:v8.^hU:.L_',ab:8!(0<+7SFj^4W)0Qi|FIT92.ii@:)D,",
"1*|}c_6lV'Q/[KJ<4haQi}2RCD$cRpG0s778(.Jp<mz)cYI&!{'s].|_tLrW!(0<-!!%P7!!$CK!!%3*!!%'##wy<Ru#,Qg",
"7bhzc<2vwQu#sjH!!$=;!]_gM=*z/9=MTwN%+%Au!(0<6!!%#_!!$TQ74(B_4W)A8!*7Kv_#`0&4W*#p@AKJx;MaCp!(0<@",
"!!%N88PB<4PQVY+8GgGu'59N'870ZfC]3<r==-')Wuk=|4W*-JB:h!/.ZYw@!(0<87qcprbj=Cw6]W)s4W)0U!)R[DPQ2Z|",
"KhH+!WuN&w7_`Z0==-')==+#lcHyy,cHyx}==+#rA@'=_Y1rblVDKY0Y2)ji4W({3!%b#'4W(y*i|9Q8=*!BV<L4b{!,DU%",
"#1i7@!(0;{!!%:+8PB%+4W)tS!*cIqRJGRJ4W)*w!,..8",
};
static const char bitnet__spv_head[][96] = {
"!^'L=!=4:Pzz=(&!!qV5!!-MUzzI.$<iYbKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!^0V.#xU'3#x_-4A|_A*",
"$'5-F!!W+<!=zS3!@fN5'TBx<'LTu9'LS-@!={.KCP7VFC1%SI$8dvR(+'9C!@(:N6vCL=$8IW7$Cl<KCp0XJ&PVl;!@*X7",
"$B_MJAav1GCng<F%4;FA!@+/J$DCYWGp!fT$9%|C(Tyn]CpXsN!):+h!!$;v0jb1G&mji:'.*s8'LH|M'jg)P*${uZ!@(PU",
"$9Qfj'W}Z^Cpw)R(glTP!@'xC6u;h56VQrT!ihs#6ab)7!-,_i5:/_^$DktaI,:@^CnqDG!@)&;]:Cf!Cn]6D!@$QtCP7VN",
"C1%SR*B:xX)(#QY+=7=V!={VXCP7VSC1%SV!N4]^4B0z$$83TW,f*_z#]uhQ#^@!M#{T+R!!W+=!!h[m#{r={!!TXN!=rlV",
"!!T[T!!Tf{!!r*Z%4G376[!4F!#;Mi!#0tZ!]]`A!z{$<!]]`d/mc|c#wxam'L]#9!]]`1$tsK=%sSWK!(q2<2-){%!#D}i",
"'0$%W!(qK#!$/@('la0;'7X.X(8Y}x46AR.!$-|K!$70|'.<{W(1V@36mr!F!$Vnj!#cm0!]zRmsU}3/(+Zm2#7Y^{!$}TT",
"!%*fA6V[97!xHd%+|X__,C9Bw!{/Yj,aV67$7J$n,ys#k81;G.7;[ym!Z(R/(+vi4#3s1i(gdP$8m]z!/PHQ3$!hQU.SsyX",
"6tf=57SMcM!&NTK!/_)Q3B5(h!!+]{!&lh_!/_&P!!=j5!'#u^!!!%!6yqr1&|Jgm!)'GT1,d*I2F8HG!!SBp'6#LF6];yi",
"3&Yj|Mtl=2zz@yn{9]-w8m_M`sV!WW!#PVN!#Y],;.1)`!(;s16[U{T%r'Lq&n$.!%y)(z'4]Hc6^ADi89B'MG)SYHG)TiV",
"G)T3DG)U@hG)U&_G)TNMG)SP.G)Sq8G)Sm7!#<4x;HV-h;Nfqr;lZq|:Rsn%6A3&jLZl'I=dD'H'9|'I(QHkN%xlf2/pHi#",
"!$/k$!#<61!@w6|G)qu%K$%%]8[_pYG3JMd<Jxq{9L9j&G/XG7'rcKn=(_28=F|f,G)R8|6`u8S)(00S@D+G2'jsT=@'z@$",
"@D0c(:SfF-G/vZ:7!D#:81h4,!-=1S6a%XdP1ridH&M7`A9FM)ABp{[A_K-,7!^Q&'0-2!73xy#5[0X75yQ:j!#<M#Uv8l)",
"BU`:8B^TalBydU07#(k*)3_!BD0F*u:I6P3DL==U!1v+p!-=1C6a$!CNr{X]#[T(v6a$.LNs:b]'9H|k'5LXh'5`fj's3sk",
")k[iPR/ZFL-dRi6H}cs=6^P.&&mkRd&vBZX&vBZA&vB[:&vB[c&vBZT&vBZU7spy4<0tWD,=4tX!!%hY!{!)5!-AL,U9j^m",
"+/nV_+=L5Z5Y_Z}!]`{]#ZaT!!(H3p)k_q!!(<-',azH7#aW[=G+/uQ5:AclN.$djQ'i{0!-=Xl!&&hQG+{%$!&4B}!]^yY",
"(K!Ny#wzd/!!,:5+{!9f$Xa9Wg<uu{%<+Z`!]`{p!-Alz8n4Pr7%=70*d-zH'3hL).4@3|+|F3!]^wbZ&3wn+&mmr(hwHI8",
"+dYqwZF%Uc#:;xw#wzd#)(%d|sV$YN/Q7Wk#|&ZzUwn3P.I8@[@:YYQ87nqb7aw):L6ub$/PN`567yAX!zz@8#7cnRsV%_g",
"!'a2M(vP!f!)3_I!z{F3@wbTy+=jJ2MnB%p=/aG^'my4F!]`{Z!-=Z`-Vc5XZPutL!6:IX#W&=;!-=X[(2v$g@aqUxNsVZW",
"!Ipu+!({%tG*uYg%;7!=sZLzYFPtR'sZBP4+!sh6$r<958Q'(,%43}:c*[p)*aBC2$4`'-7$CXM75!^7%4ZDA%42'v!I,R;",
"&uxh@673.+sU|Z#sW.Ra!^(|b'./|<!(S`b!!$Cm!=AJx!)/H(!)/2y7T#R36v4sxsVys&sWLfh!=^lc(jMm7)Hg9^)hfNM",
"-ZT4HG+,cA.I9G@.7rI[,$_$y]c3yU3'bN&5zVZ4s]gm)sZ+=/.:]9JsXk&[sb<33Rh}}&*Jqx<Nrq<y:(B;%8#1fj#58K|",
"H(w<g!!ddP#_I#F1h/Tf05FhGNs$|I761H{*aLcQ!Z(S/7%J;R&t`R#!-^az*b<.5kf}5,!]`{Y!]a;U6VH{`!]]:Kl0NI-",
"+8Rs-2FMUv!@=)Q#=&Gq%45wr6u2Q*8JfDt8h[3:76RwmFnB1f#aSCv+B#'F7X5%qm.GND7HMzp3DFRR!A0k^&3wa''jjiz",
"@ZlnZ(FmJ<74q(48Tb@0J%;+8.4@<R.T)Mv)(rvcMvFvL-#05-.4BGB.S|Gt&1ttX!)uGz!)#G$c*]/($8`N]+{/br!^0W@",
"!(_{+!]_Qp76l|n-i`#_ZQhK]+=C[s+A&Ih!!&)#J)6kJ@&49t!7NGkUr%l(R$m+=!}f8nsV$a-J!c6)YFMW%!{!G[9yFU9",
"=GMP#6_t|}%f1''H(wKm&&tfg+C;yCG+|$BXIVT..T([{si/.[#x${C*U7/AG+1'3Z%078X+34!:[dlqNT2V57Kqku*bi*2",
"!w4rZYFL<+q<pr[sV+/9*ByT_VPY_#,.},0sg|CLsZ+=wVmwBTZ6#G}sV$`m95u&|7-T:9)s_/D#:Z|[81&(F!{(.wG5vv`",
"755'#&Ai*jQkf<2f`d(W!C+Ms4dI}gPRR^Q!+[`4#:;du!]a:m-)q<z!)C8y!`H&B&PMb@+G(Yr,aV93!AcRYNrQ8[6W/;+",
"#FCg3*BfF#6G}7)!{(H^+%|f/G+,I7.I8y$*c(H8r3H$=!,Z^R!!$MP!#[G/BC|w5Rh9+_!@R3;P2-pP,#&D)R%!gu0.(SB",
"#!D5G.4@3|-<nD{sb;|k*NfXS!-=NW0./@q6VK^@!-T:+!|Kw1!]`|4!-@L]G*qSC&WG;!!(}yTDrRkhJ!.sX9^cfc#{4w#",
"*B[AP!-=sg!{0w:$@zXT!-^F_9Xx;YJ%B*x8b(pjG,m`B/u}z0!^c0L!-AC6H)jN'!D,BV!-qg,NT5=C0zq4|3J/M4!({4]",
"!-=P'!-shB0LZDl+!C0b;dM-;XjXv-3}{;8$xYJl%qs$d!]`|76um+.%WV$p#Y]MBH%T!,Id6SK7SH+_!$j#G#Y]F`2FapL",
"!=Uw33CY{_!HB,(*)bL66qf(Q!C2+Z;.dL8Y*zQn#aM.A!%._`!)PR&#xC4x!fuRq6|zx46ji+%6d5w-8B:fW+^R|P((P@2",
"!]`|4/%%cm#:DqxJL9id82,j9-VQDw6dvfsJy,a2$tvcv*a&qc%XRQ#(.]*{#P3@#.4@3|+|'|x]^YF&%6{G%.Z;Iu7+;i#",
"6vT*=2,IAV78U<'!Di<z5YP@QG+-9q,1VJa_XW;X!z{=-3`SpI3}sB|su/9Y/VPU$3f$)u4@B:g!-=Y9G+/ZB9%T.:947m1",
"7YiAP5a(6W-tpa&!-=Zc/8dcs9:J){Ju0w[suDy//]{}|/Q;5d'Tdr.KSr9[';!Jp'5Dg5L1PUb^Y6@A!]hj,!J22H'TGy'",
"95-166tt:5!+*Hz%qqbF,,+7}Q-c1N4=4l:7u,l'LqT6!M0sqrLrPkCsxp-Ksxj{m$XFMX,,ST)R=U#Y!!_jL!(r*f!!$YC",
"!]_]A7CvFT7JLsG9A.#m9[.xy8#_MAt&14DPc{|@Q%;'uPJ'6_sxpHTsxk8!*B=1b0[qXJFKqB&Ta*i-0jd3RT@nSQ&mkQN",
"88WBl#::.{<H53</Q1#;Gg@+%6uX*(#C+4PG+,6y83$f'#YZFH!&4dtD<SYF*$|@9&U=g/!5hBm+!g7:*`n#k77VBB$W6(|",
"G*uP{,C8,QR+g!_!!U_Y!&Q<I!=AQp!(nc:#x$t59k/U=6yS([(MK2.,!yaBG+,S:.I954.7@(Q,#&{X]aYB3.6vBbFKqBK",
"U!J=[NT-AQ0<LYAVZvhp:A;L_4/^T*!)<V2&%TVt!-=P$)H0-5'jjfvG*kSc(Mr/h!-rn|/R_N=UwYtC*a{GaNm#P.!h)2H",
"6wctIUwn-07*s)n8$;uV6x./G'QN2tUwnX[.I8dt.5p)1+$1D/77`HI/Q%74bm3v8NT2C]d,Y_+,@aIu.SN=Z#HIcd,@g4Q",
"9[16^-VN}^!(}q@!=B,HM8,Aw7TKdU%T/9y!.'{q!)86R!)'dL%tYSk&QvaJ*Cv1x*HSVL:l8RH3*'a<!!!!#!/i-}z])aT",
"<}dZl{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv+AUB,!(+rd!@*d=#y_9Z!!Sq6!=r(I&1aAU!!VT2!*,#<!=4(!",
"8nwG|6VH4)7qa`.-]Acn'/h8['57J`'5%;/6^KKg6xNNt)(Lt;1R]F=%z1X8&w6s!%y{M}%w2P[6z3#3Z/0&Y:-uy-G)dnV",
"G)vFa6AmI$6}TJk6ViDnHB5PUg!19;.sPVS%;/3f6a(uY)0U++Z/`3*8R_}2!'5Y[7w$=JBw/qg7:#zJ*aj`L$^DDdG)sJm",
";IZ3PG(/yA;249j/PJ,Z2d!lZ+|QrD2(CXN2Gt|ZYI#|6_tJiq`qG)}am`[%7Hy7t!(dUj!/y)SYgD#]!-'%F!!%-}!!$^)",
"!!$ck#Y[%+/Q7ZGZ/*u!7*J]wCZHX*pB&<gZ.uqnqX^tRq<lw_!,HZb&10c3g%AG&!pqu#!]cHHZ.uwq!#yp2Bf[V$Z.v$F",
"s3jpXrwFYJNs#mSA-#bA!)SafZ.u}D71D6S8-l2Y!!%*x88*Xu!=B0xs7)jT!Z(TM!+-hc7waP-!]`3wqzF(J!*wZa87+a;",
"#:<Aw!^'Pr#W${T[AxYl[AxYm[AxYm9Lc$i9IfG|68kmb,%b{.s]b4JsZ*4S6r1,P6VGkWg<muCf$TM'p`+^p!*cM_#YZuv",
"!5SuS!*ZbHaP,DS6thk'8IKSg8gAB.!$Mx%<6.aa<'x0N,CB{#!7`[rZ0u{z:+sXy/2`J`Z0@PP!/WZ=<6.y%_tK|B${lU]",
"XrmCW7c)scNT46/J/V$n$!zp$i:]H^7fX's#wyRx#wv]rc+98/smu72!)gqD7L-*n;W)va7]LUY/W5]A!*cM_!]_gZ7d%_{",
"sg}9R'.-&dUq{%RW.9:-.Hu.vsXmYM-)gQ[7;VRusX&=a!8Hlv!Cl0}m-Q#@/Pl7&7d%^7S#m.g,-wH&sfv_AsZ+1hSYf;<",
"mX6-[$75gq$7@m|7;+}J7:}LC!*cN(6thLf;FGR]A!^=i6}JCb<602]!)+TfaP+j@C|W6(!)KYD&unQ%P2rz!8nwF)P1qK1",
"<6.`tZ/V&iPh8`ZlfG.*Dy1rcL/g0|8D:id9AL5jGY/;7$VUh;#aS-YR+jdu!@H)P!)3NH7;890'zc7k!*ha8#$6Fv*B:hM",
"6xRni-tp[;.4rS<*a&'g7WRsW$WQ`nH(wY.!^Nw0!'%[G6VJ)k(N1A,6Z)vS6w(Kf!bh]Y#_*0zGd2#M!q6u7%X^'b/mp;V",
"1mm<T!.'z4!Cm(J*F(y)*rRPg+CC^(NTQJx:-krZ9$L@l85D4;*tIqACk+t577y,T.&Xw(!(zCBNU%|R<IuRyQ(P*]%_N]V",
"7A-T5@x/YvFFh%uDL59M6yW^f87GV[[Mcj/&WQ/h!)+C`$:!nU#:=:k(wUIh7%RUw84@tP:PUYv$)c*usxpRxsxk%W!]_]'",
"7||v!strN-sxjhQ!`,8B8<R/'GctXKH=]RTGc^Y*88H)^/P^Nr!);iqH{<.C!$fQ}!!$_c!{$Q)Ypsgr^Y0An/WJ-A!).lm",
"9P#7{*6:vL!)r%m!)Snj!*&62!)h7u$^|z|!B&[2Q/pgH*6;@y!)9{R!*wjy!+6z{!*m`w!)J!q!*x(%7yR|z*6:bK:Lx03",
"Z1(;)=pcW49$B8k!!!!!",
};
static const char bitnet__spv_heads[][96] = {
"#%jljz{(iR!!+1&$VU95!NF_<!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'@HCnB!!UCi!!SwI",
"!!SjF!!SgF!!SmI!!SzN!!SzP!()S$!@*dG#zGij!!T*=!=r=Q!!h.J$9y#p(s9(c'M:;CCpw)R(glTP$85u*#f06MCpXsN",
"'jq5=!@*sA$CR%WD8L0TCp0XJ&PVmN!@+JS$F50dJGUdaCng<F%4;F[!@,!d$Gx;rCnK;#$7A(f!@,Ir$I4.{TGNJxCm}m<",
"!{'^s!@-!&$Jw:+YTX!(CmVS8!!4H%!{ij8$.<<8!{Y_LG(#YXNUB/Q!!gd1$:u_&Cr,'<,:<cn!@(SV$9Zls'v<{g&qs]W",
",=GQk,]nam,{7rp#@J1X.45B!!@(pU$:T(x*a&Hl#@!xU,wywi7:t2l$8nz#%SyWV#=W^Q+]`PS!@'c1$D@6bGcsd_#=/CL",
"*BG)d$;Xk@sVHi))chtB$-y#w!!T_Q!=rsZNT2Qi#ww$B!!]L*!zzS-#B}sr/s)L&&68il0jj021i57m1,b.m0pB},'3T;s",
"1gfN82fPjt1K@Lr1l]R2(0mny2cal@3bj<z2*:tw6]9`L10}1M#yZi@!!^$9(+'5Q#z&&D!!^0=)F@^Y3J/=L#]8;I4GL&3",
"$<'2C6Z'Kw#a]5w#aJ@6$!rT:7r5X3.:{/J!!U[L!!s9F%4G37${d%D!#0q/8m]zR#YX}6#ww-8!#F$5!(26k#Z-'7#x_-=",
"!!{3C$tu5c!%rw6(J7}5&mk)Q!$-N:!(zxc#;ivG'.+GM3c|GX$9W<$!(2Ak$WGbQ$w!CQ(gdS,(JK1X)kX.26{s_g7!{a#",
";cQR.zz=zP!!&SQzz=}QN-mVP!!Ir#+@|J9N0vvc'.+<t!=4%C'.*c`!=4%D'5f7A!=4%F'.*c^!a:zY7uI8'!#:q'!%z2S",
"!&'8G3k-'=!#Y]N!#cc.!#mj.6y!;56NY7)zz@Ub{9]-w8m_)T74'XPsV!5L!$L3X;K=HU!'-*&6ZcJL%r'+f&n$.!%y)(z",
"6[sl/89KgB4#W<K4@wV}4_6+m4|VB35;t1,5[2cy5yRz@68n4fRb'A^#C-FZRb9FARb;U;-XSJB<%7#d<R}00<q<:@=0[D]",
"!0pQ](4&uC<C4Hd8m]z83jZ[U%zx@I&w}C)96+)j!Gz'RSP'w!'T`xv9L:0C!!+Z5!'6%[9L:1$!0pRP%u0C`'4gim9rIF8",
"(l3T_UaX$k)6t`mstB[VRl$)YRl+_*@&LxzCy)B*!#=JQ!@zk:$^H(z+@KD(2f]pl<%-yc6zF=/(+lxS<DwTv!(QtD7:_zQ",
"MrbBQ-VSg:Rb$ykRbGZC!]{UJ-74]9!#9z3HDN5(HNxASHiQ.A7$`q9'=/S*)/lR%I_r^W:I6PCIzjltRmcf/6cp-i&{:jB",
"'suLQ@V|%m(7xPK<%.m|!0pQP(0zm=<G[a*!0pQR'44]@(1tU];ia:Y!3G,1!3G*}5Yv$HN`3@23B9^PP-/IiP8s'$PR3CX",
":XIP^7c2x_!dVlx6{|fh2c]JMRbH@S=5Jrl5:2:VRbB/r_VBtkPQ2_1(1j^T;jXS74`qB.Rb8{J$wK{g_jzv@zzCznh9jiS",
"6^Q<J&mkS+9s0tP7)M}_!!L,)$Y}k$7qgz$!0pq%!!|xu3B7%*!]b.!!0pu=!0riZRc^3LAts11DrLIY!%SFi!/j@`/PZQn",
"*Gis0!0qB:/SFL0*Gil.7'kF*$;;*u$;:YuSC,zQ-uTRU!4&)J3+q[}!]]:H*G$9%!0pu#!0r_i!&-0[RdNSH!!]S+!]^yY",
"(K!Nx#w|[k!!,9|+=C'c1j(pN!]b.$!CZAF!)%sD!)F1W!)5r/$z4|76uP,w2jsyv!0prWRfM{U/PYfV2Jh_-03DaZC3y!T",
"3B4g;*g(=/&V^YR.4J9}+|1&z`58A&%V:T'+#^vZ7:A2<6<4.r*f,23*'hDA*cJ[[*F;*n*)a!QS(N|VRc<d9!D._@!&bZJ",
"Sb7D^*}xt]1+<47<``z]ZcQTX!]b.Y!0raRSD&/4SDdp=D`$U|[}u&!$d[&s!`N(r#w|[J&3*/3%46}c*BHJs!4'.h)MsR7",
"83c$p!]b.5!0rd]!D,BhRc]+C*!HR3'LMfm!K@d&!(p^2_7F*:)((8q(vNhX!(t[K6wA0A#C7CL!1&{2!=^lZ-VSgd!1&{%",
"6u0_F#^^:`1X*RP#YZXPS=:0M;7CkD`4h=^_{{^+!1']5#BDi<[htf'$)w6G#:@Ht.SLkJ%J:g.!'5VZ32v4}!4&d[!)5+{",
"9=$HQSDGq22dL]H9a[1R$_Z/6*C&Yc#m!/I$x}yd$[B0|TwYRp85h!]6u886SDGbB6tp%bSDd|M0LNTA!&G706xm.k#;&DL",
"!g#f67<F+60{j[aHp2=F+`U=d1(I;v!]b.Y!0pt,Riw]A,2HCV!]zJbbac/J##'Zk-kWPK#A$7{#w|[^=0!mV1:jyR75!^R",
"S`0}u+#,H#*`n$!#RTtS.4@3|+|'|x`5/6<%6{G%.Z;Iu7-T786vT*=2,IAV78U<'!Di<z5wnVuRc^j6,3lwxgA9S5!z{=-",
"3`SpI3}sB|sVp0X/VPUc3f$)u4@B:g!0px_Rcb1*9'j[S947m17YiAP5a(6W-tqqJ!0pzA/8fL,9Bf5^_qt+<sW'p./d9.B",
"/Q==G'Tgyn`PXU!'C;WR'5Dg5a.5p(fAy@q!]hj,!J22H'TJRw95-166tvCw!+*Hz%qqc),2GGCb3^NL4=5{`7u,l=amBNb",
"b-b+Uan=&'sZT,,sZLsP$XFN:,2naLg:83`!!_jw!(r*}!!$Z'!]_^%7K3Sw7LmI_9CNW(9bK+]8)z^%sl/:'d`a0cf!!7W",
"dFsPBsZTG4sZM/a!]_^+7Kp{'sV]$d0|#|'#%jrW&W}8C!0pr$Rgm*f+*Lb;74kQP6{63^]FQZnB<dp*!uQfI6WqS@j4_!x",
"!}f8n#Y_RQCmtjD+Gn,0(+)4c${bN]PQ.CV!D,h`RcI!B5D`^rb/D^}+(i1)Qkq7d!#R;VCAC0pjS.!s#j-Xp6VM6YG6-+J",
"$Zs7u8mduLkmCw<6z)dY!I[VJ7y-`/A@'_{!8zN;+!4LN/PYZ@SAy{,S`0S1+8|`#2FMV:6u)9Q*bS<l_Wdfw@yZn'SDQ_=",
"++VPQ+$9T72Fac<QM-8++$FtA2G5'C!=VUkAaIGN!2Lsu!D/[dsfZ1/0|U@4XQ{w18aUl/SGW`<!#fuw!$0|r=059B9m+)J",
"+|P.A!JQh+C$M2qnHg{z8(nR,,<i=8!ikP7!0px#]FWp#637DG<MFQ)!{$=-6w$$F!9X)r5:BI%b7{%0/miXP$93[Y*`fF<",
"_Zwr9/TsqvFksR5C<&'@2a,v//5Vq!!]b4h!=|$@!{#=i!=rz@FsqUN!10$'1QI:*5C)Q}7Lp8l!D,PZ/[dQh!z|b@02qN.",
".5d*S,[-N(pFK3i!B*#A7ARPD4zmK91I<*B5YKMN1h;]JGK85@9TK.b1l|St!Dt9aGRbvSstV*y1QzBGi_WM*GcL2`Sd4_@",
"6a.VX86s3V7:_DQ7B_^^X7VW3#:w-4;a(A2*DTX#NrHQ7@j_r5.uunuRdPvs!awc&!0q4D*%HFz00n'k1ga,`/n'`6$^F&p",
"]FRr;7<wqHNrIhy(XXpW!)AgJ6}BlL8-b,Z#:nPD!0px$!^f4|7mz2PX0%G**j-b}_Q=Q8!]b4##*^V1DIiVIK)q6!!B%X]",
"NT4w4sYn=k``$uJ6tjn0M^{n(;:b81*a}mjb-`QyiV(G}.5Z$P1LH'WG`|p]!4'/bNT]YB###uRRfK0R.=)1Q.Ss@r#;#xi",
"lNlXt!xN*6$#J09RcLM57PX@QP1|%=Dh(8[)UA7`!K;W)sV%Rst#1,*7Uq)%stJb818}q07|smjt#;AQ6VH{C!!!j_(T@!G",
"Rgh(4-l+uZ``B.%%qyn`'jkp4%67$z*C8f|!0px)8D9zb7%=6J+|li^svrH_'08h1*Cv0,Z`r+:-K^PDsfn=1GUiUA!+Jl=",
"/|d7{RcH{*8=bl6$ugiT-!`-T*B:id&1.q((4ZUl*BpLk*BpKq!0q4/#U=s`$VYj*#;)3_!0pxy0!48/A!XbaQNfKN%!mq'",
"!]c3F!4(a2RJv(:6v=zK)si1^$Zi7u!1&{#*BHHs8}FX<&PRHVRc<ziRc]c8+!77F6w:YaLcn`%$S}4r!!D%P!)1:z!]_Qu",
"7SN-Z74uV%!B<@I/QuGMQ.j&d+BKD3,#D4Q-7qYf!]c3gPn}J5!1/,TAH$7n6d/jJ783hFV;,w0$7_-nNT1UF4:ZLhNT`;|",
":xUj|#C||N$^hu^!/Z*!6VJar$XMif%1[GA#zaau$WC,L*C8hzBd@,h9ZduJ#Ybrx81$bTM11Ps!Md9+!)3|X&p,ZrL'IcU",
"Rcb0h,+lFG$dZqZ%]RhJRcC,s-;_'C!a:*x,{85`!1(3H-ZS:S!4'/-SD^T`sV;sk!C1.%*`f16&s/Q@!)*:)2h_Q7.8A-G",
"!=^l|'0t+-'ZmV`*D5G'*Dhf3M`$:h*),HcUwQU^-y;KK!1'z@*dfFIsnPTxFwKGk!=amVU!YaKSDf$L/PU%Q.ZI947Wujr",
"=]`:VPQRX#B(McL#{m^8%SV**6tp1A$@+.j!fX3674kjX%qpm6%T[UY!4'.vRg#I8s2Ff96|a0)${f)9PQtMR1;K5:!!8rF",
"!DVs_QM*M7!4%.P#:PIs$x@xs+#r'</SXXN$@DR/%8ZVw+$PU42IVZ[6t}^|6xB;KA{d'{!)3KBQ6k}&%86l+SC-'TQ)Jx{",
"0./@11UkTa!!!&CNL2*}!9CHU{)d=mB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/md*6q@6!!Sg@!!ScC!!SjG!(p*/",
"&r)xA)(%B))(,_F!={=QCP7VKC1%SN)c^kV!@(LT6vumJ$8y^p%|G#VCpbyP(+0@H!@'h<$797L(zTA!CpDj*'.=*I!^I8K",
"$DCY^Gp!y[CnzNI%r%`V!^In]$G(fkL|+PiCnS3D$Vi7c!^JFn$HjrxS,4&v!(x_s!(x_k!(x_k!(x_k!(x_k!(x_k!(xbl",
"!(xfm#za^N[j&85!!h[g$:kX$+Jn3uCqsd[+]`Pg!@(BQ#[K6i#[*QU84=SR$:@ba.4KWx#!u{V-VX-w!@(_N$:!ap)(Agc",
"#!MaR6@/ZN!@(*;$8;UY#x6vM#!&GM+!%:K!@+:B$DhNcI!&!`!}[,I!@)&;]:@@$!}G|G!@$Qt#YXcT#x#tYG'lKb5zG2s",
"/T_:$%vpXj0LL'01Jl(k0l8{k0Qxm*&t,,q1IHD62H(Yr1,v:p1N4A0'qF^w2FCb<3DB-x1ircu6]0YK0qSvh<Cgh4#[R`R",
"#}XaL!!T3A!(+9-!@)0C[hHZu6Z.aU6xVM8#]WQL6yK*j*6pSZ8qHG.7qbiQ6VIDM74'[Q#A1aA!f46!7SDpU'5&4K6uF)J",
"3&p|S3&sJ9)HF'2;cwvc<*Y&!<Hw0=<g68[!'iP](3yk2<9zXx8m]z*/YC16%zn5G&wt;(96+&i!Gw2U4'qt!'T`xv9L:0%",
"A-J[m!)&y35yn,$'V'`31pfVZRq2|96g;Th'4#!+6a^XR7SS+XRkt|tRl!X)!)ngxCy'rW:I6P4Dj]IW'/9N-.UPI[;cmpb",
"6y!Fq(-p9h<&4Rg!',{'8UULG)FMd;!!$Kg!!$A!%SSW2HDX;Q:I6P=H`QDk4]P/MI(J@mI-jbUIH.BC:VG/I)V4AR!#=xr",
"!@{:KRb9d,8Ylv}3bZFw;cwvc!0pQ@(/Lj}<'w^x!0pQB'2dZ!7[&4ULSW]U:0cVs!/kI:<j6)Z)VJ#d!#@M4!@{m[Bg%KP",
"Q6V`d!0pQF(:v6#3Gljj!0pQp(+<'j9pZ2'0M6rgRbD4P5bua2b-`R}N-mW[aP%<_b-`RJamBH&;F2Dv!=4%{!1kttc*[r3",
"dDv8*!&^xd6th5yDCHuQb-t`1#:@B[!@H:,!)+uw!'x1474(^zXrWTQ6v4tuZI:Z@7+y##Ta<(w#{{[)S`0+A75UCG*C.FW",
"5,ck*6uMKt7t-p[0LPCM6VJ5l6XhAd-M1V8#_*0zGd2#M!sbRu%X^(A/mp;V1mwDx!10!U!Cm(J*F(y)*t#Nv+CD(4NTQJx",
":-krZ9&lu'85D4;*vjGYX+1r577y,T.&Xw(!(zCBNU%|R<IuRybLhQ6%fV]57H4StTx$1nYcq%4XjG=.6yW^f87GV[`G[({",
"&WQ/hVy^nk!D%SR0TB]*0TdhP0UN6v$7wgKZ%+}2ZBJ(7YgU4dNrjB{Z`fsQ[!(:1ZF37#NTVF}!q7$[8'P0|siX@b#C_i[",
"sZL_4!]_]l7gF5L8P@{:amBH);F2DbamLM|6v72H<%:Q]dc;BB!&^xA74)1*0$L(+!({Fb!,!-9!+W0@8mdJ4g]5)!!!$Z3",
"!]_x:;1&D<7i!+z;18Nz7!51m@F_i,!!$Rt!!$Xx$78&x=+]^6B!86{;'s9cf`1aU[MxYB)6$51RcItQ5n|K};Q8GkDjZ+y",
"!&^x<!=AL!!)#0']FX]4;NsM!7kUm6B_FPC!!$=y!z}70F/-7G-7/d1FgX45!!$B!!!$W$!]_d'7W{^$0$LL4!)6.7NT5*T",
"b3{cx!&^x<!]_d$7XFx)0$Kk.7AG:;9T!2YcP`H{8:tca0$Kqt${fccAk}cv67+53BSxQ!!0pz1!)sYB[JfQm7:|Y&t!JNt",
"!!$DU!z|ppl'HG06VGkVl-Y|I!C|%G!)U^Kn*I7`!)@n-!(|I%8[t%*7]@%jncHi|[,_f-_`)^N[JyhxbUzX_cH{]i[Jnp]",
"<Lr0Q;0&7K<`N3Fh:*I7:'8NlF*r:Zmg3#=8!J6Q==4-|'ygdZ7==@TH%3lq=x=]PP1xKD@7Yga!Cqdv-|)t#@Vztn#@G!D",
"!7}s$8PAz!.HrIQ)l(Ul[JUi08`aY{.Hr=Nsw-gm!!$BQ6thH*[JrxC9x22c:7ZC:9tA]p9&9T!=fqby@3U#=Fq-!6<zC_Y",
"P1ntc-j5Bf[KtJW9gFdx*`_3A[JInB;dwc7-70rgqzF(V!%D)2!!%F:!!&Z&!!$^U+q<mzM1a8g;F2Dlb-t_'!*b,K&@hQ2",
"!M1RGL'Ij0Rca1X[J-]YLa6c7st;ccL4##6!!$Ac+R}j{!)q&N!)pU=m-0w<Vr+Th!99D@S(thM#,G<Y!#R:y*tB!j!MmR&",
"7&;@68!Xi5J&VI5$[%*a!7B*h9LC|w6}Mafm{p&fPQj*9D{s|l!$pf-!!$Gm!!%AZ!!$QV!]_mG8A)`zPgS(n!!$SB!!$=@",
};
static const char bitnet__spv_joined[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!0yrzzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*#Z,t1$7s04#x_-49kKH$",
"!@9g1=^Nn2$8GR9=|$(5;duG/At|L=$'5-F!!W+<$@'N*!#m=k#x#g0!!]P*#:9]/#xJ}314xnG$VU'7#xs97!!]j2%qnNA",
"#y;U;!!]w62cWaq4zp:!4zwW2!=|['*B:y%*`d,*3g)l+5wkY(5wsu:!=|f-+=78++]`J0)(#U&#zC8H!!^9B5wih)6VH%K",
"!=|l6-VN!8-tv186v+m`8P=YW6VIm)6VR+I+B8Iv!=sf;!!_f=,wpmr#{^+U!!^bP.4,6z#|(FY2kIKp!!ivM$@)#07vx|/",
"1n_uK7SMIf!@*;V$Ak.G='%mF1p*1P8mgq]!@)X@$<l0,1NV.#9jc0c!@)02$;R=#-[f{v1pp`W;'|XF!@(Y!$9m1s(N]Hi",
"1q8z[<B8#7!@($m$8+&f#ASr[1nAaH67<'q$JMf3X3+912.KaH5:Aib!^KR[$L1GA^A3n=#a]8x$#[$b!!^|X0j`*.#|wzb",
"!!_,]2'yR6#}B6g!!U2`#C-MG!!Up.!!_l[4=18G7y//a@BtrLCuG'#&!8&m!=sf|!!_f|8P=YY!$vh+7bDF/6VH%0!@)t#",
"$@S'm98T{lCud9&7qkSk!!V30FQ-YlI({nx!)(gl6tq|N#$4-H@%jxN4=R.+7=BRY!FG7F5aS5=81-Gy81+]x!FJ,p!@*ay",
"4IYjb$BTGzAax9*@&IBUCv7[+9LGp`9SW6H!FJb$!@*a}4K<vx$BTU!Gp%+@@&q]YCv`v/:ga8v:g_P$4CT+%$BT_%saWBn",
";F=NX;F;c&9$_wl8m`vMNU$w=!&QNy!$Xa(!'k<96G}d/)m]r'Q3'{W!!SL^P1gC$!/Wmm4/r^kNV+Mg<-C7f%b<p+81%Gn",
"!*X6g!%_gJ.T4#6:20y_6tf(t:*w-b$ts77!#'j.!!|v}8m]z!BqZV;!{0L474C4&#_xBP#b0U%!^Xq:!|$$=$VU<:$tu!p",
"'Lz@D!]]`1BqZS@!]]cz!$-vV!#<8.!).m^!G7ir'LI;X!#:<K!#F1())dSV!(r(Y$C:b3)F@uK)c_7T4cNc^)(6P[,:5b7",
"+$wy$+B6'B!#Ppf'mz*;@Vq1zdDwDmdc6Rs,yTmI-98qu!^%JFBq[Kgf}R){.4T`C.UP<[.t+Qg/3-3T!^%5=g]/N&/pg^!",
"#:VC@%x`B]0NDxP!^.;@6tgRPfAt6'1K@Pq#YtaHf}RR+2){cv&n(`Q7qc#X<J+-V!'_I&'k':Y(AW(y,qJC@79wVM!'|Fk",
"(,5t_-mFaG6zw`P4|qPS8PZQ/dc7N25[Mt('.FcPf}R|869.Pq6Vg'v7SX[9sV<+F6zCk`!]qq61d'Q'#$Y5*sV!uT(-+_p",
"!)0y72-;gS3!C/n3{;7.4YzPl4]Q!f0LC^x(n].x%;8$_&PalC.;(cvsU}'H'qDm.6|=cw!'IhQ64S_L8mytX2BcAUsX%7V",
"#3s1x2Bf&y!{/Yj6^8rD!B,7Z.ZZ1s77w-(-;=^@9q$YGdcL-Y$@2zg.Sf.kg].!*dcK!6!)0GC6_2*A8@um30.%yf#:9Ip",
"%Shd(;.xV86Wuq!7;1t:NT@a675h-^($^}.sV!sA$9m}{!#D}8&PlIP6wsUJ!!_i!6VJ'6=l4X)7&HY07CX|9!f]V=N-n!H",
"!{!M2!]j8m#,gqF!*X66,i=$l9Il&yJJjrf7@F!^s^KZk!%hu'!#fM(7Vv}.!^9`G!]r!&A@0N|NT(_H6H*P{NT1I+6u/1R",
"!$D!26u:T^-@K8_8VT.F!$-Up7;+Lss^}A(2BcBd'u5Bs7ywL$79vt^!fqc0:IA[q,J}wd$^d]VDg{4|#:9gy!csu%7]qTZ",
"NS|I2!^pK07|UVi#x.g8%;PC-C.Cr|f}]l(!^H&%7;R%tNrp<I!_8^+7T#x^K@+G)sV2sp!Al)(Nrcvx#C_gz!(nXr$)mXl",
"*aB{C:c}Lk7:573*aLQ3!cg[<7Zq%{M8'#,9jpcm#b'Qu!F}.-NUk]-#qQYgsV!rQ$cq=s6r02d!]_NU!/kVFNrQ5V!`^QK",
"6^aVx%bny_#aS2q!`tvh7:|c7!dkc]*,V{u7y'x6#@`iNsV!{X!!$KT!+3Dw$*-B-6u;^c!@x{Q<pk[,#aWyI7#'u]!=4B1",
"'.*cb;cSjIzzIYz!!$F:!`^W&7w_0L&|J`l'rVJj!)'TG!!@117xFn)7T}JL7yYcS67)d5MmPM<MP1aD!!@P87Z}^y7C9iA",
"$[DWaMl,0t!(wg`!!U_W7[1a77&RB5@t:6d)M[Zp7xNLm7H,Aj4{$GP's1@27[F`J1v::3P+*gW7JnIVFsMRN!)'bFauXJG",
"!z|_P5;%jQf$ra)7:Vm|]qB/%NTRhU!dDyj8::MX6m+R8&@xsL#aU``!({clNT3n,6Vf!'!#R:y(gdVl{9]-w6r0367qa]i",
"!!+Y47qa]g*hVhV!(qkU)N7WPPQ/Sz=04dm!]^.*04{9*#aW*.!(s3|2(30Z!(sj081&4u7SC:Z!AZ0W$|/-`'DvNR7Z^4(",
"^:2'+79x;3!^'Y4CW=1^sagtvscuyYL%Z9dL<#<M:WBkSs_){i!*-a76xDW%RJ9$97]T2+81IY%Lsu/sM3@k*:I6PPMP:|.",
"3$wW&sV*vy!%r|&!)YAK!!$A}!!$Gp!#R@7335W)7{id=8ma2V%4H'4'TFnn8Cq]G)/!5{sWUS6!+H^a&7k4t:d&+I&#r4Q",
"&|uZ[NT6&s:RBm;)6A%;)NT&N!#@^@!@{}asX%^L$1*Y]s_6^U6=m.D!$/^dNrR`i6z'JV4#L+{QkTV2H!2{LNr{04+P!.!",
"8;iYf8n:%KsV!G&QkTm^%uvAb!f^^!T|}67sgbU)!!7&W:*y89'Q(rbU@_gf9L9j&!(wg`9L:0rRhP9g7H#7hUV@Q:8B(`#",
"Mk!!|!cK`|7k/sLKtx(b7x7b]*{MRJXpmQF!|7[K'v(xxN@lZbYNKdH!c6Py7Fb#]shywW$f|q|ZHIsSZfiwU:I6Pz[$f,'",
"sim2q[t2Gr])a2#:]9&('4yu<9qUz:32b:(`Itl(`x82K=x3@'(hu`$2Bj-3skH7.=5AQZ2)9[fadIPPavLj2:^s+77Tv`9",
"NS}-I!@</FNTdaH!(ppV9L:0mdH9crdfbjq:I6Q:f$_)dslb+0fXa1Jfi;&@:`.zF<}l@58mssD&WJaqT%t_D!IHT(S(n*<",
"#7ZH&7qa[{g|p$+h<83-:I6QDhY3xv!%u5h!'u32#,!;%@VqqR't,+Q)MMB/!#C$v!A!CM!#<VJ9yV8{sluVQH+xxSPcqM@",
"PI*YT#%R]4C.G3j*hhx%[!+{G6u+1=QMVVI8WYZ89s9|4ZcA!wf}d43$@H$gQM|-=0=+$I!,QhS!!$<m!!U_u!!$<n!)PQQ",
"7T7!+s{sld!@</69rWxq7&X6$%;0(X${p-f:*y#@8RdUC8X4^r7x^Q#rwXH4NrYXD83bZ)2k`99fAt@x95b=y!'@aA88bVA",
":2Gdu:gj/}*,;,bPndCq#;8[Anjrxs!DBg00U_#$8VLNx)*&C6)L;W7!#CcB!A#%b!#<V_86{I}:Qw/U-I|X]P2#Hw9%],'",
"spts<q9KP^qGr5a7P0#[`3iz!`4=mj3=_%++C@7R)ZI9i!#CwP!A#7iryd_Us9.NP:I6QgsV*5]GkQlysi/-D8Q<Ty*i^[$",
"XgqjQ8:,|3z]6gU$|&3d3}q{bfB[KX&y,Yy888,l#<J=c&v%G3#<rPBslLA}L(2Z)NTFj5+^UDjsWVlt'+Tp9!#:D%&pMs|",
":K%Gn6r02d`PTsN7t_CrsV4*g$^[9#a./Uu8;GkB%}v^a%|0<,n`[..!(wg`#Z/2l64UM4%;-m}NTIP=7J7fGA4V.8'UCS:",
"'64.+6}#!V7]!pC+)5v7:r%Yb&n/3T<JGQDs^j!{'I{1WNULa@!CG*VPnlUzmc]BM0TYy4Mu^iMSGBNBIlk)KsV,^N!L)5m",
"Hh[b4U,cm(!(wg`64UaC3J9y^sj+iN$84sy!9Ld0zYT5Hgz`qB$|H_u$X3NY!(c[%s[HB8M%%cL&7csCsU}<y!#<5R!@w6|",
"'rbmT,aP!,)kYids[*.&sa=Z-HquJy%!qY`!#c-1!(=wz!dkZi1d(Dg2%GspsWW_4:Qm)AsXs.=s{UT92Bcb{sw1a)Ar36x",
")dzfA!(cZ2!%RGL!!5B1/PQJps[ziX&1.Dd$uSa;#zaau!(cYp,a}iK1IzCb'.,PQ6^CTG5XX)W!z|,B),Y)G(l21l!AM!i",
"'Q1X,.6MG8-8-8x2BcY-2a&))Hh@CD!D._D,%dbx%WdPtsa=ZQMj{XttPIcb0T:l46VI_MsZvk]1nix|6}8^htmbGc!!ipQ",
"!$&`i!!$Cr!=AQX$@:T$sYP@!sV;mP/#Ts]#xUt1*B[=B%;.%D!{0wT;-<$Y1Gl73;'u19;KyAu65av=$tu1V3,M4%2BdCw",
"2k|2B!^c09A{[=q2M3YVNT1H=!'s%D6zl(vNs8$8!(gib6th3M$8HY)!'{,A0LZDl6u0*-7T=g)wIk/%3}{;8-71Zi!AWu-",
"!)(Yu%8iFH.4hL;3{@4P2kH4I##w1v4Yz)[!{,!B1+<341QUv-6v0I7sVGyt)U,xK3=`y(xB3SXM|:x|!)Vbfx}r;<sYFxJ",
"sV[$S6v}ti%5Yhc!D514s]Y)lsW&<WLCbc_7938<73Q^p!_AUg#]CGv!@H,8MW-)Cuj_6hBqd7x7qcQxuNutS)($uT!(-Z$",
"7SFH7&n6&L8m_W6NT(L,/Q%3Qs[zXJ#@+|'$7KF%!)%m=7r5v=8uQ207qfn+5:-H9'./<[<HWKq1+3#8<B0Y=!B)yi&qWfc",
".SM.SsV!u4!zz]+6Vp(D2)6%k#YZhR!C&T-!B*)C&r^H,<g4ixs[SXL{7+IA3=`px.=);T+{gir$7uL]%86j<$y`=!Nt7lc",
"!:rg5=bqsuMW5*#NT4F<#&UZC![_f_!^hPM7{Fx#=!qZ+.9Chj2G/'h@FWSJ3=`s'@YapsA<i[$$;=ZasY;%Nsty<[*C8fr",
";dD]Z-uJh/!]_JN%xi!a6zDmL#7ms!6!H56#W-ytAzGp)2d4-PB!cHUs[IH-t!CdX3=`s%2QG0rB@AfYs[SU0C;4U&Ct=M,",
"3M`{[Cy8Mbs[IU17#JThDX*3]s[IX27#^hlF5yUSs[I[37#r{qFskvWs[I_47$)1uGR^ais[RyzCZh24HHn]7s[k:w7$QY}",
"HmBM1s[!H1,(ls&!LFu_s[tI(t$Bb_*32FlI]MaZ#,zx`78I7F&mv|M!`,.a8]P)*5YP-MPQ`$/C@dh$5B{(;!=W=HDrBfr",
"!L]As*)csc6VJ#4P3#Xw(vw##sahHq74mlB!(n`s6{hd#QkziL1+HNQ!]_QQDy]Kq==zx}#:;dS'hF9^!zz]v+=7)+)kb4n",
"'h:S&#x,jt!)CQh6r1:u+dZ$2u.#m_%4G3x!**bF6r36V((Yw-&P`t%*K)X,#<`U^7n..r81L:h#dr}`7]by-%S^xwIN.da",
"!)&/y!*Ama3!Asf+!aAc!Gfc5$@<7$*+vz;755i7)i-xw!}IIm!(wg}6w;M}74uV)zwhD6,Y[W7!z|b$*f)s/5Z2{WsY;ji",
"74uV[&mm@Z(gfP,.ST4=!z|b+,@aG9t3y$V8r1*$90<2b+b8@F-u,.87uT6f-xq]u$9kK-6r1:s.46D;,!RZM,]{'7-xq][",
"-[;*[!($^#2sbQr6}]X,JYg*-J_+Zy%};Kf8k*Lx+]W*_t3]Z(!.Q^rGtGh|+#I`R#wxxU!$s*C/PdWV+)1q0!,ZZS#:;dv",
"*{MA^=04{T!)'rQ!({.Z!Jp!Y7;2|n;.lxc(0sH..45Rf+{zvv$ug=R&53*A%v[c'A`7HP3$v9B+{3Q0918!y75tVi!]r4v",
"QkRM}$K^[.!!!B18PSVI#wwPs$VTq{!]_0L#a]3Y6xa7LT%s2S*B:lU$Vic-$|#pF#^_0sRJ&Mi!^1:<!B=Vt'0t+-'RqUt",
".44:G6v@sM8SHMW:+8*.88}iz#qTm-!+#UF6W1TxSdLC),(Nas;MZC3-VR0(87V6pQM!vX5iB&;&Plra6yiku5%}'q4YyGj",
"756JLNrS#a#@#W`.4@3|+|'|x&2KRj&TR3BBZU6A'.@WU.ZZy}2M<`W!D`-,&uz7G/mpJ5tRzn,6z;K9sX@5T!^H#v7W;v5",
"7Sa=8:0jpS7w_1(4FCBI/Q9!g!@pQ[5%ipk9If*z+{*a67;zVn!*$FW!)9xQ6{8G5sx7Ff!^H#=9nqrRAT*<LtS's:%9|;]",
"ArK[a$aVhK8;-;1t]rj0BnF2N87g86t^(c+!Fqi]Pp!uA!iJ__7_6M;7w,ma!J`#0DTW/|!)GA{CkCK)4!)n$$@4p'/.]fv",
"NTQ|X:Tl'G8;`F^t^Q6%Dh;n[F(ZwUDLIP67ZAARsc$pq!@3'$:R7q!!*/$+!)GV%Fd:;5/PH5t@wdt]FgQ2lG'l7.FhJj/",
"tWL`9tWI1Z$vmaG/]#Ik/R.Mf!)GlsH^3.C##FG';%@4*R+p91sWW|M+)Q!(#wyBb#xvI}K#p,%##J=VHRQ`)#ztl/!.4}k",
"!z}C/$8dfw7U|DC/mhTP!-WIf6VJ)Y.SrKV#:Pj6TC2[g78g,=!|$n*s_g|z7:|Y0DT(B!7<ID)!^q_!!BI]t!(whI78yJ*",
"SFyPG'h:G!Q.kn9s_]+8!B3y5*'hDA)M82,.44:M0Nc7ICaFN&NT=4686U!X2t,n/!)P`f#asma!g,|N81|Z3%qs.y)(#A;",
"NT1B)!du'P$AYp;3=`v-&1BU@!Ba)i!)&$!(MrC{3=a#0(m-)YV:t:9T7X.63=`p3!D!H_K]#bC+'%T^*}zaz/PQ97(/X3B",
"s]m&1d`|sY6vs&Q3,&b&tR{1W6wdZaRI}%5stQx(5.qAq,wqBH!.T*i!!it&76*^z!|9dx2Bn&jzYNX/&18xa7%NU`5^nGR",
"9.)')!)mQa!=Af3+)*pC3$y3Y#]4/i'M0<#.y^^I#aTuHHhL9b6zb%07wU*K+nc6X`:Y:v#y=r(sx.=:7CNvxKV8p{_{9ul",
",k63p)MYHL#*Iqc&S6n)!/G<*9-|yUstJ<C!!$<U;Fh(]sV-Z`3R5Nn81{R,%qq'GstGj^5Jw{j).|$Q7a$Qy5xyuY!^Dw1",
"!!,9L8mhR8!{!;w84WW[sty3],jDq[71Y(i7Bbpi-WM06!'IiHst_Sg6w](]!lSkB+zuLS7aTDVsV^91'QWV@WW/%*suCN0",
")(%mj'I{=M!`H,l'mRF1(0Niv.44:I7sQ@U-7R-$8#Auy(IH:l8p;<C6ti'@!@{tXSdh812FX'&!l4*s3=`y!9Zq@F%U=w3",
"02)YBsY<Awsxv6@*H=I<'<!R(7U5t=8n+G`2FD{f;)=ha#YZcJP2V'F7=^C,SG,3.7TStk8wp|]ttBQk!ClZ1*Cb#x6r1;!",
"!:s#)%tYa)!)tDwtuhQT/AG0Atyu!R#_g5us[JWUVZB=c.n[4XNq3hRtug%l-^M$6u&=UJ@KcP}QM@}AFw|t&7`l[bI=%H}",
"7Z&-0'rk#^%xa9d8]#AXJ:!$N#CsM=!(|`,8r#%p#YY]|sV)`]6th9t/Q}|}%8`'h2Bd5w%Tl([!a!)f6|dDG5<8m96x<#S",
"#:NkV!*3]'+l`s7!({:_)(&'5740UMQ'gLc!-/+Z!'8&h!!$;v!=AcN!(pDD#(G@I)*kz9RJ'WW*Dz[bNTGd|0x/8wNTpmi",
"7B4(%!.93D<p8l:9z^$Z81S_s6bSGfJ%]zl%VJ^n=|s]t#L$v;'N%At'.4|C#YZr|RiS@rQkR4$!*,5n#jI`t!'Ih^!A7r}",
"/p=5Dtq9n*6v^qZR}rAv!*Rqh!]qI*#`Xl+/Xm55Q.}&T(:+5|(MIpIQkfuw7%=6D)UsYd9Tl9&830't,.Y35+d[9Z23kr{",
"S*;mq/$GDq%|sKts}%ax<^$_R!aku1(y&F--y;HM)(uA1*{NZ|!'4[I.8@L5+%`dY-tp}Q740RiM|G$m3,&BH.v8#X!!l.G",
"%rcF`!'g|*/T}l3*C&Y=3p{k*7@VVV$7Y)/7T##hI]xB6!#(*7GV2ac!zzj4#i3/t1h/TmVy/Hc7_th97#Q$zS)lf`f{CMU",
"$|%d'4CfzT%YPZ;#A_Sy4'{$c#:;fLhV|F;7TB(a'wvD0#x$$H/R^wu)M9Sq/gnza7#(kV4q*{:8RMnF8#&B]NT3fd)Ha6}",
"1gp@iPnt/I7rIc-#_*vB!`[H&R+y@H0!!^I4Yydu(%1HA!&r8.!!$D!-VQGP.4|R!+|wU,(iqJl),(&K/TKgKsY<9usxMm6",
"*H+::n%G28:YRTq:&qU4P2(^8<6Lt{sbnb6<=b(:*{Qiw8!s&f*}x[)YnFRctug'f']mI82_[2!7cT&mSzYmXRJW_4@-mus",
"6xGy]<{@@*!BBffP25Ucp!A5jp=`Yt,,twmu,ds6u,y%g7Ny/kpAkb3&TLgztunw`/m'Kp/QsD(7S`:7'rW;k&8'sUq])*m",
"]d0,$(vNiN%65%W!$1}V;F4cr/Q/pl/S&557T*]=trCmp*{%DKtq:jHQkHFntugDqtug&|tul&^TaG0Uru4CssSyB|%xh#z",
"9TH[-8YDZVRI{ulsVq@72Bdt5Dg{J$!*[w+!]}Sn.4rV%.4_;s+|cH('/dUa(/cXA*G%W@2Bcm*!:saS,<}WW.1^bJ!FjS5",
"P4MQ+sa|6Z<^#1L*{QiwJ-gcy;tk20<Bug16th278:bz7T:jg'3``pBT9y(##J7l60LL%<'zmbQ!kQp87VFGz2(2)6$##MV",
"Bn/Zv7CUZx7SuK}'TD^GSG!{U,-zS:=.U!0XrMrz=Q.!R[+_dv0Asn_%qng*!&!;i5K}^:7<{MF2H)SG!nU_-3=`n{V#(!H",
"VXu|i2W<N7#/2|1(yaxcVs1P*!(gkWM$)(}W0v:u'@t-y!dz<A810nJ)G4M&Wt1G^WpW@[$Ax2D(Mrr&(/TMZ!MdA(%ZAGC",
"S{7Mn3=`p2NT1Q12I%I&X@RU%7!P#0%);{2T&1NL7HkJP7=mdG:*wSg7}'pr7:U<c=0h.Hsa(sjDIh)^6}5dYsu8H-<u'P!",
"#YZdrCmtjDR,Y4f7scUy,jlzc!Lgwd).z.G6|fnssWam86w3v<9NyQU'rjq+^%kx.!f6W*:.8k2K6|@=6ax1N5jRt66}gH)",
"#a`u}[h=(<6aTQC(z#'M]d.lX7H5DxZ't+fPQHQ:76:N`FzJA}9vaDp&PNlK7Agyv[$_2x#g:Nu[HaVy`:bRjA)Y&,[CmT*",
"7+SmfNTJff*5J0*8mfIN&PQ12U!Y/9<Qy2kPpjCfsx.FJ7I({$!'s(z!@G;^6}+*#%r1Jt7ta12]]=7]!$M{)!]_R!8;A=q",
"#13b.3=`r|7+&$l76FU6).rx^!=YD*6{x<t,18h4U{[[W^mq!w3{@6H8d'tvKtY&U:gU0b!*Y/cKI6wh*0l@4ZNrslIN%Xv",
"#Zx*a2Bcg$!)%dr:=i`.!'Ik^8mHUb,:i<mbRICr*6cf&Mk#%=!H'3;$@48tBH#N)!$HK':9j2AQ.cf^!+pk&6yUC6/mfii",
"6`SH)&udKdNrf1r/Tt+,bnc+1CGak:u0Y+0/U!(t)k[CY#|HsB!{y7w#_*lBc+!/C7#'wms[=4!!!$F9!f6W/7Wy@]!D,PZ",
"/fC6c!z|fA02qN..4J7H75^|LH}dt0!#s-]+/dRr!)D{Q!)'CAD59]c/PR8/1/TZn2GM3S/USX5sY:nd7iQ*mu0umP9WZjI",
"s4]834f)ah!*2(,4]QFs%xl_{!)c%P9rsqG7s@q9s`l`.#xi4'u5'0B(kg|H7Yj*&V:wyRIYux&.tTPb!'Ihj)ct+@_ti8|",
"6wFlX%xig!sr;*.(nhHV0.`HK!(cZ2Ynsb8-*0P]!)Q}08.Iy=7UFK6WuxD974aJ;!y%/!Qkk{#!*+icsw9kUAr371NT9ln",
"s`9(:!=d'1dDM;M79JBgu0b_r@i0{<6zA1&+d^bC!cK]}</0[i*a}mqMP2I]stIyS#:</K+B%#L/@rmARJ+{:8`uh<.4N&8",
"6tpt,Tx2y+#^cn/#;#wdSG{BYFy8hb%xpI)7`&FAPQNTkz:^U#GsKCc!]HFw!'Ihnz:c/&*hrXs!DY7zPR<G5{7Ynuz^)3J",
"!%[G1!$BiHHJ-7D7Y_l`MPdMY!'Ikh@lN+|!(y#v;.YBt.51su6uN<8uR-kG!%,Yq6th7q!!C$);-pX^.5nR&.5f#+uRb/X",
"9^g)0sZy0g6*[zn!##=W$f`5d7`F[(YQwFC$IR2c!A1}URJHdV#3|]p3=`y!/gHU2L[RPg:7B#dFQ*]Q!!&WW74(@c9/K]C",
"QM.4`8=bg1'kmA83}{TAt3^%4Sd@<zM&{,Z(7qaF&^s+K2Bp{_Kr3d=/mX]67#'u]NTQg98!lvj1vI&!!'mG-!!%2.!z|p&",
"!@ZJpTB{5CJW:1.NTFy]6Vy.`#Jg];s]m-8<S52w!+s)D0^m,Ysw1n=@7Yd57PmFr#{{FTSG!hk36]j:Ynx)'sx.L^smInW",
"%8N@C.Tdv&$VW4Y8QP9,M0s)K77+k47[8AHTC+.85i!N9TC(aN!pz(i7BvflYQ[_97cpCp!/s@W8`jnkstKTt!!%3Y7SF`;",
"/PPkS;<'|'82G@ANL1R`$77|_NL-aI!H(&^!)3A%7rNB4/PfKj6wZndfh8ui,kKK=NTA)r#_S-AMk'+rNrutgsXrkW%WAdA",
"7quF@'jg7*&u7MT*FG/:2Bcm$!:sWL+$cyL!%Lyg#:;mXsZtrzIMnVG](Z`$7FH1Y9Lpjx'jhb@*}w|C*${_*uPgl`saUT`",
"QBXb&!bwx48AQ,3QBXhA27iPA6zK:$$WZcN7qv@tP2&l]6{64fU^Xt2';uA'!*+b!WWFdM$<.I1/nak]uNwY<6y^p-sW/_W",
"$ykc[9LGGusWCb2%XIwB&n<z-0p0;78m`(p@;-&K1+%!I/Q7$G*aUur3`V606|.Hv3bvqX'S3+U/R#Fksa5q[r7B[13I+Y[",
"NrGH8&tVn56r2(9sVI;78k)mq!|#Hz#If/F/PmlV2y.1c*FZ;/75`@(,y`zP3dYWhsY<g&szGd_*IP3J&|uD1PQR2-9Tgai",
"#:;gBTwUN[K^3={74u}$%W}2%!_pl+7SblLQcYN|NT:N@sWCY*(9P3Z6{GV&brD4l#.+G7:Nq[88WDsc!(}_K83kFTNWf(X",
"$Z(BjzYJ949jZHH!!8kG+N%Yr!GRq7QkW:nBD<!=NT:sL1X*U:'jg*&6W@_fSFwk|)+t.b!:s)-&S6{-)gJ6=**GG|.44:P",
"83LrcVS1{::s'qGstI*lMF$]$!)*|T!)]0B7qccHstGnC$gH4CWP,^'Vy&.G75r3!CF]7'Pp*ZU7UPS:(+322=pz*!*/<_6",
"!'5]%!]_av9{ljJ,YU-v9PSJSstH%K*:iZB6y&CU%4xtu,xb6^7Th#z9QTV|9/ip&ZM08;9lyH29RG.Y9NyQ/+Rt,Y,=SB_",
".T)R#+B7{$.4hNb,!*@D*xQ0&,^W4WS(vW'/T-#,!}@1(C.Dr:!&!2h5iB.:sY*bm746Cl!uf=g2Bcp+1/#zsjqAzl#wxiW",
"#^0rv6[H@ZP1}%qD<gbs#d7hZ&vB[h&utzW!K&%ZW9mxJ[=N#d2/T9v#a]vv<%h.s&x!--WY<CT0<u2V7aUl%X.G2gkUG$P",
"`xS/DsY):xstP7n2BcnF+WgIklGBA=6)tI{:D<7(dklM/ldhl!+NC$p2BdGzC.C^G!L@$jQM1[H8&J=AmI!y#$i,.gsVPVS",
"mP;]x0)u!7u0Xx+8Vgpz7:|ag!{Xt8!']u_82aL.XjF)a$=1{|sY;J/%5KVG!]{V57/}Ap+4HZl!)AVD!'mF}*RpP07Lbg|",
"Y1^IU!FgZUi!LC@BSnJDNTGVB74&#'$fAAGQM[aTG8kr#!I`^#`;3|+8r2-rNm/5l/gd}^*{UY9!'4[%ir^L]+7uxWum9J5",
",.P/@sV-Lk!]_Wk8J2IU8#63h!WQq`!&!u}!]_Vd8JGVW8!NbH!WfN_!'g|PjnXh<kM6LSNT8mWsm{DI!]hlQ@0N<)!#,=I",
"!|ktP&3wh)!/YUq*SMS'!/PNs&`+`U%Cf2B7ZM*98p-S5+fQ&57_T[0;fSpY-8sz`urcU$+$v/tum9W9lhK!2#}s%}lJ+[2",
"7MsST/i,[:gGN*A/$l8KQF&=PNrm`-$pF$n#)k(UmG'ktm*})B%N@l{mg6HPmI3,F7N;m17/t6=MF6k:&2J}{&TW3!6[ARI",
"0rZ9XnC&}Fn'RhUNu:mt5p5cXSGVRA82cK#PnU{)-)q4)!!&hC!=AVk-!vn+!)kb%7xjXv!^18TnaBYz!BJP5!)&^Wp!`cx",
"&A/#PPQBnb7lyfZ)]}nrpAuZI8A5*1PQBa^!Y,ix!'g|NnaHL9p@(/mp{cJr!(cZQ*{W&h!)+XR!!$SpHq7v&!bwP|7MKw9",
"NT=&m7W*WUWuF])8}P`H]z_/KN)C5!;JTgwNTICw!(ZV^#x-<C.y$a]!)MU$W8:2;&1t}hZM|ht8FBN3,;[A=!Y=Hz+w`V<",
"vHgukM_1{wq:},&qx_rx!}f@q^Y1v@-u{cD!Y][}-SX<G8.4slu}alXv*]z|6th55stSNnNTz*079p/g!|AMVs4rj%6r12G",
"urd(u$Jb!Furd%wC_/$4!)8)u/PXj<7r<tIrx,y@srWd(72@)-0T@1[/PXqK/UQ0]/Pc$,Bp!QU$f-.Pv+FKHv+YY2*RZVK",
"6{RsJ.6wdFv0B%22BcmwFGPZ)v1X0#GCI.W*Mg,d(n`:|BnyK*B4;1v7@YJ'_6pxb907fFumBMwGtZu&6{<MWt2A$k6f3<.",
"&WgH`!Bu/jQ/prY8vIbX$Vj.'U!jR@DA[h$!#uCC9yYzT!(`%;!!$R'7SF^l&PN9<7X^1`Bq[f#8Wf|}sX##3!]_zH7v8J;",
"A-5Zm#ZKNYv+ff.vJ&pVvhCy/1d)fJv*]r:v+wm85/vy2,]<Q,H{cpV6|tpz-u%`iZk7/F32l0(!)hFy7Ycqs9L<RJ6^Z*n",
"^b2@!gZ@Pk![6b0v,6}|1d)&`u|nI57R(a;%4R+):.^jdU^tkijmiG=sV)`R!GY7(%y!0d<%=J_7YsI.!DBf@!)0rU85`*A",
"lrSVC:xs|l2.}1$!K1|VZkA3&9sm;a%4IUJ+G:}b6uX3,7P;=3#@0Zp0Lt2h6+bvI8;g++JBqYv75(N[Wul}cAGm.g!/PXr",
"!=Al*PQ=.3!bVjn7JL&gstKN*0<%:|Zkfgu&2qfj!-QnIJPN!pdBLWB7,tJdbr8{gF!@^<[JN=$2sl8_7iprk$!s-9-XyC(",
"q]/%g`3k(Yh:*I/7-q(n[+W-9LDTx1d`jG6#B[L5s}w-T6c9yPjZY8n*Yz61R+f5u4nq:#8UFSf8PC#n7|HgUZ/'&89#(Hl",
"nc/_Y6u^3XrY$W<A7U!y!]_#A$7uM`s`nGZ!]zIp7$-TN[+_tMF[/TM:rBrM#YY&-P26q,7+2-B!!Kxx)UK6_;mTppZ/7z;",
"--/NHZ1!}mJL(BS9$ibV)caW/$u+G_=G=XK7CKA#q(N`t2uGJ9%qrQ(YI#{k!_;-^7fS]b&8*_.!)85y8qf{=,<'K4!Cw]%",
"!)-u0*f@'B1+#F(%(X.q6}h5=VxUNW84*D.^wn0G9`['.stGxv7G)+nha]B4ARmJ!.y'M58t}<x'LL!j!'cC2@:*XHstJ*H",
",iI61Yck.v*8z7}Q.bF}sW/X_02*q^&ir9x79`-<4#&nVt3]k-sXt!V;i3[)HJ`;HQN01^7[WU''bdiUhD]1C.+Yhk!ClB^",
"V:}6NBZ,Z2kjnj5:Uc9T(QABF6u.J=9Sk&_&PPnkQk[bB#p%m'7DU)47SuL_vK{L4#Ps2P7D_/5vL'k/'s4Zn743wH$*4/(",
"RB#3Z$zwnpR#02HR^jUvQkH2vsVy;t88mrXvK|iY!)mX;!#yhD!)msG#:;tRv[u!z:I8A<i!B4,QCKGT8$xklSy!AX!(cZQ",
"tZ.k)NJSa]!_/Qa7!h[hU@w9G7Y_9Q!]tLNR+kn)7/V$Fd.a&-*IY.t2BcmD!:t^04`;20*T1i@sYB'`v]]N}.44;vvNaUa",
"HpZ]JPnq1JKH0X(!!F0v<6`v.]*cw!:Qc!hQn|;ZC3Dvm;IY]<#YYx,7=mnI/TKBD,#C;7;8T]U,=iD!7_4NqdL}@d(;fZ@",
"!dp`N7qa9TfK,G=9A$zPQk]pr9.m480jt&W6{G6x[h4_.@NvRL&QJWUvJ9Qn!)6zp@NvUNV:ub77:_Fw&v:}a!)F+U7SP@S",
"676zk!}J7lC.M@X67*SmvK|#)!A&cw/8J,)vifp_,t_}p+=KCA*F;)*2Bcm#!:sJC*'hUG+]AQ^!`/i&8xt6i.qj3j#)0=&",
"/mmf9!{9jw74BBVzzCH!vKqU]<0+M+1IBIU5YKMR!M:AmPQ-l**HICc2Bcm7!:t7v1-j[v*BcT]sY:w|vjND<.44:3vlyS!",
"=]LU341%Y8%8`Xp!!t.{6thJkvLzWD'l-B=$ZYwm)M97H%W}is74w{avL@(+%s4z$8<ND__V/XK7X{mxZ0,[IG6$At!-:|h",
"*z{d`(gg[N!#Asx/i/%aSfG6pMhQQh+=8!H7rz1I*%hF#4YyH!75i,;aW=!+7SkF)P21G,#:b{#sVSJ;z(Hb53'LPm!Ak]]",
"VxH!G4u(ta(-pft7Uxnv+]kp7fhKQx6wx$Vstp0U$^NQGstR&s2UXIUQN9Vi8v=[H0.0i07&pc6sV)vr!kB{875qDk${n].",
"!Fc)*raFA'%s!*g$u20w7rHr-_tJt`9k^:QDf:P[<%y|RQl<.;0%*P4QNvji&KJ.|`ZK4%8,pUiPnWPJAhWta8xAGTsV.)w",
"!8#/G8xgHisV5HQP1nJc%1[Q}7Sui`$ttL`X5%,F!F!00]d8%Z&PtlP$'[/G&V4L.7s:K&sV2hJT%^7d/QV@`P1x0#@_(l3",
",wrnr`;`*$:j@%L!d|%|:+66.n'|BG$t}Qzi!a@<-x]fH.86UUNrdl%Ma4_J&Lw*A!a!#k9*+94$7PGC<ha-A#CMg.s[fVU",
"!K,[,'rjz[Xhv79s]dS|=tk]:v|$@Y7Z+'t_Ws*vs]UW0&2RKZsY%0]WkxK7sVA+[7Y#wW'.Bp0_!qWJ&Lv%f'QP{_P3*ux",
"@;iLu]Zd'q!(6h%+5P'+!ivF#7)W4L[|(wxS(n0#5.]+Z8vvU&vj<&V74(:H,C(5}sul/7*Cv/x9h&.&/bVA5T%wc5Z&056",
"82U0Cvj[ZXZCPl%W1+kg7fr4&/anNB8115Y7H^`Fvk-}.v|Ubiv|iqT#<rN&YdrX0<7I8lst=WI74C}5+=7K:9nn*{NV,y3",
"$H$BMq(DCgC_&INNTFyM3ru1;dk7STDFW9W8<)QH'L{g4s`NB694P5&0rh:+/Uwtg%;6x</V$}iXT#/xGWMR#4`;%n5$7#D",
".Hcqm7wj0PXUpX'1Bjy5T%jD;4lPs-XU&jA/&+_P!b,=X!BMd|`Z5n*BNsm$!}2pk!+}cw&&:`I!*Qj=XskI/=!gTQ%qnu/",
"stGjY+2:xnRi)vp1:vv73,$/a7KH^hU{Y<=sW8X=76H'm0./*P7Ug!*RiC]A!-U'V#=n)s+&H#*!'.fJ$fAAg8@G/hnLsv!",
"=!!/skV|3'6lcSD#D$&PzYJn[$If;^&TXRR$V|/6sXrh/,#MB9;cd_M:I|^4j1/Gu8+TrMNTzA_2clfP!)8#s7r,|B#YZ+C",
"$tsg-!!XPW#z:Y33=b7Q6{UXW6uCDx6n3R}#ZAL':d$fM7r+_v={;;v'h3xU1XRx{79$}BstK_}&045)yh<&{!#pbQ!%^jJ",
"!!$N$&QUSA!:SLR!^'g9!:SLK6x6Jw@=M]Vp+R}MswGW.!^0Xj!*3Y1*DJR#:d!q=-XF6BPQV^]1'BaR!)i6y0jhY/!)_t0",
"U{]Zv@Q)[N!a`g':Kjv$gzMMH!Mf#H-A9r:!)5Z(#z9`x!'Ih|83MBGsV53|PQ.2d(FmV_6vgDdsX,/+6wcyA4G-^g!_rq#",
"!gUki7Kpy%/Q}kisXsmp77B4TZ.c!N:#&&m$7UI%={MnT:gUZ97|qNpsV@yS9p*<*/QLwNsZV`hDi-uy.xY@97a@[ZPnY&0",
"/dY;pNT2U61/u9vd.gP!!^'nL!'{,S6{Ubc!AGyp_^DY`sVGz$!}^G57ZH/ni]}6!)IKhT!:s;9(L/m9/3r]ds[HBH!:s{N",
".tTYf#(QJN*{P51v-k<q[+a+(.'V/i_BlrFmc]AD/Pdsd7T1&SWMdKj#=I@mWl'$y!_v%/8CSq<7Q@hVNrZx(7r4Uu7TjFf",
"[+v24pzs5W'{3bi3BrW[)BkdCQMRCLs[!Y9*aBD|w*X5GsX|K&+{*K{dM7qB*C%M%sVzdF5K-x9#'.C%,<}CQ$#M=9.7J.S",
"84zq}w,Sd:Xi!irs[HBHt)&AcX,C{-8C{*pp}MK[6dGGA%yQ|c79'#@mn7W}.RYyZwn1%U3$mu.74CAs)c^t)$(Y'x/PP}/",
"7V$#y&Pjgv7r|TX&12u@*%f4qs[fVa74WF.%xla_!{(<[s[fVdsXgX(3{<6#s`9`'!BG<d!!$;q)FBg=3Bh,&+xAVL+Z#Q-",
"*{D8s+x@Tu-8ARD!+v9`0}f[8!,-.x]Gmlg2t,ZVS)Hv.9yPP+9QY{$FwKan$[%6iC|a3RPQB,L1Z_=nv-^;t*3x}t'.,]r",
"#HhHz/R[yC0{l{<%;KM,'W^w-#Al2m/Rz/G!%,LA9]`@V7%0$T+{^=NsaT]$:'(H2sV+:C,n5I`mn|]6Iz07rsV!kS#YlwT",
"#)w<;$7KWw8!#0V*%J=C,7]fY7#Db;{%/`j74w|b67HyV77CFz^%xBL78sNH8=h`C<lGz@U|LCZ):xu_8/YWGR+^Np$lZ1`",
"!(u<N!#pZ1$i{myp+flX'NA,Y6}71$,Y^.NJX/{%!M+jx,&&5975{y57|[@.v4Q1.<9_r0fh.gtA6p$n!%XMA<`P3[#:;F4",
"wg,|k!HmnnhakIh76(AG(IF0T6{H-C)d(rUQkpD5#=uv<!#<.w&nA7(3{=)%!=TR1-4Y8c-Sw8a!*Q1y;;gic*F(R(*g%Z|",
".C_/}9m9Sm___fLRp,3H74w{pwI/^;<`u8;$tv8dx'K)l6XYUXNT:aP75!]M#-('F6b}`W%TW)c*CWzd0[ji$!)KtM!F$^-",
"!).':!^/TW8qf:m-^[X49-3=QkWjzh8}(L27XBi]7RZZMQNF0@8-v9K#lm+#8ziX9ph2vA1K#8882#S:$7Bm:!!$b+3pJ@%",
"!I9N_^&6ys6f37Y+&I+7&n_Y*/PnbBsa@V4+crB]+}j2B;M1l)z<j}+8PAak8PA{%:Qk0r*B=k,!#KRw!!$D+74(<8DR5)0",
"9/n_J+{7iG7qV=Rbr9&:HRGM}7rgluu7}R`$7_.**JJc2*{N#<6^)j3XrTa,&pbv-!'4b47aR1C<{jp/6[dAPmp#SU5-72M",
"!b@5<7Sat2dL{&=.<@Zp6uvXG(,s8$'7KDnsZ8-^!C7sk($@-psl`uCG660&w_G*(f^w@w$dfQ}wMCgRwM;]w#]x5U/gG|{",
"!)Ju!6}im)NrSs#!xYph39[a4wHn]QNrHS1.D,c,#apjX.4SS=/W_1[77GpLwHxiXD@$cy<h=('##1d8(gmkC4@KuXsY<m(",
"8V]^k4$^v,!bw@%<+*fp7y&=TWv!fh%S;(.6_11n%5.j.B3.cY!.{AnB4!JYt3h94L&lgv7xtz:t3fL`8B(|H#YYF/8Vmr$",
"PQl#]!$b)JJ6mR*!ByWNXVj7|Afsuc74v0)WX/f'#LB05#!F(*C3xC@wHn`2,^00(h%Qrr/$)DN!9t}F.bhw9@*VD_[i'3C",
"1PF0'7Yq/RTC47G#m|(M$8$tM,7i&5!{8gm!k+Vx7r#i!#Y[vg7VR/X8nF$@sV)bLD*(F|sZ6W&+&(sywg.z8K4H8H$^h_@",
"*`d!n671Z*7Uz()T%_$K!b#Qb3{=/$/.S0IMW-JLfh74b/N4h45VY5#0,sC}wk[BV78[2R*aF)9sY;gd77/&%*B;b]!=G[@",
"!)(7B!Ap_6!(xy[^(#(Z1Y'{P+hCR&!)]NQ*5,<=7C-Z|NrHj3$wr(X7Q#X%zd;-4Bg75Z98&cYPQ/DXDy]g.!L.)MNT4P'",
"PQ:a175!]Z/U2g'$^viD%uuK8C18m+wHnY0.WdJU<LjZ=F2!it0p0nd/QtfW02RKm$yMN9!(17ds@6s<!9ktja7sBc!D,g|",
"!'4[P2KnIS10-,:!c_r#74bvv1I_M@:IA<LQkf}U*F9yr*FZ;K'ySTt!*{{@$=,,@!(cZ,9q`_:wgP(K7YVcC/^3G04C_&r",
"4YyGr&@ChN!%`|c!]_UN7U#X<4znQ[$@K^bR@q)i5B_su:PlK'TDPcFJT4tc9m#M#[iXyL:JGq9&.kqv!-NP(=l{1V`;UP+",
"6v+n@t4/6=!_kx09;Pi*X5-$uA9(XIQ.u9b82F6Y.4/D[A=trn(II'F7!(^Msu&H'.v6J75iV41.Wx_P!C6zgyIjXar7LfC",
"6uBZC7Z7,@sYf9]*G.`+fhKdt;`[W4n'RbFLrsx&(YszrU#7An7UmfpKH:I)7}b6V*}zLc/PYYARhMnt7VV6Y+]d_{!^RQ%",
"7SlH`,Z48R/SY`X12%1q77AZ{KHbl27tH5cNUn(aZ.]CJ2y.Fw3`ksg$_tr!%8WK,0LdKp7v1c=SdJ|V8p$KG'*C7kT%^8D",
"$fAIVU#t6dsY2(l64g-&!(cZQD=198#JBy31)D-96th3g[J*7{zZn1|%#P$n!A#LJ!(cYkNs%C;/agTf6t}{2A@0p*8ubCu",
"x,$vC!|&G(&0*2Nz=!%l75S]=wgu2_x(dX<6v4Rz5a[jX#&0AGs4,Kb9Ut%L&vx0h!)I6N<ST}m!)a#n7U0RgId=%PU_3it",
"'HC.y!+,[D%(ars*f*!}$w_:%%Q0P_(IFMM7{|n=)AY!y*b!=Jt6H-V1d+1],XA8+<4hIp,YSBJRIyH534dF-!_-R@(+xt6",
"&Pu;S/PQ97*GAR!sY;cc8S=C'#F2d^s]p3w6J6mgQ1dsb!'wId8RNU@p$PLy8YQ5$&vXBR!iu:s9+:#KBy^1`QmtLv8N:KR",
"9:hi/Q.wT[KsR/L76-RQt3iTk(9m.p9/|2n$7M]JRh:$}%)J;a!js6-8&SSQ9[YUD$B%kVs[a_`0+L{n#H!mk!!#U6=X1f_",
"!cNp-6x.89NT@&2rBrPbC$87&Y2zPY8nm<))FMSxI595C!$Z9W!,'%-!_8a%7W*_I/Qtt=/S{15/Ps/u/PT|sNT@vavNy{u",
"x4`Q+x4t^d+/Wa3x'R0]64V/!Fj8SfsV!n2.k_Q;/^2Wp%;FC<x+|;r6y<|lx(3G!.C|tC/Pxdw/Tx'H/Qp&)/QQs'BZPUC",
"x/Tzg%&yz(Q&d3v!H/q3Z/t=kXgn)d/Q}RL/UtpV/Rkn6/RM^47rNXFQ(XwVR#`[|R_<w$RCciX33p0^)tb0=(wpw;%(,d0",
"Ra+tfx'd4L8`W3&t5j)F*CMt,T8s&/TX2/dTvQ8FU5nCC+_{<wT8sM'TvTv2UU226!7TJIx+};#x+z&kx+y$L6{L4Ux7U|b",
"x7KB:0C&n5#FG^kVpGJ;:YyhN#xy;y/QHQ::KVnv/S<LV/T2DY*{Sni!97VZx+}J'sX{[uW/dT97Gkh!w+V['WN&0RX,g=I",
"-@8xwx+}T7!z|cYW/g$#!g|h_=^mq1XMWj7x,#-[x+ysqx+yinNTFh:x83N'x8R'R7H@,K/bW,N/Ukht82$hfZc;aT[$ZPi",
"#;,}yZb;KZ[@xf_Zc;Fc[$ZPib5.Lh)a<$vNs$m-=#0nPx+x,H&(<xx8'P__*![-&!$xpg7SF^_7`XcN&PNiK!fPMa7Y@5:",
"p]_)d<AIYk0Im#xJQ#@<$(ifnsV+/N7Sb_kx'Uj`7SFJ=8R}2Hx'`D+k7lsS/Pn$a/R9]V7U%1q77$|Cx+x,mMCSd+!HvbF",
"'5=Rt7t@fb8(%Cn7u<[L!SjD[%`2lp][4;h^8qWl^vNrqx'j8#75-4FcnhJ<!:rR6/Q`<Ntp8QY!'4Zz_5icj.74knx*<jb",
"2Bcp:nb1Jzx+Pl)p_&tD!(cZ^C.Kz2!m(+P87W<7_6l]`_W;K$`2c^Nx,#Ng7M6D3[bGi:!TRNQ!(cZX_U/li`2iIy`pGc}",
"9v&4Z%4J,c`;K7A4lQM'U!t_]a/^R`/P[l(U!tfTaM{[c!#hcR#Y[%$x+x+UP2VSdx+x-D6)`057sL7{8)SB}x(H8zx;(i)",
"x;:v-9z}BR6{Qw7P2:/ZDzw<u6}aG[^)Anw!^XxR3R,a.!)TW$R+lqYhv6m{cf9}38Rd_G!&ZPU!!$Q&#YZu(d&W=YBZ<J#",
"!iPDB798a_U!hc!UG`^6C`4[a8ZA7`y,,y]3=s484)jD%!{6q(*=y3jNTFP(ZlIv;0h+8T(bKcc#+*2J#wv`NQF*4clr1;(",
"1YDN8!)&X)64T+t_!S5$:Jp,q(gcH/NrfGj56+8|.4Ksq:IL,K-^HTV)faipCA%zPNU1(A3rjuZ!D9{sNUCaBKygur!!!!#",
"!/i-}z])aT<}dZl{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv)${su!=4(!!=4(!!=4(!!=4(!!=4(!!=4(!!=4(!",
"%mjl<NT]!-sV-pjl;G*$7&0lmqks*1r,1ScqkvrSr,1Si:XL'jNVq=_%SSj^NUV98'.-|z;B%p[!G0CA;B%nx6V_GgNic=]",
"(gf2t$VTs3(gb6lNT1D;NbK/PNT4N}NV6N3(gfU!6|2q{B0nI7NW14`P1qt(,M$.%B0nI:!=4(!)%VK8:gU1[dDv:(T9w;-",
"NWDTL(gfU!<%.lkPRZp57nTkV/kW:=S|xuxzzI(!h[5dYzzI(!!!+%!!=AI%NbhXV'LM#6'jp}#!!$s97qcs0qMTt];iRmt",
"7scU$qMTtc9qB`u8!8MAqMTt[Sca<h%B_7^!(wgm6r4#k6vzUgNT)h'NT:U%jx;(z8<K377&0lW7r]pv75+bu6uu_u82:0#",
",)_Lz<iRh0Gc`bXC8*x:8vXK%$7BnNq/57V(Y65M;;}.IH,-r=%SS%j&1/lL&PLN|6_Lw$7BKWG.yDdQ!)8N$!:'P)9m.du",
"*=p0&4wKW5k7w_n!!is@Dai%=7[vP}96B8<sV[)}8m_yi*$|D*&Awd29-pcV&PN!V$|R{&sW/DZ4YyJcNT2^fF|jw3&,Yvy",
"9Q5%|3J1x|!(yH%0LL|a#V*`f)(%jp1IH0C!'kJS8PAa]/Pppi1/MAg!|TLa1N]Wt2FY7y7qli]6Vrh'!:sMF8vp's*`]%U",
"stGj^!!$R'!=AX=!(y;f8s=u,'59^5!(j%67SFH.6f3YUNVKF3/^pZn/QWwyNTH4^1G'd.2M=lcNUa{!!-Tyr!]_bU8PHa+",
"!A/b:qH1C9!Dk#y2kTGu2l'c_2lxN/$&z]`%9Qqz86J1_1gq<JNs&Yd2aA4n3!`Zu2FNQhNTp]g!c;+^86rLctXXfH#DycN",
"tWHzx!]__PJ}blL!%;(Q!!%xU!!%2C!!$H+!!$H,!!%;H!!$R0!!'S1!!'7*!!$N&!!$FA!!$H+!!$s=!!$g]!!$Wv!!%ZW",
"!!%5M!!%,:!!%MX!!%@V6VJ_2q/6AW<g#My=bTQW;*+h0:/x9J5|u!<(gl<C!!$dy!!$XK!!$pS!!$vX!!%&P!!%ul!!$i0",
"!!&Z,!z},S4:dI(t:s[i=f_z,7V_1;&#d}R=<}2h#=VPUtWRw#!]_Zm74%8!y]l/dtS%}Z!!$Mi!]_Wm=]RPSU;}|;Hb]7U",
"<+5n_GLfd}V9)]*!%;(Q!!'m1!!$Rf!!$X[zzAyd:l`UM/Q1ZH)%X+R=dt8'!%;(Q!!$A$!=C5G!-<6w!)Cy0!+Z+<!CIi!",
"NTUxtVqN3j=zg5sX-gTbX-gTuKtWp62M[;1S/7dZ!BZ1R!0<-[!)4rn^uBc'7}WwXNUc{37SlMn)%Y-q7SM1d!!$DA!]_Yr",
"7Ica/7tL&+;IPV;@yy$<95IW`tqD*_+N7lh!T2vx%J0yM$x5kl_rDWa`Q#rfP1tx38F}uztri@wa.Y:Ptun:LtugMUP1wdP",
"!#yT775L3m6kn_9q/5m[=||c[)y1[N7i*N5tyCSd7JjFs8C^A^!U'M:Ss5W-7iHb8u$y[Wu)3Uw!!$B|!!$F}!z}Ct:(L@F",
"cHyyH#:NVrP3P<Nq/5SX6|)ixNWx=g:gV7u^%`t+<!D!C+wRYI!3SPu!+gD&!)1gk!+*|}!--G6!)r!l)'uN#PI*!D=zg6t",
"@:'@y@YDL%PQAn$9/||d@wg:r+wRYN!/%(wNUYzLAt_z)B3{|&(gb67!=4&Q!,%qQ!+=X0!*B}(!,.LC!-vH/!*TC1A<*SN",
";2J9)BUSUC2X#TLbj<f,bjRs+!)annNTyutGMF7&3`hGWNWmRabj=m1D-tZ+cHyy:cHyy$Q.}$;8[*VHcFw[!'LIN5+wRYM",
":&SD2*vL,T0T4y5+wRYG!)sP;NTCgg:X_w;CKj]6<&z&[*a}mqMP2I]stIyS:gWYz!`x:SCbH=A7F,H7+wRYVPQSLUk.ZtP",
"GsKCc7ki:&#ISGSuIs7J83v[Du0byx$f_v#8JZ]*uI}&lq/5v]:.TB];HjX&!%;(Q:.%R3!%;(Q:-Z6.#!7FT&ks6JPRHRL",
"81S_|NVqH6/1)JMPQ6g6G%A^2+wRYk6tjM0!/kWU+wRY]!)vaB!*C90!*1{)!*WH2b-acZ!-.15!'mG-HB++2!%;(Q!!$<Z",
"!!%;W!z|t1:(L@wI=$}L1I<*wI]B*-,CB.++wRYgY2T3,q/6sh8{#fUq/6B&$H6Di+wRYT!*&R:!93At!-+*M!)4Zg!*/_=",
"!)R98@;(7WCRNsGBUSUC:Z-X^9NTXu:LS-Gsuuy5&6(-]HJ^a|+wRYaApvgNAPVxKp=s;H(gb7##:9J9LqT/:QMyU<q/5P7",
"!)7w2!+Tx=!+#WS!,.LCNWG%!1I=1UPI*!ANT:I6q/7s67DsniRB')*TaY8;8`8@<!Nr-H8}jh7-|0*|NXG-I(gc=6R`=gh",
"R`=gX!@,LVNW@P'3iA)PNT;#Qq/5{7!&nigFI2G<!%;(Q7qcv1T9xX^+wRYH!*DJUNU0+r-70lGJw[R6UtQlbVS/#_WP+@m",
"1I<,7TY6DPPgH+N(gb64PQKtIq/5wQA+9s-=,V&18arD^<Sp)b!p13r(gb6@XjDhwT(fthH2U&y+wRYC!*'kc!*,nD!+-]s",
"urhl276Dh^v%=0|Z%q'ZYgA(`7VfMcq/5C68DFq)7}q:Y!Rmg/!&!u}!]_VX8DcL'7}*j87g(pg$YpwYv#cB<v#wPP!!$Bf",
"!!$Sg!!$AX!!$mu9j[Z%WmMvn+wRYC7ZM*9q/5J5779gBL;(/'+wRYR)%[^}Xjb{`7I1I(nBw/JurA#&!z|`lY(v0/Wmg_&",
"7gYY*v%=0|^8%,q]zzHp%I]bK^Y3g|^:0Ks7IYb_6js#kq/5V&6y_[N1Iq6vurW]*!#y]%Ay95H,b5UH+wRYc8mw8f:y32g",
"<FlM/!%;(Q!=APr!)8k)!)4{r7tq!'7h7Zs)X;d/`3hsuWmSQ[!!$H*%44L#v$}38v%3Aj7J7.kt-g}-!!$A$!!$gj7SFw:",
"NU'QtYI%&sQkf<=q/60r!&;6[q/6A^9A.$*!TS27+r|KkvC&k9#wx|Kv%RTc8dpjv9A7)h!Tq@8-Mu2t8)Ri:ux}bXv%ypy",
"q/5D/6KN7$;K89m!%;(Q!!$M!!!$M#C_/#b+wRY=/PW4j!)5Ppc(sCbcdSP%dC0j)dGG74f!ggWf@'r-f^DzZ!)'Q3daLa_",
"f@-3/!*)3|v0@Jt!]_RQ6{,V}*IN1*v1ZBn3@RRD2ck_G!(zJ2v0@&h!!$AH!!$gp!!$FX!]_Vh8'P5qCp)u-!%;(Q;cTCq",
"P3-%sq/60|26'#:+wRYDNU%XG(3:U,(d7D8NUB-4fa&@Dg;$1&gZA9]b.<y$g;)[5!*)=#!*YSu!)h!m;LT,z!%;(Q$tu`B",
"gx_GJh7|N_!),jygxa/9!+WD3!,/HaNcPgLYq]<vq/6w`@#rZy9`<aq7gQ,k7gZ2l9MJa5!%;(Q!z|w!`1<8x`qG*!`qG*#",
"cHyy*cgX8,:@rBm;;)!%78Hu8:[|0]!(N,jq/7Lx@pJfZ0+'|z+wRYB!/Nvm@|}{I=`d2RVy0a$q/6SIMCIpR+wRYQN[87!",
"&PMW/g].!m1I<+#(gl<0AVCv@Yqh2)f{&2m+wRYt!,0H#HCWFd=$sz@I1hq3KP9yP7t|:<aW;;YATfd|+wRYD_!tTxAs&n|",
"!]x3*8RY#x!J6d@@wmr8!#fT'46b(pv`yIivVs`qq/5W/s`b(0BS;(xNTg;#Bq[9,C0zsuBSdB|CMahy+wRYPvQCcI!]_X{",
"7@YM67_%0{vL*p[&WI:^NVk(wI]C1@!##PPq/5yU*NF4w!(|<nF):Q9DLRw}S,ym$H2}!r+wRYVIj%R4!%;(Q!!$<L!!%#G",
"7SGW2q/6l{6*fqR+wRYR!*d`8!*#&-!)u|,!)@^(!*2S9!)U.4/8HRfvd%f.q/6,`7k_tYvL9xwSGWC(q/5zn8,3-]g<s8=",
"+wRY[=kFBj(.B)fvNd%Q2Bcp4lhf6bvPv9$mdYu1f$TN7<B.c%q*YprG#7%F+wRZ4!*-LX!/B%s!)M[&!)<NB!)K+4Q/FNn",
"q/:L9C`J<-;.rb/NWZ/3j3bxHPnUq/q/5r0%Ugag;/$#|+wRYy!)8N$!,BYFjS&wS+wRY]!+GwY!)|Y=NTzk.NT;Q;q/5={",
"8]DHQzw{^lIy56C[$n]j!)yA(!-j`X!+Z+<!)H<:1p:Zs+wRY^!*&_@8vvU&vj<&Vq/5uR/]ii7!)2w#Jv.xdGch`27a'$R",
"/]$8m!)2}%vnbRa4GS{v[hA_03|C8nKTmyNL2L5SKtvuRC{&9s!%;(Q!!%hP!!$qF7SFNyNV`tDLSK9LPR+(I2^`H%77`Ja",
"J52+z!%;(Q!!%&W!!%]b!!%]c81&0YNV]XWm*VtRXkG%A!%;(Q!!%=]!!$f<!!$D%!!')u!!$[,!=B#s!/A*K!,)gl!*@T8",
"!)ASC!]dx]!)arq!G/6fnBFZ`+wRZI!+1n8NW(Prvj:mq!=DXjNTcy!q/6HL(wKG$+wRYF!+[Df!+()$stD%t7SF{Cq/6[b",
"76:ND=sDA4<bc:5@!G4:!%;(Q!]_Y*8<f_//jGM1!)2_yH_)kNq]'{MNT:I=q/5IzA&CZX!:5/c!0#sXw-<YS!!$F,!z|],",
"Iy;3mt3n{v!)MM|@y/<0q/7p/Apg;$]H<QXccF-K!%;(Q!!$x0!!%FI!!$PD!=AvT!,`dy!%XT;7qcW:NW3haZ.x(bq/6LL",
"JdA&p@#rZX8L^^S!()6gsu5V_7qcZqq/5V7zw{U,7SG,!q/5:=@Jqrc+wRYh!*Rl_!+;qX!+vkp9Sz|F7V_1;q/9.Ks59Yx",
"1I<*KtRxwkNT:I0q/5=UD7w7]33@u,+wRYJ!)jK[stI&{q/6_2XhLN!_[7&]!r_Y&N[]kz(gc=64=P8U9J}(K!|ag})%V&y",
"7Y_4Dsv@,;q/6[^6]2|SN[k@uUV]'jV2VT@t4MD]wYc#MVQt_t[%W-pwMB2!wM;]G#]x5%/acrx!)I@NNTU|-`SH:-8lj.M",
"9]=cR7p!pSx}z#l7tL,Wq/5IP9zgtu.fJ(5+wRY`!*m7jZM&C<-H0Ds+wRZ$C0Y7q8GzT#y=8va88I31I<FUT!%;(Q!!&ts",
"!!$Y4!!%b@#wzwgx`[`=90;CsBbQtN+wRY=NVh:j!!#)}wHvz6!=Aru!)%_]!.vUIZDrF^F-)GL{71Th(gl<8!!&ja8m_q5",
"q/7vty@Jb0(gb6bitCgQ:*vzj:I6'c;F2Dj;cQNnw*l|iL^7@=):;&.;-'fCNUP{^!=@3!!]]4|!==+zU#6WCGv+xKNYpix",
"!=@3!@wbU+j;/l-q/5PKc!p_b93)$H<@#9fAvuAA;^'sABJx2<9YTs4<9gK8V{Phu0YZxuSdIl;D[INz:3*=U!%;(Q!!%-.",
"!!$DF74(QrrY'qW+wRY@!)8U&!*2jB!).sp!)k;v!)C[',b`+.j4%W(7m8Uk/hN3)!)6c<wkbAs1^^8,wp,tdx$-S$9D8GP",
"NY+iA1I=1UTC(#W<STG=<%L5j77A(:'G2D);P=!<!BZ1R.;Cn|87Fr)NTqH8stHrg!!$Cj!!&DlzzH/7:l`UMx'W[Zq/5`{",
"9UF,+IRAq%I!U_0!%;(Q!!$Kd&PT.[x+y5cx+x3Dx+x*B76Dgfx*^UCx0)L_x0;Yc!!$Ah!z}K&=<&l8:IU9d7=4f0naKCL",
"=[FHj=^b{y@9#+v@X@4W@v^=Uvk9fsx0dt0@X=''NTSg9$rRJd+wRYS/Us7;/Rj8d/RL)b!)2'jA5{!IAs[GyBR8a}B5a+(",
"3/.'-)p!&l(s.lj%#IY^BT)54x'b^y8Zt)#t3gg0q/57&3Mk/;*/gJr)2u2p7_B%Dw-NS{x2+l'x2=z/+-#|]x'S5}FfIwn",
"G&h$:GD(,z+wRY;FfL4KGD*F9A%k/^!%;(Q6th0jqzd`i<0Ky,'Z!bz-Du.)t$.3In${Gr/[vf^NT@DQGcli97`HgPBrW{=",
"x31Q7x3F_F#!d.TGbF6zI!%*.8[yjNt3h|Wq/5z<x3QSfIyZ}UJ8y)AJX82=$ux`#Iy^RLJX:lQ!))q&x+|2rx+ypCNTPtp",
"8^,v@8!Xi5x's^%x475W7C':Q8^,v67%]K2:#8@r6v+$`+lLtd+wRYS!)3'5LR5zU)b4-L!$xpg7SF^_7[V:kNTq&^auR5x",
"q/5}`:6@RP8fbx(*0F7VLS5&:Lr(QBMN-.'83D7%!%;(QMCScX!HvbFRh](nq/5@*8#A8_q/5@5!N)8u8<azR6}j}|6x$1A",
"MlIkc+wRYXdb47b-Va{5!)RX7x*;2=!]_Ss7+Q!k*Vr0F!),!i!+$cvx+zc<!m(7|/PU32[@w];x5q9r0y`Pjx+|Gsq/58S",
"x==xjx5].tx5q:x!!%6_!!%)9!]_YH9<V}h7b|kGx;GD,';u:-!)RpK/PUK39Md^U/PgX%7SS3BNTTM/S];._$vSCrR|]'&",
"S[9A*NW^`6.SK5K^(6Vqq/6!U/XFriNT_dw7FH1wwga@4x6lx=q/5Qd!&ZN`!!$PS#YZtUTvS*VNU32#-tm#I2F8HJ%(Yx@",
"!Jp!XU#';5:*3#k78[8%;L2{2!%;(Q!=AT}!+wkHNTJFJlr2$.1YDN8NV+.a2M]DG!)ai(If2rS=`d2Rq/5W(-<YFF!!!!R",
};
static const char bitnet__spv_mix[][96] = {
"!^'Ld!=4:Pzz=(&!!qV5!!2G5zzI.$:S,[YJI:*82iXm@!]s'68@#|:C<`$I!!C,V#:bc*!G.mjA|_9([/w}8#YXw5$;p9*",
"0/!r./uJ&A!@)#`$;(Z+,;1M|$y-m`.SJ<q.qhHn/1(S%/PF]'1g[K1!@)@p$<%IA/2X!4&UCil0LL*'!@(i^6YQ@j*&Nfx",
"&TyNh/11_n!@(3L$8[/s$vD=g&TR3c-tv6X!@']9/.R.k&T2}`!@-Wl];2:C#_Ytb#_x[pCW)R,$<8_b2fHUI#_x*f#`7yv",
"$<a&x3D8|P(0cky2cap;!@)5r$;dFG.60.96<=1H!@(ld$:JT5*D@i*(/{;r0LL)t!@(6S$8fG}%65wr(/T#m/11_^!=zY@",
"1g[D73}r2A!=|Q})F@Z{)chl$4DfJ94]P@B4zmJG5:-TJ(ID@{#[p#D4FYA'$;[v=6Y]0s#a=#t#aJ22$!rG6!!^<C*`Z(b",
"*}x2.#{!aN!!^NI,:3Ym#{I{S!!^[M-VN$v#{r7W!!^iR.qhL!4)t^G4fRuJ6^ADW5&mU]!!z]33`T1k-7xN!%wv;y&1F%#",
"4]cFg!{9`,&1.|F&P}v7#xU<59-zz.!^Xqt%T&bC&PM2I6v%#J&R1:i!]zV+#:lj9&1.sC!#'t6*hVi|)('<$!(2Hn$u2K8",
"$u20<#:9t<#YX}98m]z7*B;4S$VU<9$tsK<*+YzI!#P0:&R9uV'l`-g(.M::!#P_Z&3:Q#&Rd<r)*D8|.;&[B6{s_gzz@D]",
"Ml,0t6VHP17qaz6zz@H^%x^ku6tfc1zz@UbBY3.J(QJ9b'5'Rbdc5B=6yIW47H,bkzz@[d6MkdY!(z5P'6-9R!=4%U'4pv#",
"PH|x+'Ct,|FI&zk'44W%jRut#'4C:m$thtb'4Q6YfAhPt'4[RF]zI'['4fXH%ZC!:4@vI+.U.rq4@w7tfBTG86VIp[+(}l#",
"5yS4'{8tYw68usxV5VTkV5VCf'8Jc&'sI!Z(-iUSG*.m9VqPF67qa[{!!+Y47qa]gVqPG@6X.D!'8B9-'6]Cu':&]9'93(1",
"'7Nx}':v3C+$y<3!2#1j!2#1d!2#1i!2#1g!2#1c!3I-9!$-R<&]#K%V3tfs!4%Sy!4;zh6W(/V';`UI':MwT@87.Y:*|y'",
"==1!1tS!5d!3I,mV5TVA!!+%!ZMiJ{'.=JH'86J;'7'_0R{GDFz{1S0'.+8C@7P^RMmZ!K%95hL]@Y'a]@Zcf6fF#:'kZg=",
"!4%S@!4%Rz!4%TI!2#327I)Rn6}u{n'Z%LX!4%SI!4%S,!4%SY!4%SX9rT1[xH%2$!{p2]DQqF4i6i;(zzI+l6uYh#0rc^]",
"IdS)W73wkG4Za&Z!(zk6K{%7Y!2#1W!^yCq7RC)H54arV!)2CN:*l`0W%T&WGk@<UH+^f0V5V7K6`u8S)(1f@I)jQ9+{#w}",
"Hm1I/I)n7B:V;)HV;y9l)WY5_!#=up!@{7JJgd=!VrUB8!#A7d!@{=I$^Gzc/Zkwx:I6NqW!(85&!Lp3&{QbM'suSS(2C-4",
"L-:VMV5h6dV5tY3LMn#87%vv2!t-!YM%UGt#<J/UV5v]M&5,<n)WYam!#@C.!@{cX4dj_u'.gD5!=4&k:Q:r&';Dn3'5V`!",
"7Zy.Z(qub+fR5Bq'.;|y%z%g%(;<AsM*`0UFQ4!n$!vrc7f@Kc8maMb7#$@3$P.aY&u]QX7dCck!dVlx6{|fh6|)liG)==s",
"!4%T&U+VfNU7<dn@a[H:7[k^dA7$;np}J1T!&+@j*R)8}*2YJ2U{Ca$[&4UI#D**g!5{1[+!-8s748/V7r+N{7Zd|YV8{]j",
"!Z(Wi#Y_'y6VHz0!]]:KV7%'J!&&aKV7}bT!!SP+!]^yY68d&J#w|0]!!,:r/PQJr)Jn)9!1l}@.6kd&+{]bpG(i14#zany",
"+@g}5-9;.H&13b9!]bSi!2#cU+&H!u!B4Q,+a!,&*)a!VVY}/PV6mtG!D._@!25]YW5hxv*}xt]1+<4D#y}UX1+0dY7;Q{F",
"(nRvV!)kD(cgA$`1gyGcNT1NAX3)4Y7i]d)+cB8g9!t)GVw$+R2Mw3S9.ysY$Y={y$7y/Q*CCp-;dNc]*pG;iV9%*]FQ1M-",
"VtNd*Vvv{M7qs/|$V|4P!!$Ac(+)w<:3)d0:xkdFVw$)F2NUid;(h^f$uAqLdcr|D#=&WvIfLgr!2_B#VtT%KVw-%M!tU1C",
"!Hw/A<5(9bVw*m`2]I:qh'6r(!IAJG=QAWCVw*td2PCGY=tvJ2@(2pN@k[#m*CDg42]zx*=h'dxABuTWB(uJtVw8}R2^144",
"6aMmiB^U|zCC0rmVvyjH3MZ!'=hwW,Cy;zi!2$;gD^5I9V9k,r1C5922FMVH!K$m1%47K6!]bgA!26^s7|^rPWmIXH#%jqT",
"!'c=z!{Guv!iat[#[!,SF6!_r09.Z:6VM<t9yPa,!2%JjX8Q)R954[L88h!R#C4/rFxdkfFl:AlZ([q-*BBLg!2@A|+!I73",
"sV%vq!2%L&V7#L[;vMkplLAt=!{#]0m&+Z}JJ}x4cgA$7Fvbt!P2'!+mIRCv1nKf,1;zd^75!^^W3a0$+#,H#*`n$-#Uh#6",
".4@3|+|'|xddZdT%6{G%.Z;Iu70gCZ6vT*=2,IAV78U<'!Di<z5wn{$V7/yC,7#&:q|pcc!z{=-3`SpI3}sB|sVp0X/VPV-",
"3f$)u4@B:g!2#ckV73fB9*|gt947m17YiAP5a(6W-tr6V!2#fn/8gRM9GVj(lIBwfsW'p./i+b3/Q@Xn'Ti57m()]q'H.,y",
"'5Dg5mcdwwp}RWU!]hj,!J22H'TKX995-166tw^A!+*Hz&10mR,66z4lq4_y4=6Bl,aL,t!!CkB!&xr|$tuFP/i{8F/Q@sw",
"'TiQAp]]j&sV%vr7SVI89.0iz9g(R88-X&JspjJD!&QCw!!inu!'.{w!!$ZQ$tuFV/jYaS/QA)}'TidHrVU[2'I],+8.=bf",
"sqHrK)U|`I6[Chl.rPjQ#y5L{!26fL/Q3r8#_/l&$7W,[74XpG$*+(vZF{@X0}Gt7[)RiHHq%kbX76x}#W$ul'97yr$VZ[A",
"!}f2t$VZ02!]bg6#zcsm*`nw^7Tr+u#C,*mV8znk3zTm=!^'QpsV&D]$xwc[['P^^-#=8L6]:H_!c=9Q7qtPn6wF_'%51!4",
"!2#Y3!2$<_6}WrHV<MgS8uW@`.4@Ug.Uua<)H%XDNUBucZduN]6]hwt;Fdfa%43w7%4;-x!$v59%qqr'$T$b0$4`+n!]bhN",
"A*_k+=!<Gl6^Cc3+!aF@1K@KU$r<9X!3GR9!ABx}/mxA6(P`<q6]<QV76mpZBy)tf!3Z[;C#GjpNrQWa<p8@T8V7[}*aV^`",
"8TD-4.SU.<!!$Hj!!$N=&A%v{!)9hK6@-XYP1d;W!!KTp6[KK_!^0Y}!$2$V!!$=f6VJ(J74M:[!*Anc(hk<4!#&sMV=TGv",
"A=z<r6Vf#U%SW#F-^fa{%;A5&6tu!4$Vi06$VZ]!R}`xn1I<*b1I<*@X.'hg9}T}Y81+Dn$8=m}#:@zZ!2aT$7|ycU$W*=(",
"!{#qwFX'l]NTZ5TsWuy26{/ZA.U:{R%rjx)&53<cX1vhh!_t8L$dbqH^B`jk0jff$9;Ip)$^G_/94k<INT:_F7@d(!Pnvnr",
"(KIgJ!4'r%+{/Bk%PyNp*ByRq!3Z[<7`sh.$xx1%]C&}r!^Y$2!2_lRNTa=XsZliF1IS/$&.Wbr!2$9D!3GR9!Ak5(/mxN:",
"7n5YK*GjTB!4&^V+#H+=+}|Bb!{0N&*`f!16YYx&4mVT7+#R1;<`u*k&n=<,+=<FJ!=AHI(Q6R-7_)r;ZNyaB/PYfVX8RdQ",
"'h1V&#aWg5&PS$&Ns7W=;fSs,7Z7At.55J<.S|Gt$W;C#NT1RD!2^4d$7L#[*HV|=!Dj3h((R*$stCN0/UqwS#@@/0V6n$K",
"7<w`BQ/z'-!2#JR]A{WY+91V[nBDZ5#:APd!D,BY*,TtQ!-8!R!`@<A7svpk^YFKwQM8urH2U0_V6n[F%;5x{NrZ;W]CvHa",
"]D#DWQ._m*+!}mZ75=ra<'F=S(+'6'6X9g<$8Q`6#'pXp!4/`X!-MmlD;u8Q#w{(;8Sk@RNr<[]7D&WT6t{MZQM4-9%8`V0",
"ch7/t673%AmFI;:PQL5Z1!A@A!g*T_81]h`jqAU`%s/bW!2%K!DP(i9sV;nY!iJb%6u7Fr-^Iz6)%Kw26tk4[!Z(j'&XRCF",
"!3IQ6/PvzA&s8fw7TsWM'/v|jBDp3d_[+1d85^(a*a/uPdcrl@6{&@TsWn58!4&^cHBJ3/H+b1%+xG:@:v})pBPfK2&142G",
"ZH|FA%W}3^!|%Q_stCN0/QV_{Rhuk]B&UG'NrGM_5i6yAZH{CA7]rcyS]=aN${{<;!`PP@(+,UgQMq]UcjC,WPnN1v<'(+D",
"7#7!GRI{GpX77#f#7d7y!=l+S&X$#f)cbK@%&MZ|.Ss@r$7s1}V:i]Y!|/C.#x-HJTBsFk.KZ.r.Si8p&4KX:['PQ=K^{Tp",
"!4(7/sZnT9!ct('7vcfM,5)1/$u)+u6]TcnPQLY,1!_SpJiqHp6{i_WPQ1yh;U*&=!3QU:1X3^|!4<)d3,8]U!(urrQkyU5",
"7T7MC)siFd+*.V*LxDFM!)/b+#,Kq!,:9Kd6_k<*@{4su78<n7!4.*$<2[)g/PLMR2(8pQ9k$.h6yq:l1l+A1!bj**$|cv@",
"/Rz0b0p.tYR+gIR10+UI(+,kM]=+c,#C+J{!-uS[/}%Cu#_yU0+dS,^2-IRM4zt*z&$aSl${xgXJD$h;*BBg=$'c-c'S[Fk",
"6um[&5/BhA!2#Yj!FRb=/PfabPnKq$4cl#$*BHIR(PCVM/p,Ild`ign8X-W#!)9#3/R@mK!(yNg5%:[Y'LN,;/PRZb4C_,t",
"5:AQR!(z_..SKpj+]tG38q,4:;*I{3HR)ah8mchx+%$0S/Q$uW^$Q,f#jfkM$ty#K/PPc'^#,6X$,5`Z=P1FR4gSLk##JS^",
"6W1a^#[p2y!=|#[7}&`LPnC'<=0+uJ%qu)*98C.=.55TR.T)Mv'M9F-Pq'%ZBSh;C-W#J-sX!zu$Hifp(IDU-U=w8=-)]%:",
"#W%WC!#&sSV=TMz/W5&9V=TCt/W@/;[(L(J9+Gwu%4^v&*``cW).r]B#YZ<J/W@'0[(L`[3J0Xn,wt/D-7/d2P1cP<6u1KU",
".qi]^/1)phZFJp'/s42UPQ-w502nu+7t2sQ0Lbb*7X(bp0R8-D:1s:dNT<1u6YqH|/V/Nr1/L}[#!n383f%Q:3`SpH!%M/q",
"1wlTI!-kY`JL0k9*,KDD!)Wv-$78^m7$g6^#C+qiRJ&kV6x`R2<ST:j6cz$X*^CI5+dJ2&/PmlY!LdZ1Q/*T;&M5%d#!SQq",
"]`*!FQM=#J83bBl#:=i,';cZ+*{b|$+;$(`!3GR8tWIp@6gD'StUw.v7tsX6a0z#8V;9$23Rs:jR-#@J7T{01%v<Da7rsMJ",
"&1Ltt6v6CV7r=]%sVB,*74&Y$(ID=23acZgsW&=Z!3Z[d8PRcs.U(#*#Y^qj!3GR9!B+J07P0s5*F0zi+!&.39maw-#AqC^",
"!2$fu0<%@y!3IFy,|=]|.t-LD%6Xxr*DTX#(=+'n)hk%5X8I7SNsBra:M:hQ]]L^cNrR+r(9Y#A75'=3/QYrB.Ww.J!3GR:",
"7WTB:/P[ljQ0wcT:z/q*6G}w:!)8C}Nrd)PJmMb`!D0v&NrZ{R*rI`D/PQCpPnT}A*,,mk!B+J**akL47VL1'779Fj*BGU1",
"AgRHw'P=3+$7;R@4(vV7+%*.f8x;^6sVL=i!=^lU%6Xxw&q66C,#CQ!6wyP[sv^H5:.-1FsV@6*:-M^7W7i<R/|xf7Pnk`y",
"9pn<y3$w)`!&=TqFvDj4NrY_C/TikH0Qn}^!3GR87X1jM1IUn<T&R$^4lF^7_V,lu(RXW!<02bT=B,W_<`wmT-;^+@^$RYu",
"-[bPg8HQ-|/PP[^%xhy@+%dJL7Wg$:X2@kY-sxW)%D2pv7K5]J0Q;ta/PdWq]}RFr-Z|HL!CQ38!)X@d.5HZM/PZQq/U(d0",
"/sPu1,7qr-]}SI5-y;bSS(Yq{%nX&%['Qd.NrR=x^-WVz0h+7:.Wwpw!CF:!VrKI40Qq,z!4.|@C`Sz21(IB=6[b`zRh:#`",
"86T}sD^-Tc!C^1}U{iab!^0td!]c3V%6{7}!GIfTT%^.XLdWbq!4)[Z*BfDu6Z[^a#:Ng]5@ZJA$u}b`5@]PN5#<wMNT3(X",
"5B]x7/P[acNT1D}D='w;p`+uL7@t1HtrA-$4b!4W4C`jM0rfA]/VY]y4&A,uZk5}N6Vf!X!CdA9Q.kra!47N`!!!SisV%vz",
"Q/<r]7$BYX7XlcFtWI-AtWI<D7Z;y[zx,ACtuq'%6;W!B%+-V]!;2+`!48*)6;_d`%:mxBVr7ia/W,#%6tx%4^Bnz`.KY`n",
"GX+x'NUW=l9nJG[#!v%Q9rPFy7a5N[A^DQL<+Pb.#HvB{:R&455FI5s7Vuwa,x:LS-trfa%<.WV1(IL&!C1-z7iTcwU^/wy",
"6h_)isZ&ihsYyc9)s_/5/TLRR]}R.k-y;DI!F$V}!)D5d8]!mJdd49g+z}LvsW/Fq,.Dt|2cl#QPnK|J!D,JB6vil!1(qk;",
"!48)s!#pTY$78&*/U4:B/s2]U$Fsfk/U+1J/TsLQ%Sdj)P2&5C6w(LH!4%$#Ji=74!2c0XP2+P_$zHk-756X!2j6Zy$VZ0H",
"/T7q$,CDMT/U{#}2,IDd%gij_2-K=f%6{7}$ukQh&542b1l+HLM@^d!1l,xh1MlhANT3:_1lzzS/P[;W$!iQ//USWi77KHI",
"!|&;B(/|h91J'Gb!D6qY75sl!0paK@/Pp@VNTFRqLFZgtXTP{lsXrajct@%5!Anvl[+tG1,:yxT7wdt,amF4v12C=Y6zic-",
":.@4<sVU)d5Vtj/!)PDr!!KWz7[:]}64S#h+=7{G6[Dn!U!S!B$DLQV!(m`u+!4my!!9]]%b;[Y7uQuzsV2m</Dc=z+zug[",
"7XTIhYP}Ha7^3wS+)1wX8S[[z7BqP)3p@F|!),1y:8=C!HtB$,!ARl-QM3Fz%r7it!'5U/'aTv/7a9l9V8zJD7Syulcg;]Y",
"!`Vb_6|(wF=Pcar*&BuC/PQ<8X2F&()X1uu@/q-$Sd@gk7CNv]!Aj@Ytq=H<)g@7q!(m`u+!{=1$=Y/[3B=w4Nl{(-#gcRn",
"'0V,QSG!q&PZ*^P(-GW84$=Kd3{G@1Px^_8Pl5-F!1lBUNVF=LFw|sr`yG`*8k(sf#'riA$_5)_!-uL[#Y[#'!2#c|NrYyN",
"A)P#D7ZLHyZkAmP75+bx)cl*{MAGB0#]9j|+#Im9/SXXZBCiLb*'hJ}!}f@q#^Fk0#YlasP1wkq/QV;}*tj5+)u`7R*GI7<",
"8T'`l^CVI|1XqW;(RmV4!25g175KGZ5y;fW!25g:!@nWtsV&-5TCn&ysZk:`+!/%l-w7VPsV2hX6YIBlQkU!q/RqXI^$QR(",
")`,L^/PZD90[`[./Rgn'!hb0.76I<d]{d_=!^w[B!25g27Up4x/RzA5),PH'!@^gS%;$GI^a-BH<^,=6#:;f)6dfka%bdx_",
":.GVB%SSAI!c6^077B86$!{-_Q/5j9!&ZL'!(=XD!!$H'6VJ_Y83t5C%q{&[LD5|<!BI]s!+s2H!_l!G6tqKALS{Vz+zw$(",
"-tp5@!'F@$6VJ)jPnYh9$M%Vg_={];.Wc!Gdc7Ac0jan}/PYY;05(Qq/mhY^u0vv+7X(m%/R=&g01i3{P(9J;#_$%w&vB[v",
"QMsR1!!KpM8R'/i&p*@=6tk4[+NT].Lqc#n%7%=DQuF)4V73f#C}-v{5x4VsL5(fG!DQgN-^K9rNT+(4=l^/,81Qu;$VX9B",
"*bg:R$Zc[B.MRwI+{S[mdd)2I#]Caw!B.ff2l+S3#Yq^/3,);+RT%CJV6}X&$rC0)R3agFSP}fjV73f(+1$w<79DU-S_I;p",
"tq=H(*fIbk$y}CM5Y_^7Y+iWh6]$};b4Z/X6W1Tp7Y#qf1L[(f!26|T2-L:$!=^m,&S6n)'!+#}*D#83!3)<C79:zQh9w3I",
"7r`,7=]Lmh7^C-m2cxM*79G$L2W0Cuu0]Jt!2_1N8Xg/P-7G$fNTYb`!!I@!#x,jz!)F}VY+UH}%=*hM!2#c5V:A<,8C{ym",
"u0p;;R+pfr!Pa|ITkMx@V7/wI5x4yMLnQn(U_-(D6xvw8#;&pnTY;hz7SaDuNr<9N8_@!58<R9sd0`K9u5(.!U]1<%uM1FD",
"*B[@4*F;),+Q8jl,##jI01j*U1PC:S!!!'7NL2*}!9CHU{)d=mB]Q!&<JrMbHNF-^FI*Ti{(Pl^B`d4{HmYn{C{/mdF%DlM",
"/mms|!@),b$;Fk--8$f!$Zmc_.STKw!!T<M!!T3k!)D@h1I<@x!@);m$;x=<.s/k1&5yXj0.-}%7:t_'$:52#)f&yy&5R<f",
".qrUl!@(0J$8R&p$Wz+c&5*$a-VX-V!^Dc8!,T0@!!$@l/1*a:!=s,^!=s2n!!Tpg!!i-.#}BmL!!U)^!=s;u!!i8u$<u-T",
"1iV<H2L|uJ!@)2p$;Z:C-vfx6'pr@s1+*<%!@([^$9v/-(i]*!'pJ&n/mmsl!@('L$83#u#[S7i'p!ij2FCab6[S1D(P94R",
"3%!vB4$3N|2Hd'y2L6C=3I;hC4(&%G3gp!G#yx|C!!T';!(+-%!@)$=$!h2w!!UTl!=sf2!!_f4Dd#u,:20xn:2:#GCh&,}",
"{):Q3'5`r(6{|c<i^<V]6^ASi6u=[Zi^+/}!'Jm}VqPF=7sH]pMn'jx%qqMf.k61sBq]<!'LJvQ5yMwN68q<I)(,H8!!$U-",
"!!%kV#:<,A!4%Rt-P{5Vij.u/7_`YPG35#WVADn_$78,M)(1f=HiLG7GG2'6%}Yw}&z_-D!)2c,)WY2U!#=rm!@{4IJIG3|",
"J9}<:JZvMMJgvWnK#ftI:VxQN7Bvl0mVaS!7C#s1m+$;$LFw2p6xrmGi^5*/(82IBKm#qwW!wp(&#=aF&|C8V7[S#39LyhK",
"L4$677SFV&#cCcnfR,:pi^Q/i#xkM<!2#:pAS;)R7;4%F#!t*idthwyTY8W3!C`0hicyku8K&Xllj8$B81+cf0zg=Sib$P.",
"@+hqrr-r=DzzI(!9H5&HG_m%sDjVXpV:sW=#h424!2%M5%;SNP7Bvib(xf9y!*#217:x0r&PNHw6}{29d(#f;-trAU7UAiU",
"W1,NK6v68F7D/]77TDI5)FC;L+G*9H83/=X5B{#9!(yD$9.2MK$W*b3V}!!0lL5N+/QWxaVv'2r1NU]p2F=nd!]hir*F(RC",
"+$ss!*FG1B-Gz:%!*#83!)_mI!)D@;W3hwi8fl.l&WRJt!&!2v74(<-.Cvj2NUvd#/i@vV/Q^0^V:zTWskG[07-g!*;<V}d",
"B:x0w!)F!R8HViC!#R=y7SFIj!!6!RcnI$.lIBw6,&&[K5%|XnNT2yd/iJ|2/QT0_!)@qrgw|DG#auz2/Pa`X)M`C/hVZ_K",
"#As`}sZL_Z!]_^38I^q:!u;d98+TrIsm^$.F%5w5!)42Yi@5]d=k@a]=v87Sp`/73lj6bF6b0'/DFWGbi@;&f;@cHYmHwG)",
"!,J'S!!&:%C+<Z&i@nhv!:,*m_{uZVm&;(u5%cVB!+aV;@r(X$i@,.`:'F[P9)alD*hMFK7=*-}<x/Z;iA.Zn!'uAIM@^a8",
"!*dxb-1IC+R`J-SKPSbD,arzf;_7([<MI3D!+U7b88_T4mIH;288KG;'jqHt7k)-6743^)iAZ`g8jh[:lj8|_!(l_961L;Y",
"iACC&8t)./:gU/v7^*s]haYrh8PSVj!z|M-*,,Fv!(NJ{!!$k|7SFrhiC[w[6u87Q;V$3V$*K|WstC#_!4%{`ZI&HB9(;'z",
"*,Vd2!(05v!!%&*!!$Mw9-|xd%45|j!(05x!!$@v7SGr+iA1C=:&I}%gzN%C%qn:G&1.Dxlj6b:sV61_i@G,v7T4`P7lHD@",
"j:|+Uljt/s7XjpW2=^=Q!(xXi!)Pmj!)MU$!({Pfi@nZr8YPQH8JpK@nc1^X!'*Rh1%BY:<gmp&'jhP,$VTr)nDp5P!&`6m",
"7SFh2iDfBU8!3%Q'.,1'(+'$!mHsvp!&B$f.k1!XNrTmS-n164iHum<761HGi=xV3@y^GR=]J<k(gb6MR`=gMgzL+:_6lU|",
"8WM0Q!%YSZ7SFjR,r4HKi=u{S!'.vkF*sWDM0sK7QcCIPmHsw%77TLHTC!7++V{{.8Jx6x%;$VW$9|cV!3Z^lrL/y.!Agr^",
"i@ZCD!&nNS@:)Y,1nLAw6vH/-6Z.8b&+RtZ/1)fciC2L;8}MBW7Mt-;)/0DS74|i)8qs!J-!tQ]74i['mQ(y9#r:CH!)Mf)",
"*$|THiB#a37t-p-7_lxlA{Q`7lkGdI!IW16Q/3&+zY^H/6`s}{1Xg&7i@qk@/RzFs/Q.CM!)&,atWI6H#wx|!tT4&!M2APS",
"8ik|HQM<.j!7ajGYnaqABl-4^*%$./mHsv<!)[]2MIK3$76w&nMgi-ci#STDBl-5-Nri)2$hWld!/*kp!!%)97SHla&PXUC",
"Kmr;R!*,@4NT8}pKPSQ&+(k)dA&znaXL+qZNTY]-;|UiuBxNp[2a-_[!j}Q_90RBk87t7mM,FiN*}{u!gzL+8+=7*x,:3G.",
"${v[^!-myR!!$cC74(aDHY_^,i$1YW/SXf26x-<::Jp,(y{#2d,:HT<!)W;^!*XMT!*@a<9fHm!<`Q^[lj6ba!-Pfi#:;f2",
"s];8=5JwnH7ATf5i!X/A9(f1S7NRUC/T6-{78)pZG]c%|i!kxR:kzHImHwd1!-F_S#:;s<tWI<2$78+`tnJ)GvI[Wut3y$X",
"7Qh@=9)/K=tbKgJtWK.q!!${LG!(`3i#A6rlV_CX,:7-}U{saAsnmlGFBIZji#SkD/PFgl/T^J-78H&Hi#]X'BP[=%=gF'!",
";$$dP9[kBL8%/LQM|Q*n7A,KZFBIy)!)nDx!)[pJi#2;m6x.0A/T#}y78R,Ui!n0}6}:uanc2{0i!aTF83D5%&85^P!,r<I",
"!]`*WMzKF@!',PY!*K:4sV*RmDcl&/Izaz{0.KzI)%PY;2cWRJKV8f::,vPz3`WG32(/KL!.zinP,.=5!,^0H!]_`77Syrj",
"i##{V='^ll7&'f6<3sUZ9;;M=7G/`U!'@YZ!!$L=!]_S<8_*D.8#UG@9yW+H*GKkr!NLnzC|`IS;#F;I4=4T34]Y5SGsA#a",
"!)M#qi##Rv79vuW6H*P-i#ILQ@jIHr;W<&c*pZL]!,T+@!!$XG!!$g{!!$Uq!!$s_!!$K2!!$W9!!$PI7SFvJCgp'c74zB7",
"7xiD+!,T*A!!$HW:*z29%SS6F;ikbv3`U6N5YKaV7x79w87Zc&'5D;x5'N4F!,T*GKH9K2!Jr3H(QIqn!,T*B!*6p-CIR4|",
"i!uZF7D8h8!i(6H7WT;rCIRA)i#@4T0LKwc8w*L'Jw_{v9L9giPgyLz!N`ub'a_'Y#g[ZRQuF.YNtWXbCIRD!!)fD9-^Jj|",
"i&J%C8.J_a!i1<`::(9/8PBtAR$aSIRCmpXV76/H5j6'WY+G8BRqJ$IC+2z|!(}XI!-F/L!)r(n!*DTX!)#7|!-%rSC+3$5",
"!)TF{!)*RF!)(wr!*Uzci#dJl:R6Cu,7+N):Xgb8BS@IYSzY0NT:$AM!]_gT=H<Zt6gi{K2sb1y!,+m<,KqSs!bp<l7AAn;",
"p`C+,!*WG{",
};
static const char bitnet__spv_norms[][96] = {
"!^'L/!=4:P!(dNk$VU95!Knx#!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04A|_<);RPs7",
"!!T$=!!gt=#y_9Z!!Sq6!=r(I,D46W$7sfs)Qv7c#[p&F#]2bP#[|RM#Z};P4@7L$$7UvJ*l1mm#]8@J#]Z|T9P3)@!!hS-",
"$:kX$+Jn3uCqsd[+]`Pg!@(BQ$9)Kk&;dC_$v0rbCqACV+z}VQ$9X=g,w}WN0.lPi!!T_w!!r$V%4G37$y70b!#0q/-tlAc",
"!zzj4#:9w6#yZs@!(pv4!#9w65[d54!#9w8!(2P@$un_B!|A6B%qn|H1i,nT&R3i,&ptb^!c/Ztdc5w]g].Xh'lK+L(-*<i",
"!^%CC0LBMz(QISN3}rd1dc60h)f`zV(+B0Wdc66j*D=6Y(k{NZdc6<l+#]0X+A;d@!^%;Ag]/&v+|vl`!^BWGf}Qvv,[6/j",
",yuBI(,v-/#S2:i8T0YP!%q6v(2T)d%zmUA!t@xh!&0Im(2T2h*0ysqf}R6#/RK9V!^`^FfAt*#00'Vz8Pxd2+dRCs,wrs1",
"!#9wv!).m^.WZ9|!(x_m##6m`6tf<z7SMcW!'K1U3k-'=5YKnz!!+]{!'U7V!!!%!!!=j{!!Iq}'.+<21K7`34|T]t{8tYw",
"5;yUu5[1xa'8Jc&(2g+28g6:s67+z17qa[{!!+Y47qa]gG'nR70N)BBH}hUfFI3c]@:+#K4zqy+8PC+681&!57SGk33}u[(",
"6VKT26VKM0dc9%c-!jB$NrFg0!-*Q*7#nxI&2sm+FK2u^!{Xg+fB#=g'rlffDrBN!(4czW)R`bb!#<Z}!@y|#FK5(:PJ8vf",
"NT(j382P<&$Xw`+(,sjb!^9^=5Z,1/)6*f{=_wu_:I6P%=zqp5:I6Nx8m]{B@A+Br)Sqrz!#=#7!@zC.FK5(HR%JHx*`_#Y",
"(L8}25&)p)!G;G-G3/P&ByGA-9L9j&FQz257_LL7!dVlx6{|fh5=c<I!(Zzc!(f$g9L:0n!2^Z9CVk2S*%#@gFK75<PI=2x",
"*`^TiFK./=%V*1BPX4tM6^P($&mkRb&vB[B#:f-/&vB[k6thAw6u1Mi:,^F0*cP60+2v6T*`n#V5&()<+{3n:7)P0!FL8Vf",
"+{*VJ!^Dd@-tm00!}{]S,|!C;%42'w#]CD-!-,Mz+CjuM!%gInG*lVT+b&4s!%zVi%xt=w673qF-7/d_!&'r6FM=n!!&-3Z",
"!]^yY'lC9v#w|Ab!!,;+/PQJr4$g[b7)n8@.v6{:$y&3(!!%[@.v.[z!2#YU!D-jR.rZ'I&5=[;C1/j++(iS1!)%im81-,H",
"75=r!87xvW8%WgU)il'U/nMd]2'y<m!8*Y@J];gSng%;x+9Y+I=zzD;!=`iV-!`-T*BPvN!--^@pa+ub/PJ.)!7}ps6u!`a",
"J`(xj.@Lxi.T)Mv&ZmBaYmz`r70]5V6ty%G!D.U;!)/AV#x%36#=&Gq)I,*;*'W%0*F(zv*GVxN/<1lT/rnm;01jRb6VKM9",
"*}xus0TPRTG*NV(0w4jV'T7A4!{!(Z!]`ul!]`v58yhYMG,mZ]G*mfHG-7)xNTB$#!-=%X!*+_%Y*iF01gyGfNrPXBYl`hB",
"7fJXfG-8&72G.SG$_C^(Z/c6^:UVCZ$;=)QX1&|X.GsAI0Lj{}!.2G47SFDn6}P{rG-V9!0LKwM!`hZ&6cDAy/|n3-+`K7c",
";jbXqZF2J0!]`uX!--3LFLRa,;FGZ}7HdPWX.,/q8rTc-2(G{;[BW%w1nKf,16f8(75!^+GI#:N+#,H#*`n#X#PHM'.4@3|",
"+|'|xXML!|%6{G%.Z;Iu7%h)G6vT*=2,IAV78U<'!Di<z5wm@NFLP'n,,,p)_982U!z{=-3`SpI3}sB|sVp0X/VPTx3f$)u",
"4@B:g!-+L7FLR,69%J(9947m17YiAP5a(6W-tpZ$!-+M`/8d`r99aUsH]p+SsW'p./]5Ll/Q:|['TdZ&I:R4K':7vg'5Dg5",
"Ix/PR^wUQD!]hj,!J22H'TH8095-166tt%.!+*Hz%qqb<,+BdmZj9Bm4=4f87u,l&JY<NwJw^+jJZ9&:sZQjAsZLrd$XFMQ",
",+k!vP(43N!!_jG!(r*d!!$Y:!]_]87C/rC7JBlF9;GTG9ZGJr8!v|8sd+Z:ML]0/Mjz7lM1nPWsZR'JsZM.v!]_]@7Cl:Q",
"sV^$%0w{9|Pni}dfajwGI#AK@PQV*29Id8X!]`v24ln'3!#%,;-g#il#BR:.#Y_6a8}(WN(1v=A.J{7r.Ss@r$7s2&!By^N",
"8S*W6!z}fif$TM/%4AqRFLU'*+!t`L77tUI!{f0P!-+Gt7u'}D!^H$P!7.:,74=jZGG;}6/R5%/YjhG<8f:!.#@i)6*BR8x",
"*D5C}(60M$(kmMjK!`j`-Z8&-NT47M761Ha87xvW6dj%$$<`F[A^<M]G-6z<3B=s[<)_ab%6{7}$ui3k*CMuf*H!4B/[PvY",
"1/+6BNTf/.%asP]hY0Cb2FD{f!}f8n!.!`h8PB=qMP4V(##Y.v%STqv7%l9UC_%{<')cyy.4@3|+|:,|XM`5$%tYa)sV$SC",
"mF@d9!-@MwmFBc.sV$B<<ll-;%;,awG-^SM/PSMM6}jR$s^}W30./BY3{@wuIb<L!!.1atK=}:N!-+AX#Iu(8!-+C<6th5Z",
"7;Qyi2.u2J/.U8K!(tw;VS/,Z5%]k38<MtT#Y['J6Z[Qn/Q}|l%8`'h!-+sn%Tl}^#bTH7FL65|SG#=`!K5Y.S)5!UjUuB0",
"/R+By!%RGI!+GJ2!(zxV#@`l`!7}p}+zvj8!Clx-*C/_s*D^_+)RJu,*))us01itN0InagGK*$B!&zns6th1:NUC0KBSxSk",
"#YXSw@a3{Y6W/j##,h!U(IHs_#G.)S'N%At'.2$y*(3(UAa<N/*BpKn!.P^u#dRIA)FD,n/PQ04NT1s`'lj%x!]bw^!8K,_",
"!]qI*!]aC$&5ch1%bdyPXN-B:'P3B2Vyc,[!JCKbM0r7Mz]&PQnby4-;mMG0:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&n",
"rI,uX!=5dA6W8Dq74(,`+F^=l'._w{'57Jd6X.1p'5/Wv0LFKlVZKW#'.I'a:lVPa3TLj2'5&!|$!qJv2(6<w!kxAA7wUTs",
"9Msl%:Q(6_'8Jc1(2g+Q(`:}i6|,+Y!{!''!#$$v!!$lF#wx{t+`jCHC5H7s!'Tzc!'_=Y7wKYJ4!:HU2l(|9'.3i{!!$<!",
"!=AK%!)/R8!/iM]8QUKKZD|Mi+]j@/!*5W:-VP#r!]_Vj@!kvu92T`B<f8|Q@0-gy!'rz`81&Iq#kqb'!)Jx/iV.*w!!%%P",
"!!$G<!!%1D!!$dIzzAa39A`ClG9y870.'H36xHG]D<Q]{ZF2Jp#:=,4!@H9s!)*AG!-/Lf7SFh{P1q,a!#PKP+{+AbYJ2hq",
"-tpd#$a]Y`#=&Ms.SMx%75L1qNrSGz$7Jw=)FB+X+G(Yr763!U*Bn=J!2_-6!Fg^g12`.}!^Nz`!-B=Y/`#6*1/MAg!-@#i",
"*fh!/+'CX2.4@3|+}`&:XP'Y@*'hRF!%k&g!!$_3!!$Sm#YZ|B!-ITUNT]w/<&Aw=2'z[T+dYqu7WMC[.b60asZSD6sZL{N",
"!n`0cC.GRt05!f/NUPUU!,&zG!=AUS!)IKjY*cBmPQ$Y)#(Msw#x-$5sV+6$7X2YH7X2fP78ssuPIpd5%@g4P7|AJ2saJXv",
"8#Wn;!iGP}7|UW4sa^g32sD*-/P^3i!);NgFF]y0FIZhuG%8$NFID1&VZAPS:,y<#;ZnF*6{KAQ8'x;m7gd8m:[[Wm:!bP|",
"6!P3S^wbY{5C'{J!*9lW!!$S|!]_x'6bR2Q:xbGF!*dB/!)h:v!+VF(V[<mvJQH1HF8]UV*`|Q^9D6*@dc8*yW8C7X;kMI2",
"8W:i9!*9lQ!z}7Ci42@{@YXWq!)#js!)Tx.!)@n-!),r0iSR8w0j_t@K=};#!*9ll!!%CN!!%L'!!$KB8m`4$*`h7':xc**",
"A7*_IV]_i,BuA_K=31IvA0xZGCgNLP85vVB9(2m4;]]X;!!!!!",
};
static const char bitnet__spv_numbers[][96] = {
"!^'Ll!=4:Pzz=(&!!qV5!!2C/zzI.$:S,[YJI:*82iXm@!]s'68='A1C<`$I!!C,V#'Y,'!=qV.!!`f&'k-2Q!=IF*02Zc)",
"/56+!%XHHh6VR(D1,FIB0Mpki&68il1+*<4!@)/i#|1x6!!_&[1g[Cd.qhI,$ts6Q!#'j.$@)1f1g[['*$|%L!{0L4#$P}k",
"!^Dc8!{N`7#:vql6Wuw#'L|!N!]]`16tf=$673:)!#FP+!/_)Q-VN0T!!+]{!#cc!!/_&P!!=j5!#wq)!!!%!6vhlp&|Jgm",
"!)&D3'lM$))(#A'!!4.l2kHqn'.5aX!bjyZ76dA!';_X}!=4%<'.*c`!=4%='5f7A!=4%@'.*c^(M`Bq'5%;<h9`-c';^4f",
"'4x5/'5BQ4&SMl]!$7'2!%q,D3k-'=6xBsM6NWC9$^PaL6{p5J]cQD%-vS<S6]b{4!&'8R1v::)!&0@FBCab/!&9Hp;phXF",
"!&DMAauXMC!&NTC$g0ql!&XZG/cQ9h!&baI/cYSP6yS^46Gh--dDw}#=zhP]Bx`T_1iH3L!$/`}!#<2R3b7%b!#<+u!@y2_",
"4_5a`4|Td_'8Jc&+&@1:5[CfyGfrn&Gq(|QH,rx=:U{sD6!Iv)9L:0f4b]n<!'A+]9L:0j!.Nqy:I6Nt!.Nq|!.NqB!.NqC",
"!.NqD!.NqF!.NqG!==+!ILRtwJY=,DI]M#I6yTa/!!!+;+d^mKh9jfc6^PS1&mkRq&vB[H!!LbZ1+#Cg!!&.f!{!nW6VHzX",
"!]]:K.8Y%8*BR77-xj@n!.PA/*B<*m!.P^q!!!1*6VZxB5ylKu/nB!(#:9LL*Gii,!/V{66a|j7-^T{m3$yj4.FnFU.4K/n",
"+|'|xGGQbx%6{G%2Knxh(II8{!]adV&6),22cY7Q!.P9<!'KUy${rp8!.P<$J]Z`F+!.:H1=U;|-Va{rV$7Wb!]hiW7Z5M7",
"NTQdd8p-R8aRw<P6@3d]!/W1=!ByWS(QS(*<hj}V+|6@g!]zJJHB/1tKY7kR!Jl@x&vHmka0fhHamLM{+=9HC$tw+%!]aCA",
"!.n0ZI.T0Bg%}%$$mX9%!!&7w5%xx*!Cl=`!.PCj)N/#$,*p72_7s9U/R:`Rh@8bB!.ndBhS*;$#::P1&QJaW%j{u0!!&8(",
"#<^XSh{{|9!!$;y#:<%:i;;,A!!$<+%qqtFiZZ8H!.Q8Iixxx<!%5I.!!$C2'ji:(J_GISJbrCh/f_zhK]6gQ7M$j9/Py5F",
"3dXX-J]]Tb.AU[%-<xL%j}n4]!$n$K7SH7P*)_lBK{Hab74*4d6u&+!3pHB&PI<.z#wzjjPgHYPQ(kwL!]aBi!/V-LP2;_!",
"+|xv-##)lmJ^M91!_$A78!1WWK[@u_K[pln6*PD1Ra:F61+=hx7y&*}%4xplJbz6F6vT/}NT+^x,h!ynL8rU1KW#58J_=n{",
"6}Wni%&_Iu#:9Yr$u`*Q!Gp<t!/XWA<h}jQ*SVLZ!/V+u's8zl%5:n!*BHJU!/W18LyF0&J_L:&<4G|b!_ABX#]CGv'..px",
"!.R6[DrR/gPQ)l&#Ik%I!.R/v(X0Wk1(MSfNU)<YJ_J):1+/<.7;[%$(nRy[!)uK)UtVJh1gyGcPnKvFMsp.97dCtZ3J'MC",
"K[crT2dT2W9@*vu$|mJ}*C/`c$)v!(%8<-J$y`=!2(2}UNUQX^1ZR}n7))Dn+)xYU2G!w*!PFj|#:SZ4!)(Pm!*h/):uDL=",
"K[c[!2dLmS;8@|($`-i&*C&Yi#iWu&$x}$H$[B0|3B8lh-uhVFWm]XA#Y]jl5;TU6K[cHr3TrlJXUg;1<L&m{=.Z4qK[t!r",
"2P5FYY3Xk9=IJI&@It]'K]']z2XMwW@(9dTA%L61Ad0(!4!ywY2Xb3b@(c.]B@/y9C!JP(K]']22VAkS@('rZC;TT=D:d#D",
"K]']61<]3r,']*c[B);TDjV{5DyqaS!K-uZ%46<r!]ad!!.nF#7_ID#/PYr.!(sz|NTP`,6u87LK[cJ*1Q6iWK]$d20LPT!",
"!b.PR9;ImQ6u/19K]${60LKwmMq1lU7CfA^&mx1w!P(8J!.P8gCA.}S-DRx!#:=WD!40w}/P_'iJ];Hl$;d'b!.nM)1+rc)",
"*`n#d^;$$X7vJ.aU8CZ';dC&qS!PI,!]adc6Xm'H:hQl67]%*P#@A+&Mr_C<!^N}2*BHHu!/X-^Mx!IzB6+sQ6u&,;!!&8{",
};
static const char bitnet__spv_prepare[][96] = {
"!^'L/!=4:P!(dNk$VU95!IDGj!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04A|_<)D93*P",
"!!TsY!()`(!@*hH#zGij!!T*=!=r=Q!!T+K!!h6U#zd|q!!T3B!=rIT4)s-|$8yl+,f*_y#]uhQ#^@!M#^+xP#]'Bg4A=R8",
"$8[{`-u$Cv#^@%U#^^BU91vIB#wxsR!!]L*!zzS-#x@w2!!g`.$<BYC0/J76&6&_k0LL**!@(s`$:^M-+#@H!&5[Dg0jj/v",
"#x_-5!!]c0!(d_w%SQD=#y2N:!!]t5&mjlH#[;_=4F'ly$:}A35<n7d#`j_n#a+l*$!+f*!!^-<)(#TW#zC8H!!^9B67)u+",
"*`Z(b#zuZM!!^KH+ztPk7xZl[#^+rR#_q_=$@;c[6Zw$!/W@)B74/=`!@*/J$ABZ85^zq$4d{*V7y//a/7v$*!(z8=!(z8=",
"!(z8=!(z8=$Ak'q5|mA+12K{M8mgqZ!@)R:$<Wz(12lD09jc0Q!@)*.$;<*{,|tZr133LU!@)&;]:Au113HYW!@$Qt1g[DH",
"2(&UH6tf(_8P=Y`6VImC6VR+V+(}vL#aJxN)kP|a#aKC<$a(l$!]]S-6]m$W%Sd<8!#<%s!#F!#!#9w3!#'x$!#R<'&Pjl8",
"#xU<5#CqK$!^0V69-{$0!^l}v&1b5P&PM2I%s-Iq!_UNw!(xw&&QzWZ1Jd9]&R::g'/mV[s^B5!!$7'M!$B7f'.A<:(ATXh",
"#4)=^!$`@Q!$jR_'.<{U(3X`N.sv}m(2]%G#3Ju^!%<rZ(-;Xn!t,k_!%S!_(-Qfq#Ri!c!%g%[!%q5H0n=V|!ti4k!&'Bf",
"(+9F[!tU(k!&9Fp!&DWQ(+98;#:NVV8Tw*W!&Xcl(2T-M6W8BC!&mwC(,5rL-W,7%!'$!Y(+98A!^Nja!'6.[(+9MQ!^w'h",
"!'K:#(2S.6!|$$i.SLG6)3'2i2LKR(!]s073IQv*6u/:L3*WAv68PU2&7.IQ&VBIP4'r-'4QPs/!#;yQ!@yGb68n,N'chvT",
"4_7j44|T^]!#pZ!zzDY%6VGjh6th)azzDS#BY3.J67*FjddZV;!31zn!31zx!31{$-;$V]{9]-w74+NksV&)gYgCAj7qa]i",
"!!+Y47qa]g!2TTvXL)wBXM.('1+&MY!(uHS)/D;yI!C^XFI5R6<hVziWp1mVWp0%pWp0!nK@,d|7ZQiVf`1tLsV&;m!|CT|",
"3djXK#=l&;(1L:{fIX%qWwQ7D%zx@I&w}C)%y{f('@`Av(52h0<2p1)g]BB1%xy='!).spXVL^:%{7^P&x<W,0r]_DWp3,z",
"XMn9S.;1z|Wp-`*/WDWi'.<y<7#d2l7Sa='6wmyx6u86n!tA!M!#y]5:vA_8(QK;q6laW082Adl'rY`U&pBR`f`3$R))<zj",
"Bt-pR:I6P/C1%uL]`taW)2V*vD0H8Z:I6P3DL==UFZc`0:}C2Y)Hk)T!$.5jNT<qc6GgwjWua6i&nj:'(2<nfi!$nc%#.(6",
"!$4Am!(qzDK!{2PdcV9]7y<iR79vu)_V/WU!!b!C,AV7nHn'NpX#$v;&&Im_&z_$A'5tr'%y;6r'#B-r&v%G24M{Q2fcLm!",
"6am;37aw);8^iD1$FAAfWpMj5fck%Bga<SqN-t9X8mc5wdc;'A)Wwdk!#@2$!@{SSWpNNG2l$I6drpnl6vS80-TU^l$^Q8{",
"n`NR=!z|[A@G_d<g=%%+PQ234m+];'WpMv084)QsR56/@!9X<XsfYF*7&RB;7VUCs74mV)!Z(SV8H9n,6uYv#!Aa9=(IN59",
"%y%Ph&n$${8W:IGYi+/=-@@m}p&X{'!mV2C81(#uXTqlqX#$C06i#876j1Q#'CCxl@VwnY!Qw.9:;R#_!H'cFT-m38:I6Pf",
"Tw`*Z!31z|!2T]n8*R5/p+yLJ9MCpPrz|CmUXT='Uh+&DU|[0k:Z6bq3JMSW3i^3a7(v'WVdDG'P2+Km*2S*9WV{4.YJ[$C",
"Xl#=sk1(XBYJ^Su'5%;i+(rcv,D=A5$^UPs=)C(q*cF9bs^6J)!2Tz46VHz0!!&x%sXrWD;%<WV(n_Z_*BpKq!#fQ#$vPBa",
".T2Tx$7_%z)/0:.!(w:@p`-F!+@+%@!_-5##Y_$75:XKL!B*#ACP7d$/RAqQ5z^banlL}5!]bj3*`f`GFQ.U#&us,6674R[",
"3B4gN$xyNk$xwtyXQ5ddsVy@sA{ltb7_imj!$}'X7#qVM,:Icz!]bc2WqhST5:Aclf`Fp.!B)yisV&*#!!!c;6VZxB5y9-q",
"hx&s&#:9LLsZLYT;/.,V!(|Y*NgvW*P(5`i!2C5%sdfr{sdz$Q+0+T/PFS=d!M{<fPJN6W)U[('&AT(z!m-|p#^t`JsfD<Y",
"+(rad-{k;k%qsB=6tduTjS!z7QdhAVR=LI,!2UNHsfXJ'D;k2+-^RU5Ix+`:!}f8nR`HVb6u&0v6ty%*WqgZR*aWfpN+7u6",
"!4/#S4Yydq#UaAi.4@3|6uD64J7I]T-!u_G!(yD$R]jS&R{*[sS:Hg'sZR|g7H4U&RB_RbS:L3g3J4Ak*Dhf=)v3Yg*GJA`",
".umcNWqh%{.Nx;&6xuW%7(H;JsZLu8sZN4J0#$TcS^X%:#@F3vsZ%IS[{$&{Jw`[ST:.dyNsS!*7(3/7P29@fU4<xK'trV]",
"C1*XZsU|ZWsgU)r+nAmS7qa5[#:G701X3y-!)5Z(!2T}N,3^I0$u)+z!.ucL+#$2!!]_ZT!/!jW#iP,.%6{7i%s'TL*Cb$f",
"Uq{X(sZS8pKGg'J68{3FsU|ZSsg|Cz*F2$p*)a!TX4W^YWqHHL!D._@!2h}_XpB^$*}xt]1+<4J1IR7H!XZ'68mc*66XNc9",
"9k6b@!32iB!zz[c74M:G2(Fhvncac73J&81XRQj|2dT2W9H`y0$|nhI*C/`c$-+,I%8@^9$y`=!<aBt1p`=lMq)PTv:+w9|",
"$7;<8qGwk}!jdZ07<Wxr<C4G)XRRiz2G.`P$_l(iqfV,&;v:G<$;=5UYj^Q^.Nw#30Lj{}Yj$Fl0||Y3#%jr`$blq[!33&P",
"!2Tz1%rc.'#:A-yYqQ/.r5h_:6uFWxq{-X{#x#cq!z|dP#Y_6=%S[$0!=AJL!)j0^!34J#YqZ8j9+)4b8_5$F!(u;`!,xkS",
"#xC4x!gAQL7<c=9[&^Aq*BBVj!2U$1Ww'lD;`fc_7n4dzYj@QUsXrd,#7cdm!]hiVPQ.RDIl7^lQ.isB821*gQ.t:!7g(q,",
"+{<v&$8nn)!^ZvY!]bw7%s'hS$f_UKpa(Uw$:#%}Nrn*#!/8kw!z|]^$r<7x&ux@kPnKyG81zzDd'dg`4Nd=9!!8dF!'7pL",
"6th/T-w%Wk!]zK_6],=g'rcg_#@@FZ*cwAU#]CTs!{#tA/Pml['2/H|Wqg2a.NwJN+#Sz%7tj9}]=KiG*BBcn!mPAINs${G",
"5KtIJWw${n,2RJW:+61g-VNG/#==2l#x!M8#Y[%UWsQ]P1n`1L!2s-5NrFi|)sU(gQM*JR*CLwu&'#hS&TZ(F<+sZ/'.58K",
"!%Tf;DzF&p&WRn;/mpJA6Sz1@WqhMI,2<xisXJ6n!%J]@!!$@m!&xt'#wy#R4&BxQ7Y7N$4'yF[+][`T!2U).9M|$-9qu$8",
"7YiAP5a(<Y-trH[Wqg5+'h2UDstIK0!DM-}1nn]_t&D5.Q%;)BQBZ0vPh99_sxpKU6;W6#QF9$Y4G9Uk86A-QA{RUK7j2_a",
"7Xlc[!NxpTA^Y*q!)<bIR]w{-3}wIq!2U)v7UDYG&_8#u20!S+!)<iKS:V7-$gb(}8$xQct'Azb!2U(r7KDqT(FmL%Sz[ZC",
"T9w9WSzm<Q0rsgi$@:,*2lU8^!*'JX!)<|RU4N*9$h@Q'8%Vxjt'}HjV1FjfVPcs2Uuk^b!D1]&!2Tq]^#QN@77H#QTa190",
"]`3ScXP&p7]gPF*/PPYPSdjvP!!]L`!/Pis!!$@t&PP1n&PS)A!2i*8!9Y)+9NZJr$79Mu#C*zVXQ5TLsVGyl6x`ZN3'7`L",
"!{0MvXUn7l!dc1V$g;wR*}}`z!]bw:!BI]t#:A-tWsKYDYjJ283c)PX!]zJt*cK3G*D{s')XRwn+&(Ua*fHnHsh=<A1!/H$",
"YMx6JQMpX98'x<77*5Nb40n=1$wRs.!)ym1!!%#.6th5l7r{}i!9Xy'XRdq^&1BU@!DP7y!(xy}(MrC{!2j)_/R`/T${lX,",
"2HQ.C)%NXl=2UmK+$azD/SDKn(Mr,}nGt'9stC3<(K[HL74+c!!31tY+$2x-5{(jwsV2iB9z}Qb,xD]J!]bc2#:p+/!2T|K",
"4lx%P+:b^X!w%j[6v+qI)M2:KWtz3*@m*7$#YZbT0jizH76]!S77B3.p$xg8!_K_<2(Dnw2c^!isVU=`!2TzT6[_Xh!^((K",
"s6d|t!2U'4sYn497!@866}aq'1A8W=7VtL$%cC;h*Cl*)*)a!F6kFTH!3){M$%V{X!'4ZM7*_<h40Q=484y(|-tq,BU!c58",
"3S2;Y8U!a(3J9W=!(t+&1XHiB#x!Lk,x8zU*C7FI!(.76!=AhxR,1-csX,*:%Fa_.!2Tz<!2W8AsVAIf7)9tQC|B{D+zu:L",
"7@-53Xk_xf/R5%/p'ti#/.R!=(I{&].1UMc!`H,l'mRF1(KLz^*DTZ[#i'jR'nXcuU{_T[5,w{Z!)<F.5K71[7rKQP!|().",
"!hH4TAi+iWSGW3**CM))*H!4B/ayR31/-W-NTp5/!N+aa#F)#F!CmzgHr4TH!-8Bg8PB=qb-dD|#!zuu%SV_Q7YPmkGs6$L",
"&wHT1.4@3|+|:,|pad4r%tYa)t3af&<=m].%xmX7+*`!K:d3[P!h[BV$uz{!BGg}Pt8*nB,%r53<^-'##$6Y}_=d_&7A<1G",
"6IX7]jSNN_#w|-5&WG)cWqi+'Ta::Vsh<UY8hhVD0jk$P6Vh;!<rn(:!+@lF'@79}&p3P(/PPw-Ws#hT&,^UD@K'xN3{;<M",
"(IJZF6^d},#:NZ<&!Cs(!4/#B!48&B!Cl]z8a`WI!.^'h!&QK]!!$;v!=AY$!(pDD)170Z)*kz9)g0_g*D{u`*)a!M6n'<_",
"8Ct.bjqApUWv4YJ(Y-GCNT{UZ7r4VP!IyfnCuG90&nCRY=|s_+!=k$8*bIY2%sSIA2Fbhi!K6}I&s4:$$uZM2WqHYI'p5a|",
"&pZ9t)q@nrp+*KiAbJ1@!]_CL3%+nb#x,l*&5^M(*RQS`pb1c/'P3B2!_1}U6p'(r'[qu]9L|fhXW$:k8ryrwHq/9':Id0A",
"/RJ/j#uD38nLh{U!`H,l/mj&_7qlXg-Z{P6W;%4d.j_BR-;#Vd-tt;46tqHh'@t3p2G$Z$+!&L<8s|)9XSkNl0%b;=$;;tQ",
"Q.j&dJ/K]P!]biy$!R0Y#^w!q%5BrbRhCGHKj4tV#`R($1h/TmR,/aQI2F<}!9[3n<Rv+U/jwx|#xkTZ!FH^t756i'4|+7f",
"3gSm_4=8HK!ZDz#IdG%|(-'_4/Q$va3f$U&!83by3f,,^!2C7z4FK@L0rxG6%&DG;)HgUp1gp@iPQ6pD7af4h.;;#S+![z<",
"74%}lSHhvXXn5Ml((lgd!&Iv%!!$@},:5vI.4|R!+|wU,pbBqx'P3I4/S1jg.WU=**H+<vy{$^]8$hRd9-RVUP2v^nWsK/)",
"Wz9S4d.GmcT%^%7D;k.;'raP<!2iiMz:Ah6#Jj@|XRZ40M}Vk1!(s=#:0*3sNsd=I!K,V:Ns'-rzY^I!$'Nt`/PYU7754i^",
"t5/cgtRn*MtS%9S!83bkNrc[*!ZG6<tS7F&#8&IZ#WCSLFvD_V!zzw}+dQ4#.ZCs97U`;b'jzDr!)80.!)&,x$<Gx.)d:5Y",
"#x^FG%%[,r$4}L_t3as)Y1gpP$T<dP$r]zC%1{(Z9=7)^tSjff+!|x;%1z#vsV,#:/|Z6]!2V*0Wu#^x-m:wnsV!n2/PYcD",
"#^^LY'QM`#Wqg5b.NwCJ.5Zy.,![aPpch66,<}WW-uzzm!@|9_P3zBJYs@]5d.Qtd8Q(,b0LLBB4PtkJXT[.1XRQh<9+F|q",
"GcPzm!]bc428;UIU#,#'G8MW!!2m<dH5SLh/X0i)RhH8f2Fb2i!K}fJ*)c_]6rCQ$6+DTqQN|6WINu99!(x|u6|nHF9gx(^",
"#C/J47tjnA#:q[!!9Zj`M#|=%!({Ld#uDih9.^tDA{R$R74MKu'LTA6-gsb*Q/K3F%)G}8'.-tC/PKy^!]bc4-Sz<G!w&-g",
"-flXs7<+U0<a4sz6v:Dq7SN!<%T.w|&rx1FRhMnq(ins&*D{ssHpZZvPpSBh7XDJY1I}:Ksc!)P)l,T+IQltp8YN^V*`^P5",
"(UqQt!z{DnnDuwx.S{Nu,}F;p!'5b,;s<&B:F`Pa%xrya8zll8Wn;W3,.-^l%Sd=|6}=U4QkK5$#y4i+$!<$W8%Brj(i[aK",
"!.vsk(KM$i.SXH}%6+zIQ.})G74M;+!#PHG!32iI$VUJr;dM,[tS)Zf6*<TnJ/K*{XXqFMJ*,'D=:WFL6vPDVsV31`$!t:s",
"YjM6t!h5dl#Y_6R!2kL}JMi6uXRQ;m=YvQL.6I4zK,GHvXRs[62Ss1rJIHi}/{aaH0T4.]!)4*G#wy&*;c[@L7T+Zi!AMk;",
"VZ;w^*FFDr)93mr+acibWtpI)8L`7'tScy6WtxpF8j}L+LqTUB+zt;-s6`$_-8T]F4A{v*2r|q9*IcB:2695WtWJp2WtIIt",
"talC&!2W[isl:u]tWHzA(QU(P!(}pQ!(rFc#:^BJtS$hT193zh!`I:i)2g&lMmV&(!N%d{p(L;pAr*8q#:C8-6aMha)+t4Y",
"V1Yvz!2j)RV1^5s$H'J&N|5a}7!qj,/Y%:l!)=/@tWN3)7^c-I2WF4uBn+.6PZs#&XRUu#2UFi&sf5idQWn6.XRt)R7bnHU",
"tT--,I=/UdtS!Gz6wk[4NT+;l76q1!*,&Y+VZd.=7Cw2s(d.$=-!`-T*B:hN*B[<m2:!XCQcI|Q8!l'!6W&4QC`gy[6Vx=W",
"JKI499p}NyQ.wM,Cb}H)!JRVwPQ:<7&#Zg/#aJxJ6|a<+F(:967v{:`#Yqp*!)3[K:LN{]VxHkp76:P8P1p*KWtxrTRJMxV",
"-L5!g/PQX4/yl'k/.Zg+Yj_=|.45^8+|F3!paQ!g%V:W(6dlib)*/!jWqHpN#C5@7!#JjTCc[v-#b5|QXP&b9W89[+!+[`N",
"8n*,18rvBm6vB7c'LLQ5/p*NQWqh/!.;YW=-;^YhI5v{{!!,L%!/@pMnD[*(GA9dm=f}gx96'|qG'fT={).;qB`PdrJHsdq",
"IjH&jJwU}rd@ua@zzI(BzzI(!2[L(X7s7x{-VS-(b4_M.!#<,P<B0}ld.UV/<v`#,10-!a3B4f^1g[3B3}qyJ2F8HD5wiWm",
"4]P/Qd.Rgr779J<dcCgX@2y]@!(x|udMbs8IUJp3f}dtGcr*1d=D{vj*F'la!$.@q81$yC$^QUm!(f-!DD,+a7qat(!)/K3",
"!+ZLI!,kAXf+Q%bF_Bfxcs&4I8HfB(!@rgNcnq-u7mX0c%qs#Y+)1k#cr;y4NI.cG!N+S;fdJ^QcpRBt8L5D_3$y/#3`{,W",
"4){<b'LHl|rY$;z#f-0@6r038!)F4<2cX)X7^ug'CfK'GcpnJT;.0Ki6]w*MCfK6aF1lgdcqllI$[V4lsV,xZ!-,g-CH-HH",
"!*@uDcqJ/w+L[=q!!$fc#=U1FsZLZZC)lxSJu+wVKSh67!(|svsZQj_%SSR8L1Bg'LP`nxLm}xnKu#,8Ln$lALS5&5Idf:B",
"#GNqFsZMI{!]_Y::8B$TA&Wh87}zA/:l.3H7#d0|7u@y|MQmm!N+9BfNIXLwsZRUY7FxbisdIW62y}A,$&-'ZsZN4;7'i$a",
"F_Vp6#)0g0X+2jaG'l7$PI<.CNsRVz!NQ_F8;_T$dk)iQ8Qyjrdk)pSBiNmCdkIiYBiPyi!)HpLsV$I)sX{xq!!$<G%45#D",
"/a:/VS:L-d7c2)]sfPBDN[z`N#YbV'#:A.3cs:X4Yj@QZYsrm3d'u=x#Y_6:#]@a8Yj@)<)/'7,YjI,z!)/&u!(xytYj@JG",
"*J5j46zU6}D;kVs7Gpwv!2h1i%iXl1$7A-zK/Z(}!@2/`$txR:r:.Xt%SVf<&1.D{&PLN{7ApFD+6fv&82mSr7UFK#,pZKN",
"!)j9VGFIc$stAN26tkcMDDbg^rY6K=#:@wm!@H:[!),G)!+j=p%h=9D[JYHD!#PL;+{+Abnd@,Z-trRZ$f1%I#=&Ms.SPf]",
"75L1qP1rT`$7JxI)FB+X+G(Yr+$(|-BDf,C)(%Ld1IH0A!'%sI7SFCY/Pmr+1/MAg)/_t%*fg}u+'CXk.4@3|+}`&:pc+Y0",
"8S+:w*`_Dj!C45pNTcf)85D4f!:hZlstC;w.b5giNUjvH6z'In9mn<!6^a'U$;sC(=x<+x@7[2F##m(s@7]jR==,W:794{j",
"BZc@g8Kp*K!#R=y7SFJ-S(dQJ!D%SN0T@&70TdhP0UN6v$(ARj%=`TF7{9i)@:9b^Nrgj,A4V3cASuZ@@wwQ/NTSm.!hKri",
"7{c&-t!,9q#C_hisxjhC!]_[yGQB@5rY&S]!(b$/!!%,(!!$Cn!!$Cp!!%,)!=AQsc4AQ(H;vvWQd+va7ws<Nyzl&b!zz=m",
"$VTqtbj<f+/mcVF$trzy%SQ17rY$:b!(b#w!!%@9!!$i+!!$MP6VJQs6/hS'!*14p!)D#2!@^m_NrnC;6XT4C8|h0/!(Wyn",
"!=Af3dL|.P5pJYzc2sMY91/hv:jh:8+BiMh9URQB'ji',)F@K6(ID-*rY$:j!(Cll9.!gVc2But!%yf0!)N7|sqGl-!=B)K",
"K@*X}c32{g8X7%2-71r=-7MxH77|pKt<&Lc!!$<2!!$N2!!$H1!]_U67WH#+9()g3Ba5{=bj@s*rY$:m!(Cm%!!$Q2!!$fF",
"6VK@J52l}U!,=RCc:yaa8gi]s92rtF<GysPlgVw5:FjI[/Q&'V/jqHPc3GLPC.&UTc((.d!'yS/74(IRc25:):lVP+7T+Xs",
"@71HdRJwl@bI^*k!'fD[!!$T#!!$W%!!%+7!!$J$7qcSl5j*]b6]%+)2yX1K!),{3jPaJt7:F}vc2{t0d,maJ4PLRn!,2@I",
"7U3Z)jS$g5$($[qXRXZ]7SjTl$VV]trY$:W!'<*mF8g]28+|4#t42rVt8*pd1|Yk$k.D2Vkk$7JlI_SNt3c1SI/ZQ-/i+fv",
"ujzBm&K(lw!v`cl6b6T76p6wM!%5I8;hbSarY&%M#_kUm/S%p(!)-F)mcxVc!)$=(!)5J#!X`mJGA9$(7NZqZtJMB(tN)Z^",
"&'#`z!)-P,!*i`XsV!;@!=BTn!)-S-p=LPt9y*Cj2FY<F8Q0&pc3NgpD4(cG7w|DP9MKQ}FDITm8k1uV6{A9P8L@JPc3R@z",
"I0/#</jr'&9ggA(NT5Z;&_kHN!&KS`!!&)0!!$l.!z}l#*=NWl!,GWYC#n{%!C_VL)kb7v!&ALP;u#5=77*G_/)gap!+*3f",
"!);6y!*sFN/Q&M.!+]|#!#CzsB4gi!DL5(p9LNtl!*-wL!)(:^!({7^!*`Hq!+[vv:l3V%#YYxdr9c1iHB(`,r9c1L9:;&i",
"r9dWAc3cD-d-${CtWJrY.K*Y[F(]G|7T+Y]/PbfK7Z$0P7#d13d.q$'M@{}Q!C6:Gc2yG'9pn<r7<MWc7<W^d8X{.j/WT;=",
"!))DiFd9p(<B.bl7r!IY7||{;/[Y'+=Yv3gG(A$6sf$Id-N.`P!)Ywl!@|Kfc1xg,7B=-T6z0PC90hfvIzkR|9/b'MIzkR|",
"-/np84G/Sf!C$.L!+9u_!+08g!)Z0t!(zGC!):}r!*Lm!c3v#v:cV1{,j9_m!%X{K!!$<q!!%dV6th6X,pQ=U!*,#+.qiim",
"c2g3r<fZLa!!#2X",
};
static const char bitnet__spv_route[][96] = {
"#%jljz{(iR!!+1&$VU95!M!`-!=I1$<iYdcJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*A|_6'SiXT}!!iZn$:u_&",
"+i.AwCq|k]+z}Yi!@(FR$92Rm&[%Qa#^!nR#ZKvj$:Tzk-VY/r#^4{T#^T7S#^@.S92$[f#YYY9#_3'($XXBc!]]S-1,X%q",
"%Sd<8!#:KA!#D}a4]ybR!#P*9%r7b;&2#Yl%r%f9&ns6y'3}LMh9`-L%CfW_'42^0'4Fru'SFht!#FNA!!!%!!!Sx!6v@Rr",
"7H,bxzz=YD6MkdY'5%uA'6-9R!=4%4'4pv#PH|wi'Ct,|FI&zK'44W%jRus`'4C:m$thtB'4Q6YfAhPT'4[RF]zI':'4fXH",
"!hN'16wQ<!6Gh,MdDw9j3B5G&FQ4dS+_B1}))gf3,yVM0-8u+BN0Fp)tRz2D-VQ*47qa[{!!+Y47qa]g/6pvn%rVm#&ta'a",
"6_2y['2n!S'5%;M(QHkH%x}`N&n$${'5'bi)/0(N5<Y_7:I6Nh5:6{Z:I6Nx5AWZ*!'K3&!'U7W3&^1`!(pl1#GJf`4=3=+",
"4_5dh81$)X7$'WzG35C|Gg+q}*J%NW!'|Np!(Qqf!(Zwg!(d}h!.'SA!-gqN!$tr]HF(V969{_)7860%!%<;Q!(yUM!-gll",
"HFDwf*`n7I6;%;X$VUS,!_AA|*B<*w!-h/i!!!jK6VZxB*a%a<L8w8R5},LS!^NkW#wv`NHFDt|-WU)fL@W#,!-zv`!'sp}",
"!ClT@*CMsv%}W.x&TUgz0Ujct;MLgjDkmdd8W.zG,y5c**Bd%C#|2z&!!%uz!/7{a!%S:g!!5B1*`dq_#}VF;.5Fw*7Sb60",
"%|d$M*Cb%*4cd&H!/7{r/v2Z20LG$c#(xMIL:3+lV4&C`NT6[&I%|m&&8)$.!(xlp!F<UA/ydkr4]P0!!c[_q6WFf:4S=`4",
".4J9};GlBX,NUW(111*b-7H&=NT1H[!-zL3!-*QyT9{0K1gyGaNTYiF7YK.7!)P7X'X#+4%A@F;*C8fs$D|Zq%WZ=/*hT`L",
"MW;@B6v)#!2Z/G1!^!/ZVqSSv!-gk(#gN}`!3nkS&WMG|!-{X!!3)X@/P|.0!%rt474(PZ/P[5@01lr16kUAK*}xuy0TPRZ",
"I$G3.0wr3l!$iq]!{!:a!]a+sK^`Q)!-{Wt5Jwup9.Y0&!.wxt!)W=C!/7T*!)3*;&rIv{!Gp$h8zZ:sI'1|4.;bD6+{gir",
"MPx)'#]Cdx*)`)KCv9;u!/7)]I$hB0I'Cl!!l2;U!H/6k9wVb@I'=-<2U'/sNsNk[!HWRq;3q!fI'=3B2NZ_B;U<Ug;m31q",
"<P,JK0khrC2UXl,;P)64=*uty=jFrRI'QPt2Um)6;PQ_<@FYY%A'`:XI'2:j3Lr7m6a/P5Aa:$|!-hLMBAdq]HI!MX19{4<",
"2FMUy!J:'T%46$i!]aY{!-{mY0WTRAHDh},9wu6|<aJ)nSzm=!!]aZ_AH$<*!`H&]$79_,!`H2n$VXhA*BpMR!-h/m#:Ng0",
"I!'Bs6cm:X!)11Y&Pw($!hw|+08;&26p:mr6cvc'D[SNp+!7@C8Q:(5/RHq;$[$qc!-{LP/QBMJHI&_'7r^y9T:-zMPQ-_P",
"8pKg#J,`h_!,nuW6th;^75!]i!A_i<!)&HR/Rgn'$78&*L|@(LCpNpGPnt63L{'Ii+$9f_5{Q'J!__Vc#:=nZ*ByRq!/7.}",
"#x-9C!]a+yHFJ|0.45}%+}Ap4MRS`:(L/t;!&c!A",
};
static const char bitnet__spv_screen[][96] = {
"!^'LG!=4:Pzz=(&!!qV5!!0HRzzI.$:S,[Y6FDM]1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!{N`/#xU'3A|_<);cd[$",
"@;#{mCnS0C$7A$9%@]}@$CW];)kPB4$B[FW%|FbL#Z_98#[#wC$8_*F&[$|PCnzKH%6}3<%SZN;!@'a:6}<&}$B44A@G[Z<",
"Cn=$A#x#{7!@+#F$Cy=NFTf0KCmtg;%qxVPCp0UI&PVlJ7x[3r!(xpq!(xbl!!V2W!!V@0!!SmA!!SqC!!h$H$9G_d'8`CX",
"CpNlM'LS,J!@'uB$7bSN!,VSB6X!w%&Pb[(!^H|B$CR%SD8L$QCngAG%4GLK!^ITT$F50`saTt#$7K-_$L7qzv8*_)(+9F;",
"(s/2M6ah`{'lL1x@<Qz|Cq$/S(glQY)p+MP)2C5M#fv$D#d3FS6Y2QB))S[=4Aq[6$7t5Q+i.6t#]WTM#]y2W6YhH9)FaKU",
"-:a%r#^rBZ.45=!/1mp[.T:f[#wv].#x#gp!!]P*#:9]/#xJ}3!!]].$VU'7#xs97!!Sc1!!U6;!!rXy%4G37$zzs(!#0q/",
"3$v&)#YX}63`T7m%rc.(6:Py6#:NV6%42iG4{l0:%UI^N%U6Ym!#p=vsU|[{'.KB''rjW/@Vq4idDvjZdc5w`'N-#6'lq&b",
"!^%JFhY*|m(K)LR$vwV)#!YBf!$B,M!$M{q&1L^x!$X%)%Tk)#'LK'|8m]z!+]X6'Mu@lk%tG!H&r##;'5'_h'4(_,!=4%C",
"';hgb{9S(D&#N=]'1#,A'4x58'5jkC'6]BM'7NwW(1}ZJ&|W#j,:K-$%ZKkL/R*ds/pif`!`N}]G.^@;$7K$n!aWp4!du#{",
"7qa6}.y#&H)J[jp!#<Cn!@ydx!#<Tu9lzuR9sY{R:3$=w:RAL|6tgNN93^,y!#;dj!@yuz!#<J!1iB=:2)a&^4_5xh;/luw",
"5$wDh;0@-;5'D1z!(;fu<+b8N<DP:y5F#u9;GaCy%zYz!&w`/&'67&)Ja7!j=AMlV=I:w$=fSP&:SR7+BSA=d8majJ7SF2`",
"7a0XJ!dVlx6{|fhdmiuxg]26{$!s@W)-6ryAw/mt3I!n+B4)WF!/UUW:I6Nm!([(F-|/v!#:=`aKX@5(.S^DR!!&7]KX@4d",
"/4w'|#wztcKW}AR7#'u[87Gvi$79}d!(q|:#,zxq$W;q*KX$tj6X+sx)m]h%!.m'G!/UUM!/UTu7qa]l!!+ZY!!4a!6xXgh",
"!c!#D6`{+c@i:52Mp8*S{8tYwDl|JLDvRx,F2z;7:U@K<zzCB[6Ggg6BtcR@'/UC$'5LXP'5V_Q's<yT)k]8nXwm+(!.m(L",
"'nF[t{+|)Q6^P]4&mkRt&vB[N6|;x=!#<@'!#fnKD-vwn8@-#<1,dNS!!&7i!{!WF!.pKVK]q[C*qhz%S(u`3!]aLi!]aLj",
"!.n]BKY[yQ*`n+DWc`^w&W;r{5QiJ|`3|$S74Y^yK[FM4B)R*|DrLID!(!;T!%{y,!#*#w&PNlMA(R'%KYZ(#1KWiy7T]{A",
"7=hJA8HNv&-VvDVWZ.!27C(ZV'.])J$VUV*=dBdY,%;9D75+d<8p$KR5^z6m!.nN.5^z_zS('W(!!&2-+(LNR/W!qx!%RG,",
"!6cxJ.46#k.SU,j#-u6*!'5LW&ugNf!0+SR!C$Nl!B*)C$VY*q!.mXnNT1Hzg]B0_h![+`9LAi:NP,jb]$Kk=/Pt^Q%ut$[",
"KYWA5.IMak.5;f';H#P]8IG5=:,y<37jm=/W3`sC$V{9r.GTzi+{S[m^:c'Z#]Caw$7B_R!!$<z!=ARV!)6!8!0,w7!%W;,",
"!!5B1/PQJp/VWdz68&R]sZ.CWsVZ0V!1N7+s;.c#*BfDm!H6jgMX#'X7cfLU!BT`1!)xg(!)11YBa+_;KYC63,.(c:@GAVd",
"#xrIFC1}.M!!&W$%1[`_!^Mx@#YZp]!+|/P)FBnfs6cwZKY7},K_lKD+7vYj<`u*JjS5*s*a%^<$S}0:&vpWF!@N%B#y1]I",
"!!&Q!%n8zcXjF`y%sgU.&Lw9F!/VQ)sWB_^!/V)#,%x$6!)3NC/PQ#n/p4+WsVp1=75g9q7kUmT!A$D76v]=2sW0G3+|kcN",
"!^0WW.40:3!.mYKMqYW4+|.Lz#YlaW!=Ch@%ZAa8C^mMc!b,:V*FdD:,hA)T-;:P:/TL6ZKYXGW.INf..8Pqh,$,`n^A5@3",
"1L*fw5]7M26&X{b*J$W2$H-F-!*$PZ6|LXykN}ru,:[a2!^bxb!ciu'76n2^bjB9x!HlK=Q.jI3K`-9N'Sm2[!]aMD!0,uX",
"PTx*HP2BZZ<R8DX!`H,JsV%:@#icKf4:2bcsU|Z.!v9b5:&RSFP3W'P$F=!PKYFxp`6z.0%ZN}(QM*n^7ba{&/PG$J!]gm|",
"-H'6u!(x_k!9DK-!Cl=.*D#5{'Z6F0(/1kvNT(li$fA9X!(y[+,xFbk!6YyUM_Q5(!/V^-!/V!r/#r|G!{!mc.SMqk%F,|1",
"!'5VZI/nag!AG$XJ%]y76w0_i(t}c[%})36*CMsu%%aT#&59/gL@%xzCW;R)!(zMFG4p`L2FF6wG(07|3`X)I%CKB}!Ku(=",
"KYXn-9dPP}!K{l3L9apN2RxzKpNW8^HmG#bIM(U$L9PX[/]F1H4.$bzs[=.f!.qHy!m]g$+}`5Nr9hPW6vvAuID/_(!0+SS",
"7u2b|P1{x:7.mT:!!|xs9yYTq7GW+@(QJ,'R,#IJ6u/1XA75n0#y-}Q.5d--82G/IsV+i{8#as/4#jwKa./Q8KY8JcPS`l*",
".4@9Q.S|Gt^VY_<8Pqq-#cv7;/Z*xxP1hX06|rWd8L#5hWmIvP&un8jNU,w&*{CK3Q'jL@Pn`<7_qt+#K=wC|)%M,W!/%Z+",
"76Dbh$8zH;+{3SvXk6@ClK{p7!]aT#R+f|I*CCk.XIR;-,/[T6shZkbsZ+G#Xgn}aKXz&]K{I31KY7c&!D._@`raM3LX1b3",
"*}xt]1+<4$QkBNY7(fPXPnc5$*B;;7!.rf1*BfDt!.pBFNT6b0!.l`r#:Ng0L4LY$0y.'#6^8[g6]pr];dN+^Vqa95!}f@q",
"%SUHs!]aN1$:!nw#:=`w6uCDy94w2jQ`r4r9T/ls#:[@k6tjFm6u87TMwVufX!rLa!{!nS6YVAf!A/Z&!)!)`7dv9b8$5-0",
"%S[$0!=AIZ!)gZl!/X$ZMwg+S8b)#p#ILnG6c};D6thB+Y*dVz#ydq([`=_8!/j+s*ByRq!.mMk)tnwq7:YtjS(a]&$x<YB",
".Tdv&%r`qh<J)`t64W/u!)3z96h!g$5-u4A6acQ=6v+mrJ,`hc`3lB$6wA<D7[MNkYKvWJ/R!.t&53-]KYWD6.IMdm75@iH",
"5:Cu'NT6XkH2s<96y/GV${mUdT&(BXPLQD9R,8aPS&K+1(:$G!!!!.(:2,b+RJfS=8Fji+_tL9.%SQ0x#$iu%)cblG#[jlb",
"<}rC2FQ47<8]T-NaSt$q$Jbcw!h2MR6}_:;26bGR+Lu(($7KZ3!]aM)+.i@!*d_X,KYWsG.IN,(0NwFMWv_JX!N].[z[}w}",
"nby4-;mMG0:I0C#{(N_xDY[n)Ii0vgHl0tYI<{:l{)%&nDY[J*!=7*p!=4(!!%Ru]83BU'*`qBy!)/X;;cRkPf}R,|.ZMsQ",
",:3G2-7Mx<91d[B.5nQh!#<+u9lzhM8at{z!(z&7!H#xJ%;dQZ!&lh@!&vnY6zP:M3gH4L6];[`6[-`,'.5dk$78)Q<DP:u",
"4*gM1Wv=cU79DT2).<Y}!)m8UBS=2w8m_ag!*|tn!)'ZI!*,{I!)9{R!(z^KKX<H5@^+vLfB#tx12&'n!!{(!(/U;0-u#(s",
"8atn{6zbwL4=P:d#C4$[KXAV35_7n<!)zf]!!%,4!!&Sc;8JdHJIP':!,pWk!*,T:!/ZM=!)#!u!*Q%(!)ha%]]:)&!!$Lh",
"!=AIu#aT14WuCFN9@:LVA,Ucw7dawX!*t3h;8JikB4&_C74(cZ;8K*xWx7n|7PN3F@R@i9<w'K77j'n(-m:jj[,G`hZF2If",
"!)qui!)h%n!)Tu-$[3IGsV'dH!ClBZ;8JbP!+L1#!*y$B/VW[7!).sU#7ckp!(xiTr^QF8#x@xl$T!]D#xJ}wsZLq%!!%C1",
"!!$TS!!$M36v77+#Y]v=#D_JXsZLY@7SFC^*JAnDWv0yM;8JWg8[N9]#YfDmH5@)S6}+v:*JD<2Wv[(-6uua,;8K$`!)6%4",
"<B3A:[}YXd[}Vmp[}Vmp]zqB@<x[LH!$v4);8K&m!)'aK!*w:j!)Jn,/PdN^7P0WB'.iv!/Pb!M!-1r18cua3<DP75-H'6d",
"!g$5U9f4{x8'Z)j:$Qc1-hlm:[/csFmg3#H(ID-RWvuji8Dx3c8Zlah1+#i;*J@Ix!*F#W!!$<C!}5HU4:ZFa!*F#V!!$@A",
"!!$ZK#YZv&!.qHw!)SG)!(wSHWukVN8qp_+!473&!)#q0p$MhM!)!'F.'J{Z[}WR}7<J#GWukd:5,cuz8'wKTWuMhasj|;j",
"MW#sj!*F#Z74(Y];8JhY!)-+7*+xydNTXHy8j,2Y!#[Fz;8Jw8!*,82!)={qsZT{d!!$D#/|Q$$6}+v=kN{m676V)[;8Jgp",
"sXmu%scl3=]1tl;*TP_8!)+2@!*#&-!7*6H!+@rX!/Xim7Z2bZIz`=4WP+@bRh8A4#/S'!!)STa<b@{Y5:-NV^wNLM[B.gi",
"B;/Fk:;Ls%[}Vxp4]P/QPQ-`-#/S&1KZ0A;6^AQDPQR{F;Y^[)QkR:7`=CL)'%c)7#/S-g=zmS/!!$Pi!!$Py!!$IY!!$wi",
"!!$Ij",
};
static const char bitnet__spv_survivors[][96] = {
"!^'L=!=4:Pzz=(&!!qV5!!/:0zzI.$<iYbKJ#aNk1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*!^0V.#xU'3#x_-4A|_A*",
"$'5-F!!W+<!=zS3!@fN5'TBx<'LTu5'LS-@!={.KCP7VFC1%SI(+'8R!@(:N6vCL=$8Id7$Cl<KCp0XJ&PVl;!@*X7$B_MJ",
"Aav1GCng<F%4;FA!@+/J$DCYWGp!fT#[GiA$BpFH(Tyn]CpXsN!)cFl!!$;v0jb1G&mji:'.*s8'LH|M'jg)P*${uZ!@(PU",
"$9Qfj'W}Z^Cpw)R(glTP!@'xC6u;h56VQrT!j2/'6ab)7!-Tym&10a*$DktaI,:@^CnqDGNT)dN]:B9RCn]6D!@$QtCP7VN",
"C1%SR(gbGS*}x4T!={SWCP7VRC1%SU)c^d_+ztSh!={]ZCP7VUC1%SX'[=@r#^6+L$W[GP!]]S-.4hK]%r%H9%SpTU!#F68",
"!$-R;!#GC`!#:$5!(2:2!]qI.!|$$<(Q<d3%42UH&2qdN!(q&82-R7*!#D}d'NA.Y!(q;w!$/2%(-!-9'7X.T(8Y}y2z(*+",
"!$7&L!$B6}'.<{W(1.&06mr!G!$`M^!#cm/!]zRmsU}3/(+ZP)6r',a!%+a0!%3lB(+9Pd!xF[!,;vi`,aXLx!{/Yj-!tA8",
"$7J$n-92,l81;G.7;[ym2H*s|(+vi4#3s1j(gdP$8m]z!/mfZ44]d`K.r3)%/md#|0.&xh0LB9'!#QQb&Pjll#:dC^#_ZFT",
"6tf<{7SMcU!'6%S!/_)Q3}r:j!!+]{!'U7g!/_&P!!=j5!'iFf!!!%!6zYB8&|Jgm!)'^[3CypQ4]P/N!!SBp'6#`L6];yq",
"%5uCR5[2{$N.&_z(Q@vw';hcd#^j]%!,jds'TB.s8s_.6sV$1+!#mjR!#wq/;2_'0!,jp`6]RY^%r)*F&n$.!%y)(z'95L4",
"6^ADl89CQz5B$RA!,jdQ!,jd=!,jdb!,jdY!,jdH!,jdk!,jd3!,jd28m]ziKAD}|%z:b:&wAy#%y{R!&!UDJ':n[I$`h6B",
"/pLKj!$/h#!|8N0DV#4g%x5Uc&wU|!'5tr'%y2/R(U1q:%y#X,&n$${'5'bi9sF#AFT|hW=(_$,=F|X(DMwfr6`u8S)(/}M",
"@D+5-=!t3n%{.N1&x3Q+MuM4=FJvfl@z(C(A%HkUAA-$+7!TJ%%sIM[7zj[YLZ*C|'=PFt(23hh;)kU=DL5}:'/+y^7qa:!",
")RM)q!#=/A!@zQ2!d'iZ6thRr3hMp'VTr4$$XYP)!-*xFVBNbzFvD_R)kN+mVTti&VTtkqDN8S6;4&Ya7qaw4Nrz{1)f7^H",
"FI9`2'jiF<'5BQ8's<yn)k[XDPrlJA7A.xhP1[XU)(u3gCq:5j*M}+#!%HkU!%RsG!,}n58z0c,DPI-|DUgC-<t1]{/1P]d",
"7qgNs!,k/!!,k0UDPT_P*aLPJ,Bmjl+(s7)!)<RC*`sYy-mYq+#:m:(!,k6W!$&a*74(918*0k06uu`574WAp7+G8n6Yc|,",
"!#R@P%44Dr!]`kj!,mKq6w5.!!^:UcBS=68FL/*U!&&hMDQCP{!&SI|!]^yY.U'Q0#wzW+!!,:h*`dqa$[V1r*p&m<$z*Iu",
".CU|J+{]bp_7iNK#zany0LMy%!!$@s6th3:7190m$@Qm]!ByWS!B*/F!z}l!+@]!L;(dq3(+*Xj!,kpj.&XHv/PYbp3}{VW",
"sU|Yw!9Xv3+!=.L/PYYg(QSKyHju[a,ZDHY!a:t1NT1H=&Lur@!.QWF%44D(#]CTs$79`q7SuS)*B:ui7r#i<6YFiT#^7<7",
"#[2YI(ng%*!Cm0v!&ZA;!=Aa|!)b@I!)8i,/TK]S-ZSVvDPS1:.IlhF.7rI[,#lLhs;lV$0P.ArsV$T)NT_*&sZLt[!agBz",
"T<v=B#aVciFMhV&!{DY)sV$Si8U=uGHdjDP#}KLG!]a/P#=&Gq#wzVp8Pgj%DX3XzPgQ=;l0T+r!^&]k*^&3T;FRy17*Y=k",
"6v^0F6wcs*Hl1&T8#-2<$w4U.@xK%}q*x(+7Mu5D$AWS3!l-p+!=pZ:7!X|-,K4(U!!pT%!-+fa!#(){!,kRa#YX{a6W&4G",
"Bxr}D6z@4a#ZN#_DPQxs)Bj$)PQ`lI!^'T.6Z)iL)21=GFP.$*'h13x(gg0Y!-r2HHlYrm6ty-nNT^5&Hm`8(5z@X,+#*hi",
"84#W!$X'sM/Pwsl4#.KgsU|Z%*J/kJ%yj)JPgSa@!}f8nsV$T)Hp;Gu!&+8l8|T3S9k:t5+{<gn/1:PbsW/Ua!-s&;.7fWX",
"6uD64!^w.U!&QiP74(D-%Z@}V!aLv2!|FzS.SUa}3B6!t'TBGt%ZPML10#n_2MH/Z!Cl4}*D,;|6&tlj3+]jC.'p'!.F&)F",
"sXmLI5GwZwsZ,vI:PT0R*b6iz$S}0r!CltPl0TK474}jY9]+V[sVB7j8PSW/sV6/LP1wh!$+'dRPgR1B#:;x|#Y]M*I0%h4",
"$85%q!]`kT!]a/Q%$]Hz!-+Ab!-r/iP2`a[#[{BU!-twgNs7a_5yMtG+!.,_)q,dt.4TDZ.TGa|&p'K['2/XfHdV*8!_t@N",
"#KcKX+]Y[9.4J7774D-1FI]2*,Yymn!,2CJ6Z'P!6YPq*6H*@#!CRJy.4AW|,!yuV_:U7',]<k[g]5)!R,&h88+AW[+x=[*",
"]<uKy7Bb3Y)c_3%%42'x%9uL+!,k7-Hjyiz:'pm1P1nL47YU3}qzF5*8P]bx$ttw;sY(^pkjfZ|DNu%HDrC(wDP2an!D._@",
"!-+7%F/kug&R<$.!,l|0DS-v[+2.k.6uC@$7)&cf,/=S;Wm]X%!{!7d4lFiq#x0a0K^*`$)+vR}!{0w:$@zHN!-,%[9XFyT",
"Hh(gv8b:|lDR5.</u}z0!^c0=!,m#1NT(sQ!N+S^6VKT%6th6l#C7T[9jZi9.78f-!-AG;0LZDl+!C0b;dM-6YI6,*3}{;8",
"$xYJg%qrq_!]`l26um+0%WV'q#Y];;=/WJ@GiFV-#Yy+tFL/!r#C42s:6%+h${lWv:UB=v:N%:=sai[f8<iCv1+<6$<+kwD",
"7#L_qNrwr!D^!Z/#@@BWDUqQM8&{yl!z|wRNsj<387JG2ZF!1'6[/WXUWCQ%S(WK0#&6H'#x-$5#:rFK6j^%k%&_cmZcSKB",
"#aM!;I=(`B!*N0;#xC4x!fuAk7<:%50x/5:6wS#2#P=V+!,k3nDUh+*+Rqm<I]V6U#:=#1!,k8QRhkhR!2+j}SdsCvHffKP",
"8cBWtI^q7V$tvSq*avHl%XRPz!]`uW^Y6QG%_A-b+|'|x_82w-%6{G%.Z;Iu7+p,(6vT*=2,IAV78U<'!Di<z5wm8LDPSgk",
",2*kga30nXSdJkU93nSh6zbquDIhC#4&BxQ7Y7N$4'yBZ+]Yhv!,k7u3Js2|!)c1T!)0rP,%Hkyar<$j.4/Z!!CdTP/X,dL",
"7a&bxJu16gsxntCsxj{f$XFMQ/^;4&/R.uq%5wYq*ndhw2:xvf7quF@2()^3!#pRI!H$W7&8)$DLqW08LTPuFDPV=h,,jLU",
"bS(_%NTG[L9ZZWB8#-,mt%]r=N+DK4NIbSpMnB]XDPVLlPw6+xbj<y%NL/z,NjKkFNLAnA/80^S$#$x&12fzB!)plG!)<NB",
"Pd#+y$fpQu8$(yZt&PIZQ`x;GR!7F$QHd)a!D1-t!,Vt|J|XiA!-!vh*BAdP!6'nF=n$uD!*!Jx!(}DB!.JF*$78,a*bqz8",
"$XM-R6[v:g+}A)g(+90J6uzF6RhFr{6|;x#(1ti]6|*^t-XGX.]*4V0!.cGm!6FLXG5vv{#zahT+]Yht)FAWI7$RVL75Iv}",
"7quB=#^rFT,aB$u7D6ZI!%#Y8+]XN^(L/`5+}`5N,]|A=*FxS4*GLrV.|TNN/TRAN77kmyS]TS^!(}Ry!&Shs<rPpm8mbNS",
"$_]*L86wjl#:;jGdc5C.+#*h7/Rg#yF.b:+748j#/R_a;G-j6/(lDRP+=Bx+&*S#3)cbCs=lgyq*}{k[+{<W1_7@wuPgHVN",
",:41J'6lP](-%]W*DJT&*Dhf4!,k-i%&iNm-YN:=+==pv#fzYY!]d,sK!W7$SGA3xPg[Dr6y5!-,b-)Y81,_8,wrPTJBmp)",
"7rUJL%9yx6#y}UYGgG/|7r|kR7:6*L*CW-[&C9/J&rvMq1ka9LSG$B=6`MsJGt2VB!&4kuD!mh,#b@_NDP2hXQkHJP5L<u5",
"!Ad[cRh=z}KfDM;9Y_MH#C4+D$^P/v7%/zgKfv{3K{X<.!)#M&!7}RkNT`pK8${iS!$[/s%4gfF!,k7}DSZ$$7C9p8NT4d{",
"FvD[vPnk2U'jz@y-VRLz8PK!<.SNTL(Q&GU0.(P+jS-Q%#zaau$WBb=*C8hw0<BW{!)%vr!DPa+!)3*<!.Y@x$],#pstA4^",
"2j6Bm3$zTX#wxDL7%vAh$VWUk6wK6A-v=v4!8=&v+!4(H/PYZm+G4qv9[M:N!Ix:V&xbFQt3_=_Ar<y/I}bPS/ZH=APQY33",
"=@NxAAS}5p!_Q*U7@0y-%=aFABS;(v=]S2l(IGP0FPtS+t:#62t=qnf!=^m`&mpy=!(S`h!!$Cm!=AKx!)/F'!)23y!).yr",
"!);<{Ck8D*!(s'`$[Gm|)*=0^*Dhh)*T!S&6y#*c.8)'B,$,`nQKQb{1L*ixt3_tJDIs^J!-,@uDIuxw*)_lBTa'v^7SI4$",
"lL04vRh:q6&_W06!)I-=I14[z*aC%G!v/0!8@K8lNs1^D#ZCA41gyGdU{|t[7hLiwDV'h5<%]my81wNS7SuLG74uUs87xvW",
"K,;z$,=<x:+]Ynt&nbMm!]a.c!,l#|,,DvJ!@cLP!dz'96ukx1*aL]N)^qF7!%,G@&@xlZ6yvIlU=pt|,kU[}(s]y%,=U0F",
".45su,!*@D_9vYw*cFsLR+g@;0{7F*T@nSx7aTDU&AM8W!/1pw25fuJ!)/#tWuWUg75Ivx4M{x+*bgsn$9/$Q99s&l/QFQP",
"F-fd)+#=bhCa:Uz!A9zV/Pd@lF-fn-6v@l5DW.-t'v{]H*D@J}&yVnz),.4zHh#^Q9)XZ_l.j[S/SM/Fl0Sq<91.Ji)kXJa",
"7AusJ*$|&z@ZA({!`R-^*}{vn7dxHsnF:w:-7:9B6{;P!$g2p}U=c+Q!!v1K*UY`6#ZPcT3`WA=5%h-_NT(D=1Z5xW==5)*",
"2V#Q+8KY4qU=n{|!C;!GNrn&$2Wdm;#,W#7$tvSr5yC]g!^'QD$Y={y%45}t8Q1'71R,+V.4@ph74N33'T7y}#i%^g3}|+S",
"Y(.0m!'%[b8xlTp@YGdHXTC`m&R'^zY2:&k$y%)&sV$1W+CgMBM@^mm;fNMan']&a,iS-lFnI)I$xw`bDPR4{.Ikaa0M!,&",
"FKqB0U^(FY!(}4,Bfn.NRJMfDqBY/.!wW3c!]`/@!]`l:!-!7:!Cs$[#:w=%!-!7;!)!k}#wz=F!-SYC*JRCV*hht9ll/{y",
"%5MD3!-!7@!Cst!q_+kG'7#.L!,k_x)g=yT6tiN&/PcgkCAC0h+$<=g2d^5z!=V_F&11z`!]a/R.f+id*f*J-!,k_c+%[w^",
"%qq;X#c[4i#Yms]7xp|IHdBK/8xtD},Y_6q!$M{,&b.!5!]`uA0LcDg__B_Q!KJ/}M0r7Mz]&PQnby4-;mMG0:I0C#{(N_x",
"DY[n)Ii0vgHl0tYI<{:l{)%&nR1+7R$x3C9'.,dl'.4$=!={+JCP7VDC1%SH'jg/P!@(7M6v8F;$8;|a$&N0ICp'RI&17b9",
"_=j-|+Dcz3$C)hLB|1SICnS0C$V_1C!@+;N$'MjX&Q!GI_`@x5!!SZZ!=qL6_^P.8!!hS/$9nym(TyxaCpw)R(glTS!@(%G",
"$8,mW#Gq*K!%JYwCpNpN'L]3F!^I,G$Cy=ZFTfUXCp'UJ&1BjS!^IaX!(8AS!!$@l#YZrr!=r9C!(pI3(K_)F*`Z+R!={PV",
"CP7VQC1%ST*}x.b6.WZ!!=4(!&pR69'/p*-!'QgHL+(Gi7SGa.6tfY274&g409-$P#C+_l;*6t,;0<`k;N;g{:Rih$5&w[f",
"5CcDa8^R@*<$snH<$nXq,YRQ0-u54I<K(Qb<aSQtDMzta=(^ns_=zA&DV9|dDVFVM!)n7i=I*u):I6P&@:0y7/PYY<_=sia",
"&x:=r%{BhR&xH^-6|sNg%xa;l`:m1)!#9z:_^pfc'4G@-'rt^Z(,D-]AW)8B!#B*N!!$AQ!]`N(7{ThR:rC_}!5-6{_^cFu",
"@@{Wi&(]&}_`I#P7*@Uu9p(mC7^1Ys!5g24!*JjM-tlgM75nCv6]Dg]!!|{t'Bvk*]zSm#7=:GC<t1T*5x*D$Kj#nN=4%!!",
"!.2C+'Bx(-!*Vw$!).vqkSl}#8'J<s7T!Rr;Fnl!At|(-:kg@0(ngN:!#jD574(df'BvfC!)r4s!)K`G!)aGz_^aJP+!77V",
"8u:3#'.=FL!)vT$!+QgSM_LXk!7L27!Cl10U@-}K9'iSR,aBQC#y8f<lV<nl7.F},%h='K_^8;P7x{=NmHtpF!#-y}7SFnb",
"%+a.1(n]7/6u^bk_^FMd7T+Xz6uMDqI8i.r7T4_t6uWKr8@l06_^s_t9ki[)@s{'^q<h)k!!YX{!!$@w;'un%7XNPpC(=%#",
"749$+_^'<H!%hw98m`8D,YR[P2/*&.%4WR.s[5F9PFT_67&lDA.Lt[v4}]_6&9<@Lr9l:b!ClSDh]$w{%;=sYP2ZZwDg{08",
"!!1<y!!$I=!!$zS6th:z!4lxiGN+5`7&B*,Mcuu&!)+dkamIzCF9P)B!),=}75cHP:AQY@&PQxbNrYS.MFV8r!*H0L!)D&3",
"!)6F@_=|18*Y]$0!),jr!0;nb!=+!!!7&f7!/nkG!)h(p_D;:C75+cc!!U^n7b/WT#:Dqx6th:)%;9d3!H1&X!*#4-!)4^h",
"!.Sq_74(8b[`csx-tph$74gP;&7|<t6Ww/F4p9[=#:=+@6uMK{76P[&!-Rg<Q/*l/!(IRF!=AH%12`.}!^Nz`!-.1W/^[<|",
"1/MAg!-+sg*fh!/+'CX3.4@3|+}`&:]}S)J*'hRF!%k&g!!$_3!!$Sr#YZ|B!-SZZNT^07<&Aw=2'z[T+dYqu7WMC[.b60a",
"sxp9qsxk(WLIFRMFFgX'05!|7NUPl]!,&zG!=AUS!)Iz$[B/6wPQFNv7A.BP!D%R;0T@^K0TdhP0UN6v$7wgKG%C,%GBa3Y",
"Fgb:'NrhD=G`}!rH!=HSGFA<BNTTHA!j9'{7}R7@t#xN&#C_h{sxjhV!]_].<0sj=_6p#x_ti!07g+`aAM#60!&Q<9:gWSd",
"+)gY'!)J)l!!$Ys!!%!!!!$Vz<aAp#[B(-p3ps!0!)J)y!!$H2!!${!!!%($!!$w|!!$Lv6thqr,alsV!Gh2gNU89i8FcmS",
"!+6}|!){:t!)FSbamIzC8PAwm_Byr%8BkkC:]vIz7,%au8Fd9+7%X6^7+)(4dg+G[P]D3Y[A{'n[AxYkf$TM0fArW/]zS-n",
"i6fS]f}PkVg=L=1!qF1&!)!|4!)1F`:Ij*%;Br<1&;3@3;BqNpI}b!C/Xw@1PQXc%=@NxA;%Rg`!)J)`!!$Ad!!$Ha!!$Af",
"!!$H^#wx|mt<7i$7zS<M7Hrlg8Fc+F!)(Yh!):Pb5a]1P!)J)`#Bm/Vt<a&M8Fc7d!)r4s!*mq|t8-@-!]_Um;1.^m7LY:/",
"7L1!+U^-l5:#i45%4]m%h9r@%.xaq&!)J)y!!'@}6th4T_@P,WF$^nA;:,BxLb#ViQ.}047cr_H_M[n[8F7H]9(Gz6!7K:F",
"!z|a7+WJm/6u]+78Fc-{_B<I'87Is*04}f/9Tcng_=zXM9SY5-:*yHhV:sW@8Fc1g;dpvCYnH3T8Fc.;@}<xB1QD54!)J)z",
"8m`'H_BhHR96F5X<Y9b;AhlMp_ASZK9$t[_99D3+B/9qX!8pAX+!5_u!!$Um!!$Ym!!$Ys!!$Yt!!$Z7!!$Bg<p8:l!)J)^",
"!!$dy!!%T}7SG'i8FcPY_AB%&!!!!m",
};
static const char bitnet__spv_ternary[][96] = {
"!^'LC!=4:Pzz=(&!!qV5!!-2RzzI.$:S,[YJ#aN]1*wM)!bjNn!{'L*HA{Y*#*fnc!{DY)#:br*#Z,t1$7s04#x_-49kKH$",
"!@9g1=^Nn2At_.7$'50G2cz{F!=IF*#x,j0!!]S+#YXg102Q](&Uayn1+*942)^Ip1K,=p#xs97!!]j2%qnNA.X_Y*3}t0N",
"!=|Q})F@Z{)chl$4=15D3$ul55:/Dt5:6a5!=|_)*`Z&'+!%5,(IDA##z/,F!!^3@)c^h[#]8;I).s/j!!^D`+=7:g#{+hP",
"!!^RJ,YRcp#{T%T,%f&S!!UlL!!Us_!!Up^!!UfZ!!_p]/PF`&2.inI6tp4Z!@*#N$@xZ;:NX{:2/3.N81+]q$B4LG5_mN.",
"2/RBR9.'zZ!@)N<$<M}+0Rcx!2/y]V:IADM!@(w,$:iq{+DZCr20CwZ;cZl@!@(Ax$9'dn20d@<<`W,5!@'wk$7jsd!Da^Z",
"2._kI5wsvZ!@--R$K=p9Zi_&62.6QD4]YNh!@$[b8P=Y_6VIm56VR+X'50]@#aJ{a$!s1P!!U#Z!(+XA!@*dt*hjXR#aK,1",
"$#G`Y!!_5`3$up<#}`Kj!!_Cd4=18G$=Hpp6b!&`CuQ-$74/=`!@*0+$AD[x;p*tw=)7qs#C`}q$=@67=,DA|Cv%N)8mgq{",
"!@*sA$CR&5D8N24CvLi-:+$:3!@)l}$=LBnsaW=m;'|XN$L7qzv8-6x,,`i]#aLS$;MlnwJCMG,7qbV)81#$};cS,<9xApW",
"=(x^-G.[i:#[gNC#d5Ul#aKBW$a(l$!]]S-6a^W!%W}FL!#=79!#F!#!#P'7&1Lb;'Lq8<!]]`18m]z&BqZSC!]]cz!$-R<",
".xd72!(quT&RXy1&2SkM$@li'!^Nj99-{97!_UN}(In}x(gbxQ4cXj_)(6BW)c`Y(&Rwwv'l`-gs^BJ(!$tNT!$}_+'.A:W",
"(01H-##TBu!%<hW!%Hyf'.<yl(3X`U.rq:i(2]%M#$n4+!%z:a(-2Q(!cd7.!&0If(-G^,#BVY4!&DLb!&N^N0n=UF!cZ12",
"!&bjl(+9D#!d%L8!&vmv!'$!W(+99##B}tB8UUR^!'60'(2T,f6luCY!'L*B(,5t_-P(W@!'_I`(+9:Z!tU({!'sVb(+9PZ",
"!t@x{!()c)(2S0H#!1gp!aav50.2Aq3*W9=!(x_m#$g:n5wksT5`|ff1nA_+4(PRb7M_}QlL-f;4cc@U0Sf<`67hD86{4aa",
"lSR8`!#R1F&7j{<'rTlI'5'p8(2*cM8s|)|9GD,U!8HSL7;f4{#$Z*-!(r([kQt]1mi7_G-|Y}x.r2NY:&#@|ddRRYkR$5X",
".r&7jg]5J$dcJx3!)'CC!)$`K7489r78q1_74MUw!Z(T46yg:M&P`m$!w=wF!`%HZ6vRl|($^z&nc1Y3$:rrTjq@Q[jq@T^",
"!#Mc<!#C]0!A!ZIndti@kQc5YN-wYQ$^NJrMnB(BzzGTa67)`g!!5!)$^^$s,CGX^N,+JB!!svc#<!|P'4-2B!bk%r6|yC8",
"'c_8mndvz,ndtdS:QH3NNrFm4p}=mv7^RjY6NW;7YI-=j!]_RV8)F7_:1gQpN-wxF!|akWbW(m@F+0.#6zpiZ7kAj7!(z`Y",
"$g0mp!z|[Q5_!KM]]S6l7Z!!#6Ggw'=zp#lfB+|2Lx`=wndu!jnduVmkQbsN6Vp$k!#<+v+]XNu{9]-w(gj_v8ik}0!du#{",
"7qa6}nkH-S6VP5H9dug+(CaC(8g6<Yl-[ix6Xjjq':',,'93(t'7Nyb':v4(#GhdK!8HIM!lId,7ZQiVf`2R`3$}HGMmWv/",
"dc<kzkQ`MPkR&.36u-,-(6&CW33,BI!]gq}!#</*FvNi[7UN_hJ%rbx)(7};I$8$F:I6PAI=.Xp%7yq2%syp56p'M.82WmM",
")M0aj'N3sdsV+b23i.8V!:lXD&!Lp3&{QbM%y|uL!:k*[)5#X-)FI`J!#@2$!@{SSkR$=&sVc&[!:k-w4'qs|mg3dK$@!q.",
"3djXKkW5(H&mw{&<pMJt!=SF3!90$N,7]rs$xs.psXSM%pAml^NTQG@kQt]l-!lNLsdzx@!c!&{7LpiKKtxwz7YxX['r%@9",
"'yK|q.ZSrDsg-glT5#^XTT@itTr^s2!8HSM(:XFtT3f2NU^uWv!]inA8,Fg:%UAj6U^|qg9L9j&kWhIM-#&'Ul=QnQ&%k,x",
"'!mtp%y}}n0+PN(0+SF;&&4U$'#70t7yr(S!|W_%Zl41%6Xk+c6qlg<%1cn8stF.GkbmB5kbuwdLy;61[U[cU!#An)!@}0(",
"!#<V%NTCr`;s;yb7x`Dp8!Xi=ndrVu,aNS{6{;3/5:ASy.v1x=9L:0d!9N/9kcrV`&(k*X'%ls0)03&9a389}:I6Q/aP.wL",
"!9N-`$$/Ig'0h[%7</G87[/8k6Vf!x+!llH%r%Tw)AfJ`blr67:I6Q4c*gKW:I6Nx!9N/F#*xTv%n8zc%b+k|cimU=:I6Q7",
"d'bi^!#TYM#!Z9w9q}8Y!]tk{&uq9A71)!,9k$5z$^wIr8PK-.!BJRmQkH056Vp)42sv8{750L;!b.V(6|d5[6uaSJ!tU.I",
"!!$A[3RTkx$9&X8!9N-[!9N-n!9N-q!9N-p!(4U@7rAwwKt]6G2(MyTsnYX|!lz}}9L:'d1nL#2MuB^-9jY9n4H)fp!b'dn",
"7489T)/Q78$@rD9!8HS:93c[NkPHI{91KpS8770s!$.6:!#<7G!@w6|kQvq7!`56P(FugmPQ.C:!#Zf|7M7Zs!$r7R8mf:X",
"!*<_z+.xh:/PYZ}jw<&/-7b'M!8Hg:!$r=T7SKTX&WQ2NlQwHl*}xt]1+<5)<``{MsV2i5$!t(bkXSdp<!9$d!]df(!HGx$",
"ms#&I<]v3f-!`-T*BPuB<{6l7mjZA8=:TRk<&JC2sW&@=*BHIq!91T=8YXda!J/t.!(z<4kX^(a0LVMg+{IUg,[5_&'LQ7^",
"I(kar6Yd^B!N+Y=kX^+R7qv-)m*V|JNT1B&lMRh.#C6S^!8[}$!=^lZ-VV8U!8[|s6u0_F#^^:`5Jwn^#YZ[Ql-wb<:&`F0",
"1Lh[T@u0V.!8]_'*B<+^!8]C{!*Il%sV(Fj!zzZ26Vp(D2,{K1sVQ|A!!,:N+!%zb2GrP9$u!jRs_F[hl3(n).<JsG+{gir",
"sVf@M*CCm{7TA@N8#X4NkU,z27!qiT+*L}a2G!x1<=Zu-!kM+77]JFx<aSQ*l3'BR2G.qZ$`@ZSs`%&nl3)%2.=)8S+{]bp",
"sV[5K*C8gz:J+4Vmk.mMC.C^t#a=A`!{%p/2FQ|NsV,g7@5F.;2p-`Qs`;u:@s$7;2p6gT@YRdZ@Fr:3l32f#2Q#%mDh!JQ",
"BMZt=2R6q[6aMnMB^U[{l3)i%3M(]}saCzRD)4<Nl3GVCG%:'<D8h8LF&0fH2P!CMAa2xsDvcaRG#-&W3'0DqGBYDL=zn`&",
"!Kn,+kUpBvG`wT7!]df(G3HFZ!8[|p!90l/30RM^sV2i7!D0-*!906CNsJgd$f_S+mru|d,aL<}6VPWH!9F.dPnKt-1+HU;",
"+!.-y6u89;nm5dmA4L)pnm98Z!(xbl!(pU*$7K],!))XlH]p:,+{3Q36u89HsW/K2!]_Ud9UbM[nm@kfH{/c4&PU:i)/]=-",
"p}lL{9LC^$AHAPMP1c]GB&_M=7SCNx&PQ(u6tduT*a.5:$9uSz19*i7NT5<Z*m`&/%VP1%/R!8a)JmK'!9P)-+$PUU74uXA",
"8Z$r@'Py0Y+!72.6w[:X+Fhj2!9N_:kRz<w/WJ^K!)Q}076[(S!BpTJ!(yf]-(S3V!&ZNc!C;3S!)&f^/PQn|*`]6SngMnp",
"+{*`M!C0wJ,z[^U,^$Ud-xtxc-[;*[!.{6h81$Z4QM##X3B^7n!=W-mNrT=,1'u7y!$ir{stF.VI{L3Fs[HB|7BRILng.i:",
"sXrd,KSc%T!]hiVNrx_L!!qqm!8I5x8nr[,5x3k_r:6U;#Asc|&ms%#*+Q@t!9NTy%l}n+%86jdkS9m8B1HX$$:#%}Q/*R'",
"#,hUt!)$+8sV%$67SF`*+!LS_/PY[#/_nC|sV(%<!!!BA814LH#wv{b$VTqy!]^}G#C4$Vmk/C;7SWAq!!/)z!_Wk<74N[C",
".7#(6.S|Gt#YviX+&H(u*D#5z'dph5.@-nN+#Sz%7tj:]s6u9uR,%N_9.Kw)+=a^Ar9wA1#Iwbq!8Hy}+N8*pNrQdf9ym_D",
"7^id93hCp)1F=YL75!_BlNl]P6uw@KNrQ1(#K&2..4@3|+|'|xsWC{Z*Cl+#6`Z9asWalM!%{}@!bjvU7qm&u(JuKjl22UZ",
"39XR]!8HzK+|/:NsXJ7M!%Tdc!!$@m!'%z(#wy#R4&BxQ7Y7N$4'yF[+]^[2!8H|R9[B5P9qu$87YiAP5a(<Y-ttC9kS@0,",
"Q%1qgt3gU1!DM,Q1nj12t47Ka$T4jG$rStJ$8)w1t8+**6;W4S$u)`,4G5*=8t$KuBZ0;^*!Id[2F95_%S^(s7s<]j7r{('",
"t4l)&!8Hy|,$=&As]'^s7uU.X&1/$t&PN;^&2+$'t8+<0t8+'R$vcV;+|acN*^8@S$@F1n8X9J:!*!v)!)8K#((d'2QcF&x",
"&1.]$(+(ud(ID-,(,#_-t8+R6t8+'X$vcVC/Rp;h/R+Ic!)8ap*![v@#F2CQsZtz$6fyc-),K',!!3:w!:iGul0X_us`8zn",
"!=W.@8<g3]Ktb$'9]$vB!*{8*&PU$c&#ZbQ!,;hU!m(C)!(xpq#;$'x!]dd|7c)#1RCf,x!]df.<R{`B7:|[%!9Q`^6|u*$",
"!bVjz!BI]t#:C5WkU%TFng7Jz)S0J;!{%i/*ZfMh*)$D(ngMGUB1I,D)*l0AQM*y4#7csJ8PH1ysVS0u&vB[k:h!jIR}a/=",
"!kx&{7rafw%qrkwsV)`[0]zXk(Q5VGSx%SK%:gz-$7s2c!By^N8S*W6KtblA&AW;V#x/#]QMWVusX,hC!8H{XkRzUxkYv+}",
"#)rp!kS,iAU![w1$:7%@Wjt#@A4Pz,&7cU8.SRa:!]hif%49h&NT_dh#@i-r!afkN'nk_}kS:*BB1H|:'P3F3#&Ww1I|YgG",
"!)RS-(vbrm!)RS0(vb}C7rKQP!|${)!jtkLJ5=*PRi&sB*CM+.*H!4B/hmGq.@-nj92AL2NTTh6G5vy]/V+i'##$m*R,v(r",
"<a!/5Ji4+gR+f^TkT|c$R+fWR89B3pt8M,0!Cl[H*Cb#x&iz.9.@-nK+#4f{USq01!Q3s!stF4u+1mhiT7Vfx!k*xN$uz{!",
"Jrz@3t8*n[,%s&8V1R4N!*N<<.(;[!Ta5@b#hSF^kR{TzL:ym:8Ph6m$7=1w#FdhUs]m.x7vnsW.PsM5TCYQBD;uBZ!*+Tz",
"!)0#4&p*S*/PPw-kTUX2%Tl([$D'SX+3*P{5<8lH)gM`j!]d^rZBIr+A4Q33!:iG)sXrW('0K7LSG!^y!.v[q!)P:[!&xib",
"!!$;v!=Ac@!(pDD#gP_t)*kz9PnT41*Dz^&NT;^{0nxjk5i7-W!(yv38m]tc!GHB5!)pbJ!)C&sQLw7599GQPl.jp@s`9K}",
"!=kmS6vT[]%sSJf2FkiJM@<2a8$rX8$:raH+!Qj|/Rq+6'Qulw!8ID/'lr7p!]dv<[=H17!]qI(3+r*%[!'!k7SM]KN.b6r",
".@-nP-8|p/!':7z9j[,+.4-t^7;%m/83D:(-$csQ's4k+,&a|z*JTY,#C<$M#_sn%!]dv[QM`^W]:@u%sZQtD.=m]5+!/$a",
"/T|RM$@NX@sYp[u!86-!.8D1J+%`dY-tm8Y740Ri@i:!L2.|{C.v8#^!8[|p%T:1]t3c=}/5Vr.#]CZu7!0s1RI|d@sVf3@",
"P1mj]%[!FM!!!B7sV(+a!zzl.#c:v@1h/TmR,8hR7V`;kDLUld9.c/NJ%RT5/U1tm#xkTZ!FH[c756i'4{7uc3gSm_4=Y@N",
"!D]uqK!`Q&'njgR#x$$H/R^wu)M9Sq/Ud6}j{`z74_)LZ83/dDM_nVR!!!I:)HiQN1gp@iPQK|G7rId!#^j_<!`[IwQkR/F",
"4mL}k!8g@}75}%@S(XpN!duK+!]dv#&,M.M7U:K%$t}tJ=n6w^(/+}5kS:-CB1I#<'P3I4/S1jg.WW8g0QJjltWJ3!l3XuH",
"tlQf*LDK+_%y-fD$7=2+sV(&QsX+1_(:-A)!.Stc6v}a+/PZ}kQkJNxtYt$)NdjNG2FIBzsV7CjH3Ggd;-l-*G.ftV9$|pX",
"tS*FiM@hrY!Gj<_%;hA3%&MTv8M+D.9+g_2NrS$w88WAntTJ*S9hCq{tWLF1tWIB:NrPS4!#pNC75B,T6|f3#$xwh(NT:fd",
"(,|B[&@xvX!)&,x$CI7c)lr7J$$5H6%7U%q;%_Q@!!3;'74w@4/S<4A/PS=2/_2Gc6:4XkG%KcL;a;kDng10[7<`|[8c`X_",
"5=jb9sVp2;!8J#M-Y-fTsV&TI/PYdZ#^^LY'QM`#kS:'AV:t-v.5Zvf,![aPsY[2}*GBl;<=wbX!9PTa<=}:l$vpstsV(GS",
"sX+1`S)@3!Np8#.;nYUbVZ*)M8%(g:XT&*uG8adn%qn`'sV,hS8}:^=*LI,q!8[}#Pafkql3&,-P^1mysfCXJl3*mg8#|m!",
"$7UQ)74]-Z!5+;{2FNLx%TfkB(gjg(Qt([<4ng<:l1t,L(Mr=I!8]}j/R`J]/[l0c:x/r]6XTy7#](L4l3&l*K!V8pl3'!K",
"P1sPY#(v0@$gP)L9PSrbSG%#)5<bDFS=1,/$7=1t5YL!aRIy6/BF6;`a./RG.&bXm$vC_8##)KAmkBsB!_$<6-{_zF!,y!^",
"6{arTSG&zR!D,kykS'S25L1{WsWahF6XVTB8q<;M&uha#Z.mv$!FgavZM`P9/k/(s0jhtg+P+<I6],+b#C4Bi!9P847^Pt{",
"$Xx@#%49Vy!n<&pUQRDpsXw`lbIIy(XT&<a5lU-2NU!IV+|D]'!^9_V!2S+{IPS_ZW,,$*#{{D8l1iK@VsARd#hz`C6VI@}",
"K^^2M&n86L8md4jGF/^/T%Si432b)rNTW:V75+ci-VyX.WmQ5l8W27J%8`*k!8[|p!8g$#7%f`'l3&3J(1}frlNm-+(Fmz-",
"XLm.dl3/2/6i5J;'@t*{l3&51D]Y7Sl0Y9@l3&G33B=tUY[&y.!&a95TCAs86[3{v4nS$3:jlrV'6C*&Dr2j3;F;K2P1dBI",
"0[LiIkS(H5!(x^aSR=1X!6ky@7{DmX,;Dx:!q{gs!8Hyq79Mj#f`nG*ZF'|3Xs!,N7quB%g#!}N!`H&@ZYHu,lNn;.Nr[%n",
"27#TF0LB6J.tai+/PR#P.v<<M0+QIF015(]A;H%U6VZz9A7,x^6u&-;+z}SxsjGw86[s_@2M=xW6^By%R!._{0L}3D^^sy'",
"!)9@l0R9a_!z}&L&qV%-!#TVLD[gduNTBWB7w|D_6yq:@7x2RR!DTkf/c|LY%<S}F1NU@@+{#3N7IaSBtqW:A7sljJ!#RCV",
"!'a7&6thYd7YU3r!#)}$!!$NM6{ky'%;@mI!:k`!#:w-44xb=|*DTX#NrRW8-h2Ry.LA7f.Wctc.viXPkT-s6#@d*K8%d,[",
"1h&sQ/n&x$$^F&pmmnyr8`cX1Pn`498*w:v57}|NH}nU@D@6f(!#|_l!|&=}i43uu$<[(&tq8&QiSPu,@;VgJ!]ddq_V4tn",
"tug$=QM'/B9ymUh7[u&QVxh<uF[/WfNrZNGs_H7z!B@tP*hiUW3jyn9!*02P*FZ;:!8IUD6+0p4TYKT:$``JJ!B*&l#x!)+",
",k|ga$7=1Z7r!NviV)hz!]g:u8#u|/B:}d7#,Kpq!Hz-5%Yq}5/mqS73=i,p<@&.KP2%UG<^@J2!I@bH.Zdw#<{aFp-!`-T",
"*B:hV&mx.+8C%9&sYpvxsk):,!Cl/X!8Hy|)08#,$xw}kkS9c5S:p9`aP&8;Xr=BGtsmlD%6`Ix*Cv0,SxN*(8$xZU0jx1c",
"RJVAV@,h1gP3RrV!$l/)<pMGJ7$qDjP2%zH7kKh=anI[&l3C@1/dwUrGN**B9v{0U=h&i-50A3c&PQ!*!{!G2!Lri|Sd[8^",
"/R=&1mm1!G':%l67<IN+mgpyL(CAyGRi,(W@z/3}$CqV[ASj/:(FmLL7|p4@1*}zFNU$w0-)]V4!+1@*!)CG}%v<lr#xaS{",
"tS$Ii7s(^M#YZB1H+X)k6VP^HS)$Kh7b/V6V;15'*a7nQsV(0{pDjZ$#{{FTS(WWiFvXla84!+I-W0,Zc*dML-@A_}%tYSb",
"$V]d08210+1g[zQ6aFC;!(!8w/%7pn!Adbd'5'N476ARMTaya-Jj9ZV!)!-I#YZp]0jamvX5-r1n}vj$!(LjW74(RD/Q/$m",
"kUy8:7s)5=n'T;,$77iW3$u[R!+U{j7SFK2RhQa#*)KtB!9DK6Nrd#jsV2m|5,YgX'k:aQ!9%Ia#,qyY!9lf$!ClM'41Vc3",
"WuWln.5n_$+}}8BsY;sw*FdD5C#Zql!({1[!)6zW7yLRw#GA9f8mfIR6|(wM9.HPr'jgHv*}w|A*${_)u1=[]mrixM9g0f4",
"#Ylal!)Aj0%0hyN6tu.FBZ-1tsVpQ}QM3-n2U9#^!8J#5M%%m#!!/^B!!$^}/C+Cv/Q/WFpGDuh1-=rX!8HzD/Un3y0Qp'`",
"#[^F-/S&C_!)u[TQBP.T8p&)$!,l[#5,nVC!)9MBu6BJ!!9lg$(XDf3)gDm03GcD!&tKnPBs#yFSYnK}3I+Y[!8HtJ&6G4q",
"!9PJDA4L*<u0`-i_!];{!]]CJ:IVhM.4`wD,!3GG.+Yfh+`B573c@[&4F6K04aX/zP2&Z:7yWKbq]*m.!$Q9_!!$ay6VJ0C",
"$WngTYn4Lb9^HiZ##Jcb!dRq87480K&1FC]Q/QCn&a18:7=dcbsV*a.4RDpG77p&X71XD8*G$8fBs(0+,Z'2(sV+/@!&GwT",
"C_/(DNTG)R$f_R]QM29,%DR$RNT:sL-Gz-|'jg'$+Kp`D&rp<rkS9}=B1Hs4&S6{-)gJ6=*F%{J*dbsXNrdGv0s`;*Ql8a&",
"vgZ!)!)]sU81$^Gvj3xZQMH338MxP|,axQ1!)%6]!'Y{1(<b-16z/^*8nwD4(IFK6!L#KyY1rH/*'!4r!'5[s!]_^u9i*!M",
",YS^G9Md6=wg-Xa/W@'$%CaWv%49h-,xb6^75Ivy8rvBt8pKf%XrKly9N[<N8shxK90[G./&quY,=Y$R.T)R#&SVU@+a[(t",
"kS:RPB1I7F*F(iK${5'6+]ag9-VV88NTG297}S'B4]xJX!Uu-)f%h@2kSB8,1/#LT8*DzW7T!SNjqvFLs]muMLdC-wV;cr4",
"6|G|}73GViFw$2m<$PR^sV.!y8UWG575}h@G954%<%I;b<Gsm[RJn,$9$0Si*K-tWkVM7l+6fqz+DW]GsV0`SguU{xkS.:J",
"8X)UA2FH`T-j@9`a8+Zkh3l=t@iF:RhrRrL760Ugh9uzV:vt![VZGPM#SpPXkVNL3*!H,K/g{s(kT]Q'5t|}1M(-y%#;/,Y",
"nHd6!&qhx;!#@z^$tu:k9.&(ainMWK+G;*C!Cl.V7XZuSitF`#NTY].=_KLbuP#Um-fvg/#zaaR$WDk#!%c.H;tXgh!+i#F",
"74(<]82(%IX5_'clNl]F8Sf%}kN|f|sX^Cq*|!bhsYP;G!84zZ,W['V+%TfTuNw]=/BM&GA7'0%/PYY:J&&AD'5A)R7qlU7",
"z<`|h/PYY:'5Mw6!)6.7C1&bu0+k3i-rtwJ.QS3NuN|j[/Z*%a6wcy-NT*Ar783i]&rpDpNTZ)l<&I_HK{t<)7qjLUsV3V[",
"U_RVC!,0'-&aY]xd.Sc1!-s3D6gbbX-9ykKsZArP9+Gy=/Sb!^6746%A4}@;uS{CR!},(S+x|Q-!F7wKbs@K<57VcB84M/P",
"/PS;z:vKf=uP,rB#:;i@0JJ}=!+pz#!z|fC0hgct0LAj<[h;DQ&,6D1.;.q*05QSm3}|]<]:rY4'TN-=/8$Vk@!]F%9-}l}",
"!,QrZ8$r_L6c[SITC(6*!Z1Zs!HD-8+dS@&!)WU#75lq;%rNlsuTDHF*J5]d+$n8.B&_K}!bn.37VMF@1g`!D+z}r=!=AN(",
"PnKly7V$s92I8jy!8_F]1GF'32&%hg2aa%kuN|xGBB|h,#W-xA%5H|k.qpa:kSCm@7-]n*NT3[`7W*WAVxIzw6*R^X#YdDI",
"6VJ8b/*}B57YZ.#mgh7h!_6U;7v2_27}H}S87)AN$7VmQ9k-9+stK/g,M6H#uTFA!uTD6wuTF996M:j:kk.|b3@==p#^`/y",
"/WJ5Z!)8&tuTFQruTD6zuTFKC#wy#SuUrWy6zvBukS9[u68%PW6x[#U78R{r/R@r|+':XG/Uf#`+!'/p/UZyVNr[`n7T4`b",
"!FnXk#a<B)%:Sq-uV:p|uVP}$7/.g;!G&RU11vyY!d`7)uW%@s!860b6TNT@72/$,PnD'vI4[c:+|53z*XUUjkSB1rcG+B#",
"uS}7(dB}wS*Wb}akSAui`nU4n`4)l-7JV<$$tulV8n,I1uQ=.z!8Ht+5ZdPZ9JBP,'{}'S%y!-]!KW4YQ/fkX8X+Wn$Vlau",
"TB{BAMbP2l&P`q#P3+:M+N8BB!)M[&!)aX#!##=K*pQBj!.t5I*RGPt(+9i7!*$+3R!-YZYnbzQ$WfTguTD9DuTFRRuTD7+",
"jx'dGuU{U6uW7N2.f4Wu,]<Q/8PGs!6{(]g-u$xDYn:pB*pQFx!)aQ}79!nb9LypL!91T<])P[P*@D0=!GtP-uWVax!846l",
"8km)!S(d''*CBYi:l8Qz&sx!(!!!!#!/i-}z])aT<}dZl{(Nm(B](ImJHinuDX<%XDL.#]{(PskD9jQ.JGYMv{);<XzzI(!",
"zzI(!zzI(!;cZQy7SGLV!Gt+<nkI#G2Bbh%r&x&N6xLCNr(+lqFcHF#'5&!|r)0Hx8QY9C9Msl%;.fR7!jz}aLsa85/PG{_",
"r&YUA8LLzmr,ap*<g,U.!!+%!!=Aq8P1|#Q7&'fL$@(ir6z&I_r1=uv@7g)0!(1):81&5K4YIxzr(!4g7D&YiMSj]2I]D-a",
"!=4'J!=4(!!9RAv^B`nqHB,*)H`Fj)/1(BH-{y`)!,@ld!!$fL;JbfS3B8/I7^XpHBmJr-qkr3tng.q3npa'u!jkI)ng/!s",
"_^0PvDDQS17vB9G,NR/@)klY1!(xytng.b*+)239ngMC:Q0/xUl9-0(PnDZ);}TbS6|1Pw#Z$`z!@2/[7V@!2-NLNn-#3sA",
"!)88zQ.jCR77baB!Vuc<(+(5JqGh0=JVghA!(CAY2`=,ubrLq+!^;|*7N6tkaW-*|!^yUF7UN_m26'+{mR!/f8xA{M&PNY:",
"6}-1cA7jK<-ttM87l!)]n.NtW3sqX^7<s(Y!]gC_!'.bH6VJ)k(N1A,[+_0N!9M]-!Fqhi1Q}8!!(nbm#<.6X/QWxa6PjDL",
"1NYQG2FAzI!]hir*F(RC+$u`Y+CA)ZNTZQy:L+{d8zXK/8Tb=<*mUzblgk)h78ka]0[.i0!(zCBNU%|R=(]q)2(cMg%lhiw",
"7ldjXst]_s70)X[;_6_#CW3q&!)F!RB1PwF&u{py`ZX+}!8[+6](dkutPN@Q,CMsP6#&&uPnk^nsxjtQsxk&x&@xy'p!+Ux",
"#cd/H/PbKr*,=BKp]gp|#C&L.sxjit!]_^L9*]^p!w^9Y8-uKbt0<aH)$h0t!-BSX!+JJJ!)2z2!)2}3!+JMK!)H06!-Vzc",
"!)H_G!(j45)$ft7!*8N7!)RUB(Q5VG<BS2Q6@.,H!$@Ll!!$VH!]_zP7/.k2)$ff`!*vhY!-M$g!*8N7!.^&z9:YUYS]]#Z",
"::'.9SzYxWL3uyK9T=HI7UbV])$f[]!*uR2t8.IP!]_V$7#wV48ZtH}7|B9|7A7I#t;)nY74(ix)$huw!-LYY!*Da]!-/X{",
"qP$Y[YV2$M8d]4z9^FH]x7Ka_@ZU7296-&2WP^KisZQ];!!$}n!!$=+!!&$X!!$]#!!%0f!!$IX!!%0F!!$]4!!$Gl!!$Qq",
"!!$Z,!!%2,!=AMr!)$]1R,:=q)$hnxqMKY-76FU:ti+B#LDK+.;/1f&WPTDhIx,3$Szc6T7U[u-)FA403BIsJ!(yJl!)2z2",
"!*:!h!+T@FNs*G5*!f4R#h||r/PQJVqFlMPtiIqFtUc#+tUw//!!$A+#iY6f/SMhh3^<GQ&4Jni!a%f^6d8tM6YYv<!%@S:",
"<)5hUI]Br6,:[aJ,uZYxa1.Mz,uZ:;#YXSp,xb1<-T7ma-rVy35Z)uV-T7VA!(yuz!)&y3!+$VrsV&#V!!%V)!]_U6;+w60",
"qG^g9sh[ls$FP$DL]}K#ZD}&m[$ZPzZc;Fc[AxYx=zg61[}Vmp3B4fL[`7d^[}Vms]<txl^:DYYsj=vM!!$P.!!$t}!]a2{",
"7Zy.a)$fpt!*:c}!*x1(!5u2S(qR59!$@MK!!%11!!%%.!!$d&!=BAI!-;}p!)p02qIDP8:^s(<=jX1B;052]&PM8'&P`]'",
"!)[&uqGUuz8]NNHB`L-L:i&/(@QlH47sF@}:i8;*7&yc-!)@F}7sD[i;Rx/I/PZCH!)^gksXs!7:/4(A-70N<-7/d76{x3q",
"q)uQ2sYd/9;*t_9-7D[@3jyr!!);m-!$@Ll7qdZIdDyDl!$@Lp+lVlu!hx^P9LG,(tqF3$H]!q.tqCvm83XB<.4,lA!I@bH",
".ZcBP.n]0c!$@Ls8PB'n)$fv(*i,49!$@Li:-G(*CPWD);p'j1@,h1LP2-yH)$g2w!)z,P!+|5J)$ggCA!W!}qI2#l9wu75",
"f`2K2D-tZ(f`1a0QkH*;Cg08[NUa+B81gm;)$gh*!)!,Y!+_7a!)_(1sV'a,!!%6|!!%q^!!$@v74(d')$gaDWWsh*)$g|Y",
"4Gf7v7UbVlqHh!59dMKUg7''aCzfUQy]v5fkN{97km:DC)kX.n!$@Lw!!%9I!=BDJ!**XGqGJ[P#[^PG/i+_u!)WNSqJ7Cm",
"@_Pnr@IJSGSbQR7D:&_R8ctds8i&N@9GupDqGKi`!2T(+!+N&B!)}'MNT_b$)$gJ*qI&L|'ySJj!!v7I)$frGP-F0-rY%&X",
"!)]sU81$^8rwD_MQMH338L^^p,axQ1qJ<!SAcPm`;`[V[9gcxUst<=T8p{}l7U1<VqHg1y!&;AUD-v|8RB#GRNTFP3:(VFs",
"rY%&X3+f/8!$@Li!!$Qz!!$kB!!$^a!!$uk!!),5!!$@v!!$a^!!$nU81%K2qH]u4@7ww&<8V`-v+Q-Zu0W-Z+G:h!!$@L{",
"!=B3D!*]8W7[ziNqFxp$9Zr'DRB#GRu0a3_#wyYvu5/Xt7$}3cu1=kxx%HpVu0a3V/BM(uqG&1Gxa&|zi6jYUxc2xv#L}5X",
"!)%0Zy=c^6f}QB<yCgqz!8_I^xa0#Ky=k|IlNvDU8l`4QX.:_ku0`-i!!$ks81%6,9,js.U_R|U8xlW{*hK/{76DLT)$g-2",
"ss{mR#:;g/u5/bw#YZum.S+7g(QRjju50';)$gPq!Hb69NrYpG!zg:z!).fVuTN6AA^Xw!7SVYZ!;F{q6txFZ!Zc{nqGh0:",
"!&dXX)$fMb!y)J<!]]4lNu1`qBtythCuGkm!A^Vf!*+&QqH;Wd$Vs*F7x}[v#:F8zIMxQ^!A^VcPQ-bG)$fUv74/9sqG#73",
"6uMF*nBY,L#W`Fa$5<`f!(xs^Ix,RPsV(;F!!$dn7SFn<qGL2ry]MyxQMH3;)$gA*L3w7`!A^W#!)`yR/PPld/SXwhQaKS<",
"[BW$k%29*l!)C8f9-[VT!@P06-8S}q7TqL6ud]STuQ9Qs)$fTq6V1kM:M-1^&PM8'&mjX|'.*b}7y*bx'Lzx/()/5R5,cn(",
"',1w6'hn5}qFv8K!ABGl1-4p)!_|-VuRA5B!8601(GTF;)&*l)!*#+yuRf3wuh=3A7()Ky*SK@/uT#,iR@*;@R!qb6!(}H/",
"uRdmd!=AIG!)%[N!IB+qqFtz!6tdu#sw:h*7SFMW)$gT0!*=Qw;,2gqqIC8X%&|_b7UbVS)$fay)(6)C!)2iq$Xt<tuTFR!",
"uTD6X#wx|.uRK;#9mC&7;F2Cx9.'brNTQS1)$fp@!)v53/kjZ2/PQMZ+;@k7_VTyt*|#^5!!!!p",
};
static const char bitnet__spv_turn[][96] = {
"!^'LV!=4:Pzz=(&!!qV5!!,A/zzI.$:S,[YJI:*82iXm@!]s'681=UtHA}n$#*fnc!{DY)#:br*A|_6'#fv$D#d5U$#Z603",
"#xiK7!!k7@$8@zN$&MzBCnI*B$7A'3!@*</$Alv8Cu;,|#:Dh-!@*f;$C)hCB|17@#ZK-6$7|H5%|FbK#Z_98#[#wC#ZlgA",
"4@7$t$B[P;&yB,S#Z|N;#[A-G6X&:)-7QfP)g+0Z!#N}5!!z`4BqZS9!]]SL%|('G&PaMM!]qL)#{=uX+]`k:$76Kb,wq$v",
"+z}tW!!r-a+^SL*!!{3A+^]S(!#(GY'Pf)u!!+g6#!Wu4f}Q6a&WRBG!{/Yj,kI+X!=KT}6^6im!@xD<!#(yS!A%ks!#;J`",
"(K){+#<!4k#[==l#y]Im$8zSn/RhqC/Tj0R/TiB,/5K:/*)KZx1g[Tt76p=p6yI!T'2m826[zLQ%s^Pa&n#`q%wl5m'1S|6",
"'4Py;C.CX9g]/8|-vQ/x.5n5_)+{*P!#;{q)fD'[.sNSD/p_*M-wDx%)Hlf]6^M&B&mkR!&vBZP.qjQd&vBZR*i1t`/8@/k",
"!]^yx!H#{k!'AYC!%S:c3'upl1jQ0w+%aqT5;,94-ZqdA!]_6$#:;N(!(<9)/3z=v+&+==*`n#'.viVS!]_K*%45:S!+dSL",
"!&&hSA;1Jq!$`GQ!]^yY-8k)+#wxlR!!,:++{!9f$_5z#5:/Aa!+dJ#!+f-_AB{9s#fQ&$(iIRw!'j*)+!0-w*`n#J4-9Q_",
"@[<}KCmj^F-!`-T*BPuB!-gf[)M2'|!^;<H!.PTy!))h';nKs+$;:L`Axmry;f^==!(H3+!Cm%U*D{s(*M#;%+&#0x5DVl5",
"NTHWd*P-]}Djq%)7Zp8a!BT]0!*!HU!)36:!+fUtA:,8b7&'l85[D6/(,5lI!z}TM!/6dl$H$4n#:D}|67,/p/PsR[Ay6z4",
"Qsi{2.q{](/PgTWRGNnl!+y+U/`1'h'nk[fA:@Mz.;bhg;H#Pa.CZDs+B$p8M3r32*'hRF!_1jQ9VLkqFh#R<82Tw<HBI^j",
"8==6IN.La@!]`Jl#aT0a$9buZ*C8ft!,uXi$u)RG&PLRWLtI**75vUIP+-U77b:)W<B9s3@JzrD!(|j/Nsmp[8!NcR+)Z*2",
"P21SD8]09k9X;:n<ar&j%ut!VAxn&!<bg22!-#X,'LK2T+z}MG9@Y`h!]`JL=InTv<,<{*!,vHXAz<agPqD+W:I:3b!Cl;x",
"*H!4;=h.^{0nh)B01j_g6gY&k*}xud0TPRFAwA1w0uns!#%jquAtsd+#C4/r8:yl[85lSD!!!!R",
};
static const char bitnet__spv_weigh[][96] = {
"67Qwkz{(iR!!+1&$VU95!!0[rzzI.$:S,[YJI:*82iXm@!]s'681=UtC<`$I!!C,V<%.y%#Z#z3#dTi'#d5U##xJ}sCn<}@",
"#x#z7!@'d;$@zA/:Tl3,Cmtg;!]gT'!@*X7$%AC:!!SS-!!g]/#xvjK!!SY/!=qnA!!]d<3BV=c&QqGD@Yld/!!z]3BqZS9",
"!]]SA!||_G(,s7Z'k02P!_sbH(iZS^)F@ZRdf.ph)F@^S7T,7M!#:lM!@wpY!#(<=!A%0]!#:lL!|_sY#;}JS1nLY[!#nA<",
"'.<pA)+gla*c'Uy)c^{h*`dLp!#(9X!#1Af*`Z:s!#FNH*c(-5*DJ$:*&kL#)hxdP)*u6t+$(f#!]^+'!]^-`!$t|-!%+.c",
"+$l|f+$Z;.*`n!c)I!3m!]^Dg#::[k!$V^[-YM^C*F0f^+$Yk|+=L4m!^XqX!&;'W/4DYx*a}qP+B|U,!]^fr'.+dv67*q/",
"!]]:K*G$9%*B<*j!'-j%!!!.5-70z:.S`@7$[`79!'5Y[+G3xw!&G*[!BzBh!B*)C2F:(M!(<0P!'6Hw5]Kv/5zrb*+{*zV",
"(scm{-Va{G9L;;l2*xBU4$fw!+&rAW)kb5#1kMRB!cgnU!(gGd9qXZ/4'ZkD.<$#K+}6i25yv`.)g.%s*D{sj!'Kt6+%C@8",
"3BIs@)FM3r-A9/n0t=P<!$lh$7SF|(!&b/'",
};
static const bitnet__spv bitnet__spvs[] = {
    {"activate", bitnet__spv_activate, 1184, 1389,
     {{0, 1290, 0xFFABBCC5}, {0, 1290, 0xFFABBCC5}, {0, 1290, 0xFFABBCC5}}},
    {"adapt", bitnet__spv_adapt, 736, 772,
     {{0, 744, 0x7A3D7CED}, {0, 744, 0x7A3D7CED}, {0, 744, 0x7A3D7CED}}},
    {"attention", bitnet__spv_attention, 13152, 31054,
     {{0, 14176, 0x73BF4693}, {15679, 13932, 0xEA4D0171}, {15679, 13932, 0xEA4D0171}}},
    {"attention_prompt", bitnet__spv_attention_prompt, 9576, 22003,
     {{0, 10217, 0xC0A9C5CE}, {11106, 10048, 0x2483BA3F}, {11106, 10048, 0x2483BA3F}}},
    {"bytes", bitnet__spv_bytes, 6152, 10623,
     {{0, 5092, 0xB2F706DB}, {5343, 5031, 0x7D50BB79}, {5343, 5031, 0x7D50BB79}}},
    {"carry", bitnet__spv_carry, 884, 903,
     {{0, 870, 0x5E93E503}, {0, 870, 0x5E93E503}, {0, 870, 0x5E93E503}}},
    {"choose", bitnet__spv_choose, 1144, 1295,
     {{0, 1261, 0x2446C820}, {0, 1261, 0x2446C820}, {0, 1261, 0x2446C820}}},
    {"delta", bitnet__spv_delta, 4572, 8034,
     {{0, 3827, 0x3B8300B9}, {4054, 3766, 0xC19CD48E}, {4054, 3766, 0xC19CD48E}}},
    {"embed", bitnet__spv_embed, 1560, 1758,
     {{0, 1682, 0x83D4C572}, {0, 1682, 0x83D4C572}, {0, 1682, 0x83D4C572}}},
    {"floats", bitnet__spv_floats, 3076, 5469,
     {{0, 2623, 0x0ABDA5C5}, {2770, 2550, 0xF044B507}, {2770, 2550, 0xF044B507}}},
    {"gates", bitnet__spv_gates, 924, 1034,
     {{0, 946, 0x25DE0882}, {0, 946, 0x25DE0882}, {0, 946, 0x25DE0882}}},
    {"gemm", bitnet__spv_gemm, 11388, 21332,
     {{0, 6384, 0x0E314F7F}, {6935, 6317, 0x3D479A7B}, {13808, 6852, 0x69A7FE77}}},
    {"gemm_groups", bitnet__spv_gemm_groups, 10776, 19412,
     {{0, 5787, 0xE7C7B627}, {6235, 5720, 0x794A23C0}, {12430, 6379, 0xA52A85FD}}},
    {"grouped", bitnet__spv_grouped, 8928, 20133,
     {{0, 9269, 0xD1D48E80}, {10220, 9021, 0x1353C353}, {10220, 9021, 0x1353C353}}},
    {"head", bitnet__spv_head, 4652, 8832,
     {{0, 4218, 0x787CEC59}, {4455, 4157, 0xE68C8E54}, {4455, 4157, 0xE68C8E54}}},
    {"heads", bitnet__spv_heads, 5776, 9860,
     {{0, 4750, 0x865C7C3C}, {4971, 4681, 0xB7128912}, {4971, 4681, 0xB7128912}}},
    {"joined", bitnet__spv_joined, 21584, 57733,
     {{0, 23273, 0x6B190D1C}, {29031, 23037, 0x08CAF34D}, {29031, 23037, 0x08CAF34D}}},
    {"mix", bitnet__spv_mix, 9280, 19349,
     {{0, 9103, 0x0420E6EA}, {9784, 9034, 0x7DA13754}, {9784, 9034, 0x7DA13754}}},
    {"norms", bitnet__spv_norms, 3232, 6094,
     {{0, 2949, 0xB636703C}, {3073, 2892, 0x8118A0A0}, {3073, 2892, 0x8118A0A0}}},
    {"numbers", bitnet__spv_numbers, 1748, 2200,
     {{0, 2028, 0xA88037F5}, {0, 2028, 0xA88037F5}, {0, 2028, 0xA88037F5}}},
    {"prepare", bitnet__spv_prepare, 7840, 15505,
     {{0, 7278, 0x2DBEAE20}, {7920, 7038, 0x91C120D3}, {7920, 7038, 0x91C120D3}}},
    {"route", bitnet__spv_route, 1400, 1682,
     {{0, 1587, 0x3F3E7F9D}, {0, 1587, 0x3F3E7F9D}, {0, 1587, 0x3F3E7F9D}}},
    {"screen", bitnet__spv_screen, 3804, 6959,
     {{0, 3355, 0x9500FEA7}, {3500, 3284, 0xCA8CFAAD}, {3500, 3284, 0xCA8CFAAD}}},
    {"survivors", bitnet__spv_survivors, 6332, 12245,
     {{0, 5873, 0x5DC3F1D3}, {6160, 5812, 0xF2B50A30}, {6160, 5812, 0xF2B50A30}}},
    {"ternary", bitnet__spv_ternary, 11156, 25165,
     {{0, 11404, 0xC3BE2E90}, {12728, 11168, 0x5D977069}, {12728, 11168, 0x5D977069}}},
    {"turn", bitnet__spv_turn, 1048, 1195,
     {{0, 1163, 0xF87E3937}, {0, 1163, 0xF87E3937}, {0, 1163, 0xF87E3937}}},
    {"weigh", bitnet__spv_weigh, 560, 563,
     {{0, 535, 0x7092FE8D}, {0, 535, 0x7092FE8D}, {0, 535, 0x7092FE8D}}},
};
static const uint32_t bitnet__spv_firsts[] = {
    131089, 393227, 196622, 458767, 393232, 262215, 196679, 327752, 131091, 196641,
    262165, 196630, 262176, 262177, 327713, 262203, 262187, 131092, 262194, 393268,
    262167, 524318, 196637, 196638, 393267, 327734, 131320, 327745, 262205, 327812,
    262201, 327808, 327854, 196855, 262394, 65789, 393281, 327866, 131321, 458997,
    262271, 327864, 196670, 393273, 65592, 131326, 196663, 262268, 327810, 262390,
    327857, 327813, 327811, 393385, 327809, 327876, 327737, 262216, 393249, 655390,
    327814, 327817, 327856, 458809, 262172, 458785, 458804, 524321, 589857, 655393,
    196657, 327732, 1966110, 327724, 458782, 1179678, 196656, 458796, 196833, 262368,
    327879, 327877, 393228, 327874, 327760, 393418, 327875, 327822, 262254, 327850,
    458817, 327761, 458832, 458764, 327847, 262255, 589881, 524345, 458831, 262312,
    327851, 327852, 720953, 458986, 655417, 327846, 524298, 397666, 393562, 327858,
    524300, 458991, 327710, 393231, 393246, 327860, 1048606, 196649, 589854, 327815,
    327819, 327878, 524303, 463208, 262188, 327757, 327742, 528745, 463211, 463210,
    393277, 1310750, 262270, 917534, 196650, 458993, 262174, 393260, 262298, 327829,
    327830, 393296, 262299, 327853, 327831, 327855, 262253, 262256, 262344, 720926,
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
static bool bitnet__spv_restore(const bitnet__spv *spv, int tier, uint8_t *bytes, uint32_t *words) {
    size_t at = spv->tier[tier].at, count = spv->tier[tier].count;
    return at <= spv->bytes && bitnet__spv_expand(spv, bytes) &&
           bitnet__spv_words(bytes + at, spv->bytes - at, words, count) &&
           bitnet__crc32(0, words, count * sizeof *words) == spv->tier[tier].crc;
}

static bitnet_result bitnet__spv_unpack(const char *kernel, int tier,
                                        const bitnet_allocator *allocator, uint32_t **words,
                                        size_t *count, bitnet_error *error) {
    const bitnet__spv *spv = bitnet__spvs, *end = spv + sizeof bitnet__spvs / sizeof *spv;
    size_t room;
    while (spv < end && strcmp(spv->name, kernel) != 0) spv++;
    if (spv == end)
        return bitnet__fail(error, BITNET_ERROR_GPU_FAILED, "there is no kernel %s", kernel);
    *count = spv->tier[tier].count;
    room = *count + BITNET__SPV_CONTROLS;
    *words = (uint32_t *)bitnet__alloc(allocator, room + spv->bytes / 4 + 1, sizeof **words);
    if (!*words) return bitnet__no_memory(error);
    if (bitnet__spv_restore(spv, tier, (uint8_t *)(*words + room), *words)) return BITNET_OK;
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
