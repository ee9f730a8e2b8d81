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
    uint gain;                /* parameters */
    uint target;              /* floats: steps and sums; FINAL: states, by tokens of the submit */
    float reciprocal, epsilon;
} push;

void main() {
    uint thread = thread_index(), token = gl_WorkGroupID.x;
    uint source = push.source + token * push.source_stride;
    if (FINAL) {
        float scale = norm_scale(source, push.reciprocal, push.epsilon);
        uint to = (push.target + (state.step + token) * PADDED) / 4u;
        for (uint round = 0u; round < QUAD_ROUNDS; round++) {
            vec4 y[QUADS], gains[QUADS];
            load(source, push.gain, round, y, gains);
            norm(scale, round, y, gains);
            [[unroll]] for (uint k = 0u; k < QUADS; k++)
                if (quad_at(round, k) < PADDED / 4u) floats4[to + quad_at(round, k)] = y[k];
        }
    } else {
        float step = quantise(source, push.gain, push.reciprocal, push.epsilon);
        [[unroll]] for (uint i = thread; i < QUANTS; i += THREADS)
            all_quants[token * QUANTS + i] = quants[i];
        if (thread == 0u) {
            floats[push.target + 2u * token] = step;
            floats[push.target + 2u * token + 1u] = intBitsToFloat(quants_sum);
        }
    }
}
