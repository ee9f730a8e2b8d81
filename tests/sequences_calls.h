/* sequences_calls.h - the operations of a sequence; included by sequences.h

   Each function calls the subject, with the operation's mishap, and brings the twin to the same
   state. The numbers a, b and c of an operation determine everything else. */

#ifndef SEQUENCES_CALLS_H
#define SEQUENCES_CALLS_H

/* ---- sessions */

static const bitnet_budget seq_budgets[] = {{0, 0},  {-1, 0},         {-1, 0}, {-1, 0},
                                            {0, 1},  {0, 2},          {0, 5},  {0, 17},
                                            {-1, 3}, {1000000000, 0}, {0, -1}};

enum { SEQ_BUDGETS = sizeof seq_budgets / sizeof *seq_budgets };

static void seq_say_budget(seq_world *w, const bitnet_budget *b) {
    if (b->microseconds) seq_say(w, ", %s", b->microseconds < 0 ? "no time" : "much time");
    if (b->tokens) seq_say(w, ", %d rows", (int)b->tokens);
}

static void seq_drop_drafter(seq_slot *slot) {
    bitnet_chains_free(slot->chains);
    bitnet_session_free(slot->companion);
    slot->chains = NULL;
    slot->companion = NULL;
    slot->drafter = SEQ_DRAFT_NONE;
    bitnet_session_set_drafter(slot->s, NULL);
}

static void seq_close(seq_slot *slot) {
    seq_world *w = slot->world;
    if (!slot->s) return;
    seq_drop_drafter(slot);
    bitnet_session_free(slot->s);
    bitnet_session_free(slot->t);
    memset(slot, 0, sizeof *slot);
    slot->world = w;
}

static seq_slot *seq_free_slot(seq_world *w) {
    int i;
    for (i = 0; i < SEQ_SLOTS; i++)
        if (!w->slots[i].s) return &w->slots[i];
    return NULL;
}

static void seq_run_create(seq_slot *given, const seq_op *op) {
    static const int32_t contexts[] = {64, 70, 96, 128, 130, 160, 200, 200};
    static const int32_t batches[] = {0, 0, 0, 1, 5, 16, 64};
    static const int32_t snapshots[] = {0, 0, 0, BITNET_OFF, 1, 16};
    seq_world *w = given->world;
    seq_slot *slot = given->s ? seq_free_slot(w) : given;
    bitnet_session_options o;
    if (!slot) return;
    memset(&slot->options, 0, sizeof slot->options);
    slot->options.context_length = contexts[op->a % 8];
    slot->options.batch = batches[op->a / 8 % 7];
    slot->options.snapshots = snapshots[op->a / 64 % 6];
    slot->options.full_head = op->a / 512 % 10 == 0;
    slot->options.cache = op->b % 3 ? BITNET_CACHE_F16 : BITNET_CACHE_INT8;
    if (op->b / 4 % 4 == 0) {
        slot->options.overflow = BITNET_OVERFLOW_SLIDE;
        slot->options.keep = (int32_t)(op->b / 16 % 9);
    }
    o = slot->options;
    o.full_head = op->c % 4 != 0;
    o.batch = batches[op->c / 4 % 7];
    o.snapshots = 0;
    SEQ_CALL(slot, slot->s = bitnet_session_create(w->pair->subject, &slot->options, NULL));
    if (!slot->s) {
        if (!seq_starved(w)) seq_fail(w, SEQ_FAULT_RESULT, "create: no memory");
        return;
    }
    slot->t = bitnet_session_create(w->pair->twin, &o, NULL);
    slot->adapter = -1;
    seq_say(w, "create in %d: context %d, batch %d, snapshots %d%s%s%s, keep %d", seq_index(slot),
            (int)slot->options.context_length, (int)slot->options.batch,
            (int)slot->options.snapshots, slot->options.full_head ? ", full head" : "",
            slot->options.cache ? ", int8" : "", slot->options.overflow ? ", slides" : "",
            (int)slot->options.keep);
}

static void seq_run_free(seq_slot *slot, const seq_op *op) {
    (void)op;
    seq_say(slot->world, "free");
    seq_close(slot);
}

/* The light state of a session has this many bytes, and these: its tokens, its sampling, and how
   many random numbers it drew. */
static void seq_compare_light(seq_slot *slot, const char *what, const uint8_t *data, size_t size) {
    size_t own, i = 0;
    uint8_t *bytes = seq_bytes(slot->s, BITNET_SAVE_TOKENS, &own);
    while (i < own && i < size && bytes[i] == data[i]) i++;
    if (i < own || i < size)
        seq_fail(slot->world, SEQ_FAULT_STATE, "%s: the light state, %d bytes, not %d: byte %d",
                 what, (int)own, (int)size, (int)i);
    free(bytes);
}

/* The same, as of another session. */
static void seq_compare_light_of(seq_slot *slot, const char *what, bitnet_session *other) {
    size_t size;
    uint8_t *data = seq_bytes(other, BITNET_SAVE_TOKENS, &size);
    seq_compare_light(slot, what, data, size);
    free(data);
}

/* A copy of the twin by simple means: a fresh session that reads the same tokens. */
static bitnet_session *seq_copy_twin(const seq_slot *slot) {
    const seq_pair *p = slot->world->pair;
    size_t size;
    uint8_t *data = seq_bytes(slot->t, BITNET_SAVE_TOKENS, &size);
    bitnet_session *c = bitnet_session_create(p->twin, &slot->options, NULL);
    if (slot->adapter >= 0)
        bitnet_session_set_adapter(c, p->twin_adapters[slot->adapter], slot->scale);
    bitnet_session_set_sampling(c, slot->sampling ? &slot->sampling->sampling : NULL);
    if (bitnet_session_load_memory(c, data, size) != BITNET_OK)
        seq_fail(slot->world, SEQ_FAULT_RESULT, "the twin's copy: %s", bitnet_session_message(c));
    free(data);
    return c;
}

static void seq_run_copy(seq_slot *slot, const seq_op *op) {
    seq_world *w = slot->world;
    seq_slot *to = seq_free_slot(w);
    bitnet_session *c;
    if (!to) {
        to = &w->slots[(seq_index(slot) + 1 + (int)(op->a % (SEQ_SLOTS - 1))) % SEQ_SLOTS];
        seq_close(to);
    }
    SEQ_CALL(slot, c = bitnet_session_copy(slot->s, NULL));
    seq_say(w, "copy to %d: %s", seq_index(to), c ? "good" : "no memory");
    if (!c) {
        if (!seq_starved(w)) seq_fail(w, SEQ_FAULT_RESULT, "copy: no memory");
        return;
    }
    to->s = c;
    to->options = slot->options;
    to->adapter = slot->adapter;
    to->scale = slot->scale;
    to->sampling = slot->sampling;
    to->restored = slot->restored;
    to->grammar = slot->grammar;
    to->rule = slot->rule;
    memcpy(to->states, slot->states, sizeof to->states);
    to->known = slot->known;
    seq_compare_light_of(to, "a copy", slot->s);
    to->t = slot->grammar ? bitnet_session_copy(slot->t, NULL) : seq_copy_twin(slot);
    seq_settle(to);
}

static void seq_run_truncate(seq_slot *slot, const seq_op *op) {
    int32_t length = bitnet_session_length(slot->s), to = length;
    static const int32_t places[] = {0, 1, 63, 64, 65, 100, 127, 128, 129};
    bitnet_result r;
    switch (op->a % 6) {
    case 0: to = length - 1; break;
    case 1: to = length; break;
    case 2: to = places[op->b % 9]; break;
    case 3: to = length - (int32_t)(op->b % 12); break;
    default: to = (int32_t)(op->b % (uint32_t)(length + 1)); break;
    }
    SEQ_CALL(slot, r = bitnet_session_truncate(slot->s, to));
    seq_say(slot->world, "truncate %d to %d: %s", (int)length, (int)to, bitnet_result_text(r));
    seq_expect(slot, "truncate", r, bitnet_session_truncate(slot->t, to));
    if (r == BITNET_OK) seq_cut_twin(slot, to);
}

