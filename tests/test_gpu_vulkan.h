/* test_gpu_vulkan.h - a program's own Vulkan device with validation layers, a pipeline cache, and a
   driver whose n-th call fails */

#ifndef TEST_GPU_VULKAN_H
#define TEST_GPU_VULKAN_H

/* The system's loader; its handle stays open until the program ends. */
static PFN_vkGetInstanceProcAddr vulkan_loader(void) {
    static bitnet__vk vk;
    if (!vk.GetInstanceProcAddr) bitnet__vk_open(&vk, NULL, NULL);
    return vk.GetInstanceProcAddr;
}

/* ---- a driver whose n-th call fails: what we call goes through these */

typedef struct fault_counter {
    long calls, fail_at; /* calls that can fail, so far; the one that does; 0: none */
    VkResult result;     /* what the failing call returns */
    long live;           /* objects that were made and not destroyed */
    void (*spoil)(void); /* if set: changes what a submit has brought back */
} fault_counter;

static fault_counter fault;

static bool fault_now(void) { return ++fault.calls == fault.fail_at; }

static bitnet__vk fault_real; /* the functions themselves */

/* NAME(declared arguments)(passed arguments): number of objects made on success */
#define FAULT_CALLS(X) \
    X(EnumerateInstanceExtensionProperties, \
      (const char *a, uint32_t *b, VkExtensionProperties *c), (a, b, c), 0) \
    X(EnumeratePhysicalDevices, (VkInstance a, uint32_t * b, VkPhysicalDevice * c), (a, b, c), 0) \
    X(EnumerateDeviceExtensionProperties, \
      (VkPhysicalDevice a, const char *b, uint32_t *c, VkExtensionProperties *d), (a, b, c, d), 0) \
    X(CreateDevice, \
      (VkPhysicalDevice a, const VkDeviceCreateInfo *b, const VkAllocationCallbacks *c, \
       VkDevice *d), \
      (a, b, c, d), 1) \
    X(CreateBuffer, \
      (VkDevice a, const VkBufferCreateInfo *b, const VkAllocationCallbacks *c, VkBuffer *d), \
      (a, b, c, d), 1) \
    X(AllocateMemory, \
      (VkDevice a, const VkMemoryAllocateInfo *b, const VkAllocationCallbacks *c, \
       VkDeviceMemory *d), \
      (a, b, c, d), 1) \
    X(BindBufferMemory, (VkDevice a, VkBuffer b, VkDeviceMemory c, VkDeviceSize d), (a, b, c, d), \
      0) \
    X(MapMemory, \
      (VkDevice a, VkDeviceMemory b, VkDeviceSize c, VkDeviceSize d, VkMemoryMapFlags e, \
       void **f), \
      (a, b, c, d, e, f), 0) \
    X(CreateDescriptorSetLayout, \
      (VkDevice a, const VkDescriptorSetLayoutCreateInfo *b, const VkAllocationCallbacks *c, \
       VkDescriptorSetLayout *d), \
      (a, b, c, d), 1) \
    X(CreatePipelineLayout, \
      (VkDevice a, const VkPipelineLayoutCreateInfo *b, const VkAllocationCallbacks *c, \
       VkPipelineLayout *d), \
      (a, b, c, d), 1) \
    X(CreateDescriptorPool, \
      (VkDevice a, const VkDescriptorPoolCreateInfo *b, const VkAllocationCallbacks *c, \
       VkDescriptorPool *d), \
      (a, b, c, d), 1) \
    X(AllocateDescriptorSets, \
      (VkDevice a, const VkDescriptorSetAllocateInfo *b, VkDescriptorSet *c), (a, b, c), 0) \
    X(CreateShaderModule, \
      (VkDevice a, const VkShaderModuleCreateInfo *b, const VkAllocationCallbacks *c, \
       VkShaderModule *d), \
      (a, b, c, d), 1) \
    X(CreateComputePipelines, \
      (VkDevice a, VkPipelineCache b, uint32_t c, const VkComputePipelineCreateInfo *d, \
       const VkAllocationCallbacks *e, VkPipeline *f), \
      (a, b, c, d, e, f), 1) \
    X(CreatePipelineCache, \
      (VkDevice a, const VkPipelineCacheCreateInfo *b, const VkAllocationCallbacks *c, \
       VkPipelineCache *d), \
      (a, b, c, d), 1) \
    X(GetPipelineCacheData, (VkDevice a, VkPipelineCache b, size_t * c, void *d), (a, b, c, d), 0) \
    X(CreateCommandPool, \
      (VkDevice a, const VkCommandPoolCreateInfo *b, const VkAllocationCallbacks *c, \
       VkCommandPool *d), \
      (a, b, c, d), 1) \
    X(ResetCommandPool, (VkDevice a, VkCommandPool b, VkCommandPoolResetFlags c), (a, b, c), 0) \
    X(AllocateCommandBuffers, \
      (VkDevice a, const VkCommandBufferAllocateInfo *b, VkCommandBuffer *c), (a, b, c), 0) \
    X(BeginCommandBuffer, (VkCommandBuffer a, const VkCommandBufferBeginInfo *b), (a, b), 0) \
    X(EndCommandBuffer, (VkCommandBuffer a), (a), 0) \
    X(QueueSubmit, (VkQueue a, uint32_t b, const VkSubmitInfo *c, VkFence d), (a, b, c, d), 0) \
    X(CreateFence, \
      (VkDevice a, const VkFenceCreateInfo *b, const VkAllocationCallbacks *c, VkFence *d), \
      (a, b, c, d), 1) \
    X(ResetFences, (VkDevice a, uint32_t b, const VkFence *c), (a, b, c), 0) \
    X(CreateQueryPool, \
      (VkDevice a, const VkQueryPoolCreateInfo *b, const VkAllocationCallbacks *c, \
       VkQueryPool *d), \
      (a, b, c, d), 1) \
    X(GetQueryPoolResults, \
      (VkDevice a, VkQueryPool b, uint32_t c, uint32_t d, size_t e, void *f, VkDeviceSize g, \
       VkQueryResultFlags h), \
      (a, b, c, d, e, f, g, h), 0)

