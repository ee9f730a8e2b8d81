/* attention.comp - attention by chunks, heads and tokens; PASS: by items of rows, and heads */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "layer.glsl"

const uint VECTOR = HEADS * HEAD;

layout(std430, binding = 2) writeonly buffer Floats { float floats[]; };
layout(std430, binding = 3) writeonly buffer Words { uint words[]; };

#include "int8.glsl"
#include "attention.glsl"

void main() {
#ifdef PASS
    uint item = items[push.items + gl_WorkGroupID.x];
    begin_row(item & 127u, push.layer);
    attend(item & 127u, gl_WorkGroupID.y, item >> 7);
#else
    attend(gl_WorkGroupID.z, gl_WorkGroupID.y, gl_WorkGroupID.x);
#endif
}