/* Resets the session to its initial state. */
static void seq_compare_reset(seq_slot *slot) {
    const seq_pair *p = slot->world->pair;
    bitnet_session *c = bitnet_session_create(p->subject, &slot->options, NULL);
    if (slot->adapter >= 0) bitnet_session_set_adapter(c, p->adapters[slot->adapter], slot->scale);
    bitnet_session_set_sampling(c, slot->sampling ? &slot->sampling->sampling : NULL);
    seq_compare_light_of(slot, "reset", c);
    bitnet_session_free(c);
}

static void seq_run_reset(seq_slot *slot, const seq_op *op) {
    (void)op;
    seq_say(slot->world, "reset");
    bitnet_session_reset(slot->s);
    bitnet_session_reset(slot->t);
    if (!slot->restored) seq_compare_reset(slot);
    seq_cut_twin(slot, 0);
    slot->cancel = 0;
    slot->generating = false;
}

/* Begins a conversation, replacing the session's contents; the twin begins it in an empty
   session. */
static void seq_run_system(seq_slot *slot, const seq_op *op) {
    static const char *const texts[] = {"", "You are Anna.", "You are Anna. Ben is in the inn.",
                                        "You are Ben, and the inn is on an island"};
    const char *text = texts[op->a % (sizeof texts / sizeof *texts)];
    bitnet_result r;
    if (seq_is_head(slot->world)) return;
    SEQ_CALL(slot, r = bitnet_chat_system(slot->s, text));
    seq_say(slot->world, "system \"%s\": %s", text, bitnet_result_text(r));
    if (seq_is_excused(slot, r)) return;
    if (r == BITNET_OK) {
        bitnet_session_reset(slot->t);
        seq_cut_twin(slot, 0);
    }
    seq_expect(slot, "system", r, bitnet_chat_system(slot->t, text));
    if (r != BITNET_OK) return;
    slot->options.keep = slot->t->options.keep;
    seq_restart_rule(slot, bitnet_session_length(slot->t));
    if (slot->world->op->mishap != SEQ_CANCEL_THREAD) slot->cancel = 0;
    slot->generating = false;
}

static void seq_run_adapter(seq_slot *slot, const seq_op *op) {
    static const float scales[] = {1.0f, 0.5f, -0.75f, 0.0f};
    const seq_pair *p = slot->world->pair;
    int which = (int)(op->a % 3) - 1;
    float scale = scales[op->b % 4];
    bitnet_result r;
    if (!p->adapters[0]) return;
    SEQ_CALL(slot,
             r = bitnet_session_set_adapter(slot->s, which < 0 ? NULL : p->adapters[which], scale));
    seq_say(slot->world, "adapter %d times %g: %s", which, (double)scale, bitnet_result_text(r));
    if (seq_is_excused(slot, r)) return;
    seq_expect(
        slot, "set_adapter", r,
        bitnet_session_set_adapter(slot->t, which < 0 ? NULL : p->twin_adapters[which], scale));
    slot->adapter = scale == 0.0f ? -1 : which;
    slot->scale = slot->adapter < 0 ? 0.0f : scale;
}

/* From a position on, or -1: from the end. */
static bitnet_result seq_set_grammar(bitnet_session *s, const bitnet_grammar *g, int32_t from) {
    return from < 0 ? bitnet_session_set_grammar(s, g) : bitnet_session_resume_grammar(s, g, from);
}

static void seq_run_grammar(seq_slot *slot, const seq_op *op) {
    int which = (int)(op->a % (SEQ_GRAMMARS + 2));
    const bitnet_grammar *g = which < SEQ_GRAMMARS ? slot->world->pair->grammars[which] : NULL;
    int32_t from = op->b % 3 ? -1 : (int32_t)(op->c % (uint32_t)(slot->known + 1));
    bitnet_result r;
    SEQ_CALL(slot, r = seq_set_grammar(slot->s, g, from));
    seq_say(slot->world, "grammar %s from %d: %s", g ? seq_grammars[which] : "none", (int)from,
            bitnet_result_text(r));
    if (seq_is_excused(slot, r)) return;
    seq_expect(slot, "set_grammar", r, seq_set_grammar(slot->t, g, from));
    if (r == BITNET_OK) slot->grammar = g != NULL;
    if (r == BITNET_OK) seq_set_rule(slot, g, from);
}

static void seq_run_observer(seq_slot *slot, const seq_op *op) {
    bitnet_observer o;
    memset(&o, 0, sizeof o);
    o.logits = op->a % 3 ? seq_see : NULL;
    o.layer = op->a % 3 == 1 ? NULL : seq_see_layer;
    o.user = slot;
    slot->observed = !slot->observed;
    bitnet_session_set_observer(slot->s, slot->observed ? &o : NULL);
    seq_say(slot->world, "observer %s", slot->observed ? "set" : "removed");
}

/* ---- sampling and drafting */

static void seq_teach(seq_slot *slot, int count);

/* Draws a sampling; returns NULL if there is no room for it. */
static seq_sampling *seq_draw_sampling(seq_slot *slot, const seq_op *op) {
    static const float temperatures[] = {0, 0, 0.7f, 1.5f};
    static const float biases[] = {-INFINITY, -INFINITY, 3, 12};
    seq_world *w = slot->world;
    seq_sampling *p = (seq_sampling *)calloc(1, sizeof *p);
    uint64_t random = op->a;
    uint32_t vocabulary = (uint32_t)w->pair->vocabulary;
    float off = op->a % 2 ? BITNET_OFF : 0;
    size_t i;
    if (!p || w->sampling_count == 2 * SEQ_OPS) return free(p), (seq_sampling *)NULL;
    w->samplings[w->sampling_count++] = p;
    p->world = w;
    p->sampling.temperature = temperatures[seq_below(&random, 4)];
    p->sampling.seed = op->b % 5;
    p->sampling.top_k = seq_below(&random, 3) ? 40 : (int32_t)seq_below(&random, 30) - 1;
    p->sampling.min_p = seq_below(&random, 4) ? 0.05f : off;
    p->sampling.top_p = seq_below(&random, 4) ? 0.95f : seq_below(&random, 2) ? 0.8f : off;
    p->sampling.typical_p = seq_below(&random, 5) ? off : 0.8f;
    p->sampling.top_n_sigma = seq_below(&random, 5) ? off : 1.5f;
    p->sampling.xtc_probability = seq_below(&random, 5) ? off : 0.5f;
    p->sampling.repetition_penalty = seq_below(&random, 3) ? off : 1.3f;
    if (seq_below(&random, 5) == 0) p->sampling.frequency_penalty = 0.2f;
    if (seq_below(&random, 5) == 0) p->sampling.presence_penalty = 0.3f;
    if (seq_below(&random, 3) == 0) p->sampling.penalty_window = (int32_t)seq_below(&random, 9) - 1;
    p->sampling.dry_multiplier = seq_below(&random, 4) ? off : 0.8f;
    p->sampling.dry_window = (int32_t)seq_below(&random, 30) - 1;
    if (seq_below(&random, 4) == 0) {
        p->breakers[0] = (int32_t)seq_below(&random, vocabulary);
        p->sampling.dry_breakers = p->breakers;
        p->sampling.dry_breaker_count = 1;
    }
    seq_teach(slot, 2); /* to forbid what would come */
    p->never = slot->future_count ? slot->future[0] : 0;
    if (seq_below(&random, 3) == 0) {
        p->sampling.logit_bias = p->bias;
        p->sampling.logit_bias_count = 1 + seq_below(&random, 6);
        for (i = 0; i < p->sampling.logit_bias_count; i++) {
            p->bias[i].id = (int)i < slot->future_count ? slot->future[i]
                                                        : (int32_t)seq_below(&random, vocabulary);
            p->bias[i].bias = biases[seq_below(&random, 4)];
        }
    }
    slot->future_count = 0;
    if (seq_below(&random, 6) == 0) {
        p->edits = op->c;
        p->sampling.editor.edit = seq_edit;
        p->sampling.editor.user = p;
    }
    return p;
}

static void seq_run_sampling(seq_slot *slot, const seq_op *op) {
    seq_sampling *p = op->c % 5 ? seq_draw_sampling(slot, op) : NULL;
    const bitnet_sampling *o = p ? &p->sampling : NULL;
    bitnet_result r;
    SEQ_CALL(slot, r = bitnet_session_set_sampling(slot->s, o));
    if (o)
        seq_say(slot->world, "sampling: temperature %g, top_k %d, %d biases, edit %d, seed %d: %s",
                (double)o->temperature, (int)o->top_k, (int)o->logit_bias_count,
                o->editor.edit != NULL, (int)o->seed, bitnet_result_text(r));
    else seq_say(slot->world, "sampling: greedy: %s", bitnet_result_text(r));
    if (seq_is_excused(slot, r)) return;
    seq_expect(slot, "set_sampling", r, bitnet_session_set_sampling(slot->t, o));
    slot->sampling = p;
    slot->restored = false;
}

