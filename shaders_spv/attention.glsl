/* attention.glsl - attention of query heads that share a kv head, for one token

   In chunks of 64 positions, the first of them cut off where a window begins. Each chunk has a
   workgroup, and the last one to arrive merges them in order, so a long context keeps the whole GPU
   busy; in a short one each query head has separate workgroups. A prompt has enough tokens: its
   workgroups go through all chunks themselves, in attention_prompt.comp and attention_bytes.comp.
   Either way the bits are the contract's.

   BYTES: keys and values are int8 in a Hadamard basis, as bytes.comp has stored them. A chunk's sums
   are whole numbers, and outputs are turned back. */

layout(constant_id = 29) const bool QUANTISED = false; /* by groups; HEAD is a multiple of 32 */

layout(constant_id = 27) const uint EACH = 2; /* query heads of a workgroup */

layout(constant_id = 28) const bool BYTES = false;

layout(constant_id = 30) const uint TERMS = 256; /* pairs that there is shared memory for */

const uint PARTS = HEADS / EACH; /* workgroups for a token, or for a chunk of it */
const uint PAIRS = HEAD / 2u;

/* A thread has one pair of outputs of DOWN heads, or WIDE pairs if a head has more pairs than there
   are threads. */
const uint LINE = PAIRS < THREADS ? PAIRS : THREADS;
const uint DOWN = (EACH + THREADS / LINE - 1u) / (THREADS / LINE);
const uint WIDE = (PAIRS + THREADS - 1u) / THREADS;
const uint ITEMS = DOWN * WIDE;

/* Read at once: keys of KEYS_ONCE positions per team, in at least 8 loads while positions last. */
const uint HEAD_SEGMENTS = HEAD_PADDED / 64u;
const uint MOST = HEAD_SEGMENTS < 8u ? 8u / HEAD_SEGMENTS : 1u;
const uint KEYS_LEFT = TEAMS < 64u ? 64u / TEAMS : 1u;
const uint KEYS_ONCE = MOST < KEYS_LEFT ? MOST : KEYS_LEFT;
const uint KEYS = KEYS_ONCE * HEAD_SEGMENTS;

/* Values are weighed four columns of a position at a time, by all threads, and added up in order of
   position by those that have items. In a round as many positions as `terms` has room for. */
const uint FIT = TERMS / (EACH * PAIRS);
const uint ROUND = FIT < 2u ? 1u : FIT < 4u ? 2u : FIT < 8u ? 4u : FIT < 16u ? 8u : 16u;
const uint QUARTERS = HEAD / 4u * ROUND;                      /* fours of a round; */
const uint FOURS = (QUARTERS + THREADS - 1u) / THREADS;       /* those of a thread */
const uint VALUE_ROUNDS = FOURS * (64u / ROUND) > 32u ? 1u : 64u / ROUND; /* read at once */
const uint VALUES = FOURS * VALUE_ROUNDS;

const uint MERGED = 16u; /* chunks, at once */

layout(std430, binding = 2) coherent buffer Floats2 { vec2 floats2[]; };
layout(std430, binding = 2) readonly buffer Queries { uvec2 queries[]; };

shared vec2 query[EACH * HEAD_PADDED / 2u]; /* at the end: outputs */
shared uvec2 query_bytes[BYTES ? EACH * HEAD_PADDED / 8u : 1u];
shared float query_step[EACH];
shared float weight[EACH * 64u]; /* scores, then their exponentials */
shared float top[EACH];                          /* m so far */
shared float chunk_top[EACH], chunk_total[EACH]; /* of this chunk */
shared float chunk_step[EACH];                   /* BYTES: what a weight of 1 means */
shared vec2 told[MERGED * EACH];  /* of chunks: m and l of each head, */
shared vec2 share[MERGED * EACH]; /* and by what merging multiplies the sums so far and the chunk's */
shared vec2 terms[ROUND * EACH * PAIRS]; /* of values: [position][head][pair] */
shared bool last_to_arrive;

/* Item i of this thread: a head and a pair of its outputs, which may lie past the end. */
uint item_head(uint i) { return thread_index() / LINE * DOWN + i % DOWN; }
uint item_pair(uint i) { return thread_index() % LINE + i / DOWN * THREADS; }
bool is_item(uint i) { return item_head(i) < EACH && item_pair(i) < PAIRS; }

