#pragma once
#include "memory.h"
#include "pipelines.h"

/* ====================
   >>gpu-model   Model: the weights, uploaded

   Ternary rows are uploaded as the CPU's kernels store them, one region per layer; rows of floats
   and halves are padded to whole segments of 64. Gains, scales, biases, the signs of a Hadamard
   basis and what recurrent layers need form one float array. */

enum { BITNET__GPU_BLOCK = 4096 /* columns of a basis that hadamard.comp's memory holds */ };

/* A head's input is quantized whole or by groups of 32 columns, like that of layers. */
static bool bitnet__gpu_takes_lm_head(const bitnet_model *model) {
    const bitnet__matrix *m = &model->lm_head;
    return !bitnet__is_grouped(m->layout) || !model->activation_group ||
           model->activation_group == BITNET__GROUP;
}

/* The same for what a layer of k2-horizon may not have: norms of heads, of both kinds or none, and
   their gates. */
static const char *bitnet__gpu_objection_to_heads(const bitnet_model *model, int layer) {
    const bitnet__layer *l = &model->layers[layer];
    bool normed = bitnet__norm_of(model->layers, BITNET__Q_NORMS) != NULL;
    bool gated = model->layers->matrix[BITNET__HEAD_GATE].rows > 0;
    if ((bitnet__norm_of(l, BITNET__Q_NORMS) != NULL) != normed ||
        (bitnet__norm_of(l, BITNET__K_NORMS) != NULL) != normed ||
        (l->matrix[BITNET__HEAD_GATE].rows > 0) != gated)
        return "layer %i has other norms of heads than layer 0, or norms of queries alone or keys "
               "alone, or another gate: such models are not supported on the GPU";
    return NULL;
}

/* Returns what is wrong with a layer's matrix, or NULL. All layers share kernels, so each must
   match the first. */
static const char *bitnet__gpu_objection(const bitnet_model *model, int layer, int i) {
    const bitnet__matrix *m = &model->layers[layer].matrix[i];
    const bitnet__matrix *form = bitnet__gpu_form_of(model, i);
    const bitnet__matrix *first = bitnet__gpu_matrix(model, i);
    bool grouped = bitnet__is_grouped(m->layout), floats = m->layout == BITNET__FLOATS;
    if (floats && model->parts & BITNET__NORM_IN_PARTS)
        return "layer %i has weights that are not ternary, behind norms of their own, which only "
               "the CPU computes then";
    if (floats != (first->layout == BITNET__FLOATS) ||
        (!floats && (m->layout != form->layout || m->span != form->span)))
        return "layer %i has weights in another form than others: such models are not supported on "
               "the GPU";
    if (grouped && model->activation_group != BITNET__GROUP)
        return "layer %i is multiplied by groups of 32 columns, but activations are not quantised "
               "by these: such models are not supported on the GPU";
    if (m->signs != first->signs)
        return "layer %i has a matrix in another basis than others: such models are not supported "
               "on the GPU";
    if (bitnet__is_stacked(i) && (m->layout == BITNET__TERNARY || m->bias))
        return "layer %i has experts with biases, or whose input is quantised whole: such models "
               "are not supported on the GPU";
    if (grouped && m->rows % BITNET__GROUP_ROWS)
        return "layer %i has a matrix by groups whose rows are not a multiple of 16: these "
               "models are not supported on the GPU";
    return NULL;
}

static bitnet_result bitnet__gpu_check_matrices(const bitnet_model *model, bitnet_error *error) {
    int layer, i;
    if (!bitnet__gpu_takes_lm_head(model))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "lm_heads by groups whose input is quantised by groups of more than 32 "
                            "columns are not supported on the GPU");
    for (layer = 0; layer < model->info.layers; layer++) {
        const char *objection = bitnet__gpu_objection_to_heads(model, layer);
        for (i = 0; i < BITNET__MATRICES && !objection; i++)
            if (model->layers[layer].matrix[i].rows)
                objection = bitnet__gpu_objection(model, layer, i);
        if (objection)
            return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED, objection, (int64_t)layer);
    }
    return BITNET_OK;
}

/* The most workgroups that a dispatch for this model needs in x: a workgroup of a product, or of
   the head, computes at least 16 rows. All other sizes are below the 65,535 that every device
   allows in each direction: pairs of a token and an expert (bitnet__gpu_room), 1,024 heads, as many
   kv heads and states, and 2^20 columns, of which a workgroup takes 128 or, of a norm by slices,
   one slice. Only attention's chunks depend on the session: bitnet__gpu_session_fits and
   bitnet__gpu_joins limit them. */
