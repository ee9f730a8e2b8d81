/* test_gpu.c - all tests of bitnet_gpu.h; without a Vulkan device most are skipped

       cc tests/test_gpu.c -o test_gpu && ./test_gpu     from the top of the repository
       ./test_gpu AREA...                                some areas only
       ./test_gpu --device N                             on another device than the first
       ./test_gpu --areas                                their names

   Every result of the GPU is compared with the CPU's by memcmp, in both tiers. The quick areas come
   first. On a software device all of them take four minutes, or more on a busy machine; in the
   first run most of the time may be the driver's compilation of kernels. */

#include "poison.h"

#define BITNET_IMPLEMENTATION
#if defined(BITNET_GPU_USE_VOLK)
#define VK_NO_PROTOTYPES
#define VOLK_IMPLEMENTATION
#include <volk.h>
#elif defined(TEST_LINKED) /* a program that links the loader itself */
#include <vulkan/vulkan.h>
#endif
#include "../bitnet.h"
#include "../bitnet_gpu.h"
#include "../tools/bitnet_adapter.h"
#include "../tools/bitnet_draft.h"
#include "../tools/bitnet_grammar.h"
#include "../tools/bitnet_save.h"

#include "check.h"
#include "make.h"
#include "run.h"

#include "test_gpu_shaders.h"

static int gpu_device = 1; /* the number of the one to be tested */

static bitnet_cache gpu_cache = BITNET_CACHE_F16; /* of sessions */
static const bitnet_adapter *gpu_adapter;         /* the same */

/* ---- what all areas use */

static int64_t gpu_start; /* when the area began */

/* On a terminal: which area is at work, and since when. */
static void gpu_progress(void) {
#if defined(BITNET__POSIX)
    if (!isatty(1)) return;
    printf("%-10s at work, %.0f s\r", check_name,
           (double)(bitnet__microseconds() - gpu_start) * 1e-6);
    fflush(stdout);
#endif
}

static bitnet_model *gpu_load(const char *path) {
    bitnet_error error;
    bitnet_model *model = bitnet_model_load_file(path, NULL, &error);
    if (!model) printf("%s: %s\n", path, error.message);
    return model;
}

static bitnet_gpu *gpu_open_joined(bitnet_model *model, bitnet_gpu_tier tier, bitnet_gpu_join join,
                                   uint64_t buffer_limit) {
    bitnet_gpu_options options;
    bitnet_error error;
    bitnet_gpu *gpu;
    gpu_progress();
    memset(&options, 0, sizeof options);
    options.device = gpu_device;
    options.tier = tier;
    options.join = join;
    options.buffer_limit = buffer_limit;
    gpu = bitnet_gpu_create(model, &options, &error);
    if (!gpu && model) printf("%s\n", error.message);
    return gpu;
}

/* Products of prompts have the tiers FAST and PLAIN, and MATRIX if the device has it. Returns the
   last one. */
static int gpu_last_tier(void) {
    bitnet_allocator allocator = bitnet__allocator(NULL);
    int tier = BITNET_GPU_TIER_PLAIN;
#if defined(BITNET__VULKAN)
    bitnet__gpu_machine machine;
    if (bitnet__gpu_machine_open(&machine, NULL, &allocator, NULL) != BITNET_OK) return tier;
    if (gpu_device <= machine.count && machine.devices[gpu_device - 1].matrices)
        tier = BITNET_GPU_TIER_MATRIX;
    bitnet__gpu_machine_close(&machine);
#endif
    return tier;
}

static bitnet_gpu *gpu_open(bitnet_model *model, bitnet_gpu_tier tier, uint64_t buffer_limit) {
    return gpu_open_joined(model, tier, BITNET_GPU_JOIN_AUTO, buffer_limit);
}

/* A session, on the GPU unless `gpu` is NULL. */
static bitnet_session *gpu_session(bitnet_model *model, bitnet_gpu *gpu, int32_t context) {
    bitnet_session_options options;
    bitnet_session *session;
    gpu_progress();
    memset(&options, 0, sizeof options);
    options.context_length = context;
    options.cache = gpu_cache;
    session = bitnet_session_create(model, &options, NULL);
    if (session && gpu_adapter) bitnet_session_set_adapter(session, gpu_adapter, 0.75f);
    if (session && gpu && !CHECK(bitnet_gpu_attach(session, gpu) == BITNET_OK))
        printf("%s\n", bitnet_session_message(session));
    return session;
}

/* A small model, which is opened quickly. */
static bitnet_model *gpu_small_model(const bitnet_model_options *options, make_file *file) {
    make_options o = make_defaults();
    bitnet_error error;
    o.layers = 1, o.width = 128, o.heads = 2, o.kv_heads = 1, o.ffn = 128, o.context = 64;
    make_model(&o, file);
    return bitnet_model_load_memory(file->data, file->size, options, &error);
}

/* The same in memory that is counted. */
static bitnet_model *gpu_counted_model(check_heap *heap, make_file *file) {
    bitnet_model_options options;
    memset(&options, 0, sizeof options);
    memset(heap, 0, sizeof *heap);
    options.allocator = check_allocator(heap);
    options.no_repack = true;
    options.threads = 1;
    return gpu_small_model(&options, file);
}

/* Some tokens, always the same. */
static void gpu_ids(int32_t *ids, int32_t count, int32_t vocabulary) {
    int32_t i;
    for (i = 0; i < count; i++)
        ids[i] = (int32_t)(bitnet__random(3, (uint64_t)i) % (uint64_t)vocabulary);
}

enum { PROMPT = 333 }; /* tokens of a long prompt */

/* ---- greedy: ids, and the state after each */

enum { GPU_GREEDY = 256, GPU_GREEDY_FEW = 48 };

typedef struct gpu_story {
    int32_t ids[GPU_GREEDY];
    float *states; /* [GPU_GREEDY][width] */
    float *logits; /* after the last */
} gpu_story;

/* Generates a story of `count` tokens. */
static bool gpu_tell(bitnet_session *session, int32_t count, gpu_story *story) {
    const bitnet_model_info *info = bitnet_model_get_info(bitnet_session_model(session));
    int32_t prompt[3] = {7, 11, 13}, i;
    size_t width = (size_t)info->hidden_size;
    const float *logits;
    memset(story->ids, 0, sizeof story->ids);
    story->states = (float *)calloc(GPU_GREEDY * width, sizeof(float));
    story->logits = (float *)calloc((size_t)info->vocab_size, sizeof(float));
    bitnet_feed(session, prompt, 3);
    for (i = 0; i < count; i++) {
        if (bitnet_sample(session, NULL, &story->ids[i]) != BITNET_OK) return false;
        memcpy(story->states + (size_t)i * width, session->end.hidden, width * sizeof(float));
        bitnet_feed(session, &story->ids[i], 1);
    }
    logits = logits_of(session);
    if (logits) memcpy(story->logits, logits, (size_t)info->vocab_size * sizeof(float));
    return logits != NULL;
}

static void gpu_story_free(gpu_story *story) {
    free(story->states);
    free(story->logits);
}

/* The same story with `steps` tokens per submit. */
static void gpu_retell(bitnet_gpu *gpu, int steps, int32_t count, const gpu_story *here) {
    const bitnet_model_info *info = bitnet_model_get_info(gpu->model);
    bitnet_session *session = gpu_session(gpu->model, gpu, 0);
    bitnet_gpu_stats before = bitnet_gpu_get_stats(gpu), after;
    gpu_story there;
    gpu->options.tokens_per_submit = steps;
    bitnet__gpu_of(session)->token_microseconds = 1;
    CHECK(gpu_tell(session, count, &there));
    after = bitnet_gpu_get_stats(gpu);
    CHECK(bitnet_gpu_is_attached(session));
    CHECK(memcmp(here->ids, there.ids, sizeof here->ids) == 0);
    CHECK(memcmp(here->states, there.states, (size_t)GPU_GREEDY * (size_t)info->hidden_size * 4) ==
          0);
    CHECK(memcmp(here->logits, there.logits, (size_t)info->vocab_size * 4) == 0);
    CHECK((after.dispatches - before.dispatches) / (after.tokens - before.tokens) <=
          (bitnet__load_acquire(&gpu->joined) ? 4 : 5) * info->layers + 5);
    if (steps == 1) CHECK(after.tokens - before.tokens == count + 3);
    gpu_story_free(&there);
    bitnet_session_free(session);
}

