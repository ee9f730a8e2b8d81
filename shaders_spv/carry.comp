/* carry.comp - moves the keys and values that a pass computed for a session's token to its KV
   cache: one workgroup per kv head */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(constant_id = 20) const uint KV_HEADS = 2;
layout(constant_id = 21) const uint HEAD = 64;
layout(constant_id = 28) const bool BYTES = false;

/* Words of a head's halves, or bytes, at one position. */
const uint WORDS = (HEAD + 63u) / 64u * (BYTES ? 16u : 32u);

layout(std430, binding = 0) readonly buffer NewKeys { uint new_keys[]; }; /* [kv head][row] */
layout(std430, binding = 3) readonly buffer NewValues { uint new_values[]; };
layout(std430, binding = 4) writeonly buffer Keys { uint keys[]; }; /* [kv head][position] */
layout(std430, binding = 5) writeonly buffer Values { uint values[]; };

layout(push_constant) uniform Push {
    uint row, rows; /* of the pass: this row, and its capacity */
    uint context;   /* positions of the cache */
} push;

void main() {
    uint from = gl_WorkGroupID.x * push.rows + push.row;
    uint to = gl_WorkGroupID.x * push.context + state.position;
    for (uint i = thread_index(); i < WORDS; i += THREADS) {
        keys[to * WORDS + i] = new_keys[from * WORDS + i];
        values[to * WORDS + i] = new_values[from * WORDS + i];
    }
    if (BYTES && thread_index() == 0u) { /* the steps, behind all bytes */
        from += KV_HEADS * push.rows * WORDS;
        to += KV_HEADS * push.context * WORDS;
        keys[to] = new_keys[from];
        values[to] = new_values[from];
    }
}
