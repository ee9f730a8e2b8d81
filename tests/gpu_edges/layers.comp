/* layers.comp - the feed-forward networks of all layers in one dispatch

   For each layer: norm and quantization, gate and up, activation, norm and quantization, down, sum,
   as chapter 8 of bitnet.h's manual has them. A product is a stage, of SLICES slices of its rows,
   which take tickets in the order of stages: any number of workgroups comes to an end. A result is
   its float's bits, except that EMPTY is stored as another NaN. A slice asks for its weights before
   it waits for the results of the stage before. */
#version 450
#extension GL_GOOGLE_include_directive : require
#include "../../shaders_spv/common.glsl"
#include "waits.glsl"

layout(constant_id = 3) const uint COLUMNS = 256; /* multiples of 128 */
layout(constant_id = 4) const uint FFN = 512;
layout(constant_id = 5) const uint LAYERS = 1;
layout(constant_id = 7) const uint SLICES = 1;

/* [layer]: rows of gate and up in turn, then those of down */
layout(std430, binding = 0) readonly volatile buffer Weights { uvec4 weights[]; };
layout(std430, binding = 1) readonly buffer Gains { vec4 gains[]; }; /* those of each norm */
layout(std430, binding = 4) readonly buffer Inputs { uvec4 inputs[]; };

const uint LONGEST = FFN > COLUMNS ? FFN : COLUMNS;
const float SCALE = 0.0078125; /* of all matrices */

/* 16-byte loads of a row; rows of a slice, one for each team or crew of teams at a time. */
const uint HALVES = COLUMNS / 64u, FFN_HALVES = FFN / 64u;
const uint TURNS = (HALVES + 7u) / 8u, FFN_TURNS = (FFN_HALVES + 7u) / 8u;
const uint UP_ROWS = (FFN + SLICES - 1u) / SLICES, DOWN_ROWS = (COLUMNS + SLICES - 1u) / SLICES;
const uint FITTING = TEAMS / DOWN_ROWS == 0u ? 1u : TEAMS / DOWN_ROWS;
const uint CREW = FITTING < FFN_TURNS ? FITTING : FFN_TURNS, CREWS = TEAMS / CREW;
const uint CREW_TURNS = (FFN_TURNS + CREW - 1u) / CREW;
const uint UP_ROUNDS = (UP_ROWS + TEAMS - 1u) / TEAMS;
const uint DOWN_ROUNDS = (DOWN_ROWS + CREWS - 1u) / CREWS;
const uint QUADS = (COLUMNS / 4u + THREADS - 1u) / THREADS; /* of a thread */
const uint FFN_QUADS = (FFN / 4u + THREADS - 1u) / THREADS;
const uint LAYER = 2u * FFN * HALVES + COLUMNS * FFN_HALVES;

shared vec4 vector[LONGEST / 4u];
shared uvec4 quants[LONGEST / 16u];
shared float lanes[64];
shared uint largest_bits, next;
shared int quants_sum;
shared int shares[TEAMS];

void put(uint i, float value) {
    uint word = floatBitsToUint(value);
    words[i / 4u][i % 4u] = word == EMPTY ? EMPTY - 1u : word;
}

/* Norm and quantization of COUNT floats that the stage before makes at `from`, or of the inputs;
   returns the value of a step. */
#define QUANTIZE(NAME, COUNT, OWN) \
    float NAME(bool first, uint from) { \
        uvec4 x[OWN]; \
        vec4 gain[OWN]; \
        precise vec4 y[OWN]; \
        precise float sum = 0.0; \
        float lane[8], largest = 1e-5; \
        int total = 0; \
        [[unroll]] for (uint i = 0u; i < OWN; i++) { \
            uint at = min(thread_index() + i * THREADS, COUNT / 4u - 1u); \
            gain[i] = gains[at % (COLUMNS / 4u)]; \
            x[i] = first ? inputs[at] : words[from / 4u + at]; \
        } \
        [[unroll]] for (uint i = 0u; i < OWN; i++) { \
            uint at = min(thread_index() + i * THREADS, COUNT / 4u - 1u); \
            if (any(equal(x[i], uvec4(EMPTY)))) x[i] = wait_words(from / 4u + at); \
            vector[at] = uintBitsToFloat(x[i]); \
        } \
        if (thread_index() == 0u) largest_bits = 0u, quants_sum = 0; \
        barrier(); \
        if (thread_index() < 64u) { \
            [[unroll]] for (uint i = 0u; i < COUNT / 64u; i++) { \
                float value = vector[i * 16u + thread_index() / 4u][thread_index() & 3u]; \
                sum = sum + value * value; \
            } \
            lanes[thread_index()] = sum; \
        } \
        barrier(); \
        [[unroll]] for (int k = 0; k < 8; k++) lane[k] = lanes[(thread_index() & 7u) * 8u + k]; \
        precise float mean = team_fold(lane) * (1.0 / float(COUNT)) + 1e-5; \
        float scale = rsqrt(mean); \
        [[unroll]] for (uint i = 0u; i < OWN; i++) { \
            y[i] = (uintBitsToFloat(x[i]) * scale) * gain[i]; \
            [[unroll]] for (int j = 0; j < 4; j++) { \
                float magnitude = abs(y[i][j]); \
                largest = magnitude > largest ? magnitude : largest; \
            } \
        } \
        largest = team_max(largest); \
        if ((thread_index() & 7u) == 0u) atomicMax(largest_bits, floatBitsToUint(largest)); \
        barrier(); \
        largest = uintBitsToFloat(largest_bits); \
        precise float factor = 127.0 * rcp(largest); \
        precise float step = largest * (1.0 / 127.0); \
        [[unroll]] for (uint i = 0u; i < OWN; i++) { \
            uint at = thread_index() + i * THREADS, word = 0u; \
            precise vec4 scaled = y[i] * factor; \
            int own = 0; \
            [[unroll]] for (int j = 0; j < 4; j++) { \
                int value = int(roundEven(clamp(scaled[j], -128.0, 127.0))); \
                own += value; \
                word |= uint(value & 255) << 8 * j; \
            } \
            if (at < COUNT / 4u) quants[at / 4u][at % 4u] = word, total += own; \
        } \
        total = team_sum(total); \
        if ((thread_index() & 7u) == 0u) atomicAdd(quants_sum, total); \
        barrier(); \
        return step; \
    }
