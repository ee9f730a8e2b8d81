/* ternary.glsl - a ternary matrix times the int8 vectors of 1, 2, 4 or 8 tokens; for the head of as
   many in each row of workgroups

   A crew of teams reads ROWS rows, of gate and up as many each; a team 128 bytes at a time, in turn
   with the crew's others. For one token every workgroup computes norm and quantisation itself, which
   is cheaper than another dispatch, while up to 8 turns of weights load. For more, or for logits,
   prepare.comp did so. */

layout(constant_id = 2) const uint TOKENS = 1;
layout(constant_id = 3) const uint ROWS = 1; /* per crew: 1, 2 or 4 */
layout(constant_id = 8) const uint CREW = 1; /* teams of one */

const bool ALONE = TOKENS == 1u && MODE != MODE_LOGITS;
const uint LINES = MODE == MODE_GATE ? 2u * ROWS : ROWS; /* of a matrix or two, for each team */
const uint CREWS = TEAMS / CREW;
const uint ALL_TURNS = ROUNDS * TURNS;
const uint OWN_TURNS = (ALL_TURNS + CREW - 1u) / CREW; /* of a team */
const uint OWN_ROUNDS = (OWN_TURNS + 7u) / 8u;
/* Turns whose weights are in flight. */
const uint ONCE = TOKENS == 1u ? (OWN_TURNS + OWN_ROUNDS - 1u) / OWN_ROUNDS : 1u;
const uint HELD = ONCE * LINES, SUMS = LINES * TOKENS;

layout(std430, binding = 3) readonly buffer Quants { uvec4 all_quants[]; };

shared float results[CREWS * ROWS * TOKENS]; /* of MODE_QKV and MODE_LOGITS: [token][row] */
shared int shares[CREW > 1u ? SUMS * TEAMS : 1u]; /* of dots, by teams */

/* The first token. */
uint first_token() { return MODE == MODE_LOGITS ? gl_WorkGroupID.y * TOKENS : 0u; }

/* Past the last token that, where there are several rows of workgroups. */
uint token_of(uint t) {
    return MODE == MODE_LOGITS ? min(first_token() + t, push.count - 1u) : t;
}

uvec4 quants_at(uint t, uint i) {
    return ALONE ? quants[i] : all_quants[token_of(t) * QUANTS + i];
}

/* This thread's half block in its team's turn `turn`. The last teams of a crew may have one turn
   too many. */
uint half_block_of(uint turn) {
    return (turn * CREW + (thread_index() >> 3) % CREW) * 8u + (thread_index() & 7u);
}

/* Loads the weights of turns `turn` to `turn` + ONCE - 1. Past a row's end its last weights are
   repeated; their int8 are zeros. */
void load_turns(uint turn, const uint at[LINES], out uvec4 w[HELD]) {
    [[unroll]] for (uint k = 0u; k < ONCE; k++) {
        uint half_block = min(half_block_of(turn + k), WORDS / 16u - 1u);
        [[unroll]] for (uint r = 0u; r < LINES; r++)
            w[k * LINES + r] = weights[push.first + at[r] * (WORDS / 16u) + half_block];
    }
}

void multiply_turns(uint turn, const uvec4 w[HELD], inout int dots[SUMS]) {
    [[unroll]] for (uint k = 0u; k < ONCE; k++) {
        uint half_block = half_block_of(turn + k);
        bool is_there = OWN_TURNS * CREW == ALL_TURNS || half_block < ALL_TURNS * 8u;
        if (!is_there) half_block = 0u;
        uint x = half_block / 2u * 8u + half_block % 2u;
        [[unroll]] for (uint t = 0u; t < TOKENS; t++) {
            uvec4 x0 = quants_at(t, x), x1 = quants_at(t, x + 2u);
            uvec4 x2 = quants_at(t, x + 4u), x3 = quants_at(t, x + 6u);
            [[unroll]] for (uint r = 0u; r < LINES; r++) {
                int dot = dot64(w[k * LINES + r], x0, x1, x2, x3);
                dots[t * LINES + r] += is_there ? dot : 0;
            }
        }
    }
}

