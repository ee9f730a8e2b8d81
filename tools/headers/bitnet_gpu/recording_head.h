#pragma once
#include "recording.h"

/* ====================
   >>gpu-head   Recording: the head, and a whole batch

   The dispatches after the last layer, from states to logits or to the chosen token; then the
   commands of a whole batch, and the copies before and after it. */

/* Makes states of vectors, as the head needs them. */
static void bitnet__gpu_record_states(bitnet__gpu_recorder *r, int32_t count,
                                      bitnet__gpu_vectors source, uint32_t target) {
    const bitnet__gpu_session *g = r->session;
    const bitnet_model_info *info = &g->gpu->model->info;
    bitnet__push_prepare push;
    push.source = source.at;
    push.source_stride = source.stride;
    push.gain = g->gpu->output_gain;
    push.target = target;
    push.reciprocal = bitnet__gpu_reciprocal(info->hidden_size);
    push.epsilon = info->norm_epsilon;
    push.digits = g->stream.steps;
    bitnet__gpu_run(r, BITNET__PIPELINE_FINAL, g->sets[info->layers], &push, sizeof push, count, 1);
}

/* The states that logits are computed from; for a head in a Hadamard basis, they are also
   transformed. */
static void bitnet__gpu_record_final(bitnet__gpu_recorder *r, int32_t count) {
    const bitnet__gpu_session *g = r->session;
    uint32_t from = (uint32_t)(r->rows - count) * g->stream.x.stride;
    bitnet__gpu_vectors x = bitnet__gpu_columns_from(g->stream.x, from);
    bitnet__gpu_vectors normed = bitnet__gpu_columns_from(g->stream.normed, from);
    if (!bitnet__gpu_norms_last_apart(g->gpu)) {
        bitnet__gpu_record_states(r, count, x, g->head.states.at);
        return;
    }
    bitnet__gpu_record_norm(r, 0, BITNET__PIPELINE_NORM, g->gpu->output_gain, g->stream.x,
                            g->stream.normed.at);
    bitnet__gpu_record_states(r, count, normed, g->head.states.at);
    if (!g->gpu->model->lm_head.signs) return;
    bitnet__gpu_record_hadamard(r,
                                bitnet__gpu_hadamard(g->gpu->model->info.hidden_size,
                                                     g->gpu->lm_head_signs, normed,
                                                     g->stream.transformed),
                                count);
    bitnet__gpu_record_states(r, count, g->stream.transformed, g->head.transformed_states.at);
}

/* Push constants for all logits of a piece of the head, after `part` workgroups. */
static bitnet__push_head bitnet__gpu_head_push(const bitnet__gpu_session *g, int32_t piece,
                                               int32_t count, uint32_t part) {
    const bitnet__gpu_table *table = &g->gpu->lm_head;
    bitnet__push_head push;
    push.rows = (uint32_t)bitnet__gpu_piece_rows(table, piece);
    push.first = (uint32_t)(piece * table->piece_rows);
    push.states = g->head.transformed_states.at;
    push.logits = g->head.logits.at;
    push.logits_stride = g->head.logits.stride;
    push.parts = g->head.parts.at;
    push.first_part = part;
    push.parts_stride = g->head.parts.stride;
    push.count = (uint32_t)count;
    push.has_scale = table->matrix->has_scale;
    push.scale = table->matrix->scale;
    push.biases = g->gpu->lm_head_biases;
    return push;
}

/* The same for a head by groups. */
static bitnet__push_grouped bitnet__gpu_grouped_head_push(const bitnet__gpu_session *g,
                                                          const bitnet__push_head *head) {
    const bitnet_gpu *gpu = g->gpu;
    bitnet__push_grouped push;
    memset(&push, 0, sizeof push);
    push.scales = gpu->lm_head_scales + head->first;
    push.biases = head->biases;
    if (push.biases != BITNET__GPU_NONE) push.biases += head->first;
    push.next_gain = BITNET__GPU_NONE;
    push.target = head->logits + head->first;
    push.target_stride = head->logits_stride;
    push.rows = head->rows;
    push.count = head->count;
    push.steps = g->stream.steps;
    push.quants_stride = (uint32_t)(bitnet__gpu_quants_stride(gpu->lm_head.matrix->columns) / 16);
    push.id = head->first;
    push.parts = head->parts;
    push.first_part = head->first_part;
    push.parts_stride = head->parts_stride;
    return push;
}

