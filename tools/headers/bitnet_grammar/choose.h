#pragma once
#include "grammar.h"

/* ==================================================
   >>choose   Choosing among texts

   The choices, sorted by tokens, form a tree. A branch is a session that shares the pages before
   it; rows of all branches whose beginning is computed pass through the layers in one batch. A
   row's logits score the next tokens of its choices; where these part, branches begin. The caller's
   session is only read. Row 0 is its state, the rest follow as computed.
   ================================================== */

enum { BITNET__CHOOSE_HEADS = 8 }; /* rows per reading of the head */

typedef struct bitnet__choices {
    const char *const *texts;
    const int32_t *const *ids;
    const size_t *lengths;
    size_t count;
} bitnet__choices;

typedef struct bitnet__alternative {
    const int32_t *ids;
    int32_t length;
    size_t number; /* as given */
    float sum;     /* of log-probabilities */
} bitnet__alternative;

/* a row: the last of `depth` tokens that start choices [first, last) */
typedef struct bitnet__choice_node {
    bitnet_session *branch;
    int32_t depth;
    size_t first, last;
} bitnet__choice_node;

/* one block of memory */
typedef struct bitnet__chooser {
    int32_t *text; /* the session's */
    int32_t length;
    int32_t *ids;
    bitnet__alternative *alternatives; /* sorted */
    bitnet__choice_node *nodes;        /* [id_count + 1] */
    bitnet_session **branches;         /* [2 * count] */
    float *logits;                     /* [BITNET__CHOOSE_HEADS] */
    size_t id_count, count, node_count, branch_count;
    size_t known;                               /* nodes with probabilities */
    bitnet__batch *batch;                       /* nodes from `known` */
    int32_t ready;                              /* rows used */
    bitnet__choice heads[BITNET__CHOOSE_HEADS]; /* of the next */
    bitnet__log_scale scales[BITNET__CHOOSE_HEADS];
} bitnet__chooser;

typedef struct bitnet__choose_work {
    const bitnet_model *model;
    bitnet__chooser *chooser;
} bitnet__choose_work;

static void bitnet__chooser_layout(bitnet__chooser *c, int32_t vocabulary, bitnet__arena *arena) {
    c->text = (int32_t *)bitnet__take(arena, (uint64_t)c->length, sizeof *c->text);
    c->ids = (int32_t *)bitnet__take(arena, c->id_count, sizeof *c->ids);
    c->alternatives = (bitnet__alternative *)bitnet__take(arena, c->count, sizeof *c->alternatives);
    c->nodes = (bitnet__choice_node *)bitnet__take(arena, c->id_count + 1, sizeof *c->nodes);
    c->branches = (bitnet_session **)bitnet__take(arena, 2 * c->count, sizeof *c->branches);
    c->logits = bitnet__take_floats(arena, BITNET__CHOOSE_HEADS, (uint64_t)vocabulary);
}

static void bitnet__chooser_free(bitnet_session *s, void *state) {
    bitnet__chooser *c = (bitnet__chooser *)state;
    size_t i;
    for (i = 0; i < c->branch_count; i++) bitnet_session_free(c->branches[i]);
    if (c->batch) bitnet__return_batch(&s->model->scratch_pool, c->batch);
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
                                           const bitnet__choices *choices, size_t i,
                                           bool parse_special) {
    size_t before = all->count;
    const void *choice = choices->texts ? (const void *)choices->texts[i] : choices->ids[i];
    bitnet_result result = bitnet__check_list(&s->error, "a choice", choice, 1);
    if (result == BITNET_OK && choices->ids) {
        result = bitnet__check_choice(s, choices->lengths[i]);
        if (result == BITNET_OK)
            result = bitnet__gather_ids(s, all, choices->ids[i], choices->lengths[i]);
    } else if (result == BITNET_OK) {
        result = bitnet__tokenize(all, choices->texts[i], strlen(choices->texts[i]),
                                  parse_special ? BITNET_PARSE_SPECIAL : 0, &s->error);
        if (result == BITNET_OK) result = bitnet__check_choice(s, all->count - before);
    }
    return result;
}

static bool bitnet__is_chooser_of(const bitnet_session *s, const bitnet__encoder *ids,
                                  const size_t *ends, size_t count) {
    const bitnet__chooser *c = bitnet__chooser_of(s);
    size_t i;
    if (!c || c->length != s->length || c->count != count || c->id_count != ids->count ||
        memcmp(c->text, s->tokens, (size_t)s->length * sizeof(int32_t)) != 0 ||
        memcmp(c->ids, ids->ids, ids->count * sizeof(int32_t)) != 0)
        return false;
    for (i = 0; i < count; i++) {
        const bitnet__alternative *a = &c->alternatives[i];
        if (a->ids + a->length != c->ids + ends[a->number]) return false;
    }
    return true;
}