static void seq_set_drafter(seq_slot *slot, seq_drafter kind, bool state) {
    bitnet_drafter d;
    memset(&d, 0, sizeof d);
    d.draft = seq_draft;
    d.user = slot;
    if (state) d.hidden = seq_see_state;
    bitnet_session_set_drafter(slot->s, &d);
    slot->drafter = kind;
}

static void seq_run_drafter(seq_slot *slot, const seq_op *op) {
    static const double costs[BITNET_CHAINS_MAX_DRAFT + 2] = {
        0, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2.0, 2.1, 2.2, 2.3, 2.4, 2.5};
    seq_world *w = slot->world;
    static const uint8_t kinds[] = {SEQ_DRAFT_NONE,   SEQ_DRAFT_RIGHT,  SEQ_DRAFT_RIGHT,
                                    SEQ_DRAFT_RIGHT,  SEQ_DRAFT_RIGHT,  SEQ_DRAFT_MIXED,
                                    SEQ_DRAFT_MIXED,  SEQ_DRAFT_WRONG,  SEQ_DRAFT_WILD,
                                    SEQ_DRAFT_CHAINS, SEQ_DRAFT_SHARED, SEQ_DRAFT_MODEL};
    seq_drafter kind = (seq_drafter)kinds[op->a % 12];
    bitnet_chains_options o;
    if (seq_is_head(w) && kind > SEQ_DRAFT_WILD) kind = SEQ_DRAFT_RIGHT;
    seq_drop_drafter(slot);
    if (kind == SEQ_DRAFT_RIGHT || kind == SEQ_DRAFT_MIXED) seq_teach(slot, (int)(op->b % 25));
    if (kind > SEQ_DRAFT_WILD) {
        memset(&o, 0, sizeof o);
        o.table = op->b % 3 ? w->pair->table : NULL;
        o.ignore_cost = op->b % 4 != 0;
        o.costs = costs;
        o.memory_entries = 256;
        o.no_context = op->b % 5 == 0;
        o.no_mtp = kind != SEQ_DRAFT_MODEL;
        o.memory = kind == SEQ_DRAFT_SHARED ? w->memory : NULL;
        o.max_draft = (int32_t)(op->c % 16);
        if (kind == SEQ_DRAFT_MODEL &&
            !(bitnet_model_load_mtp(w->pair->subject, NULL) && op->b % 7)) {
            slot->companion = bitnet_session_create(w->pair->subject, &slot->options, NULL);
            o.draft_session = slot->companion;
        }
        SEQ_CALL(slot, slot->chains = bitnet_chains_create(slot->s, &o, NULL));
        if (slot->chains) slot->drafter = kind;
        else if (!seq_starved(w)) seq_fail(w, SEQ_FAULT_RESULT, "chains: no memory");
    } else if (kind) {
        seq_set_drafter(slot, kind, op->b % 4 == 0);
    }
    seq_say(w, "drafter %s (%s)", seq_drafters[kind], seq_drafters[slot->drafter]);
}

static void seq_run_teach(seq_slot *slot, const seq_op *op) {
    seq_teach(slot, 1 + (int)(op->a % 25));
    seq_say(slot->world, "the drafter learns the next %d tokens", slot->future_count);
}

/* ---- feeding and computing */

/* Feeds both, with states from a given number on. */
static bitnet_result seq_feed(seq_slot *slot, const int32_t *ids, int32_t n, int32_t number) {
    seq_world *w = slot->world;
    bool states = seq_is_head(w) && number;
    size_t count = (size_t)n;
    bitnet_result r, twin;
    int32_t i, length;
    for (i = 0; i < n && states; i++)
        seq_state(w, number + i, w->state + (size_t)i * (size_t)w->pair->width);
    SEQ_CALL(slot, r = states ? bitnet_feed_hidden(slot->s, ids, w->state, count)
                              : bitnet_feed(slot->s, ids, count));
    if (seq_is_excused(slot, r)) return r;
    twin = states ? bitnet_feed_hidden(slot->t, ids, w->state, count)
                  : seq_feed_twin(slot, ids, count);
    seq_expect(slot, "feed", r, twin);
    length = bitnet_session_length(slot->s);
    if (r == BITNET_OK && states) {
        for (i = 0; i < n; i++) slot->states[length - n + i] = number + i;
        slot->known = length;
    }
    seq_settle(slot);
    return r;
}

static void seq_run_feed(seq_slot *slot, const seq_op *op) {
    static const int32_t counts[] = {0, 0, 1, 1, 1, 1, 2, 3, 5, 8, 13, 30, 60, 66, 100, -1};
    int32_t ids[SEQ_CONTEXT], n = counts[op->a % 16], length = bitnet_session_length(slot->s), i;
    uint32_t how = op->b % 8, vocabulary = (uint32_t)slot->world->pair->vocabulary;
    int32_t number = op->b / 8 % 8 ? (int32_t)(op->c % 1000) + 1 : 0;
    bitnet_result r = BITNET_OK;
    uint64_t random = op->c;
    if (n == 0) { /* to a page boundary, about, or to where drafts reach it */
        n = SEQ_PAGE * (1 + length / SEQ_PAGE) - length;
        n += op->a / 16 % 2 ? (int32_t)(op->c % 9) - 4 : -(int32_t)(op->c % 30);
        if (n < 1) n = 1;
    }
    if (n < 0)
        n = length < slot->options.context_length ? slot->options.context_length - length
                                                  : 1; /* all */
    for (i = 0; i < n; i++) {
        ids[i] = seq_next_id(slot, length + i);
        if (how >= 5) ids[i] = (int32_t)seq_below(&random, vocabulary);
        if (how == 5 && length > 0)
            ids[i] = bitnet_session_tokens(slot->s)[(op->c + (uint32_t)i) % (uint32_t)length];
    }
    if (op->c / 16 % 4 == 0) ids[0] = (int32_t)vocabulary - 1; /* begins a turn of some models */
    if (how == 7 && op->c % 16 == 0) ids[n - 1] = (int32_t)vocabulary;
    if (how < 3 && n <= 30) { /* one by one */
        for (i = 0; i < n && r == BITNET_OK; i++) {
            r = seq_feed(slot, ids + i, 1, number ? number + i : 0);
            if (op->c % 3 == 0 && r == BITNET_OK) {
                SEQ_CALL(slot, r = bitnet_step(slot->s, NULL));
                if (r == BITNET_CANCELLED) seq_cancel_twin(slot);
                else if (!seq_is_excused(slot, r)) seq_expect(slot, "step", r, BITNET_OK);
                seq_settle(slot);
            }
        }
    } else r = seq_feed(slot, ids, n, number);
    seq_say(slot->world, "feed %d tokens%s%s: %s", (int)n, how < 5 ? " as drafted" : "",
            how < 3 && n <= 30 ? op->c % 3 ? " one by one" : " one by one, stepping" : "",
            bitnet_result_text(r));
}

/* Drafts that cross a page boundary. */
static void seq_run_reach(seq_slot *slot, const seq_op *op) {
    int32_t length = bitnet_session_length(slot->s), to, ids[SEQ_CONTEXT], i;
    bitnet_result r;
    to = SEQ_PAGE * (1 + length / SEQ_PAGE) - 1 - (int32_t)(op->a % 32);
    if (to >= slot->options.context_length) return;
    if (slot->drafter != SEQ_DRAFT_RIGHT) {
        seq_drop_drafter(slot);
        seq_set_drafter(slot, SEQ_DRAFT_RIGHT, false);
    }
    for (i = length; i < to; i++) ids[i] = seq_next_id(slot, i);
    if (to > length) seq_feed(slot, ids + length, to - length, (int32_t)(op->c % 1000) + 1);
    SEQ_CALL(slot, r = bitnet_step(slot->s, NULL));
    if (r == BITNET_CANCELLED) seq_cancel_twin(slot);
    seq_settle(slot);
    to = bitnet_session_length(slot->s);
    ids[0] = seq_next_id(slot, to);
    if (!slot->world->fault) seq_feed(slot, ids, 1, op->b % 8 ? (int32_t)(op->c % 1000) + 1 : 0);
    if (op->b / 8 % 8) {
        SEQ_CALL(slot, r = bitnet_step(slot->s, NULL));
        if (r == BITNET_CANCELLED) seq_cancel_twin(slot);
    }
    seq_say(slot->world, "feed up to %d with right drafts, %d of them", (int)to + 1,
            (int)bitnet_session_get_stats(slot->s).drafted_tokens);
}

