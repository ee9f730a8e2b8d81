#pragma once
#include "tokens.h"
#include "batch.h"

/* ==================================================
   >>passes   Passes: computing what waits

   A call computes for a crowd of sessions, or one, turn by turn. A pass takes a batch through all
   layers, within one call if the budget allows. A session alone keeps its interrupted batch; a
   shared pass waits in the model's list for a call with one of its sessions. A session leaves
   before it changes (bitnet__quit_pass), and resuming voids rows of sessions the call does not
   list, so no row names a freed session.
   ================================================== */

enum {
    BITNET__PASS = 128,        /* rows */
    BITNET__PASS_PROMPTS = 16, /* of prompts while others decode; in all, with guesses */
    BITNET__PASS_SHORT = 8     /* with a deadline */
};

typedef struct bitnet__crowd {
    bitnet_model *model;
    bitnet_session *const *sessions;
    int count;
    int64_t deadline;
    int64_t left; /* may begin */
    bool generating;
} bitnet__crowd;

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

static bitnet_result bitnet__crowd_begin(bitnet__crowd *crowd, bitnet_session *const *sessions,
                                         size_t count, const bitnet_budget *budget) {
    size_t i, j;
    memset(crowd, 0, sizeof *crowd);
    if (count > INT32_MAX || (count > 0 && !sessions)) return BITNET_ERROR_ARGUMENT;
    for (i = 0; i < count; i++) {
        bool bad = !sessions[i] || sessions[i]->model != sessions[0]->model;
        for (j = 0; j < i && !bad; j++) bad = sessions[j] == sessions[i];
        if (bad && sessions[0])
            bitnet__fail(&sessions[0]->error, BITNET_ERROR_ARGUMENT,
                         "sessions[%i] is NULL, there twice or of another model", (int64_t)i);
        if (bad) return BITNET_ERROR_ARGUMENT;
    }
    if (bitnet__check_budget(count ? &sessions[0]->error : NULL, budget) != BITNET_OK)
        return BITNET_ERROR_ARGUMENT;
    crowd->sessions = sessions;
    crowd->count = (int)count;
    crowd->deadline = bitnet__deadline(budget);
    crowd->left = bitnet__budget_rows(budget ? budget->tokens : 0);
    if (count > 0) crowd->model = sessions[0]->model;
    for (i = 0; i < count; i++) bitnet__occupy(sessions[i]);
    return BITNET_OK;
}

static void bitnet__crowd_end(const bitnet__crowd *crowd) {
    int i;
    for (i = 0; i < crowd->count; i++) bitnet__vacate(crowd->sessions[i]);
}

static int32_t bitnet__waiting(const bitnet__crowd *crowd, const bitnet_session *s) {
    bool takes_part = s->generation.active || !crowd->generating;
    return takes_part && s->failed == BITNET_OK ? s->length - s->computed : 0;
}

static bool bitnet__crowd_waits(const bitnet__crowd *crowd) {
    int i;
    for (i = 0; i < crowd->count; i++)
        if (bitnet__waiting(crowd, crowd->sessions[i])) return true;
    return false;
}

static int32_t bitnet__may_begin(const bitnet__crowd *crowd, int32_t most) {
    return crowd->left < most ? (int32_t)crowd->left : most;
}

static int32_t bitnet__in_time(int64_t deadline, int32_t rows) {
    return deadline && rows > BITNET__PASS_SHORT ? BITNET__PASS_SHORT : rows;
}

static bitnet_result bitnet__heed_cancel(bitnet_session *s) {
    bitnet__generation *g = &s->generation;
    if (!bitnet__exchange(&s->calls.cancel, 0)) return BITNET_OK;
    if (g->active && g->reason == BITNET_STOP_NONE) {
        g->reason = BITNET_STOP_CANCELLED;
        g->failed = BITNET_CANCELLED;
    }
    bitnet__truncate(s, s->computed);
    return bitnet__fail(&s->error, BITNET_CANCELLED, "cancelled");
}

/* ---- the members of a pass */

/* no sharing with a backend or observer */
static bool bitnet__is_alone(const bitnet__crowd *crowd, const bitnet_session *s) {
    return crowd->count == 1 || s->device.backend || s->observer.logits || s->observer.layer;
}

static int32_t bitnet__sharing(const bitnet__crowd *crowd, const bitnet_session *s) {
    return bitnet__is_alone(crowd, s) ? 0 : bitnet__waiting(crowd, s);
}

static void bitnet__join(bitnet_session *s) {
    bitnet__give_back_batch(s);
    bitnet__use_notes(s);
    s->failed = bitnet__reserve(s, s->computed, s->length, 0);
}

