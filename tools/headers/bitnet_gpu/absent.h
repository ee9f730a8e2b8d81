#pragma once
#include "api.h"

/* ====================
   >>gpu-absent   Without Vulkan's headers

   The public functions for programs that are compiled without Vulkan's headers: each fails with
   GPU_UNSUPPORTED, or does nothing. */

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

BITNET_API bitnet_gpu_stats bitnet_gpu_get_stats(bitnet_gpu *gpu) {
    bitnet_gpu_stats stats;
    (void)gpu;
    memset(&stats, 0, sizeof stats);
    return stats;
}

BITNET_API bitnet_result bitnet_gpu_measure(bitnet_session *session, bitnet_gpu_kernel *kernels,
                                            size_t capacity, size_t *count) {
    (void)kernels, (void)capacity;
    *count = 0;
    return bitnet__gpu_absent(&session->error);
}

BITNET_API bitnet_result bitnet_gpu_bandwidth(bitnet_gpu *gpu, double *bytes_per_second,
                                              bitnet_error *error) {
    (void)gpu;
    *bytes_per_second = 0;
    return bitnet__gpu_absent(error);
}
