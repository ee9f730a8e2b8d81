#pragma once
#include "passes.h"

/* ====================
   >>gpu-running   Running: batches, tokens ahead, the KV cache

   The functions of bitnet__backend. Each submit leaves a record of what it computed. The record
   answers a session's batch as long as tokens and positions match; otherwise there is a new submit.
   So tokens computed ahead need no separate bookkeeping.

   While one batch of a prompt is computed, the next is submitted, so that the device need not wait
   for the CPU to read the results and prepare the next batch. When the first finishes, the second
   takes its place and a third is submitted. If something else is fed meanwhile, submits in flight
   are awaited and dropped.

   A recurrent state is not a list of positions. Each of the session's snapshots has a slot,
   identified by its position; a submit reads one and writes another, so that it may be dropped.
   These sessions compute nothing ahead, and none of their batches crosses the beginning of a turn,
   where a snapshot is kept. */

static bitnet__gpu_session *bitnet__gpu_of(const bitnet_session *s) {
    return (bitnet__gpu_session *)s->device.state;
}

/* A row of the KV cache, which recurrent layers do not have: keys or values of a layer's head by
   positions, or the steps of int8. */
typedef struct bitnet__gpu_row {
    int layer, head;
    bool value, steps;
    size_t size, at; /* bytes of a position, and where the first is in its region */
} bitnet__gpu_row;

static int bitnet__gpu_cache_rows(const bitnet__gpu_session *g) {
    const bitnet_model_info *info = &g->gpu->model->info;
    return bitnet__attention_layers(info) * info->kv_heads * (g->bytes ? 4 : 2);
}

static bitnet__gpu_row bitnet__gpu_row_of(const bitnet__gpu_session *g, int number) {
    const bitnet_model_info *info = &g->gpu->model->info;
    size_t bytes = bitnet__head_stride(info) * (g->bytes ? 1 : 2), context = (size_t)g->context;
    bitnet__gpu_row row;
    row.steps = g->bytes && number % 2;
    if (g->bytes) number /= 2;
    row.value = number % 2;
    row.head = number / 2 % info->kv_heads;
    row.layer = number / 2 / info->kv_heads;
    if (info->state_heads) row.layer = (row.layer + 1) * info->attention_period - 1;
    row.size = row.steps ? sizeof(float) : bytes;
    row.at = (size_t)row.head * context * row.size;
    if (row.steps) row.at += (size_t)info->kv_heads * context * bytes;
    return row;
}

/* Copies positions [from, to) of a row between the session's pages and memory. */
static void bitnet__gpu_pages(const bitnet_session *s, bool up, const bitnet__gpu_row *row,
                              int32_t from, int32_t to, uint8_t *bytes) {
    for (; from < to; from++, bytes += row->size) {
        float *step;
        uint8_t *at = bitnet__row_of(s->pages[from / BITNET__PAGE], &s->model->info, row->layer,
                                     row->head, row->value, from % BITNET__PAGE, &step);
        if (row->steps) at = (uint8_t *)step;
        memcpy(up ? bytes : at, up ? at : bytes, row->size);
    }
}

/* Copies positions [from, to) of all rows through a channel that has room for them. */
static bitnet_result bitnet__gpu_move_positions(bitnet_session *s, bitnet__gpu_channel *channel,
                                                bool up, int32_t from, int32_t to) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    int rows = bitnet__gpu_cache_rows(g), i;
    size_t count = (size_t)(to - from);
    bitnet_result result = BITNET_OK;
    uint8_t *bytes = NULL;
    bool comes; /* with the flush */
    for (i = 0; i < rows && result == BITNET_OK; i++) {
        bitnet__gpu_row row = bitnet__gpu_row_of(g, i);
        result = bitnet__gpu_stage(channel, up, &g->cache[2 * row.layer + row.value],
                                   row.at + (size_t)from * row.size, count * row.size, &bytes,
                                   &s->error);
        if (result == BITNET_OK && (up || channel->staged == 0))
            bitnet__gpu_pages(s, up, &row, from, to, bytes);
    }
    comes = !up && channel->staged > 0;
    if (result == BITNET_OK) result = bitnet__gpu_flush(channel, &s->error);
    bytes = channel->block.mapped + channel->staging_at;
    for (i = 0; i < rows && comes && result == BITNET_OK; i++) {
        bitnet__gpu_row row = bitnet__gpu_row_of(g, i);
        bitnet__gpu_pages(s, false, &row, from, to, bytes);
        bytes += count * row.size;
    }
    return result;
}

