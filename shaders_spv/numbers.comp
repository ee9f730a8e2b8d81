/* numbers.comp - the contract's arithmetic on given pairs, for the self-test: does this device
   round, keep denormals and leave products unfused as bitnet.h does, and how many of all halves
   does it convert wrong? */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(std430, binding = 2) buffer Floats { float floats[]; };

layout(push_constant) uniform Push {
    uint count;
    uint pairs, results; /* floats: 2 and 8 for each pair, then the count of wrong halves as bits */
} push;

shared uint wrong;

/* Is a half read right as the lower and as the upper of a pair? NaNs are equal. */
bool is_right(uint h) {
    vec2 native = unpackHalf2x16(h | h << 16);
    uint right = floatBitsToUint(half_to_float(h));
    uint x = floatBitsToUint(native.x), y = floatBitsToUint(native.y);
    if ((right & 0x7FFFFFFFu) > 0x7F800000u)
        return (x & 0x7FFFFFFFu) > 0x7F800000u && (y & 0x7FFFFFFFu) > 0x7F800000u;
    return x == right && y == right;
}

void main() {
    if (thread_index() == 0u) wrong = 0u;
    barrier();
    for (uint h = thread_index(); h < 0x10000u; h += THREADS)
        if (!is_right(h)) atomicAdd(wrong, 1u);
    barrier();
    if (thread_index() == 0u) floats[push.results + 8u * push.count] = uintBitsToFloat(wrong);
    for (uint i = thread_index(); i < push.count; i += THREADS) {
        float a = floats[push.pairs + 2u * i], b = floats[push.pairs + 2u * i + 1u];
        uint to = push.results + 8u * i;
        float magnitude = uintBitsToFloat(floatBitsToUint(a) & 0x7FFFFFFFu); /* abs may flush */
        precise float product = a * b;
        floats[to] = add(a, b);
        floats[to + 1u] = product;
        floats[to + 2u] = multiply_add(a, b, a);
        floats[to + 3u] = rcp(magnitude);
        floats[to + 4u] = rsqrt(magnitude);
        floats[to + 5u] = exponential(a);
        floats[to + 6u] = half_to_float(float_to_half(a));
        floats[to + 7u] = half_to_float(floatBitsToUint(b) & 0xFFFFu);
    }
}
