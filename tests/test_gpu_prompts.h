/* test_gpu_prompts.h - on the GPU: prompts in unsplit batches, as on a device that is fast enough
   for them: by matrices in large tiles, and with int8 keys and values

   Included by test_gpu.c. */

#ifndef TEST_GPU_PROMPTS_H
#define TEST_GPU_PROMPTS_H

/* A session on the CPU or GPU, with batches as large as its context. */
static bitnet_session *prompt_session(bitnet_model *model, bitnet_gpu *gpu, int32_t context) {
    bitnet_session_options options;
    bitnet_session *session;
    memset(&options, 0, sizeof options);
    options.context_length = options.batch = context;
    options.cache = gpu_cache;
    gpu_progress();
    session = bitnet_session_create(model, &options, NULL);
    if (gpu && !CHECK(session && bitnet_gpu_attach(session, gpu) == BITNET_OK)) {
        bitnet_session_free(session);
        return NULL;
    }
    return session;
}

/* A text in batches of this size, on a device that is assumed to be fast enough for each. */
static void prompt_pieces(bitnet_model *model, bitnet_gpu *gpu, const int32_t *pieces,
                          size_t count) {
    int32_t ids[4096], total = 0, at = 0;
    bitnet_session *here, *there;
    size_t i;
    for (i = 0; i < count; i++) total += pieces[i];
    gpu_ids(ids, total, model->info.vocab_size);
    here = prompt_session(model, NULL, total);
    there = prompt_session(model, gpu, total);
    for (i = 0; i < count && there; at += pieces[i++]) {
        const float *a, *b;
        bitnet_feed(here, ids + at, (size_t)pieces[i]);
        bitnet_feed(there, ids + at, (size_t)pieces[i]);
        gpu->prompt_microseconds = 1;
        CHECK(bitnet_step(there, NULL) == BITNET_OK && bitnet_gpu_is_attached(there));
        CHECK(pieces[i] <= BITNET__GPU_VERIFIED ||
              bitnet__gpu_of(there)->now.prompt.rows ==
                  (pieces[i] > BITNET__GPU_BATCH ? pieces[i] % BITNET__GPU_BATCH : pieces[i]));
        a = logits_of(here), b = logits_of(there);
        CHECK_CASE(a && b && memcmp(a, b, (size_t)model->info.vocab_size * 4) == 0, "of a piece");
    }
    bitnet_session_free(here);
    bitnet_session_free(there);
}

/* Texts of a synthetic model in pieces, in these tiers. `large`: matrices multiply in large
   tiles. */
static void prompt_made(const make_options *o, int first, int last, const int32_t *pieces,
                        size_t count, bool large) {
    make_file file;
    bitnet_model *model;
    int tier;
    make_model(o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    for (tier = first; tier <= last; tier++) {
        bitnet_gpu *gpu = gpu_open(model, (bitnet_gpu_tier)tier, 0);
        if (!CHECK(model && gpu)) continue;
        prompt_pieces(model, gpu, pieces, count);
        CHECK((gpu->pipelines[BITNET__PIPELINE_GATE_UP + BITNET__GPU_LARGE] != VK_NULL_HANDLE) ==
              (large && gpu->matrix && gpu->can.crowds));
        bitnet_gpu_free(gpu);
    }
    bitnet_model_free(model);
    make_free(&file);
}

/* Rows that are multiples of large tiles: products of all modes, stages of more than one block;
   tokens that fill one tile, or half of one plus one, or a small part of the last. More tokens than
   fit in a batch. */
static void test_prompt_tiles(void) {
    static const int32_t pieces[] = {128, 65, 64, 9, 150}, many[] = {2100};
    int tier =
        gpu_last_tier() == BITNET_GPU_TIER_MATRIX ? BITNET_GPU_TIER_MATRIX : BITNET_GPU_TIER_FAST;
    make_options o = make_defaults();
    o.width = 256, o.ffn = 384, o.heads = 4, o.kv_heads = 2, o.head_width = 64;
    o.layers = 1, o.vocabulary = 320, o.context = 2200;
    prompt_made(&o, tier, tier, pieces, 5, true);
    o.arch = "llama", o.extras = true, o.width = o.ffn = 128, o.heads = 2, o.kv_heads = 1;
    prompt_made(&o, tier, tier, many, 1, true);
}

/* int8 keys and values: tiles whose rows three heads divide and do not fill, that begin and end
   anywhere, behind windows that begin within a chunk; heads of odd widths, and wider than a tile's
   columns; outputs that are quantized; a prompt that begins and ends within one tile. */
static void test_prompt_bytes(void) {
    static const int32_t pieces[] = {3, 77, 9, 130}, few[] = {70, 20}, within[] = {3, 9};
    make_options o = make_defaults();
    gpu_cache = BITNET_CACHE_INT8;
    o.arch = "gemma3", o.window = 75, o.period = 2, o.vocabulary = 320, o.layers = 2;
    o.heads = 3, o.kv_heads = 1, o.head_width = 40, o.rope_width = 32, o.width = 192, o.ffn = 320;
    o.context = 300;
    prompt_made(&o, BITNET_GPU_TIER_FAST, gpu_last_tier(), pieces, 4, true);
    o = make_defaults();
    o.vocabulary = 320, o.layers = 1, o.width = 128, o.ffn = 128;
    o.heads = 8, o.kv_heads = 1, o.head_width = 320;
    prompt_made(&o, gpu_last_tier(), gpu_last_tier(), few, 2, true);
    o = groups_made("qwen3", BITNET_TYPE_Q2_0);
    o.vocabulary = 320, o.layers = 1;
    prompt_made(&o, gpu_last_tier(), gpu_last_tier(), few, 2, false);
    o = make_defaults();
    o.vocabulary = 320, o.layers = 1, o.width = o.ffn = 128, o.heads = o.kv_heads = 2;
    prompt_made(&o, BITNET_GPU_TIER_FAST, gpu_last_tier(), within, 2, false);
    gpu_cache = BITNET_CACHE_F16;
}

#endif
