#pragma once
#include "../text/tokenizer.h"
#include "../kernels/dispatch.h"
#include "tensors.h"
#include "forms.h"
#include "pages.h"

/* ==================================================
   >>loading   Model: loading and freeing

   Loads all layers, the RoPE frequencies, the MTP head, the tokenizer and the thread pool. Saved
   sessions contain the model's fingerprint, a hash of hyper-parameters and weights.
   ================================================== */

/* millions of them */
static uint32_t bitnet__floats_hash(uint32_t hash, const float *values, int count) {
    int i;
    for (i = 0; values && i < count; i++) {
        hash = (hash ^ bitnet__bits(values[i])) * 0x01000193u;
        hash ^= hash >> 15;
    }
    return hash;
}

static uint32_t bitnet__group_hash(uint32_t hash, const bitnet__matrix *m, int row) {
    const uint8_t *block = m->data + (size_t)(row - row % BITNET__GROUP_ROWS) * m->stride;
    hash = bitnet__crc32(hash, block, bitnet__group_halves(m->columns, m->span));
    return bitnet__crc32(hash, block + bitnet__group_scales(m->columns, m->span),
                         bitnet__group_size(m->layout));
}

static uint32_t bitnet__matrix_hash(uint32_t hash, const bitnet__matrix *m) {
    static const bitnet_type types[] = {BITNET_TYPE_F32, BITNET_TYPE_I2_S, BITNET_TYPE_Q2_0,
                                        BITNET_TYPE_Q1_0}; /* by layout */
    const int32_t shape[] = {m->rows, m->columns,
                             m->layout == BITNET__FLOATS ? m->type : (int32_t)types[m->layout]};
    int row;
    size_t bytes = m->layout == BITNET__TERNARY
                       ? (size_t)(m->columns / 128) * 32 /* no padding */
                       : (size_t)bitnet_type_row_size(m->type, (uint64_t)m->columns);
    hash = bitnet__crc32(hash, shape, sizeof shape);
    if (m->signs) hash = bitnet__crc32(hash, "turned", 6);
    hash = bitnet__floats_hash(hash, &m->scale, 1);
    hash = bitnet__floats_hash(hash, m->bias, m->rows);
    if (bitnet__is_grouped(m->layout)) {
        for (row = 0; row < m->rows; row += m->rows / 4 + 1)
            hash = bitnet__group_hash(hash, m, row);
        return bitnet__group_hash(hash, m, m->rows - 1);
    }
    for (row = 0; row < m->rows; row += m->rows / 4 + 1)
        hash = bitnet__crc32(hash, m->data + (size_t)row * m->stride, bytes < 256 ? bytes : 256);
    return hash;
}

static uint32_t bitnet__rope_table_hash(uint32_t hash, const bitnet__rope_table *turns, int pairs) {
    float amplitude = (float)turns->amplitude;
    int i;
    for (i = 0; i < pairs; i++) {
        float frequency = (float)turns->frequency[i];
        hash = bitnet__floats_hash(hash, &frequency, 1);
    }
    return bitnet__floats_hash(hash, &amplitude, 1);
}