static void test_greedy(void) {
    static const char *const files[] = {RUN_STORIES, RUN_TINY};
    static const int32_t counts[] = {GPU_GREEDY_FEW, GPU_GREEDY};
    int f, i, tier;
    for (f = 0; f < 2; f++) {
        bitnet_model *model = gpu_load(files[f]);
        gpu_story here[2];
        for (i = 0; i < 2; i++) {
            bitnet_session *session = gpu_session(model, NULL, 0);
            CHECK(gpu_tell(session, counts[i], &here[i]));
            bitnet_session_free(session);
        }
        for (tier = BITNET_GPU_TIER_FAST; tier <= BITNET_GPU_TIER_PLAIN; tier++) {
            bitnet_gpu *gpu = gpu_open(model, (bitnet_gpu_tier)tier, 0);
            if (!CHECK(gpu != NULL)) continue;
            gpu_retell(gpu, 1, counts[0], &here[0]);
            gpu_retell(gpu, 4, counts[0], &here[0]);
            gpu_retell(gpu, 16, counts[1], &here[1]);
            bitnet_gpu_free(gpu);
        }
        for (i = 0; i < 2; i++) gpu_story_free(&here[i]);
        bitnet_model_free(model);
    }
}

/* ---- attention in one dispatch with the product before it, and with one of its own */

enum { JOINED_TOKENS = 80 };

static char joined_log[1024];

static void joined_hear(void *user, bitnet_log_level level, const char *message) {
    (void)user;
    if (level == BITNET_LOG_WARNING)
        snprintf(joined_log + strlen(joined_log), sizeof joined_log - strlen(joined_log), "%s\n",
                 message);
}

/* A story that is longer than a chunk, computed by joined dispatches to its end; false: not all
   were joined, but it is right. */
static bool joined_tell(bitnet_gpu *gpu, const gpu_story *here) {
    bitnet__store_release(&gpu->joined, 1);
    joined_log[0] = 0;
    gpu_retell(gpu, 16, JOINED_TOKENS, here);
    CHECK((strstr(joined_log, "too long") != NULL) == !bitnet__load_acquire(&gpu->joined));
    return bitnet__load_acquire(&gpu->joined) != 0;
}

/* On a busy software device, workgroups may wait too long. With one thread it starts all
   multiplying workgroups before any that waits. */
static void joined_threads(const char *count) {
#if defined(BITNET__POSIX)
    if (count) setenv("LP_NUM_THREADS", count, 1);
    else unsetenv("LP_NUM_THREADS");
#endif
    (void)count;
}

static void joined_compare(bitnet_model *model, bitnet_gpu_tier tier, const gpu_story *here) {
    bitnet_gpu *gpu = gpu_open_joined(model, tier, BITNET_GPU_JOIN_OFF, 0);
    CHECK(gpu && !bitnet__load_acquire(&gpu->joined));
    if (gpu && gpu->can.device_scope) joined_tell(gpu, here); /* whatever its threads do */
    bitnet_gpu_free(gpu);
    joined_threads("1");
    gpu = gpu_open_joined(model, tier, BITNET_GPU_JOIN_ON, 0);
    if (gpu && !gpu->can.device_scope) {
        SKIP("the device has not got the Vulkan memory model");
    } else if (CHECK(gpu && bitnet__load_acquire(&gpu->joined))) {
        CHECK(joined_tell(gpu, here));
        gpu->few = bitnet__gpu_parts(gpu, false) + 1; /* heads apart, until the second chunk */
        CHECK(joined_tell(gpu, here));
        bitnet__gpu_drop_pipelines(gpu);
        gpu->spins = 0; /* so that all wait too long */
        CHECK(!joined_tell(gpu, here));
    }
    joined_threads(NULL);
    bitnet_gpu_free(gpu);
}

static void test_joined(void) {
    bitnet_model_options options;
    bitnet_model *model;
    bitnet_session *session;
    gpu_story here;
    memset(&options, 0, sizeof options);
    options.log.write = joined_hear;
    model = bitnet_model_load_file(RUN_STORIES, &options, NULL);
    session = gpu_session(model, NULL, 0);
    CHECK(gpu_tell(session, JOINED_TOKENS, &here));
    bitnet_session_free(session);
    joined_compare(model, BITNET_GPU_TIER_FAST, &here);
    joined_compare(model, BITNET_GPU_TIER_PLAIN, &here);
    gpu_story_free(&here);
    bitnet_model_free(model);
}

/* ---- batches: the logits of every position, however the tokens come */

static void gpu_compare_batches(bitnet_model *model, bitnet_gpu *gpu, const int32_t *batches,
                                size_t count, int32_t total) {
    int32_t *ids = (int32_t *)malloc((size_t)total * sizeof(int32_t));
    int32_t vocabulary = bitnet_model_get_info(model)->vocab_size;
    run_logits here = run_logits_create(total, vocabulary);
    bitnet_session *alone = gpu_session(model, NULL, total);
    size_t i;
    gpu_ids(ids, total, vocabulary);
    run_observe(alone, &here);
    CHECK(run_feed(alone, ids, 0, total, total, NULL));
    bitnet_session_free(alone);
    for (i = 0; i < count; i++) {
        bitnet_session *session = gpu_session(model, gpu, total);
        run_logits there = run_logits_create(total, vocabulary);
        const float *last;
        if (batches[i] <= 8) { /* larger ones are split if somebody wants to see all logits */
            run_observe(session, &there);
            CHECK(run_feed(session, ids, 0, total, batches[i], NULL));
            CHECK_CASE(run_equal(&here, &there), "logits of every position");
            bitnet_session_set_observer(session, NULL);
            bitnet_session_truncate(session, total - batches[i] - 1);
        }
        CHECK(run_feed(session, ids, bitnet_session_length(session), total, batches[i], NULL));
        CHECK(bitnet_gpu_is_attached(session));
        last = logits_of(session);
        CHECK_CASE(last && memcmp(last, run_row(&here, total - 1), (size_t)vocabulary * 4) == 0,
                   "logits of the last position");
        free(there.data);
        bitnet_session_free(session);
    }
    free(here.data);
    free(ids);
}

static void test_batches(void) {
    static const int32_t sizes[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 31, 64, 72};
    static const char *const files[] = {RUN_TINY, RUN_STORIES};
    int tier, f;
    for (f = 0; f < 2; f++) {
        bitnet_model *model = gpu_load(files[f]);
        for (tier = BITNET_GPU_TIER_FAST; tier <= gpu_last_tier(); tier++) {
            bitnet_gpu *gpu = gpu_open(model, (bitnet_gpu_tier)tier, 0);
            if (CHECK(gpu != NULL)) gpu_compare_batches(model, gpu, sizes, f ? 8 : 12, f ? 20 : 72);
            bitnet_gpu_free(gpu);
        }
        bitnet_model_free(model);
    }
}

/* ---- prompts in large batches */

static void prompt_compare(bitnet_model *model, bitnet_gpu_tier tier, const int32_t *ids,
                           const float *here, bool split) {
    bitnet_session_options options;
    bitnet_gpu *gpu = gpu_open(model, tier, 0);
    bitnet_session *session;
    const float *there;
    int64_t submits;
    memset(&options, 0, sizeof options);
    options.context_length = options.batch = PROMPT;
    session = bitnet_session_create(model, &options, NULL);
    if (!CHECK(session && gpu && bitnet_gpu_attach(session, gpu) == BITNET_OK)) return;
    /* all at once; or the whole tiles of 64 that are expected to fit a tenth of a second */
    gpu->prompt_microseconds = split ? 700 : 1;
    submits = bitnet_gpu_get_stats(gpu).submits;
    CHECK(bitnet_feed(session, ids, PROMPT) == BITNET_OK);
    CHECK(bitnet_step(session, NULL) == BITNET_OK);
    submits = bitnet_gpu_get_stats(gpu).submits - submits;
    there = logits_of(session);
    CHECK(split ? submits > 1 : submits == 1);
    if (!split) CHECK(bitnet__gpu_of(session)->now.prompt.rows == PROMPT);
    CHECK(there && memcmp(here, there, (size_t)model->info.vocab_size * sizeof(float)) == 0);
    CHECK(bitnet_gpu_is_attached(session));
    bitnet_session_free(session);
    bitnet_gpu_free(gpu);
}