/* clang-format off */
#define FAULT_DESTROYS(X) \
    X(DestroyBuffer, VkBuffer) \
    X(FreeMemory, VkDeviceMemory) \
    X(DestroyDescriptorSetLayout, VkDescriptorSetLayout) \
    X(DestroyPipelineLayout, VkPipelineLayout) \
    X(DestroyDescriptorPool, VkDescriptorPool) \
    X(DestroyShaderModule, VkShaderModule) \
    X(DestroyPipeline, VkPipeline) \
    X(DestroyPipelineCache, VkPipelineCache) \
    X(DestroyCommandPool, VkCommandPool) \
    X(DestroyFence, VkFence) \
    X(DestroyQueryPool, VkQueryPool)
/* clang-format on */

#define FAULT_X(name, declared, passed, made) \
    static VKAPI_ATTR VkResult VKAPI_CALL fault_##name declared { \
        VkResult result; \
        if (fault_now()) return fault.result; \
        result = fault_real.name passed; \
        if (result >= VK_SUCCESS) fault.live += made; \
        return result; \
    }
FAULT_CALLS(FAULT_X)
#undef FAULT_X

#define FAULT_X(name, type) \
    static VKAPI_ATTR void VKAPI_CALL fault_##name(VkDevice device, type object, \
                                                   const VkAllocationCallbacks *callbacks) { \
        fault.live--; \
        fault_real.name(device, object, callbacks); \
    }
FAULT_DESTROYS(FAULT_X)
#undef FAULT_X

/* The device is not really lost: it must finish before the memory that it uses is freed. */
static VKAPI_ATTR VkResult VKAPI_CALL fault_WaitForFences(VkDevice device, uint32_t count,
                                                          const VkFence *fences, VkBool32 all,
                                                          uint64_t timeout) {
    bool fails = fault_now();
    VkResult result =
        fault_real.WaitForFences(device, count, fences, all, fails ? UINT64_MAX : timeout);
    if (result == VK_SUCCESS && fault.spoil) fault.spoil();
    return fails ? fault.result : result;
}

static VKAPI_ATTR VkResult VKAPI_CALL fault_CreateInstance(const VkInstanceCreateInfo *create,
                                                           const VkAllocationCallbacks *callbacks,
                                                           VkInstance *instance) {
    VkResult result;
    if (fault_now()) return fault.result;
    result = fault_real.CreateInstance(create, callbacks, instance);
    fault.live += result == VK_SUCCESS;
    return result;
}

static VKAPI_ATTR void VKAPI_CALL fault_DestroyInstance(VkInstance instance,
                                                        const VkAllocationCallbacks *callbacks) {
    fault.live--;
    fault_real.DestroyInstance(instance, callbacks);
}