/* of all that makes a logit, matrices sampled */
static uint32_t bitnet__fingerprint(const bitnet_model *model) {
    const bitnet_model_info *info = &model->info;
    const int32_t shape[] = {info->layers,     info->width,     info->heads,     info->kv_heads,
                             info->head_width, info->ffn_width, info->rope_width};
    const int32_t kinds[] = {(int32_t)model->architecture.rope, (int32_t)model->activation};
    const int32_t recurrent[] = {info->attention_period, info->state_heads, info->state_key_heads,
                                 info->state_width, info->state_taps};
    const int32_t basis[] = {model->basis.block, model->basis.grouped};
    const int32_t experts[] = {info->experts, info->experts_used};
    uint32_t hash = bitnet__crc32(bitnet__crc32(0, shape, sizeof shape), kinds, sizeof kinds);
    int layer, part, i;
    if (info->state_heads) hash = bitnet__crc32(hash, recurrent, sizeof recurrent);
    if (model->basis.block) hash = bitnet__crc32(hash, basis, sizeof basis);
    if (info->experts) hash = bitnet__crc32(hash, experts, sizeof experts);
    for (i = 0, part = 0; i < model->basis.width_count; i++) part += model->basis.widths[i];
    hash = bitnet__floats_hash(hash, model->basis.signs, part);
    if (model->activation_group)
        hash = bitnet__crc32(hash, &model->activation_group, sizeof model->activation_group);
    hash = bitnet__floats_hash(hash, &info->norm_epsilon, 1);
    hash = bitnet__floats_hash(hash, &model->embedding_scale, 1);
    hash = bitnet__floats_hash(hash, &model->residual_scale, 1);
    for (i = 0; i < model->rope_table_count; i++)
        hash = bitnet__rope_table_hash(hash, &model->turns[i], info->rope_width / 2);
    hash = bitnet__matrix_hash(bitnet__matrix_hash(hash, &model->embedding), &model->lm_head);
    hash = bitnet__floats_hash(hash, model->output_norm, info->width);
    for (layer = 0; layer < info->layers; layer++) {
        const bitnet__layer *l = &model->layers[layer];
        hash = bitnet__crc32(hash, &l->window, sizeof l->window);
        if (info->experts) hash = bitnet__floats_hash(hash, &l->clamp, 1);
        for (part = 0; part < BITNET__MATRICES; part++)
            if (l->matrix[part].data) hash = bitnet__matrix_hash(hash, &l->matrix[part]);
        for (; part < BITNET__LAYER_PARTS; part++)
            hash = bitnet__floats_hash(hash, bitnet__norm_of(l, part),
                                       (int)bitnet__floats_of(info, part));
    }
    return hash;
}

/* ends of YaRN's ramp: the pair with that many turns */
static double bitnet__yarn_pair(const bitnet__rope_keys *rope, int width, double turns) {
    double pair = width * bitnet__log_double(rope->original / (turns * 6.283185307179586)) /
                  (2 * bitnet__log_double(rope->base));
    return pair > 0 ? pair < width - 1 ? pair : width - 1 : 0; /* infinite for a base of 1 */
}

/* base^(-2i/d), scaled, divided by factors (Llama 3.1) or NULL */
static void bitnet__frequencies(const bitnet__rope_keys *rope, int width, const float *factors,
                                double *out) {
    double log_base = bitnet__log_double(rope->base), low = 0, high = 0;
    int i;
    if (rope->scaling == BITNET__SCALING_YARN) {
        low = (double)(int64_t)bitnet__yarn_pair(rope, width, rope->beta_fast);
        high = bitnet__yarn_pair(rope, width, rope->beta_slow);
        high = high > (double)(int64_t)high ? (double)(int64_t)high + 1 : high;
    }
    for (i = 0; i < width / 2; i++) {
        double whole = bitnet__exp_double(-log_base * (2.0 * i / width));
        double f = whole / rope->factor;
        if (rope->scaling == BITNET__SCALING_YARN) {
            double ramp = (i - low) / (high - low > 0.001 ? high - low : 0.001);
            ramp = ramp > 0 ? ramp < 1 ? ramp : 1 : 0;
            f = f * ramp + whole * (1 - ramp);
        }
        out[i] = factors ? f / factors[i] : f;
    }
}

static bitnet_result bitnet__load_factors(bitnet_model *model, int part, float **out,
                                          bitnet_error *error) {
    const bitnet_gguf_tensor *tensor;
    int i, n = model->info.rope_width / 2;
    bitnet_result result;
    *out = NULL;
    if (part == BITNET__PARTS) return BITNET_OK;
    result = bitnet__find_part(model->gguf, &model->info, -1, part, &tensor, error);
    if (result || !tensor) return result;
    *out = BITNET__NEW(float, &model->allocator, (size_t)n);
    if (!*out) return bitnet__no_memory(error);
    result = bitnet__read_vector(model->gguf, tensor, n, *out, error);
    for (i = 0; i < n && result == BITNET_OK; i++)
        if (!((*out)[i] >= 1e-3f && (*out)[i] <= 1e6f))
            result = bitnet__fail(error, BITNET_ERROR_MODEL_VALUE, "%t holds a factor out of range",
                                  &tensor->name);
    return result;
}

