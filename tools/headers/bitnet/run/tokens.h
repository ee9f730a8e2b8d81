#pragma once
#include "session.h"

/* ==================================================
   >>feed   Session: editing its tokens, estimating its memory

   Feeding, truncating and sliding edit the list of tokens and drop what no longer matches it;
   computing is left to >>passes. Estimates need only a file's metadata and list of tensors.
   ================================================== */

/* ---- the list of tokens */

static void bitnet__truncate(bitnet_session *s, int32_t length) {
    s->failed = BITNET_OK;
    if (length == s->length) return;
    bitnet__drop_batch(s);
    bitnet__drop_drafts(s, length);
    s->length = length;
    bitnet__go_back(s, length);
    bitnet__release_idle(s);
    if (s->constraint.from > length) bitnet__constraint_restart(&s->constraint, length);
}

BITNET_API bitnet_result bitnet_session_truncate(bitnet_session *session, int32_t length) {
    if (length < 0 || length > session->length)
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "cannot truncate %i tokens to %i", (int64_t)session->length,
                            (int64_t)length);
    bitnet__truncate(session, length);
    return BITNET_OK;
}

BITNET_API void bitnet_session_reset(bitnet_session *session) {
    bitnet__truncate(session, 0);
    bitnet__constraint_restart(&session->constraint, 0); /* even if a slide dropped its text */
    bitnet__store_release(&session->calls.cancel, 0);
    session->sampler.draws = 0;
    session->sampler.screen_pause = 0;
    session->generation.active = false;
    session->generation.replying = false;
}

/* half of what follows `keep`, or what `count` needs */
static int32_t bitnet__slide_by(const bitnet_session *s, int32_t count) {
    int32_t keep = s->options.keep < s->length ? s->options.keep : s->length;
    int32_t drop = (s->length - keep) / 2;
    if (drop < s->length + count - s->options.context)
        drop = s->length + count - s->options.context;
    return drop > s->length - keep ? s->length - keep : drop;
}

static void bitnet__slide(bitnet_session *s, int32_t drop) {
    int32_t keep = s->options.keep < s->length ? s->options.keep : s->length;
    bitnet__constraint_slide(&s->constraint, s->tokens, s->length, keep, drop);
    memmove(s->tokens + keep, s->tokens + keep + drop,
            (size_t)(s->length - keep - drop) * sizeof(int32_t));
    bitnet__move_joined(s, keep, s->length - drop, s, drop);
    bitnet__drop_batch(s);
    bitnet__drop_drafts(s, 0);
    s->length -= drop;
    bitnet__go_back(s, keep);
}

static bool bitnet__is_drafted(const bitnet_session *s, int32_t id) {
    return s->computed == s->length && s->length < s->drafts.end && s->tokens[s->length] == id;
}

static int32_t bitnet__drafted_of(const bitnet_session *s, const int32_t *ids, int32_t count) {
    int32_t n = 0;
    if (s->computed < s->length) return 0;
    while (n < count && s->length + n < s->drafts.end && s->tokens[s->length + n] == ids[n]) n++;
    return n;
}

/* the first `drafted` are computed; `drop` older ones go */
static bitnet_result bitnet__append(bitnet_session *s, const int32_t *ids, int32_t count,
                                    int32_t drafted, int32_t drop) {
    int32_t length = s->length - drop, computed = s->computed;
    bitnet_result result;
    if (drop)
        computed = bitnet__resume_position(s, s->options.keep < length ? s->options.keep : length);
    result = bitnet__reserve(s, computed, length + count, length + count - drafted - computed);
    if (result) return result;
    s->failed = BITNET_OK;
    bitnet__quit_pass(s);
    if (drop) {
        bitnet__slide(s, drop);
        bitnet__release_pages(s, s->length + count); /* copies may share them */
    }
    s->length += drafted;
    s->computed += drafted;
    s->stats.decode_tokens += drafted;
    s->stats.accepted_tokens += drafted;
    if (drafted == count) return BITNET_OK;
    bitnet__drop_drafts(s, s->length);
    if (bitnet__joins(&s->model->info)) bitnet__drop_parked(s); /* it compares tokens, not states */
    memcpy(s->tokens + s->length, ids + drafted, (size_t)(count - drafted) * sizeof(int32_t));
    bitnet__clear_joined(s, s->length, s->length + count - drafted);
    s->length += count - drafted;
    return BITNET_OK;
}

