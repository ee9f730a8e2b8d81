#pragma once
#include "../text/tokenizer.h"
#include "../kernels/x86.h"
#include "tensors.h"
#include "pages.h"

/* ====================
   >>loading   Model: loading and freeing

   Loads all layers, the RoPE frequencies, the tokenizer and the thread pool. Saved sessions contain
   the model's fingerprint, a hash of hyper-parameters and weights. */

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
        hash = bitnet__crc32(hash, m->data + (size_t)row * m->stride, BITNET__MIN(bytes, 256));
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

/* of everything that affects logits; matrices are sampled */
static uint32_t bitnet__fingerprint(const bitnet_model *model) {
    const bitnet_model_info *info = &model->info;
    const int32_t shape[] = {info->layers,    info->hidden_size, info->heads,    info->kv_heads,
                             info->head_size, info->ffn_size,    info->rope_size};
    const int32_t kinds[] = {(int32_t)model->architecture.rope, (int32_t)model->activation};
    const int32_t recurrent[] = {info->attention_period, info->state_heads, info->state_key_heads,
                                 info->state_size, info->conv_size};
    const int32_t basis[] = {model->basis.block, model->basis.grouped};
    const int32_t experts[] = {info->experts, info->experts_used}, groups = model->norm_groups;
    uint32_t hash = bitnet__crc32(bitnet__crc32(0, shape, sizeof shape), kinds, sizeof kinds);
    int layer, part, i;
    if (info->state_heads) hash = bitnet__crc32(hash, recurrent, sizeof recurrent);
    if (model->basis.block) hash = bitnet__crc32(hash, basis, sizeof basis);
    if (info->experts) hash = bitnet__crc32(hash, experts, sizeof experts);
    if (groups > 1) hash = bitnet__crc32(hash, &groups, sizeof groups);
    for (i = 0, part = 0; i < model->basis.width_count; i++) part += model->basis.widths[i];
    hash = bitnet__floats_hash(hash, model->basis.signs, part);
    if (model->activation_group)
        hash = bitnet__crc32(hash, &model->activation_group, sizeof model->activation_group);
    hash = bitnet__floats_hash(hash, &info->norm_epsilon, 1);
    hash = bitnet__floats_hash(hash, &model->embedding_scale, 1);
    hash = bitnet__floats_hash(hash, &model->residual_scale, 1);
    for (i = 0; i < model->rope_table_count; i++)
        hash = bitnet__rope_table_hash(hash, &model->turns[i], info->rope_size / 2);
    hash = bitnet__matrix_hash(bitnet__matrix_hash(hash, &model->embedding), &model->lm_head);
    hash = bitnet__floats_hash(hash, model->output_norm, info->hidden_size);
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

/* an end of YaRN's ramp: the pair with that many turns */
static double bitnet__yarn_pair(const bitnet__rope_keys *rope, int width, double turns) {
    double pair = width * bitnet__log_double(rope->original / (turns * 6.283185307179586)) /
                  (2 * bitnet__log_double(rope->base));
    return pair > 0 ? pair < width - 1 ? pair : width - 1 : 0; /* infinite for a base of 1 */
}

/* base^(-2i/d), scaled, divided by factors (Llama 3.1) */
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
        out[i] = f / factors[i];
    }
}

static bitnet_result bitnet__load_rope_table(bitnet__loader *l, const bitnet__rope_keys *rope,
                                             int part, bitnet__rope_table *turns) {
    bitnet_model *model = l->model;
    int pairs = model->info.rope_size / 2, i;
    float factors[BITNET__HEAD_WIDEST / 2];
    const bitnet_gguf_tensor *tensor = NULL;
    bitnet_result result = BITNET_OK;
    turns->amplitude = rope->amplitude;
    turns->frequency = BITNET__NEW(double, &model->allocator, (size_t)pairs);
    if (!turns->frequency) return bitnet__no_memory(l->error);
    for (i = 0; i < pairs; i++) factors[i] = 1;
    if (part != BITNET__PARTS)
        result = bitnet__find_part(model->gguf, &model->info, -1, part, &tensor, l->error);
    if (tensor) result = bitnet__read_vector(model->gguf, tensor, pairs, factors, l->error);
    for (i = 0; i < pairs && result == BITNET_OK; i++)
        if (!(factors[i] >= 1e-3f && factors[i] <= 1e6f))
            result = bitnet__fail(l->error, BITNET_ERROR_MODEL_VALUE,
                                  "%t holds a factor out of range", &tensor->name);
    if (result == BITNET_OK) bitnet__frequencies(rope, 2 * pairs, factors, turns->frequency);
    return result;
}