static void test_prompts(void) {
    bitnet_model *model = gpu_load(RUN_TINY);
    bitnet_session *session = gpu_session(model, NULL, PROMPT);
    int32_t ids[PROMPT];
    const float *here;
    int tier;
    gpu_ids(ids, PROMPT, bitnet_model_get_info(model)->vocab_size);
    CHECK(bitnet_feed(session, ids, PROMPT) == BITNET_OK);
    here = logits_of(session);
    for (tier = BITNET_GPU_TIER_FAST; tier <= gpu_last_tier(); tier++)
        prompt_compare(model, (bitnet_gpu_tier)tier, ids, here, false);
    prompt_compare(model, BITNET_GPU_TIER_FAST, ids, here, true);
    bitnet_session_free(session);
    bitnet_model_free(model);
}

/* ---- the end of the context, and what comes after it */

static void gpu_fill_context(bitnet_model *model, bitnet_gpu_tier tier) {
    enum { CONTEXT = 200 };
    int32_t vocabulary = bitnet_model_get_info(model)->vocab_size, ids[CONTEXT + 1];
    static const int32_t cuts[] = {199, 129, 128, 64, 1};
    bitnet_gpu *gpu = gpu_open(model, tier, 0);
    bitnet_session *here = gpu_session(model, NULL, CONTEXT);
    bitnet_session *there = gpu_session(model, gpu, CONTEXT);
    size_t i, size = (size_t)vocabulary * sizeof(float);
    gpu_ids(ids, CONTEXT + 1, vocabulary);
    CHECK(run_feed(here, ids, 0, CONTEXT, CONTEXT, NULL));
    CHECK(run_feed(there, ids, 0, 190, 64, NULL) && run_feed(there, ids, 190, CONTEXT, 1, NULL));
    CHECK(memcmp(logits_of(here), logits_of(there), size) == 0);
    CHECK(bitnet_feed(there, ids, 1) == BITNET_ERROR_CONTEXT_FULL);
    for (i = 0; i < sizeof cuts / sizeof *cuts; i++) {
        CHECK(bitnet_session_truncate(here, cuts[i]) == BITNET_OK);
        CHECK(bitnet_session_truncate(there, cuts[i]) == BITNET_OK);
        CHECK(memcmp(logits_of(here), logits_of(there), size) == 0);
        CHECK(run_feed(here, ids + 1, cuts[i], CONTEXT, 100, NULL)); /* other tokens than before */
        CHECK(run_feed(there, ids + 1, cuts[i], CONTEXT, 50, NULL));
        CHECK(memcmp(logits_of(here), logits_of(there), size) == 0);
    }
    CHECK(bitnet_gpu_is_attached(there));
    bitnet_session_free(here);
    bitnet_session_free(there);
    bitnet_gpu_free(gpu);
}

/* A KV cache of several blocks, copied from and to the CPU in one submit each. */
static void gpu_many_blocks(void) {
    enum { CONTEXT = 5000, FED = 100 };
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model;
    bitnet_gpu *gpu;
    bitnet_session *here, *there;
    int32_t ids[FED];
    int64_t submits;
    o.layers = 3, o.context = CONTEXT;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    here = gpu_session(model, NULL, CONTEXT), there = gpu_session(model, NULL, CONTEXT);
    gpu_ids(ids, FED, bitnet_model_get_info(model)->vocab_size);
    CHECK(run_feed(here, ids, 0, FED, FED, NULL) && run_feed(there, ids, 0, 90, 90, NULL));
    if (CHECK(gpu && here && there)) {
        gpu->largest_block = (VkDeviceSize)6 << 20;
        CHECK(bitnet_gpu_attach(there, gpu) == BITNET_OK);
        CHECK(bitnet__gpu_of(there)->cache_blocks.count > 1);
        submits = bitnet_gpu_get_stats(gpu).submits;
        CHECK(run_feed(there, ids, 90, FED, FED, NULL));
        CHECK(bitnet_gpu_get_stats(gpu).submits <= submits + 4);
        CHECK(memcmp(logits_of(here), logits_of(there), (size_t)o.vocabulary * 4) == 0);
        submits = bitnet_gpu_get_stats(gpu).submits;
        bitnet_gpu_detach(there);
        CHECK(bitnet_gpu_get_stats(gpu).submits <= submits + 1);
        bitnet_session_truncate(there, 95);
        CHECK(run_feed(there, ids, 95, FED, FED, NULL));
        CHECK(memcmp(logits_of(here), logits_of(there), (size_t)o.vocabulary * 4) == 0);
    }
    bitnet_session_free(here);
    bitnet_session_free(there);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    make_free(&file);
}

static void test_context(void) {
    bitnet_model *model = gpu_load(RUN_TINY);
    gpu_many_blocks();
    gpu_fill_context(model, BITNET_GPU_TIER_FAST);
    gpu_fill_context(model, BITNET_GPU_TIER_PLAIN);
    bitnet_model_free(model);
}

/* Feeds sampled tokens until the context has slid twice. */
static bool gpu_slide(bitnet_session *session, int32_t *ids, int32_t count) {
    int32_t i, first = 5;
    if (bitnet_feed(session, &first, 1) != BITNET_OK) return false;
    for (i = 0; i < count; i++)
        if (bitnet_sample(session, NULL, &ids[i]) != BITNET_OK ||
            bitnet_feed(session, &ids[i], 1) != BITNET_OK)
            return false;
    return true;
}

/* ---- sampling, budgets, drafts, and moving between the processors */

typedef struct gpu_layers {
    int32_t count;
    uint32_t crc;
} gpu_layers;

static int gpu_see_layer(void *user, int32_t layer, int32_t position, const float *x,
                         int32_t width) {
    gpu_layers *seen = (gpu_layers *)user;
    seen->count += layer + position;
    seen->crc = bitnet__crc32(seen->crc, x, (size_t)width * sizeof(float));
    return 0;
}

/* Drafts the last token again, then wrong tokens. */
static size_t gpu_draft(void *user, const int32_t *tokens, size_t length, int32_t *guesses,
                        size_t most) {
    const int32_t *known = (const int32_t *)user;
    size_t i;
    (void)tokens;
    for (i = 0; i < most && i < 5; i++) guesses[i] = i < 3 ? known[length + i] : 1;
    return i;
}

/* Generates 60 tokens, some of them in different ways, selected by `how`. */
static bool gpu_write(bitnet_session *session, bitnet_gpu *gpu, int how, int32_t *out) {
    int32_t ids[64], i;
    bitnet_budget budget = {1, 0};
    bitnet_observer observer;
    gpu_layers seen = {0, 0};
    bitnet_result result;
    gpu_ids(ids, 20, 1000);
    bitnet_feed(session, ids, 20);
    memset(&observer, 0, sizeof observer);
    observer.layer = gpu_see_layer;
    observer.user = &seen;
    for (i = 0; i < 60; i++) {
        float probability;
        if (how == 1 && i == 20) bitnet_gpu_detach(session);
        if (how == 1 && i == 40 && gpu && bitnet_gpu_attach(session, gpu) != BITNET_OK)
            return false;
        if (how == 2 && i == 30) bitnet_session_set_observer(session, &observer);
        if (how == 2 && i == 40) bitnet_session_set_observer(session, NULL);
        do result = bitnet_sample(session, how == 3 ? &budget : NULL, &out[i]);
        while (result == BITNET_PENDING);
        if (result != BITNET_OK) return false;
        if (how == 4 && i % 7 == 0) {
            if (bitnet_log_probability(session, out[i], NULL, &probability) != BITNET_OK)
                return false;
            out[i] += (int32_t)(bitnet__bits(probability) & 1) + 1;
        }
        if (how == 5 && i % 9 == 8) bitnet_session_truncate(session, session->length - 4);
        bitnet_feed(session, &out[i], 1);
    }
    out[60] = (int32_t)seen.crc;
    return true;
}

