/* layer.glsl - what a layer's kernels share: heads, KV cache and push constants */

layout(constant_id = 19) const uint HEADS = 4;
layout(constant_id = 20) const uint KV_HEADS = 2;
layout(constant_id = 21) const uint HEAD = 64; /* width of a head; a multiple of 4 */

const uint HEAD_PADDED = (HEAD + 63u) / 64u * 64u;
const uint BLOCK = HEAD & (~HEAD + 1u); /* columns of a Hadamard matrix of int8 keys and values */

/* [kv head][position][HEAD_PADDED] halves; or bytes, and behind all of them the value of a step of
   each position, [kv head][position]. */
#ifdef PASS
#include "table.glsl"
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Ones { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Twos { uvec2 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Fours { uvec4 at[]; };
#define keys Ones(memory.xy).at
#define keys2 Twos(memory.xy).at
#define keys4 Fours(memory.xy).at
#define values Ones(memory.zw).at
#define values2 Twos(memory.zw).at
#else
layout(std430, binding = 4) PASSED buffer Keys { uint keys[]; };
layout(std430, binding = 4) PASSED buffer Keys2 { uvec2 keys2[]; };
layout(std430, binding = 4) PASSED buffer Keys4 { uvec4 keys4[]; };
layout(std430, binding = 5) PASSED buffer Values { uint values[]; };
layout(std430, binding = 5) PASSED buffer Values2 { uvec2 values2[]; };
#endif

layout(push_constant) uniform Push {
    uint first;         /* uvec4 of the first row */
    uint scales;        /* parameters: one per row */
    uint biases;        /* the same, or NONE */
    uint gain;          /* the same per column */
    uint source;        /* floats */
    uint target;        /* floats: x, ffn, or q, rotated and scaled */
    uint target_stride; /* from token to token */
    uint rows;          /* of the matrix; MODE_GATE: those of `up` follow */
    uint count;         /* tokens */
    uint context;       /* positions between heads in the KV cache */
    uint steps;         /* floats: of each token the value of a step, the sum of its int8 as bits */
    float reciprocal, epsilon, score_scale;
    uint outputs, outputs_stride; /* floats: of attention */
    uint partial;       /* [token][kv head][chunk][group][HEAD + 2] o, m, l of a chunk */
    uint chunks;        /* that `partial` has room for */
    uint groups;        /* multiplying workgroups of joined.comp */
    uint ready;         /* `state.ready` once they are done */
    float residual_scale; /* scales what is added to the residual stream */
    uint quantised;     /* 1: quantise attention's output, if its kernel can */
    uint window;        /* positions that attention sees, or NONE: all */
    uint rope;          /* pairs before the layer's table of rotations */
    uint id;            /* MODE_LOGITS: the token of the first row; */
    uint parts, first_part, parts_stride; /* floats: best logit and its token, by workgroup */
    uint layer, items;  /* of a pass: see table.glsl */
} push;

/* Positions between heads in the KV cache, and where a token is in it. */
uint context() {
#ifdef PASS
    return here.context;
#else
    return push.context;
#endif
}
uint position_of(uint token) {
#ifdef PASS
    return here.position;
#else
    return state.position + token;
#endif
}

/* x * (1/BLOCK) */
float over_block(float x) {
    precise float y = x * uintBitsToFloat(127u - uint(findMSB(BLOCK)) << 23);
    return y;
}

/* Where in such a cache the steps of a head's positions from `at` on lie, in words. */
uint steps_at(uint kv_head, uint at) {
    return (KV_HEADS * (HEAD_PADDED / 4u) + kv_head) * context() + at;
}
