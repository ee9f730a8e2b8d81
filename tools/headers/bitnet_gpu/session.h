#pragma once
#include "memory.h"
#include "pipelines.h"

/* ====================
   >>gpu-session   Session: the memory of one

   One block on the device, laid out once: the floats that kernels pass on, rotations, a submit's
   state, and the sizes of attention's dispatches. The KV cache, as on the CPU, has separate blocks,
   so that only the device's memory limits contexts; recurrent layers have slots there, one for each
   snapshot. Exchange with the CPU goes through channels: a session has two, because two of its
   submits may be in flight. */

/* Words of the kernels' struct State that the CPU writes or reads. */
enum {
    BITNET__STATE_POSITION = 0,
    BITNET__STATE_LATE = 2,
    BITNET__STATE_CHUNKS, /* from here on the words that are copied to the sizes */
    BITNET__STATE_PARTS,
    BITNET__STATE_ROWS,
    BITNET__STATE_GROUPS,    /* and two ones */
    BITNET__STATE_FROM = 10, /* slots */
    BITNET__STATE_TO,
    BITNET__STATE_CHOICES /* [BITNET__GPU_ROWS] */
};

/* The words of its struct Choice. */
enum {
    BITNET__CHOICE_MASKED,
    BITNET__CHOICE_RANK,
    BITNET__CHOICE_DEPTH,
    BITNET__CHOICE_SURVIVORS,
    BITNET__CHOICE_BAD,
    BITNET__CHOICE_LEAST,
    BITNET__CHOICE_WORDS
};

/* The words of a pass's struct Row in table.glsl. */
enum {
    BITNET__ROW_POSITION,
    BITNET__ROW_CONTEXT,
    BITNET__ROW_ITEM,
    BITNET__ROW_FROM,
    BITNET__ROW_TO,
    BITNET__ROW_CACHES,
    BITNET__ROW_WORDS = 8
};

enum {
    BITNET__STATE_CHOSEN =
        BITNET__STATE_CHOICES + (int)BITNET__CHOICE_WORDS * BITNET__GPU_ROWS, /* [GPU_ROWS] */
    BITNET__STATE_TOKENS = BITNET__STATE_CHOSEN + BITNET__GPU_ROWS,           /* [GPU_BATCH] */
    BITNET__GPU_STATE_WORDS = BITNET__STATE_TOKENS + BITNET__GPU_BATCH,
    BITNET__GPU_STATE_BYTES = BITNET__GPU_STATE_WORDS * 4,
    BITNET__GPU_SIZES = 6, /* words */
    BITNET__GPU_STAGING = 1 << 20,
    /* Command bodies: one for each token of a submit that computes tokens one by one, then those
       for batches of 2 to 8 in either trip, then the latter again with a screened head. */
    BITNET__GPU_BATCHES = BITNET__GPU_VERIFIED - 1,
    BITNET__GPU_BODIES = 2 * (BITNET__GPU_STATES + 2 * BITNET__GPU_BATCHES),
    BITNET__GPU_REST = 32,        /* tokens for which the screen pauses after too many rows
                                     survived */
    BITNET__GPU_CANDIDATES = 4096 /* survivors that are returned for drawing */
};

/* What a submit computes: `count` tokens from position `first`, in one batch or one by one. */
typedef struct bitnet__gpu_record {
    int32_t first, count;
    bool ahead;                        /* one after the other */
    bool screened;                     /* there are no logits, but, unless one after the other, */
    bool masked;                       /* candidates are restricted to `mask_out` */
    size_t rank;                       /* among so many of the greatest, */
    float depth;                       /* and so far below the first */
    bool shared;                       /* in a pass: what was not returned is lost */
    int32_t logit_rows;                /* rows whose logits are in the channel */
    int32_t tokens[BITNET__GPU_BATCH]; /* that they were computed for */
    int32_t chosen[BITNET__GPU_STATES];
} bitnet__gpu_record;

/* The commands for prompts of one length, with a full or a screened head. */
typedef struct bitnet__gpu_prompt {
    VkCommandPool pool;
    VkCommandBuffer body;
    int32_t rows, dispatches; /* 0 rows: nothing is recorded */
    bool screened;
} bitnet__gpu_prompt;

/* A submit's round trip to the device: what goes there and what comes back. */
typedef struct bitnet__gpu_trip {
    bitnet__gpu_channel channel;
    bitnet__gpu_prompt prompt;
    int32_t number; /* 0 or 1: which of the bodies for small batches are its */
    bool in_flight;
    bitnet__gpu_record record; /* of its last submit */
    int32_t shown;             /* the token whose state the session last requested */
    const uint32_t *outbox;    /* in the channel: the state that came back, */
    const float *states_back;  /* [BITNET__GPU_STATES][x_stride], */
    const float *logits_back;  /* [BITNET__GPU_VERIFIED][logits_stride], or candidates, pairs of
                                  logit and id: [BITNET__GPU_VERIFIED][BITNET__GPU_CANDIDATES] */
    uint32_t *mask_out;        /* [BITNET__GPU_VERIFIED][mask_stride]: candidate tokens of each row,
                                  as in bitnet__mask */
} bitnet__gpu_trip;