static void sessions_compare(bitnet_model *model, bitnet_gpu *gpu, int how, bool hot) {
    bitnet_session *here = gpu_session(model, NULL, 0), *there = gpu_session(model, gpu, 0);
    int32_t a[61], b[61];
    bitnet_sampling sampling;
    sampling = run_sampling();
    sampling.temperature = hot ? 1.0f : 0.0f;
    sampling.seed = 5;
    bitnet_session_set_sampling(here, &sampling);
    bitnet_session_set_sampling(there, &sampling);
    CHECK(gpu_write(here, NULL, how, a) && gpu_write(there, gpu, how, b));
    CHECK_CASE(memcmp(a, b, sizeof a) == 0, "the same tokens");
    CHECK(bitnet_gpu_is_attached(there));
    bitnet_session_free(here);
    bitnet_session_free(there);
}

static void test_sessions(void) {
    bitnet_model *model = gpu_load(RUN_STORIES);
    bitnet_gpu *gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    int how;
    for (how = 0; how < 6; how++) {
        sessions_compare(model, gpu, how, false);
        sessions_compare(model, gpu, how, true);
    }
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
}

static void state_compare(bitnet_model *model, bitnet_gpu *gpu) {
    bitnet_session *here = gpu_session(model, NULL, 300), *there = gpu_session(model, gpu, 300);
    bitnet_session *copy, *other = gpu_session(model, NULL, 300);
    int32_t ids[100], a[40], b[40];
    size_t size, size_there;
    void *x, *y;
    gpu_ids(ids, 100, 2000);
    run_feed(here, ids, 0, 100, 100, NULL);
    run_feed(there, ids, 0, 100, 30, NULL);
    x = run_save(here, 0, &size);
    y = run_save(there, 0, &size_there);
    CHECK(x && y && size == size_there && memcmp(x, y, size) == 0);
    copy = bitnet_session_copy(there, NULL);
    CHECK(copy && !bitnet_gpu_is_attached(copy));
    CHECK(bitnet_session_load_memory(other, y, size) == BITNET_OK);
    CHECK(gpu_slide(here, a, 40));
    CHECK(gpu_slide(there, b, 40) && memcmp(a, b, sizeof a) == 0);
    CHECK(gpu_slide(other, b, 40) && memcmp(a, b, sizeof a) == 0);
    CHECK(gpu_slide(copy, b, 40) && memcmp(a, b, sizeof a) == 0);
    CHECK(bitnet_session_load_memory(there, x, size) == BITNET_OK);
    CHECK(bitnet_gpu_is_attached(there));
    CHECK(gpu_slide(there, b, 40) && memcmp(a, b, sizeof a) == 0);
    free(x);
    free(y);
    bitnet_session_free(copy);
    bitnet_session_free(other);
    bitnet_session_free(here);
    bitnet_session_free(there);
}

static void test_state(void) {
    bitnet_model *model = gpu_load(RUN_STORIES);
    bitnet_gpu *gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    state_compare(model, gpu);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
}

/* Drafts are verified in one submit with the tokens before them, and a screened head is used for
   all rows. */
static void drafts_compare(bitnet_model *model, bitnet_gpu *gpu, float temperature) {
    enum { COUNT = 80 };
    bitnet_session *here = gpu_session(model, NULL, COUNT + 10);
    bitnet_session *there = gpu_session(model, gpu, COUNT + 10);
    int32_t known[2 * COUNT], b[COUNT];
    bitnet_gpu_stats before, after;
    bitnet_sampling sampling;
    bitnet_drafter drafter;
    sampling = run_sampling();
    sampling.temperature = temperature;
    sampling.seed = 3;
    bitnet_session_set_sampling(here, &sampling);
    bitnet_session_set_sampling(there, &sampling);
    memset(&drafter, 0, sizeof drafter);
    memset(known, 0, sizeof known);
    known[0] = 5;
    CHECK(gpu_slide(here, known + 1, COUNT));
    drafter.draft = gpu_draft;
    drafter.user = known;
    bitnet_session_set_drafter(there, &drafter);
    before = bitnet_gpu_get_stats(gpu);
    CHECK(gpu_slide(there, b, COUNT));
    after = bitnet_gpu_get_stats(gpu);
    CHECK(memcmp(known + 1, b, sizeof b) == 0);
    CHECK(bitnet_session_get_stats(there).accepted_tokens > COUNT / 2);
    CHECK(after.submits - before.submits <= COUNT / 2);
    CHECK(bitnet__gpu_of(there)->now.record.screened == gpu->screen.there);
    CHECK(bitnet__gpu_of(there)->now.record.count > 1);
    if (temperature > 0 && gpu->screen.there)
        CHECK(bitnet_session_get_stats(there).screened_tokens >= COUNT * 3 / 4);
    CHECK(bitnet_gpu_is_attached(there));
    bitnet_session_free(here);
    bitnet_session_free(there);
}

static void test_drafts(void) {
    bitnet_model *model = gpu_load(RUN_STORIES);
    bitnet_gpu *gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    if (CHECK(gpu && gpu->screen.there)) drafts_compare(model, gpu, 0.0f);
    if (gpu) drafts_compare(model, gpu, 1.0f);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
}

/* ---- other forms of models */

static void gpu_compare_loaded(bitnet_model *model, uint64_t buffer_limit, bool both,
                               const int32_t *batches, size_t count, int32_t total) {
    int tier;
    for (tier = both ? BITNET_GPU_TIER_FAST : BITNET_GPU_TIER_AUTO;
         tier <= (both ? BITNET_GPU_TIER_PLAIN : 0); tier++) {
        bitnet_gpu *gpu = gpu_open(model, (bitnet_gpu_tier)tier, buffer_limit);
        if (CHECK(model && gpu)) {
            gpu_compare_batches(model, gpu, batches, count, total);
            CHECK(bitnet_gpu_get_stats(gpu).weight_bytes > 0);
        }
        bitnet_gpu_free(gpu);
    }
}

static void gpu_compare_made(const make_options *o, uint64_t buffer_limit, bool both,
                             const int32_t *batches, size_t count, int32_t total) {
    make_file file;
    bitnet_model *model;
    bitnet_error error;
    make_model(o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, &error);
    gpu_compare_loaded(model, buffer_limit, both, batches, count, total);
    bitnet_model_free(model);
    make_free(&file);
}

