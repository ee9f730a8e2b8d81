/* attention.glsl - attention of the query heads that share a kv head, for one token

   In chunks of 64 positions, the first of them cut off where a window begins. For few tokens
   each chunk has a workgroup, and the last one to arrive merges them in order, so a long context
   keeps the whole GPU busy. A prompt has enough tokens: its workgroups go through all chunks
   themselves. Either way the bits are the contract's. */

layout(constant_id = 13) const bool SPLIT = true; /* a workgroup has one chunk */

layout(constant_id = 15) const bool QUANTISED = false; /* by groups; HEAD is a multiple of 32 */

const uint GROUP = HEADS / KV_HEADS; /* query heads per kv head */
const uint PAIRS = HEAD / 2u;

/* A thread has one pair of outputs of DOWN heads, or WIDE pairs if a head has more pairs than there
   are threads. */
const uint LINE = PAIRS < THREADS ? PAIRS : THREADS;
const uint DOWN = (GROUP + THREADS / LINE - 1u) / (THREADS / LINE);
const uint WIDE = (PAIRS + THREADS - 1u) / THREADS;
const uint ITEMS = DOWN * WIDE;

/* Read at once: keys of KEYS_ONCE positions per team, in at least 8 loads while positions last, and
   values of 64 / WIDE positions. */
const uint HEAD_SEGMENTS = HEAD_PADDED / 64u;
const uint MOST = HEAD_SEGMENTS < 8u ? 8u / HEAD_SEGMENTS : 1u;
const uint KEYS_ONCE = MOST < 64u / TEAMS ? MOST : 64u / TEAMS;
const uint KEYS = KEYS_ONCE * HEAD_SEGMENTS;
const uint POSITIONS = 64u / WIDE;
const uint VALUES = POSITIONS * WIDE;

layout(std430, binding = 2) coherent buffer Floats2 { vec2 floats2[]; };

shared vec2 query[GROUP * HEAD_PADDED / 2u];
shared float weight[GROUP * 64u]; /* scores, then their exponentials */
shared float top[GROUP], total[GROUP];             /* m and l so far */
shared float chunk_top[GROUP], chunk_total[GROUP]; /* of this chunk */
shared bool last_to_arrive;

/* Item i of this thread: a head and a pair of its outputs, which may lie past the end. */
uint item_head(uint i) { return thread_index() / LINE * DOWN + i % DOWN; }
uint item_pair(uint i) { return thread_index() % LINE + i / DOWN * THREADS; }
bool is_item(uint i) { return item_head(i) < GROUP && item_pair(i) < PAIRS; }

/* Loads the keys of this team's share of the n positions after `first`, from `round` on. */
void load_keys(uint kv_head, uint first, uint n, uint round, out uvec4 held[KEYS]) {
    uint from = (kv_head * push.context + first) * HEAD_SEGMENTS * 8u + (thread_index() & 7u);
    [[unroll]] for (uint i = 0u; i < KEYS_ONCE; i++) {
        uint p = min(round + i * TEAMS + (thread_index() >> 3), n - 1u);
        [[unroll]] for (uint segment = 0u; segment < HEAD_SEGMENTS; segment++)
            held[i * HEAD_SEGMENTS + segment] = keys4[from + (p * HEAD_SEGMENTS + segment) * 8u];
    }
}

/* Computes their scores. A key is decoded once for all heads. */
void score(const uvec4 held[KEYS], uint n, uint round) {
    uint lane = thread_index() & 7u;
    [[unroll]] for (uint i = 0u; i < KEYS_ONCE; i++) {
        uint p = round + i * TEAMS + (thread_index() >> 3);
        vec2 key[HEAD_SEGMENTS * 4u];
        [[unroll]] for (uint k = 0u; k < HEAD_SEGMENTS * 4u; k++)
            key[k] = halves(held[i * HEAD_SEGMENTS + k / 4u][k % 4u]);
        for (uint head = 0u; head < GROUP; head++) {
            float v[8];
            [[unroll]] for (int k = 0; k < 8; k++) v[k] = 0.0;
            [[unroll]] for (uint k = 0u; k < HEAD_SEGMENTS * 4u; k++) {
                vec2 q = query[(head * HEAD_SEGMENTS + k / 4u) * 32u + lane * 4u + k % 4u];
                uint to = k % 4u * 2u;
                v[to] = multiply_add(q.x, key[k].x, v[to]);
                v[to + 1u] = multiply_add(q.y, key[k].y, v[to + 1u]);
            }
            float sum = team_fold(v);
            if (lane == 0u && p < n) weight[head * 64u + p] = sum;
        }
    }
}