static bitnet_result bitnet__load_rope(bitnet__loader *l) {
    const bitnet__rope_keys local = {BITNET__SCALING_NONE, l->h.local_base, 1, 1, 0, 0, 0};
    const bitnet__rope_keys *rope = &l->h.rope;
    bitnet_model *model = l->model;
    bool longrope = rope->scaling == BITNET__SCALING_LONGROPE;
    bitnet_result result = bitnet__load_rope_table(
        l, rope, longrope ? BITNET__SHORT_FACTORS : BITNET__ROPE_FACTORS, &model->turns[0]);
    model->score_scale = (float)(1.0 / bitnet__sqrt_double(model->info.head_size));
    if (longrope) model->original = (int32_t)rope->original;
    if (result || model->rope_table_count == 1) return result;
    return bitnet__load_rope_table(l, longrope ? rope : &local,
                                   longrope ? BITNET__LONG_FACTORS : BITNET__PARTS,
                                   &model->turns[1]);
}

/* before each layer and after the last; true: the load is cancelled */
static bool bitnet__report(const bitnet__loader *l, int layer) {
    const bitnet_progress *progress = &l->options.progress;
    uint64_t total = bitnet_gguf_file_size(l->model->gguf), layers = (uint64_t)l->h.info.layers;
    uint64_t done = (uint64_t)layer < layers ? total / layers * (uint64_t)layer : total;
    return progress->report && progress->report(progress->user, done, total);
}

/* tap by tap */
static bitnet_result bitnet__transpose_taps(bitnet_model *model, float *taps, bitnet_error *error) {
    size_t channels = (size_t)bitnet__extent(&model->info, BITNET__CHANNELS), i, k;
    size_t count = (size_t)model->info.conv_size, total = channels * count;
    float *copy = BITNET__NEW(float, &model->allocator, total);
    if (!copy) return bitnet__no_memory(error);
    memcpy(copy, taps, total * sizeof(float));
    for (i = 0; i < channels; i++)
        for (k = 0; k < count; k++) taps[k * channels + i] = copy[i * count + k];
    bitnet__free(&model->allocator, copy);
    return BITNET_OK;
}

/* by a list, or for all but each period's last layer */
static int32_t bitnet__window_of(const bitnet__keys *k, const bitnet__hyperparameters *h,
                                 int layer) {
    const bitnet_gguf_value *list = bitnet__key(k, BITNET__SLIDING_LAYERS);
    int64_t slides = 0;
    if (h->architecture.local_rope) bitnet_gguf_int(list, (uint64_t)layer, &slides);
    else slides = h->window && (layer + 1) % h->period;
    return slides ? h->window : 0;
}

/* of all layers, or a list */
static bitnet_result bitnet__load_clamp(bitnet__keys *k, bitnet__layer *layer, int number,
                                        double clamp) {
    const bitnet_gguf_value *value = clamp > 0 ? bitnet__key(k, "swiglu_clamp_exp") : NULL;
    uint64_t at = value && value->type == BITNET_GGUF_ARRAY ? (uint64_t)number : 0;
    if (value && !(bitnet_gguf_number(value, at, &clamp) && clamp > 0 && clamp <= 1e6))
        bitnet__refuse_key(k, "swiglu_clamp_exp", "has no positive number for layer %d", number);
    layer->clamp = (float)clamp;
    return k->result;
}

static bitnet_result bitnet__load_layer(bitnet__loader *l, int number) {
    bitnet_model *model = l->model;
    bitnet__layer *layer = &model->layers[number - model->first_layer];
    bitnet_result result = bitnet__each_part(l, number, bitnet__load_part);
    bitnet__keys k = {model->gguf, l->h.architecture.name, l->error, BITNET_OK};
    if (result) return result;
    layer->recurrent = bitnet__is_recurrent(&model->info, number);
    layer->window = bitnet__window_of(&k, &l->h, number);
    if (bitnet__load_clamp(&k, layer, number, l->h.architecture.clamp)) return k.result;
    if (bitnet__norm_of(layer, BITNET__MIDDLE_NORM))
        *bitnet__norm_at(model, number, BITNET__FFN_NORM) =
            *bitnet__norm_at(model, number, BITNET__MIDDLE_NORM);
    return layer->recurrent
               ? bitnet__transpose_taps(model, *bitnet__norm_at(model, number, BITNET__DELTA_CONV),
                                        l->error)
               : BITNET_OK;
}

