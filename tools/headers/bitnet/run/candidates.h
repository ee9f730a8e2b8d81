#pragma once
#include "passes.h"
#include "sampler.h"

/* ==================================================
   >>candidates   Sampler: the head's rows that may be chosen

   If few tokens can be chosen, only their logits are computed exactly: those of the rows that
   survive >>screen, or of the tokens that a constraint allows. Several sessions read the head
   together. bitnet_sample is at the end.
   ================================================== */

BITNET__OPTIMIZE(1) /* decode: 5 % less */

/* ---- the screened head: only rows that may be chosen are multiplied exactly */

/* each block of rows for all states */
static void bitnet__coarse_task(void *context, int32_t task) {
    const bitnet__lm_head_work *work = (const bitnet__lm_head_work *)context;
    const bitnet_model *model = work->session->model;
    int from, to, row, end;
    bitnet__split_range(work->to - work->from, BITNET__SCREEN_ROWS, task, work->tasks, &from, &to);
    for (row = work->from + from; row < work->from + to; row = end) {
        end = work->from + to - row < BITNET__TILE ? work->from + to : row + BITNET__TILE;
        bitnet__screen_rows(&model->screen, &model->kernels, &work->choice->screen, row, end);
    }
}

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
    const bitnet__lm_head_work *work = (const bitnet__lm_head_work *)context;
    bitnet__exact_rows(work->session, work->from + task, work->to, work->tasks,
                       work->choice->scratch[task].row);
}

static void bitnet__run_screen(bitnet_session *s, bitnet__task *task, int from, int to) {
    bitnet__lm_head_work work = bitnet__head_work(s, s->choice, from, to);
    bitnet__run_stage(s->model, task, &work, work.tasks);
}

/* once: clears the coarse logit */
static void bitnet__survive(bitnet_session *s, int32_t id) {
    bitnet__choice *choice = s->choice;
    bitnet__candidate c;
    c.logit = choice->logits[id];
    c.id = id;
    if (!(c.logit >= -FLT_MAX)) return;
    choice->logits[id] = bitnet__forbidden();
    choice->survivors[choice->survivor_count++] = c;
}

/* penalties and biases void coarse bounds */
static void bitnet__keep_named(bitnet_session *s) {
    size_t b;
    int32_t i;
    for (b = 0; b < s->sampler.sampling.bias_count; b++)
        bitnet__survive(s, s->sampler.sampling.bias[b].id);
    for (i = bitnet__named_from(s); i < s->length; i++) bitnet__survive(s, s->tokens[i]);
}

static void bitnet__forbid(bitnet_session *s) {
    int32_t id, vocabulary = s->model->info.vocabulary;
    for (id = 0; s->sampler.mask && id < vocabulary; id++)
        if (id % 32 == 0 && s->sampler.mask->bits[id / 32] == UINT32_MAX) id += 31;
        else if (!bitnet__mask_has(s->sampler.mask, id))
            s->choice->logits[id] = bitnet__forbidden();
}

/* how far min-p reaches, with a margin far above exp's rounding */
static float bitnet__min_p_depth(const bitnet_sampling *sampling) {
    float min_p = bitnet__min_p(sampling);
    if (sampling->temperature == 0) return 0.0f;
    return min_p > 0 && bitnet__stage_of(sampling, 1) == BITNET_STAGE_MIN_P
               ? (float)-bitnet__log_double(min_p) + 0.01f
               : FLT_MAX;
}

/* Pages of a mapped head would stay forever. For every 4 rows that are multiplied, the next 512th
   of the head is released, but at most two at once: to unmap a megabyte takes up to a
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

/* The k best, multiplied at once, and named tokens. False: fewer than k. */
static bool bitnet__first_survivors(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    int32_t vocabulary = s->model->info.vocabulary, best, i;
    size_t k = bitnet__top_k(&s->sampler.sampling, vocabulary);
    float most = -FLT_MAX, depth = bitnet__min_p_depth(&s->sampler.sampling);
    if (s->sampler.mask && k > (size_t)s->sampler.mask->count) k = (size_t)s->sampler.mask->count;
    choice->survivor_count = best = (int32_t)k;
    choice->compared = 0;
    bitnet__forbid(s);
    bitnet__keep_named(s);
    if (bitnet__top_logits(choice->logits, NULL, vocabulary, k, choice->survivors) < k)
        return false;
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
    choice->refined = choice->coarse = choice->survivor_count;
    return true;
}