/* Copies positions [from, to) of the KV cache, up or down, in as few submits as 64 MiB allow. */
static bitnet_result bitnet__gpu_move_kv(bitnet_session *s, bool up, int32_t from, int32_t to) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    const bitnet_model_info *info = &s->model->info;
    VkDeviceSize each = 2 * (VkDeviceSize)(bitnet__attention_layers(info) * info->kv_heads) *
                        bitnet__gpu_row_size(g);
    VkDeviceSize most = (VkDeviceSize)64 << 20, wanted = each * (VkDeviceSize)(to - from);
    bool seen = bitnet__gpu_seen(g->gpu, up, g->cache, 0) != NULL;
    bitnet__gpu_channel wide, *channel = &g->now.channel;
    bitnet_result result = BITNET_OK;
    int32_t n;
    memset(&wide, 0, sizeof wide);
    if (!seen && wanted > channel->staging) {
        if (wanted > most) wanted = most > each ? most / each * each : each;
        channel = &wide;
        result = bitnet__gpu_channel_open(g->gpu, channel, 0, wanted, &s->error);
    }
    for (; from < to && result == BITNET_OK; from += n) {
        n = seen ? to - from : (int32_t)(channel->staging / each);
        if (n > to - from) n = to - from;
        result = bitnet__gpu_move_positions(s, channel, up, from, from + n);
    }
    bitnet__gpu_channel_close(&wide);
    return result;
}

/* ---- recurrent states */

/* The slot of the states at a position; -1: none. */
static int32_t bitnet__gpu_slot_of(const bitnet_session *s, int32_t position) {
    int32_t i = bitnet__gpu_slots(s);
    while (i-- > 0)
        if (bitnet__gpu_of(s)->slots[i] == position) break;
    return i;
}

/* A slot that neither a snapshot nor the next submit needs. */
static int32_t bitnet__gpu_free_slot(const bitnet_session *s) {
    const bitnet__recurrent *r = &s->recurrent;
    int32_t slot = bitnet__gpu_slots(s), i;
    bool used = true;
    while (used && slot-- > 0) {
        int32_t position = bitnet__gpu_of(s)->slots[slot];
        used = position == s->computed;
        for (i = 0; i < r->count; i++) used = used || r->kept[i]->position == position;
    }
    BITNET_ASSERT(slot >= 0);
    return slot;
}

/* Copies a snapshot up to a slot, or down. */
static bitnet_result bitnet__gpu_move_snapshot(bitnet_session *s, bool up,
                                               const bitnet__snapshot *snapshot, int32_t slot) {
    const bitnet_model_info *info = &s->model->info;
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    VkDeviceSize states = bitnet__memory_states(info) * 4;
    VkDeviceSize channels = bitnet__memory_channels(info) * 4;
    bitnet_result result = BITNET_OK;
    int layer;
    BITNET_ASSERT(slot >= 0);
    for (layer = 0; layer < info->layers && result == BITNET_OK; layer++) {
        bitnet__memory m = bitnet__memory_of(info, snapshot, layer);
        if (!bitnet__is_recurrent(info, layer)) continue;
        result = bitnet__gpu_transfer(&g->now.channel, up, &g->cache[2 * layer],
                                      (VkDeviceSize)slot * states, m.states, states, &s->error);
        if (result == BITNET_OK)
            result = bitnet__gpu_transfer(&g->now.channel, up, &g->cache[2 * layer + 1],
                                          (VkDeviceSize)slot * channels, m.channels, channels,
                                          &s->error);
    }
    return result;
}