/* the longest waiting */
static bitnet_session *bitnet__next_single(const bitnet__crowd *crowd, uint64_t number) {
    bitnet_session *next = NULL;
    int i;
    for (i = 0; i < crowd->count; i++) {
        bitnet_session *s = crowd->sessions[i];
        if (bitnet__sharing(crowd, s) == 1 && s->turn != number && (!next || s->turn < next->turn))
            next = s;
    }
    return next;
}

static void bitnet__enter_pass(bitnet__batch *b, bitnet_session *s, int32_t most) {
    bitnet__add_rows(b, s, most);
    s->pass = s->turn = b->number;
}

/* single tokens with guesses, then prompts */
static void bitnet__fill_pass(bitnet__crowd *crowd, bitnet__batch *b, int32_t most, int32_t singles,
                              int32_t prompts) {
    bitnet_session *s;
    int32_t few = bitnet__in_time(crowd->deadline, BITNET__PASS_PROMPTS), guesses, i;
    guesses = singles == 1 && !prompts && !crowd->deadline ? BITNET__GUESSES
              : singles && singles + prompts < few         ? (few - prompts - singles) / singles
                                                           : 0;
    while (b->count < most && (s = bitnet__next_single(crowd, b->number)) != NULL)
        bitnet__enter_pass(b, s, most - b->count < 1 + guesses ? most - b->count : 1 + guesses);
    for (i = 0; i < crowd->count && b->count < most && prompts > 0; i++) {
        int32_t before = b->count, room = most - before;
        s = crowd->sessions[i];
        if (bitnet__sharing(crowd, s) <= 1) continue;
        if (room > prompts) room = prompts;
        bitnet__enter_pass(b, s, room < s->options.batch ? room : s->options.batch);
        prompts -= b->count - before;
    }
}

static bitnet__batch *bitnet__pass_create(bitnet_model *model, int32_t rows, int32_t rank) {
    bitnet__lender *lender = &model->lender;
    bitnet__batch *b = bitnet__borrow_batch(model, rows, rank);
    if (!b) return NULL;
    b->count = b->stage = b->slice = 0;
    b->microseconds = 0;
    bitnet__lend_lock(lender);
    b->number = ++lender->passes_begun;
    bitnet__lend_unlock(lender);
    return b;
}

static bitnet__batch *bitnet__begin_pass(bitnet__crowd *crowd) {
    int32_t singles = 0, prompts = 0, most = bitnet__may_begin(crowd, BITNET__PASS), few, rows;
    int32_t rank = 0;
    bitnet__batch *b;
    int i;
    for (i = 0; i < crowd->count && most > 0; i++) {
        bitnet_session *s = crowd->sessions[i];
        if (bitnet__sharing(crowd, s)) bitnet__join(s);
        if (bitnet__sharing(crowd, s) && rank < bitnet__rank_of(s)) rank = bitnet__rank_of(s);
        if (bitnet__sharing(crowd, s) == 1) singles++;
        else if (prompts < most)
            prompts += bitnet__sharing(crowd, s) < most ? bitnet__sharing(crowd, s) : most;
    }
    if (singles + prompts == 0) return NULL;
    few = bitnet__in_time(crowd->deadline, singles ? BITNET__PASS_PROMPTS : most);
    if (prompts > few) prompts = few;
    rows = singles + prompts < BITNET__GUESSES + 1 ? BITNET__GUESSES + 1 : singles + prompts;
    b = bitnet__pass_create(crowd->model, rows < most ? rows : most, rank);
    if (b) bitnet__fill_pass(crowd, b, most, singles, prompts);
    for (i = 0; i < crowd->count && !b; i++)
        if (bitnet__sharing(crowd, crowd->sessions[i]))
            crowd->sessions[i]->failed = bitnet__no_memory(&crowd->sessions[i]->error);
    if (b) crowd->left -= b->count;
    return b;
}

/* ---- interrupting and resuming */

static void bitnet__park_pass(bitnet_model *model, bitnet__batch *b) {
    bitnet__lend_lock(&model->lender);
    b->next = model->lender.passes;
    model->lender.passes = b;
    bitnet__lend_unlock(&model->lender);
}

static bitnet__batch *bitnet__take_pass(bitnet__lender *lender, uint64_t number) {
    bitnet__batch **at, *b;
    bitnet__lend_lock(lender);
    for (at = &lender->passes; *at && (*at)->number != number;) at = &(*at)->next;
    b = *at;
    if (b) *at = b->next;
    bitnet__lend_unlock(lender);
    return b;
}