/* The same for a ternary head. */
static bitnet__push_layer bitnet__gpu_ternary_head_push(const bitnet__push_grouped *grouped) {
    bitnet__push_layer push;
    memset(&push, 0, sizeof push);
    push.scales = grouped->scales;
    push.biases = grouped->biases;
    push.target = grouped->target;
    push.target_stride = grouped->target_stride;
    push.rows = grouped->rows;
    push.count = grouped->count;
    push.steps = grouped->steps;
    push.id = grouped->id;
    push.parts = grouped->parts;
    push.first_part = grouped->first_part;
    push.parts_stride = grouped->parts_stride;
    return push;
}

/* Columns of workgroups of the head, each of which computes as many tokens as its variant. */
static int32_t bitnet__gpu_head_columns(int32_t count) {
    return (count + BITNET__GPU_VERIFIED - 1) / BITNET__GPU_VERIFIED;
}

/* All logits of a piece of the head; returns the number of workgroups of a column. */
static uint32_t bitnet__gpu_record_logits(bitnet__gpu_recorder *r, int32_t piece, int32_t count,
                                          uint32_t part) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__push_head head = bitnet__gpu_head_push(g, piece, count, part);
    const bitnet__push_grouped grouped = bitnet__gpu_grouped_head_push(g, &head);
    const bitnet__push_layer ternary = bitnet__gpu_ternary_head_push(&grouped);
    const void *pushes[] = {&head, &head, &grouped, &ternary}; /* by forms */
    const size_t sizes[] = {sizeof head, sizeof head, sizeof grouped, sizeof ternary};
    uint32_t form = g->gpu->lm_head.form;
    int variant = bitnet__gpu_variant(BITNET__MIN(count, BITNET__GPU_VERIFIED));
    int32_t each = form == BITNET__GPU_CODES
                       ? (int32_t)BITNET__GROUP_ROWS
                       : BITNET__GPU_THREADS / 8 * bitnet__gpu_head_rows(g->gpu, 1 << variant);
    int32_t groups = ((int32_t)head.rows + each - 1) / each;
    bitnet__gpu_run(r, BITNET__PIPELINE_HEAD + variant, g->sets[g->gpu->model->info.layers + piece],
                    pushes[form], sizes[form], groups, bitnet__gpu_head_columns(count));
    return (uint32_t)groups;
}

/* Workgroups of the screen, and of its survivors, for a piece of the head. */
static uint32_t bitnet__gpu_screen_groups(const bitnet__gpu_table *table, int32_t piece) {
    uint32_t rows = (uint32_t)bitnet__gpu_piece_rows(table, piece);
    return (rows + BITNET__GPU_THREADS - 1) / BITNET__GPU_THREADS;
}

/* Bounds of all logits of a piece of the head, in their place. */
static void bitnet__gpu_record_bounds(bitnet__gpu_recorder *r, int32_t piece, int32_t count,
                                      uint32_t part) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->lm_head;
    bitnet__push_screen push;
    push.rows = (uint32_t)bitnet__gpu_piece_rows(table, piece);
    push.first = (uint32_t)(piece * table->piece_rows);
    push.steps = (uint32_t)(bitnet__gpu_plane_bytes(table, piece, false) / 4);
    push.states = g->stream.steps;
    push.uppers = g->head.logits.at;
    push.uppers_stride = g->head.logits.stride;
    push.lowers = g->head.lowers;
    push.part = part;
    push.lowers_stride = g->head.parts.stride;
    push.count = (uint32_t)count;
    push.mask = g->head.mask.at;
    push.mask_stride = g->head.mask.stride;
    bitnet__gpu_run(
        r, BITNET__PIPELINE_SCREEN + bitnet__gpu_variant(BITNET__MIN(count, BITNET__GPU_VERIFIED)),
        bitnet__gpu_screen_set(g, piece), &push, sizeof push, bitnet__gpu_head_columns(count),
        (int32_t)bitnet__gpu_screen_groups(table, piece));
}

