#pragma once
#include "../base/system.h"
#include "../base/tables.h"
#include "../base/files.h"
#include "formats.h"

/* ====================
   >>gguf   GGUF reader

   Checks the metadata and the tensor list on opening; the code below trusts them. The parser reads
   the file's first bytes: mapped, in memory, or a reader's prefix, which is doubled until it
   suffices. Memory grows with what is parsed, not with counts that the file claims. The first part
   of a split file receives all tensors. */

enum {
    BITNET__MAX_KEY = 65535, /* by the specification */
    BITNET__MAX_TENSOR_NAME = 64
};

struct bitnet_gguf {
    bitnet_allocator allocator;
    bitnet_reader reader; /* read NULL: header is the whole file */
    uint64_t size;
    const uint8_t *header; /* backs keys, names and values */
    size_t header_size;
    void *owned_header; /* if not mapped */
    size_t owned_capacity;
#ifndef BITNET_NO_STDIO
    void *map;
    FILE *file;
#endif
    bitnet_gguf *next;              /* part of a split file */
    const bitnet_gguf_value *types; /* declared, of all parts */
    int version;
    unsigned readings; /* those that fit: bits of bitnet__readings */
    int unsettled;     /* a type id that no reading fits; 0: none */
    bitnet_gguf_value *values;
    size_t value_count, value_capacity;
    bitnet_gguf_tensor *tensors;
    size_t tensor_count, tensor_capacity;
    size_t *starts; /* of strings, in header */
    size_t start_count, start_capacity;
    bitnet__table value_names, tensor_names;
};

/* 0: varies. */
static const uint8_t bitnet__gguf_size[] = {1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};

/* *size 0: unknown type. False: a 0, over 63 bits, or part of a block. */
static bool bitnet__tensor_size(int type, int dimensions, const uint64_t *shape, uint64_t *size) {
    uint64_t count = 1, values;
    int i;
    *size = 0;
    if (dimensions < 1 || dimensions > 4) return false;
    for (i = 0; i < dimensions; i++) {
        if (shape[i] == 0 || shape[i] > INT64_MAX / count) return false;
        count *= shape[i];
    }
    if (type == BITNET_TYPE_I2_S) { /* one stream, then 32 bytes of scale */
        *size = count / 4 + 32;
        return count % 4 == 0;
    }
    values = bitnet__type_of(type)->values;
    if (!values) return true;
    *size = bitnet_type_row_size(type, count);
    return shape[0] % values == 0 && *size > 0;
}

/* ---- cursor: yields zeros after a failure, so one check suffices */

typedef struct bitnet__cursor {
    const uint8_t *data;
    size_t at, length;
    uint64_t size;
    bitnet_result result; /* PENDING: prefix too short */
    bitnet_error *error;
} bitnet__cursor;

/* NULL: the prefix, or the file (`past_end`), is too short. */
static const uint8_t *bitnet__parse_bytes(bitnet__cursor *c, uint64_t n, bitnet_result past_end) {
    if (c->result) return NULL;
    if (n > c->size - c->at) {
        c->result =
            bitnet__fail(c->error, past_end, "%s, at byte %z", bitnet_result_text(past_end), c->at);
        return NULL;
    }
    if (n > c->length - c->at) {
        c->result = BITNET_PENDING;
        return NULL;
    }
    c->at += (size_t)n;
    return c->data + c->at - (size_t)n;
}

static uint32_t bitnet__parse_u32(bitnet__cursor *c) {
    const uint8_t *p = bitnet__parse_bytes(c, 4, BITNET_ERROR_GGUF_TRUNCATED);
    return p ? bitnet__load_u32(p) : 0;
}

static uint64_t bitnet__parse_u64(bitnet__cursor *c) {
    const uint8_t *p = bitnet__parse_bytes(c, 8, BITNET_ERROR_GGUF_TRUNCATED);
    return p ? bitnet__load_u64(p) : 0;
}

/* Of items of at least `unit` bytes. */
static uint64_t bitnet__parse_count(bitnet__cursor *c, uint64_t unit, const char *what) {
    uint64_t count = bitnet__parse_u64(c);
    if (c->result == BITNET_OK && count > (c->size - c->at) / unit) {
        c->result =
            bitnet__fail(c->error, BITNET_ERROR_GGUF_COUNT,
                         "the number of %s is larger than the file; was it cut short?", what);
        return 0;
    }
    return count;
}

static bitnet_string bitnet__parse_string(bitnet__cursor *c) {
    bitnet_string s;
    uint64_t length = bitnet__parse_u64(c);
    s.data = (const char *)bitnet__parse_bytes(c, length, BITNET_ERROR_GGUF_STRING);
    s.length = s.data ? (size_t)length : 0;
    return s;
}

static bitnet_string bitnet__parse_name(bitnet__cursor *c, size_t longest, const char *what) {
    bitnet_string name = bitnet__parse_string(c);
    if (c->result) return name;
    if (name.length == 0)
        c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_KEY, "%s is empty", what);
    if (name.length > longest)
        c->result =
            bitnet__fail(c->error, BITNET_ERROR_GGUF_STRING, "%s '%t' is too long", what, &name);
    return name;
}

