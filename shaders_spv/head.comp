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

/* Eight weights of a row. */
void load_eight(uint row, uint segment, uint lane, out float w[8]) {
    uint at = (row * SEGMENTS + segment) * 8u + lane;
    if (HALVES) {
        uvec4 eight = weights[at];
        [[unroll]] for (int k = 0; k < 4; k++) {
            vec2 pair = halves(eight[k]);
            w[2 * k] = pair.x;
            w[2 * k + 1] = pair.y;
        }
    } else {
        vec4 low = uintBitsToFloat(weights[2u * at]), high = uintBitsToFloat(weights[2u * at + 1u]);
        [[unroll]] for (int k = 0; k < 4; k++) {
            w[k] = low[k];
            w[k + 4] = high[k];
        }
    }
}

void main() {
    uint thread = thread_index(), lane = thread & 7u, team = thread >> 3;
    uint first = (gl_WorkGroupID.x * TEAMS + team) * ROWS;
    float lanes[ROWS * TOKENS][8];
    [[unroll]] for (uint i = 0u; i < ROWS * TOKENS; i++)
        [[unroll]] for (int k = 0; k < 8; k++) lanes[i][k] = 0.0;

    for (uint segment = 0u; segment < SEGMENTS; segment++) {
        float w[ROWS][8];
        [[unroll]] for (uint r = 0u; r < ROWS; r++)
            load_eight(min(first + r, push.rows - 1u), segment, lane, w[r]);
        [[unroll]] for (uint t = 0u; t < TOKENS; t++) {
            uint at = (push.states + (state.step + t) * SEGMENTS * 64u + segment * 64u) / 4u;
            vec4 low = floats4[at + 2u * lane], high = floats4[at + 2u * lane + 1u];
            [[unroll]] for (uint r = 0u; r < ROWS; r++)
                [[unroll]] for (int k = 0; k < 4; k++) {
                    uint i = t * ROWS + r;
                    lanes[i][k] = multiply_add(w[r][k], low[k], lanes[i][k]);
                    lanes[i][k + 4] = multiply_add(w[r][k + 4], high[k], lanes[i][k + 4]);
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
    if (thread < TOKENS) {
        float most = best[thread * TEAMS];
        uint id = best_id[thread * TEAMS];
        for (uint i = 1u; i < TEAMS; i++) {
            uint other = thread * TEAMS + i;
            if (best_id[other] != NONE && best[other] > most) most = best[other], id = best_id[other];
        }
        uint to = push.parts + 2u * (thread * push.parts_stride + push.first_part + gl_WorkGroupID.x);
        floats[to] = most;
        floats[to + 1u] = uintBitsToFloat(id);
    }
}
