/* delta.comp - the delta rule: a workgroup takes a head's state through all tokens, one after the
   other; a thread has columns of its own, of one value each

   The state before the first token is read from one slot, and written to another. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "states.glsl"

layout(constant_id = 36) const bool BY_KEYS = false; /* heads that share a key lie together */

const uint ONCE = 8u; /* rows in flight */

shared float query[STATE_WIDTH], key[STATE_WIDTH], outputs[STATE_WIDTH];
shared float sum_lanes[64];

/* Rows of a column; before the text zeros. */
void load(uint from, uint row, bool there, out float held[ONCE]) {
    [[unroll]] for (uint k = 0u; k < ONCE; k++)
        held[k] = there ? states[from + (row + k) * STATE_WIDTH] : 0.0;
}

/* Takes in a token; returns the output. */
float take_in(uint from, uint to, bool there, float value, float beta, float decay) {
    float held[ONCE];
    precise float delta = 0.0, y = 0.0;
    for (uint row = 0u; row < STATE_WIDTH; row += ONCE) {
        load(from, row, there, held);
        [[unroll]] for (uint k = 0u; k < ONCE; k++)
            delta = delta + (held[k] * decay) * key[row + k];
    }
    delta = (value - delta) * beta;
    for (uint row = 0u; row < STATE_WIDTH; row += ONCE) {
        load(from, row, there, held);
        [[unroll]] for (uint k = 0u; k < ONCE; k++) {
            precise float s = held[k] * decay + delta * key[row + k];
            states[to + (row + k) * STATE_WIDTH] = s;
            y = y + s * query[row + k];
        }
    }
    return y;
}

/* The reciprocal root mean square of the outputs. */
float outputs_scale() {
    uint lane = thread_index() & 63u;
    float v[8];
    precise float sum = 0.0;
    for (uint segment = 0u; segment < SEGMENTS; segment++)
        sum = sum + outputs[segment * 64u + lane] * outputs[segment * 64u + lane];
    sum_lanes[lane] = sum;
    barrier();
    [[unroll]] for (int k = 0; k < 8; k++) v[k] = sum_lanes[(thread_index() & 7u) * 8u + uint(k)];
    precise float mean = team_fold(v) * push.reciprocal + push.epsilon;
    return rsqrt(mean);
}

void main() {
#ifdef PASS
    begin_row(gl_WorkGroupID.y, push.layer);
#endif
    uint head = gl_WorkGroupID.x, thread = thread_index(), size = STATE_WIDTH * STATE_WIDTH;
    uint place = BY_KEYS ? head % STATE_KEY_HEADS * (STATE_HEADS / STATE_KEY_HEADS) +
                               head / STATE_KEY_HEADS
                         : head;
    uint to = (slot_behind() * STATE_HEADS + head) * size;
    uint from = (slot_before() * STATE_HEADS + head) * size;
    bool there = first_position() > 0u;
    for (uint token = 0u; token < push.count; token++, from = to, there = true) {
        uint row = row_of(token), mixed = push.mixed + row * push.mixed_stride;
        uint z = push.source + row * push.source_stride + CHANNELS + head * STATE_WIDTH;
        uint target = push.target + row * push.target_stride + place * STATE_WIDTH;
        uint gates = mixed + CHANNELS + head;
        barrier();
        for (uint i = thread; i < STATE_WIDTH; i += THREADS) {
            query[i] = floats[mixed + head % STATE_KEY_HEADS * STATE_WIDTH + i];
            key[i] = floats[mixed + (STATE_KEY_HEADS + head % STATE_KEY_HEADS) * STATE_WIDTH + i];
        }
        barrier();
        for (uint i = thread; i < STATE_WIDTH; i += THREADS)
            outputs[i] = take_in(from + i, to + i, there,
                                 floats[mixed + (2u * STATE_KEY_HEADS + head) * STATE_WIDTH + i],
                                 floats[gates], floats[gates + STATE_HEADS]);
        barrier();
        float scale = outputs_scale();
        for (uint i = thread; i < STATE_WIDTH; i += THREADS) {
            float gate = floats[z + i];
            precise float normed = (outputs[i] * scale) * parameters[push.gain + i];
            precise float y = (gate * sigmoid(gate)) * normed;
            floats[target + i] = y;
        }
    }
}