static bool bitnet__is_member(const bitnet__crowd *crowd, const bitnet__batch *b,
                              const bitnet__row *row) {
    int i;
    for (i = 0; i < crowd->count; i++)
        if (crowd->sessions[i] == row->session) return row->session->pass == b->number;
    return false;
}

static bitnet__batch *bitnet__resume_pass(const bitnet__crowd *crowd) {
    bitnet__batch *b = NULL;
    int32_t c;
    int i;
    for (i = 0; i < crowd->count && !b; i++) {
        bitnet_session *s = crowd->sessions[i];
        if (!s->pass || bitnet__is_alone(crowd, s)) continue;
        if (!(b = bitnet__take_pass(&crowd->model->lender, s->pass))) s->pass = 0;
    }
    for (c = 0; b && c < b->count; c++)
        if (!bitnet__is_member(crowd, b, &b->rows[c])) b->rows[c].session = NULL;
    return b;
}

/* between layers only x is live */
static void bitnet__close_rows(bitnet__batch *b) {
    int32_t kept = 0, c;
    if (b->slice > 0 || (b->stage > 0 && (b->stage - 1) % BITNET__STAGES != 0)) return;
    for (c = 0; c < b->count; c++) {
        if (!b->rows[c].session) continue;
        if (kept < c) {
            b->rows[kept] = b->rows[c];
            memcpy(b->x + (size_t)kept * b->x_stride, b->x + (size_t)c * b->x_stride,
                   b->x_stride * sizeof(float));
        }
        kept++;
    }
    b->count = kept;
}

static void bitnet__heed_cancels(const bitnet__crowd *crowd, bitnet__batch *b) {
    int i;
    for (i = 0; i < crowd->count; i++) {
        bitnet_session *s = crowd->sessions[i];
        if (!bitnet__load_acquire(&s->calls.cancel) || !bitnet__waiting(crowd, s)) continue;
        if (bitnet__void_rows(b, s) == 0) b->count = 0;
        s->failed = bitnet__heed_cancel(s);
    }
}

static void bitnet__end_pass(bitnet__batch *b) {
    int32_t c, rows, end;
    for (c = 0; c < b->count; c += rows) {
        bitnet_session *s = b->rows[c].session;
        int64_t share;
        for (rows = 1; c + rows < b->count && b->rows[c + rows].session == s;) rows++;
        if (!s) continue;
        end = s->computed;
        share = b->microseconds * rows / b->count;
        s->pass = 0;
        s->failed = bitnet__end_rows(s, b, c, rows);
        if (s->computed - end > 1) s->stats.prompt_microseconds += share;
        else s->stats.decode_microseconds += share;
    }
    b->count = b->stage = b->slice = 0;
}

static bitnet_result bitnet__run_pass(const bitnet__crowd *crowd, bitnet__batch *b) {
    int64_t start = bitnet__microseconds();
    bool late = false, ended;
    for (;;) {
        bitnet__heed_cancels(crowd, b);
        bitnet__close_rows(b);
        ended = b->count == 0 || bitnet__is_through(crowd->model, b);
        if (late || ended) break;
        bitnet__batch_stage(crowd->model, b, crowd->deadline != 0);
        late = bitnet__is_late(crowd->deadline);
    }
    b->microseconds += bitnet__microseconds() - start;
    if (ended) bitnet__end_pass(b);
    return ended ? BITNET_OK : BITNET_PENDING;
}

static bitnet_result bitnet__run_shared(const bitnet__crowd *crowd, bitnet__batch *b) {
    bitnet_result result = bitnet__run_pass(crowd, b);
    if (result == BITNET_OK) bitnet__return_batch(&crowd->model->lender, b);
    else bitnet__park_pass(crowd->model, b);
    return result;
}

/* ---- sessions that share no pass */

/* Memory is there, unless the session was copied, cut or restored. A session that goes back may
   have to write to pages that it shares. */
static bitnet_result bitnet__begin_alone(bitnet__crowd *crowd, bitnet_session *s) {
    int32_t most = bitnet__may_begin(crowd, bitnet__in_time(crowd->deadline, s->options.batch));
    bitnet_result result = bitnet__heed_cancel(s);
    bitnet__quit_pass(s);
    if (result || (s->batch && s->batch->count > 0)) return result;
    bitnet__use_notes(s);
    if (!s->batch) result = bitnet__reserve(s, s->computed, s->length, s->length - s->computed);
    else if (!bitnet__own_pages(s, s->computed, s->length)) result = bitnet__no_memory(&s->error);
    if (result || most == 0) return result;
    if (!bitnet__reserve_snapshots(s, 1)) return bitnet__no_memory(&s->error);
    if (bitnet__is_elsewhere(s) && most > s->device.backend->room(s))
        most = s->device.backend->room(s);
    s->batch->stage = s->batch->slice = 0;
    s->batch->microseconds = 0;
    bitnet__add_rows(s->batch, s, most);
    crowd->left -= s->batch->count;
    return BITNET_OK;
}

