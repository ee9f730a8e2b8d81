/* grouped.comp - a matrix by groups times the int8 vectors of 1, 2, 4 or 8 tokens; for the head of as
   many in each row of workgroups

   A workgroup takes a block of 16 rows, or one each of gate and up. Four threads share a group,
   four rows each. The groups' results go to shared memory, for as many groups and tokens as fit;
   then one thread per row and token adds them up in order.

   Of experts' matrices, which lie one below the other, it takes a block of the one that was chosen
   for a pair of a token and an expert.

   MODE_LOGITS: the rows are the head's; each workgroup's best logit goes to choose.comp.

   If `next_gain` says so, the last workgroup to finish prepares the resulting vector, of one token,
   for the next product. This needs a device that keeps its memory in order between workgroups;
   nobody waits. */
#version 450
#extension GL_GOOGLE_include_directive : require
#define JOINED
#include "common.glsl"
#include "grouped.glsl"

layout(constant_id = 12) const uint VECTOR = 256; /* columns of what is next, */
layout(constant_id = 13) const bool PREPARES = false; /* which this kernel may prepare */
layout(constant_id = 2) const uint TOKENS = 1;
layout(constant_id = 14) const uint SHARE = 0; /* of experts: pairs that share a vector, else 0 */

layout(std430, binding = 0) readonly buffer Scales { uvec2 four_scales[]; };
layout(std430, binding = 1) readonly buffer Parameters4 { vec4 parameters4[]; };
layout(std430, binding = 2) readonly buffer Floats2 { vec2 floats2[]; };
layout(std430, binding = 2) PASSED buffer Floats4 { vec4 floats4[]; };
layout(std430, binding = 3) writeonly buffer Words { uint words[]; };

#include "norm.glsl"

const uint MATRICES = MODE == MODE_GATE ? 2u : 1u;
const uint AT_ONCE = TOKENS < 4u ? TOKENS : 4u; /* tokens */
const uint TIMES = TOKENS / AT_ONCE;
const uint SIDE = THREADS / 4u;                 /* groups side by side */
const uint SIDES = (GROUPS + SIDE - 1u) / SIDE;
const uint ONCE = SIDES < 4u / AT_ONCE ? SIDES : 4u / AT_ONCE; /* of a thread */
const uint SLOTS = ONCE * SIDE;
const uint HELD = ONCE * BITS;

shared float terms[AT_ONCE * SLOTS * 16u]; /* [token][slot][row] */
shared bool last_to_arrive;

/* This thread's quad of rows of groups `group`, `group` + SIDE, ...; past a row's end, its last
   group. */
void load(uint block, uint group, out uvec4 codes[HELD], out vec4 scales[ONCE]) {
    uint quad = thread_index() & 3u, from = push.first + block * BLOCK;
    [[unroll]] for (uint k = 0u; k < ONCE; k++) {
        uint g = min(group + k * SIDE, GROUPS - 1u);
        [[unroll]] for (uint line = 0u; line < BITS; line++)
            codes[k * BITS + line] = weights[from + SCALES + (g * BITS + line) * 4u + quad];
        if (SPANS == 0u) {
            scales[k] = parameters4[push.scales / 4u + block * 4u + quad];
        } else {
            uvec2 four = four_scales[from * 2u + g / SPAN * 4u + quad];
            scales[k] = vec4(halves(four.x), halves(four.y));
        }
    }
}

/* A group of a row times 32 int8. */
int dot_of(const uvec4 codes[HELD], uint k, uint row, uvec4 x0, uvec4 x1) {
    int dot = 0;
    [[unroll]] for (int j = 0; j < 4; j++) {
        uint first = codes[k * BITS][row], second = codes[k * BITS + BITS - 1u][row];
        if (BITS == 2u)
            dot += dot4(x0[j], first >> 2 * j & 0x03030303u) +
                   dot4(x1[j], second >> 2 * j & 0x03030303u);
        else
            dot += 2 * (dot4(x0[j], first >> j & 0x01010101u) +
                        dot4(x1[j], first >> (4 + j) & 0x01010101u));
    }
    return dot;
}

/* The first token; of experts the only one. */
uint first_token() { return SHARE > 0u ? 0u : gl_WorkGroupID.y * TOKENS; }

/* The groups' results for a token, in its place among the terms. Past the last group: zeros, which
   change no sum. */
