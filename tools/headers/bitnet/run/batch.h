#pragma once
#include "head.h"

/* ====================
   >>rows   Forward pass: rows of a batch

   Rows of one or several sessions are added to a batch and taken through the layers, stage by
   stage, in slices if there is a deadline. At the end their results are stored in the sessions. */

static void bitnet__embed_task(void *context, int32_t task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet__batch *b = work->batch;
    const bitnet__matrix *m = &work->model->embedding;
    int c, i;
    for (c = task; c < b->count; c += work->tasks) {
        float *x = BITNET__AT(b, x, c);
        int32_t id = b->rows[c].id;
        bool grouped = bitnet__is_grouped(m->layout);
        if (grouped) bitnet__group_row(m, id, x);
        else bitnet__type_of(m->type)->expand(m->data + (size_t)id * m->stride, m->columns, x);
        for (i = 0; i < m->columns && m->has_scale && !grouped; i++) x[i] = x[i] * m->scale;
        if (m->signs) bitnet__hadamard_transform(work->model, x, m->signs, m->columns, true);
        for (i = 0; i < m->columns; i++) x[i] = x[i] * work->model->embedding_scale;
    }
}

static void bitnet__observe_layer(const bitnet__batch *b, int layer) {
    int32_t c;
    for (c = 0; c < b->count; c++) {
        bitnet_session *s = b->rows[c].session;
        if (s && s->observer.layer &&
            s->observer.layer(s->observer.user, layer, b->rows[c].position, BITNET__AT(b, x, c),
                              s->model->info.hidden_size))
            bitnet_session_cancel(s);
    }
}

/* tokens that only the backend has computed wait again */
static void bitnet__leave(bitnet_session *s) {
    s->device.backend->end(s);
    s->device.backend = NULL;
    bitnet__drop_drafts(s, 0);
    bitnet__release_batch(s);
    bitnet__go_back(s, s->device.host_valid);
}

static void bitnet__new_state(bitnet_session *s) {
    int i;
    for (i = 0; i < s->model->info.hidden_size; i++)
        if (!(s->end.hidden[i] == s->end.hidden[i])) s->end.hidden[i] = bitnet__nan();
    s->end.has_logits = false;
    bitnet__restart_choice(s);
}

/* of a row: the session's, or a draft's */
static void bitnet__take_state(const bitnet__batch *b, int32_t c) {
    const bitnet__row *row = &b->rows[c];
    bitnet_session *s = row->session;
    const bitnet_drafter *drafter = &s->drafts.drafter;
    int32_t draft = row->position - s->length;
    bool elsewhere = bitnet__is_on_device(s), reported = drafter->hidden && !elsewhere;
    float *state = draft < 0 ? s->end.hidden : bitnet__drafts_row(&s->drafts, draft);
    if (!row->wanted && !reported) return;
    if (draft < 0) s->end.hidden_at = -1; /* until the run has ended */
    if (!elsewhere)
        bitnet__hidden_norm(s->model, state, BITNET__AT(b, x, c), s->model->output_norm,
                            s->model->info.hidden_size);
    else if (draft < 0) s->device.backend->state(s, row->position);
    if (reported) drafter->hidden(drafter->user, row->position, state);
    if (draft < 0 && row->wanted) bitnet__new_state(s);
}

static bitnet_result bitnet__observe_logits(bitnet_session *s, int32_t position, int64_t deadline) {
    int32_t vocabulary = s->model->info.vocab_size;
    bitnet_result result = bitnet__check_state(s, s->end.hidden);
    if (!bitnet__borrow_own_choice(s)) return bitnet__no_memory(&s->error);
    if (result == BITNET_OK)
        result = bitnet__all_logits(s, s->choice->logits, vocabulary, deadline);
    if (result == BITNET_OK &&
        s->observer.logits(s->observer.user, position, s->choice->logits, vocabulary))
        bitnet_session_cancel(s);
    return result;
}

static bool bitnet__is_through(const bitnet_model *model, const bitnet__batch *b) {
    return b->stage > model->info.layers * BITNET__STAGES;
}

/* ---- after the layers: `slice` rows have been finished, the states of `slices` taken */

/* True: all. */
static bool bitnet__finish_rows(const bitnet_model *model, bitnet__batch *b) {
    if (!bitnet__is_through(model, b)) return false;
    for (; b->slice < b->count; b->slice++) {
        const bitnet_session *s = b->rows[b->slice].session;
        if (s && s->observer.logits) return false;
        if (s) bitnet__take_state(b, b->slice);
    }
    return true;
}

