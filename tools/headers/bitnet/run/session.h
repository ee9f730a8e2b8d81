#pragma once
#include "../text/chat.h"
#include "draft.h"
#include "attached.h"

/* ====================
   >>session   Session: tokens, memory, context

   A session is a list of tokens; its pages hold the keys and values of the first `computed`.
   Feeding, truncating and sliding edit the list and reserve memory; the forward pass catches up
   later. When a public function ends, bitnet__check_session asserts these rules, and >>draft's:
   - computed <= length <= context. Computed tokens have pages; in a session of an MTP head, all do.
   - `end` is the state after hidden_at <= computed tokens. It has logits only if it is valid.
   - Recurrent states lead to `computed`: there is a snapshot, or the replay log leads to it.
   - A choice that has begun is that of the last token, whose state is there.
   - A session takes part in a pass only while tokens wait. Rows of it in its own batch, or in a
     shared one that it leads, are its next positions in order.
   - A constraint's text begins within the session's tokens. */

typedef struct bitnet__written {
    bitnet_detokenizer detokenizer;
    char *text; /* passed on last, then waiting */
    size_t length, capacity, passed;
    size_t *begins; /* of the last tokens, in `text` */
    size_t begin_count, begin_capacity;
} bitnet__written;

typedef struct bitnet__stops {
    char *strings; /* zero-terminated */
    size_t count, capacity;
    int32_t *ids;
    size_t id_count, id_capacity;
    bitnet__mask others; /* tokens allowed before min_tokens */
    size_t others_capacity;
} bitnet__stops;

/* for bitnet_generate_tokens */
typedef struct bitnet__token_report {
    bitnet_generated_token *tokens;
    bitnet_token_probability *likely; /* [count][best] */
    size_t count, capacity, likely_capacity;
    bitnet__candidate *candidates;
    size_t candidate_capacity;
    bool keep; /* not shown yet */
} bitnet__token_report;

/* if it is too long, its end replaces sampled tokens */
typedef struct bitnet__thought {
    bool open, done;
    int32_t tokens;
    int32_t matched; /* bytes of the next mark */
    char last;
    int32_t end[16];         /* a new line, </think>, an empty line */
    size_t end_count, ended; /* length, tokens fed */
} bitnet__thought;

/* What the next message of a conversation completes. */
typedef enum bitnet__open_message {
    BITNET__OPEN_NOTHING,
    BITNET__OPEN_REPLY, /* without its end token */
    BITNET__OPEN_SYSTEM /* a system message, which is all that the session holds */
} bitnet__open_message;

typedef struct bitnet__generation {
    bitnet_generate_options options; /* its pointers are void */
    bool active;
    bitnet__open_message open;
    int32_t tokens;
    bitnet_stop_reason reason;
    bitnet_result failed; /* reported after the tokens before it */
    int32_t credit;       /* of its share, toward the next pass; see >>generate */
    bool skips;           /* this pass */
    bitnet__written written;
    bitnet__stops stops;
    bitnet__token_report taken;
    bitnet__thought thought;
} bitnet__generation;

/* Another processor (a GPU: bitnet_gpu.h). The first `device_valid` positions of the KV cache are
   there, the first `host_valid` in the pages; fetch before reading more. A backend that fails is
   not used again: its tokens are computed again on the CPU, with the same bits. */
typedef struct bitnet__backend {
    /* most rows of the next batch */
    int32_t (*room)(const bitnet_session *s);
    /* computes session->batch, and may begin up to `next` tokens that wait after it */
    bitnet_result (*compute)(bitnet_session *s, int64_t deadline, int32_t next);
    /* may begin several sessions' batches in one pass; compute continues or repeats */
    void (*begin)(bitnet_session *const *sessions, int count);
    /* writes the normalized state after `position` to end.hidden */
    void (*state)(bitnet_session *s, int32_t position);
    /* logits of that state, or the greatest; false: not available */
    bool (*logits)(bitnet_session *s, float *logits);
    bool (*choose)(bitnet_session *s, int32_t *id);
    /* Writes to choice->survivors, exactly, all tokens of the mask among the k likeliest before
       penalties and biases. Returns their number; 0: none. */
    int32_t (*candidates)(bitnet_session *s, size_t k);
    /* brings positions [host_valid, computed) here */
    bitnet_result (*fetch)(bitnet_session *s);
    void (*end)(bitnet_session *s);
} bitnet__backend;

