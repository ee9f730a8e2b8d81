/* survivors.comp - the exact logits of the rows that screen.comp could not rule out; each row of
   workgroups takes one token

   A choice is among the `rank` greatest logits, and at most `depth` below the greatest. Each
   workgroup finds a lower limit for such logits itself: from the exact logits of the rows with the
   greatest lower bounds, one per team, and from screen.comp's lower bounds. A row whose upper bound
   is below the limit is out. In a pass, a separate dispatch finds the limits, with a workgroup for
   each token.

   A workgroup looks at one row per thread. It computes the rest as head.comp does, one row per
   team, stores the best for choose.comp, and lists all of them for sampling on the CPU. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "head.glsl"

/* Whether this dispatch finds the limit too, finds only the limit, or reads a known one. */
layout(constant_id = 45) const uint STAGE = 0;
const uint STAGE_BOTH = 0u, STAGE_LIMIT = 1u, STAGE_KNOWN = 2u;

layout(push_constant) uniform Push {
    uint rows, first;      /* rows of this piece of the head, and the token of its first one */
    uint states;           /* floats: [token of the submit][SEGMENTS * 64] */
    uint uppers, uppers_stride; /* floats: [token of the batch][row] */
    uint lowers, workgroups; /* floats: screen.comp's results, of all pieces */
    uint parts, part;      /* floats: best logit and its token, by workgroups */
    uint stride;           /* of both, between tokens of the batch */
    uint list, room;       /* floats, by tokens: logits and ids of survivors, as many as fit */
} push;

shared uint count, listed, counts[32];
shared uint team_order[TEAMS], team_part[TEAMS];
shared uint survivors[THREADS];
shared float best[TEAMS];
shared uint best_id[TEAMS];

uint lowers_at(uint part) { return push.lowers + 2u * (gl_WorkGroupID.y * push.stride + part); }

float logit_of(uint row) {
    uint lane = thread_index() & 7u, from[ROWS];
    uint states = (push.states + (state.step + gl_WorkGroupID.y) * SEGMENTS * 64u) / 4u + 2u * lane;
    float lanes[8];
    from[0] = row * SEGMENTS * 8u + lane;
    [[unroll]] for (int k = 0; k < 8; k++) lanes[k] = 0.0;
    for (uint segment = 0u; segment < SEGMENTS; segment += ONCE) {
        uvec4 held[HELD];
        load_rows(from, segment, held);
        [[unroll]] for (uint s = 0u; s < ONCE; s++) {
            vec4 low = floats4[states + (segment + s) * 16u];
            vec4 high = floats4[states + (segment + s) * 16u + 1u];
            float w[8];
            eight_weights(held, s, w);
            [[unroll]] for (int k = 0; k < 4; k++) {
                lanes[k] = multiply_add(w[k], low[k], lanes[k]);
                lanes[k + 4] = multiply_add(w[k + 4], high[k], lanes[k + 4]);
            }
        }
    }
    return team_fold(lanes);
}

/* Number `rank` of the bounds that all threads hold, eight each: found bit by bit, as the greatest
   number that `rank` of them reach. 0: there are fewer. */
uint ranked(const uint held[8], uint rank) {
    uint threshold = 0u;
    barrier();
    if (thread_index() < 32u) counts[thread_index()] = 0u;
    barrier();
    for (uint bit = 0u; bit < 32u; bit++) {
        uint candidate = threshold | 0x80000000u >> bit, reached = 0u;
        [[unroll]] for (uint k = 0u; k < 8u; k++) reached += uint(held[k] >= candidate);
        atomicAdd(counts[bit], reached);
        barrier();
        if (counts[bit] >= rank) threshold = candidate;
    }
    return threshold;
}

/* Finds the greatest of a team's bounds, in team_part. */
void find_parts(const uint held[8], const uint at[8]) {
    uint thread = thread_index(), team = thread >> 3, most = 0u, part = 0u;
    [[unroll]] for (uint k = 0u; k < 8u; k++) {
        part = held[k] > most ? at[k] : part;
        most = max(most, held[k]);
    }
    if (thread < TEAMS) team_order[thread] = 0u, team_part[thread] = 0u;
    barrier();
    atomicMax(team_order[team], most);
    barrier();
    if (most == team_order[team] && most > 0u) team_part[team] = part;
    barrier();
}