/* A slice: then rows whose bound reaches the k-th within min-p. False: fewer than k. */
static bool bitnet__find_survivors(bitnet_session *s, int64_t deadline) {
    bitnet__choice *choice = s->choice;
    int32_t id = choice->compared, end = s->model->info.vocabulary;
    if (id < 0) return bitnet__first_survivors(s);
    if (deadline && end - id > BITNET__BOUNDS) end = id + BITNET__BOUNDS;
    for (choice->compared = end; id < end; id++) { /* no branch: it would mispredict */
        bitnet__candidate *next = &choice->survivors[choice->survivor_count];
        next->id = id;
        next->logit = choice->logits[id];
        choice->survivor_count += bitnet__screen_bound(&s->model->screen, &choice->screen, id,
                                                       next->logit) >= choice->least;
    }
    return true;
}

/* survivors ascend */
static int32_t bitnet__survivor_from(const bitnet__choice *c, int32_t row) {
    int32_t low = c->coarse, high = c->survivor_count;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (c->survivors[middle].id < row) low = middle + 1;
        else high = middle;
    }
    return low;
}

/* survivors of up to 4 choices; reads each row once, prefetched */
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

/* interleaved: survivors cluster */
static void bitnet__refine_task(void *context, int32_t task) {
    const bitnet__lm_head_work *work = (const bitnet__lm_head_work *)context;
    int row, end, n;
    for (row = work->from + task * BITNET__FINE; row < work->to;
         row += work->tasks * BITNET__FINE) {
        bitnet__choice *some[BITNET__SCREEN_STATES], *c = work->choice;
        end = work->to - row < BITNET__FINE ? work->to : row + BITNET__FINE;
        while (c) {
            for (n = 0; c && n < BITNET__SCREEN_STATES; c = c->next) some[n++] = c;
            bitnet__refine_rows(work->session->model, some, n, row, end);
        }
    }
}

/* a task per choice */
static void bitnet__cull_task(void *context, int32_t task) {
    const bitnet__lm_head_work *work = (const bitnet__lm_head_work *)context;
    const bitnet__screen *screen = &work->session->model->screen;
    bitnet__choice *c = work->choice;
    int i;
    for (i = 0; c; c = c->next, i++) {
        int32_t to;
        if (i % work->tasks != task) continue;
        for (to = bitnet__survivor_from(c, work->to); c->coarse < to; c->coarse++) {
            bitnet__candidate one = c->survivors[c->coarse];
            if (bitnet__screen_fine_bound(screen, &c->screen, one.id, one.logit) >= c->least)
                c->survivors[c->refined++] = one;
        }
        if (to == c->survivor_count) c->survivor_count = c->coarse = c->refined;
    }
}

static void bitnet__refine_on(const bitnet_session *s, bitnet__choice *list, int count) {
    int32_t slice = (int32_t)(BITNET__SLICE / 64 / s->model->screen.lines) / count + 1;
    int32_t vocabulary = s->model->info.vocabulary;
    bitnet__lm_head_work work = bitnet__head_work(s, list, vocabulary, vocabulary);
    bitnet__choice *c;
    for (c = list; c; c = c->next) {
        const bitnet__candidate *next = c->survivors + c->coarse;
        if (next->id < work.from) work.from = next->id;
        if (c->survivor_count - c->coarse > slice && next[slice].id < work.to)
            work.to = next[slice].id;
    }
    work.tasks = bitnet__tasks(s->model, (work.to - work.from) / BITNET__FINE + 1);
    bitnet__run_stage(s->model, bitnet__refine_task, &work, work.tasks);
    work.tasks = bitnet__tasks(s->model, count);
    bitnet__run_stage(s->model, bitnet__cull_task, &work, work.tasks);
}