static void bitnet__begin_elsewhere(bitnet__crowd *crowd) {
    int i;
    for (i = 0; i < crowd->count; i++) {
        bitnet_session *s = crowd->sessions[i];
        if (bitnet__is_elsewhere(s) && bitnet__waiting(crowd, s))
            s->failed = bitnet__begin_alone(crowd, s);
    }
    for (i = 0; i < crowd->count; i++) {
        bitnet_session *s = crowd->sessions[i];
        if (bitnet__is_elsewhere(s) && bitnet__waiting(crowd, s))
            s->device.backend->begin(crowd->sessions + i, crowd->count - i);
    }
}

/* or fetches the KV cache, to compute here */
static bitnet_result bitnet__run_elsewhere(const bitnet__crowd *crowd, bitnet_session *s) {
    int64_t start = bitnet__microseconds();
    bool elsewhere = bitnet__is_elsewhere(s);
    bitnet_result result = elsewhere ? s->device.backend->compute(s, crowd->deadline, crowd->left)
                                     : s->device.backend->fetch(s);
    s->batch->microseconds += bitnet__microseconds() - start;
    if (result == BITNET_PENDING) return BITNET_PENDING;
    if (result) bitnet__leave(s);
    else if (elsewhere) s->batch->stage = s->model->info.layers * BITNET__STAGES + 1;
    return BITNET_OK;
}

static bitnet_result bitnet__run_alone(bitnet__crowd *crowd, bitnet_session *s) {
    bitnet_result result = bitnet__begin_alone(crowd, s);
    bitnet__batch *b;
    if (result) s->failed = result;
    else if (s->device.backend && s->batch->count > 0 && s->batch->stage == 0)
        result = bitnet__run_elsewhere(crowd, s);
    b = s->batch;
    if (result == BITNET_OK && b && b->count > 0) {
        s->batch = NULL;
        result = bitnet__run_pass(crowd, b);
        s->batch = b;
        if (s->computed == s->length) bitnet__give_back_batch(s);
    }
    return result == BITNET_PENDING || bitnet__is_late(crowd->deadline) ? BITNET_PENDING
                                                                        : BITNET_OK;
}

/* ---- turns */

/* the interrupted pass, else single batches and a shared pass */
static bitnet_result bitnet__crowd_turn(bitnet__crowd *crowd) {
    bitnet__batch *b = bitnet__resume_pass(crowd);
    bitnet_result result = BITNET_OK;
    int i;
    if (!b) bitnet__begin_elsewhere(crowd);
    for (i = 0; i < crowd->count && !b && result == BITNET_OK; i++) {
        bitnet_session *s = crowd->sessions[i];
        if (bitnet__is_alone(crowd, s) && bitnet__waiting(crowd, s))
            result = bitnet__run_alone(crowd, s);
    }
    if (!b && result == BITNET_OK) b = bitnet__begin_pass(crowd);
    return b ? bitnet__run_shared(crowd, b) : result;
}

static bitnet_result bitnet__crowd_step(bitnet__crowd *crowd) {
    bitnet_result result = BITNET_OK;
    while (result == BITNET_OK && bitnet__crowd_waits(crowd)) {
        if (crowd->left == 0) return BITNET_PENDING;
        result = bitnet__crowd_turn(crowd);
        if (bitnet__is_late(crowd->deadline)) result = BITNET_PENDING;
    }
    return bitnet__crowd_waits(crowd) ? result : BITNET_OK;
}

BITNET_API bitnet_result bitnet_step_many(bitnet_session *const *sessions, size_t count,
                                          const bitnet_budget *budget) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet__crowd crowd;
    bitnet_result result = bitnet__crowd_begin(&crowd, sessions, count, budget);
    if (result == BITNET_OK) result = bitnet__crowd_step(&crowd);
    bitnet__begin_choices(crowd.sessions, crowd.count, crowd.deadline);
    bitnet__crowd_end(&crowd);
    bitnet__fp_leave(saved);
    return result;
}

