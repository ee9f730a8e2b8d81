#pragma once
#include "sampler.h"
#include "stages.h"

/* ====================
   >>head   The head: logits of the tokens that may be chosen

   A choice is a job. It computes what a session's next token needs of the lm_head, the widest
   matrix, and is taken through its stages slice by slice:

       COARSE, FIRST, FIND, REFINE, EXACT    few tokens can be chosen: >>screen finds their rows
       EXACT                                 a constraint allows few tokens
       ALL                                   else; also if the screen leaves too many rows
       BEGIN, DRAW                           before and after, if several sessions choose

   Choices of several sessions at one stage are computed together, so the matrix is read once. One
   that falls behind continues alone. In bitnet.h, only this part multiplies rows of the lm_head. A
   choice depends on the state, the tokens, the mask, the sampling and the generation of its
   session; any function that changes one of them calls bitnet__restart_choice. */

BITNET__OPTIMIZE(1) /* decode: 5 % less */

static bitnet_result bitnet__non_finite(bitnet_session *s, int32_t id) {
    return bitnet__fail(&s->error, BITNET_ERROR_NON_FINITE,
                        "the logit of token %d is not a finite number", id);
}

/* a ternary head would turn NaN into numbers */
static bitnet_result bitnet__check_state(bitnet_session *s, const float *state) {
    int finite = bitnet__finite_until(state, s->model->info.hidden_size);
    if (finite == s->model->info.hidden_size) return BITNET_OK;
    return bitnet__fail(&s->error, BITNET_ERROR_NON_FINITE,
                        "value %d of the state that logits are made of is not finite", finite);
}

/* ---- the tokens that may follow */

/* unless nothing else is left */
static void bitnet__withhold_ends(bitnet_session *s) {
    bitnet__generation *g = &s->generation;
    const bitnet_tokenizer *t = s->model->tokenizer;
    bitnet__mask *others = &g->stops.others;
    int32_t vocabulary = s->model->info.vocab_size, i;
    size_t k;
    if (s->sampler.mask)
        memcpy(others->bits, s->sampler.mask->bits, ((size_t)vocabulary + 31) / 32 * 4);
    else bitnet__mask_fill(others, vocabulary);
    for (i = 0; i < t->end_count; i++) bitnet__mask_remove(others, t->ends[i]);
    for (k = 0; k < g->stops.id_count; k++)
        if (g->stops.ids[k] >= 0 && g->stops.ids[k] < vocabulary)
            bitnet__mask_remove(others, g->stops.ids[k]);
    bitnet__mask_count(others, vocabulary);
    if (others->count > 0) s->sampler.mask = others;
}

/* PENDING: the mask is not ready */
static bitnet_result bitnet__constrain(bitnet_session *s, int64_t deadline) {
    const bitnet__generation *g = &s->generation;
    const bitnet__constraint *c = &s->constraint;
    bitnet_result result = BITNET_OK;
    s->sampler.mask = NULL;
    BITNET_ASSERT(!c->state || c->from <= s->length);
    if (c->state && s->length > 0)
        result = c->functions->allow(c->state, s->tokens + c->from, s->length - c->from, deadline,
                                     &s->sampler.mask, &s->error);
    if (result == BITNET_OK && g->active && g->tokens < g->options.min_tokens)
        bitnet__withhold_ends(s);
    return result;
}

/* ---- which logits are needed */

static bool bitnet__keeps_logits(const bitnet_session *s) {
    const bitnet__generation *g = &s->generation;
    return g->active && (g->options.logprobs || g->options.top_logprobs);
}

static bool bitnet__wants_all(const bitnet_session *s) {
    return s->options.full_head || bitnet__keeps_logits(s) || s->sampler.sampling.editor.edit;
}

/* Tokens with a bias or penalty, which void coarse bounds; their logits are always computed. */
static size_t bitnet__named(const bitnet_session *s) {
    return s->sampler.sampling.logit_bias_count + (size_t)(s->length - bitnet__named_from(s));
}
static int32_t bitnet__named_id(const bitnet_session *s, size_t i) {
    const bitnet_sampling *p = &s->sampler.sampling;
    if (i < p->logit_bias_count) return p->logit_bias[i].id;
    return s->tokens[(size_t)bitnet__named_from(s) + i - p->logit_bias_count];
}

/* The grammar leaves one token, and nothing can forbid it or look at its logit. */
static bool bitnet__is_settled(const bitnet_session *s) {
    const bitnet_sampling *p = &s->sampler.sampling;
    size_t b;
    if (!s->sampler.mask || s->sampler.mask->count != 1 || bitnet__keeps_logits(s) ||
        p->editor.edit)
        return false;
    for (b = 0; b < p->logit_bias_count && p->logit_bias[b].id != s->sampler.mask->id;) b++;
    return b == p->logit_bias_count;
}

