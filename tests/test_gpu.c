/* test_gpu.c - all tests of bitnet_gpu.h; where there is no Vulkan device most are skipped

       cc tests/test_gpu.c -o test_gpu && ./test_gpu     from the top of the repository
       ./test_gpu AREA                                   one area only
       ./test_gpu --device N                             on another device than the first

   Every result of the GPU is compared with the CPU's by memcmp, in both tiers. */

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

#include "check.h"
#include "make.h"
#include "run.h"

#include "test_gpu_shaders.h"

static int gpu_device = 1; /* the number of the one to be tested */

/* ---- what all areas use */

static bitnet_model *gpu_load(const char *path) {
    bitnet_error error;
    bitnet_model *model = bitnet_model_load_file(path, NULL, &error);
    if (!model) printf("%s: %s\n", path, error.message);
    return model;
}

static bitnet_gpu *gpu_open(bitnet_model *model, bitnet_gpu_tier tier, uint64_t buffer_limit) {
    bitnet_gpu_options options;
    bitnet_error error;
    bitnet_gpu *gpu;
    memset(&options, 0, sizeof options);
    options.device = gpu_device;
    options.tier = tier;
    options.buffer_limit = buffer_limit;
    gpu = bitnet_gpu_create(model, &options, &error);
    if (!gpu && model) printf("%s\n", error.message);
    return gpu;
}

/* A session, on the GPU unless that is NULL. */
static bitnet_session *gpu_session(bitnet_model *model, bitnet_gpu *gpu, int32_t context) {
    bitnet_session_options options;
    bitnet_session *session;
    memset(&options, 0, sizeof options);
    options.context = context;
    session = bitnet_session_create(model, &options, NULL);
    if (session && gpu && !CHECK(bitnet_gpu_attach(session, gpu) == BITNET_OK))
        printf("%s\n", bitnet_session_message(session));
    return session;
}

/* Some tokens that are the same every time. */
static void gpu_ids(int32_t *ids, int32_t count, int32_t vocabulary) {
    int32_t i;
    for (i = 0; i < count; i++)
        ids[i] = (int32_t)(bitnet__random(3, (uint64_t)i) % (uint64_t)vocabulary);
}

/* ---- greedy: ids, and the state after each */

enum { GPU_GREEDY = 256 };

typedef struct gpu_story {
    int32_t ids[GPU_GREEDY];
    float *states; /* [GPU_GREEDY][width] */
    float *logits; /* after the last */
} gpu_story;

static bool gpu_tell(bitnet_session *session, gpu_story *story) {
    const bitnet_model_info *info = bitnet_model_get_info(bitnet_session_model(session));
    int32_t prompt[3] = {7, 11, 13}, i;
    size_t width = (size_t)info->width;
    const float *logits;
    story->states = (float *)calloc(GPU_GREEDY * width, sizeof(float));
    story->logits = (float *)calloc((size_t)info->vocabulary, sizeof(float));
    bitnet_feed(session, prompt, 3);
    for (i = 0; i < GPU_GREEDY; i++) {
        if (bitnet_sample(session, NULL, &story->ids[i]) != BITNET_OK) return false;
        memcpy(story->states + (size_t)i * width, session->hidden, width * sizeof(float));
        bitnet_feed(session, &story->ids[i], 1);
    }
    logits = bitnet_logits(session);
    if (logits) memcpy(story->logits, logits, (size_t)info->vocabulary * sizeof(float));
    return logits != NULL;
}

static void gpu_story_free(gpu_story *story) {
    free(story->states);
    free(story->logits);
}

static void test_greedy(void) {
    static const char *const files[] = {RUN_STORIES, RUN_TINY};
    static const int steps[] = {1, 4, 16};
    size_t f, n;
    int tier;
    for (f = 0; f < 2; f++) {
        bitnet_model *model = gpu_load(files[f]);
        const bitnet_model_info *info = bitnet_model_get_info(model);
        bitnet_session *session = gpu_session(model, NULL, 0);
        gpu_story here, there;
        CHECK(gpu_tell(session, &here));
        bitnet_session_destroy(session);
        for (tier = BITNET_GPU_FAST; tier <= BITNET_GPU_PLAIN; tier++) {
            bitnet_gpu *gpu = gpu_open(model, (bitnet_gpu_tier)tier, 0);
            if (!CHECK(gpu != NULL)) continue;
            for (n = 0; n < 3; n++) {
                bitnet_gpu_stats before, after;
                gpu->options.tokens_per_submit = steps[n];
                session = gpu_session(model, gpu, 0);
                bitnet__gpu_of(session)->token_microseconds = 1;
                before = bitnet_gpu_get_stats(gpu);
                CHECK(gpu_tell(session, &there));
                after = bitnet_gpu_get_stats(gpu);
                CHECK(bitnet_gpu_is_attached(session));
                CHECK(memcmp(here.ids, there.ids, sizeof here.ids) == 0);
                CHECK(memcmp(here.states, there.states,
                             (size_t)GPU_GREEDY * (size_t)info->width * 4) == 0);
                CHECK(memcmp(here.logits, there.logits, (size_t)info->vocabulary * 4) == 0);
                CHECK((after.dispatches - before.dispatches) / (after.tokens - before.tokens) <=
                      5 * info->layers + 4);
                if (n == 0) CHECK(after.tokens - before.tokens == GPU_GREEDY + 3);
                gpu_story_free(&there);
                bitnet_session_destroy(session);
            }
            bitnet_gpu_destroy(gpu);
        }
        gpu_story_free(&here);
        bitnet_model_free(model);
    }
}