/* Vectors of tokens: where the first begins, and the next one after it. */
typedef struct bitnet__gpu_vectors {
    uint32_t at, stride;
} bitnet__gpu_vectors;

/* Also the memory of a pass, whose rows belong to several sessions: see >>gpu-passes. */
typedef struct bitnet__gpu_session {
    bitnet_gpu *gpu;
    bitnet_session *session; /* NULL: a pass */
    int32_t context;         /* positions of its KV cache; of a pass one for each row */
    int32_t verified;        /* rows of a batch that all get logits, at most */
    bool bytes;              /* keys and values are int8 */
    int32_t layers;          /* that it computes: all, but where adapters are tested */
    const struct bitnet_adapter *adapter; /* or NULL, as always in a pass */
    const bitnet__gpu_plan *plans;        /* of products, for its kind */
    bitnet__gpu_trip now;                 /* the submit that answers the session, or will, */
    bitnet__gpu_trip behind; /* and in flight behind it, the submit of the tokens that follow */
    bitnet__gpu_block block;
    bitnet__gpu_region floats, quants, rope, state; /* of it: bindings 2, 3, 6 and 7 */
    bitnet__gpu_region sizes; /* the same: binding 4 where no layer is bound */
    bitnet__gpu_region table; /* the same, of a pass: binding 0 of the last of `sets` */
    bitnet__gpu_blocks cache_blocks;
    bitnet__gpu_region *cache; /* [layers][keys, values] of those: bindings 4 and 5; of recurrent
                                  layers [states, channels] in slots, see >>gpu-running; a
                                  pass's layers share the first two */
    VkDeviceSize cache_bytes;  /* of a layer's keys, and of its values */
    struct bitnet__gpu_adapter *uploaded; /* binding 0 of the last of `sets` */
    int32_t slots[BITNET__SNAPSHOTS + 2]; /* positions of their states; -1: none */
    int32_t from, to;                     /* slots that the next submit reads and writes */

    /* Where each is in `floats`. */
    struct {
        bitnet__gpu_vectors x, transformed, branch;
        bitnet__gpu_vectors normed; /* the stride is for the model's width */
        uint32_t steps;             /* of int8 */
    } stream;
    struct {
        bitnet__gpu_vectors qkv; /* if heads have a separate dispatch */
        bitnet__gpu_vectors q, outputs;
        uint32_t partial, chunks; /* that there is room for: of a row, or of a whole pass */
    } heads;
    struct {
        bitnet__gpu_vectors gates; /* and ups, if they are multiplied apart */
        bitnet__gpu_vectors hidden;
    } ffn, shared; /* of an expert of all tokens */
    struct {
        bitnet__gpu_vectors routes; /* the router's logits; of pairs of a token and an expert: */
        uint32_t chosen, weights;   /* numbers as bits, weights in the sum; those of a shared expert
                                       follow, by tokens */
    } experts;
    struct {
        bitnet__gpu_vectors mixed, delta;
    } recurrent;
    bitnet__gpu_vectors inner; /* what an adapter's A makes of an input */
    struct {
        bitnet__gpu_vectors states, transformed_states, logits, parts, mask;
        uint32_t lowers, list;
    } head;

    VkDescriptorPool sets_pool;
    VkDescriptorSet *sets; /* [layers], pieces of the head, of a separate embedding, of the screen,
                              of an adapter or a pass's table */
    int32_t set_count;
    VkCommandPool body_pool;
    VkCommandBuffer bodies[BITNET__GPU_BODIES]; /* recorded when they are first needed */
    int32_t dispatches[BITNET__GPU_BODIES];     /* in each */
    bool joined, by_head;                       /* as they were recorded */

    uint32_t *mask_now; /* scratch: what a row's mask would be now, or what it still allows */
    struct {
        VkDeviceSize inbox, mask, rope, table, outbox, states, logits;
    } exchange; /* where each is in channels */

    struct bitnet__gpu_pass *pass; /* the pass that computes this session now, or NULL, */
    int32_t row;                   /* and its row there */
    bool wants_logits;             /* logits were requested since the last submit */
    int32_t rest;                  /* tokens for which the head is not screened */
    int32_t steps_ahead;           /* tokens of the next greedy submit */
    int64_t token_microseconds;    /* that a token took lately */
} bitnet__gpu_session;

/* Takes `size` bytes of a block. */
static bitnet__gpu_region bitnet__gpu_take(VkDeviceSize *used, VkDeviceSize size) {
    bitnet__gpu_region region;
    memset(&region, 0, sizeof region);
    region.offset = *used;
    region.size = bitnet__gpu_align(size);
    *used += region.size;
    return region;
}

static uint32_t bitnet__gpu_take_floats(VkDeviceSize *used, VkDeviceSize count) {
    uint32_t at = (uint32_t)*used;
    *used += (count + 63) / 64 * 64;
    return at;
}