/* the full head is faster */
static bool bitnet__is_screen_weak(const bitnet_session *s) {
    return s->choice->refined > s->model->info.vocabulary / 8;
}

static void bitnet__pause_screen(bitnet_session *s) {
    s->choice->screened = 0;
    s->choice->survivor_count = 0;
    s->sampler.screen_pause = s->sampler.screen_pause_next;
    s->sampler.screen_pause_next =
        s->sampler.screen_pause_next < 1024 ? 2 * s->sampler.screen_pause_next : 1024;
}

static bool bitnet__keeps_logits(const bitnet_session *s) {
    const bitnet__generation *g = &s->generation;
    return g->active && (g->options.log_probabilities || g->options.best);
}

static bool bitnet__wants_all(const bitnet_session *s) {
    return s->options.full_head || bitnet__keeps_logits(s);
}

static size_t bitnet__named(const bitnet_session *s) {
    return s->sampler.sampling.bias_count + (size_t)(s->length - bitnet__named_from(s));
}

/* few logits decide */
static bool bitnet__is_narrow(const bitnet_session *s) {
    size_t k = bitnet__top_k(&s->sampler.sampling, s->model->info.vocabulary);
    return !bitnet__wants_all(s) && !s->end.has_logits && !s->sampler.sampling.edit &&
           k <= BITNET__SCREEN_MOST &&
           bitnet__named(s) + k <= (size_t)s->model->info.vocabulary / 16;
}

static bool bitnet__can_screen(const bitnet_session *s) {
    return s->model->screen.ready && !s->device.backend && !s->choice->done && bitnet__is_narrow(s);
}

static bool bitnet__is_screen_paused(const bitnet_session *s) {
    return s->choice->screened == 0 && s->sampler.screen_pause > 0;
}

/* false: bounds would not hold */
static bool bitnet__begin_screen(bitnet_session *s) {
    s->choice->compared = -1;
    s->drafts.ahead_begun = 0;
    return bitnet__screen_quantise(&s->choice->screen, s->end.hidden, s->model->lm_head.columns);
}

/* drafts share the coarse plane's reading; an accepted one has its logits */
static void bitnet__look_ahead(bitnet_session *s) {
    size_t width = bitnet__pad((size_t)s->model->info.width, 64);
    int32_t vocabulary = s->model->info.vocabulary, count = s->drafts.end - s->drafts.from, i = 0;
    int32_t draft = s->length - 1 - s->drafts.from;
    if (draft >= 0 && draft < s->drafts.ahead_ready && s->length <= s->drafts.end) {
        memcpy(s->choice->logits, s->drafts.ahead[draft].logits,
               (size_t)vocabulary * sizeof(float));
        s->choice->screened = vocabulary;
    }
    if (s->length != s->drafts.from || s->drafts.ahead_ready > 0 || !s->drafts.ahead) return;
    while (i < count && i < BITNET__AHEAD &&
           bitnet__screen_quantise(&s->drafts.ahead[i], s->drafts.states + (size_t)i * width,
                                   s->model->lm_head.columns))
        i++;
    s->drafts.ahead_begun = i;
}

static void bitnet__list_ahead(bitnet_session *s) {
    bitnet__screen_state *last = &s->choice->screen;
    int i;
    for (i = 0; i < s->drafts.ahead_begun; i++) last = last->next = &s->drafts.ahead[i];
    last->next = NULL;
}

/* next rows; fewer for several states */
static void bitnet__screen_on(bitnet_session *s, int64_t deadline) {
    bitnet__choice *choice = s->choice;
    int32_t from = choice->screened, vocabulary = s->model->info.vocabulary;
    choice->screened = bitnet__slice_end(from, vocabulary, 64 * s->model->screen.lines,
                                         s->drafts.ahead_begun, deadline);
    bitnet__list_ahead(s);
    bitnet__run_screen(s, bitnet__coarse_task, from, choice->screened);
    if (choice->screened < vocabulary) return;
    if (s->drafts.ahead_begun > 0) s->drafts.ahead_ready = s->drafts.ahead_begun;
    s->drafts.ahead_begun = 0;
}

