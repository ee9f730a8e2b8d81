#pragma once
#include "../kernels/dispatch.h"
#include "forms.h"

/* ==================================================
   >>plan   Model: planning and loading its parts

   Each part of a model is planned, then loaded. The plan decides how it is kept, and counts what is
   allocated for it; loading takes the same memory. bitnet_estimate is a plan that is not loaded.
   ================================================== */

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

/* Those of a layer that the file has; -1: of the model. */
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
    l->model = model;
    l->error = error;
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
    if (options->no_mtp) bitnet__drop_mtp(h);
    if (!options->no_repack)
        l->repack_limit = options->repack_limit ? options->repack_limit : UINT64_MAX;
    model->info = h->info;
    model->info.isa = model->kernels.isa;
    model->info.threads = bitnet__task_count(options);
    model->architecture = h->architecture;
    model->parts = h->parts;
    model->activation = h->activation;
    model->basis.block = h->basis;
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
    bitnet_model *model = l->model, *owner = model;
    bitnet__matrix planned, *m = &planned;
    const bitnet_i2s_layout layout = l->options.i2s_layout;
    const char *name = bitnet__parts[part].name;
    bool grouped = model->activation_group || bitnet__is_embedding(part);
    char path[64];
    uint8_t *form;
    bitnet_result result;
    if (layer == model->info.layers && model->mtp)
        owner = model->mtp; /* the layer after the last */
    owner->info.parameters += bitnet__floats_of(&model->info, part);
    if (!bitnet__is_matrix(part)) {
        bitnet__take_norm(l, part);
        return BITNET_OK;
    }
    if (model->layers) m = bitnet__matrix_of(model, layer, part);
    result = bitnet__matrix_plan(m, model->gguf, tensor, layout, grouped, l->error);
    if (result) return result;
    m->has_scale = bitnet__find_layer_tensor(model->gguf, layer, name, "scale", path) != NULL;
    m->has_bias = bitnet__find_layer_tensor(model->gguf, layer, name, "bias", path) != NULL;
    m->turned = bitnet__is_turned(model, part, tensor->name);
    owner->grouped = owner->grouped || bitnet__is_grouped(m->layout);
    owner->looked_up = owner->looked_up || (m->layout == BITNET__ONE_BIT && model->kernels.lookup);
    bitnet__matrix_bytes(m, tensor, layout, &model->info.weight_bytes, &model->info.mapped_bytes);
    bitnet__take_matrix(l, m);
    bitnet__take_form(l, m, part, &form);
    return BITNET_OK;
}

static bitnet_result bitnet__plan_parts(bitnet__loader *l) {
    bitnet_result result = BITNET_OK;
    int layer;
    for (layer = -1; layer < l->h.info.layers + l->h.mtp && result == BITNET_OK; layer++)
        result = bitnet__each_part(l, layer, bitnet__plan_part);
    bitnet__take_floats(&l->floats, 2, (uint64_t)l->h.info.state_size); /* unit gains */
    return result;
}

/* ---- loading */

/* Norms padded with zeros; one block for all matrices that are re-packed by groups, which gets
   large pages. Forms replace the others, which are freed one by one. */
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
    const bitnet__loading how = {&model->allocator, &model->kernels, l->options.i2s_layout,
                                 model->pool,       &model->tasks,   model->info.threads};
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