/* few logits decide */
static bool bitnet__is_narrow(const bitnet_session *s) {
    size_t k = bitnet__top_k(&s->sampler.sampling, s->model->info.vocab_size);
    return !bitnet__wants_all(s) && !s->end.has_logits && k <= BITNET__SCREEN_MOST &&
           bitnet__named(s) + k <= (size_t)s->model->info.vocab_size / 16;
}

static bool bitnet__is_greedy(const bitnet_session *s) {
    return s->sampler.sampling.temperature == 0 && s->sampler.sampling.logit_bias_count == 0 &&
           !s->sampler.mask && bitnet__named_from(s) == s->length && !bitnet__wants_all(s);
}

enum { BITNET__FEW = 2048 };

static bool bitnet__has_few_candidates(const bitnet_session *s) {
    return s->sampler.mask && s->sampler.mask->count <= BITNET__FEW &&
           s->sampler.mask->count <= s->model->info.vocab_size / 16 &&
           bitnet__has_plain_rows(&s->model->lm_head) && !bitnet__wants_all(s) &&
           !s->end.has_logits;
}

/* how far min-p reaches, with a margin far above exp's rounding */
static float bitnet__min_p_depth(const bitnet_sampling *sampling) {
    if (sampling->temperature == 0) return 0.0f;
    return sampling->min_p > 0 && bitnet__stage_of(sampling, 0) == BITNET_STAGE_TOP_K &&
                   bitnet__stage_of(sampling, 1) == BITNET_STAGE_MIN_P
               ? (float)-bitnet__log_double(sampling->min_p) + 0.01f
               : FLT_MAX;
}

/* ---- a slice of rows */

typedef struct bitnet__head_work {
    bitnet_model *model;
    bitnet__choice *choices; /* a list */
    int from, to;
    int tasks;
} bitnet__head_work;

static void bitnet__run_head(bitnet_model *model, bitnet__task *task, bitnet__choice *choices,
                             int32_t from, int32_t to, int tasks) {
    bitnet__head_work work = {model, choices, from, to, bitnet__tasks(model, tasks)};
    bitnet__run_stage(model, task, &work, work.tasks);
}

/* Where a slice of rows of `bytes` bytes each ends, for `count` states. */
static int32_t bitnet__slice_end(int32_t from, int32_t rows, size_t bytes, int count,
                                 int64_t deadline) {
    size_t cost = bytes * (size_t)(3 + count) / 4; /* as bitnet__slices_of */
    int32_t slice = (int32_t)(BITNET__SLICE / (BITNET__TILE * cost) + 1) * BITNET__TILE;
    return deadline && slice < rows - from ? from + slice : rows;
}

static int bitnet__count_choices(const bitnet__choice *list) {
    int count = 0;
    for (; list; list = list->next) count++;
    return count;
}

/* ---- ALL */

/* The logits of the first rows for the state in `choice` when they are computed. */
static void bitnet__begin_rows(bitnet__choice *choice, float *logits, int32_t rows) {
    choice->stage = BITNET__HEAD_ALL;
    choice->at = choice->survivor_count = 0;
    choice->out = logits;
    choice->rows = rows;
    choice->state.count = 1;
}

static void bitnet__begin_all(bitnet_session *s, float *logits, int32_t rows) {
    const bitnet_model *model = s->model;
    bitnet__choice *choice = s->choice;
    bitnet__begin_rows(choice, logits, rows);
    if (s->device.backend && s->device.backend->logits(s, logits)) {
        choice->stage = BITNET__HEAD_DONE;
        return;
    }
    bitnet__prepare_row(model, &choice->state, 0, s->end.hidden, NULL, model->lm_head.signs,
                        model->info.hidden_size);
}

/* Copies the states of each group's choices to its first one, unless they follow its own. */
static void bitnet__group_states(const bitnet_model *model, bitnet__choice *list) {
    bool floats = model->lm_head.layout == BITNET__FLOATS;
    bitnet__choice *first = list, *c;
    for (c = list->next; c; c = c->next) {
        bitnet__operand *states = &first->state;
        if (states->count == BITNET__HEAD_STATES) first = c;
        else if (c->state.floats == states->floats + (size_t)states->count * states->stride)
            states->count++;
        else bitnet__copy_vector(states, states->count++, &c->state, 0, floats);
    }
}

