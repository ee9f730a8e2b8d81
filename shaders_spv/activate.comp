/* activate.comp - the activation of gates and ups that were multiplied apart: a workgroup takes one
   column of a token per thread */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "activation.glsl"

layout(std430, binding = 2) buffer Floats { float floats[]; };

layout(push_constant) uniform Push {
    uint columns;               /* of gate; those of up follow */
    uint source, source_stride; /* floats, by tokens */
    uint target, target_stride;
} push;

void main() {
    uint column = gl_WorkGroupID.x * THREADS + thread_index();
    uint from = push.source + gl_WorkGroupID.y * push.source_stride + column;
    uint to = push.target + gl_WorkGroupID.y * push.target_stride + column;
    if (column < push.columns) floats[to] = activated(floats[from], floats[from + push.columns]);
}