static bitnet__gpu_vectors bitnet__gpu_take_vectors(VkDeviceSize *used, size_t count,
                                                    size_t stride) {
    bitnet__gpu_vectors vectors;
    vectors.at = bitnet__gpu_take_floats(used, (VkDeviceSize)count * stride);
    vectors.stride = (uint32_t)stride;
    return vectors;
}

/* The largest batch that the session's buffers hold. Each pair of a token and an expert may take a
   workgroup, of which every device allows 65,535. */
static int32_t bitnet__gpu_room(const bitnet_session *s) {
    int32_t rows = s->options.batch, used = s->model->info.experts_used;
    int32_t most = used ? BITNET__MIN(BITNET__GPU_BATCH, 65535 / used) : BITNET__GPU_BATCH;
    return rows < BITNET__GPU_VERIFIED ? BITNET__GPU_VERIFIED : BITNET__MIN(rows, most);
}

/* A slice of a product, and where its weights and parameters are in a layer. */
typedef struct bitnet__gpu_operand {
    const bitnet__gpu_plan *plan;
    const bitnet__gpu_slice *slice;
    uint32_t first, scales, biases, gain;
} bitnet__gpu_operand;

static bitnet__gpu_operand bitnet__gpu_operand_of(const bitnet__gpu_session *g, int layer,
                                                  int product, int number) {
    const bitnet__gpu_layer *l = &g->gpu->layers[layer];
    bitnet__gpu_operand o;
    o.plan = &g->plans[product];
    o.slice = &o.plan->slices[number];
    o.first = l->first[o.slice->part];
    o.scales = l->scales[product] + o.slice->before;
    o.biases = l->biases[product];
    if (o.biases != BITNET__GPU_NONE) o.biases += o.slice->before;
    o.gain = bitnet__gpu_norms_each(g->gpu) ? l->gains_in[o.slice->part] : l->gains[product];
    return o;
}

/* Bytes of a key or value in its cache, and of its step. */
static VkDeviceSize bitnet__gpu_row_size(const bitnet__gpu_session *g) {
    return bitnet__part_bytes(&g->gpu->model->info, g->bytes ? BITNET_CACHE_INT8 : BITNET_CACHE_F16,
                              1) /
           2;
}

/* Tables of rotations: layers with a window have a separate one, which is the second. */
static size_t bitnet__gpu_rope_tables(const bitnet_gpu *gpu) {
    return gpu->model->rope_table_count > 1 && !gpu->model->original ? 2 : 1;
}

/* 32-bit words of a mask of tokens. */
static size_t bitnet__gpu_mask_words(const bitnet_model_info *info) {
    return ((size_t)info->vocab_size + 31) / 32;
}

/* Lays out the floats that layers pass on, for `batch` tokens. */
static void bitnet__gpu_layout_layers(bitnet__gpu_session *g, VkDeviceSize *floats, size_t batch) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet_model_info *info = &gpu->model->info;
    const bitnet__gpu_plan *gate = &g->plans[BITNET__PRODUCT_GATE_UP];
    size_t pairs = batch * (size_t)(info->experts ? info->experts_used : 1);
    size_t shared = (size_t)info->shared_ffn_size, all = pairs + (shared ? batch : 0);
    size_t width = bitnet__pad((size_t)info->hidden_size, 64), ffn = (size_t)info->ffn_size;
    size_t widest = (size_t)bitnet__widest(info), steps = 4;
    size_t rank = g->adapter ? (size_t)g->adapter->rank : 0;
    size_t normed = bitnet__pad((size_t)bitnet__gpu_normed_columns(gpu, g->adapter != NULL), 64);
    size_t channels = (size_t)(bitnet__extent(info, BITNET__CHANNELS) + 2 * info->state_heads);
    bool branches = info->experts || g->plans[BITNET__PRODUCT_DOWN].post_normed;
    bool stored = g->plans[BITNET__PRODUCT_QKV].stored;
    g->stream.x = bitnet__gpu_take_vectors(floats, batch, width);
    g->stream.normed.at = bitnet__gpu_take_floats(floats, batch * normed);
    g->stream.normed.stride = (uint32_t)width;
    g->inner = bitnet__gpu_take_vectors(floats, batch, bitnet__pad(rank, 64));
    g->stream.transformed =
        bitnet__gpu_take_vectors(floats, batch, gpu->model->basis.block ? widest : 0);
    g->recurrent.mixed = bitnet__gpu_take_vectors(floats, batch, bitnet__pad(channels, 64));
    g->recurrent.delta =
        bitnet__gpu_take_vectors(floats, batch, (size_t)bitnet__extent(info, BITNET__STATE_WIDTH));
    g->experts.routes =
        bitnet__gpu_take_vectors(floats, batch, bitnet__pad((size_t)info->experts + 1, 64));
    g->experts.chosen = bitnet__gpu_take_floats(floats, info->experts ? pairs : 0);
    g->experts.weights = bitnet__gpu_take_floats(floats, info->experts ? all : 0);
    g->shared.gates =
        bitnet__gpu_take_vectors(floats, shared ? batch : 0, bitnet__pad(2 * shared, 64));
    g->shared.hidden =
        bitnet__gpu_take_vectors(floats, shared ? batch : 0, bitnet__pad(shared, 64));
    g->ffn.gates = bitnet__gpu_take_vectors(
        floats, pairs, info->experts || gate->parted ? bitnet__pad(2 * ffn, 64) : 0);
    g->stream.branch = bitnet__gpu_take_vectors(floats, branches ? all : 0, width);
    g->heads.qkv =
        bitnet__gpu_take_vectors(floats, batch, stored ? bitnet__gpu_qkv_stride(gpu) : 0);
    g->ffn.hidden = bitnet__gpu_take_vectors(floats, pairs, bitnet__pad(ffn, 64));
    if (gpu->grouped || gpu->lm_head.form == BITNET__GPU_CODES)
        steps = 2 * bitnet__groups((int)widest); /* and padded, so 2 groups or more */
    g->stream.steps = bitnet__gpu_take_floats(floats, steps * pairs);
}

