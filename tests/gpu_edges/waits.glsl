/* waits.glsl - words that workgroups of one dispatch pass on, and waits that end

   A word that is EMPTY has not come yet. Every wait ends after SPINS looks, or soon after another
   workgroup has given up; then `late` is set, and the results are dropped. */
layout(constant_id = 1) const uint SPINS = 1; /* looks at a word */
layout(constant_id = 2) const bool SLOW = false; /* llvmpipe ends loops after 65,535 turns in all */

const uint EMPTY = 0xFFFFFFFFu;

layout(std430, binding = 2) coherent volatile buffer Words { uvec4 words[]; };
layout(std430, binding = 3) coherent volatile buffer Flags {
    uint late, ticket, arrived, resident, folded;
} flags;

/* Zero, after 256 times three operations if SLOW. */
#define STIR x ^= x << 13; x ^= x >> 17; x *= 0x9E3779B1u;
#define STIR_8 STIR STIR STIR STIR STIR STIR STIR STIR
#define STIR_64 STIR_8 STIR_8 STIR_8 STIR_8 STIR_8 STIR_8 STIR_8 STIR_8
uint linger(uint x) {
    x += 1u;
    if (SLOW) { STIR_64 STIR_64 STIR_64 STIR_64 }
    return x == 0u ? 1u : 0u;
}

uint look(uint i) { return words[i / 4u][i % 4u]; }

uint wait_word(uint i) {
    uint word = look(i), spins = 0u;
    while (word == EMPTY && spins < SPINS) {
        word = look(i + linger(spins));
        spins++;
        if ((spins & 63u) == 0u && flags.late != 0u) break;
    }
    if (word == EMPTY) atomicOr(flags.late, 1u);
    return word;
}

/* The same for four words. */
uvec4 wait_words(uint i) {
    uvec4 four = words[i];
    uint spins = 0u;
    while (any(equal(four, uvec4(EMPTY))) && spins < SPINS) {
        four = words[i + linger(spins)];
        spins++;
        if ((spins & 63u) == 0u && flags.late != 0u) break;
    }
    if (any(equal(four, uvec4(EMPTY)))) atomicOr(flags.late, 1u);
    return four;
}