static bitnet_result bitnet__load_rope_table(bitnet_model *model, const bitnet__rope_keys *rope,
                                             int part, bitnet_error *error) {
    bitnet__rope_table *turns = &model->turns[model->rope_table_count++];
    int width = model->info.rope_width;
    float *factors;
    bitnet_result result = bitnet__load_factors(model, part, &factors, error);
    turns->amplitude = rope->amplitude;
    turns->frequency = BITNET__NEW(double, &model->allocator, (size_t)width / 2);
    if (result == BITNET_OK && !turns->frequency) result = bitnet__no_memory(error);
    if (result == BITNET_OK) bitnet__frequencies(rope, width, factors, turns->frequency);
    bitnet__free(&model->allocator, factors);
    return result;
}

static int32_t bitnet__rope_tables_of(const bitnet__hyperparameters *h) {
    return h->window || h->rope.scaling == BITNET__SCALING_LONGROPE ? 2 : 1;
}

static bitnet_result bitnet__load_rope(bitnet_model *model, const bitnet__hyperparameters *h,
                                       bitnet_error *error) {
    bool longrope = h->rope.scaling == BITNET__SCALING_LONGROPE;
    const bitnet__rope_keys local = {BITNET__SCALING_NONE, h->local_base, 1, 1, 0, 0, 0};
    bitnet_result result = bitnet__load_rope_table(
        model, &h->rope, longrope ? BITNET__SHORT_FACTORS : BITNET__ROPE_FACTORS, error);
    model->score_scale = (float)(1.0 / bitnet__sqrt_double(model->info.head_width));
    if (result) return result;
    if (longrope) {
        model->original = (int32_t)h->rope.original;
        return bitnet__load_rope_table(model, &h->rope, BITNET__LONG_FACTORS, error);
    }
    if (!h->window) return BITNET_OK;
    return bitnet__load_rope_table(model, &local, BITNET__PARTS, error);
}

static bool bitnet__report(const bitnet_model_options *options, uint64_t done, uint64_t total) {
    return options->progress.report &&
           options->progress.report(options->progress.user, done, total);
}

static size_t bitnet__gains_size(const bitnet_model *model) {
    size_t size = 0;
    int part;
    for (part = BITNET__MATRICES; part < BITNET__LAYER_PARTS; part++)
        if (bitnet__has_part(model->parts, part))
            size += bitnet__pad(bitnet__floats_of(&model->info, part), 64);
    return size * (size_t)model->info.layers + 3 * bitnet__pad((size_t)model->info.width, 64) +
           2 * (size_t)model->info.state_width;
}

/* tap by tap */
static bitnet_result bitnet__transpose_taps(bitnet_model *model, float *taps, bitnet_error *error) {
    size_t channels = (size_t)bitnet__extent(&model->info, BITNET__CHANNELS), i, k;
    size_t count = (size_t)model->info.state_taps, total = channels * count;
    float *copy = BITNET__NEW(float, &model->allocator, total);
    if (!copy) return bitnet__no_memory(error);
    memcpy(copy, taps, total * sizeof(float));
    for (i = 0; i < channels; i++)
        for (k = 0; k < count; k++) taps[k * channels + i] = copy[i * count + k];
    bitnet__free(&model->allocator, copy);
    return BITNET_OK;
}

/* by a list, or all but each period's last */
static int32_t bitnet__window_of(const bitnet__keys *k, const bitnet__hyperparameters *h,
                                 int layer) {
    const bitnet_gguf_value *list = bitnet__key(k, BITNET__SLIDING_LAYERS);
    int64_t slides = 0;
    if (h->architecture.local_rope) bitnet_gguf_int(list, (uint64_t)layer, &slides);
    else slides = h->window && (layer + 1) % h->period;
    return slides ? h->window : 0;
}