static void bitnet__gpu_layout_head(bitnet__gpu_session *g, VkDeviceSize *floats) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet_model_info *info = &gpu->model->info;
    const size_t verified = (size_t)g->verified;
    const size_t states = BITNET__MAX(verified, (size_t)BITNET__GPU_STATES);
    size_t width = g->stream.x.stride, parts = 0;
    int32_t i;
    for (i = 0; i < gpu->lm_head.pieces; i++)
        parts += (size_t)(gpu->lm_head.piece_rows / (BITNET__GPU_THREADS / 8)) + 1;
    g->head.states = g->head.transformed_states = bitnet__gpu_take_vectors(floats, states, width);
    if (gpu->model->lm_head.signs)
        g->head.transformed_states = bitnet__gpu_take_vectors(floats, states, width);
    g->head.logits =
        bitnet__gpu_take_vectors(floats, verified, bitnet__pad((size_t)info->vocab_size, 64));
    g->head.parts.stride = (uint32_t)parts; /* pairs */
    g->head.parts.at = bitnet__gpu_take_floats(floats, 2 * verified * parts);
    g->head.lowers = bitnet__gpu_take_floats(floats, 2 * verified * parts);
    g->head.list = bitnet__gpu_take_floats(floats, 2 * verified * BITNET__GPU_CANDIDATES);
    g->head.mask = bitnet__gpu_take_vectors(floats, verified, bitnet__gpu_mask_words(info));
}

/* Lays out what attention over contexts up to `longest` needs. A pass's rows share room for
   BITNET__GPU_CHUNKS chunks. */
static void bitnet__gpu_layout_attention(bitnet__gpu_session *g, VkDeviceSize *floats, size_t batch,
                                         int32_t longest) {
    const bitnet_model_info *info = &g->gpu->model->info;
    size_t heads = (size_t)info->heads, width = (size_t)info->head_size;
    VkDeviceSize chunks = (VkDeviceSize)(longest + 63) / 64, all = chunks * (size_t)g->verified;
    if (!g->session)
        chunks = all = BITNET__MIN(all, BITNET__MAX(chunks, (VkDeviceSize)BITNET__GPU_CHUNKS));
    g->heads.chunks = (uint32_t)chunks;
    g->heads.q = bitnet__gpu_take_vectors(floats, batch, heads * bitnet__pad(width, 64));
    g->heads.outputs = bitnet__gpu_take_vectors(floats, batch, bitnet__pad(heads * width, 64));
    g->heads.partial = bitnet__gpu_take_floats(floats, all * heads * (width + 2));
}

/* The words of a pass's table: rows, two addresses for each row and layer, items. */
static uint32_t bitnet__gpu_table_caches(const bitnet__gpu_session *g) {
    return (uint32_t)g->verified * BITNET__ROW_WORDS;
}
static uint32_t bitnet__gpu_table_items(const bitnet__gpu_session *g) {
    return bitnet__gpu_table_caches(g) +
           4 * (uint32_t)g->verified * (uint32_t)g->gpu->model->info.layers;
}

/* Lays out memory for `context` positions, with attention over contexts up to `longest`; returns
   the block's size, without the KV cache. */
