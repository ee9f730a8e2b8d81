#pragma once
#include "sources.h"

/* ====================
   >>chain-cost   What a row costs, and what drafting gains

   Interruptions make a pass look longer than it is, never shorter. So the time of a pass by rows,
   lm_head included, is the least of the first few, then a running average of times capped at one
   and a half of it. For an untried number of rows, a line through the others estimates it.

   Passes also become slower as a text grows or the machine is shared, for all numbers of rows
   alike, while only some are seen. So a time is a slow average, which sessions may share, times the
   session's pace, a fast average over its passes of any number of rows.

   So that drafting is never much slower, whatever the text, drafts need credit, counted in tokens:
   a little at the start, a little per generated token, and what accepted drafts save. Credit pays
   for rows, by the time that their pass took, and for the drafter's own time. A draft is at most as
   long as the credit allows if none of it is accepted; without credit, nothing is drafted, looked
   up or learned. Unknown prices are assumed to be high. */

enum {
    BITNET__ROW_PASSES = 64, /* in an average */
    BITNET__FEW_PASSES = 5,  /* until it is one; without drafts, before the first */
    BITNET__PACE_PASSES = 4, /* in the average of a pace */
    BITNET__PACE_KNOWN = 16  /* whose average shows a pace */
};

/* Credit in tokens: at first, at first with a draft model, per token, at most, and the limit below
   which drafting rests. */
static const double BITNET__CREDIT_FIRST = 0.5, BITNET__CREDIT_MODEL = 2,
                    BITNET__CREDIT_TOKEN = 1.0 / 128, BITNET__CREDIT_MOST = 8,
                    BITNET__CREDIT_REST = 0.25;

/* The time of a pass by rows, at the session's pace; 0: not known. */
static double bitnet__row_time(const bitnet_chains *c, int rows) {
    return c->options.costs ? c->options.costs[rows] : c->memory->row_microseconds[rows] * c->pace;
}

static double bitnet__cut_off(double time, double usual) {
    return time < 1.5 * usual ? time : 1.5 * usual;
}

/* The first time is left out, because it touches new memory. Of the next few, the least counts. */
static void bitnet__average(bitnet__price *p, double time) {
    bool few = p->times < BITNET__FEW_PASSES;
    if (p->times == 1 || (few && time < p->time)) p->time = time;
    else if (!few) p->time += (bitnet__cut_off(time, p->time) - p->time) / p->times;
    if (p->times < BITNET__ROW_PASSES) p->times++;
}

static void bitnet__time_rows(bitnet_chains *c, int rows, double time) {
    bitnet_chain_memory *m = c->memory;
    bitnet__price p = {m->row_microseconds[rows], m->row_passes[rows]};
    if (p.times >= BITNET__PACE_KNOWN)
        c->pace +=
            (bitnet__cut_off(time / p.time, c->pace) - c->pace) / (double)BITNET__PACE_PASSES;
    bitnet__average(&p, time / c->pace);
    m->row_microseconds[rows] = p.time;
    m->row_passes[rows] = p.times;
}

/* The most by which the time of `rows` may exceed that of one: as measured, or in proportion to
   fewer. */
static double bitnet__row_dearest(const bitnet_chains *c, int rows) {
    double one = bitnet__row_time(c, 1), time;
    int below = rows;
    while (below > 1 && !c->options.costs && c->memory->row_passes[below] < 2) below--;
    if (below == 1) return 0.5 * one * (rows - 1);
    time = bitnet__row_time(c, below);
    return time > one ? time * rows / below - one : 0;
}

static void bitnet__earn(bitnet_chains *c, double tokens) {
    c->credit += tokens;
    if (c->credit > BITNET__CREDIT_MOST) c->credit = BITNET__CREDIT_MOST;
    if (c->credit < -BITNET__CREDIT_MODEL) c->credit = -BITNET__CREDIT_MODEL; /* interrupted */
}

/* Pays for the rows of the last draft, whose pass took `time`; 0: not known. */
static void bitnet__pay_draft(bitnet_chains *c, double time) {
    double one = bitnet__row_time(c, 1), usual = one + bitnet__row_dearest(c, c->drafted + 1);
    if (!c->drafted || one == 0) return;
    bitnet__earn(c, 1 - (time > 0 ? bitnet__cut_off(time, usual) : usual) / one);
}

/* Pays for drafts of a model and for the drafter's own time, at most one token: more is an
   interruption. With given costs, this is free. */