/* ---- parsing */

static void bitnet__parse_strings(bitnet_gguf *g, bitnet__cursor *c, uint64_t count) {
    for (; count > 0 && c->result == BITNET_OK; count--) {
        size_t start = c->at;
        bitnet__parse_string(c);
        if (BITNET__MORE(&g->allocator, g->starts, g->start_capacity, g->start_count))
            g->starts[g->start_count++] = start;
        else c->result = bitnet__no_memory(c->error);
    }
}

static void bitnet__parse_value(bitnet_gguf *g, bitnet__cursor *c) {
    bitnet_gguf_value v;
    uint32_t type, element;
    v.key = bitnet__parse_name(c, BITNET__MAX_KEY, "a key");
    v.count = 1;
    v.gguf = g;
    type = element = bitnet__parse_u32(c);
    if (type == BITNET_GGUF_ARRAY) element = bitnet__parse_u32(c);
    if (c->result) return;
    if (type > BITNET_GGUF_F64 || element > BITNET_GGUF_F64 || element == BITNET_GGUF_ARRAY) {
        c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_VALUE,
                                 element == BITNET_GGUF_ARRAY
                                     ? "'%t' is an array of arrays, which is not supported"
                                     : "'%t' has an unknown type",
                                 &v.key);
        return;
    }
    v.type = (bitnet_gguf_type)type;
    v.element = (bitnet_gguf_type)element;
    if (element == BITNET_GGUF_STRING) {
        if (type == BITNET_GGUF_ARRAY) v.count = bitnet__parse_count(c, 8, "strings");
        v.first = g->start_count; /* index into starts */
        bitnet__parse_strings(g, c, v.count);
    } else {
        uint64_t size = bitnet__gguf_size[element], i;
        const uint8_t *p;
        if (type == BITNET_GGUF_ARRAY) v.count = bitnet__parse_count(c, size, "elements");
        v.first = c->at; /* offset in header */
        p = bitnet__parse_bytes(c, v.count * size, BITNET_ERROR_GGUF_TRUNCATED);
        for (i = 0; !c->result && element == BITNET_GGUF_BOOL && i < v.count; i++)
            if (p[i] > 1)
                c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_VALUE,
                                         "'%t' holds a bool that is neither 0 nor 1", &v.key);
    }
    if (c->result) return;
    if (BITNET__MORE(&g->allocator, g->values, g->value_capacity, g->value_count))
        g->values[g->value_count++] = v;
    else c->result = bitnet__no_memory(c->error);
}

/* Offsets stay relative to the data. */
static void bitnet__parse_tensor(bitnet_gguf *g, bitnet__cursor *c) {
    bitnet_gguf_tensor t;
    uint32_t dimensions, type, i;
    t.name = bitnet__parse_name(c, BITNET__MAX_TENSOR_NAME, "a tensor's name");
    dimensions = bitnet__parse_u32(c);
    for (i = 0; i < 4; i++) t.shape[i] = i < dimensions ? bitnet__parse_u64(c) : 1;
    if (c->result == BITNET_OK && (dimensions < 1 || dimensions > 4))
        c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_SHAPE,
                                 "tensor '%t' does not have 1 to 4 dimensions", &t.name);
    type = bitnet__parse_u32(c);
    t.offset = bitnet__parse_u64(c);
    if (c->result == BITNET_OK && type > INT32_MAX)
        c->result = bitnet__fail(c->error, BITNET_ERROR_GGUF_TENSOR_TYPE,
                                 "tensor '%t' has a negative type", &t.name);
    if (c->result) return;
    t.dimensions = (int)dimensions;
    t.type = (int)type;
    t.size = 0;
    t.data = NULL;
    if (BITNET__MORE(&g->allocator, g->tensors, g->tensor_capacity, g->tensor_count))
        g->tensors[g->tensor_count++] = t;
    else c->result = bitnet__no_memory(c->error);
}

static const char *bitnet__foreign_kind(const uint8_t *data, size_t size) {
    static const char torch[] = "a PyTorch file: save the model as safetensors, and convert "
                                "that with tools/bitnet_convert.c";
    static const char old[] = "a file older than GGUF: get the model as a GGUF file";
    static const struct {
        const char *start, *what;
    } kinds[] = {
        {"version https://git-lfs", "a Git LFS pointer instead of the file: get that "
                                    "with `git lfs pull`, or download it"},
        {"PK\3\4", torch}, /* zip */
        {"\x80\2", torch}, /* pickle */
        {"\x1F\x8B", "compressed by gzip: unpack it with `gunzip`"},
        {"tjgg", old},
        {"fmgg", old},
        {"lmgg", old},
        {"algg", "an adapter in an old form: merge it into its model, and convert that"},
        {"BNSS", "a saved session: load it into a session of the model that it was saved with"},
        {"CHNB", "a table of chains, not a model"}};
    size_t i, at = 0;
    for (i = 0; i < BITNET__COUNT(kinds); i++)
        if (bitnet__starts(bitnet__string_of((const char *)data, size), kinds[i].start))
            return kinds[i].what;
    if (size > 8 && data[8] == '{' && bitnet__load_u64(data) < 1 << 28)
        return "a safetensors file: convert the folder that it is in with tools/bitnet_convert.c";
    while (at < size && at < 64 && memchr(" \t\r\n\xEF\xBB\xBF", data[at], 7)) at++;
    if (at < size && data[at] == '<')
        return "a web page, saved in place of the file that it leads to: download that, from an "
               "address with /resolve/ in place of /blob/";
    if (at < size && data[at] == '{')
        return "JSON, a configuration or a server's answer, not a GGUF file";
    return NULL;
}

