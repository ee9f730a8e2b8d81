/* adapt.comp - adds to a matrix's results what an adapter's B makes of A's: a thread takes a row of a
   token */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(std430, binding = 0) readonly buffer Weights { float weights[]; };
layout(std430, binding = 2) buffer Floats { float floats[]; };

layout(push_constant) uniform Push {
    uint first;                 /* of B: [rows / 32][rank][32] */
    uint rows, rank;
    uint source, source_stride; /* floats, by tokens: the input times A */
    uint target, target_stride;
    float factor;               /* of the adapter */
} push;

void main() {
    uint row = gl_WorkGroupID.x * THREADS + thread_index();
    uint from = push.source + gl_WorkGroupID.y * push.source_stride;
    uint to = push.target + gl_WorkGroupID.y * push.target_stride + row;
    uint at = push.first + row / 32u * push.rank * 32u + row % 32u;
    float sum = 0.0;
    if (row >= push.rows) return;
    for (uint i = 0u; i < push.rank; i++) {
        precise float x = floats[from + i] * push.factor;
        sum = multiply_add(weights[at + i * 32u], x, sum);
    }
    floats[to] = add(floats[to], sum);
}
