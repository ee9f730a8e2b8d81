/* double.glsl - bitnet.h's double precision by integers: few devices have doubles, and fewer divide
   them exactly. Zeros have no sign, and tiny results more bits than a double: neither reaches a
   float. */

/* (-1)^sign * bits * 2^exponent; 53 bits, the lower 32 in x, or all are 0. */
struct Double {
    uint sign;
    int exponent;
    uvec2 bits;
};

/* By 0 to 63. */
uvec2 shift_left(uvec2 a, uint n) {
    if (n == 0u) return a;
    return n >= 32u ? uvec2(0u, a.x << n - 32u) : uvec2(a.x << n, a.y << n | a.x >> 32u - n);
}

/* The lowest bit stands for those lost, too. */
uvec2 shift_right(uvec2 a, uint n) {
    if (n == 0u) return a;
    if (n > 63u) return uvec2(uint(a != uvec2(0u)), 0u);
    uint lost = uint(shift_left(a, 64u - n) != uvec2(0u));
    if (n >= 32u) return uvec2(a.y >> n - 32u | lost, 0u);
    return uvec2(a.x >> n | a.y << 32u - n | lost, a.y >> n);
}

uvec2 plus(uvec2 a, uvec2 b) {
    uint carry, low = uaddCarry(a.x, b.x, carry);
    return uvec2(low, a.y + b.y + carry);
}

uvec2 minus(uvec2 a, uvec2 b) {
    uint borrow, low = usubBorrow(a.x, b.x, borrow);
    return uvec2(low, a.y - b.y - borrow);
}

bool is_less(uvec2 a, uvec2 b) { return a.y < b.y || (a.y == b.y && a.x < b.x); }

/* To nearest even; the lowest of many bits may stand for others, lost. */
Double rounded(uint sign, int exponent, uvec2 bits) {
    int top = bits.y != 0u ? 32 + findMSB(bits.y) : findMSB(bits.x);
    if (top < 0) return Double(0u, 0, uvec2(0u));
    bits = shift_left(bits, uint(63 - top));
    exponent += top - 52;
    uint rest = bits.x & 0x7FFu;
    bits = uvec2(bits.x >> 11 | bits.y << 21, bits.y >> 11);
    if (rest > 0x400u || (rest == 0x400u && (bits.x & 1u) != 0u)) bits = plus(bits, uvec2(1u, 0u));
    if (bits.y >> 21 == 0u) return Double(sign, exponent, bits);
    return Double(sign, exponent + 1, uvec2(0u, 1u << 20));
}

/* A constant, by its words. */
Double words(uint high, uint low) {
    return Double(high >> 31, int(high >> 20 & 0x7FFu) - 1075,
                  uvec2(low, (high & 0xFFFFFu) | 1u << 20));
}

Double whole(int n) { return rounded(uint(n < 0), 0, uvec2(uint(abs(n)), 0u)); }

Double from_float(float x) {
    uint u = floatBitsToUint(x), e = u >> 23 & 0xFFu;
    uint bits = (u & 0x7FFFFFu) | (e > 0u ? 1u << 23 : 0u);
    return rounded(u >> 31, int(max(e, 1u)) - 150, uvec2(bits, 0u));
}

float to_float(Double a) {
    int top = a.exponent + 52; /* of its highest bit */
    uint drop = 29u + uint(clamp(-126 - top, 0, 34));
    uvec2 kept = shift_right(a.bits, drop - 2u);
    uint bits = kept.x >> 2, rest = kept.x & 3u; /* whose lower bit stands for all below */
    if (a.bits == uvec2(0u)) return 0.0;
    if (top > 127) return uintBitsToFloat(a.sign << 31 | 0x7F800000u);
    if (rest == 3u || (rest == 2u && (bits & 1u) != 0u)) bits++;
    return uintBitsToFloat(a.sign << 31 | (uint(max(top, -126) + 126) << 23) + bits);
}

Double negative(Double a) { return Double(a.sign ^ 1u, a.exponent, a.bits); }