/* Forgets states after the last valid position, and a submit that led to them. */
static void bitnet__gpu_forget_later(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t i;
    for (i = 0; i < bitnet__gpu_slots(s); i++)
        if (g->slots[i] > s->device.device_valid) {
            g->slots[i] = -1;
            g->now.record.count = 0;
        }
}

/* Finds or uploads the states at the session's end, and finds a slot for those after the next
   submit. */
static bitnet_result bitnet__gpu_ready_states(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet_result result = BITNET_OK;
    if (!s->model->info.state_heads) return BITNET_OK;
    g->from = s->computed > 0 ? bitnet__gpu_slot_of(s, s->computed) : 0;
    if (g->from < 0) {
        g->from = bitnet__gpu_free_slot(s);
        result = bitnet__gpu_move_snapshot(s, true, bitnet__present(&s->recurrent), g->from);
        g->slots[g->from] = result == BITNET_OK ? s->computed : -1;
    }
    g->to = bitnet__gpu_free_slot(s);
    g->slots[g->to] = -1;
    return result;
}

/* After a submit: where it leads to. */
static void bitnet__gpu_note_slot(bitnet__gpu_session *g) {
    const bitnet__gpu_record *record = &g->now.record;
    if (bitnet__gpu_slots(g->session)) g->slots[g->to] = record->first + record->count;
}

/* Rows of a batch before the next turn's beginning. */
static int32_t bitnet__gpu_rows_of_turn(const bitnet_session *s, int32_t rows) {
    int32_t i;
    for (i = 1; i < rows && s->model->info.state_heads; i++)
        if (bitnet__begins_turn(s, s->computed + i)) return i;
    return rows;
}

/* Attention gets separate dispatches from now on. */
static void bitnet__gpu_part(bitnet_gpu *gpu) {
    bitnet__store_release(&gpu->joined, 0);
    bitnet__log(&gpu->log, BITNET_LOG_WARNING,
                "%s: workgroups waited too long; attention gets separate dispatches",
                gpu->can.info.name);
}

/* Estimates the time of the next submit: half of it from each token of the last. Time spent waiting
   for another submit counts too, because the two together must not take too long. */
static void bitnet__gpu_note_time(bitnet__gpu_session *g, int64_t microseconds) {
    bool prompt = !g->now.record.ahead && g->now.record.count >= BITNET__GPU_VERIFIED;
    int64_t *expected = prompt ? &g->gpu->prompt_microseconds : &g->token_microseconds;
    int64_t took = microseconds / g->now.record.count + 1;
    bitnet__gpu_lock(g->gpu);
    *expected = *expected ? (*expected + took) / 2 : took;
    bitnet__gpu_unlock(g->gpu);
}

/* Pauses the screen if too many rows survived: computing the whole head is then faster. */
static void bitnet__gpu_note_survivors(bitnet__gpu_session *g) {
    const bitnet__gpu_record *record = &g->now.record;
    uint32_t tokens = (uint32_t)bitnet__gpu_chosen_rows(record), all = 0;
    int32_t i;
    for (i = 0; i < bitnet__gpu_heads(record); i++)
        all += g->now.outbox[bitnet__gpu_choice_at(i) + BITNET__CHOICE_SURVIVORS];
    if (all / tokens > (uint32_t)g->gpu->model->info.vocab_size / 4) g->rest = BITNET__GPU_REST;
}

/* True if a row's candidates are possible: finite logits of tokens that its mask allows, each of
   them once. Overwrites `mask_now`. */
static bool bitnet__gpu_are_possible(const bitnet__gpu_session *g, int32_t row, uint32_t count) {
    const float *back = g->now.logits_back + (size_t)row * 2 * BITNET__GPU_CANDIDATES;
    const uint32_t *mask = g->now.mask_out + (size_t)row * g->head.mask.stride;
    uint32_t *left = g->mask_now, i;
    if (count > BITNET__GPU_CANDIDATES) return true; /* they are not used */
    if (g->now.record.masked) memcpy(left, mask, 4 * (size_t)g->head.mask.stride);
    else memset(left, 0xFF, 4 * (size_t)g->head.mask.stride);
    for (i = 0; i < count; i++) {
        uint32_t id = bitnet__bits(back[2 * i + 1]);
        if (id >= (uint32_t)g->gpu->model->info.vocab_size || !(left[id / 32] >> (id & 31) & 1) ||
            !bitnet__is_finite(back[2 * i]))
            return false;
        left[id / 32] &= ~(1u << (id & 31));
    }
    return true;
}

