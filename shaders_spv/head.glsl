/* head.glsl - reads rows of the head, halves or floats */

layout(constant_id = 1) const uint COLUMNS = 256;
layout(constant_id = 38) const bool HALVES = true;
layout(constant_id = 2) const uint TOKENS = 1;
layout(constant_id = 3) const uint ROWS = 4; /* per team */

const uint SEGMENTS = (COLUMNS + 63u) / 64u; /* rows are padded with zeros to whole ones */
const uint ONCE = SEGMENTS % 4u == 0u && ROWS < 4u ? 4u : SEGMENTS % 2u == 0u ? 2u : 1u;
const uint HELD = ONCE * ROWS * (HALVES ? 1u : 2u); /* loads in flight */

layout(std430, binding = 0) readonly buffer Weights { uvec4 weights[]; };
layout(std430, binding = 2) buffer Floats { float floats[]; };
layout(std430, binding = 2) buffer Floats4 { vec4 floats4[]; };

/* Loads ONCE segments of rows; each `from` is the first of eight weights. */
void load_rows(const uint from[ROWS], uint segment, out uvec4 held[HELD]) {
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
}

/* Eight loaded weights of a row, from number i on. */
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
