/* attention_bytes.comp - attention of a prompt with int8 keys and values, in tiles of a few tokens
   and of query heads that share a kv head

   A tile's rows, a query head of a token each, go through the chunks of attention.glsl together, by
   products of int8: scores are those of queries and keys. A weight is a whole number below 32,768,
   256 * high + low + 128 with a low byte that is signed, so outputs are two products with values.
   Columns come 64 at a time. In the matrix tier subgroups multiply by matrices. The tokens of a
   tile are those of TOKENS positions from a multiple of TOKENS on, so all of them end in the same
   chunk. Outputs are turned back out of their basis. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "layer.glsl"

layout(constant_id = 2) const uint TOKENS = 2; /* of a tile: a power of two */
layout(constant_id = 3) const uint ROWS = 16; /* room: 8, 16 or 32; the tile has fewer rows
                                                 if EACH does not divide it */
layout(constant_id = 29) const bool QUANTISED = false; /* as in attention.glsl */
layout(constant_id = 27) const uint EACH = 2;

const uint VECTOR = HEADS * HEAD;
const uint USED = TOKENS * EACH;
const uint SPAN = 64u; /* columns, and positions of a chunk */
const uint SEGMENTS = HEAD_PADDED / SPAN;

/* Lines of int8: queries, or high bytes of weights, then low ones; keys by positions, or values by
   columns. */
const uint LOW = ROWS, OTHERS = 2u * ROWS;

layout(std430, binding = 2) buffer Floats { float floats[]; };
layout(std430, binding = 2) readonly buffer Queries { uvec4 queries[]; };
layout(std430, binding = 3) writeonly buffer Words { uint words[]; };

#include "int8.glsl"

/* A thread has one of the 64 columns, or positions, for MINE rows. */
const uint MINE = ROWS * SPAN / THREADS;
const uint KEYS = 4u * SPAN / THREADS;   /* 16 int8 of a key each */
const uint BLOCKS = 4u * SPAN / THREADS; /* 4 columns of 4 values each */

#ifdef MATRIX

const uint TALL = ROWS, WIDE = SPAN, AT_ONCE = SPAN, LINES = OTHERS + SPAN, ROOM = ROWS;
const bool APART = true, BY_ROWS = true;
#include "matrix.glsl"

/* By rows: scores, then weights; in the end outputs, of some rows at once. */
const uint LINE = STRIDE * 2u, WHOLE = ROWS * LINE;

int whole(uint at) { return int(tile[RESULTS + at / 2u][at % 2u]); }
void set_whole(uint at, int value) { tile[RESULTS + at / 2u][at % 2u] = uint(value); }

#else

#ifdef FAST
const uint PITCH = SPAN / 8u + 2u; /* so that neighbors use different banks */
#else
const uint PITCH = SPAN / 8u; /* sums over teams need the memory */
#endif
const uint LINE = SPAN + 4u, WHOLE = ROWS * LINE < HEAD ? HEAD : ROWS * LINE;

shared uvec2 tile[(OTHERS + SPAN) * PITCH];

void put(uint line, uint four, uvec4 bytes) {
    tile[line * PITCH + four * 2u] = bytes.xy;
    tile[line * PITCH + four * 2u + 1u] = bytes.zw;
}

shared int wholes[WHOLE]; /* as above */

int whole(uint at) { return wholes[at]; }
void set_whole(uint at, int value) { wholes[at] = value; }

#endif

const uint TURNED = WHOLE / HEAD; /* rows of outputs at once */
shared float query_step[ROWS];
shared float key_step[SPAN], value_step[SPAN]; /* of the chunk */
shared int value_sum[2u * SPAN]; /* of its values, by columns; segments alternate */
shared float top[ROWS], total[ROWS]; /* m and l so far */
shared float weight_step[ROWS]; /* what a weight of 1 means in the chunk */
shared vec2 share[ROWS]; /* by what merging multiplies the sums so far and the chunk's */
shared uint first_seen[ROWS], seen[ROWS]; /* of the chunk: a position, and their number */

uint first_row() { return thread_index() / SPAN * MINE; }

/* The tile's first position, which may be before the batch. */
uint tile_at() { return (state.position / TOKENS + gl_WorkGroupID.x) * TOKENS; }

/* The position of a row's token; past the ends of the batch that of its first or last one. */
uint row_at(uint row) {
    uint at = tile_at() + min(row, USED - 1u) / EACH;
    return clamp(at, state.position, state.position + push.count - 1u);
}