typedef struct bitnet__calls {
    bitnet__atomic cancel, busy;
    int depth;  /* of computing calls */
    bool freed; /* in a callback */
} bitnet__calls;

typedef struct bitnet__end {
    float *hidden;
    int32_t hidden_at; /* `computed` then */
    float *logits;
    bool has_logits;
} bitnet__end;

typedef struct bitnet__sampler {
    bitnet_sampling sampling;
    uint64_t draws; /* random numbers used */
    bitnet__candidate *candidates;
    size_t candidate_capacity;
    int32_t screen_pause, screen_pause_next; /* tokens without the screen: now, next time */
    int32_t rows_touched, released;          /* of a mapped head; the next row to release */
    const bitnet__mask *mask;                /* NULL: all */
} bitnet__sampler;

/* interrupted work of another header, kept for its next call if the tokens stay the same */
typedef struct bitnet__parked {
    void *state; /* NULL: none */
    void (*free)(bitnet_session *s, void *state);
} bitnet__parked;

typedef struct bitnet__device {
    const bitnet__backend *backend; /* NULL: this processor */
    void *state;
    int32_t host_valid, device_valid; /* positions */
} bitnet__device;

/* tools/headers/session.md: what each operation does to each field */
struct bitnet_session {
    bitnet_model *model;
    bitnet_session_options options;
    bitnet_allocator allocator;
    bitnet_error error;
    bitnet_result failed;
    bitnet_session_stats stats;
    bitnet__calls calls;

    /* [0, computed) are in the KV cache, [computed, length) wait */
    int32_t *tokens;
    int32_t length, computed;
    bool long_rope;       /* longrope's long factors apply */
    bitnet__page **pages; /* NULL after the last */
    bitnet__recurrent recurrent;
    bitnet__device device;

    bitnet__batch *batch;   /* NULL: nothing waits */
    bitnet__batch *led;     /* an interrupted shared pass; see >>passes */
    uint64_t pass;          /* number of the pass that computes its rows; 0: none */
    uint64_t turn;          /* number of its last pass */
    bitnet__choice *choice; /* NULL once used */

    const struct bitnet_adapter *adapter;
    float adapter_scale;
    bitnet__constraint constraint;
    bitnet_observer observer;
    bool states_only; /* bitnet__report_states */

    bitnet__end end;
    bitnet__drafts drafts;
    bitnet__sampler sampler;
    bitnet__generation generation;
    bitnet__parked parked;
};

static void bitnet__session_layout(bitnet_session *s, const bitnet_model_info *info,
                                   bitnet__arena *arena) {
    s->tokens = bitnet__take_ints(arena, (uint64_t)s->options.context_length, 1);
    s->pages = (bitnet__page **)bitnet__take(arena, bitnet__pages_of(s->options.context_length),
                                             sizeof(bitnet__page *));
    s->end.hidden = bitnet__take_floats(arena, 1, bitnet__pad((size_t)info->hidden_size, 64));
}

static bitnet_result bitnet__session_options(const bitnet_model_info *info,
                                             const bitnet_session_options *given,
                                             bitnet_session_options *out, bitnet_error *error) {
    memset(out, 0, sizeof *out);
    if (given) *out = *given;
    if (out->context_length == 0) out->context_length = BITNET__MIN(info->context_length, 4096);
    if (out->batch == 0) out->batch = 128;
    if (out->batch > out->context_length) out->batch = out->context_length;
    {
        const bitnet__argument table[] = {
            {"context_length", out->context_length, 1, 1 << 24},
            {"batch", out->batch, 1, INT32_MAX},
            {"overflow", out->overflow, 0, BITNET_OVERFLOW_SLIDE},
            {"keep", out->keep, 0, out->context_length / 2},
            {"snapshots", out->snapshots, BITNET_OFF, BITNET__SNAPSHOTS},
            {"cache", out->cache, 0, BITNET_CACHE_INT8}};
        return BITNET__CHECK(error, table);
    }
}

