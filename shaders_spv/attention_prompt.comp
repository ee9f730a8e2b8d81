/* attention_prompt.comp - attention of a prompt, in tiles of a few tokens and of query heads that
   share a kv head

   A tile's rows, a query head of a token each, go through the chunks of attention.glsl together:
   keys and values are read once for all of them. A thread computes whole scores, from keys in
   shared memory. The tokens of a tile are those of TOKENS positions from a multiple of TOKENS on, so
   all of them end in the same chunk. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "layer.glsl"

layout(constant_id = 2) const uint TOKENS = 2; /* of a tile: 1, 2, 4 or 8 */
layout(constant_id = 29) const bool QUANTISED = false; /* as in attention.glsl */
layout(constant_id = 27) const uint EACH = 2;

const uint VECTOR = HEADS * HEAD;
const uint ROWS = TOKENS * EACH;

layout(std430, binding = 2) writeonly buffer Floats { float floats[]; };
layout(std430, binding = 2) buffer Floats2 { vec2 floats2[]; };
layout(std430, binding = 3) writeonly buffer Words { uint words[]; };

#include "int8.glsl"

const uint PAIRS = HEAD / 2u;

/* A thread has one pair of outputs of DOWN rows, or WIDE pairs if a head has more pairs than there
   are threads. */
const uint LINE = PAIRS < THREADS ? PAIRS : THREADS;
const uint DOWN = (ROWS + THREADS / LINE - 1u) / (THREADS / LINE);
const uint WIDE = (PAIRS + THREADS - 1u) / THREADS;
const uint ITEMS = DOWN * WIDE;

/* Keys in shared memory at once, as many as 8 KiB hold; 4 KiB where sums over teams take memory. A
   line of threads, one for each key, has MINE rows. */
#ifdef FAST
const uint KEYS_ROOM = 4096u / HEAD_PADDED;
#else
const uint KEYS_ROOM = 2048u / HEAD_PADDED;
#endif
const uint KEYS = KEYS_ROOM >= 32u ? 32u : KEYS_ROOM >= 16u ? 16u : KEYS_ROOM >= 8u ? 8u
                  : KEYS_ROOM >= 4u ? 4u : 2u;
const uint MINE = (ROWS + THREADS / KEYS - 1u) / (THREADS / KEYS);
const uint FOURS = HEAD_PADDED / 8u; /* uvec4 of a key */
const uint LOADS = (KEYS * FOURS + THREADS - 1u) / THREADS;
const uint STEP = 8u; /* positions whose values are read at once */
const uint VALUES = STEP * WIDE;
const uint LANES = MINE * 4u; /* in pairs, four of each row at once */

shared vec2 query[ROWS * HEAD_PADDED / 2u];
shared uvec4 staged[KEYS * (FOURS + 1u)]; /* apart, so that neighbors use different banks */
shared float top[ROWS], total[ROWS]; /* m and l so far */
shared vec2 share[ROWS]; /* by what merging multiplies the sums so far and the chunk's */
shared uint first_seen[ROWS], seen[ROWS]; /* of the chunk: a position, and their number */
shared float weight[ROWS * 64u]; /* scores, then their exponentials */
shared float chunk_top[ROWS], chunk_total[ROWS]; /* m and l of the chunk */

/* Item i of this thread: a row and a pair of its outputs, which may lie past the end. */
uint item_row(uint i) { return thread_index() / LINE * DOWN + i % DOWN; }
uint item_pair(uint i) { return thread_index() % LINE + i / DOWN * THREADS; }
bool is_item(uint i) { return item_row(i) < ROWS && item_pair(i) < PAIRS; }

vec2 add2(vec2 a, vec2 b) {
    precise vec2 sum = a + b;
    return sum;
}

/* The token of a row; past the ends of the batch its first or last one. */
uint row_token(uint row) {
    uint at = (state.position / TOKENS + gl_WorkGroupID.x) * TOKENS + row / EACH;
    return clamp(at, state.position, state.position + push.count - 1u) - state.position;
}

bool is_there(uint row) {
    uint at = (state.position / TOKENS + gl_WorkGroupID.x) * TOKENS + row / EACH;
    return at - state.position < push.count;
}

