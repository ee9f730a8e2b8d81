/* carry.comp - copies the keys and values that a pass has computed to its sessions' KV caches: a
   workgroup for each kv head and row */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "table.glsl"

layout(constant_id = 20) const uint KV_HEADS = 2;
layout(constant_id = 21) const uint HEAD = 64;
layout(constant_id = 28) const bool BYTES = false;

/* Words of a head's halves, or bytes, at one position. */
const uint WORDS = (HEAD + 63u) / 64u * (BYTES ? 16u : 32u);

layout(std430, binding = 4) readonly buffer NewKeys { uint new_keys[]; }; /* [kv head][row] */
layout(std430, binding = 5) readonly buffer NewValues { uint new_values[]; };
/* [kv head][position] */
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer Ones { uint at[]; };

layout(push_constant) uniform Push {
    uint rows; /* that the pass has room for */
    uint layer;
} push;

void main() {
    uint from = gl_WorkGroupID.x * push.rows + gl_WorkGroupID.y;
    begin_row(gl_WorkGroupID.y, push.layer);
    Ones keys = Ones(memory.xy), values = Ones(memory.zw);
    uint to = gl_WorkGroupID.x * here.context + here.position;
    for (uint i = thread_index(); i < WORDS; i += THREADS) {
        keys.at[to * WORDS + i] = new_keys[from * WORDS + i];
        values.at[to * WORDS + i] = new_values[from * WORDS + i];
    }
    if (BYTES && thread_index() == 0u) { /* the steps, after all bytes */
        from += KV_HEADS * push.rows * WORDS;
        to += KV_HEADS * here.context * WORDS;
        keys.at[to] = new_keys[from];
        values.at[to] = new_values[from];
    }
}