static uint32_t bitnet__gpu_most_groups(const bitnet_gpu *gpu) {
    const bitnet_model_info *info = &gpu->model->info;
    const int teams = BITNET__GPU_THREADS / 8;
    int most = info->vocab_size, product;
    for (product = 0; product < BITNET__PRODUCTS; product++) {
        int rows = bitnet__gpu_rows(gpu, product);
        if (info->experts && bitnet__is_stacked(bitnet__gpu_products[product].first))
            rows /= info->experts;
        if (rows > most) most = rows;
    }
    return (uint32_t)((most + teams - 1) / teams);
}

static bitnet_result bitnet__gpu_check_model(const bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_model *model = gpu->model;
    const uint32_t groups = bitnet__gpu_most_groups(gpu);
    const bitnet_model_info *info = &model->info;
    uint64_t known = info->experts
                         ? BITNET__QWEN3MOE_PARTS | BITNET__QWEN35MOE_PARTS
                         : BITNET__BITNET_PARTS | BITNET__GEMMA3_PARTS | BITNET__LONGROPE_PARTS |
                               BITNET__QWEN35_PARTS | BITNET__K2_PARTS;
    VkDeviceSize widest = bitnet__gpu_quants_stride((int)bitnet__widest(info));
    VkDeviceSize each = (VkDeviceSize)bitnet__gpu_heads_each(info);
    VkDeviceSize shared = widest + 8192; /* a quantised vector, and what sums and results take */
    VkDeviceSize head = bitnet__pad((size_t)info->head_size, 64);
    VkDeviceSize attention = each * (head + head / 4 + 64 + 6 + 64) * 4 + 6144;
    if (attention > shared) shared = attention;
    if (shared < 16384) shared = 16384;
    if (shared > gpu->can.limits.maxComputeSharedMemorySize)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "the model's vectors are too wide for this GPU's shared memory");
    if (groups > gpu->can.limits.maxComputeWorkGroupCount[0])
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "the model needs dispatches of %i workgroups, and this GPU allows %i",
                            (int64_t)groups, (int64_t)gpu->can.limits.maxComputeWorkGroupCount[0]);
    if (model->parts & ~known)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "models of the architecture %s are not supported on the GPU",
                            model->architecture.name);
    if (bitnet__joins(info))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "MTP heads are not supported on the GPU: the CPU computes them beside "
                            "it");
    if (!bitnet__attention_layers(info))
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "a model in which no layer attends is not supported on the GPU");
    if (model->basis.block > BITNET__GPU_BLOCK)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "a Hadamard basis with blocks of %i columns is not supported on the "
                            "GPU: %i are the most",
                            (int64_t)model->basis.block, (int64_t)BITNET__GPU_BLOCK);
    if (info->head_size % 4 || info->rope_size % 4)
        return bitnet__fail(
            error, BITNET_ERROR_GPU_UNSUPPORTED,
            "heads whose width is not a multiple of 4 are not supported on the GPU");
    return bitnet__gpu_check_matrices(model, error);
}

/* ---- the parameters: laid out first, with `out` NULL, then filled */

static uint32_t bitnet__gpu_put(float *out, uint32_t *used, const float *values, size_t count) {
    uint32_t at = *used;
    if (out) memcpy(out + at, values, count * sizeof(float));
    *used = at + (uint32_t)bitnet__pad(count, 64);
    return at;
}

/* The rows' scales, or their biases, of a product. */
static uint32_t bitnet__gpu_put_rows(float *out, uint32_t *used, const bitnet__layer *layer,
                                     int product, bool biases) {
    uint32_t at = *used, next = at;
    int first = bitnet__gpu_products[product].first, i, row;
    for (i = first; i < first + bitnet__gpu_products[product].count; i++) {
        const bitnet__matrix *m = &layer->matrix[i];
        bool scaled = m->layout != BITNET__FLOATS || m->has_scale;
        float none = biases ? -0.0f : scaled ? m->scale : 1.0f; /* -0 adds nothing */
        if (bitnet__is_stacked(i) && m->span) continue; /* their scales are with their codes */
        for (row = 0; row < m->rows; row++, next++)
            if (out) out[next] = biases && m->bias ? m->bias[row] : none;
    }
    *used = (uint32_t)bitnet__pad(next, 64);
    return at;
}

/* The gain of a query or key head, or NULL. Heads of a kind may share one, which the first has. */
static const float *bitnet__gpu_head_gain(const bitnet__layer *layer, const bitnet_model_info *info,
                                          int head) {
    bool key = head >= info->heads;
    const float *each = bitnet__norm_of(layer, key ? BITNET__K_NORMS : BITNET__Q_NORMS);
    if (key) head -= info->heads;
    if (each) return each + (size_t)head * (size_t)info->head_size;
    return head ? NULL : bitnet__norm_of(layer, key ? BITNET__K_NORM : BITNET__Q_NORM);
}