/* The position behind those that a row sees, and the first of them. */
uint row_end(uint row) { return state.position + row_token(row) + 1u; }
uint row_begin(uint row) {
    uint end = row_end(row);
    return end - min(end, push.window);
}

/* Loads this thread's share of KEYS keys from position p on; past the last, that. */
void load_keys(uint kv_head, uint p, uint end, out uvec4 held[LOADS]) {
    [[unroll]] for (uint i = 0u; i < LOADS; i++) {
        uint at = min(thread_index() + i * THREADS, KEYS * FOURS - 1u);
        uint position = min(p + at / FOURS, end - 1u);
        held[i] = keys4[(kv_head * push.context + position) * FOURS + at % FOURS];
    }
}

void store_keys(const uvec4 held[LOADS]) {
    [[unroll]] for (uint i = 0u; i < LOADS; i++) {
        uint at = thread_index() + i * THREADS;
        if (at < KEYS * FOURS) staged[at + at / FOURS] = held[i];
    }
}

/* Eight lanes of a key's products with this line's rows: those of the columns at `four` in every
   segment. A lane begins with its first product and not with 0, which may change the sign of a score
   of zero, and so nothing. */
void multiply(uint key, uint line, uint four, out vec2 lanes[LANES]) {
    [[unroll]] for (uint segment = 0u; segment < FOURS / 8u; segment++) {
        uint at = segment * 8u + four;
        uvec4 words = staged[key * (FOURS + 1u) + at];
        [[unroll]] for (uint j = 0u; j < 4u; j++) {
            vec2 pair = halves(words[j]);
            [[unroll]] for (uint m = 0u; m < MINE; m++) {
                uint row = min(line * MINE + m, ROWS - 1u), to = m * 4u + j;
                precise vec2 term = query[row * (HEAD_PADDED / 2u) + at * 4u + j] * pair;
                lanes[to] = segment == 0u ? term : add2(lanes[to], term);
            }
        }
    }
}

/* Lanes 32 apart are added up, then those 16 apart. */
void add_apart(uint key, uint line, uint four, out vec2 sums[LANES]) {
    vec2 lanes[LANES], others[LANES], apart[LANES];
    multiply(key, line, four, lanes);
    multiply(key, line, four + 4u, others);
    [[unroll]] for (uint i = 0u; i < LANES; i++) sums[i] = add2(lanes[i], others[i]);
    multiply(key, line, four + 2u, lanes);
    multiply(key, line, four + 6u, others);
    [[unroll]] for (uint i = 0u; i < LANES; i++) apart[i] = add2(lanes[i], others[i]);
    [[unroll]] for (uint i = 0u; i < LANES; i++) sums[i] = add2(sums[i], apart[i]);
}

/* Computes the scores of the keys from position p on. */
void score(uint p) {
    uint key = thread_index() % KEYS, line = thread_index() / KEYS;
    vec2 sums[LANES], others[LANES];
    add_apart(key, line, 0u, sums);
    add_apart(key, line, 1u, others);
    [[unroll]] for (uint m = 0u; m < MINE; m++) {
        uint row = line * MINE + m, at = p + key - first_seen[min(row, ROWS - 1u)];
        vec2 eight[4], both;
        [[unroll]] for (uint j = 0u; j < 4u; j++)
            eight[j] = add2(sums[m * 4u + j], others[m * 4u + j]);
        both = add2(add2(eight[0], eight[2]), add2(eight[1], eight[3]));
        if (row < ROWS && at < seen[row]) weight[row * 64u + at] = add(both.x, both.y);
    }
}

/* What each row sees of a chunk: nothing yet, where its window begins later. */
void look(uint chunk) {
    for (uint row = thread_index(); row < ROWS; row += THREADS) {
        uint first = max(row_begin(row), chunk * 64u), last = min(chunk * 64u + 64u, row_end(row));
        first_seen[row] = first;
        seen[row] = last - min(first, last);
    }
}

