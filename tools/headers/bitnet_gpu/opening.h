#pragma once
#include "selftest.h"

/* ====================
   >>gpu-opening   Opening and closing */

/* True if attention may share a dispatch with the product before it or, by groups, a vector's
   preparation with the product that computes it. */
static bool bitnet__gpu_may_join(const bitnet_gpu *gpu) {
    const bitnet_model_info *info = &gpu->model->info;
    size_t each = (size_t)bitnet__gpu_heads_each(info);
    size_t shared = bitnet__gpu_quants_stride(info->hidden_size) +
                    each * (bitnet__pad((size_t)info->head_size, 64) + 64 + 4 + 64) * 4 + 8192;
    bool wanted = gpu->options.join == BITNET_GPU_JOIN_AUTO
                      ? gpu->can.info.kind != BITNET_GPU_KIND_SOFTWARE
                      : gpu->options.join == BITNET_GPU_JOIN_ON;
    if (!wanted || !gpu->can.device_scope || info->state_heads) return false;
    return gpu->grouped ||
           (!gpu->heads_apart && shared <= gpu->can.limits.maxComputeSharedMemorySize);
}

/* Microseconds for 256 tokens of a prompt, the least of three, after 64 that warm everything up; 0:
   unknown. */
static int64_t bitnet__gpu_prompt_time(bitnet_gpu *gpu) {
    enum { COLD = 64, COUNT = 256, TIMES = 3 };
    int32_t ids[COLD + COUNT] = {0};
    bitnet_session_options options;
    bitnet_session *s;
    int64_t least = INT64_MAX, start;
    const float *logits;
    bool fed;
    int i;
    memset(&options, 0, sizeof options);
    options.context_length = COLD + COUNT;
    s = bitnet_session_create(gpu->model, &options, NULL);
    fed = s && bitnet__gpu_attach(s, gpu) == BITNET_OK && bitnet_feed(s, ids, COLD) == BITNET_OK &&
          bitnet_logits(s, NULL, &logits) == BITNET_OK;
    for (i = 0; i < TIMES && fed; i++) {
        bitnet_session_truncate(s, COLD);
        ids[0] = i; /* others than before, which the GPU still knows */
        start = bitnet__microseconds();
        fed = bitnet_feed(s, ids, COUNT) == BITNET_OK &&
              bitnet_logits(s, NULL, &logits) == BITNET_OK && bitnet_gpu_is_attached(s);
        start = bitnet__microseconds() - start;
        if (start < least) least = start;
    }
    bitnet_session_free(s);
    return fed ? least + 1 : 0;
}

static void bitnet__gpu_use_matrices(bitnet_gpu *gpu, bool use) {
    if (gpu->matrix != use) bitnet__gpu_drop_pipelines(gpu);
    gpu->matrix = use;
}

/* Decides by a prompt's time whether to use the device's matrices, which are slower on some
   devices. They are timed last, when a device that was idle while kernels were compiled is fast
   again; in the other order, an H100 rejected matrices that are twice as fast. */
static void bitnet__gpu_try_matrices(bitnet_gpu *gpu) {
    int64_t without = bitnet__gpu_prompt_time(gpu), with;
    bitnet__gpu_use_matrices(gpu, true);
    with = bitnet__gpu_prompt_time(gpu);
    if (!with || with >= without) bitnet__gpu_use_matrices(gpu, false);
}

/* Leaves the first of these that is in use; false if none is. A requested tier is kept. */
static bool bitnet__gpu_leave(bitnet_gpu *gpu, const bitnet_error *why) {
    bool any = gpu->options.tier == BITNET_GPU_TIER_AUTO;
    const char *what;
    if (gpu->matrix && gpu->large_tiles) what = "large tiles", gpu->large_tiles = false;
    else if (gpu->matrix && any) what = "the device's matrices", gpu->matrix = false;
    else if (gpu->fast && gpu->crew > 1) what = "large workgroups", gpu->crew = 1;
    else if (bitnet__exchange(&gpu->joined, 0)) what = "joined dispatches";
    else if (gpu->fast && any) what = "the fast tier", gpu->fast = false;
    else return false;
    bitnet__log(&gpu->log, BITNET_LOG_WARNING, "leaving %s: %s", what, why->message);
    bitnet__gpu_drop_pipelines(gpu);
    return true;
}