static bitnet_result bitnet__check_ids(bitnet_session *s, const int32_t *ids, size_t count) {
    size_t i;
    for (i = 0; i < count; i++)
        if (ids[i] < 0 || ids[i] >= s->model->info.vocabulary)
            return bitnet__fail(&s->error, BITNET_ERROR_TOKEN, "token %i is not within 0..%i",
                                (int64_t)ids[i], (int64_t)s->model->info.vocabulary - 1);
    return BITNET_OK;
}

static bitnet_result bitnet__feed(bitnet_session *s, const int32_t *ids, size_t count) {
    size_t context = (size_t)s->options.context, free = context - (size_t)s->length;
    int32_t drop = 0;
    bitnet_result result;
    if (count == 0) return BITNET_OK;
    if (count > free) {
        if (s->options.overflow == BITNET_OVERFLOW_SLIDE) free = context - (size_t)s->options.keep;
        if (count > free)
            return bitnet__fail(&s->error, BITNET_ERROR_CONTEXT_FULL,
                                "%i tokens do not fit: %i of %i positions are free", (int64_t)count,
                                (int64_t)free, (int64_t)context);
        drop = bitnet__slide_by(s, (int32_t)count);
    }
    if ((result = bitnet__check_ids(s, ids, count))) return result;
    return bitnet__append(s, ids, (int32_t)count,
                          drop ? 0 : bitnet__drafted_of(s, ids, (int32_t)count), drop);
}

BITNET_API bitnet_result bitnet_feed(bitnet_session *session, const int32_t *ids, size_t count) {
    bitnet_result result = bitnet__check_list(&session->error, "ids", ids, count);
    return result == BITNET_OK ? bitnet__feed(session, ids, count) : result;
}

BITNET_API bitnet_result bitnet_feed_states(bitnet_session *session, const int32_t *ids,
                                            const float *states, size_t count) {
    const bitnet__argument table[] = {BITNET__LIST("ids", ids, count),
                                      BITNET__LIST("states", states, count)};
    size_t width = (size_t)session->model->info.width;
    int32_t length = session->length;
    bitnet_result result;
    if (BITNET__CHECK(&session->error, table) != BITNET_OK) return BITNET_ERROR_ARGUMENT;
    if (!bitnet__joins(&session->model->info))
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "this is no MTP head's session");
    if (count > (size_t)(session->options.context - length))
        return bitnet__fail(&session->error, BITNET_ERROR_CONTEXT_FULL,
                            "%i tokens do not fit: %i of %i positions are free", (int64_t)count,
                            (int64_t)(session->options.context - length),
                            (int64_t)session->options.context);
    bitnet__drop_drafts(session, length); /* they come without states */
    result = bitnet__feed(session, ids, count);
    for (; result == BITNET_OK && length < session->length; length++, states += width)
        memcpy(bitnet__joined_state(session, length), states, width * sizeof(float));
    return result;
}

/* ---- memory estimates, of a planned model */

static uint64_t bitnet__estimate_form(const bitnet_model *model, const bitnet__matrix *m,
                                      int part) {
    const bitnet_gguf *gguf = model->gguf;
    bool tied = !bitnet_gguf_find_tensor(gguf, "output.weight");
    bool head = part == BITNET__LM_HEAD || (part == BITNET__EMBEDDING && tied);
    if (bitnet__is_embedding(part) && !head) return 0;
    if (part == BITNET__MTP_HEAD ||
        (head && (bitnet__basis_names(gguf, "weight_names", "output.weight") ||
                  bitnet__basis_names(gguf, "inverse_weight_names", "token_embd.weight"))))
        return 0;
    return bitnet__repacked_size(model, m, head);
}

static bitnet_result bitnet__estimate_part(bitnet_model *model, const bitnet_model_options *options,
                                           int layer, int part, bitnet_memory *memory,
                                           bitnet_error *error) {
    char path[64];
    const bitnet_gguf_tensor *tensor;
    bitnet__matrix m;
    bitnet_result result =
        bitnet__find_part(model->gguf, &model->info, layer, part, &tensor, error);
    if (result || !tensor) return result;
    if (!bitnet__is_matrix(part)) {
        memory->other_bytes += tensor->shape[0] * tensor->shape[1] * sizeof(float);
        return BITNET_OK;
    }
    result = bitnet__plan_matrix(model, options, layer, part, &m, error);
    if (result) return result;
    bitnet__matrix_bytes(&m, tensor, options->i2s_layout, &memory->weight_bytes,
                         &memory->mapped_bytes);
    if (bitnet__find_layer_tensor(model->gguf, layer, bitnet__parts[part].name, "bias", path))
        memory->other_bytes += (uint64_t)m.rows * sizeof(float);
    if (!options->no_forms) memory->forms_bytes += bitnet__estimate_form(model, &m, part);
    return BITNET_OK;
}

