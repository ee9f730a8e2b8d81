/* weigh.comp - adds the results of a token's experts, times their weights, to the residual stream,
   those of a shared expert last. A workgroup computes one column of a token per thread. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(std430, binding = 2) buffer Floats { float floats[]; };

layout(push_constant) uniform Push {
    uint columns, used;         /* used: experts of a token */
    uint source, source_stride; /* floats, by pairs of a token and an expert; */
    uint weights;               /* of pairs */
    uint shared_too;            /* 1: in both, those of a shared expert follow, by tokens */
    uint target, target_stride; /* by tokens */
} push;

void main() {
    uint column = gl_WorkGroupID.x * THREADS + thread_index();
    uint pair = gl_WorkGroupID.y * push.used;
    uint behind = gl_NumWorkGroups.y * push.used + gl_WorkGroupID.y;
    uint to = push.target + gl_WorkGroupID.y * push.target_stride + column;
    if (column >= push.columns) return;
    precise float sum = 0.0;
    for (uint i = 0u; i < push.used; i++, pair++)
        sum = sum + floats[push.source + pair * push.source_stride + column] *
                        floats[push.weights + pair];
    if (push.shared_too != 0u)
        sum = sum + floats[push.source + behind * push.source_stride + column] *
                        floats[push.weights + behind];
    precise float x = floats[to] + sum;
    floats[to] = x;
}
