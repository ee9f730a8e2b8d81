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
#include "heads.glsl"

void main() {
    uint token = gl_WorkGroupID.y, number = gl_WorkGroupID.x * TEAMS + (thread_index() >> 3);
    uint head = min(number, ALL - 1u);
    float scale = NORMED ? head_scale(head_at(head, token), token) : 1.0;
    if (number >= ALL) return;
    for (uint at = thread_index() & 7u; at < HEAD / 4u; at += 8u) {
        uint quad = head * (HEAD / 4u) + at;
        vec4 v;
        [[unroll]] for (uint member = 0u; member < 4u; member++)
            v[member] = column_of(head, quad_row(quad, member) - head * HEAD, token, scale);
        store_quad(quad, v, token);
    }
}
