/* bitnet_adapter.h - v0.4 - reads LoRA adapters, for bitnet.h
   SPDX-License-Identifier: MIT

   Do this in ONE C or C++ file, after bitnet.h:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include "tools/bitnet_adapter.h"

   and plain `#include "tools/bitnet_adapter.h"` everywhere else. In its folder it finds bitnet.h by
   itself; a copy elsewhere must come after it. bitnet.h's macros apply to it, too.

CONTENTS                                                            search for
    MANUAL
      1  Adapters                                                   >>adapters
    API
      Adapter files                                                 >>api-adapter-files
    IMPLEMENTATION
      Reading adapters                                              >>adapter-files

====================
MANUAL
====================

1 ADAPTERS                                                                          >>adapters

       bitnet_adapter *adapter = bitnet_adapter_load_file(model, "adapter.gguf", &error);
       bitnet_session_set_adapter(session, adapter, 1);

   Files are GGUF in llama.cpp's format, of F32, F16 or BF16. Adapters of embeddings, lm_head or
   norms, control vectors and adapters that begin at certain tokens (aLoRA) are rejected. Text
   vectors are computed without adapters.
*/

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif

#if BITNET_VERSION / 100 != 4
#error "bitnet_adapter.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_ADAPTER_H
#define BITNET_ADAPTER_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-adapter-files   Adapter files */

/* Loads an adapter for a model, which must outlive it; nothing else need. It is immutable: any
   number of sessions on any threads may use it. A NULL model leaves *error as it is. NULL on error:
   IO, OUT_OF_MEMORY, all GGUF_..., ADAPTER_KIND, ADAPTER_MODEL (made for another architecture;
   weights in a Hadamard basis), MODEL_KEY, and for its tensors MODEL_EXTRA (adapts what cannot be
   adapted), MODEL_TENSOR (A without B), MODEL_SHAPE (not the model's), MODEL_TYPE, MODEL_VALUE. */
BITNET_API bitnet_adapter *bitnet_adapter_load_file(bitnet_model *model, const char *path,
                                                    bitnet_error *error);
BITNET_API bitnet_adapter *bitnet_adapter_load_memory(bitnet_model *model, const void *data,
                                                      size_t size, bitnet_error *error);

/* Remove it from its sessions, or free them, first. */
BITNET_API void bitnet_adapter_free(bitnet_adapter *adapter);

/* Lives as long as the adapter. */
BITNET_API const bitnet_adapter_info *bitnet_adapter_get_info(const bitnet_adapter *adapter);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_ADAPTER_H */

/* ====================

   END OF THE API: what follows is the implementation. It uses bitnet.h's private helpers.
 */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_ADAPTER_IMPLEMENTATION_INCLUDED
#define BITNET_ADAPTER_IMPLEMENTATION_INCLUDED

BITNET__EXACT
BITNET__OPTIMIZE(BITNET__LITTLE)

/* ====================
   >>adapter-files   Reading adapters

   Checks that each tensor of the file belongs to a matrix of the model's layers, and reads A as it
   is and B in blocks of rows. Equal contents have equal hashes. */

enum { BITNET__MOST_RANK = 4096 };

static bitnet_result bitnet__check_adapter(const bitnet_gguf *gguf, const bitnet_model *model,
                                           float *alpha, bitnet_error *error) {
    bitnet_string type = bitnet__text_of_key(gguf, "general.type");
    bitnet_string kind = bitnet__text_of_key(gguf, "adapter.type");
    bitnet_string arch = bitnet__text_of_key(gguf, "general.architecture");
    const bitnet_gguf_value *value = bitnet_gguf_find(gguf, "adapter.lora.alpha");
    double number = 0;
    if (bitnet__is(arch, "controlvector"))
        return bitnet__fail(error, BITNET_ERROR_ADAPTER_KIND,
                            "this is a control vector, not a LoRA adapter");
    if (!bitnet__is(type, "adapter"))
        return bitnet__fail(error, BITNET_ERROR_ADAPTER_KIND,
                            "this is not an adapter: general.type is '%t'", &type);
    if (!bitnet__is(kind, "lora"))
        return bitnet__fail(error, BITNET_ERROR_ADAPTER_KIND,
                            "this adapter is of the type '%t', not 'lora'", &kind);
    if (bitnet_gguf_find(gguf, "adapter.alora.invocation_tokens"))
        return bitnet__fail(error, BITNET_ERROR_ADAPTER_KIND,
                            "this adapter begins at certain tokens (aLoRA): that is not supported");
    if (!bitnet__is(arch, model->architecture.name))
        return bitnet__fail(error, BITNET_ERROR_ADAPTER_MODEL,
                            "the adapter was made for a model of the architecture '%t', this is %s",
                            &arch, model->architecture.name);
    if (value && (value->type == BITNET_GGUF_ARRAY || !bitnet_gguf_number(value, 0, &number) ||
                  !bitnet__is_finite((float)number)))
        return bitnet__fail(error, BITNET_ERROR_MODEL_KEY, "adapter.lora.alpha is not a number");
    *alpha = (float)number;
    return BITNET_OK;
}