/* Tests the tiers, fastest first. Only wrong results and kernels that fail to compile lead to the
   next tier; other errors end the search. */
static bitnet_result bitnet__gpu_settle_tier(bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_gpu_tier wanted = gpu->options.tier;
    bool proven = false; /* the matrices are right */
    bitnet_result result;
    bitnet__fpenv saved;
    gpu->fast = wanted != BITNET_GPU_TIER_PLAIN && gpu->can.shuffles && gpu->has_integer_dot;
    if ((wanted == BITNET_GPU_TIER_FAST || wanted == BITNET_GPU_TIER_MATRIX) && !gpu->fast)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "%s has no subgroups of 8 that shuffle, or no integer dot product",
                            gpu->can.info.name);
    gpu->matrix =
        gpu->has_matrices &&
        (wanted == BITNET_GPU_TIER_MATRIX ||
         (wanted == BITNET_GPU_TIER_AUTO && gpu->can.info.kind != BITNET_GPU_KIND_SOFTWARE));
    if (wanted == BITNET_GPU_TIER_MATRIX && !gpu->matrix)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "%s has no cooperative matrices of int8", gpu->can.info.name);
    bitnet__store_release(&gpu->joined, bitnet__gpu_may_join(gpu));
    for (;;) {
        saved = bitnet__fp_enter();
        result = bitnet__gpu_test_kernels(gpu, error);
        bitnet__fp_leave(saved);
        if (result == BITNET_OK && gpu->matrix && wanted == BITNET_GPU_TIER_AUTO) {
            proven = true;
            bitnet__gpu_use_matrices(gpu, false);
            continue;
        }
        if (result == BITNET_OK && proven && gpu->fast) bitnet__gpu_try_matrices(gpu);
        if (result != BITNET_ERROR_GPU_ARITHMETIC && result != BITNET_ERROR_GPU_UNSUPPORTED)
            return result;
        if (!bitnet__gpu_leave(gpu, error)) return result;
    }
}

static const char *bitnet__gpu_tier_name(const bitnet_gpu *gpu) {
    return gpu->matrix ? "matrix" : gpu->fast ? "fast" : "plain";
}

/* Microseconds of a greedy token on the GPU, or on this CPU; 0: unknown. */
static int64_t bitnet__gpu_token_time(bitnet_gpu *gpu, bool here) {
    enum { COUNT = 4 }; /* tokens, after one that warms everything up */
    bitnet_session_options options;
    bitnet_session *s;
    int64_t start = 0;
    int32_t id = 0;
    int i = 0;
    memset(&options, 0, sizeof options);
    options.context_length = 16;
    s = bitnet_session_create(gpu->model, &options, NULL);
    if (s && (here || bitnet__gpu_attach(s, gpu) == BITNET_OK))
        for (; i <= COUNT; i++) {
            if (i == 1) start = bitnet__microseconds();
            if (bitnet_feed(s, &id, 1) != BITNET_OK || bitnet_sample(s, NULL, &id) != BITNET_OK)
                break;
        }
    start = bitnet__microseconds() - start;
    if (here == bitnet_gpu_is_attached(s)) i = 0; /* it left the GPU */
    bitnet_session_free(s);
    return i > COUNT ? start / COUNT + 1 : 0;
}

/* Rejects a device that was not requested by its number if this CPU is faster. */
static bitnet_result bitnet__gpu_test_speed(bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_gpu_vulkan *given = &gpu->options.vulkan;
    int32_t steps = gpu->options.tokens_per_submit;
    int64_t there, here;
    if (gpu->options.device || given->physical_device || given->device) return BITNET_OK;
    gpu->options.tokens_per_submit = 1; /* every token computed is used */
    there = bitnet__gpu_token_time(gpu, false);
    gpu->options.tokens_per_submit = steps;
    here = there ? bitnet__gpu_token_time(gpu, true) : 0;
    if (there <= here || !here) return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                        "it is slower than this CPU: %i and %i microseconds a token", there, here);
}

/* Opens the first candidate from number *next on; see bitnet__gpu_choose_device. On an error, free
   it. */