/* a tile of rows times the states of a group; returns the next group */
static bitnet__choice *bitnet__head_tile(const bitnet__head_work *work, int32_t task, int row,
                                         int end, bitnet__choice *group) {
    const bitnet__operand *states = &group->state;
    float products[(int)BITNET__HEAD_STATES * BITNET__TILE];
    int32_t i;
    bitnet__multiply(work->model, &work->choices->scratch[task], &work->model->lm_head, row, end,
                     states, products, BITNET__TILE, false);
    for (i = 0; i < states->count; i++, group = group->next)
        memcpy(group->out + row, products + i * BITNET__TILE, (size_t)(end - row) * sizeof(float));
    return group;
}

static void bitnet__head_task(void *context, int32_t task) {
    const bitnet__head_work *work = (const bitnet__head_work *)context;
    int from, to, row, end;
    bitnet__split_range(work->to - work->from, BITNET__TILE, task, work->tasks, &from, &to);
    for (row = work->from + from; row < work->from + to; row = end) {
        bitnet__choice *group = work->choices;
        end = work->from + to - row < BITNET__TILE ? work->from + to : row + BITNET__TILE;
        while (group) group = bitnet__head_tile(work, task, row, end, group);
    }
}

static void bitnet__all_slice(bitnet_model *model, bitnet__choice *list, int64_t deadline) {
    int32_t from = list->at, to;
    bitnet__choice *c;
    to = bitnet__slice_end(from, list->rows, model->lm_head.stride, bitnet__count_choices(list),
                           deadline);
    bitnet__group_states(model, list);
    bitnet__run_head(model, bitnet__head_task, list, from, to, to - from);
    for (c = list; c; c = c->next) {
        BITNET_ASSERT(c->at == from && c->rows == list->rows);
        c->state.count = 1;
        c->at = from + bitnet__finite_until(c->out + from, to - from);
        if (c->at < to) c->stage = BITNET__HEAD_FAILED;
        else if (to == c->rows) c->stage = BITNET__HEAD_DONE;
    }
}

/* ---- EXACT: rows of survivors */

static void bitnet__exact_rows(const bitnet_session *s, int from, int to, int step,
                               float *scratch) {
    const bitnet__matrix *head = &s->model->lm_head;
    int i;
    BITNET_ASSERT(bitnet__has_plain_rows(head));
    for (i = from; i < to; i += step) {
        bitnet__candidate *c = &s->choice->survivors[i];
        s->model->kernels.dot(&c->logit, 0, head->type, head->data + (size_t)c->id * head->stride,
                              head->stride, 1, head->columns, s->end.hidden, 0, 1, scratch);
    }
}

static void bitnet__exact_task(void *context, int32_t task) {
    const bitnet__head_work *work = (const bitnet__head_work *)context;
    bitnet__exact_rows(work->choices->session, work->from + task, work->to, work->tasks,
                       work->choices->scratch[task].row);
}

/* Pages of a mapped head would stay forever. For every 4 rows that are multiplied, the next 512th
   of the head is released, but at most two at once, because unmapping a megabyte takes up to a
   millisecond. */
static void bitnet__release_head(bitnet_session *s, int32_t rows) {
    const bitnet__matrix *head = &s->model->lm_head;
    int32_t parts = (s->sampler.rows_touched += rows) / 4, from = s->sampler.released, count;
    if (head->owned || parts == 0) return;
    if (parts > 2) parts = 2;
    s->sampler.rows_touched -= 4 * parts;
    if (s->sampler.rows_touched > 128) s->sampler.rows_touched = 128; /* many at once count less */
    count = (head->rows / 512 + 1) * parts;
    if (count > head->rows - from) count = head->rows - from;
    bitnet__gguf_release(s->model->gguf, head->data + (size_t)from * head->stride,
                         (size_t)count * head->stride);
    s->sampler.released = from + count == head->rows ? 0 : from + count;
}

static void bitnet__take_survivors(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    int32_t i;
    choice->stage = BITNET__HEAD_DONE;
    for (i = 0; i < choice->survivor_count; i++) {
        const bitnet__candidate *c = &choice->survivors[i];
        choice->logits[c->id] = c->logit;
        if (bitnet__is_finite(c->logit)) continue;
        choice->stage = BITNET__HEAD_FAILED;
        choice->at = c->id;
        return;
    }
    s->stats.screened_tokens++;
    s->stats.rescored_rows += choice->survivor_count;
}

static void bitnet__exact_slice(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    const bitnet__matrix *head = &s->model->lm_head;
    size_t fault = head->owned ? 0 : 1 << 15; /* costs as much as so many bytes */
    int32_t slice = (int32_t)(BITNET__SLICE / (head->stride + fault)) + 1;
    int32_t from = choice->at, left = choice->survivor_count - from;
    if (left < slice) slice = left;
    choice->at = from + slice;
    if (slice > 0) bitnet__run_head(s->model, bitnet__exact_task, choice, from, choice->at, slice);
    bitnet__release_head(s, slice);
    if (slice == left) bitnet__take_survivors(s);
}

