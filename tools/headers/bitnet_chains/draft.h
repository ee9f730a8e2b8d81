#pragma once
#include "model.h"

/* ====================
   >>chain-draft   Drafting */

enum {
    BITNET__CHAINS_RETRY = 8, /* passes without a draft before one is tried, doubled each time */
    BITNET__CHAINS_LONGEST = 256,
    BITNET__CHAINS_PLAIN = 128 /* passes with a draft before one without, for timing */
};

/* Counts the result of the last draft, of which `accepted` tokens were accepted. */
static void bitnet__settle(bitnet_chains *c, const int32_t *tokens, int32_t length) {
    const bitnet__companion *m;
    int32_t accepted = 0, i;
    while (accepted < c->drafted && c->seen + accepted < length &&
           tokens[c->seen + accepted] == c->draft[accepted].id)
        accepted++;
    for (m = c->companions; m < c->companions + BITNET__COMPANIONS; m++)
        for (i = 0; i < m->count && i <= accepted && c->seen + i < length; i++)
            bitnet__count_chance(c->memory, &m->said[i], tokens[c->seen + i]);
    for (i = 0; i < c->drafted; i++) {
        const bitnet__expectation *e = &c->draft[i];
        bitnet_chains_source source = bitnet__source_of(e->kind);
        c->stats.by_source[source].drafted++;
        c->stats.by_source[source].accepted += i < accepted;
        if (source == BITNET_CHAINS_TABLE) {
            bitnet_chains_count *count = &c->counts[e->chain - c->options.table->chains];
            count->drafted++;
            count->accepted += i < accepted;
        }
    }
    if (!c->drafted) return;
    c->stats.drafts++;
    c->stats.drafted += c->drafted;
    c->stats.accepted += accepted;
    c->stats.by_length[c->drafted].drafted += c->drafted;
    c->stats.by_length[c->drafted].accepted += accepted;
}

/* Sometimes explores to learn a cost: a short draft where `possible`, or none. */
static void bitnet__explore(bitnet_chains *c, int32_t possible) {
    bool drafts = c->drafted > 0;
    if (c->options.ignore_cost || c->options.costs || (!drafts && !possible)) return;
    if (drafts != c->drafting) {
        c->drafting = drafts;
        c->same = 0;
    }
    if (++c->same < (drafts ? BITNET__CHAINS_PLAIN : c->retry)) return;
    c->same = 0;
    c->drafted = !drafts;
    if (!drafts && c->retry < BITNET__CHAINS_LONGEST) c->retry *= 2;
}

/* Makes the longest draft that should be worth its cost, in c->draft. */
static void bitnet__make_draft(bitnet_chains *c, const int32_t *tokens, int32_t length,
                               int32_t capacity) {
    double token_time = bitnet__token_time(c), chance = 1, gain = 0, best = 0.03 * token_time;
    double credit = c->credit * bitnet__row_time(c, 1);
    bitnet__outlook cursor;
    int32_t count;
    c->drafted = 0;
    for (count = 0; count < capacity && chance > 0.01; count++) {
        bool allowed = c->options.ignore_cost || bitnet__row_dearest(c, count + 2) <= credit;
        bitnet__expectation e[BITNET_CHAINS_SOURCE_COUNT], *likely = &c->draft[count];
        int source, i;
        if (count == 0) {
            if (!c->expecting) bitnet__expect(c, &c->cursor, c->expected);
            c->expecting = true;
            memcpy(e, c->expected, sizeof e);
            cursor = c->cursor;
        } else {
            bitnet__expect(c, &cursor, e);
        }
        *likely = e[0];
        for (source = 1; source < BITNET_CHAINS_SOURCE_COUNT; source++)
            if (e[source].id >= 0 && (likely->id < 0 || e[source].chance > likely->chance))
                *likely = e[source];
        for (i = BITNET__COMPANIONS; i-- > 0 && allowed;) /* the head first, which is cheaper */
            if (bitnet__asks(c, &c->companions[i], count, chance,
                             likely->id < 0 ? 0 : likely->chance))
                bitnet__ask(c, &c->companions[i], tokens, length, count, likely);
        chance *= likely->chance;
        if (likely->id < 0 || chance < c->options.min_probability || !allowed) break;
        gain += chance * token_time;
        if (c->options.ignore_cost || gain - bitnet__row_cost(c, count + 2) > best) {
            best = gain - bitnet__row_cost(c, count + 2);
            c->drafted = count + 1;
        }
        bitnet__advance(&cursor, likely->id);
        bitnet__text_follow(&c->text, &cursor.place, likely->id);
    }
    bitnet__explore(c, count);
}

