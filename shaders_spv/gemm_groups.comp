/* gemm_groups.comp - a matrix by groups times a prompt's int8 vectors, in tiles of 64 rows and 64
   tokens

   Two groups are unpacked into shared memory once; then each of the 128 threads multiplies 4 rows,
   16 apart, with 8 tokens and adds up the groups' results in order, while the next two load, which
   are stored behind that as in gemm.comp. In MODE_GATE the 4 rows are two of gate and the same two
   of up. In the matrix tier subgroups multiply a group by matrices, whose results the threads add
   up; there the 4 rows are two pairs. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "grouped.glsl"

layout(std430, binding = 0) readonly buffer Weights2 { uvec2 weights2[]; };
layout(std430, binding = 0) readonly buffer Weights1 { uint weights1[]; };
layout(std430, binding = 2) readonly buffer Steps { uvec2 steps[]; };

const uint TILE = 64u; /* rows, and tokens */
const uint TOGETHER = 2u; /* groups of a stage */
const uint AT_ONCE = TOGETHER * 32u; /* columns */
const uint STAGES = (GROUPS + TOGETHER - 1u) / TOGETHER;

#ifdef MATRIX

const uint TALL = TILE, WIDE = TILE, LINES = 2u * TILE, ROOM = TILE;
const bool APART = true, BY_ROWS = false;
#include "matrix.glsl"

#define PUT_ROW(row, four, bytes) put(row, four, bytes)
#define PUT_TOKEN(token, four, bytes) put(TILE + (token), four, bytes)

#else

/* 16 codes of each row and the int8 of each token, four times, in an order that differs between
   rows, so that neighbours use different banks. */
shared uvec4 w[TILE * 4u];
shared uvec4 x[TILE * 4u];

uint place(uint row, uint four) { return row * 4u + (four ^ (row >> 1 & 3u)); }

#define PUT_ROW(row, four, bytes) w[place(row, four)] = bytes
#define PUT_TOKEN(token, four, bytes) x[place(token, four)] = bytes

#endif

shared float scales[TOGETHER * TILE]; /* of rows */
shared uvec2 tells[TOGETHER * TILE];  /* by token: the value of a step, minus the sum of the int8 */

/* A thread's share of a stage: the codes of one row of a group, or of two rows of half a group if
   they have 2 bits; a row's scale; a quarter of two tokens' int8; one token's sums. Past the last
   group: zeros. */
struct Part {
    uvec2 codes;
    uint scale; /* bits, or a half and its neighbour */
    uvec4 fours[2];
    uvec2 told;
};

/* The matrix's block for 16 rows of this workgroup's tile. */
uint tile_block(uint at) {
    uint blocks = push.rows / 16u;
    if (MODE != MODE_GATE) return min(gl_WorkGroupID.x * 4u + at, blocks - 1u);
    return at / 2u * blocks + min(gl_WorkGroupID.x * 2u + at % 2u, blocks - 1u);
}

/* Where in the tile one of a thread's 4 rows is. */
uint row_at(uint row, uint a) {
#ifdef MATRIX
    return row * 2u + a % 2u + a / 2u * 32u;
#else
    return row + 16u * a;
#endif
}

/* The matrix row at `at` in the tile. */
uint tile_row(uint at) {
    if (MODE == MODE_GATE) return gl_WorkGroupID.x * 32u + at % 32u;
    return gl_WorkGroupID.x * 64u + at;
}

uint group_of(uint stage, uint k) { return min(stage * TOGETHER + k, GROUPS - 1u); }

void load_part(uint stage, uint codes_from, uint scales_from, uint first_token, out Part part) {
    uint thread = thread_index(), group = group_of(stage, thread / 64u);
    uint codes = codes_from + group_of(stage, thread / 16u % 2u) * 16u + thread % 16u;
    part.codes = BITS == 2u ? weights2[codes] : uvec2(weights1[codes]);
    if (SPANS == 0u) part.scale = floatBitsToUint(parameters[scales_from]);
    else part.scale = weights1[scales_from + group / SPAN * 8u];
    [[unroll]] for (uint i = 0u; i < 2u; i++) {
        uint token = min(first_token + thread / 4u + 32u * i, push.count - 1u);
        part.fours[i] = all_quants[token * push.quants_stride + stage * 4u + thread % 4u];
    }
    uint token = min(first_token + thread / 2u, push.count - 1u);
    part.told = steps[push.steps / 2u + token * GROUPS + group_of(stage, thread % 2u)];
}