BITNET_API bitnet_session *bitnet_session_create(bitnet_model *model,
                                                 const bitnet_session_options *options,
                                                 bitnet_error *error) {
    bitnet_session *s, sizing;
    bitnet__arena arena = {NULL, 0};
    if (!model) return NULL;
    memset(&sizing, 0, sizeof sizing);
    if (bitnet__session_options(&model->info, options, &sizing.options, error) != BITNET_OK)
        return NULL;
    bitnet__take(&arena, 1, sizeof sizing);
    bitnet__session_layout(&sizing, &model->info, &arena);
    if (!bitnet__arena_alloc(&arena, &model->allocator, true)) {
        bitnet__no_memory(error);
        return NULL;
    }
    s = (bitnet_session *)bitnet__take(&arena, 1, sizeof *s);
    s->options = sizing.options;
    bitnet__session_layout(s, &model->info, &arena);
    s->model = model;
    s->allocator = model->allocator;
    s->long_rope = model->original && s->options.context_length > model->original;
    s->sampler.screen_pause_next = BITNET__SCREEN_PAUSE;
    s->recurrent.turn_token = bitnet__turn_token(model->tokenizer);
    if (bitnet_session_set_sampling(s, NULL) == BITNET_OK) return s;
    bitnet_session_free(s);
    bitnet__no_memory(error);
    return NULL;
}

/* ---- borrowing and returning */

static void bitnet__clear_batch(bitnet__batch *b) {
    b->count = b->stage = b->slice = b->slices = 0;
}

static void bitnet__drop_batch(bitnet_session *s) {
    if (s->batch) bitnet__clear_batch(s->batch);
    s->pass = 0;
}

static void bitnet__release_batch(bitnet_session *s) {
    bitnet__drop_batch(s);
    bitnet__return_batch(s->model, &s->batch);
}

/* An interrupted choice begins again: something that it depends on has changed. */
static void bitnet__restart_choice(bitnet_session *s) {
    if (s->choice) s->choice->stage = BITNET__HEAD_IDLE;
}

static bool bitnet__borrow_own_choice(bitnet_session *s) {
    if (!s->choice) s->choice = bitnet__borrow_choice(s->model);
    if (s->choice) s->choice->session = s;
    return s->choice != NULL;
}

static int32_t bitnet__fed_rows(const bitnet_session *s) {
    int32_t fed = s->length - s->computed;
    if (!s->batch) return 0;
    return s->batch->count < fed ? s->batch->count : fed;
}

static int32_t bitnet__paged(const bitnet_session *s) {
    int32_t count = (s->options.context_length + BITNET__PAGE - 1) / BITNET__PAGE, i = s->computed;
    for (i = i / BITNET__PAGE; i < count && s->pages[i];) i++;
    return i * BITNET__PAGE;
}

static bool bitnet__check_drafts(const bitnet_session *s) {
    const bitnet__drafts *d = &s->drafts;
    bool logged = d->from < d->end && s->model->info.state_heads;
    return d->from <= s->computed && (d->end <= s->length || s->computed == s->length) &&
           d->end <= bitnet__paged(s) &&
           (!logged || bitnet__resumes_at(&s->recurrent, d->end) == d->end);
}

/* Drops drafts at and after a position, and all that are being computed. */
static void bitnet__drop_drafts(bitnet_session *s, int32_t position) {
    if (s->batch && s->batch->number == s->pass) s->batch->count = bitnet__fed_rows(s);
    else s->pass = 0;
    bitnet__drafts_drop(&s->drafts, position);
    BITNET_ASSERT(bitnet__check_drafts(s));
}

/* Is each row of the session in this batch one of its next positions, in order, with the token that
   waits there? */
static bool bitnet__check_rows(const bitnet_session *s, const bitnet__batch *b) {
    int32_t at = s->computed, c;
    for (c = 0; c < b->count; c++) {
        const bitnet__row *row = &b->rows[c];
        if (row->session != s) continue;
        if (row->position != at || (at < s->length && row->id != s->tokens[at])) return false;
        at++;
    }
    return true;
}

