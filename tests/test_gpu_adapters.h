/* test_gpu_adapters.h - on the GPU: sessions with adapters, by memcmp with the CPU

   Included by test_gpu.c. */

#ifndef TEST_GPU_ADAPTERS_H
#define TEST_GPU_ADAPTERS_H

/* Of the matrices in `which`, as make_adapter has them. */
static void adapters_compare(const make_options *o, bitnet_gpu_tier tier, int which, int rank,
                             int type) {
    static const int32_t batches[] = {1, 3, 8, 40};
    make_file file, learned;
    bitnet_model *model;
    bitnet_adapter *adapter;
    bitnet_gpu *gpu;
    make_model(o, &file);
    make_adapter(o, which, rank, 8.0f, type, &learned);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    adapter = bitnet_adapter_load_memory(model, learned.data, learned.size, NULL);
    gpu = gpu_open(model, tier, 0);
    CHECK(adapter && gpu);
    gpu_adapter = adapter;
    gpu_compare_batches(model, gpu, batches, 4, 60);
    gpu_adapter = NULL;
    bitnet_gpu_free(gpu);
    bitnet_adapter_free(adapter);
    bitnet_model_free(model);
    make_free(&learned);
    make_free(&file);
}

/* Sessions with one of two adapters or none in one step, which get and lose them within a text;
   each is compared with the same session on the CPU. */
enum { ADAPTED = 5, ADAPTED_STATE = 1 << 18 };

static void adapters_step(bitnet_session *const *there, bitnet_session *const *here) {
    static uint8_t a[ADAPTED_STATE], b[ADAPTED_STATE];
    int32_t vocabulary = here[0]->model->info.vocab_size, i;
    CHECK(bitnet_step_many(there, ADAPTED, NULL) == BITNET_OK);
    for (i = 0; i < ADAPTED; i++) {
        size_t size = run_save_to(there[i], a, sizeof a);
        const float *x = logits_of(there[i]), *y = logits_of(here[i]);
        CHECK_CASE(x && y && memcmp(x, y, (size_t)vocabulary * 4) == 0, "logits");
        CHECK_CASE(size > 0 && run_save_to(here[i], b, sizeof b) == size && !memcmp(a, b, size),
                   "states");
        CHECK(bitnet_session_load_memory(there[i], b, size) == BITNET_OK);
        CHECK(bitnet_gpu_is_attached(there[i]));
    }
}

static void adapters_feed(bitnet_session *const *there, bitnet_session *const *here, int32_t id) {
    int32_t i, ids[ADAPTED];
    for (i = 0; i < ADAPTED; i++) {
        ids[0] = id + i, ids[1] = id + 7, ids[2] = id + 2 * i;
        CHECK(bitnet_feed(there[i], ids, i == 1 ? 3 : 1) == BITNET_OK);
        CHECK(bitnet_feed(here[i], ids, i == 1 ? 3 : 1) == BITNET_OK);
    }
}

static void adapters_give(bitnet_session *there, bitnet_session *here, bitnet_gpu *gpu,
                          const bitnet_adapter *adapter, float scale) {
    CHECK(bitnet_session_set_adapter(here, adapter, scale) == BITNET_OK);
    CHECK(bitnet_session_set_adapter(there, adapter, scale) == BITNET_OK);
    CHECK(!bitnet_gpu_is_attached(there) && bitnet_gpu_attach(there, gpu) == BITNET_OK);
}

/* If the uploaded adapter differs from the CPU's, the self-test detects it. */
static void adapters_differ(bitnet_session *s, bitnet_gpu *gpu, bitnet_adapter *adapter) {
    float *number = adapter->pairs[BITNET__V].b, before = *number;
    *number = before + 1.0f;
    bitnet__store_release(&gpu->adapts, 0);
    CHECK(bitnet_session_set_adapter(s, adapter, 1.0f) == BITNET_OK);
    CHECK(bitnet_gpu_attach(s, gpu) == BITNET_ERROR_GPU_ARITHMETIC);
    CHECK(strstr(bitnet_session_message(s), "the GPU's values, in a batch, differ") != NULL);
    CHECK(!bitnet__load_acquire(&gpu->adapts));
    *number = before;
    CHECK(bitnet_session_set_adapter(s, NULL, 0) == BITNET_OK);
    CHECK(bitnet_gpu_attach(s, gpu) == BITNET_OK);
}

