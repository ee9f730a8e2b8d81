/* gemm.comp - a ternary matrix times the int8 vectors of a prompt, in tiles of 64 rows and 32 tokens

   A block of 128 columns of the tile is unpacked into shared memory once; each of the 128 threads
   then multiplies 4 rows with 4 tokens. Its rows are 16 apart: of MODE_QKV they are a quad, of
   MODE_GATE two of gate and the same two of up. */
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

const uint STRIDE = 33u; /* words from row to row of a tile: odd, so that columns lie in all banks */

shared uint w[64u * STRIDE];
shared uint x[32u * STRIDE];

/* The row of the matrix that row `at` of this workgroup's tile is. */
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

void main() {
    uint thread = thread_index(), row = thread % 16u, column = thread / 16u;
    uint first_token = gl_WorkGroupID.y * 32u;
    uint from = push.first + tile_row(thread / 2u) * (WORDS / 16u) + thread % 2u;
    int dots[4][4];
    [[unroll]] for (int a = 0; a < 4; a++)
        [[unroll]] for (int b = 0; b < 4; b++) dots[a][b] = 0;

    for (uint block = 0u; block < WORDS / 32u; block++) {
        uvec4 packed = weights[from + block * 2u];
        barrier();
        [[unroll]] for (uint g = 0u; g < 4u; g++)
            [[unroll]] for (uint j = 0u; j < 4u; j++)
                w[thread / 2u * STRIDE + g * 8u + thread % 2u * 4u + j] =
                    packed[j] >> (6u - 2u * g) & 0x03030303u;
        [[unroll]] for (uint i = 0u; i < 2u; i++) {
            uint token = thread / 8u + 16u * i, word = thread % 8u * 4u;
            uvec4 four = uvec4(0u);
            if (first_token + token < push.count)
                four = all_quants[(first_token + token) * QUANTS + block * 8u + thread % 8u];
            [[unroll]] for (uint j = 0u; j < 4u; j++) x[token * STRIDE + word + j] = four[j];
        }
        barrier();
        for (uint k = 0u; k < 32u; k++) {
            uint rows[4], tokens[4];
            [[unroll]] for (uint a = 0u; a < 4u; a++) rows[a] = w[(row + 16u * a) * STRIDE + k];
            [[unroll]] for (uint b = 0u; b < 4u; b++) tokens[b] = x[(column + 8u * b) * STRIDE + k];
            [[unroll]] for (int a = 0; a < 4; a++)
                [[unroll]] for (int b = 0; b < 4; b++) dots[a][b] += dot4(tokens[b], rows[a]);
        }
    }

    [[unroll]] for (int b = 0; b < 4; b++) {
        uint token = first_token + column + 8u * uint(b);
        if (token >= push.count) continue;
        float step = floats[push.steps + 2u * token];
        int sum = floatBitsToInt(floats[push.steps + 2u * token + 1u]);
        vec4 y;
        [[unroll]] for (int a = 0; a < 4; a++) {
            uint at = tile_row(row + 16u * uint(a));
            y[a] = finish_row(dots[a][b], sum, step, parameters[push.scales + at], at);
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
                if (to < push.rows) store_add(to, y[a], token);
            }
        }
    }
}
