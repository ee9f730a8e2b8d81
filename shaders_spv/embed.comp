/* embed.comp - the embeddings of the batch's tokens, from one piece of the table */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(constant_id = 1) const uint COLUMNS = 256;
layout(constant_id = 2) const bool HALVES = true;

const uint PADDED = (COLUMNS + 63u) / 64u * 64u; /* from row to row */

layout(std430, binding = 0) readonly buffer Weights { uint weights[]; };
layout(std430, binding = 2) writeonly buffer Floats { float floats[]; };

layout(push_constant) uniform Push {
    uint rows, first; /* of this piece; the token of its first row */
    uint target, target_stride;
    uint has_scale;
    float scale;
} push;

void main() {
    uint token = gl_WorkGroupID.x, row = state.tokens[token] - push.first;
    uint to = push.target + token * push.target_stride;
    if (row >= push.rows) return;
    for (uint i = thread_index(); i < COLUMNS; i += THREADS) {
        uint at = row * PADDED + i;
        precise float x = HALVES ? half_to_float(weights[at / 2u] >> 16u * (at % 2u) & 0xFFFFu)
                                 : uintBitsToFloat(weights[at]);
        if (push.has_scale != 0u) x = x * push.scale;
        floats[to + i] = x;
    }
}
