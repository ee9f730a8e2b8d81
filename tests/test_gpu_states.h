/* test_gpu_states.h - on the GPU: recurrent layers, their states and snapshots; by memcmp with the CPU

   Included by test_gpu.c. */

#ifndef TEST_GPU_STATES_H
#define TEST_GPU_STATES_H

/* A small qwen35. */
static make_options states_made(void) {
    make_options o = make_defaults();
    o.arch = "qwen35", o.layers = 4, o.rope_width = 32;
    o.state_heads = 4, o.state_key_heads = 2, o.state_width = 64;
    o.vocabulary = 1024, o.context = 512, o.chatml = true;
    o.chat_template = "{{ '<|im_start|>' }}";
    return o;
}

/* Do both save the same bytes, including snapshots? */
static bool states_equal(bitnet_session *here, bitnet_session *there) {
    size_t size, size_there;
    void *a = run_save(here, 0, &size), *b = run_save(there, 0, &size_there);
    bool equal = a && b && size == size_there && memcmp(a, b, size) == 0;
    free(a);
    free(b);
    return equal;
}

/* A text with turns is truncated on both, continued differently, and moved between the
   processors. */
static void states_turns(bitnet_model *model, bitnet_gpu *gpu, int32_t snapshots) {
    enum { TOKENS = 90 };
    static const int32_t cuts[] = {71, 60, 31, 25, 5};
    bitnet_session_options options;
    bitnet_session *here, *there;
    int32_t ids[TOKENS + 1];
    size_t i;
    memset(&options, 0, sizeof options);
    options.context_length = 128, options.snapshots = snapshots, options.cache = gpu_cache;
    here = bitnet_session_create(model, &options, NULL);
    there = bitnet_session_create(model, &options, NULL);
    CHECK(bitnet_gpu_attach(there, gpu) == BITNET_OK);
    gpu_ids(ids, TOKENS + 1, 256);
    ids[10] = ids[30] = ids[31] = ids[70] = here->recurrent.turn_token;
    CHECK(here->recurrent.turn_token >= 0);
    CHECK(run_feed(here, ids, 0, TOKENS, TOKENS, NULL));
    CHECK(run_feed(there, ids, 0, TOKENS, TOKENS, NULL));
    CHECK(states_equal(here, there));
    for (i = 0; i < sizeof cuts / sizeof *cuts; i++) {
        CHECK(bitnet_session_truncate(here, cuts[i]) == BITNET_OK);
        CHECK(bitnet_session_truncate(there, cuts[i]) == BITNET_OK);
        if (i == 1) bitnet_gpu_detach(there);
        CHECK(run_feed(here, ids + 1, cuts[i], TOKENS, 50, NULL));
        CHECK(run_feed(there, ids + 1, cuts[i], TOKENS - 3, 50, NULL));
        if (i == 1) CHECK(bitnet_gpu_attach(there, gpu) == BITNET_OK);
        CHECK(run_feed(there, ids + 1, TOKENS - 3, TOKENS, 1, NULL));
        CHECK(bitnet_gpu_is_attached(there));
        CHECK(memcmp(logits_of(here), logits_of(there),
                     (size_t)model->info.vocab_size * sizeof(float)) == 0);
        if (i % 2) CHECK(states_equal(here, there));
    }
    bitnet_session_free(here);
    bitnet_session_free(there);
}

/* A session that must leave the GPU computes again what only the GPU had. */
static void states_left(bitnet_model *model, bitnet_gpu *gpu) {
    bitnet_session *here = gpu_session(model, NULL, 64), *there = gpu_session(model, gpu, 64);
    int32_t ids[30];
    gpu_ids(ids, 30, 256);
    CHECK(run_feed(here, ids, 0, 10, 10, NULL) && run_feed(there, ids, 0, 10, 10, NULL));
    CHECK(states_equal(here, there));
    CHECK(run_feed(here, ids, 10, 25, 15, NULL) && run_feed(there, ids, 10, 25, 15, NULL));
    bitnet__leave(there);
    CHECK(there->computed == 10 && !bitnet_gpu_is_attached(there));
    CHECK(run_feed(here, ids, 25, 30, 5, NULL) && run_feed(there, ids, 25, 30, 5, NULL));
    CHECK(states_equal(here, there));
    bitnet_session_free(here);
    bitnet_session_free(there);
}

/* Sessions are saved, restored, copied, truncated and moved, and sample. */
static void states_sessions(bitnet_model *model, bitnet_gpu *gpu) {
    state_compare(model, gpu);
    sessions_compare(model, gpu, 1, true);  /* which detaches and attaches it */
    sessions_compare(model, gpu, 2, false); /* layers are seen, and so computed here */
    sessions_compare(model, gpu, 5, true);  /* it is cut repeatedly */
    states_turns(model, gpu, 0);
    states_turns(model, gpu, -1);
    states_left(model, gpu);
}

static void test_states_zoo(void) {
    static const char *const names[] = {"qwen35_hadamard2_a", "qwen35_nextn_hadamard"};
    zoo_compare(names, sizeof names / sizeof *names);
}

/* Matrices with one scale, and by groups in a Hadamard basis with heads in another order. */
static void test_states(void) {
    static const int32_t batches[] = {1, 8, 40};
    make_options o = states_made();
    char message[252];
    o.layers = 3;
    CHECK(gpu_refusal(&o, 0, message) == BITNET_ERROR_GPU_UNSUPPORTED &&
          strstr(message, "attends"));
    o.layers = 4;
    gpu_compare_made(&o, 0, true, batches, 3, GROUPS_TOKENS);
    o.weight_type = BITNET_TYPE_PQ2_0, o.embedding_type = BITNET_TYPE_PTQ1_0;
    o.separate_head = true, o.block = 128, o.grouped_heads = true, o.state_width = 128;
    gpu_compare_made(&o, 0, true, batches, 3, GROUPS_TOKENS);
}

static void test_states_sessions(void) {
    const make_options o = states_made();
    gpu_check_made(&o, BITNET_GPU_TIER_AUTO, states_sessions);
    pass_compare_made(&o);
}

#endif
