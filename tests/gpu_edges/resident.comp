/* resident.comp - counts the workgroups that run at the same time

   Each reports its arrival and waits. None is released until the first one gives up: those that
   arrived until then are the ones that were there together. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(constant_id = 3) const uint HELD = 64; /* words of shared memory */

shared uint held[HELD];

void main() {
    held[thread_index() % HELD] = 0u;
    if (thread_index() == 0u) {
        uint spins = 0u;
        atomicAdd(flags.arrived, 1u);
        while (flags.resident == 0u && spins < SPINS) spins += 1u + linger(spins);
        if (flags.resident == 0u) atomicCompSwap(flags.resident, 0u, flags.arrived);
    }
    barrier();
    if (held[(thread_index() + 1u) % HELD] != 0u) atomicOr(flags.folded, 1u);
}