/* 0: no limit */
static bitnet_result bitnet__catch_up(bitnet_session *s, int64_t deadline, int32_t tokens) {
    const bitnet_result before = s->failed;
    bitnet_result result;
    bitnet__crowd crowd;
    memset(&crowd, 0, sizeof crowd);
    crowd.model = s->model;
    crowd.sessions = &s;
    crowd.count = 1;
    crowd.deadline = deadline;
    crowd.left = bitnet__budget_rows(tokens);
    s->failed = BITNET_OK;
    result = bitnet__crowd_step(&crowd);
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

static bitnet_result bitnet__catch_up_hidden(bitnet_session *s, int64_t deadline, int32_t tokens) {
    bitnet_result result = bitnet__heed_cancel(s);
    if (result) return result;
    if (s->length == 0)
        return bitnet__fail(&s->error, BITNET_ERROR_EMPTY, "the session holds no token yet");
    if (s->computed == s->length && s->end.hidden_at != s->length) {
        int32_t guess = s->length - 1 - s->guesses.from;
        if (guess >= 0 && s->length <= s->guesses.end) { /* accepted */
            size_t width = bitnet__pad((size_t)s->model->info.width, 64);
            if (bitnet__is_elsewhere(s)) s->device.backend->state(s, s->length - 1);
            else
                memcpy(s->end.hidden, s->guesses.states + (size_t)guess * width,
                       width * sizeof(float));
            bitnet__new_state(s);
            s->end.hidden_at = s->length;
        } else {
            bitnet__go_back(s, s->length - 1); /* truncated: recompute the last token */
        }
    }
    result = bitnet__catch_up(s, deadline, tokens);
    return result == BITNET_OK ? bitnet__check_state(s, s->end.hidden) : result;
}

static bitnet_result bitnet__catch_up_choice(bitnet_session *s, int64_t deadline, int32_t tokens) {
    bitnet_result result = bitnet__catch_up_hidden(s, deadline, tokens);
    if (result == BITNET_OK && !s->choice && !(s->choice = bitnet__borrow_choice(s->model)))
        return bitnet__no_memory(&s->error);
    return result;
}

static bitnet_result bitnet__reserve_logits(bitnet_session *s) {
    if (!s->end.logits)
        s->end.logits = BITNET__NEW(float, &s->allocator, (size_t)s->model->info.vocabulary);
    return s->end.logits ? BITNET_OK : bitnet__no_memory(&s->error);
}

BITNET__NOINLINE static bitnet_result bitnet__catch_up_logits(bitnet_session *s) {
    bitnet_result result = bitnet__catch_up_hidden(s, 0, 0);
    int32_t done = 0;
    if (result || s->end.has_logits) return result;
    if ((result = bitnet__reserve_logits(s))) return result;
    result = bitnet__catch_up_choice(s, 0, 0);
    if (result == BITNET_OK) result = bitnet__lm_head(s, s->end.logits, &done, 0);
    s->end.has_logits = result == BITNET_OK;
    return result;
}

BITNET_API bitnet_result bitnet_step(bitnet_session *session, const bitnet_budget *budget) {
    bitnet__fpenv saved;
    bitnet_result result = bitnet__check_budget(&session->error, budget);
    if (result) return result;
    saved = bitnet__fp_enter();
    bitnet__occupy(session);
    result = bitnet__catch_up(session, bitnet__deadline(budget), budget ? budget->tokens : 0);
    session->failed = result == BITNET_PENDING ? BITNET_OK : result;
    bitnet__vacate(session);
    bitnet__fp_leave(saved);
    return result;
}

BITNET_API bitnet_result bitnet_session_result(const bitnet_session *session) {
    if (session->failed) return session->failed;
    return session->computed < session->length ? BITNET_PENDING : BITNET_OK;
}

BITNET_API const float *bitnet_logits(bitnet_session *session) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result;
    bitnet__enter(session);
    result = bitnet__catch_up_logits(session);
    bitnet__fp_leave(saved);
    return bitnet__exit(session) || result ? NULL : session->end.logits;
}

BITNET__NOINLINE static bitnet_result bitnet__log_softmax(bitnet_session *s, int32_t id,
                                                          float *out) {
    int32_t vocabulary = s->model->info.vocabulary;
    bitnet_result result = bitnet__check_ids(s, &id, 1);
    if (result == BITNET_OK) result = bitnet__catch_up_logits(s);
    if (result) return result;
    *out = bitnet__log_share(bitnet__log_scale_of(s->end.logits, vocabulary), s->end.logits[id]);
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_log_probability(bitnet_session *session, int32_t id, float *out) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_result result;
    *out = 0;
    bitnet__enter(session);
    result = bitnet__log_softmax(session, id, out);
    bitnet__exit(session);
    bitnet__fp_leave(saved);
    return result;
}