/* All parameters of a layer. */
static void bitnet__gpu_put_layer(const bitnet_gpu *gpu, int l, float *out, uint32_t *used) {
    const bitnet__layer *layer = &gpu->model->layers[l];
    bitnet__gpu_layer *to = &gpu->layers[l];
    const bitnet_model_info *info = &gpu->model->info;
    size_t heads = (size_t)info->state_heads;
    int p, i;
    to->window = layer->window ? (uint32_t)layer->window : BITNET__GPU_NONE;
    for (p = 0; p < BITNET__PRODUCTS; p++) {
        int first = bitnet__gpu_products[p].first, norm = bitnet__gpu_products[p].norm;
        const bitnet__gpu_plan *plan = &gpu->plans[BITNET__GPU_USUAL][p];
        const float *gain = norm ? bitnet__norm_of(layer, norm) : NULL;
        bool biases = false;
        if (!layer->matrix[first].rows) continue;
        for (i = first; i < first + bitnet__gpu_products[p].count; i++)
            biases = biases || layer->matrix[i].bias;
        to->gains[p] = gain ? bitnet__gpu_put(out, used, gain, (size_t)plan->columns) : 0;
        if (plan->post_normed)
            to->post_gains[p] = bitnet__gpu_put(
                out, used, bitnet__norm_of(layer, bitnet__gpu_products[p].post_norm),
                (size_t)plan->rows);
        for (i = first; i < first + bitnet__gpu_products[p].count && bitnet__gpu_norms_each(gpu);
             i++)
            to->gains_in[i] = bitnet__gpu_put(
                out, used, bitnet__norm_of(layer, BITNET__NORMS_IN + i), (size_t)plan->columns);
        to->scales[p] = bitnet__gpu_put_rows(out, used, layer, p, false);
        to->biases[p] = biases ? bitnet__gpu_put_rows(out, used, layer, p, true) : BITNET__GPU_NONE;
    }
    to->head_gains = *used;
    for (i = 0; i < info->heads + info->kv_heads; i++) {
        const float *gain = bitnet__gpu_head_gain(layer, info, i);
        if (gain) bitnet__gpu_put(out, used, gain, (size_t)info->head_size);
    }
    if (!layer->recurrent) return;
    to->taps = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_CONV),
                               (size_t)(bitnet__extent(info, BITNET__CHANNELS) * info->conv_size));
    to->decay = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_DECAY), heads);
    to->bias = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_BIAS), heads);
    to->state_gain = bitnet__gpu_put(out, used, bitnet__norm_of(layer, BITNET__DELTA_NORM),
                                     (size_t)info->state_size);
}

/* The signs for an input of matrices, if they have any. */
static uint32_t bitnet__gpu_put_signs(float *out, uint32_t *used, const float *signs, int columns) {
    return signs ? bitnet__gpu_put(out, used, signs, (size_t)columns) : 0;
}

static uint32_t bitnet__gpu_put_parameters(bitnet_gpu *gpu, float *out) {
    const bitnet_model_info *info = &gpu->model->info;
    const bitnet__matrix *head = &gpu->model->lm_head;
    uint32_t used = 0;
    int l;
    for (l = 0; l < info->layers; l++) bitnet__gpu_put_layer(gpu, l, out, &used);
    for (l = 0; l < BITNET__PRODUCTS; l++)
        gpu->signs[l] = bitnet__gpu_put_signs(out, &used, gpu->plans[BITNET__GPU_USUAL][l].signs,
                                              gpu->plans[BITNET__GPU_USUAL][l].columns);
    gpu->embedding_signs =
        bitnet__gpu_put_signs(out, &used, gpu->model->embedding.signs, info->hidden_size);
    gpu->lm_head_signs = bitnet__gpu_put_signs(out, &used, head->signs, info->hidden_size);
    gpu->output_gain =
        bitnet__gpu_put(out, &used, gpu->model->output_norm, (size_t)info->hidden_size);
    gpu->lm_head_scales = used;
    if (head->layout != BITNET__FLOATS && !head->span) {
        for (l = 0; l < head->rows && out; l++) out[used + (uint32_t)l] = head->scale;
        used += (uint32_t)bitnet__pad((size_t)head->rows, 64);
    }
    gpu->lm_head_biases =
        head->bias ? bitnet__gpu_put(out, &used, head->bias, (size_t)head->rows) : BITNET__GPU_NONE;
    return used;
}

/* ---- regions */

