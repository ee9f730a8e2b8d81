/* common.glsl - what all kernels share: chapter 8 of bitnet.h's manual in GLSL

   Every float result is `precise`, so nothing is fused or reordered; integer operations convert
   halves; divisions, roots and exponentials are bitnet.h's own sequences. With FAST (the "fast"
   tier) sums over threads use subgroups and int8 products the integer dot product; without it (the
   "plain" tier) shared memory and multiplications. Both give the same bits.

   A team is 8 consecutive threads (gl_LocalInvocationIndex) that work on one row; every thread must
   reach every team_... In the fast tier a team must lie in one subgroup, in this order, which holds
   if workgroups fill subgroups one after the other, whatever their size. The self-test rejects
   devices where it does not. */

#ifdef FAST
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_EXT_spirv_intrinsics : require
#endif
#extension GL_EXT_control_flow_attributes : require

layout(constant_id = 0) const uint THREADS = 128; /* of a workgroup: a multiple of 64 */
layout(local_size_x_id = 0) in;
layout(constant_id = 6) const bool NATIVE_HALVES = false; /* this device converts all of them
                                                              right */

const uint TEAMS = THREADS / 8;

uint thread_index() { return gl_LocalInvocationIndex; }

/* Unrolls a loop around products, so that compilers do not sink loads begun before it to their uses
   behind it. Where a product takes many instructions, the code would be too long, and loads have
   time enough. */
#ifdef FAST
#define IN_A_ROW [[unroll]]
#else
#define IN_A_ROW [[dont_unroll]]
#endif

/* Memory through which workgroups of one dispatch pass something on, in joined.comp and
   grouped.comp. Orders a workgroup's writes before this against those after it. */
#ifdef JOINED
#define PASSED coherent
#else
#define PASSED
#endif

void between_workgroups() {
    memoryBarrierBuffer();
    barrier();
    memoryBarrierBuffer();
}

/* ---- the state of a submit, which each kernel passes to the next */

const uint NONE = 0xFFFFFFFFu;

/* For a token that gets logits: which tokens may be chosen, and the result. */
struct Choice {
    uint masked;    /* 1: only tokens of its mask */
    uint rank;      /* see survivors.comp */
    float depth;
    uint survivors; /* rows of the head that the screen has not ruled out */
    uint bad;       /* 1: a logit was not finite */
    float least;    /* what survivors.comp has found for a pass */
};

layout(std430, binding = 7) PASSED buffer State {
    uint position; /* of the first token of the batch */
    uint step;     /* tokens chosen so far in this submit */
    uint late;     /* 1: joined.comp waited too long */
    uint chunks;   /* these three: the size of attention's dispatch, which reads a copy */
    uint parts;
    uint rows;
    uint groups;   /* these three: the same of joined.comp's */
    uint one, one_too;
    uint ready;    /* workgroups that have multiplied: in joined.comp of all layers so far, in
                      grouped.comp of this dispatch */
    uint from, to; /* slots of recurrent states: what the batch reads, and writes */
    Choice choices[128];
    uint chosen[128];
    uint tokens[2048];
    uint arrived[]; /* [token][parts] workgroups of attention that are done */
} state;

/* ---- numbers */

float half_to_float(uint h) {
    uint sign = (h & 0x8000u) << 16, rest = (h & 0x7FFFu) << 13;
    uint u = rest + (112u << 23);
    if (rest >= 31u << 23) u += 112u << 23;
    precise float denormal = uintBitsToFloat(rest + (113u << 23)) - 6.103515625e-05;
    if (rest < 1u << 23) u = floatBitsToUint(denormal);
    return uintBitsToFloat(u | sign);
}

vec2 halves(uint pair) {
    if (NATIVE_HALVES) return unpackHalf2x16(pair);
    return vec2(half_to_float(pair & 0xFFFFu), half_to_float(pair >> 16));
}

uint float_to_half(float x) {
    uint u = floatBitsToUint(x), sign = u >> 16 & 0x8000u, a = u & 0x7FFFFFFFu;
    precise float shifted = uintBitsToFloat(a) + 0.5;
    if (a > 0x7F800000u) return 0x7E00u;
    if (a >= 0x477FF000u) return sign | 0x7C00u;
    if (a < 0x38800000u) return sign | (floatBitsToUint(shifted) - 0x3F000000u);
    return sign | ((a - (112u << 23) + 0xFFFu + (a >> 13 & 1u)) >> 13);
}

uint pack_halves(float low, float high) { return float_to_half(low) | float_to_half(high) << 16; }

float rcp(float d) {
    precise float y = uintBitsToFloat(0x7EF311C7u - floatBitsToUint(d));
    for (int i = 0; i < 4; i++) y = y * (2.0 - d * y);
    return y;
}

float rsqrt(float d) {
    precise float y = uintBitsToFloat(0x5F3759DFu - (floatBitsToUint(d) >> 1));
    precise float h = 0.5 * d;
    for (int i = 0; i < 4; i++) y = y * (1.5 - (h * y) * y);
    return y;
}

float exponential(float value) {
    float x = value > 80.0 ? 80.0 : value;
    precise float shifted = x * 1.44269504 + 12582912.0;
    precise float k = shifted - 12582912.0;
    precise float r = (x - k * 0.693359375) - k * -2.12194440e-4;
    precise float p = 1.9875691500e-4;
    p = p * r + 1.3981999507e-3;
    p = p * r + 8.3334519073e-3;
    p = p * r + 4.1665795894e-2;
    p = p * r + 1.6666665459e-1;
    p = p * r + 5.0000001201e-1;
    p = (p * (r * r) + r) + 1.0;
    p = p * uintBitsToFloat((floatBitsToUint(shifted) + 127u) << 23);
    return value < -80.0 ? 0.0 : p; /* a select, not a branch */
}

