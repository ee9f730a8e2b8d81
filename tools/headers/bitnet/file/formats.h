#pragma once
#include "../../bitnet_gguf/api.h"
#include "../base/numbers.h"

/* ====================
   >>formats   Formats: rows of a file as floats and as codes

   The layout of each tensor type, and its conversion to floats, (d * scale) * q minus the block's
   minimum, or to codes with a scale. Other sections know only the table at the end. */

BITNET__OPTIMIZE(2) /* scalar kernels decode 2.5 times as fast, TQ1_0 loads in 3/4 of the time */

/* 32 weights: half d, half m if `minimum`, 32 fifth bits if `fifth`, 16 bytes, low nibbles first.
   Without m, weights are stored with 8, or 16, added. */
BITNET__INLINE void bitnet__block_nibbles(const uint8_t *block, bool minimum, bool fifth,
                                          float *out) {
    int at = minimum ? 4 : 2, less = minimum ? 0 : fifth ? 16 : 8, i;
    float d = bitnet__load_half(block);
    float m = minimum ? bitnet__load_half(block + 2) : -0.0f; /* no-op */
    uint32_t high = fifth ? bitnet__load_u32(block + at) : 0;
    const uint8_t *q = block + (fifth ? at + 4 : at);
    for (i = 0; i < 16; i++) {
        out[i] = d * (float)((int)((q[i] & 15) | (high >> i & 1) << 4) - less) + m;
        out[i + 16] =
            d * (float)((int)((uint32_t)q[i] >> 4 | (high >> (i + 16) & 1) << 4) - less) + m;
    }
}

/* 32 weights: half d, nibbles that index `values`. */
static void bitnet__block_iq4_nl(const uint8_t *block, float *out) {
    static const int8_t values[16] = {-127, -104, -83, -65, -49, -35, -22, -10,
                                      1,    13,   25,  38,  53,  69,  89,  113};
    float d = bitnet__load_half(block);
    const uint8_t *q = block + 2;
    int i;
    for (i = 0; i < 16; i++) {
        out[i] = d * (float)values[q[i] & 15];
        out[i + 16] = d * (float)values[q[i] >> 4];
    }
}

static void bitnet__block_q8_0(const uint8_t *block, float *out) {
    float d = bitnet__load_half(block);
    const int8_t *q = (const int8_t *)block + 2;
    int i;
    for (i = 0; i < 32; i++) out[i] = d * (float)q[i];
}

/* 256 weights in groups of 32: half d, half dmin, 12 bytes of 6-bit scales and minima, 32 of fifth
   bits if `fifth`, 128 of nibbles. Groups 0 to 3 use the low 6 bits of bytes g and g + 4; the
   others use 4 bits of byte g + 4 and 2 spare bits of the first eight. */
BITNET__INLINE void bitnet__block_k(const uint8_t *block, bool fifth, float *out) {
    float d = bitnet__load_half(block);
    float dmin = bitnet__load_half(block + 2);
    const uint8_t *s = block + 4, *high = block + 16, *q = fifth ? block + 48 : high;
    float step[8], below[8];
    int g, i;
    for (g = 0; g < 4; g++) {
        step[g] = d * (float)(s[g] & 63);
        below[g] = dmin * (float)(s[g + 4] & 63);
        step[g + 4] = d * (float)((s[g + 8] & 15) | (s[g] >> 6) << 4);
        below[g + 4] = dmin * (float)(s[g + 8] >> 4 | (s[g + 4] >> 6) << 4);
    }
    for (g = 0; g < 8; g += 2, q += 32, out += 64)
        for (i = 0; i < 32; i++) {
            int bits = fifth ? high[i] >> g : 0;
            out[i] = step[g] * (float)((q[i] & 15) | (bits & 1) << 4) - below[g];
            out[i + 32] = step[g + 1] * (float)(q[i] >> 4 | (bits >> 1 & 1) << 4) - below[g + 1];
        }
}

/* 256 weights: 16 bytes of scale and minimum nibbles, 64 of weights, half d, half dmin. Weight 32g
   + i of a half is in byte i, at bits 2g. */
