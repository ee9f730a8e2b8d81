/* quantise.glsl - norm and quantisation of one vector by a whole workgroup

   The vector's floats begin at `source` and are followed by zeros up to a multiple of 64. */

layout(constant_id = 1) const uint COLUMNS = 256; /* of the vector */

const uint PADDED = (COLUMNS + 63u) / 64u * 64u;
const uint WORDS = (COLUMNS + 127u) / 128u * 32u; /* of four int8, whole blocks of 128 */

layout(std430, binding = 1) readonly buffer Parameters { float parameters[]; };
layout(std430, binding = 1) readonly buffer Parameters4 { vec4 parameters4[]; };
layout(std430, binding = 2) buffer Floats { float floats[]; };
layout(std430, binding = 2) buffer Floats4 { vec4 floats4[]; };

shared float sum_lanes[64];
shared uint largest_bits;
shared int quants_sum;
shared uvec4 quants[WORDS / 4u];

/* The reciprocal root mean square. */
float norm_scale(uint source, float reciprocal, float epsilon) {
    uint thread = thread_index();
    float v[8];
    if (thread < 64u) {
        precise float lane = 0.0;
        for (uint i = thread; i < PADDED; i += 64u) {
            float x = floats[source + i];
            lane = lane + x * x;
        }
        sum_lanes[thread] = lane;
    }
    barrier();
    [[unroll]] for (int k = 0; k < 8; k++) v[k] = sum_lanes[(thread & 7u) * 8u + uint(k)];
    precise float mean = team_fold(v) * reciprocal + epsilon;
    return rsqrt(mean);
}

/* Four values of norm(x, gain), or of x where there is no gain. */
vec4 normed(uint source, uint gain, float scale, uint i) {
    precise vec4 y = floats4[source / 4u + i];
    if (gain != NONE) y = (y * scale) * parameters4[gain / 4u + i];
    return y;
}

/* Fills `quants` and `quants_sum`, and returns the value of one step. */
float quantise(uint source, uint gain, float reciprocal, float epsilon) {
    uint thread = thread_index();
    float scale = 1.0, largest = 1e-5;
    int sum = 0;
    if (thread == 0u) largest_bits = 0u, quants_sum = 0;
    if (gain != NONE) scale = norm_scale(source, reciprocal, epsilon);
    else barrier();
    for (uint i = thread; i < PADDED / 4u; i += THREADS) {
        vec4 y = abs(normed(source, gain, scale, i));
        [[unroll]] for (int j = 0; j < 4; j++) largest = y[j] > largest ? y[j] : largest;
    }
    atomicMax(largest_bits, floatBitsToUint(largest));
    barrier();
    largest = uintBitsToFloat(largest_bits);
    precise float factor = 127.0 * rcp(largest);
    precise float step = largest * (1.0 / 127.0);
    for (uint i = thread; i < WORDS; i += THREADS) {
        uint word = 0u;
        if (i < PADDED / 4u) {
            precise vec4 v = normed(source, gain, scale, i) * factor;
            [[unroll]] for (int j = 0; j < 4; j++) {
                float clamped = v[j] < 127.0 ? v[j] : 127.0;
                clamped = clamped > -128.0 ? clamped : -128.0;
                int q = int(roundEven(clamped));
                sum += q;
                word |= uint(q & 255) << 8 * j;
            }
        }
        quants[i / 4u][i % 4u] = word;
    }
    atomicAdd(quants_sum, sum);
    barrier();
    return step;
}