void store_part(Part part) {
    uint thread = thread_index(), rows = thread / 32u * 16u;
    vec2 scale = halves(part.scale);
    [[unroll]] for (uint i = 0u; i < 2u; i++) {
        if (BITS == 2u)
            PUT_ROW(rows + thread % 8u * 2u + i, thread % 32u / 8u,
                    uvec4(part.codes[i]) >> uvec4(0u, 2u, 4u, 6u) & 0x03030303u);
        else
            PUT_ROW(rows + thread % 16u, thread % 32u / 16u * 2u + i,
                    (uvec4(part.codes[i]) >> uvec4(0u, 1u, 2u, 3u) + 4u * i & 0x01010101u) << 1);
        PUT_TOKEN(thread / 4u + 32u * i, thread % 4u, part.fours[i]);
    }
    if (SPANS == 0u) scale = vec2(uintBitsToFloat(part.scale));
    scales[thread] = (thread & 1u) == 0u ? scale.x : scale.y;
    tells[thread % 2u * TILE + thread / 2u] = uvec2(part.told.x, -part.told.y);
}

/* Adds the results of group k of the stage. */
void multiply(uint k, uint row, uint column, inout float sums[4][8]) {
    float scale[4];
    [[unroll]] for (uint a = 0u; a < 4u; a++) scale[a] = scales[k * TILE + row_at(row, a)];
#ifdef MATRIX
    RESULT results[SHARE];
    clear(results);
    multiply_matrices(0u, TILE, k * 32u, 32u, results);
    store_results(0u, results);
    barrier();
#else
    uvec4 low[4], high[4];
    [[unroll]] for (uint a = 0u; a < 4u; a++) {
        low[a] = w[place(row, 2u * k) + 64u * a];
        high[a] = w[place(row, 2u * k + 1u) + 64u * a];
    }
#endif
    [[unroll]] for (uint b = 0u; b < 8u; b++) {
        uvec2 told = tells[k * TILE + column + 8u * b];
#ifdef MATRIX
        ivec4 dots = ivec4(result_pair(row, column + 8u * b),
                           result_pair(row + 16u, column + 8u * b));
#else
        uvec4 x0 = x[place(column, 2u * k) + 32u * b];
        uvec4 x1 = x[place(column, 2u * k + 1u) + 32u * b];
#endif
        [[unroll]] for (uint a = 0u; a < 4u; a++) {
            int dot = int(told.y);
#ifdef MATRIX
            dot += dots[a];
#else
            [[unroll]] for (int j = 0; j < 4; j++) dot += dot4(x0[j], low[a][j]);
            [[unroll]] for (int j = 0; j < 4; j++) dot += dot4(x1[j], high[a][j]);
#endif
            precise float term = float(dot) * (scale[a] * uintBitsToFloat(told.x));
            sums[a][b] = add(sums[a][b], term);
        }
    }
#ifdef MATRIX
    barrier();
#endif
}

void main() {
    uint thread = thread_index(), row = thread % 16u, column = thread / 16u;
    uint first_token = gl_WorkGroupID.y * TILE;
    uint block = tile_block(thread % 64u / 16u); /* of the scale */
    uint scales_from = SPANS == 0u ? push.scales + block * 16u + row
                                   : (push.first + block * BLOCK) * 4u + row / 2u;
    uint codes_from = (push.first + tile_block(thread / 32u) * BLOCK + SCALES) * (4u / BITS);
    Part part;
    float sums[4][8];
    [[unroll]] for (int a = 0; a < 4; a++)
        [[unroll]] for (int b = 0; b < 8; b++) sums[a][b] = 0.0;

    load_part(0u, codes_from, scales_from, first_token, part);
    store_part(part);
    for (uint stage = 0u; stage < STAGES; stage++) {
        barrier();
        load_part(min(stage + 1u, STAGES - 1u), codes_from, scales_from, first_token, part);
        IN_A_ROW for (uint k = 0u; k < TOGETHER; k++)
            if (GROUPS % TOGETHER == 0u || stage * TOGETHER + k < GROUPS)
                multiply(k, row, column, sums);
        barrier();
        store_part(part);
    }

    [[unroll]] for (uint b = 0u; b < 8u; b++) {
        uint token = first_token + column + 8u * b;
        if (token >= push.count) continue;
        [[unroll]] for (uint a = 0u; a < (MODE == MODE_GATE ? 2u : 4u); a++) {
            uint to = tile_row(row_at(row, a));
            if (to < push.rows) store(to, token, sums[a][b], sums[(a + 2u) % 4u][b]);
        }
    }
}