static void bitnet__block_q2_k(const uint8_t *block, float *out) {
    float d = bitnet__load_half(block + 80);
    float dmin = bitnet__load_half(block + 82);
    int part, i;
    for (part = 0; part < 16; part++) {
        const uint8_t *q = block + 16 + 32 * (part / 8) + 16 * (part % 2);
        float step = d * (float)(block[part] & 15), below = dmin * (float)(block[part] >> 4);
        for (i = 0; i < 16; i++)
            out[16 * part + i] = step * (float)(q[i] >> part / 2 % 4 * 2 & 3) - below;
    }
}

/* 256 weights: 32 bytes of third bits, 64 of pairs as above, 12 of 6-bit scales, half d. Scale k:
   low 4 bits in byte k % 8, high 2 in byte 8 + k % 4 at 2 (k / 4). Weights are stored with 4 added,
   scales with 32 added. */
static void bitnet__block_q3_k(const uint8_t *block, float *out) {
    float d = bitnet__load_half(block + 108);
    const uint8_t *scales = block + 96;
    int part, i;
    for (part = 0; part < 16; part++) {
        const uint8_t *high = block + 16 * (part % 2);
        const uint8_t *q = block + 32 + 32 * (part / 8) + 16 * (part % 2);
        int scale = (scales[part % 8] >> part / 8 * 4 & 15) |
                    (scales[8 + part % 4] >> part / 4 * 2 & 3) << 4;
        float step = d * (float)(scale - 32);
        for (i = 0; i < 16; i++) {
            int low = q[i] >> part / 2 % 4 * 2 & 3;
            out[16 * part + i] = step * (float)((low | (high[i] >> part / 2 & 1) << 2) - 4);
        }
    }
}

/* 256 weights: 128 bytes of low nibbles, 64 of high pairs, 16 signed scales, half d. Weight 32g + i
   of a half: nibble in byte 32(g % 2) + i, pair in byte i at 2g, scale 2g + i/16; 32 is added. */
static void bitnet__block_q6_k(const uint8_t *block, float *out) {
    float d = bitnet__load_half(block + 208);
    int part, i;
    for (part = 0; part < 4; part++) { /* 16 weights of each g */
        float *y = out + 128 * (part / 2) + 16 * (part % 2);
        const uint8_t *low = block + 64 * (part / 2) + 16 * (part % 2);
        const uint8_t *high = block + 128 + 16 * part;
        const int8_t *scale = (const int8_t *)block + 192 + 8 * (part / 2) + part % 2;
        float step0 = d * (float)scale[0], step1 = d * (float)scale[2];
        float step2 = d * (float)scale[4], step3 = d * (float)scale[6];
        for (i = 0; i < 16; i++) {
            int a = low[i], b = low[i + 32], h = high[i];
            y[i] = step0 * (float)(((a & 15) | (h & 3) << 4) - 32);
            y[i + 32] = step1 * (float)(((b & 15) | (h >> 2 & 3) << 4) - 32);
            y[i + 64] = step2 * (float)((a >> 4 | (h >> 4 & 3) << 4) - 32);
            y[i + 96] = step3 * (float)((b >> 4 | (h >> 6) << 4) - 32);
        }
    }
}

/* Millie's: half d, scales of 16 or 32 weights, codes from the low bits up, centered. */
BITNET__INLINE void bitnet__block_sym(const uint8_t *block, int count, int bits, float *out) {
    float d = bitnet__load_half(block), middle = 0.5f * (float)((1 << bits) - 1);
    const uint8_t *scales = block + 2, *q = block + (bits == 4 ? 10 : 6);
    int i;
    for (i = 0; i < count; i++) {
        int scale = bits == 4 ? (int8_t)scales[i / 16] : scales[i / 64] >> i / 32 % 2 * 4 & 15;
        int code = q[i * bits / 8] >> i * bits % 8 & ((1 << bits) - 1);
        out[i] = d * (float)scale * ((float)code - middle);
    }
}

/* The same scales, a bit per weight, 0 if it is 0, then the signs of the others, at most 128. */
static void bitnet__block_qt(const uint8_t *block, float *out) {
    float d = bitnet__load_half(block);
    int rank = 0, i;
    for (i = 0; i < 256; i++) {
        float w = d * (float)(block[2 + i / 64] >> i / 32 % 2 * 4 & 15);
        out[i] = 0;
        if (!(block[6 + i / 8] >> i % 8 & 1)) continue;
        out[i] = rank > 127 ? bitnet__nan() : block[38 + rank / 8] >> rank % 8 & 1 ? -w : w;
        rank++;
    }
}

