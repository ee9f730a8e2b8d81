#pragma once
#include "running_together.h"

/* ====================
   >>gpu-selftest   Self-test

   First the arithmetic: sums, products and the contract's functions, of ordinary, tiny, huge and
   denormal numbers. Then every kernel: a few tokens through the first layer and the head, in
   batches of all kinds, against a session that computes them on the CPU. All by memcmp, with one
   exception: if the arithmetic shows that the device flushes denormals or loses the signs of zeros,
   but is otherwise right, differences of this kind count as equal. Kernels that only adapters need
   are tested with the first adapter. */

static bitnet_result bitnet__gpu_differs(const char *what, int64_t where, bitnet_error *error) {
    return bitnet__fail(error, BITNET_ERROR_GPU_ARITHMETIC,
                        "the GPU's %s differ from those of the CPU (%i)", what, where);
}

/* True if both are equal in all bits, or both are NaN. */
static bool bitnet__gpu_same(float a, float b) {
    return bitnet__bits(a) == bitnet__bits(b) || (a != a && b != b);
}

/* Zero in place of a denormal, and of either zero. */
static float bitnet__gpu_flushed(float x) { return bitnet__bits(x) & 0x7F800000 ? x : 0.0f; }

/* True if vectors are equal: in all bits, unless the device flushes. */
static bool bitnet__gpu_alike(const bitnet_gpu *gpu, const float *a, const float *b, size_t count) {
    size_t i;
    if (!gpu->flushes) return memcmp(a, b, count * sizeof *a) == 0;
    for (i = 0; i < count; i++)
        if (!bitnet__gpu_same(bitnet__gpu_flushed(a[i]), bitnet__gpu_flushed(b[i]))) return false;
    return true;
}

/* The same for halves, whose denormals are not denormal floats, and for bytes. */
static bool bitnet__gpu_alike_rows(const bitnet_gpu *gpu, const uint8_t *a, const uint8_t *b,
                                   size_t count, bool bytes) {
    size_t i;
    if (!gpu->flushes || bytes) return memcmp(a, b, count * (bytes ? 1 : 2)) == 0;
    for (i = 0; i < count; i++) {
        uint16_t x = bitnet__load_u16(a + 2 * i), y = bitnet__load_u16(b + 2 * i);
        if (x != y && ((x | y) & 0x7FFF) != 0) return false;
    }
    return true;
}

enum {
    BITNET__GPU_PAIRS = 1000, /* as many as fit where the narrowest batch's floats do */
    BITNET__GPU_RESULTS = 8 * BITNET__GPU_PAIRS + 1
};

/* Numbers with all kinds of exponents; every fourth pair is of ordinary size. */
static float bitnet__gpu_test_number(uint64_t n, bool ordinary) {
    uint64_t random = bitnet__random(7, n);
    uint32_t exponent =
        ordinary ? 117 + (uint32_t)(random >> 32) % 20 : (uint32_t)(random >> 32) % 254;
    return bitnet__from_bits((uint32_t)(random & 0x807FFFFF) | exponent << 23);
}

/* What numbers.comp computes from a pair, by the contract. */
static void bitnet__gpu_numbers(float a, float b, float out[8]) {
    float magnitude = a < 0 ? -a : a;
    out[0] = a + b;
    out[1] = a * b;
    out[2] = a * b + a;
    out[3] = bitnet__rcp(magnitude);
    out[4] = bitnet__rsqrt(magnitude);
    out[5] = bitnet__exp(a);
    out[6] = bitnet__half_to_float(bitnet__float_to_half(a));
    out[7] = bitnet__half_to_float((uint16_t)bitnet__bits(b));
}