/* To `l`, the file's layer of that number. */
static bitnet_result bitnet__load_layer(bitnet_model *model, const bitnet__hyperparameters *h,
                                        const bitnet_model_options *options, bitnet__layer *l,
                                        int layer, float **gains, bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    bitnet__keys k = {model->gguf, h->architecture.name, error, BITNET_OK};
    double clamp;
    int part;
    l->recurrent = bitnet__is_recurrent(&model->info, layer);
    l->window = bitnet__window_of(&k, h, layer);
    bitnet__clamp_of(&k, layer, &clamp);
    l->clamp = (float)clamp;
    for (part = 0; part < BITNET__LAYER_PARTS && result == BITNET_OK; part++) {
        if (!bitnet__layer_has(&model->info, model->parts, layer, part)) continue;
        if (bitnet__is_matrix(part))
            result = bitnet__load_matrix(model, options, layer, part, &l->matrix[part], error);
        else
            result = bitnet__load_norm(model, layer, part, gains,
                                       &l->norms[part - BITNET__MATRICES], error);
    }
    if (result == BITNET_OK && l->recurrent)
        result =
            bitnet__transpose_taps(model, (float *)bitnet__norm_of(l, BITNET__DELTA_CONV), error);
    if (bitnet__norm_of(l, BITNET__MIDDLE_NORM))
        l->norms[BITNET__FFN_NORM - BITNET__MATRICES] = bitnet__norm_of(l, BITNET__MIDDLE_NORM);
    return result;
}

/* for q and k of unit length, q scaled */
static void bitnet__make_unit_gains(bitnet_model *model, float *gains) {
    int n = model->info.state_width, i;
    float scale = (float)(1.0 / bitnet__sqrt_double(n ? n : 1));
    for (i = 0; i < n; i++) {
        gains[i] = scale;
        gains[n + i] = 1.0f;
    }
    model->unit_gains[0] = gains;
    model->unit_gains[1] = gains + n;
}

/* One block for all matrices that are re-packed by groups: it gets large pages. Forms replace the
   others, which are freed one by one. */
static bitnet_result bitnet__weights_room(bitnet_model *model, const bitnet_model_options *options,
                                          bitnet_error *error) {
    int layer, part, i;
    uint64_t size = 0;
    uint8_t *next;
    bitnet__matrix *m;
    bitnet_result result =
        bitnet__plan_matrix(model, options, -1, BITNET__EMBEDDING, &model->embedding, error);
    if (result == BITNET_OK)
        result = bitnet__plan_matrix(model, options, -1, BITNET__LM_HEAD, &model->lm_head, error);
    for (layer = 0; layer < model->info.layers; layer++)
        for (part = 0; part < BITNET__MATRICES && result == BITNET_OK; part++)
            if (bitnet__layer_has(&model->info, model->parts, layer, part))
                result = bitnet__plan_matrix(model, options, layer, part,
                                             &model->layers[layer].matrix[part], error);
    if (result) return result;
    for (i = 0; (m = bitnet__matrix_at(model, i)) != NULL; i++)
        if (bitnet__is_grouped(m->layout)) size += (bitnet__matrix_size(m) + 63) / 64 * 64;
    if (size == 0) return BITNET_OK;
    model->weights = next = (uint8_t *)bitnet__alloc_weights(&model->allocator, size);
    if (!next) return bitnet__no_memory(error);
    for (i = 0; (m = bitnet__matrix_at(model, i)) != NULL; i++)
        if (bitnet__is_grouped(m->layout)) {
            m->in_block = true;
            m->owned = next;
            next += (bitnet__matrix_size(m) + 63) / 64 * 64;
        }
    return BITNET_OK;
}

