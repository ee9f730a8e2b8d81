#pragma once
#include "tokens.h"
#include "batch.h"

/* ====================
   >>passes   Passes: computing what waits

   A call computes in rounds, for a group of sessions or for one. A pass takes a batch through all
   layers, within one call if the budget allows. A session alone keeps its interrupted batch. An
   interrupted shared pass is kept by one of its sessions, its leader, for the next call with it.

   A row counts if its session is among those of the call and has the pass's number; a session that
   changes forgets the number. So an interrupted pass is safe whatever happens to its sessions
   meanwhile: a session that is not in the call is not accessed, and nothing is locked. If the
   leader is freed, computes alone or has nothing left to compute, the others' rows wait again. */

enum {                            /* rows */
       BITNET__PASS_PROMPTS = 16, /* rows of prompts while others decode; in all, with drafts */
       BITNET__PASS_SHORT = 8     /* with a deadline */
};

typedef struct bitnet__session_group {
    bitnet_model *model;
    bitnet_session *const *sessions;
    int count;
    int64_t deadline;
    int64_t left; /* may begin */
    bool generating;
} bitnet__session_group;

static int64_t bitnet__budget_rows(int32_t tokens) { return tokens > 0 ? tokens : INT64_MAX; }

static void bitnet__occupy(bitnet_session *s) {
    int others = bitnet__exchange(&s->calls.busy, 1);
    BITNET_ASSERT(!others);
    (void)others;
    bitnet__enter(s);
}
static void bitnet__vacate(bitnet_session *s) {
    bitnet__store_release(&s->calls.busy, 0);
    bitnet__exit(s);
}

/* for calls that have checked or made their sessions */
static bitnet__session_group bitnet__group_of(bitnet_model *model, bitnet_session *const *sessions,
                                              size_t count, int64_t deadline, int64_t left) {
    bitnet__session_group group = {model, sessions, (int)count, deadline, left, false};
    return group;
}

static bitnet_result bitnet__group_begin(bitnet__session_group *group,
                                         bitnet_session *const *sessions, size_t count,
                                         const bitnet_budget *budget) {
    size_t i, j;
    memset(group, 0, sizeof *group);
    if (count > INT32_MAX || (count > 0 && !sessions)) return BITNET_ERROR_ARGUMENT;
    for (i = 0; i < count; i++) {
        bool bad = !sessions[i] || sessions[i]->model != sessions[0]->model;
        for (j = 0; j < i && !bad; j++) bad = sessions[j] == sessions[i];
        if (bad && sessions[0])
            bitnet__fail(&sessions[0]->error, BITNET_ERROR_ARGUMENT,
                         "sessions[%z] is NULL, there twice or of another model", i);
        if (bad) return BITNET_ERROR_ARGUMENT;
    }
    *group = bitnet__group_of(count ? sessions[0]->model : NULL, sessions, count,
                              bitnet__deadline(budget),
                              bitnet__budget_rows(bitnet__budget_tokens(budget)));
    for (i = 0; i < count; i++) bitnet__occupy(sessions[i]);
    return BITNET_OK;
}

static void bitnet__group_end(const bitnet__session_group *group) {
    int i;
    for (i = 0; i < group->count; i++) bitnet__vacate(group->sessions[i]);
}

static int32_t bitnet__waiting(const bitnet__session_group *group, const bitnet_session *s) {
    bool takes_part = s->generation.active || !group->generating;
    return takes_part && s->failed == BITNET_OK ? s->length - s->computed : 0;
}

/* 0 if its share makes it skip this pass */
static int32_t bitnet__due(const bitnet__session_group *group, const bitnet_session *s) {
    return group->generating && s->generation.skips ? 0 : bitnet__waiting(group, s);
}

static bool bitnet__group_waits(const bitnet__session_group *group) {
    int i;
    for (i = 0; i < group->count; i++)
        if (bitnet__waiting(group, group->sessions[i])) return true;
    return false;
}

static int32_t bitnet__may_begin(const bitnet__session_group *group, int32_t most) {
    return group->left < most ? (int32_t)group->left : most;
}

static int32_t bitnet__in_time(int64_t deadline, int32_t rows) {
    return deadline && rows > BITNET__PASS_SHORT ? BITNET__PASS_SHORT : rows;
}

