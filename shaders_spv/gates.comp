/* gates.comp - attention's outputs times the sigmoids of their gates: a workgroup takes one column
   of a token per thread */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(constant_id = 21) const uint HEAD = 64;

layout(std430, binding = 2) buffer Floats { float floats[]; };

layout(push_constant) uniform Push {
    uint columns;               /* of all heads */
    uint source, source_stride; /* floats, by tokens: each head's query, then its gate */
    uint target, target_stride; /* the same: outputs */
} push;

void main() {
    uint column = gl_WorkGroupID.x * THREADS + thread_index();
    uint from = push.source + gl_WorkGroupID.y * push.source_stride + column / HEAD * HEAD + HEAD;
    uint to = push.target + gl_WorkGroupID.y * push.target_stride + column;
    if (column >= push.columns) return;
    precise float y = rcp(add(1.0, exponential(-floats[from + column]))) * floats[to];
    floats[to] = y;
}