/* Exact logits of the rows that the bounds, from `workgroups` of them, do not rule out; or, for the
   first piece only, the limits that rule them out. */
static void bitnet__gpu_record_survivors(bitnet__gpu_recorder *r, int pipeline, int32_t piece,
                                         int32_t count, uint32_t part, uint32_t workgroups) {
    const bitnet__gpu_session *g = r->session;
    const bitnet__gpu_table *table = &g->gpu->lm_head;
    bool limits = pipeline == BITNET__PIPELINE_LIMITS;
    bitnet__push_survivors push;
    push.rows = (uint32_t)bitnet__gpu_piece_rows(table, piece);
    push.first = (uint32_t)(piece * table->piece_rows);
    push.states = g->head.transformed_states.at;
    push.uppers = g->head.logits.at;
    push.uppers_stride = g->head.logits.stride;
    push.lowers = g->head.lowers;
    push.workgroups = workgroups;
    push.parts = g->head.parts.at;
    push.part = part;
    push.stride = g->head.parts.stride;
    push.list = g->head.list;
    push.room = BITNET__GPU_CANDIDATES;
    bitnet__gpu_run(r, pipeline, g->sets[g->gpu->model->info.layers + piece], &push, sizeof push,
                    limits ? 1 : (int32_t)bitnet__gpu_screen_groups(table, piece), count);
}

/* The screened head: bounds, then exact logits. In a pass limits have their own dispatch. Returns
   the number of workgroups that have stored their best. */
static uint32_t bitnet__gpu_record_screened(bitnet__gpu_recorder *r, int32_t count) {
    const bitnet__gpu_table *table = &r->session->gpu->lm_head;
    bool pass = !r->session->session;
    uint32_t parts = 0, part = 0;
    int32_t i;
    for (i = 0; i < table->pieces; i++) {
        bitnet__gpu_record_bounds(r, i, count, parts);
        parts += bitnet__gpu_screen_groups(table, i);
    }
    if (pass) bitnet__gpu_record_survivors(r, BITNET__PIPELINE_LIMITS, 0, count, 0, parts);
    for (i = 0; i < table->pieces; i++) {
        bitnet__gpu_record_survivors(
            r, pass ? BITNET__PIPELINE_SURVIVORS_ROWS : BITNET__PIPELINE_SURVIVORS, i, count, part,
            parts);
        part += bitnet__gpu_screen_groups(table, i);
    }
    return parts;
}

