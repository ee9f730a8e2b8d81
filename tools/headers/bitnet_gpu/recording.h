#pragma once
#include "model.h"
#include "session.h"

/* ====================
   >>gpu-recording   Recording: the dispatches of a token

   A command body computes one batch, at the position and of the tokens that the state names, so it
   is recorded once and submitted repeatedly. At its end the state names the next token. */

typedef struct bitnet__gpu_recorder {
    bitnet__gpu_session *session;
    VkCommandBuffer commands;
    int32_t rows;       /* tokens of the batch */
    bool screened;      /* the head */
    bool joined;        /* see bitnet_gpu_join */
    bool by_head;       /* attention has workgroups for each query head */
    VkQueryPool times;  /* where a dispatch's beginning is recorded, or NULL, */
    int *kernels;       /* and which pipeline it is */
    int32_t dispatches; /* so far */
    bool *wanted;       /* where the pipelines are noted, if anywhere */
    bitnet_result result;
    bitnet_error *error;
} bitnet__gpu_recorder;

/* An upper bound on a token's dispatches: per layer seven matrices, their preparation, four norms
   of the stream, four transforms, heads, attention, its gates and activation, for an adapter four
   norms and two for each matrix; or for experts 17 instead of gate, up and down; embedding and head
   by pieces, with the screen; the last norm, transforms of these, and the choice. */
static uint32_t bitnet__gpu_most_dispatches(const bitnet_gpu *gpu) {
    return (uint32_t)((4 * BITNET__USUAL_MATRICES + 18) * gpu->model->info.layers +
                      gpu->embedding.pieces + 2 * gpu->lm_head.pieces + 6);
}

/* The kernel variant for `rows` tokens: 1, 2, 4, 8, prompts. */
static int bitnet__gpu_variant(int32_t rows) {
    return rows <= 1                      ? 0
           : rows <= 2                    ? 1
           : rows <= 4                    ? 2
           : rows <= BITNET__GPU_VERIFIED ? 3
                                          : BITNET__GPU_SMALL;
}

/* Tokens of a session's batch that get logits: all, or a prompt's last. */
static int32_t bitnet__gpu_lm_head_rows(int32_t rows) {
    return rows <= BITNET__GPU_VERIFIED ? rows : 1;
}

/* Rows of a submit with their own mask and struct Choice; tokens computed one by one share one. */
static int32_t bitnet__gpu_heads(const bitnet__gpu_record *record) {
    return record->ahead ? 1 : bitnet__gpu_lm_head_rows(record->count);
}

/* Rows of a submit for which a token is chosen. */
static int32_t bitnet__gpu_chosen_rows(const bitnet__gpu_record *record) {
    return record->ahead ? record->count : bitnet__gpu_lm_head_rows(record->count);
}

/* True if a submit lists candidates. */
static bool bitnet__gpu_is_listed(const bitnet__gpu_record *record) {
    return record->screened && record->rank > 1;
}

/* The pipelines of attention and around it, for keys and values in halves and in int8. */
typedef struct bitnet__gpu_attention {
    int heads, still, by_head, split, whole;
    int carry, rows; /* of a pass */
} bitnet__gpu_attention;

static const bitnet__gpu_attention bitnet__gpu_attentions[2] = {
    {BITNET__PIPELINE_HEADS, BITNET__PIPELINE_STILL, BITNET__PIPELINE_BY_HEAD,
     BITNET__PIPELINE_SPLIT, BITNET__PIPELINE_WHOLE, BITNET__PIPELINE_CARRY, BITNET__PIPELINE_ROWS},
    {BITNET__PIPELINE_BYTES_HEADS, BITNET__PIPELINE_BYTES_STILL, BITNET__PIPELINE_BYTES_BY_HEAD,
     BITNET__PIPELINE_BYTES_SPLIT, BITNET__PIPELINE_BYTES_WHOLE, BITNET__PIPELINE_BYTES_CARRY,
     BITNET__PIPELINE_BYTES_ROWS}};

static void bitnet__gpu_bind(bitnet__gpu_recorder *r, int pipeline, VkDescriptorSet set,
                             const void *push, size_t size) {
    bitnet_gpu *gpu = r->session->gpu;
    VkPipeline handle;
    if (r->wanted) r->wanted[pipeline] = true;
    if (r->result == BITNET_OK) r->result = bitnet__gpu_pipeline(gpu, pipeline, &handle, r->error);
    if (r->result != BITNET_OK) return;
    if (r->times) {
        BITNET_ASSERT((uint32_t)r->dispatches < bitnet__gpu_most_dispatches(gpu));
        gpu->vk.CmdWriteTimestamp(r->commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, r->times,
                                  (uint32_t)r->dispatches);
        r->kernels[r->dispatches] = pipeline;
    }
    gpu->vk.CmdBindPipeline(r->commands, VK_PIPELINE_BIND_POINT_COMPUTE, handle);
    gpu->vk.CmdBindDescriptorSets(r->commands, VK_PIPELINE_BIND_POINT_COMPUTE, gpu->pipeline_layout,
                                  0, 1, &set, 0, NULL);
    gpu->vk.CmdPushConstants(r->commands, gpu->pipeline_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                             (uint32_t)size, push);
    r->dispatches++;
}

