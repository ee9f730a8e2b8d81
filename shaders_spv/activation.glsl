/* activation.glsl - the activation of gate and up */

layout(constant_id = 7) const uint ACTIVATION = 0; /* numbered as in bitnet.h: */

const uint RELU2 = 0u, SILU = 1u, GELU = 2u;

float activated(float gate, float up) {
    precise float r = gate > 0.0 ? gate : 0.0, z = gate;
    if (ACTIVATION == GELU) z = gate * (1.59576912 + 0.0713548163 * (gate * gate));
    precise float y = ACTIVATION == RELU2 ? (r * r) * up
                                          : (gate * rcp(add(1.0, exponential(-z)))) * up;
    return y;
}