/* True if the ids and counts that a submit has returned are possible. They become indexes, so a
   device that returns impossible ones is treated like one that failed. */
static bool bitnet__gpu_is_possible(const bitnet__gpu_session *g) {
    const bitnet__gpu_record *record = &g->now.record;
    uint32_t vocabulary = (uint32_t)g->gpu->model->info.vocab_size;
    uint32_t most = record->ahead ? vocabulary * (uint32_t)record->count : vocabulary;
    int32_t i;
    for (i = 0; i < bitnet__gpu_heads(record); i++) {
        uint32_t count = g->now.outbox[bitnet__gpu_choice_at(i) + BITNET__CHOICE_SURVIVORS];
        if (count > most) return false;
        if (bitnet__gpu_is_listed(record) && !bitnet__gpu_are_possible(g, i, count)) return false;
    }
    for (i = 0; i < bitnet__gpu_chosen_rows(record); i++) {
        uint32_t id = g->now.outbox[BITNET__STATE_CHOSEN + i];
        if (id >= vocabulary && !(record->masked && id == BITNET__GPU_NONE)) return false;
    }
    return true;
}

/* Checks what a submit has returned. */
static bitnet_result bitnet__gpu_look(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet__gpu_record *record = &g->now.record;
    int32_t chosen = bitnet__gpu_chosen_rows(record), i;
    if (!record->shared && g->now.outbox[BITNET__STATE_LATE]) {
        bitnet__gpu_part(g->gpu);
        record->count = 0;     /* what was computed is unusable, */
        record->ahead = false; /* so that it does not count as used up */
        return BITNET_OK;
    }
    if (!record->shared)
        bitnet__gpu_note_time(g, bitnet__microseconds() - g->now.channel.submitted);
    for (i = 0; i < bitnet__gpu_heads(record); i++)
        if (g->now.outbox[bitnet__gpu_choice_at(i) + BITNET__CHOICE_BAD])
            return bitnet__fail(&s->error, BITNET_ERROR_NON_FINITE,
                                "a logit is not a finite number");
    if (!bitnet__gpu_is_possible(g))
        return bitnet__fail(&s->error, BITNET_ERROR_GPU_FAILED,
                            "the GPU returned an impossible token or count");
    bitnet__gpu_note_survivors(g);
    for (i = 0; i < chosen; i++) {
        record->chosen[i] = (int32_t)g->now.outbox[BITNET__STATE_CHOSEN + i];
        if (record->ahead && i + 1 < chosen) record->tokens[i + 1] = record->chosen[i];
    }
    return BITNET_OK;
}

/* Finishes the submit that answers the session, now or later. */
static bitnet_result bitnet__gpu_finish(bitnet_session *s, int64_t deadline) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int64_t start = bitnet__microseconds();
    bitnet_result result;
    if (!g->now.in_flight) return BITNET_OK;
    result = g->pass ? bitnet__gpu_await(&g->pass->memory.now.channel, deadline, &s->error)
                     : bitnet__gpu_wait(&g->now.channel, deadline, &s->error);
    bitnet__gpu_count(g->gpu, &g->gpu->stats.gpu_microseconds, bitnet__microseconds() - start);
    if (result == BITNET_PENDING) return result;
    g->now.in_flight = false;
    if (g->pass && result == BITNET_OK) bitnet__gpu_take_row(g);
    if (g->pass) bitnet__gpu_leave_pass(g, result == BITNET_OK);
    if (result == BITNET_OK) result = bitnet__gpu_look(s);
    if (result != BITNET_OK) g->now.record.count = 0; /* nothing has come of it */
    return result;
}