static bitnet_result bitnet__load_tensors(bitnet_model *model, const bitnet__hyperparameters *h,
                                          const bitnet_model_options *options,
                                          bitnet_error *error) {
    int layer, layers = model->info.layers, i;
    float state_scale = (float)(1 / h->logit_scale);
    uint64_t total = bitnet_gguf_file_size(model->gguf);
    float *next;
    bitnet_result result;

    model->gains = BITNET__NEW_ZERO(float, &model->allocator, bitnet__gains_size(model));
    model->layers = BITNET__NEW_ZERO(bitnet__layer, &model->allocator, (size_t)layers);
    if (!model->gains || !model->layers) return bitnet__no_memory(error);
    next = model->gains;

    if ((result = bitnet__weights_room(model, options, error)) ||
        (result = bitnet__load_norm(model, -1, BITNET__OUTPUT_NORM, &next, &model->output_norm,
                                    error)) ||
        (result =
             bitnet__load_matrix(model, options, -1, BITNET__EMBEDDING, &model->embedding, error)))
        return result;
    result = bitnet__load_matrix(model, options, -1, BITNET__LM_HEAD, &model->lm_head, error);
    if (result) return result;
    model->tied = !model->lm_head.data;
    if (model->tied) model->lm_head = model->embedding;
    for (i = 0; i < model->info.width; i++) model->gains[i] = model->gains[i] * state_scale;

    for (layer = 0; layer < layers; layer++) {
        result = bitnet__load_layer(model, h, options, &model->layers[layer], layer, &next, error);
        if (result) return result;
        if (bitnet__report(options, total / (uint64_t)layers * (uint64_t)layer, total))
            return bitnet__fail(error, BITNET_CANCELLED, "the load was cancelled");
    }
    bitnet__make_unit_gains(model, next);
    bitnet__report(options, total, total);
    return BITNET_OK;
}

/* Of a main model, for its MTP head. */
static void bitnet__become_mtp(bitnet_model_info *info) {
    info->layers = info->attention_period = 1;
    info->state_heads = info->state_key_heads = info->state_width = info->state_taps = 0;
    info->parameters = 0;
}

/* An MTP head (multi-token prediction) is a model of one layer, which guesses the next token but
   one: from the main model's state of a position and the next token. It lies behind the last layer
   of the file, attends whatever layers before it do, and has the main model's embedding and lm_head
   unless there are others. */
static bitnet_result bitnet__load_mtp_parts(bitnet_model *mtp, const bitnet__hyperparameters *h,
                                            const bitnet_model_options *options,
                                            bitnet_error *error) {
    const int layer = h->info.layers;
    float *next = mtp->gains;
    bitnet__matrix own[2];
    bitnet_result result;
    memset(own, 0, sizeof own);
    if ((result =
             bitnet__load_norm(mtp, layer, BITNET__MTP_NORM, &next, &mtp->output_norm, error)) ||
        (result = bitnet__load_norm(mtp, layer, BITNET__MTP_TOKEN_NORM, &next, &mtp->join_norms[0],
                                    error)) ||
        (result = bitnet__load_norm(mtp, layer, BITNET__MTP_STATE_NORM, &next, &mtp->join_norms[1],
                                    error)) ||
        (result = bitnet__load_matrix(mtp, options, layer, BITNET__MTP_JOIN, &mtp->join, error)) ||
        (result = bitnet__load_layer(mtp, h, options, mtp->layers, layer, &next, error)))
        return result;
    result = bitnet__load_matrix(mtp, options, layer, BITNET__MTP_EMBEDDING, &own[0], error);
    if (own[0].data) mtp->embedding = own[0], mtp->lent_embedding = false;
    if (result) return result;
    result = bitnet__load_matrix(mtp, options, layer, BITNET__MTP_HEAD, &own[1], error);
    if (own[1].data) mtp->lm_head = own[1], mtp->lent_head = false;
    return result;
}

static bitnet_result bitnet__load_mtp(bitnet_model *model, const bitnet__hyperparameters *h,
                                      const bitnet_model_options *options, bitnet_error *error) {
    bitnet_model *mtp;
    if (!h->mtp) return BITNET_OK;
    mtp = BITNET__NEW_ZERO(bitnet_model, &model->allocator, 1);
    if (!mtp) return bitnet__no_memory(error);
    *mtp = *model;
    model->mtp = mtp;
    bitnet__become_mtp(&mtp->info);
    mtp->parts &= ~BITNET__DELTA_PARTS;
    mtp->lent_embedding = mtp->lent_head = true;
    mtp->owns_pool = mtp->tied = false;
    memset(&mtp->screen, 0, sizeof mtp->screen);
    mtp->gains = BITNET__NEW_ZERO(float, &model->allocator, bitnet__gains_size(mtp));
    mtp->layers = BITNET__NEW_ZERO(bitnet__layer, &model->allocator, 1);
    if (!mtp->gains || !mtp->layers) return bitnet__no_memory(error);
    return bitnet__load_mtp_parts(mtp, h, options, error);
}

