#pragma once
#include "../../bitnet_gguf/api.h"
#include "../base/numbers.h"

/* ====================
   >>vectors   Vectors: the operations of an instruction set

   The kernels of >>simd and >>ternary are written once, with the operations below. An instruction
   set is a table of them. Each is specified to the bit, so kernels give the same bits everywhere.

   BITNET__LANES is 4 (NEON, WebAssembly), 8 (AVX2) or 16 (AVX-512). A vf has LANES floats, a vi
   LANES int32, a vh 2 LANES int16, a vb 4 LANES int8; [i] is lane i. Memory need not be aligned.
   Integers wrap. A float operation rounds once, to the nearest, ties to even, and keeps denormals;
   products and sums are never fused. Which NaN a result is does not matter. `dotprod` and n are
   constants when inlined. The prefix bitnet__ is left out:

    vf_load(p), vf_store(p, v)    LANES floats; vi_load, vi_store: int32; vb_load: bytes
    vf_all(x), vi_all, vb_all     x in all lanes; of vb_all, the low byte
    vf_add, vf_sub, vf_mul(a, b)
    vf_abs, vf_negate(a)          clears, inverts the sign, also of zero
    vf_larger(a, b)               a > b ? a : b, so b if either is NaN
    vf_smaller(a, b)              a < b ? a : b
    vf_zero_below(a, x, limit)    x < limit ? 0 : a
    vf_bits(a), vf_from_bits(a)   the same bits as a vi, as a vf
    vf_from_ints(a)               the nearest float, ties to even
    vf_round(a)                   the nearest int32, ties to even; |a| < 2^22
    vf_from_halves, _bf16(p)      exact, of LANES values at p
    vf_from_bytes(p)              exact, of LANES int8
    vf_to_halves(p, v)            the nearest, ties to even, or infinity; NaN is 0x7E00
    vf_sum(v)                     adds the upper half to the lower, lane by lane, until one is left
    vf_sums(v)                    [i] is vf_sum(v[i]), of LANES vectors
    vf_int_sums(v)                [i] is the sum of the lanes of v[i], below 2^24, of LANES vi
    vf_largest(v)                 the largest lane; of zeros, either; no lane is NaN
    vf_hadamard(x)                for h = 1, 2, ... LANES / 2, pairs (i, i + h), i & h == 0, become
                                  (x[i] + x[i + h], x[i] - x[i + h])
    vi_add, vi_sub(a, b)
    vi_shift(a, n)                n bits to the left
    vi_sum(v)                     of all lanes
    vi_store_8_int8(p, v)         8 / LANES vectors as 8 bytes; all lanes are in -128..127
    vi_add_pairs(sum, a)          sum[i] + a[2i] + a[2i + 1], of a vh
    vi_add_dots(sum, a, b, dotprod)
                                  sum[i] + a[4i] b[4i] + ... + a[4i + 3] b[4i + 3]; a is in 0..127,
                                  and a sum of two products fits an int16
    vi_add_signed(sum, a, b, dotprod)
                                  the same for any a, and b in -127..127
    vi_add_fours(sum, a, n, q, dotprod)
                                  vi_add_dots of each a[k], k < n, and the four bytes at q + 4k,
                                  repeated; a sum of 2n products fits an int16
    vh_zero()
    vh_pairs(x, p, q)             two vh of 2 LANES bytes at p and as many at q, arranged for
                                  vi_add_weighed in any order of columns
    vi_add_weighed(sum, x, w)     adds to each column its p times the low half of w, an int16, and
                                  its q times the high half
    vf_unpair(sum)                two vectors of sums in that order become ascending columns
    vb_and(a, b), vb_double(a)    a & b, a + a
    vb_shift_2, vb_shift_4(a)     each byte to the right; any bits enter at the top
    vb_repeat_4(p)                the four bytes at p, LANES times
    vb_table(p), vb_look_up(t, i) 16 bytes at p; byte i of them, i in 0..15
    vb_add_products(sum, part, a, b, dotprod)
                                  the products that vi_add_dots adds, to any lanes of *sum, or up to
                                  two each to lanes of the vh *part
    prefetch(p)                   a hint: what lies well beyond p
    prefetch_from(p, ahead)       a hint: p + ahead

   A table also defines BITNET__SIMD, the attribute of functions that use it; BITNET__SIMD_ISA;
   BITNET__FMA_SIMD and BITNET__HAS_FMA (>>planes). If it defines BITNET__DOTPROD and
   BITNET__DOTPROD_ISA, there is a second set of kernels (>>dotprod), in which products of bytes are
   one instruction.

   bitnet__k(name) is the function of that name for the current width. On x86, >>simd is included
   twice. */

BITNET__OPTIMIZE(BITNET__FOR_KERNELS) /* inlined from less, gcc optimizes kernels less */

#define BITNET__OP BITNET__SIMD BITNET__INLINE
#define bitnet__k(name) bitnet__simd_##name
#define BITNET__VECTOR (4 * BITNET__LANES)
#define BITNET__SUMS (64 / BITNET__LANES) /* vectors */

#if defined(BITNET__SIMD_X86)

/* ---- AVX2 with F16C, and AVX-512: most intrinsics differ in a number, BITNET__BITS. >>avx512
   redefines the other operations, which bitnet__k names. */

