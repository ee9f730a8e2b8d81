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
    float most;                 /* of a gate, and of an up's magnitude; 0: there is no limit */
} push;

void main() {
    uint column = gl_WorkGroupID.x * THREADS + thread_index();
    uint from = push.source + gl_WorkGroupID.y * push.source_stride + column;
    uint to = push.target + gl_WorkGroupID.y * push.target_stride + column;
    if (column >= push.columns) return;
    float gate = floats[from], up = floats[from + push.columns];
    if (push.most > 0.0) {
        gate = gate > push.most ? push.most : gate;
        up = up > push.most ? push.most : up < -push.most ? -push.most : up;
    }
    floats[to] = activated(gate, up);
}
