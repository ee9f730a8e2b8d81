#pragma once
#include "loading.h"

/* ==================================================
   >>adapter   Adapters: what they add to the matrices

   An adapter has A: [rank][columns] and B: [rows][rank] for each matrix that it changes. In
   addition to W x, a pass computes A x of the unquantized x and adds B (A x) times a factor.
   ================================================== */

enum { BITNET__PAIR_ROWS = 32 }; /* block of B, unit of the tasks' shares */

typedef struct bitnet__pair {
    int32_t rank;
    int type;   /* of A */
    uint8_t *a; /* [rank][columns] */
    float *b;   /* [rows / 32][rank][32], zero-padded */
} bitnet__pair;

struct bitnet_adapter {
    bitnet_adapter_info info;
    const bitnet_model *model;
    bitnet__pair *pairs; /* [layers][BITNET__MATRICES] */
};

static float bitnet__pair_factor(const bitnet_adapter *adapter, const bitnet__pair *pair,
                                 float scale) {
    double alpha = adapter->info.alpha;
    return alpha == 0 ? scale : (float)(scale * alpha / pair->rank);
}