static bitnet_result bitnet__gpu_open(bitnet_gpu *gpu, int *next, bitnet_error *error) {
    int chosen = 0;
    bitnet_result result =
        bitnet__gpu_machine_open(&gpu->machine, &gpu->options.vulkan, &gpu->allocator, error);
    if (result != BITNET_OK) return result;
#if !defined(BITNET_NO_THREADS)
    gpu->has_monitor = bitnet__monitor_init(&gpu->monitor);
    if (!gpu->has_monitor) return bitnet__no_memory(error);
#endif
    result = bitnet__gpu_choose_device(gpu, next, &chosen, error);
    if (result == BITNET_OK) result = bitnet__gpu_take_device(gpu, chosen, error);
    if (result == BITNET_OK) result = bitnet__gpu_check_model(gpu, error);
    if (result == BITNET_OK) bitnet__gpu_make_plans(gpu);
    if (result == BITNET_OK)
        result = gpu->options.vulkan.device ? bitnet__gpu_use_device(gpu, error)
                                            : bitnet__gpu_make_device(gpu, error);
    if (!gpu->vk.GetBufferDeviceAddressKHR) gpu->has_addresses = false;
    if (gpu->has_addresses) bitnet__store_release(&gpu->pass_rows, BITNET__GPU_ROWS);
    if (result == BITNET_OK) result = bitnet__gpu_make_layouts(gpu, error);
    if (result == BITNET_OK) result = bitnet__gpu_pipelines_open(gpu, error);
    if (result == BITNET_OK) result = bitnet__gpu_upload_model(gpu, error);
    if (result == BITNET_OK) result = bitnet__gpu_settle_tier(gpu, error);
    if (result == BITNET_OK) result = bitnet__gpu_test_speed(gpu, error);
    gpu->stats.submits = gpu->stats.dispatches = gpu->stats.tokens = 0;
    gpu->stats.gpu_microseconds = 0;
    return result;
}

/* The same from the beginning; NULL on an error. */
static bitnet_gpu *bitnet__gpu_try(bitnet_model *model, const bitnet_gpu_options *options,
                                   int *next, bitnet_error *error) {
    bitnet_gpu *gpu = (bitnet_gpu *)bitnet__alloc_zero(&model->allocator, 1, sizeof *gpu);
    if (!gpu) {
        bitnet__no_memory(error);
        return NULL;
    }
    gpu->model = model;
    gpu->allocator = model->allocator;
    gpu->log = model->log;
    if (options) gpu->options = *options;
    if (gpu->options.tokens_per_submit == 0) gpu->options.tokens_per_submit = 16;
    if (bitnet__gpu_open(gpu, next, error) == BITNET_OK) return gpu;
    bitnet__log(&gpu->log, BITNET_LOG_WARNING, "%s: %s",
                gpu->can.info.name[0] ? gpu->can.info.name : "no GPU", error->message);
    bitnet_gpu_free(gpu);
    return NULL;
}

/* Whether another device may work after this error. */
static bool bitnet__gpu_is_of_device(bitnet_result result) {
    return result == BITNET_ERROR_GPU_UNSUPPORTED || result == BITNET_ERROR_GPU_MEMORY ||
           result == BITNET_ERROR_GPU_FAILED || result == BITNET_ERROR_GPU_ARITHMETIC;
}

static bitnet_result bitnet__gpu_check_options(const bitnet_gpu_options *o, bitnet_error *error) {
    const bitnet__argument table[] = {
        {"device", o ? o->device : 0, 0, INT32_MAX},
        {"tier", o ? o->tier : 0, 0, BITNET_GPU_TIER_MATRIX},
        {"join", o ? o->join : 0, 0, BITNET_GPU_JOIN_OFF},
        {"tokens_per_submit", o ? o->tokens_per_submit : 0, 0, BITNET__GPU_STATES}};
    return BITNET__CHECK(error, table);
}