/* The greatest score of each row, the exponentials (past the last: 0) and their sum. */
void weigh() {
    uint thread = thread_index(), lane = thread & 7u, team = thread >> 3;
    barrier();
    for (uint round = 0u; round < ROWS; round += TEAMS) {
        uint row = min(round + team, ROWS - 1u);
        float largest = weight[row * 64u];
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            uint p = lane * 8u + k;
            float there = weight[row * 64u + p];
            largest = p < seen[row] && there > largest ? there : largest;
        }
        largest = team_max(largest);
        if (lane == 0u && round + team < ROWS) chunk_top[row] = largest;
    }
    barrier();
    for (uint i = thread; i < ROWS * 64u; i += THREADS) {
        float e = exponential(add(weight[i], -chunk_top[i / 64u]));
        weight[i] = i % 64u < seen[i / 64u] ? e : 0.0;
    }
    barrier();
    for (uint round = 0u; round < ROWS; round += TEAMS) {
        uint row = min(round + team, ROWS - 1u);
        float v[8];
        [[unroll]] for (uint k = 0u; k < 8u; k++) v[k] = weight[row * 64u + lane * 8u + k];
        float sum = team_fold(v);
        if (lane == 0u && round + team < ROWS) chunk_total[row] = sum;
    }
    barrier();
}

/* Merges m and l of a chunk. */
void merge_totals(uint chunk) {
    for (uint row = thread_index(); row < ROWS; row += THREADS) {
        float m = top[row], l = total[row], m_c = chunk_top[row], l_c = chunk_total[row];
        float n = m > m_c ? m : m_c;
        vec2 by = vec2(exponential(add(m, -n)), exponential(add(m_c, -n)));
        if (chunk <= row_begin(row) / 64u) by = vec2(0.0, 1.0), n = m_c, l = 0.0;
        precise float merged = l * by.x + l_c * by.y;
        total[row] = merged;
        top[row] = n;
        share[row] = by;
    }
    barrier();
}

/* At most `most`, which tells compilers that adding a little does not overflow. */
uint within(uint at, uint most) { return min(at, most); }

/* Loads values of this thread's pairs, from position p on; past the last, that. */
void load_values(uint kv_head, uint p, uint end, out uint held[VALUES]) {
    uint from = within((kv_head * push.context + p) * (HEAD_PADDED / 2u), 0x0FFFFFFFu);
    uint last = (kv_head * push.context + end - 1u) * (HEAD_PADDED / 2u);
    if (p + STEP <= end)
        [[unroll]] for (uint i = 0u; i < VALUES; i++)
            held[i] = values[from + min(item_pair(i / STEP * DOWN), PAIRS - 1u) +
                             i % STEP * (HEAD_PADDED / 2u)];
    else
        [[unroll]] for (uint i = 0u; i < VALUES; i++)
            held[i] = values[min(from + i % STEP * (HEAD_PADDED / 2u), last) +
                             min(item_pair(i / STEP * DOWN), PAIRS - 1u)];
}

/* Adds them up in order of position; each row sees all of them. A row's weight of position 0 would
   be at `from`. */
void add_values(const uint held[VALUES], uint p, const uint from[DOWN], inout vec2 o[ITEMS]) {
    uint at[DOWN];
    [[unroll]] for (uint down = 0u; down < DOWN; down++)
        at[down] = within(from[down] + p, ROWS * 64u - STEP);
    [[unroll]] for (uint k = 0u; k < STEP; k++)
        [[unroll]] for (uint i = 0u; i < ITEMS; i++) {
            precise vec2 sum = o[i] + weight[at[i % DOWN] + k] * halves(held[i / DOWN * STEP + k]);
            o[i] = sum;
        }
}

/* The same where they do not. What a row does not see must not count, not even as a product with
   zero, for that may be no number. */
void add_seen(const uint held[VALUES], uint p, inout vec2 o[ITEMS]) {
    [[unroll]] for (uint k = 0u; k < STEP; k++)
        [[unroll]] for (uint i = 0u; i < ITEMS; i++) {
            uint row = min(item_row(i), ROWS - 1u), at = p + k - first_seen[row];
            precise vec2 sum =
                o[i] + weight[row * 64u + (at & 63u)] * halves(held[i / DOWN * STEP + k]);
            if (at < seen[row]) o[i] = sum;
        }
}