/* *end: where the tensor list ends. PENDING: the prefix is too short. */
static bitnet_result bitnet__parse_header(bitnet_gguf *g, size_t *end, bitnet_error *error) {
    bitnet__cursor c = {g->header, 0, g->header_size, g->size, BITNET_OK, error};
    const uint8_t *magic;
    uint64_t values, tensors;
    uint32_t version;
    g->value_count = g->tensor_count = g->start_count = 0;

    if (g->size == 0) return bitnet__fail(error, BITNET_ERROR_GGUF_TRUNCATED, "the file is empty");
    magic = bitnet__parse_bytes(&c, 4, BITNET_ERROR_GGUF_TRUNCATED);
    if (magic && memcmp(magic, "GGUF", 4) != 0) {
        const char *kind = bitnet__foreign_kind(g->header, g->header_size);
        return bitnet__fail(error, BITNET_ERROR_GGUF_MAGIC, "this is %s",
                            kind ? kind : "not a GGUF file");
    }
    version = bitnet__parse_u32(&c);
    if (c.result == BITNET_OK && version != 2 && version != 3)
        return bitnet__fail(error, BITNET_ERROR_GGUF_VERSION,
                            version << 16 ? "GGUF version %i is not supported"
                                          : "big-endian GGUF files are not supported",
                            (int64_t)version);
    g->version = (int)version;
    tensors = bitnet__parse_count(&c, 8 + 1 + 4 + 8 + 4 + 8, "tensors");
    values = bitnet__parse_count(&c, 8 + 1 + 4 + 1, "keys");
    for (; values > 0 && c.result == BITNET_OK; values--) bitnet__parse_value(g, &c);
    for (; tensors > 0 && c.result == BITNET_OK; tensors--) bitnet__parse_tensor(g, &c);
    *end = c.at;
    return c.result;
}

/* ---- checks */

static bitnet_string bitnet__value_name(const void *values, uint32_t index) {
    return ((const bitnet_gguf_value *)values)[index].key;
}

static bitnet_string bitnet__tensor_name(const void *tensors, uint32_t index) {
    return ((const bitnet_gguf_tensor *)tensors)[index].name;
}

static bitnet_result bitnet__index_names(bitnet_gguf *g, bitnet__table *table,
                                         bitnet_string (*name)(const void *, uint32_t),
                                         const void *items, size_t count, const char *what,
                                         bitnet_error *error) {
    uint32_t i;
    if (!bitnet__table_begin(table, &g->allocator, count, name, items))
        return bitnet__no_memory(error);
    for (i = 0; i < count; i++) bitnet__table_add(table, bitnet__hash_of(name(items, i)), i);
    if (!bitnet__table_end(table, &g->allocator)) return bitnet__no_memory(error);
    for (i = 0; table->count < count && i < count; i++) {
        bitnet_string s = name(items, i);
        if (bitnet__table_find(table, bitnet__hash_of(s), s)->index != i)
            return bitnet__fail(error, BITNET_ERROR_GGUF_KEY, "%s '%t' appears twice", what, &s);
    }
    return BITNET_OK;
}

static bool bitnet__tensor_before(const void *user, const void *x, const void *y) {
    const bitnet_gguf_tensor *a = *(const bitnet_gguf_tensor *const *)x;
    const bitnet_gguf_tensor *b = *(const bitnet_gguf_tensor *const *)y;
    (void)user;
    return a->offset != b->offset ? a->offset < b->offset : a < b;
}

/* To be freed. */
static const bitnet_gguf_tensor **bitnet__by_offset(const bitnet_gguf *g) {
    size_t i;
    const bitnet_gguf_tensor **order =
        BITNET__NEW(const bitnet_gguf_tensor *, &g->allocator, g->tensor_count);
    for (i = 0; order && i < g->tensor_count; i++) order[i] = &g->tensors[i];
    if (order) bitnet__sort(order, i, sizeof *order, bitnet__tensor_before, NULL);
    return order;
}

/* ---- values */

BITNET_API const bitnet_gguf_value *bitnet_gguf_find(const bitnet_gguf *gguf, const char *key) {
    const bitnet__slot *slot = bitnet__table_named(&gguf->value_names, key);
    return slot ? &gguf->values[slot->index] : NULL;
}