/* The next submit takes its place. */
static void bitnet__gpu_swap(bitnet__gpu_session *g) {
    bitnet__gpu_trip trip = g->now;
    g->now = g->behind;
    g->behind = trip;
}

/* Waits until nothing is in flight. */
static bitnet_result bitnet__gpu_settle(bitnet_session *s) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet_result result = bitnet__gpu_finish(s, 0);
    if (result != BITNET_OK || !g->behind.in_flight) return result;
    bitnet__gpu_swap(g);
    return bitnet__gpu_finish(s, 0);
}

/* The token at a position: the session's, or a draft's in its batch; -1: none. */
static int32_t bitnet__gpu_token_at(const bitnet_session *s, int32_t position) {
    int32_t row = position - s->computed;
    if (position < s->length) return s->tokens[position];
    return row < s->batch->count ? s->batch->rows[row].id : -1;
}

/* Rows of the waiting batch that a record holds; 0: it holds others. */
static int32_t bitnet__gpu_rows_of(const bitnet_session *s, const bitnet__gpu_record *record) {
    int32_t row = s->computed - record->first, rows = record->ahead ? 1 : record->count, i;
    if (s->device.device_valid != s->computed || row < 0 || row + rows > record->count) return 0;
    for (i = 0; i < row + rows; i++)
        if (bitnet__gpu_token_at(s, record->first + i) != record->tokens[i]) return 0;
    return rows;
}

/* True if the submit holds what the session's batch needs. */
static bool bitnet__gpu_answers(const bitnet_session *s) {
    return bitnet__gpu_rows_of(s, &bitnet__gpu_of(s)->now.record) == s->batch->count;
}

/* Tokens that the next submit computes one by one: twice the last number if all of those were used,
   within the context, the deadline and a tenth of a second, because drivers give up a device that
   is busy much longer. */
static int32_t bitnet__gpu_steps(bitnet_session *s, int64_t deadline) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int64_t time = 100000, each = g->token_microseconds > 0 ? g->token_microseconds : 1;
    int32_t most = g->gpu->options.tokens_per_submit,
            room = s->options.context_length - s->computed;
    bool taken = g->now.record.ahead && s->computed == g->now.record.first + g->now.record.count;
    if (s->batch->count != 1 || s->computed + 1 != s->length || !bitnet__is_greedy(s) ||
        s->observer.logits || g->wants_logits || s->model->info.state_heads)
        return g->steps_ahead = 1;
    g->steps_ahead = taken ? 2 * g->steps_ahead : 1;
    if (g->steps_ahead > most) g->steps_ahead = most;
    if (g->steps_ahead > room) g->steps_ahead = room;
    if (deadline && deadline - bitnet__microseconds() < time)
        time = deadline - bitnet__microseconds();
    if (g->steps_ahead > 1 && time / each < g->steps_ahead)
        g->steps_ahead = time / each > 1 ? (int32_t)(time / each) : 1;
    return g->steps_ahead;
}

/* Prompt tokens that a submit computes in a tenth of a second, in whole tiles of gemm.comp; few
   while it is unknown how many that are. */
static int32_t bitnet__gpu_rows_in_time(const bitnet_session *s) {
    bitnet_gpu *gpu = bitnet__gpu_of(s)->gpu;
    int32_t room = bitnet__gpu_room(s);
    int64_t most;
    bitnet__gpu_lock(gpu);
    most = gpu->prompt_microseconds > 0 ? 100000 / gpu->prompt_microseconds : 0;
    bitnet__gpu_unlock(gpu);
    if (most < BITNET__GPU_VERIFIED) return BITNET__GPU_VERIFIED;
    if (most >= BITNET__GPU_LARGE_TILE) most -= most % BITNET__GPU_LARGE_TILE;
    else if (most > BITNET__GPU_TILE) most = BITNET__GPU_TILE;
    return most < room ? (int32_t)most : room;
}

/* The largest next batch: what was submitted ahead, or what a submit has time for. If drafts or an
   observer may need all states, no more than are returned. */
