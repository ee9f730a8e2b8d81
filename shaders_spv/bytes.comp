/* bytes.comp - what heads.comp does, for int8 keys and values: heads are turned into a Hadamard
   basis and quantised, each with a step of its own

   A workgroup takes one head of one token. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"
layout(std430, binding = 1) readonly buffer Parameters { float parameters[]; };
layout(std430, binding = 2) buffer Floats { float floats[]; };
layout(std430, binding = 2) writeonly buffer Words { uint words[]; };
#include "layer.glsl"
#include "rows.glsl"
#include "heads.glsl"

const uint VECTOR = HEAD;

#include "int8.glsl"

shared float x[HEAD_PADDED];
shared uint largest_bits;

/* Fills x with a head, its pairs rotated, of queries scaled. */
void load_head(uint head, uint token) {
    float scale = NORMED ? head_scale(head_at(head, token), token) : 1.0;
    for (uint pair = thread_index(); pair < HEAD_PADDED / 2u; pair += THREADS) {
        bool is_turned = pair < ROPE_WIDTH / 2u && head < HEADS + KV_HEADS;
        bool apart = ROPE != NEIGHBOURS && pair < ROPE_WIDTH / 2u;
        uint a = apart ? pair : 2u * pair, b = apart ? pair + ROPE_WIDTH / 2u : a + 1u;
        precise vec2 y = vec2(0.0);
        if (a < HEAD) y = vec2(column_of(head, a, token, scale), column_of(head, b, token, scale));
        if (ROPE != FIRST && is_turned) y = turn(y.x, y.y, pair, state.position + token);
        if (head < HEADS) y = y * push.score_scale;
        x[a] = y.x;
        x[b] = y.y;
    }
    barrier();
}

/* Sums and differences of x. */
void change_basis() {
    for (uint h = 1u; h < BLOCK; h *= 2u) {
        for (uint i = thread_index(); i < HEAD / 2u; i += THREADS) {
            uint at = i / h * 2u * h + i % h;
            float a = x[at], b = x[at + h];
            x[at] = add(a, b);
            x[at + h] = add(a, -b);
        }
        barrier();
    }
}

float largest_of_head() {
    float largest = 1e-5;
    for (uint i = thread_index(); i < HEAD; i += THREADS)
        largest = abs(x[i]) > largest ? abs(x[i]) : largest;
    atomicMax(largest_bits, floatBitsToUint(largest));
    barrier();
    return uintBitsToFloat(largest_bits);
}

void main() {
    uint thread = thread_index(), head = gl_WorkGroupID.x, token = gl_WorkGroupID.y;
    uint at = state.position + token, kv_head = (head - HEADS) % KV_HEADS;
    uint query = push.target + token * push.target_stride + head * HEAD_PADDED;
    uint row = (kv_head * push.context + at) * (HEAD_PADDED / 4u);
    if (thread == 0u) largest_bits = 0u;
    load_head(head, token);
    change_basis();
    float largest = largest_of_head();
    precise float factor = 127.0 * rcp(largest);
    precise float step = largest * (1.0 / 127.0);
    int sum = 0;
    for (uint i = thread; i < HEAD_PADDED / 4u; i += THREADS) {
        vec4 four = vec4(x[4u * i], x[4u * i + 1u], x[4u * i + 2u], x[4u * i + 3u]);
        uint word = quantise_quad(four, factor, sum);
        if (head < HEADS) words[query + i] = word;
        else if (head < HEADS + KV_HEADS) keys[row + i] = word;
        else values[row + i] = word;
    }
    if (thread != 0u) return;
    if (head < HEADS) floats[query + HEAD_PADDED / 4u] = over_block(step);
    else if (head < HEADS + KV_HEADS) keys[steps_at(kv_head, at)] = floatBitsToUint(step);
    else values[steps_at(kv_head, at)] = floatBitsToUint(step);
}
