/* norm.comp - norm and quantization of one vector by the kernels' own code, several times

   The first time, the code is in no cache. The number of times is in memory, so that no compiler
   unrolls the loop. Every workgroup computes all of it; the first one stores int8 and step. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "../../shaders_spv/common.glsl"
#include "../../shaders_spv/quantise.glsl"

layout(constant_id = 100) const float RECIPROCAL = 1.0; /* of the columns */

void main() {
    uint times = state.position;
    float step = 0.0;
    for (uint i = 0u; i < times; i++) {
        barrier();
        step = quantise(0u, 0u, RECIPROCAL, 1e-5);
    }
    if (gl_WorkGroupID.x != 0u) return;
    for (uint i = thread_index(); i < COLUMNS / 4u; i += THREADS) words[i] = quants[i / 4u][i % 4u];
    if (thread_index() == 0u) words[COLUMNS / 4u] = floatBitsToUint(step);
}