static void bitnet__mtp_free(bitnet_model *model) {
    bitnet_model *mtp = model->mtp;
    if (!mtp) return;
    bitnet__scratch_pool_free(mtp);
    bitnet__free(&model->allocator, mtp->layers);
    bitnet__free(&model->allocator, mtp->gains);
    bitnet__free(&model->allocator, mtp);
}

/* fused, 2^-24 would remain */
static bool bitnet__keeps_roundings(const bitnet__kernels *kernels) {
    float w[65] = {0}, x[128] = {0}, y = 1, scratch[128];
    w[0] = -1.0f, x[0] = 1.00048828125f;              /* 1 + 2^-11 */
    w[64] = 1.000244140625f, x[64] = 1.000244140625f; /* 1 + 2^-12 */
    kernels->dot(&y, 1, BITNET_TYPE_F32, (const uint8_t *)w, sizeof w, 1, 65, x, 128, 1, scratch);
    return y == 0.0f;
}

/* a recurrent layer's small projections and routers are always floats */
static void bitnet__remark_weights(const bitnet_model *model) {
    int total = 0, floats = 0, i;
    for (i = 0; i < model->info.layers * BITNET__MATRICES; i++) {
        const bitnet__matrix *m = bitnet__matrix_at(model, i);
        int part = i % BITNET__MATRICES;
        if (!m->data || part == BITNET__DELTA_ALPHA || part == BITNET__DELTA_BETA ||
            part == BITNET__ROUTER)
            continue;
        total++;
        floats += m->layout == BITNET__FLOATS;
    }
    if (floats)
        bitnet__log(&model->log, BITNET_LOG_WARNING,
                    "%i of %i projections are not ternary: they are computed as floats, and slowly",
                    (int64_t)floats, (int64_t)total);
    if (model->gguf->several_q2)
        bitnet__log(&model->log, BITNET_LOG_WARNING,
                    "weights of type Q2_0 are taken by 64: where the tensors lie does not tell "
                    "whether they come by 64 or, as in older files, by 128");
}

static bool bitnet__is_looked_up(const bitnet_gguf *gguf, const bitnet__kernels *kernels) {
    size_t i;
    for (i = 0; i < bitnet_gguf_tensor_count(gguf) && kernels->lookup; i++)
        if (bitnet_gguf_tensor_at(gguf, i)->type == BITNET_TYPE_Q1_0) return true;
    return false;
}

/* What loading and bitnet_estimate have in common: all but the weights' memory. */
static bitnet_result bitnet__plan(bitnet_model *model, bitnet__hyperparameters *h,
                                  const bitnet_model_options *options, bitnet_error *error) {
    bitnet_result result;
    if ((result = bitnet__check_model_options(options, error)) ||
        (result = bitnet__read_hyperparameters(model->gguf, h, error)) ||
        (result = bitnet__choose_kernels(options->isa, &model->kernels, error)))
        return result;
    if (options->no_mtp) bitnet__drop_mtp(h);
    model->info = h->info;
    model->info.isa = model->kernels.isa;
    model->info.threads = bitnet__task_count(options);
    model->architecture = h->architecture;
    model->parts = h->parts;
    model->activation = h->activation;
    model->basis.block = h->basis;
    model->embedding_scale = (float)h->embedding_scale;
    model->residual_scale = (float)h->residual_scale;
    model->looked_up = bitnet__is_looked_up(model->gguf, &model->kernels);
    result = bitnet__check_tensors(model->gguf, h, options, error);
    if (result) return result;
    return bitnet__read_activation_group(model->gguf, h, options, &model->activation_group, error);
}