static bitnet_result bitnet__take_survivors(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    int32_t i;
    for (i = 0; i < choice->survivor_count; i++) {
        if (!bitnet__is_finite(choice->survivors[i].logit))
            return bitnet__non_finite(s, choice->survivors[i].id);
        choice->logits[choice->survivors[i].id] = choice->survivors[i].logit;
    }
    s->stats.screened_tokens++;
    s->stats.rescored_rows += choice->survivor_count;
    choice->screened = 0;
    return BITNET_OK;
}

/* Multiplies the rest of them, a slice at a time. */
static bitnet_result bitnet__exact_survivors(bitnet_session *s, int64_t deadline) {
    bitnet__choice *choice = s->choice;
    const bitnet__matrix *head = &s->model->lm_head;
    size_t fault = head->owned ? 0 : 1 << 15; /* takes as long as so many bytes */
    int32_t slice = (int32_t)(BITNET__SLICE / (head->stride + fault)) + 1;
    while (choice->exact < choice->survivor_count) {
        int32_t from = choice->exact, left = choice->survivor_count - from;
        choice->exact = from + (left < slice ? left : slice);
        bitnet__run_screen(s, bitnet__exact_task, from, choice->exact);
        bitnet__release_head(s, choice->exact - from);
        if (choice->exact < choice->survivor_count && bitnet__is_late(deadline))
            return BITNET_PENDING;
    }
    return bitnet__take_survivors(s);
}

/* !*survived: too many */
static bitnet_result bitnet__screen_lm_head(bitnet_session *s, int64_t deadline, bool *survived) {
    bitnet__choice *choice = s->choice;
    int32_t vocabulary = s->model->info.vocabulary;
    *survived = true;
    if (choice->screened == 0 && (*survived = bitnet__begin_screen(s))) bitnet__look_ahead(s);
    while (*survived && choice->compared < vocabulary) {
        if (choice->screened < vocabulary) bitnet__screen_on(s, deadline);
        else *survived = bitnet__find_survivors(s, deadline);
        if (*survived && bitnet__is_late(deadline)) return BITNET_PENDING;
    }
    while (*survived && choice->coarse < choice->survivor_count) {
        choice->next = NULL;
        bitnet__refine_on(s, choice, 1);
        *survived = !bitnet__is_screen_weak(s);
        if (*survived && bitnet__is_late(deadline)) return BITNET_PENDING;
    }
    if (!*survived) {
        bitnet__pause_screen(s);
        return BITNET_OK;
    }
    s->sampler.screen_pause_next = BITNET__SCREEN_PAUSE;
    return bitnet__exact_survivors(s, deadline);
}

/* ---- tokens that a grammar allows are the survivors; where few, only they are computed */

enum { BITNET__FEW = 2048 };

static bool bitnet__has_few_candidates(const bitnet_session *s) {
    return s->sampler.mask && s->sampler.mask->count <= BITNET__FEW &&
           s->sampler.mask->count <= s->model->info.vocabulary / 16 &&
           bitnet__has_plain_rows(&s->model->lm_head) && !bitnet__wants_all(s) &&
           !s->end.has_logits && !s->choice->done && !s->sampler.sampling.edit;
}

static void bitnet__survive_mask(bitnet_session *s) {
    bitnet__choice *choice = s->choice;
    int32_t id, vocabulary = s->model->info.vocabulary;
    for (choice->survivor_count = 0, id = 0; id < vocabulary; id++) {
        while (id % 32 == 0 && id + 32 < vocabulary && !s->sampler.mask->bits[id / 32]) id += 32;
        choice->survivors[choice->survivor_count].id = id;
        choice->survivor_count += bitnet__mask_has(s->sampler.mask, id);
    }
}

static bitnet_result bitnet__masked_lm_head(bitnet_session *s, int64_t deadline) {
    if (s->choice->screened == 0) {
        bitnet__survive_mask(s);
        s->choice->exact = 0;
        s->choice->screened = s->model->info.vocabulary; /* so that it can continue */
    }
    return bitnet__exact_survivors(s, deadline);
}