BITNET_API bitnet_gpu *bitnet_gpu_create(bitnet_model *model, const bitnet_gpu_options *options,
                                         bitnet_error *error) {
    bitnet_error local;
    bitnet_gpu *gpu;
    int next = 0;
    if (!model || bitnet__gpu_check_options(options, error) != BITNET_OK) return NULL;
    if (!error) error = &local;
    do gpu = bitnet__gpu_try(model, options, &next, error);
    while (!gpu && next > 0 && bitnet__gpu_is_of_device(error->result));
    if (gpu)
        bitnet__log(&gpu->log, BITNET_LOG_INFO, "on %s, %s kernels", gpu->can.info.name,
                    bitnet__gpu_tier_name(gpu));
    if (gpu && gpu->flushes)
        bitnet__log(&gpu->log, BITNET_LOG_WARNING,
                    "%s flushes denormals: results are those of the CPU unless a number below "
                    "2^-126 or the sign of a zero matters",
                    gpu->can.info.name);
    return gpu;
}

/* Frees what was made on the device, then the device. */
static void bitnet__gpu_close_device(bitnet_gpu *gpu) {
    bitnet__gpu_pipelines_close(gpu);
    bitnet__gpu_drop_pipelines(gpu);
    bitnet__gpu_blocks_free(gpu, &gpu->blocks);
    if (gpu->pipeline_layout)
        gpu->vk.DestroyPipelineLayout(gpu->device, gpu->pipeline_layout, NULL);
    if (gpu->set_layout) gpu->vk.DestroyDescriptorSetLayout(gpu->device, gpu->set_layout, NULL);
    if (gpu->owns_device) gpu->vk.DestroyDevice(gpu->device, NULL);
}

BITNET_API bitnet_result bitnet_gpu_attach(bitnet_session *session, bitnet_gpu *gpu) {
    bitnet_result result = BITNET_OK;
    if (!gpu || session->model != gpu->model)
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "the session's model is not the one on the GPU");
    if (session->adapter && (bitnet__gpu_norms_each(gpu) || gpu->model->residual_scale != 1.0f))
        return bitnet__fail(
            &session->error, BITNET_ERROR_GPU_UNSUPPORTED,
            "the session has an adapter, which only the CPU computes if each matrix "
            "norms its input or branches are scaled");
    if (bitnet_gpu_is_attached(session) && bitnet__gpu_of(session)->gpu == gpu) return BITNET_OK;
    bitnet_gpu_detach(session);
    if (session->adapter && !bitnet__load_acquire(&gpu->adapts)) {
        result = bitnet__gpu_test_adapter(gpu, session->adapter, &session->error);
        if (result == BITNET_OK) bitnet__store_release(&gpu->adapts, 1);
    }
    return result == BITNET_OK ? bitnet__gpu_attach(session, gpu) : result;
}

BITNET_API void bitnet_gpu_free(bitnet_gpu *gpu) {
    bitnet_allocator allocator;
    if (!gpu) return;
    allocator = gpu->allocator;
    if (gpu->passes) bitnet__gpu_free_passes(gpu);
    if (bitnet__load_acquire(&gpu->hung)) { /* it stays as it is, with its instance and driver */
        gpu->machine.owns_instance = false;
        gpu->machine.vk.library = NULL;
    } else if (gpu->device && gpu->vk.DestroyDevice) {
        bitnet__gpu_close_device(gpu);
    }
    bitnet__gpu_machine_close(&gpu->machine);
#if !defined(BITNET_NO_THREADS)
    if (gpu->has_monitor) bitnet__monitor_destroy(&gpu->monitor);
#endif
    if (gpu->embedding.piece != gpu->lm_head.piece) bitnet__free(&allocator, gpu->embedding.piece);
    bitnet__free(&allocator, gpu->lm_head.piece);
    bitnet__free(&allocator, gpu->screen.piece);
    bitnet__free(&allocator, gpu->layers);
    bitnet__free(&allocator, gpu->blocks.block); /* of a device that hung */
    bitnet__free(&allocator, gpu);
}

BITNET_API bitnet_gpu_stats bitnet_gpu_get_stats(bitnet_gpu *gpu) {
    bitnet_gpu_stats stats;
    bitnet__gpu_lock(gpu);
    stats = gpu->stats;
    bitnet__gpu_unlock(gpu);
    stats.device = gpu->can.info.name;
    stats.tier = bitnet__gpu_tier_name(gpu);
    stats.joined = bitnet__load_acquire(&gpu->joined) != 0;
    return stats;
}

/* ---- kernels by the device's clock */

