#pragma once
#include "passes.h"

/* ====================
   >>copies   Copies of a session

   Copies share pages and snapshots. */

/* Fetches from the backend and computes what is copied or saved, which has no drafts. */
static void bitnet__make_savable(bitnet_session *s) {
    bitnet__fetch(s);
    bitnet__replay(s);
    bitnet__take_drafts_state(s);
}

static bitnet_result bitnet__copy_constraint(bitnet_session *copy, const bitnet__constraint *c) {
    void *state = c->state ? c->functions->copy(c->state) : NULL;
    if (c->state && !state) return bitnet__no_memory(&copy->error);
    copy->constraint = *c;
    copy->constraint.state = state;
    return BITNET_OK;
}

static bitnet_session *bitnet__branch(bitnet_session *session, bitnet_error *error) {
    bitnet_session *copy = bitnet_session_create(session->model, &session->options, error);
    int32_t i;
    if (!copy) return NULL;
    bitnet__make_savable(session);
    for (i = 0; i * BITNET__PAGE < session->computed; i++) {
        copy->pages[i] = session->pages[i];
        bitnet__add(&copy->pages[i]->users, 1);
    }
    for (i = 0; i < session->recurrent.count; i++) {
        copy->recurrent.kept[copy->recurrent.count++] = session->recurrent.kept[i];
        bitnet__add(&session->recurrent.kept[i]->users, 1);
    }
    memcpy(copy->tokens, session->tokens, (size_t)session->length * sizeof(int32_t));
    memcpy(copy->end.hidden, session->end.hidden,
           bitnet__pad((size_t)session->model->info.hidden_size, 64) * sizeof(float));
    copy->adapter = session->adapter;
    copy->adapter_scale = session->adapter_scale;
    copy->end.hidden_at = session->end.hidden_at;
    copy->length = session->length;
    copy->computed = session->computed;
    copy->device.host_valid = copy->computed;
    return copy;
}

BITNET_API bitnet_session *bitnet_session_copy(bitnet_session *session, bitnet_error *error) {
    bitnet_session *copy = session ? bitnet__branch(session, error) : NULL;
    if (!copy) return NULL;
    /* waiting tokens need unshared pages */
    if (bitnet_session_set_sampling(copy, &session->sampler.sampling) != BITNET_OK ||
        bitnet__copy_constraint(copy, &session->constraint) != BITNET_OK ||
        (copy->computed < copy->length &&
         bitnet__reserve(copy, copy->computed, copy->length, copy->length - copy->computed) !=
             BITNET_OK)) {
        if (error) *error = copy->error;
        bitnet_session_free(copy);
        return NULL;
    }
    bitnet__move_joined(copy, copy->computed, copy->length, session, 0);
    copy->sampler.draws = session->sampler.draws;
    copy->generation.open = session->generation.open;
    BITNET_ASSERT(bitnet__check_session(copy));
    return copy;
}
