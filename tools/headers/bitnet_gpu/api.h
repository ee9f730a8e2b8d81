#pragma once

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "bitnet.h"
#endif

#if BITNET_VERSION / 100 != 100
#error "bitnet_gpu.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_GPU_H
#define BITNET_GPU_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>gpu-api   API */

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
    bool integer_dot;         /* you enabled shaderIntegerDotProduct */
    bool float_controls;      /* you enabled VK_KHR_shader_float_controls or Vulkan 1.2 */
    bool buffer_addresses;    /* you enabled bufferDeviceAddress */
    void (*lock)(void *user); /* called around every use of the queue */
    void (*unlock)(void *user);
    void *user;
} bitnet_gpu_vulkan;

typedef enum bitnet_gpu_kind {
    BITNET_GPU_KIND_DISCRETE,
    BITNET_GPU_KIND_INTEGRATED,
    BITNET_GPU_KIND_VIRTUAL,
    BITNET_GPU_KIND_OTHER,
    BITNET_GPU_KIND_SOFTWARE /* a driver that computes on the CPU */
} bitnet_gpu_kind;

typedef struct bitnet_gpu_device {
    char name[256];
    bitnet_gpu_kind kind;
    uint64_t memory; /* of the device alone, bytes */
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
    BITNET_GPU_TIER_AUTO, /* the device's fastest that passes the self-test */
    BITNET_GPU_TIER_FAST, /* the fast one, or an error */
    BITNET_GPU_TIER_PLAIN,
    BITNET_GPU_TIER_MATRIX /* the fast one with the device's matrices for prompts, or an error */
} bitnet_gpu_tier;

/* Whether a token's attention shares a dispatch with the product before it or, with matrices by
   groups, a vector's norm and quantization with the product that computes it. Requires the Vulkan
   memory model with device scope. */
typedef enum bitnet_gpu_join {
    BITNET_GPU_JOIN_AUTO, /* if the device can and is not SOFTWARE */
    BITNET_GPU_JOIN_ON,   /* the same, SOFTWARE too */
    BITNET_GPU_JOIN_OFF
} bitnet_gpu_join;

/* Where compiled shaders are stored between runs; by default, nowhere. Incomplete or damaged data,
   and data of another device, driver or version, is ignored. */
typedef struct bitnet_gpu_pipelines {
    const char *path;                                        /* a file; or: */
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

/* What the GPU is, and what it has done since it was created. */
BITNET_API bitnet_gpu_stats bitnet_gpu_get_stats(bitnet_gpu *gpu);

/* A kernel of a token, timed by the device's own clock. */
typedef struct bitnet_gpu_kernel {
    const char *name;
    int32_t dispatches;
    double microseconds; /* of all of these */
    int64_t bytes;       /* of weights, keys and values read */
} bitnet_gpu_kernel;

/* Computes one more token of an attached session, times each of its kernels and forgets the token.
   Writes up to `capacity` kernels in order of use, and sets *count to their number. Errors:
   ARGUMENT (not attached), CONTEXT_FULL, GPU_UNSUPPORTED (the device has no clock), GPU_...,
   OUT_OF_MEMORY; GPU_FAILED: the session has left the GPU. */
BITNET_EXPERIMENTAL bitnet_result bitnet_gpu_measure(bitnet_session *session,
                                                     bitnet_gpu_kernel *kernels, size_t capacity,
                                                     size_t *count);

/* Measures the device's memory bandwidth: bytes per second that a large copy reads and writes
   together. Needs a moment and up to 256 MiB of memory. Errors: GPU_.... */
BITNET_EXPERIMENTAL bitnet_result bitnet_gpu_bandwidth(bitnet_gpu *gpu, double *bytes_per_second,
                                                       bitnet_error *error);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_GPU_H */
