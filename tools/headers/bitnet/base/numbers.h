#pragma once
#include "../api.h"
#include "target.h"

/* ====================
   >>numbers   The scalar functions of the numeric contract

   Chapter 8 of the manual in code, followed by double-precision functions for values that are
   computed once (RoPE tables, probabilities), because a plain `cc` does not link libm. */

BITNET__INLINE uint32_t bitnet__bits(float x) {
    uint32_t u;
    memcpy(&u, &x, 4);
    return u;
}
BITNET__INLINE float bitnet__from_bits(uint32_t u) {
    float x;
    memcpy(&x, &u, 4);
    return x;
}

/* Files only guarantee byte alignment. */
BITNET__INLINE uint16_t bitnet__load_u16(const void *p) {
    uint16_t v;
    memcpy(&v, p, 2);
    return v;
}
BITNET__INLINE uint32_t bitnet__load_u32(const void *p) {
    uint32_t v;
    memcpy(&v, p, 4);
    return v;
}
BITNET__INLINE uint64_t bitnet__load_u64(const void *p) {
    uint64_t v;
    memcpy(&v, p, 8);
    return v;
}
BITNET__INLINE float bitnet__load_f32(const void *p) {
    return bitnet__from_bits(bitnet__load_u32(p));
}

BITNET__INLINE bool bitnet__is_finite(float x) {
    return (bitnet__bits(x) & 0x7F800000u) != 0x7F800000u;
}

/* Exact; subtracting normalizes denormals. */
BITNET__INLINE float bitnet__half_to_float(uint16_t h) {
    uint32_t sign = (uint32_t)(h & 0x8000) << 16, rest = (uint32_t)(h & 0x7FFF) << 13;
    uint32_t u = rest + (112u << 23);
    if (rest >= 31u << 23) u += 112u << 23; /* infinity, NaN */
    if (rest < 1u << 23)                    /* zero, denormal */
        u = bitnet__bits(bitnet__from_bits(rest + (113u << 23)) - 6.103515625e-05f);
    return bitnet__from_bits(u | sign);
}

BITNET__INLINE float bitnet__load_half(const void *p) {
    return bitnet__half_to_float(bitnet__load_u16(p));
}

/* The only NaN that is stored, because machines make different ones. */
BITNET__INLINE float bitnet__nan(void) { return bitnet__from_bits(0x7FC00000); }

/* To nearest even; all NaNs become one. */
BITNET__INLINE uint16_t bitnet__float_to_half(float x) {
    uint32_t u = bitnet__bits(x), sign = (u >> 16) & 0x8000, a = u & 0x7FFFFFFF;
    if (a > 0x7F800000u) return 0x7E00;                     /* NaN */
    if (a >= 0x477FF000u) return (uint16_t)(sign | 0x7C00); /* overflows 65504 */
    if (a < 0x38800000u) { /* denormal: adding rounds at the right bit */
        float shifted = bitnet__from_bits(a) + 0.5f;
        return (uint16_t)(sign | (bitnet__bits(shifted) - bitnet__bits(0.5f)));
    }
    return (uint16_t)(sign | ((a - (112u << 23) + 0xFFF + ((a >> 13) & 1)) >> 13));
}

BITNET__INLINE float bitnet__bf16_to_float(uint16_t h) {
    return bitnet__from_bits((uint32_t)h << 16);
}

/* Ties to even, for |x| < 2^22. */
BITNET__INLINE float bitnet__round(float x) { return (x + 12582912.0f) - 12582912.0f; }

/* 1/d for 2^-126 <= d <= 2^125, within 2 ulp. */
BITNET__INLINE float bitnet__rcp(float d) {
    float y = bitnet__from_bits(0x7EF311C7u - bitnet__bits(d));
    y = y * (2.0f - d * y);
    y = y * (2.0f - d * y);
    y = y * (2.0f - d * y);
    y = y * (2.0f - d * y);
    return y;
}

