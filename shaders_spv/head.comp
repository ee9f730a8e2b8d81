/* head.comp - rows of the head, halves or floats, times the states of 1, 2, 4 or 8 tokens in each row
   of workgroups; and each workgroup's best logit, for choose.comp */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

#include "head.glsl"

layout(std430, binding = 1) readonly buffer Parameters { float parameters[]; };

layout(push_constant) uniform Push {
    uint rows, first;  /* rows of this piece of the head, and the token of its first one */
    uint states;       /* floats: [token of the submit][SEGMENTS * 64] */
    uint logits, logits_stride;
    uint parts, first_part, parts_stride; /* floats: best logit and its token, by workgroup */
    uint count;        /* tokens; the rest of a row's is computed but unused */
    uint has_scale;
    float scale;
    uint biases;       /* parameters, by tokens; or NONE */
} push;

shared float best[TEAMS * TOKENS];
shared uint best_id[TEAMS * TOKENS];

void main() {
    uint thread = thread_index(), lane = thread & 7u, team = thread >> 3;
    uint first = (gl_WorkGroupID.x * TEAMS + team) * ROWS, from[ROWS];
    uint base = gl_WorkGroupID.y * TOKENS; /* the first token */
    uint states = (push.states + (state.step + base) * SEGMENTS * 64u) / 4u + 2u * lane;
    float lanes[ROWS * TOKENS][8];
    [[unroll]] for (uint r = 0u; r < ROWS; r++)
        from[r] = min(first + r, push.rows - 1u) * SEGMENTS * 8u + lane;
    [[unroll]] for (uint i = 0u; i < ROWS * TOKENS; i++)
        [[unroll]] for (int k = 0; k < 8; k++) lanes[i][k] = 0.0;

    for (uint segment = 0u; segment < SEGMENTS; segment += ONCE) {
        uvec4 held[HELD];
        load_rows(from, segment, held);
        [[unroll]] for (uint s = 0u; s < ONCE; s++)
            [[unroll]] for (uint t = 0u; t < TOKENS; t++) {
                uint at = states + (t * SEGMENTS + segment + s) * 16u;
                vec4 low = floats4[at], high = floats4[at + 1u];
                [[unroll]] for (uint r = 0u; r < ROWS; r++) {
                    uint i = t * ROWS + r;
                    float w[8];
                    eight_weights(held, s * ROWS + r, w);
                    [[unroll]] for (int k = 0; k < 4; k++) {
                        lanes[i][k] = multiply_add(w[k], low[k], lanes[i][k]);
                        lanes[i][k + 4] = multiply_add(w[k + 4], high[k], lanes[i][k + 4]);
                    }
                }
            }
    }

    [[unroll]] for (uint t = 0u; t < TOKENS; t++) {
        float most = 0.0;
        uint id = NONE;
        [[unroll]] for (uint r = 0u; r < ROWS; r++) {
            precise float logit = team_fold(lanes[t * ROWS + r]);
            if (push.has_scale != 0u) logit = logit * push.scale;
            if (push.biases != NONE)
                logit = logit + parameters[push.biases + push.first + min(first + r, push.rows - 1u)];
            if (lane == 0u && first + r < push.rows && base + t < push.count) {
                floats[push.logits + (base + t) * push.logits_stride + push.first + first + r] = logit;
                if (!is_finite(logit)) state.choices[base + t].bad = 1u;
                if (id == NONE || logit > most) most = logit, id = push.first + first + r;
            }
        }
        if (lane == 0u) {
            best[t * TEAMS + team] = most;
            best_id[t * TEAMS + team] = id;
        }
    }
    barrier();
    /* The teams' rows ascend, so among equals the first is the lowest. */
    if (thread < TOKENS && base + thread < push.count) {
        float most = best[thread * TEAMS];
        uint id = best_id[thread * TEAMS];
        for (uint i = 1u; i < TEAMS; i++) {
            uint other = thread * TEAMS + i;
            bool better = best_id[other] != NONE && best[other] > most;
            most = better ? best[other] : most;
            id = better ? best_id[other] : id;
        }
        uint to = push.parts +
                  2u * ((base + thread) * push.parts_stride + push.first_part + gl_WorkGroupID.x);
        floats[to] = most;
        floats[to + 1u] = uintBitsToFloat(id);
    }
}