bool is_there(uint row) {
    return row < USED && tile_at() + row / EACH - state.position < push.count;
}

/* The first position that a row sees. */
uint row_begin(uint row) { return row_at(row) + 1u - min(row_at(row) + 1u, push.window); }

/* Where a row's query is, in floats. */
uint query_at(uint row) {
    uint head = gl_WorkGroupID.y * EACH + row % EACH;
    return push.target + (row_at(row) - state.position) * push.target_stride + head * HEAD_PADDED;
}

/* What a thread loads of a segment: 16 columns of a query and of some keys; past the last, that. */
struct Scored {
    uvec4 query;
    uvec4 keys[KEYS];
};

void load_keys(uint kv_head, uint chunk, uint segment, uint end, out Scored held) {
    uint four = segment * 4u + thread_index() % 4u;
    held.query = queries[query_at(min(thread_index() / 4u, ROWS - 1u)) / 4u + four];
    [[unroll]] for (uint i = 0u; i < KEYS; i++) {
        uint p = min(chunk * SPAN + thread_index() / 4u + i * (THREADS / 4u), end - 1u);
        held.keys[i] = keys4[(kv_head * push.context + p) * (HEAD_PADDED / 16u) + four];
    }
}

void put_keys(const Scored held) {
    uint line = thread_index() / 4u, four = thread_index() % 4u;
    if (line < ROWS) put(line, four, held.query);
    [[unroll]] for (uint i = 0u; i < KEYS; i++)
        put(OTHERS + line + i * (THREADS / 4u), four, held.keys[i]);
}

/* Block i of this thread: four columns of four positions. */
uint block_word(uint i) {
    uint at = thread_index() + i * THREADS;
    return at % 4u + at / 64u * 4u;
}
uint block_quad() { return thread_index() / 4u % 16u; }

void load_values(uint kv_head, uint chunk, uint segment, uint end, out uvec4 held[BLOCKS]) {
    [[unroll]] for (uint i = 0u; i < BLOCKS; i++)
        [[unroll]] for (uint j = 0u; j < 4u; j++) {
            uint p = min(chunk * SPAN + block_quad() * 4u + j, end - 1u);
            held[i][j] = values[(kv_head * push.context + p) * (HEAD_PADDED / 4u) + segment * 16u +
                                block_word(i)];
        }
}

/* Stores them by columns, and adds up each. */
void put_values(uint sums_at, const uvec4 held[BLOCKS]) {
    [[unroll]] for (uint i = 0u; i < BLOCKS; i++)
        [[unroll]] for (uint c = 0u; c < 4u; c++) {
            uvec4 bytes = held[i] >> 8u * c & 0xFFu;
            uint column = block_word(i) * 4u + c, quad = block_quad();
            uint word = bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24;
            tile[(OTHERS + column) * PITCH + quad / 2u][quad % 2u] = word;
            atomicAdd(value_sum[sums_at + column], dot4(word, 0x01010101u));
        }
}

#ifdef MATRIX

#define SUMS RESULT sums[SHARE]
#define CLEAR(sums) clear(sums)
#define ADD_PRODUCTS(line, sums) multiply_matrices(line, OTHERS, 0u, SPAN, sums)
#define SCALE_SUMS(sums) \
    [[unroll]] for (uint i = 0u; i < SHARE; i++) sums[i] = sums[i] * RESULT(256)

void keep_sums(RESULT sums[SHARE]) { store_results(0u, sums); }

#else

#define SUMS int sums[MINE]
#define CLEAR(sums) [[unroll]] for (uint r = 0u; r < MINE; r++) sums[r] = 0
#define ADD_PRODUCTS(line, sums) add_products(line, sums)
#define SCALE_SUMS(sums) [[unroll]] for (uint r = 0u; r < MINE; r++) sums[r] *= 256

void add_products(uint line, inout int sums[MINE]) {
    uint other = (OTHERS + thread_index() % SPAN) * PITCH, row = (line + first_row()) * PITCH;
    IN_A_ROW for (uint k = 0u; k < SPAN / 8u; k++) {
        uvec2 bytes = tile[other + k];
        [[unroll]] for (uint r = 0u; r < MINE; r++) {
            uvec2 rows = tile[row + r * PITCH + k];
            sums[r] += dot4(rows.x, bytes.x) + dot4(rows.y, bytes.y);
        }
    }
}