static bool bitnet__check_session(const bitnet_session *s) {
    const bitnet__choice *c = s->choice;
    bool chooses = c && c->stage > BITNET__HEAD_BEGIN, here = !s->device.backend;
    bool alone = s->batch && s->batch->count > 0;
    int32_t end = bitnet__joins(&s->model->info) ? s->length : s->computed, i = 0;
    while (i * BITNET__PAGE < end && s->pages[i]) i++;
    return s->computed <= s->length && s->length <= s->options.context_length &&
           s->device.host_valid <= s->computed && s->device.device_valid <= s->computed &&
           i * BITNET__PAGE >= end &&
           (!s->model->info.state_heads || !here ||
            bitnet__resumes_at(&s->recurrent, s->computed) == s->computed) &&
           bitnet__check_drafts(s) && s->end.hidden_at <= s->computed &&
           (!s->end.has_logits || s->end.hidden_at > 0) &&
           (!chooses || s->computed < s->length ||
            (c->length == s->length && s->end.hidden_at == s->length)) &&
           (s->pass == 0 || s->computed < s->length) &&
           (!alone || !here || (s->batch->number == s->pass && bitnet__check_rows(s, s->batch))) &&
           (!s->led || s->led->number != s->pass || bitnet__check_rows(s, s->led)) &&
           (!s->constraint.state || s->constraint.from <= s->length);
}

static void bitnet__release_pages(bitnet_session *s, int32_t from) {
    int32_t last = (s->options.context_length - 1) / BITNET__PAGE;
    int32_t i = (from + BITNET__PAGE - 1) / BITNET__PAGE;
    if (i > last || !s->pages[i]) return;
    bitnet__drop_drafts(s, i * BITNET__PAGE);
    for (; i <= last && s->pages[i]; i++) {
        bitnet__page_release(s->model, s->pages[i]);
        s->pages[i] = NULL;
    }
}

static void bitnet__release_idle(bitnet_session *s) {
    if (s->computed == s->length) {
        bitnet__release_batch(s);
        bitnet__return_batch(s->model, &s->led);
        bitnet__return_choice(s->model, &s->choice);
    }
    bitnet__release_pages(s, s->length);
    if (s->length == 0) bitnet__recurrent_free(s->model, &s->recurrent);
}

static int32_t bitnet__most_snapshots(const bitnet_session_options *options) {
    return options->snapshots == 0 ? 3 : BITNET__MAX(options->snapshots, 0);
}

static bool bitnet__begins_turn(const bitnet_session *s, int32_t position) {
    return position < s->length && s->tokens[position] == s->recurrent.turn_token;
}

/* the snapshot that is cheapest to recompute, in proportion; those of the last two turns go last */
static void bitnet__release_cheapest(bitnet_session *s) {
    bitnet__recurrent *r = &s->recurrent;
    int32_t stay = 2 - r->turn_count, best = 0, end = bitnet__present_position(r), i;
    double least = 1e9;
    for (i = r->count - 2; i >= 0; i--) {
        int32_t before = i ? r->kept[i - 1]->position : 0;
        double more = (double)(end - before) / (64 + end - r->kept[i + 1]->position);
        if ((bitnet__begins_turn(s, r->kept[i]->position) && stay-- > 0) || more > least) continue;
        best = i;
        least = more;
    }
    bitnet__release_snapshot(s->model, r, best);
}

/* a spare becomes present */
static void bitnet__push_snapshot(bitnet_session *s, int32_t spare, int32_t position) {
    bitnet__recurrent *r = &s->recurrent;
    BITNET_ASSERT(spare < r->spare_count && position > bitnet__present_position(r));
    r->kept[r->count] = r->spares[spare];
    r->kept[r->count++]->position = position;
    memmove(r->spares + spare, r->spares + spare + 1,
            (size_t)(--r->spare_count - spare) * sizeof *r->spares);
    if (r->count > 1 + bitnet__most_snapshots(&s->options)) bitnet__release_cheapest(s);
}