/* its session is alone */
static void bitnet__observe_row(bitnet__batch *b, int64_t deadline) {
    bitnet_session *s = b->rows[b->slice].session;
    bitnet_result result;
    if (b->slices <= b->slice) bitnet__take_state(b, b->slice);
    b->slices = b->slice + 1;
    result = bitnet__observe_logits(s, b->rows[b->slice].position, deadline);
    if (result == BITNET_OK) b->slice++;
    if (!bitnet_is_error(result)) return;
    s->failed = result;
    s->pass = 0;
    b->count = 0;
}

/* A spare snapshot for each of the run's last turns. False: no memory for the one at its end. */
static bool bitnet__begin_run(bitnet_session *s, int32_t count, bool drafting) {
    bitnet__recurrent *r = &s->recurrent;
    int32_t most = bitnet__most_snapshots(&s->options), at = s->computed + count;
    if (!bitnet__reserve_snapshots(s, 1)) return false;
    r->drafting = drafting;
    r->log_from = r->log_to = s->computed;
    r->turn_count = 0;
    if (!s->model->info.state_heads || drafting) return true;
    while (--at > s->computed && r->turn_count < most)
        if (bitnet__begins_turn(s, at)) r->turns[r->turn_count++] = at;
    while (r->count > 1 && (r->spare_count <= r->turn_count || r->count + r->turn_count > most + 1))
        bitnet__release_cheapest(s);
    if (r->turn_count >= r->spare_count) r->turn_count = r->spare_count - 1;
    return true;
}

static void bitnet__end_run(bitnet_session *s, int32_t position) {
    bitnet__recurrent *r = &s->recurrent;
    int32_t i = r->turn_count;
    if (!s->model->info.state_heads) return;
    r->turn_count = 0;
    if (r->drafting) r->log_to = position;
    else
        for (; i >= 0; i--) bitnet__push_snapshot(s, i, i ? r->turns[i - 1] : position);
}

static void bitnet__end_rows(bitnet_session *s, int32_t count, int64_t microseconds) {
    int32_t waiting = s->length - s->computed, fed = BITNET__MIN(count, waiting);
    bitnet__end_run(s, s->computed + count);
    bitnet__drafts_computed(&s->drafts, s->computed + fed, s->computed + count);
    bitnet__count_computed(s, fed);
    s->end.hidden_at = s->computed;
    BITNET_ASSERT(s->computed <= s->length && bitnet__check_drafts(s));
    s->stats.drafted_tokens += count - fed;
    *(fed > 1 ? &s->stats.prompt_tokens : &s->stats.decode_tokens) += fed;
    *(fed > 1 ? &s->stats.prompt_microseconds : &s->stats.decode_microseconds) += microseconds;
}

/* A slice multiplies four million numbers, which takes 100 microseconds for the weights of one row
   and 200 for attention. 8 rows cost 3 to 4.6 times as much as one. */
static int32_t bitnet__slices_of(const bitnet__stage_work *work) {
    const bitnet_model_info *info = &work->model->info;
    const bitnet__batch *b = work->batch;
    int64_t weights = 0, positions = 0;
    int count, first, i;
    if (work->stage == BITNET__STAGE_ATTEND && !work->layer->recurrent) {
        for (i = 0; i < b->count; i++)
            positions += b->rows[i].position + 1 - bitnet__sees_from(work, b->rows[i].position);
        positions = (positions * info->heads * info->head_size * 2) >> 22;
        return positions < info->heads ? 1 + (int32_t)positions : info->heads;
    }
    first = bitnet__stage_matrices(work->layer, work->stage, &count);
    for (i = first; i < first + count; i++) {
        int64_t all = (int64_t)work->layer->matrix[i].rows * work->layer->matrix[i].columns;
        weights += bitnet__is_stacked(i) ? all / info->experts * info->experts_used * b->count
                                         : all * (1 + b->count) / 2;
    }
    return 1 + (int32_t)(weights >> 22);
}