static void seq_run_step(seq_slot *slot, const seq_op *op) {
    const bitnet_budget *budget = &seq_budgets[op->a % SEQ_BUDGETS];
    int calls = seq_patience(slot->world, op->b % 3 ? 1 + (int)(op->b / 3 % 40) : 2000), i;
    bitnet_result r = BITNET_PENDING;
    for (i = 0; i < calls && r == BITNET_PENDING; i++)
        SEQ_CALL(slot, r = seq_sliced(slot->world, bitnet_step(slot->s, budget)));
    seq_say(slot->world, "step");
    seq_say_budget(slot->world, budget);
    seq_say(slot->world, ", %d times: %s", i, bitnet_result_text(r));
    if (r == BITNET_CANCELLED) seq_cancel_twin(slot);
    else if (!seq_is_excused(slot, r) && r != BITNET_PENDING)
        seq_expect(slot, "step", r, BITNET_OK);
    if (r == BITNET_OK) seq_expect(slot, "result", bitnet_session_result(slot->s), BITNET_OK);
}

static const seq_op seq_plain_op = {0, 0, 0, 0, 0, SEQ_NONE, 0};

/* Logits within budgets: some slices, all of them, or none at all. */
static void seq_slice_logits(seq_slot *slot, const bitnet_budget *budget, int calls) {
    const float *logits, *twin_logits;
    bitnet_result r = BITNET_PENDING;
    int i;
    for (i = 0; i < calls && r == BITNET_PENDING; i++)
        SEQ_CALL(slot, r = seq_sliced(slot->world, bitnet_logits(slot->s, budget, &logits)));
    seq_say(slot->world, "logits, %d times: %s; ", i, bitnet_result_text(r));
    if (r == BITNET_CANCELLED) seq_cancel_twin(slot);
    if ((logits == NULL) == (r == BITNET_OK))
        seq_fail(slot->world, SEQ_FAULT_RESULT, "logits: a pointer that does not fit the result");
    if (r == BITNET_PENDING || r == BITNET_CANCELLED || seq_is_excused(slot, r)) return;
    seq_expect(slot, "logits", r, bitnet_logits(slot->t, NULL, &twin_logits));
    if (r || slot->world->fault) return;
    if (memcmp(logits, twin_logits, (size_t)slot->world->pair->vocabulary * sizeof *logits) != 0)
        seq_fail(slot->world, SEQ_FAULT_LOGITS, "logits within budgets");
}

static void seq_run_sample(seq_slot *slot, const seq_op *op) {
    const bitnet_budget *budget = &seq_budgets[op->a % SEQ_BUDGETS];
    int calls = op->b % 3 ? 1 + (int)(op->b / 3 % 50) : 5000, i;
    int32_t id = -1, twin_id = -1;
    const seq_sampling *p = slot->sampling;
    long edited = p ? p->edited : 0;
    seq_tokens before;
    bitnet_result r = BITNET_PENDING, twin;
    if (op->c / 4 % 2) { /* so that a budget ends while the token is chosen */
        seq_run_step(slot, &seq_plain_op);
        seq_say(slot->world, "; ");
        calls = calls % 4 + 1;
    }
    calls = seq_patience(slot->world, calls);
    if (op->c / 8 % 4 == 0) seq_slice_logits(slot, budget, 1 + (int)(op->b % 7));
    if (op->c / 32 % 4 == 0) seq_slice_logits(slot, budget, calls);
    for (i = 0; i < calls && r == BITNET_PENDING; i++)
        SEQ_CALL(slot, r = seq_sliced(slot->world, bitnet_sample(slot->s, budget, &id)));
    seq_say(slot->world, "sample");
    seq_say_budget(slot->world, budget);
    seq_say(slot->world, ", %d times: %s", i, bitnet_result_text(r));
    if (r == BITNET_CANCELLED) seq_cancel_twin(slot);
    if (r == BITNET_PENDING || r == BITNET_CANCELLED || seq_is_excused(slot, r)) return;
    if (r == BITNET_OK && p && p->sampling.editor.edit && p->edited == edited)
        seq_fail(slot->world, SEQ_FAULT_RESULT, "sampled without calling `edit`");
    seq_trace_result(slot->world, &id, sizeof id);
    seq_remember(slot, &before);
    twin = bitnet_sample(slot->t, NULL, &twin_id);
    seq_expect(slot, "sample", r, twin);
    seq_check_rule(slot, &before, twin, twin_id);
    if (r || slot->world->fault) return;
    seq_say(slot->world, ", token %d", (int)id);
    if (id != twin_id)
        seq_fail(slot->world, SEQ_FAULT_TOKENS, "sampled token %d, the twin %d", (int)id,
                 (int)twin_id);
    else if (op->c % 4) {
        r = seq_feed(slot, &id, 1, 0);
        seq_say(slot->world, ", fed: %s", bitnet_result_text(r));
    }
}

/* Chooses some sessions; the slot's is the first. */
static size_t seq_crowd(seq_slot *slot, uint32_t chosen, bitnet_session **sessions,
                        seq_slot **slots) {
    size_t count = 0;
    int i;
    for (i = 0; i < SEQ_SLOTS; i++) {
        seq_slot *other = &slot->world->slots[(seq_index(slot) + i) % SEQ_SLOTS];
        if (!other->s || (i > 0 && !(chosen >> i & 1))) continue;
        slots[count] = other;
        sessions[count++] = other->s;
    }
    return count;
}

static void seq_run_step_many(seq_slot *slot, const seq_op *op) {
    const bitnet_budget *budget = &seq_budgets[op->a % SEQ_BUDGETS];
    int calls = seq_patience(slot->world, op->b % 3 ? 1 + (int)(op->b / 3 % 40) : 3000), i;
    bitnet_session *sessions[SEQ_SLOTS];
    seq_slot *slots[SEQ_SLOTS];
    size_t count = seq_crowd(slot, op->c, sessions, slots), k;
    bitnet_session_stats stats[SEQ_SLOTS];
    bitnet_result r = BITNET_PENDING;
    seq_watch(slot->world, stats);
    for (i = 0; i < calls && r == BITNET_PENDING; i++)
        SEQ_CALL(slot, r = seq_sliced(slot->world, bitnet_step_many(sessions, count, budget)));
    seq_check_others(slot->world, stats, slots, count);
    seq_say(slot->world, "step_many of %d", (int)count);
    seq_say_budget(slot->world, budget);
    seq_say(slot->world, ", %d times: %s", i, bitnet_result_text(r));
    if (r != BITNET_PENDING) seq_expect(slot, "step_many", r, BITNET_OK);
    for (k = 0; k < count; k++) {
        bitnet_result e = bitnet_session_result(slots[k]->s);
        if (e == BITNET_CANCELLED && !seq_same_tokens(slots[k])) seq_cancel_twin(slots[k]);
        if (bitnet_is_error(e) && !seq_is_excused(slots[k], e) && e != slots[k]->result)
            seq_expect(slots[k], "step_many's session", e, BITNET_OK);
        seq_settle(slots[k]);
    }
}

/* ---- generating */

static bitnet_result seq_twin_next(seq_slot *slot) {
    const bitnet_generated_token *list;
    const char *text;
    size_t length, count;
    seq_tokens before;
    bitnet_result r;
    seq_remember(slot, &before);
    r = bitnet_generate_next(slot->t, NULL, &text, &length);
    count = r == BITNET_OK ? bitnet_generate_tokens(slot->t, &list) : 0;
    seq_append(&slot->twin_text, text, length);
    if (count != 1) {
        seq_check_rule(slot, &before, r, -1);
        return r;
    }
    seq_check_rule(slot, &before, r, list->token.id);
    seq_check_said(slot, list, count);
    seq_slid(slot, &before, 1);
    return r;
}