Double sum(Double a, Double b) {
    if (a.bits == uvec2(0u)) return b;
    if (b.bits == uvec2(0u)) return a;
    if (a.exponent < b.exponent) {
        Double c = a;
        a = b;
        b = c;
    }
    uvec2 x = shift_left(a.bits, 10u);
    uvec2 y = shift_right(shift_left(b.bits, 10u), uint(a.exponent - b.exponent));
    if (a.sign == b.sign) return rounded(a.sign, a.exponent - 10, plus(x, y));
    if (is_less(x, y)) return rounded(b.sign, a.exponent - 10, minus(y, x));
    return rounded(a.sign, a.exponent - 10, minus(x, y));
}

Double difference(Double a, Double b) { return sum(a, negative(b)); }

bool is_below(Double a, Double b) {
    Double c = difference(a, b);
    return c.sign == 1u && c.bits != uvec2(0u);
}

Double product(Double a, Double b) {
    uvec2 low, cross_a, cross_b, high; /* of 128 bits */
    umulExtended(a.bits.x, b.bits.x, low.y, low.x);
    umulExtended(a.bits.y, b.bits.x, cross_a.y, cross_a.x);
    umulExtended(a.bits.x, b.bits.y, cross_b.y, cross_b.x);
    umulExtended(a.bits.y, b.bits.y, high.y, high.x);
    uvec2 middle = plus(plus(cross_a, cross_b), uvec2(low.y, 0u)); /* less than 2^55 */
    high = plus(high, uvec2(middle.y, 0u));
    uvec2 bits = uvec2(middle.x >> 10 | high.x << 22, high.x >> 10 | high.y << 22);
    bits.x |= uint((low.x | middle.x & 0x3FFu) != 0u);
    return rounded(a.sign ^ b.sign, a.exponent + b.exponent + 42, bits);
}

/* By a whole number below 2^16. */
Double quotient(Double a, uint n) {
    uvec2 bits = shift_left(a.bits, 10u), result = uvec2(0u);
    uint rest = 0u;
    for (int i = 0; i < 4; i++) {
        rest = rest << 16 | bits.y >> 16;
        bits = shift_left(bits, 16u);
        result = shift_left(result, 16u) | uvec2(rest / n, 0u);
        rest %= n;
    }
    result.x |= uint(rest != 0u);
    return rounded(a.sign, a.exponent - 10, result);
}

Double quotient(Double a, Double b) {
    uvec2 rest = a.bits, result = uvec2(0u);
    for (int i = 0; i < 57; i++) {
        result = shift_left(result, 1u);
        if (!is_less(rest, b.bits)) {
            rest = minus(rest, b.bits);
            result.x |= 1u;
        }
        rest = shift_left(rest, 1u);
    }
    result.x |= uint(rest != uvec2(0u));
    return rounded(a.sign ^ b.sign, a.exponent - b.exponent - 56, result);
}

/* As bitnet__exp_double has it. */
Double exp_of(Double x) {
    Double most = whole(700), term = whole(1), result = term;
    if (is_below(x, negative(most))) return whole(0);
    if (is_below(most, x)) x = most;
    Double y = sum(product(x, words(0x3FF71547u, 0x652B82FEu)), /* and a half, for or against x */
                   Double(x.sign, -53, uvec2(0u, 1u << 20)));
    int n = y.exponent < -52 ? 0 : int(y.bits.y >> uint(-y.exponent - 32)); /* at most 1010 */
    Double k = whole(y.sign != 0u ? -n : n);
    Double r = difference(difference(x, product(k, words(0x3FE62E42u, 0xFEE00000u))),
                          product(k, words(0x3DEA39EFu, 0x35793C76u)));
    for (uint i = 1u; i <= 14u; i++) {
        term = product(term, quotient(r, i));
        result = sum(result, term);
    }
    result.exponent += y.sign != 0u ? -n : n;
    return result;
}

/* As bitnet__log_double has it. */
Double log_of(Double x) {
    Double one = whole(1), m = Double(0u, -52, x.bits), result = whole(0);
    int e = x.exponent + 52;
    if (is_below(words(0x3FF6A09Eu, 0x667F3BCDu), m)) {
        m.exponent--;
        e++;
    }
    Double s = quotient(difference(m, one), sum(m, one)), z = product(s, s);
    for (int k = 23; k >= 1; k -= 2)
        result = sum(product(result, z), quotient(one, uint(k)));
    return sum(product(whole(e), words(0x3FE62E42u, 0xFEFA39EFu)),
               product(product(whole(2), s), result));
}
