/* test_gpu_groups.h - on the GPU: heads with norms, matrices by groups with activations quantized
   by groups of 32 columns, embeddings and heads by groups; by memcmp with the CPU

   Included by test_gpu.c. */

#ifndef TEST_GPU_GROUPS_H
#define TEST_GPU_GROUPS_H

enum { GROUPS_TOKENS = 44, PROMPT_TOKENS = 300 };

static const int32_t groups_batches[] = {1, 2, 3, 8, 40}; /* 40: a prompt, its last eight cut off */
enum { GROUPS_BATCHES = sizeof groups_batches / sizeof *groups_batches };

/* A model of one layer of this architecture, with weights and an embedding, which is also the head,
   of this type. */
static make_options groups_made(const char *arch, int type) {
    make_options o = make_defaults();
    o.arch = arch, o.layers = 1;
    o.weight_type = o.embedding_type = type;
    return o;
}

static void groups_compare(const make_options *o, uint64_t buffer_limit, bool both) {
    gpu_compare_made(o, buffer_limit, both, groups_batches, GROUPS_BATCHES, GROUPS_TOKENS);
}

/* Norms of heads, of matrices with one scale: odd shapes, and prompts through the tiled product;
   post-norms, a layer with a window of several chunks and one without. Then norms behind the
   rope, and of each matrix's input; biases of a head of halves. */
static void test_heads(void) {
    static const int32_t batches[] = {1, 3, 8, 40}, few[] = {8, 40};
    make_options o = make_defaults();
    o.arch = "gemma3", o.window = 75, o.period = 2;
    o.heads = 3, o.kv_heads = 1, o.head_width = 40, o.rope_width = 32;
    o.width = 192, o.ffn = 320, o.extras = true;
    gpu_compare_made(&o, 0, true, batches, 4, 150);
    o = make_defaults();
    o.arch = "hunyuan-dense", o.layers = 1, o.rope_width = 40, o.norms_in = true;
    o.heads = 4, o.kv_heads = 1, o.head_width = 128, o.separate_head = o.head_biases = true;
    gpu_compare_made(&o, 0, true, few, 2, GROUPS_TOKENS);
    o.arch = "qwen2", o.norms_in = false, o.extras = true; /* biases, and no norms */
    groups_compare(&o, 0, false);
}

/* Types that the other areas do not test; a head in pieces. */
static void test_groups(void) {
    make_options o = groups_made("qwen3", BITNET_TYPE_Q1_0);
    o.ffn = 4352, o.head_width = 128, o.separate_head = o.head_biases = true;
    groups_compare(&o, 0, true);
    o = groups_made("qwen3", BITNET_TYPE_PQ2_0);
    o.width = 1024, o.heads = 2, o.kv_heads = 1, o.ffn = 128;
    o.separate_head = o.head_biases = true;
    o.vocabulary = 10008; /* the head is in two pieces; its last block of rows is not whole */
    gpu_compare_made(&o, 2000000, false, groups_batches, 2, 6);
    o = groups_made("llama", BITNET_TYPE_TQ1_0);
    o.scales = MAKE_SCALE_BLOCK, o.embedding_type = BITNET_TYPE_Q6_K; /* this head is screened */
    groups_compare(&o, 0, false);
}

/* The other types; long rows, whose groups take several rounds; matrices with one scale whose rows
   and columns are not whole blocks or groups. */
static void test_groups_models(void) {
    make_options o = groups_made("qwen3", BITNET_TYPE_Q2_0);
    o.width = 320, o.ffn = 5184, o.heads = 3, o.kv_heads = 1, o.layers = 2;
    groups_compare(&o, 0, true);
    o = groups_made("llama", BITNET_TYPE_I2_S);
    o.heads = 3, o.kv_heads = 1, o.head_width = 48, o.rope_width = 32, o.width = 208, o.ffn = 336;
    o.vocabulary = 328, o.activation_group = 32, o.extras = true;
    groups_compare(&o, 0, false);
    o = make_hunyuan(true); /* as published */
    o.layers = 1;
    groups_compare(&o, 0, false);
    o = groups_made("minicpm", BITNET_TYPE_TQ2_0); /* and scales of embeddings and branches */
    o.rope_scaling = "longrope", o.original = 32;
    groups_compare(&o, 0, false);
}

/* Hadamard bases: blocks that leave half a segment of columns, and large ones; heads that are also
   the embedding. */
