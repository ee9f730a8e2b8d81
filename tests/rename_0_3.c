/* rename_0_3.c - a program of 0.3 with every name that tools/rename_0_3.sed renames

   tests/ci/tools.sh applies the script to a copy of this file and compiles the copy with the
   current headers. This file keeps the old names. */
#include "bitnet_gpu.h"
#include "tools/bitnet_all.h"
#include <stdio.h>
#include <string.h>

/* Sampling, and options of a model. */
static void set_options(bitnet_sampling *sampling, bitnet_model_options *options,
                        const bitnet_bias *bias) {
    bitnet_sampling greedy = {0};
    sampling->penalty_last = sampling->penalty_last ? -1 : 0, sampling->dry_last = 9;
    sampling->edit_user = &greedy;
    printf("%s %d %g\n", "\"penalty_last\"", (int)bias->id, (double)bias->bias);
    options->no_forms = true, options->forms_limit = 0;
}

static void *enqueue(void *user, void (*task)(void *, int32_t), void *context, int32_t count) {
    int32_t i;
    for (i = 0; i < count; i++) task(context, i);
    return user;
}

static void finish(void *user, void *handle) { (void)user, (void)handle; }

static bitnet_tasks own_threads(void) {
    bitnet_tasks tasks;
    memset(&tasks, 0, sizeof tasks);
    tasks.enqueue = enqueue, tasks.finish = finish;
    return tasks;
}

static void show_memory(const bitnet_model_info *info, const bitnet_memory *memory,
                        const bitnet_chains_stats *stats) {
    printf("%d %d\n", (int)info->state_taps, (int)info->forms_microseconds);
    printf("%d %d %d\n", (int)info->owned_bytes, (int)info->forms_bytes, (int)memory->forms_bytes);
    printf("%d %d\n", (int)memory->work_bytes, (int)memory->guess_bytes);
    printf("%g %g\n", stats->reading_microseconds, stats->guess_microseconds);
}

static void generate(bitnet_session *session, const bitnet_generate_options *options) {
    const bitnet_generated *tokens = NULL;
    bitnet_session_set_grammar(session, NULL, -1);
    bitnet_generate_begin(session, "one, (two)", options);
    bitnet_generate_begin_text(session, "text", strlen("text"), NULL);
    if (bitnet_generate_tokens(session, &tokens) > 0) {
        bitnet_likely likely = tokens[0].token;
        printf("%d\n", (int)likely.id);
    }
}

static void chat(bitnet_session *session, const char *const *results, size_t count) {
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(bitnet_session_model(session));
    bitnet_chat_form form = bitnet_tokenizer_chat_form(tokenizer);
    bitnet_message messages[7];
    int32_t ids[64], room = bitnet_session_context(session), size = bitnet_token_count(tokenizer);
    memset(messages, 0, sizeof messages);
    messages[0].role = BITNET_SYSTEM, messages[1].role = BITNET_USER;
    messages[2].role = BITNET_ASSISTANT, messages[3].role = BITNET_TOOL;
    messages[4].role = BITNET_DECLARATIONS, messages[5].role = BITNET_CALLS;
    messages[6].role = BITNET_DATE;
    bitnet_chat_encode(tokenizer, form, messages, 7, 0, ids, 64, &count, NULL);
    bitnet_chat_begin(session, results[0], NULL);
    bitnet_chat_begin_text(session, results[0], strlen(results[0]), NULL);
    bitnet_tools_begin(session, results, count, NULL);
    printf("%d %d\n", (int)room, (int)size);
}

static void call_tools(bitnet_tools *tools, bitnet_tools_options *options) {
    static const bitnet_tool_form forms[] = {BITNET_TOOLS_OF_CHAT, BITNET_TOOLS_HERMES,
                                             BITNET_TOOLS_LLAMA3, BITNET_TOOLS_FALCON,
                                             BITNET_TOOLS_TAGS};
    static const bitnet_tool_choice choices[] = {BITNET_TOOLS_AUTO, BITNET_TOOLS_NONE,
                                                 BITNET_TOOLS_REQUIRED, BITNET_TOOLS_ONE};
    bitnet_call calls[8];
    size_t length, count;
    options->choice = choices[forms[0]];
    bitnet_tools_parse(tools, "reply", 5, &length, calls, 8, &count, NULL);
}

static void keep(bitnet_session *session, const float *states) {
    static const int32_t ids[] = {1, 2};
    bitnet_session_restore(session, "", 0);
    bitnet_feed_states(session, ids, states, 2);
}

static void embed(bitnet_model *model, const bitnet_passage *passages, float *vectors) {
    bitnet_embedding *embedding = bitnet_embed_begin(model, passages, 1, NULL, vectors, NULL);
    while (embedding && bitnet_embed_done(embedding) < 1)
        if (bitnet_embed_next(embedding, NULL, NULL) != BITNET_PENDING) break;
    bitnet_embed_free(embedding);
}

static void draft(bitnet_miner *miner, bitnet_chains *chains) {
    double costs[BITNET_CHAINS_MOST + 2];
    bitnet_chain_table *mined = bitnet_miner_pack(miner, BITNET_CHAIN_BUCKETS, 1, NULL), *best;
    bitnet_chains_count_into(chains, mined);
    best = bitnet_chain_table_prune(mined, sizeof costs / sizeof *costs, NULL);
    bitnet_chain_table_free(bitnet_chains_learned(chains, BITNET_CHAIN_MOST, NULL));
    bitnet_chain_table_free(best);
    bitnet_chain_table_free(mined);
}

static void open_gpu(bitnet_gpu_options *options) {
    static const bitnet_gpu_kind kinds[] = {BITNET_GPU_DISCRETE, BITNET_GPU_INTEGRATED,
                                            BITNET_GPU_VIRTUAL, BITNET_GPU_OTHER,
                                            BITNET_GPU_SOFTWARE};
    static const bitnet_gpu_tier tiers[] = {BITNET_GPU_AUTO, BITNET_GPU_FAST, BITNET_GPU_PLAIN,
                                            BITNET_GPU_MATRIX};
    options->tier = tiers[kinds[0]];
}

int main(void) {
    (void)set_options, (void)own_threads, (void)show_memory, (void)generate;
    (void)chat, (void)call_tools, (void)keep, (void)embed, (void)draft, (void)open_gpu;
    return 0;
}