static void bitnet__gpu_dispatch(bitnet__gpu_recorder *r, int32_t x, int32_t y, int32_t z) {
    const bitnet_gpu *gpu = r->session->gpu;
    const uint32_t *most = gpu->can.limits.maxComputeWorkGroupCount;
    BITNET_ASSERT((uint32_t)x <= most[0] && (uint32_t)y <= most[1] && (uint32_t)z <= most[2]);
    if (r->result == BITNET_OK)
        gpu->vk.CmdDispatch(r->commands, (uint32_t)x, (uint32_t)y, (uint32_t)z);
}

/* Later dispatches, at the stages `to`, read what was written. */
static void bitnet__gpu_then_at(bitnet__gpu_recorder *r, VkPipelineStageFlags to,
                                VkAccessFlags used) {
    if (r->result != BITNET_OK) return;
    bitnet__gpu_barrier(r->session->gpu, r->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | to,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | used);
}

static void bitnet__gpu_then(bitnet__gpu_recorder *r) { bitnet__gpu_then_at(r, 0, 0); }

/* A dispatch of x by y workgroups, whose results later dispatches read. */
static void bitnet__gpu_run(bitnet__gpu_recorder *r, int pipeline, VkDescriptorSet set,
                            const void *push, size_t size, int32_t x, int32_t y) {
    bitnet__gpu_bind(r, pipeline, set, push, size);
    bitnet__gpu_dispatch(r, x, y, 1);
    bitnet__gpu_then(r);
}

/* The same vectors from a column on. */
static bitnet__gpu_vectors bitnet__gpu_columns_from(bitnet__gpu_vectors vectors, uint32_t column) {
    vectors.at += column;
    return vectors;
}

static float bitnet__gpu_reciprocal(int columns) { return (float)(1.0 / columns); }

/* Push constants that transform vectors into a Hadamard basis with these signs. */
static bitnet__push_hadamard bitnet__gpu_hadamard(int columns, uint32_t signs,
                                                  bitnet__gpu_vectors source,
                                                  bitnet__gpu_vectors target) {
    bitnet__push_hadamard push;
    push.columns = (uint32_t)columns;
    push.source = source.at;
    push.source_stride = source.stride;
    push.target = target.at;
    push.target_stride = target.stride;
    push.signs = signs;
    push.back = 0;
    push.scale = 0;
    push.factor = 1;
    return push;
}

static void bitnet__gpu_record_hadamard(bitnet__gpu_recorder *r, bitnet__push_hadamard push,
                                        int32_t rows) {
    const bitnet__gpu_session *g = r->session;
    int32_t chunk = g->gpu->model->basis.block, columns = (int32_t)push.columns;
    if (chunk < 4 * BITNET__GPU_THREADS) chunk = 4 * BITNET__GPU_THREADS;
    push.scale = g->gpu->model->basis.scale;
    bitnet__gpu_run(r, BITNET__PIPELINE_HADAMARD, g->sets[0], &push, sizeof push,
                    (columns + chunk - 1) / chunk, rows);
}

static void bitnet__gpu_record_embedding(bitnet__gpu_recorder *r) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->embedding;
    const bitnet__matrix *m = table->matrix;
    float scale = g->gpu->model->embedding_scale;
    bitnet__push_hadamard transform =
        bitnet__gpu_hadamard(m->columns, g->gpu->embedding_signs, g->stream.x, g->stream.x);
    int32_t i;
    for (i = 0; i < table->pieces; i++) {
        bitnet__push_embed push;
        push.rows = (uint32_t)bitnet__gpu_piece_rows(table, i);
        push.first = (uint32_t)(i * table->piece_rows);
        push.target = g->stream.x.at;
        push.target_stride = g->stream.x.stride;
        push.has_scale = m->has_scale;
        push.scale = m->scale;
        push.embedding_scale = m->signs ? 1.0f : scale;
        bitnet__gpu_run(r, BITNET__PIPELINE_EMBED, bitnet__gpu_embedding_set(g, i), &push,
                        sizeof push, r->rows, 1);
    }
    transform.back = 1;
    transform.factor = scale;
    if (m->signs) bitnet__gpu_record_hadamard(r, transform, r->rows);
}

/* True if a prompt's kernel multiplies gate and up together. */
static bool bitnet__gpu_multiplies_both(const bitnet__gpu_plan *plan) {
    return plan->product == BITNET__PRODUCT_GATE_UP && !plan->parted;
}

/* Workgroups for `rows` rows of a ternary product, in a variant for few tokens. */
static int32_t bitnet__gpu_product_groups(const bitnet__gpu_plan *plan, int32_t rows, int variant) {
    int32_t each = BITNET__GPU_THREADS / 8 * plan->team_rows[variant];
    return (rows + each - 1) / each;
}

