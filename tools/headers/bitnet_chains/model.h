#pragma once
#include "file.h"
#include "cost.h"

/* ====================
   >>chain-model   Drafts of a draft model and an MTP head

   Both are companions: sessions that follow the main one. Before its first draft, a companion reads
   all new tokens in one batch, then one token for each further draft. An MTP head reads states of
   the main session, which are kept here until then; a draft model reads tokens, only the end of a
   long text. Only frequent tokens, the first ones of a vocabulary, are drafted.

   The cost of a draft, and how often it is accepted, by its depth and its lead over the second
   best, are measured. A draft is requested if it should gain more than it costs, compared with the
   drafts of other sources. Sometimes, ever more rarely, it is requested even if it should not, to
   check whether that is still true; older results then count half. After a long rest, only the last
   tokens are read. Reading a prompt is counted separately and is free. */

enum {
    BITNET__STATES = 128,       /* that wait, at most */
    BITNET__READS = 256,        /* tokens of a text that a draft model begins with */
    BITNET__GUESS_ROWS = 8,     /* rows that are read at the price of one draft */
    BITNET__RECALLED = 32,      /* that are read after a long rest: those before are left out */
    BITNET__FREQUENT = 1 << 15, /* tokens that are guessed */
    BITNET__PATIENCE = 128,     /* most passes until an unpromising draft is tried, */
    BITNET__REMEMBERED = 16     /* and tries, of which half are then forgotten */
};

static bool bitnet__same_words(const bitnet_model *a, const bitnet_model *b) {
    return a->tokenizer == b->tokenizer ||
           (bitnet_vocab_size(a->tokenizer) == bitnet_vocab_size(b->tokenizer) &&
            bitnet__tokenizer_hash(a->tokenizer) == bitnet__tokenizer_hash(b->tokenizer));
}

static bitnet__companion *bitnet__head(bitnet_chains *c) {
    return &c->companions[BITNET_CHAINS_MTP - BITNET_CHAINS_MODEL];
}

/* False: no memory, or another vocabulary. */
static bool bitnet__companions_begin(bitnet_chains *c, bitnet_error *error) {
    bitnet__companion *m = bitnet__head(c);
    const bitnet_session *main = c->session;
    bitnet_session_options options;
    bitnet_session *draft = c->options.draft_session;
    if (draft && (draft == main || !bitnet__same_words(draft->model, main->model)))
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                            "the draft model has another vocabulary, or is the session itself"),
               false;
    c->companions[0].session = draft;
    c->companions[0].first = BITNET__FIRST_MODEL;
    if (c->options.no_mtp || !main->model->mtp) return true;
    memset(&options, 0, sizeof options);
    options.context_length = main->options.context_length;
    options.batch = BITNET__STATES;
    m->joins = true;
    m->first = BITNET__FIRST_MTP;
    m->session = bitnet_session_create(main->model->mtp, &options, error);
    m->states = (float *)bitnet__alloc(&c->allocator, BITNET__STATES,
                                       (size_t)main->model->info.hidden_size * sizeof(float));
    if (m->session && m->states) return true;
    bitnet__no_memory(error);
    return false;
}

static void bitnet__companions_end(bitnet_chains *c) {
    bitnet_session_free(bitnet__head(c)->session);
    bitnet__free(&c->allocator, bitnet__head(c)->states);
}

/* Forgets all but the last states, which are enough after a long rest. */
static void bitnet__skip_states(bitnet_chains *c) {
    bitnet__companion *m = bitnet__head(c);
    size_t width = (size_t)c->session->model->info.hidden_size;
    int32_t skipped = m->to - m->from - BITNET__RECALLED;
    if (skipped <= 0 || m->idle < BITNET__RECALLED) return;
    memmove(m->states, m->states + (size_t)skipped * width,
            BITNET__RECALLED * width * sizeof(float));
    bitnet_session_reset(m->session);
    m->base = m->from += skipped;
}

/* Feeds the MTP head those of the first `length` tokens that wait. */
static bool bitnet__read_states(bitnet_chains *c, const int32_t *tokens, int32_t length) {
    bitnet__companion *m = bitnet__head(c);
    size_t width = (size_t)c->session->model->info.hidden_size;
    int32_t end = m->to < length - 1 ? m->to : length - 1, count;
    bitnet__skip_states(c);
    count = end - m->from;
    if (count <= 0) return false;
    if (m->session->length > m->from - m->base)
        bitnet_session_truncate(m->session, m->from - m->base);
    m->failed = m->session->model->feed(m->session, tokens + m->from + 1, m->states,
                                        (size_t)count) != BITNET_OK ||
                bitnet_step(m->session, NULL) != BITNET_OK;
    memmove(m->states, m->states + (size_t)count * width,
            (size_t)(m->to - end) * width * sizeof(float));
    m->from = end;
    return !m->failed;
}