/* The matrix row that computes a shared expert's weight; NULL data: there is none. */
static bitnet__matrix bitnet__gpu_shared_gate(const bitnet_gpu *gpu, int layer) {
    const float *gate = bitnet__norm_of(&gpu->model->layers[layer], BITNET__SHARED_GATE);
    bitnet__matrix m;
    memset(&m, 0, sizeof m);
    m.type = BITNET_TYPE_F32;
    m.rows = 1;
    m.columns = gpu->model->info.hidden_size;
    m.stride = (size_t)m.columns * sizeof *gate;
    m.layout = BITNET__FLOATS;
    m.data = (const uint8_t *)(const void *)gate;
    return m;
}

static void bitnet__gpu_plan_layer(bitnet_gpu *gpu, int layer) {
    bitnet__gpu_layer *to = &gpu->layers[layer];
    const bitnet__matrix gate = bitnet__gpu_shared_gate(gpu, layer);
    int i;
    to->weights.size = 0;
    for (i = 0; i < BITNET__MATRICES; i++) {
        const bitnet__matrix *m = &gpu->model->layers[layer].matrix[i];
        to->first[i] = (uint32_t)(to->weights.size / 16);
        to->weights.size += (VkDeviceSize)m->rows * bitnet__gpu_row_bytes(m);
    }
    to->shared_gate = (uint32_t)(to->weights.size / 16);
    if (gate.data) to->weights.size += bitnet__gpu_row_bytes(&gate);
}

static bitnet_result bitnet__gpu_plan_table(bitnet_gpu *gpu, bitnet__gpu_table *table,
                                            const bitnet__matrix *matrix, bitnet_error *error) {
    size_t columns = bitnet__pad((size_t)matrix->columns, 64), rows, block = 1;
    int32_t i;
    table->matrix = matrix;
    table->form = matrix->type == BITNET_TYPE_F16 ? BITNET__GPU_HALVES : BITNET__GPU_FLOATS;
    table->row_bytes = columns * (table->form == BITNET__GPU_HALVES ? 2 : 4);
    if (matrix->layout != BITNET__FLOATS) {
        bool grouped = bitnet__is_grouped(matrix->layout);
        table->form = grouped ? BITNET__GPU_CODES : BITNET__GPU_TERNARY;
        table->row_bytes = matrix->stride;
        if (grouped) block = BITNET__GROUP_ROWS;
    }
    rows = (size_t)((gpu->largest_range < gpu->largest_block ? gpu->largest_range
                                                             : gpu->largest_block) /
                    table->row_bytes) /
           block * block;
    if (rows > (size_t)matrix->rows) rows = (size_t)matrix->rows;
    if (rows == 0)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED, "storage buffers are too small");
    table->piece_rows = (int32_t)rows;
    table->pieces = (matrix->rows + table->piece_rows - 1) / table->piece_rows;
    table->piece = (bitnet__gpu_region *)bitnet__alloc_zero(&gpu->allocator, (size_t)table->pieces,
                                                            sizeof *table->piece);
    if (!table->piece) return bitnet__no_memory(error);
    for (i = 0; i < table->pieces; i++) {
        int32_t left = matrix->rows - i * table->piece_rows;
        size_t whole = (size_t)(left < table->piece_rows ? left : table->piece_rows);
        table->piece[i].size = (VkDeviceSize)bitnet__pad(whole, block) * table->row_bytes;
    }
    return BITNET_OK;
}

/* ---- the head's screen, with which a greedy token reads a quarter of the head, or less */

enum { BITNET__GPU_SCREENED_COLUMNS = 8192 }; /* more would overflow its sums */

/* Rows of a piece of the head. */
static int32_t bitnet__gpu_piece_rows(const bitnet__gpu_table *table, int32_t piece) {
    int32_t left = table->matrix->rows - piece * table->piece_rows;
    return left < table->piece_rows ? left : table->piece_rows;
}

/* Bytes of a piece of the plane: its blocks of 32 rows only, or everything. */
static size_t bitnet__gpu_plane_bytes(const bitnet__gpu_table *table, int32_t piece, bool all) {
    size_t rows = bitnet__pad((size_t)bitnet__gpu_piece_rows(table, piece), BITNET__SCREEN_ROWS);
    return rows * (bitnet__screen_stride(table->matrix->columns) + (all ? 3 * sizeof(float) : 0));
}