static int32_t bitnet__gpu_most_rows(const bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t rows = 0;
    if (s->observer.logits) return bitnet__gpu_rows_of_turn(s, BITNET__GPU_VERIFIED);
    if (!g->now.record.ahead) rows = bitnet__gpu_rows_of(s, &g->now.record);
    if (rows == 0 && g->behind.in_flight) rows = bitnet__gpu_rows_of(s, &g->behind.record);
    if (rows > 0) return rows;
    rows = s->computed + 1 == s->length ? BITNET__GPU_VERIFIED : bitnet__gpu_rows_in_time(s);
    return bitnet__gpu_rows_of_turn(s, rows);
}

/* The commands for a prompt of `rows` tokens: the trip's last ones, or new ones. */
static bitnet_result bitnet__gpu_record_prompt(bitnet__gpu_session *g, int32_t rows,
                                               bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bitnet__gpu_prompt *prompt = &g->now.prompt;
    bool screened = g->now.record.screened;
    bitnet_result result;
    if (prompt->rows == rows && prompt->screened == screened) return BITNET_OK;
    prompt->rows = 0;
    prompt->screened = screened;
    result = bitnet__vk_check(gpu->vk.ResetCommandPool(gpu->device, prompt->pool, 0),
                              "vkResetCommandPool", error);
    if (result == BITNET_OK)
        result =
            bitnet__gpu_record_body(g, prompt->body, rows, screened, 0, &prompt->dispatches, error);
    if (result == BITNET_OK) prompt->rows = rows;
    return result;
}

/* Drops recorded bodies if attention has since been given separate dispatches, or other workgroups
   for a longer text. */
static bitnet_result bitnet__gpu_forget_bodies(bitnet__gpu_session *g, bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    bool joined = bitnet__gpu_joins(g);
    bool by_head = bitnet__gpu_wants_heads(gpu, g->session->computed);
    if (joined == g->joined && by_head == g->by_head) return BITNET_OK;
    g->joined = joined;
    g->by_head = by_head;
    memset(g->dispatches, 0, sizeof g->dispatches);
    return bitnet__vk_check(gpu->vk.ResetCommandPool(gpu->device, g->body_pool, 0),
                            "vkResetCommandPool", error);
}

/* The commands for `rows` tokens, or for token `step` of a submit that computes them one by one. */
static bitnet_result bitnet__gpu_body(bitnet__gpu_session *g, int32_t rows, int32_t step,
                                      VkCommandBuffer *body, bitnet_error *error) {
    bool screened = g->now.record.screened, prompt = rows > BITNET__GPU_VERIFIED;
    int32_t which =
        rows > 1 ? BITNET__GPU_STATES + g->now.number * BITNET__GPU_BATCHES + rows - 2 : step;
    int32_t *dispatches;
    bitnet_result result = BITNET_OK;
    if (screened) which += BITNET__GPU_BODIES / 2;
    dispatches = prompt ? &g->now.prompt.dispatches : &g->dispatches[which];
    *body = prompt ? g->now.prompt.body : g->bodies[which];
    if (prompt) result = bitnet__gpu_record_prompt(g, rows, error);
    else if (!*dispatches)
        result = bitnet__gpu_record_body(g, *body, rows, screened, 0, dispatches, error);
    bitnet__gpu_count(g->gpu, &g->gpu->stats.dispatches, *dispatches);
    return result;
}

/* The candidates: allowed tokens, except those with a penalty or bias, whose logits the CPU
   computes in any case. */
static void bitnet__gpu_make_mask(const bitnet_session *s, uint32_t *bits) {
    size_t size = 4 * bitnet__gpu_mask_words(&s->model->info), count = bitnet__named(s), i;
    if (s->sampler.mask) memcpy(bits, s->sampler.mask->bits, size);
    else memset(bits, 0xFF, size);
    for (i = 0; i < count; i++) {
        int32_t id = bitnet__named_id(s, i);
        bits[id / 32] &= ~(1u << (id & 31));
    }
}

/* Asks the grammar for the tokens allowed after a batch that ends at a position where one will be
   chosen. */
