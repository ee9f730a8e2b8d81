/* heads.comp - prepares queries, keys and values for attention where heads have norms or the
   product does not rotate them itself

   A team takes one head of one token. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
layout(std430, binding = 1) readonly buffer Parameters { float parameters[]; };
layout(std430, binding = 2) buffer Floats { float floats[]; };
#include "layer.glsl"
#include "rows.glsl"

layout(constant_id = 9) const uint STRIDE = 512;    /* between tokens, in the product's output */
layout(constant_id = 10) const bool GATED = false; /* a gate follows each query there */
layout(constant_id = 12) const bool NORMED = true;

const uint ALL = HEADS + 2u * KV_HEADS;

/* A column of the head that begins at `from`, turned if norms come behind that. */
float turned(uint from, uint column, uint token) {
    uint pair = column % (TURNED / 2u);
    if (ROPE != FIRST || column >= TURNED) return floats[from + column];
    vec2 both = turn(floats[from + pair], floats[from + pair + TURNED / 2u], pair,
                     state.position + token);
    return column < TURNED / 2u ? both.x : both.y;
}

/* The reciprocal root mean square of such a head. */
float head_scale(uint from, uint token) {
    float lanes[8];
    [[unroll]] for (int k = 0; k < 8; k++) lanes[k] = 0.0;
    for (uint segment = 0u; segment < HEAD; segment += 64u)
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            uint column = segment + (thread_index() & 7u) * 8u + k;
            float x = turned(from, min(column, HEAD - 1u), token);
            x = column < HEAD ? x : 0.0;
            lanes[k] = multiply_add(x, x, lanes[k]);
        }
    precise float mean = team_fold(lanes) * push.reciprocal + push.epsilon;
    return rsqrt(mean);
}

void main() {
    uint token = gl_WorkGroupID.y, number = gl_WorkGroupID.x * TEAMS + (thread_index() >> 3);
    uint head = min(number, ALL - 1u);
    uint from = push.source + token * STRIDE + (head + (GATED ? min(head, HEADS) : 0u)) * HEAD;
    uint gain = push.gain + (head < HEADS ? 0u : HEAD_PADDED);
    bool normed = NORMED && head < HEADS + KV_HEADS;
    float scale = NORMED ? head_scale(from, token) : 1.0;
    if (number >= ALL) return;
    for (uint at = thread_index() & 7u; at < HEAD / 4u; at += 8u) {
        uint quad = head * (HEAD / 4u) + at;
        vec4 v;
        [[unroll]] for (uint member = 0u; member < 4u; member++) {
            uint column = quad_row(quad, member) - head * HEAD;
            precise float x = floats[from + column];
            if (normed) x = (turned(from, column, token) * scale) * parameters[gain + column];
            v[member] = x;
        }
        store_quad(quad, v, token);
    }
}