static void seq_compare_texts(seq_slot *slot) {
    const seq_text *a = &slot->text, *b = &slot->twin_text;
    size_t i = 0;
    if (slot->text_lost || slot->world->fault) return;
    if (a->length == b->length && memcmp(a->data, b->data, a->length) == 0) return;
    while (i < a->length && i < b->length && a->data[i] == b->data[i]) i++;
    seq_fail(slot->world, SEQ_FAULT_TEXT,
             "session %d: %d bytes of text, the twin %d, equal up to %d", seq_index(slot),
             (int)a->length, (int)b->length, (int)i);
}

/* An operation's options, also for the twin, which may report probabilities that the subject does
   not; this must not change results. */
static void seq_generate_options(seq_slot *slot, const seq_op *op, const char **stops, int32_t *ids,
                                 bitnet_generate_options *o, bitnet_generate_options *twin) {
    static const char *const strings[] = {"a", "e", " the", ".", "zq", "in"};
    uint64_t random = op->c;
    memset(o, 0, sizeof *o);
    o->max_tokens = (int32_t)(1 + op->b % 24);
    if (seq_below(&random, 3)) o->min_tokens = (int32_t)(1 + seq_below(&random, 4));
    if (seq_below(&random, 4) == 0) {
        stops[0] = strings[seq_below(&random, 6)];
        stops[1] = strings[seq_below(&random, 6)];
        o->stop = stops;
        o->stop_count = 1 + seq_below(&random, 2);
        o->stop_leaves = (bitnet_stop_leaves)seq_below(&random, 3);
    }
    if (seq_below(&random, 2)) { /* what would come next, among others */
        seq_teach(slot, 3);
        ids[0] = slot->future_count ? slot->future[0] : 8;
        ids[1] = 7;
        ids[2] = slot->future_count > 2 ? slot->future[2] : 9;
        o->stop_ids = ids;
        o->stop_id_count = 1 + seq_below(&random, 3);
    }
    o->ignore_end = seq_below(&random, 2) != 0;
    o->parse_special = seq_below(&random, 4) == 0;
    o->logprobs = seq_below(&random, 4) == 0;
    o->top_logprobs = o->logprobs ? (int32_t)seq_below(&random, 4) : 0;
    o->share = (int32_t)seq_below(&random, 4) * 2;
    *twin = *o;
    slot->reports = o->logprobs;
    if (seq_below(&random, 2)) twin->logprobs = true;
}

static const char *const seq_prompts[] = {NULL, NULL, NULL, "", "the and in", "Once upon a time",
                                          "12"};

enum { SEQ_PROMPTS = sizeof seq_prompts / sizeof *seq_prompts };

/* The subject began a generation; the twin has not yet. */
static void seq_begun(seq_slot *slot, bitnet_result r, const char *prompt) {
    seq_begin_said(slot,
                   slot->grammar || (prompt && *prompt) || bitnet_session_length(slot->t) > 0);
    slot->generating = r == BITNET_OK;
    slot->text.length = slot->twin_text.length = 0;
    slot->text_lost = slot->deferred = slot->starved = false;
    if (slot->world->op->mishap != SEQ_CANCEL_THREAD && r == BITNET_OK) slot->cancel = 0;
}

/* The twin begins a generation; a grammar's text begins after the prompt. */
static bitnet_result seq_begin_twin(seq_slot *slot, const char *prompt, bool chat,
                                    const bitnet_generate_options *o) {
    bool empty = bitnet_session_length(slot->t) == 0;
    bitnet_result r = chat ? bitnet_chat_begin(slot->t, prompt, BITNET_TERMINATED, o)
                           : bitnet_generate_begin(slot->t, prompt, BITNET_TERMINATED, o);
    if (r == BITNET_OK && (prompt || empty)) seq_restart_rule(slot, bitnet_session_length(slot->t));
    return r;
}

/* An operation's prompt. NULL if it would make an MTP head's tokens slide, because they have
   states. */
static const char *seq_prompt(const seq_slot *slot, const seq_op *op) {
    bool slides = seq_is_head(slot->world) && slot->options.overflow;
    return slides ? NULL : seq_prompts[op->a % SEQ_PROMPTS];
}

static void seq_run_begin(seq_slot *slot, const seq_op *op) {
    bitnet_generate_options o, twin;
    const char *stops[2], *prompt = seq_prompt(slot, op);
    int32_t ids[3];
    bool chat = op->a / 8 % 4 == 0 && !(seq_is_head(slot->world) && slot->options.overflow);
    bitnet_result r;
    seq_generate_options(slot, op, stops, ids, &o, &twin);
    if (op->b % 31 == 0 && !slot->options.overflow) o.max_tokens = twin.max_tokens = 0;
    if (chat && !prompt) prompt = "who";
    SEQ_CALL(slot, r = chat ? bitnet_chat_begin(slot->s, prompt, BITNET_TERMINATED, &o)
                            : bitnet_generate_begin(slot->s, prompt, BITNET_TERMINATED, &o));
    seq_say(slot->world, "%s \"%s\", max %d, min %d, %d stops, %d stop ids, %s%s: %s",
            chat ? "chat" : "begin", prompt ? prompt : "(none)", (int)o.max_tokens,
            (int)o.min_tokens, (int)o.stop_count, (int)o.stop_id_count,
            o.logprobs ? "probabilities" : "", twin.logprobs ? " of the twin" : "",
            bitnet_result_text(r));
    seq_begun(slot, r, prompt);
    if (seq_is_excused(slot, r)) seq_end_twin(slot);
    else seq_expect(slot, "begin", r, seq_begin_twin(slot, prompt, chat, &twin));
}

/* Tokens that a call of the subject took: the twin takes them one by one. */
static void seq_take(seq_slot *slot, const bitnet_generated_token *list, size_t count) {
    seq_world *w = slot->world;
    size_t i, k;
    for (i = 0; i < count && !w->fault; i++) {
        const bitnet_generated_token *a = list + i, *b;
        bitnet_result twin = seq_twin_next(slot);
        seq_expect(slot, "generate_next", BITNET_OK, twin);
        if (twin || bitnet_generate_tokens(slot->t, &b) != 1) {
            seq_fail(w, SEQ_FAULT_TOKENS, "the twin reports no token");
            return;
        }
        if (a->token.id != b->token.id)
            seq_fail(w, SEQ_FAULT_TOKENS, "generated token %d of %d is %d, not %d", (int)i,
                     (int)count, (int)a->token.id, (int)b->token.id);
        seq_trace_result(w, &a->token.id, sizeof a->token.id);
        if (!slot->reports) continue;
        seq_trace_result(w, &a->token.log_probability, sizeof(float));
        seq_trace_result(w, a->top_logprobs, a->top_logprob_count * sizeof *a->top_logprobs);
        if (memcmp(&a->token.log_probability, &b->token.log_probability, sizeof(float)) != 0 ||
            a->top_logprob_count != b->top_logprob_count)
            seq_fail(w, SEQ_FAULT_PROBABILITY, "token %d: %.9g, not %.9g", (int)i,
                     (double)a->token.log_probability, (double)b->token.log_probability);
        for (k = 0; k < a->top_logprob_count && !w->fault; k++)
            if (a->top_logprobs[k].id != b->top_logprobs[k].id ||
                memcmp(&a->top_logprobs[k].log_probability, &b->top_logprobs[k].log_probability,
                       sizeof(float)))
                seq_fail(w, SEQ_FAULT_PROBABILITY, "token %d: alternative %d", (int)i, (int)k);
    }
}

/* An error ended the subject's generation. The twin need not have it, but ends there, too. */
static void seq_give_up(seq_slot *slot) {
    if (!seq_is_prefix(slot)) seq_fail_tokens(slot, "a generation without memory");
    else seq_cut_twin(slot, bitnet_session_length(slot->s));
    seq_end_twin(slot);
    seq_resample(slot);
}

