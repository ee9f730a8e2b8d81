#pragma once
#include "weights.h"
#include "metadata.h"
#include "../text/chat_forms.h"
#include "../kernels/x86.h"

/* ====================
   >>tensors   Model: its tensors in the file

   Finds the tensor of each part of the model by the names of >>architectures, checks its type and
   shape, and knows where it is kept. First come the keys for a Hadamard transform of the inputs and
   for how activations are quantized. */

/* ---- weights in a turned basis */

static bitnet_result bitnet__load_identity(bitnet_model *model, bitnet_error *error) {
    uint64_t most = 1, i;
    for (i = 0; i < bitnet_gguf_tensor_count(model->gguf); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(model->gguf, (size_t)i);
        if (t->dimensions > 1 && t->shape[0] > most && t->shape[0] <= 1 << 17) most = t->shape[0];
    }
    model->basis.signs = BITNET__NEW(float, &model->allocator, (size_t)most);
    if (!model->basis.signs) return bitnet__no_memory(error);
    for (i = 0; i < most; i++) model->basis.signs[i] = 1.0f;
    model->basis.identity = true;
    return BITNET_OK;
}

static bitnet_result bitnet__load_signs(bitnet_model *model, bitnet__keys *k) {
    const bitnet_gguf_value *widths = bitnet__key(k, "sign_widths");
    const bitnet_gguf_value *signs = bitnet__key(k, "sign_values");
    size_t count = bitnet__basis_count(k->gguf, "sign_widths"), i;
    size_t total = bitnet__basis_count(k->gguf, "sign_values"), sum = 0;
    bitnet__basis *basis = &model->basis;
    int64_t value;
    if (count == 0 || count > 8)
        return bitnet__refuse_key(k, "sign_widths", "are not one to eight widths");
    for (i = 0; i < count; i++, sum += (size_t)value) {
        bitnet_gguf_int(widths, i, &value);
        if (value < 1 || value > 1 << 17 || value % basis->block)
            return bitnet__refuse_key(k, "sign_widths", "has %i, not a multiple of a block of %d",
                                      value, basis->block);
        basis->widths[basis->width_count++] = (int32_t)value;
    }
    if (sum != total)
        return bitnet__refuse_key(k, "sign_values", "are %z signs for widths of %z", total, sum);
    basis->signs = BITNET__NEW(float, &model->allocator, sum);
    if (!basis->signs) return bitnet__no_memory(k->error);
    for (i = 0; i < sum; i++) {
        bitnet_gguf_int(signs, i, &value);
        if (value != 1 && value != -1)
            return bitnet__refuse_key(k, "sign_values", "has %i, neither 1 nor -1", value);
        basis->signs[i] = (float)value;
    }
    return BITNET_OK;
}

static bitnet_result bitnet__load_basis(bitnet_model *model, bitnet_error *error) {
    bitnet__keys k = {model->gguf, BITNET__BASIS_KEYS, error, BITNET_OK};
    bitnet_string mode = bitnet__text_or_none(bitnet__key(&k, "sign_mode"));
    model->basis.grouped = bitnet__int_or(bitnet__key(&k, "gdn_v_grouped"), 0) != 0;
    model->basis.scale = (float)(1.0 / bitnet__sqrt_double(model->basis.block));
    if (bitnet__is(mode, "identity")) return bitnet__load_identity(model, error);
    if (bitnet__is(mode, "explicit")) return bitnet__load_signs(model, &k);
    return bitnet__refuse_key(&k, "sign_mode", "is neither explicit nor identity");
}

static bitnet_result bitnet__check_basis_names(const bitnet_gguf *gguf,
                                               const bitnet__hyperparameters *h,
                                               bitnet_error *error) {
    static const char *const lists[] = {"weight_names", "inverse_weight_names"};
    size_t most = (size_t)h->info.layers * BITNET__MATRICES + 2, i, k;
    for (k = 0; k < 2 && h->basis; k++) {
        size_t count = bitnet__basis_count(gguf, lists[k]);
        if (count > most) /* bounds a search per matrix */
            return bitnet__fail(error, BITNET_ERROR_MODEL_KEY,
                                "prism.hadamard.%s has %z names, and there are %z matrices",
                                lists[k], count, most);
        for (i = 0; i < count; i++) {
            bitnet_string name = {NULL, 0}, what;
            int layer = -1, part = -1;
            if (bitnet_gguf_string(bitnet__basis_key(gguf, lists[k]), i, &name))
                part = bitnet__part_of(h->parts, name, &layer, &what);
            if (part < 0 || !bitnet__is_matrix(part) || part == BITNET__ROUTER ||
                !bitnet__is(what, "weight") || layer >= h->info.layers ||
                (part == BITNET__EMBEDDING) != (k == 1) ||
                !bitnet__layer_has(&h->info, h->parts, layer, part))
                return bitnet__fail(error, BITNET_ERROR_MODEL_KEY,
                                    "prism.hadamard.%s has '%t', which cannot be turned", lists[k],
                                    &name);
        }
    }
    return BITNET_OK;
}