/* The push constants of a layer's kernels. */
static bitnet__push_layer bitnet__gpu_layer_push(const bitnet__gpu_recorder *r, int layer,
                                                 const bitnet__gpu_operand *o,
                                                 bitnet__gpu_vectors source,
                                                 bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_layer *l = &gpu->layers[layer];
    bitnet__push_layer push;
    memset(&push, 0, sizeof push);
    push.first = o->first;
    push.scales = o->scales;
    push.biases = o->biases;
    push.gain = o->gain;
    push.source = source.at;
    push.target = target.at;
    push.target_stride = target.stride;
    push.rows = (uint32_t)o->slice->rows;
    push.count = (uint32_t)r->rows;
    push.context = (uint32_t)g->context;
    push.steps = g->stream.steps;
    push.reciprocal = o->plan->reciprocal;
    push.epsilon = gpu->model->info.norm_epsilon;
    push.score_scale = gpu->model->score_scale;
    push.outputs = g->heads.outputs.at;
    push.outputs_stride = g->heads.outputs.stride;
    push.partial = g->heads.partial;
    push.chunks = g->heads.chunks;
    push.groups = (uint32_t)bitnet__gpu_product_groups(o->plan, o->slice->rows, 0);
    push.ready = push.groups * (uint32_t)(layer + 1);
    push.residual_scale = gpu->model->residual_scale;
    push.quantised = !g->adapter;
    push.window = l->window;
    push.layer = (uint32_t)layer;
    if (!g->session) push.items = bitnet__gpu_table_items(g);
    if (l->window != BITNET__GPU_NONE)
        push.rope = (uint32_t)g->context * (uint32_t)gpu->model->info.rope_size / 2;
    return push;
}

/* The same for a product: by matrices in large tiles, if they divide its rows and the tokens fill
   more than half of one. */
static int bitnet__gpu_product_variant(const bitnet__gpu_recorder *r,
                                       const bitnet__gpu_operand *o) {
    const bitnet_gpu *gpu = r->session->gpu;
    int32_t rows = o->slice->rows * (bitnet__gpu_multiplies_both(o->plan) ? 2 : 1);
    bool large = gpu->matrix && gpu->large_tiles && !gpu->grouped && r->rows > BITNET__GPU_TILE &&
                 rows % BITNET__GPU_LARGE_TILE == 0;
    return large ? BITNET__GPU_LARGE : bitnet__gpu_variant(r->rows);
}

/* Dispatches a prompt's product in tiles of as many tokens as rows; gate and up together take half
   as many rows each. */
static void bitnet__gpu_dispatch_tiles(bitnet__gpu_recorder *r, const bitnet__gpu_operand *o,
                                       int variant) {
    int32_t tile = variant == BITNET__GPU_LARGE ? BITNET__GPU_LARGE_TILE : BITNET__GPU_TILE;
    int32_t each = bitnet__gpu_multiplies_both(o->plan) ? tile / 2 : tile;
    bitnet__gpu_dispatch(r, (o->slice->rows + each - 1) / each, (r->rows + tile - 1) / tile, 1);
}

/* Dispatches the norm and quantization of a product's input, unless the product does this
   itself. */
static void bitnet__gpu_record_prepare(bitnet__gpu_recorder *r, int layer,
                                       const bitnet__gpu_operand *o, bitnet__gpu_vectors source) {
    const bitnet__gpu_session *g = r->session;
    bitnet__push_prepare push;
    push.source = source.at;
    push.source_stride = source.stride;
    push.gain = o->gain;
    push.target = g->stream.steps;
    push.reciprocal = o->plan->reciprocal;
    push.epsilon = g->gpu->model->info.norm_epsilon;
    push.digits = 0;
    bitnet__gpu_run(r, bitnet__gpu_products[o->plan->product].prepare, g->sets[layer], &push,
                    sizeof push, r->rows * o->plan->inputs, 1);
}

/* True if attention or the previous product has already prepared this product's input. */
static bool bitnet__gpu_is_prepared(const bitnet__gpu_recorder *r, int layer, int product) {
    const bitnet__gpu_session *g = r->session;
    if (!g->plans[product].prepared) return false;
    if (product == BITNET__PRODUCT_OUTPUT) return !g->adapter;
    return r->joined && (product != BITNET__PRODUCT_QKV || (layer > 0 && layer < g->layers));
}

/* A product by groups, of a prepared input. */
static void bitnet__gpu_record_grouped(bitnet__gpu_recorder *r, int layer,
                                       const bitnet__gpu_operand *o, bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_plan *plan = o->plan;
    int variant = plan->routed ? 0 : bitnet__gpu_variant(r->rows);
    int next_layer = layer + (plan->next == 0);
    bool prepares = bitnet__gpu_is_prepared(r, next_layer, plan->next);
    bitnet__push_grouped push;
    memset(&push, 0, sizeof push);
    push.first = o->first;
    push.scales = o->scales;
    push.biases = o->biases;
    push.target = target.at;
    push.target_stride = target.stride;
    push.rows = (uint32_t)o->slice->rows;
    push.count = plan->routed ? 1 : (uint32_t)r->rows;
    push.steps = g->stream.steps;
    push.quants_stride = plan->quants_stride / 16;
    push.residual_scale = gpu->model->residual_scale;
    push.chosen = g->experts.chosen;
    push.next_gain = prepares ? gpu->layers[next_layer].gains[plan->next] : BITNET__GPU_NONE;
    push.next_reciprocal = g->plans[plan->next].reciprocal;
    push.epsilon = gpu->model->info.norm_epsilon;
    bitnet__gpu_bind(r, plan->pipeline + variant, g->sets[layer], &push, sizeof push);
    if (variant == BITNET__GPU_SMALL) bitnet__gpu_dispatch_tiles(r, o, variant);
    else
        bitnet__gpu_dispatch(r, o->slice->rows / BITNET__GROUP_ROWS,
                             plan->routed ? r->rows * plan->outputs : 1, 1);
    bitnet__gpu_then(r);
}

