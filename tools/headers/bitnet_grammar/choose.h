#pragma once
#include "grammar.h"

/* ====================
   >>choose   Choosing among texts

   The choices, sorted by tokens, form a tree. A branch is a session that reports hidden states, a
   copy of the one before it that is fed the tokens which its choices share; all branches that wait
   are computed together. A row's state gives the logits that score the next tokens of its choices.
   After the last row of a branch, where its choices differ, other branches begin. The root is the
   caller's session, which is only read; its row is the first. */

enum { BITNET__CHOOSE_HEADS = 8 }; /* rows per reading of the head */

typedef struct bitnet__choices {
    const char *const *texts;
    const int32_t *const *ids;
    const size_t *lengths;
    size_t count;
    bool parse_special;
} bitnet__choices;

typedef struct bitnet__alternative {
    const int32_t *ids;
    int32_t length;
    size_t number; /* as given */
    float sum;     /* of log-probabilities */
} bitnet__alternative;

/* of choices [first, last) */
typedef struct bitnet__choice_branch {
    struct bitnet__chooser *chooser;
    size_t first, last;
} bitnet__choice_branch;

/* a state after the first `depth` tokens of a branch's choices */
typedef struct bitnet__choice_row {
    const bitnet__choice_branch *branch;
    int32_t depth;
} bitnet__choice_row;

/* one block of memory */
typedef struct bitnet__chooser {
    int32_t length; /* of the session */
    uint8_t *given; /* copies of the choices, and their sizes */
    size_t given_size;
    bool texts, parse_special;
    int32_t *ids;
    size_t id_count, count;
    bitnet__alternative *alternatives; /* sorted */
    bitnet__choice_branch *branches;   /* [2 * count], the first is the root */
    bitnet_session **sessions;         /* theirs */
    size_t branch_count;
    bitnet__choice_row *rows; /* [room] of the last pass */
    float *states;            /* theirs */
    size_t room, row_count, scored;
    size_t stride;
    bitnet__choice heads[BITNET__CHOOSE_HEADS]; /* of the next */
    bitnet__log_scale scales[BITNET__CHOOSE_HEADS];
    bitnet__operand operand;
    bitnet__scratch *scratch;
    float *logits; /* [BITNET__CHOOSE_HEADS] */
} bitnet__chooser;

typedef struct bitnet__choose_work {
    const bitnet_model *model;
    bitnet__chooser *chooser;
} bitnet__choose_work;

static void bitnet__chooser_layout(bitnet__chooser *c, const bitnet_model *model,
                                   bitnet__arena *arena) {
    const bitnet_model_info *info = &model->info;
    c->stride = bitnet__pad((size_t)info->hidden_size, 64);
    c->given = (uint8_t *)bitnet__take(arena, c->given_size, 1);
    c->ids = (int32_t *)bitnet__take(arena, c->id_count, sizeof *c->ids);
    c->alternatives = (bitnet__alternative *)bitnet__take(arena, c->count, sizeof *c->alternatives);
    c->branches = (bitnet__choice_branch *)bitnet__take(arena, 2 * c->count, sizeof *c->branches);
    c->sessions = (bitnet_session **)bitnet__take(arena, 2 * c->count, sizeof *c->sessions);
    c->rows = (bitnet__choice_row *)bitnet__take(arena, c->room, sizeof *c->rows);
    c->states = bitnet__take_floats(arena, c->room, c->stride);
    bitnet__take_operand(arena, c->stride, BITNET__CHOOSE_HEADS, model->looked_up, &c->operand);
    c->scratch = bitnet__take_scratch(arena, info, BITNET__HEAD_STATES);
    c->logits = bitnet__take_floats(arena, BITNET__CHOOSE_HEADS, (uint64_t)info->vocab_size);
}

static void bitnet__chooser_free(bitnet_session *s, void *state) {
    bitnet__chooser *c = (bitnet__chooser *)state;
    size_t i;
    for (i = 1; i < c->branch_count; i++) bitnet_session_free(c->sessions[i]);
    bitnet__free(&s->allocator, c);
}

static bitnet__chooser *bitnet__chooser_of(const bitnet_session *s) {
    return s->parked.free == bitnet__chooser_free ? (bitnet__chooser *)s->parked.state : NULL;
}

/* ---- the choices as tokens */

