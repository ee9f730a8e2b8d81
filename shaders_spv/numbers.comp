/* numbers.comp - the arithmetic of the contract on given pairs, for the self-test: whether this
   device rounds, keeps denormals and leaves products unfused as bitnet.h does */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(std430, binding = 0) readonly buffer Pairs { vec2 pairs[]; };
layout(std430, binding = 2) writeonly buffer Results { float results[]; }; /* 8 for each pair */

layout(push_constant) uniform Push {
    uint count;
} push;

void main() {
    for (uint i = thread_index(); i < push.count; i += THREADS) {
        float a = pairs[i].x, b = pairs[i].y;
        precise float product = a * b;
        results[8u * i] = add(a, b);
        results[8u * i + 1u] = product;
        results[8u * i + 2u] = multiply_add(a, b, a);
        results[8u * i + 3u] = rcp(abs(a));
        results[8u * i + 4u] = rsqrt(abs(a));
        results[8u * i + 5u] = exponential(a);
        results[8u * i + 6u] = uintBitsToFloat(float_to_half(a));
        results[8u * i + 7u] = half_to_float(floatBitsToUint(b) & 0xFFFFu);
    }
}