/* The same with every operand and result flushed. The last three never involve denormals. */
static void bitnet__gpu_flushed_numbers(float a, float b, float out[8]) {
    const uint32_t bits = bitnet__bits(a) & 0x7FFFFFFF;
    float x = bitnet__gpu_flushed(a), d = x < 0 ? -x : x, h = bitnet__gpu_flushed(0.5f * d);
    float reciprocal = bitnet__from_bits(0x7EF311C7u - bits);
    float root = bitnet__from_bits(0x5F3759DFu - (bits >> 1));
    int i;
    for (i = 0; i < 4; i++) {
        float y = bitnet__gpu_flushed(reciprocal), z = bitnet__gpu_flushed(root);
        reciprocal =
            bitnet__gpu_flushed(y * bitnet__gpu_flushed(2.0f - bitnet__gpu_flushed(d * y)));
        root = bitnet__gpu_flushed(bitnet__gpu_flushed(h * z) * z);
        root = bitnet__gpu_flushed(z * bitnet__gpu_flushed(1.5f - root));
    }
    bitnet__gpu_numbers(a, b, out);
    out[0] = bitnet__gpu_flushed(x + bitnet__gpu_flushed(b));
    out[1] = bitnet__gpu_flushed(x * bitnet__gpu_flushed(b));
    out[2] = bitnet__gpu_flushed(out[1] + x);
    out[3] = reciprocal;
    out[4] = root;
}

/* The index of the first result that differs from the contract, even allowing for flushed
   denormals; -1: none. Sets *flushes if some were flushed or lost a zero's sign. */
static int bitnet__gpu_judge(const float *pairs, const float *results, int count, bool *flushes) {
    float expected[8], flushed[8];
    int i, k;
    *flushes = false;
    for (i = 0; i < count; i++) {
        bitnet__gpu_numbers(pairs[2 * i], pairs[2 * i + 1], expected);
        bitnet__gpu_flushed_numbers(pairs[2 * i], pairs[2 * i + 1], flushed);
        for (k = 0; k < 8; k++) {
            float result = results[8 * i + k];
            if (bitnet__gpu_same(expected[k], result)) continue;
            *flushes = true;
            if (!bitnet__gpu_same(flushed[k], result) && flushed[k] != result &&
                expected[k] != result) /* but for the sign of a zero */
                return 8 * i + k;
        }
    }
    return -1;
}