/* The same with floats, of vectors that are not quantized. */
static void bitnet__gpu_record_floats(bitnet__gpu_recorder *r, int layer,
                                      const bitnet__gpu_operand *o, bitnet__gpu_vectors source,
                                      bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const int32_t teams = BITNET__GPU_THREADS / 8;
    bitnet__push_floats push;
    push.first = o->first;
    push.scales = o->scales;
    push.biases = o->biases;
    push.rows = (uint32_t)o->slice->rows;
    push.segments = (uint32_t)(o->plan->columns + 63) / 64;
    push.are_halves = g->gpu->model->layers[layer].matrix[o->slice->part].type == BITNET_TYPE_F16;
    push.source = source.at;
    push.source_stride = source.stride;
    push.target = target.at;
    push.target_stride = target.stride;
    push.added = o->plan->added;
    push.residual_scale = g->gpu->model->residual_scale;
    push.chosen = o->plan->routed ? g->experts.chosen : BITNET__GPU_NONE;
    push.share = (uint32_t)(o->plan->outputs / o->plan->inputs);
    bitnet__gpu_run(r, BITNET__PIPELINE_FLOATS, g->sets[layer], &push, sizeof push,
                    (o->slice->rows + teams - 1) / teams, r->rows * o->plan->outputs);
}

/* A slice of a product, including the norm of its input. */
static void bitnet__gpu_record_slice(bitnet__gpu_recorder *r, int layer,
                                     const bitnet__gpu_operand *o, bitnet__gpu_vectors source,
                                     bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    int variant = bitnet__gpu_product_variant(r, o);
    bitnet__push_layer push = bitnet__gpu_layer_push(r, layer, o, source, target);
    if (o->slice->matrix->layout == BITNET__FLOATS) {
        bitnet__gpu_record_floats(r, layer, o, source, target);
        return;
    }
    if (gpu->grouped ? !bitnet__gpu_is_prepared(r, layer, o->plan->product) : variant > 0)
        bitnet__gpu_record_prepare(r, layer, o, source);
    if (gpu->grouped) {
        bitnet__gpu_record_grouped(r, layer, o, target);
        return;
    }
    bitnet__gpu_bind(r, o->plan->pipeline + variant, g->sets[layer], &push, sizeof push);
    if (variant >= BITNET__GPU_SMALL) bitnet__gpu_dispatch_tiles(r, o, variant);
    else
        bitnet__gpu_dispatch(r, bitnet__gpu_product_groups(o->plan, o->slice->rows, variant), 1, 1);
    bitnet__gpu_then(r);
}

/* The norm of hidden states by slices, if the model has that. */
static bool bitnet__gpu_record_slices(bitnet__gpu_recorder *r, uint32_t gain,
                                      bitnet__gpu_vectors source, bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    bitnet__push_slices push;
    if (model->norm_groups < 2) return false;
    push.columns = (uint32_t)(model->info.hidden_size / model->norm_groups);
    push.source = source.at;
    push.source_stride = source.stride;
    push.target = target.at;
    push.target_stride = target.stride;
    push.gain = gain;
    push.reciprocal = bitnet__gpu_reciprocal((int)push.columns);
    push.epsilon = model->info.norm_epsilon;
    bitnet__gpu_run(r, BITNET__PIPELINE_SLICES, g->sets[0], &push, sizeof push, r->rows,
                    model->norm_groups);
    return true;
}

/* The norm of vectors, by itself or added to the target, depending on `pipeline`. */
static void bitnet__gpu_record_norm(bitnet__gpu_recorder *r, int layer, int pipeline, uint32_t gain,
                                    bitnet__gpu_vectors source, uint32_t target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    const bitnet__gpu_plan *plan = &g->plans[bitnet__gpu_op_of(pipeline)->which];
    const bitnet__gpu_vectors to = {target, plan->input_stride};
    bitnet__push_norms push;
    if (pipeline == BITNET__PIPELINE_NORM && bitnet__gpu_record_slices(r, gain, source, to)) return;
    push.source = source.at;
    push.source_stride = source.stride;
    push.target = to.at;
    push.target_stride = to.stride;
    push.gain = gain;
    push.reciprocal = plan->reciprocal;
    push.epsilon = model->info.norm_epsilon;
    push.scale = pipeline == BITNET__PIPELINE_ADD ? model->residual_scale : 1.0f;
    bitnet__gpu_run(r, pipeline, g->sets[layer], &push, sizeof push, r->rows, 1);
}