static bitnet_result bitnet__check_kernels(const bitnet_model *model, bitnet_error *error) {
    if (!bitnet__keeps_roundings(&model->kernels))
        return bitnet__fail(error, BITNET_ERROR_ARITHMETIC,
                            "this build fuses multiplications and additions: compile it without "
                            "-ffp-contract=fast");
#if (defined(__clang__) || defined(BITNET_NO_OPTIMIZE_PRAGMA)) && !defined(__OPTIMIZE__)
    bitnet__log(&model->log, BITNET_LOG_WARNING,
                "compiled without optimisation: -O2 makes this many times faster");
#endif
    return BITNET_OK;
}

static bitnet_result bitnet__load_tokenizer(bitnet_model *model,
                                            const bitnet_model_options *options,
                                            bitnet_error *error) {
    bitnet_tokenizer_options o;
    memset(&o, 0, sizeof o);
    o.allocator = model->allocator;
    o.log = model->log;
    o.pretokenizer = options->pretokenizer;
    model->tokenizer = bitnet_tokenizer_create(model->gguf, &o, error);
    if (!model->tokenizer) return error->result;
    if (bitnet_token_count(model->tokenizer) > model->info.vocabulary)
        return bitnet__fail(error, BITNET_ERROR_VOCAB, "%i tokens, but embeddings for only %i",
                            (int64_t)bitnet_token_count(model->tokenizer),
                            (int64_t)model->info.vocabulary);
    return BITNET_OK;
}

static bitnet_result bitnet__load_pool(bitnet_model *model, const bitnet_model_options *options,
                                       bitnet_error *error) {
    bitnet_pool_options pool;
    model->tasks = options->tasks;
    model->pool = options->pool;
    if (model->tasks.enqueue || model->pool) return BITNET_OK;
    pool.allocator = model->allocator;
    model->pool = bitnet_pool_create(options->threads, &pool, error);
    model->owns_pool = model->pool != NULL;
    return model->pool ? BITNET_OK : error->result;
}

BITNET__NOINLINE static bitnet_result bitnet__load(bitnet_model *model,
                                                   const bitnet_model_options *options,
                                                   bitnet_error *error) {
    bitnet__hyperparameters h;
    bitnet_result result;
    const bitnet__matrix *m;
    int i;
    if ((result = bitnet__plan(model, &h, options, error)) ||
        (result = bitnet__check_kernels(model, error)) ||
        (result = bitnet__load_tokenizer(model, options, error)) ||
        (h.basis && (result = bitnet__load_basis(model, error))) ||
        (result = bitnet__load_rope(model, &h, error)) ||
        (result = bitnet__load_pool(model, options, error)) ||
        (result = bitnet__load_tensors(model, &h, options, error)) ||
        (result = bitnet__load_mtp(model, &h, options, error)))
        return result;
    bitnet__remark_weights(model);
    model->fingerprint = bitnet__fingerprint(model);

    for (i = 0; (m = bitnet__matrix_at(model, i)) != NULL; i++)
        *(m->owned ? &model->info.owned_bytes : &model->info.mapped_bytes) +=
            bitnet__matrix_size(m);
    return BITNET_OK;
}

static bool bitnet__keep_matrix(const bitnet__matrix *m, bool keep) {
    return m->packed || !m->data || bitnet__keep_pages(m->data, bitnet__matrix_size(m), keep);
}

static void bitnet__keep_weights(bitnet_model *model, bool keep) {
    const bitnet__matrix *m;
    bool kept = true;
    int i;
    for (i = 0; kept && (m = bitnet__matrix_at(model, i)) != NULL; i++)
        kept = bitnet__keep_matrix(m, keep);
    if (model->forms && kept)
        kept = bitnet__keep_pages(model->forms, model->info.forms_bytes, keep);
    model->kept = keep;
    if (keep && !kept)
        bitnet__log(&model->log, BITNET_LOG_WARNING,
                    "the system keeps no more in memory: not all weights are locked");
}

