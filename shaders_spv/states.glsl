/* states.glsl - what the kernels of recurrent layers share */

layout(constant_id = 32) const uint STATE_HEADS = 4;
layout(constant_id = 33) const uint STATE_KEY_HEADS = 2; /* whose q and k others share */
layout(constant_id = 34) const uint STATE_WIDTH = 64;    /* of a head; a multiple of 64 */
layout(constant_id = 35) const uint TAPS = 4;

const uint CHANNELS = (2u * STATE_KEY_HEADS + STATE_HEADS) * STATE_WIDTH; /* q, k and v */
const uint SEGMENTS = STATE_WIDTH / 64u;

layout(std430, binding = 1) readonly buffer Parameters { float parameters[]; };
layout(std430, binding = 2) buffer Floats { float floats[]; };
/* [slot][head][key][value], and [slot][TAPS - 1][CHANNELS] */
#ifdef PASS
#include "table.glsl"
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Memory { float at[]; };
#define states Memory(memory.xy).at
#define channels Memory(memory.zw).at
#else
layout(std430, binding = 4) buffer States { float states[]; };
layout(std430, binding = 5) buffer Channels { float channels[]; };
#endif

layout(push_constant) uniform Push {
    uint taps;                  /* parameters: [TAPS][CHANNELS], */
    uint decay, bias;           /* by heads, */
    uint gain;                  /* by values */
    uint source, source_stride; /* floats, by tokens: channels, z, alpha, beta */
    uint mixed, mixed_stride;   /* the same: channels behind the convolution, beta, decay */
    uint target, target_stride; /* the same: heads' outputs */
    uint count;                 /* tokens */
    float reciprocal, epsilon;  /* 1 / STATE_WIDTH, */
    float scale;                /* and its root, of queries */
    uint layer;                 /* of a pass: see table.glsl */
} push;

/* The position of a batch's first token, the slots of the states before it and after the last one,
   and the row of a token's floats. In a pass, each row is a batch of one token. */
#ifdef PASS
uint first_position() { return here.position; }
uint slot_before() { return here.from; }
uint slot_behind() { return here.to; }
uint row_of(uint token) { return gl_WorkGroupID.y; }
#else
uint first_position() { return state.position; }
uint slot_before() { return state.from; }
uint slot_behind() { return state.to; }
uint row_of(uint token) { return token; }
#endif

float sigmoid(float x) { return rcp(add(1.0, exponential(-x))); }