static bitnet_result bitnet__find_signs(const bitnet__basis *basis, const bitnet_string *name,
                                        bitnet__matrix *m, bitnet_error *error) {
    const float *signs = basis->signs;
    int32_t i;
    if (basis->identity && m->columns % basis->block)
        return bitnet__fail(
            error, BITNET_ERROR_MODEL_KEY,
            "prism.hadamard: the %d columns of %t are not a multiple of a block of %d", m->columns,
            name, basis->block);
    for (i = 0; i < basis->width_count && basis->widths[i] != m->columns; i++)
        signs += basis->widths[i];
    if (i == basis->width_count && !basis->identity)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY,
                            "prism.hadamard has no signs for the %d columns of %t", m->columns,
                            name);
    m->signs = signs;
    return BITNET_OK;
}

/* ---- activation quantisation */

/* if weight types show it, or scales that differ within a tensor */
static bitnet_result bitnet__shows_float(const bitnet_gguf *gguf, bool *shows,
                                         bitnet_error *error) {
    size_t i;
    for (*shows = false, i = 0; i < bitnet_gguf_tensor_count(gguf) && !*shows; i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(gguf, i);
        bitnet_string name = t->name;
        bitnet__matrix m;
        bitnet_result result;
        if (bitnet__take_layer(&name) < 0 || t->dimensions < 2 || t->shape[0] >> 31 ||
            (t->shape[1] * t->shape[2]) >> 31 || !bitnet__type_of(t->type)->codes)
            continue;
        result = bitnet__matrix_plan(&m, gguf, t, BITNET_I2S_128, false, error);
        if (result) return result;
        *shows = m.span != 0 || bitnet__type_of(t->type)->grouped;
    }
    return BITNET_OK;
}

/* option, key, or the rule of chapter 8 */
static bitnet_result bitnet__read_activation_group(const bitnet_gguf *gguf,
                                                   const bitnet__hyperparameters *h,
                                                   const bitnet_model_options *options, int *group,
                                                   bitnet_error *error) {
    const bitnet_gguf_value *value = bitnet_gguf_find(gguf, "bitnet.activation_group");
    int64_t columns = BITNET__MAX(options->activation_group, 0);
    bitnet_result result = BITNET_OK;
    bool shows = h->architecture.trained == BITNET__TRAINED_FLOAT;
    if (options->activation_group == 0 && value) {
        if (value->type == BITNET_GGUF_ARRAY || !bitnet_gguf_int(value, 0, &columns)) columns = -1;
    } else if (options->activation_group == 0) {
        if (h->architecture.trained == BITNET__TRAINED_UNKNOWN &&
            !bitnet__has_part(h->parts, BITNET__NORMS_IN))
            result = bitnet__shows_float(gguf, &shows, error);
        columns = shows ? BITNET__GROUP : 0;
    }
    if (columns < 0 || columns > 1 << 17 || columns % BITNET__GROUP)
        return bitnet__fail(
            error, options->activation_group ? BITNET_ERROR_ARGUMENT : BITNET_ERROR_MODEL_KEY,
            "bitnet.activation_group is not a multiple of %d within 0..%i", BITNET__GROUP,
            (int64_t)1 << 17);
    *group = (int)columns;
    return result;
}

/* ---- tensors */

/* layers that predict further tokens, below the file's `blocks`, and vision */
static bool bitnet__is_aside(const bitnet__hyperparameters *h, int32_t blocks, bitnet_string name) {
    static const char *const others[] = {"mtp.", "v.", "mm."};
    bitnet_string rest = name;
    int layer = bitnet__take_layer(&rest);
    size_t i;
    if (layer >= h->info.layers + h->mtp && layer < blocks) return true;
    for (i = 0; i < BITNET__COUNT(others); i++)
        if (name.length > strlen(others[i]) && memcmp(name.data, others[i], strlen(others[i])) == 0)
            return bitnet__has_part(h->parts, BITNET__DELTA_QKV);
    return false;
}

