/* ternary.comp - a ternary matrix times the int8 vectors of 1, 2, 4 or 8 tokens */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "quantise.glsl"
#include "layer.glsl"
#include "rows.glsl"
#include "ternary.glsl"

void main() { multiply(gl_WorkGroupID.x); }
