/* gemm.comp - a ternary matrix times a prompt's int8 vectors, in tiles of 64 rows and 64 tokens

   A block of 128 columns is unpacked into shared memory once; then each of the 128 threads
   multiplies 4 rows, 16 apart, with 8 tokens, while the next block loads. That is stored behind the
   products, so compilers wait for it there and no sooner. In MODE_QKV the 4 rows are a quad, in
   MODE_GATE two of gate and the same two of up. In the matrix tier subgroups multiply by matrices,
   and the threads get their results in the end. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
layout(constant_id = 1) const uint COLUMNS = 256;
const uint WORDS = (COLUMNS + 127u) / 128u * 32u;
const uint NEEDED = (WORDS / 16u + 7u) / 8u, ROUNDS = (NEEDED + 7u) / 8u; /* as in quantise.glsl */
const uint QUANTS = (NEEDED + ROUNDS - 1u) / ROUNDS * ROUNDS * 32u;
layout(std430, binding = 1) readonly buffer Parameters { float parameters[]; };
layout(std430, binding = 2) buffer Floats { float floats[]; };
#include "layer.glsl"
#include "rows.glsl"

layout(std430, binding = 3) readonly buffer Quants { uvec4 all_quants[]; };

const uint TILE = 64u; /* rows, and tokens */

#ifdef MATRIX

const uint AT_ONCE = 128u;
const bool APART = false;
#include "matrix.glsl"

#else

/* Four words of each row and each token, eight times, in an order that differs between rows, so
   that neighbours use different banks. */
shared uvec4 w[TILE * 8u];
shared uvec4 x[TILE * 8u];

uint place(uint row, uint four) { return row * 8u + (four ^ (row & 7u)); }

#define PUT_ROW(row, four, bytes) w[place(row, four)] = bytes
#define PUT_TOKEN(token, four, bytes) x[place(token, four)] = bytes

#endif

/* The matrix row at `at` in this workgroup's tile. */
uint tile_row(uint at) {
    uint member = at / 16u, row;
    if (MODE == MODE_QKV) {
        uint quad = min(gl_WorkGroupID.x * 16u + at % 16u, push.rows / 4u - 1u);
        return quad_row(quad, member);
    }
    if (MODE == MODE_GATE) {
        row = min(gl_WorkGroupID.x * 32u + at % 32u, push.rows - 1u);
        return at < 32u ? row : push.rows + row;
    }
    return min(gl_WorkGroupID.x * 64u + at, push.rows - 1u);
}

/* A thread's part of a block: half a block of one row, a sixteenth of four tokens. */
void load_block(uint from, uint first_token, uint block, out uvec4 packed, out uvec4 fours[4]) {
    packed = weights[from + block * 2u];
    [[unroll]] for (uint i = 0u; i < 4u; i++) {
        uint token = min(first_token + thread_index() / 8u + 16u * i, push.count - 1u);
        fours[i] = all_quants[token * QUANTS + block * 8u + thread_index() % 8u];
    }
}

void store_block(uvec4 packed, const uvec4 fours[4]) {
    uint thread = thread_index();
    [[unroll]] for (uint g = 0u; g < 4u; g++)
        PUT_ROW(thread / 2u, g * 2u + thread % 2u, packed >> (6u - 2u * g) & 0x03030303u);
    [[unroll]] for (uint i = 0u; i < 4u; i++)
        PUT_TOKEN(thread / 8u + 16u * i, thread % 8u, fours[i]);
}

void main() {
    uint thread = thread_index(), row = thread % 16u, column = thread / 16u;
    uint first_token = gl_WorkGroupID.y * TILE;
    uint from = push.first + tile_row(thread / 2u) * (WORDS / 16u) + thread % 2u;
    uvec4 packed, fours[4];
#ifdef MATRIX
    RESULT results[SHARE];
    clear(results);
#else
    int dots[4][8];
    [[unroll]] for (int a = 0; a < 4; a++)
        [[unroll]] for (int b = 0; b < 8; b++) dots[a][b] = 0;
#endif

    load_block(from, first_token, 0u, packed, fours);
    store_block(packed, fours);
    for (uint block = 0u; block < WORDS / 32u; block++) {
        barrier();
        load_block(from, first_token, min(block + 1u, WORDS / 32u - 1u), packed, fours);
#ifdef MATRIX
        multiply_matrices(0u, AT_ONCE, results);
#else
        IN_A_ROW for (uint k = 0u; k < 8u; k++) {
            uvec4 rows[4];
            [[unroll]] for (uint a = 0u; a < 4u; a++) rows[a] = w[place(row + 16u * a, k)];
            [[unroll]] for (uint b = 0u; b < 8u; b++) {
                uvec4 token = x[place(column + 8u * b, k)];
                [[unroll]] for (int a = 0; a < 4; a++)
                    [[unroll]] for (int j = 0; j < 4; j++)
                        dots[a][b] += dot4(token[j], rows[a][j]);
            }
        }
#endif
        barrier();
        store_block(packed, fours);
    }
#ifdef MATRIX
    barrier();
    store_results(results);
    barrier();
#endif

    [[unroll]] for (int b = 0; b < 8; b++) {
        uint token = first_token + column + 8u * uint(b);
        if (token >= push.count) continue;
        float step = floats[push.steps + 2u * token];
        int sum = floatBitsToInt(floats[push.steps + 2u * token + 1u]);
        vec4 y;
        [[unroll]] for (int a = 0; a < 4; a++) {
            uint at = tile_row(row + 16u * uint(a));
#ifdef MATRIX
            int dot = result_pair(row / 2u + 8u * uint(a), column + 8u * uint(b))[row % 2u];
#else
            int dot = dots[a][b];
#endif
            y[a] = finish_row(dot, sum, step, parameters[push.scales + at], at);
        }
        if (MODE == MODE_QKV) {
            uint quad = gl_WorkGroupID.x * 16u + row;
            if (quad * 4u < push.rows) store_quad(quad, y, token);
        } else if (MODE == MODE_GATE) {
            uint to = gl_WorkGroupID.x * 32u + row;
            if (to < push.rows) store_gate(to, y.x, y.z, token);
            if (to + 16u < push.rows) store_gate(to + 16u, y.y, y.w, token);
        } else {
            [[unroll]] for (uint a = 0u; a < 4u; a++) {
                uint to = gl_WorkGroupID.x * 64u + row + 16u * a;
                if (to >= push.rows) continue;
                if (MODE == MODE_ADD) store_add(to, y[a], token);
                else store_row(to, y[a], token);
            }
        }
    }
}