/* The greatest exact logit of these rows, or less: rows of other pieces of the head count by their
   bounds. Compares orders, where a NaN is above all. */
uint best_logit(const uint held[8], const uint at[8]) {
    uint team = thread_index() >> 3, most = 0u;
    find_parts(held, at);
    uint token = floatBitsToUint(floats[lowers_at(team_part[team]) + 1u]);
    bool is_here = team_order[team] > 0u && token - push.first < push.rows;
    float logit = logit_of(is_here ? token - push.first : 0u);
    if (is_here && (thread_index() & 7u) == 0u) team_order[team] = order_of(logit);
    barrier();
    for (uint i = 0u; i < TEAMS; i++) most = max(most, team_order[i]);
    return most;
}

/* The greatest lower bounds: this thread's share of eight, and whose they are. */
void load_bounds(out uint held[8], out uint at[8]) {
    uint thread = thread_index();
    [[unroll]] for (uint k = 0u; k < 8u; k++) held[k] = at[k] = 0u;
    for (uint i = thread; i < push.workgroups; i += 8u * THREADS)
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            uint part = min(i + k * THREADS, push.workgroups - 1u);
            uint order = order_of(floats[lowers_at(part)]);
            bool better = i + k * THREADS == part && order > held[k];
            held[k] = better ? order : held[k];
            at[k] = better ? part : at[k];
        }
}

/* The least logit that may be chosen, or less. */
float least_logit() {
    Choice wanted = state.choices[gl_WorkGroupID.y];
    uint held[8], at[8];
    if (STAGE == STAGE_KNOWN) return wanted.least;
    load_bounds(held, at);
    uint lowest = order_of(-1e38), rank = lowest;
    precise float least = from_order(max(best_logit(held, at), lowest)) - wanted.depth;
    if (wanted.rank > 1u) rank = max(rank, ranked(held, wanted.rank));
    return from_order(rank) > least ? from_order(rank) : least;
}

void main() {
    uint thread = thread_index(), lane = thread & 7u, team = thread >> 3, id = NONE;
    uint row = gl_WorkGroupID.x * THREADS + thread;
    uint list = push.list + 2u * gl_WorkGroupID.y * push.room;
    float upper = floats[push.uppers + gl_WorkGroupID.y * push.uppers_stride + push.first +
                         min(row, push.rows - 1u)];
    float most = uintBitsToFloat(0xFF800000u);
    if (thread == 0u) count = 0u;
    float least = least_logit();
    if (STAGE == STAGE_LIMIT) {
        if (thread == 0u) state.choices[gl_WorkGroupID.y].least = least;
        return;
    }
    if (STAGE == STAGE_KNOWN) barrier();
    if (row < push.rows && !(upper < least)) survivors[atomicAdd(count, 1u)] = row;
    barrier();
    if (thread == 0u && count > 0u)
        listed = atomicAdd(state.choices[gl_WorkGroupID.y].survivors, count);
    barrier();
    for (uint i = 0u; i < count; i += TEAMS) {
        uint survivor = survivors[min(i + team, count - 1u)];
        float logit = logit_of(survivor);
        bool better = id == NONE || logit > most || (logit == most && survivor < id);
        if (!is_finite(logit)) state.choices[gl_WorkGroupID.y].bad = 1u;
        if (lane == 0u && i + team < count && listed + i + team < push.room) {
            floats[list + 2u * (listed + i + team)] = logit;
            floats[list + 2u * (listed + i + team) + 1u] = uintBitsToFloat(push.first + survivor);
        }
        most = better ? logit : most;
        id = better ? survivor : id;
    }
    if (lane == 0u) {
        best[team] = most;
        best_id[team] = id;
    }
    barrier();
    if (thread == 0u) {
        for (uint i = 1u; i < TEAMS; i++) {
            bool better = best_id[i] != NONE &&
                          (best[i] > most || (best[i] == most && best_id[i] < id));
            most = better ? best[i] : most;
            id = better ? best_id[i] : id;
        }
        uint to = push.parts +
                  2u * (gl_WorkGroupID.y * push.stride + push.part + gl_WorkGroupID.x);
        floats[to] = most;
        floats[to + 1u] = uintBitsToFloat(id == NONE ? NONE : push.first + id);
    }
}