/* Types at ids that general.tensor_types may change; then they are known only by name. */
enum {
    BITNET_TYPE_Q1_sym_g32_sq4_sg8 = 54,
    BITNET_TYPE_Q4_sym_g16_sq8_sg8,
    BITNET_TYPE_Q2_sym_g32_sq4_sg8,
    BITNET_TYPE_Qt_sym_ms_g32_sq4_sg8,
    BITNET_TYPE_G8_0 = 1000,
    BITNET_TYPE_F8_E4M3,
    BITNET_TYPE_FV5,
    BITNET_TYPE_FV5B,
    BITNET_TYPE_Q1_0_g128,
    BITNET_TYPE_Q1_T_g128
};

/* ---- rows of floats */

static void bitnet__expand_F32(const uint8_t *row, int count, float *out) {
    memcpy(out, row, (size_t)count * 4);
}

/* Types whose blocks become floats: weights and bytes per block, and the decoding function. */
/* clang-format off */
#define BITNET__BLOCK_TYPES(X) \
    X(F16, 1, 2, *out = bitnet__load_half(row)) \
    X(BF16, 1, 2, *out = bitnet__bf16_to_float(bitnet__load_u16(row))) \
    X(Q4_0, 32, 18, bitnet__block_nibbles(row, false, false, out)) \
    X(Q4_1, 32, 20, bitnet__block_nibbles(row, true, false, out)) \
    X(Q5_0, 32, 22, bitnet__block_nibbles(row, false, true, out)) \
    X(Q5_1, 32, 24, bitnet__block_nibbles(row, true, true, out)) \
    X(IQ4_NL, 32, 18, bitnet__block_iq4_nl(row, out)) \
    X(Q8_0, 32, 34, bitnet__block_q8_0(row, out)) \
    X(Q2_K, 256, 84, bitnet__block_q2_k(row, out)) \
    X(Q3_K, 256, 110, bitnet__block_q3_k(row, out)) \
    X(Q4_K, 256, 144, bitnet__block_k(row, false, out)) \
    X(Q5_K, 256, 176, bitnet__block_k(row, true, out)) \
    X(Q6_K, 256, 210, bitnet__block_q6_k(row, out)) \
    X(Q1_sym_g32_sq4_sg8, 256, 38, bitnet__block_sym(row, 256, 1, out)) \
    X(Q2_sym_g32_sq4_sg8, 256, 70, bitnet__block_sym(row, 256, 2, out)) \
    X(Q4_sym_g16_sq8_sg8, 128, 74, bitnet__block_sym(row, 128, 4, out)) \
    X(Qt_sym_ms_g32_sq4_sg8, 256, 54, bitnet__block_qt(row, out))
/* clang-format on */

#define BITNET__X(name, values, bytes, block) \
    static void bitnet__expand_##name(const uint8_t *row, int count, float *out) { \
        int i; \
        for (i = 0; i < count; i += values, row += bytes, out += values) block; \
    }
BITNET__BLOCK_TYPES(BITNET__X)
#undef BITNET__X

/* ---- codes: weight + 1 */

/* A byte is a base-3 fraction of 256, rounded up, so multiplying by 3 yields the digits from the
   top. All 256 bytes are valid. Eight are decoded at a time, odd and even ones separately. */
BITNET__INLINE void bitnet__base3_codes(const uint8_t *bytes, int count, int digits,
                                        uint8_t *codes) {
    const uint64_t whole = 0x00FF00FF00FF00FFu, digit = 0x0003000300030003u;
    int i, n, some;
    for (i = 0; i < count; i += some) {
        uint64_t even = 0, odd;
        some = BITNET__MIN(count - i, 8);
        memcpy(&even, bytes + i, (size_t)some);
        for (odd = even >> 8, n = 0; n < digits; n++) {
            uint64_t out;
            even = (even & whole) * 3, odd = (odd & whole) * 3;
            out = (even >> 8 & digit) | (odd & digit << 8);
            memcpy(codes + n * count + i, &out, (size_t)some);
        }
    }
}

static void bitnet__tq1_codes(const uint8_t *block, uint8_t codes[256]) {
    bitnet__base3_codes(block, 32, 5, codes);
    bitnet__base3_codes(block + 32, 16, 5, codes + 160);
    bitnet__base3_codes(block + 48, 4, 4, codes + 240);
}

