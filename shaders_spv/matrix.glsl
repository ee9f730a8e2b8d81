/* matrix.glsl - products by the device's own matrices (the "matrix" tier): a tile of 64 rows and 64
   tokens

   The including kernel defines TILE, 64; AT_ONCE, the columns that are in shared memory; and
   APART, whether results go there beside these or in their place. Through it they must go, since
   only the device knows which of its threads holds which. */

#extension GL_KHR_memory_scope_semantics : require
#extension GL_KHR_cooperative_matrix : require
#extension GL_EXT_shader_explicit_arithmetic_types_int8 : require

layout(constant_id = 15) const uint M = 16; /* rows, tokens and columns of the device's matrices */
layout(constant_id = 16) const uint N = 16;
layout(constant_id = 17) const uint K = 32;
layout(constant_id = 18) const uint SUBGROUPS = 4; /* of a workgroup */

/* Matrices of results of a subgroup: some rows of some tokens. */
const uint SHARE = (TILE / M) * (TILE / N) / SUBGROUPS;
const uint DOWN = SHARE < TILE / M ? SHARE : TILE / M;
const uint ACROSS = SHARE / DOWN;

/* From row to row of int8, and from token to token of results, in uvec2; so that neighbours use
   different banks. */
const uint PITCH = AT_ONCE / 8u + 2u;
const uint STRIDE = TILE / 2u + 2u;
const uint RESULTS = APART ? 2u * TILE * PITCH : 0u; /* where they begin */

shared uvec2 tile[APART ? RESULTS + TILE * STRIDE : 2u * TILE * PITCH];

#define RESULT coopmat<int, gl_ScopeSubgroup, M, N, gl_MatrixUseAccumulator>

/* Stores sixteen int8: tokens lie behind all rows. */
void put(uint row, uint four, uvec4 bytes) {
    tile[row * PITCH + four * 2u] = bytes.xy;
    tile[row * PITCH + four * 2u + 1u] = bytes.zw;
}

#define PUT_ROW(row, four, bytes) put(row, four, bytes)
#define PUT_TOKEN(token, four, bytes) put(TILE + (token), four, bytes)

uint first_down() { return gl_SubgroupID * SHARE % (TILE / M) * M; }
uint first_across() { return gl_SubgroupID * SHARE / (TILE / M) * N; }

void clear(out RESULT results[SHARE]) {
    [[unroll]] for (uint i = 0u; i < SHARE; i++) results[i] = RESULT(0);
}

/* Adds the products of some columns. */
void multiply_matrices(uint from, uint columns, inout RESULT results[SHARE]) {
    for (uint k = 0u; k < columns; k += K) {
        uint at = (from + k) / 8u;
        coopmat<int8_t, gl_ScopeSubgroup, M, K, gl_MatrixUseA> rows[DOWN];
        coopmat<int8_t, gl_ScopeSubgroup, K, N, gl_MatrixUseB> tokens;
        [[unroll]] for (uint i = 0u; i < DOWN; i++)
            coopMatLoad(rows[i], tile, (first_down() + i * M) * PITCH + at, PITCH,
                        gl_CooperativeMatrixLayoutRowMajor);
        [[unroll]] for (uint j = 0u; j < ACROSS; j++) {
            coopMatLoad(tokens, tile, (TILE + first_across() + j * N) * PITCH + at, PITCH,
                        gl_CooperativeMatrixLayoutColumnMajor);
            [[unroll]] for (uint i = 0u; i < DOWN; i++)
                results[j * DOWN + i] = coopMatMulAdd(rows[i], tokens, results[j * DOWN + i]);
        }
    }
}

void store_results(RESULT results[SHARE]) {
    [[unroll]] for (uint i = 0u; i < SHARE; i++) {
        uint row = first_down() + i % DOWN * M, token = first_across() + i / DOWN * N;
        coopMatStore(results[i], tile, RESULTS + token * STRIDE + row / 2u, STRIDE,
                     gl_CooperativeMatrixLayoutColumnMajor);
    }
}

/* The results of a token for rows 2 * pair and 2 * pair + 1. */
ivec2 result_pair(uint pair, uint token) { return ivec2(tile[RESULTS + token * STRIDE + pair]); }
