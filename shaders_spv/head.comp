/* head.comp - rows of the head, halves or floats, times the states of 1, 2, 4 or 8 tokens; and the
   best of each workgroup's logits, for choose.comp */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(constant_id = 1) const uint COLUMNS = 256;
layout(constant_id = 2) const bool HALVES = true;
layout(constant_id = 3) const uint TOKENS = 1;
layout(constant_id = 4) const uint ROWS = 4; /* per team */

const uint SEGMENTS = (COLUMNS + 63u) / 64u; /* rows are padded by zeros to whole ones */
const uint ONCE = SEGMENTS % 4u == 0u && ROWS < 4u ? 4u : SEGMENTS % 2u == 0u ? 2u : 1u;
const uint HELD = ONCE * ROWS * (HALVES ? 1u : 2u); /* loads of weights that are under way at once */

layout(std430, binding = 0) readonly buffer Weights { uvec4 weights[]; };
layout(std430, binding = 2) buffer Floats { float floats[]; };
layout(std430, binding = 2) buffer Floats4 { vec4 floats4[]; };

layout(push_constant) uniform Push {
    uint rows, first;  /* of this piece of the head; the token of its first row */
    uint states;       /* floats: [token of the submit][SEGMENTS * 64] */
    uint logits, logits_stride;
    uint parts, first_part, parts_stride; /* floats: best logit and its token, by workgroup */
    uint count;        /* tokens; those up to TOKENS are computed for nothing */
    uint has_scale;
    float scale;
} push;

shared float best[TEAMS * TOKENS];
shared uint best_id[TEAMS * TOKENS];

/* Eight weights of a row, from number i on of what is held. */
void eight_weights(const uvec4 held[HELD], uint i, out float w[8]) {
    if (HALVES) {
        [[unroll]] for (int k = 0; k < 4; k++) {
            vec2 pair = halves(held[i][k]);
            w[2 * k] = pair.x;
            w[2 * k + 1] = pair.y;
        }
    } else {
        vec4 low = uintBitsToFloat(held[2u * i]), high = uintBitsToFloat(held[2u * i + 1u]);
        [[unroll]] for (int k = 0; k < 4; k++) {
            w[k] = low[k];
            w[k + 4] = high[k];
        }
    }
}

void main() {
    uint thread = thread_index(), lane = thread & 7u, team = thread >> 3;
    uint first = (gl_WorkGroupID.x * TEAMS + team) * ROWS, from[ROWS];
    uint states = (push.states + state.step * SEGMENTS * 64u) / 4u + 2u * lane;
    float lanes[ROWS * TOKENS][8];
    [[unroll]] for (uint r = 0u; r < ROWS; r++)
        from[r] = min(first + r, push.rows - 1u) * SEGMENTS * 8u + lane;
    [[unroll]] for (uint i = 0u; i < ROWS * TOKENS; i++)
        [[unroll]] for (int k = 0; k < 8; k++) lanes[i][k] = 0.0;

    for (uint segment = 0u; segment < SEGMENTS; segment += ONCE) {
        uvec4 held[HELD];
        [[unroll]] for (uint s = 0u; s < ONCE; s++)
            [[unroll]] for (uint r = 0u; r < ROWS; r++) {
                uint at = from[r] + (segment + s) * 8u;
                if (HALVES) {
                    held[s * ROWS + r] = weights[at];
                } else {
                    held[2u * (s * ROWS + r)] = weights[2u * at];
                    held[2u * (s * ROWS + r) + 1u] = weights[2u * at + 1u];
                }
            }
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
            if (lane != 0u || first + r >= push.rows || t >= push.count) continue;
            floats[push.logits + t * push.logits_stride + push.first + first + r] = logit;
            if (!is_finite(logit)) atomicOr(state.bad, 1u);
            if (id == NONE || logit > most) most = logit, id = push.first + first + r;
        }
        if (lane == 0u) {
            best[t * TEAMS + team] = most;
            best_id[t * TEAMS + team] = id;
        }
    }
    barrier();
    if (thread < TOKENS) { /* the teams' rows ascend, so of equals the first is the lowest */
        float most = best[thread * TEAMS];
        uint id = best_id[thread * TEAMS];
        for (uint i = 1u; i < TEAMS; i++) {
            uint other = thread * TEAMS + i;
            bool better = best_id[other] != NONE && best[other] > most;
            most = better ? best[other] : most;
            id = better ? best_id[other] : id;
        }
        uint to = push.parts + 2u * (thread * push.parts_stride + push.first_part + gl_WorkGroupID.x);
        floats[to] = most;
        floats[to + 1u] = uintBitsToFloat(id);
    }
}