/* takes over the file, even on failure */
static bitnet_model *bitnet__model_create(bitnet_gguf *gguf, const bitnet_model_options *options,
                                          bitnet_error *error) {
    bitnet_model_options defaults;
    bitnet_error local;
    bitnet_model *model;
    bitnet__fpenv saved;
    bitnet_allocator allocator;
    bitnet_result result;
    if (!gguf) return NULL;
    memset(&defaults, 0, sizeof defaults);
    if (!options) options = &defaults;
    if (!error) error = &local;
    allocator = bitnet__allocator(&options->allocator);
    model = BITNET__NEW_ZERO(bitnet_model, &allocator, 1);
    if (!model) {
        bitnet_gguf_free(gguf);
        bitnet__no_memory(error);
        return NULL;
    }
    model->allocator = allocator;
    model->log = options->log;
    model->gguf = gguf;
    saved = bitnet__fp_enter();
    result = bitnet__load(model, options, error);
    if (result == BITNET_OK && !options->no_forms)
        bitnet__repack_weights(model, options->forms_limit);
    if (result == BITNET_OK && options->lock) bitnet__keep_weights(model, true);
    if (result == BITNET_OK) bitnet__make_rope(model);
    bitnet__fp_leave(saved);
    if (result) {
        bitnet_model_free(model);
        return NULL;
    }
    return model;
}

static bitnet_gguf_options bitnet__gguf_options(const bitnet_model_options *options) {
    bitnet_gguf_options o;
    memset(&o, 0, sizeof o);
    if (options) {
        o.allocator = options->allocator;
        o.no_mmap = options->no_mmap;
    }
    return o;
}

BITNET_API bitnet_model *bitnet_model_load_file(const char *path,
                                                const bitnet_model_options *options,
                                                bitnet_error *error) {
    bitnet_gguf_options o = bitnet__gguf_options(options);
    bitnet_gguf *gguf = bitnet_gguf_open_file(path, &o, error);
    bitnet_model *model = bitnet__model_create(gguf, options, error);
    if (gguf && !model) bitnet__name_file(error, path);
    return model;
}

BITNET_API bitnet_model *bitnet_model_load_memory(const void *data, size_t size,
                                                  const bitnet_model_options *options,
                                                  bitnet_error *error) {
    bitnet_gguf_options o = bitnet__gguf_options(options);
    return bitnet__model_create(bitnet_gguf_open_memory(data, size, &o, error), options, error);
}

BITNET_API bitnet_model *bitnet_model_load_reader(const bitnet_reader *reader,
                                                  const bitnet_model_options *options,
                                                  bitnet_error *error) {
    bitnet_gguf_options o = bitnet__gguf_options(options);
    return bitnet__model_create(bitnet_gguf_open_reader(reader, &o, error), options, error);
}

BITNET_API void bitnet_model_free(bitnet_model *model) {
    bitnet_allocator allocator;
    bitnet__matrix *m;
    int i;
    if (!model) return;
    if (model->kept) bitnet__keep_weights(model, false);
    allocator = model->allocator;
    bitnet__scratch_pool_free(model);
    bitnet__free(&allocator, model->forms);
    for (i = 0; (m = bitnet__matrix_at(model, i)) != NULL; i++) {
        bitnet__free(&allocator, (void *)m->bias);
        bitnet__matrix_free(m, &allocator);
    }
    bitnet__mtp_free(model);
    bitnet__free(&allocator, model->weights);
    bitnet__free(&allocator, model->layers);
    bitnet__free(&allocator, model->gains);
    bitnet__free(&allocator, model->basis.signs);
    for (i = 0; i < BITNET__ROPE_TABLES; i++) bitnet__free(&allocator, model->turns[i].frequency);
    if (model->owns_pool) bitnet_pool_free(model->pool);
    bitnet_tokenizer_free(model->tokenizer);
    bitnet_gguf_free(model->gguf);
    bitnet__free(&allocator, model);
}

BITNET_API const bitnet_model_info *bitnet_model_get_info(const bitnet_model *model) {
    return &model->info;
}

BITNET_API const bitnet_tokenizer *bitnet_model_tokenizer(const bitnet_model *model) {
    return model->tokenizer;
}

BITNET_API bitnet_model *bitnet_model_mtp(const bitnet_model *model) { return model->mtp; }