void multiply(uint group, uint token, uint place, const uvec4 codes[HELD], const vec4 scales[ONCE]) {
    uint quad = thread_index() & 3u, row = min(first_token() + token, push.count - 1u);
    if (SHARE > 0u) row = gl_WorkGroupID.y / SHARE;
    [[unroll]] for (uint k = 0u; k < ONCE; k++) {
        uint g = min(group + k * SIDE, GROUPS - 1u), at = row * push.quants_stride + g * 2u;
        uvec4 x0 = all_quants[at], x1 = all_quants[at + 1u];
        vec2 told = floats2[push.steps / 2u + row * GROUPS + g];
        uint to = ((place * ONCE + k) * SIDE + (thread_index() >> 2)) * 16u + quad * 4u;
        [[unroll]] for (uint r = 0u; r < 4u; r++) {
            int dot = dot_of(codes, k, r, x0, x1) - floatBitsToInt(told.y);
            precise float term = float(dot) * (scales[k][r] * told.x);
            terms[to + r] = group + k * SIDE < GROUPS ? term : 0.0;
        }
    }
}

/* Adds up the terms of this thread's row and token. */
void add_up(inout float sum) {
    uint from = (thread_index() / 16u * SLOTS) * 16u + thread_index() % 16u;
    for (uint slot = 0u; slot < SLOTS; slot += 8u) {
        float some[8];
        [[unroll]] for (uint k = 0u; k < 8u; k++) some[k] = terms[from + (slot + k) * 16u];
        [[unroll]] for (uint k = 0u; k < 8u; k++) sum = add(sum, some[k]);
    }
}

/* Stores the block's best logit; among equals the first. The terms are now logits, [token][row]. */
void tell_best(uint block, uint token) {
    float most = terms[token * 16u];
    uint best = 0u, to = (first_token() + token) * push.parts_stride + push.first_part + block;
    to = push.parts + 2u * to;
    for (uint r = 1u; r < 16u && block * 16u + r < push.rows; r++)
        if (terms[token * 16u + r] > most) most = terms[token * 16u + r], best = r;
    floats[to] = most;
    floats[to + 1u] = uintBitsToFloat(push.id + block * 16u + best);
}

/* True in the last workgroup to arrive, which then sees all that the others wrote. */
bool is_last() {
    between_workgroups();
    if (thread_index() == 0u) {
        last_to_arrive = atomicAdd(state.ready, 1u) == gl_NumWorkGroups.x - 1u;
        if (last_to_arrive) state.ready = 0u;
    }
    between_workgroups();
    return last_to_arrive;
}

/* Does prepare.comp's work on the target. */
void prepare_next() {
    float scale = 1.0;
    if (NORMED) scale = norm_scale(push.target, push.next_reciprocal, push.epsilon);
    for (uint round = 0u; round < QUAD_ROUNDS; round++) {
        vec4 y[QUADS], gains[QUADS];
        load_quads(push.target, push.next_gain, round, y, gains);
        norm(scale, round, y, gains);
        [[unroll]] for (uint k = 0u; k < QUADS; k++)
            quantise_group(y[k], quad_at(round, k), 0u, push.steps);
    }
}

void main() {
    uint thread = thread_index(), block = gl_WorkGroupID.x;
    uint row = block * 16u + thread % 16u;
    uint target = SHARE > 0u ? gl_WorkGroupID.y : first_token();
    uint before = 0u; /* blocks of other experts */
    float sums[MATRICES * TIMES];
    if (SHARE > 0u) before = floatBitsToUint(floats[push.chosen + target]) * (push.rows / 16u);
    [[unroll]] for (uint i = 0u; i < MATRICES * TIMES; i++) sums[i] = 0.0;
    for (uint group = thread >> 2; group < SIDES * SIDE; group += SLOTS)
        [[unroll]] for (uint m = 0u; m < MATRICES; m++) {
            uvec4 codes[HELD];
            vec4 scales[ONCE];
            load(before + block + m * (push.rows / 16u), group, codes, scales);
            [[unroll]] for (uint turn = 0u; turn < TIMES; turn++) {
                [[dont_unroll]] for (uint t = 0u; t < AT_ONCE; t++) /* registers hold but one's */
                    multiply(group, turn * AT_ONCE + t, t, codes, scales);
                barrier();
                if (thread < 16u * AT_ONCE) add_up(sums[m * TIMES + turn]);
                barrier();
            }
        }
    [[unroll]] for (uint turn = 0u; turn < TIMES; turn++) {
        uint token = turn * AT_ONCE + thread / 16u;
        float y = sums[turn], up = sums[(MATRICES - 1u) * TIMES + turn];
        if (thread >= 16u * AT_ONCE) continue;
        if (MODE == MODE_LOGITS) { /* with the bias that store() adds, too */
            float logit = y;
            if (push.biases != NONE && row < push.rows)
                logit = add(y, parameters[push.biases + row]);
            terms[(turn * AT_ONCE) * 16u + thread] = logit;
        }
        if (row < push.rows && first_token() + token < push.count)
            store(row, target + token, y, up);
    }
    if (MODE == MODE_LOGITS) {
        barrier();
        if (thread < TOKENS && first_token() + thread < push.count) tell_best(block, thread);
    }
    if (PREPARES && push.next_gain != NONE && is_last()) prepare_next();
}