/* Opens a synthetic model on the GPU for a check of both. */
static void gpu_check_made(const make_options *o, bitnet_gpu_tier tier,
                           void (*check)(bitnet_model *, bitnet_gpu *)) {
    make_file file;
    bitnet_model *model;
    bitnet_gpu *gpu;
    make_model(o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    gpu = gpu_open(model, tier, 0);
    if (CHECK(model && gpu)) check(model, gpu);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    make_free(&file);
}

static void gpu_compare_model(const make_options *o, uint64_t buffer_limit, bool both) {
    static const int32_t batches[] = {1, 3, 40};
    gpu_compare_made(o, buffer_limit, both, batches, 3, o->vocabulary > 10000 ? 4 : 70);
}

static void test_models(void) {
    make_options o = make_defaults();
    o.arch = "llama"; /* no sub-norms, SiLU, pairs side by side; three heads share one */
    o.heads = 3, o.kv_heads = 1, o.head_width = 40, o.rope_width = 32;
    o.width = 192, o.ffn = 320, o.extras = true, o.embedding_type = BITNET_TYPE_F32;
    gpu_compare_model(&o, 0, true);
    o = make_defaults();
    o.arch = "bitnet"; /* SiLU with sub-norms; wide heads, another head */
    o.heads = 2, o.kv_heads = 2, o.head_width = 128, o.rope_width = 64;
    o.weight_type = BITNET_TYPE_TQ2_0;
    o.embedding_type = BITNET_TYPE_Q6_K, o.separate_head = true;
    gpu_compare_model(&o, 0, false);
    o = make_defaults();
    o.vocabulary = 10000; /* head and embedding in three pieces, the head with biases */
    o.separate_head = o.head_biases = true;
    gpu_compare_model(&o, 2400000, false);
}

/* The head of the 2B model by its rows, in more than 128 MiB. */
static void test_head(void) {
    make_options o = make_defaults();
    o.width = 640, o.layers = 1, o.heads = 2, o.kv_heads = 1, o.ffn = 256;
    o.vocabulary = 128256;
    gpu_compare_model(&o, (uint64_t)128 << 20, false);
}

/* ---- what is rejected, and how */

static bitnet_result gpu_refusal(const make_options *o, int32_t context, char message[252]) {
    make_file file;
    bitnet_model *model;
    bitnet_gpu *gpu;
    bitnet_session *session;
    bitnet_gpu_options options;
    bitnet_error error;
    memset(&error, 0, sizeof error);
    memset(&options, 0, sizeof options);
    options.device = gpu_device;
    make_model(o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, &error);
    gpu = bitnet_gpu_create(model, &options, &error);
    if (gpu && context) {
        session = gpu_session(model, NULL, context);
        error.result = bitnet_gpu_attach(session, gpu);
        snprintf(error.message, sizeof error.message, "%s", bitnet_session_message(session));
        CHECK(!bitnet_gpu_is_attached(session));
        bitnet_session_free(session);
    }
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    make_free(&file);
    memcpy(message, error.message, sizeof error.message);
    return error.result;
}

/* A model with a part that the shaders do not support. */
static void gpu_refuses_parts(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_error error = {BITNET_OK, ""};
    bitnet_gpu_options options;
    bitnet_model *model;
    memset(&options, 0, sizeof options);
    options.device = gpu_device;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    model->parts |= BITNET__PART(ROUTER);
    CHECK(!bitnet_gpu_create(model, &options, &error));
    CHECK(error.result == BITNET_ERROR_GPU_UNSUPPORTED && strstr(error.message, "bitnet-b1.58"));
    bitnet_model_free(model);
    make_free(&file);
}

#include "test_gpu_groups.h"

#include "test_gpu_prompts.h"

#include "test_gpu_attention.h"

static void test_refusals(void) {
    make_options o = make_defaults();
    char message[252];
    gpu_refuses_parts();
    groups_refusals();
    o = make_maple();
    o.width = o.ffn = 256, o.head_width = 64;
    o.weight_type = BITNET_TYPE_TQ1_0, o.activation_group = -1;
    CHECK(gpu_refusal(&o, 0, message) == BITNET_ERROR_GPU_UNSUPPORTED && strstr(message, "whole"));
    o = make_hunyuan(false);
    o.norms_in = true;
    CHECK(gpu_refusal(&o, 0, message) == BITNET_ERROR_GPU_UNSUPPORTED && strstr(message, "behind"));
    o = make_defaults();
    o.layers = 1;
    o.weight_type = BITNET_TYPE_TQ1_0;
    o.scales = MAKE_SCALE_BLOCK;
    CHECK(gpu_refusal(&o, 0, message) == BITNET_ERROR_GPU_UNSUPPORTED && strstr(message, "groups"));
    o = make_defaults();
    o.head_width = 6, o.layers = 1;
    o.width = 24 * 32, o.heads = 128, o.kv_heads = 128;
    CHECK(gpu_refusal(&o, 0, message) == BITNET_ERROR_GPU_UNSUPPORTED && strstr(message, "heads"));
    o = make_defaults();
    o.layers = 1;
    CHECK(gpu_refusal(&o, 3000000, message) == BITNET_ERROR_GPU_MEMORY &&
          strstr(message, "would fit"));
}

/* ---- several threads, each with a session, on one GPU */

#if !defined(BITNET_NO_THREADS)

enum { GPU_THREADS = 4, GPU_THREAD_TOKENS = 24 };

typedef struct gpu_thread {
    bitnet__thread thread;
    bitnet_session *session;
    bitnet_gpu *gpu; /* NULL: it is this processor that computes */
    int32_t ids[GPU_THREAD_TOKENS];
    int64_t seen; /* of its statistics, which are read while others compute */
} gpu_thread;

static void gpu_thread_write(void *context) {
    gpu_thread *t = (gpu_thread *)context;
    int32_t i, first = 3;
    if (t->gpu && bitnet_gpu_attach(t->session, t->gpu) != BITNET_OK) return;
    bitnet_feed(t->session, &first, 1);
    for (i = 0; i < GPU_THREAD_TOKENS; i++) {
        if (bitnet_sample(t->session, NULL, &t->ids[i]) != BITNET_OK) return;
        bitnet_feed(t->session, &t->ids[i], 1);
        if (t->gpu) t->seen += bitnet_gpu_get_stats(t->gpu).tokens;
    }
    bitnet_gpu_detach(t->session);
}

static void test_threads(void) {
    bitnet_model *model = gpu_load(RUN_TINY);
    bitnet_gpu *gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    gpu_thread here, there[GPU_THREADS];
    bitnet_gpu_stats before, after;
    int i;
    if (!CHECK(gpu != NULL)) return;
    memset(&here, 0, sizeof here);
    memset(there, 0, sizeof there);
    here.session = gpu_session(model, NULL, 0);
    gpu_thread_write(&here);
    gpu->options.tokens_per_submit = 1;
    before = bitnet_gpu_get_stats(gpu);
    for (i = 0; i < GPU_THREADS; i++) {
        there[i].session = gpu_session(model, NULL, 0);
        there[i].gpu = gpu;
        CHECK(bitnet__thread_start(&there[i].thread, gpu_thread_write, &there[i]));
    }
    for (i = 0; i < GPU_THREADS; i++) {
        bitnet__thread_join(&there[i].thread);
        CHECK_CASE(memcmp(here.ids, there[i].ids, sizeof here.ids) == 0, "the same tokens");
        bitnet_session_free(there[i].session);
    }
    after = bitnet_gpu_get_stats(gpu);
    CHECK(after.tokens - before.tokens == GPU_THREADS * GPU_THREAD_TOKENS);
    CHECK(after.memory == before.memory);
    bitnet_session_free(here.session);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
}

#else

static void test_threads(void) { SKIP("built without threads"); }

#endif

/* ---- halves are read by the device's own conversion only where that is right, and no bit differs */

static void test_halves(void) {
    make_file file;
    bitnet_model *model = gpu_small_model(NULL, &file);
    bitnet_gpu *gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    bitnet_session *here = gpu_session(model, NULL, 0), *there;
    int32_t ids[40], native;
    gpu_ids(ids, 40, 300);
    CHECK(run_feed(here, ids, 0, 40, 40, NULL));
    for (native = gpu && gpu->native_halves; gpu && native >= 0; native--) {
        bitnet__gpu_drop_pipelines(gpu);
        gpu->native_halves = native == 1;
        there = gpu_session(model, gpu, 0);
        CHECK(run_feed(there, ids, 0, 40, 39, NULL));
        CHECK(memcmp(logits_of(here), logits_of(there), 320 * sizeof(float)) == 0);
        CHECK(bitnet_gpu_is_attached(there));
        bitnet_session_free(there);
    }
    bitnet_session_free(here);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    make_free(&file);
}

/* ---- a device that flushes denormals, and does nothing else otherwise, is taken */

/* The results of a device that computes by the contract or flushes denormals. */
static void flush_results(const float *pairs, bool flushes, float *results) {
    int i;
    for (i = 0; i < BITNET__GPU_PAIRS; i++)
        (flushes ? bitnet__gpu_flushed_numbers
                 : bitnet__gpu_numbers)(pairs[2 * i], pairs[2 * i + 1], results + 8 * i);
}

static void test_judge(void) {
    static float pairs[2 * BITNET__GPU_PAIRS], results[BITNET__GPU_RESULTS];
    bool flushes;
    int i, zero = -1;
    for (i = 0; i < 2 * BITNET__GPU_PAIRS; i++)
        pairs[i] = bitnet__gpu_test_number((uint64_t)i, i / 2 % 4 == 0);
    flush_results(pairs, false, results);
    CHECK(bitnet__gpu_judge(pairs, results, BITNET__GPU_PAIRS, &flushes) == -1 && !flushes);
    flush_results(pairs, true, results);
    CHECK(bitnet__gpu_judge(pairs, results, BITNET__GPU_PAIRS, &flushes) == -1 && flushes);
    for (i = 0; i < BITNET__GPU_PAIRS && zero < 0; i++)
        if (results[8 * i + 1] == 0.0f) zero = 8 * i + 1;
    if (!CHECK(zero >= 0)) return;
    results[zero] = -0.0f; /* of a product that underflowed */
    CHECK(bitnet__gpu_judge(pairs, results, BITNET__GPU_PAIRS, &flushes) == -1 && flushes);
    results[zero] = 1e-30f; /* neither right nor zero */
    CHECK(bitnet__gpu_judge(pairs, results, BITNET__GPU_PAIRS, &flushes) == zero);
    flush_results(pairs, true, results);
    results[2] = bitnet__from_bits(bitnet__bits(results[2]) + 1); /* as of a fused product */
    CHECK(bitnet__gpu_judge(pairs, results, BITNET__GPU_PAIRS, &flushes) == 2);
}

/* With tests/gpu_flush.c preloaded, a software device flushes denormals. */
static void test_flushes(void) {
    make_file file;
    bitnet_model *model = gpu_small_model(NULL, &file);
    bitnet_gpu *gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    if (CHECK(gpu != NULL)) CHECK(gpu->flushes == (getenv("TEST_FLUSHED") != NULL));
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    make_free(&file);
    test_judge();
}

/* ---- sampling: the candidates come back, and draw the tokens that all logits would */

enum { SAMPLED_TOKENS = 40 };

static void sampled_write(bitnet_session *session, const bitnet_sampling *sampling, int32_t *ids) {
    int32_t prompt[3] = {7, 11, 13}, i;
    bitnet_session_set_sampling(session, sampling);
    bitnet_feed(session, prompt, 3);
    for (i = 0; i < SAMPLED_TOKENS; i++) {
        ids[i] = -1;
        if (!CHECK(bitnet_sample(session, NULL, &ids[i]) == BITNET_OK)) return;
        bitnet_feed(session, &ids[i], 1);
    }
}

static void test_sampled(void) {
    static const bitnet_logit_bias bias[] = {{17, 2.5f}, {260, -3.0f}, {17, 1.0f}};
    bitnet_model *model = gpu_load(RUN_STORIES);
    bitnet_gpu *gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    bitnet_sampling how[6];
    int32_t a[SAMPLED_TOKENS], b[SAMPLED_TOKENS];
    size_t i;
    for (i = 0; i < 6; i++) how[i] = run_sampling(), how[i].temperature = 1.0f, how[i].seed = 5 + i;
    how[1].repetition_penalty = 1.3f;
    how[2].logit_bias = bias, how[2].logit_bias_count = 3, how[2].repetition_penalty = 1.1f;
    how[3].top_k = 3, how[3].temperature = 2.0f;
    how[4].min_p = 0, how[4].top_k = 20, how[4].top_p = 0;
    how[5].temperature = 0.0f, how[5].logit_bias = bias, how[5].logit_bias_count = 2;
    for (i = 0; i < 6 && gpu; i++) {
        bitnet_session *here = gpu_session(model, NULL, 64), *there = gpu_session(model, gpu, 64);
        sampled_write(here, &how[i], a);
        sampled_write(there, &how[i], b);
        CHECK(memcmp(a, b, sizeof a) == 0);
        CHECK(bitnet_gpu_is_attached(there));
        if (i == 0 || i == 3) /* else too many tokens are named, or may be drawn */
            CHECK(bitnet_session_get_stats(there).screened_tokens >= SAMPLED_TOKENS / 2);
        bitnet_session_free(here);
        bitnet_session_free(there);
    }
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
}

/* ---- a grammar, and what it is likely to say next */

static void controlled_write(bitnet_session *s, const bitnet_grammar *g, int32_t *ids, float *p,
                             size_t *best) {
    static const char *const choices[] = {" girl", " boy named tim", " dog", " boy"};
    bitnet_sampling sampling;
    int i;
    sampling = run_sampling();
    sampling.temperature = 1, sampling.seed = 5;
    bitnet_session_set_sampling(s, &sampling);
    CHECK(bitnet_generate_begin(s, "once upon a time there was a little", BITNET_TERMINATED,
                                NULL) == BITNET_OK);
    CHECK(bitnet_choose(s, choices, 4, NULL, NULL, p, best) == BITNET_OK);
    CHECK(bitnet_session_set_grammar(s, g) == BITNET_OK);
    for (i = 0; i < SAMPLED_TOKENS; i++)
        CHECK(bitnet_sample(s, NULL, &ids[i]) == BITNET_OK && !bitnet_feed(s, &ids[i], 1));
    CHECK(bitnet_choose(s, choices, 4, NULL, NULL, p + 4, best + 1) == BITNET_OK);
}

static void test_controlled(void) {
    bitnet_model *model = gpu_load(RUN_STORIES);
    bitnet_gpu *gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    bitnet_session *here = gpu_session(model, NULL, 64), *there = gpu_session(model, gpu, 64);
    bitnet_grammar *g = bitnet_grammar_create("root ::= [a-m ]{500}", 20, NULL, NULL, NULL);
    int32_t a[SAMPLED_TOKENS], b[SAMPLED_TOKENS];
    float p[8], q[8];
    size_t best[2], same[2];
    controlled_write(here, g, a, p, best);
    controlled_write(there, g, b, q, same);
    CHECK(memcmp(a, b, sizeof a) == 0 && memcmp(p, q, sizeof p) == 0);
    CHECK(memcmp(best, same, sizeof best) == 0 && bitnet_gpu_is_attached(there));
    bitnet_session_free(here);
    bitnet_session_free(there);
    bitnet_grammar_free(g);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
}

/* ---- a grammar's tokens go up as a mask, and candidates among them come back */

/* Generates text by a grammar. `stepped`: tokens are computed before they are requested. */
static void masked_write(bitnet_session *s, const bitnet_grammar *g,
                         const bitnet_sampling *sampling, bool stepped, int32_t *ids) {
    bitnet_session_set_sampling(s, sampling);
    ids[0] = 5;
    CHECK(bitnet_feed(s, ids, 1) == BITNET_OK);
    CHECK(bitnet_session_set_grammar(s, g) == BITNET_OK);
    for (ids++; s->length < SAMPLED_TOKENS; ids++) {
        *ids = -1;
        if (stepped) CHECK(bitnet_step(s, NULL) == BITNET_OK);
        if (!CHECK(bitnet_sample(s, NULL, ids) == BITNET_OK)) return;
        bitnet_feed(s, ids, 1);
    }
}

/* Returns how many tokens were chosen among candidates. */
static int64_t masked_compare(bitnet_model *model, bitnet_gpu *gpu, const bitnet_grammar *g,
                              const bitnet_sampling *sampling, bool stepped, bool drafts) {
    bitnet_session *here = gpu_session(model, NULL, 64), *there = gpu_session(model, gpu, 64);
    int32_t a[2 * SAMPLED_TOKENS], b[SAMPLED_TOKENS];
    bitnet_drafter drafter;
    int64_t screened;
    memset(a, 0, sizeof a);
    memset(&drafter, 0, sizeof drafter);
    drafter.draft = gpu_draft;
    drafter.user = a;
    masked_write(here, g, sampling, false, a);
    if (drafts) bitnet_session_set_drafter(there, &drafter);
    masked_write(there, g, sampling, stepped, b);
    CHECK(memcmp(a, b, sizeof b) == 0 && bitnet_gpu_is_attached(there));
    screened = bitnet_session_get_stats(there).screened_tokens;
    bitnet_session_free(here);
    bitnet_session_free(there);
    return screened;
}

static int masked_say(void *user, const char *text, size_t length) {
    (void)user, (void)text, (void)length;
    return 0;
}

/* A text with a minimum length of half of it, and drafts across that point. */
static void masked_least(bitnet_model *model, bitnet_gpu *gpu) {
    bitnet_generate_options options;
    bitnet_drafter drafter;
    bitnet_session *here = gpu_session(model, NULL, 128), *there = gpu_session(model, gpu, 128);
    int32_t known[140];
    memset(known, 0, sizeof known);
    memset(&options, 0, sizeof options);
    memset(&drafter, 0, sizeof drafter);
    options.min_tokens = SAMPLED_TOKENS / 2;
    options.max_tokens = SAMPLED_TOKENS;
    drafter.draft = gpu_draft;
    drafter.user = known;
    CHECK(bitnet_generate(here, "the end", &options, masked_say, NULL) == BITNET_OK);
    memcpy(known, here->tokens, (size_t)here->length * sizeof(int32_t));
    bitnet_session_set_drafter(there, &drafter);
    CHECK(bitnet_generate(there, "the end", &options, masked_say, NULL) == BITNET_OK);
    CHECK(here->length == there->length && bitnet_gpu_is_attached(there));
    CHECK(memcmp(here->tokens, there->tokens, (size_t)here->length * sizeof(int32_t)) == 0);
    CHECK(bitnet_session_get_stats(there).accepted_tokens > SAMPLED_TOKENS / 4);
    CHECK(bitnet_session_get_stats(there).screened_tokens >= SAMPLED_TOKENS / 4);
    bitnet_session_free(here);
    bitnet_session_free(there);
}

/* A removed grammar no longer constrains anything: neither the token computed under it, nor a
   prompt in several batches. */
static void masked_forgotten(bitnet_model *model, bitnet_gpu *gpu, const bitnet_grammar *g) {
    bitnet_session *s[2];
    int32_t ids[40], id[2];
    int i, round;
    gpu_ids(ids, 40, 1000);
    for (i = 0; i < 2; i++) {
        s[i] = gpu_session(model, i ? gpu : NULL, 128);
        s[i]->options.batch = 16;
        CHECK(bitnet_feed(s[i], ids, 3) == BITNET_OK);
    }
    for (round = 0; round < 2; round++) {
        for (i = 0; i < 2; i++) {
            CHECK(bitnet_session_set_grammar(s[i], g) == BITNET_OK);
            CHECK(bitnet_step(s[i], NULL) == BITNET_OK);
            if (round) CHECK(bitnet_sample(s[i], NULL, &id[i]) == BITNET_OK);
            CHECK(bitnet_session_set_grammar(s[i], NULL) == BITNET_OK);
            if (round) CHECK(bitnet_feed(s[i], ids, 40) == BITNET_OK);
            if (round) CHECK(bitnet_step(s[i], NULL) == BITNET_OK);
            CHECK(bitnet_sample(s[i], NULL, &id[i]) == BITNET_OK);
            CHECK(bitnet_feed(s[i], &id[i], 1) == BITNET_OK);
        }
        CHECK(id[0] == id[1]);
    }
    CHECK(bitnet_gpu_is_attached(s[1]));
    for (i = 0; i < 2; i++) bitnet_session_free(s[i]);
}

/* The mask of a head in three pieces. */
static void masked_pieces(const bitnet_sampling *sampling) {
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model;
    bitnet_gpu *gpu;
    const char *text = "root ::= ([A-Z]{4} [A-E]){100}"; /* tokens of all pieces are such words */
    bitnet_grammar *g = bitnet_grammar_create(text, strlen(text), NULL, NULL, NULL);
    o.vocabulary = 5000;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 1250000);
    if (CHECK(g && gpu && gpu->lm_head.pieces == 3 && gpu->screen.there))
        CHECK(masked_compare(model, gpu, g, sampling, false, false) >= SAMPLED_TOKENS * 3 / 4);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    bitnet_grammar_free(g);
    make_free(&file);
}