static bool bitnet__knows_tensor(const bitnet__hyperparameters *h, bitnet_string name) {
    bitnet_string what;
    int layer, part = bitnet__part_of(h->parts, name, &layer, &what);
    if (layer >= h->info.layers + h->mtp) return false;
    if (part >= 0 && bitnet__layer_has(&h->info, h->parts, layer, part))
        return bitnet__is(what, bitnet__part_suffix(part)) ||
               (bitnet__is_matrix(part) && (bitnet__is(what, "scale") || bitnet__is(what, "bias")));
    bitnet__take_layer(&name);
    return layer >= 0 && (bitnet__is(name, "attn_rot_embd") || /* from old converters */
                          bitnet__is(name, "attn_rot_embd.weight"));
}

/* "blk.<layer>.<name>.<suffix>"; layer -1: "<name>.<suffix>", "" without the dot */
static const bitnet_gguf_tensor *bitnet__find_layer_tensor(const bitnet_gguf *gguf, int layer,
                                                           const char *name, const char *suffix,
                                                           char path[64]) {
    const char *dot = *suffix ? "." : "";
    if (layer < 0) bitnet__print(path, 64, "%s%s%s", name, dot, suffix);
    else bitnet__print(path, 64, "blk.%d.%s%s%s", layer, name, dot, suffix);
    return bitnet_gguf_find_tensor(gguf, path);
}

static bitnet_result bitnet__check_precise(const bitnet_gguf_tensor *t, bitnet_error *error) {
    if (t->type == BITNET_TYPE_F32 || t->type == BITNET_TYPE_F16 || t->type == BITNET_TYPE_BF16)
        return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_MODEL_TYPE, "%t is neither F32, F16 nor BF16",
                        &t->name);
}

static bitnet_result bitnet__check_dimensions(const bitnet_gguf_tensor *t, int least, int most,
                                              bitnet_error *error) {
    if (t->dimensions >= least && t->dimensions <= most) return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE, "%t has %d dimensions, not %d", &t->name,
                        t->dimensions, most);
}

static bitnet_result bitnet__check_shape(const bitnet_gguf_tensor *t, int64_t rows, int64_t columns,
                                         bitnet_error *error) {
    if (t->shape[0] == (uint64_t)columns && t->shape[1] == (uint64_t)rows) return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE, "%t is %i x %i, not %i x %i", &t->name,
                        t->shape[0], t->shape[1], columns, rows);
}

/* NULL: absent */
static bitnet_result bitnet__find_part(const bitnet_gguf *gguf, const bitnet_model_info *info,
                                       int layer, int part, const bitnet_gguf_tensor **tensor,
                                       bitnet_error *error) {
    const bitnet__part *p = &bitnet__parts[part];
    char path[64];
    int64_t rows = bitnet__part_rows(info, part), columns = bitnet__part_columns(info, part);
    int64_t stack = bitnet__is_stacked(part) ? info->experts : 0;
    int dimensions = p->rows == BITNET__ONE ? 1 : stack ? 3 : 2;
    bitnet_result result;
    const bitnet_gguf_tensor *t =
        bitnet__find_layer_tensor(gguf, layer, p->name, bitnet__part_suffix(part), path);
    *tensor = t;
    if (!t && bitnet__has_part(BITNET__OPTIONAL_PARTS, part)) return BITNET_OK;
    if (!t) return bitnet__fail(error, BITNET_ERROR_MODEL_TENSOR, "%s is missing", path);
    if ((part == BITNET__SHARED_GATE || part == BITNET__Q_NORMS || part == BITNET__K_NORMS) &&
        t->dimensions == 2 && t->shape[0] * t->shape[1] == (uint64_t)columns)
        return BITNET_OK;
    if ((result = bitnet__check_dimensions(t, dimensions, dimensions, error))) return result;
    if (stack && t->shape[2] != (uint64_t)stack)
        return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE, "%s has %i experts, not %i", path,
                            t->shape[2], stack);
    result = bitnet__check_shape(t, stack ? rows / stack : rows, columns, error);
    if (result) return result;
    return part == BITNET__ROUTER ? bitnet__check_precise(t, error) : BITNET_OK;
}

/* Those of the model (layer -1) come first, then those of `layers` layers; begin at -1. */
static bool bitnet__next_part(const bitnet_model_info *info, uint64_t parts, int layers, int *layer,
                              int *part) {
    do {
        if (++*part == BITNET__PARTS) ++*layer, *part = 0;
        if (*layer == layers) return false;
    } while (!bitnet__layer_has(info, parts, *layer, *part));
    return true;
}

