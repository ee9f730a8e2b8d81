/* test_gpu_bytes.h - on the GPU: int8 keys and values, by memcmp with the CPU

   Included by test_gpu.c. */

#ifndef TEST_GPU_BYTES_H
#define TEST_GPU_BYTES_H

/* Texts of more than two chunks, through all variants of products: heads of odd widths with pairs
   side by side and biases; more pairs than threads; windows, norms and post-norms; norms behind the
   rope; matrices by groups, quantized by attention or not. */
static void bytes_models(void) {
    static const int32_t batches[] = {1, 3, 8, 140}, few[] = {2, 40};
    make_options o = make_defaults();
    o.arch = "llama", o.layers = 2;
    o.heads = 3, o.kv_heads = 1, o.head_width = 40, o.rope_width = 32;
    o.width = 192, o.ffn = 320, o.extras = true;
    gpu_compare_made(&o, 0, true, batches, 4, 150);
    o.heads = 2, o.head_width = 320, o.layers = 1;
    gpu_compare_made(&o, 0, false, few, 2, 80);
    o = make_defaults();
    o.arch = "gemma3", o.window = 75, o.period = 2, o.head_width = 128;
    gpu_compare_made(&o, 0, false, batches, 4, 150);
    o = make_hunyuan(true);
    o.layers = 2;
    gpu_compare_made(&o, 0, false, few, 2, 80);
    o = groups_made("qwen3", BITNET_TYPE_Q2_0);
    o.layers = 2, o.width = 192, o.ffn = 320, o.heads = 3, o.kv_heads = 1;
    gpu_compare_made(&o, 0, true, batches, 4, 150);
}

/* The dispatches that are not joined in the other tests. */
static void bytes_joined(const make_options *o) {
    static const int32_t batches[] = {1, 3};
    make_file file;
    bitnet_model *model;
    bitnet_gpu *gpu;
    make_model(o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    joined_threads("1");
    gpu = gpu_open_joined(model, BITNET_GPU_TIER_AUTO, BITNET_GPU_JOIN_ON, 0);
    if (gpu && !gpu->can.device_scope) SKIP("the device has not got the Vulkan memory model");
    else if (CHECK(gpu && bitnet_gpu_get_stats(gpu).joined))
        gpu_compare_batches(model, gpu, batches, 2, 12);
    joined_threads(NULL);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    make_free(&file);
}

/* Sessions of either kind share a pass with those of their kind. */
static void bytes_passes(bitnet_model *model, bitnet_gpu *gpu) {
    enum { COUNT = 6 };
    bitnet_session *s[COUNT];
    int32_t ids[80];
    int i;
    gpu_ids(ids, 80, model->info.vocab_size);
    for (i = 0; i < COUNT; i++) {
        gpu_cache = i % 2 ? BITNET_CACHE_INT8 : BITNET_CACHE_F16;
        s[i] = gpu_session(model, gpu, 100);
        CHECK(bitnet_feed(s[i], ids + i, 3 + 12 * (size_t)i) == BITNET_OK);
    }
    CHECK(bitnet_step_many(s, COUNT, NULL) == BITNET_OK);
    for (i = 0; i < COUNT; i++) CHECK(bitnet_feed(s[i], ids + i, 1) == BITNET_OK);
    CHECK(bitnet_step_many(s, COUNT, NULL) == BITNET_OK);
    for (i = 0; i < COUNT; i++) {
        gpu_cache = s[i]->options.cache;
        CHECK(bitnet__gpu_of(s[i])->now.record.shared);
        CHECK(pass_is_right(s[i]) && bitnet_gpu_is_attached(s[i]));
        bitnet_session_free(s[i]);
    }
}

/* Half the memory; and all operations on a session. */
static void bytes_sessions(void) {
    bitnet_model *model = gpu_load(RUN_STORIES);
    bitnet_gpu *gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    bitnet_session *s = gpu_session(model, gpu, 0);
    size_t d = bitnet__head_stride(&model->info);
    int how;
    CHECK(bitnet__gpu_of(s)->cache_bytes ==
          bitnet__gpu_align((d + 4) * (size_t)(model->info.kv_heads * s->options.context_length)));
    bitnet_session_free(s);
    for (how = 0; how < 6; how++) sessions_compare(model, gpu, how, how % 2 == 1);
    state_compare(model, gpu);
    drafts_compare(model, gpu, 0.0f);
    drafts_compare(model, gpu, 1.0f);
    bytes_passes(model, gpu);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
}

/* Keys and values of gated attention, among recurrent layers. */
static void bytes_states(void) {
    static const int32_t batches[] = {1, 8, 140}, few[] = {3, 40};
    make_options o = states_made();
    gpu_compare_made(&o, 0, true, batches, 3, 150);
    gpu_check_made(&o, BITNET_GPU_TIER_AUTO, states_sessions);
    pass_compare_made(&o);
    o.weight_type = BITNET_TYPE_PQ2_0, o.embedding_type = BITNET_TYPE_PTQ1_0;
    o.separate_head = true, o.block = 128, o.grouped_heads = true, o.state_width = 128;
    gpu_compare_made(&o, 0, false, few, 2, 80);
}

static void test_bytes(void) {
    make_options o = make_defaults();
    gpu_cache = BITNET_CACHE_INT8;
    bytes_joined(&o);
    o = groups_made("qwen3", BITNET_TYPE_Q1_0);
    bytes_joined(&o);
    bytes_sessions();
    gpu_cache = BITNET_CACHE_F16;
}

static void test_bytes_models(void) {
    gpu_cache = BITNET_CACHE_INT8;
    bytes_models();
    bytes_states();
    gpu_cache = BITNET_CACHE_F16;
}

#endif