/* Adds up the dots of a crew. */
void share_dots(inout int dots[SUMS]) {
    [[unroll]] for (uint i = 0u; i < SUMS; i++) {
        dots[i] = team_sum(dots[i]);
        if (CREW > 1u) shares[i * TEAMS + (thread_index() >> 3)] = dots[i];
    }
    if (CREW == 1u) return;
    barrier();
    [[unroll]] for (uint i = 0u; i < SUMS; i++) {
        dots[i] = 0;
        [[unroll]] for (uint k = 0u; k < CREW; k++)
            dots[i] += shares[i * TEAMS + thread_index() / (8u * CREW) * CREW + k];
    }
}

/* Stores the greatest of a token's results; among equals the first. */
void tell_best(uint group, uint token) {
    const uint MINE = CREWS * ROWS;
    float most = results[token * MINE];
    uint best = 0u, to = (first_token() + token) * push.parts_stride + push.first_part + group;
    to = push.parts + 2u * to;
    for (uint r = 1u; r < MINE && group * MINE + r < push.rows; r++)
        if (results[token * MINE + r] > most) most = results[token * MINE + r], best = r;
    floats[to] = most;
    floats[to + 1u] = uintBitsToFloat(push.id + group * MINE + best);
}

/* The rows of workgroup `group`. */
void multiply(uint group) {
    uint thread = thread_index(), lane = thread % (8u * CREW), crew = thread / (8u * CREW);
    uint first = (group * CREWS + crew) * ROWS;
    int dots[SUMS], sums[TOKENS];
    float steps[TOKENS], scales[LINES];
    uint at[LINES];
    uvec4 w[HELD];
    [[unroll]] for (uint r = 0u; r < ROWS; r++) {
        uint row = min(first + r, push.rows - 1u);
        at[r] = MODE == MODE_QKV ? quad_row(row / 4u, row % 4u) : row;
        if (MODE == MODE_GATE) at[ROWS + r] = push.rows + row;
    }
    [[unroll]] for (uint i = 0u; i < SUMS; i++) dots[i] = 0;
    [[unroll]] for (uint r = 0u; r < LINES; r++) scales[r] = parameters[push.scales + at[r]];

    load_turns(0u, at, w);
    if (ALONE) {
        steps[0] = quantise(push.source, push.gain, push.reciprocal, push.epsilon);
        sums[0] = quants_sum;
    } else {
        [[unroll]] for (uint t = 0u; t < TOKENS; t++) {
            steps[t] = floats[push.steps + 2u * token_of(t)];
            sums[t] = floatBitsToInt(floats[push.steps + 2u * token_of(t) + 1u]);
        }
    }
    multiply_turns(0u, w, dots);
    for (uint turn = ONCE; turn < OWN_TURNS; turn += ONCE) {
        load_turns(turn, at, w);
        multiply_turns(turn, w, dots);
    }
    share_dots(dots);

    [[unroll]] for (uint t = 0u; t < TOKENS; t++)
        [[unroll]] for (uint r = 0u; r < ROWS; r++) {
            int dot = dots[t * LINES + r], up = 0;
            if (MODE == MODE_GATE) up = dots[t * LINES + ROWS + r];
            float y = finish_row(dot, sums[t], steps[t], scales[r], at[r]);
            if ((MODE == MODE_QKV || MODE == MODE_LOGITS) && lane == 0u)
                results[(t * CREWS + crew) * ROWS + r] = y;
            if (MODE != MODE_QKV && lane == 0u && first + r < push.rows && first_token() + t < push.count) {
                if (MODE == MODE_ADD) store_add(at[r], y, t);
                else if (MODE != MODE_GATE) store_row(at[r], y, first_token() + t);
                else store_gate(at[r], y, finish_row(up, sums[t], steps[t], scales[LINES - ROWS + r],
                                                     push.rows + at[r]), t);
            }
        }
    if (MODE == MODE_QKV) {
        barrier();
        uint quads = CREWS * ROWS / 4u, quad = group * quads + thread % quads;
        for (uint t = thread / quads; t < TOKENS; t += THREADS / quads) {
            uint from = (t * quads + thread % quads) * 4u;
            if (quad * 4u < push.rows && t < push.count)
                store_quad(quad, vec4(results[from], results[from + 1u], results[from + 2u],
                                      results[from + 3u]), t);
        }
    }
    if (MODE == MODE_LOGITS) {
        barrier();
        if (thread < TOKENS && first_token() + thread < push.count) tell_best(group, thread);
    }
}