/* 256 weights: 64 bytes, half scale. Weight 32g + i of a half is in byte i at bits 2g. Code 3 is
   invalid. */
static void bitnet__tq2_codes(const uint8_t *block, uint8_t codes[256]) {
    int half, g, i;
    for (half = 0; half < 2; half++)
        for (i = 0; i < 32; i += 8) {
            uint64_t eight = bitnet__load_u64(block + 32 * half + i);
            for (g = 0; g < 4; g++, eight >>= 2) {
                uint64_t out = eight & 0x0303030303030303u;
                memcpy(codes + 128 * half + 32 * g + i, &out, 8);
            }
        }
}

/* 128 weights: half scale, 16 bytes of bits: 1 is +1, 0 is -1. */
static void bitnet__q1_codes(const uint8_t *block, uint8_t codes[128]) {
    int i;
    for (i = 0; i < 128; i++) codes[i] = (uint8_t)((block[2 + i / 8] >> i % 8 & 1) * 2);
}

/* Half scale, codes from the low bits up. Code 3 is +2. */
BITNET__INLINE void bitnet__four_codes(const uint8_t *block, int count, uint8_t *codes) {
    int i;
    for (i = 0; i < count; i++) codes[i] = (uint8_t)(block[2 + i / 4] >> i % 4 * 2 & 3);
}

static void bitnet__q2_codes(const uint8_t *block, uint8_t codes[64]) {
    bitnet__four_codes(block, 64, codes);
}

/* Q2_0 in older files. */
static void bitnet__pq2_codes(const uint8_t *block, uint8_t codes[128]) {
    bitnet__four_codes(block, 128, codes);
}

static void bitnet__ptq1_codes(const uint8_t *block, uint8_t codes[128]) {
    bitnet__base3_codes(block, 16, 5, codes);
    bitnet__base3_codes(block + 16, 8, 5, codes + 80);
    bitnet__base3_codes(block + 24, 2, 4, codes + 120);
}

/* 256 weights: nibbles, signs, half. In each 64, four weights 16 apart share a nibble: its upper
   half tells which one is 0, its lower bits negate the last two of the others, and a sign negates
   all of them. */
static void bitnet__stq1_codes(const uint8_t *block, uint8_t codes[256]) {
    static const uint8_t four[2][16] = {
        {0xA9, 0x89, 0x29, 0x09, 0xA6, 0x86, 0x26, 0x06, 0x9A, 0x92, 0x1A, 0x12, 0x6A, 0x62, 0x4A,
         0x42},
        {0x01, 0x21, 0x81, 0xA1, 0x04, 0x24, 0x84, 0xA4, 0x10, 0x18, 0x90, 0x98, 0x40, 0x48, 0x60,
         0x68},
    };
    int g, i;
    for (g = 0; g < 64; g++) {
        int byte = four[block[32 + g / 8] >> g % 8 & 1][block[g / 2] >> g % 2 * 4 & 15];
        for (i = 0; i < 4; i++) codes[g / 16 * 48 + g + 16 * i] = (uint8_t)(byte >> 2 * i & 3);
    }
}

/* Weight lane * g + i of a block of 4 * lane (32; 16 for BITNET_I2S_64) is in byte i at bits 6 -
   2g. Code 3 is invalid. */
static void bitnet__i2s_codes(const uint8_t *stream, int lane, size_t first, size_t count,
                              uint8_t *codes) {
    size_t width = (size_t)lane, end = first + count;
    while (first < end) {
        size_t i, run = width - first % width;
        const uint8_t *bytes = stream + first / (4 * width) * width + first % width;
        int shift = 6 - 2 * (int)(first / width % 4);
        if (run > end - first) run = end - first;
        for (i = 0; i < run; i++) codes[i] = (uint8_t)(bytes[i] >> shift & 3);
        codes += run;
        first += run;
    }
}

static void bitnet__i2s_pack(const uint8_t codes[128], uint8_t block[32]) {
    int i;
    for (i = 0; i < 32; i++)
        block[i] =
            (uint8_t)(codes[i] << 6 | codes[32 + i] << 4 | codes[64 + i] << 2 | codes[96 + i]);
}

/* ---- the table */