/* True if a pipeline is a token's attention, perhaps joined with the product before. */
static bool bitnet__gpu_attends(const bitnet__gpu_session *g, int pipeline) {
    const bitnet__gpu_attention *attention = &bitnet__gpu_attentions[g->bytes];
    return pipeline == BITNET__PIPELINE_JOINED || pipeline == BITNET__PIPELINE_JOINED_HEAD ||
           pipeline == attention->by_head || pipeline == attention->split;
}

/* Bytes of weights, keys and values that a kernel reads for a token that sees `seen` positions,
   without the few rows of the head that survive its screen, and without adapters. */
static int64_t bitnet__gpu_bytes_read(const bitnet__gpu_session *g, int pipeline, uint32_t seen) {
    const bitnet_gpu *gpu = g->gpu;
    int product = bitnet__gpu_op_of(pipeline)->which, count = 0;
    int64_t bytes = 0;
    int32_t i;
    if (pipeline == BITNET__PIPELINE_FLOATS || pipeline >= BITNET__PIPELINE_QKV) {
        /* of all its matrices, or their mean */
        bool floats = pipeline == BITNET__PIPELINE_FLOATS;
        int first = floats ? 0 : bitnet__gpu_products[product].first;
        int end = floats ? BITNET__MATRICES : first + bitnet__gpu_products[product].count;
        for (i = first; i < end; i++) {
            const bitnet__matrix *m = bitnet__gpu_matrix(gpu->model, i);
            if (!m->rows || (m->layout == BITNET__FLOATS) != floats) continue;
            bytes += bitnet__gpu_read_bytes(gpu->model, m, i);
            count++;
        }
        return count && (floats || g->plans[product].apart) ? bytes / count : bytes;
    }
    if (pipeline == BITNET__PIPELINE_JOINED || pipeline == BITNET__PIPELINE_JOINED_HEAD)
        return bitnet__gpu_bytes_read(g, BITNET__PIPELINE_QKV, seen) +
               bitnet__gpu_bytes_read(g, BITNET__PIPELINE_SPLIT, seen);
    if (pipeline == BITNET__PIPELINE_STORED_QKV)
        return bitnet__gpu_bytes_read(g, BITNET__PIPELINE_QKV, seen);
    if (pipeline == BITNET__PIPELINE_STORED_GATE)
        return bitnet__gpu_bytes_read(g, BITNET__PIPELINE_GATE_UP, seen) / 2;
    if (bitnet__gpu_attends(g, pipeline))
        return (int64_t)seen * gpu->model->info.kv_heads * 2 * (int64_t)bitnet__gpu_row_size(g);
    for (i = 0; i < gpu->lm_head.pieces; i++)
        if (pipeline >= BITNET__PIPELINE_SCREEN && pipeline < BITNET__PIPELINE_HEAD)
            bytes += (int64_t)bitnet__gpu_plane_bytes(&gpu->lm_head, i, true);
        else if (pipeline >= BITNET__PIPELINE_HEAD)
            bytes +=
                (int64_t)bitnet__gpu_piece_rows(&gpu->lm_head, i) * (int64_t)gpu->lm_head.row_bytes;
    return bytes;
}

/* Runs one token, with a timestamp before each dispatch and after the last. */
static bitnet_result bitnet__gpu_run_noted(bitnet__gpu_recorder *r) {
    bitnet__gpu_session *g = r->session;
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands[2];
    if (g->session->model->info.state_heads) g->to = bitnet__gpu_free_slot(g->session);
    bitnet__gpu_put_state(g, g->session->computed, 1, r->by_head);
    commands[0] = g->now.channel.before, commands[1] = r->commands;
    r->result = bitnet__gpu_record_before(g, r->error);
    if (r->result == BITNET_OK)
        r->result = bitnet__gpu_begin_commands(
            gpu, r->commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, r->error);
    if (r->result != BITNET_OK) return r->result;
    gpu->vk.CmdResetQueryPool(r->commands, r->times, 0, bitnet__gpu_most_dispatches(gpu) + 1);
    bitnet__gpu_record_batch(r);
    if (r->result == BITNET_OK)
        gpu->vk.CmdWriteTimestamp(r->commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, r->times,
                                  (uint32_t)r->dispatches);
    if (r->result == BITNET_OK) r->result = bitnet__gpu_end_commands(gpu, r->commands, r->error);
    if (r->result == BITNET_OK)
        r->result = bitnet__gpu_submit(&g->now.channel, commands, 2, r->error);
    return r->result == BITNET_OK ? bitnet__gpu_wait(&g->now.channel, 0, r->error) : r->result;
}

