#pragma once
#include "kernels.h"
#include "plans.h"

/* ====================
   >>gpu-pipelines   Pipelines: their constants, making and caching them

   The specialization constants of each pipeline follow from the model's shapes and the device.
   Pipelines can be cached, in a file or by the caller. A cache begins with a key; a cache of
   another device or driver, or of other shaders, is not used. */

/* groups.glsl's constants, and grouped.comp's token count. */
static void bitnet__gpu_specialise_groups(const bitnet__matrix *m, int columns, int tokens,
                                          uint32_t c[BITNET__SPECS]) {
    c[BITNET__SPEC_COLUMNS] = (uint32_t)columns;
    c[BITNET__SPEC_BITS] = m->layout == BITNET__ONE_BIT ? 1 : 2;
    c[BITNET__SPEC_SPANS] = (uint32_t)(m->span ? (columns + m->span - 1) / m->span : 0);
    c[BITNET__SPEC_SPAN] = (uint32_t)(m->span ? m->span / BITNET__GROUP : 1);
    c[BITNET__SPEC_TOKENS] = (uint32_t)tokens;
}

typedef struct bitnet__gpu_op {
    const char *name;
    int first, count, which; /* the first of its pipelines, and their number */
    const char *told;
    /* Fills in constants of variant 0, 1, ... by their numbers; returns the kernel's name. */
    const char *(*specialise)(const bitnet_gpu *gpu, const struct bitnet__gpu_op *op, int variant,
                              uint32_t c[BITNET__SPECS]);
} bitnet__gpu_op;

/* The constants of gemm.comp's tiles, in stages of 64 columns, or of 32 if two stages of a large
   tile are too much for the device's shared memory. */
static void bitnet__gpu_specialise_tile(const bitnet_gpu *gpu, bool large,
                                        uint32_t c[BITNET__SPECS]) {
    const uint32_t wanted = 2 * 2 * BITNET__GPU_LARGE_TILE * (64 + 16); /* bytes */
    c[BITNET__SPEC_TILE] = large ? BITNET__GPU_LARGE_TILE : BITNET__GPU_TILE;
    c[BITNET__SPEC_AT_ONCE] =
        large && gpu->can.limits.maxComputeSharedMemorySize < wanted ? 32 : 64;
    if (!large) return;
    c[BITNET__SPEC_THREADS] *= 2;
    c[BITNET__SPEC_SUBGROUPS] *= 2;
}

static const char *bitnet__gpu_specialise_product(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__SPECS]) {
    const bitnet__gpu_plan *plan = &gpu->plans[BITNET__GPU_USUAL][op->which];
    const bitnet__gpu_plan *next = &gpu->plans[BITNET__GPU_USUAL][plan->next];
    int tokens = 1 << variant; /* but for prompts, which have tiles */
    c[BITNET__SPEC_COLUMNS] = (uint32_t)plan->columns;
    c[BITNET__SPEC_MODE] = plan->mode;
    c[BITNET__SPEC_NORMED] = plan->norms_late;
    if (gpu->grouped) { /* its input is prepared already, and it may prepare the next one's */
        bitnet__gpu_specialise_groups(bitnet__gpu_form_of(gpu->model, plan->slices[0].part),
                                      plan->columns, tokens, c);
        c[BITNET__SPEC_VECTOR] = (uint32_t)next->columns;
        c[BITNET__SPEC_PREPARES] = tokens == 1 && !gpu->model->info.experts &&
                                   plan->next != BITNET__PRODUCT_OUTPUT; /* attention is before */
        if (plan->routed) c[BITNET__SPEC_SHARE] = (uint32_t)(plan->outputs / plan->inputs);
        c[BITNET__SPEC_NORMED] = next->normed;
        return variant >= BITNET__GPU_SMALL ? "gemm_groups" : "grouped";
    }
    if (variant >= BITNET__GPU_SMALL) {
        bitnet__gpu_specialise_tile(gpu, variant == BITNET__GPU_LARGE, c);
        return "gemm";
    }
    c[BITNET__SPEC_TOKENS] = (uint32_t)tokens;
    c[BITNET__SPEC_ROWS] = (uint32_t)plan->team_rows[variant];
    if (tokens == 1) c[BITNET__SPEC_CREW] = (uint32_t)bitnet__gpu_crew(gpu, plan->columns);
    c[BITNET__SPEC_THREADS] = c[BITNET__SPEC_CREW] * BITNET__GPU_THREADS;
    return "ternary";
}

