/* rows.glsl - what happens to the rows of a ternary product

   MODE_QKV: rotates and scales rows of q, rotates rows of k, stores k and v as halves in the KV
   cache. Rows come by quads, so two pairs rotate together and halves are written two at a time.
   MODE_ADD: adds to the residual stream. MODE_GATE: gate and up. MODE_STORE: stores them for
   heads.comp. MODE_LOGITS: the rows are the head's. */

#include "activation.glsl"

const uint MODE_QKV = 0u, MODE_ADD = 1u, MODE_GATE = 2u, MODE_STORE = 3u, MODE_LOGITS = 4u;

layout(constant_id = 4) const uint MODE = 1;
layout(constant_id = 22) const uint ROPE_WIDTH = 64;  /* columns rotated; a multiple of 4 */
layout(constant_id = 23) const uint ROPE = 0;     /* numbered as in bitnet.h: */

const uint HALVES = 0u, NEIGHBOURS = 1u, FIRST = 2u; /* of FIRST: turned by heads.comp before */

layout(std430, binding = 0) readonly buffer Weights { uvec4 weights[]; };
layout(std430, binding = 6) readonly buffer Rope { vec2 rope[]; };

/* The row of member 0..3 of a quad. */
uint quad_row(uint quad, uint member) {
    uint head = quad * 4u / HEAD, within = quad * 4u % HEAD;
    bool apart = ROPE != NEIGHBOURS && within < ROPE_WIDTH && head < HEADS + KV_HEADS;
    if (!apart) return quad * 4u + member;
    return head * HEAD + within / 2u + (member & 1u) + (member >> 1) * (ROPE_WIDTH / 2u);
}

/* y = float(D) * (scale * a) + bias */
float finish_row(int dot, int sum, float step, float scale, uint row) {
    precise float y = float(dot - sum) * (scale * step);
    if (push.biases != NONE) y = y + parameters[push.biases + row];
    return y;
}

vec2 turn(float a, float b, uint pair, uint at) {
    vec2 cs = rope[push.rope + at * (ROPE_WIDTH / 2u) + pair];
    precise vec2 turned = vec2(a * cs.x - b * cs.y, a * cs.y + b * cs.x);
    return turned;
}

void store_quad(uint quad, vec4 v, uint token) {
    uint head = quad * 4u / HEAD, within = quad * 4u % HEAD, at = state.position + token;
    uint low = within, high = within + 2u; /* where the first two and the last two values go */
    if (head < HEADS + KV_HEADS && within < ROPE_WIDTH) {
        if (ROPE == NEIGHBOURS) {
            v.xy = turn(v.x, v.y, within / 2u, at);
            v.zw = turn(v.z, v.w, within / 2u + 1u, at);
        } else {
            if (ROPE == HALVES) {
                vec2 first = turn(v.x, v.z, within / 2u, at);
                vec2 second = turn(v.y, v.w, within / 2u + 1u, at);
                v = vec4(first.x, second.x, first.y, second.y);
            }
            low = within / 2u;
            high = low + ROPE_WIDTH / 2u;
        }
    }
    if (head < HEADS) {
        uint to = push.target + token * push.target_stride + head * HEAD_PADDED;
        precise vec4 q = v * push.score_scale;
        floats[to + low] = q.x;
        floats[to + low + 1u] = q.y;
        floats[to + high] = q.z;
        floats[to + high + 1u] = q.w;
    } else {
        uint kv_head = head - HEADS;
        bool is_key = kv_head < KV_HEADS;
        uint to = ((is_key ? kv_head : kv_head - KV_HEADS) * push.context + at) * HEAD_PADDED;
        uint a = pack_halves(v.x, v.y), b = pack_halves(v.z, v.w);
        if (is_key) {
            keys[(to + low) / 2u] = a;
            keys[(to + high) / 2u] = b;
        } else {
            values[(to + low) / 2u] = a;
            values[(to + high) / 2u] = b;
        }
    }
}

void store_add(uint row, float y, uint token) {
    uint to = push.target + token * push.target_stride + row;
    precise float sum = floats[to] + y * push.residual_scale;
    floats[to] = sum;
}

void store_row(uint row, float y, uint token) {
    floats[push.target + token * push.target_stride + row] = y;
    if (MODE == MODE_LOGITS && !is_finite(y)) state.choices[token].bad = 1u;
}

void store_gate(uint row, float gate, float up, uint token) {
    floats[push.target + token * push.target_stride + row] = activated(gate, up);
}