/* for q and k of unit length, q scaled */
static void bitnet__make_unit_gains(bitnet_model *model, float *gains) {
    int n = model->info.state_size, i;
    float scale = (float)(1.0 / bitnet__sqrt_double(n ? n : 1));
    for (i = 0; i < n; i++) {
        gains[i] = scale;
        gains[n + i] = 1.0f;
    }
    model->unit_gains[0] = gains;
    model->unit_gains[1] = gains + n;
}

static bitnet_result bitnet__load_tensors(bitnet__loader *l) {
    bitnet_model *model = l->model;
    int layers = model->info.layers, layer, i;
    float state_scale = (float)(1 / l->h.logit_scale), *gain;
    bitnet_result result;
    model->layers = BITNET__NEW_ZERO(bitnet__layer, &model->allocator, (size_t)layers);
    if (!model->layers) return bitnet__no_memory(l->error);
    if ((result = bitnet__plan_parts(l)) || (result = bitnet__weights_room(l)) ||
        (result = bitnet__each_part(l, -1, bitnet__load_part)))
        return result;
    if (model->tied) model->lm_head = model->embedding;
    gain = model->output_norm;
    for (i = 0; i < model->info.hidden_size; i++) gain[i] = gain[i] * state_scale;

    for (layer = 0; layer < layers; layer++) {
        if (bitnet__report(l, layer))
            return bitnet__fail(l->error, BITNET_CANCELLED, "the load was cancelled");
        if ((result = bitnet__load_layer(l, layer))) return result;
    }
    bitnet__make_unit_gains(model,
                            bitnet__take_floats(&l->floats, 2, (uint64_t)model->info.state_size));
    bitnet__report(l, layers);
    return BITNET_OK;
}

/* if it were fused, 2^-24 would remain */
static bool bitnet__keeps_roundings(const bitnet__kernels *kernels) {
    float w[65] = {0}, x[128] = {0}, y = 1, scratch[128];
    w[0] = -1.0f, x[0] = 1.00048828125f;              /* 1 + 2^-11 */
    w[64] = 1.000244140625f, x[64] = 1.000244140625f; /* 1 + 2^-12 */
    kernels->dot(&y, 1, BITNET_TYPE_F32, (const uint8_t *)w, sizeof w, 1, 65, x, 128, 1, scratch);
    return y == 0.0f;
}

/* routers and a recurrent layer's small projections are always floats */
static void bitnet__remark_weights(bitnet_model *model) {
    int total = 0, floats = 0, layer = -1, part = -1;
    const bitnet__matrix *m;
    while ((m = bitnet__next_matrix(model, &layer, &part)) != NULL) {
        if (layer < 0 || part == BITNET__DELTA_ALPHA || part == BITNET__DELTA_BETA ||
            part == BITNET__ROUTER)
            continue;
        total++;
        floats += m->layout == BITNET__FLOATS;
    }
    if (floats)
        bitnet__log(&model->log, BITNET_LOG_WARNING,
                    "%d of %d projections are not ternary: they are computed as floats, and slowly",
                    floats, total);
}

static bitnet_result bitnet__check_kernels(const bitnet_model *model, bitnet_error *error) {
    if (!bitnet__keeps_roundings(&model->kernels))
        return bitnet__fail(error, BITNET_ERROR_ARITHMETIC,
                            "this build fuses multiplications and additions: compile it without "
                            "-ffp-contract=fast");
#if (defined(__clang__) || defined(BITNET_NO_OPTIMIZE_PRAGMA)) && !defined(__OPTIMIZE__)
    bitnet__log(&model->log, BITNET_LOG_WARNING,
                "compiled without optimization: -O2 makes this many times faster");
#endif
    return BITNET_OK;
}

static bitnet_result bitnet__load_tokenizer(bitnet__loader *l) {
    bitnet_model *model = l->model;
    bitnet_tokenizer_options o;
    memset(&o, 0, sizeof o);
    o.allocator = model->allocator;
    o.log = model->log;
    o.pretokenizer = l->options.pretokenizer;
    model->tokenizer = bitnet_tokenizer_create(model->gguf, &o, l->error);
    if (!model->tokenizer) return l->error->result;
    if (bitnet_vocab_size(model->tokenizer) > model->info.vocab_size)
        return bitnet__fail(l->error, BITNET_ERROR_VOCAB, "%d tokens, but embeddings for only %d",
                            bitnet_vocab_size(model->tokenizer), model->info.vocab_size);
    return BITNET_OK;
}

static bitnet_result bitnet__load_pool(bitnet__loader *l) {
    bitnet_model *model = l->model;
    bitnet_pool_options pool;
    model->tasks = l->options.scheduler;
    model->pool = l->options.pool;
    if (model->tasks.enqueue || model->pool) return BITNET_OK;
    pool.allocator = model->allocator;
    model->pool = bitnet_pool_create(l->options.threads, &pool, l->error);
    model->owns_pool = model->pool != NULL;
    return model->pool ? BITNET_OK : l->error->result;
}