/* Reads the queries. */
void load_queries(uint token, uint part) {
    uint from = (push.target + token * push.target_stride + part * EACH * HEAD_PADDED) / 2u;
    const uint EIGHTS = HEAD_PADDED / 8u;
    for (uint i = thread_index(); i < EACH * HEAD_PADDED / 2u; i += THREADS) {
        uint head = i / (HEAD_PADDED / 2u), at = i % (HEAD_PADDED / 2u);
        if (!BYTES) query[i] = floats2[from + i];
        else if (at < EIGHTS) query_bytes[head * EIGHTS + at] = queries[from + i];
        else if (at == EIGHTS) query_step[head] = floats2[from + i].x;
    }
    barrier();
}

/* Eight columns of keys. */
uvec4 keys_at(uint at) { return BYTES ? uvec4(keys2[at], 0u, 0u) : keys4[at]; }

/* Loads the keys of this team's share of the n positions after `first`, from `round` on. */
void load_keys(uint kv_head, uint first, uint n, uint round, out uvec4 held[KEYS]) {
    uint from = (kv_head * context() + first) * HEAD_SEGMENTS * 8u + (thread_index() & 7u);
    [[unroll]] for (uint i = 0u; i < KEYS_ONCE; i++) {
        uint p = min(round + i * TEAMS + (thread_index() >> 3), n - 1u);
        [[unroll]] for (uint segment = 0u; segment < HEAD_SEGMENTS; segment++)
            held[i * HEAD_SEGMENTS + segment] = keys_at(from + (p * HEAD_SEGMENTS + segment) * 8u);
    }
}

