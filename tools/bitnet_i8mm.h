/* bitnet_i8mm.h - v1.0 - matrix products by NEON's i8mm, for bitnet.h
   SPDX-License-Identifier: MIT

   bitnet.h includes this file where its implementation is compiled:

       #define BITNET_I8MM_HEADER "tools/bitnet_i8mm.h"   a path from bitnet.h or an include path
       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"

   On 64-bit ARM this compiles one more set of kernels, with the same results:
   BITNET_ISA_NEON_I8MM, "neon-i8mm". BITNET_ISA_AUTO chooses it if the CPU has the instructions, as
   those since Armv8.6 do: Apple's M2, Graviton3, Cortex-A510, A710 and X2. Elsewhere this does
   nothing.

   The set multiplies the ternary weights of I2_S by batches of two or more tokens, of prompts,
   drafts and sessions. An instruction multiplies two rows by two vectors, 8 columns each. A single
   vector and everything else are computed as with BITNET_ISA_NEON_DOTPROD. For weights by groups of
   32, a kernel with i8mm needed 4.8 cycles for 64 weights times four vectors in LLVM's model of
   Neoverse N2, the one with dotprod 4.5. The speed has not been measured; tests/arm_isa counts
   instructions and predicts cycles. */

#if !defined(BITNET_I8MM_HEADER)
#error "bitnet.h includes this file: define BITNET_I8MM_HEADER"
#endif

#if defined(BITNET__SIMD_NEON)

#define BITNET__SIMD_I8MM 1

/* SMMLA: sum + (low a * low b, low a * high b, high a * low b, high a * high b), of 8 each */
BITNET__OP bitnet__vi bitnet__neon_i8mm(bitnet__vi sum, bitnet__vb a, bitnet__vb b) {
#if defined(__ARM_FEATURE_MATMUL_INT8) || !(defined(__GNUC__) || defined(__clang__))
    return vmmlaq_s32(sum, a, b);
#else
    BITNET__NEON_NUMBER("0x4E80A400", sum, a, b);
    return sum;
#endif
}

/* If they were combined as bytes, clang would rate it costly and unroll no loops. */
BITNET__OP bitnet__vb bitnet__vb_from_halves(const void *low, const void *high) {
    int64x1_t a = vreinterpret_s64_s8(vld1_s8((const int8_t *)low));
    int64x1_t b = vreinterpret_s64_s8(vld1_s8((const int8_t *)high));
    return vreinterpretq_s8_s64(vcombine_s64(a, b));
}

/* Missing rows and vectors repeat the last and are not stored. Two rows share a register and are
   unpacked at the cost of one; two paired vectors serve all rows. */
BITNET__OP void bitnet__i8mm_tile(bitnet__ternary_part t, int count, int pairs) {
    const bitnet__vb low = bitnet__vb_all(3);
    const uint8_t *row[8];
    const int8_t *vector[8];
    bitnet__vi sum[4][4];
    bitnet__vb line[4], codes[4], x[4];
    int32_t sums[4][4][4]; /* [2 vectors][2 rows] */
    size_t at, column;
    int p, c, field;
    for (p = 0; p < 8; p++) row[p] = t.w + (size_t)(p < t.rows ? p : t.rows - 1) * t.stride;
    for (c = 0; c < 2 * pairs; c++)
        vector[c] = t.q + (size_t)(c < count ? c : count - 1) * t.q_stride;
    for (c = 0; c < pairs; c++)
        for (p = 0; p < 4; p++) sum[c][p] = bitnet__vi_all(0);
    for (at = 0; at < 32 * (size_t)t.blocks; at += 8) { /* low bits are field 3 */
        for (p = 0; p < 4; p++)
            line[p] = bitnet__vb_from_halves(row[2 * p] + at, row[2 * p + 1] + at);
        for (field = 3; field >= 0; field--) {
            for (p = 0; p < 4; p++) {
                codes[p] = bitnet__vb_and(line[p], low);
                line[p] = bitnet__vb_shift_2(line[p]);
            }
            column = at / 32 * 128 + at % 32 + 32 * (size_t)field;
            for (c = 0; c < pairs; c++)
                x[c] = bitnet__vb_from_halves(vector[2 * c] + column, vector[2 * c + 1] + column);
            for (c = 0; c < pairs; c++)
                for (p = 0; p < 4; p++) sum[c][p] = bitnet__neon_i8mm(sum[c][p], x[c], codes[p]);
        }
    }
    for (c = 0; c < pairs; c++)
        for (p = 0; p < 4; p++) bitnet__vi_store(sums[c][p], sum[c][p]);
    for (c = 0; c < count; c++)
        for (p = 0; p < 8 && p < t.rows; p++)
            t.y[(size_t)c * t.y_stride + (size_t)p] = sums[c / 2][p / 2][c % 2 * 2 + p % 2];
}

static void bitnet__i8mm_ternary(int32_t *y, size_t y_stride, const uint8_t *w, size_t stride,
                                 int rows, int columns, const int8_t *q, size_t q_stride,
                                 int count) {
    bitnet__ternary_part all = {y, w, q, y_stride, stride, q_stride, rows, (columns + 127) / 128};
    int c, r, some;
    for (c = 0; c < count; c += some) {
        some = BITNET__MIN(count - c, 8);
        if (some == 1) bitnet__simd_by_tiles(bitnet__ternary_from(all, 0, c), 1, true);
        for (r = 0; some > 1 && r < rows; r += 8) {
            bitnet__ternary_part t = bitnet__ternary_from(all, r, c);
            switch ((some + 1) / 2) {
            case 1: bitnet__i8mm_tile(t, some, 1); break;
            case 2: bitnet__i8mm_tile(t, some, 2); break;
            case 3: bitnet__i8mm_tile(t, some, 3); break;
            default: bitnet__i8mm_tile(t, some, 4); break;
            }
        }
    }
}

static bool bitnet__cpu_has_i8mm(void) {
#if defined(__ARM_FEATURE_MATMUL_INT8)
    return true;
#elif defined(__linux__) /* HWCAP2_I8MM */
    return getauxval(AT_HWCAP2) >> 13 & 1;
#elif defined(__APPLE__)
    int has = 0;
    size_t size = sizeof has;
    return sysctlbyname("hw.optional.arm.FEAT_I8MM", &has, &size, NULL, 0) == 0 && has;
#elif defined(BITNET__WINDOWS) /* PF_ARM_V82_I8MM_... */
    return IsProcessorFeaturePresent(66) != 0;
#else
    return false;
#endif
}

static void bitnet__i8mm_kernels(bitnet__kernels *k) {
    bitnet__dotprod_kernels(k);
    k->isa = BITNET_ISA_NEON_I8MM;
    k->ternary = bitnet__i8mm_ternary;
}

#endif
