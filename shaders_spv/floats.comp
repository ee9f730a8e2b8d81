/* floats.comp - a matrix of halves or floats times vectors that are not quantised: a team takes one
   row of one token, or of a pair of a token and an expert that was chosen for it */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(std430, binding = 0) readonly buffer Weights { uvec4 weights[]; };
layout(std430, binding = 1) readonly buffer Parameters { float parameters[]; };
layout(std430, binding = 2) buffer Floats { float floats[]; };
layout(std430, binding = 2) readonly buffer Floats4 { vec4 floats4[]; };

layout(push_constant) uniform Push {
    uint first;                 /* uvec4 of the first row */
    uint scales, biases;        /* parameters, by rows; or NONE */
    uint rows, segments;        /* of 64 columns, padded with zeros */
    uint are_halves;
    uint source, source_stride; /* floats, by tokens */
    uint target, target_stride;
    uint added;                 /* 1: to the target, */
    float residual_scale;       /* times this */
    uint chosen;                /* floats, as bits: the expert of each pair; or NONE */
    uint share;                 /* pairs of a token, or 1 */
} push;

void main() {
    uint token = gl_WorkGroupID.y, number = gl_WorkGroupID.x * TEAMS + (thread_index() >> 3);
    uint lane = thread_index() & 7u, row = min(number, push.rows - 1u);
    uint x = (push.source + token / push.share * push.source_stride) / 4u + 2u * lane;
    uint below = row; /* other experts' rows */
    if (push.chosen != NONE) below += floatBitsToUint(floats[push.chosen + token]) * push.rows;
    uint w = push.first + (below * push.segments * 8u + lane) * (push.are_halves != 0u ? 1u : 2u);
    uint to = push.target + token * push.target_stride + row;
    float lanes[8];
    [[unroll]] for (int k = 0; k < 8; k++) lanes[k] = 0.0;
    for (uint segment = 0u; segment < push.segments; segment++, x += 16u) {
        vec4 weight[2];
        if (push.are_halves != 0u) {
            uvec4 held = weights[w + segment * 8u];
            weight[0] = vec4(halves(held.x), halves(held.y));
            weight[1] = vec4(halves(held.z), halves(held.w));
        } else {
            weight[0] = uintBitsToFloat(weights[w + segment * 16u]);
            weight[1] = uintBitsToFloat(weights[w + segment * 16u + 1u]);
        }
        [[unroll]] for (int k = 0; k < 8; k++)
            lanes[k] =
                multiply_add(weight[k / 4][k % 4], floats4[x + uint(k / 4)][k % 4], lanes[k]);
    }
    precise float y = team_fold(lanes);
    if (push.scales != NONE) y = y * parameters[push.scales + below];
    if (push.biases != NONE) y = y + parameters[push.biases + below];
    if (push.added != 0u) y = floats[to] + y * push.residual_scale;
    if (lane == 0u && number < push.rows) floats[to] = y;
}
