/* joined.comp - one token's queries, keys and values, and its attention, in one dispatch

   The first workgroups multiply, as in ternary.comp; the others compute attention, as in
   attention.comp, once all of those are done. This needs a device that keeps its memory in order
   between workgroups and runs the multiplying ones even while others wait, which Vulkan does not
   promise. So the wait is limited: after SPINS looks, or once another workgroup has given up, a
   workgroup reports that it is late and continues with what is there, and the CPU drops all of
   it. */
#version 450
#extension GL_GOOGLE_include_directive : require
#define JOINED
#include "common.glsl"
#include "quantise.glsl"
#include "layer.glsl"
#include "rows.glsl"
#include "ternary.glsl"
#include "attention.glsl"

layout(constant_id = 31) const uint SPINS = 0x100000; /* 0: always late */

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
        attend(0u, group % PARTS, group / PARTS);
    }
}