static void test_masked(void) {
    static const bitnet_logit_bias bias[] = {{300, 2.5f}, {260, 30.0f}, {400, 1.0f}};
    bitnet_model *model = gpu_load(RUN_STORIES);
    bitnet_gpu *gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    bitnet_grammar *g = bitnet_grammar_create("root ::= [a-o ]{500}", 20, NULL, NULL, NULL);
    const char *text = "root ::= ([a-e] \"nd then \" [a-z]){80}"; /* most of it is forced */
    bitnet_grammar *forced = bitnet_grammar_create(text, strlen(text), NULL, NULL, NULL);
    bitnet_sampling how[4];
    int i;
    for (i = 0; i < 4; i++) how[i] = run_sampling(), how[i].seed = 7;
    how[0].temperature = how[2].temperature = how[3].temperature = 1.0f;
    how[0].top_k = how[2].top_k = how[3].top_k = 5; /* so that few survive of few rows */
    how[2].logit_bias = bias,
    how[2].logit_bias_count = 3; /* of tokens within the mask and without */
    how[3].repetition_penalty = 1.2f;
    if (CHECK(gpu && g)) {
        const int64_t most = SAMPLED_TOKENS * 3 / 4;
        CHECK(masked_compare(model, gpu, g, &how[0], false, false) >= most);
        CHECK(masked_compare(model, gpu, g, &how[0], true, false) >= most);
        CHECK(masked_compare(model, gpu, g, &how[1], true, false) >= most);
        CHECK(masked_compare(model, gpu, g, &how[2], false, false) >= most);
        for (i = 0; i < 4; i++) CHECK(masked_compare(model, gpu, g, &how[i], false, true) >= most);
        CHECK(masked_compare(model, gpu, forced, &how[0], false, true) >= most / 2);
        masked_least(model, gpu);
        masked_forgotten(model, gpu, g);
    }
    bitnet_grammar_free(forced);
    bitnet_grammar_free(g);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    masked_pieces(&how[0]);
}