/* What the session's adapter adds to a product, computed from the input after the norm but before
   quantization. */
static void bitnet__gpu_record_adapter(bitnet__gpu_recorder *r, int layer, int product,
                                       bitnet__gpu_vectors source, bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const int32_t teams = BITNET__GPU_THREADS / 8;
    const bitnet__pair *pairs = g->adapter->pairs;
    VkDescriptorSet set = g->sets[g->set_count - 1];
    VkDeviceSize at = 0;
    int columns = g->plans[product].columns, i;
    int first = layer * BITNET__MATRICES + bitnet__gpu_products[product].first;
    uint32_t before = 0; /* rows */
    for (i = 0; i < first; i++) at += bitnet__gpu_pair_bytes(g->gpu->model, &pairs[i], i);
    for (i = first; i < first + bitnet__gpu_products[product].count; i++) {
        int rows = bitnet__part_rows(&g->gpu->model->info, i % BITNET__MATRICES);
        bitnet__push_floats inner;
        bitnet__push_adapt push;
        before += (uint32_t)rows;
        if (!pairs[i].rank) continue;
        memset(&inner, 0, sizeof inner);
        inner.first = (uint32_t)(at / 16);
        inner.scales = inner.biases = inner.chosen = BITNET__GPU_NONE;
        inner.share = 1;
        inner.rows = push.rank = (uint32_t)pairs[i].rank;
        inner.segments = (uint32_t)(columns + 63) / 64;
        inner.are_halves = pairs[i].type == BITNET_TYPE_F16;
        inner.source = source.at;
        inner.source_stride = source.stride;
        inner.target = push.source = g->inner.at;
        inner.target_stride = push.source_stride = g->inner.stride;
        bitnet__gpu_run(r, BITNET__PIPELINE_FLOATS, set, &inner, sizeof inner,
                        (pairs[i].rank + teams - 1) / teams, r->rows);
        push.first = (uint32_t)((at + bitnet__gpu_pair_a_bytes(&pairs[i], columns)) / 4);
        push.rows = (uint32_t)rows;
        push.target = target.at + before - (uint32_t)rows;
        push.target_stride = target.stride;
        push.factor = bitnet__pair_factor(g->adapter, &pairs[i], g->session->adapter_scale);
        bitnet__gpu_run(r, BITNET__PIPELINE_ADAPT, set, &push, sizeof push,
                        (rows + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, r->rows);
        at += bitnet__gpu_pair_bytes(g->gpu->model, &pairs[i], i);
    }
}

/* A product of a layer with all norms of its input, its transform and its adapter. */
static void bitnet__gpu_record_product(bitnet__gpu_recorder *r, int layer, int product,
                                       bitnet__gpu_vectors source, bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_plan *plan = &g->plans[product];
    bitnet__gpu_vectors input = source; /* of an adapter */
    int i;
    if (plan->norms_apart || (g->adapter && plan->normed)) {
        bitnet__gpu_record_norm(r, layer, bitnet__gpu_products[product].norm_apart,
                                gpu->layers[layer].gains[product], source, g->stream.normed.at);
        input.at = g->stream.normed.at;
        input.stride = plan->input_stride;
    }
    if (plan->norms_apart) source = input;
    if (plan->signs) {
        bitnet__gpu_record_hadamard(
            r,
            bitnet__gpu_hadamard(plan->columns, gpu->signs[product], source, g->stream.transformed),
            r->rows);
    }
    for (i = 0; i < plan->count; i++) {
        bitnet__gpu_operand o = bitnet__gpu_operand_of(g, layer, product, i);
        bool transformed = o.slice->matrix->signs != NULL;
        bitnet__gpu_record_slice(r, layer, &o, transformed ? g->stream.transformed : source,
                                 bitnet__gpu_columns_from(target, o.slice->target));
    }
    if (g->adapter) bitnet__gpu_record_adapter(r, layer, product, input, target);
}

/* A product whose result is added to the residual stream, directly or after a norm. */
static void bitnet__gpu_record_branch(bitnet__gpu_recorder *r, int layer, int product,
                                      bitnet__gpu_vectors source) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_gpu *gpu = g->gpu;
    bool normed = g->plans[product].post_normed;
    bitnet__gpu_record_product(r, layer, product, source, normed ? g->stream.branch : g->stream.x);
    if (normed)
        bitnet__gpu_record_norm(r, layer, BITNET__PIPELINE_ADD,
                                gpu->layers[layer].post_gains[product], g->stream.branch,
                                g->stream.x.at);
}

/* The activation of gates and ups that were multiplied apart, for `vectors` vectors; those of
   chosen experts may have a limit. */