#define BITNET__AVX2 BITNET__TARGET("avx2,f16c")
#define BITNET__FMA_SIMD BITNET__TARGET("avx2,f16c,fma")
#define BITNET__HAS_FMA true
#define BITNET__AVX512 BITNET__TARGET("f16c,avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")
#define BITNET__SIMD BITNET__AVX2
#define BITNET__SIMD_ISA BITNET_ISA_AVX2
#define BITNET__BITS 256
#define BITNET__LANES (BITNET__BITS / 32)
#define BITNET__JOINED(a, b, c, d) a##b##c##d
#define BITNET__JOIN(a, b, c, d) BITNET__JOINED(a, b, c, d)
#define BITNET__MM(name) BITNET__JOIN(_mm, BITNET__BITS, _##name, )
#define BITNET__SI(name) BITNET__JOIN(_mm, BITNET__BITS, _##name##_si, BITNET__BITS)

#define bitnet__vf bitnet__k(vf)
#define bitnet__vi bitnet__k(vi)
#define bitnet__vh bitnet__k(vh)
#define bitnet__vb bitnet__k(vb)
typedef __m256 bitnet__vf;
typedef __m256i bitnet__vi, bitnet__vh, bitnet__vb;

/* Beyond the page, where hardware prefetching stops. Into L2, because L1 has too few misses in
   flight (this doubled the rate at which a thread reads on Zen 4). */
BITNET__INLINE void bitnet__prefetch_from(const void *p, size_t ahead) {
    _mm_prefetch((const char *)((uintptr_t)p + ahead), _MM_HINT_T1);
}
BITNET__INLINE void bitnet__prefetch(const uint8_t *p) { bitnet__prefetch_from(p, 8192); }

#define bitnet__vf_load BITNET__MM(loadu_ps)
#define bitnet__vf_store BITNET__MM(storeu_ps)
#define bitnet__vf_all BITNET__MM(set1_ps)
#define bitnet__vf_add BITNET__MM(add_ps)
#define bitnet__vf_sub BITNET__MM(sub_ps)
#define bitnet__vf_mul BITNET__MM(mul_ps)
#define bitnet__vf_abs(a) BITNET__MM(andnot_ps)(bitnet__vf_all(-0.0f), a)
#define bitnet__vf_negate(a) BITNET__MM(xor_ps)(a, bitnet__vf_all(-0.0f))
#define bitnet__vf_bits BITNET__SI(castps)
#define bitnet__vf_from_bits bitnet__k(vf_from_bits)
#define bitnet__vf_from_ints BITNET__MM(cvtepi32_ps)
#define bitnet__vf_round BITNET__MM(cvtps_epi32)
#define bitnet__vf_larger BITNET__MM(max_ps)
#define bitnet__vf_smaller BITNET__MM(min_ps)
#define bitnet__vf_zero_below bitnet__k(vf_zero_below)
#define bitnet__vf_sum bitnet__k(vf_sum)
#define bitnet__vf_sums bitnet__k(vf_sums)
#define bitnet__vf_int_sums bitnet__k(vf_int_sums)
#define bitnet__vf_largest bitnet__k(vf_largest)
#define bitnet__vf_from_halves(p) BITNET__MM(cvtph_ps)(bitnet__vb_load_half(p))
#define bitnet__vf_from_bf16(p) \
    bitnet__vf_from_bits( \
        BITNET__MM(slli_epi32)(BITNET__MM(cvtepu16_epi32)(bitnet__vb_load_half(p)), 16))
#define bitnet__vf_from_bytes(p) \
    bitnet__vf_from_ints(BITNET__MM(cvtepi8_epi32)( \
        BITNET__LANES == 16 ? _mm_loadu_si128((const __m128i *)(const void *)(p)) \
                            : _mm_loadl_epi64((const __m128i *)(const void *)(p))))

#define bitnet__vi_load bitnet__vb_load
#define bitnet__vi_store(p, v) BITNET__SI(storeu)((bitnet__vi *)(void *)(p), v)
#define bitnet__vi_all BITNET__MM(set1_epi32)
#define bitnet__vi_add BITNET__MM(add_epi32)
#define bitnet__vi_sub BITNET__MM(sub_epi32)
#define bitnet__vi_shift(a, n) BITNET__MM(slli_epi32)(a, n)
#define bitnet__vi_sum bitnet__k(vi_sum)
#define bitnet__vi_add_dots bitnet__k(vi_add_dots)
#define bitnet__vi_add_signed bitnet__k(vi_add_signed)
#define bitnet__vi_add_fours bitnet__k(vi_add_fours)
#define bitnet__vi_add_weighed bitnet__k(vi_add_weighed)
#define bitnet__vh_pairs bitnet__k(vh_pairs)
#define bitnet__vf_unpair bitnet__k(vf_unpair)
#define bitnet__vh_zero BITNET__SI(setzero)
#define bitnet__vi_add_pairs(sum, a) \
    bitnet__vi_add(sum, BITNET__MM(madd_epi16)(a, BITNET__MM(set1_epi16)(1)))