static size_t bitnet__chains_draft(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                                   size_t capacity) {
    bitnet_chains *c = (bitnet_chains *)user;
    int64_t start = bitnet__microseconds();
    double companions = c->reading + c->guessing, guessing;
    int32_t i, most = c->options.max_draft;
    if (capacity < (size_t)most) most = (int32_t)capacity;
    if (!bitnet__memory_try(c->memory)) return 0; /* no draft is better than a wait */
    bitnet__clock(c);
    if (bitnet__goes_on(c, tokens, (int32_t)length)) bitnet__settle(c, tokens, (int32_t)length);
    for (i = 0; i < BITNET__COMPANIONS; i++) {
        c->companions[i].count = 0;
        c->companions[i].idle++;
    }
    if (!bitnet__chains_rest(c) && bitnet__catch_up_chains(c, tokens, (int32_t)length) &&
        bitnet__knows_token(c))
        bitnet__make_draft(c, tokens, (int32_t)length, most);
    else c->drafted = 0;
    for (i = 0; i < c->drafted; i++) ids[i] = c->draft[i].id;
    guessing = c->guessing - c->guessed;
    companions = c->reading + c->guessing - companions;
    bitnet__pay_time(c, guessing, (double)(bitnet__microseconds() - start) - companions);
    bitnet__memory_unlock(c->memory);
    return (size_t)c->drafted;
}

/* ---- making and asking */

BITNET_API bitnet_chains *bitnet_chains_create(bitnet_session *session,
                                               const bitnet_chains_options *options,
                                               bitnet_error *error) {
    bitnet_chain_memory *own = NULL;
    bitnet_chains *c;
    bitnet_drafter drafter;
    bitnet_chains_options o;
    bitnet_session_stats stats;
    bool made;
    if (!session) return NULL;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    if (o.max_draft == 0) o.max_draft = BITNET_CHAINS_MAX_DRAFT;
    if (o.max_draft < 0 || o.max_draft > BITNET_CHAINS_MAX_DRAFT ||
        !(o.min_probability >= 0 && o.min_probability <= 1) || !(o.threshold >= 0) ||
        (o.memory && o.memory->model != session->model)) {
        bitnet__fail(error, BITNET_ERROR_ARGUMENT, "an option of the chains is out of range");
        return NULL;
    }
    if (!o.memory && !(own = bitnet_chain_memory_create(session->model, o.memory_entries, error)))
        return NULL;
    c = (bitnet_chains *)bitnet__alloc_zero(&session->allocator, 1, sizeof *c);
    if (!c) {
        bitnet_chain_memory_free(own);
        return bitnet__no_memory(error), (bitnet_chains *)NULL;
    }
    c->session = session;
    c->retry = BITNET__CHAINS_RETRY;
    c->credit = BITNET__CREDIT_FIRST;
    c->pace = 1;
    c->allocator = session->allocator;
    c->options = o;
    c->own = own;
    c->memory = own ? own : o.memory;
    c->passed = (int32_t *)bitnet__alloc(
        &c->allocator, (size_t)bitnet_session_context_length(session), sizeof *c->passed);
    made = c->passed != NULL;
    if (o.table) {
        c->counts = (bitnet_chains_count *)bitnet__alloc_zero(&c->allocator, o.table->count,
                                                              sizeof *c->counts);
        made = made && c->counts;
    }
    if (!o.no_context)
        made = made &&
               bitnet__text_create(&c->text, &c->allocator, bitnet_session_context_length(session));
    if (!made) {
        c->session = NULL; /* which has another drafter */
        bitnet_chains_free(c);
        bitnet__no_memory(error);
        return NULL;
    }
    if (!bitnet__companions_begin(c, error)) {
        c->session = NULL;
        bitnet_chains_free(c);
        return NULL;
    }
    if (c->companions[0].session || c->companions[1].session) c->credit = BITNET__CREDIT_MODEL;
    bitnet__start_at(c, 0);
    stats = bitnet_session_get_stats(session);
    c->passes = stats.decode_tokens - stats.accepted_tokens;
    c->tokens = stats.decode_tokens;
    c->microseconds = bitnet__token_microseconds(stats);
    memset(&drafter, 0, sizeof drafter);
    drafter.draft = bitnet__chains_draft;
    drafter.user = c;
    drafter.threshold = o.threshold;
    if (bitnet__head(c)->session) drafter.hidden = bitnet__see_state;
    bitnet_session_set_drafter(session, &drafter);
    return c;
}

