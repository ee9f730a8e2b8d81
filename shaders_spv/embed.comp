/* embed.comp - the embeddings of the batch's tokens, from one piece of the table */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "groups.glsl"

const uint FLOATS = 0u, HALVES = 1u, CODES = 2u;

layout(constant_id = 37) const uint FORM = 1;

const uint PADDED = (COLUMNS + 63u) / 64u * 64u; /* from row to row */

layout(std430, binding = 0) readonly buffer Weights { uint weights[]; };
layout(std430, binding = 2) writeonly buffer Floats { float floats[]; };

layout(push_constant) uniform Push {
    uint rows, first; /* rows of this piece, and the token of its first one */
    uint target, target_stride;
    uint has_scale;
    float scale, embedding_scale; /* of the tensor; of the model */
} push;

/* Weight `i` of a row by groups. */
float by_groups(uint row, uint i) {
    uint block = row / 16u * BLOCK * 4u, r = row & 15u, group = i / 32u, column = i & 31u;
    uint line = block + SCALES * 4u + (group * BITS + (BITS == 2u ? column / 16u : 0u)) * 16u;
    uint shift = (column & 3u) * 8u + (BITS == 2u ? (column & 15u) / 4u * 2u : column / 4u);
    uint bits = weights[line + r] >> shift, of = group / SPAN * 16u + r;
    int code = BITS == 2u ? int(bits & 3u) : int(bits & 1u) * 2;
    float scale = push.scale;
    if (SPANS > 0u) scale = half_to_float(weights[block + of / 2u] >> 16u * (of % 2u) & 0xFFFFu);
    precise float x = float(code - 1) * scale;
    return x;
}

/* The same for a row of floats or halves. */
float as_it_is(uint row, uint i) {
    uint at = row * PADDED + i;
    precise float x = FORM == HALVES ? half_to_float(weights[at / 2u] >> 16u * (at % 2u) & 0xFFFFu)
                                     : uintBitsToFloat(weights[at]);
    if (push.has_scale != 0u) x = x * push.scale;
    return x;
}

void main() {
    uint token = gl_WorkGroupID.x, row = state.tokens[token] - push.first;
    uint to = push.target + token * push.target_stride;
    if (row >= push.rows) return;
    for (uint i = thread_index(); i < COLUMNS; i += THREADS) {
        precise float x = FORM == CODES ? by_groups(row, i) : as_it_is(row, i);
        x = x * push.embedding_scale;
        floats[to + i] = x;
    }
}