static void bitnet__gpu_constrain(bitnet_session *s, int32_t end) {
    const bitnet_error error = s->error;
    if (end < s->length || bitnet__constrain(s, 0) != BITNET_OK) s->sampler.mask = NULL;
    s->error = error;
}

/* The session as if `drafts` of the drafts that are being computed were accepted. Its memory is
   that of `s`. */
static bitnet_session bitnet__gpu_supposed(const bitnet_session *s, int32_t drafts) {
    bitnet_session after = *s;
    memcpy(after.tokens + after.length, s->drafts.tokens, (size_t)drafts * sizeof(int32_t));
    after.length += drafts;
    after.generation.tokens += drafts;
    return after;
}

/* The masks of a submit's rows. After a draft the mask assumes that it is accepted; if it cannot
   be, any token is allowed. */
static void bitnet__gpu_make_masks(bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t rows = bitnet__gpu_heads(&g->now.record), row;
    int32_t drafts = s->batch->count - bitnet__fed_rows(s);
    for (row = 0; row < rows; row++) {
        int32_t accepted = row + drafts + 1 > rows ? row + drafts + 1 - rows : 0;
        bitnet_session after = bitnet__gpu_supposed(s, accepted);
        if (accepted > 0) bitnet__gpu_constrain(&after, after.length);
        bitnet__gpu_make_mask(&after, g->now.mask_out + (size_t)row * g->head.mask.stride);
    }
    if (drafts > 0) bitnet__gpu_constrain(s, s->length); /* whose mask they have replaced */
}

static bool bitnet__gpu_wants_all(const bitnet_session *s) {
    return s->observer.logits || bitnet__gpu_of(s)->wants_logits;
}

/* True if the head may be screened for the session's batch. */
static bool bitnet__gpu_may_screen(const bitnet_session *s) {
    const bitnet__gpu_session *g = bitnet__gpu_of(s);
    return !bitnet__gpu_wants_all(s) && g->gpu->screen.there && g->rest <= 0 &&
           (bitnet__is_greedy(s) || bitnet__is_narrow(s));
}

/* Decides what the head computes for each token of the batch: the greatest logit, candidates to
   draw from, or all logits. Tokens with a penalty or bias stay out of masks. */
static void bitnet__gpu_plan_lm_head(bitnet_session *s, bool screened) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet__gpu_record *record = &g->now.record;
    bool greedy = bitnet__is_greedy(s), all = bitnet__gpu_wants_all(s);
    record->screened = screened;
    record->masked = screened && (s->sampler.mask || bitnet__named(s) > 0);
    record->rank = 1; /* is for greedy ones alone */
    if (!greedy) record->rank += bitnet__top_k(&s->sampler.sampling, s->model->info.vocab_size);
    record->depth = greedy ? 0.0f : bitnet__min_p_depth(&s->sampler.sampling);
    record->logit_rows = screened || (!all && greedy) ? 0 : bitnet__gpu_heads(record);
    g->rest -= record->count;
    g->wants_logits = false;
}

/* Before a submit: determines the allowed tokens and uploads the KV cache up to them. */
static bitnet_result bitnet__gpu_make_ready(bitnet_session *s) {
    bitnet_result result = BITNET_OK;
    bitnet__gpu_constrain(s, s->computed + bitnet__fed_rows(s));
    bitnet__gpu_forget_later(s);
    if (s->device.device_valid < s->computed)
        result = bitnet__gpu_move_kv(s, true, s->device.device_valid, s->computed);
    if (result == BITNET_OK) s->device.device_valid = s->computed;
    return result == BITNET_OK ? bitnet__gpu_ready_states(s) : result;
}

/* Begins a trip's record. */
static void bitnet__gpu_begin_record(bitnet__gpu_trip *trip, int32_t first, int32_t count,
                                     bool ahead, bool shared) {
    trip->record.first = first;
    trip->record.count = count;
    trip->record.ahead = ahead;
    trip->record.shared = shared;
    trip->shown = 0;
}

