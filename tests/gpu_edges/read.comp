/* read.comp - reads weights, AHEAD loads of 16 bytes under way in each thread */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(constant_id = 3) const uint AHEAD = 1;
layout(constant_id = 4) const uint TURNS = 1; /* of a thread */
layout(constant_id = 5) const uint PATTERN = 0;

const uint INTERLEAVED = 0u; /* a block of a workgroup lies next to those of others */
const uint APART = 1u;       /* each workgroup has its own range */
const uint ROWS = 2u;        /* the same, by rows of AHEAD * 8, each read by 8 threads */

uint place(uint turn, uint load) {
    uint group = gl_WorkGroupID.x, t = thread_index();
    uint block = PATTERN == INTERLEAVED ? turn * gl_NumWorkGroups.x + group : group * TURNS + turn;
    if (PATTERN == ROWS) return (block * (THREADS / 8u) + t / 8u) * AHEAD * 8u + load * 8u + t % 8u;
    return (block * AHEAD + load) * THREADS + t;
}

void main() {
    uvec4 w[AHEAD];
    for (uint turn = 0u; turn < TURNS; turn++) {
        [[unroll]] for (uint i = 0u; i < AHEAD; i++) w[i] = weights[place(turn, i)];
        uvec4 all = uvec4(0u);
        [[unroll]] for (uint i = 0u; i < AHEAD; i++) all |= w[i];
        use(all);
    }
}
