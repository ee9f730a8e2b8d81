/* matrix.glsl - products by the device's own matrices (the "matrix" tier) of a tile of rows and
   tokens, in shared memory

   The including kernel defines TALL and WIDE, the tile's rows and tokens; AT_ONCE, the columns that
   are in shared memory at once; LINES, of rows and tokens there; ROOM, the rows or tokens whose
   results are there at once, BY_ROWS or by tokens; and APART, whether these have separate memory or
   that of the lines. Results must go through shared memory, since only the device knows which of
   its threads holds which. */

#extension GL_KHR_memory_scope_semantics : require
#extension GL_KHR_cooperative_matrix : require
#extension GL_EXT_shader_explicit_arithmetic_types_int8 : require

layout(constant_id = 15) const uint M = 16; /* rows, tokens and columns of the device's matrices */
layout(constant_id = 16) const uint N = 16;
layout(constant_id = 17) const uint K = 32;
layout(constant_id = 18) const uint SUBGROUPS = 4; /* of a workgroup */

/* Matrices of results of a subgroup: DOWN by ACROSS, about as many one way as the other, so that
   shared memory is read less often for each product. */
const uint SHARE = (TALL / M) * (WIDE / N) / SUBGROUPS;
const uint SQUARE = SHARE < 2u ? 1u : SHARE < 8u ? 2u : SHARE < 32u ? 4u : 8u;
const uint LEAST = SHARE * N / WIDE; /* or there are too few tokens */
const uint DOWN = TALL / M < SQUARE ? TALL / M : SQUARE < LEAST ? LEAST : SQUARE;
const uint ACROSS = SHARE / DOWN;

/* From line to line of int8, and of results, in uvec2; so that neighbors use different banks. */
const uint PITCH = AT_ONCE / 8u + 2u;
const uint STRIDE = (BY_ROWS ? WIDE : TALL) / 2u + 2u;
const uint RESULTS = APART ? LINES * PITCH : 0u; /* where they begin */

shared uvec2 tile[APART ? RESULTS + ROOM * STRIDE : LINES * PITCH];

#define RESULT coopmat<int, gl_ScopeSubgroup, M, N, gl_MatrixUseAccumulator>

/* Stores sixteen int8 of a line. */
void put(uint line, uint four, uvec4 bytes) {
    tile[line * PITCH + four * 2u] = bytes.xy;
    tile[line * PITCH + four * 2u + 1u] = bytes.zw;
}

uint first_down() { return gl_SubgroupID % (TALL / M / DOWN) * DOWN * M; }
uint first_across() { return gl_SubgroupID / (TALL / M / DOWN) * ACROSS * N; }

void clear(out RESULT results[SHARE]) {
    [[unroll]] for (uint i = 0u; i < SHARE; i++) results[i] = RESULT(0);
}

/* Adds the products of some columns; where the lines of rows and of tokens begin. */
void multiply_matrices(uint rows_at, uint tokens_at, uint from, uint columns,
                       inout RESULT results[SHARE]) {
    for (uint k = from; k < from + columns; k += K) {
        coopmat<int8_t, gl_ScopeSubgroup, M, K, gl_MatrixUseA> rows[DOWN];
        coopmat<int8_t, gl_ScopeSubgroup, K, N, gl_MatrixUseB> tokens;
        [[unroll]] for (uint i = 0u; i < DOWN; i++)
            coopMatLoad(rows[i], tile, (rows_at + first_down() + i * M) * PITCH + k / 8u, PITCH,
                        gl_CooperativeMatrixLayoutRowMajor);
        [[unroll]] for (uint j = 0u; j < ACROSS; j++) {
            coopMatLoad(tokens, tile, (tokens_at + first_across() + j * N) * PITCH + k / 8u, PITCH,
                        gl_CooperativeMatrixLayoutColumnMajor);
            [[unroll]] for (uint i = 0u; i < DOWN; i++)
                results[j * DOWN + i] = coopMatMulAdd(rows[i], tokens, results[j * DOWN + i]);
        }
    }
}

/* Stores the results of ROOM tokens, or of all rows. */
void store_results(uint first_token, RESULT results[SHARE]) {
    [[unroll]] for (uint i = 0u; i < SHARE; i++) {
        uint row = first_down() + i % DOWN * M, token = first_across() + i / DOWN * N - first_token;
        if (BY_ROWS)
            coopMatStore(results[i], tile, RESULTS + row * STRIDE + token / 2u, STRIDE,
                         gl_CooperativeMatrixLayoutRowMajor);
        else if (token < ROOM)
            coopMatStore(results[i], tile, RESULTS + token * STRIDE + row / 2u, STRIDE,
                         gl_CooperativeMatrixLayoutColumnMajor);
    }
}

/* The results of one of these tokens for rows 2 * pair and 2 * pair + 1. */
ivec2 result_pair(uint pair, uint token) { return ivec2(tile[RESULTS + token * STRIDE + pair]); }
