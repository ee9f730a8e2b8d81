/* joined.comp - queries, keys and values of one token, and its attention, in one dispatch

   The first workgroups multiply, as ternary.comp does; the others are attention's, as in
   attention.comp, and wait until all those are done. That takes a device that keeps its memory in
   order from workgroup to workgroup, and does not let those that multiply wait for room that those
   who wait take up. Vulkan does not promise the latter. So nobody waits for ever: after SPINS looks,
   or when another one did, a workgroup tells that it is late and goes on with what is there, and
   the CPU drops all of it. */
#version 450
#extension GL_GOOGLE_include_directive : require
#define JOINED
#include "common.glsl"
#include "quantise.glsl"
#include "layer.glsl"
#include "rows.glsl"
#include "ternary.glsl"
#include "attention.glsl"

layout(constant_id = 14) const uint SPINS = 0x100000; /* 0: always late */

void arrive() {
    between_workgroups();
    if (thread_index() == 0u) atomicAdd(state.ready, 1u);
}

void await() {
    if (thread_index() == 0u) {
        bool ready = false;
        for (uint spins = 0u; spins < SPINS && !ready; spins++) {
            ready = atomicOr(state.ready, 0u) >= push.ready;
            if (!ready && atomicOr(state.late, 0u) != 0u) break;
        }
        if (!ready) atomicOr(state.late, 1u);
    }
    between_workgroups();
}

void main() {
    uint group = gl_WorkGroupID.x;
    if (group < push.groups) {
        multiply(group);
        arrive();
    }
    if (group >= push.groups) {
        await();
        group -= push.groups;
        attend(0u, group % KV_HEADS, group / KV_HEADS);
    }
}
