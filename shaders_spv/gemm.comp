/* gemm.comp - a ternary matrix times a prompt's int8 vectors, in tiles of 64 rows and 64 tokens; in
   the matrix tier also of 128 by 128

   A stage of columns is multiplied from shared memory while the next one loads, which is stored
   there after the products, so that compilers wait for it there and no sooner. Each of the 128
   threads multiplies 4 rows, 16 apart, with 8 tokens. In MODE_QKV the 4 rows are a quad, in
   MODE_GATE two of gate and the same two of up. In the matrix tier subgroups multiply by matrices,
   the next stage has a second buffer, and threads get their results in the end. A tile of 128 is
   four of 64. */
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

#ifdef MATRIX

layout(constant_id = 26) const uint TILE = 64;  /* rows, and tokens: 64 or 128 */
layout(constant_id = 46) const uint AT_ONCE = 64; /* columns: 32, 64 or 128 */
const uint TALL = TILE, WIDE = TILE, BUFFERS = 2u, LINES = BUFFERS * 2u * TILE, ROOM = 32u;
const bool APART = false, BY_ROWS = false;
#include "matrix.glsl"

#define PUT_ROW(which, row, four, bytes) put((which) * 2u * TILE + (row), four, bytes)
#define PUT_TOKEN(which, token, four, bytes) put((which) * 2u * TILE + TILE + (token), four, bytes)

#else

const uint TILE = 64u, AT_ONCE = 128u, BUFFERS = 1u;

/* Four words of each row and each token, eight times, in an order that differs between rows, so
   that neighbors use different banks. */
shared uvec4 w[TILE * 8u];
shared uvec4 x[TILE * 8u];

uint place(uint row, uint four) { return row * 8u + (four ^ (row & 7u)); }

#define PUT_ROW(which, row, four, bytes) w[place(row, four)] = bytes
#define PUT_TOKEN(which, token, four, bytes) x[place(token, four)] = bytes

#endif

const uint STAGES = WORDS * 4u / AT_ONCE;
const uint PARTS = AT_ONCE / 32u; /* of a thread in a stage */
const uint FOURS = AT_ONCE / 16u; /* of a token in a stage */

/* Which 64 rows of the matrix, or 32 of gate and of up, hold row `at` of this workgroup's tile. */
uint rows_of(uint at) { return gl_WorkGroupID.x * (TILE / 64u) + at / 64u; }

/* The matrix row at `at` in the tile. */
uint tile_row(uint at) {
    uint rows = rows_of(at), member = at % 64u / 16u, row;
    if (MODE == MODE_QKV) return quad_row(min(rows * 16u + at % 16u, push.rows / 4u - 1u), member);
    if (MODE == MODE_GATE) {
        row = min(rows * 32u + at % 32u, push.rows - 1u);
        return member < 2u ? row : push.rows + row;
    }
    return min(rows * 64u + at % 64u, push.rows - 1u);
}

/* A thread's part of a stage: 64 columns of a row, of which the stage has some; and of every
   THREADS / FOURS-th token 16 columns. */
void load_stage(uint from, uint first_token, uint stage, out uvec4 packed, out uvec4 fours[PARTS]) {
    packed = weights[from + stage * AT_ONCE / 128u * 2u];
    [[unroll]] for (uint i = 0u; i < PARTS; i++) {
        uint token = first_token + thread_index() / FOURS + i * (2u * TILE / FOURS);
        token = min(token, push.count - 1u);
        fours[i] = all_quants[token * QUANTS + stage * FOURS + thread_index() % FOURS];
    }
}

void store_stage(uint stage, uvec4 packed, const uvec4 fours[PARTS]) {
    uint thread = thread_index(), which = stage % BUFFERS, first = stage * PARTS % 4u;
    [[unroll]] for (uint g = 0u; g < PARTS; g++)
        PUT_ROW(which, thread / 2u, g * 2u + thread % 2u,
                packed >> 6u - 2u * (first + g) & 0x03030303u);
    [[unroll]] for (uint i = 0u; i < PARTS; i++)
        PUT_TOKEN(which, thread / FOURS + i * (2u * TILE / FOURS), thread % FOURS, fours[i]);
}

/* Uses the sums of a token of the tile for rows `row`, `row` + 16 and so on. */
void finish(uint row, uint token, ivec4 dots) {
    uint rows = rows_of(row);
    if (token >= push.count) return;
    float step = floats[push.steps + 2u * token];
    int sum = floatBitsToInt(floats[push.steps + 2u * token + 1u]);
    vec4 y;
    [[unroll]] for (int a = 0; a < 4; a++) {
        uint at = tile_row(row + 16u * uint(a));
        y[a] = finish_row(dots[a], sum, step, parameters[push.scales + at], at);
    }
    row %= 64u;
    if (MODE == MODE_QKV) {
        uint quad = rows * 16u + row;
        if (quad * 4u < push.rows) store_quad(quad, y, token);
    } else if (MODE == MODE_GATE) {
        uint to = rows * 32u + row;
        if (to < push.rows) store_gate(to, y.x, y.z, token);
        if (to + 16u < push.rows) store_gate(to + 16u, y.y, y.w, token);
    } else {
        [[unroll]] for (uint a = 0u; a < 4u; a++) {
            uint to = rows * 64u + row + 16u * a;
            if (to >= push.rows) continue;
            if (MODE == MODE_ADD) store_add(to, y[a], token);
            else store_row(to, y[a], token);
        }
    }
}

void main() {
    uint thread = thread_index(), row = thread / 128u * 64u + thread % 16u;
    uint column = thread / 16u % 8u, first_token = gl_WorkGroupID.y * TILE;
    uint from = push.first + tile_row(thread / 2u) * (WORDS / 16u) + thread % 2u;
    uvec4 packed, fours[PARTS];
#ifdef MATRIX
    RESULT results[SHARE];
    clear(results);
#else
    int dots[4][8];
    [[unroll]] for (int a = 0; a < 4; a++)
        [[unroll]] for (int b = 0; b < 8; b++) dots[a][b] = 0;
#endif

    load_stage(from, first_token, 0u, packed, fours);
    store_stage(0u, packed, fours);
    for (uint stage = 0u; stage < STAGES; stage++) {
        barrier();
        load_stage(from, first_token, min(stage + 1u, STAGES - 1u), packed, fours);
#ifdef MATRIX
        uint lines = stage % BUFFERS * 2u * TILE;
        multiply_matrices(lines, lines + TILE, 0u, AT_ONCE, results);
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
        barrier();
#endif
        store_stage(stage + 1u, packed, fours);
    }
#ifdef MATRIX
    for (uint first = 0u; first < TILE; first += ROOM) {
        barrier();
        store_results(first, results);
        barrier();
        [[unroll]] for (uint b = 0u; b < ROOM / 8u; b++) {
            uint token = column + 8u * b;
            ivec4 dots;
            [[unroll]] for (uint a = 0u; a < 4u; a++)
                dots[a] = result_pair(row / 2u + 8u * a, token)[row % 2u];
            finish(row, first_token + first + token, dots);
        }
    }
#else
    [[unroll]] for (int b = 0; b < 8; b++)
        finish(row, first_token + column + 8u * uint(b),
               ivec4(dots[0][b], dots[1][b], dots[2][b], dots[3][b]));
#endif
}