/* *base: without ".lora_a" or ".lora_b" */
static bitnet_result bitnet__adapted_matrix(const bitnet_model *model,
                                            const bitnet_gguf_tensor *tensor, bitnet_string *base,
                                            int *layer, int *part, bitnet_error *error) {
    bitnet_string what;
    const char *end;
    *base = tensor->name;
    base->length -= base->length < 7 ? base->length : 7;
    end = base->data + base->length;
    if (base->length == 0 || memcmp(end, ".lora_", 6) != 0 || (end[6] != 'a' && end[6] != 'b'))
        return bitnet__fail(error, BITNET_ERROR_MODEL_EXTRA,
                            "the adapter has %t, which is neither .lora_a nor .lora_b",
                            &tensor->name);
    *part = bitnet__part_of(model->parts, *base, layer, &what);
    if (*part == BITNET__EMBEDDING || *part == BITNET__LM_HEAD ||
        (*part >= BITNET__ROUTER && *part < BITNET__MATRICES))
        return bitnet__fail(error, BITNET_ERROR_MODEL_EXTRA,
                            "the adapter changes %t: adapters of embeddings, of the lm_head, of "
                            "experts and of k2-horizon's gates are not supported",
                            base);
    if (*part < 0 || *part >= BITNET__MATRICES || *layer >= model->info.layers ||
        !bitnet__layer_has(&model->info, model->parts, *layer, *part) ||
        !bitnet__is(what, "weight"))
        return bitnet__fail(error, BITNET_ERROR_MODEL_EXTRA,
                            "the adapter changes %t, which is not a matrix of this model's layers",
                            base);
    return BITNET_OK;
}

static bitnet_result bitnet__check_pair(const bitnet_gguf_tensor *t, int64_t rows, int64_t columns,
                                        bitnet_error *error) {
    bitnet_result result = bitnet__check_dimensions(t, 1, 2, error);
    if (result == BITNET_OK) result = bitnet__check_shape(t, rows, columns, error);
    return result == BITNET_OK ? bitnet__check_precise(t, error) : result;
}

/* raw, and as finite floats */
static bitnet_result bitnet__read_row(const bitnet_gguf *gguf, const bitnet_gguf_tensor *t, int row,
                                      uint8_t *raw, float *out, bitnet_error *error) {
    size_t bytes = (size_t)bitnet_type_row_size(t->type, t->shape[0]);
    bitnet_result result =
        bitnet_gguf_read(gguf, t, (uint64_t)row * (uint64_t)bytes, raw, bytes, error);
    if (result) return result;
    bitnet__type_of(t->type)->expand(raw, (int)t->shape[0], out);
    return bitnet__check_finite(t, out, (size_t)t->shape[0], error);
}

/* continues the hash; `row`: floats of a row of either, then a raw one */
static bitnet_result bitnet__read_pair(bitnet_adapter *adapter, bitnet__pair *pair,
                                       const bitnet_gguf *gguf, const bitnet_gguf_tensor *a,
                                       const bitnet_gguf_tensor *b, float *row,
                                       bitnet_error *error) {
    size_t bytes = (size_t)bitnet_type_row_size(a->type, a->shape[0]);
    float *room = row + (a->shape[0] > b->shape[0] ? a->shape[0] : b->shape[0]);
    int rank = pair->rank, rows = (int)b->shape[1], i, j;
    bitnet_result result = BITNET_OK;
    for (j = 0; j < rank && result == BITNET_OK; j++) {
        result = bitnet__read_row(gguf, a, j, pair->a + (size_t)j * bytes, row, error);
        if (result == BITNET_OK)
            adapter->info.hash = bitnet__floats_hash(adapter->info.hash, row, (int)a->shape[0]);
    }
    for (i = 0; i < rows && result == BITNET_OK; i++) {
        float *out = pair->b + (size_t)(i / BITNET__PAIR_ROWS) * (size_t)rank * BITNET__PAIR_ROWS +
                     i % BITNET__PAIR_ROWS;
        result = bitnet__read_row(gguf, b, i, (uint8_t *)room, row, error);
        for (j = 0; j < rank && result == BITNET_OK; j++) out[j * BITNET__PAIR_ROWS] = row[j];
        if (result == BITNET_OK)
            adapter->info.hash = bitnet__floats_hash(adapter->info.hash, row, rank);
    }
    return result;
}