/* Submits `rows` tokens from position `first`, or one token and `steps` - 1 more, one by one. */
static bitnet_result bitnet__gpu_send_rows(bitnet_session *s, int32_t first, int32_t rows,
                                           int32_t steps) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet__gpu_record *record = &g->now.record;
    const size_t bytes = (size_t)rows * sizeof(int32_t);
    VkCommandBuffer commands[BITNET__GPU_STATES + 2];
    bitnet_result result;
    int32_t i, count = 0;
    bitnet__gpu_begin_record(&g->now, first, rows == 1 ? steps : rows, rows == 1, false);
    bitnet__gpu_plan_lm_head(s, bitnet__gpu_may_screen(s));
    bitnet__gpu_put_state(g, first, rows, rows == 1 && g->by_head);
    if (record->masked) bitnet__gpu_make_masks(s);
    for (i = 0; i < BITNET__GPU_VERIFIED; i++) bitnet__gpu_put_choice(g, i, record);
    for (i = 0; i < rows; i++) record->tokens[i] = bitnet__gpu_token_at(s, first + i);
    memcpy(bitnet__gpu_inbox(g) + BITNET__STATE_TOKENS, record->tokens, bytes);

    result = bitnet__gpu_record_before(g, &s->error);
    commands[count++] = g->now.channel.before;
    for (i = 0; i < (rows == 1 ? steps : 1) && result == BITNET_OK; i++)
        result = bitnet__gpu_body(g, rows, i, &commands[count++], &s->error);
    if (result == BITNET_OK) result = bitnet__gpu_record_after(g, &s->error);
    commands[count++] = g->now.channel.after;
    if (result != BITNET_OK) return result;
    result = bitnet__gpu_submit(&g->now.channel, commands, (uint32_t)count, &s->error);
    g->now.in_flight = result == BITNET_OK;
    bitnet__gpu_note_slot(g);
    bitnet__gpu_count(g->gpu, &g->gpu->stats.tokens, record->count);
    return result;
}

/* Submits the session's batch while nothing is in flight. */
static bitnet_result bitnet__gpu_begin(bitnet_session *s, int64_t deadline) {
    bitnet_result result = bitnet__gpu_make_ready(s);
    int32_t steps = bitnet__gpu_steps(s, deadline);
    if (result == BITNET_OK) result = bitnet__gpu_forget_bodies(bitnet__gpu_of(s), &s->error);
    if (result != BITNET_OK) return result;
    return bitnet__gpu_send_rows(s, s->computed, s->batch->count, steps);
}

/* Submits tokens that wait after the session's batch, which is in flight: at most `next`. */
static bitnet_result bitnet__gpu_begin_behind(bitnet_session *s, int32_t next) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    int32_t first = s->computed + s->batch->count;
    int32_t rows = BITNET__MIN(next, bitnet__gpu_rows_in_time(s));
    bitnet_result result;
    if (rows < 1 || s->batch->count == 1 || s->observer.logits || s->model->info.state_heads ||
        g->behind.in_flight || !g->now.in_flight || !bitnet__gpu_answers(s))
        return BITNET_OK;
    bitnet__gpu_constrain(s, first + rows);
    bitnet__gpu_swap(g);
    result = bitnet__gpu_send_rows(s, first, rows, 1);
    bitnet__gpu_swap(g);
    return result;
}

static void bitnet__gpu_log_failure(const bitnet_session *s) {
    bitnet__log(&s->model->log, BITNET_LOG_WARNING, "leaving the GPU: %s", s->error.message);
}

static bitnet_result bitnet__gpu_compute(bitnet_session *s, int64_t deadline, int32_t next) {
    bitnet__gpu_session *g = bitnet__gpu_of(s);
    bitnet_result result;
    for (;;) {
        result = bitnet__gpu_begin_behind(s, next);
        if (result == BITNET_OK) result = bitnet__gpu_finish(s, deadline);
        if (result != BITNET_OK) break;
        if (bitnet__gpu_answers(s)) return BITNET_OK;
        if (g->behind.in_flight) bitnet__gpu_swap(g);
        else result = bitnet__gpu_begin(s, deadline);
        if (result != BITNET_OK) break;
    }
    if (result != BITNET_PENDING) bitnet__gpu_log_failure(s);
    return result;
}