/* Quantises the outputs of the tile's tokens; a team takes 32 columns. */
void quantise_outputs() {
    const uint GROUPS = EACH * HEAD / 32u;
    uint team = thread_index() >> 3, lane = thread_index() & 7u;
    for (uint first = 0u; first < TOKENS * GROUPS; first += TEAMS) {
        uint group = min(first + team, TOKENS * GROUPS - 1u), row = group / GROUPS * EACH;
        uint quad = group % GROUPS * 8u + lane, from = row * PAIRS + quad * 2u;
        bool is_mine = first + team < TOKENS * GROUPS && is_there(row);
        quantise_group(vec4(query[from], query[from + 1u]),
                       is_mine ? gl_WorkGroupID.y * GROUPS * 8u + quad : NONE, row_token(row),
                       push.steps);
    }
}

void main() {
    uint thread = thread_index(), part = gl_WorkGroupID.y;
    uint kv_head = part * EACH / (HEADS / KV_HEADS);
    uint begin = row_begin(0u), end = row_end(ROWS - 1u), some_values[VALUES];
    uvec4 some_keys[LOADS];
    vec2 o[ITEMS];
    if (!is_there(0u) && !is_there(ROWS - 1u)) return; /* a prompt has more tokens than a tile */
    load_keys(kv_head, begin / KEYS * KEYS, end, some_keys);
    for (uint i = thread; i < ROWS * HEAD_PADDED / 2u; i += THREADS) {
        uint row = i / (HEAD_PADDED / 2u), head = part * EACH + row % EACH;
        query[i] = floats2[(push.target + row_token(row) * push.target_stride + head * HEAD_PADDED) /
                               2u + i % (HEAD_PADDED / 2u)];
    }
    [[unroll]] for (uint i = 0u; i < ITEMS; i++) o[i] = vec2(0.0);
    for (uint chunk = begin / 64u; chunk * 64u < end; chunk++) {
        uint last = min(chunk * 64u + 64u, end);
        vec2 o_c[ITEMS];
        barrier();
        look(chunk);
        for (uint p = max(chunk * 64u, begin / KEYS * KEYS); p < last; p += KEYS) {
            barrier();
            store_keys(some_keys);
            barrier();
            load_keys(kv_head, p + KEYS, end, some_keys);
            score(p);
        }
        uint p = max(chunk * 64u, begin / STEP * STEP);
        load_values(kv_head, p, end, some_values);
        weigh();
        merge_totals(chunk);
        uint all_from = first_seen[ROWS - 1u], all_to = first_seen[0u] + seen[0u], from[DOWN];
        [[unroll]] for (uint i = 0u; i < ITEMS; i++) o_c[i] = vec2(0.0);
        [[unroll]] for (uint i = 0u; i < DOWN; i++) {
            uint row = min(item_row(i), ROWS - 1u);
            from[i] = row * 64u - first_seen[row];
        }
        for (; p < last; p += STEP) {
            uint now[VALUES];
            [[unroll]] for (uint i = 0u; i < VALUES; i++) now[i] = some_values[i];
            load_values(kv_head, p + STEP, end, some_values);
            if (p >= all_from && p + STEP <= all_to) add_values(now, p, from, o_c);
            else add_seen(now, p, o_c);
        }
        [[unroll]] for (uint i = 0u; i < ITEMS; i++) {
            vec2 by = share[min(item_row(i), ROWS - 1u)];
            precise vec2 sum = o[i] * by.x + o_c[i] * by.y;
            o[i] = sum;
        }
    }
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; i++) {
        uint row = item_row(i), head = part * EACH + row % EACH;
        precise vec2 y = o[i] * rcp(total[min(row, ROWS - 1u)]);
        if (QUANTISED && push.quantised != 0u) {
            if (is_item(i)) query[row * PAIRS + item_pair(i)] = y;
        } else if (is_item(i) && is_there(row))
            floats2[(push.outputs + row_token(row) * push.outputs_stride + head * HEAD) / 2u +
                    item_pair(i)] = y;
    }
    if (QUANTISED && push.quantised != 0u) {
        barrier();
        quantise_outputs();
    }
}
