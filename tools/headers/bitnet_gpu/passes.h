#pragma once
#include "recording_head.h"

/* ====================
   >>gpu-passes   Passes: rows of several sessions

   A pass computes one token each of up to BITNET__GPU_ROWS sessions, in as many dispatches as a
   prompt with that many tokens needs. It owns memory that is laid out like that of a session whose
   batch consists of these rows. Its KV cache has one position per row, rotated for the row's
   position in its session, and products write keys and values there.

   A table leads to the memory of the sessions: each row's position and, for each layer, the
   addresses of its session's keys and values or states. carry.comp copies new keys and values
   there. Attention has a workgroup for each item, a chunk of 64 positions of a row. So commands
   depend on the number of rows, not on the sessions that they belong to.

   Results come back in the pass's channel, from which each session takes its row's; logits, if all
   are needed, are copied to the session's own.

   Passes are made on demand and lent. The last session to finish with a pass returns it. */

typedef struct bitnet__gpu_pass {
    bitnet__gpu_session memory;
    struct bitnet__gpu_pass *next; /* of unused ones */
    bitnet__atomic users;          /* sessions that it still computes */
    int32_t rows;                  /* these two: what its commands were recorded for */
    bool screened;
    bitnet__gpu_session *members[BITNET__GPU_ROWS]; /* by rows */
} bitnet__gpu_pass;

static void bitnet__gpu_pass_free(bitnet__gpu_pass *pass) {
    bitnet_allocator allocator = pass->memory.gpu->allocator;
    bitnet__gpu_session_close(&pass->memory);
    bitnet__free(&allocator, pass);
}

/* Frees idle passes, for their memory, or before pipelines that their commands use are dropped.
   Returns false if there are none. */
static bool bitnet__gpu_free_passes(bitnet_gpu *gpu) {
    bitnet__gpu_pass *pass, *next;
    bool any;
    bitnet__gpu_lock(gpu);
    pass = gpu->passes;
    gpu->passes = NULL;
    bitnet__gpu_unlock(gpu);
    any = pass != NULL;
    for (; pass; pass = next) {
        next = pass->next;
        bitnet__gpu_pass_free(pass);
    }
    return any;
}

static bitnet_result bitnet__gpu_pass_memory(bitnet__gpu_session *g, int32_t rows, int32_t longest,
                                             bitnet_error *error) {
    bitnet_gpu *gpu = g->gpu;
    VkDeviceSize size = bitnet__gpu_session_layout(g, rows, longest);
    VkDeviceSize count = (VkDeviceSize)rows;
    bitnet_result result;
    if (!bitnet__gpu_session_fits(g, size, bitnet__gpu_free_memory(&gpu->vk, &gpu->can)))
        return bitnet__fail(error, BITNET_ERROR_GPU_MEMORY,
                            "a pass of %i rows takes %i MiB, which is too much", (int64_t)rows,
                            (int64_t)(bitnet__gpu_session_bytes(g, size) >> 20) + 1);
    g->exchange.mask = bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->exchange.rope = g->exchange.mask + bitnet__gpu_align(4 * count * g->head.mask.stride);
    g->exchange.table = g->exchange.rope + g->rope.size;
    g->exchange.outbox = g->exchange.table + g->table.size;
    g->exchange.states = g->exchange.outbox + bitnet__gpu_align(BITNET__GPU_STATE_BYTES);
    g->exchange.logits = g->exchange.states + 4 * count * g->stream.x.stride;
    result = bitnet__gpu_session_blocks(g, size, error);
    if (result != BITNET_OK) return result;
    return bitnet__gpu_channel_open(
        gpu, &g->now.channel, g->exchange.logits + 8 * count * BITNET__GPU_CANDIDATES, 0, error);
}

/* Makes a pass of `rows` rows for sessions of at most this context, with halves or bytes, if needed
   in the memory of idle ones. NULL on an error. */