static bitnet_result bitnet__check_cancel(bitnet_session *s) {
    bitnet__generation *g = &s->generation;
    if (!bitnet__exchange(&s->calls.cancel, 0)) return BITNET_OK;
    if (g->active && g->reason == BITNET_STOP_NONE) {
        g->reason = BITNET_STOP_CANCELLED;
        g->failed = BITNET_CANCELLED;
    }
    bitnet__truncate(s, s->computed);
    bitnet__restart_choice(s);
    return bitnet__fail(&s->error, BITNET_CANCELLED, "cancelled");
}

/* ---- the members of a pass */

/* sessions with a backend or observer share no pass */
static bool bitnet__is_alone(const bitnet__session_group *group, const bitnet_session *s) {
    return group->count == 1 || s->device.backend || bitnet__is_observed(s);
}

static int32_t bitnet__sharing(const bitnet__session_group *group, const bitnet_session *s) {
    return bitnet__is_alone(group, s) ? 0 : bitnet__due(group, s);
}

/* decodes: prompts of others must not delay it */
static bool bitnet__is_single(const bitnet__session_group *group, const bitnet_session *s) {
    return !s->states_only && bitnet__sharing(group, s) == 1;
}

/* Memory is reserved, unless the session was copied, cut or restored: one that goes back may have
   to write to pages that it shares. */
static bitnet_result bitnet__make_ready(bitnet_session *s, bool alone) {
    if (!alone) bitnet__release_batch(s);
    bitnet__replay(s);
    return bitnet__reserve(s, s->computed, s->length,
                           alone && !s->batch ? s->length - s->computed : 0);
}

/* the longest waiting */
static bitnet_session *bitnet__next_single(const bitnet__session_group *group, uint64_t number) {
    bitnet_session *next = NULL;
    int i;
    for (i = 0; i < group->count; i++) {
        bitnet_session *s = group->sessions[i];
        if (bitnet__is_single(group, s) && s->turn != number && (!next || s->turn < next->turn))
            next = s;
    }
    return next;
}

static void bitnet__number_pass(bitnet_model *model, bitnet__batch *b) {
    bitnet__clear_batch(b);
    b->microseconds = 0;
    bitnet__spin_lock(&model->scratch_pool.lock);
    b->number = ++model->scratch_pool.passes;
    bitnet__spin_unlock(&model->scratch_pool.lock);
}

static int32_t bitnet__enter_pass(bitnet__session_group *group, bitnet__batch *b, bitnet_session *s,
                                  int32_t most) {
    int32_t before = b->count;
    s->turn = b->number;
    if (bitnet__add_rows(b, s, most)) s->pass = b->number;
    else s->failed = bitnet__no_memory(&s->error);
    group->left -= b->count - before;
    return b->count - before;
}

/* single tokens with drafts, then prompts */
static void bitnet__fill_pass(bitnet__session_group *group, bitnet__batch *b, int32_t most,
                              int32_t singles, int32_t prompts) {
    bitnet_session *s;
    int32_t few = bitnet__in_time(group->deadline, BITNET__PASS_PROMPTS), drafts, i;
    drafts = singles == 1 && !prompts && !group->deadline ? BITNET__DRAFTS
             : singles && singles + prompts < few         ? (few - prompts - singles) / singles
                                                          : 0;
    while (b->count < most && (s = bitnet__next_single(group, b->number)) != NULL)
        bitnet__enter_pass(group, b, s, BITNET__MIN(most - b->count, 1 + drafts));
    for (i = 0; i < group->count && b->count < most && prompts > 0; i++) {
        int32_t room = BITNET__MIN(most - b->count, prompts);
        s = group->sessions[i];
        if (!bitnet__sharing(group, s) || bitnet__is_single(group, s)) continue;
        prompts -= bitnet__enter_pass(group, b, s, BITNET__MIN(room, s->options.batch));
    }
}