BITNET__NOINLINE static bitnet_result bitnet__load(bitnet__loader *l) {
    bitnet_model *model = l->model;
    bitnet_result result;
    if ((result = bitnet__plan(l)) || (result = bitnet__check_kernels(model, l->error)) ||
        (result = bitnet__load_tokenizer(l)) ||
        (l->h.basis && (result = bitnet__load_basis(model, l->error))) ||
        (result = bitnet__load_rope(l)) || (result = bitnet__load_pool(l)) ||
        (result = bitnet__load_tensors(l)))
        return result;
    bitnet__remark_weights(model);
    model->fingerprint = bitnet__fingerprint(model);
    bitnet__repack_weights(l);
    return BITNET_OK;
}

static void bitnet__keep_weights(bitnet_model *model, bool keep) {
    const bitnet__matrix *m;
    bool kept = true;
    int layer = -1, part = -1;
    while (kept && (m = bitnet__next_matrix(model, &layer, &part)) != NULL)
        kept = m->packed || !m->data || bitnet__keep_pages(m->data, bitnet__matrix_size(m), keep);
    if (model->forms && kept)
        kept = bitnet__keep_pages(model->forms, model->info.repacked_bytes, keep);
    model->kept = keep;
    if (keep && !kept)
        bitnet__log(&model->log, BITNET_LOG_WARNING,
                    "the system keeps no more in memory: not all weights are locked");
}

/* takes over the file, even on failure */
static bitnet_model *bitnet__model_create(bitnet_gguf *gguf, const bitnet_model_options *options,
                                          bitnet_error *error) {
    bitnet__loader l;
    bitnet_error local;
    bitnet_model *model;
    bitnet__fpenv saved;
    bitnet_allocator allocator;
    bitnet_result result;
    if (!gguf) return NULL;
    allocator = bitnet__allocator(options ? &options->allocator : NULL);
    model = BITNET__NEW_ZERO(bitnet_model, &allocator, 1);
    if (!model) {
        bitnet_gguf_free(gguf);
        bitnet__no_memory(error);
        return NULL;
    }
    model->allocator = allocator;
    model->owned_gguf = gguf;
    bitnet__begin_loading(&l, model, gguf, options, error ? error : &local);
    saved = bitnet__fp_enter();
    result = bitnet__load(&l);
    if (result == BITNET_OK && l.options.lock) bitnet__keep_weights(model, true);
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

/* what is not shared with an MTP head */
static void bitnet__free_weights(bitnet_model *model) {
    const bitnet_allocator *a = &model->allocator;
    bitnet__matrix *m;
    int layer = -1, part = -1;
    if (model->kept) bitnet__keep_weights(model, false);
    bitnet__scratch_pool_free(model);
    bitnet__free(a, model->forms);
    while ((m = bitnet__next_matrix(model, &layer, &part)) != NULL) bitnet__matrix_free(m, a);
    bitnet__free(a, model->weights);
    bitnet__free(a, model->layers);
    bitnet__free(a, model->gains);
}

BITNET_API void bitnet_model_free(bitnet_model *model) {
    bitnet_allocator allocator;
    int i;
    if (!model) return;
    allocator = model->allocator;
    if (model->mtp) bitnet__free_weights(model->mtp);
    bitnet__free(&allocator, model->mtp);
    bitnet__free_weights(model);
    bitnet__free(&allocator, model->basis.signs);
    for (i = 0; i < BITNET__ROPE_TABLES; i++) bitnet__free(&allocator, model->turns[i].frequency);
    if (model->owns_pool) bitnet_pool_free(model->pool);
    bitnet_tokenizer_free(model->tokenizer);
    bitnet_gguf_free(model->owned_gguf);
    bitnet__free(&allocator, model);
}

BITNET_API const bitnet_model_info *bitnet_model_get_info(const bitnet_model *model) {
    return &model->info;
}

BITNET_API const bitnet_tokenizer *bitnet_model_tokenizer(const bitnet_model *model) {
    return model->tokenizer;
}

BITNET_API bitnet_string bitnet_model_metadata(const bitnet_model *model, const char *key) {
    const bitnet_gguf_value *value = bitnet_gguf_find(model->gguf, key);
    return bitnet__text_or_none(value && value->type == BITNET_GGUF_STRING ? value : NULL);
}

BITNET_API const bitnet_gguf *bitnet_model_gguf(const bitnet_model *model) { return model->gguf; }
