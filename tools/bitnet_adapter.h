/* bitnet_adapter.h - v1.0 - LoRA adapters, for bitnet.h
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
      Adapters                                                      >>api-adapter
    IMPLEMENTATION
      What adapters add to products                                 >>adapter-products
      Sessions with adapters                                        >>adapter-sessions
      Reading adapters                                              >>adapter-files

====================
MANUAL
====================

1 ADAPTERS                                                                          >>adapters

       bitnet_adapter *pirate = bitnet_adapter_load_file(model, "pirate.gguf", &error);
       bitnet_session_set_adapter(session, pirate, 1.0f);        // or half as much: 0.5f

   An adapter changes what a model says - a character's voice, the form of an answer - in the
   sessions that have it: many characters need one model in memory and a small adapter each. A
   session is a function of its tokens, its adapter and the adapter's scale. If one of these
   changes, everything that depends on it is recomputed. Chapter 8 of bitnet.h has the arithmetic.

   Files are GGUF in llama.cpp's format, of F32, F16 or BF16. Adapters of embeddings, lm_head or
   norms, control vectors and adapters that begin at certain tokens (aLoRA) are rejected. Text
   vectors are computed without adapters. */

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif

#if BITNET_VERSION / 100 != 100
#error "bitnet_adapter.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_ADAPTER_H
#define BITNET_ADAPTER_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-adapter   Adapters

   A LoRA adapter is a small file next to a model: for some matrices of its layers it has two thin
   ones, A and B, whose product is added to the matrix. One model serves sessions with different
   adapters, or none, at once. */

typedef struct bitnet_adapter bitnet_adapter;

typedef struct bitnet_adapter_info {
    char name[64];       /* general.name, cut to fit, or "" */
    float alpha;         /* products are multiplied by alpha / rank; 0: by 1 */
    int32_t rank;        /* the largest of its matrices */
    int32_t matrices;    /* that it changes */
    uint64_t parameters; /* of all A and B */
    uint64_t bytes;      /* allocated for them */
    uint32_t hash;       /* of its contents, never 0; identifies it in saved sessions */
} bitnet_adapter_info;

/* Loads an adapter for a model, which must outlive it; nothing else has to. It is immutable: any
   number of sessions on any threads may use it. A NULL model leaves *error as it is. NULL on error:
   IO, OUT_OF_MEMORY, all GGUF_..., ADAPTER_KIND, ADAPTER_MODEL (made for another architecture;
   weights in a Hadamard basis), MODEL_KEY, and for its tensors MODEL_EXTRA (a tensor that cannot be
   adapted), MODEL_TENSOR (A without B), MODEL_SHAPE (not the model's), MODEL_TYPE, MODEL_VALUE. */
BITNET_API bitnet_adapter *bitnet_adapter_load_file(bitnet_model *model, const char *path,
                                                    bitnet_error *error);
BITNET_API bitnet_adapter *bitnet_adapter_load_memory(bitnet_model *model, const void *data,
                                                      size_t size, bitnet_error *error);

/* Remove it from its sessions, or free them, first. */
BITNET_API void bitnet_adapter_free(bitnet_adapter *adapter);

/* Lives as long as the adapter. */
BITNET_API const bitnet_adapter_info *bitnet_adapter_get_info(const bitnet_adapter *adapter);

/* Gives a session an adapter, times `scale` (1: as trained); NULL or the scale 0 removes it. The
   adapter must outlive the session or be removed; copies have it too. If anything changes, all
   tokens wait: the next step recomputes them, within its budget. A session on a GPU leaves it:
   attach it again. Errors: ARGUMENT (another model's; a scale that is not finite), OUT_OF_MEMORY;
   then nothing changes. */
BITNET_API bitnet_result bitnet_session_set_adapter(bitnet_session *session,
                                                    const bitnet_adapter *adapter, float scale);

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

/* ====================
   >>adapter-products   What adapters add to products

   The stages of a layer call these functions (>>forward); an adapter has their addresses. */

BITNET__OPTIMIZE(1) /* like bitnet.h's >>forward */

static const bitnet__pair *bitnet__pair_of(const bitnet__stage_work *work, int c, int matrix) {
    const bitnet_session *s = work->batch->rows[c].session;
    const bitnet__pair *pair;
    if (!s || !s->adapter) return NULL;
    pair = &s->adapter->pairs[work->layer_index * BITNET__MATRICES + matrix];
    return pair->rank ? pair : NULL;
}

static float *bitnet__inner_of(const bitnet__batch *b, int c, int matrix) {
    int at = c * BITNET__PAIR_INPUTS + bitnet__number_of_input[matrix];
    return b->inner + (size_t)at * (size_t)b->inner_rank;
}