static bitnet_result bitnet__chooser_create(bitnet_session *s, const bitnet__encoder *ids,
                                            const size_t *ends, size_t count) {
    bitnet__chooser sizing, *c;
    bitnet__arena arena = {NULL, 0};
    int32_t vocabulary = s->model->info.vocabulary, rows = s->options.batch;
    size_t i;
    memset(&sizing, 0, sizeof sizing);
    sizing.length = s->length;
    sizing.id_count = ids->count;
    sizing.count = count;
    bitnet__take(&arena, 1, sizeof sizing);
    bitnet__chooser_layout(&sizing, vocabulary, &arena);
    arena.memory = (uint8_t *)bitnet__alloc_bytes(&s->allocator, arena.used);
    if (!arena.memory) return bitnet__no_memory(&s->error);
    arena.used = 0;
    s->parked.state = c = (bitnet__chooser *)bitnet__take(&arena, 1, sizeof *c);
    s->parked.free = bitnet__chooser_free;
    *c = sizing;
    bitnet__chooser_layout(c, vocabulary, &arena);
    memcpy(c->text, s->tokens, (size_t)s->length * sizeof(int32_t));
    memcpy(c->ids, ids->ids, ids->count * sizeof(int32_t));
    for (i = 0; i < count; i++) {
        size_t from = i ? ends[i - 1] : 0;
        c->alternatives[i].ids = c->ids + from;
        c->alternatives[i].length = (int32_t)(ends[i] - from);
        c->alternatives[i].number = i;
        c->alternatives[i].sum = 0;
    }
    bitnet__sort(c->alternatives, count, sizeof *c->alternatives, bitnet__alternative_before, NULL);
    memset(c->nodes, 0, sizeof *c->nodes);
    c->nodes[0].last = count;
    c->node_count = 1;
    if ((size_t)rows > ids->count) rows = (int32_t)ids->count;
    c->batch = bitnet__borrow_batch(s->model, rows, bitnet__rank_of(s));
    if (!c->batch) return bitnet__no_memory(&s->error);
    c->batch->count = c->batch->stage = c->batch->slice = 0;
    return BITNET_OK;
}

/* ---- the tree */

/* behind a node, the tokens up to `depth` that choices [first, last) share */
static bitnet_result bitnet__branch_out(bitnet_session *s, const bitnet__choice_node *from,
                                        int32_t depth, size_t first, size_t last) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    int32_t more = depth - from->depth, i;
    bitnet_session *branch = bitnet__branch(from->branch ? from->branch : s, &s->error);
    if (!branch) return s->error.result;
    c->branches[c->branch_count++] = branch;
    branch->options.snapshots = -1;
    if (branch->computed < branch->length ||
        !bitnet__reserve_pages(branch, branch->length, branch->length + more))
        return bitnet__no_memory(&s->error);
    bitnet__clear_joined(branch, branch->length, branch->length + more);
    for (i = 0; i < more; i++) {
        bitnet__choice_node *node = &c->nodes[c->node_count++];
        node->branch = branch;
        node->depth = from->depth + i + 1;
        node->first = first;
        node->last = last;
        branch->tokens[branch->length++] = c->alternatives[first].ids[from->depth + i];
    }
    branch->computed = branch->length; /* before anybody looks at it */
    return BITNET_OK;
}

/* a branch per next token, as long as its choices agree */
static bitnet_result bitnet__grow_tree(bitnet_session *s, const bitnet__choice_node *from) {
    const bitnet__alternative *a = bitnet__chooser_of(s)->alternatives;
    bitnet_result result = BITNET_OK;
    size_t first, last;
    for (first = from->first; first < from->last && result == BITNET_OK; first = last) {
        int32_t common;
        last = first + 1;
        if (a[first].length == from->depth) continue;
        while (last < from->last && bitnet__common_ids(&a[first], &a[last]) > from->depth) last++;
        common = bitnet__common_ids(&a[first], &a[last - 1]);
        if (a[last - 1].length == common) common--;
        if (common > from->depth) result = bitnet__branch_out(s, from, common, first, last);
    }
    return result;
}

static bitnet_result bitnet__use_node(bitnet_session *s, const bitnet__choice_node *node,
                                      const float *logits, bitnet__log_scale scale) {
    bitnet__alternative *a = bitnet__chooser_of(s)->alternatives;
    size_t i;
    for (i = node->first; i < node->last; i++)
        if (a[i].length > node->depth)
            a[i].sum = a[i].sum + bitnet__log_probability_of(scale, logits[a[i].ids[node->depth]]);
    if (bitnet__common_ids(&a[node->first], &a[node->last - 1]) > node->depth && node->depth > 0)
        return BITNET_OK;
    return bitnet__grow_tree(s, node);
}

/* ---- rows, states and logits */

