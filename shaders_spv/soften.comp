/* soften.comp - attention's outputs times the logarithms to base 2 of 1 + 2^gate: a workgroup
   computes one column of a token per thread */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "double.glsl"

layout(std430, binding = 2) buffer Floats { float floats[]; };

layout(push_constant) uniform Push {
    uint columns;               /* of all heads */
    uint source, source_stride; /* floats, by tokens: gates */
    uint target, target_stride; /* the same: outputs */
} push;

float softened(float gate) {
    Double ln2 = words(0x3FE62E42u, 0xFEFA39EFu), x = product(from_float(gate), ln2);
    if (!is_below(whole(40), x)) x = log_of(sum(whole(1), exp_of(x)));
    return to_float(quotient(x, ln2));
}

void main() {
    uint column = gl_WorkGroupID.x * THREADS + thread_index();
    uint from = push.source + gl_WorkGroupID.y * push.source_stride + column;
    uint to = push.target + gl_WorkGroupID.y * push.target_stride + column;
    if (column >= push.columns) return;
    precise float y = floats[to] * softened(floats[from]);
    floats[to] = is_finite(floats[from]) ? y : uintBitsToFloat(0x7FC00000u);
}
