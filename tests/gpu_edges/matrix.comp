/* matrix.comp - products of int8 by the device's matrices, from registers or from shared memory

   A workgroup multiplies tiles of TILE rows and TILE tokens, in blocks of 64 columns. A subgroup
   has DOWN x ACROSS of the tile's fragments. From shared memory there is a barrier for each block,
   as in kernels that load the next one meanwhile. All numbers are 1, which no compiler knows, so
   that each result is the number of columns.

   glslangValidator 15 (Debian 13) compiles it, which not every machine has; so the result,
   optimized as tools/gen_spv.c does, is in matrix.spv. */
#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_KHR_memory_scope_semantics : require
#extension GL_KHR_cooperative_matrix : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_EXT_shader_explicit_arithmetic_types_int8 : require
#include "common.glsl"

layout(constant_id = 3) const uint M = 16; /* rows, tokens and columns of the device's matrices */
layout(constant_id = 4) const uint N = 16;
layout(constant_id = 5) const uint K = 32;
layout(constant_id = 6) const uint TILE = 64;
layout(constant_id = 7) const uint DOWN = 1;
layout(constant_id = 8) const uint ACROSS = 1;
layout(constant_id = 9) const uint BLOCKS = 1;
layout(constant_id = 10) const bool FROM_SHARED = false;

layout(std430, binding = 5) writeonly buffer Products { int products[]; };

const uint COLUMNS = 64u;             /* of a block */
const uint PITCH = COLUMNS / 8u + 2u; /* from row to row, in 8 int8; neighbors use other banks */

shared uvec2 tile[2u * TILE * PITCH]; /* rows, then tokens */

#define ROWS coopmat<int8_t, gl_ScopeSubgroup, M, K, gl_MatrixUseA>
#define TOKENS coopmat<int8_t, gl_ScopeSubgroup, K, N, gl_MatrixUseB>
#define RESULT coopmat<int, gl_ScopeSubgroup, M, N, gl_MatrixUseAccumulator>

/* A subgroup's fragments of a block's columns from k on. */
void load(uint k, inout ROWS rows[DOWN], inout TOKENS tokens[ACROSS]) {
    uint first = gl_SubgroupID * DOWN, down = first % (TILE / M);
    uint across = first / (TILE / M) * ACROSS;
    [[unroll]] for (uint i = 0u; i < DOWN; i++)
        coopMatLoad(rows[i], tile, (down + i) * M * PITCH + k / 8u, PITCH,
                    gl_CooperativeMatrixLayoutRowMajor);
    [[unroll]] for (uint j = 0u; j < ACROSS; j++)
        coopMatLoad(tokens[j], tile, (TILE + (across + j) * N) * PITCH + k / 8u, PITCH,
                    gl_CooperativeMatrixLayoutColumnMajor);
}

void main() {
    ROWS rows[DOWN];
    TOKENS tokens[ACROSS];
    RESULT results[DOWN * ACROSS];
    for (uint i = thread_index(); i < 2u * TILE * PITCH; i += THREADS)
        tile[i] = weights[i].xy | 0x01010101u;
    [[unroll]] for (uint i = 0u; i < DOWN * ACROSS; i++)
        results[i] = RESULT(0);
    barrier();
    load(0u, rows, tokens);
    for (uint block = 0u; block < BLOCKS; block++) {
        if (FROM_SHARED) barrier();
        for (uint k = 0u; k < COLUMNS; k += K) {
            if (FROM_SHARED) load(k, rows, tokens);
            [[unroll]] for (uint j = 0u; j < ACROSS; j++)
                [[unroll]] for (uint i = 0u; i < DOWN; i++)
                    results[j * DOWN + i] =
                        coopMatMulAdd(rows[i], tokens[j], results[j * DOWN + i]);
        }
    }
    [[unroll]] for (uint i = 1u; i < DOWN * ACROSS; i++) results[0] += results[i];
    if (gl_WorkGroupID.x == 0u && gl_SubgroupID == 0u)
        coopMatStore(results[0], products, 0u, N, gl_CooperativeMatrixLayoutRowMajor);
}