/* The valid bits of the queue's clock; 0: it has none. */
static uint64_t bitnet__gpu_clock(const bitnet_gpu *gpu) {
    VkQueueFamilyProperties families[16];
    uint32_t count = bitnet__gpu_families(&gpu->vk, gpu->can.physical, families), bits = 0;
    if (gpu->can.queue_family < count) bits = families[gpu->can.queue_family].timestampValidBits;
    return bits < 64 ? ((uint64_t)1 << bits) - 1 : UINT64_MAX;
}

/* Sums the dispatches of each kernel; returns the number of kernels. */
static size_t bitnet__gpu_sum_kernels(const bitnet__gpu_recorder *r, const uint64_t *times,
                                      uint64_t mask, bitnet_gpu_kernel *kernels, size_t capacity) {
    const bitnet_gpu *gpu = r->session->gpu;
    int32_t layer = 0, i;
    size_t count = 0, k;
    for (i = 0; i < r->dispatches; i++) {
        const char *name = bitnet__gpu_op_of(r->kernels[i])->told;
        uint32_t seen = (uint32_t)r->session->session->computed + 1;
        if (bitnet__gpu_attends(r->session, r->kernels[i])) {
            uint32_t window = gpu->layers[layer++].window;
            if (window < seen) seen = window;
        }
        for (k = 0; k < count && k < capacity && kernels[k].name != name; k++) continue;
        if (k == count && k < capacity) {
            memset(&kernels[k], 0, sizeof *kernels);
            kernels[k].name = name;
        }
        if (k == count) count++;
        if (k >= capacity) continue;
        kernels[k].dispatches++;
        kernels[k].microseconds += (double)((times[i + 1] - times[i]) & mask) * 1e-3 *
                                   (double)gpu->can.limits.timestampPeriod;
        kernels[k].bytes += bitnet__gpu_bytes_read(r->session, r->kernels[i], seen);
    }
    return count;
}

