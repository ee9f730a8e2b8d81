/* sequences_scenes.h - operations of several calls that belong together, for sequences.h

   Each leads sessions to states in which faults are likely, by the functions of sequences_calls.h:
   interrupted calls, rounds of several sessions, a return to a saved state. */

#ifndef SEQUENCES_SCENES_H
#define SEQUENCES_SCENES_H

/* Other numbers for the n-th call of a scene. */
static seq_op seq_then(const seq_op *op, uint32_t n) {
    seq_op then = *op;
    then.a = seq_hash(op->a, n);
    then.b = seq_hash(op->b, n);
    then.c = seq_hash(op->c, n);
    return then;
}

/* Runs one call of a scene, and settles. */
static void seq_act(seq_slot *slot, void (*run)(seq_slot *, const seq_op *), const seq_op *op) {
    if (slot->world->fault) return;
    run(slot, op);
    seq_settle(slot);
    seq_say(slot->world, "; ");
}

/* All sessions, the slot's first, with copies of it up to the required number. */
static size_t seq_gather(seq_slot *slot, const seq_op *op, size_t wanted, bitnet_session **sessions,
                         seq_slot **slots) {
    size_t count = seq_crowd(slot, ~0u, sessions, slots), before = 0;
    while (count < wanted && count > before) {
        before = count;
        seq_act(slot, seq_run_copy, op);
        count = seq_crowd(slot, ~0u, sessions, slots);
    }
    return count;
}

/* ---- what is done to a session whose call was left */

static void seq_amid_nothing(seq_slot *slot, const seq_op *op) { (void)slot, (void)op; }

/* By a few tokens. */
static void seq_amid_truncate(seq_slot *slot, const seq_op *op) {
    seq_op then = *op;
    then.a = then.a / 2 % 2 * 3;
    then.b %= 4;
    seq_run_truncate(slot, &then);
}

/* Not as drafted. */
static void seq_amid_feed(seq_slot *slot, const seq_op *op) {
    seq_op then = *op;
    then.a = 2 + then.a % 5;
    then.b |= 7;
    seq_run_feed(slot, &then);
}

/* Left, too. */
static void seq_amid_step(seq_slot *slot, const seq_op *op) {
    seq_op then = *op;
    then.a = 1;
    then.b = 1 + then.b % 3 * 3;
    seq_run_step(slot, &then);
}

/* With others, or not with all of them. */
static void seq_amid_step_many(seq_slot *slot, const seq_op *op) {
    seq_op then = *op;
    then.a = op->a % 2;
    then.b = 1 + op->b % 5 * 3;
    seq_run_step_many(slot, &then);
}

/* From here on: one that allows many tokens, or none. */
static void seq_amid_grammar(seq_slot *slot, const seq_op *op) {
    seq_op then = *op;
    then.b = 2;
    then.a = SEQ_GRAMMARS - 3 + then.a % 5;
    seq_run_grammar(slot, &then);
}

static void seq_amid_begin(seq_slot *slot, const seq_op *op) {
    seq_op then = seq_plain_op;
    seq_act(slot, seq_run_begin, op);
    then.b = 2;
    if (slot->generating && !slot->world->fault) seq_run_next(slot, &then);
}

static void seq_amid_cancel(seq_slot *slot, const seq_op *op) {
    (void)op;
    slot->cancel++;
    bitnet_session_cancel(slot->s);
    seq_say(slot->world, "cancel; ");
    seq_run_next(slot, &seq_plain_op);
}

static void seq_disturb(seq_slot *slot, const seq_op *op, bool shared) {
    static void (*const runs[])(seq_slot *, const seq_op *) = {
        seq_run_sampling, seq_run_sampling, seq_amid_grammar,   seq_amid_grammar,  seq_amid_begin,
        seq_amid_begin,   seq_amid_cancel,  seq_amid_cancel, /* these change the choice, */
        seq_run_restore,  seq_run_restore,  seq_run_adapter,    seq_amid_truncate, seq_amid_feed,
        seq_amid_feed,    seq_amid_step,    seq_amid_step_many, seq_amid_nothing}; /* all */
    const uint32_t choice = 8, all = sizeof runs / sizeof *runs;
    seq_op then = seq_then(op, 1);
    uint32_t which = op->c % choice;
    if (shared || op->a / 64 % 4 == 0) which = choice + op->c % (all - choice);
    seq_act(slot, runs[which], &then);
}