static bitnet_result bitnet__load_pair(bitnet_adapter *adapter, const bitnet_gguf *gguf, int layer,
                                       int part, const bitnet_gguf_tensor *a,
                                       const bitnet_gguf_tensor *b, bitnet_error *error) {
    const bitnet_allocator *allocator = &adapter->model->allocator;
    const bitnet__matrix *m = &adapter->model->layers[layer].matrix[part];
    bitnet__pair *pair = &adapter->pairs[layer * BITNET__MATRICES + part];
    size_t rank = (size_t)a->shape[1], blocks = bitnet__pad((size_t)m->rows, BITNET__PAIR_ROWS);
    size_t longest = rank > (size_t)m->columns ? rank : (size_t)m->columns, bytes;
    float *row;
    bitnet_result result;
    if (m->signs)
        return bitnet__fail(error, BITNET_ERROR_ADAPTER_MODEL,
                            "the adapter changes a matrix in a Hadamard basis (%t), which is not "
                            "supported",
                            &a->name);
    if (a->shape[1] < 1 || a->shape[1] > BITNET__MOST_RANK)
        return bitnet__fail(error, BITNET_ERROR_MODEL_SHAPE, "%t has the rank %i, not 1 to %i",
                            &a->name, (int64_t)a->shape[1], (int64_t)BITNET__MOST_RANK);
    if ((result = bitnet__check_pair(a, (int64_t)rank, m->columns, error)) ||
        (result = bitnet__check_pair(b, m->rows, (int64_t)rank, error)))
        return result;
    bytes = (size_t)bitnet_type_row_size(a->type, a->shape[0]);
    pair->rank = (int32_t)rank;
    pair->type = a->type;
    pair->a = (uint8_t *)bitnet__alloc(allocator, rank, bytes);
    pair->b = (float *)bitnet__alloc_zero(allocator, blocks, rank * sizeof(float));
    row = (float *)bitnet__alloc(allocator, longest, 2 * sizeof(float));
    result = pair->a && pair->b && row ? bitnet__read_pair(adapter, pair, gguf, a, b, row, error)
                                       : bitnet__no_memory(error);
    bitnet__free(allocator, row);
    if (adapter->info.rank < pair->rank) adapter->info.rank = pair->rank;
    adapter->info.matrices++;
    adapter->info.parameters += (uint64_t)rank * (uint64_t)(m->rows + m->columns);
    adapter->info.bytes += rank * bytes + rank * blocks * sizeof(float);
    return result;
}

/* in layer order: equal contents hash equally */
static bitnet_result bitnet__load_pairs(bitnet_adapter *adapter, const bitnet_gguf *gguf,
                                        bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    int count = adapter->model->info.layers * BITNET__MATRICES, i;
    for (i = 0; i < count && result == BITNET_OK; i++) {
        char path[64];
        int layer = i / BITNET__MATRICES, part = i % BITNET__MATRICES;
        int32_t number = 16 * layer + part; /* in hashes of sessions saved by 0.4 */
        const char *name = bitnet__parts[part].name;
        const bitnet_gguf_tensor *a, *b;
        if (!bitnet__layer_has(&adapter->model->info, adapter->model->parts, layer, part)) continue;
        a = bitnet__find_layer_tensor(gguf, layer, name, "weight.lora_a", path);
        b = bitnet__find_layer_tensor(gguf, layer, name, "weight.lora_b", path);
        if (!a && !b) continue;
        if (!a || !b)
            return bitnet__fail(error, BITNET_ERROR_MODEL_TENSOR, "%t has no %s beside it",
                                a ? &a->name : &b->name, a ? ".lora_b" : ".lora_a");
        adapter->info.hash = bitnet__crc32(adapter->info.hash, &number, sizeof number);
        result = bitnet__load_pair(adapter, gguf, layer, part, a, b, error);
    }
    return result;
}