static int32_t bitnet__common_ids(const bitnet__alternative *a, const bitnet__alternative *b) {
    int32_t i = 0;
    while (i < a->length && i < b->length && a->ids[i] == b->ids[i]) i++;
    return i;
}

static bool bitnet__alternative_before(const void *user, const void *x, const void *y) {
    const bitnet__alternative *a = (const bitnet__alternative *)x;
    const bitnet__alternative *b = (const bitnet__alternative *)y;
    int32_t common = bitnet__common_ids(a, b);
    (void)user;
    if (common < a->length && common < b->length) return a->ids[common] < b->ids[common];
    return a->length != b->length ? a->length < b->length : a->number < b->number;
}

static bitnet_result bitnet__gather_ids(bitnet_session *s, bitnet__encoder *all, const int32_t *ids,
                                        size_t count) {
    bitnet_result result = bitnet__check_ids(s, ids, count);
    if (result) return result;
    if (!BITNET__ROOM(&s->allocator, all->ids, all->capacity, all->count, all->count + count))
        return bitnet__no_memory(&s->error);
    memcpy(all->ids + all->count, ids, count * sizeof *ids);
    all->count += count;
    return BITNET_OK;
}

static bitnet_result bitnet__check_choice(bitnet_session *s, size_t count) {
    size_t room = (size_t)(s->options.context_length - s->length);
    if (count == 0) return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "a choice has no tokens");
    if (count <= room + 1) return BITNET_OK;
    return bitnet__fail(&s->error, BITNET_ERROR_CONTEXT_FULL,
                        "a choice of %i tokens does not fit: %i of %i positions are free",
                        (int64_t)count, (int64_t)room, (int64_t)s->options.context_length);
}

static bitnet_result bitnet__gather_choice(bitnet_session *s, bitnet__encoder *all,
                                           const bitnet__choices *choices, size_t i) {
    size_t before = all->count;
    bitnet_result result = BITNET_OK;
    if (choices->ids) {
        result = bitnet__check_choice(s, choices->lengths[i]);
        if (result == BITNET_OK)
            result = bitnet__gather_ids(s, all, choices->ids[i], choices->lengths[i]);
    } else {
        result = bitnet__tokenize(all, choices->texts[i], strlen(choices->texts[i]),
                                  choices->parse_special ? BITNET_PARSE_SPECIAL : 0, &s->error);
        if (result == BITNET_OK) result = bitnet__check_choice(s, all->count - before);
    }
    return result;
}

static const void *bitnet__choice_of(const bitnet__choices *choices, size_t i, size_t *size) {
    const void *choice = choices->texts ? (const void *)choices->texts[i] : choices->ids[i];
    *size = choices->texts ? strlen(choices->texts[i]) : choices->lengths[i] * sizeof(int32_t);
    return choice;
}

static void bitnet__keep_choices(bitnet__chooser *c, const bitnet__choices *choices) {
    uint8_t *to = c->given;
    size_t i, size;
    c->texts = choices->texts != NULL;
    c->parse_special = choices->parse_special;
    for (i = 0; i < choices->count; i++, to += size) {
        const void *choice = bitnet__choice_of(choices, i, &size);
        memcpy(to, &size, sizeof size);
        memcpy(to += sizeof size, choice, size);
    }
}

static bool bitnet__is_chooser_of(const bitnet_session *s, const bitnet__choices *choices) {
    const bitnet__chooser *c = bitnet__chooser_of(s);
    const uint8_t *kept;
    size_t i, size;
    if (!c || c->count != choices->count || c->texts != (choices->texts != NULL) ||
        c->parse_special != choices->parse_special)
        return false;
    for (i = 0, kept = c->given; i < c->count; i++, kept += size) {
        const void *choice = bitnet__choice_of(choices, i, &size);
        if (memcmp(kept, &size, sizeof size) != 0) return false;
        if (memcmp(kept += sizeof size, choice, size) != 0) return false;
    }
    return true;
}

static void bitnet__choose_state(void *user, int32_t position, const float *state) {
    const bitnet__choice_branch *branch = (const bitnet__choice_branch *)user;
    bitnet__chooser *c = branch->chooser;
    BITNET_ASSERT(c->row_count < c->room);
    memcpy(c->states + c->row_count * c->stride, state, c->stride * sizeof *state);
    c->rows[c->row_count].branch = branch;
    c->rows[c->row_count++].depth = position + 1 - c->length;
}