/* up to `tokens` of them; false: none */
static bool bitnet__reserve_snapshots(bitnet_session *s, int32_t tokens) {
    bitnet__recurrent *r = &s->recurrent;
    int32_t own = r->spare_count, most = bitnet__most_snapshots(&s->options) + 2, i;
    if (!s->model->info.state_heads) return true;
    if (bitnet__present_position(r) < s->computed) tokens++; /* notes come first */
    for (i = 0; i < r->count; i++) own += bitnet__is_unshared(r->kept[i]);
    for (; r->spare_count < tokens && own < most; own++) {
        bitnet__snapshot *snapshot = bitnet__snapshot_create(s->model);
        if (!snapshot) break;
        r->spares[r->spare_count++] = snapshot;
    }
    while (r->spare_count == 0 && r->count > 1) bitnet__release_cheapest(s);
    return r->spare_count > 0;
}

/* The state that comes with a token of an MTP head's session. Pages hold those of all tokens, so
   tokens that are computed again, copied or saved have them. */
static float *bitnet__joined_state(const bitnet_session *s, int32_t position) {
    size_t at = (size_t)(position % BITNET__PAGE), width = (size_t)s->model->info.hidden_size;
    return s->pages[position / BITNET__PAGE]->states + at * width;
}

/* of tokens that come without */
static void bitnet__clear_joined(const bitnet_session *s, int32_t from, int32_t to) {
    for (; from < to && bitnet__joins(&s->model->info); from++)
        memset(bitnet__joined_state(s, from), 0,
               (size_t)s->model->info.hidden_size * sizeof(float));
}

/* for the tokens [to, end) of `s`, from positions of another session or from later ones */
static void bitnet__move_joined(const bitnet_session *s, int32_t to, int32_t end,
                                const bitnet_session *from, int32_t back) {
    for (; to < end && bitnet__joins(&s->model->info); to++)
        memcpy(bitnet__joined_state(s, to), bitnet__joined_state(from, to + back),
               (size_t)s->model->info.hidden_size * sizeof(float));
}

/* unshared pages; on failure some may exist */
static bool bitnet__own_pages(bitnet_session *s, int32_t from, int32_t to) {
    /* in use: keys and values, also of drafts; and states of tokens that wait */
    int32_t end = bitnet__joins(&s->model->info) ? s->length : s->computed, i;
    end = bitnet__drafts_end(&s->drafts, end);
    for (i = from / BITNET__PAGE; from < to && i <= (to - 1) / BITNET__PAGE; i++) {
        bitnet__page *page = s->pages[i], *own;
        int32_t used = end - i * BITNET__PAGE;
        if (page && bitnet__load_acquire(&page->users) == 1) continue;
        own = bitnet__page_create(s->model, s->options.cache, i);
        if (!own) return false;
        if (page && used > 0)
            bitnet__page_copy(&s->model->info, own, page, BITNET__MIN(used, BITNET__PAGE));
        bitnet__page_release(s->model, page);
        s->pages[i] = own;
    }
    BITNET_ASSERT(bitnet__check_drafts(s));
    return true;
}

/* no budget is running, so reserve now whatever a call may want */
static bool bitnet__is_early(const bitnet_session *s) { return s->calls.depth == 0; }

static bool bitnet__reserve_pages(bitnet_session *s, int32_t from, int32_t to) {
    int32_t snapshots = bitnet__is_early(s) ? to - from : 1;
    return from >= to ||
           (bitnet__reserve_snapshots(s, snapshots) && bitnet__own_pages(s, from, to));
}

static int32_t bitnet__rank_of(const bitnet_session *s) {
    return s->adapter ? s->adapter->rank : 0;
}