static VkDeviceSize bitnet__gpu_session_layout(bitnet__gpu_session *g, int32_t context,
                                               int32_t longest) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet_model_info *info = &gpu->model->info;
    size_t verified = (size_t)(g->session ? BITNET__GPU_VERIFIED : context);
    size_t batch = g->session ? (size_t)bitnet__gpu_room(g->session) : verified;
    size_t pairs = batch * (size_t)(info->experts ? info->experts_used : 1);
    size_t quants = batch * bitnet__gpu_quants_stride((int)bitnet__widest(info));
    size_t hidden = pairs * bitnet__gpu_quants_stride(info->ffn_size);
    size_t digits = verified * 4 * bitnet__screen_stride(info->hidden_size);
    VkDeviceSize used = 0, floats = 0;
    g->context = context;
    g->verified = (int32_t)verified;
    g->layers = info->layers;
    g->plans = gpu->plans[g->adapter ? BITNET__GPU_ADAPTED
                          : g->bytes ? BITNET__GPU_QUANTISED
                                     : BITNET__GPU_USUAL];
    bitnet__gpu_layout_layers(g, &floats, batch);
    bitnet__gpu_layout_head(g, &floats);
    bitnet__gpu_layout_attention(g, &floats, batch, longest);
    g->floats = bitnet__gpu_take(&used, floats * sizeof(float));
    if (quants < digits) quants = digits;
    g->quants = bitnet__gpu_take(&used, quants > hidden ? quants : hidden);
    g->cache_bytes =
        bitnet__gpu_align((VkDeviceSize)info->kv_heads * (size_t)context * bitnet__gpu_row_size(g));
    g->rope = bitnet__gpu_take(&used, (VkDeviceSize)context * (size_t)info->rope_size * 4 *
                                          bitnet__gpu_rope_tables(gpu));
    g->state = bitnet__gpu_take(&used, BITNET__GPU_STATE_BYTES +
                                           verified * (size_t)info->heads * sizeof(uint32_t));
    g->sizes = bitnet__gpu_take(&used, BITNET__GPU_SIZES * sizeof(uint32_t));
    if (!g->session)
        g->table = bitnet__gpu_take(
            &used, 4 * (VkDeviceSize)(bitnet__gpu_table_items(g) + g->heads.chunks));
    return used;
}

/* Slots for the states of recurrent layers. */
static int32_t bitnet__gpu_slots(const bitnet_session *s) {
    return s && s->model->info.state_heads ? bitnet__most_snapshots(&s->options) + 2 : 0;
}

/* The regions of the cache. */
static int bitnet__gpu_regions(const bitnet__gpu_session *g) {
    return g->session ? 2 * g->gpu->model->info.layers : 2;
}

/* Bytes of one of them. */
static VkDeviceSize bitnet__gpu_cache_size(const bitnet__gpu_session *g, int region) {
    const bitnet_model_info *info = &g->gpu->model->info;
    size_t floats = region % 2 ? bitnet__memory_channels(info) : bitnet__memory_states(info);
    if (!g->session || !bitnet__is_recurrent(info, region / 2)) return g->cache_bytes;
    return bitnet__gpu_align((VkDeviceSize)bitnet__gpu_slots(g->session) * floats * 4 + 4);
}

/* Bytes of a session whose block has this size. */
static VkDeviceSize bitnet__gpu_session_bytes(const bitnet__gpu_session *g, VkDeviceSize block) {
    int i;
    for (i = 0; i < bitnet__gpu_regions(g); i++) block += bitnet__gpu_cache_size(g, i);
    return block;
}

/* True if the device allows this layout. */
static bool bitnet__gpu_session_fits(const bitnet__gpu_session *g, VkDeviceSize block,
                                     uint64_t available) {
    const bitnet_gpu *gpu = g->gpu;
    VkDeviceSize largest = 0;
    int i;
    for (i = 0; i < bitnet__gpu_regions(g); i++)
        if (bitnet__gpu_cache_size(g, i) > largest) largest = bitnet__gpu_cache_size(g, i);
    return g->heads.chunks <= gpu->can.limits.maxComputeWorkGroupCount[0] &&
           block <= gpu->largest_block && largest <= gpu->largest_block &&
           bitnet__gpu_session_bytes(g, block) <= available &&
           g->floats.size <= gpu->largest_range && largest <= gpu->largest_range &&
           g->rope.size <= gpu->largest_range && g->quants.size <= gpu->largest_range;
}

/* Takes the block and the KV cache that have been laid out. */
static bitnet_result bitnet__gpu_session_blocks(bitnet__gpu_session *g, VkDeviceSize size,
                                                bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    int regions = bitnet__gpu_regions(g), i;
    bitnet_result result = bitnet__gpu_block_make(gpu, size, false, &g->block, error);
    g->floats.block = g->quants.block = g->rope.block = &g->block;
    g->state.block = g->sizes.block = g->table.block = &g->block;
    if (result == BITNET_OK)
        result = bitnet__gpu_blocks_open(gpu, &g->cache_blocks, regions, error);
    if (result != BITNET_OK) return result;
    g->cache = (bitnet__gpu_region *)bitnet__alloc_zero(&gpu->allocator, (size_t)regions,
                                                        sizeof *g->cache);
    if (!g->cache) return bitnet__no_memory(error);
    for (i = 0; i < regions; i++) {
        g->cache[i].size = bitnet__gpu_cache_size(g, i);
        bitnet__gpu_blocks_place(gpu, &g->cache_blocks, &g->cache[i]);
    }
    return bitnet__gpu_blocks_make(gpu, &g->cache_blocks, error);
}

/* Opens a trip; its channel has these bytes besides those for transfers. On an error, close it. */
static bitnet_result bitnet__gpu_trip_open(const bitnet__gpu_session *g, bitnet__gpu_trip *trip,
                                           VkDeviceSize size, bitnet_error *error) {
    bitnet_result result =
        bitnet__gpu_channel_open(g->gpu, &trip->channel, size, BITNET__GPU_STAGING, error);
    uint8_t *mapped = trip->channel.block.mapped;
    if (result != BITNET_OK) return result;
    trip->mask_out = (uint32_t *)(void *)(mapped + g->exchange.mask);
    trip->outbox = (const uint32_t *)(void *)(mapped + g->exchange.outbox);
    trip->states_back = (const float *)(void *)(mapped + g->exchange.states);
    trip->logits_back = (const float *)(void *)(mapped + g->exchange.logits);
    return bitnet__gpu_command_pool(g->gpu, &trip->prompt.pool, &trip->prompt.body, 1, error);
}

