/* choose.comp - the best token; among equals the lowest. A workgroup compares one token's logits.
   With `advance` the best becomes the next token to compute, so that a submit of several tokens
   needs no help. The sizes of attention's dispatches grow with the position; no submit exceeds the
   context, whose chunks the device allows. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(std430, binding = 2) readonly buffer Floats { float floats[]; };
layout(std430, binding = 4) writeonly buffer Sizes { uint chunks, parts, rows, groups; } sizes;

layout(push_constant) uniform Push {
    uint parts, parts_count, parts_stride; /* as head.comp has written them */
    uint advance;
} push;

shared float best[THREADS];
shared uint best_id[THREADS];

void main() {
    uint thread = thread_index(), token = gl_WorkGroupID.x, id = NONE;
    uint from = push.parts + 2u * token * push.parts_stride;
    float most = 0.0;
    for (uint i = thread; i < push.parts_count; i += THREADS) {
        float logit = floats[from + 2u * i];
        if (id == NONE || logit > most) {
            most = logit;
            id = floatBitsToUint(floats[from + 2u * i + 1u]);
        }
    }
    best[thread] = most;
    best_id[thread] = id;
    barrier();
    for (uint half_size = THREADS / 2u; half_size > 0u; half_size /= 2u) {
        if (thread < half_size) {
            float logit = best[thread + half_size];
            uint other = best_id[thread + half_size];
            bool better = logit > best[thread] ||
                          (logit == best[thread] && other < best_id[thread]);
            if (other != NONE && (best_id[thread] == NONE || better)) {
                best[thread] = logit;
                best_id[thread] = other;
            }
        }
        barrier();
    }
    if (thread != 0u) return;
    state.chosen[(state.step + token) % 128u] = best_id[0];
    if (push.advance == 0u) return;
    state.tokens[0] = best_id[0];
    state.step = state.step + 1u;
    state.position = state.position + 1u;
    if (state.position % 64u == 0u) {
        state.chunks = state.chunks + 1u;
        state.groups = state.groups + state.parts;
        sizes.chunks = state.chunks;
        sizes.groups = state.groups;
    }
    state.ready = 0u;
}