static bitnet__gpu_pass *bitnet__gpu_pass_make(bitnet_gpu *gpu, int32_t rows, int32_t longest,
                                               bool bytes, bitnet_error *error) {
    bitnet__gpu_pass *pass =
        (bitnet__gpu_pass *)bitnet__alloc_zero(&gpu->allocator, 1, sizeof *pass);
    bitnet__gpu_session *g;
    bitnet_result result;
    if (!pass) {
        bitnet__no_memory(error);
        return NULL;
    }
    g = &pass->memory;
    g->gpu = gpu;
    g->bytes = bytes;
    result = bitnet__gpu_pass_memory(g, rows, longest, error);
    if (result == BITNET_OK) result = bitnet__gpu_make_sets(g, error);
    if (result == BITNET_OK)
        result = bitnet__gpu_command_pool(gpu, &g->body_pool, g->bodies, 1, error);
    if (result == BITNET_OK) result = bitnet__gpu_session_clear(g, error);
    if (result == BITNET_OK) return pass;
    bitnet__gpu_pass_free(pass);
    if (result == BITNET_ERROR_GPU_MEMORY && bitnet__gpu_free_passes(gpu))
        return bitnet__gpu_pass_make(gpu, rows, longest, bytes, error);
    return NULL;
}

/* ---- lending */

/* Chunks that the session's next token attends to. */
static int32_t bitnet__gpu_chunks(const bitnet__gpu_session *g) {
    return g->session->computed / 64 + 1;
}

/* The rows that a new pass for this number has room for: a power of two. */
static int32_t bitnet__gpu_pass_room(int32_t rows) {
    int32_t room = BITNET__GPU_VERIFIED;
    while (room < rows) room *= 2;
    return room;
}

/* Lends a pass for these sessions: an idle one, preferably recorded for this number, or a new one.
   NULL on an error. */
static bitnet__gpu_pass *bitnet__gpu_borrow_pass(bitnet_gpu *gpu,
                                                 bitnet__gpu_session *const *members, int32_t rows,
                                                 bitnet_error *error) {
    bitnet__gpu_pass **at, **best = NULL, *pass = NULL;
    int32_t longest = 0, chunks = 0, i;
    for (i = 0; i < rows; i++) {
        longest = BITNET__MAX(longest, members[i]->context);
        chunks += bitnet__gpu_chunks(members[i]);
    }
    bitnet__gpu_lock(gpu);
    for (at = &gpu->passes; *at; at = &(*at)->next)
        if ((*at)->memory.verified >= rows && (*at)->memory.heads.chunks >= (uint32_t)chunks &&
            (*at)->memory.bytes == members[0]->bytes && (!best || (*at)->rows == rows))
            best = at;
    if (best) {
        pass = *best;
        *best = pass->next;
    }
    bitnet__gpu_unlock(gpu);
    if (pass) return pass;
    return bitnet__gpu_pass_make(gpu, bitnet__gpu_pass_room(rows), longest, members[0]->bytes,
                                 error);
}

/* Ends a session's use of its pass. The last one returns it, for reuse if it is `whole`. */
static void bitnet__gpu_leave_pass(bitnet__gpu_session *g, bool whole) {
    bitnet__gpu_pass *pass = g->pass;
    bitnet_gpu *gpu = g->gpu;
    g->pass = NULL;
    if (bitnet__add(&pass->users, -1) > 1) return;
    if (!whole || bitnet__gpu_recycle(&pass->memory.now.channel, NULL) != BITNET_OK) {
        bitnet__gpu_pass_free(pass);
        return;
    }
    bitnet__gpu_lock(gpu);
    pass->next = gpu->passes;
    gpu->passes = pass;
    bitnet__gpu_unlock(gpu);
}

/* Called before a session is freed, because the pass uses its memory. */
static void bitnet__gpu_quit_pass(bitnet__gpu_session *g) {
    bool whole;
    if (!g->pass) return;
    whole = !bitnet__load_acquire(&g->gpu->hung) &&
            bitnet__gpu_await(&g->pass->memory.now.channel, 0, NULL) == BITNET_OK;
    bitnet__gpu_leave_pass(g, whole);
}

/* ---- commands */

/* Where the table of the next submit is written. */
static uint32_t *bitnet__gpu_table_out(const bitnet__gpu_session *g) {
    return (uint32_t *)(void *)(g->now.channel.block.mapped + g->exchange.table);
}

static void bitnet__gpu_put_address(uint32_t *to, const bitnet__gpu_region *region) {
    uint64_t address = region->block->address + region->offset;
    to[0] = (uint32_t)address;
    to[1] = (uint32_t)(address >> 32);
}

