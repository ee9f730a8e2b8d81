#pragma once
#include "../bitnet/api.h"

#ifndef BITNET_MACHINE_H
#define BITNET_MACHINE_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-machine   Thread pools and instruction sets */

/* Its name, such as "avx2"; "unknown" for a number that is not in bitnet_isa. */
BITNET_EXPERIMENTAL const char *bitnet_isa_name(bitnet_isa isa);

/* True if this build and CPU can run the kernels. */
BITNET_EXPERIMENTAL bool bitnet_isa_available(bitnet_isa isa);

typedef struct bitnet_pool_options {
    bitnet_allocator allocator;
} bitnet_pool_options;

/* A pool of threads for models to share. `threads` counts the caller's, so n - 1 are started; 0:
   one per core that this process may use. Idle ones spin for some microseconds, then sleep. NULL on
   error: ARGUMENT, OUT_OF_MEMORY (or no threads). */
BITNET_EXPERIMENTAL bitnet_pool *bitnet_pool_create(int32_t threads,
                                                    const bitnet_pool_options *options,
                                                    bitnet_error *error);
BITNET_EXPERIMENTAL void bitnet_pool_free(bitnet_pool *pool);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_MACHINE_H */