/* unless nothing else is left */
static void bitnet__withhold_ends(bitnet_session *s) {
    bitnet__generation *g = &s->generation;
    const bitnet_tokenizer *t = s->model->tokenizer;
    bitnet__mask *others = &g->stops.others;
    int32_t vocabulary = s->model->info.vocabulary, i;
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

static bitnet_result bitnet__follow(bitnet_session *s, int64_t deadline) {
    const bitnet__constraint *c = &s->constraint;
    if (!c->state || s->length == 0) return BITNET_OK;
    BITNET_ASSERT(c->from <= s->length);
    return c->functions->allow(c->state, s->tokens + c->from, s->length - c->from, deadline,
                               &s->sampler.mask, &s->error);
}

/* PENDING: the mask is not yet made */
static bitnet_result bitnet__constrain(bitnet_session *s, int64_t deadline) {
    const bitnet__generation *g = &s->generation;
    bitnet_result result;
    s->sampler.mask = NULL;
    result = bitnet__follow(s, deadline);
    if (result == BITNET_OK && g->active && g->tokens < g->options.min_tokens)
        bitnet__withhold_ends(s);
    return result;
}

/* ---- several states: the head, or a plane of its screen, is read once for all

   Each choice remembers its progress: one that falls behind, or is sampled early, goes on alone. */

/* a tile of the head for a group of choices; returns the next group */
static bitnet__choice *bitnet__head_tile(const bitnet__lm_head_work *work, int32_t task, int row,
                                         int end, bitnet__choice *group) {
    const bitnet_model *model = work->session->model;
    const bitnet__operand *states = &group->state;
    float products[(int)BITNET__HEAD_STATES * BITNET__TILE];
    int32_t i;
    bitnet__multiply(model, &work->choice->scratch[task], &model->lm_head, row, end, states,
                     products, BITNET__TILE, false);
    for (i = 0; i < states->count; i++, group = group->next)
        memcpy(group->logits + row, products + i * BITNET__TILE,
               (size_t)(end - row) * sizeof(float));
    return group;
}

static void bitnet__head_many_task(void *context, int32_t task) {
    const bitnet__lm_head_work *work = (const bitnet__lm_head_work *)context;
    int from, to, row, end;
    bitnet__split_range(work->to - work->from, BITNET__TILE, task, work->tasks, &from, &to);
    for (row = work->from + from; row < work->from + to; row = end) {
        bitnet__choice *group = work->choice;
        end = work->from + to - row < BITNET__TILE ? work->from + to : row + BITNET__TILE;
        while (group) group = bitnet__head_tile(work, task, row, end, group);
    }
}

/* The first choice of each group gets copies of the others' states. */
static void bitnet__group_states(const bitnet_model *model, bitnet__choice *list) {
    bool floats = model->lm_head.layout == BITNET__FLOATS;
    bitnet__choice *first = list, *c;
    for (c = list->next; c; c = c->next)
        if (first->state.count == BITNET__HEAD_STATES) first = c;
        else bitnet__copy_vector(&first->state, first->state.count++, &c->state, 0, floats);
}

/* next: the screen, its fine plane, or the head */
static int32_t *bitnet__joint_of(bitnet_session *s, int64_t deadline) {
    bitnet__choice *choice = s->choice;
    int32_t vocabulary = s->model->info.vocabulary;
    bool screens;
    if (!choice || s->device.backend || s->failed || s->end.has_logits) return NULL;
    if (s->computed < s->length || s->end.hidden_at != s->length) return NULL;
    if (choice->done == vocabulary) return NULL;
    if (bitnet__constrain(s, deadline) != BITNET_OK || bitnet__has_few_candidates(s)) return NULL;
    screens = bitnet__can_screen(s);
    if (screens && !bitnet__is_screen_paused(s)) {
        s->drafts.ahead_begun = 0; /* drafts are not screened with others */
        if (choice->screened == vocabulary) return &choice->coarse;
        return choice->screened > 0 || bitnet__begin_screen(s) ? &choice->screened : NULL;
    }
    if (bitnet__check_state(s, s->end.hidden) != BITNET_OK) return NULL;
    if (choice->done == 0) {
        s->sampler.screen_pause -= screens; /* the screen pauses for this token */
        bitnet__begin_lm_head(s);
    }
    return &choice->done;
}

/* the choices furthest behind */
static int bitnet__gather_choices(bitnet_session *const *sessions, int count, bool screens,
                                  bitnet__choice **first) {
    int32_t least = INT32_MAX;
    int found = 0, i;
    for (*first = NULL, i = 0; i < count; i++) {
        bitnet__choice *c = sessions[i]->choice;
        if (!c || c->joint != (screens ? &c->screened : &c->done) || *c->joint > least) continue;
        if (*c->joint < least) {
            least = *c->joint;
            *first = NULL;
            found = 0;
        }
        c->next = *first;
        *first = c;
        found++;
    }
    return found;
}

/* non-finite: bitnet_sample fails later */
static void bitnet__joint_advance(bitnet__choice *c, int32_t to, int32_t vocabulary) {
    int32_t i = *c->joint;
    while (i < to && bitnet__is_finite(c->logits[i])) i++;
    if (i < to) to = 0;
    *c->joint = to;
    if (to == 0 || to == vocabulary) c->joint = c->screened == vocabulary ? &c->coarse : NULL;
}

/* false: fewer than two choices want them */
static bool bitnet__head_many(bitnet_session *const *sessions, int count, bool screens,
                              int64_t deadline) {
    bitnet_model *model = sessions[0]->model;
    int32_t vocabulary = model->info.vocabulary;
    size_t bytes = screens ? 64 * model->screen.lines : model->lm_head.stride;
    bitnet__lm_head_work work;
    bitnet__choice *c, *next;
    int found = bitnet__gather_choices(sessions, count, screens, &c);
    if (found < 2) return false;
    work = bitnet__head_work(sessions[0], c, *c->joint,
                             bitnet__slice_end(*c->joint, vocabulary, bytes, found - 1, deadline));
    for (c = work.choice; c; c = c->next) c->screen.next = c->next ? &c->next->screen : NULL;
    if (!screens) bitnet__group_states(model, work.choice);
    bitnet__run_stage(model, screens ? bitnet__coarse_task : bitnet__head_many_task, &work,
                      work.tasks);
    for (c = work.choice; c; c = next) {
        next = c->next;
        c->state.count = 1;
        bitnet__joint_advance(c, work.to, vocabulary);
    }
    return true;
}

typedef struct bitnet__finders {
    bitnet_session *sessions[16];
    int count;
    int64_t deadline;
} bitnet__finders;

static void bitnet__find_task(void *context, int32_t task) {
    const bitnet__finders *some = (const bitnet__finders *)context;
    bitnet_session *s = some->sessions[task];
    if (bitnet__find_survivors(s, some->deadline)) return;
    bitnet__pause_screen(s);
    s->choice->joint = NULL;
}

/* one thread each */
static bool bitnet__find_many(bitnet_session *const *sessions, int count, int64_t deadline) {
    bitnet__finders some;
    int32_t vocabulary = sessions[0]->model->info.vocabulary;
    int most = bitnet__tasks(sessions[0]->model, 16), i;
    some.deadline = deadline;
    for (some.count = i = 0; i < count && some.count < most; i++) {
        const bitnet__choice *c = sessions[i]->choice;
        if (c && c->joint == &c->coarse && c->compared < vocabulary)
            some.sessions[some.count++] = sessions[i];
    }
    if (some.count == 0) return false;
    bitnet__run_stage(sessions[0]->model, bitnet__find_task, &some, some.count);
    return true;
}

/* false: fewer than two have survivors */
static bool bitnet__refine_many(bitnet_session *const *sessions, int count) {
    bitnet__choice *list = NULL;
    int found = 0, i;
    for (i = 0; i < count; i++) {
        bitnet__choice *c = sessions[i]->choice;
        if (!c || c->joint != &c->coarse || c->compared < sessions[0]->model->info.vocabulary ||
            c->coarse == c->survivor_count)
            continue;
        c->next = list;
        list = c;
        found++;
    }
    if (found < 2) return false;
    bitnet__refine_on(sessions[0], list, found);
    for (i = 0; i < count; i++)
        if (sessions[i]->choice && sessions[i]->choice->joint == &sessions[i]->choice->coarse &&
            bitnet__is_screen_weak(sessions[i])) {
            bitnet__pause_screen(sessions[i]);
            sessions[i]->choice->joint = NULL;
        }
    return true;
}

static void bitnet__begin_choices(bitnet_session *const *sessions, int count, int64_t deadline) {
    bool more = true;
    int i;
    if (count < 2) return;
    for (i = 0; i < count; i++)
        if (sessions[i]->choice)
            sessions[i]->choice->joint =
                bitnet__is_late(deadline) ? NULL : bitnet__joint_of(sessions[i], deadline);
    while (more && !bitnet__is_late(deadline)) {
        more = bitnet__head_many(sessions, count, true, deadline) ||
               bitnet__head_many(sessions, count, false, deadline) ||
               bitnet__find_many(sessions, count, deadline) || bitnet__refine_many(sessions, count);
    }
}

/* ---- a backend's candidates */

static void bitnet__admit(bitnet_session *s, int32_t id) {
    bool may = !s->sampler.mask || bitnet__mask_has(s->sampler.mask, id);
    s->choice->logits[id] = may ? 0.0f : bitnet__forbidden();
}

/* survivors, plus named tokens */
static bitnet_result bitnet__take_candidates(bitnet_session *s, size_t k, bool *found) {
    bitnet__choice *choice = s->choice;
    int32_t count = s->device.backend->candidates(s, k), i, next;
    size_t b;
    *found = count > 0;
    if (count == 0) return BITNET_OK;
    for (b = 0; b < s->sampler.sampling.bias_count; b++)
        bitnet__admit(s, s->sampler.sampling.bias[b].id);
    for (i = bitnet__named_from(s); i < s->length; i++) bitnet__admit(s, s->tokens[i]);
    for (i = 0; i < count; i++) choice->logits[choice->survivors[i].id] = bitnet__forbidden();
    choice->survivor_count = count;
    bitnet__keep_named(s); /* but candidates, forbidden by now */
    next = choice->survivor_count;
    bitnet__run_screen(s, bitnet__exact_task, count, next);
    bitnet__release_head(s, next - count);
    return bitnet__take_survivors(s);
}

/* ---- choosing */

static bitnet_result bitnet__choose(bitnet_session *s, int32_t *id) {
    bitnet__choice *choice = s->choice;
    const bitnet_sampling *p = &s->sampler.sampling;
    const bitnet__candidate *among = choice->survivor_count > 0 ? choice->survivors : NULL;
    int32_t vocabulary = s->model->info.vocabulary,
            size = among ? choice->survivor_count : vocabulary;
    int32_t best = -1, i;
    size_t b, count;
    if (p->edit) p->edit(p->edit_user, choice->logits, vocabulary);
    for (b = 0; b < p->bias_count; b++)
        choice->logits[p->bias[b].id] = choice->logits[p->bias[b].id] + p->bias[b].bias;
    bitnet__penalize(s);
    bitnet__penalize_repeats(s);
    for (i = 0; i < size; i++) {
        int32_t at = among ? among[i].id : i;
        float logit = choice->logits[at];
        if (!(logit <= FLT_MAX)) return bitnet__non_finite(s, at);
        if (!(logit >= -FLT_MAX)) continue;
        if (best < 0 || logit > choice->logits[best] ||
            (logit == choice->logits[best] && at < best))
            best = at;
    }
    if (best < 0) return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "every token is forbidden");
    if (p->temperature > 0) {
        count = bitnet__top_logits(choice->logits, among, size, bitnet__top_k(p, vocabulary),
                                   s->sampler.candidates);
        best = bitnet__draw(s, s->sampler.candidates, count);
    }
    *id = best;
    return BITNET_OK;
}