static void test_bases(void) {
    static const int32_t few[] = {1, 8, 16};
    make_options o = groups_made("llama", BITNET_TYPE_I2_S);
    o.embedding_type = BITNET_TYPE_F16, o.block = 8, o.extras = true;
    o.heads = 3, o.kv_heads = 1, o.head_width = 40, o.width = 192, o.ffn = 320;
    gpu_compare_made(&o, 0, true, few, 3, 20);
    o = groups_made("qwen3", BITNET_TYPE_PQ2_0);
    o.width = o.ffn = 1024, o.head_width = 256, o.block = 1024;
    gpu_compare_made(&o, 0, false, few, 3, 20);
    o.plain = "gate"; /* only the product's second matrix is in the basis */
    gpu_compare_made(&o, 0, false, few, 1, 4);
}

/* The same with a screened head. */
static void test_bases_sessions(void) {
    make_options o = groups_made("minicpm", BITNET_TYPE_TQ2_0);
    make_file file;
    bitnet_model *model;
    bitnet_gpu *gpu;
    o.embedding_type = BITNET_TYPE_F16, o.block = 64, o.vocabulary = 2048, o.context = 512;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    if (CHECK(gpu && gpu->screen.there)) {
        sessions_compare(model, gpu, 1, true);
        drafts_compare(model, gpu, 0.0f);
        drafts_compare(model, gpu, 1.0f);
    }
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    make_free(&file);
}

/* Ternary heads with activations quantized as a whole: separate ones, in pieces that end within a
   workgroup, both with biases, and as embeddings, which are by groups. */
static void test_ternary(void) {
    make_options o = make_defaults();
    o.layers = 1, o.ternary_head = o.head_biases = true, o.vocabulary = 325;
    groups_compare(&o, 0, true);
    o.embedding_type = BITNET_TYPE_I2_S;
    o.width = 1024, o.heads = 2, o.kv_heads = 1, o.ffn = 128, o.vocabulary = 10008;
    gpu_compare_made(&o, 2000000, false, groups_batches, 2, 6);
    o = groups_made("bitnet-b1.58", BITNET_TYPE_I2_S);
    o.width = 208;
    groups_compare(&o, 0, false);
}

/* A prompt in one submit, through the tiles of both tiers: compares its last logits, and thus also
   the KV cache of the second layer. */
static void prompts_compare(bitnet_model *model, bitnet_gpu *gpu, const run_logits *here,
                            const int32_t *ids, int32_t length) {
    bitnet_session_options options;
    bitnet_session *there;
    const float *last;
    memset(&options, 0, sizeof options);
    options.context_length = options.batch = PROMPT_TOKENS;
    there = bitnet_session_create(model, &options, NULL);
    if (CHECK(there && bitnet_gpu_attach(there, gpu) == BITNET_OK)) {
        bitnet__gpu_of(there)->gpu->prompt_microseconds = 1; /* so that it is not split */
        CHECK(run_feed(there, ids, 0, length, length, NULL));
        CHECK(bitnet__gpu_of(there)->now.record.count == length);
        last = logits_of(there);
        CHECK_CASE(last &&
                       memcmp(last, run_row(here, length - 1), (size_t)here->vocabulary * 4) == 0,
                   "logits of the last position");
    }
    bitnet_session_free(there);
}