static bool bitnet__reserve_batch(bitnet_session *s, int32_t rows) {
    bitnet__batch *batch;
    int32_t most = s->options.batch;
    if (s->batch && s->batch->room >= BITNET__MIN(rows, most)) return true;
    if (s->batch) rows = BITNET__MAX(rows, 2 * s->batch->room); /* fed bit by bit */
    rows = BITNET__MIN(rows, most);
    batch = bitnet__borrow_batch(s->model, rows, bitnet__is_early(s) ? 2 * rows + 8 : INT32_MAX,
                                 bitnet__rank_of(s));
    if (!batch) return s->batch != NULL;
    bitnet__release_batch(s);
    s->batch = batch;
    bitnet__clear_batch(batch);
    return true;
}

/* if there is memory */
static void bitnet__reserve_drafts(bitnet_session *s, int32_t length) {
    const bitnet_model *model = s->model;
    bitnet__recurrent *r = &s->recurrent;
    bitnet__drafts_reserve(&s->drafts, model);
    if (model->info.state_heads && !r->replay_log)
        r->replay_log =
            (float *)bitnet__alloc_bytes(&model->allocator, bitnet__replay_log_bytes(&model->info));
    bitnet__reserve_pages(s, length,
                          BITNET__MIN(length + BITNET__DRAFTS, s->options.context_length));
    bitnet__reserve_batch(s, 1 + BITNET__DRAFTS);
}

/* all or nothing, but for drafts and shared passes */
static bitnet_result bitnet__reserve(bitnet_session *s, int32_t from, int32_t to, int32_t waiting) {
    bool chosen = s->choice == NULL, done = s->batch == NULL, early = bitnet__is_early(s);
    if ((s->states_only || bitnet__borrow_own_choice(s)) && bitnet__reserve_pages(s, from, to) &&
        (waiting == 0 || bitnet__reserve_batch(s, waiting))) {
        if ((waiting == 1 || (waiting && early)) &&
            (s->drafts.drafter.draft || s->constraint.state))
            bitnet__reserve_drafts(s, to);
        if (waiting && early)
            bitnet__reserve_pass(s->model, s->batch, BITNET__MIN(waiting, s->options.batch),
                                 bitnet__rank_of(s));
        return BITNET_OK;
    }
    if (chosen) bitnet__return_choice(s->model, &s->choice);
    if (done) bitnet__release_batch(s);
    bitnet__release_pages(s, s->length);
    return bitnet__no_memory(&s->error);
}

static void bitnet__drop_parked(bitnet_session *s) {
    if (s->parked.state) s->parked.free(s, s->parked.state);
    s->parked.state = NULL;
}

static void bitnet__generation_free(bitnet_session *s) {
    bitnet__generation *g = &s->generation;
    bitnet__free(&s->allocator, g->written.text);
    bitnet__free(&s->allocator, g->stops.strings);
    bitnet__free(&s->allocator, g->stops.ids);
    bitnet__free(&s->allocator, g->stops.others.bits);
    bitnet__free(&s->allocator, g->written.begins);
    bitnet__free(&s->allocator, g->taken.tokens);
    bitnet__free(&s->allocator, g->taken.likely);
    bitnet__free(&s->allocator, g->taken.candidates);
}

BITNET_API void bitnet_session_free(bitnet_session *session) {
    bitnet_allocator allocator;
    if (!session) return;
    if (session->calls.depth) {
        session->calls.freed = true;
        bitnet_session_cancel(session);
        return;
    }
    allocator = session->allocator;
    if (session->device.backend) session->device.backend->end(session);
    bitnet__release_batch(session);
    bitnet__return_batch(session->model, &session->led);
    bitnet__return_choice(session->model, &session->choice);
    bitnet__release_pages(session, 0);
    bitnet__recurrent_free(session->model, &session->recurrent);
    bitnet__drop_parked(session);
    bitnet__constraint_free(&session->constraint);
    bitnet__generation_free(session);
    bitnet__free(&allocator, session->sampler.candidates);
    bitnet__free(&session->model->allocator, session->drafts.states); /* and what follows them */
    bitnet__free(&allocator, session->end.logits);
    bitnet__free(&allocator, session);
}

/* true: session freed */
static void bitnet__enter(bitnet_session *s) { s->calls.depth++; }
static bool bitnet__exit(bitnet_session *s) {
    bool gone = --s->calls.depth == 0 && s->calls.freed;
    BITNET_ASSERT(s->calls.depth > 0 || bitnet__check_session(s));
    if (gone) bitnet_session_free(s);
    return gone;
}