static void seq_after_next(seq_slot *slot, bitnet_result r, bool several) {
    const bitnet_generated_token *list;
    size_t count = bitnet_generate_tokens(slot->s, &list), i;
    bool starved = seq_starved(slot->world);
    if (r == BITNET_PENDING) return;
    if (r == BITNET_OK && starved) { /* a token may be reported that was not fed */
        slot->starved = slot->text_lost = true;
        for (i = 0; i < count && (!seq_same_tokens(slot) ||
                                  (bitnet_generate_stop_reason(slot->s) != BITNET_STOP_NONE &&
                                   bitnet_generate_stop_reason(slot->t) == BITNET_STOP_NONE));
             i++)
            seq_expect(slot, "generate_next", BITNET_OK, seq_twin_next(slot));
    } else if (r == BITNET_OK) {
        seq_take(slot, list, count);
        seq_compare_texts(slot);
        slot->deferred = several;
        slot->touched = false;
        return;
    } else if (r == BITNET_CANCELLED) {
        if (bitnet_generate_stop_reason(slot->t) != BITNET_STOP_CANCELLED) seq_cancel_twin(slot);
        seq_expect(slot, "generate_next", r, seq_twin_next(slot));
    } else if (r == BITNET_END) {
        bitnet_result twin = seq_twin_next(slot);
        if (bitnet_generate_stop_reason(slot->s) != BITNET_STOP_CANCELLED)
            seq_expect(slot, "generate_next", r, twin);
    } else if (seq_is_excused(slot, r) || (r == BITNET_ERROR_OUT_OF_MEMORY && slot->starved) ||
               (slot->deferred && slot->touched)) {
        seq_give_up(slot);
    } else seq_expect(slot, "generate_next", r, seq_twin_next(slot));
    slot->deferred = false;
    if (r != BITNET_OK) slot->generating = false;
}

static void seq_run_next(seq_slot *slot, const seq_op *op) {
    const bitnet_budget *budget = &seq_budgets[op->a % SEQ_BUDGETS];
    bool several = budget->microseconds || budget->tokens;
    int drawn = 1 + (int)(op->b % (budget->microseconds < 0 ? 60 : 8));
    int calls = seq_patience(slot->world, drawn), i;
    const char *text;
    size_t length;
    bitnet_result r = BITNET_OK;
    seq_say(slot->world, "next");
    seq_say_budget(slot->world, budget);
    for (i = 0; i < calls && (r == BITNET_OK || r == BITNET_PENDING); i++) {
        SEQ_CALL(slot, r = seq_sliced(slot->world,
                                      bitnet_generate_next(slot->s, budget, &text, &length)));
        seq_append(&slot->text, text, length);
        seq_after_next(slot, r, several);
        seq_settle(slot);
        if (slot->world->fault) break;
    }
    seq_say(slot->world, ", %d times: %s", i, bitnet_result_text(r));
}

static int seq_print(void *user, const char *text, size_t length) {
    seq_slot *slot = (seq_slot *)user;
    seq_append(&slot->text, text, length);
    seq_inside(slot->world);
    return slot->stop_after && --slot->stop_after == 0;
}

static int seq_print_many(void *user, bitnet_session *session, const char *text, size_t length) {
    seq_world *w = (seq_world *)user;
    int i = 0;
    while (w->slots[i].s != session) i++;
    return seq_print(&w->slots[i], text, length);
}

/* Brings the twin's generation to the subject's position: it ended with r, or continues if that is
   OK. */
static void seq_follow(seq_slot *slot, bitnet_result r) {
    bitnet_stop_reason reason = bitnet_generate_stop_reason(slot->s);
    bool natural =
        reason == BITNET_STOP_TOKEN || reason == BITNET_STOP_STRING || reason == BITNET_STOP_LENGTH;
    bool starved = seq_is_excused(slot, r) ||
                   (r == BITNET_ERROR_OUT_OF_MEMORY && (r == slot->result || slot->starved));
    bool old = r == slot->result && r > BITNET_END; /* an error that came before */
    bool cancelled = (r == BITNET_CANCELLED && !old) || reason == BITNET_STOP_CANCELLED;
    bool loose = starved || cancelled || old;
    bitnet_result twin = BITNET_OK;
    int n;
    for (n = 0; n < 600 && twin == BITNET_OK; n++) {
        if (natural ? bitnet_generate_stop_reason(slot->t) != BITNET_STOP_NONE
            : loose ? seq_is_prefix(slot) && slot->twin_text.length >= slot->text.length
                    : !bitnet_is_error(r) && seq_same_tokens(slot) &&
                          slot->twin_text.length >= slot->text.length)
            break;
        twin = seq_twin_next(slot);
    }
    if (bitnet_is_error(r) && !loose) seq_expect(slot, "a generation", r, twin);
    if (!loose) seq_compare_texts(slot);
    if (cancelled && bitnet_generate_stop_reason(slot->t) != BITNET_STOP_CANCELLED)
        seq_cancel_twin(slot);
    if (loose) seq_give_up(slot);
    else if (reason == BITNET_STOP_CALLBACK) seq_end_twin(slot);
    else if (natural) { /* both read the end, if they have not */ const char *text;
        size_t length;
        seq_expect(slot, "the end", bitnet_generate_next(slot->s, NULL, &text, &length),
                   BITNET_END);
        seq_expect(slot, "the end", BITNET_END, twin == BITNET_END ? twin : seq_twin_next(slot));
    }
    if (natural || loose || bitnet_is_error(r) || reason == BITNET_STOP_CALLBACK)
        slot->generating = false;
}

static void seq_run_generate(seq_slot *slot, const seq_op *op) {
    bitnet_generate_options o, twin;
    const char *stops[2], *prompt = seq_prompt(slot, op);
    int32_t ids[3];
    bitnet_result r, begun;
    seq_generate_options(slot, op, stops, ids, &o, &twin);
    slot->stop_after = op->a / 8 % 4 ? 0 : (int)(op->a / 32 % 9);
    seq_begun(slot, BITNET_PENDING, prompt);
    SEQ_CALL(slot, r = bitnet_generate(slot->s, prompt, &o, seq_print, slot));
    seq_say(slot->world, "generate \"%s\", max %d, min %d: %s", prompt ? prompt : "(none)",
            (int)o.max_tokens, (int)o.min_tokens, bitnet_result_text(r));
    slot->stop_after = 0;
    if (seq_is_excused(slot, r)) { /* it may have begun or not: both begin again */
        int32_t room = slot->options.context_length - 4;
        if (!seq_same_tokens(slot) && seq_begin_twin(slot, prompt, false, &twin) == BITNET_OK)
            seq_follow(slot, r);
        if (room > bitnet_session_length(slot->s)) room = bitnet_session_length(slot->s);
        bitnet_session_truncate(slot->s, room);
        seq_cut_twin(slot, room);
        bitnet_session_set_grammar(slot->s, NULL);
        bitnet_session_set_grammar(slot->t, NULL);
        slot->grammar = false;
        seq_set_rule(slot, NULL, -1);
        seq_resample(slot);
        seq_expect(slot, "begin", bitnet_generate_begin(slot->s, "in", BITNET_TERMINATED, &o),
                   bitnet_generate_begin(slot->t, "in", BITNET_TERMINATED, &o));
        slot->cancel = 0;
        seq_begun(slot, BITNET_OK, "in");
        return;
    }
    begun = seq_begin_twin(slot, prompt, false, &twin);
    if (begun) seq_expect(slot, "generate", r, begun);
    else seq_follow(slot, r);
}

static void seq_run_generate_many(seq_slot *slot, const seq_op *op) {
    const bitnet_budget *budget = &seq_budgets[op->a % SEQ_BUDGETS];
    int calls = seq_patience(slot->world, op->b % 3 ? 1 + (int)(op->b / 3 % 30) : 400), i;
    bitnet_session *sessions[SEQ_SLOTS];
    seq_slot *slots[SEQ_SLOTS];
    size_t count = seq_crowd(slot, op->c, sessions, slots), k;
    bitnet_result r = BITNET_PENDING;
    bitnet_session_stats stats[SEQ_SLOTS];
    if (op->c / 16 % 6 == 0) slots[count - 1]->stop_after = 1 + (int)(op->c / 128 % 5);
    seq_watch(slot->world, stats);
    for (i = 0; i < calls && r == BITNET_PENDING; i++)
        SEQ_CALL(slot,
                 r = seq_sliced(slot->world, bitnet_generate_many(sessions, count, budget,
                                                                  seq_print_many, slot->world)));
    seq_check_others(slot->world, stats, slots, count);
    seq_say(slot->world, "generate_many of %d", (int)count);
    seq_say_budget(slot->world, budget);
    seq_say(slot->world, ", %d times: %s", i, bitnet_result_text(r));
    if (r != BITNET_PENDING) seq_expect(slot, "generate_many", r, BITNET_OK);
    for (k = 0; k < count; k++) {
        bitnet_result e = bitnet_session_result(slots[k]->s);
        slots[k]->stop_after = 0;
        if (slots[k]->generating) seq_follow(slots[k], e == BITNET_PENDING ? BITNET_OK : e);
        seq_settle(slots[k]);
    }
}