/* A x times the factor, for every tasks-th row; A is read once */
static void bitnet__adapt_rows(const bitnet__stage_work *work, int task, int matrix,
                               const bitnet__pair *pair, int from, int to) {
    const bitnet__batch *b = work->batch;
    const bitnet__operand *in = bitnet__input_of(work, matrix);
    size_t columns = (size_t)work->layer->matrix[matrix].columns, step = (size_t)work->tasks;
    int c, j;
    work->model->kernels.dot(bitnet__inner_of(b, from, matrix),
                             step * BITNET__PAIR_INPUTS * (size_t)b->inner_rank, pair->type,
                             pair->a, (size_t)bitnet_type_row_size(pair->type, columns), pair->rank,
                             (int)columns, in->floats + (size_t)from * in->stride,
                             step * in->stride, (to - from) / work->tasks, b->scratch[task].row);
    for (c = from; c < to; c += work->tasks) {
        const bitnet_session *s = b->rows[c].session;
        float *inner = bitnet__inner_of(b, c, matrix);
        float factor = bitnet__pair_factor(s->adapter, pair, s->adapter_scale);
        for (j = 0; j < pair->rank; j++) inner[j] = inner[j] * factor;
    }
}

static void bitnet__adapt_inputs(const bitnet__stage_work *work, int task, int first, int count) {
    int matrix, c, end;
    for (matrix = first; matrix < first + count; matrix++)
        for (c = task; c < work->batch->count; c = end) {
            const bitnet__pair *pair = bitnet__pair_of(work, c, matrix);
            for (end = c + work->tasks; end < work->batch->count; end += work->tasks)
                if (bitnet__pair_of(work, end, matrix) != pair) break;
            if (pair) bitnet__adapt_rows(work, task, matrix, pair, c, end);
        }
}

/* y[i] = y[i] + (((0 + b[0][i] * inner[0]) + b[1][i] * inner[1]) + ...) */
static void bitnet__add_pair(float *y, const float *b, const float *inner, int rank, int rows) {
    float sum[BITNET__PAIR_ROWS] = {0};
    int i, j;
    for (j = 0; j < rank; j++, b += BITNET__PAIR_ROWS)
        for (i = 0; i < BITNET__PAIR_ROWS; i++) sum[i] = sum[i] + b[i] * inner[j];
    for (i = 0; i < rows; i++) y[i] = y[i] + sum[i];
}

/* y + B (A x); rows share each block of B */
static void bitnet__adapt_output(const bitnet__stage_work *work, int matrix, int from, int to,
                                 float *y, size_t stride) {
    const bitnet__batch *b = work->batch;
    int row, c;
    BITNET_ASSERT(from % BITNET__PAIR_ROWS == 0);
    for (row = from; row < to; row += BITNET__PAIR_ROWS)
        for (c = 0; c < b->count; c++) {
            const bitnet__pair *pair = bitnet__pair_of(work, c, matrix);
            if (pair)
                bitnet__add_pair(y + (size_t)c * stride + (row - from),
                                 pair->b + (size_t)row * (size_t)pair->rank,
                                 bitnet__inner_of(b, c, matrix), pair->rank,
                                 BITNET__MIN(to - row, BITNET__PAIR_ROWS));
        }
}

BITNET__OPTIMIZE_END
BITNET__OPTIMIZE(BITNET__LITTLE)

/* ====================
   >>adapter-sessions   Sessions with adapters */

static void bitnet__recompute_all(bitnet_session *s) {
    if (s->device.backend) s->device.backend->end(s);
    s->device.backend = NULL;
    bitnet__drop_batch(s);
    bitnet__drop_parked(s);
    bitnet__go_back(s, 0);
    s->failed = BITNET_OK;
}

BITNET_API bitnet_result bitnet_session_set_adapter(bitnet_session *session,
                                                    const bitnet_adapter *adapter, float scale) {
    const bitnet_adapter *before = session->adapter;
    bitnet_result result = BITNET_OK;
    if (adapter && adapter->model != session->model)
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "the adapter was loaded for another model");
    if (!bitnet__is_finite(scale))
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "the scale of an adapter must be a finite number");
    if (!adapter || scale == 0.0f) adapter = NULL, scale = 0.0f;
    if (adapter == before && scale == session->adapter_scale) return BITNET_OK;
    session->adapter = adapter;
    bitnet__release_batch(session);
    if (session->length) result = bitnet__reserve(session, 0, session->length, session->length);
    if (result) {
        session->adapter = before;
        return result;
    }
    session->adapter_scale = scale;
    bitnet__recompute_all(session);
    BITNET_ASSERT(bitnet__check_session(session));
    return BITNET_OK;
}

/* ====================
   >>adapter-files   Reading adapters

   Checks that each tensor of the file belongs to a matrix of the model's layers, and reads A as it
   is stored and B in blocks of rows. Equal contents have equal hashes. */

enum { BITNET__MOST_RANK = 4096 };