static bitnet__batch *bitnet__begin_pass(bitnet__session_group *group) {
    int32_t singles = 0, prompts = 0, most = bitnet__may_begin(group, BITNET__PASS), few, rows;
    int32_t rank = 0, least = 0, count;
    bitnet__batch *b;
    int i;
    for (i = 0; i < group->count && most > 0; i++) {
        bitnet_session *s = group->sessions[i];
        if (bitnet__sharing(group, s)) s->failed = bitnet__make_ready(s, false);
        if ((count = bitnet__sharing(group, s)) == 0) continue; /* or has failed */
        if (rank < bitnet__rank_of(s)) rank = bitnet__rank_of(s);
        if (!s->states_only) least = BITNET__DRAFTS + 1;
        if (bitnet__is_single(group, s)) singles++;
        else if (prompts < most) prompts += BITNET__MIN(count, most);
    }
    if (singles + prompts == 0) return NULL;
    few = bitnet__in_time(group->deadline, singles ? BITNET__PASS_PROMPTS : most);
    if (prompts > few) prompts = few;
    rows = BITNET__MAX(singles + prompts, least);
    b = bitnet__borrow_batch(group->model, BITNET__MIN(rows, most), INT32_MAX, rank);
    for (i = 0; i < group->count && !b; i++)
        if (bitnet__sharing(group, group->sessions[i]))
            group->sessions[i]->failed = bitnet__no_memory(&group->sessions[i]->error);
    if (!b) return NULL;
    bitnet__number_pass(group->model, b);
    bitnet__fill_pass(group, b, most, singles, prompts);
    return b;
}

/* ---- interrupting and resuming */

/* The first of its sessions keeps it. */
static void bitnet__park_pass(bitnet__batch *b) {
    int32_t c = 0;
    while (!b->rows[c].session) c++;
    BITNET_ASSERT(!b->rows[c].session->led);
    b->rows[c].session->led = b;
}

static bool bitnet__is_member(const bitnet__session_group *group, const bitnet__batch *b,
                              const bitnet__row *row) {
    int i;
    for (i = 0; i < group->count; i++)
        if (group->sessions[i] == row->session) return row->session->pass == b->number;
    return false;
}

/* Voids rows that do not count. False: none counts. */
static bool bitnet__keep_members(const bitnet__session_group *group, bitnet__batch *b) {
    bool any = false;
    int32_t c;
    for (c = 0; c < b->count; c++)
        if (bitnet__is_member(group, b, &b->rows[c])) any = true;
        else b->rows[c].session = NULL;
    return any;
}

static bitnet__batch *bitnet__resume_pass(const bitnet__session_group *group) {
    bitnet__batch *b;
    int i;
    for (i = 0; i < group->count; i++) {
        bitnet_session *s = group->sessions[i];
        if ((b = s->led) == NULL) continue;
        s->led = NULL;
        if (group->count > 1 && bitnet__keep_members(group, b)) return b;
        bitnet__return_batch(group->model, &b);
    }
    return NULL;
}

/* between layers only x is live */
static void bitnet__close_rows(bitnet__batch *b) {
    int32_t kept = 0, c;
    if (b->slices > 0 || (b->stage > 0 && (b->stage - 1) % BITNET__STAGES != 0)) return;
    for (c = 0; c < b->count; c++) {
        if (!b->rows[c].session) continue;
        if (kept < c) {
            b->rows[kept] = b->rows[c];
            memcpy(BITNET__AT(b, x, kept), BITNET__AT(b, x, c), b->x_stride * sizeof(float));
        }
        kept++;
    }
    b->count = kept;
}

static void bitnet__check_cancels(const bitnet__session_group *group, bitnet__batch *b) {
    int i;
    for (i = 0; i < group->count; i++) {
        bitnet_session *s = group->sessions[i];
        if (!bitnet__load_acquire(&s->calls.cancel) || !bitnet__waiting(group, s)) continue;
        s->failed = bitnet__check_cancel(s);
        if (!bitnet__keep_members(group, b)) b->count = 0;
    }
}

static void bitnet__end_pass(bitnet__batch *b) {
    int32_t c, rows;
    for (c = 0; c < b->count; c += rows) {
        bitnet_session *s = b->rows[c].session;
        for (rows = 1; c + rows < b->count && b->rows[c + rows].session == s;) rows++;
        if (!s) continue;
        s->pass = 0;
        bitnet__end_rows(s, rows, b->microseconds * rows / b->count);
    }
    bitnet__clear_batch(b);
}