/* For queries, keys and values that are not rotated and stored in the cache at once; for gate and
   up, one by one. */
static const char *bitnet__gpu_specialise_stored(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    const char *kernel = bitnet__gpu_specialise_product(gpu, op, variant, c);
    c[BITNET__SPEC_MODE] = BITNET__SPEC_MODE_STORE;
    return kernel;
}

static const char *bitnet__gpu_specialise_joined(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    bitnet__gpu_specialise_product(gpu, op, variant, c);
    if (op->first == BITNET__PIPELINE_JOINED_HEAD) c[BITNET__SPEC_EACH] = 1;
    return "joined";
}

static const char *bitnet__gpu_specialise_lm_head(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__SPECS]) {
    int tokens = 1 << variant;
    (void)op;
    c[BITNET__SPEC_MODE] = BITNET__SPEC_MODE_LOGITS;
    c[BITNET__SPEC_TOKENS] = (uint32_t)tokens;
    c[BITNET__SPEC_ROWS] = (uint32_t)bitnet__gpu_head_rows(gpu, tokens);
    c[BITNET__SPEC_HALVES] = gpu->lm_head.form == BITNET__GPU_HALVES;
    if (gpu->lm_head.form == BITNET__GPU_TERNARY) return "ternary";
    if (gpu->lm_head.form != BITNET__GPU_CODES) return "head";
    bitnet__gpu_specialise_groups(gpu->lm_head.matrix, gpu->lm_head.matrix->columns, tokens, c);
    return "grouped";
}

static const char *bitnet__gpu_specialise_screen(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    (void)gpu, (void)op;
    c[BITNET__SPEC_TOKENS] = 1u << variant;
    return "screen";
}

static const char *bitnet__gpu_specialise_survivors(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                    int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_HALVES] = gpu->lm_head.form == BITNET__GPU_HALVES;
    c[BITNET__SPEC_TOKENS] = c[BITNET__SPEC_ROWS] = 1;
    c[BITNET__SPEC_STAGE] = (uint32_t)op->which;
    return "survivors";
}

static const char *bitnet__gpu_specialise_attention(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                    int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_BYTES] = (op->which & BITNET__GPU_BYTES) != 0;
    c[BITNET__SPEC_QUANTISED] = gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_OUTPUT].prepared;
    if (gpu->fast) /* as many as products have */
        c[BITNET__SPEC_THREADS] = (uint32_t)gpu->crew * BITNET__GPU_THREADS;
    if (op->first == BITNET__PIPELINE_BY_HEAD || op->first == BITNET__PIPELINE_BYTES_BY_HEAD)
        c[BITNET__SPEC_EACH] = 1;
    return "attention";
}

static const char *bitnet__gpu_specialise_prompt(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                 int variant, uint32_t c[BITNET__SPECS]) {
    bool bytes = (op->which & BITNET__GPU_BYTES) != 0;
    (void)variant;
    c[BITNET__SPEC_TOKENS] = (uint32_t)bitnet__gpu_tokens_each(gpu, bytes);
    c[BITNET__SPEC_ROWS] = (uint32_t)bitnet__gpu_seen_rows(gpu);
    c[BITNET__SPEC_QUANTISED] = gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_OUTPUT].prepared;
    return bytes ? "attention_bytes" : "attention_prompt";
}

static const char *bitnet__gpu_specialise_carry(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    (void)gpu, (void)variant;
    c[BITNET__SPEC_BYTES] = (op->which & BITNET__GPU_BYTES) != 0;
    return "carry";
}

static const char *bitnet__gpu_specialise_heads(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    if (op->which & BITNET__GPU_STILL) c[BITNET__SPEC_ROPE_WIDTH] = 0;
    c[BITNET__SPEC_GAIN_EACH] = bitnet__gpu_norms_heads(gpu);
    c[BITNET__SPEC_NORMED] =
        bitnet__gpu_norms_heads(gpu) || bitnet__has_part(gpu->model->parts, BITNET__Q_NORM);
    c[BITNET__SPEC_STRIDE] = (uint32_t)bitnet__gpu_qkv_stride(gpu);
    c[BITNET__SPEC_GATED] = gpu->model->info.attention_period != 0;
    return op->which & BITNET__GPU_BYTES ? "bytes" : "heads";
}