typedef struct bitnet__adapter_file {
    bitnet_adapter adapter; /* first, so that bitnet_adapter_get_info can find `info` after it */
    bitnet_adapter_info info;
} bitnet__adapter_file;

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
            adapter->hash = bitnet__floats_hash(adapter->hash, row, (int)a->shape[0]);
    }
    for (i = 0; i < rows && result == BITNET_OK; i++) {
        float *out = pair->b + (size_t)(i / BITNET__PAIR_ROWS) * (size_t)rank * BITNET__PAIR_ROWS +
                     i % BITNET__PAIR_ROWS;
        result = bitnet__read_row(gguf, b, i, (uint8_t *)room, row, error);
        for (j = 0; j < rank && result == BITNET_OK; j++) out[j * BITNET__PAIR_ROWS] = row[j];
        if (result == BITNET_OK) adapter->hash = bitnet__floats_hash(adapter->hash, row, rank);
    }
    return result;
}

static bitnet_result bitnet__load_pair(bitnet__adapter_file *file, const bitnet_gguf *gguf,
                                       int layer, int part, const bitnet_gguf_tensor *a,
                                       const bitnet_gguf_tensor *b, bitnet_error *error) {
    bitnet_adapter *adapter = &file->adapter;
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
    if (adapter->rank < pair->rank) adapter->rank = pair->rank;
    file->info.matrices++;
    file->info.parameters += (uint64_t)rank * (uint64_t)(m->rows + m->columns);
    file->info.bytes += rank * bytes + rank * blocks * sizeof(float);
    return result;
}

/* in layer order: equal contents hash equally */
static bitnet_result bitnet__load_pairs(bitnet__adapter_file *file, const bitnet_gguf *gguf,
                                        bitnet_error *error) {
    bitnet_adapter *adapter = &file->adapter;
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
            return bitnet__fail(error, BITNET_ERROR_MODEL_TENSOR, "%t has no %s next to it",
                                a ? &a->name : &b->name, a ? ".lora_b" : ".lora_a");
        adapter->hash = bitnet__crc32(adapter->hash, &number, sizeof number);
        result = bitnet__load_pair(file, gguf, layer, part, a, b, error);
    }
    return result;
}

static bitnet_result bitnet__load_adapter(bitnet__adapter_file *file, const bitnet_gguf *gguf,
                                          bitnet_error *error) {
    bitnet_adapter *adapter = &file->adapter;
    const bitnet_model *model = adapter->model;
    bitnet_string name;
    size_t i;
    int layer, part;
    bitnet_result result = bitnet__check_adapter(gguf, model, &adapter->alpha, error);
    for (i = 0; i < bitnet_gguf_tensor_count(gguf) && result == BITNET_OK; i++)
        result = bitnet__adapted_matrix(model, bitnet_gguf_tensor_at(gguf, i), &name, &layer, &part,
                                        error);
    if (result) return result;
    if (bitnet_gguf_tensor_count(gguf) == 0)
        return bitnet__fail(error, BITNET_ERROR_ADAPTER_KIND, "the adapter changes nothing");
    if (bitnet_gguf_string(bitnet_gguf_find(gguf, "general.name"), 0, &name))
        bitnet__print(file->info.name, sizeof file->info.name, "%t", &name);
    adapter->pairs = BITNET__NEW_ZERO(bitnet__pair, &model->allocator,
                                      (size_t)model->info.layers * BITNET__MATRICES);
    if (!adapter->pairs) return bitnet__no_memory(error);
    result = bitnet__load_pairs(file, gguf, error);
    adapter->hash = bitnet__floats_hash(adapter->hash, &adapter->alpha, 1);
    if (adapter->hash == 0) adapter->hash = 1;
    file->info.alpha = adapter->alpha;
    file->info.rank = adapter->rank;
    file->info.hash = adapter->hash;
    return result;
}

/* frees the file, even on failure */
static bitnet_adapter *bitnet__adapter_create(bitnet_model *model, bitnet_gguf *gguf,
                                              bitnet_error *error) {
    bitnet__adapter_file *file;
    bitnet_result result;
    bitnet__fpenv saved;
    if (!gguf) return NULL;
    file = BITNET__NEW_ZERO(bitnet__adapter_file, &model->allocator, 1);
    if (!file) {
        bitnet_gguf_free(gguf);
        bitnet__no_memory(error);
        return NULL;
    }
    file->adapter.model = model;
    file->adapter.adapt_inputs = bitnet__adapt_inputs;
    file->adapter.adapt_output = bitnet__adapt_output;
    saved = bitnet__fp_enter();
    result = bitnet__load_adapter(file, gguf, error);
    bitnet__fp_leave(saved);
    bitnet_gguf_free(gguf);
    if (result == BITNET_OK) return &file->adapter;
    bitnet_adapter_free(&file->adapter);
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
    return &((const bitnet__adapter_file *)(const void *)adapter)->info;
}

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#endif /* BITNET_ADAPTER_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
