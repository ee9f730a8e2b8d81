/* norm.glsl - the norm of one vector by a whole workgroup

   The vector's floats begin at `source`, padded with zeros to a multiple of 64. Loops have constant
   bounds and no branch guards a single load, so all loads of a loop are in flight at once. The
   including kernel provides what int8.glsl needs and the buffers `parameters4` and `floats4`. */

layout(constant_id = 5) const bool NORMED = true;

const uint SEGMENTS = (VECTOR + 63u) / 64u;
const uint PADDED = SEGMENTS * 64u;

#include "int8.glsl"

shared float sum_lanes[64];

const uint SUM_ROUNDS = (SEGMENTS + 39u) / 40u;
const uint SUM_TURNS = (SEGMENTS + SUM_ROUNDS - 1u) / SUM_ROUNDS;

/* The reciprocal root mean square. The first 64 threads add up, one lane each; others that read the
   vector as well would only take time from them. */
float norm_scale(uint source, float reciprocal, float epsilon) {
    uint lane = thread_index() & 63u;
    float x[SUM_TURNS], v[8];
    precise float sum = 0.0;
    for (uint round = 0u; round < SUM_ROUNDS && thread_index() < 64u; round++) {
        [[unroll]] for (uint k = 0u; k < SUM_TURNS; k++) {
            uint segment = round * SUM_TURNS + k;
            x[k] = floats[source + min(segment, SEGMENTS - 1u) * 64u + lane];
            if (segment >= SEGMENTS) x[k] = 0.0;
        }
        [[unroll]] for (uint k = 0u; k < SUM_TURNS; k++) sum = sum + x[k] * x[k];
    }
    if (thread_index() < 64u) sum_lanes[lane] = sum;
    barrier();
    [[unroll]] for (int k = 0; k < 8; k++) v[k] = sum_lanes[(thread_index() & 7u) * 8u + uint(k)];
    precise float mean = team_fold(v) * reciprocal + epsilon;
    return rsqrt(mean);
}

/* A thread's quads of a vector, per round. */
const uint QUAD_ROUNDS = (QUANTS * 4u + 8u * THREADS - 1u) / (8u * THREADS);
const uint QUADS = (QUANTS * 4u + QUAD_ROUNDS * THREADS - 1u) / (QUAD_ROUNDS * THREADS);

uint quad_at(uint round, uint k) { return thread_index() + (round * QUADS + k) * THREADS; }

/* Reads quads and their gains. Quads past the end repeat the vector's end. */
void load_quads(uint source, uint gain, uint round, out vec4 y[QUADS], out vec4 gains[QUADS]) {
    [[unroll]] for (uint k = 0u; k < QUADS; k++) {
        uint at = min(quad_at(round, k), PADDED / 4u - 1u);
        y[k] = floats4[source / 4u + at];
        if (NORMED) gains[k] = parameters4[gain / 4u + at];
    }
}

/* Turns quads into those of norm(x, gain), or of x without a norm, and zeros past the end. */
void norm(float scale, uint round, inout vec4 y[QUADS], const vec4 gains[QUADS]) {
    [[unroll]] for (uint k = 0u; k < QUADS; k++) {
        precise vec4 normed = y[k];
        if (NORMED) normed = (normed * scale) * gains[k];
        y[k] = quad_at(round, k) < PADDED / 4u ? normed : vec4(0.0);
    }
}
