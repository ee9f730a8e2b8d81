/* screen.comp - bounds of all logits of one token, by the coarse plane of bitnet.h's >>screen

   A workgroup takes as many rows as it has threads, in blocks of 32: a thread reads 4 rows of a
   group of 8 columns, 16 bytes, and each block is split among 4 teams, one for every fourth group.
   Of each row its upper bound is kept, of each workgroup the greatest lower bound and whose it
   is. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(constant_id = 1) const uint COLUMNS = 256;

const uint LINES = (COLUMNS + 127u) / 128u, GROUPS = LINES * 16u, SPLIT = 4u;
const uint ONCE = LINES % 2u == 0u ? 8u : 4u; /* loads under way at once */

layout(std430, binding = 0) readonly buffer Plane { uvec4 plane[]; };
layout(std430, binding = 0) readonly buffer Rows { float of_rows[]; };
layout(std430, binding = 2) buffer Floats { float floats[]; };
layout(std430, binding = 3) readonly buffer Digits { uvec4 all_digits[]; };

layout(push_constant) uniform Push {
    uint rows, first;  /* of this piece of the head; the token of its first row */
    uint steps;        /* floats behind the plane: steps, residuals and norms of its padded rows */
    uint state;        /* floats: step, sum of the digits as bits, norm, error of the state */
    uint uppers;       /* floats, by tokens */
    uint lowers, part; /* floats: bounds and tokens, by workgroups; the first of this piece */
} push;

shared uvec4 digits[GROUPS];
shared int sums[SPLIT * THREADS];
shared uint greatest;

void load_groups(uint from, uint turn, out uvec4 w[ONCE]) {
    [[unroll]] for (uint k = 0u; k < ONCE; k++) w[k] = plane[from + (turn + k) * SPLIT * 8u];
}

void main() {
    uint thread = thread_index(), lane = thread & 7u, team = thread >> 3, split = team % SPLIT;
    uint block = gl_WorkGroupID.x * (TEAMS / SPLIT) + team / SPLIT;
    uint padded = (push.rows + 31u) / 32u * 32u;
    uint from = (min(block, padded / 32u - 1u) * GROUPS + split) * 8u + lane;
    uint row = gl_WorkGroupID.x * THREADS + thread, here = min(row, push.rows - 1u);
    float step = of_rows[push.steps + here], residual = of_rows[push.steps + padded + here];
    float norm = of_rows[push.steps + 2u * padded + here];
    uvec4 w[ONCE];
    int high[4], low[4];
    load_groups(from, 0u, w);
    [[unroll]] for (uint i = 0u; i < (GROUPS + THREADS - 1u) / THREADS; i++) {
        uint at = min(thread + i * THREADS, GROUPS - 1u);
        digits[at] = all_digits[at];
    }
    if (thread == 0u) greatest = 0u;
    barrier();
    [[unroll]] for (int r = 0; r < 4; r++) high[r] = low[r] = 0;
    for (uint turn = 0u; turn < GROUPS / SPLIT; turn += ONCE) {
        if (turn > 0u) load_groups(from, turn, w);
        [[unroll]] for (uint k = 0u; k < ONCE; k++) {
            uvec4 x = digits[(turn + k) * SPLIT + split];
            [[unroll]] for (int r = 0; r < 4; r++) {
                uint a = w[k][r] & 0x0F0F0F0Fu, b = w[k][r] >> 4 & 0x0F0F0F0Fu;
                high[r] += dot4(x.x, a) + dot4(x.y, b);
                low[r] += dot4(x.z, a) + dot4(x.w, b);
            }
        }
    }
    [[unroll]] for (uint r = 0u; r < 4u; r++)
        sums[split * THREADS + team / SPLIT * 32u + lane * 4u + r] = 128 * high[r] + low[r];
    barrier();
    float lower = 0.0;
    if (row < push.rows) {
        int dot = -8 * floatBitsToInt(floats[push.state + 1u]);
        [[unroll]] for (uint i = 0u; i < SPLIT; i++) dot += sums[i * THREADS + thread];
        precise float coarse = float(dot) * (step * floats[push.state]);
        precise float slack = floats[push.state + 2u] * residual + floats[push.state + 3u] * norm;
        slack = slack * 1.00001 + 1e-30;
        precise float upper = coarse + slack, under = coarse - slack;
        lower = under;
        floats[push.uppers + push.first + row] = upper;
        atomicMax(greatest, order_of(lower));
    }
    barrier();
    uint to = push.lowers + 2u * (push.part + gl_WorkGroupID.x);
    if (thread == 0u) floats[to] = from_order(greatest);
    if (row < push.rows && order_of(lower) == greatest)
        floats[to + 1u] = uintBitsToFloat(push.first + row); /* of equals any */
}
