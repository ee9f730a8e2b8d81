/* attention.comp - attention by chunks, kv heads and tokens */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "layer.glsl"
#include "attention.glsl"

void main() { attend(gl_WorkGroupID.z, gl_WorkGroupID.y, gl_WorkGroupID.x); }