static bitnet_result bitnet__load_adapter(bitnet_adapter *adapter, const bitnet_gguf *gguf,
                                          bitnet_error *error) {
    const bitnet_model *model = adapter->model;
    bitnet_string name;
    size_t i;
    int layer, part;
    bitnet_result result = bitnet__check_adapter(gguf, model, &adapter->info.alpha, error);
    for (i = 0; i < bitnet_gguf_tensor_count(gguf) && result == BITNET_OK; i++)
        result = bitnet__adapted_matrix(model, bitnet_gguf_tensor_at(gguf, i), &name, &layer, &part,
                                        error);
    if (result) return result;
    if (bitnet_gguf_tensor_count(gguf) == 0)
        return bitnet__fail(error, BITNET_ERROR_ADAPTER_KIND, "the adapter changes nothing");
    if (bitnet_gguf_string(bitnet_gguf_find(gguf, "general.name"), 0, &name))
        bitnet__print(adapter->info.name, sizeof adapter->info.name, "%t", &name);
    adapter->pairs = BITNET__NEW_ZERO(bitnet__pair, &model->allocator,
                                      (size_t)model->info.layers * BITNET__MATRICES);
    if (!adapter->pairs) return bitnet__no_memory(error);
    result = bitnet__load_pairs(adapter, gguf, error);
    adapter->info.hash = bitnet__floats_hash(adapter->info.hash, &adapter->info.alpha, 1);
    if (adapter->info.hash == 0) adapter->info.hash = 1;
    return result;
}

/* takes over the file, even on failure */
static bitnet_adapter *bitnet__adapter_create(bitnet_model *model, bitnet_gguf *gguf,
                                              bitnet_error *error) {
    bitnet_adapter *adapter = NULL;
    bitnet_result result = BITNET_ERROR_OUT_OF_MEMORY;
    bitnet__fpenv saved;
    if (!gguf) return NULL;
    adapter = BITNET__NEW_ZERO(bitnet_adapter, &model->allocator, 1);
    saved = bitnet__fp_enter();
    if (!adapter) {
        bitnet__no_memory(error);
    } else {
        adapter->model = model;
        result = bitnet__load_adapter(adapter, gguf, error);
    }
    bitnet__fp_leave(saved);
    bitnet_gguf_free(gguf);
    if (result == BITNET_OK) return adapter;
    bitnet_adapter_free(adapter);
    return NULL;
}

BITNET_API bitnet_adapter *bitnet_adapter_load_file(bitnet_model *model, const char *path,
                                                    bitnet_error *error) {
    bitnet_gguf_options options = bitnet__gguf_options(NULL);
    bitnet_adapter *adapter;
    bitnet_gguf *gguf;
    if (!model) return NULL;
    options.allocator = model->allocator;
    gguf = bitnet_gguf_open_file(path, &options, error);
    adapter = bitnet__adapter_create(model, gguf, error);
    if (gguf && !adapter) bitnet__name_file(error, path);
    return adapter;
}

BITNET_API bitnet_adapter *bitnet_adapter_load_memory(bitnet_model *model, const void *data,
                                                      size_t size, bitnet_error *error) {
    bitnet_gguf_options options = bitnet__gguf_options(NULL);
    if (!model) return NULL;
    options.allocator = model->allocator;
    return bitnet__adapter_create(model, bitnet_gguf_open_memory(data, size, &options, error),
                                  error);
}

BITNET_API void bitnet_adapter_free(bitnet_adapter *adapter) {
    const bitnet_model *model;
    int count, i;
    if (!adapter) return;
    model = adapter->model;
    count = model->info.layers * BITNET__MATRICES;
    for (i = 0; adapter->pairs && i < count; i++) {
        bitnet__free(&model->allocator, adapter->pairs[i].a);
        bitnet__free(&model->allocator, adapter->pairs[i].b);
    }
    bitnet__free(&model->allocator, adapter->pairs);
    bitnet__free(&model->allocator, adapter);
}

BITNET_API const bitnet_adapter_info *bitnet_adapter_get_info(const bitnet_adapter *adapter) {
    return &adapter->info;
}

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#endif /* BITNET_ADAPTER_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