static void adapters_sessions(void) {
    make_options o = make_defaults();
    make_file file, learned[2];
    bitnet_model *model;
    bitnet_adapter *adapter[2];
    bitnet_session *there[ADAPTED], *here[ADAPTED], *copy;
    bitnet_gpu_kernel kernels[16];
    size_t count;
    bitnet_gpu *gpu;
    int i;
    make_model(&o, &file);
    make_adapter(&o, 127, 4, 8.0f, BITNET_TYPE_F32, &learned[0]);
    make_adapter(&o, 0x52, 6, 8.0f, BITNET_TYPE_F16, &learned[1]);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    for (i = 0; i < 2; i++)
        adapter[i] = bitnet_adapter_load_memory(model, learned[i].data, learned[i].size, NULL);
    gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    for (i = 0; i < ADAPTED; i++)
        here[i] = gpu_session(model, NULL, 0), there[i] = gpu_session(model, gpu, 0);
    adapters_feed(there, here, 5);
    adapters_step(there, here);
    CHECK(!bitnet__load_acquire(&gpu->adapts));
    adapters_give(there[0], here[0], gpu, adapter[0], 1.0f);
    CHECK(bitnet__load_acquire(&gpu->adapts));
    adapters_give(there[1], here[1], gpu, adapter[1], 0.5f);
    adapters_give(there[3], here[3], gpu, adapter[0], -0.25f);
    CHECK(gpu->adapters->users == 1 && gpu->adapters->next->users == 2);
    adapters_differ(there[4], gpu, adapter[0]);
    adapters_step(there, here); /* what they had, again */
    adapters_feed(there, here, 40);
    adapters_step(there, here);
    adapters_give(there[0], here[0], gpu, adapter[1], 1.0f);
    adapters_give(there[3], here[3], gpu, NULL, 0);
    CHECK(gpu->adapters->users == 2 && !gpu->adapters->next);
    adapters_feed(there, here, 70);
    adapters_step(there, here);
    copy = bitnet_session_copy(there[1], NULL);
    CHECK(copy && bitnet_gpu_attach(copy, gpu) == BITNET_OK && gpu->adapters->users == 3);
    bitnet_session_free(there[1]);
    there[1] = copy;
    adapters_feed(there, here, 90);
    adapters_step(there, here);
    /* adapters are floats beside codes */
    CHECK(bitnet_gpu_measure(there[0], kernels, 16, &count) == BITNET_OK);
    for (i = 0; i < ADAPTED; i++) {
        bitnet_session_free(here[i]);
        bitnet_session_free(there[i]);
    }
    CHECK(!gpu->adapters);
    bitnet_gpu_free(gpu);
    for (i = 0; i < 2; i++) {
        bitnet_adapter_free(adapter[i]);
        make_free(&learned[i]);
    }
    bitnet_model_free(model);
    make_free(&file);
}

/* The message of a session with an adapter that stays on the CPU. */
static void adapters_rejected(const make_options *o) {
    const int32_t ids[] = {5, 6, 7, 8, 9};
    make_file file, learned;
    bitnet_model *model;
    bitnet_adapter *adapter;
    bitnet_gpu *gpu;
    bitnet_session *s;
    make_model(o, &file);
    make_adapter(o, 127, 2, 8.0f, BITNET_TYPE_F32, &learned);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    adapter = bitnet_adapter_load_memory(model, learned.data, learned.size, NULL);
    gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    s = gpu_session(model, gpu, 0);
    CHECK(adapter && bitnet_session_set_adapter(s, adapter, 1.0f) == BITNET_OK);
    CHECK(bitnet_gpu_attach(s, gpu) == BITNET_ERROR_GPU_UNSUPPORTED);
    CHECK(strstr(bitnet_session_message(s), "adapter, which only the CPU computes") != NULL);
    CHECK(bitnet_feed(s, ids, 5) == BITNET_OK && logits_of(s) && !bitnet_gpu_is_attached(s));
    CHECK(bitnet_session_set_adapter(s, NULL, 0) == BITNET_OK);
    CHECK(bitnet_gpu_attach(s, gpu) == BITNET_OK && logits_of(s));
    bitnet_session_free(s);
    bitnet_gpu_free(gpu);
    bitnet_adapter_free(adapter);
    bitnet_model_free(model);
    make_free(&learned);
    make_free(&file);
}

static void test_adapters(void) {
    make_options o = make_defaults();
    adapters_sessions();
    o.arch = "qwen3", o.norms_in = true;
    adapters_rejected(&o);
    o = groups_made("minicpm", BITNET_TYPE_TQ2_0);
    adapters_rejected(&o);
}

/* After sub-norms; by groups, whose outputs attention would quantize; with post-norms and heads of
   int8 keys and values; among recurrent layers; beside matrices of floats. */
static void test_adapters_models(void) {
    make_options o = make_defaults();
    int tier;
    for (tier = BITNET_GPU_TIER_FAST; tier <= gpu_last_tier(); tier++)
        adapters_compare(&o, (bitnet_gpu_tier)tier, 127, 5, BITNET_TYPE_F32);
    o = groups_made("qwen3", BITNET_TYPE_Q1_0);
    for (tier = BITNET_GPU_TIER_FAST; tier <= gpu_last_tier(); tier++)
        adapters_compare(&o, (bitnet_gpu_tier)tier, 0x5A, 70, BITNET_TYPE_F16);
    o = make_defaults();
    o.arch = "gemma3";
    gpu_cache = BITNET_CACHE_INT8;
    adapters_compare(&o, BITNET_GPU_TIER_AUTO, 0x2D, 1, BITNET_TYPE_BF16);
    gpu_cache = BITNET_CACHE_F16;
    o = states_made();
    adapters_compare(&o, BITNET_GPU_TIER_AUTO, 127, 3, BITNET_TYPE_F32);
    o = groups_made("bitnet-b1.58", BITNET_TYPE_F16);
    adapters_compare(&o, BITNET_GPU_TIER_AUTO, 127, 3, BITNET_TYPE_F32);
}

#endif
