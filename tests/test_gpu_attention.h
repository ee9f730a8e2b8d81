/* test_gpu_attention.h - attention in long contexts: more chunks than are merged at once, windows,
   workgroups for one query head and for all that share a kv head, with few or many threads, prompts
   that begin and end anywhere, sessions that share a pass; and products whose rows are shared by
   many threads */

#ifndef TEST_GPU_ATTENTION_H
#define TEST_GPU_ATTENTION_H

enum { ATTENTION_SESSIONS = 2, ATTENTION_IDS = 1400 };

/* Sessions on the CPU, and the same on the GPU, in the middle of texts with random keys and
   values. */
typedef struct attention_texts {
    int32_t ids[ATTENTION_IDS];
    bitnet_session *here[ATTENTION_SESSIONS], *there[ATTENTION_SESSIONS];
} attention_texts;

static bitnet_session *attention_session(bitnet_model *model, bitnet_gpu *gpu, const int32_t *ids,
                                         int32_t depth) {
    bitnet_session *session = gpu_session(model, gpu, ATTENTION_IDS);
    bitnet_error error;
    CHECK(bitnet_feed(session, ids, (size_t)depth) == BITNET_OK);
    CHECK(bitnet__gpu_pretend(session, depth, &error) == BITNET_OK);
    return session;
}

static void attention_open(attention_texts *texts, bitnet_model *model, bitnet_gpu *gpu,
                           int32_t depth) {
    int i;
    gpu_ids(texts->ids, ATTENTION_IDS, model->info.vocab_size);
    for (i = 0; i < ATTENTION_SESSIONS; i++, depth = depth / 2 + 1) {
        texts->here[i] = attention_session(model, NULL, texts->ids, depth);
        texts->there[i] = attention_session(model, gpu, texts->ids, depth);
    }
}

static void attention_close(attention_texts *texts) {
    int i;
    for (i = 0; i < ATTENTION_SESSIONS; i++) {
        bitnet_session_free(texts->here[i]);
        bitnet_session_free(texts->there[i]);
    }
}

/* Does the session have the same logits on both? */
static bool attention_is_right(const attention_texts *texts, int i) {
    size_t size = (size_t)texts->here[i]->model->info.vocab_size * sizeof(float);
    const float *here = logits_of(texts->here[i]), *there = logits_of(texts->there[i]);
    return here && there && memcmp(here, there, size) == 0 &&
           bitnet_gpu_is_attached(texts->there[i]);
}

/* Feeds `count` tokens to the session on both. */
static void attention_feed(const attention_texts *texts, int i, int32_t count) {
    const int32_t *ids = texts->ids + texts->here[i]->length;
    CHECK(bitnet_feed(texts->here[i], ids, (size_t)count) == BITNET_OK);
    CHECK(bitnet_feed(texts->there[i], ids, (size_t)count) == BITNET_OK);
}

static void attention_compare(bitnet_model *model, bitnet_gpu *gpu, int32_t depth, int32_t few) {
    static const int32_t batches[] = {1, 2, 9, 1, 70, 8, 15};
    attention_texts texts;
    size_t b;
    int i;
    gpu->few = few;
    attention_open(&texts, model, gpu, depth);
    for (b = 0; b < sizeof batches / sizeof *batches; b++) {
        attention_feed(&texts, 0, batches[b]);
        gpu->prompt_microseconds = 1; /* so that it is not split */
        CHECK(bitnet_step(texts.there[0], NULL) == BITNET_OK);
        CHECK_CASE(attention_is_right(&texts, 0), "in batches");
        CHECK(bitnet__gpu_of(texts.there[0])->by_head == (few > 0));
    }
    for (i = 0; i < ATTENTION_SESSIONS; i++) attention_feed(&texts, i, 1);
    CHECK(bitnet_step_many(texts.there, ATTENTION_SESSIONS, NULL) == BITNET_OK);
    for (i = 0; i < ATTENTION_SESSIONS; i++) CHECK_CASE(attention_is_right(&texts, i), "in a pass");
    attention_close(&texts);
}

/* Gives a small device workgroups of a large one's size; false: impossible. */
static bool gpu_crowd(bitnet_gpu *gpu) {
    if (!gpu->fast || gpu->can.limits.maxComputeWorkGroupInvocations < BITNET__GPU_CROWD)
        return false;
    bitnet__gpu_free_passes(gpu);
    bitnet__gpu_drop_pipelines(gpu);
    gpu->crew = BITNET__GPU_CROWD / BITNET__GPU_THREADS;
    return true;
}

static void attention_made(const make_options *options, int32_t depth) {
    make_options o = *options;
    make_file file;
    bitnet_model *model;
    int tier;
    o.layers = 1, o.vocabulary = 320, o.context = ATTENTION_IDS;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    for (tier = BITNET_GPU_TIER_FAST; model && tier <= BITNET_GPU_TIER_PLAIN; tier++) {
        bitnet_gpu *gpu = gpu_open(model, (bitnet_gpu_tier)tier, 0);
        if (!CHECK(gpu != NULL)) continue;
        attention_compare(model, gpu, depth, 0);
        attention_compare(model, gpu, depth, 1000);
        if (gpu_crowd(gpu)) {
            attention_compare(model, gpu, depth, 0);
            attention_compare(model, gpu, depth, 1000);
        } else { /* with less shared memory */
            bitnet__gpu_free_passes(gpu);
            bitnet__gpu_drop_pipelines(gpu);
            gpu->can.limits.maxComputeSharedMemorySize = 16384;
            attention_compare(model, gpu, depth, 0);
        }
        bitnet_gpu_free(gpu);
    }
    CHECK(model != NULL);
    bitnet_model_free(model);
    make_free(&file);
}

static void test_attention(void) {
    make_options o = make_defaults();
    o.width = o.ffn = 128, o.heads = 8, o.kv_heads = 2, o.head_width = 128;
    attention_made(&o, 1090); /* 18 chunks */
    o = make_defaults();
    o.arch = "gemma3", o.window = 75, o.period = 2;
    o.heads = 3, o.kv_heads = 1, o.head_width = 40, o.rope_width = 32, o.width = 192, o.ffn = 320;
    attention_made(&o, 611);
    o = groups_made("qwen3", BITNET_TYPE_Q2_0); /* whose outputs attention quantizes */
    attention_made(&o, 530);
}

/* Products whose rows are shared by teams with one round each, or with several, of which some are
   superfluous; with attention separate and joined. */
static void test_crews(void) {
    static const int32_t batches[] = {1};
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model;
    int join;
    o.width = 640, o.heads = 25, o.kv_heads = 5, o.head_width = 64, o.ffn = 4224;
    o.layers = 1, o.vocabulary = 320;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    joined_threads("1");
    for (join = BITNET_GPU_JOIN_ON; model && join <= BITNET_GPU_JOIN_OFF; join++) {
        bitnet_gpu *gpu = gpu_open_joined(model, BITNET_GPU_TIER_AUTO, (bitnet_gpu_join)join, 0);
        if (CHECK(gpu != NULL) && gpu_crowd(gpu)) gpu_compare_batches(model, gpu, batches, 1, 5);
        CHECK(gpu && bitnet_gpu_get_stats(gpu).joined ==
                         (join == BITNET_GPU_JOIN_ON && gpu->can.device_scope));
        bitnet_gpu_free(gpu);
    }
    joined_threads(NULL);
    CHECK(model != NULL);
    bitnet_model_free(model);
    make_free(&file);
}

#endif