/* Computes the scores of halves. A key is decoded once for all heads. */
void score_halves(const uvec4 held[KEYS], uint n, uint round) {
    uint lane = thread_index() & 7u;
    [[unroll]] for (uint i = 0u; i < KEYS_ONCE; i++) {
        uint p = round + i * TEAMS + (thread_index() >> 3);
        vec2 key[HEAD_SEGMENTS * 4u];
        [[unroll]] for (uint k = 0u; k < HEAD_SEGMENTS * 4u; k++)
            key[k] = halves(held[i * HEAD_SEGMENTS + k / 4u][k % 4u]);
        for (uint head = 0u; head < EACH; head++) {
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

/* The same of bytes. */
void score_bytes(uint kv_head, uint first, const uvec4 held[KEYS], uint n, uint round) {
    uint lane = thread_index() & 7u;
    [[unroll]] for (uint i = 0u; i < KEYS_ONCE; i++) {
        uint p = round + i * TEAMS + (thread_index() >> 3);
        float step = uintBitsToFloat(keys[steps_at(kv_head, first + min(p, n - 1u))]);
        for (uint head = 0u; head < EACH; head++) {
            int dot = 0;
            [[unroll]] for (uint segment = 0u; segment < HEAD_SEGMENTS; segment++) {
                uvec2 q = query_bytes[(head * HEAD_SEGMENTS + segment) * 8u + lane];
                uvec4 key = held[i * HEAD_SEGMENTS + segment];
                dot += dot4(q.x, key.x) + dot4(q.y, key.y);
            }
            precise float sum = float(team_sum(dot)) * (query_step[head] * step);
            if (lane == 0u && p < n) weight[head * 64u + p] = sum;
        }
    }
}

/* Computes the scores of the keys that were loaded. */
void score(uint kv_head, uint first, const uvec4 held[KEYS], uint n, uint round) {
    if (BYTES) score_bytes(kv_head, first, held, n, round);
    else score_halves(held, n, round);
}

/* Makes whole numbers of the exponentials of a head's positions, the largest 32767; returns what 1
   means. */
float whole_weights(uint kv_head, uint first, uint n, inout float v[8]) {
    uint lane = thread_index() & 7u;
    float largest = 0.0;
    [[unroll]] for (uint k = 0u; k < 8u; k++) {
        uint at = steps_at(kv_head, first + min(lane * 8u + k, n - 1u));
        precise float weighed = v[k] * uintBitsToFloat(values[at]);
        v[k] = weighed;
        largest = weighed > largest ? weighed : largest;
    }
    largest = team_max(largest);
    precise float scale = 32767.0 * rcp(largest), step = largest * (1.0 / 32767.0);
    [[unroll]] for (uint k = 0u; k < 8u; k++) {
        precise float weighed = v[k] * scale;
        v[k] = roundEven(weighed > 0.0 ? weighed : 0.0);
    }
    return step;
}

/* The greatest of n scores, their exponentials (past the last: 0) and the sum. */
void weigh(uint kv_head, uint first, uint n) {
    uint lane = thread_index() & 7u, team = thread_index() >> 3;
    barrier();
    for (uint round = 0u; round < EACH; round += TEAMS) {
        uint head = min(round + team, EACH - 1u);
        float largest = weight[head * 64u]; /* position 0 is always there */
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            uint p = lane * 8u + k;
            float there = weight[head * 64u + p];
            largest = p < n && there > largest ? there : largest;
        }
        largest = team_max(largest);
        if (lane == 0u && round + team < EACH) chunk_top[head] = largest;
    }
    barrier();
    for (uint i = thread_index(); i < EACH * 64u; i += THREADS) {
        float e = exponential(add(weight[i], -chunk_top[i / 64u]));
        weight[i] = i % 64u < n ? e : 0.0;
    }
    barrier();
    for (uint round = 0u; round < EACH; round += TEAMS) {
        uint head = min(round + team, EACH - 1u);
        float v[8];
        [[unroll]] for (uint k = 0u; k < 8u; k++) v[k] = weight[head * 64u + lane * 8u + k];
        float sum = team_fold(v), step = 1.0;
        if (BYTES) step = whole_weights(kv_head, first, n, v);
        if (round + team < EACH) {
            [[unroll]] for (uint k = 0u; k < 8u; k++)
                if (BYTES) weight[head * 64u + lane * 8u + k] = v[k];
            if (lane == 0u) chunk_total[head] = sum, chunk_step[head] = step;
        }
    }
    barrier();
}

/* Four k of this thread in a round: its position, and which of its columns. Past the last: the
   last. */
uint four_at(uint k) { return min(thread_index() + k * THREADS, QUARTERS - 1u); }
uint four_position(uint k) { return four_at(k) / (HEAD / 4u); }
uint four_columns(uint k) { return four_at(k) % (HEAD / 4u); }

/* Loads values of VALUE_ROUNDS rounds, from position p of the n on. */
void load_values(uint kv_head, uint first, uint n, uint p, out uvec2 held[VALUES]) {
    uint from = (kv_head * context() + first) * (HEAD_PADDED / 4u);
    [[unroll]] for (uint i = 0u; i < VALUES; i++) {
        uint at = min(p + i / FOURS * ROUND + four_position(i % FOURS), n - 1u);
        at = from + at * (HEAD_PADDED / 4u) + four_columns(i % FOURS);
        held[i] = BYTES ? uvec2(values[at], 0u) : values2[at];
    }
}

/* Four values times a weight; of bytes as whole numbers. Past the last position zeros, which change
   no sum. */
vec4 weigh_four(uvec2 four, float w) {
    precise vec4 weighed = vec4(halves(four.x), halves(four.y)) * w;
    if (BYTES) {
        ivec4 value = ivec4(four.x << 24, four.x << 16, four.x << 8, four.x) >> 24;
        weighed = intBitsToFloat(value * int(w));
    }
    return weighed;
}

/* Adds up the values that were loaded. */
void add_values(const uvec2 held[VALUES], uint n, uint p, inout vec2 o[ITEMS],
                inout ivec2 whole[ITEMS]) {
    [[unroll]] for (uint round = 0u; round < VALUE_ROUNDS; round++) {
        [[unroll]] for (uint k = 0u; k < FOURS; k++) {
            uint position = four_position(k), at = p + round * ROUND + position;
            uvec2 four = at < n ? held[round * FOURS + k] : uvec2(0u);
            [[unroll]] for (uint head = 0u; head < EACH; head++) {
                vec4 weighed = weigh_four(four, weight[head * 64u + at]);
                uint to = (position * EACH + head) * PAIRS + four_columns(k) * 2u;
                terms[to] = weighed.xy;
                terms[to + 1u] = weighed.zw;
            }
        }
        barrier();
        if (item_head(0u) < EACH) {
            [[unroll]] for (uint k = 0u; k < ROUND; k++)
                [[unroll]] for (uint i = 0u; i < ITEMS; i++) {
                    uint head = min(item_head(i), EACH - 1u), pair = min(item_pair(i), PAIRS - 1u);
                    vec2 term = terms[(k * EACH + head) * PAIRS + pair];
                    precise vec2 sum = o[i] + term;
                    if (BYTES) whole[i] += floatBitsToInt(term);
                    else o[i] = sum;
                }
        }
        barrier();
    }
}

/* Where the outputs of the workgroup's heads go, by pairs. */
uint outputs_at(uint token, uint part) {
    return (push.outputs + token * push.outputs_stride + part * EACH * HEAD) / 2u;
}

/* Writes an output item to memory or, for what is still to be done, over the queries. */
void store(uint token, uint part, uint i, float l, vec2 o) {
    uint at = item_head(i) * PAIRS + item_pair(i);
    precise vec2 y = o * (BYTES ? over_block(rcp(l)) : rcp(l));
    if (BYTES || (QUANTISED && push.quantised != 0u)) query[at] = y;
    else floats2[outputs_at(token, part) + at] = y;
}

/* Turns the outputs out of their basis. */
void turn_outputs() {
    barrier();
    for (uint i = thread_index(); i < EACH * PAIRS; i += THREADS)
        query[i] = vec2(add(query[i].x, query[i].y), add(query[i].x, -query[i].y));
    for (uint h = 1u; h < BLOCK / 2u; h *= 2u) {
        barrier();
        for (uint i = thread_index(); i < EACH * PAIRS / 2u; i += THREADS) {
            uint at = i / h * 2u * h + i % h;
            precise vec2 sum = query[at] + query[at + h], rest = query[at] - query[at + h];
            query[at] = sum;
            query[at + h] = rest;
        }
    }
}

void store_outputs(uint token, uint part) {
    uint to = outputs_at(token, part);
    barrier();
    for (uint i = thread_index(); i < EACH * PAIRS; i += THREADS) floats2[to + i] = query[i];
}

/* Where a chunk's outputs for a head, by pairs, and (m, l) lie in `floats2`. */
uint partial_at(uint token, uint part, uint chunk, uint head) {
#ifdef PASS
    uint at = (here.item + chunk) * PARTS + part;
#else
    uint at = (token * PARTS + part) * push.chunks + chunk;
#endif
    return (push.partial + (at * EACH + head) * (HEAD + 2u)) / 2u;
}

/* How the chunks from `first` to `last` - 1 are merged: a thread looks at one, of one head. The m of
   all before it is the greatest of these. */
void share_chunks(uint token, uint part, uint first, uint last) {
    uint thread = thread_index(), count = (last - first) * EACH;
    for (uint i = thread; i < count; i += THREADS)
        told[i] = floats2[partial_at(token, part, first + i / EACH, i % EACH) + PAIRS];
    barrier();
    for (uint i = thread; i < count; i += THREADS) {
        uint head = i % EACH;
        float m = first > 0u ? top[head] : told[head].x, m_c = told[i].x;
        for (uint k = head; k < i; k += EACH) m = m > told[k].x ? m : told[k].x;
        float n = m > m_c ? m : m_c;
        share[i] = vec2(exponential(add(m, -n)), exponential(add(m_c, -n)));
        if (first + i / EACH == 0u) share[i] = vec2(0.0, 1.0);
        if (first + i / EACH == last - 1u) chunk_top[head] = n;
    }
    barrier();
    for (uint head = thread; head < EACH; head += THREADS) top[head] = chunk_top[head];
}

/* Merges these into one item, reading 8 at once. */
void merge_item(uint token, uint part, uint first, uint last, uint i, inout float l,
                inout vec2 o) {
    uint head = min(item_head(i), EACH - 1u), pair = min(item_pair(i), PAIRS - 1u);
    for (uint chunk = first; chunk < last; chunk += 8u) {
        vec2 outputs[8];
        [[unroll]] for (uint k = 0u; k < 8u; k++)
            outputs[k] = floats2[partial_at(token, part, min(chunk + k, last - 1u), head) + pair];
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            uint at = (chunk - first + k) * EACH + head;
            precise float merged = l * share[at].x + told[at].y * share[at].y;
            precise vec2 sum = o * share[at].x + outputs[k] * share[at].y;
            if (chunk + k < last) l = merged, o = sum;
        }
    }
}

/* Merges all chunks. */
void merge_all(uint token, uint part, uint chunks) {
    float l[ITEMS];
    vec2 o[ITEMS];
    [[unroll]] for (uint i = 0u; i < ITEMS; i++) l[i] = 0.0, o[i] = vec2(0.0);
    for (uint first = 0u; first < chunks; first += MERGED) {
        uint last = min(first + MERGED, chunks);
        share_chunks(token, part, first, last);
        [[unroll]] for (uint i = 0u; i < ITEMS; i++)
            merge_item(token, part, first, last, i, l[i], o[i]);
        barrier();
    }
    [[unroll]] for (uint i = 0u; i < ITEMS; i++)
        if (is_item(i)) store(token, part, i, l[i], o[i]);
}

/* Quantises the outputs of the workgroup's heads; a team takes 32 columns. */
void quantise_outputs(uint token, uint part) {
    const uint MINE = EACH * HEAD / 32u;
    uint team = thread_index() >> 3, lane = thread_index() & 7u;
    barrier();
    for (uint first = 0u; first < MINE; first += TEAMS) {
        uint quad = min(first + team, MINE - 1u) * 8u + lane;
        bool is_mine = first + team < MINE;
        vec4 y = vec4(query[quad * 2u], query[quad * 2u + 1u]);
        quantise_group(y, is_mine ? part * MINE * 8u + quad : NONE, token, push.steps);
    }
}

/* Stores this workgroup's chunk; the last one to arrive gets true and merges them all. */
bool merge_split(uint token, uint part, uint chunk, uint chunks, vec2 o[ITEMS]) {
    uint thread = thread_index(), counter = token * PARTS + part;
    [[unroll]] for (uint i = 0u; i < ITEMS; i++)
        if (is_item(i))
            floats2[partial_at(token, part, chunk, item_head(i)) + item_pair(i)] = o[i];
    for (uint head = thread; head < EACH; head += THREADS)
        floats2[partial_at(token, part, chunk, head) + PAIRS] =
            vec2(chunk_top[head], chunk_total[head]);
    between_workgroups();
    if (thread == 0u) {
        last_to_arrive = atomicAdd(state.arrived[counter], 1u) == chunks - 1u;
        if (last_to_arrive) state.arrived[counter] = 0u;
    }
    between_workgroups();
    if (last_to_arrive) merge_all(token, part, chunks);
    return last_to_arrive;
}

/* One chunk of a token and EACH of its heads; chunks are counted from that in which its window
   begins. */
void attend(uint token, uint part, uint chunk) {
    uint thread = thread_index(), end = position_of(token) + 1u;
    uint kv_head = part * EACH / (HEADS / KV_HEADS);
    uint begin = end - min(end, push.window), skipped = begin / 64u;
    uint chunks = (end + 63u) / 64u - skipped;
    uint first = max(begin, (skipped + chunk) * 64u);
    uint n = min((skipped + chunk) * 64u + 64u, end) - first;
    uvec2 some_values[VALUES];
    uvec4 some_keys[KEYS];
    vec2 o[ITEMS];
    ivec2 whole[ITEMS];
    if (chunk >= chunks) return;
    load_keys(kv_head, first, n, 0u, some_keys);
    load_queries(token, part);
    score(kv_head, first, some_keys, n, 0u);
    for (uint round = KEYS_ONCE * TEAMS; round < 64u; round += KEYS_ONCE * TEAMS) {
        load_keys(kv_head, first, n, round, some_keys);
        score(kv_head, first, some_keys, n, round);
    }
    load_values(kv_head, first, n, 0u, some_values);
    weigh(kv_head, first, n);
    [[unroll]] for (uint i = 0u; i < ITEMS; i++) o[i] = vec2(0.0), whole[i] = ivec2(0);
    add_values(some_values, n, 0u, o, whole);
    for (uint p = VALUE_ROUNDS * ROUND; p < 64u; p += VALUE_ROUNDS * ROUND) {
        load_values(kv_head, first, n, p, some_values);
        add_values(some_values, n, p, o, whole);
    }
    [[unroll]] for (uint i = 0u; i < ITEMS; i++) {
        precise vec2 weighed = vec2(whole[i]) * chunk_step[min(item_head(i), EACH - 1u)];
        if (BYTES) o[i] = weighed;
    }
    if (chunks > 1u) {
        if (!merge_split(token, part, chunk, chunks, o)) return;
    } else {
        [[unroll]] for (uint i = 0u; i < ITEMS; i++)
            if (is_item(i)) store(token, part, i, chunk_total[item_head(i)], o[i]);
    }
    if (BYTES) turn_outputs();
    if (QUANTISED && push.quantised != 0u) quantise_outputs(token, part);
    else if (BYTES) store_outputs(token, part);
}
