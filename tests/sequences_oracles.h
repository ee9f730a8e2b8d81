/* sequences_oracles.h - properties of a session that are checked without its twin, for sequences.h

   A twin shares the library's faults. These properties are computed independently: the text that a
   grammar has matched, the text of a generation's tokens, how often `edit` is called, and the
   counters of sessions that are not part of a call. */

#ifndef SEQUENCES_ORACLES_H
#define SEQUENCES_ORACLES_H

/* ---- texts */

static void seq_append(seq_text *text, const char *data, size_t length) {
    if (length > sizeof text->data - text->length) length = sizeof text->data - text->length;
    if (length) memcpy(text->data + text->length, data, length);
    text->length += length;
}

static const bitnet_tokenizer *seq_tokenizer(const seq_slot *slot) {
    return bitnet_model_tokenizer(slot->world->pair->owner);
}

/* Appends the bytes of tokens. False: one of them is not text, or there are too many. */
static bool seq_spell(const seq_slot *slot, seq_text *text, const int32_t *ids, int32_t count) {
    int32_t i;
    for (i = 0; i < count; i++) {
        bitnet_string bytes = bitnet_token_bytes(seq_tokenizer(slot), ids[i]);
        if (bytes.length == 0) return false;
        seq_append(text, bytes.data, bytes.length);
    }
    return text->length < sizeof text->data;
}

/* ---- tokens that slide away */

/* The twin's tokens before a call. */
typedef struct seq_tokens {
    int32_t ids[SEQ_CONTEXT], length;
} seq_tokens;

static void seq_remember(const seq_slot *slot, seq_tokens *before) {
    before->length = bitnet_session_length(slot->t);
    if (before->length)
        memcpy(before->ids, bitnet_session_tokens(slot->t),
               (size_t)before->length * sizeof *before->ids);
}

/* The number of tokens dropped to make room for `count` more: half of those after `keep`, or as
   many as necessary. */
static int32_t seq_slide_by(const seq_slot *slot, int32_t keep, int32_t length, int32_t count) {
    int32_t drop = (length - keep) / 2, needed = length + count - slot->options.context_length;
    if (!slot->options.overflow || needed <= 0) return 0;
    if (drop < needed) drop = needed;
    return drop < length - keep ? drop : length - keep;
}

/* The twin was fed `count` tokens: others may have been dropped, with their states. */
static void seq_slid(seq_slot *slot, const seq_tokens *before, int32_t count) {
    int32_t keep = slot->options.keep < before->length ? slot->options.keep : before->length;
    int32_t drop = seq_slide_by(slot, keep, before->length, count);
    seq_rule *rule = &slot->rule;
    int32_t i;
    if (drop == 0) return;
    for (i = slot->known; i < before->length; i++) slot->states[i] = 0; /* fed meanwhile */
    memmove(slot->states + keep, slot->states + keep + drop,
            (size_t)(before->length - keep - drop) * sizeof *slot->states);
    slot->known = before->length - drop;
    if (rule->from >= keep + drop) {
        rule->from -= drop;
        return;
    }
    if (!seq_spell(slot, &rule->before, before->ids + rule->from, before->length - rule->from))
        rule->grammar = NULL;
    rule->from = before->length - drop;
}

static bitnet_result seq_feed_twin(seq_slot *slot, const int32_t *ids, size_t count) {
    seq_tokens before;
    bitnet_result r;
    seq_remember(slot, &before);
    r = bitnet_feed(slot->t, ids, count);
    if (r == BITNET_OK) seq_slid(slot, &before, (int32_t)count);
    return r;
}

/* ---- grammars */

/* The grammar's text begins at a position. */
static void seq_restart_rule(seq_slot *slot, int32_t from) {
    slot->rule.from = from;
    slot->rule.before.length = 0;
}

/* What truncating does to it. */
static void seq_cut_rule(seq_slot *slot) {
    int32_t length = bitnet_session_length(slot->t);
    if (slot->rule.from > length) seq_restart_rule(slot, length);
}

static void seq_set_rule(seq_slot *slot, const bitnet_grammar *grammar, int32_t from) {
    slot->rule.grammar = grammar;
    seq_restart_rule(slot, from < 0 ? bitnet_session_length(slot->t) : from);
}

static bitnet_result seq_match(const seq_slot *slot, const seq_text *text) {
    size_t matched;
    return bitnet_grammar_match(slot->rule.grammar, text->data, text->length, &matched, NULL);
}

