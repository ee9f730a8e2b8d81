/* grouped.glsl - what the kernels of matrices by groups share: push constants and the use of
   results */

#include "groups.glsl"
#include "activation.glsl"

const uint MODE_ADD = 1u, MODE_GATE = 2u, MODE_STORE = 3u, MODE_LOGITS = 4u;

layout(constant_id = 4) const uint MODE = 1;

layout(std430, binding = 0) readonly buffer Weights { uvec4 weights[]; };
layout(std430, binding = 1) readonly buffer Parameters { float parameters[]; };
layout(std430, binding = 2) PASSED buffer Floats { float floats[]; };
layout(std430, binding = 3) readonly buffer Quants { uvec4 all_quants[]; };

layout(push_constant) uniform Push {
    uint first;         /* uvec4 of the first block */
    uint scales;        /* parameters: one per row, if there are no spans */
    uint biases;        /* the same, or NONE */
    uint target;        /* floats */
    uint target_stride; /* from token to token */
    uint rows;          /* of the matrix; MODE_GATE: those of `up` follow */
    uint count;         /* tokens */
    uint steps;         /* floats: [token][GROUPS] the value of a step, the sum of the int8 as bits */
    uint quants_stride; /* uvec4 from token to token */
    float residual_scale;
    uint id;            /* MODE_LOGITS: the token of the first row; */
    uint parts, first_part, parts_stride; /* floats: best logit and its token, by workgroup */
    uint next_gain;     /* parameters, by columns: the gain of the next product's norm; or NONE */
    float next_reciprocal, epsilon;
    uint chosen;        /* floats, as bits: the expert of each pair of a token and an expert */
} push;

void store(uint row, uint token, float y, float up) {
    uint to = push.target + token * push.target_stride + row;
    if (push.biases != NONE) {
        y = add(y, parameters[push.biases + row]);
        if (MODE == MODE_GATE) up = add(up, parameters[push.biases + push.rows + row]);
    }
    precise float sum = y;
    if (MODE == MODE_ADD) sum = floats[to] + y * push.residual_scale;
    if (MODE == MODE_GATE) sum = activated(y, up);
    floats[to] = sum;
    if (MODE == MODE_LOGITS && !is_finite(sum)) state.choices[token].bad = 1u;
}