BITNET__NOINLINE static bitnet_result bitnet__gpu_test_numbers(bitnet__gpu_session *g,
                                                               bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    const size_t room = 2 * BITNET__GPU_PAIRS + BITNET__GPU_RESULTS;
    float *pairs = (float *)bitnet__alloc(&gpu->allocator, room, sizeof(float));
    float *results; /* behind them */
    bitnet__push_numbers push;
    bitnet__gpu_recorder r;
    int i;
    if (!pairs) return bitnet__no_memory(error);
    results = pairs + 2 * BITNET__GPU_PAIRS;
    push.count = BITNET__GPU_PAIRS;
    push.pairs = g->heads.outputs.at;
    push.results = g->ffn.hidden.at;
    for (i = 0; i < 2 * BITNET__GPU_PAIRS; i++)
        pairs[i] = bitnet__gpu_test_number((uint64_t)i, i / 2 % 4 == 0);
    r = bitnet__gpu_recorder_of(g, g->now.channel.before, error);
    r.result = bitnet__gpu_transfer(&g->now.channel, true, &g->floats,
                                    (VkDeviceSize)g->heads.outputs.at * 4, pairs,
                                    BITNET__GPU_PAIRS * 8, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_begin_commands(gpu, r.commands,
                                              VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    bitnet__gpu_bind(&r, BITNET__PIPELINE_NUMBERS, g->sets[0], &push, sizeof push);
    bitnet__gpu_dispatch(&r, 1, 1, 1);
    if (r.result == BITNET_OK) bitnet__gpu_for_cpu(gpu, r.commands);
    if (r.result == BITNET_OK) r.result = bitnet__gpu_end_commands(gpu, r.commands, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_submit(&g->now.channel, &r.commands, 1, error);
    if (r.result == BITNET_OK) r.result = bitnet__gpu_wait(&g->now.channel, 0, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_transfer(&g->now.channel, false, &g->floats,
                                        (VkDeviceSize)g->ffn.hidden.at * 4, results,
                                        BITNET__GPU_RESULTS * 4, error);
    gpu->native_halves = r.result == BITNET_OK && bitnet__bits(results[8 * BITNET__GPU_PAIRS]) == 0;
    if (r.result == BITNET_OK) {
        int wrong = bitnet__gpu_judge(pairs, results, BITNET__GPU_PAIRS, &gpu->flushes);
        if (wrong >= 0) r.result = bitnet__gpu_differs("numbers", wrong, error);
    }
    memset(pairs, 0, room * sizeof(float)); /* what pads vectors must be zero */
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_transfer(&g->now.channel, true, &g->floats,
                                        (VkDeviceSize)g->heads.outputs.at * 4, pairs,
                                        BITNET__GPU_PAIRS * 8, error);
    if (r.result == BITNET_OK)
        r.result = bitnet__gpu_transfer(&g->now.channel, true, &g->floats,
                                        (VkDeviceSize)g->ffn.hidden.at * 4, results,
                                        BITNET__GPU_RESULTS * 4, error);
    bitnet__free(&gpu->allocator, pairs);
    return r.result;
}

enum { BITNET__GPU_DEPTH = 590 }; /* positions of more than eight chunks */

/* Two sessions with the same tokens on a model of one layer, or of one layer of each kind; `here`
   computes on the CPU. To test adapters, the model has the first layers. */
typedef struct bitnet__gpu_probe {
    bitnet_model model;
    bitnet__layer layers[2];
    bitnet__gpu_layer uploaded[2];
    const struct bitnet_adapter *adapter; /* of both, or NULL */
    bitnet_session *here, *there;
    int32_t fed;
} bitnet__gpu_probe;

/* Logit `id` of the state that the session's head used. Rows of codes come in blocks. */
static float bitnet__gpu_logit(const bitnet_session *s, int32_t id) {
    const bitnet__matrix *head = &s->model->lm_head;
    int32_t from = head->layout == BITNET__FLOATS ? id : id - id % BITNET__BASE3_ROWS;
    float logits[BITNET__BASE3_ROWS];
    bitnet__multiply(s->model, s->choice->scratch, head, from, id + 1, &s->choice->state, logits, 0,
                     false);
    return logits[id - from];
}

/* The choice, and a sample of logits, of the session's last row. */
BITNET__NOINLINE static bitnet_result bitnet__gpu_test_lm_head(bitnet__gpu_probe *probe,
                                                               bitnet_error *error) {
    bitnet_session *s = probe->there;
    int32_t vocabulary = probe->model.info.vocab_size, id, best = 0, chosen;
    float logit, *logits = s->choice->logits;
    if (!s->device.backend->logits(s, logits)) {
        *error = s->error;
        return error->result;
    }
    for (id = 0; id < vocabulary; id++)
        if (logits[id] > logits[best]) best = id;
    if (!s->device.backend->choose(s, &chosen) || chosen != best)
        return bitnet__gpu_differs("choices", s->computed, error);
    bitnet__begin_all(probe->here, probe->here->choice->logits, vocabulary);
    for (id = 0; id < vocabulary; id += vocabulary / 512 + 1) {
        logit = bitnet__gpu_logit(probe->here, id);
        if (!bitnet__gpu_alike(bitnet__gpu_of(s)->gpu, &logit, &logits[id], 1))
            return bitnet__gpu_differs("logits", id, error);
    }
    return BITNET_OK;
}

/* The choices of a batch with a screened head, against those from all its logits. */
static bitnet_result bitnet__gpu_test_screen(bitnet__gpu_probe *probe, bool shared,
                                             bitnet_error *error) {
    bitnet_session *s = probe->there;
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet__gpu_record before = g->now.record;
    size_t rows = (size_t)bitnet__gpu_lm_head_rows(before.count);
    bitnet_result result;
    if (!g->gpu->screen.there) return BITNET_OK;
    g->now.record.count = 0;
    g->now.record.ahead = false;
    g->rest = 0;
    g->wants_logits = false;
    s->computed = s->device.device_valid = s->computed - before.count;
    s->batch->count = before.count;
    if (shared && bitnet__gpu_make_ready(s) == BITNET_OK) bitnet__gpu_share_pass(g->gpu, &g, 1);
    result = s->device.backend->compute(s, 0, 0);
    s->batch->count = 0;
    s->computed = s->device.device_valid = s->computed + before.count;
    if (result != BITNET_OK) {
        *error = s->error;
        return result;
    }
    if (!g->now.record.screened || g->now.record.count != before.count ||
        memcmp(g->now.record.chosen, before.chosen, rows * sizeof *before.chosen) != 0)
        return bitnet__gpu_differs("screened choices", s->computed, error);
    return BITNET_OK;
}

/* Feeds both sessions the next `count` tokens. */
static bitnet_result bitnet__gpu_feed_probe(bitnet__gpu_probe *probe, int32_t count,
                                            bitnet_error *error) {
    for (; count > 0; count--, probe->fed++) {
        int32_t id = (int32_t)(bitnet__random(11, (uint64_t)probe->fed) %
                               (uint64_t)probe->model.info.vocab_size);
        bool here = bitnet_feed(probe->here, &id, 1) == BITNET_OK;
        if (here && bitnet_feed(probe->there, &id, 1) == BITNET_OK) continue;
        *error = here ? probe->there->error : probe->here->error;
        return error->result;
    }
    return BITNET_OK;
}

/* Keys, or values, of the first layer in both sessions. */
static bool bitnet__gpu_test_cache(const bitnet__gpu_probe *probe, bool value) {
    const bitnet_session *here = probe->here, *there = probe->there;
    const bitnet_model_info *info = &probe->model.info;
    const bitnet__gpu_session *g = bitnet__gpu_of(there);
    int32_t i;
    int head;
    for (i = 0; i < here->computed; i++)
        for (head = 0; head < info->kv_heads; head++) {
            int at = i % BITNET__PAGE;
            float *step, *other;
            const uint8_t *a =
                bitnet__row_of(here->pages[i / BITNET__PAGE], info, 0, head, value, at, &step);
            const uint8_t *b =
                bitnet__row_of(there->pages[i / BITNET__PAGE], info, 0, head, value, at, &other);
            if (!bitnet__gpu_alike_rows(g->gpu, a, b, bitnet__head_stride(info), g->bytes) ||
                (g->bytes && !bitnet__gpu_alike(g->gpu, step, other, 1)))
                return false;
        }
    return true;
}

/* Tests the next `count` tokens as one batch; 0: one token in a pass, as for several sessions. */
static bitnet_result bitnet__gpu_test_batch(bitnet__gpu_probe *probe, int32_t count,
                                            bitnet_error *error) {
    bitnet_session *here = probe->here, *there = probe->there;
    bitnet__gpu_session *g = bitnet__gpu_of(there);
    bitnet_result result;
    bool shared = count == 0 && bitnet__load_acquire(&g->gpu->pass_rows) > 0;
    if (count == 0) count = 1;
    if (count > there->options.context_length - there->length)
        count = there->options.context_length - there->length;
    if (count < 1) return BITNET_OK;
    if ((result = bitnet__gpu_feed_probe(probe, count, error)) != BITNET_OK) return result;
    g->wants_logits = true;
    if ((result = bitnet__catch_up(here, 0, 0)) != BITNET_OK) {
        *error = here->error;
        return result;
    }
    bitnet__clear_batch(there->batch);
    if (!bitnet__add_rows(there->batch, there, count)) return bitnet__no_memory(error);
    if (shared && bitnet__gpu_make_ready(there) == BITNET_OK) bitnet__gpu_share_pass(g->gpu, &g, 1);
    if ((result = there->device.backend->compute(there, 0, 0)) != BITNET_OK) {
        *error = there->error;
        return result;
    }
    there->device.backend->state(there, there->computed + count - 1);
    bitnet__end_rows(there, there->batch->count, 0);
    bitnet__clear_batch(there->batch);
    if ((result = there->device.backend->fetch(there)) != BITNET_OK) {
        *error = there->error;
        return result;
    }
    if (!bitnet__gpu_test_cache(probe, false))
        return bitnet__gpu_differs("keys, in a batch,", count, error);
    if (!bitnet__gpu_test_cache(probe, true))
        return bitnet__gpu_differs("values, in a batch,", count, error);
    if (!bitnet__gpu_alike(g->gpu, here->end.hidden, there->end.hidden,
                           (size_t)probe->model.info.hidden_size))
        return bitnet__gpu_differs("states, in a batch,", count, error);
    result = bitnet__gpu_test_lm_head(probe, error);
    return result == BITNET_OK ? bitnet__gpu_test_screen(probe, shared, error) : result;
}

/* The model without what its sessions share. */
static void bitnet__gpu_part_probe(bitnet__gpu_probe *probe, const bitnet_gpu *gpu) {
    probe->model = *gpu->model;
    memset(&probe->model.scratch_pool, 0, sizeof probe->model.scratch_pool);
    memset(&probe->model.tasks, 0, sizeof probe->model.tasks);
}

/* A layer of another kind than the first: one that attends, or one with or without rotations; 0:
   none. */
static int bitnet__gpu_other_layer(const bitnet_model *model) {
    int other = 1;
    if (model->layers[0].recurrent) return model->info.attention_period - 1;
    if (!model->architecture.local_rope) return 0;
    while (other < model->info.layers && !model->layers[other].window == !model->layers[0].window)
        other++;
    return other < model->info.layers ? other : 0;
}

/* Its first layer, or one of each kind. */
static void bitnet__gpu_probe_model(bitnet__gpu_probe *probe, const bitnet_gpu *gpu) {
    const bitnet_model *model = gpu->model;
    int other = bitnet__gpu_other_layer(model);
    bitnet__gpu_part_probe(probe, gpu);
    probe->layers[0] = model->layers[0], probe->uploaded[0] = gpu->layers[0];
    probe->layers[1] = model->layers[other], probe->uploaded[1] = gpu->layers[other];
    probe->model.info.layers = other ? 2 : 1;
    if (model->layers[0].recurrent) probe->model.info.attention_period = 2;
    probe->model.layers = probe->layers;
}

/* Fills positions [from, to) of a head's keys or values with numbers of ordinary size. */
static void bitnet__gpu_fill_head(uint16_t *halves, const bitnet_model_info *info, int32_t from,
                                  int32_t to, uint64_t seed) {
    size_t stride = bitnet__head_stride(info), at = (size_t)from * stride,
           end = (size_t)to * stride;
    memset(halves + at, 0, (end - at) * sizeof *halves);
    for (; at < end; at++) {
        uint64_t random = bitnet__random(seed, at);
        if (at % stride < (size_t)info->head_size)
            halves[at] = (uint16_t)((random & 0x83FF) | (12 + (random >> 32) % 4) << 10);
    }
}

/* Moves a session to a position as if it had computed all before it. */
static bitnet_result bitnet__gpu_pretend(bitnet_session *s, int32_t to, bitnet_error *error) {
    const bitnet_model_info *info = &s->model->info;
    int32_t from, n;
    int head, value; /* of all layers */
    if (!bitnet__reserve_pages(s, s->computed, to)) return bitnet__no_memory(error);
    for (from = s->computed; from < to; from += n) {
        const bitnet__page *page = s->pages[from / BITNET__PAGE];
        int32_t at = from % BITNET__PAGE;
        n = to - from < BITNET__PAGE - at ? to - from : BITNET__PAGE - at;
        for (head = 0; head < bitnet__attention_layers(info) * info->kv_heads; head++)
            for (value = 0; value < 2; value++) {
                uint64_t seed = 2 * (uint64_t)(from * info->kv_heads + head) + (uint64_t)value;
                float *none;
                uint8_t *rows = bitnet__row_of(page, info, head / info->kv_heads,
                                               head % info->kv_heads, value, 0, &none);
                bitnet__gpu_fill_head((uint16_t *)(void *)rows, info, at, at + n, seed);
            }
    }
    s->computed = s->device.host_valid = to;
    if (!info->state_heads) return BITNET_OK;
    memset(s->recurrent.spares[0]->floats, 0, (size_t)bitnet__snapshot_size(info) * sizeof(float));
    bitnet__push_snapshot(s, 0, to);
    return BITNET_OK;
}

/* Continues at a depth where the last workgroup of attention merges more than it reads at once. */
static bitnet_result bitnet__gpu_test_depth(bitnet__gpu_probe *probe, bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    if (probe->there->options.context_length < BITNET__GPU_DEPTH + 16) return BITNET_OK;
    result = bitnet__gpu_feed_probe(probe, BITNET__GPU_DEPTH - probe->fed, error);
    if (result == BITNET_OK) result = bitnet__gpu_pretend(probe->here, BITNET__GPU_DEPTH, error);
    if (result == BITNET_OK) result = bitnet__gpu_pretend(probe->there, BITNET__GPU_DEPTH, error);
    if (result == BITNET_OK) result = bitnet__gpu_test_batch(probe, 1, error);
    if (result == BITNET_OK) result = bitnet__gpu_test_batch(probe, 2, error);
    return result == BITNET_OK ? bitnet__gpu_test_batch(probe, 9, error) : result;
}

/* Opens the probe's sessions, `there` on the GPU. Without room for depth, for 128 positions. */
static bitnet_result bitnet__gpu_open_probe(bitnet__gpu_probe *probe, bitnet_gpu *gpu,
                                            bitnet_cache cache, bitnet_error *error) {
    bitnet_session_options options;
    bitnet_result result;
    memset(&options, 0, sizeof options);
    options.context_length = BITNET__GPU_DEPTH + 64;
    options.cache = cache;
    if (cache == BITNET_CACHE_INT8 || probe->adapter)
        options.context_length = 128, options.batch = 72; /* no depth */
    probe->fed = 0;
    for (;;) {
        probe->here = bitnet_session_create(&probe->model, &options, error);
        probe->there = bitnet_session_create(gpu->model, &options, error);
        if (!probe->here || !probe->there) return BITNET_ERROR_OUT_OF_MEMORY;
        probe->here->adapter = probe->there->adapter = probe->adapter;
        probe->here->adapter_scale = probe->there->adapter_scale = 1;
        probe->here->recurrent.turn_token = probe->there->recurrent.turn_token = -1;
        result = bitnet__gpu_attach(probe->there, gpu);
        if (result != BITNET_OK) *error = probe->there->error;
        if (result != BITNET_ERROR_GPU_MEMORY || options.context_length == 128) return result;
        options.context_length = 128;
        bitnet_session_free(probe->here);
        bitnet_session_free(probe->there);
    }
}

/* All of this with one kind of keys and values; the last two batches, and the arithmetic, only
   once. If the token in a pass is the first that differs, passes are left and all is tested
   again. */
static bitnet_result bitnet__gpu_test_sessions(bitnet__gpu_probe *probe, bitnet_gpu *gpu,
                                               bitnet_cache cache, bitnet_error *error) {
    static const int32_t batches[] = {1, 0, 65, 2, 3, 8, 9, 1, 33};
    bitnet_result result = bitnet__gpu_open_probe(probe, gpu, cache, error);
    bool halves = cache == BITNET_CACHE_F16;
    size_t count = sizeof batches / sizeof *batches - (halves ? 0 : 2), i;
    bool shared = false;
    if (result == BITNET_OK && halves)
        result = bitnet__gpu_test_numbers(bitnet__gpu_of(probe->there), error);
    if (result == BITNET_OK) /* after numbers, which show how these read halves */
        result = bitnet__gpu_make_pipelines(bitnet__gpu_of(probe->there), error);
    for (i = 0; i < count && result == BITNET_OK; i++) {
        shared = batches[i] == 0 && bitnet__load_acquire(&gpu->pass_rows) > 0;
        result = bitnet__gpu_test_batch(probe, batches[i], error);
    }
    if (result == BITNET_OK && halves) result = bitnet__gpu_test_depth(probe, error);
    bitnet_session_free(probe->here);
    bitnet_session_free(probe->there);
    if (result != BITNET_ERROR_GPU_ARITHMETIC || !shared) return result;
    bitnet__gpu_stop_passes(gpu, error);
    return bitnet__gpu_test_sessions(probe, gpu, cache, error);
}

BITNET__NOINLINE static bitnet_result bitnet__gpu_test_kernels(bitnet_gpu *gpu,
                                                               bitnet_error *error) {
    bitnet_model *model = gpu->model;
    bitnet__gpu_layer *layers = gpu->layers;
    bitnet__gpu_probe *probe =
        (bitnet__gpu_probe *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *probe);
    bitnet_result result;
    if (!probe) return bitnet__no_memory(error);
    bitnet__gpu_probe_model(probe, gpu);
    gpu->model = &probe->model;
    gpu->layers = probe->uploaded;
    result = bitnet__gpu_test_sessions(probe, gpu, BITNET_CACHE_F16, error);
    if (result == BITNET_OK)
        result = bitnet__gpu_test_sessions(probe, gpu, BITNET_CACHE_INT8, error);
    gpu->prompt_microseconds = 0; /* of one layer */
    bitnet__scratch_pool_free(&probe->model);
    bitnet__gpu_free_passes(gpu);
    gpu->model = model;
    gpu->layers = layers;
    bitnet__free(&gpu->allocator, probe);
    return result;
}

/* Tests what only sessions with an adapter need: all kinds of batches through the first layers. */
BITNET__NOINLINE static bitnet_result bitnet__gpu_test_adapter(bitnet_gpu *gpu,
                                                               const struct bitnet_adapter *adapter,
                                                               bitnet_error *error) {
    static const int32_t batches[] = {1, 2, 3, 8, 33};
    bitnet__gpu_probe *probe =
        (bitnet__gpu_probe *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *probe);
    bitnet__fpenv saved;
    bitnet_result result;
    size_t i;
    if (!probe) return bitnet__no_memory(error);
    bitnet__gpu_part_probe(probe, gpu);
    probe->model.info.layers = 1;
    if (gpu->model->layers[0].recurrent)
        probe->model.info.layers = gpu->model->info.attention_period;
    probe->adapter = adapter;
    saved = bitnet__fp_enter();
    result = bitnet__gpu_open_probe(probe, gpu, BITNET_CACHE_F16, error);
    if (result == BITNET_OK) {
        bitnet__gpu_of(probe->there)->layers = probe->model.info.layers;
        result = bitnet__gpu_make_pipelines(bitnet__gpu_of(probe->there), error);
    }
    for (i = 0; i < sizeof batches / sizeof *batches && result == BITNET_OK; i++)
        result = bitnet__gpu_test_batch(probe, batches[i], error);
    bitnet__fp_leave(saved);
    bitnet_session_free(probe->here);
    bitnet_session_free(probe->there);
    bitnet__scratch_pool_free(&probe->model);
    bitnet__free(&gpu->allocator, probe);
    bitnet__gpu_lock(gpu);
    gpu->prompt_microseconds = 0; /* of few layers */
    bitnet__gpu_unlock(gpu);
    return result;
}
