/* survivors.comp - the exact logits of those rows that screen.comp could not rule out

   A workgroup looks through as many rows as it has threads. What is left of them is computed as
   head.comp does it, a row for each team; of the best it tells choose.comp. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "head.glsl"

layout(push_constant) uniform Push {
    uint rows, first;      /* of this piece of the head; the token of its first row */
    uint states;           /* floats: [token of the submit][SEGMENTS * 64] */
    uint uppers;           /* floats, by tokens */
    uint lowers, workgroups; /* floats: as screen.comp has left them, of all pieces */
    uint parts, part;      /* floats: best logit and its token, by workgroups */
} push;

shared uint greatest, count;
shared uint survivors[THREADS];
shared float best[TEAMS];
shared uint best_id[TEAMS];

float logit_of(uint row) {
    uint lane = thread_index() & 7u, from[ROWS];
    uint states = (push.states + state.step * SEGMENTS * 64u) / 4u + 2u * lane;
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

void main() {
    uint thread = thread_index(), lane = thread & 7u, team = thread >> 3, id = NONE, found = 0u;
    uint row = gl_WorkGroupID.x * THREADS + thread;
    float upper = floats[push.uppers + push.first + min(row, push.rows - 1u)];
    float most = uintBitsToFloat(0xFF800000u);
    if (thread == 0u) greatest = 0u, count = 0u;
    for (uint i = thread; i < push.workgroups; i += 8u * THREADS)
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            uint order = order_of(floats[push.lowers + min(i + k * THREADS, push.workgroups - 1u)]);
            found = max(found, order);
        }
    barrier();
    atomicMax(greatest, found);
    barrier();
    if (row < push.rows && !(upper < from_order(greatest))) survivors[atomicAdd(count, 1u)] = row;
    barrier();
    if (thread == 0u && count > 0u) atomicAdd(state.survivors, count);
    for (uint i = 0u; i < count; i += TEAMS) {
        uint survivor = survivors[min(i + team, count - 1u)];
        float logit = logit_of(survivor);
        bool better = id == NONE || logit > most || (logit == most && survivor < id);
        if (!is_finite(logit)) state.bad = 1u;
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
        uint to = push.parts + 2u * (push.part + gl_WorkGroupID.x);
        floats[to] = most;
        floats[to + 1u] = uintBitsToFloat(id == NONE ? NONE : push.first + id);
    }
}