static void bitnet__pay_time(bitnet_chains *c, double guessing, double own) {
    double one = bitnet__row_time(c, 1);
    if (one > 0) bitnet__earn(c, -guessing / one);
    if (one > 0 && !c->options.costs) bitnet__earn(c, own < one ? -own / one : -1);
}

/* Whether a token's price is known well enough: too high a price makes all drafts look cheap. */
static bool bitnet__knows_token(const bitnet_chains *c) {
    return c->options.costs || c->options.ignore_cost ||
           c->memory->row_passes[1] >= BITNET__FEW_PASSES;
}

/* True without credit. */
static bool bitnet__chains_rest(bitnet_chains *c) {
    if (c->credit < 0) c->resting = true;
    if (c->credit >= BITNET__CREDIT_REST || c->options.ignore_cost) c->resting = false;
    return c->resting;
}

/* The time of the tokens so far: layers and lm_head, which is screened for some drafts of a pass
   together. */
static int64_t bitnet__token_microseconds(bitnet_session_stats s) {
    return s.decode_microseconds + s.sample_microseconds;
}

/* Accounts for the session's work since the last draft. */
static void bitnet__clock(bitnet_chains *c) {
    bitnet_session_stats s = bitnet_session_get_stats(c->session);
    int64_t passes = s.decode_tokens - s.accepted_tokens - c->passes;
    double time = (double)(bitnet__token_microseconds(s) - c->microseconds);
    double tokens = (double)(s.decode_tokens - c->tokens);
    int64_t accepted = s.decode_tokens - c->tokens - passes; /* or forced by a grammar */
    if (c->options.costs) time = c->options.costs[c->drafted + 1];
    bitnet__pay_draft(c, passes == 1 ? time : 0);
    if (passes == 1 && time > 0) {
        double one = bitnet__row_time(c, 1);
        if (!c->options.costs) bitnet__time_rows(c, c->drafted + 1, time);
        c->stats.passes++;
        c->stats.tokens += (int64_t)tokens;
        time += c->guessing - c->guessed;
        if (one > 0) c->stats.saved_microseconds += tokens * one - time;
        c->pass_time += (time - c->pass_time) * (c->pass_time > 0 ? 1.0 / 32 : 1.0);
        c->pass_tokens += (tokens - c->pass_tokens) * (c->pass_tokens > 0 ? 1.0 / 32 : 1.0);
    }
    c->guessed = c->guessing;
    bitnet__earn(c, tokens * BITNET__CREDIT_TOKEN +
                        (double)(accepted < c->drafted ? accepted : c->drafted));
    c->passes = s.decode_tokens - s.accepted_tokens;
    c->tokens = s.decode_tokens;
    c->microseconds = bitnet__token_microseconds(s);
}

/* What to expect of a pass; 0: not known. A few slow passes at first may be chance: until there are
   more, another row is assumed to take half a token, so that drafts continue and show it. */
static double bitnet__hoped_time(const bitnet_chains *c, int rows) {
    double time = bitnet__row_time(c, rows);
    double hoped = bitnet__row_time(c, 1) * (rows + 1) / 2;
    bool few = !c->options.costs && c->memory->row_passes[rows] < BITNET__FEW_PASSES;
    return few && time > hoped ? hoped : time;
}

/* The time that `rows` take beyond that of one; half a token per row until it is known. */
static double bitnet__row_cost(const bitnet_chains *c, int rows) {
    double row[BITNET_CHAINS_MAX_DRAFT + 2], slope, cost, least;
    int below = rows, above = rows, i;
    for (i = 1; i <= BITNET_CHAINS_MAX_DRAFT + 1; i++) row[i] = bitnet__hoped_time(c, i);
    while (below > 1 && row[below] == 0) below--;
    while (above <= BITNET_CHAINS_MAX_DRAFT && row[above] == 0) above++;
    if (above > rows && above <= BITNET_CHAINS_MAX_DRAFT && row[above] > row[below])
        slope = (row[above] - row[below]) / (above - below);
    else if (below > 1 && row[below] > row[1]) slope = (row[below] - row[1]) / (below - 1);
    else slope = row[1] / 2;
    cost = row[below] - row[1] + slope * (rows - below);
    least = 0.02 * row[1] * (rows - 1); /* whatever the clock says */
    return cost > least ? cost : least;
}

/* A token's cost without drafts, or the recent cost if that is less. */
static double bitnet__token_time(const bitnet_chains *c) {
    double plain = bitnet__row_time(c, 1);
    double lately = c->pass_tokens > 0 ? c->pass_time / c->pass_tokens : 0;
    return lately > 0 && (lately < plain || plain == 0) ? lately : plain;
}
