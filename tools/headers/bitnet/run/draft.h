#pragma once
#include "../../bitnet_draft/api.h"
#include "constraint.h"
#include "recurrent.h"

/* ==================================================
   >>draft   Drafts: tokens that are computed before they are fed

   The pass that computes a session's last token may carry drafts of the tokens that follow. Those
   that are then fed as drafted are accepted: their keys, values and hidden states exist. The others
   are dropped. So results do not depend on drafts.

   Drafts have positions [from, end). Those before the session's length are accepted, the others are
   open. A session's tokens end at its length, so open drafts are only here. A session keeps these
   rules, which bitnet__check_drafts asserts:
   - from <= computed. If drafts are open, computed == length. So feeding another token or going
     back drops them.
   - Each draft has a page, which was unshared when its pass wrote to it. Releasing a page drops its
     drafts; a page that replaces a shared one gets a copy of them.
   - In recurrent layers the replay log leads from the present snapshot to `end`.
   While drafts are computed, from == end: they are the rows of a batch at and after the session's
   length. Whatever drops the batch drops them.
   ================================================== */

typedef struct bitnet__drafts {
    bitnet_drafter drafter;
    int32_t from, end;              /* positions */
    int32_t tokens[BITNET__DRAFTS]; /* from position `from` on, or those being computed */
    size_t stride;
    float *states;               /* [BITNET__DRAFTS][stride] hidden; NULL: no memory for drafts */
    bitnet__screen_state *ahead; /* [BITNET__AHEAD], or NULL: of the first states */
    int32_t ahead_begun;         /* screened with the state before */
    int32_t ahead_ready;         /* with coarse logits */
} bitnet__drafts;

/* ---- memory */

static void bitnet__drafts_layout(bitnet__drafts *d, const bitnet_model_info *info, bool screened,
                                  bitnet__arena *arena) {
    bitnet__screen_state ahead;
    int i;
    d->stride = bitnet__pad((size_t)info->hidden_size, 64);
    d->states = bitnet__take_floats(arena, BITNET__DRAFTS, d->stride);
    d->ahead = NULL;
    if (!screened) return;
    d->ahead = (bitnet__screen_state *)bitnet__take(arena, BITNET__AHEAD, sizeof ahead);
    for (i = 0; i < BITNET__AHEAD; i++) {
        float *logits = bitnet__take_floats(arena, 1, (uint64_t)info->vocab_size);
        bitnet__take_screen_state(arena, info, logits, &ahead);
        if (d->ahead) d->ahead[i] = ahead;
    }
}

/* if there is memory */
static void bitnet__drafts_reserve(bitnet__drafts *d, const bitnet_model *model) {
    bitnet__arena arena = {NULL, 0};
    if (d->states) return;
    bitnet__drafts_layout(d, &model->info, model->screen.ready, &arena);
    bitnet__arena_alloc(&arena, &model->allocator, false);
    bitnet__drafts_layout(d, &model->info, model->screen.ready, &arena);
}

static void bitnet__drafts_free(const bitnet__drafts *d, const bitnet_model *model) {
    bitnet__free(&model->allocator, d->states); /* the beginning of the block */
}

static float *bitnet__drafts_row(const bitnet__drafts *d, int32_t i) {
    return d->states + (size_t)i * d->stride;
}

/* ---- from drafting to dropping */

/* Replaces the drafts by up to `room` new ones, which wait to be computed: tokens that the
   constraint forces, else the drafter's. Returns their number. */
static int32_t bitnet__drafts_begin(bitnet__drafts *d, const bitnet__constraint *c,
                                    const int32_t *tokens, int32_t length, int32_t room,
                                    int32_t vocabulary) {
    size_t count = 0;
    int32_t i = 0;
    d->from = d->end = 0;
    if (room > BITNET__DRAFTS) room = BITNET__DRAFTS;
    if (room < 1 || !d->states) return 0;
    if (c->state)
        count = c->functions->force(c->state, tokens + c->from, length - c->from, d->tokens,
                                    (size_t)room);
    if (count == 0 && d->drafter.draft)
        count = d->drafter.draft(d->drafter.user, tokens, (size_t)length, d->tokens, (size_t)room);
    while (i < room && (size_t)i < count && d->tokens[i] >= 0 && d->tokens[i] < vocabulary) i++;
    return i;
}

/* Their pass has ended: they may be accepted. */
static void bitnet__drafts_computed(bitnet__drafts *d, int32_t from, int32_t end) {
    BITNET_ASSERT(from <= end && end - from <= BITNET__DRAFTS);
    d->from = from;
    d->end = end;
    d->ahead_ready = d->ahead_begun = 0;
}

/* How many of these tokens, the first of which has position `length`, are accepted. */
static int32_t bitnet__drafts_accepted(const bitnet__drafts *d, int32_t length, const int32_t *ids,
                                       int32_t count) {
    int32_t n = 0;
    while (n < count && length + n < d->end && d->tokens[length + n - d->from] == ids[n]) n++;
    return n;
}

/* Drops those at and after a position. */
static void bitnet__drafts_drop(bitnet__drafts *d, int32_t position) {
    if (d->end > position) d->end = position;
    if (d->from > d->end) d->from = d->end;
}

/* The hidden state of a draft; NULL: there is none at this position. */
static const float *bitnet__drafts_state(const bitnet__drafts *d, int32_t position) {
    return position >= d->from && position < d->end ? bitnet__drafts_row(d, position - d->from)
                                                    : NULL;
}

/* The end of the positions whose keys and values are in use. */
static int32_t bitnet__drafts_end(const bitnet__drafts *d, int32_t computed) {
    return d->end > computed ? d->end : computed;
}

/* ---- coarse logits ahead: the first states are screened with the state before them */

/* NULL: not computed */
static const float *bitnet__drafts_logits(const bitnet__drafts *d, int32_t position) {
    int32_t i = position - d->from;
    return bitnet__drafts_state(d, position) && i < d->ahead_ready ? d->ahead[i].logits : NULL;
}

/* unless a draft has been accepted */
static void bitnet__drafts_look_ahead(bitnet__drafts *d, int32_t length, int columns) {
    int32_t i = 0;
    if (length != d->from || d->ahead_ready > 0 || !d->ahead) return;
    while (i < d->end - d->from && i < BITNET__AHEAD &&
           bitnet__screen_quantise(&d->ahead[i], bitnet__drafts_row(d, i), columns))
        i++;
    d->ahead_begun = i;
}