static void bitnet__gpu_record_activation(bitnet__gpu_recorder *r, int layer, int32_t columns,
                                          bitnet__gpu_vectors gates, bitnet__gpu_vectors hidden,
                                          int32_t vectors, float limit) {
    const bitnet__gpu_session *g = r->session;
    bitnet__push_activate push;
    push.columns = (uint32_t)columns;
    push.source = gates.at;
    push.source_stride = gates.stride;
    push.target = hidden.at;
    push.target_stride = hidden.stride;
    push.most = limit;
    bitnet__gpu_run(r, BITNET__PIPELINE_ACTIVATE, g->sets[layer], &push, sizeof push,
                    (columns + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, vectors);
}

/* Gate and up, and their activation. */
static void bitnet__gpu_record_gates(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    bool apart = g->plans[BITNET__PRODUCT_GATE_UP].parted;
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_GATE_UP, g->stream.x,
                               apart ? g->ffn.gates : g->ffn.hidden);
    if (apart)
        bitnet__gpu_record_activation(r, layer, g->gpu->model->info.ffn_size, g->ffn.gates,
                                      g->ffn.hidden, r->rows, 0);
}

/* The logit of a shared expert's weight, after those of the router. */
static void bitnet__gpu_record_shared_gate(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    bitnet__push_floats push;
    memset(&push, 0, sizeof push);
    push.first = g->gpu->layers[layer].shared_gate;
    push.scales = push.biases = push.chosen = BITNET__GPU_NONE;
    push.rows = push.share = 1;
    push.segments = (uint32_t)(info->hidden_size + 63) / 64;
    push.source = g->stream.normed.at;
    push.source_stride = g->stream.normed.stride;
    push.target = g->experts.routes.at + (uint32_t)info->experts;
    push.target_stride = g->experts.routes.stride;
    bitnet__gpu_run(r, BITNET__PIPELINE_FLOATS, g->sets[layer], &push, sizeof push, 1, r->rows);
}

/* Chooses the experts of each token, by the router's product with its norm. */
static void bitnet__gpu_record_routes(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    const bitnet__gpu_operand router = bitnet__gpu_operand_of(g, layer, BITNET__PRODUCT_ROUTER, 0);
    bitnet__push_route push;
    bitnet__gpu_record_floats(r, layer, &router, g->stream.normed, g->experts.routes);
    push.shared_gate = info->shared_ffn_size > 0;
    if (push.shared_gate) bitnet__gpu_record_shared_gate(r, layer);
    push.experts = (uint32_t)info->experts;
    push.used = (uint32_t)info->experts_used;
    push.source = g->experts.routes.at;
    push.source_stride = g->experts.routes.stride;
    push.chosen = g->experts.chosen;
    push.weights = g->experts.weights;
    bitnet__gpu_run(r, BITNET__PIPELINE_ROUTE, g->sets[layer], &push, sizeof push, r->rows, 1);
}

/* A product of the chosen experts. An input of several matrices is prepared once. */
static void bitnet__gpu_record_expert(bitnet__gpu_recorder *r, int layer, int product,
                                      bitnet__gpu_vectors source, bitnet__gpu_vectors transformed,
                                      bitnet__gpu_vectors target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_plan *plan = &g->plans[product];
    int i;
    if (plan->signs)
        bitnet__gpu_record_hadamard(
            r, bitnet__gpu_hadamard(plan->columns, g->gpu->signs[product], source, transformed),
            r->rows * plan->inputs);
    for (i = 0; i < plan->count; i++) {
        bitnet__gpu_operand o = bitnet__gpu_operand_of(g, layer, product, i);
        const bitnet__matrix *m = o.slice->matrix, *before = i ? plan->slices[i - 1].matrix : NULL;
        bitnet__gpu_vectors in = m->signs ? transformed : source;
        bitnet__gpu_vectors out = bitnet__gpu_columns_from(target, o.slice->target);
        if (m->layout == BITNET__FLOATS) {
            bitnet__gpu_record_floats(r, layer, &o, in, out);
            continue;
        }
        if (!before || before->layout == BITNET__FLOATS || before->signs != m->signs)
            bitnet__gpu_record_prepare(r, layer, &o, in);
        bitnet__gpu_record_grouped(r, layer, &o, out);
    }
}

/* Adds the experts' results to the residual stream. */
static void bitnet__gpu_record_sum(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    bitnet__push_weigh push;
    push.columns = (uint32_t)info->hidden_size;
    push.used = (uint32_t)info->experts_used;
    push.source = g->stream.branch.at;
    push.source_stride = push.target_stride = g->stream.x.stride;
    push.weights = g->experts.weights;
    push.shared_too = info->shared_ffn_size > 0;
    push.target = g->stream.x.at;
    bitnet__gpu_bind(r, BITNET__PIPELINE_WEIGH, g->sets[layer], &push, sizeof push);
    bitnet__gpu_dispatch(r, (info->hidden_size + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS,
                         r->rows, 1);
    bitnet__gpu_then(r);
}

/* The expert of all tokens, whose results follow those of the others. */
static void bitnet__gpu_record_shared(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    uint32_t pairs = (uint32_t)(r->rows * info->experts_used);
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_SHARED, g->stream.normed, g->shared.gates);
    bitnet__gpu_record_activation(r, layer, info->shared_ffn_size, g->shared.gates,
                                  g->shared.hidden, r->rows, 0);
    bitnet__gpu_record_product(
        r, layer, BITNET__PRODUCT_SHARED_DOWN, g->shared.hidden,
        bitnet__gpu_columns_from(g->stream.branch, pairs * g->stream.branch.stride));
}