/* All tokens that the mask allows. */
static void bitnet__survive_mask(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    int32_t id, vocabulary = s->model->info.vocab_size;
    for (choice->survivor_count = 0, id = 0; id < vocabulary; id++) {
        while (id % 32 == 0 && id + 32 < vocabulary && !s->sampler.mask->bits[id / 32]) id += 32;
        choice->survivors[choice->survivor_count].id = id;
        choice->survivor_count += bitnet__mask_has(s->sampler.mask, id);
    }
}

/* ---- COARSE: rows of the coarse plane

   If a session is alone, the states of its drafts are multiplied with its own, so an accepted draft
   has its coarse logits. */

static void bitnet__pause_screen(bitnet_session *s) {
    s->sampler.screen_pause = s->sampler.screen_pause_next;
    s->sampler.screen_pause_next =
        s->sampler.screen_pause_next < 1024 ? 2 * s->sampler.screen_pause_next : 1024;
    bitnet__begin_all(s, s->choice->logits, s->model->info.vocab_size);
}

static void bitnet__look_ahead(bitnet_session *s) {
    const float *logits = bitnet__drafts_logits(&s->drafts, s->length - 1);
    if (logits) {
        memcpy(s->choice->logits, logits, (size_t)s->model->info.vocab_size * sizeof(float));
        s->choice->stage = BITNET__HEAD_FIRST;
    }
    bitnet__drafts_look_ahead(&s->drafts, s->length, s->model->lm_head.columns);
}

/* The states of a list; with one choice, those of its session's drafts. Returns their number. */
static int bitnet__list_states(bitnet__choice *list) {
    bitnet__drafts *drafts = &list->session->drafts;
    bitnet__screen_state *last = &list->screen;
    bitnet__choice *c;
    int i, count = 1;
    for (c = list->next; c; c = c->next, count++) {
        last = last->next = &c->screen;
        c->session->drafts.ahead_begun = drafts->ahead_begun = 0;
    }
    for (i = 0; i < drafts->ahead_begun; i++, count++) last = last->next = &drafts->ahead[i];
    last->next = NULL;
    return count;
}

/* each block of rows for all states */
static void bitnet__coarse_task(void *context, int32_t task) {
    const bitnet__head_work *work = (const bitnet__head_work *)context;
    const bitnet_model *model = work->model;
    int from, to, row, end;
    bitnet__split_range(work->to - work->from, BITNET__SCREEN_ROWS, task, work->tasks, &from, &to);
    for (row = work->from + from; row < work->from + to; row = end) {
        end = work->from + to - row < BITNET__TILE ? work->from + to : row + BITNET__TILE;
        bitnet__screen_rows(&model->screen, &model->kernels, &work->choices->screen, row, end);
    }
}

static void bitnet__coarse_slice(bitnet_model *model, bitnet__choice *list, int64_t deadline) {
    int32_t vocabulary = model->info.vocab_size, from = list->at, to;
    bitnet__drafts *drafts = &list->session->drafts;
    bitnet__choice *c;
    to = bitnet__slice_end(from, vocabulary, 64 * model->screen.lines, bitnet__list_states(list),
                           deadline);
    bitnet__run_head(model, bitnet__coarse_task, list, from, to, to - from);
    for (c = list; c; c = c->next) {
        BITNET_ASSERT(c->at == from);
        c->at = to;
        if (to == vocabulary) c->stage = BITNET__HEAD_FIRST;
    }
    if (to < vocabulary) return;
    if (drafts->ahead_begun > 0) drafts->ahead_ready = drafts->ahead_begun;
    drafts->ahead_begun = 0;
}

/* ---- FIRST: the best rows by coarse logits are multiplied, to know what others must reach */

/* once: clears the coarse logit */
static void bitnet__survive(bitnet_session *s, int32_t id) {
    bitnet__choice *choice = s->choice;
    const bitnet__candidate c = {choice->logits[id], id};
    if (!(c.logit >= -FLT_MAX)) return;
    choice->logits[id] = bitnet__forbidden();
    choice->survivors[choice->survivor_count++] = c;
}

static void bitnet__keep_named(bitnet_session *s) {
    size_t count = bitnet__named(s), i;
    for (i = 0; i < count; i++) bitnet__survive(s, bitnet__named_id(s, i));
}

static void bitnet__forbid(bitnet_session *s) {
    int32_t id, vocabulary = s->model->info.vocab_size;
    for (id = 0; s->sampler.mask && id < vocabulary; id++)
        if (id % 32 == 0 && s->sampler.mask->bits[id / 32] == UINT32_MAX) id += 31;
        else if (!bitnet__mask_has(s->sampler.mask, id))
            s->choice->logits[id] = bitnet__forbidden();
}