static bitnet_result bitnet__gpu_plan_screen(bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet__gpu_table *table = &gpu->lm_head;
    size_t shared = 4 * bitnet__screen_stride(table->matrix->columns) + 4096; /* digits, sums */
    int32_t i;
    gpu->screen.there = table->matrix->layout == BITNET__FLOATS && !table->matrix->has_scale &&
                        !table->matrix->bias &&
                        table->matrix->columns <= BITNET__GPU_SCREENED_COLUMNS &&
                        shared <= gpu->can.limits.maxComputeSharedMemorySize;
    if (!gpu->screen.there) return BITNET_OK;
    gpu->screen.piece = (bitnet__gpu_region *)bitnet__alloc_zero(
        &gpu->allocator, (size_t)table->pieces, sizeof *gpu->screen.piece);
    if (!gpu->screen.piece) return bitnet__no_memory(error);
    for (i = 0; i < table->pieces; i++)
        gpu->screen.piece[i].size = bitnet__gpu_plane_bytes(table, i, true);
    return BITNET_OK;
}

/* Region `i` of the model's: layers, head, separate embedding, parameters, screen; NULL past the
   last. */
static bitnet__gpu_region *bitnet__gpu_region_at(bitnet_gpu *gpu, int i) {
    int layers = gpu->model->info.layers;
    bool tied = gpu->embedding.piece == gpu->lm_head.piece;
    if (i < layers) return &gpu->layers[i].weights;
    i -= layers;
    if (i < gpu->lm_head.pieces) return &gpu->lm_head.piece[i];
    i -= gpu->lm_head.pieces;
    if (!tied && i < gpu->embedding.pieces) return &gpu->embedding.piece[i];
    if (!tied) i -= gpu->embedding.pieces;
    if (i == 0) return &gpu->parameters;
    return gpu->screen.there && i <= gpu->lm_head.pieces ? &gpu->screen.piece[i - 1] : NULL;
}

/* Distributes the regions over blocks, and allocates the blocks. */
static bitnet_result bitnet__gpu_allocate_model(bitnet_gpu *gpu, bitnet_error *error) {
    uint64_t available = bitnet__gpu_free_memory(&gpu->vk, &gpu->can);
    VkDeviceSize total = 0;
    bitnet__gpu_region *region;
    bitnet_result result;
    int i;
    for (i = 0; (region = bitnet__gpu_region_at(gpu, i)) != NULL; i++) {
        if (region->size > gpu->largest_range || region->size > gpu->largest_block)
            return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                                "%i bytes of weights do not fit a storage buffer of this GPU",
                                (int64_t)region->size);
        total += bitnet__gpu_align(region->size);
    }
    if (total > available && gpu->screen.there) { /* do without it */
        gpu->screen.there = false;
        return bitnet__gpu_allocate_model(gpu, error);
    }
    if (total > available)
        return bitnet__fail(error, BITNET_ERROR_GPU_MEMORY,
                            "the model needs %i MiB on the GPU, which has %i MiB free",
                            (int64_t)(total >> 20) + 1, (int64_t)(available >> 20));
    result = bitnet__gpu_blocks_open(gpu, &gpu->blocks, i, error);
    if (result != BITNET_OK) return result;
    for (i = 0; (region = bitnet__gpu_region_at(gpu, i)) != NULL; i++)
        bitnet__gpu_blocks_place(gpu, &gpu->blocks, region);
    return bitnet__gpu_blocks_make(gpu, &gpu->blocks, error);
}

/* ---- uploading */

/* Unpacks a row of I2_S from a block of 32 rows in >>base3, if only that form was kept. */
static void bitnet__gpu_unpack_base3(const bitnet__matrix *m, int row, uint8_t *codes,
                                     uint8_t *out) {
    const uint8_t *block =
        m->packed + (size_t)(row / BITNET__BASE3_ROWS) * bitnet__base3_block(m->columns);
    size_t groups = bitnet__base3_groups(m->columns), g, i;
    const uint8_t *line = block + (size_t)(row % BITNET__BASE3_ROWS) * 4;
    memset(codes, 0, m->stride * 4);
    for (g = 0; g < groups; g++, line += BITNET__BASE3_GROUP)
        for (i = 0; i < 4; i++) {
            int low = line[i] % 28, high = line[i] / 28, k; /* three digits and two */
            for (k = 0; k < 5; k++) {
                size_t column = g * BITNET__BASE3_COLUMNS + 4 * (size_t)k + i;
                if (k == 3) low = high;
                if (column < (size_t)m->columns) codes[column] = (uint8_t)(low % 3);
                low /= 3;
            }
        }
    for (i = 0; i < m->stride; i += 32) bitnet__i2s_pack(codes + 4 * i, out + i);
}

typedef struct bitnet__gpu_upload {
    bitnet_gpu *gpu;
    bitnet__gpu_channel channel;
    uint64_t done, total;
} bitnet__gpu_upload;