static const uint8_t *bitnet__element(const bitnet_gguf_value *v, uint64_t index) {
    if (!v || index >= v->count) return NULL;
    if (v->element == BITNET_GGUF_STRING)
        return v->gguf->header + v->gguf->starts[v->first + (size_t)index];
    return v->gguf->header + v->first + (size_t)index * bitnet__gguf_size[v->element];
}

BITNET_API bool bitnet_gguf_int(const bitnet_gguf_value *value, uint64_t index, int64_t *out) {
    const uint8_t *p = bitnet__element(value, index);
    *out = 0;
    if (!p) return false;
    switch (value->element) {
    case BITNET_GGUF_BOOL:
    case BITNET_GGUF_U8: *out = *p; return true;
    case BITNET_GGUF_I8: *out = (int8_t)*p; return true;
    case BITNET_GGUF_U16: *out = bitnet__load_u16(p); return true;
    case BITNET_GGUF_I16: *out = (int16_t)bitnet__load_u16(p); return true;
    case BITNET_GGUF_U32: *out = bitnet__load_u32(p); return true;
    case BITNET_GGUF_I32: *out = (int32_t)bitnet__load_u32(p); return true;
    case BITNET_GGUF_I64: *out = (int64_t)bitnet__load_u64(p); return true;
    case BITNET_GGUF_U64:
        if (bitnet__load_u64(p) > INT64_MAX) return false;
        *out = (int64_t)bitnet__load_u64(p);
        return true;
    default: return false;
    }
}

BITNET_API bool bitnet_gguf_number(const bitnet_gguf_value *value, uint64_t index, double *out) {
    const uint8_t *p = bitnet__element(value, index);
    const int64_t exact = (int64_t)1 << 53; /* doubles hold all integers up to here */
    int64_t integer;
    *out = 0;
    if (!p || value->element == BITNET_GGUF_BOOL) return false;
    if (value->element == BITNET_GGUF_F32) {
        *out = bitnet__load_f32(p);
        return true;
    }
    if (value->element == BITNET_GGUF_F64) {
        memcpy(out, p, 8);
        return true;
    }
    if (!bitnet_gguf_int(value, index, &integer) || integer < -exact || integer > exact)
        return false;
    *out = (double)integer;
    return true;
}

BITNET_API bool bitnet_gguf_string(const bitnet_gguf_value *value, uint64_t index,
                                   bitnet_string *out) {
    const uint8_t *p = bitnet__element(value, index);
    out->data = NULL;
    out->length = 0;
    if (!p || value->element != BITNET_GGUF_STRING) return false;
    out->length = (size_t)bitnet__load_u64(p);
    out->data = (const char *)p + 8;
    return true;
}

/* A number or text; `otherwise` or none if the value, or the value of the key, is not one. */
static int64_t bitnet__int_or(const bitnet_gguf_value *value, int64_t otherwise) {
    int64_t number;
    return bitnet_gguf_int(value, 0, &number) ? number : otherwise;
}
static int64_t bitnet__int_of_key(const bitnet_gguf *gguf, const char *key, int64_t otherwise) {
    return bitnet__int_or(bitnet_gguf_find(gguf, key), otherwise);
}
static bitnet_string bitnet__text_or_none(const bitnet_gguf_value *value) {
    bitnet_string text;
    bitnet_gguf_string(value, 0, &text);
    return text;
}
static bitnet_string bitnet__text_of_key(const bitnet_gguf *gguf, const char *key) {
    return bitnet__text_or_none(bitnet_gguf_find(gguf, key));
}

/* ---- types */

/* Types that share an id; offsets and the architecture tell them apart. */
static const struct {
    int id, type;
    const char *architecture; /* or any */
} bitnet__readings[] = {
    {42, BITNET_TYPE_Q2_0, NULL},
    {42, BITNET_TYPE_PQ2_0, NULL},
    {42, BITNET_TYPE_STQ1_0, "hunyuan-dense"},
    {43, BITNET_TYPE_STQ1_0, "hunyuan-dense"},
    {43, BITNET_TYPE_F8_E4M3, NULL},
    {43, BITNET_TYPE_FV5, "qwen3"},
    {43, BITNET_TYPE_Q1_0_g128, "qwen35"},
    {44, BITNET_TYPE_FV5B, "qwen3"},
    {44, BITNET_TYPE_Q1_T_g128, "qwen35"},
    {143, BITNET_TYPE_PTQ1_0, NULL},
    {143, BITNET_TYPE_G8_0, NULL},
};

/* Whether each tensor with this id, if it has the type, ends where the next one begins or the file
   ends. Below 0: all tensors, with their own types. */
