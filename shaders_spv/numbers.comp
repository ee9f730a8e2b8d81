/* numbers.comp - the arithmetic of the contract on given pairs, for the self-test: whether this
   device rounds, keeps denormals and leaves products unfused as bitnet.h does */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(std430, binding = 2) buffer Floats { float floats[]; };

layout(push_constant) uniform Push {
    uint count;
    uint pairs, results; /* floats: 2 and 8 for each pair */
} push;

void main() {
    for (uint i = thread_index(); i < push.count; i += THREADS) {
        float a = floats[push.pairs + 2u * i], b = floats[push.pairs + 2u * i + 1u];
        uint to = push.results + 8u * i;
        precise float product = a * b;
        floats[to] = add(a, b);
        floats[to + 1u] = product;
        floats[to + 2u] = multiply_add(a, b, a);
        floats[to + 3u] = rcp(abs(a));
        floats[to + 4u] = rsqrt(abs(a));
        floats[to + 5u] = exponential(a);
        floats[to + 6u] = half_to_float(float_to_half(a));
        floats[to + 7u] = half_to_float(floatBitsToUint(b) & 0xFFFFu);
    }
}