static bitnet_result bitnet__gpu_send(bitnet__gpu_upload *upload, const bitnet__gpu_region *region,
                                      VkDeviceSize offset, const void *data, size_t size,
                                      bitnet_error *error) {
    const bitnet_progress *progress = &upload->gpu->options.progress;
    bitnet__gpu_channel *channel = &upload->channel;
    const uint8_t *bytes = (const uint8_t *)data;
    bitnet_result result = BITNET_OK;
    uint8_t *at = NULL;
    while (size > 0 && result == BITNET_OK) {
        size_t piece = size < (size_t)channel->staging / 4 ? size : (size_t)channel->staging / 4;
        if (channel->staged + piece > channel->staging) result = bitnet__gpu_flush(channel, error);
        if (result == BITNET_OK)
            result = bitnet__gpu_stage(channel, true, region, offset, piece, &at, error);
        if (result != BITNET_OK) return result;
        memcpy(at, bytes, piece);
        bytes += piece, offset += piece, size -= piece;
        upload->done += piece;
        if (progress->report && progress->report(progress->user, upload->done, upload->total))
            result = bitnet__fail(error, BITNET_CANCELLED, "the upload was cancelled");
    }
    return result;
}

/* Uploads rows of a matrix of codes as they are, `size` bytes from `row` on. */
static bitnet_result bitnet__gpu_send_codes(bitnet__gpu_upload *upload,
                                            const bitnet__gpu_region *region, VkDeviceSize offset,
                                            const bitnet__matrix *m, int row, size_t size,
                                            bitnet_error *error) {
    const bitnet_allocator *allocator = &upload->gpu->allocator;
    bitnet_result result;
    uint8_t *rows;
    size_t at;
    if (m->data)
        return bitnet__gpu_send(upload, region, offset, m->data + (size_t)row * m->stride, size,
                                error);
    rows = (uint8_t *)bitnet__alloc(allocator, size + m->stride * 4, 1);
    if (!rows) return bitnet__no_memory(error);
    for (at = 0; at < size; at += m->stride)
        bitnet__gpu_unpack_base3(m, row++, rows + size, rows + at);
    result = bitnet__gpu_send(upload, region, offset, rows, size, error);
    bitnet__free(allocator, rows);
    return result;
}

/* Uploads rows of halves as they are, and all others as floats. */
static bitnet_result bitnet__gpu_send_rows_of(bitnet__gpu_upload *upload, const bitnet__matrix *m,
                                              int32_t row, int32_t end,
                                              const bitnet__gpu_region *region, VkDeviceSize offset,
                                              bitnet_error *error) {
    size_t row_bytes = bitnet__gpu_row_bytes(m);
    int32_t most = (int32_t)(((size_t)4 << 20) / row_bytes) + 1, count, i;
    uint8_t *rows = (uint8_t *)bitnet__alloc_zero(&upload->gpu->allocator, (size_t)most, row_bytes);
    bitnet_result result = BITNET_OK;
    if (!rows) return bitnet__no_memory(error);
    for (; row < end && result == BITNET_OK; row += count) {
        count = end - row < most ? end - row : most;
        for (i = 0; i < count; i++) {
            const uint8_t *from = m->data + (size_t)(row + i) * m->stride;
            uint8_t *to = rows + (size_t)i * row_bytes;
            if (m->type == BITNET_TYPE_F16) memcpy(to, from, (size_t)m->columns * 2);
            else bitnet__type_of(m->type)->expand(from, m->columns, (float *)(void *)to);
        }
        result = bitnet__gpu_send(upload, region, offset, rows, (size_t)count * row_bytes, error);
        offset += (VkDeviceSize)count * row_bytes;
    }
    bitnet__free(&upload->gpu->allocator, rows);
    return result;
}

static bitnet_result bitnet__gpu_send_layer(bitnet__gpu_upload *upload, int l,
                                            bitnet_error *error) {
    bitnet_gpu *gpu = upload->gpu;
    const bitnet__matrix gate = bitnet__gpu_shared_gate(gpu, l);
    VkDeviceSize offset = 0;
    bitnet_result result = BITNET_OK;
    int i;
    for (i = 0; i < BITNET__MATRICES && result == BITNET_OK; i++) {
        const bitnet__matrix *m = &gpu->model->layers[l].matrix[i];
        size_t size = (size_t)m->rows * bitnet__gpu_row_bytes(m);
        if (!m->rows) continue;
        result = m->layout == BITNET__FLOATS
                     ? bitnet__gpu_send_rows_of(upload, m, 0, m->rows, &gpu->layers[l].weights,
                                                offset, error)
                     : bitnet__gpu_send_codes(upload, &gpu->layers[l].weights, offset, m, 0, size,
                                              error);
        offset += size;
    }
    if (gate.data && result == BITNET_OK)
        result =
            bitnet__gpu_send_rows_of(upload, &gate, 0, 1, &gpu->layers[l].weights, offset, error);
    return result;
}

