/* quantise.glsl - norm and quantisation of one vector by a whole workgroup */

layout(constant_id = 1) const uint COLUMNS = 256; /* of the vector */

const uint VECTOR = COLUMNS;

layout(std430, binding = 1) readonly buffer Parameters { float parameters[]; };
layout(std430, binding = 1) readonly buffer Parameters4 { vec4 parameters4[]; };
layout(std430, binding = 2) PASSED buffer Floats { float floats[]; };
layout(std430, binding = 2) buffer Floats4 { vec4 floats4[]; };
layout(std430, binding = 3) writeonly buffer Words { uint words[]; };

#include "norm.glsl"

shared uint largest_bits;
shared int quants_sum;
shared uvec4 quants[QUANTS];

/* Fills `quants` and `quants_sum`; returns the value of one step. One round's quads stay in
   registers; with more, quads are read and normed twice. */
float quantise(uint source, uint gain, float reciprocal, float epsilon) {
    float largest = 1e-5, scale = 1.0;
    vec4 y[QUADS], gains[QUADS];
    int sum = 0;
    if (thread_index() == 0u) largest_bits = 0u, quants_sum = 0;
    load_quads(source, gain, 0u, y, gains);
    if (NORMED) scale = norm_scale(source, reciprocal, epsilon);
    else barrier();
    for (uint round = 0u; round < QUAD_ROUNDS; round++) {
        if (round > 0u) load_quads(source, gain, round, y, gains);
        norm(scale, round, y, gains);
        [[unroll]] for (uint k = 0u; k < QUADS; k++)
            [[unroll]] for (int j = 0; j < 4; j++) {
                float magnitude = abs(y[k][j]);
                largest = magnitude > largest ? magnitude : largest;
            }
    }
    largest = team_max(largest);
    if ((thread_index() & 7u) == 0u) atomicMax(largest_bits, floatBitsToUint(largest));
    barrier();
    largest = uintBitsToFloat(largest_bits);
    precise float factor = 127.0 * rcp(largest);
    precise float step = largest * (1.0 / 127.0);
    for (uint round = 0u; round < QUAD_ROUNDS; round++) {
        if (QUAD_ROUNDS > 1u) {
            load_quads(source, gain, round, y, gains);
            norm(scale, round, y, gains);
        }
        [[unroll]] for (uint k = 0u; k < QUADS; k++) {
            uint at = quad_at(round, k), word = quantise_quad(y[k], factor, sum);
            if (at < QUANTS * 4u) quants[at / 4u][at % 4u] = word;
        }
    }
    sum = team_sum(sum);
    if ((thread_index() & 7u) == 0u) atomicAdd(quants_sum, sum);
    barrier();
    return step;
}