/* Rejects files that might be misread. FORGE's rotation is part of its TQ2_0 weights. */
static bitnet_result bitnet__check_meaning(const bitnet_gguf *gguf,
                                           const bitnet__hyperparameters *h, bool ignore_rotations,
                                           bitnet_error *error) {
    char names[100] = "";
    bool tq2 = false;
    size_t i;
    for (i = 0; i < BITNET__COUNT(bitnet__readings); i++)
        if (bitnet__readings[i].id == gguf->unsettled && (gguf->readings >> i & 1))
            bitnet__list_name(names, sizeof names, bitnet_type_name(bitnet__readings[i].type));
    if (gguf->unsettled)
        return bitnet__fail(error, BITNET_ERROR_MODEL_TYPE,
                            "by their offsets, tensors of type %d are one of: %s", gguf->unsettled,
                            *names ? names : "no known type");
    for (i = 0; i < gguf->tensor_count; i++) {
        tq2 = tq2 || gguf->tensors[i].type == BITNET_TYPE_TQ2_0;
        if (bitnet__has(gguf->tensors[i].name, "attn_v_exps"))
            return bitnet__fail(error, BITNET_ERROR_MODEL_ARCH,
                                "experts of values (MoVA) are not supported");
    }
    for (i = 0; i < gguf->value_count && !ignore_rotations; i++) {
        bitnet_string key = gguf->values[i].key;
        if ((bitnet__has(key, "otation") || bitnet__has(key, "adamard")) &&
            !(h->basis && bitnet__has(key, BITNET__BASIS_KEYS ".")) &&
            !(tq2 && bitnet__has(key, "forge.rotation.")))
            return bitnet__fail(error, BITNET_ERROR_MODEL_KEY,
                                "%t: weights in an unknown basis (the option "
                                "ignore_rotation_keys accepts that)",
                                &key);
    }
    return BITNET_OK;
}

/* a tensor that is not read means another computation */
static bitnet_result bitnet__check_tensors(const bitnet_gguf *gguf,
                                           const bitnet__hyperparameters *h,
                                           const bitnet_model_options *options,
                                           bitnet_error *error) {
    size_t i, count = bitnet_gguf_tensor_count(gguf), extra = 0, aside = 0;
    int layer = -1, part = -1;
    bitnet_string first = {NULL, 0};
    int64_t blocks =
        bitnet__int_or(bitnet__find_key(gguf, h->architecture.name, "block_count"), h->info.layers);
    bitnet_result result = bitnet__check_meaning(gguf, h, options->ignore_rotation_keys, error);
    if (result) return result;
    while (bitnet__next_part(&h->info, h->parts, h->info.layers + h->mtp, &layer, &part)) {
        const bitnet_gguf_tensor *t;
        result = bitnet__find_part(gguf, &h->info, layer, part, &t, error);
        if (result) return result;
    }
    for (i = 0; i < count; i++) {
        bitnet_string name = bitnet_gguf_tensor_at(gguf, i)->name;
        if (bitnet__is_aside(h, (int32_t)blocks, name)) aside++;
        else if (!bitnet__knows_tensor(h, name) && extra++ == 0) first = name;
    }
    if (aside)
        bitnet__log(&options->log, BITNET_LOG_INFO,
                    "%z tensors that guess several tokens ahead or that see are left aside", aside);
    if (extra == 0 || options->ignore_extra_tensors)
        return bitnet__check_basis_names(gguf, h, error);
    return bitnet__fail(error, BITNET_ERROR_MODEL_EXTRA,
                        "%z tensors are not known to the architecture %s, the first is %t: the "
                        "results would be wrong (the option ignore_extra_tensors accepts that)",
                        extra, h->architecture.name, &first);
}

static bitnet_result bitnet__check_finite(const bitnet_gguf_tensor *t, const float *values,
                                          size_t count, bitnet_error *error) {
    if (bitnet__finite_until(values, (int)count) == (int)count) return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_MODEL_VALUE, "%t holds an infinity or a NaN", &t->name);
}

static bitnet_result bitnet__read_vector(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                         int n, float *out, bitnet_error *error) {
    size_t count = (size_t)n, size = tensor->type == BITNET_TYPE_F32 ? 4 : 2;
    uint8_t *raw = (uint8_t *)out + count * (4 - size); /* expands forward in place */
    bitnet_result result;
    if (tensor->dimensions > 2 || tensor->shape[0] * tensor->shape[1] != count)
        return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE, "%t does not hold %d values",
                            &tensor->name, n);
    if ((result = bitnet__check_precise(tensor, error)) ||
        (result = bitnet_gguf_read(gguf, tensor, 0, raw, count * size, error)))
        return result;
    if (size == 2) bitnet__type_of(tensor->type)->expand(raw, n, out);
    return bitnet__check_finite(tensor, out, count, error);
}