static bitnet_result bitnet__run_pass(const bitnet__session_group *group, bitnet__batch *b) {
    int64_t start = bitnet__microseconds();
    bool late = false, ended;
    for (;;) {
        bitnet__check_cancels(group, b);
        bitnet__close_rows(b);
        ended = b->count == 0 || bitnet__finish_rows(group->model, b);
        if (late || ended) break;
        bitnet__batch_stage(group->model, b, group->deadline);
        late = bitnet__is_late(group->deadline);
    }
    b->microseconds += bitnet__microseconds() - start;
    if (ended) bitnet__end_pass(b);
    return ended ? BITNET_OK : BITNET_PENDING;
}

/* ---- sessions that share no pass */

/* most rows of its next batch */
static int32_t bitnet__rows_alone(const bitnet__session_group *group, const bitnet_session *s) {
    return bitnet__may_begin(group, bitnet__in_time(group->deadline, s->options.batch));
}

static bitnet_result bitnet__begin_alone(bitnet__session_group *group, bitnet_session *s) {
    int32_t most = bitnet__rows_alone(group, s);
    bitnet_result result = bitnet__check_cancel(s);
    if (result || (s->batch && s->batch->count > 0)) return result;
    result = bitnet__make_ready(s, true);
    if (result || most == 0) return result;
    if (bitnet__is_on_device(s) && most > s->device.backend->room(s))
        most = s->device.backend->room(s);
    bitnet__number_pass(s->model, s->batch);
    bitnet__enter_pass(group, s->batch, s, most);
    return s->failed;
}

static void bitnet__begin_on_device(bitnet__session_group *group) {
    int i;
    for (i = 0; i < group->count; i++) {
        bitnet_session *s = group->sessions[i];
        if (bitnet__is_on_device(s) && bitnet__due(group, s))
            s->failed = bitnet__begin_alone(group, s);
    }
    for (i = 0; i < group->count; i++) {
        bitnet_session *s = group->sessions[i];
        if (bitnet__is_on_device(s) && bitnet__due(group, s))
            s->device.backend->begin(group->sessions + i, group->count - i);
    }
}

/* or fetches the KV cache, to compute on the CPU */
static bitnet_result bitnet__run_on_device(const bitnet__session_group *group, bitnet_session *s) {
    int64_t start = bitnet__microseconds();
    bool elsewhere = bitnet__is_on_device(s);
    int32_t next =
        BITNET__MIN(bitnet__rows_alone(group, s), s->length - s->computed - s->batch->count);
    bitnet_result result = elsewhere ? s->device.backend->compute(s, group->deadline, next)
                                     : s->device.backend->fetch(s);
    s->batch->microseconds += bitnet__microseconds() - start;
    if (result == BITNET_PENDING) return BITNET_PENDING;
    if (result) bitnet__leave(s);
    else if (elsewhere) s->batch->stage = s->model->info.layers * BITNET__STAGES + 1;
    return BITNET_OK;
}

static bitnet_result bitnet__run_alone(bitnet__session_group *group, bitnet_session *s) {
    bitnet_result result = bitnet__begin_alone(group, s);
    bitnet__batch *b;
    if (result) s->failed = result;
    else if (s->device.backend && s->batch->count > 0 && s->batch->stage == 0)
        result = bitnet__run_on_device(group, s);
    b = s->batch;
    if (result == BITNET_OK && b && b->count > 0) {
        s->batch = NULL;
        result = bitnet__run_pass(group, b);
        s->batch = b;
        if (s->computed == s->length) bitnet__release_batch(s);
    }
    return result == BITNET_PENDING || bitnet__is_late(group->deadline) ? BITNET_PENDING
                                                                        : BITNET_OK;
}

/* ---- turns */

/* the interrupted pass, else single batches and a shared pass */
static bitnet_result bitnet__group_round(bitnet__session_group *group) {
    bitnet__batch *b = bitnet__resume_pass(group);
    bitnet_result result = BITNET_OK;
    int i;
    if (!b) bitnet__begin_on_device(group);
    for (i = 0; i < group->count && !b && result == BITNET_OK; i++) {
        bitnet_session *s = group->sessions[i];
        if (bitnet__is_alone(group, s) && bitnet__due(group, s))
            result = bitnet__run_alone(group, s);
    }
    if (!b && result == BITNET_OK) b = bitnet__begin_pass(group);
    if (!b) return result;
    result = bitnet__run_pass(group, b);
    if (result == BITNET_OK) bitnet__return_batch(group->model, &b);
    else bitnet__park_pass(b);
    return result;
}