/* The main session's state of a position. */
static void bitnet__see_state(void *user, int32_t position, const float *state) {
    bitnet_chains *c = (bitnet_chains *)user;
    bitnet__companion *m = bitnet__head(c);
    size_t width = (size_t)c->session->model->info.hidden_size;
    int64_t start = bitnet__microseconds();
    if (m->failed) return;
    if (m->to - m->from == BITNET__STATES) bitnet__skip_states(c);
    if (m->to - m->from == BITNET__STATES && position == m->to) {
        bitnet__read_states(c, c->session->tokens, c->session->length);
        c->reading += (double)(bitnet__microseconds() - start);
    }
    if (position > m->to || position < m->base || m->to - m->from == BITNET__STATES) {
        bitnet_session_reset(m->session); /* there is a gap */
        m->base = m->from = m->to = position;
    }
    if (position < m->from) m->from = position;
    memcpy(m->states + (size_t)(position - m->from) * width, state, width * sizeof(float));
    m->to = position + 1;
}

/* Feeds the draft model what it has not read. */
static bool bitnet__read_tokens(bitnet__companion *m, const int32_t *tokens, int32_t length) {
    bitnet_session *s = m->session;
    int32_t same = 0, context = s->options.context_length, begin;
    int32_t most = m->idle < BITNET__RECALLED ? BITNET__READS : BITNET__RECALLED;
    while (same < s->length && m->base + same < length - 1 &&
           s->tokens[same] == tokens[m->base + same])
        same++;
    if (length - m->base - same > most || length - m->base + BITNET__DEPTHS > context) {
        begin = most < context / 2 ? most : context / 2;
        m->base = length > begin ? length - begin : 0;
        same = 0;
    }
    bitnet_session_truncate(s, same);
    begin = m->base + same;
    m->failed = bitnet_feed(s, tokens + begin, (size_t)(length - begin)) != BITNET_OK ||
                bitnet_step(s, NULL) != BITNET_OK;
    return !m->failed;
}

/* Feeds a draft, to draft the next token. */
static bool bitnet__read_draft(bitnet__companion *m, int32_t id) {
    bitnet_session *s = m->session;
    bitnet_result result =
        m->joins ? s->model->feed(s, &id, s->end.hidden, 1) : bitnet_feed(s, &id, 1);
    if (result == BITNET_OK) result = bitnet_step(s, NULL);
    return result == BITNET_OK;
}

/* The logits of frequent tokens; NULL: an error. */
static const float *bitnet__frequent_logits(bitnet_session *s, int32_t *count) {
    const float *logits;
    bitnet__fpenv saved;
    bitnet_result result;
    *count = s->model->info.vocab_size;
    if (s->device.backend) return bitnet_logits(s, NULL, &logits) == BITNET_OK ? logits : NULL;
    if (*count > BITNET__FREQUENT) *count = BITNET__FREQUENT;
    if (bitnet__catch_up_choice(s, 0, 0) != BITNET_OK) return NULL;
    saved = bitnet__fp_enter();
    result = bitnet__all_logits(s, s->choice->logits, *count, 0);
    bitnet__fp_leave(saved);
    return result == BITNET_OK ? s->choice->logits : NULL;
}

/* What a companion expects now, at a depth. */
static bool bitnet__expect_model(bitnet__companion *m, int32_t depth) {
    static const float leads[] = {0.25f, 0.5f, 1, 2, 3, 5, 8};
    bitnet__expectation *e = &m->said[depth];
    int32_t count, id, best = 0, lead = 0;
    const float *logits = bitnet__frequent_logits(m->session, &count);
    float second = -3e38f;
    if (!logits) return false;
    for (id = 1; id < count; id++) {
        if (logits[id] > logits[best]) second = logits[best], best = id;
        else if (logits[id] > second) second = logits[id];
    }
    while (lead < 7 && logits[best] - second > leads[lead]) lead++;
    memset(e, 0, sizeof *e);
    e->id = best;
    e->kind = m->first + depth * 8 + lead;
    return true;
}

/* How many drafts of a depth were tried and right. */
static bitnet__rate bitnet__depth_rate(const bitnet_chains *c, const bitnet__companion *m,
                                       int32_t depth) {
    const bitnet__rate *rates = c->memory->rates + m->first + depth * 8;
    bitnet__rate sum = {0, 0};
    int i;
    for (i = 0; i < 8; i++) {
        sum.tries += rates[i].tries;
        sum.hits += rates[i].hits;
    }
    return sum;
}