/* In a mixture of experts, what replaces gate, up and down: the same for each pair of a token and
   one of its experts. */
static void bitnet__gpu_record_experts(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    int product = bitnet__has_part(model->parts, BITNET__FUSED_EXPERTS) ? BITNET__PRODUCT_FUSED
                                                                        : BITNET__PRODUCT_EXPERTS;
    bitnet__gpu_record_norm(r, layer, BITNET__PIPELINE_NORM, g->gpu->layers[layer].gains[product],
                            g->stream.x, g->stream.normed.at);
    bitnet__gpu_record_routes(r, layer);
    bitnet__gpu_record_expert(r, layer, product, g->stream.normed, g->stream.transformed,
                              g->ffn.gates);
    bitnet__gpu_record_activation(r, layer, model->info.ffn_size, g->ffn.gates, g->ffn.hidden,
                                  r->rows * model->info.experts_used, model->layers[layer].clamp);
    bitnet__gpu_record_expert(r, layer, BITNET__PRODUCT_EXPERTS_DOWN, g->ffn.hidden, g->ffn.hidden,
                              g->stream.branch);
    if (model->info.shared_ffn_size) bitnet__gpu_record_shared(r, layer);
    bitnet__gpu_record_sum(r, layer);
}

/* Workgroups of attention for a token, or for a chunk of it. */
static int32_t bitnet__gpu_parts(const bitnet_gpu *gpu, bool by_head) {
    const bitnet_model_info *info = &gpu->model->info;
    return info->heads / (by_head ? 1 : bitnet__gpu_heads_each(info));
}

/* True if each query head of a lone token should have separate workgroups, which read the keys
   again, because otherwise there would be too few for the device. */
static bool bitnet__gpu_wants_heads(const bitnet_gpu *gpu, int32_t position) {
    return (position / 64 + 1) * bitnet__gpu_parts(gpu, false) < gpu->few;
}

/* True if attention shares a dispatch with the product before it in this session: not with an
   adapter, nor if a text that fills the context could need more workgroups than a dispatch may
   have. By groups, only products are joined, which needs no more workgroups. */
static bool bitnet__gpu_joins(const bitnet__gpu_session *g) {
    const bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_plan *plan = &g->plans[BITNET__PRODUCT_QKV];
    uint64_t groups =
        (uint64_t)bitnet__gpu_product_groups(plan, plan->rows, 0) +
        (uint64_t)g->heads.chunks * (uint64_t)gpu->model->info.heads; /* at most one each */
    return bitnet__load_acquire(&gpu->joined) != 0 && !g->adapter &&
           (gpu->grouped || groups <= gpu->can.limits.maxComputeWorkGroupCount[0]);
}

/* Dispatches the workgroups whose number is in the session's sizes, from this word of its state
   on. */
static void bitnet__gpu_dispatch_stated(bitnet__gpu_recorder *r, const bitnet__gpu_session *g,
                                        int word) {
    if (r->result == BITNET_OK)
        g->gpu->vk.CmdDispatchIndirect(r->commands, g->block.buffer,
                                       g->sizes.offset +
                                           (VkDeviceSize)(word - BITNET__STATE_CHUNKS) * 4);
}

/* Prepares heads for attention, whose push constants it gets. */
static void bitnet__gpu_record_heads(bitnet__gpu_recorder *r, int layer, bitnet__push_layer push) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    int32_t heads = info->heads + 2 * info->kv_heads, each = g->bytes ? 1 : BITNET__GPU_THREADS / 8;
    bool still = g->gpu->model->architecture.local_rope && push.window == BITNET__GPU_NONE;
    const bitnet__gpu_attention *attention = &bitnet__gpu_attentions[g->bytes];
    push.gain = g->gpu->layers[layer].head_gains;
    push.source = g->heads.qkv.at;
    push.reciprocal = bitnet__gpu_reciprocal(info->head_size);
    bitnet__gpu_run(r, still ? attention->still : attention->heads, g->sets[layer], &push,
                    sizeof push, (heads + each - 1) / each, r->rows);
}

/* In a pass: copies each row's keys and values to its session's cache, which attention reads. */
static void bitnet__gpu_record_rows(bitnet__gpu_recorder *r, const bitnet__push_layer *push) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_attention *attention = &bitnet__gpu_attentions[g->bytes];
    VkDescriptorSet set = g->sets[g->set_count - 1];
    bitnet__push_carry carry;
    carry.rows = (uint32_t)g->context;
    carry.layer = push->layer;
    bitnet__gpu_run(r, attention->carry, set, &carry, sizeof carry, g->gpu->model->info.kv_heads,
                    r->rows);
    bitnet__gpu_bind(r, attention->rows, set, push, sizeof *push);
    bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_CHUNKS);
    bitnet__gpu_then(r);
}