/* First the session's state, which needs no layers. Each branch among the rows begins a run. */
static bitnet_result bitnet__choose_rows(bitnet_session *s, int32_t most) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    bitnet__batch *b = c->batch;
    const bitnet_session *before = NULL;
    size_t i;
    if (c->known == 0) {
        bitnet__prepare_row(s->model, &b->n[0], 0, s->end.hidden, NULL, s->model->lm_head.signs,
                            s->model->info.width);
        b->count = 1;
        b->stage = s->model->info.layers * BITNET__STAGES + 2;
        return BITNET_OK;
    }
    if (most > b->room) most = b->room;
    for (i = c->known; i < c->node_count && b->count < most; i++) {
        bitnet_session *branch = c->nodes[i].branch;
        bitnet__row *row = &b->rows[b->count++];
        row->session = branch;
        row->position = s->length + c->nodes[i].depth - 1;
        row->id = branch->tokens[row->position];
        row->wanted = true;
        if (branch == before) continue;
        if (!bitnet__begin_run(branch, 0, false)) return bitnet__no_memory(&s->error);
        before = branch;
    }
    return BITNET_OK;
}

static void bitnet__choose_states_task(void *context, int32_t task) {
    const bitnet__stage_work *work = (const bitnet__stage_work *)context;
    const bitnet__batch *b = work->batch;
    int c;
    for (c = task; c < b->count; c += work->tasks)
        bitnet__prepare_row(work->model, &b->n[0], c, b->x + (size_t)c * b->x_stride,
                            work->model->output_norm, work->model->lm_head.signs,
                            work->model->info.width);
}

static void bitnet__choose_states(bitnet_session *s) {
    bitnet__stage_work work;
    memset(&work, 0, sizeof work);
    work.model = s->model;
    work.batch = bitnet__chooser_of(s)->batch;
    work.tasks = bitnet__tasks(s->model, work.batch->count);
    bitnet__run_stage(s->model, bitnet__choose_states_task, &work, work.tasks);
    bitnet__end_runs(bitnet__chooser_of(s)->batch);
    bitnet__chooser_of(s)->batch->stage++;
}

static void bitnet__choose_scale_task(void *context, int32_t task) {
    const bitnet__choose_work *work = (const bitnet__choose_work *)context;
    size_t vocabulary = (size_t)work->model->info.vocabulary;
    work->chooser->scales[task] = bitnet__log_scale_of(
        work->chooser->logits + (size_t)task * vocabulary, work->model->info.vocabulary);
}

static bitnet_result bitnet__use_logits(bitnet_session *s, int32_t rows) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    bitnet__choose_work work;
    bitnet_result result = BITNET_OK;
    int32_t r;
    work.model = s->model;
    work.chooser = c;
    bitnet__run_stage(s->model, bitnet__choose_scale_task, &work, rows);
    for (r = 0; r < rows && result == BITNET_OK; r++) {
        const bitnet__choice_node node = c->nodes[c->known + (size_t)(c->ready + r)];
        result = bitnet__use_node(s, &node, c->heads[r].out, c->scales[r]);
    }
    c->ready += rows;
    c->heads->stage = BITNET__HEAD_IDLE;
    return result;
}

static bitnet_result bitnet__begin_heads(bitnet_session *s, int32_t rows) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    bitnet_result result = BITNET_OK;
    int32_t r;
    memset(c->heads, 0, sizeof c->heads);
    for (r = 0; r < rows && result == BITNET_OK; r++) {
        bitnet__choice *head = &c->heads[r];
        head->next = r + 1 < rows ? head + 1 : NULL;
        head->stage = BITNET__HEAD_ALL;
        head->state = bitnet__vectors_of(&c->batch->n[0], (size_t)(c->ready + r), 1);
        head->scratch = c->batch->scratch;
        head->rows = s->model->info.vocabulary;
        head->out = c->logits + (size_t)r * (size_t)head->rows;
        result = bitnet__check_state(s, head->state.floats);
    }
    return result;
}

static bitnet_result bitnet__choose_head(bitnet_session *s, int64_t deadline) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    int32_t rows = c->batch->count - c->ready, r;
    bitnet_result result = BITNET_OK;
    if (rows > BITNET__CHOOSE_HEADS) rows = BITNET__CHOOSE_HEADS;
    if (c->heads->stage == BITNET__HEAD_IDLE) result = bitnet__begin_heads(s, rows);
    if (result) return result;
    bitnet__all_slice(s->model, c->heads, deadline);
    for (r = 0; r < rows; r++)
        if (c->heads[r].stage == BITNET__HEAD_FAILED) return bitnet__non_finite(s, c->heads[r].at);
    return c->heads->stage == BITNET__HEAD_DONE ? bitnet__use_logits(s, rows) : BITNET_OK;
}

/* ---- choosing */