BITNET_API bitnet_model *bitnet_session_model(const bitnet_session *session) {
    return session->model;
}

BITNET_API const char *bitnet_session_message(const bitnet_session *session) {
    return session->error.message;
}

BITNET_API int32_t bitnet_session_length(const bitnet_session *session) { return session->length; }

BITNET_API int32_t bitnet_session_context_length(const bitnet_session *session) {
    return session->options.context_length;
}

BITNET_API const int32_t *bitnet_session_tokens(const bitnet_session *session) {
    return session->tokens;
}

BITNET_API bitnet_session_stats bitnet_session_get_stats(const bitnet_session *session) {
    return session->stats;
}

BITNET_API void bitnet_session_cancel(bitnet_session *session) {
    bitnet__store_release(&session->calls.cancel, 1);
}

BITNET_API void bitnet_session_set_observer(bitnet_session *session,
                                            const bitnet_observer *observer) {
    memset(&session->observer, 0, sizeof session->observer);
    if (observer) session->observer = *observer;
    bitnet__drop_batch(session);
    bitnet__drop_drafts(session, 0);
}

BITNET_API void bitnet_session_set_drafter(bitnet_session *session, const bitnet_drafter *drafter) {
    float before = session->drafts.drafter.threshold;
    memset(&session->drafts.drafter, 0, sizeof session->drafts.drafter);
    if (drafter) session->drafts.drafter = *drafter;
    if (session->drafts.drafter.threshold != before) bitnet__restart_choice(session);
}

/* For other headers: turns an empty session, or a copy, into one that is computed for its hidden
   states and chooses nothing. Its rows report them (`hidden` of a drafter, or NULL if only the last
   one is needed). It borrows no choice, and a batch only while it is computed alone; in passes its
   rows are those of a prompt. */
static inline void bitnet__report_states(bitnet_session *s,
                                         void (*hidden)(void *user, int32_t position,
                                                        const float *hidden),
                                         void *user) {
    s->states_only = true;
    s->options.snapshots = -1;
    s->drafts.drafter.hidden = hidden;
    s->drafts.drafter.user = user;
}

/* The session owns the constraint's state from now on. NULL: none. */
static inline void bitnet__set_constraint(bitnet_session *s, const bitnet__constraint *constraint) {
    bitnet__constraint_free(&s->constraint);
    if (constraint) s->constraint = *constraint;
    s->sampler.mask = NULL; /* may be the old one's */
    bitnet__return_choice(s->model, &s->choice);
    BITNET_ASSERT(bitnet__check_session(s));
}

static bool bitnet__is_observed(const bitnet_session *s) {
    return s->observer.logits || s->observer.layer;
}

static bool bitnet__is_on_device(const bitnet_session *s) {
    return s->device.backend && !s->observer.layer;
}

/* `count` more tokens have been computed, or drafts accepted */
static void bitnet__count_computed(bitnet_session *s, int32_t count) {
    s->computed += count;
    if (bitnet__is_on_device(s)) s->device.device_valid = s->computed;
    else s->device.host_valid = s->computed;
}

static int32_t bitnet__resume_position(const bitnet_session *s, int32_t position) {
    if (position >= s->computed) return s->computed;
    return s->model->info.state_heads ? bitnet__resumes_at(&s->recurrent, position) : position;
}

/* recurrent states resume at an earlier snapshot */
static void bitnet__go_back(bitnet_session *s, int32_t position) {
    if (position >= s->computed) return;
    s->computed = position;
    if (s->model->info.state_heads) s->computed = bitnet__rewind(s->model, &s->recurrent, position);
    s->device.host_valid = BITNET__MIN(s->device.host_valid, s->computed);
    s->device.device_valid = BITNET__MIN(s->device.device_valid, s->computed);
    bitnet__drop_drafts(s, s->computed);
    bitnet__restart_choice(s);
    if (s->end.hidden_at <= s->computed) return;
    s->end.hidden_at = -1;
    s->end.has_logits = false;
}