/* fewer than k: the screen cannot help */
static void bitnet__find_first(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    int32_t vocabulary = s->model->info.vocab_size, best, i;
    size_t k = bitnet__top_k(&s->sampler.sampling, vocabulary);
    float most = -FLT_MAX, depth = bitnet__min_p_depth(&s->sampler.sampling);
    if (s->sampler.mask && k > (size_t)s->sampler.mask->count) k = (size_t)s->sampler.mask->count;
    choice->survivor_count = best = (int32_t)k;
    bitnet__forbid(s);
    bitnet__keep_named(s);
    if (bitnet__top_logits(choice->logits, NULL, vocabulary, k, -FLT_MAX, choice->survivors) < k) {
        bitnet__pause_screen(s);
        return;
    }
    for (i = 0; i < best; i++) choice->logits[choice->survivors[i].id] = bitnet__forbidden();
    bitnet__exact_rows(s, 0, best, 1, choice->scratch->row);
    bitnet__release_head(s, best);
    choice->least = FLT_MAX;
    for (i = 0; i < best; i++) {
        if (choice->survivors[i].logit < choice->least) choice->least = choice->survivors[i].logit;
        if (choice->survivors[i].logit > most) most = choice->survivors[i].logit;
    }
    if (choice->least < most - depth) choice->least = most - depth;
    choice->exact = best;
    choice->refined = choice->survivor_count;
    choice->stage = BITNET__HEAD_FIND;
    choice->at = 0;
}

/* ---- FIND: rows whose bound reaches the k-th within min-p */

static void bitnet__begin_exact(bitnet_session *s, int32_t exact) {
    s->choice->stage = BITNET__HEAD_EXACT;
    s->choice->at = exact;
    s->sampler.screen_pause_next = BITNET__SCREEN_PAUSE;
}

static void bitnet__find_rows(bitnet_session *s, int32_t most) {
    bitnet__choice *choice = s->choice;
    int32_t vocabulary = s->model->info.vocab_size, id = choice->at, end = vocabulary, rows, i;
    bitnet__candidate *next = choice->survivors + choice->survivor_count;
    float bounds[BITNET__TILE], least = choice->least;
    if (end - id > most) end = id + most;
    for (; id < end; id += rows) {
        const float *logits = choice->logits + id;
        rows = BITNET__MIN(end - id, BITNET__TILE);
        bitnet__screen_bounds(&s->model->screen, &choice->screen, id, rows, logits, bounds);
        for (i = 0; i < rows; i++) { /* no branch, which would be mispredicted */
            next->id = id + i;
            next->logit = logits[i];
            next += bounds[i] >= least;
        }
    }
    choice->survivor_count = (int32_t)(next - choice->survivors);
    choice->at = end;
    if (end < vocabulary) return;
    choice->stage = BITNET__HEAD_REFINE;
    choice->at = choice->refined;
    if (choice->at == choice->survivor_count) bitnet__begin_exact(s, choice->exact);
}

/* ---- REFINE: survivors on the fine plane */

/* survivors ascend */
static int32_t bitnet__survivor_from(const bitnet__choice *c, int32_t row) {
    int32_t low = c->at, high = c->survivor_count;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (c->survivors[middle].id < row) low = middle + 1;
        else high = middle;
    }
    return low;
}

/* survivors of up to 4 choices; each row is prefetched and read once */
static void bitnet__refine_rows(const bitnet_model *model, bitnet__choice *const *choices,
                                int count, int32_t from, int32_t to) {
    enum { SOON = 4 };
    uint8_t who[BITNET__FINE] = {0}; /* a bit per choice */
    int32_t rows[BITNET__FINE];
    bitnet__candidate *next[BITNET__SCREEN_STATES];
    int i, k, n = 0;
    for (i = 0; i < count; i++) {
        const bitnet__choice *c = choices[i];
        int32_t at = bitnet__survivor_from(c, from);
        next[i] = c->survivors + at;
        for (; at < c->survivor_count && c->survivors[at].id < to; at++)
            who[c->survivors[at].id - from] |= (uint8_t)(1 << i);
    }
    for (i = 0; i < to - from; i++) rows[n] = i, n += who[i] != 0;
    for (k = 0; k < n; k++) {
        const bitnet__screen_state *states[BITNET__SCREEN_STATES];
        float *logits[BITNET__SCREEN_STATES];
        int soon = rows[k + SOON < n ? k + SOON : n - 1], some = 0;
        for (i = 0; i < count; i++)
            if (who[rows[k]] >> i & 1) {
                states[some] = &choices[i]->screen;
                logits[some++] = &next[i]++->logit;
            }
        bitnet__screen_refine(&model->screen, &model->kernels, states, some, from + rows[k],
                              from + soon, logits);
    }
}