/* 1/sqrt(d) for normal d > 0, within 2 ulp. */
BITNET__INLINE float bitnet__rsqrt(float d) {
    float y = bitnet__from_bits(0x5F3759DFu - (bitnet__bits(d) >> 1)), h = 0.5f * d;
    y = y * (1.5f - (h * y) * y);
    y = y * (1.5f - (h * y) * y);
    y = y * (1.5f - (h * y) * y);
    y = y * (1.5f - (h * y) * y);
    return y;
}

/* 0 below -80, e^80 above 80, else Cephes' expf. `shifted` has k in its low bits, so NaNs stay and
   are never converted. */
BITNET__INLINE float bitnet__exp(float x) {
    float shifted, k, r, p;
    if (x < -80.0f) return 0.0f;
    if (x > 80.0f) x = 80.0f;
    shifted = x * 1.44269504f + 12582912.0f;
    k = shifted - 12582912.0f;
    r = (x - k * 0.693359375f) - k * -2.12194440e-4f;
    p = 1.9875691500e-4f;
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = (p * (r * r) + r) + 1.0f;
    return p * bitnet__from_bits((bitnet__bits(shifted) + 127) << 23);
}

/* The contract's tree, in place. */
BITNET__INLINE float bitnet__fold(float *lane) {
    int h, j;
    for (h = 32; h > 0; h >>= 1)
        for (j = 0; j < h; j++) lane[j] = lane[j] + lane[j + h];
    return lane[0];
}

/* ---- double precision, computed once */

BITNET__INLINE double bitnet__exp_double(double x) {
    double n, r, term = 1.0, sum = 1.0, scale;
    uint64_t u;
    int k;
    if (x < -700.0) return 0.0;
    if (x > 700.0) x = 700.0;
    n = (double)(int64_t)(x * 1.4426950408889634 + (x < 0 ? -0.5 : 0.5));
    r = (x - n * 6.93147180369123816490e-01) - n * 1.90821492927058770002e-10;
    for (k = 1; k <= 14; k++) {
        term = term * (r / k);
        sum = sum + term;
    }
    u = (uint64_t)((int64_t)n + 1023) << 52;
    memcpy(&scale, &u, 8);
    return sum * scale;
}

/* Of normal x > 0: 2 atanh((m - 1) / (m + 1)) of the mantissa. */
static double bitnet__log_double(double x) {
    uint64_t u;
    double m, s, z, sum = 0.0;
    int e, k;
    memcpy(&u, &x, 8);
    e = (int)(u >> 52) - 1023;
    u = (u & 0xFFFFFFFFFFFFFu) | 0x3FF0000000000000u;
    memcpy(&m, &u, 8);
    if (m > 1.4142135623730951) {
        m = m * 0.5;
        e = e + 1;
    }
    s = (m - 1.0) / (m + 1.0);
    z = s * s;
    for (k = 23; k >= 1; k -= 2) sum = sum * z + 1.0 / k;
    return e * 0.69314718055994531 + 2.0 * s * sum;
}

/* Of normal x > 0, by Newton's method, within 1 ulp. */
static double bitnet__sqrt_double(double x) {
    double y = bitnet__exp_double(0.5 * bitnet__log_double(x));
    y = 0.5 * (y + x / y);
    return 0.5 * (y + x / y);
}

/* For 0 <= x < 2^31: three-part reduction by pi/2, Taylor series. */
static void bitnet__sincos_double(double x, double *sine, double *cosine) {
    double n = (double)(int64_t)(x * 0.63661977236758134 + 0.5);
    double r = ((x - n * 1.57079632673412561417e+00) - n * 6.07710050630396597660e-11) -
               n * 2.02226624879595063154e-21;
    double z = r * r, s = 0.0, c = 0.0, term = r;
    int k;
    for (k = 1; k <= 17; k += 2) {
        s = s + term;
        term = term * (-z / ((k + 1) * (k + 2)));
    }
    for (k = 0, term = 1.0; k <= 16; k += 2) {
        c = c + term;
        term = term * (-z / ((k + 1) * (k + 2)));
    }
    switch ((int64_t)n & 3) {
    case 0: *sine = s, *cosine = c; break;
    case 1: *sine = c, *cosine = -s; break;
    case 2: *sine = -s, *cosine = -c; break;
    default: *sine = -c, *cosine = s; break;
    }
}