static bool bitnet__fits(const bitnet_gguf *g, const bitnet_gguf_tensor *const *order, int id,
                         int type, uint64_t alignment, uint64_t end) {
    size_t i;
    for (i = g->tensor_count; i-- > 0; end = order[i]->offset) {
        const bitnet_gguf_tensor *t = order[i];
        uint64_t size, room = end - t->offset;
        if (id >= 0 && t->type != id) continue;
        if (!bitnet__tensor_size(type < 0 ? t->type : type, t->dimensions, t->shape, &size) ||
            (size && (room < size || room - size >= alignment)))
            return false;
    }
    return true;
}

static void bitnet__settle_types(bitnet_gguf *g) {
    size_t i, r, best = 0;
    for (g->unsettled = 0, i = 0; i < g->tensor_count; i++) {
        bitnet_gguf_tensor *t = &g->tensors[i];
        int count = 0, shared = 0;
        for (r = 0; r < BITNET__COUNT(bitnet__readings); r++) {
            if (bitnet__readings[r].id != t->type) continue;
            shared = t->type;
            if (g->readings >> r & 1) best = r, count++;
        }
        if (count == 1) t->type = bitnet__readings[best].type;
        else if (shared) g->unsettled = shared;
        bitnet__tensor_size(t->type, t->dimensions, t->shape, &t->size);
    }
}

/* According to a list of "ID=NAME"; -1: not by exactly one known name. */
static int bitnet__declared_type(const bitnet_gguf_value *list, int id) {
    char start[16];
    size_t i, k;
    int found = 0, type = id;
    bitnet__print(start, sizeof start, "%d=", id);
    for (i = 0; i < list->count; i++) {
        bitnet_string s;
        if (!bitnet_gguf_string(list, i, &s) || !bitnet__starts(s, start)) continue;
        s = bitnet__after(s, strlen(start));
        for (type = -1, k = 0; k < BITNET__COUNT(bitnet__types) && !found; k++)
            if (bitnet__is(s, bitnet__types[k].name)) type = bitnet__types[k].type;
        found = 1;
    }
    return type;
}

static bitnet_result bitnet__find_types(bitnet_gguf *g, const bitnet_gguf_tensor *const *order,
                                        uint64_t alignment, uint64_t end, bitnet_error *error) {
    const bitnet_gguf_value *own = bitnet_gguf_find(g, "general.tensor_types");
    const bitnet_gguf_value *list = g->types = own ? own : g->types;
    bitnet_string name = bitnet__text_of_key(g, "general.architecture");
    size_t i;
    for (i = 0; i < g->tensor_count && list; i++) {
        int id = g->tensors[i].type;
        g->tensors[i].type = list->count < 100 ? bitnet__declared_type(list, id) : -1;
        if (g->tensors[i].type < 0)
            return bitnet__fail(error, BITNET_ERROR_GGUF_TENSOR_TYPE,
                                "general.tensor_types has not one known name for %d", id);
    }
    if (list && !bitnet__fits(g, order, -1, -1, alignment, end))
        return bitnet__fail(error, BITNET_ERROR_GGUF_OFFSET,
                            "tensors are not of the sizes that general.tensor_types implies");
    for (g->readings = 0, i = 0; i < BITNET__COUNT(bitnet__readings); i++) {
        int id = bitnet__readings[i].id, type = bitnet__readings[i].type;
        const char *wanted = bitnet__readings[i].architecture;
        if (list ? id == type
                 : (!wanted || !name.length || bitnet__is(name, wanted)) &&
                       bitnet__fits(g, order, id, type, alignment, end))
            g->readings |= 1u << i;
    }
    bitnet__settle_types(g);
    for (i = 0; i < g->tensor_count; i++) {
        const bitnet_gguf_tensor *t = &g->tensors[i];
        uint64_t size;
        if (!bitnet__tensor_size(t->type, t->dimensions, t->shape, &size))
            return bitnet__fail(error, BITNET_ERROR_GGUF_SHAPE,
                                "tensor '%t' of type %s has an impossible shape", &t->name,
                                bitnet_type_name(t->type));
    }
    return BITNET_OK;
}

static bitnet_result bitnet__index_tensors(bitnet_gguf *g, const bitnet_gguf_tensor *const *order,
                                           bitnet_error *error) {
    size_t i;
    for (i = 1; i < g->tensor_count; i++) {
        const bitnet_gguf_tensor *before = order[i - 1], *t = order[i];
        if (t->offset == before->offset || t->offset - before->offset < before->size)
            return bitnet__fail(error, BITNET_ERROR_GGUF_OFFSET, "tensors '%t' and '%t' overlap",
                                &before->name, &t->name);
    }
    return bitnet__index_names(g, &g->tensor_names, bitnet__tensor_name, g->tensors,
                               g->tensor_count, "tensor", error);
}