/* interleaved, because survivors cluster */
static void bitnet__refine_task(void *context, int32_t task) {
    const bitnet__head_work *work = (const bitnet__head_work *)context;
    int row, end, n;
    for (row = work->from + task * BITNET__FINE; row < work->to;
         row += work->tasks * BITNET__FINE) {
        bitnet__choice *some[BITNET__SCREEN_STATES], *c = work->choices;
        end = work->to - row < BITNET__FINE ? work->to : row + BITNET__FINE;
        while (c) {
            for (n = 0; c && n < BITNET__SCREEN_STATES; c = c->next) some[n++] = c;
            bitnet__refine_rows(work->model, some, n, row, end);
        }
    }
}

/* Of the survivors below row `to`, keeps those that can still win. */
static void bitnet__cull(bitnet__choice *c, const bitnet__screen *screen, int32_t to) {
    int32_t end = bitnet__survivor_from(c, to);
    for (; c->at < end; c->at++) {
        bitnet__candidate one = c->survivors[c->at];
        if (bitnet__screen_bound(screen, &c->screen, one.id, screen->fine_residual[one.id],
                                 one.logit) >= c->least)
            c->survivors[c->refined++] = one;
    }
    if (end < c->survivor_count) return;
    c->survivor_count = c->at = c->refined;
}

/* a task per choice */
static void bitnet__cull_task(void *context, int32_t task) {
    const bitnet__head_work *work = (const bitnet__head_work *)context;
    bitnet__choice *c = work->choices;
    int i;
    for (i = 0; c; c = c->next, i++)
        if (i % work->tasks == task) bitnet__cull(c, &work->model->screen, work->to);
}

/* Where a slice of the list's rows begins and ends, which has few survivors of each choice. */
static int32_t bitnet__refine_slice_end(const bitnet_model *model, const bitnet__choice *list,
                                        int32_t *from) {
    int32_t slice = (int32_t)(BITNET__SLICE / 64 / model->screen.lines), to;
    slice = slice / bitnet__count_choices(list) + 1;
    for (*from = to = model->info.vocab_size; list; list = list->next) {
        const bitnet__candidate *next = list->survivors + list->at;
        if (next->id < *from) *from = next->id;
        if (list->survivor_count - list->at > slice && next[slice].id < to) to = next[slice].id;
    }
    return to;
}

static void bitnet__refine_slice(bitnet_model *model, bitnet__choice *list) {
    int32_t from, to = bitnet__refine_slice_end(model, list, &from);
    bitnet__choice *c;
    bitnet__run_head(model, bitnet__refine_task, list, from, to, (to - from) / BITNET__FINE + 1);
    bitnet__run_head(model, bitnet__cull_task, list, from, to, bitnet__count_choices(list));
    for (c = list; c; c = c->next)
        if (c->refined > model->info.vocab_size / 8) bitnet__pause_screen(c->session);
        else if (c->at == c->survivor_count) bitnet__begin_exact(c->session, c->exact);
}

/* ---- BEGIN */

static void bitnet__admit(bitnet_session *s, int32_t id) {
    bool may = !s->sampler.mask || bitnet__mask_has(s->sampler.mask, id);
    s->choice->logits[id] = may ? 0.0f : bitnet__forbidden();
}

/* Candidates of a backend, which named tokens then join. */
static bool bitnet__begin_candidates(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    size_t k = bitnet__top_k(&s->sampler.sampling, s->model->info.vocab_size);
    size_t named = bitnet__named(s), n;
    int32_t count = 0, i;
    if (s->device.backend && bitnet__is_narrow(s) && bitnet__has_plain_rows(&s->model->lm_head))
        count = s->device.backend->candidates(s, k);
    if (count == 0) return false;
    for (n = 0; n < named; n++) bitnet__admit(s, bitnet__named_id(s, n));
    for (i = 0; i < count; i++) choice->logits[choice->survivors[i].id] = bitnet__forbidden();
    choice->survivor_count = count;
    bitnet__keep_named(s); /* but candidates, forbidden by now */
    choice->stage = BITNET__HEAD_EXACT;
    choice->at = count;
    return true;
}

static bool bitnet__begin_screen(bitnet_session *s, bool alone) {
    bitnet__choice *choice = s->choice;
    if (!s->model->screen.ready || s->device.backend || !bitnet__is_narrow(s)) return false;
    if (s->sampler.screen_pause > 0) {
        s->sampler.screen_pause--;
        return false;
    }
    s->drafts.ahead_begun = 0;
    if (!bitnet__screen_quantise(&choice->screen, s->end.hidden, s->model->lm_head.columns)) {
        bitnet__pause_screen(s); /* bounds would not hold */
        return true;
    }
    choice->stage = BITNET__HEAD_COARSE;
    choice->at = 0;
    if (alone) bitnet__look_ahead(s);
    return true;
}