#define bitnet__vb_load(p) BITNET__SI(loadu)((const bitnet__vb *)(const void *)(p))
#define bitnet__vb_load_half bitnet__k(vb_load_half)
#define bitnet__vb_table bitnet__k(vb_table)
#define bitnet__vb_all(x) BITNET__MM(set1_epi8)((char)(x))
#define bitnet__vb_and BITNET__SI(and)
#define bitnet__vb_shift_2(a) BITNET__MM(srli_epi16)(a, 2)
#define bitnet__vb_shift_4(a) BITNET__MM(srli_epi16)(a, 4)
#define bitnet__vb_double(a) BITNET__MM(add_epi8)(a, a)
#define bitnet__vb_repeat_4(p) bitnet__vi_all((int)bitnet__load_u32(p))
#define bitnet__vb_look_up BITNET__MM(shuffle_epi8)

/* ---- AVX2 */

BITNET__OP __m128i bitnet__vb_load_half(const void *p) {
    return _mm_loadu_si128((const __m128i *)p);
}
BITNET__OP bitnet__vb bitnet__vb_table(const uint8_t *p) {
    return _mm256_broadcastsi128_si256(bitnet__vb_load_half(p));
}
BITNET__OP bitnet__vf bitnet__vf_from_bits(bitnet__vi a) { return _mm256_castsi256_ps(a); }
BITNET__OP bitnet__vf bitnet__vf_zero_below(bitnet__vf a, bitnet__vf x, bitnet__vf limit) {
    return _mm256_andnot_ps(_mm256_cmp_ps(x, limit, _CMP_LT_OQ), a);
}
BITNET__OP void bitnet__vf_to_halves(uint16_t *p, bitnet__vf v) {
    v = _mm256_blendv_ps(v, _mm256_set1_ps(bitnet__nan()), _mm256_cmp_ps(v, v, _CMP_UNORD_Q));
    _mm_storeu_si128((__m128i *)(void *)p, _mm256_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT));
}

/* vf_sums adds halves of pairs. */
BITNET__OP float bitnet__vf_sum(bitnet__vf v) {
    __m128 a = _mm_add_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    a = _mm_add_ps(a, _mm_movehl_ps(a, a));
    return _mm_cvtss_f32(_mm_add_ss(a, _mm_shuffle_ps(a, a, 1)));
}
BITNET__OP bitnet__vf bitnet__vf_fold_4(bitnet__vf a, bitnet__vf b) {
    return _mm256_add_ps(_mm256_permute2f128_ps(a, b, 0x21), _mm256_blend_ps(a, b, 0xF0));
}
BITNET__OP bitnet__vf bitnet__vf_fold_2(bitnet__vf a, bitnet__vf b) {
    return _mm256_add_ps(_mm256_shuffle_ps(a, b, 0x4E), _mm256_blend_ps(a, b, 0xCC));
}
BITNET__OP bitnet__vf bitnet__vf_fold_1(bitnet__vf a, bitnet__vf b) {
    return _mm256_add_ps(_mm256_shuffle_ps(a, b, 0x88), _mm256_shuffle_ps(a, b, 0xDD));
}
BITNET__OP bitnet__vf bitnet__vf_sums(const bitnet__vf *v) {
    bitnet__vf a = bitnet__vf_fold_4(v[0], v[4]), b = bitnet__vf_fold_4(v[1], v[5]);
    bitnet__vf c = bitnet__vf_fold_4(v[2], v[6]), d = bitnet__vf_fold_4(v[3], v[7]);
    return bitnet__vf_fold_1(bitnet__vf_fold_2(a, b), bitnet__vf_fold_2(c, d));
}
BITNET__OP bitnet__vi bitnet__vi_sums_4(const bitnet__vi *v) { /* of each half */
    return _mm256_hadd_epi32(_mm256_hadd_epi32(v[0], v[1]), _mm256_hadd_epi32(v[2], v[3]));
}
BITNET__OP bitnet__vf bitnet__vf_int_sums(const bitnet__vi *v) {
    bitnet__vi a = bitnet__vi_sums_4(v), b = bitnet__vi_sums_4(v + 4);
    return _mm256_cvtepi32_ps(_mm256_add_epi32(_mm256_permute2x128_si256(a, b, 0x20),
                                               _mm256_permute2x128_si256(a, b, 0x31)));
}
BITNET__OP float bitnet__vf_largest(bitnet__vf v) {
    __m128 m = _mm_max_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    m = _mm_max_ps(m, _mm_movehl_ps(m, m));
    return _mm_cvtss_f32(_mm_max_ss(m, _mm_shuffle_ps(m, m, 1)));
}

