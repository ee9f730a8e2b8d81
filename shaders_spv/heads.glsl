/* heads.glsl - queries, keys and values as the product has stored them, and the norms of heads */

layout(constant_id = 24) const uint STRIDE = 512;    /* between tokens */
layout(constant_id = 25) const bool GATED = false; /* a gate follows each query */
layout(constant_id = 5) const bool NORMED = true;
layout(constant_id = 44) const bool GAIN_EACH = false; /* each head has its own norm */

const uint ALL = HEADS + 2u * KV_HEADS;

uint head_at(uint head, uint token) {
    return push.source + token * STRIDE + (head + (GATED ? min(head, HEADS) : 0u)) * HEAD;
}

/* A column of the head that begins at `from`, turned if norms come behind that. */
float turned(uint from, uint column, uint token) {
    if (ROPE != FIRST || column >= ROPE_WIDTH) return floats[from + column];
    uint pair = column % (ROPE_WIDTH / 2u);
    vec2 both = turn(floats[from + pair], floats[from + pair + ROPE_WIDTH / 2u], pair,
                     state.position + token);
    return column < ROPE_WIDTH / 2u ? both.x : both.y;
}

/* The reciprocal root mean square of such a head. */
float head_scale(uint from, uint token) {
    float lanes[8];
    [[unroll]] for (int k = 0; k < 8; k++) lanes[k] = 0.0;
    for (uint segment = 0u; segment < HEAD; segment += 64u)
        [[unroll]] for (uint k = 0u; k < 8u; k++) {
            uint column = segment + (thread_index() & 7u) * 8u + k;
            float x = turned(from, min(column, HEAD - 1u), token);
            x = column < HEAD ? x : 0.0;
            lanes[k] = multiply_add(x, x, lanes[k]);
        }
    precise float mean = team_fold(lanes) * push.reciprocal + push.epsilon;
    return rsqrt(mean);
}

/* A column of a head, or of its norm. */
float column_of(uint head, uint column, uint token, float scale) {
    uint from = head_at(head, token), kind = head < HEADS ? 0u : 1u;
    uint gain = push.gain + (GAIN_EACH ? min(head, HEADS + KV_HEADS) : kind) * HEAD_PADDED;
    precise float x = floats[from + column];
    if (NORMED && head < HEADS + KV_HEADS)
        x = (turned(from, column, token) * scale) * parameters[gain + column];
    return x;
}