void keep_sums(int sums[MINE]) {
    [[unroll]] for (uint r = 0u; r < MINE; r++)
        set_whole((first_row() + r) * LINE + thread_index() % SPAN, sums[r]);
}

#endif

/* What each row sees of a chunk: nothing yet, where its window begins later. */
void look(uint kv_head, uint chunk, uint end) {
    uint thread = thread_index();
    if (thread < ROWS) {
        uint first = max(row_begin(thread), chunk * SPAN);
        first_seen[thread] = first;
        uint last = min(chunk * SPAN + SPAN, row_at(thread) + 1u);
        seen[thread] = last - min(first, last);
    }
    if (thread < SPAN) {
        uint at = steps_at(kv_head, min(chunk * SPAN + thread, end - 1u));
        key_step[thread] = uintBitsToFloat(keys[at]);
        value_step[thread] = uintBitsToFloat(values[at]);
        value_sum[thread] = 0;
    }
}

/* The score of a row and a position of the chunk. */
float score_of(uint row, uint p) {
    precise float score = float(whole(row * LINE + p)) * (query_step[row] * key_step[p]);
    return score;
}

/* Makes weights of scores, the largest 32767, and merges m and l of the chunk. A team has a row,
   whose lane 0 is the first position that it sees. */
void weigh(uint chunk) {
    uint lane = thread_index() & 7u, team = thread_index() >> 3;
    for (uint round = 0u; round < ROWS; round += TEAMS) {
        uint row = min(round + team, ROWS - 1u), first = first_seen[row] % SPAN;
        float v[8], largest = score_of(row, first), most = 0.0, l_c;
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            v[k] = score_of(row, (first + lane * 8u + k) % SPAN);
            largest = lane * 8u + k < seen[row] && v[k] > largest ? v[k] : largest;
        }
        largest = team_max(largest);
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            float e = exponential(add(v[k], -largest));
            v[k] = lane * 8u + k < seen[row] ? e : 0.0;
        }
        l_c = team_fold(v);
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            precise float weighed = v[k] * value_step[(first + lane * 8u + k) % SPAN];
            v[k] = weighed;
            most = weighed > most ? weighed : most;
        }
        most = team_max(most);
        precise float scale = 32767.0 * rcp(most), step = most * (1.0 / 32767.0);
        if (round + team >= ROWS) continue;
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            precise float weighed = v[k] * scale;
            set_whole(row * LINE + (first + lane * 8u + k) % SPAN,
                      int(roundEven(weighed > 0.0 ? weighed : 0.0)));
        }
        if (lane != 0u) continue;
        float m = top[row], n = m > largest ? m : largest;
        vec2 by = vec2(exponential(add(m, -n)), exponential(add(largest, -n)));
        float l = total[row];
        if (chunk <= row_begin(row) / SPAN) by = vec2(0.0, 1.0), n = largest, l = 0.0;
        precise float merged = l * by.x + l_c * by.y;
        total[row] = merged;
        top[row] = n;
        share[row] = by;
        weight_step[row] = step;
    }
}

/* Four weights as bytes of two lines. */
void put_weights() {
    for (uint i = thread_index(); i < ROWS * SPAN / 4u; i += THREADS) {
        uint row = i / (SPAN / 4u), word = i % (SPAN / 4u), high = 0u, low = 0u;
        [[unroll]] for (uint j = 0u; j < 4u; j++) {
            uint w = uint(whole(row * LINE + word * 4u + j));
            high |= w >> 8 << 8u * j;
            low |= (w & 0xFFu ^ 0x80u) << 8u * j;
        }
        tile[row * PITCH + word / 2u][word % 2u] = high;
        tile[(LOW + row) * PITCH + word / 2u][word % 2u] = low;
    }
}

/* Turns the outputs of TURNED rows out of their basis. */
void turn_outputs() {
    for (uint h = 1u; h < BLOCK; h *= 2u) {
        barrier();
        for (uint i = thread_index(); i < TURNED * HEAD / 2u; i += THREADS) {
            uint at = i / h * 2u * h + i % h;
            float a = intBitsToFloat(whole(at)), b = intBitsToFloat(whole(at + h));
            set_whole(at, floatBitsToInt(add(a, b)));
            set_whole(at + h, floatBitsToInt(add(a, -b)));
        }
    }
    barrier();
}