enum { SCREEN_TOKENS = 24 };

/* ---- kernels by the device's clock, in the middle of a text that continues */

/* The limit of dispatches is sufficient for a token of each kind of model. */
static void clock_room(const make_options *o, uint64_t buffer_limit, int least) {
    make_file file;
    bitnet_model *model;
    bitnet_gpu *gpu;
    bitnet_session *s;
    bitnet_gpu_kernel kernels[12];
    const int32_t id = 5;
    size_t count, i;
    int dispatches = 0;
    make_model(o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, buffer_limit);
    s = gpu_session(model, gpu, 64);
    CHECK(bitnet_feed(s, &id, 1) == BITNET_OK);
    bitnet_gpu_measure(s, kernels, 12, &count);
    CHECK(count <= 12 && bitnet_gpu_is_attached(s));
    for (i = 0; i < count; i++) dispatches += kernels[i].dispatches;
    if (gpu && count > 0)
        CHECK(dispatches >= least && dispatches <= (int)bitnet__gpu_most_dispatches(gpu));
    bitnet_session_free(s);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    make_free(&file);
}

static void test_clock(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model = gpu_small_model(NULL, &file);
    bitnet_gpu *gpu = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    bitnet_session *here = gpu_session(model, NULL, 64), *there = gpu_session(model, gpu, 64);
    bitnet_gpu_kernel kernels[12];
    int32_t a[SCREEN_TOKENS], b[SCREEN_TOKENS], prompt[3] = {7, 11, 13};
    size_t count = 7, n;
    int dispatches = 0, i;
    double microseconds = 0;
    bitnet_result result = bitnet_gpu_measure(here, kernels, 12, &count);
    CHECK(result == BITNET_ERROR_ARGUMENT && count == 0); /* it is not on a GPU */
    CHECK(strstr(bitnet_session_message(here), "not on a GPU"));
    bitnet_feed(here, prompt, 3);
    bitnet_feed(there, prompt, 3);
    for (i = 0; i < SCREEN_TOKENS; i++) {
        bitnet_sample(here, NULL, &a[i]);
        bitnet_feed(here, &a[i], 1);
        CHECK(bitnet_sample(there, NULL, &b[i]) == BITNET_OK);
        bitnet_feed(there, &b[i], 1);
        if (i % 8 == 5) result = bitnet_gpu_measure(there, kernels, 12, &count);
    }
    CHECK(memcmp(a, b, sizeof a) == 0 && bitnet_gpu_is_attached(there));
    for (n = 0; n < count && n < 12; n++) {
        dispatches += kernels[n].dispatches;
        microseconds += kernels[n].microseconds;
        if (strcmp(kernels[n].name, "output") == 0) CHECK(kernels[n].bytes == 128 * 128 / 4);
    }
    if (gpu && gpu->can.limits.timestampComputeAndGraphics) {
        const int joined = bitnet__load_acquire(&gpu->joined) != 0; /* attention with its product */
        CHECK((int)count == 10 - joined && dispatches == 10 - joined && microseconds > 0);
    }
    if (gpu) CHECK(result == (count ? BITNET_OK : BITNET_ERROR_GPU_UNSUPPORTED));
    bitnet_gpu_measure(there, kernels, 1, &n); /* room for the first one only */
    CHECK(count == 0 ? n == 0 : n > 1 && strcmp(kernels[0].name, "embedding") == 0);
    bitnet_session_free(here);
    bitnet_session_free(there);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    make_free(&file);
    o.vocabulary = 5000; /* embedding and head in three pieces, the head screened */
    clock_room(&o, 1200000, 4 * o.layers + 3 + 2 * 3 + 2);
    o = make_defaults();
    o.arch = "qwen3", o.weight_type = BITNET_TYPE_Q1_0; /* norms of heads, matrices by groups */
    o.width = o.ffn = 256, o.head_width = 64, o.activation_group = 32;
    clock_room(&o, 0, 6 * o.layers + 1 + 2 + 2);
}