static size_t bitnet__floats_of(const bitnet_model_info *info, int part) {
    return (size_t)bitnet__part_rows(info, part) * (size_t)bitnet__part_columns(info, part);
}

/* ---- where they are kept */

typedef struct bitnet__loader {
    bitnet_model *model; /* without layers, it is only planned */
    bitnet_model_options options;
    bitnet_error *error;
    bitnet__hyperparameters h;
    bitnet__arena floats; /* norms and biases */
    bitnet__arena groups; /* matrices by groups */
    bitnet__arena forms;
    uint64_t repack_limit;
} bitnet__loader;

static bitnet__matrix *bitnet__matrix_of(bitnet_model *model, int layer, int part) {
    switch (part) {
    case BITNET__EMBEDDING:
    case BITNET__MTP_EMBEDDING: return &model->embedding;
    case BITNET__LM_HEAD:
    case BITNET__MTP_HEAD: return &model->lm_head;
    case BITNET__MTP_JOIN: return &model->join;
    default: return &model->layers[layer - model->first_layer].matrix[part];
    }
}

static float **bitnet__norm_at(bitnet_model *model, int layer, int part) {
    switch (part) {
    case BITNET__OUTPUT_NORM:
    case BITNET__MTP_NORM: return &model->output_norm;
    case BITNET__MTP_TOKEN_NORM: return &model->join_norms[0];
    case BITNET__MTP_STATE_NORM: return &model->join_norms[1];
    default: return &model->layers[layer - model->first_layer].norms[part - BITNET__MATRICES];
    }
}

/* Each matrix once, some without data; NULL: none is left. Begin at -1. */
static bitnet__matrix *bitnet__next_matrix(bitnet_model *model, int *layer, int *part) {
    const bitnet_model_info *info = &model->info;
    do
        if (!model->layers || !bitnet__next_part(info, model->parts, info->layers, layer, part))
            return NULL;
    while (!bitnet__is_matrix(*part) || (*part == BITNET__LM_HEAD && model->tied));
    return bitnet__matrix_of(model, *layer + model->first_layer, *part);
}

/* ====================
   >>forms   Repacked weights

   Loading makes, on all threads, the >>screen of the lm_head, which gains most, and >>base3 of
   ternary matrices. Results keep their bits. Pages of the file that are no longer needed are
   released; the system can read them again. What does not fit in memory is skipped, without an
   error.

   The screen reads a quarter of a head of halves and pays off after 20 to 50 tokens (AVX2, one or
   two threads). Base 3 reads a fifth less than I2_S: with VBMI, layers take 0.5 to 0.9 of the time;
   without, unpacking is slower than reading. */

/* 0: not for these kernels */
static uint64_t bitnet__base3_size(const bitnet__kernels *kernels, int rows, int columns) {
    if (!kernels->base3) return 0;
    return ((uint64_t)rows + BITNET__BASE3_ROWS - 1) / BITNET__BASE3_ROWS *
           bitnet__base3_block(columns);
}

/* not worth it for small vocabularies; wide states would overflow the sums */
static uint64_t bitnet__screen_size(int rows, int columns) {
    uint64_t blocks = ((uint64_t)rows + BITNET__SCREEN_ROWS - 1) / BITNET__SCREEN_ROWS;
    if (rows < 4096 || columns > 8192) return 0;
    return blocks * BITNET__SCREEN_ROWS * (2 * bitnet__screen_stride(columns) + 4 * sizeof(float));
}

/* A logit is the product of a row and the hidden state, as bitnet__exact_rows computes it. */
static bool bitnet__has_plain_rows(const bitnet__matrix *head) {
    return head->layout == BITNET__FLOATS && !head->has_bias && !head->has_scale && !head->turned;
}

static uint64_t bitnet__form_size(const bitnet_model *model, const bitnet__matrix *m, int part) {
    bool screened = model->kernels.screen && bitnet__has_plain_rows(m) &&
                    model->info.pooling == BITNET_POOLING_AUTO;
    if (part == (model->tied ? BITNET__EMBEDDING : BITNET__LM_HEAD))
        return screened ? bitnet__screen_size(m->rows, m->columns) : 0;
    return m->layout == BITNET__TERNARY && part != BITNET__MTP_HEAD
               ? bitnet__base3_size(&model->kernels, m->rows, m->columns)
               : 0;
}

/* False: the matrix has no such form, or the form does not fit. */
static bool bitnet__take_form(bitnet__loader *l, const bitnet__matrix *m, int part,
                              uint8_t **form) {
    uint64_t size = bitnet__form_size(l->model, m, part);
    if (size == 0 || size > l->repack_limit - l->forms.used) return false;
    *form = (uint8_t *)bitnet__take(&l->forms, size, 1);
    return true;
}