/* Makes offsets relative to the file, in which the tensors' data begins at `base`. */
static bitnet_result bitnet__move_tensors(bitnet_gguf *g, uint64_t base, uint64_t alignment,
                                          bitnet_error *error) {
    size_t i;
    for (i = 0; i < g->tensor_count; i++) {
        bitnet_gguf_tensor *t = &g->tensors[i];
        uint64_t room = g->size - base, least = t->size ? t->size : 1;
        if (t->offset % alignment != 0)
            return bitnet__fail(error, BITNET_ERROR_GGUF_OFFSET, "tensor '%t' is misaligned",
                                &t->name);
        if (t->offset > room || least > room - t->offset)
            return bitnet__fail(error, BITNET_ERROR_GGUF_OFFSET,
                                "tensor '%t' leaves the file; was the file cut short?", &t->name);
        t->offset += base;
        if (t->size && !g->reader.read) t->data = g->header + t->offset;
    }
    return BITNET_OK;
}

static bitnet_result bitnet__place_tensors(bitnet_gguf *g, size_t end, bitnet_error *error) {
    const bitnet_gguf_value *value = bitnet_gguf_find(g, "general.alignment");
    const bitnet_gguf_tensor **order;
    int64_t alignment = 32;
    uint64_t base;
    bitnet_result result;
    if (value && (value->type != BITNET_GGUF_U32 || !bitnet_gguf_int(value, 0, &alignment) ||
                  alignment == 0 || (alignment & (alignment - 1)) != 0))
        return bitnet__fail(error, BITNET_ERROR_GGUF_ALIGNMENT,
                            "general.alignment is not a power of two in a u32");
    base = ((uint64_t)end + (uint64_t)alignment - 1) & ~((uint64_t)alignment - 1);
    if (g->tensor_count > 0 && base > g->size)
        return bitnet__fail(error, BITNET_ERROR_GGUF_TRUNCATED,
                            "the file ends before its tensors' data");
    order = bitnet__by_offset(g);
    if (!order) return bitnet__no_memory(error);
    result = bitnet__find_types(g, order, (uint64_t)alignment, g->size - base, error);
    if (result == BITNET_OK) result = bitnet__move_tensors(g, base, (uint64_t)alignment, error);
    if (result == BITNET_OK) result = bitnet__index_tensors(g, order, error);
    bitnet__free(&g->allocator, order);
    return result;
}

/* ---- opening */

BITNET_API void bitnet_gguf_free(bitnet_gguf *gguf) {
    bitnet_gguf *next;
    for (; gguf; gguf = next) {
        bitnet_allocator a = gguf->allocator;
        next = gguf->next;
#ifndef BITNET_NO_STDIO
        bitnet__unmap(gguf->map, gguf->size);
        if (gguf->file) fclose(gguf->file);
#endif
        bitnet__free(&a, gguf->owned_header);
        bitnet__free(&a, gguf->values);
        bitnet__free(&a, gguf->tensors);
        bitnet__free(&a, gguf->starts);
        bitnet__table_free(&gguf->value_names, &a);
        bitnet__table_free(&gguf->tensor_names, &a);
        bitnet__free(&a, gguf);
    }
}

static bitnet_result bitnet__read_header(bitnet_gguf *g, bitnet_error *error) {
    uint64_t want = g->header_size ? 2 * (uint64_t)g->header_size : 1 << 20;
    size_t missing;
    if (want > g->size) want = g->size;
    if (want > SIZE_MAX || !bitnet__grow(&g->allocator, &g->owned_header, &g->owned_capacity,
                                         g->header_size, (size_t)want, 1))
        return bitnet__no_memory(error);
    missing = (size_t)want - g->header_size;
    if (g->reader.read(g->reader.user, g->header_size, (uint8_t *)g->owned_header + g->header_size,
                       missing) != missing)
        return bitnet__fail(error, BITNET_ERROR_IO, "the file cannot be read");
    g->header = (const uint8_t *)g->owned_header;
    g->header_size = (size_t)want;
    return BITNET_OK;
}

static bitnet_gguf *bitnet__gguf_open(bitnet_gguf *g, bitnet_error *error) {
    size_t end = 0;
    bitnet_result result;
    do result = bitnet__parse_header(g, &end, error);
    while (result == BITNET_PENDING && (result = bitnet__read_header(g, error)) == BITNET_OK);
    if (result == BITNET_OK)
        result = bitnet__index_names(g, &g->value_names, bitnet__value_name, g->values,
                                     g->value_count, "key", error);
    if (result == BITNET_OK) result = bitnet__place_tensors(g, end, error);
    if (result == BITNET_OK) return g;
    bitnet_gguf_free(g);
    return NULL;
}

static bitnet_gguf *bitnet__gguf_create(const bitnet_gguf_options *options, bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    bitnet_gguf *g = BITNET__NEW_ZERO(bitnet_gguf, &a, 1);
    if (g) g->allocator = a;
    else bitnet__no_memory(error);
    return g;
}

BITNET_API bitnet_gguf *bitnet_gguf_open_memory(const void *data, size_t size,
                                                const bitnet_gguf_options *options,
                                                bitnet_error *error) {
    bitnet_gguf *g;
    if (bitnet__check_list(error, "data", data, size) != BITNET_OK) return NULL;
    if (!(g = bitnet__gguf_create(options, error))) return NULL;
    g->header = (const uint8_t *)data;
    g->header_size = size;
    g->size = size;
    return bitnet__gguf_open(g, error);
}