/* a * x + y in two roundings. */
float multiply_add(float a, float x, float y) {
    precise float result = a * x + y;
    return result;
}

/* An unsigned integer in the order of floats, and back. */
uint order_of(float x) {
    uint u = floatBitsToUint(x);
    return u >> 31 != 0u ? ~u : u | 0x80000000u;
}
float from_order(uint u) { return uintBitsToFloat(u >> 31 != 0u ? u & 0x7FFFFFFFu : ~u); }

bool is_finite(float x) { return (floatBitsToUint(x) & 0x7F800000u) != 0x7F800000u; }

/* ---- products of four int8 with four codes 0, 1, 2 */

#ifdef FAST
spirv_instruction(extensions = ["SPV_KHR_integer_dot_product"], capabilities = [6019, 6018],
                  id = 4450)
int signed_dot(int a, int b, spirv_literal int format);
int dot4(uint a, uint b) { return signed_dot(int(a), int(b), 0); }
#else
int dot4(uint a, uint b) {
    int x = int(a), y = int(b);
    return bitfieldExtract(x, 0, 8) * bitfieldExtract(y, 0, 8) +
           bitfieldExtract(x, 8, 8) * bitfieldExtract(y, 8, 8) +
           bitfieldExtract(x, 16, 8) * bitfieldExtract(y, 16, 8) + (x >> 24) * (y >> 24);
}
#endif

/* Sixteen bytes of a block of 128 weights times their 64 inputs. */
int dot64(uvec4 w, uvec4 x0, uvec4 x1, uvec4 x2, uvec4 x3) {
    int sum = 0;
    [[unroll]] for (int j = 0; j < 4; j++)
        sum += dot4(x0[j], w[j] >> 6 & 0x03030303u) + dot4(x1[j], w[j] >> 4 & 0x03030303u) +
               dot4(x2[j], w[j] >> 2 & 0x03030303u) + dot4(x3[j], w[j] & 0x03030303u);
    return sum;
}

/* ---- sums over a team; all its threads get the result */

float add(float a, float b) {
    precise float sum = a + b;
    return sum;
}

#ifdef FAST

int team_sum(int v) {
    v += subgroupShuffleXor(v, 1u);
    v += subgroupShuffleXor(v, 2u);
    return v + subgroupShuffleXor(v, 4u);
}

float team_max(float v) {
    float other = subgroupShuffleXor(v, 1u);
    v = other > v ? other : v;
    other = subgroupShuffleXor(v, 2u);
    v = other > v ? other : v;
    other = subgroupShuffleXor(v, 4u);
    return other > v ? other : v;
}

/* The contract's tree over 64 lanes, of which thread l of the team holds 8 l ... 8 l + 7. The
   threads share the upper steps: each keeps half of its values and passes on the others. */
float team_fold(float v[8]) {
    uint lane = thread_index() & 7u;
    bool b2 = (lane & 4u) != 0u, b1 = (lane & 2u) != 0u, b0 = (lane & 1u) != 0u;
    float four[4], two[2], one;
    [[unroll]] for (int k = 0; k < 4; k++)
        four[k] = add(b2 ? v[k + 4] : v[k], subgroupShuffleXor(b2 ? v[k] : v[k + 4], 4u));
    [[unroll]] for (int k = 0; k < 2; k++)
        two[k] = add(b1 ? four[k + 2] : four[k],
                     subgroupShuffleXor(b1 ? four[k] : four[k + 2], 2u));
    one = add(b0 ? two[1] : two[0], subgroupShuffleXor(b0 ? two[0] : two[1], 1u));
    one = add(one, subgroupShuffleXor(one, 4u));
    one = add(one, subgroupShuffleXor(one, 2u));
    return add(one, subgroupShuffleXor(one, 1u));
}

#else

shared int team_ints[THREADS];
shared float team_floats[THREADS];
shared float team_lanes[THREADS * 8];

int team_sum(int v) {
    uint first = thread_index() & ~7u;
    int sum = 0;
    barrier();
    team_ints[thread_index()] = v;
    barrier();
    for (uint i = 0u; i < 8u; i++) sum += team_ints[first + i];
    return sum;
}

float team_max(float v) {
    uint first = thread_index() & ~7u;
    barrier();
    team_floats[thread_index()] = v;
    barrier();
    v = team_floats[first];
    for (uint i = 1u; i < 8u; i++) v = team_floats[first + i] > v ? team_floats[first + i] : v;
    return v;
}

float team_fold(float v[8]) {
    uint thread = thread_index(), first = thread & ~7u, at = first * 8u + (thread & 7u);
    barrier();
    [[unroll]] for (int k = 0; k < 8; k++) team_lanes[thread * 8u + uint(k)] = v[k];
    barrier();
    team_floats[thread] = add(add(add(team_lanes[at], team_lanes[at + 32u]),
                                  add(team_lanes[at + 16u], team_lanes[at + 48u])),
                              add(add(team_lanes[at + 8u], team_lanes[at + 40u]),
                                  add(team_lanes[at + 24u], team_lanes[at + 56u])));
    barrier();
    return add(add(add(team_floats[first], team_floats[first + 4u]),
                   add(team_floats[first + 2u], team_floats[first + 6u])),
               add(add(team_floats[first + 1u], team_floats[first + 5u]),
                   add(team_floats[first + 3u], team_floats[first + 7u])));
}

#endif