static bitnet_result bitnet__chooser_create(bitnet_session *s, const bitnet__choices *choices,
                                            const bitnet__encoder *ids, const size_t *ends) {
    bitnet__chooser sizing, *c;
    bitnet__arena arena = {NULL, 0};
    size_t count = choices->count, size, i;
    memset(&sizing, 0, sizeof sizing);
    for (i = 0; i < count; i++) {
        bitnet__choice_of(choices, i, &size);
        sizing.given_size += sizeof size + size;
    }
    sizing.length = s->length;
    sizing.id_count = ids->count;
    sizing.count = count;
    sizing.room = ids->count < BITNET__PASS ? ids->count : (size_t)BITNET__PASS;
    bitnet__take(&arena, 1, sizeof sizing);
    bitnet__chooser_layout(&sizing, s->model, &arena);
    if (!bitnet__arena_alloc(&arena, &s->allocator, false)) return bitnet__no_memory(&s->error);
    s->parked.state = c = (bitnet__chooser *)bitnet__take(&arena, 1, sizeof *c);
    s->parked.free = bitnet__chooser_free;
    *c = sizing;
    bitnet__chooser_layout(c, s->model, &arena);
    memcpy(c->ids, ids->ids, ids->count * sizeof(int32_t));
    bitnet__keep_choices(c, choices);
    for (i = 0; i < count; i++) {
        size_t from = i ? ends[i - 1] : 0;
        c->alternatives[i].ids = c->ids + from;
        c->alternatives[i].length = (int32_t)(ends[i] - from);
        c->alternatives[i].number = i;
        c->alternatives[i].sum = 0;
    }
    bitnet__sort(c->alternatives, count, sizeof *c->alternatives, bitnet__alternative_before, NULL);
    c->branches[0].chooser = c;
    c->branches[0].first = 0;
    c->branches[0].last = count;
    c->sessions[0] = s;
    c->branch_count = 1;
    bitnet__choose_state(c->branches, s->length - 1, s->end.hidden);
    return BITNET_OK;
}

/* ---- the tree */

/* after `depth` tokens, a branch of those up to `end` that choices [first, last) share */
static bitnet_result bitnet__branch_out(bitnet_session *s, bitnet_session *from, int32_t depth,
                                        int32_t end, size_t first, size_t last) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    bitnet__choice_branch *branch = &c->branches[c->branch_count];
    bitnet_session *copy = bitnet__branch(from, &s->error);
    if (!copy) return s->error.result;
    c->sessions[c->branch_count++] = copy;
    branch->chooser = c;
    branch->first = first;
    branch->last = last;
    if (copy->options.batch > BITNET__PASS) copy->options.batch = BITNET__PASS;
    bitnet__report_states(copy, bitnet__choose_state, branch);
    if (copy->computed == copy->length &&
        bitnet__feed(copy, c->alternatives[first].ids + depth, (size_t)(end - depth)) == BITNET_OK)
        return BITNET_OK;
    return bitnet__no_memory(&s->error);
}

/* a branch per next token, as long as its choices agree */
static bitnet_result bitnet__grow_tree(bitnet_session *s, bitnet_session *from,
                                       const bitnet__choice_row *row) {
    const bitnet__alternative *a = bitnet__chooser_of(s)->alternatives;
    bitnet_result result = BITNET_OK;
    size_t first, last;
    for (first = row->branch->first; first < row->branch->last && result == BITNET_OK;
         first = last) {
        int32_t common;
        last = first + 1;
        if (a[first].length == row->depth) continue;
        while (last < row->branch->last && bitnet__common_ids(&a[first], &a[last]) > row->depth)
            last++;
        common = bitnet__common_ids(&a[first], &a[last - 1]);
        if (a[last - 1].length == common) common--;
        if (common > row->depth)
            result = bitnet__branch_out(s, from, row->depth, common, first, last);
    }
    return result;
}

static bitnet_result bitnet__use_row(bitnet_session *s, const bitnet__choice_row *row,
                                     const float *logits, bitnet__log_scale scale) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    bitnet_session *of = c->sessions[row->branch - c->branches];
    bitnet__alternative *a = c->alternatives;
    size_t i;
    for (i = row->branch->first; i < row->branch->last; i++)
        if (a[i].length > row->depth)
            a[i].sum = a[i].sum + bitnet__log_probability_of(scale, logits[a[i].ids[row->depth]]);
    return c->length + row->depth == of->length ? bitnet__grow_tree(s, of, row) : BITNET_OK;
}

