/* route.comp - the experts of one token per workgroup: those of the router's greatest logits, of
   equals the first, and their weights; after these, by tokens, the weight of a shared expert */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(std430, binding = 2) buffer Floats { float floats[]; };

layout(push_constant) uniform Push {
    uint experts, used;         /* of a layer, and of a token */
    uint source, source_stride; /* floats: logits, by tokens; */
    uint chosen, weights;       /* by pairs of a token and an expert: numbers as bits; weights */
    uint shared_gate;           /* 1: a shared expert's logit follows those of experts */
} push;

const uint MOST = 1024u, MOST_USED = 64u; /* as in bitnet.h */

shared float logits[MOST];
shared uint best[MOST_USED];
shared float weights[MOST_USED];

/* Those before an expert in the order of all. */
uint rank_of(uint expert) {
    uint mine = order_of(add(logits[expert], 0.0)), rank = 0u; /* -0 becomes 0 */
    for (uint e = 0u; e < push.experts; e++) {
        uint other = order_of(add(logits[e], 0.0));
        rank += other > mine || (other == mine && e < expert) ? 1u : 0u;
    }
    return rank;
}

void main() {
    uint thread = thread_index(), from = push.source + gl_WorkGroupID.x * push.source_stride;
    uint pair = gl_WorkGroupID.x * push.used + thread; /* of each of the first threads */
    uint behind = gl_NumWorkGroups.x * push.used + gl_WorkGroupID.x;
    for (uint e = thread; e < push.experts; e += THREADS) logits[e] = floats[from + e];
    barrier();
    for (uint e = thread; e < push.experts; e += THREADS) {
        uint rank = rank_of(e);
        if (rank < push.used) best[rank] = e;
    }
    barrier();
    if (thread < push.used) weights[thread] = exponential(add(logits[best[thread]], -logits[best[0]]));
    barrier();
    if (push.shared_gate != 0u && thread == 0u)
        floats[push.weights + behind] =
            rcp(add(1.0, exponential(-floats[from + push.experts])));
    if (thread >= push.used) return;
    precise float sum = 0.0;
    for (uint i = 0u; i < push.used; i++) sum = sum + weights[i];
    precise float weight = weights[thread] * rcp(sum);
    floats[push.chosen + pair] = uintBitsToFloat(best[thread]);
    floats[push.weights + pair] = weight;
}