/* Frees what a trip has, once it is not in flight. */
static void bitnet__gpu_trip_close(bitnet__gpu_trip *trip) {
    bitnet_gpu *gpu = trip->channel.gpu;
    bitnet__gpu_channel_drain(&trip->channel);
    if (trip->prompt.pool && !bitnet__load_acquire(&gpu->hung))
        gpu->vk.DestroyCommandPool(gpu->device, trip->prompt.pool, NULL);
    bitnet__gpu_channel_close(&trip->channel);
}

static bitnet_result bitnet__gpu_session_memory(bitnet__gpu_session *g, int32_t context,
                                                bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    uint64_t available = bitnet__gpu_free_memory(&gpu->vk, &gpu->can);
    VkDeviceSize size = bitnet__gpu_session_layout(g, context, context), row;
    int64_t needed = (int64_t)(bitnet__gpu_session_bytes(g, size) >> 20) + 1;
    bitnet_result result;
    if (!bitnet__gpu_session_fits(g, size, available)) {
        int32_t smaller = context;
        while (smaller > 64 && !bitnet__gpu_session_fits(
                                   g, bitnet__gpu_session_layout(g, smaller, smaller), available))
            smaller = smaller * 7 / 8;
        return bitnet__fail(error, BITNET_ERROR_GPU_MEMORY,
                            "a context of %i, which takes %i MiB, is too much for the GPU: one of "
                            "%i would fit",
                            (int64_t)context, needed, (int64_t)smaller);
    }
    result = bitnet__gpu_session_blocks(g, size, error);
    if (result != BITNET_OK) return result;
    g->exchange.inbox = 0;
    g->exchange.mask = bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->exchange.outbox =
        g->exchange.mask + bitnet__gpu_align(4 * BITNET__GPU_VERIFIED * g->head.mask.stride);
    g->exchange.states = g->exchange.outbox + bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->exchange.logits =
        g->exchange.states + (VkDeviceSize)BITNET__GPU_STATES * g->stream.x.stride * 4;
    row = g->head.logits.stride > 2 * BITNET__GPU_CANDIDATES ? g->head.logits.stride
                                                             : 2 * BITNET__GPU_CANDIDATES;
    size = g->exchange.logits + BITNET__GPU_VERIFIED * row * 4;
    result = bitnet__gpu_trip_open(g, &g->now, size, error);
    return result == BITNET_OK ? bitnet__gpu_trip_open(g, &g->behind, size, error) : result;
}

/* ---- adapters, which sessions share */

typedef struct bitnet__gpu_adapter {
    const struct bitnet_adapter *adapter;
    int32_t users; /* sessions */
    bitnet__gpu_block block;
    bitnet__gpu_region all; /* of it */
    struct bitnet__gpu_adapter *next;
} bitnet__gpu_adapter;

static VkDeviceSize bitnet__gpu_adapter_bytes(const struct bitnet_adapter *adapter) {
    const bitnet_model *model = adapter->model;
    int count = model->info.layers * BITNET__MATRICES, i;
    VkDeviceSize size = 0;
    for (i = 0; i < count; i++) size += bitnet__gpu_pair_bytes(model, &adapter->pairs[i], i);
    return size;
}

/* For each matrix, A in padded rows of halves or floats, then B as the CPU stores it. */
static void bitnet__gpu_fill_adapter(const struct bitnet_adapter *adapter, uint8_t *at) {
    const bitnet_model *model = adapter->model;
    int count = model->info.layers * BITNET__MATRICES, i, j;
    for (i = 0; i < count; i++) {
        const bitnet__pair *pair = &adapter->pairs[i];
        int columns = bitnet__part_columns(&model->info, i % BITNET__MATRICES);
        size_t bytes = bitnet__gpu_pair_row(pair, columns);
        size_t raw = (size_t)bitnet_type_row_size(pair->type, (uint64_t)columns);
        if (!pair->rank) continue;
        for (j = 0; j < pair->rank; j++, at += bytes) {
            const uint8_t *row = pair->a + (size_t)j * raw;
            if (pair->type == BITNET_TYPE_F16) memcpy(at, row, raw);
            else bitnet__type_of(pair->type)->expand(row, columns, (float *)(void *)at);
        }
        bytes = (size_t)(bitnet__gpu_pair_bytes(model, pair, i) -
                         bitnet__gpu_pair_a_bytes(pair, columns));
        memcpy(at, pair->b, bytes);
        at += bytes;
    }
}