/* ---- states and logits */

static void bitnet__choose_scale_task(void *context, int32_t task) {
    const bitnet__choose_work *work = (const bitnet__choose_work *)context;
    work->chooser->scales[task] =
        bitnet__log_scale_of(work->chooser->heads[task].out, work->model->info.vocab_size);
}

static bitnet_result bitnet__use_logits(bitnet_session *s, int32_t count) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    bitnet__choose_work work;
    bitnet_result result = BITNET_OK;
    int32_t i;
    work.model = s->model;
    work.chooser = c;
    bitnet__run_stage(s->model, bitnet__choose_scale_task, &work, count);
    for (i = 0; i < count && result == BITNET_OK; i++)
        result = bitnet__use_row(s, &c->rows[c->scored++], c->heads[i].out, c->scales[i]);
    if (c->scored == c->row_count) c->scored = c->row_count = 0;
    c->heads->stage = BITNET__HEAD_IDLE;
    return result;
}

static bitnet_result bitnet__begin_heads(bitnet_session *s, int32_t count) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    bitnet_result result = BITNET_OK;
    int32_t vocabulary = s->model->info.vocab_size, i;
    memset(c->heads, 0, sizeof c->heads);
    for (i = 0; i < count && result == BITNET_OK; i++) {
        const float *state = c->states + (c->scored + (size_t)i) * c->stride;
        bitnet__choice *head = &c->heads[i];
        result = bitnet__check_state(s, state);
        bitnet__prepare_row(s->model, &c->operand, i, state, NULL, s->model->lm_head.signs,
                            s->model->info.hidden_size);
        head->next = i + 1 < count ? head + 1 : NULL;
        head->state = bitnet__vectors_of(&c->operand, (size_t)i, 1);
        head->scratch = c->scratch;
        bitnet__begin_rows(head, c->logits + (size_t)i * (size_t)vocabulary, vocabulary);
    }
    return result;
}

/* of the rows of the last pass, a few at a time */
static bitnet_result bitnet__score_rows(bitnet_session *s, int64_t deadline) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    int32_t count = (int32_t)(c->row_count - c->scored), i;
    bitnet_result result = BITNET_OK;
    if (count > BITNET__CHOOSE_HEADS) count = BITNET__CHOOSE_HEADS;
    if (c->heads->stage == BITNET__HEAD_IDLE) result = bitnet__begin_heads(s, count);
    if (result) return result;
    bitnet__all_slice(s->model, c->heads, deadline);
    for (i = 0; i < count; i++)
        if (c->heads[i].stage == BITNET__HEAD_FAILED) return bitnet__non_finite(s, c->heads[i].at);
    return c->heads->stage == BITNET__HEAD_DONE ? bitnet__use_logits(s, count) : BITNET_OK;
}

/* ---- choosing */

static bitnet_result bitnet__choose_round(bitnet_session *s, bitnet__session_group *group) {
    bitnet_result result = bitnet__group_round(group);
    int i;
    for (i = 0; i < group->count; i++) {
        if (!group->sessions[i]->failed) continue;
        s->error = group->sessions[i]->error;
        return s->error.result;
    }
    return result;
}

static bitnet_result bitnet__choose_all(bitnet_session *s, int64_t left, int64_t deadline) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    bitnet_result result = BITNET_OK;
    bitnet__session_group group = bitnet__group_of(s->model, c->sessions + 1, 0, deadline, left);
    for (;;) {
        group.count = (int)c->branch_count - 1;
        if (c->row_count == 0 && !bitnet__group_waits(&group)) return BITNET_OK;
        if (result) return result;
        if ((result = bitnet__check_cancel(s))) return result;
        if (c->row_count > 0) result = bitnet__score_rows(s, deadline);
        else result = group.left ? bitnet__choose_round(s, &group) : BITNET_PENDING;
        if (bitnet_is_error(result)) return result;
        if (bitnet__is_late(deadline)) result = BITNET_PENDING;
    }
}

