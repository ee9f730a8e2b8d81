/* screen.comp - bounds of all logits by the coarse plane of bitnet.h's >>screen, of 1, 2, 4 or 8
   tokens in each column of workgroups

   A workgroup takes one row per thread, in blocks of 32: a thread reads 4 rows of 8 columns, 16
   bytes, and 4 teams share a block, each taking every fourth group of columns. Stored are each
   row's upper bound and each workgroup's greatest lower bound with its row. Forbidden tokens are
   bounded by -infinity; a workgroup with no others names NONE. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(constant_id = 1) const uint COLUMNS = 256;
layout(constant_id = 2) const uint TOKENS = 1;

const uint LINES = (COLUMNS + 127u) / 128u, GROUPS = LINES * 16u, SPLIT = 4u;
/* Loads in flight: for 8 tokens as many as leave registers for their digits. */
const uint ONCE = TOKENS == 8u ? 2u : LINES % 2u == 0u ? 8u : 4u;
const uint KEPT = TOKENS == 1u ? GROUPS : 1u; /* digits in shared memory: all, for one token */

layout(std430, binding = 0) readonly buffer Plane { uvec4 plane[]; };
layout(std430, binding = 0) readonly buffer Rows { float of_rows[]; };
layout(std430, binding = 2) buffer Floats { float floats[]; };
layout(std430, binding = 2) readonly buffer Masks { uint masks[]; };
layout(std430, binding = 3) readonly buffer Digits { uvec4 all_digits[]; };

layout(push_constant) uniform Push {
    uint rows, first;  /* rows of this piece of the head, and the token of its first one */
    uint steps;        /* floats after the plane: steps, residuals and norms of its padded rows */
    uint states;       /* floats, by tokens: step, sum of the digits as bits, norm, error */
    uint uppers, uppers_stride; /* floats: [token][row] */
    uint lowers, part, lowers_stride; /* floats, by tokens: bounds and their rows, by workgroups;
                                         the first of this piece */
    uint count;        /* tokens; the rest of a column's is computed but unused */
    uint mask, mask_stride; /* words among the floats: a bit for each row of the head; the stride
                               between tokens */
} push;

shared uvec4 digits[KEPT];
shared int sums[SPLIT * THREADS];
shared uint greatest, whose;

/* A column's tokens; columns come first, so that they read the same rows at the same time. */
uint token_of(uint t) { return gl_WorkGroupID.x * TOKENS + t; }

uvec4 digits_of(uint t, uint group) {
    if (TOKENS == 1u) return digits[group];
    return all_digits[min(token_of(t), push.count - 1u) * GROUPS + group];
}

void load_groups(uint from, uint turn, out uvec4 w[ONCE]) {
    [[unroll]] for (uint k = 0u; k < ONCE; k++) w[k] = plane[from + (turn + k) * SPLIT * 8u];
}

/* A bit for each token of the column after which this row is allowed. */
uint allowed_after(uint row) {
    uint id = push.first + row, allowed = 0u;
    if (row >= push.rows) return 0u;
    [[unroll]] for (uint t = 0u; t < TOKENS; t++) {
        uint token = min(token_of(t), push.count - 1u), bit = 1u;
        uint word = push.mask + token * push.mask_stride + id / 32u;
        if (state.choices[token].masked != 0u) bit = masks[word] >> (id & 31u) & 1u;
        allowed |= bit << t;
    }
    return allowed;
}

void main() {
    uint thread = thread_index(), lane = thread & 7u, team = thread >> 3, split = team % SPLIT;
    uint block = gl_WorkGroupID.y * (TEAMS / SPLIT) + team / SPLIT;
    uint padded = (push.rows + 31u) / 32u * 32u;
    uint from = (min(block, padded / 32u - 1u) * GROUPS + split) * 8u + lane;
    uint row = gl_WorkGroupID.y * THREADS + thread, here = min(row, push.rows - 1u);
    float step = of_rows[push.steps + here], residual = of_rows[push.steps + padded + here];
    float norm = of_rows[push.steps + 2u * padded + here];
    uint allowed = allowed_after(row);
    uvec4 w[ONCE];
    int dots[4u * TOKENS];
    load_groups(from, 0u, w);
    if (TOKENS == 1u)
        [[unroll]] for (uint i = 0u; i < (GROUPS + THREADS - 1u) / THREADS; i++) {
            uint at = min(thread + i * THREADS, GROUPS - 1u);
            digits[min(at, KEPT - 1u)] = all_digits[at];
        }
    barrier();
    [[unroll]] for (uint i = 0u; i < 4u * TOKENS; i++) dots[i] = 0;
    for (uint turn = 0u; turn < GROUPS / SPLIT; turn += ONCE) {
        if (turn > 0u) load_groups(from, turn, w);
        [[unroll]] for (uint k = 0u; k < ONCE; k++)
            [[unroll]] for (uint t = 0u; t < TOKENS; t++) {
                uvec4 x = digits_of(t, (turn + k) * SPLIT + split);
                [[unroll]] for (uint r = 0u; r < 4u; r++) {
                    uint a = w[k][r] & 0x0F0F0F0Fu, b = w[k][r] >> 4 & 0x0F0F0F0Fu;
                    int high = dot4(x.x, a) + dot4(x.y, b), low = dot4(x.z, a) + dot4(x.w, b);
                    dots[t * 4u + r] += 128 * high + low;
                }
            }
    }
    [[unroll]] for (uint t = 0u; t < TOKENS; t++) {
        uint token = token_of(t), told = push.states + 4u * token;
        if (token >= push.count) continue;
        bool may_come = (allowed >> t & 1u) != 0u;
        float lower = uintBitsToFloat(0xFF800000u), upper = lower;
        if (t > 0u) barrier();
        if (thread == 0u) greatest = order_of(lower), whose = NONE;
        [[unroll]] for (uint r = 0u; r < 4u; r++)
            sums[split * THREADS + team / SPLIT * 32u + lane * 4u + r] = dots[t * 4u + r];
        barrier();
        if (may_come) {
            int dot = -8 * floatBitsToInt(floats[told + 1u]);
            [[unroll]] for (uint i = 0u; i < SPLIT; i++) dot += sums[i * THREADS + thread];
            precise float coarse = float(dot) * (step * floats[told]);
            precise float slack = floats[told + 2u] * residual + floats[told + 3u] * norm;
            slack = slack * 1.00001 + 1e-30;
            precise float above = coarse + slack, below = coarse - slack;
            lower = below;
            upper = above;
            atomicMax(greatest, order_of(lower));
        }
        if (row < push.rows) floats[push.uppers + token * push.uppers_stride + push.first + row] = upper;
        barrier();
        if (may_come && order_of(lower) == greatest) whose = push.first + row; /* of equals any */
        barrier();
        uint to = push.lowers + 2u * (token * push.lowers_stride + push.part + gl_WorkGroupID.y);
        if (thread == 0u) {
            floats[to] = from_order(greatest);
            floats[to + 1u] = uintBitsToFloat(whose);
        }
    }
}