static int32_t bitnet__allowed(const bitnet_session *s) {
    return s->sampler.mask ? s->sampler.mask->count : -1;
}

static void bitnet__begin_choice(bitnet_session *s, bool alone) {
    bitnet__choice *choice = s->choice;
    BITNET_ASSERT(choice->stage <= BITNET__HEAD_BEGIN && s->end.hidden_at == s->length);
    choice->survivor_count = 0;
    choice->for_logits = false;
    choice->length = s->length;
    choice->allowed = bitnet__allowed(s);
    if (s->end.has_logits) {
        memcpy(choice->logits, s->end.logits, (size_t)s->model->info.vocab_size * sizeof(float));
        choice->stage = BITNET__HEAD_DONE;
    } else if (bitnet__begin_candidates(s)) {
    } else if (bitnet__has_few_candidates(s)) {
        bitnet__survive_mask(s);
        choice->stage = BITNET__HEAD_EXACT;
        choice->at = 0;
    } else if (!bitnet__begin_screen(s, alone)) {
        bitnet__begin_all(s, choice->logits, s->model->info.vocab_size);
    }
}

/* ---- from logits to a token */

/* Chooses from the computed logits, and changes them, as chapter 5 of the manual describes. */
static bitnet_result bitnet__choose(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    const bitnet_sampling *p = &s->sampler.sampling;
    const bitnet__candidate *among;
    int32_t vocabulary = s->model->info.vocab_size, size, best;
    size_t b, count;
    if (bitnet__keeps_logits(s) && !s->end.has_logits) {
        memcpy(s->end.logits, choice->logits, (size_t)vocabulary * sizeof(float));
        s->end.has_logits = true;
    }
    if (choice->survivor_count == 0 && s->sampler.mask) bitnet__survive_mask(s);
    among = choice->survivor_count > 0 ? choice->survivors : NULL;
    size = among ? choice->survivor_count : vocabulary;
    if (p->editor.edit) p->editor.edit(p->editor.user, choice->logits, vocabulary);
    for (b = 0; b < p->logit_bias_count; b++)
        choice->logits[p->logit_bias[b].id] =
            choice->logits[p->logit_bias[b].id] + p->logit_bias[b].bias;
    bitnet__penalize(s);
    bitnet__penalize_repeats(s);
    best = bitnet__best_logit(choice->logits, among, size);
    if (best < 0) return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "every token is forbidden");
    if (!(choice->logits[best] <= FLT_MAX)) return bitnet__non_finite(s, best);
    if (p->temperature > 0) {
        float depth = bitnet__min_p_depth(p);
        count = bitnet__top_logits(choice->logits, among, size, bitnet__top_k(p, vocabulary),
                                   depth < FLT_MAX ? choice->logits[best] - depth : -FLT_MAX,
                                   s->sampler.candidates);
        best = bitnet__draw(s, s->sampler.candidates, count);
    }
    choice->chosen = best;
    choice->stage = BITNET__HEAD_CHOSEN;
    return BITNET_OK;
}

/* ---- BEGIN, FIRST, FIND, DRAW: a task for each choice */

static void bitnet__lone_task(void *context, int32_t task) {
    const bitnet__head_work *work = (const bitnet__head_work *)context;
    bitnet__choice *c = work->choices;
    int i;
    for (i = 0; c; c = c->next, i++) {
        if (i % work->tasks != task) continue;
        if (c->stage == BITNET__HEAD_BEGIN) bitnet__begin_choice(c->session, false);
        else if (c->stage == BITNET__HEAD_FIRST) bitnet__find_first(c->session);
        else if (c->stage == BITNET__HEAD_FIND) bitnet__find_rows(c->session, work->to);
        else if (bitnet__choose(c->session)) c->stage = BITNET__HEAD_IDLE; /* sampling repeats it */
    }
}

/* with a deadline one choice per thread; the rest of the list later */
static void bitnet__lone_slice(bitnet_model *model, bitnet__choice *list, int64_t deadline) {
    bitnet__choice *last = list;
    int count = 1;
    for (; last->next && (count < model->info.threads || !deadline); count++) last = last->next;
    last->next = NULL;
    bitnet__run_head(model, bitnet__lone_task, list, 0,
                     deadline ? BITNET__BOUNDS : model->info.vocab_size, count);
}

/* ---- choices through their stages */

static int bitnet__compare_progress(const bitnet__choice *a, const bitnet__choice *b) {
    if (a->stage != b->stage) return a->stage < b->stage ? -1 : 1;
    if (a->stage != BITNET__HEAD_COARSE && a->stage != BITNET__HEAD_ALL) return 0;
    return a->at < b->at ? -1 : a->at > b->at;
}

