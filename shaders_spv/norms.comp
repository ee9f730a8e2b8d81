/* norms.comp - the norm of a vector, by itself or added to another: one token per workgroup */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "quantise.glsl"

layout(constant_id = 39) const bool ADDED = false;

layout(push_constant) uniform Push {
    uint source, source_stride; /* floats, from token to token */
    uint target, target_stride;
    uint gain; /* parameters */
    float reciprocal, epsilon, scale;
} push;

void main() {
    uint source = push.source + gl_WorkGroupID.x * push.source_stride;
    uint target = (push.target + gl_WorkGroupID.x * push.target_stride) / 4u;
    float scale = norm_scale(source, push.reciprocal, push.epsilon);
    for (uint round = 0u; round < QUAD_ROUNDS; round++) {
        vec4 y[QUADS], gains[QUADS];
        load_quads(source, push.gain, round, y, gains);
        norm(scale, round, y, gains);
        [[unroll]] for (uint k = 0u; k < QUADS; k++) {
            uint at = quad_at(round, k);
            precise vec4 result = y[k] * push.scale;
            if (ADDED) result = floats4[target + min(at, PADDED / 4u - 1u)] + result;
            if (at < PADDED / 4u) floats4[target + at] = result;
        }
    }
}