static bitnet_result bitnet__gpu_send_floats(bitnet__gpu_upload *upload,
                                             const bitnet__gpu_table *table, bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    int32_t i, row = 0;
    for (i = 0; i < table->pieces && result == BITNET_OK; i++, row += table->piece_rows)
        result = bitnet__gpu_send_rows_of(upload, table->matrix, row,
                                          row + bitnet__gpu_piece_rows(table, i), &table->piece[i],
                                          0, error);
    return result;
}

static bitnet_result bitnet__gpu_send_table(bitnet__gpu_upload *upload,
                                            const bitnet__gpu_table *table, bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    int32_t i;
    if (table->matrix->layout == BITNET__FLOATS)
        return bitnet__gpu_send_floats(upload, table, error);
    for (i = 0; i < table->pieces && result == BITNET_OK; i++)
        result = bitnet__gpu_send_codes(upload, &table->piece[i], 0, table->matrix,
                                        i * table->piece_rows, (size_t)table->piece[i].size, error);
    return result;
}

/* Makes 32 rows of the screen from `row` on. False if a weight is not finite. */
static bool bitnet__gpu_screen_block(const bitnet_gpu *gpu, bitnet__screen *block, int32_t row,
                                     float *weights) {
    const bitnet__matrix *m = gpu->lm_head.matrix;
    int r;
    memset(block->coarse, 0x88, BITNET__SCREEN_ROWS * bitnet__screen_stride(m->columns));
    for (r = 0; r < BITNET__SCREEN_ROWS; r++) {
        block->step[r] = block->residual[r] = block->norm[r] = 0.0f;
        if (row + r >= m->rows) continue;
        if (!gpu->model->kernels.screen_row(block, r, m->type,
                                            m->data + (size_t)(row + r) * m->stride, weights))
            return false;
    }
    return true;
}

/* Uploads a piece of the screen, block by block; `rows` has room for what is known about its rows.
   Afterwards there is no screen if a weight is not finite. */
static bitnet_result bitnet__gpu_send_plane(bitnet__gpu_upload *upload, int32_t piece,
                                            bitnet__screen *block, float *weights, float *rows,
                                            bitnet_error *error) {
    bitnet_gpu *gpu = upload->gpu;
    const bitnet__gpu_region *region = &gpu->screen.piece[piece];
    int32_t count = bitnet__gpu_piece_rows(&gpu->lm_head, piece), row;
    size_t bytes = BITNET__SCREEN_ROWS * bitnet__screen_stride(gpu->lm_head.matrix->columns);
    size_t padded = bitnet__pad((size_t)count, BITNET__SCREEN_ROWS), k;
    const size_t size = BITNET__SCREEN_ROWS * sizeof(float);
    bitnet_result result = BITNET_OK;
    for (row = 0; row < count && result == BITNET_OK; row += BITNET__SCREEN_ROWS) {
        gpu->screen.there =
            bitnet__gpu_screen_block(gpu, block, piece * gpu->lm_head.piece_rows + row, weights);
        if (!gpu->screen.there) return BITNET_OK;
        memcpy(rows + row, block->step, size);
        memcpy(rows + padded + row, block->residual, size);
        memcpy(rows + 2 * padded + row, block->norm, size);
        result = bitnet__gpu_send(upload, region, (size_t)row / BITNET__SCREEN_ROWS * bytes,
                                  block->coarse, bytes, error);
    }
    for (k = 0; k < 3 && result == BITNET_OK; k++)
        result = bitnet__gpu_send(upload, region,
                                  bitnet__gpu_plane_bytes(&gpu->lm_head, piece, false) +
                                      k * padded * sizeof(float),
                                  rows + k * padded, padded * sizeof(float), error);
    return result;
}