/* The greatest of n scores, their exponentials (past the last: 0) and the sum. */
void weigh(uint n) {
    uint lane = thread_index() & 7u, team = thread_index() >> 3;
    barrier();
    for (uint round = 0u; round < GROUP; round += TEAMS) {
        uint head = min(round + team, GROUP - 1u);
        float v[8], largest = weight[head * 64u]; /* position 0 is always there */
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            uint p = lane * 8u + k;
            float there = weight[head * 64u + p];
            v[k] = p < n ? there : largest;
            largest = v[k] > largest ? v[k] : largest;
        }
        largest = team_max(largest);
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            float e = exponential(add(v[k], -largest));
            v[k] = lane * 8u + k < n ? e : 0.0;
        }
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

/* Loads values of this thread's pairs, from position p of the n on. */
void load_values(uint kv_head, uint first, uint n, uint p, out uint held[VALUES]) {
    uint from = (kv_head * push.context + first) * (HEAD_PADDED / 2u);
    [[unroll]] for (uint i = 0u; i < VALUES; i++) {
        uint pair = min(item_pair(i / POSITIONS * DOWN), PAIRS - 1u);
        held[i] = values[from + min(p + i % POSITIONS, n - 1u) * (HEAD_PADDED / 2u) + pair];
    }
}

/* Adds them up in order of position. Past the last they count as zeros, which change no sum. */
void add_values(const uint held[VALUES], uint n, uint p, inout vec2 o[ITEMS]) {
    [[unroll]] for (uint k = 0u; k < POSITIONS; k++)
        [[unroll]] for (uint wide = 0u; wide < WIDE; wide++) {
            vec2 value = halves(p + k < n ? held[wide * POSITIONS + k] : 0u);
            [[unroll]] for (uint down = 0u; down < DOWN; down++) {
                uint i = wide * DOWN + down;
                float w = weight[min(item_head(i), GROUP - 1u) * 64u + p + k];
                precise vec2 sum = o[i] + w * value;
                o[i] = sum;
            }
        }
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

/* Writes an output item to memory or, for quantise_outputs, over the queries. */
void store(uint token, uint kv_head, uint i, float l, vec2 o) {
    uint head = kv_head * GROUP + item_head(i);
    uint to = (push.outputs + token * push.outputs_stride + head * HEAD) / 2u + item_pair(i);
    precise vec2 y = o * rcp(l);
    if (QUANTISED && push.quantised != 0u) query[item_head(i) * PAIRS + item_pair(i)] = y;
    else floats2[to] = y;
}

/* Where a chunk's outputs for a head, by pairs, and (m, l) lie in `floats2`. */
uint partial_at(uint token, uint kv_head, uint chunk, uint head) {
    return (push.partial +
            (((token * KV_HEADS + kv_head) * push.chunks + chunk) * GROUP + head) *
                (HEAD + 2u)) / 2u;
}

/* Merges all chunks of one item, reading 8 at once. */
void merge_item(uint token, uint kv_head, uint chunks, uint i) {
    float m = 0.0, l = 0.0;
    vec2 sum = vec2(0.0), at_top[8], outputs[8];
    for (uint chunk = 0u; chunk < chunks; chunk += 8u) {
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            uint from = partial_at(token, kv_head, min(chunk + k, chunks - 1u), item_head(i));
            at_top[k] = floats2[from + PAIRS];
            outputs[k] = floats2[from + item_pair(i)];
        }
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            if (chunk + k == 0u) m = at_top[k].x, l = at_top[k].y, sum = outputs[k];
            else if (chunk + k < chunks) merge(m, l, sum, at_top[k].x, at_top[k].y, outputs[k]);
        }
    }
    store(token, kv_head, i, l, sum);
}

/* Quantises the outputs of the heads that share a kv head; a team takes 32 columns. */
void quantise_outputs(uint token, uint kv_head) {
    const uint MINE = GROUP * HEAD / 32u;
    uint team = thread_index() >> 3, lane = thread_index() & 7u;
    barrier();
    for (uint first = 0u; first < MINE; first += TEAMS) {
        uint quad = min(first + team, MINE - 1u) * 8u + lane;
        bool is_mine = first + team < MINE;
        vec4 y = vec4(query[quad * 2u], query[quad * 2u + 1u]);
        quantise_group(y, is_mine ? kv_head * MINE * 8u + quad : NONE, token, push.steps);
    }
}