static bitnet_result bitnet__choose_all(bitnet_session *s, int64_t left, int64_t deadline) {
    bitnet__chooser *c = bitnet__chooser_of(s);
    bitnet__batch *b = c->batch;
    bitnet_result result = BITNET_OK;
    while (c->known < c->node_count && result == BITNET_OK) {
        if ((result = bitnet__check_cancel(s))) break;
        if (b->count == 0) {
            int32_t most = bitnet__in_time(deadline, s->options.batch);
            if (left == 0 && c->known > 0) return BITNET_PENDING;
            if ((result = bitnet__choose_rows(s, most < left ? most : (int32_t)left))) break;
            if (c->known > 0) left -= b->count;
        }
        if (!bitnet__is_through(s->model, b)) bitnet__batch_stage(s->model, b, deadline != 0);
        else if (b->stage == s->model->info.layers * BITNET__STAGES + 1) bitnet__choose_states(s);
        else result = bitnet__choose_head(s, deadline);
        if (c->ready == b->count) {
            c->known += (size_t)b->count;
            b->count = b->stage = b->slice = c->ready = 0;
        }
        if (result == BITNET_OK && c->known < c->node_count && bitnet__is_late(deadline))
            return BITNET_PENDING;
    }
    return result;
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

static bitnet_result bitnet__choose_begin(bitnet_session *s, const bitnet__choices *choices,
                                          bool parse_special, size_t *ends) {
    bitnet__encoder all = bitnet__gather(s);
    bitnet_result result = BITNET_OK;
    size_t i;
    for (i = 0; i < choices->count && result == BITNET_OK; i++) {
        result = bitnet__gather_choice(s, &all, choices, i, parse_special);
        ends[i] = all.count;
    }
    if (result == BITNET_OK && !bitnet__is_chooser_of(s, &all, ends, choices->count)) {
        bitnet__drop_parked(s);
        result = bitnet__chooser_create(s, &all, ends, choices->count);
    }
    bitnet__encoder_end(&all);
    return result;
}

static bitnet_result bitnet__choose_among(bitnet_session *s, const bitnet__choices *choices,
                                          const bitnet_choose_options *o) {
    int64_t deadline = bitnet__deadline(&o->budget);
    int64_t waiting = s->length - s->computed, left = bitnet__budget_rows(o->budget.tokens);
    size_t *ends;
    const bitnet__argument table[] = {
        BITNET__LIST("choices", choices->texts || choices->ids, choices->count),
        BITNET__LIST("lengths", choices->texts || choices->lengths, choices->count),
        {"budget.tokens", o->budget.tokens, 0, INT32_MAX}};
    bitnet_result result = BITNET__CHECK(&s->error, table);
    if (result) return result;
    if (choices->count == 0)
        return bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "there is nothing to choose from");
    if ((result = bitnet__catch_up_hidden(s, deadline, o->budget.tokens))) return result;
    left = waiting < left ? left - waiting : 0;
    ends = BITNET__NEW(size_t, &s->allocator, choices->count);
    if (!ends) return bitnet__no_memory(&s->error);
    result = bitnet__choose_begin(s, choices, o->parse_special, ends);
    bitnet__free(&s->allocator, ends);
    return result == BITNET_OK ? bitnet__choose_all(s, left, deadline) : result;
}

static bitnet_result bitnet__choose_best(bitnet_session *s, const bitnet__choices *choices,
                                         const bitnet_choose_options *options,
                                         float *log_probabilities, size_t *best) {
    bitnet__fpenv saved = bitnet__fp_enter();
    bitnet_choose_options o;
    bitnet_result result;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    if (best) *best = 0;
    bitnet__enter(s);
    result = bitnet__choose_among(s, choices, &o);
    if (result == BITNET_OK)
        bitnet__choose_end(bitnet__chooser_of(s), o.per_token, log_probabilities, best);
    if (result != BITNET_PENDING) bitnet__drop_parked(s);
    bitnet__exit(s);
    bitnet__fp_leave(saved);
    return result;
}

BITNET_API bitnet_result bitnet_choose(bitnet_session *session, const char *const *choices,
                                       size_t count, const bitnet_choose_options *options,
                                       float *log_probabilities, size_t *best) {
    bitnet__choices all = {NULL, NULL, NULL, 0};
    all.texts = choices;
    all.count = count;
    return bitnet__choose_best(session, &all, options, log_probabilities, best);
}

BITNET_API bitnet_result bitnet_choose_tokens(bitnet_session *session,
                                              const int32_t *const *choices, const size_t *lengths,
                                              size_t count, const bitnet_choose_options *options,
                                              float *log_probabilities, size_t *best) {
    bitnet__choices all = {NULL, NULL, NULL, 0};
    all.ids = choices;
    all.lengths = lengths;
    all.count = count;
    return bitnet__choose_best(session, &all, options, log_probabilities, best);
}