static bitnet_result bitnet__gpu_send_screen(bitnet__gpu_upload *upload, bitnet_error *error) {
    bitnet_gpu *gpu = upload->gpu;
    const bitnet__gpu_table *table = &gpu->lm_head;
    size_t stride = bitnet__screen_stride(table->matrix->columns), r = BITNET__SCREEN_ROWS;
    size_t plane = r * stride, padded = bitnet__pad((size_t)table->piece_rows, r);
    size_t floats = 2 * stride + 4 * r + 3 * padded; /* a row, a block's, a piece's */
    float *row =
        (float *)bitnet__alloc_zero(&gpu->allocator, floats * sizeof(float) + 2 * plane, 1);
    bitnet_result result = BITNET_OK;
    bitnet__screen block;
    int32_t i;
    if (!row) return bitnet__no_memory(error);
    memset(&block, 0, sizeof block);
    block.step = row + 2 * stride, block.residual = block.step + r;
    block.fine_residual = block.residual + r, block.norm = block.fine_residual + r;
    block.coarse = (uint8_t *)(void *)(row + floats), block.fine = block.coarse + plane;
    block.lines = stride / 64, block.columns = table->matrix->columns, block.rows = (int)r;
    for (i = 0; i < table->pieces && gpu->screen.there && result == BITNET_OK; i++)
        result = bitnet__gpu_send_plane(upload, i, &block, row, block.norm + r, error);
    bitnet__free(&gpu->allocator, row);
    return result;
}

static bitnet_result bitnet__gpu_send_parameters(bitnet__gpu_upload *upload, bitnet_error *error) {
    bitnet_gpu *gpu = upload->gpu;
    size_t size = (size_t)gpu->parameters.size;
    float *values = (float *)bitnet__alloc_zero(&gpu->allocator, size, 1);
    bitnet_result result;
    if (!values) return bitnet__no_memory(error);
    bitnet__gpu_put_parameters(gpu, values);
    result = bitnet__gpu_send(upload, &gpu->parameters, 0, values, size, error);
    bitnet__free(&gpu->allocator, values);
    return result;
}

static bitnet_result bitnet__gpu_upload_model(bitnet_gpu *gpu, bitnet_error *error) {
    bitnet_model *model = gpu->model;
    bool tied = model->lm_head.data == model->embedding.data;
    int64_t start = bitnet__microseconds();
    bitnet__gpu_upload upload;
    bitnet__gpu_region *region;
    bitnet_result result;
    int i;
    memset(&upload, 0, sizeof upload);
    upload.gpu = gpu;
    gpu->layers = (bitnet__gpu_layer *)bitnet__alloc_zero(
        &gpu->allocator, (size_t)model->info.layers, sizeof *gpu->layers);
    if (!gpu->layers) return bitnet__no_memory(error);
    for (i = 0; i < model->info.layers; i++) bitnet__gpu_plan_layer(gpu, i);
    gpu->parameters.size = (VkDeviceSize)bitnet__gpu_put_parameters(gpu, NULL) * sizeof(float);
    if ((result = bitnet__gpu_plan_table(gpu, &gpu->lm_head, &model->lm_head, error)) != BITNET_OK)
        return result;
    if (tied) gpu->embedding = gpu->lm_head;
    else if ((result = bitnet__gpu_plan_table(gpu, &gpu->embedding, &model->embedding, error)) !=
             BITNET_OK)
        return result;
    if ((result = bitnet__gpu_plan_screen(gpu, error)) != BITNET_OK) return result;
    if ((result = bitnet__gpu_allocate_model(gpu, error)) != BITNET_OK) return result;
    for (i = 0; (region = bitnet__gpu_region_at(gpu, i)) != NULL; i++) upload.total += region->size;

    result = bitnet__gpu_channel_open(gpu, &upload.channel, 0, (VkDeviceSize)32 << 20, error);
    for (i = 0; i < model->info.layers && result == BITNET_OK; i++)
        result = bitnet__gpu_send_layer(&upload, i, error);
    if (result == BITNET_OK) result = bitnet__gpu_send_table(&upload, &gpu->lm_head, error);
    if (result == BITNET_OK && !tied)
        result = bitnet__gpu_send_table(&upload, &gpu->embedding, error);
    if (result == BITNET_OK) result = bitnet__gpu_send_parameters(&upload, error);
    if (result == BITNET_OK && gpu->screen.there) result = bitnet__gpu_send_screen(&upload, error);
    if (result == BITNET_OK) result = bitnet__gpu_flush(&upload.channel, error);
    bitnet__gpu_channel_close(&upload.channel);

    for (i = 0; i < model->info.layers * BITNET__MATRICES; i++)
        gpu->stats.weight_bytes += bitnet__gpu_read_bytes(
            model, &model->layers[i / BITNET__MATRICES].matrix[i % BITNET__MATRICES],
            i % BITNET__MATRICES);
    for (i = 0; i < gpu->lm_head.pieces; i++)
        gpu->stats.weight_bytes +=
            (int64_t)(gpu->screen.there ? gpu->screen.piece[i].size : gpu->lm_head.piece[i].size);
    gpu->stats.upload_microseconds = bitnet__microseconds() - start;
    return result;
}
