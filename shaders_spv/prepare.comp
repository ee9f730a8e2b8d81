/* prepare.comp - the norm of one token per workgroup, quantised for a batch's matrices; after the
   last layer, the state for the logits, and what the head needs of it: int8, or for screen.comp two
   digits */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "quantise.glsl"

layout(constant_id = 40) const bool FINAL = false;
layout(constant_id = 41) const bool SCREENED = false;
layout(constant_id = 42) const uint STEPS = 1; /* of the int8 */

/* None; one; one for each group of 32 columns; one for all groups. */
const uint STEPS_NONE = 0u, STEPS_ONE = 1u, STEPS_GROUPS = 2u, STEPS_COMMON = 3u;

layout(std430, binding = 3) writeonly buffer Quants { uvec4 all_quants[]; };
layout(std430, binding = 3) writeonly buffer Digits { uint digits[]; };

layout(push_constant) uniform Push {
    uint source, source_stride; /* floats */
    uint gain;                /* parameters */
    uint target;              /* floats: steps and sums; FINAL: states, by tokens of the submit */
    float reciprocal, epsilon;
    uint digits; /* FINAL, floats by tokens: steps and sums; or for screen.comp step, sum of the
                    digits as bits, norm, error */
} push;

shared uint squares, errors; /* sums of squares of values 0 to 1, in units of 2^-16, rounded up */

uint round_up(float x) {
    precise float units = x * 65601.5; /* a thousandth more */
    return uint(units) + 1u;
}

float square_root(uint sum) {
    precise float x = float(sum) * (1.0 / 65536.0);
    precise float root = x * rsqrt(x);
    return root;
}

/* The state as two digits: x' = step * (128 high + low), like bitnet__screen_quantise, but in
   floats, so bounds are widened by more than their possible error. If a value is not finite, or all
   are too small, the error is infinite and nothing is ruled out. */
void make_digits(uint state_at, uint token) {
    const uint PADDED_QUADS = (COLUMNS + 127u) / 128u * 32u;
    uint thread = thread_index(), mine = 0u, first = token * PADDED_QUADS * 2u;
    uint told = push.digits + token * 4u;
    precise float scale, step, square = 0.0, error = 0.0;
    int sum = 0;
    if (thread == 0u) largest_bits = squares = errors = 0u, quants_sum = 0;
    barrier();
    for (uint at = thread; at < PADDED / 4u; at += THREADS)
        [[unroll]] for (int j = 0; j < 4; j++)
            mine = max(mine, floatBitsToUint(floats4[state_at + at][j]) & 0x7FFFFFFFu);
    atomicMax(largest_bits, mine);
    barrier();
    scale = 16256.0 * rcp(uintBitsToFloat(largest_bits));
    step = uintBitsToFloat(largest_bits) * (1.0 / 16256.0);
    for (uint at = thread; at < PADDED_QUADS; at += THREADS) {
        uint high_word = 0u, low_word = 0u;
        vec4 x = at < PADDED / 4u ? floats4[state_at + at] : vec4(0.0);
        [[unroll]] for (int j = 0; j < 4; j++) {
            precise float units = x[j] * scale;
            int whole = int(roundEven(clamp(units, -16256.0, 16256.0)));
            int high = (whole + 64) >> 7, low = whole - 128 * high; /* low is -64 to 63 */
            precise float rest = units - float(whole), part = units * (1.0 / 16256.0);
            sum += whole;
            square += part * part;
            error += rest * rest;
            high_word |= uint(high & 255) << 8 * j;
            low_word |= uint(low & 255) << 8 * j;
        }
        digits[first + at / 2u * 4u + at % 2u] = high_word;
        digits[first + at / 2u * 4u + at % 2u + 2u] = low_word;
    }
    atomicAdd(quants_sum, sum);
    atomicAdd(squares, round_up(square));
    atomicAdd(errors, round_up(error));
    barrier();
    if (thread != 0u) return;
    float most = uintBitsToFloat(largest_bits);
    /* (n/64 + 24) 2^-24, and a little more */
    precise float rounding = float(COLUMNS / 64u + 24u) * 5.967e-08;
    bool holds = most > 1e-10 && most < 1e15; /* no: what is not a number */
    precise float norm = most * square_root(squares) * 1.001;
    precise float root = square_root(errors) + 0.01 * square_root(COLUMNS << 16);
    precise float bound = step * root * 1.001 + rounding * norm;
    floats[told] = step;
    floats[told + 1u] = intBitsToFloat(quants_sum);
    floats[told + 2u] = norm;
    floats[told + 3u] = holds ? bound : uintBitsToFloat(0x7F800000u);
}

/* The step and the sum of a vector's int8, or of each group's. */
void tell_steps(uint to, uint token, float step) {
    const uint GROUPS = STEPS == STEPS_COMMON ? (COLUMNS + 31u) / 32u : 1u;
    for (uint g = thread_index(); g < GROUPS; g += THREADS) {
        int sum = STEPS == STEPS_COMMON ? 0 : quants_sum;
        if (STEPS == STEPS_COMMON)
            [[unroll]] for (uint j = 0u; j < 8u; j++)
                sum += dot4(quants[2u * g + j / 4u][j % 4u], 0x01010101u);
        floats[to + 2u * (token * GROUPS + g)] = step;
        floats[to + 2u * (token * GROUPS + g) + 1u] = intBitsToFloat(sum);
    }
}

void main() {
    uint token = gl_WorkGroupID.x, steps = FINAL ? push.digits : push.target;
    uint source = push.source + token * push.source_stride;
    if (FINAL || STEPS == STEPS_GROUPS) {
        float scale = NORMED ? norm_scale(source, push.reciprocal, push.epsilon) : 1.0;
        uint to = (push.target + (state.step + token) * PADDED) / 4u;
        for (uint round = 0u; round < QUAD_ROUNDS; round++) {
            vec4 y[QUADS], gains[QUADS];
            load_quads(source, push.gain, round, y, gains);
            norm(scale, round, y, gains);
            [[unroll]] for (uint k = 0u; k < QUADS; k++) {
                uint at = quad_at(round, k);
                if (FINAL && at < PADDED / 4u) floats4[to + at] = y[k];
                if (STEPS == STEPS_GROUPS) quantise_group(y[k], at, token, steps);
            }
        }
        if (SCREENED) make_digits(to, token); /* each thread reads its own writes */
    }
    if (STEPS == STEPS_ONE || STEPS == STEPS_COMMON) {
        float step = quantise(source, push.gain, push.reciprocal, push.epsilon);
        [[unroll]] for (uint i = thread_index(); i < QUANTS; i += THREADS)
            all_quants[token * QUANTS + i] = quants[i];
        tell_steps(steps, token, step);
    }
}
