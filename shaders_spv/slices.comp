/* slices.comp - the norms of a vector's slices: one slice of a token per workgroup */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(std430, binding = 1) readonly buffer Parameters { float parameters[]; };
layout(std430, binding = 2) buffer Floats { float floats[]; };

layout(push_constant) uniform Push {
    uint columns;               /* of a slice */
    uint source, source_stride; /* floats, by tokens */
    uint target, target_stride;
    uint gain;                  /* parameters, of all slices */
    float reciprocal, epsilon;  /* 1 / columns */
} push;

shared float sum_lanes[64];

/* The reciprocal root mean square: as norm.glsl has it, but slices need not end with a segment. */
float slice_scale(uint from) {
    uint thread = thread_index();
    float v[8];
    precise float sum = 0.0;
    for (uint column = thread; column < push.columns && thread < 64u; column += 64u)
        sum = sum + floats[from + column] * floats[from + column];
    if (thread < 64u) sum_lanes[thread] = sum;
    barrier();
    [[unroll]] for (int k = 0; k < 8; k++) v[k] = sum_lanes[(thread & 7u) * 8u + uint(k)];
    precise float mean = team_fold(v) * push.reciprocal + push.epsilon;
    return rsqrt(mean);
}

void main() {
    uint first = gl_WorkGroupID.y * push.columns;
    uint from = push.source + gl_WorkGroupID.x * push.source_stride + first;
    uint to = push.target + gl_WorkGroupID.x * push.target_stride + first;
    float scale = slice_scale(from);
    for (uint column = thread_index(); column < push.columns; column += THREADS) {
        precise float y = (floats[from + column] * scale) * parameters[push.gain + first + column];
        floats[to + column] = y;
    }
}