/* ---- choosing, vectors */

/* The log-probability of a choice, token by token. */
static float seq_score(seq_slot *slot, const int32_t *ids, size_t count) {
    bitnet_session *c = bitnet_session_copy(slot->t, NULL);
    float sum = 0, x = 0;
    size_t i;
    for (i = 0; i < count; i++) {
        bitnet_log_probability(c, ids[i], NULL, &x);
        sum = i ? sum + x : x;
        bitnet_feed(c, ids + i, 1);
    }
    bitnet_session_free(c);
    return sum;
}

/* Another text of the same length, or another adapter. */
static void seq_change(seq_slot *slot, const seq_op *op) {
    seq_op then = *op;
    int32_t id = (int32_t)(op->c % (uint32_t)slot->world->pair->vocabulary);
    then.a = seq_hash(op->a, 1);
    if (op->c / 4 % 2) seq_run_adapter(slot, &then);
    else {
        seq_run_truncate(slot, &seq_plain_op); /* by one */
        seq_feed(slot, &id, 1, 0);
    }
    seq_settle(slot);
    seq_say(slot->world, "; ");
}

static void seq_run_choose(seq_slot *slot, const seq_op *op) {
    enum { MOST = 4, LONGEST = 40 };
    seq_world *w = slot->world;
    int32_t ids[MOST][LONGEST];
    const int32_t *choices[MOST];
    size_t lengths[MOST], count = 2 + op->a % (MOST - 1), i, k, best = 99, twin_best = 99;
    float scores[MOST], twin_scores[MOST];
    bitnet_choose_options o;
    bitnet_result r = BITNET_PENDING, twin;
    uint64_t random = op->c;
    const bitnet_budget *budget = &seq_budgets[op->a / 8 % SEQ_BUDGETS];
    int drawn = op->b % 3 ? 1 + (int)(op->b / 3 % (budget->tokens ? 4 : 30)) : 3000;
    int calls = seq_patience(w, drawn), n;
    for (i = 0; i < count; i++) {
        choices[i] = ids[i];
        lengths[i] = 1 + seq_below(&random, seq_below(&random, 3) ? 6 : LONGEST);
        for (k = 0; k < lengths[i]; k++)
            ids[i][k] = k < lengths[0] / 2
                            ? seq_next_id(slot, (int32_t)k)
                            : (int32_t)seq_below(&random, (uint32_t)w->pair->vocabulary);
    }
    memset(&o, 0, sizeof o);
    memset(scores, 0, sizeof scores);
    o.per_token = op->a / 128 % 4 == 0;
    for (n = 0; n < calls && r == BITNET_PENDING; n++) {
        if (n == calls - 1 && n > 0 && op->b / 128 % 2) {
            seq_change(slot, op);
            calls = 3000;
        }
        SEQ_CALL(slot, r = seq_sliced(w, bitnet_choose_tokens(slot->s, choices, lengths, count, &o,
                                                              budget, scores, &best)));
    }
    seq_say(w, "choose among %d", (int)count);
    seq_say_budget(w, budget);
    seq_say(w, ", %d times: %s", n, bitnet_result_text(r));
    if (r == BITNET_CANCELLED) seq_cancel_twin(slot);
    if (r == BITNET_PENDING || r == BITNET_CANCELLED || seq_is_excused(slot, r)) return;
    seq_trace_result(w, scores, count * sizeof *scores);
    twin =
        bitnet_choose_tokens(slot->t, choices, lengths, count, &o, NULL, twin_scores, &twin_best);
    seq_expect(slot, "choose", r, twin);
    for (i = 0; i < count && r == BITNET_OK && !w->fault; i++) {
        bool room =
            bitnet_session_length(slot->t) + (int32_t)lengths[i] <= slot->options.context_length;
        float plain = o.per_token || !room ? twin_scores[i] : seq_score(slot, ids[i], lengths[i]);
        if (memcmp(&scores[i], &plain, sizeof plain) != 0 || best != twin_best)
            seq_fail(w, SEQ_FAULT_PROBABILITY, "choice %d: %.9g, not %.9g; best %d, not %d", (int)i,
                     (double)scores[i], (double)plain, (int)best, (int)twin_best);
    }
}

static void seq_run_embed(seq_slot *slot, const seq_op *op) {
    enum { MOST = 5, LONGEST = 90 };
    seq_world *w = slot->world;
    int32_t ids[MOST][LONGEST];
    bitnet_passage passages[MOST];
    size_t count = 1 + op->a % MOST, i, k;
    size_t size = MOST * (size_t)w->pair->width * sizeof(float);
    float *a = (float *)malloc(size), *b = (float *)malloc(size);
    uint64_t random = op->c;
    bitnet_embedding *e;
    bitnet_result r = BITNET_ERROR_OUT_OF_MEMORY, twin;
    if (seq_is_head(w)) {
        free(a);
        free(b);
        return;
    }
    memset(passages, 0, sizeof passages);
    for (i = 0; i < count; i++) {
        passages[i].ids = ids[i];
        passages[i].length = 1 + seq_below(&random, LONGEST);
        for (k = 0; k < passages[i].length; k++)
            ids[i][k] = (int32_t)seq_below(&random, (uint32_t)w->pair->vocabulary);
    }
    SEQ_CALL(slot, {
        e = bitnet_embedding_create(w->pair->subject, passages, count, NULL, a, NULL);
        if (e) do
                r = seq_sliced(w,
                               bitnet_embedding_next(e, &seq_budgets[op->b % SEQ_BUDGETS], NULL));
            while (r == BITNET_PENDING);
        bitnet_embedding_free(e);
    });
    seq_say(w, "embed %d texts: %s", (int)count, bitnet_result_text(r));
    twin = bitnet_embed(w->pair->twin, passages, count, NULL, b, NULL);
    if (!seq_is_excused(slot, r)) {
        seq_expect(slot, "embed", r, twin);
        if (r == BITNET_OK) seq_trace_result(w, a, count * (size_t)w->pair->width * sizeof *a);
        if (r == BITNET_OK && memcmp(a, b, count * (size_t)w->pair->width * sizeof *a) != 0)
            seq_fail(w, SEQ_FAULT_LOGITS, "another vector");
    }
    free(a);
    free(b);
}

/* ---- saved states */

static void seq_forget_save(seq_save *save) {
    free(save->data);
    free(save->twin_data);
    free(save->light_data);
    memset(save, 0, sizeof *save);
}

/* Saves a session to memory, directly or through a file that is then deleted. */
static bitnet_result seq_save_session(seq_slot *slot, seq_save *save, unsigned flags, bool file) {
    bitnet_result r;
    FILE *in;
    bitnet_session_save_memory(slot->s, flags, NULL, 0, &save->size);
    save->data = (uint8_t *)malloc(save->size + 1);
    if (!file) {
        SEQ_CALL(slot, r = bitnet_session_save_memory(slot->s, flags, save->data, save->size,
                                                      &save->size));
        return r;
    }
    SEQ_CALL(slot, r = bitnet_session_save_file(slot->s, seq_path(), flags));
    if (r) return r;
    in = fopen(seq_path(), "rb");
    save->size = in ? fread(save->data, 1, save->size + 1, in) : 0;
    if (in) fclose(in);
    if (remove(seq_path()) != 0) seq_fail(slot->world, SEQ_FAULT_RESULT, "there is no file");
    return BITNET_OK;
}

/* The other way round. */
static bitnet_result seq_load_session(seq_slot *slot, const uint8_t *data, size_t size, bool file) {
    bitnet_result r;
    FILE *out;
    if (!file) {
        SEQ_CALL(slot, r = bitnet_session_load_memory(slot->s, data, size));
        return r;
    }
    out = fopen(seq_path(), "wb");
    if (!out || fwrite(data, 1, size, out) != size || fclose(out) != 0)
        seq_fail(slot->world, SEQ_FAULT_RESULT, "%s cannot be written", seq_path());
    SEQ_CALL(slot, r = bitnet_session_load_file(slot->s, seq_path()));
    remove(seq_path());
    return r;
}