/* A token was chosen after `before`, or the result is the reason why not: the grammar must
   agree. */
static void seq_check_rule(seq_slot *slot, const seq_tokens *before, bitnet_result r, int32_t id) {
    seq_world *w = slot->world;
    const seq_rule *rule = &slot->rule;
    int32_t count = before->length - rule->from;
    static seq_text text;
    bitnet_result then, now = BITNET_ERROR_GRAMMAR_DEAD_END;
    if (!rule->grammar || count < 0) return;
    if (r != BITNET_OK && r != BITNET_ERROR_GRAMMAR_DEAD_END) return;
    text.length = 0;
    seq_append(&text, rule->before.data, rule->before.length);
    if (!seq_spell(slot, &text, before->ids + rule->from, count)) return;
    then = seq_match(slot, &text);
    if (then == BITNET_ERROR_OUT_OF_MEMORY || then == BITNET_ERROR_GRAMMAR_LIMIT) return;
    if (r != BITNET_OK) { /* each byte is a token, except of the stories' model */
        if (!bitnet_is_error(then) && w->pair->bytes)
            seq_fail(w, SEQ_FAULT_GRAMMAR, "a dead end after %d bytes that the grammar allows",
                     (int)text.length);
        return;
    }
    if (bitnet_token_is_end(seq_tokenizer(slot), id)) now = then == BITNET_PENDING ? now : then;
    else if (seq_spell(slot, &text, &id, 1)) now = seq_match(slot, &text);
    if (now == BITNET_ERROR_GRAMMAR_DEAD_END)
        seq_fail(w, SEQ_FAULT_GRAMMAR, "token %d, after %d tokens, leaves the grammar", (int)id,
                 (int)before->length);
}

/* ---- generated texts */

static void seq_begin_said(seq_slot *slot, bool started) {
    memset(&slot->detokenizer, 0, sizeof slot->detokenizer);
    slot->detokenizer.started = started;
    slot->said.length = 0;
}

static void seq_say_token(seq_slot *slot, int32_t id) {
    char bytes[256];
    size_t length =
        bitnet_detokenizer_next(&slot->detokenizer, seq_tokenizer(slot), id, bytes, sizeof bytes);
    seq_append(&slot->said, bytes, length < sizeof bytes ? length : 0);
}

/* Checks that the twin's text is that of its tokens, without the one that ended it. */
static void seq_check_said(seq_slot *slot, const bitnet_generated_token *list, size_t count) {
    bitnet_stop_reason reason = bitnet_generate_stop_reason(slot->t);
    const seq_text *a = &slot->twin_text, *b = &slot->said;
    size_t i;
    for (i = 0; i < count; i++)
        if (i + 1 < count || reason != BITNET_STOP_TOKEN) seq_say_token(slot, list[i].token.id);
    if (reason != BITNET_STOP_NONE) seq_say_token(slot, -1);
    if (a->length <= b->length && memcmp(a->data, b->data, a->length) == 0 &&
        (a->length == b->length || reason == BITNET_STOP_NONE || reason == BITNET_STOP_STRING))
        return;
    seq_fail(slot->world, SEQ_FAULT_TEXT, "session %d: %d bytes of text, its tokens have %d",
             seq_index(slot), (int)a->length, (int)b->length);
}

/* ---- sessions that a call does not name */

static void seq_watch(const seq_world *w, bitnet_session_stats *stats) {
    int i;
    for (i = 0; i < SEQ_SLOTS; i++)
        if (w->slots[i].s) stats[i] = bitnet_session_get_stats(w->slots[i].s);
}

/* Checks that a call with `count` sessions has changed no other. */
static void seq_check_others(seq_world *w, const bitnet_session_stats *stats,
                             seq_slot *const *slots, size_t count) {
    int i;
    for (i = 0; i < SEQ_SLOTS; i++) {
        bitnet_session_stats now;
        size_t k = 0;
        while (k < count && slots[k] != &w->slots[i]) k++;
        if (k < count || !w->slots[i].s) continue;
        now = bitnet_session_get_stats(w->slots[i].s);
        if (memcmp(&now, &stats[i], sizeof now) != 0)
            seq_fail(w, SEQ_FAULT_RESULT, "a call computed for session %d, which it does not name",
                     i);
    }
}

#endif