BITNET__OPTIMIZE_END

static bool bitnet__is_greedy(const bitnet_session *s) {
    return s->sampler.sampling.temperature == 0 && !s->sampler.sampling.edit &&
           s->sampler.sampling.bias_count == 0 && !s->sampler.mask &&
           bitnet__named_from(s) == s->length && !bitnet__wants_all(s);
}

static bitnet_result bitnet__sample_state(bitnet_session *s, int64_t deadline, int32_t *id) {
    bitnet__choice *choice = s->choice;
    int32_t vocabulary = s->model->info.vocabulary;
    size_t k = bitnet__top_k(&s->sampler.sampling, vocabulary);
    bitnet_result result = BITNET_OK;
    bool screened = false;
    if (bitnet__is_greedy(s) && s->device.backend && s->device.backend->choose(s, id))
        return BITNET_OK;
    if (s->device.backend && bitnet__is_narrow(s) && bitnet__has_plain_rows(&s->model->lm_head))
        result = bitnet__take_candidates(s, k, &screened);
    if (result || screened) { /* by the backend */
    } else if (bitnet__has_few_candidates(s)) {
        screened = true;
        result = bitnet__masked_lm_head(s, deadline);
    } else if (bitnet__can_screen(s)) {
        if (bitnet__is_screen_paused(s)) s->sampler.screen_pause--;
        else result = bitnet__screen_lm_head(s, deadline, &screened);
    }
    if (result == BITNET_OK && !screened) {
        choice->survivor_count = 0;
        if (s->sampler.mask) bitnet__survive_mask(s);
        if (s->end.has_logits)
            memcpy(choice->logits, s->end.logits, (size_t)vocabulary * sizeof(float));
        else result = bitnet__lm_head(s, choice->logits, &choice->done, deadline);
        if (result == BITNET_OK && bitnet__keeps_logits(s) && !s->end.has_logits) {
            memcpy(s->end.logits, choice->logits, (size_t)vocabulary * sizeof(float));
            s->end.has_logits = true;
        }
    }
    return result == BITNET_OK ? bitnet__choose(s, id) : result;
}