static void seq_run_save(seq_slot *slot, const seq_op *op) {
    seq_world *w = slot->world;
    seq_save *save = &w->saves[op->a % SEQ_SAVES];
    bool file = op->b % 4 == 1;
    bitnet_result r;
    seq_forget_save(save);
    save->light = op->b % 3 == 0;
    r = seq_save_session(slot, save, save->light ? BITNET_SAVE_TOKENS : 0, file);
    seq_say(w, "save %d%s%s, %d bytes: %s", (int)(op->a % SEQ_SAVES), save->light ? ", light" : "",
            file ? ", a file" : "", (int)save->size, bitnet_result_text(r));
    if (r && !seq_is_excused(slot, r)) seq_expect(slot, "save", r, BITNET_OK);
    save->twin_data = seq_bytes(slot->t, BITNET_SAVE_TOKENS, &save->twin_size);
    save->light_data = seq_bytes(slot->s, BITNET_SAVE_TOKENS, &save->light_size);
    seq_trace_result(w, save->light_data, save->light_size);
    if (!save->light && r == BITNET_OK) seq_trace_course(w, save->data, save->size);
    save->cache = slot->options.cache;
    save->context = slot->options.context_length;
    save->keep = slot->options.keep;
    save->length = bitnet_session_length(slot->t);
    save->adapter = slot->adapter;
    save->scale = slot->scale;
    memcpy(save->states, slot->states, sizeof save->states);
    if (r) seq_forget_save(save);
}

/* Damages a state in a way that must be rejected. */
static const char *seq_damage(seq_world *w, uint8_t *data, size_t *size, const seq_op *op) {
    static const float bad = -1.0f;
    uint32_t crc;
    switch (op->b % 8) {
    case 0: data[op->c % *size] ^= (uint8_t)(1 << op->c % 8); return ", a bit flipped";
    case 1: *size -= 1 + op->c % 8; return ", cut";
    case 2:
    case 3:
    case 4: /* with a right checksum */
        memcpy(data + w->pair->temperature, &bad, sizeof bad);
        crc = seq_crc(data, *size - 4);
        memcpy(data + *size - 4, &crc, 4);
        return ", with an impossible temperature";
    default: return NULL;
    }
}

/* The twin reads the same tokens. */
static void seq_restore_twin(seq_slot *slot, const seq_save *save) {
    seq_world *w = slot->world;
    int32_t ids[SEQ_CONTEXT], i;
    seq_expect(slot, "restore", BITNET_OK,
               bitnet_session_load_memory(slot->t, save->twin_data, save->twin_size));
    memcpy(slot->states, save->states, sizeof slot->states);
    slot->known = save->length;
    if (!seq_is_head(w)) return;
    memcpy(ids, bitnet_session_tokens(slot->t), (size_t)save->length * sizeof *ids);
    bitnet_session_truncate(slot->t, 0);
    for (i = 0; i < save->length; i++) {
        seq_state(w, save->states[i], w->state);
        bitnet_feed_hidden(slot->t, ids + i, w->state, 1);
    }
}

static void seq_run_restore(seq_slot *slot, const seq_op *op) {
    seq_world *w = slot->world;
    const seq_save *save = &w->saves[op->a % SEQ_SAVES];
    bool may_fail, longer, file = op->b % 3 == 1;
    const char *damage;
    uint8_t *data;
    size_t size;
    bitnet_result r;
    if (!save->data) {
        seq_run_save(slot, op);
        seq_say(w, "; ");
    }
    if (!save->data) return;
    size = save->size;
    data = (uint8_t *)malloc(size);
    memcpy(data, save->data, size);
    damage = seq_damage(w, data, &size, op);
    longer = (save->context > 100) != (slot->options.context_length > 100);
    may_fail = damage || (!save->light && save->cache != slot->options.cache) ||
               save->adapter != slot->adapter || save->scale != slot->scale ||
               save->length > slot->options.context_length ||
               save->keep > slot->options.context_length / 2 ||
               (longer && strcmp(seq_models[w->pair->model].name, "minicpm") == 0);
    r = seq_load_session(slot, data, size, file);
    seq_say(w, "restore %d%s%s: %s", (int)(op->a % SEQ_SAVES), file ? ", a file" : "",
            damage ? damage : "", bitnet_result_text(r));
    free(data);
    if (r == BITNET_OK && damage) seq_fail(w, SEQ_FAULT_RESULT, "restored a damaged state");
    if (r != BITNET_OK && !may_fail && !seq_is_excused(slot, r))
        seq_expect(slot, "restore", r, BITNET_OK);
    if (r != BITNET_OK) return;
    seq_compare_light(slot, "restored", save->light_data, save->light_size);
    r = bitnet_session_result(slot->s);
    if (r != BITNET_PENDING) seq_expect(slot, "a restored session", r, BITNET_OK);
    seq_restore_twin(slot, save);
    slot->options.keep = save->keep;
    slot->generating = slot->deferred = slot->grammar = false;
    seq_set_rule(slot, NULL, -1);
    slot->restored = true;
}

/* ---- others */

static void seq_run_check(seq_slot *slot, const seq_op *op) {
    seq_say(slot->world, "check");
    seq_check(slot, op->a);
}

#if defined(SEQ_THREADS)
typedef struct seq_part {
    pthread_t thread;
    seq_slot *slot;
    int32_t ids[SEQ_CONTEXT], count, id;
    bitnet_result fed, sampled;
} seq_part;

static bitnet_result seq_feed_one(seq_slot *slot, bool twin, const int32_t *ids, int32_t count) {
    return twin ? seq_feed_twin(slot, ids, (size_t)count)
                : bitnet_feed(slot->s, ids, (size_t)count);
}

/* The work of one thread on its session. */
static void seq_play(seq_part *part, bool twin) {
    bitnet_session *s = twin ? part->slot->t : part->slot->s;
    bitnet_step(s, NULL);
    part->fed = seq_feed_one(part->slot, twin, part->ids, part->count);
    bitnet_step(s, NULL);
    part->sampled = bitnet_sample(s, NULL, &part->id);
    if (part->sampled == BITNET_OK) seq_feed_one(part->slot, twin, &part->id, 1);
}

static void *seq_play_thread(void *user) {
    seq_part *part = (seq_part *)user;
    seq_play(part, false);
    return NULL;
}

/* Two sessions compute at once. */
static void seq_run_threads(seq_slot *slot, const seq_op *op) {
    seq_world *w = slot->world;
    seq_part parts[2], twin;
    int i, k;
    memset(parts, 0, sizeof parts);
    parts[0].slot = slot;
    for (i = 1; i < SEQ_SLOTS && !parts[1].slot; i++)
        if (w->slots[(seq_index(slot) + i) % SEQ_SLOTS].s)
            parts[1].slot = &w->slots[(seq_index(slot) + i) % SEQ_SLOTS];
    if (!parts[1].slot) return;
    for (i = 0; i < 2; i++) {
        if (parts[i].slot->cancel) seq_check(parts[i].slot, 3);
        parts[i].count = 1 + (int32_t)((op->a >> 3 * i) % 6);
        for (k = 0; k < parts[i].count; k++)
            parts[i].ids[k] =
                seq_next_id(parts[i].slot, bitnet_session_length(parts[i].slot->s) + k);
    }
    if (w->fault) return;
    seq_say(w, "with %d: step, feed %d and %d, step, sample and feed", seq_index(parts[1].slot),
            (int)parts[0].count, (int)parts[1].count);
    for (i = 0; i < 2; i++)
        if (pthread_create(&parts[i].thread, NULL, seq_play_thread, &parts[i]) != 0) exit(2);
    for (i = 0; i < 2; i++) pthread_join(parts[i].thread, NULL);
    for (i = 0; i < 2; i++) {
        twin = parts[i];
        seq_play(&twin, true);
        seq_expect(twin.slot, "feed", parts[i].fed, twin.fed);
        seq_expect(twin.slot, "sample", parts[i].sampled, twin.sampled);
        if (parts[i].sampled == BITNET_OK && parts[i].id != twin.id)
            seq_fail(w, SEQ_FAULT_TOKENS, "sampled token %d, the twin %d", (int)parts[i].id,
                     (int)twin.id);
        seq_settle(twin.slot);
    }
}
#else
static void seq_run_threads(seq_slot *slot, const seq_op *op) { (void)slot, (void)op; }
#endif

#endif