/* Computes one token; times[i] is when dispatch i began, and the last one when all had ended. */
static bitnet_result bitnet__gpu_time_token(bitnet__gpu_recorder *r, uint64_t *times) {
    const bitnet_gpu *gpu = r->session->gpu;
    bitnet_result result = bitnet__gpu_run_noted(r);
    size_t count = (size_t)r->dispatches + 1;
    if (result != BITNET_OK) return result;
    return bitnet__vk_check(
        gpu->vk.GetQueryPoolResults(gpu->device, r->times, 0, (uint32_t)count,
                                    count * sizeof *times, times, sizeof *times,
                                    VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
        "vkGetQueryPoolResults", r->error);
}

/* The same for a session, which leaves the GPU if that fails. */
static bitnet_result bitnet__gpu_time_kernels(bitnet__gpu_session *g, VkQueryPool pool,
                                              uint64_t mask, uint64_t *times, int *names,
                                              bitnet_gpu_kernel *kernels, size_t capacity,
                                              size_t *count) {
    bitnet_session *s = g->session;
    bitnet__gpu_recorder r;
    bitnet_result result = bitnet__gpu_settle(s);
    g->now.record.count = 0; /* what was computed ahead is computed again */
    r = bitnet__gpu_recorder_of(g, g->now.channel.body, &s->error);
    r.joined = bitnet__gpu_joins(g);
    r.screened = g->gpu->screen.there;
    r.kernels = names;
    r.times = pool;
    if (result == BITNET_OK) result = bitnet__gpu_time_token(&r, times);
    if (result == BITNET_OK) {
        *count = bitnet__gpu_sum_kernels(&r, times, mask, kernels, capacity);
    } else {
        bitnet__gpu_log_failure(s);
        bitnet__leave(s); /* which waits for submits in flight */
    }
    return result;
}

BITNET_API bitnet_result bitnet_gpu_measure(bitnet_session *session, bitnet_gpu_kernel *kernels,
                                            size_t capacity, size_t *count) {
    BITNET__VK_STRUCT(VkQueryPoolCreateInfo, create, VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
    bitnet__gpu_session *g;
    bitnet_gpu *gpu;
    bitnet_result result;
    VkQueryPool pool;
    uint64_t *times, mask;
    *count = 0;
    if (!bitnet_gpu_is_attached(session))
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT, "the session is not on a GPU");
    if (session->computed >= session->options.context_length)
        return bitnet__context_full(session, 1, 0);
    g = bitnet__gpu_of(session), gpu = g->gpu;
    mask = bitnet__gpu_clock(gpu);
    if (!mask)
        return bitnet__fail(&session->error, BITNET_ERROR_GPU_UNSUPPORTED, "%s has no clock",
                            gpu->can.info.name);
    create.queryType = VK_QUERY_TYPE_TIMESTAMP;
    create.queryCount = bitnet__gpu_most_dispatches(gpu) + 1;
    times =
        (uint64_t *)bitnet__alloc(&gpu->allocator, create.queryCount, sizeof *times + sizeof(int));
    if (!times) return bitnet__no_memory(&session->error);
    result = bitnet__vk_check(gpu->vk.CreateQueryPool(gpu->device, &create, NULL, &pool),
                              "vkCreateQueryPool", &session->error);
    if (result == BITNET_OK) {
        result = bitnet__gpu_time_kernels(g, pool, mask, times,
                                          (int *)(void *)(times + create.queryCount), kernels,
                                          capacity, count);
        if (!bitnet__load_acquire(&gpu->hung)) gpu->vk.DestroyQueryPool(gpu->device, pool, NULL);
    }
    bitnet__free(&gpu->allocator, times);
    return result;
}

/* Copies one half of a block to the other `times` times. */
static bitnet_result bitnet__gpu_time_copy(bitnet__gpu_channel *channel,
                                           const bitnet__gpu_block *block, int times,
                                           double *seconds, bitnet_error *error) {
    bitnet_gpu *gpu = channel->gpu;
    int64_t start;
    VkBufferCopy copy;
    bitnet_result result;
    int i;
    copy.srcOffset = 0;
    copy.dstOffset = copy.size = block->size / 2 / 256 * 256;
    result = bitnet__gpu_begin_commands(gpu, channel->before,
                                        VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    for (i = 0; i < times; i++) {
        gpu->vk.CmdCopyBuffer(channel->before, block->buffer, block->buffer, 1, &copy);
        bitnet__gpu_barrier(gpu, channel->before, VK_PIPELINE_STAGE_TRANSFER_BIT,
                            VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                            VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT);
    }
    start = bitnet__microseconds();
    if ((result = bitnet__gpu_end_commands(gpu, channel->before, error)) == BITNET_OK &&
        (result = bitnet__gpu_submit(channel, &channel->before, 1, error)) == BITNET_OK)
        result = bitnet__gpu_wait(channel, 0, error);
    *seconds = (double)(bitnet__microseconds() - start) * 1e-6;
    return result;
}

BITNET_API bitnet_result bitnet_gpu_bandwidth(bitnet_gpu *gpu, double *bytes_per_second,
                                              bitnet_error *error) {
    const VkDeviceSize least = (VkDeviceSize)8 << 20;
    bitnet__gpu_channel channel;
    bitnet__gpu_block block;
    VkDeviceSize size = (VkDeviceSize)256 << 20;
    bitnet_result result;
    double best = 0, seconds;
    int i, times = 1;
    *bytes_per_second = 0;
    memset(&channel, 0, sizeof channel);
    while ((result = bitnet__gpu_block_make(gpu, size, false, &block, error)) != BITNET_OK &&
           size > least)
        size /= 2;
    if (result != BITNET_OK) return result;
    result = bitnet__gpu_channel_open(gpu, &channel, 0, 1 << 20, error);
    for (i = 0; i < 6 && result == BITNET_OK; i++) { /* more copies until they take 20 ms */
        result = bitnet__gpu_time_copy(&channel, &block, times, &seconds, error);
        if (result != BITNET_OK) break;
        if (seconds > 0 && (double)block.size * times / seconds > best)
            best = (double)block.size * times / seconds;
        if (seconds < 0.02 && times < 256) times *= 4;
    }
    bitnet__gpu_channel_close(&channel);
    bitnet__gpu_block_free(gpu, &block);
    if (result == BITNET_OK) *bytes_per_second = best;
    return result;
}