/* The grammar leaves one token, and nothing can forbid it or look at its logit. */
static bool bitnet__is_settled(const bitnet_session *s) {
    const bitnet_sampling *p = &s->sampler.sampling;
    size_t b;
    if (!s->sampler.mask || s->sampler.mask->count != 1 || bitnet__keeps_logits(s) || p->edit)
        return false;
    for (b = 0; b < p->bias_count && p->bias[b].id != s->sampler.mask->id;) b++;
    return b == p->bias_count;
}

/* 0: no limit */
BITNET__NOINLINE static bitnet_result bitnet__sample(bitnet_session *s, int64_t deadline,
                                                     int32_t tokens, int32_t *id) {
    int64_t start;
    bool behind = s->computed < s->length || s->end.hidden_at != s->length;
    bitnet_result result = bitnet__constrain(s, deadline);
    if (result == BITNET_OK && bitnet__is_settled(s)) {
        /* as drawing would */
        s->sampler.draws += s->sampler.sampling.temperature > 0;
        *id = s->sampler.mask->id;
        return BITNET_OK;
    }
    if (result == BITNET_OK) result = bitnet__catch_up_choice(s, deadline, tokens);
    start = bitnet__microseconds();
    /* each call makes progress */
    if (result == BITNET_OK && behind && deadline && start >= deadline) result = BITNET_PENDING;
    else if (result == BITNET_OK) result = bitnet__sample_state(s, deadline, id);
    if (result != BITNET_PENDING) bitnet__release_choice(s);
    s->stats.sample_microseconds += bitnet__microseconds() - start;
    return result;
}

BITNET_API bitnet_result bitnet_sample(bitnet_session *session, const bitnet_budget *budget,
                                       int32_t *id) {
    bitnet__fpenv saved;
    bitnet_result result = bitnet__check_budget(&session->error, budget);
    *id = -1;
    if (result) return result;
    saved = bitnet__fp_enter();
    bitnet__enter(session);
    result = bitnet__sample(session, bitnet__deadline(budget), budget ? budget->tokens : 0, id);
    bitnet__exit(session);
    bitnet__fp_leave(saved);
    return result;
}
