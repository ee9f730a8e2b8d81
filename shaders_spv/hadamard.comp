/* hadamard.comp - transforms vectors into a Hadamard basis, or back: a workgroup takes CHUNK columns
   of a token */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(constant_id = 43) const uint BLOCK = 32;

const uint CHUNK = BLOCK > 4u * THREADS ? BLOCK : 4u * THREADS;

layout(std430, binding = 1) readonly buffer Parameters { float parameters[]; };
layout(std430, binding = 2) buffer Floats { float floats[]; };

layout(push_constant) uniform Push {
    uint columns;               /* whole blocks; zeros pad them to a multiple of 64 */
    uint source, source_stride; /* floats, by tokens */
    uint target, target_stride;
    uint signs;                 /* parameters, by columns */
    uint back;                  /* 1: the signs come last */
    float scale, factor;        /* of the transform; of its result */
} push;

shared float x[CHUNK];

void main() {
    uint first = gl_WorkGroupID.x * CHUNK, thread = thread_index();
    uint from = push.source + gl_WorkGroupID.y * push.source_stride;
    uint to = push.target + gl_WorkGroupID.y * push.target_stride;
    for (uint i = thread; i < CHUNK; i += THREADS) {
        uint column = min(first + i, push.columns - 1u);
        precise float signed = floats[from + column];
        if (push.back == 0u) signed = signed * parameters[push.signs + column];
        x[i] = signed;
    }
    barrier();
    for (uint h = 1u; h < BLOCK; h *= 2u) {
        for (uint i = thread; i < CHUNK / 2u; i += THREADS) {
            uint at = i / h * 2u * h + i % h;
            float a = x[at], b = x[at + h];
            x[at] = add(a, b);
            x[at + h] = add(a, -b);
        }
        barrier();
    }
    for (uint i = thread; i < CHUNK && first + i < (push.columns + 63u) / 64u * 64u; i += THREADS) {
        precise float y = x[i] * push.scale;
        if (push.back != 0u) y = y * parameters[push.signs + min(first + i, push.columns - 1u)];
        y = y * push.factor;
        floats[to + first + i] = first + i < push.columns ? y : 0.0;
    }
}
