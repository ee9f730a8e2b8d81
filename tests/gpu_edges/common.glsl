/* common.glsl - what the shaders of gpu_edges.c share */
#extension GL_EXT_control_flow_attributes : require

layout(constant_id = 0) const uint THREADS = 64; /* of a workgroup */
layout(local_size_x_id = 0) in;

layout(std430, binding = 0) readonly buffer Weights { uvec4 weights[]; };
layout(std430, binding = 1) readonly volatile buffer Ordered { uvec4 ordered[]; }; /* the same */

uint thread_index() { return gl_LocalInvocationIndex; }

#include "waits.glsl"

/* Weights are zero, which no compiler knows: so they must have arrived here. */
void use(uvec4 w) {
    if ((w.x | w.y | w.z | w.w) != 0u) atomicOr(flags.folded, 1u);
}