typedef struct bitnet__repack_work {
    bitnet_model *model;
    bitnet__matrix *m;
    int tasks;
    uint8_t *memory;
    float *room; /* [tasks][room_size] */
    size_t room_size;
    bitnet__atomic failed; /* not finite: no screen */
} bitnet__repack_work;

static void bitnet__base3_task(void *context, int32_t task) {
    const bitnet__repack_work *work = (const bitnet__repack_work *)context;
    const bitnet__matrix *m = work->m;
    int block, end;
    bitnet__split_range((m->rows + 31) / 32, 1, task, work->tasks, &block, &end);
    for (; block < end; block++)
        work->model->kernels.base3_pack(m->packed + (size_t)block * bitnet__base3_block(m->columns),
                                        m->data + (size_t)(32 * block) * m->stride, m->stride,
                                        BITNET__MIN(m->rows - 32 * block, 32), m->columns);
}

static void bitnet__screen_task(void *context, int32_t task) {
    bitnet__repack_work *work = (bitnet__repack_work *)context;
    const bitnet__matrix *m = work->m;
    float *room = work->room + (size_t)task * work->room_size;
    int row, end;
    bitnet__split_range(m->rows, 32, task, work->tasks, &row, &end);
    for (; row < end && !bitnet__load_acquire(&work->failed); row++)
        if (!work->model->kernels.screen_row(&work->model->screen, row, m->type,
                                             m->data + (size_t)row * m->stride, room))
            bitnet__store_release(&work->failed, 1);
}

static void bitnet__make_base3(bitnet__repack_work *work) {
    bitnet_model *model = work->model;
    bitnet__matrix *m = work->m;
    m->packed = work->memory;
    bitnet__run(model->pool, &model->tasks, bitnet__base3_task, work, work->tasks);
    if (m->owned) {
        model->info.weight_bytes -= (uint64_t)m->rows * m->stride;
        bitnet__free(&model->allocator, m->owned);
        m->owned = NULL;
        m->data = NULL;
    } else {
        bitnet__gguf_release(model->gguf, m->data, (size_t)m->rows * m->stride);
    }
}

static void bitnet__make_screen(bitnet__repack_work *work) {
    bitnet_model *model = work->model;
    const bitnet__matrix *m = work->m;
    bitnet__screen *s = &model->screen;
    size_t rows = bitnet__pad((size_t)m->rows, BITNET__SCREEN_ROWS);
    size_t stride = bitnet__screen_stride(m->columns);
    work->room_size = 2 * stride;
    work->room = (float *)bitnet__alloc(&model->allocator, (size_t)work->tasks,
                                        work->room_size * sizeof(float));
    s->rows = m->rows;
    s->columns = m->columns;
    s->lines = stride / 64;
    s->coarse = work->memory;
    s->fine = s->coarse + rows * stride;
    s->step = (float *)(void *)(s->fine + rows * stride);
    s->residual = s->step + rows;
    s->fine_residual = s->residual + rows;
    s->norm = s->fine_residual + rows;
    memset(s->fine - BITNET__SCREEN_ROWS * stride, 0x88, BITNET__SCREEN_ROWS * stride);
    if (work->room) bitnet__run(model->pool, &model->tasks, bitnet__screen_task, work, work->tasks);
    s->ready = work->room && !work->failed;
    bitnet__free(&model->allocator, work->room);
    if (s->ready && !m->owned)
        bitnet__gguf_release(model->gguf, m->data, (size_t)m->rows * m->stride);
}

/* One block gets large pages, which fault many times faster. If it does not fit, half is tried. */
BITNET__NOINLINE static void bitnet__repack_weights(bitnet__loader *l) {
    bitnet_model *model = l->model;
    int64_t start = bitnet__microseconds();
    int layer, part;
    bitnet__repack_work work;
    memset(&work, 0, sizeof work);
    work.model = model;
    work.tasks = model->info.threads;
    while (l->forms.used > 0 &&
           !(model->forms = (uint8_t *)bitnet__alloc_weights(&model->allocator, l->forms.used))) {
        l->repack_limit = l->forms.used / 2;
        l->forms.used = 0;
        for (layer = part = -1; (work.m = bitnet__next_matrix(model, &layer, &part)) != NULL;)
            bitnet__take_form(l, work.m, part, &work.memory);
    }
    if (!model->forms) return;
    model->info.repacked_bytes = l->forms.used;
    l->forms.memory = model->forms;
    l->forms.used = 0;
    for (layer = part = -1; (work.m = bitnet__next_matrix(model, &layer, &part)) != NULL;) {
        if (!bitnet__take_form(l, work.m, part, &work.memory)) continue;
        if (work.m->layout == BITNET__FLOATS) bitnet__make_screen(&work);
        else bitnet__make_base3(&work);
    }
    model->info.repack_microseconds = bitnet__microseconds() - start;
}

