/* mix.comp - the short convolution of a recurrent layer, queries and keys of unit length, and the
   gates of its heads

   A team takes a head of q, k or v of one token; the last workgroup takes the gates. Channels of
   the tokens before the batch come from the slot before it; the last ones go to the slot behind. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
#include "states.glsl"
#include "double.glsl"

const uint ALL = 2u * STATE_KEY_HEADS + STATE_HEADS;

/* Is there a token `back` before one of the batch? */
bool is_there(uint token, uint back) { return first_position() + token >= back; }

/* Its channel. */
float channel_at(uint token, uint back, uint channel) {
    if (token >= back)
        return floats[push.source + row_of(token - back) * push.source_stride + channel];
    return channels[(slot_before() * (TAPS - 1u) + token + TAPS - 1u - back) * CHANNELS + channel];
}

float convolve(uint token, uint channel) {
    precise float y = 0.0;
    for (uint tap = 0u; tap < TAPS; tap++) {
        uint back = TAPS - 1u - tap, at = push.taps + tap * CHANNELS + channel;
        if (is_there(token, back)) y = y + channel_at(token, back, channel) * parameters[at];
    }
    y = sigmoid(y) * y;
    return y;
}

/* What the convolution of later tokens needs. */
void keep(uint channel) {
    for (uint i = 0u; i < TAPS - 1u; i++) {
        uint back = TAPS - 1u - i;
        channels[(slot_behind() * (TAPS - 1u) + i) * CHANNELS + channel] =
            is_there(push.count, back) ? channel_at(push.count, back, channel) : 0.0;
    }
}

/* exp(a * log(1 + exp(x))) */
float decay_of(float x, float a) {
    Double soft = from_float(x);
    if (!is_finite(x)) return uintBitsToFloat(0x7FC00000u);
    if (!(x > 40.0)) soft = log_of(sum(whole(1), exp_of(soft)));
    return to_float(exp_of(product(soft, from_float(a))));
}

void gate(uint token, uint head) {
    uint from = push.source + row_of(token) * push.source_stride + CHANNELS +
                STATE_HEADS * STATE_WIDTH + head;
    uint to = push.mixed + row_of(token) * push.mixed_stride + CHANNELS + head;
    floats[to] = sigmoid(floats[from + STATE_HEADS]);
    floats[to + STATE_HEADS] =
        decay_of(add(floats[from], parameters[push.bias + head]), parameters[push.decay + head]);
}

void mix(uint token, uint number) {
    uint head = min(number, ALL - 1u), first = head * STATE_WIDTH + (thread_index() & 7u) * 8u;
    uint to = push.mixed + row_of(token) * push.mixed_stride;
    float x[SEGMENTS * 8u], lanes[8], gain = head < STATE_KEY_HEADS ? push.scale : 1.0;
    [[unroll]] for (int k = 0; k < 8; k++) lanes[k] = 0.0;
    [[unroll]] for (uint i = 0u; i < SEGMENTS * 8u; i++) {
        x[i] = convolve(token, first + i / 8u * 64u + i % 8u);
        lanes[i % 8u] = multiply_add(x[i], x[i], lanes[i % 8u]);
    }
    float scale = rsqrt(add(team_fold(lanes), push.epsilon));
    if (number >= ALL) return;
    [[unroll]] for (uint i = 0u; i < SEGMENTS * 8u; i++) {
        uint channel = first + i / 8u * 64u + i % 8u;
        precise float unit = (x[i] * scale) * gain;
        floats[to + channel] = head < 2u * STATE_KEY_HEADS ? unit : x[i];
        if (token == push.count - 1u) keep(channel);
    }
}

void mix_token(uint token) {
    if (gl_WorkGroupID.x == gl_NumWorkGroups.x - 1u) {
        for (uint head = thread_index(); head < STATE_HEADS; head += THREADS) gate(token, head);
        return;
    }
    mix(token, gl_WorkGroupID.x * TEAMS + (thread_index() >> 3));
}

void main() {
#ifdef PASS
    begin_row(gl_WorkGroupID.y, push.layer);
    mix_token(0u);
#else
    mix_token(gl_WorkGroupID.y);
#endif
}