/* The pair's other value, plus this one, negated if second. */
BITNET__OP bitnet__vf bitnet__vf_hadamard(bitnet__vf x) {
    const __m256 first = _mm256_setr_ps(0.0f, -0.0f, 0.0f, -0.0f, 0.0f, -0.0f, 0.0f, -0.0f);
    const __m256 second = _mm256_setr_ps(0.0f, 0.0f, -0.0f, -0.0f, 0.0f, 0.0f, -0.0f, -0.0f);
    const __m256 third = _mm256_setr_ps(0.0f, 0.0f, 0.0f, 0.0f, -0.0f, -0.0f, -0.0f, -0.0f);
    x = _mm256_add_ps(_mm256_permute_ps(x, 0xB1), _mm256_xor_ps(x, first));
    x = _mm256_add_ps(_mm256_permute_ps(x, 0x4E), _mm256_xor_ps(x, second));
    return _mm256_add_ps(_mm256_permute2f128_ps(x, x, 1), _mm256_xor_ps(x, third));
}
BITNET__OP int32_t bitnet__vi_sum(bitnet__vi v) {
    __m128i s = _mm_add_epi32(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
    s = _mm_add_epi32(s, _mm_shuffle_epi32(s, 0x4E));
    return _mm_cvtsi128_si32(_mm_add_epi32(s, _mm_shuffle_epi32(s, 1)));
}
BITNET__OP void bitnet__vi_store_8_int8(int8_t *p, const bitnet__vi *v) {
    __m128i half = _mm_packs_epi32(_mm256_castsi256_si128(*v), _mm256_extracti128_si256(*v, 1));
    _mm_storel_epi64((__m128i *)(void *)p, _mm_packs_epi16(half, half));
}

/* In assembler, because the intrinsic needs a target that its callers do not have. Built for
   AVX-512's VNNI, it uses that encoding and needs that CPU. */
#if defined(__AVX512VNNI__) && defined(__AVX512VL__)
#define BITNET__AVX_VNNI(sum, a, b) _mm256_dpbusd_epi32(sum, a, b)
#define BITNET__AVX_VNNI_NEEDS BITNET_ISA_AVX512
#elif defined(_MSC_VER) && !defined(__clang__) && _MSC_VER >= 1930
#define BITNET__AVX_VNNI(sum, a, b) _mm256_dpbusd_avx_epi32(sum, a, b)
#elif defined(__clang__) ? __clang_major__ >= 13 : defined(__GNUC__) && __GNUC__ >= 12
#define BITNET__AVX_VNNI(sum, a, b) bitnet__vi_vnni(sum, a, b)
BITNET__OP bitnet__vi bitnet__vi_vnni(bitnet__vi sum, bitnet__vb a, bitnet__vb b) {
    __asm__("%{vex%} vpdpbusd {%2, %1, %0|%0, %1, %2}" : "+x"(sum) : "x"(a), "x"(b));
    return sum;
}
#endif
#if !defined(BITNET__AVX_VNNI_NEEDS)
#define BITNET__AVX_VNNI_NEEDS BITNET_ISA_AVX_VNNI
#endif
#if defined(BITNET__AVX_VNNI)
#define BITNET__DOTPROD 1
#define BITNET__DOTPROD_ISA BITNET_ISA_AVX_VNNI
#endif

BITNET__OP bitnet__vi bitnet__vi_add_dots(bitnet__vi sum, bitnet__vb a, bitnet__vb b,
                                          bool dotprod) {
#if defined(BITNET__DOTPROD)
    if (dotprod) return BITNET__AVX_VNNI(sum, a, b);
#endif
    (void)dotprod;
    return bitnet__vi_add_pairs(sum, _mm256_maddubs_epi16(a, b));
}
BITNET__OP bitnet__vi bitnet__vi_add_signed(bitnet__vi sum, bitnet__vb a, bitnet__vb b,
                                            bool dotprod) {
    return bitnet__vi_add_dots(sum, _mm256_abs_epi8(a), _mm256_sign_epi8(b, a), dotprod);
}
/* x[0] has columns 0 to 3 and 8 to 11, because widening is one operation only from memory. */
BITNET__OP void bitnet__vh_pairs(bitnet__vh *x, const int8_t *p, const int8_t *q) {
    __m256i a = _mm256_cvtepi8_epi16(bitnet__vb_load_half(p));
    __m256i b = _mm256_cvtepi8_epi16(bitnet__vb_load_half(q));
    x[0] = _mm256_unpacklo_epi16(a, b);
    x[1] = _mm256_unpackhi_epi16(a, b);
}
BITNET__OP bitnet__vi bitnet__vi_add_weighed(bitnet__vi sum, bitnet__vh pairs, int32_t w) {
    return _mm256_add_epi32(sum, _mm256_madd_epi16(pairs, _mm256_set1_epi32(w)));
}
BITNET__OP void bitnet__vf_unpair(bitnet__vf *sum) {
    bitnet__vf first = _mm256_permute2f128_ps(sum[0], sum[1], 0x20);
    sum[1] = _mm256_permute2f128_ps(sum[0], sum[1], 0x31);
    sum[0] = first;
}
BITNET__OP void bitnet__vb_add_products(bitnet__vi *sum, bitnet__vh *part, bitnet__vb a,
                                        bitnet__vb b, bool dotprod) {
    if (dotprod) *sum = bitnet__vi_add_dots(*sum, a, b, true);
    else *part = _mm256_add_epi16(*part, _mm256_maddubs_epi16(a, b));
}
BITNET__OP bitnet__vi bitnet__vi_add_fours(bitnet__vi sum, const bitnet__vb *a, int n,
                                           const int8_t *q, bool dotprod) {
    bitnet__vh part = bitnet__vh_zero();
    int i;
    for (i = 0; i < n; i++)
        bitnet__vb_add_products(&sum, &part, a[i], bitnet__vb_repeat_4(q + 4 * i), dotprod);
    return dotprod ? sum : bitnet__vi_add_pairs(sum, part);
}

#elif defined(BITNET__SIMD_NEON)

/* ---- NEON */

#define BITNET__SIMD
#define BITNET__SIMD_ISA BITNET_ISA_NEON
#define BITNET__FMA_SIMD
#define BITNET__HAS_FMA true
#define BITNET__LANES 4
#define BITNET__DOTPROD 1
#define BITNET__DOTPROD_ISA BITNET_ISA_NEON_DOTPROD

typedef float32x4_t bitnet__vf;
typedef int32x4_t bitnet__vi;
typedef int16x8_t bitnet__vh;
typedef int8x16_t bitnet__vb;

#define bitnet__vf_load vld1q_f32
#define bitnet__vf_store vst1q_f32
BITNET__OP bitnet__vf bitnet__vf_from_bytes(const int8_t *p) {
    const float f[4] = {p[0], p[1], p[2], p[3]};
    return vld1q_f32(f);
}
#define bitnet__vf_all vdupq_n_f32
#define bitnet__vf_add vaddq_f32
#define bitnet__vf_sub vsubq_f32
#define bitnet__vf_mul vmulq_f32
#define bitnet__vf_abs vabsq_f32
#define bitnet__vf_negate vnegq_f32
#define bitnet__vf_bits vreinterpretq_s32_f32
#define bitnet__vf_from_bits vreinterpretq_f32_s32
#define bitnet__vf_from_ints vcvtq_f32_s32
#define bitnet__vf_round vcvtnq_s32_f32
BITNET__OP bitnet__vf bitnet__vf_larger(bitnet__vf a, bitnet__vf b) {
    return vbslq_f32(vcgtq_f32(a, b), a, b);
}
BITNET__OP bitnet__vf bitnet__vf_smaller(bitnet__vf a, bitnet__vf b) {
    return vbslq_f32(vcltq_f32(a, b), a, b);
}
BITNET__OP bitnet__vf bitnet__vf_zero_below(bitnet__vf a, bitnet__vf x, bitnet__vf limit) {
    return bitnet__vf_from_bits(
        vbicq_s32(bitnet__vf_bits(a), vreinterpretq_s32_u32(vcltq_f32(x, limit))));
}
BITNET__OP bitnet__vf bitnet__vf_fold_2(bitnet__vf a, bitnet__vf b) {
    return vaddq_f32(vcombine_f32(vget_low_f32(a), vget_low_f32(b)),
                     vcombine_f32(vget_high_f32(a), vget_high_f32(b)));
}
#define bitnet__vf_fold_1 vpaddq_f32
#define bitnet__vf_first(v) vgetq_lane_f32(v, 0)
BITNET__OP bitnet__vf bitnet__vf_int_sums(const bitnet__vi *v) {
    return vcvtq_f32_s32(vpaddq_s32(vpaddq_s32(v[0], v[1]), vpaddq_s32(v[2], v[3])));
}
#define bitnet__vf_largest vmaxvq_f32
BITNET__OP bitnet__vf bitnet__vf_hadamard(bitnet__vf x) {
    static const float signs[8] = {0.0f, -0.0f, 0.0f, -0.0f, 0.0f, 0.0f, -0.0f, -0.0f};
    const float32x4_t first = vld1q_f32(signs), second = vld1q_f32(signs + 4);
    int32x4_t same = veorq_s32(bitnet__vf_bits(x), bitnet__vf_bits(first));
    x = vaddq_f32(vrev64q_f32(x), bitnet__vf_from_bits(same));
    same = veorq_s32(bitnet__vf_bits(x), bitnet__vf_bits(second));
    return vaddq_f32(vextq_f32(x, x, 2), bitnet__vf_from_bits(same));
}
#define bitnet__vf_from_halves(p) \
    vcvt_f32_f16(vreinterpret_f16_u16(vld1_u16((const uint16_t *)(p))))
#define bitnet__vf_from_bf16(p) \
    vreinterpretq_f32_u32(vshll_n_u16(vld1_u16((const uint16_t *)(p)), 16))
BITNET__OP void bitnet__vf_to_halves(uint16_t *p, bitnet__vf v) {
    v = vbslq_f32(vceqq_f32(v, v), v, vdupq_n_f32(bitnet__nan()));
    vst1_u16(p, vreinterpret_u16_f16(vcvt_f16_f32(v)));
}

#define bitnet__vi_load vld1q_s32
#define bitnet__vi_store vst1q_s32
#define bitnet__vi_all vdupq_n_s32
#define bitnet__vi_add vaddq_s32
#define bitnet__vi_sub vsubq_s32
#define bitnet__vi_shift vshlq_n_s32
#define bitnet__vi_sum vaddvq_s32
BITNET__OP void bitnet__vi_store_8_int8(int8_t *p, const bitnet__vi *v) {
    vst1_s8(p, vmovn_s16(vcombine_s16(vmovn_s32(v[0]), vmovn_s32(v[1]))));
}

#define bitnet__vh_zero() vdupq_n_s16(0)
#define bitnet__vi_add_pairs vpadalq_s16

#define bitnet__vb_load(p) vld1q_s8((const int8_t *)(p))
#define bitnet__vb_all(x) vdupq_n_s8((int8_t)(x))
#define bitnet__vb_and vandq_s8
#define bitnet__vb_shift_2(a) vreinterpretq_s8_u8(vshrq_n_u8(vreinterpretq_u8_s8(a), 2))
#define bitnet__vb_shift_4(a) vreinterpretq_s8_u8(vshrq_n_u8(vreinterpretq_u8_s8(a), 4))
#define bitnet__vb_double(a) vaddq_s8(a, a)
#define bitnet__vb_table bitnet__vb_load
#define bitnet__vb_look_up(table, index) vqtbl1q_s8(table, vreinterpretq_u8_s8(index))
#define bitnet__vb_repeat_4(p) vreinterpretq_s8_u32(vdupq_n_u32(bitnet__load_u32(p)))

/* Encoded as a number, unless the compiler knows it, because the intrinsic needs a target that its
   callers do not have. The loop numbers registers. */
#if defined(__APPLE__)
#define BITNET__REGISTER "Lbitnet_"
#else
#define BITNET__REGISTER ".Lbitnet_"
#endif
#define BITNET__NEON_NUMBER(number, sum, a, b) \
    __asm__(".irp n,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26," \
            "27,28,29,30,31\n\t" \
            ".equ " BITNET__REGISTER "v\\n, \\n\n\t" \
            ".endr\n\t" \
            ".inst " number " + " BITNET__REGISTER "%0 + (" BITNET__REGISTER \
            "%1 << 5) + (" BITNET__REGISTER "%2 << 16)" \
            : "+w"(sum) \
            : "w"(a), "w"(b))

/* SDOT, as bitnet__vi_add_dots. */
BITNET__OP bitnet__vi bitnet__neon_dotprod(bitnet__vi sum, bitnet__vb a, bitnet__vb b) {
#if defined(__ARM_FEATURE_DOTPROD) || !(defined(__GNUC__) || defined(__clang__))
    return vdotq_s32(sum, a, b);
#else
    BITNET__NEON_NUMBER("0x4E809400", sum, a, b);
    return sum;
#endif
}
BITNET__OP bitnet__vi bitnet__vi_add_dots(bitnet__vi sum, bitnet__vb a, bitnet__vb b,
                                          bool dotprod) {
    if (dotprod) return bitnet__neon_dotprod(sum, a, b);
    return vaddq_s32(sum, vpaddq_s32(vpaddlq_s16(vmull_s8(vget_low_s8(a), vget_low_s8(b))),
                                     vpaddlq_s16(vmull_high_s8(a, b))));
}
#define bitnet__vi_add_signed bitnet__vi_add_dots
BITNET__OP void bitnet__vh_pairs(bitnet__vh *x, const int8_t *p, const int8_t *q) {
    int16x8_t a = vmovl_s8(vld1_s8(p)), b = vmovl_s8(vld1_s8(q));
    x[0] = vcombine_s16(vget_low_s16(a), vget_low_s16(b));
    x[1] = vcombine_s16(vget_high_s16(a), vget_high_s16(b));
}
BITNET__OP bitnet__vi bitnet__vi_add_weighed(bitnet__vi sum, bitnet__vh pairs, int32_t w) {
    sum = vmlal_n_s16(sum, vget_low_s16(pairs), (int16_t)w);
    return vmlal_high_n_s16(sum, pairs, (int16_t)(w >> 16));
}
BITNET__OP void bitnet__vb_add_products(bitnet__vi *sum, bitnet__vh *part, bitnet__vb a,
                                        bitnet__vb b, bool dotprod) {
    if (dotprod) *sum = bitnet__neon_dotprod(*sum, a, b);
    else *part = vmlal_high_s8(vmlal_s8(*part, vget_low_s8(a), vget_low_s8(b)), a, b);
}

#elif defined(BITNET__SIMD_WASM)

/* ---- WebAssembly */

#define BITNET__SIMD
#define BITNET__SIMD_ISA BITNET_ISA_WASM
#define BITNET__FMA_SIMD
#define BITNET__HAS_FMA false
#define BITNET__LANES 4
#if defined(__wasm_relaxed_simd__)
#define BITNET__DOTPROD 1
#define BITNET__DOTPROD_ISA BITNET_ISA_WASM_RELAXED
#endif

typedef v128_t bitnet__vf, bitnet__vi, bitnet__vh, bitnet__vb;

#define bitnet__vf_load wasm_v128_load
#define bitnet__vf_store wasm_v128_store
BITNET__OP bitnet__vf bitnet__vf_from_bytes(const int8_t *p) {
    return wasm_f32x4_make(p[0], p[1], p[2], p[3]);
}
#define bitnet__vf_all wasm_f32x4_splat
#define bitnet__vf_add wasm_f32x4_add
#define bitnet__vf_sub wasm_f32x4_sub
#define bitnet__vf_mul wasm_f32x4_mul
#define bitnet__vf_abs wasm_f32x4_abs
#define bitnet__vf_negate wasm_f32x4_neg
#define bitnet__vf_bits(a) (a)
#define bitnet__vf_from_bits(a) (a)
#define bitnet__vf_from_ints wasm_f32x4_convert_i32x4
BITNET__OP bitnet__vi bitnet__vf_round(bitnet__vf a) {
    const v128_t magic = wasm_f32x4_splat(12582912.0f);
    return wasm_i32x4_sub(wasm_f32x4_add(a, magic), magic);
}
#define bitnet__vf_larger(a, b) wasm_f32x4_pmax(b, a)
#define bitnet__vf_smaller(a, b) wasm_f32x4_pmin(b, a)
#define bitnet__vf_zero_below(a, x, limit) wasm_v128_andnot(a, wasm_f32x4_lt(x, limit))
BITNET__OP bitnet__vf bitnet__vf_fold_2(bitnet__vf a, bitnet__vf b) {
    return wasm_f32x4_add(wasm_i32x4_shuffle(a, b, 0, 1, 4, 5),
                          wasm_i32x4_shuffle(a, b, 2, 3, 6, 7));
}
BITNET__OP bitnet__vf bitnet__vf_fold_1(bitnet__vf a, bitnet__vf b) {
    return wasm_f32x4_add(wasm_i32x4_shuffle(a, b, 0, 2, 4, 6),
                          wasm_i32x4_shuffle(a, b, 1, 3, 5, 7));
}
#define bitnet__vf_first(v) wasm_f32x4_extract_lane(v, 0)
BITNET__OP bitnet__vf bitnet__vf_int_sums(const bitnet__vi *v) {
    bitnet__vf a =
        bitnet__vf_fold_2(wasm_f32x4_convert_i32x4(v[0]), wasm_f32x4_convert_i32x4(v[1]));
    bitnet__vf b =
        bitnet__vf_fold_2(wasm_f32x4_convert_i32x4(v[2]), wasm_f32x4_convert_i32x4(v[3]));
    return bitnet__vf_fold_1(a, b);
}
BITNET__OP float bitnet__vf_largest(bitnet__vf v) {
    v = wasm_f32x4_pmax(v, wasm_i32x4_shuffle(v, v, 2, 3, 0, 1));
    return wasm_f32x4_extract_lane(wasm_f32x4_pmax(v, wasm_i32x4_shuffle(v, v, 1, 0, 3, 2)), 0);
}
BITNET__OP bitnet__vf bitnet__vf_hadamard(bitnet__vf x) {
    const v128_t first = wasm_f32x4_make(0.0f, -0.0f, 0.0f, -0.0f);
    const v128_t second = wasm_f32x4_make(0.0f, 0.0f, -0.0f, -0.0f);
    x = wasm_f32x4_add(wasm_i32x4_shuffle(x, x, 1, 0, 3, 2), wasm_v128_xor(x, first));
    return wasm_f32x4_add(wasm_i32x4_shuffle(x, x, 2, 3, 0, 1), wasm_v128_xor(x, second));
}
/* Moving sign, exponent and mantissa into place and multiplying by 2^112 handles denormals, too.
   65536 or more was infinity or NaN, and gets that exponent. */
BITNET__OP bitnet__vf bitnet__vf_from_halves(const void *p) {
    v128_t bits = wasm_i32x4_shl(wasm_i32x4_load16x4(p), 13);
    v128_t x = wasm_v128_and(bits, wasm_i32x4_splat((int32_t)0x8FFFE000));
    v128_t special;
    x = wasm_f32x4_mul(x, wasm_f32x4_splat(5.192296858534828e+33f));
    special = wasm_f32x4_ge(wasm_f32x4_abs(x), wasm_f32x4_splat(65536.0f));
    return wasm_v128_or(x, wasm_v128_and(special, wasm_i32x4_splat(0x7F800000)));
}
#define bitnet__vf_from_bf16(p) wasm_i32x4_shl(wasm_u32x4_load16x4(p), 16)
BITNET__OP void bitnet__vf_to_halves(uint16_t *p, bitnet__vf v) {
    p[0] = bitnet__float_to_half(wasm_f32x4_extract_lane(v, 0));
    p[1] = bitnet__float_to_half(wasm_f32x4_extract_lane(v, 1));
    p[2] = bitnet__float_to_half(wasm_f32x4_extract_lane(v, 2));
    p[3] = bitnet__float_to_half(wasm_f32x4_extract_lane(v, 3));
}

#define bitnet__vi_load wasm_v128_load
#define bitnet__vi_store wasm_v128_store
#define bitnet__vi_all wasm_i32x4_splat
#define bitnet__vi_add wasm_i32x4_add
#define bitnet__vi_sub wasm_i32x4_sub
#define bitnet__vi_shift wasm_i32x4_shl
BITNET__OP int32_t bitnet__vi_sum(bitnet__vi v) {
    v = wasm_i32x4_add(v, wasm_i32x4_shuffle(v, v, 2, 3, 0, 1));
    return wasm_i32x4_extract_lane(v, 0) + wasm_i32x4_extract_lane(v, 1);
}
BITNET__OP void bitnet__vi_store_8_int8(int8_t *p, const bitnet__vi *v) {
    v128_t half = wasm_i16x8_narrow_i32x4(v[0], v[1]);
    wasm_v128_store64_lane(p, wasm_i8x16_narrow_i16x8(half, half), 0);
}

#define bitnet__vh_zero() wasm_i16x8_splat(0)
#define bitnet__vi_add_pairs(sum, a) wasm_i32x4_add(sum, wasm_i32x4_extadd_pairwise_i16x8(a))

#define bitnet__vb_load wasm_v128_load
#define bitnet__vb_all(x) wasm_i8x16_splat((int8_t)(x))
#define bitnet__vb_and wasm_v128_and
#define bitnet__vb_shift_2(a) wasm_u8x16_shr(a, 2)
#define bitnet__vb_shift_4(a) wasm_u8x16_shr(a, 4)
#define bitnet__vb_double(a) wasm_i8x16_add(a, a)
#define bitnet__vb_table wasm_v128_load
#define bitnet__vb_look_up wasm_i8x16_swizzle
#define bitnet__vb_repeat_4 wasm_v128_load32_splat

/* Relaxed SIMD may treat `a` as unsigned, or saturate sums of two to 16 bits; machines agree for an
   `a` as specified. */
BITNET__OP bitnet__vi bitnet__vi_add_dots(bitnet__vi sum, bitnet__vb a, bitnet__vb b,
                                          bool dotprod) {
    v128_t low, high;
#if defined(__wasm_relaxed_simd__)
    if (dotprod) return wasm_i32x4_relaxed_dot_i8x16_i7x16_add(b, a, sum);
#endif
    (void)dotprod;
    low = wasm_i32x4_extadd_pairwise_i16x8(wasm_i16x8_extmul_low_i8x16(a, b));
    high = wasm_i32x4_extadd_pairwise_i16x8(wasm_i16x8_extmul_high_i8x16(a, b));
    return wasm_i32x4_add(sum, wasm_i32x4_add(wasm_i32x4_shuffle(low, high, 0, 2, 4, 6),
                                              wasm_i32x4_shuffle(low, high, 1, 3, 5, 7)));
}
/* `a` may be negative, too */
BITNET__OP bitnet__vi bitnet__vi_add_signed(bitnet__vi sum, bitnet__vb a, bitnet__vb b,
                                            bool dotprod) {
    (void)dotprod;
    return bitnet__vi_add_dots(sum, a, b, false);
}
BITNET__OP void bitnet__vh_pairs(bitnet__vh *x, const int8_t *p, const int8_t *q) {
    v128_t a = wasm_i16x8_load8x8(p), b = wasm_i16x8_load8x8(q);
    x[0] = wasm_i16x8_shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
    x[1] = wasm_i16x8_shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}
BITNET__OP bitnet__vi bitnet__vi_add_weighed(bitnet__vi sum, bitnet__vh pairs, int32_t w) {
    return wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(pairs, wasm_i32x4_splat(w)));
}
BITNET__OP void bitnet__vb_add_products(bitnet__vi *sum, bitnet__vh *part, bitnet__vb a,
                                        bitnet__vb b, bool dotprod) {
    if (dotprod) *sum = bitnet__vi_add_dots(*sum, a, b, true);
    else
        *part = wasm_i16x8_add(*part, wasm_i16x8_add(wasm_i16x8_extmul_low_i8x16(a, b),
                                                     wasm_i16x8_extmul_high_i8x16(a, b)));
}