/* ====================
   >>plan   Model: planning and loading its parts

   Each part of a model is planned, then loaded. The plan decides how it is kept, and counts what is
   allocated for it; loading takes the same memory. bitnet_estimate is a plan that is not loaded. */

typedef bitnet_result bitnet__visit(bitnet__loader *l, const bitnet_gguf_tensor *tensor, int layer,
                                    int part);

static float *bitnet__take_norm(bitnet__loader *l, int part) {
    size_t n = bitnet__floats_of(&l->model->info, part);
    return bitnet__take_floats(&l->floats, 1, bitnet__pad(n, 64));
}

static void bitnet__take_matrix(bitnet__loader *l, bitnet__matrix *m) {
    m->in_block = bitnet__is_grouped(m->layout);
    if (m->in_block) m->owned = bitnet__take(&l->groups, bitnet__matrix_size(m), 1);
    if (m->has_bias) m->bias = bitnet__take_floats(&l->floats, 1, (uint64_t)m->rows);
}

/* The parts of a layer that the file has; -1: those of the model. */
static bitnet_result bitnet__each_part(bitnet__loader *l, int layer, bitnet__visit *visit) {
    const bitnet_model *model = l->model;
    bitnet_result result = BITNET_OK;
    int part;
    for (part = 0; part < BITNET__PARTS && result == BITNET_OK; part++) {
        const bitnet_gguf_tensor *tensor;
        if (bitnet__is_factors(part) || !bitnet__layer_has(&model->info, model->parts, layer, part))
            continue;
        result = bitnet__find_part(model->gguf, &model->info, layer, part, &tensor, l->error);
        if (result == BITNET_OK && tensor) result = visit(l, tensor, layer, part);
    }
    return result;
}

/* ---- planning */

static void bitnet__begin_loading(bitnet__loader *l, bitnet_model *model, const bitnet_gguf *gguf,
                                  const bitnet_model_options *options, bitnet_error *error) {
    memset(l, 0, sizeof *l);
    if (options) l->options = *options;
    if (!l->options.no_repack)
        l->repack_limit = l->options.repack_limit ? l->options.repack_limit : UINT64_MAX;
    l->model = model;
    l->error = error;
    model->options = l->options;
    model->gguf = gguf;
    model->log = l->options.log;
}

static bitnet_result bitnet__plan(bitnet__loader *l) {
    const bitnet_model_options *options = &l->options;
    bitnet__hyperparameters *h = &l->h;
    bitnet_model *model = l->model;
    bitnet_result result;
    if ((result = bitnet__check_model_options(options, l->error)) ||
        (result = bitnet__read_hyperparameters(model->gguf, h, l->error)) ||
        (result = bitnet__choose_kernels(options->isa, &model->kernels, l->error)))
        return result;
    if (options->isa == BITNET_ISA_AVX512_AMX && model->kernels.isa == options->isa)
        bitnet__log(&model->log, BITNET_LOG_INFO, "the system permits AMX");
    else if (options->isa == BITNET_ISA_AVX512_AMX)
        bitnet__log(&model->log, BITNET_LOG_WARNING, "the system does not permit AMX");
    model->info = h->info;
    model->info.isa = model->kernels.isa;
    model->info.threads = bitnet__task_count(options);
    model->architecture = h->architecture;
    model->parts = h->parts;
    model->activation = h->activation;
    model->basis.block = h->basis;
    model->norm_groups = h->norm_groups;
    model->embedding_scale = (float)h->embedding_scale;
    model->residual_scale = (float)h->residual_scale;
    model->rope_table_count = h->window || h->rope.scaling == BITNET__SCALING_LONGROPE ? 2 : 1;
    model->tied = !bitnet_gguf_find_tensor(model->gguf, "output.weight");
    result = bitnet__check_tensors(model->gguf, h, options, l->error);
    if (result) return result;
    return bitnet__read_activation_group(model->gguf, h, options, &model->activation_group,
                                         l->error);
}

