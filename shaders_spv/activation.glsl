/* activation.glsl - the activation of gate and up */

layout(constant_id = 8) const bool SILU = false;

float activated(float gate, float up) {
    precise float r = gate > 0.0 ? gate : 0.0;
    precise float y = SILU ? (gate * rcp(add(1.0, exponential(-gate)))) * up : (r * r) * up;
    return y;
}