#endif

#if defined(BITNET__SIMD_NEON) || defined(BITNET__SIMD_WASM)

BITNET__INLINE void bitnet__prefetch_from(const void *p, size_t ahead) { (void)p, (void)ahead; }
BITNET__INLINE void bitnet__prefetch(const uint8_t *p) { (void)p; }
#define bitnet__vf_unpair(sum) ((void)(sum))

BITNET__OP bitnet__vi bitnet__vi_add_fours(bitnet__vi sum, const bitnet__vb *a, int n,
                                           const int8_t *q, bool dotprod) {
    int i;
    for (i = 0; i < n; i++)
        sum = bitnet__vi_add_dots(sum, a[i], bitnet__vb_repeat_4(q + 4 * i), dotprod);
    return sum;
}

BITNET__OP bitnet__vf bitnet__vf_sums(const bitnet__vf *v) {
    return bitnet__vf_fold_1(bitnet__vf_fold_2(v[0], v[1]), bitnet__vf_fold_2(v[2], v[3]));
}
BITNET__OP float bitnet__vf_sum(bitnet__vf v) {
    v = bitnet__vf_fold_2(v, v);
    return bitnet__vf_first(bitnet__vf_fold_1(v, v));
}

#endif

#if defined(BITNET__SIMD)

/* ---- for >>simd */

BITNET__INLINE size_t bitnet__float_size(int type) { return type == BITNET_TYPE_F32 ? 4 : 2; }

/* From 16 - n on: 0 for n lanes, then 1. */
static const float bitnet__past_end[32] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                                           1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

/* Past the end, a zero-padded copy in `room`. */
BITNET__INLINE const float *bitnet__whole_64(const float *x, int left, float *room) {
    if (left >= 64) return x;
    memset(room, 0, 64 * sizeof(float));
    return (const float *)memcpy(room, x, (size_t)left * sizeof(float));
}

#endif

BITNET__OPTIMIZE_END