/* Writes a row's session into the table, and its items after those before. Returns their number. */
static int32_t bitnet__gpu_put_row(const bitnet__gpu_pass *pass, int32_t row, int32_t item) {
    const bitnet__gpu_session *g = &pass->memory, *member = pass->members[row];
    int layers = g->gpu->model->info.layers, layer;
    uint32_t *table = bitnet__gpu_table_out(g), *to = table + row * BITNET__ROW_WORDS;
    uint32_t caches = bitnet__gpu_table_caches(g) + 4 * (uint32_t)(row * layers);
    uint32_t items = bitnet__gpu_table_items(g) + (uint32_t)item;
    int32_t chunks = bitnet__gpu_chunks(member), chunk;
    to[BITNET__ROW_POSITION] = (uint32_t)member->session->computed;
    to[BITNET__ROW_CONTEXT] = (uint32_t)member->context;
    to[BITNET__ROW_ITEM] = (uint32_t)item;
    to[BITNET__ROW_FROM] = (uint32_t)member->from;
    to[BITNET__ROW_TO] = (uint32_t)member->to;
    to[BITNET__ROW_CACHES] = caches / 4;
    for (layer = 0; layer < layers; layer++) {
        bitnet__gpu_put_address(table + caches + 4 * layer, &member->cache[2 * layer]);
        bitnet__gpu_put_address(table + caches + 4 * layer + 2, &member->cache[2 * layer + 1]);
    }
    for (chunk = 0; chunk < chunks; chunk++)
        table[items + (uint32_t)chunk] = (uint32_t)(chunk * BITNET__GPU_ROWS + row);
    return chunks;
}

/* Writes the table, and the size of attention's dispatches. */
static void bitnet__gpu_put_table(const bitnet__gpu_pass *pass, int32_t rows) {
    uint32_t *inbox = bitnet__gpu_inbox(&pass->memory);
    int32_t items = 0, row;
    for (row = 0; row < rows; row++) items += bitnet__gpu_put_row(pass, row, items);
    inbox[BITNET__STATE_CHUNKS] = (uint32_t)items;
    inbox[BITNET__STATE_ROWS] = 1;
}

/* The commands of a pass of `rows` rows: the last ones, or new ones. */
static bitnet_result bitnet__gpu_pass_body(bitnet__gpu_pass *pass, int32_t rows, bool screened,
                                           bitnet_error *error) {
    bitnet__gpu_session *g = &pass->memory;
    bitnet_gpu *gpu = g->gpu;
    bitnet_result result;
    if (pass->screened != screened || pass->rows != rows) {
        pass->rows = 0;
        pass->screened = screened;
        result = bitnet__vk_check(gpu->vk.ResetCommandPool(gpu->device, g->body_pool, 0),
                                  "vkResetCommandPool", error);
        if (result == BITNET_OK)
            result =
                bitnet__gpu_record_body(g, g->bodies[0], rows, screened, 0, g->dispatches, error);
        if (result != BITNET_OK) return result;
        pass->rows = rows;
    }
    bitnet__gpu_count(gpu, &gpu->stats.dispatches, g->dispatches[0]);
    return BITNET_OK;
}