/* The choices that are furthest behind, which are computed together. NULL: all are done. */
static bitnet__choice *bitnet__next_choices(bitnet_session *const *sessions, int count) {
    bitnet__choice *list = NULL;
    int i;
    for (i = 0; i < count; i++) {
        bitnet__choice *c = sessions[i]->choice;
        int order;
        if (!c || c->stage == BITNET__HEAD_IDLE || c->stage >= BITNET__HEAD_DONE) continue;
        order = list ? bitnet__compare_progress(c, list) : 0;
        if (order > 0) continue;
        if (order < 0) list = NULL;
        c->next = list;
        list = c;
    }
    return list;
}

static void bitnet__choice_slice(bitnet_model *model, bitnet__choice *list, int64_t deadline) {
    switch (list->stage) {
    case BITNET__HEAD_COARSE: bitnet__coarse_slice(model, list, deadline); break;
    case BITNET__HEAD_BEGIN:
    case BITNET__HEAD_FIRST:
    case BITNET__HEAD_FIND:
    case BITNET__HEAD_DRAW: bitnet__lone_slice(model, list, deadline); break;
    case BITNET__HEAD_REFINE: bitnet__refine_slice(model, list); break;
    case BITNET__HEAD_EXACT: bitnet__exact_slice(list->session); break;
    default: bitnet__all_slice(model, list, deadline); break;
    }
}

/* Computes until all choices that have begun are done, or the deadline has passed. */
static void bitnet__run_choices(bitnet_session *const *sessions, int count, int64_t deadline) {
    bitnet__choice *list;
    do {
        list = bitnet__next_choices(sessions, count);
        if (list) bitnet__choice_slice(sessions[0]->model, list, deadline);
    } while (list && !bitnet__is_late(deadline));
}

/* Logits of the first rows, by the session's choice, which then begins again. */
static bitnet_result bitnet__all_logits(bitnet_session *s, float *logits, int32_t rows,
                                        int64_t deadline) {
    bitnet__choice *choice = s->choice;
    bool begun = choice->stage != BITNET__HEAD_IDLE && choice->for_logits;
    if (!begun || choice->out != logits || choice->rows != rows) {
        bitnet__begin_all(s, logits, rows);
        choice->for_logits = true;
        choice->length = s->length;
    }
    bitnet__run_choices(&s, 1, deadline);
    if (choice->stage == BITNET__HEAD_ALL) return BITNET_PENDING;
    begun = choice->stage == BITNET__HEAD_DONE;
    bitnet__restart_choice(s);
    return begun ? BITNET_OK : bitnet__non_finite(s, choice->at);
}

/* Are the state and the mask ready? */
static bool bitnet__can_choose(bitnet_session *s, int64_t deadline) {
    return !s->failed && s->computed == s->length && s->end.hidden_at == s->length &&
           bitnet__constrain(s, deadline) == BITNET_OK &&
           bitnet__finite_until(s->end.hidden, s->model->info.hidden_size) ==
               s->model->info.hidden_size;
}

/* May threads of the pool choose? The editor is the caller's, and a threshold looks at drafts. */
static bool bitnet__may_draw(const bitnet_session *s) {
    return s->choice && s->choice->stage == BITNET__HEAD_DONE && !s->choice->for_logits &&
           !s->sampler.sampling.editor.edit && s->drafts.drafter.threshold == 0;
}

/* Computes as many choices as there is time for. The others, those that a backend has made and
   those that fail wait until their session is sampled. */
static void bitnet__choose_together(bitnet_session *const *sessions, int count, int64_t deadline) {
    int i;
    if (count < 2 || bitnet__is_late(deadline)) return;
    for (i = 0; i < count; i++) {
        bitnet_session *s = sessions[i];
        if (!s->choice || s->choice->stage > BITNET__HEAD_DONE) continue;
        if (s->end.has_logits || s->choice->for_logits) continue;
        if (!bitnet__can_choose(s, deadline)) bitnet__restart_choice(s);
        else if (s->choice->stage == BITNET__HEAD_IDLE && !bitnet__is_settled(s) &&
                 !(s->device.backend && bitnet__is_greedy(s)))
            s->choice->stage = BITNET__HEAD_BEGIN;
    }
    bitnet__run_choices(sessions, count, deadline);
    for (i = 0; i < count; i++)
        if (bitnet__may_draw(sessions[i])) sessions[i]->choice->stage = BITNET__HEAD_DRAW;
    if (!bitnet__is_late(deadline)) bitnet__run_choices(sessions, count, deadline);
}

BITNET__OPTIMIZE_END