static bitnet_result bitnet__group_step(bitnet__session_group *group) {
    bitnet_result result = BITNET_OK;
    while (result == BITNET_OK && bitnet__group_waits(group)) {
        if (group->left == 0) return BITNET_PENDING;
        result = bitnet__group_round(group);
        if (bitnet__is_late(group->deadline)) result = BITNET_PENDING;
    }
    return bitnet__group_waits(group) ? result : BITNET_OK;
}

BITNET_API bitnet_result bitnet_step_many(bitnet_session *const *sessions, size_t count,
                                          const bitnet_budget *budget) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet__session_group group;
    bitnet_result result = bitnet__group_begin(&group, sessions, count, budget);
    if (result == BITNET_OK) result = bitnet__group_step(&group);
    bitnet__choose_together(group.sessions, group.count, group.deadline);
    bitnet__group_end(&group);
    bitnet__fp_leave(saved);
    return result;
}

/* 0: no limit */
static bitnet_result bitnet__catch_up(bitnet_session *s, int64_t deadline, int32_t tokens) {
    bitnet__session_group group =
        bitnet__group_of(s->model, &s, 1, deadline, bitnet__budget_rows(tokens));
    const bitnet_result before = s->failed;
    bitnet_result result;
    s->failed = BITNET_OK;
    result = bitnet__group_step(&group);
    if (s->failed) result = s->failed;
    s->failed = before;
    return result;
}

static void bitnet__fetch(bitnet_session *s) {
    bitnet__fpenv saved;
    int32_t computed = s->computed;
    if (!s->device.backend || s->device.backend->fetch(s) == BITNET_OK) return;
    bitnet__leave(s);
    saved = bitnet__fp_enter();
    bitnet__catch_up(s, 0, computed - s->computed);
    bitnet__fp_leave(saved);
}

/* Takes an accepted draft's state, if that is the last token. */
static void bitnet__take_drafts_state(bitnet_session *s) {
    const float *state = bitnet__drafts_state(&s->drafts, s->length - 1);
    if (!state || s->computed < s->length || s->end.hidden_at == s->length) return;
    if (bitnet__is_on_device(s)) s->device.backend->state(s, s->length - 1);
    else memcpy(s->end.hidden, state, s->drafts.stride * sizeof(float));
    bitnet__new_state(s);
    s->end.hidden_at = s->length;
}

/* If so, each call makes progress without computing logits. */
static bool bitnet__is_behind(const bitnet_session *s) {
    return s->computed < s->length || s->end.hidden_at != s->length;
}

static bitnet_result bitnet__catch_up_hidden(bitnet_session *s, int64_t deadline, int32_t tokens) {
    bitnet_result result = bitnet__check_cancel(s);
    if (result) return result;
    if (s->length == 0)
        return bitnet__fail(&s->error, BITNET_ERROR_EMPTY, "the session holds no token yet");
    bitnet__take_drafts_state(s);
    if (s->computed == s->length && s->end.hidden_at != s->length)
        bitnet__go_back(s, s->length - 1); /* truncated: recompute the last token */
    result = bitnet__catch_up(s, deadline, tokens);
    return result == BITNET_OK ? bitnet__check_state(s, s->end.hidden) : result;
}

static bitnet_result bitnet__catch_up_choice(bitnet_session *s, int64_t deadline, int32_t tokens) {
    bitnet_result result = bitnet__catch_up_hidden(s, deadline, tokens);
    if (result == BITNET_OK && !bitnet__borrow_own_choice(s)) return bitnet__no_memory(&s->error);
    return result;
}

static bitnet_result bitnet__reserve_logits(bitnet_session *s) {
    if (!s->end.logits)
        s->end.logits = BITNET__NEW(float, &s->allocator, (size_t)s->model->info.vocab_size);
    return s->end.logits ? BITNET_OK : bitnet__no_memory(&s->error);
}

BITNET__NOINLINE static bitnet_result bitnet__catch_up_logits(bitnet_session *s, int64_t deadline,
                                                              int32_t tokens) {
    bool behind = bitnet__is_behind(s);
    bitnet_result result = bitnet__catch_up_hidden(s, deadline, tokens);
    if (result || s->end.has_logits) return result;
    if (behind && bitnet__is_late(deadline)) return BITNET_PENDING;
    if ((result = bitnet__reserve_logits(s))) return result;
    if (!bitnet__borrow_own_choice(s)) return bitnet__no_memory(&s->error);
    result = bitnet__all_logits(s, s->end.logits, s->model->info.vocab_size, deadline);
    s->end.has_logits = result == BITNET_OK;
    return result;
}