/* ---- batches: the logits of every position, however the tokens come */

static void gpu_compare_batches(bitnet_model *model, bitnet_gpu *gpu, const int32_t *batches,
                                size_t count, int32_t total) {
    int32_t *ids = (int32_t *)malloc((size_t)total * sizeof(int32_t));
    int32_t vocabulary = bitnet_model_get_info(model)->vocabulary;
    run_logits here;
    size_t i;
    gpu_ids(ids, total, vocabulary);
    here = run_all(model, ids, total);
    for (i = 0; i < count; i++) {
        bitnet_session *session = gpu_session(model, gpu, total);
        run_logits there = run_logits_create(total, vocabulary);
        const float *last;
        run_observe(session, &there);
        CHECK(run_feed(session, ids, 0, total, batches[i], NULL));
        CHECK_CASE(run_equal(&here, &there), "logits of every position");
        CHECK(bitnet_gpu_is_attached(session));
        /* without the observer batches are larger, and only the last token has logits */
        bitnet_session_observe(session, NULL);
        bitnet_session_reset(session);
        CHECK(run_feed(session, ids, 0, total, batches[i], NULL));
        last = bitnet_logits(session);
        CHECK_CASE(last && memcmp(last, run_row(&here, total - 1), (size_t)vocabulary * 4) == 0,
                   "logits of the last position");
        free(there.data);
        bitnet_session_destroy(session);
    }
    free(here.data);
    free(ids);
}

static void test_batches(void) {
    static const int32_t sizes[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 31, 64, 150};
    bitnet_model *model = gpu_load(RUN_TINY);
    int tier;
    for (tier = BITNET_GPU_FAST; tier <= BITNET_GPU_PLAIN; tier++) {
        bitnet_gpu *gpu = gpu_open(model, (bitnet_gpu_tier)tier, 0);
        if (CHECK(gpu != NULL)) gpu_compare_batches(model, gpu, sizes, 12, 150);
        bitnet_gpu_destroy(gpu);
    }
    bitnet_model_free(model);
}

int main(int argc, char **argv) {
    static const struct {
        const char *name;
        void (*test)(void);
        bool needs_device;
    } areas[] = {
        {"shaders", test_shaders, false},
        {"greedy", test_greedy, true},
        {"batches", test_batches, true},
    };
    const char *only = NULL;
    size_t i, found = 0;
    int count = 0, a;
    for (a = 1; a < argc; a++) {
        if (strcmp(argv[a], "--device") == 0 && a + 1 < argc) gpu_device = atoi(argv[++a]);
        else only = argv[a];
    }
    bitnet_gpu_devices(NULL, NULL, 0, &count, NULL);
    for (i = 0; i < sizeof areas / sizeof *areas; i++) {
        int passed = check_passed, failed = check_failed;
        int64_t start = bitnet__microseconds();
        if (only && strcmp(only, areas[i].name) != 0) continue;
        found++;
        TEST(areas[i].name);
        if (areas[i].needs_device && count == 0) {
            SKIP("there is no Vulkan device");
            continue;
        }
        areas[i].test();
        printf("%-10s %6d passed, %d failed, %.1f s\n", areas[i].name, check_passed - passed,
               check_failed - failed, (double)(bitnet__microseconds() - start) * 1e-6);
        fflush(stdout);
    }
    if (!found) return printf("there is no area '%s'\n", only), 2;
    printf("%d passed, %d failed", check_passed, check_failed);
    if (check_skipped) printf(", %d skipped", check_skipped);
    putchar('\n');
    return check_failed ? 1 : 0;
}