static bitnet_result bitnet__plan_part(bitnet__loader *l, const bitnet_gguf_tensor *tensor,
                                       int layer, int part) {
    bitnet_model *model = l->model;
    bitnet__matrix planned, *m = &planned;
    const bitnet_i2s_layout layout = l->options.i2s_layout;
    const char *name = bitnet__parts[part].name;
    const char *list = part == BITNET__EMBEDDING ? "inverse_weight_names" : "weight_names";
    bool grouped = model->activation_group || bitnet__is_embedding(part);
    char path[64];
    uint8_t *form;
    bitnet_result result;
    model->info.parameters += bitnet__floats_of(&model->info, part);
    if (!bitnet__is_matrix(part)) {
        bitnet__take_norm(l, part);
        return BITNET_OK;
    }
    if (model->layers) m = bitnet__matrix_of(model, layer, part);
    result = bitnet__matrix_plan(m, model->gguf, tensor, layout, grouped, l->error);
    if (result) return result;
    m->has_scale = bitnet__find_layer_tensor(model->gguf, layer, name, "scale", path) != NULL;
    m->has_bias = bitnet__find_layer_tensor(model->gguf, layer, name, "bias", path) != NULL;
    m->turned = model->basis.block && bitnet__basis_names(model->gguf, list, tensor->name);
    model->grouped = model->grouped || bitnet__is_grouped(m->layout);
    model->looked_up = model->looked_up || (m->layout == BITNET__ONE_BIT && model->kernels.lookup);
    bitnet__matrix_bytes(m, tensor, layout, &model->info.weight_bytes, &model->info.mapped_bytes);
    bitnet__take_matrix(l, m);
    bitnet__take_form(l, m, part, &form);
    return BITNET_OK;
}

static bitnet_result bitnet__plan_parts(bitnet__loader *l) {
    bitnet_result result = BITNET_OK;
    int layer;
    for (layer = -1; layer < l->h.info.layers && result == BITNET_OK; layer++)
        result = bitnet__each_part(l, layer, bitnet__plan_part);
    bitnet__take_floats(&l->floats, 2, (uint64_t)l->h.info.state_size); /* unit gains */
    return result;
}

/* ---- loading */

/* Norms are padded with zeros. All matrices repacked by groups share one block, which gets large
   pages. The others are replaced by forms and freed one by one. */
static bitnet_result bitnet__weights_room(bitnet__loader *l) {
    bitnet_model *model = l->model;
    const bitnet_allocator *a = &model->allocator;
    bitnet__arena_alloc(&l->floats, a, true);
    model->gains = (float *)(void *)l->floats.memory;
    if (l->groups.used) l->groups.memory = (uint8_t *)bitnet__alloc_weights(a, l->groups.used);
    model->weights = l->groups.memory;
    if (!model->gains || (l->groups.used && !model->weights)) return bitnet__no_memory(l->error);
    l->groups.used = 0;
    return BITNET_OK;
}

static bitnet_result bitnet__load_matrix(bitnet__loader *l, const bitnet_gguf_tensor *tensor,
                                         int layer, int part) {
    bitnet_model *model = l->model;
    bitnet__matrix *m = bitnet__matrix_of(model, layer, part);
    const bitnet__loading how = {&model->allocator, l->options.i2s_layout, model->pool,
                                 &model->tasks, model->info.threads};
    const char *name = bitnet__parts[part].name;
    char path[64];
    float scale;
    bitnet_result result;
    bitnet__take_matrix(l, m);
    result = bitnet__matrix_load(m, model->gguf, tensor, &how, l->error);
    if (result == BITNET_OK && m->turned)
        result = bitnet__find_signs(&model->basis, &tensor->name, m, l->error);
    if (result == BITNET_OK && m->has_bias) {
        tensor = bitnet__find_layer_tensor(model->gguf, layer, name, "bias", path);
        result = bitnet__read_vector(model->gguf, tensor, m->rows, m->bias, l->error);
    }
    if (result || !m->has_scale) return result;
    tensor = bitnet__find_layer_tensor(model->gguf, layer, name, "scale", path);
    result = bitnet__read_vector(model->gguf, tensor, 1, &scale, l->error);
    if (result) return result;
    if (m->span)
        return bitnet__fail(l->error, BITNET_ERROR_MODEL_TYPE,
                            "%s beside the scales of groups is not supported", path);
    m->scale = m->scale * scale;
    return BITNET_OK;
}

static bitnet_result bitnet__load_part(bitnet__loader *l, const bitnet_gguf_tensor *tensor,
                                       int layer, int part) {
    float *norm;
    if (bitnet__is_matrix(part)) return bitnet__load_matrix(l, tensor, layer, part);
    *bitnet__norm_at(l->model, layer, part) = norm = bitnet__take_norm(l, part);
    return bitnet__read_vector(l->model->gguf, tensor,
                               (int)bitnet__floats_of(&l->model->info, part), norm, l->error);
}