static double bitnet__depth_chance(const bitnet_chains *c, const bitnet__companion *m,
                                   int32_t depth) {
    bitnet__rate rate = bitnet__depth_rate(c, m, depth);
    return (rate.hits + 2.4) / (rate.tries + 4);
}

/* Makes the old results of many drafts count half. */
static void bitnet__fade(bitnet_chains *c, const bitnet__companion *m) {
    int i;
    if (bitnet__depth_rate(c, m, 0).tries < (float)BITNET__REMEMBERED) return;
    for (i = 0; i < BITNET__KINDS_MODEL; i++) {
        c->memory->rates[m->first + i].tries *= 0.5f;
        c->memory->rates[m->first + i].hits *= 0.5f;
    }
}

/* The time that token `count` of a draft should take. */
static double bitnet__draft_price(const bitnet_chains *c, const bitnet__companion *m,
                                  int32_t count) {
    double price = m->price[count > 0].time;
    int32_t rows = m->joins ? m->to - m->from : c->seen - m->base - m->session->length;
    if (price == 0) price = m->price[0].time > 0 ? m->price[0].time : bitnet__row_time(c, 1) / 4;
    if (count > 0 || rows <= BITNET__GUESS_ROWS || m->idle < BITNET__GUESS_ROWS) return price;
    if (rows > BITNET__RECALLED) rows = BITNET__RECALLED;
    return price + (rows - BITNET__GUESS_ROWS) * (m->row.time > 0 ? m->row.time : price / 4);
}

/* Whether to request token `count` of a draft from a companion. It is reached with `chance`; the
   other sources are right with chance `other`. */
static bool bitnet__asks(bitnet_chains *c, bitnet__companion *m, int32_t count, double chance,
                         double other) {
    double one = bitnet__row_time(c, 1);
    double rows = bitnet__row_cost(c, count + 2) - (count ? bitnet__row_cost(c, count + 1) : 0);
    double more = bitnet__depth_chance(c, m, count < BITNET__DEPTHS ? count : 0) - other;
    double price, spent = c->guessing - c->guessed;
    if (!m->session || m->failed || count != m->count || count == BITNET__DEPTHS) return false;
    if (m->joins && count == 0 && m->from >= m->to) return false;
    if (c->options.ignore_cost) return true;
    price = bitnet__draft_price(c, m, count);
    if (spent + price + bitnet__row_dearest(c, count + 2) > c->credit * one) return false;
    if (chance * more * bitnet__token_time(c) > price + (other > 0 ? 0 : rows)) return true;
    if (count || m->idle < m->patience) return false;
    m->patience = m->patience ? 2 * m->patience : 1;
    if (m->patience > BITNET__PATIENCE) m->patience = BITNET__PATIENCE;
    bitnet__fade(c, m);
    return true;
}

static int64_t bitnet__rows_read(const bitnet__companion *m) {
    return m->session->stats.prompt_tokens + m->session->stats.decode_tokens;
}

/* Learns the price of a draft for which `read` rows were read. Returns the time that is not paid
   for: that of reading a prompt. */
static double bitnet__time_draft(bitnet__companion *m, int32_t count, int64_t read, double time) {
    double price = m->price[0].time, reading = time > price ? time - price : 0;
    if (read <= BITNET__GUESS_ROWS) return bitnet__average(&m->price[count > 0], time), 0;
    bitnet__average(&m->row, reading / (double)(read - 1));
    return read > 2 * m->idle + BITNET__GUESS_ROWS ? reading : 0;
}

/* Takes a companion's draft if it is likelier than `e`. The memory is unlocked meanwhile. */
static void bitnet__ask(bitnet_chains *c, bitnet__companion *m, const int32_t *tokens,
                        int32_t length, int32_t count, bitnet__expectation *e) {
    int64_t start = bitnet__microseconds(), before = bitnet__rows_read(m);
    double time, reading;
    bool good;
    bitnet__memory_unlock(c->memory);
    good = count      ? bitnet__read_draft(m, c->draft[count - 1].id)
           : m->joins ? m->to >= length - 1 && bitnet__read_states(c, tokens, length)
                      : bitnet__read_tokens(m, tokens, length);
    good = good && bitnet__expect_model(m, count);
    time = (double)(bitnet__microseconds() - start);
    bitnet__memory_lock(c->memory);
    reading = bitnet__time_draft(m, count, bitnet__rows_read(m) - before, time);
    c->reading += reading;
    c->guessing += time - reading;
    if (count == 0) m->idle = 0;
    if (!good) return;
    m->said[count].chance =
        bitnet__chance(c->memory, m->said[count].kind, (float)bitnet__depth_chance(c, m, count));
    m->count = count + 1;
    if (e->id < 0 || m->said[count].chance > e->chance) *e = m->said[count];
}