static bitnet_result bitnet__gpu_upload_adapter(bitnet__gpu_session *g, bitnet__gpu_adapter *to,
                                                bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    VkDeviceSize size = bitnet__gpu_adapter_bytes(g->adapter);
    bitnet_result result;
    uint8_t *data;
    if (size > gpu->largest_range || size > gpu->largest_block)
        return bitnet__fail(error, BITNET_ERROR_GPU_MEMORY,
                            "the adapter's %i MiB do not fit a storage buffer of this GPU",
                            (int64_t)(size >> 20) + 1);
    data = (uint8_t *)bitnet__alloc_zero(&gpu->allocator, (size_t)size, 1);
    if (!data) return bitnet__no_memory(error);
    bitnet__gpu_fill_adapter(g->adapter, data);
    to->adapter = g->adapter;
    to->users = 1;
    to->all.block = &to->block;
    to->all.size = size;
    result = bitnet__gpu_block_make(gpu, size, false, &to->block, error);
    if (result == BITNET_OK)
        result = bitnet__gpu_transfer(&g->now.channel, true, &to->all, 0, data, size, error);
    bitnet__free(&gpu->allocator, data);
    return result;
}

/* Ends a session's use of it. The last one frees it. */
static void bitnet__gpu_return_adapter(bitnet_gpu *gpu, bitnet__gpu_adapter *uploaded) {
    bitnet__gpu_adapter **at = &gpu->adapters;
    bool last;
    bitnet__gpu_lock(gpu);
    last = --uploaded->users == 0;
    while (*at != uploaded) at = &(*at)->next;
    if (last) *at = uploaded->next;
    bitnet__gpu_unlock(gpu);
    if (!last) return;
    bitnet__gpu_block_free(gpu, &uploaded->block);
    bitnet__free(&gpu->allocator, uploaded);
}

/* Borrows the session's adapter, uploaded now or before. */
static bitnet_result bitnet__gpu_borrow_adapter(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bitnet__gpu_adapter *at;
    bitnet_result result;
    bitnet__gpu_lock(gpu);
    for (at = gpu->adapters; at && at->adapter != g->adapter; at = at->next) continue;
    if (at) at->users++;
    bitnet__gpu_unlock(gpu);
    g->uploaded = at;
    if (at) return BITNET_OK;
    at = (bitnet__gpu_adapter *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *at);
    if (!at) return bitnet__no_memory(error);
    result = bitnet__gpu_upload_adapter(g, at, error);
    if (result != BITNET_OK) {
        bitnet__gpu_block_free(gpu, &at->block);
        bitnet__free(&gpu->allocator, at);
        return result;
    }
    bitnet__gpu_lock(gpu);
    at->next = gpu->adapters;
    gpu->adapters = at;
    bitnet__gpu_unlock(gpu);
    g->uploaded = at;
    return BITNET_OK;
}

/* ---- descriptor sets: one for each layer's weights and KV cache */