QUANTIZE(quantize, COLUMNS, QUADS)
QUANTIZE(quantize_ffn, FFN, FFN_QUADS)

/* Half block `half_block` of a row, of so many, by its int8. */
int dot_half(uvec4 w, uint half_block, uint count) {
    uint known = min(half_block, count - 1u), x = known / 2u * 8u + known % 2u;
    int dot = dot64(w, quants[x], quants[x + 2u], quants[x + 4u], quants[x + 6u]);
    return half_block < count ? dot : 0;
}

void load_row(uint first, uint row, out uvec4 w[TURNS]) {
    [[unroll]] for (uint k = 0u; k < TURNS; k++)
        w[k] = weights[first + row * HALVES + min(k * 8u + (thread_index() & 7u), HALVES - 1u)];
}

int dot_row(const uvec4 w[TURNS]) {
    int dot = 0;
    [[unroll]] for (uint k = 0u; k < TURNS; k++)
        dot += dot_half(w[k], k * 8u + (thread_index() & 7u), HALVES);
    return team_sum(dot);
}

float finish(int dot, float step) {
    precise float y = float(dot - quants_sum) * (SCALE * step);
    return y;
}

/* Slice `slice` of gate and up: from the words, or inputs, at `from` to those at `to`. */
void gate_up(uint slice, uint layer, uint from, uint to) {
    uvec4 gate[TURNS], up[TURNS];
    float step = 0.0;
    [[unroll]] for (uint round = 0u; round < UP_ROUNDS; round++) {
        uint own = round * TEAMS + thread_index() / 8u, row = slice * UP_ROWS + own;
        bool is_there = own < UP_ROWS && row < FFN;
        load_row(layer * LAYER, is_there ? 2u * row : 0u, gate);
        load_row(layer * LAYER, is_there ? 2u * row + 1u : 0u, up);
        if (round == 0u) step = quantize(layer == 0u, from);
        float gated = finish(dot_row(gate), step), y = finish(dot_row(up), step);
        precise float rectified = gated > 0.0 ? gated : 0.0;
        precise float activated = (rectified * rectified) * y;
        if (is_there && (thread_index() & 7u) == 0u) put(to + row, activated);
    }
}

/* Slice `slice` of down, and the sum with the words, or inputs, at `residual`. */
void down(uint slice, uint layer, uint from, uint residual, uint to) {
    uint crew = thread_index() / (8u * CREW), member = thread_index() / 8u % CREW;
    uvec4 w[CREW_TURNS];
    float step = 0.0;
    [[unroll]] for (uint round = 0u; round < DOWN_ROUNDS; round++) {
        uint own = round * CREWS + crew, row = slice * DOWN_ROWS + own;
        bool is_there = crew < CREWS && own < DOWN_ROWS && row < COLUMNS;
        uint at = is_there ? row : 0u, first = layer * LAYER + 2u * FFN * HALVES + at * FFN_HALVES;
        int dot = 0, sum = 0;
        [[unroll]] for (uint k = 0u; k < CREW_TURNS; k++)
            w[k] = weights[first + min((k * CREW + member) * 8u + (thread_index() & 7u),
                                       FFN_HALVES - 1u)];
        if (round == 0u) step = quantize_ffn(false, from);
        [[unroll]] for (uint k = 0u; k < CREW_TURNS; k++)
            dot += dot_half(w[k], (k * CREW + member) * 8u + (thread_index() & 7u), FFN_HALVES);
        shares[thread_index() / 8u] = team_sum(dot);
        barrier();
        [[unroll]] for (uint k = 0u; k < CREW; k++) sum += shares[min(crew, CREWS - 1u) * CREW + k];
        barrier();
        float x = uintBitsToFloat(layer == 0u ? inputs[at / 4u][at % 4u] : look(residual + at));
        precise float y = finish(sum, step);
        precise float added = x + y * 0.125;
        if (is_there && thread_index() % (8u * CREW) == 0u) put(to + row, added);
    }
}

void main() {
    if (thread_index() == 0u) next = atomicAdd(flags.ticket, 1u);
    for (;;) {
        barrier();
        uint task = next, slice = task % SLICES, layer = task / SLICES / 2u;
        uint to = layer * (FFN + COLUMNS);
        barrier();
        if (layer >= LAYERS) break;
        if (thread_index() == 0u) next = atomicAdd(flags.ticket, 1u); /* early: it takes a while */
        if (task / SLICES % 2u == 0u) gate_up(slice, layer, to - COLUMNS, to);
        else down(slice, layer, to, to - COLUMNS, to + FFN);
    }
}