/* ---- calls that are left */

/* Before a token is chosen: a sample, or a generation's next token. */
static void seq_leave_choice(seq_slot *slot, const seq_op *op) {
    seq_op then = seq_then(op, 2), next = seq_plain_op;
    if (op->b / 8 % 4 == 0) seq_act(slot, seq_amid_grammar, &then);
    next.a = 1; /* no time */
    if (op->b / 32 % 3) {
        next.b = 1 + op->b % 5 * 3;
        next.c = op->b / 128 % 4 ? ~0u : 0;
        seq_act(slot, seq_run_sample, &next);
        return;
    }
    then.a = 8; /* no prompt, no chat */
    next.b = op->b % 5;
    seq_act(slot, seq_run_begin, &then);
    seq_act(slot, seq_run_step, &seq_plain_op);
    seq_act(slot, seq_run_next, &next);
}

/* Amid a pass of several sessions, or of one. */
static void seq_leave_pass(seq_slot *slot, const seq_op *op, seq_slot **slots, size_t count) {
    seq_op first = seq_plain_op, all = seq_plain_op, reach = seq_then(op, 3);
    uint32_t vocabulary = (uint32_t)slot->world->pair->vocabulary;
    size_t i;
    if (op->a / 128 % 2) {
        seq_drop_drafter(slot);
        seq_set_drafter(slot, SEQ_DRAFT_RIGHT, false);
    }
    reach.a = 1 + reach.a % 3; /* so that drafts cross the border */
    if (op->a / 256 % 3 == 0) seq_act(slot, seq_run_reach, &reach);
    first.c = all.c = ~0u;
    if (op->a / 1024 % 4) seq_act(slot, seq_run_step_many, &all); /* one that waits has drafts */
    for (i = 0; i < count && !slot->world->fault; i++) {
        int32_t id = seq_next_id(slots[i], bitnet_session_length(slots[i]->s));
        if (op->a / 2 % 4) id = (int32_t)((op->a / 8 + i) % vocabulary);
        seq_feed(slots[i], &id, 1, 0);
    }
    first.a = 1; /* no time */
    first.b = 1 + op->b % 5 * 3;
    seq_act(slot, op->a / 2 % 8 < 2 ? seq_run_step : seq_run_step_many, &first);
}

/* A call with a budget of zero is abandoned after a few repetitions; then another one at once, and
   all to the end. */
static void seq_run_leave(seq_slot *slot, const seq_op *op) {
    bitnet_session *sessions[SEQ_SLOTS];
    seq_slot *slots[SEQ_SLOTS];
    seq_op last = seq_plain_op, feed = seq_then(op, 4);
    size_t count, i;
    if (op->a % 2 == 0) {
        last.c = op->a / 16 % 2 ? 5 : ~0u; /* then fed, or not */
        seq_leave_choice(slot, op);
        seq_disturb(slot, op, false);
        seq_act(slot, seq_run_sample, &last);
        return;
    }
    count = seq_gather(slot, op, 2 + op->b / 64 % 2, sessions, slots);
    seq_leave_pass(slot, op, slots, count);
    seq_disturb(slot, op, true);
    last.c = ~0u;
    seq_act(slot, seq_run_step_many, &last);
    for (i = 0; i < count && !slot->world->fault; i++) seq_check(slots[i], 1 + op->c % 7);
    if (op->a / 32 % 2) seq_act(slot, seq_run_sample, &last);
    else seq_act(slot, seq_amid_feed, &feed);
    if (!slot->world->fault) seq_check(slot, 3);
}

/* ---- others */

/* A session and its copy, possibly with a grammar, sample and are computed together, then truncate
   a few tokens. */
