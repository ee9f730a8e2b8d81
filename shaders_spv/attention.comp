/* attention.comp - attention of the query heads that share a key and value head, for one token

   In chunks of 64 positions. Few tokens: one workgroup per chunk, and the last one to arrive merges
   them in order, so a long context keeps the whole GPU busy. A prompt has tokens enough: its
   workgroups go through all chunks themselves. Either way the bits are those of the contract. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(constant_id = 1) const uint GROUP = 2;  /* query heads per kv head */
layout(constant_id = 2) const uint HEAD = 64;  /* width of a head */
layout(constant_id = 3) const bool SPLIT = true;

const uint HEAD_PADDED = (HEAD + 63u) / 64u * 64u;
const uint PAIRS = HEAD / 2u;
const uint ITEMS = (GROUP * PAIRS + THREADS - 1u) / THREADS; /* pairs of outputs per thread */

layout(std430, binding = 2) coherent buffer Floats { float floats[]; };
layout(std430, binding = 4) readonly buffer Keys { uvec4 keys[]; };
layout(std430, binding = 5) readonly buffer Values { uint values[]; };

layout(push_constant) uniform Push {
    uint q, q_stride;           /* floats: rotated and scaled queries */
    uint target, target_stride;
    uint partial;               /* [token][kv head][chunk][GROUP][HEAD + 2] o, m, l of a chunk */
    uint chunks;                /* that `partial` has room for */
    uint context;
} push;

shared float query[GROUP * HEAD_PADDED];
shared float weight[GROUP * 64u]; /* scores, then their exponentials */
shared float top[GROUP], total[GROUP];             /* m and l so far */
shared float chunk_top[GROUP], chunk_total[GROUP]; /* of this chunk */
shared bool last_to_arrive;

/* The scores of a chunk's n positions, their greatest, exponentials, and sum. */
void weigh(uint kv_head, uint chunk, uint n) {
    uint thread = thread_index(), lane = thread & 7u, team = thread >> 3;
    for (uint round = 0u; round < 64u; round += TEAMS) {
        uint p = round + team, at = min(p, n - 1u);
        for (uint head = 0u; head < GROUP; head++) {
            float v[8];
            [[unroll]] for (int k = 0; k < 8; k++) v[k] = 0.0;
            for (uint segment = 0u; segment < HEAD_PADDED / 64u; segment++) {
                uvec4 eight = keys[((kv_head * push.context + chunk * 64u + at) * HEAD_PADDED +
                                    segment * 64u) / 8u + lane];
                uint from = head * HEAD_PADDED + segment * 64u + lane * 8u;
                [[unroll]] for (int k = 0; k < 4; k++) {
                    vec2 key = halves(eight[k]);
                    v[2 * k] = multiply_add(query[from + 2u * uint(k)], key.x, v[2 * k]);
                    v[2 * k + 1] =
                        multiply_add(query[from + 2u * uint(k) + 1u], key.y, v[2 * k + 1]);
                }
            }
            float score = team_fold(v);
            if (lane == 0u && p < n) weight[head * 64u + p] = score;
        }
    }
    barrier();
    for (uint round = 0u; round < GROUP; round += TEAMS) {
        uint head = min(round + team, GROUP - 1u);
        float v[8], largest = weight[head * 64u]; /* position 0 is always there */
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            uint p = lane * 8u + k;
            v[k] = p < n ? weight[head * 64u + p] : largest;
            largest = v[k] > largest ? v[k] : largest;
        }
        largest = team_max(largest);
        [[unroll]] for (uint k = 0u; k < 8u; k++)
            v[k] = lane * 8u + k < n ? exponential(add(v[k], -largest)) : 0.0;
        float sum = team_fold(v); /* and nobody reads scores any more */
        barrier();
        if (round + team < GROUP) {
            [[unroll]] for (uint k = 0u; k < 8u; k++) weight[head * 64u + lane * 8u + k] = v[k];
            if (lane == 0u) {
                chunk_top[head] = largest;
                chunk_total[head] = sum;
            }
        }
    }
    barrier();
}

/* Two outputs of a chunk. */
vec2 weighted_values(uint kv_head, uint chunk, uint n, uint item) {
    uint head = item / PAIRS;
    uint from = ((kv_head * push.context + chunk * 64u) * HEAD_PADDED) / 2u + item % PAIRS;
    precise vec2 o = vec2(0.0);
    for (uint p = 0u; p < n; p++) {
        vec2 value = halves(values[from + p * (HEAD_PADDED / 2u)]);
        o = o + weight[head * 64u + p] * value;
    }
    return o;
}