/* The final states, and each one's token of the greatest logit. */
static void bitnet__gpu_record_lm_head(bitnet__gpu_recorder *r) {
    const bitnet__gpu_session *g = r->session;
    int32_t count = g->session ? bitnet__gpu_lm_head_rows(r->rows) : r->rows, i;
    uint32_t parts = 0;
    bitnet__push_choose push;
    bitnet__gpu_record_final(r, count);
    if (r->screened) parts = bitnet__gpu_record_screened(r, count);
    for (i = 0; i < g->gpu->lm_head.pieces && !r->screened; i++)
        parts += bitnet__gpu_record_logits(r, i, count, parts);
    push.parts = g->head.parts.at;
    push.parts_count = parts;
    push.parts_stride = g->head.parts.stride;
    push.advance = g->session && r->rows == 1;
    bitnet__gpu_bind(r, BITNET__PIPELINE_CHOOSE, g->sets[g->gpu->model->info.layers], &push,
                     sizeof push);
    bitnet__gpu_dispatch(r, count, 1, 1);
    /* Only this kernel writes sizes. When every dispatch waited for them as well, it took an H100
       3.3 microseconds more. */
    bitnet__gpu_then_at(r, VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
}

static bitnet__gpu_recorder bitnet__gpu_recorder_of(bitnet__gpu_session *g,
                                                    VkCommandBuffer commands, bitnet_error *error) {
    bitnet__gpu_recorder r;
    memset(&r, 0, sizeof r);
    r.session = g;
    r.commands = commands;
    r.rows = 1;
    r.joined = g->joined;
    r.by_head = g->by_head;
    r.error = error;
    return r;
}

/* The dispatches of a whole batch. */
static void bitnet__gpu_record_batch(bitnet__gpu_recorder *r) {
    bitnet__gpu_session *g = r->session;
    int layer;
    bitnet__gpu_record_embedding(r);
    for (layer = 0; layer < g->layers; layer++) {
        if (g->gpu->model->layers[layer].recurrent) {
            bitnet__gpu_record_recurrent(r, layer);
            bitnet__gpu_record_branch(r, layer, BITNET__PRODUCT_DELTA_OUT, g->recurrent.delta);
        } else {
            bitnet__gpu_record_attention(r, layer);
            bitnet__gpu_record_branch(r, layer, BITNET__PRODUCT_OUTPUT, g->heads.outputs);
        }
        if (g->gpu->model->info.experts) {
            bitnet__gpu_record_experts(r, layer);
        } else {
            bitnet__gpu_record_gates(r, layer);
            bitnet__gpu_record_branch(r, layer, BITNET__PRODUCT_DOWN, g->ffn.hidden);
        }
    }
    bitnet__gpu_record_lm_head(r);
}

/* From now on each session is computed by itself. */
static void bitnet__gpu_stop_passes(bitnet_gpu *gpu, const bitnet_error *why) {
    bitnet__store_release(&gpu->pass_rows, 0);
    bitnet__log(&gpu->log, BITNET_LOG_WARNING, "sessions do not share passes on the GPU: %s",
                why->message);
}

/* Makes the pipelines that only passes need, given those of batches. A driver that does not compile
   them computes without passes. */
static void bitnet__gpu_make_pass_pipelines(bitnet__gpu_session *g,
                                            const bool batches[BITNET__PIPELINES]) {
    const bitnet__gpu_attention *attention = &bitnet__gpu_attentions[g->bytes];
    bool wanted[BITNET__PIPELINES] = {false};
    bitnet_error error;
    wanted[attention->carry] = wanted[attention->rows] = true;
    wanted[BITNET__PIPELINE_LIMITS] = batches[BITNET__PIPELINE_SURVIVORS];
    wanted[BITNET__PIPELINE_SURVIVORS_ROWS] = batches[BITNET__PIPELINE_SURVIVORS];
    wanted[BITNET__PIPELINE_MIX_ROWS] = batches[BITNET__PIPELINE_MIX];
    wanted[BITNET__PIPELINE_RULE_ROWS] = batches[BITNET__PIPELINE_RULE];
    if (bitnet__gpu_make_set(g->gpu, wanted, &error) != BITNET_OK)
        bitnet__gpu_stop_passes(g->gpu, &error);
}

/* Makes the pipelines that batches and passes of this kind of session need: those that would be
   bound if recording were not cancelled. */
static bitnet_result bitnet__gpu_make_pipelines(bitnet__gpu_session *g, bitnet_error *error) {
    static const int32_t rows[] = {1, 1, 1, 2, 4, 8, 9, BITNET__GPU_TILE + 1};
    bool joined = bitnet__gpu_joins(g);
    bool wanted[BITNET__PIPELINES] = {false};
    bitnet__gpu_recorder r = bitnet__gpu_recorder_of(g, VK_NULL_HANDLE, error);
    size_t i;
    r.wanted = wanted;
    r.result = BITNET_CANCELLED;
    for (i = 0; i < 2 * sizeof rows / sizeof *rows; i++) {
        r.rows = rows[i / 2];
        r.screened = i % 2 != 0 && g->gpu->screen.there;
        r.joined = i / 2 < 2 && joined; /* and not in a pass */
        r.by_head = i / 2 < 1 && bitnet__gpu_wants_heads(g->gpu, 0);
        bitnet__gpu_record_batch(&r);
    }
    r.result = bitnet__gpu_make_set(g->gpu, wanted, error);
    if (r.result == BITNET_OK && !g->adapter && bitnet__load_acquire(&g->gpu->pass_rows) > 0)
        bitnet__gpu_make_pass_pipelines(g, wanted);
    return r.result;
}

/* The same as commands. */
static bitnet_result bitnet__gpu_record_body(bitnet__gpu_session *g, VkCommandBuffer commands,
                                             int32_t rows, bool screened,
                                             VkCommandBufferUsageFlags usage, int32_t *dispatches,
                                             bitnet_error *error) {
    bitnet__gpu_recorder r = bitnet__gpu_recorder_of(g, commands, error);
    r.rows = rows;
    r.screened = screened;
    r.joined = g->joined && rows == 1;
    r.by_head = g->by_head && rows == 1;
    r.result = bitnet__gpu_begin_commands(g->gpu, commands, usage, error);
    if (r.result == BITNET_OK) bitnet__gpu_record_batch(&r);
    *dispatches = r.dispatches;
    if (r.result != BITNET_OK) return r.result;
    return bitnet__gpu_end_commands(g->gpu, commands, error);
}

/* Where a row's struct Choice is in a state, in either direction. */
static int32_t bitnet__gpu_choice_at(int32_t row) {
    return BITNET__STATE_CHOICES + row * BITNET__CHOICE_WORDS;
}

static uint32_t *bitnet__gpu_inbox(const bitnet__gpu_session *g) {
    return (uint32_t *)(void *)(g->now.channel.block.mapped + g->exchange.inbox);
}

/* Writes what to find in the logits of a row. */
static void bitnet__gpu_put_choice(const bitnet__gpu_session *g, int32_t row,
                                   const bitnet__gpu_record *record) {
    uint32_t *choice = bitnet__gpu_inbox(g) + bitnet__gpu_choice_at(row);
    choice[BITNET__CHOICE_MASKED] = record->masked;
    choice[BITNET__CHOICE_RANK] = (uint32_t)record->rank;
    choice[BITNET__CHOICE_DEPTH] = bitnet__bits(record->depth);
}

/* Writes the inbox's state for `count` tokens from the position on, for a greedy session. */
static void bitnet__gpu_put_state(const bitnet__gpu_session *g, int32_t position, int32_t count,
                                  bool by_head) {
    const bitnet__gpu_plan *plan = &g->plans[BITNET__PRODUCT_QKV];
    uint32_t *inbox = bitnet__gpu_inbox(g);
    uint32_t chunks = (uint32_t)(position + count - 1) / 64 + 1;
    uint32_t parts = (uint32_t)bitnet__gpu_parts(g->gpu, by_head);
    int row;
    memset(inbox, 0, 4 * (BITNET__STATE_TOKENS + (size_t)count));
    inbox[BITNET__STATE_POSITION] = (uint32_t)position;
    inbox[BITNET__STATE_CHUNKS] = chunks;
    inbox[BITNET__STATE_PARTS] = parts;
    inbox[BITNET__STATE_ROWS] = (uint32_t)count;
    inbox[BITNET__STATE_GROUPS] =
        (uint32_t)bitnet__gpu_product_groups(plan, plan->rows, 0) + chunks * parts;
    inbox[BITNET__STATE_GROUPS + 1] = inbox[BITNET__STATE_GROUPS + 2] = 1;
    inbox[BITNET__STATE_FROM] = (uint32_t)g->from;
    inbox[BITNET__STATE_TO] = (uint32_t)g->to;
    for (row = 0; row < g->verified; row++)
        inbox[bitnet__gpu_choice_at(row) + BITNET__CHOICE_RANK] = 1;
}

/* Kernels read what was copied. */
static void bitnet__gpu_for_kernels(bitnet_gpu *gpu, VkCommandBuffer commands) {
    bitnet__gpu_barrier(gpu, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                        VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                            VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
}

/* Makes other submits in flight finish before the state or anything else changes. */
static void bitnet__gpu_after_others(bitnet_gpu *gpu, VkCommandBuffer commands) {
    bitnet__gpu_barrier(gpu, commands,
                        VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
                            VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT,
                        VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_SHADER_WRITE_BIT,
                        VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_SHADER_READ_BIT |
                            VK_ACCESS_SHADER_WRITE_BIT);
}

/* Where floats are in the block. */
static VkDeviceSize bitnet__gpu_floats_at(const bitnet__gpu_session *g, uint32_t at) {
    return g->floats.offset + 4 * (VkDeviceSize)at;
}

/* What is copied from a session's inbox to its state, with these tokens, and to its sizes. */
static void bitnet__gpu_copy_state(const bitnet__gpu_session *g, int32_t tokens,
                                   VkBufferCopy copies[2]) {
    copies[0] = bitnet__gpu_copy_of(g->exchange.inbox, g->state.offset,
                                    4 * (BITNET__STATE_TOKENS + (VkDeviceSize)tokens));
    copies[1] = bitnet__gpu_copy_of(g->exchange.inbox + 4 * BITNET__STATE_CHUNKS, g->sizes.offset,
                                    4 * BITNET__GPU_SIZES);
}

/* Recorded before the bodies: copies the state, and masks if any, from the inbox. */
static bitnet_result bitnet__gpu_record_before(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands = g->now.channel.before;
    VkBufferCopy copies[3];
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_after_others(gpu, commands);
    bitnet__gpu_copy_state(g, (int32_t)bitnet__gpu_inbox(g)[BITNET__STATE_ROWS], copies);
    copies[2] = bitnet__gpu_copy_of(g->exchange.mask, bitnet__gpu_floats_at(g, g->head.mask.at),
                                    4 * (VkDeviceSize)bitnet__gpu_heads(&g->now.record) *
                                        g->head.mask.stride);
    gpu->vk.CmdCopyBuffer(commands, g->now.channel.block.buffer, g->block.buffer,
                          g->now.record.masked ? 3 : 2, copies);
    bitnet__gpu_for_kernels(gpu, commands);
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* Recorded after the bodies: copies back the chosen tokens and their states, and logits or
   candidates if wanted. */
static bitnet_result bitnet__gpu_record_after(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    const bitnet__gpu_record *record = &g->now.record;
    bool listed = bitnet__gpu_is_listed(record);
    VkDeviceSize states = (VkDeviceSize)bitnet__gpu_chosen_rows(record);
    VkCommandBuffer commands = g->now.channel.after;
    VkBufferCopy copies[3];
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    copies[0] = bitnet__gpu_copy_of(g->state.offset, g->exchange.outbox,
                                    4 * (BITNET__STATE_CHOSEN + states));
    copies[1] = bitnet__gpu_copy_of(bitnet__gpu_floats_at(g, g->head.states.at), g->exchange.states,
                                    4 * states * g->stream.x.stride);
    copies[2] = bitnet__gpu_copy_of(
        bitnet__gpu_floats_at(g, listed ? g->head.list : g->head.logits.at), g->exchange.logits,
        listed ? 8 * (VkDeviceSize)bitnet__gpu_heads(record) * BITNET__GPU_CANDIDATES
               : 4 * (VkDeviceSize)record->logit_rows * g->head.logits.stride);
    bitnet__gpu_barrier(gpu, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                        VK_ACCESS_TRANSFER_READ_BIT);
    gpu->vk.CmdCopyBuffer(commands, g->block.buffer, g->now.channel.block.buffer,
                          copies[2].size > 0 ? 3 : 2, copies);
    bitnet__gpu_for_cpu(gpu, commands);
    bitnet__gpu_count(gpu, &gpu->stats.downloaded,
                      (int64_t)(copies[0].size + copies[1].size + copies[2].size));
    return bitnet__gpu_end_commands(gpu, commands, error);
}
