/* edge.comp - stages that each need all words of the stage before, in one dispatch

   A stage has SLICES slices; a slice waits for all WORDS words of the stage before, multiplies its
   weights (which are zero) and writes its share of the next words:

       word i = word (7 i + 1) mod WORDS of the stage before * 1664525 + 1013904223

   where 0xFFFFFFFF, which means EMPTY, is stored as 0xFFFFFFFE. Slices have fixed workgroups, all
   of which must run at the same time, or take tickets in the order of stages; then any number of
   workgroups will do. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(constant_id = 3) const uint WORDS = 64; /* a multiple of 4 */
layout(constant_id = 4) const uint STAGES = 2;
layout(constant_id = 5) const uint SLICES = 1;
layout(constant_id = 6) const uint KIND = 0;
layout(constant_id = 7) const uint PLACES = 0;
layout(constant_id = 8) const uint LOADING = 0;
layout(constant_id = 9) const uint LOADS = 1; /* of 16 bytes, of a thread in a slice */
layout(constant_id = 10) const uint WITHIN = 0; /* their number in memory, a power of 2, - 1 */

/* How a slice learns that words have come. */
const uint COUNTER = 0u; /* a counter of slices, with fences */
const uint SINGLE = 1u;  /* each word by itself */
const uint FOURS = 2u;   /* the same, four at once */
const uint FIRST = 3u;   /* one subgroup waits for the last word of each slice, then all read */

const uint FIXED = 0u, TICKETS = 1u, EARLY = 2u; /* EARLY: the next ticket before the work */

/* When a slice loads its weights. */
const uint NONE = 0u, AFTER = 1u, BEFORE = 2u, ORDERED = 3u;
const uint READERS = 4u; /* after the wait, but other workgroups have read them before */

const uint SHARE = (WORDS + SLICES - 1u) / SLICES;

shared uint before[WORDS];
shared uint next;

void arrive() {
    memoryBarrierBuffer();
    barrier();
    if (thread_index() == 0u) atomicAdd(flags.arrived, 1u);
}

void await_counter(uint stage) {
    if (thread_index() == 0u) {
        uint spins = 0u;
        while (flags.arrived < stage * SLICES && spins < SPINS) {
            spins += 1u + linger(spins);
            if ((spins & 63u) == 0u && flags.late != 0u) break;
        }
        if (flags.arrived < stage * SLICES) atomicOr(flags.late, 1u);
    }
    barrier();
    memoryBarrierBuffer();
}

void await_first(uint from) {
    uint slices = (WORDS + SHARE - 1u) / SHARE;
    if (thread_index() < 32u)
        for (uint i = thread_index(); i < slices; i += 32u)
            wait_word(from + min(i * SHARE + SHARE, WORDS) - 1u);
    barrier();
}

/* All words of the stage before into shared memory. */
void take(uint stage) {
    uint from = (stage - 1u) * WORDS;
    if (stage == 0u) {
        for (uint i = thread_index(); i < WORDS; i += THREADS) before[i] = i;
    } else if (KIND == FOURS) {
        for (uint i = thread_index(); i < WORDS / 4u; i += THREADS) {
            uvec4 four = wait_words(from / 4u + i);
            [[unroll]] for (uint k = 0u; k < 4u; k++) before[4u * i + k] = four[k];
        }
    } else {
        if (KIND == COUNTER) await_counter(stage);
        if (KIND == FIRST) await_first(from);
        for (uint i = thread_index(); i < WORDS; i += THREADS)
            before[i] = KIND == COUNTER ? look(from + i) : wait_word(from + i);
    }
    barrier();
}

uint weight_at(uint stage, uint slice, uint load) {
    return (((stage * SLICES + slice) * LOADS + load) * THREADS + thread_index()) & WITHIN;
}

void load_and_use(uint stage, uint slice) {
    uvec4 w[LOADS], all = uvec4(0u);
    [[unroll]] for (uint i = 0u; i < LOADS; i++) w[i] = weights[weight_at(stage, slice, i)];
    [[unroll]] for (uint i = 0u; i < LOADS; i++) all |= w[i];
    use(all);
}

void work(uint stage, uint slice) {
    uvec4 w[LOADS];
    if (LOADING == BEFORE)
        [[unroll]] for (uint i = 0u; i < LOADS; i++) w[i] = weights[weight_at(stage, slice, i)];
    if (LOADING == ORDERED)
        [[unroll]] for (uint i = 0u; i < LOADS; i++) w[i] = ordered[weight_at(stage, slice, i)];
    take(stage);
    if (LOADING == BEFORE || LOADING == ORDERED) {
        uvec4 all = uvec4(0u);
        [[unroll]] for (uint i = 0u; i < LOADS; i++) all |= w[i];
        use(all);
    }
    if (LOADING == AFTER || LOADING == READERS) load_and_use(stage, slice);
    for (uint i = slice * SHARE + thread_index(); i < min(slice * SHARE + SHARE, WORDS);
         i += THREADS) {
        uint word = before[(i * 7u + 1u) % WORDS] * 1664525u + 1013904223u, at = stage * WORDS + i;
        words[at / 4u][at % 4u] = word == EMPTY ? EMPTY - 1u : word;
    }
    if (KIND == COUNTER) arrive();
    barrier();
}

/* Reads a slice's weights two stages ahead. */
void read_ahead(uint slice) {
    uint first = min(slice * SHARE, WORDS - 1u);
    for (uint stage = 0u; stage < STAGES; stage++) {
        if (stage > 1u && thread_index() == 0u) wait_word((stage - 2u) * WORDS + first);
        barrier();
        load_and_use(stage, slice);
    }
}

void main() {
    if (PLACES == FIXED) {
        if (gl_WorkGroupID.x >= SLICES) read_ahead(gl_WorkGroupID.x - SLICES);
        else
            for (uint stage = 0u; stage < STAGES; stage++) work(stage, gl_WorkGroupID.x);
        return;
    }
    if (thread_index() == 0u) next = atomicAdd(flags.ticket, 1u);
    for (;;) {
        barrier();
        uint task = next;
        barrier();
        if (task >= STAGES * SLICES) break;
        if (PLACES == EARLY && thread_index() == 0u) next = atomicAdd(flags.ticket, 1u);
        work(task / SLICES, task % SLICES);
        if (PLACES == TICKETS && thread_index() == 0u) next = atomicAdd(flags.ticket, 1u);
    }
}