/* Stores this workgroup's chunk; the last one to arrive gets true and merges them all. */
bool merge_split(uint token, uint kv_head, uint chunk, uint chunks, vec2 o[ITEMS]) {
    uint thread = thread_index(), counter = token * KV_HEADS + kv_head;
    [[unroll]] for (uint i = 0u; i < ITEMS; i++)
        if (is_item(i))
            floats2[partial_at(token, kv_head, chunk, item_head(i)) + item_pair(i)] = o[i];
    for (uint head = thread; head < GROUP; head += THREADS)
        floats2[partial_at(token, kv_head, chunk, head) + PAIRS] =
            vec2(chunk_top[head], chunk_total[head]);
    between_workgroups();
    if (thread == 0u) {
        last_to_arrive = atomicAdd(state.arrived[counter], 1u) == chunks - 1u;
        if (last_to_arrive) state.arrived[counter] = 0u;
    }
    between_workgroups();
    if (!last_to_arrive) return false;
    for (uint i = 0u; i < ITEMS; i++)
        if (is_item(i)) merge_item(token, kv_head, chunks, i);
    return true;
}

/* m and l of all chunks so far. */
void merge_totals(bool first) {
    for (uint head = thread_index(); head < GROUP; head += THREADS) {
        float m = top[head], l = total[head];
        vec2 none = vec2(0.0);
        if (first) m = chunk_top[head], l = chunk_total[head];
        else merge(m, l, none, chunk_top[head], chunk_total[head], none);
        top[head] = m;
        total[head] = l;
    }
}

/* One chunk, or all, of a token and kv head; chunks are counted from that in which its window
   begins. */
void attend(uint token, uint kv_head, uint one_chunk) {
    uint thread = thread_index(), end = state.position + token + 1u;
    uint begin = end - min(end, push.window), skipped = begin / 64u;
    uint chunks = (end + 63u) / 64u - skipped;
    uint from = SPLIT ? one_chunk : 0u, to = SPLIT ? from + 1u : chunks;
    vec2 o[ITEMS];
    if (from >= chunks) return;
    for (uint chunk = from; chunk < to; chunk++) {
        uint first = max(begin, (skipped + chunk) * 64u);
        uint n = min((skipped + chunk) * 64u + 64u, end) - first, some_values[VALUES];
        uvec4 some_keys[KEYS];
        vec2 o_c[ITEMS];
        load_keys(kv_head, first, n, 0u, some_keys);
        if (chunk == from) {
            uint at = (push.target + token * push.target_stride) / 2u + kv_head * GROUP * HEAD_PADDED / 2u;
            for (uint i = thread; i < GROUP * HEAD_PADDED / 2u; i += THREADS)
                query[i] = floats2[at + i];
            barrier();
        }
        score(some_keys, n, 0u);
        for (uint round = KEYS_ONCE * TEAMS; round < 64u; round += KEYS_ONCE * TEAMS) {
            load_keys(kv_head, first, n, round, some_keys);
            score(some_keys, n, round);
        }
        load_values(kv_head, first, n, 0u, some_values);
        weigh(n);
        [[unroll]] for (uint i = 0u; i < ITEMS; i++) o_c[i] = vec2(0.0);
        add_values(some_values, n, 0u, o_c);
        for (uint p = POSITIONS; p < 64u; p += POSITIONS) {
            load_values(kv_head, first, n, p, some_values);
            add_values(some_values, n, p, o_c);
        }
        [[unroll]] for (uint i = 0u; i < ITEMS; i++) {
            uint head = min(item_head(i), GROUP - 1u);
            float m = top[head], l = total[head];
            if (chunk == from) o[i] = o_c[i];
            else merge(m, l, o[i], chunk_top[head], chunk_total[head], o_c[i]);
        }
        barrier();
        merge_totals(chunk == from);
        barrier();
    }
    if (SPLIT && chunks > 1u) {
        if (!merge_split(token, kv_head, from, chunks, o)) return;
    } else {
        [[unroll]] for (uint i = 0u; i < ITEMS; i++)
            if (is_item(i)) store(token, kv_head, i, total[item_head(i)], o[i]);
    }
    if (QUANTISED && push.quantised != 0u) quantise_outputs(token, kv_head);
}