/* Merges a chunk's (m_c, l_c, o_c) into (m, l, o). */
void merge(inout float m, inout float l, inout vec2 o, float m_c, float l_c, vec2 o_c) {
    float n = m > m_c ? m : m_c;
    float f = exponential(add(m, -n)), g = exponential(add(m_c, -n));
    precise float merged = l * f + l_c * g;
    precise vec2 outputs = o * f + o_c * g;
    l = merged;
    o = outputs;
    m = n;
}

void store(uint token, uint kv_head, uint item, float l, vec2 o) {
    uint to = push.target + token * push.target_stride + kv_head * GROUP * HEAD + item * 2u;
    precise vec2 y = o * rcp(l);
    floats[to] = y.x;
    floats[to + 1u] = y.y;
}

uint partial_at(uint token, uint kv_head, uint chunk, uint head) {
    return push.partial +
           (((token * gl_NumWorkGroups.y + kv_head) * push.chunks + chunk) * GROUP + head) *
               (HEAD + 2u);
}

/* This workgroup's chunk goes to memory; the last one to come merges all of them. */
void merge_split(uint token, uint kv_head, uint chunk, uint chunks, vec2 o[ITEMS]) {
    uint thread = thread_index(), counter = token * gl_NumWorkGroups.y + kv_head;
    for (uint i = 0u; i < ITEMS; i++) {
        uint item = thread + i * THREADS;
        if (item >= GROUP * PAIRS) break;
        uint to = partial_at(token, kv_head, chunk, item / PAIRS) + item % PAIRS * 2u;
        floats[to] = o[i].x;
        floats[to + 1u] = o[i].y;
    }
    for (uint head = thread; head < GROUP; head += THREADS) {
        uint to = partial_at(token, kv_head, chunk, head) + HEAD;
        floats[to] = chunk_top[head];
        floats[to + 1u] = chunk_total[head];
    }
    memoryBarrierBuffer();
    barrier();
    if (thread == 0u) {
        last_to_arrive = atomicAdd(state.arrived[counter], 1u) == chunks - 1u;
        if (last_to_arrive) state.arrived[counter] = 0u;
    }
    barrier();
    if (!last_to_arrive) return;
    memoryBarrierBuffer();
    for (uint item = thread; item < GROUP * PAIRS; item += THREADS) {
        float m = 0.0, l = 0.0;
        vec2 sum = vec2(0.0);
        for (uint c = 0u; c < chunks; c++) {
            uint from = partial_at(token, kv_head, c, item / PAIRS);
            float m_c = floats[from + HEAD], l_c = floats[from + HEAD + 1u];
            vec2 o_c = vec2(floats[from + item % PAIRS * 2u], floats[from + item % PAIRS * 2u + 1u]);
            if (c == 0u) m = m_c, l = l_c, sum = o_c;
            else merge(m, l, sum, m_c, l_c, o_c);
        }
        store(token, kv_head, item, l, sum);
    }
}

void main() {
    uint thread = thread_index(), kv_head = gl_WorkGroupID.y, token = gl_WorkGroupID.z;
    uint position = state.position + token, chunks = position / 64u + 1u;
    uint from = SPLIT ? gl_WorkGroupID.x : 0u, to = SPLIT ? from + 1u : chunks;
    vec2 o[ITEMS];
    if (from >= chunks) return;
    for (uint i = thread; i < GROUP * HEAD_PADDED; i += THREADS)
        query[i] = floats[push.q + token * push.q_stride + kv_head * GROUP * HEAD_PADDED + i];
    barrier();
    for (uint chunk = from; chunk < to; chunk++) {
        uint n = min(64u, position + 1u - chunk * 64u);
        weigh(kv_head, chunk, n);
        for (uint i = 0u; i < ITEMS; i++) {
            uint item = min(thread + i * THREADS, GROUP * PAIRS - 1u), head = item / PAIRS;
            vec2 o_c = weighted_values(kv_head, chunk, n, item);
            float m = top[head], l = total[head];
            if (chunk == from) o[i] = o_c;
            else merge(m, l, o[i], chunk_top[head], chunk_total[head], o_c);
        }
        barrier();
        for (uint head = thread; head < GROUP; head += THREADS) {
            float m = top[head], l = total[head];
            vec2 none = vec2(0.0);
            if (chunk == from) m = chunk_top[head], l = chunk_total[head];
            else merge(m, l, none, chunk_top[head], chunk_total[head], none);
            top[head] = m;
            total[head] = l;
        }
        barrier();
    }
    if (SPLIT && chunks > 1u) {
        merge_split(token, kv_head, from, chunks, o);
        return;
    }
    for (uint i = 0u; i < ITEMS; i++) {
        uint item = thread + i * THREADS;
        if (item < GROUP * PAIRS) store(token, kv_head, item, total[item / PAIRS], o[i]);
    }
}