static void seq_run_rounds(seq_slot *slot, const seq_op *op) {
    bitnet_session *sessions[SEQ_SLOTS];
    seq_slot *slots[SEQ_SLOTS];
    seq_op then = seq_then(op, 1), sample = seq_plain_op, all = seq_plain_op;
    uint32_t rounds = 1 + op->b % 4, n;
    size_t count, i;
    sample.c = 1; /* and feed */
    all.c = ~0u;
    then.b = 2; /* from here on */
    if (op->c % 4) seq_act(slot, op->c / 4 % 2 ? seq_run_grammar : seq_amid_grammar, &then);
    for (n = 0; n < op->c / 8 % 3; n++) seq_act(slot, seq_run_sample, &sample);
    if (seq_crowd(slot, ~0u, sessions, slots) < 3) seq_act(slot, seq_run_copy, op);
    count = seq_crowd(slot, ~0u, sessions, slots);
    for (n = 0; n < rounds; n++) {
        for (i = 0; i < count; i++) seq_act(slots[i], seq_run_sample, &sample);
        seq_act(slot, seq_run_step_many, &all);
    }
    then.a = 3; /* truncates by so many */
    for (i = 0; i < count; i++) {
        then.b = 1 + seq_hash(op->b, (uint32_t)i) % (rounds + 2);
        if (bitnet_session_length(slots[i]->s) <= (int32_t)then.b) continue;
        seq_act(slots[i], seq_run_truncate, &then);
        seq_act(slots[i], seq_run_sample, &sample);
    }
}

/* As drafted, up to a length. */
static void seq_fill(seq_slot *slot, int32_t to) {
    int32_t from = bitnet_session_length(slot->s), ids[SEQ_CONTEXT], i;
    for (i = from; i < to; i++) ids[i] = seq_next_id(slot, i);
    if (to > from && !slot->world->fault) seq_feed(slot, ids + from, to - from, 0);
}

/* A grammar's text fills the context until it slides, and is truncated to about that point. */
static void seq_run_slide(seq_slot *slot, const seq_op *op) {
    static const uint8_t grammars[] = {3, 3, 5, 8, 8, 8, 9, 9}; /* with states to tell apart */
    int32_t context = slot->options.context_length, length = bitnet_session_length(slot->s);
    int32_t left = op->b % 4 ? context / 2 + 4 : (int32_t)(op->b / 4 % 4), n;
    seq_op then = seq_then(op, 1), sample = seq_plain_op;
    if (!slot->options.overflow) return;
    then.a = 4; /* to a place that then.b names */
    then.b = (uint32_t)(context - left);
    if (length > context - left) seq_act(slot, seq_run_truncate, &then);
    seq_fill(slot, context - left);
    then.a = grammars[op->a % sizeof grammars];
    then.b = 2; /* from here on */
    seq_act(slot, seq_run_grammar, &then);
    sample.c = 1; /* and feed */
    for (n = 0; n < left + 1 + (int32_t)(op->c % 3); n++) seq_act(slot, seq_run_sample, &sample);
    then.a = 3; /* by so many */
    then.b = 1 + op->c / 4 % 3;
    seq_act(slot, seq_run_truncate, &then);
    seq_act(slot, seq_run_sample, &sample);
}

/* Saves, continues differently with drafts, and restores. */
static void seq_run_detour(seq_slot *slot, const seq_op *op) {
    seq_op save = seq_plain_op, then = seq_then(op, 1);
    int32_t back = 1 + (int32_t)(op->b % 6), length = bitnet_session_length(slot->s);
    if (length <= back) return;
    seq_act(slot, seq_run_step, &seq_plain_op);
    save.a = op->a;
    save.b = op->b / 8 % 4 ? 1 : 0; /* full or light */
    seq_act(slot, seq_run_save, &save);
    then.a = 3; /* truncates by so many */
    then.b = (uint32_t)back;
    seq_act(slot, seq_run_truncate, &then);
    seq_act(slot, seq_amid_feed, op);
    seq_act(slot, seq_run_step, &seq_plain_op);
    seq_act(slot, seq_run_sample, &seq_plain_op);
    save.b = 5; /* undamaged */
    seq_act(slot, seq_run_restore, &save);
    seq_act(slot, seq_run_sample, &seq_plain_op);
}

#endif
