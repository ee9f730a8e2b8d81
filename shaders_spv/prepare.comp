/* prepare.comp - the norm of one token per workgroup: quantised for the matrices of a batch, or, of
   the last layer's output, the state that logits are made of */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "quantise.glsl"

layout(constant_id = 2) const bool FINAL = false;

layout(std430, binding = 3) writeonly buffer Quants { uvec4 all_quants[]; };

layout(push_constant) uniform Push {
    uint source, source_stride; /* floats */
    uint gain;                /* parameters, or NONE */
    uint target;              /* floats: steps and sums; FINAL: states, by tokens of the submit */
    float reciprocal, epsilon;
} push;

void main() {
    uint thread = thread_index(), token = gl_WorkGroupID.x;
    uint source = push.source + token * push.source_stride;
    if (FINAL) {
        float scale = norm_scale(source, push.reciprocal, push.epsilon);
        uint to = push.target + (state.step + token) * PADDED;
        for (uint i = thread; i < PADDED / 4u; i += THREADS)
            floats4[to / 4u + i] = normed(source, push.gain, scale, i);
    } else {
        float step = quantise(source, push.gain, push.reciprocal, push.epsilon);
        for (uint i = thread; i < WORDS / 4u; i += THREADS)
            all_quants[token * (WORDS / 4u) + i] = quants[i];
        if (thread == 0u) {
            floats[push.target + 2u * token] = step;
            floats[push.target + 2u * token + 1u] = intBitsToFloat(quants_sum);
        }
    }
}