static void bitnet__gpu_write_regions(bitnet_gpu *gpu, VkDescriptorSet set,
                                      const bitnet__gpu_region regions[BITNET__GPU_BINDINGS]) {
    VkDescriptorBufferInfo infos[BITNET__GPU_BINDINGS];
    VkWriteDescriptorSet write[BITNET__GPU_BINDINGS];
    uint32_t i;
    memset(write, 0, sizeof write);
    for (i = 0; i < BITNET__GPU_BINDINGS; i++) {
        infos[i].buffer = regions[i].block->buffer;
        infos[i].offset = regions[i].offset;
        infos[i].range = regions[i].size;
        write[i].sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
        write[i].dstSet = set;
        write[i].dstBinding = i;
        write[i].descriptorCount = 1;
        write[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        write[i].pBufferInfo = &infos[i];
    }
    gpu->vk.UpdateDescriptorSets(gpu->device, BITNET__GPU_BINDINGS, write, 0, NULL);
}

/* Layer -1: none. */
static void bitnet__gpu_write_set(bitnet__gpu_session *g, VkDescriptorSet set,
                                  const bitnet__gpu_region *weights, int layer) {
    bitnet__gpu_region regions[BITNET__GPU_BINDINGS];
    int cache = g->session ? 2 * layer : 0;
    regions[0] = *weights, regions[1] = g->gpu->parameters;
    regions[2] = g->floats, regions[3] = g->quants;
    regions[4] = layer < 0 ? g->sizes : g->cache[cache];
    regions[5] = layer < 0 ? g->sizes : g->cache[cache + 1];
    regions[6] = g->rope, regions[7] = g->state;
    bitnet__gpu_write_regions(g->gpu, set, regions);
}

static bitnet_result bitnet__gpu_make_sets(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    BITNET__VK_STRUCT(VkDescriptorPoolCreateInfo, create,
                      VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    BITNET__VK_STRUCT(VkDescriptorSetAllocateInfo, allocate,
                      VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO);
    int layers = gpu->model->info.layers, i;
    bool tied = gpu->embedding.piece == gpu->lm_head.piece;
    int planes = layers + gpu->lm_head.pieces + (tied ? 0 : gpu->embedding.pieces);
    int screens = planes + (gpu->screen.there ? gpu->lm_head.pieces : 0);
    uint32_t count = (uint32_t)(screens + (g->adapter || !g->session ? 1 : 0));
    VkDescriptorPoolSize size;
    VkDescriptorSetLayout *layouts;
    bitnet_result result;
    g->set_count = (int32_t)count;
    size.type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    size.descriptorCount = count * BITNET__GPU_BINDINGS;
    create.maxSets = count;
    create.poolSizeCount = 1;
    create.pPoolSizes = &size;
    result =
        bitnet__vk_check(gpu->vk.CreateDescriptorPool(gpu->device, &create, NULL, &g->sets_pool),
                         "vkCreateDescriptorPool", error);
    if (result != BITNET_OK) return result;
    g->sets = (VkDescriptorSet *)bitnet__alloc_zero(&gpu->allocator, count, sizeof *g->sets);
    layouts = (VkDescriptorSetLayout *)bitnet__alloc(&gpu->allocator, count, sizeof *layouts);
    if (g->sets && layouts) {
        for (i = 0; i < (int)count; i++) layouts[i] = gpu->set_layout;
        allocate.descriptorPool = g->sets_pool;
        allocate.descriptorSetCount = count;
        allocate.pSetLayouts = layouts;
        result = bitnet__vk_check(gpu->vk.AllocateDescriptorSets(gpu->device, &allocate, g->sets),
                                  "vkAllocateDescriptorSets", error);
    } else {
        result = bitnet__no_memory(error);
    }
    bitnet__free(&gpu->allocator, layouts);
    if (result != BITNET_OK) return result;
    for (i = 0; i < layers; i++) bitnet__gpu_write_set(g, g->sets[i], &gpu->layers[i].weights, i);
    for (i = 0; i < gpu->lm_head.pieces; i++)
        bitnet__gpu_write_set(g, g->sets[layers + i], &gpu->lm_head.piece[i], -1);
    for (i = 0; !tied && i < gpu->embedding.pieces; i++)
        bitnet__gpu_write_set(g, g->sets[layers + gpu->lm_head.pieces + i],
                              &gpu->embedding.piece[i], -1);
    for (i = planes; i < screens; i++)
        bitnet__gpu_write_set(g, g->sets[i], &gpu->screen.piece[i - planes], -1);
    if (g->adapter) bitnet__gpu_write_set(g, g->sets[screens], &g->uploaded->all, -1);
    if (!g->session) bitnet__gpu_write_set(g, g->sets[screens], &g->table, 0);
    return BITNET_OK;
}

/* The set of piece `i` of the embedding. */
static VkDescriptorSet bitnet__gpu_embedding_set(const bitnet__gpu_session *g, int i) {
    const bitnet_gpu *gpu = g->gpu;
    bool tied = gpu->embedding.piece == gpu->lm_head.piece;
    return g->sets[gpu->model->info.layers + (tied ? 0 : gpu->lm_head.pieces) + i];
}

/* The set of piece `i` of the screen. */
static VkDescriptorSet bitnet__gpu_screen_set(const bitnet__gpu_session *g, int i) {
    bool tied = g->gpu->embedding.piece == g->gpu->lm_head.piece;
    return bitnet__gpu_embedding_set(g, (tied ? g->gpu->lm_head.pieces : g->gpu->embedding.pieces) +
                                            i);
}

/* Zeros wherever nothing has been computed yet. */
static bitnet_result bitnet__gpu_session_clear(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, g->now.channel.before, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    int i;
    if (result != BITNET_OK) return result;
    gpu->vk.CmdFillBuffer(g->now.channel.before, g->block.buffer, 0, VK_WHOLE_SIZE, 0);
    for (i = 0; i < g->cache_blocks.count; i++)
        gpu->vk.CmdFillBuffer(g->now.channel.before, g->cache_blocks.block[i].buffer, 0,
                              VK_WHOLE_SIZE, 0);
    bitnet__gpu_for_cpu(gpu, g->now.channel.before);
    result = bitnet__gpu_end_commands(gpu, g->now.channel.before, error);
    if (result == BITNET_OK)
        result = bitnet__gpu_submit(&g->now.channel, &g->now.channel.before, 1, error);
    return result == BITNET_OK ? bitnet__gpu_wait(&g->now.channel, 0, error) : result;
}

/* Frees everything that a session has, except itself. */
static void bitnet__gpu_session_close(bitnet__gpu_session *g) {
    bitnet_gpu *gpu = g->gpu;
    bitnet__gpu_trip_close(&g->behind);
    bitnet__gpu_trip_close(&g->now);
    if (!bitnet__load_acquire(&gpu->hung)) {
        if (g->body_pool) gpu->vk.DestroyCommandPool(gpu->device, g->body_pool, NULL);
        if (g->sets_pool) gpu->vk.DestroyDescriptorPool(gpu->device, g->sets_pool, NULL);
    }
    bitnet__gpu_block_free(gpu, &g->block);
    if (g->uploaded) bitnet__gpu_return_adapter(gpu, g->uploaded);
    bitnet__gpu_blocks_free(gpu, &g->cache_blocks);
    bitnet__free(&gpu->allocator, g->cache);
    bitnet__free(&gpu->allocator, g->sets);
    bitnet__free(&gpu->allocator, g->mask_now);
}
