/* test_gpu_experts.h - on the GPU: mixtures of experts, by memcmp with the CPU

   Included by test_gpu.c. */

#ifndef TEST_GPU_EXPERTS_H
#define TEST_GPU_EXPERTS_H

static void experts_zoo(void) {
    static const char *const names[] = {"maple_a", "maple_a_tq1_0", "maple_a_tq2_0", "qwen3moe_a"};
    zoo_compare(names, sizeof names / sizeof *names);
}

static void experts_zoo_shared(void) {
    static const char *const names[] = {"qwen35moe_a", "qwen35moe_mtp_a", "qwen35moe_f32_a"};
    zoo_compare(names, sizeof names / sizeof *names);
}

/* A small model in codes; `used` experts of a token. */
static make_options experts_made(int type, int used) {
    make_options o = make_maple();
    o.width = o.ffn = 256, o.head_width = 64, o.layers = 2;
    o.experts_used = used;
    o.weight_type = type, o.embedding_type = BITNET_TYPE_F16;
    return o;
}

static void experts_batches(bitnet_model *model, bitnet_gpu *gpu) {
    static const int32_t batches[] = {1, 3, 20};
    gpu_compare_batches(model, gpu, batches, 3, 24);
}

/* Halves of odd widths, with int8 keys and values; codes. */
static void test_experts(void) {
    make_options o = make_maple();
    o.weight_type = BITNET_TYPE_F16, o.layers = 2, o.width = 96, o.ffn = 160;
    gpu_cache = BITNET_CACHE_INT8;
    gpu_check_made(&o, BITNET_GPU_TIER_FAST, experts_batches);
    gpu_cache = BITNET_CACHE_F16;
    o = experts_made(BITNET_TYPE_TQ1_0, 2);
    gpu_check_made(&o, BITNET_GPU_TIER_FAST, experts_batches);
}

/* Floats and codes in the other tier, codes with one scale per row; the largest number of
   experts. */
static void test_experts_models(void) {
    make_options o = make_maple();
    gpu_check_made(&o, BITNET_GPU_TIER_PLAIN, experts_batches);
    o = experts_made(BITNET_TYPE_TQ2_0, 1);
    o.width = 512, o.layers = 1, o.scales = MAKE_SCALE_ALL;
    gpu_check_made(&o, BITNET_GPU_TIER_PLAIN, experts_batches);
    o = experts_made(BITNET_TYPE_Q2_0, 64);
    o.width = o.ffn = 64, o.heads = o.kv_heads = 1, o.experts = 1024, o.layers = 1;
    gpu_check_made(&o, BITNET_GPU_TIER_FAST, experts_batches);
    o = make_defaults(); /* without clamps and windows, with rope in all layers */
    o.arch = "qwen3moe", o.layers = 2, o.experts = 8, o.experts_used = 2, o.ffn = 64;
    o.weight_type = BITNET_TYPE_Q2_0;
    gpu_check_made(&o, BITNET_GPU_TIER_FAST, experts_batches);
}

/* Sessions are saved, restored, copied, truncated and moved, and sample; drafts are verified. */
static void experts_sessions(bitnet_model *model, bitnet_gpu *gpu) {
    state_compare(model, gpu);
    sessions_compare(model, gpu, 1, true);
    sessions_compare(model, gpu, 2, false);
    sessions_compare(model, gpu, 5, true);
    drafts_compare(model, gpu, 0.0f);
    drafts_compare(model, gpu, 1.0f);
    groups_dispatches(model, gpu, 15 * 2 + 4);
}

/* A shared expert with recurrent layers: floats, with separate products for each matrix; codes,
   where gate and up of the other experts are one matrix; all in a Hadamard basis, and with int8
   keys and values. */
static void test_experts_shared(void) {
    make_options o = make_qwen35moe();
    gpu_check_made(&o, BITNET_GPU_TIER_PLAIN, experts_batches);
    o.width = 128, o.heads = 2, o.kv_heads = 1, o.fused_experts = true, o.shared_ffn = 192;
    o.weight_type = BITNET_TYPE_Q2_0;
    gpu_cache = BITNET_CACHE_INT8;
    gpu_check_made(&o, BITNET_GPU_TIER_FAST, experts_batches);
    gpu_cache = BITNET_CACHE_F16;
    o.fused_experts = false, o.shared_ffn = 128, o.block = 64;
    gpu_check_made(&o, BITNET_GPU_TIER_FAST, experts_batches);
    pass_compare_made(&o);
    experts_zoo_shared();
}

/* One session, and several in a pass. Then models computed by other implementations. */
static void test_experts_sessions(void) {
    make_options o = experts_made(BITNET_TYPE_Q2_0, 2);
    o.embedding_type = BITNET_TYPE_Q2_0, o.vocabulary = 2048, o.context = 512, o.ffn = 64;
    gpu_check_made(&o, BITNET_GPU_TIER_AUTO, experts_sessions);
    pass_compare_made(&o);
    experts_zoo();
}

#endif