/* ---- the screen of the head never changes a choice, and rules rows out */

/* Greedy tokens, with a screened head where possible. */
static void screen_write(bitnet_session *session, bool screened, int32_t *ids) {
    int32_t prompt[3] = {7, 11, 13}, i;
    bitnet_feed(session, prompt, 3);
    for (i = 0; i < SCREEN_TOKENS; i++) {
        if (bitnet_gpu_is_attached(session)) bitnet__gpu_of(session)->rest = screened ? 0 : 1000;
        ids[i] = -1;
        if (!CHECK(bitnet_sample(session, NULL, &ids[i]) == BITNET_OK)) return;
        bitnet_feed(session, &ids[i], 1);
    }
    if (!bitnet_gpu_is_attached(session)) return;
    CHECK(bitnet__gpu_of(session)->now.record.screened == screened);
}

/* Pairs of equal rows, rows of zeros, and of the smallest halves. */
static void screen_edit(const bitnet_model *model) {
    const bitnet__matrix *m = &model->lm_head;
    uint8_t *rows = (uint8_t *)m->data;
    int i;
    for (i = 0; i + 1 < 200; i += 2)
        memcpy(rows + (size_t)(i + 1) * m->stride, rows + (size_t)i * m->stride, m->stride);
    memset(rows + 200 * m->stride, 0, 20 * m->stride);
    for (i = 0; i < 20 * m->columns; i++) {
        uint8_t *half = rows + 220 * m->stride + 2 * (size_t)i;
        half[1] &= 0x83; /* a denormal */
    }
}

static void screen_compare(bitnet_model *model, bitnet_gpu_tier tier, uint32_t most) {
    bitnet_gpu *gpu = gpu_open(model, tier, 0);
    bitnet_session *here = gpu_session(model, NULL, 64);
    int32_t a[SCREEN_TOKENS], b[SCREEN_TOKENS], screened;
    screen_write(here, false, a);
    for (screened = 0; gpu && screened < 2; screened++) {
        bitnet_session *there = gpu_session(model, gpu, 64);
        screen_write(there, screened == 1, b);
        CHECK(memcmp(a, b, sizeof a) == 0);
        if (screened && bitnet__gpu_of(there)->now.record.count == 1)
            CHECK(bitnet__gpu_of(there)
                      ->now.outbox[bitnet__gpu_choice_at(0) + BITNET__CHOICE_SURVIVORS] <= most);
        bitnet_session_free(there);
    }
    bitnet_session_free(here);
    bitnet_gpu_free(gpu);
}

static void test_screened(void) {
    bitnet_model_options options;
    make_file file;
    bitnet_model *model;
    memset(&options, 0, sizeof options);
    options.no_repack = true;
    model = gpu_small_model(&options, &file);
    screen_edit(model);
    screen_compare(model, BITNET_GPU_TIER_FAST, 32 * 320);
    screen_compare(model, BITNET_GPU_TIER_PLAIN, 32 * 320);
    bitnet_model_free(model);
    make_free(&file);
    model = gpu_load(RUN_STORIES);
    screen_compare(model, BITNET_GPU_TIER_AUTO, 128); /* of 2048 rows */
    bitnet_model_free(model);
}

#include "test_gpu_vulkan.h"

#include "test_gpu_devices.h"

#include "test_gpu_passes.h"

#include "test_gpu_states.h"

#include "test_gpu_behind.h"

#include "test_gpu_bytes.h"

#include "test_gpu_adapters.h"

#include "test_gpu_experts.h"
#include "test_gpu_slices.h"

/* Was this area requested? Without requests, all are. */
static bool gpu_asked_for(int argc, char **argv, const char *area) {
    int names = 0, a;
    for (a = 1; a < argc; a++) {
        if (strcmp(argv[a], "--device") == 0) {
            a++;
            continue;
        }
        if (strcmp(argv[a], area) == 0) return true;
        names++;
    }
    return names == 0;
}

int main(int argc, char **argv) {
    static const struct {
        const char *name;
        void (*test)(void);
        bool needs_device;
    } areas[] = {
        {"shaders", test_shaders, false},
        {"refusals", test_refusals, true},
        {"layers", test_layers, true},
        {"threads", test_threads, true},
        {"hangs", test_hangs, true},
        {"drafts", test_drafts, true},
        {"state", test_state, true},
        {"devices", test_devices, true},
        {"spoiled", test_spoiled, true},
        {"limits", test_limits, true},
        {"vulkan", test_vulkan, true},
        {"sessions", test_sessions, true},
        {"context", test_context, true},
        {"faults", test_faults, true},
        {"head", test_head, true},
        {"batches", test_batches, true},
        {"prompts", test_prompts, true},
        {"prompt-tiles", test_prompt_tiles, true},
        {"prompt-bytes", test_prompt_bytes, true},
        {"passes", test_passes, true},
        {"passes-many", test_passes_many, true},
        {"greedy", test_greedy, true},
        {"joined", test_joined, true},
        {"models", test_models, true},
        {"heads", test_heads, true},
        {"groups", test_groups, true},
        {"groups-models", test_groups_models, true},
        {"groups-sessions", test_groups_sessions, true},
        {"floats", test_floats, true},
        {"states", test_states, true},
        {"states-sessions", test_states_sessions, true},
        {"states-zoo", test_states_zoo, true},
        {"bases", test_bases, true},
        {"bases-sessions", test_bases_sessions, true},
        {"tiles", test_tiles, true},
        {"ternary", test_ternary, true},
        {"halves", test_halves, true},
        {"screen", test_screened, true},
        {"flushes", test_flushes, true},
        {"sampled", test_sampled, true},
        {"controlled", test_controlled, true},
        {"masked", test_masked, true},
        {"clock", test_clock, true},
        {"behind", test_behind, true},
        {"bytes", test_bytes, true},
        {"bytes-models", test_bytes_models, true},
        {"adapters", test_adapters, true},
        {"adapters-models", test_adapters_models, true},
        {"experts", test_experts, true},
        {"experts-models", test_experts_models, true},
        {"experts-shared", test_experts_shared, true},
        {"experts-sessions", test_experts_sessions, true},
        {"slices", test_slices, true},
        {"slices-refusals", test_slices_refusals, true},
        {"opening", test_opening, true},
        {"attention", test_attention, true},
        {"crews", test_crews, true},
    };
    const size_t area_count = sizeof areas / sizeof *areas;
    size_t count = 0, i;
    int a;
    if (argc == 2 && strcmp(argv[1], "--areas") == 0) {
        for (i = 0; i < area_count; i++) printf("%s\n", areas[i].name);
        return 0;
    }
    for (a = 1; a < argc; a++) {
        if (strcmp(argv[a], "--device") == 0 && a + 1 < argc) {
            gpu_device = atoi(argv[++a]);
            continue;
        }
        for (i = 0; i < area_count && strcmp(argv[a], areas[i].name) != 0; i++) continue;
        if (i == area_count) return printf("there is no area '%s'\n", argv[a]), 2;
    }
    bitnet_gpu_devices(NULL, NULL, 0, &count, NULL);
    for (i = 0; i < area_count; i++) {
        int passed = check_passed, failed = check_failed;
        if (!gpu_asked_for(argc, argv, areas[i].name)) continue;
        TEST(areas[i].name);
        if (areas[i].needs_device && count == 0) {
            SKIP("there is no Vulkan device");
            continue;
        }
        gpu_start = bitnet__microseconds();
        gpu_progress();
        areas[i].test();
        printf("%-10s %6d passed, %d failed, %.1f s\n", areas[i].name, check_passed - passed,
               check_failed - failed, (double)(bitnet__microseconds() - gpu_start) * 1e-6);
        fflush(stdout);
    }
    printf("%d passed, %d failed", check_passed, check_failed);
    if (check_skipped) printf(", %d skipped", check_skipped);
    putchar('\n');
    return check_failed ? 1 : 0;
}
