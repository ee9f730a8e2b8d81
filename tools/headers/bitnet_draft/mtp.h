#pragma once
#include "api.h"

/* ====================
   >>mtp   MTP heads: loading, feeding and their first stage

   An MTP head (multi-token prediction) is a model of one layer that predicts token t + 2 from the
   main model's hidden state at t and token t + 1. It follows the last layer of the file, always has
   attention, and uses the main model's embedding, lm_head and norm unless it has its own. It shares
   all else with the main model, which also frees it. */

/* ---- the first stage joins a row's embedding and the state that came with its token */

/* n = quantise(norm(embedding), norm(state)), */
static void bitnet__join_task(void *context, int32_t task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet_model *head = work->model;
    const bitnet__batch *b = work->batch;
    const bitnet__operand *n = &b->n[head->join.signs && b->inputs == 2];
    int width = head->info.hidden_size, c;
    float *row = b->scratch[task].row;
    for (c = task; c < b->count; c += work->tasks) {
        const float *state = bitnet__joined_state(b->rows[c].session, b->rows[c].position);
        float *both = n->floats + (size_t)c * n->stride;
        memset(both, 0, n->stride * sizeof(float));
        bitnet__norm(head, row, BITNET__AT(b, x, c), head->join_norms[0], width);
        memcpy(both, row, (size_t)width * sizeof(float));
        memset(row, 0, bitnet__pad((size_t)width, 64) * sizeof(float)); /* as kernels read it */
        memcpy(row, state, (size_t)width * sizeof(float));
        bitnet__norm(head, row, row, head->join_norms[1], width);
        memcpy(both + width, row, (size_t)width * sizeof(float));
        if (head->join.signs)
            bitnet__hadamard_transform(head, both, head->join.signs, 2 * width, false);
        bitnet__quantise_operand(head, n, c, 2 * width);
    }
}

/* then x = matrix * n. */
static void bitnet__join_product(void *context, int32_t task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet__batch *b = work->batch;
    const bitnet__matrix *m = &work->model->join;
    int from, to;
    bitnet__split_range(m->rows, BITNET__BASE3_ROWS, task, work->tasks, &from, &to);
    bitnet__multiply(work->model, &b->scratch[task], m, from, to, &b->n[m->signs && b->inputs == 2],
                     b->x + from, b->x_stride, false);
}

static void bitnet__join_rows(bitnet_model *head, bitnet__batch *b) {
    bitnet__stage_work work;
    int i;
    memset(&work, 0, sizeof work);
    work.model = head;
    work.batch = b;
    work.tasks = bitnet__tasks(head, b->count);
    for (i = 0; i < b->inputs; i++) b->n[i].count = b->count;
    bitnet__run_stage(head, bitnet__join_task, &work, work.tasks);
    work.tasks = bitnet__tasks(head, INT_MAX);
    bitnet__run_stage(head, bitnet__join_product, &work, work.tasks);
}

/* ---- feeding */

BITNET_API bitnet_result bitnet_feed_hidden(bitnet_session *session, const int32_t *ids,
                                            const float *hidden, size_t count) {
    const bitnet__argument table[] = {BITNET__LIST("ids", ids, count),
                                      BITNET__LIST("hidden", hidden, count)};
    size_t width = (size_t)session->model->info.hidden_size;
    int32_t length = session->length, free = session->options.context_length - length;
    bitnet_result result;
    if (BITNET__CHECK(&session->error, table) != BITNET_OK) return BITNET_ERROR_ARGUMENT;
    if (!bitnet__joins(&session->model->info))
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "this is not a session of an MTP head");
    if (count > (size_t)free) return bitnet__context_full(session, count, (size_t)free);
    bitnet__drop_drafts(session, length); /* they come without hidden states */
    result = bitnet__feed(session, ids, count);
    for (; result == BITNET_OK && length < session->length; length++, hidden += width)
        memcpy(bitnet__joined_state(session, length), hidden, width * sizeof(float));
    return result;
}

/* ---- loading */

/* Begins a model that shares what `model`, which may be planned only, has before its layers. */
static void bitnet__begin_mtp(bitnet__loader *l, bitnet_model *head, bitnet_model *model,
                              bitnet_error *error) {
    bitnet_model_info *info = &head->info;
    memset(head, 0, sizeof *head);
    memcpy(head, model, offsetof(bitnet_model, layers));
    bitnet__begin_loading(l, head, model->gguf, &model->options, error);
    l->repack_limit -= model->info.repacked_bytes;
    l->h.architecture = model->architecture;
    head->main = model;
    head->first_layer = info->layers;
    head->join_rows = bitnet__join_rows;
    head->feed = bitnet_feed_hidden;
    head->parts &= ~(BITNET__DELTA_PARTS | BITNET__MODEL_ONLY_PARTS);
    info->layers = info->attention_period = 1;
    info->state_heads = info->state_key_heads = info->state_size = info->conv_size = 0;
    info->parameters = info->weight_bytes = info->mapped_bytes = info->repacked_bytes = 0;
    info->repack_microseconds = 0;
}

static bitnet_result bitnet__plan_mtp(bitnet__loader *l) {
    return bitnet__each_part(l, l->model->first_layer, bitnet__plan_part);
}

/* What the file does not have for the head, and what the head uses of it. */
static void bitnet__lend(bitnet_model *head) {
    const bitnet_model *model = head->main;
    if (!head->embedding.data) {
        head->embedding = model->embedding;
        head->parts &= ~BITNET__PART(MTP_EMBEDDING);
    }
    if (!head->lm_head.data) {
        head->lm_head = model->lm_head;
        head->parts &= ~BITNET__PART(MTP_HEAD);
    }
    if (!head->output_norm) head->output_norm = model->output_norm;
    head->grouped = head->grouped || model->grouped;
    head->looked_up = head->looked_up || model->looked_up;
}

static bitnet_result bitnet__load_mtp(bitnet__loader *l) {
    bitnet_model *head = l->model;
    bitnet_result result;
    head->layers = BITNET__NEW_ZERO(bitnet__layer, &head->allocator, 1);
    if (!head->layers) return bitnet__no_memory(l->error);
    if ((result = bitnet__plan_mtp(l)) || (result = bitnet__weights_room(l)) ||
        (result = bitnet__load_layer(l, head->first_layer)))
        return result;
    bitnet__lend(head);
    bitnet__repack_weights(l);
    if (head->main->kept) bitnet__keep_weights(head, true);
    return BITNET_OK;
}

BITNET_API bitnet_model *bitnet_model_load_mtp(bitnet_model *model, bitnet_error *error) {
    bitnet_error local;
    bitnet__loader l;
    bitnet__fpenv saved;
    bitnet_model *head;
    bitnet_result result;
    if (!model || model->mtp) return model ? model->mtp : NULL;
    if (!bitnet__has_part(model->parts, BITNET__MTP_JOIN) || bitnet__joins(&model->info)) {
        bitnet__fail(error, BITNET_ERROR_MODEL_TENSOR, "the model has no MTP head");
        return NULL;
    }
    head = BITNET__NEW(bitnet_model, &model->allocator, 1);
    if (!head) {
        bitnet__no_memory(error);
        return NULL;
    }
    saved = bitnet__fp_enter();
    bitnet__begin_mtp(&l, head, model, error ? error : &local);
    result = bitnet__load_mtp(&l);
    bitnet__fp_leave(saved);
    if (result == BITNET_OK) return model->mtp = head;
    bitnet__free_weights(head);
    bitnet__free(&model->allocator, head);
    return NULL;
}