/* Stores these, or quantises them: a team takes 32 columns. */
void store_outputs(uint first) {
    const uint GROUPS = HEAD / 32u;
    uint team = thread_index() >> 3, lane = thread_index() & 7u;
    for (uint i = thread_index(); i < TURNED * HEAD; i += THREADS) {
        uint row = first + i / HEAD, token = row_at(row) - state.position;
        if (!is_there(row) || QUANTISED && push.quantised != 0u) continue;
        floats[push.outputs + token * push.outputs_stride +
               (gl_WorkGroupID.y * EACH + row % EACH) * HEAD + i % HEAD] = intBitsToFloat(whole(i));
    }
    if (!QUANTISED || push.quantised == 0u) return;
    for (uint at = 0u; at < TURNED * GROUPS; at += TEAMS) {
        uint group = min(at + team, TURNED * GROUPS - 1u), from = group * 32u + lane * 4u;
        uint row = first + group / GROUPS, head = gl_WorkGroupID.y * EACH + row % EACH;
        bool is_mine = at + team < TURNED * GROUPS && is_there(row);
        vec4 y = intBitsToFloat(ivec4(whole(from), whole(from + 1u), whole(from + 2u),
                                      whole(from + 3u)));
        quantise_group(y, is_mine ? (head * GROUPS + group % GROUPS) * 8u + lane : NONE,
                       row_at(row) - state.position, push.steps);
    }
}

void main() {
    uint thread = thread_index(), column = thread % SPAN;
    uint kv_head = gl_WorkGroupID.y * EACH / (HEADS / KV_HEADS);
    uint begin = row_begin(0u), end = row_at(USED - 1u) + 1u;
    float o[SEGMENTS][MINE];
    Scored scored;
    uvec4 some_values[BLOCKS];
    if (tile_at() >= state.position + push.count) return; /* after the batch */
    if (thread < ROWS) query_step[thread] = floats[query_at(thread) + HEAD_PADDED / 4u];
    [[unroll]] for (uint s = 0u; s < SEGMENTS; s++)
        [[unroll]] for (uint r = 0u; r < MINE; r++) o[s][r] = 0.0;
    load_keys(kv_head, begin / SPAN, 0u, end, scored);
    for (uint chunk = begin / SPAN; chunk * SPAN < end; chunk++) {
        SUMS;
        CLEAR(sums);
        barrier();
        look(kv_head, chunk, end);
        for (uint segment = 0u; segment < SEGMENTS; segment++) {
            if (segment > 0u) barrier();
            put_keys(scored);
            barrier();
            load_keys(kv_head, chunk, min(segment + 1u, SEGMENTS - 1u), end, scored);
            ADD_PRODUCTS(0u, sums);
        }
        load_values(kv_head, chunk, 0u, end, some_values);
        keep_sums(sums);
        barrier();
        weigh(chunk);
        barrier();
        put_weights();
        [[unroll]] for (uint s = 0u; s < SEGMENTS; s++) {
            uint sums_at = s % 2u * SPAN;
            if (s > 0u) barrier();
            put_values(sums_at, some_values);
            barrier();
            if (thread < SPAN) value_sum[SPAN - sums_at + thread] = 0;
            if (s + 1u < SEGMENTS) load_values(kv_head, chunk, s + 1u, end, some_values);
            else load_keys(kv_head, chunk + 1u, 0u, end, scored);
            CLEAR(sums);
            ADD_PRODUCTS(0u, sums);
            SCALE_SUMS(sums);
            ADD_PRODUCTS(LOW, sums);
            keep_sums(sums);
            barrier();
            [[unroll]] for (uint r = 0u; r < MINE; r++) {
                uint row = first_row() + r;
                int dot = whole(row * LINE + column) + 128 * value_sum[sums_at + column];
                precise float weighed = float(dot) * weight_step[row];
                precise float sum = o[s][r] * share[row].x + weighed * share[row].y;
                o[s][r] = sum;
            }
        }
    }
    for (uint first = 0u; first < USED; first += TURNED) {
        barrier();
        [[unroll]] for (uint s = 0u; s < SEGMENTS; s++)
            [[unroll]] for (uint r = 0u; r < MINE; r++) {
                uint row = first_row() + r - first, at = s * SPAN + column;
                precise float y = o[s][r] * over_block(rcp(total[first_row() + r]));
                if (row < TURNED && at < HEAD) set_whole(row * HEAD + at, floatBitsToInt(y));
            }
        turn_outputs();
        store_outputs(first);
    }
}