/* Multiplies attention's outputs by functions of k2-horizon's gates. */
static void bitnet__gpu_record_soft_gates(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    int32_t columns = info->heads * info->head_size;
    bitnet__gpu_vectors gates =
        bitnet__gpu_columns_from(g->heads.qkv, (uint32_t)g->plans[BITNET__PRODUCT_QKV].rows);
    bitnet__push_soften push;
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_HEAD_GATE, g->stream.x, gates);
    push.columns = (uint32_t)columns;
    push.source = gates.at;
    push.source_stride = gates.stride;
    push.target = g->heads.outputs.at;
    push.target_stride = g->heads.outputs.stride;
    bitnet__gpu_run(r, BITNET__PIPELINE_SOFTEN, g->sets[layer], &push, sizeof push,
                    (columns + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, r->rows);
}

/* Multiplies attention's outputs by the sigmoids of their gates. */
static void bitnet__gpu_record_output_gates(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    int32_t columns = info->heads * info->head_size;
    bitnet__push_gates push;
    push.columns = (uint32_t)columns;
    push.source = g->heads.qkv.at;
    push.source_stride = g->heads.qkv.stride;
    push.target = g->heads.outputs.at;
    push.target_stride = g->heads.outputs.stride;
    bitnet__gpu_run(r, BITNET__PIPELINE_GATES, g->sets[layer], &push, sizeof push,
                    (columns + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS, r->rows);
}

/* In a recurrent layer, what replaces attention: the convolution, and the states of a session's
   tokens or, in a pass, of each row's session. */
static void bitnet__gpu_record_recurrent(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model *model = g->gpu->model;
    const bitnet_model_info *info = &model->info;
    const bitnet__gpu_layer *l = &g->gpu->layers[layer];
    const int32_t teams = BITNET__GPU_THREADS / 8;
    int32_t heads = 2 * info->state_key_heads + info->state_heads;
    bool pass = !g->session;
    VkDescriptorSet set = g->sets[pass ? g->set_count - 1 : layer];
    bitnet__push_states push;
    push.taps = l->taps;
    push.decay = l->decay;
    push.bias = l->bias;
    push.gain = l->state_gain;
    push.source = g->heads.qkv.at;
    push.source_stride = g->heads.qkv.stride;
    push.mixed = g->recurrent.mixed.at;
    push.mixed_stride = g->recurrent.mixed.stride;
    push.target = g->recurrent.delta.at;
    push.target_stride = g->recurrent.delta.stride;
    push.count = pass ? 1 : (uint32_t)r->rows;
    push.reciprocal = bitnet__gpu_reciprocal(info->state_size);
    push.epsilon = info->norm_epsilon;
    push.scale = model->unit_gains[0][0];
    push.layer = (uint32_t)layer;
    bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_DELTA, g->stream.x, g->heads.qkv);
    bitnet__gpu_run(r, pass ? BITNET__PIPELINE_MIX_ROWS : BITNET__PIPELINE_MIX, set, &push,
                    sizeof push, (heads + teams - 1) / teams + 1, r->rows);
    bitnet__gpu_run(r, pass ? BITNET__PIPELINE_RULE_ROWS : BITNET__PIPELINE_RULE, set, &push,
                    sizeof push, info->state_heads, pass ? r->rows : 1);
}

/* Computes queries, keys and values, then attention. */
static void bitnet__gpu_record_attention(bitnet__gpu_recorder *r, int layer) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_operand o = bitnet__gpu_operand_of(g, layer, BITNET__PRODUCT_QKV, 0);
    bool split = r->rows <= BITNET__GPU_VERIFIED;
    bitnet__push_layer push = bitnet__gpu_layer_push(r, layer, &o, g->stream.x, g->heads.q);
    const bitnet__gpu_attention *attention = &bitnet__gpu_attentions[g->bytes];
    /* Tiles begin at multiples of their tokens, so there may be one more. */
    int32_t tiles = r->rows / bitnet__gpu_tokens_each(g->gpu, g->bytes) + 2;
    int joined = r->by_head ? BITNET__PIPELINE_JOINED_HEAD : BITNET__PIPELINE_JOINED;
    if (r->joined && !g->gpu->grouped && !g->bytes) {
        bitnet__gpu_bind(r, joined, g->sets[layer], &push, sizeof push);
        bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_GROUPS);
        bitnet__gpu_then(r);
        return;
    }
    if (g->plans[BITNET__PRODUCT_QKV].stored) {
        bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_QKV, g->stream.x, g->heads.qkv);
        bitnet__gpu_record_heads(r, layer, push);
    } else {
        bitnet__gpu_record_product(r, layer, BITNET__PRODUCT_QKV, g->stream.x, g->heads.q);
    }
    if (!g->session) {
        bitnet__gpu_record_rows(r, &push);
    } else {
        bitnet__gpu_bind(r,
                         !split       ? attention->whole
                         : r->by_head ? attention->by_head
                                      : attention->split,
                         g->sets[layer], &push, sizeof push);
        if (split) bitnet__gpu_dispatch_stated(r, g, BITNET__STATE_CHUNKS);
        else bitnet__gpu_dispatch(r, tiles, bitnet__gpu_parts(g->gpu, false), 1);
        bitnet__gpu_then(r);
    }
    if (g->gpu->model->info.attention_period) bitnet__gpu_record_output_gates(r, layer);
    if (bitnet__gpu_gates_heads(g->gpu)) bitnet__gpu_record_soft_gates(r, layer);
}