static void bitnet__choose_end(const bitnet__chooser *c, bool per_token, float *log_probabilities,
                               size_t *best) {
    size_t i, at = 0;
    float most = 0;
    for (i = 0; i < c->count; i++) {
        const bitnet__alternative *a = &c->alternatives[i];
        float value = per_token ? a->sum / (float)a->length : a->sum;
        if (log_probabilities) log_probabilities[a->number] = value;
        if (i == 0 || value > most || (value == most && a->number < at)) {
            most = value;
            at = a->number;
        }
    }
    if (best) *best = at;
}

static bitnet_result bitnet__choose_begin(bitnet_session *s, const bitnet__choices *choices) {
    bitnet__encoder all = bitnet__gather(s);
    size_t *ends = BITNET__NEW(size_t, &s->allocator, choices->count), i;
    bitnet_result result = ends ? BITNET_OK : bitnet__no_memory(&s->error);
    bitnet__drop_parked(s);
    for (i = 0; i < choices->count && result == BITNET_OK; i++) {
        result = bitnet__gather_choice(s, &all, choices, i);
        ends[i] = all.count;
    }
    if (result == BITNET_OK) result = bitnet__chooser_create(s, choices, &all, ends);
    bitnet__free(&s->allocator, ends);
    bitnet__encoder_end(&all);
    return result;
}

static bitnet_result bitnet__choose_among(bitnet_session *s, const bitnet__choices *choices,
                                          const bitnet_budget *budget) {
    int64_t deadline = bitnet__deadline(budget), waiting = s->length - s->computed;
    int32_t tokens = bitnet__budget_tokens(budget);
    /* an interrupted batch, of earlier budgets, counts too: less than nothing may be left */
    int64_t left = BITNET__MAX(bitnet__budget_rows(tokens) - waiting, 0);
    size_t i;
    const bitnet__argument table[] = {
        BITNET__LIST("choices", choices->texts || choices->ids, choices->count),
        BITNET__LIST("lengths", choices->texts || choices->lengths, choices->count)};
    bitnet_result result = BITNET__CHECK(&s->error, table);
    if (result) return result;
    if (choices->count == 0)
        return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "there is nothing to choose from");
    for (i = 0; i < choices->count && result == BITNET_OK; i++)
        result = bitnet__check_list(
            &s->error, "a choice",
            choices->texts ? (const void *)choices->texts[i] : choices->ids[i], 1);
    if (result == BITNET_OK) result = bitnet__catch_up_hidden(s, deadline, tokens);
    if (result == BITNET_OK && !bitnet__is_chooser_of(s, choices))
        result = bitnet__choose_begin(s, choices);
    return result == BITNET_OK ? bitnet__choose_all(s, left, deadline) : result;
}

static bitnet_result bitnet__choose_best(bitnet_session *s, bitnet__choices *choices,
                                         const bitnet_choose_options *options,
                                         const bitnet_budget *budget, float *log_probabilities,
                                         size_t *best) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_choose_options o;
    bitnet_result result;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    if (best) *best = 0;
    bitnet__enter(s);
    choices->parse_special = o.parse_special;
    result = bitnet__choose_among(s, choices, budget);
    if (result == BITNET_OK)
        bitnet__choose_end(bitnet__chooser_of(s), o.per_token, log_probabilities, best);
    if (result != BITNET_PENDING) bitnet__drop_parked(s);
    bitnet__exit(s);
    bitnet__fp_leave(saved);
    return result;
}

BITNET_API bitnet_result bitnet_choose(bitnet_session *session, const char *const *choices,
                                       size_t count, const bitnet_choose_options *options,
                                       const bitnet_budget *budget, float *log_probabilities,
                                       size_t *best) {
    bitnet__choices all = {NULL, NULL, NULL, 0, false};
    all.texts = choices;
    all.count = count;
    return bitnet__choose_best(session, &all, options, budget, log_probabilities, best);
}

BITNET_API bitnet_result bitnet_choose_tokens(bitnet_session *session,
                                              const int32_t *const *choices, const size_t *lengths,
                                              size_t count, const bitnet_choose_options *options,
                                              const bitnet_budget *budget, float *log_probabilities,
                                              size_t *best) {
    bitnet__choices all = {NULL, NULL, NULL, 0, false};
    all.ids = choices;
    all.lengths = lengths;
    all.count = count;
    return bitnet__choose_best(session, &all, options, budget, log_probabilities, best);
}
