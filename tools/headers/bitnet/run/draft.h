#pragma once
#include "../model/pages.h"
#include "../../bitnet_draft/api.h"
#include "attached.h"

/* ====================
   >>recurrent   Recurrent states

   Each head of a recurrent layer has a matrix, the state, which each token updates after a
   convolution over the last few tokens. A snapshot holds all of this, for all layers. A complete
   one is never written: tokens in a batch read the present one and write spares, the last of which
   replaces it. So dropping a batch, or sharing with a copy, needs no undo.

   A run, one session's rows in a batch, writes a snapshot at its end and before each turn's header,
   where conversations resume after an edit or a dropped thought. A run with drafts logs what states
   take in, and accepted entries are replayed before the next run. Going back resumes at the nearest
   snapshot, or where the log leads; later tokens wait again. */

enum { BITNET__SNAPSHOTS = 16 /* without the present one */ };

typedef struct bitnet__snapshot {
    bitnet__atomic users;
    int32_t position;
    float *floats; /* [recurrent layers] bitnet__memory */
} bitnet__snapshot;

typedef struct bitnet__recurrent {
    bitnet__snapshot *kept[BITNET__SNAPSHOTS + 2];   /* ascending; the last is present */
    bitnet__snapshot *spares[BITNET__SNAPSHOTS + 2]; /* a run ends in the first */
    int32_t count, spare_count;
    int32_t turns[BITNET__SNAPSHOTS]; /* beginning in the run, last first */
    int32_t turn_count;
    int32_t turn_token;       /* -1: none */
    bool drafting;            /* the run takes notes */
    float *replay_log;        /* [1 + drafts][recurrent layers] bitnet__log_entry */
    int32_t log_from, log_to; /* positions */
} bitnet__recurrent;

/* ---- layouts */

typedef struct bitnet__memory {
    float *channels; /* [taps - 1][channels] oldest first */
    float *states;   /* [heads][key][value] */
} bitnet__memory;

/* what a token adds to a layer */
typedef struct bitnet__log_entry {
    float *channels;
    float *keys;  /* and values */
    float *gates; /* [2][heads] beta and decay */
} bitnet__log_entry;

static int bitnet__recurrent_layers(const bitnet_model_info *info) {
    return info->layers - bitnet__attention_layers(info);
}

static int bitnet__recurrent_number(const bitnet_model_info *info, int layer) {
    return layer - layer / info->attention_period;
}

static size_t bitnet__memory_channels(const bitnet_model_info *info) {
    return info->state_heads
               ? (size_t)(info->conv_size - 1) * (size_t)bitnet__extent(info, BITNET__CHANNELS)
               : 0;
}
static size_t bitnet__memory_states(const bitnet_model_info *info) {
    return (size_t)info->state_heads * (size_t)info->state_size * (size_t)info->state_size;
}

static uint64_t bitnet__snapshot_size(const bitnet_model_info *info) {
    return (uint64_t)bitnet__recurrent_layers(info) *
           (bitnet__memory_channels(info) + bitnet__memory_states(info));
}

static size_t bitnet__keys_and_values(const bitnet_model_info *info) {
    return (size_t)(info->state_key_heads + info->state_heads) * (size_t)info->state_size;
}
static size_t bitnet__log_entry_size(const bitnet_model_info *info) {
    return (size_t)bitnet__extent(info, BITNET__CHANNELS) + bitnet__keys_and_values(info) +
           bitnet__pad(2 * (size_t)info->state_heads, 64);
}

static uint64_t bitnet__replay_log_bytes(const bitnet_model_info *info) {
    return (1 + BITNET__DRAFTS) * (uint64_t)bitnet__recurrent_layers(info) *
           bitnet__log_entry_size(info) * sizeof(float);
}

static bitnet__memory bitnet__memory_of(const bitnet_model_info *info,
                                        const bitnet__snapshot *snapshot, int layer) {
    size_t channels = bitnet__memory_channels(info), number;
    bitnet__memory m;
    number = (size_t)bitnet__recurrent_number(info, layer);
    m.channels = snapshot->floats + number * (channels + bitnet__memory_states(info));
    m.states = m.channels + channels;
    return m;
}

static bitnet__log_entry bitnet__log_entry_of(const bitnet_model_info *info,
                                              const bitnet__recurrent *r, int32_t position,
                                              int layer) {
    size_t number = (size_t)(position - r->log_from) * (size_t)bitnet__recurrent_layers(info) +
                    (size_t)bitnet__recurrent_number(info, layer);
    bitnet__log_entry note;
    note.channels = r->replay_log + number * bitnet__log_entry_size(info);
    note.keys = note.channels + bitnet__extent(info, BITNET__CHANNELS);
    note.gates = note.keys + bitnet__keys_and_values(info);
    return note;
}

static uint64_t bitnet__snapshot_bytes(const bitnet_model_info *info) {
    return bitnet__pad(sizeof(bitnet__snapshot), 64) + bitnet__snapshot_size(info) * sizeof(float);
}

