#pragma once
#include "../model/pages.h"

/* ==================================================
   >>recurrent   Recurrent states

   Each head of a recurrent layer has a matrix, the state, which is updated by each token after a
   convolution over the last few. A snapshot holds all of this, for all layers. A complete one is
   never written: tokens in a batch read the present one and write spares, the last of which
   replaces it. So dropping a batch, or sharing with a copy, needs no undo.

   A run, one session's rows in a batch, writes a snapshot at its end and before each turn's header,
   where conversations resume after an edit or a dropped thought. A run with drafts notes what
   states take in; accepted notes are replayed before the next run. Going back resumes at the
   nearest snapshot, or where notes lead; later tokens wait again.
   ================================================== */

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

/* receives the token at a position */
static bitnet__snapshot *bitnet__taker(const bitnet__recurrent *r, int32_t position) {
    int32_t i = 0;
    while (i < r->turn_count && r->turns[i] > position) i++;
    return r->spares[i];
}

/* if there is memory */
static void bitnet__replay_log_reserve(const bitnet_model *model, bitnet__recurrent *r) {
    if (model->info.state_heads && !r->replay_log)
        r->replay_log =
            (float *)bitnet__alloc_bytes(&model->allocator, bitnet__replay_log_bytes(&model->info));
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
