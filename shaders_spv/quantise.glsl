/* quantise.glsl - norm and quantisation of one vector by a whole workgroup

   The vector's floats begin at `source` and are followed by zeros up to a multiple of 64. Every
   loop has a constant number of turns and no branch guards a load, so that all loads of a loop are
   under way at once. */

layout(constant_id = 1) const uint COLUMNS = 256; /* of the vector */
layout(constant_id = 12) const bool NORMED = true;

const uint SEGMENTS = (COLUMNS + 63u) / 64u;
const uint PADDED = SEGMENTS * 64u;
const uint WORDS = (COLUMNS + 127u) / 128u * 32u; /* of four int8, whole blocks of 128 */

/* A team of 8 reads 8 half blocks, 512 columns, in a turn. The int8 of a vector are followed by
   zeros up to a whole number of turns, and this to a whole number of rounds. */
const uint NEEDED = (WORDS / 16u + 7u) / 8u;
const uint ROUNDS = (NEEDED + 7u) / 8u;
const uint TURNS = (NEEDED + ROUNDS - 1u) / ROUNDS; /* in each round */
const uint QUANTS = ROUNDS * TURNS * 32u;           /* uvec4 of a vector */

layout(std430, binding = 1) readonly buffer Parameters { float parameters[]; };
layout(std430, binding = 1) readonly buffer Parameters4 { vec4 parameters4[]; };
layout(std430, binding = 2) PASSED buffer Floats { float floats[]; };
layout(std430, binding = 2) buffer Floats4 { vec4 floats4[]; };

shared float sum_lanes[64];
shared uint largest_bits;
shared int quants_sum;
shared uvec4 quants[QUANTS];

const uint SUM_ROUNDS = (SEGMENTS + 39u) / 40u;
const uint SUM_TURNS = (SEGMENTS + SUM_ROUNDS - 1u) / SUM_ROUNDS;

/* The reciprocal root mean square. Threads from 64 on do what others do. */
float norm_scale(uint source, float reciprocal, float epsilon) {
    uint lane = thread_index() & 63u;
    float x[SUM_TURNS], v[8];
    precise float sum = 0.0;
    for (uint round = 0u; round < SUM_ROUNDS; round++) {
        [[unroll]] for (uint k = 0u; k < SUM_TURNS; k++) {
            uint segment = round * SUM_TURNS + k;
            x[k] = floats[source + min(segment, SEGMENTS - 1u) * 64u + lane];
            if (segment >= SEGMENTS) x[k] = 0.0;
        }
        [[unroll]] for (uint k = 0u; k < SUM_TURNS; k++) sum = sum + x[k] * x[k];
    }
    sum_lanes[lane] = sum;
    barrier();
    [[unroll]] for (int k = 0; k < 8; k++) v[k] = sum_lanes[(thread_index() & 7u) * 8u + uint(k)];
    precise float mean = team_fold(v) * reciprocal + epsilon;
    return rsqrt(mean);
}

/* A thread's quads of a vector, so many in each round. */
const uint QUAD_ROUNDS = (QUANTS * 4u + 8u * THREADS - 1u) / (8u * THREADS);
const uint QUADS = (QUANTS * 4u + QUAD_ROUNDS * THREADS - 1u) / (QUAD_ROUNDS * THREADS);

uint quad_at(uint round, uint k) { return thread_index() + (round * QUADS + k) * THREADS; }

/* Reads quads, and what norm() will multiply them with. Those that pad the vector are read from its
   end. */
void load(uint source, uint gain, uint round, out vec4 y[QUADS], out vec4 gains[QUADS]) {
    [[unroll]] for (uint k = 0u; k < QUADS; k++) {
        uint at = min(quad_at(round, k), PADDED / 4u - 1u);
        y[k] = floats4[source / 4u + at];
        if (NORMED) gains[k] = parameters4[gain / 4u + at];
    }
}

/* Makes of them those of norm(x, gain), or of x where there is no norm, and zeros. */
void norm(float scale, uint round, inout vec4 y[QUADS], const vec4 gains[QUADS]) {
    [[unroll]] for (uint k = 0u; k < QUADS; k++) {
        precise vec4 normed = y[k];
        if (NORMED) normed = (normed * scale) * gains[k];
        y[k] = quad_at(round, k) < PADDED / 4u ? normed : vec4(0.0);
    }
}

/* Four int8; adds them to the sum. */
uint quantise_quad(vec4 y, float factor, inout int sum) {
    precise vec4 v = y * factor;
    uint word = 0u;
    [[unroll]] for (int j = 0; j < 4; j++) {
        float clamped = v[j] < 127.0 ? v[j] : 127.0;
        clamped = clamped > -128.0 ? clamped : -128.0;
        int q = int(roundEven(clamped));
        sum += q;
        word |= uint(q & 255) << 8 * j;
    }
    return word;
}

/* Fills `quants` and `quants_sum`, and returns the value of one step. One round's quads stay in
   registers; more are read, and normed, twice. */
float quantise(uint source, uint gain, float reciprocal, float epsilon) {
    float largest = 1e-5, scale = 1.0;
    vec4 y[QUADS], gains[QUADS];
    int sum = 0;
    if (thread_index() == 0u) largest_bits = 0u, quants_sum = 0;
    load(source, gain, 0u, y, gains);
    if (NORMED) scale = norm_scale(source, reciprocal, epsilon);
    else barrier();
    for (uint round = 0u; round < QUAD_ROUNDS; round++) {
        if (round > 0u) load(source, gain, round, y, gains);
        norm(scale, round, y, gains);
        [[unroll]] for (uint k = 0u; k < QUADS; k++)
            [[unroll]] for (int j = 0; j < 4; j++) {
                float magnitude = abs(y[k][j]);
                largest = magnitude > largest ? magnitude : largest;
            }
    }
    atomicMax(largest_bits, floatBitsToUint(largest));
    barrier();
    largest = uintBitsToFloat(largest_bits);
    precise float factor = 127.0 * rcp(largest);
    precise float step = largest * (1.0 / 127.0);
    for (uint round = 0u; round < QUAD_ROUNDS; round++) {
        if (QUAD_ROUNDS > 1u) {
            load(source, gain, round, y, gains);
            norm(scale, round, y, gains);
        }
        [[unroll]] for (uint k = 0u; k < QUADS; k++) {
            uint at = quad_at(round, k), word = quantise_quad(y[k], factor, sum);
            if (at < QUANTS * 4u) quants[at / 4u][at % 4u] = word;
        }
    }
    atomicAdd(quants_sum, sum);
    barrier();
    return step;
}
