/* test_gpu_slices.h - on the GPU: K2-Horizon's norms by slices, and of each head, and gates of heads;
   by memcmp with the CPU

   Included by test_gpu.c. */

#ifndef TEST_GPU_SLICES_H
#define TEST_GPU_SLICES_H

static void slices_zoo(void) {
    static const char *const names[] = {"k2_horizon_a", "k2_horizon_gate_a", "k2_horizon_f32_a"};
    zoo_compare(names, sizeof names / sizeof *names);
}

/* Norms by slices, of each head, and gates of heads: slices that are no whole segments; activations
   quantized whole, with int8 keys and values; by groups without slices, then with them alone. */
static void test_slices(void) {
    static const int32_t few[] = {1, 3, 20};
    make_options o = make_k2();
    o.layers = 2;
    gpu_compare_made(&o, 0, true, few, 3, 24);
    o.weight_type = BITNET_TYPE_I2_S, o.activation_group = -1, o.width = 384, o.ffn = 256;
    gpu_cache = BITNET_CACHE_INT8;
    gpu_compare_made(&o, 0, false, few, 3, 24);
    gpu_cache = BITNET_CACHE_F16;
    o.weight_type = BITNET_TYPE_Q2_0, o.activation_group = 0, o.norm_groups = 1;
    gpu_compare_made(&o, 0, false, few, 3, 24);
    o.norm_groups = 3, o.head_gates = o.head_norms = false;
    gpu_compare_made(&o, 0, false, few, 3, 24);
    pass_compare_made(&o);
    slices_zoo();
}

/* Layers with other norms or gates than the first one's are rejected. */
static void test_slices_refusals(void) {
    const int parts[] = {BITNET__Q_NORMS, BITNET__K_NORMS, BITNET__HEAD_GATE};
    make_options o = make_k2();
    bitnet_gpu_options options;
    make_file file;
    int i;
    memset(&options, 0, sizeof options);
    options.device = gpu_device;
    o.layers = 2;
    make_model(&o, &file);
    for (i = 0; i < 6; i++) {
        bitnet_model *model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
        bitnet_error error = {BITNET_OK, ""};
        bitnet__layer *layer = &model->layers[i / 3];
        int part = parts[i % 3];
        if (part == BITNET__HEAD_GATE) layer->matrix[part].rows = 0;
        else layer->norms[part - BITNET__MATRICES] = NULL;
        CHECK(!bitnet_gpu_create(model, &options, &error));
        CHECK(error.result == BITNET_ERROR_GPU_UNSUPPORTED &&
              strstr(error.message, "norms of heads"));
        bitnet_model_free(model);
    }
    make_free(&file);
}

#endif