BITNET_API bitnet_gguf *bitnet_gguf_open_reader(const bitnet_reader *reader,
                                                const bitnet_gguf_options *options,
                                                bitnet_error *error) {
    bitnet_gguf *g;
    if (bitnet__check_list(error, "reader.read", reader && reader->read ? reader : NULL, 1))
        return NULL;
    if (!(g = bitnet__gguf_create(options, error))) return NULL;
    g->reader = *reader;
    g->size = reader->size;
    return bitnet__gguf_open(g, error);
}

#ifdef BITNET_NO_STDIO

BITNET_API bitnet_gguf *bitnet_gguf_open_file(const char *path, const bitnet_gguf_options *options,
                                              bitnet_error *error) {
    (void)options;
    if (bitnet__check_list(error, "path", path, 1) != BITNET_OK) return NULL;
    bitnet__fail(error, BITNET_ERROR_IO, "this build cannot open files");
    bitnet__name_file(error, path);
    return NULL;
}

#else

static bitnet_result bitnet__gguf_attach(bitnet_gguf *g, const char *path, bool map,
                                         bitnet_error *error) {
    if (bitnet__is_directory(path))
        return bitnet__fail(error, BITNET_ERROR_IO,
                            "this is a folder: name the .gguf file in it; a folder of safetensors "
                            "is to be converted with tools/bitnet_convert.c");
    if (map) g->map = bitnet__map(path, &g->size);
    if (g->map) {
        g->header = (const uint8_t *)g->map;
        g->header_size = (size_t)g->size;
        return BITNET_OK;
    }
    g->file = bitnet__open(path, "rb");
    if (!g->file || !bitnet__file_size(g->file, &g->size))
        return bitnet__fail(error, BITNET_ERROR_IO, "the file cannot be opened for reading: %s",
                            strerror(errno));
    g->reader.read = bitnet__file_read;
    g->reader.user = g->file;
    return BITNET_OK;
}

static bitnet_gguf *bitnet__gguf_open_path(const char *path, const bitnet_gguf_options *options,
                                           const bitnet_gguf_value *types, bitnet_error *error) {
    bitnet_gguf *g = bitnet__gguf_create(options, error);
    if (g) g->types = types;
    if (g && bitnet__gguf_attach(g, path, !options || !options->no_mmap, error) == BITNET_OK)
        return bitnet__gguf_open(g, error);
    bitnet_gguf_free(g);
    return NULL;
}

/* ---- split files: NAME-00001-of-00003.gguf and so on */

enum { BITNET__PART_NAME = sizeof "-00001-of-00003.gguf" - 1 };

static void bitnet__name_part(char *end, int64_t part, int64_t parts) {
    snprintf(end, BITNET__PART_NAME + 1, "-%05u-of-%05u.gguf", (unsigned)(part + 1) % 100000,
             (unsigned)parts % 100000);
}

/* Offsets count through all parts. */
static bitnet_result bitnet__add_part(bitnet_gguf *g, const bitnet_gguf *part, uint64_t before,
                                      bitnet_error *error) {
    size_t i;
    if (!BITNET__ROOM(&g->allocator, g->tensors, g->tensor_capacity, g->tensor_count,
                      g->tensor_count + part->tensor_count))
        return bitnet__no_memory(error);
    for (i = 0; i < part->tensor_count; i++) {
        bitnet_gguf_tensor *t = &g->tensors[g->tensor_count++];
        *t = part->tensors[i];
        t->offset += before;
    }
    g->readings &= part->readings;
    return BITNET_OK;
}

/* `path`: the first part; on error, the bad one. */
static bitnet_result bitnet__open_parts(bitnet_gguf *g, char *path, int64_t parts,
                                        const bitnet_gguf_options *options, bitnet_error *error) {
    char *end = path + strlen(path) - BITNET__PART_NAME;
    uint64_t before = g->size;
    bitnet_gguf *last = g;
    bitnet_result result = BITNET_OK;
    int64_t i;
    for (i = 1; i < parts && result == BITNET_OK; i++, before += last->size) {
        int64_t number, count;
        bitnet__name_part(end, i, parts);
        last->next = bitnet__gguf_open_path(path, options, g->types, error);
        if (!(last = last->next)) return BITNET_ERROR_IO;
        number = bitnet__int_of_key(last, "split.no", -1);
        count = bitnet__int_of_key(last, "split.count", -1);
        result = bitnet__add_part(g, last, before, error);
        if (last->types != g->types)
            result = bitnet__fail(error, BITNET_ERROR_GGUF_VALUE,
                                  "general.tensor_types is not in the first part alone");
        if (number != i || count != parts)
            result = bitnet__fail(error, BITNET_ERROR_GGUF_VALUE,
                                  "split.no is %i and split.count %i, not %i and %i", number, count,
                                  i, parts);
    }
    if (result == BITNET_OK) bitnet__name_part(end, 0, parts);
    return result;
}