typedef struct bitnet__type {
    int type;
    const char *name;
    uint64_t values, bytes; /* of a block; 0: unknown */
    void (*expand)(const uint8_t *row, int count, float *out);
    void (*codes)(const uint8_t *block, uint8_t *codes);
    int scale;    /* byte offset of the half */
    int largest;  /* valid code */
    bool grouped; /* trained without int8 activations */
} bitnet__type;

/* Blocks must consist of whole groups and fit the buffers of unpackers: 256 codes. */
/* clang-format off */
#define BITNET__AS_CODES(name, values, bytes, codes, scale, largest, grouped) \
    {BITNET_TYPE_##name, #name, values * sizeof(char[values % 32 || values > 256 ? -1 : 1]), \
     bytes, NULL, codes, scale, largest, grouped}
#define BITNET__AS_FLOATS(name, values, bytes, block) \
    {BITNET_TYPE_##name, #name, values, bytes, bitnet__expand_##name, NULL, 0, 0, false},
#define BITNET__OTHERWISE(name, values, bytes, largest) \
    {BITNET_TYPE_##name, #name, values, bytes, NULL, NULL, 0, largest, false}

/* I2_S rows may start inside a block (>>weights). */
static const bitnet__type bitnet__types[] = {
    {BITNET_TYPE_F32, "F32", 1, 4, bitnet__expand_F32, NULL, 0, 0, false},
    BITNET__BLOCK_TYPES(BITNET__AS_FLOATS)
    BITNET__AS_CODES(TQ1_0, 256, 54, bitnet__tq1_codes, 52, 2, false),
    BITNET__AS_CODES(TQ2_0, 256, 66, bitnet__tq2_codes, 64, 2, false),
    BITNET__AS_CODES(Q1_0, 128, 18, bitnet__q1_codes, 0, 2, true),
    BITNET__AS_CODES(Q2_0, 64, 18, bitnet__q2_codes, 0, 3, true),
    BITNET__AS_CODES(PQ2_0, 128, 34, bitnet__pq2_codes, 0, 3, true),
    BITNET__AS_CODES(PTQ1_0, 128, 28, bitnet__ptq1_codes, 26, 2, true),
    BITNET__AS_CODES(STQ1_0, 256, 42, bitnet__stq1_codes, 40, 2, true),
    BITNET__OTHERWISE(I2_S, 4, 1, 2),
    BITNET__OTHERWISE(I8, 1, 1, 0),
    BITNET__OTHERWISE(I16, 1, 2, 0),
    BITNET__OTHERWISE(I32, 1, 4, 0),
    BITNET__OTHERWISE(TL1, 0, 0, 0),
    BITNET__OTHERWISE(TL2, 0, 0, 0),
    BITNET__OTHERWISE(IQ1_BN, 0, 0, 0),
    BITNET__OTHERWISE(IQ2_BN, 0, 0, 0),
    BITNET__OTHERWISE(IQ2_BN_R4, 0, 0, 0),
    BITNET__OTHERWISE(G8_0, 128, 56, 0), /* Pestle's */
    BITNET__OTHERWISE(F8_E4M3, 1, 1, 0),
    BITNET__OTHERWISE(FV5, 256, 104, 0), /* Neutrino's */
    BITNET__OTHERWISE(FV5B, 256, 260, 0),
    BITNET__OTHERWISE(Q1_0_g128, 128, 34, 0), /* TAARDIS's, in a rotated basis */
    BITNET__OTHERWISE(Q1_T_g128, 128, 28, 0)};
/* clang-format on */

static const bitnet__type *bitnet__type_of(int type) {
    static const bitnet__type unknown = {-1, "unknown", 0, 0, NULL, NULL, 0, 0, false};
    size_t i;
    for (i = 0; i < BITNET__COUNT(bitnet__types); i++)
        if (bitnet__types[i].type == type) return &bitnet__types[i];
    return &unknown;
}

BITNET_API const char *bitnet_type_name(int32_t type) { return bitnet__type_of(type)->name; }

BITNET_API uint64_t bitnet_type_row_size(int32_t type, uint64_t columns) {
    const bitnet__type *f = bitnet__type_of(type);
    if (!f->values || columns % f->values) return 0;
    return columns / f->values <= UINT64_MAX / f->bytes ? columns / f->values * f->bytes : 0;
}

BITNET__OPTIMIZE_END
