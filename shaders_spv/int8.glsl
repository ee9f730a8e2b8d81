/* int8.glsl - a vector's int8: their layout, and how groups are quantised

   The including kernel defines VECTOR, the vector's columns, and the buffers `floats` and
   `words`. */

const uint WORDS = (VECTOR + 127u) / 128u * 32u; /* of four int8, whole blocks of 128 */

/* A team of 8 reads 8 half blocks, 512 columns, per turn. A vector's int8 are padded with zeros to
   whole turns, and these to whole rounds. */
const uint NEEDED = (WORDS / 16u + 7u) / 8u;
const uint ROUNDS = (NEEDED + 7u) / 8u;
const uint TURNS = (NEEDED + ROUNDS - 1u) / ROUNDS; /* in each round */
const uint QUANTS = ROUNDS * TURNS * 32u;           /* uvec4 of a vector */

/* Four int8; adds them to the sum. */
uint quantise_quad(vec4 y, float factor, inout int sum) {
    precise vec4 v = y * factor;
    uint word = 0u;
    [[unroll]] for (int j = 0; j < 4; j++) {
        float clamped = v[j] < 127.0 ? v[j] : 127.0;
        clamped = clamped > -128.0 ? clamped : -128.0;
        int q = int(roundEven(clamped));
        sum += q;
        word |= uint(q & 255) << 8 * j;
    }
    return word;
}

/* Quantises quad `at` of a vector, whose group a team holds. The group's step and sum go to
   `steps`. */
void quantise_group(vec4 y, uint at, uint token, uint steps) {
    float largest = 1e-5;
    int sum = 0;
    [[unroll]] for (int j = 0; j < 4; j++) {
        float magnitude = abs(y[j]);
        largest = magnitude > largest ? magnitude : largest;
    }
    largest = team_max(largest);
    precise float factor = 127.0 * rcp(largest);
    precise float step = largest * (1.0 / 127.0);
    uint word = quantise_quad(y, factor, sum);
    sum = team_sum(sum);
    if (at < QUANTS * 4u) words[token * QUANTS * 4u + at] = word;
    if (at % 8u == 0u && at / 8u < (VECTOR + 31u) / 32u) {
        uint to = steps + 2u * (token * ((VECTOR + 31u) / 32u) + at / 8u);
        floats[to] = step;
        floats[to + 1u] = intBitsToFloat(sum);
    }
}