static bitnet_result bitnet__join_parts(bitnet_gguf *g, char *path,
                                        const bitnet_gguf_options *options, bitnet_error *error) {
    int64_t parts = bitnet__int_of_key(g, "split.count", 0), tensors;
    const bitnet_gguf_tensor **order;
    char first[BITNET__PART_NAME + 1] = "";
    size_t length = strlen(path);
    bitnet_result result;
    if (parts <= 1) return BITNET_OK;
    bitnet__name_part(first, 0, parts);
    if (bitnet__int_of_key(g, "split.no", 0) != 0 || length < BITNET__PART_NAME ||
        strcmp(path + length - BITNET__PART_NAME, first) != 0)
        return bitnet__fail(error, BITNET_ERROR_MODEL_KIND,
                            "this is one of %i parts: name the first, whose name must end in %s, "
                            "with the others next to it",
                            parts, first);
    if ((result = bitnet__open_parts(g, path, parts, options, error))) return result;
    bitnet__settle_types(g);
    bitnet__table_free(&g->tensor_names, &g->allocator);
    order = bitnet__by_offset(g);
    result = order ? bitnet__index_tensors(g, order, error) : bitnet__no_memory(error);
    bitnet__free(&g->allocator, order);
    if (result) return result;
    tensors = bitnet__int_of_key(g, "split.tensors.count", (int64_t)g->tensor_count);
    if (tensors == (int64_t)g->tensor_count) return BITNET_OK;
    return bitnet__fail(error, BITNET_ERROR_GGUF_VALUE,
                        "the parts hold %z tensors, split.tensors.count is %i", g->tensor_count,
                        tensors);
}

BITNET_API bitnet_gguf *bitnet_gguf_open_file(const char *path, const bitnet_gguf_options *options,
                                              bitnet_error *error) {
    bitnet_gguf *g;
    char *name;
    bitnet_result result = bitnet__check_list(error, "path", path, 1);
    if (result) return NULL;
    g = bitnet__gguf_open_path(path, options, NULL, error);
    name = g ? BITNET__NEW_ZERO(char, &g->allocator, strlen(path) + 1) : NULL;
    if (name) {
        memcpy(name, path, strlen(path));
        result = bitnet__join_parts(g, name, options, error);
    } else if (g) {
        result = bitnet__no_memory(error);
    }
    if (!g || result) bitnet__name_file(error, name ? name : path);
    if (name) bitnet__free(&g->allocator, name);
    if (result == BITNET_OK) return g;
    bitnet_gguf_free(g);
    return NULL;
}

#endif

/* ---- lookup */

BITNET_API int32_t bitnet_gguf_version(const bitnet_gguf *gguf) { return gguf->version; }

BITNET_API uint64_t bitnet_gguf_file_size(const bitnet_gguf *gguf) {
    uint64_t size = 0;
    for (; gguf; gguf = gguf->next) size += gguf->size;
    return size;
}

BITNET_API size_t bitnet_gguf_value_count(const bitnet_gguf *gguf) { return gguf->value_count; }

BITNET_API const bitnet_gguf_value *bitnet_gguf_value_at(const bitnet_gguf *gguf, size_t index) {
    return index < gguf->value_count ? &gguf->values[index] : NULL;
}

BITNET_API size_t bitnet_gguf_tensor_count(const bitnet_gguf *gguf) { return gguf->tensor_count; }

BITNET_API const bitnet_gguf_tensor *bitnet_gguf_tensor_at(const bitnet_gguf *gguf, size_t index) {
    return index < gguf->tensor_count ? &gguf->tensors[index] : NULL;
}

BITNET_API const bitnet_gguf_tensor *bitnet_gguf_find_tensor(const bitnet_gguf *gguf,
                                                             const char *name) {
    const bitnet__slot *slot = bitnet__table_named(&gguf->tensor_names, name);
    return slot ? &gguf->tensors[slot->index] : NULL;
}

BITNET_API bitnet_result bitnet_gguf_read(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                          uint64_t offset, void *data, size_t size,
                                          bitnet_error *error) {
    bitnet_result result = bitnet__check_list(error, "data", data, size);
    if (result || size == 0) return result;
    if (offset > tensor->size || size > tensor->size - offset)
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "bytes outside of tensor '%t'",
                            &tensor->name);
    if (tensor->data) {
        memcpy(data, tensor->data + offset, size);
        return BITNET_OK;
    }
    for (offset += tensor->offset; offset >= gguf->size; gguf = gguf->next) offset -= gguf->size;
    if (gguf->reader.read(gguf->reader.user, offset, data, size) != size)
        return bitnet__fail(error, BITNET_ERROR_IO, "tensor '%t' cannot be read", &tensor->name);
    return BITNET_OK;
}

static void bitnet__gguf_release(const bitnet_gguf *gguf, const void *data, size_t size) {
#ifndef BITNET_NO_STDIO
    if (gguf->map) bitnet__release(data, size);
#else
    (void)gguf, (void)data, (void)size;
#endif
}
