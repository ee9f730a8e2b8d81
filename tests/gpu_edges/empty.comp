/* empty.comp - a dispatch that does nothing */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(constant_id = 3) const uint NUMBER = 0; /* of the pipeline */

void main() {
    if (NUMBER == EMPTY) flags.folded = 1u;
}