static VKAPI_ATTR void VKAPI_CALL fault_DestroyDevice(VkDevice device,
                                                      const VkAllocationCallbacks *callbacks) {
    fault.live--;
    fault_real.DestroyDevice(device, callbacks);
}

/* The real function goes into the table, ours to the caller. */
#define FAULT_TAKE(name) \
    if (strcmp(asked, "vk" #name) == 0) { \
        memcpy(&fault_real.name, &real, sizeof real); \
        return (PFN_vkVoidFunction)fault_##name; \
    }

static PFN_vkVoidFunction fault_wrap(const char *asked, PFN_vkVoidFunction real) {
    if (!real) return NULL;
#define FAULT_X(name, declared, passed, made) FAULT_TAKE(name)
    FAULT_CALLS(FAULT_X)
#undef FAULT_X
#define FAULT_X(name, type) FAULT_TAKE(name)
    FAULT_DESTROYS(FAULT_X)
#undef FAULT_X
    FAULT_TAKE(WaitForFences)
    FAULT_TAKE(CreateInstance)
    FAULT_TAKE(DestroyInstance)
    FAULT_TAKE(DestroyDevice)
    return real;
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL fault_GetDeviceProcAddr(VkDevice device,
                                                                        const char *name) {
    return fault_wrap(name, fault_real.GetDeviceProcAddr(device, name));
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL fault_GetInstanceProcAddr(VkInstance instance,
                                                                          const char *asked) {
    PFN_vkVoidFunction real = vulkan_loader()(instance, asked);
    if (real) {
        FAULT_TAKE(GetDeviceProcAddr)
    }
    return fault_wrap(asked, real);
}

static bitnet_gpu *fault_open(bitnet_model *model, bitnet_error *error) {
    PFN_vkGetInstanceProcAddr loader = fault_GetInstanceProcAddr;
    bitnet_gpu_options options;
    memset(&options, 0, sizeof options);
    options.device = gpu_device;
    memcpy(&options.vulkan.get_instance_proc_addr, &loader, sizeof loader);
    return bitnet_gpu_create(model, &options, error);
}

/* Objects, other than kernels, that a GPU keeps: it makes them on demand. */
static long fault_held(const bitnet_gpu *gpu) {
    long held = fault.live;
    int i;
    for (i = 0; i < BITNET__PIPELINES; i++) held -= gpu->pipelines[i] != VK_NULL_HANDLE;
    return held;
}

enum { FAULT_TOKENS = 14 };

/* A prompt of ten tokens, then greedy ones; the cache is read at the end. */
static bool fault_write(bitnet_session *session, int32_t *ids, void *state, size_t size) {
    int32_t prompt[10], i;
    gpu_ids(prompt, 10, 300);
    if (bitnet_feed(session, prompt, 10) != BITNET_OK) return false;
    for (i = 0; i < FAULT_TOKENS; i++)
        if (bitnet_sample(session, NULL, &ids[i]) != BITNET_OK ||
            bitnet_feed(session, &ids[i], 1) != BITNET_OK)
            return false;
    return bitnet_step(session, NULL) == BITNET_OK && run_save_to(session, state, size) > 0;
}

static const VkResult fault_results[] = {VK_ERROR_OUT_OF_DEVICE_MEMORY, VK_ERROR_DEVICE_LOST};

/* TEST_SECONDS, if it is set, limits each loop that opens devices: a software driver may need minutes
   for one of them. */
static bool opening_in_time(int64_t start) {
    const char *seconds = getenv("TEST_SECONDS");
    return !seconds || bitnet__microseconds() - start < (int64_t)atoi(seconds) * 1000000;
}

/* Opening: every failing call gives a named error, and nothing leaks; memory in use after the first
   opening is the model's scratch memory, which is used again. */
static void test_opening_calls(bitnet_model *model, const check_heap *heap) {
    bool clean = true, named = true;
    bitnet_error error;
    bitnet_gpu *gpu;
    int64_t start;
    long n, opened, blocks;
    memset(&fault, 0, sizeof fault);
    gpu = fault_open(model, &error);
    CHECK(gpu != NULL);
    opened = fault.calls;
    bitnet_gpu_free(gpu);
    CHECK(fault.live == 0);
    blocks = heap->live;
    start = bitnet__microseconds();
    for (n = 1; n <= opened && opening_in_time(start); n += n < 150 ? 1 : 13) {
        memset(&fault, 0, sizeof fault);
        memset(&error, 0, sizeof error);
        fault.fail_at = n;
        fault.result = fault_results[n % 2];
        gpu = fault_open(model, &error);
        named = named && (gpu || (bitnet_is_error(error.result) && error.message[0]));
        bitnet_gpu_free(gpu);
        clean = clean && fault.live == 0 && heap->live == blocks;
    }
    CHECK(named);
    CHECK(clean);
}

/* The same for every allocation, including those of a session. */
static void test_opening_memory(bitnet_model *model, check_heap *heap) {
    bool clean = true, named = true, done = false;
    const long blocks = heap->live;
    const int64_t start = bitnet__microseconds();
    bitnet_error error;
    long n;
    memset(&fault, 0, sizeof fault);
    for (n = 1; !done && opening_in_time(start); n++) {
        bitnet_gpu *gpu;
        bitnet_session *session;
        memset(&error, 0, sizeof error);
        heap->count = 0;
        heap->fail_at = n;
        gpu = fault_open(model, &error);
        session = gpu ? bitnet_session_create(model, NULL, &error) : NULL;
        if (session && bitnet_gpu_attach(session, gpu) != BITNET_OK)
            named = named && bitnet_session_message(session)[0];
        done = heap->count < n;
        named = named && (gpu || error.message[0]);
        bitnet_session_free(session);
        bitnet_gpu_free(gpu);
        clean = clean && fault.live == 0 && heap->live == blocks;
    }
    heap->fail_at = 0;
    CHECK(n > 10);
    CHECK(named);
    CHECK(clean);
}

/* Computing: if any call fails, the session continues on the CPU, with the same tokens. */
static void test_working_calls(bitnet_model *model) {
    enum { STATE = 1 << 20 }; /* more than any state here */
    int32_t here[FAULT_TOKENS], there[FAULT_TOKENS];
    bool clean = true, named = true, same = true, done;
    void *x = calloc(STATE, 1), *y = malloc(STATE);
    bitnet_session *session = gpu_session(model, NULL, 0);
    bitnet_error error;
    bitnet_gpu *gpu;
    int i;
    CHECK(fault_write(session, here, x, STATE));
    bitnet_session_free(session);
    memset(&fault, 0, sizeof fault);
    gpu = fault_open(model, &error);
    for (i = 0; i < 2 && gpu; i++) {
        long fell_back = 0, n;
        for (n = 1, done = false; !done; n++) {
            long held = fault_held(gpu);
            fault.calls = 0;
            fault.fail_at = n;
            fault.result = fault_results[i];
            session = gpu_session(model, NULL, 0);
            if (bitnet_gpu_attach(session, gpu) != BITNET_OK)
                named = named && bitnet_session_message(session)[0];
            memset(y, 0, STATE);
            same = same && fault_write(session, there, y, STATE) &&
                   memcmp(here, there, sizeof here) == 0 && memcmp(x, y, STATE) == 0;
            if (!bitnet_gpu_is_attached(session)) fell_back++;
            done = fault.calls < n;
            bitnet_session_free(session);
            clean = clean && fault_held(gpu) == held;
        }
        CHECK(fell_back > 50);
    }
    CHECK(named);
    CHECK(same);
    CHECK(clean);
    fault.fail_at = 0;
    bitnet_gpu_free(gpu);
    free(x);
    free(y);
}

/* Measuring: if any call fails, there is an error and no result. */
static void test_measuring_calls(bitnet_model *model) {
    const int32_t id = 5;
    bitnet_gpu_kernel kernels[16];
    bitnet_session *session = gpu_session(model, NULL, 0);
    bitnet_error error;
    bitnet_gpu *gpu;
    bool good = true, clean = true, done = false;
    int failed = 0, n;
    memset(&fault, 0, sizeof fault);
    gpu = fault_open(model, &error);
    bitnet_feed(session, &id, 1);
    for (n = 1; gpu && !done; n++) {
        bitnet_result expected = bitnet__gpu_clock(gpu) ? BITNET_OK : BITNET_ERROR_GPU_UNSUPPORTED,
                      result;
        size_t count = 7;
        fault.fail_at = 0;
        if (!bitnet_gpu_is_attached(session)) bitnet_gpu_attach(session, gpu);
        fault.calls = 0, fault.fail_at = n, fault.result = fault_results[n % 2];
        result = bitnet_gpu_measure(session, kernels, 16, &count);
        done = fault.calls < n;
        if (done) good = good && result == expected && (count > 0) == (result == BITNET_OK);
        else good = good && bitnet_is_error(result) && count == 0;
        failed += !done;
    }
    CHECK(good && failed > (gpu && bitnet__gpu_clock(gpu) ? 5 : -1));
    bitnet_session_free(session);
    failed = 0;
    for (n = 1, done = false; gpu && !done; n++) {
        long held = fault_held(gpu);
        double rate = 7;
        bitnet_result result;
        fault.calls = 0, fault.fail_at = n, fault.result = fault_results[n % 2];
        memset(&error, 0, sizeof error);
        result = bitnet_gpu_bandwidth(gpu, &rate, &error);
        done = fault.calls < n; /* without memory it tries less */
        good = good && (result ? rate == 0 && error.result == result : rate > 0);
        failed += result != BITNET_OK;
        clean = clean && fault_held(gpu) == held;
    }
    CHECK(good && clean && (!gpu || failed > 5));
    fault.fail_at = 0;
    bitnet_gpu_free(gpu);
    CHECK(fault.live == 0);
}

static void test_faults(void) {
    make_file file;
    check_heap heap;
    bitnet_model *model = gpu_counted_model(&heap, &file);
    test_working_calls(model);
    test_measuring_calls(model);
    bitnet_model_free(model);
    CHECK(fault.live == 0 && heap.live == 0);
    make_free(&file);
}

/* ---- a driver that returns impossible values: the session continues on the CPU */

enum {
    SPOIL_CHOSEN,    /* a chosen token beyond the vocabulary */
    SPOIL_NONE,      /* no chosen token */
    SPOIL_COUNT,     /* more candidates than tokens */
    SPOIL_ID,        /* a candidate beyond the vocabulary */
    SPOIL_SIGN,      /* a negative one */
    SPOIL_TWICE,     /* the same one twice */
    SPOIL_FORBIDDEN, /* one that its mask forbids */
    SPOIL_LOGIT,     /* one whose logit is not a number */
    SPOIL_END,
    SPOIL_TOKENS = 12,
    SPOIL_BIASED = 17 /* a token with a bias, so that the GPU must not return it */
};

static bitnet_session *spoil_session;
static int spoil_how;

static void spoil_now(void) {
    const bitnet__gpu_session *g = bitnet__gpu_of(spoil_session);
    uint32_t *outbox, *list, *survivors;
    int i;
    if (!g || !g->now.in_flight) return;
    outbox = (uint32_t *)(void *)(g->now.channel.block.mapped + g->exchange.outbox);
    list = (uint32_t *)(void *)(g->now.channel.block.mapped + g->exchange.logits);
    survivors = outbox + bitnet__gpu_choice_at(0) + BITNET__CHOICE_SURVIVORS;
    for (i = 0; i < BITNET__GPU_STATES && spoil_how <= SPOIL_NONE; i++)
        outbox[BITNET__STATE_CHOSEN + i] = spoil_how == SPOIL_NONE
                                               ? BITNET__GPU_NONE
                                               : (uint32_t)spoil_session->model->info.vocab_size;
    if (!g->now.record.screened || g->now.record.rank == 1) return;
    if (spoil_how == SPOIL_COUNT) *survivors = (uint32_t)spoil_session->model->info.vocab_size + 1;
    if (spoil_how == SPOIL_ID) list[1] = (uint32_t)spoil_session->model->info.vocab_size;
    if (spoil_how == SPOIL_SIGN) list[1] = 1u << 31;
    if (spoil_how == SPOIL_TWICE) *survivors += *survivors == 1, list[3] = list[1];
    if (spoil_how == SPOIL_FORBIDDEN) list[1] = SPOIL_BIASED;
    if (spoil_how == SPOIL_LOGIT) list[0] = 0x7FC00000;
}

static bool spoil_write(bitnet_session *session, int32_t *ids) {
    static const bitnet_logit_bias bias = {SPOIL_BIASED, 2.5f};
    bitnet_sampling sampling;
    int32_t prompt[3] = {7, 11, 13}, i;
    sampling = run_sampling();
    if (spoil_how > SPOIL_NONE) sampling.temperature = 1, sampling.top_k = 3, sampling.seed = 5;
    if (spoil_how == SPOIL_FORBIDDEN) sampling.logit_bias = &bias, sampling.logit_bias_count = 1;
    if (bitnet_session_set_sampling(session, &sampling) != BITNET_OK ||
        bitnet_feed(session, prompt, 3) != BITNET_OK)
        return false;
    for (i = 0; i < SPOIL_TOKENS; i++)
        if (bitnet_sample(session, NULL, &ids[i]) != BITNET_OK ||
            bitnet_feed(session, &ids[i], 1) != BITNET_OK)
            return false;
    return true;
}

static void test_spoiled(void) {
    int32_t here[SPOIL_TOKENS], there[SPOIL_TOKENS];
    make_file file;
    check_heap heap;
    bitnet_model *model = gpu_counted_model(&heap, &file);
    bitnet_gpu *gpu;
    bitnet_error error;
    memset(&fault, 0, sizeof fault);
    gpu = fault_open(model, &error);
    CHECK(gpu && gpu->screen.there);
    for (spoil_how = 0; gpu && spoil_how < SPOIL_END; spoil_how++) {
        spoil_session = gpu_session(model, NULL, 0);
        CHECK(spoil_write(spoil_session, here));
        bitnet_session_free(spoil_session);
        spoil_session = gpu_session(model, gpu, 0);
        CHECK(spoil_write(spoil_session, there) && memcmp(here, there, sizeof here) == 0);
        CHECK(bitnet_gpu_is_attached(spoil_session));
        bitnet_session_free(spoil_session);
        spoil_session = gpu_session(model, gpu, 0);
        fault.spoil = spoil_now;
        memset(there, -1, sizeof there);
        CHECK(spoil_write(spoil_session, there));
        CHECK(memcmp(here, there, sizeof here) == 0);
        CHECK(!bitnet_gpu_is_attached(spoil_session));
        CHECK(strstr(bitnet_session_message(spoil_session), "impossible") != NULL);
        fault.spoil = NULL;
        bitnet_session_free(spoil_session);
    }
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    CHECK(fault.live == 0 && heap.live == 0);
    make_free(&file);
}

/* Another GPU stays open meanwhile: after 29 reloads, NVIDIA's driver (580.159.04) was no longer
   found. */
static void test_opening(void) {
    make_file file;
    check_heap heap;
    bitnet_model *model = gpu_counted_model(&heap, &file);
    bitnet_session *session = gpu_session(model, NULL, 0);
    bitnet_gpu *other;
    int32_t ids[10];
    gpu_ids(ids, 10, 300);
    CHECK(run_feed(session, ids, 0, 10, 10, NULL) && logits_of(session));
    bitnet_session_free(session);
    other = gpu_open(model, BITNET_GPU_TIER_AUTO, 0);
    CHECK(other != NULL);
    test_opening_calls(model, &heap);
    test_opening_memory(model, &heap);
    bitnet_gpu_free(other);
    bitnet_model_free(model);
    CHECK(fault.live == 0 && heap.live == 0);
    make_free(&file);
}

/* ---- no loader, no driver, no device; a cache of pipelines */

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vulkan_nothing(VkInstance instance,
                                                               const char *name) {
    (void)instance, (void)name;
    return NULL;
}

typedef struct vulkan_kept {
    uint8_t *data;
    size_t size;
    int loads, stores;
} vulkan_kept;

static size_t vulkan_load(void *user, void *data, size_t capacity) {
    vulkan_kept *kept = (vulkan_kept *)user;
    if (capacity && kept->size)
        memcpy(data, kept->data, capacity < kept->size ? capacity : kept->size);
    kept->loads++;
    return kept->size;
}

static void vulkan_store(void *user, const void *data, size_t size) {
    vulkan_kept *kept = (vulkan_kept *)user;
    free(kept->data);
    kept->data = (uint8_t *)malloc(size);
    memcpy(kept->data, data, size);
    kept->size = size;
    kept->stores++;
}

/* A path longer than a message: it is used completely, and the file named by its beginning does not
   change. */
static void vulkan_long_path(bitnet_model *model) {
    enum { CUT = 251 };
    static const char name[] = "test_gpu.of another", more[] = "test_gpu.of another cache.tmp";
    char path[300], content[6] = "";
    bitnet_gpu_options options;
    bitnet_gpu *gpu;
    FILE *file;
    int round;
    memset(&options, 0, sizeof options);
    options.device = gpu_device;
    options.pipelines.path = path;
    memset(path, '/', CUT);
    path[0] = '.';
    memcpy(path + CUT - (sizeof name - 1), more, sizeof more);
    CHECK(check_write_file(name, "hello", 5));
    for (round = 0; round < 2; round++) {
        gpu = bitnet_gpu_create(model, &options, NULL);
        CHECK(gpu && (gpu->cache_size > 0) == (round == 1));
        bitnet_gpu_free(gpu);
    }
    file = fopen(name, "rb");
    CHECK(file && fread(content, 1, 5, file) == 5 && strcmp(content, "hello") == 0);
    if (file) fclose(file);
    CHECK(remove(name) == 0 && remove(more) == 0);
}

static void test_vulkan(void) {
    PFN_vkGetInstanceProcAddr nothing = vulkan_nothing, faulty = fault_GetInstanceProcAddr;
    bitnet_model *model = gpu_load(RUN_TINY);
    bitnet_gpu_device devices[8];
    bitnet_gpu_vulkan vulkan;
    bitnet_gpu_options options;
    bitnet_error error;
    bitnet_gpu *gpu;
    vulkan_kept kept;
    size_t count = 99;
    int round;
    memset(&vulkan, 0, sizeof vulkan);
    CHECK(bitnet_gpu_devices(NULL, devices, 8, &count, &error) == BITNET_OK && count > 0);
    CHECK(devices[0].name[0] && devices[0].memory > 0);
    memcpy(&vulkan.get_instance_proc_addr, &nothing, sizeof nothing);
    CHECK(bitnet_gpu_devices(&vulkan, devices, 8, &count, &error) == BITNET_ERROR_GPU_NONE);
    CHECK(count == 0 && strstr(error.message, "loader"));
    memcpy(&vulkan.get_instance_proc_addr, &faulty, sizeof faulty);
    memset(&fault, 0, sizeof fault);
    fault.fail_at = 3; /* the first two ask for the loader's extensions, and may fail */
    fault.result = VK_ERROR_INCOMPATIBLE_DRIVER;
    CHECK(bitnet_gpu_devices(&vulkan, devices, 8, &count, &error) == BITNET_ERROR_GPU_NONE);
    CHECK(strstr(error.message, "driver") != NULL);
    memset(&options, 0, sizeof options);
    options.device = 99;
    CHECK(!bitnet_gpu_create(model, &options, &error) && error.result == BITNET_ERROR_ARGUMENT);
    for (round = 0; round < 4; round++) {
        options.device = 0;
        options.tier = (bitnet_gpu_tier)(round == 0 ? -1 : round == 1 ? 4 : 0);
        options.join = (bitnet_gpu_join)(round == 2 ? -1 : round == 3 ? 3 : 0);
        CHECK(!bitnet_gpu_create(model, &options, &error) && error.result == BITNET_ERROR_ARGUMENT);
        CHECK(strstr(error.message, round < 2 ? "tier is" : "join is") != NULL);
    }
    options.join = BITNET_GPU_JOIN_AUTO;
    CHECK(!bitnet_gpu_create(NULL, &options, &error));

    memset(&kept, 0, sizeof kept);
    options.device = gpu_device;
    options.pipelines.load = vulkan_load;
    options.pipelines.store = vulkan_store;
    options.pipelines.user = &kept;
    for (round = 0; round < 7; round++) { /* nothing, what it stored, and what is not that */
        gpu = bitnet_gpu_create(model, &options, &error);
        CHECK(gpu != NULL);
        CHECK((gpu && gpu->cache_size > 0) == (round == 1 || round == 3 || round == 5));
        bitnet_gpu_free(gpu);
        if (round == 1 && kept.size) kept.data[7] ^= 1;             /* another device's */
        if (round == 3 && kept.size) kept.data[kept.size - 1] ^= 1; /* damaged */
        if (round == 5) kept.size /= 2;                             /* not written to its end */
    }
    CHECK(kept.stores >= 1 && kept.size > 0);
    free(kept.data);
    vulkan_long_path(model);
    bitnet_model_free(model);
}

/* ---- a program's own device, under the validation layers */

static int layers_messages, layers_locked;

static VKAPI_ATTR VkBool32 VKAPI_CALL layers_say(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                 VkDebugUtilsMessageTypeFlagsEXT type,
                                                 const VkDebugUtilsMessengerCallbackDataEXT *data,
                                                 void *user) {
    (void)severity, (void)type, (void)user;
    if (layers_messages++ < 8) printf("%s\n", data->pMessage);
    return VK_FALSE;
}

static void layers_lock(void *user) { *(int *)user += 1; }

/* An instance with core, synchronization and best-practice checks; NULL if there are no layers. */
static VkInstance layers_instance(VkDebugUtilsMessengerEXT *messenger) {
    static const VkValidationFeatureEnableEXT enabled[] = {
        VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT,
        VK_VALIDATION_FEATURE_ENABLE_BEST_PRACTICES_EXT};
    const char *layer = "VK_LAYER_KHRONOS_validation", *extension = "VK_EXT_debug_utils";
    PFN_vkGetInstanceProcAddr loader = vulkan_loader();
    PFN_vkCreateInstance create = (PFN_vkCreateInstance)loader(NULL, "vkCreateInstance");
    PFN_vkCreateDebugUtilsMessengerEXT listen;
    BITNET__VK_STRUCT(VkApplicationInfo, application, VK_STRUCTURE_TYPE_APPLICATION_INFO);
    BITNET__VK_STRUCT(VkInstanceCreateInfo, info, VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
    BITNET__VK_STRUCT(VkValidationFeaturesEXT, features, VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT);
    BITNET__VK_STRUCT(VkDebugUtilsMessengerCreateInfoEXT, debug,
                      VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
    VkInstance instance = NULL;
    application.apiVersion = VK_API_VERSION_1_1;
    features.enabledValidationFeatureCount = 2;
    features.pEnabledValidationFeatures = enabled;
    info.pApplicationInfo = &application;
    info.enabledLayerCount = 1;
    info.ppEnabledLayerNames = &layer;
    info.enabledExtensionCount = 1;
    info.ppEnabledExtensionNames = &extension;
    info.pNext = &features;
    if (create(&info, NULL, &instance) != VK_SUCCESS) return NULL;
    listen = (PFN_vkCreateDebugUtilsMessengerEXT)loader(instance, "vkCreateDebugUtilsMessengerEXT");
    debug.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT |
                            VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    debug.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT |
                        VK_DEBUG_UTILS_MESSAGE_TYPE_PERFORMANCE_BIT_EXT;
    debug.pfnUserCallback = layers_say;
    listen(instance, &debug, NULL, messenger);
    return instance;
}

static void test_layers(void) {
    VkDebugUtilsMessengerEXT messenger = VK_NULL_HANDLE;
    VkInstance instance = layers_instance(&messenger);
    PFN_vkGetInstanceProcAddr loader = vulkan_loader();
    PFN_vkDestroyInstance destroy;
    PFN_vkDestroyDebugUtilsMessengerEXT ignore;
    bitnet_model *model = gpu_load(RUN_TINY);
    bitnet_session *here = gpu_session(model, NULL, 150), *there = gpu_session(model, NULL, 150);
    bitnet_gpu_options options;
    bitnet_error error;
    bitnet_gpu *gpu;
    int32_t ids[90], a[40], b[40];
    size_t size;
    void *state;
    if (!instance) {
        SKIP("the validation layers are not installed");
        bitnet_session_free(here);
        bitnet_session_free(there);
        bitnet_model_free(model);
        return;
    }
    memset(&options, 0, sizeof options);
    options.device = gpu_device;
    memcpy(&options.vulkan.get_instance_proc_addr, &loader, sizeof loader);
    options.vulkan.instance = instance;
    options.vulkan.lock = options.vulkan.unlock = layers_lock;
    options.vulkan.user = &layers_locked;
    gpu = bitnet_gpu_create(model, &options, &error);
    CHECK(gpu != NULL);
    CHECK(gpu && bitnet_gpu_attach(there, gpu) == BITNET_OK);
    gpu_ids(ids, 90, 1000);
    run_feed(here, ids, 0, 90, 90, NULL);
    run_feed(there, ids, 0, 80, 80, NULL);
    run_feed(there, ids, 80, 90, 5, NULL);
    state = run_save(there, 0, &size);
    CHECK(state != NULL);
    CHECK(bitnet_session_load_memory(there, state, size) == BITNET_OK);
    CHECK(gpu_slide(here, a, 40) && gpu_slide(there, b, 40) && memcmp(a, b, sizeof a) == 0);
    CHECK(bitnet_gpu_is_attached(there));
    free(state);
    bitnet_session_free(here);
    bitnet_session_free(there);
    bitnet_gpu_free(gpu);
    CHECK(layers_messages == 0);
    CHECK(layers_locked > 0 && layers_locked % 2 == 0);
    destroy = (PFN_vkDestroyInstance)loader(instance, "vkDestroyInstance");
    ignore =
        (PFN_vkDestroyDebugUtilsMessengerEXT)loader(instance, "vkDestroyDebugUtilsMessengerEXT");
    ignore(instance, messenger, NULL);
    destroy(instance, NULL);
    bitnet_model_free(model);
}

#endif