/* Recorded first: copies the state, the table, rotations, and masks if any row has one. */
static bitnet_result bitnet__gpu_record_gather(const bitnet__gpu_pass *pass, int32_t rows,
                                               bitnet_error *error) {
    const bitnet__gpu_session *g = &pass->memory;
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands = g->now.channel.before;
    VkDeviceSize used = bitnet__gpu_table_items(g) + bitnet__gpu_inbox(g)[BITNET__STATE_CHUNKS];
    VkBufferCopy copies[5];
    bool masked = false;
    int32_t row;
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_after_others(gpu, commands);
    for (row = 0; row < rows; row++) masked = masked || pass->members[row]->now.record.masked;
    bitnet__gpu_copy_state(g, rows, copies);
    copies[2] = bitnet__gpu_copy_of(g->exchange.rope, g->rope.offset, g->rope.size);
    copies[3] = bitnet__gpu_copy_of(g->exchange.table, g->table.offset, 4 * used);
    copies[4] = bitnet__gpu_copy_of(g->exchange.mask, bitnet__gpu_floats_at(g, g->head.mask.at),
                                    4 * (VkDeviceSize)rows * g->head.mask.stride);
    gpu->vk.CmdCopyBuffer(commands, g->now.channel.block.buffer, g->block.buffer, masked ? 5 : 4,
                          copies);
    bitnet__gpu_for_kernels(gpu, commands);
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* Recorded last: copies the results to the pass's channel, and logits to the members' channels. */
static bitnet_result bitnet__gpu_record_scatter(const bitnet__gpu_pass *pass, int32_t rows,
                                                bitnet_error *error) {
    const bitnet__gpu_session *g = &pass->memory;
    bitnet_gpu *gpu = g->gpu;
    VkCommandBuffer commands = g->now.channel.after;
    VkDeviceSize count = (VkDeviceSize)rows, bytes = 0, i;
    VkDeviceSize choices = 4 * (VkDeviceSize)BITNET__STATE_CHOICES;
    VkDeviceSize logits = 4 * (VkDeviceSize)g->head.logits.stride;
    VkBufferCopy copies[3], copy;
    bool listed = false;
    bitnet_result result = bitnet__gpu_begin_commands(
        gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, error);
    if (result != BITNET_OK) return result;
    bitnet__gpu_barrier(gpu, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                        VK_ACCESS_TRANSFER_READ_BIT);
    for (i = 0; i < count; i++) {
        const bitnet__gpu_session *member = pass->members[i];
        listed = listed || bitnet__gpu_is_listed(&member->now.record);
        if (!member->now.record.logit_rows) continue;
        copy = bitnet__gpu_copy_of(bitnet__gpu_floats_at(g, g->head.logits.at) + i * logits,
                                   member->exchange.logits, logits);
        gpu->vk.CmdCopyBuffer(commands, g->block.buffer, member->now.channel.block.buffer, 1,
                              &copy);
        bytes += logits;
    }
    copies[0] = bitnet__gpu_copy_of(g->state.offset + choices, g->exchange.outbox + choices,
                                    4 * ((VkDeviceSize)BITNET__STATE_CHOSEN + count) - choices);
    copies[1] = bitnet__gpu_copy_of(bitnet__gpu_floats_at(g, g->head.states.at), g->exchange.states,
                                    4 * count * g->stream.x.stride);
    copies[2] = bitnet__gpu_copy_of(bitnet__gpu_floats_at(g, g->head.list), g->exchange.logits,
                                    8 * count * BITNET__GPU_CANDIDATES);
    gpu->vk.CmdCopyBuffer(commands, g->block.buffer, g->now.channel.block.buffer, listed ? 3 : 2,
                          copies);
    for (i = 0; i < (listed ? 3 : 2); i++) bytes += copies[i].size;
    bitnet__gpu_for_cpu(gpu, commands);
    bitnet__gpu_count(gpu, &gpu->stats.downloaded, (int64_t)bytes);
    return bitnet__gpu_end_commands(gpu, commands, error);
}

/* Takes a session's results out of its pass, as if the session's own submit had returned them. */
static void bitnet__gpu_take_row(bitnet__gpu_session *g) {
    const bitnet__gpu_session *pass = &g->pass->memory;
    const uint8_t *from = pass->now.channel.block.mapped;
    const uint32_t *outbox = (const uint32_t *)(const void *)(from + pass->exchange.outbox);
    const uint32_t *choice = outbox + bitnet__gpu_choice_at(g->row);
    uint8_t *to = g->now.channel.block.mapped;
    uint32_t *own = (uint32_t *)(void *)(to + g->exchange.outbox);
    size_t row = (size_t)g->row, state = 4 * (size_t)g->stream.x.stride;
    size_t most = choice[BITNET__CHOICE_SURVIVORS];
    memcpy(own + BITNET__STATE_CHOICES, choice, 4 * (size_t)BITNET__CHOICE_WORDS);
    own[BITNET__STATE_CHOSEN] = outbox[BITNET__STATE_CHOSEN + g->row];
    memcpy(to + g->exchange.states, from + pass->exchange.states + row * state, state);
    if (!bitnet__gpu_is_listed(&g->now.record)) return;
    if (most > BITNET__GPU_CANDIDATES) most = BITNET__GPU_CANDIDATES;
    memcpy(to + g->exchange.logits, from + pass->exchange.logits + row * 8 * BITNET__GPU_CANDIDATES,
           8 * most);
}