static void prompts_made(const make_options *o) {
    static const int32_t lengths[] = {1, 7, 8, 9, 63, 64, 65, PROMPT_TOKENS};
    int32_t ids[PROMPT_TOKENS];
    make_file file;
    bitnet_model *model;
    run_logits here;
    int tier;
    size_t i;
    make_model(o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    gpu_ids(ids, PROMPT_TOKENS, o->vocabulary);
    here = run_all(model, ids, PROMPT_TOKENS);
    for (tier = BITNET_GPU_TIER_FAST; tier <= gpu_last_tier(); tier++) {
        bitnet_gpu *gpu = gpu_open(model, (bitnet_gpu_tier)tier, 0);
        if (CHECK(model && gpu && gpu->grouped && here.data))
            for (i = 0; i < sizeof lengths / sizeof *lengths; i++)
                prompts_compare(model, gpu, &here, ids, lengths[i]);
        bitnet_gpu_free(gpu);
    }
    free(here.data);
    bitnet_model_free(model);
    make_free(&file);
}

/* Rows that do not fill a tile, and columns that are an odd number of groups, or not whole
   groups. */
static void test_tiles(void) {
    make_options o = groups_made("qwen3", BITNET_TYPE_Q2_0);
    o.layers = 2, o.vocabulary = 320, o.context = 512;
    o.width = 192, o.ffn = 320, o.heads = 3, o.kv_heads = 1;
    prompts_made(&o);
    o.weight_type = o.embedding_type = BITNET_TYPE_PQ2_0;
    o.width = 128, o.ffn = 384, o.heads = 1, o.head_width = 128;
    prompts_made(&o);
    o.weight_type = o.embedding_type = BITNET_TYPE_Q1_0;
    o.width = 256, o.ffn = 128, o.heads = 4, o.head_width = 32;
    prompts_made(&o);
    o = groups_made("llama", BITNET_TYPE_I2_S);
    o.layers = 2, o.vocabulary = 320, o.context = 512, o.activation_group = 32, o.extras = true;
    o.heads = 3, o.kv_heads = 1, o.head_width = 48, o.rope_width = 32, o.width = 80, o.ffn = 208;
    prompts_made(&o);
}

/* A matrix of halves in one layer, of floats in the next. */
static void floats_mixed(void) {
    static const int32_t few[] = {1, 16};
    make_options o = groups_made("bitnet-b1.58", BITNET_TYPE_F16);
    bitnet__matrix *m, halves;
    bitnet_model *model;
    make_file file;
    float *floats;
    int row;
    o.layers = 2;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    m = &model->layers[1].matrix[BITNET__DOWN], halves = *m;
    floats = (float *)malloc((size_t)(m->rows * m->columns) * sizeof *floats);
    for (row = 0; row < m->rows; row++)
        bitnet__type_of(m->type)->expand(m->data + (size_t)row * m->stride, m->columns,
                                         floats + row * m->columns);
    m->data = (const uint8_t *)floats;
    m->type = BITNET_TYPE_F32, m->stride = (size_t)m->columns * sizeof *floats;
    gpu_compare_loaded(model, 0, false, few, 2, 20);
    *m = halves;
    free(floats);
    bitnet_model_free(model);
    make_free(&file);
}

/* Matrices stored as floats, with scales, biases and post-norms; in a Hadamard basis, with heads
   without norms and scaled branches; after sub-norms, of which one is the widest; and such a basis
   after sub-norms. */
static void test_floats(void) {
    static const int32_t few[] = {1, 16};
    make_options o = groups_made("gemma3", BITNET_TYPE_F16);
    o.extras = true, o.heads = 3, o.kv_heads = 1, o.head_width = 40, o.width = 192, o.ffn = 320;
    gpu_compare_made(&o, 0, true, few, 2, 20);
    o = groups_made("minicpm", BITNET_TYPE_BF16);
    o.block = 64;
    gpu_compare_made(&o, 0, false, few, 2, 20);
    o = groups_made("bitnet-b1.58", BITNET_TYPE_F16);
    o.width = 192, o.ffn = 5184, o.heads = 6, o.kv_heads = 2, o.head_width = 40;
    gpu_compare_made(&o, 0, true, few, 2, 20);
    o = groups_made("bitnet-b1.58", BITNET_TYPE_I2_S);
    o.embedding_type = BITNET_TYPE_F16, o.block = 32;
    gpu_compare_made(&o, 0, false, few, 2, 20);
    floats_mixed();
}

/* Models of $BITNET_SHARED that were also computed by other implementations; an MTP head stays on
   the CPU. */
static void zoo_compare(const char *const *names, size_t count) {
    static const int32_t batches[] = {1, 3, 40};
    size_t i;
    for (i = 0; i < count; i++) {
        char file[64], path[512];
        bitnet_model *model;
        snprintf(file, sizeof file, "golden/zoo/%s.gguf", names[i]);
        model = bitnet_model_load_file(check_shared(file, path, sizeof path), NULL, NULL);
        if (!model) {
            SKIP("there is no golden/zoo in $BITNET_SHARED or ../shared");
            return;
        }
        gpu_compare_loaded(model, 0, false, batches, 3, GROUPS_TOKENS);
        if (bitnet_model_load_mtp(model, NULL))
            CHECK(!gpu_open(bitnet_model_load_mtp(model, NULL), BITNET_GPU_TIER_AUTO, 0));
        bitnet_model_free(model);
    }
}

static void groups_zoo(void) {
    static const char *const names[] = {"form_q2_0_plus2", "form_ptq1_0", "qwen3_head"};
    zoo_compare(names, sizeof names / sizeof *names);
}

/* The number of dispatches of a token. */
static void groups_dispatches(bitnet_model *model, bitnet_gpu *gpu, int expected) {
    bitnet_session *session = gpu_session(model, gpu, 64);
    bitnet_gpu_kernel kernels[16];
    size_t count, i;
    int dispatches = 0;
    bitnet_gpu_measure(session, kernels, 16, &count);
    for (i = 0; i < count; i++) dispatches += kernels[i].dispatches;
    if (gpu->can.limits.timestampComputeAndGraphics) CHECK(dispatches == expected);
    bitnet_session_free(session);
}

/* The last workgroup of a product prepares the next one's rows, if nothing is between them: for
   single tokens and when several are computed ahead, which another batch interrupts. */
static void joined_groups_made(const make_options *o, int dispatches, bool both) {
    static const int32_t batches[] = {1, 3};
    make_file file;
    bitnet_model *model;
    int tier;
    make_model(o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    for (tier = BITNET_GPU_TIER_FAST; tier <= (both ? BITNET_GPU_TIER_PLAIN : BITNET_GPU_TIER_FAST);
         tier++) {
        bitnet_gpu *gpu = gpu_open_joined(model, (bitnet_gpu_tier)tier, BITNET_GPU_JOIN_ON, 0);
        if (gpu && !gpu->can.device_scope) {
            SKIP("the device has not got the Vulkan memory model");
        } else if (CHECK(gpu && bitnet_gpu_get_stats(gpu).joined)) {
            gpu_compare_batches(model, gpu, batches, 2, 12);
            if (both) drafts_compare(model, gpu, 0.0f);
            groups_dispatches(model, gpu, dispatches);
            CHECK(bitnet_gpu_get_stats(gpu).joined);
        }
        bitnet_gpu_free(gpu);
    }
    bitnet_model_free(model);
    make_free(&file);
}

/* Without norms within a layer, with them, and with vectors that take several rounds. */
static void groups_joined(void) {
    make_options o = groups_made("qwen3", BITNET_TYPE_Q2_0);
    o.layers = 2, o.vocabulary = 320, o.context = 128, o.width = 192, o.ffn = 320;
    o.heads = 3, o.kv_heads = 1;
    joined_groups_made(&o, 6 * 2 + 5, true);
    o.weight_type = o.embedding_type = BITNET_TYPE_Q1_0;
    o.width = 128, o.heads = 2, o.ffn = 5120;
    joined_groups_made(&o, 6 * 2 + 5, false);
    o = groups_made("bitnet-b1.58", BITNET_TYPE_I2_S);
    o.layers = 2, o.vocabulary = 320, o.context = 128, o.activation_group = 32;
    joined_groups_made(&o, 7 * 2 + 5, false);
    o = groups_made("gemma3", BITNET_TYPE_Q2_0);
    o.layers = 2, o.vocabulary = 320, o.window = 4;
    joined_groups_made(&o, 10 * 2 + 4, false);
    o.norms_in = true, o.activation_group = 32;
    joined_groups_made(&o, 21 * 2 + 4, false);
}

/* Greedy tokens are computed ahead; a session is saved, restored, copied and slides; it moves
   between the processors and samples; drafts are verified. */
static void groups_sessions(bitnet_model *model, bitnet_gpu *gpu) {
    state_compare(model, gpu);
    sessions_compare(model, gpu, 0, false);
    sessions_compare(model, gpu, 1, true);
    sessions_compare(model, gpu, 5, true);
    drafts_compare(model, gpu, 0.0f);
    drafts_compare(model, gpu, 1.0f);
    groups_dispatches(model, gpu, bitnet_gpu_get_stats(gpu).joined ? 6 * 2 + 5 : 9 * 2 + 4);
}

static void test_groups_sessions(void) {
    make_options o = groups_made("qwen3", BITNET_TYPE_Q2_0);
    o.vocabulary = 2048, o.context = 512, o.layers = 2;
    groups_joined();
    groups_zoo();
    gpu_check_made(&o, BITNET_GPU_TIER_AUTO, groups_sessions);
}

/* Differences from layer to layer, or within one, and sizes that the kernels do not support. */
static void groups_refusals(void) {
    make_options o = groups_made("qwen3", BITNET_TYPE_Q2_0);
    char message[252];
    o.activation_group = 64;
    CHECK(gpu_refusal(&o, 0, message) == BITNET_ERROR_GPU_UNSUPPORTED && strstr(message, "heads"));
    o = groups_made("qwen3", BITNET_TYPE_Q2_0);
    o.activation_group = 64, o.embedding_type = BITNET_TYPE_F16;
    CHECK(gpu_refusal(&o, 0, message) == BITNET_ERROR_GPU_UNSUPPORTED &&
          strstr(message, "activations"));
    o = groups_made("llama", BITNET_TYPE_I2_S);
    o.activation_group = 32, o.embedding_type = BITNET_TYPE_F16;
    o.heads = 5, o.kv_heads = 1, o.head_width = 24, o.width = 128;
    CHECK(gpu_refusal(&o, 0, message) == BITNET_ERROR_GPU_UNSUPPORTED &&
          strstr(message, "multiple of 16"));
    o = groups_made("llama", BITNET_TYPE_I2_S);
    o.embedding_type = BITNET_TYPE_F16, o.block = 8192;
    o.width = o.ffn = 8192, o.heads = o.kv_heads = 32, o.head_width = 256;
    CHECK(gpu_refusal(&o, 0, message) == BITNET_ERROR_GPU_UNSUPPORTED && strstr(message, "4096"));
}

#endif