static bool bitnet__layer_stage(bitnet_model *model, bitnet__batch *b, int64_t deadline) {
    bitnet__stage_work work;
    int32_t i;
    memset(&work, 0, sizeof work);
    work.model = model;
    work.batch = b;
    work.stage = (b->stage - 1) % BITNET__STAGES;
    work.layer_index = (b->stage - 1) / BITNET__STAGES;
    work.layer = &model->layers[work.layer_index];
    work.adapter = bitnet__adapter_in(b);
    if (work.stage > BITNET__STAGE_CHOOSE && bitnet__has_experts(work.layer) &&
        b->routes.ordered != b->count) { /* interrupted within the layer: pairs have moved */
        b->stage -= work.stage - BITNET__STAGE_FFN_NORM;
        b->slice = b->slices = 0;
        return false;
    }
    if (b->slice == 0) b->slices = deadline ? bitnet__slices_of(&work) : 1;
    work.tasks =
        bitnet__tasks(model, bitnet__is_per_token(work.layer, work.stage) ? b->count : INT_MAX);
    work.first = b->slice * work.tasks;
    work.shares = b->slices * work.tasks;
    for (i = 0; i < b->inputs; i++) b->n[i].count = b->count;
    bitnet__run_stage(model, bitnet__layer_task, &work, work.tasks);
    if (++b->slice < b->slices) return false;
    if (bitnet__has_experts(work.layer) && work.stage == BITNET__STAGE_CHOOSE)
        bitnet__order_pairs(&model->info, b);
    b->slice = b->slices = 0;
    return true;
}

static bool bitnet__has_stage(const bitnet_model *model, int stage) {
    switch (stage) {
    case BITNET__STAGE_ATTN_ADD: return bitnet__adds_apart(model);
    case BITNET__STAGE_ROUTE:
    case BITNET__STAGE_CHOOSE: return model->info.experts != 0;
    case BITNET__STAGE_FFN_ADD: return bitnet__adds_apart(model) || model->info.experts;
    default: return true;
    }
}

static void bitnet__pass_stage(const bitnet_model *model, bitnet__batch *b) {
    do b->stage++;
    while (!bitnet__has_stage(model, (b->stage - 1) % BITNET__STAGES));
    if ((b->stage - 1) % BITNET__STAGES == 0)
        bitnet__observe_layer(b, (b->stage - 1) / BITNET__STAGES);
}

static void bitnet__batch_stage(bitnet_model *model, bitnet__batch *b, int64_t deadline) {
    if (bitnet__is_through(model, b)) {
        bitnet__observe_row(b, deadline);
        return;
    }
    if (b->stage == 0) {
        bitnet__stage_work work;
        memset(&work, 0, sizeof work);
        work.model = model;
        work.batch = b;
        work.tasks = bitnet__tasks(model, b->count);
        bitnet__run_stage(model, bitnet__embed_task, &work, work.tasks);
        if (model->join_rows) model->join_rows(model, b);
    } else if (!bitnet__layer_stage(model, b, deadline)) {
        return;
    }
    bitnet__pass_stage(model, b);
}

/* drafts that may follow a single token */
static int32_t bitnet__draft_room(const bitnet_session *s, int32_t most) {
    int32_t room = bitnet__paged(s) - s->length;
    if (s->length - s->computed != 1 || bitnet__is_observed(s)) return 0;
    if (s->model->info.state_heads && (!s->recurrent.replay_log || bitnet__is_on_device(s)))
        return 0;
    if (room > s->options.context_length - s->length) room = s->options.context_length - s->length;
    return room < most ? room : most;
}

/* False: out of memory to begin a run. */
static bool bitnet__add_rows(bitnet__batch *b, bitnet_session *s, int32_t most) {
    int32_t waiting = s->length - s->computed, fed, count, i;
    if (most > b->room - b->count) most = b->room - b->count;
    fed = BITNET__MIN(waiting, most);
    count =
        fed + bitnet__drafts_begin(&s->drafts, &s->constraint, s->tokens, s->length,
                                   bitnet__draft_room(s, most - fed), s->model->info.vocab_size);
    bitnet__clear_joined(s, s->computed + fed, s->computed + count);
    if (!bitnet__begin_run(s, count, count > fed)) return false;
    for (i = 0; i < count; i++) {
        bitnet__row *row = &b->rows[b->count++];
        row->session = s;
        row->position = s->computed + i;
        row->id = i < fed ? s->tokens[row->position] : s->drafts.tokens[i - fed];
        row->wanted = s->observer.logits || i >= fed - 1;
    }
    return true;
}