static const char *bitnet__gpu_specialise_prepare(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                  int variant, uint32_t c[BITNET__SPECS]) {
    const bitnet__gpu_plan *plan = &gpu->plans[BITNET__GPU_USUAL][op->which];
    (void)variant;
    c[BITNET__SPEC_COLUMNS] = (uint32_t)plan->columns;
    c[BITNET__SPEC_STEPS] = gpu->grouped ? BITNET__SPEC_STEPS_GROUPS : BITNET__SPEC_STEPS_ONE;
    c[BITNET__SPEC_NORMED] = plan->norms_late;
    return "prepare";
}

static const char *bitnet__gpu_specialise_norms(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_COLUMNS] = (uint32_t)gpu->plans[BITNET__GPU_USUAL][op->which].columns;
    c[BITNET__SPEC_ADDED] = op->first == BITNET__PIPELINE_ADD;
    c[BITNET__SPEC_NORMED] = true;
    return "norms";
}

static const char *bitnet__gpu_specialise_hadamard(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                   int variant, uint32_t c[BITNET__SPECS]) {
    (void)variant;
    c[BITNET__SPEC_BLOCK] = (uint32_t)gpu->model->basis.block;
    return op->name;
}

static const char *bitnet__gpu_specialise_mix(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                              int variant, uint32_t c[BITNET__SPECS]) {
    (void)gpu, (void)op, (void)variant, (void)c;
    return "mix";
}

static const char *bitnet__gpu_specialise_delta(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    (void)op, (void)variant;
    c[BITNET__SPEC_BY_KEYS] =
        gpu->model->basis.grouped && gpu->plans[BITNET__GPU_USUAL][BITNET__PRODUCT_DELTA_OUT].signs;
    return "delta";
}

static const char *bitnet__gpu_specialise_final(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    static const uint32_t steps[] = {/* by forms */
                                     BITNET__SPEC_STEPS_NONE, BITNET__SPEC_STEPS_NONE,
                                     BITNET__SPEC_STEPS_COMMON, BITNET__SPEC_STEPS_ONE};
    (void)op, (void)variant;
    c[BITNET__SPEC_FINAL] = true;
    c[BITNET__SPEC_NORMED] = !bitnet__gpu_norms_last_apart(gpu);
    c[BITNET__SPEC_SCREENED] = gpu->screen.there;
    c[BITNET__SPEC_STEPS] = steps[gpu->lm_head.form];
    if (gpu->lm_head.form == BITNET__GPU_CODES && gpu->model->activation_group)
        c[BITNET__SPEC_STEPS] = BITNET__SPEC_STEPS_GROUPS;
    return "prepare";
}

static const char *bitnet__gpu_specialise_embed(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                int variant, uint32_t c[BITNET__SPECS]) {
    (void)op, (void)variant;
    bitnet__gpu_specialise_groups(gpu->embedding.matrix, gpu->embedding.matrix->columns, 1, c);
    c[BITNET__SPEC_FORM] = gpu->embedding.form;
    return "embed";
}

/* A kernel of the op's name, with nothing special. */
static const char *bitnet__gpu_specialise_as_named(const bitnet_gpu *gpu, const bitnet__gpu_op *op,
                                                   int variant, uint32_t c[BITNET__SPECS]) {
    (void)gpu, (void)variant, (void)c;
    return op->name;
}

