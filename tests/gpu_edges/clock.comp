/* clock.comp - a fixed number of dependent operations, whose time tells the device's clock */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(constant_id = 3) const uint ROUNDS = 1; /* of 64 dependent operations three times */

void main() {
    uint x = thread_index() + 1u;
    for (uint i = 0u; i < ROUNDS; i++) { STIR_64 }
    if (x == 0u) flags.folded = 0u; /* never: no operation maps another number to zero */
}