static bitnet__snapshot *bitnet__snapshot_create(const bitnet_model *model) {
    bitnet__snapshot *snapshot = (bitnet__snapshot *)bitnet__alloc_bytes(
        &model->allocator, bitnet__snapshot_bytes(&model->info));
    if (!snapshot) return NULL;
    snapshot->users = 1;
    snapshot->position = 0;
    snapshot->floats =
        (float *)(void *)((uint8_t *)snapshot + bitnet__pad(sizeof(bitnet__snapshot), 64));
    return snapshot;
}

static void bitnet__snapshot_release(const bitnet_model *model, bitnet__snapshot *snapshot) {
    int users = bitnet__add(&snapshot->users, -1);
    BITNET_ASSERT(users > 0);
    if (users == 1) bitnet__free(&model->allocator, snapshot);
}

/* NULL: zeros */
static bitnet__snapshot *bitnet__present(const bitnet__recurrent *r) {
    return r->count ? r->kept[r->count - 1] : NULL;
}

static int32_t bitnet__present_position(const bitnet__recurrent *r) {
    return r->count ? r->kept[r->count - 1]->position : 0;
}

static bool bitnet__is_unshared(const bitnet__snapshot *snapshot) {
    return bitnet__load_acquire(&snapshot->users) == 1;
}

/* still in the caches */
static void bitnet__release_snapshot(const bitnet_model *model, bitnet__recurrent *r, int32_t i) {
    bitnet__snapshot *snapshot = r->kept[i];
    for (r->count--; i < r->count; i++) r->kept[i] = r->kept[i + 1];
    if (!bitnet__is_unshared(snapshot) || r->spare_count == BITNET__SNAPSHOTS + 2) {
        bitnet__snapshot_release(model, snapshot);
        return;
    }
    memmove(r->spares + 1, r->spares, (size_t)r->spare_count++ * sizeof *r->spares);
    r->spares[0] = snapshot;
}

/* the snapshot that receives the token at a position */
static bitnet__snapshot *bitnet__taker(const bitnet__recurrent *r, int32_t position) {
    int32_t i = 0;
    while (i < r->turn_count && r->turns[i] > position) i++;
    return r->spares[i];
}

static void bitnet__recurrent_free(const bitnet_model *model, bitnet__recurrent *r) {
    while (r->count > 0) bitnet__release_snapshot(model, r, r->count - 1);
    while (r->spare_count > 0) bitnet__snapshot_release(model, r->spares[--r->spare_count]);
    bitnet__free(&model->allocator, r->replay_log);
    r->replay_log = NULL;
    r->log_from = r->log_to = 0;
}

/* ---- going back */

/* `position`, or an earlier snapshot */
static int32_t bitnet__resumes_at(const bitnet__recurrent *r, int32_t position) {
    int32_t present = bitnet__present_position(r), i = r->count;
    if (position > present && r->log_from <= present && position <= r->log_to) return position;
    while (i > 0 && r->kept[i - 1]->position > position) i--;
    return i ? r->kept[i - 1]->position : 0;
}

static int32_t bitnet__rewind(const bitnet_model *model, bitnet__recurrent *r, int32_t position) {
    position = bitnet__resumes_at(r, position);
    while (bitnet__present_position(r) > position) bitnet__release_snapshot(model, r, r->count - 1);
    if (r->log_to > position) r->log_to = position;
    if (r->log_from > position) r->log_from = position;
    return position;
}

/* ====================
   >>draft   Drafts: tokens that are computed before they are fed

   The pass that computes a session's last token may carry drafts of the tokens that follow. Those
   that are then fed as drafted are accepted, because their keys, values and hidden states exist.
   The others are dropped, so results do not depend on drafts.

   Drafts have positions [from, end). Those before the session's length are accepted; the others are
   open. A session's tokens end at its length, so open drafts are only here. A session keeps these
   rules, which bitnet__check_drafts asserts:
   - from <= computed. If drafts are open, computed == length, so feeding another token or going
     back drops them.
   - Each draft has a page, which was unshared when its pass wrote to it. Releasing a page drops its
     drafts; a page that replaces a shared one gets a copy of them.
   - In recurrent layers the replay log leads from the present snapshot to `end`.
   While drafts are computed, from == end: they are the rows of a batch at and after the session's
   length. Whatever drops the batch drops them. */

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

static float *bitnet__drafts_row(const bitnet__drafts *d, int32_t i) {
    return d->states + (size_t)i * d->stride;
}

/* ---- from drafting to dropping */

/* Replaces the drafts with up to `room` new ones, which wait to be computed: tokens that the
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

/* How many of these tokens are accepted; the first has position `length`. */
static int32_t bitnet__drafts_accepted(const bitnet__drafts *d, int32_t length, const int32_t *ids,
                                       int32_t count) {
    int32_t n = 0;
    while (n < count && length + n < d->end && d->tokens[length + n - d->from] == ids[n]) n++;
    return n;
}

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

/* ---- coarse logits ahead: the first drafts' states are screened with the state before them */

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