#define BITNET__X(id, name, count, which, told, specialise) \
    {name, BITNET__PIPELINE_##id, count, which, told, bitnet__gpu_specialise_##specialise},
static const bitnet__gpu_op bitnet__gpu_ops[BITNET__OPS] = {BITNET__GPU_OPS(BITNET__X)};
#undef BITNET__X

/* The op that a pipeline belongs to. */
static const bitnet__gpu_op *bitnet__gpu_op_of(int pipeline) {
    const bitnet__gpu_op *op = bitnet__gpu_ops;
    while (pipeline >= op->first + op->count) op++;
    return op;
}

/* Fills in a pipeline's specialization constants by id; returns the kernel's name. */
static const char *bitnet__gpu_specialise(const bitnet_gpu *gpu, int pipeline,
                                          uint32_t c[BITNET__SPECS]) {
    const bitnet_model_info *info = &gpu->model->info;
    const bitnet__gpu_op *op = bitnet__gpu_op_of(pipeline);
    memset(c, 0, BITNET__SPECS * sizeof *c);
    c[BITNET__SPEC_THREADS] = BITNET__GPU_THREADS;
    c[BITNET__SPEC_CREW] = 1;
    c[BITNET__SPEC_TERMS] = gpu->can.limits.maxComputeSharedMemorySize < 32768 ? 256 : 1024;
    c[BITNET__SPEC_NATIVE_HALVES] = gpu->native_halves;
    c[BITNET__SPEC_SPINS] = gpu->spins;
    c[BITNET__SPEC_EACH] = (uint32_t)bitnet__gpu_heads_each(info);
    c[BITNET__SPEC_M] = gpu->can.matrix[0];
    c[BITNET__SPEC_N] = gpu->can.matrix[1];
    c[BITNET__SPEC_K] = gpu->can.matrix[2];
    c[BITNET__SPEC_SUBGROUPS] = gpu->can.matrix[3];
    c[BITNET__SPEC_COLUMNS] = c[BITNET__SPEC_VECTOR] = (uint32_t)info->hidden_size;
    c[BITNET__SPEC_ACTIVATION] = (uint32_t)gpu->model->activation;
    c[BITNET__SPEC_HEADS] = (uint32_t)info->heads;
    c[BITNET__SPEC_KV_HEADS] = (uint32_t)info->kv_heads;
    c[BITNET__SPEC_HEAD] = (uint32_t)info->head_size;
    c[BITNET__SPEC_ROPE_WIDTH] = (uint32_t)info->rope_size;
    c[BITNET__SPEC_ROPE] = (uint32_t)gpu->model->architecture.rope;
    c[BITNET__SPEC_STATE_HEADS] = (uint32_t)info->state_heads;
    c[BITNET__SPEC_STATE_KEY_HEADS] = (uint32_t)info->state_key_heads;
    c[BITNET__SPEC_STATE_WIDTH] = (uint32_t)info->state_size;
    c[BITNET__SPEC_TAPS] = (uint32_t)info->conv_size;
    return op->specialise(gpu, op, pipeline - op->first, c);
}

static bitnet_result bitnet__gpu_make_pipeline(bitnet_gpu *gpu, int number, VkPipeline *pipeline,
                                               bitnet_error *error) {
    BITNET__VK_STRUCT(VkComputePipelineCreateInfo, create,
                      VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
    VkShaderModule module = VK_NULL_HANDLE;
    uint32_t constants[BITNET__SPECS];
    const char *kernel = bitnet__gpu_specialise(gpu, number, constants);
    bool pass = (bitnet__gpu_op_of(number)->which & BITNET__GPU_PASS) != 0;
    bitnet_result result = bitnet__gpu_module(gpu, kernel, pass, constants, &module, error);
    VkResult made;
    if (result != BITNET_OK) return result;
    create.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    if (gpu->fast && gpu->has_full_subgroups)
        create.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT;
    create.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    create.stage.module = module;
    create.stage.pName = "main";
    create.layout = gpu->pipeline_layout;
    made = gpu->vk.CreateComputePipelines(gpu->device, gpu->pipeline_cache, 1, &create, NULL,
                                          pipeline);
    gpu->vk.DestroyShaderModule(gpu->device, module, NULL);
    result = bitnet__vk_check(made, "vkCreateComputePipelines", error);
    if (result == BITNET_ERROR_GPU_FAILED && made != VK_ERROR_DEVICE_LOST)
        result = bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                              "the driver does not compile kernel %s: VkResult %i", kernel,
                              (int64_t)made);
    return result;
}

/* The pipeline, made if needed. Threads do not wait for each other: if two make the same one, the
   first one's is kept. */
static bitnet_result bitnet__gpu_pipeline(bitnet_gpu *gpu, int number, VkPipeline *pipeline,
                                          bitnet_error *error) {
    VkPipeline made = VK_NULL_HANDLE;
    bitnet_result result;
    bitnet__gpu_lock(gpu);
    *pipeline = gpu->pipelines[number];
    bitnet__gpu_unlock(gpu);
    if (*pipeline) return BITNET_OK;
    result = bitnet__gpu_make_pipeline(gpu, number, &made, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_lock(gpu);
    *pipeline = gpu->pipelines[number];
    if (!*pipeline) *pipeline = gpu->pipelines[number] = made;
    bitnet__gpu_unlock(gpu);
    if (*pipeline != made) gpu->vk.DestroyPipeline(gpu->device, made, NULL);
    return BITNET_OK;
}

/* Pipelines that are wanted, and the first in the list that could not be made. */
typedef struct bitnet__gpu_wanted {
    bitnet_gpu *gpu;
    int numbers[BITNET__PIPELINES], count, failed;
    bitnet_error error;
} bitnet__gpu_wanted;

/* A task: makes number `index` of the list. */
static void bitnet__gpu_make_one(void *context, int32_t index) {
    bitnet__gpu_wanted *wanted = (bitnet__gpu_wanted *)context;
    VkPipeline pipeline;
    bitnet_error error;
    if (bitnet__gpu_pipeline(wanted->gpu, wanted->numbers[index], &pipeline, &error) == BITNET_OK)
        return;
    bitnet__gpu_lock(wanted->gpu);
    if (index < wanted->failed) wanted->failed = index, wanted->error = error;
    bitnet__gpu_unlock(wanted->gpu);
}

/* Makes all pipelines of a set on the pool's threads. If there is only one thread, or the device is
   SOFTWARE, which compiles a kernel only when it is dispatched, each is made when it is needed. */
static bitnet_result bitnet__gpu_make_set(bitnet_gpu *gpu, const bool set[BITNET__PIPELINES],
                                          bitnet_error *error) {
    bitnet_pool *pool = gpu->model->pool;
    bitnet__gpu_wanted wanted;
    int i;
    if (!pool || pool->threads == 1 || gpu->can.info.kind == BITNET_GPU_KIND_SOFTWARE)
        return BITNET_OK;
    wanted.gpu = gpu;
    wanted.count = 0;
    for (i = 0; i < BITNET__PIPELINES; i++)
        if (set[i]) wanted.numbers[wanted.count++] = i;
    wanted.failed = wanted.count;
    bitnet__run(pool, NULL, bitnet__gpu_make_one, &wanted, wanted.count);
    if (wanted.failed == wanted.count) return BITNET_OK;
    *error = wanted.error;
    return error->result;
}

static void bitnet__gpu_drop_pipelines(bitnet_gpu *gpu) {
    int i;
    for (i = 0; i < BITNET__PIPELINES; i++) {
        if (gpu->pipelines[i]) gpu->vk.DestroyPipeline(gpu->device, gpu->pipelines[i], NULL);
        gpu->pipelines[i] = VK_NULL_HANDLE;
    }
}

/* One layout for all kernels: storage buffers 0 to 7 and push constants. */
static bitnet_result bitnet__gpu_make_layouts(bitnet_gpu *gpu, bitnet_error *error) {
    BITNET__VK_STRUCT(VkDescriptorSetLayoutCreateInfo, set,
                      VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
    BITNET__VK_STRUCT(VkPipelineLayoutCreateInfo, layout,
                      VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
    VkDescriptorSetLayoutBinding bindings[BITNET__GPU_BINDINGS];
    VkPushConstantRange push;
    bitnet_result result;
    uint32_t i;
    memset(bindings, 0, sizeof bindings);
    for (i = 0; i < BITNET__GPU_BINDINGS; i++) {
        bindings[i].binding = i;
        bindings[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        bindings[i].descriptorCount = 1;
        bindings[i].stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    }
    set.bindingCount = BITNET__GPU_BINDINGS;
    set.pBindings = bindings;
    result = bitnet__vk_check(
        gpu->vk.CreateDescriptorSetLayout(gpu->device, &set, NULL, &gpu->set_layout),
        "vkCreateDescriptorSetLayout", error);
    if (result != BITNET_OK) return result;
    push.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    push.offset = 0;
    push.size = BITNET__GPU_PUSH;
    layout.setLayoutCount = 1;
    layout.pSetLayouts = &gpu->set_layout;
    layout.pushConstantRangeCount = 1;
    layout.pPushConstantRanges = &push;
    return bitnet__vk_check(
        gpu->vk.CreatePipelineLayout(gpu->device, &layout, NULL, &gpu->pipeline_layout),
        "vkCreatePipelineLayout", error);
}

/* ---- the pipeline cache: a key, then what the driver makes of it */

typedef struct bitnet__gpu_pipelines_key {
    char magic[4];
    uint32_t vendor, device, driver, shaders;
    uint8_t uuid[VK_UUID_SIZE];
    uint32_t data; /* CRC-32 of what follows */
} bitnet__gpu_pipelines_key;

/* The key for this device, driver and header. */
static bitnet__gpu_pipelines_key bitnet__gpu_key(const bitnet_gpu *gpu, const void *data,
                                                 size_t size) {
    bitnet__gpu_pipelines_key key;
    memset(&key, 0, sizeof key);
    memcpy(key.magic, "BNG2", 4);
    key.vendor = gpu->can.vendor;
    key.device = gpu->can.device;
    key.driver = gpu->can.driver;
    key.shaders = bitnet__spv_crc();
    memcpy(key.uuid, gpu->can.cache_uuid, sizeof key.uuid);
    key.data = bitnet__crc32(0, data, size);
    return key;
}

/* Reads the stored cache, up to `capacity` bytes, and returns its size; 0: there is none. */
static size_t bitnet__gpu_pipelines_read(const bitnet_gpu_pipelines *kept, void *data,
                                         size_t capacity) {
    if (kept->load) return kept->load(kept->user, data, capacity);
#ifndef BITNET_NO_STDIO
    if (kept->path) {
        FILE *file = bitnet__open(kept->path, "rb");
        size_t size = 0;
        long end;
        if (!file) return 0;
        if (fseek(file, 0, SEEK_END) == 0 && (end = ftell(file)) > 0 &&
            fseek(file, 0, SEEK_SET) == 0) {
            size = (size_t)end;
            if (fread(data, 1, size < capacity ? size : capacity, file) !=
                (size < capacity ? size : capacity))
                size = 0;
        }
        fclose(file);
        return size;
    }
#endif
    return 0;
}

static void bitnet__gpu_pipelines_write(const bitnet_gpu_pipelines *kept, const void *data,
                                        size_t size) {
    if (kept->store) {
        kept->store(kept->user, data, size);
        return;
    }
#ifndef BITNET_NO_STDIO
    if (kept->path) {
        FILE *file = bitnet__open(kept->path, "wb");
        if (!file) return;
        fwrite(data, 1, size, file); /* an incomplete file has a wrong checksum */
        fclose(file);
    }
#endif
}

static bitnet_result bitnet__gpu_pipelines_open(bitnet_gpu *gpu, bitnet_error *error) {
    BITNET__VK_STRUCT(VkPipelineCacheCreateInfo, create,
                      VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO);
    bitnet__gpu_pipelines_key key;
    size_t size = bitnet__gpu_pipelines_read(&gpu->options.pipelines, NULL, 0);
    uint8_t *data = NULL;
    bitnet_result result;
    if (size > sizeof key && size < (size_t)1 << 28)
        data = (uint8_t *)bitnet__alloc(&gpu->allocator, size, 1);
    if (data && bitnet__gpu_pipelines_read(&gpu->options.pipelines, data, size) == size) {
        key = bitnet__gpu_key(gpu, data + sizeof key, size - sizeof key);
        if (memcmp(data, &key, sizeof key) == 0) {
            create.initialDataSize = size - sizeof key;
            create.pInitialData = data + sizeof key;
            gpu->cache_size = create.initialDataSize;
        }
    }
    result = bitnet__vk_check(
        gpu->vk.CreatePipelineCache(gpu->device, &create, NULL, &gpu->pipeline_cache),
        "vkCreatePipelineCache", error);
    bitnet__free(&gpu->allocator, data);
    return result;
}

/* Stores the cache if it has grown. */
static void bitnet__gpu_pipelines_close(bitnet_gpu *gpu) {
    bitnet__gpu_pipelines_key key;
    size_t size = 0;
    uint8_t *data;
    if (!gpu->pipeline_cache) return;
    if ((gpu->options.pipelines.path || gpu->options.pipelines.store) &&
        gpu->vk.GetPipelineCacheData(gpu->device, gpu->pipeline_cache, &size, NULL) == VK_SUCCESS &&
        size > gpu->cache_size) {
        data = (uint8_t *)bitnet__alloc(&gpu->allocator, size + sizeof key, 1);
        if (data && gpu->vk.GetPipelineCacheData(gpu->device, gpu->pipeline_cache, &size,
                                                 data + sizeof key) == VK_SUCCESS) {
            key = bitnet__gpu_key(gpu, data + sizeof key, size);
            memcpy(data, &key, sizeof key);
            bitnet__gpu_pipelines_write(&gpu->options.pipelines, data, size + sizeof key);
        }
        bitnet__free(&gpu->allocator, data);
    }
    gpu->vk.DestroyPipelineCache(gpu->device, gpu->pipeline_cache, NULL);
}