BITNET_API void bitnet_chains_free(bitnet_chains *chains) {
    bitnet_allocator a;
    if (!chains) return;
    if (chains->session) bitnet_session_set_drafter(chains->session, NULL);
    a = chains->allocator;
    bitnet__companions_end(chains);
    bitnet__free(&a, chains->counts);
    bitnet_chain_memory_free(chains->own);
    bitnet__text_free(&chains->text, &a);
    bitnet__free(&a, chains->passed);
    bitnet__free(&a, chains);
}

BITNET_API bitnet_chains_stats bitnet_chains_get_stats(const bitnet_chains *chains) {
    bitnet_chains_stats stats = chains->stats;
    int i;
    bitnet__memory_lock(chains->memory);
    for (i = 0; i < BITNET_CHAINS_MAX_DRAFT + 2; i++)
        stats.row_microseconds[i] = bitnet__row_time(chains, i);
    stats.prefill_microseconds = chains->reading;
    stats.draft_microseconds = chains->guessing;
    bitnet__memory_unlock(chains->memory);
    return stats;
}

BITNET_API void bitnet_chains_add_counts(bitnet_chains *chains, bitnet_chain_table *table) {
    size_t i;
    if (table != chains->options.table) return;
    for (i = 0; i < table->count; i++) {
        table->chains[i].drafted += (uint32_t)chains->counts[i].drafted;
        table->chains[i].accepted += (uint32_t)chains->counts[i].accepted;
        memset(&chains->counts[i], 0, sizeof chains->counts[i]);
    }
}

/* The chain that begins with an entry and continues with what was learned about its end. */
static void bitnet__follow_learned(const bitnet_chain_memory *m, const bitnet__learned *l,
                                   bitnet_chain *chain) {
    float chances = 0.0f;
    int given = l->count, n;
    memcpy(chain->tokens, l->context, l->count * sizeof(int32_t));
    chain->count = l->count;
    while (l && l->votes >= 2 && chain->count < BITNET_CHAIN_LENGTH) {
        chances += bitnet__chance(m, bitnet__learned_kind(l), 0.5f);
        chain->tokens[chain->count++] = l->next;
        l = NULL;
        for (n = BITNET__LEARNED_CONTEXT; n > 0 && !l; n--)
            if (n < chain->count) l = bitnet__find_learned(m, chain->tokens + chain->count, n);
    }
    chain->confidence = chances / (float)(chain->count - given);
}

BITNET_API bitnet_chain_table *bitnet_chain_table_from_chains(const bitnet_chains *chains,
                                                              size_t count, bitnet_error *error) {
    const bitnet_allocator *a = &chains->allocator;
    bitnet_chain_memory *m = chains->memory;
    size_t room = m->learned ? m->learned_mask + 1 : 0, found = 0, i;
    bitnet_chain *list = (bitnet_chain *)bitnet__alloc_zero(a, room, sizeof *list);
    uint32_t *votes = (uint32_t *)bitnet__alloc_zero(a, room, sizeof *votes);
    bitnet_chain_table *table = NULL;
    bitnet__memory_lock(m);
    for (i = 0; list && votes && i < room; i++) {
        const bitnet__learned *l = &m->learned[i];
        if (l->votes < 2) continue;
        bitnet__follow_learned(m, l, &list[found]);
        votes[found++] = l->votes;
    }
    bitnet__memory_unlock(m);
    if (list && votes) {
        bitnet__chain_keep(list, found, votes,
                           count < BITNET_CHAIN_TABLE_MAX ? count : (size_t)BITNET_CHAIN_TABLE_MAX);
        table = bitnet__chain_table_make(list, bitnet__chain_close_up(list, found), 2, a, error);
    } else {
        bitnet__no_memory(error);
    }
    bitnet__free(a, list);
    bitnet__free(a, votes);
    return table;
}