static bitnet_result bitnet__estimate_model(bitnet_model *model, const bitnet__hyperparameters *h,
                                            const bitnet_model_options *options,
                                            bitnet_memory *memory, bitnet_error *error) {
    int layer = -1, part = -1;
    bitnet_result result = BITNET_OK;
    while (result == BITNET_OK && bitnet__next_part(h, &layer, &part))
        result = bitnet__estimate_part(model, options, layer, part, memory, error);
    if (options->no_mmap) {
        memory->weight_bytes += memory->mapped_bytes;
        memory->mapped_bytes = 0;
    }
    if (options->forms_limit && memory->forms_bytes > options->forms_limit)
        memory->forms_bytes = options->forms_limit;
    memory->other_bytes += (uint64_t)h->info.vocabulary * 150; /* tokenizer, roughly */
    return result;
}

static void bitnet__estimate_session(const bitnet_model *model,
                                     const bitnet_session_options *options, bitnet_memory *memory) {
    const bitnet_model_info *info = &model->info;
    uint64_t pages = ((uint64_t)options->context + BITNET__PAGE - 1) / BITNET__PAGE;
    bitnet__arena arena = {NULL, 0}, work = {NULL, 0};
    bitnet_session session;
    bitnet__batch batch;
    bitnet__choice choice;
    memset(&session, 0, sizeof session);
    memset(&batch, 0, sizeof batch);
    session.options = *options;
    bitnet__take(&arena, 1, sizeof session);
    bitnet__session_layout(&session, info, &arena);
    memory->empty_bytes = arena.used;
    bitnet__take(&arena, pages, bitnet__page_bytes(info, options->cache));
    if (info->state_heads) memory->snapshot_bytes = bitnet__snapshot_bytes(info);
    bitnet__take(&arena, (uint64_t)(bitnet__most_snapshots(options) + 2), memory->snapshot_bytes);
    bitnet__take_floats(&arena, 1, (uint64_t)info->vocabulary);
    memory->session_bytes = arena.used;
    batch.room = options->batch;
    batch.inputs = bitnet__inputs_of(model->parts, model->basis.block != 0);
    batch.looked_up = model->looked_up;
    bitnet__take(&work, 1, sizeof batch + sizeof choice);
    bitnet__batch_layout(&batch, info, &work);
    bitnet__choice_layout(&choice, info, model->looked_up, &work);
    memory->work_bytes = work.used;
    memory->guess_bytes = bitnet__draft_bytes(info);
}

/* A drafter's session of the MTP head, and the main session's states that wait for it. */
static void bitnet__estimate_mtp(const bitnet_model *model, const bitnet_session_options *options,
                                 bitnet_memory *memory) {
    bitnet_model mtp = *model;
    bitnet_memory more;
    memset(&more, 0, sizeof more);
    bitnet__become_mtp(&mtp.info);
    bitnet__estimate_session(&mtp, options, &more);
    memory->guess_bytes += more.session_bytes + more.work_bytes +
                           (uint64_t)options->batch * (uint64_t)model->info.width * sizeof(float);
}

BITNET_API bitnet_result bitnet_estimate(const bitnet_gguf *gguf,
                                         const bitnet_model_options *model_options,
                                         const bitnet_session_options *session_options,
                                         bitnet_memory *memory, bitnet_error *error) {
    bitnet__hyperparameters h;
    bitnet_model_options options;
    bitnet_session_options filled;
    bitnet_model model;
    bitnet_result result;
    memset(memory, 0, sizeof *memory);
    memset(&options, 0, sizeof options);
    memset(&model, 0, sizeof model);
    if (model_options) options = *model_options;
    model.gguf = (bitnet_gguf *)gguf;
    if ((result = bitnet__plan(&model, &h, &options, error)) ||
        (result = bitnet__session_options(&model.info, session_options, &filled, error)))
        return result;
    bitnet__estimate_session(&model, &filled, memory);
    if (h.mtp) bitnet__estimate_mtp(&model, &filled, memory);
    if (filled.context < bitnet__rope_context(&model.info))
        filled.context = bitnet__rope_context(&model.info);
    memory->other_bytes += (uint64_t)filled.context * (uint64_t)model.info.rope_width *
                           (uint64_t)bitnet__rope_tables_of(&h) * sizeof(float);
    return bitnet__estimate_model(&model, &h, &options, memory, error);
}