BITNET_API bitnet_result bitnet_step(bitnet_session *session, const bitnet_budget *budget) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result;
    bitnet__occupy(session);
    result = bitnet__catch_up(session, bitnet__deadline(budget), bitnet__budget_tokens(budget));
    session->failed = result == BITNET_PENDING ? BITNET_OK : result;
    bitnet__vacate(session);
    bitnet__fp_leave(saved);
    return result;
}

BITNET_API bitnet_result bitnet_session_result(const bitnet_session *session) {
    if (session->failed) return session->failed;
    return session->computed < session->length ? BITNET_PENDING : BITNET_OK;
}

BITNET_API bitnet_result bitnet_logits(bitnet_session *session, const bitnet_budget *budget,
                                       const float **logits) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result;
    *logits = NULL;
    bitnet__enter(session);
    result =
        bitnet__catch_up_logits(session, bitnet__deadline(budget), bitnet__budget_tokens(budget));
    if (result == BITNET_OK) *logits = session->end.logits;
    if (bitnet__exit(session)) *logits = NULL, result = BITNET_CANCELLED;
    bitnet__fp_leave(saved);
    return result;
}

BITNET_API bitnet_result bitnet_log_probability(bitnet_session *session, int32_t id,
                                                const bitnet_budget *budget, float *out) {
    const float *logits;
    bitnet__log_scale scale;
    bitnet__fpenv saved;
    bitnet_result result = bitnet__check_ids(session, &id, 1);
    *out = 0;
    if (result == BITNET_OK) result = bitnet_logits(session, budget, &logits);
    if (result) return result;
    saved = bitnet__fp_enter();
    scale = bitnet__log_scale_of(logits, session->model->info.vocab_size);
    *out = bitnet__log_probability_of(scale, logits[id]);
    bitnet__fp_leave(saved);
    return BITNET_OK;
}

/* ====================
   >>sample   Sampling: choosing a token

   Catches up, has the head computed as far as the choice needs it, and takes the chosen token. */

static bitnet_result bitnet__sample_state(bitnet_session *s, int64_t deadline, int32_t *id) {
    bitnet__choice *choice = s->choice;
    bitnet_result result = BITNET_OK;
    if (bitnet__is_greedy(s) && s->device.backend && s->device.backend->choose(s, id))
        return BITNET_OK;
    if (choice->for_logits) bitnet__restart_choice(s);
    if (choice->stage <= BITNET__HEAD_BEGIN) bitnet__begin_choice(s, true);
    if (choice->stage == BITNET__HEAD_DRAW) choice->stage = BITNET__HEAD_DONE; /* was late */
    BITNET_ASSERT(choice->length == s->length && choice->allowed == bitnet__allowed(s));
    bitnet__run_choices(&s, 1, deadline);
    if (choice->stage == BITNET__HEAD_FAILED) return bitnet__non_finite(s, choice->at);
    if (choice->stage < BITNET__HEAD_DONE) return BITNET_PENDING;
    if (choice->stage == BITNET__HEAD_DONE) result = bitnet__choose(s);
    if (result) return result;
    s->sampler.draws += s->sampler.sampling.temperature > 0;
    *id = choice->chosen;
    return BITNET_OK;
}

/* 0: no limit */
BITNET__NOINLINE static bitnet_result bitnet__sample(bitnet_session *s, int64_t deadline,
                                                     int32_t tokens, int32_t *id) {
    int64_t start;
    bool behind = bitnet__is_behind(s);
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
    if (result != BITNET_PENDING) bitnet__return_choice(s->model, &s->choice);
    s->stats.sample_microseconds += bitnet__microseconds() - start;
    return result;
}

BITNET_API bitnet_result bitnet_sample(bitnet_session *session, const bitnet_budget *budget,
                                       int32_t *id) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result;
    *id = -1;
    bitnet__enter(session);
    result = bitnet__sample(session, bitnet__deadline(budget), bitnet__budget_tokens(budget), id);
    bitnet__exit(session);
    bitnet__fp_leave(saved);
    return result;
}
